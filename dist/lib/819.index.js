exports.id=819,exports.ids=[819],exports.modules={47117:((X,u,F)=>{"use strict";function D(T){for(var G in T)u.hasOwnProperty(
G)||(u[G]=T[G])}Object.defineProperty(u,"__esModule",{value:!0}),D(F(63972))}),63972:(function(X,u,F){"use strict";var D=this&&
this.__importDefault||function($){return $&&$.__esModule?$:{default:$}};Object.defineProperty(u,"__esModule",{value:!0});
const T=F(79896),_=D(F(2830)).default("@kwsites/file-exists");function i($,o,E){_("checking %s",$);try{const w=T.statSync(
$);return w.isFile()&&o?(_("[OK] path represents a file"),!0):w.isDirectory()&&E?(_("[OK] path represents a directory"),
!0):(_("[FAIL] path represents something other than a file or directory"),!1)}catch(w){if(w.code==="ENOENT")return _("[F\
AIL] path is not accessible: %o",w),!1;throw _("[FATAL] %o",w),w}}function ee($,o=u.READABLE){return i($,(o&u.FILE)>0,(o&
u.FOLDER)>0)}u.exists=ee,u.FILE=1,u.FOLDER=2,u.READABLE=u.FILE+u.FOLDER}),19997:((X,u)=>{"use strict";var F;F={value:!0},
u.ud=u.yX=void 0;function D(){let T,G,_="pending";return{promise:new Promise((ee,$)=>{T=ee,G=$}),done(ee){_==="pending"&&
(_="resolved",T(ee))},fail(ee){_==="pending"&&(_="rejected",G(ee))},get fulfilled(){return _!=="pending"},get status(){return _}}}
u.yX=D,u.ud=D,F=D}),6110:((X,u,F)=>{u.formatArgs=T,u.save=G,u.load=_,u.useColors=D,u.storage=i(),u.destroy=(()=>{let $=!1;
return()=>{$||($=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will b\
e removed in the next major version of `debug`."))}})(),u.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#00\
66FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#33\
33FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#66\
00FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC\
0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC\
6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF\
3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function D(){
if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<
"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let $;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<
"u"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.
userAgent&&($=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt($[1],10)>=31||typeof navigator<"u"&&navigator.
userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function T($){if($[0]=(this.useColors?"%c":"")+
this.namespace+(this.useColors?" %c":" ")+$[0]+(this.useColors?"%c ":" ")+"+"+X.exports.humanize(this.diff),!this.useColors)
return;const o="color: "+this.color;$.splice(1,0,o,"color: inherit");let E=0,w=0;$[0].replace(/%[a-zA-Z%]/g,m=>{m!=="%%"&&
(E++,m==="%c"&&(w=E))}),$.splice(w,0,o)}u.log=console.debug||console.log||(()=>{});function G($){try{$?u.storage.setItem(
"debug",$):u.storage.removeItem("debug")}catch{}}function _(){let $;try{$=u.storage.getItem("debug")||u.storage.getItem(
"DEBUG")}catch{}return!$&&typeof process<"u"&&"env"in process&&($=process.env.DEBUG),$}function i(){try{return localStorage}catch{}}
X.exports=F(40897)(u);const{formatters:ee}=X.exports;ee.j=function($){try{return JSON.stringify($)}catch(o){return"[Unex\
pectedJSONParseError]: "+o.message}}}),40897:((X,u,F)=>{function D(T){_.debug=_,_.default=_,_.coerce=w,_.disable=o,_.enable=
ee,_.enabled=E,_.humanize=F(70744),_.destroy=m,Object.keys(T).forEach(a=>{_[a]=T[a]}),_.names=[],_.skips=[],_.formatters=
{};function G(a){let U=0;for(let y=0;y<a.length;y++)U=(U<<5)-U+a.charCodeAt(y),U|=0;return _.colors[Math.abs(U)%_.colors.
length]}_.selectColor=G;function _(a){let U,y=null,d,h;function l(...g){if(!l.enabled)return;const x=l,B=Number(new Date),
V=B-(U||B);x.diff=V,x.prev=U,x.curr=B,U=B,g[0]=_.coerce(g[0]),typeof g[0]!="string"&&g.unshift("%O");let S=0;g[0]=g[0].replace(
/%([a-zA-Z%])/g,(A,te)=>{if(A==="%%")return"%";S++;const me=_.formatters[te];if(typeof me=="function"){const oe=g[S];A=me.
call(x,oe),g.splice(S,1),S--}return A}),_.formatArgs.call(x,g),(x.log||_.log).apply(x,g)}return l.namespace=a,l.useColors=
_.useColors(),l.color=_.selectColor(a),l.extend=i,l.destroy=_.destroy,Object.defineProperty(l,"enabled",{enumerable:!0,configurable:!1,
get:()=>y!==null?y:(d!==_.namespaces&&(d=_.namespaces,h=_.enabled(a)),h),set:g=>{y=g}}),typeof _.init=="function"&&_.init(
l),l}function i(a,U){const y=_(this.namespace+(typeof U>"u"?":":U)+a);return y.log=this.log,y}function ee(a){_.save(a),_.
namespaces=a,_.names=[],_.skips=[];const U=(typeof a=="string"?a:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);
for(const y of U)y[0]==="-"?_.skips.push(y.slice(1)):_.names.push(y)}function $(a,U){let y=0,d=0,h=-1,l=0;for(;y<a.length;)
if(d<U.length&&(U[d]===a[y]||U[d]==="*"))U[d]==="*"?(h=d,l=y,d++):(y++,d++);else if(h!==-1)d=h+1,l++,y=l;else return!1;for(;d<
U.length&&U[d]==="*";)d++;return d===U.length}function o(){const a=[..._.names,..._.skips.map(U=>"-"+U)].join(",");return _.
enable(""),a}function E(a){for(const U of _.skips)if($(a,U))return!1;for(const U of _.names)if($(a,U))return!0;return!1}
function w(a){return a instanceof Error?a.stack||a.message:a}function m(){console.warn("Instance method `debug.destroy()\
` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}return _.enable(
_.load()),_}X.exports=D}),2830:((X,u,F)=>{typeof process>"u"||process.type==="renderer"||process.browser===!0||process.__nwjs?
X.exports=F(6110):X.exports=F(95108)}),95108:((X,u,F)=>{const D=F(52018),T=F(39023);u.init=E,u.log=ee,u.formatArgs=_,u.save=
$,u.load=o,u.useColors=G,u.destroy=T.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no longer doe\
s anything. It will be removed in the next major version of `debug`."),u.colors=[6,2,3,4,5,1];try{const m=F(60075);m&&(m.
stderr||m).level>=2&&(u.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,92,93,
98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,
199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}u.inspectOpts=Object.keys(process.env).filter(m=>/^debug_/i.
test(m)).reduce((m,a)=>{const U=a.substring(6).toLowerCase().replace(/_([a-z])/g,(d,h)=>h.toUpperCase());let y=process.env[a];
return/^(yes|on|true|enabled)$/i.test(y)?y=!0:/^(no|off|false|disabled)$/i.test(y)?y=!1:y==="null"?y=null:y=Number(y),m[U]=
y,m},{});function G(){return"colors"in u.inspectOpts?!!u.inspectOpts.colors:D.isatty(process.stderr.fd)}function _(m){const{
namespace:a,useColors:U}=this;if(U){const y=this.color,d="\x1B[3"+(y<8?y:"8;5;"+y),h=`  ${d};1m${a} \x1B[0m`;m[0]=h+m[0].
split(`
`).join(`
`+h),m.push(d+"m+"+X.exports.humanize(this.diff)+"\x1B[0m")}else m[0]=i()+a+" "+m[0]}function i(){return u.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function ee(...m){return process.stderr.write(T.formatWithOptions(u.inspectOpts,...m)+`
`)}function $(m){m?process.env.DEBUG=m:delete process.env.DEBUG}function o(){return process.env.DEBUG}function E(m){m.inspectOpts=
{};const a=Object.keys(u.inspectOpts);for(let U=0;U<a.length;U++)m.inspectOpts[a[U]]=u.inspectOpts[a[U]]}X.exports=F(40897)(
u);const{formatters:w}=X.exports;w.o=function(m){return this.inspectOpts.colors=this.useColors,T.inspect(m,this.inspectOpts).
split(`
`).map(a=>a.trim()).join(" ")},w.O=function(m){return this.inspectOpts.colors=this.useColors,T.inspect(m,this.inspectOpts)}}),
14807:((X,u,F)=>{(function(D){if(typeof X.exports=="object"){var T=D(require,u);T!==void 0&&(X.exports=T)}else typeof define==
"function"&&define.amd&&define(["require","exports","./format","./parser"],D)})(function(){"use strict";Object.defineProperty(
u,"__esModule",{value:!0}),u.isWS=u.applyEdit=u.setProperty=u.removeProperty=void 0;const D=F(76612),T=F(95152);function G(o,E,w){
return _(o,E,void 0,w)}u.removeProperty=G;function _(o,E,w,m){const a=E.slice(),U=[],y=(0,T.parseTree)(o,U);let d,h;for(;a.
length>0&&(h=a.pop(),d=(0,T.findNodeAtLocation)(y,a),d===void 0&&w!==void 0);)typeof h=="string"?w={[h]:w}:w=[w];if(d)if(d.
type==="object"&&typeof h=="string"&&Array.isArray(d.children)){const l=(0,T.findNodeAtLocation)(d,[h]);if(l!==void 0)if(w===
void 0){if(!l.parent)throw new Error("Malformed AST");const g=d.children.indexOf(l.parent);let x,B=l.parent.offset+l.parent.
length;if(g>0){let V=d.children[g-1];x=V.offset+V.length}else x=d.offset+1,d.children.length>1&&(B=d.children[1].offset);
return i(o,{offset:x,length:B-x,content:""},m)}else return i(o,{offset:l.offset,length:l.length,content:JSON.stringify(w)},
m);else{if(w===void 0)return[];const g=`${JSON.stringify(h)}: ${JSON.stringify(w)}`,x=m.getInsertionIndex?m.getInsertionIndex(
d.children.map(V=>V.children[0].value)):d.children.length;let B;if(x>0){let V=d.children[x-1];B={offset:V.offset+V.length,
length:0,content:","+g}}else d.children.length===0?B={offset:d.offset+1,length:0,content:g}:B={offset:d.offset+1,length:0,
content:g+","};return i(o,B,m)}}else if(d.type==="array"&&typeof h=="number"&&Array.isArray(d.children)){const l=h;if(l===
-1){const g=`${JSON.stringify(w)}`;let x;if(d.children.length===0)x={offset:d.offset+1,length:0,content:g};else{const B=d.
children[d.children.length-1];x={offset:B.offset+B.length,length:0,content:","+g}}return i(o,x,m)}else if(w===void 0&&d.
children.length>=0){const g=h,x=d.children[g];let B;if(d.children.length===1)B={offset:d.offset+1,length:d.length-2,content:""};else if(d.
children.length-1===g){let V=d.children[g-1],S=V.offset+V.length,P=d.offset+d.length;B={offset:S,length:P-2-S,content:""}}else
B={offset:x.offset,length:d.children[g+1].offset-x.offset,content:""};return i(o,B,m)}else if(w!==void 0){let g;const x=`${JSON.
stringify(w)}`;if(!m.isArrayInsertion&&d.children.length>h){const B=d.children[h];g={offset:B.offset,length:B.length,content:x}}else if(d.
children.length===0||h===0)g={offset:d.offset+1,length:0,content:d.children.length===0?x:x+","};else{const B=h>d.children.
length?d.children.length:h,V=d.children[B-1];g={offset:V.offset+V.length,length:0,content:","+x}}return i(o,g,m)}else throw new Error(
`Can not ${w===void 0?"remove":m.isArrayInsertion?"insert":"modify"} Array index ${l} as length is not sufficient`)}else
throw new Error(`Can not add ${typeof h!="number"?"index":"property"} to parent of type ${d.type}`);else{if(w===void 0)throw new Error(
"Can not delete in empty document");return i(o,{offset:y?y.offset:0,length:y?y.length:0,content:JSON.stringify(w)},m)}}u.
setProperty=_;function i(o,E,w){if(!w.formattingOptions)return[E];let m=ee(o,E),a=E.offset,U=E.offset+E.content.length;if(E.
length===0||E.content.length===0){for(;a>0&&!(0,D.isEOL)(m,a-1);)a--;for(;U<m.length&&!(0,D.isEOL)(m,U);)U++}const y=(0,D.
format)(m,{offset:a,length:U-a},{...w.formattingOptions,keepLines:!1});for(let h=y.length-1;h>=0;h--){const l=y[h];m=ee(
m,l),a=Math.min(a,l.offset),U=Math.max(U,l.offset+l.length),U+=l.content.length-l.length}const d=o.length-(m.length-U)-a;
return[{offset:a,length:d,content:m.substring(a,U)}]}function ee(o,E){return o.substring(0,E.offset)+E.content+o.substring(
E.offset+E.length)}u.applyEdit=ee;function $(o,E){return`\r
 	`.indexOf(o.charAt(E))!==-1}u.isWS=$})}),76612:((X,u,F)=>{(function(D){if(typeof X.exports=="object"){var T=D(require,
u);T!==void 0&&(X.exports=T)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner","./stri\
ng-intern"],D)})(function(){"use strict";Object.defineProperty(u,"__esModule",{value:!0}),u.isEOL=u.format=void 0;const D=F(
78525),T=F(54579);function G(o,E,w){let m,a,U,y,d;if(E){for(y=E.offset,d=y+E.length,U=y;U>0&&!$(o,U-1);)U--;let K=d;for(;K<
o.length&&!$(o,K);)K++;a=o.substring(U,K),m=i(a,w)}else a=o,m=0,U=0,y=0,d=o.length;const h=ee(w,o),l=T.supportedEols.includes(
h);let g=0,x=0,B;w.insertSpaces?B=T.cachedSpaces[w.tabSize||4]??_(T.cachedSpaces[1],w.tabSize||4):B="	";const V=B==="	"?
"	":" ";let S=(0,D.createScanner)(a,!1),P=!1;function A(){if(g>1)return _(h,g)+_(B,m+x);const K=B.length*(m+x);return!l||
K>T.cachedBreakLinesWithSpaces[V][h].length?h+_(B,m+x):K<=0?h:T.cachedBreakLinesWithSpaces[V][h][K]}function te(){let K=S.
scan();for(g=0;K===15||K===14;)K===14&&w.keepLines?g+=1:K===14&&(g=1),K=S.scan();return P=K===16||S.getTokenError()!==0,
K}const me=[];function oe(K,J,Y){!P&&(!E||J<d&&Y>y)&&o.substring(J,Y)!==K&&me.push({offset:J,length:Y-J,content:K})}let Z=te();
if(w.keepLines&&g>0&&oe(_(h,g),0,0),Z!==17){let K=S.getTokenOffset()+U,J=B.length*m<20&&w.insertSpaces?T.cachedSpaces[B.
length*m]:_(B,m);oe(J,U,K)}for(;Z!==17;){let K=S.getTokenOffset()+S.getTokenLength()+U,J=te(),Y="",ye=!1;for(;g===0&&(J===
12||J===13);){let ge=S.getTokenOffset()+U;oe(T.cachedSpaces[1],K,ge),K=S.getTokenOffset()+S.getTokenLength()+U,ye=J===12,
Y=ye?A():"",J=te()}if(J===2)Z!==1&&x--,w.keepLines&&g>0||!w.keepLines&&Z!==1?Y=A():w.keepLines&&(Y=T.cachedSpaces[1]);else if(J===
4)Z!==3&&x--,w.keepLines&&g>0||!w.keepLines&&Z!==3?Y=A():w.keepLines&&(Y=T.cachedSpaces[1]);else{switch(Z){case 3:case 1:
x++,w.keepLines&&g>0||!w.keepLines?Y=A():Y=T.cachedSpaces[1];break;case 5:w.keepLines&&g>0||!w.keepLines?Y=A():Y=T.cachedSpaces[1];
break;case 12:Y=A();break;case 13:g>0?Y=A():ye||(Y=T.cachedSpaces[1]);break;case 6:w.keepLines&&g>0?Y=A():ye||(Y=T.cachedSpaces[1]);
break;case 10:w.keepLines&&g>0?Y=A():J===6&&!ye&&(Y="");break;case 7:case 8:case 9:case 11:case 2:case 4:w.keepLines&&g>
0?Y=A():(J===12||J===13)&&!ye?Y=T.cachedSpaces[1]:J!==5&&J!==17&&(P=!0);break;case 16:P=!0;break}g>0&&(J===12||J===13)&&
(Y=A())}J===17&&(w.keepLines&&g>0?Y=A():Y=w.insertFinalNewline?h:"");const je=S.getTokenOffset()+U;oe(Y,K,je),Z=J}return me}
u.format=G;function _(o,E){let w="";for(let m=0;m<E;m++)w+=o;return w}function i(o,E){let w=0,m=0;const a=E.tabSize||4;for(;w<
o.length;){let U=o.charAt(w);if(U===T.cachedSpaces[1])m++;else if(U==="	")m+=a;else break;w++}return Math.floor(m/a)}function ee(o,E){
for(let w=0;w<E.length;w++){const m=E.charAt(w);if(m==="\r")return w+1<E.length&&E.charAt(w+1)===`
`?`\r
`:"\r";if(m===`
`)return`
`}return o&&o.eol||`
`}function $(o,E){return`\r
`.indexOf(o.charAt(E))!==-1}u.isEOL=$})}),95152:((X,u,F)=>{(function(D){if(typeof X.exports=="object"){var T=D(require,u);
T!==void 0&&(X.exports=T)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner"],D)})(function(){
"use strict";Object.defineProperty(u,"__esModule",{value:!0}),u.getNodeType=u.stripComments=u.visit=u.findNodeAtOffset=u.
contains=u.getNodeValue=u.getNodePath=u.findNodeAtLocation=u.parseTree=u.parse=u.getLocation=void 0;const D=F(78525);var T;
(function(y){y.DEFAULT={allowTrailingComma:!1}})(T||(T={}));function G(y,d){const h=[],l=new Object;let g;const x={value:{},
offset:0,length:0,type:"object",parent:void 0};let B=!1;function V(S,P,A,te){x.value=S,x.offset=P,x.length=A,x.type=te,x.
colonOffset=void 0,g=x}try{m(y,{onObjectBegin:(S,P)=>{if(d<=S)throw l;g=void 0,B=d>S,h.push("")},onObjectProperty:(S,P,A)=>{
if(d<P||(V(S,P,A,"property"),h[h.length-1]=S,d<=P+A))throw l},onObjectEnd:(S,P)=>{if(d<=S)throw l;g=void 0,h.pop()},onArrayBegin:(S,P)=>{
if(d<=S)throw l;g=void 0,h.push(0)},onArrayEnd:(S,P)=>{if(d<=S)throw l;g=void 0,h.pop()},onLiteralValue:(S,P,A)=>{if(d<P||
(V(S,P,A,U(S)),d<=P+A))throw l},onSeparator:(S,P,A)=>{if(d<=P)throw l;if(S===":"&&g&&g.type==="property")g.colonOffset=P,
B=!1,g=void 0;else if(S===","){const te=h[h.length-1];typeof te=="number"?h[h.length-1]=te+1:(B=!0,h[h.length-1]=""),g=void 0}}})}catch(S){
if(S!==l)throw S}return{path:h,previousNode:g,isAtPropertyKey:B,matches:S=>{let P=0;for(let A=0;P<S.length&&A<h.length;A++)
if(S[P]===h[A]||S[P]==="*")P++;else if(S[P]!=="**")return!1;return P===S.length}}}u.getLocation=G;function _(y,d=[],h=T.
DEFAULT){let l=null,g=[];const x=[];function B(S){Array.isArray(g)?g.push(S):l!==null&&(g[l]=S)}return m(y,{onObjectBegin:()=>{
const S={};B(S),x.push(g),g=S,l=null},onObjectProperty:S=>{l=S},onObjectEnd:()=>{g=x.pop()},onArrayBegin:()=>{const S=[];
B(S),x.push(g),g=S,l=null},onArrayEnd:()=>{g=x.pop()},onLiteralValue:B,onError:(S,P,A)=>{d.push({error:S,offset:P,length:A})}},
h),g[0]}u.parse=_;function i(y,d=[],h=T.DEFAULT){let l={type:"array",offset:-1,length:-1,children:[],parent:void 0};function g(S){
l.type==="property"&&(l.length=S-l.offset,l=l.parent)}function x(S){return l.children.push(S),S}m(y,{onObjectBegin:S=>{l=
x({type:"object",offset:S,length:-1,parent:l,children:[]})},onObjectProperty:(S,P,A)=>{l=x({type:"property",offset:P,length:-1,
parent:l,children:[]}),l.children.push({type:"string",value:S,offset:P,length:A,parent:l})},onObjectEnd:(S,P)=>{g(S+P),l.
length=S+P-l.offset,l=l.parent,g(S+P)},onArrayBegin:(S,P)=>{l=x({type:"array",offset:S,length:-1,parent:l,children:[]})},
onArrayEnd:(S,P)=>{l.length=S+P-l.offset,l=l.parent,g(S+P)},onLiteralValue:(S,P,A)=>{x({type:U(S),offset:P,length:A,parent:l,
value:S}),g(P+A)},onSeparator:(S,P,A)=>{l.type==="property"&&(S===":"?l.colonOffset=P:S===","&&g(P))},onError:(S,P,A)=>{
d.push({error:S,offset:P,length:A})}},h);const V=l.children[0];return V&&delete V.parent,V}u.parseTree=i;function ee(y,d){
if(!y)return;let h=y;for(let l of d)if(typeof l=="string"){if(h.type!=="object"||!Array.isArray(h.children))return;let g=!1;
for(const x of h.children)if(Array.isArray(x.children)&&x.children[0].value===l&&x.children.length===2){h=x.children[1],
g=!0;break}if(!g)return}else{const g=l;if(h.type!=="array"||g<0||!Array.isArray(h.children)||g>=h.children.length)return;
h=h.children[g]}return h}u.findNodeAtLocation=ee;function $(y){if(!y.parent||!y.parent.children)return[];const d=$(y.parent);
if(y.parent.type==="property"){const h=y.parent.children[0].value;d.push(h)}else if(y.parent.type==="array"){const h=y.parent.
children.indexOf(y);h!==-1&&d.push(h)}return d}u.getNodePath=$;function o(y){switch(y.type){case"array":return y.children.
map(o);case"object":const d=Object.create(null);for(let h of y.children){const l=h.children[1];l&&(d[h.children[0].value]=
o(l))}return d;case"null":case"string":case"number":case"boolean":return y.value;default:return}}u.getNodeValue=o;function E(y,d,h=!1){
return d>=y.offset&&d<y.offset+y.length||h&&d===y.offset+y.length}u.contains=E;function w(y,d,h=!1){if(E(y,d,h)){const l=y.
children;if(Array.isArray(l))for(let g=0;g<l.length&&l[g].offset<=d;g++){const x=w(l[g],d,h);if(x)return x}return y}}u.findNodeAtOffset=
w;function m(y,d,h=T.DEFAULT){const l=(0,D.createScanner)(y,!1),g=[];let x=0;function B(H){return H?()=>x===0&&H(l.getTokenOffset(),
l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter()):()=>!0}function V(H){return H?fe=>x===0&&H(fe,l.getTokenOffset(),
l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter()):()=>!0}function S(H){return H?fe=>x===0&&H(fe,l.getTokenOffset(),
l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter(),()=>g.slice()):()=>!0}function P(H){return H?()=>{x>
0?x++:H(l.getTokenOffset(),l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter(),()=>g.slice())===!1&&(x=1)}:
()=>!0}function A(H){return H?()=>{x>0&&x--,x===0&&H(l.getTokenOffset(),l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter())}:
()=>!0}const te=P(d.onObjectBegin),me=S(d.onObjectProperty),oe=A(d.onObjectEnd),Z=P(d.onArrayBegin),K=A(d.onArrayEnd),J=S(
d.onLiteralValue),Y=V(d.onSeparator),ye=B(d.onComment),je=V(d.onError),ge=h&&h.disallowComments,ae=h&&h.allowTrailingComma;
function ve(){for(;;){const H=l.scan();switch(l.getTokenError()){case 4:re(14);break;case 5:re(15);break;case 3:re(13);break;case 1:
ge||re(11);break;case 2:re(12);break;case 6:re(16);break}switch(H){case 12:case 13:ge?re(10):ye();break;case 16:re(1);break;case 15:case 14:
break;default:return H}}}function re(H,fe=[],Ie=[]){if(je(H),fe.length+Ie.length>0){let Se=l.getToken();for(;Se!==17;){if(fe.
indexOf(Se)!==-1){ve();break}else if(Ie.indexOf(Se)!==-1)break;Se=ve()}}}function ke(H){const fe=l.getTokenValue();return H?
J(fe):(me(fe),g.push(fe)),ve(),!0}function Ue(){switch(l.getToken()){case 11:const H=l.getTokenValue();let fe=Number(H);
isNaN(fe)&&(re(2),fe=0),J(fe);break;case 7:J(null);break;case 8:J(!0);break;case 9:J(!1);break;default:return!1}return ve(),
!0}function De(){return l.getToken()!==10?(re(3,[],[2,5]),!1):(ke(!1),l.getToken()===6?(Y(":"),ve(),Le()||re(4,[],[2,5])):
re(5,[],[2,5]),g.pop(),!0)}function $e(){te(),ve();let H=!1;for(;l.getToken()!==2&&l.getToken()!==17;){if(l.getToken()===
5){if(H||re(4,[],[]),Y(","),ve(),l.getToken()===2&&ae)break}else H&&re(6,[],[]);De()||re(4,[],[2,5]),H=!0}return oe(),l.
getToken()!==2?re(7,[2],[]):ve(),!0}function Re(){Z(),ve();let H=!0,fe=!1;for(;l.getToken()!==4&&l.getToken()!==17;){if(l.
getToken()===5){if(fe||re(4,[],[]),Y(","),ve(),l.getToken()===4&&ae)break}else fe&&re(6,[],[]);H?(g.push(0),H=!1):g[g.length-
1]++,Le()||re(4,[],[4,5]),fe=!0}return K(),H||g.pop(),l.getToken()!==4?re(8,[4],[]):ve(),!0}function Le(){switch(l.getToken()){case 3:
return Re();case 1:return $e();case 10:return ke(!0);default:return Ue()}}return ve(),l.getToken()===17?h.allowEmptyContent?
!0:(re(4,[],[]),!1):Le()?(l.getToken()!==17&&re(9,[],[]),!0):(re(4,[],[]),!1)}u.visit=m;function a(y,d){let h=(0,D.createScanner)(
y),l=[],g,x=0,B;do switch(B=h.getPosition(),g=h.scan(),g){case 12:case 13:case 17:x!==B&&l.push(y.substring(x,B)),d!==void 0&&
l.push(h.getTokenValue().replace(/[^\r\n]/g,d)),x=h.getPosition();break}while(g!==17);return l.join("")}u.stripComments=
a;function U(y){switch(typeof y){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"\
object":{if(y){if(Array.isArray(y))return"array"}else return"null";return"object"}default:return"null"}}u.getNodeType=U})}),
78525:((X,u)=>{(function(F){if(typeof X.exports=="object"){var D=F(require,u);D!==void 0&&(X.exports=D)}else typeof define==
"function"&&define.amd&&define(["require","exports"],F)})(function(){"use strict";Object.defineProperty(u,"__esModule",{
value:!0}),u.createScanner=void 0;function F(i,ee=!1){const $=i.length;let o=0,E="",w=0,m=16,a=0,U=0,y=0,d=0,h=0;function l(A,te){
let me=0,oe=0;for(;me<A||!te;){let Z=i.charCodeAt(o);if(Z>=48&&Z<=57)oe=oe*16+Z-48;else if(Z>=65&&Z<=70)oe=oe*16+Z-65+10;else if(Z>=
97&&Z<=102)oe=oe*16+Z-97+10;else break;o++,me++}return me<A&&(oe=-1),oe}function g(A){o=A,E="",w=0,m=16,h=0}function x(){
let A=o;if(i.charCodeAt(o)===48)o++;else for(o++;o<i.length&&G(i.charCodeAt(o));)o++;if(o<i.length&&i.charCodeAt(o)===46)
if(o++,o<i.length&&G(i.charCodeAt(o)))for(o++;o<i.length&&G(i.charCodeAt(o));)o++;else return h=3,i.substring(A,o);let te=o;
if(o<i.length&&(i.charCodeAt(o)===69||i.charCodeAt(o)===101))if(o++,(o<i.length&&i.charCodeAt(o)===43||i.charCodeAt(o)===
45)&&o++,o<i.length&&G(i.charCodeAt(o))){for(o++;o<i.length&&G(i.charCodeAt(o));)o++;te=o}else h=3;return i.substring(A,
te)}function B(){let A="",te=o;for(;;){if(o>=$){A+=i.substring(te,o),h=2;break}const me=i.charCodeAt(o);if(me===34){A+=i.
substring(te,o),o++;break}if(me===92){if(A+=i.substring(te,o),o++,o>=$){h=2;break}switch(i.charCodeAt(o++)){case 34:A+='\
"';break;case 92:A+="\\";break;case 47:A+="/";break;case 98:A+="\b";break;case 102:A+="\f";break;case 110:A+=`
`;break;case 114:A+="\r";break;case 116:A+="	";break;case 117:const Z=l(4,!0);Z>=0?A+=String.fromCharCode(Z):h=4;break;default:
h=5}te=o;continue}if(me>=0&&me<=31)if(T(me)){A+=i.substring(te,o),h=2;break}else h=6;o++}return A}function V(){if(E="",h=
0,w=o,U=a,d=y,o>=$)return w=$,m=17;let A=i.charCodeAt(o);if(D(A)){do o++,E+=String.fromCharCode(A),A=i.charCodeAt(o);while(D(
A));return m=15}if(T(A))return o++,E+=String.fromCharCode(A),A===13&&i.charCodeAt(o)===10&&(o++,E+=`
`),a++,y=o,m=14;switch(A){case 123:return o++,m=1;case 125:return o++,m=2;case 91:return o++,m=3;case 93:return o++,m=4;case 58:
return o++,m=6;case 44:return o++,m=5;case 34:return o++,E=B(),m=10;case 47:const te=o-1;if(i.charCodeAt(o+1)===47){for(o+=
2;o<$&&!T(i.charCodeAt(o));)o++;return E=i.substring(te,o),m=12}if(i.charCodeAt(o+1)===42){o+=2;const me=$-1;let oe=!1;for(;o<
me;){const Z=i.charCodeAt(o);if(Z===42&&i.charCodeAt(o+1)===47){o+=2,oe=!0;break}o++,T(Z)&&(Z===13&&i.charCodeAt(o)===10&&
o++,a++,y=o)}return oe||(o++,h=1),E=i.substring(te,o),m=13}return E+=String.fromCharCode(A),o++,m=16;case 45:if(E+=String.
fromCharCode(A),o++,o===$||!G(i.charCodeAt(o)))return m=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return E+=x(),m=11;default:for(;o<$&&S(A);)o++,A=i.charCodeAt(o);if(w!==o){switch(E=i.substring(w,o),E){case"true":return m=
8;case"false":return m=9;case"null":return m=7}return m=16}return E+=String.fromCharCode(A),o++,m=16}}function S(A){if(D(
A)||T(A))return!1;switch(A){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function P(){
let A;do A=V();while(A>=12&&A<=15);return A}return{setPosition:g,getPosition:()=>o,scan:ee?P:V,getToken:()=>m,getTokenValue:()=>E,
getTokenOffset:()=>w,getTokenLength:()=>o-w,getTokenStartLine:()=>U,getTokenStartCharacter:()=>w-d,getTokenError:()=>h}}
u.createScanner=F;function D(i){return i===32||i===9}function T(i){return i===10||i===13}function G(i){return i>=48&&i<=
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
plus=43]="plus",i[i.slash=47]="slash",i[i.formFeed=12]="formFeed",i[i.tab=9]="tab"})(_||(_={}))})}),54579:((X,u)=>{(function(F){
if(typeof X.exports=="object"){var D=F(require,u);D!==void 0&&(X.exports=D)}else typeof define=="function"&&define.amd&&
define(["require","exports"],F)})(function(){"use strict";Object.defineProperty(u,"__esModule",{value:!0}),u.supportedEols=
u.cachedBreakLinesWithSpaces=u.cachedSpaces=void 0,u.cachedSpaces=new Array(20).fill(0).map((D,T)=>" ".repeat(T));const F=200;
u.cachedBreakLinesWithSpaces={" ":{"\n":new Array(F).fill(0).map((D,T)=>`
`+" ".repeat(T)),"\r":new Array(F).fill(0).map((D,T)=>"\r"+" ".repeat(T)),"\r\n":new Array(F).fill(0).map((D,T)=>`\r
`+" ".repeat(T))},"	":{"\n":new Array(F).fill(0).map((D,T)=>`
`+"	".repeat(T)),"\r":new Array(F).fill(0).map((D,T)=>"\r"+"	".repeat(T)),"\r\n":new Array(F).fill(0).map((D,T)=>`\r
`+"	".repeat(T))}},u.supportedEols=[`
`,"\r",`\r
`]})}),99547:((X,u,F)=>{(function(D){if(typeof X.exports=="object"){var T=D(require,u);T!==void 0&&(X.exports=T)}else typeof define==
"function"&&define.amd&&define(["require","exports","./impl/format","./impl/edit","./impl/scanner","./impl/parser"],D)})(
function(){"use strict";Object.defineProperty(u,"__esModule",{value:!0}),u.applyEdits=u.modify=u.format=u.printParseErrorCode=
u.ParseErrorCode=u.stripComments=u.visit=u.getNodeValue=u.getNodePath=u.findNodeAtOffset=u.findNodeAtLocation=u.parseTree=
u.parse=u.getLocation=u.SyntaxKind=u.ScanError=u.createScanner=void 0;const D=F(76612),T=F(14807),G=F(78525),_=F(95152);
u.createScanner=G.createScanner;var i;(function(a){a[a.None=0]="None",a[a.UnexpectedEndOfComment=1]="UnexpectedEndOfComm\
ent",a[a.UnexpectedEndOfString=2]="UnexpectedEndOfString",a[a.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",a[a.InvalidUnicode=
4]="InvalidUnicode",a[a.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",a[a.InvalidCharacter=6]="InvalidCharacter"})(
i||(u.ScanError=i={}));var ee;(function(a){a[a.OpenBraceToken=1]="OpenBraceToken",a[a.CloseBraceToken=2]="CloseBraceToke\
n",a[a.OpenBracketToken=3]="OpenBracketToken",a[a.CloseBracketToken=4]="CloseBracketToken",a[a.CommaToken=5]="CommaToken",
a[a.ColonToken=6]="ColonToken",a[a.NullKeyword=7]="NullKeyword",a[a.TrueKeyword=8]="TrueKeyword",a[a.FalseKeyword=9]="Fa\
lseKeyword",a[a.StringLiteral=10]="StringLiteral",a[a.NumericLiteral=11]="NumericLiteral",a[a.LineCommentTrivia=12]="Lin\
eCommentTrivia",a[a.BlockCommentTrivia=13]="BlockCommentTrivia",a[a.LineBreakTrivia=14]="LineBreakTrivia",a[a.Trivia=15]=
"Trivia",a[a.Unknown=16]="Unknown",a[a.EOF=17]="EOF"})(ee||(u.SyntaxKind=ee={})),u.getLocation=_.getLocation,u.parse=_.parse,
u.parseTree=_.parseTree,u.findNodeAtLocation=_.findNodeAtLocation,u.findNodeAtOffset=_.findNodeAtOffset,u.getNodePath=_.
getNodePath,u.getNodeValue=_.getNodeValue,u.visit=_.visit,u.stripComments=_.stripComments;var $;(function(a){a[a.InvalidSymbol=
1]="InvalidSymbol",a[a.InvalidNumberFormat=2]="InvalidNumberFormat",a[a.PropertyNameExpected=3]="PropertyNameExpected",a[a.
ValueExpected=4]="ValueExpected",a[a.ColonExpected=5]="ColonExpected",a[a.CommaExpected=6]="CommaExpected",a[a.CloseBraceExpected=
7]="CloseBraceExpected",a[a.CloseBracketExpected=8]="CloseBracketExpected",a[a.EndOfFileExpected=9]="EndOfFileExpected",
a[a.InvalidCommentToken=10]="InvalidCommentToken",a[a.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",a[a.UnexpectedEndOfString=
12]="UnexpectedEndOfString",a[a.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",a[a.InvalidUnicode=14]="InvalidUnicode",
a[a.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",a[a.InvalidCharacter=16]="InvalidCharacter"})($||(u.ParseErrorCode=
$={}));function o(a){switch(a){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNam\
eExpected";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBra\
ceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:
return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"\
InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}
u.printParseErrorCode=o;function E(a,U,y){return D.format(a,U,y)}u.format=E;function w(a,U,y,d){return T.setProperty(a,U,
y,d)}u.modify=w;function m(a,U){let y=U.slice(0).sort((h,l)=>{const g=h.offset-l.offset;return g===0?h.length-l.length:g}),
d=a.length;for(let h=y.length-1;h>=0;h--){let l=y[h];if(l.offset+l.length<=d)a=T.applyEdit(a,l);else throw new Error("Ov\
erlapping edit");d=l.offset}return a}u.applyEdits=m})}),70744:(X=>{var u=1e3,F=u*60,D=F*60,T=D*24,G=T*7,_=T*365.25;X.exports=
function(E,w){w=w||{};var m=typeof E;if(m==="string"&&E.length>0)return i(E);if(m==="number"&&isFinite(E))return w.long?
$(E):ee(E);throw new Error("val is not a non-empty string or a valid number. val="+JSON.stringify(E))};function i(E){if(E=
String(E),!(E.length>100)){var w=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(E);if(w){var m=parseFloat(w[1]),a=(w[2]||"ms").toLowerCase();switch(a){case"years":case"year":case"yrs":case"yr":case"\
y":return m*_;case"weeks":case"week":case"w":return m*G;case"days":case"day":case"d":return m*T;case"hours":case"hour":case"\
hrs":case"hr":case"h":return m*D;case"minutes":case"minute":case"mins":case"min":case"m":return m*F;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return m*u;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return m;default:
return}}}}function ee(E){var w=Math.abs(E);return w>=T?Math.round(E/T)+"d":w>=D?Math.round(E/D)+"h":w>=F?Math.round(E/F)+
"m":w>=u?Math.round(E/u)+"s":E+"ms"}function $(E){var w=Math.abs(E);return w>=T?o(E,w,T,"day"):w>=D?o(E,w,D,"hour"):w>=F?
o(E,w,F,"minute"):w>=u?o(E,w,u,"second"):E+" ms"}function o(E,w,m,a){var U=w>=m*1.5;return Math.round(E/m)+" "+a+(U?"s":
"")}}),60075:(module=>{module.exports=eval("require")("supports-color")}),81260:((X,u,F)=>{"use strict";F.d(u,{m:()=>We,
H:()=>et});var D=F(13193),T=F(70857),G=F(24434),_=F(35317),i=F(16928),ee=F(42613),$=F(79896),o=function(O,f,p,b){function k(L){
return L instanceof p?L:new p(function(j){j(L)})}return new(p||(p=Promise))(function(L,j){function q(W){try{R(b.next(W))}catch(be){
j(be)}}function ue(W){try{R(b.throw(W))}catch(be){j(be)}}function R(W){W.done?L(W.value):k(W.value).then(q,ue)}R((b=b.apply(
O,f||[])).next())})};const{chmod:E,copyFile:w,lstat:m,mkdir:a,open:U,readdir:y,rename:d,rm:h,rmdir:l,stat:g,symlink:x,unlink:B}=$.
promises,V=process.platform==="win32";function S(O){return o(this,void 0,void 0,function*(){const f=yield fs.promises.readlink(
O);return V&&!f.endsWith("\\")?`${f}\\`:f})}const P=268435456,A=$.constants.O_RDONLY;function te(O){return o(this,void 0,
void 0,function*(){try{yield g(O)}catch(f){if(f.code==="ENOENT")return!1;throw f}return!0})}function me(O){return o(this,
arguments,void 0,function*(f,p=!1){return(p?yield g(f):yield m(f)).isDirectory()})}function oe(O){if(O=K(O),!O)throw new Error(
'isRooted() parameter "p" cannot be empty');return V?O.startsWith("\\")||/^[A-Z]:/i.test(O):O.startsWith("/")}function Z(O,f){
return o(this,void 0,void 0,function*(){let p;try{p=yield g(O)}catch(k){k.code!=="ENOENT"&&console.log(`Unexpected error\
 attempting to determine if executable file exists '${O}': ${k}`)}if(p&&p.isFile()){if(V){const k=i.extname(O).toUpperCase();
if(f.some(L=>L.toUpperCase()===k))return O}else if(J(p))return O}const b=O;for(const k of f){O=b+k,p=void 0;try{p=yield g(
O)}catch(L){L.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if executable file exists '${O}': ${L}`)}
if(p&&p.isFile()){if(V){try{const L=i.dirname(O),j=i.basename(O).toUpperCase();for(const q of yield y(L))if(j===q.toUpperCase()){
O=i.join(L,q);break}}catch(L){console.log(`Unexpected error attempting to determine the actual case of the file '${O}': ${L}`)}
return O}else if(J(p))return O}}return""})}function K(O){return O=O||"",V?(O=O.replace(/\//g,"\\"),O.replace(/\\\\+/g,"\\")):
O.replace(/\/\/+/g,"/")}function J(O){return(O.mode&1)>0||(O.mode&8)>0&&process.getgid!==void 0&&O.gid===process.getgid()||
(O.mode&64)>0&&process.getuid!==void 0&&O.uid===process.getuid()}function Y(){var O;return(O=process.env.COMSPEC)!==null&&
O!==void 0?O:"cmd.exe"}var ye=function(O,f,p,b){function k(L){return L instanceof p?L:new p(function(j){j(L)})}return new(p||
(p=Promise))(function(L,j){function q(W){try{R(b.next(W))}catch(be){j(be)}}function ue(W){try{R(b.throw(W))}catch(be){j(
be)}}function R(W){W.done?L(W.value):k(W.value).then(q,ue)}R((b=b.apply(O,f||[])).next())})};function je(O,f){return ye(
this,arguments,void 0,function*(p,b,k={}){const{force:L,recursive:j,copySourceDirectory:q}=Ue(k),ue=(yield ioUtil.exists(
b))?yield ioUtil.stat(b):null;if(ue&&ue.isFile()&&!L)return;const R=ue&&ue.isDirectory()&&q?path.join(b,path.basename(p)):
b;if(!(yield ioUtil.exists(p)))throw new Error(`no such file or directory: ${p}`);if((yield ioUtil.stat(p)).isDirectory())
if(j)yield De(p,R,0,L);else throw new Error(`Failed to copy. ${p} is a directory, but tried to copy without recursive fl\
ag.`);else{if(path.relative(p,R)==="")throw new Error(`'${R}' and '${p}' are the same file`);yield $e(p,R,L)}})}function ge(O,f){
return ye(this,arguments,void 0,function*(p,b,k={}){if(yield ioUtil.exists(b)){let L=!0;if((yield ioUtil.isDirectory(b))&&
(b=path.join(b,path.basename(p)),L=yield ioUtil.exists(b)),L)if(k.force==null||k.force)yield ae(b);else throw new Error(
"Destination already exists")}yield ve(path.dirname(b)),yield ioUtil.rename(p,b)})}function ae(O){return ye(this,void 0,
void 0,function*(){if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(O))throw new Error('File path must not contain `*`, `"`, `<`, `>\
` or `|` on Windows');try{yield ioUtil.rm(O,{force:!0,maxRetries:3,recursive:!0,retryDelay:300})}catch(f){throw new Error(
`File was unable to be removed ${f}`)}})}function ve(O){return ye(this,void 0,void 0,function*(){ok(O,"a path argument m\
ust be provided"),yield ioUtil.mkdir(O,{recursive:!0})})}function re(O,f){return ye(this,void 0,void 0,function*(){if(!O)
throw new Error("parameter 'tool' is required");if(f){const b=yield re(O,!1);if(!b)throw V?new Error(`Unable to locate e\
xecutable file: ${O}. Please verify either the file path exists or the file can be found within a directory specified by\
 the PATH environment variable. Also verify the file has a valid extension for an executable file.`):new Error(`Unable t\
o locate executable file: ${O}. Please verify either the file path exists or the file can be found within a directory sp\
ecified by the PATH environment variable. Also check the file mode to verify the file is executable.`);return b}const p=yield ke(
O);return p&&p.length>0?p[0]:""})}function ke(O){return ye(this,void 0,void 0,function*(){if(!O)throw new Error("paramet\
er 'tool' is required");const f=[];if(V&&process.env.PATHEXT)for(const k of process.env.PATHEXT.split(i.delimiter))k&&f.
push(k);if(oe(O)){const k=yield Z(O,f);return k?[k]:[]}if(O.includes(i.sep))return[];const p=[];if(process.env.PATH)for(const k of process.
env.PATH.split(i.delimiter))k&&p.push(k);const b=[];for(const k of p){const L=yield Z(i.join(k,O),f);L&&b.push(L)}return b})}
function Ue(O){const f=O.force==null?!0:O.force,p=!!O.recursive,b=O.copySourceDirectory==null?!0:!!O.copySourceDirectory;
return{force:f,recursive:p,copySourceDirectory:b}}function De(O,f,p,b){return ye(this,void 0,void 0,function*(){if(p>=255)
return;p++,yield ve(f);const k=yield ioUtil.readdir(O);for(const L of k){const j=`${O}/${L}`,q=`${f}/${L}`;(yield ioUtil.
lstat(j)).isDirectory()?yield De(j,q,p,b):yield $e(j,q,b)}yield ioUtil.chmod(f,(yield ioUtil.stat(O)).mode)})}function $e(O,f,p){
return ye(this,void 0,void 0,function*(){if((yield ioUtil.lstat(O)).isSymbolicLink()){try{yield ioUtil.lstat(f),yield ioUtil.
unlink(f)}catch(k){k.code==="EPERM"&&(yield ioUtil.chmod(f,"0666"),yield ioUtil.unlink(f))}const b=yield ioUtil.readlink(
O);yield ioUtil.symlink(b,f,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists(f))||p)&&(yield ioUtil.copyFile(
O,f))})}var Re=F(53557),Le=function(O,f,p,b){function k(L){return L instanceof p?L:new p(function(j){j(L)})}return new(p||
(p=Promise))(function(L,j){function q(W){try{R(b.next(W))}catch(be){j(be)}}function ue(W){try{R(b.throw(W))}catch(be){j(
be)}}function R(W){W.done?L(W.value):k(W.value).then(q,ue)}R((b=b.apply(O,f||[])).next())})};const H=process.platform===
"win32";class fe extends G.EventEmitter{constructor(f,p,b){if(super(),!f)throw new Error("Parameter 'toolPath' cannot be\
 null or empty.");this.toolPath=f,this.args=p||[],this.options=b||{}}_debug(f){this.options.listeners&&this.options.listeners.
debug&&this.options.listeners.debug(f)}_getCommandString(f,p){const b=this._getSpawnFileName(),k=this._getSpawnArgs(f);let L=p?
"":"[command]";if(H)if(this._isCmdFile()){L+=b;for(const j of k)L+=` ${j}`}else if(f.windowsVerbatimArguments){L+=`"${b}\
"`;for(const j of k)L+=` ${j}`}else{L+=this._windowsQuoteCmdArg(b);for(const j of k)L+=` ${this._windowsQuoteCmdArg(j)}`}else{
L+=b;for(const j of k)L+=` ${j}`}return L}_processLineBuffer(f,p,b){try{let k=p+f.toString(),L=k.indexOf(T.EOL);for(;L>-1;){
const j=k.substring(0,L);b(j),k=k.substring(L+T.EOL.length),L=k.indexOf(T.EOL)}return k}catch(k){return this._debug(`err\
or processing line. Failed with error ${k}`),""}}_getSpawnFileName(){return H&&this._isCmdFile()?process.env.COMSPEC||"c\
md.exe":this.toolPath}_getSpawnArgs(f){if(H&&this._isCmdFile()){let p=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
for(const b of this.args)p+=" ",p+=f.windowsVerbatimArguments?b:this._windowsQuoteCmdArg(b);return p+='"',[p]}return this.
args}_endsWith(f,p){return f.endsWith(p)}_isCmdFile(){const f=this.toolPath.toUpperCase();return this._endsWith(f,".CMD")||
this._endsWith(f,".BAT")}_windowsQuoteCmdArg(f){if(!this._isCmdFile())return this._uvQuoteCmdArg(f);if(!f)return'""';const p=[
" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"'];let b=!1;for(const j of f)if(p.
some(q=>q===j)){b=!0;break}if(!b)return f;let k='"',L=!0;for(let j=f.length;j>0;j--)k+=f[j-1],L&&f[j-1]==="\\"?k+="\\":f[j-
1]==='"'?(L=!0,k+='"'):L=!1;return k+='"',k.split("").reverse().join("")}_uvQuoteCmdArg(f){if(!f)return'""';if(!f.includes(
" ")&&!f.includes("	")&&!f.includes('"'))return f;if(!f.includes('"')&&!f.includes("\\"))return`"${f}"`;let p='"',b=!0;for(let k=f.
length;k>0;k--)p+=f[k-1],b&&f[k-1]==="\\"?p+="\\":f[k-1]==='"'?(b=!0,p+="\\"):b=!1;return p+='"',p.split("").reverse().join(
"")}_cloneExecOptions(f){f=f||{};const p={cwd:f.cwd||process.cwd(),env:f.env||process.env,silent:f.silent||!1,windowsVerbatimArguments:f.
windowsVerbatimArguments||!1,failOnStdErr:f.failOnStdErr||!1,ignoreReturnCode:f.ignoreReturnCode||!1,delay:f.delay||1e4};
return p.outStream=f.outStream||process.stdout,p.errStream=f.errStream||process.stderr,p}_getSpawnOptions(f,p){f=f||{};const b={};
return b.cwd=f.cwd,b.env=f.env,b.windowsVerbatimArguments=f.windowsVerbatimArguments||this._isCmdFile(),f.windowsVerbatimArguments&&
(b.argv0=`"${p}"`),b}exec(){return Le(this,void 0,void 0,function*(){return!oe(this.toolPath)&&(this.toolPath.includes("\
/")||H&&this.toolPath.includes("\\"))&&(this.toolPath=i.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),
this.toolPath=yield re(this.toolPath,!0),new Promise((f,p)=>Le(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.
toolPath}`),this._debug("arguments:");for(const R of this.args)this._debug(`   ${R}`);const b=this._cloneExecOptions(this.
options);!b.silent&&b.outStream&&b.outStream.write(this._getCommandString(b)+T.EOL);const k=new Se(b,this.toolPath);if(k.
on("debug",R=>{this._debug(R)}),this.options.cwd&&!(yield te(this.options.cwd)))return p(new Error(`The cwd: ${this.options.
cwd} does not exist!`));const L=this._getSpawnFileName(),j=_.spawn(L,this._getSpawnArgs(b),this._getSpawnOptions(this.options,
L));let q="";j.stdout&&j.stdout.on("data",R=>{this.options.listeners&&this.options.listeners.stdout&&this.options.listeners.
stdout(R),!b.silent&&b.outStream&&b.outStream.write(R),q=this._processLineBuffer(R,q,W=>{this.options.listeners&&this.options.
listeners.stdline&&this.options.listeners.stdline(W)})});let ue="";if(j.stderr&&j.stderr.on("data",R=>{k.processStderr=!0,
this.options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(R),!b.silent&&b.errStream&&b.outStream&&
(b.failOnStdErr?b.errStream:b.outStream).write(R),ue=this._processLineBuffer(R,ue,W=>{this.options.listeners&&this.options.
listeners.errline&&this.options.listeners.errline(W)})}),j.on("error",R=>{k.processError=R.message,k.processExited=!0,k.
processClosed=!0,k.CheckComplete()}),j.on("exit",R=>{k.processExitCode=R,k.processExited=!0,this._debug(`Exit code ${R} \
received from tool '${this.toolPath}'`),k.CheckComplete()}),j.on("close",R=>{k.processExitCode=R,k.processExited=!0,k.processClosed=
!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),k.CheckComplete()}),k.on("done",(R,W)=>{q.length>
0&&this.emit("stdline",q),ue.length>0&&this.emit("errline",ue),j.removeAllListeners(),R?p(R):f(W)}),this.options.input){
if(!j.stdin)throw new Error("child process missing stdin");j.stdin.end(this.options.input)}}))})}}function Ie(O){const f=[];
let p=!1,b=!1,k="";function L(j){b&&j!=='"'&&(k+="\\"),k+=j,b=!1}for(let j=0;j<O.length;j++){const q=O.charAt(j);if(q===
'"'){b?L(q):p=!p;continue}if(q==="\\"&&b){L(q);continue}if(q==="\\"&&p){b=!0;continue}if(q===" "&&!p){k.length>0&&(f.push(
k),k="");continue}L(q)}return k.length>0&&f.push(k.trim()),f}class Se extends G.EventEmitter{constructor(f,p){if(super(),
this.processClosed=!1,this.processError="",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,this.delay=
1e4,this.done=!1,this.timeout=null,!p)throw new Error("toolPath must not be empty");this.options=f,this.toolPath=p,f.delay&&
(this.delay=f.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():this.processExited&&(this.timeout=
(0,Re.setTimeout)(Se.HandleTimeout,this.delay,this)))}_debug(f){this.emit("debug",f)}_setResult(){let f;this.processExited&&
(this.processError?f=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may i\
ndicate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?
f=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.
failOnStdErr&&(f=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR s\
tream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=null),this.done=!0,this.emit("done",f,this.processExitCode)}static HandleTimeout(f){
if(!f.done){if(!f.processClosed&&f.processExited){const p=`The STDIO streams did not close within ${f.delay/1e3} seconds\
 of the exit event from process '${f.toolPath}'. This may indicate a child process inherited the STDIO streams and has n\
ot yet exited.`;f._debug(p)}f._setResult()}}}var Pe=function(O,f,p,b){function k(L){return L instanceof p?L:new p(function(j){
j(L)})}return new(p||(p=Promise))(function(L,j){function q(W){try{R(b.next(W))}catch(be){j(be)}}function ue(W){try{R(b.throw(
W))}catch(be){j(be)}}function R(W){W.done?L(W.value):k(W.value).then(q,ue)}R((b=b.apply(O,f||[])).next())})};function We(O,f,p){
return Pe(this,void 0,void 0,function*(){const b=Ie(O);if(b.length===0)throw new Error("Parameter 'commandLine' cannot b\
e null or empty.");const k=b[0];return f=b.slice(1).concat(f||[]),new fe(k,f,p).exec()})}function et(O,f,p){return Pe(this,
void 0,void 0,function*(){var b,k;let L="",j="";const q=new D.StringDecoder("utf8"),ue=new D.StringDecoder("utf8"),R=(b=
p?.listeners)===null||b===void 0?void 0:b.stdout,W=(k=p?.listeners)===null||k===void 0?void 0:k.stderr,be=Ae=>{j+=ue.write(
Ae),W&&W(Ae)},tt=Ae=>{L+=q.write(Ae),R&&R(Ae)},xe=Object.assign(Object.assign({},p?.listeners),{stdout:tt,stderr:be}),Ve=yield We(
O,f,Object.assign(Object.assign({},p),{listeners:xe}));return L+=q.end(),j+=ue.end(),{exitCode:Ve,stdout:L,stderr:j}})}}),
74724:((X,u,F)=>{"use strict";F.d(u,{Uo:()=>k,Lp:()=>Zi});const D=new WeakMap;function T(...e){const t=new String(e);return D.
set(t,e),t}function G(e){return e instanceof String&&D.has(e)}function _(e){return D.get(e)??[]}var i=F(47117),ee=F(31421),
$=F(2830),o=F(19997),E=F(76760);function*w(e,t){const n=t==="global";for(const r of e)r.isGlobal===n&&(yield r)}const m=new Set(
["--add","--edit","--remove-section","--rename-section","--replace-all","--unset","--unset-all","-e"]),a=new Set(["--get",
"--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch","--list","-l"]),U=new Set(["edit","remove-se\
ction","rename-section","set","unset"]),y=new Set(["get","get-color","get-colorbool","list"]);function d(e,t){for(const{
name:r}of w(e,"task")){if(m.has(r))return h(!0,t);if(a.has(r))return h(!1,t)}const n=t.at(0)?.toLowerCase();return n===void 0?
null:U.has(n)?h(!0,t.slice(1)):y.has(n)?h(!1,t.slice(1)):t.length===1?h(!1,t):h(!0,t)}function h(e=!1,t=[]){const n=t.at(
0)?.toLowerCase();return n===void 0?null:{isWrite:e,isRead:!e,key:n,value:t.at(1)}}function l(e,t){return t.isWrite&&t.value!==
void 0?{key:t.key,value:t.value,scope:e}:{key:t.key,scope:e}}function g(e){const t=e?.indexOf("=")||-1;return!e||t<0?null:
{key:e.slice(0,t).trim().toLowerCase(),value:e.slice(t+1)}}function x(e){for(const{name:t}of w(e,"task"))switch(t){case"\
--global":return"global";case"--system":return"system";case"--worktree":return"worktree";case"--local":return"local";case"\
--file":case"-f":return"file"}return"local"}function B({name:e}){if(e==="-c"||e==="--config")return"inline";if(e==="--co\
nfig-env")return"env"}function*V(e){for(const t of e){const n=B(t),r=n&&g(t.value);r&&(yield{...r,scope:n})}}function S(e,t,n){
const r={read:[],write:[...V(t)]};return e==="config"&&P(r,x(t),d(t,n)),r}function P(e,t,n){if(n===null)return;const r=l(
t,n);n.isWrite?e.write.push(r):e.read.push(r)}const A={short:new Map([["c",!0]])},te={short:new Map([["C",!0],["P",!1],[
"h",!1],["p",!1],["v",!1],...A.short.entries()]),long:new Set(["attr-source","config-env","exec-path","git-dir","list-cm\
ds","namespace","super-prefix","work-tree"])},me={clone:{short:new Map([["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",
!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},commit:{short:new Map(
[["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["file","message","reedit-message","reuse-message","templat\
e"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(["blob","comment","default","file","type","value"])},
fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,long:new Set(["template"])},pull:{short:new Map,
long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{short:new Map([["X",!0],
["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],["v",!1],["x",!0]]),long:new Set(["exec","onto",
"strategy","strategy-option"])}},oe={short:new Map,long:new Set};function Z(e){const t=me[e??""]??oe;return{short:new Map(
[...A.short.entries(),...t.short.entries()]),long:t.long}}function K(e,t=te){if(e.startsWith("--")){const n=e.indexOf("=");
if(n>2)return[{name:e.slice(0,n),value:e.slice(n+1),needsNext:!1}];const r=e.slice(2);return[{name:e,needsNext:t.long.has(
r)}]}if(e.length===2){const n=e.charAt(1),r=t.short.get(n);return[{name:e,needsNext:r===!0}]}return J(e,t.short)}function J(e,t){
const n=e.slice(1).split(""),r=[];for(let s=0;s<n.length;s++){const c=n[s],v=t.get(c);if(v===void 0)return[{name:e,needsNext:!1}];
if(v){const N=n.slice(s+1).join("");if(N&&![...N].every(M=>t.has(M)))return r.push({name:`-${c}`,value:N,needsNext:!1}),
r}r.push({name:`-${c}`,needsNext:v})}return r}function Y(e,t=[]){let n=0;for(;n<e.length;){const r=String(e[n]);if(!r.startsWith(
"-")||r.length<2)break;const s=K(r);let c=n+1;for(const v of s){const N={name:v.name,value:v.value,absorbedNext:!1,isGlobal:!0};
v.needsNext&&N.value===void 0&&c<e.length&&(N.value=String(e[c]),N.absorbedNext=!0,c++),t.push(N)}n=c}return{flags:t,taskIndex:n}}
function ye(e,t,n=[]){const r=Z(t),s=[],c=[];let v=0;for(;v<e.length;){const N=e[v];if(G(N)){c.push(..._(N)),v++;continue}
const M=String(N);if(M==="--"){for(let pe=v+1;pe<e.length;pe++){const le=e[pe];G(le)?c.push(..._(le)):c.push(String(le))}
break}if(!M.startsWith("-")||M.length<2){s.push(M),v++;continue}const se=K(M,r);let ie=v+1;for(const pe of se){const le={
name:pe.name,value:pe.value,absorbedNext:!1,isGlobal:!1};pe.needsNext&&le.value===void 0&&ie<e.length&&!G(e[ie])&&(le.value=
String(e[ie]),le.absorbedNext=!0,ie++),n.push(le)}v=ie}return{flags:n,positionals:s,pathspecs:c}}function*je({write:e}){
for(const t of e)for(const n of ve){const r=n(t.key);r&&(yield r)}}function ge(e,t,n=String(e)){const r=typeof e=="strin\
g"?new RegExp(`\\s*${e.toLowerCase()}`):e;return function(s){if(r.test(s))return{category:t,message:`Configuring ${n} is\
 not permitted without enabling ${t}`}}}function ae(e,t){const n=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?\
.")}`);return ge(n,t,e)}const ve=[ge("alias","allowUnsafeAlias"),ge("core.askPass","allowUnsafeAskPass"),ge("core.editor",
"allowUnsafeEditor"),ge("core.fsmonitor","allowUnsafeFsMonitor"),ge("core.gitProxy","allowUnsafeGitProxy"),ge("core.hook\
sPath","allowUnsafeHooksPath"),ge("core.pager","allowUnsafePager"),ge("core.sshCommand","allowUnsafeSshCommand"),ae("cre\
dential.helper","allowUnsafeCredentialHelper"),ae("diff.command","allowUnsafeDiffExternal"),ge("diff.external","allowUns\
afeDiffExternal"),ae("difftool.cmd","allowUnsafeDiffExternal"),ae("diff.textconv","allowUnsafeDiffTextConv"),ae("filter.\
clean","allowUnsafeFilter"),ae("filter.process","allowUnsafeFilter"),ae("filter.smudge","allowUnsafeFilter"),ae("gpg.pro\
gram","allowUnsafeGpgProgram"),ge("include.path","allowUnsafeInclude"),ae("includeIf","allowUnsafeInclude"),ge("init.tem\
plateDir","allowUnsafeTemplateDir"),ae("pager.","allowUnsafePager"),ae("merge.driver","allowUnsafeMergeDriver"),ae("merg\
etool.path","allowUnsafeMergeDriver"),ae("mergetool.cmd","allowUnsafeMergeDriver"),ae("protocol.allow","allowUnsafeProto\
colOverride"),ae("remote.receivepack","allowUnsafePack"),ae("remote.uploadpack","allowUnsafePack"),ge("uploadpack.packOb\
jectsHook","allowUnsafePack"),ge("sequence.editor","allowUnsafeEditor"),ae("submodule.update","allowUnsafeSubmodule"),ae(
"tar.command","allowUnsafeCommandBinaries"),ae("trailer.cmd","allowUnsafeCommandBinaries"),ae("trailer.command","allowUn\
safeCommandBinaries"),ae("url.insteadOf","allowUnsafeUrlRewrite")];function*re(e,t){for(const n of t)for(const r of De){
const s=r(e,n);s&&(yield s)}}function ke(e,t,n,{name:r=String(t),globalOnly:s=!1,withValue:c=!1}={}){const v=typeof t=="\
string"?new RegExp(`\\s*${t.toLowerCase()}`):t,N=`Use of ${e?`${e} with option `:""}${r} is not permitted without enabli\
ng ${n}`;return function(M,se){if(!(e&&M!==e)&&!(s&&!se.isGlobal)&&!(c&&se.value===void 0)&&v.test(se.name))return{category:n,
message:N}}}const Ue={globalOnly:!0,withValue:!0},De=[ke(null,/--(upload|receive)-pack/,"allowUnsafePack",{name:"--uploa\
d-pack or --receive-pack"}),ke("clone",/^-\w*u/,"allowUnsafePack"),ke("clone","--u","allowUnsafePack"),ke("push",/^--exec$/,
"allowUnsafePack",{name:"--exec"}),ke("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),ke(null,"--t\
emplate","allowUnsafeTemplateDir"),ke(null,"--exec-path","allowUnsafeExec",Ue),ke(null,"--git-dir","allowUnsafeConfigPat\
hs",Ue),ke(null,"--work-tree","allowUnsafeConfigPaths",Ue),ke(null,/^-C$/,"allowUnsafeConfigPaths",{...Ue,name:"-C"})];function $e(e,t,n){
return[...re(e,t),...je(n)]}function Re(...e){const{flags:t,taskIndex:n}=Y(e),r=n<e.length?String(e[n]).toLowerCase():null,
s=r!==null?e.slice(n+1):[],{positionals:c,pathspecs:v}=ye(s,r,t),N=S(r,t,c);return{task:r,flags:t.map(H),paths:v,config:N,
vulnerabilities:Le($e(r,t,N))}}function Le(e){return Object.defineProperty(e,"vulnerabilities",{value:e})}function H({value:e,
name:t}){return e!==void 0?{name:t,value:e}:{name:t}}const fe={editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPas\
s",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeCo\
nfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUns\
afeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"\
allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUns\
afeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"\
allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Ie(e){const t=parseInt(e.git_config_count??"0",10);for(let n=0;n<
t;n++){const r=e[`git_config_key_${n}`],s=e[`git_config_value_${n}`];r!==void 0&&(yield{key:r.toLowerCase().trim(),value:s,
scope:"env"})}}function*Se(e){for(const t of Object.keys(e))if(Pe(t)){const n=fe[t];yield{category:n,message:`Use of "${t.
toUpperCase()}" is not permitted without enabling ${n}`}}}function Pe(e){return Object.hasOwn(fe,e)}function We(e){const t={};
for(const[n,r]of Object.entries(e)){const s=n.toLowerCase().trim();(Pe(s)||s.startsWith("git"))&&(t[s]=String(r))}return t}
function et(e){const t=We(e),n={read:[],write:[...Ie(t)]},r=[...Se(t),...$e(null,[],n)];return{config:n,vulnerabilities:r}}
function O(e,t){return[...Re(...e).vulnerabilities,...et(t).vulnerabilities]}var f=F(78474);class p extends Error{constructor(t,n){
super(n),this.task=t,Object.setPrototypeOf(this,new.target.prototype)}}class b extends p{constructor(t,n){super(void 0,n),
this.config=t}}class k extends p{constructor(t,n,r){super(t,r),this.task=t,this.plugin=n,Object.setPrototypeOf(this,new.target.
prototype)}}class L extends p{constructor(t,n){super(void 0,n||String(t)),this.git=t}}class j extends p{constructor(t){super(
void 0,t)}}const q="\0",ue=()=>{};function R(e){return typeof e!="function"?ue:e}function W(e){return typeof e=="functio\
n"&&e!==ue}function be(e,t){const n=e.indexOf(t);return n<=0?[e,""]:[e.substr(0,n),e.substr(n+1)]}function tt(e,t=0){return Ve(
e)&&e.length>t?e[t]:void 0}function xe(e,t=0){if(Ve(e)&&e.length>t)return e[e.length-1-t]}function Ve(e){return Ot(e)}function Ae(e="",t=!0,n=`\

`){return e.split(n).reduce((r,s)=>{const c=t?s.trim():s;return c&&r.push(c),r},[])}function nt(e,t){return Ae(e,!0).map(
n=>t(n))}function vt(e){return(0,i.exists)(e,i.FOLDER)}function Te(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):
e.add(t),t}function En(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function rt(e,t){if(Array.isArray(e)){const n=e.
indexOf(t);n>=0&&e.splice(n,1)}else e.delete(t);return t}const st=Object.prototype.toString.call.bind(Object.prototype.toString);
function _e(e){return Array.isArray(e)?e:[e]}function kt(e){return e.replace(/[\s-]+(.)/g,(t,n)=>n.toUpperCase())}function Ce(e){
return _e(e).map(t=>t instanceof String?t:String(t))}function ce(e,t=0){if(e==null)return t;const n=parseInt(e,10);return Number.
isNaN(n)?t:n}function ze(e,t){const n=[];for(let r=0,s=e.length;r<s;r++)n.push(t,e[r]);return n}function Ge(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function On(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function Tn(e,t){const n={};return t.forEach(r=>{e[r]!==void 0&&(n[r]=e[r])}),n}function _t(e=0){return new Promise(t=>setTimeout(
t,e))}function Et(e){if(e!==!1)return e}function de(e,t,n){return t(e)?e:arguments.length>2?n:void 0}const He=e=>Array.isArray(
e);function it(e,t){const n=G(e)?"string":typeof e;return/number|string|boolean/.test(n)&&(!t||!t.includes(n))}const ne=e=>typeof e==
"string"||G(e),Sn=e=>ne(e)||Buffer.isBuffer(e),qe=e=>ne(e)||Array.isArray(e)&&e.every(ne);function ot(e){return!!e&&st(e)===
"[object Object]"}function An(e){return typeof e=="function"}const Ot=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number";var Xe=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.
UNCLEAN=128]="UNCLEAN",e))(Xe||{});class Qe{constructor(t,n){this.stdOut=t,this.stdErr=n}asStrings(){return new Qe(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Nn(){throw new Error("LineParser:useMatches not implemen\
ted")}class z{constructor(t,n){this.matches=[],this.useMatches=Nn,this.parse=(r,s)=>(this.resetMatches(),this._regExp.every(
(c,v)=>this.addMatch(c,v,r(v)))?this.useMatches(s,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],n&&
(this.useMatches=n)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,n,r){const s=r&&
t.exec(r);return s&&this.pushMatch(n,s),!!s}pushMatch(t,n){this.matches.push(...n.slice(1))}}class Be extends z{addMatch(t,n,r){
return/^remote:\s/.test(String(r))&&super.addMatch(t,n,r)}pushMatch(t,n){(t>0||n.length>1)&&super.pushMatch(t,n)}}const Un={
binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function Ln(...e){const t=process.cwd(),n=Object.assign({baseDir:t,
...Un},...e.filter(r=>typeof r=="object"&&r));return n.baseDir=n.baseDir||t,n.trimmed=n.trimmed===!0,n}function Tt(e,t=[]){
return ot(e)?Object.keys(e).reduce((n,r)=>{const s=e[r];if(G(s))n.push(s);else if(it(s,["boolean"]))n.push(r+"="+s);else if(Array.
isArray(s))for(const c of s)it(c,["string","number"])||n.push(r+"="+c);else n.push(r);return n},t):t}function Q(e,t=0,n=!1){
const r=[];for(let s=0,c=t<0?e.length:t;s<c;s++)"string|number".includes(typeof e[s])&&r.push(String(e[s]));return Tt(at(
e),r),n||r.push(...xn(e)),r}function xn(e){const t=typeof xe(e)=="function";return Ce(de(xe(e,t?1:0),He,[]))}function at(e){
const t=An(xe(e));return de(xe(e,t?1:0),ot)}function I(e,t=!0){const n=R(xe(e));return t||W(n)?n:void 0}function St(e,t){
return e(t.stdOut,t.stdErr)}function Ee(e,t,n,r=!0){return _e(n).forEach(s=>{for(let c=Ae(s,r),v=0,N=c.length;v<N;v++){const M=(se=0)=>{
if(!(v+se>=N))return c[v+se]};t.some(({parse:se})=>se(M,e))}}),e}var Fn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT=
"root",e))(Fn||{});const ut=({exitCode:e},t,n,r)=>{if(e===Xe.UNCLEAN&&In(t))return n(Buffer.from("false"));r(t)},At=e=>e.
trim()==="true";function $n(e){switch(e){case"bare":return Dn();case"root":return jn()}return{commands:["rev-parse","--i\
s-inside-work-tree"],format:"utf-8",onError:ut,parser:At}}function jn(){return{commands:["rev-parse","--git-dir"],format:"\
utf-8",onError:ut,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Dn(){return{commands:["rev-parse","--is-bare-re\
pository"],format:"utf-8",onError:ut,parser:At}}function In(e){return/(Not a git repository|Kein Git-Repository)/i.test(
String(e))}class Pn{constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const Bn=/^[a-z]+\s*/i,Mn=/^[a-z]+\s+[a-z]+\s*/i,
Rn=/\/$/;function Cn(e,t){const n=new Pn(e),r=e?Mn:Bn;return Ae(t).forEach(s=>{const c=s.replace(r,"");n.paths.push(c),(Rn.
test(c)?n.folders:n.files).push(c)}),n}const Nt=[];function Wn(e){return{commands:Nt,format:"empty",parser:e}}function we(e){
return{commands:Nt,format:"empty",parser(){throw typeof e=="string"?new j(e):e}}}function he(e,t=!1){return{commands:e,format:"\
utf-8",parser(n){return t?String(n).trim():n}}}function Ut(e){return{commands:e,format:"buffer",parser(t){return t}}}function Vn(e){
return e.format==="buffer"}function Lt(e){return e.format==="empty"||!e.commands.length}const zn="Git clean interactive \
mode is not supported",Gn='Git clean mode parameter ("n" or "f") is required',Hn="Git clean unknown option found in: ";var xt=(e=>(e.
DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",e.RECURSIVE="d",e))(xt||{});
const Ft=new Set(["i",...Ce(Object.values(xt))]);function qn(e,t){const{cleanMode:n,options:r,valid:s}=Jn(e);return n?s.
options?(r.push(...t),r.some(Kn)?we(zn):Xn(n,r)):we(Hn+JSON.stringify(e)):we(Gn)}function Xn(e,t){return{commands:["clea\
n",`-${e}`,...t],format:"utf-8",parser(n){return Cn(e==="n",n)}}}function Qn(e){return Array.isArray(e)&&e.every(t=>Ft.has(
t))}function Jn(e){let t,n=[],r={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").forEach(s=>{Yn(s)?(t=
s,r.cleanMode=!0):r.options=r.options&&Zn(n[n.length]=`-${s}`)}),{cleanMode:t,options:n,valid:r}}function Yn(e){return e===
"f"||e==="n"}function Zn(e){return/^-[a-z]$/i.test(e)&&Ft.has(e.charAt(1))}function Kn(e){return/^-[^\-]/.test(e)?e.indexOf(
"i")>0:e==="--interactive"}class er{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this._all||
(this._all=this.files.reduce((t,n)=>Object.assign(t,this.values[n]),{})),this._all}addFile(t){if(!(t in this.values)){const n=xe(
this.files);this.values[t]=n?Object.create(this.values[n]):{},this.files.push(t)}return this.values[t]}addValue(t,n,r){const s=this.
addFile(t);Object.hasOwn(s,n)?Array.isArray(s[n])?s[n].push(r):s[n]=[s[n],r]:s[n]=r,this._all=void 0}}function tr(e){const t=new er;
for(const n of $t(e))t.addValue(n.file,String(n.key),n.value);return t}function nr(e,t){let n=null;const r=[],s=new Map;
for(const c of $t(e,t))c.key===t&&(r.push(n=c.value),s.has(c.file)||s.set(c.file,[]),s.get(c.file).push(n));return{key:t,
paths:Array.from(s.keys()),scopes:s,value:n,values:r}}function rr(e){return e.replace(/^(file):/,"")}function*$t(e,t=null){
const n=e.split("\0");for(let r=0,s=n.length-1;r<s;){const c=rr(n[r++]);let v=n[r++],N=t;if(v.includes(`
`)){const M=be(v,`
`);N=M[0],v=M[1]}yield{file:c,key:N,value:v}}}var jt=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(jt||{});function ct(e,t){return typeof e=="string"&&Object.hasOwn(jt,e)?e:t}function sr(e,t,n,r){const s=[
"config",`--${r}`];return n&&s.push("--add"),s.push(e,t),{commands:s,format:"utf-8",parser(c){return c}}}function ir(e,t){
const n=["config","--null","--show-origin","--get-all",e];return t&&n.splice(1,0,`--${t}`),{commands:n,format:"utf-8",parser(r){
return nr(r,e)}}}function or(e){const t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(n){return tr(n)}}}function ar(){return{addConfig(e,t,...n){return this._runTask(sr(e,t,n[0]===!0,ct(
n[1],"local")),I(arguments))},getConfig(e,t){return this._runTask(ir(e,ct(t,void 0)),I(arguments))},listConfig(...e){return this.
_runTask(or(ct(e[0],void 0)),I(arguments))}}}var Dt=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(Dt||{});const ur=new Set(Object.values(Dt));function cr(e){
return ur.has(e)}var It;const lr=["-h"],Je=Symbol("grepQuery");class fr{constructor(){this[It]=[]}*[(It=Je,Symbol.iterator)](){
for(const t of this[Je])yield t}and(...t){return t.length&&this[Je].push("--and","(",...ze(t,"-e"),")"),this}param(...t){
return this[Je].push(...ze(t,"-e")),this}}function dr(...e){return new fr().param(...e)}function hr(e){const t=new Set,n={};
return nt(e,r=>{const[s,c,v]=r.split(q);t.add(s),(n[s]=n[s]||[]).push({line:ce(c),path:s,preview:v})}),{paths:t,results:n}}
function pr(){return{grep(e){const t=I(arguments),n=Q(arguments);for(const s of lr)if(n.includes(s))return this._runTask(
we(`git.grep: use of "${s}" is not supported.`),t);typeof e=="string"&&(e=dr().param(e));const r=["grep","--null","-n","\
--full-name",...n,...e];return this._runTask({commands:r,format:"utf-8",parser(s){return hr(s)}},t)}}}var Pt=(e=>(e.MIXED=
"mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(Pt||{});const mr=Ce(Object.values(Pt));function gr(e,t){
const n=["reset"];return Bt(e)&&n.push(`--${e}`),n.push(...t),he(n)}function wr(e){if(Bt(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}function Bt(e){return typeof e=="string"&&mr.includes(e)}$.formatters.L=e=>String(
Ot(e)?e.length:"-"),$.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):st(e);function yr(){return $("simple-git")}function Mt(e,t,n){
return!t||!String(t).replace(/\s*/,"")?n?(r,...s)=>{e(r,...s),n(r,...s)}:e:(r,...s)=>{e(`%s ${r}`,t,...s),n&&n(r,...s)}}
function br(e,t,{namespace:n}){if(typeof e=="string")return e;const r=t&&t.namespace||"";return r.startsWith(n)?r.substr(
n.length+1):r||n}function Me(e,t,n,r=yr()){const s=e&&`[${e}]`||"",c=[],v=typeof t=="string"?r.extend(t):t,N=br(de(t,ne),
v,r);return se(n);function M(ie,pe){return Te(c,Me(e,N.replace(/^[^:]+/,ie),pe,r))}function se(ie){const pe=ie&&`[${ie}]`||
"",le=v&&Mt(v,pe)||ue,Fe=Mt(r,`${s} ${pe}`,le);return Object.assign(v?le:Fe,{label:e,sibling:M,info:Fe,step:se})}}const Rt=class bt{constructor(t="\
GitExecutor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const n=bt.
getName(t.commands[0]),r=Me(this.logLabel,n);return{task:t,logger:r,name:n}}push(t){const n=this.createProgress(t);return n.
logger("Adding task to the queue, commands = %o",t.commands),this._queue.set(t,n),n}fatal(t){for(const[n,{logger:r}]of Array.
from(this._queue.entries()))n===t.task?(r.info("Failed %o",t),r("Fatal exception, any as-yet un-started tasks run throug\
h this executor will not be attempted")):r.info("A fatal exception occurred in a previous task, the queue has been purge\
d: %o",t.message),this.complete(n);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this.
_queue.size}`)}complete(t){this.withProgress(t)&&this._queue.delete(t)}attempt(t){const n=this.withProgress(t);if(!n)throw new p(
void 0,"TasksPendingQueue: attempt called for an unknown task");return n.logger("Starting task"),n}static getName(t="emp\
ty"){return`task:${t}:${++bt.counter}`}};Rt.counter=0;let vr=Rt;class kr{constructor(t,n,r){this._executor=t,this._scheduler=
n,this._plugins=r,this._chain=Promise.resolve(),this._queue=new vr}get cwd(){return this._cwd||this._executor.cwd}set cwd(t){
this._cwd=t}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(t){
return this._queue.push(t),this._chain=this._chain.then(()=>this.attemptTask(t))}async attemptTask(t){const n=await this.
_scheduler.next(),r=()=>this._queue.complete(t);try{const{logger:s}=this._queue.attempt(t);return await(Lt(t)?this.attemptEmptyTask(
t,s):this.attemptRemoteTask(t,s))}catch(s){throw this.onFatalException(t,s)}finally{r(),n()}}onFatalException(t,n){const r=n instanceof
p?Object.assign(n,{task:t}):new p(t,n&&String(n));return this._chain=Promise.resolve(),this._queue.fatal(r),r}async attemptRemoteTask(t,n){
const r=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),s=this._plugins.exec("spawn.args",[...t.commands],
this.taskContext(t,t.commands)),c=await this.gitResponse(t,r,s,this.outputHandler,n.step("SPAWN")),v=await this.handleTaskData(
t,s,c,n.step("HANDLE"));return n("passing response to task's parser as a %s",t.format),Vn(t)?St(t.parser,v):St(t.parser,
v.asStrings())}async attemptEmptyTask(t,n){return n("empty task bypassing child process to call to task's parser"),t.parser(
this)}handleTaskData(t,n,r,s){const{exitCode:c,rejection:v,stdOut:N,stdErr:M}=r;return new Promise((se,ie)=>{s("Preparin\
g to handle process response exitCode=%d stdOut=",c);const{error:pe}=this._plugins.exec("task.error",{error:v},{...this.
taskContext(t,n),...r});if(pe&&t.onError)return s.info("exitCode=%s handling with custom error handler"),t.onError(r,pe,
le=>{s.info("custom error handler treated as success"),s("custom error returned a %s",st(le)),se(new Qe(Array.isArray(le)?
Buffer.concat(le):le,Buffer.concat(M)))},ie);if(pe)return s.info("handling as error: exitCode=%s stdErr=%s rejection=%o",
c,M.length,v),ie(pe);s.info("retrieving task output complete"),se(new Qe(Buffer.concat(N),Buffer.concat(M)))})}async gitResponse(t,n,r,s,c){
const v=c.sibling("output"),N=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(
t,t.commands));return new Promise(M=>{const se=[],ie=[];c.info("%s %o",n,r),c("%O",N);let pe=this._beforeSpawn(t,r);if(pe)
return M({stdOut:se,stdErr:ie,exitCode:9901,rejection:pe});this._plugins.exec("spawn.before",void 0,{...this.taskContext(
t,r),kill(Fe){pe=Fe||pe}});const le=(0,ee.spawn)(n,r,N);le.stdout.on("data",Ct(se,"stdOut",c,v.step("stdOut"))),le.stderr.
on("data",Ct(ie,"stdErr",c,v.step("stdErr"))),le.on("error",_r(ie,c)),s&&(c("Passing child process stdOut/stdErr to cust\
om outputHandler"),s(n,le.stdout,le.stderr,[...r])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(t,r),spawned:le,
close(Fe,Ki){M({stdOut:se,stdErr:ie,exitCode:Fe,rejection:pe||Ki})},kill(Fe){le.killed||(pe=Fe,le.kill("SIGINT"))}})})}_beforeSpawn(t,n){
let r;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,n),kill(s){r=s||r}}),r}taskContext(t,n){return{
method:String(tt(t.commands)||""),commands:n,env:{...this.env},input:Lt(t)?void 0:t.input}}}function _r(e,t){return n=>{
t("[ERROR] child process exception %o",n),e.push(Buffer.from(String(n.stack),"ascii"))}}function Ct(e,t,n,r){return s=>{
n("%s received %L bytes",t,s),r("%B",s),e.push(s)}}class Er{constructor(t,n,r){this.cwd=t,this._scheduler=n,this._plugins=
r,this._chain=this.chain()}chain(){return new kr(this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}
function Or(e,t,n=ue){const r=c=>{n(null,c)},s=c=>{c?.task===e&&n(c,void 0)};t.then(r,s)}function Wt(e,t){return Wn(n=>{
if(!vt(e))throw new Error(`Git.cwd: cannot change to non-directory "${e}"`);return(t||n).cwd=e})}function lt(e){const t=[
"checkout",...e];return t[1]==="-b"&&t.includes("-B")&&(t[1]=rt(t,"-B")),he(t)}function Tr(){return{checkout(){return this.
_runTask(lt(Q(arguments,1)),I(arguments))},checkoutBranch(e,t){return this._runTask(lt(["-b",e,t,...Q(arguments)]),I(arguments))},
checkoutLocalBranch(e){return this._runTask(lt(["-b",e,...Q(arguments)]),I(arguments))}}}const Vt=(e,t,n)=>{const r=["cl\
one",...n];return ne(e)&&r.push(T(e)),ne(t)&&r.push(T(t)),he(r)},Sr=(e,t,n)=>(Te(n,"--mirror"),Vt(e,t,n));function zt(e,t,n,...r){
return ne(n)?t(n,de(r[0],ne),Q(arguments)):we(`git.${e}() requires a string 'repoPath'`)}function Ar(){return{clone(e,...t){
return this._runTask(zt("clone",Vt,de(e,ne),...t),I(arguments))},mirror(e,...t){return this._runTask(zt("mirror",Sr,de(e,
ne),...t),I(arguments))}}}const Nr=[new z(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(e,[t,n,r])=>{e.branch=t,e.commit=r,e.root=
!!n}),new z(/\s*Author:\s(.+)/i,(e,[t])=>{const n=t.split("<"),r=n.pop();!r||!r.includes("@")||(e.author={email:r.substr(
0,r.length-1),name:n.join("<").trim()})}),new z(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(e,[t,n,r])=>{e.summary.changes=
parseInt(t,10)||0,e.summary.insertions=parseInt(n,10)||0,e.summary.deletions=parseInt(r,10)||0}),new z(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,
(e,[t,n,r])=>{e.summary.changes=parseInt(t,10)||0;const s=parseInt(n,10)||0;r==="-"?e.summary.deletions=s:r==="+"&&(e.summary.
insertions=s)})];function Ur(e){return Ee({author:null,branch:"",commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},
Nr,e)}function Lr(e,t,n){return{commands:["-c","core.abbrev=40","commit",...ze(e,"-m"),...t,...n],format:"utf-8",parser:Ur}}
function xr(){return{commit(t,...n){const r=I(arguments),s=e(t)||Lr(_e(t),_e(de(n[0],qe,[])),[...Ce(de(n[1],He,[])),...Q(
arguments,0,!0)]);return this._runTask(s,r)}};function e(t){return!qe(t)&&we("git.commit: requires the commit message to\
 be supplied as a string/string[]")}}function Fr(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,
sizePack:0}}const $r=new z(/([a-z-]+): (\d+)$/,(e,[t,n])=>{const r=kt(t);Object.hasOwn(e,r)&&(e[r]=ce(n))});function jr(){
return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(e){return Ee(Fr(),
[$r],e)}})}}}function Dr(){return{firstCommit(){return this._runTask(he(["rev-list","--max-parents=0","HEAD"],!0),I(arguments))}}}
function Ir(e,t){const n=["hash-object",e];return t&&n.push("-w"),he(n,!0)}class ft{constructor(t,n,r,s){this.bare=t,this.
path=n,this.existing=r,this.gitDir=s}}const Pr=/^Init.+ repository in (.+)$/,Br=/^Rein.+ in (.+)$/;function Mr(e,t,n){const r=String(
n).trim();let s;if(s=Pr.exec(r))return new ft(e,t,!1,s[1]);if(s=Br.exec(r))return new ft(e,t,!0,s[1]);let c="";const v=r.
split(" ");for(;v.length;)if(v.shift()==="in"){c=v.join(" ");break}return new ft(e,t,/^re/i.test(r),c)}const Gt="--bare";
function Rr(e){return e.includes(Gt)}function Cr(e=!1,t,n){const r=["init",...n];return e&&!Rr(r)&&r.splice(1,0,Gt),{commands:r,
format:"utf-8",parser(s){return Mr(r.includes("--bare"),t,s)}}}function Wr(e){return e===void 0?we("interpretTrailers ca\
lled without input content"):{format:"utf-8",parser(t){return Object.fromEntries(nt(t,n=>{const r=n.indexOf(":");return[
kt(n.substring(0,r).toLowerCase()),n.substring(r+2).trim()]}))},commands:["interpret-trailers","--parse"],input:e}}function Vr(){
return{interpretTrailers(e){return this._runTask(Wr(de(e,Sn)),I(arguments))}}}var Ne=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT=
"--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(Ne||{});const Ht=/^--(stat|numstat|name-only|name-status)(=|$)/;
function dt(e){for(let t=0;t<e.length;t++){const n=Ht.exec(e[t]);if(n)return`--${n[1]}`}return""}function zr(e){return Ht.
test(e)}class Gr{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}}const qt=[new z(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,n,r=""])=>{e.files.push({file:t.trim(),changes:ce(n),insertions:r.replace(/[^+]/g,"").length,deletions:r.replace(/[^-]/g,
"").length,binary:!1})}),new z(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,n,r])=>{e.files.push({file:t.trim(),
before:ce(n),after:ce(r),binary:!0})}),new z(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new z(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,n])=>{const r=/(\d+) i/.exec(n),s=/(\d+) d/.exec(
n);e.changed=ce(t),e.insertions=ce(r?.[1]),e.deletions=ce(s?.[1])})],Hr=[new z(/(\d+)\t(\d+)\t(.+)$/,(e,[t,n,r])=>{const s=ce(
t),c=ce(n);e.changed++,e.insertions+=s,e.deletions+=c,e.files.push({file:r,changes:s+c,insertions:s,deletions:c,binary:!1})}),
new z(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],qr=[new z(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],Xr=[new z(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,n,r,s,c])=>{e.changed++,e.files.push({file:c??r,changes:0,insertions:0,deletions:0,binary:!1,status:Et(cr(t)&&t),from:Et(
!!c&&r!==c&&r),similarity:ce(n)})})],Qr={[Ne.NONE]:qt,[Ne.STAT]:qt,[Ne.NUM_STAT]:Hr,[Ne.NAME_STATUS]:Xr,[Ne.NAME_ONLY]:qr};
function Xt(e=Ne.NONE){const t=Qr[e];return n=>Ee(new Gr,t,n,!1)}const Qt="\xF2\xF2\xF2\xF2\xF2\xF2 ",Jt=" \xF2\xF2",Yt="\
 \xF2 ",Jr=["hash","date","message","refs","author_name","author_email"];function Yr(e,t){return t.reduce((n,r,s)=>(n[r]=
e[s]||"",n),Object.create({diff:null}))}function Zt(e=Yt,t=Jr,n=Ne.NONE){const r=Xt(n);return function(s){const c=Ae(s.trim(),
!1,Qt).map(function(v){const N=v.split(Jt),M=Yr(N[0].split(e),t);return N.length>1&&N[1].trim()&&(M.diff=r(N[1])),M});return{
all:c,latest:c.length&&c[0]||null,total:c.length}}}function Zr(e){let t=dt(e);const n=["diff"];return t===Ne.NONE&&(t=Ne.
STAT,n.push("--stat=4096")),n.push(...e),ht(n)||{commands:n,format:"utf-8",parser:Xt(t)}}function ht(e){const t=e.filter(
zr);if(t.length>1)return we(`Summary flags are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes(
"-z"))return we(`Summary flag ${t} parsing is not compatible with null termination option '-z'`)}var Kt=(e=>(e[e["--pret\
ty"]=0]="--pretty",e[e["max-count"]=1]="max-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=
5]="format",e[e.from=6]="from",e[e.to=7]="to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="m\
ailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=12]="strictDate",e))(Kt||{});function Kr(e,t){const n=[],r=[];return Object.
keys(e).forEach(s=>{n.push(s),r.push(String(e[s]))}),[n,r.join(t)]}function es(e){return Object.keys(e).reduce((t,n)=>(n in
Kt||(t[n]=e[n]),t),{})}function en(e={},t=[]){const n=de(e.splitter,ne,Yt),r=ot(e.format)?e.format:{hash:"%H",date:e.strictDate===
!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==
!1?"%aE":"%ae"},[s,c]=Kr(r,n),v=[],N=[`--pretty=format:${Qt}${c}${Jt}`,...t],M=e.n||e["max-count"]||e.maxCount;if(M&&N.push(
`--max-count=${M}`),e.from||e.to){const se=e.symmetric!==!1?"...":"..";v.push(`${e.from||""}${se}${e.to||""}`)}return ne(
e.file)&&N.push("--follow",T(e.file)),Tt(es(e),N),{fields:s,splitter:n,commands:[...N,...v]}}function ts(e,t,n){const r=Zt(
e,t,dt(n));return{commands:["log",...n],format:"utf-8",parser:r}}function ns(){return{log(...n){const r=I(arguments),s=en(
at(arguments),Ce(de(arguments[0],He,[]))),c=t(...n)||ht(s.commands)||e(s);return this._runTask(c,r)}};function e(n){return ts(
n.splitter,n.fields,n.commands)}function t(n,r){return ne(n)&&ne(r)&&we("git.log(string, string) should be replaced with\
 git.log({ from: string, to: string })")}}class pt{constructor(t,n=null,r){this.reason=t,this.file=n,this.meta=r}toString(){
return`${this.file}:${this.reason}`}}class rs{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){
return this.conflicts.length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.
conflicts.join(", ")}`:"OK"}}class tn{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=
[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}class ss{constructor(){this.remote=
"",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function mt(e){
return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,
delta:0}}}function nn(e){const t=/^\s*(\d+)/.exec(e),n=/delta (\d+)/i.exec(e);return{count:ce(t&&t[1]||"0"),delta:ce(n&&
n[1]||"0")}}const is=[new Be(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[t,n])=>{const r=t.toLowerCase(),
s=mt(e.remoteMessages);Object.assign(s,{[r]:ce(n)})}),new Be(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,n])=>{const r=t.toLowerCase(),s=mt(e.remoteMessages);Object.assign(s,{[r]:ce(n)})}),new Be(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,n,r])=>{const s=mt(e.remoteMessages);s.total=nn(t),s.reused=nn(n),s.packReused=ce(r)})],os=[new Be(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...is,new Be([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new Be([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,n,r])=>{e.remoteMessages.vulnerabilities={count:ce(t),summary:n,url:r}})];function rn(e,t){return Ee({remoteMessages:new as},
os,t)}class as{constructor(){this.all=[]}}const us=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,cs=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
ls=/^(create|delete) mode \d+ (.+)/,ds=[new z(us,(e,[t,n,r])=>{e.files.push(t),n&&(e.insertions[t]=n.length),r&&(e.deletions[t]=
r.length)}),new z(cs,(e,[t,,n,,r])=>n!==void 0||r!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+n||0,e.summary.
deletions=+r||0,!0):!1),new z(ls,(e,[t,n])=>{Te(e.files,n),Te(t==="create"?e.created:e.deleted,n)})],hs=[new z(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new z(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new z(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,n,r,s])=>{e.branch.local=r,e.hash.local=t,e.branch.remote=s,e.hash.remote=n})],ps=(e,t)=>Ee(new tn,ds,[e,t]),sn=(e,t)=>Object.
assign(new tn,ps(e,t),rn(e,t));function ms(e,t){const n=Ee(new ss,hs,[e,t]);return n.message&&n}const gs=[new z(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new z(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,n])=>{e.conflicts.push(new pt(t,
n))}),new z(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,n,r])=>{e.conflicts.push(new pt(t,n,{deleteRef:r}))}),
new z(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new pt(t,null))}),new z(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],ws=(e,t)=>Object.assign(ys(e),sn(e,t)),ys=e=>Ee(new rs,gs,e);function on(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,n){const r=ws(t,n);if(r.failed)throw new L(r);return r}}:we("Git.merge requires at\
 least one option")}function bs(e,t,n){const r=n.includes("deleted"),s=n.includes("tag")||/^refs\/tags/.test(e),c=!n.includes(
"new");return{deleted:r,tag:s,branch:!s,new:!c,alreadyUpdated:c,local:e,remote:t}}const vs=[new z(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new z(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new z(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,n,r])=>{e.pushed.push(bs(t,n,r))}),new z(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,n,r])=>{e.branch={...e.branch||{},local:t,remote:n,remoteName:r}}),new z(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,n,r,s])=>{e.update={head:{local:t,remote:n},hash:{from:r,to:s}}})],ks=(e,t)=>{const n=_s(e,t),r=rn(e,t);return{...n,
...r}},_s=(e,t)=>Ee({pushed:[]},vs,[e,t]);function Es(e={},t){return Te(t,"--tags"),an(e,t)}function an(e={},t){const n=[
"push",...t];return e.branch&&n.splice(1,0,e.branch),e.remote&&n.splice(1,0,e.remote),rt(n,"-v"),Te(n,"--verbose"),Te(n,
"--porcelain"),{commands:n,format:"utf-8",parser:ks}}function Os(){return{showBuffer(){const e=["show",...Q(arguments,1)];
return e.includes("--binary")||e.splice(1,0,"--binary"),this._runTask(Ut(e),I(arguments))},show(){const e=["show",...Q(arguments,
1)];return this._runTask(he(e),I(arguments))}}}const Ts=/^(.+)\0(.+)$/;class Ss{constructor(t,n,r){if(this.path=t,this.index=
n,this.working_dir=r,n==="R"||r==="R"){const s=Ts.exec(t)||[null,t,t];this.from=s[2]||"",this.path=s[1]||""}}}class As{constructor(){
this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],
this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=!1,this.isClean=
()=>!this.files.length}}function un(e){const[t,n]=e.split(q);return{from:n||t,to:t}}function Oe(e,t,n){return[`${e}${t}`,
n]}function gt(e,...t){return t.map(n=>Oe(e,n,(r,s)=>r.conflicted.push(s)))}const Ns=new Map([Oe(" ","A",(e,t)=>e.created.
push(t)),Oe(" ","D",(e,t)=>e.deleted.push(t)),Oe(" ","M",(e,t)=>e.modified.push(t)),Oe("A"," ",(e,t)=>{e.created.push(t),
e.staged.push(t)}),Oe("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),Oe("D"," ",(e,t)=>{e.deleted.
push(t),e.staged.push(t)}),Oe("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),Oe("M","M",(e,t)=>{e.modified.push(t),
e.staged.push(t)}),Oe("R"," ",(e,t)=>{e.renamed.push(un(t))}),Oe("R","M",(e,t)=>{const n=un(t);e.renamed.push(n),e.modified.
push(n.to)}),Oe("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),Oe("?","?",(e,t)=>e.not_added.push(t)),...gt("A","A",
"U"),...gt("D","D","U"),...gt("U","A","D","U"),["##",(e,t)=>{const n=/ahead (\d+)/,r=/behind (\d+)/,s=/^(.+?(?=(?:\.{3}|\s|$)))/,
c=/\.{3}(\S*)/,v=/\son\s(\S+?)(?=\.{3}|$)/;let N=n.exec(t);e.ahead=N&&+N[1]||0,N=r.exec(t),e.behind=N&&+N[1]||0,N=s.exec(
t),e.current=de(N?.[1],ne,null),N=c.exec(t),e.tracking=de(N?.[1],ne,null),N=v.exec(t),N&&(e.current=de(N?.[1],ne,e.current)),
e.detached=/\(no branch\)/.test(t)}]]),Us=function(e){const t=e.split(q),n=new As;for(let r=0,s=t.length;r<s;){let c=t[r++].
trim();c&&(c.charAt(0)==="R"&&(c+=q+(t[r++]||"")),Ls(n,c))}return n};function Ls(e,t){const n=t.trim();switch(" "){case n.
charAt(2):return r(n.charAt(0),n.charAt(1),n.slice(3));case n.charAt(1):return r(" ",n.charAt(0),n.slice(2));default:return}
function r(s,c,v){const N=`${s}${c}`,M=Ns.get(N);M&&M(e,v),N!=="##"&&N!=="!!"&&e.files.push(new Ss(v,s,c))}}const xs=["-\
-null","-z"];function Fs(e){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!xs.
includes(t))],parser(t){return Us(t)}}}const cn="installed=false";function Ye(e=0,t=0,n=0,r="",s=!0){return Object.defineProperty(
{major:e,minor:t,patch:n,agent:r,installed:s},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,
enumerable:!1})}function $s(){return Ye(0,0,0,"",!1)}function js(){return{version(){return this._runTask({commands:["--v\
ersion"],format:"utf-8",parser:Is,onError(e,t,n,r){if(e.exitCode===Xe.NOT_FOUND)return n(Buffer.from(cn));r(t)}})}}}const Ds=[
new z(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,n,r,s=""])=>{Object.assign(e,Ye(ce(t),ce(n),ce(r),s))}),new z(
/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,n,r,s=""])=>{Object.assign(e,Ye(ce(t),ce(n),r,s))})];function Is(e){return e===
cn?$s():Ee(Ye(0,0,0,e),Ds,e)}class ln{constructor(t){this._executor=t}_runTask(t,n){const r=this._executor.chain(),s=r.push(
t);return n&&Or(t,s,n),Object.create(this,{then:{value:s.then.bind(s)},catch:{value:s.catch.bind(s)},_executor:{value:r}})}add(t){
return this._runTask(he(["add",..._e(t)]),I(arguments))}cwd(t){const n=I(arguments);return typeof t=="string"?this._runTask(
Wt(t,this._executor),n):typeof t?.path=="string"?this._runTask(Wt(t.path,t.root&&this._executor||void 0),n):this._runTask(
we("Git.cwd: workingDirectory must be supplied as a string"),n)}hashObject(t,n){return this._runTask(Ir(t,n===!0),I(arguments))}init(t){
return this._runTask(Cr(t===!0,this._executor.cwd,Q(arguments)),I(arguments))}merge(){return this._runTask(on(Q(arguments)),
I(arguments))}mergeFromTo(t,n){return ne(t)&&ne(n)?this._runTask(on([t,n,...Q(arguments)]),I(arguments,!1)):this._runTask(
we("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(t){return this.
_executor.outputHandler=t,this}push(){const t=an({remote:de(arguments[0],ne),branch:de(arguments[1],ne)},Q(arguments));return this.
_runTask(t,I(arguments))}stash(){return this._runTask(he(["stash",...Q(arguments)]),I(arguments))}status(){return this._runTask(
Fs(Q(arguments)),I(arguments))}}Object.assign(ln.prototype,Tr(),Ar(),xr(),ar(),jr(),Dr(),pr(),Vr(),ns(),Os(),js());const Ps=(()=>{
let e=0;return()=>{e++;const{promise:t,done:n}=(0,o.ud)();return{promise:t,done:n,id:e}}})();class Bs{constructor(t=2){this.
concurrency=t,this.logger=Me("","scheduler"),this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",t)}schedule(){
if(!this.pending.length||this.running.length>=this.concurrency){this.logger("Schedule attempt ignored, pending=%s runnin\
g=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);return}const t=Te(this.running,this.pending.
shift());this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Completing id=",t.id),rt(this.running,t),this.schedule()})}next(){
const{promise:t,id:n}=Te(this.pending,Ps());return this.logger("Scheduling id=%s",n),this.schedule(),t}}function Ms(e,t){
return he(["apply",...t,...e])}var fn=(e=>(e.CURRENT="*",e.LINKED="+",e))(fn||{});class Rs{constructor(){this.all=[],this.
branches={},this.current="",this.detached=!1}push(t,n,r,s,c){t==="*"&&(this.detached=n,this.current=r),this.all.push(r),
this.branches[r]={current:t==="*",linkedWorkTree:t==="+",name:r,commit:s,label:c}}}const Cs=[new z(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,
(e,[t,n,r,s])=>{e.push(dn(t),!0,n,r,s)}),new z(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,n,r,s])=>{e.push(dn(t),!1,
n,r,s)})],Ws=new z(/^(\S+)$/s,(e,[t])=>{e.push(fn.CURRENT,!1,t,"","")});function dn(e){return e?e.charAt(0):""}function hn(e,t=!1){
return Ee(new Rs,t?[Ws]:Cs,e)}class Vs{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.
errors.length}}function zs(e,t){return{branch:e,hash:t,success:!0}}function Gs(e){return{branch:e,hash:null,success:!1}}
const Hs=/(\S+)\s+\(\S+\s([^)]+)\)/,pn=/^error[^']+'([^']+)'/m,qs=[new z(Hs,(e,[t,n])=>{const r=zs(t,n);e.all.push(r),e.
branches[t]=r}),new z(pn,(e,[t])=>{const n=Gs(t);e.errors.push(n),e.all.push(n),e.branches[t]=n})],wt=(e,t)=>Ee(new Vs,qs,
[e,t]);function mn(e,t){return t===Xe.ERROR&&pn.test(e)}function Xs(e){const t=["-d","-D","--delete"];return e.some(n=>t.
includes(n))}function Qs(e){const t=Xs(e),n=e.includes("--show-current"),r=["branch",...e];return r.length===1&&r.push("\
-a"),r.includes("-v")||r.splice(1,0,"-v"),{format:"utf-8",commands:r,parser(s,c){return t?wt(s,c).all[0]:hn(s,n)}}}function Js(){
return{format:"utf-8",commands:["branch","-v"],parser(e){return hn(e)}}}function Ys(e,t=!1){return{format:"utf-8",commands:[
"branch","-v",t?"-D":"-d",...e],parser(n,r){return wt(n,r)},onError({exitCode:n,stdOut:r},s,c,v){if(!mn(String(s),n))return v(
s);c(r)}}}function Zs(e,t=!1){const n={format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(r,s){return wt(r,s).
branches[e]},onError({exitCode:r,stdErr:s,stdOut:c},v,N,M){if(!mn(String(v),r))return M(v);throw new L(n.parser(Ge(c),Ge(
s)),String(v))}};return n}function Ks(e){return{commands:["check-ignore",...e],format:"utf-8",parser:ei}}function ei(e){
return e.split(/\n/g).map(ti).filter(Boolean)}function ti(e){const t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,E.
normalize)(t)}const ni=[new z(/From (.+)$/,(e,[t])=>{e.remote=t}),new z(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,n])=>{
e.branches.push({name:t,tracking:n})}),new z(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,n])=>{e.tags.push({name:t,tracking:n})}),
new z(/- \[deleted]\s+\S+\s*-> (.+)$/,(e,[t])=>{e.deleted.push({tracking:t})}),new z(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,
(e,[t,n,r,s])=>{e.updated.push({name:r,tracking:s,to:n,from:t})})];function ri(e,t){return Ee({raw:e,remote:null,branches:[],
tags:[],updated:[],deleted:[]},ni,[e,t])}function si(e){return/^--upload-pack(=|$)/.test(e)}function ii(e,t,n){const r=[
"fetch",...n];return e&&t&&r.push(e,t),r.find(si)?we("git.fetch: potential exploit argument blocked."):{commands:r,format:"\
utf-8",parser:ri}}const oi=[new z(/^Renaming (.+) to (.+)$/,(e,[t,n])=>{e.moves.push({from:t,to:n})})];function ai(e){return Ee(
{moves:[]},oi,e)}function ui(e,t){return{commands:["mv","-v",..._e(e),t],format:"utf-8",parser:ai}}function ci(e,t,n){const r=[
"pull",...n];return e&&t&&r.splice(1,0,e,t),{commands:r,format:"utf-8",parser(s,c){return sn(s,c)},onError(s,c,v,N){const M=ms(
Ge(s.stdOut),Ge(s.stdErr));if(M)return N(new L(M));N(c)}}}function li(e){const t={};return gn(e,([n])=>t[n]={name:n}),Object.
values(t)}function fi(e){const t={};return gn(e,([n,r,s])=>{Object.hasOwn(t,n)||(t[n]={name:n,refs:{fetch:"",push:""}}),
s&&r&&(t[n].refs[s.replace(/[^a-z]/g,"")]=r)}),Object.values(t)}function gn(e,t){nt(e,n=>t(n.split(/\s+/)))}function di(e,t,n){
return he(["remote","add",...n,e,t])}function hi(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",
parser:e?fi:li}}function pi(e){const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),he(t)}function mi(e){const t=[
...e];return t[0]!=="remote"&&t.unshift("remote"),he(t)}function gi(e){return he(["remote","remove",e])}function wi(e={},t){
const n=en(e),r=["stash","list",...n.commands,...t],s=Zt(n.splitter,n.fields,dt(r));return ht(r)||{commands:r,format:"ut\
f-8",parser:s}}function yi(e,t){return Ze(["add",e,t])}function bi(e){return Ze(["init",...e])}function Ze(e){const t=[...e];
return t[0]!=="submodule"&&t.unshift("submodule"),he(t)}function vi(e){return Ze(["update",...e])}class ki{constructor(t,n){
this.all=t,this.latest=n}}const _i=function(e,t=!1){const n=e.split(`
`).map(Oi).filter(Boolean);t||n.sort(function(s,c){const v=s.split("."),N=c.split(".");if(v.length===1||N.length===1)return Ei(
Ke(v[0]),Ke(N[0]));for(let M=0,se=Math.max(v.length,N.length);M<se;M++){const ie=wn(Ke(v[M]),Ke(N[M]));if(ie)return ie}return 0});
const r=t?n[0]:[...n].reverse().find(s=>s.indexOf(".")>=0);return new ki(n,r)};function Ei(e,t){const n=Number.isNaN(e),
r=Number.isNaN(t);return n!==r?n?1:-1:n?wn(e,t):0}function wn(e,t){return e===t?0:e>t?1:-1}function Oi(e){return e.trim()}
function Ke(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Ti(e=[]){const t=e.some(n=>/^--sort=/.
test(n));return{format:"utf-8",commands:["tag","-l",...e],parser(n){return _i(n,t)}}}function Si(e){return{format:"utf-8",
commands:["tag",e],parser(){return{name:e}}}}function Ai(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){
return{name:e}}}}function C(e,t){this._plugins=t,this._executor=new Er(e.baseDir,new Bs(e.maxConcurrentProcesses),t),this.
_trimmed=e.trimmed}(C.prototype=Object.create(ln.prototype)).constructor=C,C.prototype.customBinary=function(e){return this.
_plugins.reconfigure("binary",e),this},C.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this.
_executor.env=e:(this._executor.env=this._executor.env||{})[e]=t,this},C.prototype.stashList=function(e){return this._runTask(
wi(at(arguments)||{},He(e)&&e||[]),I(arguments))},C.prototype.mv=function(e,t){return this._runTask(ui(e,t),I(arguments))},
C.prototype.checkoutLatestTag=function(e){var t=this;return this.pull(function(){t.tags(function(n,r){t.checkout(r.latest,
e)})})},C.prototype.pull=function(e,t,n,r){return this._runTask(ci(de(e,ne),de(t,ne),Q(arguments)),I(arguments))},C.prototype.
fetch=function(e,t){return this._runTask(ii(de(e,ne),de(t,ne),Q(arguments)),I(arguments))},C.prototype.tags=function(e,t){
return this._runTask(Ti(Q(arguments)),I(arguments))},C.prototype.rebase=function(){return this._runTask(he(["rebase",...Q(
arguments)]),I(arguments))},C.prototype.reset=function(e){return this._runTask(gr(wr(e),Q(arguments)),I(arguments))},C.prototype.
revert=function(e){const t=I(arguments);return typeof e!="string"?this._runTask(we("Commit must be a string"),t):this._runTask(
he(["revert",...Q(arguments,0,!0),e]),t)},C.prototype.addTag=function(e){const t=typeof e=="string"?Si(e):we("Git.addTag\
 requires a tag name");return this._runTask(t,I(arguments))},C.prototype.addAnnotatedTag=function(e,t){return this._runTask(
Ai(e,t),I(arguments))},C.prototype.deleteLocalBranch=function(e,t,n){return this._runTask(Zs(e,typeof t=="boolean"?t:!1),
I(arguments))},C.prototype.deleteLocalBranches=function(e,t,n){return this._runTask(Ys(e,typeof t=="boolean"?t:!1),I(arguments))},
C.prototype.branch=function(e,t){return this._runTask(Qs(Q(arguments)),I(arguments))},C.prototype.branchLocal=function(e){
return this._runTask(Js(),I(arguments))},C.prototype.raw=function(e){const t=!Array.isArray(e),n=[].slice.call(t?arguments:
e,0);for(let s=0;s<n.length&&t;s++)if(!it(n[s])){n.splice(s,n.length-s);break}n.push(...Q(arguments,0,!0));var r=I(arguments);
return n.length?this._runTask(he(n,this._trimmed),r):this._runTask(we("Raw: must supply one or more command to execute"),
r)},C.prototype.submoduleAdd=function(e,t,n){return this._runTask(yi(e,t),I(arguments))},C.prototype.submoduleUpdate=function(e,t){
return this._runTask(vi(Q(arguments,!0)),I(arguments))},C.prototype.submoduleInit=function(e,t){return this._runTask(bi(
Q(arguments,!0)),I(arguments))},C.prototype.subModule=function(e,t){return this._runTask(Ze(Q(arguments)),I(arguments))},
C.prototype.listRemote=function(){return this._runTask(pi(Q(arguments)),I(arguments))},C.prototype.addRemote=function(e,t,n){
return this._runTask(di(e,t,Q(arguments)),I(arguments))},C.prototype.removeRemote=function(e,t){return this._runTask(gi(
e),I(arguments))},C.prototype.getRemotes=function(e,t){return this._runTask(hi(e===!0),I(arguments))},C.prototype.remote=
function(e,t){return this._runTask(mi(Q(arguments)),I(arguments))},C.prototype.tag=function(e,t){const n=Q(arguments);return n[0]!==
"tag"&&n.unshift("tag"),this._runTask(he(n),I(arguments))},C.prototype.updateServerInfo=function(e){return this._runTask(
he(["update-server-info"]),I(arguments))},C.prototype.pushTags=function(e,t){const n=Es({remote:de(e,ne)},Q(arguments));
return this._runTask(n,I(arguments))},C.prototype.rm=function(e){return this._runTask(he(["rm","-f",..._e(e)]),I(arguments))},
C.prototype.rmKeepLocal=function(e){return this._runTask(he(["rm","--cached",..._e(e)]),I(arguments))},C.prototype.catFile=
function(e,t){return this._catFile("utf-8",arguments)},C.prototype.binaryCatFile=function(){return this._catFile("buffer",
arguments)},C.prototype._catFile=function(e,t){var n=I(t),r=["cat-file"],s=t[0];if(typeof s=="string")return this._runTask(
we("Git.catFile: options must be supplied as an array of strings"),n);Array.isArray(s)&&r.push.apply(r,s);const c=e==="b\
uffer"?Ut(r):he(r);return this._runTask(c,n)},C.prototype.diff=function(e,t){const n=ne(e)?we("git.diff: supplying optio\
ns as a single string is no longer supported, switch to an array of strings"):he(["diff",...Q(arguments)]);return this._runTask(
n,I(arguments))},C.prototype.diffSummary=function(){return this._runTask(Zr(Q(arguments,1)),I(arguments))},C.prototype.applyPatch=
function(e){const t=qe(e)?Ms(_e(e),Q([].slice.call(arguments,1))):we("git.applyPatch requires one or more string patches\
 as the first argument");return this._runTask(t,I(arguments))},C.prototype.revparse=function(){const e=["rev-parse",...Q(
arguments,!0)];return this._runTask(he(e,!0),I(arguments))},C.prototype.clean=function(e,t,n){const r=Qn(e),s=r&&e.join(
"")||de(e,ne)||"",c=Q([].slice.call(arguments,r?1:0));return this._runTask(qn(s,c),I(arguments))},C.prototype.exec=function(e){
const t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},C.prototype.checkIgnore=
function(e,t){return this._runTask(Ks(_e(de(e,qe,[]))),I(arguments))},C.prototype.checkIsRepo=function(e,t){return this.
_runTask($n(de(e,ne)),I(arguments))};function Ni(e){return e?[{type:"spawn.before",action(t,n){e.aborted&&n.kill(new k(void 0,
"abort","Abort already signaled"))}},{type:"spawn.after",action(t,n){function r(){n.kill(new k(void 0,"abort","Abort sig\
nal received"))}e.addEventListener("abort",r),n.spawned.on("close",()=>e.removeEventListener("abort",r))}}]:void 0}const Ui=Me(
"","plugin:allowEnvironment");function Li(e,t=!1){const n=new Set(e.map(r=>r.toLowerCase().trim()));return{type:"spawn.o\
ptions",action(r,s){const c={...r.env??process.env},v=new Set(Object.keys(s.env).map(N=>N.toLowerCase().trim()));for(const N of Object.
keys(c)){const M=N.toLowerCase().trim();if(!(!xi(M)||n.has(M))){if(v.has(M))throw new k(void 0,"allowEnvironment",`Use o\
f "${N}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);Ui("removing ambient\
 guarded environment variable %s",N),delete c[N]}}return{...r,env:{...c,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(!t)}}}}}
function xi(e){const t=e.toLowerCase().trim();return t.startsWith("git_")||Pe(t)}function Fi(e={}){return{type:"spawn.ar\
gs",action(t,{env:n}){for(const r of O(t,n))if(e[r.category]!==!0)throw new k(void 0,"unsafe",r.message);return t}}}function $i(e){
const t=ze(e,"-c");return{type:"spawn.args",action(n){return[...t,...n]}}}const yn=(0,o.yX)().promise;function ji({onClose:e=!0,
onExit:t=50}={}){function n(){let s=-1;const c={close:(0,o.yX)(),closeTimeout:(0,o.yX)(),exit:(0,o.yX)(),exitTimeout:(0,o.
yX)()},v=Promise.race([e===!1?yn:c.closeTimeout.promise,t===!1?yn:c.exitTimeout.promise]);return r(e,c.close,c.closeTimeout),
r(t,c.exit,c.exitTimeout),{close(N){s=N,c.close.done()},exit(N){s=N,c.exit.done()},get exitCode(){return s},result:v}}function r(s,c,v){
s!==!1&&(s===!0?c.promise:c.promise.then(()=>_t(s))).then(v.done)}return{type:"spawn.after",async action(s,{spawned:c,close:v}){
const N=n();let M=!0,se=()=>{M=!1};c.stdout?.on("data",se),c.stderr?.on("data",se),c.on("error",se),c.on("close",ie=>N.close(
ie)),c.on("exit",ie=>N.exit(ie));try{await N.result,M&&await _t(50),v(N.exitCode)}catch(ie){v(N.exitCode,ie)}}}}const bn=Me(
"","plugin:binary"),Di="Invalid value supplied for custom binary, requires a single string or an array containing either\
 one or two strings",Ii="Invalid value supplied for custom binary, restricted characters must be removed or supply the u\
nsafe.allowUnsafeCustomBinary option";function Pi(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function vn(e,t){
if(e.length<1||e.length>2)throw new k(void 0,"binary",Di);if(e.some(Pi))if(t)bn("permitted unsafe binary %o",e);else throw new k(
void 0,"binary",Ii);const[n,r]=e;return{binary:n,prefix:r}}function Bi(e,t=["git"],n=!1){let r=vn(_e(t),n);e.on("binary",
s=>{r=vn(_e(s),n),bn.info("reconfiguring %o",r)}),e.append("spawn.binary",()=>r.binary),e.append("spawn.args",s=>r.prefix?
[r.prefix,...s]:s)}const kn={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambig\
uous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function Mi(e){if(!e)return"UNKNOWN";for(const[t,{text:n}]of Object.entries(kn))if(e.startsWith(`fatal: ${n}`))return t;
return"UNKNOWN"}class Ri extends p{constructor(t=""){const n=Mi(t);super(void 0,kn[n].solution?.replace("{message}",t)??
t),this.reason=n}}function Ci(e){return!!(e.exitCode&&e.stdErr.length)}function Wi(e){return Buffer.concat([...e.stdOut,
...e.stdErr])}function Vi(e=!1,t=Ci,n=Wi){return(r,s)=>!e&&r||!t(s)?r:n(s)}function zi(e,t){return e===128&&t.startsWith(
"fatal:")?new Ri(t):new p(void 0,t)}function _n(e){return{type:"task.error",action(t,n){const r=e(t.error,{stdErr:n.stdErr,
stdOut:n.stdOut,exitCode:n.exitCode});return Buffer.isBuffer(r)?{error:zi(n.exitCode,r.toString("utf-8"))}:{error:r}}}}const yt=Me(
"","plugin:input");function Gi(e){return{type:"spawn.after",action(t,{commands:n,input:r,spawned:{stdin:s}}){if(!s)return;
const c=e?.([...n])??r;if(!c)return yt("generated zero length content, not writing to stdin");yt("writing %s bytes to st\
din",On(c)),s.on("error",v=>{v.code!=="EPIPE"&&yt("[ERROR] stdin error %o",v)}),s.end(c)}}}class Hi{constructor(){this.plugins=
new Set,this.events=new f.EventEmitter}on(t,n){this.events.on(t,n)}reconfigure(t,n){this.events.emit(t,n)}append(t,n){const r=Te(
this.plugins,{type:t,action:n});return()=>this.plugins.delete(r)}add(t){const n=[];return _e(t).forEach(r=>{r&&this.plugins.
add(Te(n,r))}),()=>{n.forEach(r=>{this.plugins.delete(r)})}}exec(t,n,r){let s=n;const c=Object.freeze(Object.create(r));
for(const v of this.plugins)v.type===t&&(s=v.action(s,c));return s}}function qi(e){const t="--progress",n=["checkout","c\
lone","fetch","pull","push"];return[{type:"spawn.args",action(r,s){return n.includes(s.method)?En(r,t):r}},{type:"spawn.\
after",action(r,s){s.commands.includes(t)&&s.spawned.stderr?.on("data",c=>{const v=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(c.toString("utf8"));v&&e({method:s.method,stage:Xi(v[1]),progress:ce(v[2]),processed:ce(v[3]),total:ce(v[4])})})}}]}
function Xi(e){return String(e.toLowerCase().split(" ",1))||"unknown"}function Qi(e){const t=Tn(e,["uid","gid"]);return{
type:"spawn.options",action(n){return{...t,...n}}}}function Ji(){return{type:"spawn.args",action(e){const t=[];let n;function r(s){
(n=n||[]).push(...s)}for(let s=0;s<e.length;s++){const c=e[s];if(G(c)){r(_(c));continue}if(c==="--"){r(e.slice(s+1).flatMap(
v=>G(v)&&_(v)||v));break}t.push(c)}return n?[...t,"--",...n.map(String)]:t}}}function Yi({block:e,stdErr:t=!0,stdOut:n=!0}){
if(e>0)return{type:"spawn.after",action(r,s){let c;function v(){c&&clearTimeout(c),c=setTimeout(M,e)}function N(){s.spawned.
stdout?.off("data",v),s.spawned.stderr?.off("data",v),s.spawned.off("exit",N),s.spawned.off("close",N),c&&clearTimeout(c)}
function M(){N(),s.kill(new k(void 0,"timeout","block timeout reached"))}n&&s.spawned.stdout?.on("data",v),t&&s.spawned.
stderr?.on("data",v),s.spawned.on("exit",N),s.spawned.on("close",N),v()}}}const Zi=(e,t)=>{const n=new Hi,r=Ln(e&&(typeof e==
"string"?{baseDir:e}:e)||{},t);if(!vt(r.baseDir))throw new b(r,"Cannot use simple-git on a directory that does not exist");
return Array.isArray(r.config)&&n.add($i(r.config)),n.add(Fi(r.unsafe)),n.add(ji(r.completion)),r.abort&&n.add(Ni(r.abort)),
r.progress&&n.add(qi(r.progress)),r.timeout&&n.add(Yi(r.timeout)),r.spawnOptions&&n.add(Qi(r.spawnOptions)),n.add(Ji()),
n.add(Gi(r.input)),n.add(_n(Vi(!0))),r.errors&&n.add(_n(r.errors)),Bi(n,r.binary,r.unsafe?.allowUnsafeCustomBinary),n.add(
Li(r.allowEnvironment??[],r.unsafe?.allowAbbreviatedOptions)),new C(r,n)}})};
