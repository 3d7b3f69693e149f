"use strict";module.exports={picomatch(Ue,de,Me,$e){var ve=Object.defineProperty,He=Object.getOwnPropertyDescriptor,Oe=Object.getOwnPropertyNames,
Le=Object.prototype.hasOwnProperty,Te=(d,B)=>{for(var k in B)ve(d,k,{get:B[k],enumerable:!0})},ke=(d,B,k,C)=>{if(B&&typeof B==
"object"||typeof B=="function")for(let m of Oe(B))!Le.call(d,m)&&m!==k&&ve(d,m,{get:()=>B[m],enumerable:!(C=He(B,m))||C.
enumerable});return d},me=d=>ke(ve({},"__esModule",{value:!0}),d),Se={};Te(Se,{default:()=>De}),$e.exports=me(Se);var fe=de(
"chunk-IYWUY3VA"),be=(0,fe.b)((d,B)=>{"use strict";var k="[^\\\\/]",C="(?=.)",m="[^/]",c="(?:\\/|$)",S="(?:^|\\/)",p=`\\.\
{1,2}${c}`,s="(?!\\.)",A=`(?!${S}${p})`,R=`(?!\\.{0,1}${c})`,P=`(?!${p})`,$="[^.\\/]",Q=`${m}*?`,X="/",L={DOT_LITERAL:"\\\
.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:C,QMARK:m,END_ANCHOR:c,DOTS_SLASH:p,NO_DOT:s,NO_DOTS:A,
NO_DOT_SLASH:R,NO_DOTS_SLASH:P,QMARK_NO_DOT:$,STAR:Q,START_ANCHOR:S,SEP:X},W={...L,SLASH_LITERAL:"[\\\\/]",QMARK:k,STAR:`${k}\
*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(\
?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",
END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},pe={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",
cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?\
@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};B.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:pe,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,
REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},
CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,
CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,
CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,
CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,
CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,
CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(j){return{"!":{type:"negate",
open:"(?:(?!(?:",close:`))${j.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(j){return j===!0?W:L}}}),xe=(0,fe.
b)(d=>{"use strict";var{REGEX_BACKSLASH:B,REGEX_REMOVE_BACKSLASH:k,REGEX_SPECIAL_CHARS:C,REGEX_SPECIAL_CHARS_GLOBAL:m}=be();
d.isObject=c=>c!==null&&typeof c=="object"&&!Array.isArray(c),d.hasRegexChars=c=>C.test(c),d.isRegexChar=c=>c.length===1&&
d.hasRegexChars(c),d.escapeRegex=c=>c.replace(m,"\\$1"),d.toPosixSlashes=c=>c.replace(B,"/"),d.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let c=navigator.platform.toLowerCase();return c==="win32"||c==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1},d.removeBackslashes=c=>c.replace(k,S=>S==="\\"?"":S),d.escapeLast=(c,S,p)=>{
let s=c.lastIndexOf(S,p);return s===-1?c:c[s-1]==="\\"?d.escapeLast(c,S,s-1):`${c.slice(0,s)}\\${c.slice(s)}`},d.removePrefix=
(c,S={})=>{let p=c;return p.startsWith("./")&&(p=p.slice(2),S.prefix="./"),p},d.wrapOutput=(c,S={},p={})=>{let s=p.contains?
"":"^",A=p.contains?"":"$",R=`${s}(?:${c})${A}`;return S.negated===!0&&(R=`(?:^(?!${R}).*$)`),R},d.basename=(c,{windows:S}={})=>{
let p=c.split(S?/[\\/]/:"/"),s=p[p.length-1];return s===""?p[p.length-2]:s}}),we=(0,fe.b)((d,B)=>{"use strict";var k=xe(),
{CHAR_ASTERISK:C,CHAR_AT:m,CHAR_BACKWARD_SLASH:c,CHAR_COMMA:S,CHAR_DOT:p,CHAR_EXCLAMATION_MARK:s,CHAR_FORWARD_SLASH:A,CHAR_LEFT_CURLY_BRACE:R,
CHAR_LEFT_PARENTHESES:P,CHAR_LEFT_SQUARE_BRACKET:$,CHAR_PLUS:Q,CHAR_QUESTION_MARK:X,CHAR_RIGHT_CURLY_BRACE:L,CHAR_RIGHT_PARENTHESES:W,
CHAR_RIGHT_SQUARE_BRACKET:pe}=be(),j=o=>o===A||o===c,ee=o=>{o.isPrefix!==!0&&(o.depth=o.isGlobstar?1/0:1)},ue=(o,i)=>{let e=i||
{},h=o.length-1,E=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,_=[],l=[],f=[],U=o,F=-1,w=0,re=0,z=!1,ne=!1,N=!1,ie=!1,_e=!1,
oe=!1,H=!1,ae=!1,Ae=!1,Z=!1,Y=0,J,g,x={value:"",depth:0,isGlob:!1},t=()=>F>=h,V=()=>U.charCodeAt(F+1),G=()=>(J=g,U.charCodeAt(
++F));for(;F<h;){g=G();let v;if(g===c){H=x.backslashes=!0,g=G(),g===R&&(oe=!0);continue}if(oe===!0||g===R){for(Y++;t()!==
!0&&(g=G());){if(g===c){H=x.backslashes=!0,G();continue}if(g===R){Y++;continue}if(oe!==!0&&g===p&&(g=G())===p){if(z=x.isBrace=
!0,N=x.isGlob=!0,Z=!0,E===!0)continue;break}if(oe!==!0&&g===S){if(z=x.isBrace=!0,N=x.isGlob=!0,Z=!0,E===!0)continue;break}
if(g===L&&(Y--,Y===0)){oe=!1,z=x.isBrace=!0,Z=!0;break}}if(E===!0)continue;break}if(g===A){if(_.push(F),l.push(x),x={value:"",
depth:0,isGlob:!1},Z===!0)continue;if(J===p&&F===w+1){w+=2;continue}re=F+1;continue}if(e.noext!==!0&&(g===Q||g===m||g===
C||g===X||g===s)&&V()===P){if(N=x.isGlob=!0,ie=x.isExtglob=!0,Z=!0,g===s&&F===w&&(Ae=!0),E===!0){let q=0;for(;t()!==!0&&
(g=G());){if(g===c){H=x.backslashes=!0,G();continue}if(g===P){q++;continue}if(g===W&&--q===0){Z=!0;break}}continue}break}
if(g===C){if(J===C&&(_e=x.isGlobstar=!0),N=x.isGlob=!0,Z=!0,E===!0)continue;break}if(g===X){if(N=x.isGlob=!0,Z=!0,E===!0)
continue;break}if(g===$){for(;t()!==!0&&(v=G());){if(v===c){H=x.backslashes=!0,G();continue}if(v===pe){ne=x.isBracket=!0,
N=x.isGlob=!0,Z=!0;break}}if(E===!0)continue;break}if(e.nonegate!==!0&&g===s&&F===w){ae=x.negated=!0,w++;continue}if(e.noparen!==
!0&&g===P){if(N=x.isGlob=!0,E===!0){let q=1;for(;t()!==!0&&(g=G());){if(g===c){H=x.backslashes=!0,G();continue}if(g===P){
q++;continue}if(g===W&&--q===0){Z=!0;break}}continue}break}if(N===!0){if(Z=!0,E===!0)continue;break}}e.noext===!0&&(ie=!1,
N=!1);let D=U,r="",u="";w>0&&(r=U.slice(0,w),U=U.slice(w),re-=w),D&&N===!0&&re>0?(D=U.slice(0,re),u=U.slice(re)):N===!0?
(D="",u=U):D=U,D&&D!==""&&D!=="/"&&D!==U&&j(D.charCodeAt(D.length-1))&&(D=D.slice(0,-1)),e.unescape===!0&&(u&&(u=k.removeBackslashes(
u)),D&&H===!0&&(D=k.removeBackslashes(D)));let te={prefix:r,input:o,start:w,base:D,glob:u,isBrace:z,isBracket:ne,isGlob:N,
isExtglob:ie,isGlobstar:_e,negated:ae,negatedExtglob:Ae};if(e.tokens===!0&&(te.maxDepth=0,j(g)||l.push(x),te.tokens=l),e.
parts===!0||e.tokens===!0){let v;for(let M=0;M<_.length;M++){let Ee=v!==void 0?v+1:w,ye=_[M],Re=o.slice(Ee,ye);e.tokens&&
(M===0&&w!==0?(l[M].isPrefix=!0,l[M].value=r):l[M].value=Re,ee(l[M]),te.maxDepth+=l[M].depth),ye>=w&&(f.push(Re),v=ye)}let q=v!==
void 0?v+1:w,se=o.slice(q);f.push(se),e.tokens&&v&&v+1<o.length&&(l[l.length-1].value=se,ee(l[l.length-1]),te.maxDepth+=
l[l.length-1].depth),te.slashes=_,te.parts=f}return te};B.exports=ue}),Ne=(0,fe.b)((d,B)=>{"use strict";var k=be(),C=xe(),
{MAX_LENGTH:m,POSIX_REGEX_SOURCE:c,REGEX_NON_SPECIAL_CHARS:S,REGEX_SPECIAL_CHARS_BACKREF:p,REPLACEMENTS:s}=k,A=(o,i)=>{if(typeof i.
expandRange=="function")return i.expandRange(...o,i);o.sort();let e=`[${o.join("-")}]`;try{new RegExp(e)}catch{return o.
map(h=>C.escapeRegex(h)).join("..")}return e},R=(o,i)=>`Missing ${o}: "${i}" - use "\\\\${i}" to match literal character\
s`,P=o=>{let i=[],e=0,h=0,E=0,_="",l=!1;for(let f of o){if(l===!0){_+=f,l=!1;continue}if(f==="\\"){_+=f,l=!0;continue}if(f===
'"'){E=E===1?0:1,_+=f;continue}if(E===0){if(f==="[")e++;else if(f==="]"&&e>0)e--;else if(e===0){if(f==="(")h++;else if(f===
")"&&h>0)h--;else if(f==="|"&&h===0){i.push(_),_="";continue}}}_+=f}return i.push(_),i},$=o=>{let i=!1;for(let e of o){if(i===
!0){i=!1;continue}if(e==="\\"){i=!0;continue}if(/[?*+@!()[\]{}]/.test(e))return!1}return!0},Q=o=>{let i=o.trim(),e=!0;for(;e===
!0;)e=!1,/^@\([^\\()[\]{}|]+\)$/.test(i)&&(i=i.slice(2,-1),e=!0);if($(i))return i.replace(/\\(.)/g,"$1")},X=o=>{let i=o.
map(Q).filter(Boolean);for(let e=0;e<i.length;e++)for(let h=e+1;h<i.length;h++){let E=i[e],_=i[h],l=E[0];if(!(!l||E!==l.
repeat(E.length)||_!==l.repeat(_.length))&&(E===_||E.startsWith(_)||_.startsWith(E)))return!0}return!1},L=(o,i=!0)=>{if(o[0]!==
"+"&&o[0]!=="*"||o[1]!=="(")return;let e=0,h=0,E=0,_=!1;for(let l=1;l<o.length;l++){let f=o[l];if(_===!0){_=!1;continue}
if(f==="\\"){_=!0;continue}if(f==='"'){E=E===1?0:1;continue}if(E!==1){if(f==="["){e++;continue}if(f==="]"&&e>0){e--;continue}
if(!(e>0)){if(f==="("){h++;continue}if(f===")"&&(h--,h===0))return i===!0&&l!==o.length-1?void 0:{type:o[0],body:o.slice(
2,l),end:l}}}}},W=o=>`${o.length===1?C.escapeRegex(o[0]):`[${o.map(i=>C.escapeRegex(i)).join("")}]`}*`,pe=o=>{let i=0,e=[];
for(;i<o.length;){let h=L(o.slice(i),!1);if(!h||h.type!=="*")return;let E=P(h.body).map(l=>l.trim());if(E.length!==1)return;
let _=Q(E[0]);if(!_||_.length!==1)return;e.push(_),i+=h.end+1}if(!(e.length<1))return e},j=o=>{let i=0,e=o.trim(),h=L(e);
for(;h;)i++,e=h.body.trim(),h=L(e);return i},ee=(o,i)=>{if(i.maxExtglobRecursion===!1)return{risky:!1};let e=typeof i.maxExtglobRecursion==
"number"?i.maxExtglobRecursion:k.DEFAULT_MAX_EXTGLOB_RECURSION,h=P(o).map(f=>f.trim());if(h.length>1&&(h.some(f=>f==="")||
h.some(f=>/^[*?]+$/.test(f))||X(h)))return{risky:!0};let E=[],_=!1,l=!0;for(let f of h){let U=pe(f);if(U){_=!0,E.push(...U);
continue}let F=Q(f);if(F&&F.length===1){E.push(F);continue}if(l=!1,j(f)>e)return{risky:!0}}return _?l?{risky:!0,safeOutput:W(
[...new Set(E)])}:{risky:!0}:{risky:!1}},ue=(o,i)=>{if(typeof o!="string")throw new TypeError("Expected a string");o=s[o]||
o;let e={...i},h=typeof e.maxLength=="number"?Math.min(m,e.maxLength):m,E=o.length;if(E>h)throw new SyntaxError(`Input l\
ength: ${E}, exceeds maximum allowed length: ${h}`);let _={type:"bos",value:"",output:e.prepend||""},l=[_],f=e.capture?"":
"?:",U=k.globChars(e.windows),F=k.extglobChars(U),{DOT_LITERAL:w,PLUS_LITERAL:re,SLASH_LITERAL:z,ONE_CHAR:ne,DOTS_SLASH:N,
NO_DOT:ie,NO_DOT_SLASH:_e,NO_DOTS_SLASH:oe,QMARK:H,QMARK_NO_DOT:ae,STAR:Ae,START_ANCHOR:Z}=U,Y=a=>`(${f}(?:(?!${Z}${a.dot?
N:w}).)*?)`,J=e.dot?"":ie,g=e.dot?H:ae,x=e.bash===!0?Y(e):Ae;e.capture&&(x=`(${x})`),typeof e.noext=="boolean"&&(e.noextglob=
e.noext);let t={input:o,index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,
braces:0,parens:0,quotes:0,globstar:!1,tokens:l};o=C.removePrefix(o,t),E=o.length;let V=[],G=[],D=[],r=_,u,te=()=>t.index===
E-1,v=t.peek=(a=1)=>o[t.index+a],q=t.advance=()=>o[++t.index]||"",se=()=>o.slice(t.index+1),M=(a="",T=0)=>{t.consumed+=a,
t.index+=T},Ee=a=>{t.output+=a.output!=null?a.output:a.value,M(a.value)},ye=()=>{let a=1;for(;v()==="!"&&(v(2)!=="("||v(
3)==="?");)q(),t.start++,a++;return a%2===0?!1:(t.negated=!0,t.start++,!0)},Re=a=>{t[a]++,D.push(a)},ce=a=>{t[a]--,D.pop()},
y=a=>{if(r.type==="globstar"){let T=t.braces>0&&(a.type==="comma"||a.type==="brace"),n=a.extglob===!0||V.length&&(a.type===
"pipe"||a.type==="paren");a.type!=="slash"&&a.type!=="paren"&&!T&&!n&&(t.output=t.output.slice(0,-r.output.length),r.type=
"star",r.value="*",r.output=x,t.output+=r.output)}if(V.length&&a.type!=="paren"&&(V[V.length-1].inner+=a.value),(a.value||
a.output)&&Ee(a),r&&r.type==="text"&&a.type==="text"){r.output=(r.output||r.value)+a.value,r.value+=a.value;return}a.prev=
r,l.push(a),r=a},Ce=(a,T)=>{let n={...F[T],conditions:1,inner:""};n.prev=r,n.parens=t.parens,n.output=t.output,n.startIndex=
t.index,n.tokensIndex=l.length;let b=(e.capture?"(":"")+n.open;Re("parens"),y({type:a,value:T,output:t.output?"":ne}),y(
{type:"paren",extglob:!0,value:q(),output:b}),V.push(n)},Ge=a=>{let T=o.slice(a.startIndex,t.index+1),n=o.slice(a.startIndex+
2,t.index),b=ee(n,e);if((a.type==="plus"||a.type==="star")&&b.risky){let O=b.safeOutput?(a.output?"":ne)+(e.capture?`(${b.
safeOutput})`:b.safeOutput):void 0,le=l[a.tokensIndex];le.type="text",le.value=T,le.output=O||C.escapeRegex(T);for(let ge=a.
tokensIndex+1;ge<l.length;ge++)l[ge].value="",l[ge].output="",delete l[ge].suffix;t.output=a.output+le.output,t.backtrack=
!0,y({type:"paren",extglob:!0,value:u,output:""}),ce("parens");return}let I=a.close+(e.capture?")":""),K;if(a.type==="ne\
gate"){let O=x;if(a.inner&&a.inner.length>1&&a.inner.includes("/")&&(O=Y(e)),(O!==x||te()||/^\)+$/.test(se()))&&(I=a.close=
`)$))${O}`),a.inner.includes("*")&&(K=se())&&/^\.[^\\/.]+$/.test(K)){let le=ue(K,{...i,fastpaths:!1}).output;I=a.close=`\
)${le})${O})`}a.prev.type==="bos"&&(t.negatedExtglob=!0)}y({type:"paren",extglob:!0,value:u,output:I}),ce("parens")};if(e.
fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(o)){let a=!1,T=o.replace(p,(n,b,I,K,O,le)=>K==="\\"?(a=!0,n):K==="?"?b?b+K+(O?
H.repeat(O.length):""):le===0?g+(O?H.repeat(O.length):""):H.repeat(I.length):K==="."?w.repeat(I.length):K==="*"?b?b+K+(O?
x:""):x:b?n:`\\${n}`);return a===!0&&(e.unescape===!0?T=T.replace(/\\/g,""):T=T.replace(/\\+/g,n=>n.length%2===0?"\\\\":
n?"\\":"")),T===o&&e.contains===!0?(t.output=o,t):(t.output=C.wrapOutput(T,t,i),t)}for(;!te();){if(u=q(),u==="\0")continue;
if(u==="\\"){let n=v();if(n==="/"&&e.bash!==!0||n==="."||n===";")continue;if(!n){u+="\\",y({type:"text",value:u});continue}
let b=/^\\+/.exec(se()),I=0;if(b&&b[0].length>2&&(I=b[0].length,t.index+=I,I%2!==0&&(u+="\\")),e.unescape===!0?u=q():u+=
q(),t.brackets===0){y({type:"text",value:u});continue}}if(t.brackets>0&&(u!=="]"||r.value==="["||r.value==="[^")){if(e.posix!==
!1&&u===":"){let n=r.value.slice(1);if(n.includes("[")&&(r.posix=!0,n.includes(":"))){let b=r.value.lastIndexOf("["),I=r.
value.slice(0,b),K=r.value.slice(b+2),O=c[K];if(O){r.value=I+O,t.backtrack=!0,q(),!_.output&&l.indexOf(r)===1&&(_.output=
ne);continue}}}(u==="["&&v()!==":"||u==="-"&&v()==="]")&&(u=`\\${u}`),u==="]"&&(r.value==="["||r.value==="[^")&&(u=`\\${u}`),
e.posix===!0&&u==="!"&&r.value==="["&&(u="^"),r.value+=u,Ee({value:u});continue}if(t.quotes===1&&u!=='"'){u=C.escapeRegex(
u),r.value+=u,Ee({value:u});continue}if(u==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===!0&&y({type:"text",value:u});continue}
if(u==="("){Re("parens"),y({type:"paren",value:u});continue}if(u===")"){if(t.parens===0&&e.strictBrackets===!0)throw new SyntaxError(
R("opening","("));let n=V[V.length-1];if(n&&t.parens===n.parens+1){Ge(V.pop());continue}y({type:"paren",value:u,output:t.
parens?")":"\\)"}),ce("parens");continue}if(u==="["){if(e.nobracket===!0||!se().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===
!0)throw new SyntaxError(R("closing","]"));u=`\\${u}`}else Re("brackets");y({type:"bracket",value:u});continue}if(u==="]"){
if(e.nobracket===!0||r&&r.type==="bracket"&&r.value.length===1){y({type:"text",value:u,output:`\\${u}`});continue}if(t.brackets===
0){if(e.strictBrackets===!0)throw new SyntaxError(R("opening","["));y({type:"text",value:u,output:`\\${u}`});continue}ce(
"brackets");let n=r.value.slice(1);if(r.posix!==!0&&n[0]==="^"&&!n.includes("/")&&(u=`/${u}`),r.value+=u,Ee({value:u}),e.
literalBrackets===!1||C.hasRegexChars(n))continue;let b=C.escapeRegex(r.value);if(t.output=t.output.slice(0,-r.value.length),
e.literalBrackets===!0){t.output+=b,r.value=b;continue}r.value=`(${f}${b}|${r.value})`,t.output+=r.value;continue}if(u===
"{"&&e.nobrace!==!0){Re("braces");let n={type:"brace",value:u,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.
length};G.push(n),y(n);continue}if(u==="}"){let n=G[G.length-1];if(e.nobrace===!0||!n){y({type:"text",value:u,output:u});
continue}let b=")";if(n.dots===!0){let I=l.slice(),K=[];for(let O=I.length-1;O>=0&&(l.pop(),I[O].type!=="brace");O--)I[O].
type!=="dots"&&K.unshift(I[O].value);b=A(K,e),t.backtrack=!0}if(n.comma!==!0&&n.dots!==!0){let I=t.output.slice(0,n.outputIndex),
K=t.tokens.slice(n.tokensIndex);n.value=n.output="\\{",u=b="\\}",t.output=I;for(let O of K)t.output+=O.output||O.value}y(
{type:"brace",value:u,output:b}),ce("braces"),G.pop();continue}if(u==="|"){V.length>0&&V[V.length-1].conditions++,y({type:"\
text",value:u});continue}if(u===","){let n=u,b=G[G.length-1];b&&D[D.length-1]==="braces"&&(b.comma=!0,n="|"),y({type:"co\
mma",value:u,output:n});continue}if(u==="/"){if(r.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output=
"",l.pop(),r=_;continue}y({type:"slash",value:u,output:z});continue}if(u==="."){if(t.braces>0&&r.type==="dot"){r.value===
"."&&(r.output=w);let n=G[G.length-1];r.type="dots",r.output+=u,r.value+=u,n.dots=!0;continue}if(t.braces+t.parens===0&&
r.type!=="bos"&&r.type!=="slash"){y({type:"text",value:u,output:w});continue}y({type:"dot",value:u,output:w});continue}if(u===
"?"){if(!(r&&r.value==="(")&&e.noextglob!==!0&&v()==="("&&v(2)!=="?"){Ce("qmark",u);continue}if(r&&r.type==="paren"){let n=v(),
b=u;(r.value==="("&&!/[!=<:]/.test(n)||n==="<"&&!/<([!=]|\w+>)/.test(se()))&&(b=`\\${u}`),y({type:"text",value:u,output:b});
continue}if(e.dot!==!0&&(r.type==="slash"||r.type==="bos")){y({type:"qmark",value:u,output:ae});continue}y({type:"qmark",
value:u,output:H});continue}if(u==="!"){if(e.noextglob!==!0&&v()==="("&&(v(2)!=="?"||!/[!=<:]/.test(v(3)))){Ce("negate",
u);continue}if(e.nonegate!==!0&&t.index===0){ye();continue}}if(u==="+"){if(e.noextglob!==!0&&v()==="("&&v(2)!=="?"){Ce("\
plus",u);continue}if(r&&r.value==="("||e.regex===!1){y({type:"plus",value:u,output:re});continue}if(r&&(r.type==="bracke\
t"||r.type==="paren"||r.type==="brace")||t.parens>0){y({type:"plus",value:u});continue}y({type:"plus",value:re});continue}
if(u==="@"){if(e.noextglob!==!0&&v()==="("&&v(2)!=="?"){y({type:"at",extglob:!0,value:u,output:""});continue}y({type:"te\
xt",value:u});continue}if(u!=="*"){(u==="$"||u==="^")&&(u=`\\${u}`);let n=S.exec(se());n&&(u+=n[0],t.index+=n[0].length),
y({type:"text",value:u});continue}if(r&&(r.type==="globstar"||r.star===!0)){r.type="star",r.star=!0,r.value+=u,r.output=
x,t.backtrack=!0,t.globstar=!0,M(u);continue}let a=se();if(e.noextglob!==!0&&/^\([^?]/.test(a)){Ce("star",u);continue}if(r.
type==="star"){if(e.noglobstar===!0){M(u);continue}let n=r.prev,b=n.prev,I=n.type==="slash"||n.type==="bos",K=b&&(b.type===
"star"||b.type==="globstar");if(e.bash===!0&&(!I||a[0]&&a[0]!=="/")){y({type:"star",value:u,output:""});continue}let O=t.
braces>0&&(n.type==="comma"||n.type==="brace"),le=V.length&&(n.type==="pipe"||n.type==="paren");if(!I&&n.type!=="paren"&&
!O&&!le){y({type:"star",value:u,output:""});continue}for(;a.slice(0,3)==="/**";){let he=o[t.index+4];if(he&&he!=="/")break;
a=a.slice(3),M("/**",3)}let ge=te()||t.parens>0&&a===")".repeat(t.parens)&&!V.some(he=>he.type==="negate");if(n.type==="\
bos"&&te()){r.type="globstar",r.value+=u,r.output=Y(e),t.output=r.output,t.globstar=!0,M(u);continue}if(n.type==="slash"&&
n.prev.type!=="bos"&&!K&&ge){t.output=t.output.slice(0,-(n.output+r.output).length),n.output=`(?:${n.output}`,r.type="gl\
obstar",r.output=Y(e)+(e.strictSlashes?")":"|$)"),r.value+=u,t.globstar=!0,t.output+=n.output+r.output,M(u);continue}if(n.
type==="slash"&&n.prev.type!=="bos"&&a[0]==="/"){let he=a[1]!==void 0?"|$":"";t.output=t.output.slice(0,-(n.output+r.output).
length),n.output=`(?:${n.output}`,r.type="globstar",r.output=`${Y(e)}${z}|${z}${he})`,r.value+=u,t.output+=n.output+r.output,
t.globstar=!0,M(u+q()),y({type:"slash",value:"/",output:""});continue}if(n.type==="bos"&&a[0]==="/"){r.type="globstar",r.
value+=u,r.output=`(?:^|${z}|${Y(e)}${z})`,t.output=r.output,t.globstar=!0,M(u+q()),y({type:"slash",value:"/",output:""});
continue}t.output=t.output.slice(0,-r.output.length),r.type="globstar",r.output=Y(e),r.value+=u,t.output+=r.output,t.globstar=
!0,M(u);continue}let T={type:"star",value:u,output:x};if(e.bash===!0){T.output=".*?",(r.type==="bos"||r.type==="slash")&&
(T.output=J+T.output),y(T);continue}if(r&&(r.type==="bracket"||r.type==="paren")&&e.regex===!0){T.output=u,y(T);continue}
(t.index===t.start||r.type==="slash"||r.type==="dot")&&(r.type==="dot"?(t.output+=_e,r.output+=_e):e.dot===!0?(t.output+=
oe,r.output+=oe):(t.output+=J,r.output+=J),v()!=="*"&&(t.output+=ne,r.output+=ne)),y(T)}for(;t.brackets>0;){if(e.strictBrackets===
!0)throw new SyntaxError(R("closing","]"));t.output=C.escapeLast(t.output,"["),ce("brackets")}for(;t.parens>0;){if(e.strictBrackets===
!0)throw new SyntaxError(R("closing",")"));t.output=C.escapeLast(t.output,"("),ce("parens")}for(;t.braces>0;){if(e.strictBrackets===
!0)throw new SyntaxError(R("closing","}"));t.output=C.escapeLast(t.output,"{"),ce("braces")}if(e.strictSlashes!==!0&&(r.
type==="star"||r.type==="bracket")&&y({type:"maybe_slash",value:"",output:`${z}?`}),t.backtrack===!0){t.output="";for(let a of t.
tokens)t.output+=a.output!=null?a.output:a.value,a.suffix&&(t.output+=a.suffix)}return t};ue.fastpaths=(o,i)=>{let e={...i},
h=typeof e.maxLength=="number"?Math.min(m,e.maxLength):m,E=o.length;if(E>h)throw new SyntaxError(`Input length: ${E}, ex\
ceeds maximum allowed length: ${h}`);o=s[o]||o;let{DOT_LITERAL:_,SLASH_LITERAL:l,ONE_CHAR:f,DOTS_SLASH:U,NO_DOT:F,NO_DOTS:w,
NO_DOTS_SLASH:re,STAR:z,START_ANCHOR:ne}=k.globChars(e.windows),N=e.dot?w:F,ie=e.dot?re:F,_e=e.capture?"":"?:",oe={negated:!1,
prefix:""},H=e.bash===!0?".*?":z;e.capture&&(H=`(${H})`);let ae=J=>J.noglobstar===!0?H:`(${_e}(?:(?!${ne}${J.dot?U:_}).)\
*?)`,Ae=J=>{switch(J){case"*":return`${N}${f}${H}`;case".*":return`${_}${f}${H}`;case"*.*":return`${N}${H}${_}${f}${H}`;case"\
*/*":return`${N}${H}${l}${f}${ie}${H}`;case"**":return N+ae(e);case"**/*":return`(?:${N}${ae(e)}${l})?${ie}${f}${H}`;case"\
**/*.*":return`(?:${N}${ae(e)}${l})?${ie}${H}${_}${f}${H}`;case"**/.*":return`(?:${N}${ae(e)}${l})?${_}${f}${H}`;default:{
let g=/^(.*?)\.(\w+)$/.exec(J);if(!g)return;let x=Ae(g[1]);return x?x+_+g[2]:void 0}}},Z=C.removePrefix(o,oe),Y=Ae(Z);return Y&&
e.strictSlashes!==!0&&(Y+=`${l}?`),Y},B.exports=ue}),Ie=(0,fe.b)((d,B)=>{"use strict";var k=we(),C=Ne(),m=xe(),c=be(),S=s=>s&&
typeof s=="object"&&!Array.isArray(s),p=(s,A,R=!1)=>{if(Array.isArray(s)){let j=s.map(ee=>p(ee,A,R));return ee=>{for(let ue of j){
let o=ue(ee);if(o)return o}return!1}}let P=S(s)&&s.tokens&&s.input;if(s===""||typeof s!="string"&&!P)throw new TypeError(
"Expected pattern to be a non-empty string");let $=A||{},Q=$.windows,X=P?p.compileRe(s,A):p.makeRe(s,A,!1,!0),L=X.state;
delete X.state;let W=()=>!1;if($.ignore){let j={...A,ignore:null,onMatch:null,onResult:null};W=p($.ignore,j,R)}let pe=(j,ee=!1)=>{
let{isMatch:ue,match:o,output:i}=p.test(j,X,A,{glob:s,posix:Q}),e={glob:s,state:L,regex:X,posix:Q,input:j,output:i,match:o,
isMatch:ue};return typeof $.onResult=="function"&&$.onResult(e),ue===!1?(e.isMatch=!1,ee?e:!1):W(j)?(typeof $.onIgnore==
"function"&&$.onIgnore(e),e.isMatch=!1,ee?e:!1):(typeof $.onMatch=="function"&&$.onMatch(e),ee?e:!0)};return R&&(pe.state=
L),pe};p.test=(s,A,R,{glob:P,posix:$}={})=>{if(typeof s!="string")throw new TypeError("Expected input to be a string");if(s===
"")return{isMatch:!1,output:""};let Q=R||{},X=Q.format||($?m.toPosixSlashes:null),L=s===P,W=L&&X?X(s):s;return L===!1&&(W=
X?X(s):s,L=W===P),(L===!1||Q.capture===!0)&&(Q.matchBase===!0||Q.basename===!0?L=p.matchBase(s,A,R,$):L=A.exec(W)),{isMatch:!!L,
match:L,output:W}},p.matchBase=(s,A,R,P=R&&R.windows)=>(A instanceof RegExp?A:p.makeRe(A,R)).test(m.basename(s,{windows:P})),
p.isMatch=(s,A,R)=>p(A,R)(s),p.parse=(s,A)=>Array.isArray(s)?s.map(R=>p.parse(R,A)):C(s,{...A,fastpaths:!1}),p.scan=(s,A)=>k(
s,A),p.compileRe=(s,A,R=!1,P=!1)=>{if(R===!0)return s.output;let $=A||{},Q=$.contains?"":"^",X=$.contains?"":"$",L=`${Q}\
(?:${s.output})${X}`;s&&s.negated===!0&&(L=`^(?!${L}).*$`);let W=p.toRegex(L,A);return P===!0&&(W.state=s),W},p.makeRe=(s,A={},R=!1,P=!1)=>{
if(!s||typeof s!="string")throw new TypeError("Expected a non-empty string");let $={negated:!1,fastpaths:!0};return A.fastpaths!==
!1&&(s[0]==="."||s[0]==="*")&&($.output=C.fastpaths(s,A)),$.output||($=C(s,A)),p.compileRe($,A,R,P)},p.toRegex=(s,A)=>{try{
let R=A||{};return new RegExp(s,R.flags||(R.nocase?"i":""))}catch(R){if(A&&A.debug===!0)throw R;return/$^/}},p.constants=
c,B.exports=p}),Be=(0,fe.b)((d,B)=>{"use strict";var k=Ie(),C=xe();function m(c,S,p=!1){return S&&(S.windows===null||S.windows===
void 0)&&(S={...S,windows:C.isWindows()}),k(c,S,p)}Object.assign(m,k),B.exports=m}),Pe=(0,fe.d)(Be()),De=Pe.default}};
