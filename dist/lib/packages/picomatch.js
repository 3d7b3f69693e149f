//# packages/picomatch
(function($e,He,Me){var Se=Object.defineProperty,Oe=Object.getOwnPropertyDescriptor,Le=Object.getOwnPropertyNames,Te=Object.
prototype.hasOwnProperty,ke=($,P)=>{for(var m in P)Se($,m,{get:P[m],enumerable:!0})},me=($,P,m,v)=>{if(P&&typeof P=="obj\
ect"||typeof P=="function")for(let w of Le(P))!Te.call($,w)&&w!==m&&Se($,w,{get:()=>P[w],enumerable:!(v=Oe(P,w))||v.enumerable});
return $},we=$=>me(Se({},"__esModule",{value:!0}),$),de={};ke(de,{default:()=>Ge}),$e.exports=we(de);var _e=He("packages\
/chunk-IYWUY3VA"),xe=(0,_e.b)(($,P)=>{"use strict";var m="[^\\\\/]",v="(?=.)",w="[^/]",c="(?:\\/|$)",d="(?:^|\\/)",p=`\\.\
{1,2}${c}`,s="(?!\\.)",R=`(?!${d}${p})`,g=`(?!\\.{0,1}${c})`,D=`(?!${p})`,H="[^.\\/]",W=`${w}*?`,F="/",T={DOT_LITERAL:"\\\
.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:v,QMARK:w,END_ANCHOR:c,DOTS_SLASH:p,NO_DOT:s,NO_DOTS:R,
NO_DOT_SLASH:g,NO_DOTS_SLASH:D,QMARK_NO_DOT:H,STAR:W,START_ANCHOR:d,SEP:F},j={...T,SLASH_LITERAL:"[\\\\/]",QMARK:m,STAR:`${m}\
*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(\
?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",
END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},ce={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",
cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?\
@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};P.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:ce,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,
REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},
CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,
CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,
CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,
CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,
CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,
CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(Y){return{"!":{type:"negate",
open:"(?:(?!(?:",close:`))${Y.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(Y){return Y===!0?j:T}}}),Ce=(0,_e.
b)($=>{"use strict";var{REGEX_BACKSLASH:P,REGEX_REMOVE_BACKSLASH:m,REGEX_SPECIAL_CHARS:v,REGEX_SPECIAL_CHARS_GLOBAL:w}=xe();
$.isObject=c=>c!==null&&typeof c=="object"&&!Array.isArray(c),$.hasRegexChars=c=>v.test(c),$.isRegexChar=c=>c.length===1&&
$.hasRegexChars(c),$.escapeRegex=c=>c.replace(w,"\\$1"),$.toPosixSlashes=c=>c.replace(P,"/"),$.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let c=navigator.platform.toLowerCase();return c==="win32"||c==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1},$.removeBackslashes=c=>c.replace(m,d=>d==="\\"?"":d),$.escapeLast=(c,d,p)=>{
let s=c.lastIndexOf(d,p);return s===-1?c:c[s-1]==="\\"?$.escapeLast(c,d,s-1):`${c.slice(0,s)}\\${c.slice(s)}`},$.removePrefix=
(c,d={})=>{let p=c;return p.startsWith("./")&&(p=p.slice(2),d.prefix="./"),p},$.wrapOutput=(c,d={},p={})=>{let s=p.contains?
"":"^",R=p.contains?"":"$",g=`${s}(?:${c})${R}`;return d.negated===!0&&(g=`(?:^(?!${g}).*$)`),g},$.basename=(c,{windows:d}={})=>{
let p=c.split(d?/[\\/]/:"/"),s=p[p.length-1];return s===""?p[p.length-2]:s}}),Ne=(0,_e.b)(($,P)=>{"use strict";var m=Ce(),
{CHAR_ASTERISK:v,CHAR_AT:w,CHAR_BACKWARD_SLASH:c,CHAR_COMMA:d,CHAR_DOT:p,CHAR_EXCLAMATION_MARK:s,CHAR_FORWARD_SLASH:R,CHAR_LEFT_CURLY_BRACE:g,
CHAR_LEFT_PARENTHESES:D,CHAR_LEFT_SQUARE_BRACKET:H,CHAR_PLUS:W,CHAR_QUESTION_MARK:F,CHAR_RIGHT_CURLY_BRACE:T,CHAR_RIGHT_PARENTHESES:j,
CHAR_RIGHT_SQUARE_BRACKET:ce}=xe(),Y=o=>o===R||o===c,te=o=>{o.isPrefix!==!0&&(o.depth=o.isGlobstar?1/0:1)},re=(o,i)=>{let e=i||
{},y=o.length-1,h=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,A=[],l=[],_=[],M=o,Q=-1,N=0,ne=0,J=!1,oe=!1,I=!1,pe=!1,Ae=!1,
ae=!1,O=!1,se=!1,Re=!1,V=!1,q=0,ee,E,C={value:"",depth:0,isGlob:!1},t=()=>Q>=y,z=()=>M.charCodeAt(Q+1),U=()=>(ee=E,M.charCodeAt(
++Q));for(;Q<y;){E=U();let S;if(E===c){O=C.backslashes=!0,E=U(),E===g&&(ae=!0);continue}if(ae===!0||E===g){for(q++;t()!==
!0&&(E=U());){if(E===c){O=C.backslashes=!0,U();continue}if(E===g){q++;continue}if(ae!==!0&&E===p&&(E=U())===p){if(J=C.isBrace=
!0,I=C.isGlob=!0,V=!0,h===!0)continue;break}if(ae!==!0&&E===d){if(J=C.isBrace=!0,I=C.isGlob=!0,V=!0,h===!0)continue;break}
if(E===T&&(q--,q===0)){ae=!1,J=C.isBrace=!0,V=!0;break}}if(h===!0)continue;break}if(E===R){if(A.push(Q),l.push(C),C={value:"",
depth:0,isGlob:!1},V===!0)continue;if(ee===p&&Q===N+1){N+=2;continue}ne=Q+1;continue}if(e.noext!==!0&&(E===W||E===w||E===
v||E===F||E===s)&&z()===D){if(I=C.isGlob=!0,pe=C.isExtglob=!0,V=!0,E===s&&Q===N&&(Re=!0),h===!0){let Z=0;for(;t()!==!0&&
(E=U());){if(E===c){O=C.backslashes=!0,U();continue}if(E===D){Z++;continue}if(E===j&&--Z===0){V=!0;break}}continue}break}
if(E===v){if(ee===v&&(Ae=C.isGlobstar=!0),I=C.isGlob=!0,V=!0,h===!0)continue;break}if(E===F){if(I=C.isGlob=!0,V=!0,h===!0)
continue;break}if(E===H){for(;t()!==!0&&(S=U());){if(S===c){O=C.backslashes=!0,U();continue}if(S===ce){oe=C.isBracket=!0,
I=C.isGlob=!0,V=!0;break}}if(h===!0)continue;break}if(e.nonegate!==!0&&E===s&&Q===N){se=C.negated=!0,N++;continue}if(e.noparen!==
!0&&E===D){if(I=C.isGlob=!0,h===!0){let Z=1;for(;t()!==!0&&(E=U());){if(E===c){O=C.backslashes=!0,U();continue}if(E===D){
Z++;continue}if(E===j&&--Z===0){V=!0;break}}continue}break}if(I===!0){if(V=!0,h===!0)continue;break}}e.noext===!0&&(pe=!1,
I=!1);let G=M,r="",u="";N>0&&(r=M.slice(0,N),M=M.slice(N),ne-=N),G&&I===!0&&ne>0?(G=M.slice(0,ne),u=M.slice(ne)):I===!0?
(G="",u=M):G=M,G&&G!==""&&G!=="/"&&G!==M&&Y(G.charCodeAt(G.length-1))&&(G=G.slice(0,-1)),e.unescape===!0&&(u&&(u=m.removeBackslashes(
u)),G&&O===!0&&(G=m.removeBackslashes(G)));let ue={prefix:r,input:o,start:N,base:G,glob:u,isBrace:J,isBracket:oe,isGlob:I,
isExtglob:pe,isGlobstar:Ae,negated:se,negatedExtglob:Re};if(e.tokens===!0&&(ue.maxDepth=0,Y(E)||l.push(C),ue.tokens=l),e.
parts===!0||e.tokens===!0){let S;for(let K=0;K<A.length;K++){let he=S!==void 0?S+1:N,be=A[K],ge=o.slice(he,be);e.tokens&&
(K===0&&N!==0?(l[K].isPrefix=!0,l[K].value=r):l[K].value=ge,te(l[K]),ue.maxDepth+=l[K].depth),be>=N&&(_.push(ge),S=be)}let Z=S!==
void 0?S+1:N,le=o.slice(Z);_.push(le),e.tokens&&S&&S+1<o.length&&(l[l.length-1].value=le,te(l[l.length-1]),ue.maxDepth+=
l[l.length-1].depth),ue.slashes=A,ue.parts=_}return ue};P.exports=re}),Ie=(0,_e.b)(($,P)=>{"use strict";var m=xe(),v=Ce(),
{MAX_LENGTH:w,POSIX_REGEX_SOURCE:c,REGEX_NON_SPECIAL_CHARS:d,REGEX_SPECIAL_CHARS_BACKREF:p,REPLACEMENTS:s}=m,R=(o,i)=>{if(typeof i.
expandRange=="function")return i.expandRange(...o,i);o.sort();let e=`[${o.join("-")}]`;try{new RegExp(e)}catch{return o.
map(y=>v.escapeRegex(y)).join("..")}return e},g=(o,i)=>`Missing ${o}: "${i}" - use "\\\\${i}" to match literal character\
s`,D=o=>{let i=[],e=0,y=0,h=0,A="",l=!1;for(let _ of o){if(l===!0){A+=_,l=!1;continue}if(_==="\\"){A+=_,l=!0;continue}if(_===
'"'){h=h===1?0:1,A+=_;continue}if(h===0){if(_==="[")e++;else if(_==="]"&&e>0)e--;else if(e===0){if(_==="(")y++;else if(_===
")"&&y>0)y--;else if(_==="|"&&y===0){i.push(A),A="";continue}}}A+=_}return i.push(A),i},H=o=>{let i=!1;for(let e of o){if(i===
!0){i=!1;continue}if(e==="\\"){i=!0;continue}if(/[?*+@!()[\]{}]/.test(e))return!1}return!0},W=o=>{let i=o.trim(),e=!0;for(;e===
!0;)e=!1,/^@\([^\\()[\]{}|]+\)$/.test(i)&&(i=i.slice(2,-1),e=!0);if(H(i))return i.replace(/\\(.)/g,"$1")},F=o=>{let i=o.
map(W).filter(Boolean);for(let e=0;e<i.length;e++)for(let y=e+1;y<i.length;y++){let h=i[e],A=i[y],l=h[0];if(!(!l||h!==l.
repeat(h.length)||A!==l.repeat(A.length))&&(h===A||h.startsWith(A)||A.startsWith(h)))return!0}return!1},T=(o,i=!0)=>{if(o[0]!==
"+"&&o[0]!=="*"||o[1]!=="(")return;let e=0,y=0,h=0,A=!1;for(let l=1;l<o.length;l++){let _=o[l];if(A===!0){A=!1;continue}
if(_==="\\"){A=!0;continue}if(_==='"'){h=h===1?0:1;continue}if(h!==1){if(_==="["){e++;continue}if(_==="]"&&e>0){e--;continue}
if(!(e>0)){if(_==="("){y++;continue}if(_===")"&&(y--,y===0))return i===!0&&l!==o.length-1?void 0:{type:o[0],body:o.slice(
2,l),end:l}}}}},j=o=>`${o.length===1?v.escapeRegex(o[0]):`[${o.map(i=>v.escapeRegex(i)).join("")}]`}*`,ce=o=>{let i=0,e=[];
for(;i<o.length;){let y=T(o.slice(i),!1);if(!y||y.type!=="*")return;let h=D(y.body).map(l=>l.trim());if(h.length!==1)return;
let A=W(h[0]);if(!A||A.length!==1)return;e.push(A),i+=y.end+1}if(!(e.length<1))return e},Y=o=>{let i=0,e=o.trim(),y=T(e);
for(;y;)i++,e=y.body.trim(),y=T(e);return i},te=(o,i)=>{if(i.maxExtglobRecursion===!1)return{risky:!1};let e=typeof i.maxExtglobRecursion==
"number"?i.maxExtglobRecursion:m.DEFAULT_MAX_EXTGLOB_RECURSION,y=D(o).map(_=>_.trim());if(y.length>1&&(y.some(_=>_==="")||
y.some(_=>/^[*?]+$/.test(_))||F(y)))return{risky:!0};let h=[],A=!1,l=!0;for(let _ of y){let M=ce(_);if(M){A=!0,h.push(...M);
continue}let Q=W(_);if(Q&&Q.length===1){h.push(Q);continue}if(l=!1,Y(_)>e)return{risky:!0}}return A?l?{risky:!0,safeOutput:j(
[...new Set(h)])}:{risky:!0}:{risky:!1}},re=(o,i)=>{if(typeof o!="string")throw new TypeError("Expected a string");o=s[o]||
o;let e={...i},y=typeof e.maxLength=="number"?Math.min(w,e.maxLength):w,h=o.length;if(h>y)throw new SyntaxError(`Input l\
ength: ${h}, exceeds maximum allowed length: ${y}`);let A={type:"bos",value:"",output:e.prepend||""},l=[A],_=e.capture?"":
"?:",M=m.globChars(e.windows),Q=m.extglobChars(M),{DOT_LITERAL:N,PLUS_LITERAL:ne,SLASH_LITERAL:J,ONE_CHAR:oe,DOTS_SLASH:I,
NO_DOT:pe,NO_DOT_SLASH:Ae,NO_DOTS_SLASH:ae,QMARK:O,QMARK_NO_DOT:se,STAR:Re,START_ANCHOR:V}=M,q=a=>`(${_}(?:(?!${V}${a.dot?
I:N}).)*?)`,ee=e.dot?"":pe,E=e.dot?O:se,C=e.bash===!0?q(e):Re;e.capture&&(C=`(${C})`),typeof e.noext=="boolean"&&(e.noextglob=
e.noext);let t={input:o,index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,
braces:0,parens:0,quotes:0,globstar:!1,tokens:l};o=v.removePrefix(o,t),h=o.length;let z=[],U=[],G=[],r=A,u,ue=()=>t.index===
h-1,S=t.peek=(a=1)=>o[t.index+a],Z=t.advance=()=>o[++t.index]||"",le=()=>o.slice(t.index+1),K=(a="",k=0)=>{t.consumed+=a,
t.index+=k},he=a=>{t.output+=a.output!=null?a.output:a.value,K(a.value)},be=()=>{let a=1;for(;S()==="!"&&(S(2)!=="("||S(
3)==="?");)Z(),t.start++,a++;return a%2===0?!1:(t.negated=!0,t.start++,!0)},ge=a=>{t[a]++,G.push(a)},fe=a=>{t[a]--,G.pop()},
b=a=>{if(r.type==="globstar"){let k=t.braces>0&&(a.type==="comma"||a.type==="brace"),n=a.extglob===!0||z.length&&(a.type===
"pipe"||a.type==="paren");a.type!=="slash"&&a.type!=="paren"&&!k&&!n&&(t.output=t.output.slice(0,-r.output.length),r.type=
"star",r.value="*",r.output=C,t.output+=r.output)}if(z.length&&a.type!=="paren"&&(z[z.length-1].inner+=a.value),(a.value||
a.output)&&he(a),r&&r.type==="text"&&a.type==="text"){r.output=(r.output||r.value)+a.value,r.value+=a.value;return}a.prev=
r,l.push(a),r=a},ve=(a,k)=>{let n={...Q[k],conditions:1,inner:""};n.prev=r,n.parens=t.parens,n.output=t.output,n.startIndex=
t.index,n.tokensIndex=l.length;let x=(e.capture?"(":"")+n.open;ge("parens"),b({type:a,value:k,output:t.output?"":oe}),b(
{type:"paren",extglob:!0,value:Z(),output:x}),z.push(n)},Ue=a=>{let k=o.slice(a.startIndex,t.index+1),n=o.slice(a.startIndex+
2,t.index),x=te(n,e);if((a.type==="plus"||a.type==="star")&&x.risky){let L=x.safeOutput?(a.output?"":oe)+(e.capture?`(${x.
safeOutput})`:x.safeOutput):void 0,ie=l[a.tokensIndex];ie.type="text",ie.value=k,ie.output=L||v.escapeRegex(k);for(let Ee=a.
tokensIndex+1;Ee<l.length;Ee++)l[Ee].value="",l[Ee].output="",delete l[Ee].suffix;t.output=a.output+ie.output,t.backtrack=
!0,b({type:"paren",extglob:!0,value:u,output:""}),fe("parens");return}let B=a.close+(e.capture?")":""),X;if(a.type==="ne\
gate"){let L=C;if(a.inner&&a.inner.length>1&&a.inner.includes("/")&&(L=q(e)),(L!==C||ue()||/^\)+$/.test(le()))&&(B=a.close=
`)$))${L}`),a.inner.includes("*")&&(X=le())&&/^\.[^\\/.]+$/.test(X)){let ie=re(X,{...i,fastpaths:!1}).output;B=a.close=`\
)${ie})${L})`}a.prev.type==="bos"&&(t.negatedExtglob=!0)}b({type:"paren",extglob:!0,value:u,output:B}),fe("parens")};if(e.
fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(o)){let a=!1,k=o.replace(p,(n,x,B,X,L,ie)=>X==="\\"?(a=!0,n):X==="?"?x?x+X+(L?
O.repeat(L.length):""):ie===0?E+(L?O.repeat(L.length):""):O.repeat(B.length):X==="."?N.repeat(B.length):X==="*"?x?x+X+(L?
C:""):C:x?n:`\\${n}`);return a===!0&&(e.unescape===!0?k=k.replace(/\\/g,""):k=k.replace(/\\+/g,n=>n.length%2===0?"\\\\":
n?"\\":"")),k===o&&e.contains===!0?(t.output=o,t):(t.output=v.wrapOutput(k,t,i),t)}for(;!ue();){if(u=Z(),u==="\0")continue;
if(u==="\\"){let n=S();if(n==="/"&&e.bash!==!0||n==="."||n===";")continue;if(!n){u+="\\",b({type:"text",value:u});continue}
let x=/^\\+/.exec(le()),B=0;if(x&&x[0].length>2&&(B=x[0].length,t.index+=B,B%2!==0&&(u+="\\")),e.unescape===!0?u=Z():u+=
Z(),t.brackets===0){b({type:"text",value:u});continue}}if(t.brackets>0&&(u!=="]"||r.value==="["||r.value==="[^")){if(e.posix!==
!1&&u===":"){let n=r.value.slice(1);if(n.includes("[")&&(r.posix=!0,n.includes(":"))){let x=r.value.lastIndexOf("["),B=r.
value.slice(0,x),X=r.value.slice(x+2),L=c[X];if(L){r.value=B+L,t.backtrack=!0,Z(),!A.output&&l.indexOf(r)===1&&(A.output=
oe);continue}}}(u==="["&&S()!==":"||u==="-"&&S()==="]")&&(u=`\\${u}`),u==="]"&&(r.value==="["||r.value==="[^")&&(u=`\\${u}`),
e.posix===!0&&u==="!"&&r.value==="["&&(u="^"),r.value+=u,he({value:u});continue}if(t.quotes===1&&u!=='"'){u=v.escapeRegex(
u),r.value+=u,he({value:u});continue}if(u==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===!0&&b({type:"text",value:u});continue}
if(u==="("){ge("parens"),b({type:"paren",value:u});continue}if(u===")"){if(t.parens===0&&e.strictBrackets===!0)throw new SyntaxError(
g("opening","("));let n=z[z.length-1];if(n&&t.parens===n.parens+1){Ue(z.pop());continue}b({type:"paren",value:u,output:t.
parens?")":"\\)"}),fe("parens");continue}if(u==="["){if(e.nobracket===!0||!le().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===
!0)throw new SyntaxError(g("closing","]"));u=`\\${u}`}else ge("brackets");b({type:"bracket",value:u});continue}if(u==="]"){
if(e.nobracket===!0||r&&r.type==="bracket"&&r.value.length===1){b({type:"text",value:u,output:`\\${u}`});continue}if(t.brackets===
0){if(e.strictBrackets===!0)throw new SyntaxError(g("opening","["));b({type:"text",value:u,output:`\\${u}`});continue}fe(
"brackets");let n=r.value.slice(1);if(r.posix!==!0&&n[0]==="^"&&!n.includes("/")&&(u=`/${u}`),r.value+=u,he({value:u}),e.
literalBrackets===!1||v.hasRegexChars(n))continue;let x=v.escapeRegex(r.value);if(t.output=t.output.slice(0,-r.value.length),
e.literalBrackets===!0){t.output+=x,r.value=x;continue}r.value=`(${_}${x}|${r.value})`,t.output+=r.value;continue}if(u===
"{"&&e.nobrace!==!0){ge("braces");let n={type:"brace",value:u,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.
length};U.push(n),b(n);continue}if(u==="}"){let n=U[U.length-1];if(e.nobrace===!0||!n){b({type:"text",value:u,output:u});
continue}let x=")";if(n.dots===!0){let B=l.slice(),X=[];for(let L=B.length-1;L>=0&&(l.pop(),B[L].type!=="brace");L--)B[L].
type!=="dots"&&X.unshift(B[L].value);x=R(X,e),t.backtrack=!0}if(n.comma!==!0&&n.dots!==!0){let B=t.output.slice(0,n.outputIndex),
X=t.tokens.slice(n.tokensIndex);n.value=n.output="\\{",u=x="\\}",t.output=B;for(let L of X)t.output+=L.output||L.value}b(
{type:"brace",value:u,output:x}),fe("braces"),U.pop();continue}if(u==="|"){z.length>0&&z[z.length-1].conditions++,b({type:"\
text",value:u});continue}if(u===","){let n=u,x=U[U.length-1];x&&G[G.length-1]==="braces"&&(x.comma=!0,n="|"),b({type:"co\
mma",value:u,output:n});continue}if(u==="/"){if(r.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output=
"",l.pop(),r=A;continue}b({type:"slash",value:u,output:J});continue}if(u==="."){if(t.braces>0&&r.type==="dot"){r.value===
"."&&(r.output=N);let n=U[U.length-1];r.type="dots",r.output+=u,r.value+=u,n.dots=!0;continue}if(t.braces+t.parens===0&&
r.type!=="bos"&&r.type!=="slash"){b({type:"text",value:u,output:N});continue}b({type:"dot",value:u,output:N});continue}if(u===
"?"){if(!(r&&r.value==="(")&&e.noextglob!==!0&&S()==="("&&S(2)!=="?"){ve("qmark",u);continue}if(r&&r.type==="paren"){let n=S(),
x=u;(r.value==="("&&!/[!=<:]/.test(n)||n==="<"&&!/<([!=]|\w+>)/.test(le()))&&(x=`\\${u}`),b({type:"text",value:u,output:x});
continue}if(e.dot!==!0&&(r.type==="slash"||r.type==="bos")){b({type:"qmark",value:u,output:se});continue}b({type:"qmark",
value:u,output:O});continue}if(u==="!"){if(e.noextglob!==!0&&S()==="("&&(S(2)!=="?"||!/[!=<:]/.test(S(3)))){ve("negate",
u);continue}if(e.nonegate!==!0&&t.index===0){be();continue}}if(u==="+"){if(e.noextglob!==!0&&S()==="("&&S(2)!=="?"){ve("\
plus",u);continue}if(r&&r.value==="("||e.regex===!1){b({type:"plus",value:u,output:ne});continue}if(r&&(r.type==="bracke\
t"||r.type==="paren"||r.type==="brace")||t.parens>0){b({type:"plus",value:u});continue}b({type:"plus",value:ne});continue}
if(u==="@"){if(e.noextglob!==!0&&S()==="("&&S(2)!=="?"){b({type:"at",extglob:!0,value:u,output:""});continue}b({type:"te\
xt",value:u});continue}if(u!=="*"){(u==="$"||u==="^")&&(u=`\\${u}`);let n=d.exec(le());n&&(u+=n[0],t.index+=n[0].length),
b({type:"text",value:u});continue}if(r&&(r.type==="globstar"||r.star===!0)){r.type="star",r.star=!0,r.value+=u,r.output=
C,t.backtrack=!0,t.globstar=!0,K(u);continue}let a=le();if(e.noextglob!==!0&&/^\([^?]/.test(a)){ve("star",u);continue}if(r.
type==="star"){if(e.noglobstar===!0){K(u);continue}let n=r.prev,x=n.prev,B=n.type==="slash"||n.type==="bos",X=x&&(x.type===
"star"||x.type==="globstar");if(e.bash===!0&&(!B||a[0]&&a[0]!=="/")){b({type:"star",value:u,output:""});continue}let L=t.
braces>0&&(n.type==="comma"||n.type==="brace"),ie=z.length&&(n.type==="pipe"||n.type==="paren");if(!B&&n.type!=="paren"&&
!L&&!ie){b({type:"star",value:u,output:""});continue}for(;a.slice(0,3)==="/**";){let ye=o[t.index+4];if(ye&&ye!=="/")break;
a=a.slice(3),K("/**",3)}let Ee=ue()||t.parens>0&&a===")".repeat(t.parens)&&!z.some(ye=>ye.type==="negate");if(n.type==="\
bos"&&ue()){r.type="globstar",r.value+=u,r.output=q(e),t.output=r.output,t.globstar=!0,K(u);continue}if(n.type==="slash"&&
n.prev.type!=="bos"&&!X&&Ee){t.output=t.output.slice(0,-(n.output+r.output).length),n.output=`(?:${n.output}`,r.type="gl\
obstar",r.output=q(e)+(e.strictSlashes?")":"|$)"),r.value+=u,t.globstar=!0,t.output+=n.output+r.output,K(u);continue}if(n.
type==="slash"&&n.prev.type!=="bos"&&a[0]==="/"){let ye=a[1]!==void 0?"|$":"";t.output=t.output.slice(0,-(n.output+r.output).
length),n.output=`(?:${n.output}`,r.type="globstar",r.output=`${q(e)}${J}|${J}${ye})`,r.value+=u,t.output+=n.output+r.output,
t.globstar=!0,K(u+Z()),b({type:"slash",value:"/",output:""});continue}if(n.type==="bos"&&a[0]==="/"){r.type="globstar",r.
value+=u,r.output=`(?:^|${J}|${q(e)}${J})`,t.output=r.output,t.globstar=!0,K(u+Z()),b({type:"slash",value:"/",output:""});
continue}t.output=t.output.slice(0,-r.output.length),r.type="globstar",r.output=q(e),r.value+=u,t.output+=r.output,t.globstar=
!0,K(u);continue}let k={type:"star",value:u,output:C};if(e.bash===!0){k.output=".*?",(r.type==="bos"||r.type==="slash")&&
(k.output=ee+k.output),b(k);continue}if(r&&(r.type==="bracket"||r.type==="paren")&&e.regex===!0){k.output=u,b(k);continue}
(t.index===t.start||r.type==="slash"||r.type==="dot")&&(r.type==="dot"?(t.output+=Ae,r.output+=Ae):e.dot===!0?(t.output+=
ae,r.output+=ae):(t.output+=ee,r.output+=ee),S()!=="*"&&(t.output+=oe,r.output+=oe)),b(k)}for(;t.brackets>0;){if(e.strictBrackets===
!0)throw new SyntaxError(g("closing","]"));t.output=v.escapeLast(t.output,"["),fe("brackets")}for(;t.parens>0;){if(e.strictBrackets===
!0)throw new SyntaxError(g("closing",")"));t.output=v.escapeLast(t.output,"("),fe("parens")}for(;t.braces>0;){if(e.strictBrackets===
!0)throw new SyntaxError(g("closing","}"));t.output=v.escapeLast(t.output,"{"),fe("braces")}if(e.strictSlashes!==!0&&(r.
type==="star"||r.type==="bracket")&&b({type:"maybe_slash",value:"",output:`${J}?`}),t.backtrack===!0){t.output="";for(let a of t.
tokens)t.output+=a.output!=null?a.output:a.value,a.suffix&&(t.output+=a.suffix)}return t};re.fastpaths=(o,i)=>{let e={...i},
y=typeof e.maxLength=="number"?Math.min(w,e.maxLength):w,h=o.length;if(h>y)throw new SyntaxError(`Input length: ${h}, ex\
ceeds maximum allowed length: ${y}`);o=s[o]||o;let{DOT_LITERAL:A,SLASH_LITERAL:l,ONE_CHAR:_,DOTS_SLASH:M,NO_DOT:Q,NO_DOTS:N,
NO_DOTS_SLASH:ne,STAR:J,START_ANCHOR:oe}=m.globChars(e.windows),I=e.dot?N:Q,pe=e.dot?ne:Q,Ae=e.capture?"":"?:",ae={negated:!1,
prefix:""},O=e.bash===!0?".*?":J;e.capture&&(O=`(${O})`);let se=ee=>ee.noglobstar===!0?O:`(${Ae}(?:(?!${oe}${ee.dot?M:A}\
).)*?)`,Re=ee=>{switch(ee){case"*":return`${I}${_}${O}`;case".*":return`${A}${_}${O}`;case"*.*":return`${I}${O}${A}${_}${O}`;case"\
*/*":return`${I}${O}${l}${_}${pe}${O}`;case"**":return I+se(e);case"**/*":return`(?:${I}${se(e)}${l})?${pe}${_}${O}`;case"\
**/*.*":return`(?:${I}${se(e)}${l})?${pe}${O}${A}${_}${O}`;case"**/.*":return`(?:${I}${se(e)}${l})?${A}${_}${O}`;default:{
let E=/^(.*?)\.(\w+)$/.exec(ee);if(!E)return;let C=Re(E[1]);return C?C+A+E[2]:void 0}}},V=v.removePrefix(o,ae),q=Re(V);return q&&
e.strictSlashes!==!0&&(q+=`${l}?`),q},P.exports=re}),Be=(0,_e.b)(($,P)=>{"use strict";var m=Ne(),v=Ie(),w=Ce(),c=xe(),d=s=>s&&
typeof s=="object"&&!Array.isArray(s),p=(s,R,g=!1)=>{if(Array.isArray(s)){let Y=s.map(te=>p(te,R,g));return te=>{for(let re of Y){
let o=re(te);if(o)return o}return!1}}let D=d(s)&&s.tokens&&s.input;if(s===""||typeof s!="string"&&!D)throw new TypeError(
"Expected pattern to be a non-empty string");let H=R||{},W=H.windows,F=D?p.compileRe(s,R):p.makeRe(s,R,!1,!0),T=F.state;
delete F.state;let j=()=>!1;if(H.ignore){let Y={...R,ignore:null,onMatch:null,onResult:null};j=p(H.ignore,Y,g)}let ce=(Y,te=!1)=>{
let{isMatch:re,match:o,output:i}=p.test(Y,F,R,{glob:s,posix:W}),e={glob:s,state:T,regex:F,posix:W,input:Y,output:i,match:o,
isMatch:re};return typeof H.onResult=="function"&&H.onResult(e),re===!1?(e.isMatch=!1,te?e:!1):j(Y)?(typeof H.onIgnore==
"function"&&H.onIgnore(e),e.isMatch=!1,te?e:!1):(typeof H.onMatch=="function"&&H.onMatch(e),te?e:!0)};return g&&(ce.state=
T),ce};p.test=(s,R,g,{glob:D,posix:H}={})=>{if(typeof s!="string")throw new TypeError("Expected input to be a string");if(s===
"")return{isMatch:!1,output:""};let W=g||{},F=W.format||(H?w.toPosixSlashes:null),T=s===D,j=T&&F?F(s):s;return T===!1&&(j=
F?F(s):s,T=j===D),(T===!1||W.capture===!0)&&(W.matchBase===!0||W.basename===!0?T=p.matchBase(s,R,g,H):T=R.exec(j)),{isMatch:!!T,
match:T,output:j}},p.matchBase=(s,R,g,D=g&&g.windows)=>(R instanceof RegExp?R:p.makeRe(R,g)).test(w.basename(s,{windows:D})),
p.isMatch=(s,R,g)=>p(R,g)(s),p.parse=(s,R)=>Array.isArray(s)?s.map(g=>p.parse(g,R)):v(s,{...R,fastpaths:!1}),p.scan=(s,R)=>m(
s,R),p.compileRe=(s,R,g=!1,D=!1)=>{if(g===!0)return s.output;let H=R||{},W=H.contains?"":"^",F=H.contains?"":"$",T=`${W}\
(?:${s.output})${F}`;s&&s.negated===!0&&(T=`^(?!${T}).*$`);let j=p.toRegex(T,R);return D===!0&&(j.state=s),j},p.makeRe=(s,R={},g=!1,D=!1)=>{
if(!s||typeof s!="string")throw new TypeError("Expected a non-empty string");let H={negated:!1,fastpaths:!0};return R.fastpaths!==
!1&&(s[0]==="."||s[0]==="*")&&(H.output=v.fastpaths(s,R)),H.output||(H=v(s,R)),p.compileRe(H,R,g,D)},p.toRegex=(s,R)=>{try{
let g=R||{};return new RegExp(s,g.flags||(g.nocase?"i":""))}catch(g){if(R&&R.debug===!0)throw g;return/$^/}},p.constants=
c,P.exports=p}),Pe=(0,_e.b)(($,P)=>{"use strict";var m=Be(),v=Ce();function w(c,d,p=!1){return d&&(d.windows===null||d.windows===
void 0)&&(d={...d,windows:v.isWindows()}),m(c,d,p)}Object.assign(w,m),P.exports=w}),De=(0,_e.d)(Pe()),Ge=De.default});
