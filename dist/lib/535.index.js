exports.id=535,exports.ids=[535],exports.modules={47117:function(j,k,m){"use strict";function S(b){for(var v in b)k.hasOwnProperty(
v)||(k[v]=b[v])}Object.defineProperty(k,"__esModule",{value:!0}),S(m(63972))},63972:(function(j,k,m){"use strict";var S=this&&
this.__importDefault||function(f){return f&&f.__esModule?f:{default:f}};Object.defineProperty(k,"__esModule",{value:!0});
const b=m(79896),p=S(m(2830)).default("@kwsites/file-exists");function y(f,d,c){p("checking %s",f);try{const o=b.statSync(
f);return o.isFile()&&d?(p("[OK] path represents a file"),!0):o.isDirectory()&&c?(p("[OK] path represents a directory"),
!0):(p("[FAIL] path represents something other than a file or directory"),!1)}catch(o){if(o.code==="ENOENT")return p("[F\
AIL] path is not accessible: %o",o),!1;throw p("[FATAL] %o",o),o}}function g(f,d=k.READABLE){return y(f,(d&k.FILE)>0,(d&
k.FOLDER)>0)}k.exists=g,k.FILE=1,k.FOLDER=2,k.READABLE=k.FILE+k.FOLDER}),19997:function(j,k){"use strict";var m;m={value:!0},
k.ud=k.yX=void 0;function S(){let b,v,p="pending";return{promise:new Promise((g,f)=>{b=g,v=f}),done(g){p==="pending"&&(p=
"resolved",b(g))},fail(g){p==="pending"&&(p="rejected",v(g))},get fulfilled(){return p!=="pending"},get status(){return p}}}
k.yX=S,k.ud=S,m=S},6110:function(j,k,m){k.formatArgs=b,k.save=v,k.load=p,k.useColors=S,k.storage=y(),k.destroy=(()=>{let f=!1;
return()=>{f||(f=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will b\
e removed in the next major version of `debug`."))}})(),k.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#00\
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
this.namespace+(this.useColors?" %c":" ")+f[0]+(this.useColors?"%c ":" ")+"+"+j.exports.humanize(this.diff),!this.useColors)
return;const d="color: "+this.color;f.splice(1,0,d,"color: inherit");let c=0,o=0;f[0].replace(/%[a-zA-Z%]/g,s=>{s!=="%%"&&
(c++,s==="%c"&&(o=c))}),f.splice(o,0,d)}k.log=console.debug||console.log||(()=>{});function v(f){try{f?k.storage.setItem(
"debug",f):k.storage.removeItem("debug")}catch{}}function p(){let f;try{f=k.storage.getItem("debug")||k.storage.getItem(
"DEBUG")}catch{}return!f&&typeof process<"u"&&"env"in process&&(f=process.env.DEBUG),f}function y(){try{return localStorage}catch{}}
j.exports=m(40897)(k);const{formatters:g}=j.exports;g.j=function(f){try{return JSON.stringify(f)}catch(d){return"[Unexpe\
ctedJSONParseError]: "+d.message}}},40897:function(j,k,m){function S(b){p.debug=p,p.default=p,p.coerce=o,p.disable=d,p.enable=
g,p.enabled=c,p.humanize=m(70744),p.destroy=s,Object.keys(b).forEach(i=>{p[i]=b[i]}),p.names=[],p.skips=[],p.formatters=
{};function v(i){let n=0;for(let r=0;r<i.length;r++)n=(n<<5)-n+i.charCodeAt(r),n|=0;return p.colors[Math.abs(n)%p.colors.
length]}p.selectColor=v;function p(i){let n,r=null,l,u;function w(...E){if(!w.enabled)return;const A=w,O=Number(new Date),
L=O-(n||O);A.diff=L,A.prev=n,A.curr=O,n=O,E[0]=p.coerce(E[0]),typeof E[0]!="string"&&E.unshift("%O");let T=0;E[0]=E[0].replace(
/%([a-zA-Z%])/g,(R,M)=>{if(R==="%%")return"%";T++;const V=p.formatters[M];if(typeof V=="function"){const G=E[T];R=V.call(
A,G),E.splice(T,1),T--}return R}),p.formatArgs.call(A,E),(A.log||p.log).apply(A,E)}return w.namespace=i,w.useColors=p.useColors(),
w.color=p.selectColor(i),w.extend=y,w.destroy=p.destroy,Object.defineProperty(w,"enabled",{enumerable:!0,configurable:!1,
get:()=>r!==null?r:(l!==p.namespaces&&(l=p.namespaces,u=p.enabled(i)),u),set:E=>{r=E}}),typeof p.init=="function"&&p.init(
w),w}function y(i,n){const r=p(this.namespace+(typeof n>"u"?":":n)+i);return r.log=this.log,r}function g(i){p.save(i),p.
namespaces=i,p.names=[],p.skips=[];const n=(typeof i=="string"?i:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);
for(const r of n)r[0]==="-"?p.skips.push(r.slice(1)):p.names.push(r)}function f(i,n){let r=0,l=0,u=-1,w=0;for(;r<i.length;)
if(l<n.length&&(n[l]===i[r]||n[l]==="*"))n[l]==="*"?(u=l,w=r,l++):(r++,l++);else if(u!==-1)l=u+1,w++,r=w;else return!1;for(;l<
n.length&&n[l]==="*";)l++;return l===n.length}function d(){const i=[...p.names,...p.skips.map(n=>"-"+n)].join(",");return p.
enable(""),i}function c(i){for(const n of p.skips)if(f(i,n))return!1;for(const n of p.names)if(f(i,n))return!0;return!1}
function o(i){return i instanceof Error?i.stack||i.message:i}function s(){console.warn("Instance method `debug.destroy()\
` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}return p.enable(
p.load()),p}j.exports=S},2830:function(j,k,m){typeof process>"u"||process.type==="renderer"||process.browser===!0||process.
__nwjs?j.exports=m(6110):j.exports=m(95108)},95108:function(j,k,m){const S=m(52018),b=m(39023);k.init=c,k.log=g,k.formatArgs=
p,k.save=f,k.load=d,k.useColors=v,k.destroy=b.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no l\
onger does anything. It will be removed in the next major version of `debug`."),k.colors=[6,2,3,4,5,1];try{const s=m(60075);
s&&(s.stderr||s).level>=2&&(k.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,
92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,
197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}k.inspectOpts=Object.keys(process.env).filter(
s=>/^debug_/i.test(s)).reduce((s,i)=>{const n=i.substring(6).toLowerCase().replace(/_([a-z])/g,(l,u)=>u.toUpperCase());let r=process.
env[i];return/^(yes|on|true|enabled)$/i.test(r)?r=!0:/^(no|off|false|disabled)$/i.test(r)?r=!1:r==="null"?r=null:r=Number(
r),s[n]=r,s},{});function v(){return"colors"in k.inspectOpts?!!k.inspectOpts.colors:S.isatty(process.stderr.fd)}function p(s){
const{namespace:i,useColors:n}=this;if(n){const r=this.color,l="\x1B[3"+(r<8?r:"8;5;"+r),u=`  ${l};1m${i} \x1B[0m`;s[0]=
u+s[0].split(`
`).join(`
`+u),s.push(l+"m+"+j.exports.humanize(this.diff)+"\x1B[0m")}else s[0]=y()+i+" "+s[0]}function y(){return k.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function g(...s){return process.stderr.write(b.formatWithOptions(k.inspectOpts,...s)+`
`)}function f(s){s?process.env.DEBUG=s:delete process.env.DEBUG}function d(){return process.env.DEBUG}function c(s){s.inspectOpts=
{};const i=Object.keys(k.inspectOpts);for(let n=0;n<i.length;n++)s.inspectOpts[i[n]]=k.inspectOpts[i[n]]}j.exports=m(40897)(
k);const{formatters:o}=j.exports;o.o=function(s){return this.inspectOpts.colors=this.useColors,b.inspect(s,this.inspectOpts).
split(`
`).map(i=>i.trim()).join(" ")},o.O=function(s){return this.inspectOpts.colors=this.useColors,b.inspect(s,this.inspectOpts)}},
70744:function(j){var k=1e3,m=k*60,S=m*60,b=S*24,v=b*7,p=b*365.25;j.exports=function(c,o){o=o||{};var s=typeof c;if(s===
"string"&&c.length>0)return y(c);if(s==="number"&&isFinite(c))return o.long?f(c):g(c);throw new Error("val is not a non-\
empty string or a valid number. val="+JSON.stringify(c))};function y(c){if(c=String(c),!(c.length>100)){var o=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(c);if(o){var s=parseFloat(o[1]),i=(o[2]||"ms").toLowerCase();switch(i){case"years":case"year":case"yrs":case"yr":case"\
y":return s*p;case"weeks":case"week":case"w":return s*v;case"days":case"day":case"d":return s*b;case"hours":case"hour":case"\
hrs":case"hr":case"h":return s*S;case"minutes":case"minute":case"mins":case"min":case"m":return s*m;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return s*k;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return s;default:
return}}}}function g(c){var o=Math.abs(c);return o>=b?Math.round(c/b)+"d":o>=S?Math.round(c/S)+"h":o>=m?Math.round(c/m)+
"m":o>=k?Math.round(c/k)+"s":c+"ms"}function f(c){var o=Math.abs(c);return o>=b?d(c,o,b,"day"):o>=S?d(c,o,S,"hour"):o>=m?
d(c,o,m,"minute"):o>=k?d(c,o,k,"second"):c+" ms"}function d(c,o,s,i){var n=o>=s*1.5;return Math.round(c/s)+" "+i+(n?"s":
"")}},60075:function(module){module.exports=eval("require")("supports-color")},57349:function(j,k,m){"use strict";var S=m(
41127),b=m(63301),v=m(84454),p=m(92223),y=m(87103),g=m(90334),f=m(13142);function d(o,s,i,n,r,l){const u=i.type==="block\
-map"?y.resolveBlockMap(o,s,i,n,l):i.type==="block-seq"?g.resolveBlockSeq(o,s,i,n,l):f.resolveFlowCollection(o,s,i,n,l),
w=u.constructor;return r==="!"||r===w.tagName?(u.tag=w.tagName,u):(r&&(u.tag=r),u)}function c(o,s,i,n,r){const l=n.tag,u=l?
s.directives.tagName(l.source,T=>r(l,"TAG_RESOLVE_FAILED",T)):null;if(i.type==="block-seq"){const{anchor:T,newlineAfterProp:F}=n,
R=T&&l?T.offset>l.offset?T:l:T??l;R&&(!F||F.offset<R.offset)&&r(R,"MISSING_CHAR","Missing newline after block sequence p\
rops")}const w=i.type==="block-map"?"map":i.type==="block-seq"?"seq":i.start.source==="{"?"map":"seq";if(!l||!u||u==="!"||
u===v.YAMLMap.tagName&&w==="map"||u===p.YAMLSeq.tagName&&w==="seq")return d(o,s,i,r,u);let E=s.schema.tags.find(T=>T.tag===
u&&T.collection===w);if(!E){const T=s.schema.knownTags[u];if(T?.collection===w)s.schema.tags.push(Object.assign({},T,{default:!1})),
E=T;else return T?r(l,"BAD_COLLECTION_TYPE",`${T.tag} used for ${w} collection, but expects ${T.collection??"scalar"}`,!0):
r(l,"TAG_RESOLVE_FAILED",`Unresolved tag: ${u}`,!0),d(o,s,i,r,u)}const A=d(o,s,i,r,u,E),O=E.resolve?.(A,T=>r(l,"TAG_RESO\
LVE_FAILED",T),s.options)??A,L=S.isNode(O)?O:new b.Scalar(O);return L.range=A.range,L.tag=u,E?.format&&(L.format=E.format),
L}k.composeCollection=c},23683:function(j,k,m){"use strict";var S=m(3021),b=m(45937),v=m(17788),p=m(34631);function y(g,f,{
offset:d,start:c,value:o,end:s},i){const n=Object.assign({_directives:f},g),r=new S.Document(void 0,n),l={atKey:!1,atRoot:!0,
directives:r.directives,options:r.options,schema:r.schema},u=p.resolveProps(c,{indicator:"doc-start",next:o??s?.[0],offset:d,
onError:i,parentIndent:0,startOnNewline:!0});u.found&&(r.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="bloc\
k-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),
r.contents=o?b.composeNode(l,o,u,i):b.composeEmptyNode(l,u.end,c,null,u,i);const w=r.contents.range[2],E=v.resolveEnd(s,
w,!1,i);return E.comment&&(r.comment=E.comment),r.range=[d,w,E.offset],r}k.composeDoc=y},45937:function(j,k,m){"use stri\
ct";var S=m(4065),b=m(41127),v=m(57349),p=m(5413),y=m(17788),g=m(22599);const f={composeNode:d,composeEmptyNode:c};function d(s,i,n,r){
const l=s.atKey,{spaceBefore:u,comment:w,anchor:E,tag:A}=n;let O,L=!0;switch(i.type){case"alias":O=o(s,i,r),(E||A)&&r(i,
"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double\
-quoted-scalar":case"block-scalar":O=p.composeScalar(s,i,A,r),E&&(O.anchor=E.source.substring(1));break;case"block-map":case"\
block-seq":case"flow-collection":try{O=v.composeCollection(f,s,i,n,r),E&&(O.anchor=E.source.substring(1))}catch(T){const F=T instanceof
Error?T.message:String(T);r(i,"RESOURCE_EXHAUSTION",F)}break;default:{const T=i.type==="error"?i.message:`Unsupported to\
ken (type: ${i.type})`;r(i,"UNEXPECTED_TOKEN",T),L=!1}}return O??(O=c(s,i.offset,void 0,null,n,r)),E&&O.anchor===""&&r(E,
"BAD_ALIAS","Anchor cannot be an empty string"),l&&s.options.stringKeys&&(!b.isScalar(O)||typeof O.value!="string"||O.tag&&
O.tag!=="tag:yaml.org,2002:str")&&r(A??i,"NON_STRING_KEY","With stringKeys, all keys must be strings"),u&&(O.spaceBefore=
!0),w&&(i.type==="scalar"&&i.source===""?O.comment=w:O.commentBefore=w),s.options.keepSourceTokens&&L&&(O.srcToken=i),O}
function c(s,i,n,r,{spaceBefore:l,comment:u,anchor:w,tag:E,end:A},O){const L={type:"scalar",offset:g.emptyScalarPosition(
i,n,r),indent:-1,source:""},T=p.composeScalar(s,L,E,O);return w&&(T.anchor=w.source.substring(1),T.anchor===""&&O(w,"BAD\
_ALIAS","Anchor cannot be an empty string")),l&&(T.spaceBefore=!0),u&&(T.comment=u,T.range[2]=A),T}function o({options:s},{
offset:i,source:n,end:r},l){const u=new S.Alias(n.substring(1));u.source===""&&l(i,"BAD_ALIAS","Alias cannot be an empty\
 string"),u.source.endsWith(":")&&l(i+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const w=i+n.length,E=y.
resolveEnd(r,w,s.strict,l);return u.range=[i,w,E.offset],E.comment&&(u.comment=E.comment),u}k.composeEmptyNode=c,k.composeNode=
d},5413:function(j,k,m){"use strict";var S=m(41127),b=m(63301),v=m(48913),p=m(76842);function y(d,c,o,s){const{value:i,type:n,
comment:r,range:l}=c.type==="block-scalar"?v.resolveBlockScalar(d,c,s):p.resolveFlowScalar(c,d.options.strict,s),u=o?d.directives.
tagName(o.source,A=>s(o,"TAG_RESOLVE_FAILED",A)):null;let w;d.options.stringKeys&&d.atKey?w=d.schema[S.SCALAR]:u?w=g(d.schema,
i,u,o,s):c.type==="scalar"?w=f(d,i,c,s):w=d.schema[S.SCALAR];let E;try{const A=w.resolve(i,O=>s(o??c,"TAG_RESOLVE_FAILED",
O),d.options);E=S.isScalar(A)?A:new b.Scalar(A)}catch(A){const O=A instanceof Error?A.message:String(A);s(o??c,"TAG_RESO\
LVE_FAILED",O),E=new b.Scalar(i)}return E.range=l,E.source=i,n&&(E.type=n),u&&(E.tag=u),w.format&&(E.format=w.format),r&&
(E.comment=r),E}function g(d,c,o,s,i){if(o==="!")return d[S.SCALAR];const n=[];for(const l of d.tags)if(!l.collection&&l.
tag===o)if(l.default&&l.test)n.push(l);else return l;for(const l of n)if(l.test?.test(c))return l;const r=d.knownTags[o];
return r&&!r.collection?(d.tags.push(Object.assign({},r,{default:!1,test:void 0})),r):(i(s,"TAG_RESOLVE_FAILED",`Unresol\
ved tag: ${o}`,o!=="tag:yaml.org,2002:str"),d[S.SCALAR])}function f({atKey:d,directives:c,schema:o},s,i,n){const r=o.tags.
find(l=>(l.default===!0||d&&l.default==="key")&&l.test?.test(s))||o[S.SCALAR];if(o.compat){const l=o.compat.find(u=>u.default&&
u.test?.test(s))??o[S.SCALAR];if(r.tag!==l.tag){const u=c.tagString(r.tag),w=c.tagString(l.tag),E=`Value may be parsed a\
s either ${u} or ${w}`;n(i,"TAG_RESOLVE_FAILED",E,!0)}}return r}k.composeScalar=y},89984:function(j,k,m){"use strict";var S=m(
932),b=m(61342),v=m(3021),p=m(91464),y=m(41127),g=m(23683),f=m(17788);function d(s){if(typeof s=="number")return[s,s+1];
if(Array.isArray(s))return s.length===2?s:[s[0],s[1]];const{offset:i,source:n}=s;return[i,i+(typeof n=="string"?n.length:
1)]}function c(s){let i="",n=!1,r=!1;for(let l=0;l<s.length;++l){const u=s[l];switch(u[0]){case"#":i+=(i===""?"":r?`

`:`
`)+(u.substring(1)||" "),n=!0,r=!1;break;case"%":s[l+1]?.[0]!=="#"&&(l+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:i,
afterEmptyLine:r}}class o{constructor(i={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(n,r,l,u)=>{const w=d(n);u?this.warnings.push(new p.YAMLWarning(w,r,l)):this.errors.push(new p.YAMLParseError(
w,r,l))},this.directives=new b.Directives({version:i.version||"1.2"}),this.options=i}decorate(i,n){const{comment:r,afterEmptyLine:l}=c(
this.prelude);if(r){const u=i.contents;if(n)i.comment=i.comment?`${i.comment}
${r}`:r;else if(l||i.directives.docStart||!u)i.commentBefore=r;else if(y.isCollection(u)&&!u.flow&&u.items.length>0){let w=u.
items[0];y.isPair(w)&&(w=w.key);const E=w.commentBefore;w.commentBefore=E?`${r}
${E}`:r}else{const w=u.commentBefore;u.commentBefore=w?`${r}
${w}`:r}}if(n){for(let u=0;u<this.errors.length;++u)i.errors.push(this.errors[u]);for(let u=0;u<this.warnings.length;++u)
i.warnings.push(this.warnings[u])}else i.errors=this.errors,i.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:c(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(i,n=!1,r=-1){for(const l of i)yield*this.next(l);yield*this.end(n,r)}*next(i){switch(S.env.LOG_STREAM&&
console.dir(i,{depth:null}),i.type){case"directive":this.directives.add(i.source,(n,r,l)=>{const u=d(i);u[0]+=n,this.onError(
u,"BAD_DIRECTIVE",r,l)}),this.prelude.push(i.source),this.atDirectives=!0;break;case"document":{const n=g.composeDoc(this.
options,this.directives,i,this.onError);this.atDirectives&&!n.directives.docStart&&this.onError(i,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(i.source);break;case"erro\
r":{const n=i.source?`${i.message}: ${JSON.stringify(i.source)}`:i.message,r=new p.YAMLParseError(d(i),"UNEXPECTED_TOKEN",
n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){const r="\
Unexpected doc-end without preceding document";this.errors.push(new p.YAMLParseError(d(i),"UNEXPECTED_TOKEN",r));break}this.
doc.directives.docEnd=!0;const n=f.resolveEnd(i.end,i.offset+i.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),n.comment){const r=this.doc.comment;this.doc.comment=r?`${r}
${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new p.YAMLParseError(d(i),"UNEXPECTED_\
TOKEN",`Unsupported token ${i.type}`))}}*end(i=!1,n=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(i){
const r=Object.assign({_directives:this.directives},this.options),l=new v.Document(void 0,r);this.atDirectives&&this.onError(
n,"MISSING_CHAR","Missing directives-end indicator line"),l.range=[0,n,n],this.decorate(l,!1),yield l}}}k.Composer=o},87103:function(j,k,m){
"use strict";var S=m(57165),b=m(84454),v=m(34631),p=m(9499),y=m(74051),g=m(81187);const f="All mapping items must start \
at the same column";function d({composeNode:c,composeEmptyNode:o},s,i,n,r){const l=r?.nodeClass??b.YAMLMap,u=new l(s.schema);
s.atRoot&&(s.atRoot=!1);let w=i.offset,E=null;for(const A of i.items){const{start:O,key:L,sep:T,value:F}=A,R=v.resolveProps(
O,{indicator:"explicit-key-ind",next:L??T?.[0],offset:w,onError:n,parentIndent:i.indent,startOnNewline:!0}),M=!R.found;if(M){
if(L&&(L.type==="block-seq"?n(w,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"inde\
nt"in L&&L.indent!==i.indent&&n(w,"BAD_INDENT",f)),!R.anchor&&!R.tag&&!T){E=R.end,R.comment&&(u.comment?u.comment+=`
`+R.comment:u.comment=R.comment);continue}(R.newlineAfterProp||p.containsNewline(L))&&n(L??O[O.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else R.found?.indent!==i.indent&&n(w,"BAD_INDENT",f);s.atKey=!0;const V=R.
end,G=L?c(s,L,R,n):o(s,V,O,null,R,n);s.schema.compat&&y.flowIndentCheck(i.indent,L,n),s.atKey=!1,g.mapIncludes(s,u.items,
G)&&n(V,"DUPLICATE_KEY","Map keys must be unique");const H=v.resolveProps(T??[],{indicator:"map-value-ind",next:F,offset:G.
range[2],onError:n,parentIndent:i.indent,startOnNewline:!L||L.type==="block-scalar"});if(w=H.end,H.found){M&&(F?.type===
"block-map"&&!H.hasNewline&&n(w,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.
strict&&R.start<H.found.offset-1024&&n(G.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const te=F?c(s,F,H,n):o(s,w,T,null,H,n);s.schema.compat&&y.flowIndentCheck(
i.indent,F,n),w=te.range[2];const pe=new S.Pair(G,te);s.options.keepSourceTokens&&(pe.srcToken=A),u.items.push(pe)}else{
M&&n(G.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),H.comment&&(G.comment?G.comment+=`
`+H.comment:G.comment=H.comment);const te=new S.Pair(G);s.options.keepSourceTokens&&(te.srcToken=A),u.items.push(te)}}return E&&
E<w&&n(E,"IMPOSSIBLE","Map comment with trailing content"),u.range=[i.offset,w,E??w],u}k.resolveBlockMap=d},48913:function(j,k,m){
"use strict";var S=m(63301);function b(y,g,f){const d=g.offset,c=v(g,y.options.strict,f);if(!c)return{value:"",type:null,
comment:"",range:[d,d,d]};const o=c.mode===">"?S.Scalar.BLOCK_FOLDED:S.Scalar.BLOCK_LITERAL,s=g.source?p(g.source):[];let i=s.
length;for(let O=s.length-1;O>=0;--O){const L=s[O][1];if(L===""||L==="\r")i=O;else break}if(i===0){const O=c.chomp==="+"&&
s.length>0?`
`.repeat(Math.max(1,s.length-1)):"";let L=d+c.length;return g.source&&(L+=g.source.length),{value:O,type:o,comment:c.comment,
range:[d,L,L]}}let n=g.indent+c.indent,r=g.offset+c.length,l=0;for(let O=0;O<i;++O){const[L,T]=s[O];if(T===""||T==="\r")
c.indent===0&&L.length>n&&(n=L.length);else{L.length<n&&f(r+L.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),c.indent===0&&(n=L.length),l=O,n===0&&!y.atRoot&&f(r,"BAD\
_INDENT","Block scalar values in collections must be indented");break}r+=L.length+T.length+1}for(let O=s.length-1;O>=i;--O)
s[O][0].length>n&&(i=O+1);let u="",w="",E=!1;for(let O=0;O<l;++O)u+=s[O][0].slice(n)+`
`;for(let O=l;O<i;++O){let[L,T]=s[O];r+=L.length+T.length+1;const F=T[T.length-1]==="\r";if(F&&(T=T.slice(0,-1)),T&&L.length<
n){const M=`Block scalar lines must not be less indented than their ${c.indent?"explicit indentation indicator":"first l\
ine"}`;f(r-T.length-(F?2:1),"BAD_INDENT",M),L=""}o===S.Scalar.BLOCK_LITERAL?(u+=w+L.slice(n)+T,w=`
`):L.length>n||T[0]==="	"?(w===" "?w=`
`:!E&&w===`
`&&(w=`

`),u+=w+L.slice(n)+T,w=`
`,E=!0):T===""?w===`
`?u+=`
`:w=`
`:(u+=w+T,w=" ",E=!1)}switch(c.chomp){case"-":break;case"+":for(let O=i;O<s.length;++O)u+=`
`+s[O][0].slice(n);u[u.length-1]!==`
`&&(u+=`
`);break;default:u+=`
`}const A=d+c.length+g.source.length;return{value:u,type:o,comment:c.comment,range:[d,A,A]}}function v({offset:y,props:g},f,d){
if(g[0].type!=="block-scalar-header")return d(g[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:c}=g[0],
o=c[0];let s=0,i="",n=-1;for(let w=1;w<c.length;++w){const E=c[w];if(!i&&(E==="-"||E==="+"))i=E;else{const A=Number(E);!s&&
A?s=A:n===-1&&(n=y+w)}}n!==-1&&d(n,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${c}`);let r=!1,l="",
u=c.length;for(let w=1;w<g.length;++w){const E=g[w];switch(E.type){case"space":r=!0;case"newline":u+=E.source.length;break;case"\
comment":f&&!r&&d(E,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),u+=E.source.
length,l=E.source.substring(1);break;case"error":d(E,"UNEXPECTED_TOKEN",E.message),u+=E.source.length;break;default:{const A=`\
Unexpected token in block scalar header: ${E.type}`;d(E,"UNEXPECTED_TOKEN",A);const O=E.source;O&&typeof O=="string"&&(u+=
O.length)}}}return{mode:o,indent:s,chomp:i,comment:l,length:u}}function p(y){const g=y.split(/\n( *)/),f=g[0],d=f.match(
/^( *)/),o=[d?.[1]?[d[1],f.slice(d[1].length)]:["",f]];for(let s=1;s<g.length;s+=2)o.push([g[s],g[s+1]]);return o}k.resolveBlockScalar=
b},90334:function(j,k,m){"use strict";var S=m(92223),b=m(34631),v=m(74051);function p({composeNode:y,composeEmptyNode:g},f,d,c,o){
const s=o?.nodeClass??S.YAMLSeq,i=new s(f.schema);f.atRoot&&(f.atRoot=!1),f.atKey&&(f.atKey=!1);let n=d.offset,r=null;for(const{
start:l,value:u}of d.items){const w=b.resolveProps(l,{indicator:"seq-item-ind",next:u,offset:n,onError:c,parentIndent:d.
indent,startOnNewline:!0});if(!w.found)if(w.anchor||w.tag||u)u?.type==="block-seq"?c(w.end,"BAD_INDENT","All sequence it\
ems must start at the same column"):c(n,"MISSING_CHAR","Sequence item without - indicator");else{r=w.end,w.comment&&(i.comment=
w.comment);continue}const E=u?y(f,u,w,c):g(f,w.end,l,null,w,c);f.schema.compat&&v.flowIndentCheck(d.indent,u,c),n=E.range[2],
i.items.push(E)}return i.range=[d.offset,n,r??n],i}k.resolveBlockSeq=p},17788:function(j,k){"use strict";function m(S,b,v,p){
let y="";if(S){let g=!1,f="";for(const d of S){const{source:c,type:o}=d;switch(o){case"space":g=!0;break;case"comment":{
v&&!g&&p(d,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const s=c.substring(
1)||" ";y?y+=f+s:y=s,f="";break}case"newline":y&&(f+=c),g=!0;break;default:p(d,"UNEXPECTED_TOKEN",`Unexpected ${o} at no\
de end`)}b+=c.length}}return{comment:y,offset:b}}k.resolveEnd=m},13142:function(j,k,m){"use strict";var S=m(41127),b=m(57165),
v=m(84454),p=m(92223),y=m(17788),g=m(34631),f=m(9499),d=m(81187);const c="Block collections are not allowed within flow \
collections",o=i=>i&&(i.type==="block-map"||i.type==="block-seq");function s({composeNode:i,composeEmptyNode:n},r,l,u,w){
const E=l.start.source==="{",A=E?"flow map":"flow sequence",O=w?.nodeClass??(E?v.YAMLMap:p.YAMLSeq),L=new O(r.schema);L.
flow=!0;const T=r.atRoot;T&&(r.atRoot=!1),r.atKey&&(r.atKey=!1);let F=l.offset+l.start.source.length;for(let H=0;H<l.items.
length;++H){const te=l.items[H],{start:pe,key:fe,sep:ae,value:ge}=te,J=g.resolveProps(pe,{flow:A,indicator:"explicit-key\
-ind",next:fe??ae?.[0],offset:F,onError:u,parentIndent:l.indent,startOnNewline:!1});if(!J.found){if(!J.anchor&&!J.tag&&!ae&&
!ge){H===0&&J.comma?u(J.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${A}`):H<l.items.length-1&&u(J.start,"UNEXPECTED_TOKEN",
`Unexpected empty item in ${A}`),J.comment&&(L.comment?L.comment+=`
`+J.comment:L.comment=J.comment),F=J.end;continue}!E&&r.options.strict&&f.containsNewline(fe)&&u(fe,"MULTILINE_IMPLICIT_\
KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(H===0)J.comma&&u(J.comma,"UNEXPECTED_TOKEN",
`Unexpected , in ${A}`);else if(J.comma||u(J.start,"MISSING_CHAR",`Missing , between ${A} items`),J.comment){let _="";e:
for(const ie of pe)switch(ie.type){case"comma":case"space":break;case"comment":_=ie.source.substring(1);break e;default:
break e}if(_){let ie=L.items[L.items.length-1];S.isPair(ie)&&(ie=ie.value??ie.key),ie.comment?ie.comment+=`
`+_:ie.comment=_,J.comment=J.comment.substring(_.length+1)}}if(!E&&!ae&&!J.found){const _=ge?i(r,ge,J,u):n(r,J.end,ae,null,
J,u);L.items.push(_),F=_.range[2],o(ge)&&u(_.range,"BLOCK_IN_FLOW",c)}else{r.atKey=!0;const _=J.end,ie=fe?i(r,fe,J,u):n(
r,_,pe,null,J,u);o(fe)&&u(ie.range,"BLOCK_IN_FLOW",c),r.atKey=!1;const ye=g.resolveProps(ae??[],{flow:A,indicator:"map-v\
alue-ind",next:ge,offset:ie.range[2],onError:u,parentIndent:l.indent,startOnNewline:!1});if(ye.found){if(!E&&!J.found&&r.
options.strict){if(ae)for(const Se of ae){if(Se===ye.found)break;if(Se.type==="newline"){u(Se,"MULTILINE_IMPLICIT_KEY","\
Implicit keys of flow sequence pairs need to be on a single line");break}}J.start<ye.found.offset-1024&&u(ye.found,"KEY_\
OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else ge&&
("source"in ge&&ge.source?.[0]===":"?u(ge,"MISSING_CHAR",`Missing space after : in ${A}`):u(ye.start,"MISSING_CHAR",`Mis\
sing , or : between ${A} items`));const be=ge?i(r,ge,ye,u):ye.found?n(r,ye.end,ae,null,ye,u):null;be?o(ge)&&u(be.range,"\
BLOCK_IN_FLOW",c):ye.comment&&(ie.comment?ie.comment+=`
`+ye.comment:ie.comment=ye.comment);const Oe=new b.Pair(ie,be);if(r.options.keepSourceTokens&&(Oe.srcToken=te),E){const Se=L;
d.mapIncludes(r,Se.items,ie)&&u(_,"DUPLICATE_KEY","Map keys must be unique"),Se.items.push(Oe)}else{const Se=new v.YAMLMap(
r.schema);Se.flow=!0,Se.items.push(Oe);const Le=(be??ie).range;Se.range=[ie.range[0],Le[1],Le[2]],L.items.push(Se)}F=be?
be.range[2]:ye.end}}const R=E?"}":"]",[M,...V]=l.end;let G=F;if(M?.source===R)G=M.offset+M.source.length;else{const H=A[0].
toUpperCase()+A.substring(1),te=T?`${H} must end with a ${R}`:`${H} in block collection must be sufficiently indented an\
d end with a ${R}`;u(F,T?"MISSING_CHAR":"BAD_INDENT",te),M&&M.source.length!==1&&V.unshift(M)}if(V.length>0){const H=y.resolveEnd(
V,G,r.options.strict,u);H.comment&&(L.comment?L.comment+=`
`+H.comment:L.comment=H.comment),L.range=[l.offset,G,H.offset]}else L.range=[l.offset,G,G];return L}k.resolveFlowCollection=
s},76842:function(j,k,m){"use strict";var S=m(63301),b=m(17788);function v(s,i,n){const{offset:r,type:l,source:u,end:w}=s;
let E,A;const O=(F,R,M)=>n(r+F,R,M);switch(l){case"scalar":E=S.Scalar.PLAIN,A=p(u,O);break;case"single-quoted-scalar":E=
S.Scalar.QUOTE_SINGLE,A=y(u,O);break;case"double-quoted-scalar":E=S.Scalar.QUOTE_DOUBLE,A=f(u,O);break;default:return n(
s,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${l}`),{value:"",type:null,comment:"",range:[r,r+u.length,
r+u.length]}}const L=r+u.length,T=b.resolveEnd(w,L,i,n);return{value:A,type:E,comment:T.comment,range:[r,L,T.offset]}}function p(s,i){
let n="";switch(s[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directiv\
e indicator character %";break;case"|":case">":{n=`block scalar indicator ${s[0]}`;break}case"@":case"`":{n=`reserved ch\
aracter ${s[0]}`;break}}return n&&i(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),g(s)}function y(s,i){return(s[s.
length-1]!=="'"||s.length===1)&&i(s.length,"MISSING_CHAR","Missing closing 'quote"),g(s.slice(1,-1)).replace(/''/g,"'")}
function g(s){const i=/(.*?)\r?\n/sy;let n=i.exec(s);if(!n)return s;let r,l;try{r=new RegExp("(?<![ 	])[ 	]+$"),l=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,l=/^[ \t]+|[ \t]+$/g}let u=n[1].replace(r,""),w=" ",E=i.lastIndex;for(;n=
i.exec(s);){const O=n[1].replace(l,"");O===""?w===`
`?u+=w:w=`
`:(u+=w+O,w=" "),E=i.lastIndex}const A=/[ \t]*(.*)/sy;return A.lastIndex=E,n=A.exec(s),u+w+(n?.[1]??"")}function f(s,i){
let n="";for(let r=1;r<s.length-1;++r){const l=s[r];if(!(l==="\r"&&s[r+1]===`
`))if(l===`
`){const{fold:u,offset:w}=d(s,r);n+=u,r=w}else if(l==="\\"){let u=s[++r];const w=c[u];if(w)n+=w;else if(u===`
`)for(u=s[r+1];u===" "||u==="	";)u=s[++r+1];else if(u==="\r"&&s[r+1]===`
`)for(u=s[++r+1];u===" "||u==="	";)u=s[++r+1];else if(u==="x"||u==="u"||u==="U"){const E=u==="x"?2:u==="u"?4:8;n+=o(s,r+
1,E,i),r+=E}else{const E=s.substr(r-1,2);i(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${E}`),n+=E}}else if(l===" "||l===
"	"){const u=r;let w=s[r+1];for(;w===" "||w==="	";)w=s[++r+1];w!==`
`&&!(w==="\r"&&s[r+2]===`
`)&&(n+=r>u?s.slice(u,r+1):l)}else n+=l}return(s[s.length-1]!=='"'||s.length===1)&&i(s.length,"MISSING_CHAR",'Missing cl\
osing "quote'),n}function d(s,i){let n="",r=s[i+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&s[i+2]!==`
`);)r===`
`&&(n+=`
`),i+=1,r=s[i+1];return n||(n=" "),{fold:n,offset:i}}const c={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function o(s,i,n,r){
const l=s.substr(i,n),w=l.length===n&&/^[0-9a-fA-F]+$/.test(l)?parseInt(l,16):NaN;try{return String.fromCodePoint(w)}catch{
const E=s.substr(i-2,n+2);return r(i-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${E}`),E}}k.resolveFlowScalar=v},34631:function(j,k){
"use strict";function m(S,{flow:b,indicator:v,next:p,offset:y,onError:g,parentIndent:f,startOnNewline:d}){let c=!1,o=d,s=d,
i="",n="",r=!1,l=!1,u=null,w=null,E=null,A=null,O=null,L=null,T=null;for(const M of S)switch(l&&(M.type!=="space"&&M.type!==
"newline"&&M.type!=="comma"&&g(M.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white \
space"),l=!1),u&&(o&&M.type!=="comment"&&M.type!=="newline"&&g(u,"TAB_AS_INDENT","Tabs are not allowed as indentation"),
u=null),M.type){case"space":!b&&(v!=="doc-start"||p?.type!=="flow-collection")&&M.source.includes("	")&&(u=M),s=!0;break;case"\
comment":{s||g(M,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const V=M.source.
substring(1)||" ";i?i+=n+V:i=V,n="",o=!1;break}case"newline":o?i?i+=M.source:(!L||v!=="seq-item-ind")&&(c=!0):n+=M.source,
o=!0,r=!0,(w||E)&&(A=M),s=!0;break;case"anchor":w&&g(M,"MULTIPLE_ANCHORS","A node can have at most one anchor"),M.source.
endsWith(":")&&g(M.offset+M.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),w=M,T??(T=M.offset),o=!1,s=
!1,l=!0;break;case"tag":{E&&g(M,"MULTIPLE_TAGS","A node can have at most one tag"),E=M,T??(T=M.offset),o=!1,s=!1,l=!0;break}case v:
(w||E)&&g(M,"BAD_PROP_ORDER",`Anchors and tags must be after the ${M.source} indicator`),L&&g(M,"UNEXPECTED_TOKEN",`Unex\
pected ${M.source} in ${b??"collection"}`),L=M,o=v==="seq-item-ind"||v==="explicit-key-ind",s=!1;break;case"comma":if(b){
O&&g(M,"UNEXPECTED_TOKEN",`Unexpected , in ${b}`),O=M,o=!1,s=!1;break}default:g(M,"UNEXPECTED_TOKEN",`Unexpected ${M.type}\
 token`),o=!1,s=!1}const F=S[S.length-1],R=F?F.offset+F.source.length:y;return l&&p&&p.type!=="space"&&p.type!=="newline"&&
p.type!=="comma"&&(p.type!=="scalar"||p.source!=="")&&g(p.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),u&&(o&&u.indent<=f||p?.type==="block-map"||p?.type==="block-seq")&&g(u,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:O,found:L,spaceBefore:c,comment:i,hasNewline:r,anchor:w,tag:E,newlineAfterProp:A,
end:R,start:T??R}}k.resolveProps=m},9499:function(j,k){"use strict";function m(S){if(!S)return null;switch(S.type){case"\
alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(S.source.includes(`
`))return!0;if(S.end){for(const b of S.end)if(b.type==="newline")return!0}return!1;case"flow-collection":for(const b of S.
items){for(const v of b.start)if(v.type==="newline")return!0;if(b.sep){for(const v of b.sep)if(v.type==="newline")return!0}
if(m(b.key)||m(b.value))return!0}return!1;default:return!0}}k.containsNewline=m},22599:function(j,k){"use strict";function m(S,b,v){
if(b){v??(v=b.length);for(let p=v-1;p>=0;--p){let y=b[p];switch(y.type){case"space":case"comment":case"newline":S-=y.source.
length;continue}for(y=b[++p];y?.type==="space";)S+=y.source.length,y=b[++p];break}}return S}k.emptyScalarPosition=m},74051:function(j,k,m){
"use strict";var S=m(9499);function b(v,p,y){if(p?.type==="flow-collection"){const g=p.end[0];g.indent===v&&(g.source===
"]"||g.source==="}")&&S.containsNewline(p)&&y(g,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}
k.flowIndentCheck=b},81187:function(j,k,m){"use strict";var S=m(41127);function b(v,p,y){const{uniqueKeys:g}=v.options;if(g===
!1)return!1;const f=typeof g=="function"?g:(d,c)=>d===c||S.isScalar(d)&&S.isScalar(c)&&d.value===c.value;return p.some(d=>f(
d.key,y))}k.mapIncludes=b},3021:function(j,k,m){"use strict";var S=m(4065),b=m(40101),v=m(41127),p=m(57165),y=m(74043),g=m(
45840),f=m(6829),d=m(71596),c=m(83661),o=m(42404),s=m(61342);class i{constructor(l,u,w){this.commentBefore=null,this.comment=
null,this.errors=[],this.warnings=[],Object.defineProperty(this,v.NODE_TYPE,{value:v.DOC});let E=null;typeof u=="functio\
n"||Array.isArray(u)?E=u:w===void 0&&u&&(w=u,u=void 0);const A=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"\
warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},w);this.options=A;let{version:O}=A;w?._directives?
(this.directives=w._directives.atDocument(),this.directives.yaml.explicit&&(O=this.directives.yaml.version)):this.directives=
new s.Directives({version:O}),this.setSchema(O,w),this.contents=l===void 0?null:this.createNode(l,E,w)}clone(){const l=Object.
create(i.prototype,{[v.NODE_TYPE]:{value:v.DOC}});return l.commentBefore=this.commentBefore,l.comment=this.comment,l.errors=
this.errors.slice(),l.warnings=this.warnings.slice(),l.options=Object.assign({},this.options),this.directives&&(l.directives=
this.directives.clone()),l.schema=this.schema.clone(),l.contents=v.isNode(this.contents)?this.contents.clone(l.schema):this.
contents,this.range&&(l.range=this.range.slice()),l}add(l){n(this.contents)&&this.contents.add(l)}addIn(l,u){n(this.contents)&&
this.contents.addIn(l,u)}createAlias(l,u){if(!l.anchor){const w=d.anchorNames(this);l.anchor=!u||w.has(u)?d.findNewAnchor(
u||"a",w):u}return new S.Alias(l.anchor)}createNode(l,u,w){let E;if(typeof u=="function")l=u.call({"":l},"",l),E=u;else if(Array.
isArray(u)){const pe=ae=>typeof ae=="number"||ae instanceof String||ae instanceof Number,fe=u.filter(pe).map(String);fe.
length>0&&(u=u.concat(fe)),E=u}else w===void 0&&u&&(w=u,u=void 0);const{aliasDuplicateObjects:A,anchorPrefix:O,flow:L,keepUndefined:T,
onTagObj:F,tag:R}=w??{},{onAnchor:M,setAnchors:V,sourceObjects:G}=d.createNodeAnchors(this,O||"a"),H={aliasDuplicateObjects:A??
!0,keepUndefined:T??!1,onAnchor:M,onTagObj:F,replacer:E,schema:this.schema,sourceObjects:G},te=o.createNode(l,R,H);return L&&
v.isCollection(te)&&(te.flow=!0),V(),te}createPair(l,u,w={}){const E=this.createNode(l,null,w),A=this.createNode(u,null,
w);return new p.Pair(E,A)}delete(l){return n(this.contents)?this.contents.delete(l):!1}deleteIn(l){return b.isEmptyPath(
l)?this.contents==null?!1:(this.contents=null,!0):n(this.contents)?this.contents.deleteIn(l):!1}get(l,u){return v.isCollection(
this.contents)?this.contents.get(l,u):void 0}getIn(l,u){return b.isEmptyPath(l)?!u&&v.isScalar(this.contents)?this.contents.
value:this.contents:v.isCollection(this.contents)?this.contents.getIn(l,u):void 0}has(l){return v.isCollection(this.contents)?
this.contents.has(l):!1}hasIn(l){return b.isEmptyPath(l)?this.contents!==void 0:v.isCollection(this.contents)?this.contents.
hasIn(l):!1}set(l,u){this.contents==null?this.contents=b.collectionFromPath(this.schema,[l],u):n(this.contents)&&this.contents.
set(l,u)}setIn(l,u){b.isEmptyPath(l)?this.contents=u:this.contents==null?this.contents=b.collectionFromPath(this.schema,
Array.from(l),u):n(this.contents)&&this.contents.setIn(l,u)}setSchema(l,u={}){typeof l=="number"&&(l=String(l));let w;switch(l){case"\
1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new s.Directives({version:"1.1"}),w={resolveKnownTags:!1,
schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=l:this.directives=new s.Directives(
{version:l}),w={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,w=null;break;default:{
const E=JSON.stringify(l);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${E}`)}}if(u.schema instanceof
Object)this.schema=u.schema;else if(w)this.schema=new g.Schema(Object.assign(w,u));else throw new Error("With a null YAM\
L version, the { schema: Schema } option is required")}toJS({json:l,jsonArg:u,mapAsMap:w,maxAliasCount:E,onAnchor:A,reviver:O}={}){
const L={anchors:new Map,doc:this,keep:!l,mapAsMap:w===!0,mapKeyWarned:!1,maxAliasCount:typeof E=="number"?E:100},T=y.toJS(
this.contents,u??"",L);if(typeof A=="function")for(const{count:F,res:R}of L.anchors.values())A(R,F);return typeof O=="fu\
nction"?c.applyReviver(O,{"":T},"",T):T}toJSON(l,u){return this.toJS({json:!0,jsonArg:l,mapAsMap:!1,onAnchor:u})}toString(l={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in l&&(!Number.isInteger(
l.indent)||Number(l.indent)<=0)){const u=JSON.stringify(l.indent);throw new Error(`"indent" option must be a positive in\
teger, not ${u}`)}return f.stringifyDocument(this,l)}}function n(r){if(v.isCollection(r))return!0;throw new Error("Expec\
ted a YAML collection as document contents")}k.Document=i},71596:function(j,k,m){"use strict";var S=m(41127),b=m(10204);
function v(f){if(/[\x00-\x19\s,[\]{}]/.test(f)){const c=`Anchor must not contain whitespace or control characters: ${JSON.
stringify(f)}`;throw new Error(c)}return!0}function p(f){const d=new Set;return b.visit(f,{Value(c,o){o.anchor&&d.add(o.
anchor)}}),d}function y(f,d){for(let c=1;;++c){const o=`${f}${c}`;if(!d.has(o))return o}}function g(f,d){const c=[],o=new Map;
let s=null;return{onAnchor:i=>{c.push(i),s??(s=p(f));const n=y(d,s);return s.add(n),n},setAnchors:()=>{for(const i of c){
const n=o.get(i);if(typeof n=="object"&&n.anchor&&(S.isScalar(n.node)||S.isCollection(n.node)))n.node.anchor=n.anchor;else{
const r=new Error("Failed to resolve repeated object (this should not happen)");throw r.source=i,r}}},sourceObjects:o}}k.
anchorIsValid=v,k.anchorNames=p,k.createNodeAnchors=g,k.findNewAnchor=y},83661:function(j,k){"use strict";function m(S,b,v,p){
if(p&&typeof p=="object")if(Array.isArray(p))for(let y=0,g=p.length;y<g;++y){const f=p[y],d=m(S,p,String(y),f);d===void 0?
delete p[y]:d!==f&&(p[y]=d)}else if(p instanceof Map)for(const y of Array.from(p.keys())){const g=p.get(y),f=m(S,p,y,g);
f===void 0?p.delete(y):f!==g&&p.set(y,f)}else if(p instanceof Set)for(const y of Array.from(p)){const g=m(S,p,y,y);g===void 0?
p.delete(y):g!==y&&(p.delete(y),p.add(g))}else for(const[y,g]of Object.entries(p)){const f=m(S,p,y,g);f===void 0?delete p[y]:
f!==g&&(p[y]=f)}return S.call(b,v,p)}k.applyReviver=m},42404:function(j,k,m){"use strict";var S=m(4065),b=m(41127),v=m(63301);
const p="tag:yaml.org,2002:";function y(f,d,c){if(d){const o=c.filter(i=>i.tag===d),s=o.find(i=>!i.format)??o[0];if(!s)throw new Error(
`Tag ${d} not found`);return s}return c.find(o=>o.identify?.(f)&&!o.format)}function g(f,d,c){if(b.isDocument(f)&&(f=f.contents),
b.isNode(f))return f;if(b.isPair(f)){const E=c.schema[b.MAP].createNode?.(c.schema,null,c);return E.items.push(f),E}(f instanceof
String||f instanceof Number||f instanceof Boolean||typeof BigInt<"u"&&f instanceof BigInt)&&(f=f.valueOf());const{aliasDuplicateObjects:o,
onAnchor:s,onTagObj:i,schema:n,sourceObjects:r}=c;let l;if(o&&f&&typeof f=="object"){if(l=r.get(f),l)return l.anchor??(l.
anchor=s(f)),new S.Alias(l.anchor);l={anchor:null,node:null},r.set(f,l)}d?.startsWith("!!")&&(d=p+d.slice(2));let u=y(f,
d,n.tags);if(!u){if(f&&typeof f.toJSON=="function"&&(f=f.toJSON()),!f||typeof f!="object"){const E=new v.Scalar(f);return l&&
(l.node=E),E}u=f instanceof Map?n[b.MAP]:Symbol.iterator in Object(f)?n[b.SEQ]:n[b.MAP]}i&&(i(u),delete c.onTagObj);const w=u?.
createNode?u.createNode(c.schema,f,c):typeof u?.nodeClass?.from=="function"?u.nodeClass.from(c.schema,f,c):new v.Scalar(
f);return d?w.tag=d:u.default||(w.tag=u.tag),l&&(l.node=w),w}k.createNode=g},61342:function(j,k,m){"use strict";var S=m(
41127),b=m(10204);const v={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},p=g=>g.replace(/[!,[\]{}]/g,f=>v[f]);
class y{constructor(f,d){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},y.defaultYaml,f),this.tags=Object.
assign({},y.defaultTags,d)}clone(){const f=new y(this.yaml,this.tags);return f.docStart=this.docStart,f}atDocument(){const f=new y(
this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.
yaml={explicit:y.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},y.defaultTags);break}return f}add(f,d){this.
atNextDocument&&(this.yaml={explicit:y.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},y.defaultTags),this.
atNextDocument=!1);const c=f.trim().split(/[ \t]+/),o=c.shift();switch(o){case"%TAG":{if(c.length!==2&&(d(0,"%TAG direct\
ive should contain exactly two parts"),c.length<2))return!1;const[s,i]=c;return this.tags[s]=i,!0}case"%YAML":{if(this.yaml.
explicit=!0,c.length!==1)return d(0,"%YAML directive should contain exactly one part"),!1;const[s]=c;if(s==="1.1"||s==="\
1.2")return this.yaml.version=s,!0;{const i=/^\d+\.\d+$/.test(s);return d(6,`Unsupported YAML version ${s}`,i),!1}}default:
return d(0,`Unknown directive ${o}`,!0),!1}}tagName(f,d){if(f==="!")return"!";if(f[0]!=="!")return d(`Not a valid tag: ${f}`),
null;if(f[1]==="<"){const i=f.slice(2,-1);return i==="!"||i==="!!"?(d(`Verbatim tags aren't resolved, so ${f} is invalid\
.`),null):(f[f.length-1]!==">"&&d("Verbatim tags must end with a >"),i)}const[,c,o]=f.match(/^(.*!)([^!]*)$/s);o||d(`The\
 ${f} tag has no suffix`);const s=this.tags[c];if(s)try{return s+decodeURIComponent(o)}catch(i){return d(String(i)),null}
return c==="!"?f:(d(`Could not resolve tag: ${f}`),null)}tagString(f){for(const[d,c]of Object.entries(this.tags))if(f.startsWith(
c))return d+p(f.substring(c.length));return f[0]==="!"?f:`!<${f}>`}toString(f){const d=this.yaml.explicit?[`%YAML ${this.
yaml.version||"1.2"}`]:[],c=Object.entries(this.tags);let o;if(f&&c.length>0&&S.isNode(f.contents)){const s={};b.visit(f.
contents,(i,n)=>{S.isNode(n)&&n.tag&&(s[n.tag]=!0)}),o=Object.keys(s)}else o=[];for(const[s,i]of c)s==="!!"&&i==="tag:ya\
ml.org,2002:"||(!f||o.some(n=>n.startsWith(i)))&&d.push(`%TAG ${s} ${i}`);return d.join(`
`)}}y.defaultYaml={explicit:!1,version:"1.2"},y.defaultTags={"!!":"tag:yaml.org,2002:"},k.Directives=y},91464:function(j,k){
"use strict";class m extends Error{constructor(y,g,f,d){super(),this.name=y,this.code=f,this.message=d,this.pos=g}}class S extends m{constructor(y,g,f){
super("YAMLParseError",y,g,f)}}class b extends m{constructor(y,g,f){super("YAMLWarning",y,g,f)}}const v=(p,y)=>g=>{if(g.
pos[0]===-1)return;g.linePos=g.pos.map(s=>y.linePos(s));const{line:f,col:d}=g.linePos[0];g.message+=` at line ${f}, colu\
mn ${d}`;let c=d-1,o=p.substring(y.lineStarts[f-1],y.lineStarts[f]).replace(/[\n\r]+$/,"");if(c>=60&&o.length>80){const s=Math.
min(c-39,o.length-79);o="\u2026"+o.substring(s),c-=s-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),f>1&&/^ *$/.test(o.
substring(0,c))){let s=p.substring(y.lineStarts[f-2],y.lineStarts[f-1]);s.length>80&&(s=s.substring(0,79)+`\u2026
`),o=s+o}if(/[^ ]/.test(o)){let s=1;const i=g.linePos[1];i?.line===f&&i.col>d&&(s=Math.max(1,Math.min(i.col-d,80-c)));const n="\
 ".repeat(c)+"^".repeat(s);g.message+=`:

${o}
${n}
`}};k.YAMLError=m,k.YAMLParseError=S,k.YAMLWarning=b,k.prettifyError=v},38815:function(j,k,m){"use strict";var S,b=m(89984),
v=m(3021),p=m(45840),y=m(91464),g=m(4065),f=m(41127),d=m(57165),c=m(63301),o=m(84454),s=m(92223),i=m(3461),n=m(40361),r=m(
66628),l=m(3456),u=m(84047),w=m(10204);S=b.Composer,S=v.Document,S=p.Schema,S=y.YAMLError,S=y.YAMLParseError,S=y.YAMLWarning,
S=g.Alias,S=f.isAlias,S=f.isCollection,S=f.isDocument,k.jh=f.isMap,k.Ll=f.isNode,S=f.isPair,k.jn=f.isScalar,S=f.isSeq,S=
d.Pair,S=c.Scalar,S=o.YAMLMap,S=s.YAMLSeq,S=i,S=n.Lexer,k.HN=r.LineCounter,S=l.Parser,S=u.parse,S=u.parseAllDocuments,k.
Tp=u.parseDocument,k.As=u.stringify,k.YR=w.visit,S=w.visitAsync},57249:function(j,k,m){"use strict";var S=m(932);function b(p,...y){
p==="debug"&&console.log(...y)}function v(p,y){(p==="debug"||p==="warn")&&(typeof S.emitWarning=="function"?S.emitWarning(
y):console.warn(y))}k.debug=b,k.warn=v},4065:function(j,k,m){"use strict";var S=m(71596),b=m(10204),v=m(41127),p=m(66673),
y=m(74043);class g extends p.NodeBase{constructor(c){super(v.ALIAS),this.source=c,Object.defineProperty(this,"tag",{set(){
throw new Error("Alias nodes cannot have tags")}})}resolve(c,o){if(o?.maxAliasCount===0)throw new ReferenceError("Alias \
resolution is disabled");let s;o?.aliasResolveCache?s=o.aliasResolveCache:(s=[],b.visit(c,{Node:(n,r)=>{(v.isAlias(r)||v.
hasAnchor(r))&&s.push(r)}}),o&&(o.aliasResolveCache=s));let i;for(const n of s){if(n===this)break;n.anchor===this.source&&
(i=n)}if(i&&o){const{anchors:n,doc:r,maxAliasCount:l}=o;let u=n.get(i);if(u||(y.toJS(i,null,o),u=n.get(i)),u?.res===void 0){
const w="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(w)}if(l>=0&&(u.count+=1,u.aliasCount===
0&&(u.aliasCount=f(r,i,n)),u.count*u.aliasCount>l)){const w="Excessive alias count indicates a resource exhaustion attac\
k";throw new ReferenceError(w)}}return i}toJSON(c,o){if(!o)return{source:this.source};const s=this.resolve(o.doc,o);if(!s){
const i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(i)}return o.
anchors.get(s).res}toString(c,o,s){const i=`*${this.source}`;if(c){if(S.anchorIsValid(this.source),c.options.verifyAliasOrder&&
!c.anchors.has(this.source)){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
n)}if(c.implicitKey)return`${i} `}return i}}function f(d,c,o){if(v.isAlias(c)){const s=c.resolve(d),i=o&&s&&o.get(s);return i?
i.count*i.aliasCount:0}else if(v.isCollection(c)){let s=0;for(const i of c.items){const n=f(d,i,o);n>s&&(s=n)}return s}else if(v.
isPair(c)){const s=f(d,c.key,o),i=f(d,c.value,o);return Math.max(s,i)}return 1}k.Alias=g},40101:function(j,k,m){"use str\
ict";var S=m(42404),b=m(41127),v=m(66673);function p(f,d,c){let o=c;for(let s=d.length-1;s>=0;--s){const i=d[s];if(typeof i==
"number"&&Number.isInteger(i)&&i>=0){const n=[];n[i]=o,o=n}else o=new Map([[i,o]])}return S.createNode(o,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:f,sourceObjects:new Map})}
const y=f=>f==null||typeof f=="object"&&!!f[Symbol.iterator]().next().done;class g extends v.NodeBase{constructor(d,c){super(
d),Object.defineProperty(this,"schema",{value:c,configurable:!0,enumerable:!1,writable:!0})}clone(d){const c=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return d&&(c.schema=d),c.items=c.items.map(o=>b.isNode(
o)||b.isPair(o)?o.clone(d):o),this.range&&(c.range=this.range.slice()),c}addIn(d,c){if(y(d))this.add(c);else{const[o,...s]=d,
i=this.get(o,!0);if(b.isCollection(i))i.addIn(s,c);else if(i===void 0&&this.schema)this.set(o,p(this.schema,s,c));else throw new Error(
`Expected YAML collection at ${o}. Remaining path: ${s}`)}}deleteIn(d){const[c,...o]=d;if(o.length===0)return this.delete(
c);const s=this.get(c,!0);if(b.isCollection(s))return s.deleteIn(o);throw new Error(`Expected YAML collection at ${c}. R\
emaining path: ${o}`)}getIn(d,c){const[o,...s]=d,i=this.get(o,!0);return s.length===0?!c&&b.isScalar(i)?i.value:i:b.isCollection(
i)?i.getIn(s,c):void 0}hasAllNullValues(d){return this.items.every(c=>{if(!b.isPair(c))return!1;const o=c.value;return o==
null||d&&b.isScalar(o)&&o.value==null&&!o.commentBefore&&!o.comment&&!o.tag})}hasIn(d){const[c,...o]=d;if(o.length===0)return this.
has(c);const s=this.get(c,!0);return b.isCollection(s)?s.hasIn(o):!1}setIn(d,c){const[o,...s]=d;if(s.length===0)this.set(
o,c);else{const i=this.get(o,!0);if(b.isCollection(i))i.setIn(s,c);else if(i===void 0&&this.schema)this.set(o,p(this.schema,
s,c));else throw new Error(`Expected YAML collection at ${o}. Remaining path: ${s}`)}}}k.Collection=g,k.collectionFromPath=
p,k.isEmptyPath=y},66673:function(j,k,m){"use strict";var S=m(83661),b=m(41127),v=m(74043);class p{constructor(g){Object.
defineProperty(this,b.NODE_TYPE,{value:g})}clone(){const g=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(g.range=this.range.slice()),g}toJS(g,{mapAsMap:f,maxAliasCount:d,onAnchor:c,reviver:o}={}){if(!b.
isDocument(g))throw new TypeError("A document argument is required");const s={anchors:new Map,doc:g,keep:!0,mapAsMap:f===
!0,mapKeyWarned:!1,maxAliasCount:typeof d=="number"?d:100},i=v.toJS(this,"",s);if(typeof c=="function")for(const{count:n,
res:r}of s.anchors.values())c(r,n);return typeof o=="function"?S.applyReviver(o,{"":i},"",i):i}}k.NodeBase=p},57165:function(j,k,m){
"use strict";var S=m(42404),b=m(59748),v=m(97104),p=m(41127);function y(f,d,c){const o=S.createNode(f,void 0,c),s=S.createNode(
d,void 0,c);return new g(o,s)}class g{constructor(d,c=null){Object.defineProperty(this,p.NODE_TYPE,{value:p.PAIR}),this.
key=d,this.value=c}clone(d){let{key:c,value:o}=this;return p.isNode(c)&&(c=c.clone(d)),p.isNode(o)&&(o=o.clone(d)),new g(
c,o)}toJSON(d,c){const o=c?.mapAsMap?new Map:{};return v.addPairToJSMap(c,o,this)}toString(d,c,o){return d?.doc?b.stringifyPair(
this,d,c,o):JSON.stringify(this)}}k.Pair=g,k.createPair=y},63301:function(j,k,m){"use strict";var S=m(41127),b=m(66673),
v=m(74043);const p=g=>!g||typeof g!="function"&&typeof g!="object";class y extends b.NodeBase{constructor(f){super(S.SCALAR),
this.value=f}toJSON(f,d){return d?.keep?this.value:v.toJS(this.value,f,d)}toString(){return String(this.value)}}y.BLOCK_FOLDED=
"BLOCK_FOLDED",y.BLOCK_LITERAL="BLOCK_LITERAL",y.PLAIN="PLAIN",y.QUOTE_DOUBLE="QUOTE_DOUBLE",y.QUOTE_SINGLE="QUOTE_SINGL\
E",k.Scalar=y,k.isScalarValue=p},84454:function(j,k,m){"use strict";var S=m(61212),b=m(97104),v=m(40101),p=m(41127),y=m(
57165),g=m(63301);function f(c,o){const s=p.isScalar(o)?o.value:o;for(const i of c)if(p.isPair(i)&&(i.key===o||i.key===s||
p.isScalar(i.key)&&i.key.value===s))return i}class d extends v.Collection{static get tagName(){return"tag:yaml.org,2002:\
map"}constructor(o){super(p.MAP,o),this.items=[]}static from(o,s,i){const{keepUndefined:n,replacer:r}=i,l=new this(o),u=(w,E)=>{
if(typeof r=="function")E=r.call(s,w,E);else if(Array.isArray(r)&&!r.includes(w))return;(E!==void 0||n)&&l.items.push(y.
createPair(w,E,i))};if(s instanceof Map)for(const[w,E]of s)u(w,E);else if(s&&typeof s=="object")for(const w of Object.keys(
s))u(w,s[w]);return typeof o.sortMapEntries=="function"&&l.items.sort(o.sortMapEntries),l}add(o,s){let i;p.isPair(o)?i=o:
!o||typeof o!="object"||!("key"in o)?i=new y.Pair(o,o?.value):i=new y.Pair(o.key,o.value);const n=f(this.items,i.key),r=this.
schema?.sortMapEntries;if(n){if(!s)throw new Error(`Key ${i.key} already set`);p.isScalar(n.value)&&g.isScalarValue(i.value)?
n.value.value=i.value:n.value=i.value}else if(r){const l=this.items.findIndex(u=>r(i,u)<0);l===-1?this.items.push(i):this.
items.splice(l,0,i)}else this.items.push(i)}delete(o){const s=f(this.items,o);return s?this.items.splice(this.items.indexOf(
s),1).length>0:!1}get(o,s){const n=f(this.items,o)?.value;return(!s&&p.isScalar(n)?n.value:n)??void 0}has(o){return!!f(this.
items,o)}set(o,s){this.add(new y.Pair(o,s),!0)}toJSON(o,s,i){const n=i?new i:s?.mapAsMap?new Map:{};s?.onCreate&&s.onCreate(
n);for(const r of this.items)b.addPairToJSMap(s,n,r);return n}toString(o,s,i){if(!o)return JSON.stringify(this);for(const n of this.
items)if(!p.isPair(n))throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);return!o.allNullValues&&
this.hasAllNullValues(!1)&&(o=Object.assign({},o,{allNullValues:!0})),S.stringifyCollection(this,o,{blockItemPrefix:"",flowChars:{
start:"{",end:"}"},itemIndent:o.indent||"",onChompKeep:i,onComment:s})}}k.YAMLMap=d,k.findPair=f},92223:function(j,k,m){
"use strict";var S=m(42404),b=m(61212),v=m(40101),p=m(41127),y=m(63301),g=m(74043);class f extends v.Collection{static get tagName(){
return"tag:yaml.org,2002:seq"}constructor(o){super(p.SEQ,o),this.items=[]}add(o){this.items.push(o)}delete(o){const s=d(
o);return typeof s!="number"?!1:this.items.splice(s,1).length>0}get(o,s){const i=d(o);if(typeof i!="number")return;const n=this.
items[i];return!s&&p.isScalar(n)?n.value:n}has(o){const s=d(o);return typeof s=="number"&&s<this.items.length}set(o,s){const i=d(
o);if(typeof i!="number")throw new Error(`Expected a valid index, not ${o}.`);const n=this.items[i];p.isScalar(n)&&y.isScalarValue(
s)?n.value=s:this.items[i]=s}toJSON(o,s){const i=[];s?.onCreate&&s.onCreate(i);let n=0;for(const r of this.items)i.push(
g.toJS(r,String(n++),s));return i}toString(o,s,i){return o?b.stringifyCollection(this,o,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(o.indent||"")+"  ",onChompKeep:i,onComment:s}):JSON.stringify(this)}static from(o,s,i){const{
replacer:n}=i,r=new this(o);if(s&&Symbol.iterator in Object(s)){let l=0;for(let u of s){if(typeof n=="function"){const w=s instanceof
Set?u:String(l++);u=n.call(s,w,u)}r.items.push(S.createNode(u,void 0,i))}}return r}}function d(c){let o=p.isScalar(c)?c.
value:c;return o&&typeof o=="string"&&(o=Number(o)),typeof o=="number"&&Number.isInteger(o)&&o>=0?o:null}k.YAMLSeq=f},97104:function(j,k,m){
"use strict";var S=m(57249),b=m(90452),v=m(2148),p=m(41127),y=m(74043);function g(d,c,{key:o,value:s}){if(p.isNode(o)&&o.
addToJSMap)o.addToJSMap(d,c,s);else if(b.isMergeKey(d,o))b.addMergeToJSMap(d,c,s);else{const i=y.toJS(o,"",d);if(c instanceof
Map)c.set(i,y.toJS(s,i,d));else if(c instanceof Set)c.add(i);else{const n=f(o,i,d),r=y.toJS(s,n,d);n in c?Object.defineProperty(
c,n,{value:r,writable:!0,enumerable:!0,configurable:!0}):c[n]=r}}return c}function f(d,c,o){if(c===null)return"";if(typeof c!=
"object")return String(c);if(p.isNode(d)&&o?.doc){const s=v.createStringifyContext(o.doc,{});s.anchors=new Set;for(const n of o.
anchors.keys())s.anchors.add(n.anchor);s.inFlow=!0,s.inStringifyKey=!0;const i=d.toString(s);if(!o.mapKeyWarned){let n=JSON.
stringify(i);n.length>40&&(n=n.substring(0,36)+'..."'),S.warn(o.doc.options.logLevel,`Keys with collection values will b\
e stringified due to JS Object restrictions: ${n}. Set mapAsMap: true to use object keys.`),o.mapKeyWarned=!0}return i}return JSON.
stringify(c)}k.addPairToJSMap=g},41127:function(j,k){"use strict";const m=Symbol.for("yaml.alias"),S=Symbol.for("yaml.do\
cument"),b=Symbol.for("yaml.map"),v=Symbol.for("yaml.pair"),p=Symbol.for("yaml.scalar"),y=Symbol.for("yaml.seq"),g=Symbol.
for("yaml.node.type"),f=u=>!!u&&typeof u=="object"&&u[g]===m,d=u=>!!u&&typeof u=="object"&&u[g]===S,c=u=>!!u&&typeof u==
"object"&&u[g]===b,o=u=>!!u&&typeof u=="object"&&u[g]===v,s=u=>!!u&&typeof u=="object"&&u[g]===p,i=u=>!!u&&typeof u=="ob\
ject"&&u[g]===y;function n(u){if(u&&typeof u=="object")switch(u[g]){case b:case y:return!0}return!1}function r(u){if(u&&
typeof u=="object")switch(u[g]){case m:case b:case p:case y:return!0}return!1}const l=u=>(s(u)||n(u))&&!!u.anchor;k.ALIAS=
m,k.DOC=S,k.MAP=b,k.NODE_TYPE=g,k.PAIR=v,k.SCALAR=p,k.SEQ=y,k.hasAnchor=l,k.isAlias=f,k.isCollection=n,k.isDocument=d,k.
isMap=c,k.isNode=r,k.isPair=o,k.isScalar=s,k.isSeq=i},74043:function(j,k,m){"use strict";var S=m(41127);function b(v,p,y){
if(Array.isArray(v))return v.map((g,f)=>b(g,String(f),y));if(v&&typeof v.toJSON=="function"){if(!y||!S.hasAnchor(v))return v.
toJSON(p,y);const g={aliasCount:0,count:1,res:void 0};y.anchors.set(v,g),y.onCreate=d=>{g.res=d,delete y.onCreate};const f=v.
toJSON(p,y);return y.onCreate&&y.onCreate(f),f}return typeof v=="bigint"&&!y?.keep?Number(v):v}k.toJS=b},60110:function(j,k,m){
"use strict";var S=m(48913),b=m(76842),v=m(91464),p=m(83069);function y(s,i=!0,n){if(s){const r=(l,u,w)=>{const E=typeof l==
"number"?l:Array.isArray(l)?l[0]:l.offset;if(n)n(E,u,w);else throw new v.YAMLParseError([E,E+1],u,w)};switch(s.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return b.resolveFlowScalar(s,i,r);case"block-scalar":return S.
resolveBlockScalar({options:{strict:i}},s,r)}}return null}function g(s,i){const{implicitKey:n=!1,indent:r,inFlow:l=!1,offset:u=-1,
type:w="PLAIN"}=i,E=p.stringifyString({type:w,value:s},{implicitKey:n,indent:r>0?" ".repeat(r):"",inFlow:l,options:{blockQuote:!0,
lineWidth:-1}}),A=i.end??[{type:"newline",offset:-1,indent:r,source:`
`}];switch(E[0]){case"|":case">":{const O=E.indexOf(`
`),L=E.substring(0,O),T=E.substring(O+1)+`
`,F=[{type:"block-scalar-header",offset:u,indent:r,source:L}];return c(F,A)||F.push({type:"newline",offset:-1,indent:r,source:`\

`}),{type:"block-scalar",offset:u,indent:r,props:F,source:T}}case'"':return{type:"double-quoted-scalar",offset:u,indent:r,
source:E,end:A};case"'":return{type:"single-quoted-scalar",offset:u,indent:r,source:E,end:A};default:return{type:"scalar",
offset:u,indent:r,source:E,end:A}}}function f(s,i,n={}){let{afterKey:r=!1,implicitKey:l=!1,inFlow:u=!1,type:w}=n,E="inde\
nt"in s?s.indent:null;if(r&&typeof E=="number"&&(E+=2),!w)switch(s.type){case"single-quoted-scalar":w="QUOTE_SINGLE";break;case"\
double-quoted-scalar":w="QUOTE_DOUBLE";break;case"block-scalar":{const O=s.props[0];if(O.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");w=O.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:w="PLAIN"}const A=p.stringifyString(
{type:w,value:i},{implicitKey:l||E===null,indent:E!==null&&E>0?" ".repeat(E):"",inFlow:u,options:{blockQuote:!0,lineWidth:-1}});
switch(A[0]){case"|":case">":d(s,A);break;case'"':o(s,A,"double-quoted-scalar");break;case"'":o(s,A,"single-quoted-scala\
r");break;default:o(s,A,"scalar")}}function d(s,i){const n=i.indexOf(`
`),r=i.substring(0,n),l=i.substring(n+1)+`
`;if(s.type==="block-scalar"){const u=s.props[0];if(u.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");u.source=r,s.source=l}else{const{offset:u}=s,w="indent"in s?s.indent:-1,E=[{type:"block-scalar-header",offset:u,
indent:w,source:r}];c(E,"end"in s?s.end:void 0)||E.push({type:"newline",offset:-1,indent:w,source:`
`});for(const A of Object.keys(s))A!=="type"&&A!=="offset"&&delete s[A];Object.assign(s,{type:"block-scalar",indent:w,props:E,
source:l})}}function c(s,i){if(i)for(const n of i)switch(n.type){case"space":case"comment":s.push(n);break;case"newline":
return s.push(n),!0}return!1}function o(s,i,n){switch(s.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":s.type=n,s.source=i;break;case"block-scalar":{const r=s.props.slice(1);let l=i.length;s.props[0].type==="block-\
scalar-header"&&(l-=s.props[0].source.length);for(const u of r)u.offset+=l;delete s.props,Object.assign(s,{type:n,source:i,
end:r});break}case"block-map":case"block-seq":{const l={type:"newline",offset:s.offset+i.length,indent:s.indent,source:`\

`};delete s.items,Object.assign(s,{type:n,source:i,end:[l]});break}default:{const r="indent"in s?s.indent:-1,l="end"in s&&
Array.isArray(s.end)?s.end.filter(u=>u.type==="space"||u.type==="comment"||u.type==="newline"):[];for(const u of Object.
keys(s))u!=="type"&&u!=="offset"&&delete s[u];Object.assign(s,{type:n,indent:r,source:i,end:l})}}}k.createScalarToken=g,
k.resolveAsScalar=y,k.setScalarValue=f},91733:function(j,k){"use strict";const m=v=>"type"in v?S(v):b(v);function S(v){switch(v.
type){case"block-scalar":{let p="";for(const y of v.props)p+=S(y);return p+v.source}case"block-map":case"block-seq":{let p="";
for(const y of v.items)p+=b(y);return p}case"flow-collection":{let p=v.start.source;for(const y of v.items)p+=b(y);for(const y of v.
end)p+=y.source;return p}case"document":{let p=b(v);if(v.end)for(const y of v.end)p+=y.source;return p}default:{let p=v.
source;if("end"in v&&v.end)for(const y of v.end)p+=y.source;return p}}}function b({start:v,key:p,sep:y,value:g}){let f="";
for(const d of v)f+=d.source;if(p&&(f+=S(p)),y)for(const d of y)f+=d.source;return g&&(f+=S(g)),f}k.stringify=m},97715:function(j,k){
"use strict";const m=Symbol("break visit"),S=Symbol("skip children"),b=Symbol("remove item");function v(y,g){"type"in y&&
y.type==="document"&&(y={start:y.start,value:y.value}),p(Object.freeze([]),y,g)}v.BREAK=m,v.SKIP=S,v.REMOVE=b,v.itemAtPath=
(y,g)=>{let f=y;for(const[d,c]of g){const o=f?.[d];if(o&&"items"in o)f=o.items[c];else return}return f},v.parentCollection=
(y,g)=>{const f=v.itemAtPath(y,g.slice(0,-1)),d=g[g.length-1][0],c=f?.[d];if(c&&"items"in c)return c;throw new Error("Pa\
rent collection not found")};function p(y,g,f){let d=f(g,y);if(typeof d=="symbol")return d;for(const c of["key","value"]){
const o=g[c];if(o&&"items"in o){for(let s=0;s<o.items.length;++s){const i=p(Object.freeze(y.concat([[c,s]])),o.items[s],
f);if(typeof i=="number")s=i-1;else{if(i===m)return m;i===b&&(o.items.splice(s,1),s-=1)}}typeof d=="function"&&c==="key"&&
(d=d(g,y))}}return typeof d=="function"?d(g,y):d}k.visit=v},3461:function(j,k,m){"use strict";var S=m(60110),b=m(91733),
v=m(97715);const p="\uFEFF",y="",g="",f="",d=i=>!!i&&"items"in i,c=i=>!!i&&(i.type==="scalar"||i.type==="single-quote\
d-scalar"||i.type==="double-quoted-scalar"||i.type==="block-scalar");function o(i){switch(i){case p:return"<BOM>";case y:
return"<DOC>";case g:return"<FLOW_END>";case f:return"<SCALAR>";default:return JSON.stringify(i)}}function s(i){switch(i){case p:
return"byte-order-mark";case y:return"doc-mode";case g:return"flow-error-end";case f:return"scalar";case"---":return"doc\
-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(i[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}k.createScalarToken=S.createScalarToken,k.resolveAsScalar=S.
resolveAsScalar,k.setScalarValue=S.setScalarValue,k.stringify=b.stringify,k.visit=v.visit,k.BOM=p,k.DOCUMENT=y,k.FLOW_END=
g,k.SCALAR=f,k.isCollection=d,k.isScalar=c,k.prettyToken=o,k.tokenType=s},40361:function(j,k,m){"use strict";var S=m(3461);
function b(c){switch(c){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const v=new Set("0123456789ABCDEFabcdef"),p=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),y=new Set(",[]{}"),g=new Set(` ,[]{}
\r	`),f=c=>!c||g.has(c);class d{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
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
const l=this.charAt(1);if(this.flowKey||b(l)||l===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
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
`:o=r,s=0;break;case"\r":{const l=this.buffer[r+1];if(!l&&!this.atEnd)return this.setNext("block-scalar");if(l===`
`)break}default:break e}if(!i&&!this.atEnd)return this.setNext("block-scalar");if(s>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=s:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const r=this.continueScalar(
o+1);if(r===-1)break;o=this.buffer.indexOf(`
`,r)}while(o!==-1);if(o===-1){if(!this.atEnd)return this.setNext("block-scalar");o=this.buffer.length}}let n=o+1;for(i=this.
buffer[n];i===" ";)i=this.buffer[++n];if(i==="	"){for(;i==="	"||i===" "||i==="\r"||i===`
`;)i=this.buffer[++n];o=n-1}else if(!this.blockScalarKeep)do{let r=o-1,l=this.buffer[r];l==="\r"&&(l=this.buffer[--r]);const u=r;
for(;l===" ";)l=this.buffer[--r];if(l===`
`&&r>=this.pos&&r+1+s>u)o=r;else break}while(!0);return yield S.SCALAR,yield*this.pushToIndex(o+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const o=this.flowLevel>0;let s=this.pos-1,i=this.pos-1,n;for(;n=this.buffer[++i];)if(n===":"){const r=this.buffer[i+1];if(b(
r)||o&&y.has(r))break;s=i}else if(b(n)){let r=this.buffer[i+1];if(n==="\r"&&(r===`
`?(i+=1,n=`
`,r=this.buffer[i+1]):s=i),r==="#"||o&&y.has(r))break;if(n===`
`){const l=this.continueScalar(i+1);if(l===-1)break;i=Math.max(i,l-2)}}else{if(o&&y.has(n))break;s=i}return!n&&!this.atEnd?
this.setNext("plain-scalar"):(yield S.SCALAR,yield*this.pushToIndex(s+1,!0),o?"flow":"doc")}*pushCount(o){return o>0?(yield this.
buffer.substr(this.pos,o),this.pos+=o,o):0}*pushToIndex(o,s){const i=this.buffer.slice(this.pos,o);return i?(yield i,this.
pos+=i.length,i.length):(s&&(yield""),0)}*pushIndicators(){let o=0;e:for(;;){switch(this.charAt(0)){case"!":o+=yield*this.
pushTag(),o+=yield*this.pushSpaces(!0);continue e;case"&":o+=yield*this.pushUntil(f),o+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const s=this.flowLevel>0,i=this.charAt(1);if(b(i)||s&&y.has(i)){s?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,o+=yield*this.pushCount(1),o+=yield*this.pushSpaces(!0);continue e}}}break e}return o}*pushTag(){
if(this.charAt(1)==="<"){let o=this.pos+2,s=this.buffer[o];for(;!b(s)&&s!==">";)s=this.buffer[++o];return yield*this.pushToIndex(
s===">"?o+1:o,!1)}else{let o=this.pos+1,s=this.buffer[o];for(;s;)if(p.has(s))s=this.buffer[++o];else if(s==="%"&&v.has(this.
buffer[o+1])&&v.has(this.buffer[o+2]))s=this.buffer[o+=3];else break;return yield*this.pushToIndex(o,!1)}}*pushNewline(){
const o=this.buffer[this.pos];return o===`
`?yield*this.pushCount(1):o==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(o){let s=this.pos-1,i;do i=this.buffer[++s];while(i===" "||o&&i==="	");const n=s-
this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=s),n}*pushUntil(o){let s=this.pos,i=this.buffer[s];for(;!o(
i);)i=this.buffer[++s];return yield*this.pushToIndex(s,!1)}}k.Lexer=d},66628:function(j,k){"use strict";class m{constructor(){
this.lineStarts=[],this.addNewLine=b=>this.lineStarts.push(b),this.linePos=b=>{let v=0,p=this.lineStarts.length;for(;v<p;){
const g=v+p>>1;this.lineStarts[g]<b?v=g+1:p=g}if(this.lineStarts[v]===b)return{line:v+1,col:1};if(v===0)return{line:0,col:b};
const y=this.lineStarts[v-1];return{line:v,col:b-y+1}}}}k.LineCounter=m},3456:function(j,k,m){"use strict";var S=m(932),
b=m(3461),v=m(40361);function p(i,n){for(let r=0;r<i.length;++r)if(i[r].type===n)return!0;return!1}function y(i){for(let n=0;n<
i.length;++n)switch(i[n].type){case"space":case"comment":case"newline":break;default:return n}return-1}function g(i){switch(i?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function f(i){switch(i.type){case"document":return i.start;case"block-map":{const n=i.items[i.items.length-1];
return n.sep??n.start}case"block-seq":return i.items[i.items.length-1].start;default:return[]}}function d(i){if(i.length===
0)return[];let n=i.length;e:for(;--n>=0;)switch(i[n].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":case"newline":break e}for(;i[++n]?.type==="space";);return i.splice(n,i.length)}function c(i,n){if(n.length<
1e5)Array.prototype.push.apply(i,n);else for(let r=0;r<n.length;++r)i.push(n[r])}function o(i){if(i.start.type==="flow-s\
eq-start")for(const n of i.items)n.sep&&!n.value&&!p(n.start,"explicit-key-ind")&&!p(n.sep,"map-value-ind")&&(n.key&&(n.
value=n.key),delete n.key,g(n.value)?n.value.end?c(n.value.end,n.sep):n.value.end=n.sep:c(n.start,n.sep),delete n.sep)}class s{constructor(n){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new v.Lexer,this.onNewLine=n}*parse(n,r=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const l of this.
lexer.lex(n,r))yield*this.next(l);r||(yield*this.end())}*next(n){if(this.source=n,S.env.LOG_TOKENS&&console.log("|",b.prettyToken(
n)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=n.length;return}const r=b.tokenType(n);if(r)if(r==="s\
calar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=r,yield*this.step(),r){case"newline":
this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+n.length);break;case"space":this.atNewLine&&n[0]===
" "&&(this.indent+=n.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
n.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=n.length}else{const l=`\
Not a YAML token: ${n}`;yield*this.pop({type:"error",offset:this.offset,message:l,source:n}),this.offset+=n.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){const n=this.peek(1);if(this.type==="doc-end"&&n?.type!=="doc-end"){for(;this.stack.length>0;)
yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!n)return yield*this.
stream();switch(n.type){case"document":return yield*this.document(n);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(n);case"block-scalar":return yield*this.blockScalar(n);case"block-map":return yield*this.
blockMap(n);case"block-seq":return yield*this.blockSequence(n);case"flow-collection":return yield*this.flowCollection(n);case"\
doc-end":return yield*this.documentEnd(n)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(n){const r=n??
this.stack.pop();if(!r)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.
stack.length===0)yield r;else{const l=this.peek(1);switch(r.type==="block-scalar"?r.indent="indent"in l?l.indent:0:r.type===
"flow-collection"&&l.type==="document"&&(r.indent=0),r.type==="flow-collection"&&o(r),l.type){case"document":l.value=r;break;case"\
block-scalar":l.props.push(r);break;case"block-map":{const u=l.items[l.items.length-1];if(u.value){l.items.push({start:[],
key:r,sep:[]}),this.onKeyLine=!0;return}else if(u.sep)u.value=r;else{Object.assign(u,{key:r,sep:[]}),this.onKeyLine=!u.explicitKey;
return}break}case"block-seq":{const u=l.items[l.items.length-1];u.value?l.items.push({start:[],value:r}):u.value=r;break}case"\
flow-collection":{const u=l.items[l.items.length-1];!u||u.value?l.items.push({start:[],key:r,sep:[]}):u.sep?u.value=r:Object.
assign(u,{key:r,sep:[]});return}default:yield*this.pop(),yield*this.pop(r)}if((l.type==="document"||l.type==="block-map"||
l.type==="block-seq")&&(r.type==="block-map"||r.type==="block-seq")){const u=r.items[r.items.length-1];u&&!u.sep&&!u.value&&
u.start.length>0&&y(u.start)===-1&&(r.indent===0||u.start.every(w=>w.type!=="comment"||w.indent<r.indent))&&(l.type==="d\
ocument"?l.end=u.start:l.items.push({start:u.start}),r.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const n={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&n.start.push(this.sourceToken),this.stack.push(n);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(n){if(n.value)return yield*this.
lineEnd(n);switch(this.type){case"doc-start":{y(n.start)!==-1?(yield*this.pop(),yield*this.step()):n.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":n.start.push(this.sourceToken);return}const r=this.
startBlockValue(n);r?this.stack.push(r):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(n){if(this.type==="map-value-ind"){const r=f(this.peek(2)),l=d(r);let u;n.end?
(u=n.end,u.push(this.sourceToken),delete n.end):u=[this.sourceToken];const w={type:"block-map",offset:n.offset,indent:n.
indent,items:[{start:l,key:n,sep:u}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=w}else yield*this.lineEnd(n)}*blockScalar(n){
switch(this.type){case"space":case"comment":case"newline":n.props.push(this.sourceToken);return;case"scalar":if(n.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let r=this.source.indexOf(`
`)+1;for(;r!==0;)this.onNewLine(this.offset+r),r=this.source.indexOf(`
`,r)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(n){const r=n.items[n.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,r.value){const l="end"in r.value?r.value.end:void 0;(Array.isArray(
l)?l[l.length-1]:void 0)?.type==="comment"?l?.push(this.sourceToken):n.items.push({start:[this.sourceToken]})}else r.sep?
r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"space":case"comment":if(r.value)n.items.push({start:[
this.sourceToken]});else if(r.sep)r.sep.push(this.sourceToken);else{if(this.atIndentedComment(r.start,n.indent)){const u=n.
items[n.items.length-2]?.value?.end;if(Array.isArray(u)){c(u,r.start),u.push(this.sourceToken),n.items.pop();return}}r.start.
push(this.sourceToken)}return}if(this.indent>=n.indent){const l=!this.onKeyLine&&this.indent===n.indent,u=l&&(r.sep||r.explicitKey)&&
this.type!=="seq-item-ind";let w=[];if(u&&r.sep&&!r.value){const E=[];for(let A=0;A<r.sep.length;++A){const O=r.sep[A];switch(O.
type){case"newline":E.push(A);break;case"space":break;case"comment":O.indent>n.indent&&(E.length=0);break;default:E.length=
0}}E.length>=2&&(w=r.sep.splice(E[1]))}switch(this.type){case"anchor":case"tag":u||r.value?(w.push(this.sourceToken),n.items.
push({start:w}),this.onKeyLine=!0):r.sep?r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"explici\
t-key-ind":!r.sep&&!r.explicitKey?(r.start.push(this.sourceToken),r.explicitKey=!0):u||r.value?(w.push(this.sourceToken),
n.items.push({start:w,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(r.explicitKey)if(r.sep)if(r.
value)n.items.push({start:[],key:null,sep:[this.sourceToken]});else if(p(r.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:w,key:null,sep:[this.sourceToken]}]});else if(g(r.key)&&!p(
r.sep,"newline")){const E=d(r.start),A=r.key,O=r.sep;O.push(this.sourceToken),delete r.key,delete r.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:E,key:A,sep:O}]})}else w.length>0?r.sep=r.sep.concat(
w,this.sourceToken):r.sep.push(this.sourceToken);else if(p(r.start,"newline"))Object.assign(r,{key:null,sep:[this.sourceToken]});else{
const E=d(r.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:E,key:null,sep:[
this.sourceToken]}]})}else r.sep?r.value||u?n.items.push({start:w,key:null,sep:[this.sourceToken]}):p(r.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
r.sep.push(this.sourceToken):Object.assign(r,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const E=this.flowScalar(this.type);u||r.value?(n.items.push(
{start:w,key:E,sep:[]}),this.onKeyLine=!0):r.sep?this.stack.push(E):(Object.assign(r,{key:E,sep:[]}),this.onKeyLine=!0);
return}default:{const E=this.startBlockValue(n);if(E){if(E.type==="block-seq"){if(!r.explicitKey&&r.sep&&!p(r.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else l&&n.items.push({start:w});this.stack.push(E);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(n){
const r=n.items[n.items.length-1];switch(this.type){case"newline":if(r.value){const l="end"in r.value?r.value.end:void 0;
(Array.isArray(l)?l[l.length-1]:void 0)?.type==="comment"?l?.push(this.sourceToken):n.items.push({start:[this.sourceToken]})}else
r.start.push(this.sourceToken);return;case"space":case"comment":if(r.value)n.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(r.start,n.indent)){const u=n.items[n.items.length-2]?.value?.end;if(Array.isArray(u)){c(u,r.start),
u.push(this.sourceToken),n.items.pop();return}}r.start.push(this.sourceToken)}return;case"anchor":case"tag":if(r.value||
this.indent<=n.indent)break;r.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==n.indent)break;r.value||
p(r.start,"seq-item-ind")?n.items.push({start:[this.sourceToken]}):r.start.push(this.sourceToken);return}if(this.indent>
n.indent){const l=this.startBlockValue(n);if(l){this.stack.push(l);return}}yield*this.pop(),yield*this.step()}*flowCollection(n){
const r=n.items[n.items.length-1];if(this.type==="flow-error-end"){let l;do yield*this.pop(),l=this.peek(1);while(l?.type===
"flow-collection")}else if(n.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!r||r.sep?n.items.push(
{start:[this.sourceToken]}):r.start.push(this.sourceToken);return;case"map-value-ind":!r||r.value?n.items.push({start:[],
key:null,sep:[this.sourceToken]}):r.sep?r.sep.push(this.sourceToken):Object.assign(r,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!r||r.value?n.items.push({start:[this.sourceToken]}):
r.sep?r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const u=this.flowScalar(this.type);!r||r.value?n.items.push({start:[],key:u,sep:[]}):r.
sep?this.stack.push(u):Object.assign(r,{key:u,sep:[]});return}case"flow-map-end":case"flow-seq-end":n.end.push(this.sourceToken);
return}const l=this.startBlockValue(n);l?this.stack.push(l):(yield*this.pop(),yield*this.step())}else{const l=this.peek(
2);if(l.type==="block-map"&&(this.type==="map-value-ind"&&l.indent===n.indent||this.type==="newline"&&!l.items[l.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&l.type!=="flow-collection"){const u=f(l),
w=d(u);o(n);const E=n.end.splice(1,n.end.length);E.push(this.sourceToken);const A={type:"block-map",offset:n.offset,indent:n.
indent,items:[{start:w,key:n,sep:E}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=A}else yield*this.lineEnd(n)}}flowScalar(n){
if(this.onNewLine){let r=this.source.indexOf(`
`)+1;for(;r!==0;)this.onNewLine(this.offset+r),r=this.source.indexOf(`
`,r)+1}return{type:n,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(n){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const r=f(n),l=d(r);return l.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:l,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const r=f(n),l=d(r);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:l,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(n,r){
return this.type!=="comment"||this.indent<=r?!1:n.every(l=>l.type==="newline"||l.type==="space")}*documentEnd(n){this.type!==
"doc-mode"&&(n.end?n.end.push(this.sourceToken):n.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(n){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:n.end?n.end.push(this.sourceToken):n.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}k.Parser=s},84047:function(j,k,m){"use strict";var S=m(89984),b=m(3021),v=m(
91464),p=m(57249),y=m(41127),g=m(66628),f=m(3456);function d(n){const r=n.prettyErrors!==!1;return{lineCounter:n.lineCounter||
r&&new g.LineCounter||null,prettyErrors:r}}function c(n,r={}){const{lineCounter:l,prettyErrors:u}=d(r),w=new f.Parser(l?.
addNewLine),E=new S.Composer(r),A=Array.from(E.compose(w.parse(n)));if(u&&l)for(const O of A)O.errors.forEach(v.prettifyError(
n,l)),O.warnings.forEach(v.prettifyError(n,l));return A.length>0?A:Object.assign([],{empty:!0},E.streamInfo())}function o(n,r={}){
const{lineCounter:l,prettyErrors:u}=d(r),w=new f.Parser(l?.addNewLine),E=new S.Composer(r);let A=null;for(const O of E.compose(
w.parse(n),!0,n.length))if(!A)A=O;else if(A.options.logLevel!=="silent"){A.errors.push(new v.YAMLParseError(O.range.slice(
0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return u&&l&&(A.errors.
forEach(v.prettifyError(n,l)),A.warnings.forEach(v.prettifyError(n,l))),A}function s(n,r,l){let u;typeof r=="function"?u=
r:l===void 0&&r&&typeof r=="object"&&(l=r);const w=o(n,l);if(!w)return null;if(w.warnings.forEach(E=>p.warn(w.options.logLevel,
E)),w.errors.length>0){if(w.options.logLevel!=="silent")throw w.errors[0];w.errors=[]}return w.toJS(Object.assign({reviver:u},
l))}function i(n,r,l){let u=null;if(typeof r=="function"||Array.isArray(r)?u=r:l===void 0&&r&&(l=r),typeof l=="string"&&
(l=l.length),typeof l=="number"){const w=Math.round(l);l=w<1?void 0:w>8?{indent:8}:{indent:w}}if(n===void 0){const{keepUndefined:w}=l??
r??{};if(!w)return}return y.isDocument(n)&&!u?n.toString(l):new b.Document(n,u,l).toString(l)}k.parse=s,k.parseAllDocuments=
c,k.parseDocument=o,k.stringify=i},45840:function(j,k,m){"use strict";var S=m(41127),b=m(47451),v=m(1706),p=m(66464),y=m(
90018);const g=(d,c)=>d.key<c.key?-1:d.key>c.key?1:0;class f{constructor({compat:c,customTags:o,merge:s,resolveKnownTags:i,
schema:n,sortMapEntries:r,toStringDefaults:l}){this.compat=Array.isArray(c)?y.getTags(c,"compat"):c?y.getTags(null,c):null,
this.name=typeof n=="string"&&n||"core",this.knownTags=i?y.coreKnownTags:{},this.tags=y.getTags(o,this.name,s),this.toStringOptions=
l??null,Object.defineProperty(this,S.MAP,{value:b.map}),Object.defineProperty(this,S.SCALAR,{value:p.string}),Object.defineProperty(
this,S.SEQ,{value:v.seq}),this.sortMapEntries=typeof r=="function"?r:r===!0?g:null}clone(){const c=Object.create(f.prototype,
Object.getOwnPropertyDescriptors(this));return c.tags=this.tags.slice(),c}}k.Schema=f},47451:function(j,k,m){"use strict";
var S=m(41127),b=m(84454);const v={collection:"map",default:!0,nodeClass:b.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(p,y){
return S.isMap(p)||y("Expected a mapping for this tag"),p},createNode:(p,y,g)=>b.YAMLMap.from(p,y,g)};k.map=v},73632:function(j,k,m){
"use strict";var S=m(63301);const b={identify:v=>v==null,createNode:()=>new S.Scalar(null),default:!0,tag:"tag:yaml.org,\
2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new S.Scalar(null),stringify:({source:v},p)=>typeof v=="string"&&b.test.
test(v)?v:p.options.nullStr};k.nullTag=b},1706:function(j,k,m){"use strict";var S=m(41127),b=m(92223);const v={collection:"\
seq",default:!0,nodeClass:b.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(p,y){return S.isSeq(p)||y("Expected a sequence f\
or this tag"),p},createNode:(p,y,g)=>b.YAMLSeq.from(p,y,g)};k.seq=v},66464:function(j,k,m){"use strict";var S=m(83069);const b={
identify:v=>typeof v=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:v=>v,stringify(v,p,y,g){return p=Object.assign(
{actualString:!0},p),S.stringifyString(v,p,y,g)}};k.string=b},73959:function(j,k,m){"use strict";var S=m(63301);const b={
identify:v=>typeof v=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:v=>new S.
Scalar(v[0]==="t"||v[0]==="T"),stringify({source:v,value:p},y){if(v&&b.test.test(v)){const g=v[0]==="t"||v[0]==="T";if(p===
g)return v}return p?y.options.trueStr:y.options.falseStr}};k.boolTag=b},38405:function(j,k,m){"use strict";var S=m(63301),
b=m(28689);const v={identify:g=>typeof g=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:g=>g.slice(-3).toLowerCase()==="nan"?NaN:g[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:b.
stringifyNumber},p={identify:g=>typeof g=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:g=>parseFloat(g),stringify(g){const f=Number(g.value);return isFinite(f)?f.toExponential():b.stringifyNumber(g)}},
y={identify:g=>typeof g=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(g){
const f=new S.Scalar(parseFloat(g)),d=g.indexOf(".");return d!==-1&&g[g.length-1]==="0"&&(f.minFractionDigits=g.length-d-
1),f},stringify:b.stringifyNumber};k.float=y,k.floatExp=p,k.floatNaN=v},59874:function(j,k,m){"use strict";var S=m(28689);
const b=d=>typeof d=="bigint"||Number.isInteger(d),v=(d,c,o,{intAsBigInt:s})=>s?BigInt(d):parseInt(d.substring(c),o);function p(d,c,o){
const{value:s}=d;return b(s)&&s>=0?o+s.toString(c):S.stringifyNumber(d)}const y={identify:d=>b(d)&&d>=0,default:!0,tag:"\
tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(d,c,o)=>v(d,2,8,o),stringify:d=>p(d,8,"0o")},g={identify:b,
default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(d,c,o)=>v(d,0,10,o),stringify:S.stringifyNumber},f={
identify:d=>b(d)&&d>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(d,c,o)=>v(d,
2,16,o),stringify:d=>p(d,16,"0x")};k.int=g,k.intHex=f,k.intOct=y},70896:function(j,k,m){"use strict";var S=m(47451),b=m(
73632),v=m(1706),p=m(66464),y=m(73959),g=m(38405),f=m(59874);const d=[S.map,v.seq,p.string,b.nullTag,y.boolTag,f.intOct,
f.int,f.intHex,g.floatNaN,g.floatExp,g.float];k.schema=d},33559:function(j,k,m){"use strict";var S=m(63301),b=m(47451),v=m(
1706);function p(c){return typeof c=="bigint"||Number.isInteger(c)}const y=({value:c})=>JSON.stringify(c),g=[{identify:c=>typeof c==
"string",default:!0,tag:"tag:yaml.org,2002:str",resolve:c=>c,stringify:y},{identify:c=>c==null,createNode:()=>new S.Scalar(
null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:y},{identify:c=>typeof c=="boolea\
n",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:c=>c==="true",stringify:y},{identify:p,default:!0,
tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(c,o,{intAsBigInt:s})=>s?BigInt(c):parseInt(c,10),stringify:({
value:c})=>p(c)?c.toString():JSON.stringify(c)},{identify:c=>typeof c=="number",default:!0,tag:"tag:yaml.org,2002:float",
test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:c=>parseFloat(c),stringify:y}],f={default:!0,tag:"",
test:/^/,resolve(c,o){return o(`Unresolved plain scalar ${JSON.stringify(c)}`),c}},d=[b.map,v.seq].concat(g,f);k.schema=
d},90018:function(j,k,m){"use strict";var S=m(47451),b=m(73632),v=m(1706),p=m(66464),y=m(73959),g=m(38405),f=m(59874),d=m(
70896),c=m(33559),o=m(56083),s=m(90452),i=m(50303),n=m(18385),r=m(35913),l=m(81528),u=m(24371);const w=new Map([["core",
d.schema],["failsafe",[S.map,v.seq,p.string]],["json",c.schema],["yaml11",r.schema],["yaml-1.1",r.schema]]),E={binary:o.
binary,bool:y.boolTag,float:g.float,floatExp:g.floatExp,floatNaN:g.floatNaN,floatTime:u.floatTime,int:f.int,intHex:f.intHex,
intOct:f.intOct,intTime:u.intTime,map:S.map,merge:s.merge,null:b.nullTag,omap:i.omap,pairs:n.pairs,seq:v.seq,set:l.set,timestamp:u.
timestamp},A={"tag:yaml.org,2002:binary":o.binary,"tag:yaml.org,2002:merge":s.merge,"tag:yaml.org,2002:omap":i.omap,"tag\
:yaml.org,2002:pairs":n.pairs,"tag:yaml.org,2002:set":l.set,"tag:yaml.org,2002:timestamp":u.timestamp};function O(L,T,F){
const R=w.get(T);if(R&&!L)return F&&!R.includes(s.merge)?R.concat(s.merge):R.slice();let M=R;if(!M)if(Array.isArray(L))M=
[];else{const V=Array.from(w.keys()).filter(G=>G!=="yaml11").map(G=>JSON.stringify(G)).join(", ");throw new Error(`Unkno\
wn schema "${T}"; use one of ${V} or define customTags array`)}if(Array.isArray(L))for(const V of L)M=M.concat(V);else typeof L==
"function"&&(M=L(M.slice()));return F&&(M=M.concat(s.merge)),M.reduce((V,G)=>{const H=typeof G=="string"?E[G]:G;if(!H){const te=JSON.
stringify(G),pe=Object.keys(E).map(fe=>JSON.stringify(fe)).join(", ");throw new Error(`Unknown custom tag ${te}; use one\
 of ${pe}`)}return V.includes(H)||V.push(H),V},[])}k.coreKnownTags=A,k.getTags=O},56083:function(j,k,m){"use strict";var S=m(
20181),b=m(63301),v=m(83069);const p={identify:y=>y instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(y,g){
if(typeof S.Buffer=="function")return S.Buffer.from(y,"base64");if(typeof atob=="function"){const f=atob(y.replace(/[\n\r]/g,
"")),d=new Uint8Array(f.length);for(let c=0;c<f.length;++c)d[c]=f.charCodeAt(c);return d}else return g("This environment\
 does not support reading binary tags; either Buffer or atob is required"),y},stringify({comment:y,type:g,value:f},d,c,o){
if(!f)return"";const s=f;let i;if(typeof S.Buffer=="function")i=s instanceof S.Buffer?s.toString("base64"):S.Buffer.from(
s.buffer).toString("base64");else if(typeof btoa=="function"){let n="";for(let r=0;r<s.length;++r)n+=String.fromCharCode(
s[r]);i=btoa(n)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is re\
quired");if(g??(g=b.Scalar.BLOCK_LITERAL),g!==b.Scalar.QUOTE_DOUBLE){const n=Math.max(d.options.lineWidth-d.indent.length,
d.options.minContentWidth),r=Math.ceil(i.length/n),l=new Array(r);for(let u=0,w=0;u<r;++u,w+=n)l[u]=i.substr(w,n);i=l.join(
g===b.Scalar.BLOCK_LITERAL?`
`:" ")}return v.stringifyString({comment:y,type:g,value:i},d,c,o)}};k.binary=p},88398:function(j,k,m){"use strict";var S=m(
63301);function b({value:y,source:g},f){return g&&(y?v:p).test.test(g)?g:y?f.options.trueStr:f.options.falseStr}const v={
identify:y=>y===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new S.
Scalar(!0),stringify:b},p={identify:y=>y===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new S.Scalar(!1),stringify:b};k.falseTag=p,k.trueTag=v},35782:function(j,k,m){"use strict";var S=m(63301),b=m(
28689);const v={identify:g=>typeof g=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:g=>g.slice(-3).toLowerCase()==="nan"?NaN:g[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:b.
stringifyNumber},p={identify:g=>typeof g=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:g=>parseFloat(g.replace(/_/g,"")),stringify(g){const f=Number(g.value);return isFinite(f)?f.toExponential():b.stringifyNumber(
g)}},y={identify:g=>typeof g=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(g){const f=new S.Scalar(parseFloat(g.replace(/_/g,""))),d=g.indexOf(".");if(d!==-1){const c=g.substring(d+1).replace(
/_/g,"");c[c.length-1]==="0"&&(f.minFractionDigits=c.length)}return f},stringify:b.stringifyNumber};k.float=y,k.floatExp=
p,k.floatNaN=v},10873:function(j,k,m){"use strict";var S=m(28689);const b=c=>typeof c=="bigint"||Number.isInteger(c);function v(c,o,s,{
intAsBigInt:i}){const n=c[0];if((n==="-"||n==="+")&&(o+=1),c=c.substring(o).replace(/_/g,""),i){switch(s){case 2:c=`0b${c}`;
break;case 8:c=`0o${c}`;break;case 16:c=`0x${c}`;break}const l=BigInt(c);return n==="-"?BigInt(-1)*l:l}const r=parseInt(
c,s);return n==="-"?-1*r:r}function p(c,o,s){const{value:i}=c;if(b(i)){const n=i.toString(o);return i<0?"-"+s+n.substr(1):
s+n}return S.stringifyNumber(c)}const y={identify:b,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(c,o,s)=>v(c,2,2,s),stringify:c=>p(c,2,"0b")},g={identify:b,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",
test:/^[-+]?0[0-7_]+$/,resolve:(c,o,s)=>v(c,1,8,s),stringify:c=>p(c,8,"0")},f={identify:b,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(c,o,s)=>v(c,0,10,s),stringify:S.stringifyNumber},d={identify:b,default:!0,tag:"\
tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(c,o,s)=>v(c,2,16,s),stringify:c=>p(c,16,"0x")};
k.int=f,k.intBin=y,k.intHex=d,k.intOct=g},90452:function(j,k,m){"use strict";var S=m(41127),b=m(63301);const v="<<",p={identify:c=>c===
v||typeof c=="symbol"&&c.description===v,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(
new b.Scalar(Symbol(v)),{addToJSMap:g}),stringify:()=>v},y=(c,o)=>(p.identify(o)||S.isScalar(o)&&(!o.type||o.type===b.Scalar.
PLAIN)&&p.identify(o.value))&&c?.doc.schema.tags.some(s=>s.tag===p.tag&&s.default);function g(c,o,s){const i=d(c,s);if(S.
isSeq(i))for(const n of i.items)f(c,o,n);else if(Array.isArray(i))for(const n of i)f(c,o,n);else f(c,o,i)}function f(c,o,s){
const i=d(c,s);if(!S.isMap(i))throw new Error("Merge sources must be maps or map aliases");const n=i.toJSON(null,c,Map);
for(const[r,l]of n)o instanceof Map?o.has(r)||o.set(r,l):o instanceof Set?o.add(r):Object.prototype.hasOwnProperty.call(
o,r)||Object.defineProperty(o,r,{value:l,writable:!0,enumerable:!0,configurable:!0});return o}function d(c,o){return c&&
S.isAlias(o)?o.resolve(c.doc,c):o}k.addMergeToJSMap=g,k.isMergeKey=y,k.merge=p},50303:function(j,k,m){"use strict";var S=m(
41127),b=m(74043),v=m(84454),p=m(92223),y=m(18385);class g extends p.YAMLSeq{constructor(){super(),this.add=v.YAMLMap.prototype.
add.bind(this),this.delete=v.YAMLMap.prototype.delete.bind(this),this.get=v.YAMLMap.prototype.get.bind(this),this.has=v.
YAMLMap.prototype.has.bind(this),this.set=v.YAMLMap.prototype.set.bind(this),this.tag=g.tag}toJSON(c,o){if(!o)return super.
toJSON(c);const s=new Map;o?.onCreate&&o.onCreate(s);for(const i of this.items){let n,r;if(S.isPair(i)?(n=b.toJS(i.key,"",
o),r=b.toJS(i.value,n,o)):n=b.toJS(i,"",o),s.has(n))throw new Error("Ordered maps must not include duplicate keys");s.set(
n,r)}return s}static from(c,o,s){const i=y.createPairs(c,o,s),n=new this;return n.items=i.items,n}}g.tag="tag:yaml.org,2\
002:omap";const f={collection:"seq",identify:d=>d instanceof Map,nodeClass:g,default:!1,tag:"tag:yaml.org,2002:omap",resolve(d,c){
const o=y.resolvePairs(d,c),s=[];for(const{key:i}of o.items)S.isScalar(i)&&(s.includes(i.value)?c(`Ordered maps must not\
 include duplicate keys: ${i.value}`):s.push(i.value));return Object.assign(new g,o)},createNode:(d,c,o)=>g.from(d,c,o)};
k.YAMLOMap=g,k.omap=f},18385:function(j,k,m){"use strict";var S=m(41127),b=m(57165),v=m(63301),p=m(92223);function y(d,c){
if(S.isSeq(d))for(let o=0;o<d.items.length;++o){let s=d.items[o];if(!S.isPair(s)){if(S.isMap(s)){s.items.length>1&&c("Ea\
ch pair must have its own sequence indicator");const i=s.items[0]||new b.Pair(new v.Scalar(null));if(s.commentBefore&&(i.
key.commentBefore=i.key.commentBefore?`${s.commentBefore}
${i.key.commentBefore}`:s.commentBefore),s.comment){const n=i.value??i.key;n.comment=n.comment?`${s.comment}
${n.comment}`:s.comment}s=i}d.items[o]=S.isPair(s)?s:new b.Pair(s)}}else c("Expected a sequence for this tag");return d}
function g(d,c,o){const{replacer:s}=o,i=new p.YAMLSeq(d);i.tag="tag:yaml.org,2002:pairs";let n=0;if(c&&Symbol.iterator in
Object(c))for(let r of c){typeof s=="function"&&(r=s.call(c,String(n++),r));let l,u;if(Array.isArray(r))if(r.length===2)
l=r[0],u=r[1];else throw new TypeError(`Expected [key, value] tuple: ${r}`);else if(r&&r instanceof Object){const w=Object.
keys(r);if(w.length===1)l=w[0],u=r[l];else throw new TypeError(`Expected tuple with one key, not ${w.length} keys`)}else
l=r;i.items.push(b.createPair(l,u,o))}return i}const f={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:y,
createNode:g};k.createPairs=g,k.pairs=f,k.resolvePairs=y},35913:function(j,k,m){"use strict";var S=m(47451),b=m(73632),v=m(
1706),p=m(66464),y=m(56083),g=m(88398),f=m(35782),d=m(10873),c=m(90452),o=m(50303),s=m(18385),i=m(81528),n=m(24371);const r=[
S.map,v.seq,p.string,b.nullTag,g.trueTag,g.falseTag,d.intBin,d.intOct,d.int,d.intHex,f.floatNaN,f.floatExp,f.float,y.binary,
c.merge,o.omap,s.pairs,i.set,n.intTime,n.floatTime,n.timestamp];k.schema=r},81528:function(j,k,m){"use strict";var S=m(41127),
b=m(57165),v=m(84454);class p extends v.YAMLMap{constructor(f){super(f),this.tag=p.tag}add(f){let d;S.isPair(f)?d=f:f&&typeof f==
"object"&&"key"in f&&"value"in f&&f.value===null?d=new b.Pair(f.key,null):d=new b.Pair(f,null),v.findPair(this.items,d.key)||
this.items.push(d)}get(f,d){const c=v.findPair(this.items,f);return!d&&S.isPair(c)?S.isScalar(c.key)?c.key.value:c.key:c}set(f,d){
if(typeof d!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof d}`);const c=v.
findPair(this.items,f);c&&!d?this.items.splice(this.items.indexOf(c),1):!c&&d&&this.items.push(new b.Pair(f))}toJSON(f,d){
return super.toJSON(f,d,Set)}toString(f,d,c){if(!f)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},f,{allNullValues:!0}),d,c);throw new Error("Set items must all have null values")}static from(f,d,c){
const{replacer:o}=c,s=new this(f);if(d&&Symbol.iterator in Object(d))for(let i of d)typeof o=="function"&&(i=o.call(d,i,
i)),s.items.push(b.createPair(i,null,c));return s}}p.tag="tag:yaml.org,2002:set";const y={collection:"map",identify:g=>g instanceof
Set,nodeClass:p,default:!1,tag:"tag:yaml.org,2002:set",createNode:(g,f,d)=>p.from(g,f,d),resolve(g,f){if(S.isMap(g)){if(g.
hasAllNullValues(!0))return Object.assign(new p,g);f("Set items must all have null values")}else f("Expected a mapping f\
or this tag");return g}};k.YAMLSet=p,k.set=y},24371:function(j,k,m){"use strict";var S=m(28689);function b(f,d){const c=f[0],
o=c==="-"||c==="+"?f.substring(1):f,s=n=>d?BigInt(n):Number(n),i=o.replace(/_/g,"").split(":").reduce((n,r)=>n*s(60)+s(r),
s(0));return c==="-"?s(-1)*i:i}function v(f){let{value:d}=f,c=n=>n;if(typeof d=="bigint")c=n=>BigInt(n);else if(isNaN(d)||
!isFinite(d))return S.stringifyNumber(f);let o="";d<0&&(o="-",d*=c(-1));const s=c(60),i=[d%s];return d<60?i.unshift(0):(d=
(d-i[0])/s,i.unshift(d%s),d>=60&&(d=(d-i[0])/s,i.unshift(d))),o+i.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}const p={identify:f=>typeof f=="bigint"||Number.isInteger(f),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(f,d,{intAsBigInt:c})=>b(f,c),stringify:v},y={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:f\
loat",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:f=>b(f,!1),stringify:v},g={identify:f=>f instanceof
Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0\
-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(f){const d=f.match(
g.test);if(!d)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,c,o,s,i,n,r]=d.map(Number),
l=d[7]?Number((d[7]+"00").substr(1,3)):0;let u=Date.UTC(c,o-1,s,i||0,n||0,r||0,l);const w=d[8];if(w&&w!=="Z"){let E=b(w,
!1);Math.abs(E)<30&&(E*=60),u-=6e4*E}return new Date(u)},stringify:({value:f})=>f?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};k.floatTime=y,k.intTime=p,k.timestamp=g},34475:function(j,k){"use strict";const m="flow",S="block",b="quoted";function v(y,g,f="\
flow",{indentAtStart:d,lineWidth:c=80,minContentWidth:o=20,onFold:s,onOverflow:i}={}){if(!c||c<0)return y;c<o&&(o=0);const n=Math.
max(1+o,1+c-g.length);if(y.length<=n)return y;const r=[],l={};let u=c-g.length;typeof d=="number"&&(d>c-Math.max(2,o)?r.
push(0):u=c-d);let w,E,A=!1,O=-1,L=-1,T=-1;f===S&&(O=p(y,O,g.length),O!==-1&&(u=O+n));for(let R;R=y[O+=1];){if(f===b&&R===
"\\"){switch(L=O,y[O+1]){case"x":O+=3;break;case"u":O+=5;break;case"U":O+=9;break;default:O+=1}T=O}if(R===`
`)f===S&&(O=p(y,O,g.length)),u=O+g.length+n,w=void 0;else{if(R===" "&&E&&E!==" "&&E!==`
`&&E!=="	"){const M=y[O+1];M&&M!==" "&&M!==`
`&&M!=="	"&&(w=O)}if(O>=u)if(w)r.push(w),u=w+n,w=void 0;else if(f===b){for(;E===" "||E==="	";)E=R,R=y[O+=1],A=!0;const M=O>
T+1?O-2:L-1;if(l[M])return y;r.push(M),l[M]=!0,u=M+n,w=void 0}else A=!0}E=R}if(A&&i&&i(),r.length===0)return y;s&&s();let F=y.
slice(0,r[0]);for(let R=0;R<r.length;++R){const M=r[R],V=r[R+1]||y.length;M===0?F=`
${g}${y.slice(0,V)}`:(f===b&&l[M]&&(F+=`${y[M]}\\`),F+=`
${g}${y.slice(M+1,V)}`)}return F}function p(y,g,f){let d=g,c=g+1,o=y[c];for(;o===" "||o==="	";)if(g<c+f)o=y[++g];else{do
o=y[++g];while(o&&o!==`
`);d=g,c=g+1,o=y[c]}return d}k.FOLD_BLOCK=S,k.FOLD_FLOW=m,k.FOLD_QUOTED=b,k.foldFlowLines=v},2148:function(j,k,m){"use s\
trict";var S=m(71596),b=m(41127),v=m(59799),p=m(83069);function y(c,o){const s=Object.assign({blockQuote:!0,commentString:v.
stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},c.schema.toStringOptions,o);let i;switch(s.collectionStyle){case"bl\
ock":i=!1;break;case"flow":i=!0;break;default:i=null}return{anchors:new Set,doc:c,flowCollectionPadding:s.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:i,options:s}}function g(c,o){if(o.
tag){const n=c.filter(r=>r.tag===o.tag);if(n.length>0)return n.find(r=>r.format===o.format)??n[0]}let s,i;if(b.isScalar(
o)){i=o.value;let n=c.filter(r=>r.identify?.(i));if(n.length>1){const r=n.filter(l=>l.test);r.length>0&&(n=r)}s=n.find(r=>r.
format===o.format)??n.find(r=>!r.format)}else i=o,s=c.find(n=>n.nodeClass&&i instanceof n.nodeClass);if(!s){const n=i?.constructor?.
name??(i===null?"null":typeof i);throw new Error(`Tag not resolved for ${n} value`)}return s}function f(c,o,{anchors:s,doc:i}){
if(!i.directives)return"";const n=[],r=(b.isScalar(c)||b.isCollection(c))&&c.anchor;r&&S.anchorIsValid(r)&&(s.add(r),n.push(
`&${r}`));const l=c.tag??(o.default?null:o.tag);return l&&n.push(i.directives.tagString(l)),n.join(" ")}function d(c,o,s,i){
if(b.isPair(c))return c.toString(o,s,i);if(b.isAlias(c)){if(o.doc.directives)return c.toString(o);if(o.resolvedAliases?.
has(c))throw new TypeError("Cannot stringify circular structure without alias nodes");o.resolvedAliases?o.resolvedAliases.
add(c):o.resolvedAliases=new Set([c]),c=c.resolve(o.doc)}let n;const r=b.isNode(c)?c:o.doc.createNode(c,{onTagObj:w=>n=w});
n??(n=g(o.doc.schema.tags,r));const l=f(r,n,o);l.length>0&&(o.indentAtStart=(o.indentAtStart??0)+l.length+1);const u=typeof n.
stringify=="function"?n.stringify(r,o,s,i):b.isScalar(r)?p.stringifyString(r,o,s,i):r.toString(o,s,i);return l?b.isScalar(
r)||u[0]==="{"||u[0]==="["?`${l} ${u}`:`${l}
${o.indent}${u}`:u}k.createStringifyContext=y,k.stringify=d},61212:function(j,k,m){"use strict";var S=m(41127),b=m(2148),
v=m(59799);function p(d,c,o){return(c.inFlow??d.flow?g:y)(d,c,o)}function y({comment:d,items:c},o,{blockItemPrefix:s,flowChars:i,
itemIndent:n,onChompKeep:r,onComment:l}){const{indent:u,options:{commentString:w}}=o,E=Object.assign({},o,{indent:n,type:null});
let A=!1;const O=[];for(let T=0;T<c.length;++T){const F=c[T];let R=null;if(S.isNode(F))!A&&F.spaceBefore&&O.push(""),f(o,
O,F.commentBefore,A),F.comment&&(R=F.comment);else if(S.isPair(F)){const V=S.isNode(F.key)?F.key:null;V&&(!A&&V.spaceBefore&&
O.push(""),f(o,O,V.commentBefore,A))}A=!1;let M=b.stringify(F,E,()=>R=null,()=>A=!0);R&&(M+=v.lineComment(M,n,w(R))),A&&
R&&(A=!1),O.push(s+M)}let L;if(O.length===0)L=i.start+i.end;else{L=O[0];for(let T=1;T<O.length;++T){const F=O[T];L+=F?`
${u}${F}`:`
`}}return d?(L+=`
`+v.indentComment(w(d),u),l&&l()):A&&r&&r(),L}function g({items:d},c,{flowChars:o,itemIndent:s}){const{indent:i,indentStep:n,
flowCollectionPadding:r,options:{commentString:l}}=c;s+=n;const u=Object.assign({},c,{indent:s,inFlow:!0,type:null});let w=!1,
E=0;const A=[];for(let T=0;T<d.length;++T){const F=d[T];let R=null;if(S.isNode(F))F.spaceBefore&&A.push(""),f(c,A,F.commentBefore,
!1),F.comment&&(R=F.comment);else if(S.isPair(F)){const V=S.isNode(F.key)?F.key:null;V&&(V.spaceBefore&&A.push(""),f(c,A,
V.commentBefore,!1),V.comment&&(w=!0));const G=S.isNode(F.value)?F.value:null;G?(G.comment&&(R=G.comment),G.commentBefore&&
(w=!0)):F.value==null&&V?.comment&&(R=V.comment)}R&&(w=!0);let M=b.stringify(F,u,()=>R=null);w||(w=A.length>E||M.includes(
`
`)),T<d.length-1?M+=",":c.options.trailingComma&&(c.options.lineWidth>0&&(w||(w=A.reduce((V,G)=>V+G.length+2,2)+(M.length+
2)>c.options.lineWidth)),w&&(M+=",")),R&&(M+=v.lineComment(M,s,l(R))),A.push(M),E=A.length}const{start:O,end:L}=o;if(A.length===
0)return O+L;if(!w){const T=A.reduce((F,R)=>F+R.length+2,2);w=c.options.lineWidth>0&&T>c.options.lineWidth}if(w){let T=O;
for(const F of A)T+=F?`
${n}${i}${F}`:`
`;return`${T}
${i}${L}`}else return`${O}${r}${A.join(" ")}${r}${L}`}function f({indent:d,options:{commentString:c}},o,s,i){if(s&&i&&(s=
s.replace(/^\n+/,"")),s){const n=v.indentComment(c(s),d);o.push(n.trimStart())}}k.stringifyCollection=p},59799:function(j,k){
"use strict";const m=v=>v.replace(/^(?!$)(?: $)?/gm,"#");function S(v,p){return/^\n+$/.test(v)?v.substring(1):p?v.replace(
/^(?! *$)/gm,p):v}const b=(v,p,y)=>v.endsWith(`
`)?S(y,p):y.includes(`
`)?`
`+S(y,p):(v.endsWith(" ")?"":" ")+y;k.indentComment=S,k.lineComment=b,k.stringifyComment=m},6829:function(j,k,m){"use st\
rict";var S=m(41127),b=m(2148),v=m(59799);function p(y,g){const f=[];let d=g.directives===!0;if(g.directives!==!1&&y.directives){
const n=y.directives.toString(y);n?(f.push(n),d=!0):y.directives.docStart&&(d=!0)}d&&f.push("---");const c=b.createStringifyContext(
y,g),{commentString:o}=c.options;if(y.commentBefore){f.length!==1&&f.unshift("");const n=o(y.commentBefore);f.unshift(v.
indentComment(n,""))}let s=!1,i=null;if(y.contents){if(S.isNode(y.contents)){if(y.contents.spaceBefore&&d&&f.push(""),y.
contents.commentBefore){const l=o(y.contents.commentBefore);f.push(v.indentComment(l,""))}c.forceBlockIndent=!!y.comment,
i=y.contents.comment}const n=i?void 0:()=>s=!0;let r=b.stringify(y.contents,c,()=>i=null,n);i&&(r+=v.lineComment(r,"",o(
i))),(r[0]==="|"||r[0]===">")&&f[f.length-1]==="---"?f[f.length-1]=`--- ${r}`:f.push(r)}else f.push(b.stringify(y.contents,
c));if(y.directives?.docEnd)if(y.comment){const n=o(y.comment);n.includes(`
`)?(f.push("..."),f.push(v.indentComment(n,""))):f.push(`... ${n}`)}else f.push("...");else{let n=y.comment;n&&s&&(n=n.replace(
/^\n+/,"")),n&&((!s||i)&&f[f.length-1]!==""&&f.push(""),f.push(v.indentComment(o(n),"")))}return f.join(`
`)+`
`}k.stringifyDocument=p},28689:function(j,k){"use strict";function m({format:S,minFractionDigits:b,tag:v,value:p}){if(typeof p==
"bigint")return String(p);const y=typeof p=="number"?p:Number(p);if(!isFinite(y))return isNaN(y)?".nan":y<0?"-.inf":".in\
f";let g=Object.is(p,-0)?"-0":JSON.stringify(p);if(!S&&b&&(!v||v==="tag:yaml.org,2002:float")&&/^-?\d/.test(g)&&!g.includes(
"e")){let f=g.indexOf(".");f<0&&(f=g.length,g+=".");let d=b-(g.length-f-1);for(;d-- >0;)g+="0"}return g}k.stringifyNumber=
m},59748:function(j,k,m){"use strict";var S=m(41127),b=m(63301),v=m(2148),p=m(59799);function y({key:g,value:f},d,c,o){const{
allNullValues:s,doc:i,indent:n,indentStep:r,options:{commentString:l,indentSeq:u,simpleKeys:w}}=d;let E=S.isNode(g)&&g.comment||
null;if(w){if(E)throw new Error("With simple keys, key nodes cannot have comments");if(S.isCollection(g)||!S.isNode(g)&&
typeof g=="object"){const te="With simple keys, collection cannot be used as a key value";throw new Error(te)}}let A=!w&&
(!g||E&&f==null&&!d.inFlow||S.isCollection(g)||(S.isScalar(g)?g.type===b.Scalar.BLOCK_FOLDED||g.type===b.Scalar.BLOCK_LITERAL:
typeof g=="object"));d=Object.assign({},d,{allNullValues:!1,implicitKey:!A&&(w||!s),indent:n+r});let O=!1,L=!1,T=v.stringify(
g,d,()=>O=!0,()=>L=!0);if(!A&&!d.inFlow&&T.length>1024){if(w)throw new Error("With simple keys, single line scalar must \
not span more than 1024 characters");A=!0}if(d.inFlow){if(s||f==null)return O&&c&&c(),T===""?"?":A?`? ${T}`:T}else if(s&&
!w||f==null&&A)return T=`? ${T}`,E&&!O?T+=p.lineComment(T,d.indent,l(E)):L&&o&&o(),T;O&&(E=null),A?(E&&(T+=p.lineComment(
T,d.indent,l(E))),T=`? ${T}
${n}:`):(T=`${T}:`,E&&(T+=p.lineComment(T,d.indent,l(E))));let F,R,M;S.isNode(f)?(F=!!f.spaceBefore,R=f.commentBefore,M=
f.comment):(F=!1,R=null,M=null,f&&typeof f=="object"&&(f=i.createNode(f))),d.implicitKey=!1,!A&&!E&&S.isScalar(f)&&(d.indentAtStart=
T.length+1),L=!1,!u&&r.length>=2&&!d.inFlow&&!A&&S.isSeq(f)&&!f.flow&&!f.tag&&!f.anchor&&(d.indent=d.indent.substring(2));
let V=!1;const G=v.stringify(f,d,()=>V=!0,()=>L=!0);let H=" ";if(E||F||R){if(H=F?`
`:"",R){const te=l(R);H+=`
${p.indentComment(te,d.indent)}`}G===""&&!d.inFlow?H===`
`&&M&&(H=`

`):H+=`
${d.indent}`}else if(!A&&S.isCollection(f)){const te=G[0],pe=G.indexOf(`
`),fe=pe!==-1,ae=d.inFlow??f.flow??f.items.length===0;if(fe||!ae){let ge=!1;if(fe&&(te==="&"||te==="!")){let J=G.indexOf(
" ");te==="&"&&J!==-1&&J<pe&&G[J+1]==="!"&&(J=G.indexOf(" ",J+1)),(J===-1||pe<J)&&(ge=!0)}ge||(H=`
${d.indent}`)}}else(G===""||G[0]===`
`)&&(H="");return T+=H+G,d.inFlow?V&&c&&c():M&&!V?T+=p.lineComment(T,d.indent,l(M)):L&&o&&o(),T}k.stringifyPair=y},83069:function(j,k,m){
"use strict";var S=m(63301),b=m(34475);const v=(n,r)=>({indentAtStart:r?n.indent.length:n.indentAtStart,lineWidth:n.options.
lineWidth,minContentWidth:n.options.minContentWidth}),p=n=>/^(%|---|\.\.\.)/m.test(n);function y(n,r,l){if(!r||r<0)return!1;
const u=r-l,w=n.length;if(w<=u)return!1;for(let E=0,A=0;E<w;++E)if(n[E]===`
`){if(E-A>u)return!0;if(A=E+1,w-A<=u)return!1}return!0}function g(n,r){const l=JSON.stringify(n);if(r.options.doubleQuotedAsJSON)
return l;const{implicitKey:u}=r,w=r.options.doubleQuotedMinMultiLineLength,E=r.indent||(p(n)?"  ":"");let A="",O=0;for(let L=0,
T=l[L];T;T=l[++L])if(T===" "&&l[L+1]==="\\"&&l[L+2]==="n"&&(A+=l.slice(O,L)+"\\ ",L+=1,O=L,T="\\"),T==="\\")switch(l[L+1]){case"\
u":{A+=l.slice(O,L);const F=l.substr(L+2,4);switch(F){case"0000":A+="\\0";break;case"0007":A+="\\a";break;case"000b":A+=
"\\v";break;case"001b":A+="\\e";break;case"0085":A+="\\N";break;case"00a0":A+="\\_";break;case"2028":A+="\\L";break;case"\
2029":A+="\\P";break;default:F.substr(0,2)==="00"?A+="\\x"+F.substr(2):A+=l.substr(L,6)}L+=5,O=L+1}break;case"n":if(u||l[L+
2]==='"'||l.length<w)L+=1;else{for(A+=l.slice(O,L)+`

`;l[L+2]==="\\"&&l[L+3]==="n"&&l[L+4]!=='"';)A+=`
`,L+=2;A+=E,l[L+2]===" "&&(A+="\\"),L+=1,O=L+1}break;default:L+=1}return A=O?A+l.slice(O):l,u?A:b.foldFlowLines(A,E,b.FOLD_QUOTED,
v(r,!1))}function f(n,r){if(r.options.singleQuote===!1||r.implicitKey&&n.includes(`
`)||/[ \t]\n|\n[ \t]/.test(n))return g(n,r);const l=r.indent||(p(n)?"  ":""),u="'"+n.replace(/'/g,"''").replace(/\n+/g,`\
$&
${l}`)+"'";return r.implicitKey?u:b.foldFlowLines(u,l,b.FOLD_FLOW,v(r,!1))}function d(n,r){const{singleQuote:l}=r.options;
let u;if(l===!1)u=g;else{const w=n.includes('"'),E=n.includes("'");w&&!E?u=f:E&&!w?u=g:u=l?f:g}return u(n,r)}let c;try{c=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{c=/\n+(?!\n|$)/g}function o({comment:n,type:r,value:l},u,w,E){const{blockQuote:A,commentString:O,lineWidth:L}=u.
options;if(!A||/\n[\t ]+$/.test(l))return d(l,u);const T=u.indent||(u.forceBlockIndent||p(l)?"  ":""),F=A==="literal"?!0:
A==="folded"||r===S.Scalar.BLOCK_FOLDED?!1:r===S.Scalar.BLOCK_LITERAL?!0:!y(l,L,T.length);if(!l)return F?`|
`:`>
`;let R,M;for(M=l.length;M>0;--M){const J=l[M-1];if(J!==`
`&&J!=="	"&&J!==" ")break}let V=l.substring(M);const G=V.indexOf(`
`);G===-1?R="-":l===V||G!==V.length-1?(R="+",E&&E()):R="",V&&(l=l.slice(0,-V.length),V[V.length-1]===`
`&&(V=V.slice(0,-1)),V=V.replace(c,`$&${T}`));let H=!1,te,pe=-1;for(te=0;te<l.length;++te){const J=l[te];if(J===" ")H=!0;else if(J===
`
`)pe=te;else break}let fe=l.substring(0,pe<te?pe+1:te);fe&&(l=l.substring(fe.length),fe=fe.replace(/\n+/g,`$&${T}`));let ge=(H?
T?"2":"1":"")+R;if(n&&(ge+=" "+O(n.replace(/ ?[\r\n]+/g," ")),w&&w()),!F){const J=l.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${T}`);let _=!1;const ie=v(u,!0);
A!=="folded"&&r!==S.Scalar.BLOCK_FOLDED&&(ie.onOverflow=()=>{_=!0});const ye=b.foldFlowLines(`${fe}${J}${V}`,T,b.FOLD_BLOCK,
ie);if(!_)return`>${ge}
${T}${ye}`}return l=l.replace(/\n+/g,`$&${T}`),`|${ge}
${T}${fe}${l}${V}`}function s(n,r,l,u){const{type:w,value:E}=n,{actualString:A,implicitKey:O,indent:L,indentStep:T,inFlow:F}=r;
if(O&&E.includes(`
`)||F&&/[[\]{},]/.test(E))return d(E,r);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(E))return O||F||!E.includes(`
`)?d(E,r):o(n,r,l,u);if(!O&&!F&&w!==S.Scalar.PLAIN&&E.includes(`
`))return o(n,r,l,u);if(p(E)){if(L==="")return r.forceBlockIndent=!0,o(n,r,l,u);if(O&&L===T)return d(E,r)}const R=E.replace(
/\n+/g,`$&
${L}`);if(A){const M=H=>H.default&&H.tag!=="tag:yaml.org,2002:str"&&H.test?.test(R),{compat:V,tags:G}=r.doc.schema;if(G.
some(M)||V?.some(M))return d(E,r)}return O?R:b.foldFlowLines(R,L,b.FOLD_FLOW,v(r,!1))}function i(n,r,l,u){const{implicitKey:w,
inFlow:E}=r,A=typeof n.value=="string"?n:Object.assign({},n,{value:String(n.value)});let{type:O}=n;O!==S.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(A.value)&&(O=S.Scalar.QUOTE_DOUBLE);const L=F=>{switch(F){case S.
Scalar.BLOCK_FOLDED:case S.Scalar.BLOCK_LITERAL:return w||E?d(A.value,r):o(A,r,l,u);case S.Scalar.QUOTE_DOUBLE:return g(
A.value,r);case S.Scalar.QUOTE_SINGLE:return f(A.value,r);case S.Scalar.PLAIN:return s(A,r,l,u);default:return null}};let T=L(
O);if(T===null){const{defaultKeyType:F,defaultStringType:R}=r.options,M=w&&F||R;if(T=L(M),T===null)throw new Error(`Unsu\
pported default string type ${M}`)}return T}k.stringifyString=i},10204:function(j,k,m){"use strict";var S=m(41127);const b=Symbol(
"break visit"),v=Symbol("skip children"),p=Symbol("remove node");function y(i,n){const r=c(n);S.isDocument(i)?g(null,i.contents,
r,Object.freeze([i]))===p&&(i.contents=null):g(null,i,r,Object.freeze([]))}y.BREAK=b,y.SKIP=v,y.REMOVE=p;function g(i,n,r,l){
const u=o(i,n,r,l);if(S.isNode(u)||S.isPair(u))return s(i,l,u),g(i,u,r,l);if(typeof u!="symbol"){if(S.isCollection(n)){l=
Object.freeze(l.concat(n));for(let w=0;w<n.items.length;++w){const E=g(w,n.items[w],r,l);if(typeof E=="number")w=E-1;else{
if(E===b)return b;E===p&&(n.items.splice(w,1),w-=1)}}}else if(S.isPair(n)){l=Object.freeze(l.concat(n));const w=g("key",
n.key,r,l);if(w===b)return b;w===p&&(n.key=null);const E=g("value",n.value,r,l);if(E===b)return b;E===p&&(n.value=null)}}
return u}async function f(i,n){const r=c(n);S.isDocument(i)?await d(null,i.contents,r,Object.freeze([i]))===p&&(i.contents=
null):await d(null,i,r,Object.freeze([]))}f.BREAK=b,f.SKIP=v,f.REMOVE=p;async function d(i,n,r,l){const u=await o(i,n,r,
l);if(S.isNode(u)||S.isPair(u))return s(i,l,u),d(i,u,r,l);if(typeof u!="symbol"){if(S.isCollection(n)){l=Object.freeze(l.
concat(n));for(let w=0;w<n.items.length;++w){const E=await d(w,n.items[w],r,l);if(typeof E=="number")w=E-1;else{if(E===b)
return b;E===p&&(n.items.splice(w,1),w-=1)}}}else if(S.isPair(n)){l=Object.freeze(l.concat(n));const w=await d("key",n.key,
r,l);if(w===b)return b;w===p&&(n.key=null);const E=await d("value",n.value,r,l);if(E===b)return b;E===p&&(n.value=null)}}
return u}function c(i){return typeof i=="object"&&(i.Collection||i.Node||i.Value)?Object.assign({Alias:i.Node,Map:i.Node,
Scalar:i.Node,Seq:i.Node},i.Value&&{Map:i.Value,Scalar:i.Value,Seq:i.Value},i.Collection&&{Map:i.Collection,Seq:i.Collection},
i):i}function o(i,n,r,l){if(typeof r=="function")return r(i,n,l);if(S.isMap(n))return r.Map?.(i,n,l);if(S.isSeq(n))return r.
Seq?.(i,n,l);if(S.isPair(n))return r.Pair?.(i,n,l);if(S.isScalar(n))return r.Scalar?.(i,n,l);if(S.isAlias(n))return r.Alias?.(
i,n,l)}function s(i,n,r){const l=n[n.length-1];if(S.isCollection(l))l.items[i]=r;else if(S.isPair(l))i==="key"?l.key=r:l.
value=r;else if(S.isDocument(l))l.contents=r;else{const u=S.isAlias(l)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${u} parent`)}}k.visit=y,k.visitAsync=f},81260:function(j,k,m){"use strict";m.d(k,{m:()=>xe,H:()=>et});var S=m(
13193),b=m(70857),v=m(24434),p=m(35317),y=m(16928),g=m(42613),f=m(79896),d=function(B,$,I,P){function U(K){return K instanceof
I?K:new I(function(Y){Y(K)})}return new(I||(I=Promise))(function(K,Y){function ee(Z){try{z(P.next(Z))}catch(ve){Y(ve)}}function ce(Z){
try{z(P.throw(Z))}catch(ve){Y(ve)}}function z(Z){Z.done?K(Z.value):U(Z.value).then(ee,ce)}z((P=P.apply(B,$||[])).next())})};
const{chmod:c,copyFile:o,lstat:s,mkdir:i,open:n,readdir:r,rename:l,rm:u,rmdir:w,stat:E,symlink:A,unlink:O}=f.promises,L=process.
platform==="win32";function T(B){return d(this,void 0,void 0,function*(){const $=yield fs.promises.readlink(B);return L&&
!$.endsWith("\\")?`${$}\\`:$})}const F=268435456,R=f.constants.O_RDONLY;function M(B){return d(this,void 0,void 0,function*(){
try{yield E(B)}catch($){if($.code==="ENOENT")return!1;throw $}return!0})}function V(B){return d(this,arguments,void 0,function*($,I=!1){
return(I?yield E($):yield s($)).isDirectory()})}function G(B){if(B=te(B),!B)throw new Error('isRooted() parameter "p" ca\
nnot be empty');return L?B.startsWith("\\")||/^[A-Z]:/i.test(B):B.startsWith("/")}function H(B,$){return d(this,void 0,void 0,
function*(){let I;try{I=yield E(B)}catch(U){U.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if \
executable file exists '${B}': ${U}`)}if(I&&I.isFile()){if(L){const U=y.extname(B).toUpperCase();if($.some(K=>K.toUpperCase()===
U))return B}else if(pe(I))return B}const P=B;for(const U of $){B=P+U,I=void 0;try{I=yield E(B)}catch(K){K.code!=="ENOENT"&&
console.log(`Unexpected error attempting to determine if executable file exists '${B}': ${K}`)}if(I&&I.isFile()){if(L){try{
const K=y.dirname(B),Y=y.basename(B).toUpperCase();for(const ee of yield r(K))if(Y===ee.toUpperCase()){B=y.join(K,ee);break}}catch(K){
console.log(`Unexpected error attempting to determine the actual case of the file '${B}': ${K}`)}return B}else if(pe(I))
return B}}return""})}function te(B){return B=B||"",L?(B=B.replace(/\//g,"\\"),B.replace(/\\\\+/g,"\\")):B.replace(/\/\/+/g,
"/")}function pe(B){return(B.mode&1)>0||(B.mode&8)>0&&process.getgid!==void 0&&B.gid===process.getgid()||(B.mode&64)>0&&
process.getuid!==void 0&&B.uid===process.getuid()}function fe(){var B;return(B=process.env.COMSPEC)!==null&&B!==void 0?B:
"cmd.exe"}var ae=function(B,$,I,P){function U(K){return K instanceof I?K:new I(function(Y){Y(K)})}return new(I||(I=Promise))(
function(K,Y){function ee(Z){try{z(P.next(Z))}catch(ve){Y(ve)}}function ce(Z){try{z(P.throw(Z))}catch(ve){Y(ve)}}function z(Z){
Z.done?K(Z.value):U(Z.value).then(ee,ce)}z((P=P.apply(B,$||[])).next())})};function ge(B,$){return ae(this,arguments,void 0,
function*(I,P,U={}){const{force:K,recursive:Y,copySourceDirectory:ee}=Oe(U),ce=(yield ioUtil.exists(P))?yield ioUtil.stat(
P):null;if(ce&&ce.isFile()&&!K)return;const z=ce&&ce.isDirectory()&&ee?path.join(P,path.basename(I)):P;if(!(yield ioUtil.
exists(I)))throw new Error(`no such file or directory: ${I}`);if((yield ioUtil.stat(I)).isDirectory())if(Y)yield Se(I,z,
0,K);else throw new Error(`Failed to copy. ${I} is a directory, but tried to copy without recursive flag.`);else{if(path.
relative(I,z)==="")throw new Error(`'${z}' and '${I}' are the same file`);yield Le(I,z,K)}})}function J(B,$){return ae(this,
arguments,void 0,function*(I,P,U={}){if(yield ioUtil.exists(P)){let K=!0;if((yield ioUtil.isDirectory(P))&&(P=path.join(
P,path.basename(I)),K=yield ioUtil.exists(P)),K)if(U.force==null||U.force)yield _(P);else throw new Error("Destination a\
lready exists")}yield ie(path.dirname(P)),yield ioUtil.rename(I,P)})}function _(B){return ae(this,void 0,void 0,function*(){
if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(B))throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
try{yield ioUtil.rm(B,{force:!0,maxRetries:3,recursive:!0,retryDelay:300})}catch($){throw new Error(`File was unable to \
be removed ${$}`)}})}function ie(B){return ae(this,void 0,void 0,function*(){ok(B,"a path argument must be provided"),yield ioUtil.
mkdir(B,{recursive:!0})})}function ye(B,$){return ae(this,void 0,void 0,function*(){if(!B)throw new Error("parameter 'to\
ol' is required");if($){const P=yield ye(B,!1);if(!P)throw L?new Error(`Unable to locate executable file: ${B}. Please v\
erify either the file path exists or the file can be found within a directory specified by the PATH environment variable\
. Also verify the file has a valid extension for an executable file.`):new Error(`Unable to locate executable file: ${B}\
. Please verify either the file path exists or the file can be found within a directory specified by the PATH environmen\
t variable. Also check the file mode to verify the file is executable.`);return P}const I=yield be(B);return I&&I.length>
0?I[0]:""})}function be(B){return ae(this,void 0,void 0,function*(){if(!B)throw new Error("parameter 'tool' is required");
const $=[];if(L&&process.env.PATHEXT)for(const U of process.env.PATHEXT.split(y.delimiter))U&&$.push(U);if(G(B)){const U=yield H(
B,$);return U?[U]:[]}if(B.includes(y.sep))return[];const I=[];if(process.env.PATH)for(const U of process.env.PATH.split(
y.delimiter))U&&I.push(U);const P=[];for(const U of I){const K=yield H(y.join(U,B),$);K&&P.push(K)}return P})}function Oe(B){
const $=B.force==null?!0:B.force,I=!!B.recursive,P=B.copySourceDirectory==null?!0:!!B.copySourceDirectory;return{force:$,
recursive:I,copySourceDirectory:P}}function Se(B,$,I,P){return ae(this,void 0,void 0,function*(){if(I>=255)return;I++,yield ie(
$);const U=yield ioUtil.readdir(B);for(const K of U){const Y=`${B}/${K}`,ee=`${$}/${K}`;(yield ioUtil.lstat(Y)).isDirectory()?
yield Se(Y,ee,I,P):yield Le(Y,ee,P)}yield ioUtil.chmod($,(yield ioUtil.stat(B)).mode)})}function Le(B,$,I){return ae(this,
void 0,void 0,function*(){if((yield ioUtil.lstat(B)).isSymbolicLink()){try{yield ioUtil.lstat($),yield ioUtil.unlink($)}catch(U){
U.code==="EPERM"&&(yield ioUtil.chmod($,"0666"),yield ioUtil.unlink($))}const P=yield ioUtil.readlink(B);yield ioUtil.symlink(
P,$,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists($))||I)&&(yield ioUtil.copyFile(B,$))})}var qe=m(53557),
je=function(B,$,I,P){function U(K){return K instanceof I?K:new I(function(Y){Y(K)})}return new(I||(I=Promise))(function(K,Y){
function ee(Z){try{z(P.next(Z))}catch(ve){Y(ve)}}function ce(Z){try{z(P.throw(Z))}catch(ve){Y(ve)}}function z(Z){Z.done?
K(Z.value):U(Z.value).then(ee,ce)}z((P=P.apply(B,$||[])).next())})};const Me=process.platform==="win32";class Re extends v.
EventEmitter{constructor($,I,P){if(super(),!$)throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=
$,this.args=I||[],this.options=P||{}}_debug($){this.options.listeners&&this.options.listeners.debug&&this.options.listeners.
debug($)}_getCommandString($,I){const P=this._getSpawnFileName(),U=this._getSpawnArgs($);let K=I?"":"[command]";if(Me)if(this.
_isCmdFile()){K+=P;for(const Y of U)K+=` ${Y}`}else if($.windowsVerbatimArguments){K+=`"${P}"`;for(const Y of U)K+=` ${Y}`}else{
K+=this._windowsQuoteCmdArg(P);for(const Y of U)K+=` ${this._windowsQuoteCmdArg(Y)}`}else{K+=P;for(const Y of U)K+=` ${Y}`}
return K}_processLineBuffer($,I,P){try{let U=I+$.toString(),K=U.indexOf(b.EOL);for(;K>-1;){const Y=U.substring(0,K);P(Y),
U=U.substring(K+b.EOL.length),K=U.indexOf(b.EOL)}return U}catch(U){return this._debug(`error processing line. Failed wit\
h error ${U}`),""}}_getSpawnFileName(){return Me&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs($){
if(Me&&this._isCmdFile()){let I=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(const P of this.args)I+=" ",I+=
$.windowsVerbatimArguments?P:this._windowsQuoteCmdArg(P);return I+='"',[I]}return this.args}_endsWith($,I){return $.endsWith(
I)}_isCmdFile(){const $=this.toolPath.toUpperCase();return this._endsWith($,".CMD")||this._endsWith($,".BAT")}_windowsQuoteCmdArg($){
if(!this._isCmdFile())return this._uvQuoteCmdArg($);if(!$)return'""';const I=[" ","	","&","(",")","[","]","{","}","^","=",
";","!","'","+",",","`","~","|","<",">",'"'];let P=!1;for(const Y of $)if(I.some(ee=>ee===Y)){P=!0;break}if(!P)return $;
let U='"',K=!0;for(let Y=$.length;Y>0;Y--)U+=$[Y-1],K&&$[Y-1]==="\\"?U+="\\":$[Y-1]==='"'?(K=!0,U+='"'):K=!1;return U+='\
"',U.split("").reverse().join("")}_uvQuoteCmdArg($){if(!$)return'""';if(!$.includes(" ")&&!$.includes("	")&&!$.includes(
'"'))return $;if(!$.includes('"')&&!$.includes("\\"))return`"${$}"`;let I='"',P=!0;for(let U=$.length;U>0;U--)I+=$[U-1],
P&&$[U-1]==="\\"?I+="\\":$[U-1]==='"'?(P=!0,I+="\\"):P=!1;return I+='"',I.split("").reverse().join("")}_cloneExecOptions($){
$=$||{};const I={cwd:$.cwd||process.cwd(),env:$.env||process.env,silent:$.silent||!1,windowsVerbatimArguments:$.windowsVerbatimArguments||
!1,failOnStdErr:$.failOnStdErr||!1,ignoreReturnCode:$.ignoreReturnCode||!1,delay:$.delay||1e4};return I.outStream=$.outStream||
process.stdout,I.errStream=$.errStream||process.stderr,I}_getSpawnOptions($,I){$=$||{};const P={};return P.cwd=$.cwd,P.env=
$.env,P.windowsVerbatimArguments=$.windowsVerbatimArguments||this._isCmdFile(),$.windowsVerbatimArguments&&(P.argv0=`"${I}\
"`),P}exec(){return je(this,void 0,void 0,function*(){return!G(this.toolPath)&&(this.toolPath.includes("/")||Me&&this.toolPath.
includes("\\"))&&(this.toolPath=y.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield ye(
this.toolPath,!0),new Promise(($,I)=>je(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`),this._debug(
"arguments:");for(const z of this.args)this._debug(`   ${z}`);const P=this._cloneExecOptions(this.options);!P.silent&&P.
outStream&&P.outStream.write(this._getCommandString(P)+b.EOL);const U=new Ue(P,this.toolPath);if(U.on("debug",z=>{this._debug(
z)}),this.options.cwd&&!(yield M(this.options.cwd)))return I(new Error(`The cwd: ${this.options.cwd} does not exist!`));
const K=this._getSpawnFileName(),Y=p.spawn(K,this._getSpawnArgs(P),this._getSpawnOptions(this.options,K));let ee="";Y.stdout&&
Y.stdout.on("data",z=>{this.options.listeners&&this.options.listeners.stdout&&this.options.listeners.stdout(z),!P.silent&&
P.outStream&&P.outStream.write(z),ee=this._processLineBuffer(z,ee,Z=>{this.options.listeners&&this.options.listeners.stdline&&
this.options.listeners.stdline(Z)})});let ce="";if(Y.stderr&&Y.stderr.on("data",z=>{U.processStderr=!0,this.options.listeners&&
this.options.listeners.stderr&&this.options.listeners.stderr(z),!P.silent&&P.errStream&&P.outStream&&(P.failOnStdErr?P.errStream:
P.outStream).write(z),ce=this._processLineBuffer(z,ce,Z=>{this.options.listeners&&this.options.listeners.errline&&this.options.
listeners.errline(Z)})}),Y.on("error",z=>{U.processError=z.message,U.processExited=!0,U.processClosed=!0,U.CheckComplete()}),
Y.on("exit",z=>{U.processExitCode=z,U.processExited=!0,this._debug(`Exit code ${z} received from tool '${this.toolPath}'`),
U.CheckComplete()}),Y.on("close",z=>{U.processExitCode=z,U.processExited=!0,U.processClosed=!0,this._debug(`STDIO stream\
s have closed for tool '${this.toolPath}'`),U.CheckComplete()}),U.on("done",(z,Z)=>{ee.length>0&&this.emit("stdline",ee),
ce.length>0&&this.emit("errline",ce),Y.removeAllListeners(),z?I(z):$(Z)}),this.options.input){if(!Y.stdin)throw new Error(
"child process missing stdin");Y.stdin.end(this.options.input)}}))})}}function _e(B){const $=[];let I=!1,P=!1,U="";function K(Y){
P&&Y!=='"'&&(U+="\\"),U+=Y,P=!1}for(let Y=0;Y<B.length;Y++){const ee=B.charAt(Y);if(ee==='"'){P?K(ee):I=!I;continue}if(ee===
"\\"&&P){K(ee);continue}if(ee==="\\"&&I){P=!0;continue}if(ee===" "&&!I){U.length>0&&($.push(U),U="");continue}K(ee)}return U.
length>0&&$.push(U.trim()),$}class Ue extends v.EventEmitter{constructor($,I){if(super(),this.processClosed=!1,this.processError=
"",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,this.delay=1e4,this.done=!1,this.timeout=null,!I)throw new Error(
"toolPath must not be empty");this.options=$,this.toolPath=I,$.delay&&(this.delay=$.delay)}CheckComplete(){this.done||(this.
processClosed?this._setResult():this.processExited&&(this.timeout=(0,qe.setTimeout)(Ue.HandleTimeout,this.delay,this)))}_debug($){
this.emit("debug",$)}_setResult(){let $;this.processExited&&(this.processError?$=new Error(`There was an error when atte\
mpting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):
this.processExitCode!==0&&!this.options.ignoreReturnCode?$=new Error(`The process '${this.toolPath}' failed with exit co\
de ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&($=new Error(`The process '${this.toolPath}'\
 failed because one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=
null),this.done=!0,this.emit("done",$,this.processExitCode)}static HandleTimeout($){if(!$.done){if(!$.processClosed&&$.processExited){
const I=`The STDIO streams did not close within ${$.delay/1e3} seconds of the exit event from process '${$.toolPath}'. T\
his may indicate a child process inherited the STDIO streams and has not yet exited.`;$._debug(I)}$._setResult()}}}var Pe=function(B,$,I,P){
function U(K){return K instanceof I?K:new I(function(Y){Y(K)})}return new(I||(I=Promise))(function(K,Y){function ee(Z){try{
z(P.next(Z))}catch(ve){Y(ve)}}function ce(Z){try{z(P.throw(Z))}catch(ve){Y(ve)}}function z(Z){Z.done?K(Z.value):U(Z.value).
then(ee,ce)}z((P=P.apply(B,$||[])).next())})};function xe(B,$,I){return Pe(this,void 0,void 0,function*(){const P=_e(B);
if(P.length===0)throw new Error("Parameter 'commandLine' cannot be null or empty.");const U=P[0];return $=P.slice(1).concat(
$||[]),new Re(U,$,I).exec()})}function et(B,$,I){return Pe(this,void 0,void 0,function*(){var P,U;let K="",Y="";const ee=new S.
StringDecoder("utf8"),ce=new S.StringDecoder("utf8"),z=(P=I?.listeners)===null||P===void 0?void 0:P.stdout,Z=(U=I?.listeners)===
null||U===void 0?void 0:U.stderr,ve=Ne=>{Y+=ce.write(Ne),Z&&Z(Ne)},tt=Ne=>{K+=ee.write(Ne),z&&z(Ne)},$e=Object.assign(Object.
assign({},I?.listeners),{stdout:tt,stderr:ve}),Ke=yield xe(B,$,Object.assign(Object.assign({},I),{listeners:$e}));return K+=
ee.end(),Y+=ce.end(),{exitCode:Ke,stdout:K,stderr:Y}})}},74724:function(j,k,m){"use strict";m.d(k,{Uo:()=>U,Lp:()=>qr});
const S=new WeakMap;function b(...e){const t=new String(e);return S.set(t,e),t}function v(e){return e instanceof String&&
S.has(e)}function p(e){return S.get(e)??[]}var y=m(47117),g=m(31421),f=m(2830),d=m(19997),c=m(76760);function*o(e,t){const a=t===
"global";for(const h of e)h.isGlobal===a&&(yield h)}const s=new Set(["--add","--edit","--remove-section","--rename-secti\
on","--replace-all","--unset","--unset-all","-e"]),i=new Set(["--get","--get-all","--get-color","--get-colorbool","--get\
-regexp","--get-urlmatch","--list","-l"]),n=new Set(["edit","remove-section","rename-section","set","unset"]),r=new Set(
["get","get-color","get-colorbool","list"]);function l(e,t){for(const{name:h}of o(e,"task")){if(s.has(h))return u(!0,t);
if(i.has(h))return u(!1,t)}const a=t.at(0)?.toLowerCase();return a===void 0?null:n.has(a)?u(!0,t.slice(1)):r.has(a)?u(!1,
t.slice(1)):t.length===1?u(!1,t):u(!0,t)}function u(e=!1,t=[]){const a=t.at(0)?.toLowerCase();return a===void 0?null:{isWrite:e,
isRead:!e,key:a,value:t.at(1)}}function w(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.
key,scope:e}}function E(e){const t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.
slice(t+1)}}function A(e){for(const{name:t}of o(e,"task"))switch(t){case"--global":return"global";case"--system":return"\
system";case"--worktree":return"worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function O({
name:e}){if(e==="-c"||e==="--config")return"inline";if(e==="--config-env")return"env"}function*L(e){for(const t of e){const a=O(
t),h=a&&E(t.value);h&&(yield{...h,scope:a})}}function T(e,t,a){const h={read:[],write:[...L(t)]};return e==="config"&&F(
h,A(t),l(t,a)),h}function F(e,t,a){if(a===null)return;const h=w(t,a);a.isWrite?e.write.push(h):e.read.push(h)}const R={short:new Map(
[["c",!0]])},M={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...R.short.entries()]),long:new Set(["attr-s\
ource","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},V={clone:{short:new Map(
[["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origi\
n","upload-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["\
file","message","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(
["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,
long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec",
"receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],
["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},G={short:new Map,long:new Set};function H(e){
const t=V[e??""]??G;return{short:new Map([...R.short.entries(),...t.short.entries()]),long:t.long}}function te(e,t=M){if(e.
startsWith("--")){const a=e.indexOf("=");if(a>2)return[{name:e.slice(0,a),value:e.slice(a+1),needsNext:!1}];const h=e.slice(
2);return[{name:e,needsNext:t.long.has(h)}]}if(e.length===2){const a=e.charAt(1),h=t.short.get(a);return[{name:e,needsNext:h===
!0}]}return pe(e,t.short)}function pe(e,t){const a=e.slice(1).split(""),h=[];for(let C=0;C<a.length;C++){const N=a[C],D=t.
get(N);if(D===void 0)return[{name:e,needsNext:!1}];if(D){const x=a.slice(C+1).join("");if(x&&![...x].every(Q=>t.has(Q)))
return h.push({name:`-${N}`,value:x,needsNext:!1}),h}h.push({name:`-${N}`,needsNext:D})}return h}function fe(e,t=[]){let a=0;
for(;a<e.length;){const h=String(e[a]);if(!h.startsWith("-")||h.length<2)break;const C=te(h);let N=a+1;for(const D of C){
const x={name:D.name,value:D.value,absorbedNext:!1,isGlobal:!0};D.needsNext&&x.value===void 0&&N<e.length&&(x.value=String(
e[N]),x.absorbedNext=!0,N++),t.push(x)}a=N}return{flags:t,taskIndex:a}}function ae(e,t,a=[]){const h=H(t),C=[],N=[];let D=0;
for(;D<e.length;){const x=e[D];if(v(x)){N.push(...p(x)),D++;continue}const Q=String(x);if(Q==="--"){for(let me=D+1;me<e.
length;me++){const ue=e[me];v(ue)?N.push(...p(ue)):N.push(String(ue))}break}if(!Q.startsWith("-")||Q.length<2){C.push(Q),
D++;continue}const re=te(Q,h);let oe=D+1;for(const me of re){const ue={name:me.name,value:me.value,absorbedNext:!1,isGlobal:!1};
me.needsNext&&ue.value===void 0&&oe<e.length&&!v(e[oe])&&(ue.value=String(e[oe]),ue.absorbedNext=!0,oe++),a.push(ue)}D=oe}
return{flags:a,positionals:C,pathspecs:N}}function*ge({write:e}){for(const t of e)for(const a of ie){const h=a(t.key);h&&
(yield h)}}function J(e,t,a=String(e)){const h=typeof e=="string"?new RegExp(`\\s*${e.toLowerCase()}`):e;return function(C){
if(h.test(C))return{category:t,message:`Configuring ${a} is not permitted without enabling ${t}`}}}function _(e,t){const a=new RegExp(
`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return J(a,t,e)}const ie=[J("alias","allowUnsafeAlias"),J("core.askPa\
ss","allowUnsafeAskPass"),J("core.editor","allowUnsafeEditor"),J("core.fsmonitor","allowUnsafeFsMonitor"),J("core.gitPro\
xy","allowUnsafeGitProxy"),J("core.hooksPath","allowUnsafeHooksPath"),J("core.pager","allowUnsafePager"),J("core.sshComm\
and","allowUnsafeSshCommand"),_("credential.helper","allowUnsafeCredentialHelper"),_("diff.command","allowUnsafeDiffExte\
rnal"),J("diff.external","allowUnsafeDiffExternal"),_("difftool.cmd","allowUnsafeDiffExternal"),_("diff.textconv","allow\
UnsafeDiffTextConv"),_("filter.clean","allowUnsafeFilter"),_("filter.process","allowUnsafeFilter"),_("filter.smudge","al\
lowUnsafeFilter"),_("gpg.program","allowUnsafeGpgProgram"),J("include.path","allowUnsafeInclude"),_("includeIf","allowUn\
safeInclude"),J("init.templateDir","allowUnsafeTemplateDir"),_("pager.","allowUnsafePager"),_("merge.driver","allowUnsaf\
eMergeDriver"),_("mergetool.path","allowUnsafeMergeDriver"),_("mergetool.cmd","allowUnsafeMergeDriver"),_("protocol.allo\
w","allowUnsafeProtocolOverride"),_("remote.receivepack","allowUnsafePack"),_("remote.uploadpack","allowUnsafePack"),J("\
uploadpack.packObjectsHook","allowUnsafePack"),J("sequence.editor","allowUnsafeEditor"),_("submodule.update","allowUnsaf\
eSubmodule"),_("tar.command","allowUnsafeCommandBinaries"),_("trailer.cmd","allowUnsafeCommandBinaries"),_("trailer.comm\
and","allowUnsafeCommandBinaries"),_("url.insteadOf","allowUnsafeUrlRewrite")];function*ye(e,t){for(const a of t)for(const h of Se){
const C=h(e,a);C&&(yield C)}}function be(e,t,a,{name:h=String(t),globalOnly:C=!1,withValue:N=!1}={}){const D=typeof t=="\
string"?new RegExp(`\\s*${t.toLowerCase()}`):t,x=`Use of ${e?`${e} with option `:""}${h} is not permitted without enabli\
ng ${a}`;return function(Q,re){if(!(e&&Q!==e)&&!(C&&!re.isGlobal)&&!(N&&re.value===void 0)&&D.test(re.name))return{category:a,
message:x}}}const Oe={globalOnly:!0,withValue:!0},Se=[be(null,/--(upload|receive)-pack/,"allowUnsafePack",{name:"--uploa\
d-pack or --receive-pack"}),be("clone",/^-\w*u/,"allowUnsafePack"),be("clone","--u","allowUnsafePack"),be("push",/^--exec$/,
"allowUnsafePack",{name:"--exec"}),be("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),be(null,"--t\
emplate","allowUnsafeTemplateDir"),be(null,"--exec-path","allowUnsafeExec",Oe),be(null,"--git-dir","allowUnsafeConfigPat\
hs",Oe),be(null,"--work-tree","allowUnsafeConfigPaths",Oe),be(null,/^-C$/,"allowUnsafeConfigPaths",{...Oe,name:"-C"})];function Le(e,t,a){
return[...ye(e,t),...ge(a)]}function qe(...e){const{flags:t,taskIndex:a}=fe(e),h=a<e.length?String(e[a]).toLowerCase():null,
C=h!==null?e.slice(a+1):[],{positionals:N,pathspecs:D}=ae(C,h,t),x=T(h,t,N);return{task:h,flags:t.map(Me),paths:D,config:x,
vulnerabilities:je(Le(h,t,x))}}function je(e){return Object.defineProperty(e,"vulnerabilities",{value:e})}function Me({value:e,
name:t}){return e!==void 0?{name:t,value:e}:{name:t}}const Re={editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPas\
s",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeCo\
nfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUns\
afeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"\
allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUns\
afeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"\
allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*_e(e){const t=parseInt(e.git_config_count??"0",10);for(let a=0;a<
t;a++){const h=e[`git_config_key_${a}`],C=e[`git_config_value_${a}`];h!==void 0&&(yield{key:h.toLowerCase().trim(),value:C,
scope:"env"})}}function*Ue(e){for(const t of Object.keys(e))if(Pe(t)){const a=Re[t];yield{category:a,message:`Use of "${t.
toUpperCase()}" is not permitted without enabling ${a}`}}}function Pe(e){return Object.hasOwn(Re,e)}function xe(e){const t={};
for(const[a,h]of Object.entries(e)){const C=a.toLowerCase().trim();(Pe(C)||C.startsWith("git"))&&(t[C]=String(h))}return t}
function et(e){const t=xe(e),a={read:[],write:[..._e(t)]},h=[...Ue(t),...Le(null,[],a)];return{config:a,vulnerabilities:h}}
function B(e,t){return[...qe(...e).vulnerabilities,...et(t).vulnerabilities]}var $=m(78474);class I extends Error{constructor(t,a){
super(a),this.task=t,Object.setPrototypeOf(this,new.target.prototype)}}class P extends I{constructor(t,a){super(void 0,a),
this.config=t}}class U extends I{constructor(t,a,h){super(t,h),this.task=t,this.plugin=a,Object.setPrototypeOf(this,new.target.
prototype)}}class K extends I{constructor(t,a){super(void 0,a||String(t)),this.git=t}}class Y extends I{constructor(t){super(
void 0,t)}}const ee="\0",ce=()=>{};function z(e){return typeof e!="function"?ce:e}function Z(e){return typeof e=="functi\
on"&&e!==ce}function ve(e,t){const a=e.indexOf(t);return a<=0?[e,""]:[e.substr(0,a),e.substr(a+1)]}function tt(e,t=0){return Ke(
e)&&e.length>t?e[t]:void 0}function $e(e,t=0){if(Ke(e)&&e.length>t)return e[e.length-1-t]}function Ke(e){return Et(e)}function Ne(e="",t=!0,a=`\

`){return e.split(a).reduce((h,C)=>{const N=t?C.trim():C;return N&&h.push(N),h},[])}function nt(e,t){return Ne(e,!0).map(
a=>t(a))}function vt(e){return(0,y.exists)(e,y.FOLDER)}function Ae(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):
e.add(t),t}function kn(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function st(e,t){if(Array.isArray(e)){const a=e.
indexOf(t);a>=0&&e.splice(a,1)}else e.delete(t);return t}const it=Object.prototype.toString.call.bind(Object.prototype.toString);
function Ce(e){return Array.isArray(e)?e:[e]}function St(e){return e.replace(/[\s-]+(.)/g,(t,a)=>a.toUpperCase())}function Be(e){
return Ce(e).map(t=>t instanceof String?t:String(t))}function le(e,t=0){if(e==null)return t;const a=parseInt(e,10);return Number.
isNaN(a)?t:a}function Ye(e,t){const a=[];for(let h=0,C=e.length;h<C;h++)a.push(t,e[h]);return a}function Ve(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function En(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function An(e,t){const a={};return t.forEach(h=>{e[h]!==void 0&&(a[h]=e[h])}),a}function Ct(e=0){return new Promise(t=>setTimeout(
t,e))}function kt(e){if(e!==!1)return e}function de(e,t,a){return t(e)?e:arguments.length>2?a:void 0}const We=e=>Array.isArray(
e);function rt(e,t){const a=v(e)?"string":typeof e;return/number|string|boolean/.test(a)&&(!t||!t.includes(a))}const se=e=>typeof e==
"string"||v(e),On=e=>se(e)||Buffer.isBuffer(e),Je=e=>se(e)||Array.isArray(e)&&e.every(se);function ot(e){return!!e&&it(e)===
"[object Object]"}function Nn(e){return typeof e=="function"}const Et=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number";var Ge=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.
UNCLEAN=128]="UNCLEAN",e))(Ge||{});class He{constructor(t,a){this.stdOut=t,this.stdErr=a}asStrings(){return new He(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Tn(){throw new Error("LineParser:useMatches not implemen\
ted")}class q{constructor(t,a){this.matches=[],this.useMatches=Tn,this.parse=(h,C)=>(this.resetMatches(),this._regExp.every(
(N,D)=>this.addMatch(N,D,h(D)))?this.useMatches(C,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],a&&
(this.useMatches=a)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,a,h){const C=h&&
t.exec(h);return C&&this.pushMatch(a,C),!!C}pushMatch(t,a){this.matches.push(...a.slice(1))}}class De extends q{addMatch(t,a,h){
return/^remote:\s/.test(String(h))&&super.addMatch(t,a,h)}pushMatch(t,a){(t>0||a.length>1)&&super.pushMatch(t,a)}}const Ln={
binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function $n(...e){const t=process.cwd(),a=Object.assign({baseDir:t,
...Ln},...e.filter(h=>typeof h=="object"&&h));return a.baseDir=a.baseDir||t,a.trimmed=a.trimmed===!0,a}function At(e,t=[]){
return ot(e)?Object.keys(e).reduce((a,h)=>{const C=e[h];if(v(C))a.push(C);else if(rt(C,["boolean"]))a.push(h+"="+C);else if(Array.
isArray(C))for(const N of C)rt(N,["string","number"])||a.push(h+"="+N);else a.push(h);return a},t):t}function ne(e,t=0,a=!1){
const h=[];for(let C=0,N=t<0?e.length:t;C<N;C++)"string|number".includes(typeof e[C])&&h.push(String(e[C]));return At(at(
e),h),a||h.push(...In(e)),h}function In(e){const t=typeof $e(e)=="function";return Be(de($e(e,t?1:0),We,[]))}function at(e){
const t=Nn($e(e));return de($e(e,t?1:0),ot)}function W(e,t=!0){const a=z($e(e));return t||Z(a)?a:void 0}function Ot(e,t){
return e(t.stdOut,t.stdErr)}function ke(e,t,a,h=!0){return Ce(a).forEach(C=>{for(let N=Ne(C,h),D=0,x=N.length;D<x;D++){const Q=(re=0)=>{
if(!(D+re>=x))return N[D+re]};t.some(({parse:re})=>re(Q,e))}}),e}var Mn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT=
"root",e))(Mn||{});const ct=({exitCode:e},t,a,h)=>{if(e===Ge.UNCLEAN&&Un(t))return a(Buffer.from("false"));h(t)},Nt=e=>e.
trim()==="true";function Pn(e){switch(e){case"bare":return Fn();case"root":return Dn()}return{commands:["rev-parse","--i\
s-inside-work-tree"],format:"utf-8",onError:ct,parser:Nt}}function Dn(){return{commands:["rev-parse","--git-dir"],format:"\
utf-8",onError:ct,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Fn(){return{commands:["rev-parse","--is-bare-re\
pository"],format:"utf-8",onError:ct,parser:Nt}}function Un(e){return/(Not a git repository|Kein Git-Repository)/i.test(
String(e))}class Bn{constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const jn=/^[a-z]+\s*/i,Rn=/^[a-z]+\s+[a-z]+\s*/i,
xn=/\/$/;function Kn(e,t){const a=new Bn(e),h=e?Rn:jn;return Ne(t).forEach(C=>{const N=C.replace(h,"");a.paths.push(N),(xn.
test(N)?a.folders:a.files).push(N)}),a}const Tt=[];function Yn(e){return{commands:Tt,format:"empty",parser:e}}function we(e){
return{commands:Tt,format:"empty",parser(){throw typeof e=="string"?new Y(e):e}}}function he(e,t=!1){return{commands:e,format:"\
utf-8",parser(a){return t?String(a).trim():a}}}function Lt(e){return{commands:e,format:"buffer",parser(t){return t}}}function Vn(e){
return e.format==="buffer"}function $t(e){return e.format==="empty"||!e.commands.length}const Wn="Git clean interactive \
mode is not supported",Jn='Git clean mode parameter ("n" or "f") is required',Gn="Git clean unknown option found in: ";var It=(e=>(e.
DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",e.RECURSIVE="d",e))(It||{});
const Mt=new Set(["i",...Be(Object.values(It))]);function Hn(e,t){const{cleanMode:a,options:h,valid:C}=Xn(e);return a?C.
options?(h.push(...t),h.some(_n)?we(Wn):Qn(a,h)):we(Gn+JSON.stringify(e)):we(Jn)}function Qn(e,t){return{commands:["clea\
n",`-${e}`,...t],format:"utf-8",parser(a){return Kn(e==="n",a)}}}function zn(e){return Array.isArray(e)&&e.every(t=>Mt.has(
t))}function Xn(e){let t,a=[],h={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").forEach(C=>{Zn(C)?(t=
C,h.cleanMode=!0):h.options=h.options&&qn(a[a.length]=`-${C}`)}),{cleanMode:t,options:a,valid:h}}function Zn(e){return e===
"f"||e==="n"}function qn(e){return/^-[a-z]$/i.test(e)&&Mt.has(e.charAt(1))}function _n(e){return/^-[^\-]/.test(e)?e.indexOf(
"i")>0:e==="--interactive"}class es{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this._all||
(this._all=this.files.reduce((t,a)=>Object.assign(t,this.values[a]),{})),this._all}addFile(t){if(!(t in this.values)){const a=$e(
this.files);this.values[t]=a?Object.create(this.values[a]):{},this.files.push(t)}return this.values[t]}addValue(t,a,h){const C=this.
addFile(t);Object.hasOwn(C,a)?Array.isArray(C[a])?C[a].push(h):C[a]=[C[a],h]:C[a]=h,this._all=void 0}}function ts(e){const t=new es;
for(const a of Pt(e))t.addValue(a.file,String(a.key),a.value);return t}function ns(e,t){let a=null;const h=[],C=new Map;
for(const N of Pt(e,t))N.key===t&&(h.push(a=N.value),C.has(N.file)||C.set(N.file,[]),C.get(N.file).push(a));return{key:t,
paths:Array.from(C.keys()),scopes:C,value:a,values:h}}function ss(e){return e.replace(/^(file):/,"")}function*Pt(e,t=null){
const a=e.split("\0");for(let h=0,C=a.length-1;h<C;){const N=ss(a[h++]);let D=a[h++],x=t;if(D.includes(`
`)){const Q=ve(D,`
`);x=Q[0],D=Q[1]}yield{file:N,key:x,value:D}}}var Dt=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(Dt||{});function lt(e,t){return typeof e=="string"&&Object.hasOwn(Dt,e)?e:t}function is(e,t,a,h){const C=[
"config",`--${h}`];return a&&C.push("--add"),C.push(e,t),{commands:C,format:"utf-8",parser(N){return N}}}function rs(e,t){
const a=["config","--null","--show-origin","--get-all",e];return t&&a.splice(1,0,`--${t}`),{commands:a,format:"utf-8",parser(h){
return ns(h,e)}}}function os(e){const t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(a){return ts(a)}}}function as(){return{addConfig(e,t,...a){return this._runTask(is(e,t,a[0]===!0,lt(
a[1],"local")),W(arguments))},getConfig(e,t){return this._runTask(rs(e,lt(t,void 0)),W(arguments))},listConfig(...e){return this.
_runTask(os(lt(e[0],void 0)),W(arguments))}}}var Ft=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(Ft||{});const cs=new Set(Object.values(Ft));function ls(e){
return cs.has(e)}var Ut;const us=["-h"],Qe=Symbol("grepQuery");class ds{constructor(){this[Ut]=[]}*[(Ut=Qe,Symbol.iterator)](){
for(const t of this[Qe])yield t}and(...t){return t.length&&this[Qe].push("--and","(",...Ye(t,"-e"),")"),this}param(...t){
return this[Qe].push(...Ye(t,"-e")),this}}function hs(...e){return new ds().param(...e)}function ms(e){const t=new Set,a={};
return nt(e,h=>{const[C,N,D]=h.split(ee);t.add(C),(a[C]=a[C]||[]).push({line:le(N),path:C,preview:D})}),{paths:t,results:a}}
function ps(){return{grep(e){const t=W(arguments),a=ne(arguments);for(const C of us)if(a.includes(C))return this._runTask(
we(`git.grep: use of "${C}" is not supported.`),t);typeof e=="string"&&(e=hs().param(e));const h=["grep","--null","-n","\
--full-name",...a,...e];return this._runTask({commands:h,format:"utf-8",parser(C){return ms(C)}},t)}}}var Bt=(e=>(e.MIXED=
"mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(Bt||{});const gs=Be(Object.values(Bt));function ys(e,t){
const a=["reset"];return jt(e)&&a.push(`--${e}`),a.push(...t),he(a)}function ws(e){if(jt(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}function jt(e){return typeof e=="string"&&gs.includes(e)}f.formatters.L=e=>String(
Et(e)?e.length:"-"),f.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):it(e);function bs(){return f("simple-git")}function Rt(e,t,a){
return!t||!String(t).replace(/\s*/,"")?a?(h,...C)=>{e(h,...C),a(h,...C)}:e:(h,...C)=>{e(`%s ${h}`,t,...C),a&&a(h,...C)}}
function vs(e,t,{namespace:a}){if(typeof e=="string")return e;const h=t&&t.namespace||"";return h.startsWith(a)?h.substr(
a.length+1):h||a}function Fe(e,t,a,h=bs()){const C=e&&`[${e}]`||"",N=[],D=typeof t=="string"?h.extend(t):t,x=vs(de(t,se),
D,h);return re(a);function Q(oe,me){return Ae(N,Fe(e,x.replace(/^[^:]+/,oe),me,h))}function re(oe){const me=oe&&`[${oe}]`||
"",ue=D&&Rt(D,me)||ce,Ie=Rt(h,`${C} ${me}`,ue);return Object.assign(D?ue:Ie,{label:e,sibling:Q,info:Ie,step:re})}}const xt=class bt{constructor(t="\
GitExecutor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const a=bt.
getName(t.commands[0]),h=Fe(this.logLabel,a);return{task:t,logger:h,name:a}}push(t){const a=this.createProgress(t);return a.
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
_scheduler.next(),h=()=>this._queue.complete(t);try{const{logger:C}=this._queue.attempt(t);return await($t(t)?this.attemptEmptyTask(
t,C):this.attemptRemoteTask(t,C))}catch(C){throw this.onFatalException(t,C)}finally{h(),a()}}onFatalException(t,a){const h=a instanceof
I?Object.assign(a,{task:t}):new I(t,a&&String(a));return this._chain=Promise.resolve(),this._queue.fatal(h),h}async attemptRemoteTask(t,a){
const h=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),C=this._plugins.exec("spawn.args",[...t.commands],
this.taskContext(t,t.commands)),N=await this.gitResponse(t,h,C,this.outputHandler,a.step("SPAWN")),D=await this.handleTaskData(
t,C,N,a.step("HANDLE"));return a("passing response to task's parser as a %s",t.format),Vn(t)?Ot(t.parser,D):Ot(t.parser,
D.asStrings())}async attemptEmptyTask(t,a){return a("empty task bypassing child process to call to task's parser"),t.parser(
this)}handleTaskData(t,a,h,C){const{exitCode:N,rejection:D,stdOut:x,stdErr:Q}=h;return new Promise((re,oe)=>{C("Preparin\
g to handle process response exitCode=%d stdOut=",N);const{error:me}=this._plugins.exec("task.error",{error:D},{...this.
taskContext(t,a),...h});if(me&&t.onError)return C.info("exitCode=%s handling with custom error handler"),t.onError(h,me,
ue=>{C.info("custom error handler treated as success"),C("custom error returned a %s",it(ue)),re(new He(Array.isArray(ue)?
Buffer.concat(ue):ue,Buffer.concat(Q)))},oe);if(me)return C.info("handling as error: exitCode=%s stdErr=%s rejection=%o",
N,Q.length,D),oe(me);C.info("retrieving task output complete"),re(new He(Buffer.concat(x),Buffer.concat(Q)))})}async gitResponse(t,a,h,C,N){
const D=N.sibling("output"),x=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(
t,t.commands));return new Promise(Q=>{const re=[],oe=[];N.info("%s %o",a,h),N("%O",x);let me=this._beforeSpawn(t,h);if(me)
return Q({stdOut:re,stdErr:oe,exitCode:9901,rejection:me});this._plugins.exec("spawn.before",void 0,{...this.taskContext(
t,h),kill(Ie){me=Ie||me}});const ue=(0,g.spawn)(a,h,x);ue.stdout.on("data",Kt(re,"stdOut",N,D.step("stdOut"))),ue.stderr.
on("data",Kt(oe,"stdErr",N,D.step("stdErr"))),ue.on("error",ks(oe,N)),C&&(N("Passing child process stdOut/stdErr to cust\
om outputHandler"),C(a,ue.stdout,ue.stderr,[...h])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(t,h),spawned:ue,
close(Ie,_r){Q({stdOut:re,stdErr:oe,exitCode:Ie,rejection:me||_r})},kill(Ie){ue.killed||(me=Ie,ue.kill("SIGINT"))}})})}_beforeSpawn(t,a){
let h;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,a),kill(C){h=C||h}}),h}taskContext(t,a){return{
method:String(tt(t.commands)||""),commands:a,env:{...this.env},input:$t(t)?void 0:t.input}}}function ks(e,t){return a=>{
t("[ERROR] child process exception %o",a),e.push(Buffer.from(String(a.stack),"ascii"))}}function Kt(e,t,a,h){return C=>{
a("%s received %L bytes",t,C),h("%B",C),e.push(C)}}class Es{constructor(t,a,h){this.cwd=t,this._scheduler=a,this._plugins=
h,this._chain=this.chain()}chain(){return new Cs(this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}
function As(e,t,a=ce){const h=N=>{a(null,N)},C=N=>{N?.task===e&&a(N,void 0)};t.then(h,C)}function Yt(e,t){return Yn(a=>{
if(!vt(e))throw new Error(`Git.cwd: cannot change to non-directory "${e}"`);return(t||a).cwd=e})}function ut(e){const t=[
"checkout",...e];return t[1]==="-b"&&t.includes("-B")&&(t[1]=st(t,"-B")),he(t)}function Os(){return{checkout(){return this.
_runTask(ut(ne(arguments,1)),W(arguments))},checkoutBranch(e,t){return this._runTask(ut(["-b",e,t,...ne(arguments)]),W(arguments))},
checkoutLocalBranch(e){return this._runTask(ut(["-b",e,...ne(arguments)]),W(arguments))}}}const Vt=(e,t,a)=>{const h=["c\
lone",...a];return se(e)&&h.push(b(e)),se(t)&&h.push(b(t)),he(h)},Ns=(e,t,a)=>(Ae(a,"--mirror"),Vt(e,t,a));function Wt(e,t,a,...h){
return se(a)?t(a,de(h[0],se),ne(arguments)):we(`git.${e}() requires a string 'repoPath'`)}function Ts(){return{clone(e,...t){
return this._runTask(Wt("clone",Vt,de(e,se),...t),W(arguments))},mirror(e,...t){return this._runTask(Wt("mirror",Ns,de(e,
se),...t),W(arguments))}}}const Ls=[new q(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(e,[t,a,h])=>{e.branch=t,e.commit=h,e.root=
!!a}),new q(/\s*Author:\s(.+)/i,(e,[t])=>{const a=t.split("<"),h=a.pop();!h||!h.includes("@")||(e.author={email:h.substr(
0,h.length-1),name:a.join("<").trim()})}),new q(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(e,[t,a,h])=>{e.summary.changes=
parseInt(t,10)||0,e.summary.insertions=parseInt(a,10)||0,e.summary.deletions=parseInt(h,10)||0}),new q(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,
(e,[t,a,h])=>{e.summary.changes=parseInt(t,10)||0;const C=parseInt(a,10)||0;h==="-"?e.summary.deletions=C:h==="+"&&(e.summary.
insertions=C)})];function $s(e){return ke({author:null,branch:"",commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},
Ls,e)}function Is(e,t,a){return{commands:["-c","core.abbrev=40","commit",...Ye(e,"-m"),...t,...a],format:"utf-8",parser:$s}}
function Ms(){return{commit(t,...a){const h=W(arguments),C=e(t)||Is(Ce(t),Ce(de(a[0],Je,[])),[...Be(de(a[1],We,[])),...ne(
arguments,0,!0)]);return this._runTask(C,h)}};function e(t){return!Je(t)&&we("git.commit: requires the commit message to\
 be supplied as a string/string[]")}}function Ps(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,
sizePack:0}}const Ds=new q(/([a-z-]+): (\d+)$/,(e,[t,a])=>{const h=St(t);Object.hasOwn(e,h)&&(e[h]=le(a))});function Fs(){
return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(e){return ke(Ps(),
[Ds],e)}})}}}function Us(){return{firstCommit(){return this._runTask(he(["rev-list","--max-parents=0","HEAD"],!0),W(arguments))}}}
function Bs(e,t){const a=["hash-object",e];return t&&a.push("-w"),he(a,!0)}class ft{constructor(t,a,h,C){this.bare=t,this.
path=a,this.existing=h,this.gitDir=C}}const js=/^Init.+ repository in (.+)$/,Rs=/^Rein.+ in (.+)$/;function xs(e,t,a){const h=String(
a).trim();let C;if(C=js.exec(h))return new ft(e,t,!1,C[1]);if(C=Rs.exec(h))return new ft(e,t,!0,C[1]);let N="";const D=h.
split(" ");for(;D.length;)if(D.shift()==="in"){N=D.join(" ");break}return new ft(e,t,/^re/i.test(h),N)}const Jt="--bare";
function Ks(e){return e.includes(Jt)}function Ys(e=!1,t,a){const h=["init",...a];return e&&!Ks(h)&&h.splice(1,0,Jt),{commands:h,
format:"utf-8",parser(C){return xs(h.includes("--bare"),t,C)}}}function Vs(e){return e===void 0?we("interpretTrailers ca\
lled without input content"):{format:"utf-8",parser(t){return Object.fromEntries(nt(t,a=>{const h=a.indexOf(":");return[
St(a.substring(0,h).toLowerCase()),a.substring(h+2).trim()]}))},commands:["interpret-trailers","--parse"],input:e}}function Ws(){
return{interpretTrailers(e){return this._runTask(Vs(de(e,On)),W(arguments))}}}var Te=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT=
"--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(Te||{});const Gt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function dt(e){for(let t=0;t<e.length;t++){const a=Gt.exec(e[t]);if(a)return`--${a[1]}`}return""}function Js(e){return Gt.
test(e)}class Gs{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}}const Ht=[new q(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,a,h=""])=>{e.files.push({file:t.trim(),changes:le(a),insertions:h.replace(/[^+]/g,"").length,deletions:h.replace(/[^-]/g,
"").length,binary:!1})}),new q(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,a,h])=>{e.files.push({file:t.trim(),
before:le(a),after:le(h),binary:!0})}),new q(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new q(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,a])=>{const h=/(\d+) i/.exec(a),C=/(\d+) d/.exec(
a);e.changed=le(t),e.insertions=le(h?.[1]),e.deletions=le(C?.[1])})],Hs=[new q(/(\d+)\t(\d+)\t(.+)$/,(e,[t,a,h])=>{const C=le(
t),N=le(a);e.changed++,e.insertions+=C,e.deletions+=N,e.files.push({file:h,changes:C+N,insertions:C,deletions:N,binary:!1})}),
new q(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],Qs=[new q(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],zs=[new q(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,a,h,C,N])=>{e.changed++,e.files.push({file:N??h,changes:0,insertions:0,deletions:0,binary:!1,status:kt(ls(t)&&t),from:kt(
!!N&&h!==N&&h),similarity:le(a)})})],Xs={[Te.NONE]:Ht,[Te.STAT]:Ht,[Te.NUM_STAT]:Hs,[Te.NAME_STATUS]:zs,[Te.NAME_ONLY]:Qs};
function Qt(e=Te.NONE){const t=Xs[e];return a=>ke(new Gs,t,a,!1)}const zt="\xF2\xF2\xF2\xF2\xF2\xF2 ",Xt=" \xF2\xF2",Zt="\
 \xF2 ",Zs=["hash","date","message","refs","author_name","author_email"];function qs(e,t){return t.reduce((a,h,C)=>(a[h]=
e[C]||"",a),Object.create({diff:null}))}function qt(e=Zt,t=Zs,a=Te.NONE){const h=Qt(a);return function(C){const N=Ne(C.trim(),
!1,zt).map(function(D){const x=D.split(Xt),Q=qs(x[0].split(e),t);return x.length>1&&x[1].trim()&&(Q.diff=h(x[1])),Q});return{
all:N,latest:N.length&&N[0]||null,total:N.length}}}function _s(e){let t=dt(e);const a=["diff"];return t===Te.NONE&&(t=Te.
STAT,a.push("--stat=4096")),a.push(...e),ht(a)||{commands:a,format:"utf-8",parser:Qt(t)}}function ht(e){const t=e.filter(
Js);if(t.length>1)return we(`Summary flags are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes(
"-z"))return we(`Summary flag ${t} parsing is not compatible with null termination option '-z'`)}var _t=(e=>(e[e["--pret\
ty"]=0]="--pretty",e[e["max-count"]=1]="max-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=
5]="format",e[e.from=6]="from",e[e.to=7]="to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="m\
ailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=12]="strictDate",e))(_t||{});function ei(e,t){const a=[],h=[];return Object.
keys(e).forEach(C=>{a.push(C),h.push(String(e[C]))}),[a,h.join(t)]}function ti(e){return Object.keys(e).reduce((t,a)=>(a in
_t||(t[a]=e[a]),t),{})}function en(e={},t=[]){const a=de(e.splitter,se,Zt),h=ot(e.format)?e.format:{hash:"%H",date:e.strictDate===
!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==
!1?"%aE":"%ae"},[C,N]=ei(h,a),D=[],x=[`--pretty=format:${zt}${N}${Xt}`,...t],Q=e.n||e["max-count"]||e.maxCount;if(Q&&x.push(
`--max-count=${Q}`),e.from||e.to){const re=e.symmetric!==!1?"...":"..";D.push(`${e.from||""}${re}${e.to||""}`)}return se(
e.file)&&x.push("--follow",b(e.file)),At(ti(e),x),{fields:C,splitter:a,commands:[...x,...D]}}function ni(e,t,a){const h=qt(
e,t,dt(a));return{commands:["log",...a],format:"utf-8",parser:h}}function si(){return{log(...a){const h=W(arguments),C=en(
at(arguments),Be(de(arguments[0],We,[]))),N=t(...a)||ht(C.commands)||e(C);return this._runTask(N,h)}};function e(a){return ni(
a.splitter,a.fields,a.commands)}function t(a,h){return se(a)&&se(h)&&we("git.log(string, string) should be replaced with\
 git.log({ from: string, to: string })")}}class mt{constructor(t,a=null,h){this.reason=t,this.file=a,this.meta=h}toString(){
return`${this.file}:${this.reason}`}}class ii{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){
return this.conflicts.length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.
conflicts.join(", ")}`:"OK"}}class tn{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=
[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}class ri{constructor(){this.remote=
"",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function pt(e){
return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,
delta:0}}}function nn(e){const t=/^\s*(\d+)/.exec(e),a=/delta (\d+)/i.exec(e);return{count:le(t&&t[1]||"0"),delta:le(a&&
a[1]||"0")}}const oi=[new De(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[t,a])=>{const h=t.toLowerCase(),
C=pt(e.remoteMessages);Object.assign(C,{[h]:le(a)})}),new De(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,a])=>{const h=t.toLowerCase(),C=pt(e.remoteMessages);Object.assign(C,{[h]:le(a)})}),new De(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,a,h])=>{const C=pt(e.remoteMessages);C.total=nn(t),C.reused=nn(a),C.packReused=le(h)})],ai=[new De(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...oi,new De([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new De([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,a,h])=>{e.remoteMessages.vulnerabilities={count:le(t),summary:a,url:h}})];function sn(e,t){return ke({remoteMessages:new ci},
ai,t)}class ci{constructor(){this.all=[]}}const li=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,ui=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
fi=/^(create|delete) mode \d+ (.+)/,di=[new q(li,(e,[t,a,h])=>{e.files.push(t),a&&(e.insertions[t]=a.length),h&&(e.deletions[t]=
h.length)}),new q(ui,(e,[t,,a,,h])=>a!==void 0||h!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+a||0,e.summary.
deletions=+h||0,!0):!1),new q(fi,(e,[t,a])=>{Ae(e.files,a),Ae(t==="create"?e.created:e.deleted,a)})],hi=[new q(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new q(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new q(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,a,h,C])=>{e.branch.local=h,e.hash.local=t,e.branch.remote=C,e.hash.remote=a})],mi=(e,t)=>ke(new tn,di,[e,t]),rn=(e,t)=>Object.
assign(new tn,mi(e,t),sn(e,t));function pi(e,t){const a=ke(new ri,hi,[e,t]);return a.message&&a}const gi=[new q(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new q(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,a])=>{e.conflicts.push(new mt(t,
a))}),new q(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,a,h])=>{e.conflicts.push(new mt(t,a,{deleteRef:h}))}),
new q(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new mt(t,null))}),new q(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],yi=(e,t)=>Object.assign(wi(e),rn(e,t)),wi=e=>ke(new ii,gi,e);function on(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,a){const h=yi(t,a);if(h.failed)throw new K(h);return h}}:we("Git.merge requires at\
 least one option")}function bi(e,t,a){const h=a.includes("deleted"),C=a.includes("tag")||/^refs\/tags/.test(e),N=!a.includes(
"new");return{deleted:h,tag:C,branch:!C,new:!N,alreadyUpdated:N,local:e,remote:t}}const vi=[new q(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new q(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new q(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,a,h])=>{e.pushed.push(bi(t,a,h))}),new q(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,a,h])=>{e.branch={...e.branch||{},local:t,remote:a,remoteName:h}}),new q(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,a,h,C])=>{e.update={head:{local:t,remote:a},hash:{from:h,to:C}}})],Si=(e,t)=>{const a=Ci(e,t),h=sn(e,t);return{...a,
...h}},Ci=(e,t)=>ke({pushed:[]},vi,[e,t]);function ki(e={},t){return Ae(t,"--tags"),an(e,t)}function an(e={},t){const a=[
"push",...t];return e.branch&&a.splice(1,0,e.branch),e.remote&&a.splice(1,0,e.remote),st(a,"-v"),Ae(a,"--verbose"),Ae(a,
"--porcelain"),{commands:a,format:"utf-8",parser:Si}}function Ei(){return{showBuffer(){const e=["show",...ne(arguments,1)];
return e.includes("--binary")||e.splice(1,0,"--binary"),this._runTask(Lt(e),W(arguments))},show(){const e=["show",...ne(
arguments,1)];return this._runTask(he(e),W(arguments))}}}const Ai=/^(.+)\0(.+)$/;class Oi{constructor(t,a,h){if(this.path=
t,this.index=a,this.working_dir=h,a==="R"||h==="R"){const C=Ai.exec(t)||[null,t,t];this.from=C[2]||"",this.path=C[1]||""}}}
class Ni{constructor(){this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=
[],this.renamed=[],this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=
!1,this.isClean=()=>!this.files.length}}function cn(e){const[t,a]=e.split(ee);return{from:a||t,to:t}}function Ee(e,t,a){
return[`${e}${t}`,a]}function gt(e,...t){return t.map(a=>Ee(e,a,(h,C)=>h.conflicted.push(C)))}const Ti=new Map([Ee(" ","\
A",(e,t)=>e.created.push(t)),Ee(" ","D",(e,t)=>e.deleted.push(t)),Ee(" ","M",(e,t)=>e.modified.push(t)),Ee("A"," ",(e,t)=>{
e.created.push(t),e.staged.push(t)}),Ee("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),Ee("D","\
 ",(e,t)=>{e.deleted.push(t),e.staged.push(t)}),Ee("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),Ee("M","M",(e,t)=>{
e.modified.push(t),e.staged.push(t)}),Ee("R"," ",(e,t)=>{e.renamed.push(cn(t))}),Ee("R","M",(e,t)=>{const a=cn(t);e.renamed.
push(a),e.modified.push(a.to)}),Ee("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),Ee("?","?",(e,t)=>e.not_added.push(
t)),...gt("A","A","U"),...gt("D","D","U"),...gt("U","A","D","U"),["##",(e,t)=>{const a=/ahead (\d+)/,h=/behind (\d+)/,C=/^(.+?(?=(?:\.{3}|\s|$)))/,
N=/\.{3}(\S*)/,D=/\son\s(\S+?)(?=\.{3}|$)/;let x=a.exec(t);e.ahead=x&&+x[1]||0,x=h.exec(t),e.behind=x&&+x[1]||0,x=C.exec(
t),e.current=de(x?.[1],se,null),x=N.exec(t),e.tracking=de(x?.[1],se,null),x=D.exec(t),x&&(e.current=de(x?.[1],se,e.current)),
e.detached=/\(no branch\)/.test(t)}]]),Li=function(e){const t=e.split(ee),a=new Ni;for(let h=0,C=t.length;h<C;){let N=t[h++].
trim();N&&(N.charAt(0)==="R"&&(N+=ee+(t[h++]||"")),$i(a,N))}return a};function $i(e,t){const a=t.trim();switch(" "){case a.
charAt(2):return h(a.charAt(0),a.charAt(1),a.slice(3));case a.charAt(1):return h(" ",a.charAt(0),a.slice(2));default:return}
function h(C,N,D){const x=`${C}${N}`,Q=Ti.get(x);Q&&Q(e,D),x!=="##"&&x!=="!!"&&e.files.push(new Oi(D,C,N))}}const Ii=["-\
-null","-z"];function Mi(e){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!Ii.
includes(t))],parser(t){return Li(t)}}}const ln="installed=false";function ze(e=0,t=0,a=0,h="",C=!0){return Object.defineProperty(
{major:e,minor:t,patch:a,agent:h,installed:C},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,
enumerable:!1})}function Pi(){return ze(0,0,0,"",!1)}function Di(){return{version(){return this._runTask({commands:["--v\
ersion"],format:"utf-8",parser:Ui,onError(e,t,a,h){if(e.exitCode===Ge.NOT_FOUND)return a(Buffer.from(ln));h(t)}})}}}const Fi=[
new q(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,a,h,C=""])=>{Object.assign(e,ze(le(t),le(a),le(h),C))}),new q(
/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,a,h,C=""])=>{Object.assign(e,ze(le(t),le(a),h,C))})];function Ui(e){return e===
ln?Pi():ke(ze(0,0,0,e),Fi,e)}class un{constructor(t){this._executor=t}_runTask(t,a){const h=this._executor.chain(),C=h.push(
t);return a&&As(t,C,a),Object.create(this,{then:{value:C.then.bind(C)},catch:{value:C.catch.bind(C)},_executor:{value:h}})}add(t){
return this._runTask(he(["add",...Ce(t)]),W(arguments))}cwd(t){const a=W(arguments);return typeof t=="string"?this._runTask(
Yt(t,this._executor),a):typeof t?.path=="string"?this._runTask(Yt(t.path,t.root&&this._executor||void 0),a):this._runTask(
we("Git.cwd: workingDirectory must be supplied as a string"),a)}hashObject(t,a){return this._runTask(Bs(t,a===!0),W(arguments))}init(t){
return this._runTask(Ys(t===!0,this._executor.cwd,ne(arguments)),W(arguments))}merge(){return this._runTask(on(ne(arguments)),
W(arguments))}mergeFromTo(t,a){return se(t)&&se(a)?this._runTask(on([t,a,...ne(arguments)]),W(arguments,!1)):this._runTask(
we("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(t){return this.
_executor.outputHandler=t,this}push(){const t=an({remote:de(arguments[0],se),branch:de(arguments[1],se)},ne(arguments));
return this._runTask(t,W(arguments))}stash(){return this._runTask(he(["stash",...ne(arguments)]),W(arguments))}status(){
return this._runTask(Mi(ne(arguments)),W(arguments))}}Object.assign(un.prototype,Os(),Ts(),Ms(),as(),Fs(),Us(),ps(),Ws(),
si(),Ei(),Di());const Bi=(()=>{let e=0;return()=>{e++;const{promise:t,done:a}=(0,d.ud)();return{promise:t,done:a,id:e}}})();
class ji{constructor(t=2){this.concurrency=t,this.logger=Fe("","scheduler"),this.pending=[],this.running=[],this.logger(
"Constructed, concurrency=%s",t)}schedule(){if(!this.pending.length||this.running.length>=this.concurrency){this.logger(
"Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);
return}const t=Ae(this.running,this.pending.shift());this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Compl\
eting id=",t.id),st(this.running,t),this.schedule()})}next(){const{promise:t,id:a}=Ae(this.pending,Bi());return this.logger(
"Scheduling id=%s",a),this.schedule(),t}}function Ri(e,t){return he(["apply",...t,...e])}var fn=(e=>(e.CURRENT="*",e.LINKED=
"+",e))(fn||{});class xi{constructor(){this.all=[],this.branches={},this.current="",this.detached=!1}push(t,a,h,C,N){t===
"*"&&(this.detached=a,this.current=h),this.all.push(h),this.branches[h]={current:t==="*",linkedWorkTree:t==="+",name:h,commit:C,
label:N}}}const Ki=[new q(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,(e,[t,a,h,C])=>{e.push(
dn(t),!0,a,h,C)}),new q(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,a,h,C])=>{e.push(dn(t),!1,a,h,C)})],Yi=new q(/^(\S+)$/s,
(e,[t])=>{e.push(fn.CURRENT,!1,t,"","")});function dn(e){return e?e.charAt(0):""}function hn(e,t=!1){return ke(new xi,t?
[Yi]:Ki,e)}class Vi{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.length}}function Wi(e,t){
return{branch:e,hash:t,success:!0}}function Ji(e){return{branch:e,hash:null,success:!1}}const Gi=/(\S+)\s+\(\S+\s([^)]+)\)/,
mn=/^error[^']+'([^']+)'/m,Hi=[new q(Gi,(e,[t,a])=>{const h=Wi(t,a);e.all.push(h),e.branches[t]=h}),new q(mn,(e,[t])=>{const a=Ji(
t);e.errors.push(a),e.all.push(a),e.branches[t]=a})],yt=(e,t)=>ke(new Vi,Hi,[e,t]);function pn(e,t){return t===Ge.ERROR&&
mn.test(e)}function Qi(e){const t=["-d","-D","--delete"];return e.some(a=>t.includes(a))}function zi(e){const t=Qi(e),a=e.
includes("--show-current"),h=["branch",...e];return h.length===1&&h.push("-a"),h.includes("-v")||h.splice(1,0,"-v"),{format:"\
utf-8",commands:h,parser(C,N){return t?yt(C,N).all[0]:hn(C,a)}}}function Xi(){return{format:"utf-8",commands:["branch","\
-v"],parser(e){return hn(e)}}}function Zi(e,t=!1){return{format:"utf-8",commands:["branch","-v",t?"-D":"-d",...e],parser(a,h){
return yt(a,h)},onError({exitCode:a,stdOut:h},C,N,D){if(!pn(String(C),a))return D(C);N(h)}}}function qi(e,t=!1){const a={
format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(h,C){return yt(h,C).branches[e]},onError({exitCode:h,stdErr:C,
stdOut:N},D,x,Q){if(!pn(String(D),h))return Q(D);throw new K(a.parser(Ve(N),Ve(C)),String(D))}};return a}function _i(e){
return{commands:["check-ignore",...e],format:"utf-8",parser:er}}function er(e){return e.split(/\n/g).map(tr).filter(Boolean)}
function tr(e){const t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,c.normalize)(t)}const nr=[new q(/From (.+)$/,(e,[
t])=>{e.remote=t}),new q(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,a])=>{e.branches.push({name:t,tracking:a})}),new q(
/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,a])=>{e.tags.push({name:t,tracking:a})}),new q(/- \[deleted]\s+\S+\s*-> (.+)$/,
(e,[t])=>{e.deleted.push({tracking:t})}),new q(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,(e,[t,a,h,C])=>{e.updated.push({
name:h,tracking:C,to:a,from:t})})];function sr(e,t){return ke({raw:e,remote:null,branches:[],tags:[],updated:[],deleted:[]},
nr,[e,t])}function ir(e){return/^--upload-pack(=|$)/.test(e)}function rr(e,t,a){const h=["fetch",...a];return e&&t&&h.push(
e,t),h.find(ir)?we("git.fetch: potential exploit argument blocked."):{commands:h,format:"utf-8",parser:sr}}const or=[new q(
/^Renaming (.+) to (.+)$/,(e,[t,a])=>{e.moves.push({from:t,to:a})})];function ar(e){return ke({moves:[]},or,e)}function cr(e,t){
return{commands:["mv","-v",...Ce(e),t],format:"utf-8",parser:ar}}function lr(e,t,a){const h=["pull",...a];return e&&t&&h.
splice(1,0,e,t),{commands:h,format:"utf-8",parser(C,N){return rn(C,N)},onError(C,N,D,x){const Q=pi(Ve(C.stdOut),Ve(C.stdErr));
if(Q)return x(new K(Q));x(N)}}}function ur(e){const t={};return gn(e,([a])=>t[a]={name:a}),Object.values(t)}function fr(e){
const t={};return gn(e,([a,h,C])=>{Object.hasOwn(t,a)||(t[a]={name:a,refs:{fetch:"",push:""}}),C&&h&&(t[a].refs[C.replace(
/[^a-z]/g,"")]=h)}),Object.values(t)}function gn(e,t){nt(e,a=>t(a.split(/\s+/)))}function dr(e,t,a){return he(["remote",
"add",...a,e,t])}function hr(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",parser:e?fr:ur}}function mr(e){
const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),he(t)}function pr(e){const t=[...e];return t[0]!=="remo\
te"&&t.unshift("remote"),he(t)}function gr(e){return he(["remote","remove",e])}function yr(e={},t){const a=en(e),h=["sta\
sh","list",...a.commands,...t],C=qt(a.splitter,a.fields,dt(h));return ht(h)||{commands:h,format:"utf-8",parser:C}}function wr(e,t){
return Xe(["add",e,t])}function br(e){return Xe(["init",...e])}function Xe(e){const t=[...e];return t[0]!=="submodule"&&
t.unshift("submodule"),he(t)}function vr(e){return Xe(["update",...e])}class Sr{constructor(t,a){this.all=t,this.latest=
a}}const Cr=function(e,t=!1){const a=e.split(`
`).map(Er).filter(Boolean);t||a.sort(function(C,N){const D=C.split("."),x=N.split(".");if(D.length===1||x.length===1)return kr(
Ze(D[0]),Ze(x[0]));for(let Q=0,re=Math.max(D.length,x.length);Q<re;Q++){const oe=yn(Ze(D[Q]),Ze(x[Q]));if(oe)return oe}return 0});
const h=t?a[0]:[...a].reverse().find(C=>C.indexOf(".")>=0);return new Sr(a,h)};function kr(e,t){const a=Number.isNaN(e),
h=Number.isNaN(t);return a!==h?a?1:-1:a?yn(e,t):0}function yn(e,t){return e===t?0:e>t?1:-1}function Er(e){return e.trim()}
function Ze(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Ar(e=[]){const t=e.some(a=>/^--sort=/.
test(a));return{format:"utf-8",commands:["tag","-l",...e],parser(a){return Cr(a,t)}}}function Or(e){return{format:"utf-8",
commands:["tag",e],parser(){return{name:e}}}}function Nr(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){
return{name:e}}}}function X(e,t){this._plugins=t,this._executor=new Es(e.baseDir,new ji(e.maxConcurrentProcesses),t),this.
_trimmed=e.trimmed}(X.prototype=Object.create(un.prototype)).constructor=X,X.prototype.customBinary=function(e){return this.
_plugins.reconfigure("binary",e),this},X.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this.
_executor.env=e:(this._executor.env=this._executor.env||{})[e]=t,this},X.prototype.stashList=function(e){return this._runTask(
yr(at(arguments)||{},We(e)&&e||[]),W(arguments))},X.prototype.mv=function(e,t){return this._runTask(cr(e,t),W(arguments))},
X.prototype.checkoutLatestTag=function(e){var t=this;return this.pull(function(){t.tags(function(a,h){t.checkout(h.latest,
e)})})},X.prototype.pull=function(e,t,a,h){return this._runTask(lr(de(e,se),de(t,se),ne(arguments)),W(arguments))},X.prototype.
fetch=function(e,t){return this._runTask(rr(de(e,se),de(t,se),ne(arguments)),W(arguments))},X.prototype.tags=function(e,t){
return this._runTask(Ar(ne(arguments)),W(arguments))},X.prototype.rebase=function(){return this._runTask(he(["rebase",...ne(
arguments)]),W(arguments))},X.prototype.reset=function(e){return this._runTask(ys(ws(e),ne(arguments)),W(arguments))},X.
prototype.revert=function(e){const t=W(arguments);return typeof e!="string"?this._runTask(we("Commit must be a string"),
t):this._runTask(he(["revert",...ne(arguments,0,!0),e]),t)},X.prototype.addTag=function(e){const t=typeof e=="string"?Or(
e):we("Git.addTag requires a tag name");return this._runTask(t,W(arguments))},X.prototype.addAnnotatedTag=function(e,t){
return this._runTask(Nr(e,t),W(arguments))},X.prototype.deleteLocalBranch=function(e,t,a){return this._runTask(qi(e,typeof t==
"boolean"?t:!1),W(arguments))},X.prototype.deleteLocalBranches=function(e,t,a){return this._runTask(Zi(e,typeof t=="bool\
ean"?t:!1),W(arguments))},X.prototype.branch=function(e,t){return this._runTask(zi(ne(arguments)),W(arguments))},X.prototype.
branchLocal=function(e){return this._runTask(Xi(),W(arguments))},X.prototype.raw=function(e){const t=!Array.isArray(e),a=[].
slice.call(t?arguments:e,0);for(let C=0;C<a.length&&t;C++)if(!rt(a[C])){a.splice(C,a.length-C);break}a.push(...ne(arguments,
0,!0));var h=W(arguments);return a.length?this._runTask(he(a,this._trimmed),h):this._runTask(we("Raw: must supply one or\
 more command to execute"),h)},X.prototype.submoduleAdd=function(e,t,a){return this._runTask(wr(e,t),W(arguments))},X.prototype.
submoduleUpdate=function(e,t){return this._runTask(vr(ne(arguments,!0)),W(arguments))},X.prototype.submoduleInit=function(e,t){
return this._runTask(br(ne(arguments,!0)),W(arguments))},X.prototype.subModule=function(e,t){return this._runTask(Xe(ne(
arguments)),W(arguments))},X.prototype.listRemote=function(){return this._runTask(mr(ne(arguments)),W(arguments))},X.prototype.
addRemote=function(e,t,a){return this._runTask(dr(e,t,ne(arguments)),W(arguments))},X.prototype.removeRemote=function(e,t){
return this._runTask(gr(e),W(arguments))},X.prototype.getRemotes=function(e,t){return this._runTask(hr(e===!0),W(arguments))},
X.prototype.remote=function(e,t){return this._runTask(pr(ne(arguments)),W(arguments))},X.prototype.tag=function(e,t){const a=ne(
arguments);return a[0]!=="tag"&&a.unshift("tag"),this._runTask(he(a),W(arguments))},X.prototype.updateServerInfo=function(e){
return this._runTask(he(["update-server-info"]),W(arguments))},X.prototype.pushTags=function(e,t){const a=ki({remote:de(
e,se)},ne(arguments));return this._runTask(a,W(arguments))},X.prototype.rm=function(e){return this._runTask(he(["rm","-f",
...Ce(e)]),W(arguments))},X.prototype.rmKeepLocal=function(e){return this._runTask(he(["rm","--cached",...Ce(e)]),W(arguments))},
X.prototype.catFile=function(e,t){return this._catFile("utf-8",arguments)},X.prototype.binaryCatFile=function(){return this.
_catFile("buffer",arguments)},X.prototype._catFile=function(e,t){var a=W(t),h=["cat-file"],C=t[0];if(typeof C=="string")
return this._runTask(we("Git.catFile: options must be supplied as an array of strings"),a);Array.isArray(C)&&h.push.apply(
h,C);const N=e==="buffer"?Lt(h):he(h);return this._runTask(N,a)},X.prototype.diff=function(e,t){const a=se(e)?we("git.di\
ff: supplying options as a single string is no longer supported, switch to an array of strings"):he(["diff",...ne(arguments)]);
return this._runTask(a,W(arguments))},X.prototype.diffSummary=function(){return this._runTask(_s(ne(arguments,1)),W(arguments))},
X.prototype.applyPatch=function(e){const t=Je(e)?Ri(Ce(e),ne([].slice.call(arguments,1))):we("git.applyPatch requires on\
e or more string patches as the first argument");return this._runTask(t,W(arguments))},X.prototype.revparse=function(){const e=[
"rev-parse",...ne(arguments,!0)];return this._runTask(he(e,!0),W(arguments))},X.prototype.clean=function(e,t,a){const h=zn(
e),C=h&&e.join("")||de(e,se)||"",N=ne([].slice.call(arguments,h?1:0));return this._runTask(Hn(C,N),W(arguments))},X.prototype.
exec=function(e){const t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},X.prototype.
checkIgnore=function(e,t){return this._runTask(_i(Ce(de(e,Je,[]))),W(arguments))},X.prototype.checkIsRepo=function(e,t){
return this._runTask(Pn(de(e,se)),W(arguments))};function Tr(e){return e?[{type:"spawn.before",action(t,a){e.aborted&&a.
kill(new U(void 0,"abort","Abort already signaled"))}},{type:"spawn.after",action(t,a){function h(){a.kill(new U(void 0,
"abort","Abort signal received"))}e.addEventListener("abort",h),a.spawned.on("close",()=>e.removeEventListener("abort",h))}}]:
void 0}const Lr=Fe("","plugin:allowEnvironment");function $r(e,t=!1){const a=new Set(e.map(h=>h.toLowerCase().trim()));return{
type:"spawn.options",action(h,C){const N={...h.env??process.env},D=new Set(Object.keys(C.env).map(x=>x.toLowerCase().trim()));
for(const x of Object.keys(N)){const Q=x.toLowerCase().trim();if(!(!Ir(Q)||a.has(Q))){if(D.has(Q))throw new U(void 0,"al\
lowEnvironment",`Use of "${x}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);
Lr("removing ambient guarded environment variable %s",x),delete N[x]}}return{...h,env:{...N,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(
!t)}}}}}function Ir(e){const t=e.toLowerCase().trim();return t.startsWith("git_")||Pe(t)}function Mr(e={}){return{type:"\
spawn.args",action(t,{env:a}){for(const h of B(t,a))if(e[h.category]!==!0)throw new U(void 0,"unsafe",h.message);return t}}}
function Pr(e){const t=Ye(e,"-c");return{type:"spawn.args",action(a){return[...t,...a]}}}const wn=(0,d.yX)().promise;function Dr({
onClose:e=!0,onExit:t=50}={}){function a(){let C=-1;const N={close:(0,d.yX)(),closeTimeout:(0,d.yX)(),exit:(0,d.yX)(),exitTimeout:(0,d.
yX)()},D=Promise.race([e===!1?wn:N.closeTimeout.promise,t===!1?wn:N.exitTimeout.promise]);return h(e,N.close,N.closeTimeout),
h(t,N.exit,N.exitTimeout),{close(x){C=x,N.close.done()},exit(x){C=x,N.exit.done()},get exitCode(){return C},result:D}}function h(C,N,D){
C!==!1&&(C===!0?N.promise:N.promise.then(()=>Ct(C))).then(D.done)}return{type:"spawn.after",async action(C,{spawned:N,close:D}){
const x=a();let Q=!0,re=()=>{Q=!1};N.stdout?.on("data",re),N.stderr?.on("data",re),N.on("error",re),N.on("close",oe=>x.close(
oe)),N.on("exit",oe=>x.exit(oe));try{await x.result,Q&&await Ct(50),D(x.exitCode)}catch(oe){D(x.exitCode,oe)}}}}const bn=Fe(
"","plugin:binary"),Fr="Invalid value supplied for custom binary, requires a single string or an array containing either\
 one or two strings",Ur="Invalid value supplied for custom binary, restricted characters must be removed or supply the u\
nsafe.allowUnsafeCustomBinary option";function Br(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function vn(e,t){
if(e.length<1||e.length>2)throw new U(void 0,"binary",Fr);if(e.some(Br))if(t)bn("permitted unsafe binary %o",e);else throw new U(
void 0,"binary",Ur);const[a,h]=e;return{binary:a,prefix:h}}function jr(e,t=["git"],a=!1){let h=vn(Ce(t),a);e.on("binary",
C=>{h=vn(Ce(C),a),bn.info("reconfiguring %o",h)}),e.append("spawn.binary",()=>h.binary),e.append("spawn.args",C=>h.prefix?
[h.prefix,...C]:C)}const Sn={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambig\
uous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function Rr(e){if(!e)return"UNKNOWN";for(const[t,{text:a}]of Object.entries(Sn))if(e.startsWith(`fatal: ${a}`))return t;
return"UNKNOWN"}class xr extends I{constructor(t=""){const a=Rr(t);super(void 0,Sn[a].solution?.replace("{message}",t)??
t),this.reason=a}}function Kr(e){return!!(e.exitCode&&e.stdErr.length)}function Yr(e){return Buffer.concat([...e.stdOut,
...e.stdErr])}function Vr(e=!1,t=Kr,a=Yr){return(h,C)=>!e&&h||!t(C)?h:a(C)}function Wr(e,t){return e===128&&t.startsWith(
"fatal:")?new xr(t):new I(void 0,t)}function Cn(e){return{type:"task.error",action(t,a){const h=e(t.error,{stdErr:a.stdErr,
stdOut:a.stdOut,exitCode:a.exitCode});return Buffer.isBuffer(h)?{error:Wr(a.exitCode,h.toString("utf-8"))}:{error:h}}}}const wt=Fe(
"","plugin:input");function Jr(e){return{type:"spawn.after",action(t,{commands:a,input:h,spawned:{stdin:C}}){if(!C)return;
const N=e?.([...a])??h;if(!N)return wt("generated zero length content, not writing to stdin");wt("writing %s bytes to st\
din",En(N)),C.on("error",D=>{D.code!=="EPIPE"&&wt("[ERROR] stdin error %o",D)}),C.end(N)}}}class Gr{constructor(){this.plugins=
new Set,this.events=new $.EventEmitter}on(t,a){this.events.on(t,a)}reconfigure(t,a){this.events.emit(t,a)}append(t,a){const h=Ae(
this.plugins,{type:t,action:a});return()=>this.plugins.delete(h)}add(t){const a=[];return Ce(t).forEach(h=>{h&&this.plugins.
add(Ae(a,h))}),()=>{a.forEach(h=>{this.plugins.delete(h)})}}exec(t,a,h){let C=a;const N=Object.freeze(Object.create(h));
for(const D of this.plugins)D.type===t&&(C=D.action(C,N));return C}}function Hr(e){const t="--progress",a=["checkout","c\
lone","fetch","pull","push"];return[{type:"spawn.args",action(h,C){return a.includes(C.method)?kn(h,t):h}},{type:"spawn.\
after",action(h,C){C.commands.includes(t)&&C.spawned.stderr?.on("data",N=>{const D=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(N.toString("utf8"));D&&e({method:C.method,stage:Qr(D[1]),progress:le(D[2]),processed:le(D[3]),total:le(D[4])})})}}]}
function Qr(e){return String(e.toLowerCase().split(" ",1))||"unknown"}function zr(e){const t=An(e,["uid","gid"]);return{
type:"spawn.options",action(a){return{...t,...a}}}}function Xr(){return{type:"spawn.args",action(e){const t=[];let a;function h(C){
(a=a||[]).push(...C)}for(let C=0;C<e.length;C++){const N=e[C];if(v(N)){h(p(N));continue}if(N==="--"){h(e.slice(C+1).flatMap(
D=>v(D)&&p(D)||D));break}t.push(N)}return a?[...t,"--",...a.map(String)]:t}}}function Zr({block:e,stdErr:t=!0,stdOut:a=!0}){
if(e>0)return{type:"spawn.after",action(h,C){let N;function D(){N&&clearTimeout(N),N=setTimeout(Q,e)}function x(){C.spawned.
stdout?.off("data",D),C.spawned.stderr?.off("data",D),C.spawned.off("exit",x),C.spawned.off("close",x),N&&clearTimeout(N)}
function Q(){x(),C.kill(new U(void 0,"timeout","block timeout reached"))}a&&C.spawned.stdout?.on("data",D),t&&C.spawned.
stderr?.on("data",D),C.spawned.on("exit",x),C.spawned.on("close",x),D()}}}const qr=(e,t)=>{const a=new Gr,h=$n(e&&(typeof e==
"string"?{baseDir:e}:e)||{},t);if(!vt(h.baseDir))throw new P(h,"Cannot use simple-git on a directory that does not exist");
return Array.isArray(h.config)&&a.add(Pr(h.config)),a.add(Mr(h.unsafe)),a.add(Dr(h.completion)),h.abort&&a.add(Tr(h.abort)),
h.progress&&a.add(Hr(h.progress)),h.timeout&&a.add(Zr(h.timeout)),h.spawnOptions&&a.add(zr(h.spawnOptions)),a.add(Xr()),
a.add(Jr(h.input)),a.add(Cn(Vr(!0))),h.errors&&a.add(Cn(h.errors)),jr(a,h.binary,h.unsafe?.allowUnsafeCustomBinary),a.add(
$r(h.allowEnvironment??[],h.unsafe?.allowAbbreviatedOptions)),new X(h,a)}}};
