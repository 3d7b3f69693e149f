var ye=Object.defineProperty;var S=(ne,k)=>ye(ne,"name",{value:k,configurable:!0});export const id=6,ids=[6],modules={14006:((ne,k,P)=>{const F=P(98016),$=P(64059);function j(q,p,f=!1){return p&&(p.windows===
null||p.windows===void 0)&&(p={...p,windows:$.isWindows()}),F(q,p,f)}S(j,"picomatch"),Object.assign(j,F),ne.exports=j}),
5595:(ne=>{const P="[^\\\\/]",f="(?=.)",a="[^/]",l="(?:\\/|$)",E="(?:^|\\/)",C=`\\.{1,2}${l}`,L="(?!\\.)",X=`(?!${E}${C}\
)`,U=`(?!\\.{0,1}${l})`,I=`(?!${C})`,W="[^.\\/]",fe=`${a}*?`,re={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",
SLASH_LITERAL:"\\/",ONE_CHAR:f,QMARK:a,END_ANCHOR:l,DOTS_SLASH:C,NO_DOT:L,NO_DOTS:X,NO_DOT_SLASH:U,NO_DOTS_SLASH:I,QMARK_NO_DOT:W,
STAR:fe,START_ANCHOR:E,SEP:"/"},V={...re,SLASH_LITERAL:"[\\\\/]",QMARK:P,STAR:`${P}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",
NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"\
(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},r={
__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\
\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"\
A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};ne.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:r,
REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,
REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,
REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,
CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,
CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,
CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,
CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,
CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,
CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,
CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(c){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${c.STAR})`},"?":{
type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{
type:"at",open:"(?:",close:")"}}},globChars(c){return c===!0?V:re}}}),78265:((ne,k,P)=>{const F=P(5595),$=P(64059),{MAX_LENGTH:j,
POSIX_REGEX_SOURCE:q,REGEX_NON_SPECIAL_CHARS:p,REGEX_SPECIAL_CHARS_BACKREF:f,REPLACEMENTS:a}=F,l=S((r,c)=>{if(typeof c.expandRange==
"function")return c.expandRange(...r,c);r.sort();const e=`[${r.join("-")}]`;try{new RegExp(e)}catch{return r.map(_=>$.escapeRegex(
_)).join("..")}return e},"expandRange"),E=S((r,c)=>`Missing ${r}: "${c}" - use "\\\\${c}" to match literal characters`,"\
syntaxError"),C=S(r=>{const c=[];let e=0,g=0,_=0,R="",i=!1;for(const A of r){if(i===!0){R+=A,i=!1;continue}if(A==="\\"){
R+=A,i=!0;continue}if(A==='"'){_=_===1?0:1,R+=A;continue}if(_===0){if(A==="[")e++;else if(A==="]"&&e>0)e--;else if(e===0){
if(A==="(")g++;else if(A===")"&&g>0)g--;else if(A==="|"&&g===0){c.push(R),R="";continue}}}R+=A}return c.push(R),c},"spli\
tTopLevel"),L=S(r=>{let c=!1;for(const e of r){if(c===!0){c=!1;continue}if(e==="\\"){c=!0;continue}if(/[?*+@!()[\]{}]/.test(
e))return!1}return!0},"isPlainBranch"),X=S(r=>{let c=r.trim(),e=!0;for(;e===!0;)e=!1,/^@\([^\\()[\]{}|]+\)$/.test(c)&&(c=
c.slice(2,-1),e=!0);if(L(c))return c.replace(/\\(.)/g,"$1")},"normalizeSimpleBranch"),U=S(r=>{const c=r.map(X).filter(Boolean);
for(let e=0;e<c.length;e++)for(let g=e+1;g<c.length;g++){const _=c[e],R=c[g],i=_[0];if(!(!i||_!==i.repeat(_.length)||R!==
i.repeat(R.length))&&(_===R||_.startsWith(R)||R.startsWith(_)))return!0}return!1},"hasRepeatedCharPrefixOverlap"),I=S((r,c=!0)=>{
if(r[0]!=="+"&&r[0]!=="*"||r[1]!=="(")return;let e=0,g=0,_=0,R=!1;for(let i=1;i<r.length;i++){const A=r[i];if(R===!0){R=
!1;continue}if(A==="\\"){R=!0;continue}if(A==='"'){_=_===1?0:1;continue}if(_!==1){if(A==="["){e++;continue}if(A==="]"&&e>
0){e--;continue}if(!(e>0)){if(A==="("){g++;continue}if(A===")"&&(g--,g===0))return c===!0&&i!==r.length-1?void 0:{type:r[0],
body:r.slice(2,i),end:i}}}}},"parseRepeatedExtglob"),W=S(r=>`${r.length===1?$.escapeRegex(r[0]):`[${r.map(e=>$.escapeRegex(
e)).join("")}]`}*`,"buildCharClassStar"),fe=S(r=>{let c=0;const e=[];for(;c<r.length;){const g=I(r.slice(c),!1);if(!g||g.
type!=="*")return;const _=C(g.body).map(i=>i.trim());if(_.length!==1)return;const R=X(_[0]);if(!R||R.length!==1)return;e.
push(R),c+=g.end+1}if(!(e.length<1))return e},"getStarExtglobSequenceChars"),J=S(r=>{let c=0,e=r.trim(),g=I(e);for(;g;)c++,
e=g.body.trim(),g=I(e);return c},"repeatedExtglobRecursion"),re=S((r,c)=>{if(c.maxExtglobRecursion===!1)return{risky:!1};
const e=typeof c.maxExtglobRecursion=="number"?c.maxExtglobRecursion:F.DEFAULT_MAX_EXTGLOB_RECURSION,g=C(r).map(A=>A.trim());
if(g.length>1&&(g.some(A=>A==="")||g.some(A=>/^[*?]+$/.test(A))||U(g)))return{risky:!0};const _=[];let R=!1,i=!0;for(const A of g){
const B=fe(A);if(B){R=!0,_.push(...B);continue}const K=X(A);if(K&&K.length===1){_.push(K);continue}if(i=!1,J(A)>e)return{
risky:!0}}return R?i?{risky:!0,safeOutput:W([...new Set(_)])}:{risky:!0}:{risky:!1}},"analyzeRepeatedExtglob"),V=S((r,c)=>{
if(typeof r!="string")throw new TypeError("Expected a string");r=a[r]||r;const e={...c},g=typeof e.maxLength=="number"?Math.
min(j,e.maxLength):j;let _=r.length;if(_>g)throw new SyntaxError(`Input length: ${_}, exceeds maximum allowed length: ${g}`);
const R={type:"bos",value:"",output:e.prepend||""},i=[R],A=e.capture?"":"?:",B=F.globChars(e.windows),K=F.extglobChars(B),
{DOT_LITERAL:v,PLUS_LITERAL:oe,SLASH_LITERAL:ee,ONE_CHAR:ae,DOTS_SLASH:N,NO_DOT:pe,NO_DOT_SLASH:Re,NO_DOTS_SLASH:ce,QMARK:H,
QMARK_NO_DOT:ie,STAR:_e,START_ANCHOR:Z}=B,Q=S(o=>`(${A}(?:(?!${Z}${o.dot?N:v}).)*?)`,"globstar"),te=e.dot?"":pe,h=e.dot?
H:ie;let b=e.bash===!0?Q(e):_e;e.capture&&(b=`(${b})`),typeof e.noext=="boolean"&&(e.noextglob=e.noext);const t={input:r,
index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,
globstar:!1,tokens:i};r=$.removePrefix(r,t),_=r.length;const z=[],D=[],w=[];let n=R,s;const ue=S(()=>t.index===_-1,"eos"),
y=t.peek=(o=1)=>r[t.index+o],Y=t.advance=()=>r[++t.index]||"",se=S(()=>r.slice(t.index+1),"remaining"),G=S((o="",m=0)=>{
t.consumed+=o,t.index+=m},"consume"),Se=S(o=>{t.output+=o.output!=null?o.output:o.value,G(o.value)},"append"),xe=S(()=>{
let o=1;for(;y()==="!"&&(y(2)!=="("||y(3)==="?");)Y(),t.start++,o++;return o%2===0?!1:(t.negated=!0,t.start++,!0)},"nega\
te"),he=S(o=>{t[o]++,w.push(o)},"increment"),Ae=S(o=>{t[o]--,w.pop()},"decrement"),x=S(o=>{if(n.type==="globstar"){const m=t.
braces>0&&(o.type==="comma"||o.type==="brace"),u=o.extglob===!0||z.length&&(o.type==="pipe"||o.type==="paren");o.type!==
"slash"&&o.type!=="paren"&&!m&&!u&&(t.output=t.output.slice(0,-n.output.length),n.type="star",n.value="*",n.output=b,t.output+=
n.output)}if(z.length&&o.type!=="paren"&&(z[z.length-1].inner+=o.value),(o.value||o.output)&&Se(o),n&&n.type==="text"&&o.
type==="text"){n.output=(n.output||n.value)+o.value,n.value+=o.value;return}o.prev=n,i.push(o),n=o},"push"),de=S((o,m)=>{
const u={...K[m],conditions:1,inner:""};u.prev=n,u.parens=t.parens,u.output=t.output,u.startIndex=t.index,u.tokensIndex=
i.length;const d=(e.capture?"(":"")+u.open;he("parens"),x({type:o,value:m,output:t.output?"":ae}),x({type:"paren",extglob:!0,
value:Y(),output:d}),z.push(u)},"extglobOpen"),be=S(o=>{const m=r.slice(o.startIndex,t.index+1),u=r.slice(o.startIndex+2,
t.index),d=re(u,e);if((o.type==="plus"||o.type==="star")&&d.risky){const T=d.safeOutput?(o.output?"":ae)+(e.capture?`(${d.
safeOutput})`:d.safeOutput):void 0,le=i[o.tokensIndex];le.type="text",le.value=m,le.output=T||$.escapeRegex(m);for(let Ee=o.
tokensIndex+1;Ee<i.length;Ee++)i[Ee].value="",i[Ee].output="",delete i[Ee].suffix;t.output=o.output+le.output,t.backtrack=
!0,x({type:"paren",extglob:!0,value:s,output:""}),Ae("parens");return}let O=o.close+(e.capture?")":""),M;if(o.type==="ne\
gate"){let T=b;if(o.inner&&o.inner.length>1&&o.inner.includes("/")&&(T=Q(e)),(T!==b||ue()||/^\)+$/.test(se()))&&(O=o.close=
`)$))${T}`),o.inner.includes("*")&&(M=se())&&/^\.[^\\/.]+$/.test(M)){const le=V(M,{...c,fastpaths:!1}).output;O=o.close=
`)${le})${T})`}o.prev.type==="bos"&&(t.negatedExtglob=!0)}x({type:"paren",extglob:!0,value:s,output:O}),Ae("parens")},"e\
xtglobClose");if(e.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(r)){let o=!1,m=r.replace(f,(u,d,O,M,T,le)=>M==="\\"?(o=!0,
u):M==="?"?d?d+M+(T?H.repeat(T.length):""):le===0?h+(T?H.repeat(T.length):""):H.repeat(O.length):M==="."?v.repeat(O.length):
M==="*"?d?d+M+(T?b:""):b:d?u:`\\${u}`);return o===!0&&(e.unescape===!0?m=m.replace(/\\/g,""):m=m.replace(/\\+/g,u=>u.length%
2===0?"\\\\":u?"\\":"")),m===r&&e.contains===!0?(t.output=r,t):(t.output=$.wrapOutput(m,t,c),t)}for(;!ue();){if(s=Y(),s===
"\0")continue;if(s==="\\"){const u=y();if(u==="/"&&e.bash!==!0||u==="."||u===";")continue;if(!u){s+="\\",x({type:"text",
value:s});continue}const d=/^\\+/.exec(se());let O=0;if(d&&d[0].length>2&&(O=d[0].length,t.index+=O,O%2!==0&&(s+="\\")),
e.unescape===!0?s=Y():s+=Y(),t.brackets===0){x({type:"text",value:s});continue}}if(t.brackets>0&&(s!=="]"||n.value==="["||
n.value==="[^")){if(e.posix!==!1&&s===":"){const u=n.value.slice(1);if(u.includes("[")&&(n.posix=!0,u.includes(":"))){const d=n.
value.lastIndexOf("["),O=n.value.slice(0,d),M=n.value.slice(d+2),T=q[M];if(T){n.value=O+T,t.backtrack=!0,Y(),!R.output&&
i.indexOf(n)===1&&(R.output=ae);continue}}}(s==="["&&y()!==":"||s==="-"&&y()==="]")&&(s=`\\${s}`),s==="]"&&(n.value==="["||
n.value==="[^")&&(s=`\\${s}`),e.posix===!0&&s==="!"&&n.value==="["&&(s="^"),n.value+=s,Se({value:s});continue}if(t.quotes===
1&&s!=='"'){s=$.escapeRegex(s),n.value+=s,Se({value:s});continue}if(s==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===!0&&
x({type:"text",value:s});continue}if(s==="("){he("parens"),x({type:"paren",value:s});continue}if(s===")"){if(t.parens===
0&&e.strictBrackets===!0)throw new SyntaxError(E("opening","("));const u=z[z.length-1];if(u&&t.parens===u.parens+1){be(z.
pop());continue}x({type:"paren",value:s,output:t.parens?")":"\\)"}),Ae("parens");continue}if(s==="["){if(e.nobracket===!0||
!se().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===!0)throw new SyntaxError(E("closing","]"));s=`\\${s}`}else he(
"brackets");x({type:"bracket",value:s});continue}if(s==="]"){if(e.nobracket===!0||n&&n.type==="bracket"&&n.value.length===
1){x({type:"text",value:s,output:`\\${s}`});continue}if(t.brackets===0){if(e.strictBrackets===!0)throw new SyntaxError(E(
"opening","["));x({type:"text",value:s,output:`\\${s}`});continue}Ae("brackets");const u=n.value.slice(1);if(n.posix!==!0&&
u[0]==="^"&&!u.includes("/")&&(s=`/${s}`),n.value+=s,Se({value:s}),e.literalBrackets===!1||$.hasRegexChars(u))continue;const d=$.
escapeRegex(n.value);if(t.output=t.output.slice(0,-n.value.length),e.literalBrackets===!0){t.output+=d,n.value=d;continue}
n.value=`(${A}${d}|${n.value})`,t.output+=n.value;continue}if(s==="{"&&e.nobrace!==!0){he("braces");const u={type:"brace",
value:s,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.length};D.push(u),x(u);continue}if(s==="}"){const u=D[D.
length-1];if(e.nobrace===!0||!u){x({type:"text",value:s,output:s});continue}let d=")";if(u.dots===!0){const O=i.slice(),
M=[];for(let T=O.length-1;T>=0&&(i.pop(),O[T].type!=="brace");T--)O[T].type!=="dots"&&M.unshift(O[T].value);d=l(M,e),t.backtrack=
!0}if(u.comma!==!0&&u.dots!==!0){const O=t.output.slice(0,u.outputIndex),M=t.tokens.slice(u.tokensIndex);u.value=u.output=
"\\{",s=d="\\}",t.output=O;for(const T of M)t.output+=T.output||T.value}x({type:"brace",value:s,output:d}),Ae("braces"),
D.pop();continue}if(s==="|"){z.length>0&&z[z.length-1].conditions++,x({type:"text",value:s});continue}if(s===","){let u=s;
const d=D[D.length-1];d&&w[w.length-1]==="braces"&&(d.comma=!0,u="|"),x({type:"comma",value:s,output:u});continue}if(s===
"/"){if(n.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output="",i.pop(),n=R;continue}x({type:"s\
lash",value:s,output:ee});continue}if(s==="."){if(t.braces>0&&n.type==="dot"){n.value==="."&&(n.output=v);const u=D[D.length-
1];n.type="dots",n.output+=s,n.value+=s,u.dots=!0;continue}if(t.braces+t.parens===0&&n.type!=="bos"&&n.type!=="slash"){x(
{type:"text",value:s,output:v});continue}x({type:"dot",value:s,output:v});continue}if(s==="?"){if(!(n&&n.value==="(")&&e.
noextglob!==!0&&y()==="("&&y(2)!=="?"){de("qmark",s);continue}if(n&&n.type==="paren"){const d=y();let O=s;(n.value==="("&&
!/[!=<:]/.test(d)||d==="<"&&!/<([!=]|\w+>)/.test(se()))&&(O=`\\${s}`),x({type:"text",value:s,output:O});continue}if(e.dot!==
!0&&(n.type==="slash"||n.type==="bos")){x({type:"qmark",value:s,output:ie});continue}x({type:"qmark",value:s,output:H});
continue}if(s==="!"){if(e.noextglob!==!0&&y()==="("&&(y(2)!=="?"||!/[!=<:]/.test(y(3)))){de("negate",s);continue}if(e.nonegate!==
!0&&t.index===0){xe();continue}}if(s==="+"){if(e.noextglob!==!0&&y()==="("&&y(2)!=="?"){de("plus",s);continue}if(n&&n.value===
"("||e.regex===!1){x({type:"plus",value:s,output:oe});continue}if(n&&(n.type==="bracket"||n.type==="paren"||n.type==="br\
ace")||t.parens>0){x({type:"plus",value:s});continue}x({type:"plus",value:oe});continue}if(s==="@"){if(e.noextglob!==!0&&
y()==="("&&y(2)!=="?"){x({type:"at",extglob:!0,value:s,output:""});continue}x({type:"text",value:s});continue}if(s!=="*"){
(s==="$"||s==="^")&&(s=`\\${s}`);const u=p.exec(se());u&&(s+=u[0],t.index+=u[0].length),x({type:"text",value:s});continue}
if(n&&(n.type==="globstar"||n.star===!0)){n.type="star",n.star=!0,n.value+=s,n.output=b,t.backtrack=!0,t.globstar=!0,G(s);
continue}let o=se();if(e.noextglob!==!0&&/^\([^?]/.test(o)){de("star",s);continue}if(n.type==="star"){if(e.noglobstar===
!0){G(s);continue}const u=n.prev,d=u.prev,O=u.type==="slash"||u.type==="bos",M=d&&(d.type==="star"||d.type==="globstar");
if(e.bash===!0&&(!O||o[0]&&o[0]!=="/")){x({type:"star",value:s,output:""});continue}const T=t.braces>0&&(u.type==="comma"||
u.type==="brace"),le=z.length&&(u.type==="pipe"||u.type==="paren");if(!O&&u.type!=="paren"&&!T&&!le){x({type:"star",value:s,
output:""});continue}for(;o.slice(0,3)==="/**";){const ge=r[t.index+4];if(ge&&ge!=="/")break;o=o.slice(3),G("/**",3)}const Ee=ue()||
t.parens>0&&o===")".repeat(t.parens)&&!z.some(ge=>ge.type==="negate");if(u.type==="bos"&&ue()){n.type="globstar",n.value+=
s,n.output=Q(e),t.output=n.output,t.globstar=!0,G(s);continue}if(u.type==="slash"&&u.prev.type!=="bos"&&!M&&Ee){t.output=
t.output.slice(0,-(u.output+n.output).length),u.output=`(?:${u.output}`,n.type="globstar",n.output=Q(e)+(e.strictSlashes?
")":"|$)"),n.value+=s,t.globstar=!0,t.output+=u.output+n.output,G(s);continue}if(u.type==="slash"&&u.prev.type!=="bos"&&
o[0]==="/"){const ge=o[1]!==void 0?"|$":"";t.output=t.output.slice(0,-(u.output+n.output).length),u.output=`(?:${u.output}`,
n.type="globstar",n.output=`${Q(e)}${ee}|${ee}${ge})`,n.value+=s,t.output+=u.output+n.output,t.globstar=!0,G(s+Y()),x({type:"\
slash",value:"/",output:""});continue}if(u.type==="bos"&&o[0]==="/"){n.type="globstar",n.value+=s,n.output=`(?:^|${ee}|${Q(
e)}${ee})`,t.output=n.output,t.globstar=!0,G(s+Y()),x({type:"slash",value:"/",output:""});continue}t.output=t.output.slice(
0,-n.output.length),n.type="globstar",n.output=Q(e),n.value+=s,t.output+=n.output,t.globstar=!0,G(s);continue}const m={type:"\
star",value:s,output:b};if(e.bash===!0){m.output=".*?",(n.type==="bos"||n.type==="slash")&&(m.output=te+m.output),x(m);continue}
if(n&&(n.type==="bracket"||n.type==="paren")&&e.regex===!0){m.output=s,x(m);continue}(t.index===t.start||n.type==="slash"||
n.type==="dot")&&(n.type==="dot"?(t.output+=Re,n.output+=Re):e.dot===!0?(t.output+=ce,n.output+=ce):(t.output+=te,n.output+=
te),y()!=="*"&&(t.output+=ae,n.output+=ae)),x(m)}for(;t.brackets>0;){if(e.strictBrackets===!0)throw new SyntaxError(E("c\
losing","]"));t.output=$.escapeLast(t.output,"["),Ae("brackets")}for(;t.parens>0;){if(e.strictBrackets===!0)throw new SyntaxError(
E("closing",")"));t.output=$.escapeLast(t.output,"("),Ae("parens")}for(;t.braces>0;){if(e.strictBrackets===!0)throw new SyntaxError(
E("closing","}"));t.output=$.escapeLast(t.output,"{"),Ae("braces")}if(e.strictSlashes!==!0&&(n.type==="star"||n.type==="\
bracket")&&x({type:"maybe_slash",value:"",output:`${ee}?`}),t.backtrack===!0){t.output="";for(const o of t.tokens)t.output+=
o.output!=null?o.output:o.value,o.suffix&&(t.output+=o.suffix)}return t},"parse");V.fastpaths=(r,c)=>{const e={...c},g=typeof e.
maxLength=="number"?Math.min(j,e.maxLength):j,_=r.length;if(_>g)throw new SyntaxError(`Input length: ${_}, exceeds maxim\
um allowed length: ${g}`);r=a[r]||r;const{DOT_LITERAL:R,SLASH_LITERAL:i,ONE_CHAR:A,DOTS_SLASH:B,NO_DOT:K,NO_DOTS:v,NO_DOTS_SLASH:oe,
STAR:ee,START_ANCHOR:ae}=F.globChars(e.windows),N=e.dot?v:K,pe=e.dot?oe:K,Re=e.capture?"":"?:",ce={negated:!1,prefix:""};
let H=e.bash===!0?".*?":ee;e.capture&&(H=`(${H})`);const ie=S(te=>te.noglobstar===!0?H:`(${Re}(?:(?!${ae}${te.dot?B:R}).\
)*?)`,"globstar"),_e=S(te=>{switch(te){case"*":return`${N}${A}${H}`;case".*":return`${R}${A}${H}`;case"*.*":return`${N}${H}${R}${A}${H}`;case"\
*/*":return`${N}${H}${i}${A}${pe}${H}`;case"**":return N+ie(e);case"**/*":return`(?:${N}${ie(e)}${i})?${pe}${A}${H}`;case"\
**/*.*":return`(?:${N}${ie(e)}${i})?${pe}${H}${R}${A}${H}`;case"**/.*":return`(?:${N}${ie(e)}${i})?${R}${A}${H}`;default:{
const h=/^(.*?)\.(\w+)$/.exec(te);if(!h)return;const b=_e(h[1]);return b?b+R+h[2]:void 0}}},"create"),Z=$.removePrefix(r,
ce);let Q=_e(Z);return Q&&e.strictSlashes!==!0&&(Q+=`${i}?`),Q},ne.exports=V}),98016:((ne,k,P)=>{const F=P(31781),$=P(78265),
j=P(64059),q=P(5595),p=S(a=>a&&typeof a=="object"&&!Array.isArray(a),"isObject"),f=S((a,l,E=!1)=>{if(Array.isArray(a)){const J=a.
map(V=>f(V,l,E));return S(V=>{for(const r of J){const c=r(V);if(c)return c}return!1},"arrayMatcher")}const C=p(a)&&a.tokens&&
a.input;if(a===""||typeof a!="string"&&!C)throw new TypeError("Expected pattern to be a non-empty string");const L=l||{},
X=L.windows,U=C?f.compileRe(a,l):f.makeRe(a,l,!1,!0),I=U.state;delete U.state;let W=S(()=>!1,"isIgnored");if(L.ignore){const J={
...l,ignore:null,onMatch:null,onResult:null};W=f(L.ignore,J,E)}const fe=S((J,re=!1)=>{const{isMatch:V,match:r,output:c}=f.
test(J,U,l,{glob:a,posix:X}),e={glob:a,state:I,regex:U,posix:X,input:J,output:c,match:r,isMatch:V};return typeof L.onResult==
"function"&&L.onResult(e),V===!1?(e.isMatch=!1,re?e:!1):W(J)?(typeof L.onIgnore=="function"&&L.onIgnore(e),e.isMatch=!1,
re?e:!1):(typeof L.onMatch=="function"&&L.onMatch(e),re?e:!0)},"matcher");return E&&(fe.state=I),fe},"picomatch");f.test=
(a,l,E,{glob:C,posix:L}={})=>{if(typeof a!="string")throw new TypeError("Expected input to be a string");if(a==="")return{
isMatch:!1,output:""};const X=E||{},U=X.format||(L?j.toPosixSlashes:null);let I=a===C,W=I&&U?U(a):a;return I===!1&&(W=U?
U(a):a,I=W===C),(I===!1||X.capture===!0)&&(X.matchBase===!0||X.basename===!0?I=f.matchBase(a,l,E,L):I=l.exec(W)),{isMatch:!!I,
match:I,output:W}},f.matchBase=(a,l,E,C=E&&E.windows)=>(l instanceof RegExp?l:f.makeRe(l,E)).test(j.basename(a,{windows:C})),
f.isMatch=(a,l,E)=>f(l,E)(a),f.parse=(a,l)=>Array.isArray(a)?a.map(E=>f.parse(E,l)):$(a,{...l,fastpaths:!1}),f.scan=(a,l)=>F(
a,l),f.compileRe=(a,l,E=!1,C=!1)=>{if(E===!0)return a.output;const L=l||{},X=L.contains?"":"^",U=L.contains?"":"$";let I=`${X}\
(?:${a.output})${U}`;a&&a.negated===!0&&(I=`^(?!${I}).*$`);const W=f.toRegex(I,l);return C===!0&&(W.state=a),W},f.makeRe=
(a,l={},E=!1,C=!1)=>{if(!a||typeof a!="string")throw new TypeError("Expected a non-empty string");let L={negated:!1,fastpaths:!0};
return l.fastpaths!==!1&&(a[0]==="."||a[0]==="*")&&(L.output=$.fastpaths(a,l)),L.output||(L=$(a,l)),f.compileRe(L,l,E,C)},
f.toRegex=(a,l)=>{try{const E=l||{};return new RegExp(a,E.flags||(E.nocase?"i":""))}catch(E){if(l&&l.debug===!0)throw E;
return/$^/}},f.constants=q,ne.exports=f}),31781:((ne,k,P)=>{const F=P(64059),{CHAR_ASTERISK:$,CHAR_AT:j,CHAR_BACKWARD_SLASH:q,
CHAR_COMMA:p,CHAR_DOT:f,CHAR_EXCLAMATION_MARK:a,CHAR_FORWARD_SLASH:l,CHAR_LEFT_CURLY_BRACE:E,CHAR_LEFT_PARENTHESES:C,CHAR_LEFT_SQUARE_BRACKET:L,
CHAR_PLUS:X,CHAR_QUESTION_MARK:U,CHAR_RIGHT_CURLY_BRACE:I,CHAR_RIGHT_PARENTHESES:W,CHAR_RIGHT_SQUARE_BRACKET:fe}=P(5595),
J=S(r=>r===l||r===q,"isPathSeparator"),re=S(r=>{r.isPrefix!==!0&&(r.depth=r.isGlobstar?1/0:1)},"depth"),V=S((r,c)=>{const e=c||
{},g=r.length-1,_=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,R=[],i=[],A=[];let B=r,K=-1,v=0,oe=0,ee=!1,ae=!1,N=!1,pe=!1,
Re=!1,ce=!1,H=!1,ie=!1,_e=!1,Z=!1,Q=0,te,h,b={value:"",depth:0,isGlob:!1};const t=S(()=>K>=g,"eos"),z=S(()=>B.charCodeAt(
K+1),"peek"),D=S(()=>(te=h,B.charCodeAt(++K)),"advance");for(;K<g;){h=D();let y;if(h===q){H=b.backslashes=!0,h=D(),h===E&&
(ce=!0);continue}if(ce===!0||h===E){for(Q++;t()!==!0&&(h=D());){if(h===q){H=b.backslashes=!0,D();continue}if(h===E){Q++;
continue}if(ce!==!0&&h===f&&(h=D())===f){if(ee=b.isBrace=!0,N=b.isGlob=!0,Z=!0,_===!0)continue;break}if(ce!==!0&&h===p){
if(ee=b.isBrace=!0,N=b.isGlob=!0,Z=!0,_===!0)continue;break}if(h===I&&(Q--,Q===0)){ce=!1,ee=b.isBrace=!0,Z=!0;break}}if(_===
!0)continue;break}if(h===l){if(R.push(K),i.push(b),b={value:"",depth:0,isGlob:!1},Z===!0)continue;if(te===f&&K===v+1){v+=
2;continue}oe=K+1;continue}if(e.noext!==!0&&(h===X||h===j||h===$||h===U||h===a)===!0&&z()===C){if(N=b.isGlob=!0,pe=b.isExtglob=
!0,Z=!0,h===a&&K===v&&(_e=!0),_===!0){let se=0;for(;t()!==!0&&(h=D());){if(h===q){H=b.backslashes=!0,D();continue}if(h===
C){se++;continue}if(h===W&&--se===0){Z=!0;break}}continue}break}if(h===$){if(te===$&&(Re=b.isGlobstar=!0),N=b.isGlob=!0,
Z=!0,_===!0)continue;break}if(h===U){if(N=b.isGlob=!0,Z=!0,_===!0)continue;break}if(h===L){for(;t()!==!0&&(y=D());){if(y===
q){H=b.backslashes=!0,D();continue}if(y===fe){ae=b.isBracket=!0,N=b.isGlob=!0,Z=!0;break}}if(_===!0)continue;break}if(e.
nonegate!==!0&&h===a&&K===v){ie=b.negated=!0,v++;continue}if(e.noparen!==!0&&h===C){if(N=b.isGlob=!0,_===!0){let Y=1;for(;t()!==
!0&&(h=D());){if(h===q){H=b.backslashes=!0,D();continue}if(h===C){Y++;continue}if(h===W&&--Y===0){Z=!0;break}}continue}break}
if(N===!0){if(Z=!0,_===!0)continue;break}}e.noext===!0&&(pe=!1,N=!1);let w=B,n="",s="";v>0&&(n=B.slice(0,v),B=B.slice(v),
oe-=v),w&&N===!0&&oe>0?(w=B.slice(0,oe),s=B.slice(oe)):N===!0?(w="",s=B):w=B,w&&w!==""&&w!=="/"&&w!==B&&J(w.charCodeAt(w.
length-1))&&(w=w.slice(0,-1)),e.unescape===!0&&(s&&(s=F.removeBackslashes(s)),w&&H===!0&&(w=F.removeBackslashes(w)));const ue={
prefix:n,input:r,start:v,base:w,glob:s,isBrace:ee,isBracket:ae,isGlob:N,isExtglob:pe,isGlobstar:Re,negated:ie,negatedExtglob:_e};
if(e.tokens===!0&&(ue.maxDepth=0,J(h)||i.push(b),ue.tokens=i),e.parts===!0||e.tokens===!0){let y;for(let G=0;G<R.length;G++){
const Se=y!==void 0?y+1:v,xe=R[G],he=r.slice(Se,xe);e.tokens&&(G===0&&v!==0?(i[G].isPrefix=!0,i[G].value=n):i[G].value=he,
re(i[G]),ue.maxDepth+=i[G].depth),xe>=v&&(A.push(he),y=xe)}const Y=y!==void 0?y+1:v,se=r.slice(Y);A.push(se),e.tokens&&y&&
y+1<r.length&&(i[i.length-1].value=se,re(i[i.length-1]),ue.maxDepth+=i[i.length-1].depth),ue.slashes=R,ue.parts=A}return ue},
"scan");ne.exports=V}),64059:((ne,k,P)=>{const{REGEX_BACKSLASH:F,REGEX_REMOVE_BACKSLASH:$,REGEX_SPECIAL_CHARS:j,REGEX_SPECIAL_CHARS_GLOBAL:q}=P(
5595);k.isObject=p=>p!==null&&typeof p=="object"&&!Array.isArray(p),k.hasRegexChars=p=>j.test(p),k.isRegexChar=p=>p.length===
1&&k.hasRegexChars(p),k.escapeRegex=p=>p.replace(q,"\\$1"),k.toPosixSlashes=p=>p.replace(F,"/"),k.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){const p=navigator.platform.toLowerCase();return p==="win32"||p==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1},k.removeBackslashes=p=>p.replace($,f=>f==="\\"?"":f),k.escapeLast=(p,f,a)=>{
const l=p.lastIndexOf(f,a);return l===-1?p:p[l-1]==="\\"?k.escapeLast(p,f,l-1):`${p.slice(0,l)}\\${p.slice(l)}`},k.removePrefix=
(p,f={})=>{let a=p;return a.startsWith("./")&&(a=a.slice(2),f.prefix="./"),a},k.wrapOutput=(p,f={},a={})=>{const l=a.contains?
"":"^",E=a.contains?"":"$";let C=`${l}(?:${p})${E}`;return f.negated===!0&&(C=`(?:^(?!${C}).*$)`),C},k.basename=(p,{windows:f}={})=>{
const a=p.split(f?/[\\/]/:"/"),l=a[a.length-1];return l===""?a[a.length-2]:l}})};
