exports.id=1,exports.ids=[1],exports.modules={47117:((B,w,g)=>{"use strict";function k(S){for(var O in S)w.hasOwnProperty(
O)||(w[O]=S[O])}Object.defineProperty(w,"__esModule",{value:!0}),k(g(63972))}),63972:(function(B,w,g){"use strict";var k=this&&
this.__importDefault||function(h){return h&&h.__esModule?h:{default:h}};Object.defineProperty(w,"__esModule",{value:!0});
const S=g(79896),y=k(g(2830)).default("@kwsites/file-exists");function f(h,c,d){y("checking %s",h);try{const o=S.statSync(
h);return o.isFile()&&c?(y("[OK] path represents a file"),!0):o.isDirectory()&&d?(y("[OK] path represents a directory"),
!0):(y("[FAIL] path represents something other than a file or directory"),!1)}catch(o){if(o.code==="ENOENT")return y("[F\
AIL] path is not accessible: %o",o),!1;throw y("[FATAL] %o",o),o}}function v(h,c=w.READABLE){return f(h,(c&w.FILE)>0,(c&
w.FOLDER)>0)}w.exists=v,w.FILE=1,w.FOLDER=2,w.READABLE=w.FILE+w.FOLDER}),19997:((B,w)=>{"use strict";var g;g={value:!0},
w.ud=w.yX=void 0;function k(){let S,O,y="pending";return{promise:new Promise((v,h)=>{S=v,O=h}),done(v){y==="pending"&&(y=
"resolved",S(v))},fail(v){y==="pending"&&(y="rejected",O(v))},get fulfilled(){return y!=="pending"},get status(){return y}}}
w.yX=k,w.ud=k,g=k}),6110:((B,w,g)=>{w.formatArgs=S,w.save=O,w.load=y,w.useColors=k,w.storage=f(),w.destroy=(()=>{let h=!1;
return()=>{h||(h=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will b\
e removed in the next major version of `debug`."))}})(),w.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#00\
66FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#33\
33FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#66\
00FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC\
0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC\
6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF\
3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function k(){
if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<
"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let h;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<
"u"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.
userAgent&&(h=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(h[1],10)>=31||typeof navigator<"u"&&navigator.
userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function S(h){if(h[0]=(this.useColors?"%c":"")+
this.namespace+(this.useColors?" %c":" ")+h[0]+(this.useColors?"%c ":" ")+"+"+B.exports.humanize(this.diff),!this.useColors)
return;const c="color: "+this.color;h.splice(1,0,c,"color: inherit");let d=0,o=0;h[0].replace(/%[a-zA-Z%]/g,i=>{i!=="%%"&&
(d++,i==="%c"&&(o=d))}),h.splice(o,0,c)}w.log=console.debug||console.log||(()=>{});function O(h){try{h?w.storage.setItem(
"debug",h):w.storage.removeItem("debug")}catch{}}function y(){let h;try{h=w.storage.getItem("debug")||w.storage.getItem(
"DEBUG")}catch{}return!h&&typeof process<"u"&&"env"in process&&(h=process.env.DEBUG),h}function f(){try{return localStorage}catch{}}
B.exports=g(40897)(w);const{formatters:v}=B.exports;v.j=function(h){try{return JSON.stringify(h)}catch(c){return"[Unexpe\
ctedJSONParseError]: "+c.message}}}),40897:((B,w,g)=>{function k(S){y.debug=y,y.default=y,y.coerce=o,y.disable=c,y.enable=
v,y.enabled=d,y.humanize=g(70744),y.destroy=i,Object.keys(S).forEach(n=>{y[n]=S[n]}),y.names=[],y.skips=[],y.formatters=
{};function O(n){let s=0;for(let r=0;r<n.length;r++)s=(s<<5)-s+n.charCodeAt(r),s|=0;return y.colors[Math.abs(s)%y.colors.
length]}y.selectColor=O;function y(n){let s,r=null,a,u;function p(...b){if(!p.enabled)return;const E=p,T=Number(new Date),
L=T-(s||T);E.diff=L,E.prev=s,E.curr=T,s=T,b[0]=y.coerce(b[0]),typeof b[0]!="string"&&b.unshift("%O");let N=0;b[0]=b[0].replace(
/%([a-zA-Z%])/g,(I,P)=>{if(I==="%%")return"%";N++;const x=y.formatters[P];if(typeof x=="function"){const W=b[N];I=x.call(
E,W),b.splice(N,1),N--}return I}),y.formatArgs.call(E,b),(E.log||y.log).apply(E,b)}return p.namespace=n,p.useColors=y.useColors(),
p.color=y.selectColor(n),p.extend=f,p.destroy=y.destroy,Object.defineProperty(p,"enabled",{enumerable:!0,configurable:!1,
get:()=>r!==null?r:(a!==y.namespaces&&(a=y.namespaces,u=y.enabled(n)),u),set:b=>{r=b}}),typeof y.init=="function"&&y.init(
p),p}function f(n,s){const r=y(this.namespace+(typeof s>"u"?":":s)+n);return r.log=this.log,r}function v(n){y.save(n),y.
namespaces=n,y.names=[],y.skips=[];const s=(typeof n=="string"?n:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);
for(const r of s)r[0]==="-"?y.skips.push(r.slice(1)):y.names.push(r)}function h(n,s){let r=0,a=0,u=-1,p=0;for(;r<n.length;)
if(a<s.length&&(s[a]===n[r]||s[a]==="*"))s[a]==="*"?(u=a,p=r,a++):(r++,a++);else if(u!==-1)a=u+1,p++,r=p;else return!1;for(;a<
s.length&&s[a]==="*";)a++;return a===s.length}function c(){const n=[...y.names,...y.skips.map(s=>"-"+s)].join(",");return y.
enable(""),n}function d(n){for(const s of y.skips)if(h(n,s))return!1;for(const s of y.names)if(h(n,s))return!0;return!1}
function o(n){return n instanceof Error?n.stack||n.message:n}function i(){console.warn("Instance method `debug.destroy()\
` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}return y.enable(
y.load()),y}B.exports=k}),2830:((B,w,g)=>{typeof process>"u"||process.type==="renderer"||process.browser===!0||process.__nwjs?
B.exports=g(6110):B.exports=g(95108)}),95108:((B,w,g)=>{const k=g(52018),S=g(39023);w.init=d,w.log=v,w.formatArgs=y,w.save=
h,w.load=c,w.useColors=O,w.destroy=S.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no longer doe\
s anything. It will be removed in the next major version of `debug`."),w.colors=[6,2,3,4,5,1];try{const i=g(60075);i&&(i.
stderr||i).level>=2&&(w.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,92,93,
98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,
199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}w.inspectOpts=Object.keys(process.env).filter(i=>/^debug_/i.
test(i)).reduce((i,n)=>{const s=n.substring(6).toLowerCase().replace(/_([a-z])/g,(a,u)=>u.toUpperCase());let r=process.env[n];
return/^(yes|on|true|enabled)$/i.test(r)?r=!0:/^(no|off|false|disabled)$/i.test(r)?r=!1:r==="null"?r=null:r=Number(r),i[s]=
r,i},{});function O(){return"colors"in w.inspectOpts?!!w.inspectOpts.colors:k.isatty(process.stderr.fd)}function y(i){const{
namespace:n,useColors:s}=this;if(s){const r=this.color,a="\x1B[3"+(r<8?r:"8;5;"+r),u=`  ${a};1m${n} \x1B[0m`;i[0]=u+i[0].
split(`
`).join(`
`+u),i.push(a+"m+"+B.exports.humanize(this.diff)+"\x1B[0m")}else i[0]=f()+n+" "+i[0]}function f(){return w.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function v(...i){return process.stderr.write(S.formatWithOptions(w.inspectOpts,...i)+`
`)}function h(i){i?process.env.DEBUG=i:delete process.env.DEBUG}function c(){return process.env.DEBUG}function d(i){i.inspectOpts=
{};const n=Object.keys(w.inspectOpts);for(let s=0;s<n.length;s++)i.inspectOpts[n[s]]=w.inspectOpts[n[s]]}B.exports=g(40897)(
w);const{formatters:o}=B.exports;o.o=function(i){return this.inspectOpts.colors=this.useColors,S.inspect(i,this.inspectOpts).
split(`
`).map(n=>n.trim()).join(" ")},o.O=function(i){return this.inspectOpts.colors=this.useColors,S.inspect(i,this.inspectOpts)}}),
14807:((B,w,g)=>{(function(k){if(typeof B.exports=="object"){var S=k(require,w);S!==void 0&&(B.exports=S)}else typeof define==
"function"&&define.amd&&define(["require","exports","./format","./parser"],k)})(function(){"use strict";Object.defineProperty(
w,"__esModule",{value:!0}),w.isWS=w.applyEdit=w.setProperty=w.removeProperty=void 0;const k=g(76612),S=g(95152);function O(c,d,o){
return y(c,d,void 0,o)}w.removeProperty=O;function y(c,d,o,i){const n=d.slice(),s=[],r=(0,S.parseTree)(c,s);let a,u;for(;n.
length>0&&(u=n.pop(),a=(0,S.findNodeAtLocation)(r,n),a===void 0&&o!==void 0);)typeof u=="string"?o={[u]:o}:o=[o];if(a)if(a.
type==="object"&&typeof u=="string"&&Array.isArray(a.children)){const p=(0,S.findNodeAtLocation)(a,[u]);if(p!==void 0)if(o===
void 0){if(!p.parent)throw new Error("Malformed AST");const b=a.children.indexOf(p.parent);let E,T=p.parent.offset+p.parent.
length;if(b>0){let L=a.children[b-1];E=L.offset+L.length}else E=a.offset+1,a.children.length>1&&(T=a.children[1].offset);
return f(c,{offset:E,length:T-E,content:""},i)}else return f(c,{offset:p.offset,length:p.length,content:JSON.stringify(o)},
i);else{if(o===void 0)return[];const b=`${JSON.stringify(u)}: ${JSON.stringify(o)}`,E=i.getInsertionIndex?i.getInsertionIndex(
a.children.map(L=>L.children[0].value)):a.children.length;let T;if(E>0){let L=a.children[E-1];T={offset:L.offset+L.length,
length:0,content:","+b}}else a.children.length===0?T={offset:a.offset+1,length:0,content:b}:T={offset:a.offset+1,length:0,
content:b+","};return f(c,T,i)}}else if(a.type==="array"&&typeof u=="number"&&Array.isArray(a.children)){const p=u;if(p===
-1){const b=`${JSON.stringify(o)}`;let E;if(a.children.length===0)E={offset:a.offset+1,length:0,content:b};else{const T=a.
children[a.children.length-1];E={offset:T.offset+T.length,length:0,content:","+b}}return f(c,E,i)}else if(o===void 0&&a.
children.length>=0){const b=u,E=a.children[b];let T;if(a.children.length===1)T={offset:a.offset+1,length:a.length-2,content:""};else if(a.
children.length-1===b){let L=a.children[b-1],N=L.offset+L.length,$=a.offset+a.length;T={offset:N,length:$-2-N,content:""}}else
T={offset:E.offset,length:a.children[b+1].offset-E.offset,content:""};return f(c,T,i)}else if(o!==void 0){let b;const E=`${JSON.
stringify(o)}`;if(!i.isArrayInsertion&&a.children.length>u){const T=a.children[u];b={offset:T.offset,length:T.length,content:E}}else if(a.
children.length===0||u===0)b={offset:a.offset+1,length:0,content:a.children.length===0?E:E+","};else{const T=u>a.children.
length?a.children.length:u,L=a.children[T-1];b={offset:L.offset+L.length,length:0,content:","+E}}return f(c,b,i)}else throw new Error(
`Can not ${o===void 0?"remove":i.isArrayInsertion?"insert":"modify"} Array index ${p} as length is not sufficient`)}else
throw new Error(`Can not add ${typeof u!="number"?"index":"property"} to parent of type ${a.type}`);else{if(o===void 0)throw new Error(
"Can not delete in empty document");return f(c,{offset:r?r.offset:0,length:r?r.length:0,content:JSON.stringify(o)},i)}}w.
setProperty=y;function f(c,d,o){if(!o.formattingOptions)return[d];let i=v(c,d),n=d.offset,s=d.offset+d.content.length;if(d.
length===0||d.content.length===0){for(;n>0&&!(0,k.isEOL)(i,n-1);)n--;for(;s<i.length&&!(0,k.isEOL)(i,s);)s++}const r=(0,k.
format)(i,{offset:n,length:s-n},{...o.formattingOptions,keepLines:!1});for(let u=r.length-1;u>=0;u--){const p=r[u];i=v(i,
p),n=Math.min(n,p.offset),s=Math.max(s,p.offset+p.length),s+=p.content.length-p.length}const a=c.length-(i.length-s)-n;return[
{offset:n,length:a,content:i.substring(n,s)}]}function v(c,d){return c.substring(0,d.offset)+d.content+c.substring(d.offset+
d.length)}w.applyEdit=v;function h(c,d){return`\r
 	`.indexOf(c.charAt(d))!==-1}w.isWS=h})}),76612:((B,w,g)=>{(function(k){if(typeof B.exports=="object"){var S=k(require,
w);S!==void 0&&(B.exports=S)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner","./stri\
ng-intern"],k)})(function(){"use strict";Object.defineProperty(w,"__esModule",{value:!0}),w.isEOL=w.format=void 0;const k=g(
78525),S=g(54579);function O(c,d,o){let i,n,s,r,a;if(d){for(r=d.offset,a=r+d.length,s=r;s>0&&!h(c,s-1);)s--;let G=a;for(;G<
c.length&&!h(c,G);)G++;n=c.substring(s,G),i=f(n,o)}else n=c,i=0,s=0,r=0,a=c.length;const u=v(o,c),p=S.supportedEols.includes(
u);let b=0,E=0,T;o.insertSpaces?T=S.cachedSpaces[o.tabSize||4]??y(S.cachedSpaces[1],o.tabSize||4):T="	";const L=T==="	"?
"	":" ";let N=(0,k.createScanner)(n,!1),$=!1;function I(){if(b>1)return y(u,b)+y(T,i+E);const G=T.length*(i+E);return!p||
G>S.cachedBreakLinesWithSpaces[L][u].length?u+y(T,i+E):G<=0?u:S.cachedBreakLinesWithSpaces[L][u][G]}function P(){let G=N.
scan();for(b=0;G===15||G===14;)G===14&&o.keepLines?b+=1:G===14&&(b=1),G=N.scan();return $=G===16||N.getTokenError()!==0,
G}const x=[];function W(G,X,z){!$&&(!d||X<a&&z>r)&&c.substring(X,z)!==G&&x.push({offset:X,length:z-X,content:G})}let Y=P();
if(o.keepLines&&b>0&&W(y(u,b),0,0),Y!==17){let G=N.getTokenOffset()+s,X=T.length*i<20&&o.insertSpaces?S.cachedSpaces[T.length*
i]:y(T,i);W(X,s,G)}for(;Y!==17;){let G=N.getTokenOffset()+N.getTokenLength()+s,X=P(),z="",ae=!1;for(;b===0&&(X===12||X===
13);){let H=N.getTokenOffset()+s;W(S.cachedSpaces[1],G,H),G=N.getTokenOffset()+N.getTokenLength()+s,ae=X===12,z=ae?I():"",
X=P()}if(X===2)Y!==1&&E--,o.keepLines&&b>0||!o.keepLines&&Y!==1?z=I():o.keepLines&&(z=S.cachedSpaces[1]);else if(X===4)Y!==
3&&E--,o.keepLines&&b>0||!o.keepLines&&Y!==3?z=I():o.keepLines&&(z=S.cachedSpaces[1]);else{switch(Y){case 3:case 1:E++,o.
keepLines&&b>0||!o.keepLines?z=I():z=S.cachedSpaces[1];break;case 5:o.keepLines&&b>0||!o.keepLines?z=I():z=S.cachedSpaces[1];
break;case 12:z=I();break;case 13:b>0?z=I():ae||(z=S.cachedSpaces[1]);break;case 6:o.keepLines&&b>0?z=I():ae||(z=S.cachedSpaces[1]);
break;case 10:o.keepLines&&b>0?z=I():X===6&&!ae&&(z="");break;case 7:case 8:case 9:case 11:case 2:case 4:o.keepLines&&b>
0?z=I():(X===12||X===13)&&!ae?z=S.cachedSpaces[1]:X!==5&&X!==17&&($=!0);break;case 16:$=!0;break}b>0&&(X===12||X===13)&&
(z=I())}X===17&&(o.keepLines&&b>0?z=I():z=o.insertFinalNewline?u:"");const de=N.getTokenOffset()+s;W(z,G,de),Y=X}return x}
w.format=O;function y(c,d){let o="";for(let i=0;i<d;i++)o+=c;return o}function f(c,d){let o=0,i=0;const n=d.tabSize||4;for(;o<
c.length;){let s=c.charAt(o);if(s===S.cachedSpaces[1])i++;else if(s==="	")i+=n;else break;o++}return Math.floor(i/n)}function v(c,d){
for(let o=0;o<d.length;o++){const i=d.charAt(o);if(i==="\r")return o+1<d.length&&d.charAt(o+1)===`
`?`\r
`:"\r";if(i===`
`)return`
`}return c&&c.eol||`
`}function h(c,d){return`\r
`.indexOf(c.charAt(d))!==-1}w.isEOL=h})}),95152:((B,w,g)=>{(function(k){if(typeof B.exports=="object"){var S=k(require,w);
S!==void 0&&(B.exports=S)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner"],k)})(function(){
"use strict";Object.defineProperty(w,"__esModule",{value:!0}),w.getNodeType=w.stripComments=w.visit=w.findNodeAtOffset=w.
contains=w.getNodeValue=w.getNodePath=w.findNodeAtLocation=w.parseTree=w.parse=w.getLocation=void 0;const k=g(78525);var S;
(function(r){r.DEFAULT={allowTrailingComma:!1}})(S||(S={}));function O(r,a){const u=[],p=new Object;let b;const E={value:{},
offset:0,length:0,type:"object",parent:void 0};let T=!1;function L(N,$,I,P){E.value=N,E.offset=$,E.length=I,E.type=P,E.colonOffset=
void 0,b=E}try{i(r,{onObjectBegin:(N,$)=>{if(a<=N)throw p;b=void 0,T=a>N,u.push("")},onObjectProperty:(N,$,I)=>{if(a<$||
(L(N,$,I,"property"),u[u.length-1]=N,a<=$+I))throw p},onObjectEnd:(N,$)=>{if(a<=N)throw p;b=void 0,u.pop()},onArrayBegin:(N,$)=>{
if(a<=N)throw p;b=void 0,u.push(0)},onArrayEnd:(N,$)=>{if(a<=N)throw p;b=void 0,u.pop()},onLiteralValue:(N,$,I)=>{if(a<$||
(L(N,$,I,s(N)),a<=$+I))throw p},onSeparator:(N,$,I)=>{if(a<=$)throw p;if(N===":"&&b&&b.type==="property")b.colonOffset=$,
T=!1,b=void 0;else if(N===","){const P=u[u.length-1];typeof P=="number"?u[u.length-1]=P+1:(T=!0,u[u.length-1]=""),b=void 0}}})}catch(N){
if(N!==p)throw N}return{path:u,previousNode:b,isAtPropertyKey:T,matches:N=>{let $=0;for(let I=0;$<N.length&&I<u.length;I++)
if(N[$]===u[I]||N[$]==="*")$++;else if(N[$]!=="**")return!1;return $===N.length}}}w.getLocation=O;function y(r,a=[],u=S.
DEFAULT){let p=null,b=[];const E=[];function T(N){Array.isArray(b)?b.push(N):p!==null&&(b[p]=N)}return i(r,{onObjectBegin:()=>{
const N={};T(N),E.push(b),b=N,p=null},onObjectProperty:N=>{p=N},onObjectEnd:()=>{b=E.pop()},onArrayBegin:()=>{const N=[];
T(N),E.push(b),b=N,p=null},onArrayEnd:()=>{b=E.pop()},onLiteralValue:T,onError:(N,$,I)=>{a.push({error:N,offset:$,length:I})}},
u),b[0]}w.parse=y;function f(r,a=[],u=S.DEFAULT){let p={type:"array",offset:-1,length:-1,children:[],parent:void 0};function b(N){
p.type==="property"&&(p.length=N-p.offset,p=p.parent)}function E(N){return p.children.push(N),N}i(r,{onObjectBegin:N=>{p=
E({type:"object",offset:N,length:-1,parent:p,children:[]})},onObjectProperty:(N,$,I)=>{p=E({type:"property",offset:$,length:-1,
parent:p,children:[]}),p.children.push({type:"string",value:N,offset:$,length:I,parent:p})},onObjectEnd:(N,$)=>{b(N+$),p.
length=N+$-p.offset,p=p.parent,b(N+$)},onArrayBegin:(N,$)=>{p=E({type:"array",offset:N,length:-1,parent:p,children:[]})},
onArrayEnd:(N,$)=>{p.length=N+$-p.offset,p=p.parent,b(N+$)},onLiteralValue:(N,$,I)=>{E({type:s(N),offset:$,length:I,parent:p,
value:N}),b($+I)},onSeparator:(N,$,I)=>{p.type==="property"&&(N===":"?p.colonOffset=$:N===","&&b($))},onError:(N,$,I)=>{
a.push({error:N,offset:$,length:I})}},u);const L=p.children[0];return L&&delete L.parent,L}w.parseTree=f;function v(r,a){
if(!r)return;let u=r;for(let p of a)if(typeof p=="string"){if(u.type!=="object"||!Array.isArray(u.children))return;let b=!1;
for(const E of u.children)if(Array.isArray(E.children)&&E.children[0].value===p&&E.children.length===2){u=E.children[1],
b=!0;break}if(!b)return}else{const b=p;if(u.type!=="array"||b<0||!Array.isArray(u.children)||b>=u.children.length)return;
u=u.children[b]}return u}w.findNodeAtLocation=v;function h(r){if(!r.parent||!r.parent.children)return[];const a=h(r.parent);
if(r.parent.type==="property"){const u=r.parent.children[0].value;a.push(u)}else if(r.parent.type==="array"){const u=r.parent.
children.indexOf(r);u!==-1&&a.push(u)}return a}w.getNodePath=h;function c(r){switch(r.type){case"array":return r.children.
map(c);case"object":const a=Object.create(null);for(let u of r.children){const p=u.children[1];p&&(a[u.children[0].value]=
c(p))}return a;case"null":case"string":case"number":case"boolean":return r.value;default:return}}w.getNodeValue=c;function d(r,a,u=!1){
return a>=r.offset&&a<r.offset+r.length||u&&a===r.offset+r.length}w.contains=d;function o(r,a,u=!1){if(d(r,a,u)){const p=r.
children;if(Array.isArray(p))for(let b=0;b<p.length&&p[b].offset<=a;b++){const E=o(p[b],a,u);if(E)return E}return r}}w.findNodeAtOffset=
o;function i(r,a,u=S.DEFAULT){const p=(0,k.createScanner)(r,!1),b=[];let E=0;function T(re){return re?()=>E===0&&re(p.getTokenOffset(),
p.getTokenLength(),p.getTokenStartLine(),p.getTokenStartCharacter()):()=>!0}function L(re){return re?ge=>E===0&&re(ge,p.
getTokenOffset(),p.getTokenLength(),p.getTokenStartLine(),p.getTokenStartCharacter()):()=>!0}function N(re){return re?ge=>E===
0&&re(ge,p.getTokenOffset(),p.getTokenLength(),p.getTokenStartLine(),p.getTokenStartCharacter(),()=>b.slice()):()=>!0}function $(re){
return re?()=>{E>0?E++:re(p.getTokenOffset(),p.getTokenLength(),p.getTokenStartLine(),p.getTokenStartCharacter(),()=>b.slice())===
!1&&(E=1)}:()=>!0}function I(re){return re?()=>{E>0&&E--,E===0&&re(p.getTokenOffset(),p.getTokenLength(),p.getTokenStartLine(),
p.getTokenStartCharacter())}:()=>!0}const P=$(a.onObjectBegin),x=N(a.onObjectProperty),W=I(a.onObjectEnd),Y=$(a.onArrayBegin),
G=I(a.onArrayEnd),X=N(a.onLiteralValue),z=L(a.onSeparator),ae=T(a.onComment),de=L(a.onError),H=u&&u.disallowComments,se=u&&
u.allowTrailingComma;function ie(){for(;;){const re=p.scan();switch(p.getTokenError()){case 4:ee(14);break;case 5:ee(15);
break;case 3:ee(13);break;case 1:H||ee(11);break;case 2:ee(12);break;case 6:ee(16);break}switch(re){case 12:case 13:H?ee(
10):ae();break;case 16:ee(1);break;case 15:case 14:break;default:return re}}}function ee(re,ge=[],Fe=[]){if(de(re),ge.length+
Fe.length>0){let Ce=p.getToken();for(;Ce!==17;){if(ge.indexOf(Ce)!==-1){ie();break}else if(Fe.indexOf(Ce)!==-1)break;Ce=
ie()}}}function ve(re){const ge=p.getTokenValue();return re?X(ge):(x(ge),b.push(ge)),ie(),!0}function Te(){switch(p.getToken()){case 11:
const re=p.getTokenValue();let ge=Number(re);isNaN(ge)&&(ee(2),ge=0),X(ge);break;case 7:X(null);break;case 8:X(!0);break;case 9:
X(!1);break;default:return!1}return ie(),!0}function Oe(){return p.getToken()!==10?(ee(3,[],[2,5]),!1):(ve(!1),p.getToken()===
6?(z(":"),ie(),Me()||ee(4,[],[2,5])):ee(5,[],[2,5]),b.pop(),!0)}function Ie(){P(),ie();let re=!1;for(;p.getToken()!==2&&
p.getToken()!==17;){if(p.getToken()===5){if(re||ee(4,[],[]),z(","),ie(),p.getToken()===2&&se)break}else re&&ee(6,[],[]);
Oe()||ee(4,[],[2,5]),re=!0}return W(),p.getToken()!==2?ee(7,[2],[]):ie(),!0}function Ke(){Y(),ie();let re=!0,ge=!1;for(;p.
getToken()!==4&&p.getToken()!==17;){if(p.getToken()===5){if(ge||ee(4,[],[]),z(","),ie(),p.getToken()===4&&se)break}else ge&&
ee(6,[],[]);re?(b.push(0),re=!1):b[b.length-1]++,Me()||ee(4,[],[4,5]),ge=!0}return G(),re||b.pop(),p.getToken()!==4?ee(8,
[4],[]):ie(),!0}function Me(){switch(p.getToken()){case 3:return Ke();case 1:return Ie();case 10:return ve(!0);default:return Te()}}
return ie(),p.getToken()===17?u.allowEmptyContent?!0:(ee(4,[],[]),!1):Me()?(p.getToken()!==17&&ee(9,[],[]),!0):(ee(4,[],
[]),!1)}w.visit=i;function n(r,a){let u=(0,k.createScanner)(r),p=[],b,E=0,T;do switch(T=u.getPosition(),b=u.scan(),b){case 12:case 13:case 17:
E!==T&&p.push(r.substring(E,T)),a!==void 0&&p.push(u.getTokenValue().replace(/[^\r\n]/g,a)),E=u.getPosition();break}while(b!==
17);return p.join("")}w.stripComments=n;function s(r){switch(typeof r){case"boolean":return"boolean";case"number":return"\
number";case"string":return"string";case"object":{if(r){if(Array.isArray(r))return"array"}else return"null";return"objec\
t"}default:return"null"}}w.getNodeType=s})}),78525:((B,w)=>{(function(g){if(typeof B.exports=="object"){var k=g(require,
w);k!==void 0&&(B.exports=k)}else typeof define=="function"&&define.amd&&define(["require","exports"],g)})(function(){"u\
se strict";Object.defineProperty(w,"__esModule",{value:!0}),w.createScanner=void 0;function g(f,v=!1){const h=f.length;let c=0,
d="",o=0,i=16,n=0,s=0,r=0,a=0,u=0;function p(I,P){let x=0,W=0;for(;x<I||!P;){let Y=f.charCodeAt(c);if(Y>=48&&Y<=57)W=W*16+
Y-48;else if(Y>=65&&Y<=70)W=W*16+Y-65+10;else if(Y>=97&&Y<=102)W=W*16+Y-97+10;else break;c++,x++}return x<I&&(W=-1),W}function b(I){
c=I,d="",o=0,i=16,u=0}function E(){let I=c;if(f.charCodeAt(c)===48)c++;else for(c++;c<f.length&&O(f.charCodeAt(c));)c++;
if(c<f.length&&f.charCodeAt(c)===46)if(c++,c<f.length&&O(f.charCodeAt(c)))for(c++;c<f.length&&O(f.charCodeAt(c));)c++;else
return u=3,f.substring(I,c);let P=c;if(c<f.length&&(f.charCodeAt(c)===69||f.charCodeAt(c)===101))if(c++,(c<f.length&&f.charCodeAt(
c)===43||f.charCodeAt(c)===45)&&c++,c<f.length&&O(f.charCodeAt(c))){for(c++;c<f.length&&O(f.charCodeAt(c));)c++;P=c}else
u=3;return f.substring(I,P)}function T(){let I="",P=c;for(;;){if(c>=h){I+=f.substring(P,c),u=2;break}const x=f.charCodeAt(
c);if(x===34){I+=f.substring(P,c),c++;break}if(x===92){if(I+=f.substring(P,c),c++,c>=h){u=2;break}switch(f.charCodeAt(c++)){case 34:
I+='"';break;case 92:I+="\\";break;case 47:I+="/";break;case 98:I+="\b";break;case 102:I+="\f";break;case 110:I+=`
`;break;case 114:I+="\r";break;case 116:I+="	";break;case 117:const Y=p(4,!0);Y>=0?I+=String.fromCharCode(Y):u=4;break;default:
u=5}P=c;continue}if(x>=0&&x<=31)if(S(x)){I+=f.substring(P,c),u=2;break}else u=6;c++}return I}function L(){if(d="",u=0,o=
c,s=n,a=r,c>=h)return o=h,i=17;let I=f.charCodeAt(c);if(k(I)){do c++,d+=String.fromCharCode(I),I=f.charCodeAt(c);while(k(
I));return i=15}if(S(I))return c++,d+=String.fromCharCode(I),I===13&&f.charCodeAt(c)===10&&(c++,d+=`
`),n++,r=c,i=14;switch(I){case 123:return c++,i=1;case 125:return c++,i=2;case 91:return c++,i=3;case 93:return c++,i=4;case 58:
return c++,i=6;case 44:return c++,i=5;case 34:return c++,d=T(),i=10;case 47:const P=c-1;if(f.charCodeAt(c+1)===47){for(c+=
2;c<h&&!S(f.charCodeAt(c));)c++;return d=f.substring(P,c),i=12}if(f.charCodeAt(c+1)===42){c+=2;const x=h-1;let W=!1;for(;c<
x;){const Y=f.charCodeAt(c);if(Y===42&&f.charCodeAt(c+1)===47){c+=2,W=!0;break}c++,S(Y)&&(Y===13&&f.charCodeAt(c)===10&&
c++,n++,r=c)}return W||(c++,u=1),d=f.substring(P,c),i=13}return d+=String.fromCharCode(I),c++,i=16;case 45:if(d+=String.
fromCharCode(I),c++,c===h||!O(f.charCodeAt(c)))return i=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return d+=E(),i=11;default:for(;c<h&&N(I);)c++,I=f.charCodeAt(c);if(o!==c){switch(d=f.substring(o,c),d){case"true":return i=
8;case"false":return i=9;case"null":return i=7}return i=16}return d+=String.fromCharCode(I),c++,i=16}}function N(I){if(k(
I)||S(I))return!1;switch(I){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function $(){
let I;do I=L();while(I>=12&&I<=15);return I}return{setPosition:b,getPosition:()=>c,scan:v?$:L,getToken:()=>i,getTokenValue:()=>d,
getTokenOffset:()=>o,getTokenLength:()=>c-o,getTokenStartLine:()=>s,getTokenStartCharacter:()=>o-a,getTokenError:()=>u}}
w.createScanner=g;function k(f){return f===32||f===9}function S(f){return f===10||f===13}function O(f){return f>=48&&f<=
57}var y;(function(f){f[f.lineFeed=10]="lineFeed",f[f.carriageReturn=13]="carriageReturn",f[f.space=32]="space",f[f._0=48]=
"_0",f[f._1=49]="_1",f[f._2=50]="_2",f[f._3=51]="_3",f[f._4=52]="_4",f[f._5=53]="_5",f[f._6=54]="_6",f[f._7=55]="_7",f[f.
_8=56]="_8",f[f._9=57]="_9",f[f.a=97]="a",f[f.b=98]="b",f[f.c=99]="c",f[f.d=100]="d",f[f.e=101]="e",f[f.f=102]="f",f[f.g=
103]="g",f[f.h=104]="h",f[f.i=105]="i",f[f.j=106]="j",f[f.k=107]="k",f[f.l=108]="l",f[f.m=109]="m",f[f.n=110]="n",f[f.o=
111]="o",f[f.p=112]="p",f[f.q=113]="q",f[f.r=114]="r",f[f.s=115]="s",f[f.t=116]="t",f[f.u=117]="u",f[f.v=118]="v",f[f.w=
119]="w",f[f.x=120]="x",f[f.y=121]="y",f[f.z=122]="z",f[f.A=65]="A",f[f.B=66]="B",f[f.C=67]="C",f[f.D=68]="D",f[f.E=69]=
"E",f[f.F=70]="F",f[f.G=71]="G",f[f.H=72]="H",f[f.I=73]="I",f[f.J=74]="J",f[f.K=75]="K",f[f.L=76]="L",f[f.M=77]="M",f[f.
N=78]="N",f[f.O=79]="O",f[f.P=80]="P",f[f.Q=81]="Q",f[f.R=82]="R",f[f.S=83]="S",f[f.T=84]="T",f[f.U=85]="U",f[f.V=86]="V",
f[f.W=87]="W",f[f.X=88]="X",f[f.Y=89]="Y",f[f.Z=90]="Z",f[f.asterisk=42]="asterisk",f[f.backslash=92]="backslash",f[f.closeBrace=
125]="closeBrace",f[f.closeBracket=93]="closeBracket",f[f.colon=58]="colon",f[f.comma=44]="comma",f[f.dot=46]="dot",f[f.
doubleQuote=34]="doubleQuote",f[f.minus=45]="minus",f[f.openBrace=123]="openBrace",f[f.openBracket=91]="openBracket",f[f.
plus=43]="plus",f[f.slash=47]="slash",f[f.formFeed=12]="formFeed",f[f.tab=9]="tab"})(y||(y={}))})}),54579:((B,w)=>{(function(g){
if(typeof B.exports=="object"){var k=g(require,w);k!==void 0&&(B.exports=k)}else typeof define=="function"&&define.amd&&
define(["require","exports"],g)})(function(){"use strict";Object.defineProperty(w,"__esModule",{value:!0}),w.supportedEols=
w.cachedBreakLinesWithSpaces=w.cachedSpaces=void 0,w.cachedSpaces=new Array(20).fill(0).map((k,S)=>" ".repeat(S));const g=200;
w.cachedBreakLinesWithSpaces={" ":{"\n":new Array(g).fill(0).map((k,S)=>`
`+" ".repeat(S)),"\r":new Array(g).fill(0).map((k,S)=>"\r"+" ".repeat(S)),"\r\n":new Array(g).fill(0).map((k,S)=>`\r
`+" ".repeat(S))},"	":{"\n":new Array(g).fill(0).map((k,S)=>`
`+"	".repeat(S)),"\r":new Array(g).fill(0).map((k,S)=>"\r"+"	".repeat(S)),"\r\n":new Array(g).fill(0).map((k,S)=>`\r
`+"	".repeat(S))}},w.supportedEols=[`
`,"\r",`\r
`]})}),99547:((B,w,g)=>{(function(k){if(typeof B.exports=="object"){var S=k(require,w);S!==void 0&&(B.exports=S)}else typeof define==
"function"&&define.amd&&define(["require","exports","./impl/format","./impl/edit","./impl/scanner","./impl/parser"],k)})(
function(){"use strict";Object.defineProperty(w,"__esModule",{value:!0}),w.applyEdits=w.modify=w.format=w.printParseErrorCode=
w.ParseErrorCode=w.stripComments=w.visit=w.getNodeValue=w.getNodePath=w.findNodeAtOffset=w.findNodeAtLocation=w.parseTree=
w.parse=w.getLocation=w.SyntaxKind=w.ScanError=w.createScanner=void 0;const k=g(76612),S=g(14807),O=g(78525),y=g(95152);
w.createScanner=O.createScanner;var f;(function(n){n[n.None=0]="None",n[n.UnexpectedEndOfComment=1]="UnexpectedEndOfComm\
ent",n[n.UnexpectedEndOfString=2]="UnexpectedEndOfString",n[n.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",n[n.InvalidUnicode=
4]="InvalidUnicode",n[n.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",n[n.InvalidCharacter=6]="InvalidCharacter"})(
f||(w.ScanError=f={}));var v;(function(n){n[n.OpenBraceToken=1]="OpenBraceToken",n[n.CloseBraceToken=2]="CloseBraceToken",
n[n.OpenBracketToken=3]="OpenBracketToken",n[n.CloseBracketToken=4]="CloseBracketToken",n[n.CommaToken=5]="CommaToken",n[n.
ColonToken=6]="ColonToken",n[n.NullKeyword=7]="NullKeyword",n[n.TrueKeyword=8]="TrueKeyword",n[n.FalseKeyword=9]="FalseK\
eyword",n[n.StringLiteral=10]="StringLiteral",n[n.NumericLiteral=11]="NumericLiteral",n[n.LineCommentTrivia=12]="LineCom\
mentTrivia",n[n.BlockCommentTrivia=13]="BlockCommentTrivia",n[n.LineBreakTrivia=14]="LineBreakTrivia",n[n.Trivia=15]="Tr\
ivia",n[n.Unknown=16]="Unknown",n[n.EOF=17]="EOF"})(v||(w.SyntaxKind=v={})),w.getLocation=y.getLocation,w.parse=y.parse,
w.parseTree=y.parseTree,w.findNodeAtLocation=y.findNodeAtLocation,w.findNodeAtOffset=y.findNodeAtOffset,w.getNodePath=y.
getNodePath,w.getNodeValue=y.getNodeValue,w.visit=y.visit,w.stripComments=y.stripComments;var h;(function(n){n[n.InvalidSymbol=
1]="InvalidSymbol",n[n.InvalidNumberFormat=2]="InvalidNumberFormat",n[n.PropertyNameExpected=3]="PropertyNameExpected",n[n.
ValueExpected=4]="ValueExpected",n[n.ColonExpected=5]="ColonExpected",n[n.CommaExpected=6]="CommaExpected",n[n.CloseBraceExpected=
7]="CloseBraceExpected",n[n.CloseBracketExpected=8]="CloseBracketExpected",n[n.EndOfFileExpected=9]="EndOfFileExpected",
n[n.InvalidCommentToken=10]="InvalidCommentToken",n[n.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",n[n.UnexpectedEndOfString=
12]="UnexpectedEndOfString",n[n.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",n[n.InvalidUnicode=14]="InvalidUnicode",
n[n.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",n[n.InvalidCharacter=16]="InvalidCharacter"})(h||(w.ParseErrorCode=
h={}));function c(n){switch(n){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNam\
eExpected";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBra\
ceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:
return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"\
InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}
w.printParseErrorCode=c;function d(n,s,r){return k.format(n,s,r)}w.format=d;function o(n,s,r,a){return S.setProperty(n,s,
r,a)}w.modify=o;function i(n,s){let r=s.slice(0).sort((u,p)=>{const b=u.offset-p.offset;return b===0?u.length-p.length:b}),
a=n.length;for(let u=r.length-1;u>=0;u--){let p=r[u];if(p.offset+p.length<=a)n=S.applyEdit(n,p);else throw new Error("Ov\
erlapping edit");a=p.offset}return n}w.applyEdits=i})}),70744:(B=>{var w=1e3,g=w*60,k=g*60,S=k*24,O=S*7,y=S*365.25;B.exports=
function(d,o){o=o||{};var i=typeof d;if(i==="string"&&d.length>0)return f(d);if(i==="number"&&isFinite(d))return o.long?
h(d):v(d);throw new Error("val is not a non-empty string or a valid number. val="+JSON.stringify(d))};function f(d){if(d=
String(d),!(d.length>100)){var o=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(d);if(o){var i=parseFloat(o[1]),n=(o[2]||"ms").toLowerCase();switch(n){case"years":case"year":case"yrs":case"yr":case"\
y":return i*y;case"weeks":case"week":case"w":return i*O;case"days":case"day":case"d":return i*S;case"hours":case"hour":case"\
hrs":case"hr":case"h":return i*k;case"minutes":case"minute":case"mins":case"min":case"m":return i*g;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return i*w;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return i;default:
return}}}}function v(d){var o=Math.abs(d);return o>=S?Math.round(d/S)+"d":o>=k?Math.round(d/k)+"h":o>=g?Math.round(d/g)+
"m":o>=w?Math.round(d/w)+"s":d+"ms"}function h(d){var o=Math.abs(d);return o>=S?c(d,o,S,"day"):o>=k?c(d,o,k,"hour"):o>=g?
c(d,o,g,"minute"):o>=w?c(d,o,w,"second"):d+" ms"}function c(d,o,i,n){var s=o>=i*1.5;return Math.round(d/i)+" "+n+(s?"s":
"")}}),60075:(module=>{module.exports=eval("require")("supports-color")}),57349:((B,w,g)=>{"use strict";var k=g(41127),S=g(
63301),O=g(84454),y=g(92223),f=g(87103),v=g(90334),h=g(13142);function c(o,i,n,s,r,a){const u=n.type==="block-map"?f.resolveBlockMap(
o,i,n,s,a):n.type==="block-seq"?v.resolveBlockSeq(o,i,n,s,a):h.resolveFlowCollection(o,i,n,s,a),p=u.constructor;return r===
"!"||r===p.tagName?(u.tag=p.tagName,u):(r&&(u.tag=r),u)}function d(o,i,n,s,r){const a=s.tag,u=a?i.directives.tagName(a.source,
N=>r(a,"TAG_RESOLVE_FAILED",N)):null;if(n.type==="block-seq"){const{anchor:N,newlineAfterProp:$}=s,I=N&&a?N.offset>a.offset?
N:a:N??a;I&&(!$||$.offset<I.offset)&&r(I,"MISSING_CHAR","Missing newline after block sequence props")}const p=n.type==="\
block-map"?"map":n.type==="block-seq"?"seq":n.start.source==="{"?"map":"seq";if(!a||!u||u==="!"||u===O.YAMLMap.tagName&&
p==="map"||u===y.YAMLSeq.tagName&&p==="seq")return c(o,i,n,r,u);let b=i.schema.tags.find(N=>N.tag===u&&N.collection===p);
if(!b){const N=i.schema.knownTags[u];if(N?.collection===p)i.schema.tags.push(Object.assign({},N,{default:!1})),b=N;else return N?
r(a,"BAD_COLLECTION_TYPE",`${N.tag} used for ${p} collection, but expects ${N.collection??"scalar"}`,!0):r(a,"TAG_RESOLV\
E_FAILED",`Unresolved tag: ${u}`,!0),c(o,i,n,r,u)}const E=c(o,i,n,r,u,b),T=b.resolve?.(E,N=>r(a,"TAG_RESOLVE_FAILED",N),
i.options)??E,L=k.isNode(T)?T:new S.Scalar(T);return L.range=E.range,L.tag=u,b?.format&&(L.format=b.format),L}w.composeCollection=
d}),23683:((B,w,g)=>{"use strict";var k=g(3021),S=g(45937),O=g(17788),y=g(34631);function f(v,h,{offset:c,start:d,value:o,
end:i},n){const s=Object.assign({_directives:h},v),r=new k.Document(void 0,s),a={atKey:!1,atRoot:!0,directives:r.directives,
options:r.options,schema:r.schema},u=y.resolveProps(d,{indicator:"doc-start",next:o??i?.[0],offset:c,onError:n,parentIndent:0,
startOnNewline:!0});u.found&&(r.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&n(
u.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),r.contents=o?S.composeNode(
a,o,u,n):S.composeEmptyNode(a,u.end,d,null,u,n);const p=r.contents.range[2],b=O.resolveEnd(i,p,!1,n);return b.comment&&(r.
comment=b.comment),r.range=[c,p,b.offset],r}w.composeDoc=f}),45937:((B,w,g)=>{"use strict";var k=g(4065),S=g(41127),O=g(
57349),y=g(5413),f=g(17788),v=g(22599);const h={composeNode:c,composeEmptyNode:d};function c(i,n,s,r){const a=i.atKey,{spaceBefore:u,
comment:p,anchor:b,tag:E}=s;let T,L=!0;switch(n.type){case"alias":T=o(i,n,r),(b||E)&&r(n,"ALIAS_PROPS","An alias node mu\
st not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scal\
ar":T=y.composeScalar(i,n,E,r),b&&(T.anchor=b.source.substring(1));break;case"block-map":case"block-seq":case"flow-colle\
ction":try{T=O.composeCollection(h,i,n,s,r),b&&(T.anchor=b.source.substring(1))}catch(N){const $=N instanceof Error?N.message:
String(N);r(n,"RESOURCE_EXHAUSTION",$)}break;default:{const N=n.type==="error"?n.message:`Unsupported token (type: ${n.type}\
)`;r(n,"UNEXPECTED_TOKEN",N),L=!1}}return T??(T=d(i,n.offset,void 0,null,s,r)),b&&T.anchor===""&&r(b,"BAD_ALIAS","Anchor\
 cannot be an empty string"),a&&i.options.stringKeys&&(!S.isScalar(T)||typeof T.value!="string"||T.tag&&T.tag!=="tag:yam\
l.org,2002:str")&&r(E??n,"NON_STRING_KEY","With stringKeys, all keys must be strings"),u&&(T.spaceBefore=!0),p&&(n.type===
"scalar"&&n.source===""?T.comment=p:T.commentBefore=p),i.options.keepSourceTokens&&L&&(T.srcToken=n),T}function d(i,n,s,r,{
spaceBefore:a,comment:u,anchor:p,tag:b,end:E},T){const L={type:"scalar",offset:v.emptyScalarPosition(n,s,r),indent:-1,source:""},
N=y.composeScalar(i,L,b,T);return p&&(N.anchor=p.source.substring(1),N.anchor===""&&T(p,"BAD_ALIAS","Anchor cannot be an\
 empty string")),a&&(N.spaceBefore=!0),u&&(N.comment=u,N.range[2]=E),N}function o({options:i},{offset:n,source:s,end:r},a){
const u=new k.Alias(s.substring(1));u.source===""&&a(n,"BAD_ALIAS","Alias cannot be an empty string"),u.source.endsWith(
":")&&a(n+s.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const p=n+s.length,b=f.resolveEnd(r,p,i.strict,a);
return u.range=[n,p,b.offset],b.comment&&(u.comment=b.comment),u}w.composeEmptyNode=d,w.composeNode=c}),5413:((B,w,g)=>{
"use strict";var k=g(41127),S=g(63301),O=g(48913),y=g(76842);function f(c,d,o,i){const{value:n,type:s,comment:r,range:a}=d.
type==="block-scalar"?O.resolveBlockScalar(c,d,i):y.resolveFlowScalar(d,c.options.strict,i),u=o?c.directives.tagName(o.source,
E=>i(o,"TAG_RESOLVE_FAILED",E)):null;let p;c.options.stringKeys&&c.atKey?p=c.schema[k.SCALAR]:u?p=v(c.schema,n,u,o,i):d.
type==="scalar"?p=h(c,n,d,i):p=c.schema[k.SCALAR];let b;try{const E=p.resolve(n,T=>i(o??d,"TAG_RESOLVE_FAILED",T),c.options);
b=k.isScalar(E)?E:new S.Scalar(E)}catch(E){const T=E instanceof Error?E.message:String(E);i(o??d,"TAG_RESOLVE_FAILED",T),
b=new S.Scalar(n)}return b.range=a,b.source=n,s&&(b.type=s),u&&(b.tag=u),p.format&&(b.format=p.format),r&&(b.comment=r),
b}function v(c,d,o,i,n){if(o==="!")return c[k.SCALAR];const s=[];for(const a of c.tags)if(!a.collection&&a.tag===o)if(a.
default&&a.test)s.push(a);else return a;for(const a of s)if(a.test?.test(d))return a;const r=c.knownTags[o];return r&&!r.
collection?(c.tags.push(Object.assign({},r,{default:!1,test:void 0})),r):(n(i,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,
o!=="tag:yaml.org,2002:str"),c[k.SCALAR])}function h({atKey:c,directives:d,schema:o},i,n,s){const r=o.tags.find(a=>(a.default===
!0||c&&a.default==="key")&&a.test?.test(i))||o[k.SCALAR];if(o.compat){const a=o.compat.find(u=>u.default&&u.test?.test(i))??
o[k.SCALAR];if(r.tag!==a.tag){const u=d.tagString(r.tag),p=d.tagString(a.tag),b=`Value may be parsed as either ${u} or ${p}`;
s(n,"TAG_RESOLVE_FAILED",b,!0)}}return r}w.composeScalar=f}),89984:((B,w,g)=>{"use strict";var k=g(932),S=g(61342),O=g(3021),
y=g(91464),f=g(41127),v=g(23683),h=g(17788);function c(i){if(typeof i=="number")return[i,i+1];if(Array.isArray(i))return i.
length===2?i:[i[0],i[1]];const{offset:n,source:s}=i;return[n,n+(typeof s=="string"?s.length:1)]}function d(i){let n="",s=!1,
r=!1;for(let a=0;a<i.length;++a){const u=i[a];switch(u[0]){case"#":n+=(n===""?"":r?`

`:`
`)+(u.substring(1)||" "),s=!0,r=!1;break;case"%":i[a+1]?.[0]!=="#"&&(a+=1),s=!1;break;default:s||(r=!0),s=!1}}return{comment:n,
afterEmptyLine:r}}class o{constructor(n={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(s,r,a,u)=>{const p=c(s);u?this.warnings.push(new y.YAMLWarning(p,r,a)):this.errors.push(new y.YAMLParseError(
p,r,a))},this.directives=new S.Directives({version:n.version||"1.2"}),this.options=n}decorate(n,s){const{comment:r,afterEmptyLine:a}=d(
this.prelude);if(r){const u=n.contents;if(s)n.comment=n.comment?`${n.comment}
${r}`:r;else if(a||n.directives.docStart||!u)n.commentBefore=r;else if(f.isCollection(u)&&!u.flow&&u.items.length>0){let p=u.
items[0];f.isPair(p)&&(p=p.key);const b=p.commentBefore;p.commentBefore=b?`${r}
${b}`:r}else{const p=u.commentBefore;u.commentBefore=p?`${r}
${p}`:r}}if(s){for(let u=0;u<this.errors.length;++u)n.errors.push(this.errors[u]);for(let u=0;u<this.warnings.length;++u)
n.warnings.push(this.warnings[u])}else n.errors=this.errors,n.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:d(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(n,s=!1,r=-1){for(const a of n)yield*this.next(a);yield*this.end(s,r)}*next(n){switch(k.env.LOG_STREAM&&
console.dir(n,{depth:null}),n.type){case"directive":this.directives.add(n.source,(s,r,a)=>{const u=c(n);u[0]+=s,this.onError(
u,"BAD_DIRECTIVE",r,a)}),this.prelude.push(n.source),this.atDirectives=!0;break;case"document":{const s=v.composeDoc(this.
options,this.directives,n,this.onError);this.atDirectives&&!s.directives.docStart&&this.onError(n,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(s,!1),this.doc&&(yield this.doc),this.doc=s,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(n.source);break;case"erro\
r":{const s=n.source?`${n.message}: ${JSON.stringify(n.source)}`:n.message,r=new y.YAMLParseError(c(n),"UNEXPECTED_TOKEN",
s);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){const r="\
Unexpected doc-end without preceding document";this.errors.push(new y.YAMLParseError(c(n),"UNEXPECTED_TOKEN",r));break}this.
doc.directives.docEnd=!0;const s=h.resolveEnd(n.end,n.offset+n.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),s.comment){const r=this.doc.comment;this.doc.comment=r?`${r}
${s.comment}`:s.comment}this.doc.range[2]=s.offset;break}default:this.errors.push(new y.YAMLParseError(c(n),"UNEXPECTED_\
TOKEN",`Unsupported token ${n.type}`))}}*end(n=!1,s=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(n){
const r=Object.assign({_directives:this.directives},this.options),a=new O.Document(void 0,r);this.atDirectives&&this.onError(
s,"MISSING_CHAR","Missing directives-end indicator line"),a.range=[0,s,s],this.decorate(a,!1),yield a}}}w.Composer=o}),87103:((B,w,g)=>{
"use strict";var k=g(57165),S=g(84454),O=g(34631),y=g(9499),f=g(74051),v=g(81187);const h="All mapping items must start \
at the same column";function c({composeNode:d,composeEmptyNode:o},i,n,s,r){const a=r?.nodeClass??S.YAMLMap,u=new a(i.schema);
i.atRoot&&(i.atRoot=!1);let p=n.offset,b=null;for(const E of n.items){const{start:T,key:L,sep:N,value:$}=E,I=O.resolveProps(
T,{indicator:"explicit-key-ind",next:L??N?.[0],offset:p,onError:s,parentIndent:n.indent,startOnNewline:!0}),P=!I.found;if(P){
if(L&&(L.type==="block-seq"?s(p,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"inde\
nt"in L&&L.indent!==n.indent&&s(p,"BAD_INDENT",h)),!I.anchor&&!I.tag&&!N){b=I.end,I.comment&&(u.comment?u.comment+=`
`+I.comment:u.comment=I.comment);continue}(I.newlineAfterProp||y.containsNewline(L))&&s(L??T[T.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else I.found?.indent!==n.indent&&s(p,"BAD_INDENT",h);i.atKey=!0;const x=I.
end,W=L?d(i,L,I,s):o(i,x,T,null,I,s);i.schema.compat&&f.flowIndentCheck(n.indent,L,s),i.atKey=!1,v.mapIncludes(i,u.items,
W)&&s(x,"DUPLICATE_KEY","Map keys must be unique");const Y=O.resolveProps(N??[],{indicator:"map-value-ind",next:$,offset:W.
range[2],onError:s,parentIndent:n.indent,startOnNewline:!L||L.type==="block-scalar"});if(p=Y.end,Y.found){P&&($?.type===
"block-map"&&!Y.hasNewline&&s(p,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),i.options.
strict&&I.start<Y.found.offset-1024&&s(W.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const G=$?d(i,$,Y,s):o(i,p,N,null,Y,s);i.schema.compat&&f.flowIndentCheck(n.
indent,$,s),p=G.range[2];const X=new k.Pair(W,G);i.options.keepSourceTokens&&(X.srcToken=E),u.items.push(X)}else{P&&s(W.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),Y.comment&&(W.comment?W.comment+=`
`+Y.comment:W.comment=Y.comment);const G=new k.Pair(W);i.options.keepSourceTokens&&(G.srcToken=E),u.items.push(G)}}return b&&
b<p&&s(b,"IMPOSSIBLE","Map comment with trailing content"),u.range=[n.offset,p,b??p],u}w.resolveBlockMap=c}),48913:((B,w,g)=>{
"use strict";var k=g(63301);function S(f,v,h){const c=v.offset,d=O(v,f.options.strict,h);if(!d)return{value:"",type:null,
comment:"",range:[c,c,c]};const o=d.mode===">"?k.Scalar.BLOCK_FOLDED:k.Scalar.BLOCK_LITERAL,i=v.source?y(v.source):[];let n=i.
length;for(let T=i.length-1;T>=0;--T){const L=i[T][1];if(L===""||L==="\r")n=T;else break}if(n===0){const T=d.chomp==="+"&&
i.length>0?`
`.repeat(Math.max(1,i.length-1)):"";let L=c+d.length;return v.source&&(L+=v.source.length),{value:T,type:o,comment:d.comment,
range:[c,L,L]}}let s=v.indent+d.indent,r=v.offset+d.length,a=0;for(let T=0;T<n;++T){const[L,N]=i[T];if(N===""||N==="\r")
d.indent===0&&L.length>s&&(s=L.length);else{L.length<s&&h(r+L.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),d.indent===0&&(s=L.length),a=T,s===0&&!f.atRoot&&h(r,"BAD\
_INDENT","Block scalar values in collections must be indented");break}r+=L.length+N.length+1}for(let T=i.length-1;T>=n;--T)
i[T][0].length>s&&(n=T+1);let u="",p="",b=!1;for(let T=0;T<a;++T)u+=i[T][0].slice(s)+`
`;for(let T=a;T<n;++T){let[L,N]=i[T];r+=L.length+N.length+1;const $=N[N.length-1]==="\r";if($&&(N=N.slice(0,-1)),N&&L.length<
s){const P=`Block scalar lines must not be less indented than their ${d.indent?"explicit indentation indicator":"first l\
ine"}`;h(r-N.length-($?2:1),"BAD_INDENT",P),L=""}o===k.Scalar.BLOCK_LITERAL?(u+=p+L.slice(s)+N,p=`
`):L.length>s||N[0]==="	"?(p===" "?p=`
`:!b&&p===`
`&&(p=`

`),u+=p+L.slice(s)+N,p=`
`,b=!0):N===""?p===`
`?u+=`
`:p=`
`:(u+=p+N,p=" ",b=!1)}switch(d.chomp){case"-":break;case"+":for(let T=n;T<i.length;++T)u+=`
`+i[T][0].slice(s);u[u.length-1]!==`
`&&(u+=`
`);break;default:u+=`
`}const E=c+d.length+v.source.length;return{value:u,type:o,comment:d.comment,range:[c,E,E]}}function O({offset:f,props:v},h,c){
if(v[0].type!=="block-scalar-header")return c(v[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:d}=v[0],
o=d[0];let i=0,n="",s=-1;for(let p=1;p<d.length;++p){const b=d[p];if(!n&&(b==="-"||b==="+"))n=b;else{const E=Number(b);!i&&
E?i=E:s===-1&&(s=f+p)}}s!==-1&&c(s,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${d}`);let r=!1,a="",
u=d.length;for(let p=1;p<v.length;++p){const b=v[p];switch(b.type){case"space":r=!0;case"newline":u+=b.source.length;break;case"\
comment":h&&!r&&c(b,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),u+=b.source.
length,a=b.source.substring(1);break;case"error":c(b,"UNEXPECTED_TOKEN",b.message),u+=b.source.length;break;default:{const E=`\
Unexpected token in block scalar header: ${b.type}`;c(b,"UNEXPECTED_TOKEN",E);const T=b.source;T&&typeof T=="string"&&(u+=
T.length)}}}return{mode:o,indent:i,chomp:n,comment:a,length:u}}function y(f){const v=f.split(/\n( *)/),h=v[0],c=h.match(
/^( *)/),o=[c?.[1]?[c[1],h.slice(c[1].length)]:["",h]];for(let i=1;i<v.length;i+=2)o.push([v[i],v[i+1]]);return o}w.resolveBlockScalar=
S}),90334:((B,w,g)=>{"use strict";var k=g(92223),S=g(34631),O=g(74051);function y({composeNode:f,composeEmptyNode:v},h,c,d,o){
const i=o?.nodeClass??k.YAMLSeq,n=new i(h.schema);h.atRoot&&(h.atRoot=!1),h.atKey&&(h.atKey=!1);let s=c.offset,r=null;for(const{
start:a,value:u}of c.items){const p=S.resolveProps(a,{indicator:"seq-item-ind",next:u,offset:s,onError:d,parentIndent:c.
indent,startOnNewline:!0});if(!p.found)if(p.anchor||p.tag||u)u?.type==="block-seq"?d(p.end,"BAD_INDENT","All sequence it\
ems must start at the same column"):d(s,"MISSING_CHAR","Sequence item without - indicator");else{r=p.end,p.comment&&(n.comment=
p.comment);continue}const b=u?f(h,u,p,d):v(h,p.end,a,null,p,d);h.schema.compat&&O.flowIndentCheck(c.indent,u,d),s=b.range[2],
n.items.push(b)}return n.range=[c.offset,s,r??s],n}w.resolveBlockSeq=y}),17788:((B,w)=>{"use strict";function g(k,S,O,y){
let f="";if(k){let v=!1,h="";for(const c of k){const{source:d,type:o}=c;switch(o){case"space":v=!0;break;case"comment":{
O&&!v&&y(c,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const i=d.substring(
1)||" ";f?f+=h+i:f=i,h="";break}case"newline":f&&(h+=d),v=!0;break;default:y(c,"UNEXPECTED_TOKEN",`Unexpected ${o} at no\
de end`)}S+=d.length}}return{comment:f,offset:S}}w.resolveEnd=g}),13142:((B,w,g)=>{"use strict";var k=g(41127),S=g(57165),
O=g(84454),y=g(92223),f=g(17788),v=g(34631),h=g(9499),c=g(81187);const d="Block collections are not allowed within flow \
collections",o=n=>n&&(n.type==="block-map"||n.type==="block-seq");function i({composeNode:n,composeEmptyNode:s},r,a,u,p){
const b=a.start.source==="{",E=b?"flow map":"flow sequence",T=p?.nodeClass??(b?O.YAMLMap:y.YAMLSeq),L=new T(r.schema);L.
flow=!0;const N=r.atRoot;N&&(r.atRoot=!1),r.atKey&&(r.atKey=!1);let $=a.offset+a.start.source.length;for(let Y=0;Y<a.items.
length;++Y){const G=a.items[Y],{start:X,key:z,sep:ae,value:de}=G,H=v.resolveProps(X,{flow:E,indicator:"explicit-key-ind",
next:z??ae?.[0],offset:$,onError:u,parentIndent:a.indent,startOnNewline:!1});if(!H.found){if(!H.anchor&&!H.tag&&!ae&&!de){
Y===0&&H.comma?u(H.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${E}`):Y<a.items.length-1&&u(H.start,"UNEXPECTED_TOKEN",`Un\
expected empty item in ${E}`),H.comment&&(L.comment?L.comment+=`
`+H.comment:L.comment=H.comment),$=H.end;continue}!b&&r.options.strict&&h.containsNewline(z)&&u(z,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(Y===0)H.comma&&u(H.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${E}`);else if(H.comma||u(H.start,"MISSING_CHAR",`Missing , between ${E} items`),H.comment){let se="";e:for(const ie of X)
switch(ie.type){case"comma":case"space":break;case"comment":se=ie.source.substring(1);break e;default:break e}if(se){let ie=L.
items[L.items.length-1];k.isPair(ie)&&(ie=ie.value??ie.key),ie.comment?ie.comment+=`
`+se:ie.comment=se,H.comment=H.comment.substring(se.length+1)}}if(!b&&!ae&&!H.found){const se=de?n(r,de,H,u):s(r,H.end,ae,
null,H,u);L.items.push(se),$=se.range[2],o(de)&&u(se.range,"BLOCK_IN_FLOW",d)}else{r.atKey=!0;const se=H.end,ie=z?n(r,z,
H,u):s(r,se,X,null,H,u);o(z)&&u(ie.range,"BLOCK_IN_FLOW",d),r.atKey=!1;const ee=v.resolveProps(ae??[],{flow:E,indicator:"\
map-value-ind",next:de,offset:ie.range[2],onError:u,parentIndent:a.indent,startOnNewline:!1});if(ee.found){if(!b&&!H.found&&
r.options.strict){if(ae)for(const Oe of ae){if(Oe===ee.found)break;if(Oe.type==="newline"){u(Oe,"MULTILINE_IMPLICIT_KEY",
"Implicit keys of flow sequence pairs need to be on a single line");break}}H.start<ee.found.offset-1024&&u(ee.found,"KEY\
_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else de&&
("source"in de&&de.source?.[0]===":"?u(de,"MISSING_CHAR",`Missing space after : in ${E}`):u(ee.start,"MISSING_CHAR",`Mis\
sing , or : between ${E} items`));const ve=de?n(r,de,ee,u):ee.found?s(r,ee.end,ae,null,ee,u):null;ve?o(de)&&u(ve.range,"\
BLOCK_IN_FLOW",d):ee.comment&&(ie.comment?ie.comment+=`
`+ee.comment:ie.comment=ee.comment);const Te=new S.Pair(ie,ve);if(r.options.keepSourceTokens&&(Te.srcToken=G),b){const Oe=L;
c.mapIncludes(r,Oe.items,ie)&&u(se,"DUPLICATE_KEY","Map keys must be unique"),Oe.items.push(Te)}else{const Oe=new O.YAMLMap(
r.schema);Oe.flow=!0,Oe.items.push(Te);const Ie=(ve??ie).range;Oe.range=[ie.range[0],Ie[1],Ie[2]],L.items.push(Oe)}$=ve?
ve.range[2]:ee.end}}const I=b?"}":"]",[P,...x]=a.end;let W=$;if(P?.source===I)W=P.offset+P.source.length;else{const Y=E[0].
toUpperCase()+E.substring(1),G=N?`${Y} must end with a ${I}`:`${Y} in block collection must be sufficiently indented and\
 end with a ${I}`;u($,N?"MISSING_CHAR":"BAD_INDENT",G),P&&P.source.length!==1&&x.unshift(P)}if(x.length>0){const Y=f.resolveEnd(
x,W,r.options.strict,u);Y.comment&&(L.comment?L.comment+=`
`+Y.comment:L.comment=Y.comment),L.range=[a.offset,W,Y.offset]}else L.range=[a.offset,W,W];return L}w.resolveFlowCollection=
i}),76842:((B,w,g)=>{"use strict";var k=g(63301),S=g(17788);function O(i,n,s){const{offset:r,type:a,source:u,end:p}=i;let b,
E;const T=($,I,P)=>s(r+$,I,P);switch(a){case"scalar":b=k.Scalar.PLAIN,E=y(u,T);break;case"single-quoted-scalar":b=k.Scalar.
QUOTE_SINGLE,E=f(u,T);break;case"double-quoted-scalar":b=k.Scalar.QUOTE_DOUBLE,E=h(u,T);break;default:return s(i,"UNEXPE\
CTED_TOKEN",`Expected a flow scalar value, but found: ${a}`),{value:"",type:null,comment:"",range:[r,r+u.length,r+u.length]}}
const L=r+u.length,N=S.resolveEnd(p,L,n,s);return{value:E,type:b,comment:N.comment,range:[r,L,N.offset]}}function y(i,n){
let s="";switch(i[0]){case"	":s="a tab character";break;case",":s="flow indicator character ,";break;case"%":s="directiv\
e indicator character %";break;case"|":case">":{s=`block scalar indicator ${i[0]}`;break}case"@":case"`":{s=`reserved ch\
aracter ${i[0]}`;break}}return s&&n(0,"BAD_SCALAR_START",`Plain value cannot start with ${s}`),v(i)}function f(i,n){return(i[i.
length-1]!=="'"||i.length===1)&&n(i.length,"MISSING_CHAR","Missing closing 'quote"),v(i.slice(1,-1)).replace(/''/g,"'")}
function v(i){const n=/(.*?)\r?\n/sy;let s=n.exec(i);if(!s)return i;let r,a;try{r=new RegExp("(?<![ 	])[ 	]+$"),a=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,a=/^[ \t]+|[ \t]+$/g}let u=s[1].replace(r,""),p=" ",b=n.lastIndex;for(;s=
n.exec(i);){const T=s[1].replace(a,"");T===""?p===`
`?u+=p:p=`
`:(u+=p+T,p=" "),b=n.lastIndex}const E=/[ \t]*(.*)/sy;return E.lastIndex=b,s=E.exec(i),u+p+(s?.[1]??"")}function h(i,n){
let s="";for(let r=1;r<i.length-1;++r){const a=i[r];if(!(a==="\r"&&i[r+1]===`
`))if(a===`
`){const{fold:u,offset:p}=c(i,r);s+=u,r=p}else if(a==="\\"){let u=i[++r];const p=d[u];if(p)s+=p;else if(u===`
`)for(u=i[r+1];u===" "||u==="	";)u=i[++r+1];else if(u==="\r"&&i[r+1]===`
`)for(u=i[++r+1];u===" "||u==="	";)u=i[++r+1];else if(u==="x"||u==="u"||u==="U"){const b=u==="x"?2:u==="u"?4:8;s+=o(i,r+
1,b,n),r+=b}else{const b=i.substr(r-1,2);n(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${b}`),s+=b}}else if(a===" "||a===
"	"){const u=r;let p=i[r+1];for(;p===" "||p==="	";)p=i[++r+1];p!==`
`&&!(p==="\r"&&i[r+2]===`
`)&&(s+=r>u?i.slice(u,r+1):a)}else s+=a}return(i[i.length-1]!=='"'||i.length===1)&&n(i.length,"MISSING_CHAR",'Missing cl\
osing "quote'),s}function c(i,n){let s="",r=i[n+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&i[n+2]!==`
`);)r===`
`&&(s+=`
`),n+=1,r=i[n+1];return s||(s=" "),{fold:s,offset:n}}const d={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function o(i,n,s,r){
const a=i.substr(n,s),p=a.length===s&&/^[0-9a-fA-F]+$/.test(a)?parseInt(a,16):NaN;try{return String.fromCodePoint(p)}catch{
const b=i.substr(n-2,s+2);return r(n-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${b}`),b}}w.resolveFlowScalar=O}),34631:((B,w)=>{
"use strict";function g(k,{flow:S,indicator:O,next:y,offset:f,onError:v,parentIndent:h,startOnNewline:c}){let d=!1,o=c,i=c,
n="",s="",r=!1,a=!1,u=null,p=null,b=null,E=null,T=null,L=null,N=null;for(const P of k)switch(a&&(P.type!=="space"&&P.type!==
"newline"&&P.type!=="comma"&&v(P.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white \
space"),a=!1),u&&(o&&P.type!=="comment"&&P.type!=="newline"&&v(u,"TAB_AS_INDENT","Tabs are not allowed as indentation"),
u=null),P.type){case"space":!S&&(O!=="doc-start"||y?.type!=="flow-collection")&&P.source.includes("	")&&(u=P),i=!0;break;case"\
comment":{i||v(P,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const x=P.source.
substring(1)||" ";n?n+=s+x:n=x,s="",o=!1;break}case"newline":o?n?n+=P.source:(!L||O!=="seq-item-ind")&&(d=!0):s+=P.source,
o=!0,r=!0,(p||b)&&(E=P),i=!0;break;case"anchor":p&&v(P,"MULTIPLE_ANCHORS","A node can have at most one anchor"),P.source.
endsWith(":")&&v(P.offset+P.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),p=P,N??(N=P.offset),o=!1,i=
!1,a=!0;break;case"tag":{b&&v(P,"MULTIPLE_TAGS","A node can have at most one tag"),b=P,N??(N=P.offset),o=!1,i=!1,a=!0;break}case O:
(p||b)&&v(P,"BAD_PROP_ORDER",`Anchors and tags must be after the ${P.source} indicator`),L&&v(P,"UNEXPECTED_TOKEN",`Unex\
pected ${P.source} in ${S??"collection"}`),L=P,o=O==="seq-item-ind"||O==="explicit-key-ind",i=!1;break;case"comma":if(S){
T&&v(P,"UNEXPECTED_TOKEN",`Unexpected , in ${S}`),T=P,o=!1,i=!1;break}default:v(P,"UNEXPECTED_TOKEN",`Unexpected ${P.type}\
 token`),o=!1,i=!1}const $=k[k.length-1],I=$?$.offset+$.source.length:f;return a&&y&&y.type!=="space"&&y.type!=="newline"&&
y.type!=="comma"&&(y.type!=="scalar"||y.source!=="")&&v(y.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),u&&(o&&u.indent<=h||y?.type==="block-map"||y?.type==="block-seq")&&v(u,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:T,found:L,spaceBefore:d,comment:n,hasNewline:r,anchor:p,tag:b,newlineAfterProp:E,
end:I,start:N??I}}w.resolveProps=g}),9499:((B,w)=>{"use strict";function g(k){if(!k)return null;switch(k.type){case"alia\
s":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(k.source.includes(`
`))return!0;if(k.end){for(const S of k.end)if(S.type==="newline")return!0}return!1;case"flow-collection":for(const S of k.
items){for(const O of S.start)if(O.type==="newline")return!0;if(S.sep){for(const O of S.sep)if(O.type==="newline")return!0}
if(g(S.key)||g(S.value))return!0}return!1;default:return!0}}w.containsNewline=g}),22599:((B,w)=>{"use strict";function g(k,S,O){
if(S){O??(O=S.length);for(let y=O-1;y>=0;--y){let f=S[y];switch(f.type){case"space":case"comment":case"newline":k-=f.source.
length;continue}for(f=S[++y];f?.type==="space";)k+=f.source.length,f=S[++y];break}}return k}w.emptyScalarPosition=g}),74051:((B,w,g)=>{
"use strict";var k=g(9499);function S(O,y,f){if(y?.type==="flow-collection"){const v=y.end[0];v.indent===O&&(v.source===
"]"||v.source==="}")&&k.containsNewline(y)&&f(v,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}
w.flowIndentCheck=S}),81187:((B,w,g)=>{"use strict";var k=g(41127);function S(O,y,f){const{uniqueKeys:v}=O.options;if(v===
!1)return!1;const h=typeof v=="function"?v:(c,d)=>c===d||k.isScalar(c)&&k.isScalar(d)&&c.value===d.value;return y.some(c=>h(
c.key,f))}w.mapIncludes=S}),3021:((B,w,g)=>{"use strict";var k=g(4065),S=g(40101),O=g(41127),y=g(57165),f=g(74043),v=g(45840),
h=g(6829),c=g(71596),d=g(83661),o=g(42404),i=g(61342);class n{constructor(a,u,p){this.commentBefore=null,this.comment=null,
this.errors=[],this.warnings=[],Object.defineProperty(this,O.NODE_TYPE,{value:O.DOC});let b=null;typeof u=="function"||Array.
isArray(u)?b=u:p===void 0&&u&&(p=u,u=void 0);const E=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,
strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},p);this.options=E;let{version:T}=E;p?._directives?(this.directives=
p._directives.atDocument(),this.directives.yaml.explicit&&(T=this.directives.yaml.version)):this.directives=new i.Directives(
{version:T}),this.setSchema(T,p),this.contents=a===void 0?null:this.createNode(a,b,p)}clone(){const a=Object.create(n.prototype,
{[O.NODE_TYPE]:{value:O.DOC}});return a.commentBefore=this.commentBefore,a.comment=this.comment,a.errors=this.errors.slice(),
a.warnings=this.warnings.slice(),a.options=Object.assign({},this.options),this.directives&&(a.directives=this.directives.
clone()),a.schema=this.schema.clone(),a.contents=O.isNode(this.contents)?this.contents.clone(a.schema):this.contents,this.
range&&(a.range=this.range.slice()),a}add(a){s(this.contents)&&this.contents.add(a)}addIn(a,u){s(this.contents)&&this.contents.
addIn(a,u)}createAlias(a,u){if(!a.anchor){const p=c.anchorNames(this);a.anchor=!u||p.has(u)?c.findNewAnchor(u||"a",p):u}
return new k.Alias(a.anchor)}createNode(a,u,p){let b;if(typeof u=="function")a=u.call({"":a},"",a),b=u;else if(Array.isArray(
u)){const X=ae=>typeof ae=="number"||ae instanceof String||ae instanceof Number,z=u.filter(X).map(String);z.length>0&&(u=
u.concat(z)),b=u}else p===void 0&&u&&(p=u,u=void 0);const{aliasDuplicateObjects:E,anchorPrefix:T,flow:L,keepUndefined:N,
onTagObj:$,tag:I}=p??{},{onAnchor:P,setAnchors:x,sourceObjects:W}=c.createNodeAnchors(this,T||"a"),Y={aliasDuplicateObjects:E??
!0,keepUndefined:N??!1,onAnchor:P,onTagObj:$,replacer:b,schema:this.schema,sourceObjects:W},G=o.createNode(a,I,Y);return L&&
O.isCollection(G)&&(G.flow=!0),x(),G}createPair(a,u,p={}){const b=this.createNode(a,null,p),E=this.createNode(u,null,p);
return new y.Pair(b,E)}delete(a){return s(this.contents)?this.contents.delete(a):!1}deleteIn(a){return S.isEmptyPath(a)?
this.contents==null?!1:(this.contents=null,!0):s(this.contents)?this.contents.deleteIn(a):!1}get(a,u){return O.isCollection(
this.contents)?this.contents.get(a,u):void 0}getIn(a,u){return S.isEmptyPath(a)?!u&&O.isScalar(this.contents)?this.contents.
value:this.contents:O.isCollection(this.contents)?this.contents.getIn(a,u):void 0}has(a){return O.isCollection(this.contents)?
this.contents.has(a):!1}hasIn(a){return S.isEmptyPath(a)?this.contents!==void 0:O.isCollection(this.contents)?this.contents.
hasIn(a):!1}set(a,u){this.contents==null?this.contents=S.collectionFromPath(this.schema,[a],u):s(this.contents)&&this.contents.
set(a,u)}setIn(a,u){S.isEmptyPath(a)?this.contents=u:this.contents==null?this.contents=S.collectionFromPath(this.schema,
Array.from(a),u):s(this.contents)&&this.contents.setIn(a,u)}setSchema(a,u={}){typeof a=="number"&&(a=String(a));let p;switch(a){case"\
1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new i.Directives({version:"1.1"}),p={resolveKnownTags:!1,
schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=a:this.directives=new i.Directives(
{version:a}),p={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,p=null;break;default:{
const b=JSON.stringify(a);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${b}`)}}if(u.schema instanceof
Object)this.schema=u.schema;else if(p)this.schema=new v.Schema(Object.assign(p,u));else throw new Error("With a null YAM\
L version, the { schema: Schema } option is required")}toJS({json:a,jsonArg:u,mapAsMap:p,maxAliasCount:b,onAnchor:E,reviver:T}={}){
const L={anchors:new Map,doc:this,keep:!a,mapAsMap:p===!0,mapKeyWarned:!1,maxAliasCount:typeof b=="number"?b:100},N=f.toJS(
this.contents,u??"",L);if(typeof E=="function")for(const{count:$,res:I}of L.anchors.values())E(I,$);return typeof T=="fu\
nction"?d.applyReviver(T,{"":N},"",N):N}toJSON(a,u){return this.toJS({json:!0,jsonArg:a,mapAsMap:!1,onAnchor:u})}toString(a={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in a&&(!Number.isInteger(
a.indent)||Number(a.indent)<=0)){const u=JSON.stringify(a.indent);throw new Error(`"indent" option must be a positive in\
teger, not ${u}`)}return h.stringifyDocument(this,a)}}function s(r){if(O.isCollection(r))return!0;throw new Error("Expec\
ted a YAML collection as document contents")}w.Document=n}),71596:((B,w,g)=>{"use strict";var k=g(41127),S=g(10204);function O(h){
if(/[\x00-\x19\s,[\]{}]/.test(h)){const d=`Anchor must not contain whitespace or control characters: ${JSON.stringify(h)}`;
throw new Error(d)}return!0}function y(h){const c=new Set;return S.visit(h,{Value(d,o){o.anchor&&c.add(o.anchor)}}),c}function f(h,c){
for(let d=1;;++d){const o=`${h}${d}`;if(!c.has(o))return o}}function v(h,c){const d=[],o=new Map;let i=null;return{onAnchor:n=>{
d.push(n),i??(i=y(h));const s=f(c,i);return i.add(s),s},setAnchors:()=>{for(const n of d){const s=o.get(n);if(typeof s==
"object"&&s.anchor&&(k.isScalar(s.node)||k.isCollection(s.node)))s.node.anchor=s.anchor;else{const r=new Error("Failed t\
o resolve repeated object (this should not happen)");throw r.source=n,r}}},sourceObjects:o}}w.anchorIsValid=O,w.anchorNames=
y,w.createNodeAnchors=v,w.findNewAnchor=f}),83661:((B,w)=>{"use strict";function g(k,S,O,y){if(y&&typeof y=="object")if(Array.
isArray(y))for(let f=0,v=y.length;f<v;++f){const h=y[f],c=g(k,y,String(f),h);c===void 0?delete y[f]:c!==h&&(y[f]=c)}else if(y instanceof
Map)for(const f of Array.from(y.keys())){const v=y.get(f),h=g(k,y,f,v);h===void 0?y.delete(f):h!==v&&y.set(f,h)}else if(y instanceof
Set)for(const f of Array.from(y)){const v=g(k,y,f,f);v===void 0?y.delete(f):v!==f&&(y.delete(f),y.add(v))}else for(const[
f,v]of Object.entries(y)){const h=g(k,y,f,v);h===void 0?delete y[f]:h!==v&&(y[f]=h)}return k.call(S,O,y)}w.applyReviver=
g}),42404:((B,w,g)=>{"use strict";var k=g(4065),S=g(41127),O=g(63301);const y="tag:yaml.org,2002:";function f(h,c,d){if(c){
const o=d.filter(n=>n.tag===c),i=o.find(n=>!n.format)??o[0];if(!i)throw new Error(`Tag ${c} not found`);return i}return d.
find(o=>o.identify?.(h)&&!o.format)}function v(h,c,d){if(S.isDocument(h)&&(h=h.contents),S.isNode(h))return h;if(S.isPair(
h)){const b=d.schema[S.MAP].createNode?.(d.schema,null,d);return b.items.push(h),b}(h instanceof String||h instanceof Number||
h instanceof Boolean||typeof BigInt<"u"&&h instanceof BigInt)&&(h=h.valueOf());const{aliasDuplicateObjects:o,onAnchor:i,
onTagObj:n,schema:s,sourceObjects:r}=d;let a;if(o&&h&&typeof h=="object"){if(a=r.get(h),a)return a.anchor??(a.anchor=i(h)),
new k.Alias(a.anchor);a={anchor:null,node:null},r.set(h,a)}c?.startsWith("!!")&&(c=y+c.slice(2));let u=f(h,c,s.tags);if(!u){
if(h&&typeof h.toJSON=="function"&&(h=h.toJSON()),!h||typeof h!="object"){const b=new O.Scalar(h);return a&&(a.node=b),b}
u=h instanceof Map?s[S.MAP]:Symbol.iterator in Object(h)?s[S.SEQ]:s[S.MAP]}n&&(n(u),delete d.onTagObj);const p=u?.createNode?
u.createNode(d.schema,h,d):typeof u?.nodeClass?.from=="function"?u.nodeClass.from(d.schema,h,d):new O.Scalar(h);return c?
p.tag=c:u.default||(p.tag=u.tag),a&&(a.node=p),p}w.createNode=v}),61342:((B,w,g)=>{"use strict";var k=g(41127),S=g(10204);
const O={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},y=v=>v.replace(/[!,[\]{}]/g,h=>O[h]);class f{constructor(h,c){
this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},f.defaultYaml,h),this.tags=Object.assign({},f.defaultTags,c)}clone(){
const h=new f(this.yaml,this.tags);return h.docStart=this.docStart,h}atDocument(){const h=new f(this.yaml,this.tags);switch(this.
yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:f.defaultYaml.
explicit,version:"1.2"},this.tags=Object.assign({},f.defaultTags);break}return h}add(h,c){this.atNextDocument&&(this.yaml=
{explicit:f.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},f.defaultTags),this.atNextDocument=!1);const d=h.
trim().split(/[ \t]+/),o=d.shift();switch(o){case"%TAG":{if(d.length!==2&&(c(0,"%TAG directive should contain exactly tw\
o parts"),d.length<2))return!1;const[i,n]=d;return this.tags[i]=n,!0}case"%YAML":{if(this.yaml.explicit=!0,d.length!==1)
return c(0,"%YAML directive should contain exactly one part"),!1;const[i]=d;if(i==="1.1"||i==="1.2")return this.yaml.version=
i,!0;{const n=/^\d+\.\d+$/.test(i);return c(6,`Unsupported YAML version ${i}`,n),!1}}default:return c(0,`Unknown directi\
ve ${o}`,!0),!1}}tagName(h,c){if(h==="!")return"!";if(h[0]!=="!")return c(`Not a valid tag: ${h}`),null;if(h[1]==="<"){const n=h.
slice(2,-1);return n==="!"||n==="!!"?(c(`Verbatim tags aren't resolved, so ${h} is invalid.`),null):(h[h.length-1]!==">"&&
c("Verbatim tags must end with a >"),n)}const[,d,o]=h.match(/^(.*!)([^!]*)$/s);o||c(`The ${h} tag has no suffix`);const i=this.
tags[d];if(i)try{return i+decodeURIComponent(o)}catch(n){return c(String(n)),null}return d==="!"?h:(c(`Could not resolve\
 tag: ${h}`),null)}tagString(h){for(const[c,d]of Object.entries(this.tags))if(h.startsWith(d))return c+y(h.substring(d.length));
return h[0]==="!"?h:`!<${h}>`}toString(h){const c=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],d=Object.entries(
this.tags);let o;if(h&&d.length>0&&k.isNode(h.contents)){const i={};S.visit(h.contents,(n,s)=>{k.isNode(s)&&s.tag&&(i[s.
tag]=!0)}),o=Object.keys(i)}else o=[];for(const[i,n]of d)i==="!!"&&n==="tag:yaml.org,2002:"||(!h||o.some(s=>s.startsWith(
n)))&&c.push(`%TAG ${i} ${n}`);return c.join(`
`)}}f.defaultYaml={explicit:!1,version:"1.2"},f.defaultTags={"!!":"tag:yaml.org,2002:"},w.Directives=f}),91464:((B,w)=>{
"use strict";class g extends Error{constructor(f,v,h,c){super(),this.name=f,this.code=h,this.message=c,this.pos=v}}class k extends g{constructor(f,v,h){
super("YAMLParseError",f,v,h)}}class S extends g{constructor(f,v,h){super("YAMLWarning",f,v,h)}}const O=(y,f)=>v=>{if(v.
pos[0]===-1)return;v.linePos=v.pos.map(i=>f.linePos(i));const{line:h,col:c}=v.linePos[0];v.message+=` at line ${h}, colu\
mn ${c}`;let d=c-1,o=y.substring(f.lineStarts[h-1],f.lineStarts[h]).replace(/[\n\r]+$/,"");if(d>=60&&o.length>80){const i=Math.
min(d-39,o.length-79);o="\u2026"+o.substring(i),d-=i-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),h>1&&/^ *$/.test(o.
substring(0,d))){let i=y.substring(f.lineStarts[h-2],f.lineStarts[h-1]);i.length>80&&(i=i.substring(0,79)+`\u2026
`),o=i+o}if(/[^ ]/.test(o)){let i=1;const n=v.linePos[1];n?.line===h&&n.col>c&&(i=Math.max(1,Math.min(n.col-c,80-d)));const s="\
 ".repeat(d)+"^".repeat(i);v.message+=`:

${o}
${s}
`}};w.YAMLError=g,w.YAMLParseError=k,w.YAMLWarning=S,w.prettifyError=O}),38815:((B,w,g)=>{"use strict";var k,S=g(89984),
O=g(3021),y=g(45840),f=g(91464),v=g(4065),h=g(41127),c=g(57165),d=g(63301),o=g(84454),i=g(92223),n=g(3461),s=g(40361),r=g(
66628),a=g(3456),u=g(84047),p=g(10204);k=S.Composer,k=O.Document,k=y.Schema,k=f.YAMLError,k=f.YAMLParseError,k=f.YAMLWarning,
k=v.Alias,k=h.isAlias,k=h.isCollection,k=h.isDocument,w.jh=h.isMap,w.Ll=h.isNode,k=h.isPair,w.jn=h.isScalar,k=h.isSeq,k=
c.Pair,k=d.Scalar,k=o.YAMLMap,k=i.YAMLSeq,k=n,k=s.Lexer,w.HN=r.LineCounter,k=a.Parser,w.qg=u.parse,k=u.parseAllDocuments,
w.Tp=u.parseDocument,w.As=u.stringify,w.YR=p.visit,k=p.visitAsync}),57249:((B,w,g)=>{"use strict";var k=g(932);function S(y,...f){
y==="debug"&&console.log(...f)}function O(y,f){(y==="debug"||y==="warn")&&(typeof k.emitWarning=="function"?k.emitWarning(
f):console.warn(f))}w.debug=S,w.warn=O}),4065:((B,w,g)=>{"use strict";var k=g(71596),S=g(10204),O=g(41127),y=g(66673),f=g(
74043);class v extends y.NodeBase{constructor(d){super(O.ALIAS),this.source=d,Object.defineProperty(this,"tag",{set(){throw new Error(
"Alias nodes cannot have tags")}})}resolve(d,o){if(o?.maxAliasCount===0)throw new ReferenceError("Alias resolution is di\
sabled");let i;o?.aliasResolveCache?i=o.aliasResolveCache:(i=[],S.visit(d,{Node:(s,r)=>{(O.isAlias(r)||O.hasAnchor(r))&&
i.push(r)}}),o&&(o.aliasResolveCache=i));let n;for(const s of i){if(s===this)break;s.anchor===this.source&&(n=s)}if(n&&o){
const{anchors:s,doc:r,maxAliasCount:a}=o;let u=s.get(n);if(u||(f.toJS(n,null,o),u=s.get(n)),u?.res===void 0){const p="Th\
is should not happen: Alias anchor was not resolved?";throw new ReferenceError(p)}if(a>=0&&(u.count+=1,u.aliasCount===0&&
(u.aliasCount=h(r,n,s)),u.count*u.aliasCount>a)){const p="Excessive alias count indicates a resource exhaustion attack";
throw new ReferenceError(p)}}return n}toJSON(d,o){if(!o)return{source:this.source};const i=this.resolve(o.doc,o);if(!i){
const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(n)}return o.
anchors.get(i).res}toString(d,o,i){const n=`*${this.source}`;if(d){if(k.anchorIsValid(this.source),d.options.verifyAliasOrder&&
!d.anchors.has(this.source)){const s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
s)}if(d.implicitKey)return`${n} `}return n}}function h(c,d,o){if(O.isAlias(d)){const i=d.resolve(c),n=o&&i&&o.get(i);return n?
n.count*n.aliasCount:0}else if(O.isCollection(d)){let i=0;for(const n of d.items){const s=h(c,n,o);s>i&&(i=s)}return i}else if(O.
isPair(d)){const i=h(c,d.key,o),n=h(c,d.value,o);return Math.max(i,n)}return 1}w.Alias=v}),40101:((B,w,g)=>{"use strict";
var k=g(42404),S=g(41127),O=g(66673);function y(h,c,d){let o=d;for(let i=c.length-1;i>=0;--i){const n=c[i];if(typeof n==
"number"&&Number.isInteger(n)&&n>=0){const s=[];s[n]=o,o=s}else o=new Map([[n,o]])}return k.createNode(o,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:h,sourceObjects:new Map})}
const f=h=>h==null||typeof h=="object"&&!!h[Symbol.iterator]().next().done;class v extends O.NodeBase{constructor(c,d){super(
c),Object.defineProperty(this,"schema",{value:d,configurable:!0,enumerable:!1,writable:!0})}clone(c){const d=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return c&&(d.schema=c),d.items=d.items.map(o=>S.isNode(
o)||S.isPair(o)?o.clone(c):o),this.range&&(d.range=this.range.slice()),d}addIn(c,d){if(f(c))this.add(d);else{const[o,...i]=c,
n=this.get(o,!0);if(S.isCollection(n))n.addIn(i,d);else if(n===void 0&&this.schema)this.set(o,y(this.schema,i,d));else throw new Error(
`Expected YAML collection at ${o}. Remaining path: ${i}`)}}deleteIn(c){const[d,...o]=c;if(o.length===0)return this.delete(
d);const i=this.get(d,!0);if(S.isCollection(i))return i.deleteIn(o);throw new Error(`Expected YAML collection at ${d}. R\
emaining path: ${o}`)}getIn(c,d){const[o,...i]=c,n=this.get(o,!0);return i.length===0?!d&&S.isScalar(n)?n.value:n:S.isCollection(
n)?n.getIn(i,d):void 0}hasAllNullValues(c){return this.items.every(d=>{if(!S.isPair(d))return!1;const o=d.value;return o==
null||c&&S.isScalar(o)&&o.value==null&&!o.commentBefore&&!o.comment&&!o.tag})}hasIn(c){const[d,...o]=c;if(o.length===0)return this.
has(d);const i=this.get(d,!0);return S.isCollection(i)?i.hasIn(o):!1}setIn(c,d){const[o,...i]=c;if(i.length===0)this.set(
o,d);else{const n=this.get(o,!0);if(S.isCollection(n))n.setIn(i,d);else if(n===void 0&&this.schema)this.set(o,y(this.schema,
i,d));else throw new Error(`Expected YAML collection at ${o}. Remaining path: ${i}`)}}}w.Collection=v,w.collectionFromPath=
y,w.isEmptyPath=f}),66673:((B,w,g)=>{"use strict";var k=g(83661),S=g(41127),O=g(74043);class y{constructor(v){Object.defineProperty(
this,S.NODE_TYPE,{value:v})}clone(){const v=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));
return this.range&&(v.range=this.range.slice()),v}toJS(v,{mapAsMap:h,maxAliasCount:c,onAnchor:d,reviver:o}={}){if(!S.isDocument(
v))throw new TypeError("A document argument is required");const i={anchors:new Map,doc:v,keep:!0,mapAsMap:h===!0,mapKeyWarned:!1,
maxAliasCount:typeof c=="number"?c:100},n=O.toJS(this,"",i);if(typeof d=="function")for(const{count:s,res:r}of i.anchors.
values())d(r,s);return typeof o=="function"?k.applyReviver(o,{"":n},"",n):n}}w.NodeBase=y}),57165:((B,w,g)=>{"use strict";
var k=g(42404),S=g(59748),O=g(97104),y=g(41127);function f(h,c,d){const o=k.createNode(h,void 0,d),i=k.createNode(c,void 0,
d);return new v(o,i)}class v{constructor(c,d=null){Object.defineProperty(this,y.NODE_TYPE,{value:y.PAIR}),this.key=c,this.
value=d}clone(c){let{key:d,value:o}=this;return y.isNode(d)&&(d=d.clone(c)),y.isNode(o)&&(o=o.clone(c)),new v(d,o)}toJSON(c,d){
const o=d?.mapAsMap?new Map:{};return O.addPairToJSMap(d,o,this)}toString(c,d,o){return c?.doc?S.stringifyPair(this,c,d,
o):JSON.stringify(this)}}w.Pair=v,w.createPair=f}),63301:((B,w,g)=>{"use strict";var k=g(41127),S=g(66673),O=g(74043);const y=v=>!v||
typeof v!="function"&&typeof v!="object";class f extends S.NodeBase{constructor(h){super(k.SCALAR),this.value=h}toJSON(h,c){
return c?.keep?this.value:O.toJS(this.value,h,c)}toString(){return String(this.value)}}f.BLOCK_FOLDED="BLOCK_FOLDED",f.BLOCK_LITERAL=
"BLOCK_LITERAL",f.PLAIN="PLAIN",f.QUOTE_DOUBLE="QUOTE_DOUBLE",f.QUOTE_SINGLE="QUOTE_SINGLE",w.Scalar=f,w.isScalarValue=y}),
84454:((B,w,g)=>{"use strict";var k=g(61212),S=g(97104),O=g(40101),y=g(41127),f=g(57165),v=g(63301);function h(d,o){const i=y.
isScalar(o)?o.value:o;for(const n of d)if(y.isPair(n)&&(n.key===o||n.key===i||y.isScalar(n.key)&&n.key.value===i))return n}
class c extends O.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(o){super(y.MAP,o),this.items=
[]}static from(o,i,n){const{keepUndefined:s,replacer:r}=n,a=new this(o),u=(p,b)=>{if(typeof r=="function")b=r.call(i,p,b);else if(Array.
isArray(r)&&!r.includes(p))return;(b!==void 0||s)&&a.items.push(f.createPair(p,b,n))};if(i instanceof Map)for(const[p,b]of i)
u(p,b);else if(i&&typeof i=="object")for(const p of Object.keys(i))u(p,i[p]);return typeof o.sortMapEntries=="function"&&
a.items.sort(o.sortMapEntries),a}add(o,i){let n;y.isPair(o)?n=o:!o||typeof o!="object"||!("key"in o)?n=new f.Pair(o,o?.value):
n=new f.Pair(o.key,o.value);const s=h(this.items,n.key),r=this.schema?.sortMapEntries;if(s){if(!i)throw new Error(`Key ${n.
key} already set`);y.isScalar(s.value)&&v.isScalarValue(n.value)?s.value.value=n.value:s.value=n.value}else if(r){const a=this.
items.findIndex(u=>r(n,u)<0);a===-1?this.items.push(n):this.items.splice(a,0,n)}else this.items.push(n)}delete(o){const i=h(
this.items,o);return i?this.items.splice(this.items.indexOf(i),1).length>0:!1}get(o,i){const s=h(this.items,o)?.value;return(!i&&
y.isScalar(s)?s.value:s)??void 0}has(o){return!!h(this.items,o)}set(o,i){this.add(new f.Pair(o,i),!0)}toJSON(o,i,n){const s=n?
new n:i?.mapAsMap?new Map:{};i?.onCreate&&i.onCreate(s);for(const r of this.items)S.addPairToJSMap(i,s,r);return s}toString(o,i,n){
if(!o)return JSON.stringify(this);for(const s of this.items)if(!y.isPair(s))throw new Error(`Map items must all be pairs\
; found ${JSON.stringify(s)} instead`);return!o.allNullValues&&this.hasAllNullValues(!1)&&(o=Object.assign({},o,{allNullValues:!0})),
k.stringifyCollection(this,o,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:o.indent||"",onChompKeep:n,onComment:i})}}
w.YAMLMap=c,w.findPair=h}),92223:((B,w,g)=>{"use strict";var k=g(42404),S=g(61212),O=g(40101),y=g(41127),f=g(63301),v=g(
74043);class h extends O.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(o){super(y.SEQ,o),this.
items=[]}add(o){this.items.push(o)}delete(o){const i=c(o);return typeof i!="number"?!1:this.items.splice(i,1).length>0}get(o,i){
const n=c(o);if(typeof n!="number")return;const s=this.items[n];return!i&&y.isScalar(s)?s.value:s}has(o){const i=c(o);return typeof i==
"number"&&i<this.items.length}set(o,i){const n=c(o);if(typeof n!="number")throw new Error(`Expected a valid index, not ${o}\
.`);const s=this.items[n];y.isScalar(s)&&f.isScalarValue(i)?s.value=i:this.items[n]=i}toJSON(o,i){const n=[];i?.onCreate&&
i.onCreate(n);let s=0;for(const r of this.items)n.push(v.toJS(r,String(s++),i));return n}toString(o,i,n){return o?S.stringifyCollection(
this,o,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(o.indent||"")+"  ",onChompKeep:n,onComment:i}):JSON.
stringify(this)}static from(o,i,n){const{replacer:s}=n,r=new this(o);if(i&&Symbol.iterator in Object(i)){let a=0;for(let u of i){
if(typeof s=="function"){const p=i instanceof Set?u:String(a++);u=s.call(i,p,u)}r.items.push(k.createNode(u,void 0,n))}}
return r}}function c(d){let o=y.isScalar(d)?d.value:d;return o&&typeof o=="string"&&(o=Number(o)),typeof o=="number"&&Number.
isInteger(o)&&o>=0?o:null}w.YAMLSeq=h}),97104:((B,w,g)=>{"use strict";var k=g(57249),S=g(90452),O=g(2148),y=g(41127),f=g(
74043);function v(c,d,{key:o,value:i}){if(y.isNode(o)&&o.addToJSMap)o.addToJSMap(c,d,i);else if(S.isMergeKey(c,o))S.addMergeToJSMap(
c,d,i);else{const n=f.toJS(o,"",c);if(d instanceof Map)d.set(n,f.toJS(i,n,c));else if(d instanceof Set)d.add(n);else{const s=h(
o,n,c),r=f.toJS(i,s,c);s in d?Object.defineProperty(d,s,{value:r,writable:!0,enumerable:!0,configurable:!0}):d[s]=r}}return d}
function h(c,d,o){if(d===null)return"";if(typeof d!="object")return String(d);if(y.isNode(c)&&o?.doc){const i=O.createStringifyContext(
o.doc,{});i.anchors=new Set;for(const s of o.anchors.keys())i.anchors.add(s.anchor);i.inFlow=!0,i.inStringifyKey=!0;const n=c.
toString(i);if(!o.mapKeyWarned){let s=JSON.stringify(n);s.length>40&&(s=s.substring(0,36)+'..."'),k.warn(o.doc.options.logLevel,
`Keys with collection values will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object k\
eys.`),o.mapKeyWarned=!0}return n}return JSON.stringify(d)}w.addPairToJSMap=v}),41127:((B,w)=>{"use strict";const g=Symbol.
for("yaml.alias"),k=Symbol.for("yaml.document"),S=Symbol.for("yaml.map"),O=Symbol.for("yaml.pair"),y=Symbol.for("yaml.sc\
alar"),f=Symbol.for("yaml.seq"),v=Symbol.for("yaml.node.type"),h=u=>!!u&&typeof u=="object"&&u[v]===g,c=u=>!!u&&typeof u==
"object"&&u[v]===k,d=u=>!!u&&typeof u=="object"&&u[v]===S,o=u=>!!u&&typeof u=="object"&&u[v]===O,i=u=>!!u&&typeof u=="ob\
ject"&&u[v]===y,n=u=>!!u&&typeof u=="object"&&u[v]===f;function s(u){if(u&&typeof u=="object")switch(u[v]){case S:case f:
return!0}return!1}function r(u){if(u&&typeof u=="object")switch(u[v]){case g:case S:case y:case f:return!0}return!1}const a=u=>(i(
u)||s(u))&&!!u.anchor;w.ALIAS=g,w.DOC=k,w.MAP=S,w.NODE_TYPE=v,w.PAIR=O,w.SCALAR=y,w.SEQ=f,w.hasAnchor=a,w.isAlias=h,w.isCollection=
s,w.isDocument=c,w.isMap=d,w.isNode=r,w.isPair=o,w.isScalar=i,w.isSeq=n}),74043:((B,w,g)=>{"use strict";var k=g(41127);function S(O,y,f){
if(Array.isArray(O))return O.map((v,h)=>S(v,String(h),f));if(O&&typeof O.toJSON=="function"){if(!f||!k.hasAnchor(O))return O.
toJSON(y,f);const v={aliasCount:0,count:1,res:void 0};f.anchors.set(O,v),f.onCreate=c=>{v.res=c,delete f.onCreate};const h=O.
toJSON(y,f);return f.onCreate&&f.onCreate(h),h}return typeof O=="bigint"&&!f?.keep?Number(O):O}w.toJS=S}),60110:((B,w,g)=>{
"use strict";var k=g(48913),S=g(76842),O=g(91464),y=g(83069);function f(i,n=!0,s){if(i){const r=(a,u,p)=>{const b=typeof a==
"number"?a:Array.isArray(a)?a[0]:a.offset;if(s)s(b,u,p);else throw new O.YAMLParseError([b,b+1],u,p)};switch(i.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return S.resolveFlowScalar(i,n,r);case"block-scalar":return k.
resolveBlockScalar({options:{strict:n}},i,r)}}return null}function v(i,n){const{implicitKey:s=!1,indent:r,inFlow:a=!1,offset:u=-1,
type:p="PLAIN"}=n,b=y.stringifyString({type:p,value:i},{implicitKey:s,indent:r>0?" ".repeat(r):"",inFlow:a,options:{blockQuote:!0,
lineWidth:-1}}),E=n.end??[{type:"newline",offset:-1,indent:r,source:`
`}];switch(b[0]){case"|":case">":{const T=b.indexOf(`
`),L=b.substring(0,T),N=b.substring(T+1)+`
`,$=[{type:"block-scalar-header",offset:u,indent:r,source:L}];return d($,E)||$.push({type:"newline",offset:-1,indent:r,source:`\

`}),{type:"block-scalar",offset:u,indent:r,props:$,source:N}}case'"':return{type:"double-quoted-scalar",offset:u,indent:r,
source:b,end:E};case"'":return{type:"single-quoted-scalar",offset:u,indent:r,source:b,end:E};default:return{type:"scalar",
offset:u,indent:r,source:b,end:E}}}function h(i,n,s={}){let{afterKey:r=!1,implicitKey:a=!1,inFlow:u=!1,type:p}=s,b="inde\
nt"in i?i.indent:null;if(r&&typeof b=="number"&&(b+=2),!p)switch(i.type){case"single-quoted-scalar":p="QUOTE_SINGLE";break;case"\
double-quoted-scalar":p="QUOTE_DOUBLE";break;case"block-scalar":{const T=i.props[0];if(T.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");p=T.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:p="PLAIN"}const E=y.stringifyString(
{type:p,value:n},{implicitKey:a||b===null,indent:b!==null&&b>0?" ".repeat(b):"",inFlow:u,options:{blockQuote:!0,lineWidth:-1}});
switch(E[0]){case"|":case">":c(i,E);break;case'"':o(i,E,"double-quoted-scalar");break;case"'":o(i,E,"single-quoted-scala\
r");break;default:o(i,E,"scalar")}}function c(i,n){const s=n.indexOf(`
`),r=n.substring(0,s),a=n.substring(s+1)+`
`;if(i.type==="block-scalar"){const u=i.props[0];if(u.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");u.source=r,i.source=a}else{const{offset:u}=i,p="indent"in i?i.indent:-1,b=[{type:"block-scalar-header",offset:u,
indent:p,source:r}];d(b,"end"in i?i.end:void 0)||b.push({type:"newline",offset:-1,indent:p,source:`
`});for(const E of Object.keys(i))E!=="type"&&E!=="offset"&&delete i[E];Object.assign(i,{type:"block-scalar",indent:p,props:b,
source:a})}}function d(i,n){if(n)for(const s of n)switch(s.type){case"space":case"comment":i.push(s);break;case"newline":
return i.push(s),!0}return!1}function o(i,n,s){switch(i.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":i.type=s,i.source=n;break;case"block-scalar":{const r=i.props.slice(1);let a=n.length;i.props[0].type==="block-\
scalar-header"&&(a-=i.props[0].source.length);for(const u of r)u.offset+=a;delete i.props,Object.assign(i,{type:s,source:n,
end:r});break}case"block-map":case"block-seq":{const a={type:"newline",offset:i.offset+n.length,indent:i.indent,source:`\

`};delete i.items,Object.assign(i,{type:s,source:n,end:[a]});break}default:{const r="indent"in i?i.indent:-1,a="end"in i&&
Array.isArray(i.end)?i.end.filter(u=>u.type==="space"||u.type==="comment"||u.type==="newline"):[];for(const u of Object.
keys(i))u!=="type"&&u!=="offset"&&delete i[u];Object.assign(i,{type:s,indent:r,source:n,end:a})}}}w.createScalarToken=v,
w.resolveAsScalar=f,w.setScalarValue=h}),91733:((B,w)=>{"use strict";const g=O=>"type"in O?k(O):S(O);function k(O){switch(O.
type){case"block-scalar":{let y="";for(const f of O.props)y+=k(f);return y+O.source}case"block-map":case"block-seq":{let y="";
for(const f of O.items)y+=S(f);return y}case"flow-collection":{let y=O.start.source;for(const f of O.items)y+=S(f);for(const f of O.
end)y+=f.source;return y}case"document":{let y=S(O);if(O.end)for(const f of O.end)y+=f.source;return y}default:{let y=O.
source;if("end"in O&&O.end)for(const f of O.end)y+=f.source;return y}}}function S({start:O,key:y,sep:f,value:v}){let h="";
for(const c of O)h+=c.source;if(y&&(h+=k(y)),f)for(const c of f)h+=c.source;return v&&(h+=k(v)),h}w.stringify=g}),97715:((B,w)=>{
"use strict";const g=Symbol("break visit"),k=Symbol("skip children"),S=Symbol("remove item");function O(f,v){"type"in f&&
f.type==="document"&&(f={start:f.start,value:f.value}),y(Object.freeze([]),f,v)}O.BREAK=g,O.SKIP=k,O.REMOVE=S,O.itemAtPath=
(f,v)=>{let h=f;for(const[c,d]of v){const o=h?.[c];if(o&&"items"in o)h=o.items[d];else return}return h},O.parentCollection=
(f,v)=>{const h=O.itemAtPath(f,v.slice(0,-1)),c=v[v.length-1][0],d=h?.[c];if(d&&"items"in d)return d;throw new Error("Pa\
rent collection not found")};function y(f,v,h){let c=h(v,f);if(typeof c=="symbol")return c;for(const d of["key","value"]){
const o=v[d];if(o&&"items"in o){for(let i=0;i<o.items.length;++i){const n=y(Object.freeze(f.concat([[d,i]])),o.items[i],
h);if(typeof n=="number")i=n-1;else{if(n===g)return g;n===S&&(o.items.splice(i,1),i-=1)}}typeof c=="function"&&d==="key"&&
(c=c(v,f))}}return typeof c=="function"?c(v,f):c}w.visit=O}),3461:((B,w,g)=>{"use strict";var k=g(60110),S=g(91733),O=g(
97715);const y="\uFEFF",f="",v="",h="",c=n=>!!n&&"items"in n,d=n=>!!n&&(n.type==="scalar"||n.type==="single-quoted-sc\
alar"||n.type==="double-quoted-scalar"||n.type==="block-scalar");function o(n){switch(n){case y:return"<BOM>";case f:return"\
<DOC>";case v:return"<FLOW_END>";case h:return"<SCALAR>";default:return JSON.stringify(n)}}function i(n){switch(n){case y:
return"byte-order-mark";case f:return"doc-mode";case v:return"flow-error-end";case h:return"scalar";case"---":return"doc\
-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(n[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}w.createScalarToken=k.createScalarToken,w.resolveAsScalar=k.
resolveAsScalar,w.setScalarValue=k.setScalarValue,w.stringify=S.stringify,w.visit=O.visit,w.BOM=y,w.DOCUMENT=f,w.FLOW_END=
v,w.SCALAR=h,w.isCollection=c,w.isScalar=d,w.prettyToken=o,w.tokenType=i}),40361:((B,w,g)=>{"use strict";var k=g(3461);function S(d){
switch(d){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const O=new Set("0123456789ABCDEFabcdef"),y=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),f=new Set(",[]{}"),v=new Set(` ,[]{}
\r	`),h=d=>!d||v.has(d);class c{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(o,i=!1){
if(o){if(typeof o!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+o:o,this.lineEndPos=
null}this.atEnd=!i;let n=this.next??"stream";for(;n&&(i||this.hasChars(1));)n=yield*this.parseNext(n)}atLineEnd(){let o=this.
pos,i=this.buffer[o];for(;i===" "||i==="	";)i=this.buffer[++o];return!i||i==="#"||i===`
`?!0:i==="\r"?this.buffer[o+1]===`
`:!1}charAt(o){return this.buffer[this.pos+o]}continueScalar(o){let i=this.buffer[o];if(this.indentNext>0){let n=0;for(;i===
" ";)i=this.buffer[++n+o];if(i==="\r"){const s=this.buffer[n+o+1];if(s===`
`||!s&&!this.atEnd)return o+n+1}return i===`
`||n>=this.indentNext||!i&&!this.atEnd?o+n:-1}if(i==="-"||i==="."){const n=this.buffer.substr(o,3);if((n==="---"||n===".\
..")&&S(this.buffer[o+3]))return-1}return o}getLine(){let o=this.lineEndPos;return(typeof o!="number"||o!==-1&&o<this.pos)&&
(o=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=o),o===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[o-1]==="\r"&&(o-=1),this.
buffer.substring(this.pos,o))}hasChars(o){return this.pos+o<=this.buffer.length}setNext(o){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=o,null}peek(o){return this.buffer.substr(this.pos,o)}*parseNext(o){
switch(o){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let o=this.getLine();if(o===null)return this.setNext("strea\
m");if(o[0]===k.BOM&&(yield*this.pushCount(1),o=o.substring(1)),o[0]==="%"){let i=o.length,n=o.indexOf("#");for(;n!==-1;){
const r=o[n-1];if(r===" "||r==="	"){i=n-1;break}else n=o.indexOf("#",n+1)}for(;;){const r=o[i-1];if(r===" "||r==="	")i-=
1;else break}const s=(yield*this.pushCount(i))+(yield*this.pushSpaces(!0));return yield*this.pushCount(o.length-s),this.
pushNewline(),"stream"}if(this.atLineEnd()){const i=yield*this.pushSpaces(!0);return yield*this.pushCount(o.length-i),yield*this.
pushNewline(),"stream"}return yield k.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const o=this.charAt(0);if(!o&&
!this.atEnd)return this.setNext("line-start");if(o==="-"||o==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const i=this.peek(3);if((i==="---"||i==="...")&&S(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,i==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!S(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[o,i]=this.peek(
2);if(!i&&!this.atEnd)return this.setNext("block-start");if((o==="-"||o==="?"||o===":")&&S(i)){const n=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const o=this.getLine();if(o===null)return this.setNext("doc");let i=yield*this.pushIndicators();
switch(o[i]){case"#":yield*this.pushCount(o.length-i);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(h),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return i+=yield*this.parseBlockScalarHeader(),i+=yield*this.pushSpaces(!0),yield*this.pushCount(o.length-i),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let o,i,
n=-1;do o=yield*this.pushNewline(),o>0?(i=yield*this.pushSpaces(!1),this.indentValue=n=i):i=0,i+=yield*this.pushSpaces(!0);while(o+
i>0);const s=this.getLine();if(s===null)return this.setNext("flow");if((n!==-1&&n<this.indentNext&&s[0]!=="#"||n===0&&(s.
startsWith("---")||s.startsWith("..."))&&S(s[3]))&&!(n===this.indentNext-1&&this.flowLevel===1&&(s[0]==="]"||s[0]==="}")))
return this.flowLevel=0,yield k.FLOW_END,yield*this.parseLineStart();let r=0;for(;s[r]===",";)r+=yield*this.pushCount(1),
r+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(r+=yield*this.pushIndicators(),s[r]){case void 0:return"flow";case"#":
return yield*this.pushCount(s.length-r),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(h),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const a=this.charAt(1);if(this.flowKey||S(a)||a===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const o=this.charAt(0);let i=this.
buffer.indexOf(o,this.pos+1);if(o==="'")for(;i!==-1&&this.buffer[i+1]==="'";)i=this.buffer.indexOf("'",i+2);else for(;i!==
-1;){let r=0;for(;this.buffer[i-1-r]==="\\";)r+=1;if(r%2===0)break;i=this.buffer.indexOf('"',i+1)}const n=this.buffer.substring(
0,i);let s=n.indexOf(`
`,this.pos);if(s!==-1){for(;s!==-1;){const r=this.continueScalar(s+1);if(r===-1)break;s=n.indexOf(`
`,r)}s!==-1&&(i=s-(n[s-1]==="\r"?2:1))}if(i===-1){if(!this.atEnd)return this.setNext("quoted-scalar");i=this.buffer.length}
return yield*this.pushToIndex(i+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let o=this.pos;for(;;){const i=this.buffer[++o];if(i==="+")this.blockScalarKeep=!0;else if(i>"0"&&i<=
"9")this.blockScalarIndent=Number(i)-1;else if(i!=="-")break}return yield*this.pushUntil(i=>S(i)||i==="#")}*parseBlockScalar(){
let o=this.pos-1,i=0,n;e:for(let r=this.pos;n=this.buffer[r];++r)switch(n){case" ":i+=1;break;case`
`:o=r,i=0;break;case"\r":{const a=this.buffer[r+1];if(!a&&!this.atEnd)return this.setNext("block-scalar");if(a===`
`)break}default:break e}if(!n&&!this.atEnd)return this.setNext("block-scalar");if(i>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=i:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const r=this.continueScalar(
o+1);if(r===-1)break;o=this.buffer.indexOf(`
`,r)}while(o!==-1);if(o===-1){if(!this.atEnd)return this.setNext("block-scalar");o=this.buffer.length}}let s=o+1;for(n=this.
buffer[s];n===" ";)n=this.buffer[++s];if(n==="	"){for(;n==="	"||n===" "||n==="\r"||n===`
`;)n=this.buffer[++s];o=s-1}else if(!this.blockScalarKeep)do{let r=o-1,a=this.buffer[r];a==="\r"&&(a=this.buffer[--r]);const u=r;
for(;a===" ";)a=this.buffer[--r];if(a===`
`&&r>=this.pos&&r+1+i>u)o=r;else break}while(!0);return yield k.SCALAR,yield*this.pushToIndex(o+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const o=this.flowLevel>0;let i=this.pos-1,n=this.pos-1,s;for(;s=this.buffer[++n];)if(s===":"){const r=this.buffer[n+1];if(S(
r)||o&&f.has(r))break;i=n}else if(S(s)){let r=this.buffer[n+1];if(s==="\r"&&(r===`
`?(n+=1,s=`
`,r=this.buffer[n+1]):i=n),r==="#"||o&&f.has(r))break;if(s===`
`){const a=this.continueScalar(n+1);if(a===-1)break;n=Math.max(n,a-2)}}else{if(o&&f.has(s))break;i=n}return!s&&!this.atEnd?
this.setNext("plain-scalar"):(yield k.SCALAR,yield*this.pushToIndex(i+1,!0),o?"flow":"doc")}*pushCount(o){return o>0?(yield this.
buffer.substr(this.pos,o),this.pos+=o,o):0}*pushToIndex(o,i){const n=this.buffer.slice(this.pos,o);return n?(yield n,this.
pos+=n.length,n.length):(i&&(yield""),0)}*pushIndicators(){let o=0;e:for(;;){switch(this.charAt(0)){case"!":o+=yield*this.
pushTag(),o+=yield*this.pushSpaces(!0);continue e;case"&":o+=yield*this.pushUntil(h),o+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const i=this.flowLevel>0,n=this.charAt(1);if(S(n)||i&&f.has(n)){i?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,o+=yield*this.pushCount(1),o+=yield*this.pushSpaces(!0);continue e}}}break e}return o}*pushTag(){
if(this.charAt(1)==="<"){let o=this.pos+2,i=this.buffer[o];for(;!S(i)&&i!==">";)i=this.buffer[++o];return yield*this.pushToIndex(
i===">"?o+1:o,!1)}else{let o=this.pos+1,i=this.buffer[o];for(;i;)if(y.has(i))i=this.buffer[++o];else if(i==="%"&&O.has(this.
buffer[o+1])&&O.has(this.buffer[o+2]))i=this.buffer[o+=3];else break;return yield*this.pushToIndex(o,!1)}}*pushNewline(){
const o=this.buffer[this.pos];return o===`
`?yield*this.pushCount(1):o==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(o){let i=this.pos-1,n;do n=this.buffer[++i];while(n===" "||o&&n==="	");const s=i-
this.pos;return s>0&&(yield this.buffer.substr(this.pos,s),this.pos=i),s}*pushUntil(o){let i=this.pos,n=this.buffer[i];for(;!o(
n);)n=this.buffer[++i];return yield*this.pushToIndex(i,!1)}}w.Lexer=c}),66628:((B,w)=>{"use strict";class g{constructor(){
this.lineStarts=[],this.addNewLine=S=>this.lineStarts.push(S),this.linePos=S=>{let O=0,y=this.lineStarts.length;for(;O<y;){
const v=O+y>>1;this.lineStarts[v]<S?O=v+1:y=v}if(this.lineStarts[O]===S)return{line:O+1,col:1};if(O===0)return{line:0,col:S};
const f=this.lineStarts[O-1];return{line:O,col:S-f+1}}}}w.LineCounter=g}),3456:((B,w,g)=>{"use strict";var k=g(932),S=g(
3461),O=g(40361);function y(n,s){for(let r=0;r<n.length;++r)if(n[r].type===s)return!0;return!1}function f(n){for(let s=0;s<
n.length;++s)switch(n[s].type){case"space":case"comment":case"newline":break;default:return s}return-1}function v(n){switch(n?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function h(n){switch(n.type){case"document":return n.start;case"block-map":{const s=n.items[n.items.length-1];
return s.sep??s.start}case"block-seq":return n.items[n.items.length-1].start;default:return[]}}function c(n){if(n.length===
0)return[];let s=n.length;e:for(;--s>=0;)switch(n[s].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":case"newline":break e}for(;n[++s]?.type==="space";);return n.splice(s,n.length)}function d(n,s){if(s.length<
1e5)Array.prototype.push.apply(n,s);else for(let r=0;r<s.length;++r)n.push(s[r])}function o(n){if(n.start.type==="flow-s\
eq-start")for(const s of n.items)s.sep&&!s.value&&!y(s.start,"explicit-key-ind")&&!y(s.sep,"map-value-ind")&&(s.key&&(s.
value=s.key),delete s.key,v(s.value)?s.value.end?d(s.value.end,s.sep):s.value.end=s.sep:d(s.start,s.sep),delete s.sep)}class i{constructor(s){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new O.Lexer,this.onNewLine=s}*parse(s,r=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const a of this.
lexer.lex(s,r))yield*this.next(a);r||(yield*this.end())}*next(s){if(this.source=s,k.env.LOG_TOKENS&&console.log("|",S.prettyToken(
s)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=s.length;return}const r=S.tokenType(s);if(r)if(r==="s\
calar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=r,yield*this.step(),r){case"newline":
this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+s.length);break;case"space":this.atNewLine&&s[0]===
" "&&(this.indent+=s.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
s.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=s.length}else{const a=`\
Not a YAML token: ${s}`;yield*this.pop({type:"error",offset:this.offset,message:a,source:s}),this.offset+=s.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){const s=this.peek(1);if(this.type==="doc-end"&&s?.type!=="doc-end"){for(;this.stack.length>0;)
yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!s)return yield*this.
stream();switch(s.type){case"document":return yield*this.document(s);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(s);case"block-scalar":return yield*this.blockScalar(s);case"block-map":return yield*this.
blockMap(s);case"block-seq":return yield*this.blockSequence(s);case"flow-collection":return yield*this.flowCollection(s);case"\
doc-end":return yield*this.documentEnd(s)}yield*this.pop()}peek(s){return this.stack[this.stack.length-s]}*pop(s){const r=s??
this.stack.pop();if(!r)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.
stack.length===0)yield r;else{const a=this.peek(1);switch(r.type==="block-scalar"?r.indent="indent"in a?a.indent:0:r.type===
"flow-collection"&&a.type==="document"&&(r.indent=0),r.type==="flow-collection"&&o(r),a.type){case"document":a.value=r;break;case"\
block-scalar":a.props.push(r);break;case"block-map":{const u=a.items[a.items.length-1];if(u.value){a.items.push({start:[],
key:r,sep:[]}),this.onKeyLine=!0;return}else if(u.sep)u.value=r;else{Object.assign(u,{key:r,sep:[]}),this.onKeyLine=!u.explicitKey;
return}break}case"block-seq":{const u=a.items[a.items.length-1];u.value?a.items.push({start:[],value:r}):u.value=r;break}case"\
flow-collection":{const u=a.items[a.items.length-1];!u||u.value?a.items.push({start:[],key:r,sep:[]}):u.sep?u.value=r:Object.
assign(u,{key:r,sep:[]});return}default:yield*this.pop(),yield*this.pop(r)}if((a.type==="document"||a.type==="block-map"||
a.type==="block-seq")&&(r.type==="block-map"||r.type==="block-seq")){const u=r.items[r.items.length-1];u&&!u.sep&&!u.value&&
u.start.length>0&&f(u.start)===-1&&(r.indent===0||u.start.every(p=>p.type!=="comment"||p.indent<r.indent))&&(a.type==="d\
ocument"?a.end=u.start:a.items.push({start:u.start}),r.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const s={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&s.start.push(this.sourceToken),this.stack.push(s);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(s){if(s.value)return yield*this.
lineEnd(s);switch(this.type){case"doc-start":{f(s.start)!==-1?(yield*this.pop(),yield*this.step()):s.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":s.start.push(this.sourceToken);return}const r=this.
startBlockValue(s);r?this.stack.push(r):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(s){if(this.type==="map-value-ind"){const r=h(this.peek(2)),a=c(r);let u;s.end?
(u=s.end,u.push(this.sourceToken),delete s.end):u=[this.sourceToken];const p={type:"block-map",offset:s.offset,indent:s.
indent,items:[{start:a,key:s,sep:u}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=p}else yield*this.lineEnd(s)}*blockScalar(s){
switch(this.type){case"space":case"comment":case"newline":s.props.push(this.sourceToken);return;case"scalar":if(s.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let r=this.source.indexOf(`
`)+1;for(;r!==0;)this.onNewLine(this.offset+r),r=this.source.indexOf(`
`,r)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(s){const r=s.items[s.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,r.value){const a="end"in r.value?r.value.end:void 0;(Array.isArray(
a)?a[a.length-1]:void 0)?.type==="comment"?a?.push(this.sourceToken):s.items.push({start:[this.sourceToken]})}else r.sep?
r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"space":case"comment":if(r.value)s.items.push({start:[
this.sourceToken]});else if(r.sep)r.sep.push(this.sourceToken);else{if(this.atIndentedComment(r.start,s.indent)){const u=s.
items[s.items.length-2]?.value?.end;if(Array.isArray(u)){d(u,r.start),u.push(this.sourceToken),s.items.pop();return}}r.start.
push(this.sourceToken)}return}if(this.indent>=s.indent){const a=!this.onKeyLine&&this.indent===s.indent,u=a&&(r.sep||r.explicitKey)&&
this.type!=="seq-item-ind";let p=[];if(u&&r.sep&&!r.value){const b=[];for(let E=0;E<r.sep.length;++E){const T=r.sep[E];switch(T.
type){case"newline":b.push(E);break;case"space":break;case"comment":T.indent>s.indent&&(b.length=0);break;default:b.length=
0}}b.length>=2&&(p=r.sep.splice(b[1]))}switch(this.type){case"anchor":case"tag":u||r.value?(p.push(this.sourceToken),s.items.
push({start:p}),this.onKeyLine=!0):r.sep?r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"explici\
t-key-ind":!r.sep&&!r.explicitKey?(r.start.push(this.sourceToken),r.explicitKey=!0):u||r.value?(p.push(this.sourceToken),
s.items.push({start:p,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(r.explicitKey)if(r.sep)if(r.
value)s.items.push({start:[],key:null,sep:[this.sourceToken]});else if(y(r.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:p,key:null,sep:[this.sourceToken]}]});else if(v(r.key)&&!y(
r.sep,"newline")){const b=c(r.start),E=r.key,T=r.sep;T.push(this.sourceToken),delete r.key,delete r.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:b,key:E,sep:T}]})}else p.length>0?r.sep=r.sep.concat(
p,this.sourceToken):r.sep.push(this.sourceToken);else if(y(r.start,"newline"))Object.assign(r,{key:null,sep:[this.sourceToken]});else{
const b=c(r.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:b,key:null,sep:[
this.sourceToken]}]})}else r.sep?r.value||u?s.items.push({start:p,key:null,sep:[this.sourceToken]}):y(r.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
r.sep.push(this.sourceToken):Object.assign(r,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const b=this.flowScalar(this.type);u||r.value?(s.items.push(
{start:p,key:b,sep:[]}),this.onKeyLine=!0):r.sep?this.stack.push(b):(Object.assign(r,{key:b,sep:[]}),this.onKeyLine=!0);
return}default:{const b=this.startBlockValue(s);if(b){if(b.type==="block-seq"){if(!r.explicitKey&&r.sep&&!y(r.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else a&&s.items.push({start:p});this.stack.push(b);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(s){
const r=s.items[s.items.length-1];switch(this.type){case"newline":if(r.value){const a="end"in r.value?r.value.end:void 0;
(Array.isArray(a)?a[a.length-1]:void 0)?.type==="comment"?a?.push(this.sourceToken):s.items.push({start:[this.sourceToken]})}else
r.start.push(this.sourceToken);return;case"space":case"comment":if(r.value)s.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(r.start,s.indent)){const u=s.items[s.items.length-2]?.value?.end;if(Array.isArray(u)){d(u,r.start),
u.push(this.sourceToken),s.items.pop();return}}r.start.push(this.sourceToken)}return;case"anchor":case"tag":if(r.value||
this.indent<=s.indent)break;r.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==s.indent)break;r.value||
y(r.start,"seq-item-ind")?s.items.push({start:[this.sourceToken]}):r.start.push(this.sourceToken);return}if(this.indent>
s.indent){const a=this.startBlockValue(s);if(a){this.stack.push(a);return}}yield*this.pop(),yield*this.step()}*flowCollection(s){
const r=s.items[s.items.length-1];if(this.type==="flow-error-end"){let a;do yield*this.pop(),a=this.peek(1);while(a?.type===
"flow-collection")}else if(s.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!r||r.sep?s.items.push(
{start:[this.sourceToken]}):r.start.push(this.sourceToken);return;case"map-value-ind":!r||r.value?s.items.push({start:[],
key:null,sep:[this.sourceToken]}):r.sep?r.sep.push(this.sourceToken):Object.assign(r,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!r||r.value?s.items.push({start:[this.sourceToken]}):
r.sep?r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const u=this.flowScalar(this.type);!r||r.value?s.items.push({start:[],key:u,sep:[]}):r.
sep?this.stack.push(u):Object.assign(r,{key:u,sep:[]});return}case"flow-map-end":case"flow-seq-end":s.end.push(this.sourceToken);
return}const a=this.startBlockValue(s);a?this.stack.push(a):(yield*this.pop(),yield*this.step())}else{const a=this.peek(
2);if(a.type==="block-map"&&(this.type==="map-value-ind"&&a.indent===s.indent||this.type==="newline"&&!a.items[a.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&a.type!=="flow-collection"){const u=h(a),
p=c(u);o(s);const b=s.end.splice(1,s.end.length);b.push(this.sourceToken);const E={type:"block-map",offset:s.offset,indent:s.
indent,items:[{start:p,key:s,sep:b}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=E}else yield*this.lineEnd(s)}}flowScalar(s){
if(this.onNewLine){let r=this.source.indexOf(`
`)+1;for(;r!==0;)this.onNewLine(this.offset+r),r=this.source.indexOf(`
`,r)+1}return{type:s,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(s){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const r=h(s),a=c(r);return a.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:a,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const r=h(s),a=c(r);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:a,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(s,r){
return this.type!=="comment"||this.indent<=r?!1:s.every(a=>a.type==="newline"||a.type==="space")}*documentEnd(s){this.type!==
"doc-mode"&&(s.end?s.end.push(this.sourceToken):s.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(s){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:s.end?s.end.push(this.sourceToken):s.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}w.Parser=i}),84047:((B,w,g)=>{"use strict";var k=g(89984),S=g(3021),O=g(91464),
y=g(57249),f=g(41127),v=g(66628),h=g(3456);function c(s){const r=s.prettyErrors!==!1;return{lineCounter:s.lineCounter||r&&
new v.LineCounter||null,prettyErrors:r}}function d(s,r={}){const{lineCounter:a,prettyErrors:u}=c(r),p=new h.Parser(a?.addNewLine),
b=new k.Composer(r),E=Array.from(b.compose(p.parse(s)));if(u&&a)for(const T of E)T.errors.forEach(O.prettifyError(s,a)),
T.warnings.forEach(O.prettifyError(s,a));return E.length>0?E:Object.assign([],{empty:!0},b.streamInfo())}function o(s,r={}){
const{lineCounter:a,prettyErrors:u}=c(r),p=new h.Parser(a?.addNewLine),b=new k.Composer(r);let E=null;for(const T of b.compose(
p.parse(s),!0,s.length))if(!E)E=T;else if(E.options.logLevel!=="silent"){E.errors.push(new O.YAMLParseError(T.range.slice(
0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return u&&a&&(E.errors.
forEach(O.prettifyError(s,a)),E.warnings.forEach(O.prettifyError(s,a))),E}function i(s,r,a){let u;typeof r=="function"?u=
r:a===void 0&&r&&typeof r=="object"&&(a=r);const p=o(s,a);if(!p)return null;if(p.warnings.forEach(b=>y.warn(p.options.logLevel,
b)),p.errors.length>0){if(p.options.logLevel!=="silent")throw p.errors[0];p.errors=[]}return p.toJS(Object.assign({reviver:u},
a))}function n(s,r,a){let u=null;if(typeof r=="function"||Array.isArray(r)?u=r:a===void 0&&r&&(a=r),typeof a=="string"&&
(a=a.length),typeof a=="number"){const p=Math.round(a);a=p<1?void 0:p>8?{indent:8}:{indent:p}}if(s===void 0){const{keepUndefined:p}=a??
r??{};if(!p)return}return f.isDocument(s)&&!u?s.toString(a):new S.Document(s,u,a).toString(a)}w.parse=i,w.parseAllDocuments=
d,w.parseDocument=o,w.stringify=n}),45840:((B,w,g)=>{"use strict";var k=g(41127),S=g(47451),O=g(1706),y=g(66464),f=g(90018);
const v=(c,d)=>c.key<d.key?-1:c.key>d.key?1:0;class h{constructor({compat:d,customTags:o,merge:i,resolveKnownTags:n,schema:s,
sortMapEntries:r,toStringDefaults:a}){this.compat=Array.isArray(d)?f.getTags(d,"compat"):d?f.getTags(null,d):null,this.name=
typeof s=="string"&&s||"core",this.knownTags=n?f.coreKnownTags:{},this.tags=f.getTags(o,this.name,i),this.toStringOptions=
a??null,Object.defineProperty(this,k.MAP,{value:S.map}),Object.defineProperty(this,k.SCALAR,{value:y.string}),Object.defineProperty(
this,k.SEQ,{value:O.seq}),this.sortMapEntries=typeof r=="function"?r:r===!0?v:null}clone(){const d=Object.create(h.prototype,
Object.getOwnPropertyDescriptors(this));return d.tags=this.tags.slice(),d}}w.Schema=h}),47451:((B,w,g)=>{"use strict";var k=g(
41127),S=g(84454);const O={collection:"map",default:!0,nodeClass:S.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(y,f){return k.
isMap(y)||f("Expected a mapping for this tag"),y},createNode:(y,f,v)=>S.YAMLMap.from(y,f,v)};w.map=O}),73632:((B,w,g)=>{
"use strict";var k=g(63301);const S={identify:O=>O==null,createNode:()=>new k.Scalar(null),default:!0,tag:"tag:yaml.org,\
2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new k.Scalar(null),stringify:({source:O},y)=>typeof O=="string"&&S.test.
test(O)?O:y.options.nullStr};w.nullTag=S}),1706:((B,w,g)=>{"use strict";var k=g(41127),S=g(92223);const O={collection:"s\
eq",default:!0,nodeClass:S.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(y,f){return k.isSeq(y)||f("Expected a sequence fo\
r this tag"),y},createNode:(y,f,v)=>S.YAMLSeq.from(y,f,v)};w.seq=O}),66464:((B,w,g)=>{"use strict";var k=g(83069);const S={
identify:O=>typeof O=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:O=>O,stringify(O,y,f,v){return y=Object.assign(
{actualString:!0},y),k.stringifyString(O,y,f,v)}};w.string=S}),73959:((B,w,g)=>{"use strict";var k=g(63301);const S={identify:O=>typeof O==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:O=>new k.Scalar(O[0]===
"t"||O[0]==="T"),stringify({source:O,value:y},f){if(O&&S.test.test(O)){const v=O[0]==="t"||O[0]==="T";if(y===v)return O}
return y?f.options.trueStr:f.options.falseStr}};w.boolTag=S}),38405:((B,w,g)=>{"use strict";var k=g(63301),S=g(28689);const O={
identify:v=>typeof v=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:v=>v.slice(-3).toLowerCase()==="nan"?NaN:v[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:S.
stringifyNumber},y={identify:v=>typeof v=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:v=>parseFloat(v),stringify(v){const h=Number(v.value);return isFinite(h)?h.toExponential():S.stringifyNumber(v)}},
f={identify:v=>typeof v=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(v){
const h=new k.Scalar(parseFloat(v)),c=v.indexOf(".");return c!==-1&&v[v.length-1]==="0"&&(h.minFractionDigits=v.length-c-
1),h},stringify:S.stringifyNumber};w.float=f,w.floatExp=y,w.floatNaN=O}),59874:((B,w,g)=>{"use strict";var k=g(28689);const S=c=>typeof c==
"bigint"||Number.isInteger(c),O=(c,d,o,{intAsBigInt:i})=>i?BigInt(c):parseInt(c.substring(d),o);function y(c,d,o){const{
value:i}=c;return S(i)&&i>=0?o+i.toString(d):k.stringifyNumber(c)}const f={identify:c=>S(c)&&c>=0,default:!0,tag:"tag:ya\
ml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(c,d,o)=>O(c,2,8,o),stringify:c=>y(c,8,"0o")},v={identify:S,default:!0,
tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(c,d,o)=>O(c,0,10,o),stringify:k.stringifyNumber},h={identify:c=>S(
c)&&c>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(c,d,o)=>O(c,2,16,o),stringify:c=>y(
c,16,"0x")};w.int=v,w.intHex=h,w.intOct=f}),70896:((B,w,g)=>{"use strict";var k=g(47451),S=g(73632),O=g(1706),y=g(66464),
f=g(73959),v=g(38405),h=g(59874);const c=[k.map,O.seq,y.string,S.nullTag,f.boolTag,h.intOct,h.int,h.intHex,v.floatNaN,v.
floatExp,v.float];w.schema=c}),33559:((B,w,g)=>{"use strict";var k=g(63301),S=g(47451),O=g(1706);function y(d){return typeof d==
"bigint"||Number.isInteger(d)}const f=({value:d})=>JSON.stringify(d),v=[{identify:d=>typeof d=="string",default:!0,tag:"\
tag:yaml.org,2002:str",resolve:d=>d,stringify:f},{identify:d=>d==null,createNode:()=>new k.Scalar(null),default:!0,tag:"\
tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:f},{identify:d=>typeof d=="boolean",default:!0,tag:"tag\
:yaml.org,2002:bool",test:/^true$|^false$/,resolve:d=>d==="true",stringify:f},{identify:y,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(d,o,{intAsBigInt:i})=>i?BigInt(d):parseInt(d,10),stringify:({value:d})=>y(
d)?d.toString():JSON.stringify(d)},{identify:d=>typeof d=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:d=>parseFloat(d),stringify:f}],h={default:!0,tag:"",test:/^/,resolve(d,o){return o(`Unresolved plain scalar ${JSON.
stringify(d)}`),d}},c=[S.map,O.seq].concat(v,h);w.schema=c}),90018:((B,w,g)=>{"use strict";var k=g(47451),S=g(73632),O=g(
1706),y=g(66464),f=g(73959),v=g(38405),h=g(59874),c=g(70896),d=g(33559),o=g(56083),i=g(90452),n=g(50303),s=g(18385),r=g(
35913),a=g(81528),u=g(24371);const p=new Map([["core",c.schema],["failsafe",[k.map,O.seq,y.string]],["json",d.schema],["\
yaml11",r.schema],["yaml-1.1",r.schema]]),b={binary:o.binary,bool:f.boolTag,float:v.float,floatExp:v.floatExp,floatNaN:v.
floatNaN,floatTime:u.floatTime,int:h.int,intHex:h.intHex,intOct:h.intOct,intTime:u.intTime,map:k.map,merge:i.merge,null:S.
nullTag,omap:n.omap,pairs:s.pairs,seq:O.seq,set:a.set,timestamp:u.timestamp},E={"tag:yaml.org,2002:binary":o.binary,"tag\
:yaml.org,2002:merge":i.merge,"tag:yaml.org,2002:omap":n.omap,"tag:yaml.org,2002:pairs":s.pairs,"tag:yaml.org,2002:set":a.
set,"tag:yaml.org,2002:timestamp":u.timestamp};function T(L,N,$){const I=p.get(N);if(I&&!L)return $&&!I.includes(i.merge)?
I.concat(i.merge):I.slice();let P=I;if(!P)if(Array.isArray(L))P=[];else{const x=Array.from(p.keys()).filter(W=>W!=="yaml\
11").map(W=>JSON.stringify(W)).join(", ");throw new Error(`Unknown schema "${N}"; use one of ${x} or define customTags a\
rray`)}if(Array.isArray(L))for(const x of L)P=P.concat(x);else typeof L=="function"&&(P=L(P.slice()));return $&&(P=P.concat(
i.merge)),P.reduce((x,W)=>{const Y=typeof W=="string"?b[W]:W;if(!Y){const G=JSON.stringify(W),X=Object.keys(b).map(z=>JSON.
stringify(z)).join(", ");throw new Error(`Unknown custom tag ${G}; use one of ${X}`)}return x.includes(Y)||x.push(Y),x},
[])}w.coreKnownTags=E,w.getTags=T}),56083:((B,w,g)=>{"use strict";var k=g(20181),S=g(63301),O=g(83069);const y={identify:f=>f instanceof
Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(f,v){if(typeof k.Buffer=="function")return k.Buffer.from(f,
"base64");if(typeof atob=="function"){const h=atob(f.replace(/[\n\r]/g,"")),c=new Uint8Array(h.length);for(let d=0;d<h.length;++d)
c[d]=h.charCodeAt(d);return c}else return v("This environment does not support reading binary tags; either Buffer or ato\
b is required"),f},stringify({comment:f,type:v,value:h},c,d,o){if(!h)return"";const i=h;let n;if(typeof k.Buffer=="funct\
ion")n=i instanceof k.Buffer?i.toString("base64"):k.Buffer.from(i.buffer).toString("base64");else if(typeof btoa=="funct\
ion"){let s="";for(let r=0;r<i.length;++r)s+=String.fromCharCode(i[r]);n=btoa(s)}else throw new Error("This environment \
does not support writing binary tags; either Buffer or btoa is required");if(v??(v=S.Scalar.BLOCK_LITERAL),v!==S.Scalar.
QUOTE_DOUBLE){const s=Math.max(c.options.lineWidth-c.indent.length,c.options.minContentWidth),r=Math.ceil(n.length/s),a=new Array(
r);for(let u=0,p=0;u<r;++u,p+=s)a[u]=n.substr(p,s);n=a.join(v===S.Scalar.BLOCK_LITERAL?`
`:" ")}return O.stringifyString({comment:f,type:v,value:n},c,d,o)}};w.binary=y}),88398:((B,w,g)=>{"use strict";var k=g(63301);
function S({value:f,source:v},h){return v&&(f?O:y).test.test(v)?v:f?h.options.trueStr:h.options.falseStr}const O={identify:f=>f===
!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new k.Scalar(!0),
stringify:S},y={identify:f=>f===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new k.Scalar(!1),stringify:S};w.falseTag=y,w.trueTag=O}),35782:((B,w,g)=>{"use strict";var k=g(63301),S=g(28689);
const O={identify:v=>typeof v=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:v=>v.slice(-3).toLowerCase()==="nan"?NaN:v[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:S.
stringifyNumber},y={identify:v=>typeof v=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:v=>parseFloat(v.replace(/_/g,"")),stringify(v){const h=Number(v.value);return isFinite(h)?h.toExponential():S.stringifyNumber(
v)}},f={identify:v=>typeof v=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(v){const h=new k.Scalar(parseFloat(v.replace(/_/g,""))),c=v.indexOf(".");if(c!==-1){const d=v.substring(c+1).replace(
/_/g,"");d[d.length-1]==="0"&&(h.minFractionDigits=d.length)}return h},stringify:S.stringifyNumber};w.float=f,w.floatExp=
y,w.floatNaN=O}),10873:((B,w,g)=>{"use strict";var k=g(28689);const S=d=>typeof d=="bigint"||Number.isInteger(d);function O(d,o,i,{
intAsBigInt:n}){const s=d[0];if((s==="-"||s==="+")&&(o+=1),d=d.substring(o).replace(/_/g,""),n){switch(i){case 2:d=`0b${d}`;
break;case 8:d=`0o${d}`;break;case 16:d=`0x${d}`;break}const a=BigInt(d);return s==="-"?BigInt(-1)*a:a}const r=parseInt(
d,i);return s==="-"?-1*r:r}function y(d,o,i){const{value:n}=d;if(S(n)){const s=n.toString(o);return n<0?"-"+i+s.substr(1):
i+s}return k.stringifyNumber(d)}const f={identify:S,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(d,o,i)=>O(d,2,2,i),stringify:d=>y(d,2,"0b")},v={identify:S,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",
test:/^[-+]?0[0-7_]+$/,resolve:(d,o,i)=>O(d,1,8,i),stringify:d=>y(d,8,"0")},h={identify:S,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(d,o,i)=>O(d,0,10,i),stringify:k.stringifyNumber},c={identify:S,default:!0,tag:"\
tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(d,o,i)=>O(d,2,16,i),stringify:d=>y(d,16,"0x")};
w.int=h,w.intBin=f,w.intHex=c,w.intOct=v}),90452:((B,w,g)=>{"use strict";var k=g(41127),S=g(63301);const O="<<",y={identify:d=>d===
O||typeof d=="symbol"&&d.description===O,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(
new S.Scalar(Symbol(O)),{addToJSMap:v}),stringify:()=>O},f=(d,o)=>(y.identify(o)||k.isScalar(o)&&(!o.type||o.type===S.Scalar.
PLAIN)&&y.identify(o.value))&&d?.doc.schema.tags.some(i=>i.tag===y.tag&&i.default);function v(d,o,i){const n=c(d,i);if(k.
isSeq(n))for(const s of n.items)h(d,o,s);else if(Array.isArray(n))for(const s of n)h(d,o,s);else h(d,o,n)}function h(d,o,i){
const n=c(d,i);if(!k.isMap(n))throw new Error("Merge sources must be maps or map aliases");const s=n.toJSON(null,d,Map);
for(const[r,a]of s)o instanceof Map?o.has(r)||o.set(r,a):o instanceof Set?o.add(r):Object.prototype.hasOwnProperty.call(
o,r)||Object.defineProperty(o,r,{value:a,writable:!0,enumerable:!0,configurable:!0});return o}function c(d,o){return d&&
k.isAlias(o)?o.resolve(d.doc,d):o}w.addMergeToJSMap=v,w.isMergeKey=f,w.merge=y}),50303:((B,w,g)=>{"use strict";var k=g(41127),
S=g(74043),O=g(84454),y=g(92223),f=g(18385);class v extends y.YAMLSeq{constructor(){super(),this.add=O.YAMLMap.prototype.
add.bind(this),this.delete=O.YAMLMap.prototype.delete.bind(this),this.get=O.YAMLMap.prototype.get.bind(this),this.has=O.
YAMLMap.prototype.has.bind(this),this.set=O.YAMLMap.prototype.set.bind(this),this.tag=v.tag}toJSON(d,o){if(!o)return super.
toJSON(d);const i=new Map;o?.onCreate&&o.onCreate(i);for(const n of this.items){let s,r;if(k.isPair(n)?(s=S.toJS(n.key,"",
o),r=S.toJS(n.value,s,o)):s=S.toJS(n,"",o),i.has(s))throw new Error("Ordered maps must not include duplicate keys");i.set(
s,r)}return i}static from(d,o,i){const n=f.createPairs(d,o,i),s=new this;return s.items=n.items,s}}v.tag="tag:yaml.org,2\
002:omap";const h={collection:"seq",identify:c=>c instanceof Map,nodeClass:v,default:!1,tag:"tag:yaml.org,2002:omap",resolve(c,d){
const o=f.resolvePairs(c,d),i=[];for(const{key:n}of o.items)k.isScalar(n)&&(i.includes(n.value)?d(`Ordered maps must not\
 include duplicate keys: ${n.value}`):i.push(n.value));return Object.assign(new v,o)},createNode:(c,d,o)=>v.from(c,d,o)};
w.YAMLOMap=v,w.omap=h}),18385:((B,w,g)=>{"use strict";var k=g(41127),S=g(57165),O=g(63301),y=g(92223);function f(c,d){if(k.
isSeq(c))for(let o=0;o<c.items.length;++o){let i=c.items[o];if(!k.isPair(i)){if(k.isMap(i)){i.items.length>1&&d("Each pa\
ir must have its own sequence indicator");const n=i.items[0]||new S.Pair(new O.Scalar(null));if(i.commentBefore&&(n.key.
commentBefore=n.key.commentBefore?`${i.commentBefore}
${n.key.commentBefore}`:i.commentBefore),i.comment){const s=n.value??n.key;s.comment=s.comment?`${i.comment}
${s.comment}`:i.comment}i=n}c.items[o]=k.isPair(i)?i:new S.Pair(i)}}else d("Expected a sequence for this tag");return c}
function v(c,d,o){const{replacer:i}=o,n=new y.YAMLSeq(c);n.tag="tag:yaml.org,2002:pairs";let s=0;if(d&&Symbol.iterator in
Object(d))for(let r of d){typeof i=="function"&&(r=i.call(d,String(s++),r));let a,u;if(Array.isArray(r))if(r.length===2)
a=r[0],u=r[1];else throw new TypeError(`Expected [key, value] tuple: ${r}`);else if(r&&r instanceof Object){const p=Object.
keys(r);if(p.length===1)a=p[0],u=r[a];else throw new TypeError(`Expected tuple with one key, not ${p.length} keys`)}else
a=r;n.items.push(S.createPair(a,u,o))}return n}const h={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:f,
createNode:v};w.createPairs=v,w.pairs=h,w.resolvePairs=f}),35913:((B,w,g)=>{"use strict";var k=g(47451),S=g(73632),O=g(1706),
y=g(66464),f=g(56083),v=g(88398),h=g(35782),c=g(10873),d=g(90452),o=g(50303),i=g(18385),n=g(81528),s=g(24371);const r=[k.
map,O.seq,y.string,S.nullTag,v.trueTag,v.falseTag,c.intBin,c.intOct,c.int,c.intHex,h.floatNaN,h.floatExp,h.float,f.binary,
d.merge,o.omap,i.pairs,n.set,s.intTime,s.floatTime,s.timestamp];w.schema=r}),81528:((B,w,g)=>{"use strict";var k=g(41127),
S=g(57165),O=g(84454);class y extends O.YAMLMap{constructor(h){super(h),this.tag=y.tag}add(h){let c;k.isPair(h)?c=h:h&&typeof h==
"object"&&"key"in h&&"value"in h&&h.value===null?c=new S.Pair(h.key,null):c=new S.Pair(h,null),O.findPair(this.items,c.key)||
this.items.push(c)}get(h,c){const d=O.findPair(this.items,h);return!c&&k.isPair(d)?k.isScalar(d.key)?d.key.value:d.key:d}set(h,c){
if(typeof c!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof c}`);const d=O.
findPair(this.items,h);d&&!c?this.items.splice(this.items.indexOf(d),1):!d&&c&&this.items.push(new S.Pair(h))}toJSON(h,c){
return super.toJSON(h,c,Set)}toString(h,c,d){if(!h)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},h,{allNullValues:!0}),c,d);throw new Error("Set items must all have null values")}static from(h,c,d){
const{replacer:o}=d,i=new this(h);if(c&&Symbol.iterator in Object(c))for(let n of c)typeof o=="function"&&(n=o.call(c,n,
n)),i.items.push(S.createPair(n,null,d));return i}}y.tag="tag:yaml.org,2002:set";const f={collection:"map",identify:v=>v instanceof
Set,nodeClass:y,default:!1,tag:"tag:yaml.org,2002:set",createNode:(v,h,c)=>y.from(v,h,c),resolve(v,h){if(k.isMap(v)){if(v.
hasAllNullValues(!0))return Object.assign(new y,v);h("Set items must all have null values")}else h("Expected a mapping f\
or this tag");return v}};w.YAMLSet=y,w.set=f}),24371:((B,w,g)=>{"use strict";var k=g(28689);function S(h,c){const d=h[0],
o=d==="-"||d==="+"?h.substring(1):h,i=s=>c?BigInt(s):Number(s),n=o.replace(/_/g,"").split(":").reduce((s,r)=>s*i(60)+i(r),
i(0));return d==="-"?i(-1)*n:n}function O(h){let{value:c}=h,d=s=>s;if(typeof c=="bigint")d=s=>BigInt(s);else if(isNaN(c)||
!isFinite(c))return k.stringifyNumber(h);let o="";c<0&&(o="-",c*=d(-1));const i=d(60),n=[c%i];return c<60?n.unshift(0):(c=
(c-n[0])/i,n.unshift(c%i),c>=60&&(c=(c-n[0])/i,n.unshift(c))),o+n.map(s=>String(s).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}const y={identify:h=>typeof h=="bigint"||Number.isInteger(h),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(h,c,{intAsBigInt:d})=>S(h,d),stringify:O},f={identify:h=>typeof h=="number",default:!0,tag:"tag:yaml.org,2002:f\
loat",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:h=>S(h,!1),stringify:O},v={identify:h=>h instanceof
Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0\
-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(h){const c=h.match(
v.test);if(!c)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,d,o,i,n,s,r]=c.map(Number),
a=c[7]?Number((c[7]+"00").substr(1,3)):0;let u=Date.UTC(d,o-1,i,n||0,s||0,r||0,a);const p=c[8];if(p&&p!=="Z"){let b=S(p,
!1);Math.abs(b)<30&&(b*=60),u-=6e4*b}return new Date(u)},stringify:({value:h})=>h?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};w.floatTime=f,w.intTime=y,w.timestamp=v}),34475:((B,w)=>{"use strict";const g="flow",k="block",S="quoted";function O(f,v,h="\
flow",{indentAtStart:c,lineWidth:d=80,minContentWidth:o=20,onFold:i,onOverflow:n}={}){if(!d||d<0)return f;d<o&&(o=0);const s=Math.
max(1+o,1+d-v.length);if(f.length<=s)return f;const r=[],a={};let u=d-v.length;typeof c=="number"&&(c>d-Math.max(2,o)?r.
push(0):u=d-c);let p,b,E=!1,T=-1,L=-1,N=-1;h===k&&(T=y(f,T,v.length),T!==-1&&(u=T+s));for(let I;I=f[T+=1];){if(h===S&&I===
"\\"){switch(L=T,f[T+1]){case"x":T+=3;break;case"u":T+=5;break;case"U":T+=9;break;default:T+=1}N=T}if(I===`
`)h===k&&(T=y(f,T,v.length)),u=T+v.length+s,p=void 0;else{if(I===" "&&b&&b!==" "&&b!==`
`&&b!=="	"){const P=f[T+1];P&&P!==" "&&P!==`
`&&P!=="	"&&(p=T)}if(T>=u)if(p)r.push(p),u=p+s,p=void 0;else if(h===S){for(;b===" "||b==="	";)b=I,I=f[T+=1],E=!0;const P=T>
N+1?T-2:L-1;if(a[P])return f;r.push(P),a[P]=!0,u=P+s,p=void 0}else E=!0}b=I}if(E&&n&&n(),r.length===0)return f;i&&i();let $=f.
slice(0,r[0]);for(let I=0;I<r.length;++I){const P=r[I],x=r[I+1]||f.length;P===0?$=`
${v}${f.slice(0,x)}`:(h===S&&a[P]&&($+=`${f[P]}\\`),$+=`
${v}${f.slice(P+1,x)}`)}return $}function y(f,v,h){let c=v,d=v+1,o=f[d];for(;o===" "||o==="	";)if(v<d+h)o=f[++v];else{do
o=f[++v];while(o&&o!==`
`);c=v,d=v+1,o=f[d]}return c}w.FOLD_BLOCK=k,w.FOLD_FLOW=g,w.FOLD_QUOTED=S,w.foldFlowLines=O}),2148:((B,w,g)=>{"use stric\
t";var k=g(71596),S=g(41127),O=g(59799),y=g(83069);function f(d,o){const i=Object.assign({blockQuote:!0,commentString:O.
stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},d.schema.toStringOptions,o);let n;switch(i.collectionStyle){case"bl\
ock":n=!1;break;case"flow":n=!0;break;default:n=null}return{anchors:new Set,doc:d,flowCollectionPadding:i.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof i.indent=="number"?" ".repeat(i.indent):"  ",inFlow:n,options:i}}function v(d,o){if(o.
tag){const s=d.filter(r=>r.tag===o.tag);if(s.length>0)return s.find(r=>r.format===o.format)??s[0]}let i,n;if(S.isScalar(
o)){n=o.value;let s=d.filter(r=>r.identify?.(n));if(s.length>1){const r=s.filter(a=>a.test);r.length>0&&(s=r)}i=s.find(r=>r.
format===o.format)??s.find(r=>!r.format)}else n=o,i=d.find(s=>s.nodeClass&&n instanceof s.nodeClass);if(!i){const s=n?.constructor?.
name??(n===null?"null":typeof n);throw new Error(`Tag not resolved for ${s} value`)}return i}function h(d,o,{anchors:i,doc:n}){
if(!n.directives)return"";const s=[],r=(S.isScalar(d)||S.isCollection(d))&&d.anchor;r&&k.anchorIsValid(r)&&(i.add(r),s.push(
`&${r}`));const a=d.tag??(o.default?null:o.tag);return a&&s.push(n.directives.tagString(a)),s.join(" ")}function c(d,o,i,n){
if(S.isPair(d))return d.toString(o,i,n);if(S.isAlias(d)){if(o.doc.directives)return d.toString(o);if(o.resolvedAliases?.
has(d))throw new TypeError("Cannot stringify circular structure without alias nodes");o.resolvedAliases?o.resolvedAliases.
add(d):o.resolvedAliases=new Set([d]),d=d.resolve(o.doc)}let s;const r=S.isNode(d)?d:o.doc.createNode(d,{onTagObj:p=>s=p});
s??(s=v(o.doc.schema.tags,r));const a=h(r,s,o);a.length>0&&(o.indentAtStart=(o.indentAtStart??0)+a.length+1);const u=typeof s.
stringify=="function"?s.stringify(r,o,i,n):S.isScalar(r)?y.stringifyString(r,o,i,n):r.toString(o,i,n);return a?S.isScalar(
r)||u[0]==="{"||u[0]==="["?`${a} ${u}`:`${a}
${o.indent}${u}`:u}w.createStringifyContext=f,w.stringify=c}),61212:((B,w,g)=>{"use strict";var k=g(41127),S=g(2148),O=g(
59799);function y(c,d,o){return(d.inFlow??c.flow?v:f)(c,d,o)}function f({comment:c,items:d},o,{blockItemPrefix:i,flowChars:n,
itemIndent:s,onChompKeep:r,onComment:a}){const{indent:u,options:{commentString:p}}=o,b=Object.assign({},o,{indent:s,type:null});
let E=!1;const T=[];for(let N=0;N<d.length;++N){const $=d[N];let I=null;if(k.isNode($))!E&&$.spaceBefore&&T.push(""),h(o,
T,$.commentBefore,E),$.comment&&(I=$.comment);else if(k.isPair($)){const x=k.isNode($.key)?$.key:null;x&&(!E&&x.spaceBefore&&
T.push(""),h(o,T,x.commentBefore,E))}E=!1;let P=S.stringify($,b,()=>I=null,()=>E=!0);I&&(P+=O.lineComment(P,s,p(I))),E&&
I&&(E=!1),T.push(i+P)}let L;if(T.length===0)L=n.start+n.end;else{L=T[0];for(let N=1;N<T.length;++N){const $=T[N];L+=$?`
${u}${$}`:`
`}}return c?(L+=`
`+O.indentComment(p(c),u),a&&a()):E&&r&&r(),L}function v({items:c},d,{flowChars:o,itemIndent:i}){const{indent:n,indentStep:s,
flowCollectionPadding:r,options:{commentString:a}}=d;i+=s;const u=Object.assign({},d,{indent:i,inFlow:!0,type:null});let p=!1,
b=0;const E=[];for(let N=0;N<c.length;++N){const $=c[N];let I=null;if(k.isNode($))$.spaceBefore&&E.push(""),h(d,E,$.commentBefore,
!1),$.comment&&(I=$.comment);else if(k.isPair($)){const x=k.isNode($.key)?$.key:null;x&&(x.spaceBefore&&E.push(""),h(d,E,
x.commentBefore,!1),x.comment&&(p=!0));const W=k.isNode($.value)?$.value:null;W?(W.comment&&(I=W.comment),W.commentBefore&&
(p=!0)):$.value==null&&x?.comment&&(I=x.comment)}I&&(p=!0);let P=S.stringify($,u,()=>I=null);p||(p=E.length>b||P.includes(
`
`)),N<c.length-1?P+=",":d.options.trailingComma&&(d.options.lineWidth>0&&(p||(p=E.reduce((x,W)=>x+W.length+2,2)+(P.length+
2)>d.options.lineWidth)),p&&(P+=",")),I&&(P+=O.lineComment(P,i,a(I))),E.push(P),b=E.length}const{start:T,end:L}=o;if(E.length===
0)return T+L;if(!p){const N=E.reduce(($,I)=>$+I.length+2,2);p=d.options.lineWidth>0&&N>d.options.lineWidth}if(p){let N=T;
for(const $ of E)N+=$?`
${s}${n}${$}`:`
`;return`${N}
${n}${L}`}else return`${T}${r}${E.join(" ")}${r}${L}`}function h({indent:c,options:{commentString:d}},o,i,n){if(i&&n&&(i=
i.replace(/^\n+/,"")),i){const s=O.indentComment(d(i),c);o.push(s.trimStart())}}w.stringifyCollection=y}),59799:((B,w)=>{
"use strict";const g=O=>O.replace(/^(?!$)(?: $)?/gm,"#");function k(O,y){return/^\n+$/.test(O)?O.substring(1):y?O.replace(
/^(?! *$)/gm,y):O}const S=(O,y,f)=>O.endsWith(`
`)?k(f,y):f.includes(`
`)?`
`+k(f,y):(O.endsWith(" ")?"":" ")+f;w.indentComment=k,w.lineComment=S,w.stringifyComment=g}),6829:((B,w,g)=>{"use strict";
var k=g(41127),S=g(2148),O=g(59799);function y(f,v){const h=[];let c=v.directives===!0;if(v.directives!==!1&&f.directives){
const s=f.directives.toString(f);s?(h.push(s),c=!0):f.directives.docStart&&(c=!0)}c&&h.push("---");const d=S.createStringifyContext(
f,v),{commentString:o}=d.options;if(f.commentBefore){h.length!==1&&h.unshift("");const s=o(f.commentBefore);h.unshift(O.
indentComment(s,""))}let i=!1,n=null;if(f.contents){if(k.isNode(f.contents)){if(f.contents.spaceBefore&&c&&h.push(""),f.
contents.commentBefore){const a=o(f.contents.commentBefore);h.push(O.indentComment(a,""))}d.forceBlockIndent=!!f.comment,
n=f.contents.comment}const s=n?void 0:()=>i=!0;let r=S.stringify(f.contents,d,()=>n=null,s);n&&(r+=O.lineComment(r,"",o(
n))),(r[0]==="|"||r[0]===">")&&h[h.length-1]==="---"?h[h.length-1]=`--- ${r}`:h.push(r)}else h.push(S.stringify(f.contents,
d));if(f.directives?.docEnd)if(f.comment){const s=o(f.comment);s.includes(`
`)?(h.push("..."),h.push(O.indentComment(s,""))):h.push(`... ${s}`)}else h.push("...");else{let s=f.comment;s&&i&&(s=s.replace(
/^\n+/,"")),s&&((!i||n)&&h[h.length-1]!==""&&h.push(""),h.push(O.indentComment(o(s),"")))}return h.join(`
`)+`
`}w.stringifyDocument=y}),28689:((B,w)=>{"use strict";function g({format:k,minFractionDigits:S,tag:O,value:y}){if(typeof y==
"bigint")return String(y);const f=typeof y=="number"?y:Number(y);if(!isFinite(f))return isNaN(f)?".nan":f<0?"-.inf":".in\
f";let v=Object.is(y,-0)?"-0":JSON.stringify(y);if(!k&&S&&(!O||O==="tag:yaml.org,2002:float")&&/^-?\d/.test(v)&&!v.includes(
"e")){let h=v.indexOf(".");h<0&&(h=v.length,v+=".");let c=S-(v.length-h-1);for(;c-- >0;)v+="0"}return v}w.stringifyNumber=
g}),59748:((B,w,g)=>{"use strict";var k=g(41127),S=g(63301),O=g(2148),y=g(59799);function f({key:v,value:h},c,d,o){const{
allNullValues:i,doc:n,indent:s,indentStep:r,options:{commentString:a,indentSeq:u,simpleKeys:p}}=c;let b=k.isNode(v)&&v.comment||
null;if(p){if(b)throw new Error("With simple keys, key nodes cannot have comments");if(k.isCollection(v)||!k.isNode(v)&&
typeof v=="object"){const G="With simple keys, collection cannot be used as a key value";throw new Error(G)}}let E=!p&&(!v||
b&&h==null&&!c.inFlow||k.isCollection(v)||(k.isScalar(v)?v.type===S.Scalar.BLOCK_FOLDED||v.type===S.Scalar.BLOCK_LITERAL:
typeof v=="object"));c=Object.assign({},c,{allNullValues:!1,implicitKey:!E&&(p||!i),indent:s+r});let T=!1,L=!1,N=O.stringify(
v,c,()=>T=!0,()=>L=!0);if(!E&&!c.inFlow&&N.length>1024){if(p)throw new Error("With simple keys, single line scalar must \
not span more than 1024 characters");E=!0}if(c.inFlow){if(i||h==null)return T&&d&&d(),N===""?"?":E?`? ${N}`:N}else if(i&&
!p||h==null&&E)return N=`? ${N}`,b&&!T?N+=y.lineComment(N,c.indent,a(b)):L&&o&&o(),N;T&&(b=null),E?(b&&(N+=y.lineComment(
N,c.indent,a(b))),N=`? ${N}
${s}:`):(N=`${N}:`,b&&(N+=y.lineComment(N,c.indent,a(b))));let $,I,P;k.isNode(h)?($=!!h.spaceBefore,I=h.commentBefore,P=
h.comment):($=!1,I=null,P=null,h&&typeof h=="object"&&(h=n.createNode(h))),c.implicitKey=!1,!E&&!b&&k.isScalar(h)&&(c.indentAtStart=
N.length+1),L=!1,!u&&r.length>=2&&!c.inFlow&&!E&&k.isSeq(h)&&!h.flow&&!h.tag&&!h.anchor&&(c.indent=c.indent.substring(2));
let x=!1;const W=O.stringify(h,c,()=>x=!0,()=>L=!0);let Y=" ";if(b||$||I){if(Y=$?`
`:"",I){const G=a(I);Y+=`
${y.indentComment(G,c.indent)}`}W===""&&!c.inFlow?Y===`
`&&P&&(Y=`

`):Y+=`
${c.indent}`}else if(!E&&k.isCollection(h)){const G=W[0],X=W.indexOf(`
`),z=X!==-1,ae=c.inFlow??h.flow??h.items.length===0;if(z||!ae){let de=!1;if(z&&(G==="&"||G==="!")){let H=W.indexOf(" ");
G==="&"&&H!==-1&&H<X&&W[H+1]==="!"&&(H=W.indexOf(" ",H+1)),(H===-1||X<H)&&(de=!0)}de||(Y=`
${c.indent}`)}}else(W===""||W[0]===`
`)&&(Y="");return N+=Y+W,c.inFlow?x&&d&&d():P&&!x?N+=y.lineComment(N,c.indent,a(P)):L&&o&&o(),N}w.stringifyPair=f}),83069:((B,w,g)=>{
"use strict";var k=g(63301),S=g(34475);const O=(s,r)=>({indentAtStart:r?s.indent.length:s.indentAtStart,lineWidth:s.options.
lineWidth,minContentWidth:s.options.minContentWidth}),y=s=>/^(%|---|\.\.\.)/m.test(s);function f(s,r,a){if(!r||r<0)return!1;
const u=r-a,p=s.length;if(p<=u)return!1;for(let b=0,E=0;b<p;++b)if(s[b]===`
`){if(b-E>u)return!0;if(E=b+1,p-E<=u)return!1}return!0}function v(s,r){const a=JSON.stringify(s);if(r.options.doubleQuotedAsJSON)
return a;const{implicitKey:u}=r,p=r.options.doubleQuotedMinMultiLineLength,b=r.indent||(y(s)?"  ":"");let E="",T=0;for(let L=0,
N=a[L];N;N=a[++L])if(N===" "&&a[L+1]==="\\"&&a[L+2]==="n"&&(E+=a.slice(T,L)+"\\ ",L+=1,T=L,N="\\"),N==="\\")switch(a[L+1]){case"\
u":{E+=a.slice(T,L);const $=a.substr(L+2,4);switch($){case"0000":E+="\\0";break;case"0007":E+="\\a";break;case"000b":E+=
"\\v";break;case"001b":E+="\\e";break;case"0085":E+="\\N";break;case"00a0":E+="\\_";break;case"2028":E+="\\L";break;case"\
2029":E+="\\P";break;default:$.substr(0,2)==="00"?E+="\\x"+$.substr(2):E+=a.substr(L,6)}L+=5,T=L+1}break;case"n":if(u||a[L+
2]==='"'||a.length<p)L+=1;else{for(E+=a.slice(T,L)+`

`;a[L+2]==="\\"&&a[L+3]==="n"&&a[L+4]!=='"';)E+=`
`,L+=2;E+=b,a[L+2]===" "&&(E+="\\"),L+=1,T=L+1}break;default:L+=1}return E=T?E+a.slice(T):a,u?E:S.foldFlowLines(E,b,S.FOLD_QUOTED,
O(r,!1))}function h(s,r){if(r.options.singleQuote===!1||r.implicitKey&&s.includes(`
`)||/[ \t]\n|\n[ \t]/.test(s))return v(s,r);const a=r.indent||(y(s)?"  ":""),u="'"+s.replace(/'/g,"''").replace(/\n+/g,`\
$&
${a}`)+"'";return r.implicitKey?u:S.foldFlowLines(u,a,S.FOLD_FLOW,O(r,!1))}function c(s,r){const{singleQuote:a}=r.options;
let u;if(a===!1)u=v;else{const p=s.includes('"'),b=s.includes("'");p&&!b?u=h:b&&!p?u=v:u=a?h:v}return u(s,r)}let d;try{d=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{d=/\n+(?!\n|$)/g}function o({comment:s,type:r,value:a},u,p,b){const{blockQuote:E,commentString:T,lineWidth:L}=u.
options;if(!E||/\n[\t ]+$/.test(a))return c(a,u);const N=u.indent||(u.forceBlockIndent||y(a)?"  ":""),$=E==="literal"?!0:
E==="folded"||r===k.Scalar.BLOCK_FOLDED?!1:r===k.Scalar.BLOCK_LITERAL?!0:!f(a,L,N.length);if(!a)return $?`|
`:`>
`;let I,P;for(P=a.length;P>0;--P){const H=a[P-1];if(H!==`
`&&H!=="	"&&H!==" ")break}let x=a.substring(P);const W=x.indexOf(`
`);W===-1?I="-":a===x||W!==x.length-1?(I="+",b&&b()):I="",x&&(a=a.slice(0,-x.length),x[x.length-1]===`
`&&(x=x.slice(0,-1)),x=x.replace(d,`$&${N}`));let Y=!1,G,X=-1;for(G=0;G<a.length;++G){const H=a[G];if(H===" ")Y=!0;else if(H===
`
`)X=G;else break}let z=a.substring(0,X<G?X+1:G);z&&(a=a.substring(z.length),z=z.replace(/\n+/g,`$&${N}`));let de=(Y?N?"2":
"1":"")+I;if(s&&(de+=" "+T(s.replace(/ ?[\r\n]+/g," ")),p&&p()),!$){const H=a.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${N}`);let se=!1;const ie=O(u,!0);
E!=="folded"&&r!==k.Scalar.BLOCK_FOLDED&&(ie.onOverflow=()=>{se=!0});const ee=S.foldFlowLines(`${z}${H}${x}`,N,S.FOLD_BLOCK,
ie);if(!se)return`>${de}
${N}${ee}`}return a=a.replace(/\n+/g,`$&${N}`),`|${de}
${N}${z}${a}${x}`}function i(s,r,a,u){const{type:p,value:b}=s,{actualString:E,implicitKey:T,indent:L,indentStep:N,inFlow:$}=r;
if(T&&b.includes(`
`)||$&&/[[\]{},]/.test(b))return c(b,r);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(b))return T||$||!b.includes(`
`)?c(b,r):o(s,r,a,u);if(!T&&!$&&p!==k.Scalar.PLAIN&&b.includes(`
`))return o(s,r,a,u);if(y(b)){if(L==="")return r.forceBlockIndent=!0,o(s,r,a,u);if(T&&L===N)return c(b,r)}const I=b.replace(
/\n+/g,`$&
${L}`);if(E){const P=Y=>Y.default&&Y.tag!=="tag:yaml.org,2002:str"&&Y.test?.test(I),{compat:x,tags:W}=r.doc.schema;if(W.
some(P)||x?.some(P))return c(b,r)}return T?I:S.foldFlowLines(I,L,S.FOLD_FLOW,O(r,!1))}function n(s,r,a,u){const{implicitKey:p,
inFlow:b}=r,E=typeof s.value=="string"?s:Object.assign({},s,{value:String(s.value)});let{type:T}=s;T!==k.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(E.value)&&(T=k.Scalar.QUOTE_DOUBLE);const L=$=>{switch($){case k.
Scalar.BLOCK_FOLDED:case k.Scalar.BLOCK_LITERAL:return p||b?c(E.value,r):o(E,r,a,u);case k.Scalar.QUOTE_DOUBLE:return v(
E.value,r);case k.Scalar.QUOTE_SINGLE:return h(E.value,r);case k.Scalar.PLAIN:return i(E,r,a,u);default:return null}};let N=L(
T);if(N===null){const{defaultKeyType:$,defaultStringType:I}=r.options,P=p&&$||I;if(N=L(P),N===null)throw new Error(`Unsu\
pported default string type ${P}`)}return N}w.stringifyString=n}),10204:((B,w,g)=>{"use strict";var k=g(41127);const S=Symbol(
"break visit"),O=Symbol("skip children"),y=Symbol("remove node");function f(n,s){const r=d(s);k.isDocument(n)?v(null,n.contents,
r,Object.freeze([n]))===y&&(n.contents=null):v(null,n,r,Object.freeze([]))}f.BREAK=S,f.SKIP=O,f.REMOVE=y;function v(n,s,r,a){
const u=o(n,s,r,a);if(k.isNode(u)||k.isPair(u))return i(n,a,u),v(n,u,r,a);if(typeof u!="symbol"){if(k.isCollection(s)){a=
Object.freeze(a.concat(s));for(let p=0;p<s.items.length;++p){const b=v(p,s.items[p],r,a);if(typeof b=="number")p=b-1;else{
if(b===S)return S;b===y&&(s.items.splice(p,1),p-=1)}}}else if(k.isPair(s)){a=Object.freeze(a.concat(s));const p=v("key",
s.key,r,a);if(p===S)return S;p===y&&(s.key=null);const b=v("value",s.value,r,a);if(b===S)return S;b===y&&(s.value=null)}}
return u}async function h(n,s){const r=d(s);k.isDocument(n)?await c(null,n.contents,r,Object.freeze([n]))===y&&(n.contents=
null):await c(null,n,r,Object.freeze([]))}h.BREAK=S,h.SKIP=O,h.REMOVE=y;async function c(n,s,r,a){const u=await o(n,s,r,
a);if(k.isNode(u)||k.isPair(u))return i(n,a,u),c(n,u,r,a);if(typeof u!="symbol"){if(k.isCollection(s)){a=Object.freeze(a.
concat(s));for(let p=0;p<s.items.length;++p){const b=await c(p,s.items[p],r,a);if(typeof b=="number")p=b-1;else{if(b===S)
return S;b===y&&(s.items.splice(p,1),p-=1)}}}else if(k.isPair(s)){a=Object.freeze(a.concat(s));const p=await c("key",s.key,
r,a);if(p===S)return S;p===y&&(s.key=null);const b=await c("value",s.value,r,a);if(b===S)return S;b===y&&(s.value=null)}}
return u}function d(n){return typeof n=="object"&&(n.Collection||n.Node||n.Value)?Object.assign({Alias:n.Node,Map:n.Node,
Scalar:n.Node,Seq:n.Node},n.Value&&{Map:n.Value,Scalar:n.Value,Seq:n.Value},n.Collection&&{Map:n.Collection,Seq:n.Collection},
n):n}function o(n,s,r,a){if(typeof r=="function")return r(n,s,a);if(k.isMap(s))return r.Map?.(n,s,a);if(k.isSeq(s))return r.
Seq?.(n,s,a);if(k.isPair(s))return r.Pair?.(n,s,a);if(k.isScalar(s))return r.Scalar?.(n,s,a);if(k.isAlias(s))return r.Alias?.(
n,s,a)}function i(n,s,r){const a=s[s.length-1];if(k.isCollection(a))a.items[n]=r;else if(k.isPair(a))n==="key"?a.key=r:a.
value=r;else if(k.isDocument(a))a.contents=r;else{const u=k.isAlias(a)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${u} parent`)}}w.visit=f,w.visitAsync=h}),81260:((B,w,g)=>{"use strict";g.d(w,{m:()=>Ye,H:()=>et});var k=g(13193),
S=g(70857),O=g(24434),y=g(35317),f=g(16928),v=g(42613),h=g(79896),c=function(R,M,D,F){function U(V){return V instanceof D?
V:new D(function(J){J(V)})}return new(D||(D=Promise))(function(V,J){function oe(te){try{q(F.next(te))}catch(ke){J(ke)}}function he(te){
try{q(F.throw(te))}catch(ke){J(ke)}}function q(te){te.done?V(te.value):U(te.value).then(oe,he)}q((F=F.apply(R,M||[])).next())})};
const{chmod:d,copyFile:o,lstat:i,mkdir:n,open:s,readdir:r,rename:a,rm:u,rmdir:p,stat:b,symlink:E,unlink:T}=h.promises,L=process.
platform==="win32";function N(R){return c(this,void 0,void 0,function*(){const M=yield fs.promises.readlink(R);return L&&
!M.endsWith("\\")?`${M}\\`:M})}const $=268435456,I=h.constants.O_RDONLY;function P(R){return c(this,void 0,void 0,function*(){
try{yield b(R)}catch(M){if(M.code==="ENOENT")return!1;throw M}return!0})}function x(R){return c(this,arguments,void 0,function*(M,D=!1){
return(D?yield b(M):yield i(M)).isDirectory()})}function W(R){if(R=G(R),!R)throw new Error('isRooted() parameter "p" can\
not be empty');return L?R.startsWith("\\")||/^[A-Z]:/i.test(R):R.startsWith("/")}function Y(R,M){return c(this,void 0,void 0,
function*(){let D;try{D=yield b(R)}catch(U){U.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if \
executable file exists '${R}': ${U}`)}if(D&&D.isFile()){if(L){const U=f.extname(R).toUpperCase();if(M.some(V=>V.toUpperCase()===
U))return R}else if(X(D))return R}const F=R;for(const U of M){R=F+U,D=void 0;try{D=yield b(R)}catch(V){V.code!=="ENOENT"&&
console.log(`Unexpected error attempting to determine if executable file exists '${R}': ${V}`)}if(D&&D.isFile()){if(L){try{
const V=f.dirname(R),J=f.basename(R).toUpperCase();for(const oe of yield r(V))if(J===oe.toUpperCase()){R=f.join(V,oe);break}}catch(V){
console.log(`Unexpected error attempting to determine the actual case of the file '${R}': ${V}`)}return R}else if(X(D))return R}}
return""})}function G(R){return R=R||"",L?(R=R.replace(/\//g,"\\"),R.replace(/\\\\+/g,"\\")):R.replace(/\/\/+/g,"/")}function X(R){
return(R.mode&1)>0||(R.mode&8)>0&&process.getgid!==void 0&&R.gid===process.getgid()||(R.mode&64)>0&&process.getuid!==void 0&&
R.uid===process.getuid()}function z(){var R;return(R=process.env.COMSPEC)!==null&&R!==void 0?R:"cmd.exe"}var ae=function(R,M,D,F){
function U(V){return V instanceof D?V:new D(function(J){J(V)})}return new(D||(D=Promise))(function(V,J){function oe(te){
try{q(F.next(te))}catch(ke){J(ke)}}function he(te){try{q(F.throw(te))}catch(ke){J(ke)}}function q(te){te.done?V(te.value):
U(te.value).then(oe,he)}q((F=F.apply(R,M||[])).next())})};function de(R,M){return ae(this,arguments,void 0,function*(D,F,U={}){
const{force:V,recursive:J,copySourceDirectory:oe}=Te(U),he=(yield ioUtil.exists(F))?yield ioUtil.stat(F):null;if(he&&he.
isFile()&&!V)return;const q=he&&he.isDirectory()&&oe?path.join(F,path.basename(D)):F;if(!(yield ioUtil.exists(D)))throw new Error(
`no such file or directory: ${D}`);if((yield ioUtil.stat(D)).isDirectory())if(J)yield Oe(D,q,0,V);else throw new Error(`\
Failed to copy. ${D} is a directory, but tried to copy without recursive flag.`);else{if(path.relative(D,q)==="")throw new Error(
`'${q}' and '${D}' are the same file`);yield Ie(D,q,V)}})}function H(R,M){return ae(this,arguments,void 0,function*(D,F,U={}){
if(yield ioUtil.exists(F)){let V=!0;if((yield ioUtil.isDirectory(F))&&(F=path.join(F,path.basename(D)),V=yield ioUtil.exists(
F)),V)if(U.force==null||U.force)yield se(F);else throw new Error("Destination already exists")}yield ie(path.dirname(F)),
yield ioUtil.rename(D,F)})}function se(R){return ae(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(
R))throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');try{yield ioUtil.rm(R,{force:!0,maxRetries:3,
recursive:!0,retryDelay:300})}catch(M){throw new Error(`File was unable to be removed ${M}`)}})}function ie(R){return ae(
this,void 0,void 0,function*(){ok(R,"a path argument must be provided"),yield ioUtil.mkdir(R,{recursive:!0})})}function ee(R,M){
return ae(this,void 0,void 0,function*(){if(!R)throw new Error("parameter 'tool' is required");if(M){const F=yield ee(R,
!1);if(!F)throw L?new Error(`Unable to locate executable file: ${R}. Please verify either the file path exists or the fi\
le can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extensio\
n for an executable file.`):new Error(`Unable to locate executable file: ${R}. Please verify either the file path exists\
 or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to ver\
ify the file is executable.`);return F}const D=yield ve(R);return D&&D.length>0?D[0]:""})}function ve(R){return ae(this,
void 0,void 0,function*(){if(!R)throw new Error("parameter 'tool' is required");const M=[];if(L&&process.env.PATHEXT)for(const U of process.
env.PATHEXT.split(f.delimiter))U&&M.push(U);if(W(R)){const U=yield Y(R,M);return U?[U]:[]}if(R.includes(f.sep))return[];
const D=[];if(process.env.PATH)for(const U of process.env.PATH.split(f.delimiter))U&&D.push(U);const F=[];for(const U of D){
const V=yield Y(f.join(U,R),M);V&&F.push(V)}return F})}function Te(R){const M=R.force==null?!0:R.force,D=!!R.recursive,F=R.
copySourceDirectory==null?!0:!!R.copySourceDirectory;return{force:M,recursive:D,copySourceDirectory:F}}function Oe(R,M,D,F){
return ae(this,void 0,void 0,function*(){if(D>=255)return;D++,yield ie(M);const U=yield ioUtil.readdir(R);for(const V of U){
const J=`${R}/${V}`,oe=`${M}/${V}`;(yield ioUtil.lstat(J)).isDirectory()?yield Oe(J,oe,D,F):yield Ie(J,oe,F)}yield ioUtil.
chmod(M,(yield ioUtil.stat(R)).mode)})}function Ie(R,M,D){return ae(this,void 0,void 0,function*(){if((yield ioUtil.lstat(
R)).isSymbolicLink()){try{yield ioUtil.lstat(M),yield ioUtil.unlink(M)}catch(U){U.code==="EPERM"&&(yield ioUtil.chmod(M,
"0666"),yield ioUtil.unlink(M))}const F=yield ioUtil.readlink(R);yield ioUtil.symlink(F,M,ioUtil.IS_WINDOWS?"junction":null)}else
(!(yield ioUtil.exists(M))||D)&&(yield ioUtil.copyFile(R,M))})}var Ke=g(53557),Me=function(R,M,D,F){function U(V){return V instanceof
D?V:new D(function(J){J(V)})}return new(D||(D=Promise))(function(V,J){function oe(te){try{q(F.next(te))}catch(ke){J(ke)}}
function he(te){try{q(F.throw(te))}catch(ke){J(ke)}}function q(te){te.done?V(te.value):U(te.value).then(oe,he)}q((F=F.apply(
R,M||[])).next())})};const re=process.platform==="win32";class ge extends O.EventEmitter{constructor(M,D,F){if(super(),!M)
throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=M,this.args=D||[],this.options=F||{}}_debug(M){
this.options.listeners&&this.options.listeners.debug&&this.options.listeners.debug(M)}_getCommandString(M,D){const F=this.
_getSpawnFileName(),U=this._getSpawnArgs(M);let V=D?"":"[command]";if(re)if(this._isCmdFile()){V+=F;for(const J of U)V+=
` ${J}`}else if(M.windowsVerbatimArguments){V+=`"${F}"`;for(const J of U)V+=` ${J}`}else{V+=this._windowsQuoteCmdArg(F);
for(const J of U)V+=` ${this._windowsQuoteCmdArg(J)}`}else{V+=F;for(const J of U)V+=` ${J}`}return V}_processLineBuffer(M,D,F){
try{let U=D+M.toString(),V=U.indexOf(S.EOL);for(;V>-1;){const J=U.substring(0,V);F(J),U=U.substring(V+S.EOL.length),V=U.
indexOf(S.EOL)}return U}catch(U){return this._debug(`error processing line. Failed with error ${U}`),""}}_getSpawnFileName(){
return re&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(M){if(re&&this._isCmdFile()){let D=`\
/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(const F of this.args)D+=" ",D+=M.windowsVerbatimArguments?F:this.
_windowsQuoteCmdArg(F);return D+='"',[D]}return this.args}_endsWith(M,D){return M.endsWith(D)}_isCmdFile(){const M=this.
toolPath.toUpperCase();return this._endsWith(M,".CMD")||this._endsWith(M,".BAT")}_windowsQuoteCmdArg(M){if(!this._isCmdFile())
return this._uvQuoteCmdArg(M);if(!M)return'""';const D=[" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",",
"`","~","|","<",">",'"'];let F=!1;for(const J of M)if(D.some(oe=>oe===J)){F=!0;break}if(!F)return M;let U='"',V=!0;for(let J=M.
length;J>0;J--)U+=M[J-1],V&&M[J-1]==="\\"?U+="\\":M[J-1]==='"'?(V=!0,U+='"'):V=!1;return U+='"',U.split("").reverse().join(
"")}_uvQuoteCmdArg(M){if(!M)return'""';if(!M.includes(" ")&&!M.includes("	")&&!M.includes('"'))return M;if(!M.includes('\
"')&&!M.includes("\\"))return`"${M}"`;let D='"',F=!0;for(let U=M.length;U>0;U--)D+=M[U-1],F&&M[U-1]==="\\"?D+="\\":M[U-1]===
'"'?(F=!0,D+="\\"):F=!1;return D+='"',D.split("").reverse().join("")}_cloneExecOptions(M){M=M||{};const D={cwd:M.cwd||process.
cwd(),env:M.env||process.env,silent:M.silent||!1,windowsVerbatimArguments:M.windowsVerbatimArguments||!1,failOnStdErr:M.
failOnStdErr||!1,ignoreReturnCode:M.ignoreReturnCode||!1,delay:M.delay||1e4};return D.outStream=M.outStream||process.stdout,
D.errStream=M.errStream||process.stderr,D}_getSpawnOptions(M,D){M=M||{};const F={};return F.cwd=M.cwd,F.env=M.env,F.windowsVerbatimArguments=
M.windowsVerbatimArguments||this._isCmdFile(),M.windowsVerbatimArguments&&(F.argv0=`"${D}"`),F}exec(){return Me(this,void 0,
void 0,function*(){return!W(this.toolPath)&&(this.toolPath.includes("/")||re&&this.toolPath.includes("\\"))&&(this.toolPath=
f.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield ee(this.toolPath,!0),new Promise(
(M,D)=>Me(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(const q of this.
args)this._debug(`   ${q}`);const F=this._cloneExecOptions(this.options);!F.silent&&F.outStream&&F.outStream.write(this.
_getCommandString(F)+S.EOL);const U=new Ce(F,this.toolPath);if(U.on("debug",q=>{this._debug(q)}),this.options.cwd&&!(yield P(
this.options.cwd)))return D(new Error(`The cwd: ${this.options.cwd} does not exist!`));const V=this._getSpawnFileName(),
J=y.spawn(V,this._getSpawnArgs(F),this._getSpawnOptions(this.options,V));let oe="";J.stdout&&J.stdout.on("data",q=>{this.
options.listeners&&this.options.listeners.stdout&&this.options.listeners.stdout(q),!F.silent&&F.outStream&&F.outStream.write(
q),oe=this._processLineBuffer(q,oe,te=>{this.options.listeners&&this.options.listeners.stdline&&this.options.listeners.stdline(
te)})});let he="";if(J.stderr&&J.stderr.on("data",q=>{U.processStderr=!0,this.options.listeners&&this.options.listeners.
stderr&&this.options.listeners.stderr(q),!F.silent&&F.errStream&&F.outStream&&(F.failOnStdErr?F.errStream:F.outStream).write(
q),he=this._processLineBuffer(q,he,te=>{this.options.listeners&&this.options.listeners.errline&&this.options.listeners.errline(
te)})}),J.on("error",q=>{U.processError=q.message,U.processExited=!0,U.processClosed=!0,U.CheckComplete()}),J.on("exit",
q=>{U.processExitCode=q,U.processExited=!0,this._debug(`Exit code ${q} received from tool '${this.toolPath}'`),U.CheckComplete()}),
J.on("close",q=>{U.processExitCode=q,U.processExited=!0,U.processClosed=!0,this._debug(`STDIO streams have closed for to\
ol '${this.toolPath}'`),U.CheckComplete()}),U.on("done",(q,te)=>{oe.length>0&&this.emit("stdline",oe),he.length>0&&this.
emit("errline",he),J.removeAllListeners(),q?D(q):M(te)}),this.options.input){if(!J.stdin)throw new Error("child process \
missing stdin");J.stdin.end(this.options.input)}}))})}}function Fe(R){const M=[];let D=!1,F=!1,U="";function V(J){F&&J!==
'"'&&(U+="\\"),U+=J,F=!1}for(let J=0;J<R.length;J++){const oe=R.charAt(J);if(oe==='"'){F?V(oe):D=!D;continue}if(oe==="\\"&&
F){V(oe);continue}if(oe==="\\"&&D){F=!0;continue}if(oe===" "&&!D){U.length>0&&(M.push(U),U="");continue}V(oe)}return U.length>
0&&M.push(U.trim()),M}class Ce extends O.EventEmitter{constructor(M,D){if(super(),this.processClosed=!1,this.processError=
"",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,this.delay=1e4,this.done=!1,this.timeout=null,!D)throw new Error(
"toolPath must not be empty");this.options=M,this.toolPath=D,M.delay&&(this.delay=M.delay)}CheckComplete(){this.done||(this.
processClosed?this._setResult():this.processExited&&(this.timeout=(0,Ke.setTimeout)(Ce.HandleTimeout,this.delay,this)))}_debug(M){
this.emit("debug",M)}_setResult(){let M;this.processExited&&(this.processError?M=new Error(`There was an error when atte\
mpting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):
this.processExitCode!==0&&!this.options.ignoreReturnCode?M=new Error(`The process '${this.toolPath}' failed with exit co\
de ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(M=new Error(`The process '${this.toolPath}'\
 failed because one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=
null),this.done=!0,this.emit("done",M,this.processExitCode)}static HandleTimeout(M){if(!M.done){if(!M.processClosed&&M.processExited){
const D=`The STDIO streams did not close within ${M.delay/1e3} seconds of the exit event from process '${M.toolPath}'. T\
his may indicate a child process inherited the STDIO streams and has not yet exited.`;M._debug(D)}M._setResult()}}}var je=function(R,M,D,F){
function U(V){return V instanceof D?V:new D(function(J){J(V)})}return new(D||(D=Promise))(function(V,J){function oe(te){
try{q(F.next(te))}catch(ke){J(ke)}}function he(te){try{q(F.throw(te))}catch(ke){J(ke)}}function q(te){te.done?V(te.value):
U(te.value).then(oe,he)}q((F=F.apply(R,M||[])).next())})};function Ye(R,M,D){return je(this,void 0,void 0,function*(){const F=Fe(
R);if(F.length===0)throw new Error("Parameter 'commandLine' cannot be null or empty.");const U=F[0];return M=F.slice(1).
concat(M||[]),new ge(U,M,D).exec()})}function et(R,M,D){return je(this,void 0,void 0,function*(){var F,U;let V="",J="";const oe=new k.
StringDecoder("utf8"),he=new k.StringDecoder("utf8"),q=(F=D?.listeners)===null||F===void 0?void 0:F.stdout,te=(U=D?.listeners)===
null||U===void 0?void 0:U.stderr,ke=$e=>{J+=he.write($e),te&&te($e)},tt=$e=>{V+=oe.write($e),q&&q($e)},De=Object.assign(
Object.assign({},D?.listeners),{stdout:tt,stderr:ke}),xe=yield Ye(R,M,Object.assign(Object.assign({},D),{listeners:De}));
return V+=oe.end(),J+=he.end(),{exitCode:xe,stdout:V,stderr:J}})}}),74724:((B,w,g)=>{"use strict";g.d(w,{Uo:()=>U,Lp:()=>qr});
const k=new WeakMap;function S(...e){const t=new String(e);return k.set(t,e),t}function O(e){return e instanceof String&&
k.has(e)}function y(e){return k.get(e)??[]}var f=g(47117),v=g(31421),h=g(2830),c=g(19997),d=g(76760);function*o(e,t){const l=t===
"global";for(const m of e)m.isGlobal===l&&(yield m)}const i=new Set(["--add","--edit","--remove-section","--rename-secti\
on","--replace-all","--unset","--unset-all","-e"]),n=new Set(["--get","--get-all","--get-color","--get-colorbool","--get\
-regexp","--get-urlmatch","--list","-l"]),s=new Set(["edit","remove-section","rename-section","set","unset"]),r=new Set(
["get","get-color","get-colorbool","list"]);function a(e,t){for(const{name:m}of o(e,"task")){if(i.has(m))return u(!0,t);
if(n.has(m))return u(!1,t)}const l=t.at(0)?.toLowerCase();return l===void 0?null:s.has(l)?u(!0,t.slice(1)):r.has(l)?u(!1,
t.slice(1)):t.length===1?u(!1,t):u(!0,t)}function u(e=!1,t=[]){const l=t.at(0)?.toLowerCase();return l===void 0?null:{isWrite:e,
isRead:!e,key:l,value:t.at(1)}}function p(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.
key,scope:e}}function b(e){const t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.
slice(t+1)}}function E(e){for(const{name:t}of o(e,"task"))switch(t){case"--global":return"global";case"--system":return"\
system";case"--worktree":return"worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function T({
name:e}){if(e==="-c"||e==="--config")return"inline";if(e==="--config-env")return"env"}function*L(e){for(const t of e){const l=T(
t),m=l&&b(t.value);m&&(yield{...m,scope:l})}}function N(e,t,l){const m={read:[],write:[...L(t)]};return e==="config"&&$(
m,E(t),a(t,l)),m}function $(e,t,l){if(l===null)return;const m=p(t,l);l.isWrite?e.write.push(m):e.read.push(m)}const I={short:new Map(
[["c",!0]])},P={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...I.short.entries()]),long:new Set(["attr-s\
ource","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},x={clone:{short:new Map(
[["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origi\
n","upload-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["\
file","message","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(
["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,
long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec",
"receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],
["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},W={short:new Map,long:new Set};function Y(e){
const t=x[e??""]??W;return{short:new Map([...I.short.entries(),...t.short.entries()]),long:t.long}}function G(e,t=P){if(e.
startsWith("--")){const l=e.indexOf("=");if(l>2)return[{name:e.slice(0,l),value:e.slice(l+1),needsNext:!1}];const m=e.slice(
2);return[{name:e,needsNext:t.long.has(m)}]}if(e.length===2){const l=e.charAt(1),m=t.short.get(l);return[{name:e,needsNext:m===
!0}]}return X(e,t.short)}function X(e,t){const l=e.slice(1).split(""),m=[];for(let A=0;A<l.length;A++){const C=l[A],j=t.
get(C);if(j===void 0)return[{name:e,needsNext:!1}];if(j){const K=l.slice(A+1).join("");if(K&&![...K].every(Z=>t.has(Z)))
return m.push({name:`-${C}`,value:K,needsNext:!1}),m}m.push({name:`-${C}`,needsNext:j})}return m}function z(e,t=[]){let l=0;
for(;l<e.length;){const m=String(e[l]);if(!m.startsWith("-")||m.length<2)break;const A=G(m);let C=l+1;for(const j of A){
const K={name:j.name,value:j.value,absorbedNext:!1,isGlobal:!0};j.needsNext&&K.value===void 0&&C<e.length&&(K.value=String(
e[C]),K.absorbedNext=!0,C++),t.push(K)}l=C}return{flags:t,taskIndex:l}}function ae(e,t,l=[]){const m=Y(t),A=[],C=[];let j=0;
for(;j<e.length;){const K=e[j];if(O(K)){C.push(...y(K)),j++;continue}const Z=String(K);if(Z==="--"){for(let be=j+1;be<e.
length;be++){const me=e[be];O(me)?C.push(...y(me)):C.push(String(me))}break}if(!Z.startsWith("-")||Z.length<2){A.push(Z),
j++;continue}const ue=G(Z,m);let fe=j+1;for(const be of ue){const me={name:be.name,value:be.value,absorbedNext:!1,isGlobal:!1};
be.needsNext&&me.value===void 0&&fe<e.length&&!O(e[fe])&&(me.value=String(e[fe]),me.absorbedNext=!0,fe++),l.push(me)}j=fe}
return{flags:l,positionals:A,pathspecs:C}}function*de({write:e}){for(const t of e)for(const l of ie){const m=l(t.key);m&&
(yield m)}}function H(e,t,l=String(e)){const m=typeof e=="string"?new RegExp(`\\s*${e.toLowerCase()}`):e;return function(A){
if(m.test(A))return{category:t,message:`Configuring ${l} is not permitted without enabling ${t}`}}}function se(e,t){const l=new RegExp(
`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return H(l,t,e)}const ie=[H("alias","allowUnsafeAlias"),H("core.askPa\
ss","allowUnsafeAskPass"),H("core.editor","allowUnsafeEditor"),H("core.fsmonitor","allowUnsafeFsMonitor"),H("core.gitPro\
xy","allowUnsafeGitProxy"),H("core.hooksPath","allowUnsafeHooksPath"),H("core.pager","allowUnsafePager"),H("core.sshComm\
and","allowUnsafeSshCommand"),se("credential.helper","allowUnsafeCredentialHelper"),se("diff.command","allowUnsafeDiffEx\
ternal"),H("diff.external","allowUnsafeDiffExternal"),se("difftool.cmd","allowUnsafeDiffExternal"),se("diff.textconv","a\
llowUnsafeDiffTextConv"),se("filter.clean","allowUnsafeFilter"),se("filter.process","allowUnsafeFilter"),se("filter.smud\
ge","allowUnsafeFilter"),se("gpg.program","allowUnsafeGpgProgram"),H("include.path","allowUnsafeInclude"),se("includeIf",
"allowUnsafeInclude"),H("init.templateDir","allowUnsafeTemplateDir"),se("pager.","allowUnsafePager"),se("merge.driver","\
allowUnsafeMergeDriver"),se("mergetool.path","allowUnsafeMergeDriver"),se("mergetool.cmd","allowUnsafeMergeDriver"),se("\
protocol.allow","allowUnsafeProtocolOverride"),se("remote.receivepack","allowUnsafePack"),se("remote.uploadpack","allowU\
nsafePack"),H("uploadpack.packObjectsHook","allowUnsafePack"),H("sequence.editor","allowUnsafeEditor"),se("submodule.upd\
ate","allowUnsafeSubmodule"),se("tar.command","allowUnsafeCommandBinaries"),se("trailer.cmd","allowUnsafeCommandBinaries"),
se("trailer.command","allowUnsafeCommandBinaries"),se("url.insteadOf","allowUnsafeUrlRewrite")];function*ee(e,t){for(const l of t)
for(const m of Oe){const A=m(e,l);A&&(yield A)}}function ve(e,t,l,{name:m=String(t),globalOnly:A=!1,withValue:C=!1}={}){
const j=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):t,K=`Use of ${e?`${e} with option `:""}${m} is not permi\
tted without enabling ${l}`;return function(Z,ue){if(!(e&&Z!==e)&&!(A&&!ue.isGlobal)&&!(C&&ue.value===void 0)&&j.test(ue.
name))return{category:l,message:K}}}const Te={globalOnly:!0,withValue:!0},Oe=[ve(null,/--(upload|receive)-pack/,"allowUn\
safePack",{name:"--upload-pack or --receive-pack"}),ve("clone",/^-\w*u/,"allowUnsafePack"),ve("clone","--u","allowUnsafe\
Pack"),ve("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),ve("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"\
-x or --exec"}),ve(null,"--template","allowUnsafeTemplateDir"),ve(null,"--exec-path","allowUnsafeExec",Te),ve(null,"--gi\
t-dir","allowUnsafeConfigPaths",Te),ve(null,"--work-tree","allowUnsafeConfigPaths",Te),ve(null,/^-C$/,"allowUnsafeConfig\
Paths",{...Te,name:"-C"})];function Ie(e,t,l){return[...ee(e,t),...de(l)]}function Ke(...e){const{flags:t,taskIndex:l}=z(
e),m=l<e.length?String(e[l]).toLowerCase():null,A=m!==null?e.slice(l+1):[],{positionals:C,pathspecs:j}=ae(A,m,t),K=N(m,t,
C);return{task:m,flags:t.map(re),paths:j,config:K,vulnerabilities:Me(Ie(m,t,K))}}function Me(e){return Object.defineProperty(
e,"vulnerabilities",{value:e})}function re({value:e,name:t}){return e!==void 0?{name:t,value:e}:{name:t}}const ge={editor:"\
allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowU\
nsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"\
allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDif\
fExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",
git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"a\
llowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Fe(e){
const t=parseInt(e.git_config_count??"0",10);for(let l=0;l<t;l++){const m=e[`git_config_key_${l}`],A=e[`git_config_value\
_${l}`];m!==void 0&&(yield{key:m.toLowerCase().trim(),value:A,scope:"env"})}}function*Ce(e){for(const t of Object.keys(e))
if(je(t)){const l=ge[t];yield{category:l,message:`Use of "${t.toUpperCase()}" is not permitted without enabling ${l}`}}}
function je(e){return Object.hasOwn(ge,e)}function Ye(e){const t={};for(const[l,m]of Object.entries(e)){const A=l.toLowerCase().
trim();(je(A)||A.startsWith("git"))&&(t[A]=String(m))}return t}function et(e){const t=Ye(e),l={read:[],write:[...Fe(t)]},
m=[...Ce(t),...Ie(null,[],l)];return{config:l,vulnerabilities:m}}function R(e,t){return[...Ke(...e).vulnerabilities,...et(
t).vulnerabilities]}var M=g(78474);class D extends Error{constructor(t,l){super(l),this.task=t,Object.setPrototypeOf(this,
new.target.prototype)}}class F extends D{constructor(t,l){super(void 0,l),this.config=t}}class U extends D{constructor(t,l,m){
super(t,m),this.task=t,this.plugin=l,Object.setPrototypeOf(this,new.target.prototype)}}class V extends D{constructor(t,l){
super(void 0,l||String(t)),this.git=t}}class J extends D{constructor(t){super(void 0,t)}}const oe="\0",he=()=>{};function q(e){
return typeof e!="function"?he:e}function te(e){return typeof e=="function"&&e!==he}function ke(e,t){const l=e.indexOf(t);
return l<=0?[e,""]:[e.substr(0,l),e.substr(l+1)]}function tt(e,t=0){return xe(e)&&e.length>t?e[t]:void 0}function De(e,t=0){
if(xe(e)&&e.length>t)return e[e.length-1-t]}function xe(e){return At(e)}function $e(e="",t=!0,l=`
`){return e.split(l).reduce((m,A)=>{const C=t?A.trim():A;return C&&m.push(C),m},[])}function nt(e,t){return $e(e,!0).map(
l=>t(l))}function vt(e){return(0,f.exists)(e,f.FOLDER)}function Le(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):
e.add(t),t}function On(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function st(e,t){if(Array.isArray(e)){const l=e.
indexOf(t);l>=0&&e.splice(l,1)}else e.delete(t);return t}const it=Object.prototype.toString.call.bind(Object.prototype.toString);
function Ae(e){return Array.isArray(e)?e:[e]}function St(e){return e.replace(/[\s-]+(.)/g,(t,l)=>l.toUpperCase())}function Ve(e){
return Ae(e).map(t=>t instanceof String?t:String(t))}function pe(e,t=0){if(e==null)return t;const l=parseInt(e,10);return Number.
isNaN(l)?t:l}function We(e,t){const l=[];for(let m=0,A=e.length;m<A;m++)l.push(t,e[m]);return l}function Je(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function An(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function En(e,t){const l={};return t.forEach(m=>{e[m]!==void 0&&(l[m]=e[m])}),l}function kt(e=0){return new Promise(t=>setTimeout(
t,e))}function Ot(e){if(e!==!1)return e}function ye(e,t,l){return t(e)?e:arguments.length>2?l:void 0}const Ge=e=>Array.isArray(
e);function rt(e,t){const l=O(e)?"string":typeof e;return/number|string|boolean/.test(l)&&(!t||!t.includes(l))}const ce=e=>typeof e==
"string"||O(e),Nn=e=>ce(e)||Buffer.isBuffer(e),He=e=>ce(e)||Array.isArray(e)&&e.every(ce);function ot(e){return!!e&&it(e)===
"[object Object]"}function Tn(e){return typeof e=="function"}const At=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number";var Qe=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.
UNCLEAN=128]="UNCLEAN",e))(Qe||{});class ze{constructor(t,l){this.stdOut=t,this.stdErr=l}asStrings(){return new ze(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Ln(){throw new Error("LineParser:useMatches not implemen\
ted")}class ne{constructor(t,l){this.matches=[],this.useMatches=Ln,this.parse=(m,A)=>(this.resetMatches(),this._regExp.every(
(C,j)=>this.addMatch(C,j,m(j)))?this.useMatches(A,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],l&&
(this.useMatches=l)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,l,m){const A=m&&
t.exec(m);return A&&this.pushMatch(l,A),!!A}pushMatch(t,l){this.matches.push(...l.slice(1))}}class Ue extends ne{addMatch(t,l,m){
return/^remote:\s/.test(String(m))&&super.addMatch(t,l,m)}pushMatch(t,l){(t>0||l.length>1)&&super.pushMatch(t,l)}}const In={
binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function Cn(...e){const t=process.cwd(),l=Object.assign({baseDir:t,
...In},...e.filter(m=>typeof m=="object"&&m));return l.baseDir=l.baseDir||t,l.trimmed=l.trimmed===!0,l}function Et(e,t=[]){
return ot(e)?Object.keys(e).reduce((l,m)=>{const A=e[m];if(O(A))l.push(A);else if(rt(A,["boolean"]))l.push(m+"="+A);else if(Array.
isArray(A))for(const C of A)rt(C,["string","number"])||l.push(m+"="+C);else l.push(m);return l},t):t}function le(e,t=0,l=!1){
const m=[];for(let A=0,C=t<0?e.length:t;A<C;A++)"string|number".includes(typeof e[A])&&m.push(String(e[A]));return Et(at(
e),m),l||m.push(...$n(e)),m}function $n(e){const t=typeof De(e)=="function";return Ve(ye(De(e,t?1:0),Ge,[]))}function at(e){
const t=Tn(De(e));return ye(De(e,t?1:0),ot)}function Q(e,t=!0){const l=q(De(e));return t||te(l)?l:void 0}function Nt(e,t){
return e(t.stdOut,t.stdErr)}function Ee(e,t,l,m=!0){return Ae(l).forEach(A=>{for(let C=$e(A,m),j=0,K=C.length;j<K;j++){const Z=(ue=0)=>{
if(!(j+ue>=K))return C[j+ue]};t.some(({parse:ue})=>ue(Z,e))}}),e}var Pn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT=
"root",e))(Pn||{});const lt=({exitCode:e},t,l,m)=>{if(e===Qe.UNCLEAN&&Fn(t))return l(Buffer.from("false"));m(t)},Tt=e=>e.
trim()==="true";function Mn(e){switch(e){case"bare":return Bn();case"root":return Dn()}return{commands:["rev-parse","--i\
s-inside-work-tree"],format:"utf-8",onError:lt,parser:Tt}}function Dn(){return{commands:["rev-parse","--git-dir"],format:"\
utf-8",onError:lt,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Bn(){return{commands:["rev-parse","--is-bare-re\
pository"],format:"utf-8",onError:lt,parser:Tt}}function Fn(e){return/(Not a git repository|Kein Git-Repository)/i.test(
String(e))}class jn{constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const Un=/^[a-z]+\s*/i,Rn=/^[a-z]+\s+[a-z]+\s*/i,
Kn=/\/$/;function Vn(e,t){const l=new jn(e),m=e?Rn:Un;return $e(t).forEach(A=>{const C=A.replace(m,"");l.paths.push(C),(Kn.
test(C)?l.folders:l.files).push(C)}),l}const Lt=[];function Yn(e){return{commands:Lt,format:"empty",parser:e}}function Se(e){
return{commands:Lt,format:"empty",parser(){throw typeof e=="string"?new J(e):e}}}function we(e,t=!1){return{commands:e,format:"\
utf-8",parser(l){return t?String(l).trim():l}}}function It(e){return{commands:e,format:"buffer",parser(t){return t}}}function xn(e){
return e.format==="buffer"}function Ct(e){return e.format==="empty"||!e.commands.length}const Wn="Git clean interactive \
mode is not supported",Jn='Git clean mode parameter ("n" or "f") is required',Gn="Git clean unknown option found in: ";var $t=(e=>(e.
DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",e.RECURSIVE="d",e))($t||{});
const Pt=new Set(["i",...Ve(Object.values($t))]);function Hn(e,t){const{cleanMode:l,options:m,valid:A}=Xn(e);return l?A.
options?(m.push(...t),m.some(_n)?Se(Wn):Qn(l,m)):Se(Gn+JSON.stringify(e)):Se(Jn)}function Qn(e,t){return{commands:["clea\
n",`-${e}`,...t],format:"utf-8",parser(l){return Vn(e==="n",l)}}}function zn(e){return Array.isArray(e)&&e.every(t=>Pt.has(
t))}function Xn(e){let t,l=[],m={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").forEach(A=>{Zn(A)?(t=
A,m.cleanMode=!0):m.options=m.options&&qn(l[l.length]=`-${A}`)}),{cleanMode:t,options:l,valid:m}}function Zn(e){return e===
"f"||e==="n"}function qn(e){return/^-[a-z]$/i.test(e)&&Pt.has(e.charAt(1))}function _n(e){return/^-[^\-]/.test(e)?e.indexOf(
"i")>0:e==="--interactive"}class es{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this._all||
(this._all=this.files.reduce((t,l)=>Object.assign(t,this.values[l]),{})),this._all}addFile(t){if(!(t in this.values)){const l=De(
this.files);this.values[t]=l?Object.create(this.values[l]):{},this.files.push(t)}return this.values[t]}addValue(t,l,m){const A=this.
addFile(t);Object.hasOwn(A,l)?Array.isArray(A[l])?A[l].push(m):A[l]=[A[l],m]:A[l]=m,this._all=void 0}}function ts(e){const t=new es;
for(const l of Mt(e))t.addValue(l.file,String(l.key),l.value);return t}function ns(e,t){let l=null;const m=[],A=new Map;
for(const C of Mt(e,t))C.key===t&&(m.push(l=C.value),A.has(C.file)||A.set(C.file,[]),A.get(C.file).push(l));return{key:t,
paths:Array.from(A.keys()),scopes:A,value:l,values:m}}function ss(e){return e.replace(/^(file):/,"")}function*Mt(e,t=null){
const l=e.split("\0");for(let m=0,A=l.length-1;m<A;){const C=ss(l[m++]);let j=l[m++],K=t;if(j.includes(`
`)){const Z=ke(j,`
`);K=Z[0],j=Z[1]}yield{file:C,key:K,value:j}}}var Dt=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(Dt||{});function ct(e,t){return typeof e=="string"&&Object.hasOwn(Dt,e)?e:t}function is(e,t,l,m){const A=[
"config",`--${m}`];return l&&A.push("--add"),A.push(e,t),{commands:A,format:"utf-8",parser(C){return C}}}function rs(e,t){
const l=["config","--null","--show-origin","--get-all",e];return t&&l.splice(1,0,`--${t}`),{commands:l,format:"utf-8",parser(m){
return ns(m,e)}}}function os(e){const t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(l){return ts(l)}}}function as(){return{addConfig(e,t,...l){return this._runTask(is(e,t,l[0]===!0,ct(
l[1],"local")),Q(arguments))},getConfig(e,t){return this._runTask(rs(e,ct(t,void 0)),Q(arguments))},listConfig(...e){return this.
_runTask(os(ct(e[0],void 0)),Q(arguments))}}}var Bt=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(Bt||{});const ls=new Set(Object.values(Bt));function cs(e){
return ls.has(e)}var Ft;const us=["-h"],Xe=Symbol("grepQuery");class ds{constructor(){this[Ft]=[]}*[(Ft=Xe,Symbol.iterator)](){
for(const t of this[Xe])yield t}and(...t){return t.length&&this[Xe].push("--and","(",...We(t,"-e"),")"),this}param(...t){
return this[Xe].push(...We(t,"-e")),this}}function hs(...e){return new ds().param(...e)}function ps(e){const t=new Set,l={};
return nt(e,m=>{const[A,C,j]=m.split(oe);t.add(A),(l[A]=l[A]||[]).push({line:pe(C),path:A,preview:j})}),{paths:t,results:l}}
function ms(){return{grep(e){const t=Q(arguments),l=le(arguments);for(const A of us)if(l.includes(A))return this._runTask(
Se(`git.grep: use of "${A}" is not supported.`),t);typeof e=="string"&&(e=hs().param(e));const m=["grep","--null","-n","\
--full-name",...l,...e];return this._runTask({commands:m,format:"utf-8",parser(A){return ps(A)}},t)}}}var jt=(e=>(e.MIXED=
"mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(jt||{});const gs=Ve(Object.values(jt));function ys(e,t){
const l=["reset"];return Ut(e)&&l.push(`--${e}`),l.push(...t),we(l)}function ws(e){if(Ut(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}function Ut(e){return typeof e=="string"&&gs.includes(e)}h.formatters.L=e=>String(
At(e)?e.length:"-"),h.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):it(e);function bs(){return h("simple-git")}function Rt(e,t,l){
return!t||!String(t).replace(/\s*/,"")?l?(m,...A)=>{e(m,...A),l(m,...A)}:e:(m,...A)=>{e(`%s ${m}`,t,...A),l&&l(m,...A)}}
function vs(e,t,{namespace:l}){if(typeof e=="string")return e;const m=t&&t.namespace||"";return m.startsWith(l)?m.substr(
l.length+1):m||l}function Re(e,t,l,m=bs()){const A=e&&`[${e}]`||"",C=[],j=typeof t=="string"?m.extend(t):t,K=vs(ye(t,ce),
j,m);return ue(l);function Z(fe,be){return Le(C,Re(e,K.replace(/^[^:]+/,fe),be,m))}function ue(fe){const be=fe&&`[${fe}]`||
"",me=j&&Rt(j,be)||he,Be=Rt(m,`${A} ${be}`,me);return Object.assign(j?me:Be,{label:e,sibling:Z,info:Be,step:ue})}}const Kt=class bt{constructor(t="\
GitExecutor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const l=bt.
getName(t.commands[0]),m=Re(this.logLabel,l);return{task:t,logger:m,name:l}}push(t){const l=this.createProgress(t);return l.
logger("Adding task to the queue, commands = %o",t.commands),this._queue.set(t,l),l}fatal(t){for(const[l,{logger:m}]of Array.
from(this._queue.entries()))l===t.task?(m.info("Failed %o",t),m("Fatal exception, any as-yet un-started tasks run throug\
h this executor will not be attempted")):m.info("A fatal exception occurred in a previous task, the queue has been purge\
d: %o",t.message),this.complete(l);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this.
_queue.size}`)}complete(t){this.withProgress(t)&&this._queue.delete(t)}attempt(t){const l=this.withProgress(t);if(!l)throw new D(
void 0,"TasksPendingQueue: attempt called for an unknown task");return l.logger("Starting task"),l}static getName(t="emp\
ty"){return`task:${t}:${++bt.counter}`}};Kt.counter=0;let Ss=Kt;class ks{constructor(t,l,m){this._executor=t,this._scheduler=
l,this._plugins=m,this._chain=Promise.resolve(),this._queue=new Ss}get cwd(){return this._cwd||this._executor.cwd}set cwd(t){
this._cwd=t}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(t){
return this._queue.push(t),this._chain=this._chain.then(()=>this.attemptTask(t))}async attemptTask(t){const l=await this.
_scheduler.next(),m=()=>this._queue.complete(t);try{const{logger:A}=this._queue.attempt(t);return await(Ct(t)?this.attemptEmptyTask(
t,A):this.attemptRemoteTask(t,A))}catch(A){throw this.onFatalException(t,A)}finally{m(),l()}}onFatalException(t,l){const m=l instanceof
D?Object.assign(l,{task:t}):new D(t,l&&String(l));return this._chain=Promise.resolve(),this._queue.fatal(m),m}async attemptRemoteTask(t,l){
const m=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),A=this._plugins.exec("spawn.args",[...t.commands],
this.taskContext(t,t.commands)),C=await this.gitResponse(t,m,A,this.outputHandler,l.step("SPAWN")),j=await this.handleTaskData(
t,A,C,l.step("HANDLE"));return l("passing response to task's parser as a %s",t.format),xn(t)?Nt(t.parser,j):Nt(t.parser,
j.asStrings())}async attemptEmptyTask(t,l){return l("empty task bypassing child process to call to task's parser"),t.parser(
this)}handleTaskData(t,l,m,A){const{exitCode:C,rejection:j,stdOut:K,stdErr:Z}=m;return new Promise((ue,fe)=>{A("Preparin\
g to handle process response exitCode=%d stdOut=",C);const{error:be}=this._plugins.exec("task.error",{error:j},{...this.
taskContext(t,l),...m});if(be&&t.onError)return A.info("exitCode=%s handling with custom error handler"),t.onError(m,be,
me=>{A.info("custom error handler treated as success"),A("custom error returned a %s",it(me)),ue(new ze(Array.isArray(me)?
Buffer.concat(me):me,Buffer.concat(Z)))},fe);if(be)return A.info("handling as error: exitCode=%s stdErr=%s rejection=%o",
C,Z.length,j),fe(be);A.info("retrieving task output complete"),ue(new ze(Buffer.concat(K),Buffer.concat(Z)))})}async gitResponse(t,l,m,A,C){
const j=C.sibling("output"),K=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(
t,t.commands));return new Promise(Z=>{const ue=[],fe=[];C.info("%s %o",l,m),C("%O",K);let be=this._beforeSpawn(t,m);if(be)
return Z({stdOut:ue,stdErr:fe,exitCode:9901,rejection:be});this._plugins.exec("spawn.before",void 0,{...this.taskContext(
t,m),kill(Be){be=Be||be}});const me=(0,v.spawn)(l,m,K);me.stdout.on("data",Vt(ue,"stdOut",C,j.step("stdOut"))),me.stderr.
on("data",Vt(fe,"stdErr",C,j.step("stdErr"))),me.on("error",Os(fe,C)),A&&(C("Passing child process stdOut/stdErr to cust\
om outputHandler"),A(l,me.stdout,me.stderr,[...m])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(t,m),spawned:me,
close(Be,_r){Z({stdOut:ue,stdErr:fe,exitCode:Be,rejection:be||_r})},kill(Be){me.killed||(be=Be,me.kill("SIGINT"))}})})}_beforeSpawn(t,l){
let m;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,l),kill(A){m=A||m}}),m}taskContext(t,l){return{
method:String(tt(t.commands)||""),commands:l,env:{...this.env},input:Ct(t)?void 0:t.input}}}function Os(e,t){return l=>{
t("[ERROR] child process exception %o",l),e.push(Buffer.from(String(l.stack),"ascii"))}}function Vt(e,t,l,m){return A=>{
l("%s received %L bytes",t,A),m("%B",A),e.push(A)}}class As{constructor(t,l,m){this.cwd=t,this._scheduler=l,this._plugins=
m,this._chain=this.chain()}chain(){return new ks(this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}
function Es(e,t,l=he){const m=C=>{l(null,C)},A=C=>{C?.task===e&&l(C,void 0)};t.then(m,A)}function Yt(e,t){return Yn(l=>{
if(!vt(e))throw new Error(`Git.cwd: cannot change to non-directory "${e}"`);return(t||l).cwd=e})}function ut(e){const t=[
"checkout",...e];return t[1]==="-b"&&t.includes("-B")&&(t[1]=st(t,"-B")),we(t)}function Ns(){return{checkout(){return this.
_runTask(ut(le(arguments,1)),Q(arguments))},checkoutBranch(e,t){return this._runTask(ut(["-b",e,t,...le(arguments)]),Q(arguments))},
checkoutLocalBranch(e){return this._runTask(ut(["-b",e,...le(arguments)]),Q(arguments))}}}const xt=(e,t,l)=>{const m=["c\
lone",...l];return ce(e)&&m.push(S(e)),ce(t)&&m.push(S(t)),we(m)},Ts=(e,t,l)=>(Le(l,"--mirror"),xt(e,t,l));function Wt(e,t,l,...m){
return ce(l)?t(l,ye(m[0],ce),le(arguments)):Se(`git.${e}() requires a string 'repoPath'`)}function Ls(){return{clone(e,...t){
return this._runTask(Wt("clone",xt,ye(e,ce),...t),Q(arguments))},mirror(e,...t){return this._runTask(Wt("mirror",Ts,ye(e,
ce),...t),Q(arguments))}}}const Is=[new ne(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(e,[t,l,m])=>{e.branch=t,e.commit=m,e.root=
!!l}),new ne(/\s*Author:\s(.+)/i,(e,[t])=>{const l=t.split("<"),m=l.pop();!m||!m.includes("@")||(e.author={email:m.substr(
0,m.length-1),name:l.join("<").trim()})}),new ne(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(e,[t,l,m])=>{e.summary.changes=
parseInt(t,10)||0,e.summary.insertions=parseInt(l,10)||0,e.summary.deletions=parseInt(m,10)||0}),new ne(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,
(e,[t,l,m])=>{e.summary.changes=parseInt(t,10)||0;const A=parseInt(l,10)||0;m==="-"?e.summary.deletions=A:m==="+"&&(e.summary.
insertions=A)})];function Cs(e){return Ee({author:null,branch:"",commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},
Is,e)}function $s(e,t,l){return{commands:["-c","core.abbrev=40","commit",...We(e,"-m"),...t,...l],format:"utf-8",parser:Cs}}
function Ps(){return{commit(t,...l){const m=Q(arguments),A=e(t)||$s(Ae(t),Ae(ye(l[0],He,[])),[...Ve(ye(l[1],Ge,[])),...le(
arguments,0,!0)]);return this._runTask(A,m)}};function e(t){return!He(t)&&Se("git.commit: requires the commit message to\
 be supplied as a string/string[]")}}function Ms(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,
sizePack:0}}const Ds=new ne(/([a-z-]+): (\d+)$/,(e,[t,l])=>{const m=St(t);Object.hasOwn(e,m)&&(e[m]=pe(l))});function Bs(){
return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(e){return Ee(Ms(),
[Ds],e)}})}}}function Fs(){return{firstCommit(){return this._runTask(we(["rev-list","--max-parents=0","HEAD"],!0),Q(arguments))}}}
function js(e,t){const l=["hash-object",e];return t&&l.push("-w"),we(l,!0)}class ft{constructor(t,l,m,A){this.bare=t,this.
path=l,this.existing=m,this.gitDir=A}}const Us=/^Init.+ repository in (.+)$/,Rs=/^Rein.+ in (.+)$/;function Ks(e,t,l){const m=String(
l).trim();let A;if(A=Us.exec(m))return new ft(e,t,!1,A[1]);if(A=Rs.exec(m))return new ft(e,t,!0,A[1]);let C="";const j=m.
split(" ");for(;j.length;)if(j.shift()==="in"){C=j.join(" ");break}return new ft(e,t,/^re/i.test(m),C)}const Jt="--bare";
function Vs(e){return e.includes(Jt)}function Ys(e=!1,t,l){const m=["init",...l];return e&&!Vs(m)&&m.splice(1,0,Jt),{commands:m,
format:"utf-8",parser(A){return Ks(m.includes("--bare"),t,A)}}}function xs(e){return e===void 0?Se("interpretTrailers ca\
lled without input content"):{format:"utf-8",parser(t){return Object.fromEntries(nt(t,l=>{const m=l.indexOf(":");return[
St(l.substring(0,m).toLowerCase()),l.substring(m+2).trim()]}))},commands:["interpret-trailers","--parse"],input:e}}function Ws(){
return{interpretTrailers(e){return this._runTask(xs(ye(e,Nn)),Q(arguments))}}}var Pe=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT=
"--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(Pe||{});const Gt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function dt(e){for(let t=0;t<e.length;t++){const l=Gt.exec(e[t]);if(l)return`--${l[1]}`}return""}function Js(e){return Gt.
test(e)}class Gs{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}}const Ht=[new ne(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,l,m=""])=>{e.files.push({file:t.trim(),changes:pe(l),insertions:m.replace(/[^+]/g,"").length,deletions:m.replace(/[^-]/g,
"").length,binary:!1})}),new ne(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,l,m])=>{e.files.push({file:t.trim(),
before:pe(l),after:pe(m),binary:!0})}),new ne(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new ne(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,l])=>{const m=/(\d+) i/.exec(l),A=/(\d+) d/.exec(
l);e.changed=pe(t),e.insertions=pe(m?.[1]),e.deletions=pe(A?.[1])})],Hs=[new ne(/(\d+)\t(\d+)\t(.+)$/,(e,[t,l,m])=>{const A=pe(
t),C=pe(l);e.changed++,e.insertions+=A,e.deletions+=C,e.files.push({file:m,changes:A+C,insertions:A,deletions:C,binary:!1})}),
new ne(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],Qs=[new ne(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],zs=[new ne(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,l,m,A,C])=>{e.changed++,e.files.push({file:C??m,changes:0,insertions:0,deletions:0,binary:!1,status:Ot(cs(t)&&t),from:Ot(
!!C&&m!==C&&m),similarity:pe(l)})})],Xs={[Pe.NONE]:Ht,[Pe.STAT]:Ht,[Pe.NUM_STAT]:Hs,[Pe.NAME_STATUS]:zs,[Pe.NAME_ONLY]:Qs};
function Qt(e=Pe.NONE){const t=Xs[e];return l=>Ee(new Gs,t,l,!1)}const zt="\xF2\xF2\xF2\xF2\xF2\xF2 ",Xt=" \xF2\xF2",Zt="\
 \xF2 ",Zs=["hash","date","message","refs","author_name","author_email"];function qs(e,t){return t.reduce((l,m,A)=>(l[m]=
e[A]||"",l),Object.create({diff:null}))}function qt(e=Zt,t=Zs,l=Pe.NONE){const m=Qt(l);return function(A){const C=$e(A.trim(),
!1,zt).map(function(j){const K=j.split(Xt),Z=qs(K[0].split(e),t);return K.length>1&&K[1].trim()&&(Z.diff=m(K[1])),Z});return{
all:C,latest:C.length&&C[0]||null,total:C.length}}}function _s(e){let t=dt(e);const l=["diff"];return t===Pe.NONE&&(t=Pe.
STAT,l.push("--stat=4096")),l.push(...e),ht(l)||{commands:l,format:"utf-8",parser:Qt(t)}}function ht(e){const t=e.filter(
Js);if(t.length>1)return Se(`Summary flags are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes(
"-z"))return Se(`Summary flag ${t} parsing is not compatible with null termination option '-z'`)}var _t=(e=>(e[e["--pret\
ty"]=0]="--pretty",e[e["max-count"]=1]="max-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=
5]="format",e[e.from=6]="from",e[e.to=7]="to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="m\
ailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=12]="strictDate",e))(_t||{});function ei(e,t){const l=[],m=[];return Object.
keys(e).forEach(A=>{l.push(A),m.push(String(e[A]))}),[l,m.join(t)]}function ti(e){return Object.keys(e).reduce((t,l)=>(l in
_t||(t[l]=e[l]),t),{})}function en(e={},t=[]){const l=ye(e.splitter,ce,Zt),m=ot(e.format)?e.format:{hash:"%H",date:e.strictDate===
!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==
!1?"%aE":"%ae"},[A,C]=ei(m,l),j=[],K=[`--pretty=format:${zt}${C}${Xt}`,...t],Z=e.n||e["max-count"]||e.maxCount;if(Z&&K.push(
`--max-count=${Z}`),e.from||e.to){const ue=e.symmetric!==!1?"...":"..";j.push(`${e.from||""}${ue}${e.to||""}`)}return ce(
e.file)&&K.push("--follow",S(e.file)),Et(ti(e),K),{fields:A,splitter:l,commands:[...K,...j]}}function ni(e,t,l){const m=qt(
e,t,dt(l));return{commands:["log",...l],format:"utf-8",parser:m}}function si(){return{log(...l){const m=Q(arguments),A=en(
at(arguments),Ve(ye(arguments[0],Ge,[]))),C=t(...l)||ht(A.commands)||e(A);return this._runTask(C,m)}};function e(l){return ni(
l.splitter,l.fields,l.commands)}function t(l,m){return ce(l)&&ce(m)&&Se("git.log(string, string) should be replaced with\
 git.log({ from: string, to: string })")}}class pt{constructor(t,l=null,m){this.reason=t,this.file=l,this.meta=m}toString(){
return`${this.file}:${this.reason}`}}class ii{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){
return this.conflicts.length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.
conflicts.join(", ")}`:"OK"}}class tn{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=
[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}class ri{constructor(){this.remote=
"",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function mt(e){
return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,
delta:0}}}function nn(e){const t=/^\s*(\d+)/.exec(e),l=/delta (\d+)/i.exec(e);return{count:pe(t&&t[1]||"0"),delta:pe(l&&
l[1]||"0")}}const oi=[new Ue(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[t,l])=>{const m=t.toLowerCase(),
A=mt(e.remoteMessages);Object.assign(A,{[m]:pe(l)})}),new Ue(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,l])=>{const m=t.toLowerCase(),A=mt(e.remoteMessages);Object.assign(A,{[m]:pe(l)})}),new Ue(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,l,m])=>{const A=mt(e.remoteMessages);A.total=nn(t),A.reused=nn(l),A.packReused=pe(m)})],ai=[new Ue(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...oi,new Ue([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new Ue([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,l,m])=>{e.remoteMessages.vulnerabilities={count:pe(t),summary:l,url:m}})];function sn(e,t){return Ee({remoteMessages:new li},
ai,t)}class li{constructor(){this.all=[]}}const ci=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,ui=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
fi=/^(create|delete) mode \d+ (.+)/,di=[new ne(ci,(e,[t,l,m])=>{e.files.push(t),l&&(e.insertions[t]=l.length),m&&(e.deletions[t]=
m.length)}),new ne(ui,(e,[t,,l,,m])=>l!==void 0||m!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+l||0,e.summary.
deletions=+m||0,!0):!1),new ne(fi,(e,[t,l])=>{Le(e.files,l),Le(t==="create"?e.created:e.deleted,l)})],hi=[new ne(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new ne(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new ne(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,l,m,A])=>{e.branch.local=m,e.hash.local=t,e.branch.remote=A,e.hash.remote=l})],pi=(e,t)=>Ee(new tn,di,[e,t]),rn=(e,t)=>Object.
assign(new tn,pi(e,t),sn(e,t));function mi(e,t){const l=Ee(new ri,hi,[e,t]);return l.message&&l}const gi=[new ne(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new ne(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,l])=>{e.conflicts.push(new pt(
t,l))}),new ne(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,l,m])=>{e.conflicts.push(new pt(t,l,{deleteRef:m}))}),
new ne(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new pt(t,null))}),new ne(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],yi=(e,t)=>Object.assign(wi(e),rn(e,t)),wi=e=>Ee(new ii,gi,e);function on(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,l){const m=yi(t,l);if(m.failed)throw new V(m);return m}}:Se("Git.merge requires at\
 least one option")}function bi(e,t,l){const m=l.includes("deleted"),A=l.includes("tag")||/^refs\/tags/.test(e),C=!l.includes(
"new");return{deleted:m,tag:A,branch:!A,new:!C,alreadyUpdated:C,local:e,remote:t}}const vi=[new ne(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new ne(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new ne(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,l,m])=>{e.pushed.push(bi(t,l,m))}),new ne(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,l,m])=>{e.branch={...e.branch||{},local:t,remote:l,remoteName:m}}),new ne(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,l,m,A])=>{e.update={head:{local:t,remote:l},hash:{from:m,to:A}}})],Si=(e,t)=>{const l=ki(e,t),m=sn(e,t);return{...l,
...m}},ki=(e,t)=>Ee({pushed:[]},vi,[e,t]);function Oi(e={},t){return Le(t,"--tags"),an(e,t)}function an(e={},t){const l=[
"push",...t];return e.branch&&l.splice(1,0,e.branch),e.remote&&l.splice(1,0,e.remote),st(l,"-v"),Le(l,"--verbose"),Le(l,
"--porcelain"),{commands:l,format:"utf-8",parser:Si}}function Ai(){return{showBuffer(){const e=["show",...le(arguments,1)];
return e.includes("--binary")||e.splice(1,0,"--binary"),this._runTask(It(e),Q(arguments))},show(){const e=["show",...le(
arguments,1)];return this._runTask(we(e),Q(arguments))}}}const Ei=/^(.+)\0(.+)$/;class Ni{constructor(t,l,m){if(this.path=
t,this.index=l,this.working_dir=m,l==="R"||m==="R"){const A=Ei.exec(t)||[null,t,t];this.from=A[2]||"",this.path=A[1]||""}}}
class Ti{constructor(){this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=
[],this.renamed=[],this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=
!1,this.isClean=()=>!this.files.length}}function ln(e){const[t,l]=e.split(oe);return{from:l||t,to:t}}function Ne(e,t,l){
return[`${e}${t}`,l]}function gt(e,...t){return t.map(l=>Ne(e,l,(m,A)=>m.conflicted.push(A)))}const Li=new Map([Ne(" ","\
A",(e,t)=>e.created.push(t)),Ne(" ","D",(e,t)=>e.deleted.push(t)),Ne(" ","M",(e,t)=>e.modified.push(t)),Ne("A"," ",(e,t)=>{
e.created.push(t),e.staged.push(t)}),Ne("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),Ne("D","\
 ",(e,t)=>{e.deleted.push(t),e.staged.push(t)}),Ne("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),Ne("M","M",(e,t)=>{
e.modified.push(t),e.staged.push(t)}),Ne("R"," ",(e,t)=>{e.renamed.push(ln(t))}),Ne("R","M",(e,t)=>{const l=ln(t);e.renamed.
push(l),e.modified.push(l.to)}),Ne("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),Ne("?","?",(e,t)=>e.not_added.push(
t)),...gt("A","A","U"),...gt("D","D","U"),...gt("U","A","D","U"),["##",(e,t)=>{const l=/ahead (\d+)/,m=/behind (\d+)/,A=/^(.+?(?=(?:\.{3}|\s|$)))/,
C=/\.{3}(\S*)/,j=/\son\s(\S+?)(?=\.{3}|$)/;let K=l.exec(t);e.ahead=K&&+K[1]||0,K=m.exec(t),e.behind=K&&+K[1]||0,K=A.exec(
t),e.current=ye(K?.[1],ce,null),K=C.exec(t),e.tracking=ye(K?.[1],ce,null),K=j.exec(t),K&&(e.current=ye(K?.[1],ce,e.current)),
e.detached=/\(no branch\)/.test(t)}]]),Ii=function(e){const t=e.split(oe),l=new Ti;for(let m=0,A=t.length;m<A;){let C=t[m++].
trim();C&&(C.charAt(0)==="R"&&(C+=oe+(t[m++]||"")),Ci(l,C))}return l};function Ci(e,t){const l=t.trim();switch(" "){case l.
charAt(2):return m(l.charAt(0),l.charAt(1),l.slice(3));case l.charAt(1):return m(" ",l.charAt(0),l.slice(2));default:return}
function m(A,C,j){const K=`${A}${C}`,Z=Li.get(K);Z&&Z(e,j),K!=="##"&&K!=="!!"&&e.files.push(new Ni(j,A,C))}}const $i=["-\
-null","-z"];function Pi(e){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!$i.
includes(t))],parser(t){return Ii(t)}}}const cn="installed=false";function Ze(e=0,t=0,l=0,m="",A=!0){return Object.defineProperty(
{major:e,minor:t,patch:l,agent:m,installed:A},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,
enumerable:!1})}function Mi(){return Ze(0,0,0,"",!1)}function Di(){return{version(){return this._runTask({commands:["--v\
ersion"],format:"utf-8",parser:Fi,onError(e,t,l,m){if(e.exitCode===Qe.NOT_FOUND)return l(Buffer.from(cn));m(t)}})}}}const Bi=[
new ne(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,l,m,A=""])=>{Object.assign(e,Ze(pe(t),pe(l),pe(m),A))}),new ne(
/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,l,m,A=""])=>{Object.assign(e,Ze(pe(t),pe(l),m,A))})];function Fi(e){return e===
cn?Mi():Ee(Ze(0,0,0,e),Bi,e)}class un{constructor(t){this._executor=t}_runTask(t,l){const m=this._executor.chain(),A=m.push(
t);return l&&Es(t,A,l),Object.create(this,{then:{value:A.then.bind(A)},catch:{value:A.catch.bind(A)},_executor:{value:m}})}add(t){
return this._runTask(we(["add",...Ae(t)]),Q(arguments))}cwd(t){const l=Q(arguments);return typeof t=="string"?this._runTask(
Yt(t,this._executor),l):typeof t?.path=="string"?this._runTask(Yt(t.path,t.root&&this._executor||void 0),l):this._runTask(
Se("Git.cwd: workingDirectory must be supplied as a string"),l)}hashObject(t,l){return this._runTask(js(t,l===!0),Q(arguments))}init(t){
return this._runTask(Ys(t===!0,this._executor.cwd,le(arguments)),Q(arguments))}merge(){return this._runTask(on(le(arguments)),
Q(arguments))}mergeFromTo(t,l){return ce(t)&&ce(l)?this._runTask(on([t,l,...le(arguments)]),Q(arguments,!1)):this._runTask(
Se("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(t){return this.
_executor.outputHandler=t,this}push(){const t=an({remote:ye(arguments[0],ce),branch:ye(arguments[1],ce)},le(arguments));
return this._runTask(t,Q(arguments))}stash(){return this._runTask(we(["stash",...le(arguments)]),Q(arguments))}status(){
return this._runTask(Pi(le(arguments)),Q(arguments))}}Object.assign(un.prototype,Ns(),Ls(),Ps(),as(),Bs(),Fs(),ms(),Ws(),
si(),Ai(),Di());const ji=(()=>{let e=0;return()=>{e++;const{promise:t,done:l}=(0,c.ud)();return{promise:t,done:l,id:e}}})();
class Ui{constructor(t=2){this.concurrency=t,this.logger=Re("","scheduler"),this.pending=[],this.running=[],this.logger(
"Constructed, concurrency=%s",t)}schedule(){if(!this.pending.length||this.running.length>=this.concurrency){this.logger(
"Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);
return}const t=Le(this.running,this.pending.shift());this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Compl\
eting id=",t.id),st(this.running,t),this.schedule()})}next(){const{promise:t,id:l}=Le(this.pending,ji());return this.logger(
"Scheduling id=%s",l),this.schedule(),t}}function Ri(e,t){return we(["apply",...t,...e])}var fn=(e=>(e.CURRENT="*",e.LINKED=
"+",e))(fn||{});class Ki{constructor(){this.all=[],this.branches={},this.current="",this.detached=!1}push(t,l,m,A,C){t===
"*"&&(this.detached=l,this.current=m),this.all.push(m),this.branches[m]={current:t==="*",linkedWorkTree:t==="+",name:m,commit:A,
label:C}}}const Vi=[new ne(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,(e,[t,l,m,A])=>{e.push(
dn(t),!0,l,m,A)}),new ne(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,l,m,A])=>{e.push(dn(t),!1,l,m,A)})],Yi=new ne(/^(\S+)$/s,
(e,[t])=>{e.push(fn.CURRENT,!1,t,"","")});function dn(e){return e?e.charAt(0):""}function hn(e,t=!1){return Ee(new Ki,t?
[Yi]:Vi,e)}class xi{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.length}}function Wi(e,t){
return{branch:e,hash:t,success:!0}}function Ji(e){return{branch:e,hash:null,success:!1}}const Gi=/(\S+)\s+\(\S+\s([^)]+)\)/,
pn=/^error[^']+'([^']+)'/m,Hi=[new ne(Gi,(e,[t,l])=>{const m=Wi(t,l);e.all.push(m),e.branches[t]=m}),new ne(pn,(e,[t])=>{
const l=Ji(t);e.errors.push(l),e.all.push(l),e.branches[t]=l})],yt=(e,t)=>Ee(new xi,Hi,[e,t]);function mn(e,t){return t===
Qe.ERROR&&pn.test(e)}function Qi(e){const t=["-d","-D","--delete"];return e.some(l=>t.includes(l))}function zi(e){const t=Qi(
e),l=e.includes("--show-current"),m=["branch",...e];return m.length===1&&m.push("-a"),m.includes("-v")||m.splice(1,0,"-v"),
{format:"utf-8",commands:m,parser(A,C){return t?yt(A,C).all[0]:hn(A,l)}}}function Xi(){return{format:"utf-8",commands:["\
branch","-v"],parser(e){return hn(e)}}}function Zi(e,t=!1){return{format:"utf-8",commands:["branch","-v",t?"-D":"-d",...e],
parser(l,m){return yt(l,m)},onError({exitCode:l,stdOut:m},A,C,j){if(!mn(String(A),l))return j(A);C(m)}}}function qi(e,t=!1){
const l={format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(m,A){return yt(m,A).branches[e]},onError({exitCode:m,
stdErr:A,stdOut:C},j,K,Z){if(!mn(String(j),m))return Z(j);throw new V(l.parser(Je(C),Je(A)),String(j))}};return l}function _i(e){
return{commands:["check-ignore",...e],format:"utf-8",parser:er}}function er(e){return e.split(/\n/g).map(tr).filter(Boolean)}
function tr(e){const t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,d.normalize)(t)}const nr=[new ne(/From (.+)$/,(e,[
t])=>{e.remote=t}),new ne(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,l])=>{e.branches.push({name:t,tracking:l})}),new ne(
/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,l])=>{e.tags.push({name:t,tracking:l})}),new ne(/- \[deleted]\s+\S+\s*-> (.+)$/,
(e,[t])=>{e.deleted.push({tracking:t})}),new ne(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,(e,[t,l,m,A])=>{e.updated.push(
{name:m,tracking:A,to:l,from:t})})];function sr(e,t){return Ee({raw:e,remote:null,branches:[],tags:[],updated:[],deleted:[]},
nr,[e,t])}function ir(e){return/^--upload-pack(=|$)/.test(e)}function rr(e,t,l){const m=["fetch",...l];return e&&t&&m.push(
e,t),m.find(ir)?Se("git.fetch: potential exploit argument blocked."):{commands:m,format:"utf-8",parser:sr}}const or=[new ne(
/^Renaming (.+) to (.+)$/,(e,[t,l])=>{e.moves.push({from:t,to:l})})];function ar(e){return Ee({moves:[]},or,e)}function lr(e,t){
return{commands:["mv","-v",...Ae(e),t],format:"utf-8",parser:ar}}function cr(e,t,l){const m=["pull",...l];return e&&t&&m.
splice(1,0,e,t),{commands:m,format:"utf-8",parser(A,C){return rn(A,C)},onError(A,C,j,K){const Z=mi(Je(A.stdOut),Je(A.stdErr));
if(Z)return K(new V(Z));K(C)}}}function ur(e){const t={};return gn(e,([l])=>t[l]={name:l}),Object.values(t)}function fr(e){
const t={};return gn(e,([l,m,A])=>{Object.hasOwn(t,l)||(t[l]={name:l,refs:{fetch:"",push:""}}),A&&m&&(t[l].refs[A.replace(
/[^a-z]/g,"")]=m)}),Object.values(t)}function gn(e,t){nt(e,l=>t(l.split(/\s+/)))}function dr(e,t,l){return we(["remote",
"add",...l,e,t])}function hr(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",parser:e?fr:ur}}function pr(e){
const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),we(t)}function mr(e){const t=[...e];return t[0]!=="remo\
te"&&t.unshift("remote"),we(t)}function gr(e){return we(["remote","remove",e])}function yr(e={},t){const l=en(e),m=["sta\
sh","list",...l.commands,...t],A=qt(l.splitter,l.fields,dt(m));return ht(m)||{commands:m,format:"utf-8",parser:A}}function wr(e,t){
return qe(["add",e,t])}function br(e){return qe(["init",...e])}function qe(e){const t=[...e];return t[0]!=="submodule"&&
t.unshift("submodule"),we(t)}function vr(e){return qe(["update",...e])}class Sr{constructor(t,l){this.all=t,this.latest=
l}}const kr=function(e,t=!1){const l=e.split(`
`).map(Ar).filter(Boolean);t||l.sort(function(A,C){const j=A.split("."),K=C.split(".");if(j.length===1||K.length===1)return Or(
_e(j[0]),_e(K[0]));for(let Z=0,ue=Math.max(j.length,K.length);Z<ue;Z++){const fe=yn(_e(j[Z]),_e(K[Z]));if(fe)return fe}return 0});
const m=t?l[0]:[...l].reverse().find(A=>A.indexOf(".")>=0);return new Sr(l,m)};function Or(e,t){const l=Number.isNaN(e),
m=Number.isNaN(t);return l!==m?l?1:-1:l?yn(e,t):0}function yn(e,t){return e===t?0:e>t?1:-1}function Ar(e){return e.trim()}
function _e(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Er(e=[]){const t=e.some(l=>/^--sort=/.
test(l));return{format:"utf-8",commands:["tag","-l",...e],parser(l){return kr(l,t)}}}function Nr(e){return{format:"utf-8",
commands:["tag",e],parser(){return{name:e}}}}function Tr(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){
return{name:e}}}}function _(e,t){this._plugins=t,this._executor=new As(e.baseDir,new Ui(e.maxConcurrentProcesses),t),this.
_trimmed=e.trimmed}(_.prototype=Object.create(un.prototype)).constructor=_,_.prototype.customBinary=function(e){return this.
_plugins.reconfigure("binary",e),this},_.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this.
_executor.env=e:(this._executor.env=this._executor.env||{})[e]=t,this},_.prototype.stashList=function(e){return this._runTask(
yr(at(arguments)||{},Ge(e)&&e||[]),Q(arguments))},_.prototype.mv=function(e,t){return this._runTask(lr(e,t),Q(arguments))},
_.prototype.checkoutLatestTag=function(e){var t=this;return this.pull(function(){t.tags(function(l,m){t.checkout(m.latest,
e)})})},_.prototype.pull=function(e,t,l,m){return this._runTask(cr(ye(e,ce),ye(t,ce),le(arguments)),Q(arguments))},_.prototype.
fetch=function(e,t){return this._runTask(rr(ye(e,ce),ye(t,ce),le(arguments)),Q(arguments))},_.prototype.tags=function(e,t){
return this._runTask(Er(le(arguments)),Q(arguments))},_.prototype.rebase=function(){return this._runTask(we(["rebase",...le(
arguments)]),Q(arguments))},_.prototype.reset=function(e){return this._runTask(ys(ws(e),le(arguments)),Q(arguments))},_.
prototype.revert=function(e){const t=Q(arguments);return typeof e!="string"?this._runTask(Se("Commit must be a string"),
t):this._runTask(we(["revert",...le(arguments,0,!0),e]),t)},_.prototype.addTag=function(e){const t=typeof e=="string"?Nr(
e):Se("Git.addTag requires a tag name");return this._runTask(t,Q(arguments))},_.prototype.addAnnotatedTag=function(e,t){
return this._runTask(Tr(e,t),Q(arguments))},_.prototype.deleteLocalBranch=function(e,t,l){return this._runTask(qi(e,typeof t==
"boolean"?t:!1),Q(arguments))},_.prototype.deleteLocalBranches=function(e,t,l){return this._runTask(Zi(e,typeof t=="bool\
ean"?t:!1),Q(arguments))},_.prototype.branch=function(e,t){return this._runTask(zi(le(arguments)),Q(arguments))},_.prototype.
branchLocal=function(e){return this._runTask(Xi(),Q(arguments))},_.prototype.raw=function(e){const t=!Array.isArray(e),l=[].
slice.call(t?arguments:e,0);for(let A=0;A<l.length&&t;A++)if(!rt(l[A])){l.splice(A,l.length-A);break}l.push(...le(arguments,
0,!0));var m=Q(arguments);return l.length?this._runTask(we(l,this._trimmed),m):this._runTask(Se("Raw: must supply one or\
 more command to execute"),m)},_.prototype.submoduleAdd=function(e,t,l){return this._runTask(wr(e,t),Q(arguments))},_.prototype.
submoduleUpdate=function(e,t){return this._runTask(vr(le(arguments,!0)),Q(arguments))},_.prototype.submoduleInit=function(e,t){
return this._runTask(br(le(arguments,!0)),Q(arguments))},_.prototype.subModule=function(e,t){return this._runTask(qe(le(
arguments)),Q(arguments))},_.prototype.listRemote=function(){return this._runTask(pr(le(arguments)),Q(arguments))},_.prototype.
addRemote=function(e,t,l){return this._runTask(dr(e,t,le(arguments)),Q(arguments))},_.prototype.removeRemote=function(e,t){
return this._runTask(gr(e),Q(arguments))},_.prototype.getRemotes=function(e,t){return this._runTask(hr(e===!0),Q(arguments))},
_.prototype.remote=function(e,t){return this._runTask(mr(le(arguments)),Q(arguments))},_.prototype.tag=function(e,t){const l=le(
arguments);return l[0]!=="tag"&&l.unshift("tag"),this._runTask(we(l),Q(arguments))},_.prototype.updateServerInfo=function(e){
return this._runTask(we(["update-server-info"]),Q(arguments))},_.prototype.pushTags=function(e,t){const l=Oi({remote:ye(
e,ce)},le(arguments));return this._runTask(l,Q(arguments))},_.prototype.rm=function(e){return this._runTask(we(["rm","-f",
...Ae(e)]),Q(arguments))},_.prototype.rmKeepLocal=function(e){return this._runTask(we(["rm","--cached",...Ae(e)]),Q(arguments))},
_.prototype.catFile=function(e,t){return this._catFile("utf-8",arguments)},_.prototype.binaryCatFile=function(){return this.
_catFile("buffer",arguments)},_.prototype._catFile=function(e,t){var l=Q(t),m=["cat-file"],A=t[0];if(typeof A=="string")
return this._runTask(Se("Git.catFile: options must be supplied as an array of strings"),l);Array.isArray(A)&&m.push.apply(
m,A);const C=e==="buffer"?It(m):we(m);return this._runTask(C,l)},_.prototype.diff=function(e,t){const l=ce(e)?Se("git.di\
ff: supplying options as a single string is no longer supported, switch to an array of strings"):we(["diff",...le(arguments)]);
return this._runTask(l,Q(arguments))},_.prototype.diffSummary=function(){return this._runTask(_s(le(arguments,1)),Q(arguments))},
_.prototype.applyPatch=function(e){const t=He(e)?Ri(Ae(e),le([].slice.call(arguments,1))):Se("git.applyPatch requires on\
e or more string patches as the first argument");return this._runTask(t,Q(arguments))},_.prototype.revparse=function(){const e=[
"rev-parse",...le(arguments,!0)];return this._runTask(we(e,!0),Q(arguments))},_.prototype.clean=function(e,t,l){const m=zn(
e),A=m&&e.join("")||ye(e,ce)||"",C=le([].slice.call(arguments,m?1:0));return this._runTask(Hn(A,C),Q(arguments))},_.prototype.
exec=function(e){const t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},_.prototype.
checkIgnore=function(e,t){return this._runTask(_i(Ae(ye(e,He,[]))),Q(arguments))},_.prototype.checkIsRepo=function(e,t){
return this._runTask(Mn(ye(e,ce)),Q(arguments))};function Lr(e){return e?[{type:"spawn.before",action(t,l){e.aborted&&l.
kill(new U(void 0,"abort","Abort already signaled"))}},{type:"spawn.after",action(t,l){function m(){l.kill(new U(void 0,
"abort","Abort signal received"))}e.addEventListener("abort",m),l.spawned.on("close",()=>e.removeEventListener("abort",m))}}]:
void 0}const Ir=Re("","plugin:allowEnvironment");function Cr(e,t=!1){const l=new Set(e.map(m=>m.toLowerCase().trim()));return{
type:"spawn.options",action(m,A){const C={...m.env??process.env},j=new Set(Object.keys(A.env).map(K=>K.toLowerCase().trim()));
for(const K of Object.keys(C)){const Z=K.toLowerCase().trim();if(!(!$r(Z)||l.has(Z))){if(j.has(Z))throw new U(void 0,"al\
lowEnvironment",`Use of "${K}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);
Ir("removing ambient guarded environment variable %s",K),delete C[K]}}return{...m,env:{...C,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(
!t)}}}}}function $r(e){const t=e.toLowerCase().trim();return t.startsWith("git_")||je(t)}function Pr(e={}){return{type:"\
spawn.args",action(t,{env:l}){for(const m of R(t,l))if(e[m.category]!==!0)throw new U(void 0,"unsafe",m.message);return t}}}
function Mr(e){const t=We(e,"-c");return{type:"spawn.args",action(l){return[...t,...l]}}}const wn=(0,c.yX)().promise;function Dr({
onClose:e=!0,onExit:t=50}={}){function l(){let A=-1;const C={close:(0,c.yX)(),closeTimeout:(0,c.yX)(),exit:(0,c.yX)(),exitTimeout:(0,c.
yX)()},j=Promise.race([e===!1?wn:C.closeTimeout.promise,t===!1?wn:C.exitTimeout.promise]);return m(e,C.close,C.closeTimeout),
m(t,C.exit,C.exitTimeout),{close(K){A=K,C.close.done()},exit(K){A=K,C.exit.done()},get exitCode(){return A},result:j}}function m(A,C,j){
A!==!1&&(A===!0?C.promise:C.promise.then(()=>kt(A))).then(j.done)}return{type:"spawn.after",async action(A,{spawned:C,close:j}){
const K=l();let Z=!0,ue=()=>{Z=!1};C.stdout?.on("data",ue),C.stderr?.on("data",ue),C.on("error",ue),C.on("close",fe=>K.close(
fe)),C.on("exit",fe=>K.exit(fe));try{await K.result,Z&&await kt(50),j(K.exitCode)}catch(fe){j(K.exitCode,fe)}}}}const bn=Re(
"","plugin:binary"),Br="Invalid value supplied for custom binary, requires a single string or an array containing either\
 one or two strings",Fr="Invalid value supplied for custom binary, restricted characters must be removed or supply the u\
nsafe.allowUnsafeCustomBinary option";function jr(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function vn(e,t){
if(e.length<1||e.length>2)throw new U(void 0,"binary",Br);if(e.some(jr))if(t)bn("permitted unsafe binary %o",e);else throw new U(
void 0,"binary",Fr);const[l,m]=e;return{binary:l,prefix:m}}function Ur(e,t=["git"],l=!1){let m=vn(Ae(t),l);e.on("binary",
A=>{m=vn(Ae(A),l),bn.info("reconfiguring %o",m)}),e.append("spawn.binary",()=>m.binary),e.append("spawn.args",A=>m.prefix?
[m.prefix,...A]:A)}const Sn={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambig\
uous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function Rr(e){if(!e)return"UNKNOWN";for(const[t,{text:l}]of Object.entries(Sn))if(e.startsWith(`fatal: ${l}`))return t;
return"UNKNOWN"}class Kr extends D{constructor(t=""){const l=Rr(t);super(void 0,Sn[l].solution?.replace("{message}",t)??
t),this.reason=l}}function Vr(e){return!!(e.exitCode&&e.stdErr.length)}function Yr(e){return Buffer.concat([...e.stdOut,
...e.stdErr])}function xr(e=!1,t=Vr,l=Yr){return(m,A)=>!e&&m||!t(A)?m:l(A)}function Wr(e,t){return e===128&&t.startsWith(
"fatal:")?new Kr(t):new D(void 0,t)}function kn(e){return{type:"task.error",action(t,l){const m=e(t.error,{stdErr:l.stdErr,
stdOut:l.stdOut,exitCode:l.exitCode});return Buffer.isBuffer(m)?{error:Wr(l.exitCode,m.toString("utf-8"))}:{error:m}}}}const wt=Re(
"","plugin:input");function Jr(e){return{type:"spawn.after",action(t,{commands:l,input:m,spawned:{stdin:A}}){if(!A)return;
const C=e?.([...l])??m;if(!C)return wt("generated zero length content, not writing to stdin");wt("writing %s bytes to st\
din",An(C)),A.on("error",j=>{j.code!=="EPIPE"&&wt("[ERROR] stdin error %o",j)}),A.end(C)}}}class Gr{constructor(){this.plugins=
new Set,this.events=new M.EventEmitter}on(t,l){this.events.on(t,l)}reconfigure(t,l){this.events.emit(t,l)}append(t,l){const m=Le(
this.plugins,{type:t,action:l});return()=>this.plugins.delete(m)}add(t){const l=[];return Ae(t).forEach(m=>{m&&this.plugins.
add(Le(l,m))}),()=>{l.forEach(m=>{this.plugins.delete(m)})}}exec(t,l,m){let A=l;const C=Object.freeze(Object.create(m));
for(const j of this.plugins)j.type===t&&(A=j.action(A,C));return A}}function Hr(e){const t="--progress",l=["checkout","c\
lone","fetch","pull","push"];return[{type:"spawn.args",action(m,A){return l.includes(A.method)?On(m,t):m}},{type:"spawn.\
after",action(m,A){A.commands.includes(t)&&A.spawned.stderr?.on("data",C=>{const j=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(C.toString("utf8"));j&&e({method:A.method,stage:Qr(j[1]),progress:pe(j[2]),processed:pe(j[3]),total:pe(j[4])})})}}]}
function Qr(e){return String(e.toLowerCase().split(" ",1))||"unknown"}function zr(e){const t=En(e,["uid","gid"]);return{
type:"spawn.options",action(l){return{...t,...l}}}}function Xr(){return{type:"spawn.args",action(e){const t=[];let l;function m(A){
(l=l||[]).push(...A)}for(let A=0;A<e.length;A++){const C=e[A];if(O(C)){m(y(C));continue}if(C==="--"){m(e.slice(A+1).flatMap(
j=>O(j)&&y(j)||j));break}t.push(C)}return l?[...t,"--",...l.map(String)]:t}}}function Zr({block:e,stdErr:t=!0,stdOut:l=!0}){
if(e>0)return{type:"spawn.after",action(m,A){let C;function j(){C&&clearTimeout(C),C=setTimeout(Z,e)}function K(){A.spawned.
stdout?.off("data",j),A.spawned.stderr?.off("data",j),A.spawned.off("exit",K),A.spawned.off("close",K),C&&clearTimeout(C)}
function Z(){K(),A.kill(new U(void 0,"timeout","block timeout reached"))}l&&A.spawned.stdout?.on("data",j),t&&A.spawned.
stderr?.on("data",j),A.spawned.on("exit",K),A.spawned.on("close",K),j()}}}const qr=(e,t)=>{const l=new Gr,m=Cn(e&&(typeof e==
"string"?{baseDir:e}:e)||{},t);if(!vt(m.baseDir))throw new F(m,"Cannot use simple-git on a directory that does not exist");
return Array.isArray(m.config)&&l.add(Mr(m.config)),l.add(Pr(m.unsafe)),l.add(Dr(m.completion)),m.abort&&l.add(Lr(m.abort)),
m.progress&&l.add(Hr(m.progress)),m.timeout&&l.add(Zr(m.timeout)),m.spawnOptions&&l.add(zr(m.spawnOptions)),l.add(Xr()),
l.add(Jr(m.input)),l.add(kn(xr(!0))),m.errors&&l.add(kn(m.errors)),Ur(l,m.binary,m.unsafe?.allowUnsafeCustomBinary),l.add(
Cr(m.allowEnvironment??[],m.unsafe?.allowAbbreviatedOptions)),new _(m,l)}})};
