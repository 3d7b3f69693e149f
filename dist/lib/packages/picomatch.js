"use strict";var Ue=Object.defineProperty;var he=($e,de)=>Ue($e,"name",{value:de,configurable:!0});module.exports={picomatch($e,de,Xe,Oe){var ve=Object.defineProperty,Le=Object.getOwnPropertyDescriptor,Te=Object.getOwnPropertyNames,
me=Object.prototype.hasOwnProperty,ke=he(($,G)=>{for(var w in G)ve($,w,{get:G[w],enumerable:!0})},"__export"),we=he(($,G,w,S)=>{
if(G&&typeof G=="object"||typeof G=="function")for(let T of Te(G))!me.call($,T)&&T!==w&&ve($,T,{get:he(()=>G[T],"get"),enumerable:!(S=
Le(G,T))||S.enumerable});return $},"__copyProps"),Ne=he($=>we(ve({},"__esModule",{value:!0}),$),"__toCommonJS"),He={};ke(
He,{default:he(()=>Pe,"default")}),Oe.exports=Ne(He);var f=de("chunk-CVC2726E"),ye=(0,f.c)(($,G)=>{"use strict";var w="[\
^\\\\/]",S="(?=.)",T="[^/]",c="(?:\\/|$)",v="(?:^|\\/)",p=`\\.{1,2}${c}`,s="(?!\\.)",R=`(?!${v}${p})`,g=`(?!\\.{0,1}${c}\
)`,D=`(?!${p})`,H="[^.\\/]",W=`${T}*?`,F="/",m={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\
\\/",ONE_CHAR:S,QMARK:T,END_ANCHOR:c,DOTS_SLASH:p,NO_DOT:s,NO_DOTS:R,NO_DOT_SLASH:g,NO_DOTS_SLASH:D,QMARK_NO_DOT:H,STAR:W,
START_ANCHOR:v,SEP:F},j={...m,SLASH_LITERAL:"[\\\\/]",QMARK:w,STAR:`${w}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(\
?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1\
,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},ce={__proto__:null,
alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",
lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"\
A-Za-z0-9_",xdigit:"A-Fa-f0-9"};G.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:ce,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,
REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,
REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,
"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,
CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,
CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,
CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,
CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,
CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,
CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,
extglobChars(q){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${q.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},
"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(q){
return q===!0?j:m}}}),Ce=(0,f.c)($=>{"use strict";var{REGEX_BACKSLASH:G,REGEX_REMOVE_BACKSLASH:w,REGEX_SPECIAL_CHARS:S,REGEX_SPECIAL_CHARS_GLOBAL:T}=ye();
$.isObject=c=>c!==null&&typeof c=="object"&&!Array.isArray(c),$.hasRegexChars=c=>S.test(c),$.isRegexChar=c=>c.length===1&&
$.hasRegexChars(c),$.escapeRegex=c=>c.replace(T,"\\$1"),$.toPosixSlashes=c=>c.replace(G,"/"),$.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let c=navigator.platform.toLowerCase();return c==="win32"||c==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1},$.removeBackslashes=c=>c.replace(w,v=>v==="\\"?"":v),$.escapeLast=(c,v,p)=>{
let s=c.lastIndexOf(v,p);return s===-1?c:c[s-1]==="\\"?$.escapeLast(c,v,s-1):`${c.slice(0,s)}\\${c.slice(s)}`},$.removePrefix=
(c,v={})=>{let p=c;return p.startsWith("./")&&(p=p.slice(2),v.prefix="./"),p},$.wrapOutput=(c,v={},p={})=>{let s=p.contains?
"":"^",R=p.contains?"":"$",g=`${s}(?:${c})${R}`;return v.negated===!0&&(g=`(?:^(?!${g}).*$)`),g},$.basename=(c,{windows:v}={})=>{
let p=c.split(v?/[\\/]/:"/"),s=p[p.length-1];return s===""?p[p.length-2]:s}}),Ie=(0,f.c)(($,G)=>{"use strict";var w=Ce(),
{CHAR_ASTERISK:S,CHAR_AT:T,CHAR_BACKWARD_SLASH:c,CHAR_COMMA:v,CHAR_DOT:p,CHAR_EXCLAMATION_MARK:s,CHAR_FORWARD_SLASH:R,CHAR_LEFT_CURLY_BRACE:g,
CHAR_LEFT_PARENTHESES:D,CHAR_LEFT_SQUARE_BRACKET:H,CHAR_PLUS:W,CHAR_QUESTION_MARK:F,CHAR_RIGHT_CURLY_BRACE:m,CHAR_RIGHT_PARENTHESES:j,
CHAR_RIGHT_SQUARE_BRACKET:ce}=ye(),q=(0,f.a)(n=>n===R||n===c,"isPathSeparator"),te=(0,f.a)(n=>{n.isPrefix!==!0&&(n.depth=
n.isGlobstar?1/0:1)},"depth"),re=(0,f.a)((n,i)=>{let e=i||{},b=n.length-1,E=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,
A=[],l=[],_=[],K=n,Q=-1,N=0,ae=0,J=!1,ne=!1,I=!1,pe=!1,_e=!1,oe=!1,O=!1,se=!1,Ae=!1,V=!1,Z=0,ee,h,C={value:"",depth:0,isGlob:!1},
t=(0,f.a)(()=>Q>=b,"eos"),Y=(0,f.a)(()=>K.charCodeAt(Q+1),"peek"),P=(0,f.a)(()=>(ee=h,K.charCodeAt(++Q)),"advance");for(;Q<
b;){h=P();let d;if(h===c){O=C.backslashes=!0,h=P(),h===g&&(oe=!0);continue}if(oe===!0||h===g){for(Z++;t()!==!0&&(h=P());){
if(h===c){O=C.backslashes=!0,P();continue}if(h===g){Z++;continue}if(oe!==!0&&h===p&&(h=P())===p){if(J=C.isBrace=!0,I=C.isGlob=
!0,V=!0,E===!0)continue;break}if(oe!==!0&&h===v){if(J=C.isBrace=!0,I=C.isGlob=!0,V=!0,E===!0)continue;break}if(h===m&&(Z--,
Z===0)){oe=!1,J=C.isBrace=!0,V=!0;break}}if(E===!0)continue;break}if(h===R){if(A.push(Q),l.push(C),C={value:"",depth:0,isGlob:!1},
V===!0)continue;if(ee===p&&Q===N+1){N+=2;continue}ae=Q+1;continue}if(e.noext!==!0&&(h===W||h===T||h===S||h===F||h===s)&&
Y()===D){if(I=C.isGlob=!0,pe=C.isExtglob=!0,V=!0,h===s&&Q===N&&(Ae=!0),E===!0){let z=0;for(;t()!==!0&&(h=P());){if(h===c){
O=C.backslashes=!0,P();continue}if(h===D){z++;continue}if(h===j&&--z===0){V=!0;break}}continue}break}if(h===S){if(ee===S&&
(_e=C.isGlobstar=!0),I=C.isGlob=!0,V=!0,E===!0)continue;break}if(h===F){if(I=C.isGlob=!0,V=!0,E===!0)continue;break}if(h===
H){for(;t()!==!0&&(d=P());){if(d===c){O=C.backslashes=!0,P();continue}if(d===ce){ne=C.isBracket=!0,I=C.isGlob=!0,V=!0;break}}
if(E===!0)continue;break}if(e.nonegate!==!0&&h===s&&Q===N){se=C.negated=!0,N++;continue}if(e.noparen!==!0&&h===D){if(I=C.
isGlob=!0,E===!0){let z=1;for(;t()!==!0&&(h=P());){if(h===c){O=C.backslashes=!0,P();continue}if(h===D){z++;continue}if(h===
j&&--z===0){V=!0;break}}continue}break}if(I===!0){if(V=!0,E===!0)continue;break}}e.noext===!0&&(pe=!1,I=!1);let M=K,r="",
u="";N>0&&(r=K.slice(0,N),K=K.slice(N),ae-=N),M&&I===!0&&ae>0?(M=K.slice(0,ae),u=K.slice(ae)):I===!0?(M="",u=K):M=K,M&&M!==
""&&M!=="/"&&M!==K&&q(M.charCodeAt(M.length-1))&&(M=M.slice(0,-1)),e.unescape===!0&&(u&&(u=w.removeBackslashes(u)),M&&O===
!0&&(M=w.removeBackslashes(M)));let ue={prefix:r,input:n,start:N,base:M,glob:u,isBrace:J,isBracket:ne,isGlob:I,isExtglob:pe,
isGlobstar:_e,negated:se,negatedExtglob:Ae};if(e.tokens===!0&&(ue.maxDepth=0,q(h)||l.push(C),ue.tokens=l),e.parts===!0||
e.tokens===!0){let d;for(let U=0;U<A.length;U++){let Ee=d!==void 0?d+1:N,xe=A[U],Re=n.slice(Ee,xe);e.tokens&&(U===0&&N!==
0?(l[U].isPrefix=!0,l[U].value=r):l[U].value=Re,te(l[U]),ue.maxDepth+=l[U].depth),xe>=N&&(_.push(Re),d=xe)}let z=d!==void 0?
d+1:N,le=n.slice(z);_.push(le),e.tokens&&d&&d+1<n.length&&(l[l.length-1].value=le,te(l[l.length-1]),ue.maxDepth+=l[l.length-
1].depth),ue.slashes=A,ue.parts=_}return ue},"scan");G.exports=re}),Be=(0,f.c)(($,G)=>{"use strict";var w=ye(),S=Ce(),{MAX_LENGTH:T,
POSIX_REGEX_SOURCE:c,REGEX_NON_SPECIAL_CHARS:v,REGEX_SPECIAL_CHARS_BACKREF:p,REPLACEMENTS:s}=w,R=(0,f.a)((n,i)=>{if(typeof i.
expandRange=="function")return i.expandRange(...n,i);n.sort();let e=`[${n.join("-")}]`;try{new RegExp(e)}catch{return n.
map(b=>S.escapeRegex(b)).join("..")}return e},"expandRange"),g=(0,f.a)((n,i)=>`Missing ${n}: "${i}" - use "\\\\${i}" to \
match literal characters`,"syntaxError"),D=(0,f.a)(n=>{let i=[],e=0,b=0,E=0,A="",l=!1;for(let _ of n){if(l===!0){A+=_,l=
!1;continue}if(_==="\\"){A+=_,l=!0;continue}if(_==='"'){E=E===1?0:1,A+=_;continue}if(E===0){if(_==="[")e++;else if(_==="\
]"&&e>0)e--;else if(e===0){if(_==="(")b++;else if(_===")"&&b>0)b--;else if(_==="|"&&b===0){i.push(A),A="";continue}}}A+=
_}return i.push(A),i},"splitTopLevel"),H=(0,f.a)(n=>{let i=!1;for(let e of n){if(i===!0){i=!1;continue}if(e==="\\"){i=!0;
continue}if(/[?*+@!()[\]{}]/.test(e))return!1}return!0},"isPlainBranch"),W=(0,f.a)(n=>{let i=n.trim(),e=!0;for(;e===!0;)
e=!1,/^@\([^\\()[\]{}|]+\)$/.test(i)&&(i=i.slice(2,-1),e=!0);if(H(i))return i.replace(/\\(.)/g,"$1")},"normalizeSimpleBr\
anch"),F=(0,f.a)(n=>{let i=n.map(W).filter(Boolean);for(let e=0;e<i.length;e++)for(let b=e+1;b<i.length;b++){let E=i[e],
A=i[b],l=E[0];if(!(!l||E!==l.repeat(E.length)||A!==l.repeat(A.length))&&(E===A||E.startsWith(A)||A.startsWith(E)))return!0}
return!1},"hasRepeatedCharPrefixOverlap"),m=(0,f.a)((n,i=!0)=>{if(n[0]!=="+"&&n[0]!=="*"||n[1]!=="(")return;let e=0,b=0,
E=0,A=!1;for(let l=1;l<n.length;l++){let _=n[l];if(A===!0){A=!1;continue}if(_==="\\"){A=!0;continue}if(_==='"'){E=E===1?
0:1;continue}if(E!==1){if(_==="["){e++;continue}if(_==="]"&&e>0){e--;continue}if(!(e>0)){if(_==="("){b++;continue}if(_===
")"&&(b--,b===0))return i===!0&&l!==n.length-1?void 0:{type:n[0],body:n.slice(2,l),end:l}}}}},"parseRepeatedExtglob"),j=(0,f.
a)(n=>`${n.length===1?S.escapeRegex(n[0]):`[${n.map(i=>S.escapeRegex(i)).join("")}]`}*`,"buildCharClassStar"),ce=(0,f.a)(
n=>{let i=0,e=[];for(;i<n.length;){let b=m(n.slice(i),!1);if(!b||b.type!=="*")return;let E=D(b.body).map(l=>l.trim());if(E.
length!==1)return;let A=W(E[0]);if(!A||A.length!==1)return;e.push(A),i+=b.end+1}if(!(e.length<1))return e},"getStarExtgl\
obSequenceChars"),q=(0,f.a)(n=>{let i=0,e=n.trim(),b=m(e);for(;b;)i++,e=b.body.trim(),b=m(e);return i},"repeatedExtglobR\
ecursion"),te=(0,f.a)((n,i)=>{if(i.maxExtglobRecursion===!1)return{risky:!1};let e=typeof i.maxExtglobRecursion=="number"?
i.maxExtglobRecursion:w.DEFAULT_MAX_EXTGLOB_RECURSION,b=D(n).map(_=>_.trim());if(b.length>1&&(b.some(_=>_==="")||b.some(
_=>/^[*?]+$/.test(_))||F(b)))return{risky:!0};let E=[],A=!1,l=!0;for(let _ of b){let K=ce(_);if(K){A=!0,E.push(...K);continue}
let Q=W(_);if(Q&&Q.length===1){E.push(Q);continue}if(l=!1,q(_)>e)return{risky:!0}}return A?l?{risky:!0,safeOutput:j([...new Set(
E)])}:{risky:!0}:{risky:!1}},"analyzeRepeatedExtglob"),re=(0,f.a)((n,i)=>{if(typeof n!="string")throw new TypeError("Exp\
ected a string");n=s[n]||n;let e={...i},b=typeof e.maxLength=="number"?Math.min(T,e.maxLength):T,E=n.length;if(E>b)throw new SyntaxError(
`Input length: ${E}, exceeds maximum allowed length: ${b}`);let A={type:"bos",value:"",output:e.prepend||""},l=[A],_=e.capture?
"":"?:",K=w.globChars(e.windows),Q=w.extglobChars(K),{DOT_LITERAL:N,PLUS_LITERAL:ae,SLASH_LITERAL:J,ONE_CHAR:ne,DOTS_SLASH:I,
NO_DOT:pe,NO_DOT_SLASH:_e,NO_DOTS_SLASH:oe,QMARK:O,QMARK_NO_DOT:se,STAR:Ae,START_ANCHOR:V}=K,Z=(0,f.a)(o=>`(${_}(?:(?!${V}${o.
dot?I:N}).)*?)`,"globstar"),ee=e.dot?"":pe,h=e.dot?O:se,C=e.bash===!0?Z(e):Ae;e.capture&&(C=`(${C})`),typeof e.noext=="b\
oolean"&&(e.noextglob=e.noext);let t={input:n,index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,
negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:l};n=S.removePrefix(n,t),E=n.length;let Y=[],P=[],M=[],
r=A,u,ue=(0,f.a)(()=>t.index===E-1,"eos"),d=t.peek=(o=1)=>n[t.index+o],z=t.advance=()=>n[++t.index]||"",le=(0,f.a)(()=>n.
slice(t.index+1),"remaining"),U=(0,f.a)((o="",k=0)=>{t.consumed+=o,t.index+=k},"consume"),Ee=(0,f.a)(o=>{t.output+=o.output!=
null?o.output:o.value,U(o.value)},"append"),xe=(0,f.a)(()=>{let o=1;for(;d()==="!"&&(d(2)!=="("||d(3)==="?");)z(),t.start++,
o++;return o%2===0?!1:(t.negated=!0,t.start++,!0)},"negate"),Re=(0,f.a)(o=>{t[o]++,M.push(o)},"increment"),fe=(0,f.a)(o=>{
t[o]--,M.pop()},"decrement"),x=(0,f.a)(o=>{if(r.type==="globstar"){let k=t.braces>0&&(o.type==="comma"||o.type==="brace"),
a=o.extglob===!0||Y.length&&(o.type==="pipe"||o.type==="paren");o.type!=="slash"&&o.type!=="paren"&&!k&&!a&&(t.output=t.
output.slice(0,-r.output.length),r.type="star",r.value="*",r.output=C,t.output+=r.output)}if(Y.length&&o.type!=="paren"&&
(Y[Y.length-1].inner+=o.value),(o.value||o.output)&&Ee(o),r&&r.type==="text"&&o.type==="text"){r.output=(r.output||r.value)+
o.value,r.value+=o.value;return}o.prev=r,l.push(o),r=o},"push"),Se=(0,f.a)((o,k)=>{let a={...Q[k],conditions:1,inner:""};
a.prev=r,a.parens=t.parens,a.output=t.output,a.startIndex=t.index,a.tokensIndex=l.length;let y=(e.capture?"(":"")+a.open;
Re("parens"),x({type:o,value:k,output:t.output?"":ne}),x({type:"paren",extglob:!0,value:z(),output:y}),Y.push(a)},"extgl\
obOpen"),Ke=(0,f.a)(o=>{let k=n.slice(o.startIndex,t.index+1),a=n.slice(o.startIndex+2,t.index),y=te(a,e);if((o.type==="\
plus"||o.type==="star")&&y.risky){let L=y.safeOutput?(o.output?"":ne)+(e.capture?`(${y.safeOutput})`:y.safeOutput):void 0,
ie=l[o.tokensIndex];ie.type="text",ie.value=k,ie.output=L||S.escapeRegex(k);for(let ge=o.tokensIndex+1;ge<l.length;ge++)
l[ge].value="",l[ge].output="",delete l[ge].suffix;t.output=o.output+ie.output,t.backtrack=!0,x({type:"paren",extglob:!0,
value:u,output:""}),fe("parens");return}let B=o.close+(e.capture?")":""),X;if(o.type==="negate"){let L=C;if(o.inner&&o.inner.
length>1&&o.inner.includes("/")&&(L=Z(e)),(L!==C||ue()||/^\)+$/.test(le()))&&(B=o.close=`)$))${L}`),o.inner.includes("*")&&
(X=le())&&/^\.[^\\/.]+$/.test(X)){let ie=re(X,{...i,fastpaths:!1}).output;B=o.close=`)${ie})${L})`}o.prev.type==="bos"&&
(t.negatedExtglob=!0)}x({type:"paren",extglob:!0,value:u,output:B}),fe("parens")},"extglobClose");if(e.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.
test(n)){let o=!1,k=n.replace(p,(a,y,B,X,L,ie)=>X==="\\"?(o=!0,a):X==="?"?y?y+X+(L?O.repeat(L.length):""):ie===0?h+(L?O.
repeat(L.length):""):O.repeat(B.length):X==="."?N.repeat(B.length):X==="*"?y?y+X+(L?C:""):C:y?a:`\\${a}`);return o===!0&&
(e.unescape===!0?k=k.replace(/\\/g,""):k=k.replace(/\\+/g,a=>a.length%2===0?"\\\\":a?"\\":"")),k===n&&e.contains===!0?(t.
output=n,t):(t.output=S.wrapOutput(k,t,i),t)}for(;!ue();){if(u=z(),u==="\0")continue;if(u==="\\"){let a=d();if(a==="/"&&
e.bash!==!0||a==="."||a===";")continue;if(!a){u+="\\",x({type:"text",value:u});continue}let y=/^\\+/.exec(le()),B=0;if(y&&
y[0].length>2&&(B=y[0].length,t.index+=B,B%2!==0&&(u+="\\")),e.unescape===!0?u=z():u+=z(),t.brackets===0){x({type:"text",
value:u});continue}}if(t.brackets>0&&(u!=="]"||r.value==="["||r.value==="[^")){if(e.posix!==!1&&u===":"){let a=r.value.slice(
1);if(a.includes("[")&&(r.posix=!0,a.includes(":"))){let y=r.value.lastIndexOf("["),B=r.value.slice(0,y),X=r.value.slice(
y+2),L=c[X];if(L){r.value=B+L,t.backtrack=!0,z(),!A.output&&l.indexOf(r)===1&&(A.output=ne);continue}}}(u==="["&&d()!=="\
:"||u==="-"&&d()==="]")&&(u=`\\${u}`),u==="]"&&(r.value==="["||r.value==="[^")&&(u=`\\${u}`),e.posix===!0&&u==="!"&&r.value===
"["&&(u="^"),r.value+=u,Ee({value:u});continue}if(t.quotes===1&&u!=='"'){u=S.escapeRegex(u),r.value+=u,Ee({value:u});continue}
if(u==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===!0&&x({type:"text",value:u});continue}if(u==="("){Re("parens"),x({type:"\
paren",value:u});continue}if(u===")"){if(t.parens===0&&e.strictBrackets===!0)throw new SyntaxError(g("opening","("));let a=Y[Y.
length-1];if(a&&t.parens===a.parens+1){Ke(Y.pop());continue}x({type:"paren",value:u,output:t.parens?")":"\\)"}),fe("pare\
ns");continue}if(u==="["){if(e.nobracket===!0||!le().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===!0)throw new SyntaxError(
g("closing","]"));u=`\\${u}`}else Re("brackets");x({type:"bracket",value:u});continue}if(u==="]"){if(e.nobracket===!0||r&&
r.type==="bracket"&&r.value.length===1){x({type:"text",value:u,output:`\\${u}`});continue}if(t.brackets===0){if(e.strictBrackets===
!0)throw new SyntaxError(g("opening","["));x({type:"text",value:u,output:`\\${u}`});continue}fe("brackets");let a=r.value.
slice(1);if(r.posix!==!0&&a[0]==="^"&&!a.includes("/")&&(u=`/${u}`),r.value+=u,Ee({value:u}),e.literalBrackets===!1||S.hasRegexChars(
a))continue;let y=S.escapeRegex(r.value);if(t.output=t.output.slice(0,-r.value.length),e.literalBrackets===!0){t.output+=
y,r.value=y;continue}r.value=`(${_}${y}|${r.value})`,t.output+=r.value;continue}if(u==="{"&&e.nobrace!==!0){Re("braces");
let a={type:"brace",value:u,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.length};P.push(a),x(a);continue}
if(u==="}"){let a=P[P.length-1];if(e.nobrace===!0||!a){x({type:"text",value:u,output:u});continue}let y=")";if(a.dots===
!0){let B=l.slice(),X=[];for(let L=B.length-1;L>=0&&(l.pop(),B[L].type!=="brace");L--)B[L].type!=="dots"&&X.unshift(B[L].
value);y=R(X,e),t.backtrack=!0}if(a.comma!==!0&&a.dots!==!0){let B=t.output.slice(0,a.outputIndex),X=t.tokens.slice(a.tokensIndex);
a.value=a.output="\\{",u=y="\\}",t.output=B;for(let L of X)t.output+=L.output||L.value}x({type:"brace",value:u,output:y}),
fe("braces"),P.pop();continue}if(u==="|"){Y.length>0&&Y[Y.length-1].conditions++,x({type:"text",value:u});continue}if(u===
","){let a=u,y=P[P.length-1];y&&M[M.length-1]==="braces"&&(y.comma=!0,a="|"),x({type:"comma",value:u,output:a});continue}
if(u==="/"){if(r.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output="",l.pop(),r=A;continue}x({
type:"slash",value:u,output:J});continue}if(u==="."){if(t.braces>0&&r.type==="dot"){r.value==="."&&(r.output=N);let a=P[P.
length-1];r.type="dots",r.output+=u,r.value+=u,a.dots=!0;continue}if(t.braces+t.parens===0&&r.type!=="bos"&&r.type!=="sl\
ash"){x({type:"text",value:u,output:N});continue}x({type:"dot",value:u,output:N});continue}if(u==="?"){if(!(r&&r.value===
"(")&&e.noextglob!==!0&&d()==="("&&d(2)!=="?"){Se("qmark",u);continue}if(r&&r.type==="paren"){let a=d(),y=u;(r.value==="\
("&&!/[!=<:]/.test(a)||a==="<"&&!/<([!=]|\w+>)/.test(le()))&&(y=`\\${u}`),x({type:"text",value:u,output:y});continue}if(e.
dot!==!0&&(r.type==="slash"||r.type==="bos")){x({type:"qmark",value:u,output:se});continue}x({type:"qmark",value:u,output:O});
continue}if(u==="!"){if(e.noextglob!==!0&&d()==="("&&(d(2)!=="?"||!/[!=<:]/.test(d(3)))){Se("negate",u);continue}if(e.nonegate!==
!0&&t.index===0){xe();continue}}if(u==="+"){if(e.noextglob!==!0&&d()==="("&&d(2)!=="?"){Se("plus",u);continue}if(r&&r.value===
"("||e.regex===!1){x({type:"plus",value:u,output:ae});continue}if(r&&(r.type==="bracket"||r.type==="paren"||r.type==="br\
ace")||t.parens>0){x({type:"plus",value:u});continue}x({type:"plus",value:ae});continue}if(u==="@"){if(e.noextglob!==!0&&
d()==="("&&d(2)!=="?"){x({type:"at",extglob:!0,value:u,output:""});continue}x({type:"text",value:u});continue}if(u!=="*"){
(u==="$"||u==="^")&&(u=`\\${u}`);let a=v.exec(le());a&&(u+=a[0],t.index+=a[0].length),x({type:"text",value:u});continue}
if(r&&(r.type==="globstar"||r.star===!0)){r.type="star",r.star=!0,r.value+=u,r.output=C,t.backtrack=!0,t.globstar=!0,U(u);
continue}let o=le();if(e.noextglob!==!0&&/^\([^?]/.test(o)){Se("star",u);continue}if(r.type==="star"){if(e.noglobstar===
!0){U(u);continue}let a=r.prev,y=a.prev,B=a.type==="slash"||a.type==="bos",X=y&&(y.type==="star"||y.type==="globstar");if(e.
bash===!0&&(!B||o[0]&&o[0]!=="/")){x({type:"star",value:u,output:""});continue}let L=t.braces>0&&(a.type==="comma"||a.type===
"brace"),ie=Y.length&&(a.type==="pipe"||a.type==="paren");if(!B&&a.type!=="paren"&&!L&&!ie){x({type:"star",value:u,output:""});
continue}for(;o.slice(0,3)==="/**";){let be=n[t.index+4];if(be&&be!=="/")break;o=o.slice(3),U("/**",3)}let ge=ue()||t.parens>
0&&o===")".repeat(t.parens)&&!Y.some(be=>be.type==="negate");if(a.type==="bos"&&ue()){r.type="globstar",r.value+=u,r.output=
Z(e),t.output=r.output,t.globstar=!0,U(u);continue}if(a.type==="slash"&&a.prev.type!=="bos"&&!X&&ge){t.output=t.output.slice(
0,-(a.output+r.output).length),a.output=`(?:${a.output}`,r.type="globstar",r.output=Z(e)+(e.strictSlashes?")":"|$)"),r.value+=
u,t.globstar=!0,t.output+=a.output+r.output,U(u);continue}if(a.type==="slash"&&a.prev.type!=="bos"&&o[0]==="/"){let be=o[1]!==
void 0?"|$":"";t.output=t.output.slice(0,-(a.output+r.output).length),a.output=`(?:${a.output}`,r.type="globstar",r.output=
`${Z(e)}${J}|${J}${be})`,r.value+=u,t.output+=a.output+r.output,t.globstar=!0,U(u+z()),x({type:"slash",value:"/",output:""});
continue}if(a.type==="bos"&&o[0]==="/"){r.type="globstar",r.value+=u,r.output=`(?:^|${J}|${Z(e)}${J})`,t.output=r.output,
t.globstar=!0,U(u+z()),x({type:"slash",value:"/",output:""});continue}t.output=t.output.slice(0,-r.output.length),r.type=
"globstar",r.output=Z(e),r.value+=u,t.output+=r.output,t.globstar=!0,U(u);continue}let k={type:"star",value:u,output:C};
if(e.bash===!0){k.output=".*?",(r.type==="bos"||r.type==="slash")&&(k.output=ee+k.output),x(k);continue}if(r&&(r.type===
"bracket"||r.type==="paren")&&e.regex===!0){k.output=u,x(k);continue}(t.index===t.start||r.type==="slash"||r.type==="dot")&&
(r.type==="dot"?(t.output+=_e,r.output+=_e):e.dot===!0?(t.output+=oe,r.output+=oe):(t.output+=ee,r.output+=ee),d()!=="*"&&
(t.output+=ne,r.output+=ne)),x(k)}for(;t.brackets>0;){if(e.strictBrackets===!0)throw new SyntaxError(g("closing","]"));t.
output=S.escapeLast(t.output,"["),fe("brackets")}for(;t.parens>0;){if(e.strictBrackets===!0)throw new SyntaxError(g("clo\
sing",")"));t.output=S.escapeLast(t.output,"("),fe("parens")}for(;t.braces>0;){if(e.strictBrackets===!0)throw new SyntaxError(
g("closing","}"));t.output=S.escapeLast(t.output,"{"),fe("braces")}if(e.strictSlashes!==!0&&(r.type==="star"||r.type==="\
bracket")&&x({type:"maybe_slash",value:"",output:`${J}?`}),t.backtrack===!0){t.output="";for(let o of t.tokens)t.output+=
o.output!=null?o.output:o.value,o.suffix&&(t.output+=o.suffix)}return t},"parse");re.fastpaths=(n,i)=>{let e={...i},b=typeof e.
maxLength=="number"?Math.min(T,e.maxLength):T,E=n.length;if(E>b)throw new SyntaxError(`Input length: ${E}, exceeds maxim\
um allowed length: ${b}`);n=s[n]||n;let{DOT_LITERAL:A,SLASH_LITERAL:l,ONE_CHAR:_,DOTS_SLASH:K,NO_DOT:Q,NO_DOTS:N,NO_DOTS_SLASH:ae,
STAR:J,START_ANCHOR:ne}=w.globChars(e.windows),I=e.dot?N:Q,pe=e.dot?ae:Q,_e=e.capture?"":"?:",oe={negated:!1,prefix:""},
O=e.bash===!0?".*?":J;e.capture&&(O=`(${O})`);let se=(0,f.a)(ee=>ee.noglobstar===!0?O:`(${_e}(?:(?!${ne}${ee.dot?K:A}).)\
*?)`,"globstar"),Ae=(0,f.a)(ee=>{switch(ee){case"*":return`${I}${_}${O}`;case".*":return`${A}${_}${O}`;case"*.*":return`${I}${O}${A}${_}${O}`;case"\
*/*":return`${I}${O}${l}${_}${pe}${O}`;case"**":return I+se(e);case"**/*":return`(?:${I}${se(e)}${l})?${pe}${_}${O}`;case"\
**/*.*":return`(?:${I}${se(e)}${l})?${pe}${O}${A}${_}${O}`;case"**/.*":return`(?:${I}${se(e)}${l})?${A}${_}${O}`;default:{
let h=/^(.*?)\.(\w+)$/.exec(ee);if(!h)return;let C=Ae(h[1]);return C?C+A+h[2]:void 0}}},"create"),V=S.removePrefix(n,oe),
Z=Ae(V);return Z&&e.strictSlashes!==!0&&(Z+=`${l}?`),Z},G.exports=re}),Ge=(0,f.c)(($,G)=>{"use strict";var w=Ie(),S=Be(),
T=Ce(),c=ye(),v=(0,f.a)(s=>s&&typeof s=="object"&&!Array.isArray(s),"isObject"),p=(0,f.a)((s,R,g=!1)=>{if(Array.isArray(
s)){let q=s.map(te=>p(te,R,g));return(0,f.a)(te=>{for(let re of q){let n=re(te);if(n)return n}return!1},"arrayMatcher")}
let D=v(s)&&s.tokens&&s.input;if(s===""||typeof s!="string"&&!D)throw new TypeError("Expected pattern to be a non-empty \
string");let H=R||{},W=H.windows,F=D?p.compileRe(s,R):p.makeRe(s,R,!1,!0),m=F.state;delete F.state;let j=(0,f.a)(()=>!1,
"isIgnored");if(H.ignore){let q={...R,ignore:null,onMatch:null,onResult:null};j=p(H.ignore,q,g)}let ce=(0,f.a)((q,te=!1)=>{
let{isMatch:re,match:n,output:i}=p.test(q,F,R,{glob:s,posix:W}),e={glob:s,state:m,regex:F,posix:W,input:q,output:i,match:n,
isMatch:re};return typeof H.onResult=="function"&&H.onResult(e),re===!1?(e.isMatch=!1,te?e:!1):j(q)?(typeof H.onIgnore==
"function"&&H.onIgnore(e),e.isMatch=!1,te?e:!1):(typeof H.onMatch=="function"&&H.onMatch(e),te?e:!0)},"matcher");return g&&
(ce.state=m),ce},"picomatch");p.test=(s,R,g,{glob:D,posix:H}={})=>{if(typeof s!="string")throw new TypeError("Expected i\
nput to be a string");if(s==="")return{isMatch:!1,output:""};let W=g||{},F=W.format||(H?T.toPosixSlashes:null),m=s===D,j=m&&
F?F(s):s;return m===!1&&(j=F?F(s):s,m=j===D),(m===!1||W.capture===!0)&&(W.matchBase===!0||W.basename===!0?m=p.matchBase(
s,R,g,H):m=R.exec(j)),{isMatch:!!m,match:m,output:j}},p.matchBase=(s,R,g,D=g&&g.windows)=>(R instanceof RegExp?R:p.makeRe(
R,g)).test(T.basename(s,{windows:D})),p.isMatch=(s,R,g)=>p(R,g)(s),p.parse=(s,R)=>Array.isArray(s)?s.map(g=>p.parse(g,R)):
S(s,{...R,fastpaths:!1}),p.scan=(s,R)=>w(s,R),p.compileRe=(s,R,g=!1,D=!1)=>{if(g===!0)return s.output;let H=R||{},W=H.contains?
"":"^",F=H.contains?"":"$",m=`${W}(?:${s.output})${F}`;s&&s.negated===!0&&(m=`^(?!${m}).*$`);let j=p.toRegex(m,R);return D===
!0&&(j.state=s),j},p.makeRe=(s,R={},g=!1,D=!1)=>{if(!s||typeof s!="string")throw new TypeError("Expected a non-empty str\
ing");let H={negated:!1,fastpaths:!0};return R.fastpaths!==!1&&(s[0]==="."||s[0]==="*")&&(H.output=S.fastpaths(s,R)),H.output||
(H=S(s,R)),p.compileRe(H,R,g,D)},p.toRegex=(s,R)=>{try{let g=R||{};return new RegExp(s,g.flags||(g.nocase?"i":""))}catch(g){
if(R&&R.debug===!0)throw g;return/$^/}},p.constants=c,G.exports=p}),De=(0,f.c)(($,G)=>{"use strict";var w=Ge(),S=Ce();function T(c,v,p=!1){
return v&&(v.windows===null||v.windows===void 0)&&(v={...v,windows:S.isWindows()}),w(c,v,p)}he(T,"Ke"),(0,f.a)(T,"picoma\
tch"),Object.assign(T,w),G.exports=T}),Me=(0,f.e)(De()),Pe=Me.default}};
