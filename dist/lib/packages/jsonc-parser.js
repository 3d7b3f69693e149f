"use strict";var ir=Object.defineProperty;var i=(D,I)=>ir(D,"name",{value:I,configurable:!0});module.exports={"jsonc-parser"(D,I,sr,Z){var j=Object.defineProperty,$=Object.getOwnPropertyDescriptor,rr=Object.getOwnPropertyNames,
er=Object.prototype.hasOwnProperty,tr=i((r,c)=>{for(var d in c)j(r,d,{get:c[d],enumerable:!0})},"__export"),nr=i((r,c,d,e)=>{
if(c&&typeof c=="object"||typeof c=="function")for(let a of rr(c))!er.call(r,a)&&a!==d&&j(r,a,{get:i(()=>c[a],"get"),enumerable:!(e=
$(c,a))||e.enumerable});return r},"__copyProps"),ar=i(r=>nr(j({},"__esModule",{value:!0}),r),"__toCommonJS"),K={};tr(K,{
createScanner:i(()=>or,"createScanner"),parse:i(()=>cr,"parse")}),Z.exports=ar(K);var n=I("chunk-CVC2726E");function V(r,c=!1){
let d=r.length,e=0,a="",f=0,l=16,k=0,b=0,T=0,v=0,h=0;function w(t,p){let C=0,u=0;for(;C<t||!p;){let o=r.charCodeAt(e);if(o>=
48&&o<=57)u=u*16+o-48;else if(o>=65&&o<=70)u=u*16+o-65+10;else if(o>=97&&o<=102)u=u*16+o-97+10;else break;e++,C++}return C<
t&&(u=-1),u}i(w,"B"),(0,n.a)(w,"scanHexDigits");function x(t){e=t,a="",f=0,l=16,h=0}i(x,"I"),(0,n.a)(x,"setPosition");function B(){
let t=e;if(r.charCodeAt(e)===48)e++;else for(e++;e<r.length&&E(r.charCodeAt(e));)e++;if(e<r.length&&r.charCodeAt(e)===46)
if(e++,e<r.length&&E(r.charCodeAt(e)))for(e++;e<r.length&&E(r.charCodeAt(e));)e++;else return h=3,r.substring(t,e);let p=e;
if(e<r.length&&(r.charCodeAt(e)===69||r.charCodeAt(e)===101))if(e++,(e<r.length&&r.charCodeAt(e)===43||r.charCodeAt(e)===
45)&&e++,e<r.length&&E(r.charCodeAt(e))){for(e++;e<r.length&&E(r.charCodeAt(e));)e++;p=e}else h=3;return r.substring(t,p)}
i(B,"j"),(0,n.a)(B,"scanNumber");function L(){let t="",p=e;for(;;){if(e>=d){t+=r.substring(p,e),h=2;break}let C=r.charCodeAt(
e);if(C===34){t+=r.substring(p,e),e++;break}if(C===92){if(t+=r.substring(p,e),e++,e>=d){h=2;break}switch(r.charCodeAt(e++)){case 34:
t+='"';break;case 92:t+="\\";break;case 47:t+="/";break;case 98:t+="\b";break;case 102:t+="\f";break;case 110:t+=`
`;break;case 114:t+="\r";break;case 116:t+="	";break;case 117:let u=w(4,!0);u>=0?t+=String.fromCharCode(u):h=4;break;default:
h=5}p=e;continue}if(C>=0&&C<=31)if(O(C)){t+=r.substring(p,e),h=2;break}else h=6;e++}return t}i(L,"_"),(0,n.a)(L,"scanStr\
ing");function m(){if(a="",h=0,f=e,b=k,v=T,e>=d)return f=d,l=17;let t=r.charCodeAt(e);if(_(t)){do e++,a+=String.fromCharCode(
t),t=r.charCodeAt(e);while(_(t));return l=15}if(O(t))return e++,a+=String.fromCharCode(t),t===13&&r.charCodeAt(e)===10&&
(e++,a+=`
`),k++,T=e,l=14;switch(t){case 123:return e++,l=1;case 125:return e++,l=2;case 91:return e++,l=3;case 93:return e++,l=4;case 58:
return e++,l=6;case 44:return e++,l=5;case 34:return e++,a=L(),l=10;case 47:let p=e-1;if(r.charCodeAt(e+1)===47){for(e+=
2;e<d&&!O(r.charCodeAt(e));)e++;return a=r.substring(p,e),l=12}if(r.charCodeAt(e+1)===42){e+=2;let C=d-1,u=!1;for(;e<C;){
let o=r.charCodeAt(e);if(o===42&&r.charCodeAt(e+1)===47){e+=2,u=!0;break}e++,O(o)&&(o===13&&r.charCodeAt(e)===10&&e++,k++,
T=e)}return u||(e++,h=1),a=r.substring(p,e),l=13}return a+=String.fromCharCode(t),e++,l=16;case 45:if(a+=String.fromCharCode(
t),e++,e===d||!E(r.charCodeAt(e)))return l=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return a+=B(),l=11;default:for(;e<d&&y(t);)e++,t=r.charCodeAt(e);if(f!==e){switch(a=r.substring(f,e),a){case"true":return l=
8;case"false":return l=9;case"null":return l=7}return l=16}return a+=String.fromCharCode(t),e++,l=16}}i(m,"d"),(0,n.a)(m,
"scanNext");function y(t){if(_(t)||O(t))return!1;switch(t){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:
return!1}return!0}i(y,"A"),(0,n.a)(y,"isUnknownContentCharacter");function N(){let t;do t=m();while(t>=12&&t<=15);return t}
return i(N,"S"),(0,n.a)(N,"scanNextNonTrivia"),{setPosition:x,getPosition:(0,n.a)(()=>e,"getPosition"),scan:c?N:m,getToken:(0,n.
a)(()=>l,"getToken"),getTokenValue:(0,n.a)(()=>a,"getTokenValue"),getTokenOffset:(0,n.a)(()=>f,"getTokenOffset"),getTokenLength:(0,n.
a)(()=>e-f,"getTokenLength"),getTokenStartLine:(0,n.a)(()=>b,"getTokenStartLine"),getTokenStartCharacter:(0,n.a)(()=>f-v,
"getTokenStartCharacter"),getTokenError:(0,n.a)(()=>h,"getTokenError")}}i(V,"v"),(0,n.a)(V,"createScanner");function _(r){
return r===32||r===9}i(_,"U"),(0,n.a)(_,"isWhiteSpace");function O(r){return r===10||r===13}i(O,"L"),(0,n.a)(O,"isLineBr\
eak");function E(r){return r>=48&&r<=57}i(E,"w"),(0,n.a)(E,"isDigit");var Q;(function(r){r[r.lineFeed=10]="lineFeed",r[r.
carriageReturn=13]="carriageReturn",r[r.space=32]="space",r[r._0=48]="_0",r[r._1=49]="_1",r[r._2=50]="_2",r[r._3=51]="_3",
r[r._4=52]="_4",r[r._5=53]="_5",r[r._6=54]="_6",r[r._7=55]="_7",r[r._8=56]="_8",r[r._9=57]="_9",r[r.a=97]="a",r[r.b=98]=
"b",r[r.c=99]="c",r[r.d=100]="d",r[r.e=101]="e",r[r.f=102]="f",r[r.g=103]="g",r[r.h=104]="h",r[r.i=105]="i",r[r.j=106]="\
j",r[r.k=107]="k",r[r.l=108]="l",r[r.m=109]="m",r[r.n=110]="n",r[r.o=111]="o",r[r.p=112]="p",r[r.q=113]="q",r[r.r=114]="\
r",r[r.s=115]="s",r[r.t=116]="t",r[r.u=117]="u",r[r.v=118]="v",r[r.w=119]="w",r[r.x=120]="x",r[r.y=121]="y",r[r.z=122]="\
z",r[r.A=65]="A",r[r.B=66]="B",r[r.C=67]="C",r[r.D=68]="D",r[r.E=69]="E",r[r.F=70]="F",r[r.G=71]="G",r[r.H=72]="H",r[r.I=
73]="I",r[r.J=74]="J",r[r.K=75]="K",r[r.L=76]="L",r[r.M=77]="M",r[r.N=78]="N",r[r.O=79]="O",r[r.P=80]="P",r[r.Q=81]="Q",
r[r.R=82]="R",r[r.S=83]="S",r[r.T=84]="T",r[r.U=85]="U",r[r.V=86]="V",r[r.W=87]="W",r[r.X=88]="X",r[r.Y=89]="Y",r[r.Z=90]=
"Z",r[r.asterisk=42]="asterisk",r[r.backslash=92]="backslash",r[r.closeBrace=125]="closeBrace",r[r.closeBracket=93]="clo\
seBracket",r[r.colon=58]="colon",r[r.comma=44]="comma",r[r.dot=46]="dot",r[r.doubleQuote=34]="doubleQuote",r[r.minus=45]=
"minus",r[r.openBrace=123]="openBrace",r[r.openBracket=91]="openBracket",r[r.plus=43]="plus",r[r.slash=47]="slash",r[r.formFeed=
12]="formFeed",r[r.tab=9]="tab"})(Q||(Q={}));var lr=new Array(20).fill(0).map((r,c)=>" ".repeat(c)),A=200,ur={" ":{"\n":new Array(
A).fill(0).map((r,c)=>`
`+" ".repeat(c)),"\r":new Array(A).fill(0).map((r,c)=>"\r"+" ".repeat(c)),"\r\n":new Array(A).fill(0).map((r,c)=>`\r
`+" ".repeat(c))},"	":{"\n":new Array(A).fill(0).map((r,c)=>`
`+"	".repeat(c)),"\r":new Array(A).fill(0).map((r,c)=>"\r"+"	".repeat(c)),"\r\n":new Array(A).fill(0).map((r,c)=>`\r
`+"	".repeat(c))}},S;(function(r){r.DEFAULT={allowTrailingComma:!1}})(S||(S={}));function R(r,c=[],d=S.DEFAULT){let e=null,
a=[],f=[];function l(k){Array.isArray(a)?a.push(k):e!==null&&(a[e]=k)}return i(l,"o"),(0,n.a)(l,"onValue"),W(r,{onObjectBegin:(0,n.
a)(()=>{let k={};l(k),f.push(a),a=k,e=null},"onObjectBegin"),onObjectProperty:(0,n.a)(k=>{e=k},"onObjectProperty"),onObjectEnd:(0,n.
a)(()=>{a=f.pop()},"onObjectEnd"),onArrayBegin:(0,n.a)(()=>{let k=[];l(k),f.push(a),a=k,e=null},"onArrayBegin"),onArrayEnd:(0,n.
a)(()=>{a=f.pop()},"onArrayEnd"),onLiteralValue:l,onError:(0,n.a)((k,b,T)=>{c.push({error:k,offset:b,length:T})},"onErro\
r")},d),a[0]}i(R,"J"),(0,n.a)(R,"parse");function W(r,c,d=S.DEFAULT){let e=V(r,!1),a=[],f=0;function l(s){return s?()=>f===
0&&s(e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter()):()=>!0}i(l,"o"),(0,n.a)(l,"\
toNoArgVisit");function k(s){return s?g=>f===0&&s(g,e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter()):
()=>!0}i(k,"T"),(0,n.a)(k,"toOneArgVisit");function b(s){return s?g=>f===0&&s(g,e.getTokenOffset(),e.getTokenLength(),e.
getTokenStartLine(),e.getTokenStartCharacter(),()=>a.slice()):()=>!0}i(b,"a"),(0,n.a)(b,"toOneArgVisitWithPath");function T(s){
return s?()=>{f>0?f++:s(e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter(),()=>a.slice())===
!1&&(f=1)}:()=>!0}i(T,"b"),(0,n.a)(T,"toBeginVisit");function v(s){return s?()=>{f>0&&f--,f===0&&s(e.getTokenOffset(),e.
getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter())}:()=>!0}i(v,"y"),(0,n.a)(v,"toEndVisit");let h=T(c.onObjectBegin),
w=b(c.onObjectProperty),x=v(c.onObjectEnd),B=T(c.onArrayBegin),L=v(c.onArrayEnd),m=b(c.onLiteralValue),y=k(c.onSeparator),
N=l(c.onComment),t=k(c.onError),p=d&&d.disallowComments,C=d&&d.allowTrailingComma;function u(){for(;;){let s=e.scan();switch(e.
getTokenError()){case 4:o(14);break;case 5:o(15);break;case 3:o(13);break;case 1:p||o(11);break;case 2:o(12);break;case 6:
o(16);break}switch(s){case 12:case 13:p?o(10):N();break;case 16:o(1);break;case 15:case 14:break;default:return s}}}i(u,
"c"),(0,n.a)(u,"scanNext");function o(s,g=[],Y=[]){if(t(s),g.length+Y.length>0){let P=e.getToken();for(;P!==17;){if(g.indexOf(
P)!==-1){u();break}else if(Y.indexOf(P)!==-1)break;P=u()}}}i(o,"i"),(0,n.a)(o,"handleError");function F(s){let g=e.getTokenValue();
return s?m(g):(w(g),a.push(g)),u(),!0}i(F,"F"),(0,n.a)(F,"parseString");function z(){switch(e.getToken()){case 11:let s=e.
getTokenValue(),g=Number(s);isNaN(g)&&(o(2),g=0),m(g);break;case 7:m(null);break;case 8:m(!0);break;case 9:m(!1);break;default:
return!1}return u(),!0}i(z,"W"),(0,n.a)(z,"parseLiteral");function G(){return e.getToken()!==10?(o(3,[],[2,5]),!1):(F(!1),
e.getToken()===6?(y(":"),u(),U()||o(4,[],[2,5])):o(5,[],[2,5]),a.pop(),!0)}i(G,"z"),(0,n.a)(G,"parseProperty");function X(){
h(),u();let s=!1;for(;e.getToken()!==2&&e.getToken()!==17;){if(e.getToken()===5){if(s||o(4,[],[]),y(","),u(),e.getToken()===
2&&C)break}else s&&o(6,[],[]);G()||o(4,[],[2,5]),s=!0}return x(),e.getToken()!==2?o(7,[2],[]):u(),!0}i(X,"Q"),(0,n.a)(X,
"parseObject");function q(){B(),u();let s=!0,g=!1;for(;e.getToken()!==4&&e.getToken()!==17;){if(e.getToken()===5){if(g||
o(4,[],[]),y(","),u(),e.getToken()===4&&C)break}else g&&o(6,[],[]);s?(a.push(0),s=!1):a[a.length-1]++,U()||o(4,[],[4,5]),
g=!0}return L(),s||a.pop(),e.getToken()!==4?o(8,[4],[]):u(),!0}i(q,"H"),(0,n.a)(q,"parseArray");function U(){switch(e.getToken()){case 3:
return q();case 1:return X();case 10:return F(!0);default:return z()}}return i(U,"V"),(0,n.a)(U,"parseValue"),u(),e.getToken()===
17?d.allowEmptyContent?!0:(o(4,[],[]),!1):U()?(e.getToken()!==17&&o(9,[],[]),!0):(o(4,[],[]),!1)}i(W,"M"),(0,n.a)(W,"vis\
it");var or=V,H;(function(r){r[r.None=0]="None",r[r.UnexpectedEndOfComment=1]="UnexpectedEndOfComment",r[r.UnexpectedEndOfString=
2]="UnexpectedEndOfString",r[r.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",r[r.InvalidUnicode=4]="InvalidUnicode",r[r.
InvalidEscapeCharacter=5]="InvalidEscapeCharacter",r[r.InvalidCharacter=6]="InvalidCharacter"})(H||(H={}));var J;(function(r){
r[r.OpenBraceToken=1]="OpenBraceToken",r[r.CloseBraceToken=2]="CloseBraceToken",r[r.OpenBracketToken=3]="OpenBracketToke\
n",r[r.CloseBracketToken=4]="CloseBracketToken",r[r.CommaToken=5]="CommaToken",r[r.ColonToken=6]="ColonToken",r[r.NullKeyword=
7]="NullKeyword",r[r.TrueKeyword=8]="TrueKeyword",r[r.FalseKeyword=9]="FalseKeyword",r[r.StringLiteral=10]="StringLitera\
l",r[r.NumericLiteral=11]="NumericLiteral",r[r.LineCommentTrivia=12]="LineCommentTrivia",r[r.BlockCommentTrivia=13]="Blo\
ckCommentTrivia",r[r.LineBreakTrivia=14]="LineBreakTrivia",r[r.Trivia=15]="Trivia",r[r.Unknown=16]="Unknown",r[r.EOF=17]=
"EOF"})(J||(J={}));var cr=R,M;(function(r){r[r.InvalidSymbol=1]="InvalidSymbol",r[r.InvalidNumberFormat=2]="InvalidNumbe\
rFormat",r[r.PropertyNameExpected=3]="PropertyNameExpected",r[r.ValueExpected=4]="ValueExpected",r[r.ColonExpected=5]="C\
olonExpected",r[r.CommaExpected=6]="CommaExpected",r[r.CloseBraceExpected=7]="CloseBraceExpected",r[r.CloseBracketExpected=
8]="CloseBracketExpected",r[r.EndOfFileExpected=9]="EndOfFileExpected",r[r.InvalidCommentToken=10]="InvalidCommentToken",
r[r.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",r[r.UnexpectedEndOfString=12]="UnexpectedEndOfString",r[r.UnexpectedEndOfNumber=
13]="UnexpectedEndOfNumber",r[r.InvalidUnicode=14]="InvalidUnicode",r[r.InvalidEscapeCharacter=15]="InvalidEscapeCharact\
er",r[r.InvalidCharacter=16]="InvalidCharacter"})(M||(M={}))}};
