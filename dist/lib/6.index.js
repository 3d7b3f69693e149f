"use strict";exports.id=6,exports.ids=[6],exports.modules={14006:((re,G,M)=>{const W=M(98016),L=M(64059);function Q(j,p,f=!1){return p&&
(p.windows===null||p.windows===void 0)&&(p={...p,windows:L.isWindows()}),W(j,p,f)}Object.assign(Q,W),re.exports=Q}),5595:(re=>{
const M="[^\\\\/]",f="(?=.)",a="[^/]",l="(?:\\/|$)",E="(?:^|\\/)",y=`\\.{1,2}${l}`,C="(?!\\.)",K=`(?!${E}${y})`,P=`(?!\\.\
{0,1}${l})`,m=`(?!${y})`,X="[^.\\/]",pe=`${a}*?`,se={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\
\\/",ONE_CHAR:f,QMARK:a,END_ANCHOR:l,DOTS_SLASH:y,NO_DOT:C,NO_DOTS:K,NO_DOT_SLASH:P,NO_DOTS_SLASH:m,QMARK_NO_DOT:X,STAR:pe,
START_ANCHOR:E,SEP:"/"},z={...se,SLASH_LITERAL:"[\\\\/]",QMARK:M,STAR:`${M}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"\
(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{\
1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},r={__proto__:null,
alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",
lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"\
A-Za-z0-9_",xdigit:"A-Fa-f0-9"};re.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:r,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,
REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,
REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,
"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,
CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,
CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,
CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,
CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,
CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,
CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,
extglobChars(c){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${c.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},
"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(c){
return c===!0?z:se}}}),78265:((re,G,M)=>{const W=M(5595),L=M(64059),{MAX_LENGTH:Q,POSIX_REGEX_SOURCE:j,REGEX_NON_SPECIAL_CHARS:p,
REGEX_SPECIAL_CHARS_BACKREF:f,REPLACEMENTS:a}=W,l=(r,c)=>{if(typeof c.expandRange=="function")return c.expandRange(...r,
c);r.sort();const e=`[${r.join("-")}]`;try{new RegExp(e)}catch{return r.map(_=>L.escapeRegex(_)).join("..")}return e},E=(r,c)=>`\
Missing ${r}: "${c}" - use "\\\\${c}" to match literal characters`,y=r=>{const c=[];let e=0,S=0,_=0,R="",i=!1;for(const A of r){
if(i===!0){R+=A,i=!1;continue}if(A==="\\"){R+=A,i=!0;continue}if(A==='"'){_=_===1?0:1,R+=A;continue}if(_===0){if(A==="[")
e++;else if(A==="]"&&e>0)e--;else if(e===0){if(A==="(")S++;else if(A===")"&&S>0)S--;else if(A==="|"&&S===0){c.push(R),R=
"";continue}}}R+=A}return c.push(R),c},C=r=>{let c=!1;for(const e of r){if(c===!0){c=!1;continue}if(e==="\\"){c=!0;continue}
if(/[?*+@!()[\]{}]/.test(e))return!1}return!0},K=r=>{let c=r.trim(),e=!0;for(;e===!0;)e=!1,/^@\([^\\()[\]{}|]+\)$/.test(
c)&&(c=c.slice(2,-1),e=!0);if(C(c))return c.replace(/\\(.)/g,"$1")},P=r=>{const c=r.map(K).filter(Boolean);for(let e=0;e<
c.length;e++)for(let S=e+1;S<c.length;S++){const _=c[e],R=c[S],i=_[0];if(!(!i||_!==i.repeat(_.length)||R!==i.repeat(R.length))&&
(_===R||_.startsWith(R)||R.startsWith(_)))return!0}return!1},m=(r,c=!0)=>{if(r[0]!=="+"&&r[0]!=="*"||r[1]!=="(")return;let e=0,
S=0,_=0,R=!1;for(let i=1;i<r.length;i++){const A=r[i];if(R===!0){R=!1;continue}if(A==="\\"){R=!0;continue}if(A==='"'){_=
_===1?0:1;continue}if(_!==1){if(A==="["){e++;continue}if(A==="]"&&e>0){e--;continue}if(!(e>0)){if(A==="("){S++;continue}
if(A===")"&&(S--,S===0))return c===!0&&i!==r.length-1?void 0:{type:r[0],body:r.slice(2,i),end:i}}}}},X=r=>`${r.length===
1?L.escapeRegex(r[0]):`[${r.map(e=>L.escapeRegex(e)).join("")}]`}*`,pe=r=>{let c=0;const e=[];for(;c<r.length;){const S=m(
r.slice(c),!1);if(!S||S.type!=="*")return;const _=y(S.body).map(i=>i.trim());if(_.length!==1)return;const R=K(_[0]);if(!R||
R.length!==1)return;e.push(R),c+=S.end+1}if(!(e.length<1))return e},Y=r=>{let c=0,e=r.trim(),S=m(e);for(;S;)c++,e=S.body.
trim(),S=m(e);return c},se=(r,c)=>{if(c.maxExtglobRecursion===!1)return{risky:!1};const e=typeof c.maxExtglobRecursion==
"number"?c.maxExtglobRecursion:W.DEFAULT_MAX_EXTGLOB_RECURSION,S=y(r).map(A=>A.trim());if(S.length>1&&(S.some(A=>A==="")||
S.some(A=>/^[*?]+$/.test(A))||P(S)))return{risky:!0};const _=[];let R=!1,i=!0;for(const A of S){const k=pe(A);if(k){R=!0,
_.push(...k);continue}const U=K(A);if(U&&U.length===1){_.push(U);continue}if(i=!1,Y(A)>e)return{risky:!0}}return R?i?{risky:!0,
safeOutput:X([...new Set(_)])}:{risky:!0}:{risky:!1}},z=(r,c)=>{if(typeof r!="string")throw new TypeError("Expected a st\
ring");r=a[r]||r;const e={...c},S=typeof e.maxLength=="number"?Math.min(Q,e.maxLength):Q;let _=r.length;if(_>S)throw new SyntaxError(
`Input length: ${_}, exceeds maximum allowed length: ${S}`);const R={type:"bos",value:"",output:e.prepend||""},i=[R],A=e.
capture?"":"?:",k=W.globChars(e.windows),U=W.extglobChars(k),{DOT_LITERAL:I,PLUS_LITERAL:ue,SLASH_LITERAL:J,ONE_CHAR:oe,
DOTS_SLASH:v,NO_DOT:le,NO_DOT_SLASH:Ae,NO_DOTS_SLASH:ae,QMARK:$,QMARK_NO_DOT:ce,STAR:Re,START_ANCHOR:q}=k,F=o=>`(${A}(?:\
(?!${q}${o.dot?v:I}).)*?)`,ee=e.dot?"":le,h=e.dot?$:ce;let d=e.bash===!0?F(e):Re;e.capture&&(d=`(${d})`),typeof e.noext==
"boolean"&&(e.noextglob=e.noext);const t={input:r,index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,
negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:i};r=L.removePrefix(r,t),_=r.length;const Z=[],w=[],
N=[];let n=R,s;const ne=()=>t.index===_-1,b=t.peek=(o=1)=>r[t.index+o],V=t.advance=()=>r[++t.index]||"",te=()=>r.slice(t.
index+1),D=(o="",O=0)=>{t.consumed+=o,t.index+=O},Ee=o=>{t.output+=o.output!=null?o.output:o.value,D(o.value)},ge=()=>{let o=1;
for(;b()==="!"&&(b(2)!=="("||b(3)==="?");)V(),t.start++,o++;return o%2===0?!1:(t.negated=!0,t.start++,!0)},_e=o=>{t[o]++,
N.push(o)},fe=o=>{t[o]--,N.pop()},g=o=>{if(n.type==="globstar"){const O=t.braces>0&&(o.type==="comma"||o.type==="brace"),
u=o.extglob===!0||Z.length&&(o.type==="pipe"||o.type==="paren");o.type!=="slash"&&o.type!=="paren"&&!O&&!u&&(t.output=t.
output.slice(0,-n.output.length),n.type="star",n.value="*",n.output=d,t.output+=n.output)}if(Z.length&&o.type!=="paren"&&
(Z[Z.length-1].inner+=o.value),(o.value||o.output)&&Ee(o),n&&n.type==="text"&&o.type==="text"){n.output=(n.output||n.value)+
o.value,n.value+=o.value;return}o.prev=n,i.push(o),n=o},xe=(o,O)=>{const u={...U[O],conditions:1,inner:""};u.prev=n,u.parens=
t.parens,u.output=t.output,u.startIndex=t.index,u.tokensIndex=i.length;const x=(e.capture?"(":"")+u.open;_e("parens"),g(
{type:o,value:O,output:t.output?"":oe}),g({type:"paren",extglob:!0,value:V(),output:x}),Z.push(u)},de=o=>{const O=r.slice(
o.startIndex,t.index+1),u=r.slice(o.startIndex+2,t.index),x=se(u,e);if((o.type==="plus"||o.type==="star")&&x.risky){const H=x.
safeOutput?(o.output?"":oe)+(e.capture?`(${x.safeOutput})`:x.safeOutput):void 0,ie=i[o.tokensIndex];ie.type="text",ie.value=
O,ie.output=H||L.escapeRegex(O);for(let he=o.tokensIndex+1;he<i.length;he++)i[he].value="",i[he].output="",delete i[he].
suffix;t.output=o.output+ie.output,t.backtrack=!0,g({type:"paren",extglob:!0,value:s,output:""}),fe("parens");return}let T=o.
close+(e.capture?")":""),B;if(o.type==="negate"){let H=d;if(o.inner&&o.inner.length>1&&o.inner.includes("/")&&(H=F(e)),(H!==
d||ne()||/^\)+$/.test(te()))&&(T=o.close=`)$))${H}`),o.inner.includes("*")&&(B=te())&&/^\.[^\\/.]+$/.test(B)){const ie=z(
B,{...c,fastpaths:!1}).output;T=o.close=`)${ie})${H})`}o.prev.type==="bos"&&(t.negatedExtglob=!0)}g({type:"paren",extglob:!0,
value:s,output:T}),fe("parens")};if(e.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(r)){let o=!1,O=r.replace(f,(u,x,T,B,H,ie)=>B===
"\\"?(o=!0,u):B==="?"?x?x+B+(H?$.repeat(H.length):""):ie===0?h+(H?$.repeat(H.length):""):$.repeat(T.length):B==="."?I.repeat(
T.length):B==="*"?x?x+B+(H?d:""):d:x?u:`\\${u}`);return o===!0&&(e.unescape===!0?O=O.replace(/\\/g,""):O=O.replace(/\\+/g,
u=>u.length%2===0?"\\\\":u?"\\":"")),O===r&&e.contains===!0?(t.output=r,t):(t.output=L.wrapOutput(O,t,c),t)}for(;!ne();){
if(s=V(),s==="\0")continue;if(s==="\\"){const u=b();if(u==="/"&&e.bash!==!0||u==="."||u===";")continue;if(!u){s+="\\",g(
{type:"text",value:s});continue}const x=/^\\+/.exec(te());let T=0;if(x&&x[0].length>2&&(T=x[0].length,t.index+=T,T%2!==0&&
(s+="\\")),e.unescape===!0?s=V():s+=V(),t.brackets===0){g({type:"text",value:s});continue}}if(t.brackets>0&&(s!=="]"||n.
value==="["||n.value==="[^")){if(e.posix!==!1&&s===":"){const u=n.value.slice(1);if(u.includes("[")&&(n.posix=!0,u.includes(
":"))){const x=n.value.lastIndexOf("["),T=n.value.slice(0,x),B=n.value.slice(x+2),H=j[B];if(H){n.value=T+H,t.backtrack=!0,
V(),!R.output&&i.indexOf(n)===1&&(R.output=oe);continue}}}(s==="["&&b()!==":"||s==="-"&&b()==="]")&&(s=`\\${s}`),s==="]"&&
(n.value==="["||n.value==="[^")&&(s=`\\${s}`),e.posix===!0&&s==="!"&&n.value==="["&&(s="^"),n.value+=s,Ee({value:s});continue}
if(t.quotes===1&&s!=='"'){s=L.escapeRegex(s),n.value+=s,Ee({value:s});continue}if(s==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===
!0&&g({type:"text",value:s});continue}if(s==="("){_e("parens"),g({type:"paren",value:s});continue}if(s===")"){if(t.parens===
0&&e.strictBrackets===!0)throw new SyntaxError(E("opening","("));const u=Z[Z.length-1];if(u&&t.parens===u.parens+1){de(Z.
pop());continue}g({type:"paren",value:s,output:t.parens?")":"\\)"}),fe("parens");continue}if(s==="["){if(e.nobracket===!0||
!te().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===!0)throw new SyntaxError(E("closing","]"));s=`\\${s}`}else _e(
"brackets");g({type:"bracket",value:s});continue}if(s==="]"){if(e.nobracket===!0||n&&n.type==="bracket"&&n.value.length===
1){g({type:"text",value:s,output:`\\${s}`});continue}if(t.brackets===0){if(e.strictBrackets===!0)throw new SyntaxError(E(
"opening","["));g({type:"text",value:s,output:`\\${s}`});continue}fe("brackets");const u=n.value.slice(1);if(n.posix!==!0&&
u[0]==="^"&&!u.includes("/")&&(s=`/${s}`),n.value+=s,Ee({value:s}),e.literalBrackets===!1||L.hasRegexChars(u))continue;const x=L.
escapeRegex(n.value);if(t.output=t.output.slice(0,-n.value.length),e.literalBrackets===!0){t.output+=x,n.value=x;continue}
n.value=`(${A}${x}|${n.value})`,t.output+=n.value;continue}if(s==="{"&&e.nobrace!==!0){_e("braces");const u={type:"brace",
value:s,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.length};w.push(u),g(u);continue}if(s==="}"){const u=w[w.
length-1];if(e.nobrace===!0||!u){g({type:"text",value:s,output:s});continue}let x=")";if(u.dots===!0){const T=i.slice(),
B=[];for(let H=T.length-1;H>=0&&(i.pop(),T[H].type!=="brace");H--)T[H].type!=="dots"&&B.unshift(T[H].value);x=l(B,e),t.backtrack=
!0}if(u.comma!==!0&&u.dots!==!0){const T=t.output.slice(0,u.outputIndex),B=t.tokens.slice(u.tokensIndex);u.value=u.output=
"\\{",s=x="\\}",t.output=T;for(const H of B)t.output+=H.output||H.value}g({type:"brace",value:s,output:x}),fe("braces"),
w.pop();continue}if(s==="|"){Z.length>0&&Z[Z.length-1].conditions++,g({type:"text",value:s});continue}if(s===","){let u=s;
const x=w[w.length-1];x&&N[N.length-1]==="braces"&&(x.comma=!0,u="|"),g({type:"comma",value:s,output:u});continue}if(s===
"/"){if(n.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output="",i.pop(),n=R;continue}g({type:"s\
lash",value:s,output:J});continue}if(s==="."){if(t.braces>0&&n.type==="dot"){n.value==="."&&(n.output=I);const u=w[w.length-
1];n.type="dots",n.output+=s,n.value+=s,u.dots=!0;continue}if(t.braces+t.parens===0&&n.type!=="bos"&&n.type!=="slash"){g(
{type:"text",value:s,output:I});continue}g({type:"dot",value:s,output:I});continue}if(s==="?"){if(!(n&&n.value==="(")&&e.
noextglob!==!0&&b()==="("&&b(2)!=="?"){xe("qmark",s);continue}if(n&&n.type==="paren"){const x=b();let T=s;(n.value==="("&&
!/[!=<:]/.test(x)||x==="<"&&!/<([!=]|\w+>)/.test(te()))&&(T=`\\${s}`),g({type:"text",value:s,output:T});continue}if(e.dot!==
!0&&(n.type==="slash"||n.type==="bos")){g({type:"qmark",value:s,output:ce});continue}g({type:"qmark",value:s,output:$});
continue}if(s==="!"){if(e.noextglob!==!0&&b()==="("&&(b(2)!=="?"||!/[!=<:]/.test(b(3)))){xe("negate",s);continue}if(e.nonegate!==
!0&&t.index===0){ge();continue}}if(s==="+"){if(e.noextglob!==!0&&b()==="("&&b(2)!=="?"){xe("plus",s);continue}if(n&&n.value===
"("||e.regex===!1){g({type:"plus",value:s,output:ue});continue}if(n&&(n.type==="bracket"||n.type==="paren"||n.type==="br\
ace")||t.parens>0){g({type:"plus",value:s});continue}g({type:"plus",value:ue});continue}if(s==="@"){if(e.noextglob!==!0&&
b()==="("&&b(2)!=="?"){g({type:"at",extglob:!0,value:s,output:""});continue}g({type:"text",value:s});continue}if(s!=="*"){
(s==="$"||s==="^")&&(s=`\\${s}`);const u=p.exec(te());u&&(s+=u[0],t.index+=u[0].length),g({type:"text",value:s});continue}
if(n&&(n.type==="globstar"||n.star===!0)){n.type="star",n.star=!0,n.value+=s,n.output=d,t.backtrack=!0,t.globstar=!0,D(s);
continue}let o=te();if(e.noextglob!==!0&&/^\([^?]/.test(o)){xe("star",s);continue}if(n.type==="star"){if(e.noglobstar===
!0){D(s);continue}const u=n.prev,x=u.prev,T=u.type==="slash"||u.type==="bos",B=x&&(x.type==="star"||x.type==="globstar");
if(e.bash===!0&&(!T||o[0]&&o[0]!=="/")){g({type:"star",value:s,output:""});continue}const H=t.braces>0&&(u.type==="comma"||
u.type==="brace"),ie=Z.length&&(u.type==="pipe"||u.type==="paren");if(!T&&u.type!=="paren"&&!H&&!ie){g({type:"star",value:s,
output:""});continue}for(;o.slice(0,3)==="/**";){const Se=r[t.index+4];if(Se&&Se!=="/")break;o=o.slice(3),D("/**",3)}const he=ne()||
t.parens>0&&o===")".repeat(t.parens)&&!Z.some(Se=>Se.type==="negate");if(u.type==="bos"&&ne()){n.type="globstar",n.value+=
s,n.output=F(e),t.output=n.output,t.globstar=!0,D(s);continue}if(u.type==="slash"&&u.prev.type!=="bos"&&!B&&he){t.output=
t.output.slice(0,-(u.output+n.output).length),u.output=`(?:${u.output}`,n.type="globstar",n.output=F(e)+(e.strictSlashes?
")":"|$)"),n.value+=s,t.globstar=!0,t.output+=u.output+n.output,D(s);continue}if(u.type==="slash"&&u.prev.type!=="bos"&&
o[0]==="/"){const Se=o[1]!==void 0?"|$":"";t.output=t.output.slice(0,-(u.output+n.output).length),u.output=`(?:${u.output}`,
n.type="globstar",n.output=`${F(e)}${J}|${J}${Se})`,n.value+=s,t.output+=u.output+n.output,t.globstar=!0,D(s+V()),g({type:"\
slash",value:"/",output:""});continue}if(u.type==="bos"&&o[0]==="/"){n.type="globstar",n.value+=s,n.output=`(?:^|${J}|${F(
e)}${J})`,t.output=n.output,t.globstar=!0,D(s+V()),g({type:"slash",value:"/",output:""});continue}t.output=t.output.slice(
0,-n.output.length),n.type="globstar",n.output=F(e),n.value+=s,t.output+=n.output,t.globstar=!0,D(s);continue}const O={type:"\
star",value:s,output:d};if(e.bash===!0){O.output=".*?",(n.type==="bos"||n.type==="slash")&&(O.output=ee+O.output),g(O);continue}
if(n&&(n.type==="bracket"||n.type==="paren")&&e.regex===!0){O.output=s,g(O);continue}(t.index===t.start||n.type==="slash"||
n.type==="dot")&&(n.type==="dot"?(t.output+=Ae,n.output+=Ae):e.dot===!0?(t.output+=ae,n.output+=ae):(t.output+=ee,n.output+=
ee),b()!=="*"&&(t.output+=oe,n.output+=oe)),g(O)}for(;t.brackets>0;){if(e.strictBrackets===!0)throw new SyntaxError(E("c\
losing","]"));t.output=L.escapeLast(t.output,"["),fe("brackets")}for(;t.parens>0;){if(e.strictBrackets===!0)throw new SyntaxError(
E("closing",")"));t.output=L.escapeLast(t.output,"("),fe("parens")}for(;t.braces>0;){if(e.strictBrackets===!0)throw new SyntaxError(
E("closing","}"));t.output=L.escapeLast(t.output,"{"),fe("braces")}if(e.strictSlashes!==!0&&(n.type==="star"||n.type==="\
bracket")&&g({type:"maybe_slash",value:"",output:`${J}?`}),t.backtrack===!0){t.output="";for(const o of t.tokens)t.output+=
o.output!=null?o.output:o.value,o.suffix&&(t.output+=o.suffix)}return t};z.fastpaths=(r,c)=>{const e={...c},S=typeof e.maxLength==
"number"?Math.min(Q,e.maxLength):Q,_=r.length;if(_>S)throw new SyntaxError(`Input length: ${_}, exceeds maximum allowed \
length: ${S}`);r=a[r]||r;const{DOT_LITERAL:R,SLASH_LITERAL:i,ONE_CHAR:A,DOTS_SLASH:k,NO_DOT:U,NO_DOTS:I,NO_DOTS_SLASH:ue,
STAR:J,START_ANCHOR:oe}=W.globChars(e.windows),v=e.dot?I:U,le=e.dot?ue:U,Ae=e.capture?"":"?:",ae={negated:!1,prefix:""};
let $=e.bash===!0?".*?":J;e.capture&&($=`(${$})`);const ce=ee=>ee.noglobstar===!0?$:`(${Ae}(?:(?!${oe}${ee.dot?k:R}).)*?\
)`,Re=ee=>{switch(ee){case"*":return`${v}${A}${$}`;case".*":return`${R}${A}${$}`;case"*.*":return`${v}${$}${R}${A}${$}`;case"\
*/*":return`${v}${$}${i}${A}${le}${$}`;case"**":return v+ce(e);case"**/*":return`(?:${v}${ce(e)}${i})?${le}${A}${$}`;case"\
**/*.*":return`(?:${v}${ce(e)}${i})?${le}${$}${R}${A}${$}`;case"**/.*":return`(?:${v}${ce(e)}${i})?${R}${A}${$}`;default:{
const h=/^(.*?)\.(\w+)$/.exec(ee);if(!h)return;const d=Re(h[1]);return d?d+R+h[2]:void 0}}},q=L.removePrefix(r,ae);let F=Re(
q);return F&&e.strictSlashes!==!0&&(F+=`${i}?`),F},re.exports=z}),98016:((re,G,M)=>{const W=M(31781),L=M(78265),Q=M(64059),
j=M(5595),p=a=>a&&typeof a=="object"&&!Array.isArray(a),f=(a,l,E=!1)=>{if(Array.isArray(a)){const Y=a.map(z=>f(z,l,E));return z=>{
for(const r of Y){const c=r(z);if(c)return c}return!1}}const y=p(a)&&a.tokens&&a.input;if(a===""||typeof a!="string"&&!y)
throw new TypeError("Expected pattern to be a non-empty string");const C=l||{},K=C.windows,P=y?f.compileRe(a,l):f.makeRe(
a,l,!1,!0),m=P.state;delete P.state;let X=()=>!1;if(C.ignore){const Y={...l,ignore:null,onMatch:null,onResult:null};X=f(
C.ignore,Y,E)}const pe=(Y,se=!1)=>{const{isMatch:z,match:r,output:c}=f.test(Y,P,l,{glob:a,posix:K}),e={glob:a,state:m,regex:P,
posix:K,input:Y,output:c,match:r,isMatch:z};return typeof C.onResult=="function"&&C.onResult(e),z===!1?(e.isMatch=!1,se?
e:!1):X(Y)?(typeof C.onIgnore=="function"&&C.onIgnore(e),e.isMatch=!1,se?e:!1):(typeof C.onMatch=="function"&&C.onMatch(
e),se?e:!0)};return E&&(pe.state=m),pe};f.test=(a,l,E,{glob:y,posix:C}={})=>{if(typeof a!="string")throw new TypeError("\
Expected input to be a string");if(a==="")return{isMatch:!1,output:""};const K=E||{},P=K.format||(C?Q.toPosixSlashes:null);
let m=a===y,X=m&&P?P(a):a;return m===!1&&(X=P?P(a):a,m=X===y),(m===!1||K.capture===!0)&&(K.matchBase===!0||K.basename===
!0?m=f.matchBase(a,l,E,C):m=l.exec(X)),{isMatch:!!m,match:m,output:X}},f.matchBase=(a,l,E,y=E&&E.windows)=>(l instanceof
RegExp?l:f.makeRe(l,E)).test(Q.basename(a,{windows:y})),f.isMatch=(a,l,E)=>f(l,E)(a),f.parse=(a,l)=>Array.isArray(a)?a.map(
E=>f.parse(E,l)):L(a,{...l,fastpaths:!1}),f.scan=(a,l)=>W(a,l),f.compileRe=(a,l,E=!1,y=!1)=>{if(E===!0)return a.output;const C=l||
{},K=C.contains?"":"^",P=C.contains?"":"$";let m=`${K}(?:${a.output})${P}`;a&&a.negated===!0&&(m=`^(?!${m}).*$`);const X=f.
toRegex(m,l);return y===!0&&(X.state=a),X},f.makeRe=(a,l={},E=!1,y=!1)=>{if(!a||typeof a!="string")throw new TypeError("\
Expected a non-empty string");let C={negated:!1,fastpaths:!0};return l.fastpaths!==!1&&(a[0]==="."||a[0]==="*")&&(C.output=
L.fastpaths(a,l)),C.output||(C=L(a,l)),f.compileRe(C,l,E,y)},f.toRegex=(a,l)=>{try{const E=l||{};return new RegExp(a,E.flags||
(E.nocase?"i":""))}catch(E){if(l&&l.debug===!0)throw E;return/$^/}},f.constants=j,re.exports=f}),31781:((re,G,M)=>{const W=M(
64059),{CHAR_ASTERISK:L,CHAR_AT:Q,CHAR_BACKWARD_SLASH:j,CHAR_COMMA:p,CHAR_DOT:f,CHAR_EXCLAMATION_MARK:a,CHAR_FORWARD_SLASH:l,
CHAR_LEFT_CURLY_BRACE:E,CHAR_LEFT_PARENTHESES:y,CHAR_LEFT_SQUARE_BRACKET:C,CHAR_PLUS:K,CHAR_QUESTION_MARK:P,CHAR_RIGHT_CURLY_BRACE:m,
CHAR_RIGHT_PARENTHESES:X,CHAR_RIGHT_SQUARE_BRACKET:pe}=M(5595),Y=r=>r===l||r===j,se=r=>{r.isPrefix!==!0&&(r.depth=r.isGlobstar?
1/0:1)},z=(r,c)=>{const e=c||{},S=r.length-1,_=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,R=[],i=[],A=[];let k=r,U=-1,
I=0,ue=0,J=!1,oe=!1,v=!1,le=!1,Ae=!1,ae=!1,$=!1,ce=!1,Re=!1,q=!1,F=0,ee,h,d={value:"",depth:0,isGlob:!1};const t=()=>U>=
S,Z=()=>k.charCodeAt(U+1),w=()=>(ee=h,k.charCodeAt(++U));for(;U<S;){h=w();let b;if(h===j){$=d.backslashes=!0,h=w(),h===E&&
(ae=!0);continue}if(ae===!0||h===E){for(F++;t()!==!0&&(h=w());){if(h===j){$=d.backslashes=!0,w();continue}if(h===E){F++;
continue}if(ae!==!0&&h===f&&(h=w())===f){if(J=d.isBrace=!0,v=d.isGlob=!0,q=!0,_===!0)continue;break}if(ae!==!0&&h===p){if(J=
d.isBrace=!0,v=d.isGlob=!0,q=!0,_===!0)continue;break}if(h===m&&(F--,F===0)){ae=!1,J=d.isBrace=!0,q=!0;break}}if(_===!0)
continue;break}if(h===l){if(R.push(U),i.push(d),d={value:"",depth:0,isGlob:!1},q===!0)continue;if(ee===f&&U===I+1){I+=2;
continue}ue=U+1;continue}if(e.noext!==!0&&(h===K||h===Q||h===L||h===P||h===a)===!0&&Z()===y){if(v=d.isGlob=!0,le=d.isExtglob=
!0,q=!0,h===a&&U===I&&(Re=!0),_===!0){let te=0;for(;t()!==!0&&(h=w());){if(h===j){$=d.backslashes=!0,w();continue}if(h===
y){te++;continue}if(h===X&&--te===0){q=!0;break}}continue}break}if(h===L){if(ee===L&&(Ae=d.isGlobstar=!0),v=d.isGlob=!0,
q=!0,_===!0)continue;break}if(h===P){if(v=d.isGlob=!0,q=!0,_===!0)continue;break}if(h===C){for(;t()!==!0&&(b=w());){if(b===
j){$=d.backslashes=!0,w();continue}if(b===pe){oe=d.isBracket=!0,v=d.isGlob=!0,q=!0;break}}if(_===!0)continue;break}if(e.
nonegate!==!0&&h===a&&U===I){ce=d.negated=!0,I++;continue}if(e.noparen!==!0&&h===y){if(v=d.isGlob=!0,_===!0){let V=1;for(;t()!==
!0&&(h=w());){if(h===j){$=d.backslashes=!0,w();continue}if(h===y){V++;continue}if(h===X&&--V===0){q=!0;break}}continue}break}
if(v===!0){if(q=!0,_===!0)continue;break}}e.noext===!0&&(le=!1,v=!1);let N=k,n="",s="";I>0&&(n=k.slice(0,I),k=k.slice(I),
ue-=I),N&&v===!0&&ue>0?(N=k.slice(0,ue),s=k.slice(ue)):v===!0?(N="",s=k):N=k,N&&N!==""&&N!=="/"&&N!==k&&Y(N.charCodeAt(N.
length-1))&&(N=N.slice(0,-1)),e.unescape===!0&&(s&&(s=W.removeBackslashes(s)),N&&$===!0&&(N=W.removeBackslashes(N)));const ne={
prefix:n,input:r,start:I,base:N,glob:s,isBrace:J,isBracket:oe,isGlob:v,isExtglob:le,isGlobstar:Ae,negated:ce,negatedExtglob:Re};
if(e.tokens===!0&&(ne.maxDepth=0,Y(h)||i.push(d),ne.tokens=i),e.parts===!0||e.tokens===!0){let b;for(let D=0;D<R.length;D++){
const Ee=b!==void 0?b+1:I,ge=R[D],_e=r.slice(Ee,ge);e.tokens&&(D===0&&I!==0?(i[D].isPrefix=!0,i[D].value=n):i[D].value=_e,
se(i[D]),ne.maxDepth+=i[D].depth),ge>=I&&(A.push(_e),b=ge)}const V=b!==void 0?b+1:I,te=r.slice(V);A.push(te),e.tokens&&b&&
b+1<r.length&&(i[i.length-1].value=te,se(i[i.length-1]),ne.maxDepth+=i[i.length-1].depth),ne.slashes=R,ne.parts=A}return ne};
re.exports=z}),64059:((re,G,M)=>{const{REGEX_BACKSLASH:W,REGEX_REMOVE_BACKSLASH:L,REGEX_SPECIAL_CHARS:Q,REGEX_SPECIAL_CHARS_GLOBAL:j}=M(
5595);G.isObject=p=>p!==null&&typeof p=="object"&&!Array.isArray(p),G.hasRegexChars=p=>Q.test(p),G.isRegexChar=p=>p.length===
1&&G.hasRegexChars(p),G.escapeRegex=p=>p.replace(j,"\\$1"),G.toPosixSlashes=p=>p.replace(W,"/"),G.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){const p=navigator.platform.toLowerCase();return p==="win32"||p==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1},G.removeBackslashes=p=>p.replace(L,f=>f==="\\"?"":f),G.escapeLast=(p,f,a)=>{
const l=p.lastIndexOf(f,a);return l===-1?p:p[l-1]==="\\"?G.escapeLast(p,f,l-1):`${p.slice(0,l)}\\${p.slice(l)}`},G.removePrefix=
(p,f={})=>{let a=p;return a.startsWith("./")&&(a=a.slice(2),f.prefix="./"),a},G.wrapOutput=(p,f={},a={})=>{const l=a.contains?
"":"^",E=a.contains?"":"$";let y=`${l}(?:${p})${E}`;return f.negated===!0&&(y=`(?:^(?!${y}).*$)`),y},G.basename=(p,{windows:f}={})=>{
const a=p.split(f?/[\\/]/:"/"),l=a[a.length-1];return l===""?a[a.length-2]:l}})};
