exports.id=233,exports.ids=[233],exports.modules={21916:((E,b)=>{"use strict";var h;h=!0,b.Io=b.kp=void 0;var p=new Uint32Array(
65536),y=function(f,l){for(var c=f.length,a=l.length,i=1<<c-1,s=-1,n=0,e=c,t=c;t--;)p[f.charCodeAt(t)]|=1<<t;for(t=0;t<a;t++){
var r=p[l.charCodeAt(t)],o=r|n;r|=(r&s)+s^s,n|=~(r|s),s&=r,n&i&&e++,s&i&&e--,n=n<<1|1,s=s<<1|~(o|n),n&=o}for(t=c;t--;)p[f.
charCodeAt(t)]=0;return e},g=function(f,l){for(var c=l.length,a=f.length,i=[],s=[],n=Math.ceil(c/32),e=Math.ceil(a/32),t=0;t<
n;t++)s[t]=-1,i[t]=0;for(var r=0;r<e-1;r++){for(var o=0,d=-1,S=r*32,v=Math.min(32,a)+S,w=S;w<v;w++)p[f.charCodeAt(w)]|=1<<
w;for(var t=0;t<c;t++){var N=p[l.charCodeAt(t)],A=s[t/32|0]>>>t&1,k=i[t/32|0]>>>t&1,L=N|o,O=((N|k)&d)+d^d|N|k,C=o|~(O|d),
T=d&O;C>>>31^A&&(s[t/32|0]^=1<<t),T>>>31^k&&(i[t/32|0]^=1<<t),C=C<<1|A,T=T<<1|k,d=T|~(L|C),o=C&L}for(var w=S;w<v;w++)p[f.
charCodeAt(w)]=0}for(var I=0,P=-1,D=r*32,$=Math.min(32,a-D)+D,w=D;w<$;w++)p[f.charCodeAt(w)]|=1<<w;for(var K=a,t=0;t<c;t++){
var N=p[l.charCodeAt(t)],A=s[t/32|0]>>>t&1,k=i[t/32|0]>>>t&1,L=N|I,O=((N|k)&P)+P^P|N|k,C=I|~(O|P),T=P&O;K+=C>>>a-1&1,K-=
T>>>a-1&1,C>>>31^A&&(s[t/32|0]^=1<<t),T>>>31^k&&(i[t/32|0]^=1<<t),C=C<<1|A,T=T<<1|k,P=T|~(L|C),I=C&L}for(var w=D;w<$;w++)
p[f.charCodeAt(w)]=0;return K},m=function(f,l){if(f.length<l.length){var c=l;l=f,f=c}return l.length===0?f.length:f.length<=
32?y(f,l):g(f,l)};b.Io=m;var u=function(f,l){for(var c=1/0,a=0,i=0;i<l.length;i++){var s=m(f,l[i]);s<c&&(c=s,a=i)}return l[a]};
b.kp=u}),15756:(E=>{const{hasOwnProperty:b}=Object.prototype,h=(f,l={})=>{typeof l=="string"&&(l={section:l}),l.align=l.
align===!0,l.newline=l.newline===!0,l.sort=l.sort===!0,l.whitespace=l.whitespace===!0||l.align===!0,l.platform=l.platform||
typeof process<"u"&&process.platform,l.bracketedArray=l.bracketedArray!==!1;const c=l.platform==="win32"?`\r
`:`
`,a=l.whitespace?" = ":"=",i=[],s=l.sort?Object.keys(f).sort():Object.keys(f);let n=0;l.align&&(n=m(s.filter(r=>f[r]===null||
Array.isArray(f[r])||typeof f[r]!="object").map(r=>Array.isArray(f[r])?`${r}[]`:r).concat([""]).reduce((r,o)=>m(r).length>=
m(o).length?r:o)).length);let e="";const t=l.bracketedArray?"[]":"";for(const r of s){const o=f[r];if(o&&Array.isArray(o))
for(const d of o)e+=m(`${r}${t}`).padEnd(n," ")+a+m(d)+c;else o&&typeof o=="object"?i.push(r):e+=m(r).padEnd(n," ")+a+m(
o)+c}l.section&&e.length&&(e="["+m(l.section)+"]"+(l.newline?c+c:c)+e);for(const r of i){const o=p(r,".").join("\\."),d=(l.
section?l.section+".":"")+o,S=h(f[r],{...l,section:d});e.length&&S.length&&(e+=c),e+=S}return e};function p(f,l){var c=0,
a=0,i=0,s=[];do if(i=f.indexOf(l,c),i!==-1){if(c=i+l.length,i>0&&f[i-1]==="\\")continue;s.push(f.slice(a,i)),a=i+l.length}while(i!==
-1);return s.push(f.slice(a)),s}const y=(f,l={})=>{l.bracketedArray=l.bracketedArray!==!1;const c=Object.create(null);let a=c,
i=null;const s=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,n=f.split(/[\r\n]+/g),e={};for(const r of n){if(!r||r.match(/^\s*[;#]/)||
r.match(/^\s*$/))continue;const o=r.match(s);if(!o)continue;if(o[1]!==void 0){if(i=u(o[1]),i==="__proto__"){a=Object.create(
null);continue}a=c[i]=c[i]||Object.create(null);continue}const d=u(o[2]);let S;l.bracketedArray?S=d.length>2&&d.slice(-2)===
"[]":(e[d]=(e?.[d]||0)+1,S=e[d]>1);const v=S&&d.endsWith("[]")?d.slice(0,-2):d;if(v==="__proto__")continue;const w=o[3]?
u(o[4]):!0,N=w==="true"||w==="false"||w==="null"?JSON.parse(w):w;S&&(b.call(a,v)?Array.isArray(a[v])||(a[v]=[a[v]]):a[v]=
[]),Array.isArray(a[v])?a[v].push(N):a[v]=N}const t=[];for(const r of Object.keys(c)){if(!b.call(c,r)||typeof c[r]!="obj\
ect"||Array.isArray(c[r]))continue;const o=p(r,".");a=c;const d=o.pop(),S=d.replace(/\\\./g,".");for(const v of o)v!=="_\
_proto__"&&((!b.call(a,v)||typeof a[v]!="object")&&(a[v]=Object.create(null)),a=a[v]);a===c&&S===d||(a[S]=c[r],t.push(r))}
for(const r of t)delete c[r];return c},g=f=>f.startsWith('"')&&f.endsWith('"')||f.startsWith("'")&&f.endsWith("'"),m=f=>typeof f!=
"string"||f.match(/[=\r\n]/)||f.match(/^\[/)||f.length>1&&g(f)||f!==f.trim()?JSON.stringify(f):f.split(";").join("\\;").
split("#").join("\\#"),u=f=>{if(f=(f||"").trim(),g(f)){f.charAt(0)==="'"&&(f=f.slice(1,-1));try{f=JSON.parse(f)}catch{}}else{
let l=!1,c="";for(let a=0,i=f.length;a<i;a++){const s=f.charAt(a);if(l)"\\;#".indexOf(s)!==-1?c+=s:c+="\\"+s,l=!1;else{if("\
;#".indexOf(s)!==-1)break;s==="\\"?l=!0:c+=s}}return l&&(c+="\\"),c.trim()}return f};E.exports={parse:y,decode:y,stringify:h,
encode:h,safe:m,unsafe:u}}),57349:((E,b,h)=>{"use strict";var p=h(41127),y=h(63301),g=h(84454),m=h(92223),u=h(87103),f=h(
90334),l=h(13142);function c(i,s,n,e,t,r){const o=n.type==="block-map"?u.resolveBlockMap(i,s,n,e,r):n.type==="block-seq"?
f.resolveBlockSeq(i,s,n,e,r):l.resolveFlowCollection(i,s,n,e,r),d=o.constructor;return t==="!"||t===d.tagName?(o.tag=d.tagName,
o):(t&&(o.tag=t),o)}function a(i,s,n,e,t){const r=e.tag,o=r?s.directives.tagName(r.source,A=>t(r,"TAG_RESOLVE_FAILED",A)):
null;if(n.type==="block-seq"){const{anchor:A,newlineAfterProp:k}=e,L=A&&r?A.offset>r.offset?A:r:A??r;L&&(!k||k.offset<L.
offset)&&t(L,"MISSING_CHAR","Missing newline after block sequence props")}const d=n.type==="block-map"?"map":n.type==="b\
lock-seq"?"seq":n.start.source==="{"?"map":"seq";if(!r||!o||o==="!"||o===g.YAMLMap.tagName&&d==="map"||o===m.YAMLSeq.tagName&&
d==="seq")return c(i,s,n,t,o);let S=s.schema.tags.find(A=>A.tag===o&&A.collection===d);if(!S){const A=s.schema.knownTags[o];
if(A?.collection===d)s.schema.tags.push(Object.assign({},A,{default:!1})),S=A;else return A?t(r,"BAD_COLLECTION_TYPE",`${A.
tag} used for ${d} collection, but expects ${A.collection??"scalar"}`,!0):t(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,
!0),c(i,s,n,t,o)}const v=c(i,s,n,t,o,S),w=S.resolve?.(v,A=>t(r,"TAG_RESOLVE_FAILED",A),s.options)??v,N=p.isNode(w)?w:new y.
Scalar(w);return N.range=v.range,N.tag=o,S?.format&&(N.format=S.format),N}b.composeCollection=a}),23683:((E,b,h)=>{"use \
strict";var p=h(3021),y=h(45937),g=h(17788),m=h(34631);function u(f,l,{offset:c,start:a,value:i,end:s},n){const e=Object.
assign({_directives:l},f),t=new p.Document(void 0,e),r={atKey:!1,atRoot:!0,directives:t.directives,options:t.options,schema:t.
schema},o=m.resolveProps(a,{indicator:"doc-start",next:i??s?.[0],offset:c,onError:n,parentIndent:0,startOnNewline:!0});o.
found&&(t.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!o.hasNewline&&n(o.end,"MISSING_CHAR",
"Block collection cannot start on same line with directives-end marker")),t.contents=i?y.composeNode(r,i,o,n):y.composeEmptyNode(
r,o.end,a,null,o,n);const d=t.contents.range[2],S=g.resolveEnd(s,d,!1,n);return S.comment&&(t.comment=S.comment),t.range=
[c,d,S.offset],t}b.composeDoc=u}),45937:((E,b,h)=>{"use strict";var p=h(4065),y=h(41127),g=h(57349),m=h(5413),u=h(17788),
f=h(22599);const l={composeNode:c,composeEmptyNode:a};function c(s,n,e,t){const r=s.atKey,{spaceBefore:o,comment:d,anchor:S,
tag:v}=e;let w,N=!0;switch(n.type){case"alias":w=i(s,n,t),(S||v)&&t(n,"ALIAS_PROPS","An alias node must not specify any \
properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":w=m.composeScalar(
s,n,v,t),S&&(w.anchor=S.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{w=g.composeCollection(
l,s,n,e,t),S&&(w.anchor=S.source.substring(1))}catch(A){const k=A instanceof Error?A.message:String(A);t(n,"RESOURCE_EXH\
AUSTION",k)}break;default:{const A=n.type==="error"?n.message:`Unsupported token (type: ${n.type})`;t(n,"UNEXPECTED_TOKE\
N",A),N=!1}}return w??(w=a(s,n.offset,void 0,null,e,t)),S&&w.anchor===""&&t(S,"BAD_ALIAS","Anchor cannot be an empty str\
ing"),r&&s.options.stringKeys&&(!y.isScalar(w)||typeof w.value!="string"||w.tag&&w.tag!=="tag:yaml.org,2002:str")&&t(v??
n,"NON_STRING_KEY","With stringKeys, all keys must be strings"),o&&(w.spaceBefore=!0),d&&(n.type==="scalar"&&n.source===
""?w.comment=d:w.commentBefore=d),s.options.keepSourceTokens&&N&&(w.srcToken=n),w}function a(s,n,e,t,{spaceBefore:r,comment:o,
anchor:d,tag:S,end:v},w){const N={type:"scalar",offset:f.emptyScalarPosition(n,e,t),indent:-1,source:""},A=m.composeScalar(
s,N,S,w);return d&&(A.anchor=d.source.substring(1),A.anchor===""&&w(d,"BAD_ALIAS","Anchor cannot be an empty string")),r&&
(A.spaceBefore=!0),o&&(A.comment=o,A.range[2]=v),A}function i({options:s},{offset:n,source:e,end:t},r){const o=new p.Alias(
e.substring(1));o.source===""&&r(n,"BAD_ALIAS","Alias cannot be an empty string"),o.source.endsWith(":")&&r(n+e.length-1,
"BAD_ALIAS","Alias ending in : is ambiguous",!0);const d=n+e.length,S=u.resolveEnd(t,d,s.strict,r);return o.range=[n,d,S.
offset],S.comment&&(o.comment=S.comment),o}b.composeEmptyNode=a,b.composeNode=c}),5413:((E,b,h)=>{"use strict";var p=h(41127),
y=h(63301),g=h(48913),m=h(76842);function u(c,a,i,s){const{value:n,type:e,comment:t,range:r}=a.type==="block-scalar"?g.resolveBlockScalar(
c,a,s):m.resolveFlowScalar(a,c.options.strict,s),o=i?c.directives.tagName(i.source,v=>s(i,"TAG_RESOLVE_FAILED",v)):null;
let d;c.options.stringKeys&&c.atKey?d=c.schema[p.SCALAR]:o?d=f(c.schema,n,o,i,s):a.type==="scalar"?d=l(c,n,a,s):d=c.schema[p.
SCALAR];let S;try{const v=d.resolve(n,w=>s(i??a,"TAG_RESOLVE_FAILED",w),c.options);S=p.isScalar(v)?v:new y.Scalar(v)}catch(v){
const w=v instanceof Error?v.message:String(v);s(i??a,"TAG_RESOLVE_FAILED",w),S=new y.Scalar(n)}return S.range=r,S.source=
n,e&&(S.type=e),o&&(S.tag=o),d.format&&(S.format=d.format),t&&(S.comment=t),S}function f(c,a,i,s,n){if(i==="!")return c[p.
SCALAR];const e=[];for(const r of c.tags)if(!r.collection&&r.tag===i)if(r.default&&r.test)e.push(r);else return r;for(const r of e)
if(r.test?.test(a))return r;const t=c.knownTags[i];return t&&!t.collection?(c.tags.push(Object.assign({},t,{default:!1,test:void 0})),
t):(n(s,"TAG_RESOLVE_FAILED",`Unresolved tag: ${i}`,i!=="tag:yaml.org,2002:str"),c[p.SCALAR])}function l({atKey:c,directives:a,
schema:i},s,n,e){const t=i.tags.find(r=>(r.default===!0||c&&r.default==="key")&&r.test?.test(s))||i[p.SCALAR];if(i.compat){
const r=i.compat.find(o=>o.default&&o.test?.test(s))??i[p.SCALAR];if(t.tag!==r.tag){const o=a.tagString(t.tag),d=a.tagString(
r.tag),S=`Value may be parsed as either ${o} or ${d}`;e(n,"TAG_RESOLVE_FAILED",S,!0)}}return t}b.composeScalar=u}),89984:((E,b,h)=>{
"use strict";var p=h(932),y=h(61342),g=h(3021),m=h(91464),u=h(41127),f=h(23683),l=h(17788);function c(s){if(typeof s=="n\
umber")return[s,s+1];if(Array.isArray(s))return s.length===2?s:[s[0],s[1]];const{offset:n,source:e}=s;return[n,n+(typeof e==
"string"?e.length:1)]}function a(s){let n="",e=!1,t=!1;for(let r=0;r<s.length;++r){const o=s[r];switch(o[0]){case"#":n+=
(n===""?"":t?`

`:`
`)+(o.substring(1)||" "),e=!0,t=!1;break;case"%":s[r+1]?.[0]!=="#"&&(r+=1),e=!1;break;default:e||(t=!0),e=!1}}return{comment:n,
afterEmptyLine:t}}class i{constructor(n={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(e,t,r,o)=>{const d=c(e);o?this.warnings.push(new m.YAMLWarning(d,t,r)):this.errors.push(new m.YAMLParseError(
d,t,r))},this.directives=new y.Directives({version:n.version||"1.2"}),this.options=n}decorate(n,e){const{comment:t,afterEmptyLine:r}=a(
this.prelude);if(t){const o=n.contents;if(e)n.comment=n.comment?`${n.comment}
${t}`:t;else if(r||n.directives.docStart||!o)n.commentBefore=t;else if(u.isCollection(o)&&!o.flow&&o.items.length>0){let d=o.
items[0];u.isPair(d)&&(d=d.key);const S=d.commentBefore;d.commentBefore=S?`${t}
${S}`:t}else{const d=o.commentBefore;o.commentBefore=d?`${t}
${d}`:t}}if(e){for(let o=0;o<this.errors.length;++o)n.errors.push(this.errors[o]);for(let o=0;o<this.warnings.length;++o)
n.warnings.push(this.warnings[o])}else n.errors=this.errors,n.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:a(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(n,e=!1,t=-1){for(const r of n)yield*this.next(r);yield*this.end(e,t)}*next(n){switch(p.env.LOG_STREAM&&
console.dir(n,{depth:null}),n.type){case"directive":this.directives.add(n.source,(e,t,r)=>{const o=c(n);o[0]+=e,this.onError(
o,"BAD_DIRECTIVE",t,r)}),this.prelude.push(n.source),this.atDirectives=!0;break;case"document":{const e=f.composeDoc(this.
options,this.directives,n,this.onError);this.atDirectives&&!e.directives.docStart&&this.onError(n,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(e,!1),this.doc&&(yield this.doc),this.doc=e,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(n.source);break;case"erro\
r":{const e=n.source?`${n.message}: ${JSON.stringify(n.source)}`:n.message,t=new m.YAMLParseError(c(n),"UNEXPECTED_TOKEN",
e);this.atDirectives||!this.doc?this.errors.push(t):this.doc.errors.push(t);break}case"doc-end":{if(!this.doc){const t="\
Unexpected doc-end without preceding document";this.errors.push(new m.YAMLParseError(c(n),"UNEXPECTED_TOKEN",t));break}this.
doc.directives.docEnd=!0;const e=l.resolveEnd(n.end,n.offset+n.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),e.comment){const t=this.doc.comment;this.doc.comment=t?`${t}
${e.comment}`:e.comment}this.doc.range[2]=e.offset;break}default:this.errors.push(new m.YAMLParseError(c(n),"UNEXPECTED_\
TOKEN",`Unsupported token ${n.type}`))}}*end(n=!1,e=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(n){
const t=Object.assign({_directives:this.directives},this.options),r=new g.Document(void 0,t);this.atDirectives&&this.onError(
e,"MISSING_CHAR","Missing directives-end indicator line"),r.range=[0,e,e],this.decorate(r,!1),yield r}}}b.Composer=i}),87103:((E,b,h)=>{
"use strict";var p=h(57165),y=h(84454),g=h(34631),m=h(9499),u=h(74051),f=h(81187);const l="All mapping items must start \
at the same column";function c({composeNode:a,composeEmptyNode:i},s,n,e,t){const r=t?.nodeClass??y.YAMLMap,o=new r(s.schema);
s.atRoot&&(s.atRoot=!1);let d=n.offset,S=null;for(const v of n.items){const{start:w,key:N,sep:A,value:k}=v,L=g.resolveProps(
w,{indicator:"explicit-key-ind",next:N??A?.[0],offset:d,onError:e,parentIndent:n.indent,startOnNewline:!0}),O=!L.found;if(O){
if(N&&(N.type==="block-seq"?e(d,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"inde\
nt"in N&&N.indent!==n.indent&&e(d,"BAD_INDENT",l)),!L.anchor&&!L.tag&&!A){S=L.end,L.comment&&(o.comment?o.comment+=`
`+L.comment:o.comment=L.comment);continue}(L.newlineAfterProp||m.containsNewline(N))&&e(N??w[w.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else L.found?.indent!==n.indent&&e(d,"BAD_INDENT",l);s.atKey=!0;const C=L.
end,T=N?a(s,N,L,e):i(s,C,w,null,L,e);s.schema.compat&&u.flowIndentCheck(n.indent,N,e),s.atKey=!1,f.mapIncludes(s,o.items,
T)&&e(C,"DUPLICATE_KEY","Map keys must be unique");const I=g.resolveProps(A??[],{indicator:"map-value-ind",next:k,offset:T.
range[2],onError:e,parentIndent:n.indent,startOnNewline:!N||N.type==="block-scalar"});if(d=I.end,I.found){O&&(k?.type===
"block-map"&&!I.hasNewline&&e(d,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.
strict&&L.start<I.found.offset-1024&&e(T.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const P=k?a(s,k,I,e):i(s,d,A,null,I,e);s.schema.compat&&u.flowIndentCheck(n.
indent,k,e),d=P.range[2];const D=new p.Pair(T,P);s.options.keepSourceTokens&&(D.srcToken=v),o.items.push(D)}else{O&&e(T.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),I.comment&&(T.comment?T.comment+=`
`+I.comment:T.comment=I.comment);const P=new p.Pair(T);s.options.keepSourceTokens&&(P.srcToken=v),o.items.push(P)}}return S&&
S<d&&e(S,"IMPOSSIBLE","Map comment with trailing content"),o.range=[n.offset,d,S??d],o}b.resolveBlockMap=c}),48913:((E,b,h)=>{
"use strict";var p=h(63301);function y(u,f,l){const c=f.offset,a=g(f,u.options.strict,l);if(!a)return{value:"",type:null,
comment:"",range:[c,c,c]};const i=a.mode===">"?p.Scalar.BLOCK_FOLDED:p.Scalar.BLOCK_LITERAL,s=f.source?m(f.source):[];let n=s.
length;for(let w=s.length-1;w>=0;--w){const N=s[w][1];if(N===""||N==="\r")n=w;else break}if(n===0){const w=a.chomp==="+"&&
s.length>0?`
`.repeat(Math.max(1,s.length-1)):"";let N=c+a.length;return f.source&&(N+=f.source.length),{value:w,type:i,comment:a.comment,
range:[c,N,N]}}let e=f.indent+a.indent,t=f.offset+a.length,r=0;for(let w=0;w<n;++w){const[N,A]=s[w];if(A===""||A==="\r")
a.indent===0&&N.length>e&&(e=N.length);else{N.length<e&&l(t+N.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),a.indent===0&&(e=N.length),r=w,e===0&&!u.atRoot&&l(t,"BAD\
_INDENT","Block scalar values in collections must be indented");break}t+=N.length+A.length+1}for(let w=s.length-1;w>=n;--w)
s[w][0].length>e&&(n=w+1);let o="",d="",S=!1;for(let w=0;w<r;++w)o+=s[w][0].slice(e)+`
`;for(let w=r;w<n;++w){let[N,A]=s[w];t+=N.length+A.length+1;const k=A[A.length-1]==="\r";if(k&&(A=A.slice(0,-1)),A&&N.length<
e){const O=`Block scalar lines must not be less indented than their ${a.indent?"explicit indentation indicator":"first l\
ine"}`;l(t-A.length-(k?2:1),"BAD_INDENT",O),N=""}i===p.Scalar.BLOCK_LITERAL?(o+=d+N.slice(e)+A,d=`
`):N.length>e||A[0]==="	"?(d===" "?d=`
`:!S&&d===`
`&&(d=`

`),o+=d+N.slice(e)+A,d=`
`,S=!0):A===""?d===`
`?o+=`
`:d=`
`:(o+=d+A,d=" ",S=!1)}switch(a.chomp){case"-":break;case"+":for(let w=n;w<s.length;++w)o+=`
`+s[w][0].slice(e);o[o.length-1]!==`
`&&(o+=`
`);break;default:o+=`
`}const v=c+a.length+f.source.length;return{value:o,type:i,comment:a.comment,range:[c,v,v]}}function g({offset:u,props:f},l,c){
if(f[0].type!=="block-scalar-header")return c(f[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:a}=f[0],
i=a[0];let s=0,n="",e=-1;for(let d=1;d<a.length;++d){const S=a[d];if(!n&&(S==="-"||S==="+"))n=S;else{const v=Number(S);!s&&
v?s=v:e===-1&&(e=u+d)}}e!==-1&&c(e,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${a}`);let t=!1,r="",
o=a.length;for(let d=1;d<f.length;++d){const S=f[d];switch(S.type){case"space":t=!0;case"newline":o+=S.source.length;break;case"\
comment":l&&!t&&c(S,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),o+=S.source.
length,r=S.source.substring(1);break;case"error":c(S,"UNEXPECTED_TOKEN",S.message),o+=S.source.length;break;default:{const v=`\
Unexpected token in block scalar header: ${S.type}`;c(S,"UNEXPECTED_TOKEN",v);const w=S.source;w&&typeof w=="string"&&(o+=
w.length)}}}return{mode:i,indent:s,chomp:n,comment:r,length:o}}function m(u){const f=u.split(/\n( *)/),l=f[0],c=l.match(
/^( *)/),i=[c?.[1]?[c[1],l.slice(c[1].length)]:["",l]];for(let s=1;s<f.length;s+=2)i.push([f[s],f[s+1]]);return i}b.resolveBlockScalar=
y}),90334:((E,b,h)=>{"use strict";var p=h(92223),y=h(34631),g=h(74051);function m({composeNode:u,composeEmptyNode:f},l,c,a,i){
const s=i?.nodeClass??p.YAMLSeq,n=new s(l.schema);l.atRoot&&(l.atRoot=!1),l.atKey&&(l.atKey=!1);let e=c.offset,t=null;for(const{
start:r,value:o}of c.items){const d=y.resolveProps(r,{indicator:"seq-item-ind",next:o,offset:e,onError:a,parentIndent:c.
indent,startOnNewline:!0});if(!d.found)if(d.anchor||d.tag||o)o?.type==="block-seq"?a(d.end,"BAD_INDENT","All sequence it\
ems must start at the same column"):a(e,"MISSING_CHAR","Sequence item without - indicator");else{t=d.end,d.comment&&(n.comment=
d.comment);continue}const S=o?u(l,o,d,a):f(l,d.end,r,null,d,a);l.schema.compat&&g.flowIndentCheck(c.indent,o,a),e=S.range[2],
n.items.push(S)}return n.range=[c.offset,e,t??e],n}b.resolveBlockSeq=m}),17788:((E,b)=>{"use strict";function h(p,y,g,m){
let u="";if(p){let f=!1,l="";for(const c of p){const{source:a,type:i}=c;switch(i){case"space":f=!0;break;case"comment":{
g&&!f&&m(c,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const s=a.substring(
1)||" ";u?u+=l+s:u=s,l="";break}case"newline":u&&(l+=a),f=!0;break;default:m(c,"UNEXPECTED_TOKEN",`Unexpected ${i} at no\
de end`)}y+=a.length}}return{comment:u,offset:y}}b.resolveEnd=h}),13142:((E,b,h)=>{"use strict";var p=h(41127),y=h(57165),
g=h(84454),m=h(92223),u=h(17788),f=h(34631),l=h(9499),c=h(81187);const a="Block collections are not allowed within flow \
collections",i=n=>n&&(n.type==="block-map"||n.type==="block-seq");function s({composeNode:n,composeEmptyNode:e},t,r,o,d){
const S=r.start.source==="{",v=S?"flow map":"flow sequence",w=d?.nodeClass??(S?g.YAMLMap:m.YAMLSeq),N=new w(t.schema);N.
flow=!0;const A=t.atRoot;A&&(t.atRoot=!1),t.atKey&&(t.atKey=!1);let k=r.offset+r.start.source.length;for(let I=0;I<r.items.
length;++I){const P=r.items[I],{start:D,key:$,sep:K,value:j}=P,M=f.resolveProps(D,{flow:v,indicator:"explicit-key-ind",next:$??
K?.[0],offset:k,onError:o,parentIndent:r.indent,startOnNewline:!1});if(!M.found){if(!M.anchor&&!M.tag&&!K&&!j){I===0&&M.
comma?o(M.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${v}`):I<r.items.length-1&&o(M.start,"UNEXPECTED_TOKEN",`Unexpected \
empty item in ${v}`),M.comment&&(N.comment?N.comment+=`
`+M.comment:N.comment=M.comment),k=M.end;continue}!S&&t.options.strict&&l.containsNewline($)&&o($,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(I===0)M.comma&&o(M.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${v}`);else if(M.comma||o(M.start,"MISSING_CHAR",`Missing , between ${v} items`),M.comment){let F="";e:for(const B of D)
switch(B.type){case"comma":case"space":break;case"comment":F=B.source.substring(1);break e;default:break e}if(F){let B=N.
items[N.items.length-1];p.isPair(B)&&(B=B.value??B.key),B.comment?B.comment+=`
`+F:B.comment=F,M.comment=M.comment.substring(F.length+1)}}if(!S&&!K&&!M.found){const F=j?n(t,j,M,o):e(t,M.end,K,null,M,
o);N.items.push(F),k=F.range[2],i(j)&&o(F.range,"BLOCK_IN_FLOW",a)}else{t.atKey=!0;const F=M.end,B=$?n(t,$,M,o):e(t,F,D,
null,M,o);i($)&&o(B.range,"BLOCK_IN_FLOW",a),t.atKey=!1;const R=f.resolveProps(K??[],{flow:v,indicator:"map-value-ind",next:j,
offset:B.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});if(R.found){if(!S&&!M.found&&t.options.strict){if(K)
for(const Y of K){if(Y===R.found)break;if(Y.type==="newline"){o(Y,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequen\
ce pairs need to be on a single line");break}}M.start<R.found.offset-1024&&o(R.found,"KEY_OVER_1024_CHARS","The : indica\
tor must be at most 1024 chars after the start of an implicit flow sequence key")}}else j&&("source"in j&&j.source?.[0]===
":"?o(j,"MISSING_CHAR",`Missing space after : in ${v}`):o(R.start,"MISSING_CHAR",`Missing , or : between ${v} items`));const U=j?
n(t,j,R,o):R.found?e(t,R.end,K,null,R,o):null;U?i(j)&&o(U.range,"BLOCK_IN_FLOW",a):R.comment&&(B.comment?B.comment+=`
`+R.comment:B.comment=R.comment);const J=new y.Pair(B,U);if(t.options.keepSourceTokens&&(J.srcToken=P),S){const Y=N;c.mapIncludes(
t,Y.items,B)&&o(F,"DUPLICATE_KEY","Map keys must be unique"),Y.items.push(J)}else{const Y=new g.YAMLMap(t.schema);Y.flow=
!0,Y.items.push(J);const V=(U??B).range;Y.range=[B.range[0],V[1],V[2]],N.items.push(Y)}k=U?U.range[2]:R.end}}const L=S?"\
}":"]",[O,...C]=r.end;let T=k;if(O?.source===L)T=O.offset+O.source.length;else{const I=v[0].toUpperCase()+v.substring(1),
P=A?`${I} must end with a ${L}`:`${I} in block collection must be sufficiently indented and end with a ${L}`;o(k,A?"MISS\
ING_CHAR":"BAD_INDENT",P),O&&O.source.length!==1&&C.unshift(O)}if(C.length>0){const I=u.resolveEnd(C,T,t.options.strict,
o);I.comment&&(N.comment?N.comment+=`
`+I.comment:N.comment=I.comment),N.range=[r.offset,T,I.offset]}else N.range=[r.offset,T,T];return N}b.resolveFlowCollection=
s}),76842:((E,b,h)=>{"use strict";var p=h(63301),y=h(17788);function g(s,n,e){const{offset:t,type:r,source:o,end:d}=s;let S,
v;const w=(k,L,O)=>e(t+k,L,O);switch(r){case"scalar":S=p.Scalar.PLAIN,v=m(o,w);break;case"single-quoted-scalar":S=p.Scalar.
QUOTE_SINGLE,v=u(o,w);break;case"double-quoted-scalar":S=p.Scalar.QUOTE_DOUBLE,v=l(o,w);break;default:return e(s,"UNEXPE\
CTED_TOKEN",`Expected a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[t,t+o.length,t+o.length]}}
const N=t+o.length,A=y.resolveEnd(d,N,n,e);return{value:v,type:S,comment:A.comment,range:[t,N,A.offset]}}function m(s,n){
let e="";switch(s[0]){case"	":e="a tab character";break;case",":e="flow indicator character ,";break;case"%":e="directiv\
e indicator character %";break;case"|":case">":{e=`block scalar indicator ${s[0]}`;break}case"@":case"`":{e=`reserved ch\
aracter ${s[0]}`;break}}return e&&n(0,"BAD_SCALAR_START",`Plain value cannot start with ${e}`),f(s)}function u(s,n){return(s[s.
length-1]!=="'"||s.length===1)&&n(s.length,"MISSING_CHAR","Missing closing 'quote"),f(s.slice(1,-1)).replace(/''/g,"'")}
function f(s){const n=/(.*?)\r?\n/sy;let e=n.exec(s);if(!e)return s;let t,r;try{t=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{t=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let o=e[1].replace(t,""),d=" ",S=n.lastIndex;for(;e=
n.exec(s);){const w=e[1].replace(r,"");w===""?d===`
`?o+=d:d=`
`:(o+=d+w,d=" "),S=n.lastIndex}const v=/[ \t]*(.*)/sy;return v.lastIndex=S,e=v.exec(s),o+d+(e?.[1]??"")}function l(s,n){
let e="";for(let t=1;t<s.length-1;++t){const r=s[t];if(!(r==="\r"&&s[t+1]===`
`))if(r===`
`){const{fold:o,offset:d}=c(s,t);e+=o,t=d}else if(r==="\\"){let o=s[++t];const d=a[o];if(d)e+=d;else if(o===`
`)for(o=s[t+1];o===" "||o==="	";)o=s[++t+1];else if(o==="\r"&&s[t+1]===`
`)for(o=s[++t+1];o===" "||o==="	";)o=s[++t+1];else if(o==="x"||o==="u"||o==="U"){const S=o==="x"?2:o==="u"?4:8;e+=i(s,t+
1,S,n),t+=S}else{const S=s.substr(t-1,2);n(t-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${S}`),e+=S}}else if(r===" "||r===
"	"){const o=t;let d=s[t+1];for(;d===" "||d==="	";)d=s[++t+1];d!==`
`&&!(d==="\r"&&s[t+2]===`
`)&&(e+=t>o?s.slice(o,t+1):r)}else e+=r}return(s[s.length-1]!=='"'||s.length===1)&&n(s.length,"MISSING_CHAR",'Missing cl\
osing "quote'),e}function c(s,n){let e="",t=s[n+1];for(;(t===" "||t==="	"||t===`
`||t==="\r")&&!(t==="\r"&&s[n+2]!==`
`);)t===`
`&&(e+=`
`),n+=1,t=s[n+1];return e||(e=" "),{fold:e,offset:n}}const a={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function i(s,n,e,t){
const r=s.substr(n,e),d=r.length===e&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(d)}catch{
const S=s.substr(n-2,e+2);return t(n-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${S}`),S}}b.resolveFlowScalar=g}),34631:((E,b)=>{
"use strict";function h(p,{flow:y,indicator:g,next:m,offset:u,onError:f,parentIndent:l,startOnNewline:c}){let a=!1,i=c,s=c,
n="",e="",t=!1,r=!1,o=null,d=null,S=null,v=null,w=null,N=null,A=null;for(const O of p)switch(r&&(O.type!=="space"&&O.type!==
"newline"&&O.type!=="comma"&&f(O.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white \
space"),r=!1),o&&(i&&O.type!=="comment"&&O.type!=="newline"&&f(o,"TAB_AS_INDENT","Tabs are not allowed as indentation"),
o=null),O.type){case"space":!y&&(g!=="doc-start"||m?.type!=="flow-collection")&&O.source.includes("	")&&(o=O),s=!0;break;case"\
comment":{s||f(O,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const C=O.source.
substring(1)||" ";n?n+=e+C:n=C,e="",i=!1;break}case"newline":i?n?n+=O.source:(!N||g!=="seq-item-ind")&&(a=!0):e+=O.source,
i=!0,t=!0,(d||S)&&(v=O),s=!0;break;case"anchor":d&&f(O,"MULTIPLE_ANCHORS","A node can have at most one anchor"),O.source.
endsWith(":")&&f(O.offset+O.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),d=O,A??(A=O.offset),i=!1,s=
!1,r=!0;break;case"tag":{S&&f(O,"MULTIPLE_TAGS","A node can have at most one tag"),S=O,A??(A=O.offset),i=!1,s=!1,r=!0;break}case g:
(d||S)&&f(O,"BAD_PROP_ORDER",`Anchors and tags must be after the ${O.source} indicator`),N&&f(O,"UNEXPECTED_TOKEN",`Unex\
pected ${O.source} in ${y??"collection"}`),N=O,i=g==="seq-item-ind"||g==="explicit-key-ind",s=!1;break;case"comma":if(y){
w&&f(O,"UNEXPECTED_TOKEN",`Unexpected , in ${y}`),w=O,i=!1,s=!1;break}default:f(O,"UNEXPECTED_TOKEN",`Unexpected ${O.type}\
 token`),i=!1,s=!1}const k=p[p.length-1],L=k?k.offset+k.source.length:u;return r&&m&&m.type!=="space"&&m.type!=="newline"&&
m.type!=="comma"&&(m.type!=="scalar"||m.source!=="")&&f(m.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),o&&(i&&o.indent<=l||m?.type==="block-map"||m?.type==="block-seq")&&f(o,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:w,found:N,spaceBefore:a,comment:n,hasNewline:t,anchor:d,tag:S,newlineAfterProp:v,
end:L,start:A??L}}b.resolveProps=h}),9499:((E,b)=>{"use strict";function h(p){if(!p)return null;switch(p.type){case"alia\
s":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(p.source.includes(`
`))return!0;if(p.end){for(const y of p.end)if(y.type==="newline")return!0}return!1;case"flow-collection":for(const y of p.
items){for(const g of y.start)if(g.type==="newline")return!0;if(y.sep){for(const g of y.sep)if(g.type==="newline")return!0}
if(h(y.key)||h(y.value))return!0}return!1;default:return!0}}b.containsNewline=h}),22599:((E,b)=>{"use strict";function h(p,y,g){
if(y){g??(g=y.length);for(let m=g-1;m>=0;--m){let u=y[m];switch(u.type){case"space":case"comment":case"newline":p-=u.source.
length;continue}for(u=y[++m];u?.type==="space";)p+=u.source.length,u=y[++m];break}}return p}b.emptyScalarPosition=h}),74051:((E,b,h)=>{
"use strict";var p=h(9499);function y(g,m,u){if(m?.type==="flow-collection"){const f=m.end[0];f.indent===g&&(f.source===
"]"||f.source==="}")&&p.containsNewline(m)&&u(f,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}
b.flowIndentCheck=y}),81187:((E,b,h)=>{"use strict";var p=h(41127);function y(g,m,u){const{uniqueKeys:f}=g.options;if(f===
!1)return!1;const l=typeof f=="function"?f:(c,a)=>c===a||p.isScalar(c)&&p.isScalar(a)&&c.value===a.value;return m.some(c=>l(
c.key,u))}b.mapIncludes=y}),3021:((E,b,h)=>{"use strict";var p=h(4065),y=h(40101),g=h(41127),m=h(57165),u=h(74043),f=h(45840),
l=h(6829),c=h(71596),a=h(83661),i=h(42404),s=h(61342);class n{constructor(r,o,d){this.commentBefore=null,this.comment=null,
this.errors=[],this.warnings=[],Object.defineProperty(this,g.NODE_TYPE,{value:g.DOC});let S=null;typeof o=="function"||Array.
isArray(o)?S=o:d===void 0&&o&&(d=o,o=void 0);const v=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,
strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},d);this.options=v;let{version:w}=v;d?._directives?(this.directives=
d._directives.atDocument(),this.directives.yaml.explicit&&(w=this.directives.yaml.version)):this.directives=new s.Directives(
{version:w}),this.setSchema(w,d),this.contents=r===void 0?null:this.createNode(r,S,d)}clone(){const r=Object.create(n.prototype,
{[g.NODE_TYPE]:{value:g.DOC}});return r.commentBefore=this.commentBefore,r.comment=this.comment,r.errors=this.errors.slice(),
r.warnings=this.warnings.slice(),r.options=Object.assign({},this.options),this.directives&&(r.directives=this.directives.
clone()),r.schema=this.schema.clone(),r.contents=g.isNode(this.contents)?this.contents.clone(r.schema):this.contents,this.
range&&(r.range=this.range.slice()),r}add(r){e(this.contents)&&this.contents.add(r)}addIn(r,o){e(this.contents)&&this.contents.
addIn(r,o)}createAlias(r,o){if(!r.anchor){const d=c.anchorNames(this);r.anchor=!o||d.has(o)?c.findNewAnchor(o||"a",d):o}
return new p.Alias(r.anchor)}createNode(r,o,d){let S;if(typeof o=="function")r=o.call({"":r},"",r),S=o;else if(Array.isArray(
o)){const D=K=>typeof K=="number"||K instanceof String||K instanceof Number,$=o.filter(D).map(String);$.length>0&&(o=o.concat(
$)),S=o}else d===void 0&&o&&(d=o,o=void 0);const{aliasDuplicateObjects:v,anchorPrefix:w,flow:N,keepUndefined:A,onTagObj:k,
tag:L}=d??{},{onAnchor:O,setAnchors:C,sourceObjects:T}=c.createNodeAnchors(this,w||"a"),I={aliasDuplicateObjects:v??!0,keepUndefined:A??
!1,onAnchor:O,onTagObj:k,replacer:S,schema:this.schema,sourceObjects:T},P=i.createNode(r,L,I);return N&&g.isCollection(P)&&
(P.flow=!0),C(),P}createPair(r,o,d={}){const S=this.createNode(r,null,d),v=this.createNode(o,null,d);return new m.Pair(S,
v)}delete(r){return e(this.contents)?this.contents.delete(r):!1}deleteIn(r){return y.isEmptyPath(r)?this.contents==null?
!1:(this.contents=null,!0):e(this.contents)?this.contents.deleteIn(r):!1}get(r,o){return g.isCollection(this.contents)?this.
contents.get(r,o):void 0}getIn(r,o){return y.isEmptyPath(r)?!o&&g.isScalar(this.contents)?this.contents.value:this.contents:
g.isCollection(this.contents)?this.contents.getIn(r,o):void 0}has(r){return g.isCollection(this.contents)?this.contents.
has(r):!1}hasIn(r){return y.isEmptyPath(r)?this.contents!==void 0:g.isCollection(this.contents)?this.contents.hasIn(r):!1}set(r,o){
this.contents==null?this.contents=y.collectionFromPath(this.schema,[r],o):e(this.contents)&&this.contents.set(r,o)}setIn(r,o){
y.isEmptyPath(r)?this.contents=o:this.contents==null?this.contents=y.collectionFromPath(this.schema,Array.from(r),o):e(this.
contents)&&this.contents.setIn(r,o)}setSchema(r,o={}){typeof r=="number"&&(r=String(r));let d;switch(r){case"1.1":this.directives?
this.directives.yaml.version="1.1":this.directives=new s.Directives({version:"1.1"}),d={resolveKnownTags:!1,schema:"yaml\
-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=r:this.directives=new s.Directives({version:r}),
d={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,d=null;break;default:{const S=JSON.
stringify(r);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${S}`)}}if(o.schema instanceof
Object)this.schema=o.schema;else if(d)this.schema=new f.Schema(Object.assign(d,o));else throw new Error("With a null YAM\
L version, the { schema: Schema } option is required")}toJS({json:r,jsonArg:o,mapAsMap:d,maxAliasCount:S,onAnchor:v,reviver:w}={}){
const N={anchors:new Map,doc:this,keep:!r,mapAsMap:d===!0,mapKeyWarned:!1,maxAliasCount:typeof S=="number"?S:100},A=u.toJS(
this.contents,o??"",N);if(typeof v=="function")for(const{count:k,res:L}of N.anchors.values())v(L,k);return typeof w=="fu\
nction"?a.applyReviver(w,{"":A},"",A):A}toJSON(r,o){return this.toJS({json:!0,jsonArg:r,mapAsMap:!1,onAnchor:o})}toString(r={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in r&&(!Number.isInteger(
r.indent)||Number(r.indent)<=0)){const o=JSON.stringify(r.indent);throw new Error(`"indent" option must be a positive in\
teger, not ${o}`)}return l.stringifyDocument(this,r)}}function e(t){if(g.isCollection(t))return!0;throw new Error("Expec\
ted a YAML collection as document contents")}b.Document=n}),71596:((E,b,h)=>{"use strict";var p=h(41127),y=h(10204);function g(l){
if(/[\x00-\x19\s,[\]{}]/.test(l)){const a=`Anchor must not contain whitespace or control characters: ${JSON.stringify(l)}`;
throw new Error(a)}return!0}function m(l){const c=new Set;return y.visit(l,{Value(a,i){i.anchor&&c.add(i.anchor)}}),c}function u(l,c){
for(let a=1;;++a){const i=`${l}${a}`;if(!c.has(i))return i}}function f(l,c){const a=[],i=new Map;let s=null;return{onAnchor:n=>{
a.push(n),s??(s=m(l));const e=u(c,s);return s.add(e),e},setAnchors:()=>{for(const n of a){const e=i.get(n);if(typeof e==
"object"&&e.anchor&&(p.isScalar(e.node)||p.isCollection(e.node)))e.node.anchor=e.anchor;else{const t=new Error("Failed t\
o resolve repeated object (this should not happen)");throw t.source=n,t}}},sourceObjects:i}}b.anchorIsValid=g,b.anchorNames=
m,b.createNodeAnchors=f,b.findNewAnchor=u}),83661:((E,b)=>{"use strict";function h(p,y,g,m){if(m&&typeof m=="object")if(Array.
isArray(m))for(let u=0,f=m.length;u<f;++u){const l=m[u],c=h(p,m,String(u),l);c===void 0?delete m[u]:c!==l&&(m[u]=c)}else if(m instanceof
Map)for(const u of Array.from(m.keys())){const f=m.get(u),l=h(p,m,u,f);l===void 0?m.delete(u):l!==f&&m.set(u,l)}else if(m instanceof
Set)for(const u of Array.from(m)){const f=h(p,m,u,u);f===void 0?m.delete(u):f!==u&&(m.delete(u),m.add(f))}else for(const[
u,f]of Object.entries(m)){const l=h(p,m,u,f);l===void 0?delete m[u]:l!==f&&(m[u]=l)}return p.call(y,g,m)}b.applyReviver=
h}),42404:((E,b,h)=>{"use strict";var p=h(4065),y=h(41127),g=h(63301);const m="tag:yaml.org,2002:";function u(l,c,a){if(c){
const i=a.filter(n=>n.tag===c),s=i.find(n=>!n.format)??i[0];if(!s)throw new Error(`Tag ${c} not found`);return s}return a.
find(i=>i.identify?.(l)&&!i.format)}function f(l,c,a){if(y.isDocument(l)&&(l=l.contents),y.isNode(l))return l;if(y.isPair(
l)){const S=a.schema[y.MAP].createNode?.(a.schema,null,a);return S.items.push(l),S}(l instanceof String||l instanceof Number||
l instanceof Boolean||typeof BigInt<"u"&&l instanceof BigInt)&&(l=l.valueOf());const{aliasDuplicateObjects:i,onAnchor:s,
onTagObj:n,schema:e,sourceObjects:t}=a;let r;if(i&&l&&typeof l=="object"){if(r=t.get(l),r)return r.anchor??(r.anchor=s(l)),
new p.Alias(r.anchor);r={anchor:null,node:null},t.set(l,r)}c?.startsWith("!!")&&(c=m+c.slice(2));let o=u(l,c,e.tags);if(!o){
if(l&&typeof l.toJSON=="function"&&(l=l.toJSON()),!l||typeof l!="object"){const S=new g.Scalar(l);return r&&(r.node=S),S}
o=l instanceof Map?e[y.MAP]:Symbol.iterator in Object(l)?e[y.SEQ]:e[y.MAP]}n&&(n(o),delete a.onTagObj);const d=o?.createNode?
o.createNode(a.schema,l,a):typeof o?.nodeClass?.from=="function"?o.nodeClass.from(a.schema,l,a):new g.Scalar(l);return c?
d.tag=c:o.default||(d.tag=o.tag),r&&(r.node=d),d}b.createNode=f}),61342:((E,b,h)=>{"use strict";var p=h(41127),y=h(10204);
const g={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},m=f=>f.replace(/[!,[\]{}]/g,l=>g[l]);class u{constructor(l,c){
this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},u.defaultYaml,l),this.tags=Object.assign({},u.defaultTags,c)}clone(){
const l=new u(this.yaml,this.tags);return l.docStart=this.docStart,l}atDocument(){const l=new u(this.yaml,this.tags);switch(this.
yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:u.defaultYaml.
explicit,version:"1.2"},this.tags=Object.assign({},u.defaultTags);break}return l}add(l,c){this.atNextDocument&&(this.yaml=
{explicit:u.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},u.defaultTags),this.atNextDocument=!1);const a=l.
trim().split(/[ \t]+/),i=a.shift();switch(i){case"%TAG":{if(a.length!==2&&(c(0,"%TAG directive should contain exactly tw\
o parts"),a.length<2))return!1;const[s,n]=a;return this.tags[s]=n,!0}case"%YAML":{if(this.yaml.explicit=!0,a.length!==1)
return c(0,"%YAML directive should contain exactly one part"),!1;const[s]=a;if(s==="1.1"||s==="1.2")return this.yaml.version=
s,!0;{const n=/^\d+\.\d+$/.test(s);return c(6,`Unsupported YAML version ${s}`,n),!1}}default:return c(0,`Unknown directi\
ve ${i}`,!0),!1}}tagName(l,c){if(l==="!")return"!";if(l[0]!=="!")return c(`Not a valid tag: ${l}`),null;if(l[1]==="<"){const n=l.
slice(2,-1);return n==="!"||n==="!!"?(c(`Verbatim tags aren't resolved, so ${l} is invalid.`),null):(l[l.length-1]!==">"&&
c("Verbatim tags must end with a >"),n)}const[,a,i]=l.match(/^(.*!)([^!]*)$/s);i||c(`The ${l} tag has no suffix`);const s=this.
tags[a];if(s)try{return s+decodeURIComponent(i)}catch(n){return c(String(n)),null}return a==="!"?l:(c(`Could not resolve\
 tag: ${l}`),null)}tagString(l){for(const[c,a]of Object.entries(this.tags))if(l.startsWith(a))return c+m(l.substring(a.length));
return l[0]==="!"?l:`!<${l}>`}toString(l){const c=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],a=Object.entries(
this.tags);let i;if(l&&a.length>0&&p.isNode(l.contents)){const s={};y.visit(l.contents,(n,e)=>{p.isNode(e)&&e.tag&&(s[e.
tag]=!0)}),i=Object.keys(s)}else i=[];for(const[s,n]of a)s==="!!"&&n==="tag:yaml.org,2002:"||(!l||i.some(e=>e.startsWith(
n)))&&c.push(`%TAG ${s} ${n}`);return c.join(`
`)}}u.defaultYaml={explicit:!1,version:"1.2"},u.defaultTags={"!!":"tag:yaml.org,2002:"},b.Directives=u}),91464:((E,b)=>{
"use strict";class h extends Error{constructor(u,f,l,c){super(),this.name=u,this.code=l,this.message=c,this.pos=f}}class p extends h{constructor(u,f,l){
super("YAMLParseError",u,f,l)}}class y extends h{constructor(u,f,l){super("YAMLWarning",u,f,l)}}const g=(m,u)=>f=>{if(f.
pos[0]===-1)return;f.linePos=f.pos.map(s=>u.linePos(s));const{line:l,col:c}=f.linePos[0];f.message+=` at line ${l}, colu\
mn ${c}`;let a=c-1,i=m.substring(u.lineStarts[l-1],u.lineStarts[l]).replace(/[\n\r]+$/,"");if(a>=60&&i.length>80){const s=Math.
min(a-39,i.length-79);i="\u2026"+i.substring(s),a-=s-1}if(i.length>80&&(i=i.substring(0,79)+"\u2026"),l>1&&/^ *$/.test(i.
substring(0,a))){let s=m.substring(u.lineStarts[l-2],u.lineStarts[l-1]);s.length>80&&(s=s.substring(0,79)+`\u2026
`),i=s+i}if(/[^ ]/.test(i)){let s=1;const n=f.linePos[1];n?.line===l&&n.col>c&&(s=Math.max(1,Math.min(n.col-c,80-a)));const e="\
 ".repeat(a)+"^".repeat(s);f.message+=`:

${i}
${e}
`}};b.YAMLError=h,b.YAMLParseError=p,b.YAMLWarning=y,b.prettifyError=g}),38815:((E,b,h)=>{"use strict";var p,y=h(89984),
g=h(3021),m=h(45840),u=h(91464),f=h(4065),l=h(41127),c=h(57165),a=h(63301),i=h(84454),s=h(92223),n=h(3461),e=h(40361),t=h(
66628),r=h(3456),o=h(84047),d=h(10204);p=y.Composer,p=g.Document,p=m.Schema,p=u.YAMLError,p=u.YAMLParseError,p=u.YAMLWarning,
p=f.Alias,p=l.isAlias,p=l.isCollection,p=l.isDocument,b.jh=l.isMap,b.Ll=l.isNode,p=l.isPair,b.jn=l.isScalar,p=l.isSeq,p=
c.Pair,p=a.Scalar,p=i.YAMLMap,p=s.YAMLSeq,p=n,p=e.Lexer,b.HN=t.LineCounter,p=r.Parser,b.qg=o.parse,p=o.parseAllDocuments,
b.Tp=o.parseDocument,b.As=o.stringify,b.YR=d.visit,p=d.visitAsync}),57249:((E,b,h)=>{"use strict";var p=h(932);function y(m,...u){
m==="debug"&&console.log(...u)}function g(m,u){(m==="debug"||m==="warn")&&(typeof p.emitWarning=="function"?p.emitWarning(
u):console.warn(u))}b.debug=y,b.warn=g}),4065:((E,b,h)=>{"use strict";var p=h(71596),y=h(10204),g=h(41127),m=h(66673),u=h(
74043);class f extends m.NodeBase{constructor(a){super(g.ALIAS),this.source=a,Object.defineProperty(this,"tag",{set(){throw new Error(
"Alias nodes cannot have tags")}})}resolve(a,i){if(i?.maxAliasCount===0)throw new ReferenceError("Alias resolution is di\
sabled");let s;i?.aliasResolveCache?s=i.aliasResolveCache:(s=[],y.visit(a,{Node:(e,t)=>{(g.isAlias(t)||g.hasAnchor(t))&&
s.push(t)}}),i&&(i.aliasResolveCache=s));let n;for(const e of s){if(e===this)break;e.anchor===this.source&&(n=e)}if(n&&i){
const{anchors:e,doc:t,maxAliasCount:r}=i;let o=e.get(n);if(o||(u.toJS(n,null,i),o=e.get(n)),o?.res===void 0){const d="Th\
is should not happen: Alias anchor was not resolved?";throw new ReferenceError(d)}if(r>=0&&(o.count+=1,o.aliasCount===0&&
(o.aliasCount=l(t,n,e)),o.count*o.aliasCount>r)){const d="Excessive alias count indicates a resource exhaustion attack";
throw new ReferenceError(d)}}return n}toJSON(a,i){if(!i)return{source:this.source};const s=this.resolve(i.doc,i);if(!s){
const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(n)}return i.
anchors.get(s).res}toString(a,i,s){const n=`*${this.source}`;if(a){if(p.anchorIsValid(this.source),a.options.verifyAliasOrder&&
!a.anchors.has(this.source)){const e=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
e)}if(a.implicitKey)return`${n} `}return n}}function l(c,a,i){if(g.isAlias(a)){const s=a.resolve(c),n=i&&s&&i.get(s);return n?
n.count*n.aliasCount:0}else if(g.isCollection(a)){let s=0;for(const n of a.items){const e=l(c,n,i);e>s&&(s=e)}return s}else if(g.
isPair(a)){const s=l(c,a.key,i),n=l(c,a.value,i);return Math.max(s,n)}return 1}b.Alias=f}),40101:((E,b,h)=>{"use strict";
var p=h(42404),y=h(41127),g=h(66673);function m(l,c,a){let i=a;for(let s=c.length-1;s>=0;--s){const n=c[s];if(typeof n==
"number"&&Number.isInteger(n)&&n>=0){const e=[];e[n]=i,i=e}else i=new Map([[n,i]])}return p.createNode(i,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:l,sourceObjects:new Map})}
const u=l=>l==null||typeof l=="object"&&!!l[Symbol.iterator]().next().done;class f extends g.NodeBase{constructor(c,a){super(
c),Object.defineProperty(this,"schema",{value:a,configurable:!0,enumerable:!1,writable:!0})}clone(c){const a=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return c&&(a.schema=c),a.items=a.items.map(i=>y.isNode(
i)||y.isPair(i)?i.clone(c):i),this.range&&(a.range=this.range.slice()),a}addIn(c,a){if(u(c))this.add(a);else{const[i,...s]=c,
n=this.get(i,!0);if(y.isCollection(n))n.addIn(s,a);else if(n===void 0&&this.schema)this.set(i,m(this.schema,s,a));else throw new Error(
`Expected YAML collection at ${i}. Remaining path: ${s}`)}}deleteIn(c){const[a,...i]=c;if(i.length===0)return this.delete(
a);const s=this.get(a,!0);if(y.isCollection(s))return s.deleteIn(i);throw new Error(`Expected YAML collection at ${a}. R\
emaining path: ${i}`)}getIn(c,a){const[i,...s]=c,n=this.get(i,!0);return s.length===0?!a&&y.isScalar(n)?n.value:n:y.isCollection(
n)?n.getIn(s,a):void 0}hasAllNullValues(c){return this.items.every(a=>{if(!y.isPair(a))return!1;const i=a.value;return i==
null||c&&y.isScalar(i)&&i.value==null&&!i.commentBefore&&!i.comment&&!i.tag})}hasIn(c){const[a,...i]=c;if(i.length===0)return this.
has(a);const s=this.get(a,!0);return y.isCollection(s)?s.hasIn(i):!1}setIn(c,a){const[i,...s]=c;if(s.length===0)this.set(
i,a);else{const n=this.get(i,!0);if(y.isCollection(n))n.setIn(s,a);else if(n===void 0&&this.schema)this.set(i,m(this.schema,
s,a));else throw new Error(`Expected YAML collection at ${i}. Remaining path: ${s}`)}}}b.Collection=f,b.collectionFromPath=
m,b.isEmptyPath=u}),66673:((E,b,h)=>{"use strict";var p=h(83661),y=h(41127),g=h(74043);class m{constructor(f){Object.defineProperty(
this,y.NODE_TYPE,{value:f})}clone(){const f=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));
return this.range&&(f.range=this.range.slice()),f}toJS(f,{mapAsMap:l,maxAliasCount:c,onAnchor:a,reviver:i}={}){if(!y.isDocument(
f))throw new TypeError("A document argument is required");const s={anchors:new Map,doc:f,keep:!0,mapAsMap:l===!0,mapKeyWarned:!1,
maxAliasCount:typeof c=="number"?c:100},n=g.toJS(this,"",s);if(typeof a=="function")for(const{count:e,res:t}of s.anchors.
values())a(t,e);return typeof i=="function"?p.applyReviver(i,{"":n},"",n):n}}b.NodeBase=m}),57165:((E,b,h)=>{"use strict";
var p=h(42404),y=h(59748),g=h(97104),m=h(41127);function u(l,c,a){const i=p.createNode(l,void 0,a),s=p.createNode(c,void 0,
a);return new f(i,s)}class f{constructor(c,a=null){Object.defineProperty(this,m.NODE_TYPE,{value:m.PAIR}),this.key=c,this.
value=a}clone(c){let{key:a,value:i}=this;return m.isNode(a)&&(a=a.clone(c)),m.isNode(i)&&(i=i.clone(c)),new f(a,i)}toJSON(c,a){
const i=a?.mapAsMap?new Map:{};return g.addPairToJSMap(a,i,this)}toString(c,a,i){return c?.doc?y.stringifyPair(this,c,a,
i):JSON.stringify(this)}}b.Pair=f,b.createPair=u}),63301:((E,b,h)=>{"use strict";var p=h(41127),y=h(66673),g=h(74043);const m=f=>!f||
typeof f!="function"&&typeof f!="object";class u extends y.NodeBase{constructor(l){super(p.SCALAR),this.value=l}toJSON(l,c){
return c?.keep?this.value:g.toJS(this.value,l,c)}toString(){return String(this.value)}}u.BLOCK_FOLDED="BLOCK_FOLDED",u.BLOCK_LITERAL=
"BLOCK_LITERAL",u.PLAIN="PLAIN",u.QUOTE_DOUBLE="QUOTE_DOUBLE",u.QUOTE_SINGLE="QUOTE_SINGLE",b.Scalar=u,b.isScalarValue=m}),
84454:((E,b,h)=>{"use strict";var p=h(61212),y=h(97104),g=h(40101),m=h(41127),u=h(57165),f=h(63301);function l(a,i){const s=m.
isScalar(i)?i.value:i;for(const n of a)if(m.isPair(n)&&(n.key===i||n.key===s||m.isScalar(n.key)&&n.key.value===s))return n}
class c extends g.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(i){super(m.MAP,i),this.items=
[]}static from(i,s,n){const{keepUndefined:e,replacer:t}=n,r=new this(i),o=(d,S)=>{if(typeof t=="function")S=t.call(s,d,S);else if(Array.
isArray(t)&&!t.includes(d))return;(S!==void 0||e)&&r.items.push(u.createPair(d,S,n))};if(s instanceof Map)for(const[d,S]of s)
o(d,S);else if(s&&typeof s=="object")for(const d of Object.keys(s))o(d,s[d]);return typeof i.sortMapEntries=="function"&&
r.items.sort(i.sortMapEntries),r}add(i,s){let n;m.isPair(i)?n=i:!i||typeof i!="object"||!("key"in i)?n=new u.Pair(i,i?.value):
n=new u.Pair(i.key,i.value);const e=l(this.items,n.key),t=this.schema?.sortMapEntries;if(e){if(!s)throw new Error(`Key ${n.
key} already set`);m.isScalar(e.value)&&f.isScalarValue(n.value)?e.value.value=n.value:e.value=n.value}else if(t){const r=this.
items.findIndex(o=>t(n,o)<0);r===-1?this.items.push(n):this.items.splice(r,0,n)}else this.items.push(n)}delete(i){const s=l(
this.items,i);return s?this.items.splice(this.items.indexOf(s),1).length>0:!1}get(i,s){const e=l(this.items,i)?.value;return(!s&&
m.isScalar(e)?e.value:e)??void 0}has(i){return!!l(this.items,i)}set(i,s){this.add(new u.Pair(i,s),!0)}toJSON(i,s,n){const e=n?
new n:s?.mapAsMap?new Map:{};s?.onCreate&&s.onCreate(e);for(const t of this.items)y.addPairToJSMap(s,e,t);return e}toString(i,s,n){
if(!i)return JSON.stringify(this);for(const e of this.items)if(!m.isPair(e))throw new Error(`Map items must all be pairs\
; found ${JSON.stringify(e)} instead`);return!i.allNullValues&&this.hasAllNullValues(!1)&&(i=Object.assign({},i,{allNullValues:!0})),
p.stringifyCollection(this,i,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:i.indent||"",onChompKeep:n,onComment:s})}}
b.YAMLMap=c,b.findPair=l}),92223:((E,b,h)=>{"use strict";var p=h(42404),y=h(61212),g=h(40101),m=h(41127),u=h(63301),f=h(
74043);class l extends g.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(i){super(m.SEQ,i),this.
items=[]}add(i){this.items.push(i)}delete(i){const s=c(i);return typeof s!="number"?!1:this.items.splice(s,1).length>0}get(i,s){
const n=c(i);if(typeof n!="number")return;const e=this.items[n];return!s&&m.isScalar(e)?e.value:e}has(i){const s=c(i);return typeof s==
"number"&&s<this.items.length}set(i,s){const n=c(i);if(typeof n!="number")throw new Error(`Expected a valid index, not ${i}\
.`);const e=this.items[n];m.isScalar(e)&&u.isScalarValue(s)?e.value=s:this.items[n]=s}toJSON(i,s){const n=[];s?.onCreate&&
s.onCreate(n);let e=0;for(const t of this.items)n.push(f.toJS(t,String(e++),s));return n}toString(i,s,n){return i?y.stringifyCollection(
this,i,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(i.indent||"")+"  ",onChompKeep:n,onComment:s}):JSON.
stringify(this)}static from(i,s,n){const{replacer:e}=n,t=new this(i);if(s&&Symbol.iterator in Object(s)){let r=0;for(let o of s){
if(typeof e=="function"){const d=s instanceof Set?o:String(r++);o=e.call(s,d,o)}t.items.push(p.createNode(o,void 0,n))}}
return t}}function c(a){let i=m.isScalar(a)?a.value:a;return i&&typeof i=="string"&&(i=Number(i)),typeof i=="number"&&Number.
isInteger(i)&&i>=0?i:null}b.YAMLSeq=l}),97104:((E,b,h)=>{"use strict";var p=h(57249),y=h(90452),g=h(2148),m=h(41127),u=h(
74043);function f(c,a,{key:i,value:s}){if(m.isNode(i)&&i.addToJSMap)i.addToJSMap(c,a,s);else if(y.isMergeKey(c,i))y.addMergeToJSMap(
c,a,s);else{const n=u.toJS(i,"",c);if(a instanceof Map)a.set(n,u.toJS(s,n,c));else if(a instanceof Set)a.add(n);else{const e=l(
i,n,c),t=u.toJS(s,e,c);e in a?Object.defineProperty(a,e,{value:t,writable:!0,enumerable:!0,configurable:!0}):a[e]=t}}return a}
function l(c,a,i){if(a===null)return"";if(typeof a!="object")return String(a);if(m.isNode(c)&&i?.doc){const s=g.createStringifyContext(
i.doc,{});s.anchors=new Set;for(const e of i.anchors.keys())s.anchors.add(e.anchor);s.inFlow=!0,s.inStringifyKey=!0;const n=c.
toString(s);if(!i.mapKeyWarned){let e=JSON.stringify(n);e.length>40&&(e=e.substring(0,36)+'..."'),p.warn(i.doc.options.logLevel,
`Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object k\
eys.`),i.mapKeyWarned=!0}return n}return JSON.stringify(a)}b.addPairToJSMap=f}),41127:((E,b)=>{"use strict";const h=Symbol.
for("yaml.alias"),p=Symbol.for("yaml.document"),y=Symbol.for("yaml.map"),g=Symbol.for("yaml.pair"),m=Symbol.for("yaml.sc\
alar"),u=Symbol.for("yaml.seq"),f=Symbol.for("yaml.node.type"),l=o=>!!o&&typeof o=="object"&&o[f]===h,c=o=>!!o&&typeof o==
"object"&&o[f]===p,a=o=>!!o&&typeof o=="object"&&o[f]===y,i=o=>!!o&&typeof o=="object"&&o[f]===g,s=o=>!!o&&typeof o=="ob\
ject"&&o[f]===m,n=o=>!!o&&typeof o=="object"&&o[f]===u;function e(o){if(o&&typeof o=="object")switch(o[f]){case y:case u:
return!0}return!1}function t(o){if(o&&typeof o=="object")switch(o[f]){case h:case y:case m:case u:return!0}return!1}const r=o=>(s(
o)||e(o))&&!!o.anchor;b.ALIAS=h,b.DOC=p,b.MAP=y,b.NODE_TYPE=f,b.PAIR=g,b.SCALAR=m,b.SEQ=u,b.hasAnchor=r,b.isAlias=l,b.isCollection=
e,b.isDocument=c,b.isMap=a,b.isNode=t,b.isPair=i,b.isScalar=s,b.isSeq=n}),74043:((E,b,h)=>{"use strict";var p=h(41127);function y(g,m,u){
if(Array.isArray(g))return g.map((f,l)=>y(f,String(l),u));if(g&&typeof g.toJSON=="function"){if(!u||!p.hasAnchor(g))return g.
toJSON(m,u);const f={aliasCount:0,count:1,res:void 0};u.anchors.set(g,f),u.onCreate=c=>{f.res=c,delete u.onCreate};const l=g.
toJSON(m,u);return u.onCreate&&u.onCreate(l),l}return typeof g=="bigint"&&!u?.keep?Number(g):g}b.toJS=y}),60110:((E,b,h)=>{
"use strict";var p=h(48913),y=h(76842),g=h(91464),m=h(83069);function u(s,n=!0,e){if(s){const t=(r,o,d)=>{const S=typeof r==
"number"?r:Array.isArray(r)?r[0]:r.offset;if(e)e(S,o,d);else throw new g.YAMLParseError([S,S+1],o,d)};switch(s.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return y.resolveFlowScalar(s,n,t);case"block-scalar":return p.
resolveBlockScalar({options:{strict:n}},s,t)}}return null}function f(s,n){const{implicitKey:e=!1,indent:t,inFlow:r=!1,offset:o=-1,
type:d="PLAIN"}=n,S=m.stringifyString({type:d,value:s},{implicitKey:e,indent:t>0?" ".repeat(t):"",inFlow:r,options:{blockQuote:!0,
lineWidth:-1}}),v=n.end??[{type:"newline",offset:-1,indent:t,source:`
`}];switch(S[0]){case"|":case">":{const w=S.indexOf(`
`),N=S.substring(0,w),A=S.substring(w+1)+`
`,k=[{type:"block-scalar-header",offset:o,indent:t,source:N}];return a(k,v)||k.push({type:"newline",offset:-1,indent:t,source:`\

`}),{type:"block-scalar",offset:o,indent:t,props:k,source:A}}case'"':return{type:"double-quoted-scalar",offset:o,indent:t,
source:S,end:v};case"'":return{type:"single-quoted-scalar",offset:o,indent:t,source:S,end:v};default:return{type:"scalar",
offset:o,indent:t,source:S,end:v}}}function l(s,n,e={}){let{afterKey:t=!1,implicitKey:r=!1,inFlow:o=!1,type:d}=e,S="inde\
nt"in s?s.indent:null;if(t&&typeof S=="number"&&(S+=2),!d)switch(s.type){case"single-quoted-scalar":d="QUOTE_SINGLE";break;case"\
double-quoted-scalar":d="QUOTE_DOUBLE";break;case"block-scalar":{const w=s.props[0];if(w.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");d=w.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:d="PLAIN"}const v=m.stringifyString(
{type:d,value:n},{implicitKey:r||S===null,indent:S!==null&&S>0?" ".repeat(S):"",inFlow:o,options:{blockQuote:!0,lineWidth:-1}});
switch(v[0]){case"|":case">":c(s,v);break;case'"':i(s,v,"double-quoted-scalar");break;case"'":i(s,v,"single-quoted-scala\
r");break;default:i(s,v,"scalar")}}function c(s,n){const e=n.indexOf(`
`),t=n.substring(0,e),r=n.substring(e+1)+`
`;if(s.type==="block-scalar"){const o=s.props[0];if(o.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");o.source=t,s.source=r}else{const{offset:o}=s,d="indent"in s?s.indent:-1,S=[{type:"block-scalar-header",offset:o,
indent:d,source:t}];a(S,"end"in s?s.end:void 0)||S.push({type:"newline",offset:-1,indent:d,source:`
`});for(const v of Object.keys(s))v!=="type"&&v!=="offset"&&delete s[v];Object.assign(s,{type:"block-scalar",indent:d,props:S,
source:r})}}function a(s,n){if(n)for(const e of n)switch(e.type){case"space":case"comment":s.push(e);break;case"newline":
return s.push(e),!0}return!1}function i(s,n,e){switch(s.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":s.type=e,s.source=n;break;case"block-scalar":{const t=s.props.slice(1);let r=n.length;s.props[0].type==="block-\
scalar-header"&&(r-=s.props[0].source.length);for(const o of t)o.offset+=r;delete s.props,Object.assign(s,{type:e,source:n,
end:t});break}case"block-map":case"block-seq":{const r={type:"newline",offset:s.offset+n.length,indent:s.indent,source:`\

`};delete s.items,Object.assign(s,{type:e,source:n,end:[r]});break}default:{const t="indent"in s?s.indent:-1,r="end"in s&&
Array.isArray(s.end)?s.end.filter(o=>o.type==="space"||o.type==="comment"||o.type==="newline"):[];for(const o of Object.
keys(s))o!=="type"&&o!=="offset"&&delete s[o];Object.assign(s,{type:e,indent:t,source:n,end:r})}}}b.createScalarToken=f,
b.resolveAsScalar=u,b.setScalarValue=l}),91733:((E,b)=>{"use strict";const h=g=>"type"in g?p(g):y(g);function p(g){switch(g.
type){case"block-scalar":{let m="";for(const u of g.props)m+=p(u);return m+g.source}case"block-map":case"block-seq":{let m="";
for(const u of g.items)m+=y(u);return m}case"flow-collection":{let m=g.start.source;for(const u of g.items)m+=y(u);for(const u of g.
end)m+=u.source;return m}case"document":{let m=y(g);if(g.end)for(const u of g.end)m+=u.source;return m}default:{let m=g.
source;if("end"in g&&g.end)for(const u of g.end)m+=u.source;return m}}}function y({start:g,key:m,sep:u,value:f}){let l="";
for(const c of g)l+=c.source;if(m&&(l+=p(m)),u)for(const c of u)l+=c.source;return f&&(l+=p(f)),l}b.stringify=h}),97715:((E,b)=>{
"use strict";const h=Symbol("break visit"),p=Symbol("skip children"),y=Symbol("remove item");function g(u,f){"type"in u&&
u.type==="document"&&(u={start:u.start,value:u.value}),m(Object.freeze([]),u,f)}g.BREAK=h,g.SKIP=p,g.REMOVE=y,g.itemAtPath=
(u,f)=>{let l=u;for(const[c,a]of f){const i=l?.[c];if(i&&"items"in i)l=i.items[a];else return}return l},g.parentCollection=
(u,f)=>{const l=g.itemAtPath(u,f.slice(0,-1)),c=f[f.length-1][0],a=l?.[c];if(a&&"items"in a)return a;throw new Error("Pa\
rent collection not found")};function m(u,f,l){let c=l(f,u);if(typeof c=="symbol")return c;for(const a of["key","value"]){
const i=f[a];if(i&&"items"in i){for(let s=0;s<i.items.length;++s){const n=m(Object.freeze(u.concat([[a,s]])),i.items[s],
l);if(typeof n=="number")s=n-1;else{if(n===h)return h;n===y&&(i.items.splice(s,1),s-=1)}}typeof c=="function"&&a==="key"&&
(c=c(f,u))}}return typeof c=="function"?c(f,u):c}b.visit=g}),3461:((E,b,h)=>{"use strict";var p=h(60110),y=h(91733),g=h(
97715);const m="\uFEFF",u="",f="",l="",c=n=>!!n&&"items"in n,a=n=>!!n&&(n.type==="scalar"||n.type==="single-quoted-sc\
alar"||n.type==="double-quoted-scalar"||n.type==="block-scalar");function i(n){switch(n){case m:return"<BOM>";case u:return"\
<DOC>";case f:return"<FLOW_END>";case l:return"<SCALAR>";default:return JSON.stringify(n)}}function s(n){switch(n){case m:
return"byte-order-mark";case u:return"doc-mode";case f:return"flow-error-end";case l:return"scalar";case"---":return"doc\
-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(n[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}b.createScalarToken=p.createScalarToken,b.resolveAsScalar=p.
resolveAsScalar,b.setScalarValue=p.setScalarValue,b.stringify=y.stringify,b.visit=g.visit,b.BOM=m,b.DOCUMENT=u,b.FLOW_END=
f,b.SCALAR=l,b.isCollection=c,b.isScalar=a,b.prettyToken=i,b.tokenType=s}),40361:((E,b,h)=>{"use strict";var p=h(3461);function y(a){
switch(a){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const g=new Set("0123456789ABCDEFabcdef"),m=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),u=new Set(",[]{}"),f=new Set(` ,[]{}
\r	`),l=a=>!a||f.has(a);class c{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(i,s=!1){
if(i){if(typeof i!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+i:i,this.lineEndPos=
null}this.atEnd=!s;let n=this.next??"stream";for(;n&&(s||this.hasChars(1));)n=yield*this.parseNext(n)}atLineEnd(){let i=this.
pos,s=this.buffer[i];for(;s===" "||s==="	";)s=this.buffer[++i];return!s||s==="#"||s===`
`?!0:s==="\r"?this.buffer[i+1]===`
`:!1}charAt(i){return this.buffer[this.pos+i]}continueScalar(i){let s=this.buffer[i];if(this.indentNext>0){let n=0;for(;s===
" ";)s=this.buffer[++n+i];if(s==="\r"){const e=this.buffer[n+i+1];if(e===`
`||!e&&!this.atEnd)return i+n+1}return s===`
`||n>=this.indentNext||!s&&!this.atEnd?i+n:-1}if(s==="-"||s==="."){const n=this.buffer.substr(i,3);if((n==="---"||n===".\
..")&&y(this.buffer[i+3]))return-1}return i}getLine(){let i=this.lineEndPos;return(typeof i!="number"||i!==-1&&i<this.pos)&&
(i=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=i),i===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[i-1]==="\r"&&(i-=1),this.
buffer.substring(this.pos,i))}hasChars(i){return this.pos+i<=this.buffer.length}setNext(i){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=i,null}peek(i){return this.buffer.substr(this.pos,i)}*parseNext(i){
switch(i){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let i=this.getLine();if(i===null)return this.setNext("strea\
m");if(i[0]===p.BOM&&(yield*this.pushCount(1),i=i.substring(1)),i[0]==="%"){let s=i.length,n=i.indexOf("#");for(;n!==-1;){
const t=i[n-1];if(t===" "||t==="	"){s=n-1;break}else n=i.indexOf("#",n+1)}for(;;){const t=i[s-1];if(t===" "||t==="	")s-=
1;else break}const e=(yield*this.pushCount(s))+(yield*this.pushSpaces(!0));return yield*this.pushCount(i.length-e),this.
pushNewline(),"stream"}if(this.atLineEnd()){const s=yield*this.pushSpaces(!0);return yield*this.pushCount(i.length-s),yield*this.
pushNewline(),"stream"}return yield p.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const i=this.charAt(0);if(!i&&
!this.atEnd)return this.setNext("line-start");if(i==="-"||i==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const s=this.peek(3);if((s==="---"||s==="...")&&y(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!y(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[i,s]=this.peek(
2);if(!s&&!this.atEnd)return this.setNext("block-start");if((i==="-"||i==="?"||i===":")&&y(s)){const n=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const i=this.getLine();if(i===null)return this.setNext("doc");let s=yield*this.pushIndicators();
switch(i[s]){case"#":yield*this.pushCount(i.length-s);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(l),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return s+=yield*this.parseBlockScalarHeader(),s+=yield*this.pushSpaces(!0),yield*this.pushCount(i.length-s),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let i,s,
n=-1;do i=yield*this.pushNewline(),i>0?(s=yield*this.pushSpaces(!1),this.indentValue=n=s):s=0,s+=yield*this.pushSpaces(!0);while(i+
s>0);const e=this.getLine();if(e===null)return this.setNext("flow");if((n!==-1&&n<this.indentNext&&e[0]!=="#"||n===0&&(e.
startsWith("---")||e.startsWith("..."))&&y(e[3]))&&!(n===this.indentNext-1&&this.flowLevel===1&&(e[0]==="]"||e[0]==="}")))
return this.flowLevel=0,yield p.FLOW_END,yield*this.parseLineStart();let t=0;for(;e[t]===",";)t+=yield*this.pushCount(1),
t+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(t+=yield*this.pushIndicators(),e[t]){case void 0:return"flow";case"#":
return yield*this.pushCount(e.length-t),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(l),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const r=this.charAt(1);if(this.flowKey||y(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const i=this.charAt(0);let s=this.
buffer.indexOf(i,this.pos+1);if(i==="'")for(;s!==-1&&this.buffer[s+1]==="'";)s=this.buffer.indexOf("'",s+2);else for(;s!==
-1;){let t=0;for(;this.buffer[s-1-t]==="\\";)t+=1;if(t%2===0)break;s=this.buffer.indexOf('"',s+1)}const n=this.buffer.substring(
0,s);let e=n.indexOf(`
`,this.pos);if(e!==-1){for(;e!==-1;){const t=this.continueScalar(e+1);if(t===-1)break;e=n.indexOf(`
`,t)}e!==-1&&(s=e-(n[e-1]==="\r"?2:1))}if(s===-1){if(!this.atEnd)return this.setNext("quoted-scalar");s=this.buffer.length}
return yield*this.pushToIndex(s+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let i=this.pos;for(;;){const s=this.buffer[++i];if(s==="+")this.blockScalarKeep=!0;else if(s>"0"&&s<=
"9")this.blockScalarIndent=Number(s)-1;else if(s!=="-")break}return yield*this.pushUntil(s=>y(s)||s==="#")}*parseBlockScalar(){
let i=this.pos-1,s=0,n;e:for(let t=this.pos;n=this.buffer[t];++t)switch(n){case" ":s+=1;break;case`
`:i=t,s=0;break;case"\r":{const r=this.buffer[t+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!n&&!this.atEnd)return this.setNext("block-scalar");if(s>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=s:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const t=this.continueScalar(
i+1);if(t===-1)break;i=this.buffer.indexOf(`
`,t)}while(i!==-1);if(i===-1){if(!this.atEnd)return this.setNext("block-scalar");i=this.buffer.length}}let e=i+1;for(n=this.
buffer[e];n===" ";)n=this.buffer[++e];if(n==="	"){for(;n==="	"||n===" "||n==="\r"||n===`
`;)n=this.buffer[++e];i=e-1}else if(!this.blockScalarKeep)do{let t=i-1,r=this.buffer[t];r==="\r"&&(r=this.buffer[--t]);const o=t;
for(;r===" ";)r=this.buffer[--t];if(r===`
`&&t>=this.pos&&t+1+s>o)i=t;else break}while(!0);return yield p.SCALAR,yield*this.pushToIndex(i+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const i=this.flowLevel>0;let s=this.pos-1,n=this.pos-1,e;for(;e=this.buffer[++n];)if(e===":"){const t=this.buffer[n+1];if(y(
t)||i&&u.has(t))break;s=n}else if(y(e)){let t=this.buffer[n+1];if(e==="\r"&&(t===`
`?(n+=1,e=`
`,t=this.buffer[n+1]):s=n),t==="#"||i&&u.has(t))break;if(e===`
`){const r=this.continueScalar(n+1);if(r===-1)break;n=Math.max(n,r-2)}}else{if(i&&u.has(e))break;s=n}return!e&&!this.atEnd?
this.setNext("plain-scalar"):(yield p.SCALAR,yield*this.pushToIndex(s+1,!0),i?"flow":"doc")}*pushCount(i){return i>0?(yield this.
buffer.substr(this.pos,i),this.pos+=i,i):0}*pushToIndex(i,s){const n=this.buffer.slice(this.pos,i);return n?(yield n,this.
pos+=n.length,n.length):(s&&(yield""),0)}*pushIndicators(){let i=0;e:for(;;){switch(this.charAt(0)){case"!":i+=yield*this.
pushTag(),i+=yield*this.pushSpaces(!0);continue e;case"&":i+=yield*this.pushUntil(l),i+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const s=this.flowLevel>0,n=this.charAt(1);if(y(n)||s&&u.has(n)){s?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0);continue e}}}break e}return i}*pushTag(){
if(this.charAt(1)==="<"){let i=this.pos+2,s=this.buffer[i];for(;!y(s)&&s!==">";)s=this.buffer[++i];return yield*this.pushToIndex(
s===">"?i+1:i,!1)}else{let i=this.pos+1,s=this.buffer[i];for(;s;)if(m.has(s))s=this.buffer[++i];else if(s==="%"&&g.has(this.
buffer[i+1])&&g.has(this.buffer[i+2]))s=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){
const i=this.buffer[this.pos];return i===`
`?yield*this.pushCount(1):i==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(i){let s=this.pos-1,n;do n=this.buffer[++s];while(n===" "||i&&n==="	");const e=s-
this.pos;return e>0&&(yield this.buffer.substr(this.pos,e),this.pos=s),e}*pushUntil(i){let s=this.pos,n=this.buffer[s];for(;!i(
n);)n=this.buffer[++s];return yield*this.pushToIndex(s,!1)}}b.Lexer=c}),66628:((E,b)=>{"use strict";class h{constructor(){
this.lineStarts=[],this.addNewLine=y=>this.lineStarts.push(y),this.linePos=y=>{let g=0,m=this.lineStarts.length;for(;g<m;){
const f=g+m>>1;this.lineStarts[f]<y?g=f+1:m=f}if(this.lineStarts[g]===y)return{line:g+1,col:1};if(g===0)return{line:0,col:y};
const u=this.lineStarts[g-1];return{line:g,col:y-u+1}}}}b.LineCounter=h}),3456:((E,b,h)=>{"use strict";var p=h(932),y=h(
3461),g=h(40361);function m(n,e){for(let t=0;t<n.length;++t)if(n[t].type===e)return!0;return!1}function u(n){for(let e=0;e<
n.length;++e)switch(n[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function f(n){switch(n?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function l(n){switch(n.type){case"document":return n.start;case"block-map":{const e=n.items[n.items.length-1];
return e.sep??e.start}case"block-seq":return n.items[n.items.length-1].start;default:return[]}}function c(n){if(n.length===
0)return[];let e=n.length;e:for(;--e>=0;)switch(n[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":case"newline":break e}for(;n[++e]?.type==="space";);return n.splice(e,n.length)}function a(n,e){if(e.length<
1e5)Array.prototype.push.apply(n,e);else for(let t=0;t<e.length;++t)n.push(e[t])}function i(n){if(n.start.type==="flow-s\
eq-start")for(const e of n.items)e.sep&&!e.value&&!m(e.start,"explicit-key-ind")&&!m(e.sep,"map-value-ind")&&(e.key&&(e.
value=e.key),delete e.key,f(e.value)?e.value.end?a(e.value.end,e.sep):e.value.end=e.sep:a(e.start,e.sep),delete e.sep)}class s{constructor(e){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new g.Lexer,this.onNewLine=e}*parse(e,t=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const r of this.
lexer.lex(e,t))yield*this.next(r);t||(yield*this.end())}*next(e){if(this.source=e,p.env.LOG_TOKENS&&console.log("|",y.prettyToken(
e)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=e.length;return}const t=y.tokenType(e);if(t)if(t==="s\
calar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=t,yield*this.step(),t){case"newline":
this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+e.length);break;case"space":this.atNewLine&&e[0]===
" "&&(this.indent+=e.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
e.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=e.length}else{const r=`\
Not a YAML token: ${e}`;yield*this.pop({type:"error",offset:this.offset,message:r,source:e}),this.offset+=e.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){const e=this.peek(1);if(this.type==="doc-end"&&e?.type!=="doc-end"){for(;this.stack.length>0;)
yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e)return yield*this.
stream();switch(e.type){case"document":return yield*this.document(e);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(e);case"block-scalar":return yield*this.blockScalar(e);case"block-map":return yield*this.
blockMap(e);case"block-seq":return yield*this.blockSequence(e);case"flow-collection":return yield*this.flowCollection(e);case"\
doc-end":return yield*this.documentEnd(e)}yield*this.pop()}peek(e){return this.stack[this.stack.length-e]}*pop(e){const t=e??
this.stack.pop();if(!t)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.
stack.length===0)yield t;else{const r=this.peek(1);switch(t.type==="block-scalar"?t.indent="indent"in r?r.indent:0:t.type===
"flow-collection"&&r.type==="document"&&(t.indent=0),t.type==="flow-collection"&&i(t),r.type){case"document":r.value=t;break;case"\
block-scalar":r.props.push(t);break;case"block-map":{const o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],
key:t,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=t;else{Object.assign(o,{key:t,sep:[]}),this.onKeyLine=!o.explicitKey;
return}break}case"block-seq":{const o=r.items[r.items.length-1];o.value?r.items.push({start:[],value:t}):o.value=t;break}case"\
flow-collection":{const o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:t,sep:[]}):o.sep?o.value=t:Object.
assign(o,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((r.type==="document"||r.type==="block-map"||
r.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){const o=t.items[t.items.length-1];o&&!o.sep&&!o.value&&
o.start.length>0&&u(o.start)===-1&&(t.indent===0||o.start.every(d=>d.type!=="comment"||d.indent<t.indent))&&(r.type==="d\
ocument"?r.end=o.start:r.items.push({start:o.start}),t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const e={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&e.start.push(this.sourceToken),this.stack.push(e);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e){if(e.value)return yield*this.
lineEnd(e);switch(this.type){case"doc-start":{u(e.start)!==-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":e.start.push(this.sourceToken);return}const t=this.
startBlockValue(e);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(e){if(this.type==="map-value-ind"){const t=l(this.peek(2)),r=c(t);let o;e.end?
(o=e.end,o.push(this.sourceToken),delete e.end):o=[this.sourceToken];const d={type:"block-map",offset:e.offset,indent:e.
indent,items:[{start:r,key:e,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=d}else yield*this.lineEnd(e)}*blockScalar(e){
switch(this.type){case"space":case"comment":case"newline":e.props.push(this.sourceToken);return;case"scalar":if(e.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){const t=e.items[e.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,t.value){const r="end"in t.value?t.value.end:void 0;(Array.isArray(
r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.sep?
t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[
this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e.indent)){const o=e.
items[e.items.length-2]?.value?.end;if(Array.isArray(o)){a(o,t.start),o.push(this.sourceToken),e.items.pop();return}}t.start.
push(this.sourceToken)}return}if(this.indent>=e.indent){const r=!this.onKeyLine&&this.indent===e.indent,o=r&&(t.sep||t.explicitKey)&&
this.type!=="seq-item-ind";let d=[];if(o&&t.sep&&!t.value){const S=[];for(let v=0;v<t.sep.length;++v){const w=t.sep[v];switch(w.
type){case"newline":S.push(v);break;case"space":break;case"comment":w.indent>e.indent&&(S.length=0);break;default:S.length=
0}}S.length>=2&&(d=t.sep.splice(S[1]))}switch(this.type){case"anchor":case"tag":o||t.value?(d.push(this.sourceToken),e.items.
push({start:d}),this.onKeyLine=!0):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explici\
t-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=!0):o||t.value?(d.push(this.sourceToken),
e.items.push({start:d,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.
value)e.items.push({start:[],key:null,sep:[this.sourceToken]});else if(m(t.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:d,key:null,sep:[this.sourceToken]}]});else if(f(t.key)&&!m(
t.sep,"newline")){const S=c(t.start),v=t.key,w=t.sep;w.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:S,key:v,sep:w}]})}else d.length>0?t.sep=t.sep.concat(
d,this.sourceToken):t.sep.push(this.sourceToken);else if(m(t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{
const S=c(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:S,key:null,sep:[
this.sourceToken]}]})}else t.sep?t.value||o?e.items.push({start:d,key:null,sep:[this.sourceToken]}):m(t.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const S=this.flowScalar(this.type);o||t.value?(e.items.push(
{start:d,key:S,sep:[]}),this.onKeyLine=!0):t.sep?this.stack.push(S):(Object.assign(t,{key:S,sep:[]}),this.onKeyLine=!0);
return}default:{const S=this.startBlockValue(e);if(S){if(S.type==="block-seq"){if(!t.explicitKey&&t.sep&&!m(t.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&e.items.push({start:d});this.stack.push(S);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){
const t=e.items[e.items.length-1];switch(this.type){case"newline":if(t.value){const r="end"in t.value?t.value.end:void 0;
(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else
t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(t.start,e.indent)){const o=e.items[e.items.length-2]?.value?.end;if(Array.isArray(o)){a(o,t.start),
o.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"tag":if(t.value||
this.indent<=e.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e.indent)break;t.value||
m(t.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>
e.indent){const r=this.startBlockValue(e);if(r){this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(e){
const t=e.items[e.items.length-1];if(this.type==="flow-error-end"){let r;do yield*this.pop(),r=this.peek(1);while(r?.type===
"flow-collection")}else if(e.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e.items.push(
{start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e.items.push({start:[],
key:null,sep:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||t.value?e.items.push({start:[this.sourceToken]}):
t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const o=this.flowScalar(this.type);!t||t.value?e.items.push({start:[],key:o,sep:[]}):t.
sep?this.stack.push(o):Object.assign(t,{key:o,sep:[]});return}case"flow-map-end":case"flow-seq-end":e.end.push(this.sourceToken);
return}const r=this.startBlockValue(e);r?this.stack.push(r):(yield*this.pop(),yield*this.step())}else{const r=this.peek(
2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===e.indent||this.type==="newline"&&!r.items[r.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){const o=l(r),
d=c(o);i(e);const S=e.end.splice(1,e.end.length);S.push(this.sourceToken);const v={type:"block-map",offset:e.offset,indent:e.
indent,items:[{start:d,key:e,sep:S}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=v}else yield*this.lineEnd(e)}}flowScalar(e){
if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const t=l(e),r=c(t);return r.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const t=l(e),r=c(t);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e,t){
return this.type!=="comment"||this.indent<=t?!1:e.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(e){this.type!==
"doc-mode"&&(e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}b.Parser=s}),84047:((E,b,h)=>{"use strict";var p=h(89984),y=h(3021),g=h(91464),
m=h(57249),u=h(41127),f=h(66628),l=h(3456);function c(e){const t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&
new f.LineCounter||null,prettyErrors:t}}function a(e,t={}){const{lineCounter:r,prettyErrors:o}=c(t),d=new l.Parser(r?.addNewLine),
S=new p.Composer(t),v=Array.from(S.compose(d.parse(e)));if(o&&r)for(const w of v)w.errors.forEach(g.prettifyError(e,r)),
w.warnings.forEach(g.prettifyError(e,r));return v.length>0?v:Object.assign([],{empty:!0},S.streamInfo())}function i(e,t={}){
const{lineCounter:r,prettyErrors:o}=c(t),d=new l.Parser(r?.addNewLine),S=new p.Composer(t);let v=null;for(const w of S.compose(
d.parse(e),!0,e.length))if(!v)v=w;else if(v.options.logLevel!=="silent"){v.errors.push(new g.YAMLParseError(w.range.slice(
0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return o&&r&&(v.errors.
forEach(g.prettifyError(e,r)),v.warnings.forEach(g.prettifyError(e,r))),v}function s(e,t,r){let o;typeof t=="function"?o=
t:r===void 0&&t&&typeof t=="object"&&(r=t);const d=i(e,r);if(!d)return null;if(d.warnings.forEach(S=>m.warn(d.options.logLevel,
S)),d.errors.length>0){if(d.options.logLevel!=="silent")throw d.errors[0];d.errors=[]}return d.toJS(Object.assign({reviver:o},
r))}function n(e,t,r){let o=null;if(typeof t=="function"||Array.isArray(t)?o=t:r===void 0&&t&&(r=t),typeof r=="string"&&
(r=r.length),typeof r=="number"){const d=Math.round(r);r=d<1?void 0:d>8?{indent:8}:{indent:d}}if(e===void 0){const{keepUndefined:d}=r??
t??{};if(!d)return}return u.isDocument(e)&&!o?e.toString(r):new y.Document(e,o,r).toString(r)}b.parse=s,b.parseAllDocuments=
a,b.parseDocument=i,b.stringify=n}),45840:((E,b,h)=>{"use strict";var p=h(41127),y=h(47451),g=h(1706),m=h(66464),u=h(90018);
const f=(c,a)=>c.key<a.key?-1:c.key>a.key?1:0;class l{constructor({compat:a,customTags:i,merge:s,resolveKnownTags:n,schema:e,
sortMapEntries:t,toStringDefaults:r}){this.compat=Array.isArray(a)?u.getTags(a,"compat"):a?u.getTags(null,a):null,this.name=
typeof e=="string"&&e||"core",this.knownTags=n?u.coreKnownTags:{},this.tags=u.getTags(i,this.name,s),this.toStringOptions=
r??null,Object.defineProperty(this,p.MAP,{value:y.map}),Object.defineProperty(this,p.SCALAR,{value:m.string}),Object.defineProperty(
this,p.SEQ,{value:g.seq}),this.sortMapEntries=typeof t=="function"?t:t===!0?f:null}clone(){const a=Object.create(l.prototype,
Object.getOwnPropertyDescriptors(this));return a.tags=this.tags.slice(),a}}b.Schema=l}),47451:((E,b,h)=>{"use strict";var p=h(
41127),y=h(84454);const g={collection:"map",default:!0,nodeClass:y.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(m,u){return p.
isMap(m)||u("Expected a mapping for this tag"),m},createNode:(m,u,f)=>y.YAMLMap.from(m,u,f)};b.map=g}),73632:((E,b,h)=>{
"use strict";var p=h(63301);const y={identify:g=>g==null,createNode:()=>new p.Scalar(null),default:!0,tag:"tag:yaml.org,\
2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new p.Scalar(null),stringify:({source:g},m)=>typeof g=="string"&&y.test.
test(g)?g:m.options.nullStr};b.nullTag=y}),1706:((E,b,h)=>{"use strict";var p=h(41127),y=h(92223);const g={collection:"s\
eq",default:!0,nodeClass:y.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(m,u){return p.isSeq(m)||u("Expected a sequence fo\
r this tag"),m},createNode:(m,u,f)=>y.YAMLSeq.from(m,u,f)};b.seq=g}),66464:((E,b,h)=>{"use strict";var p=h(83069);const y={
identify:g=>typeof g=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:g=>g,stringify(g,m,u,f){return m=Object.assign(
{actualString:!0},m),p.stringifyString(g,m,u,f)}};b.string=y}),73959:((E,b,h)=>{"use strict";var p=h(63301);const y={identify:g=>typeof g==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:g=>new p.Scalar(g[0]===
"t"||g[0]==="T"),stringify({source:g,value:m},u){if(g&&y.test.test(g)){const f=g[0]==="t"||g[0]==="T";if(m===f)return g}
return m?u.options.trueStr:u.options.falseStr}};b.boolTag=y}),38405:((E,b,h)=>{"use strict";var p=h(63301),y=h(28689);const g={
identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:f=>f.slice(-3).toLowerCase()==="nan"?NaN:f[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:y.
stringifyNumber},m={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:f=>parseFloat(f),stringify(f){const l=Number(f.value);return isFinite(l)?l.toExponential():y.stringifyNumber(f)}},
u={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(f){
const l=new p.Scalar(parseFloat(f)),c=f.indexOf(".");return c!==-1&&f[f.length-1]==="0"&&(l.minFractionDigits=f.length-c-
1),l},stringify:y.stringifyNumber};b.float=u,b.floatExp=m,b.floatNaN=g}),59874:((E,b,h)=>{"use strict";var p=h(28689);const y=c=>typeof c==
"bigint"||Number.isInteger(c),g=(c,a,i,{intAsBigInt:s})=>s?BigInt(c):parseInt(c.substring(a),i);function m(c,a,i){const{
value:s}=c;return y(s)&&s>=0?i+s.toString(a):p.stringifyNumber(c)}const u={identify:c=>y(c)&&c>=0,default:!0,tag:"tag:ya\
ml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(c,a,i)=>g(c,2,8,i),stringify:c=>m(c,8,"0o")},f={identify:y,default:!0,
tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(c,a,i)=>g(c,0,10,i),stringify:p.stringifyNumber},l={identify:c=>y(
c)&&c>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(c,a,i)=>g(c,2,16,i),stringify:c=>m(
c,16,"0x")};b.int=f,b.intHex=l,b.intOct=u}),70896:((E,b,h)=>{"use strict";var p=h(47451),y=h(73632),g=h(1706),m=h(66464),
u=h(73959),f=h(38405),l=h(59874);const c=[p.map,g.seq,m.string,y.nullTag,u.boolTag,l.intOct,l.int,l.intHex,f.floatNaN,f.
floatExp,f.float];b.schema=c}),33559:((E,b,h)=>{"use strict";var p=h(63301),y=h(47451),g=h(1706);function m(a){return typeof a==
"bigint"||Number.isInteger(a)}const u=({value:a})=>JSON.stringify(a),f=[{identify:a=>typeof a=="string",default:!0,tag:"\
tag:yaml.org,2002:str",resolve:a=>a,stringify:u},{identify:a=>a==null,createNode:()=>new p.Scalar(null),default:!0,tag:"\
tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:u},{identify:a=>typeof a=="boolean",default:!0,tag:"tag\
:yaml.org,2002:bool",test:/^true$|^false$/,resolve:a=>a==="true",stringify:u},{identify:m,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(a,i,{intAsBigInt:s})=>s?BigInt(a):parseInt(a,10),stringify:({value:a})=>m(
a)?a.toString():JSON.stringify(a)},{identify:a=>typeof a=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:a=>parseFloat(a),stringify:u}],l={default:!0,tag:"",test:/^/,resolve(a,i){return i(`Unresolved plain scalar ${JSON.
stringify(a)}`),a}},c=[y.map,g.seq].concat(f,l);b.schema=c}),90018:((E,b,h)=>{"use strict";var p=h(47451),y=h(73632),g=h(
1706),m=h(66464),u=h(73959),f=h(38405),l=h(59874),c=h(70896),a=h(33559),i=h(56083),s=h(90452),n=h(50303),e=h(18385),t=h(
35913),r=h(81528),o=h(24371);const d=new Map([["core",c.schema],["failsafe",[p.map,g.seq,m.string]],["json",a.schema],["\
yaml11",t.schema],["yaml-1.1",t.schema]]),S={binary:i.binary,bool:u.boolTag,float:f.float,floatExp:f.floatExp,floatNaN:f.
floatNaN,floatTime:o.floatTime,int:l.int,intHex:l.intHex,intOct:l.intOct,intTime:o.intTime,map:p.map,merge:s.merge,null:y.
nullTag,omap:n.omap,pairs:e.pairs,seq:g.seq,set:r.set,timestamp:o.timestamp},v={"tag:yaml.org,2002:binary":i.binary,"tag\
:yaml.org,2002:merge":s.merge,"tag:yaml.org,2002:omap":n.omap,"tag:yaml.org,2002:pairs":e.pairs,"tag:yaml.org,2002:set":r.
set,"tag:yaml.org,2002:timestamp":o.timestamp};function w(N,A,k){const L=d.get(A);if(L&&!N)return k&&!L.includes(s.merge)?
L.concat(s.merge):L.slice();let O=L;if(!O)if(Array.isArray(N))O=[];else{const C=Array.from(d.keys()).filter(T=>T!=="yaml\
11").map(T=>JSON.stringify(T)).join(", ");throw new Error(`Unknown schema "${A}"; use one of ${C} or define customTags a\
rray`)}if(Array.isArray(N))for(const C of N)O=O.concat(C);else typeof N=="function"&&(O=N(O.slice()));return k&&(O=O.concat(
s.merge)),O.reduce((C,T)=>{const I=typeof T=="string"?S[T]:T;if(!I){const P=JSON.stringify(T),D=Object.keys(S).map($=>JSON.
stringify($)).join(", ");throw new Error(`Unknown custom tag ${P}; use one of ${D}`)}return C.includes(I)||C.push(I),C},
[])}b.coreKnownTags=v,b.getTags=w}),56083:((E,b,h)=>{"use strict";var p=h(20181),y=h(63301),g=h(83069);const m={identify:u=>u instanceof
Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(u,f){if(typeof p.Buffer=="function")return p.Buffer.from(u,
"base64");if(typeof atob=="function"){const l=atob(u.replace(/[\n\r]/g,"")),c=new Uint8Array(l.length);for(let a=0;a<l.length;++a)
c[a]=l.charCodeAt(a);return c}else return f("This environment does not support reading binary tags; either Buffer or ato\
b is required"),u},stringify({comment:u,type:f,value:l},c,a,i){if(!l)return"";const s=l;let n;if(typeof p.Buffer=="funct\
ion")n=s instanceof p.Buffer?s.toString("base64"):p.Buffer.from(s.buffer).toString("base64");else if(typeof btoa=="funct\
ion"){let e="";for(let t=0;t<s.length;++t)e+=String.fromCharCode(s[t]);n=btoa(e)}else throw new Error("This environment \
does not support writing binary tags; either Buffer or btoa is required");if(f??(f=y.Scalar.BLOCK_LITERAL),f!==y.Scalar.
QUOTE_DOUBLE){const e=Math.max(c.options.lineWidth-c.indent.length,c.options.minContentWidth),t=Math.ceil(n.length/e),r=new Array(
t);for(let o=0,d=0;o<t;++o,d+=e)r[o]=n.substr(d,e);n=r.join(f===y.Scalar.BLOCK_LITERAL?`
`:" ")}return g.stringifyString({comment:u,type:f,value:n},c,a,i)}};b.binary=m}),88398:((E,b,h)=>{"use strict";var p=h(63301);
function y({value:u,source:f},l){return f&&(u?g:m).test.test(f)?f:u?l.options.trueStr:l.options.falseStr}const g={identify:u=>u===
!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new p.Scalar(!0),
stringify:y},m={identify:u=>u===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new p.Scalar(!1),stringify:y};b.falseTag=m,b.trueTag=g}),35782:((E,b,h)=>{"use strict";var p=h(63301),y=h(28689);
const g={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:f=>f.slice(-3).toLowerCase()==="nan"?NaN:f[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:y.
stringifyNumber},m={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:f=>parseFloat(f.replace(/_/g,"")),stringify(f){const l=Number(f.value);return isFinite(l)?l.toExponential():y.stringifyNumber(
f)}},u={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(f){const l=new p.Scalar(parseFloat(f.replace(/_/g,""))),c=f.indexOf(".");if(c!==-1){const a=f.substring(c+1).replace(
/_/g,"");a[a.length-1]==="0"&&(l.minFractionDigits=a.length)}return l},stringify:y.stringifyNumber};b.float=u,b.floatExp=
m,b.floatNaN=g}),10873:((E,b,h)=>{"use strict";var p=h(28689);const y=a=>typeof a=="bigint"||Number.isInteger(a);function g(a,i,s,{
intAsBigInt:n}){const e=a[0];if((e==="-"||e==="+")&&(i+=1),a=a.substring(i).replace(/_/g,""),n){switch(s){case 2:a=`0b${a}`;
break;case 8:a=`0o${a}`;break;case 16:a=`0x${a}`;break}const r=BigInt(a);return e==="-"?BigInt(-1)*r:r}const t=parseInt(
a,s);return e==="-"?-1*t:t}function m(a,i,s){const{value:n}=a;if(y(n)){const e=n.toString(i);return n<0?"-"+s+e.substr(1):
s+e}return p.stringifyNumber(a)}const u={identify:y,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(a,i,s)=>g(a,2,2,s),stringify:a=>m(a,2,"0b")},f={identify:y,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",
test:/^[-+]?0[0-7_]+$/,resolve:(a,i,s)=>g(a,1,8,s),stringify:a=>m(a,8,"0")},l={identify:y,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(a,i,s)=>g(a,0,10,s),stringify:p.stringifyNumber},c={identify:y,default:!0,tag:"\
tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(a,i,s)=>g(a,2,16,s),stringify:a=>m(a,16,"0x")};
b.int=l,b.intBin=u,b.intHex=c,b.intOct=f}),90452:((E,b,h)=>{"use strict";var p=h(41127),y=h(63301);const g="<<",m={identify:a=>a===
g||typeof a=="symbol"&&a.description===g,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(
new y.Scalar(Symbol(g)),{addToJSMap:f}),stringify:()=>g},u=(a,i)=>(m.identify(i)||p.isScalar(i)&&(!i.type||i.type===y.Scalar.
PLAIN)&&m.identify(i.value))&&a?.doc.schema.tags.some(s=>s.tag===m.tag&&s.default);function f(a,i,s){const n=c(a,s);if(p.
isSeq(n))for(const e of n.items)l(a,i,e);else if(Array.isArray(n))for(const e of n)l(a,i,e);else l(a,i,n)}function l(a,i,s){
const n=c(a,s);if(!p.isMap(n))throw new Error("Merge sources must be maps or map aliases");const e=n.toJSON(null,a,Map);
for(const[t,r]of e)i instanceof Map?i.has(t)||i.set(t,r):i instanceof Set?i.add(t):Object.prototype.hasOwnProperty.call(
i,t)||Object.defineProperty(i,t,{value:r,writable:!0,enumerable:!0,configurable:!0});return i}function c(a,i){return a&&
p.isAlias(i)?i.resolve(a.doc,a):i}b.addMergeToJSMap=f,b.isMergeKey=u,b.merge=m}),50303:((E,b,h)=>{"use strict";var p=h(41127),
y=h(74043),g=h(84454),m=h(92223),u=h(18385);class f extends m.YAMLSeq{constructor(){super(),this.add=g.YAMLMap.prototype.
add.bind(this),this.delete=g.YAMLMap.prototype.delete.bind(this),this.get=g.YAMLMap.prototype.get.bind(this),this.has=g.
YAMLMap.prototype.has.bind(this),this.set=g.YAMLMap.prototype.set.bind(this),this.tag=f.tag}toJSON(a,i){if(!i)return super.
toJSON(a);const s=new Map;i?.onCreate&&i.onCreate(s);for(const n of this.items){let e,t;if(p.isPair(n)?(e=y.toJS(n.key,"",
i),t=y.toJS(n.value,e,i)):e=y.toJS(n,"",i),s.has(e))throw new Error("Ordered maps must not include duplicate keys");s.set(
e,t)}return s}static from(a,i,s){const n=u.createPairs(a,i,s),e=new this;return e.items=n.items,e}}f.tag="tag:yaml.org,2\
002:omap";const l={collection:"seq",identify:c=>c instanceof Map,nodeClass:f,default:!1,tag:"tag:yaml.org,2002:omap",resolve(c,a){
const i=u.resolvePairs(c,a),s=[];for(const{key:n}of i.items)p.isScalar(n)&&(s.includes(n.value)?a(`Ordered maps must not\
 include duplicate keys: ${n.value}`):s.push(n.value));return Object.assign(new f,i)},createNode:(c,a,i)=>f.from(c,a,i)};
b.YAMLOMap=f,b.omap=l}),18385:((E,b,h)=>{"use strict";var p=h(41127),y=h(57165),g=h(63301),m=h(92223);function u(c,a){if(p.
isSeq(c))for(let i=0;i<c.items.length;++i){let s=c.items[i];if(!p.isPair(s)){if(p.isMap(s)){s.items.length>1&&a("Each pa\
ir must have its own sequence indicator");const n=s.items[0]||new y.Pair(new g.Scalar(null));if(s.commentBefore&&(n.key.
commentBefore=n.key.commentBefore?`${s.commentBefore}
${n.key.commentBefore}`:s.commentBefore),s.comment){const e=n.value??n.key;e.comment=e.comment?`${s.comment}
${e.comment}`:s.comment}s=n}c.items[i]=p.isPair(s)?s:new y.Pair(s)}}else a("Expected a sequence for this tag");return c}
function f(c,a,i){const{replacer:s}=i,n=new m.YAMLSeq(c);n.tag="tag:yaml.org,2002:pairs";let e=0;if(a&&Symbol.iterator in
Object(a))for(let t of a){typeof s=="function"&&(t=s.call(a,String(e++),t));let r,o;if(Array.isArray(t))if(t.length===2)
r=t[0],o=t[1];else throw new TypeError(`Expected [key, value] tuple: ${t}`);else if(t&&t instanceof Object){const d=Object.
keys(t);if(d.length===1)r=d[0],o=t[r];else throw new TypeError(`Expected tuple with one key, not ${d.length} keys`)}else
r=t;n.items.push(y.createPair(r,o,i))}return n}const l={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:u,
createNode:f};b.createPairs=f,b.pairs=l,b.resolvePairs=u}),35913:((E,b,h)=>{"use strict";var p=h(47451),y=h(73632),g=h(1706),
m=h(66464),u=h(56083),f=h(88398),l=h(35782),c=h(10873),a=h(90452),i=h(50303),s=h(18385),n=h(81528),e=h(24371);const t=[p.
map,g.seq,m.string,y.nullTag,f.trueTag,f.falseTag,c.intBin,c.intOct,c.int,c.intHex,l.floatNaN,l.floatExp,l.float,u.binary,
a.merge,i.omap,s.pairs,n.set,e.intTime,e.floatTime,e.timestamp];b.schema=t}),81528:((E,b,h)=>{"use strict";var p=h(41127),
y=h(57165),g=h(84454);class m extends g.YAMLMap{constructor(l){super(l),this.tag=m.tag}add(l){let c;p.isPair(l)?c=l:l&&typeof l==
"object"&&"key"in l&&"value"in l&&l.value===null?c=new y.Pair(l.key,null):c=new y.Pair(l,null),g.findPair(this.items,c.key)||
this.items.push(c)}get(l,c){const a=g.findPair(this.items,l);return!c&&p.isPair(a)?p.isScalar(a.key)?a.key.value:a.key:a}set(l,c){
if(typeof c!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof c}`);const a=g.
findPair(this.items,l);a&&!c?this.items.splice(this.items.indexOf(a),1):!a&&c&&this.items.push(new y.Pair(l))}toJSON(l,c){
return super.toJSON(l,c,Set)}toString(l,c,a){if(!l)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},l,{allNullValues:!0}),c,a);throw new Error("Set items must all have null values")}static from(l,c,a){
const{replacer:i}=a,s=new this(l);if(c&&Symbol.iterator in Object(c))for(let n of c)typeof i=="function"&&(n=i.call(c,n,
n)),s.items.push(y.createPair(n,null,a));return s}}m.tag="tag:yaml.org,2002:set";const u={collection:"map",identify:f=>f instanceof
Set,nodeClass:m,default:!1,tag:"tag:yaml.org,2002:set",createNode:(f,l,c)=>m.from(f,l,c),resolve(f,l){if(p.isMap(f)){if(f.
hasAllNullValues(!0))return Object.assign(new m,f);l("Set items must all have null values")}else l("Expected a mapping f\
or this tag");return f}};b.YAMLSet=m,b.set=u}),24371:((E,b,h)=>{"use strict";var p=h(28689);function y(l,c){const a=l[0],
i=a==="-"||a==="+"?l.substring(1):l,s=e=>c?BigInt(e):Number(e),n=i.replace(/_/g,"").split(":").reduce((e,t)=>e*s(60)+s(t),
s(0));return a==="-"?s(-1)*n:n}function g(l){let{value:c}=l,a=e=>e;if(typeof c=="bigint")a=e=>BigInt(e);else if(isNaN(c)||
!isFinite(c))return p.stringifyNumber(l);let i="";c<0&&(i="-",c*=a(-1));const s=a(60),n=[c%s];return c<60?n.unshift(0):(c=
(c-n[0])/s,n.unshift(c%s),c>=60&&(c=(c-n[0])/s,n.unshift(c))),i+n.map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}const m={identify:l=>typeof l=="bigint"||Number.isInteger(l),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(l,c,{intAsBigInt:a})=>y(l,a),stringify:g},u={identify:l=>typeof l=="number",default:!0,tag:"tag:yaml.org,2002:f\
loat",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:l=>y(l,!1),stringify:g},f={identify:l=>l instanceof
Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0\
-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(l){const c=l.match(
f.test);if(!c)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,a,i,s,n,e,t]=c.map(Number),
r=c[7]?Number((c[7]+"00").substr(1,3)):0;let o=Date.UTC(a,i-1,s,n||0,e||0,t||0,r);const d=c[8];if(d&&d!=="Z"){let S=y(d,
!1);Math.abs(S)<30&&(S*=60),o-=6e4*S}return new Date(o)},stringify:({value:l})=>l?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};b.floatTime=u,b.intTime=m,b.timestamp=f}),34475:((E,b)=>{"use strict";const h="flow",p="block",y="quoted";function g(u,f,l="\
flow",{indentAtStart:c,lineWidth:a=80,minContentWidth:i=20,onFold:s,onOverflow:n}={}){if(!a||a<0)return u;a<i&&(i=0);const e=Math.
max(1+i,1+a-f.length);if(u.length<=e)return u;const t=[],r={};let o=a-f.length;typeof c=="number"&&(c>a-Math.max(2,i)?t.
push(0):o=a-c);let d,S,v=!1,w=-1,N=-1,A=-1;l===p&&(w=m(u,w,f.length),w!==-1&&(o=w+e));for(let L;L=u[w+=1];){if(l===y&&L===
"\\"){switch(N=w,u[w+1]){case"x":w+=3;break;case"u":w+=5;break;case"U":w+=9;break;default:w+=1}A=w}if(L===`
`)l===p&&(w=m(u,w,f.length)),o=w+f.length+e,d=void 0;else{if(L===" "&&S&&S!==" "&&S!==`
`&&S!=="	"){const O=u[w+1];O&&O!==" "&&O!==`
`&&O!=="	"&&(d=w)}if(w>=o)if(d)t.push(d),o=d+e,d=void 0;else if(l===y){for(;S===" "||S==="	";)S=L,L=u[w+=1],v=!0;const O=w>
A+1?w-2:N-1;if(r[O])return u;t.push(O),r[O]=!0,o=O+e,d=void 0}else v=!0}S=L}if(v&&n&&n(),t.length===0)return u;s&&s();let k=u.
slice(0,t[0]);for(let L=0;L<t.length;++L){const O=t[L],C=t[L+1]||u.length;O===0?k=`
${f}${u.slice(0,C)}`:(l===y&&r[O]&&(k+=`${u[O]}\\`),k+=`
${f}${u.slice(O+1,C)}`)}return k}function m(u,f,l){let c=f,a=f+1,i=u[a];for(;i===" "||i==="	";)if(f<a+l)i=u[++f];else{do
i=u[++f];while(i&&i!==`
`);c=f,a=f+1,i=u[a]}return c}b.FOLD_BLOCK=p,b.FOLD_FLOW=h,b.FOLD_QUOTED=y,b.foldFlowLines=g}),2148:((E,b,h)=>{"use stric\
t";var p=h(71596),y=h(41127),g=h(59799),m=h(83069);function u(a,i){const s=Object.assign({blockQuote:!0,commentString:g.
stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},a.schema.toStringOptions,i);let n;switch(s.collectionStyle){case"bl\
ock":n=!1;break;case"flow":n=!0;break;default:n=null}return{anchors:new Set,doc:a,flowCollectionPadding:s.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:n,options:s}}function f(a,i){if(i.
tag){const e=a.filter(t=>t.tag===i.tag);if(e.length>0)return e.find(t=>t.format===i.format)??e[0]}let s,n;if(y.isScalar(
i)){n=i.value;let e=a.filter(t=>t.identify?.(n));if(e.length>1){const t=e.filter(r=>r.test);t.length>0&&(e=t)}s=e.find(t=>t.
format===i.format)??e.find(t=>!t.format)}else n=i,s=a.find(e=>e.nodeClass&&n instanceof e.nodeClass);if(!s){const e=n?.constructor?.
name??(n===null?"null":typeof n);throw new Error(`Tag not resolved for ${e} value`)}return s}function l(a,i,{anchors:s,doc:n}){
if(!n.directives)return"";const e=[],t=(y.isScalar(a)||y.isCollection(a))&&a.anchor;t&&p.anchorIsValid(t)&&(s.add(t),e.push(
`&${t}`));const r=a.tag??(i.default?null:i.tag);return r&&e.push(n.directives.tagString(r)),e.join(" ")}function c(a,i,s,n){
if(y.isPair(a))return a.toString(i,s,n);if(y.isAlias(a)){if(i.doc.directives)return a.toString(i);if(i.resolvedAliases?.
has(a))throw new TypeError("Cannot stringify circular structure without alias nodes");i.resolvedAliases?i.resolvedAliases.
add(a):i.resolvedAliases=new Set([a]),a=a.resolve(i.doc)}let e;const t=y.isNode(a)?a:i.doc.createNode(a,{onTagObj:d=>e=d});
e??(e=f(i.doc.schema.tags,t));const r=l(t,e,i);r.length>0&&(i.indentAtStart=(i.indentAtStart??0)+r.length+1);const o=typeof e.
stringify=="function"?e.stringify(t,i,s,n):y.isScalar(t)?m.stringifyString(t,i,s,n):t.toString(i,s,n);return r?y.isScalar(
t)||o[0]==="{"||o[0]==="["?`${r} ${o}`:`${r}
${i.indent}${o}`:o}b.createStringifyContext=u,b.stringify=c}),61212:((E,b,h)=>{"use strict";var p=h(41127),y=h(2148),g=h(
59799);function m(c,a,i){return(a.inFlow??c.flow?f:u)(c,a,i)}function u({comment:c,items:a},i,{blockItemPrefix:s,flowChars:n,
itemIndent:e,onChompKeep:t,onComment:r}){const{indent:o,options:{commentString:d}}=i,S=Object.assign({},i,{indent:e,type:null});
let v=!1;const w=[];for(let A=0;A<a.length;++A){const k=a[A];let L=null;if(p.isNode(k))!v&&k.spaceBefore&&w.push(""),l(i,
w,k.commentBefore,v),k.comment&&(L=k.comment);else if(p.isPair(k)){const C=p.isNode(k.key)?k.key:null;C&&(!v&&C.spaceBefore&&
w.push(""),l(i,w,C.commentBefore,v))}v=!1;let O=y.stringify(k,S,()=>L=null,()=>v=!0);L&&(O+=g.lineComment(O,e,d(L))),v&&
L&&(v=!1),w.push(s+O)}let N;if(w.length===0)N=n.start+n.end;else{N=w[0];for(let A=1;A<w.length;++A){const k=w[A];N+=k?`
${o}${k}`:`
`}}return c?(N+=`
`+g.indentComment(d(c),o),r&&r()):v&&t&&t(),N}function f({items:c},a,{flowChars:i,itemIndent:s}){const{indent:n,indentStep:e,
flowCollectionPadding:t,options:{commentString:r}}=a;s+=e;const o=Object.assign({},a,{indent:s,inFlow:!0,type:null});let d=!1,
S=0;const v=[];for(let A=0;A<c.length;++A){const k=c[A];let L=null;if(p.isNode(k))k.spaceBefore&&v.push(""),l(a,v,k.commentBefore,
!1),k.comment&&(L=k.comment);else if(p.isPair(k)){const C=p.isNode(k.key)?k.key:null;C&&(C.spaceBefore&&v.push(""),l(a,v,
C.commentBefore,!1),C.comment&&(d=!0));const T=p.isNode(k.value)?k.value:null;T?(T.comment&&(L=T.comment),T.commentBefore&&
(d=!0)):k.value==null&&C?.comment&&(L=C.comment)}L&&(d=!0);let O=y.stringify(k,o,()=>L=null);d||(d=v.length>S||O.includes(
`
`)),A<c.length-1?O+=",":a.options.trailingComma&&(a.options.lineWidth>0&&(d||(d=v.reduce((C,T)=>C+T.length+2,2)+(O.length+
2)>a.options.lineWidth)),d&&(O+=",")),L&&(O+=g.lineComment(O,s,r(L))),v.push(O),S=v.length}const{start:w,end:N}=i;if(v.length===
0)return w+N;if(!d){const A=v.reduce((k,L)=>k+L.length+2,2);d=a.options.lineWidth>0&&A>a.options.lineWidth}if(d){let A=w;
for(const k of v)A+=k?`
${e}${n}${k}`:`
`;return`${A}
${n}${N}`}else return`${w}${t}${v.join(" ")}${t}${N}`}function l({indent:c,options:{commentString:a}},i,s,n){if(s&&n&&(s=
s.replace(/^\n+/,"")),s){const e=g.indentComment(a(s),c);i.push(e.trimStart())}}b.stringifyCollection=m}),59799:((E,b)=>{
"use strict";const h=g=>g.replace(/^(?!$)(?: $)?/gm,"#");function p(g,m){return/^\n+$/.test(g)?g.substring(1):m?g.replace(
/^(?! *$)/gm,m):g}const y=(g,m,u)=>g.endsWith(`
`)?p(u,m):u.includes(`
`)?`
`+p(u,m):(g.endsWith(" ")?"":" ")+u;b.indentComment=p,b.lineComment=y,b.stringifyComment=h}),6829:((E,b,h)=>{"use strict";
var p=h(41127),y=h(2148),g=h(59799);function m(u,f){const l=[];let c=f.directives===!0;if(f.directives!==!1&&u.directives){
const e=u.directives.toString(u);e?(l.push(e),c=!0):u.directives.docStart&&(c=!0)}c&&l.push("---");const a=y.createStringifyContext(
u,f),{commentString:i}=a.options;if(u.commentBefore){l.length!==1&&l.unshift("");const e=i(u.commentBefore);l.unshift(g.
indentComment(e,""))}let s=!1,n=null;if(u.contents){if(p.isNode(u.contents)){if(u.contents.spaceBefore&&c&&l.push(""),u.
contents.commentBefore){const r=i(u.contents.commentBefore);l.push(g.indentComment(r,""))}a.forceBlockIndent=!!u.comment,
n=u.contents.comment}const e=n?void 0:()=>s=!0;let t=y.stringify(u.contents,a,()=>n=null,e);n&&(t+=g.lineComment(t,"",i(
n))),(t[0]==="|"||t[0]===">")&&l[l.length-1]==="---"?l[l.length-1]=`--- ${t}`:l.push(t)}else l.push(y.stringify(u.contents,
a));if(u.directives?.docEnd)if(u.comment){const e=i(u.comment);e.includes(`
`)?(l.push("..."),l.push(g.indentComment(e,""))):l.push(`... ${e}`)}else l.push("...");else{let e=u.comment;e&&s&&(e=e.replace(
/^\n+/,"")),e&&((!s||n)&&l[l.length-1]!==""&&l.push(""),l.push(g.indentComment(i(e),"")))}return l.join(`
`)+`
`}b.stringifyDocument=m}),28689:((E,b)=>{"use strict";function h({format:p,minFractionDigits:y,tag:g,value:m}){if(typeof m==
"bigint")return String(m);const u=typeof m=="number"?m:Number(m);if(!isFinite(u))return isNaN(u)?".nan":u<0?"-.inf":".in\
f";let f=Object.is(m,-0)?"-0":JSON.stringify(m);if(!p&&y&&(!g||g==="tag:yaml.org,2002:float")&&/^-?\d/.test(f)&&!f.includes(
"e")){let l=f.indexOf(".");l<0&&(l=f.length,f+=".");let c=y-(f.length-l-1);for(;c-- >0;)f+="0"}return f}b.stringifyNumber=
h}),59748:((E,b,h)=>{"use strict";var p=h(41127),y=h(63301),g=h(2148),m=h(59799);function u({key:f,value:l},c,a,i){const{
allNullValues:s,doc:n,indent:e,indentStep:t,options:{commentString:r,indentSeq:o,simpleKeys:d}}=c;let S=p.isNode(f)&&f.comment||
null;if(d){if(S)throw new Error("With simple keys, key nodes cannot have comments");if(p.isCollection(f)||!p.isNode(f)&&
typeof f=="object"){const P="With simple keys, collection cannot be used as a key value";throw new Error(P)}}let v=!d&&(!f||
S&&l==null&&!c.inFlow||p.isCollection(f)||(p.isScalar(f)?f.type===y.Scalar.BLOCK_FOLDED||f.type===y.Scalar.BLOCK_LITERAL:
typeof f=="object"));c=Object.assign({},c,{allNullValues:!1,implicitKey:!v&&(d||!s),indent:e+t});let w=!1,N=!1,A=g.stringify(
f,c,()=>w=!0,()=>N=!0);if(!v&&!c.inFlow&&A.length>1024){if(d)throw new Error("With simple keys, single line scalar must \
not span more than 1024 characters");v=!0}if(c.inFlow){if(s||l==null)return w&&a&&a(),A===""?"?":v?`? ${A}`:A}else if(s&&
!d||l==null&&v)return A=`? ${A}`,S&&!w?A+=m.lineComment(A,c.indent,r(S)):N&&i&&i(),A;w&&(S=null),v?(S&&(A+=m.lineComment(
A,c.indent,r(S))),A=`? ${A}
${e}:`):(A=`${A}:`,S&&(A+=m.lineComment(A,c.indent,r(S))));let k,L,O;p.isNode(l)?(k=!!l.spaceBefore,L=l.commentBefore,O=
l.comment):(k=!1,L=null,O=null,l&&typeof l=="object"&&(l=n.createNode(l))),c.implicitKey=!1,!v&&!S&&p.isScalar(l)&&(c.indentAtStart=
A.length+1),N=!1,!o&&t.length>=2&&!c.inFlow&&!v&&p.isSeq(l)&&!l.flow&&!l.tag&&!l.anchor&&(c.indent=c.indent.substring(2));
let C=!1;const T=g.stringify(l,c,()=>C=!0,()=>N=!0);let I=" ";if(S||k||L){if(I=k?`
`:"",L){const P=r(L);I+=`
${m.indentComment(P,c.indent)}`}T===""&&!c.inFlow?I===`
`&&O&&(I=`

`):I+=`
${c.indent}`}else if(!v&&p.isCollection(l)){const P=T[0],D=T.indexOf(`
`),$=D!==-1,K=c.inFlow??l.flow??l.items.length===0;if($||!K){let j=!1;if($&&(P==="&"||P==="!")){let M=T.indexOf(" ");P===
"&"&&M!==-1&&M<D&&T[M+1]==="!"&&(M=T.indexOf(" ",M+1)),(M===-1||D<M)&&(j=!0)}j||(I=`
${c.indent}`)}}else(T===""||T[0]===`
`)&&(I="");return A+=I+T,c.inFlow?C&&a&&a():O&&!C?A+=m.lineComment(A,c.indent,r(O)):N&&i&&i(),A}b.stringifyPair=u}),83069:((E,b,h)=>{
"use strict";var p=h(63301),y=h(34475);const g=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.
lineWidth,minContentWidth:e.options.minContentWidth}),m=e=>/^(%|---|\.\.\.)/m.test(e);function u(e,t,r){if(!t||t<0)return!1;
const o=t-r,d=e.length;if(d<=o)return!1;for(let S=0,v=0;S<d;++S)if(e[S]===`
`){if(S-v>o)return!0;if(v=S+1,d-v<=o)return!1}return!0}function f(e,t){const r=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)
return r;const{implicitKey:o}=t,d=t.options.doubleQuotedMinMultiLineLength,S=t.indent||(m(e)?"  ":"");let v="",w=0;for(let N=0,
A=r[N];A;A=r[++N])if(A===" "&&r[N+1]==="\\"&&r[N+2]==="n"&&(v+=r.slice(w,N)+"\\ ",N+=1,w=N,A="\\"),A==="\\")switch(r[N+1]){case"\
u":{v+=r.slice(w,N);const k=r.substr(N+2,4);switch(k){case"0000":v+="\\0";break;case"0007":v+="\\a";break;case"000b":v+=
"\\v";break;case"001b":v+="\\e";break;case"0085":v+="\\N";break;case"00a0":v+="\\_";break;case"2028":v+="\\L";break;case"\
2029":v+="\\P";break;default:k.substr(0,2)==="00"?v+="\\x"+k.substr(2):v+=r.substr(N,6)}N+=5,w=N+1}break;case"n":if(o||r[N+
2]==='"'||r.length<d)N+=1;else{for(v+=r.slice(w,N)+`

`;r[N+2]==="\\"&&r[N+3]==="n"&&r[N+4]!=='"';)v+=`
`,N+=2;v+=S,r[N+2]===" "&&(v+="\\"),N+=1,w=N+1}break;default:N+=1}return v=w?v+r.slice(w):r,o?v:y.foldFlowLines(v,S,y.FOLD_QUOTED,
g(t,!1))}function l(e,t){if(t.options.singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return f(e,t);const r=t.indent||(m(e)?"  ":""),o="'"+e.replace(/'/g,"''").replace(/\n+/g,`\
$&
${r}`)+"'";return t.implicitKey?o:y.foldFlowLines(o,r,y.FOLD_FLOW,g(t,!1))}function c(e,t){const{singleQuote:r}=t.options;
let o;if(r===!1)o=f;else{const d=e.includes('"'),S=e.includes("'");d&&!S?o=l:S&&!d?o=f:o=r?l:f}return o(e,t)}let a;try{a=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{a=/\n+(?!\n|$)/g}function i({comment:e,type:t,value:r},o,d,S){const{blockQuote:v,commentString:w,lineWidth:N}=o.
options;if(!v||/\n[\t ]+$/.test(r))return c(r,o);const A=o.indent||(o.forceBlockIndent||m(r)?"  ":""),k=v==="literal"?!0:
v==="folded"||t===p.Scalar.BLOCK_FOLDED?!1:t===p.Scalar.BLOCK_LITERAL?!0:!u(r,N,A.length);if(!r)return k?`|
`:`>
`;let L,O;for(O=r.length;O>0;--O){const M=r[O-1];if(M!==`
`&&M!=="	"&&M!==" ")break}let C=r.substring(O);const T=C.indexOf(`
`);T===-1?L="-":r===C||T!==C.length-1?(L="+",S&&S()):L="",C&&(r=r.slice(0,-C.length),C[C.length-1]===`
`&&(C=C.slice(0,-1)),C=C.replace(a,`$&${A}`));let I=!1,P,D=-1;for(P=0;P<r.length;++P){const M=r[P];if(M===" ")I=!0;else if(M===
`
`)D=P;else break}let $=r.substring(0,D<P?D+1:P);$&&(r=r.substring($.length),$=$.replace(/\n+/g,`$&${A}`));let j=(I?A?"2":
"1":"")+L;if(e&&(j+=" "+w(e.replace(/ ?[\r\n]+/g," ")),d&&d()),!k){const M=r.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${A}`);let F=!1;const B=g(o,!0);
v!=="folded"&&t!==p.Scalar.BLOCK_FOLDED&&(B.onOverflow=()=>{F=!0});const R=y.foldFlowLines(`${$}${M}${C}`,A,y.FOLD_BLOCK,
B);if(!F)return`>${j}
${A}${R}`}return r=r.replace(/\n+/g,`$&${A}`),`|${j}
${A}${$}${r}${C}`}function s(e,t,r,o){const{type:d,value:S}=e,{actualString:v,implicitKey:w,indent:N,indentStep:A,inFlow:k}=t;
if(w&&S.includes(`
`)||k&&/[[\]{},]/.test(S))return c(S,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(S))return w||k||!S.includes(`
`)?c(S,t):i(e,t,r,o);if(!w&&!k&&d!==p.Scalar.PLAIN&&S.includes(`
`))return i(e,t,r,o);if(m(S)){if(N==="")return t.forceBlockIndent=!0,i(e,t,r,o);if(w&&N===A)return c(S,t)}const L=S.replace(
/\n+/g,`$&
${N}`);if(v){const O=I=>I.default&&I.tag!=="tag:yaml.org,2002:str"&&I.test?.test(L),{compat:C,tags:T}=t.doc.schema;if(T.
some(O)||C?.some(O))return c(S,t)}return w?L:y.foldFlowLines(L,N,y.FOLD_FLOW,g(t,!1))}function n(e,t,r,o){const{implicitKey:d,
inFlow:S}=t,v=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)});let{type:w}=e;w!==p.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(v.value)&&(w=p.Scalar.QUOTE_DOUBLE);const N=k=>{switch(k){case p.
Scalar.BLOCK_FOLDED:case p.Scalar.BLOCK_LITERAL:return d||S?c(v.value,t):i(v,t,r,o);case p.Scalar.QUOTE_DOUBLE:return f(
v.value,t);case p.Scalar.QUOTE_SINGLE:return l(v.value,t);case p.Scalar.PLAIN:return s(v,t,r,o);default:return null}};let A=N(
w);if(A===null){const{defaultKeyType:k,defaultStringType:L}=t.options,O=d&&k||L;if(A=N(O),A===null)throw new Error(`Unsu\
pported default string type ${O}`)}return A}b.stringifyString=n}),10204:((E,b,h)=>{"use strict";var p=h(41127);const y=Symbol(
"break visit"),g=Symbol("skip children"),m=Symbol("remove node");function u(n,e){const t=a(e);p.isDocument(n)?f(null,n.contents,
t,Object.freeze([n]))===m&&(n.contents=null):f(null,n,t,Object.freeze([]))}u.BREAK=y,u.SKIP=g,u.REMOVE=m;function f(n,e,t,r){
const o=i(n,e,t,r);if(p.isNode(o)||p.isPair(o))return s(n,r,o),f(n,o,t,r);if(typeof o!="symbol"){if(p.isCollection(e)){r=
Object.freeze(r.concat(e));for(let d=0;d<e.items.length;++d){const S=f(d,e.items[d],t,r);if(typeof S=="number")d=S-1;else{
if(S===y)return y;S===m&&(e.items.splice(d,1),d-=1)}}}else if(p.isPair(e)){r=Object.freeze(r.concat(e));const d=f("key",
e.key,t,r);if(d===y)return y;d===m&&(e.key=null);const S=f("value",e.value,t,r);if(S===y)return y;S===m&&(e.value=null)}}
return o}async function l(n,e){const t=a(e);p.isDocument(n)?await c(null,n.contents,t,Object.freeze([n]))===m&&(n.contents=
null):await c(null,n,t,Object.freeze([]))}l.BREAK=y,l.SKIP=g,l.REMOVE=m;async function c(n,e,t,r){const o=await i(n,e,t,
r);if(p.isNode(o)||p.isPair(o))return s(n,r,o),c(n,o,t,r);if(typeof o!="symbol"){if(p.isCollection(e)){r=Object.freeze(r.
concat(e));for(let d=0;d<e.items.length;++d){const S=await c(d,e.items[d],t,r);if(typeof S=="number")d=S-1;else{if(S===y)
return y;S===m&&(e.items.splice(d,1),d-=1)}}}else if(p.isPair(e)){r=Object.freeze(r.concat(e));const d=await c("key",e.key,
t,r);if(d===y)return y;d===m&&(e.key=null);const S=await c("value",e.value,t,r);if(S===y)return y;S===m&&(e.value=null)}}
return o}function a(n){return typeof n=="object"&&(n.Collection||n.Node||n.Value)?Object.assign({Alias:n.Node,Map:n.Node,
Scalar:n.Node,Seq:n.Node},n.Value&&{Map:n.Value,Scalar:n.Value,Seq:n.Value},n.Collection&&{Map:n.Collection,Seq:n.Collection},
n):n}function i(n,e,t,r){if(typeof t=="function")return t(n,e,r);if(p.isMap(e))return t.Map?.(n,e,r);if(p.isSeq(e))return t.
Seq?.(n,e,r);if(p.isPair(e))return t.Pair?.(n,e,r);if(p.isScalar(e))return t.Scalar?.(n,e,r);if(p.isAlias(e))return t.Alias?.(
n,e,r)}function s(n,e,t){const r=e[e.length-1];if(p.isCollection(r))r.items[n]=t;else if(p.isPair(r))n==="key"?r.key=t:r.
value=t;else if(p.isDocument(r))r.contents=t;else{const o=p.isAlias(r)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${o} parent`)}}b.visit=u,b.visitAsync=l})};
