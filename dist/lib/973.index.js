exports.id=973,exports.ids=[973],exports.modules={14807:((T,y,h)=>{(function(b){if(typeof T.exports=="object"){var p=b(require,
y);p!==void 0&&(T.exports=p)}else typeof define=="function"&&define.amd&&define(["require","exports","./format","./parse\
r"],b)})(function(){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.isWS=y.applyEdit=y.setProperty=y.removeProperty=
void 0;const b=h(76612),p=h(95152);function S(o,c,i){return g(o,c,void 0,i)}y.removeProperty=S;function g(o,c,i,n){const e=c.
slice(),t=[],s=(0,p.parseTree)(o,t);let r,l;for(;e.length>0&&(l=e.pop(),r=(0,p.findNodeAtLocation)(s,e),r===void 0&&i!==
void 0);)typeof l=="string"?i={[l]:i}:i=[i];if(r)if(r.type==="object"&&typeof l=="string"&&Array.isArray(r.children)){const f=(0,p.
findNodeAtLocation)(r,[l]);if(f!==void 0)if(i===void 0){if(!f.parent)throw new Error("Malformed AST");const d=r.children.
indexOf(f.parent);let w,k=f.parent.offset+f.parent.length;if(d>0){let A=r.children[d-1];w=A.offset+A.length}else w=r.offset+
1,r.children.length>1&&(k=r.children[1].offset);return a(o,{offset:w,length:k-w,content:""},n)}else return a(o,{offset:f.
offset,length:f.length,content:JSON.stringify(i)},n);else{if(i===void 0)return[];const d=`${JSON.stringify(l)}: ${JSON.stringify(
i)}`,w=n.getInsertionIndex?n.getInsertionIndex(r.children.map(A=>A.children[0].value)):r.children.length;let k;if(w>0){let A=r.
children[w-1];k={offset:A.offset+A.length,length:0,content:","+d}}else r.children.length===0?k={offset:r.offset+1,length:0,
content:d}:k={offset:r.offset+1,length:0,content:d+","};return a(o,k,n)}}else if(r.type==="array"&&typeof l=="number"&&Array.
isArray(r.children)){const f=l;if(f===-1){const d=`${JSON.stringify(i)}`;let w;if(r.children.length===0)w={offset:r.offset+
1,length:0,content:d};else{const k=r.children[r.children.length-1];w={offset:k.offset+k.length,length:0,content:","+d}}return a(
o,w,n)}else if(i===void 0&&r.children.length>=0){const d=l,w=r.children[d];let k;if(r.children.length===1)k={offset:r.offset+
1,length:r.length-2,content:""};else if(r.children.length-1===d){let A=r.children[d-1],v=A.offset+A.length,O=r.offset+r.
length;k={offset:v,length:O-2-v,content:""}}else k={offset:w.offset,length:r.children[d+1].offset-w.offset,content:""};return a(
o,k,n)}else if(i!==void 0){let d;const w=`${JSON.stringify(i)}`;if(!n.isArrayInsertion&&r.children.length>l){const k=r.children[l];
d={offset:k.offset,length:k.length,content:w}}else if(r.children.length===0||l===0)d={offset:r.offset+1,length:0,content:r.
children.length===0?w:w+","};else{const k=l>r.children.length?r.children.length:l,A=r.children[k-1];d={offset:A.offset+A.
length,length:0,content:","+w}}return a(o,d,n)}else throw new Error(`Can not ${i===void 0?"remove":n.isArrayInsertion?"i\
nsert":"modify"} Array index ${f} as length is not sufficient`)}else throw new Error(`Can not add ${typeof l!="number"?"\
index":"property"} to parent of type ${r.type}`);else{if(i===void 0)throw new Error("Can not delete in empty document");
return a(o,{offset:s?s.offset:0,length:s?s.length:0,content:JSON.stringify(i)},n)}}y.setProperty=g;function a(o,c,i){if(!i.
formattingOptions)return[c];let n=m(o,c),e=c.offset,t=c.offset+c.content.length;if(c.length===0||c.content.length===0){for(;e>
0&&!(0,b.isEOL)(n,e-1);)e--;for(;t<n.length&&!(0,b.isEOL)(n,t);)t++}const s=(0,b.format)(n,{offset:e,length:t-e},{...i.formattingOptions,
keepLines:!1});for(let l=s.length-1;l>=0;l--){const f=s[l];n=m(n,f),e=Math.min(e,f.offset),t=Math.max(t,f.offset+f.length),
t+=f.content.length-f.length}const r=o.length-(n.length-t)-e;return[{offset:e,length:r,content:n.substring(e,t)}]}function m(o,c){
return o.substring(0,c.offset)+c.content+o.substring(c.offset+c.length)}y.applyEdit=m;function u(o,c){return`\r
 	`.indexOf(o.charAt(c))!==-1}y.isWS=u})}),76612:((T,y,h)=>{(function(b){if(typeof T.exports=="object"){var p=b(require,
y);p!==void 0&&(T.exports=p)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner","./stri\
ng-intern"],b)})(function(){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.isEOL=y.format=void 0;const b=h(
78525),p=h(54579);function S(o,c,i){let n,e,t,s,r;if(c){for(s=c.offset,r=s+c.length,t=s;t>0&&!u(o,t-1);)t--;let M=r;for(;M<
o.length&&!u(o,M);)M++;e=o.substring(t,M),n=a(e,i)}else e=o,n=0,t=0,s=0,r=o.length;const l=m(i,o),f=p.supportedEols.includes(
l);let d=0,w=0,k;i.insertSpaces?k=p.cachedSpaces[i.tabSize||4]??g(p.cachedSpaces[1],i.tabSize||4):k="	";const A=k==="	"?
"	":" ";let v=(0,b.createScanner)(e,!1),O=!1;function N(){if(d>1)return g(l,d)+g(k,n+w);const M=k.length*(n+w);return!f||
M>p.cachedBreakLinesWithSpaces[A][l].length?l+g(k,n+w):M<=0?l:p.cachedBreakLinesWithSpaces[A][l][M]}function L(){let M=v.
scan();for(d=0;M===15||M===14;)M===14&&i.keepLines?d+=1:M===14&&(d=1),M=v.scan();return O=M===16||v.getTokenError()!==0,
M}const I=[];function P(M,D,B){!O&&(!c||D<r&&B>s)&&o.substring(D,B)!==M&&I.push({offset:D,length:B-D,content:M})}let E=L();
if(i.keepLines&&d>0&&P(g(l,d),0,0),E!==17){let M=v.getTokenOffset()+t,D=k.length*n<20&&i.insertSpaces?p.cachedSpaces[k.length*
n]:g(k,n);P(D,t,M)}for(;E!==17;){let M=v.getTokenOffset()+v.getTokenLength()+t,D=L(),B="",R=!1;for(;d===0&&(D===12||D===
13);){let $=v.getTokenOffset()+t;P(p.cachedSpaces[1],M,$),M=v.getTokenOffset()+v.getTokenLength()+t,R=D===12,B=R?N():"",
D=L()}if(D===2)E!==1&&w--,i.keepLines&&d>0||!i.keepLines&&E!==1?B=N():i.keepLines&&(B=p.cachedSpaces[1]);else if(D===4)E!==
3&&w--,i.keepLines&&d>0||!i.keepLines&&E!==3?B=N():i.keepLines&&(B=p.cachedSpaces[1]);else{switch(E){case 3:case 1:w++,i.
keepLines&&d>0||!i.keepLines?B=N():B=p.cachedSpaces[1];break;case 5:i.keepLines&&d>0||!i.keepLines?B=N():B=p.cachedSpaces[1];
break;case 12:B=N();break;case 13:d>0?B=N():R||(B=p.cachedSpaces[1]);break;case 6:i.keepLines&&d>0?B=N():R||(B=p.cachedSpaces[1]);
break;case 10:i.keepLines&&d>0?B=N():D===6&&!R&&(B="");break;case 7:case 8:case 9:case 11:case 2:case 4:i.keepLines&&d>0?
B=N():(D===12||D===13)&&!R?B=p.cachedSpaces[1]:D!==5&&D!==17&&(O=!0);break;case 16:O=!0;break}d>0&&(D===12||D===13)&&(B=
N())}D===17&&(i.keepLines&&d>0?B=N():B=i.insertFinalNewline?l:"");const U=v.getTokenOffset()+t;P(B,M,U),E=D}return I}y.format=
S;function g(o,c){let i="";for(let n=0;n<c;n++)i+=o;return i}function a(o,c){let i=0,n=0;const e=c.tabSize||4;for(;i<o.length;){
let t=o.charAt(i);if(t===p.cachedSpaces[1])n++;else if(t==="	")n+=e;else break;i++}return Math.floor(n/e)}function m(o,c){
for(let i=0;i<c.length;i++){const n=c.charAt(i);if(n==="\r")return i+1<c.length&&c.charAt(i+1)===`
`?`\r
`:"\r";if(n===`
`)return`
`}return o&&o.eol||`
`}function u(o,c){return`\r
`.indexOf(o.charAt(c))!==-1}y.isEOL=u})}),95152:((T,y,h)=>{(function(b){if(typeof T.exports=="object"){var p=b(require,y);
p!==void 0&&(T.exports=p)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner"],b)})(function(){
"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.getNodeType=y.stripComments=y.visit=y.findNodeAtOffset=y.
contains=y.getNodeValue=y.getNodePath=y.findNodeAtLocation=y.parseTree=y.parse=y.getLocation=void 0;const b=h(78525);var p;
(function(s){s.DEFAULT={allowTrailingComma:!1}})(p||(p={}));function S(s,r){const l=[],f=new Object;let d;const w={value:{},
offset:0,length:0,type:"object",parent:void 0};let k=!1;function A(v,O,N,L){w.value=v,w.offset=O,w.length=N,w.type=L,w.colonOffset=
void 0,d=w}try{n(s,{onObjectBegin:(v,O)=>{if(r<=v)throw f;d=void 0,k=r>v,l.push("")},onObjectProperty:(v,O,N)=>{if(r<O||
(A(v,O,N,"property"),l[l.length-1]=v,r<=O+N))throw f},onObjectEnd:(v,O)=>{if(r<=v)throw f;d=void 0,l.pop()},onArrayBegin:(v,O)=>{
if(r<=v)throw f;d=void 0,l.push(0)},onArrayEnd:(v,O)=>{if(r<=v)throw f;d=void 0,l.pop()},onLiteralValue:(v,O,N)=>{if(r<O||
(A(v,O,N,t(v)),r<=O+N))throw f},onSeparator:(v,O,N)=>{if(r<=O)throw f;if(v===":"&&d&&d.type==="property")d.colonOffset=O,
k=!1,d=void 0;else if(v===","){const L=l[l.length-1];typeof L=="number"?l[l.length-1]=L+1:(k=!0,l[l.length-1]=""),d=void 0}}})}catch(v){
if(v!==f)throw v}return{path:l,previousNode:d,isAtPropertyKey:k,matches:v=>{let O=0;for(let N=0;O<v.length&&N<l.length;N++)
if(v[O]===l[N]||v[O]==="*")O++;else if(v[O]!=="**")return!1;return O===v.length}}}y.getLocation=S;function g(s,r=[],l=p.
DEFAULT){let f=null,d=[];const w=[];function k(v){Array.isArray(d)?d.push(v):f!==null&&(d[f]=v)}return n(s,{onObjectBegin:()=>{
const v={};k(v),w.push(d),d=v,f=null},onObjectProperty:v=>{f=v},onObjectEnd:()=>{d=w.pop()},onArrayBegin:()=>{const v=[];
k(v),w.push(d),d=v,f=null},onArrayEnd:()=>{d=w.pop()},onLiteralValue:k,onError:(v,O,N)=>{r.push({error:v,offset:O,length:N})}},
l),d[0]}y.parse=g;function a(s,r=[],l=p.DEFAULT){let f={type:"array",offset:-1,length:-1,children:[],parent:void 0};function d(v){
f.type==="property"&&(f.length=v-f.offset,f=f.parent)}function w(v){return f.children.push(v),v}n(s,{onObjectBegin:v=>{f=
w({type:"object",offset:v,length:-1,parent:f,children:[]})},onObjectProperty:(v,O,N)=>{f=w({type:"property",offset:O,length:-1,
parent:f,children:[]}),f.children.push({type:"string",value:v,offset:O,length:N,parent:f})},onObjectEnd:(v,O)=>{d(v+O),f.
length=v+O-f.offset,f=f.parent,d(v+O)},onArrayBegin:(v,O)=>{f=w({type:"array",offset:v,length:-1,parent:f,children:[]})},
onArrayEnd:(v,O)=>{f.length=v+O-f.offset,f=f.parent,d(v+O)},onLiteralValue:(v,O,N)=>{w({type:t(v),offset:O,length:N,parent:f,
value:v}),d(O+N)},onSeparator:(v,O,N)=>{f.type==="property"&&(v===":"?f.colonOffset=O:v===","&&d(O))},onError:(v,O,N)=>{
r.push({error:v,offset:O,length:N})}},l);const A=f.children[0];return A&&delete A.parent,A}y.parseTree=a;function m(s,r){
if(!s)return;let l=s;for(let f of r)if(typeof f=="string"){if(l.type!=="object"||!Array.isArray(l.children))return;let d=!1;
for(const w of l.children)if(Array.isArray(w.children)&&w.children[0].value===f&&w.children.length===2){l=w.children[1],
d=!0;break}if(!d)return}else{const d=f;if(l.type!=="array"||d<0||!Array.isArray(l.children)||d>=l.children.length)return;
l=l.children[d]}return l}y.findNodeAtLocation=m;function u(s){if(!s.parent||!s.parent.children)return[];const r=u(s.parent);
if(s.parent.type==="property"){const l=s.parent.children[0].value;r.push(l)}else if(s.parent.type==="array"){const l=s.parent.
children.indexOf(s);l!==-1&&r.push(l)}return r}y.getNodePath=u;function o(s){switch(s.type){case"array":return s.children.
map(o);case"object":const r=Object.create(null);for(let l of s.children){const f=l.children[1];f&&(r[l.children[0].value]=
o(f))}return r;case"null":case"string":case"number":case"boolean":return s.value;default:return}}y.getNodeValue=o;function c(s,r,l=!1){
return r>=s.offset&&r<s.offset+s.length||l&&r===s.offset+s.length}y.contains=c;function i(s,r,l=!1){if(c(s,r,l)){const f=s.
children;if(Array.isArray(f))for(let d=0;d<f.length&&f[d].offset<=r;d++){const w=i(f[d],r,l);if(w)return w}return s}}y.findNodeAtOffset=
i;function n(s,r,l=p.DEFAULT){const f=(0,b.createScanner)(s,!1),d=[];let w=0;function k(K){return K?()=>w===0&&K(f.getTokenOffset(),
f.getTokenLength(),f.getTokenStartLine(),f.getTokenStartCharacter()):()=>!0}function A(K){return K?V=>w===0&&K(V,f.getTokenOffset(),
f.getTokenLength(),f.getTokenStartLine(),f.getTokenStartCharacter()):()=>!0}function v(K){return K?V=>w===0&&K(V,f.getTokenOffset(),
f.getTokenLength(),f.getTokenStartLine(),f.getTokenStartCharacter(),()=>d.slice()):()=>!0}function O(K){return K?()=>{w>
0?w++:K(f.getTokenOffset(),f.getTokenLength(),f.getTokenStartLine(),f.getTokenStartCharacter(),()=>d.slice())===!1&&(w=1)}:
()=>!0}function N(K){return K?()=>{w>0&&w--,w===0&&K(f.getTokenOffset(),f.getTokenLength(),f.getTokenStartLine(),f.getTokenStartCharacter())}:
()=>!0}const L=O(r.onObjectBegin),I=v(r.onObjectProperty),P=N(r.onObjectEnd),E=O(r.onArrayBegin),M=N(r.onArrayEnd),D=v(r.
onLiteralValue),B=A(r.onSeparator),R=k(r.onComment),U=A(r.onError),$=l&&l.disallowComments,Y=l&&l.allowTrailingComma;function F(){
for(;;){const K=f.scan();switch(f.getTokenError()){case 4:j(14);break;case 5:j(15);break;case 3:j(13);break;case 1:$||j(
11);break;case 2:j(12);break;case 6:j(16);break}switch(K){case 12:case 13:$?j(10):R();break;case 16:j(1);break;case 15:case 14:
break;default:return K}}}function j(K,V=[],X=[]){if(U(K),V.length+X.length>0){let G=f.getToken();for(;G!==17;){if(V.indexOf(
G)!==-1){F();break}else if(X.indexOf(G)!==-1)break;G=F()}}}function C(K){const V=f.getTokenValue();return K?D(V):(I(V),d.
push(V)),F(),!0}function W(){switch(f.getToken()){case 11:const K=f.getTokenValue();let V=Number(K);isNaN(V)&&(j(2),V=0),
D(V);break;case 7:D(null);break;case 8:D(!0);break;case 9:D(!1);break;default:return!1}return F(),!0}function J(){return f.
getToken()!==10?(j(3,[],[2,5]),!1):(C(!1),f.getToken()===6?(B(":"),F(),H()||j(4,[],[2,5])):j(5,[],[2,5]),d.pop(),!0)}function Q(){
L(),F();let K=!1;for(;f.getToken()!==2&&f.getToken()!==17;){if(f.getToken()===5){if(K||j(4,[],[]),B(","),F(),f.getToken()===
2&&Y)break}else K&&j(6,[],[]);J()||j(4,[],[2,5]),K=!0}return P(),f.getToken()!==2?j(7,[2],[]):F(),!0}function z(){E(),F();
let K=!0,V=!1;for(;f.getToken()!==4&&f.getToken()!==17;){if(f.getToken()===5){if(V||j(4,[],[]),B(","),F(),f.getToken()===
4&&Y)break}else V&&j(6,[],[]);K?(d.push(0),K=!1):d[d.length-1]++,H()||j(4,[],[4,5]),V=!0}return M(),K||d.pop(),f.getToken()!==
4?j(8,[4],[]):F(),!0}function H(){switch(f.getToken()){case 3:return z();case 1:return Q();case 10:return C(!0);default:
return W()}}return F(),f.getToken()===17?l.allowEmptyContent?!0:(j(4,[],[]),!1):H()?(f.getToken()!==17&&j(9,[],[]),!0):(j(
4,[],[]),!1)}y.visit=n;function e(s,r){let l=(0,b.createScanner)(s),f=[],d,w=0,k;do switch(k=l.getPosition(),d=l.scan(),
d){case 12:case 13:case 17:w!==k&&f.push(s.substring(w,k)),r!==void 0&&f.push(l.getTokenValue().replace(/[^\r\n]/g,r)),w=
l.getPosition();break}while(d!==17);return f.join("")}y.stripComments=e;function t(s){switch(typeof s){case"boolean":return"\
boolean";case"number":return"number";case"string":return"string";case"object":{if(s){if(Array.isArray(s))return"array"}else
return"null";return"object"}default:return"null"}}y.getNodeType=t})}),78525:((T,y)=>{(function(h){if(typeof T.exports=="\
object"){var b=h(require,y);b!==void 0&&(T.exports=b)}else typeof define=="function"&&define.amd&&define(["require","exp\
orts"],h)})(function(){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.createScanner=void 0;function h(a,m=!1){
const u=a.length;let o=0,c="",i=0,n=16,e=0,t=0,s=0,r=0,l=0;function f(N,L){let I=0,P=0;for(;I<N||!L;){let E=a.charCodeAt(
o);if(E>=48&&E<=57)P=P*16+E-48;else if(E>=65&&E<=70)P=P*16+E-65+10;else if(E>=97&&E<=102)P=P*16+E-97+10;else break;o++,I++}
return I<N&&(P=-1),P}function d(N){o=N,c="",i=0,n=16,l=0}function w(){let N=o;if(a.charCodeAt(o)===48)o++;else for(o++;o<
a.length&&S(a.charCodeAt(o));)o++;if(o<a.length&&a.charCodeAt(o)===46)if(o++,o<a.length&&S(a.charCodeAt(o)))for(o++;o<a.
length&&S(a.charCodeAt(o));)o++;else return l=3,a.substring(N,o);let L=o;if(o<a.length&&(a.charCodeAt(o)===69||a.charCodeAt(
o)===101))if(o++,(o<a.length&&a.charCodeAt(o)===43||a.charCodeAt(o)===45)&&o++,o<a.length&&S(a.charCodeAt(o))){for(o++;o<
a.length&&S(a.charCodeAt(o));)o++;L=o}else l=3;return a.substring(N,L)}function k(){let N="",L=o;for(;;){if(o>=u){N+=a.substring(
L,o),l=2;break}const I=a.charCodeAt(o);if(I===34){N+=a.substring(L,o),o++;break}if(I===92){if(N+=a.substring(L,o),o++,o>=
u){l=2;break}switch(a.charCodeAt(o++)){case 34:N+='"';break;case 92:N+="\\";break;case 47:N+="/";break;case 98:N+="\b";break;case 102:
N+="\f";break;case 110:N+=`
`;break;case 114:N+="\r";break;case 116:N+="	";break;case 117:const E=f(4,!0);E>=0?N+=String.fromCharCode(E):l=4;break;default:
l=5}L=o;continue}if(I>=0&&I<=31)if(p(I)){N+=a.substring(L,o),l=2;break}else l=6;o++}return N}function A(){if(c="",l=0,i=
o,t=e,r=s,o>=u)return i=u,n=17;let N=a.charCodeAt(o);if(b(N)){do o++,c+=String.fromCharCode(N),N=a.charCodeAt(o);while(b(
N));return n=15}if(p(N))return o++,c+=String.fromCharCode(N),N===13&&a.charCodeAt(o)===10&&(o++,c+=`
`),e++,s=o,n=14;switch(N){case 123:return o++,n=1;case 125:return o++,n=2;case 91:return o++,n=3;case 93:return o++,n=4;case 58:
return o++,n=6;case 44:return o++,n=5;case 34:return o++,c=k(),n=10;case 47:const L=o-1;if(a.charCodeAt(o+1)===47){for(o+=
2;o<u&&!p(a.charCodeAt(o));)o++;return c=a.substring(L,o),n=12}if(a.charCodeAt(o+1)===42){o+=2;const I=u-1;let P=!1;for(;o<
I;){const E=a.charCodeAt(o);if(E===42&&a.charCodeAt(o+1)===47){o+=2,P=!0;break}o++,p(E)&&(E===13&&a.charCodeAt(o)===10&&
o++,e++,s=o)}return P||(o++,l=1),c=a.substring(L,o),n=13}return c+=String.fromCharCode(N),o++,n=16;case 45:if(c+=String.
fromCharCode(N),o++,o===u||!S(a.charCodeAt(o)))return n=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return c+=w(),n=11;default:for(;o<u&&v(N);)o++,N=a.charCodeAt(o);if(i!==o){switch(c=a.substring(i,o),c){case"true":return n=
8;case"false":return n=9;case"null":return n=7}return n=16}return c+=String.fromCharCode(N),o++,n=16}}function v(N){if(b(
N)||p(N))return!1;switch(N){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function O(){
let N;do N=A();while(N>=12&&N<=15);return N}return{setPosition:d,getPosition:()=>o,scan:m?O:A,getToken:()=>n,getTokenValue:()=>c,
getTokenOffset:()=>i,getTokenLength:()=>o-i,getTokenStartLine:()=>t,getTokenStartCharacter:()=>i-r,getTokenError:()=>l}}
y.createScanner=h;function b(a){return a===32||a===9}function p(a){return a===10||a===13}function S(a){return a>=48&&a<=
57}var g;(function(a){a[a.lineFeed=10]="lineFeed",a[a.carriageReturn=13]="carriageReturn",a[a.space=32]="space",a[a._0=48]=
"_0",a[a._1=49]="_1",a[a._2=50]="_2",a[a._3=51]="_3",a[a._4=52]="_4",a[a._5=53]="_5",a[a._6=54]="_6",a[a._7=55]="_7",a[a.
_8=56]="_8",a[a._9=57]="_9",a[a.a=97]="a",a[a.b=98]="b",a[a.c=99]="c",a[a.d=100]="d",a[a.e=101]="e",a[a.f=102]="f",a[a.g=
103]="g",a[a.h=104]="h",a[a.i=105]="i",a[a.j=106]="j",a[a.k=107]="k",a[a.l=108]="l",a[a.m=109]="m",a[a.n=110]="n",a[a.o=
111]="o",a[a.p=112]="p",a[a.q=113]="q",a[a.r=114]="r",a[a.s=115]="s",a[a.t=116]="t",a[a.u=117]="u",a[a.v=118]="v",a[a.w=
119]="w",a[a.x=120]="x",a[a.y=121]="y",a[a.z=122]="z",a[a.A=65]="A",a[a.B=66]="B",a[a.C=67]="C",a[a.D=68]="D",a[a.E=69]=
"E",a[a.F=70]="F",a[a.G=71]="G",a[a.H=72]="H",a[a.I=73]="I",a[a.J=74]="J",a[a.K=75]="K",a[a.L=76]="L",a[a.M=77]="M",a[a.
N=78]="N",a[a.O=79]="O",a[a.P=80]="P",a[a.Q=81]="Q",a[a.R=82]="R",a[a.S=83]="S",a[a.T=84]="T",a[a.U=85]="U",a[a.V=86]="V",
a[a.W=87]="W",a[a.X=88]="X",a[a.Y=89]="Y",a[a.Z=90]="Z",a[a.asterisk=42]="asterisk",a[a.backslash=92]="backslash",a[a.closeBrace=
125]="closeBrace",a[a.closeBracket=93]="closeBracket",a[a.colon=58]="colon",a[a.comma=44]="comma",a[a.dot=46]="dot",a[a.
doubleQuote=34]="doubleQuote",a[a.minus=45]="minus",a[a.openBrace=123]="openBrace",a[a.openBracket=91]="openBracket",a[a.
plus=43]="plus",a[a.slash=47]="slash",a[a.formFeed=12]="formFeed",a[a.tab=9]="tab"})(g||(g={}))})}),54579:((T,y)=>{(function(h){
if(typeof T.exports=="object"){var b=h(require,y);b!==void 0&&(T.exports=b)}else typeof define=="function"&&define.amd&&
define(["require","exports"],h)})(function(){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.supportedEols=
y.cachedBreakLinesWithSpaces=y.cachedSpaces=void 0,y.cachedSpaces=new Array(20).fill(0).map((b,p)=>" ".repeat(p));const h=200;
y.cachedBreakLinesWithSpaces={" ":{"\n":new Array(h).fill(0).map((b,p)=>`
`+" ".repeat(p)),"\r":new Array(h).fill(0).map((b,p)=>"\r"+" ".repeat(p)),"\r\n":new Array(h).fill(0).map((b,p)=>`\r
`+" ".repeat(p))},"	":{"\n":new Array(h).fill(0).map((b,p)=>`
`+"	".repeat(p)),"\r":new Array(h).fill(0).map((b,p)=>"\r"+"	".repeat(p)),"\r\n":new Array(h).fill(0).map((b,p)=>`\r
`+"	".repeat(p))}},y.supportedEols=[`
`,"\r",`\r
`]})}),99547:((T,y,h)=>{(function(b){if(typeof T.exports=="object"){var p=b(require,y);p!==void 0&&(T.exports=p)}else typeof define==
"function"&&define.amd&&define(["require","exports","./impl/format","./impl/edit","./impl/scanner","./impl/parser"],b)})(
function(){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.applyEdits=y.modify=y.format=y.printParseErrorCode=
y.ParseErrorCode=y.stripComments=y.visit=y.getNodeValue=y.getNodePath=y.findNodeAtOffset=y.findNodeAtLocation=y.parseTree=
y.parse=y.getLocation=y.SyntaxKind=y.ScanError=y.createScanner=void 0;const b=h(76612),p=h(14807),S=h(78525),g=h(95152);
y.createScanner=S.createScanner;var a;(function(e){e[e.None=0]="None",e[e.UnexpectedEndOfComment=1]="UnexpectedEndOfComm\
ent",e[e.UnexpectedEndOfString=2]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",e[e.InvalidUnicode=
4]="InvalidUnicode",e[e.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",e[e.InvalidCharacter=6]="InvalidCharacter"})(
a||(y.ScanError=a={}));var m;(function(e){e[e.OpenBraceToken=1]="OpenBraceToken",e[e.CloseBraceToken=2]="CloseBraceToken",
e[e.OpenBracketToken=3]="OpenBracketToken",e[e.CloseBracketToken=4]="CloseBracketToken",e[e.CommaToken=5]="CommaToken",e[e.
ColonToken=6]="ColonToken",e[e.NullKeyword=7]="NullKeyword",e[e.TrueKeyword=8]="TrueKeyword",e[e.FalseKeyword=9]="FalseK\
eyword",e[e.StringLiteral=10]="StringLiteral",e[e.NumericLiteral=11]="NumericLiteral",e[e.LineCommentTrivia=12]="LineCom\
mentTrivia",e[e.BlockCommentTrivia=13]="BlockCommentTrivia",e[e.LineBreakTrivia=14]="LineBreakTrivia",e[e.Trivia=15]="Tr\
ivia",e[e.Unknown=16]="Unknown",e[e.EOF=17]="EOF"})(m||(y.SyntaxKind=m={})),y.getLocation=g.getLocation,y.parse=g.parse,
y.parseTree=g.parseTree,y.findNodeAtLocation=g.findNodeAtLocation,y.findNodeAtOffset=g.findNodeAtOffset,y.getNodePath=g.
getNodePath,y.getNodeValue=g.getNodeValue,y.visit=g.visit,y.stripComments=g.stripComments;var u;(function(e){e[e.InvalidSymbol=
1]="InvalidSymbol",e[e.InvalidNumberFormat=2]="InvalidNumberFormat",e[e.PropertyNameExpected=3]="PropertyNameExpected",e[e.
ValueExpected=4]="ValueExpected",e[e.ColonExpected=5]="ColonExpected",e[e.CommaExpected=6]="CommaExpected",e[e.CloseBraceExpected=
7]="CloseBraceExpected",e[e.CloseBracketExpected=8]="CloseBracketExpected",e[e.EndOfFileExpected=9]="EndOfFileExpected",
e[e.InvalidCommentToken=10]="InvalidCommentToken",e[e.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=
12]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",e[e.InvalidUnicode=14]="InvalidUnicode",
e[e.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",e[e.InvalidCharacter=16]="InvalidCharacter"})(u||(y.ParseErrorCode=
u={}));function o(e){switch(e){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNam\
eExpected";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBra\
ceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:
return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"\
InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}
y.printParseErrorCode=o;function c(e,t,s){return b.format(e,t,s)}y.format=c;function i(e,t,s,r){return p.setProperty(e,t,
s,r)}y.modify=i;function n(e,t){let s=t.slice(0).sort((l,f)=>{const d=l.offset-f.offset;return d===0?l.length-f.length:d}),
r=e.length;for(let l=s.length-1;l>=0;l--){let f=s[l];if(f.offset+f.length<=r)e=p.applyEdit(e,f);else throw new Error("Ov\
erlapping edit");r=f.offset}return e}y.applyEdits=n})}),57349:((T,y,h)=>{"use strict";var b=h(41127),p=h(63301),S=h(84454),
g=h(92223),a=h(87103),m=h(90334),u=h(13142);function o(i,n,e,t,s,r){const l=e.type==="block-map"?a.resolveBlockMap(i,n,e,
t,r):e.type==="block-seq"?m.resolveBlockSeq(i,n,e,t,r):u.resolveFlowCollection(i,n,e,t,r),f=l.constructor;return s==="!"||
s===f.tagName?(l.tag=f.tagName,l):(s&&(l.tag=s),l)}function c(i,n,e,t,s){const r=t.tag,l=r?n.directives.tagName(r.source,
v=>s(r,"TAG_RESOLVE_FAILED",v)):null;if(e.type==="block-seq"){const{anchor:v,newlineAfterProp:O}=t,N=v&&r?v.offset>r.offset?
v:r:v??r;N&&(!O||O.offset<N.offset)&&s(N,"MISSING_CHAR","Missing newline after block sequence props")}const f=e.type==="\
block-map"?"map":e.type==="block-seq"?"seq":e.start.source==="{"?"map":"seq";if(!r||!l||l==="!"||l===S.YAMLMap.tagName&&
f==="map"||l===g.YAMLSeq.tagName&&f==="seq")return o(i,n,e,s,l);let d=n.schema.tags.find(v=>v.tag===l&&v.collection===f);
if(!d){const v=n.schema.knownTags[l];if(v?.collection===f)n.schema.tags.push(Object.assign({},v,{default:!1})),d=v;else return v?
s(r,"BAD_COLLECTION_TYPE",`${v.tag} used for ${f} collection, but expects ${v.collection??"scalar"}`,!0):s(r,"TAG_RESOLV\
E_FAILED",`Unresolved tag: ${l}`,!0),o(i,n,e,s,l)}const w=o(i,n,e,s,l,d),k=d.resolve?.(w,v=>s(r,"TAG_RESOLVE_FAILED",v),
n.options)??w,A=b.isNode(k)?k:new p.Scalar(k);return A.range=w.range,A.tag=l,d?.format&&(A.format=d.format),A}y.composeCollection=
c}),23683:((T,y,h)=>{"use strict";var b=h(3021),p=h(45937),S=h(17788),g=h(34631);function a(m,u,{offset:o,start:c,value:i,
end:n},e){const t=Object.assign({_directives:u},m),s=new b.Document(void 0,t),r={atKey:!1,atRoot:!0,directives:s.directives,
options:s.options,schema:s.schema},l=g.resolveProps(c,{indicator:"doc-start",next:i??n?.[0],offset:o,onError:e,parentIndent:0,
startOnNewline:!0});l.found&&(s.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!l.hasNewline&&e(
l.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),s.contents=i?p.composeNode(
r,i,l,e):p.composeEmptyNode(r,l.end,c,null,l,e);const f=s.contents.range[2],d=S.resolveEnd(n,f,!1,e);return d.comment&&(s.
comment=d.comment),s.range=[o,f,d.offset],s}y.composeDoc=a}),45937:((T,y,h)=>{"use strict";var b=h(4065),p=h(41127),S=h(
57349),g=h(5413),a=h(17788),m=h(22599);const u={composeNode:o,composeEmptyNode:c};function o(n,e,t,s){const r=n.atKey,{spaceBefore:l,
comment:f,anchor:d,tag:w}=t;let k,A=!0;switch(e.type){case"alias":k=i(n,e,s),(d||w)&&s(e,"ALIAS_PROPS","An alias node mu\
st not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scal\
ar":k=g.composeScalar(n,e,w,s),d&&(k.anchor=d.source.substring(1));break;case"block-map":case"block-seq":case"flow-colle\
ction":try{k=S.composeCollection(u,n,e,t,s),d&&(k.anchor=d.source.substring(1))}catch(v){const O=v instanceof Error?v.message:
String(v);s(e,"RESOURCE_EXHAUSTION",O)}break;default:{const v=e.type==="error"?e.message:`Unsupported token (type: ${e.type}\
)`;s(e,"UNEXPECTED_TOKEN",v),A=!1}}return k??(k=c(n,e.offset,void 0,null,t,s)),d&&k.anchor===""&&s(d,"BAD_ALIAS","Anchor\
 cannot be an empty string"),r&&n.options.stringKeys&&(!p.isScalar(k)||typeof k.value!="string"||k.tag&&k.tag!=="tag:yam\
l.org,2002:str")&&s(w??e,"NON_STRING_KEY","With stringKeys, all keys must be strings"),l&&(k.spaceBefore=!0),f&&(e.type===
"scalar"&&e.source===""?k.comment=f:k.commentBefore=f),n.options.keepSourceTokens&&A&&(k.srcToken=e),k}function c(n,e,t,s,{
spaceBefore:r,comment:l,anchor:f,tag:d,end:w},k){const A={type:"scalar",offset:m.emptyScalarPosition(e,t,s),indent:-1,source:""},
v=g.composeScalar(n,A,d,k);return f&&(v.anchor=f.source.substring(1),v.anchor===""&&k(f,"BAD_ALIAS","Anchor cannot be an\
 empty string")),r&&(v.spaceBefore=!0),l&&(v.comment=l,v.range[2]=w),v}function i({options:n},{offset:e,source:t,end:s},r){
const l=new b.Alias(t.substring(1));l.source===""&&r(e,"BAD_ALIAS","Alias cannot be an empty string"),l.source.endsWith(
":")&&r(e+t.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const f=e+t.length,d=a.resolveEnd(s,f,n.strict,r);
return l.range=[e,f,d.offset],d.comment&&(l.comment=d.comment),l}y.composeEmptyNode=c,y.composeNode=o}),5413:((T,y,h)=>{
"use strict";var b=h(41127),p=h(63301),S=h(48913),g=h(76842);function a(o,c,i,n){const{value:e,type:t,comment:s,range:r}=c.
type==="block-scalar"?S.resolveBlockScalar(o,c,n):g.resolveFlowScalar(c,o.options.strict,n),l=i?o.directives.tagName(i.source,
w=>n(i,"TAG_RESOLVE_FAILED",w)):null;let f;o.options.stringKeys&&o.atKey?f=o.schema[b.SCALAR]:l?f=m(o.schema,e,l,i,n):c.
type==="scalar"?f=u(o,e,c,n):f=o.schema[b.SCALAR];let d;try{const w=f.resolve(e,k=>n(i??c,"TAG_RESOLVE_FAILED",k),o.options);
d=b.isScalar(w)?w:new p.Scalar(w)}catch(w){const k=w instanceof Error?w.message:String(w);n(i??c,"TAG_RESOLVE_FAILED",k),
d=new p.Scalar(e)}return d.range=r,d.source=e,t&&(d.type=t),l&&(d.tag=l),f.format&&(d.format=f.format),s&&(d.comment=s),
d}function m(o,c,i,n,e){if(i==="!")return o[b.SCALAR];const t=[];for(const r of o.tags)if(!r.collection&&r.tag===i)if(r.
default&&r.test)t.push(r);else return r;for(const r of t)if(r.test?.test(c))return r;const s=o.knownTags[i];return s&&!s.
collection?(o.tags.push(Object.assign({},s,{default:!1,test:void 0})),s):(e(n,"TAG_RESOLVE_FAILED",`Unresolved tag: ${i}`,
i!=="tag:yaml.org,2002:str"),o[b.SCALAR])}function u({atKey:o,directives:c,schema:i},n,e,t){const s=i.tags.find(r=>(r.default===
!0||o&&r.default==="key")&&r.test?.test(n))||i[b.SCALAR];if(i.compat){const r=i.compat.find(l=>l.default&&l.test?.test(n))??
i[b.SCALAR];if(s.tag!==r.tag){const l=c.tagString(s.tag),f=c.tagString(r.tag),d=`Value may be parsed as either ${l} or ${f}`;
t(e,"TAG_RESOLVE_FAILED",d,!0)}}return s}y.composeScalar=a}),89984:((T,y,h)=>{"use strict";var b=h(932),p=h(61342),S=h(3021),
g=h(91464),a=h(41127),m=h(23683),u=h(17788);function o(n){if(typeof n=="number")return[n,n+1];if(Array.isArray(n))return n.
length===2?n:[n[0],n[1]];const{offset:e,source:t}=n;return[e,e+(typeof t=="string"?t.length:1)]}function c(n){let e="",t=!1,
s=!1;for(let r=0;r<n.length;++r){const l=n[r];switch(l[0]){case"#":e+=(e===""?"":s?`

`:`
`)+(l.substring(1)||" "),t=!0,s=!1;break;case"%":n[r+1]?.[0]!=="#"&&(r+=1),t=!1;break;default:t||(s=!0),t=!1}}return{comment:e,
afterEmptyLine:s}}class i{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(t,s,r,l)=>{const f=o(t);l?this.warnings.push(new g.YAMLWarning(f,s,r)):this.errors.push(new g.YAMLParseError(
f,s,r))},this.directives=new p.Directives({version:e.version||"1.2"}),this.options=e}decorate(e,t){const{comment:s,afterEmptyLine:r}=c(
this.prelude);if(s){const l=e.contents;if(t)e.comment=e.comment?`${e.comment}
${s}`:s;else if(r||e.directives.docStart||!l)e.commentBefore=s;else if(a.isCollection(l)&&!l.flow&&l.items.length>0){let f=l.
items[0];a.isPair(f)&&(f=f.key);const d=f.commentBefore;f.commentBefore=d?`${s}
${d}`:s}else{const f=l.commentBefore;l.commentBefore=f?`${s}
${f}`:s}}if(t){for(let l=0;l<this.errors.length;++l)e.errors.push(this.errors[l]);for(let l=0;l<this.warnings.length;++l)
e.warnings.push(this.warnings[l])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:c(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(e,t=!1,s=-1){for(const r of e)yield*this.next(r);yield*this.end(t,s)}*next(e){switch(b.env.LOG_STREAM&&
console.dir(e,{depth:null}),e.type){case"directive":this.directives.add(e.source,(t,s,r)=>{const l=o(e);l[0]+=t,this.onError(
l,"BAD_DIRECTIVE",s,r)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const t=m.composeDoc(this.
options,this.directives,e,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"erro\
r":{const t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new g.YAMLParseError(o(e),"UNEXPECTED_TOKEN",
t);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="\
Unexpected doc-end without preceding document";this.errors.push(new g.YAMLParseError(o(e),"UNEXPECTED_TOKEN",s));break}this.
doc.directives.docEnd=!0;const t=u.resolveEnd(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),t.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new g.YAMLParseError(o(e),"UNEXPECTED_\
TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){
const s=Object.assign({_directives:this.directives},this.options),r=new S.Document(void 0,s);this.atDirectives&&this.onError(
t,"MISSING_CHAR","Missing directives-end indicator line"),r.range=[0,t,t],this.decorate(r,!1),yield r}}}y.Composer=i}),87103:((T,y,h)=>{
"use strict";var b=h(57165),p=h(84454),S=h(34631),g=h(9499),a=h(74051),m=h(81187);const u="All mapping items must start \
at the same column";function o({composeNode:c,composeEmptyNode:i},n,e,t,s){const r=s?.nodeClass??p.YAMLMap,l=new r(n.schema);
n.atRoot&&(n.atRoot=!1);let f=e.offset,d=null;for(const w of e.items){const{start:k,key:A,sep:v,value:O}=w,N=S.resolveProps(
k,{indicator:"explicit-key-ind",next:A??v?.[0],offset:f,onError:t,parentIndent:e.indent,startOnNewline:!0}),L=!N.found;if(L){
if(A&&(A.type==="block-seq"?t(f,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"inde\
nt"in A&&A.indent!==e.indent&&t(f,"BAD_INDENT",u)),!N.anchor&&!N.tag&&!v){d=N.end,N.comment&&(l.comment?l.comment+=`
`+N.comment:l.comment=N.comment);continue}(N.newlineAfterProp||g.containsNewline(A))&&t(A??k[k.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else N.found?.indent!==e.indent&&t(f,"BAD_INDENT",u);n.atKey=!0;const I=N.
end,P=A?c(n,A,N,t):i(n,I,k,null,N,t);n.schema.compat&&a.flowIndentCheck(e.indent,A,t),n.atKey=!1,m.mapIncludes(n,l.items,
P)&&t(I,"DUPLICATE_KEY","Map keys must be unique");const E=S.resolveProps(v??[],{indicator:"map-value-ind",next:O,offset:P.
range[2],onError:t,parentIndent:e.indent,startOnNewline:!A||A.type==="block-scalar"});if(f=E.end,E.found){L&&(O?.type===
"block-map"&&!E.hasNewline&&t(f,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.
strict&&N.start<E.found.offset-1024&&t(P.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const M=O?c(n,O,E,t):i(n,f,v,null,E,t);n.schema.compat&&a.flowIndentCheck(e.
indent,O,t),f=M.range[2];const D=new b.Pair(P,M);n.options.keepSourceTokens&&(D.srcToken=w),l.items.push(D)}else{L&&t(P.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),E.comment&&(P.comment?P.comment+=`
`+E.comment:P.comment=E.comment);const M=new b.Pair(P);n.options.keepSourceTokens&&(M.srcToken=w),l.items.push(M)}}return d&&
d<f&&t(d,"IMPOSSIBLE","Map comment with trailing content"),l.range=[e.offset,f,d??f],l}y.resolveBlockMap=o}),48913:((T,y,h)=>{
"use strict";var b=h(63301);function p(a,m,u){const o=m.offset,c=S(m,a.options.strict,u);if(!c)return{value:"",type:null,
comment:"",range:[o,o,o]};const i=c.mode===">"?b.Scalar.BLOCK_FOLDED:b.Scalar.BLOCK_LITERAL,n=m.source?g(m.source):[];let e=n.
length;for(let k=n.length-1;k>=0;--k){const A=n[k][1];if(A===""||A==="\r")e=k;else break}if(e===0){const k=c.chomp==="+"&&
n.length>0?`
`.repeat(Math.max(1,n.length-1)):"";let A=o+c.length;return m.source&&(A+=m.source.length),{value:k,type:i,comment:c.comment,
range:[o,A,A]}}let t=m.indent+c.indent,s=m.offset+c.length,r=0;for(let k=0;k<e;++k){const[A,v]=n[k];if(v===""||v==="\r")
c.indent===0&&A.length>t&&(t=A.length);else{A.length<t&&u(s+A.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),c.indent===0&&(t=A.length),r=k,t===0&&!a.atRoot&&u(s,"BAD\
_INDENT","Block scalar values in collections must be indented");break}s+=A.length+v.length+1}for(let k=n.length-1;k>=e;--k)
n[k][0].length>t&&(e=k+1);let l="",f="",d=!1;for(let k=0;k<r;++k)l+=n[k][0].slice(t)+`
`;for(let k=r;k<e;++k){let[A,v]=n[k];s+=A.length+v.length+1;const O=v[v.length-1]==="\r";if(O&&(v=v.slice(0,-1)),v&&A.length<
t){const L=`Block scalar lines must not be less indented than their ${c.indent?"explicit indentation indicator":"first l\
ine"}`;u(s-v.length-(O?2:1),"BAD_INDENT",L),A=""}i===b.Scalar.BLOCK_LITERAL?(l+=f+A.slice(t)+v,f=`
`):A.length>t||v[0]==="	"?(f===" "?f=`
`:!d&&f===`
`&&(f=`

`),l+=f+A.slice(t)+v,f=`
`,d=!0):v===""?f===`
`?l+=`
`:f=`
`:(l+=f+v,f=" ",d=!1)}switch(c.chomp){case"-":break;case"+":for(let k=e;k<n.length;++k)l+=`
`+n[k][0].slice(t);l[l.length-1]!==`
`&&(l+=`
`);break;default:l+=`
`}const w=o+c.length+m.source.length;return{value:l,type:i,comment:c.comment,range:[o,w,w]}}function S({offset:a,props:m},u,o){
if(m[0].type!=="block-scalar-header")return o(m[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:c}=m[0],
i=c[0];let n=0,e="",t=-1;for(let f=1;f<c.length;++f){const d=c[f];if(!e&&(d==="-"||d==="+"))e=d;else{const w=Number(d);!n&&
w?n=w:t===-1&&(t=a+f)}}t!==-1&&o(t,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${c}`);let s=!1,r="",
l=c.length;for(let f=1;f<m.length;++f){const d=m[f];switch(d.type){case"space":s=!0;case"newline":l+=d.source.length;break;case"\
comment":u&&!s&&o(d,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),l+=d.source.
length,r=d.source.substring(1);break;case"error":o(d,"UNEXPECTED_TOKEN",d.message),l+=d.source.length;break;default:{const w=`\
Unexpected token in block scalar header: ${d.type}`;o(d,"UNEXPECTED_TOKEN",w);const k=d.source;k&&typeof k=="string"&&(l+=
k.length)}}}return{mode:i,indent:n,chomp:e,comment:r,length:l}}function g(a){const m=a.split(/\n( *)/),u=m[0],o=u.match(
/^( *)/),i=[o?.[1]?[o[1],u.slice(o[1].length)]:["",u]];for(let n=1;n<m.length;n+=2)i.push([m[n],m[n+1]]);return i}y.resolveBlockScalar=
p}),90334:((T,y,h)=>{"use strict";var b=h(92223),p=h(34631),S=h(74051);function g({composeNode:a,composeEmptyNode:m},u,o,c,i){
const n=i?.nodeClass??b.YAMLSeq,e=new n(u.schema);u.atRoot&&(u.atRoot=!1),u.atKey&&(u.atKey=!1);let t=o.offset,s=null;for(const{
start:r,value:l}of o.items){const f=p.resolveProps(r,{indicator:"seq-item-ind",next:l,offset:t,onError:c,parentIndent:o.
indent,startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||l)l?.type==="block-seq"?c(f.end,"BAD_INDENT","All sequence it\
ems must start at the same column"):c(t,"MISSING_CHAR","Sequence item without - indicator");else{s=f.end,f.comment&&(e.comment=
f.comment);continue}const d=l?a(u,l,f,c):m(u,f.end,r,null,f,c);u.schema.compat&&S.flowIndentCheck(o.indent,l,c),t=d.range[2],
e.items.push(d)}return e.range=[o.offset,t,s??t],e}y.resolveBlockSeq=g}),17788:((T,y)=>{"use strict";function h(b,p,S,g){
let a="";if(b){let m=!1,u="";for(const o of b){const{source:c,type:i}=o;switch(i){case"space":m=!0;break;case"comment":{
S&&!m&&g(o,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const n=c.substring(
1)||" ";a?a+=u+n:a=n,u="";break}case"newline":a&&(u+=c),m=!0;break;default:g(o,"UNEXPECTED_TOKEN",`Unexpected ${i} at no\
de end`)}p+=c.length}}return{comment:a,offset:p}}y.resolveEnd=h}),13142:((T,y,h)=>{"use strict";var b=h(41127),p=h(57165),
S=h(84454),g=h(92223),a=h(17788),m=h(34631),u=h(9499),o=h(81187);const c="Block collections are not allowed within flow \
collections",i=e=>e&&(e.type==="block-map"||e.type==="block-seq");function n({composeNode:e,composeEmptyNode:t},s,r,l,f){
const d=r.start.source==="{",w=d?"flow map":"flow sequence",k=f?.nodeClass??(d?S.YAMLMap:g.YAMLSeq),A=new k(s.schema);A.
flow=!0;const v=s.atRoot;v&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let O=r.offset+r.start.source.length;for(let E=0;E<r.items.
length;++E){const M=r.items[E],{start:D,key:B,sep:R,value:U}=M,$=m.resolveProps(D,{flow:w,indicator:"explicit-key-ind",next:B??
R?.[0],offset:O,onError:l,parentIndent:r.indent,startOnNewline:!1});if(!$.found){if(!$.anchor&&!$.tag&&!R&&!U){E===0&&$.
comma?l($.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${w}`):E<r.items.length-1&&l($.start,"UNEXPECTED_TOKEN",`Unexpected \
empty item in ${w}`),$.comment&&(A.comment?A.comment+=`
`+$.comment:A.comment=$.comment),O=$.end;continue}!d&&s.options.strict&&u.containsNewline(B)&&l(B,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(E===0)$.comma&&l($.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${w}`);else if($.comma||l($.start,"MISSING_CHAR",`Missing , between ${w} items`),$.comment){let Y="";e:for(const F of D)
switch(F.type){case"comma":case"space":break;case"comment":Y=F.source.substring(1);break e;default:break e}if(Y){let F=A.
items[A.items.length-1];b.isPair(F)&&(F=F.value??F.key),F.comment?F.comment+=`
`+Y:F.comment=Y,$.comment=$.comment.substring(Y.length+1)}}if(!d&&!R&&!$.found){const Y=U?e(s,U,$,l):t(s,$.end,R,null,$,
l);A.items.push(Y),O=Y.range[2],i(U)&&l(Y.range,"BLOCK_IN_FLOW",c)}else{s.atKey=!0;const Y=$.end,F=B?e(s,B,$,l):t(s,Y,D,
null,$,l);i(B)&&l(F.range,"BLOCK_IN_FLOW",c),s.atKey=!1;const j=m.resolveProps(R??[],{flow:w,indicator:"map-value-ind",next:U,
offset:F.range[2],onError:l,parentIndent:r.indent,startOnNewline:!1});if(j.found){if(!d&&!$.found&&s.options.strict){if(R)
for(const J of R){if(J===j.found)break;if(J.type==="newline"){l(J,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequen\
ce pairs need to be on a single line");break}}$.start<j.found.offset-1024&&l(j.found,"KEY_OVER_1024_CHARS","The : indica\
tor must be at most 1024 chars after the start of an implicit flow sequence key")}}else U&&("source"in U&&U.source?.[0]===
":"?l(U,"MISSING_CHAR",`Missing space after : in ${w}`):l(j.start,"MISSING_CHAR",`Missing , or : between ${w} items`));const C=U?
e(s,U,j,l):j.found?t(s,j.end,R,null,j,l):null;C?i(U)&&l(C.range,"BLOCK_IN_FLOW",c):j.comment&&(F.comment?F.comment+=`
`+j.comment:F.comment=j.comment);const W=new p.Pair(F,C);if(s.options.keepSourceTokens&&(W.srcToken=M),d){const J=A;o.mapIncludes(
s,J.items,F)&&l(Y,"DUPLICATE_KEY","Map keys must be unique"),J.items.push(W)}else{const J=new S.YAMLMap(s.schema);J.flow=
!0,J.items.push(W);const Q=(C??F).range;J.range=[F.range[0],Q[1],Q[2]],A.items.push(J)}O=C?C.range[2]:j.end}}const N=d?"\
}":"]",[L,...I]=r.end;let P=O;if(L?.source===N)P=L.offset+L.source.length;else{const E=w[0].toUpperCase()+w.substring(1),
M=v?`${E} must end with a ${N}`:`${E} in block collection must be sufficiently indented and end with a ${N}`;l(O,v?"MISS\
ING_CHAR":"BAD_INDENT",M),L&&L.source.length!==1&&I.unshift(L)}if(I.length>0){const E=a.resolveEnd(I,P,s.options.strict,
l);E.comment&&(A.comment?A.comment+=`
`+E.comment:A.comment=E.comment),A.range=[r.offset,P,E.offset]}else A.range=[r.offset,P,P];return A}y.resolveFlowCollection=
n}),76842:((T,y,h)=>{"use strict";var b=h(63301),p=h(17788);function S(n,e,t){const{offset:s,type:r,source:l,end:f}=n;let d,
w;const k=(O,N,L)=>t(s+O,N,L);switch(r){case"scalar":d=b.Scalar.PLAIN,w=g(l,k);break;case"single-quoted-scalar":d=b.Scalar.
QUOTE_SINGLE,w=a(l,k);break;case"double-quoted-scalar":d=b.Scalar.QUOTE_DOUBLE,w=u(l,k);break;default:return t(n,"UNEXPE\
CTED_TOKEN",`Expected a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[s,s+l.length,s+l.length]}}
const A=s+l.length,v=p.resolveEnd(f,A,e,t);return{value:w,type:d,comment:v.comment,range:[s,A,v.offset]}}function g(n,e){
let t="";switch(n[0]){case"	":t="a tab character";break;case",":t="flow indicator character ,";break;case"%":t="directiv\
e indicator character %";break;case"|":case">":{t=`block scalar indicator ${n[0]}`;break}case"@":case"`":{t=`reserved ch\
aracter ${n[0]}`;break}}return t&&e(0,"BAD_SCALAR_START",`Plain value cannot start with ${t}`),m(n)}function a(n,e){return(n[n.
length-1]!=="'"||n.length===1)&&e(n.length,"MISSING_CHAR","Missing closing 'quote"),m(n.slice(1,-1)).replace(/''/g,"'")}
function m(n){const e=/(.*?)\r?\n/sy;let t=e.exec(n);if(!t)return n;let s,r;try{s=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{s=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let l=t[1].replace(s,""),f=" ",d=e.lastIndex;for(;t=
e.exec(n);){const k=t[1].replace(r,"");k===""?f===`
`?l+=f:f=`
`:(l+=f+k,f=" "),d=e.lastIndex}const w=/[ \t]*(.*)/sy;return w.lastIndex=d,t=w.exec(n),l+f+(t?.[1]??"")}function u(n,e){
let t="";for(let s=1;s<n.length-1;++s){const r=n[s];if(!(r==="\r"&&n[s+1]===`
`))if(r===`
`){const{fold:l,offset:f}=o(n,s);t+=l,s=f}else if(r==="\\"){let l=n[++s];const f=c[l];if(f)t+=f;else if(l===`
`)for(l=n[s+1];l===" "||l==="	";)l=n[++s+1];else if(l==="\r"&&n[s+1]===`
`)for(l=n[++s+1];l===" "||l==="	";)l=n[++s+1];else if(l==="x"||l==="u"||l==="U"){const d=l==="x"?2:l==="u"?4:8;t+=i(n,s+
1,d,e),s+=d}else{const d=n.substr(s-1,2);e(s-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${d}`),t+=d}}else if(r===" "||r===
"	"){const l=s;let f=n[s+1];for(;f===" "||f==="	";)f=n[++s+1];f!==`
`&&!(f==="\r"&&n[s+2]===`
`)&&(t+=s>l?n.slice(l,s+1):r)}else t+=r}return(n[n.length-1]!=='"'||n.length===1)&&e(n.length,"MISSING_CHAR",'Missing cl\
osing "quote'),t}function o(n,e){let t="",s=n[e+1];for(;(s===" "||s==="	"||s===`
`||s==="\r")&&!(s==="\r"&&n[e+2]!==`
`);)s===`
`&&(t+=`
`),e+=1,s=n[e+1];return t||(t=" "),{fold:t,offset:e}}const c={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function i(n,e,t,s){
const r=n.substr(e,t),f=r.length===t&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(f)}catch{
const d=n.substr(e-2,t+2);return s(e-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${d}`),d}}y.resolveFlowScalar=S}),34631:((T,y)=>{
"use strict";function h(b,{flow:p,indicator:S,next:g,offset:a,onError:m,parentIndent:u,startOnNewline:o}){let c=!1,i=o,n=o,
e="",t="",s=!1,r=!1,l=null,f=null,d=null,w=null,k=null,A=null,v=null;for(const L of b)switch(r&&(L.type!=="space"&&L.type!==
"newline"&&L.type!=="comma"&&m(L.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white \
space"),r=!1),l&&(i&&L.type!=="comment"&&L.type!=="newline"&&m(l,"TAB_AS_INDENT","Tabs are not allowed as indentation"),
l=null),L.type){case"space":!p&&(S!=="doc-start"||g?.type!=="flow-collection")&&L.source.includes("	")&&(l=L),n=!0;break;case"\
comment":{n||m(L,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const I=L.source.
substring(1)||" ";e?e+=t+I:e=I,t="",i=!1;break}case"newline":i?e?e+=L.source:(!A||S!=="seq-item-ind")&&(c=!0):t+=L.source,
i=!0,s=!0,(f||d)&&(w=L),n=!0;break;case"anchor":f&&m(L,"MULTIPLE_ANCHORS","A node can have at most one anchor"),L.source.
endsWith(":")&&m(L.offset+L.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),f=L,v??(v=L.offset),i=!1,n=
!1,r=!0;break;case"tag":{d&&m(L,"MULTIPLE_TAGS","A node can have at most one tag"),d=L,v??(v=L.offset),i=!1,n=!1,r=!0;break}case S:
(f||d)&&m(L,"BAD_PROP_ORDER",`Anchors and tags must be after the ${L.source} indicator`),A&&m(L,"UNEXPECTED_TOKEN",`Unex\
pected ${L.source} in ${p??"collection"}`),A=L,i=S==="seq-item-ind"||S==="explicit-key-ind",n=!1;break;case"comma":if(p){
k&&m(L,"UNEXPECTED_TOKEN",`Unexpected , in ${p}`),k=L,i=!1,n=!1;break}default:m(L,"UNEXPECTED_TOKEN",`Unexpected ${L.type}\
 token`),i=!1,n=!1}const O=b[b.length-1],N=O?O.offset+O.source.length:a;return r&&g&&g.type!=="space"&&g.type!=="newline"&&
g.type!=="comma"&&(g.type!=="scalar"||g.source!=="")&&m(g.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),l&&(i&&l.indent<=u||g?.type==="block-map"||g?.type==="block-seq")&&m(l,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:k,found:A,spaceBefore:c,comment:e,hasNewline:s,anchor:f,tag:d,newlineAfterProp:w,
end:N,start:v??N}}y.resolveProps=h}),9499:((T,y)=>{"use strict";function h(b){if(!b)return null;switch(b.type){case"alia\
s":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(b.source.includes(`
`))return!0;if(b.end){for(const p of b.end)if(p.type==="newline")return!0}return!1;case"flow-collection":for(const p of b.
items){for(const S of p.start)if(S.type==="newline")return!0;if(p.sep){for(const S of p.sep)if(S.type==="newline")return!0}
if(h(p.key)||h(p.value))return!0}return!1;default:return!0}}y.containsNewline=h}),22599:((T,y)=>{"use strict";function h(b,p,S){
if(p){S??(S=p.length);for(let g=S-1;g>=0;--g){let a=p[g];switch(a.type){case"space":case"comment":case"newline":b-=a.source.
length;continue}for(a=p[++g];a?.type==="space";)b+=a.source.length,a=p[++g];break}}return b}y.emptyScalarPosition=h}),74051:((T,y,h)=>{
"use strict";var b=h(9499);function p(S,g,a){if(g?.type==="flow-collection"){const m=g.end[0];m.indent===S&&(m.source===
"]"||m.source==="}")&&b.containsNewline(g)&&a(m,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}
y.flowIndentCheck=p}),81187:((T,y,h)=>{"use strict";var b=h(41127);function p(S,g,a){const{uniqueKeys:m}=S.options;if(m===
!1)return!1;const u=typeof m=="function"?m:(o,c)=>o===c||b.isScalar(o)&&b.isScalar(c)&&o.value===c.value;return g.some(o=>u(
o.key,a))}y.mapIncludes=p}),3021:((T,y,h)=>{"use strict";var b=h(4065),p=h(40101),S=h(41127),g=h(57165),a=h(74043),m=h(45840),
u=h(6829),o=h(71596),c=h(83661),i=h(42404),n=h(61342);class e{constructor(r,l,f){this.commentBefore=null,this.comment=null,
this.errors=[],this.warnings=[],Object.defineProperty(this,S.NODE_TYPE,{value:S.DOC});let d=null;typeof l=="function"||Array.
isArray(l)?d=l:f===void 0&&l&&(f=l,l=void 0);const w=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,
strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},f);this.options=w;let{version:k}=w;f?._directives?(this.directives=
f._directives.atDocument(),this.directives.yaml.explicit&&(k=this.directives.yaml.version)):this.directives=new n.Directives(
{version:k}),this.setSchema(k,f),this.contents=r===void 0?null:this.createNode(r,d,f)}clone(){const r=Object.create(e.prototype,
{[S.NODE_TYPE]:{value:S.DOC}});return r.commentBefore=this.commentBefore,r.comment=this.comment,r.errors=this.errors.slice(),
r.warnings=this.warnings.slice(),r.options=Object.assign({},this.options),this.directives&&(r.directives=this.directives.
clone()),r.schema=this.schema.clone(),r.contents=S.isNode(this.contents)?this.contents.clone(r.schema):this.contents,this.
range&&(r.range=this.range.slice()),r}add(r){t(this.contents)&&this.contents.add(r)}addIn(r,l){t(this.contents)&&this.contents.
addIn(r,l)}createAlias(r,l){if(!r.anchor){const f=o.anchorNames(this);r.anchor=!l||f.has(l)?o.findNewAnchor(l||"a",f):l}
return new b.Alias(r.anchor)}createNode(r,l,f){let d;if(typeof l=="function")r=l.call({"":r},"",r),d=l;else if(Array.isArray(
l)){const D=R=>typeof R=="number"||R instanceof String||R instanceof Number,B=l.filter(D).map(String);B.length>0&&(l=l.concat(
B)),d=l}else f===void 0&&l&&(f=l,l=void 0);const{aliasDuplicateObjects:w,anchorPrefix:k,flow:A,keepUndefined:v,onTagObj:O,
tag:N}=f??{},{onAnchor:L,setAnchors:I,sourceObjects:P}=o.createNodeAnchors(this,k||"a"),E={aliasDuplicateObjects:w??!0,keepUndefined:v??
!1,onAnchor:L,onTagObj:O,replacer:d,schema:this.schema,sourceObjects:P},M=i.createNode(r,N,E);return A&&S.isCollection(M)&&
(M.flow=!0),I(),M}createPair(r,l,f={}){const d=this.createNode(r,null,f),w=this.createNode(l,null,f);return new g.Pair(d,
w)}delete(r){return t(this.contents)?this.contents.delete(r):!1}deleteIn(r){return p.isEmptyPath(r)?this.contents==null?
!1:(this.contents=null,!0):t(this.contents)?this.contents.deleteIn(r):!1}get(r,l){return S.isCollection(this.contents)?this.
contents.get(r,l):void 0}getIn(r,l){return p.isEmptyPath(r)?!l&&S.isScalar(this.contents)?this.contents.value:this.contents:
S.isCollection(this.contents)?this.contents.getIn(r,l):void 0}has(r){return S.isCollection(this.contents)?this.contents.
has(r):!1}hasIn(r){return p.isEmptyPath(r)?this.contents!==void 0:S.isCollection(this.contents)?this.contents.hasIn(r):!1}set(r,l){
this.contents==null?this.contents=p.collectionFromPath(this.schema,[r],l):t(this.contents)&&this.contents.set(r,l)}setIn(r,l){
p.isEmptyPath(r)?this.contents=l:this.contents==null?this.contents=p.collectionFromPath(this.schema,Array.from(r),l):t(this.
contents)&&this.contents.setIn(r,l)}setSchema(r,l={}){typeof r=="number"&&(r=String(r));let f;switch(r){case"1.1":this.directives?
this.directives.yaml.version="1.1":this.directives=new n.Directives({version:"1.1"}),f={resolveKnownTags:!1,schema:"yaml\
-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=r:this.directives=new n.Directives({version:r}),
f={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,f=null;break;default:{const d=JSON.
stringify(r);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${d}`)}}if(l.schema instanceof
Object)this.schema=l.schema;else if(f)this.schema=new m.Schema(Object.assign(f,l));else throw new Error("With a null YAM\
L version, the { schema: Schema } option is required")}toJS({json:r,jsonArg:l,mapAsMap:f,maxAliasCount:d,onAnchor:w,reviver:k}={}){
const A={anchors:new Map,doc:this,keep:!r,mapAsMap:f===!0,mapKeyWarned:!1,maxAliasCount:typeof d=="number"?d:100},v=a.toJS(
this.contents,l??"",A);if(typeof w=="function")for(const{count:O,res:N}of A.anchors.values())w(N,O);return typeof k=="fu\
nction"?c.applyReviver(k,{"":v},"",v):v}toJSON(r,l){return this.toJS({json:!0,jsonArg:r,mapAsMap:!1,onAnchor:l})}toString(r={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in r&&(!Number.isInteger(
r.indent)||Number(r.indent)<=0)){const l=JSON.stringify(r.indent);throw new Error(`"indent" option must be a positive in\
teger, not ${l}`)}return u.stringifyDocument(this,r)}}function t(s){if(S.isCollection(s))return!0;throw new Error("Expec\
ted a YAML collection as document contents")}y.Document=e}),71596:((T,y,h)=>{"use strict";var b=h(41127),p=h(10204);function S(u){
if(/[\x00-\x19\s,[\]{}]/.test(u)){const c=`Anchor must not contain whitespace or control characters: ${JSON.stringify(u)}`;
throw new Error(c)}return!0}function g(u){const o=new Set;return p.visit(u,{Value(c,i){i.anchor&&o.add(i.anchor)}}),o}function a(u,o){
for(let c=1;;++c){const i=`${u}${c}`;if(!o.has(i))return i}}function m(u,o){const c=[],i=new Map;let n=null;return{onAnchor:e=>{
c.push(e),n??(n=g(u));const t=a(o,n);return n.add(t),t},setAnchors:()=>{for(const e of c){const t=i.get(e);if(typeof t==
"object"&&t.anchor&&(b.isScalar(t.node)||b.isCollection(t.node)))t.node.anchor=t.anchor;else{const s=new Error("Failed t\
o resolve repeated object (this should not happen)");throw s.source=e,s}}},sourceObjects:i}}y.anchorIsValid=S,y.anchorNames=
g,y.createNodeAnchors=m,y.findNewAnchor=a}),83661:((T,y)=>{"use strict";function h(b,p,S,g){if(g&&typeof g=="object")if(Array.
isArray(g))for(let a=0,m=g.length;a<m;++a){const u=g[a],o=h(b,g,String(a),u);o===void 0?delete g[a]:o!==u&&(g[a]=o)}else if(g instanceof
Map)for(const a of Array.from(g.keys())){const m=g.get(a),u=h(b,g,a,m);u===void 0?g.delete(a):u!==m&&g.set(a,u)}else if(g instanceof
Set)for(const a of Array.from(g)){const m=h(b,g,a,a);m===void 0?g.delete(a):m!==a&&(g.delete(a),g.add(m))}else for(const[
a,m]of Object.entries(g)){const u=h(b,g,a,m);u===void 0?delete g[a]:u!==m&&(g[a]=u)}return b.call(p,S,g)}y.applyReviver=
h}),42404:((T,y,h)=>{"use strict";var b=h(4065),p=h(41127),S=h(63301);const g="tag:yaml.org,2002:";function a(u,o,c){if(o){
const i=c.filter(e=>e.tag===o),n=i.find(e=>!e.format)??i[0];if(!n)throw new Error(`Tag ${o} not found`);return n}return c.
find(i=>i.identify?.(u)&&!i.format)}function m(u,o,c){if(p.isDocument(u)&&(u=u.contents),p.isNode(u))return u;if(p.isPair(
u)){const d=c.schema[p.MAP].createNode?.(c.schema,null,c);return d.items.push(u),d}(u instanceof String||u instanceof Number||
u instanceof Boolean||typeof BigInt<"u"&&u instanceof BigInt)&&(u=u.valueOf());const{aliasDuplicateObjects:i,onAnchor:n,
onTagObj:e,schema:t,sourceObjects:s}=c;let r;if(i&&u&&typeof u=="object"){if(r=s.get(u),r)return r.anchor??(r.anchor=n(u)),
new b.Alias(r.anchor);r={anchor:null,node:null},s.set(u,r)}o?.startsWith("!!")&&(o=g+o.slice(2));let l=a(u,o,t.tags);if(!l){
if(u&&typeof u.toJSON=="function"&&(u=u.toJSON()),!u||typeof u!="object"){const d=new S.Scalar(u);return r&&(r.node=d),d}
l=u instanceof Map?t[p.MAP]:Symbol.iterator in Object(u)?t[p.SEQ]:t[p.MAP]}e&&(e(l),delete c.onTagObj);const f=l?.createNode?
l.createNode(c.schema,u,c):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(c.schema,u,c):new S.Scalar(u);return o?
f.tag=o:l.default||(f.tag=l.tag),r&&(r.node=f),f}y.createNode=m}),61342:((T,y,h)=>{"use strict";var b=h(41127),p=h(10204);
const S={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},g=m=>m.replace(/[!,[\]{}]/g,u=>S[u]);class a{constructor(u,o){
this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},a.defaultYaml,u),this.tags=Object.assign({},a.defaultTags,o)}clone(){
const u=new a(this.yaml,this.tags);return u.docStart=this.docStart,u}atDocument(){const u=new a(this.yaml,this.tags);switch(this.
yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:a.defaultYaml.
explicit,version:"1.2"},this.tags=Object.assign({},a.defaultTags);break}return u}add(u,o){this.atNextDocument&&(this.yaml=
{explicit:a.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},a.defaultTags),this.atNextDocument=!1);const c=u.
trim().split(/[ \t]+/),i=c.shift();switch(i){case"%TAG":{if(c.length!==2&&(o(0,"%TAG directive should contain exactly tw\
o parts"),c.length<2))return!1;const[n,e]=c;return this.tags[n]=e,!0}case"%YAML":{if(this.yaml.explicit=!0,c.length!==1)
return o(0,"%YAML directive should contain exactly one part"),!1;const[n]=c;if(n==="1.1"||n==="1.2")return this.yaml.version=
n,!0;{const e=/^\d+\.\d+$/.test(n);return o(6,`Unsupported YAML version ${n}`,e),!1}}default:return o(0,`Unknown directi\
ve ${i}`,!0),!1}}tagName(u,o){if(u==="!")return"!";if(u[0]!=="!")return o(`Not a valid tag: ${u}`),null;if(u[1]==="<"){const e=u.
slice(2,-1);return e==="!"||e==="!!"?(o(`Verbatim tags aren't resolved, so ${u} is invalid.`),null):(u[u.length-1]!==">"&&
o("Verbatim tags must end with a >"),e)}const[,c,i]=u.match(/^(.*!)([^!]*)$/s);i||o(`The ${u} tag has no suffix`);const n=this.
tags[c];if(n)try{return n+decodeURIComponent(i)}catch(e){return o(String(e)),null}return c==="!"?u:(o(`Could not resolve\
 tag: ${u}`),null)}tagString(u){for(const[o,c]of Object.entries(this.tags))if(u.startsWith(c))return o+g(u.substring(c.length));
return u[0]==="!"?u:`!<${u}>`}toString(u){const o=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],c=Object.entries(
this.tags);let i;if(u&&c.length>0&&b.isNode(u.contents)){const n={};p.visit(u.contents,(e,t)=>{b.isNode(t)&&t.tag&&(n[t.
tag]=!0)}),i=Object.keys(n)}else i=[];for(const[n,e]of c)n==="!!"&&e==="tag:yaml.org,2002:"||(!u||i.some(t=>t.startsWith(
e)))&&o.push(`%TAG ${n} ${e}`);return o.join(`
`)}}a.defaultYaml={explicit:!1,version:"1.2"},a.defaultTags={"!!":"tag:yaml.org,2002:"},y.Directives=a}),91464:((T,y)=>{
"use strict";class h extends Error{constructor(a,m,u,o){super(),this.name=a,this.code=u,this.message=o,this.pos=m}}class b extends h{constructor(a,m,u){
super("YAMLParseError",a,m,u)}}class p extends h{constructor(a,m,u){super("YAMLWarning",a,m,u)}}const S=(g,a)=>m=>{if(m.
pos[0]===-1)return;m.linePos=m.pos.map(n=>a.linePos(n));const{line:u,col:o}=m.linePos[0];m.message+=` at line ${u}, colu\
mn ${o}`;let c=o-1,i=g.substring(a.lineStarts[u-1],a.lineStarts[u]).replace(/[\n\r]+$/,"");if(c>=60&&i.length>80){const n=Math.
min(c-39,i.length-79);i="\u2026"+i.substring(n),c-=n-1}if(i.length>80&&(i=i.substring(0,79)+"\u2026"),u>1&&/^ *$/.test(i.
substring(0,c))){let n=g.substring(a.lineStarts[u-2],a.lineStarts[u-1]);n.length>80&&(n=n.substring(0,79)+`\u2026
`),i=n+i}if(/[^ ]/.test(i)){let n=1;const e=m.linePos[1];e?.line===u&&e.col>o&&(n=Math.max(1,Math.min(e.col-o,80-c)));const t="\
 ".repeat(c)+"^".repeat(n);m.message+=`:

${i}
${t}
`}};y.YAMLError=h,y.YAMLParseError=b,y.YAMLWarning=p,y.prettifyError=S}),38815:((T,y,h)=>{"use strict";var b,p=h(89984),
S=h(3021),g=h(45840),a=h(91464),m=h(4065),u=h(41127),o=h(57165),c=h(63301),i=h(84454),n=h(92223),e=h(3461),t=h(40361),s=h(
66628),r=h(3456),l=h(84047),f=h(10204);b=p.Composer,b=S.Document,b=g.Schema,b=a.YAMLError,b=a.YAMLParseError,b=a.YAMLWarning,
b=m.Alias,b=u.isAlias,b=u.isCollection,b=u.isDocument,y.jh=u.isMap,y.Ll=u.isNode,b=u.isPair,y.jn=u.isScalar,b=u.isSeq,b=
o.Pair,b=c.Scalar,b=i.YAMLMap,b=n.YAMLSeq,b=e,b=t.Lexer,y.HN=s.LineCounter,b=r.Parser,y.qg=l.parse,b=l.parseAllDocuments,
y.Tp=l.parseDocument,y.As=l.stringify,y.YR=f.visit,b=f.visitAsync}),57249:((T,y,h)=>{"use strict";var b=h(932);function p(g,...a){
g==="debug"&&console.log(...a)}function S(g,a){(g==="debug"||g==="warn")&&(typeof b.emitWarning=="function"?b.emitWarning(
a):console.warn(a))}y.debug=p,y.warn=S}),4065:((T,y,h)=>{"use strict";var b=h(71596),p=h(10204),S=h(41127),g=h(66673),a=h(
74043);class m extends g.NodeBase{constructor(c){super(S.ALIAS),this.source=c,Object.defineProperty(this,"tag",{set(){throw new Error(
"Alias nodes cannot have tags")}})}resolve(c,i){if(i?.maxAliasCount===0)throw new ReferenceError("Alias resolution is di\
sabled");let n;i?.aliasResolveCache?n=i.aliasResolveCache:(n=[],p.visit(c,{Node:(t,s)=>{(S.isAlias(s)||S.hasAnchor(s))&&
n.push(s)}}),i&&(i.aliasResolveCache=n));let e;for(const t of n){if(t===this)break;t.anchor===this.source&&(e=t)}if(e&&i){
const{anchors:t,doc:s,maxAliasCount:r}=i;let l=t.get(e);if(l||(a.toJS(e,null,i),l=t.get(e)),l?.res===void 0){const f="Th\
is should not happen: Alias anchor was not resolved?";throw new ReferenceError(f)}if(r>=0&&(l.count+=1,l.aliasCount===0&&
(l.aliasCount=u(s,e,t)),l.count*l.aliasCount>r)){const f="Excessive alias count indicates a resource exhaustion attack";
throw new ReferenceError(f)}}return e}toJSON(c,i){if(!i)return{source:this.source};const n=this.resolve(i.doc,i);if(!n){
const e=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(e)}return i.
anchors.get(n).res}toString(c,i,n){const e=`*${this.source}`;if(c){if(b.anchorIsValid(this.source),c.options.verifyAliasOrder&&
!c.anchors.has(this.source)){const t=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
t)}if(c.implicitKey)return`${e} `}return e}}function u(o,c,i){if(S.isAlias(c)){const n=c.resolve(o),e=i&&n&&i.get(n);return e?
e.count*e.aliasCount:0}else if(S.isCollection(c)){let n=0;for(const e of c.items){const t=u(o,e,i);t>n&&(n=t)}return n}else if(S.
isPair(c)){const n=u(o,c.key,i),e=u(o,c.value,i);return Math.max(n,e)}return 1}y.Alias=m}),40101:((T,y,h)=>{"use strict";
var b=h(42404),p=h(41127),S=h(66673);function g(u,o,c){let i=c;for(let n=o.length-1;n>=0;--n){const e=o[n];if(typeof e==
"number"&&Number.isInteger(e)&&e>=0){const t=[];t[e]=i,i=t}else i=new Map([[e,i]])}return b.createNode(i,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:u,sourceObjects:new Map})}
const a=u=>u==null||typeof u=="object"&&!!u[Symbol.iterator]().next().done;class m extends S.NodeBase{constructor(o,c){super(
o),Object.defineProperty(this,"schema",{value:c,configurable:!0,enumerable:!1,writable:!0})}clone(o){const c=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return o&&(c.schema=o),c.items=c.items.map(i=>p.isNode(
i)||p.isPair(i)?i.clone(o):i),this.range&&(c.range=this.range.slice()),c}addIn(o,c){if(a(o))this.add(c);else{const[i,...n]=o,
e=this.get(i,!0);if(p.isCollection(e))e.addIn(n,c);else if(e===void 0&&this.schema)this.set(i,g(this.schema,n,c));else throw new Error(
`Expected YAML collection at ${i}. Remaining path: ${n}`)}}deleteIn(o){const[c,...i]=o;if(i.length===0)return this.delete(
c);const n=this.get(c,!0);if(p.isCollection(n))return n.deleteIn(i);throw new Error(`Expected YAML collection at ${c}. R\
emaining path: ${i}`)}getIn(o,c){const[i,...n]=o,e=this.get(i,!0);return n.length===0?!c&&p.isScalar(e)?e.value:e:p.isCollection(
e)?e.getIn(n,c):void 0}hasAllNullValues(o){return this.items.every(c=>{if(!p.isPair(c))return!1;const i=c.value;return i==
null||o&&p.isScalar(i)&&i.value==null&&!i.commentBefore&&!i.comment&&!i.tag})}hasIn(o){const[c,...i]=o;if(i.length===0)return this.
has(c);const n=this.get(c,!0);return p.isCollection(n)?n.hasIn(i):!1}setIn(o,c){const[i,...n]=o;if(n.length===0)this.set(
i,c);else{const e=this.get(i,!0);if(p.isCollection(e))e.setIn(n,c);else if(e===void 0&&this.schema)this.set(i,g(this.schema,
n,c));else throw new Error(`Expected YAML collection at ${i}. Remaining path: ${n}`)}}}y.Collection=m,y.collectionFromPath=
g,y.isEmptyPath=a}),66673:((T,y,h)=>{"use strict";var b=h(83661),p=h(41127),S=h(74043);class g{constructor(m){Object.defineProperty(
this,p.NODE_TYPE,{value:m})}clone(){const m=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));
return this.range&&(m.range=this.range.slice()),m}toJS(m,{mapAsMap:u,maxAliasCount:o,onAnchor:c,reviver:i}={}){if(!p.isDocument(
m))throw new TypeError("A document argument is required");const n={anchors:new Map,doc:m,keep:!0,mapAsMap:u===!0,mapKeyWarned:!1,
maxAliasCount:typeof o=="number"?o:100},e=S.toJS(this,"",n);if(typeof c=="function")for(const{count:t,res:s}of n.anchors.
values())c(s,t);return typeof i=="function"?b.applyReviver(i,{"":e},"",e):e}}y.NodeBase=g}),57165:((T,y,h)=>{"use strict";
var b=h(42404),p=h(59748),S=h(97104),g=h(41127);function a(u,o,c){const i=b.createNode(u,void 0,c),n=b.createNode(o,void 0,
c);return new m(i,n)}class m{constructor(o,c=null){Object.defineProperty(this,g.NODE_TYPE,{value:g.PAIR}),this.key=o,this.
value=c}clone(o){let{key:c,value:i}=this;return g.isNode(c)&&(c=c.clone(o)),g.isNode(i)&&(i=i.clone(o)),new m(c,i)}toJSON(o,c){
const i=c?.mapAsMap?new Map:{};return S.addPairToJSMap(c,i,this)}toString(o,c,i){return o?.doc?p.stringifyPair(this,o,c,
i):JSON.stringify(this)}}y.Pair=m,y.createPair=a}),63301:((T,y,h)=>{"use strict";var b=h(41127),p=h(66673),S=h(74043);const g=m=>!m||
typeof m!="function"&&typeof m!="object";class a extends p.NodeBase{constructor(u){super(b.SCALAR),this.value=u}toJSON(u,o){
return o?.keep?this.value:S.toJS(this.value,u,o)}toString(){return String(this.value)}}a.BLOCK_FOLDED="BLOCK_FOLDED",a.BLOCK_LITERAL=
"BLOCK_LITERAL",a.PLAIN="PLAIN",a.QUOTE_DOUBLE="QUOTE_DOUBLE",a.QUOTE_SINGLE="QUOTE_SINGLE",y.Scalar=a,y.isScalarValue=g}),
84454:((T,y,h)=>{"use strict";var b=h(61212),p=h(97104),S=h(40101),g=h(41127),a=h(57165),m=h(63301);function u(c,i){const n=g.
isScalar(i)?i.value:i;for(const e of c)if(g.isPair(e)&&(e.key===i||e.key===n||g.isScalar(e.key)&&e.key.value===n))return e}
class o extends S.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(i){super(g.MAP,i),this.items=
[]}static from(i,n,e){const{keepUndefined:t,replacer:s}=e,r=new this(i),l=(f,d)=>{if(typeof s=="function")d=s.call(n,f,d);else if(Array.
isArray(s)&&!s.includes(f))return;(d!==void 0||t)&&r.items.push(a.createPair(f,d,e))};if(n instanceof Map)for(const[f,d]of n)
l(f,d);else if(n&&typeof n=="object")for(const f of Object.keys(n))l(f,n[f]);return typeof i.sortMapEntries=="function"&&
r.items.sort(i.sortMapEntries),r}add(i,n){let e;g.isPair(i)?e=i:!i||typeof i!="object"||!("key"in i)?e=new a.Pair(i,i?.value):
e=new a.Pair(i.key,i.value);const t=u(this.items,e.key),s=this.schema?.sortMapEntries;if(t){if(!n)throw new Error(`Key ${e.
key} already set`);g.isScalar(t.value)&&m.isScalarValue(e.value)?t.value.value=e.value:t.value=e.value}else if(s){const r=this.
items.findIndex(l=>s(e,l)<0);r===-1?this.items.push(e):this.items.splice(r,0,e)}else this.items.push(e)}delete(i){const n=u(
this.items,i);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(i,n){const t=u(this.items,i)?.value;return(!n&&
g.isScalar(t)?t.value:t)??void 0}has(i){return!!u(this.items,i)}set(i,n){this.add(new a.Pair(i,n),!0)}toJSON(i,n,e){const t=e?
new e:n?.mapAsMap?new Map:{};n?.onCreate&&n.onCreate(t);for(const s of this.items)p.addPairToJSMap(n,t,s);return t}toString(i,n,e){
if(!i)return JSON.stringify(this);for(const t of this.items)if(!g.isPair(t))throw new Error(`Map items must all be pairs\
; found ${JSON.stringify(t)} instead`);return!i.allNullValues&&this.hasAllNullValues(!1)&&(i=Object.assign({},i,{allNullValues:!0})),
b.stringifyCollection(this,i,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:i.indent||"",onChompKeep:e,onComment:n})}}
y.YAMLMap=o,y.findPair=u}),92223:((T,y,h)=>{"use strict";var b=h(42404),p=h(61212),S=h(40101),g=h(41127),a=h(63301),m=h(
74043);class u extends S.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(i){super(g.SEQ,i),this.
items=[]}add(i){this.items.push(i)}delete(i){const n=o(i);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(i,n){
const e=o(i);if(typeof e!="number")return;const t=this.items[e];return!n&&g.isScalar(t)?t.value:t}has(i){const n=o(i);return typeof n==
"number"&&n<this.items.length}set(i,n){const e=o(i);if(typeof e!="number")throw new Error(`Expected a valid index, not ${i}\
.`);const t=this.items[e];g.isScalar(t)&&a.isScalarValue(n)?t.value=n:this.items[e]=n}toJSON(i,n){const e=[];n?.onCreate&&
n.onCreate(e);let t=0;for(const s of this.items)e.push(m.toJS(s,String(t++),n));return e}toString(i,n,e){return i?p.stringifyCollection(
this,i,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(i.indent||"")+"  ",onChompKeep:e,onComment:n}):JSON.
stringify(this)}static from(i,n,e){const{replacer:t}=e,s=new this(i);if(n&&Symbol.iterator in Object(n)){let r=0;for(let l of n){
if(typeof t=="function"){const f=n instanceof Set?l:String(r++);l=t.call(n,f,l)}s.items.push(b.createNode(l,void 0,e))}}
return s}}function o(c){let i=g.isScalar(c)?c.value:c;return i&&typeof i=="string"&&(i=Number(i)),typeof i=="number"&&Number.
isInteger(i)&&i>=0?i:null}y.YAMLSeq=u}),97104:((T,y,h)=>{"use strict";var b=h(57249),p=h(90452),S=h(2148),g=h(41127),a=h(
74043);function m(o,c,{key:i,value:n}){if(g.isNode(i)&&i.addToJSMap)i.addToJSMap(o,c,n);else if(p.isMergeKey(o,i))p.addMergeToJSMap(
o,c,n);else{const e=a.toJS(i,"",o);if(c instanceof Map)c.set(e,a.toJS(n,e,o));else if(c instanceof Set)c.add(e);else{const t=u(
i,e,o),s=a.toJS(n,t,o);t in c?Object.defineProperty(c,t,{value:s,writable:!0,enumerable:!0,configurable:!0}):c[t]=s}}return c}
function u(o,c,i){if(c===null)return"";if(typeof c!="object")return String(c);if(g.isNode(o)&&i?.doc){const n=S.createStringifyContext(
i.doc,{});n.anchors=new Set;for(const t of i.anchors.keys())n.anchors.add(t.anchor);n.inFlow=!0,n.inStringifyKey=!0;const e=o.
toString(n);if(!i.mapKeyWarned){let t=JSON.stringify(e);t.length>40&&(t=t.substring(0,36)+'..."'),b.warn(i.doc.options.logLevel,
`Keys with collection values will be stringified due to JS Object restrictions: ${t}. Set mapAsMap: true to use object k\
eys.`),i.mapKeyWarned=!0}return e}return JSON.stringify(c)}y.addPairToJSMap=m}),41127:((T,y)=>{"use strict";const h=Symbol.
for("yaml.alias"),b=Symbol.for("yaml.document"),p=Symbol.for("yaml.map"),S=Symbol.for("yaml.pair"),g=Symbol.for("yaml.sc\
alar"),a=Symbol.for("yaml.seq"),m=Symbol.for("yaml.node.type"),u=l=>!!l&&typeof l=="object"&&l[m]===h,o=l=>!!l&&typeof l==
"object"&&l[m]===b,c=l=>!!l&&typeof l=="object"&&l[m]===p,i=l=>!!l&&typeof l=="object"&&l[m]===S,n=l=>!!l&&typeof l=="ob\
ject"&&l[m]===g,e=l=>!!l&&typeof l=="object"&&l[m]===a;function t(l){if(l&&typeof l=="object")switch(l[m]){case p:case a:
return!0}return!1}function s(l){if(l&&typeof l=="object")switch(l[m]){case h:case p:case g:case a:return!0}return!1}const r=l=>(n(
l)||t(l))&&!!l.anchor;y.ALIAS=h,y.DOC=b,y.MAP=p,y.NODE_TYPE=m,y.PAIR=S,y.SCALAR=g,y.SEQ=a,y.hasAnchor=r,y.isAlias=u,y.isCollection=
t,y.isDocument=o,y.isMap=c,y.isNode=s,y.isPair=i,y.isScalar=n,y.isSeq=e}),74043:((T,y,h)=>{"use strict";var b=h(41127);function p(S,g,a){
if(Array.isArray(S))return S.map((m,u)=>p(m,String(u),a));if(S&&typeof S.toJSON=="function"){if(!a||!b.hasAnchor(S))return S.
toJSON(g,a);const m={aliasCount:0,count:1,res:void 0};a.anchors.set(S,m),a.onCreate=o=>{m.res=o,delete a.onCreate};const u=S.
toJSON(g,a);return a.onCreate&&a.onCreate(u),u}return typeof S=="bigint"&&!a?.keep?Number(S):S}y.toJS=p}),60110:((T,y,h)=>{
"use strict";var b=h(48913),p=h(76842),S=h(91464),g=h(83069);function a(n,e=!0,t){if(n){const s=(r,l,f)=>{const d=typeof r==
"number"?r:Array.isArray(r)?r[0]:r.offset;if(t)t(d,l,f);else throw new S.YAMLParseError([d,d+1],l,f)};switch(n.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return p.resolveFlowScalar(n,e,s);case"block-scalar":return b.
resolveBlockScalar({options:{strict:e}},n,s)}}return null}function m(n,e){const{implicitKey:t=!1,indent:s,inFlow:r=!1,offset:l=-1,
type:f="PLAIN"}=e,d=g.stringifyString({type:f,value:n},{implicitKey:t,indent:s>0?" ".repeat(s):"",inFlow:r,options:{blockQuote:!0,
lineWidth:-1}}),w=e.end??[{type:"newline",offset:-1,indent:s,source:`
`}];switch(d[0]){case"|":case">":{const k=d.indexOf(`
`),A=d.substring(0,k),v=d.substring(k+1)+`
`,O=[{type:"block-scalar-header",offset:l,indent:s,source:A}];return c(O,w)||O.push({type:"newline",offset:-1,indent:s,source:`\

`}),{type:"block-scalar",offset:l,indent:s,props:O,source:v}}case'"':return{type:"double-quoted-scalar",offset:l,indent:s,
source:d,end:w};case"'":return{type:"single-quoted-scalar",offset:l,indent:s,source:d,end:w};default:return{type:"scalar",
offset:l,indent:s,source:d,end:w}}}function u(n,e,t={}){let{afterKey:s=!1,implicitKey:r=!1,inFlow:l=!1,type:f}=t,d="inde\
nt"in n?n.indent:null;if(s&&typeof d=="number"&&(d+=2),!f)switch(n.type){case"single-quoted-scalar":f="QUOTE_SINGLE";break;case"\
double-quoted-scalar":f="QUOTE_DOUBLE";break;case"block-scalar":{const k=n.props[0];if(k.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");f=k.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:f="PLAIN"}const w=g.stringifyString(
{type:f,value:e},{implicitKey:r||d===null,indent:d!==null&&d>0?" ".repeat(d):"",inFlow:l,options:{blockQuote:!0,lineWidth:-1}});
switch(w[0]){case"|":case">":o(n,w);break;case'"':i(n,w,"double-quoted-scalar");break;case"'":i(n,w,"single-quoted-scala\
r");break;default:i(n,w,"scalar")}}function o(n,e){const t=e.indexOf(`
`),s=e.substring(0,t),r=e.substring(t+1)+`
`;if(n.type==="block-scalar"){const l=n.props[0];if(l.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");l.source=s,n.source=r}else{const{offset:l}=n,f="indent"in n?n.indent:-1,d=[{type:"block-scalar-header",offset:l,
indent:f,source:s}];c(d,"end"in n?n.end:void 0)||d.push({type:"newline",offset:-1,indent:f,source:`
`});for(const w of Object.keys(n))w!=="type"&&w!=="offset"&&delete n[w];Object.assign(n,{type:"block-scalar",indent:f,props:d,
source:r})}}function c(n,e){if(e)for(const t of e)switch(t.type){case"space":case"comment":n.push(t);break;case"newline":
return n.push(t),!0}return!1}function i(n,e,t){switch(n.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":n.type=t,n.source=e;break;case"block-scalar":{const s=n.props.slice(1);let r=e.length;n.props[0].type==="block-\
scalar-header"&&(r-=n.props[0].source.length);for(const l of s)l.offset+=r;delete n.props,Object.assign(n,{type:t,source:e,
end:s});break}case"block-map":case"block-seq":{const r={type:"newline",offset:n.offset+e.length,indent:n.indent,source:`\

`};delete n.items,Object.assign(n,{type:t,source:e,end:[r]});break}default:{const s="indent"in n?n.indent:-1,r="end"in n&&
Array.isArray(n.end)?n.end.filter(l=>l.type==="space"||l.type==="comment"||l.type==="newline"):[];for(const l of Object.
keys(n))l!=="type"&&l!=="offset"&&delete n[l];Object.assign(n,{type:t,indent:s,source:e,end:r})}}}y.createScalarToken=m,
y.resolveAsScalar=a,y.setScalarValue=u}),91733:((T,y)=>{"use strict";const h=S=>"type"in S?b(S):p(S);function b(S){switch(S.
type){case"block-scalar":{let g="";for(const a of S.props)g+=b(a);return g+S.source}case"block-map":case"block-seq":{let g="";
for(const a of S.items)g+=p(a);return g}case"flow-collection":{let g=S.start.source;for(const a of S.items)g+=p(a);for(const a of S.
end)g+=a.source;return g}case"document":{let g=p(S);if(S.end)for(const a of S.end)g+=a.source;return g}default:{let g=S.
source;if("end"in S&&S.end)for(const a of S.end)g+=a.source;return g}}}function p({start:S,key:g,sep:a,value:m}){let u="";
for(const o of S)u+=o.source;if(g&&(u+=b(g)),a)for(const o of a)u+=o.source;return m&&(u+=b(m)),u}y.stringify=h}),97715:((T,y)=>{
"use strict";const h=Symbol("break visit"),b=Symbol("skip children"),p=Symbol("remove item");function S(a,m){"type"in a&&
a.type==="document"&&(a={start:a.start,value:a.value}),g(Object.freeze([]),a,m)}S.BREAK=h,S.SKIP=b,S.REMOVE=p,S.itemAtPath=
(a,m)=>{let u=a;for(const[o,c]of m){const i=u?.[o];if(i&&"items"in i)u=i.items[c];else return}return u},S.parentCollection=
(a,m)=>{const u=S.itemAtPath(a,m.slice(0,-1)),o=m[m.length-1][0],c=u?.[o];if(c&&"items"in c)return c;throw new Error("Pa\
rent collection not found")};function g(a,m,u){let o=u(m,a);if(typeof o=="symbol")return o;for(const c of["key","value"]){
const i=m[c];if(i&&"items"in i){for(let n=0;n<i.items.length;++n){const e=g(Object.freeze(a.concat([[c,n]])),i.items[n],
u);if(typeof e=="number")n=e-1;else{if(e===h)return h;e===p&&(i.items.splice(n,1),n-=1)}}typeof o=="function"&&c==="key"&&
(o=o(m,a))}}return typeof o=="function"?o(m,a):o}y.visit=S}),3461:((T,y,h)=>{"use strict";var b=h(60110),p=h(91733),S=h(
97715);const g="\uFEFF",a="",m="",u="",o=e=>!!e&&"items"in e,c=e=>!!e&&(e.type==="scalar"||e.type==="single-quoted-sc\
alar"||e.type==="double-quoted-scalar"||e.type==="block-scalar");function i(e){switch(e){case g:return"<BOM>";case a:return"\
<DOC>";case m:return"<FLOW_END>";case u:return"<SCALAR>";default:return JSON.stringify(e)}}function n(e){switch(e){case g:
return"byte-order-mark";case a:return"doc-mode";case m:return"flow-error-end";case u:return"scalar";case"---":return"doc\
-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}y.createScalarToken=b.createScalarToken,y.resolveAsScalar=b.
resolveAsScalar,y.setScalarValue=b.setScalarValue,y.stringify=p.stringify,y.visit=S.visit,y.BOM=g,y.DOCUMENT=a,y.FLOW_END=
m,y.SCALAR=u,y.isCollection=o,y.isScalar=c,y.prettyToken=i,y.tokenType=n}),40361:((T,y,h)=>{"use strict";var b=h(3461);function p(c){
switch(c){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const S=new Set("0123456789ABCDEFabcdef"),g=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),a=new Set(",[]{}"),m=new Set(` ,[]{}
\r	`),u=c=>!c||m.has(c);class o{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(i,n=!1){
if(i){if(typeof i!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+i:i,this.lineEndPos=
null}this.atEnd=!n;let e=this.next??"stream";for(;e&&(n||this.hasChars(1));)e=yield*this.parseNext(e)}atLineEnd(){let i=this.
pos,n=this.buffer[i];for(;n===" "||n==="	";)n=this.buffer[++i];return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[i+1]===`
`:!1}charAt(i){return this.buffer[this.pos+i]}continueScalar(i){let n=this.buffer[i];if(this.indentNext>0){let e=0;for(;n===
" ";)n=this.buffer[++e+i];if(n==="\r"){const t=this.buffer[e+i+1];if(t===`
`||!t&&!this.atEnd)return i+e+1}return n===`
`||e>=this.indentNext||!n&&!this.atEnd?i+e:-1}if(n==="-"||n==="."){const e=this.buffer.substr(i,3);if((e==="---"||e===".\
..")&&p(this.buffer[i+3]))return-1}return i}getLine(){let i=this.lineEndPos;return(typeof i!="number"||i!==-1&&i<this.pos)&&
(i=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=i),i===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[i-1]==="\r"&&(i-=1),this.
buffer.substring(this.pos,i))}hasChars(i){return this.pos+i<=this.buffer.length}setNext(i){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=i,null}peek(i){return this.buffer.substr(this.pos,i)}*parseNext(i){
switch(i){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let i=this.getLine();if(i===null)return this.setNext("strea\
m");if(i[0]===b.BOM&&(yield*this.pushCount(1),i=i.substring(1)),i[0]==="%"){let n=i.length,e=i.indexOf("#");for(;e!==-1;){
const s=i[e-1];if(s===" "||s==="	"){n=e-1;break}else e=i.indexOf("#",e+1)}for(;;){const s=i[n-1];if(s===" "||s==="	")n-=
1;else break}const t=(yield*this.pushCount(n))+(yield*this.pushSpaces(!0));return yield*this.pushCount(i.length-t),this.
pushNewline(),"stream"}if(this.atLineEnd()){const n=yield*this.pushSpaces(!0);return yield*this.pushCount(i.length-n),yield*this.
pushNewline(),"stream"}return yield b.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const i=this.charAt(0);if(!i&&
!this.atEnd)return this.setNext("line-start");if(i==="-"||i==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const n=this.peek(3);if((n==="---"||n==="...")&&p(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!p(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[i,n]=this.peek(
2);if(!n&&!this.atEnd)return this.setNext("block-start");if((i==="-"||i==="?"||i===":")&&p(n)){const e=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=e,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const i=this.getLine();if(i===null)return this.setNext("doc");let n=yield*this.pushIndicators();
switch(i[n]){case"#":yield*this.pushCount(i.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(u),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(i.length-n),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let i,n,
e=-1;do i=yield*this.pushNewline(),i>0?(n=yield*this.pushSpaces(!1),this.indentValue=e=n):n=0,n+=yield*this.pushSpaces(!0);while(i+
n>0);const t=this.getLine();if(t===null)return this.setNext("flow");if((e!==-1&&e<this.indentNext&&t[0]!=="#"||e===0&&(t.
startsWith("---")||t.startsWith("..."))&&p(t[3]))&&!(e===this.indentNext-1&&this.flowLevel===1&&(t[0]==="]"||t[0]==="}")))
return this.flowLevel=0,yield b.FLOW_END,yield*this.parseLineStart();let s=0;for(;t[s]===",";)s+=yield*this.pushCount(1),
s+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),t[s]){case void 0:return"flow";case"#":
return yield*this.pushCount(t.length-s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(u),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const r=this.charAt(1);if(this.flowKey||p(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const i=this.charAt(0);let n=this.
buffer.indexOf(i,this.pos+1);if(i==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==
-1;){let s=0;for(;this.buffer[n-1-s]==="\\";)s+=1;if(s%2===0)break;n=this.buffer.indexOf('"',n+1)}const e=this.buffer.substring(
0,n);let t=e.indexOf(`
`,this.pos);if(t!==-1){for(;t!==-1;){const s=this.continueScalar(t+1);if(s===-1)break;t=e.indexOf(`
`,s)}t!==-1&&(n=t-(e[t-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}
return yield*this.pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let i=this.pos;for(;;){const n=this.buffer[++i];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<=
"9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.pushUntil(n=>p(n)||n==="#")}*parseBlockScalar(){
let i=this.pos-1,n=0,e;e:for(let s=this.pos;e=this.buffer[s];++s)switch(e){case" ":n+=1;break;case`
`:i=s,n=0;break;case"\r":{const r=this.buffer[s+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!e&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const s=this.continueScalar(
i+1);if(s===-1)break;i=this.buffer.indexOf(`
`,s)}while(i!==-1);if(i===-1){if(!this.atEnd)return this.setNext("block-scalar");i=this.buffer.length}}let t=i+1;for(e=this.
buffer[t];e===" ";)e=this.buffer[++t];if(e==="	"){for(;e==="	"||e===" "||e==="\r"||e===`
`;)e=this.buffer[++t];i=t-1}else if(!this.blockScalarKeep)do{let s=i-1,r=this.buffer[s];r==="\r"&&(r=this.buffer[--s]);const l=s;
for(;r===" ";)r=this.buffer[--s];if(r===`
`&&s>=this.pos&&s+1+n>l)i=s;else break}while(!0);return yield b.SCALAR,yield*this.pushToIndex(i+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const i=this.flowLevel>0;let n=this.pos-1,e=this.pos-1,t;for(;t=this.buffer[++e];)if(t===":"){const s=this.buffer[e+1];if(p(
s)||i&&a.has(s))break;n=e}else if(p(t)){let s=this.buffer[e+1];if(t==="\r"&&(s===`
`?(e+=1,t=`
`,s=this.buffer[e+1]):n=e),s==="#"||i&&a.has(s))break;if(t===`
`){const r=this.continueScalar(e+1);if(r===-1)break;e=Math.max(e,r-2)}}else{if(i&&a.has(t))break;n=e}return!t&&!this.atEnd?
this.setNext("plain-scalar"):(yield b.SCALAR,yield*this.pushToIndex(n+1,!0),i?"flow":"doc")}*pushCount(i){return i>0?(yield this.
buffer.substr(this.pos,i),this.pos+=i,i):0}*pushToIndex(i,n){const e=this.buffer.slice(this.pos,i);return e?(yield e,this.
pos+=e.length,e.length):(n&&(yield""),0)}*pushIndicators(){let i=0;e:for(;;){switch(this.charAt(0)){case"!":i+=yield*this.
pushTag(),i+=yield*this.pushSpaces(!0);continue e;case"&":i+=yield*this.pushUntil(u),i+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const n=this.flowLevel>0,e=this.charAt(1);if(p(e)||n&&a.has(e)){n?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0);continue e}}}break e}return i}*pushTag(){
if(this.charAt(1)==="<"){let i=this.pos+2,n=this.buffer[i];for(;!p(n)&&n!==">";)n=this.buffer[++i];return yield*this.pushToIndex(
n===">"?i+1:i,!1)}else{let i=this.pos+1,n=this.buffer[i];for(;n;)if(g.has(n))n=this.buffer[++i];else if(n==="%"&&S.has(this.
buffer[i+1])&&S.has(this.buffer[i+2]))n=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){
const i=this.buffer[this.pos];return i===`
`?yield*this.pushCount(1):i==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(i){let n=this.pos-1,e;do e=this.buffer[++n];while(e===" "||i&&e==="	");const t=n-
this.pos;return t>0&&(yield this.buffer.substr(this.pos,t),this.pos=n),t}*pushUntil(i){let n=this.pos,e=this.buffer[n];for(;!i(
e);)e=this.buffer[++n];return yield*this.pushToIndex(n,!1)}}y.Lexer=o}),66628:((T,y)=>{"use strict";class h{constructor(){
this.lineStarts=[],this.addNewLine=p=>this.lineStarts.push(p),this.linePos=p=>{let S=0,g=this.lineStarts.length;for(;S<g;){
const m=S+g>>1;this.lineStarts[m]<p?S=m+1:g=m}if(this.lineStarts[S]===p)return{line:S+1,col:1};if(S===0)return{line:0,col:p};
const a=this.lineStarts[S-1];return{line:S,col:p-a+1}}}}y.LineCounter=h}),3456:((T,y,h)=>{"use strict";var b=h(932),p=h(
3461),S=h(40361);function g(e,t){for(let s=0;s<e.length;++s)if(e[s].type===t)return!0;return!1}function a(e){for(let t=0;t<
e.length;++t)switch(e[t].type){case"space":case"comment":case"newline":break;default:return t}return-1}function m(e){switch(e?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function u(e){switch(e.type){case"document":return e.start;case"block-map":{const t=e.items[e.items.length-1];
return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:return[]}}function o(e){if(e.length===
0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function c(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let s=0;s<t.length;++s)e.push(t[s])}function i(e){if(e.start.type==="flow-s\
eq-start")for(const t of e.items)t.sep&&!t.value&&!g(t.start,"explicit-key-ind")&&!g(t.sep,"map-value-ind")&&(t.key&&(t.
value=t.key),delete t.key,m(t.value)?t.value.end?c(t.value.end,t.sep):t.value.end=t.sep:c(t.start,t.sep),delete t.sep)}class n{constructor(t){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new S.Lexer,this.onNewLine=t}*parse(t,s=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const r of this.
lexer.lex(t,s))yield*this.next(r);s||(yield*this.end())}*next(t){if(this.source=t,b.env.LOG_TOKENS&&console.log("|",p.prettyToken(
t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}const s=p.tokenType(t);if(s)if(s==="s\
calar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=s,yield*this.step(),s){case"newline":
this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===
" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{const r=`\
Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:r,source:t}),this.offset+=t.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){const t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)
yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.
stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.
blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"\
doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){const s=t??
this.stack.pop();if(!s)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.
stack.length===0)yield s;else{const r=this.peek(1);switch(s.type==="block-scalar"?s.indent="indent"in r?r.indent:0:s.type===
"flow-collection"&&r.type==="document"&&(s.indent=0),s.type==="flow-collection"&&i(s),r.type){case"document":r.value=s;break;case"\
block-scalar":r.props.push(s);break;case"block-map":{const l=r.items[r.items.length-1];if(l.value){r.items.push({start:[],
key:s,sep:[]}),this.onKeyLine=!0;return}else if(l.sep)l.value=s;else{Object.assign(l,{key:s,sep:[]}),this.onKeyLine=!l.explicitKey;
return}break}case"block-seq":{const l=r.items[r.items.length-1];l.value?r.items.push({start:[],value:s}):l.value=s;break}case"\
flow-collection":{const l=r.items[r.items.length-1];!l||l.value?r.items.push({start:[],key:s,sep:[]}):l.sep?l.value=s:Object.
assign(l,{key:s,sep:[]});return}default:yield*this.pop(),yield*this.pop(s)}if((r.type==="document"||r.type==="block-map"||
r.type==="block-seq")&&(s.type==="block-map"||s.type==="block-seq")){const l=s.items[s.items.length-1];l&&!l.sep&&!l.value&&
l.start.length>0&&a(l.start)===-1&&(s.indent===0||l.start.every(f=>f.type!=="comment"||f.indent<s.indent))&&(r.type==="d\
ocument"?r.end=l.start:r.items.push({start:l.start}),s.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const t={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{a(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}const s=this.
startBlockValue(t);s?this.stack.push(s):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(t){if(this.type==="map-value-ind"){const s=u(this.peek(2)),r=o(s);let l;t.end?
(l=t.end,l.push(this.sourceToken),delete t.end):l=[this.sourceToken];const f={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:r,key:t,sep:l}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=f}else yield*this.lineEnd(t)}*blockScalar(t){
switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let s=this.source.indexOf(`
`)+1;for(;s!==0;)this.onNewLine(this.offset+s),s=this.source.indexOf(`
`,s)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){const s=t.items[t.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,s.value){const r="end"in s.value?s.value.end:void 0;(Array.isArray(
r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else s.sep?
s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"space":case"comment":if(s.value)t.items.push({start:[
this.sourceToken]});else if(s.sep)s.sep.push(this.sourceToken);else{if(this.atIndentedComment(s.start,t.indent)){const l=t.
items[t.items.length-2]?.value?.end;if(Array.isArray(l)){c(l,s.start),l.push(this.sourceToken),t.items.pop();return}}s.start.
push(this.sourceToken)}return}if(this.indent>=t.indent){const r=!this.onKeyLine&&this.indent===t.indent,l=r&&(s.sep||s.explicitKey)&&
this.type!=="seq-item-ind";let f=[];if(l&&s.sep&&!s.value){const d=[];for(let w=0;w<s.sep.length;++w){const k=s.sep[w];switch(k.
type){case"newline":d.push(w);break;case"space":break;case"comment":k.indent>t.indent&&(d.length=0);break;default:d.length=
0}}d.length>=2&&(f=s.sep.splice(d[1]))}switch(this.type){case"anchor":case"tag":l||s.value?(f.push(this.sourceToken),t.items.
push({start:f}),this.onKeyLine=!0):s.sep?s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"explici\
t-key-ind":!s.sep&&!s.explicitKey?(s.start.push(this.sourceToken),s.explicitKey=!0):l||s.value?(f.push(this.sourceToken),
t.items.push({start:f,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(s.explicitKey)if(s.sep)if(s.
value)t.items.push({start:[],key:null,sep:[this.sourceToken]});else if(g(s.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:f,key:null,sep:[this.sourceToken]}]});else if(m(s.key)&&!g(
s.sep,"newline")){const d=o(s.start),w=s.key,k=s.sep;k.push(this.sourceToken),delete s.key,delete s.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:d,key:w,sep:k}]})}else f.length>0?s.sep=s.sep.concat(
f,this.sourceToken):s.sep.push(this.sourceToken);else if(g(s.start,"newline"))Object.assign(s,{key:null,sep:[this.sourceToken]});else{
const d=o(s.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:d,key:null,sep:[
this.sourceToken]}]})}else s.sep?s.value||l?t.items.push({start:f,key:null,sep:[this.sourceToken]}):g(s.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
s.sep.push(this.sourceToken):Object.assign(s,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const d=this.flowScalar(this.type);l||s.value?(t.items.push(
{start:f,key:d,sep:[]}),this.onKeyLine=!0):s.sep?this.stack.push(d):(Object.assign(s,{key:d,sep:[]}),this.onKeyLine=!0);
return}default:{const d=this.startBlockValue(t);if(d){if(d.type==="block-seq"){if(!s.explicitKey&&s.sep&&!g(s.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&t.items.push({start:f});this.stack.push(d);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){
const s=t.items[t.items.length-1];switch(this.type){case"newline":if(s.value){const r="end"in s.value?s.value.end:void 0;
(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else
s.start.push(this.sourceToken);return;case"space":case"comment":if(s.value)t.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(s.start,t.indent)){const l=t.items[t.items.length-2]?.value?.end;if(Array.isArray(l)){c(l,s.start),
l.push(this.sourceToken),t.items.pop();return}}s.start.push(this.sourceToken)}return;case"anchor":case"tag":if(s.value||
this.indent<=t.indent)break;s.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)break;s.value||
g(s.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):s.start.push(this.sourceToken);return}if(this.indent>
t.indent){const r=this.startBlockValue(t);if(r){this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){
const s=t.items[t.items.length-1];if(this.type==="flow-error-end"){let r;do yield*this.pop(),r=this.peek(1);while(r?.type===
"flow-collection")}else if(t.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!s||s.sep?t.items.push(
{start:[this.sourceToken]}):s.start.push(this.sourceToken);return;case"map-value-ind":!s||s.value?t.items.push({start:[],
key:null,sep:[this.sourceToken]}):s.sep?s.sep.push(this.sourceToken):Object.assign(s,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!s||s.value?t.items.push({start:[this.sourceToken]}):
s.sep?s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const l=this.flowScalar(this.type);!s||s.value?t.items.push({start:[],key:l,sep:[]}):s.
sep?this.stack.push(l):Object.assign(s,{key:l,sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);
return}const r=this.startBlockValue(t);r?this.stack.push(r):(yield*this.pop(),yield*this.step())}else{const r=this.peek(
2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===t.indent||this.type==="newline"&&!r.items[r.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){const l=u(r),
f=o(l);i(t);const d=t.end.splice(1,t.end.length);d.push(this.sourceToken);const w={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:f,key:t,sep:d}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=w}else yield*this.lineEnd(t)}}flowScalar(t){
if(this.onNewLine){let s=this.source.indexOf(`
`)+1;for(;s!==0;)this.onNewLine(this.offset+s),s=this.source.indexOf(`
`,s)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const s=u(t),r=o(s);return r.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const s=u(t),r=o(s);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,s){
return this.type!=="comment"||this.indent<=s?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!==
"doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}y.Parser=n}),84047:((T,y,h)=>{"use strict";var b=h(89984),p=h(3021),S=h(91464),
g=h(57249),a=h(41127),m=h(66628),u=h(3456);function o(t){const s=t.prettyErrors!==!1;return{lineCounter:t.lineCounter||s&&
new m.LineCounter||null,prettyErrors:s}}function c(t,s={}){const{lineCounter:r,prettyErrors:l}=o(s),f=new u.Parser(r?.addNewLine),
d=new b.Composer(s),w=Array.from(d.compose(f.parse(t)));if(l&&r)for(const k of w)k.errors.forEach(S.prettifyError(t,r)),
k.warnings.forEach(S.prettifyError(t,r));return w.length>0?w:Object.assign([],{empty:!0},d.streamInfo())}function i(t,s={}){
const{lineCounter:r,prettyErrors:l}=o(s),f=new u.Parser(r?.addNewLine),d=new b.Composer(s);let w=null;for(const k of d.compose(
f.parse(t),!0,t.length))if(!w)w=k;else if(w.options.logLevel!=="silent"){w.errors.push(new S.YAMLParseError(k.range.slice(
0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return l&&r&&(w.errors.
forEach(S.prettifyError(t,r)),w.warnings.forEach(S.prettifyError(t,r))),w}function n(t,s,r){let l;typeof s=="function"?l=
s:r===void 0&&s&&typeof s=="object"&&(r=s);const f=i(t,r);if(!f)return null;if(f.warnings.forEach(d=>g.warn(f.options.logLevel,
d)),f.errors.length>0){if(f.options.logLevel!=="silent")throw f.errors[0];f.errors=[]}return f.toJS(Object.assign({reviver:l},
r))}function e(t,s,r){let l=null;if(typeof s=="function"||Array.isArray(s)?l=s:r===void 0&&s&&(r=s),typeof r=="string"&&
(r=r.length),typeof r=="number"){const f=Math.round(r);r=f<1?void 0:f>8?{indent:8}:{indent:f}}if(t===void 0){const{keepUndefined:f}=r??
s??{};if(!f)return}return a.isDocument(t)&&!l?t.toString(r):new p.Document(t,l,r).toString(r)}y.parse=n,y.parseAllDocuments=
c,y.parseDocument=i,y.stringify=e}),45840:((T,y,h)=>{"use strict";var b=h(41127),p=h(47451),S=h(1706),g=h(66464),a=h(90018);
const m=(o,c)=>o.key<c.key?-1:o.key>c.key?1:0;class u{constructor({compat:c,customTags:i,merge:n,resolveKnownTags:e,schema:t,
sortMapEntries:s,toStringDefaults:r}){this.compat=Array.isArray(c)?a.getTags(c,"compat"):c?a.getTags(null,c):null,this.name=
typeof t=="string"&&t||"core",this.knownTags=e?a.coreKnownTags:{},this.tags=a.getTags(i,this.name,n),this.toStringOptions=
r??null,Object.defineProperty(this,b.MAP,{value:p.map}),Object.defineProperty(this,b.SCALAR,{value:g.string}),Object.defineProperty(
this,b.SEQ,{value:S.seq}),this.sortMapEntries=typeof s=="function"?s:s===!0?m:null}clone(){const c=Object.create(u.prototype,
Object.getOwnPropertyDescriptors(this));return c.tags=this.tags.slice(),c}}y.Schema=u}),47451:((T,y,h)=>{"use strict";var b=h(
41127),p=h(84454);const S={collection:"map",default:!0,nodeClass:p.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(g,a){return b.
isMap(g)||a("Expected a mapping for this tag"),g},createNode:(g,a,m)=>p.YAMLMap.from(g,a,m)};y.map=S}),73632:((T,y,h)=>{
"use strict";var b=h(63301);const p={identify:S=>S==null,createNode:()=>new b.Scalar(null),default:!0,tag:"tag:yaml.org,\
2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new b.Scalar(null),stringify:({source:S},g)=>typeof S=="string"&&p.test.
test(S)?S:g.options.nullStr};y.nullTag=p}),1706:((T,y,h)=>{"use strict";var b=h(41127),p=h(92223);const S={collection:"s\
eq",default:!0,nodeClass:p.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(g,a){return b.isSeq(g)||a("Expected a sequence fo\
r this tag"),g},createNode:(g,a,m)=>p.YAMLSeq.from(g,a,m)};y.seq=S}),66464:((T,y,h)=>{"use strict";var b=h(83069);const p={
identify:S=>typeof S=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:S=>S,stringify(S,g,a,m){return g=Object.assign(
{actualString:!0},g),b.stringifyString(S,g,a,m)}};y.string=p}),73959:((T,y,h)=>{"use strict";var b=h(63301);const p={identify:S=>typeof S==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:S=>new b.Scalar(S[0]===
"t"||S[0]==="T"),stringify({source:S,value:g},a){if(S&&p.test.test(S)){const m=S[0]==="t"||S[0]==="T";if(g===m)return S}
return g?a.options.trueStr:a.options.falseStr}};y.boolTag=p}),38405:((T,y,h)=>{"use strict";var b=h(63301),p=h(28689);const S={
identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:m=>m.slice(-3).toLowerCase()==="nan"?NaN:m[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:p.
stringifyNumber},g={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:m=>parseFloat(m),stringify(m){const u=Number(m.value);return isFinite(u)?u.toExponential():p.stringifyNumber(m)}},
a={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(m){
const u=new b.Scalar(parseFloat(m)),o=m.indexOf(".");return o!==-1&&m[m.length-1]==="0"&&(u.minFractionDigits=m.length-o-
1),u},stringify:p.stringifyNumber};y.float=a,y.floatExp=g,y.floatNaN=S}),59874:((T,y,h)=>{"use strict";var b=h(28689);const p=o=>typeof o==
"bigint"||Number.isInteger(o),S=(o,c,i,{intAsBigInt:n})=>n?BigInt(o):parseInt(o.substring(c),i);function g(o,c,i){const{
value:n}=o;return p(n)&&n>=0?i+n.toString(c):b.stringifyNumber(o)}const a={identify:o=>p(o)&&o>=0,default:!0,tag:"tag:ya\
ml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(o,c,i)=>S(o,2,8,i),stringify:o=>g(o,8,"0o")},m={identify:p,default:!0,
tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(o,c,i)=>S(o,0,10,i),stringify:b.stringifyNumber},u={identify:o=>p(
o)&&o>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(o,c,i)=>S(o,2,16,i),stringify:o=>g(
o,16,"0x")};y.int=m,y.intHex=u,y.intOct=a}),70896:((T,y,h)=>{"use strict";var b=h(47451),p=h(73632),S=h(1706),g=h(66464),
a=h(73959),m=h(38405),u=h(59874);const o=[b.map,S.seq,g.string,p.nullTag,a.boolTag,u.intOct,u.int,u.intHex,m.floatNaN,m.
floatExp,m.float];y.schema=o}),33559:((T,y,h)=>{"use strict";var b=h(63301),p=h(47451),S=h(1706);function g(c){return typeof c==
"bigint"||Number.isInteger(c)}const a=({value:c})=>JSON.stringify(c),m=[{identify:c=>typeof c=="string",default:!0,tag:"\
tag:yaml.org,2002:str",resolve:c=>c,stringify:a},{identify:c=>c==null,createNode:()=>new b.Scalar(null),default:!0,tag:"\
tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:a},{identify:c=>typeof c=="boolean",default:!0,tag:"tag\
:yaml.org,2002:bool",test:/^true$|^false$/,resolve:c=>c==="true",stringify:a},{identify:g,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(c,i,{intAsBigInt:n})=>n?BigInt(c):parseInt(c,10),stringify:({value:c})=>g(
c)?c.toString():JSON.stringify(c)},{identify:c=>typeof c=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:c=>parseFloat(c),stringify:a}],u={default:!0,tag:"",test:/^/,resolve(c,i){return i(`Unresolved plain scalar ${JSON.
stringify(c)}`),c}},o=[p.map,S.seq].concat(m,u);y.schema=o}),90018:((T,y,h)=>{"use strict";var b=h(47451),p=h(73632),S=h(
1706),g=h(66464),a=h(73959),m=h(38405),u=h(59874),o=h(70896),c=h(33559),i=h(56083),n=h(90452),e=h(50303),t=h(18385),s=h(
35913),r=h(81528),l=h(24371);const f=new Map([["core",o.schema],["failsafe",[b.map,S.seq,g.string]],["json",c.schema],["\
yaml11",s.schema],["yaml-1.1",s.schema]]),d={binary:i.binary,bool:a.boolTag,float:m.float,floatExp:m.floatExp,floatNaN:m.
floatNaN,floatTime:l.floatTime,int:u.int,intHex:u.intHex,intOct:u.intOct,intTime:l.intTime,map:b.map,merge:n.merge,null:p.
nullTag,omap:e.omap,pairs:t.pairs,seq:S.seq,set:r.set,timestamp:l.timestamp},w={"tag:yaml.org,2002:binary":i.binary,"tag\
:yaml.org,2002:merge":n.merge,"tag:yaml.org,2002:omap":e.omap,"tag:yaml.org,2002:pairs":t.pairs,"tag:yaml.org,2002:set":r.
set,"tag:yaml.org,2002:timestamp":l.timestamp};function k(A,v,O){const N=f.get(v);if(N&&!A)return O&&!N.includes(n.merge)?
N.concat(n.merge):N.slice();let L=N;if(!L)if(Array.isArray(A))L=[];else{const I=Array.from(f.keys()).filter(P=>P!=="yaml\
11").map(P=>JSON.stringify(P)).join(", ");throw new Error(`Unknown schema "${v}"; use one of ${I} or define customTags a\
rray`)}if(Array.isArray(A))for(const I of A)L=L.concat(I);else typeof A=="function"&&(L=A(L.slice()));return O&&(L=L.concat(
n.merge)),L.reduce((I,P)=>{const E=typeof P=="string"?d[P]:P;if(!E){const M=JSON.stringify(P),D=Object.keys(d).map(B=>JSON.
stringify(B)).join(", ");throw new Error(`Unknown custom tag ${M}; use one of ${D}`)}return I.includes(E)||I.push(E),I},
[])}y.coreKnownTags=w,y.getTags=k}),56083:((T,y,h)=>{"use strict";var b=h(20181),p=h(63301),S=h(83069);const g={identify:a=>a instanceof
Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(a,m){if(typeof b.Buffer=="function")return b.Buffer.from(a,
"base64");if(typeof atob=="function"){const u=atob(a.replace(/[\n\r]/g,"")),o=new Uint8Array(u.length);for(let c=0;c<u.length;++c)
o[c]=u.charCodeAt(c);return o}else return m("This environment does not support reading binary tags; either Buffer or ato\
b is required"),a},stringify({comment:a,type:m,value:u},o,c,i){if(!u)return"";const n=u;let e;if(typeof b.Buffer=="funct\
ion")e=n instanceof b.Buffer?n.toString("base64"):b.Buffer.from(n.buffer).toString("base64");else if(typeof btoa=="funct\
ion"){let t="";for(let s=0;s<n.length;++s)t+=String.fromCharCode(n[s]);e=btoa(t)}else throw new Error("This environment \
does not support writing binary tags; either Buffer or btoa is required");if(m??(m=p.Scalar.BLOCK_LITERAL),m!==p.Scalar.
QUOTE_DOUBLE){const t=Math.max(o.options.lineWidth-o.indent.length,o.options.minContentWidth),s=Math.ceil(e.length/t),r=new Array(
s);for(let l=0,f=0;l<s;++l,f+=t)r[l]=e.substr(f,t);e=r.join(m===p.Scalar.BLOCK_LITERAL?`
`:" ")}return S.stringifyString({comment:a,type:m,value:e},o,c,i)}};y.binary=g}),88398:((T,y,h)=>{"use strict";var b=h(63301);
function p({value:a,source:m},u){return m&&(a?S:g).test.test(m)?m:a?u.options.trueStr:u.options.falseStr}const S={identify:a=>a===
!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new b.Scalar(!0),
stringify:p},g={identify:a=>a===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new b.Scalar(!1),stringify:p};y.falseTag=g,y.trueTag=S}),35782:((T,y,h)=>{"use strict";var b=h(63301),p=h(28689);
const S={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:m=>m.slice(-3).toLowerCase()==="nan"?NaN:m[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:p.
stringifyNumber},g={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:m=>parseFloat(m.replace(/_/g,"")),stringify(m){const u=Number(m.value);return isFinite(u)?u.toExponential():p.stringifyNumber(
m)}},a={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(m){const u=new b.Scalar(parseFloat(m.replace(/_/g,""))),o=m.indexOf(".");if(o!==-1){const c=m.substring(o+1).replace(
/_/g,"");c[c.length-1]==="0"&&(u.minFractionDigits=c.length)}return u},stringify:p.stringifyNumber};y.float=a,y.floatExp=
g,y.floatNaN=S}),10873:((T,y,h)=>{"use strict";var b=h(28689);const p=c=>typeof c=="bigint"||Number.isInteger(c);function S(c,i,n,{
intAsBigInt:e}){const t=c[0];if((t==="-"||t==="+")&&(i+=1),c=c.substring(i).replace(/_/g,""),e){switch(n){case 2:c=`0b${c}`;
break;case 8:c=`0o${c}`;break;case 16:c=`0x${c}`;break}const r=BigInt(c);return t==="-"?BigInt(-1)*r:r}const s=parseInt(
c,n);return t==="-"?-1*s:s}function g(c,i,n){const{value:e}=c;if(p(e)){const t=e.toString(i);return e<0?"-"+n+t.substr(1):
n+t}return b.stringifyNumber(c)}const a={identify:p,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(c,i,n)=>S(c,2,2,n),stringify:c=>g(c,2,"0b")},m={identify:p,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",
test:/^[-+]?0[0-7_]+$/,resolve:(c,i,n)=>S(c,1,8,n),stringify:c=>g(c,8,"0")},u={identify:p,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(c,i,n)=>S(c,0,10,n),stringify:b.stringifyNumber},o={identify:p,default:!0,tag:"\
tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(c,i,n)=>S(c,2,16,n),stringify:c=>g(c,16,"0x")};
y.int=u,y.intBin=a,y.intHex=o,y.intOct=m}),90452:((T,y,h)=>{"use strict";var b=h(41127),p=h(63301);const S="<<",g={identify:c=>c===
S||typeof c=="symbol"&&c.description===S,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(
new p.Scalar(Symbol(S)),{addToJSMap:m}),stringify:()=>S},a=(c,i)=>(g.identify(i)||b.isScalar(i)&&(!i.type||i.type===p.Scalar.
PLAIN)&&g.identify(i.value))&&c?.doc.schema.tags.some(n=>n.tag===g.tag&&n.default);function m(c,i,n){const e=o(c,n);if(b.
isSeq(e))for(const t of e.items)u(c,i,t);else if(Array.isArray(e))for(const t of e)u(c,i,t);else u(c,i,e)}function u(c,i,n){
const e=o(c,n);if(!b.isMap(e))throw new Error("Merge sources must be maps or map aliases");const t=e.toJSON(null,c,Map);
for(const[s,r]of t)i instanceof Map?i.has(s)||i.set(s,r):i instanceof Set?i.add(s):Object.prototype.hasOwnProperty.call(
i,s)||Object.defineProperty(i,s,{value:r,writable:!0,enumerable:!0,configurable:!0});return i}function o(c,i){return c&&
b.isAlias(i)?i.resolve(c.doc,c):i}y.addMergeToJSMap=m,y.isMergeKey=a,y.merge=g}),50303:((T,y,h)=>{"use strict";var b=h(41127),
p=h(74043),S=h(84454),g=h(92223),a=h(18385);class m extends g.YAMLSeq{constructor(){super(),this.add=S.YAMLMap.prototype.
add.bind(this),this.delete=S.YAMLMap.prototype.delete.bind(this),this.get=S.YAMLMap.prototype.get.bind(this),this.has=S.
YAMLMap.prototype.has.bind(this),this.set=S.YAMLMap.prototype.set.bind(this),this.tag=m.tag}toJSON(c,i){if(!i)return super.
toJSON(c);const n=new Map;i?.onCreate&&i.onCreate(n);for(const e of this.items){let t,s;if(b.isPair(e)?(t=p.toJS(e.key,"",
i),s=p.toJS(e.value,t,i)):t=p.toJS(e,"",i),n.has(t))throw new Error("Ordered maps must not include duplicate keys");n.set(
t,s)}return n}static from(c,i,n){const e=a.createPairs(c,i,n),t=new this;return t.items=e.items,t}}m.tag="tag:yaml.org,2\
002:omap";const u={collection:"seq",identify:o=>o instanceof Map,nodeClass:m,default:!1,tag:"tag:yaml.org,2002:omap",resolve(o,c){
const i=a.resolvePairs(o,c),n=[];for(const{key:e}of i.items)b.isScalar(e)&&(n.includes(e.value)?c(`Ordered maps must not\
 include duplicate keys: ${e.value}`):n.push(e.value));return Object.assign(new m,i)},createNode:(o,c,i)=>m.from(o,c,i)};
y.YAMLOMap=m,y.omap=u}),18385:((T,y,h)=>{"use strict";var b=h(41127),p=h(57165),S=h(63301),g=h(92223);function a(o,c){if(b.
isSeq(o))for(let i=0;i<o.items.length;++i){let n=o.items[i];if(!b.isPair(n)){if(b.isMap(n)){n.items.length>1&&c("Each pa\
ir must have its own sequence indicator");const e=n.items[0]||new p.Pair(new S.Scalar(null));if(n.commentBefore&&(e.key.
commentBefore=e.key.commentBefore?`${n.commentBefore}
${e.key.commentBefore}`:n.commentBefore),n.comment){const t=e.value??e.key;t.comment=t.comment?`${n.comment}
${t.comment}`:n.comment}n=e}o.items[i]=b.isPair(n)?n:new p.Pair(n)}}else c("Expected a sequence for this tag");return o}
function m(o,c,i){const{replacer:n}=i,e=new g.YAMLSeq(o);e.tag="tag:yaml.org,2002:pairs";let t=0;if(c&&Symbol.iterator in
Object(c))for(let s of c){typeof n=="function"&&(s=n.call(c,String(t++),s));let r,l;if(Array.isArray(s))if(s.length===2)
r=s[0],l=s[1];else throw new TypeError(`Expected [key, value] tuple: ${s}`);else if(s&&s instanceof Object){const f=Object.
keys(s);if(f.length===1)r=f[0],l=s[r];else throw new TypeError(`Expected tuple with one key, not ${f.length} keys`)}else
r=s;e.items.push(p.createPair(r,l,i))}return e}const u={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:a,
createNode:m};y.createPairs=m,y.pairs=u,y.resolvePairs=a}),35913:((T,y,h)=>{"use strict";var b=h(47451),p=h(73632),S=h(1706),
g=h(66464),a=h(56083),m=h(88398),u=h(35782),o=h(10873),c=h(90452),i=h(50303),n=h(18385),e=h(81528),t=h(24371);const s=[b.
map,S.seq,g.string,p.nullTag,m.trueTag,m.falseTag,o.intBin,o.intOct,o.int,o.intHex,u.floatNaN,u.floatExp,u.float,a.binary,
c.merge,i.omap,n.pairs,e.set,t.intTime,t.floatTime,t.timestamp];y.schema=s}),81528:((T,y,h)=>{"use strict";var b=h(41127),
p=h(57165),S=h(84454);class g extends S.YAMLMap{constructor(u){super(u),this.tag=g.tag}add(u){let o;b.isPair(u)?o=u:u&&typeof u==
"object"&&"key"in u&&"value"in u&&u.value===null?o=new p.Pair(u.key,null):o=new p.Pair(u,null),S.findPair(this.items,o.key)||
this.items.push(o)}get(u,o){const c=S.findPair(this.items,u);return!o&&b.isPair(c)?b.isScalar(c.key)?c.key.value:c.key:c}set(u,o){
if(typeof o!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof o}`);const c=S.
findPair(this.items,u);c&&!o?this.items.splice(this.items.indexOf(c),1):!c&&o&&this.items.push(new p.Pair(u))}toJSON(u,o){
return super.toJSON(u,o,Set)}toString(u,o,c){if(!u)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},u,{allNullValues:!0}),o,c);throw new Error("Set items must all have null values")}static from(u,o,c){
const{replacer:i}=c,n=new this(u);if(o&&Symbol.iterator in Object(o))for(let e of o)typeof i=="function"&&(e=i.call(o,e,
e)),n.items.push(p.createPair(e,null,c));return n}}g.tag="tag:yaml.org,2002:set";const a={collection:"map",identify:m=>m instanceof
Set,nodeClass:g,default:!1,tag:"tag:yaml.org,2002:set",createNode:(m,u,o)=>g.from(m,u,o),resolve(m,u){if(b.isMap(m)){if(m.
hasAllNullValues(!0))return Object.assign(new g,m);u("Set items must all have null values")}else u("Expected a mapping f\
or this tag");return m}};y.YAMLSet=g,y.set=a}),24371:((T,y,h)=>{"use strict";var b=h(28689);function p(u,o){const c=u[0],
i=c==="-"||c==="+"?u.substring(1):u,n=t=>o?BigInt(t):Number(t),e=i.replace(/_/g,"").split(":").reduce((t,s)=>t*n(60)+n(s),
n(0));return c==="-"?n(-1)*e:e}function S(u){let{value:o}=u,c=t=>t;if(typeof o=="bigint")c=t=>BigInt(t);else if(isNaN(o)||
!isFinite(o))return b.stringifyNumber(u);let i="";o<0&&(i="-",o*=c(-1));const n=c(60),e=[o%n];return o<60?e.unshift(0):(o=
(o-e[0])/n,e.unshift(o%n),o>=60&&(o=(o-e[0])/n,e.unshift(o))),i+e.map(t=>String(t).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}const g={identify:u=>typeof u=="bigint"||Number.isInteger(u),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(u,o,{intAsBigInt:c})=>p(u,c),stringify:S},a={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:f\
loat",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:u=>p(u,!1),stringify:S},m={identify:u=>u instanceof
Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0\
-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(u){const o=u.match(
m.test);if(!o)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,c,i,n,e,t,s]=o.map(Number),
r=o[7]?Number((o[7]+"00").substr(1,3)):0;let l=Date.UTC(c,i-1,n,e||0,t||0,s||0,r);const f=o[8];if(f&&f!=="Z"){let d=p(f,
!1);Math.abs(d)<30&&(d*=60),l-=6e4*d}return new Date(l)},stringify:({value:u})=>u?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};y.floatTime=a,y.intTime=g,y.timestamp=m}),34475:((T,y)=>{"use strict";const h="flow",b="block",p="quoted";function S(a,m,u="\
flow",{indentAtStart:o,lineWidth:c=80,minContentWidth:i=20,onFold:n,onOverflow:e}={}){if(!c||c<0)return a;c<i&&(i=0);const t=Math.
max(1+i,1+c-m.length);if(a.length<=t)return a;const s=[],r={};let l=c-m.length;typeof o=="number"&&(o>c-Math.max(2,i)?s.
push(0):l=c-o);let f,d,w=!1,k=-1,A=-1,v=-1;u===b&&(k=g(a,k,m.length),k!==-1&&(l=k+t));for(let N;N=a[k+=1];){if(u===p&&N===
"\\"){switch(A=k,a[k+1]){case"x":k+=3;break;case"u":k+=5;break;case"U":k+=9;break;default:k+=1}v=k}if(N===`
`)u===b&&(k=g(a,k,m.length)),l=k+m.length+t,f=void 0;else{if(N===" "&&d&&d!==" "&&d!==`
`&&d!=="	"){const L=a[k+1];L&&L!==" "&&L!==`
`&&L!=="	"&&(f=k)}if(k>=l)if(f)s.push(f),l=f+t,f=void 0;else if(u===p){for(;d===" "||d==="	";)d=N,N=a[k+=1],w=!0;const L=k>
v+1?k-2:A-1;if(r[L])return a;s.push(L),r[L]=!0,l=L+t,f=void 0}else w=!0}d=N}if(w&&e&&e(),s.length===0)return a;n&&n();let O=a.
slice(0,s[0]);for(let N=0;N<s.length;++N){const L=s[N],I=s[N+1]||a.length;L===0?O=`
${m}${a.slice(0,I)}`:(u===p&&r[L]&&(O+=`${a[L]}\\`),O+=`
${m}${a.slice(L+1,I)}`)}return O}function g(a,m,u){let o=m,c=m+1,i=a[c];for(;i===" "||i==="	";)if(m<c+u)i=a[++m];else{do
i=a[++m];while(i&&i!==`
`);o=m,c=m+1,i=a[c]}return o}y.FOLD_BLOCK=b,y.FOLD_FLOW=h,y.FOLD_QUOTED=p,y.foldFlowLines=S}),2148:((T,y,h)=>{"use stric\
t";var b=h(71596),p=h(41127),S=h(59799),g=h(83069);function a(c,i){const n=Object.assign({blockQuote:!0,commentString:S.
stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},c.schema.toStringOptions,i);let e;switch(n.collectionStyle){case"bl\
ock":e=!1;break;case"flow":e=!0;break;default:e=null}return{anchors:new Set,doc:c,flowCollectionPadding:n.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof n.indent=="number"?" ".repeat(n.indent):"  ",inFlow:e,options:n}}function m(c,i){if(i.
tag){const t=c.filter(s=>s.tag===i.tag);if(t.length>0)return t.find(s=>s.format===i.format)??t[0]}let n,e;if(p.isScalar(
i)){e=i.value;let t=c.filter(s=>s.identify?.(e));if(t.length>1){const s=t.filter(r=>r.test);s.length>0&&(t=s)}n=t.find(s=>s.
format===i.format)??t.find(s=>!s.format)}else e=i,n=c.find(t=>t.nodeClass&&e instanceof t.nodeClass);if(!n){const t=e?.constructor?.
name??(e===null?"null":typeof e);throw new Error(`Tag not resolved for ${t} value`)}return n}function u(c,i,{anchors:n,doc:e}){
if(!e.directives)return"";const t=[],s=(p.isScalar(c)||p.isCollection(c))&&c.anchor;s&&b.anchorIsValid(s)&&(n.add(s),t.push(
`&${s}`));const r=c.tag??(i.default?null:i.tag);return r&&t.push(e.directives.tagString(r)),t.join(" ")}function o(c,i,n,e){
if(p.isPair(c))return c.toString(i,n,e);if(p.isAlias(c)){if(i.doc.directives)return c.toString(i);if(i.resolvedAliases?.
has(c))throw new TypeError("Cannot stringify circular structure without alias nodes");i.resolvedAliases?i.resolvedAliases.
add(c):i.resolvedAliases=new Set([c]),c=c.resolve(i.doc)}let t;const s=p.isNode(c)?c:i.doc.createNode(c,{onTagObj:f=>t=f});
t??(t=m(i.doc.schema.tags,s));const r=u(s,t,i);r.length>0&&(i.indentAtStart=(i.indentAtStart??0)+r.length+1);const l=typeof t.
stringify=="function"?t.stringify(s,i,n,e):p.isScalar(s)?g.stringifyString(s,i,n,e):s.toString(i,n,e);return r?p.isScalar(
s)||l[0]==="{"||l[0]==="["?`${r} ${l}`:`${r}
${i.indent}${l}`:l}y.createStringifyContext=a,y.stringify=o}),61212:((T,y,h)=>{"use strict";var b=h(41127),p=h(2148),S=h(
59799);function g(o,c,i){return(c.inFlow??o.flow?m:a)(o,c,i)}function a({comment:o,items:c},i,{blockItemPrefix:n,flowChars:e,
itemIndent:t,onChompKeep:s,onComment:r}){const{indent:l,options:{commentString:f}}=i,d=Object.assign({},i,{indent:t,type:null});
let w=!1;const k=[];for(let v=0;v<c.length;++v){const O=c[v];let N=null;if(b.isNode(O))!w&&O.spaceBefore&&k.push(""),u(i,
k,O.commentBefore,w),O.comment&&(N=O.comment);else if(b.isPair(O)){const I=b.isNode(O.key)?O.key:null;I&&(!w&&I.spaceBefore&&
k.push(""),u(i,k,I.commentBefore,w))}w=!1;let L=p.stringify(O,d,()=>N=null,()=>w=!0);N&&(L+=S.lineComment(L,t,f(N))),w&&
N&&(w=!1),k.push(n+L)}let A;if(k.length===0)A=e.start+e.end;else{A=k[0];for(let v=1;v<k.length;++v){const O=k[v];A+=O?`
${l}${O}`:`
`}}return o?(A+=`
`+S.indentComment(f(o),l),r&&r()):w&&s&&s(),A}function m({items:o},c,{flowChars:i,itemIndent:n}){const{indent:e,indentStep:t,
flowCollectionPadding:s,options:{commentString:r}}=c;n+=t;const l=Object.assign({},c,{indent:n,inFlow:!0,type:null});let f=!1,
d=0;const w=[];for(let v=0;v<o.length;++v){const O=o[v];let N=null;if(b.isNode(O))O.spaceBefore&&w.push(""),u(c,w,O.commentBefore,
!1),O.comment&&(N=O.comment);else if(b.isPair(O)){const I=b.isNode(O.key)?O.key:null;I&&(I.spaceBefore&&w.push(""),u(c,w,
I.commentBefore,!1),I.comment&&(f=!0));const P=b.isNode(O.value)?O.value:null;P?(P.comment&&(N=P.comment),P.commentBefore&&
(f=!0)):O.value==null&&I?.comment&&(N=I.comment)}N&&(f=!0);let L=p.stringify(O,l,()=>N=null);f||(f=w.length>d||L.includes(
`
`)),v<o.length-1?L+=",":c.options.trailingComma&&(c.options.lineWidth>0&&(f||(f=w.reduce((I,P)=>I+P.length+2,2)+(L.length+
2)>c.options.lineWidth)),f&&(L+=",")),N&&(L+=S.lineComment(L,n,r(N))),w.push(L),d=w.length}const{start:k,end:A}=i;if(w.length===
0)return k+A;if(!f){const v=w.reduce((O,N)=>O+N.length+2,2);f=c.options.lineWidth>0&&v>c.options.lineWidth}if(f){let v=k;
for(const O of w)v+=O?`
${t}${e}${O}`:`
`;return`${v}
${e}${A}`}else return`${k}${s}${w.join(" ")}${s}${A}`}function u({indent:o,options:{commentString:c}},i,n,e){if(n&&e&&(n=
n.replace(/^\n+/,"")),n){const t=S.indentComment(c(n),o);i.push(t.trimStart())}}y.stringifyCollection=g}),59799:((T,y)=>{
"use strict";const h=S=>S.replace(/^(?!$)(?: $)?/gm,"#");function b(S,g){return/^\n+$/.test(S)?S.substring(1):g?S.replace(
/^(?! *$)/gm,g):S}const p=(S,g,a)=>S.endsWith(`
`)?b(a,g):a.includes(`
`)?`
`+b(a,g):(S.endsWith(" ")?"":" ")+a;y.indentComment=b,y.lineComment=p,y.stringifyComment=h}),6829:((T,y,h)=>{"use strict";
var b=h(41127),p=h(2148),S=h(59799);function g(a,m){const u=[];let o=m.directives===!0;if(m.directives!==!1&&a.directives){
const t=a.directives.toString(a);t?(u.push(t),o=!0):a.directives.docStart&&(o=!0)}o&&u.push("---");const c=p.createStringifyContext(
a,m),{commentString:i}=c.options;if(a.commentBefore){u.length!==1&&u.unshift("");const t=i(a.commentBefore);u.unshift(S.
indentComment(t,""))}let n=!1,e=null;if(a.contents){if(b.isNode(a.contents)){if(a.contents.spaceBefore&&o&&u.push(""),a.
contents.commentBefore){const r=i(a.contents.commentBefore);u.push(S.indentComment(r,""))}c.forceBlockIndent=!!a.comment,
e=a.contents.comment}const t=e?void 0:()=>n=!0;let s=p.stringify(a.contents,c,()=>e=null,t);e&&(s+=S.lineComment(s,"",i(
e))),(s[0]==="|"||s[0]===">")&&u[u.length-1]==="---"?u[u.length-1]=`--- ${s}`:u.push(s)}else u.push(p.stringify(a.contents,
c));if(a.directives?.docEnd)if(a.comment){const t=i(a.comment);t.includes(`
`)?(u.push("..."),u.push(S.indentComment(t,""))):u.push(`... ${t}`)}else u.push("...");else{let t=a.comment;t&&n&&(t=t.replace(
/^\n+/,"")),t&&((!n||e)&&u[u.length-1]!==""&&u.push(""),u.push(S.indentComment(i(t),"")))}return u.join(`
`)+`
`}y.stringifyDocument=g}),28689:((T,y)=>{"use strict";function h({format:b,minFractionDigits:p,tag:S,value:g}){if(typeof g==
"bigint")return String(g);const a=typeof g=="number"?g:Number(g);if(!isFinite(a))return isNaN(a)?".nan":a<0?"-.inf":".in\
f";let m=Object.is(g,-0)?"-0":JSON.stringify(g);if(!b&&p&&(!S||S==="tag:yaml.org,2002:float")&&/^-?\d/.test(m)&&!m.includes(
"e")){let u=m.indexOf(".");u<0&&(u=m.length,m+=".");let o=p-(m.length-u-1);for(;o-- >0;)m+="0"}return m}y.stringifyNumber=
h}),59748:((T,y,h)=>{"use strict";var b=h(41127),p=h(63301),S=h(2148),g=h(59799);function a({key:m,value:u},o,c,i){const{
allNullValues:n,doc:e,indent:t,indentStep:s,options:{commentString:r,indentSeq:l,simpleKeys:f}}=o;let d=b.isNode(m)&&m.comment||
null;if(f){if(d)throw new Error("With simple keys, key nodes cannot have comments");if(b.isCollection(m)||!b.isNode(m)&&
typeof m=="object"){const M="With simple keys, collection cannot be used as a key value";throw new Error(M)}}let w=!f&&(!m||
d&&u==null&&!o.inFlow||b.isCollection(m)||(b.isScalar(m)?m.type===p.Scalar.BLOCK_FOLDED||m.type===p.Scalar.BLOCK_LITERAL:
typeof m=="object"));o=Object.assign({},o,{allNullValues:!1,implicitKey:!w&&(f||!n),indent:t+s});let k=!1,A=!1,v=S.stringify(
m,o,()=>k=!0,()=>A=!0);if(!w&&!o.inFlow&&v.length>1024){if(f)throw new Error("With simple keys, single line scalar must \
not span more than 1024 characters");w=!0}if(o.inFlow){if(n||u==null)return k&&c&&c(),v===""?"?":w?`? ${v}`:v}else if(n&&
!f||u==null&&w)return v=`? ${v}`,d&&!k?v+=g.lineComment(v,o.indent,r(d)):A&&i&&i(),v;k&&(d=null),w?(d&&(v+=g.lineComment(
v,o.indent,r(d))),v=`? ${v}
${t}:`):(v=`${v}:`,d&&(v+=g.lineComment(v,o.indent,r(d))));let O,N,L;b.isNode(u)?(O=!!u.spaceBefore,N=u.commentBefore,L=
u.comment):(O=!1,N=null,L=null,u&&typeof u=="object"&&(u=e.createNode(u))),o.implicitKey=!1,!w&&!d&&b.isScalar(u)&&(o.indentAtStart=
v.length+1),A=!1,!l&&s.length>=2&&!o.inFlow&&!w&&b.isSeq(u)&&!u.flow&&!u.tag&&!u.anchor&&(o.indent=o.indent.substring(2));
let I=!1;const P=S.stringify(u,o,()=>I=!0,()=>A=!0);let E=" ";if(d||O||N){if(E=O?`
`:"",N){const M=r(N);E+=`
${g.indentComment(M,o.indent)}`}P===""&&!o.inFlow?E===`
`&&L&&(E=`

`):E+=`
${o.indent}`}else if(!w&&b.isCollection(u)){const M=P[0],D=P.indexOf(`
`),B=D!==-1,R=o.inFlow??u.flow??u.items.length===0;if(B||!R){let U=!1;if(B&&(M==="&"||M==="!")){let $=P.indexOf(" ");M===
"&"&&$!==-1&&$<D&&P[$+1]==="!"&&($=P.indexOf(" ",$+1)),($===-1||D<$)&&(U=!0)}U||(E=`
${o.indent}`)}}else(P===""||P[0]===`
`)&&(E="");return v+=E+P,o.inFlow?I&&c&&c():L&&!I?v+=g.lineComment(v,o.indent,r(L)):A&&i&&i(),v}y.stringifyPair=a}),83069:((T,y,h)=>{
"use strict";var b=h(63301),p=h(34475);const S=(t,s)=>({indentAtStart:s?t.indent.length:t.indentAtStart,lineWidth:t.options.
lineWidth,minContentWidth:t.options.minContentWidth}),g=t=>/^(%|---|\.\.\.)/m.test(t);function a(t,s,r){if(!s||s<0)return!1;
const l=s-r,f=t.length;if(f<=l)return!1;for(let d=0,w=0;d<f;++d)if(t[d]===`
`){if(d-w>l)return!0;if(w=d+1,f-w<=l)return!1}return!0}function m(t,s){const r=JSON.stringify(t);if(s.options.doubleQuotedAsJSON)
return r;const{implicitKey:l}=s,f=s.options.doubleQuotedMinMultiLineLength,d=s.indent||(g(t)?"  ":"");let w="",k=0;for(let A=0,
v=r[A];v;v=r[++A])if(v===" "&&r[A+1]==="\\"&&r[A+2]==="n"&&(w+=r.slice(k,A)+"\\ ",A+=1,k=A,v="\\"),v==="\\")switch(r[A+1]){case"\
u":{w+=r.slice(k,A);const O=r.substr(A+2,4);switch(O){case"0000":w+="\\0";break;case"0007":w+="\\a";break;case"000b":w+=
"\\v";break;case"001b":w+="\\e";break;case"0085":w+="\\N";break;case"00a0":w+="\\_";break;case"2028":w+="\\L";break;case"\
2029":w+="\\P";break;default:O.substr(0,2)==="00"?w+="\\x"+O.substr(2):w+=r.substr(A,6)}A+=5,k=A+1}break;case"n":if(l||r[A+
2]==='"'||r.length<f)A+=1;else{for(w+=r.slice(k,A)+`

`;r[A+2]==="\\"&&r[A+3]==="n"&&r[A+4]!=='"';)w+=`
`,A+=2;w+=d,r[A+2]===" "&&(w+="\\"),A+=1,k=A+1}break;default:A+=1}return w=k?w+r.slice(k):r,l?w:p.foldFlowLines(w,d,p.FOLD_QUOTED,
S(s,!1))}function u(t,s){if(s.options.singleQuote===!1||s.implicitKey&&t.includes(`
`)||/[ \t]\n|\n[ \t]/.test(t))return m(t,s);const r=s.indent||(g(t)?"  ":""),l="'"+t.replace(/'/g,"''").replace(/\n+/g,`\
$&
${r}`)+"'";return s.implicitKey?l:p.foldFlowLines(l,r,p.FOLD_FLOW,S(s,!1))}function o(t,s){const{singleQuote:r}=s.options;
let l;if(r===!1)l=m;else{const f=t.includes('"'),d=t.includes("'");f&&!d?l=u:d&&!f?l=m:l=r?u:m}return l(t,s)}let c;try{c=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{c=/\n+(?!\n|$)/g}function i({comment:t,type:s,value:r},l,f,d){const{blockQuote:w,commentString:k,lineWidth:A}=l.
options;if(!w||/\n[\t ]+$/.test(r))return o(r,l);const v=l.indent||(l.forceBlockIndent||g(r)?"  ":""),O=w==="literal"?!0:
w==="folded"||s===b.Scalar.BLOCK_FOLDED?!1:s===b.Scalar.BLOCK_LITERAL?!0:!a(r,A,v.length);if(!r)return O?`|
`:`>
`;let N,L;for(L=r.length;L>0;--L){const $=r[L-1];if($!==`
`&&$!=="	"&&$!==" ")break}let I=r.substring(L);const P=I.indexOf(`
`);P===-1?N="-":r===I||P!==I.length-1?(N="+",d&&d()):N="",I&&(r=r.slice(0,-I.length),I[I.length-1]===`
`&&(I=I.slice(0,-1)),I=I.replace(c,`$&${v}`));let E=!1,M,D=-1;for(M=0;M<r.length;++M){const $=r[M];if($===" ")E=!0;else if($===
`
`)D=M;else break}let B=r.substring(0,D<M?D+1:M);B&&(r=r.substring(B.length),B=B.replace(/\n+/g,`$&${v}`));let U=(E?v?"2":
"1":"")+N;if(t&&(U+=" "+k(t.replace(/ ?[\r\n]+/g," ")),f&&f()),!O){const $=r.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${v}`);let Y=!1;const F=S(l,!0);
w!=="folded"&&s!==b.Scalar.BLOCK_FOLDED&&(F.onOverflow=()=>{Y=!0});const j=p.foldFlowLines(`${B}${$}${I}`,v,p.FOLD_BLOCK,
F);if(!Y)return`>${U}
${v}${j}`}return r=r.replace(/\n+/g,`$&${v}`),`|${U}
${v}${B}${r}${I}`}function n(t,s,r,l){const{type:f,value:d}=t,{actualString:w,implicitKey:k,indent:A,indentStep:v,inFlow:O}=s;
if(k&&d.includes(`
`)||O&&/[[\]{},]/.test(d))return o(d,s);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(d))return k||O||!d.includes(`
`)?o(d,s):i(t,s,r,l);if(!k&&!O&&f!==b.Scalar.PLAIN&&d.includes(`
`))return i(t,s,r,l);if(g(d)){if(A==="")return s.forceBlockIndent=!0,i(t,s,r,l);if(k&&A===v)return o(d,s)}const N=d.replace(
/\n+/g,`$&
${A}`);if(w){const L=E=>E.default&&E.tag!=="tag:yaml.org,2002:str"&&E.test?.test(N),{compat:I,tags:P}=s.doc.schema;if(P.
some(L)||I?.some(L))return o(d,s)}return k?N:p.foldFlowLines(N,A,p.FOLD_FLOW,S(s,!1))}function e(t,s,r,l){const{implicitKey:f,
inFlow:d}=s,w=typeof t.value=="string"?t:Object.assign({},t,{value:String(t.value)});let{type:k}=t;k!==b.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(w.value)&&(k=b.Scalar.QUOTE_DOUBLE);const A=O=>{switch(O){case b.
Scalar.BLOCK_FOLDED:case b.Scalar.BLOCK_LITERAL:return f||d?o(w.value,s):i(w,s,r,l);case b.Scalar.QUOTE_DOUBLE:return m(
w.value,s);case b.Scalar.QUOTE_SINGLE:return u(w.value,s);case b.Scalar.PLAIN:return n(w,s,r,l);default:return null}};let v=A(
k);if(v===null){const{defaultKeyType:O,defaultStringType:N}=s.options,L=f&&O||N;if(v=A(L),v===null)throw new Error(`Unsu\
pported default string type ${L}`)}return v}y.stringifyString=e}),10204:((T,y,h)=>{"use strict";var b=h(41127);const p=Symbol(
"break visit"),S=Symbol("skip children"),g=Symbol("remove node");function a(e,t){const s=c(t);b.isDocument(e)?m(null,e.contents,
s,Object.freeze([e]))===g&&(e.contents=null):m(null,e,s,Object.freeze([]))}a.BREAK=p,a.SKIP=S,a.REMOVE=g;function m(e,t,s,r){
const l=i(e,t,s,r);if(b.isNode(l)||b.isPair(l))return n(e,r,l),m(e,l,s,r);if(typeof l!="symbol"){if(b.isCollection(t)){r=
Object.freeze(r.concat(t));for(let f=0;f<t.items.length;++f){const d=m(f,t.items[f],s,r);if(typeof d=="number")f=d-1;else{
if(d===p)return p;d===g&&(t.items.splice(f,1),f-=1)}}}else if(b.isPair(t)){r=Object.freeze(r.concat(t));const f=m("key",
t.key,s,r);if(f===p)return p;f===g&&(t.key=null);const d=m("value",t.value,s,r);if(d===p)return p;d===g&&(t.value=null)}}
return l}async function u(e,t){const s=c(t);b.isDocument(e)?await o(null,e.contents,s,Object.freeze([e]))===g&&(e.contents=
null):await o(null,e,s,Object.freeze([]))}u.BREAK=p,u.SKIP=S,u.REMOVE=g;async function o(e,t,s,r){const l=await i(e,t,s,
r);if(b.isNode(l)||b.isPair(l))return n(e,r,l),o(e,l,s,r);if(typeof l!="symbol"){if(b.isCollection(t)){r=Object.freeze(r.
concat(t));for(let f=0;f<t.items.length;++f){const d=await o(f,t.items[f],s,r);if(typeof d=="number")f=d-1;else{if(d===p)
return p;d===g&&(t.items.splice(f,1),f-=1)}}}else if(b.isPair(t)){r=Object.freeze(r.concat(t));const f=await o("key",t.key,
s,r);if(f===p)return p;f===g&&(t.key=null);const d=await o("value",t.value,s,r);if(d===p)return p;d===g&&(t.value=null)}}
return l}function c(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,
Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},
e):e}function i(e,t,s,r){if(typeof s=="function")return s(e,t,r);if(b.isMap(t))return s.Map?.(e,t,r);if(b.isSeq(t))return s.
Seq?.(e,t,r);if(b.isPair(t))return s.Pair?.(e,t,r);if(b.isScalar(t))return s.Scalar?.(e,t,r);if(b.isAlias(t))return s.Alias?.(
e,t,r)}function n(e,t,s){const r=t[t.length-1];if(b.isCollection(r))r.items[e]=s;else if(b.isPair(r))e==="key"?r.key=s:r.
value=s;else if(b.isDocument(r))r.contents=s;else{const l=b.isAlias(r)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${l} parent`)}}y.visit=a,y.visitAsync=u})};
