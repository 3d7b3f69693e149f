//# packages/jsonc-parser
(function(R,W,or){var w=Object.defineProperty,z=Object.getOwnPropertyDescriptor,J=Object.getOwnPropertyNames,M=Object.prototype.
hasOwnProperty,q=(r,a)=>{for(var u in a)w(r,u,{get:a[u],enumerable:!0})},G=(r,a,u,e)=>{if(a&&typeof a=="object"||typeof a==
"function")for(let n of J(a))!M.call(r,n)&&n!==u&&w(r,n,{get:()=>a[n],enumerable:!(e=z(a,n))||e.enumerable});return r},H=r=>G(
w({},"__esModule",{value:!0}),r),P={};q(P,{createScanner:()=>$,parse:()=>rr}),R.exports=H(P);var cr=W("packages/chunk-IY\
WUY3VA");function F(r,a=!1){let u=r.length,e=0,n="",s=0,i=16,d=0,T=0,C=0,v=0,p=0;function S(t,g){let h=0,l=0;for(;h<t||!g;){
let o=r.charCodeAt(e);if(o>=48&&o<=57)l=l*16+o-48;else if(o>=65&&o<=70)l=l*16+o-65+10;else if(o>=97&&o<=102)l=l*16+o-97+
10;else break;e++,h++}return h<t&&(l=-1),l}function B(t){e=t,n="",s=0,i=16,p=0}function L(){let t=e;if(r.charCodeAt(e)===
48)e++;else for(e++;e<r.length&&b(r.charCodeAt(e));)e++;if(e<r.length&&r.charCodeAt(e)===46)if(e++,e<r.length&&b(r.charCodeAt(
e)))for(e++;e<r.length&&b(r.charCodeAt(e));)e++;else return p=3,r.substring(t,e);let g=e;if(e<r.length&&(r.charCodeAt(e)===
69||r.charCodeAt(e)===101))if(e++,(e<r.length&&r.charCodeAt(e)===43||r.charCodeAt(e)===45)&&e++,e<r.length&&b(r.charCodeAt(
e))){for(e++;e<r.length&&b(r.charCodeAt(e));)e++;g=e}else p=3;return r.substring(t,g)}function U(){let t="",g=e;for(;;){
if(e>=u){t+=r.substring(g,e),p=2;break}let h=r.charCodeAt(e);if(h===34){t+=r.substring(g,e),e++;break}if(h===92){if(t+=r.
substring(g,e),e++,e>=u){p=2;break}switch(r.charCodeAt(e++)){case 34:t+='"';break;case 92:t+="\\";break;case 47:t+="/";break;case 98:
t+="\b";break;case 102:t+="\f";break;case 110:t+=`
`;break;case 114:t+="\r";break;case 116:t+="	";break;case 117:let l=S(4,!0);l>=0?t+=String.fromCharCode(l):p=4;break;default:
p=5}g=e;continue}if(h>=0&&h<=31)if(O(h)){t+=r.substring(g,e),p=2;break}else p=6;e++}return t}function m(){if(n="",p=0,s=
e,T=d,v=C,e>=u)return s=u,i=17;let t=r.charCodeAt(e);if(x(t)){do e++,n+=String.fromCharCode(t),t=r.charCodeAt(e);while(x(
t));return i=15}if(O(t))return e++,n+=String.fromCharCode(t),t===13&&r.charCodeAt(e)===10&&(e++,n+=`
`),d++,C=e,i=14;switch(t){case 123:return e++,i=1;case 125:return e++,i=2;case 91:return e++,i=3;case 93:return e++,i=4;case 58:
return e++,i=6;case 44:return e++,i=5;case 34:return e++,n=U(),i=10;case 47:let g=e-1;if(r.charCodeAt(e+1)===47){for(e+=
2;e<u&&!O(r.charCodeAt(e));)e++;return n=r.substring(g,e),i=12}if(r.charCodeAt(e+1)===42){e+=2;let h=u-1,l=!1;for(;e<h;){
let o=r.charCodeAt(e);if(o===42&&r.charCodeAt(e+1)===47){e+=2,l=!0;break}e++,O(o)&&(o===13&&r.charCodeAt(e)===10&&e++,d++,
C=e)}return l||(e++,p=1),n=r.substring(g,e),i=13}return n+=String.fromCharCode(t),e++,i=16;case 45:if(n+=String.fromCharCode(
t),e++,e===u||!b(r.charCodeAt(e)))return i=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return n+=L(),i=11;default:for(;e<u&&A(t);)e++,t=r.charCodeAt(e);if(s!==e){switch(n=r.substring(s,e),n){case"true":return i=
8;case"false":return i=9;case"null":return i=7}return i=16}return n+=String.fromCharCode(t),e++,i=16}}function A(t){if(x(
t)||O(t))return!1;switch(t){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function I(){
let t;do t=m();while(t>=12&&t<=15);return t}return{setPosition:B,getPosition:()=>e,scan:a?I:m,getToken:()=>i,getTokenValue:()=>n,
getTokenOffset:()=>s,getTokenLength:()=>e-s,getTokenStartLine:()=>T,getTokenStartCharacter:()=>s-v,getTokenError:()=>p}}
function x(r){return r===32||r===9}function O(r){return r===10||r===13}function b(r){return r>=48&&r<=57}var j;(function(r){
r[r.lineFeed=10]="lineFeed",r[r.carriageReturn=13]="carriageReturn",r[r.space=32]="space",r[r._0=48]="_0",r[r._1=49]="_1",
r[r._2=50]="_2",r[r._3=51]="_3",r[r._4=52]="_4",r[r._5=53]="_5",r[r._6=54]="_6",r[r._7=55]="_7",r[r._8=56]="_8",r[r._9=57]=
"_9",r[r.a=97]="a",r[r.b=98]="b",r[r.c=99]="c",r[r.d=100]="d",r[r.e=101]="e",r[r.f=102]="f",r[r.g=103]="g",r[r.h=104]="h",
r[r.i=105]="i",r[r.j=106]="j",r[r.k=107]="k",r[r.l=108]="l",r[r.m=109]="m",r[r.n=110]="n",r[r.o=111]="o",r[r.p=112]="p",
r[r.q=113]="q",r[r.r=114]="r",r[r.s=115]="s",r[r.t=116]="t",r[r.u=117]="u",r[r.v=118]="v",r[r.w=119]="w",r[r.x=120]="x",
r[r.y=121]="y",r[r.z=122]="z",r[r.A=65]="A",r[r.B=66]="B",r[r.C=67]="C",r[r.D=68]="D",r[r.E=69]="E",r[r.F=70]="F",r[r.G=
71]="G",r[r.H=72]="H",r[r.I=73]="I",r[r.J=74]="J",r[r.K=75]="K",r[r.L=76]="L",r[r.M=77]="M",r[r.N=78]="N",r[r.O=79]="O",
r[r.P=80]="P",r[r.Q=81]="Q",r[r.R=82]="R",r[r.S=83]="S",r[r.T=84]="T",r[r.U=85]="U",r[r.V=86]="V",r[r.W=87]="W",r[r.X=88]=
"X",r[r.Y=89]="Y",r[r.Z=90]="Z",r[r.asterisk=42]="asterisk",r[r.backslash=92]="backslash",r[r.closeBrace=125]="closeBrac\
e",r[r.closeBracket=93]="closeBracket",r[r.colon=58]="colon",r[r.comma=44]="comma",r[r.dot=46]="dot",r[r.doubleQuote=34]=
"doubleQuote",r[r.minus=45]="minus",r[r.openBrace=123]="openBrace",r[r.openBracket=91]="openBracket",r[r.plus=43]="plus",
r[r.slash=47]="slash",r[r.formFeed=12]="formFeed",r[r.tab=9]="tab"})(j||(j={}));var ir=new Array(20).fill(0).map((r,a)=>"\
 ".repeat(a)),E=200,lr={" ":{"\n":new Array(E).fill(0).map((r,a)=>`
`+" ".repeat(a)),"\r":new Array(E).fill(0).map((r,a)=>"\r"+" ".repeat(a)),"\r\n":new Array(E).fill(0).map((r,a)=>`\r
`+" ".repeat(a))},"	":{"\n":new Array(E).fill(0).map((r,a)=>`
`+"	".repeat(a)),"\r":new Array(E).fill(0).map((r,a)=>"\r"+"	".repeat(a)),"\r\n":new Array(E).fill(0).map((r,a)=>`\r
`+"	".repeat(a))}},_;(function(r){r.DEFAULT={allowTrailingComma:!1}})(_||(_={}));function X(r,a=[],u=_.DEFAULT){let e=null,
n=[],s=[];function i(d){Array.isArray(n)?n.push(d):e!==null&&(n[e]=d)}return Z(r,{onObjectBegin:()=>{let d={};i(d),s.push(
n),n=d,e=null},onObjectProperty:d=>{e=d},onObjectEnd:()=>{n=s.pop()},onArrayBegin:()=>{let d=[];i(d),s.push(n),n=d,e=null},
onArrayEnd:()=>{n=s.pop()},onLiteralValue:i,onError:(d,T,C)=>{a.push({error:d,offset:T,length:C})}},u),n[0]}function Z(r,a,u=_.
DEFAULT){let e=F(r,!1),n=[],s=0;function i(c){return c?()=>s===0&&c(e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),
e.getTokenStartCharacter()):()=>!0}function d(c){return c?k=>s===0&&c(k,e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),
e.getTokenStartCharacter()):()=>!0}function T(c){return c?k=>s===0&&c(k,e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),
e.getTokenStartCharacter(),()=>n.slice()):()=>!0}function C(c){return c?()=>{s>0?s++:c(e.getTokenOffset(),e.getTokenLength(),
e.getTokenStartLine(),e.getTokenStartCharacter(),()=>n.slice())===!1&&(s=1)}:()=>!0}function v(c){return c?()=>{s>0&&s--,
s===0&&c(e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter())}:()=>!0}let p=C(a.onObjectBegin),
S=T(a.onObjectProperty),B=v(a.onObjectEnd),L=C(a.onArrayBegin),U=v(a.onArrayEnd),m=T(a.onLiteralValue),A=d(a.onSeparator),
I=i(a.onComment),t=d(a.onError),g=u&&u.disallowComments,h=u&&u.allowTrailingComma;function l(){for(;;){let c=e.scan();switch(e.
getTokenError()){case 4:o(14);break;case 5:o(15);break;case 3:o(13);break;case 1:g||o(11);break;case 2:o(12);break;case 6:
o(16);break}switch(c){case 12:case 13:g?o(10):I();break;case 16:o(1);break;case 15:case 14:break;default:return c}}}function o(c,k=[],Q=[]){
if(t(c),k.length+Q.length>0){let y=e.getToken();for(;y!==17;){if(k.indexOf(y)!==-1){l();break}else if(Q.indexOf(y)!==-1)
break;y=l()}}}function Y(c){let k=e.getTokenValue();return c?m(k):(S(k),n.push(k)),l(),!0}function er(){switch(e.getToken()){case 11:
let c=e.getTokenValue(),k=Number(c);isNaN(k)&&(o(2),k=0),m(k);break;case 7:m(null);break;case 8:m(!0);break;case 9:m(!1);
break;default:return!1}return l(),!0}function tr(){return e.getToken()!==10?(o(3,[],[2,5]),!1):(Y(!1),e.getToken()===6?(A(
":"),l(),N()||o(4,[],[2,5])):o(5,[],[2,5]),n.pop(),!0)}function nr(){p(),l();let c=!1;for(;e.getToken()!==2&&e.getToken()!==
17;){if(e.getToken()===5){if(c||o(4,[],[]),A(","),l(),e.getToken()===2&&h)break}else c&&o(6,[],[]);tr()||o(4,[],[2,5]),c=
!0}return B(),e.getToken()!==2?o(7,[2],[]):l(),!0}function ar(){L(),l();let c=!0,k=!1;for(;e.getToken()!==4&&e.getToken()!==
17;){if(e.getToken()===5){if(k||o(4,[],[]),A(","),l(),e.getToken()===4&&h)break}else k&&o(6,[],[]);c?(n.push(0),c=!1):n[n.
length-1]++,N()||o(4,[],[4,5]),k=!0}return U(),c||n.pop(),e.getToken()!==4?o(8,[4],[]):l(),!0}function N(){switch(e.getToken()){case 3:
return ar();case 1:return nr();case 10:return Y(!0);default:return er()}}return l(),e.getToken()===17?u.allowEmptyContent?
!0:(o(4,[],[]),!1):N()?(e.getToken()!==17&&o(9,[],[]),!0):(o(4,[],[]),!1)}var $=F,V;(function(r){r[r.None=0]="None",r[r.
UnexpectedEndOfComment=1]="UnexpectedEndOfComment",r[r.UnexpectedEndOfString=2]="UnexpectedEndOfString",r[r.UnexpectedEndOfNumber=
3]="UnexpectedEndOfNumber",r[r.InvalidUnicode=4]="InvalidUnicode",r[r.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",
r[r.InvalidCharacter=6]="InvalidCharacter"})(V||(V={}));var D;(function(r){r[r.OpenBraceToken=1]="OpenBraceToken",r[r.CloseBraceToken=
2]="CloseBraceToken",r[r.OpenBracketToken=3]="OpenBracketToken",r[r.CloseBracketToken=4]="CloseBracketToken",r[r.CommaToken=
5]="CommaToken",r[r.ColonToken=6]="ColonToken",r[r.NullKeyword=7]="NullKeyword",r[r.TrueKeyword=8]="TrueKeyword",r[r.FalseKeyword=
9]="FalseKeyword",r[r.StringLiteral=10]="StringLiteral",r[r.NumericLiteral=11]="NumericLiteral",r[r.LineCommentTrivia=12]=
"LineCommentTrivia",r[r.BlockCommentTrivia=13]="BlockCommentTrivia",r[r.LineBreakTrivia=14]="LineBreakTrivia",r[r.Trivia=
15]="Trivia",r[r.Unknown=16]="Unknown",r[r.EOF=17]="EOF"})(D||(D={}));var rr=X,K;(function(r){r[r.InvalidSymbol=1]="Inva\
lidSymbol",r[r.InvalidNumberFormat=2]="InvalidNumberFormat",r[r.PropertyNameExpected=3]="PropertyNameExpected",r[r.ValueExpected=
4]="ValueExpected",r[r.ColonExpected=5]="ColonExpected",r[r.CommaExpected=6]="CommaExpected",r[r.CloseBraceExpected=7]="\
CloseBraceExpected",r[r.CloseBracketExpected=8]="CloseBracketExpected",r[r.EndOfFileExpected=9]="EndOfFileExpected",r[r.
InvalidCommentToken=10]="InvalidCommentToken",r[r.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",r[r.UnexpectedEndOfString=
12]="UnexpectedEndOfString",r[r.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",r[r.InvalidUnicode=14]="InvalidUnicode",
r[r.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",r[r.InvalidCharacter=16]="InvalidCharacter"})(K||(K={}))});
