var x=Object.defineProperty;var u=(V,c)=>x(V,"name",{value:c,configurable:!0});import{createRequire as D}from"module";export const id=547,ids=[547],modules={14807:((V,c,v)=>{(function(T){if(typeof V.
exports=="object"){var h=T(D(import.meta.url),c);h!==void 0&&(V.exports=h)}else typeof define=="function"&&define.amd&&define(
["require","exports","./format","./parser"],T)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),
c.isWS=c.applyEdit=c.setProperty=c.removeProperty=void 0;const T=v(76612),h=v(95152);function F(n,k,a){return S(n,k,void 0,
a)}u(F,"removeProperty"),c.removeProperty=F;function S(n,k,a,g){const i=k.slice(),y=[],p=(0,h.parseTree)(n,y);let f,r;for(;i.
length>0&&(r=i.pop(),f=(0,h.findNodeAtLocation)(p,i),f===void 0&&a!==void 0);)typeof r=="string"?a={[r]:a}:a=[a];if(f)if(f.
type==="object"&&typeof r=="string"&&Array.isArray(f.children)){const t=(0,h.findNodeAtLocation)(f,[r]);if(t!==void 0)if(a===
void 0){if(!t.parent)throw new Error("Malformed AST");const l=f.children.indexOf(t.parent);let d,b=t.parent.offset+t.parent.
length;if(l>0){let O=f.children[l-1];d=O.offset+O.length}else d=f.offset+1,f.children.length>1&&(b=f.children[1].offset);
return e(n,{offset:d,length:b-d,content:""},g)}else return e(n,{offset:t.offset,length:t.length,content:JSON.stringify(a)},
g);else{if(a===void 0)return[];const l=`${JSON.stringify(r)}: ${JSON.stringify(a)}`,d=g.getInsertionIndex?g.getInsertionIndex(
f.children.map(O=>O.children[0].value)):f.children.length;let b;if(d>0){let O=f.children[d-1];b={offset:O.offset+O.length,
length:0,content:","+l}}else f.children.length===0?b={offset:f.offset+1,length:0,content:l}:b={offset:f.offset+1,length:0,
content:l+","};return e(n,b,g)}}else if(f.type==="array"&&typeof r=="number"&&Array.isArray(f.children)){const t=r;if(t===
-1){const l=`${JSON.stringify(a)}`;let d;if(f.children.length===0)d={offset:f.offset+1,length:0,content:l};else{const b=f.
children[f.children.length-1];d={offset:b.offset+b.length,length:0,content:","+l}}return e(n,d,g)}else if(a===void 0&&f.
children.length>=0){const l=r,d=f.children[l];let b;if(f.children.length===1)b={offset:f.offset+1,length:f.length-2,content:""};else if(f.
children.length-1===l){let O=f.children[l-1],o=O.offset+O.length,m=f.offset+f.length;b={offset:o,length:m-2-o,content:""}}else
b={offset:d.offset,length:f.children[l+1].offset-d.offset,content:""};return e(n,b,g)}else if(a!==void 0){let l;const d=`${JSON.
stringify(a)}`;if(!g.isArrayInsertion&&f.children.length>r){const b=f.children[r];l={offset:b.offset,length:b.length,content:d}}else if(f.
children.length===0||r===0)l={offset:f.offset+1,length:0,content:f.children.length===0?d:d+","};else{const b=r>f.children.
length?f.children.length:r,O=f.children[b-1];l={offset:O.offset+O.length,length:0,content:","+d}}return e(n,l,g)}else throw new Error(
`Can not ${a===void 0?"remove":g.isArrayInsertion?"insert":"modify"} Array index ${t} as length is not sufficient`)}else
throw new Error(`Can not add ${typeof r!="number"?"index":"property"} to parent of type ${f.type}`);else{if(a===void 0)throw new Error(
"Can not delete in empty document");return e(n,{offset:p?p.offset:0,length:p?p.length:0,content:JSON.stringify(a)},g)}}u(
S,"setProperty"),c.setProperty=S;function e(n,k,a){if(!a.formattingOptions)return[k];let g=M(n,k),i=k.offset,y=k.offset+
k.content.length;if(k.length===0||k.content.length===0){for(;i>0&&!(0,T.isEOL)(g,i-1);)i--;for(;y<g.length&&!(0,T.isEOL)(
g,y);)y++}const p=(0,T.format)(g,{offset:i,length:y-i},{...a.formattingOptions,keepLines:!1});for(let r=p.length-1;r>=0;r--){
const t=p[r];g=M(g,t),i=Math.min(i,t.offset),y=Math.max(y,t.offset+t.length),y+=t.content.length-t.length}const f=n.length-
(g.length-y)-i;return[{offset:i,length:f,content:g.substring(i,y)}]}u(e,"withFormatting");function M(n,k){return n.substring(
0,k.offset)+k.content+n.substring(k.offset+k.length)}u(M,"applyEdit"),c.applyEdit=M;function I(n,k){return`\r
 	`.indexOf(n.charAt(k))!==-1}u(I,"isWS"),c.isWS=I})}),76612:((V,c,v)=>{(function(T){if(typeof V.exports=="object"){var h=T(
D(import.meta.url),c);h!==void 0&&(V.exports=h)}else typeof define=="function"&&define.amd&&define(["require","exports",
"./scanner","./string-intern"],T)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.isEOL=c.format=
void 0;const T=v(78525),h=v(54579);function F(n,k,a){let g,i,y,p,f;if(k){for(p=k.offset,f=p+k.length,y=p;y>0&&!I(n,y-1);)
y--;let N=f;for(;N<n.length&&!I(n,N);)N++;i=n.substring(y,N),g=e(i,a)}else i=n,g=0,y=0,p=0,f=n.length;const r=M(a,n),t=h.
supportedEols.includes(r);let l=0,d=0,b;a.insertSpaces?b=h.cachedSpaces[a.tabSize||4]??S(h.cachedSpaces[1],a.tabSize||4):
b="	";const O=b==="	"?"	":" ";let o=(0,T.createScanner)(i,!1),m=!1;function s(){if(l>1)return S(r,l)+S(b,g+d);const N=b.
length*(g+d);return!t||N>h.cachedBreakLinesWithSpaces[O][r].length?r+S(b,g+d):N<=0?r:h.cachedBreakLinesWithSpaces[O][r][N]}
u(s,"newLinesAndIndent");function B(){let N=o.scan();for(l=0;N===15||N===14;)N===14&&a.keepLines?l+=1:N===14&&(l=1),N=o.
scan();return m=N===16||o.getTokenError()!==0,N}u(B,"scanNext");const P=[];function U(N,w,L){!m&&(!k||w<f&&L>p)&&n.substring(
w,L)!==N&&P.push({offset:w,length:L-w,content:N})}u(U,"addEdit");let E=B();if(a.keepLines&&l>0&&U(S(r,l),0,0),E!==17){let N=o.
getTokenOffset()+y,w=b.length*g<20&&a.insertSpaces?h.cachedSpaces[b.length*g]:S(b,g);U(w,y,N)}for(;E!==17;){let N=o.getTokenOffset()+
o.getTokenLength()+y,w=B(),L="",R=!1;for(;l===0&&(w===12||w===13);){let J=o.getTokenOffset()+y;U(h.cachedSpaces[1],N,J),
N=o.getTokenOffset()+o.getTokenLength()+y,R=w===12,L=R?s():"",w=B()}if(w===2)E!==1&&d--,a.keepLines&&l>0||!a.keepLines&&
E!==1?L=s():a.keepLines&&(L=h.cachedSpaces[1]);else if(w===4)E!==3&&d--,a.keepLines&&l>0||!a.keepLines&&E!==3?L=s():a.keepLines&&
(L=h.cachedSpaces[1]);else{switch(E){case 3:case 1:d++,a.keepLines&&l>0||!a.keepLines?L=s():L=h.cachedSpaces[1];break;case 5:
a.keepLines&&l>0||!a.keepLines?L=s():L=h.cachedSpaces[1];break;case 12:L=s();break;case 13:l>0?L=s():R||(L=h.cachedSpaces[1]);
break;case 6:a.keepLines&&l>0?L=s():R||(L=h.cachedSpaces[1]);break;case 10:a.keepLines&&l>0?L=s():w===6&&!R&&(L="");break;case 7:case 8:case 9:case 11:case 2:case 4:
a.keepLines&&l>0?L=s():(w===12||w===13)&&!R?L=h.cachedSpaces[1]:w!==5&&w!==17&&(m=!0);break;case 16:m=!0;break}l>0&&(w===
12||w===13)&&(L=s())}w===17&&(a.keepLines&&l>0?L=s():L=a.insertFinalNewline?r:"");const z=o.getTokenOffset()+y;U(L,N,z),
E=w}return P}u(F,"format"),c.format=F;function S(n,k){let a="";for(let g=0;g<k;g++)a+=n;return a}u(S,"repeat");function e(n,k){
let a=0,g=0;const i=k.tabSize||4;for(;a<n.length;){let y=n.charAt(a);if(y===h.cachedSpaces[1])g++;else if(y==="	")g+=i;else
break;a++}return Math.floor(g/i)}u(e,"computeIndentLevel");function M(n,k){for(let a=0;a<k.length;a++){const g=k.charAt(
a);if(g==="\r")return a+1<k.length&&k.charAt(a+1)===`
`?`\r
`:"\r";if(g===`
`)return`
`}return n&&n.eol||`
`}u(M,"getEOL");function I(n,k){return`\r
`.indexOf(n.charAt(k))!==-1}u(I,"isEOL"),c.isEOL=I})}),95152:((V,c,v)=>{(function(T){if(typeof V.exports=="object"){var h=T(
D(import.meta.url),c);h!==void 0&&(V.exports=h)}else typeof define=="function"&&define.amd&&define(["require","exports",
"./scanner"],T)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.getNodeType=c.stripComments=
c.visit=c.findNodeAtOffset=c.contains=c.getNodeValue=c.getNodePath=c.findNodeAtLocation=c.parseTree=c.parse=c.getLocation=
void 0;const T=v(78525);var h;(function(p){p.DEFAULT={allowTrailingComma:!1}})(h||(h={}));function F(p,f){const r=[],t=new Object;
let l;const d={value:{},offset:0,length:0,type:"object",parent:void 0};let b=!1;function O(o,m,s,B){d.value=o,d.offset=m,
d.length=s,d.type=B,d.colonOffset=void 0,l=d}u(O,"setPreviousNode");try{g(p,{onObjectBegin:u((o,m)=>{if(f<=o)throw t;l=void 0,
b=f>o,r.push("")},"onObjectBegin"),onObjectProperty:u((o,m,s)=>{if(f<m||(O(o,m,s,"property"),r[r.length-1]=o,f<=m+s))throw t},
"onObjectProperty"),onObjectEnd:u((o,m)=>{if(f<=o)throw t;l=void 0,r.pop()},"onObjectEnd"),onArrayBegin:u((o,m)=>{if(f<=
o)throw t;l=void 0,r.push(0)},"onArrayBegin"),onArrayEnd:u((o,m)=>{if(f<=o)throw t;l=void 0,r.pop()},"onArrayEnd"),onLiteralValue:u(
(o,m,s)=>{if(f<m||(O(o,m,s,y(o)),f<=m+s))throw t},"onLiteralValue"),onSeparator:u((o,m,s)=>{if(f<=m)throw t;if(o===":"&&
l&&l.type==="property")l.colonOffset=m,b=!1,l=void 0;else if(o===","){const B=r[r.length-1];typeof B=="number"?r[r.length-
1]=B+1:(b=!0,r[r.length-1]=""),l=void 0}},"onSeparator")})}catch(o){if(o!==t)throw o}return{path:r,previousNode:l,isAtPropertyKey:b,
matches:u(o=>{let m=0;for(let s=0;m<o.length&&s<r.length;s++)if(o[m]===r[s]||o[m]==="*")m++;else if(o[m]!=="**")return!1;
return m===o.length},"matches")}}u(F,"getLocation"),c.getLocation=F;function S(p,f=[],r=h.DEFAULT){let t=null,l=[];const d=[];
function b(o){Array.isArray(l)?l.push(o):t!==null&&(l[t]=o)}return u(b,"onValue"),g(p,{onObjectBegin:u(()=>{const o={};b(
o),d.push(l),l=o,t=null},"onObjectBegin"),onObjectProperty:u(o=>{t=o},"onObjectProperty"),onObjectEnd:u(()=>{l=d.pop()},
"onObjectEnd"),onArrayBegin:u(()=>{const o=[];b(o),d.push(l),l=o,t=null},"onArrayBegin"),onArrayEnd:u(()=>{l=d.pop()},"o\
nArrayEnd"),onLiteralValue:b,onError:u((o,m,s)=>{f.push({error:o,offset:m,length:s})},"onError")},r),l[0]}u(S,"parse"),c.
parse=S;function e(p,f=[],r=h.DEFAULT){let t={type:"array",offset:-1,length:-1,children:[],parent:void 0};function l(o){
t.type==="property"&&(t.length=o-t.offset,t=t.parent)}u(l,"ensurePropertyComplete");function d(o){return t.children.push(
o),o}u(d,"onValue"),g(p,{onObjectBegin:u(o=>{t=d({type:"object",offset:o,length:-1,parent:t,children:[]})},"onObjectBegi\
n"),onObjectProperty:u((o,m,s)=>{t=d({type:"property",offset:m,length:-1,parent:t,children:[]}),t.children.push({type:"s\
tring",value:o,offset:m,length:s,parent:t})},"onObjectProperty"),onObjectEnd:u((o,m)=>{l(o+m),t.length=o+m-t.offset,t=t.
parent,l(o+m)},"onObjectEnd"),onArrayBegin:u((o,m)=>{t=d({type:"array",offset:o,length:-1,parent:t,children:[]})},"onArr\
ayBegin"),onArrayEnd:u((o,m)=>{t.length=o+m-t.offset,t=t.parent,l(o+m)},"onArrayEnd"),onLiteralValue:u((o,m,s)=>{d({type:y(
o),offset:m,length:s,parent:t,value:o}),l(m+s)},"onLiteralValue"),onSeparator:u((o,m,s)=>{t.type==="property"&&(o===":"?
t.colonOffset=m:o===","&&l(m))},"onSeparator"),onError:u((o,m,s)=>{f.push({error:o,offset:m,length:s})},"onError")},r);const O=t.
children[0];return O&&delete O.parent,O}u(e,"parseTree"),c.parseTree=e;function M(p,f){if(!p)return;let r=p;for(let t of f)
if(typeof t=="string"){if(r.type!=="object"||!Array.isArray(r.children))return;let l=!1;for(const d of r.children)if(Array.
isArray(d.children)&&d.children[0].value===t&&d.children.length===2){r=d.children[1],l=!0;break}if(!l)return}else{const l=t;
if(r.type!=="array"||l<0||!Array.isArray(r.children)||l>=r.children.length)return;r=r.children[l]}return r}u(M,"findNode\
AtLocation"),c.findNodeAtLocation=M;function I(p){if(!p.parent||!p.parent.children)return[];const f=I(p.parent);if(p.parent.
type==="property"){const r=p.parent.children[0].value;f.push(r)}else if(p.parent.type==="array"){const r=p.parent.children.
indexOf(p);r!==-1&&f.push(r)}return f}u(I,"getNodePath"),c.getNodePath=I;function n(p){switch(p.type){case"array":return p.
children.map(n);case"object":const f=Object.create(null);for(let r of p.children){const t=r.children[1];t&&(f[r.children[0].
value]=n(t))}return f;case"null":case"string":case"number":case"boolean":return p.value;default:return}}u(n,"getNodeValu\
e"),c.getNodeValue=n;function k(p,f,r=!1){return f>=p.offset&&f<p.offset+p.length||r&&f===p.offset+p.length}u(k,"contain\
s"),c.contains=k;function a(p,f,r=!1){if(k(p,f,r)){const t=p.children;if(Array.isArray(t))for(let l=0;l<t.length&&t[l].offset<=
f;l++){const d=a(t[l],f,r);if(d)return d}return p}}u(a,"findNodeAtOffset"),c.findNodeAtOffset=a;function g(p,f,r=h.DEFAULT){
const t=(0,T.createScanner)(p,!1),l=[];let d=0;function b(A){return A?()=>d===0&&A(t.getTokenOffset(),t.getTokenLength(),
t.getTokenStartLine(),t.getTokenStartCharacter()):()=>!0}u(b,"toNoArgVisit");function O(A){return A?_=>d===0&&A(_,t.getTokenOffset(),
t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter()):()=>!0}u(O,"toOneArgVisit");function o(A){return A?
_=>d===0&&A(_,t.getTokenOffset(),t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter(),()=>l.slice()):()=>!0}
u(o,"toOneArgVisitWithPath");function m(A){return A?()=>{d>0?d++:A(t.getTokenOffset(),t.getTokenLength(),t.getTokenStartLine(),
t.getTokenStartCharacter(),()=>l.slice())===!1&&(d=1)}:()=>!0}u(m,"toBeginVisit");function s(A){return A?()=>{d>0&&d--,d===
0&&A(t.getTokenOffset(),t.getTokenLength(),t.getTokenStartLine(),t.getTokenStartCharacter())}:()=>!0}u(s,"toEndVisit");const B=m(
f.onObjectBegin),P=o(f.onObjectProperty),U=s(f.onObjectEnd),E=m(f.onArrayBegin),N=s(f.onArrayEnd),w=o(f.onLiteralValue),
L=O(f.onSeparator),R=b(f.onComment),z=O(f.onError),J=r&&r.disallowComments,Q=r&&r.allowTrailingComma;function W(){for(;;){
const A=t.scan();switch(t.getTokenError()){case 4:j(14);break;case 5:j(15);break;case 3:j(13);break;case 1:J||j(11);break;case 2:
j(12);break;case 6:j(16);break}switch(A){case 12:case 13:J?j(10):R();break;case 16:j(1);break;case 15:case 14:break;default:
return A}}}u(W,"scanNext");function j(A,_=[],X=[]){if(z(A),_.length+X.length>0){let $=t.getToken();for(;$!==17;){if(_.indexOf(
$)!==-1){W();break}else if(X.indexOf($)!==-1)break;$=W()}}}u(j,"handleError");function H(A){const _=t.getTokenValue();return A?
w(_):(P(_),l.push(_)),W(),!0}u(H,"parseString");function G(){switch(t.getToken()){case 11:const A=t.getTokenValue();let _=Number(
A);isNaN(_)&&(j(2),_=0),w(_);break;case 7:w(null);break;case 8:w(!0);break;case 9:w(!1);break;default:return!1}return W(),
!0}u(G,"parseLiteral");function Y(){return t.getToken()!==10?(j(3,[],[2,5]),!1):(H(!1),t.getToken()===6?(L(":"),W(),q()||
j(4,[],[2,5])):j(5,[],[2,5]),l.pop(),!0)}u(Y,"parseProperty");function Z(){B(),W();let A=!1;for(;t.getToken()!==2&&t.getToken()!==
17;){if(t.getToken()===5){if(A||j(4,[],[]),L(","),W(),t.getToken()===2&&Q)break}else A&&j(6,[],[]);Y()||j(4,[],[2,5]),A=
!0}return U(),t.getToken()!==2?j(7,[2],[]):W(),!0}u(Z,"parseObject");function K(){E(),W();let A=!0,_=!1;for(;t.getToken()!==
4&&t.getToken()!==17;){if(t.getToken()===5){if(_||j(4,[],[]),L(","),W(),t.getToken()===4&&Q)break}else _&&j(6,[],[]);A?(l.
push(0),A=!1):l[l.length-1]++,q()||j(4,[],[4,5]),_=!0}return N(),A||l.pop(),t.getToken()!==4?j(8,[4],[]):W(),!0}u(K,"par\
seArray");function q(){switch(t.getToken()){case 3:return K();case 1:return Z();case 10:return H(!0);default:return G()}}
return u(q,"parseValue"),W(),t.getToken()===17?r.allowEmptyContent?!0:(j(4,[],[]),!1):q()?(t.getToken()!==17&&j(9,[],[]),
!0):(j(4,[],[]),!1)}u(g,"visit"),c.visit=g;function i(p,f){let r=(0,T.createScanner)(p),t=[],l,d=0,b;do switch(b=r.getPosition(),
l=r.scan(),l){case 12:case 13:case 17:d!==b&&t.push(p.substring(d,b)),f!==void 0&&t.push(r.getTokenValue().replace(/[^\r\n]/g,
f)),d=r.getPosition();break}while(l!==17);return t.join("")}u(i,"stripComments"),c.stripComments=i;function y(p){switch(typeof p){case"\
boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{if(p){if(Array.isArray(p))
return"array"}else return"null";return"object"}default:return"null"}}u(y,"getNodeType"),c.getNodeType=y})}),78525:((V,c)=>{
(function(v){if(typeof V.exports=="object"){var T=v(D(import.meta.url),c);T!==void 0&&(V.exports=T)}else typeof define==
"function"&&define.amd&&define(["require","exports"],v)})(function(){"use strict";Object.defineProperty(c,"__esModule",{
value:!0}),c.createScanner=void 0;function v(e,M=!1){const I=e.length;let n=0,k="",a=0,g=16,i=0,y=0,p=0,f=0,r=0;function t(s,B){
let P=0,U=0;for(;P<s||!B;){let E=e.charCodeAt(n);if(E>=48&&E<=57)U=U*16+E-48;else if(E>=65&&E<=70)U=U*16+E-65+10;else if(E>=
97&&E<=102)U=U*16+E-97+10;else break;n++,P++}return P<s&&(U=-1),U}u(t,"scanHexDigits");function l(s){n=s,k="",a=0,g=16,r=
0}u(l,"setPosition");function d(){let s=n;if(e.charCodeAt(n)===48)n++;else for(n++;n<e.length&&F(e.charCodeAt(n));)n++;if(n<
e.length&&e.charCodeAt(n)===46)if(n++,n<e.length&&F(e.charCodeAt(n)))for(n++;n<e.length&&F(e.charCodeAt(n));)n++;else return r=
3,e.substring(s,n);let B=n;if(n<e.length&&(e.charCodeAt(n)===69||e.charCodeAt(n)===101))if(n++,(n<e.length&&e.charCodeAt(
n)===43||e.charCodeAt(n)===45)&&n++,n<e.length&&F(e.charCodeAt(n))){for(n++;n<e.length&&F(e.charCodeAt(n));)n++;B=n}else
r=3;return e.substring(s,B)}u(d,"scanNumber");function b(){let s="",B=n;for(;;){if(n>=I){s+=e.substring(B,n),r=2;break}const P=e.
charCodeAt(n);if(P===34){s+=e.substring(B,n),n++;break}if(P===92){if(s+=e.substring(B,n),n++,n>=I){r=2;break}switch(e.charCodeAt(
n++)){case 34:s+='"';break;case 92:s+="\\";break;case 47:s+="/";break;case 98:s+="\b";break;case 102:s+="\f";break;case 110:
s+=`
`;break;case 114:s+="\r";break;case 116:s+="	";break;case 117:const E=t(4,!0);E>=0?s+=String.fromCharCode(E):r=4;break;default:
r=5}B=n;continue}if(P>=0&&P<=31)if(h(P)){s+=e.substring(B,n),r=2;break}else r=6;n++}return s}u(b,"scanString");function O(){
if(k="",r=0,a=n,y=i,f=p,n>=I)return a=I,g=17;let s=e.charCodeAt(n);if(T(s)){do n++,k+=String.fromCharCode(s),s=e.charCodeAt(
n);while(T(s));return g=15}if(h(s))return n++,k+=String.fromCharCode(s),s===13&&e.charCodeAt(n)===10&&(n++,k+=`
`),i++,p=n,g=14;switch(s){case 123:return n++,g=1;case 125:return n++,g=2;case 91:return n++,g=3;case 93:return n++,g=4;case 58:
return n++,g=6;case 44:return n++,g=5;case 34:return n++,k=b(),g=10;case 47:const B=n-1;if(e.charCodeAt(n+1)===47){for(n+=
2;n<I&&!h(e.charCodeAt(n));)n++;return k=e.substring(B,n),g=12}if(e.charCodeAt(n+1)===42){n+=2;const P=I-1;let U=!1;for(;n<
P;){const E=e.charCodeAt(n);if(E===42&&e.charCodeAt(n+1)===47){n+=2,U=!0;break}n++,h(E)&&(E===13&&e.charCodeAt(n)===10&&
n++,i++,p=n)}return U||(n++,r=1),k=e.substring(B,n),g=13}return k+=String.fromCharCode(s),n++,g=16;case 45:if(k+=String.
fromCharCode(s),n++,n===I||!F(e.charCodeAt(n)))return g=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return k+=d(),g=11;default:for(;n<I&&o(s);)n++,s=e.charCodeAt(n);if(a!==n){switch(k=e.substring(a,n),k){case"true":return g=
8;case"false":return g=9;case"null":return g=7}return g=16}return k+=String.fromCharCode(s),n++,g=16}}u(O,"scanNext");function o(s){
if(T(s)||h(s))return!1;switch(s){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}u(o,
"isUnknownContentCharacter");function m(){let s;do s=O();while(s>=12&&s<=15);return s}return u(m,"scanNextNonTrivia"),{setPosition:l,
getPosition:u(()=>n,"getPosition"),scan:M?m:O,getToken:u(()=>g,"getToken"),getTokenValue:u(()=>k,"getTokenValue"),getTokenOffset:u(
()=>a,"getTokenOffset"),getTokenLength:u(()=>n-a,"getTokenLength"),getTokenStartLine:u(()=>y,"getTokenStartLine"),getTokenStartCharacter:u(
()=>a-f,"getTokenStartCharacter"),getTokenError:u(()=>r,"getTokenError")}}u(v,"createScanner"),c.createScanner=v;function T(e){
return e===32||e===9}u(T,"isWhiteSpace");function h(e){return e===10||e===13}u(h,"isLineBreak");function F(e){return e>=
48&&e<=57}u(F,"isDigit");var S;(function(e){e[e.lineFeed=10]="lineFeed",e[e.carriageReturn=13]="carriageReturn",e[e.space=
32]="space",e[e._0=48]="_0",e[e._1=49]="_1",e[e._2=50]="_2",e[e._3=51]="_3",e[e._4=52]="_4",e[e._5=53]="_5",e[e._6=54]="\
_6",e[e._7=55]="_7",e[e._8=56]="_8",e[e._9=57]="_9",e[e.a=97]="a",e[e.b=98]="b",e[e.c=99]="c",e[e.d=100]="d",e[e.e=101]=
"e",e[e.f=102]="f",e[e.g=103]="g",e[e.h=104]="h",e[e.i=105]="i",e[e.j=106]="j",e[e.k=107]="k",e[e.l=108]="l",e[e.m=109]=
"m",e[e.n=110]="n",e[e.o=111]="o",e[e.p=112]="p",e[e.q=113]="q",e[e.r=114]="r",e[e.s=115]="s",e[e.t=116]="t",e[e.u=117]=
"u",e[e.v=118]="v",e[e.w=119]="w",e[e.x=120]="x",e[e.y=121]="y",e[e.z=122]="z",e[e.A=65]="A",e[e.B=66]="B",e[e.C=67]="C",
e[e.D=68]="D",e[e.E=69]="E",e[e.F=70]="F",e[e.G=71]="G",e[e.H=72]="H",e[e.I=73]="I",e[e.J=74]="J",e[e.K=75]="K",e[e.L=76]=
"L",e[e.M=77]="M",e[e.N=78]="N",e[e.O=79]="O",e[e.P=80]="P",e[e.Q=81]="Q",e[e.R=82]="R",e[e.S=83]="S",e[e.T=84]="T",e[e.
U=85]="U",e[e.V=86]="V",e[e.W=87]="W",e[e.X=88]="X",e[e.Y=89]="Y",e[e.Z=90]="Z",e[e.asterisk=42]="asterisk",e[e.backslash=
92]="backslash",e[e.closeBrace=125]="closeBrace",e[e.closeBracket=93]="closeBracket",e[e.colon=58]="colon",e[e.comma=44]=
"comma",e[e.dot=46]="dot",e[e.doubleQuote=34]="doubleQuote",e[e.minus=45]="minus",e[e.openBrace=123]="openBrace",e[e.openBracket=
91]="openBracket",e[e.plus=43]="plus",e[e.slash=47]="slash",e[e.formFeed=12]="formFeed",e[e.tab=9]="tab"})(S||(S={}))})}),
54579:((V,c)=>{(function(v){if(typeof V.exports=="object"){var T=v(D(import.meta.url),c);T!==void 0&&(V.exports=T)}else typeof define==
"function"&&define.amd&&define(["require","exports"],v)})(function(){"use strict";Object.defineProperty(c,"__esModule",{
value:!0}),c.supportedEols=c.cachedBreakLinesWithSpaces=c.cachedSpaces=void 0,c.cachedSpaces=new Array(20).fill(0).map((T,h)=>"\
 ".repeat(h));const v=200;c.cachedBreakLinesWithSpaces={" ":{"\n":new Array(v).fill(0).map((T,h)=>`
`+" ".repeat(h)),"\r":new Array(v).fill(0).map((T,h)=>"\r"+" ".repeat(h)),"\r\n":new Array(v).fill(0).map((T,h)=>`\r
`+" ".repeat(h))},"	":{"\n":new Array(v).fill(0).map((T,h)=>`
`+"	".repeat(h)),"\r":new Array(v).fill(0).map((T,h)=>"\r"+"	".repeat(h)),"\r\n":new Array(v).fill(0).map((T,h)=>`\r
`+"	".repeat(h))}},c.supportedEols=[`
`,"\r",`\r
`]})}),99547:((V,c,v)=>{(function(T){if(typeof V.exports=="object"){var h=T(D(import.meta.url),c);h!==void 0&&(V.exports=
h)}else typeof define=="function"&&define.amd&&define(["require","exports","./impl/format","./impl/edit","./impl/scanner",
"./impl/parser"],T)})(function(){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.applyEdits=c.modify=c.format=
c.printParseErrorCode=c.ParseErrorCode=c.stripComments=c.visit=c.getNodeValue=c.getNodePath=c.findNodeAtOffset=c.findNodeAtLocation=
c.parseTree=c.parse=c.getLocation=c.SyntaxKind=c.ScanError=c.createScanner=void 0;const T=v(76612),h=v(14807),F=v(78525),
S=v(95152);c.createScanner=F.createScanner;var e;(function(i){i[i.None=0]="None",i[i.UnexpectedEndOfComment=1]="Unexpect\
edEndOfComment",i[i.UnexpectedEndOfString=2]="UnexpectedEndOfString",i[i.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",
i[i.InvalidUnicode=4]="InvalidUnicode",i[i.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",i[i.InvalidCharacter=6]="I\
nvalidCharacter"})(e||(c.ScanError=e={}));var M;(function(i){i[i.OpenBraceToken=1]="OpenBraceToken",i[i.CloseBraceToken=
2]="CloseBraceToken",i[i.OpenBracketToken=3]="OpenBracketToken",i[i.CloseBracketToken=4]="CloseBracketToken",i[i.CommaToken=
5]="CommaToken",i[i.ColonToken=6]="ColonToken",i[i.NullKeyword=7]="NullKeyword",i[i.TrueKeyword=8]="TrueKeyword",i[i.FalseKeyword=
9]="FalseKeyword",i[i.StringLiteral=10]="StringLiteral",i[i.NumericLiteral=11]="NumericLiteral",i[i.LineCommentTrivia=12]=
"LineCommentTrivia",i[i.BlockCommentTrivia=13]="BlockCommentTrivia",i[i.LineBreakTrivia=14]="LineBreakTrivia",i[i.Trivia=
15]="Trivia",i[i.Unknown=16]="Unknown",i[i.EOF=17]="EOF"})(M||(c.SyntaxKind=M={})),c.getLocation=S.getLocation,c.parse=S.
parse,c.parseTree=S.parseTree,c.findNodeAtLocation=S.findNodeAtLocation,c.findNodeAtOffset=S.findNodeAtOffset,c.getNodePath=
S.getNodePath,c.getNodeValue=S.getNodeValue,c.visit=S.visit,c.stripComments=S.stripComments;var I;(function(i){i[i.InvalidSymbol=
1]="InvalidSymbol",i[i.InvalidNumberFormat=2]="InvalidNumberFormat",i[i.PropertyNameExpected=3]="PropertyNameExpected",i[i.
ValueExpected=4]="ValueExpected",i[i.ColonExpected=5]="ColonExpected",i[i.CommaExpected=6]="CommaExpected",i[i.CloseBraceExpected=
7]="CloseBraceExpected",i[i.CloseBracketExpected=8]="CloseBracketExpected",i[i.EndOfFileExpected=9]="EndOfFileExpected",
i[i.InvalidCommentToken=10]="InvalidCommentToken",i[i.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",i[i.UnexpectedEndOfString=
12]="UnexpectedEndOfString",i[i.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",i[i.InvalidUnicode=14]="InvalidUnicode",
i[i.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",i[i.InvalidCharacter=16]="InvalidCharacter"})(I||(c.ParseErrorCode=
I={}));function n(i){switch(i){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNam\
eExpected";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBra\
ceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:
return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"\
InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}
u(n,"printParseErrorCode"),c.printParseErrorCode=n;function k(i,y,p){return T.format(i,y,p)}u(k,"format"),c.format=k;function a(i,y,p,f){
return h.setProperty(i,y,p,f)}u(a,"modify"),c.modify=a;function g(i,y){let p=y.slice(0).sort((r,t)=>{const l=r.offset-t.
offset;return l===0?r.length-t.length:l}),f=i.length;for(let r=p.length-1;r>=0;r--){let t=p[r];if(t.offset+t.length<=f)i=
h.applyEdit(i,t);else throw new Error("Overlapping edit");f=t.offset}return i}u(g,"applyEdits"),c.applyEdits=g})})};
