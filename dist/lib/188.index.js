"use strict";exports.id=188,exports.ids=[188],exports.modules={14006:((qe,Se,Q)=>{const k=Q(98016),b=Q(64059);function w(W,E,te=!1){return E&&
(E.windows===null||E.windows===void 0)&&(E={...E,windows:b.isWindows()}),k(W,E,te)}Object.assign(w,k),qe.exports=w}),5595:(qe=>{
const Q="[^\\\\/]",te="(?=.)",R="[^/]",K="(?:\\/|$)",oe="(?:^|\\/)",ce=`\\.{1,2}${K}`,ue="(?!\\.)",re=`(?!${oe}${ce})`,_e=`\
(?!\\.{0,1}${K})`,we=`(?!${ce})`,Re="[^.\\/]",ye=`${R}*?`,me={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\
\\/",ONE_CHAR:te,QMARK:R,END_ANCHOR:K,DOTS_SLASH:ce,NO_DOT:ue,NO_DOTS:re,NO_DOT_SLASH:_e,NO_DOTS_SLASH:we,QMARK_NO_DOT:Re,
STAR:ye,START_ANCHOR:oe,SEP:"/"},m={...me,SLASH_LITERAL:"[\\\\/]",QMARK:Q,STAR:`${Q}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",
NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"\
(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},_={
__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\
\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"\
A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};qe.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:_,
REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,
REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,
REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,
CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,
CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,
CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,
CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,
CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,
CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,
CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(g){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${g.STAR})`},"?":{
type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{
type:"at",open:"(?:",close:")"}}},globChars(g){return g===!0?m:me}}}),78265:((qe,Se,Q)=>{const k=Q(5595),b=Q(64059),{MAX_LENGTH:w,
POSIX_REGEX_SOURCE:W,REGEX_NON_SPECIAL_CHARS:E,REGEX_SPECIAL_CHARS_BACKREF:te,REPLACEMENTS:R}=k,K=(_,g)=>{if(typeof g.expandRange==
"function")return g.expandRange(..._,g);_.sort();const a=`[${_.join("-")}]`;try{new RegExp(a)}catch{return _.map(S=>b.escapeRegex(
S)).join("..")}return a},oe=(_,g)=>`Missing ${_}: "${g}" - use "\\\\${g}" to match literal characters`,ce=_=>{const g=[];
let a=0,v=0,S=0,O="",A=!1;for(const F of _){if(A===!0){O+=F,A=!1;continue}if(F==="\\"){O+=F,A=!0;continue}if(F==='"'){S=
S===1?0:1,O+=F;continue}if(S===0){if(F==="[")a++;else if(F==="]"&&a>0)a--;else if(a===0){if(F==="(")v++;else if(F===")"&&
v>0)v--;else if(F==="|"&&v===0){g.push(O),O="";continue}}}O+=F}return g.push(O),g},ue=_=>{let g=!1;for(const a of _){if(g===
!0){g=!1;continue}if(a==="\\"){g=!0;continue}if(/[?*+@!()[\]{}]/.test(a))return!1}return!0},re=_=>{let g=_.trim(),a=!0;for(;a===
!0;)a=!1,/^@\([^\\()[\]{}|]+\)$/.test(g)&&(g=g.slice(2,-1),a=!0);if(ue(g))return g.replace(/\\(.)/g,"$1")},_e=_=>{const g=_.
map(re).filter(Boolean);for(let a=0;a<g.length;a++)for(let v=a+1;v<g.length;v++){const S=g[a],O=g[v],A=S[0];if(!(!A||S!==
A.repeat(S.length)||O!==A.repeat(O.length))&&(S===O||S.startsWith(O)||O.startsWith(S)))return!0}return!1},we=(_,g=!0)=>{
if(_[0]!=="+"&&_[0]!=="*"||_[1]!=="(")return;let a=0,v=0,S=0,O=!1;for(let A=1;A<_.length;A++){const F=_[A];if(O===!0){O=
!1;continue}if(F==="\\"){O=!0;continue}if(F==='"'){S=S===1?0:1;continue}if(S!==1){if(F==="["){a++;continue}if(F==="]"&&a>
0){a--;continue}if(!(a>0)){if(F==="("){v++;continue}if(F===")"&&(v--,v===0))return g===!0&&A!==_.length-1?void 0:{type:_[0],
body:_.slice(2,A),end:A}}}}},Re=_=>`${_.length===1?b.escapeRegex(_[0]):`[${_.map(a=>b.escapeRegex(a)).join("")}]`}*`,ye=_=>{
let g=0;const a=[];for(;g<_.length;){const v=we(_.slice(g),!1);if(!v||v.type!=="*")return;const S=ce(v.body).map(A=>A.trim());
if(S.length!==1)return;const O=re(S[0]);if(!O||O.length!==1)return;a.push(O),g+=v.end+1}if(!(a.length<1))return a},he=_=>{
let g=0,a=_.trim(),v=we(a);for(;v;)g++,a=v.body.trim(),v=we(a);return g},me=(_,g)=>{if(g.maxExtglobRecursion===!1)return{
risky:!1};const a=typeof g.maxExtglobRecursion=="number"?g.maxExtglobRecursion:k.DEFAULT_MAX_EXTGLOB_RECURSION,v=ce(_).map(
F=>F.trim());if(v.length>1&&(v.some(F=>F==="")||v.some(F=>/^[*?]+$/.test(F))||_e(v)))return{risky:!0};const S=[];let O=!1,
A=!0;for(const F of v){const G=ye(F);if(G){O=!0,S.push(...G);continue}const fe=re(F);if(fe&&fe.length===1){S.push(fe);continue}
if(A=!1,he(F)>a)return{risky:!0}}return O?A?{risky:!0,safeOutput:Re([...new Set(S)])}:{risky:!0}:{risky:!1}},m=(_,g)=>{if(typeof _!=
"string")throw new TypeError("Expected a string");_=R[_]||_;const a={...g},v=typeof a.maxLength=="number"?Math.min(w,a.maxLength):
w;let S=_.length;if(S>v)throw new SyntaxError(`Input length: ${S}, exceeds maximum allowed length: ${v}`);const O={type:"\
bos",value:"",output:a.prepend||""},A=[O],F=a.capture?"":"?:",G=k.globChars(a.windows),fe=k.extglobChars(G),{DOT_LITERAL:de,
PLUS_LITERAL:j,SLASH_LITERAL:$,ONE_CHAR:V,DOTS_SLASH:X,NO_DOT:le,NO_DOT_SLASH:Ie,NO_DOTS_SLASH:Ze,QMARK:ge,QMARK_NO_DOT:Je,
STAR:ct,START_ANCHOR:ot}=G,Ve=q=>`(${F}(?:(?!${ot}${q.dot?X:de}).)*?)`,Be=a.dot?"":le,ve=a.dot?ge:Je;let ke=a.bash===!0?
Ve(a):ct;a.capture&&(ke=`(${ke})`),typeof a.noext=="boolean"&&(a.noextglob=a.noext);const N={input:_,index:-1,start:0,dot:a.
dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:A};
_=b.removePrefix(_,N),S=_.length;const Xe=[],Fe=[],He=[];let D=O,L;const et=()=>N.index===S-1,Ne=N.peek=(q=1)=>_[N.index+
q],Ye=N.advance=()=>_[++N.index]||"",st=()=>_.slice(N.index+1),We=(q="",Ue=0)=>{N.consumed+=q,N.index+=Ue},St=q=>{N.output+=
q.output!=null?q.output:q.value,We(q.value)},_t=()=>{let q=1;for(;Ne()==="!"&&(Ne(2)!=="("||Ne(3)==="?");)Ye(),N.start++,
q++;return q%2===0?!1:(N.negated=!0,N.start++,!0)},yt=q=>{N[q]++,He.push(q)},Ke=q=>{N[q]--,He.pop()},Ae=q=>{if(D.type===
"globstar"){const Ue=N.braces>0&&(q.type==="comma"||q.type==="brace"),ee=q.extglob===!0||Xe.length&&(q.type==="pipe"||q.
type==="paren");q.type!=="slash"&&q.type!=="paren"&&!Ue&&!ee&&(N.output=N.output.slice(0,-D.output.length),D.type="star",
D.value="*",D.output=ke,N.output+=D.output)}if(Xe.length&&q.type!=="paren"&&(Xe[Xe.length-1].inner+=q.value),(q.value||q.
output)&&St(q),D&&D.type==="text"&&q.type==="text"){D.output=(D.output||D.value)+q.value,D.value+=q.value;return}q.prev=
D,A.push(q),D=q},pt=(q,Ue)=>{const ee={...fe[Ue],conditions:1,inner:""};ee.prev=D,ee.parens=N.parens,ee.output=N.output,
ee.startIndex=N.index,ee.tokensIndex=A.length;const p=(a.capture?"(":"")+ee.open;yt("parens"),Ae({type:q,value:Ue,output:N.
output?"":V}),Ae({type:"paren",extglob:!0,value:Ye(),output:p}),Xe.push(ee)},At=q=>{const Ue=_.slice(q.startIndex,N.index+
1),ee=_.slice(q.startIndex+2,N.index),p=me(ee,a);if((q.type==="plus"||q.type==="star")&&p.risky){const P=p.safeOutput?(q.
output?"":V)+(a.capture?`(${p.safeOutput})`:p.safeOutput):void 0,y=A[q.tokensIndex];y.type="text",y.value=Ue,y.output=P||
b.escapeRegex(Ue);for(let T=q.tokensIndex+1;T<A.length;T++)A[T].value="",A[T].output="",delete A[T].suffix;N.output=q.output+
y.output,N.backtrack=!0,Ae({type:"paren",extglob:!0,value:L,output:""}),Ke("parens");return}let c=q.close+(a.capture?")":
""),I;if(q.type==="negate"){let P=ke;if(q.inner&&q.inner.length>1&&q.inner.includes("/")&&(P=Ve(a)),(P!==ke||et()||/^\)+$/.
test(st()))&&(c=q.close=`)$))${P}`),q.inner.includes("*")&&(I=st())&&/^\.[^\\/.]+$/.test(I)){const y=m(I,{...g,fastpaths:!1}).
output;c=q.close=`)${y})${P})`}q.prev.type==="bos"&&(N.negatedExtglob=!0)}Ae({type:"paren",extglob:!0,value:L,output:c}),
Ke("parens")};if(a.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(_)){let q=!1,Ue=_.replace(te,(ee,p,c,I,P,y)=>I==="\\"?(q=
!0,ee):I==="?"?p?p+I+(P?ge.repeat(P.length):""):y===0?ve+(P?ge.repeat(P.length):""):ge.repeat(c.length):I==="."?de.repeat(
c.length):I==="*"?p?p+I+(P?ke:""):ke:p?ee:`\\${ee}`);return q===!0&&(a.unescape===!0?Ue=Ue.replace(/\\/g,""):Ue=Ue.replace(
/\\+/g,ee=>ee.length%2===0?"\\\\":ee?"\\":"")),Ue===_&&a.contains===!0?(N.output=_,N):(N.output=b.wrapOutput(Ue,N,g),N)}
for(;!et();){if(L=Ye(),L==="\0")continue;if(L==="\\"){const ee=Ne();if(ee==="/"&&a.bash!==!0||ee==="."||ee===";")continue;
if(!ee){L+="\\",Ae({type:"text",value:L});continue}const p=/^\\+/.exec(st());let c=0;if(p&&p[0].length>2&&(c=p[0].length,
N.index+=c,c%2!==0&&(L+="\\")),a.unescape===!0?L=Ye():L+=Ye(),N.brackets===0){Ae({type:"text",value:L});continue}}if(N.brackets>
0&&(L!=="]"||D.value==="["||D.value==="[^")){if(a.posix!==!1&&L===":"){const ee=D.value.slice(1);if(ee.includes("[")&&(D.
posix=!0,ee.includes(":"))){const p=D.value.lastIndexOf("["),c=D.value.slice(0,p),I=D.value.slice(p+2),P=W[I];if(P){D.value=
c+P,N.backtrack=!0,Ye(),!O.output&&A.indexOf(D)===1&&(O.output=V);continue}}}(L==="["&&Ne()!==":"||L==="-"&&Ne()==="]")&&
(L=`\\${L}`),L==="]"&&(D.value==="["||D.value==="[^")&&(L=`\\${L}`),a.posix===!0&&L==="!"&&D.value==="["&&(L="^"),D.value+=
L,St({value:L});continue}if(N.quotes===1&&L!=='"'){L=b.escapeRegex(L),D.value+=L,St({value:L});continue}if(L==='"'){N.quotes=
N.quotes===1?0:1,a.keepQuotes===!0&&Ae({type:"text",value:L});continue}if(L==="("){yt("parens"),Ae({type:"paren",value:L});
continue}if(L===")"){if(N.parens===0&&a.strictBrackets===!0)throw new SyntaxError(oe("opening","("));const ee=Xe[Xe.length-
1];if(ee&&N.parens===ee.parens+1){At(Xe.pop());continue}Ae({type:"paren",value:L,output:N.parens?")":"\\)"}),Ke("parens");
continue}if(L==="["){if(a.nobracket===!0||!st().includes("]")){if(a.nobracket!==!0&&a.strictBrackets===!0)throw new SyntaxError(
oe("closing","]"));L=`\\${L}`}else yt("brackets");Ae({type:"bracket",value:L});continue}if(L==="]"){if(a.nobracket===!0||
D&&D.type==="bracket"&&D.value.length===1){Ae({type:"text",value:L,output:`\\${L}`});continue}if(N.brackets===0){if(a.strictBrackets===
!0)throw new SyntaxError(oe("opening","["));Ae({type:"text",value:L,output:`\\${L}`});continue}Ke("brackets");const ee=D.
value.slice(1);if(D.posix!==!0&&ee[0]==="^"&&!ee.includes("/")&&(L=`/${L}`),D.value+=L,St({value:L}),a.literalBrackets===
!1||b.hasRegexChars(ee))continue;const p=b.escapeRegex(D.value);if(N.output=N.output.slice(0,-D.value.length),a.literalBrackets===
!0){N.output+=p,D.value=p;continue}D.value=`(${F}${p}|${D.value})`,N.output+=D.value;continue}if(L==="{"&&a.nobrace!==!0){
yt("braces");const ee={type:"brace",value:L,output:"(",outputIndex:N.output.length,tokensIndex:N.tokens.length};Fe.push(
ee),Ae(ee);continue}if(L==="}"){const ee=Fe[Fe.length-1];if(a.nobrace===!0||!ee){Ae({type:"text",value:L,output:L});continue}
let p=")";if(ee.dots===!0){const c=A.slice(),I=[];for(let P=c.length-1;P>=0&&(A.pop(),c[P].type!=="brace");P--)c[P].type!==
"dots"&&I.unshift(c[P].value);p=K(I,a),N.backtrack=!0}if(ee.comma!==!0&&ee.dots!==!0){const c=N.output.slice(0,ee.outputIndex),
I=N.tokens.slice(ee.tokensIndex);ee.value=ee.output="\\{",L=p="\\}",N.output=c;for(const P of I)N.output+=P.output||P.value}
Ae({type:"brace",value:L,output:p}),Ke("braces"),Fe.pop();continue}if(L==="|"){Xe.length>0&&Xe[Xe.length-1].conditions++,
Ae({type:"text",value:L});continue}if(L===","){let ee=L;const p=Fe[Fe.length-1];p&&He[He.length-1]==="braces"&&(p.comma=
!0,ee="|"),Ae({type:"comma",value:L,output:ee});continue}if(L==="/"){if(D.type==="dot"&&N.index===N.start+1){N.start=N.index+
1,N.consumed="",N.output="",A.pop(),D=O;continue}Ae({type:"slash",value:L,output:$});continue}if(L==="."){if(N.braces>0&&
D.type==="dot"){D.value==="."&&(D.output=de);const ee=Fe[Fe.length-1];D.type="dots",D.output+=L,D.value+=L,ee.dots=!0;continue}
if(N.braces+N.parens===0&&D.type!=="bos"&&D.type!=="slash"){Ae({type:"text",value:L,output:de});continue}Ae({type:"dot",
value:L,output:de});continue}if(L==="?"){if(!(D&&D.value==="(")&&a.noextglob!==!0&&Ne()==="("&&Ne(2)!=="?"){pt("qmark",L);
continue}if(D&&D.type==="paren"){const p=Ne();let c=L;(D.value==="("&&!/[!=<:]/.test(p)||p==="<"&&!/<([!=]|\w+>)/.test(st()))&&
(c=`\\${L}`),Ae({type:"text",value:L,output:c});continue}if(a.dot!==!0&&(D.type==="slash"||D.type==="bos")){Ae({type:"qm\
ark",value:L,output:Je});continue}Ae({type:"qmark",value:L,output:ge});continue}if(L==="!"){if(a.noextglob!==!0&&Ne()===
"("&&(Ne(2)!=="?"||!/[!=<:]/.test(Ne(3)))){pt("negate",L);continue}if(a.nonegate!==!0&&N.index===0){_t();continue}}if(L===
"+"){if(a.noextglob!==!0&&Ne()==="("&&Ne(2)!=="?"){pt("plus",L);continue}if(D&&D.value==="("||a.regex===!1){Ae({type:"pl\
us",value:L,output:j});continue}if(D&&(D.type==="bracket"||D.type==="paren"||D.type==="brace")||N.parens>0){Ae({type:"pl\
us",value:L});continue}Ae({type:"plus",value:j});continue}if(L==="@"){if(a.noextglob!==!0&&Ne()==="("&&Ne(2)!=="?"){Ae({
type:"at",extglob:!0,value:L,output:""});continue}Ae({type:"text",value:L});continue}if(L!=="*"){(L==="$"||L==="^")&&(L=
`\\${L}`);const ee=E.exec(st());ee&&(L+=ee[0],N.index+=ee[0].length),Ae({type:"text",value:L});continue}if(D&&(D.type===
"globstar"||D.star===!0)){D.type="star",D.star=!0,D.value+=L,D.output=ke,N.backtrack=!0,N.globstar=!0,We(L);continue}let q=st();
if(a.noextglob!==!0&&/^\([^?]/.test(q)){pt("star",L);continue}if(D.type==="star"){if(a.noglobstar===!0){We(L);continue}const ee=D.
prev,p=ee.prev,c=ee.type==="slash"||ee.type==="bos",I=p&&(p.type==="star"||p.type==="globstar");if(a.bash===!0&&(!c||q[0]&&
q[0]!=="/")){Ae({type:"star",value:L,output:""});continue}const P=N.braces>0&&(ee.type==="comma"||ee.type==="brace"),y=Xe.
length&&(ee.type==="pipe"||ee.type==="paren");if(!c&&ee.type!=="paren"&&!P&&!y){Ae({type:"star",value:L,output:""});continue}
for(;q.slice(0,3)==="/**";){const J=_[N.index+4];if(J&&J!=="/")break;q=q.slice(3),We("/**",3)}const T=et()||N.parens>0&&
q===")".repeat(N.parens)&&!Xe.some(J=>J.type==="negate");if(ee.type==="bos"&&et()){D.type="globstar",D.value+=L,D.output=
Ve(a),N.output=D.output,N.globstar=!0,We(L);continue}if(ee.type==="slash"&&ee.prev.type!=="bos"&&!I&&T){N.output=N.output.
slice(0,-(ee.output+D.output).length),ee.output=`(?:${ee.output}`,D.type="globstar",D.output=Ve(a)+(a.strictSlashes?")":
"|$)"),D.value+=L,N.globstar=!0,N.output+=ee.output+D.output,We(L);continue}if(ee.type==="slash"&&ee.prev.type!=="bos"&&
q[0]==="/"){const J=q[1]!==void 0?"|$":"";N.output=N.output.slice(0,-(ee.output+D.output).length),ee.output=`(?:${ee.output}`,
D.type="globstar",D.output=`${Ve(a)}${$}|${$}${J})`,D.value+=L,N.output+=ee.output+D.output,N.globstar=!0,We(L+Ye()),Ae(
{type:"slash",value:"/",output:""});continue}if(ee.type==="bos"&&q[0]==="/"){D.type="globstar",D.value+=L,D.output=`(?:^\
|${$}|${Ve(a)}${$})`,N.output=D.output,N.globstar=!0,We(L+Ye()),Ae({type:"slash",value:"/",output:""});continue}N.output=
N.output.slice(0,-D.output.length),D.type="globstar",D.output=Ve(a),D.value+=L,N.output+=D.output,N.globstar=!0,We(L);continue}
const Ue={type:"star",value:L,output:ke};if(a.bash===!0){Ue.output=".*?",(D.type==="bos"||D.type==="slash")&&(Ue.output=
Be+Ue.output),Ae(Ue);continue}if(D&&(D.type==="bracket"||D.type==="paren")&&a.regex===!0){Ue.output=L,Ae(Ue);continue}(N.
index===N.start||D.type==="slash"||D.type==="dot")&&(D.type==="dot"?(N.output+=Ie,D.output+=Ie):a.dot===!0?(N.output+=Ze,
D.output+=Ze):(N.output+=Be,D.output+=Be),Ne()!=="*"&&(N.output+=V,D.output+=V)),Ae(Ue)}for(;N.brackets>0;){if(a.strictBrackets===
!0)throw new SyntaxError(oe("closing","]"));N.output=b.escapeLast(N.output,"["),Ke("brackets")}for(;N.parens>0;){if(a.strictBrackets===
!0)throw new SyntaxError(oe("closing",")"));N.output=b.escapeLast(N.output,"("),Ke("parens")}for(;N.braces>0;){if(a.strictBrackets===
!0)throw new SyntaxError(oe("closing","}"));N.output=b.escapeLast(N.output,"{"),Ke("braces")}if(a.strictSlashes!==!0&&(D.
type==="star"||D.type==="bracket")&&Ae({type:"maybe_slash",value:"",output:`${$}?`}),N.backtrack===!0){N.output="";for(const q of N.
tokens)N.output+=q.output!=null?q.output:q.value,q.suffix&&(N.output+=q.suffix)}return N};m.fastpaths=(_,g)=>{const a={...g},
v=typeof a.maxLength=="number"?Math.min(w,a.maxLength):w,S=_.length;if(S>v)throw new SyntaxError(`Input length: ${S}, ex\
ceeds maximum allowed length: ${v}`);_=R[_]||_;const{DOT_LITERAL:O,SLASH_LITERAL:A,ONE_CHAR:F,DOTS_SLASH:G,NO_DOT:fe,NO_DOTS:de,
NO_DOTS_SLASH:j,STAR:$,START_ANCHOR:V}=k.globChars(a.windows),X=a.dot?de:fe,le=a.dot?j:fe,Ie=a.capture?"":"?:",Ze={negated:!1,
prefix:""};let ge=a.bash===!0?".*?":$;a.capture&&(ge=`(${ge})`);const Je=Be=>Be.noglobstar===!0?ge:`(${Ie}(?:(?!${V}${Be.
dot?G:O}).)*?)`,ct=Be=>{switch(Be){case"*":return`${X}${F}${ge}`;case".*":return`${O}${F}${ge}`;case"*.*":return`${X}${ge}${O}${F}${ge}`;case"\
*/*":return`${X}${ge}${A}${F}${le}${ge}`;case"**":return X+Je(a);case"**/*":return`(?:${X}${Je(a)}${A})?${le}${F}${ge}`;case"\
**/*.*":return`(?:${X}${Je(a)}${A})?${le}${ge}${O}${F}${ge}`;case"**/.*":return`(?:${X}${Je(a)}${A})?${O}${F}${ge}`;default:{
const ve=/^(.*?)\.(\w+)$/.exec(Be);if(!ve)return;const ke=ct(ve[1]);return ke?ke+O+ve[2]:void 0}}},ot=b.removePrefix(_,Ze);
let Ve=ct(ot);return Ve&&a.strictSlashes!==!0&&(Ve+=`${A}?`),Ve},qe.exports=m}),98016:((qe,Se,Q)=>{const k=Q(31781),b=Q(
78265),w=Q(64059),W=Q(5595),E=R=>R&&typeof R=="object"&&!Array.isArray(R),te=(R,K,oe=!1)=>{if(Array.isArray(R)){const he=R.
map(m=>te(m,K,oe));return m=>{for(const _ of he){const g=_(m);if(g)return g}return!1}}const ce=E(R)&&R.tokens&&R.input;if(R===
""||typeof R!="string"&&!ce)throw new TypeError("Expected pattern to be a non-empty string");const ue=K||{},re=ue.windows,
_e=ce?te.compileRe(R,K):te.makeRe(R,K,!1,!0),we=_e.state;delete _e.state;let Re=()=>!1;if(ue.ignore){const he={...K,ignore:null,
onMatch:null,onResult:null};Re=te(ue.ignore,he,oe)}const ye=(he,me=!1)=>{const{isMatch:m,match:_,output:g}=te.test(he,_e,
K,{glob:R,posix:re}),a={glob:R,state:we,regex:_e,posix:re,input:he,output:g,match:_,isMatch:m};return typeof ue.onResult==
"function"&&ue.onResult(a),m===!1?(a.isMatch=!1,me?a:!1):Re(he)?(typeof ue.onIgnore=="function"&&ue.onIgnore(a),a.isMatch=
!1,me?a:!1):(typeof ue.onMatch=="function"&&ue.onMatch(a),me?a:!0)};return oe&&(ye.state=we),ye};te.test=(R,K,oe,{glob:ce,
posix:ue}={})=>{if(typeof R!="string")throw new TypeError("Expected input to be a string");if(R==="")return{isMatch:!1,output:""};
const re=oe||{},_e=re.format||(ue?w.toPosixSlashes:null);let we=R===ce,Re=we&&_e?_e(R):R;return we===!1&&(Re=_e?_e(R):R,
we=Re===ce),(we===!1||re.capture===!0)&&(re.matchBase===!0||re.basename===!0?we=te.matchBase(R,K,oe,ue):we=K.exec(Re)),{
isMatch:!!we,match:we,output:Re}},te.matchBase=(R,K,oe,ce=oe&&oe.windows)=>(K instanceof RegExp?K:te.makeRe(K,oe)).test(
w.basename(R,{windows:ce})),te.isMatch=(R,K,oe)=>te(K,oe)(R),te.parse=(R,K)=>Array.isArray(R)?R.map(oe=>te.parse(oe,K)):
b(R,{...K,fastpaths:!1}),te.scan=(R,K)=>k(R,K),te.compileRe=(R,K,oe=!1,ce=!1)=>{if(oe===!0)return R.output;const ue=K||{},
re=ue.contains?"":"^",_e=ue.contains?"":"$";let we=`${re}(?:${R.output})${_e}`;R&&R.negated===!0&&(we=`^(?!${we}).*$`);const Re=te.
toRegex(we,K);return ce===!0&&(Re.state=R),Re},te.makeRe=(R,K={},oe=!1,ce=!1)=>{if(!R||typeof R!="string")throw new TypeError(
"Expected a non-empty string");let ue={negated:!1,fastpaths:!0};return K.fastpaths!==!1&&(R[0]==="."||R[0]==="*")&&(ue.output=
b.fastpaths(R,K)),ue.output||(ue=b(R,K)),te.compileRe(ue,K,oe,ce)},te.toRegex=(R,K)=>{try{const oe=K||{};return new RegExp(
R,oe.flags||(oe.nocase?"i":""))}catch(oe){if(K&&K.debug===!0)throw oe;return/$^/}},te.constants=W,qe.exports=te}),31781:((qe,Se,Q)=>{
const k=Q(64059),{CHAR_ASTERISK:b,CHAR_AT:w,CHAR_BACKWARD_SLASH:W,CHAR_COMMA:E,CHAR_DOT:te,CHAR_EXCLAMATION_MARK:R,CHAR_FORWARD_SLASH:K,
CHAR_LEFT_CURLY_BRACE:oe,CHAR_LEFT_PARENTHESES:ce,CHAR_LEFT_SQUARE_BRACKET:ue,CHAR_PLUS:re,CHAR_QUESTION_MARK:_e,CHAR_RIGHT_CURLY_BRACE:we,
CHAR_RIGHT_PARENTHESES:Re,CHAR_RIGHT_SQUARE_BRACKET:ye}=Q(5595),he=_=>_===K||_===W,me=_=>{_.isPrefix!==!0&&(_.depth=_.isGlobstar?
1/0:1)},m=(_,g)=>{const a=g||{},v=_.length-1,S=a.parts===!0||a.tokens===!0||a.scanToEnd===!0,O=[],A=[],F=[];let G=_,fe=-1,
de=0,j=0,$=!1,V=!1,X=!1,le=!1,Ie=!1,Ze=!1,ge=!1,Je=!1,ct=!1,ot=!1,Ve=0,Be,ve,ke={value:"",depth:0,isGlob:!1};const N=()=>fe>=
v,Xe=()=>G.charCodeAt(fe+1),Fe=()=>(Be=ve,G.charCodeAt(++fe));for(;fe<v;){ve=Fe();let Ne;if(ve===W){ge=ke.backslashes=!0,
ve=Fe(),ve===oe&&(Ze=!0);continue}if(Ze===!0||ve===oe){for(Ve++;N()!==!0&&(ve=Fe());){if(ve===W){ge=ke.backslashes=!0,Fe();
continue}if(ve===oe){Ve++;continue}if(Ze!==!0&&ve===te&&(ve=Fe())===te){if($=ke.isBrace=!0,X=ke.isGlob=!0,ot=!0,S===!0)continue;
break}if(Ze!==!0&&ve===E){if($=ke.isBrace=!0,X=ke.isGlob=!0,ot=!0,S===!0)continue;break}if(ve===we&&(Ve--,Ve===0)){Ze=!1,
$=ke.isBrace=!0,ot=!0;break}}if(S===!0)continue;break}if(ve===K){if(O.push(fe),A.push(ke),ke={value:"",depth:0,isGlob:!1},
ot===!0)continue;if(Be===te&&fe===de+1){de+=2;continue}j=fe+1;continue}if(a.noext!==!0&&(ve===re||ve===w||ve===b||ve===_e||
ve===R)===!0&&Xe()===ce){if(X=ke.isGlob=!0,le=ke.isExtglob=!0,ot=!0,ve===R&&fe===de&&(ct=!0),S===!0){let st=0;for(;N()!==
!0&&(ve=Fe());){if(ve===W){ge=ke.backslashes=!0,Fe();continue}if(ve===ce){st++;continue}if(ve===Re&&--st===0){ot=!0;break}}
continue}break}if(ve===b){if(Be===b&&(Ie=ke.isGlobstar=!0),X=ke.isGlob=!0,ot=!0,S===!0)continue;break}if(ve===_e){if(X=ke.
isGlob=!0,ot=!0,S===!0)continue;break}if(ve===ue){for(;N()!==!0&&(Ne=Fe());){if(Ne===W){ge=ke.backslashes=!0,Fe();continue}
if(Ne===ye){V=ke.isBracket=!0,X=ke.isGlob=!0,ot=!0;break}}if(S===!0)continue;break}if(a.nonegate!==!0&&ve===R&&fe===de){
Je=ke.negated=!0,de++;continue}if(a.noparen!==!0&&ve===ce){if(X=ke.isGlob=!0,S===!0){let Ye=1;for(;N()!==!0&&(ve=Fe());){
if(ve===W){ge=ke.backslashes=!0,Fe();continue}if(ve===ce){Ye++;continue}if(ve===Re&&--Ye===0){ot=!0;break}}continue}break}
if(X===!0){if(ot=!0,S===!0)continue;break}}a.noext===!0&&(le=!1,X=!1);let He=G,D="",L="";de>0&&(D=G.slice(0,de),G=G.slice(
de),j-=de),He&&X===!0&&j>0?(He=G.slice(0,j),L=G.slice(j)):X===!0?(He="",L=G):He=G,He&&He!==""&&He!=="/"&&He!==G&&he(He.charCodeAt(
He.length-1))&&(He=He.slice(0,-1)),a.unescape===!0&&(L&&(L=k.removeBackslashes(L)),He&&ge===!0&&(He=k.removeBackslashes(
He)));const et={prefix:D,input:_,start:de,base:He,glob:L,isBrace:$,isBracket:V,isGlob:X,isExtglob:le,isGlobstar:Ie,negated:Je,
negatedExtglob:ct};if(a.tokens===!0&&(et.maxDepth=0,he(ve)||A.push(ke),et.tokens=A),a.parts===!0||a.tokens===!0){let Ne;
for(let We=0;We<O.length;We++){const St=Ne!==void 0?Ne+1:de,_t=O[We],yt=_.slice(St,_t);a.tokens&&(We===0&&de!==0?(A[We].
isPrefix=!0,A[We].value=D):A[We].value=yt,me(A[We]),et.maxDepth+=A[We].depth),_t>=de&&(F.push(yt),Ne=_t)}const Ye=Ne!==void 0?
Ne+1:de,st=_.slice(Ye);F.push(st),a.tokens&&Ne&&Ne+1<_.length&&(A[A.length-1].value=st,me(A[A.length-1]),et.maxDepth+=A[A.
length-1].depth),et.slashes=O,et.parts=F}return et};qe.exports=m}),64059:((qe,Se,Q)=>{const{REGEX_BACKSLASH:k,REGEX_REMOVE_BACKSLASH:b,
REGEX_SPECIAL_CHARS:w,REGEX_SPECIAL_CHARS_GLOBAL:W}=Q(5595);Se.isObject=E=>E!==null&&typeof E=="object"&&!Array.isArray(
E),Se.hasRegexChars=E=>w.test(E),Se.isRegexChar=E=>E.length===1&&Se.hasRegexChars(E),Se.escapeRegex=E=>E.replace(W,"\\$1"),
Se.toPosixSlashes=E=>E.replace(k,"/"),Se.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){const E=navigator.platform.
toLowerCase();return E==="win32"||E==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1},
Se.removeBackslashes=E=>E.replace(b,te=>te==="\\"?"":te),Se.escapeLast=(E,te,R)=>{const K=E.lastIndexOf(te,R);return K===
-1?E:E[K-1]==="\\"?Se.escapeLast(E,te,K-1):`${E.slice(0,K)}\\${E.slice(K)}`},Se.removePrefix=(E,te={})=>{let R=E;return R.
startsWith("./")&&(R=R.slice(2),te.prefix="./"),R},Se.wrapOutput=(E,te={},R={})=>{const K=R.contains?"":"^",oe=R.contains?
"":"$";let ce=`${K}(?:${E})${oe}`;return te.negated===!0&&(ce=`(?:^(?!${ce}).*$)`),ce},Se.basename=(E,{windows:te}={})=>{
const R=E.split(te?/[\\/]/:"/"),K=R[R.length-1];return K===""?R[R.length-2]:K}}),35845:((qe,Se,Q)=>{Q.d(Se,{f$:()=>b,dw:()=>w,
ns:()=>W,Px:()=>E});var k=Q(77598);const b="1.13.0";function w(m){return m==null?"null":typeof m=="boolean"?m?"true":"fa\
lse":typeof m=="number"?Number.isFinite(m)?String(m):"null":typeof m=="string"?JSON.stringify(m):Array.isArray(m)?"["+m.
map(w).join(",")+"]":typeof m=="object"?"{"+Object.keys(m).sort().map(a=>JSON.stringify(a)+":"+w(m[a])).join(",")+"}":"n\
ull"}function W(m,_){if(!m||typeof m!="object")return null;const g=new Set(Array.isArray(_)?_:["asset_id"]),a={};for(const O of Object.
keys(m))g.has(O)||(a[O]=m[O]);const v=w(a);return"sha256:"+(0,k.createHash)("sha256").update(v,"utf8").digest("hex")}function E(m){
if(!m||typeof m!="object")return!1;const _=m.asset_id;return!_||typeof _!="string"?!1:_===W(m)}const te=Object.freeze(["\
repair","optimize","innovate","explore"]),R=null,K=Object.freeze(["success","failed"]),oe=Object.freeze(["generated","re\
used","reference","user_authored"]),ce=Object.freeze(["low","medium","high"]),ue=Object.freeze(["private","unlisted","pu\
blic"]),re=Object.freeze(["cheap","standard","premium"]),_e=Object.freeze(["cheap","mid","expensive"]),we=Object.freeze(
["off","low","medium","high"]),Re=Object.freeze(["warn","block"]),ye=Object.freeze(["behavioral","structural","performan\
ce","safety"]),he=Object.freeze(["ci","local","prod","sandbox"]),me=Object.freeze(["pass","fail","inconclusive"])}),49567:((qe,Se,Q)=>{
Q.r(Se),Q.d(Se,{bigint:()=>te,boolean:()=>E,date:()=>R,number:()=>W,string:()=>w});var k=Q(43759),b=Q(2503);function w(K){
return k.K_(b.NDH,K)}function W(K){return k.qG(b.rSt,K)}function E(K){return k.dN(b.WFD,K)}function te(K){return k.St(b.
Lr4,K)}function R(K){return k.B4(b.aPP,K)}}),961:((qe,Se,Q)=>{Q.d(Se,{G:()=>R,g:()=>K});var k=Q(37428),b=Q(88532),w=Q(54723);
const W=new WeakSet([Object.prototype,Error.prototype]);function E(oe,ce,ue){Object.defineProperty(oe,ce,{configurable:!0,
enumerable:!1,get(){const re=ue(this);return Object.defineProperty(this,ce,{value:re,configurable:!0,writable:!0}),re},set(re){
Object.defineProperty(this,ce,{value:re,configurable:!0,writable:!0})}})}const te=(oe,ce)=>{k.a$.init(oe,ce),oe.name="Zo\
dError";const ue=Object.getPrototypeOf(oe);W.has(ue)||(W.add(ue),E(ue,"format",re=>_e=>k.Wk(re,_e)),E(ue,"flatten",re=>_e=>k.
JM(re,_e)),E(ue,"addIssue",re=>_e=>{re.issues.push(_e),re.message=JSON.stringify(re.issues,w.k8,2)}),E(ue,"addIssues",re=>_e=>{
re.issues.push(..._e),re.message=JSON.stringify(re.issues,w.k8,2)}),Object.defineProperty(ue,"isEmpty",{configurable:!0,
enumerable:!1,get(){return this.issues.length===0}}))},R=b.xI("ZodError",te),K=b.xI("ZodError",te,void 0,{Parent:Error})}),
64377:((qe,Se,Q)=>{Q.r(Se),Q.d(Se,{ZodISODate:()=>b.Brp,ZodISODateTime:()=>b.You,ZodISODuration:()=>b.$A2,ZodISOTime:()=>b.
WV4,date:()=>W,datetime:()=>w,duration:()=>te,time:()=>E});var k=Q(43759),b=Q(2503);function w(R){return k.G1(b.You,R)}function W(R){
return k.db(b.Brp,R)}function E(R){return k.Kn(b.WV4,R)}function te(R){return k.f2(b.$A2,R)}}),2503:((qe,Se,Q)=>{Q.d(Se,
{Lr4:()=>H,WFD:()=>ne,aPP:()=>_n,Brp:()=>De,You:()=>nt,$A2:()=>gt,WV4:()=>at,rSt:()=>It,NDH:()=>Te,YOg:()=>yn,zMY:()=>ie,
k5n:()=>Zn,Whr:()=>o,euz:()=>sr,_H3:()=>Wn,aig:()=>t,Ikc:()=>Kn,jgl:()=>tr,g1P:()=>Mn,rej:()=>Gn,YjP:()=>tt,KCZ:()=>In,L5J:()=>bt,
OZ5:()=>f});var k=Q(88532),b=Q(54723);class w extends Error{constructor(){super("Cannot parse a reference cycle that clo\
ses through a transform"),this.name="ZodCyclicError"}}const W="~memo",E=[];function te(e){return e!==null&&typeof e=="ob\
ject"}function R(e){return e.map(n=>n.path?{...n,path:n.path.slice()}:{...n})}const K=new WeakMap,oe=0,ce=1,ue=2;function re(e,n,h){
const x=K.get(e);if(x!==void 0)return x?ue:oe;if(n.has(e))return ue;n.add(e);let C=oe;const U=ft=>{if(C!==ue&&ft?._zod){
const $t=re(ft,n,h);$t>C&&(C=$t)}},pe=(ft,$t)=>{let zt=oe;for(const Ct of Reflect.ownKeys(ft)){const Vt=Object.getOwnPropertyDescriptor(
ft,Ct);if($t&&!Vt.enumerable)continue;const Mt=Vt.get?ce:Vt.value?._zod?re(Vt.value,n,h):oe;Mt>zt&&(zt=Mt)}return zt},Ge=ft=>{
ft>C&&(C=ft)},je=e._zod.def,kt=je.type;switch(kt){case"object":{const ft=b.MO(je);Ge(ft?pe(ft,!0):ce),U(je.catchall);break}case"\
array":U(je.element);break;case"tuple":for(const ft of je.items)U(ft);U(je.rest);break;case"record":case"map":U(je.keyType),
U(je.valueType);break;case"set":U(je.valueType);break;case"union":for(const ft of je.options)U(ft);break;case"intersecti\
on":U(je.left),U(je.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":U(je.innerType);break;case"pipe":U(je.in),U(je.out);break;case"function":U(je.input),
U(je.output);break;case"lazy":{const ft=je._cachedInner??(h?e._zod.innerType:void 0);Ge(ft?re(ft,n,!1):ce);break}case"te\
mplate_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"\
void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"\
custom":break;default:for(const ft in je){const $t=Object.getOwnPropertyDescriptor(je,ft);if(!$t||$t.get)continue;const zt=$t.
value;if(!(!zt||typeof zt!="object")){if(zt._zod)U(zt);else if(Array.isArray(zt))for(const Ct of zt)U(Ct)}}}return n.delete(
e),_e(e,C)}function _e(e,n){return n!==ce&&K.set(e,n===ue),n}function we(e){return re(e,new Set,!0)!==oe}function Re(e,n){
let h=e.buckets.get(n);return h||(h=new WeakMap,e.buckets.set(n,h)),h}let ye;const he=[],me={alloc(e,n,h){const x=ye;if(!x)
return h;ye=void 0;const C={value:h,issues:null};return x.set(n.value,C),he.push(C),h},guard(e){var n;(n=e._zod).deferred??
(n.deferred=[]),e._zod.deferred.push(()=>{const h=e._zod.parse,x=(C,U)=>{if(U.direction!=="backward"&&_(U,C.value))throw new w;
return h(C,U)};e._zod.parse=x,e._zod.run===h&&(e._zod.run=x)})},attach(e){var n;let h,x=!1,C,U;(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred.push(()=>{const pe=e._zod.parse,Ge=(je,kt)=>{if(h===void 0){const Xt=re(e,new Set,!1);if(Xt===oe)return e.
_zod.parse=pe,e._zod.run===Ge&&(e._zod.run=pe),pe(je,kt);Xt===ue||x?h=!0:x=!0}const ft=je.value;if(!te(ft))return pe(je,
kt);let $t=kt[W];$t||($t={buckets:new WeakMap,backEdges:void 0},kt[W]=$t);let zt;C===kt?zt=U:(zt=Re($t,e),C=kt,U=zt);const Ct=zt.
get(ft);if(Ct)return je.value=Ct.value,Ct.issues?Ct.issues.length&&je.issues.push(...R(Ct.issues)):(je.memo=!0,$t.backEdges??
($t.backEdges=new WeakSet),$t.backEdges.add(Ct.value)),je;ye=zt;const Vt=he.length,Mt=pe(je,kt);ye=void 0;const bn=he.length>
Vt?he.pop():void 0;return Mt instanceof Promise?Mt.then(Xt=>(bn&&(bn.issues=Xt.issues.length?R(Xt.issues):E),Xt)):(bn&&(bn.
issues=Mt.issues.length?R(Mt.issues):E),Mt)};e._zod.parse=Ge,e._zod.run===pe&&(e._zod.run=Ge)})}};function m(){return me}
function _(e,n){const h=e[W]?.backEdges;return h!==void 0&&te(n)&&h.has(n)}var g=Q(56985),a=Q(29396),v=Q(43759),S=Q(98439),
O=Q(87509);const A=()=>{const e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"\
items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function n(U){return e[U]??
null}const h={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",
time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"\
IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 nu\
mber",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},x={
nan:"NaN"};function C(U,pe){return U==="number"&&typeof pe=="number"&&!Number.isFinite(pe)?String(pe):x[U]??U}return U=>{
switch(U.code){case"invalid_type":{const pe=C(U.expected),Ge=b.GW(U.input),je=C(Ge,U.input);return`Invalid input: expect\
ed ${pe}, received ${je}`}case"invalid_value":return U.values.length===1?`Invalid input: expected ${b.B7(U.values[0])}`:
`Invalid option: expected one of ${b.jw(U.values,"|")}`;case"too_big":{const pe=U.exact?"exactly ":U.inclusive?"<=":"<",
Ge=n(U.origin);return Ge?`Too big: expected ${U.origin??"value"} to have ${pe}${U.maximum.toString()} ${Ge.unit??"elemen\
ts"}`:`Too big: expected ${U.origin??"value"} to be ${pe}${U.maximum.toString()}`}case"too_small":{const pe=U.exact?"exa\
ctly ":U.inclusive?">=":">",Ge=n(U.origin);return Ge?`Too small: expected ${U.origin} to have ${pe}${U.minimum.toString()}\
 ${Ge.unit}`:`Too small: expected ${U.origin} to be ${pe}${U.minimum.toString()}`}case"invalid_format":{const pe=U;return pe.
format==="starts_with"?`Invalid string: must start with "${pe.prefix}"`:pe.format==="ends_with"?`Invalid string: must en\
d with "${pe.suffix}"`:pe.format==="includes"?`Invalid string: must include "${pe.includes}"`:pe.format==="regex"?`Inval\
id string: must match pattern ${pe.pattern}`:`Invalid ${h[pe.format]??U.format}`}case"not_multiple_of":return`Invalid nu\
mber: must be a multiple of ${U.divisor}`;case"unrecognized_keys":return`Unrecognized key${U.keys.length>1?"s":""}: ${b.
jw(U.keys,", ")}`;case"invalid_key":return`Invalid key in ${U.origin}`;case"invalid_union":return U.options&&Array.isArray(
U.options)&&U.options.length>0?`Invalid discriminator value. Expected ${U.options.map(Ge=>`'${Ge}'`).join(" | ")}`:U.inclusive===
!1?"Invalid input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${U.origin}`;default:
return"Invalid input"}}};function F(){return{localeError:A()}}var G=Q(37428);function fe(e,n){return{callee:n?.callee??e,
Err:n?.Err}}const de=e=>{const n=(h,x,C,U)=>{const pe=C?{...C,async:!1}:{async:!1},Ge=h._zod.run({value:x,issues:[]},pe);
if(Ge instanceof Promise)throw new k.GT;if(Ge.issues.length){const je=new(U?.Err??e)(Ge.issues.map(kt=>b.iR(kt,pe,k.$W())));
throw b.gx(je,U?.callee??n),je}return Ge.value};return n},j=de(G.Kd),$=e=>{const n=async(h,x,C,U)=>{const pe=C?{...C,async:!0}:
{async:!0};let Ge=h._zod.run({value:x,issues:[]},pe);if(Ge instanceof Promise&&(Ge=await Ge),Ge.issues.length){const je=new(U?.
Err??e)(Ge.issues.map(kt=>b.iR(kt,pe,k.$W())));throw b.gx(je,U?.callee??n),je}return Ge.value};return n},V=$(G.Kd),X=e=>(n,h,x)=>{
const C=x?{...x,async:!1}:{async:!1},U=n._zod.run({value:h,issues:[]},C);if(U instanceof Promise)throw new k.GT;return U.
issues.length?Ie(e,U.issues,C):{success:!0,data:U.value}},le=X(G.Kd);function Ie(e,n,h){let x;return{success:!1,get error(){
return x||(x=new e(n.map(C=>b.iR(C,h,k.$W()))),n=void 0,h=void 0),x},set error(C){x=C,n=void 0,h=void 0}}}const Ze=e=>async(n,h,x)=>{
const C=x?{...x,async:!0}:{async:!0};let U=n._zod.run({value:h,issues:[]},C);return U instanceof Promise&&(U=await U),U.
issues.length?Ie(e,U.issues,C):{success:!0,data:U.value}},ge=Ze(G.Kd),Je=Symbol.for("zod.compile.invalid"),ct=Symbol.for(
"zod.compile.fallback"),ot=((e,n,h)=>{const x=e._zod.bag.validator;if(x!==void 0){if(x(n)!==Je)return!0;if(x.definite===
!0&&h===void 0)return!1}return Ve(e,n,h)});function Ve(e,n,h){const x=h?{...h,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},
C=e._zod.bag.fallbackRun;let U;if(C?(x[ct]=!0,U=C({value:n,issues:[]},x)):U=e._zod.run({value:n,issues:[]},x),U instanceof
Promise)throw new k.GT;return U.issues.length===0}const Be=async(e,n,h)=>{const x=h?{...h,async:!0,abortEarly:!0}:{async:!0,
abortEarly:!0};let C=e._zod.run({value:n,issues:[]},x);return C instanceof Promise&&(C=await C),C.issues.length===0},ve=e=>{
const n=de(e),h=(x,C,U,pe)=>{const Ge=U?{...U,direction:"backward"}:{direction:"backward"};return n(x,C,Ge,fe(h,pe))};return h},
ke=ve(G.Kd),N=e=>{const n=de(e),h=(x,C,U,pe)=>n(x,C,U,fe(h,pe));return h},Xe=N(G.Kd),Fe=e=>{const n=$(e),h=async(x,C,U,pe)=>{
const Ge=U?{...U,direction:"backward"}:{direction:"backward"};return await n(x,C,Ge,fe(h,pe))};return h},He=Fe(G.Kd),D=e=>{
const n=$(e),h=async(x,C,U,pe)=>await n(x,C,U,fe(h,pe));return h},L=D(G.Kd),et=e=>(n,h,x)=>{const C=x?{...x,direction:"b\
ackward"}:{direction:"backward"};return X(e)(n,h,C)},Ne=et(G.Kd),Ye=e=>(n,h,x)=>X(e)(n,h,x),st=Ye(G.Kd),We=e=>async(n,h,x)=>{
const C=x?{...x,direction:"backward"}:{direction:"backward"};return Ze(e)(n,h,C)},St=We(G.Kd),_t=e=>async(n,h,x)=>Ze(e)(
n,h,x),yt=_t(G.Kd);var Ke=Q(961);const Ae=de(Ke.g),pt=$(Ke.g),At=X(Ke.g),q=Ze(Ke.g),Ue=ve(Ke.g),ee=N(Ke.g),p=Fe(Ke.g),c=D(
Ke.g),I=et(Ke.g),P=Ye(Ke.g),y=We(Ke.g),T=_t(Ke.g);function J(){k.cr.localeError||k.$W(F())}function Ee(){k.cr.memoizer||
k.$W({memoizer:m()})}const ae=k.xI("ZodType",(e,n)=>(J(),g.W4.init(e,n),e.def=n,e.type=n.type,e),{check(...e){const n=this.
def;return this.clone(b.zM(n,{checks:[...n.checks??[],...e.map(h=>typeof h=="function"?{_zod:{check:h,def:{check:"custom"},
onattach:[]}}:h)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,n){return b.o8(this,e,n)},brand(){return this},
register(e,n){return e.add(this,n),this},refine(e,n){return this.check(kr(e,n))},superRefine(e,n){return this.check(xr(e,
n))},overwrite(e){return this.check(v.bS(e))},optional(){return Rn(this)},exactOptional(){return cr(this)},nullable(){return Tn(
this)},nullish(){return Rn(Tn(this))},nonoptional(e){return hr(this,e)},array(){return yn(this)},or(e){return In([this,e])},
and(e){return Qn(this,e)},transform(e){return Bn(this,jn(e))},default(e){return fr(this,e)},prefault(e){return pr(this,e)},
catch(e){return yr(this,e)},pipe(e){return Bn(this,e)},readonly(){return zr(this)},describe(e){const n=this.clone();return a.
fd.add(n,{description:e}),n},meta(...e){if(e.length===0)return a.fd.get(this);const n=this.clone();return a.fd.add(n,e[0]),
n},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...n){return n.
length===0?e(this):e(this,...n)},get"~standard"(){return b.jD(this,"~standard",{...g.YK(this),jsonSchema:{input:(0,O.uE)(
this,"input"),output:(0,O.uE)(this,"output")}})},set"~standard"(e){b.qh(this,"~standard",e)},parse:function e(n,h){return Ae(
this,n,h,{callee:e})},parseAsync:async function e(n,h){return await pt(this,n,h,{callee:e})},safeParse(e,n){return At(this,
e,n)},async safeParseAsync(e,n){return q(this,e,n)},get spa(){return this?.safeParseAsync},set spa(e){b.qh(this,"spa",e)},
validate(e,n){return ot(this,e,n)},validateAsync(e,n){return Be(this,e,n)},encode:function e(n,h){return Ue(this,n,h,{callee:e})},
decode:function e(n,h){return ee(this,n,h,{callee:e})},encodeAsync:async function e(n,h){return await p(this,n,h,{callee:e})},
decodeAsync:async function e(n,h){return await c(this,n,h,{callee:e})},safeEncode(e,n){return I(this,e,n)},safeDecode(e,n){
return P(this,e,n)},async safeEncodeAsync(e,n){return y(this,e,n)},async safeDecodeAsync(e,n){return T(this,e,n)},toJSONSchema(e){
return(0,O.OA)(this,{})(e)},get description(){return a.fd.get(this)?.description},get _def(){return this._zod.def}}),Le=k.
xI("_ZodString",(e,n)=>{g.$v.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.SW(e,h,x,C)},b.un({format:e=>S.Fs(
e).format??null,minLength:e=>S.Fs(e).minimum??null,maxLength:e=>S.Fs(e).maximum??null},{regex(...e){return this.check(v.
Fk(...e))},includes(...e){return this.check(v.dR(...e))},startsWith(...e){return this.check(v.$S(...e))},endsWith(...e){
return this.check(v.ER(...e))},min(...e){return this.check(v.m9(...e))},max(...e){return this.check(v.Eb(...e))},length(...e){
return this.check(v.YA(...e))},nonempty(...e){return this.check(v.m9(1,...e))},lowercase(e){return this.check(v.hH(e))},
uppercase(e){return this.check(v.qF(e))},trim(){return this.check(v.WN())},normalize(...e){return this.check(v.lo(...e))},
toLowerCase(){return this.check(v.Il())},toUpperCase(){return this.check(v.xY())},slugify(){return this.check(v.TL())}})),
Te=k.xI("ZodString",(e,n)=>{g.$v.init(e,n),Le.init(e,n)},{email(e){return this.check(v.Mu(rt,e))},url(e){return this.check(
v.Fn(s,e))},jwt(e){return this.check(v.rk(Nt,e))},emoji(e){return this.check(v.aC(M,e))},guid(e){return this.check(v.tB(
Zt,e))},uuid(e){return this.check(v.Be(Et,e))},uuidv4(e){return this.check(v.nA(Et,e))},uuidv6(e){return this.check(v.pY(
Et,e))},uuidv7(e){return this.check(v.wA(Et,e))},nanoid(e){return this.check(v.Dl(xe,e))},cuid(e){return this.check(v.fs(
ht,e))},cuid2(e){return this.check(v.Bj(jt,e))},ulid(e){return this.check(v.Ct(cn,e))},base64(e){return this.check(v.rt(
Ut,e))},base64url(e){return this.check(v.cU(hn,e))},xid(e){return this.check(v.Pw(en,e))},ksuid(e){return this.check(v._z(
an,e))},ipv4(e){return this.check(v.Ny(Gt,e))},ipv6(e){return this.check(v.$O(tn,e))},cidrv4(e){return this.check(v.Uy(Wt,
e))},cidrv6(e){return this.check(v.gP(Ft,e))},e164(e){return this.check(v.KB(d,e))},datetime(e){return this.check(v.G1(nt,
e))},date(e){return this.check(v.db(De,e))},time(e){return this.check(v.Kn(at,e))},duration(e){return this.check(v.f2(gt,
e))}});function tt(e){return v.Rl(Te,e)}const Ce=k.xI("ZodStringFormat",(e,n)=>{g.EY.init(e,n),Le.init(e,n)}),nt=k.xI("Z\
odISODateTime",(e,n)=>{g.Ko.init(e,n),Ce.init(e,n)}),De=k.xI("ZodISODate",(e,n)=>{g.v1.init(e,n),Ce.init(e,n)}),at=k.xI(
"ZodISOTime",(e,n)=>{g.Ax.init(e,n),Ce.init(e,n)}),gt=k.xI("ZodISODuration",(e,n)=>{g.$N.init(e,n),Ce.init(e,n)}),rt=k.xI(
"ZodEmail",(e,n)=>{g.qG.init(e,n),Ce.init(e,n)});function Lt(e){return core._email(rt,e)}const Zt=k.xI("ZodGUID",(e,n)=>{
g.Zc.init(e,n),Ce.init(e,n)});function wt(e){return core._guid(Zt,e)}const Et=k.xI("ZodUUID",(e,n)=>{g.Zn.init(e,n),Ce.init(
e,n)});function Yt(e){return core._uuid(Et,e)}function Qt(e){return core._uuidv4(Et,e)}function sn(e){return core._uuidv6(
Et,e)}function qt(e){return core._uuidv7(Et,e)}const s=k.xI("ZodURL",(e,n)=>{g.VY.init(e,n),Ce.init(e,n)});function f(e){
return v.Fn(s,e)}function Z(e){return core._url(s,{protocol:regexes.httpProtocol,hostname:regexes.domain,...util.normalizeParams(
e)})}const M=k.xI("ZodEmoji",(e,n)=>{g.cG.init(e,n),Ce.init(e,n)});function be(e){return core._emoji(M,e)}const xe=k.xI(
"ZodNanoID",(e,n)=>{g.Py.init(e,n),Ce.init(e,n)});function vt(e){return core._nanoid(xe,e)}const ht=k.xI("ZodCUID",(e,n)=>{
g.bl.init(e,n),Ce.init(e,n)});function Ot(e){return core._cuid(ht,e)}const jt=k.xI("ZodCUID2",(e,n)=>{g.Zu.init(e,n),Ce.
init(e,n)});function un(e){return core._cuid2(jt,e)}const cn=k.xI("ZodULID",(e,n)=>{g.g5.init(e,n),Ce.init(e,n)});function Ln(e){
return core._ulid(cn,e)}const en=k.xI("ZodXID",(e,n)=>{g.TF.init(e,n),Ce.init(e,n)});function $n(e){return core._xid(en,
e)}const an=k.xI("ZodKSUID",(e,n)=>{g.GY.init(e,n),Ce.init(e,n)});function zn(e){return core._ksuid(an,e)}const Gt=k.xI(
"ZodIPv4",(e,n)=>{g.Lc.init(e,n),Ce.init(e,n)});function ln(e){return core._ipv4(Gt,e)}const fn=null;function Sn(e){return core.
_mac(fn,e)}const tn=k.xI("ZodIPv6",(e,n)=>{g.Zy.init(e,n),Ce.init(e,n)});function dn(e){return core._ipv6(tn,e)}const Wt=k.
xI("ZodCIDRv4",(e,n)=>{g.CI.init(e,n),Ce.init(e,n)});function pn(e){return core._cidrv4(Wt,e)}const Ft=k.xI("ZodCIDRv6",
(e,n)=>{g.Cn.init(e,n),Ce.init(e,n)});function An(e){return core._cidrv6(Ft,e)}const Ut=k.xI("ZodBase64",(e,n)=>{g.Dq.init(
e,n),Ce.init(e,n)});function wn(e){return core._base64(Ut,e)}const hn=k.xI("ZodBase64URL",(e,n)=>{g.CQ.init(e,n),Ce.init(
e,n)});function l(e){return core._base64url(hn,e)}const d=k.xI("ZodE164",(e,n)=>{g.Oy.init(e,n),Ce.init(e,n)});function se(e){
return core._e164(d,e)}const Me=null;function it(e){return core._creditCard(Me,e)}const dt=null;function Dt(e){return core.
_iban(dt,e)}const Nt=k.xI("ZodJWT",(e,n)=>{g.h8.init(e,n),Ce.init(e,n)});function mn(e){return core._jwt(Nt,e)}const Pt=null;
function En(e,n,h={}){return core._stringFormat(Pt,e,n,h)}function On(e){return core._stringFormat(Pt,"hostname",regexes.
hostname,e)}function Bt(e){return core._stringFormat(Pt,"hex",regexes.hex,e)}function xt(e){return core._stringFormat(Pt,
"currency_code",regexes.currencyCode,e)}function Jt(e,n){const h=n?.enc??"hex",x=`${e}_${h}`,C=core.regexes[x];if(!C)throw new Error(
`Unrecognized hash format: ${x}`);return core._stringFormat(Pt,x,C,n)}const It=k.xI("ZodNumber",(e,n)=>{g.vz.init(e,n),ae.
init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.Wg(e,h,x,C),e.isFinite=!0},b.un({minValue:e=>{const{minimum:n,exclusiveMinimum:h}=S.
Fs(e);return Math.max(n??Number.NEGATIVE_INFINITY,h??Number.NEGATIVE_INFINITY)},maxValue:e=>{const{maximum:n,exclusiveMaximum:h}=S.
Fs(e);return Math.min(n??Number.POSITIVE_INFINITY,h??Number.POSITIVE_INFINITY)},isInt:e=>{const{isInt:n,multipleOf:h}=S.
Fs(e);return!!n||!!h?.some(Number.isSafeInteger)},format:e=>S.Fs(e).format??null},{gt(e,n){return this.check(v.Tx(e,n))},
gte(e,n){return this.check(v.qm(e,n))},min(e,n){return this.check(v.qm(e,n))},lt(e,n){return this.check(v.Au(e,n))},lte(e,n){
return this.check(v.Zm(e,n))},max(e,n){return this.check(v.Zm(e,n))},int(e){return this.check(o(e))},safe(e){return this.
check(o(e))},positive(e){return this.check(v.Tx(0,e))},nonnegative(e){return this.check(v.qm(0,e))},negative(e){return this.
check(v.Au(0,e))},nonpositive(e){return this.check(v.Zm(0,e))},multipleOf(e,n){return this.check(v.Hi(e,n))},step(e,n){return this.
check(v.Hi(e,n))},finite(){return this}}));function t(e){return v.F7(It,e)}const r=k.xI("ZodNumberFormat",(e,n)=>{g.I.init(
e,n),It.init(e,n)});function o(e){return v.LK(r,e)}function i(e){return core._float32(r,e)}function u(e){return core._float64(
r,e)}function z(e){return core._int32(r,e)}function B(e){return core._uint32(r,e)}const ne=k.xI("ZodBoolean",(e,n)=>{g.sF.
init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.dO(e,h,x,C)});function ie(e){return v._L(ne,e)}const H=k.xI("\
ZodBigInt",(e,n)=>{g.BN.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.Y8(e,h,x,C)},b.un({minValue:e=>S.Fs(e).
minimum??null,maxValue:e=>S.Fs(e).maximum??null,format:e=>S.Fs(e).format??null},{gte(e,n){return this.check(v.qm(e,n))},
min(e,n){return this.check(v.qm(e,n))},gt(e,n){return this.check(v.Tx(e,n))},lt(e,n){return this.check(v.Au(e,n))},lte(e,n){
return this.check(v.Zm(e,n))},max(e,n){return this.check(v.Zm(e,n))},positive(e){return this.check(v.Tx(BigInt(0),e))},negative(e){
return this.check(v.Au(BigInt(0),e))},nonpositive(e){return this.check(v.Zm(BigInt(0),e))},nonnegative(e){return this.check(
v.qm(BigInt(0),e))},multipleOf(e,n){return this.check(v.Hi(e,n))}}));function Y(e){return core._bigint(H,e)}const Oe=null;
function Pe(e){return core._int64(Oe,e)}function ze(e){return core._uint64(Oe,e)}const $e=null;function ut(e){return core.
_symbol($e,e)}const lt=null;function Rt(e){return core._undefined(lt,e)}const Tt=null;function Ht(e){return core._null(Tt,
e)}const Kt=null;function mt(){return core._any(Kt)}const Qe=k.xI("ZodUnknown",(e,n)=>{g.GP.init(e,n),ae.init(e,n),e._zod.
processJSONSchema=(h,x,C)=>S.NV(e,h,x,C)});function bt(){return v.em(Qe)}const nn=k.xI("ZodNever",(e,n)=>{g.Um.init(e,n),
ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.RH(e,h,x,C)});function rn(e){return v.G8(nn,e)}const on=null;function kn(e){
return core._void(on,e)}const _n=k.xI("ZodDate",(e,n)=>{g.o5.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.
Fl(e,h,x,C),e.min=(h,x)=>e.check(v.qm(h,x)),e.max=(h,x)=>e.check(v.Zm(h,x))},b.un({minDate:e=>{const{minimum:n}=S.Fs(e);
return n?new Date(n):null},maxDate:e=>{const{maximum:n}=S.Fs(e);return n?new Date(n):null}},{}));function Dn(e){return core.
_date(_n,e)}const Hn=k.xI("ZodArray",(e,n)=>{Ee(),g.$p.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.cY(e,h,
x,C),e.element=n.element},{min(e,n){return this.check(v.m9(e,n))},nonempty(e){return this.check(v.m9(1,e))},max(e,n){return this.
check(v.Eb(e,n))},length(e,n){return this.check(v.YA(e,n))},unwrap(){return this.element}});function yn(e,n){return v.dZ(
Hn,e,n)}function Zr(e){const n=e._zod.def.shape;return Zn(Object.keys(n))}const xn=k.xI("ZodObject",(e,n)=>{Ee(),g.w.init(
e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.Ec(e,h,x,C),b.X(e,"shape",h=>h._zod.def.shape,!1)},{keyof(){return Zn(
Object.keys(this._zod.def.shape))},catchall(e){return this.clone(b.zM(this._zod.def,{catchall:e}))},passthrough(){return this.
clone(b.zM(this._zod.def,{catchall:bt()}))},loose(){return this.clone(b.zM(this._zod.def,{catchall:bt()}))},strict(){return this.
clone(b.zM(this._zod.def,{catchall:rn()}))},strip(){return this.clone(b.zM(this._zod.def,{catchall:void 0}))},extend(e){
return b.X$(this,e)},safeExtend(e){return b.W0(this,e)},merge(e){return b.h1(this,e)},pick(e){return b.Up(this,e)},omit(e){
return b.cJ(this,e)},partial(...e){return b.OH(Pn,this,e[0])},exactPartial(...e){return b.OH(Fn,this,e[0],"exactPartial")},
required(...e){return b.mw(Un,this,e[0])}});function Kn(e,n){const h={type:"object",shape:e??{},...b.A2(n)};return new xn(
h)}function Gn(e,n){return new xn({type:"object",shape:e,catchall:rn(),...b.A2(n)})}function Wn(e,n){return new xn({type:"\
object",shape:e,catchall:bt(),...b.A2(n)})}const Jn=k.xI("ZodUnion",(e,n)=>{g.cu.init(e,n),ae.init(e,n),e._zod.processJSONSchema=
(h,x,C)=>S.iC(e,h,x,C),e.options=n.options});function In(e,n){return new Jn({type:"union",options:e,...b.A2(n)})}const Vn=null;
function Pr(e,n){return new Vn({type:"union",options:e,inclusive:!1,...util.normalizeParams(n)})}const Xn=null;function Rr(e,n,h){
return new Xn({type:"union",options:n,discriminator:e,...util.normalizeParams(h)})}const Yn=k.xI("ZodIntersection",(e,n)=>{
g.LJ.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.i_(e,h,x,C)});function Qn(e,n){return new Yn({type:"inte\
rsection",left:e,right:n})}const qn=k.xI("ZodTuple",(e,n)=>{Ee(),g.G3.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.
CN(e,h,x,C)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){const e=this._zod.def;if(e.checks?.length)
throw new Error(".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.
map(n=>new Pn({type:"optional",innerType:n}))})}});function er(e,n,h){const x=n instanceof core.$ZodType,C=x?h:n,U=x?n:null;
return new qn({type:"tuple",items:e,rest:U,...util.normalizeParams(C)})}const gn=k.xI("ZodRecord",(e,n)=>{Ee(),g.h.init(
e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.GC(e,h,x,C),e.keyType=n.keyType,e.valueType=n.valueType});function Mn(e,n,h){
return!n||!n._zod?new gn({type:"record",keyType:tt(),valueType:e,...b.A2(n)}):new gn({type:"record",keyType:e,valueType:n,
...b.A2(h)})}function tr(e,n,h){return new gn({type:"record",keyType:e,valueType:n,...b.A2(h),partial:!0})}function Tr(e,n,h){
return new gn({type:"record",keyType:e,valueType:n,mode:"loose",...util.normalizeParams(h)})}const nr=null;function Cr(e,n,h){
return new nr({type:"map",keyType:e,valueType:n,...util.normalizeParams(h)})}const rr=null;function Nr(e,n){return new rr(
{type:"set",valueType:e,...util.normalizeParams(n)})}const vn=k.xI("ZodEnum",(e,n)=>{g.VO.init(e,n),ae.init(e,n),e._zod.
processJSONSchema=(x,C,U)=>S.C0(e,x,C,U),e.enum=n.entries,e.options=[...e._zod.values];const h=new Set(Object.keys(n.entries));
e.extract=(x,C)=>{const U={};for(const pe of x)if(h.has(pe))U[pe]=n.entries[pe];else throw new Error(`Key ${pe} not foun\
d in enum`);return new vn({...n,checks:[],...b.A2(C),entries:U})},e.exclude=(x,C)=>{const U={...n.entries};for(const pe of x)
if(h.has(pe))delete U[pe];else throw new Error(`Key ${pe} not found in enum`);return new vn({...n,checks:[],...b.A2(C),entries:U})}});
function Zn(e,n){const h=Array.isArray(e)?Object.fromEntries(e.map(x=>[x,x])):e;return new vn({type:"enum",entries:h,...b.
A2(n)})}function Lr(e,n){return new vn({type:"enum",entries:e,...util.normalizeParams(n)})}const or=k.xI("ZodLiteral",(e,n)=>{
g.nu.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.Yv(e,h,x,C),e.values=new Set(n.values),Object.defineProperty(
e,"value",{get(){if(n.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values`\
 instead.");return n.values[0]}})});function sr(e,n){return new or({type:"literal",values:Array.isArray(e)?e:[e],...b.A2(
n)})}const ir=null;function Dr(e){return core._file(ir,e)}const ur=k.xI("ZodTransform",(e,n)=>{Ee(),g.Wc.init(e,n),ae.init(
e,n),e._zod.processJSONSchema=(h,x,C)=>S.xi(e,h,x,C),e._zod.parse=(h,x)=>{if(x.direction==="backward")throw new k.cV(e.constructor.
name);h.addIssue=U=>{if(typeof U=="string")h.issues.push(b.sn(U,h.value,n));else{const pe=U;pe.fatal&&(pe.continue=!1),pe.
code??(pe.code="custom"),"input"in pe||(pe.input=h.value),pe.inst??(pe.inst=e),h.issues.push(b.sn(pe))}};const C=n.transform(
h.value,h);return C instanceof Promise?C.then(U=>(h.value=U,h)):(h.value=C,h)}});function jn(e){return new ur({type:"tra\
nsform",transform:e})}const Pn=k.xI("ZodOptional",(e,n)=>{g.ig.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.
$k(e,h,x,C),e.unwrap=()=>e._zod.def.innerType});function Rn(e){return new Pn({type:"optional",innerType:e})}const Fn=k.xI(
"ZodExactOptional",(e,n)=>{g.RL.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.$k(e,h,x,C),e.unwrap=()=>e._zod.
def.innerType});function cr(e){return new Fn({type:"optional",innerType:e})}const ar=k.xI("ZodNullable",(e,n)=>{g.qc.init(
e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.yq(e,h,x,C),e.unwrap=()=>e._zod.def.innerType});function Tn(e){return new ar(
{type:"nullable",innerType:e})}function Mr(e){return Rn(Tn(e))}const lr=k.xI("ZodDefault",(e,n)=>{g.rv.init(e,n),ae.init(
e,n),e._zod.processJSONSchema=(h,x,C)=>S.mh(e,h,x,C),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function fr(e,n){
return new lr({type:"default",innerType:e,get defaultValue(){return typeof n=="function"?n():b.yG(n)}})}const dr=k.xI("Z\
odPrefault",(e,n)=>{g.VF.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.A(e,h,x,C),e.unwrap=()=>e._zod.def.innerType});
function pr(e,n){return new dr({type:"prefault",innerType:e,get defaultValue(){return typeof n=="function"?n():b.yG(n)}})}
const Un=k.xI("ZodNonOptional",(e,n)=>{g.N$.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.cR(e,h,x,C),e.unwrap=
()=>e._zod.def.innerType});function hr(e,n){return new Un({type:"nonoptional",innerType:e,...b.A2(n)})}const mr=null;function jr(e){
return new mr({type:"success",innerType:e})}const _r=k.xI("ZodCatch",(e,n)=>{g.t$.init(e,n),ae.init(e,n),e._zod.processJSONSchema=
(h,x,C)=>S.Q9(e,h,x,C),e.unwrap=()=>e._zod.def.innerType,e.removeCatch=e.unwrap});function yr(e,n){return new _r({type:"\
catch",innerType:e,catchValue:typeof n=="function"?n:b.SS(n)})}const gr=null;function Fr(e){return core._nan(gr,e)}const vr=k.
xI("ZodPipe",(e,n)=>{g._m.init(e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.fs(e,h,x,C),e.in=n.in,e.out=n.out});
function Bn(e,n){return new vr({type:"pipe",in:e,out:n})}const Cn=null;function Ur(e,n,h){return new Cn({type:"pipe",in:e,
out:n,transform:h.decode,reverseTransform:h.encode})}function Br(e){const n=e._zod.def;return new Cn({type:"pipe",in:n.out,
out:n.in,transform:n.reverseTransform,reverseTransform:n.transform})}const br=null,$r=k.xI("ZodReadonly",(e,n)=>{g.Sb.init(
e,n),ae.init(e,n),e._zod.processJSONSchema=(h,x,C)=>S.$X(e,h,x,C),e.unwrap=()=>e._zod.def.innerType});function zr(e){return new $r(
{type:"readonly",innerType:e})}const Sr=null;function Hr(e,n){return new Sr({type:"template_literal",parts:e,...util.normalizeParams(
n)})}const Ar=null;function wr(e){return new Ar({type:"lazy",getter:e})}const Er=null;function Kr(e){return new Er({type:"\
promise",innerType:e})}const Or=null;function Gr(e){return new Or({type:"function",input:Array.isArray(e?.input)?er(e?.input):
e?.input??yn(bt()),output:e?.output??bt()})}const Nn=k.xI("ZodCustom",(e,n)=>{g.b0.init(e,n),ae.init(e,n),e._zod.processJSONSchema=
(h,x,C)=>S.A6(e,h,x,C)});function Wr(e){const n=new core.$ZodCheck({check:"custom"});return n._zod.check=e,n}function Jr(e,n){
return core._custom(Nn,e??(()=>!0),n)}function kr(e,n={}){return v.fU(Nn,e,n)}function xr(e,n){return v.MB(e,n)}const Vr=v.
q0,Xr=v.mI,Ir=k.xI("ZodInstanceOf",(e,n)=>{Nn.init(e,n)},{properties(e,n){return this.check(v.T2(e,n))}});function Yr(e,n={}){
const h=new Ir({type:"custom",check:"custom",fn:x=>x instanceof e,abort:!0,...util.normalizeParams(n)});return h._zod.bag.
Class=e,h._zod.check=x=>{x.value instanceof e||x.issues.push({code:"invalid_type",expected:e.name,input:x.value,inst:h,path:[
...h._zod.def.path??[]]})},h}const Qr=(...e)=>core._stringbool({Codec:Cn,Boolean:ne,String:Te},...e);function qr(e){const n=wr(
()=>In([tt(e),t(),ie(),Ht(),yn(n),Mn(tt(),n)]));return n}function eo(e,n){return new br({type:"pipe",in:jn(e),out:n})}}),
43759:((qe,Se,Q)=>{Q.d(Se,{$O:()=>a,$S:()=>Ce,Au:()=>Ke,B4:()=>_t,Be:()=>oe,Bj:()=>he,Ct:()=>me,Dl:()=>Re,ER:()=>nt,Eb:()=>T,
F7:()=>Ze,Fk:()=>ae,Fn:()=>_e,G1:()=>V,G8:()=>st,Hi:()=>c,Il:()=>wt,KB:()=>G,K_:()=>te,Kn:()=>le,LK:()=>Je,MB:()=>pn,Mu:()=>R,
Ny:()=>g,Pw:()=>m,Rl:()=>E,St:()=>Xe,T2:()=>at,TL:()=>Yt,Tx:()=>pt,Uy:()=>S,WN:()=>Zt,YA:()=>Ee,Zm:()=>Ae,_L:()=>ve,_z:()=>_,
aC:()=>we,bS:()=>rt,cU:()=>F,dN:()=>ke,dR:()=>tt,dZ:()=>Qt,db:()=>X,em:()=>Ye,f2:()=>Ie,fU:()=>Wt,fs:()=>ye,gP:()=>O,hH:()=>Le,
lo:()=>Lt,m9:()=>J,mI:()=>Ut,nA:()=>ce,pY:()=>ue,q0:()=>An,qF:()=>Te,qG:()=>ge,qm:()=>At,rk:()=>j,rt:()=>A,tB:()=>K,wA:()=>re,
xY:()=>Et});var k=Q(44890),b=Q(29396),w=Q(54723);function W(l){return l.checks&&(l.checks=[...l.checks]),l}function E(l,d){
return new l(W({type:"string",...w.A2(d)}))}function te(l,d){return new l(W({type:"string",coerce:!0,...w.A2(d)}))}function R(l,d){
return new l({type:"string",format:"email",check:"string_format",abort:!1,...w.A2(d)})}function K(l,d){return new l({type:"\
string",format:"guid",check:"string_format",abort:!1,...w.A2(d)})}function oe(l,d){return new l({type:"string",format:"u\
uid",check:"string_format",abort:!1,...w.A2(d)})}function ce(l,d){return new l({type:"string",format:"uuid",check:"strin\
g_format",abort:!1,version:"v4",...w.A2(d)})}function ue(l,d){return new l({type:"string",format:"uuid",check:"string_fo\
rmat",abort:!1,version:"v6",...w.A2(d)})}function re(l,d){return new l({type:"string",format:"uuid",check:"string_format",
abort:!1,version:"v7",...w.A2(d)})}function _e(l,d){return new l({type:"string",format:"url",check:"string_format",abort:!1,
...w.A2(d)})}function we(l,d){return new l({type:"string",format:"emoji",check:"string_format",abort:!1,...w.A2(d)})}function Re(l,d){
return new l({type:"string",format:"nanoid",check:"string_format",abort:!1,...w.A2(d)})}function ye(l,d){return new l({type:"\
string",format:"cuid",check:"string_format",abort:!1,...w.A2(d)})}function he(l,d){return new l({type:"string",format:"c\
uid2",check:"string_format",abort:!1,...w.A2(d)})}function me(l,d){return new l({type:"string",format:"ulid",check:"stri\
ng_format",abort:!1,...w.A2(d)})}function m(l,d){return new l({type:"string",format:"xid",check:"string_format",abort:!1,
...w.A2(d)})}function _(l,d){return new l({type:"string",format:"ksuid",check:"string_format",abort:!1,...w.A2(d)})}function g(l,d){
return new l({type:"string",format:"ipv4",check:"string_format",abort:!1,...w.A2(d)})}function a(l,d){return new l({type:"\
string",format:"ipv6",check:"string_format",abort:!1,...w.A2(d)})}function v(l,d){return new l({type:"string",format:"ma\
c",check:"string_format",abort:!1,...util.normalizeParams(d)})}function S(l,d){return new l({type:"string",format:"cidrv\
4",check:"string_format",abort:!1,...w.A2(d)})}function O(l,d){return new l({type:"string",format:"cidrv6",check:"string\
_format",abort:!1,...w.A2(d)})}function A(l,d){return new l({type:"string",format:"base64",check:"string_format",abort:!1,
...w.A2(d)})}function F(l,d){return new l({type:"string",format:"base64url",check:"string_format",abort:!1,...w.A2(d)})}
function G(l,d){return new l({type:"string",format:"e164",check:"string_format",abort:!1,...w.A2(d)})}function fe(l,d){return new l(
{type:"string",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(d)})}function de(l,d){return new l(
{type:"string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(d)})}function j(l,d){return new l({type:"\
string",format:"jwt",check:"string_format",abort:!1,...w.A2(d)})}const $={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function V(l,d){return new l({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...w.
A2(d)})}function X(l,d){return new l({type:"string",format:"date",check:"string_format",...w.A2(d)})}function le(l,d){return new l(
{type:"string",format:"time",check:"string_format",precision:null,...w.A2(d)})}function Ie(l,d){return new l({type:"stri\
ng",format:"duration",check:"string_format",...w.A2(d)})}function Ze(l,d){return new l(W({type:"number",checks:[],...w.A2(
d)}))}function ge(l,d){return new l(W({type:"number",coerce:!0,checks:[],...w.A2(d)}))}function Je(l,d){return new l({type:"\
number",check:"number_format",abort:!1,format:"safeint",...w.A2(d)})}function ct(l,d){return new l({type:"number",check:"\
number_format",abort:!1,format:"float32",...util.normalizeParams(d)})}function ot(l,d){return new l({type:"number",check:"\
number_format",abort:!1,format:"float64",...util.normalizeParams(d)})}function Ve(l,d){return new l({type:"number",check:"\
number_format",abort:!1,format:"int32",...util.normalizeParams(d)})}function Be(l,d){return new l({type:"number",check:"\
number_format",abort:!1,format:"uint32",...util.normalizeParams(d)})}function ve(l,d){return new l({type:"boolean",...w.
A2(d)})}function ke(l,d){return new l({type:"boolean",coerce:!0,...w.A2(d)})}function N(l,d){return new l({type:"bigint",
...util.normalizeParams(d)})}function Xe(l,d){return new l({type:"bigint",coerce:!0,...w.A2(d)})}function Fe(l,d){return new l(
{type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(d)})}function He(l,d){return new l(
{type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(d)})}function D(l,d){return new l(
{type:"symbol",...util.normalizeParams(d)})}function L(l,d){return new l({type:"undefined",...util.normalizeParams(d)})}
function et(l,d){return new l({type:"null",...util.normalizeParams(d)})}function Ne(l){return new l({type:"any"})}function Ye(l){
return new l({type:"unknown"})}function st(l,d){return new l({type:"never",...w.A2(d)})}function We(l,d){return new l({type:"\
void",...util.normalizeParams(d)})}function St(l,d){return new l({type:"date",...util.normalizeParams(d)})}function _t(l,d){
return new l({type:"date",coerce:!0,...w.A2(d)})}function yt(l,d){return new l({type:"nan",...util.normalizeParams(d)})}
function Ke(l,d){return new k.sm({check:"less_than",...w.A2(d),value:l,inclusive:!1})}function Ae(l,d){return new k.sm({
check:"less_than",...w.A2(d),value:l,inclusive:!0})}function pt(l,d){return new k.J_({check:"greater_than",...w.A2(d),value:l,
inclusive:!1})}function At(l,d){return new k.J_({check:"greater_than",...w.A2(d),value:l,inclusive:!0})}function q(l){return pt(
0,l)}function Ue(l){return Ke(0,l)}function ee(l){return Ae(0,l)}function p(l){return At(0,l)}function c(l,d){return new k.
Jk({check:"multiple_of",...w.A2(d),value:l})}function I(l,d){return new checks.$ZodCheckMaxSize({check:"max_size",...util.
normalizeParams(d),maximum:l})}function P(l,d){return new checks.$ZodCheckMinSize({check:"min_size",...util.normalizeParams(
d),minimum:l})}function y(l,d){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(d),size:l})}
function T(l,d){return new k.Yk({check:"max_length",...w.A2(d),maximum:l})}function J(l,d){return new k.Kk({check:"min_l\
ength",...w.A2(d),minimum:l})}function Ee(l,d){return new k.RM({check:"length_equals",...w.A2(d),length:l})}function ae(l,d){
return new k.DG({check:"string_format",format:"regex",...w.A2(d),pattern:l})}function Le(l){return new k.NI({check:"stri\
ng_format",format:"lowercase",...w.A2(l)})}function Te(l){return new k.kH({check:"string_format",format:"uppercase",...w.
A2(l)})}function tt(l,d){return new k.Tt({check:"string_format",format:"includes",...w.A2(d),includes:l})}function Ce(l,d){
return new k.J({check:"string_format",format:"starts_with",...w.A2(d),prefix:l})}function nt(l,d){return new k.E6({check:"\
string_format",format:"ends_with",...w.A2(d),suffix:l})}function De(l,d,se){return new checks.$ZodCheckProperty({check:"\
property",property:l,schema:d,...util.normalizeParams(se)})}function at(l,d){return new k.nJ({check:"properties",shape:l,
...w.A2(d)})}function gt(l,d){return new checks.$ZodCheckMimeType({check:"mime_type",mime:l,...util.normalizeParams(d)})}
function rt(l){return new k.v$({check:"overwrite",tx:l})}function Lt(l){return rt(d=>d.normalize(l))}function Zt(){return rt(
l=>l.trim())}function wt(){return rt(l=>l.toLowerCase())}function Et(){return rt(l=>l.toUpperCase())}function Yt(){return rt(
l=>w.Yv(l))}function Qt(l,d,se){return new l({type:"array",element:d,...w.A2(se)})}function sn(l,d,se){return new l({type:"\
union",options:d,...util.normalizeParams(se)})}function qt(l,d,se){return new l({type:"union",options:d,inclusive:!1,...util.
normalizeParams(se)})}function s(l,d,se,Me){return new l({type:"union",options:se,discriminator:d,...util.normalizeParams(
Me)})}function f(l,d,se){return new l({type:"intersection",left:d,right:se})}function Z(l,d,se,Me){const it=se instanceof
schemas.$ZodType,dt=it?Me:se,Dt=it?se:null;return new l({type:"tuple",items:d,rest:Dt,...util.normalizeParams(dt)})}function M(l,d,se,Me){
return new l({type:"record",keyType:d,valueType:se,...util.normalizeParams(Me)})}function be(l,d,se,Me){return new l({type:"\
map",keyType:d,valueType:se,...util.normalizeParams(Me)})}function xe(l,d,se){return new l({type:"set",valueType:d,...util.
normalizeParams(se)})}function vt(l,d,se){const Me=Array.isArray(d)?Object.fromEntries(d.map(it=>[it,it])):d;return new l(
{type:"enum",entries:Me,...util.normalizeParams(se)})}function ht(l,d,se){return new l({type:"enum",entries:d,...util.normalizeParams(
se)})}function Ot(l,d,se){return new l({type:"literal",values:Array.isArray(d)?d:[d],...util.normalizeParams(se)})}function jt(l,d){
return new l({type:"file",...util.normalizeParams(d)})}function un(l,d){return new l({type:"transform",transform:d})}function cn(l,d){
return new l({type:"optional",innerType:d})}function Ln(l,d){return new l({type:"nullable",innerType:d})}function en(l,d,se){
return new l({type:"default",innerType:d,get defaultValue(){return typeof se=="function"?se():util.shallowClone(se)}})}function $n(l,d,se){
return new l({type:"nonoptional",innerType:d,...util.normalizeParams(se)})}function an(l,d){return new l({type:"success",
innerType:d})}function zn(l,d,se){return new l({type:"catch",innerType:d,catchValue:typeof se=="function"?se:util.constantCatch(
se)})}function Gt(l,d,se){return new l({type:"pipe",in:d,out:se})}function ln(l,d){return new l({type:"readonly",innerType:d})}
function fn(l,d,se){return new l({type:"template_literal",parts:d,...util.normalizeParams(se)})}function Sn(l,d){return new l(
{type:"lazy",getter:d})}function tn(l,d){return new l({type:"promise",innerType:d})}function dn(l,d,se){const Me=util.normalizeParams(
se);return Me.abort??(Me.abort=!0),new l({type:"custom",check:"custom",fn:d,...Me})}function Wt(l,d,se){return new l({type:"\
custom",check:"custom",fn:d,...w.A2(se)})}function pn(l,d){const se=Ft(Me=>(Me.addIssue=it=>{if(typeof it=="string")Me.issues.
push(w.sn(it,Me.value,se._zod.def));else{const dt=it;dt.fatal&&(dt.continue=!1),dt.code??(dt.code="custom"),"input"in dt||
(dt.input=Me.value),dt.inst??(dt.inst=se),dt.continue??(dt.continue=!se._zod.def.abort),Me.issues.push(w.sn(dt))}},l(Me.
value,Me)),d);return se}function Ft(l,d){const se=new k.QP({check:"custom",...w.A2(d)});return se._zod.check=l,se}function An(l){
const d=new k.QP({check:"describe"});return d._zod.onattach=[se=>{const Me=b.fd.get(se)??{};b.fd.add(se,{...Me,description:l})}],
d._zod.check=()=>{},d}function Ut(l){const d=new k.QP({check:"meta"});return d._zod.onattach=[se=>{const Me=b.fd.get(se)??
{};b.fd.add(se,{...Me,...l})}],d._zod.check=()=>{},d}function wn(l,d){const se=util.normalizeParams(d);let Me=se.truthy??
["true","1","yes","on","y","enabled"],it=se.falsy??["false","0","no","off","n","disabled"];se.case!=="sensitive"&&(Me=Me.
map(xt=>typeof xt=="string"?xt.toLowerCase():xt),it=it.map(xt=>typeof xt=="string"?xt.toLowerCase():xt));const dt=new Set(
Me),Dt=new Set(it),Nt=l.Codec??schemas.$ZodCodec,mn=l.Boolean??schemas.$ZodBoolean,Pt=l.String??schemas.$ZodString,En=new Pt(
{type:"string",error:se.error}),On=new mn({type:"boolean",error:se.error}),Bt=new Nt({type:"pipe",in:En,out:On,transform:((xt,Jt)=>{
let It=xt;return se.case!=="sensitive"&&(It=It.toLowerCase()),dt.has(It)?!0:Dt.has(It)?!1:(Jt.issues.push({code:"invalid\
_value",expected:"stringbool",values:[...dt,...Dt],input:Jt.value,inst:Bt,continue:!1}),{})}),reverseTransform:((xt,Jt)=>xt===
!0?Me[0]||"true":it[0]||"false"),error:se.error});return Bt._zod.bag.truthy=Me,Bt._zod.bag.falsy=it,Bt._zod.bag.case=se.
case??"insensitive",Bt}function hn(l,d,se,Me={}){const it=util.normalizeParams(Me),dt={check:"string_format",type:"strin\
g",format:d,fn:typeof se=="function"?se:Nt=>se.test(Nt),...it};return se instanceof RegExp&&(dt.pattern=se),new l(dt)}}),
44890:((qe,Se,Q)=>{Q.d(Se,{DG:()=>_,E6:()=>O,J:()=>S,J_:()=>oe,Jk:()=>ce,KH:()=>ue,Kk:()=>he,NI:()=>g,QP:()=>W,RM:()=>me,
Tt:()=>v,Yk:()=>ye,kH:()=>a,nJ:()=>G,ql:()=>m,sm:()=>K,v$:()=>de});var k=Q(88532),b=Q(23908),w=Q(54723);const W=k.xI("$Z\
odCheck",(j,$)=>{var V;j._zod??(j._zod={}),j._zod.def=$,(V=j._zod).onattach??(V.onattach=[])}),E=j=>{const $=j.value;return!util.
nullish($)&&$.size!==void 0},te=j=>{const $=j.value;return!w.cl($)&&$.length!==void 0},R={number:"number",bigint:"bigint",
object:"date"},K=k.xI("$ZodCheckLessThan",(j,$)=>{W.init(j,$);const V=R[typeof $.value];j._zod.check=X=>{($.inclusive?X.
value<=$.value:X.value<$.value)||X.issues.push({origin:R[typeof X.value]??V,code:"too_big",maximum:typeof $.value=="obje\
ct"?$.value.getTime():$.value,input:X.value,inclusive:$.inclusive,inst:j,continue:!$.abort})}}),oe=k.xI("$ZodCheckGreate\
rThan",(j,$)=>{W.init(j,$);const V=R[typeof $.value];j._zod.check=X=>{($.inclusive?X.value>=$.value:X.value>$.value)||X.
issues.push({origin:R[typeof X.value]??V,code:"too_small",minimum:typeof $.value=="object"?$.value.getTime():$.value,input:X.
value,inclusive:$.inclusive,inst:j,continue:!$.abort})}}),ce=k.xI("$ZodCheckMultipleOf",(j,$)=>{W.init(j,$),j._zod.check=
V=>{if(typeof V.value!=typeof $.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof V.value==
"bigint"?$.value!==BigInt(0)&&V.value%$.value===BigInt(0):w.LG(V.value,$.value)===0)||V.issues.push({origin:typeof V.value,
code:"not_multiple_of",divisor:$.value,input:V.value,inst:j,continue:!$.abort})}}),ue=k.xI("$ZodCheckNumberFormat",(j,$)=>{
W.init(j,$),$.format=$.format||"float64";const V=$.format?.includes("int"),X=V?"int":"number",[le,Ie]=w.zH[$.format];j._zod.
check=Ze=>{const ge=Ze.value;if(V){if(!Number.isInteger(ge)){Ze.issues.push({expected:X,format:$.format,code:"invalid_ty\
pe",continue:!1,input:ge,inst:j});return}if(!Number.isSafeInteger(ge)){ge>0?Ze.issues.push({input:ge,code:"too_big",maximum:Number.
MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:j,origin:X,inclusive:!0,continue:!$.abort}):
Ze.issues.push({input:ge,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer\
 range.",inst:j,origin:X,inclusive:!0,continue:!$.abort});return}}ge<le&&Ze.issues.push({origin:"number",input:ge,code:"\
too_small",minimum:le,inclusive:!0,inst:j,continue:!$.abort}),ge>Ie&&Ze.issues.push({origin:"number",input:ge,code:"too_\
big",maximum:Ie,inclusive:!0,inst:j,continue:!$.abort})}}),re=null,_e=null,we=null,Re=null,ye=k.xI("$ZodCheckMaxLength",
(j,$)=>{var V;W.init(j,$),(V=j._zod.def).when??(V.when=te),j._zod.check=X=>{const le=X.value,Ie=le.length;if((typeof le==
"string"&&Ie>$.maximum?w.O7(le):Ie)<=$.maximum)return;const ge=w.Rc(le);X.issues.push({origin:ge,code:"too_big",maximum:$.
maximum,inclusive:!0,input:le,inst:j,continue:!$.abort})}}),he=k.xI("$ZodCheckMinLength",(j,$)=>{var V;W.init(j,$),(V=j.
_zod.def).when??(V.when=te),j._zod.check=X=>{const le=X.value,Ie=le.length;if((typeof le=="string"&&Ie>=$.minimum&&Ie<$.
minimum*2?w.O7(le):Ie)>=$.minimum)return;const ge=w.Rc(le);X.issues.push({origin:ge,code:"too_small",minimum:$.minimum,inclusive:!0,
input:le,inst:j,continue:!$.abort})}}),me=k.xI("$ZodCheckLengthEquals",(j,$)=>{var V;W.init(j,$),(V=j._zod.def).when??(V.
when=te),j._zod.check=X=>{const le=X.value,Ie=le.length,Ze=typeof le=="string"&&Ie>=$.length&&Ie<=$.length*2?w.O7(le):Ie;
if(Ze===$.length)return;const ge=w.Rc(le),Je=Ze>$.length;X.issues.push({origin:ge,...Je?{code:"too_big",maximum:$.length}:
{code:"too_small",minimum:$.length},inclusive:!0,exact:!0,input:X.value,inst:j,continue:!$.abort})}}),m=k.xI("$ZodCheckS\
tringFormat",(j,$)=>{var V,X;W.init(j,$),$.pattern?(V=j._zod).check??(V.check=le=>{$.pattern.lastIndex=0,!$.pattern.test(
le.value)&&le.issues.push({origin:"string",code:"invalid_format",format:$.format,input:le.value,...$.pattern?{pattern:$.
pattern.toString()}:{},inst:j,continue:!$.abort})}):(X=j._zod).check??(X.check=()=>{})}),_=k.xI("$ZodCheckRegex",(j,$)=>{
m.init(j,$),j._zod.check=V=>{$.pattern.lastIndex=0,!$.pattern.test(V.value)&&V.issues.push({origin:"string",code:"invali\
d_format",format:"regex",input:V.value,pattern:$.pattern.toString(),inst:j,continue:!$.abort})}}),g=k.xI("$ZodCheckLower\
Case",(j,$)=>{$.pattern??($.pattern=b.AC),m.init(j,$)}),a=k.xI("$ZodCheckUpperCase",(j,$)=>{$.pattern??($.pattern=b.Zv),
m.init(j,$)}),v=k.xI("$ZodCheckIncludes",(j,$)=>{W.init(j,$);const V=w.sD($.includes),X=new RegExp(typeof $.position=="n\
umber"?`^.{${$.position},}${V}`:V);$.pattern=X,j._zod.check=le=>{le.value.includes($.includes,$.position)||le.issues.push(
{origin:"string",code:"invalid_format",format:"includes",includes:$.includes,input:le.value,inst:j,continue:!$.abort})}}),
S=k.xI("$ZodCheckStartsWith",(j,$)=>{W.init(j,$);const V=new RegExp(`^${w.sD($.prefix)}.*`);$.pattern??($.pattern=V),j._zod.
check=X=>{X.value.startsWith($.prefix)||X.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:$.
prefix,input:X.value,inst:j,continue:!$.abort})}}),O=k.xI("$ZodCheckEndsWith",(j,$)=>{W.init(j,$);const V=new RegExp(`.*${w.
sD($.suffix)}$`);$.pattern??($.pattern=V),j._zod.check=X=>{X.value.endsWith($.suffix)||X.issues.push({origin:"string",code:"\
invalid_format",format:"ends_with",suffix:$.suffix,input:X.value,inst:j,continue:!$.abort})}});function A(j,$,V){j.issues.
length&&$.issues.push(...w.lQ(V,j.issues))}const F=null,G=k.xI("$ZodCheckProperties",(j,$)=>{W.init(j,$),w.jD(j,Symbol.iterator,
function*(){yield j});let V;j._zod.check=X=>{if(X.value==null){X.issues.push({expected:"object",code:"invalid_type",input:X.
value,inst:j});return}V??(V=Reflect.ownKeys($.shape).map(Ze=>[Ze,$.shape[Ze]]));const le=X.value;let Ie;for(const[Ze,ge]of V){
const Je=ge._zod.run({value:le[Ze],issues:[]},{});Je instanceof Promise?(Ie??(Ie=[]),Ie.push(Je.then(ct=>A(ct,X,Ze)))):A(
Je,X,Ze)}if(Ie)return Promise.all(Ie).then(()=>{})}}),fe=null,de=k.xI("$ZodCheckOverwrite",(j,$)=>{W.init(j,$),j._zod.check=
V=>{V.value=$.tx(V.value)}})}),88532:((qe,Se,Q)=>{Q.d(Se,{$W:()=>re,GT:()=>oe,cV:()=>ce,cr:()=>ue,xI:()=>R});var k=Q(54723),
b;const w=Object.freeze({status:"aborted"}),W={value:void 0,enumerable:!1};let E="captureStackTrace"in Error?Error:null;
function te(_e){const we=E;if(we){const Re=we.stackTraceLimit;if(typeof Re=="number"){try{we.stackTraceLimit=0}catch{return E=
null,new _e}try{return new _e}finally{we.stackTraceLimit=Re}}}return new _e}function R(_e,we,Re,ye){const he={};function me(O){
this.def=O,this.constr=S,this.traits=new Set}me.prototype=he;const m=Re,_=m&&new WeakSet;function g(O,A){if(O._zod){if(O.
_zod.traits.has(_e))return}else{W.value=new me(A);try{Object.defineProperty(O,"_zod",W)}finally{W.value=void 0}}if(O._zod.
traits.add(_e),we(O,A),_){const G=Object.getPrototypeOf(O),fe=O._zod.constr.prototype;let de=G;for(;de&&de!==fe;)de=Object.
getPrototypeOf(de);const j=de??G;_.has(j)||(_.add(j),(0,k.ol)(j,m))}const F=S.prototype;for(const G in F)Object.prototype.
hasOwnProperty.call(F,G)&&(G in O||(O[G]=F[G].bind(O)))}const a=ye?.Parent??Object;class v extends a{}Object.defineProperty(
v,"name",{value:_e});function S(O){const A=ye?.Parent?te(v):this;g(A,O);const F=A._zod.deferred;if(F){for(const fe of F)
fe();A._zod.deferred=void 0}const G=globalThis.__zod_globalConfig?.postProcessor;return G&&G(A),A}return Object.defineProperty(
S,"init",{value:g}),Object.defineProperty(S,Symbol.hasInstance,{value:O=>ye?.Parent&&O instanceof ye.Parent?!0:O?._zod?.
traits?.has(_e)}),Object.defineProperty(S,"name",{value:_e}),S}const K=null;class oe extends Error{constructor(){super("\
Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class ce extends Error{constructor(we){super(
`Encountered unidirectional transform during encode: ${we}`),this.name="ZodEncodeError"}}(b=globalThis).__zod_globalConfig??
(b.__zod_globalConfig={});const ue=globalThis.__zod_globalConfig;function re(_e){return _e&&Object.assign(ue,_e),ue}}),37428:((qe,Se,Q)=>{
Q.d(Se,{JM:()=>re,Kd:()=>ce,S1:()=>ye,Wk:()=>_e,a$:()=>oe});var k=Q(88532),b=Q(54723);function w(){const he=this._zod;return he.
message??(he.message=JSON.stringify(he.def,b.k8,2)),he.message}function W(he){this._zod.message=he}const E={get:w,set:W,
enumerable:!0,configurable:!0},te={value:void 0,enumerable:!1},R=new WeakSet([Object.prototype,Error.prototype]),K=(he,me)=>{
he.name="$ZodError",te.value=me,Object.defineProperty(he,"issues",te),te.value=void 0,Object.defineProperty(he,"message",
E);const m=Object.getPrototypeOf(he);R.has(m)||(R.add(m),Object.defineProperty(m,"toString",{configurable:!0,enumerable:!1,
get(){const _=()=>this.message;return Object.defineProperty(this,"toString",{value:_,configurable:!0,writable:!0}),_},set(_){
Object.defineProperty(this,"toString",{value:_,configurable:!0,writable:!0})}}))},oe=(0,k.xI)("$ZodError",K),ce=(0,k.xI)(
"$ZodError",K,void 0,{Parent:Error});function ue(he,me,m){return Object.prototype.hasOwnProperty.call(he,me)||(me==="__p\
roto__"?Object.defineProperty(he,me,{value:m(),writable:!0,enumerable:!0,configurable:!0}):he[me]=m()),he[me]}function re(he,me=m=>m.
message){const m={},_=[];for(const g of he.issues)g.path.length>0?ue(m,g.path[0],()=>[]).push(me(g)):_.push(me(g));return{
formErrors:_,fieldErrors:m}}function _e(he,me=m=>m.message){const m={_errors:[]},_=(g,a=[])=>{for(const v of g.issues)if(v.
code==="invalid_union"&&v.errors.length)v.errors.map(S=>_({issues:S},[...a,...v.path]));else if(v.code==="invalid_key")_(
{issues:v.issues},[...a,...v.path]);else if(v.code==="invalid_element")_({issues:v.issues},[...a,...v.path]);else{const S=[
...a,...v.path];if(S.length===0)m._errors.push(me(v));else{let O=m,A=0;for(;A<S.length;){const F=S[A],G=A===S.length-1;if(F===
"_errors"){G&&O._errors.push(me(v)),A++;continue}Object.prototype.hasOwnProperty.call(O,F)||Object.defineProperty(O,F,{value:{
_errors:[]},enumerable:!0,writable:!0,configurable:!0});const fe=O[F];G&&fe._errors.push(me(v)),O=fe,A++}}}};return _(he),
m}function we(he,me=m=>m.message){const m={errors:[]},_=(g,a=[])=>{var v;for(const S of g.issues)if(S.code==="invalid_un\
ion"&&S.errors.length)S.errors.map(O=>_({issues:O},[...a,...S.path]));else if(S.code==="invalid_key")_({issues:S.issues},
[...a,...S.path]);else if(S.code==="invalid_element")_({issues:S.issues},[...a,...S.path]);else{const O=[...a,...S.path];
if(O.length===0){m.errors.push(me(S));continue}let A=m,F=0;for(;F<O.length;){const G=O[F],fe=F===O.length-1;typeof G=="s\
tring"?(A.properties??(A.properties={}),Object.prototype.hasOwnProperty.call(A.properties,G)||Object.defineProperty(A.properties,
G,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),A=A.properties[G]):(A.items??(A.items=[]),(v=A.items)[G]??
(v[G]={errors:[]}),A=A.items[G]),fe&&A.errors.push(me(S)),F++}}};return _(he),m}function Re(he){const me=[],m=he.map(_=>typeof _==
"object"?_.key:_);for(const _ of m)typeof _=="number"?me.push(`[${_}]`):typeof _=="symbol"?me.push(`[${JSON.stringify(String(
_))}]`):/[^\w$]/.test(_)?me.push(`[${JSON.stringify(_)}]`):(me.length&&me.push("."),me.push(_));return me.join("")}function ye(he){
const me=[],m=[...he.issues].sort((_,g)=>(_.path??[]).length-(g.path??[]).length);for(const _ of m)me.push(`\u2716 ${_.message}`),
_.path?.length&&me.push(`  \u2192 at ${Re(_.path)}`);return me.join(`
`)}}),98439:((qe,Se,Q)=>{Q.d(Se,{$X:()=>Ae,$k:()=>At,A:()=>_t,A6:()=>ge,C0:()=>$,CN:()=>Fe,Ec:()=>ke,Fl:()=>j,Fs:()=>ye,
GC:()=>et,NV:()=>de,Q9:()=>yt,RH:()=>G,SW:()=>_,Wg:()=>g,Y8:()=>v,Yv:()=>V,bl:()=>ee,cR:()=>Ye,cY:()=>Be,dO:()=>a,fs:()=>Ke,
iC:()=>N,i_:()=>Xe,mh:()=>St,xi:()=>ct,yq:()=>Ne});var k=Q(23908),b=Q(56985),w=Q(87509),W=Q(54723);const E=(p,c,I)=>{(p[c]===
void 0||I>p[c])&&(p[c]=I)},te=(p,c,I)=>{(p[c]===void 0||I<p[c])&&(p[c]=I)},R=(p,c)=>{E(p,"minimum",c),te(p,"maximum",c)},
K=(p,c)=>{p.multipleOf??(p.multipleOf=[]),p.multipleOf.includes(c)||p.multipleOf.push(c)},oe=(p,c)=>{p.patterns??(p.patterns=
new Set),p.patterns.add(c)},ce=(p,c)=>{p.mime=p.mime?p.mime.filter(I=>c.includes(I)):[...c]},ue=(p,c)=>{p.format=c,c.includes(
"int")&&(p.isInt=!0)},re=(p,c)=>E(p,"minimum",c.minimum),_e=(p,c)=>te(p,"maximum",c.maximum),we=p=>(c,I)=>{ue(c,I.format);
const[P,y]=p[I.format];E(c,"minimum",P),te(c,"maximum",y)},Re={greater_than:(p,c)=>E(p,c.inclusive?"minimum":"exclusiveM\
inimum",c.value),less_than:(p,c)=>te(p,c.inclusive?"maximum":"exclusiveMaximum",c.value),multiple_of:(p,c)=>K(p,c.value),
number_format:we(W.zH),bigint_format:we(W.NR),min_length:re,max_length:_e,length_equals:(p,c)=>R(p,c.length),min_size:re,
max_size:_e,size_equals:(p,c)=>R(p,c.size),string_format:(p,c)=>{ue(p,c.format),c.pattern&&oe(p,c.pattern),(c.format==="\
base64"||c.format==="base64url")&&(p.contentEncoding=c.format),(c.local||c.precision===-1)&&(p.laxFormat=!0)},mime_type:(p,c)=>ce(
p,c.mime)};function ye(p){const c={},I=p._zod.def,P=p._zod.traits.has("$ZodCheck")?[p,...I.checks??[]]:I.checks??[];for(const T of P)
Re[T._zod.def.check]?.(c,T._zod.def);const y=p._zod.bag;y.minimum!==void 0&&E(c,"minimum",y.minimum),y.exclusiveMinimum!==
void 0&&E(c,"exclusiveMinimum",y.exclusiveMinimum),y.maximum!==void 0&&te(c,"maximum",y.maximum),y.exclusiveMaximum!==void 0&&
te(c,"exclusiveMaximum",y.exclusiveMaximum),y.multipleOf!==void 0&&K(c,y.multipleOf),y.format!==void 0&&(c.format??(c.format=
y.format),y.format.includes("int")&&(c.isInt=!0)),y.mime&&ce(c,y.mime);for(const T of y.patterns??[])oe(c,T);return c}const he={
guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},me=new Map([[b.cq,k.K3],[b.xE,k.r0]]),m=p=>me.
get(p)??p,_=(p,c,I,P)=>{const y=I;y.type="string";const{minimum:T,maximum:J,format:Ee,patterns:ae,contentEncoding:Le,laxFormat:Te}=ye(
p);if(typeof T=="number"&&(y.minLength=T),typeof J=="number"&&(y.maxLength=J),Ee&&(y.format=he[Ee]??Ee,y.format===""&&delete y.
format,(Ee==="time"||Te)&&delete y.format),Le&&(y.contentEncoding=Le),ae&&ae.size>0){const tt=[...ae].map(m);tt.length===
1?y.pattern=tt[0].source:tt.length>1&&(y.allOf=[...tt.map(Ce=>({...c.target==="draft-07"||c.target==="draft-04"||c.target===
"openapi-3.0"?{type:"string"}:{},pattern:Ce.source}))])}},g=(p,c,I,P)=>{const y=I,{minimum:T,maximum:J,multipleOf:Ee,exclusiveMaximum:ae,
exclusiveMinimum:Le,isInt:Te}=ye(p);y.type=Te?"integer":"number";const tt=typeof Le=="number"&&Le>=(T??Number.NEGATIVE_INFINITY),
Ce=typeof ae=="number"&&ae<=(J??Number.POSITIVE_INFINITY),nt=c.target==="draft-04"||c.target==="openapi-3.0";if(tt?nt?(y.
minimum=Le,y.exclusiveMinimum=!0):y.exclusiveMinimum=Le:typeof T=="number"&&(y.minimum=T),Ce?nt?(y.maximum=ae,y.exclusiveMaximum=
!0):y.exclusiveMaximum=ae:typeof J=="number"&&(y.maximum=J),Ee){const De=new Set;for(const rt of Ee)Number.isFinite(rt)&&
rt!==0?De.add(Math.abs(rt)):(0,w._S)(p,c,y,P,`A multipleOf divisor of ${rt} cannot be represented in JSON Schema`);const[
at,...gt]=De;at!==void 0&&(y.multipleOf=at),gt.length&&(y.allOf=[...y.allOf??[],...gt.map(rt=>({multipleOf:rt}))])}},a=(p,c,I,P)=>{
I.type="boolean"},v=(p,c,I,P)=>{(0,w._S)(p,c,I,P,"BigInt cannot be represented in JSON Schema")},S=(p,c,I,P)=>{(0,w._S)(
p,c,I,P,"Symbols cannot be represented in JSON Schema")},O=(p,c,I,P)=>{c.target==="openapi-3.0"?(I.type="string",I.nullable=
!0,I.enum=[null]):I.type="null"},A=(p,c,I,P)=>{(0,w._S)(p,c,I,P,"Undefined cannot be represented in JSON Schema")},F=(p,c,I,P)=>{
(0,w._S)(p,c,I,P,"Void cannot be represented in JSON Schema")},G=(p,c,I,P)=>{I.not={}},fe=(p,c,I,P)=>{},de=(p,c,I,P)=>{},
j=(p,c,I,P)=>{(0,w._S)(p,c,I,P,"Date cannot be represented in JSON Schema")},$=(p,c,I,P)=>{const y=p._zod.def,T=(0,W.w5)(
y.entries);if(T.length===0){I.not={};return}T.every(J=>typeof J=="number")&&(I.type="number"),T.every(J=>typeof J=="stri\
ng")&&(I.type="string"),I.enum=T},V=(p,c,I,P)=>{const y=p._zod.def;if(y.values.length===0){I.not={};return}const T=[];for(const J of y.
values)if(J===void 0){if((0,w._S)(p,c,I,P,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof J==
"bigint"){if((0,w._S)(p,c,I,P,"BigInt literals cannot be represented in JSON Schema"))return;T.push(Number(J))}else T.push(
J);if(T.length!==0)if(T.length===1){const J=T[0];I.type=J===null?"null":typeof J,c.target==="draft-04"||c.target==="open\
api-3.0"?I.enum=[J]:I.const=J}else T.every(J=>typeof J=="number")&&(I.type="number"),T.every(J=>typeof J=="string")&&(I.
type="string"),T.every(J=>typeof J=="boolean")&&(I.type="boolean"),T.every(J=>J===null)&&(I.type="null"),I.enum=T},X=(p,c,I,P)=>{
(0,w._S)(p,c,I,P,"NaN cannot be represented in JSON Schema")},le=(p,c,I,P)=>{const y=I,T=p._zod.pattern;if(!T)throw new Error(
"Pattern not found in template literal");y.type="string",y.pattern=T.source},Ie=(p,c,I,P)=>{const y=I;y.type="string",y.
format="binary",y.contentEncoding="binary";const{minimum:T,maximum:J,mime:Ee}=ye(p);T!==void 0&&(y.minLength=T),J!==void 0&&
(y.maxLength=J),Ee&&(Ee.length===0?y.not={}:Ee.length===1?y.contentMediaType=Ee[0]:y.anyOf=Ee.map(ae=>({contentMediaType:ae})))},
Ze=(p,c,I,P)=>{I.type="boolean"},ge=(p,c,I,P)=>{(0,w._S)(p,c,I,P,"Custom types cannot be represented in JSON Schema")},Je=(p,c,I,P)=>{
(0,w._S)(p,c,I,P,"Function types cannot be represented in JSON Schema")},ct=(p,c,I,P)=>{(0,w._S)(p,c,I,P,"Transforms can\
not be represented in JSON Schema")},ot=(p,c,I,P)=>{(0,w._S)(p,c,I,P,"Map cannot be represented in JSON Schema")},Ve=(p,c,I,P)=>{
(0,w._S)(p,c,I,P,"Set cannot be represented in JSON Schema")},Be=(p,c,I,P)=>{const y=I,T=p._zod.def,{minimum:J,maximum:Ee}=ye(
p);typeof J=="number"&&(y.minItems=J),typeof Ee=="number"&&(y.maxItems=Ee),y.type="array",y.items=(0,w.Lp)(T.element,c,{
...P,path:[...P.path,"items"]})};function ve(p){const c=p._zod.def;return c.type==="pipe"&&c.in._zod.traits.has("$ZodTra\
nsform")?ve(c.out):c.type==="catch"?ve(c.innerType):p._zod.optin}const ke=(p,c,I,P)=>{const y=I,T=p._zod.def,J=T.shape;if(Object.
getOwnPropertySymbols(J).length&&(0,w._S)(p,c,y,P,"Symbol keys cannot be represented in JSON Schema"))return;y.type="obj\
ect",y.properties={};for(const Le in J)(0,W.Vy)(y.properties,Le,(0,w.Lp)(J[Le],c,{...P,path:[...P.path,"properties",Le]}));
const ae=[];for(const Le of Object.keys(J)){const Te=T.shape[Le];(c.io==="input"?ve(Te)===void 0:Te._zod.optout===void 0)&&
ae.push(Le)}ae.length>0&&(y.required=ae),T.catchall?._zod.def.type==="never"?y.additionalProperties=!1:T.catchall?T.catchall&&
(y.additionalProperties=(0,w.Lp)(T.catchall,c,{...P,path:[...P.path,"additionalProperties"]})):c.io==="output"&&(y.additionalProperties=
!1)},N=(p,c,I,P)=>{const y=p._zod.def,T=y.inclusive===!1,J=y.options.map((Ee,ae)=>(0,w.Lp)(Ee,c,{...P,path:[...P.path,T?
"oneOf":"anyOf",ae]}));T?I.oneOf=J:I.anyOf=J},Xe=(p,c,I,P)=>{const y=p._zod.def,T=(0,w.Lp)(y.left,c,{...P,path:[...P.path,
"allOf",0]}),J=(0,w.Lp)(y.right,c,{...P,path:[...P.path,"allOf",1]}),Ee=Le=>"allOf"in Le&&Object.keys(Le).length===1,ae=[
...Ee(T)?T.allOf:[T],...Ee(J)?J.allOf:[J]];I.allOf=ae,c.intersections.push(ae)},Fe=(p,c,I,P)=>{const y=I,T=p._zod.def;y.
type="array";const J=c.target==="draft-2020-12"?"prefixItems":"items",Ee=c.target==="draft-2020-12"||c.target==="openapi\
-3.0"?"items":"additionalItems",ae=T.items.map((at,gt)=>(0,w.Lp)(at,c,{...P,path:[...P.path,J,gt]})),Le=T.rest?(0,w.Lp)(
T.rest,c,{...P,path:[...P.path,Ee,...c.target==="openapi-3.0"?[T.items.length]:[]]}):null;let Te=T.items.length;for(;Te>
0;){const at=T.items[Te-1];if(!(c.io==="input"?ve(at)!==void 0:at._zod.optout==="optional"))break;Te--}const tt=T.items.
length,Ce=!T.rest;c.target==="draft-2020-12"?(y.prefixItems=ae,Ce?y.items=!1:Le&&(y.items=Le),Te>0&&(y.minItems=Te),Ce&&
(y.maxItems=tt)):c.target==="openapi-3.0"?(y.items={anyOf:ae},Le&&y.items.anyOf.push(Le),Te>0&&(y.minItems=Te),Ce&&(y.maxItems=
tt)):(y.items=ae,Ce?y.additionalItems=!1:Le&&(y.additionalItems=Le),Te>0&&(y.minItems=Te),Ce&&(y.maxItems=tt));const{minimum:nt,
maximum:De}=ye(p);typeof nt=="number"&&(y.minItems=nt),typeof De=="number"&&(y.maxItems=De)};function He(p,c,I){if(c.$ref){
if(I.has(c))return c;I.add(c);const De=p.get(c)?.def;if(!De)return c;const at=He(p,De,I);return at===De?c:at}for(const De of[
"anyOf","oneOf"]){const at=c[De];if(!Array.isArray(at))continue;const gt=at.map(rt=>He(p,rt,I));gt.some((rt,Lt)=>rt!==at[Lt])&&
(c={...c,[De]:gt})}const P=Array.isArray(c.type)?c.type:[c.type],y=!P.includes("string")&&P.some(De=>De==="number"||De===
"integer"),T=c.enum??(c.const!==void 0?[c.const]:void 0);if(!y&&!T?.some(De=>typeof De=="number"))return c;const{minimum:J,
maximum:Ee,exclusiveMinimum:ae,exclusiveMaximum:Le,multipleOf:Te,format:tt,id:Ce,...nt}=c;return nt.enum?nt.enum=nt.enum.
map(De=>typeof De=="number"?String(De):De):typeof nt.const=="number"&&(nt.const=String(nt.const)),y&&(nt.type="string",T||
(nt.pattern=(P.includes("number")?k.ai:k.nd).source)),nt}const D=new WeakMap;function L(p){const c=new Map;for(const P of p.
seen.values())P.def&&!c.has(P.schema)&&c.set(P.schema,P);const I=new Map;for(const P of D.get(p)??[]){const y=p.seen.get(
P),T=(y?.def??y?.schema)?.propertyNames;if(!T||T===!0||I.has(T))continue;const J=He(c,T,new Set);J!==T&&I.set(T,J)}if(I.
size)for(const P of p.seen.values())for(const y of[P.schema,P.def]){const T=y&&I.get(y.propertyNames);T&&(y.propertyNames=
T)}}const et=(p,c,I,P)=>{const y=I,T=p._zod.def;y.type="object";const J=T.keyType,Ee=ye(J).patterns;if(T.mode==="loose"&&
Ee&&Ee.size>0){const Te=(0,w.Lp)(T.valueType,c,{...P,path:[...P.path,"patternProperties","*"]});y.patternProperties={};for(const tt of Ee)
(0,W.Vy)(y.patternProperties,m(tt).source,Te)}else{if(c.target==="draft-07"||c.target==="draft-2020-12"){y.propertyNames=
(0,w.Lp)(T.keyType,c,{...P,path:[...P.path,"propertyNames"]});let Te=D.get(c);Te||(Te=[],D.set(c,Te),c.deferred.push(()=>L(
c))),Te.push(p)}y.additionalProperties=(0,w.Lp)(T.valueType,c,{...P,path:[...P.path,"additionalProperties"]})}const ae=J.
_zod.values,Le=c.io==="input"&&ve(T.valueType)!==void 0;if(ae&&!T.partial&&!Le){const Te=[...ae].filter(tt=>typeof tt=="\
string"||typeof tt=="number");Te.length>0&&(y.required=Te.map(String))}},Ne=(p,c,I,P)=>{const y=p._zod.def,T=(0,w.Lp)(y.
innerType,c,P),J=c.seen.get(p);c.target==="openapi-3.0"?(J.ref=y.innerType,I.nullable=!0):I.anyOf=[T,{type:"null"}]},Ye=(p,c,I,P)=>{
const y=p._zod.def;(0,w.Lp)(y.innerType,c,P);const T=c.seen.get(p);T.ref=y.innerType},st=Symbol();function We(p,c,I,P,y){
let T=!1;const J=JSON.stringify(p,(Ee,ae)=>typeof ae!="bigint"?ae:(T=!0,null));return T?((0,w._S)(c,I,P,y,"BigInt defaul\
ts cannot be represented in JSON Schema"),st):JSON.parse(J)}const St=(p,c,I,P)=>{const y=p._zod.def;(0,w.Lp)(y.innerType,
c,P);const T=c.seen.get(p);T.ref=y.innerType;const J=We(y.defaultValue,p,c,I,P);J!==st&&(I.default=J)},_t=(p,c,I,P)=>{const y=p.
_zod.def;(0,w.Lp)(y.innerType,c,P);const T=c.seen.get(p);if(T.ref=y.innerType,c.io!=="input")return;const J=We(y.defaultValue,
p,c,I,P);J!==st&&(I._prefault=J)},yt=(p,c,I,P)=>{const y=p._zod.def;(0,w.Lp)(y.innerType,c,P);const T=c.seen.get(p);T.ref=
y.innerType;let J;try{J=y.catchValue(void 0)}catch{(0,w._S)(p,c,I,P,"Dynamic catch values are not supported in JSON Sche\
ma");return}I.default=J},Ke=(p,c,I,P)=>{const y=p._zod.def,T=y.in._zod.traits.has("$ZodTransform"),J=c.io==="input"?T?y.
out:y.in:y.out;(0,w.Lp)(J,c,P);const Ee=c.seen.get(p);Ee.ref=J},Ae=(p,c,I,P)=>{const y=p._zod.def;(0,w.Lp)(y.innerType,c,
P);const T=c.seen.get(p);T.ref=y.innerType,I.readOnly=!0},pt=(p,c,I,P)=>{const y=p._zod.def;(0,w.Lp)(y.innerType,c,P);const T=c.
seen.get(p);T.ref=y.innerType},At=(p,c,I,P)=>{const y=p._zod.def;(0,w.Lp)(y.innerType,c,P);const T=c.seen.get(p);T.ref=y.
innerType},Ue={string:_,number:g,boolean:a,bigint:v,symbol:S,null:O,undefined:A,void:F,never:G,any:fe,unknown:de,date:j,
enum:$,literal:V,nan:X,template_literal:le,file:Ie,success:Ze,custom:ge,function:Je,transform:ct,map:ot,set:Ve,array:Be,
object:ke,union:N,intersection:Xe,tuple:Fe,record:et,nullable:Ne,nonoptional:Ye,default:St,prefault:_t,catch:yt,pipe:Ke,
readonly:Ae,promise:pt,optional:At,lazy:(p,c,I,P)=>{const y=p._zod.innerType;(0,w.Lp)(y,c,P);const T=c.seen.get(p);T.ref=
y}};function ee(p,c){if("_idmap"in p){const P=p,y=(0,w.az)({...c,processors:Ue}),T={};for(const ae of P._idmap.entries()){
const[Le,Te]=ae;(0,w.Lp)(Te,y)}const J={},Ee={registry:P,uri:c?.uri,defs:T};y.external=Ee;for(const ae of P._idmap.entries()){
const[Le,Te]=ae;(0,w.Wb)(y,Te),(0,W.Vy)(J,Le,(0,w.jE)(y,Te))}if(Object.keys(T).length>0){const ae=y.target==="draft-2020\
-12"?"$defs":"definitions";J.__shared={[ae]:T}}return{schemas:J}}const I=(0,w.az)({...c,processors:Ue});return(0,w.Lp)(p,
I),(0,w.Wb)(I,p),(0,w.jE)(I,p)}}),23908:((qe,Se,Q)=>{Q.d(Se,{AC:()=>L,Ak:()=>te,D2:()=>R,F:()=>$,Gl:()=>b,K3:()=>G,Os:()=>ce,
Rp:()=>Re,Z0:()=>w,Zg:()=>a,Zv:()=>et,ai:()=>Xe,fO:()=>E,gF:()=>k,gp:()=>Be,hQ:()=>V,kB:()=>ot,kM:()=>W,l7:()=>F,nd:()=>N,
o:()=>ke,p0:()=>K,p6:()=>Je,r0:()=>fe,uR:()=>ue,uX:()=>v,ug:()=>S,w$:()=>Ve,zM:()=>Fe,zr:()=>A});const k=/^[cC][0-9a-z]{6,}$/,
b=/^[0-9a-z]+$/,w=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,W=/^[0-9a-vA-V]{20}$/,E=/^[A-Za-z0-9]{27}$/,te=/^[a-zA-Z0-9_-]{21}$/;
function R(y){return new RegExp(`^[a-zA-Z0-9_-]{${y}}$`)}const K=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
oe=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
ce=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,ue=y=>y?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${y}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
re=null,_e=null,we=null,Re=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
ye=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
he=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
me=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,m=null,_=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
g="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function a(){return new RegExp(g,"u")}const v=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
S=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
O=y=>{const T=util.escapeRegex(y??":");return new RegExp(`^(?:[0-9A-F]{2}${T}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${T}){5}[0-\
9a-f]{2}$`)},A=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
F=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
G=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,fe=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
de=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
j=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,$=/^https?$/,V=/^\+[1-9]\d{6,14}$/,X=/^\d(?:[ -]?\d){11,18}$/,
le=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Ie=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ze="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[1357\
9][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|\
1\\d|2[0-8])))";function ge(y){return new RegExp(`^${y}$`)}const Je=ge(Ze);function ct(y){const T="(?:[01]\\d|2[0-3]):[0-\
5]\\d";return typeof y.precision=="number"?y.precision===-1?`${T}`:y.precision===0?`${T}:[0-5]\\d`:`${T}:[0-5]\\d\\.\\d{${y.
precision}}`:y.seconds?`${T}:[0-5]\\d(?:\\.\\d+)?`:`${T}(?::[0-5]\\d(?:\\.\\d+)?)?`}function ot(y){return new RegExp(`^${ct(
y)}$`)}function Ve(y){const T=["Z"];y.offset&&T.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const J=`${ct({precision:y.precision,
seconds:!0})}(?:${T.join("|")})`,Ee=y.local?`${J}|${ct({precision:y.precision})}`:J;return new RegExp(`^${Ze}T(?:${Ee})$`)}
const Be=/^[\s\S]{0,}$/,ve=y=>{const T=y?`[\\s\\S]{${y?.minimum??0},${y?.maximum??""}}`:"[\\s\\S]*";return new RegExp(`^${T}\
$`)},ke=/^-?\d+n?$/,N=/^-?\d+$/,Xe=/^-?\d+(?:\.\d+)?$/,Fe=/^(?:true|false)$/i,He=/^null$/i,D=/^undefined$/i,L=/^[^A-Z]*$/,
et=/^[^a-z]*$/,Ne=/^[0-9a-fA-F]*$/;function Ye(y,T){return new RegExp(`^[A-Za-z0-9+/]{${y}}${T}$`)}function st(y){return new RegExp(
`^[A-Za-z0-9_-]{${y}}$`)}const We=/^[0-9a-fA-F]{32}$/,St=null,_t=null,yt=/^[0-9a-fA-F]{40}$/,Ke=null,Ae=null,pt=/^[0-9a-fA-F]{64}$/,
At=null,q=null,Ue=/^[0-9a-fA-F]{96}$/,ee=null,p=null,c=/^[0-9a-fA-F]{128}$/,I=null,P=null}),29396:((qe,Se,Q)=>{Q.d(Se,{fd:()=>te});
var k;const b=null,w=null;class W{constructor(){this._map=new WeakMap,this._idmap=new Map}add(K,...oe){const ce=oe[0];return this.
_map.set(K,ce),ce&&typeof ce=="object"&&"id"in ce&&this._idmap.set(ce.id,K),this}clear(){return this._map=new WeakMap,this.
_idmap=new Map,this}remove(K){const oe=this._map.get(K);return oe&&typeof oe=="object"&&"id"in oe&&this._idmap.delete(oe.
id),this._map.delete(K),this}get(K){const oe=K._zod.parent;if(oe){const ce={...this.get(oe)??{}};delete ce.id;const ue={
...ce,...this._map.get(K)};return Object.keys(ue).length?ue:void 0}return this._map.get(K)}has(K){return this._map.has(K)}}
function E(){return new W}(k=globalThis).__zod_globalRegistry??(k.__zod_globalRegistry=E());const te=globalThis.__zod_globalRegistry}),
56985:((qe,Se,Q)=>{Q.d(Se,{$p:()=>nt,Dq:()=>Xe,CQ:()=>D,BN:()=>Ue,sF:()=>q,CI:()=>Ve,Cn:()=>ve,bl:()=>G,Zu:()=>fe,t$:()=>wn,
b0:()=>Jt,o5:()=>Ee,rv:()=>tn,Oy:()=>L,qG:()=>Re,cG:()=>A,VO:()=>en,RL:()=>fn,Zc:()=>_e,Lc:()=>Ze,Zy:()=>ct,v1:()=>X,Ko:()=>V,
$N:()=>Ie,Ax:()=>le,LJ:()=>f,h8:()=>Ke,GY:()=>$,nu:()=>$n,Py:()=>F,Um:()=>T,N$:()=>pn,qc:()=>Sn,vz:()=>pt,I:()=>At,w:()=>Zt,
ig:()=>ln,_m:()=>l,VF:()=>Wt,Sb:()=>Dt,h:()=>Ot,$v:()=>ue,EY:()=>re,Wc:()=>zn,G3:()=>be,W4:()=>R,g5:()=>de,VY:()=>O,Zn:()=>we,
cu:()=>Et,GP:()=>y,TF:()=>j,cq:()=>N,xE:()=>Fe,YK:()=>ce});var k=Q(44890),b=Q(88532);class w{constructor(r=[],o={}){this.
content=[],this.indent=0,this.args=r,this.closed=o}indented(r){this.indent+=1;try{r(this)}finally{this.indent-=1}}write(r){
if(typeof r=="function"){r(this,{execution:"sync"}),r(this,{execution:"async"});return}const i=r.split(`
`).filter(B=>B),u=Math.min(...i.map(B=>B.length-B.trimStart().length)),z=i.map(B=>B.slice(u)).map(B=>" ".repeat(this.indent*
2)+B);for(const B of z)this.content.push(B)}compile(){const r=Function,o=this?.content??[""];return new r(...Object.keys(
this.closed),`return function (${this.args.join(", ")}) {
${o.join(`
`)}
};`)(...Object.values(this.closed))}}var W=Q(23908),E=Q(54723);const te={major:4,minor:6,patch:7},R=b.xI("$ZodType",(t,r)=>{
var o;t??(t={}),t._zod.def=r,t._zod.bag=t._zod.bag||{},t._zod.version=te;const i=t._zod.def.checks,u=t._zod.traits.has("\
$ZodCheck")?[t,...i??[]]:i?.length?[...i]:[];for(const z of u)for(const B of z._zod.onattach)B(t);if(u.length===0)(o=t._zod).
deferred??(o.deferred=[]),t._zod.deferred?.push(()=>{t._zod.run=t._zod.parse});else{const z=(ne,ie,H)=>{if(ne.memo)return ne;
let Y=E.QH(ne),Oe;for(const Pe of ie){if(Pe._zod.def.when){if(E.rL(ne)||!Pe._zod.def.when(ne))continue}else if(Y)continue;
const ze=ne.issues.length,$e=Pe._zod.check(ne);if($e instanceof Promise&&H?.async===!1)throw new b.GT;if(Oe||$e instanceof
Promise)Oe=(Oe??Promise.resolve()).then(async()=>{await $e,ne.issues.length!==ze&&(E.d3(ne.issues,ze,t),Y||(Y=E.QH(ne,ze)))});else{
if(ne.issues.length===ze)continue;E.d3(ne.issues,ze,t),Y||(Y=E.QH(ne,ze))}}return Oe?Oe.then(()=>ne):ne},B=(ne,ie,H)=>{if(E.
QH(ne))return ne.aborted=!0,ne;const Y=z(ie,u,H);if(Y instanceof Promise){if(H.async===!1)throw new b.GT;return Y.then(Oe=>t.
_zod.parse(Oe,H))}return t._zod.parse(Y,H)};t._zod.run=(ne,ie)=>{if(ie.skipChecks)return t._zod.parse(ne,ie);if(ie.direction===
"backward"){const Y=t._zod.parse({value:ne.value,issues:[]},{...ie,skipChecks:!0});return Y instanceof Promise?Y.then(Oe=>B(
Oe,ne,ie)):B(Y,ne,ie)}const H=t._zod.parse(ne,ie);if(H instanceof Promise){if(ie.async===!1)throw new b.GT;return H.then(
Y=>z(Y,u,ie))}return z(H,u,ie)}}},{get"~standard"(){return E.jD(this,"~standard",ce(this))},set"~standard"(t){E.qh(this,
"~standard",t)}}),K=(t,r)=>t.issues.length?{issues:t.issues.map(o=>E.iR(o,r,b.$W()))}:{value:t.value};async function oe(t,r){
const o={async:!0};return K(await t._zod.run({value:r,issues:[]},o),o)}function ce(t){return{validate:r=>{const o={async:!1};
try{const i=t._zod.run({value:r,issues:[]},o);if(!(i instanceof Promise))return K(i,o)}catch{}return oe(t,r)},vendor:"zo\
d",version:1}}const ue=b.xI("$ZodString",(t,r)=>{R.init(t,r),t._zod.pattern=r.pattern??W.gp,t._zod.parse=(o,i)=>{if(r.coerce)
try{o.value=String(o.value)}catch{}return typeof o.value=="string"||o.issues.push({expected:"string",code:"invalid_type",
input:o.value,inst:t}),o}}),re=b.xI("$ZodStringFormat",(t,r)=>{k.ql.init(t,r),ue.init(t,r)}),_e=b.xI("$ZodGUID",(t,r)=>{
r.pattern??(r.pattern=W.Os),re.init(t,r)}),we=b.xI("$ZodUUID",(t,r)=>{if(r.version){const i={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,
v7:7,v8:8}[r.version];if(i===void 0)throw new Error(`Invalid UUID version: "${r.version}"`);r.pattern??(r.pattern=W.uR(i))}else
r.pattern??(r.pattern=W.uR());re.init(t,r)}),Re=b.xI("$ZodEmail",(t,r)=>{r.pattern??(r.pattern=W.Rp),re.init(t,r)}),ye=1,
he=2;function me(t){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(t):(new URL(t),!0)}catch{return!1}}
function m(t,r){return!("normalize"in r)&&!("hostname"in r)&&!("protocol"in r)?me(t)||he:_(t,r)}function _(t,r){if(!r.normalize&&
r.protocol?.source===W.F.source&&!/^https?:\/\//i.test(t))return ye;try{if(typeof URL<"u"){const o=URL;if(typeof o.parse==
"function")return o.parse(t)??he}return new URL(t)}catch{return he}}const g=/[\t\n\r]/g;function a(t){return t.replace(g,
"")}function v(t,r){return r.lastIndex=0,r.test(t.hostname)}function S(t,r){return r.lastIndex=0,r.test(t.protocol.endsWith(
":")?t.protocol.slice(0,-1):t.protocol)}const O=b.xI("$ZodURL",(t,r)=>{re.init(t,r),t._zod.check=o=>{try{const i=o.value.
trim(),u=m(i,r);if(u===ye){o.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:o.value,inst:t,
continue:!r.abort});return}if(u===he){o.issues.push({code:"invalid_format",format:"url",input:o.value,inst:t,continue:!r.
abort});return}if(u===!0){o.value=a(i);return}r.hostname&&!v(u,r.hostname)&&o.issues.push({code:"invalid_format",format:"\
url",note:"Invalid hostname",pattern:r.hostname.source,input:o.value,inst:t,continue:!r.abort}),r.protocol&&!S(u,r.protocol)&&
o.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:r.protocol.source,input:o.value,inst:t,
continue:!r.abort}),o.value=r.normalize?u.href:a(i);return}catch{o.issues.push({code:"invalid_format",format:"url",input:o.
value,inst:t,continue:!r.abort})}}}),A=b.xI("$ZodEmoji",(t,r)=>{r.pattern??(r.pattern=W.Zg()),re.init(t,r)}),F=b.xI("$Zo\
dNanoID",(t,r)=>{if(r.length!==void 0&&(!Number.isInteger(r.length)||r.length<1))throw new Error(`Invalid nanoid length:\
 ${r.length}`);r.pattern??(r.pattern=r.length===void 0?W.Ak:W.D2(r.length)),re.init(t,r)}),G=b.xI("$ZodCUID",(t,r)=>{r.pattern??
(r.pattern=W.gF),re.init(t,r)}),fe=b.xI("$ZodCUID2",(t,r)=>{r.pattern??(r.pattern=W.Gl),re.init(t,r)}),de=b.xI("$ZodULID",
(t,r)=>{r.pattern??(r.pattern=W.Z0),re.init(t,r)}),j=b.xI("$ZodXID",(t,r)=>{r.pattern??(r.pattern=W.kM),re.init(t,r)}),$=b.
xI("$ZodKSUID",(t,r)=>{r.pattern??(r.pattern=W.fO),re.init(t,r)}),V=b.xI("$ZodISODateTime",(t,r)=>{r.pattern??(r.pattern=
W.w$(r)),re.init(t,r)}),X=b.xI("$ZodISODate",(t,r)=>{r.pattern??(r.pattern=W.p6),re.init(t,r)}),le=b.xI("$ZodISOTime",(t,r)=>{
r.pattern??(r.pattern=W.kB(r)),re.init(t,r)}),Ie=b.xI("$ZodISODuration",(t,r)=>{r.pattern??(r.pattern=W.p0),re.init(t,r)}),
Ze=b.xI("$ZodIPv4",(t,r)=>{r.pattern??(r.pattern=W.uX),re.init(t,r)}),ge=/^[0-9a-fA-F:.]+$/;function Je(t){return ge.test(
t)?me(`http://[${t}]`):!1}const ct=b.xI("$ZodIPv6",(t,r)=>{r.pattern??(r.pattern=W.ug),re.init(t,r),t._zod.check=o=>{Je(
o.value)||o.issues.push({code:"invalid_format",format:"ipv6",input:o.value,inst:t,continue:!r.abort})}}),ot=null,Ve=b.xI(
"$ZodCIDRv4",(t,r)=>{r.pattern??(r.pattern=W.zr),re.init(t,r)});function Be(t){const r=t.split("/");if(r.length!==2)return!1;
const[o,i]=r;if(!i)return!1;const u=Number(i);return`${u}`!==i||u<0||u>128?!1:Je(o)}const ve=b.xI("$ZodCIDRv6",(t,r)=>{r.
pattern??(r.pattern=W.l7),re.init(t,r),t._zod.check=o=>{Be(o.value)||o.issues.push({code:"invalid_format",format:"cidrv6",
input:o.value,inst:t,continue:!r.abort})}});function ke(t){if(t==="")return!0;if(/\s/.test(t)||t.length%4!==0)return!1;try{
return atob(t),!0}catch{return!1}}const N=/^[0-9a-zA-Z+/]*={0,2}$/,Xe=b.xI("$ZodBase64",(t,r)=>{r.pattern??(r.pattern=N),
re.init(t,r),t._zod.check=o=>{ke(o.value)||o.issues.push({code:"invalid_format",format:"base64",input:o.value,inst:t,continue:!r.
abort})}}),Fe=/^[A-Za-z0-9_-]*$/;function He(t){if(!Fe.test(t))return!1;const r=t.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=r.
padEnd(Math.ceil(r.length/4)*4,"=");return ke(o)}const D=b.xI("$ZodBase64URL",(t,r)=>{r.pattern??(r.pattern=Fe),re.init(
t,r),t._zod.check=o=>{He(o.value)||o.issues.push({code:"invalid_format",format:"base64url",input:o.value,inst:t,continue:!r.
abort})}}),L=b.xI("$ZodE164",(t,r)=>{r.pattern??(r.pattern=W.hQ),re.init(t,r)}),et=/[- ]/g;function Ne(t){let r=t.length,
o=1,i=0;for(;r;){const u=t.charCodeAt(--r)-48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][u]:u}return i%10===0}function Ye(t){return regexes.
creditCard.test(t)?Ne(t.replace(et,"")):!1}const st=null;function We(t){let r=0;const o=t.length;for(let i=4;i<o;i++){const u=t.
charCodeAt(i);r=(u>=65?r*100+(u-55):r*10+(u-48))%97}for(let i=0;i<4;i++){const u=t.charCodeAt(i);r=(u>=65?r*100+(u-55):r*
10+(u-48))%97}return r===1}function St(t){return regexes.iban.test(t)?We(t):!1}const _t=null;function yt(t,r=null){try{const o=t.
split(".");if(o.length!==3)return!1;const[i]=o;if(!i)return!1;const u=JSON.parse(atob(i));return!("typ"in u&&u?.typ!=="J\
WT"||!u.alg||r&&(!("alg"in u)||u.alg!==r))}catch{return!1}}const Ke=b.xI("$ZodJWT",(t,r)=>{re.init(t,r),t._zod.check=o=>{
yt(o.value,r.alg)||o.issues.push({code:"invalid_format",format:"jwt",input:o.value,inst:t,continue:!r.abort})}}),Ae=null,
pt=b.xI("$ZodNumber",(t,r)=>{R.init(t,r),t._zod.pattern=W.ai,t._zod.parse=(o,i)=>{if(r.coerce)try{o.value=Number(o.value)}catch{}
const u=o.value;if(typeof u=="number"&&!Number.isNaN(u)&&Number.isFinite(u))return o;const z=typeof u=="number"?Number.isNaN(
u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;return o.issues.push({expected:"number",code:"invalid_type",input:u,
inst:t,...z?{received:z}:{}}),o}}),At=b.xI("$ZodNumberFormat",(t,r)=>{k.KH.init(t,r),pt.init(t,r)}),q=b.xI("$ZodBoolean",
(t,r)=>{R.init(t,r),t._zod.pattern=W.zM,t._zod.parse=(o,i)=>{if(r.coerce)try{o.value=!!o.value}catch{}const u=o.value;return typeof u==
"boolean"||o.issues.push({expected:"boolean",code:"invalid_type",input:u,inst:t}),o}}),Ue=b.xI("$ZodBigInt",(t,r)=>{R.init(
t,r),t._zod.pattern=W.o,t._zod.parse=(o,i)=>{if(r.coerce)try{o.value=BigInt(o.value)}catch{}return typeof o.value=="bigi\
nt"||o.issues.push({expected:"bigint",code:"invalid_type",input:o.value,inst:t}),o}}),ee=null,p=null,c=null,I=null,P=null,
y=b.xI("$ZodUnknown",(t,r)=>{R.init(t,r),t._zod.parse=o=>o}),T=b.xI("$ZodNever",(t,r)=>{R.init(t,r),t._zod.parse=(o,i)=>(o.
issues.push({expected:"never",code:"invalid_type",input:o.value,inst:t}),o)}),J=null,Ee=b.xI("$ZodDate",(t,r)=>{R.init(t,
r),t._zod.parse=(o,i)=>{if(r.coerce)try{o.value=new Date(o.value)}catch{}const u=o.value,z=u instanceof Date;return z&&!Number.
isNaN(u.getTime())||o.issues.push({expected:"date",code:"invalid_type",input:u,...z?{received:"Invalid Date"}:{},inst:t}),
o}});function ae(t,r){const o=E.hi(t._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(z=>z[0])),u=t._zod.parse;
t._zod.parse=(z,B)=>{const ne=r(z.value);if(ne>i&&!B?.skipChecks&&B?.direction!=="backward"){for(const[ie,H]of E.hi(t._zod.
def.checks))if(ne>ie&&H._zod.def.when(z)){const Y=z.issues.length;return H._zod.check(z),z.issues[Y].continue=!1,E.d3(z.
issues,Y,t),z}}return u(z,B)}}const Le=t=>Array.isArray(t)?t.length:-1,Te=t=>t instanceof Map?t.size:-1,tt=t=>t instanceof
Set?t.size:-1;function Ce(t,r,o){t.issues.length&&r.issues.push(...E.lQ(o,t.issues)),r.value[o]=t.value}const nt=b.xI("$\
ZodArray",(t,r)=>{R.init(t,r);const o=b.cr.memoizer;o?.attach(t),t._zod.parse=(i,u)=>{const z=i.value;if(!Array.isArray(
z))return i.issues.push({expected:"array",code:"invalid_type",input:z,inst:t}),i;i.value=o?o.alloc(t,i,Array(z.length),u):
Array(z.length);const B=[],ne=u?.abortEarly;for(let ie=0;ie<z.length;ie++){const H=z[ie],Y=r.element._zod.run({value:H,issues:[]},
u);if(Y instanceof Promise)B.push(Y.then(Oe=>Ce(Oe,i,ie)));else if(Ce(Y,i,ie),ne&&Y.issues.length!==0&&E.QH(Y))break}return B.
length?Promise.all(B).then(()=>i):i},ae(t,Le)});function De(t,r,o,i,u,z){const B=o in i,ne=z==="optional";if(!(!B&&ne&&u===
"optional")){if(t.issues.length){if(u!==void 0&&ne&&!B)return;r.issues.push(...E.lQ(o,t.issues))}if(!B&&u===void 0){t.issues.
length||r.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}t.value===void 0?(B||u===
"defaulted"&&!ne)&&(r.value[o]=void 0):r.value[o]=t.value}}const at=[];function gt(t){const r=Object.keys(t.shape),o=Object.
getOwnPropertySymbols(t.shape),i=o.length?o:at,u=i.length?[...r,...i]:r;for(const B of u)if(!t.shape?.[B]?._zod?.traits?.
has("$ZodType"))throw new Error(`Invalid element at key "${String(B)}": expected a Zod schema`);const z=E.NM(t.shape);return{
...t,allKeys:u,symbolKeys:i,keySet:new Set(r),numKeys:r.length,optionalKeys:new Set(z)}}function rt(t,r,o,i,u,z,B){const ne=[],
ie=u.keySet,H=u.catchall._zod,Y=H.def.type,Oe=H.optin,Pe=H.optout;let ze=0;for(const $e in r){if(B&&o.issues.length!==ze){
if(E.QH(o,ze))break;ze=o.issues.length}if(ie.has($e))continue;if($e==="__proto__"){Y==="never"&&ne.push($e);continue}if(Y===
"never"){ne.push($e);continue}const ut=H.run({value:r[$e],issues:[]},i);ut instanceof Promise?t.push(ut.then(lt=>De(lt,o,
$e,r,Oe,Pe))):De(ut,o,$e,r,Oe,Pe)}return ne.length&&o.issues.push({code:"unrecognized_keys",keys:ne,input:r,inst:z,continue:!0}),
t.length?Promise.all(t).then(()=>o):o}const Lt=b.xI("$ZodObject",(t,r)=>{R.init(t,r);const o=Object.getOwnPropertyDescriptor(
r,"shape"),i=o?.get?o.get.raw:r.shape??{};if(i){const H=()=>{const Y={...i};return Object.defineProperty(r,"shape",{value:Y}),
H.raw=Y,Y};H.raw=i,Object.defineProperty(r,"shape",{get:H})}const u=E.PO(()=>gt(r));E.v5(t,"propValues",H=>{const Y=H.def.
shape,Oe={};for(const Pe in Y){const ze=Y[Pe]._zod;if(ze.values){Object.prototype.hasOwnProperty.call(Oe,Pe)||E.Vy(Oe,Pe,
new Set);for(const $e of ze.values)Oe[Pe].add($e);ze.optin!==void 0&&Oe[Pe].add(void 0)}}return Oe});const z=E.Gv,B=r.catchall;
let ne;const ie=b.cr.memoizer;ie?.attach(t),t._zod.parse=(H,Y)=>{ne??(ne=u.value);const Oe=H.value;if(!z(Oe))return H.issues.
push({expected:"object",code:"invalid_type",input:Oe,inst:t}),H;H.value=ie?ie.alloc(t,H,{},Y):{};const Pe=[],ze=ne.shape,
$e=Y?.abortEarly;let ut=H.issues.length;for(const lt of ne.allKeys){if($e&&H.issues.length!==ut){if(E.QH(H,ut))break;ut=
H.issues.length}if(lt==="__proto__")continue;const Rt=ze[lt],Tt=Rt._zod.optin,Ht=Rt._zod.optout,Kt=Rt._zod.run({value:Oe[lt],
issues:[]},Y);Kt instanceof Promise?Pe.push(Kt.then(mt=>De(mt,H,lt,Oe,Tt,Ht))):De(Kt,H,lt,Oe,Tt,Ht)}return B?rt(Pe,Oe,H,
Y,u.value,t,$e===!0):Pe.length?Promise.all(Pe).then(()=>H):H}}),Zt=b.xI("$ZodObjectJIT",(t,r)=>{Lt.init(t,r);const o=t._zod.
parse,i=E.PO(()=>gt(r)),u=b.cr.memoizer,z=ze=>{const $e=i.value,ut=$e.symbolKeys,lt=new w(["payload","ctx"],{shape:ze,inst:t,
memo:u,syms:ut}),Rt=mt=>`shape[${mt}]._zod.run({ value: input[${mt}], issues: [] }, ctx)`,Tt=(mt,Qe)=>`
          let ${mt}_ab = false;
          for (let i = 0; i < ${mt}.issues.length; i++) {
            const iss = ${mt}.issues[i];
            iss.path = iss.path ? [${Qe}, ...iss.path] : [${Qe}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${mt}_ab = true;
          }
          if (${mt}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;lt.write("const input = payload.value;");const Ht=Object.create(null);let Kt=0;for(const mt of $e.allKeys)Ht[mt]=
`key_${Kt++}`;lt.write(u?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(const mt of $e.
allKeys){if(mt==="__proto__")continue;const Qe=Ht[mt],bt=typeof mt=="symbol"?`syms[${ut.indexOf(mt)}]`:E.UQ(mt),nn=`${bt}\
 in input`,rn=ze[mt],on=rn?._zod?.optin,kn=on!==void 0,_n=rn?._zod?.optout==="optional";if(lt.write(`const ${Qe} = ${Rt(
bt)};`),kn&&_n){const Dn=on==="optional"?`${Qe}_present`:`${Qe}.value !== undefined || ${Qe}_present`;lt.write(`
        const ${Qe}_present = ${nn};
        if (!${Qe}.issues.length || ${Qe}_present) {
          if (${Qe}.issues.length) {${Tt(Qe,bt)}
          }

          if (${Dn}) {
            newResult[${bt}] = ${Qe}.value;
          }
        }

      `)}else kn?(lt.write(`
        if (${Qe}.issues.length) {${Tt(Qe,bt)}
        }
      `),on==="defaulted"?lt.write(`newResult[${bt}] = ${Qe}.value;`):lt.write(`
        if (${Qe}.value !== undefined || ${nn}) {
          newResult[${bt}] = ${Qe}.value;
        }
      `)):lt.write(`
        const ${Qe}_present = ${nn};
        if (${Qe}.issues.length) {${Tt(Qe,bt)}
        }
        if (!${Qe}_present && !${Qe}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${bt}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${Qe}_present) {
          newResult[${bt}] = ${Qe}.value;
        }

      `)}return lt.write("payload.value = newResult;"),lt.write("return payload;"),lt.compile()};let B;const ne=E.Gv,ie=!b.
cr.jitless,H=E.hI,Y=ie&&H.value,Oe=r.catchall;let Pe;t._zod.parse=(ze,$e)=>{Pe??(Pe=i.value);const ut=ze.value;return ne(
ut)?ie&&Y&&$e?.async===!1&&$e.jitless!==!0?(B||(B=z(r.shape)),ze=B(ze,$e),Oe?rt([],ut,ze,$e,Pe,t,$e?.abortEarly===!0):ze):
o(ze,$e):(ze.issues.push({expected:"object",code:"invalid_type",input:ut,inst:t}),ze)}});function wt(t,r,o,i){for(const z of t)
if(z.issues.length===0)return r.value=z.value,r;const u=t.filter(z=>!E.QH(z));return u.length===1?(r.value=u[0].value,u[0]):
(r.issues.push({code:"invalid_union",input:r.value,inst:o,errors:t.map(z=>z.issues.map(B=>E.iR(B,i,b.$W())))}),r)}const Et=b.
xI("$ZodUnion",(t,r)=>{R.init(t,r),E.v5(t,"optin",i=>i.def.options.some(u=>u._zod.optin==="defaulted")?"defaulted":i.def.
options.some(u=>u._zod.optin!==void 0)?"optional":void 0),E.v5(t,"optout",i=>i.def.options.some(u=>u._zod.optout==="opti\
onal")?"optional":void 0),E.v5(t,"values",i=>{if(i.def.options.every(u=>u._zod.values))return new Set(i.def.options.flatMap(
u=>Array.from(u._zod.values)))}),E.v5(t,"pattern",i=>{if(i.def.options.every(u=>u._zod.pattern)){const u=i.def.options.map(
z=>z._zod.pattern);return new RegExp(`^(${u.map(z=>E.p6(z.source)).join("|")})$`)}});const o=r.options.length===1?r.options[0].
_zod.run:null;t._zod.parse=(i,u)=>{if(o)return o(i,u);let z=!1;const B=[];for(const ne of r.options){const ie=ne._zod.run(
{value:i.value,issues:[]},u);if(ie instanceof Promise)B.push(ie),z=!0;else{if(ie.issues.length===0)return ie;B.push(ie)}}
return z?Promise.all(B).then(ne=>wt(ne,i,t,u)):wt(B,i,t,u)}});function Yt(t,r,o,i){const u=[];for(let z=0;z<t.length;z++)
t[z].issues.length===0&&u.push(z);return u.length===1?(r.value=t[u[0]].value,r):(u.length===0?r.issues.push({code:"inval\
id_union",input:r.value,inst:o,errors:t.map(z=>z.issues.map(B=>util.finalizeIssue(B,i,core.config())))}):r.issues.push({
code:"invalid_union",input:r.value,inst:o,errors:[],inclusive:!1,matches:u}),r)}const Qt=null;function sn(t,r){const o=t.
_zod;let i=o.bag.optionsMap;i||(i=qt(o.def),o.bag.optionsMap=i);const u=i.get(r);if(u===null)throw new Error(`Ambiguous \
discriminator value "${String(r)}"`);return u}function qt(t){const r=new Map;for(const o of t.options){const i=o._zod.propValues?.[t.
discriminator];if(!i||i.size===0)throw new Error(`Invalid discriminated union option at index "${t.options.indexOf(o)}"`);
for(const u of i)if(r.has(u)){if(u!==void 0)throw new Error(`Duplicate discriminator value "${String(u)}"`);r.set(u,null)}else
r.set(u,o)}return r}const s=null,f=b.xI("$ZodIntersection",(t,r)=>{R.init(t,r),t._zod.parse=(o,i)=>{const u=o.value,z=r.
left._zod.run({value:u,issues:[]},i),B=r.right._zod.run({value:u,issues:[]},i);return z instanceof Promise||B instanceof
Promise?Promise.all([z,B]).then(([ie,H])=>M(o,ie,H)):M(o,z,B)}});function Z(t,r){if(t===r)return{valid:!0,data:t};if(t instanceof
Date&&r instanceof Date&&+t==+r)return{valid:!0,data:t};if(E.Qd(t)&&E.Qd(r)){const o=Object.keys(r),i=Object.keys(t).filter(
z=>o.indexOf(z)!==-1),u={...t,...r};Object.prototype.hasOwnProperty.call(u,"__proto__")&&delete u.__proto__;for(const z of i){
if(z==="__proto__")continue;const B=Z(t[z],r[z]);if(!B.valid)return{valid:!1,mergeErrorPath:[z,...B.mergeErrorPath]};u[z]=
B.data}return{valid:!0,data:u}}if(Array.isArray(t)&&Array.isArray(r)){if(t.length!==r.length)return{valid:!1,mergeErrorPath:[]};
const o=[];for(let i=0;i<t.length;i++){const u=t[i],z=r[i],B=Z(u,z);if(!B.valid)return{valid:!1,mergeErrorPath:[i,...B.mergeErrorPath]};
o.push(B.data)}return{valid:!0,data:o}}return{valid:!1,mergeErrorPath:[]}}function M(t,r,o){const i=new Map;let u;const z=new Map,
B=(H,Y)=>{let Oe;if(H.code==="unrecognized_keys"&&!H.path?.length)u??(u=H),Oe=H.keys;else if(H.code==="invalid_key"&&H.origin===
"record"&&H.path?.length===1){const Pe=String(H.path[0]);z.has(Pe)||z.set(Pe,H),Oe=[Pe]}else return!1;for(const Pe of Oe)
i.has(Pe)||i.set(Pe,{}),i.get(Pe)[Y]=!0;return!0};for(const H of r.issues)B(H,"l")||t.issues.push(H);for(const H of o.issues)
B(H,"r")||t.issues.push(H);const ne=[...i].filter(([,H])=>H.l&&H.r).map(([H])=>H);if(ne.length){const H=u?ne.filter(Y=>u.
keys.includes(Y)):[];H.length&&t.issues.push({...u,keys:H});for(const Y of ne)!H.includes(Y)&&z.has(Y)&&t.issues.push(z.
get(Y))}const ie=Z(r.value,o.value);if(!ie.valid){if(E.QH(t))return t;throw new Error(`Unmergable intersection. Error pa\
th: ${JSON.stringify(ie.mergeErrorPath)}`)}return t.value=ie.data,t}const be=b.xI("$ZodTuple",(t,r)=>{R.init(t,r);const o=r.
items,i=b.cr.memoizer;i?.attach(t),t._zod.parse=(u,z)=>{const B=u.value;if(!Array.isArray(B))return u.issues.push({input:B,
inst:t,expected:"tuple",code:"invalid_type"}),u;u.value=i?i.alloc(t,u,[],z):[];const ne=[],ie=xe(o,"optin"),H=xe(o,"opto\
ut");if(!r.rest){if(B.length<ie)return u.issues.push({code:"too_small",minimum:ie,inclusive:!0,input:B,inst:t,origin:"ar\
ray"}),u;B.length>o.length&&u.issues.push({code:"too_big",maximum:o.length,inclusive:!0,input:B,inst:t,origin:"array"})}
const Y=new Array(o.length),Oe=r.rest?z?.abortEarly:void 0;let Pe=!1;for(let ze=0;ze<o.length;ze++){const $e=o[ze]._zod.
run({value:B[ze],issues:[]},z);$e instanceof Promise?ne.push($e.then(ut=>{Y[ze]=ut})):(Y[ze]=$e,Oe&&!Pe&&$e.issues.length&&
(Pe=E.QH($e)))}if(r.rest&&!Pe){let ze=o.length-1;const $e=B.slice(o.length);let ut=u.issues.length;for(const lt of $e){if(Oe&&
u.issues.length!==ut){if(E.QH(u,ut))break;ut=u.issues.length}ze++;const Rt=r.rest._zod.run({value:lt,issues:[]},z);Rt instanceof
Promise?ne.push(Rt.then(Tt=>vt(Tt,u,ze))):vt(Rt,u,ze)}}return ne.length?Promise.all(ne).then(()=>ht(Y,u,o,B,H)):ht(Y,u,o,
B,H)}});function xe(t,r){for(let o=t.length-1;o>=0;o--)if(!(r==="optin"?t[o]._zod.optin!==void 0:t[o]._zod.optout==="opt\
ional"))return o+1;return 0}function vt(t,r,o){t.issues.length&&r.issues.push(...E.lQ(o,t.issues)),r.value[o]=t.value}function ht(t,r,o,i,u){
for(let z=0;z<o.length;z++){const B=t[z],ne=z<i.length;if(!ne&&z>=u&&o[z]._zod.optin==="optional"){r.value.length=z;break}
if(B.issues.length){if(!ne&&z>=u){r.value.length=z;break}r.issues.push(...E.lQ(z,B.issues))}r.value[z]=B.value}for(let z=r.
value.length-1;z>=i.length&&(o[z]._zod.optout==="optional"&&r.value[z]===void 0);z--)r.value.length=z;return r}const Ot=b.
xI("$ZodRecord",(t,r)=>{R.init(t,r);const o=b.cr.memoizer;o?.attach(t),t._zod.parse=(i,u)=>{const z=i.value;if(!E.Qd(z))
return i.issues.push({expected:"record",code:"invalid_type",input:z,inst:t}),i;const B=[],ne=r.keyType._zod.values;if(ne&&
!r.partial){i.value=o?o.alloc(t,i,{},u):{};const ie=new Set;for(const Y of ne)if(typeof Y=="string"||typeof Y=="number"||
typeof Y=="symbol"){if(ie.add(typeof Y=="number"?Y.toString():Y),Y==="__proto__")continue;const Oe=r.keyType._zod.run({value:Y,
issues:[]},u);if(Oe instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(Oe.issues.
length){i.issues.push({code:"invalid_key",origin:"record",issues:Oe.issues.map($e=>E.iR($e,u,b.$W())),input:Y,path:[Y],inst:t});
continue}const Pe=Oe.value;if(Pe==="__proto__")continue;const ze=r.valueType._zod.run({value:z[Y],issues:[]},u);ze instanceof
Promise?B.push(ze.then($e=>{$e.issues.length&&i.issues.push(...E.lQ(Y,$e.issues)),i.value[Pe]=$e.value})):(ze.issues.length&&
i.issues.push(...E.lQ(Y,ze.issues)),i.value[Pe]=ze.value)}let H;for(const Y in z)if(!ie.has(Y))if(r.mode==="loose"){if(Y===
"__proto__")continue;i.value[Y]=z[Y]}else H=H??[],H.push(Y);H&&H.length>0&&i.issues.push({code:"unrecognized_keys",input:z,
inst:t,keys:H,continue:!0})}else{i.value=o?o.alloc(t,i,{},u):{};let ie;for(const H of Reflect.ownKeys(z)){if(H==="__prot\
o__"||!Object.prototype.propertyIsEnumerable.call(z,H))continue;let Y=r.keyType._zod.run({value:H,issues:[]},u);if(Y instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof H=="string"&&W.ai.test(H)&&Y.issues.
length){const $e=r.keyType._zod.run({value:Number(H),issues:[]},u);if($e instanceof Promise)throw new Error("Async schem\
as not supported in object keys currently");$e.issues.length===0&&(Y=$e)}if(Y.issues.length){r.mode==="loose"?i.value[H]=
z[H]:ne?(ie=ie??[],ie.push(H)):i.issues.push({code:"invalid_key",origin:"record",issues:Y.issues.map($e=>E.iR($e,u,b.$W())),
input:H,path:[H],inst:t});continue}const Pe=Y.value;if(Pe==="__proto__")continue;const ze=r.valueType._zod.run({value:z[H],
issues:[]},u);ze instanceof Promise?B.push(ze.then($e=>{$e.issues.length&&i.issues.push(...E.lQ(H,$e.issues)),i.value[Pe]=
$e.value})):(ze.issues.length&&i.issues.push(...E.lQ(H,ze.issues)),i.value[Pe]=ze.value)}ie&&ie.length>0&&i.issues.push(
{code:"unrecognized_keys",input:z,inst:t,keys:ie,continue:!0})}return B.length?Promise.all(B).then(()=>i):i}}),jt=null;function un(t,r,o,i,u,z,B){
t.issues.length&&(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.push({code:"\
invalid_key",origin:"map",input:u,inst:z,issues:t.issues.map(ne=>util.finalizeIssue(ne,B,core.config()))})),r.issues.length&&
(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,r.issues)):o.issues.push({origin:"map",code:"i\
nvalid_element",input:u,inst:z,key:i,issues:r.issues.map(ne=>util.finalizeIssue(ne,B,core.config()))})),o.value.set(t.value,
r.value)}const cn=null;function Ln(t,r){t.issues.length&&r.issues.push(...t.issues),r.value.add(t.value)}const en=b.xI("\
$ZodEnum",(t,r)=>{R.init(t,r);const o=E.w5(r.entries),i=new Set(o);t._zod.values=i,E.v5(t,"pattern",u=>{const z=E.w5(u.def.
entries).filter(B=>E.qQ.has(typeof B));return new RegExp(z.length?`^(${z.map(B=>E.sD(B.toString())).join("|")})$`:"^[^\\s\
\\S]$")}),t._zod.parse=(u,z)=>{const B=u.value;return i.has(B)||u.issues.push({code:"invalid_value",values:o,input:B,inst:t}),
u}}),$n=b.xI("$ZodLiteral",(t,r)=>{R.init(t,r);const o=new Set(r.values);t._zod.values=o,E.v5(t,"pattern",i=>{const u=i.
def.values;return new RegExp(u.length?`^(${u.map(z=>typeof z=="string"?E.sD(z):z?E.sD(z.toString()):String(z)).join("|")}\
)$`:"^[^\\s\\S]$")}),t._zod.parse=(i,u)=>{const z=i.value;return o.has(z)||i.issues.push({code:"invalid_value",values:r.
values,input:z,inst:t}),i}}),an=null,zn=b.xI("$ZodTransform",(t,r)=>{R.init(t,r),t._zod.optin="optional",b.cr.memoizer?.
guard(t),t._zod.parse=(o,i)=>{if(i.direction==="backward")throw new b.cV(t.constructor.name);const u=r.transform(o.value,
o);if(i.async)return(u instanceof Promise?u:Promise.resolve(u)).then(B=>(o.value=B,o));if(u instanceof Promise)throw new b.
GT;return o.value=u,o}});function Gt(t,r){return t.value=r.issues.length?void 0:r.value,t}const ln=b.xI("$ZodOptional",(t,r)=>{
R.init(t,r),E.v5(t,"optin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),t._zod.optout="optional",
E.v5(t,"values",o=>{const i=o.def.innerType._zod.values;return i?new Set([...i,void 0]):void 0}),E.v5(t,"pattern",o=>{const i=o.
def.innerType._zod.pattern;return i?new RegExp(`^(${E.p6(i.source)})?$`):void 0}),t._zod.parse=(o,i)=>{if(o.value===void 0){
if(r.innerType._zod.optin!=="defaulted")return o;const u=r.innerType._zod.run({value:o.value,issues:[]},i);return u instanceof
Promise?u.then(z=>Gt(o,z)):Gt(o,u)}return r.innerType._zod.run(o,i)}}),fn=b.xI("$ZodExactOptional",(t,r)=>{ln.init(t,r),
E.v5(t,"values",o=>o.def.innerType._zod.values),E.v5(t,"pattern",o=>o.def.innerType._zod.pattern),t._zod.parse=(o,i)=>r.
innerType._zod.run(o,i)}),Sn=b.xI("$ZodNullable",(t,r)=>{R.init(t,r),E.v5(t,"optin",o=>o.def.innerType._zod.optin),E.v5(
t,"optout",o=>o.def.innerType._zod.optout),E.v5(t,"pattern",o=>{const i=o.def.innerType._zod.pattern;return i?new RegExp(
`^(${E.p6(i.source)}|null)$`):void 0}),E.v5(t,"values",o=>o.def.innerType._zod.values?new Set([...o.def.innerType._zod.values,
null]):void 0),t._zod.parse=(o,i)=>o.value===null?o:r.innerType._zod.run(o,i)}),tn=b.xI("$ZodDefault",(t,r)=>{R.init(t,r),
t._zod.optin="defaulted",E.v5(t,"values",o=>o.def.innerType._zod.values),t._zod.parse=(o,i)=>{if(i.direction==="backward")
return r.innerType._zod.run(o,i);if(o.value===void 0)return o.value=r.defaultValue,o;const u=r.innerType._zod.run(o,i);return u instanceof
Promise?u.then(z=>dn(z,r)):dn(u,r)}});function dn(t,r){return t.value===void 0&&(t.value=r.defaultValue),t}const Wt=b.xI(
"$ZodPrefault",(t,r)=>{R.init(t,r),t._zod.optin="defaulted",E.v5(t,"values",o=>o.def.innerType._zod.values),t._zod.parse=
(o,i)=>(i.direction==="backward"||o.value===void 0&&(o.value=r.defaultValue),r.innerType._zod.run(o,i))}),pn=b.xI("$ZodN\
onOptional",(t,r)=>{R.init(t,r),E.v5(t,"values",o=>{const i=o.def.innerType._zod.values;return i?new Set([...i].filter(u=>u!==
void 0)):void 0}),t._zod.parse=(o,i)=>{const u=r.innerType._zod.run(o,i);return u instanceof Promise?u.then(z=>Ft(z,t)):
Ft(u,t)}});function Ft(t,r){return!t.issues.length&&t.value===void 0&&t.issues.push({code:"invalid_type",expected:"nonop\
tional",input:t.value,inst:r}),t}const An=null;function Ut(t,r,o,i){return r.issues.length?(t.value=o.catchValue({...r,value:t.
value,error:{issues:r.issues.map(u=>E.iR(u,i,b.$W()))},input:t.value}),t):(t.value=r.value,r.memo&&(t.memo=!0),t)}const wn=b.
xI("$ZodCatch",(t,r)=>{R.init(t,r),E.v5(t,"optin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),E.
v5(t,"optout",o=>o.def.innerType._zod.optout),E.v5(t,"values",o=>o.def.innerType._zod.values),t._zod.parse=(o,i)=>{if(i.
direction==="backward")return r.innerType._zod.run(o,i);const u=r.innerType._zod.run({value:o.value,issues:[]},i);return u instanceof
Promise?u.then(z=>Ut(o,z,r,i)):Ut(o,u,r,i)}}),hn=null,l=b.xI("$ZodPipe",(t,r)=>{R.init(t,r),E.v5(t,"values",o=>o.def.in.
_zod.values),E.v5(t,"optin",o=>o.def.in._zod.optin),E.v5(t,"optout",o=>o.def.out._zod.optout),E.v5(t,"propValues",o=>o.def.
in._zod.propValues),t._zod.parse=(o,i)=>{if(i.direction==="backward"){const z=r.out._zod.run(o,i);return z instanceof Promise?
z.then(B=>d(B,r.in,i)):d(z,r.in,i)}const u=r.in._zod.run(o,i);return u instanceof Promise?u.then(z=>d(z,r.out,i)):d(u,r.
out,i)}});function d(t,r,o){return t.issues.some(i=>i.code!=="unrecognized_keys")?(t.aborted=!0,t):r._zod.run({value:t.value,
issues:t.issues},o)}const se=null;function Me(t,r,o){if(t.issues.length)return t.aborted=!0,t;if((o.direction||"forward")===
"forward"){const u=r.transform(t.value,t);return u instanceof Promise?u.then(z=>it(t,z,r.out,o)):it(t,u,r.out,o)}else{const u=r.
reverseTransform(t.value,t);return u instanceof Promise?u.then(z=>it(t,z,r.in,o)):it(t,u,r.in,o)}}function it(t,r,o,i){return t.
issues.length?(t.aborted=!0,t):o._zod.run({value:r,issues:t.issues},i)}const dt=null,Dt=b.xI("$ZodReadonly",(t,r)=>{R.init(
t,r),E.v5(t,"propValues",o=>o.def.innerType._zod.propValues),E.v5(t,"values",o=>o.def.innerType._zod.values),E.v5(t,"opt\
in",o=>o.def.innerType?._zod?.optin),E.v5(t,"optout",o=>o.def.innerType?._zod?.optout),t._zod.parse=(o,i)=>{if(i.direction===
"backward")return r.innerType._zod.run(o,i);const u=r.innerType._zod.run(o,i);return u instanceof Promise?u.then(Nt):Nt(
u)}});function Nt(t){return t.memo||(t.value=Object.freeze(t.value)),t}function mn(t){const r=t._zod.def;let o=r.pattern,
i=!!r.format?.includes("int"),u,z;for(const ne of r.checks??[]){const ie=ne._zod.def;ie.pattern&&(o=ie.pattern),i||(i=!!ie.
format?.includes("int"));const H=ie.minimum??ie.length,Y=ie.maximum??ie.length;H!==void 0&&(u===void 0||H>u)&&(u=H),Y!==
void 0&&(z===void 0||Y<z)&&(z=Y)}if(o)return o.source;if(u!==void 0&&z!==void 0&&u>z)return"(?!)";if(u!==void 0||z!==void 0)
return regexes.string({minimum:u,maximum:z}).source;const B=t._zod.pattern;return(i&&B===regexes.number?regexes.integer:
B)?.source}function Pt(t){const r=t._zod.def,o=t._zod.pattern?.source,i=r.innerType??t._zod.innerType;if(i){const u=i._zod.
pattern?.source,z=Pt(i);return o&&u&&z&&z!==u?o.replace(util.cleanRegex(u),()=>util.cleanRegex(z)):o}if(r.options){const u=r.
options.map(Pt);if(u.every(Boolean))return`^(${u.map(z=>util.cleanRegex(z)).join("|")})$`}return mn(t)}const En=null,On=null,
Bt=null,xt=null,Jt=b.xI("$ZodCustom",(t,r)=>{k.QP.init(t,r),R.init(t,r),t._zod.parse=(o,i)=>o,t._zod.check=o=>{const i=o.
value,u=r.fn(i);if(u instanceof Promise)return u.then(z=>It(z,o,i,t));It(u,o,i,t)}});function It(t,r,o,i){if(!t){const u={
code:"custom",input:o,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&(u.params=i._zod.
def.params),r.issues.push(E.sn(u))}}}),87509:((qe,Se,Q)=>{Q.d(Se,{Lp:()=>te,OA:()=>he,Wb:()=>K,_S:()=>E,az:()=>W,jE:()=>Re,
uE:()=>me});var k=Q(29396),b=Q(54723);function w(m,..._){for(const g of _)for(const a of Reflect.ownKeys(g))Object.prototype.
propertyIsEnumerable.call(g,a)&&(0,b.Vy)(m,a,g[a]);return m}function W(m){let _=m?.target??"draft-2020-12";return _==="d\
raft-4"&&(_="draft-04"),_==="draft-7"&&(_="draft-07"),{processors:m.processors??{},metadataRegistry:m?.metadata??k.fd,target:_,
unrepresentable:m?.unrepresentable??"throw",override:m?.override??(()=>{}),io:m?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,
sharedEmitDoneFor:void 0,cycles:m?.cycles??"ref",reused:m?.reused??"inline",intersections:[],deferred:[],external:m?.external??
void 0}}function E(m,_,g,a,v){const S=typeof _.unrepresentable=="function"?_.unrepresentable({zodSchema:m,path:a.path,message:v}):
_.unrepresentable;if(S==="any")return!1;if(S===void 0||S==="throw")throw new Error(v);return Object.assign(g,S),!0}function te(m,_,g={
path:[],schemaPath:[]}){var a;const v=m._zod.def,S=_.seen.get(m);if(S)return S.count++,g.schemaPath.includes(m)&&(S.cycle=
g.path),S.schema;const O={schema:{},count:1,cycle:void 0,path:g.path};_.seen.set(m,O),_.sharedDefsExtractedFor=void 0,_.
sharedEmitDoneFor=void 0;const A=m._zod.toJSONSchema?.();if(A)O.schema=A;else{const fe={...g,schemaPath:[...g.schemaPath,
m],path:g.path};if(m._zod.processJSONSchema)m._zod.processJSONSchema(_,O.schema,fe);else{const j=O.schema,$=_.processors[v.
type];if(!$)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${v.type}`);$(m,_,j,fe)}const de=m._zod.
parent;de&&(O.ref||(O.ref=de),te(de,_,fe),_.seen.get(de).isParent=!0)}const F=_.metadataRegistry.get(m);return F&&w(O.schema,
F),_.io==="input"&&ye(m)&&(delete O.schema.examples,delete O.schema.default),_.io==="input"&&"_prefault"in O.schema&&((a=
O.schema).default??(a.default=O.schema._prefault)),delete O.schema._prefault,_.seen.get(m).schema}function R(m){return m.
replace(/~/g,"~0").replace(/\//g,"~1")}function K(m,_){const g=m.seen.get(_);if(!g)throw new Error("Unprocessed schema. \
This is a bug in Zod.");if(m.external&&m.sharedDefsExtractedFor===m.external)return;const a=new Map;for(const O of m.seen.
entries()){const A=m.metadataRegistry.get(O[0])?.id;if(A){const F=a.get(A);if(F&&F!==O[0])throw new Error(`Duplicate sch\
ema id "${A}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted toge\
ther.`);a.set(A,O[0])}}const v=O=>{const A=m.target==="draft-2020-12"?"$defs":"definitions";if(m.external){const de=m.external.
registry.get(O[0])?.id,j=m.external.uri??(V=>V);if(de)return{ref:j(de)};const $=O[1].defId??O[1].schema.id??`schema${m.counter++}`;
return O[1].defId=$,{defId:$,ref:`${j("__shared")}#/${A}/${R($)}`}}const F="#",G=`${F}/${A}/`;if(O[1]===g&&!O[1].schema.
id)return{ref:F};const fe=O[1].schema.id??`__schema${m.counter++}`;return{defId:fe,ref:G+R(fe)}},S=O=>{if(O[1].schema.$ref)
return;const A=O[1],{ref:F,defId:G}=v(O);A.def={...A.schema},G&&(A.defId=G);const fe=A.schema;for(const de in fe)delete fe[de];
fe.$ref=F};if(m.cycles==="throw")for(const O of m.seen.entries()){const A=O[1];if(A.cycle)throw new Error(`Cycle detecte\
d: #/${A.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const O of m.seen.entries()){const A=O[1];
if(_===O[0]){S(O);continue}if(m.external){const G=m.external.registry.get(O[0])?.id;if(_!==O[0]&&G){S(O);continue}}if(m.
metadataRegistry.get(O[0])?.id){S(O);continue}if(A.cycle){S(O);continue}A.count>1&&m.reused==="ref"&&S(O)}m.external&&(m.
sharedDefsExtractedFor=m.external)}function oe(m){const _=m.anyOf;if(!Array.isArray(_)||_.length===0||m.type!==void 0)return;
const g=[];for(const a of _){if(!a||typeof a!="object")return;oe(a);const v=Object.keys(a);if(v.length!==1||v[0]!=="type")
return;const S=a.type;for(const O of Array.isArray(S)?S:[S]){if(typeof O!="string")return;g.includes(O)||g.push(O)}}delete m.
anyOf,m.type=g.length===1?g[0]:g}const ce=new Set(["type","properties","required","additionalProperties"]),ue=["oneOf","\
anyOf"];function re(m){const _=m.additionalProperties;return _===void 0||_===!1||typeof _!="object"||_===null?null:Object.
keys(_).length?_:null}function _e(m){const _=[];for(const S of m){if(typeof S!="object"||S.type!=="object")return null;for(const O in S)
if(!ce.has(O))return null;_.push(S)}const g={},a=new Set;for(const S of _){for(const O in S.properties){if(Object.prototype.
hasOwnProperty.call(g,O))continue;const A=[];for(const G of _){const fe=G.properties?.[O]??re(G);fe!=null&&(A.some(de=>JSON.
stringify(de)===JSON.stringify(fe))||A.push(fe))}const F=A.length===1?A[0]:_e(A)??{allOf:A};(0,b.Vy)(g,O,F)}for(const O of S.
required??[])a.add(O)}const v={type:"object",properties:g};if(a.size&&(v.required=[...a]),_.every(S=>S.additionalProperties===
!1))v.additionalProperties=!1;else{const S=[];for(const O of _){const A=re(O);A&&!S.some(F=>JSON.stringify(F)===JSON.stringify(
A))&&S.push(A)}S.length===1?v.additionalProperties=S[0]:S.length>1&&(v.additionalProperties={allOf:S})}return v}function we(m){
const _=m.allOf;if(!Array.isArray(_)||_.length<2)return;for(const v of ce)if(v in m)return;const g=_.filter(v=>ue.some(S=>Array.
isArray(v[S])));let a=null;if(!g.length)a=_e(_);else{const v=g[0],S=ue.find(F=>Array.isArray(v[F]));if(Object.keys(v).length!==
1)return;const O=_.filter(F=>F!==v),A=v[S].map(F=>_e([...O,F]));if(A.some(F=>!F))return;a={[S]:A}}a&&(delete m.allOf,w(m,
a))}function Re(m,_){const g=m.seen.get(_);if(!g)throw new Error("Unprocessed schema. This is a bug in Zod.");const a=A=>{
const F=m.seen.get(A);if(F.ref===null)return;const G=F.def??F.schema,fe={...G},de=F.ref;if(F.ref=null,de){a(de);const $=m.
seen.get(de),V=$.schema;if(V.$ref&&(m.target==="draft-07"||m.target==="draft-04"||m.target==="openapi-3.0")?(G.allOf=G.allOf??
[],G.allOf.push(V)):w(G,V),w(G,fe),A._zod.parent===de)for(const le in G)le==="$ref"||le==="allOf"||le in fe||delete G[le];
if(V.$ref&&$.def)for(const le in G)le==="$ref"||le==="allOf"||le in $.def&&JSON.stringify(G[le])===JSON.stringify($.def[le])&&
delete G[le]}const j=A._zod.parent;if(j&&j!==de){a(j);const $=m.seen.get(j);if($?.schema.$ref&&(G.$ref=$.schema.$ref,$.def))
for(const V in G)V==="$ref"||V==="allOf"||V in $.def&&JSON.stringify(G[V])===JSON.stringify($.def[V])&&delete G[V]}m.override(
{zodSchema:A,jsonSchema:G,path:F.path??[]})};if(!m.external||m.sharedEmitDoneFor!==m.external){for(const A of[...m.seen.
entries()].reverse())a(A[0]);if(m.target!=="openapi-3.0")for(const A of m.seen.entries())oe(A[1].def??A[1].schema);for(const A of m.
deferred)A();if(m.intersections.length){const A=new Map;for(const F of m.seen.values())for(const G of[F.schema,F.def]){const fe=G?.
allOf;if(!Array.isArray(fe))continue;const de=A.get(fe);de?de.push(G):A.set(fe,[G])}for(const F of m.intersections)for(const G of A.
get(F)??[])we(G)}}const v={};if(m.target==="draft-2020-12"?v.$schema="https://json-schema.org/draft/2020-12/schema":m.target===
"draft-07"?v.$schema="http://json-schema.org/draft-07/schema#":m.target==="draft-04"?v.$schema="http://json-schema.org/d\
raft-04/schema#":m.target,m.external?.uri){const A=m.external.registry.get(_)?.id;if(!A)throw new Error("Schema is missi\
ng an `id` property");v.$id=m.external.uri(A)}w(v,g.defId?g.schema:g.def??g.schema);const S=m.metadataRegistry.get(_)?.id;
S!==void 0&&v.id===S&&delete v.id;const O=m.external?.defs??{};if(!m.external||m.sharedEmitDoneFor!==m.external)for(const A of m.
seen.entries()){const F=A[1];F.def&&F.defId&&(F.def.id===F.defId&&delete F.def.id,(0,b.Vy)(O,F.defId,F.def))}m.external&&
(m.sharedEmitDoneFor=m.external),m.external||Object.keys(O).length>0&&(m.target==="draft-2020-12"?v.$defs=O:v.definitions=
O);try{const A=JSON.parse(JSON.stringify(v));return Object.defineProperty(A,"~standard",{value:{..._["~standard"],jsonSchema:{
input:me(_,"input",m.processors),output:me(_,"output",m.processors)}},enumerable:!1,writable:!1}),A}catch{throw new Error(
"Error converting schema to JSON.")}}function ye(m,_){const g=_??{seen:new Set};if(g.seen.has(m))return!1;g.seen.add(m);
const a=m._zod.def;if(a.type==="transform")return!0;if(a.type==="array")return ye(a.element,g);if(a.type==="set")return ye(
a.valueType,g);if(a.type==="lazy")return ye(a.getter(),g);if(a.type==="promise"||a.type==="optional"||a.type==="nonoptio\
nal"||a.type==="nullable"||a.type==="readonly"||a.type==="default"||a.type==="prefault"||a.type==="catch")return ye(a.innerType,
g);if(a.type==="intersection")return ye(a.left,g)||ye(a.right,g);if(a.type==="record"||a.type==="map")return ye(a.keyType,
g)||ye(a.valueType,g);if(a.type==="pipe")return m._zod.traits.has("$ZodCodec")?!0:ye(a.in,g)||ye(a.out,g);if(a.type==="o\
bject"){for(const v in a.shape)if(ye(a.shape[v],g))return!0;return!1}if(a.type==="union"){for(const v of a.options)if(ye(
v,g))return!0;return!1}if(a.type==="tuple"){for(const v of a.items)if(ye(v,g))return!0;return!!(a.rest&&ye(a.rest,g))}return!1}
const he=(m,_={})=>g=>{const a=W({...g,processors:_});return te(m,a),K(a,m),Re(a,m)},me=(m,_,g={})=>a=>{const{libraryOptions:v,
target:S}=a??{},O=W({...v??{},target:S,io:_,processors:g});return te(m,O),K(O,m),Re(O,m)}}),54723:((qe,Se,Q)=>{Q.d(Se,{A2:()=>ve,
B7:()=>N,GW:()=>P,Gv:()=>X,LG:()=>Re,MO:()=>_,NM:()=>Xe,NR:()=>He,O7:()=>c,OH:()=>St,PO:()=>re,QH:()=>yt,Qd:()=>Ie,Rc:()=>I,
SS:()=>qt,UQ:()=>j,Up:()=>D,Vy:()=>m,W0:()=>st,X:()=>Qt,X$:()=>Ne,Yv:()=>$,cJ:()=>et,cl:()=>_e,d3:()=>q,gx:()=>V,h1:()=>We,
hI:()=>le,hi:()=>At,iR:()=>Ue,jD:()=>at,jw:()=>oe,k8:()=>ce,lQ:()=>Ae,mw:()=>_t,o8:()=>Be,ol:()=>nt,p6:()=>we,qQ:()=>ct,
qh:()=>De,rL:()=>Ke,sD:()=>Ve,sn:()=>y,un:()=>gt,v5:()=>Yt,w5:()=>K,yG:()=>Ze,zH:()=>Fe,zM:()=>A});var k=Q(88532);function b(s){
return s}function w(s){return s}function W(){return s=>s}function E(s){}function te(s){throw new Error("Unexpected value\
 in exhaustive check")}function R(s){}function K(s){const f=Object.values(s).filter(M=>typeof M=="number");return Object.
entries(s).filter(([M,be])=>f.indexOf(+M)===-1).map(([M,be])=>be)}function oe(s,f="|"){return s.map(Z=>N(Z)).join(f)}function ce(s,f){
return typeof f=="bigint"?f.toString():f}class ue{constructor(f){this._getter=f,this._value=void 0}get value(){const f=this.
_getter;return f!==void 0&&(this._value=f(),this._getter=void 0),this._value}}function re(s){return new ue(s)}function _e(s){
return s==null}function we(s){const f=s.startsWith("^")?1:0,Z=s.endsWith("$")?s.length-1:s.length;return s.slice(f,Z)}function Re(s,f){
const Z=s/f,M=Math.round(Z),be=4*Number.EPSILON*Math.max(Math.abs(Z),1);return Math.abs(Z-M)<be?0:Z-M}const ye=null;function he(s,f,Z){
let M;Object.defineProperty(s,f,{get(){if(M!==ye)return M===void 0&&(M=ye,M=Z()),M},set(be){Object.defineProperty(s,f,{value:be})},
configurable:!0})}function me(s){return Object.create(Object.getPrototypeOf(s),Object.getOwnPropertyDescriptors(s))}function m(s,f,Z){
Object.defineProperty(s,f,{value:Z,writable:!0,enumerable:!0,configurable:!0})}function _(s){const f=Object.getOwnPropertyDescriptor(
s,"shape");return f?.get?f.get.raw:f?.value}function g(s){return _(s._zod.def)??s._zod.def.shape}function a(s,f,Z){Object.
defineProperty(s,f,{get(){const M=Z();return m(this,f,M),M},enumerable:!0,configurable:!0})}function v(s,f,Z){f in s?m(s,
f,Z):s[f]=Z}function S(s,f,Z,M){const be=g(f);for(const xe of Z){const vt=Object.getOwnPropertyDescriptor(be,xe);vt.enumerable&&
(vt.get?a(s,xe,()=>{const ht=f._zod.def.shape[xe];return M?M(ht,xe):ht}):v(s,xe,M?M(vt.value,xe):vt.value))}}function O(s,f){
for(const Z of Reflect.ownKeys(f)){const M=Object.getOwnPropertyDescriptor(f,Z);M.enumerable&&(M.get?a(s,Z,()=>f[Z]):v(s,
Z,M.value))}}function A(...s){const f={};for(const Z of s){const M=Object.getOwnPropertyDescriptors(Z);Object.assign(f,M)}
return Object.defineProperties({},f)}function F(s){return A(s._zod.def)}function G(s,f){return f?f.reduce((Z,M)=>Z?.[M],
s):s}function fe(s){const f=Object.keys(s),Z=f.map(M=>s[M]);return Promise.all(Z).then(M=>{const be={};for(let xe=0;xe<f.
length;xe++)be[f[xe]]=M[xe];return be})}function de(s=10){const f="abcdefghijklmnopqrstuvwxyz";let Z="";for(let M=0;M<s;M++)
Z+=f[Math.floor(Math.random()*f.length)];return Z}function j(s){return JSON.stringify(s)}function $(s){return s.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const V="captureStackTrace"in Error?Error.
captureStackTrace:(...s)=>{};function X(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)}const le=re(()=>{if(k.
cr.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{const s=Function;return new s(
""),!0}catch{return!1}});function Ie(s){if(X(s)===!1)return!1;const f=s.constructor;if(f===void 0||typeof f!="function")
return!0;const Z=f.prototype;return!(X(Z)===!1||Object.prototype.hasOwnProperty.call(Z,"isPrototypeOf")===!1)}function Ze(s){
return Ie(s)?{...s}:Array.isArray(s)?[...s]:s instanceof Map?new Map(s):s instanceof Set?new Set(s):s}function ge(s){let f=0;
for(const Z in s)Object.prototype.hasOwnProperty.call(s,Z)&&f++;return f}const Je=s=>{const f=typeof s;switch(f){case"un\
defined":return"undefined";case"string":return"string";case"number":return Number.isNaN(s)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(s)?"array":s===null?"null":s.then&&typeof s.then=="function"&&s.catch&&typeof s.catch=="function"?"promise":typeof Map<
"u"&&s instanceof Map?"map":typeof Set<"u"&&s instanceof Set?"set":typeof Date<"u"&&s instanceof Date?"date":typeof File<
"u"&&s instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${f}`)}},ct=new Set(["string","number",
"symbol"]),ot=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Ve(s){return s.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function Be(s,f,Z){const M=new s._zod.constr(f??s._zod.def);return(!f||Z?.parent)&&(M._zod.parent=s),M}function ve(s){
const f=s;if(!f)return{};if(typeof f=="string")return{error:()=>f};if(f?.message!==void 0){if(f?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");f.error=f.message}return delete f.message,typeof f.error=="string"?{
...f,error:()=>f.error}:f}function ke(s){let f;return new Proxy({},{get(Z,M,be){return f??(f=s()),Reflect.get(f,M,be)},set(Z,M,be,xe){
return f??(f=s()),Reflect.set(f,M,be,xe)},has(Z,M){return f??(f=s()),Reflect.has(f,M)},deleteProperty(Z,M){return f??(f=
s()),Reflect.deleteProperty(f,M)},ownKeys(Z){return f??(f=s()),Reflect.ownKeys(f)},getOwnPropertyDescriptor(Z,M){return f??
(f=s()),Reflect.getOwnPropertyDescriptor(f,M)},defineProperty(Z,M,be){return f??(f=s()),Reflect.defineProperty(f,M,be)}})}
function N(s){return typeof s=="bigint"?s.toString()+"n":typeof s=="string"?`"${s}"`:`${s}`}function Xe(s){return Object.
keys(s).filter(f=>s[f]._zod.optin!==void 0&&s[f]._zod.optout==="optional")}const Fe={safeint:[Number.MIN_SAFE_INTEGER,Number.
MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},He={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[
BigInt(0),BigInt("18446744073709551615")]};function D(s,f){const Z=s._zod.def,M=Z.checks;if(M&&M.length>0)throw new Error(
".pick() cannot be used on object schemas containing refinements");const xe={};return S(xe,s,L(s,f)),Be(s,A(Z,{shape:xe,
checks:[]}))}function L(s,f){const Z=g(s),M=[];for(const be of Reflect.ownKeys(f)){if(!Object.getOwnPropertyDescriptor(Z,
be)?.enumerable)throw new Error(`Unrecognized key: "${String(be)}"`);f[be]&&M.push(be)}return M}function et(s,f){const Z=s.
_zod.def,M=Z.checks;if(M&&M.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");
const xe=new Set(L(s,f)),vt={};return S(vt,s,Reflect.ownKeys(g(s)).filter(ht=>!xe.has(ht))),Be(s,A(Z,{shape:vt,checks:[]}))}
function Ne(s,f){if(!Ie(f))throw new Error("Invalid input to extend: expected a plain object");const Z=s._zod.def.checks;
if(Z&&Z.length>0){const be=g(s);for(const xe of Reflect.ownKeys(f))if(Object.getOwnPropertyDescriptor(be,xe)!==void 0)throw new Error(
"Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return Be(s,A(s._zod.def,
{shape:Ye(s,f)}))}function Ye(s,f){const Z={};return S(Z,s,Reflect.ownKeys(g(s))),O(Z,f),Z}function st(s,f){if(!Ie(f))throw new Error(
"Invalid input to safeExtend: expected a plain object");return Be(s,A(s._zod.def,{shape:Ye(s,f)}))}function We(s,f){if(!f?.
_zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
if(s._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .saf\
eExtend() instead.");const Z={};S(Z,s,Reflect.ownKeys(g(s))),S(Z,f,Reflect.ownKeys(g(f)));const M=A(s._zod.def,{shape:Z,
get catchall(){return f._zod.def.catchall},checks:f._zod.def.checks??[]});return Be(s,M)}function St(s,f,Z,M="partial"){
const xe=f._zod.def.checks;if(xe&&xe.length>0)throw new Error(`.${M}() cannot be used on object schemas containing refin\
ements`);const ht=Z?new Set(L(f,Z)):void 0,Ot={};return S(Ot,f,Reflect.ownKeys(g(f)),s&&((jt,un)=>ht&&!ht.has(un)?jt:new s(
{type:"optional",innerType:jt}))),Be(f,A(f._zod.def,{shape:Ot,checks:[]}))}function _t(s,f,Z){const M=Z?new Set(L(f,Z)):
void 0,be={};return S(be,f,Reflect.ownKeys(g(f)),(xe,vt)=>M&&!M.has(vt)?xe:new s({type:"nonoptional",innerType:xe})),Be(
f,A(f._zod.def,{shape:be}))}function yt(s,f=0){if(s.aborted===!0)return!0;for(let Z=f;Z<s.issues.length;Z++)if(s.issues[Z]?.
continue!==!0)return!0;return!1}function Ke(s,f=0){if(s.aborted===!0)return!0;for(let Z=f;Z<s.issues.length;Z++)if(s.issues[Z]?.
continue===!1)return!0;return!1}function Ae(s,f){return f.map(Z=>{var M;return(M=Z).path??(M.path=[]),Z.path.unshift(s),
Z})}function pt(s){return typeof s=="string"?s:s?.message}function At(s){const f=[];for(const Z of s??[]){const M=Z._zod.
def;if(!/_(length|size)$|_equals$/.test(M.check))break;const be=M.maximum??M.length??M.size;be>=0&&f.push([be,Z])}return f}
function q(s,f,Z){var M;for(let be=f;be<s.length;be++)(M=s[be]).schema??(M.schema=Z)}function Ue(s,f,Z){var M;const be=s.
inst?._zod?.traits;be?.has("$ZodType")&&(be.has("$ZodCheck")?(M=s).schema??(M.schema=s.inst):s.schema=s.inst);const xe=s.
schema!==s.inst?s.schema?._zod.def?.error:void 0,vt=s.message?s.message:pt(s.inst?._zod.def?.error?.(s))??pt(xe?.(s))??pt(
f?.error?.(s))??pt(Z.customError?.(s))??pt(Z.localeError?.(s))??"Invalid input",ht={};for(const Ot of Object.keys(s))Ot===
"inst"||Ot==="schema"||Ot==="continue"||Ot==="input"||Ot==="__proto__"||(ht[Ot]=s[Ot]);return ht.path??(ht.path=[]),ht.message=
vt,f?.reportInput&&(ht.input=s.input),ht}function ee(s){return s instanceof Set?"set":s instanceof Map?"map":s instanceof
File?"file":"unknown"}const p=/[\uD800-\uDBFF]/;function c(s){const f=s.length;if(!p.test(s))return f;let Z=f;for(let M=0;M<
f-1;M++)(s.charCodeAt(M)&64512)===55296&&(s.charCodeAt(M+1)&64512)===56320&&(Z--,M++);return Z}function I(s){return Array.
isArray(s)?"array":typeof s=="string"?"string":"unknown"}function P(s){const f=typeof s;switch(f){case"number":return Number.
isNaN(s)?"nan":"number";case"object":{if(s===null)return"null";if(Array.isArray(s))return"array";const Z=s;if(Z&&Object.
getPrototypeOf(Z)!==Object.prototype&&"constructor"in Z&&Z.constructor)return Z.constructor.name}}return f}function y(...s){
const[f,Z,M]=s;return typeof f=="string"?{message:f,code:"custom",input:Z,inst:M}:{...f}}function T(s){return Object.entries(
s).filter(([f,Z])=>Number.isNaN(Number.parseInt(f,10))).map(f=>f[1])}function J(s){const f=atob(s),Z=new Uint8Array(f.length);
for(let M=0;M<f.length;M++)Z[M]=f.charCodeAt(M);return Z}function Ee(s){let f="";for(let Z=0;Z<s.length;Z++)f+=String.fromCharCode(
s[Z]);return btoa(f)}function ae(s){const f=s.replace(/-/g,"+").replace(/_/g,"/"),Z="=".repeat((4-f.length%4)%4);return J(
f+Z)}function Le(s){return Ee(s).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Te(s){const f=s.replace(
/^0x/,"");if(f.length%2!==0)throw new Error("Invalid hex string length");const Z=new Uint8Array(f.length/2);for(let M=0;M<
f.length;M+=2)Z[M/2]=Number.parseInt(f.slice(M,M+2),16);return Z}function tt(s){return Array.from(s).map(f=>f.toString(16).
padStart(2,"0")).join("")}class Ce{constructor(...f){}}function nt(s,f){for(const Z in f){const M=Object.getOwnPropertyDescriptor(
f,Z);M.get?Object.defineProperty(s,Z,{...M,enumerable:!1}):rt(s,Z,M.value)}}function De(s,f,Z,M=!0){return Object.defineProperty(
s,f,{configurable:!0,writable:!0,enumerable:M,value:Z}),Z}function at(s,f,Z){return De(s,f,Z,!1)}function gt(s,f){for(const Z in s){
const M=s[Z];Object.defineProperty(f,Z,{configurable:!0,enumerable:!0,get(){return De(this,Z,M(this))},set(be){De(this,Z,
be)}})}return f}function rt(s,f,Z){Object.defineProperty(s,f,{configurable:!0,get(){return this==null?Z:De(this,f,Z.bind(
this))},set(M){De(this,f,M)}})}function Lt(s,f){const Z=Object.getPrototypeOf(s);return f in Z?void 0:Z}let Zt,wt=!1;const Et={
configurable:!0,get(){wt=!0}};function Yt(s,f,Z){const M=Object.getPrototypeOf(s._zod);if(f in M&&Zt!==s._zod){Zt=void 0;
return}Zt=s._zod,Object.defineProperty(M,f,{configurable:!0,get(){Object.defineProperty(this,f,Et);const be=wt;wt=!1;try{
const xe=Z(this);return wt?delete this[f]:Object.defineProperty(this,f,{configurable:!0,writable:!0,value:xe}),wt=wt||be,
xe}catch(xe){throw delete this[f],wt=wt||be,xe}},set(be){Object.defineProperty(this,f,{configurable:!0,writable:!0,value:be})}})}
function Qt(s,f,Z,M){const be=Lt(s,f);be&&Object.defineProperty(be,f,{configurable:!0,get(){const xe={configurable:!0,writable:!0,
enumerable:M,value:void 0};return Object.defineProperty(this,f,xe),xe.value=Z(this),Object.defineProperty(this,f,xe),xe.
value},set(xe){Object.defineProperty(this,f,{configurable:!0,writable:!0,enumerable:M,value:xe})}})}const sn="~constantC\
atch";function qt(s){const f=()=>s;return f[sn]=!0,f}})};
