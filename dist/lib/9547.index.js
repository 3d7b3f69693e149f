exports.id=9547,exports.ids=[9547],exports.modules={14807:function(U,c,w){(function(y){if(typeof U.exports=="object"){var d=y(
require,c);d!==void 0&&(U.exports=d)}else typeof define=="function"&&define.amd&&define(["require","exports","./format",
"./parser"],y)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.isWS=c.applyEdit=c.setProperty=
c.removeProperty=void 0;const y=w(76612),d=w(95152);function _(n,k,s){return E(n,k,void 0,s)}c.removeProperty=_;function E(n,k,s,a){
const i=k.slice(),b=[],g=(0,d.parseTree)(n,b);let f,r;for(;i.length>0&&(r=i.pop(),f=(0,d.findNodeAtLocation)(g,i),f===void 0&&
s!==void 0);)typeof r=="string"?s={[r]:s}:s=[s];if(f)if(f.type==="object"&&typeof r=="string"&&Array.isArray(f.children)){
const t=(0,d.findNodeAtLocation)(f,[r]);if(t!==void 0)if(s===void 0){if(!t.parent)throw new Error("Malformed AST");const l=f.
children.indexOf(t.parent);let p,m=t.parent.offset+t.parent.length;if(l>0){let T=f.children[l-1];p=T.offset+T.length}else
p=f.offset+1,f.children.length>1&&(m=f.children[1].offset);return e(n,{offset:p,length:m-p,content:""},a)}else return e(
n,{offset:t.offset,length:t.length,content:JSON.stringify(s)},a);else{if(s===void 0)return[];const l=`${JSON.stringify(r)}\
: ${JSON.stringify(s)}`,p=a.getInsertionIndex?a.getInsertionIndex(f.children.map(T=>T.children[0].value)):f.children.length;
let m;if(p>0){let T=f.children[p-1];m={offset:T.offset+T.length,length:0,content:","+l}}else f.children.length===0?m={offset:f.
offset+1,length:0,content:l}:m={offset:f.offset+1,length:0,content:l+","};return e(n,m,a)}}else if(f.type==="array"&&typeof r==
"number"&&Array.isArray(f.children)){const t=r;if(t===-1){const l=`${JSON.stringify(s)}`;let p;if(f.children.length===0)
p={offset:f.offset+1,length:0,content:l};else{const m=f.children[f.children.length-1];p={offset:m.offset+m.length,length:0,
content:","+l}}return e(n,p,a)}else if(s===void 0&&f.children.length>=0){const l=r,p=f.children[l];let m;if(f.children.length===
1)m={offset:f.offset+1,length:f.length-2,content:""};else if(f.children.length-1===l){let T=f.children[l-1],u=T.offset+T.
length,h=f.offset+f.length;m={offset:u,length:h-2-u,content:""}}else m={offset:p.offset,length:f.children[l+1].offset-p.
offset,content:""};return e(n,m,a)}else if(s!==void 0){let l;const p=`${JSON.stringify(s)}`;if(!a.isArrayInsertion&&f.children.
length>r){const m=f.children[r];l={offset:m.offset,length:m.length,content:p}}else if(f.children.length===0||r===0)l={offset:f.
offset+1,length:0,content:f.children.length===0?p:p+","};else{const m=r>f.children.length?f.children.length:r,T=f.children[m-
1];l={offset:T.offset+T.length,length:0,content:","+p}}return e(n,l,a)}else throw new Error(`Can not ${s===void 0?"remov\
e":a.isArrayInsertion?"insert":"modify"} Array index ${t} as length is not sufficient`)}else throw new Error(`Can not ad\
d ${typeof r!="number"?"index":"property"} to parent of type ${f.type}`);else{if(s===void 0)throw new Error("Can not del\
ete in empty document");return e(n,{offset:g?g.offset:0,length:g?g.length:0,content:JSON.stringify(s)},a)}}c.setProperty=
E;function e(n,k,s){if(!s.formattingOptions)return[k];let a=F(n,k),i=k.offset,b=k.offset+k.content.length;if(k.length===
0||k.content.length===0){for(;i>0&&!(0,y.isEOL)(a,i-1);)i--;for(;b<a.length&&!(0,y.isEOL)(a,b);)b++}const g=(0,y.format)(
a,{offset:i,length:b-i},{...s.formattingOptions,keepLines:!1});for(let r=g.length-1;r>=0;r--){const t=g[r];a=F(a,t),i=Math.
min(i,t.offset),b=Math.max(b,t.offset+t.length),b+=t.content.length-t.length}const f=n.length-(a.length-b)-i;return[{offset:i,
length:f,content:a.substring(i,b)}]}function F(n,k){return n.substring(0,k.offset)+k.content+n.substring(k.offset+k.length)}
c.applyEdit=F;function j(n,k){return`\r
 	`.indexOf(n.charAt(k))!==-1}c.isWS=j})},76612:function(U,c,w){(function(y){if(typeof U.exports=="object"){var d=y(require,
c);d!==void 0&&(U.exports=d)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner","./stri\
ng-intern"],y)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.isEOL=c.format=void 0;const y=w(
78525),d=w(54579);function _(n,k,s){let a,i,b,g,f;if(k){for(g=k.offset,f=g+k.length,b=g;b>0&&!j(n,b-1);)b--;let N=f;for(;N<
n.length&&!j(n,N);)N++;i=n.substring(b,N),a=e(i,s)}else i=n,a=0,b=0,g=0,f=n.length;const r=F(s,n),t=d.supportedEols.includes(
r);let l=0,p=0,m;s.insertSpaces?m=d.cachedSpaces[s.tabSize||4]??E(d.cachedSpaces[1],s.tabSize||4):m="	";const T=m==="	"?
"	":" ";let u=(0,y.createScanner)(i,!1),h=!1;function o(){if(l>1)return E(r,l)+E(m,a+p);const N=m.length*(a+p);return!t||
N>d.cachedBreakLinesWithSpaces[T][r].length?r+E(m,a+p):N<=0?r:d.cachedBreakLinesWithSpaces[T][r][N]}function S(){let N=u.
scan();for(l=0;N===15||N===14;)N===14&&s.keepLines?l+=1:N===14&&(l=1),N=u.scan();return h=N===16||u.getTokenError()!==0,
N}const P=[];function I(N,L,A){!h&&(!k||L<f&&A>g)&&n.substring(L,A)!==N&&P.push({offset:L,length:A-L,content:N})}let v=S();
if(s.keepLines&&l>0&&I(E(r,l),0,0),v!==17){let N=u.getTokenOffset()+b,L=m.length*a<20&&s.insertSpaces?d.cachedSpaces[m.length*
a]:E(m,a);I(L,b,N)}for(;v!==17;){let N=u.getTokenOffset()+u.getTokenLength()+b,L=S(),A="",W=!1;for(;l===0&&(L===12||L===
13);){let q=u.getTokenOffset()+b;I(d.cachedSpaces[1],N,q),N=u.getTokenOffset()+u.getTokenLength()+b,W=L===12,A=W?o():"",
L=S()}if(L===2)v!==1&&p--,s.keepLines&&l>0||!s.keepLines&&v!==1?A=o():s.keepLines&&(A=d.cachedSpaces[1]);else if(L===4)v!==
3&&p--,s.keepLines&&l>0||!s.keepLines&&v!==3?A=o():s.keepLines&&(A=d.cachedSpaces[1]);else{switch(v){case 3:case 1:p++,s.
keepLines&&l>0||!s.keepLines?A=o():A=d.cachedSpaces[1];break;case 5:s.keepLines&&l>0||!s.keepLines?A=o():A=d.cachedSpaces[1];
break;case 12:A=o();break;case 13:l>0?A=o():W||(A=d.cachedSpaces[1]);break;case 6:s.keepLines&&l>0?A=o():W||(A=d.cachedSpaces[1]);
break;case 10:s.keepLines&&l>0?A=o():L===6&&!W&&(A="");break;case 7:case 8:case 9:case 11:case 2:case 4:s.keepLines&&l>0?
A=o():(L===12||L===13)&&!W?A=d.cachedSpaces[1]:L!==5&&L!==17&&(h=!0);break;case 16:h=!0;break}l>0&&(L===12||L===13)&&(A=
o())}L===17&&(s.keepLines&&l>0?A=o():A=s.insertFinalNewline?r:"");const J=u.getTokenOffset()+b;I(A,N,J),v=L}return P}c.format=
_;function E(n,k){let s="";for(let a=0;a<k;a++)s+=n;return s}function e(n,k){let s=0,a=0;const i=k.tabSize||4;for(;s<n.length;){
let b=n.charAt(s);if(b===d.cachedSpaces[1])a++;else if(b==="	")a+=i;else break;s++}return Math.floor(a/i)}function F(n,k){
for(let s=0;s<k.length;s++){const a=k.charAt(s);if(a==="\r")return s+1<k.length&&k.charAt(s+1)===`
`?`\r
`:"\r";if(a===`
`)return`
`}return n&&n.eol||`
`}function j(n,k){return`\r
`.indexOf(n.charAt(k))!==-1}c.isEOL=j})},95152:function(U,c,w){(function(y){if(typeof U.exports=="object"){var d=y(require,
c);d!==void 0&&(U.exports=d)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner"],y)})(function(){
"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.getNodeType=c.stripComments=c.visit=c.findNodeAtOffset=c.
contains=c.getNodeValue=c.getNodePath=c.findNodeAtLocation=c.parseTree=c.parse=c.getLocation=void 0;const y=w(78525);var d;
(function(g){g.DEFAULT={allowTrailingComma:!1}})(d||(d={}));function _(g,f){const r=[],t=new Object;let l;const p={value:{},
offset:0,length:0,type:"object",parent:void 0};let m=!1;function T(u,h,o,S){p.value=u,p.offset=h,p.length=o,p.type=S,p.colonOffset=
void 0,l=p}try{a(g,{onObjectBegin:(u,h)=>{if(f<=u)throw t;l=void 0,m=f>u,r.push("")},onObjectProperty:(u,h,o)=>{if(f<h||
(T(u,h,o,"property"),r[r.length-1]=u,f<=h+o))throw t},onObjectEnd:(u,h)=>{if(f<=u)throw t;l=void 0,r.pop()},onArrayBegin:(u,h)=>{
if(f<=u)throw t;l=void 0,r.push(0)},onArrayEnd:(u,h)=>{if(f<=u)throw t;l=void 0,r.pop()},onLiteralValue:(u,h,o)=>{if(f<h||
(T(u,h,o,b(u)),f<=h+o))throw t},onSeparator:(u,h,o)=>{if(f<=h)throw t;if(u===":"&&l&&l.type==="property")l.colonOffset=h,
m=!1,l=void 0;else if(u===","){const S=r[r.length-1];typeof S=="number"?r[r.length-1]=S+1:(m=!0,r[r.length-1]=""),l=void 0}}})}catch(u){
if(u!==t)throw u}return{path:r,previousNode:l,isAtPropertyKey:m,matches:u=>{let h=0;for(let o=0;h<u.length&&o<r.length;o++)
if(u[h]===r[o]||u[h]==="*")h++;else if(u[h]!=="**")return!1;return h===u.length}}}c.getLocation=_;function E(g,f=[],r=d.
DEFAULT){let t=null,l=[];const p=[];function m(u){Array.isArray(l)?l.push(u):t!==null&&(l[t]=u)}return a(g,{onObjectBegin:()=>{
const u={};m(u),p.push(l),l=u,t=null},onObjectProperty:u=>{t=u},onObjectEnd:()=>{l=p.pop()},onArrayBegin:()=>{const u=[];
m(u),p.push(l),l=u,t=null},onArrayEnd:()=>{l=p.pop()},onLiteralValue:m,onError:(u,h,o)=>{f.push({error:u,offset:h,length:o})}},
r),l[0]}c.parse=E;function e(g,f=[],r=d.DEFAULT){let t={type:"array",offset:-1,length:-1,children:[],parent:void 0};function l(u){
t.type==="property"&&(t.length=u-t.offset,t=t.parent)}function p(u){return t.children.push(u),u}a(g,{onObjectBegin:u=>{t=
p({type:"object",offset:u,length:-1,parent:t,children:[]})},onObjectProperty:(u,h,o)=>{t=p({type:"property",offset:h,length:-1,
parent:t,children:[]}),t.children.push({type:"string",value:u,offset:h,length:o,parent:t})},onObjectEnd:(u,h)=>{l(u+h),t.
length=u+h-t.offset,t=t.parent,l(u+h)},onArrayBegin:(u,h)=>{t=p({type:"array",offset:u,length:-1,parent:t,children:[]})},
onArrayEnd:(u,h)=>{t.length=u+h-t.offset,t=t.parent,l(u+h)},onLiteralValue:(u,h,o)=>{p({type:b(u),offset:h,length:o,parent:t,
value:u}),l(h+o)},onSeparator:(u,h,o)=>{t.type==="property"&&(u===":"?t.colonOffset=h:u===","&&l(h))},onError:(u,h,o)=>{
f.push({error:u,offset:h,length:o})}},r);const T=t.children[0];return T&&delete T.parent,T}c.parseTree=e;function F(g,f){
if(!g)return;let r=g;for(let t of f)if(typeof t=="string"){if(r.type!=="object"||!Array.isArray(r.children))return;let l=!1;
for(const p of r.children)if(Array.isArray(p.children)&&p.children[0].value===t&&p.children.length===2){r=p.children[1],
l=!0;break}if(!l)return}else{const l=t;if(r.type!=="array"||l<0||!Array.isArray(r.children)||l>=r.children.length)return;
r=r.children[l]}return r}c.findNodeAtLocation=F;function j(g){if(!g.parent||!g.parent.children)return[];const f=j(g.parent);
if(g.parent.type==="property"){const r=g.parent.children[0].value;f.push(r)}else if(g.parent.type==="array"){const r=g.parent.
children.indexOf(g);r!==-1&&f.push(r)}return f}c.getNodePath=j;function n(g){switch(g.type){case"array":return g.children.
map(n);case"object":const f=Object.create(null);for(let r of g.children){const t=r.children[1];t&&(f[r.children[0].value]=
n(t))}return f;case"null":case"string":case"number":case"boolean":return g.value;default:return}}c.getNodeValue=n;function k(g,f,r=!1){
return f>=g.offset&&f<g.offset+g.length||r&&f===g.offset+g.length}c.contains=k;function s(g,f,r=!1){if(k(g,f,r)){const t=g.
children;if(Array.isArray(t))for(let l=0;l<t.length&&t[l].offset<=f;l++){const p=s(t[l],f,r);if(p)return p}return g}}c.findNodeAtOffset=
s;function a(g,f,r=d.DEFAULT){const t=(0,y.createScanner)(g,!1),l=[];let p=0;function m(O){return O?()=>p===0&&O(t.getTokenOffset(),
t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter()):()=>!0}function T(O){return O?V=>p===0&&O(V,t.getTokenOffset(),
t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter()):()=>!0}function u(O){return O?V=>p===0&&O(V,t.getTokenOffset(),
t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter(),()=>l.slice()):()=>!0}function h(O){return O?()=>{p>
0?p++:O(t.getTokenOffset(),t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter(),()=>l.slice())===!1&&(p=1)}:
()=>!0}function o(O){return O?()=>{p>0&&p--,p===0&&O(t.getTokenOffset(),t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter())}:
()=>!0}const S=h(f.onObjectBegin),P=u(f.onObjectProperty),I=o(f.onObjectEnd),v=h(f.onArrayBegin),N=o(f.onArrayEnd),L=u(f.
onLiteralValue),A=T(f.onSeparator),W=m(f.onComment),J=T(f.onError),q=r&&r.disallowComments,R=r&&r.allowTrailingComma;function M(){
for(;;){const O=t.scan();switch(t.getTokenError()){case 4:B(14);break;case 5:B(15);break;case 3:B(13);break;case 1:q||B(
11);break;case 2:B(12);break;case 6:B(16);break}switch(O){case 12:case 13:q?B(10):W();break;case 16:B(1);break;case 15:case 14:
break;default:return O}}}function B(O,V=[],Q=[]){if(J(O),V.length+Q.length>0){let D=t.getToken();for(;D!==17;){if(V.indexOf(
D)!==-1){M();break}else if(Q.indexOf(D)!==-1)break;D=M()}}}function z(O){const V=t.getTokenValue();return O?L(V):(P(V),l.
push(V)),M(),!0}function H(){switch(t.getToken()){case 11:const O=t.getTokenValue();let V=Number(O);isNaN(V)&&(B(2),V=0),
L(V);break;case 7:L(null);break;case 8:L(!0);break;case 9:L(!1);break;default:return!1}return M(),!0}function G(){return t.
getToken()!==10?(B(3,[],[2,5]),!1):(z(!1),t.getToken()===6?(A(":"),M(),$()||B(4,[],[2,5])):B(5,[],[2,5]),l.pop(),!0)}function X(){
S(),M();let O=!1;for(;t.getToken()!==2&&t.getToken()!==17;){if(t.getToken()===5){if(O||B(4,[],[]),A(","),M(),t.getToken()===
2&&R)break}else O&&B(6,[],[]);G()||B(4,[],[2,5]),O=!0}return I(),t.getToken()!==2?B(7,[2],[]):M(),!0}function Y(){v(),M();
let O=!0,V=!1;for(;t.getToken()!==4&&t.getToken()!==17;){if(t.getToken()===5){if(V||B(4,[],[]),A(","),M(),t.getToken()===
4&&R)break}else V&&B(6,[],[]);O?(l.push(0),O=!1):l[l.length-1]++,$()||B(4,[],[4,5]),V=!0}return N(),O||l.pop(),t.getToken()!==
4?B(8,[4],[]):M(),!0}function $(){switch(t.getToken()){case 3:return Y();case 1:return X();case 10:return z(!0);default:
return H()}}return M(),t.getToken()===17?r.allowEmptyContent?!0:(B(4,[],[]),!1):$()?(t.getToken()!==17&&B(9,[],[]),!0):(B(
4,[],[]),!1)}c.visit=a;function i(g,f){let r=(0,y.createScanner)(g),t=[],l,p=0,m;do switch(m=r.getPosition(),l=r.scan(),
l){case 12:case 13:case 17:p!==m&&t.push(g.substring(p,m)),f!==void 0&&t.push(r.getTokenValue().replace(/[^\r\n]/g,f)),p=
r.getPosition();break}while(l!==17);return t.join("")}c.stripComments=i;function b(g){switch(typeof g){case"boolean":return"\
boolean";case"number":return"number";case"string":return"string";case"object":{if(g){if(Array.isArray(g))return"array"}else
return"null";return"object"}default:return"null"}}c.getNodeType=b})},78525:function(U,c){(function(w){if(typeof U.exports==
"object"){var y=w(require,c);y!==void 0&&(U.exports=y)}else typeof define=="function"&&define.amd&&define(["require","ex\
ports"],w)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.createScanner=void 0;function w(e,F=!1){
const j=e.length;let n=0,k="",s=0,a=16,i=0,b=0,g=0,f=0,r=0;function t(o,S){let P=0,I=0;for(;P<o||!S;){let v=e.charCodeAt(
n);if(v>=48&&v<=57)I=I*16+v-48;else if(v>=65&&v<=70)I=I*16+v-65+10;else if(v>=97&&v<=102)I=I*16+v-97+10;else break;n++,P++}
return P<o&&(I=-1),I}function l(o){n=o,k="",s=0,a=16,r=0}function p(){let o=n;if(e.charCodeAt(n)===48)n++;else for(n++;n<
e.length&&_(e.charCodeAt(n));)n++;if(n<e.length&&e.charCodeAt(n)===46)if(n++,n<e.length&&_(e.charCodeAt(n)))for(n++;n<e.
length&&_(e.charCodeAt(n));)n++;else return r=3,e.substring(o,n);let S=n;if(n<e.length&&(e.charCodeAt(n)===69||e.charCodeAt(
n)===101))if(n++,(n<e.length&&e.charCodeAt(n)===43||e.charCodeAt(n)===45)&&n++,n<e.length&&_(e.charCodeAt(n))){for(n++;n<
e.length&&_(e.charCodeAt(n));)n++;S=n}else r=3;return e.substring(o,S)}function m(){let o="",S=n;for(;;){if(n>=j){o+=e.substring(
S,n),r=2;break}const P=e.charCodeAt(n);if(P===34){o+=e.substring(S,n),n++;break}if(P===92){if(o+=e.substring(S,n),n++,n>=
j){r=2;break}switch(e.charCodeAt(n++)){case 34:o+='"';break;case 92:o+="\\";break;case 47:o+="/";break;case 98:o+="\b";break;case 102:
o+="\f";break;case 110:o+=`
`;break;case 114:o+="\r";break;case 116:o+="	";break;case 117:const v=t(4,!0);v>=0?o+=String.fromCharCode(v):r=4;break;default:
r=5}S=n;continue}if(P>=0&&P<=31)if(d(P)){o+=e.substring(S,n),r=2;break}else r=6;n++}return o}function T(){if(k="",r=0,s=
n,b=i,f=g,n>=j)return s=j,a=17;let o=e.charCodeAt(n);if(y(o)){do n++,k+=String.fromCharCode(o),o=e.charCodeAt(n);while(y(
o));return a=15}if(d(o))return n++,k+=String.fromCharCode(o),o===13&&e.charCodeAt(n)===10&&(n++,k+=`
`),i++,g=n,a=14;switch(o){case 123:return n++,a=1;case 125:return n++,a=2;case 91:return n++,a=3;case 93:return n++,a=4;case 58:
return n++,a=6;case 44:return n++,a=5;case 34:return n++,k=m(),a=10;case 47:const S=n-1;if(e.charCodeAt(n+1)===47){for(n+=
2;n<j&&!d(e.charCodeAt(n));)n++;return k=e.substring(S,n),a=12}if(e.charCodeAt(n+1)===42){n+=2;const P=j-1;let I=!1;for(;n<
P;){const v=e.charCodeAt(n);if(v===42&&e.charCodeAt(n+1)===47){n+=2,I=!0;break}n++,d(v)&&(v===13&&e.charCodeAt(n)===10&&
n++,i++,g=n)}return I||(n++,r=1),k=e.substring(S,n),a=13}return k+=String.fromCharCode(o),n++,a=16;case 45:if(k+=String.
fromCharCode(o),n++,n===j||!_(e.charCodeAt(n)))return a=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return k+=p(),a=11;default:for(;n<j&&u(o);)n++,o=e.charCodeAt(n);if(s!==n){switch(k=e.substring(s,n),k){case"true":return a=
8;case"false":return a=9;case"null":return a=7}return a=16}return k+=String.fromCharCode(o),n++,a=16}}function u(o){if(y(
o)||d(o))return!1;switch(o){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function h(){
let o;do o=T();while(o>=12&&o<=15);return o}return{setPosition:l,getPosition:()=>n,scan:F?h:T,getToken:()=>a,getTokenValue:()=>k,
getTokenOffset:()=>s,getTokenLength:()=>n-s,getTokenStartLine:()=>b,getTokenStartCharacter:()=>s-f,getTokenError:()=>r}}
c.createScanner=w;function y(e){return e===32||e===9}function d(e){return e===10||e===13}function _(e){return e>=48&&e<=
57}var E;(function(e){e[e.lineFeed=10]="lineFeed",e[e.carriageReturn=13]="carriageReturn",e[e.space=32]="space",e[e._0=48]=
"_0",e[e._1=49]="_1",e[e._2=50]="_2",e[e._3=51]="_3",e[e._4=52]="_4",e[e._5=53]="_5",e[e._6=54]="_6",e[e._7=55]="_7",e[e.
_8=56]="_8",e[e._9=57]="_9",e[e.a=97]="a",e[e.b=98]="b",e[e.c=99]="c",e[e.d=100]="d",e[e.e=101]="e",e[e.f=102]="f",e[e.g=
103]="g",e[e.h=104]="h",e[e.i=105]="i",e[e.j=106]="j",e[e.k=107]="k",e[e.l=108]="l",e[e.m=109]="m",e[e.n=110]="n",e[e.o=
111]="o",e[e.p=112]="p",e[e.q=113]="q",e[e.r=114]="r",e[e.s=115]="s",e[e.t=116]="t",e[e.u=117]="u",e[e.v=118]="v",e[e.w=
119]="w",e[e.x=120]="x",e[e.y=121]="y",e[e.z=122]="z",e[e.A=65]="A",e[e.B=66]="B",e[e.C=67]="C",e[e.D=68]="D",e[e.E=69]=
"E",e[e.F=70]="F",e[e.G=71]="G",e[e.H=72]="H",e[e.I=73]="I",e[e.J=74]="J",e[e.K=75]="K",e[e.L=76]="L",e[e.M=77]="M",e[e.
N=78]="N",e[e.O=79]="O",e[e.P=80]="P",e[e.Q=81]="Q",e[e.R=82]="R",e[e.S=83]="S",e[e.T=84]="T",e[e.U=85]="U",e[e.V=86]="V",
e[e.W=87]="W",e[e.X=88]="X",e[e.Y=89]="Y",e[e.Z=90]="Z",e[e.asterisk=42]="asterisk",e[e.backslash=92]="backslash",e[e.closeBrace=
125]="closeBrace",e[e.closeBracket=93]="closeBracket",e[e.colon=58]="colon",e[e.comma=44]="comma",e[e.dot=46]="dot",e[e.
doubleQuote=34]="doubleQuote",e[e.minus=45]="minus",e[e.openBrace=123]="openBrace",e[e.openBracket=91]="openBracket",e[e.
plus=43]="plus",e[e.slash=47]="slash",e[e.formFeed=12]="formFeed",e[e.tab=9]="tab"})(E||(E={}))})},54579:function(U,c){(function(w){
if(typeof U.exports=="object"){var y=w(require,c);y!==void 0&&(U.exports=y)}else typeof define=="function"&&define.amd&&
define(["require","exports"],w)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.supportedEols=
c.cachedBreakLinesWithSpaces=c.cachedSpaces=void 0,c.cachedSpaces=new Array(20).fill(0).map((y,d)=>" ".repeat(d));const w=200;
c.cachedBreakLinesWithSpaces={" ":{"\n":new Array(w).fill(0).map((y,d)=>`
`+" ".repeat(d)),"\r":new Array(w).fill(0).map((y,d)=>"\r"+" ".repeat(d)),"\r\n":new Array(w).fill(0).map((y,d)=>`\r
`+" ".repeat(d))},"	":{"\n":new Array(w).fill(0).map((y,d)=>`
`+"	".repeat(d)),"\r":new Array(w).fill(0).map((y,d)=>"\r"+"	".repeat(d)),"\r\n":new Array(w).fill(0).map((y,d)=>`\r
`+"	".repeat(d))}},c.supportedEols=[`
`,"\r",`\r
`]})},99547:function(U,c,w){(function(y){if(typeof U.exports=="object"){var d=y(require,c);d!==void 0&&(U.exports=d)}else
typeof define=="function"&&define.amd&&define(["require","exports","./impl/format","./impl/edit","./impl/scanner","./imp\
l/parser"],y)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.applyEdits=c.modify=c.format=
c.printParseErrorCode=c.ParseErrorCode=c.stripComments=c.visit=c.getNodeValue=c.getNodePath=c.findNodeAtOffset=c.findNodeAtLocation=
c.parseTree=c.parse=c.getLocation=c.SyntaxKind=c.ScanError=c.createScanner=void 0;const y=w(76612),d=w(14807),_=w(78525),
E=w(95152);c.createScanner=_.createScanner;var e;(function(i){i[i.None=0]="None",i[i.UnexpectedEndOfComment=1]="Unexpect\
edEndOfComment",i[i.UnexpectedEndOfString=2]="UnexpectedEndOfString",i[i.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",
i[i.InvalidUnicode=4]="InvalidUnicode",i[i.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",i[i.InvalidCharacter=6]="I\
nvalidCharacter"})(e||(c.ScanError=e={}));var F;(function(i){i[i.OpenBraceToken=1]="OpenBraceToken",i[i.CloseBraceToken=
2]="CloseBraceToken",i[i.OpenBracketToken=3]="OpenBracketToken",i[i.CloseBracketToken=4]="CloseBracketToken",i[i.CommaToken=
5]="CommaToken",i[i.ColonToken=6]="ColonToken",i[i.NullKeyword=7]="NullKeyword",i[i.TrueKeyword=8]="TrueKeyword",i[i.FalseKeyword=
9]="FalseKeyword",i[i.StringLiteral=10]="StringLiteral",i[i.NumericLiteral=11]="NumericLiteral",i[i.LineCommentTrivia=12]=
"LineCommentTrivia",i[i.BlockCommentTrivia=13]="BlockCommentTrivia",i[i.LineBreakTrivia=14]="LineBreakTrivia",i[i.Trivia=
15]="Trivia",i[i.Unknown=16]="Unknown",i[i.EOF=17]="EOF"})(F||(c.SyntaxKind=F={})),c.getLocation=E.getLocation,c.parse=E.
parse,c.parseTree=E.parseTree,c.findNodeAtLocation=E.findNodeAtLocation,c.findNodeAtOffset=E.findNodeAtOffset,c.getNodePath=
E.getNodePath,c.getNodeValue=E.getNodeValue,c.visit=E.visit,c.stripComments=E.stripComments;var j;(function(i){i[i.InvalidSymbol=
1]="InvalidSymbol",i[i.InvalidNumberFormat=2]="InvalidNumberFormat",i[i.PropertyNameExpected=3]="PropertyNameExpected",i[i.
ValueExpected=4]="ValueExpected",i[i.ColonExpected=5]="ColonExpected",i[i.CommaExpected=6]="CommaExpected",i[i.CloseBraceExpected=
7]="CloseBraceExpected",i[i.CloseBracketExpected=8]="CloseBracketExpected",i[i.EndOfFileExpected=9]="EndOfFileExpected",
i[i.InvalidCommentToken=10]="InvalidCommentToken",i[i.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",i[i.UnexpectedEndOfString=
12]="UnexpectedEndOfString",i[i.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",i[i.InvalidUnicode=14]="InvalidUnicode",
i[i.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",i[i.InvalidCharacter=16]="InvalidCharacter"})(j||(c.ParseErrorCode=
j={}));function n(i){switch(i){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNam\
eExpected";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBra\
ceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:
return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"\
InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}
c.printParseErrorCode=n;function k(i,b,g){return y.format(i,b,g)}c.format=k;function s(i,b,g,f){return d.setProperty(i,b,
g,f)}c.modify=s;function a(i,b){let g=b.slice(0).sort((r,t)=>{const l=r.offset-t.offset;return l===0?r.length-t.length:l}),
f=i.length;for(let r=g.length-1;r>=0;r--){let t=g[r];if(t.offset+t.length<=f)i=d.applyEdit(i,t);else throw new Error("Ov\
erlapping edit");f=t.offset}return i}c.applyEdits=a})}};
