"use strict";exports.id=6347,exports.ids=[6347],exports.modules={14006:function(wt,Ze,_e){const p=_e(98016),R=_e(64059);function $(Ce,Z,De=!1){
return Z&&(Z.windows===null||Z.windows===void 0)&&(Z={...Z,windows:R.isWindows()}),p(Ce,Z,De)}Object.assign($,p),wt.exports=
$},5595:function(wt){const _e="[^\\\\/]",De="(?=.)",D="[^/]",C="(?:\\/|$)",Ie="(?:^|\\/)",Te=`\\.{1,2}${C}`,Fe="(?!\\.)",
l=`(?!${Ie}${Te})`,Pe=`(?!\\.{0,1}${C})`,$e=`(?!${Te})`,ze="[^.\\/]",ee=`${D}*?`,Ee={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",
QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:De,QMARK:D,END_ANCHOR:C,DOTS_SLASH:Te,NO_DOT:Fe,NO_DOTS:l,NO_DOT_SLASH:Pe,
NO_DOTS_SLASH:$e,QMARK_NO_DOT:ze,STAR:ee,START_ANCHOR:Ie,SEP:"/"},S={...Ee,SLASH_LITERAL:"[\\\\/]",QMARK:_e,STAR:`${_e}*\
?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?\
!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",
END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},b={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",
cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?\
@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};wt.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:b,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,
REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},
CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,
CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,
CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,
CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,
CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,
CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(L){return{"!":{type:"negate",
open:"(?:(?!(?:",close:`))${L.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(L){return L===!0?S:Ee}}},78265:function(wt,Ze,_e){
const p=_e(5595),R=_e(64059),{MAX_LENGTH:$,POSIX_REGEX_SOURCE:Ce,REGEX_NON_SPECIAL_CHARS:Z,REGEX_SPECIAL_CHARS_BACKREF:De,
REPLACEMENTS:D}=p,C=(b,L)=>{if(typeof L.expandRange=="function")return L.expandRange(...b,L);b.sort();const A=`[${b.join(
"-")}]`;try{new RegExp(A)}catch{return b.map(M=>R.escapeRegex(M)).join("..")}return A},Ie=(b,L)=>`Missing ${b}: "${L}" -\
 use "\\\\${L}" to match literal characters`,Te=b=>{const L=[];let A=0,v=0,M=0,U="",J=!1;for(const P of b){if(J===!0){U+=
P,J=!1;continue}if(P==="\\"){U+=P,J=!0;continue}if(P==='"'){M=M===1?0:1,U+=P;continue}if(M===0){if(P==="[")A++;else if(P===
"]"&&A>0)A--;else if(A===0){if(P==="(")v++;else if(P===")"&&v>0)v--;else if(P==="|"&&v===0){L.push(U),U="";continue}}}U+=
P}return L.push(U),L},Fe=b=>{let L=!1;for(const A of b){if(L===!0){L=!1;continue}if(A==="\\"){L=!0;continue}if(/[?*+@!()[\]{}]/.
test(A))return!1}return!0},l=b=>{let L=b.trim(),A=!0;for(;A===!0;)A=!1,/^@\([^\\()[\]{}|]+\)$/.test(L)&&(L=L.slice(2,-1),
A=!0);if(Fe(L))return L.replace(/\\(.)/g,"$1")},Pe=b=>{const L=b.map(l).filter(Boolean);for(let A=0;A<L.length;A++)for(let v=A+
1;v<L.length;v++){const M=L[A],U=L[v],J=M[0];if(!(!J||M!==J.repeat(M.length)||U!==J.repeat(U.length))&&(M===U||M.startsWith(
U)||U.startsWith(M)))return!0}return!1},$e=(b,L=!0)=>{if(b[0]!=="+"&&b[0]!=="*"||b[1]!=="(")return;let A=0,v=0,M=0,U=!1;
for(let J=1;J<b.length;J++){const P=b[J];if(U===!0){U=!1;continue}if(P==="\\"){U=!0;continue}if(P==='"'){M=M===1?0:1;continue}
if(M!==1){if(P==="["){A++;continue}if(P==="]"&&A>0){A--;continue}if(!(A>0)){if(P==="("){v++;continue}if(P===")"&&(v--,v===
0))return L===!0&&J!==b.length-1?void 0:{type:b[0],body:b.slice(2,J),end:J}}}}},ze=b=>`${b.length===1?R.escapeRegex(b[0]):
`[${b.map(A=>R.escapeRegex(A)).join("")}]`}*`,ee=b=>{let L=0;const A=[];for(;L<b.length;){const v=$e(b.slice(L),!1);if(!v||
v.type!=="*")return;const M=Te(v.body).map(J=>J.trim());if(M.length!==1)return;const U=l(M[0]);if(!U||U.length!==1)return;
A.push(U),L+=v.end+1}if(!(A.length<1))return A},Le=b=>{let L=0,A=b.trim(),v=$e(A);for(;v;)L++,A=v.body.trim(),v=$e(A);return L},
Ee=(b,L)=>{if(L.maxExtglobRecursion===!1)return{risky:!1};const A=typeof L.maxExtglobRecursion=="number"?L.maxExtglobRecursion:
p.DEFAULT_MAX_EXTGLOB_RECURSION,v=Te(b).map(P=>P.trim());if(v.length>1&&(v.some(P=>P==="")||v.some(P=>/^[*?]+$/.test(P))||
Pe(v)))return{risky:!0};const M=[];let U=!1,J=!0;for(const P of v){const le=ee(P);if(le){U=!0,M.push(...le);continue}const Se=l(
P);if(Se&&Se.length===1){M.push(Se);continue}if(J=!1,Le(P)>A)return{risky:!0}}return U?J?{risky:!0,safeOutput:ze([...new Set(
M)])}:{risky:!0}:{risky:!1}},S=(b,L)=>{if(typeof b!="string")throw new TypeError("Expected a string");b=D[b]||b;const A={
...L},v=typeof A.maxLength=="number"?Math.min($,A.maxLength):$;let M=b.length;if(M>v)throw new SyntaxError(`Input length\
: ${M}, exceeds maximum allowed length: ${v}`);const U={type:"bos",value:"",output:A.prepend||""},J=[U],P=A.capture?"":"\
?:",le=p.globChars(A.windows),Se=p.extglobChars(le),{DOT_LITERAL:ve,PLUS_LITERAL:se,SLASH_LITERAL:k,ONE_CHAR:ae,DOTS_SLASH:ge,
NO_DOT:Ne,NO_DOT_SLASH:we,NO_DOTS_SLASH:Ye,QMARK:H,QMARK_NO_DOT:Dt,STAR:St,START_ANCHOR:It}=le,Et=me=>`(${P}(?:(?!${It}${me.
dot?ge:ve}).)*?)`,Ct=A.dot?"":Ne,xe=A.dot?H:Dt;let je=A.bash===!0?Et(A):St;A.capture&&(je=`(${je})`),typeof A.noext=="bo\
olean"&&(A.noextglob=A.noext);const X={input:b,index:-1,start:0,dot:A.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,
negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:J};b=R.removePrefix(b,X),M=b.length;const pt=[],ot=[],
lt=[];let Be=U,te;const yt=()=>X.index===M-1,nt=X.peek=(me=1)=>b[X.index+me],dt=X.advance=()=>b[++X.index]||"",mt=()=>b.
slice(X.index+1),ft=(me="",at=0)=>{X.consumed+=me,X.index+=at},Ut=me=>{X.output+=me.output!=null?me.output:me.value,ft(me.
value)},xt=()=>{let me=1;for(;nt()==="!"&&(nt(2)!=="("||nt(3)==="?");)dt(),X.start++,me++;return me%2===0?!1:(X.negated=
!0,X.start++,!0)},zt=me=>{X[me]++,lt.push(me)},ht=me=>{X[me]--,lt.pop()},Ke=me=>{if(Be.type==="globstar"){const at=X.braces>
0&&(me.type==="comma"||me.type==="brace"),ne=me.extglob===!0||pt.length&&(me.type==="pipe"||me.type==="paren");me.type!==
"slash"&&me.type!=="paren"&&!at&&!ne&&(X.output=X.output.slice(0,-Be.output.length),Be.type="star",Be.value="*",Be.output=
je,X.output+=Be.output)}if(pt.length&&me.type!=="paren"&&(pt[pt.length-1].inner+=me.value),(me.value||me.output)&&Ut(me),
Be&&Be.type==="text"&&me.type==="text"){Be.output=(Be.output||Be.value)+me.value,Be.value+=me.value;return}me.prev=Be,J.
push(me),Be=me},Tt=(me,at)=>{const ne={...Se[at],conditions:1,inner:""};ne.prev=Be,ne.parens=X.parens,ne.output=X.output,
ne.startIndex=X.index,ne.tokensIndex=J.length;const F=(A.capture?"(":"")+ne.open;zt("parens"),Ke({type:me,value:at,output:X.
output?"":ae}),Ke({type:"paren",extglob:!0,value:dt(),output:F}),pt.push(ne)},w=me=>{const at=b.slice(me.startIndex,X.index+
1),ne=b.slice(me.startIndex+2,X.index),F=Ee(ne,A);if((me.type==="plus"||me.type==="star")&&F.risky){const V=F.safeOutput?
(me.output?"":ae)+(A.capture?`(${F.safeOutput})`:F.safeOutput):void 0,N=J[me.tokensIndex];N.type="text",N.value=at,N.output=
V||R.escapeRegex(at);for(let W=me.tokensIndex+1;W<J.length;W++)J[W].value="",J[W].output="",delete J[W].suffix;X.output=
me.output+N.output,X.backtrack=!0,Ke({type:"paren",extglob:!0,value:te,output:""}),ht("parens");return}let E=me.close+(A.
capture?")":""),Q;if(me.type==="negate"){let V=je;if(me.inner&&me.inner.length>1&&me.inner.includes("/")&&(V=Et(A)),(V!==
je||yt()||/^\)+$/.test(mt()))&&(E=me.close=`)$))${V}`),me.inner.includes("*")&&(Q=mt())&&/^\.[^\\/.]+$/.test(Q)){const N=S(
Q,{...L,fastpaths:!1}).output;E=me.close=`)${N})${V})`}me.prev.type==="bos"&&(X.negatedExtglob=!0)}Ke({type:"paren",extglob:!0,
value:te,output:E}),ht("parens")};if(A.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(b)){let me=!1,at=b.replace(De,(ne,F,E,Q,V,N)=>Q===
"\\"?(me=!0,ne):Q==="?"?F?F+Q+(V?H.repeat(V.length):""):N===0?xe+(V?H.repeat(V.length):""):H.repeat(E.length):Q==="."?ve.
repeat(E.length):Q==="*"?F?F+Q+(V?je:""):je:F?ne:`\\${ne}`);return me===!0&&(A.unescape===!0?at=at.replace(/\\/g,""):at=
at.replace(/\\+/g,ne=>ne.length%2===0?"\\\\":ne?"\\":"")),at===b&&A.contains===!0?(X.output=b,X):(X.output=R.wrapOutput(
at,X,L),X)}for(;!yt();){if(te=dt(),te==="\0")continue;if(te==="\\"){const ne=nt();if(ne==="/"&&A.bash!==!0||ne==="."||ne===
";")continue;if(!ne){te+="\\",Ke({type:"text",value:te});continue}const F=/^\\+/.exec(mt());let E=0;if(F&&F[0].length>2&&
(E=F[0].length,X.index+=E,E%2!==0&&(te+="\\")),A.unescape===!0?te=dt():te+=dt(),X.brackets===0){Ke({type:"text",value:te});
continue}}if(X.brackets>0&&(te!=="]"||Be.value==="["||Be.value==="[^")){if(A.posix!==!1&&te===":"){const ne=Be.value.slice(
1);if(ne.includes("[")&&(Be.posix=!0,ne.includes(":"))){const F=Be.value.lastIndexOf("["),E=Be.value.slice(0,F),Q=Be.value.
slice(F+2),V=Ce[Q];if(V){Be.value=E+V,X.backtrack=!0,dt(),!U.output&&J.indexOf(Be)===1&&(U.output=ae);continue}}}(te==="\
["&&nt()!==":"||te==="-"&&nt()==="]")&&(te=`\\${te}`),te==="]"&&(Be.value==="["||Be.value==="[^")&&(te=`\\${te}`),A.posix===
!0&&te==="!"&&Be.value==="["&&(te="^"),Be.value+=te,Ut({value:te});continue}if(X.quotes===1&&te!=='"'){te=R.escapeRegex(
te),Be.value+=te,Ut({value:te});continue}if(te==='"'){X.quotes=X.quotes===1?0:1,A.keepQuotes===!0&&Ke({type:"text",value:te});
continue}if(te==="("){zt("parens"),Ke({type:"paren",value:te});continue}if(te===")"){if(X.parens===0&&A.strictBrackets===
!0)throw new SyntaxError(Ie("opening","("));const ne=pt[pt.length-1];if(ne&&X.parens===ne.parens+1){w(pt.pop());continue}
Ke({type:"paren",value:te,output:X.parens?")":"\\)"}),ht("parens");continue}if(te==="["){if(A.nobracket===!0||!mt().includes(
"]")){if(A.nobracket!==!0&&A.strictBrackets===!0)throw new SyntaxError(Ie("closing","]"));te=`\\${te}`}else zt("brackets");
Ke({type:"bracket",value:te});continue}if(te==="]"){if(A.nobracket===!0||Be&&Be.type==="bracket"&&Be.value.length===1){Ke(
{type:"text",value:te,output:`\\${te}`});continue}if(X.brackets===0){if(A.strictBrackets===!0)throw new SyntaxError(Ie("\
opening","["));Ke({type:"text",value:te,output:`\\${te}`});continue}ht("brackets");const ne=Be.value.slice(1);if(Be.posix!==
!0&&ne[0]==="^"&&!ne.includes("/")&&(te=`/${te}`),Be.value+=te,Ut({value:te}),A.literalBrackets===!1||R.hasRegexChars(ne))
continue;const F=R.escapeRegex(Be.value);if(X.output=X.output.slice(0,-Be.value.length),A.literalBrackets===!0){X.output+=
F,Be.value=F;continue}Be.value=`(${P}${F}|${Be.value})`,X.output+=Be.value;continue}if(te==="{"&&A.nobrace!==!0){zt("bra\
ces");const ne={type:"brace",value:te,output:"(",outputIndex:X.output.length,tokensIndex:X.tokens.length};ot.push(ne),Ke(
ne);continue}if(te==="}"){const ne=ot[ot.length-1];if(A.nobrace===!0||!ne){Ke({type:"text",value:te,output:te});continue}
let F=")";if(ne.dots===!0){const E=J.slice(),Q=[];for(let V=E.length-1;V>=0&&(J.pop(),E[V].type!=="brace");V--)E[V].type!==
"dots"&&Q.unshift(E[V].value);F=C(Q,A),X.backtrack=!0}if(ne.comma!==!0&&ne.dots!==!0){const E=X.output.slice(0,ne.outputIndex),
Q=X.tokens.slice(ne.tokensIndex);ne.value=ne.output="\\{",te=F="\\}",X.output=E;for(const V of Q)X.output+=V.output||V.value}
Ke({type:"brace",value:te,output:F}),ht("braces"),ot.pop();continue}if(te==="|"){pt.length>0&&pt[pt.length-1].conditions++,
Ke({type:"text",value:te});continue}if(te===","){let ne=te;const F=ot[ot.length-1];F&&lt[lt.length-1]==="braces"&&(F.comma=
!0,ne="|"),Ke({type:"comma",value:te,output:ne});continue}if(te==="/"){if(Be.type==="dot"&&X.index===X.start+1){X.start=
X.index+1,X.consumed="",X.output="",J.pop(),Be=U;continue}Ke({type:"slash",value:te,output:k});continue}if(te==="."){if(X.
braces>0&&Be.type==="dot"){Be.value==="."&&(Be.output=ve);const ne=ot[ot.length-1];Be.type="dots",Be.output+=te,Be.value+=
te,ne.dots=!0;continue}if(X.braces+X.parens===0&&Be.type!=="bos"&&Be.type!=="slash"){Ke({type:"text",value:te,output:ve});
continue}Ke({type:"dot",value:te,output:ve});continue}if(te==="?"){if(!(Be&&Be.value==="(")&&A.noextglob!==!0&&nt()==="("&&
nt(2)!=="?"){Tt("qmark",te);continue}if(Be&&Be.type==="paren"){const F=nt();let E=te;(Be.value==="("&&!/[!=<:]/.test(F)||
F==="<"&&!/<([!=]|\w+>)/.test(mt()))&&(E=`\\${te}`),Ke({type:"text",value:te,output:E});continue}if(A.dot!==!0&&(Be.type===
"slash"||Be.type==="bos")){Ke({type:"qmark",value:te,output:Dt});continue}Ke({type:"qmark",value:te,output:H});continue}
if(te==="!"){if(A.noextglob!==!0&&nt()==="("&&(nt(2)!=="?"||!/[!=<:]/.test(nt(3)))){Tt("negate",te);continue}if(A.nonegate!==
!0&&X.index===0){xt();continue}}if(te==="+"){if(A.noextglob!==!0&&nt()==="("&&nt(2)!=="?"){Tt("plus",te);continue}if(Be&&
Be.value==="("||A.regex===!1){Ke({type:"plus",value:te,output:se});continue}if(Be&&(Be.type==="bracket"||Be.type==="pare\
n"||Be.type==="brace")||X.parens>0){Ke({type:"plus",value:te});continue}Ke({type:"plus",value:se});continue}if(te==="@"){
if(A.noextglob!==!0&&nt()==="("&&nt(2)!=="?"){Ke({type:"at",extglob:!0,value:te,output:""});continue}Ke({type:"text",value:te});
continue}if(te!=="*"){(te==="$"||te==="^")&&(te=`\\${te}`);const ne=Z.exec(mt());ne&&(te+=ne[0],X.index+=ne[0].length),Ke(
{type:"text",value:te});continue}if(Be&&(Be.type==="globstar"||Be.star===!0)){Be.type="star",Be.star=!0,Be.value+=te,Be.
output=je,X.backtrack=!0,X.globstar=!0,ft(te);continue}let me=mt();if(A.noextglob!==!0&&/^\([^?]/.test(me)){Tt("star",te);
continue}if(Be.type==="star"){if(A.noglobstar===!0){ft(te);continue}const ne=Be.prev,F=ne.prev,E=ne.type==="slash"||ne.type===
"bos",Q=F&&(F.type==="star"||F.type==="globstar");if(A.bash===!0&&(!E||me[0]&&me[0]!=="/")){Ke({type:"star",value:te,output:""});
continue}const V=X.braces>0&&(ne.type==="comma"||ne.type==="brace"),N=pt.length&&(ne.type==="pipe"||ne.type==="paren");if(!E&&
ne.type!=="paren"&&!V&&!N){Ke({type:"star",value:te,output:""});continue}for(;me.slice(0,3)==="/**";){const de=b[X.index+
4];if(de&&de!=="/")break;me=me.slice(3),ft("/**",3)}const W=yt()||X.parens>0&&me===")".repeat(X.parens)&&!pt.some(de=>de.
type==="negate");if(ne.type==="bos"&&yt()){Be.type="globstar",Be.value+=te,Be.output=Et(A),X.output=Be.output,X.globstar=
!0,ft(te);continue}if(ne.type==="slash"&&ne.prev.type!=="bos"&&!Q&&W){X.output=X.output.slice(0,-(ne.output+Be.output).length),
ne.output=`(?:${ne.output}`,Be.type="globstar",Be.output=Et(A)+(A.strictSlashes?")":"|$)"),Be.value+=te,X.globstar=!0,X.
output+=ne.output+Be.output,ft(te);continue}if(ne.type==="slash"&&ne.prev.type!=="bos"&&me[0]==="/"){const de=me[1]!==void 0?
"|$":"";X.output=X.output.slice(0,-(ne.output+Be.output).length),ne.output=`(?:${ne.output}`,Be.type="globstar",Be.output=
`${Et(A)}${k}|${k}${de})`,Be.value+=te,X.output+=ne.output+Be.output,X.globstar=!0,ft(te+dt()),Ke({type:"slash",value:"/",
output:""});continue}if(ne.type==="bos"&&me[0]==="/"){Be.type="globstar",Be.value+=te,Be.output=`(?:^|${k}|${Et(A)}${k})`,
X.output=Be.output,X.globstar=!0,ft(te+dt()),Ke({type:"slash",value:"/",output:""});continue}X.output=X.output.slice(0,-Be.
output.length),Be.type="globstar",Be.output=Et(A),Be.value+=te,X.output+=Be.output,X.globstar=!0,ft(te);continue}const at={
type:"star",value:te,output:je};if(A.bash===!0){at.output=".*?",(Be.type==="bos"||Be.type==="slash")&&(at.output=Ct+at.output),
Ke(at);continue}if(Be&&(Be.type==="bracket"||Be.type==="paren")&&A.regex===!0){at.output=te,Ke(at);continue}(X.index===X.
start||Be.type==="slash"||Be.type==="dot")&&(Be.type==="dot"?(X.output+=we,Be.output+=we):A.dot===!0?(X.output+=Ye,Be.output+=
Ye):(X.output+=Ct,Be.output+=Ct),nt()!=="*"&&(X.output+=ae,Be.output+=ae)),Ke(at)}for(;X.brackets>0;){if(A.strictBrackets===
!0)throw new SyntaxError(Ie("closing","]"));X.output=R.escapeLast(X.output,"["),ht("brackets")}for(;X.parens>0;){if(A.strictBrackets===
!0)throw new SyntaxError(Ie("closing",")"));X.output=R.escapeLast(X.output,"("),ht("parens")}for(;X.braces>0;){if(A.strictBrackets===
!0)throw new SyntaxError(Ie("closing","}"));X.output=R.escapeLast(X.output,"{"),ht("braces")}if(A.strictSlashes!==!0&&(Be.
type==="star"||Be.type==="bracket")&&Ke({type:"maybe_slash",value:"",output:`${k}?`}),X.backtrack===!0){X.output="";for(const me of X.
tokens)X.output+=me.output!=null?me.output:me.value,me.suffix&&(X.output+=me.suffix)}return X};S.fastpaths=(b,L)=>{const A={
...L},v=typeof A.maxLength=="number"?Math.min($,A.maxLength):$,M=b.length;if(M>v)throw new SyntaxError(`Input length: ${M}\
, exceeds maximum allowed length: ${v}`);b=D[b]||b;const{DOT_LITERAL:U,SLASH_LITERAL:J,ONE_CHAR:P,DOTS_SLASH:le,NO_DOT:Se,
NO_DOTS:ve,NO_DOTS_SLASH:se,STAR:k,START_ANCHOR:ae}=p.globChars(A.windows),ge=A.dot?ve:Se,Ne=A.dot?se:Se,we=A.capture?"":
"?:",Ye={negated:!1,prefix:""};let H=A.bash===!0?".*?":k;A.capture&&(H=`(${H})`);const Dt=Ct=>Ct.noglobstar===!0?H:`(${we}\
(?:(?!${ae}${Ct.dot?le:U}).)*?)`,St=Ct=>{switch(Ct){case"*":return`${ge}${P}${H}`;case".*":return`${U}${P}${H}`;case"*.*":
return`${ge}${H}${U}${P}${H}`;case"*/*":return`${ge}${H}${J}${P}${Ne}${H}`;case"**":return ge+Dt(A);case"**/*":return`(?\
:${ge}${Dt(A)}${J})?${Ne}${P}${H}`;case"**/*.*":return`(?:${ge}${Dt(A)}${J})?${Ne}${H}${U}${P}${H}`;case"**/.*":return`(\
?:${ge}${Dt(A)}${J})?${U}${P}${H}`;default:{const xe=/^(.*?)\.(\w+)$/.exec(Ct);if(!xe)return;const je=St(xe[1]);return je?
je+U+xe[2]:void 0}}},It=R.removePrefix(b,Ye);let Et=St(It);return Et&&A.strictSlashes!==!0&&(Et+=`${J}?`),Et},wt.exports=
S},98016:function(wt,Ze,_e){const p=_e(31781),R=_e(78265),$=_e(64059),Ce=_e(5595),Z=D=>D&&typeof D=="object"&&!Array.isArray(
D),De=(D,C,Ie=!1)=>{if(Array.isArray(D)){const Le=D.map(S=>De(S,C,Ie));return S=>{for(const b of Le){const L=b(S);if(L)return L}
return!1}}const Te=Z(D)&&D.tokens&&D.input;if(D===""||typeof D!="string"&&!Te)throw new TypeError("Expected pattern to b\
e a non-empty string");const Fe=C||{},l=Fe.windows,Pe=Te?De.compileRe(D,C):De.makeRe(D,C,!1,!0),$e=Pe.state;delete Pe.state;
let ze=()=>!1;if(Fe.ignore){const Le={...C,ignore:null,onMatch:null,onResult:null};ze=De(Fe.ignore,Le,Ie)}const ee=(Le,Ee=!1)=>{
const{isMatch:S,match:b,output:L}=De.test(Le,Pe,C,{glob:D,posix:l}),A={glob:D,state:$e,regex:Pe,posix:l,input:Le,output:L,
match:b,isMatch:S};return typeof Fe.onResult=="function"&&Fe.onResult(A),S===!1?(A.isMatch=!1,Ee?A:!1):ze(Le)?(typeof Fe.
onIgnore=="function"&&Fe.onIgnore(A),A.isMatch=!1,Ee?A:!1):(typeof Fe.onMatch=="function"&&Fe.onMatch(A),Ee?A:!0)};return Ie&&
(ee.state=$e),ee};De.test=(D,C,Ie,{glob:Te,posix:Fe}={})=>{if(typeof D!="string")throw new TypeError("Expected input to \
be a string");if(D==="")return{isMatch:!1,output:""};const l=Ie||{},Pe=l.format||(Fe?$.toPosixSlashes:null);let $e=D===Te,
ze=$e&&Pe?Pe(D):D;return $e===!1&&(ze=Pe?Pe(D):D,$e=ze===Te),($e===!1||l.capture===!0)&&(l.matchBase===!0||l.basename===
!0?$e=De.matchBase(D,C,Ie,Fe):$e=C.exec(ze)),{isMatch:!!$e,match:$e,output:ze}},De.matchBase=(D,C,Ie,Te=Ie&&Ie.windows)=>(C instanceof
RegExp?C:De.makeRe(C,Ie)).test($.basename(D,{windows:Te})),De.isMatch=(D,C,Ie)=>De(C,Ie)(D),De.parse=(D,C)=>Array.isArray(
D)?D.map(Ie=>De.parse(Ie,C)):R(D,{...C,fastpaths:!1}),De.scan=(D,C)=>p(D,C),De.compileRe=(D,C,Ie=!1,Te=!1)=>{if(Ie===!0)
return D.output;const Fe=C||{},l=Fe.contains?"":"^",Pe=Fe.contains?"":"$";let $e=`${l}(?:${D.output})${Pe}`;D&&D.negated===
!0&&($e=`^(?!${$e}).*$`);const ze=De.toRegex($e,C);return Te===!0&&(ze.state=D),ze},De.makeRe=(D,C={},Ie=!1,Te=!1)=>{if(!D||
typeof D!="string")throw new TypeError("Expected a non-empty string");let Fe={negated:!1,fastpaths:!0};return C.fastpaths!==
!1&&(D[0]==="."||D[0]==="*")&&(Fe.output=R.fastpaths(D,C)),Fe.output||(Fe=R(D,C)),De.compileRe(Fe,C,Ie,Te)},De.toRegex=(D,C)=>{
try{const Ie=C||{};return new RegExp(D,Ie.flags||(Ie.nocase?"i":""))}catch(Ie){if(C&&C.debug===!0)throw Ie;return/$^/}},
De.constants=Ce,wt.exports=De},31781:function(wt,Ze,_e){const p=_e(64059),{CHAR_ASTERISK:R,CHAR_AT:$,CHAR_BACKWARD_SLASH:Ce,
CHAR_COMMA:Z,CHAR_DOT:De,CHAR_EXCLAMATION_MARK:D,CHAR_FORWARD_SLASH:C,CHAR_LEFT_CURLY_BRACE:Ie,CHAR_LEFT_PARENTHESES:Te,
CHAR_LEFT_SQUARE_BRACKET:Fe,CHAR_PLUS:l,CHAR_QUESTION_MARK:Pe,CHAR_RIGHT_CURLY_BRACE:$e,CHAR_RIGHT_PARENTHESES:ze,CHAR_RIGHT_SQUARE_BRACKET:ee}=_e(
5595),Le=b=>b===C||b===Ce,Ee=b=>{b.isPrefix!==!0&&(b.depth=b.isGlobstar?1/0:1)},S=(b,L)=>{const A=L||{},v=b.length-1,M=A.
parts===!0||A.tokens===!0||A.scanToEnd===!0,U=[],J=[],P=[];let le=b,Se=-1,ve=0,se=0,k=!1,ae=!1,ge=!1,Ne=!1,we=!1,Ye=!1,H=!1,
Dt=!1,St=!1,It=!1,Et=0,Ct,xe,je={value:"",depth:0,isGlob:!1};const X=()=>Se>=v,pt=()=>le.charCodeAt(Se+1),ot=()=>(Ct=xe,
le.charCodeAt(++Se));for(;Se<v;){xe=ot();let nt;if(xe===Ce){H=je.backslashes=!0,xe=ot(),xe===Ie&&(Ye=!0);continue}if(Ye===
!0||xe===Ie){for(Et++;X()!==!0&&(xe=ot());){if(xe===Ce){H=je.backslashes=!0,ot();continue}if(xe===Ie){Et++;continue}if(Ye!==
!0&&xe===De&&(xe=ot())===De){if(k=je.isBrace=!0,ge=je.isGlob=!0,It=!0,M===!0)continue;break}if(Ye!==!0&&xe===Z){if(k=je.
isBrace=!0,ge=je.isGlob=!0,It=!0,M===!0)continue;break}if(xe===$e&&(Et--,Et===0)){Ye=!1,k=je.isBrace=!0,It=!0;break}}if(M===
!0)continue;break}if(xe===C){if(U.push(Se),J.push(je),je={value:"",depth:0,isGlob:!1},It===!0)continue;if(Ct===De&&Se===
ve+1){ve+=2;continue}se=Se+1;continue}if(A.noext!==!0&&(xe===l||xe===$||xe===R||xe===Pe||xe===D)===!0&&pt()===Te){if(ge=
je.isGlob=!0,Ne=je.isExtglob=!0,It=!0,xe===D&&Se===ve&&(St=!0),M===!0){let mt=0;for(;X()!==!0&&(xe=ot());){if(xe===Ce){H=
je.backslashes=!0,ot();continue}if(xe===Te){mt++;continue}if(xe===ze&&--mt===0){It=!0;break}}continue}break}if(xe===R){if(Ct===
R&&(we=je.isGlobstar=!0),ge=je.isGlob=!0,It=!0,M===!0)continue;break}if(xe===Pe){if(ge=je.isGlob=!0,It=!0,M===!0)continue;
break}if(xe===Fe){for(;X()!==!0&&(nt=ot());){if(nt===Ce){H=je.backslashes=!0,ot();continue}if(nt===ee){ae=je.isBracket=!0,
ge=je.isGlob=!0,It=!0;break}}if(M===!0)continue;break}if(A.nonegate!==!0&&xe===D&&Se===ve){Dt=je.negated=!0,ve++;continue}
if(A.noparen!==!0&&xe===Te){if(ge=je.isGlob=!0,M===!0){let dt=1;for(;X()!==!0&&(xe=ot());){if(xe===Ce){H=je.backslashes=
!0,ot();continue}if(xe===Te){dt++;continue}if(xe===ze&&--dt===0){It=!0;break}}continue}break}if(ge===!0){if(It=!0,M===!0)
continue;break}}A.noext===!0&&(Ne=!1,ge=!1);let lt=le,Be="",te="";ve>0&&(Be=le.slice(0,ve),le=le.slice(ve),se-=ve),lt&&ge===
!0&&se>0?(lt=le.slice(0,se),te=le.slice(se)):ge===!0?(lt="",te=le):lt=le,lt&&lt!==""&&lt!=="/"&&lt!==le&&Le(lt.charCodeAt(
lt.length-1))&&(lt=lt.slice(0,-1)),A.unescape===!0&&(te&&(te=p.removeBackslashes(te)),lt&&H===!0&&(lt=p.removeBackslashes(
lt)));const yt={prefix:Be,input:b,start:ve,base:lt,glob:te,isBrace:k,isBracket:ae,isGlob:ge,isExtglob:Ne,isGlobstar:we,negated:Dt,
negatedExtglob:St};if(A.tokens===!0&&(yt.maxDepth=0,Le(xe)||J.push(je),yt.tokens=J),A.parts===!0||A.tokens===!0){let nt;
for(let ft=0;ft<U.length;ft++){const Ut=nt!==void 0?nt+1:ve,xt=U[ft],zt=b.slice(Ut,xt);A.tokens&&(ft===0&&ve!==0?(J[ft].
isPrefix=!0,J[ft].value=Be):J[ft].value=zt,Ee(J[ft]),yt.maxDepth+=J[ft].depth),xt>=ve&&(P.push(zt),nt=xt)}const dt=nt!==
void 0?nt+1:ve,mt=b.slice(dt);P.push(mt),A.tokens&&nt&&nt+1<b.length&&(J[J.length-1].value=mt,Ee(J[J.length-1]),yt.maxDepth+=
J[J.length-1].depth),yt.slashes=U,yt.parts=P}return yt};wt.exports=S},64059:function(wt,Ze,_e){const{REGEX_BACKSLASH:p,REGEX_REMOVE_BACKSLASH:R,
REGEX_SPECIAL_CHARS:$,REGEX_SPECIAL_CHARS_GLOBAL:Ce}=_e(5595);Ze.isObject=Z=>Z!==null&&typeof Z=="object"&&!Array.isArray(
Z),Ze.hasRegexChars=Z=>$.test(Z),Ze.isRegexChar=Z=>Z.length===1&&Ze.hasRegexChars(Z),Ze.escapeRegex=Z=>Z.replace(Ce,"\\$1"),
Ze.toPosixSlashes=Z=>Z.replace(p,"/"),Ze.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){const Z=navigator.platform.
toLowerCase();return Z==="win32"||Z==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1},
Ze.removeBackslashes=Z=>Z.replace(R,De=>De==="\\"?"":De),Ze.escapeLast=(Z,De,D)=>{const C=Z.lastIndexOf(De,D);return C===
-1?Z:Z[C-1]==="\\"?Ze.escapeLast(Z,De,C-1):`${Z.slice(0,C)}\\${Z.slice(C)}`},Ze.removePrefix=(Z,De={})=>{let D=Z;return D.
startsWith("./")&&(D=D.slice(2),De.prefix="./"),D},Ze.wrapOutput=(Z,De={},D={})=>{const C=D.contains?"":"^",Ie=D.contains?
"":"$";let Te=`${C}(?:${Z})${Ie}`;return De.negated===!0&&(Te=`(?:^(?!${Te}).*$)`),Te},Ze.basename=(Z,{windows:De}={})=>{
const D=Z.split(De?/[\\/]/:"/"),C=D[D.length-1];return C===""?D[D.length-2]:C}},35845:function(wt,Ze,_e){_e.d(Ze,{f$:()=>R,
dw:()=>$,ns:()=>Ce,Px:()=>Z});var p=_e(77598);const R="1.13.0";function $(S){return S==null?"null":typeof S=="boolean"?S?
"true":"false":typeof S=="number"?Number.isFinite(S)?String(S):"null":typeof S=="string"?JSON.stringify(S):Array.isArray(
S)?"["+S.map($).join(",")+"]":typeof S=="object"?"{"+Object.keys(S).sort().map(A=>JSON.stringify(A)+":"+$(S[A])).join(",")+
"}":"null"}function Ce(S,b){if(!S||typeof S!="object")return null;const L=new Set(Array.isArray(b)?b:["asset_id"]),A={};
for(const U of Object.keys(S))L.has(U)||(A[U]=S[U]);const v=$(A);return"sha256:"+(0,p.createHash)("sha256").update(v,"ut\
f8").digest("hex")}function Z(S){if(!S||typeof S!="object")return!1;const b=S.asset_id;return!b||typeof b!="string"?!1:b===
Ce(S)}const De=Object.freeze(["repair","optimize","innovate","explore"]),D=null,C=Object.freeze(["success","failed"]),Ie=Object.
freeze(["generated","reused","reference","user_authored"]),Te=Object.freeze(["low","medium","high"]),Fe=Object.freeze(["\
private","unlisted","public"]),l=Object.freeze(["cheap","standard","premium"]),Pe=Object.freeze(["cheap","mid","expensiv\
e"]),$e=Object.freeze(["off","low","medium","high"]),ze=Object.freeze(["warn","block"]),ee=Object.freeze(["behavioral","\
structural","performance","safety"]),Le=Object.freeze(["ci","local","prod","sandbox"]),Ee=Object.freeze(["pass","fail","\
inconclusive"])},2856:function(wt,Ze,_e){_e.d(Ze,{L3:()=>rB});/*!
* re2js
* RE2JS is the JavaScript port of RE2, a regular expression engine that provides linear time matching
*
* @version v2.10.0
* @author Oleksii Vasyliev
* @homepage https://github.com/le0pard/re2js#readme
* @repository [object Object]
* @license MIT
*/var p=class _B{static FOLD_CASE=1;static LITERAL=2;static CLASS_NL=4;static DOT_NL=8;static ONE_LINE=16;static NON_GREEDY=32;static PERL_X=64;static UNICODE_GROUPS=128;static WAS_DOLLAR=256;static LOOKBEHIND=512;static MATCH_NL=_B.
CLASS_NL|_B.DOT_NL;static PERL=_B.CLASS_NL|_B.ONE_LINE|_B.PERL_X|_B.UNICODE_GROUPS;static POSIX=0;static UNANCHORED=0;static ANCHOR_START=1;static ANCHOR_BOTH=2};
const R={CASE_INSENSITIVE:1,DOTALL:2,MULTILINE:4,DISABLE_UNICODE_GROUPS:8,LONGEST_MATCH:16,LOOKBEHINDS:512},$=128,Ce=new Int32Array(
$),Z=new Int32Array($),De=65535;for(let h=0;h<$;h++)h>=97&&h<=122?Ce[h]=h-32:Ce[h]=h,h>=65&&h<=90?Z[h]=h+32:Z[h]=h;var D=class{static CODES=Object.
freeze({"\x07":7,"\b":8,"	":9,"\n":10,"\v":11,"\f":12,"\r":13," ":32,'"':34,$:36,"&":38,"'":39,"(":40,")":41,"*":42,"+":43,
"-":45,".":46,0:48,1:49,2:50,3:51,4:52,5:53,6:54,7:55,8:56,9:57,":":58,"<":60,">":62,"?":63,A:65,B:66,C:67,F:70,P:80,Q:81,
U:85,Z:90,"[":91,"\\":92,"]":93,"^":94,_:95,"`":96,a:97,b:98,f:102,i:105,m:109,n:110,r:114,s:115,t:116,v:118,x:120,z:122,
"{":123,"|":124,"}":125});static toUpperCase(h){if(h<$)return Ce[h];const e=String.fromCodePoint(h).toUpperCase(),t=e.codePointAt(
0)>De?2:1;if(e.length>t)return h;const B=String.fromCodePoint(e.codePointAt(0)).toLowerCase(),r=B.codePointAt(0)>De?2:1;
return B.length>r||B.codePointAt(0)!==h?h:e.codePointAt(0)}static toLowerCase(h){if(h<$)return Z[h];const e=String.fromCodePoint(
h).toLowerCase(),t=e.codePointAt(0)>De?2:1;if(e.length>t)return h;const B=String.fromCodePoint(e.codePointAt(0)).toUpperCase(),
r=B.codePointAt(0)>De?2:1;return B.length>r||B.codePointAt(0)!==h?h:e.codePointAt(0)}},C=class{constructor(h,e=!1){this.
data=h,this.isStride1=e,this.SIZE=e?2:3}getLo(h){return this.data[h*this.SIZE]}getHi(h){return this.data[h*this.SIZE+1]}getStride(h){
return this.isStride1?1:this.data[h*this.SIZE+2]}get length(){return this.data.length/this.SIZE}};const Ie="ABCDEFGHIJKL\
MNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-",Te=new Uint8Array(256);for(let h=0;h<64;h++)Te[Ie.charCodeAt(h)]=h;
const Fe=h=>{const e=[];let t=0,B=0;for(let r=0;r<h.length;r++){const i=Te[h.charCodeAt(r)];t|=(i&31)<<B,(i&32)===0?(e.push(
t),t=0,B=0):B+=5}return e},l=(h,e)=>{const t=Fe(h),B=e?t.length/2:t.length/3,r=new Uint32Array(B*3);let i=0,u=0;for(let d=0;d<
B;d++)i+=t[u++],r[d*3]=i,i+=t[u++],r[d*3+1]=i,r[d*3+2]=e?1:t[u++];return r},Pe=h=>{const e=Fe(h),t=new Map;let B=0;for(let r=0;r<
e.length;r+=2){B+=e[r];const i=e[r+1],u=i>>>1^-(i&1);t.set(B,B+u)}return t};var $e=class{constructor(h){this.initializer=
h,this.cache=new Map}has(h){return Object.hasOwn(this.initializer,h)}get(h){if(this.cache.has(h))return this.cache.get(h);
const e=this.has(h)?this.initializer[h]():null;return this.cache.set(h,e),e}},ze=class{static _CASE_ORBIT=null;static get CASE_ORBIT(){
return this._CASE_ORBIT||(this._CASE_ORBIT=Pe("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgC\
BgCBgCBgCBgCBgCCgCBgCBgCBgCBgCBgCBgCB+7OB-BB-BB-BB-BB-BBskQB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BC-BB-BB-BB\
-BB-BB-BB-BByHBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBC\
BBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBC\
BBBCBBBxHBCBBBCBBBCBBB3SBmMBkNBCBBBCBBB8MBCBBB6MB6MBCBBC+EB0MB2MBCBBB6MB+MBiGBmNBiNBCBBBmKBikzCBmNBqNBkIBsNBCBBBCBBBCBBB\
0NBCBBB0NDCBBB0NBCBBByNByNBCBBBCBBB2NBCBBDCBBCwDFCBCBDBCBCBDBCBCBDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB9EBCBBBCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBCCBCBDBCBBBhGBvDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBjICCBB\
BCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBH2iVBCBBBlKBwiVB+jVB+jVBCBBBlMBqEBuEBCBBBCBBBCBBBCBBBCBBB+hVB4hVB8hVBjNB7MC5MB5MCzMC1MB+\
0yCE5MB20yCC9MBu2yCBwyyCBo0yCChNBlNBo0yCBu-UBi0yCDlNC6-UBpNDrNIu+UDzNCm0yCBzNE0yyCBzNBpEBxNBxNBtEG1NLqxyCBkxyCnFoFrBCBBB\
CBBDCBBEkIBkIBkICoHHsCCqCBqCBqCCgEC+DB+DBmkOBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCC+BBgCBgCBgCBgCBgCBgCBgCB\
gCBrCBpCBpCBpCBmjOB-BB8BB-BB-BBgEB-BB-BByBBqgOBsDB-BBtwBB-BB-BB-BBsBBgDBCB-BB-BB-BBeB-BB-BB61OB-BB-BB-DB9DB9DBQB7DBmCE9C\
BrDBPBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBrFB-EBOBnHB3FB-FCCBBBNBCBBCjIBjIBjIBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFB\
gFBgFBgFBgFBgFBgFBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB\
8kMB-BB6kMB-BB-BB-BB-BB-BB-BB-BB-BB-BBokMB-BB-BBkkMBkkMB-BB-BB-BB-BB-BB-BB-BB4jMB-BB-BB-BB-BB-BB-EB-EB-EB-EB-EB-EB-EB-EB\
-EB-EB-EB-EB-EB-EB-EB-EBCBBBCBoiMBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBJCBBBCBBBCBBBCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBeBCBBBCBBBCBBBCBBBCBBBCBBBCBBBdBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB\
gDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDL-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB\
-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-C64CgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOB\
gmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOCgmOGgmODg8FBg8FBg8FBg8FBg8FBg8FB\
g8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FB\
g8FBg8FBg8FBg8FBg8FBg8FBg8FDg8FBg8FBg8FhVg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rC\
Bg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rC\
Bg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rC\
Bg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBQBQBQBQBQBQDPBPBPBPBPBPjkC7mMB5mMBnmMBj\
mMBCBlmMB3lMBpiMBk8kCBCBBG-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7\
FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FD-7FB-7FB-7F6FoglCEsuHRwjlCyDCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB0DBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBC\
BBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBG1DD97OCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB\
BBCBBBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPB\
PBPBPBQBQBQBQBQBQDPBPBPBPBPBPEQCQCQCQCPCPCPCPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB0EB0EBsFBsFBsFBsFBoGBoGBgIBgIBgHBgHB8HB8HD\
QBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQCSFPBPBzEBzEBRCxnOFSF\
rFBrFBrFBrFBREQBQClkOFPBPBnGBnGFQBQCljOCODPBPB-GB-GBNHSF-HB-HB7HB7HBRqJ53OE9tQBrmQH4Bc3BSgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBg\
BBgBBgBBgBBgBBgBBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfECBByZ0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB\
0BB0BB0BB0BBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzB34BgDBgDBgDBgDBgDBgDBgDBgDBgDBg\
DBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB-CB-\
CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-\
CB-CB-CB-CB-CB-CB-CBCBBBt-UBruHBt+UB1iVBviVBCBBBCBBBCBBB3hVB5-UB9hVB7hVCCBBCCBBI9jVB9jVBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBICBBBCBBECBBN-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB\
-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOC-lOG-lOzoeCBBBCBBBCBBBCBBBCB\
BBCBl8kCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBTCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBB\
BCBBBCBBBCBBnECBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBKCBBBCBBBnglCBCBBBCBBBCBBBCBBBCBBECBBBvyyCDCBBBCBBBgDCCBBBCBBBCBBBCBBBCBBBC\
BBBCBBBCBBBCBBBCBBBn0yCB90yCB10yCBh0yCBn0yCCjxyCBzyyCBpxyCBg6BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB-CBl0yCBvjlCBCBBBCBBBt2yC\
BCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBhkzCZCBB9a-5Bd-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8r\
CB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8r\
CB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8r\
CB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCm6TCBB7gBgCBgCBgCBgCBgCBgCBgCBgCBg\
CBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCH-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-\
BB-BB-BB-BmlBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwC\
BwCBwCBwCBwCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC\
BvCBvCBvCBvChDwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBw\
CFvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC1DuCBuCBuCB\
uCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCCuCBuCCtCBtCBtCBtCBtCBtCBtCBtCB\
tCBtCBtCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCCtCBtCk2BgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBg\
EBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEO-DB-\
DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-\
DB-DB-DB-DB-DB-DB-DB-DB-DB-D+CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCL-BB-BB-BB-BB-BB-BB-BB-BB\
-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B74CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBg\
CBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhrVgC\
BgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-B\
B-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2\
BB2BB2BB2BB2BB2BB2BB2BB2BD1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BtxekCBkCBkCBkCBkCBkC\
BkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC\
BjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC")),this._CASE_ORBIT}static _Print=null;static get Print(){
return this._Print||(this._Print=new C(l("hB9CBjBLBCpWBDFBFGBCCCBSBCsMBClBBDxBBDCBC2BBJaBFFBSVBC-FBCvBBD6BBDkDBP6BBDwBBD\
OBCbBDCCBJBGfBIqCBCgFBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYBDCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPBLCBCIBCCBCV\
BCGBCBBCEBDJBCCBCCBDQQBCBDLBIGBCCBCHBDBBDVBCGBCBBCEBDIBDBBDCBICBFBBCEBDRBLBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBGM\
BCCBCWBCPBDIBCCBCDBIBBCCBCBBDDBDJBIVBCCBCWBCJBCEBDIBCCBCDBIBBGCBCDBDJBCCBNMBCCBCyBBCCBCFBFPBDZBCCBCRBEXBCIBCDDBFBEFFBEBC\
CCBGBHJBDCBN5BBFcBmBBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDBhBnCBCjBBFmBBCjBBCOBCMBmBlGBCGGD4LBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCB\
CBDOBC4BBCDBDiCBDfBEZBH1CBDFBD-TBCbBE4CBIVBKXBKTBNMBCCBCBBN9CBDJBHJBHNBCKBH4CBIqBBGlCBLeBCLBFLBFEEBoBBDEBMrBBFZBHKBE9BBD\
gCBCcBDKBHJBHNBDtBBDLBVsCBClFBJ7BBEOBE9BBGqBBDKBJqBBG1QBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBSXBJuBBSBBDaBCMBEhBBPgB\
BQrEBF5UBXKBWz4BBD9LBGsBBCGGD3BBIBBPXBKGBCGBCGBCGBCGBCGBCGBCGBC9DBjBZBC4CBN1GBbPBC+BBC1CBDmDBGqBBC9CBC1CBKvBBCszcBE2BBK7\
KBV3FBJ8GBV7BBEJBH3BBJlCBJLBHzDBMdBEtCBCKBFgBBC2BBKNBDJBDmDBZbBLFBDFBDFBKGBCGBC7BBF9DBDJBHj9KBNWBFwBBloItLBDpDBnBGBNEBGZ\
BCEBCCCBCCBCCBoUBhBpBBHyBBCSBCDBFEBCmEBF9FBEFBDFBDFBDCBEGBCGBOBBDLBCZBCSBCBBCOBDNBjB6DBGCBFsBBE3CBCMBEwBwBBsBBjEcBEwBBQb\
BFjBBKdBGqBBGdBCkBBFNBrB9EBDJBHjBBFjBBFnBBJzBBMLBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBCnCBJI\
BxBSBCBBGgBBEaBGaBnB3BBFTBDxBBCBBGHBCCBCcBDCBFJBIIBI-BBhBmBBFLBK1BBEcBDaBGZBIDBNGBxCoCB4ByBBOyBBItBBJJBHlBBEcBJBBxGeBCpB\
BCCBDBBRFBJIBiBtBBJpBBXZBnBbBVWBKtCBFjBBK9BBCEBOYBIJBH0BBCRBJmBBK-CBCTBMRBCuBB-BGBCCCBCBCOBCKBH6BBGJBHDBCHBDBBDVBCGBCBBC\
EBCJBDBBDCBDHHGGBDGBEEBMJBCDDClBBCJBCDDCDBCJBCBBJBBe7CBCEBfnCBJJBnF1BBDlBBjBkCBMJBHMBU5BBHJBHTBdaBDOBFWB6F7BBlDyCBNHBDDD\
BGBCBBCdBCBBDLBKJBnCHBDtBBDKBcnCBJyCBOoCBIJB3CHB5ChBBPJBHIBCsBBCNBLcBEfBDVBCNBqCGBCBBCrBBECCBCCBHBJJBHFBCBBCkBBCBBCFBIJB\
HrBBFJB3HYBIQBCoBBEcB2CQQBwBBO6cBnDuDBCEBMjGBtyCiDBOvhBBRVBL68DBGmSB61G5BBn2B4RBIeBCJBFwCBCJBHdBDFBLlCBLJBCGBCUBGSBxN5BB\
nG6CBGYBDYBtBqCBF4BBIQBhCEBMGBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBDDBh7D8HBEzNBHWBQQBQtBBDWBKzDB\
9B1HBLmBBDpCBJvDBWlCB7DTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBD9VBQEBCOBxiBeBHFB2\
GGBCQBDGBCBBCEBG9BBiBxDxDBrBBENBDJBFBBhKeBS5BBGxOxOBoBB3GqBBFhGhGBdBCVBJBBhHGBCDBCBBCOBCkGBDPBqBrCBFJBFBByYjCBtC8BBjGDBC\
aBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBBvIrBBFjDBNOBDOBCOBCkBBLtFB5BcBOrBBFIBIBBPFB7E4eB\
EQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBmgB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6E\
BGppIBnkzVvHB",!1))),this._Print}static CATEGORIES=new $e({C:()=>new C(l("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDB\
HQBXhGhGxBBB8BBBmDNB8BBByBBBQddBCCMEBhBGBsCiFiFJBBDBBXIICCBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBE\
KKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKE\
FFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClB\
lBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBP\
MMBEB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJ\
GCgBBB2BQQPBBHUUBEEKMMBDBbEByBPBDBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDo\
DBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9\
KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCB-FCBHBBHBBHBBECBIIIBLBDBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhE\
BeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvB\
BUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDP\
BHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIB-BGGBLBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEB\
IBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJ\
BBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8cl\
DBwDGGBJBlGryCBkDMBxhBPBXJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHo\
BBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBF-6DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBrCHBxDUBnC5DBVLBVLB4CIBamE\
B2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBr\
B1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBD\
BlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDB\
jgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIlkzVBxHvw-FB",!1)),Cc:()=>new C(l("AfgDgB",!0)),Cf:()=>new C(l("tFzqBzqBBEB\
XhGhGyBhMhMBxCxCs5D9-B9-BBDBbEByBEBCJBw03B6H6HBBBimEQQj7IPBhjiBDBwmFHBn0rYffB+CB",!1)),Cn:()=>new C(l("4bBBHDBICCVuMuMnB\
BBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBC\
GBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBW\
EBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGC\
IILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDL\
B-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHB\
BnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoD\
oDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl\
9KLBYDByBDBvzIBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhE\
BeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvB\
BUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDP\
BHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEB\
IBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJ\
BBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8cl\
DBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBh\
BgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoC\
DBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBD\
BC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQB\
BQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3p\
BfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-BB---BBB---BBB",!1)),Co:()=>new C(l("gg4B-nGh4hc9--BD9--B",!0)),
Cs:()=>new C(l("gg2B--B",!0)),L:()=>new C(l("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICCiEEBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHB\
nBBoCaBFDBuBqBBkBBBCiDBCQQBIIBLLBBBDRRCdBe4CBMZZBfBKBBFGGBUBFKKEYYBXBIKBGXBCGBRpBB7B1BBETTIJBQPBFHBDBBDVBCGBCEEBCBERROBB\
CCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBB\
BELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNGB7BBBCCCBD\
BCXBCCCBIBCBBKDDBDBCWWBCBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNSSBkBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCB\
DOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBkBFFkC4CBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBzC+C+CBtBBS\
HB3BdBOBBLrBBbjBBqBCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBhC1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJ\
BCEEBDBHGCBCBCKBDDBGEBF1B1BB8zC8zCBjHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBxC2O2OBrBrBBDBGBBF1CBHCBC5CBCDBGqBB\
C9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBReBDlCByBIBDmDBDxCBVQBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBdRRBDBCJBLEBCoBB\
YCBCHBVWBEEEBwBBCEEBDDBDBDCCZCBDKBICBNFBDFBDFBKGBCGBCqBBCNBHyDBej9KBNWBFwBBloItLBDpDBnBGBNEBGCCBIBCMBCEBCCCBCCBCCBqDBiBq\
LBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBxB9EBTjBBFjBBFnBBJz\
BBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcB\
kBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOjBBnBbBKWB7HpBBHBBRFB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCC\
kBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoC\
oCBZBmBGB6FrBB1D-BBgBHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBqB\
BlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBGjCjCBLBhC\
BBCPPBNNB0mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBn7F0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCE\
BCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFBmI9BBzEsBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCCBCBBCGBDEBKBBhHGBCDBCBBCO\
BCkGB8BjCBI1lB1lBBCBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC\
9QBjvBq6EBGppIB",!1)),LC:()=>new C(l("hCZBHZB7BLLBVBCeBCiGBCDBFvGBDZBhGDBDBBECBCHHCCBCCCBSBCyCBCqEBJlFBClBBKoBB44ClBBCGG\
DqBBDCBhV1CBDFBjkCKBGqBBDCBhCrBBgCMBChBBmD1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGBmIFFDJBCEEBDBHGCBCBCFBFDD\
BCBGEBF1B1BB8zC8zCB6DBDmDBHDBEBBNlBBCGGzoetBBTbBnEtCBCWBEDBCsCBZBBE2Z2ZBpBBGIBIvCBh6TGBNEBqgBZBHZBmlBvCBhDjBBFjBB1DKBCOB\
CGBCBBCKBCOBCGBCBBk2ByBBOyBB+CVBLVB74C-BBhrV-BBhBYBDYBtpZ0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYB\
CYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BJBCTBHFB2uCjCB",!1)),Ll:()=>new C(l("hDZB7BqBqBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDD\
DCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDZBiGCCEEEBBBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoB\
Bo6CqBBDCB5XFBjkCIBC2D2DBqBBgCMBChBBnD0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBBzIEEBEEcK\
FDBBJDBF2B2Bs1CvBBCEEBGCFCCBCCBEBGiDCBIICFFNlBBCGG0oesBCUaCoEMCBBBC+BCBGBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCbEE2ZqBBGIBIvCBh6\
TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbY\
BCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFB4vChBB",!1)),Lm:()=>new C(l("wVRBFLBPEBICCmEGG-OnHnHlFBBuIBBFgBgBKEEhFoFoF1mBgEgE2\
R72B72BsDkTkTxOFBvF+BBOjBjBBjBByVOORMBg-CBByHgGgG2OsBsBBDBGiDiDB+C+CBBB34bjnBjnBBEBvIzDzDdBB6DIBxCYYpDDBEBB2OXXqEtDtDWBB\
oDDBKngVngVuBBBh-BFBCpBBCIB0sBhBhB2K04D04DnrTDB9PCBpBBBnRMBhCBBCPPB9-P9-PBCBCGBCBByhM9BBqGGBud0Q0QsSAB",!1)),Lo:()=>new C(
l("qFQQhIFFBCBxGBB7ZaBFDBuBfBCJBkBBBCiDBCZZBLLBBBDRRCdBe4CBMZZBfBWVBrBYBIKBGXBCGBRoBB8B1BBETTIJBROBFHBDBBDVBCGBCEEBCBERR\
OBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBE\
EBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNFB8BBBCC\
CBDBCXBCCCBIBCBBKDDBDBYDBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNyDyDBnKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCD\
BDiCBmBPByDrTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBpBkCkCBhBBC0BBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBxFuBBSHB3BdBOBBLrBBbj\
BBqBCBLdByDDBCFBCBBE7hB7hBBCB4-C3BBZWBKGBCGBCGBCGBCGBCGBCGBCGBoR2B2BF1CBJCCB4CBFGGBpBBC9CBSfBxBPBhQ-tGBhC0wUBC2jBBkCnBBJ\
rIBFPBLBBjCyByBBkCBqFoDoDEGBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBuBEBDIBLEBCoBBYCBCHBVPBCFBEEEBwBBCEEBDDBDBDCCZBBEKBI\
PPBEBDFBDFBKGBCGByEiBBej9KBNWBFwBBloItLBDpDBkCCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBqDJBCsBBDeBEFBDFBDFBDCBkB\
LBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBhEtCBjDnBBJzBB9CzBBN2JBKVBLHB5EFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBL\
ZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4FjBBnBDBCxJxJBoBBHBBRCBCBB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrB\
BhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC\
5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB0GHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBC\
BBClBBWaaBEBCBBCfBPYYBnBBCBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBB0BUBGSB0NnBB2Mq\
CBGwFwFB0mHBqBfBiDyDBuwIiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBxzI2P2PBrBBiBiKiKBcBTrBBlPaBmHdBDwGwGBdBCCBCBBCGBDEBKiHiHBFBCD\
BCBBCOBCkGB8pBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBj\
vBq6EBGppIB",!1)),Lt:()=>new C(l("lOGDnB2sH2sHBGBJHBJHBNQQwBAB",!1)),Lu:()=>new C(l("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCC\
BBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxB\
gBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBG+\
B+B9zCvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCG\
BCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBY\
BiB2pE2pEBgBB",!1)),M:()=>new C(l("gYvDB0IGBoIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BI\
BrBXBCgBB3BCBCRBCGBLBBeCB5BCCBFBDBBDCBKLLBbbDCB5BCCBDBFBBDCBEffBEEMCB5BCCBGBCCBCCBVBBXFBCCB5BCCBFBDBBDCBICBLBBf8B8BBDBEC\
BCDBKpBpBBDB4BCCBFBCCBCDBIBBMBBeCB5BCCBFBCCBCDBIBBMBBQNNBCB4BBBCGBCCBCDBKLLBeeBBBnCFFBEBCCCBGBTBB+BDDBFBNHBjDDDBHBMGBqCB\
BcECFBByBTBCBBGKBCjBBKlDlDBSBYDBFCBCCBDGBEDBOLBCLLBCBgWCBzdDBdCBeBBfBBhCfBKuBuBBBBC2D2DBjBjB3DLBFLB8GEB6BJBCcBDxBxBBsBBD\
LBVEBwBQBnBIBNCBfMB5BNBxBTB5ECBCUBFHHDCBnG-BBxWgBB--CCBuEhDhDBeBrRFBqDBB1udDBCJBhBBBxCBBxIEEFYYBDBF0C0CBzBzBBQBbRBOnBnBB\
GBaMBtBDBwBNBlBkCkCBMBNJJBuBuBBBBzBCCBBBDBBGBBCqBqBBDBGBBtHHBCBBx5TiXiXBOBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+\
JBBuCFBnCKByBDB7DCB2BOBqBDDBLLBCBuBKBI+B+BBBBlBNBRBBtBNNBBBxBNBJDBCBB9CLBHDD+ELBWDB4BBBCGBDBBDCBKLLBDDBFBEEBkCIBCDDCDBCE\
BCPPBzCzCBQBYyCyCBSBsHGBDIBcBBzCQBrDMBmDOBhIOB2HFBCBBDDBCCCBuEuEBFBDGBEddBIBpBGBCDBJKKBJBvBPBnGHBoGHBCHBzCVBCNB7DFBECCBC\
CBFBCjCjCBDBCBBCEB8KDBKBBCxBxBBFBEEBYmnFmnFHOBpmLRBhuCEB8BGB5gBCCB1BBIDByCMMBslTslTBizEizEBsBBDWB-QEBEFBJHBDGBfDB1ECB89B\
2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB",!1)),Mc:()=>new C(l("joC4B4BDCBJD\
BCBBzBBB7BCBHBBDBBLsBsB7BCBjC7B7BBBBJCCB2B2BB7B7BCHHBDDBLLnDBBCBBECBCCBLqBqBBBB+BDB+BBB7BCCBDBDBBCBBKBBdPPB7B7BBBBGCBCCB\
LrBrBBsCsCBBBHHBTBBrKBBgCsFsFBFFHDDBaaBLLBBBDGBWBBDFBDLLBBB5zBffiEIIBGBCBB7KDBDCBFBBCFBhHBB7BCCKCCBJJBEByExBxBGCCBDBCBB+\
BffFBBD9B9BDCBCEEBxBxBBGBJBBsFWW35EBB0-dBBD5C5CBzBzBBOBvEBBwBxBxBBFFBDDBBBvDBBDBBZuBuBCuDuDDBBGuHuHBCCBCCBCC0gZCCgEuBuBB\
BBFBB0DZZB8B8BxBCBKBBO+C+CBBBEBBCrFrFBBBgBBB7BBBCDBDBBDCBKLLB1C1CBBBIDDCDBCBBCmDmDBBBJBBErDrDBBBHCCBCBDuHuHBBBHDBDyDyDBB\
BJBBCuDuDCBBHoDoDCBBFmImIBBBK4H4HBEBCBBFDDCvEvEBBBJDBF1C1CeBB-BqGqGECCoGPPrDIID2G2GBDBFBBC-K-KBNNxBBBJBBCpvQpvQBBBlxD2BB\
pDBB0rYBBHFB",!1)),Me:()=>new C(l("okBBB1xF-wB-wBBCBCCBsshBCB",!1)),Mn:()=>new C(l("gYvDB0IEBqIsBBCCCBCCBCCpCKBxBUBRmDmD\
BFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCfB4BCCFHBFEEBFBLBBe7B7BFDBJVVBbbDBB6BFFBFFBDDBBBEffBEEMBB6BFFBDBC\
BBFVVBXXBEBC7B7BDCCBCBJIIBMMBff+BNNzBEE4BCCBBBGCBCDBIBBMBBe7B7BDHHGBBVBBdBB6BBBFDBJVVBeepCIIBBBC7C7CDGBNHBjDDDBHBMGBqCBB\
cEC4BNBCEBCBBGKBCjBBKnDnDBCBCFBCBBDBBaBBFCBRDBODDBHHQgWgWBBBzdCBeBBfBBfBBhCBBCGBJDDBJBKuBuBBBBC2D2DBjBjB3DCBFBBKHHBBB8GB\
BD7B7BCGBCCCDHBHJBDxBxBBMBCeBDLBVDBxBCCBDBCGGpBIBNBBhBDBDBBCCB5BCCBEECCB7BHBDBB5ECBCMBCGBFHHEBBnG-BBxWMBFEEBKB--CCBuEhDh\
DBeBrRDBsDBB1udFFBIBhBBBxCBBxIEEFaaBGG4EBBbRBOnBnBBGBaKBvBCBxBDDBCBDBBoBkCkCBEBDBBDBBNJJwB0B0BCCBDBBGBBCrBrBBJJvHDDFx5Tx\
5TiXPBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB8D3B3BBNBqBDDBLLBBByBDBDBBI+B+BBBBlBEBCHB-BNNB1B1BBHB\
LDBDgDgDBBBDCCBHHD+E+EEHBWBB6BBBEmBmBBFBEEBnCFBOECPBB2CHBDCBCYY1CFBCFFBCCBvHvHBCBHBBCBBcBB2CHBDCCBrDrDCDDBEBCmDmDCDDBCBC\
EBkIIBCBBhIBBCFFxEDBDBBFhBhBBIBpBFBDDBJKKBEBDCBvBMBCBBnGCCBBBCqGqGBFBCFBCzCzCBUBDGBCBBCBB7DFBECCBCCBFBCpCpCBEEC8K8KBMMB1\
B1BBDBGCCYmnFmnFHOBpmLLBECBhuCEB8BGB5gBgCgCBCByC5lT5lTBizEizEBsBBDWBhRCBSHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCE\
BlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB",!1)),N:()=>new C(l("wBJB5DBBGDDBBBitBJBnEJBnGJB9MJB3DJBFFBtDJB3DJ\
B3DJBDFBvDMB0DJBJGBoDJBpDGBISBuDJBhDJB3DJBnCTBtIJBnCJBwWTBybCBwHJBHJBXJBtJJBhEKBmFJBHJB3FJB3CJBnEJBHJB3gBEEBEBHJBnGyBBDE\
B3W7BBvCVB3TdBqrBqYqYaIBPCB4KDBrEJBfHBCOBhBJBoBOBh7cJB9FJBhKFB7EJBnBJBnGJBXJB3CJB3MJB34UJBuPsBBN4BBSBB2KaBlBDBeJJnEEBrGJ\
BvdHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBxBJBHJB3IeB-EJBrBDBxDGBnEdBhEJB9BJBxEJBITB8HJB3KJB3DJB3LJBnD\
JBHTBtCLBlNSB+CJB3UJB3CcBkHJBnCJB3BJBnLJBnDUBshBuDBimPJBnpCJB3CJBnEJBCGBvQJBnIWB+KCB6nXJBnuBTBNTBtDYB2iBxBBhqCJBnNJB3PJB\
4HJBtWIBhEJB4Y6BBCCBCDBtCsBBCOBjeMBk3CJB",!1)),Nd:()=>new C(l("wBJnxBJnEJnGJ9MJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJhDJ3DJnCJ3IJnC\
Jn6BJnBJtJJhEJnFJHJ3FJ3CJnEJHJnuiBJnVJnBJnGJXJ3CJ3MJ34UJnsBJnkCJHJ9YJhEJ9BJxEJ3IJ3KJ3DJ3LJnDJHTtCJnNJnDJ3UJ3CJ3HJnCJ3BJn\
LJ3uQJnpCJ3CJnEJ3QJ37XJ12CxBhqCJnNJ3PJ4HJ2aJ30EJ",!0)),Nl:()=>new C(l("u3FCBwzCiBBDDB-zDaaBHBPCBs1dJBxyW0BBtOJJnEEBrhIuD\
Bm8SCB",!1)),No:()=>new C(l("yFBBGDDBBB2pCFB5LFB5DCBmEGB6GGBSIByNJB2hBTB0jBJBhP20B20BEFBHJBnGPBqB3W3WB6BBvCVB3TdBqrB1kB1\
kBBCBrEJBfHBCOBhBJBoBOBxrdFBymWsBBiCDBSBB2KaBlBDB1pBHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBhLeB-EJBrBD\
BxDGBnETB8LTBmqBBBvNIBobSB0aUBn8SGB-YWBqhZTBNTBtDYBvqFIBid6BBCCBCDBtCsBBCOBjeMB",!1)),P:()=>new C(l("hBCBCFBCDBLBBEBBbCB\
CccCkBkBGEELBBEEE-VJJzOFBqBBB0BCCDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCmBmBBCBo\
CrCrCBDBFBBwDFBsFlTlTBHB4EuTuTtBBBvCCBoCBB+ECBCCBmBKB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBM9Z9ZBWBJTBCMBCLBfBBPBB6TD\
BeBB+hBNBwCBBgBJB0MVBgCDBhBBB8XDBCBBxDwEwEBtBBCfBDLBkNCBFJBDLBRNNjD7C7CjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DD\
B-DBBRBB6HzqUzqUBxGxGBIBXiBBCNBCFFCBB2ECBCFBCDBLBBEBBbCBCccCCCBFB7MCB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDByO-J-JjBlElE\
BDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgD\
BDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB",!1)),Pc:()=>new C(l("-Cg-Hg-HBUU-u3BBB\
ZCBwHAB",!1)),Pd:()=>new C(l("tB9qB9qB0BiyDiyDmgBqgCqgCBEBiwDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J",!1)),Pe:()=>new C(
l("pB0B0BgB+1D+1DC-6B-6BqtC4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECtBGCtNICEGCDBB-ozB6G6GeOCESSCCCrF0B0BgBGD",!1)),
Pf:()=>new C(l("7F+6H+6HEddpuDCCFDDQEE",!1)),Pi:()=>new C(l("rFt7Ht7HDBBDaapuDCCFDDQEE",!1)),Po:()=>new C(l("hBCBCCBDECB\
LLBEEBcclCGGPBBI-V-VJzOzOBEBqB3B3BDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCxDxDrCE\
BFBBwDFBsFlTlTBHBmY9D9DBBBoCBB+ECBCCBmBFBCDB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBMjajaBJJBGBJIBDDBDCBEKBCCCBIB7kDDBC\
BBxDwEwEBFFBBBDDDBHBCBBCDDBLLBDBCJBDDBCCCBLBDCBtNCB6B+F+FjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HlxUl\
xUBFBDXXVBBDDBECBCDBICBHCCB2E2EBBBCCBDECBLLBEEBcclBDDB7M7MBBB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDB0ZlElEBDBtBDB+FGBuDB\
BCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCM\
BwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB",!1)),Ps:()=>new C(l("oBzBzBgB-1D-1DC-6B-6B-rCEEnB4B4\
BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECaTTCECtNICEGCDipzBipzB4GeeCMCESSCCCrFzBzBgBEEDAB",!1)),S:()=>new C(l("kBHHRCBg\
BCCcCCkBEBCBBDCCBCBDEEfgBgBrODBNNBGGBCCCBPB2DPPBxDxDsErIrIBBB3DCBDDDBvGvGLUUB4H4HIBBpEqLqLBHHB2H2H-DjEjEBGBlEwGwGqBmGmGi\
GCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WuLuLlL+E+EBgBBiLJBKIBhiBCCBBBMCBOCBOCBOBBmCOOoBCBOCBUhBB-BBBCDBCBBLCCBBBGFBCECFMMB\
FFBDBGDBC7B7BBFFB2LBFcBD+HBXKByCtCBXnTBtBwBBDeBLyMBX+BBFfBD1LBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBB8CBB0HBBFJBhBlBBKRR\
BdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BB6RWBKBBoDBB+EDBLDB+RCBiHPPB+9T+9TpEgBBuLPBhCBB3BHBtBDBjDCCBBBD7E7EHRRBBBgBCCcCCiEGBCGBOB\
B6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSmWmWBiKiKBGBnjC2kC2kCBbBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQQBgDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhC\
BE7F7FB1CBrbaagBaagBaagBaagBaa9B-PB4BDBzBHBCNBCBBp2BwNwNttCEE+DiOiOBvIvIBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E4eBE\
QBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB",!1)),Sc:()=>new C(l("kB+D+DBCBqnB8D8\
DzPBBzPBBI2H2HoImSmS8sClmClmCBgBB37hBkuVkuVtD7E7E8GBBEBB3-HDB-4wBxtCxtC",!1)),Sk:()=>new C(l("+CCCoCHHFEEqQDBNNBGGBCCCBP\
B2DPPBjoBjoB15FCCBBBMCBOCBOCBOBB9kEBBkzdWBKBBoDBBxePPBniUniUBPB8bCCjF4g9B4g9BBDB",!1)),Sm:()=>new C(l("rBRRBBB+BCCuBFFmB\
gBgB-XwQwQBBB8xGOOoBCBOCBsEoBoBBDBHlClCBDBGBBFGDIgBgBBDDCgBgBBqIBhBBB7CffBXBpBFB2OKK3BHBwDxKxKBDBDeBLPBhIiEBX+BBFfBDhIBx\
BUBDFB9+zB5Z5ZCCBlFRRBBB+BCCkEHHBCBitDBBhrwBx+Bx+BagBgBagBgBagBgBagBgBat5Ft5FB-uC-uCBHB",!1)),So:()=>new C(l("mFDDFCCyer\
IrIBgEgEBvGvGLUUB4H4HkQ2L2LjEFBClElEwGqBqBoMCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WzWzW+EhBBiLJBKIBksBBBCDBCBBLCCBHHBEBCEC\
FMMBPPCBBC7B7BBKKBDBDDBCBBCBBCGBCeBDBBCCCBdBtIHBFTBDGBDwCBCdBanBBHnCBXKByCtCBX2FBCIBC1BBJuDBC3HBtBrBBhC-HBhQvBBWBBHmBBDp\
EBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBBxKBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BBibDBLBBC+R+RBBBqqUPBuLPBhCBB3BHBuBCB\
lPEEFBBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSpgBpgBBGBnjC2kC2kCBGBFQBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQPBhDzDB9B1HBLmBBD7BBGCBXBBI\
dBF8BBWhCBE7F7FB1CBqlB-PB4BDBzBHBCNBCBBp2B96C96CiEyWyWBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E6HBG4WBEQBEMBE5GBHLBFQ\
QBKBF3BBJJBHnBBJdBDLBFBB-B3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB",!1)),Z:()=>new C(l("gBgEgEgvFgsCgsCBJBeBBGwBwBh9DAB",
!1)),Zl:()=>new C(l("ohIA",!0)),Zp:()=>new C(l("phIA",!0)),Zs:()=>new C(l("gBgEgEgvFgsCgsCBJBlBwBwBh9DAB",!1)),ASCII_Hex_Digit:()=>new C(
l("wBJIFbF",!0)),Alphabetic:()=>new C(l("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICC3CeeBQBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBn\
BBoBNBCCCBCCBCCJaBFDBeKBG3BBCGBPlDBCHBFHBFCBLCBDRRBuBBOkDBZgBBKBBFGGBWBDSBUYBIKBGXBCGBIJJBoBBLLBEGBHrCBCPBCCBFOBOSBCHBDB\
BDVBCGBCEEBCBEHBDBBDBBCJJFBBCEBNBBLFFBBBCFBFBBDVBCGBCBBCBBCBBFEBFBBDBBFIIBCBCSSBEBMCBCIBCCBCVBCGBCBBCEBEIBCCBCBBEQQBCBWD\
BFCBCHBDBBDVBCGBCBBCEBEHBDBBDBBKBBFBBCEBORRBCCBEBECBCDBEBBCCCBEEBEEBBBELBFEBECBCCBEHHpBMBCCBCWBCPBEHBCCBCCBJBBCCBCBBDDBd\
DBCHBCCBCWBCJBCEBEHBCCBCCBJBBGCBCDBOCBNMBCCBCoBBDHBCCBCCBCGGBCBIEBXFBCCBCRBEXBCIBCDDBFBJFBCCCBGBTBBO5BBGGBH0B0BBECBDBCXB\
CCCBRBCCBDEBCHHPDBhBgCgCBGBCjBBFSBFPBCjBBkC2BBCDDBDBR-BBLDBDlBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBD\
iCBmBPBR1CBDFBErTBDQBCZBGqCBEKBITBMUBNTBNMBCCBCBBNzBBDSBPFFkC4CBIqBBGlCBLeBCLBFIBYdBDEBMrBBFZB3BbBF+BBDTBzBYYBMMBBByBzBB\
COBCHB0BpBBDDBLrBBCKBP2BBXCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBUhBBM1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DO\
ORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBFSSBnBBuZzBB34BkHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBCfBwB2O2OBBBaIBIEBDEBF1\
CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBGHBEwDBoBIBDmDBDxCBVUBCgBBZzBBNjCBCtBtBBEBECCBBBLgBBGiBBOcBEyB\
BCLBQRRBOBLEBC2BBKNBTWBEkCBCCCZCBDPBDDBMFBDFBDFBKGBCGBCqBBCNBH6DBWj9KBNWBFwBBloItLBDpDBnBGBNEBGLBCMBCEBCCCBCCBCCBqDBiBqL\
BT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmC0BBsIcBEwBBwBfBOdBGqBBGdBDjBBFHBCEBrB9EBTjBBFjBBFn\
BBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCDBCBBGHBCCBCcB\
rBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOnBBjBbBEGGBVB7HpBBCBBEBBRFBzBCBEcBLJJBUBrBRBvBUBcWBKlCBsBEBL4BBKOOBXBYyBBSDBJi\
BBEKKB+BBCDBKBBLCCkBRBChBBDHHBCB-BGBCCCBCBCOBCJBI4BBYDBCHBDBBDVBCGBCBBCEBEHBDBBDBBEHHGGBdJBCDDClBBCJBCDDCDBCBBECCtBhCBCC\
BCDBVCBfhCBDBBC5F5FB0BBDGBaFBjB+BBCEE8B1BBDoCoCBZBDNBWGB6F4BBoD-BBgBHBDDDBGBCBBCdBCBBDBBDDB+CHBDtBBDFBCCCBccBxBBDJBSnCBG\
TTBnCBoDHB5CgBBgBIBCsBBCGBCyByBBcBDVBCNBqCGBCBBCrBBECCBCCBBBCDDBZZBEBCBBCkBBCBBCDBCYYBqBBlIWBKQBCoBBECBwDwCwCB4cBnDuDBSj\
GBtyCgDBQvhBBSFBa68DBGmSB61GuBBy2B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBF4BBIQBhCBBCNNBFBK1mHBqBfBiDyDB+vIDBC\
GBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBFi7Fi7FBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYB\
CeBCYBCeBCYBCeBCYBCHB15BeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCVBJBBhHGBCDBCBBCOBCkGB8BjCBEE\
E1lBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1TZBHZBHZB3zD-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBj\
vBq6EBGppIB",!1)),Dash:()=>new C(l("tB9qB9qB0BiyDiyDmgBqgCqgCBEB+BoBoBQnMnMlgDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J",
!1)),Emoji:()=>new C(l("jBHHGJBwDFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCB\
CCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SC\
CrrvDrGrGhFBBNBBPDDBIBsCZBCBBYVVDIBWBBvFhBBDvDBDBBCCBDyCBDCBCmIBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB\
0CBxBlCBGHBDDBEJBECCBEEDJBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB",!1)),Emoji_Component:()=>new C(l("jBHHGJB0+H2G2Gs\
p3B3+8B3+8BBYB8PEBxtBDBtzhY-CB",!1)),Emoji_Modifier:()=>new C(l("7-8DE",!0)),Emoji_Modifier_Base:()=>new C(l("9wJ8G8GRDB\
4jzD9B9BBBBDDDBBB2DBBDKBWSBEFFBBBCCBICCZqGqGBFFWFFBvFvFBBBEEB0CRRBBBKMMgSDDJHBHKKBIBDCB5B+B+BBCCBCCSCBCMBmHCBrBIB",!1)),
Emoji_Presentation:()=>new C(l("64IBBuGDBEDDqQBBWBBzBLBsBUUOJJBSSBGGBJJGWWIBBCFFDIIFBBdkBkBCFFBBBC+B+BBBBZPP8aBB0BFFvlxD\
rGrG-FDDBIBsCZBCZZVDDBDBCCBWBBvFgBBNIBClCBCVBNqBBFEBNQBEEEBlCBCCCB5FBD+BBODBCXBTbbBOO3C0CBxBlCBHEEBBBDDBEDBMBBIIBkHLBF8I\
8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB",!1)),Extended_Pictographic:()=>new C(l("pFFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHB\
LLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQ\
QDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDoBoBBCBlDLBQBBQPPBmBmBBIBxDBBNBBPDDBIBU3BBcOBLVVDIBCDBKWBH7FBDvDBDBB\
CCBDyCBDCBCDBG9HBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDQBECCBEBDMB7GlBBNDB5BHBLFBpBHBfBBND\
BDNBKmBBNuBBCJBC4FB5CHBPxEBhI9fB",!1)),Hex_Digit:()=>new C(l("wBJIFbFq1-BJIFbF",!0)),Lowercase:()=>new C(l("hDZBwBLLFlBl\
BBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDiBBIBBfEBhDsBsBCEEDDB\
TccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBCDB5XFBjkCIBC2D2DB+FBiC0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHB\
JHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBB6DOORMBuDEEBEEcKFDBBJDBFiBiBBOBFsasaBYBn6BvBBCEEBGCFCCBCCBGBEiDCBIICFFNlBBCGG0oesBCUaCB\
BBmEMCBBBC8BCBIBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCWDBCCCBBB2ZqBBCNBHvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBkODDBBBCpBBCIBmo\
ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHF\
BmI9BB1lChBB",!1)),Math:()=>new C(l("rBRRBBBgBeeCuBuBFmBmBgB5W5WBBBDbbBDDBBBwQCBuwGccBBBMEEOPPBCBWEBMEBiCMBFEEBFFBDBTFFD\
JBCDDBEBHEEBDDBCCBBBCFBENBClClCBWBCFBCBBFBBFfBCHHBPPBqIBJDBVBB7CffBZBCZZMGB+NBBNJBFFBFBBDBBEEBPCCDFBMHBGBB6BCCeDBKCBxK-B\
BhI-PBxBUBDFB9+zB4Z4ZBEBCjFjFRCBeCCeCCkEHHBCBitDBBhrwBwoBwoBBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzK\
BDjJBDxBBhwFDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB-uCIB",!1)),Quotation_Mark:()=>new C(
l("iBFFkEQQ96HHBaBBowDqOqOBCBOCBixzBDB+FFF7CBB",!1)),Terminal_Punctuation:()=>new C(l("hBLLCMMBEE-ZJJiQ6B6BpCPPCCB1FsBsB\
BJBCsHsHB3B3BBEBCHBgBmImIB1nB1nBBtFtFFFB4JBB2YHBmY9D9DBBBoCBB+ECBEoBoBBCBDBB7JBBjLDBjFBBLBBCCBeCB8FEB-BBBldYYBKKBBBwlDCB\
zJOOFLLCBBEBBtNBB8ndBBuICBkHEB-LBB3CBBgD4E4EBBB0ECBgERRB6H6HnxUDDB6B6BBBBCDBqFLLCMMBEEiCDD7hBxBxBnkBoGoG3JBB5EFBlCFB6CDB\
5dEBtBDB+FGBxDDBgECBiEBBHRRB5C5CBDBtDrJrJB2D2DBBBNBBnLDBEOBqDBB6HCBmQCC8HBB4CBBFBB-MCBuBmUmUBrCrCBspBspBBDB6vRBBmEiCiCBB\
BLqRqRBoJoJBnwTnwTovHDB",!1)),Uppercase:()=>new C(l("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBB\
BCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB\
0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBGbbBOBUzZzZBYBx5BvBBxBCCBBBDGCBCBC\
DDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVf\
BhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBBvgCZBHZBHZ\
B",!1)),White_Space:()=>new C(l("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB",!1))});static SCRIPTS=new $e({Adlam:()=>new C(l("go6\
DrCFJFB",!0)),Ahom:()=>new C(l("g4lCaDOFW",!0)),Anatolian_Hieroglyphs:()=>new C(l("ggxCmS",!0)),Arabic:()=>new C(l("gwBE\
BCFBCNBCCBCfBCJBMZBCrDBChBBxCvBBxHhBBGqCBCcBxy8BtPBDvEBhBPBxDEBCmEBk7DeBkCFBJIBiBFBh43BDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBC\
DDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB",!1)),Armenian:()=>new C(l("xpBlBDxBDCks9BE",!0)),Avestan:()=>new C(l("g4iC1B\
EG",!0)),Balinese:()=>new C(l("g4GsCCxB",!0)),Bamum:()=>new C(l("g1pB3CpowB4R",!0)),Bassa_Vah:()=>new C(l("w26CdDF",!0)),
Batak:()=>new C(l("g+GzBJD",!0)),Bengali:()=>new C(l("gsCDBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYB",!1)),Beria_Erfe:()=>new C(
l("g17CYDY",!0)),Bhaiksuki:()=>new C(l("ggnCICsBCNLc",!0)),Bopomofo:()=>new C(l("qXB6wLqBxDf",!0)),Brahmi:()=>new C(l("g\
gkCtCFjBKA",!0)),Braille:()=>new C(l("ggK-H",!0)),Buginese:()=>new C(l("gwGbDB",!0)),Buhid:()=>new C(l("g6FT",!0)),Canadian_Aboriginal:()=>new C(
l("ggF-TxRlC7tgCP",!0)),Carian:()=>new C(l("g1gCwB",!0)),Caucasian_Albanian:()=>new C(l("wphCzBMA",!0)),Chakma:()=>new C(
l("gokC0BCR",!0)),Cham:()=>new C(l("gwqB2BKNDJDD",!0)),Cherokee:()=>new C(l("g9E1CDFz7lBvC",!0)),Chorasmian:()=>new C(l(
"w9jCb",!0)),Common:()=>new C(l("AgCBbFBbuBBCOBCEBYgBgBiOmBBGEBDTB1DKKHCC+THHPEEhB9E9ElQiEiEB6mB6mB2MDBjJwvBwvBBBBoCBBsG\
BBCumBumBOIIBCBCFBCCBDmYmYBKBD2CBCKBEKBCOBShBB-BlBBCCBDFBCaBCQBqBCBF5UBXKBW-cBhIzTBDpEBhQ9CBzMUBCCCBXBQHBFDB8CBBE7C7CB0E\
0EBOBhBlBBKxBxBB+BBgBwCBwB5C5CBmFBhuG-BBhoWhBBnDCBmFJB1HhFhFsMPPBzuUzuUBxGxGBIBXiBBCSBCDB0ECCBeBbFBbKBLuBuBBhChCBFBCGBLE\
BjICBFsBBEIBxCMB0BsBBlHaBltuBDB96D8HBEzNBHWBQQBgDzDB9B1HBLmBBD9BBEQBJBBIdBF8BB2GTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCB\
FBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBByjFjCBtC8BBjWrBBFjDBNOBDOBCOBCkBBLtFB5BZBCBBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQ\
BKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBnghYffB+CB",!1)),Coptic:()=>new C(l("ifNxkKzDGG",!0)),Cuneiform:()=>new C(
l("ggoC5cnDuDCEMjG",!0)),Cypriot:()=>new C(l("ggiCFBDCCBqBBCBBEDD",!1)),Cypro_Minoan:()=>new C(l("w8rCiD",!0)),Cyrillic:()=>new C(
l("ggBkEBDoFBx6FKBhFtCtCojEfBhie-CBv8VBBhw4B9BBiBAB",!1)),Deseret:()=>new C(l("gghCvC",!0)),Devanagari:()=>new C(l("goCw\
CFODZh7nBfhwcJ",!0)),Dives_Akuru:()=>new C(l("gomCGBDDDBGBCBBCdBCBBDLBKJB",!1)),Dogra:()=>new C(l("ggmC7B",!0)),Duployan:()=>new C(
l("ggvDqDGMEIIJDD",!0)),Egyptian_Hieroglyphs:()=>new C(l("ggsC1iBL68D",!0)),Elbasan:()=>new C(l("gohCnB",!0)),Elymaic:()=>new C(
l("g-jCW",!0)),Ethiopic:()=>new C(l("gwEoCBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBnvGWBKGBCGBCGBCGBCGBCG\
BCGBCGBjpfFBDFBDFBKGBCGBylvCGBCDBCBBCOB",!1)),Garay:()=>new C(l("gqjClBEcJB",!0)),Georgian:()=>new C(l("glElBBCGGDqBBCDB\
x8CqBBDCBhiElBBCGG",!1)),Glagolitic:()=>new C(l("ggL-Ch9sDGCQDGCBCE",!0)),Gothic:()=>new C(l("w5gCa",!0)),Grantha:()=>new C(
l("g4kCDBCHBDBBDVBCGBCBBCEBDIBDBBDCBDHHGGBDGBEEB",!1)),Greek:()=>new C(l("wbDBCCBDDBCFFCCCBBBCCCBSBC+BBPPBnpGEBzBEBFEB1C\
hKhKBUBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBoJ-xiB-xiB7uVuCBSgj0Bgj0BBkCB",!1)),Gujarati:()=>new C(l("h0CCBCIBCCBCVB\
CGBCBBCEBDJBCCBCCBDQQBCBDLBIGB",!1)),Gunjala_Gondi:()=>new C(l("grnCFCBCkBCBCFIJ",!0)),Gurmukhi:()=>new C(l("hwCCBCFBFBB\
DVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPB",!1)),Gurung_Khema:()=>new C(l("go4C5B",!0)),Han:()=>new C(l("g0LZBC4CBN1GBwBCCa\
IBPDBle-tGBhC-vUBhoWtLBDpDBpodBBNGBqgkB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB",!1)),Hangul:()=>new C(l("goE-HvxHBiI\
9CyDeiCei3dckUj9KNWFwBl9JeEFDFDFDC",!0)),Hanifi_Rohingya:()=>new C(l("gojCnBJJ",!0)),Hanunoo:()=>new C(l("g5FU",!0)),Hatran:()=>new C(
l("gniCSCBGE",!0)),Hebrew:()=>new C(l("xsB2BBJaBFFBpp9BZBCEBCCCBCCBCCBIB",!1)),Hiragana:()=>new C(l("hiM1CBHCBi7-C+IBTee\
BBBulQAB",!1)),Imperial_Aramaic:()=>new C(l("giiCVCI",!0)),Inherited:()=>new C(l("gYvDB2IBBlOKBbhXhXBCB8qEtBBDLBlPCBCMBC\
GBFHHEBBnG-BBtQBBjGgBB65DDBsDBBmrzBPBRNBwejHjH7iEl+uBl+uBBsBBDWBhRCBSHBDGBfDBz6rYvHB",!1)),Inscriptional_Pahlavi:()=>new C(
l("g7iCSGH",!0)),Inscriptional_Parthian:()=>new C(l("g6iCVDH",!0)),Javanese:()=>new C(l("gsqBtCDJFB",!0)),Kaithi:()=>new C(
l("gkkCiCLA",!0)),Kannada:()=>new C(l("gkDMCCCWCJCEDICCCDIBGCCDDJCC",!0)),Katakana:()=>new C(l("hlM5CBDCBxHPBxGuBBC3CBvg\
zBJBCsBBzisBDBCGBCBBCgJgJBBBzBPPBCB",!1)),Kawi:()=>new C(l("g4nCQCoBEc",!0)),Kayah_Li:()=>new C(l("goqBtBCA",!0)),Kharoshthi:()=>new C(
l("gwiCDCBGHCCCcDCFJII",!0)),Khitan_Small_Script:()=>new C(l("k-7C84G84GB0OBqBAB",!1)),Khmer:()=>new C(l("g8F9CDJHJnPf",
!0)),Khojki:()=>new C(l("gwkCRCuB",!0)),Khudawadi:()=>new C(l("w1kC6BGJ",!0)),Kirat_Rai:()=>new C(l("gq7C5B",!0)),Lao:()=>new C(
l("h0DBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDB",!1)),Latin:()=>new C(l("hCZBHZBwBQQGWBCeBCgOBoBEB8wGlBBHwBBGDBGMBClCBiC-HByLOORM\
BuEBBHccSoBB42CfBj1elDBExCBVOBxZqBBCIBCDB38TGB7gBZBHZBmhCFBCpBBCIBm61BeBHFB",!1)),Lepcha:()=>new C(l("ggH3BEOEC",!0)),Limbu:()=>new C(
l("goGeBCLBFLBFEEBKB",!1)),Linear_A:()=>new C(l("gwhC2JKVLH",!0)),Linear_B:()=>new C(l("gggCLCZCSCBCODNjB6D",!0)),Lisu:()=>new C(
l("wmpBvBx1eA",!0)),Lycian:()=>new C(l("g0gCc",!0)),Lydian:()=>new C(l("gpiCZGA",!0)),Mahajani:()=>new C(l("wqkCmB",!0)),
Makasar:()=>new C(l("g3nCY",!0)),Malayalam:()=>new C(l("goDMCCCyBCCCFFPDZ",!0)),Mandaic:()=>new C(l("giCbDA",!0)),Manichaean:()=>new C(
l("g2iCmBFL",!0)),Marchen:()=>new C(l("wjnCfDVCN",!0)),Masaram_Gondi:()=>new C(l("gonCGBCBBCrBBECCBCCBHBJJB",!1)),Medefaidrin:()=>new C(
l("gy7C6C",!0)),Meetei_Mayek:()=>new C(l("g3qBWqGtBDJ",!0)),Mende_Kikakui:()=>new C(l("gg6DkGDP",!0)),Meroitic_Cursive:()=>new C(
l("gtiCXFTDtB",!0)),Meroitic_Hieroglyphs:()=>new C(l("gsiCf",!0)),Miao:()=>new C(l("g47CqCF4BIQ",!0)),Modi:()=>new C(l("\
gwlCkCMJ",!0)),Mongolian:()=>new C(l("ggGBBDCCBSBH4CBIqBB2t-BMB",!1)),Mro:()=>new C(l("gy6CeCJFB",!0)),Multani:()=>new C(
l("g0kCGBCCCBCBCOBCKB",!1)),Myanmar:()=>new C(l("ggE-EhqmBeiDfxibT",!0)),Nabataean:()=>new C(l("gkiCeJI",!0)),Nag_Mundari:()=>new C(
l("wm5DpB",!0)),Nandinagari:()=>new C(l("gtmCHDtBDK",!0)),New_Tai_Lue:()=>new C(l("gsGrBFZHKEB",!0)),Newa:()=>new C(l("g\
glC7CCE",!0)),Nko:()=>new C(l("g+B6BDC",!0)),Nushu:()=>new C(l("h-7CvsQvsQBqMB",!1)),Nyiakeng_Puachue_Hmong:()=>new C(l(
"go4DsBENDJFB",!0)),Ogham:()=>new C(l("g0Fc",!0)),Ol_Chiki:()=>new C(l("wiHvB",!0)),Ol_Onal:()=>new C(l("wu5DqBFA",!0)),
Old_Hungarian:()=>new C(l("gkjCyBOyBIF",!0)),Old_Italic:()=>new C(l("g4gCjBKC",!0)),Old_North_Arabian:()=>new C(l("g0iCf",
!0)),Old_Permic:()=>new C(l("w6gCqB",!0)),Old_Persian:()=>new C(l("g9gCjBFN",!0)),Old_Sogdian:()=>new C(l("g4jCnB",!0)),
Old_South_Arabian:()=>new C(l("gziCf",!0)),Old_Turkic:()=>new C(l("ggjCoC",!0)),Old_Uyghur:()=>new C(l("w7jCZ",!0)),Oriya:()=>new C(
l("h4CCCHDBDVCGCBCEDIDBDCICFBCEDR",!0)),Osage:()=>new C(l("wlhCjBFjB",!0)),Osmanya:()=>new C(l("gkhCdDJ",!0)),Pahawh_Hmong:()=>new C(
l("g46ClCLJCGCUGS",!0)),Palmyrene:()=>new C(l("gjiCf",!0)),Pau_Cin_Hau:()=>new C(l("g2mC4B",!0)),Phags_Pa:()=>new C(l("g\
iqB3B",!0)),Phoenician:()=>new C(l("goiCbEA",!0)),Psalter_Pahlavi:()=>new C(l("g8iCRIDNG",!0)),Rejang:()=>new C(l("wpqBj\
BMA",!0)),Runic:()=>new C(l("g1FqCEK",!0)),Samaritan:()=>new C(l("ggCtBDO",!0)),Saurashtra:()=>new C(l("gkqBlCJL",!0)),Sharada:()=>new C(
l("gskC-ChsCH",!0)),Shavian:()=>new C(l("wihCvB",!0)),Siddham:()=>new C(l("gslC1BDlB",!0)),Sidetic:()=>new C(l("gqiCZ",!0)),
SignWriting:()=>new C(l("gg2DrUQECO",!0)),Sinhala:()=>new C(l("hsDCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBt-gCTB",!1)),Sogdian:()=>new C(
l("w5jCpB",!0)),Sora_Sompeng:()=>new C(l("wmkCYIJ",!0)),Soyombo:()=>new C(l("wymCyC",!0)),Sundanese:()=>new C(l("g8G-BhI\
H",!0)),Sunuwar:()=>new C(l("g+mChBPJ",!0)),Syloti_Nagri:()=>new C(l("ggqBsB",!0)),Syriac:()=>new C(l("g4BNC7BDCxIK",!0)),
Tagalog:()=>new C(l("g4FVKA",!0)),Tagbanwa:()=>new C(l("g7FMCCCB",!0)),Tai_Le:()=>new C(l("wqGdDE",!0)),Tai_Tham:()=>new C(
l("gxG+BCcDKHJHN",!0)),Tai_Viet:()=>new C(l("g0qBiCZE",!0)),Tai_Yo:()=>new C(l("g25DeCVJB",!0)),Takri:()=>new C(l("g0lC5\
BHJ",!0)),Tamil:()=>new C(l("i8CBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBm+kCxBBOAB",!1)),Tangsa:()=>new C(l("wz6CuCC\
J",!0)),Tangut:()=>new C(l("g-7CgBgBB+3GBhQeBiDyDB",!1)),Telugu:()=>new C(l("ggDMCCCWCPDICCCDIBCCCBDDDJII",!0)),Thaana:()=>new C(
l("g8BxB",!0)),Thai:()=>new C(l("hwD5BGb",!0)),Tibetan:()=>new C(l("g4DnCCjBFmBCjBCOCGFB",!0)),Tifinagh:()=>new C(l("wpL\
3BIBPA",!0)),Tirhuta:()=>new C(l("gklCnCJJ",!0)),Todhri:()=>new C(l("guhCzB",!0)),Tolong_Siki:()=>new C(l("wtnCrBFJ",!0)),
Toto:()=>new C(l("w04De",!0)),Tulu_Tigalari:()=>new C(l("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB",!1)),Ugaritic:()=>new C(l("g8g\
CdCA",!0)),Unknown:()=>new C(l("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBB\
FBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGG\
BTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbE\
ETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ\
6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBL\
FBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBu\
BCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMM\
BCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBE\
CBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDB\
BB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbG\
BFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwB\
B8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7B\
FBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKH\
BLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBL\
IIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSO\
BvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBI\
IDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBC\
DBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDB\
DNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-FB",!1)),Vai:()=>new C(
l("gopBrJ",!0)),Vithkuqi:()=>new C(l("wrhCKCOCGCBCKCOCGCB",!0)),Wancho:()=>new C(l("g24D5BGA",!0)),Warang_Citi:()=>new C(
l("glmCyCNA",!0)),Yezidi:()=>new C(l("g0jCpBCCDB",!0)),Yi:()=>new C(l("ggoBskBE2B",!0)),Zanabazar_Square:()=>new C(l("gw\
mCnC",!0))});static FOLD_CATEGORIES=new $e({L:()=>new C(l("laA",!0)),LC:()=>new C(l("laA",!0)),Ll:()=>new C(l("hCZBmDWBC\
GBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGC3HrBrBCEE\
JHHCCBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHB\
JEBMEBMDBNEBMEBqJEEBHHxC9zC9zCBuBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs\
5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB",!1)),Lt:()=>new C(l("kOCCBCCBCClBCCtsHHBJHBJHBMQQwBAB",!1)),
Lu:()=>new C(l("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICB\
EBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCv\
HvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpL2B2Bs1CvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFC\
BBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB",!1)),M:()=>new C(l("5cgBgBlgHAB",!1)),
Mn:()=>new C(l("5cgBgBlgHAB",!1)),Emoji:()=>new C(l("8mJA",!0)),Extended_Pictographic:()=>new C(l("8mJA",!0)),Lowercase:()=>new C(
l("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCB\
CGCiJCCEJJHCCBBBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJH\
BZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHuBPBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBC\
OCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB",!1)),Math:()=>new C(l("ycGDCHHFMMDDDCHHFAB",
!1)),Uppercase:()=>new C(l("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCE\
QCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDC\
B5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpLiBiBBOBFsasaBYBn6BvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oes\
BCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB",!1))});static FOLD_SCRIPT=new $e(
{Common:()=>new C(l("8cgBgB",!1)),Greek:()=>new C(l("1FwUwU",!1)),Inherited:()=>new C(l("5cgBgBlgHAB",!1))})},ee=class eB{static MAX_RUNE=1114111;static RUNE_ERROR=65533;static isUnsearchable(e){
return e===eB.RUNE_ERROR||e>=eB.MIN_HIGH_SURROGATE&&e<=eB.MAX_LOW_SURROGATE}static MAX_ASCII=127;static MAX_LATIN1=255;static MAX_BMP=65535;static MIN_FOLD=65;static MAX_FOLD=125251;static MIN_HIGH_SURROGATE=55296;static MAX_HIGH_SURROGATE=56319;static MIN_LOW_SURROGATE=56320;static MAX_LOW_SURROGATE=57343;static MIN_SUPPLEMENTARY_CODE_POINT=65536;static is32(e,t){
let B=0,r=e.length;for(;B<r;){const i=B+Math.floor((r-B)/2),u=e.getLo(i),d=e.getHi(i);if(u<=t&&t<=d){const f=e.getStride(
i);return(t-u)%f===0}t<u?r=i:B=i+1}return!1}static is(e,t){if(t<=eB.MAX_LATIN1){for(let B=0;B<e.length;B++){if(t>e.getHi(
B))continue;const r=e.getLo(B);if(t<r)return!1;const i=e.getStride(B);return(t-r)%i===0}return!1}return e.length>0&&t>=e.
getLo(0)&&eB.is32(e,t)}static isPrint(e){return e<=eB.MAX_LATIN1?e>=32&&e<eB.MAX_ASCII||e>=161&&e!==173:eB.is(ze.Print,e)}static simpleFold(e){
if(ze.CASE_ORBIT.has(e))return ze.CASE_ORBIT.get(e);if(e<=eB.MAX_ASCII){const t=D.toLowerCase(e);return t!==e?t:D.toUpperCase(
e)}return e}static equalsIgnoreCase(e,t){if(e===t)return!0;if(e<0||t<0)return!1;if(e<=eB.MAX_ASCII&&t<=eB.MAX_ASCII)return 65<=
e&&e<=90&&(e|=32),65<=t&&t<=90&&(t|=32),e===t;for(let B=eB.simpleFold(e);B!==e;B=eB.simpleFold(B))if(B===t)return!0;return!1}},
Le=class extends Error{constructor(h){super(h),this.name="RE2JSException"}},Ee=class extends Le{constructor(h,e=null){let t=`\
error parsing regexp: ${h}`;e&&(t+=`: \`${e}\``),super(t),this.name="RE2JSSyntaxException",this.message=t,this.error=h,this.
input=e}getDescription(){return this.error}getPattern(){return this.input}},S=class extends Le{constructor(h){super(h),this.
name="RE2JSCompileException"}},b=class extends Le{constructor(h){super(h),this.name="RE2JSGroupException"}},L=class extends Le{constructor(h){
super(h),this.name="RE2JSFlagsException"}},A=class extends Le{constructor(h){super(h),this.name="RE2JSInternalException"}};
const v=256,M=new Uint8Array(v);for(let h=0;h<v;h++)M[h]=97<=h&&h<=122||65<=h&&h<=90||48<=h&&h<=57||h===95?1:0;let U=null,
J=null;var P=class $t{static METACHARACTERS="\\.+*?()|[]{}^$";static EMPTY_BEGIN_LINE=1;static EMPTY_END_LINE=2;static EMPTY_BEGIN_TEXT=4;static EMPTY_END_TEXT=8;static EMPTY_WORD_BOUNDARY=16;static EMPTY_NO_WORD_BOUNDARY=32;static EMPTY_ALL=-1;static emptyInts(){
return[]}static isString(e){return typeof e=="string"||Object.prototype.toString.call(e)==="[object String]"}static typeName(e){
return e===null||typeof e!="object"&&typeof e!="function"?e===null?"null":typeof e:Object.prototype.toString.call(e).slice(
8,-1)}static checkPattern(e){if(!$t.isString(e))throw new TypeError(`The pattern must be a string, not ${$t.typeName(e)}\
 (RE2JS.translateRegExp() converts a RegExp)`)}static checkInput(e){if(!$t.isString(e)&&!$t.isByteArray(e))throw new TypeError(
`The input must be a string or a byte array (Uint8Array or number[]), not ${$t.typeName(e)}`)}static checkFlags(e){const t=R.
MULTILINE|R.DOTALL|R.CASE_INSENSITIVE|R.DISABLE_UNICODE_GROUPS|R.LONGEST_MATCH|R.LOOKBEHINDS;if(!Number.isInteger(e)||(e&
~t)!==0)throw new L("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, \
LONGEST_MATCH, LOOKBEHINDS")}static isByteArray(e){return Array.isArray(e)||Object.prototype.toString.call(e)==="[object\
 Uint8Array]"}static isalnum(e){return D.CODES[0]<=e&&e<=D.CODES[9]||D.CODES.a<=e&&e<=D.CODES.z||D.CODES.A<=e&&e<=D.CODES.
Z}static unhex(e){return D.CODES[0]<=e&&e<=D.CODES[9]?e-D.CODES[0]:D.CODES.a<=e&&e<=D.CODES.f?e-D.CODES.a+10:D.CODES.A<=
e&&e<=D.CODES.F?e-D.CODES.A+10:-1}static escapeRune(e){let t="";if(ee.isPrint(e))$t.METACHARACTERS.indexOf(String.fromCodePoint(
e))>=0&&(t+="\\"),t+=String.fromCodePoint(e);else switch(e){case D.CODES['"']:t+='\\"';break;case D.CODES["\\"]:t+="\\\\";
break;case D.CODES["	"]:t+="\\t";break;case D.CODES[`
`]:t+="\\n";break;case D.CODES["\r"]:t+="\\r";break;case D.CODES["\b"]:t+="\\b";break;case D.CODES["\f"]:t+="\\f";break;default:{
let B=e.toString(16);e<256?(t+="\\x",B.length===1&&(t+="0"),t+=B):t+=`\\x{${B}}`;break}}return t}static stringToRunes(e){
const t=String(e),B=[];let r=0;for(;r<t.length;){const i=t.codePointAt(r);B.push(i),r+=i>ee.MAX_BMP?2:1}return new Int32Array(
B)}static runeToString(e){return String.fromCodePoint(e)}static isWordRune(e){return e<v?M[e]===1:!1}static emptyOpContext(e,t){
let B=0;return e<0&&(B|=$t.EMPTY_BEGIN_TEXT|$t.EMPTY_BEGIN_LINE),e===10&&(B|=$t.EMPTY_BEGIN_LINE),t<0&&(B|=$t.EMPTY_END_TEXT|
$t.EMPTY_END_LINE),t===10&&(B|=$t.EMPTY_END_LINE),$t.isWordRune(e)!==$t.isWordRune(t)?B|=$t.EMPTY_WORD_BOUNDARY:B|=$t.EMPTY_NO_WORD_BOUNDARY,
B}static quoteMeta(e){return e.split("").map(t=>$t.METACHARACTERS.indexOf(t)>=0?`\\${t}`:t).join("")}static charCount(e){
return e>ee.MAX_BMP?2:1}static toArray(e){const t=e.length,B=new Array(t);for(let r=0;r<t;r++)B[r]=e[r];return B}static stringToUtf8ByteArray(e){
if(globalThis.TextEncoder)return U||(U=new TextEncoder),U.encode(e);{let t=[],B=0;for(let r=0;r<e.length;r++){let i=e.charCodeAt(
r);i<128?t[B++]=i:i<2048?(t[B++]=i>>6|192,t[B++]=i&63|128):(i&64512)===ee.MIN_HIGH_SURROGATE&&r+1<e.length&&(e.charCodeAt(
r+1)&64512)===ee.MIN_LOW_SURROGATE?(i=ee.MIN_SUPPLEMENTARY_CODE_POINT+((i&1023)<<10)+(e.charCodeAt(++r)&1023),t[B++]=i>>
18|240,t[B++]=i>>12&63|128,t[B++]=i>>6&63|128,t[B++]=i&63|128):(t[B++]=i>>12|224,t[B++]=i>>6&63|128,t[B++]=i&63|128)}return t}}static utf8ByteArrayToString(e){
if(globalThis.TextDecoder){J||(J=new TextDecoder("utf-8"));const t=e instanceof Uint8Array?e:new Uint8Array(e);return J.
decode(t)}else{let t=[],B=0,r=0;for(;B<e.length;){let i=e[B++];if(i<128)t[r++]=String.fromCharCode(i);else if(i>191&&i<224){
let u=e[B++];t[r++]=String.fromCharCode((i&31)<<6|u&63)}else if(i>239&&i<365){let u=e[B++],d=e[B++],f=e[B++],x=((i&7)<<18|
(u&63)<<12|(d&63)<<6|f&63)-ee.MIN_SUPPLEMENTARY_CODE_POINT;t[r++]=String.fromCharCode(ee.MIN_HIGH_SURROGATE+(x>>10)),t[r++]=
String.fromCharCode(ee.MIN_LOW_SURROGATE+(x&1023))}else{let u=e[B++],d=e[B++];t[r++]=String.fromCharCode((i&15)<<12|(u&63)<<
6|d&63)}}return t.join("")}}};const le=(h=[],e=0)=>{const t=Object.create(null);for(let B=0;B<h.length;B++){const r=h[B],
i=e+B;t[r]=i,t[i]=r}return Object.freeze(t)};var Se=class qB{static Encoding=le(["UTF_16","UTF_8"]);getEncoding(){throw Error(
"not implemented")}asCharSequence(){throw Error("not implemented")}asBytes(){throw Error("not implemented")}length(){throw Error(
"not implemented")}isUTF8Encoding(){return this.getEncoding()===qB.Encoding.UTF_8}isUTF16Encoding(){return this.getEncoding()===
qB.Encoding.UTF_16}},ve=class extends Se{constructor(h=null){super(),this.bytes=h}getEncoding(){return Se.Encoding.UTF_8}asCharSequence(){
return P.utf8ByteArrayToString(this.bytes)}asBytes(){return this.bytes}length(){return this.bytes.length}},se=class extends Se{constructor(h=null){
super(),this.charSequence=h}getEncoding(){return Se.Encoding.UTF_16}asCharSequence(){return this.charSequence}asBytes(){
return P.stringToUtf8ByteArray(this.charSequence.toString())}length(){return this.charSequence.length}},k=class{static utf16(h){
return P.checkInput(h),new se(h)}static utf8(h){return P.isByteArray(h)?new ve(h):new ve(P.stringToUtf8ByteArray(h))}},ae=class{static EOF(){
return-8}constructor(){this.start=0,this.end=0}canCheckPrefix(){return!0}endPos(){return this.end-this.start}hasString(){
return!1}hasAnyString(){return!1}prefixLength(){return 0}},ge=class wB extends ae{static RUNE_ERROR_STEP=ee.RUNE_ERROR<<
3|1;constructor(e,t=0,B=e.length){super(),this.bytes=e,this.start=t,this.end=B}hasString(e,t){const B=e.bytes;if(B.length===
0)return!0;const r=this.indexOf(this.bytes,B,this.start+t);return r!==-1&&r<=this.end-B.length}hasAnyString(e,t){return e.
automaton8().searchUTF8(this.bytes,this.start+t,this.end)}step(e){if(e+=this.start,e>=this.end)return ae.EOF();const t=this.
bytes[e]&255;if(t<128)return t<<3|1;let B,r,i=128,u=191;if(t>=194&&t<=223)B=2,r=t&31;else if(t>=224&&t<=239)B=3,r=t&15,t===
224?i=160:t===237&&(u=159);else if(t>=240&&t<=244)B=4,r=t&7,t===240?i=144:t===244&&(u=143);else return wB.RUNE_ERROR_STEP;
if(e+B>this.end)return wB.RUNE_ERROR_STEP;const d=this.bytes[e+1]&255;if(d<i||d>u)return wB.RUNE_ERROR_STEP;if(r=r<<6|d&
63,B>2){const f=this.bytes[e+2]&255;if((f&192)!==128)return wB.RUNE_ERROR_STEP;if(r=r<<6|f&63,B>3){const x=this.bytes[e+
3]&255;if((x&192)!==128)return wB.RUNE_ERROR_STEP;r=r<<6|x&63}}return r<<3|B}index(e,t){t+=this.start;const B=this.indexOf(
this.bytes,e.prefixUTF8,t);return B<0?B:B-t}context(e){e+=this.start;let t=-1;if(e>this.start&&e<=this.end){let r=e-1;if(t=
this.bytes[r--],t>=128){let i=e-4;for(i<this.start&&(i=this.start);r>=i&&(this.bytes[r]&192)===128;)r--;r<this.start&&(r=
this.start);const u=this.step(r-this.start);t=r+(u&7)===e?u>>3:ee.RUNE_ERROR}}const B=e<this.end?this.step(e-this.start)>>
3:-1;return P.emptyOpContext(t,B)}indexOf(e,t,B=0){let r=t.length;if(r===0)return B<=this.end?B:-1;const i=t[0];let u=this.
end-r;const d=typeof e.indexOf=="function";let f=B;for(;f<=u;){if(d){if(f=e.indexOf(i,f),f===-1||f>u)return-1}else{for(;f<=
u&&e[f]!==i;)f++;if(f>u)return-1}let x=!0;for(let G=1;G<r;G++)if(e[f+G]!==t[G]){x=!1;break}if(x)return f;f++}return-1}prefixLength(e){
return e.prefixUTF8.length}},Ne=class extends ae{constructor(h,e=0,t=h.length){super(),this.charSequence=h,this.start=e,
this.end=t}hasString(h,e){const t=this.charSequence.indexOf(h.str,this.start+e);return t!==-1&&t<=this.end-h.str.length}hasAnyString(h,e){
return h.automaton16().searchUTF16(this.charSequence,this.start+e,this.end)}step(h){if(h+=this.start,h>=this.end)return ae.
EOF();const e=this.charSequence.charCodeAt(h);if(e<ee.MIN_HIGH_SURROGATE||e>ee.MAX_HIGH_SURROGATE||h+1>=this.end)return e<<
3|1;const t=this.charSequence.charCodeAt(h+1);return t>=ee.MIN_LOW_SURROGATE&&t<=ee.MAX_LOW_SURROGATE?(e-ee.MIN_HIGH_SURROGATE)*
1024+(t-ee.MIN_LOW_SURROGATE)+ee.MIN_SUPPLEMENTARY_CODE_POINT<<3|2:e<<3|1}index(h,e){e+=this.start;const t=this.charSequence.
indexOf(h.prefix,e);return t<0||t>this.end-h.prefix.length?-1:t-e}context(h){h+=this.start;const e=h>this.start&&h<=this.
end?this.charSequence.charCodeAt(h-1):-1,t=h<this.end?this.charSequence.charCodeAt(h):-1;return P.emptyOpContext(e,t)}prefixLength(h){
return h.prefix.length}},we=class{static fromUTF8(h,e=0,t=h.length){return new ge(h,e,t)}static fromUTF16(h,e=0,t=void 0){
return P.checkInput(h),new Ne(h,e,t??h.length)}},Ye=class un{static MAX_REPLACER_ARGS=65535;static quoteReplacement(e,t=!1){
return t?e.indexOf("\\")<0&&e.indexOf("$")<0?e:e.split("").map(B=>{const r=B.codePointAt(0);return r===D.CODES["\\"]||r===
D.CODES.$?`\\${B}`:B}).join(""):e.indexOf("$")<0?e:e.split("").map(B=>B.codePointAt(0)===D.CODES.$?"$$":B).join("")}constructor(e,t){
if(e===null)throw new Error("pattern is null");this.patternInput=e;const B=this.patternInput.re2();this.patternGroupCount=
B.numberOfCapturingGroups(),this.groups=[],this.namedGroups=B.namedGroups,this.hasNamedGroups=Object.keys(this.namedGroups).
length>0,this.numberOfInstructions=B.numberOfInstructions(),this.lookbehindState=null,t instanceof Se?this.resetMatcherInput(
t):P.isByteArray(t)?this.resetMatcherInput(k.utf8(t)):this.resetMatcherInput(k.utf16(t))}pattern(){return this.patternInput}reset(){
return this.matcherInputLength=this.matcherInput.length(),this.appendPos=0,this.hasMatch=!1,this.hasGroups=!1,this.anchorFlag=
0,this}resetMatcherInput(e){if(e===null)throw new Error("input is null");return e instanceof Se||(P.isByteArray(e)?e=k.utf8(
e):e=k.utf16(e)),this.matcherInput=e,this.lookbehindState!==null?this.lookbehindState.reset():this.lookbehindState=this.
patternInput.re2().createLookbehindState(),this.reset(),this}start(e=0){if(typeof e=="string"){const t=this.namedGroups[e];
if(!Number.isFinite(t))throw new b(`group '${e}' not found`);e=t}return this.loadGroup(e),this.groups[2*e]}end(e=0){if(typeof e==
"string"){const t=this.namedGroups[e];if(!Number.isFinite(t))throw new b(`group '${e}' not found`);e=t}return this.loadGroup(
e),this.groups[2*e+1]}programSize(){return this.numberOfInstructions}group(e=0){if(typeof e=="string"){const r=this.namedGroups[e];
if(!Number.isFinite(r))throw new b(`group '${e}' not found`);e=r}const t=this.start(e),B=this.end(e);return t<0&&B<0?null:
this.substring(t,B)}getNamedGroups(){if(!this.hasMatch)throw new b("perhaps no match attempted");const e=Object.create(null);
for(const t of Object.keys(this.namedGroups))e[t]=this.group(t);return e}groupCount(){return this.patternGroupCount}loadGroup(e){
if(!Number.isInteger(e)||e<0||e>this.patternGroupCount)throw new b(`Group index out of bounds: ${e}`);if(!this.hasMatch)
throw new b("perhaps no match attempted");if(e===0||this.hasGroups)return;const t=this.matcherInputLength,B=this.patternInput.
re2().matchMachineInput(this.matcherInput,this.groups[0],t,this.anchorFlag,1+this.patternGroupCount,this.lookbehindState);
if(!B[0])throw new b("inconsistency in matching group data");this.groups=B[1],this.hasGroups=!0}matches(){return this.genMatch(
0,p.ANCHOR_BOTH)}lookingAt(){return this.genMatch(0,p.ANCHOR_START)}find(e=null){if(e!==null){if(!Number.isInteger(e)||e<
0||e>this.matcherInputLength)throw new b(`start index out of bounds: ${e}`);return this.reset(),this.genMatch(e,0)}if(e=
0,this.hasMatch&&(e=this.groups[1],this.groups[0]===this.groups[1])){const t=(this.matcherInput.isUTF16Encoding()?we.fromUTF16(
this.matcherInput.asCharSequence(),0,this.matcherInputLength):we.fromUTF8(this.matcherInput.asBytes(),0,this.matcherInputLength)).
step(e);t<0?e++:e+=t&7}return this.genMatch(e,p.UNANCHORED)}genMatch(e,t){const B=this.patternInput.re2().matchMachineInput(
this.matcherInput,e,this.matcherInputLength,t,1,this.lookbehindState);return B[0]?(this.groups=B[1],this.hasMatch=!0,this.
hasGroups=this.patternGroupCount===0,this.anchorFlag=t,!0):(this.hasMatch=!1,!1)}substring(e,t){return this.matcherInput.
isUTF8Encoding()?P.utf8ByteArrayToString(this.matcherInput.asBytes().slice(e,t)):this.matcherInput.asCharSequence().substring(
e,t).toString()}inputLength(){return this.matcherInputLength}appendReplacement(e,t=!1){let B="";const r=this.start(),i=this.
end();return this.appendPos<r&&(B+=this.substring(this.appendPos,r)),this.appendPos=i,B+=t?this.appendReplacementInternalJava(
e):this.appendReplacementInternalJs(e),B}appendReplacementInternalJava(e){let t="",B=0;const r=e.length;let i=0;for(;i<r;){
const u=e.codePointAt(i);if(u===D.CODES["\\"]){if(B<i&&(t+=e.substring(B,i)),i++,i>=r)throw new b("character to be escap\
ed is missing");B=i,i++;continue}if(u===D.CODES.$){if(B<i&&(t+=e.substring(B,i)),i+1>=r)throw new b("Illegal group refer\
ence: group index is missing");const d=e.codePointAt(i+1);if(D.CODES[0]<=d&&d<=D.CODES[9]){let f=d-D.CODES[0],x=i+2;for(;x<
r;x++){const Y=e.codePointAt(x);if(Y<D.CODES[0]||Y>D.CODES[9]||f*10+Y-D.CODES[0]>this.patternGroupCount)break;f=f*10+Y-D.
CODES[0]}if(f>this.patternGroupCount)throw new b(`n > number of groups: ${f}`);const G=this.group(f);G!==null&&(t+=G),i=
x,B=i}else if(d===D.CODES["{"]){let f=i+2;for(;f<r&&e.codePointAt(f)!==D.CODES["}"];)f++;if(f>=r)throw new b("named capt\
ure group is missing trailing '}'");const x=e.substring(i+2,f),G=this.group(x);G!==null&&(t+=G),i=f+1,B=i}else throw new b(
"Illegal group reference");continue}i++}return B<r&&(t+=e.substring(B,r)),t}appendReplacementInternalJs(e){const t=u=>u>=
48&&u<=57,B=this.patternGroupCount;let r="",i=0;for(;i<e.length;){const u=e.indexOf("$",i);if(u<0)break;r+=e.substring(i,
u),i=u;const d=e.charCodeAt(i+1);if(d===D.CODES.$)r+="$",i+=2;else if(d===D.CODES["&"])r+=this.group(0),i+=2;else if(d===
D.CODES["`"])r+=this.substring(0,this.start(0)),i+=2;else if(d===D.CODES["'"])r+=this.substring(this.end(0),this.matcherInputLength),
i+=2;else if(t(d)){let f=1,x=d-48;const G=e.charCodeAt(i+2);if(t(G)&&x*10+G-48<=B&&(f=2,x=x*10+G-48),x>=1&&x<=B){const Y=this.
group(x);Y!==null&&(r+=Y)}else r+=e.substring(i,i+1+f);i+=1+f}else if(d===D.CODES["<"]&&this.hasNamedGroups){const f=e.indexOf(
">",i+2);if(f<0)r+="$<",i+=2;else{const x=e.substring(i+2,f);if(Object.hasOwn(this.namedGroups,x)){const G=this.group(x);
G!==null&&(r+=G)}i=f+1}}else r+="$",i+=1}return r+e.substring(i)}appendTail(){return this.substring(this.appendPos,this.
matcherInputLength)}replaceAll(e,t=!1){return this.replace(e,!0,t)}replaceFirst(e,t=!1){return this.replace(e,!1,t)}replace(e,t=!0,B=!1){
let r="";this.reset();const i=typeof e=="function";let u=null;if(i){if(this.groupCount()>=un.MAX_REPLACER_ARGS)throw new b(
"Too many capture groups to safely invoke replacer function");u=this.matcherInput.isUTF8Encoding()?this.matcherInput.asBytes():
this.matcherInput.asCharSequence()}for(;this.find()&&(r+=i?this.appendReplacementFunc(e,u):this.appendReplacement(e,B),!!t);)
;return r+=this.appendTail(),r}appendReplacementFunc(e,t){let B="";const r=this.start(),i=this.end();this.appendPos<r&&(B+=
this.substring(this.appendPos,r)),this.appendPos=i;const u=this.matchArray();return u.push(r,t),this.hasNamedGroups&&u.push(
this.namedGroupsObject()),B+=String(e(...u)),B}matchArray(){const e=[this.group(0)];for(let t=1;t<=this.patternGroupCount;t++){
const B=this.group(t);e.push(B===null?void 0:B)}return e}namedGroupsObject(){if(!this.hasNamedGroups)return;const e=this.
getNamedGroups();for(const t in e)e[t]===null&&(e[t]=void 0);return e}},H=class Jt{static ALT=1;static ALT_MATCH=2;static CAPTURE=3;static EMPTY_WIDTH=4;static FAIL=5;static MATCH=6;static NOP=7;static RUNE=8;static RUNE1=9;static RUNE_ANY=10;static RUNE_ANY_NOT_NL=11;static LB_WRITE=12;static LB_CHECK=13;static isRuneOp(e){
return Jt.RUNE<=e&&e<=Jt.RUNE_ANY_NOT_NL}static escapeRunes(e){let t='"';for(let B of e)t+=P.escapeRune(B);return t+='"',
t}constructor(e){this.op=e,this.out=0,this.arg=0,this.runes=new Int32Array(0),this.next=null}matchRune(e){if(this.runes.
length===1){const u=this.runes[0];return(this.arg&p.FOLD_CASE)!==0?ee.equalsIgnoreCase(u,e):e===u}const t=this.runes.length;
if(t===0)return!1;if(t===2||t===4||t===6||t===8){for(let u=0;u<t;u+=2){if(e<this.runes[u])return!1;if(e<=this.runes[u+1])
return!0}return!1}let B=0,r=t>>1;for(;r>1;){const u=r>>1;B+=this.runes[B+u<<1]<=e?u:0,r-=u}B+=this.runes[B<<1]<=e?1:0;const i=B-
1;return i>=0&&e<=this.runes[i<<1|1]}matchRunePos(e){if(this.runes.length===1){const u=this.runes[0];return(this.arg&p.FOLD_CASE)!==
0?ee.equalsIgnoreCase(u,e)?0:-1:e===u?0:-1}const t=this.runes.length;if(t===0)return-1;if(t===2||t===4||t===6||t===8){for(let u=0;u<
t;u+=2){if(e<this.runes[u])return-1;if(e<=this.runes[u+1])return Math.floor(u/2)}return-1}let B=0,r=t>>1;for(;r>1;){const u=r>>
1;B+=this.runes[B+u<<1]<=e?u:0,r-=u}B+=this.runes[B<<1]<=e?1:0;const i=B-1;return i>=0&&e<=this.runes[i<<1|1]?i:-1}toString(){
switch(this.op){case Jt.ALT:return`alt -> ${this.out}, ${this.arg}`;case Jt.ALT_MATCH:return`altmatch -> ${this.out}, ${this.
arg}`;case Jt.CAPTURE:return`cap ${this.arg} -> ${this.out}`;case Jt.EMPTY_WIDTH:return`empty ${this.arg} -> ${this.out}`;case Jt.
MATCH:return`match${this.arg!==0?` ${this.arg}`:""}`;case Jt.FAIL:return"fail";case Jt.NOP:return`nop -> ${this.out}`;case Jt.
LB_WRITE:return`lbwrite ${this.arg} -> ${this.out}`;case Jt.LB_CHECK:return`lbcheck ${this.arg} -> ${this.out}`;case Jt.
RUNE:return this.runes===null?"rune <null>":["rune ",Jt.escapeRunes(this.runes),(this.arg&p.FOLD_CASE)!==0?"/i":""," -> ",
this.out].join("");case Jt.RUNE1:return`rune1 ${Jt.escapeRunes(this.runes)} -> ${this.out}`;case Jt.RUNE_ANY:return`any \
-> ${this.out}`;case Jt.RUNE_ANY_NOT_NL:return`anynotnl -> ${this.out}`;default:throw new Error("unhandled case in Inst.\
toString")}}},Dt=class cn{constructor(e){this.sparse=new Int32Array(e),this.densePcs=new Int32Array(e),this.denseCaps=null,
this.size=0,this.ncap=0,this.mainThreads=0}static INITIAL_THREADS=32;init(e){this.ncap=e;const t=Math.min(this.densePcs.
length,cn.INITIAL_THREADS)*e;(!this.denseCaps||this.denseCaps.length<t)&&(this.denseCaps=new Int32Array(t))}growCaps(e){
const t=this.densePcs.length*this.ncap,B=new Int32Array(Math.min(t,Math.max(e,2*this.denseCaps.length)));B.set(this.denseCaps),
this.denseCaps=B}contains(e){const t=this.sparse[e];return t<this.size&&this.densePcs[t]===e}isEmpty(){return this.size===
0}add(e){const t=this.size++;return this.sparse[e]=t,this.densePcs[t]=e,t}clear(){this.size=0,this.mainThreads=0}toString(){
let e="{";for(let t=0;t<this.size;t++)t!==0&&(e+=", "),e+=this.densePcs[t];return e+="}",e}},St=class{constructor(h){this.
pos=-1,this.pcs=new Int32Array(h.numInst()),this.size=0,this.lbTable=new Int32Array(h.numLb+1)}reset(){this.pos=-1,this.
size=0}},It=class Cn{static fromRE2(e){const t=new Cn;return t.prog=e.prog,t.re2=e,t.q0=new Dt(t.prog.numInst()),t.q1=new Dt(
t.prog.numInst()),t.addStack=new Int32Array(2*(t.prog.numInst()+1)),t.matched=!1,t.matchcap=new Int32Array(t.prog.numCap<
2?2:t.prog.numCap),t.ncap=0,t}constructor(){this.prog=null,this.re2=null,this.q0=null,this.q1=null,this.addStack=null,this.
matched=!1,this.matchcap=null,this.ncap=0,this.lbTable=null}init(e){this.ncap=e,e>this.matchcap.length?this.matchcap=new Int32Array(
e).fill(-1):this.matchcap.fill(-1),this.q0.init(e),this.q1.init(e),this.prog.numLb>0&&((!this.lbTable||this.lbTable.length<
this.prog.numLb+1)&&(this.lbTable=new Int32Array(this.prog.numLb+1)),this.lbTable.fill(-1))}submatches(){return this.ncap===
0?P.emptyInts():P.toArray(this.matchcap.subarray(0,this.ncap))}match(e,t,B,r=null){const i=this.re2.cond;if(i===P.EMPTY_ALL||
(B===p.ANCHOR_START||B===p.ANCHOR_BOTH)&&t!==0)return!1;this.matched=!1,this.matchcap.fill(-1);const u=this.prog.numLb>0,
d=t;let f=t,x=!1;u&&(r!==null&&r.pos>=0&&r.pos<=t?(f=r.pos,x=!0):f=0);let G=u&&r!==null,Y=this.q0,he=this.q1,pe=e.step(f),
ue=pe>>3,Ae=pe&7,Xe=-1,st=0;pe!==ae.EOF()&&(pe=e.step(f+Ae),Xe=pe>>3,st=pe&7);let ut;for(f===0?ut=P.emptyOpContext(-1,ue):
ut=e.context(f),u&&(x?this.restoreLookbehinds(r,Y,ut):this.spawnLookbehinds(Y,f,ut));;){if(Y.mainThreads===0){if((i&P.EMPTY_BEGIN_TEXT)!==
0&&f!==0||(B===p.ANCHOR_START||B===p.ANCHOR_BOTH)&&f!==0||this.matched)break;if(this.prog.numLb===0&&Y.isEmpty()&&this.re2.
prefix.length!==0&&Xe!==this.re2.prefixRune&&e.canCheckPrefix()){const be=e.index(this.re2,f);if(be<0)break;f+=be,pe=e.step(
f),ue=pe>>3,Ae=pe&7,pe=e.step(f+Ae),Xe=pe>>3,st=pe&7,ut=e.context(f)}}f>=d&&(G&&(this.saveLookbehinds(r,Y,f),G=!1),!this.
matched&&(f===0||B===p.UNANCHORED)&&(this.ncap>0&&(this.matchcap[0]=f),this.add(Y,this.prog.start,f,this.matchcap,0,ut)));
const O=f+Ae;if(ut=e.context(O),this.step(Y,he,f,O,ue,ut,B,f===e.endPos()),Ae===0||this.ncap===0&&this.matched)break;f+=
Ae,ue=Xe,Ae=st,ue!==-1&&(pe=e.step(f+Ae),Xe=pe>>3,st=pe&7);const I=Y;Y=he,he=I}return Y.clear(),he.clear(),this.matched}matchSet(e,t,B){
const r=this.re2.cond;if(r===P.EMPTY_ALL)return[];if((B===p.ANCHOR_START||B===p.ANCHOR_BOTH)&&t!==0)return[];let i=this.
prog.numLb>0?0:t,u=t,d=this.q0,f=this.q1,x=e.step(i),G=x>>3,Y=x&7,he=-1,pe=0;x!==ae.EOF()&&(x=e.step(i+Y),he=x>>3,pe=x&7);
let ue=i===0?P.emptyOpContext(-1,G):e.context(i);const Ae=new Set;for(this.prog.numLb>0&&this.spawnLookbehinds(d,i,ue);!(d.
mainThreads===0&&((r&P.EMPTY_BEGIN_TEXT)!==0&&i!==0||(B===p.ANCHOR_START||B===p.ANCHOR_BOTH)&&i!==0));){(i===0||B===p.UNANCHORED)&&
i>=u&&this.add(d,this.prog.start,i,this.matchcap,0,ue);const Xe=i+Y;ue=e.context(Xe);for(let ut=0;ut<d.size;ut++){const O=d.
densePcs[ut],I=this.prog.inst[O],be=ut*this.ncap;let tt=!1;switch(I.op){case H.MATCH:if(B===p.ANCHOR_BOTH&&i!==e.endPos())
break;Ae.add(I.arg);break;case H.RUNE:tt=I.matchRune(G);break;case H.RUNE1:tt=G===I.runes[0];break;case H.RUNE_ANY:tt=!0;
break;case H.RUNE_ANY_NOT_NL:tt=G!==10;break;default:continue}tt&&this.add(f,I.out,Xe,d.denseCaps,be,ue)}if(d.clear(),Y===
0)break;i+=Y,G=he,Y=pe,G!==-1&&(x=e.step(i+Y),he=x>>3,pe=x&7);const st=d;d=f,f=st}return f.clear(),Array.from(Ae).sort((Xe,st)=>Xe-
st)}step(e,t,B,r,i,u,d,f){const x=this.re2.longest;for(let G=0;G<e.size;G++){const Y=e.densePcs[G],he=G*this.ncap;if(x&&
this.matched&&this.ncap>0&&this.matchcap[0]<e.denseCaps[he])continue;const pe=this.prog.inst[Y];let ue=!1;switch(pe.op){case H.
MATCH:if(d===p.ANCHOR_BOTH&&!f)break;if(this.ncap>0&&(!x||!this.matched||this.matchcap[1]<B)){e.denseCaps[he+1]=B;for(let Ae=0;Ae<
this.ncap;Ae++)this.matchcap[Ae]=e.denseCaps[he+Ae]}x||(e.size=0),this.matched=!0;break;case H.RUNE:ue=pe.matchRune(i);break;case H.
RUNE1:ue=i===pe.runes[0];break;case H.RUNE_ANY:ue=!0;break;case H.RUNE_ANY_NOT_NL:ue=i!==10;break;default:continue}ue&&this.
add(t,pe.out,r,e.denseCaps,he,u)}e.clear()}spawnLookbehinds(e,t,B){for(let r=0;r<this.prog.lbStarts.length;r++)this.add(
e,this.prog.lbStarts[r],t,this.matchcap,0,B)}restoreLookbehinds(e,t,B){this.lbTable.set(e.lbTable);for(let r=0;r<e.size;r++)
this.add(t,e.pcs[r],e.pos,this.matchcap,0,B)}saveLookbehinds(e,t,B){let r=0;for(let i=0;i<t.size;i++){const u=t.densePcs[i];
this.prog.lbInst[u]===1&&H.isRuneOp(this.prog.inst[u].op)&&(e.pcs[r++]=u)}e.size=r,e.pos=B,e.lbTable.set(this.lbTable)}add(e,t,B,r,i,u){
const d=this.addStack;let f=0;for(;;){for(;t!==0&&!e.contains(t);){const G=e.add(t),Y=this.prog.inst[t];switch(Y.op){case H.
FAIL:t=0;break;case H.ALT:case H.ALT_MATCH:d[f++]=Y.arg,d[f++]=0,t=Y.out;break;case H.EMPTY_WIDTH:t=(Y.arg&~u)===0?Y.out:
0;break;case H.NOP:t=Y.out;break;case H.CAPTURE:Y.arg<this.ncap&&(d[f++]=-Y.arg-1,d[f++]=r[i+Y.arg],r[i+Y.arg]=B),t=Y.out;
break;case H.LB_WRITE:this.lbTable[Math.abs(Y.arg)]=B,t=Y.out;break;case H.LB_CHECK:Y.arg>0?t=this.lbTable[Y.arg]===B?Y.
out:0:t=this.lbTable[-Y.arg]!==B?Y.out:0;break;case H.MATCH:case H.RUNE:case H.RUNE1:case H.RUNE_ANY:case H.RUNE_ANY_NOT_NL:
if(this.prog.lbInst[t]===0&&e.mainThreads++,this.ncap>0){const he=G*this.ncap;he+this.ncap>e.denseCaps.length&&e.growCaps(
he+this.ncap);for(let pe=0;pe<this.ncap;pe++)e.denseCaps[he+pe]=r[i+pe]}t=0;break;default:throw new A("unhandled")}}if(f===
0)return;f-=2;const x=d[f];x<0?(r[i-x-1]=d[f+1],t=0):t=x}}};const Et=(h,e,t)=>{let B=-2128831035;for(let r=0;r<h.length;r++)
B^=h[r],B=Math.imul(B,16777619);B^=e,B=Math.imul(B,16777619);for(let r=0;r<t.length;r++)B^=t[r],B=Math.imul(B,16777619);
return B},Ct=(h,e)=>{if(h.length!==e.length)return!1;for(let t=0;t<h.length;t++)if(h[t]!==e[t])return!1;return!0},xe=(h,e,t,B)=>h.
flag===t&&Ct(h.nfaStates,e)&&Ct(h.matchIDs,B),je=[],X=-1;var pt=class{constructor(h,e,t){this.nfaStates=h,this.flag=e,this.
isMatch=(e&ot.FLAG_MATCH)!==0,this.matchIDs=t,this.next=null,this.nextAnchored=null}},ot=class Zt{static FLAG_EMPTY_MASK=255;static FLAG_MATCH=256;static FLAG_LAST_WORD=512;static FLAG_NEED_SHIFT=16;static STATE_OVERHEAD=150;static ARRAY_OVERHEAD=40;static ELEMENT_SIZE=8;static TABLE_OVERHEAD=48;static PROGRESS_PER_STATE=10;constructor(e,t=8388608){
this.prog=e,this.maxMem=t,this.stateCache=new Map,this.stateCount=0,this.startStates=new Map,this.failed=!1;for(let B=0;B<
e.numInst();B++){const r=e.getInst(B).op;if(r===H.LB_WRITE||r===H.LB_CHECK){this.failed=!0;break}}this.computeRuneClasses(),
this.stateBudget=t,this.memBudget=t}computeRuneClasses(){const e=new Set,t=(r,i)=>{e.add(r),e.add(i+1)};for(let r=0;r<this.
prog.numInst();r++){const i=this.prog.getInst(r);switch(i.op){case H.RUNE:case H.RUNE1:if(i.runes.length===1){if(t(i.runes[0],
i.runes[0]),(i.arg&p.FOLD_CASE)!==0)for(let u=ee.simpleFold(i.runes[0]);u!==i.runes[0];u=ee.simpleFold(u))t(u,u)}else for(let u=0;u<
i.runes.length;u+=2)t(i.runes[u],i.runes[u+1]);break;case H.RUNE_ANY_NOT_NL:t(10,10);break;case H.EMPTY_WIDTH:(i.arg&(P.
EMPTY_BEGIN_LINE|P.EMPTY_END_LINE))!==0&&t(10,10),(i.arg&(P.EMPTY_WORD_BOUNDARY|P.EMPTY_NO_WORD_BOUNDARY))!==0&&(t(48,57),
t(65,90),t(95,95),t(97,122))}}e.delete(0),this.classBounds=Int32Array.from(e).sort(),this.numClasses=this.classBounds.length+
1;const B=new Int32Array(ee.MAX_LATIN1+1);for(let r=0;r<=ee.MAX_LATIN1;r++)B[r]=this.searchClass(r);this.latin1Class=B}runeClass(e){
return e<=ee.MAX_LATIN1?this.latin1Class[e]:this.searchClass(e)}searchClass(e){const t=this.classBounds;let B=0,r=t.length;
for(;B<r;){const i=B+r>>1;t[i]<=e?B=i+1:r=i}return B}closure(e,t){const B=new Set,r=Array.from(e);let i=0;for(;r.length>
0;){const u=r.pop();if(u===0||B.has(u))continue;B.add(u);const d=this.prog.getInst(u);switch(d.op){case H.ALT:case H.ALT_MATCH:
r.push(d.out),r.push(d.arg);break;case H.NOP:case H.CAPTURE:r.push(d.out);break;case H.EMPTY_WIDTH:i|=d.arg,(d.arg&~t)===
0&&r.push(d.out)}}return{pcs:Array.from(B).sort((u,d)=>u-d),needflags:i}}getState(e,t,B){const r=Et(e,t,B),i=this.stateCache.
get(r);if(i instanceof pt){if(xe(i,e,t,B))return i}else if(i!==void 0){for(let f=0;f<i.length;f++)if(xe(i[f],e,t,B))return i[f]}
const u=Zt.stateCost(e,B);if(this.memBudget<u)return null;this.memBudget-=u;const d=new pt(e,t,B);return i===void 0?this.
stateCache.set(r,d):i instanceof pt?this.stateCache.set(r,[i,d]):i.push(d),this.stateCount++,d}static stateCost(e,t){const B=t.
length===0?0:Zt.ARRAY_OVERHEAD+Zt.ELEMENT_SIZE*t.length;return Zt.STATE_OVERHEAD+Zt.ELEMENT_SIZE*e.length+B}*cachedStates(){
for(const e of this.stateCache.values())e instanceof pt?yield e:yield*e}makeState(e,t,B){const r=this.closure(e,t&Zt.FLAG_EMPTY_MASK);
let i=t;return r.needflags===0&&(i&=Zt.FLAG_MATCH),i|=r.needflags<<Zt.FLAG_NEED_SHIFT,this.getState(r.pcs,i,B)}allocTable(e,t){
const B=this.numClasses+1,r=Zt.TABLE_OVERHEAD+Zt.ELEMENT_SIZE*B;if(this.memBudget<r)return null;this.memBudget-=r;const i=new Array(
B).fill(null);return t===p.UNANCHORED?e.next=i:e.nextAnchored=i,i}clearCache(){this.stateCache.clear(),this.stateCount=0,
this.startStates.clear(),this.memBudget=this.stateBudget}resetCache(e){return this.clearCache(),this.getState(e.nfaStates,
e.flag,e.matchIDs)}step(e,t,B,r){let i=r===p.UNANCHORED?e.next:e.nextAnchored;if(i!==null){const ut=i[t];if(ut!==null)return ut}else if(i=
this.allocTable(e,r),i===null)return null;const u=e.flag>>>Zt.FLAG_NEED_SHIFT,d=e.flag&Zt.FLAG_EMPTY_MASK;let f=d,x=0;B===
10&&(f|=P.EMPTY_END_LINE,x|=P.EMPTY_BEGIN_LINE),B===X&&(f|=P.EMPTY_END_LINE|P.EMPTY_END_TEXT);const G=(e.flag&Zt.FLAG_LAST_WORD)!==
0,Y=B!==X&&P.isWordRune(B);f|=Y===G?P.EMPTY_NO_WORD_BOUNDARY:P.EMPTY_WORD_BOUNDARY;let he=e.nfaStates;(f&~d&u)!==0&&(he=
this.closure(he,f).pcs);const pe=[];let ue=!1,Ae=je;for(let ut=0;ut<he.length;ut++){const O=this.prog.getInst(he[ut]);O.
op===H.MATCH?(ue||(ue=!0,Ae=[]),Ae.push(O.arg)):B!==X&&H.isRuneOp(O.op)&&O.matchRune(B)&&pe.push(O.out)}Ae.length>1&&Ae.
sort((ut,O)=>ut-O),r===p.UNANCHORED&&B!==X&&pe.push(this.prog.start);let Xe=x;ue&&(Xe|=Zt.FLAG_MATCH),Y&&(Xe|=Zt.FLAG_LAST_WORD);
const st=this.makeState(pe,Xe,Ae);return st===null?null:(i[t]=st,st)}start(e,t){const B=e.context(t);let r;if((B&P.EMPTY_BEGIN_TEXT)!==
0)r=P.EMPTY_BEGIN_TEXT|P.EMPTY_BEGIN_LINE;else if((B&P.EMPTY_BEGIN_LINE)!==0)r=P.EMPTY_BEGIN_LINE;else{const u=e.step(t),
d=u>=0&&P.isWordRune(u>>3);r=(B&P.EMPTY_WORD_BOUNDARY)!==0!==d?Zt.FLAG_LAST_WORD:0}let i=this.startStates.get(r);if(i===
void 0){if(i=this.makeState([this.prog.start],r,je),i===null&&(this.clearCache(),i=this.makeState([this.prog.start],r,je),
i===null))return null;this.startStates.set(r,i)}return i}stepOrReset(e,t,B,r,i,u){let d=this.step(e,t,B,r);if(d!==null)return d;
if(u.resetPos>=0&&i-u.resetPos<Zt.PROGRESS_PER_STATE*this.stateCount)return null;u.resetPos=i;const f=this.resetCache(e);
return f===null?null:(d=this.step(f,t,B,r),d)}run(e,t,B,r,i){const u=e.endPos(),d=this.latin1Class,f=B===p.UNANCHORED,x={
resetPos:-1};let G=t;for(;G<u;){const Y=e.step(G),he=Y>>3,pe=Y&7;if(pe===0)break;const ue=he<=ee.MAX_LATIN1?d[he]:this.runeClass(
he);let Ae=f&&r.next!==null?r.next[ue]:null;if(Ae===null&&(Ae=this.stepOrReset(r,ue,he,B,G,x),Ae===null))return null;if(r=
Ae,r.isMatch&&i(r,!1))return!0;if(!f&&r.nfaStates.length===0)return!1;G+=pe}return r=this.stepOrReset(r,this.numClasses,
X,B,G,x),r===null?null:r.isMatch&&i(r,!0)}match(e,t,B){if(this.failed)return null;if((B===p.ANCHOR_START||B===p.ANCHOR_BOTH)&&
t!==0)return!1;const r=this.start(e,t);return r===null?null:this.run(e,t,B,r,(i,u)=>B!==p.ANCHOR_BOTH||u)}matchSet(e,t,B){
if(this.failed)return null;if((B===p.ANCHOR_START||B===p.ANCHOR_BOTH)&&t!==0)return[];const r=this.start(e,t);if(r===null)
return null;const i=new Set,u=(d,f)=>{if(B!==p.ANCHOR_BOTH||f)for(let x=0;x<d.matchIDs.length;x++)i.add(d.matchIDs[x]);return!1};
return this.run(e,t,B,r,u)===null?null:Array.from(i).sort((d,f)=>d-f)}};const lt=32,Be=500,te=256,yt=262144;var nt=class{constructor(){
this.end=0,this.cap=new Int32Array(0),this.matchcap=new Int32Array(0),this.ncap=0,this.jobPc=new Int32Array(te),this.jobArg=
new Uint8Array(te),this.jobPos=new Int32Array(te),this.jobLen=0,this.visited=new Uint32Array(0)}reset(h,e,t){this.end=e,
this.jobLen=0,this.ncap=t;const B=h.numInst()*(e+1)+lt-1>>>5;this.visited.length<B?this.visited=new Uint32Array(B):this.
visited.fill(0,0,B),this.cap.length<t?this.cap=new Int32Array(t).fill(-1):this.cap.fill(-1,0,t),this.matchcap.length<t?this.
matchcap=new Int32Array(t).fill(-1):this.matchcap.fill(-1,0,t)}shouldVisit(h,e){const t=h*(this.end+1)+e,B=t>>>5,r=1<<(t&
31);return(this.visited[B]&r)!==0?!1:(this.visited[B]|=r,!0)}push(h,e,t,B){if(h.prog.getInst(e).op!==H.FAIL&&(B||this.shouldVisit(
e,t))){if(this.jobLen>=this.jobPc.length){const r=this.jobPc.length*2,i=new Int32Array(r);i.set(this.jobPc),this.jobPc=i;
const u=new Uint8Array(r);u.set(this.jobArg),this.jobArg=u;const d=new Int32Array(r);d.set(this.jobPos),this.jobPos=d}this.
jobPc[this.jobLen]=e,this.jobArg[this.jobLen]=B?1:0,this.jobPos[this.jobLen]=t,this.jobLen++}}tryBacktrack(h,e,t,B,r){const i=h.
longest;for(this.push(h,t,B,!1);this.jobLen>0;){this.jobLen--;let u=this.jobPc[this.jobLen],d=this.jobArg[this.jobLen]===
1,f=this.jobPos[this.jobLen],x=!0;for(;!(!x&&!this.shouldVisit(u,f));){x=!1;const G=h.prog.getInst(u);switch(G.op){case H.
FAIL:break;case H.ALT:if(d){d=!1,u=G.arg;continue}else{this.push(h,u,f,!0),u=G.out;continue}case H.ALT_MATCH:{const Y=h.
prog.getInst(G.out);if(H.isRuneOp(Y.op)){this.push(h,G.arg,f,!1),u=G.arg,f=this.end;continue}this.push(h,G.out,this.end,
!1),u=G.out;continue}case H.RUNE:{const Y=e.step(f);if(Y===ae.EOF()||!G.matchRune(Y>>3))break;f+=Y&7,u=G.out;continue}case H.
RUNE1:{const Y=e.step(f);if(Y===ae.EOF()||Y>>3!==G.runes[0])break;f+=Y&7,u=G.out;continue}case H.RUNE_ANY_NOT_NL:{const Y=e.
step(f);if(Y===ae.EOF()||Y>>3===10)break;f+=Y&7,u=G.out;continue}case H.RUNE_ANY:{const Y=e.step(f);if(Y===ae.EOF())break;
f+=Y&7,u=G.out;continue}case H.CAPTURE:if(d){this.cap[G.arg]=f;break}else{G.arg<this.ncap&&(this.push(h,u,this.cap[G.arg],
!0),this.cap[G.arg]=f),u=G.out;continue}case H.EMPTY_WIDTH:{const Y=e.context(f);if((G.arg&~Y)!==0)break;u=G.out;continue}case H.
NOP:u=G.out;continue;case H.MATCH:{if(r===p.ANCHOR_BOTH&&f!==this.end)break;if(this.ncap===0)return!0;this.ncap>1&&(this.
cap[1]=f);const Y=this.matchcap[1];if((Y===-1||i&&f>0&&f>Y)&&this.matchcap.set(this.cap),!i||f===this.end)return!0;break}case H.
LB_WRITE:case H.LB_CHECK:throw new A("Backtracker cannot evaluate Lookbehind instructions");default:throw new A("bad ins\
t")}break}}return i&&this.matchcap.length>1&&this.matchcap[1]>=0}};const dt=[];var mt=class ln{static shouldBacktrack(e){
return e.numInst()<=Be}static maxBitStateLen(e){return ln.shouldBacktrack(e)?Math.floor(yt/e.numInst()):0}static execute(e,t,B,r,i){
const u=e.cond;if(u===P.EMPTY_ALL||(r===p.ANCHOR_START||r===p.ANCHOR_BOTH)&&B!==0||(u&P.EMPTY_BEGIN_TEXT)!==0&&B!==0)return null;
const d=dt.length>0?dt.pop():new nt,f=t.endPos();d.reset(e.prog,f,i);let x=!1;if((u&P.EMPTY_BEGIN_TEXT)!==0||r===p.ANCHOR_START||
r===p.ANCHOR_BOTH)d.ncap>0&&(d.cap[0]=B),d.tryBacktrack(e,t,e.prog.start,B,r)&&(x=!0);else{let Y=-1;for(;B<=f&&Y!==0;B+=
Y){if(e.prefix.length>0){const pe=t.index(e,B);if(pe<0)break;B+=pe}if(d.ncap>0&&(d.cap[0]=B),d.tryBacktrack(e,t,e.prog.start,
B,r)){x=!0;break}const he=t.step(B);Y=he===ae.EOF()?0:he&7}}if(!x)return dt.push(d),null;const G=i===0?[]:P.toArray(d.matchcap.
subarray(0,i));return dt.push(d),G}},ft=class{constructor(h){this.sparse=new Uint32Array(h),this.dense=new Uint32Array(h),
this.size=0,this.nextIndex=0}empty(){return this.nextIndex>=this.size}next(){return this.dense[this.nextIndex++]}clear(){
this.size=0,this.nextIndex=0}contains(h){return h<this.sparse.length&&this.sparse[h]<this.size&&this.dense[this.sparse[h]]===
h}insert(h){this.contains(h)||this.insertNew(h)}insertNew(h){h>=this.sparse.length||(this.sparse[h]=this.size,this.dense[this.
size]=h,this.size++)}};const Ut=(h,e,t,B)=>{const r=h.length,i=e.length;let u=0,d=0;const f=[],x=[];let G=!0,Y=-1;const he=pe=>{
const ue=pe?h:e,Ae=pe?u:d,Xe=pe?t:B;return Y>0&&ue[Ae]<=f[Y]?!1:(f.push(ue[Ae],ue[Ae+1]),pe?u+=2:d+=2,Y+=2,x.push(Xe),!0)};
for(;u<r||d<i;)if(d>=i?G=he(!0):u>=r||e[d]<h[u]?G=he(!1):G=he(!0),!G)return null;return{merged:f,next:x}};var xt=class{constructor(h){
this.start=h.start,this.numCap=h.numCap,this.inst=new Array(h.inst.length);for(let e=0;e<h.inst.length;e++){const t=h.inst[e],
B=new H(t.op);B.out=t.out,B.arg=t.arg,B.runes=t.runes?new Int32Array(t.runes):new Int32Array(0),B.next=null,this.inst[e]=
B}}};const zt=h=>{const e=new xt(h);for(let t=0;t<e.inst.length;t++){const B=e.inst[t];if(B.op!==H.ALT&&B.op!==H.ALT_MATCH)
continue;let r="out",i="arg",u=e.inst[B[i]];if(u.op!==H.ALT&&u.op!==H.ALT_MATCH&&(r="arg",i="out",u=e.inst[B[i]],u.op!==
H.ALT&&u.op!==H.ALT_MATCH))continue;const d=e.inst[B[r]];if(d.op===H.ALT||d.op===H.ALT_MATCH)continue;let f="out",x="arg",
G=!1;u.out===t?G=!0:u.arg===t&&(G=!0,f="arg",x="out"),G&&(u[f]=B[r]),B[r]===u[f]&&(B[i]=u[x])}return e},ht=h=>{if(h.inst.
length>=1e3)return null;const e=new ft(h.inst.length),t=new ft(h.inst.length),B=new Array(h.inst.length),r=new Array(h.inst.
length).fill(!1),i=u=>{let d=!0;const f=h.inst[u];if(t.contains(u))return!0;switch(t.insert(u),f.op){case H.ALT:case H.ALT_MATCH:{
d=i(f.out)&&i(f.arg);let x=r[f.out],G=r[f.arg];if(x&&G)return!1;if(G){const ue=f.out;f.out=f.arg,f.arg=ue;const Ae=x;x=G,
G=Ae}x&&(r[u]=!0,f.op=H.ALT_MATCH);const Y=B[f.out]||[],he=B[f.arg]||[],pe=Ut(Y,he,f.out,f.arg);if(!pe)return!1;B[u]=new Int32Array(
pe.merged),f.next=new Uint32Array(pe.next);break}case H.CAPTURE:case H.EMPTY_WIDTH:case H.NOP:d=i(f.out),r[u]=r[f.out],B[u]=
B[f.out]?new Int32Array(B[f.out]):new Int32Array(0),f.next=new Uint32Array(Math.floor(B[u].length/2)+1).fill(f.out);break;case H.
MATCH:case H.FAIL:r[u]=f.op===H.MATCH;break;case H.RUNE:{if(r[u]=!1,f.next&&f.next.length>0)break;if(e.insert(f.out),!f.
runes||f.runes.length===0){B[u]=new Int32Array(0),f.next=new Uint32Array([f.out]);break}let x=[];if(f.runes.length===1&&
(f.arg&p.FOLD_CASE)!==0){const G=f.runes[0];x.push(G,G);for(let Y=ee.simpleFold(G);Y!==G;Y=ee.simpleFold(Y))x.push(Y,Y);
x.sort((Y,he)=>Y-he)}else for(let G=0;G<f.runes.length;G++)x.push(f.runes[G]);B[u]=new Int32Array(x),f.next=new Uint32Array(
Math.floor(x.length/2)+1).fill(f.out),f.op=H.RUNE;break}case H.RUNE1:{if(r[u]=!1,f.next&&f.next.length>0)break;e.insert(
f.out);let x=[];if((f.arg&p.FOLD_CASE)!==0){const G=f.runes[0];x.push(G,G);for(let Y=ee.simpleFold(G);Y!==G;Y=ee.simpleFold(
Y))x.push(Y,Y);x.sort((Y,he)=>Y-he)}else x.push(f.runes[0],f.runes[0]);B[u]=new Int32Array(x),f.next=new Uint32Array(Math.
floor(x.length/2)+1).fill(f.out),f.op=H.RUNE;break}case H.RUNE_ANY:if(r[u]=!1,f.next&&f.next.length>0)break;e.insert(f.out),
B[u]=new Int32Array([0,ee.MAX_RUNE]),f.next=new Uint32Array([f.out]);break;case H.RUNE_ANY_NOT_NL:if(r[u]=!1,f.next&&f.next.
length>0)break;e.insert(f.out),B[u]=new Int32Array([0,9,11,ee.MAX_RUNE]),f.next=new Uint32Array(Math.floor(B[u].length/2)+
1).fill(f.out)}return d};for(e.clear(),e.insert(h.start);!e.empty();)if(t.clear(),!i(e.next()))return null;for(let u=0;u<
h.inst.length;u++)B[u]&&(h.inst[u].runes=B[u]);return h},Ke=(h,e)=>{for(let t=0;t<e.inst.length;t++){const B=e.inst[t];switch(B.
op){case H.ALT:case H.ALT_MATCH:case H.RUNE:break;case H.CAPTURE:case H.EMPTY_WIDTH:case H.NOP:case H.MATCH:case H.FAIL:
h.inst[t].next=null;break;case H.RUNE1:case H.RUNE_ANY:case H.RUNE_ANY_NOT_NL:h.inst[t].next=null,h.inst[t].op=B.op,h.inst[t].
runes=B.runes?new Int32Array(B.runes):new Int32Array(0)}}};var Tt=class fn{static compile(e){if(e.start===0||e.numLb>0)return null;
const t=e.inst[e.start];if(t.op!==H.EMPTY_WIDTH||(t.arg&P.EMPTY_BEGIN_TEXT)===0)return null;let B=!1;for(let i=0;i<e.inst.
length;i++)if(e.inst[i].op===H.ALT||e.inst[i].op===H.ALT_MATCH){B=!0;break}for(let i=0;i<e.inst.length;i++){const u=e.inst[i],
d=e.inst[u.out].op;switch(u.op){case H.ALT:case H.ALT_MATCH:if(d===H.MATCH||e.inst[u.arg].op===H.MATCH)return null;break;case H.
EMPTY_WIDTH:if(d===H.MATCH){if((u.arg&P.EMPTY_END_TEXT)===P.EMPTY_END_TEXT)continue;return null}break;default:if(d===H.MATCH&&
B)return null}}let r=zt(e);return r=ht(r),r!==null&&Ke(r,e),r}static next(e,t){const B=e.matchRunePos(t);return B>=0?e.next[B]:
e.op===H.ALT_MATCH?e.out:0}static execute(e,t,B,r,i){const u=e.onepass;if(!u)return null;const d=new Int32Array(i).fill(
-1);let f=!1,x=t.step(B),G=x>>3,Y=x&7,he=ae.EOF(),pe=-1,ue=0;x!==ae.EOF()&&(he=t.step(B+Y),he!==ae.EOF()&&(pe=he>>3,ue=he&
7));let Ae=B===0?P.emptyOpContext(-1,G):t.context(B),Xe=u.start,st;for(;;){switch(st=u.inst[Xe],Xe=st.out,st.op){case H.
MATCH:return r===p.ANCHOR_BOTH&&B!==t.endPos()?null:(f=!0,d.length>0&&(d[0]=0,d[1]=B),i===0?[]:P.toArray(d));case H.RUNE:
if(!st.matchRune(G))return null;break;case H.RUNE1:if(G!==st.runes[0])return null;break;case H.RUNE_ANY:break;case H.RUNE_ANY_NOT_NL:
if(G===10)return null;break;case H.ALT:case H.ALT_MATCH:Xe=fn.next(st,G);continue;case H.FAIL:return null;case H.NOP:continue;case H.
EMPTY_WIDTH:if((st.arg&~Ae)!==0)return null;continue;case H.CAPTURE:st.arg<d.length&&(d[st.arg]=B);continue;default:throw new A(
"bad inst")}if(Y===0)break;Ae=P.emptyOpContext(G,pe),B+=Y,G=pe,Y=ue,G!==-1&&(he=t.step(B+Y),he!==ae.EOF()?(pe=he>>3,ue=he&
7):(pe=-1,ue=0))}return f?i===0?[]:P.toArray(d):null}},w=class Ue{static Op=le(["NO_MATCH","EMPTY_MATCH","LITERAL","CHAR\
_CLASS","ANY_CHAR_NOT_NL","ANY_CHAR","BEGIN_LINE","END_LINE","BEGIN_TEXT","END_TEXT","WORD_BOUNDARY","NO_WORD_BOUNDARY",
"CAPTURE","STAR","PLUS","QUEST","REPEAT","CONCAT","ALTERNATE","PLB","NLB","LEFT_PAREN","VERTICAL_BAR"]);static isPseudoOp(e){
return e>=Ue.Op.LEFT_PAREN}static emptySubs(){return[]}static quoteIfHyphen(e){return e===D.CODES["-"]?"\\":""}static fromRegexp(e){
const t=new Ue(e.op);return t.flags=e.flags,t.subs=e.subs,t.runes=e.runes,t.cap=e.cap,t.min=e.min,t.max=e.max,t.name=e.name,
t.namedGroups=e.namedGroups,t.lb=e.lb,t}constructor(e){this.op=e,this.flags=0,this.subs=Ue.emptySubs(),this.runes=new Int32Array(
0),this.min=0,this.max=0,this.cap=0,this.name=null,this.namedGroups=Object.create(null),this.lb=0}reinit(){this.flags=0,
this.subs=Ue.emptySubs(),this.runes=new Int32Array(0),this.cap=0,this.min=0,this.max=0,this.name=null,this.namedGroups=Object.
create(null),this.lb=0}toString(){return this.appendTo()}appendTo(){let e="";switch(this.op){case Ue.Op.NO_MATCH:e+="[^\\\
x00-\\x{10FFFF}]";break;case Ue.Op.EMPTY_MATCH:e+="(?:)";break;case Ue.Op.STAR:case Ue.Op.PLUS:case Ue.Op.QUEST:case Ue.
Op.REPEAT:{const t=this.subs[0];switch(t.op>Ue.Op.CAPTURE||t.op===Ue.Op.LITERAL&&t.runes.length>1?e+=`(?:${t.appendTo()}\
)`:e+=t.appendTo(),this.op){case Ue.Op.STAR:e+="*";break;case Ue.Op.PLUS:e+="+";break;case Ue.Op.QUEST:e+="?";break;case Ue.
Op.REPEAT:e+=`{${this.min}`,this.min!==this.max&&(e+=",",this.max>=0&&(e+=this.max)),e+="}"}(this.flags&p.NON_GREEDY)!==
0&&(e+="?");break}case Ue.Op.CONCAT:for(let t of this.subs)t.op===Ue.Op.ALTERNATE?e+=`(?:${t.appendTo()})`:e+=t.appendTo();
break;case Ue.Op.ALTERNATE:{let t="";for(let B of this.subs)e+=t,t="|",e+=B.appendTo();break}case Ue.Op.LITERAL:(this.flags&
p.FOLD_CASE)!==0&&(e+="(?i:");for(let t of this.runes)e+=P.escapeRune(t);(this.flags&p.FOLD_CASE)!==0&&(e+=")");break;case Ue.
Op.ANY_CHAR_NOT_NL:e+="(?-s:.)";break;case Ue.Op.ANY_CHAR:e+="(?s:.)";break;case Ue.Op.PLB:e+=`(?<=${this.subs[0].appendTo()}\
)`;break;case Ue.Op.NLB:e+=`(?<!${this.subs[0].appendTo()})`;break;case Ue.Op.CAPTURE:this.name===null||this.name.length===
0?e+="(":e+=`(?P<${this.name}>`,this.subs[0].op!==Ue.Op.EMPTY_MATCH&&(e+=this.subs[0].appendTo()),e+=")";break;case Ue.Op.
BEGIN_TEXT:e+="\\A";break;case Ue.Op.END_TEXT:(this.flags&p.WAS_DOLLAR)!==0?e+="(?-m:$)":e+="\\z";break;case Ue.Op.BEGIN_LINE:
e+="^";break;case Ue.Op.END_LINE:e+="$";break;case Ue.Op.WORD_BOUNDARY:e+="\\b";break;case Ue.Op.NO_WORD_BOUNDARY:e+="\\B";
break;case Ue.Op.CHAR_CLASS:if(this.runes.length%2!==0){e+="[invalid char class]";break}if(e+="[",this.runes.length===0)
e+="^\\x00-\\x{10FFFF}";else if(this.runes[0]===0&&this.runes[this.runes.length-1]===ee.MAX_RUNE){e+="^";for(let t=1;t<this.
runes.length-1;t+=2){const B=this.runes[t]+1,r=this.runes[t+1]-1;e+=Ue.quoteIfHyphen(B),e+=P.escapeRune(B),B!==r&&(e+="-",
e+=Ue.quoteIfHyphen(r),e+=P.escapeRune(r))}}else for(let t=0;t<this.runes.length;t+=2){const B=this.runes[t],r=this.runes[t+
1];e+=Ue.quoteIfHyphen(B),e+=P.escapeRune(B),B!==r&&(e+="-",e+=Ue.quoteIfHyphen(r),e+=P.escapeRune(r))}e+="]";break;default:
e+=this.op}return e}maxCap(){let e=0;if(this.op===Ue.Op.CAPTURE&&(e=this.cap),this.subs!==null)for(let t of this.subs){const B=t.
maxCap();e<B&&(e=B)}return e}equals(e){if(!(e!==null&&e instanceof Ue)||this.op!==e.op)return!1;switch(this.op){case Ue.
Op.END_TEXT:if((this.flags&p.WAS_DOLLAR)!==(e.flags&p.WAS_DOLLAR))return!1;break;case Ue.Op.LITERAL:case Ue.Op.CHAR_CLASS:
if((this.flags&p.FOLD_CASE)!==(e.flags&p.FOLD_CASE))return!1;if(this.runes===null&&e.runes===null)break;if(this.runes===
null||e.runes===null||this.runes.length!==e.runes.length)return!1;for(let t=0;t<this.runes.length;t++)if(this.runes[t]!==
e.runes[t])return!1;break;case Ue.Op.ALTERNATE:case Ue.Op.CONCAT:if(this.subs.length!==e.subs.length)return!1;for(let t=0;t<
this.subs.length;++t)if(!this.subs[t].equals(e.subs[t]))return!1;break;case Ue.Op.STAR:case Ue.Op.PLUS:case Ue.Op.QUEST:
if((this.flags&p.NON_GREEDY)!==(e.flags&p.NON_GREEDY)||!this.subs[0].equals(e.subs[0]))return!1;break;case Ue.Op.REPEAT:
if((this.flags&p.NON_GREEDY)!==(e.flags&p.NON_GREEDY)||this.min!==e.min||this.max!==e.max||!this.subs[0].equals(e.subs[0]))
return!1;break;case Ue.Op.CAPTURE:if(this.cap!==e.cap||(this.name===null?e.name!==null:this.name!==e.name)||!this.subs[0].
equals(e.subs[0]))return!1;break;case Ue.Op.PLB:case Ue.Op.NLB:if(this.lb!==e.lb||!this.subs[0].equals(e.subs[0]))return!1}
return!0}},me=class{static walk(h,e){const t=[];let B=h,r;for(;;){if(B.subs.length===0)r=e.leaf(B);else{const i=e.enter(
B);if(i.result===void 0){t.push({re:B,state:i,i:0}),B=B.subs[0];continue}r=i.result}for(;;){if(t.length===0)return r;const i=t[t.
length-1];if(e.child(i.re,i.state,r,i.i),i.i++,i.state.result===void 0&&i.i<i.re.subs.length){B=i.re.subs[i.i];break}t.pop(),
r=i.state.result!==void 0?i.state.result:e.leave(i.re,i.state)}}}},at=class{constructor(h,e){const t=new Map,B=[0],r=[0],
i=[0],u=[0];for(const ue of h){let Ae=0;for(let Xe=0;Xe<ue.length;Xe++){const st=Ae*e+ue[Xe];let ut=t.get(st);ut===void 0&&
(ut=B.length,t.set(st,ut),B.push(Ae),r.push(ue[Xe]),i.push(i[Ae]+1),u.push(0)),Ae=ut}u[Ae]=1}const d=B.length,f=new Int32Array(
d-1);for(let ue=1;ue<d;ue++)f[ue-1]=ue;f.sort((ue,Ae)=>B[ue]-B[Ae]||r[ue]-r[Ae]);const x=new Int32Array(d+1);for(let ue=1;ue<
d;ue++)x[B[ue]+1]++;for(let ue=0;ue<d;ue++)x[ue+1]+=x[ue];const G=new Int32Array(d-1);for(let ue=0;ue<f.length;ue++)G[ue]=
r[f[ue]];this.childStart=x,this.childUnit=G,this.childNode=f;const Y=new Int32Array(d);for(let ue=0;ue<d;ue++)Y[ue]=ue;Y.
sort((ue,Ae)=>i[ue]-i[Ae]);const he=new Int32Array(d),pe=Uint8Array.from(u);for(let ue=1;ue<d;ue++){const Ae=Y[ue],Xe=B[Ae];
if(Xe!==0){let st=he[Xe],ut=this.next(st,r[Ae]);for(;ut<0&&st!==0;)st=he[st],ut=this.next(st,r[Ae]);he[Ae]=ut>=0?ut:0}pe[Ae]|=
pe[he[Ae]]}this.fail=he,this.match=pe}next(h,e){let t=this.childStart[h],B=this.childStart[h+1];const r=this.childUnit;for(;t<
B;){const i=t+B>>1,u=r[i];if(u===e)return this.childNode[i];u<e?t=i+1:B=i}return-1}advance(h,e){for(;;){const t=this.next(
h,e);if(t>=0)return t;if(h===0)return 0;h=this.fail[h]}}searchUTF16(h,e,t){let B=0;for(let r=e;r<t;r++)if(B=this.advance(
B,h.charCodeAt(r)),this.match[B]===1)return!0;return!1}searchUTF8(h,e,t){let B=0;for(let r=e;r<t;r++)if(B=this.advance(B,
h[r]),this.match[B]===1)return!0;return!1}},ne=class FB{static Type={NONE:0,EXACT:1,AND:2,OR:3};static MAX_SCANS=32;static MAX_AC_UNITS=1<<
18;constructor(e){this.type=e,this.subs=[],this.str="",this.bytes=null,this.cost=e===FB.Type.EXACT?1:0,this.allExact=!1,
this.ac16=null,this.ac8=null}automaton16(){if(this.ac16===null){const e=this.subs.map(t=>{const B=new Array(t.str.length);
for(let r=0;r<t.str.length;r++)B[r]=t.str.charCodeAt(r);return B});this.ac16=new at(e,65536)}return this.ac16}automaton8(){
return this.ac8===null&&(this.ac8=new at(this.subs.map(e=>e.bytes),256)),this.ac8}eval(e,t){switch(this.type){case FB.Type.
NONE:return!0;case FB.Type.EXACT:return e.hasString(this,t);case FB.Type.AND:for(let B=0;B<this.subs.length;B++)if(!this.
subs[B].eval(e,t))return!1;return!0;case FB.Type.OR:if(this.allExact)return e.hasAnyString(this,t);for(let B=0;B<this.subs.
length;B++)if(this.subs[B].eval(e,t))return!0;return!1;default:return!0}}},F=class SB{static build(e){return e?me.walk(e,
SB.WALKER):new ne(ne.Type.NONE)}static WALKER={leaf:e=>SB.leaf(e),enter:e=>SB.enter(e),child:(e,t,B)=>SB.child(e,t,B),leave:(e,t)=>SB.
leave(e,t)};static leaf(e){if(e.op!==w.Op.LITERAL)return new ne(ne.Type.NONE);if(e.runes.length===0||(e.flags&p.FOLD_CASE)!==
0)return new ne(ne.Type.NONE);let t="";for(let r=0;r<e.runes.length;r++){if(ee.isUnsearchable(e.runes[r]))return new ne(
ne.Type.NONE);t+=String.fromCodePoint(e.runes[r])}const B=new ne(ne.Type.EXACT);return B.str=t,B.bytes=P.stringToUtf8ByteArray(
B.str),B}static enter(e){switch(e.op){case w.Op.CAPTURE:case w.Op.PLUS:return{sub:null};case w.Op.REPEAT:return e.min>=1?
{sub:null}:{result:new ne(ne.Type.NONE)};case w.Op.CONCAT:return{pf:new ne(ne.Type.AND),subs:[]};case w.Op.ALTERNATE:return{
pf:new ne(ne.Type.OR),subs:[]};default:return{result:new ne(ne.Type.NONE)}}}static child(e,t,B){if(t.subs===void 0){t.sub=
B;return}if(t.pf.type===ne.Type.AND){if(B.type===ne.Type.NONE)return;if(B.type===ne.Type.AND){for(let r=0;r<B.subs.length;r++)
t.subs.push(B.subs[r]);return}t.subs.push(B);return}if(B.type===ne.Type.NONE){t.result=new ne(ne.Type.NONE);return}if(B.
type===ne.Type.OR){for(let r=0;r<B.subs.length;r++)t.subs.push(B.subs[r]);return}t.subs.push(B)}static leave(e,t){if(t.subs===
void 0)return t.sub;const B=t.pf,r=new Set,i=[];for(const x of t.subs){if(x.type===ne.Type.EXACT){if(r.has(x.str))continue;
r.add(x.str)}i.push(x)}if(B.type===ne.Type.AND){const x=[];let G=0;for(const Y of i)G+Y.cost>ne.MAX_SCANS||(x.push(Y),G+=
Y.cost);return x.length===0?new ne(ne.Type.NONE):x.length===1?x[0]:(B.subs=x,B.cost=G,B)}if(i.length===0)return new ne(ne.
Type.NONE);if(i.length===1)return i[0];B.subs=i;let u=!0,d=0,f=0;for(const x of i)x.type!==ne.Type.EXACT?u=!1:f+=x.bytes.
length,d+=x.cost;return u?f>ne.MAX_AC_UNITS?new ne(ne.Type.NONE):(B.allExact=!0,B.cost=1,B):d>ne.MAX_SCANS?new ne(ne.Type.
NONE):(B.cost=d,B)}},E=class{constructor(h=0,e=0){this.head=h,this.tail=e}},Q=class{constructor(){this.inst=[],this.start=
0,this.numCap=2,this.lbStarts=[],this.numLb=0,this.lbInst=null}getInst(h){return this.inst[h]}numInst(){return this.inst.
length}addInst(h){this.inst.push(new H(h))}markLookbehindInsts(){const h=new Uint8Array(this.inst.length),e=this.lbStarts.
slice();for(;e.length>0;){const t=e.pop();if(t===0||h[t]===1)continue;h[t]=1;const B=this.inst[t];switch(B.op){case H.ALT:case H.
ALT_MATCH:e.push(B.out,B.arg);break;case H.MATCH:case H.FAIL:break;default:e.push(B.out)}}this.lbInst=h}skipNop(h){let e=this.
inst[h];for(;e.op===H.NOP||e.op===H.CAPTURE;)e=this.inst[h],h=e.out;return e}prefix(){let h="",e=this.skipNop(this.start);
if(!H.isRuneOp(e.op)||e.runes.length!==1)return[e.op===H.MATCH,h];for(;H.isRuneOp(e.op)&&e.runes.length===1&&(e.arg&p.FOLD_CASE)===
0&&!ee.isUnsearchable(e.runes[0]);)h+=String.fromCodePoint(e.runes[0]),e=this.skipNop(e.out);return[e.op===H.MATCH,h]}startCond(){
let h=0,e=this.start;e:for(;;){const t=this.inst[e];switch(t.op){case H.EMPTY_WIDTH:h|=t.arg;break;case H.FAIL:return-1;case H.
CAPTURE:case H.NOP:break;default:break e}e=t.out}return h}patch(h,e){let t=h.head;for(;t!==0;){const B=this.inst[t>>1];(t&
1)===0?(t=B.out,B.out=e):(t=B.arg,B.arg=e)}}append(h,e){if(h.head===0)return e;if(e.head===0)return h;const t=this.inst[h.
tail>>1];return(h.tail&1)===0?t.out=e.head:t.arg=e.head,new E(h.head,e.tail)}toString(){let h="";for(let e=0;e<this.inst.
length;e++){const t=h.length;h+=e,e===this.start&&(h+="*"),h+="        ".substring(h.length-t),h+=this.inst[e],h+=`
`}return h}};const V=new Int32Array([0,D.CODES[`
`]-1,D.CODES[`
`]+1,ee.MAX_RUNE]),N=new Int32Array([0,ee.MAX_RUNE]);var W=class{constructor(h=0,e=new E,t=!1){this.i=h,this.out=e,this.
nullable=t}},de=class en{static compileRegexp(e){const t=new en,B=t.compile(e);return t.prog.patch(B.out,t.newInst(H.MATCH).
i),t.prog.start=B.i,t.prog.markLookbehindInsts(),t.prog}static compileSet(e){const t=new en;if(e.length===0)return t.prog.
start=t.newInst(H.FAIL).i,t.prog.markLookbehindInsts(),t.prog;let B=[];for(let i=0;i<e.length;i++){t.lbOffset=t.prog.numLb;
const u=t.compile(e[i]),d=t.newInst(H.MATCH);t.prog.getInst(d.i).arg=i,t.prog.patch(u.out,d.i),B.push(u.i)}let r=B[0];for(let i=1;i<
B.length;i++){const u=t.newInst(H.ALT),d=t.prog.getInst(u.i);d.out=r,d.arg=B[i],r=u.i}return t.prog.start=r,t.prog.markLookbehindInsts(),
t.prog}constructor(){this.prog=new Q,this.newInst(H.FAIL),this.lbOffset=0,this.runeCache=new Map,this.walker={leaf:e=>this.
leaf(e),enter:e=>this.enter(e),child:(e,t,B)=>this.child(e,t,B),leave:(e,t)=>this.leave(e,t)}}newInst(e){return this.prog.
addInst(e),new W(this.prog.numInst()-1,new E,!0)}nop(){const e=this.newInst(H.NOP);return e.out=new E(e.i<<1,e.i<<1),e}fail(){
return new W}cap(e){const t=this.newInst(H.CAPTURE);return t.out=new E(t.i<<1,t.i<<1),this.prog.getInst(t.i).arg=e,this.
prog.numCap<e+1&&(this.prog.numCap=e+1),t}cat(e,t){return e.i===0||t.i===0?(this.prog.patch(e.out,0),this.prog.patch(t.out,
0),this.fail()):(this.prog.patch(e.out,t.i),new W(e.i,t.out,e.nullable&&t.nullable))}alt(e,t){if(e.i===0)return t;if(t.i===
0)return e;const B=this.newInst(H.ALT),r=this.prog.getInst(B.i);return r.out=e.i,r.arg=t.i,B.out=this.prog.append(e.out,
t.out),B.nullable=e.nullable||t.nullable,B}loop(e,t){const B=this.newInst(H.ALT),r=this.prog.getInst(B.i);return t?(r.arg=
e.i,B.out=new E(B.i<<1,B.i<<1)):(r.out=e.i,B.out=new E(B.i<<1|1,B.i<<1|1)),this.prog.patch(e.out,B.i),B}quest(e,t){if(e.
i===0)return this.nop();const B=this.newInst(H.ALT),r=this.prog.getInst(B.i);return t?(r.arg=e.i,B.out=new E(B.i<<1,B.i<<
1)):(r.out=e.i,B.out=new E(B.i<<1|1,B.i<<1|1)),B.out=this.prog.append(B.out,e.out),B}star(e,t){return e.i===0?this.nop():
e.nullable?this.quest(this.plus(e,t),t):this.loop(e,t)}plus(e,t){return e.i===0?this.fail():new W(e.i,this.loop(e,t).out,
e.nullable)}empty(e){const t=this.newInst(H.EMPTY_WIDTH);return this.prog.getInst(t.i).arg=e,t.out=new E(t.i<<1,t.i<<1),
t}rune(e,t){const B=this.newInst(H.RUNE);B.nullable=!1;const r=this.prog.getInst(B.i);return r.runes=e,t&=p.FOLD_CASE,(e.
length!==1||ee.simpleFold(e[0])===e[0])&&(t&=~p.FOLD_CASE),r.arg=t,B.out=new E(B.i<<1,B.i<<1),(t&p.FOLD_CASE)===0&&e.length===
1||e.length===2&&e[0]===e[1]?r.op=H.RUNE1:e.length===2&&e[0]===0&&e[1]===ee.MAX_RUNE?r.op=H.RUNE_ANY:e.length===4&&e[0]===
0&&e[1]===D.CODES[`
`]-1&&e[2]===D.CODES[`
`]+1&&e[3]===ee.MAX_RUNE&&(r.op=H.RUNE_ANY_NOT_NL),B}lookBehind(e,t){const B=Math.sign(t)*(Math.abs(t)+this.lbOffset),r=this.
newInst(H.LB_WRITE);this.prog.getInst(r.i).arg=B;const i=this.rune(N,0),u=this.star(i,!0),d=this.cat(u,e);this.prog.patch(
d.out,r.i);const f=this.newInst(H.LB_CHECK);return this.prog.getInst(f.i).arg=B,this.prog.lbStarts.push(d.i),Math.abs(B)>
this.prog.numLb&&(this.prog.numLb=Math.abs(B)),f.out=new E(f.i<<1,f.i<<1),f}compile(e){return me.walk(e,this.walker)}leaf(e){
switch(e.op){case w.Op.NO_MATCH:return this.fail();case w.Op.EMPTY_MATCH:return this.nop();case w.Op.LITERAL:{if(e.runes.
length===0)return this.nop();let t=null;for(let B of e.runes){let r=this.runeCache.get(B);r===void 0&&(r=new Int32Array(
[B]),this.runeCache.set(B,r));const i=this.rune(r,e.flags);t=t===null?i:this.cat(t,i)}return t}case w.Op.CHAR_CLASS:return this.
rune(e.runes,e.flags);case w.Op.ANY_CHAR_NOT_NL:return this.rune(V,0);case w.Op.ANY_CHAR:return this.rune(N,0);case w.Op.
BEGIN_LINE:return this.empty(P.EMPTY_BEGIN_LINE);case w.Op.END_LINE:return this.empty(P.EMPTY_END_LINE);case w.Op.BEGIN_TEXT:
return this.empty(P.EMPTY_BEGIN_TEXT);case w.Op.END_TEXT:return this.empty(P.EMPTY_END_TEXT);case w.Op.WORD_BOUNDARY:return this.
empty(P.EMPTY_WORD_BOUNDARY);case w.Op.NO_WORD_BOUNDARY:return this.empty(P.EMPTY_NO_WORD_BOUNDARY);case w.Op.CONCAT:case w.
Op.ALTERNATE:return this.nop();default:throw new S("regexp: unhandled case in compile")}}enter(e){switch(e.op){case w.Op.
PLB:case w.Op.NLB:case w.Op.STAR:case w.Op.PLUS:case w.Op.QUEST:return{sub:null};case w.Op.CAPTURE:return{bra:this.cap(e.
cap<<1),sub:null};case w.Op.CONCAT:case w.Op.ALTERNATE:return{f:null};default:throw new S("regexp: unhandled case in com\
pile")}}child(e,t,B){e.op===w.Op.CONCAT?t.f=t.f===null?B:this.cat(t.f,B):e.op===w.Op.ALTERNATE?t.f=t.f===null?B:this.alt(
t.f,B):t.sub=B}leave(e,t){switch(e.op){case w.Op.PLB:case w.Op.NLB:return this.lookBehind(t.sub,e.lb);case w.Op.CAPTURE:{
const B=this.cap(e.cap<<1|1);return this.cat(this.cat(t.bra,t.sub),B)}case w.Op.STAR:return this.star(t.sub,(e.flags&p.NON_GREEDY)!==
0);case w.Op.PLUS:return this.plus(t.sub,(e.flags&p.NON_GREEDY)!==0);case w.Op.QUEST:return this.quest(t.sub,(e.flags&p.
NON_GREEDY)!==0);case w.Op.CONCAT:case w.Op.ALTERNATE:return t.f;default:throw new S("regexp: unhandled case in compile")}}},
Qe=class Xt{static simplify(e){return e===null?null:me.walk(e,Xt.WALKER)}static WALKER={leaf:e=>Xt.leaf(e),enter:e=>Xt.enter(
e),child:(e,t,B,r)=>Xt.child(e,t,B,r),leave:(e,t)=>Xt.leave(e,t)};static leaf(e){if(e.op===w.Op.CHAR_CLASS){if(e.runes===
null)return e;if(e.runes.length===0)return new w(w.Op.NO_MATCH);if(e.runes.length===2&&e.runes[0]===0&&e.runes[1]===ee.MAX_RUNE)
return new w(w.Op.ANY_CHAR);if(e.runes.length===4&&e.runes[0]===0&&e.runes[1]===D.CODES[`
`]-1&&e.runes[2]===D.CODES[`
`]+1&&e.runes[3]===ee.MAX_RUNE)return new w(w.Op.ANY_CHAR_NOT_NL)}return e}static enter(e){switch(e.op){case w.Op.PLB:case w.
Op.NLB:case w.Op.CAPTURE:case w.Op.STAR:case w.Op.PLUS:case w.Op.QUEST:return{sub:null};case w.Op.CONCAT:case w.Op.ALTERNATE:
return{subs:[],changed:!1};case w.Op.REPEAT:return e.min===0&&e.max===0?{result:new w(w.Op.EMPTY_MATCH)}:{sub:null};default:
return{result:e}}}static child(e,t,B,r){if(t.subs===void 0){t.sub=B;return}if(B!==e.subs[r]&&(t.changed=!0),e.op===w.Op.
CONCAT){if(B.op===w.Op.NO_MATCH){t.result=new w(w.Op.NO_MATCH);return}if(B.op===w.Op.EMPTY_MATCH){t.changed=!0;return}if(B.
op===w.Op.CONCAT){t.changed=!0;for(let i=0;i<B.subs.length;i++)t.subs.push(B.subs[i]);return}}else{if(B.op===w.Op.NO_MATCH){
t.changed=!0;return}if(B.op===w.Op.ALTERNATE){t.changed=!0;for(let i=0;i<B.subs.length;i++)t.subs.push(B.subs[i]);return}}
t.subs.push(B)}static leave(e,t){switch(e.op){case w.Op.PLB:case w.Op.NLB:case w.Op.CAPTURE:{const B=t.sub;if(B!==e.subs[0]){
const r=w.fromRegexp(e);return r.runes=new Int32Array(0),r.subs=[B],r}return e}case w.Op.CONCAT:case w.Op.ALTERNATE:if(t.
changed){const B=t.subs;if(B.length===0)return new w(e.op===w.Op.CONCAT?w.Op.EMPTY_MATCH:w.Op.NO_MATCH);if(B.length===1)
return B[0];const r=w.fromRegexp(e);return r.runes=new Int32Array(0),r.subs=B,r}return e;case w.Op.STAR:case w.Op.PLUS:case w.
Op.QUEST:return Xt.simplify1(e.op,e.flags,t.sub,e);case w.Op.REPEAT:return Xt.simplifyRepeat(e,t.sub);default:return e}}static simplifyRepeat(e,t){
if(e.max===-1){if(e.min===0)return Xt.simplify1(w.Op.STAR,e.flags,t,null);if(e.min===1)return Xt.simplify1(w.Op.PLUS,e.flags,
t,null);const r=[];for(let i=0;i<e.min-1;i++)r.push(t);return r.push(Xt.simplify1(w.Op.PLUS,e.flags,t,null)),Xt.concat(r)}
if(e.min===1&&e.max===1)return t;let B=null;if(e.min>0){B=[];for(let r=0;r<e.min;r++)B.push(t)}if(e.max>e.min){let r=Xt.
simplify1(w.Op.QUEST,e.flags,t,null);for(let i=e.min+1;i<e.max;i++)r=Xt.simplify1(w.Op.QUEST,e.flags,Xt.concat([t,r]),null);
if(B===null)return r;B.push(r)}return B!==null?Xt.concat(B):new w(w.Op.NO_MATCH)}static concat(e){const t=[];for(let r=0;r<
e.length;r++){const i=e[r];if(i.op===w.Op.NO_MATCH)return new w(w.Op.NO_MATCH);if(i.op!==w.Op.EMPTY_MATCH){if(i.op===w.Op.
CONCAT){for(let u=0;u<i.subs.length;u++)t.push(i.subs[u]);continue}t.push(i)}}if(t.length===0)return new w(w.Op.EMPTY_MATCH);
if(t.length===1)return t[0];const B=new w(w.Op.CONCAT);return B.subs=t,B}static simplify1(e,t,B,r){if(B.op===w.Op.EMPTY_MATCH)
return B;if(B.op===w.Op.NO_MATCH)return e===w.Op.PLUS?B:new w(w.Op.EMPTY_MATCH);if(e===B.op&&(t&p.NON_GREEDY)===(B.flags&
p.NON_GREEDY))return B;if(r!==null&&r.op===e&&(r.flags&p.NON_GREEDY)===(t&p.NON_GREEDY)&&B===r.subs[0])return r;const i=new w(
e);return i.flags=t,i.subs=[B],i}},fe=class{constructor(h,e){this.sign=h,this.cls=e}};const rt=[48,57],qe=[9,10,12,13,32,
32],_t=[48,57,65,90,95,95,97,122],et=new Map([["\\d",new fe(1,rt)],["\\D",new fe(-1,rt)],["\\s",new fe(1,qe)],["\\S",new fe(
-1,qe)],["\\w",new fe(1,_t)],["\\W",new fe(-1,_t)]]),Ot=[48,57,65,90,97,122],it=[65,90,97,122],Ft=[0,127],Ht=[9,9,32,32],
At=[0,31,127,127],nB=[48,57],tB=[33,126],jt=[97,122],Kt=[32,126],lB=[33,47,58,64,91,96,123,126],fB=[9,13,32,32],gB=[65,90],
hB=[48,57,65,90,95,95,97,122],g=[48,57,65,70,97,102],y=new Map([["[:alnum:]",new fe(1,Ot)],["[:^alnum:]",new fe(-1,Ot)],
["[:alpha:]",new fe(1,it)],["[:^alpha:]",new fe(-1,it)],["[:ascii:]",new fe(1,Ft)],["[:^ascii:]",new fe(-1,Ft)],["[:blan\
k:]",new fe(1,Ht)],["[:^blank:]",new fe(-1,Ht)],["[:cntrl:]",new fe(1,At)],["[:^cntrl:]",new fe(-1,At)],["[:digit:]",new fe(
1,nB)],["[:^digit:]",new fe(-1,nB)],["[:graph:]",new fe(1,tB)],["[:^graph:]",new fe(-1,tB)],["[:lower:]",new fe(1,jt)],[
"[:^lower:]",new fe(-1,jt)],["[:print:]",new fe(1,Kt)],["[:^print:]",new fe(-1,Kt)],["[:punct:]",new fe(1,lB)],["[:^punc\
t:]",new fe(-1,lB)],["[:space:]",new fe(1,fB)],["[:^space:]",new fe(-1,fB)],["[:upper:]",new fe(1,gB)],["[:^upper:]",new fe(
-1,gB)],["[:word:]",new fe(1,hB)],["[:^word:]",new fe(-1,hB)],["[:xdigit:]",new fe(1,g)],["[:^xdigit:]",new fe(-1,g)]]);
var j=class MB{static charClassToString(e,t){let B="[";for(let r=0;r<t;r+=2){r>0&&(B+=" ");const i=e[r],u=e[r+1];i===u?B+=
`0x${i.toString(16)}`:B+=`0x${i.toString(16)}-0x${u.toString(16)}`}return B+="]",B}static sortRanges(e,t){const B=t>>1,r=new Array(
B);for(let u=0;u<B;u++)r[u]=u;r.sort((u,d)=>e[2*u]-e[2*d]||e[2*d+1]-e[2*u+1]);const i=e.slice(0,t);for(let u=0;u<B;u++)e[2*
u]=i[2*r[u]],e[2*u+1]=i[2*r[u]+1]}constructor(e=P.emptyInts()){this.r=e,this.len=e.length}toArray(){return this.r instanceof
Int32Array?this.len===this.r.length?this.r:this.r.subarray(0,this.len):new Int32Array(this.len===this.r.length?this.r:this.
r.slice(0,this.len))}toGrowableArray(){return Array.isArray(this.r)?(this.r.length=this.len,this.r):Array.from(this.r.subarray(
0,this.len))}cleanClass(){if(this.len<4)return this;MB.sortRanges(this.r,this.len);let e=2;for(let t=2;t<this.len;t+=2){
const B=this.r[t],r=this.r[t+1];if(B<=this.r[e-1]+1){r>this.r[e-1]&&(this.r[e-1]=r);continue}this.r[e]=B,this.r[e+1]=r,e+=
2}return this.len=e,this}appendLiteral(e,t){return(t&p.FOLD_CASE)!==0?this.appendFoldedRange(e,e):this.appendRange(e,e)}appendRange(e,t){
if(this.len>0){for(let B=2;B<=4;B+=2)if(this.len>=B){const r=this.r[this.len-B],i=this.r[this.len-B+1];if(e<=i+1&&r<=t+1)
return e<r&&(this.r[this.len-B]=e),t>i&&(this.r[this.len-B+1]=t),this}}return this.r[this.len++]=e,this.r[this.len++]=t,
this}appendFoldedRange(e,t){if(e<=ee.MIN_FOLD&&t>=ee.MAX_FOLD)return this.appendRange(e,t);if(t<ee.MIN_FOLD||e>ee.MAX_FOLD)
return this.appendRange(e,t);e<ee.MIN_FOLD&&(this.appendRange(e,ee.MIN_FOLD-1),e=ee.MIN_FOLD),t>ee.MAX_FOLD&&(this.appendRange(
ee.MAX_FOLD+1,t),t=ee.MAX_FOLD);for(let B=e;B<=t;B++){this.appendRange(B,B);for(let r=ee.simpleFold(B);r!==B;r=ee.simpleFold(
r))this.appendRange(r,r)}return this}appendClass(e){for(let t=0;t<e.length;t+=2)this.appendRange(e[t],e[t+1]);return this}appendFoldedClass(e){
for(let t=0;t<e.length;t+=2)this.appendFoldedRange(e[t],e[t+1]);return this}appendNegatedClass(e){let t=0;for(let B=0;B<
e.length;B+=2){const r=e[B],i=e[B+1];t<=r-1&&this.appendRange(t,r-1),t=i+1}return t<=ee.MAX_RUNE&&this.appendRange(t,ee.
MAX_RUNE),this}appendTable(e){for(let t=0;t<e.length;++t){const B=e.getLo(t),r=e.getHi(t),i=e.getStride(t);if(i===1){this.
appendRange(B,r);continue}for(let u=B;u<=r;u+=i)this.appendRange(u,u)}return this}appendNegatedTable(e){let t=0;for(let B=0;B<
e.length;++B){const r=e.getLo(B),i=e.getHi(B),u=e.getStride(B);if(u===1){t<=r-1&&this.appendRange(t,r-1),t=i+1;continue}
for(let d=r;d<=i;d+=u)t<=d-1&&this.appendRange(t,d-1),t=d+1}return t<=ee.MAX_RUNE&&this.appendRange(t,ee.MAX_RUNE),this}appendTableWithSign(e,t){
return t<0?this.appendNegatedTable(e):this.appendTable(e)}negateClass(){let e=0,t=0;for(let B=0;B<this.len;B+=2){const r=this.
r[B],i=this.r[B+1];e<=r-1&&(this.r[t]=e,this.r[t+1]=r-1,t+=2),e=i+1}return this.len=t,e<=ee.MAX_RUNE&&(this.r[this.len++]=
e,this.r[this.len++]=ee.MAX_RUNE),this}appendClassWithSign(e,t){return t<0?this.appendNegatedClass(e):this.appendClass(e)}appendGroup(e,t){
let B=e.cls;return t&&(B=new MB().appendFoldedClass(B).cleanClass().toArray()),this.appendClassWithSign(B,e.sign)}toString(){
return MB.charClassToString(this.r,this.len)}},re=class{constructor(h){this.str=h,this.position=0}pos(){return this.position}rewindTo(h){
this.position=h}more(){return this.position<this.str.length}peek(){return this.str.codePointAt(this.position)}skip(h){this.
position+=h}skipString(h){this.position+=h.length}pop(){const h=this.str.codePointAt(this.position);return this.position+=
P.charCount(h),h}lookingAt(h){return this.str.startsWith(h,this.position)}rest(){return this.str.substring(this.position)}from(h){
return this.str.substring(h,this.position)}toString(){return this.rest()}},ke=class He{static ERR_INTERNAL_ERROR="regexp\
/syntax: internal error";static ERR_INVALID_CHAR_RANGE="invalid character class range";static ERR_INVALID_ESCAPE="invali\
d escape sequence";static ERR_INVALID_NAMED_CAPTURE="invalid named capture";static ERR_INVALID_PERL_OP="invalid or unsup\
ported Perl syntax";static ERR_INVALID_REPEAT_OP="invalid nested repetition operator";static ERR_INVALID_REPEAT_SIZE="in\
valid repeat count";static ERR_MISSING_BRACKET="missing closing ]";static ERR_MISSING_PAREN="missing closing )";static ERR_MISSING_REPEAT_ARGUMENT="\
missing argument to repetition operator";static ERR_TRAILING_BACKSLASH="trailing backslash at end of expression";static ERR_DUPLICATE_NAMED_CAPTURE="\
duplicate capture group name";static ERR_UNEXPECTED_PAREN="unexpected )";static ERR_NESTING_DEPTH="expression nests too \
deeply";static ERR_LARGE="expression too large";static ERR_INVALID_CAPTURE_IN_LOOKBEHIND="invalid capture in lookbehind";static MAX_HEIGHT=1e3;static MAX_SIZE=1398101;static MAX_RUNES=33554432;static ANY_TABLE=new C(
new Uint32Array([0,ee.MAX_RUNE,1]));static ASCII_TABLE=new C(new Uint32Array([0,127,1]));static ASCII_FOLD_TABLE=new C(new Uint32Array(
[0,127,1,383,383,1,8490,8490,1]));static unicodeTable(e){return e==="Any"?{tab:He.ANY_TABLE,fold:He.ANY_TABLE,sign:1}:e===
"Ascii"?{tab:He.ASCII_TABLE,fold:He.ASCII_FOLD_TABLE,sign:1}:e==="Assigned"?{tab:ze.CATEGORIES.get("Cn"),fold:ze.CATEGORIES.
get("Cn"),sign:-1}:e==="Lc"?{tab:ze.CATEGORIES.get("LC"),fold:ze.FOLD_CATEGORIES.get("LC"),sign:1}:ze.CATEGORIES.has(e)?
{tab:ze.CATEGORIES.get(e),fold:ze.FOLD_CATEGORIES.get(e),sign:1}:ze.SCRIPTS.has(e)?{tab:ze.SCRIPTS.get(e),fold:ze.FOLD_SCRIPT.
get(e),sign:1}:null}static minFoldRune(e){if(e<ee.MIN_FOLD||e>ee.MAX_FOLD)return e;let t=e;const B=e;for(e=ee.simpleFold(
e);e!==B;e=ee.simpleFold(e))t>e&&(t=e);return t}static leadingRegexp(e){if(e.op===w.Op.EMPTY_MATCH)return null;if(e.op===
w.Op.CONCAT&&e.subs.length>0){const t=e.subs[0];return t.op===w.Op.EMPTY_MATCH?null:t}return e}static literalRegexp(e,t){
const B=new w(w.Op.LITERAL);return B.flags=t,B.runes=P.stringToRunes(e),B}static parse(e,t){return new He(e,t).parseInternal()}static parseRepeat(e){
const t=e.pos();if(!e.more()||!e.lookingAt("{"))return-1;e.skip(1);const B=He.parseInt(e);if(B===-1||!e.more())return-1;
let r;if(!e.lookingAt(","))r=B;else{if(e.skip(1),!e.more())return-1;if(e.lookingAt("}"))r=-1;else if((r=He.parseInt(e))===
-1)return-1}if(!e.more()||!e.lookingAt("}"))return-1;if(e.skip(1),B<0||B>1e3||r===-2||r>1e3||r>=0&&B>r)throw new Ee(He.ERR_INVALID_REPEAT_SIZE,
e.from(t));return B<<16|r&ee.MAX_BMP}static isValidCaptureName(e){if(e.length===0)return!1;for(let t=0;t<e.length;t++){const B=e.
codePointAt(t);if(B!==D.CODES._&&!P.isalnum(B))return!1}return!0}static parseInt(e){const t=e.pos();for(;e.more()&&e.peek()>=
D.CODES[0]&&e.peek()<=D.CODES[9];)e.skip(1);const B=e.from(t);return B.length===0||B.length>1&&B.codePointAt(0)===D.CODES[0]?
-1:B.length>8?-2:parseInt(B,10)}static isCharClass(e){return e.op===w.Op.LITERAL&&e.runes.length===1||e.op===w.Op.CHAR_CLASS||
e.op===w.Op.ANY_CHAR_NOT_NL||e.op===w.Op.ANY_CHAR}static matchRune(e,t){switch(e.op){case w.Op.LITERAL:return e.runes.length===
1&&e.runes[0]===t;case w.Op.CHAR_CLASS:for(let B=0;B<e.runes.length;B+=2)if(e.runes[B]<=t&&t<=e.runes[B+1])return!0;return!1;case w.
Op.ANY_CHAR_NOT_NL:return t!==D.CODES[`
`];case w.Op.ANY_CHAR:return!0}return!1}static mergeCharClass(e,t){switch(e.op){case w.Op.ANY_CHAR:break;case w.Op.ANY_CHAR_NOT_NL:
He.matchRune(t,D.CODES[`
`])&&(e.op=w.Op.ANY_CHAR);break;case w.Op.CHAR_CLASS:{const B=new j(Array.isArray(e.runes)?e.runes:Array.from(e.runes));
t.op===w.Op.LITERAL?B.appendLiteral(t.runes[0],t.flags):B.appendClass(t.runes),e.runes=B.toGrowableArray();break}case w.
Op.LITERAL:if(t.runes[0]===e.runes[0]&&t.flags===e.flags)break;e.op=w.Op.CHAR_CLASS,e.runes=new j().appendLiteral(e.runes[0],
e.flags).appendLiteral(t.runes[0],t.flags).toGrowableArray()}}static parseEscape(e){const t=e.pos();if(e.skip(1),!e.more())
throw new Ee(He.ERR_TRAILING_BACKSLASH);let B=e.pop();e:switch(B){case D.CODES[1]:case D.CODES[2]:case D.CODES[3]:case D.
CODES[4]:case D.CODES[5]:case D.CODES[6]:case D.CODES[7]:if(!e.more()||e.peek()<D.CODES[0]||e.peek()>D.CODES[7])break;case D.
CODES[0]:{let r=B-D.CODES[0];for(let i=1;i<3&&!(!e.more()||e.peek()<D.CODES[0]||e.peek()>D.CODES[7]);i++)r=r*8+e.peek()-
D.CODES[0],e.skip(1);return r}case D.CODES.x:{if(!e.more())break;if(B=e.pop(),B===D.CODES["{"]){let u=0,d=0;for(;;){if(!e.
more())break e;if(B=e.pop(),B===D.CODES["}"])break;const f=P.unhex(B);if(f<0||(d=d*16+f,d>ee.MAX_RUNE))break e;u++}if(u===
0)break e;return d}const r=P.unhex(B);if(!e.more())break;B=e.pop();const i=P.unhex(B);if(r<0||i<0)break;return r*16+i}case D.
CODES.a:return D.CODES["\x07"];case D.CODES.f:return D.CODES["\f"];case D.CODES.n:return D.CODES[`
`];case D.CODES.r:return D.CODES["\r"];case D.CODES.t:return D.CODES["	"];case D.CODES.v:return D.CODES["\v"];default:if(B<=
ee.MAX_ASCII&&!P.isalnum(B))return B}throw new Ee(He.ERR_INVALID_ESCAPE,e.from(t))}static parseClassChar(e,t){if(!e.more())
throw new Ee(He.ERR_MISSING_BRACKET,e.from(t));return e.lookingAt("\\")?He.parseEscape(e):e.pop()}static hasCapture(e){if(e===
null)return!1;if(e.op===w.Op.CAPTURE)return!0;if(e.subs){for(let t of e.subs)if(He.hasCapture(t))return!0}return!1}constructor(e,t=0){
this.wholeRegexp=e,this.flags=t,this.numCap=0,this.namedGroups=Object.create(null),this.stack=[],this.free=null,this.numRegexp=
0,this.numRunes=0,this.repeats=0,this.height=null,this.size=null,this.nlb=0}newRegexp(e){let t=this.free;return t!==null&&
t.subs!==null&&t.subs.length>0?(this.free=t.subs[0],t.reinit(),t.op=e):(t=new w(e),this.numRegexp+=1),t}reuse(e){this.height!==
null&&this.height.has(e)&&this.height.delete(e),e.subs!==null&&e.subs.length>0&&(e.subs[0]=this.free),this.free=e}checkLimits(e){
if(this.numRunes>He.MAX_RUNES)throw new Ee(He.ERR_LARGE);this.checkSize(e),this.checkHeight(e)}checkSize(e){if(this.size===
null){if(this.repeats===0&&(this.repeats=1),e.op===w.Op.REPEAT){let t=e.max;t===-1&&(t=e.min),t<=0&&(t=1),t>Math.floor(He.
MAX_SIZE/this.repeats)?this.repeats=He.MAX_SIZE:this.repeats*=t}if(this.numRegexp<Math.floor(He.MAX_SIZE/this.repeats))return;
this.size=new Map;for(let t of this.stack)this.checkSize(t)}if(this.calcSize(e,!0)>He.MAX_SIZE)throw new Ee(He.ERR_LARGE)}calcSize(e,t=!1){
if(!t&&this.size!==null&&this.size.has(e))return this.size.get(e);let B=0;switch(e.op){case w.Op.LITERAL:B=e.runes.length;
break;case w.Op.PLB:case w.Op.NLB:case w.Op.CAPTURE:case w.Op.STAR:B=2+this.calcSize(e.subs[0]);break;case w.Op.PLUS:case w.
Op.QUEST:B=1+this.calcSize(e.subs[0]);break;case w.Op.CONCAT:for(let r of e.subs)B=B+this.calcSize(r);break;case w.Op.ALTERNATE:
for(let r of e.subs)B=B+this.calcSize(r);e.subs.length>1&&(B=B+e.subs.length-1);break;case w.Op.REPEAT:{let r=this.calcSize(
e.subs[0]);if(e.max===-1){e.min===0?B=2+r:B=1+e.min*r;break}B=e.max*r+(e.max-e.min);break}}return B=Math.max(1,B),this.size===
null&&(this.size=new Map),this.size.set(e,B),B}checkHeight(e){if(!(this.numRegexp<He.MAX_HEIGHT)){if(this.height===null){
this.height=new Map;for(let t of this.stack)this.checkHeight(t)}if(this.calcHeight(e,!0)>He.MAX_HEIGHT)throw new Ee(He.ERR_NESTING_DEPTH)}}calcHeight(e,t=!1){
if(!t&&this.height!==null&&this.height.has(e))return this.height.get(e);let B=1;for(let r of e.subs){const i=this.calcHeight(
r);B<1+i&&(B=1+i)}return this.height===null&&(this.height=new Map),this.height.set(e,B),B}pop(){return this.stack.pop()}popToPseudo(){
const e=this.stack.length;let t=e;for(;t>0&&!w.isPseudoOp(this.stack[t-1].op);)t--;return this.stack.splice(t,e-t)}push(e){
if(this.numRunes+=e.runes.length,e.op===w.Op.CHAR_CLASS&&e.runes.length===2&&e.runes[0]===e.runes[1]){if(this.maybeConcat(
e.runes[0],this.flags&~p.FOLD_CASE))return null;e.op=w.Op.LITERAL,e.runes=[e.runes[0]],e.flags=this.flags&~p.FOLD_CASE}else if(e.
op===w.Op.CHAR_CLASS&&e.runes.length===4&&e.runes[0]===e.runes[1]&&e.runes[2]===e.runes[3]&&ee.simpleFold(e.runes[0])===
e.runes[2]&&ee.simpleFold(e.runes[2])===e.runes[0]||e.op===w.Op.CHAR_CLASS&&e.runes.length===2&&e.runes[0]+1===e.runes[1]&&
ee.simpleFold(e.runes[0])===e.runes[1]&&ee.simpleFold(e.runes[1])===e.runes[0]){if(this.maybeConcat(e.runes[0],this.flags|
p.FOLD_CASE))return null;e.op=w.Op.LITERAL,e.runes=[e.runes[0]],e.flags=this.flags|p.FOLD_CASE}else this.maybeConcat(-1,
0);return this.stack.push(e),this.checkLimits(e),e}maybeConcat(e,t){const B=this.stack.length;if(B<2)return!1;const r=this.
stack[B-1],i=this.stack[B-2];if(r.op!==w.Op.LITERAL||i.op!==w.Op.LITERAL||(r.flags&p.FOLD_CASE)!==(i.flags&p.FOLD_CASE))
return!1;Array.isArray(i.runes)||(i.runes=Array.from(i.runes));for(let u=0;u<r.runes.length;u++)i.runes.push(r.runes[u]);
return e>=0?(r.runes=[e],r.flags=t,!0):(this.pop(),this.reuse(r),!1)}newLiteral(e,t){const B=this.newRegexp(w.Op.LITERAL);
return B.flags=t,(t&p.FOLD_CASE)!==0&&(e=He.minFoldRune(e)),B.runes=[e],B}literal(e){this.push(this.newLiteral(e,this.flags))}op(e){
const t=this.newRegexp(e);return t.flags=this.flags,this.push(t)}repeat(e,t,B,r,i,u){let d=this.flags;if((d&p.PERL_X)!==
0&&(i.more()&&i.lookingAt("?")&&(i.skip(1),d^=p.NON_GREEDY),u!==-1))throw new Ee(He.ERR_INVALID_REPEAT_OP,i.from(u));const f=this.
stack.length;if(f===0)throw new Ee(He.ERR_MISSING_REPEAT_ARGUMENT,i.from(r));const x=this.stack[f-1];if(w.isPseudoOp(x.op))
throw new Ee(He.ERR_MISSING_REPEAT_ARGUMENT,i.from(r));const G=this.newRegexp(e);if(G.min=t,G.max=B,G.flags=d,G.subs=[x],
this.stack[f-1]=G,this.checkLimits(G),e===w.Op.REPEAT&&(t>=2||B>=2)&&!this.repeatIsValid(G,1e3))throw new Ee(He.ERR_INVALID_REPEAT_SIZE,
i.from(r))}repeatIsValid(e,t){if(e.op===w.Op.REPEAT){let B=e.max;if(B===0)return!0;if(B<0&&(B=e.min),B>t)return!1;B>0&&(t=
Math.trunc(t/B))}for(let B of e.subs)if(!this.repeatIsValid(B,t))return!1;return!0}concat(){this.maybeConcat(-1,0);const e=this.
popToPseudo();return e.length===0?this.push(this.newRegexp(w.Op.EMPTY_MATCH)):this.push(this.collapse(e,w.Op.CONCAT))}alternate(){
const e=this.popToPseudo();return e.length>0&&this.cleanAlt(e[e.length-1]),e.length===0?this.push(this.newRegexp(w.Op.NO_MATCH)):
this.push(this.collapse(e,w.Op.ALTERNATE))}cleanAlt(e){e.op===w.Op.CHAR_CLASS&&(e.runes=new j(Array.from(e.runes)).cleanClass().
toArray(),e.runes.length===2&&e.runes[0]===0&&e.runes[1]===ee.MAX_RUNE?(e.runes=new Int32Array(0),e.op=w.Op.ANY_CHAR):e.
runes.length===4&&e.runes[0]===0&&e.runes[1]===D.CODES[`
`]-1&&e.runes[2]===D.CODES[`
`]+1&&e.runes[3]===ee.MAX_RUNE&&(e.runes=new Int32Array(0),e.op=w.Op.ANY_CHAR_NOT_NL))}collapse(e,t){if(e.length===1)return e[0];
let B=0;for(let d of e)B+=d.op===t?d.subs.length:1;let r=new Array(B).fill(null),i=0;for(let d of e)if(d.op===t){for(let f=0;f<
d.subs.length;f++)r[i++]=d.subs[f];this.reuse(d)}else r[i++]=d;let u=this.newRegexp(t);if(u.subs=r,t===w.Op.ALTERNATE&&(u.
subs=this.factor(u.subs),u.subs.length===1)){const d=u;u=u.subs[0],this.reuse(d)}return u}factor(e){if(e.length<2)return e;
let t=0,B=e.length,r=0,i=null,u=0,d=0,f=0;for(let G=0;G<=B;G++){let Y=null,he=0,pe=0;if(G<B){let ue=e[t+G];if(ue.op===w.
Op.CONCAT&&ue.subs.length>0&&(ue=ue.subs[0]),ue.op===w.Op.LITERAL&&(Y=ue.runes,he=ue.runes.length,pe=ue.flags&p.FOLD_CASE),
pe===d){let Ae=0;for(;Ae<u&&Ae<he&&i[Ae]===Y[Ae];)Ae++;if(Ae>0){u=Ae;continue}}}if(G!==f)if(G===f+1)e[r++]=e[t+f];else{const ue=this.
newRegexp(w.Op.LITERAL);ue.flags=d,ue.runes=i.slice(0,u);for(let st=f;st<G;st++)e[t+st]=this.removeLeadingString(e[t+st],
u),this.checkLimits(e[t+st]);const Ae=this.collapse(e.slice(t+f,t+G),w.Op.ALTERNATE),Xe=this.newRegexp(w.Op.CONCAT);Xe.subs=
[ue,Ae],e[r++]=Xe}f=G,i=Y,u=he,d=pe}B=r,t=0,f=0,r=0;let x=null;for(let G=0;G<=B;G++){let Y=null;if(!(G<B&&(Y=He.leadingRegexp(
e[t+G]),x!==null&&x.equals(Y)&&(He.isCharClass(x)||x.op===w.Op.REPEAT&&x.min===x.max&&He.isCharClass(x.subs[0]))))){if(G!==
f)if(G===f+1)e[r++]=e[t+f];else{const he=x;for(let Ae=f;Ae<G;Ae++){const Xe=Ae!==f;e[t+Ae]=this.removeLeadingRegexp(e[t+
Ae],Xe),this.checkLimits(e[t+Ae])}const pe=this.collapse(e.slice(t+f,t+G),w.Op.ALTERNATE),ue=this.newRegexp(w.Op.CONCAT);
ue.subs=[he,pe],e[r++]=ue}f=G,x=Y}}B=r,t=0,f=0,r=0;for(let G=0;G<=B;G++)if(!(G<B&&He.isCharClass(e[t+G]))){if(G!==f)if(G===
f+1)e[r++]=e[t+f];else{let Y=f;for(let pe=f+1;pe<G;pe++){const ue=e[t+Y],Ae=e[t+pe];(ue.op<Ae.op||ue.op===Ae.op&&(ue.runes!==
null?ue.runes.length:0)<(Ae.runes!==null?Ae.runes.length:0))&&(Y=pe)}const he=e[t+f];e[t+f]=e[t+Y],e[t+Y]=he;for(let pe=f+
1;pe<G;pe++)He.mergeCharClass(e[t+f],e[t+pe]),this.reuse(e[t+pe]);this.cleanAlt(e[t+f]),e[r++]=e[t+f]}G<B&&(e[r++]=e[t+G]),
f=G+1}B=r,t=0,f=0,r=0;for(let G=0;G<B;++G)G+1<B&&e[t+G].op===w.Op.EMPTY_MATCH&&e[t+G+1].op===w.Op.EMPTY_MATCH||(e[r++]=e[t+
G]);return B=r,t=0,e.slice(t,B)}removeLeadingString(e,t){if(e.op===w.Op.CONCAT&&e.subs.length>0){const B=this.removeLeadingString(
e.subs[0],t);if(e.subs[0]=B,B.op===w.Op.EMPTY_MATCH)switch(this.reuse(B),e.subs.length){case 0:case 1:e.op=w.Op.EMPTY_MATCH,
e.subs=w.emptySubs();break;case 2:{const r=e;e=e.subs[1],this.reuse(r);break}default:e.subs=e.subs.slice(1,e.subs.length)}
return e}return e.op===w.Op.LITERAL&&(e.runes=e.runes.slice(t,e.runes.length),e.runes.length===0&&(e.op=w.Op.EMPTY_MATCH)),
e}removeLeadingRegexp(e,t){if(e.op===w.Op.CONCAT&&e.subs.length>0){switch(t&&this.reuse(e.subs[0]),e.subs=e.subs.slice(1,
e.subs.length),e.subs.length){case 0:e.op=w.Op.EMPTY_MATCH,e.subs=w.emptySubs();break;case 1:{const B=e;e=e.subs[0],this.
reuse(B);break}}return e}return t&&this.reuse(e),this.newRegexp(w.Op.EMPTY_MATCH)}parseInternal(){if((this.flags&p.LITERAL)!==
0)return He.literalRegexp(this.wholeRegexp,this.flags);let e=-1,t=-1,B=-1;const r=new re(this.wholeRegexp);for(;r.more();){
let i=-1;e:switch(r.peek()){case D.CODES["("]:if((this.flags&p.LOOKBEHIND)!==0){if(r.lookingAt("(?<=")){this.parsePosLookBehind(),
r.skip(4);break}if(r.lookingAt("(?<!")){this.parseNegLookBehind(),r.skip(4);break}}if((this.flags&p.PERL_X)!==0&&r.lookingAt(
"(?")){this.parsePerlFlags(r);break}this.op(w.Op.LEFT_PAREN).cap=++this.numCap,r.skip(1);break;case D.CODES["|"]:this.parseVerticalBar(),
r.skip(1);break;case D.CODES[")"]:this.parseRightParen(),r.skip(1);break;case D.CODES["^"]:(this.flags&p.ONE_LINE)!==0?this.
op(w.Op.BEGIN_TEXT):this.op(w.Op.BEGIN_LINE),r.skip(1);break;case D.CODES.$:(this.flags&p.ONE_LINE)!==0?this.op(w.Op.END_TEXT).
flags|=p.WAS_DOLLAR:this.op(w.Op.END_LINE),r.skip(1);break;case D.CODES["."]:(this.flags&p.DOT_NL)!==0?this.op(w.Op.ANY_CHAR):
this.op(w.Op.ANY_CHAR_NOT_NL),r.skip(1);break;case D.CODES["["]:this.parseClass(r);break;case D.CODES["*"]:case D.CODES["\
+"]:case D.CODES["?"]:{i=r.pos();let u=null;switch(r.pop()){case D.CODES["*"]:u=w.Op.STAR;break;case D.CODES["+"]:u=w.Op.
PLUS;break;case D.CODES["?"]:u=w.Op.QUEST}this.repeat(u,t,B,i,r,e);break}case D.CODES["{"]:{const u=r.pos(),d=He.parseRepeat(
r);if(d<0){r.rewindTo(u),this.literal(r.pop());break}i=u,t=d>>16,B=(d&ee.MAX_BMP)<<16>>16,this.repeat(w.Op.REPEAT,t,B,i,
r,e);break}case D.CODES["\\"]:{const u=r.pos();if(r.skip(1),(this.flags&p.PERL_X)!==0&&r.more())switch(r.pop()){case D.CODES.
A:this.op(w.Op.BEGIN_TEXT);break e;case D.CODES.b:this.op(w.Op.WORD_BOUNDARY);break e;case D.CODES.B:this.op(w.Op.NO_WORD_BOUNDARY);
break e;case D.CODES.C:throw new Ee(He.ERR_INVALID_ESCAPE,"\\C");case D.CODES.Q:{let x=r.rest();const G=x.indexOf("\\E");
G>=0?(x=x.substring(0,G),r.skipString(x),r.skipString("\\E")):r.skipString(x);let Y=0;for(;Y<x.length;){const he=x.codePointAt(
Y);this.literal(he),Y+=P.charCount(he)}break e}case D.CODES.z:this.op(w.Op.END_TEXT);break e;default:r.rewindTo(u)}else r.
rewindTo(u);const d=this.newRegexp(w.Op.CHAR_CLASS);if(d.flags=this.flags,r.lookingAt("\\p")||r.lookingAt("\\P")){const x=new j;
if(this.parseUnicodeClass(r,x)){d.runes=x.toArray(),this.push(d);break e}}const f=new j;if(this.parsePerlClassEscape(r,f)){
d.runes=f.toArray(),this.push(d);break e}r.rewindTo(u),this.reuse(d),this.literal(He.parseEscape(r));break}default:this.
literal(r.pop())}e=i}if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),this.stack.length!==1)throw new Ee(
He.ERR_MISSING_PAREN,this.wholeRegexp);return this.stack[0].namedGroups=this.namedGroups,this.stack[0]}parsePerlFlags(e){
const t=e.pos(),B=e.rest();if(B.startsWith("(?P<")||B.startsWith("(?<")){const d=B.charAt(2)==="P"?4:3,f=B.indexOf(">");
if(f<0)throw new Ee(He.ERR_INVALID_NAMED_CAPTURE,B);const x=B.substring(d,f);if(e.skipString(x),e.skip(d+1),!He.isValidCaptureName(
x))throw new Ee(He.ERR_INVALID_NAMED_CAPTURE,B.substring(0,f+1));const G=this.op(w.Op.LEFT_PAREN);if(G.cap=++this.numCap,
this.namedGroups[x])throw new Ee(He.ERR_DUPLICATE_NAMED_CAPTURE,x);this.namedGroups[x]=this.numCap,G.name=x;return}e.skip(
2);let r=this.flags,i=1,u=!1;e:for(;e.more();){const d=e.pop();switch(d){case D.CODES.i:r|=p.FOLD_CASE,u=!0;break;case D.
CODES.m:r&=~p.ONE_LINE,u=!0;break;case D.CODES.s:r|=p.DOT_NL,u=!0;break;case D.CODES.U:r|=p.NON_GREEDY,u=!0;break;case D.
CODES["-"]:if(i<0)break e;i=-1,r=~r,u=!1;break;case D.CODES[":"]:case D.CODES[")"]:if(i<0){if(!u)break e;r=~r}d===D.CODES["\
:"]&&this.op(w.Op.LEFT_PAREN),this.flags=r;return;default:break e}}throw new Ee(He.ERR_INVALID_PERL_OP,e.from(t))}parsePosLookBehind(){
const e=this.newRegexp(w.Op.LEFT_PAREN);return e.flags=this.flags,e.lb=++this.nlb,this.push(e)}parseNegLookBehind(){const e=this.
newRegexp(w.Op.LEFT_PAREN);return e.flags=this.flags,e.lb=-++this.nlb,this.push(e)}parseVerticalBar(){this.concat(),this.
swapVerticalBar()||this.op(w.Op.VERTICAL_BAR)}swapVerticalBar(){const e=this.stack.length;if(e>=3&&this.stack[e-2].op===
w.Op.VERTICAL_BAR&&He.isCharClass(this.stack[e-1])&&He.isCharClass(this.stack[e-3])){let t=this.stack[e-1],B=this.stack[e-
3];if(t.op>B.op){const r=B;B=t,t=r,this.stack[e-3]=B}return He.mergeCharClass(B,t),this.reuse(t),this.pop(),!0}if(e>=2){
const t=this.stack[e-1],B=this.stack[e-2];if(B.op===w.Op.VERTICAL_BAR)return e>=3&&this.cleanAlt(this.stack[e-3]),this.stack[e-
2]=t,this.stack[e-1]=B,!0}return!1}parseRightParen(){if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),
this.stack.length<2)throw new Ee(He.ERR_UNEXPECTED_PAREN,this.wholeRegexp);const e=this.pop(),t=this.pop();if(t.op!==w.Op.
LEFT_PAREN)throw new Ee(He.ERR_UNEXPECTED_PAREN,this.wholeRegexp);if(this.flags=t.flags,t.lb!==0){if(He.hasCapture(e))throw new Ee(
He.ERR_INVALID_CAPTURE_IN_LOOKBEHIND,this.wholeRegexp);t.lb>0?t.op=w.Op.PLB:t.op=w.Op.NLB,t.subs=[e],this.push(t);return}
t.cap===0?this.push(e):(t.op=w.Op.CAPTURE,t.subs=[e],this.push(t))}parsePerlClassEscape(e,t){const B=e.pos();if((this.flags&
p.PERL_X)===0||!e.more()||e.pop()!==D.CODES["\\"]||!e.more())return!1;e.pop();const r=e.from(B),i=et.has(r)?et.get(r):null;
return i===null?!1:(t.appendGroup(i,(this.flags&p.FOLD_CASE)!==0),!0)}parseNamedClass(e,t){const B=e.rest(),r=B.indexOf(
":]");if(r<0)return!1;const i=B.substring(0,r+2);e.skipString(i);const u=y.has(i)?y.get(i):null;if(u===null)throw new Ee(
He.ERR_INVALID_CHAR_RANGE,i);return t.appendGroup(u,(this.flags&p.FOLD_CASE)!==0),!0}parseUnicodeClass(e,t){const B=e.pos();
if((this.flags&p.UNICODE_GROUPS)===0||!e.lookingAt("\\p")&&!e.lookingAt("\\P"))return!1;e.skip(1);let r=1,i=e.pop();if(i===
D.CODES.P&&(r=-1),!e.more())throw e.rewindTo(B),new Ee(He.ERR_INVALID_CHAR_RANGE,e.rest());i=e.pop();let u;if(i!==D.CODES["\
{"])u=P.runeToString(i);else{const G=e.rest(),Y=G.indexOf("}");if(Y<0)throw e.rewindTo(B),new Ee(He.ERR_INVALID_CHAR_RANGE,
e.rest());u=G.substring(0,Y),e.skipString(u),e.skip(1)}u.length!==0&&u.codePointAt(0)===D.CODES["^"]&&(r=0-r,u=u.substring(
1));const d=He.unicodeTable(u);if(d===null)throw new Ee(He.ERR_INVALID_CHAR_RANGE,e.from(B));d.sign<0&&(r=0-r);const f=d.
tab,x=d.fold;if((this.flags&p.FOLD_CASE)===0||x===null)t.appendTableWithSign(f,r);else{const G=new j().appendTable(f).appendTable(
x).cleanClass().toArray();t.appendClassWithSign(Array.from(G),r)}return!0}parseClass(e){const t=e.pos();e.skip(1);const B=this.
newRegexp(w.Op.CHAR_CLASS);B.flags=this.flags;const r=new j;let i=1;e.more()&&e.lookingAt("^")&&(i=-1,e.skip(1),(this.flags&
p.CLASS_NL)===0&&r.appendRange(D.CODES[`
`],D.CODES[`
`]));let u=!0;for(;!e.more()||e.peek()!==D.CODES["]"]||u;){if(e.more()&&e.lookingAt("-")&&(this.flags&p.PERL_X)===0&&!u){
const G=e.rest();if(G==="-"||!G.startsWith("-]"))throw e.rewindTo(t),new Ee(He.ERR_INVALID_CHAR_RANGE,e.rest())}u=!1;const d=e.
pos();if(e.lookingAt("[:")){if(this.parseNamedClass(e,r))continue;e.rewindTo(d)}if(this.parseUnicodeClass(e,r)||this.parsePerlClassEscape(
e,r))continue;e.rewindTo(d);const f=He.parseClassChar(e,t);let x=f;if(e.more()&&e.lookingAt("-")){if(e.skip(1),e.more()&&
e.lookingAt("]"))e.skip(-1);else if(x=He.parseClassChar(e,t),x<f)throw new Ee(He.ERR_INVALID_CHAR_RANGE,e.from(d))}(this.
flags&p.FOLD_CASE)===0?r.appendRange(f,x):r.appendFoldedRange(f,x)}e.skip(1),r.cleanClass(),i<0&&r.negateClass(),B.runes=
r.toArray(),this.push(B)}},Ve=class OB{static initTest(e){const t=OB.compile(e),B=new OB(t.expr,t.prog,t.numSubexp,t.longest);
return B.cond=t.cond,B.prefix=t.prefix,B.prefixUTF8=t.prefixUTF8,B.prefixComplete=t.prefixComplete,B.prefixRune=t.prefixRune,
B.prefilter=t.prefilter,B.namedGroups=t.namedGroups,B}static compile(e){return OB.compileImpl(e,p.PERL,!1)}static compilePOSIX(e){
return OB.compileImpl(e,p.POSIX,!0)}static compileImpl(e,t,B){let r=ke.parse(e,t);const i=r.maxCap(),u=r.namedGroups;r=Qe.
simplify(r);const d=F.build(r),f=de.compileRegexp(r),x=new OB(e,f,i,B);x.prefilter=d.type===ne.Type.NONE?null:d;const[G,
Y]=f.prefix();return x.prefixComplete=G,x.prefix=Y,x.prefixUTF8=P.stringToUtf8ByteArray(x.prefix),x.prefix.length>0&&(x.
prefixRune=x.prefix.codePointAt(0)),x.namedGroups=u,x}static match(e,t){return OB.compile(e).match(t)}constructor(e,t,B=0,r=0){
this.expr=e,this.prog=t,this.numSubexp=B,this.longest=r,this.cond=t.startCond(),this.prefix=null,this.prefixUTF8=null,this.
prefixComplete=!1,this.prefixRune=0,this.namedGroups=Object.create(null),this.machinePool=[],this.lazyDFA=null,this.onepass=
Tt.compile(this.prog),this.prefilter=null}get dfa(){return this.lazyDFA===null&&(this.lazyDFA=new ot(this.prog)),this.lazyDFA}matchPrefixComplete(e,t,B,r){
if((B===p.ANCHOR_START||B===p.ANCHOR_BOTH)&&t!==0)return null;let i=-1,u=-1;const d=e.prefixLength(this);if(B===p.UNANCHORED){
const f=e.index(this,t);if(f<0)return null;i=t+f,u=i+d}else if(B===p.ANCHOR_BOTH){if(e.endPos()!==d||e.index(this,0)!==0)
return null;i=0,u=d}else if(B===p.ANCHOR_START){if(e.index(this,0)!==0)return null;i=0,u=d}if(i<0)return null;if(r>0){const f=new Int32Array(
r).fill(-1);return f[0]=i,f[1]=u,Array.from(f)}return[]}createLookbehindState(){return this.prog.numLb>0?new St(this.prog):
null}executeEngine(e,t,B,r,i=null){if(this.prefixComplete&&(r===0||this.numSubexp===0))return this.matchPrefixComplete(e,
t,B,r);if(this.prefilter!==null&&B===p.UNANCHORED&&!this.prefilter.eval(e,t))return null;if(this.onepass!==null)return Tt.
execute(this,e,t,B,r);if(r>0)return this.prog.numLb===0&&e.endPos()<=mt.maxBitStateLen(this.prog)?mt.execute(this,e,t,B,
r):this.doExecuteNFA(e,t,B,r,i);if(this.prog.numLb===0){const u=this.dfa.match(e,t,B);if(u!==null)return u?[]:null;if(e.
endPos()<=mt.maxBitStateLen(this.prog))return mt.execute(this,e,t,B,r)}return this.doExecuteNFA(e,t,B,r,i)}numberOfCapturingGroups(){
return this.numSubexp}numberOfInstructions(){return this.prog.numInst()}get(){return this.machinePool.length>0?this.machinePool.
pop():null}reset(){this.machinePool.length=0}put(e){this.machinePool.push(e)}toString(){return this.expr}doExecuteNFA(e,t,B,r,i=null){
let u=this.get();u||(u=It.fromRE2(this)),u.init(r);const d=u.match(e,t,B,i)?u.submatches():null;return this.put(u),d}match(e){
return this.executeEngine(we.fromUTF16(e),0,p.UNANCHORED,0)!==null}matchWithGroup(e,t,B,r,i,u=null){return e instanceof Se||
(P.isByteArray(e)?e=k.utf8(e):e=k.utf16(e)),this.matchMachineInput(e,t,B,r,i,u)}matchMachineInput(e,t,B,r,i,u=null){if(t>
B)return[!1,null];const d=e.isUTF16Encoding()?we.fromUTF16(e.asCharSequence(),0,B):we.fromUTF8(e.asBytes(),0,B),f=this.executeEngine(
d,t,r,2*i,u);return f===null?[!1,null]:[!0,f]}matchUTF8(e){return this.executeEngine(we.fromUTF8(e),0,p.UNANCHORED,0)!==
null}replaceAll(e,t){return this.replaceAllFunc(e,()=>t,2*e.length+1)}replaceFirst(e,t){return this.replaceAllFunc(e,()=>t,
1)}replaceAllFunc(e,t,B){let r=0,i=0,u="";const d=we.fromUTF16(e),f=this.createLookbehindState();let x=0;for(;i<=e.length;){
const G=this.executeEngine(d,i,p.UNANCHORED,2,f);if(G===null||G.length===0)break;u+=e.substring(r,G[0]),(G[1]>r||G[0]===
0)&&(u+=t(e.substring(G[0],G[1])),x++),r=G[1];const Y=d.step(i)&7;if(i+Y>G[1]?i+=Y:i+1>G[1]?i++:i=G[1],x>=B)break}return u+=
e.substring(r),u}pad(e){if(e===null)return null;let t=(1+this.numSubexp)*2;if(e.length<t){let B=new Array(t).fill(-1);for(let r=0;r<
e.length;r++)B[r]=e[r];e=B}return e}allMatches(e,t,B=r=>r){let r=[];const i=e.endPos();t<0&&(t=i+1);let u=0,d=0,f=-1;const x=this.
createLookbehindState();for(;d<t&&u<=i;){const G=this.executeEngine(e,u,p.UNANCHORED,this.prog.numCap,x);if(G===null||G.
length===0)break;let Y=!0;if(G[1]===u){G[0]===f&&(Y=!1);const he=e.step(u);he<0?u=i+1:u+=he&7}else u=G[1];f=G[1],Y&&(r.push(
B(this.pad(G))),d++)}return r}findUTF8(e){const t=this.executeEngine(we.fromUTF8(e),0,p.UNANCHORED,2);return t===null?null:
e.slice(t[0],t[1])}findUTF8Index(e){const t=this.executeEngine(we.fromUTF8(e),0,p.UNANCHORED,2);return t===null?null:t.slice(
0,2)}find(e){const t=this.executeEngine(we.fromUTF16(e),0,p.UNANCHORED,2);return t===null?"":e.substring(t[0],t[1])}findIndex(e){
return this.executeEngine(we.fromUTF16(e),0,p.UNANCHORED,2)}findUTF8Submatch(e){const t=this.executeEngine(we.fromUTF8(e),
0,p.UNANCHORED,this.prog.numCap);if(t===null)return null;const B=new Array(1+this.numSubexp).fill(null);for(let r=0;r<B.
length;r++)2*r<t.length&&t[2*r]>=0&&(B[r]=e.slice(t[2*r],t[2*r+1]));return B}findUTF8SubmatchIndex(e){return this.pad(this.
executeEngine(we.fromUTF8(e),0,p.UNANCHORED,this.prog.numCap))}findSubmatch(e){const t=this.executeEngine(we.fromUTF16(e),
0,p.UNANCHORED,this.prog.numCap);if(t===null)return null;const B=new Array(1+this.numSubexp).fill(null);for(let r=0;r<B.
length;r++)2*r<t.length&&t[2*r]>=0&&(B[r]=e.substring(t[2*r],t[2*r+1]));return B}findSubmatchIndex(e){return this.pad(this.
executeEngine(we.fromUTF16(e),0,p.UNANCHORED,this.prog.numCap))}findAllUTF8(e,t){const B=this.allMatches(we.fromUTF8(e),
t,r=>e.slice(r[0],r[1]));return B.length===0?null:B}findAllUTF8Index(e,t){const B=this.allMatches(we.fromUTF8(e),t,r=>r.
slice(0,2));return B.length===0?null:B}findAll(e,t){const B=this.allMatches(we.fromUTF16(e),t,r=>e.substring(r[0],r[1]));
return B.length===0?null:B}findAllIndex(e,t){const B=this.allMatches(we.fromUTF16(e),t,r=>r.slice(0,2));return B.length===
0?null:B}findAllUTF8Submatch(e,t){const B=this.allMatches(we.fromUTF8(e),t,r=>{let i=new Array(r.length/2|0).fill(null);
for(let u=0;u<i.length;u++)r[2*u]>=0&&(i[u]=e.slice(r[2*u],r[2*u+1]));return i});return B.length===0?null:B}findAllUTF8SubmatchIndex(e,t){
const B=this.allMatches(we.fromUTF8(e),t);return B.length===0?null:B}findAllSubmatch(e,t){const B=this.allMatches(we.fromUTF16(
e),t,r=>{let i=new Array(r.length/2|0).fill(null);for(let u=0;u<i.length;u++)r[2*u]>=0&&(i[u]=e.substring(r[2*u],r[2*u+1]));
return i});return B.length===0?null:B}findAllSubmatchIndex(e,t){const B=this.allMatches(we.fromUTF16(e),t);return B.length===
0?null:B}},Mt=class AB{static UNANCHORED=p.UNANCHORED;static ANCHOR_START=p.ANCHOR_START;static ANCHOR_BOTH=p.ANCHOR_BOTH;constructor(e=AB.
UNANCHORED,t=0,B=8388608){if(![AB.UNANCHORED,AB.ANCHOR_START,AB.ANCHOR_BOTH].includes(e))throw new L("The anchor should \
be RE2Set.UNANCHORED, RE2Set.ANCHOR_START or RE2Set.ANCHOR_BOTH");P.checkFlags(t),this.anchor=e,this.jsFlags=t,this.maxMem=
B;let r=p.PERL;(t&R.DISABLE_UNICODE_GROUPS)!==0&&(r&=~p.UNICODE_GROUPS),(t&R.LOOKBEHINDS)!==0&&(r|=p.LOOKBEHIND),this.re2Flags=
r,this.regexps=[],this.prog=null,this.dfa=null,this.dummyRe2=null}add(e){if(this.prog)throw new S("Cannot add patterns a\
fter compile");P.checkPattern(e);let t=e;(this.jsFlags&R.CASE_INSENSITIVE)!==0&&(t=`(?i)${t}`),(this.jsFlags&R.DOTALL)!==
0&&(t=`(?s)${t}`),(this.jsFlags&R.MULTILINE)!==0&&(t=`(?m)${t}`);const B=ke.parse(t,this.re2Flags);return this.regexps.push(
Qe.simplify(B)),this.regexps.length-1}compile(){if(this.prog)return;const e=de.compileSet(this.regexps);if(e.numInst()>ke.
MAX_SIZE)throw new S(`${ke.ERR_LARGE}: the set compiles to ${e.numInst()} instructions, more than ${ke.MAX_SIZE}`);this.
prog=e,this.dfa=new ot(this.prog,this.maxMem),this.dummyRe2={prog:this.prog,cond:this.prog.startCond(),prefix:"",prefixRune:0,
longest:!1}}match(e){this.prog||this.compile();const t=P.isByteArray(e)?we.fromUTF8(e):we.fromUTF16(e);let B=p.UNANCHORED;
this.anchor===AB.ANCHOR_START?B=p.ANCHOR_START:this.anchor===AB.ANCHOR_BOTH&&(B=p.ANCHOR_BOTH);const r=this.dfa.matchSet(
t,0,B);if(r!==null)return r;const i=It.fromRE2(this.dummyRe2);return i.init(0),i.matchSet(t,0,B)}},Nt=class TB{static isHexadecimal(e){
return"0"<=e&&e<="9"||"A"<=e&&e<="F"||"a"<=e&&e<="f"}static translate(e){let t="";if(Object.prototype.toString.call(e)===
"[object RegExp]"&&(e.ignoreCase&&(t+="i"),e.multiline&&(t+="m"),e.dotAll&&(t+="s"),e=e.source),typeof e!="string")return e;
let B="",r=!1,i=e.length;i===0&&(B="(?:)",r=!0);let u=!1,d=0;for(;d<i;){let x=e[d];if(x==="\\"){if(d+1<i)switch(x=e[d+1],
x){case"\\":B+="\\\\",d+=2;continue;case"c":if(d+2<i){let he=e[d+2].charCodeAt(0);if(he>=65&&he<=90||he>=97&&he<=122){let pe=he%
32;B+="\\x",B+=(pe>>4).toString(16).toUpperCase(),B+=(pe&15).toString(16).toUpperCase(),d+=3,r=!0;continue}}B+="c",d+=2,
r=!0;continue;case"u":if(d+2<i){if(e[d+2]==="{"){let he=d+3,pe=!1,ue=!1;for(;he<i;){const Ae=e[he];if(Ae==="}"){ue=!0;break}
if(!TB.isHexadecimal(Ae))break;pe=!0,he++}if(ue&&pe){B+="\\x",d+=2,r=!0;continue}}else if(d+5<i){let he=!0;for(let pe=0;pe<
4;pe++)if(!TB.isHexadecimal(e[d+2+pe])){he=!1;break}if(he){B+="\\x{"+e.substring(d+2,d+6)+"}",d+=6,r=!0;continue}}}B+="u",
d+=2,r=!0;continue;case"x":{let he=!1;if(d+2<i&&e[d+2]==="{"){let pe=d+3,ue=!1,Ae=!1;for(;pe<i;){const Xe=e[pe];if(Xe===
"}"){Ae=!0;break}if(!TB.isHexadecimal(Xe))break;ue=!0,pe++}Ae&&ue&&(he=!0)}else d+3<i&&TB.isHexadecimal(e[d+2])&&TB.isHexadecimal(
e[d+3])&&(he=!0);he?(B+="\\x",d+=2):(B+="x",d+=2,r=!0);continue}case"n":case"r":case"t":case"a":case"f":case"v":case"d":case"\
D":case"s":case"S":case"w":case"W":case"b":case"B":case"p":case"P":case"A":case"z":case"Q":case"E":case"0":case"1":case"\
2":case"3":case"4":case"5":case"6":case"7":B+="\\"+x,d+=2;continue;default:{let he=e.codePointAt(d+1);if(he>=48&&he<=57||
he>=65&&he<=90||he>=97&&he<=122){let pe=P.charCount(he);B+=e.substring(d+1,d+1+pe),d+=pe+1,r=!0}else{B+="\\";let pe=P.charCount(
he);B+=e.substring(d+1,d+1+pe),d+=pe+1}continue}}}else if(x==="/"){B+="\\/",d+=1,r=!0;continue}else if(x==="["){if(!u&&e[d+
1]==="]"){B+="[^\\x00-\\x{10FFFF}]",d+=2,r=!0;continue}if(!u&&e[d+1]==="^"&&e[d+2]==="]"){B+="[\\x00-\\x{10FFFF}]",d+=3,
r=!0;continue}u=!0}else if(x==="]")u=!1;else if(!u&&x==="("&&d+2<i&&e[d+1]==="?"&&e[d+2]==="<"&&d+3<i&&!"=!>)".includes(
e[d+3])){B+="(?P<",d+=3,r=!0;continue}let G=e.codePointAt(d),Y=P.charCount(G);B+=e.substring(d,d+Y),d+=Y}const f=r?B:e;return t.
length>0?`(?${t})${f}`:f}};const Qt=(h,e)=>{const t=h.matchArray();return t.index=h.start(0),t.input=e,t.groups=h.namedGroupsObject(),
t};var rB=class cB{static CASE_INSENSITIVE=R.CASE_INSENSITIVE;static DOTALL=R.DOTALL;static MULTILINE=R.MULTILINE;static DISABLE_UNICODE_GROUPS=R.
DISABLE_UNICODE_GROUPS;static LONGEST_MATCH=R.LONGEST_MATCH;static LOOKBEHINDS=R.LOOKBEHINDS;static quote(e){return P.quoteMeta(
e)}static quoteReplacement(e,t=!1){return Ye.quoteReplacement(e,t)}static translateRegExp(e){return Nt.translate(e)}static compile(e,t=0){
P.checkPattern(e),P.checkFlags(t);let B=e;(t&cB.CASE_INSENSITIVE)!==0&&(B=`(?i)${B}`),(t&cB.DOTALL)!==0&&(B=`(?s)${B}`),
(t&cB.MULTILINE)!==0&&(B=`(?m)${B}`);let r=p.PERL;(t&cB.DISABLE_UNICODE_GROUPS)!==0&&(r&=~p.UNICODE_GROUPS),(t&cB.LOOKBEHINDS)!==
0&&(r|=p.LOOKBEHIND);const i=new cB(e,t);return i.re2Input=Ve.compileImpl(B,r,(t&cB.LONGEST_MATCH)!==0),i}static matches(e,t){
return cB.compile(e).testExact(t)}static initTest(e,t,B){if(e==null)throw new Error("pattern is null");if(B==null)throw new Error(
"re2 is null");const r=new cB(e,t);return r.re2Input=B,r}constructor(e,t){this.patternInput=e,this.flagsInput=t,this.re2Input=
null}reset(){this.re2Input.reset()}flags(){return this.flagsInput}pattern(){return this.patternInput}re2(){return this.re2Input}matches(e){
return this.testExact(e)}matcher(e){return P.isByteArray(e)&&(e=k.utf8(e)),new Ye(this,e)}test(e){return P.isByteArray(e)?
this.re2Input.matchUTF8(e):this.re2Input.match(e)}testExact(e){const t=P.isByteArray(e)?we.fromUTF8(e):we.fromUTF16(e);return this.
re2Input.executeEngine(t,0,p.ANCHOR_BOTH,0)!==null}exec(e){const t=this.matcher(e);return t.find()?Qt(t,e):null}split(e,t=0){
const B=this.matcher(e),r=[];let i=0,u=0;for(;B.find();){if(u===0&&B.end()===0){u=B.end();continue}if(t>0&&r.length===t-
1)break;if(u===B.start()){if(t===0){i+=1,u=B.end();continue}}else for(;i>0;)r.push(""),i-=1;r.push(B.substring(u,B.start())),
u=B.end()}if(t===0&&u!==B.inputLength()){for(;i>0;)r.push(""),i-=1;r.push(B.substring(u,B.inputLength()))}return(t!==0||
r.length===0&&!(u===B.inputLength()&&u>0))&&r.push(B.substring(u,B.inputLength())),r}*matchAll(e){const t=this.matcher(e);
for(;t.find();)yield Qt(t,e)}toString(){return this.patternInput}programSize(){return this.re2Input.numberOfInstructions()}groupCount(){
return this.re2Input.numberOfCapturingGroups()}namedGroups(){return this.re2Input.namedGroups}equals(e){return this===e?
!0:e===null||this.constructor!==e.constructor?!1:this.flagsInput===e.flagsInput&&this.patternInput===e.patternInput}};function RB(h,...e){
if(Array.isArray(h)&&"raw"in h){const B=String.raw(h,...e);return rB.compile(B)}const t=typeof h=="number"?h:0;return(B,...r)=>{
const i=String.raw(B,...r);return rB.compile(i,t)}}},49567:function(wt,Ze,_e){_e.r(Ze),_e.d(Ze,{bigint:()=>De,boolean:()=>Z,
date:()=>D,number:()=>Ce,string:()=>$});var p=_e(43759),R=_e(2503);function $(C){return p.K_(R.NDH,C)}function Ce(C){return p.
qG(R.rSt,C)}function Z(C){return p.dN(R.WFD,C)}function De(C){return p.St(R.Lr4,C)}function D(C){return p.B4(R.aPP,C)}},
961:function(wt,Ze,_e){_e.d(Ze,{G:()=>D,g:()=>C});var p=_e(37428),R=_e(88532),$=_e(54723);const Ce=new WeakSet([Object.prototype,
Error.prototype]);function Z(Ie,Te,Fe){Object.defineProperty(Ie,Te,{configurable:!0,enumerable:!1,get(){const l=Fe(this);
return Object.defineProperty(this,Te,{value:l,configurable:!0,writable:!0}),l},set(l){Object.defineProperty(this,Te,{value:l,
configurable:!0,writable:!0})}})}const De=(Ie,Te)=>{p.a$.init(Ie,Te),Ie.name="ZodError";const Fe=Object.getPrototypeOf(Ie);
Ce.has(Fe)||(Ce.add(Fe),Z(Fe,"format",l=>Pe=>p.Wk(l,Pe)),Z(Fe,"flatten",l=>Pe=>p.JM(l,Pe)),Z(Fe,"addIssue",l=>Pe=>{l.issues.
push(Pe),l.message=JSON.stringify(l.issues,$.k8,2)}),Z(Fe,"addIssues",l=>Pe=>{l.issues.push(...Pe),l.message=JSON.stringify(
l.issues,$.k8,2)}),Object.defineProperty(Fe,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},
D=R.xI("ZodError",De),C=R.xI("ZodError",De,void 0,{Parent:Error})},64377:function(wt,Ze,_e){_e.r(Ze),_e.d(Ze,{ZodISODate:()=>R.
Brp,ZodISODateTime:()=>R.You,ZodISODuration:()=>R.$A2,ZodISOTime:()=>R.WV4,date:()=>Ce,datetime:()=>$,duration:()=>De,time:()=>Z});
var p=_e(43759),R=_e(2503);function $(D){return p.G1(R.You,D)}function Ce(D){return p.db(R.Brp,D)}function Z(D){return p.
Kn(R.WV4,D)}function De(D){return p.f2(R.$A2,D)}},2503:function(wt,Ze,_e){_e.d(Ze,{Lr4:()=>ce,WFD:()=>ye,aPP:()=>PB,Brp:()=>it,
You:()=>Ot,$A2:()=>Ht,WV4:()=>Ft,rSt:()=>sB,NDH:()=>qe,YOg:()=>HB,zMY:()=>Re,k5n:()=>KB,Whr:()=>c,euz:()=>Fn,_H3:()=>gn,
aig:()=>s,Ikc:()=>pn,jgl:()=>In,g1P:()=>nn,rej:()=>dn,YjP:()=>_t,PVZ:()=>Bn,KCZ:()=>jB,L5J:()=>Yt,OZ5:()=>y});var p=_e(88532),
R=_e(54723);class $ extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),
this.name="ZodCyclicError"}}const Ce="~memo",Z=[];function De(n){return n!==null&&typeof n=="object"}function D(n){return n.
map(o=>o.path?{...o,path:o.path.slice()}:{...o})}const C=new WeakMap,Ie=0,Te=1,Fe=2;function l(n,o,T){const K=C.get(n);if(K!==
void 0)return K?Fe:Ie;if(o.has(n))return Fe;o.add(n);let q=Ie;const ie=Gt=>{if(q!==Fe&&Gt?._zod){const Vt=l(Gt,o,T);Vt>q&&
(q=Vt)}},Ge=(Gt,Vt)=>{let Wt=Ie;for(const uB of Reflect.ownKeys(Gt)){const yB=Object.getOwnPropertyDescriptor(Gt,uB);if(Vt&&
!yB.enumerable)continue;const dB=yB.get?Te:yB.value?._zod?l(yB.value,o,T):Ie;dB>Wt&&(Wt=dB)}return Wt},gt=Gt=>{Gt>q&&(q=
Gt)},ct=n._zod.def,qt=ct.type;switch(qt){case"object":{const Gt=R.MO(ct);gt(Gt?Ge(Gt,!0):Te),ie(ct.catchall);break}case"\
array":ie(ct.element);break;case"tuple":for(const Gt of ct.items)ie(Gt);ie(ct.rest);break;case"record":case"map":ie(ct.keyType),
ie(ct.valueType);break;case"set":ie(ct.valueType);break;case"union":for(const Gt of ct.options)ie(Gt);break;case"interse\
ction":ie(ct.left),ie(ct.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readon\
ly":case"nonoptional":case"promise":case"success":ie(ct.innerType);break;case"pipe":ie(ct.in),ie(ct.out);break;case"func\
tion":ie(ct.input),ie(ct.output);break;case"lazy":{const Gt=ct._cachedInner??(T?n._zod.innerType:void 0);gt(Gt?l(Gt,o,!1):
Te);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefi\
ned":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"\
transform":case"custom":break;default:for(const Gt in ct){const Vt=Object.getOwnPropertyDescriptor(ct,Gt);if(!Vt||Vt.get)
continue;const Wt=Vt.value;if(!(!Wt||typeof Wt!="object")){if(Wt._zod)ie(Wt);else if(Array.isArray(Wt))for(const uB of Wt)
ie(uB)}}}return o.delete(n),Pe(n,q)}function Pe(n,o){return o!==Te&&C.set(n,o===Fe),o}function $e(n){return l(n,new Set,
!0)!==Ie}function ze(n,o){let T=n.buckets.get(o);return T||(T=new WeakMap,n.buckets.set(o,T)),T}let ee;const Le=[],Ee={alloc(n,o,T){
const K=ee;if(!K)return T;ee=void 0;const q={value:T,issues:null};return K.set(o.value,q),Le.push(q),T},guard(n){var o;(o=
n._zod).deferred??(o.deferred=[]),n._zod.deferred.push(()=>{const T=n._zod.parse,K=(q,ie)=>{if(ie.direction!=="backward"&&
b(ie,q.value))throw new $;return T(q,ie)};n._zod.parse=K,n._zod.run===T&&(n._zod.run=K)})},attach(n){var o;let T,K=!1,q,
ie;(o=n._zod).deferred??(o.deferred=[]),n._zod.deferred.push(()=>{const Ge=n._zod.parse,gt=(ct,qt)=>{if(T===void 0){const bB=l(
n,new Set,!1);if(bB===Ie)return n._zod.parse=Ge,n._zod.run===gt&&(n._zod.run=Ge),Ge(ct,qt);bB===Fe||K?T=!0:K=!0}const Gt=ct.
value;if(!De(Gt))return Ge(ct,qt);let Vt=qt[Ce];Vt||(Vt={buckets:new WeakMap,backEdges:void 0},qt[Ce]=Vt);let Wt;q===qt?
Wt=ie:(Wt=ze(Vt,n),q=qt,ie=Wt);const uB=Wt.get(Gt);if(uB)return ct.value=uB.value,uB.issues?uB.issues.length&&ct.issues.
push(...D(uB.issues)):(ct.memo=!0,Vt.backEdges??(Vt.backEdges=new WeakSet),Vt.backEdges.add(uB.value)),ct;ee=Wt;const yB=Le.
length,dB=Ge(ct,qt);ee=void 0;const zB=Le.length>yB?Le.pop():void 0;return dB instanceof Promise?dB.then(bB=>(zB&&(zB.issues=
bB.issues.length?D(bB.issues):Z),bB)):(zB&&(zB.issues=dB.issues.length?D(dB.issues):Z),dB)};n._zod.parse=gt,n._zod.run===
Ge&&(n._zod.run=gt)})}};function S(){return Ee}function b(n,o){const T=n[Ce]?.backEdges;return T!==void 0&&De(o)&&T.has(
o)}var L=_e(56985),A=_e(29396),v=_e(43759),M=_e(98439),U=_e(87509);const J=()=>{const n={string:{unit:"characters",verb:"\
to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{
unit:"entries",verb:"to have"}};function o(ie){return n[ie]??null}const T={regex:"input",email:"email address",url:"URL",
emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 a\
ddress",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"\
base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credi\
t card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},K={nan:"NaN"};function q(ie,Ge){return ie==="number"&&typeof Ge==
"number"&&!Number.isFinite(Ge)?String(Ge):K[ie]??ie}return ie=>{switch(ie.code){case"invalid_type":{const Ge=q(ie.expected),
gt=R.GW(ie.input),ct=q(gt,ie.input);return`Invalid input: expected ${Ge}, received ${ct}`}case"invalid_value":return ie.
values.length===1?`Invalid input: expected ${R.B7(ie.values[0])}`:`Invalid option: expected one of ${R.jw(ie.values,"|")}`;case"\
too_big":{const Ge=ie.exact?"exactly ":ie.inclusive?"<=":"<",gt=o(ie.origin);return gt?`Too big: expected ${ie.origin??"\
value"} to have ${Ge}${ie.maximum.toString()} ${gt.unit??"elements"}`:`Too big: expected ${ie.origin??"value"} to be ${Ge}${ie.
maximum.toString()}`}case"too_small":{const Ge=ie.exact?"exactly ":ie.inclusive?">=":">",gt=o(ie.origin);return gt?`Too \
small: expected ${ie.origin} to have ${Ge}${ie.minimum.toString()} ${gt.unit}`:`Too small: expected ${ie.origin} to be ${Ge}${ie.
minimum.toString()}`}case"invalid_format":{const Ge=ie;return Ge.format==="starts_with"?`Invalid string: must start with\
 "${Ge.prefix}"`:Ge.format==="ends_with"?`Invalid string: must end with "${Ge.suffix}"`:Ge.format==="includes"?`Invalid \
string: must include "${Ge.includes}"`:Ge.format==="regex"?`Invalid string: must match pattern ${Ge.pattern}`:`Invalid ${T[Ge.
format]??ie.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${ie.divisor}`;case"unrecognized\
_keys":return`Unrecognized key${ie.keys.length>1?"s":""}: ${R.jw(ie.keys,", ")}`;case"invalid_key":return`Invalid key in\
 ${ie.origin}`;case"invalid_union":return ie.options&&Array.isArray(ie.options)&&ie.options.length>0?`Invalid discrimina\
tor value. Expected ${ie.options.map(gt=>`'${gt}'`).join(" | ")}`:ie.inclusive===!1?"Invalid input: more than one option\
 matched":"Invalid input";case"invalid_element":return`Invalid value in ${ie.origin}`;default:return"Invalid input"}}};function P(){
return{localeError:J()}}var le=_e(37428);function Se(n,o){return{callee:o?.callee??n,Err:o?.Err}}const ve=n=>{const o=(T,K,q,ie)=>{
const Ge=q?{...q,async:!1}:{async:!1},gt=T._zod.run({value:K,issues:[]},Ge);if(gt instanceof Promise)throw new p.GT;if(gt.
issues.length){const ct=new(ie?.Err??n)(gt.issues.map(qt=>R.iR(qt,Ge,p.$W())));throw R.gx(ct,ie?.callee??o),ct}return gt.
value};return o},se=ve(le.Kd),k=n=>{const o=async(T,K,q,ie)=>{const Ge=q?{...q,async:!0}:{async:!0};let gt=T._zod.run({value:K,
issues:[]},Ge);if(gt instanceof Promise&&(gt=await gt),gt.issues.length){const ct=new(ie?.Err??n)(gt.issues.map(qt=>R.iR(
qt,Ge,p.$W())));throw R.gx(ct,ie?.callee??o),ct}return gt.value};return o},ae=k(le.Kd),ge=n=>(o,T,K)=>{const q=K?{...K,async:!1}:
{async:!1},ie=o._zod.run({value:T,issues:[]},q);if(ie instanceof Promise)throw new p.GT;return ie.issues.length?we(n,ie.
issues,q):{success:!0,data:ie.value}},Ne=ge(le.Kd);function we(n,o,T){let K;return{success:!1,get error(){return K||(K=new n(
o.map(q=>R.iR(q,T,p.$W()))),o=void 0,T=void 0),K},set error(q){K=q,o=void 0,T=void 0}}}const Ye=n=>async(o,T,K)=>{const q=K?
{...K,async:!0}:{async:!0};let ie=o._zod.run({value:T,issues:[]},q);return ie instanceof Promise&&(ie=await ie),ie.issues.
length?we(n,ie.issues,q):{success:!0,data:ie.value}},H=Ye(le.Kd),Dt=Symbol.for("zod.compile.invalid"),St=Symbol.for("zod\
.compile.fallback"),It=((n,o,T)=>{const K=n._zod.bag.validator;if(K!==void 0){if(K(o)!==Dt)return!0;if(K.definite===!0&&
T===void 0)return!1}return Et(n,o,T)});function Et(n,o,T){const K=T?{...T,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},
q=n._zod.bag.fallbackRun;let ie;if(q?(K[St]=!0,ie=q({value:o,issues:[]},K)):ie=n._zod.run({value:o,issues:[]},K),ie instanceof
Promise)throw new p.GT;return ie.issues.length===0}const Ct=async(n,o,T)=>{const K=T?{...T,async:!0,abortEarly:!0}:{async:!0,
abortEarly:!0};let q=n._zod.run({value:o,issues:[]},K);return q instanceof Promise&&(q=await q),q.issues.length===0},xe=n=>{
const o=ve(n),T=(K,q,ie,Ge)=>{const gt=ie?{...ie,direction:"backward"}:{direction:"backward"};return o(K,q,gt,Se(T,Ge))};
return T},je=xe(le.Kd),X=n=>{const o=ve(n),T=(K,q,ie,Ge)=>o(K,q,ie,Se(T,Ge));return T},pt=X(le.Kd),ot=n=>{const o=k(n),T=async(K,q,ie,Ge)=>{
const gt=ie?{...ie,direction:"backward"}:{direction:"backward"};return await o(K,q,gt,Se(T,Ge))};return T},lt=ot(le.Kd),
Be=n=>{const o=k(n),T=async(K,q,ie,Ge)=>await o(K,q,ie,Se(T,Ge));return T},te=Be(le.Kd),yt=n=>(o,T,K)=>{const q=K?{...K,
direction:"backward"}:{direction:"backward"};return ge(n)(o,T,q)},nt=yt(le.Kd),dt=n=>(o,T,K)=>ge(n)(o,T,K),mt=dt(le.Kd),
ft=n=>async(o,T,K)=>{const q=K?{...K,direction:"backward"}:{direction:"backward"};return Ye(n)(o,T,q)},Ut=ft(le.Kd),xt=n=>async(o,T,K)=>Ye(
n)(o,T,K),zt=xt(le.Kd);var ht=_e(961);const Ke=ve(ht.g),Tt=k(ht.g),w=ge(ht.g),me=Ye(ht.g),at=xe(ht.g),ne=X(ht.g),F=ot(ht.
g),E=Be(ht.g),Q=yt(ht.g),V=dt(ht.g),N=ft(ht.g),W=xt(ht.g);function de(){p.cr.localeError||p.$W(P())}function Qe(){p.cr.memoizer||
p.$W({memoizer:S()})}const fe=p.xI("ZodType",(n,o)=>(de(),L.W4.init(n,o),n.def=o,n.type=o.type,n),{check(...n){const o=this.
def;return this.clone(R.zM(o,{checks:[...o.checks??[],...n.map(T=>typeof T=="function"?{_zod:{check:T,def:{check:"custom"},
onattach:[]}}:T)]}),{parent:!0})},with(...n){return this.check(...n)},clone(n,o){return R.o8(this,n,o)},brand(){return this},
register(n,o){return n.add(this,o),this},refine(n,o){return this.check(Wn(n,o))},superRefine(n,o){return this.check(Xn(n,
o))},overwrite(n){return this.check(v.bS(n))},optional(){return YB(this)},exactOptional(){return Rn(this)},nullable(){return VB(
this)},nullish(){return YB(VB(this))},nonoptional(n){return Hn(this,n)},array(){return HB(this)},or(n){return jB([this,n])},
and(n){return On(this,n)},transform(n){return an(this,rn(n))},default(n){return vn(this,n)},prefault(n){return Pn(this,n)},
catch(n){return zn(this,n)},pipe(n){return an(this,n)},readonly(){return Un(this)},describe(n){const o=this.clone();return A.
fd.add(o,{description:n}),o},meta(...n){if(n.length===0)return A.fd.get(this);const o=this.clone();return A.fd.add(o,n[0]),
o},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(n,...o){return o.
length===0?n(this):n(this,...o)},get"~standard"(){return R.jD(this,"~standard",{...L.YK(this),jsonSchema:{input:(0,U.uE)(
this,"input"),output:(0,U.uE)(this,"output")}})},set"~standard"(n){R.qh(this,"~standard",n)},parse:function n(o,T){return Ke(
this,o,T,{callee:n})},parseAsync:async function n(o,T){return await Tt(this,o,T,{callee:n})},safeParse(n,o){return w(this,
n,o)},async safeParseAsync(n,o){return me(this,n,o)},get spa(){return this?.safeParseAsync},set spa(n){R.qh(this,"spa",n)},
validate(n,o){return It(this,n,o)},validateAsync(n,o){return Ct(this,n,o)},encode:function n(o,T){return at(this,o,T,{callee:n})},
decode:function n(o,T){return ne(this,o,T,{callee:n})},encodeAsync:async function n(o,T){return await F(this,o,T,{callee:n})},
decodeAsync:async function n(o,T){return await E(this,o,T,{callee:n})},safeEncode(n,o){return Q(this,n,o)},safeDecode(n,o){
return V(this,n,o)},async safeEncodeAsync(n,o){return N(this,n,o)},async safeDecodeAsync(n,o){return W(this,n,o)},toJSONSchema(n){
return(0,U.OA)(this,{})(n)},get description(){return A.fd.get(this)?.description},get _def(){return this._zod.def}}),rt=p.
xI("_ZodString",(n,o)=>{L.$v.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.SW(n,T,K,q)},R.un({format:n=>M.Fs(
n).format??null,minLength:n=>M.Fs(n).minimum??null,maxLength:n=>M.Fs(n).maximum??null},{regex(...n){return this.check(v.
Fk(...n))},includes(...n){return this.check(v.dR(...n))},startsWith(...n){return this.check(v.$S(...n))},endsWith(...n){
return this.check(v.ER(...n))},min(...n){return this.check(v.m9(...n))},max(...n){return this.check(v.Eb(...n))},length(...n){
return this.check(v.YA(...n))},nonempty(...n){return this.check(v.m9(1,...n))},lowercase(n){return this.check(v.hH(n))},
uppercase(n){return this.check(v.qF(n))},trim(){return this.check(v.WN())},normalize(...n){return this.check(v.lo(...n))},
toLowerCase(){return this.check(v.Il())},toUpperCase(){return this.check(v.xY())},slugify(){return this.check(v.TL())}})),
qe=p.xI("ZodString",(n,o)=>{L.$v.init(n,o),rt.init(n,o)},{email(n){return this.check(v.Mu(At,n))},url(n){return this.check(
v.Fn(g,n))},jwt(n){return this.check(v.rk(CB,n))},emoji(n){return this.check(v.aC(re,n))},guid(n){return this.check(v.tB(
tB,n))},uuid(n){return this.check(v.Be(Kt,n))},uuidv4(n){return this.check(v.nA(Kt,n))},uuidv6(n){return this.check(v.pY(
Kt,n))},uuidv7(n){return this.check(v.wA(Kt,n))},nanoid(n){return this.check(v.Dl(Ve,n))},cuid(n){return this.check(v.fs(
Nt,n))},cuid2(n){return this.check(v.Bj(rB,n))},ulid(n){return this.check(v.Ct(h,n))},base64(n){return this.check(v.rt(Xe,
n))},base64url(n){return this.check(v.cU(ut,n))},xid(n){return this.check(v.Pw(t,n))},ksuid(n){return this.check(v._z(r,
n))},ipv4(n){return this.check(v.Ny(u,n))},ipv6(n){return this.check(v.$O(G,n))},cidrv4(n){return this.check(v.Uy(he,n))},
cidrv6(n){return this.check(v.gP(ue,n))},e164(n){return this.check(v.KB(I,n))},datetime(n){return this.check(v.G1(Ot,n))},
date(n){return this.check(v.db(it,n))},time(n){return this.check(v.Kn(Ft,n))},duration(n){return this.check(v.f2(Ht,n))}});
function _t(n){return v.Rl(qe,n)}const et=p.xI("ZodStringFormat",(n,o)=>{L.EY.init(n,o),rt.init(n,o)}),Ot=p.xI("ZodISODa\
teTime",(n,o)=>{L.Ko.init(n,o),et.init(n,o)}),it=p.xI("ZodISODate",(n,o)=>{L.v1.init(n,o),et.init(n,o)}),Ft=p.xI("ZodISO\
Time",(n,o)=>{L.Ax.init(n,o),et.init(n,o)}),Ht=p.xI("ZodISODuration",(n,o)=>{L.$N.init(n,o),et.init(n,o)}),At=p.xI("ZodE\
mail",(n,o)=>{L.qG.init(n,o),et.init(n,o)});function nB(n){return core._email(At,n)}const tB=p.xI("ZodGUID",(n,o)=>{L.Zc.
init(n,o),et.init(n,o)});function jt(n){return core._guid(tB,n)}const Kt=p.xI("ZodUUID",(n,o)=>{L.Zn.init(n,o),et.init(n,
o)});function lB(n){return core._uuid(Kt,n)}function fB(n){return core._uuidv4(Kt,n)}function gB(n){return core._uuidv6(
Kt,n)}function hB(n){return core._uuidv7(Kt,n)}const g=p.xI("ZodURL",(n,o)=>{L.VY.init(n,o),et.init(n,o)});function y(n){
return v.Fn(g,n)}function j(n){return core._url(g,{protocol:regexes.httpProtocol,hostname:regexes.domain,...util.normalizeParams(
n)})}const re=p.xI("ZodEmoji",(n,o)=>{L.cG.init(n,o),et.init(n,o)});function ke(n){return core._emoji(re,n)}const Ve=p.xI(
"ZodNanoID",(n,o)=>{L.Py.init(n,o),et.init(n,o)});function Mt(n){return core._nanoid(Ve,n)}const Nt=p.xI("ZodCUID",(n,o)=>{
L.bl.init(n,o),et.init(n,o)});function Qt(n){return core._cuid(Nt,n)}const rB=p.xI("ZodCUID2",(n,o)=>{L.Zu.init(n,o),et.
init(n,o)});function RB(n){return core._cuid2(rB,n)}const h=p.xI("ZodULID",(n,o)=>{L.g5.init(n,o),et.init(n,o)});function e(n){
return core._ulid(h,n)}const t=p.xI("ZodXID",(n,o)=>{L.TF.init(n,o),et.init(n,o)});function B(n){return core._xid(t,n)}const r=p.
xI("ZodKSUID",(n,o)=>{L.GY.init(n,o),et.init(n,o)});function i(n){return core._ksuid(r,n)}const u=p.xI("ZodIPv4",(n,o)=>{
L.Lc.init(n,o),et.init(n,o)});function d(n){return core._ipv4(u,n)}const f=null;function x(n){return core._mac(f,n)}const G=p.
xI("ZodIPv6",(n,o)=>{L.Zy.init(n,o),et.init(n,o)});function Y(n){return core._ipv6(G,n)}const he=p.xI("ZodCIDRv4",(n,o)=>{
L.CI.init(n,o),et.init(n,o)});function pe(n){return core._cidrv4(he,n)}const ue=p.xI("ZodCIDRv6",(n,o)=>{L.Cn.init(n,o),
et.init(n,o)});function Ae(n){return core._cidrv6(ue,n)}const Xe=p.xI("ZodBase64",(n,o)=>{L.Dq.init(n,o),et.init(n,o)});
function st(n){return core._base64(Xe,n)}const ut=p.xI("ZodBase64URL",(n,o)=>{L.CQ.init(n,o),et.init(n,o)});function O(n){
return core._base64url(ut,n)}const I=p.xI("ZodE164",(n,o)=>{L.Oy.init(n,o),et.init(n,o)});function be(n){return core._e164(
I,n)}const tt=null;function Rt(n){return core._creditCard(tt,n)}const Pt=null;function pB(n){return core._iban(Pt,n)}const CB=p.
xI("ZodJWT",(n,o)=>{L.h8.init(n,o),et.init(n,o)});function GB(n){return core._jwt(CB,n)}const iB=null;function $B(n,o,T={}){
return core._stringFormat(iB,n,o,T)}function JB(n){return core._stringFormat(iB,"hostname",regexes.hostname,n)}function DB(n){
return core._stringFormat(iB,"hex",regexes.hex,n)}function BB(n){return core._stringFormat(iB,"currency_code",regexes.currencyCode,
n)}function IB(n,o){const T=o?.enc??"hex",K=`${n}_${T}`,q=core.regexes[K];if(!q)throw new Error(`Unrecognized hash forma\
t: ${K}`);return core._stringFormat(iB,K,q,o)}const sB=p.xI("ZodNumber",(n,o)=>{L.vz.init(n,o),fe.init(n,o),n._zod.processJSONSchema=
(T,K,q)=>M.Wg(n,T,K,q),n.isFinite=!0},R.un({minValue:n=>{const{minimum:o,exclusiveMinimum:T}=M.Fs(n);return Math.max(o??
Number.NEGATIVE_INFINITY,T??Number.NEGATIVE_INFINITY)},maxValue:n=>{const{maximum:o,exclusiveMaximum:T}=M.Fs(n);return Math.
min(o??Number.POSITIVE_INFINITY,T??Number.POSITIVE_INFINITY)},isInt:n=>{const{isInt:o,multipleOf:T}=M.Fs(n);return!!o||!!T?.
some(Number.isSafeInteger)},format:n=>M.Fs(n).format??null},{gt(n,o){return this.check(v.Tx(n,o))},gte(n,o){return this.
check(v.qm(n,o))},min(n,o){return this.check(v.qm(n,o))},lt(n,o){return this.check(v.Au(n,o))},lte(n,o){return this.check(
v.Zm(n,o))},max(n,o){return this.check(v.Zm(n,o))},int(n){return this.check(c(n))},safe(n){return this.check(c(n))},positive(n){
return this.check(v.Tx(0,n))},nonnegative(n){return this.check(v.qm(0,n))},negative(n){return this.check(v.Au(0,n))},nonpositive(n){
return this.check(v.Zm(0,n))},multipleOf(n,o){return this.check(v.Hi(n,o))},step(n,o){return this.check(v.Hi(n,o))},finite(){
return this}}));function s(n){return v.F7(sB,n)}const a=p.xI("ZodNumberFormat",(n,o)=>{L.I.init(n,o),sB.init(n,o)});function c(n){
return v.LK(a,n)}function m(n){return core._float32(a,n)}function _(n){return core._float64(a,n)}function z(n){return core.
_int32(a,n)}function oe(n){return core._uint32(a,n)}const ye=p.xI("ZodBoolean",(n,o)=>{L.sF.init(n,o),fe.init(n,o),n._zod.
processJSONSchema=(T,K,q)=>M.dO(n,T,K,q)});function Re(n){return v._L(ye,n)}const ce=p.xI("ZodBigInt",(n,o)=>{L.BN.init(
n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.Y8(n,T,K,q)},R.un({minValue:n=>M.Fs(n).minimum??null,maxValue:n=>M.
Fs(n).maximum??null,format:n=>M.Fs(n).format??null},{gte(n,o){return this.check(v.qm(n,o))},min(n,o){return this.check(v.
qm(n,o))},gt(n,o){return this.check(v.Tx(n,o))},lt(n,o){return this.check(v.Au(n,o))},lte(n,o){return this.check(v.Zm(n,
o))},max(n,o){return this.check(v.Zm(n,o))},positive(n){return this.check(v.Tx(BigInt(0),n))},negative(n){return this.check(
v.Au(BigInt(0),n))},nonpositive(n){return this.check(v.Zm(BigInt(0),n))},nonnegative(n){return this.check(v.qm(BigInt(0),
n))},multipleOf(n,o){return this.check(v.Hi(n,o))}}));function Oe(n){return core._bigint(ce,n)}const We=null;function Bt(n){
return core._int64(We,n)}function Je(n){return core._uint64(We,n)}const Me=null;function Lt(n){return core._symbol(Me,n)}
const vt=null;function oB(n){return core._undefined(vt,n)}const aB=null;function EB(n){return core._null(aB,n)}const mB=null;
function kt(){return core._any(mB)}const bt=p.xI("ZodUnknown",(n,o)=>{L.GP.init(n,o),fe.init(n,o),n._zod.processJSONSchema=
(T,K,q)=>M.NV(n,T,K,q)});function Yt(){return v.em(bt)}const LB=p.xI("ZodNever",(n,o)=>{L.Um.init(n,o),fe.init(n,o),n._zod.
processJSONSchema=(T,K,q)=>M.RH(n,T,K,q)});function NB(n){return v.G8(LB,n)}const vB=null;function ZB(n){return core._void(
vB,n)}const PB=p.xI("ZodDate",(n,o)=>{L.o5.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.Fl(n,T,K,q),n.min=
(T,K)=>n.check(v.qm(T,K)),n.max=(T,K)=>n.check(v.Zm(T,K))},R.un({minDate:n=>{const{minimum:o}=M.Fs(n);return o?new Date(
o):null},maxDate:n=>{const{maximum:o}=M.Fs(n);return o?new Date(o):null}},{}));function tn(n){return core._date(PB,n)}const hn=p.
xI("ZodArray",(n,o)=>{Qe(),L.$p.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.cY(n,T,K,q),n.element=o.element},
{min(n,o){return this.check(v.m9(n,o))},nonempty(n){return this.check(v.m9(1,n))},max(n,o){return this.check(v.Eb(n,o))},
length(n,o){return this.check(v.YA(n,o))},unwrap(){return this.element}});function HB(n,o){return v.dZ(hn,n,o)}function er(n){
const o=n._zod.def.shape;return KB(Object.keys(o))}const UB=p.xI("ZodObject",(n,o)=>{Qe(),L.w.init(n,o),fe.init(n,o),n._zod.
processJSONSchema=(T,K,q)=>M.Ec(n,T,K,q),R.X(n,"shape",T=>T._zod.def.shape,!1)},{keyof(){return KB(Object.keys(this._zod.
def.shape))},catchall(n){return this.clone(R.zM(this._zod.def,{catchall:n}))},passthrough(){return this.clone(R.zM(this.
_zod.def,{catchall:Yt()}))},loose(){return this.clone(R.zM(this._zod.def,{catchall:Yt()}))},strict(){return this.clone(R.
zM(this._zod.def,{catchall:NB()}))},strip(){return this.clone(R.zM(this._zod.def,{catchall:void 0}))},extend(n){return R.
X$(this,n)},safeExtend(n){return R.W0(this,n)},merge(n){return R.h1(this,n)},pick(n){return R.Up(this,n)},omit(n){return R.
cJ(this,n)},partial(...n){return R.OH(QB,this,n[0])},exactPartial(...n){return R.OH(sn,this,n[0],"exactPartial")},required(...n){
return R.mw(on,this,n[0])}});function pn(n,o){const T={type:"object",shape:n??{},...R.A2(o)};return new UB(T)}function dn(n,o){
return new UB({type:"object",shape:n,catchall:NB(),...R.A2(o)})}function gn(n,o){return new UB({type:"object",shape:n,catchall:Yt(),
...R.A2(o)})}const Dn=p.xI("ZodUnion",(n,o)=>{L.cu.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.iC(n,T,K,q),
n.options=o.options});function jB(n,o){return new Dn({type:"union",options:n,...R.A2(o)})}const En=null;function tr(n,o){
return new En({type:"union",options:n,inclusive:!1,...util.normalizeParams(o)})}const mn=null;function Br(n,o,T){return new mn(
{type:"union",options:o,discriminator:n,...util.normalizeParams(T)})}const _n=p.xI("ZodIntersection",(n,o)=>{L.LJ.init(n,
o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.i_(n,T,K,q)});function On(n,o){return new _n({type:"intersection",left:n,
right:o})}const An=p.xI("ZodTuple",(n,o)=>{Qe(),L.G3.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.CN(n,T,K,
q)},{rest(n){return this.clone({...this._zod.def,rest:n})},partial(){const n=this._zod.def;if(n.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...n,items:n.items.map(o=>new QB(
{type:"optional",innerType:o}))})}});function Bn(n,o,T){const K=o instanceof L.W4,q=K?T:o,ie=K?o:null;return new An({type:"\
tuple",items:n,rest:ie,...R.A2(q)})}const kB=p.xI("ZodRecord",(n,o)=>{Qe(),L.h.init(n,o),fe.init(n,o),n._zod.processJSONSchema=
(T,K,q)=>M.GC(n,T,K,q),n.keyType=o.keyType,n.valueType=o.valueType});function nn(n,o,T){return!o||!o._zod?new kB({type:"\
record",keyType:_t(),valueType:n,...R.A2(o)}):new kB({type:"record",keyType:n,valueType:o,...R.A2(T)})}function In(n,o,T){
return new kB({type:"record",keyType:n,valueType:o,...R.A2(T),partial:!0})}function nr(n,o,T){return new kB({type:"recor\
d",keyType:n,valueType:o,mode:"loose",...util.normalizeParams(T)})}const yn=null;function rr(n,o,T){return new yn({type:"\
map",keyType:n,valueType:o,...util.normalizeParams(T)})}const bn=null;function sr(n,o){return new bn({type:"set",valueType:n,
...util.normalizeParams(o)})}const xB=p.xI("ZodEnum",(n,o)=>{L.VO.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(K,q,ie)=>M.
C0(n,K,q,ie),n.enum=o.entries,n.options=[...n._zod.values];const T=new Set(Object.keys(o.entries));n.extract=(K,q)=>{const ie={};
for(const Ge of K)if(T.has(Ge))ie[Ge]=o.entries[Ge];else throw new Error(`Key ${Ge} not found in enum`);return new xB({...o,
checks:[],...R.A2(q),entries:ie})},n.exclude=(K,q)=>{const ie={...o.entries};for(const Ge of K)if(T.has(Ge))delete ie[Ge];else
throw new Error(`Key ${Ge} not found in enum`);return new xB({...o,checks:[],...R.A2(q),entries:ie})}});function KB(n,o){
const T=Array.isArray(n)?Object.fromEntries(n.map(K=>[K,K])):n;return new xB({type:"enum",entries:T,...R.A2(o)})}function ir(n,o){
return new xB({type:"enum",entries:n,...util.normalizeParams(o)})}const wn=p.xI("ZodLiteral",(n,o)=>{L.nu.init(n,o),fe.init(
n,o),n._zod.processJSONSchema=(T,K,q)=>M.Yv(n,T,K,q),n.values=new Set(o.values),Object.defineProperty(n,"value",{get(){if(o.
values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return o.values[0]}})});
function Fn(n,o){return new wn({type:"literal",values:Array.isArray(n)?n:[n],...R.A2(o)})}const Sn=null;function or(n){return core.
_file(Sn,n)}const Tn=p.xI("ZodTransform",(n,o)=>{Qe(),L.Wc.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.xi(
n,T,K,q),n._zod.parse=(T,K)=>{if(K.direction==="backward")throw new p.cV(n.constructor.name);T.addIssue=ie=>{if(typeof ie==
"string")T.issues.push(R.sn(ie,T.value,o));else{const Ge=ie;Ge.fatal&&(Ge.continue=!1),Ge.code??(Ge.code="custom"),"inpu\
t"in Ge||(Ge.input=T.value),Ge.inst??(Ge.inst=n),T.issues.push(R.sn(Ge))}};const q=o.transform(T.value,T);return q instanceof
Promise?q.then(ie=>(T.value=ie,T)):(T.value=q,T)}});function rn(n){return new Tn({type:"transform",transform:n})}const QB=p.
xI("ZodOptional",(n,o)=>{L.ig.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.$k(n,T,K,q),n.unwrap=()=>n._zod.
def.innerType});function YB(n){return new QB({type:"optional",innerType:n})}const sn=p.xI("ZodExactOptional",(n,o)=>{L.RL.
init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.$k(n,T,K,q),n.unwrap=()=>n._zod.def.innerType});function Rn(n){
return new sn({type:"optional",innerType:n})}const Ln=p.xI("ZodNullable",(n,o)=>{L.qc.init(n,o),fe.init(n,o),n._zod.processJSONSchema=
(T,K,q)=>M.yq(n,T,K,q),n.unwrap=()=>n._zod.def.innerType});function VB(n){return new Ln({type:"nullable",innerType:n})}function ar(n){
return YB(VB(n))}const Nn=p.xI("ZodDefault",(n,o)=>{L.rv.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.mh(n,
T,K,q),n.unwrap=()=>n._zod.def.innerType,n.removeDefault=n.unwrap});function vn(n,o){return new Nn({type:"default",innerType:n,
get defaultValue(){return typeof o=="function"?o():R.yG(o)}})}const Gn=p.xI("ZodPrefault",(n,o)=>{L.VF.init(n,o),fe.init(
n,o),n._zod.processJSONSchema=(T,K,q)=>M.A(n,T,K,q),n.unwrap=()=>n._zod.def.innerType});function Pn(n,o){return new Gn({
type:"prefault",innerType:n,get defaultValue(){return typeof o=="function"?o():R.yG(o)}})}const on=p.xI("ZodNonOptional",
(n,o)=>{L.N$.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.cR(n,T,K,q),n.unwrap=()=>n._zod.def.innerType});
function Hn(n,o){return new on({type:"nonoptional",innerType:n,...R.A2(o)})}const kn=null;function ur(n){return new kn({
type:"success",innerType:n})}const xn=p.xI("ZodCatch",(n,o)=>{L.t$.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.
Q9(n,T,K,q),n.unwrap=()=>n._zod.def.innerType,n.removeCatch=n.unwrap});function zn(n,o){return new xn({type:"catch",innerType:n,
catchValue:typeof o=="function"?o:R.SS(o)})}const Mn=null;function cr(n){return core._nan(Mn,n)}const $n=p.xI("ZodPipe",
(n,o)=>{L._m.init(n,o),fe.init(n,o),n._zod.processJSONSchema=(T,K,q)=>M.fs(n,T,K,q),n.in=o.in,n.out=o.out});function an(n,o){
return new $n({type:"pipe",in:n,out:o})}const WB=null;function Cr(n,o,T){return new WB({type:"pipe",in:n,out:o,transform:T.
decode,reverseTransform:T.encode})}function lr(n){const o=n._zod.def;return new WB({type:"pipe",in:o.out,out:o.in,transform:o.
reverseTransform,reverseTransform:o.transform})}const Jn=null,Zn=p.xI("ZodReadonly",(n,o)=>{L.Sb.init(n,o),fe.init(n,o),
n._zod.processJSONSchema=(T,K,q)=>M.$X(n,T,K,q),n.unwrap=()=>n._zod.def.innerType});function Un(n){return new Zn({type:"\
readonly",innerType:n})}const jn=null;function fr(n,o){return new jn({type:"template_literal",parts:n,...util.normalizeParams(
o)})}const Kn=null;function Qn(n){return new Kn({type:"lazy",getter:n})}const Yn=null;function hr(n){return new Yn({type:"\
promise",innerType:n})}const Vn=null;function pr(n){return new Vn({type:"function",input:Array.isArray(n?.input)?Bn(n?.input):
n?.input??HB(Yt()),output:n?.output??Yt()})}const XB=p.xI("ZodCustom",(n,o)=>{L.b0.init(n,o),fe.init(n,o),n._zod.processJSONSchema=
(T,K,q)=>M.A6(n,T,K,q)});function dr(n){const o=new core.$ZodCheck({check:"custom"});return o._zod.check=n,o}function gr(n,o){
return core._custom(XB,n??(()=>!0),o)}function Wn(n,o={}){return v.fU(XB,n,o)}function Xn(n,o){return v.MB(n,o)}const Dr=v.
q0,Er=v.mI,qn=p.xI("ZodInstanceOf",(n,o)=>{XB.init(n,o)},{properties(n,o){return this.check(v.T2(n,o))}});function mr(n,o={}){
const T=new qn({type:"custom",check:"custom",fn:K=>K instanceof n,abort:!0,...util.normalizeParams(o)});return T._zod.bag.
Class=n,T._zod.check=K=>{K.value instanceof n||K.issues.push({code:"invalid_type",expected:n.name,input:K.value,inst:T,path:[
...T._zod.def.path??[]]})},T}const _r=(...n)=>core._stringbool({Codec:WB,Boolean:ye,String:qe},...n);function Or(n){const o=Qn(
()=>jB([_t(n),s(),Re(),EB(),HB(o),nn(_t(),o)]));return o}function Ar(n,o){return new Jn({type:"pipe",in:rn(n),out:o})}},
43759:function(wt,Ze,_e){_e.d(Ze,{$O:()=>A,$S:()=>et,Au:()=>ht,B4:()=>xt,Be:()=>Ie,Bj:()=>Le,Ct:()=>Ee,Dl:()=>ze,ER:()=>Ot,
Eb:()=>W,F7:()=>Ye,Fk:()=>fe,Fn:()=>Pe,G1:()=>ae,G8:()=>mt,Hi:()=>E,Il:()=>jt,KB:()=>le,K_:()=>De,Kn:()=>Ne,LK:()=>Dt,MB:()=>pe,
Mu:()=>D,Ny:()=>L,Pw:()=>S,Rl:()=>Z,St:()=>pt,T2:()=>Ft,TL:()=>lB,Tx:()=>Tt,Uy:()=>M,WN:()=>tB,YA:()=>Qe,Zm:()=>Ke,_L:()=>xe,
_z:()=>b,aC:()=>$e,bS:()=>At,cU:()=>P,dN:()=>je,dR:()=>_t,dZ:()=>fB,db:()=>ge,em:()=>dt,f2:()=>we,fU:()=>he,fs:()=>ee,gP:()=>U,
hH:()=>rt,lo:()=>nB,m9:()=>de,mI:()=>Xe,nA:()=>Te,pY:()=>Fe,q0:()=>Ae,qF:()=>qe,qG:()=>H,qm:()=>w,rk:()=>se,rt:()=>J,tB:()=>C,
wA:()=>l,xY:()=>Kt});var p=_e(44890),R=_e(29396),$=_e(54723);function Ce(O){return O.checks&&(O.checks=[...O.checks]),O}
function Z(O,I){return new O(Ce({type:"string",...$.A2(I)}))}function De(O,I){return new O(Ce({type:"string",coerce:!0,...$.
A2(I)}))}function D(O,I){return new O({type:"string",format:"email",check:"string_format",abort:!1,...$.A2(I)})}function C(O,I){
return new O({type:"string",format:"guid",check:"string_format",abort:!1,...$.A2(I)})}function Ie(O,I){return new O({type:"\
string",format:"uuid",check:"string_format",abort:!1,...$.A2(I)})}function Te(O,I){return new O({type:"string",format:"u\
uid",check:"string_format",abort:!1,version:"v4",...$.A2(I)})}function Fe(O,I){return new O({type:"string",format:"uuid",
check:"string_format",abort:!1,version:"v6",...$.A2(I)})}function l(O,I){return new O({type:"string",format:"uuid",check:"\
string_format",abort:!1,version:"v7",...$.A2(I)})}function Pe(O,I){return new O({type:"string",format:"url",check:"strin\
g_format",abort:!1,...$.A2(I)})}function $e(O,I){return new O({type:"string",format:"emoji",check:"string_format",abort:!1,
...$.A2(I)})}function ze(O,I){return new O({type:"string",format:"nanoid",check:"string_format",abort:!1,...$.A2(I)})}function ee(O,I){
return new O({type:"string",format:"cuid",check:"string_format",abort:!1,...$.A2(I)})}function Le(O,I){return new O({type:"\
string",format:"cuid2",check:"string_format",abort:!1,...$.A2(I)})}function Ee(O,I){return new O({type:"string",format:"\
ulid",check:"string_format",abort:!1,...$.A2(I)})}function S(O,I){return new O({type:"string",format:"xid",check:"string\
_format",abort:!1,...$.A2(I)})}function b(O,I){return new O({type:"string",format:"ksuid",check:"string_format",abort:!1,
...$.A2(I)})}function L(O,I){return new O({type:"string",format:"ipv4",check:"string_format",abort:!1,...$.A2(I)})}function A(O,I){
return new O({type:"string",format:"ipv6",check:"string_format",abort:!1,...$.A2(I)})}function v(O,I){return new O({type:"\
string",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(I)})}function M(O,I){return new O({type:"str\
ing",format:"cidrv4",check:"string_format",abort:!1,...$.A2(I)})}function U(O,I){return new O({type:"string",format:"cid\
rv6",check:"string_format",abort:!1,...$.A2(I)})}function J(O,I){return new O({type:"string",format:"base64",check:"stri\
ng_format",abort:!1,...$.A2(I)})}function P(O,I){return new O({type:"string",format:"base64url",check:"string_format",abort:!1,
...$.A2(I)})}function le(O,I){return new O({type:"string",format:"e164",check:"string_format",abort:!1,...$.A2(I)})}function Se(O,I){
return new O({type:"string",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(I)})}function ve(O,I){
return new O({type:"string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(I)})}function se(O,I){return new O(
{type:"string",format:"jwt",check:"string_format",abort:!1,...$.A2(I)})}const k={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function ae(O,I){return new O({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...$.A2(I)})}function ge(O,I){return new O({type:"string",format:"date",check:"string_format",...$.A2(I)})}function Ne(O,I){
return new O({type:"string",format:"time",check:"string_format",precision:null,...$.A2(I)})}function we(O,I){return new O(
{type:"string",format:"duration",check:"string_format",...$.A2(I)})}function Ye(O,I){return new O(Ce({type:"number",checks:[],
...$.A2(I)}))}function H(O,I){return new O(Ce({type:"number",coerce:!0,checks:[],...$.A2(I)}))}function Dt(O,I){return new O(
{type:"number",check:"number_format",abort:!1,format:"safeint",...$.A2(I)})}function St(O,I){return new O({type:"number",
check:"number_format",abort:!1,format:"float32",...util.normalizeParams(I)})}function It(O,I){return new O({type:"number",
check:"number_format",abort:!1,format:"float64",...util.normalizeParams(I)})}function Et(O,I){return new O({type:"number",
check:"number_format",abort:!1,format:"int32",...util.normalizeParams(I)})}function Ct(O,I){return new O({type:"number",
check:"number_format",abort:!1,format:"uint32",...util.normalizeParams(I)})}function xe(O,I){return new O({type:"boolean",
...$.A2(I)})}function je(O,I){return new O({type:"boolean",coerce:!0,...$.A2(I)})}function X(O,I){return new O({type:"bi\
gint",...util.normalizeParams(I)})}function pt(O,I){return new O({type:"bigint",coerce:!0,...$.A2(I)})}function ot(O,I){
return new O({type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(I)})}function lt(O,I){
return new O({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(I)})}function Be(O,I){
return new O({type:"symbol",...util.normalizeParams(I)})}function te(O,I){return new O({type:"undefined",...util.normalizeParams(
I)})}function yt(O,I){return new O({type:"null",...util.normalizeParams(I)})}function nt(O){return new O({type:"any"})}function dt(O){
return new O({type:"unknown"})}function mt(O,I){return new O({type:"never",...$.A2(I)})}function ft(O,I){return new O({type:"\
void",...util.normalizeParams(I)})}function Ut(O,I){return new O({type:"date",...util.normalizeParams(I)})}function xt(O,I){
return new O({type:"date",coerce:!0,...$.A2(I)})}function zt(O,I){return new O({type:"nan",...util.normalizeParams(I)})}
function ht(O,I){return new p.sm({check:"less_than",...$.A2(I),value:O,inclusive:!1})}function Ke(O,I){return new p.sm({
check:"less_than",...$.A2(I),value:O,inclusive:!0})}function Tt(O,I){return new p.J_({check:"greater_than",...$.A2(I),value:O,
inclusive:!1})}function w(O,I){return new p.J_({check:"greater_than",...$.A2(I),value:O,inclusive:!0})}function me(O){return Tt(
0,O)}function at(O){return ht(0,O)}function ne(O){return Ke(0,O)}function F(O){return w(0,O)}function E(O,I){return new p.
Jk({check:"multiple_of",...$.A2(I),value:O})}function Q(O,I){return new checks.$ZodCheckMaxSize({check:"max_size",...util.
normalizeParams(I),maximum:O})}function V(O,I){return new checks.$ZodCheckMinSize({check:"min_size",...util.normalizeParams(
I),minimum:O})}function N(O,I){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(I),size:O})}
function W(O,I){return new p.Yk({check:"max_length",...$.A2(I),maximum:O})}function de(O,I){return new p.Kk({check:"min_\
length",...$.A2(I),minimum:O})}function Qe(O,I){return new p.RM({check:"length_equals",...$.A2(I),length:O})}function fe(O,I){
return new p.DG({check:"string_format",format:"regex",...$.A2(I),pattern:O})}function rt(O){return new p.NI({check:"stri\
ng_format",format:"lowercase",...$.A2(O)})}function qe(O){return new p.kH({check:"string_format",format:"uppercase",...$.
A2(O)})}function _t(O,I){return new p.Tt({check:"string_format",format:"includes",...$.A2(I),includes:O})}function et(O,I){
return new p.J({check:"string_format",format:"starts_with",...$.A2(I),prefix:O})}function Ot(O,I){return new p.E6({check:"\
string_format",format:"ends_with",...$.A2(I),suffix:O})}function it(O,I,be){return new checks.$ZodCheckProperty({check:"\
property",property:O,schema:I,...util.normalizeParams(be)})}function Ft(O,I){return new p.nJ({check:"properties",shape:O,
...$.A2(I)})}function Ht(O,I){return new checks.$ZodCheckMimeType({check:"mime_type",mime:O,...util.normalizeParams(I)})}
function At(O){return new p.v$({check:"overwrite",tx:O})}function nB(O){return At(I=>I.normalize(O))}function tB(){return At(
O=>O.trim())}function jt(){return At(O=>O.toLowerCase())}function Kt(){return At(O=>O.toUpperCase())}function lB(){return At(
O=>$.Yv(O))}function fB(O,I,be){return new O({type:"array",element:I,...$.A2(be)})}function gB(O,I,be){return new O({type:"\
union",options:I,...util.normalizeParams(be)})}function hB(O,I,be){return new O({type:"union",options:I,inclusive:!1,...util.
normalizeParams(be)})}function g(O,I,be,tt){return new O({type:"union",options:be,discriminator:I,...util.normalizeParams(
tt)})}function y(O,I,be){return new O({type:"intersection",left:I,right:be})}function j(O,I,be,tt){const Rt=be instanceof
schemas.$ZodType,Pt=Rt?tt:be,pB=Rt?be:null;return new O({type:"tuple",items:I,rest:pB,...util.normalizeParams(Pt)})}function re(O,I,be,tt){
return new O({type:"record",keyType:I,valueType:be,...util.normalizeParams(tt)})}function ke(O,I,be,tt){return new O({type:"\
map",keyType:I,valueType:be,...util.normalizeParams(tt)})}function Ve(O,I,be){return new O({type:"set",valueType:I,...util.
normalizeParams(be)})}function Mt(O,I,be){const tt=Array.isArray(I)?Object.fromEntries(I.map(Rt=>[Rt,Rt])):I;return new O(
{type:"enum",entries:tt,...util.normalizeParams(be)})}function Nt(O,I,be){return new O({type:"enum",entries:I,...util.normalizeParams(
be)})}function Qt(O,I,be){return new O({type:"literal",values:Array.isArray(I)?I:[I],...util.normalizeParams(be)})}function rB(O,I){
return new O({type:"file",...util.normalizeParams(I)})}function RB(O,I){return new O({type:"transform",transform:I})}function h(O,I){
return new O({type:"optional",innerType:I})}function e(O,I){return new O({type:"nullable",innerType:I})}function t(O,I,be){
return new O({type:"default",innerType:I,get defaultValue(){return typeof be=="function"?be():util.shallowClone(be)}})}function B(O,I,be){
return new O({type:"nonoptional",innerType:I,...util.normalizeParams(be)})}function r(O,I){return new O({type:"success",
innerType:I})}function i(O,I,be){return new O({type:"catch",innerType:I,catchValue:typeof be=="function"?be:util.constantCatch(
be)})}function u(O,I,be){return new O({type:"pipe",in:I,out:be})}function d(O,I){return new O({type:"readonly",innerType:I})}
function f(O,I,be){return new O({type:"template_literal",parts:I,...util.normalizeParams(be)})}function x(O,I){return new O(
{type:"lazy",getter:I})}function G(O,I){return new O({type:"promise",innerType:I})}function Y(O,I,be){const tt=util.normalizeParams(
be);return tt.abort??(tt.abort=!0),new O({type:"custom",check:"custom",fn:I,...tt})}function he(O,I,be){return new O({type:"\
custom",check:"custom",fn:I,...$.A2(be)})}function pe(O,I){const be=ue(tt=>(tt.addIssue=Rt=>{if(typeof Rt=="string")tt.issues.
push($.sn(Rt,tt.value,be._zod.def));else{const Pt=Rt;Pt.fatal&&(Pt.continue=!1),Pt.code??(Pt.code="custom"),"input"in Pt||
(Pt.input=tt.value),Pt.inst??(Pt.inst=be),Pt.continue??(Pt.continue=!be._zod.def.abort),tt.issues.push($.sn(Pt))}},O(tt.
value,tt)),I);return be}function ue(O,I){const be=new p.QP({check:"custom",...$.A2(I)});return be._zod.check=O,be}function Ae(O){
const I=new p.QP({check:"describe"});return I._zod.onattach=[be=>{const tt=R.fd.get(be)??{};R.fd.add(be,{...tt,description:O})}],
I._zod.check=()=>{},I}function Xe(O){const I=new p.QP({check:"meta"});return I._zod.onattach=[be=>{const tt=R.fd.get(be)??
{};R.fd.add(be,{...tt,...O})}],I._zod.check=()=>{},I}function st(O,I){const be=util.normalizeParams(I);let tt=be.truthy??
["true","1","yes","on","y","enabled"],Rt=be.falsy??["false","0","no","off","n","disabled"];be.case!=="sensitive"&&(tt=tt.
map(BB=>typeof BB=="string"?BB.toLowerCase():BB),Rt=Rt.map(BB=>typeof BB=="string"?BB.toLowerCase():BB));const Pt=new Set(
tt),pB=new Set(Rt),CB=O.Codec??schemas.$ZodCodec,GB=O.Boolean??schemas.$ZodBoolean,iB=O.String??schemas.$ZodString,$B=new iB(
{type:"string",error:be.error}),JB=new GB({type:"boolean",error:be.error}),DB=new CB({type:"pipe",in:$B,out:JB,transform:((BB,IB)=>{
let sB=BB;return be.case!=="sensitive"&&(sB=sB.toLowerCase()),Pt.has(sB)?!0:pB.has(sB)?!1:(IB.issues.push({code:"invalid\
_value",expected:"stringbool",values:[...Pt,...pB],input:IB.value,inst:DB,continue:!1}),{})}),reverseTransform:((BB,IB)=>BB===
!0?tt[0]||"true":Rt[0]||"false"),error:be.error});return DB._zod.bag.truthy=tt,DB._zod.bag.falsy=Rt,DB._zod.bag.case=be.
case??"insensitive",DB}function ut(O,I,be,tt={}){const Rt=util.normalizeParams(tt),Pt={check:"string_format",type:"strin\
g",format:I,fn:typeof be=="function"?be:CB=>be.test(CB),...Rt};return be instanceof RegExp&&(Pt.pattern=be),new O(Pt)}},
44890:function(wt,Ze,_e){_e.d(Ze,{DG:()=>b,E6:()=>U,J:()=>M,J_:()=>Ie,Jk:()=>Te,KH:()=>Fe,Kk:()=>Le,NI:()=>L,QP:()=>Ce,RM:()=>Ee,
Tt:()=>v,Yk:()=>ee,kH:()=>A,nJ:()=>le,ql:()=>S,sm:()=>C,v$:()=>ve});var p=_e(88532),R=_e(23908),$=_e(54723);const Ce=p.xI(
"$ZodCheck",(se,k)=>{var ae;se._zod??(se._zod={}),se._zod.def=k,(ae=se._zod).onattach??(ae.onattach=[])}),Z=se=>{const k=se.
value;return!util.nullish(k)&&k.size!==void 0},De=se=>{const k=se.value;return!$.cl(k)&&k.length!==void 0},D={number:"nu\
mber",bigint:"bigint",object:"date"},C=p.xI("$ZodCheckLessThan",(se,k)=>{Ce.init(se,k);const ae=D[typeof k.value];se._zod.
check=ge=>{(k.inclusive?ge.value<=k.value:ge.value<k.value)||ge.issues.push({origin:D[typeof ge.value]??ae,code:"too_big",
maximum:typeof k.value=="object"?k.value.getTime():k.value,input:ge.value,inclusive:k.inclusive,inst:se,continue:!k.abort})}}),
Ie=p.xI("$ZodCheckGreaterThan",(se,k)=>{Ce.init(se,k);const ae=D[typeof k.value];se._zod.check=ge=>{(k.inclusive?ge.value>=
k.value:ge.value>k.value)||ge.issues.push({origin:D[typeof ge.value]??ae,code:"too_small",minimum:typeof k.value=="objec\
t"?k.value.getTime():k.value,input:ge.value,inclusive:k.inclusive,inst:se,continue:!k.abort})}}),Te=p.xI("$ZodCheckMulti\
pleOf",(se,k)=>{Ce.init(se,k),se._zod.check=ae=>{if(typeof ae.value!=typeof k.value)throw new Error("Cannot mix number a\
nd bigint in multiple_of check.");(typeof ae.value=="bigint"?k.value!==BigInt(0)&&ae.value%k.value===BigInt(0):$.LG(ae.value,
k.value)===0)||ae.issues.push({origin:typeof ae.value,code:"not_multiple_of",divisor:k.value,input:ae.value,inst:se,continue:!k.
abort})}}),Fe=p.xI("$ZodCheckNumberFormat",(se,k)=>{Ce.init(se,k),k.format=k.format||"float64";const ae=k.format?.includes(
"int"),ge=ae?"int":"number",[Ne,we]=$.zH[k.format];se._zod.check=Ye=>{const H=Ye.value;if(ae){if(!Number.isInteger(H)){Ye.
issues.push({expected:ge,format:k.format,code:"invalid_type",continue:!1,input:H,inst:se});return}if(!Number.isSafeInteger(
H)){H>0?Ye.issues.push({input:H,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe in\
teger range.",inst:se,origin:ge,inclusive:!0,continue:!k.abort}):Ye.issues.push({input:H,code:"too_small",minimum:Number.
MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:se,origin:ge,inclusive:!0,continue:!k.abort});
return}}H<Ne&&Ye.issues.push({origin:"number",input:H,code:"too_small",minimum:Ne,inclusive:!0,inst:se,continue:!k.abort}),
H>we&&Ye.issues.push({origin:"number",input:H,code:"too_big",maximum:we,inclusive:!0,inst:se,continue:!k.abort})}}),l=null,
Pe=null,$e=null,ze=null,ee=p.xI("$ZodCheckMaxLength",(se,k)=>{var ae;Ce.init(se,k),(ae=se._zod.def).when??(ae.when=De),se.
_zod.check=ge=>{const Ne=ge.value,we=Ne.length;if((typeof Ne=="string"&&we>k.maximum?$.O7(Ne):we)<=k.maximum)return;const H=$.
Rc(Ne);ge.issues.push({origin:H,code:"too_big",maximum:k.maximum,inclusive:!0,input:Ne,inst:se,continue:!k.abort})}}),Le=p.
xI("$ZodCheckMinLength",(se,k)=>{var ae;Ce.init(se,k),(ae=se._zod.def).when??(ae.when=De),se._zod.check=ge=>{const Ne=ge.
value,we=Ne.length;if((typeof Ne=="string"&&we>=k.minimum&&we<k.minimum*2?$.O7(Ne):we)>=k.minimum)return;const H=$.Rc(Ne);
ge.issues.push({origin:H,code:"too_small",minimum:k.minimum,inclusive:!0,input:Ne,inst:se,continue:!k.abort})}}),Ee=p.xI(
"$ZodCheckLengthEquals",(se,k)=>{var ae;Ce.init(se,k),(ae=se._zod.def).when??(ae.when=De),se._zod.check=ge=>{const Ne=ge.
value,we=Ne.length,Ye=typeof Ne=="string"&&we>=k.length&&we<=k.length*2?$.O7(Ne):we;if(Ye===k.length)return;const H=$.Rc(
Ne),Dt=Ye>k.length;ge.issues.push({origin:H,...Dt?{code:"too_big",maximum:k.length}:{code:"too_small",minimum:k.length},
inclusive:!0,exact:!0,input:ge.value,inst:se,continue:!k.abort})}}),S=p.xI("$ZodCheckStringFormat",(se,k)=>{var ae,ge;Ce.
init(se,k),k.pattern?(ae=se._zod).check??(ae.check=Ne=>{k.pattern.lastIndex=0,!k.pattern.test(Ne.value)&&Ne.issues.push(
{origin:"string",code:"invalid_format",format:k.format,input:Ne.value,...k.pattern?{pattern:k.pattern.toString()}:{},inst:se,
continue:!k.abort})}):(ge=se._zod).check??(ge.check=()=>{})}),b=p.xI("$ZodCheckRegex",(se,k)=>{S.init(se,k),se._zod.check=
ae=>{k.pattern.lastIndex=0,!k.pattern.test(ae.value)&&ae.issues.push({origin:"string",code:"invalid_format",format:"rege\
x",input:ae.value,pattern:k.pattern.toString(),inst:se,continue:!k.abort})}}),L=p.xI("$ZodCheckLowerCase",(se,k)=>{k.pattern??
(k.pattern=R.AC),S.init(se,k)}),A=p.xI("$ZodCheckUpperCase",(se,k)=>{k.pattern??(k.pattern=R.Zv),S.init(se,k)}),v=p.xI("\
$ZodCheckIncludes",(se,k)=>{Ce.init(se,k);const ae=$.sD(k.includes),ge=new RegExp(typeof k.position=="number"?`^.{${k.position}\
,}${ae}`:ae);k.pattern=ge,se._zod.check=Ne=>{Ne.value.includes(k.includes,k.position)||Ne.issues.push({origin:"string",code:"\
invalid_format",format:"includes",includes:k.includes,input:Ne.value,inst:se,continue:!k.abort})}}),M=p.xI("$ZodCheckSta\
rtsWith",(se,k)=>{Ce.init(se,k);const ae=new RegExp(`^${$.sD(k.prefix)}.*`);k.pattern??(k.pattern=ae),se._zod.check=ge=>{
ge.value.startsWith(k.prefix)||ge.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:k.prefix,
input:ge.value,inst:se,continue:!k.abort})}}),U=p.xI("$ZodCheckEndsWith",(se,k)=>{Ce.init(se,k);const ae=new RegExp(`.*${$.
sD(k.suffix)}$`);k.pattern??(k.pattern=ae),se._zod.check=ge=>{ge.value.endsWith(k.suffix)||ge.issues.push({origin:"strin\
g",code:"invalid_format",format:"ends_with",suffix:k.suffix,input:ge.value,inst:se,continue:!k.abort})}});function J(se,k,ae){
se.issues.length&&k.issues.push(...$.lQ(ae,se.issues))}const P=null,le=p.xI("$ZodCheckProperties",(se,k)=>{Ce.init(se,k),
$.jD(se,Symbol.iterator,function*(){yield se});let ae;se._zod.check=ge=>{if(ge.value==null){ge.issues.push({expected:"ob\
ject",code:"invalid_type",input:ge.value,inst:se});return}ae??(ae=Reflect.ownKeys(k.shape).map(Ye=>[Ye,k.shape[Ye]]));const Ne=ge.
value;let we;for(const[Ye,H]of ae){const Dt=H._zod.run({value:Ne[Ye],issues:[]},{});Dt instanceof Promise?(we??(we=[]),we.
push(Dt.then(St=>J(St,ge,Ye)))):J(Dt,ge,Ye)}if(we)return Promise.all(we).then(()=>{})}}),Se=null,ve=p.xI("$ZodCheckOverw\
rite",(se,k)=>{Ce.init(se,k),se._zod.check=ae=>{ae.value=k.tx(ae.value)}})},88532:function(wt,Ze,_e){_e.d(Ze,{$W:()=>l,GT:()=>Ie,
cV:()=>Te,cr:()=>Fe,xI:()=>D});var p=_e(54723),R;const $=Object.freeze({status:"aborted"}),Ce={value:void 0,enumerable:!1};
let Z="captureStackTrace"in Error?Error:null;function De(Pe){const $e=Z;if($e){const ze=$e.stackTraceLimit;if(typeof ze==
"number"){try{$e.stackTraceLimit=0}catch{return Z=null,new Pe}try{return new Pe}finally{$e.stackTraceLimit=ze}}}return new Pe}
function D(Pe,$e,ze,ee){const Le={};function Ee(U){this.def=U,this.constr=M,this.traits=new Set}Ee.prototype=Le;const S=ze,
b=S&&new WeakSet;function L(U,J){if(U._zod){if(U._zod.traits.has(Pe))return}else{Ce.value=new Ee(J);try{Object.defineProperty(
U,"_zod",Ce)}finally{Ce.value=void 0}}if(U._zod.traits.add(Pe),$e(U,J),b){const le=Object.getPrototypeOf(U),Se=U._zod.constr.
prototype;let ve=le;for(;ve&&ve!==Se;)ve=Object.getPrototypeOf(ve);const se=ve??le;b.has(se)||(b.add(se),(0,p.ol)(se,S))}
const P=M.prototype;for(const le in P)Object.prototype.hasOwnProperty.call(P,le)&&(le in U||(U[le]=P[le].bind(U)))}const A=ee?.
Parent??Object;class v extends A{}Object.defineProperty(v,"name",{value:Pe});function M(U){const J=ee?.Parent?De(v):this;
L(J,U);const P=J._zod.deferred;if(P){for(const Se of P)Se();J._zod.deferred=void 0}const le=globalThis.__zod_globalConfig?.
postProcessor;return le&&le(J),J}return Object.defineProperty(M,"init",{value:L}),Object.defineProperty(M,Symbol.hasInstance,
{value:U=>ee?.Parent&&U instanceof ee.Parent?!0:U?._zod?.traits?.has(Pe)}),Object.defineProperty(M,"name",{value:Pe}),M}
const C=null;class Ie extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync()\
 instead.")}}class Te extends Error{constructor($e){super(`Encountered unidirectional transform during encode: ${$e}`),this.
name="ZodEncodeError"}}(R=globalThis).__zod_globalConfig??(R.__zod_globalConfig={});const Fe=globalThis.__zod_globalConfig;
function l(Pe){return Pe&&Object.assign(Fe,Pe),Fe}},37428:function(wt,Ze,_e){_e.d(Ze,{JM:()=>l,Kd:()=>Te,S1:()=>ee,Wk:()=>Pe,
a$:()=>Ie});var p=_e(88532),R=_e(54723);function $(){const Le=this._zod;return Le.message??(Le.message=JSON.stringify(Le.
def,R.k8,2)),Le.message}function Ce(Le){this._zod.message=Le}const Z={get:$,set:Ce,enumerable:!0,configurable:!0},De={value:void 0,
enumerable:!1},D=new WeakSet([Object.prototype,Error.prototype]),C=(Le,Ee)=>{Le.name="$ZodError",De.value=Ee,Object.defineProperty(
Le,"issues",De),De.value=void 0,Object.defineProperty(Le,"message",Z);const S=Object.getPrototypeOf(Le);D.has(S)||(D.add(
S),Object.defineProperty(S,"toString",{configurable:!0,enumerable:!1,get(){const b=()=>this.message;return Object.defineProperty(
this,"toString",{value:b,configurable:!0,writable:!0}),b},set(b){Object.defineProperty(this,"toString",{value:b,configurable:!0,
writable:!0})}}))},Ie=(0,p.xI)("$ZodError",C),Te=(0,p.xI)("$ZodError",C,void 0,{Parent:Error});function Fe(Le,Ee,S){return Object.
prototype.hasOwnProperty.call(Le,Ee)||(Ee==="__proto__"?Object.defineProperty(Le,Ee,{value:S(),writable:!0,enumerable:!0,
configurable:!0}):Le[Ee]=S()),Le[Ee]}function l(Le,Ee=S=>S.message){const S={},b=[];for(const L of Le.issues)L.path.length>
0?Fe(S,L.path[0],()=>[]).push(Ee(L)):b.push(Ee(L));return{formErrors:b,fieldErrors:S}}function Pe(Le,Ee=S=>S.message){const S={
_errors:[]},b=(L,A=[])=>{for(const v of L.issues)if(v.code==="invalid_union"&&v.errors.length)v.errors.map(M=>b({issues:M},
[...A,...v.path]));else if(v.code==="invalid_key")b({issues:v.issues},[...A,...v.path]);else if(v.code==="invalid_elemen\
t")b({issues:v.issues},[...A,...v.path]);else{const M=[...A,...v.path];if(M.length===0)S._errors.push(Ee(v));else{let U=S,
J=0;for(;J<M.length;){const P=M[J],le=J===M.length-1;if(P==="_errors"){le&&U._errors.push(Ee(v)),J++;continue}Object.prototype.
hasOwnProperty.call(U,P)||Object.defineProperty(U,P,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const Se=U[P];
le&&Se._errors.push(Ee(v)),U=Se,J++}}}};return b(Le),S}function $e(Le,Ee=S=>S.message){const S={errors:[]},b=(L,A=[])=>{
var v;for(const M of L.issues)if(M.code==="invalid_union"&&M.errors.length)M.errors.map(U=>b({issues:U},[...A,...M.path]));else if(M.
code==="invalid_key")b({issues:M.issues},[...A,...M.path]);else if(M.code==="invalid_element")b({issues:M.issues},[...A,
...M.path]);else{const U=[...A,...M.path];if(U.length===0){S.errors.push(Ee(M));continue}let J=S,P=0;for(;P<U.length;){const le=U[P],
Se=P===U.length-1;typeof le=="string"?(J.properties??(J.properties={}),Object.prototype.hasOwnProperty.call(J.properties,
le)||Object.defineProperty(J.properties,le,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),J=J.properties[le]):
(J.items??(J.items=[]),(v=J.items)[le]??(v[le]={errors:[]}),J=J.items[le]),Se&&J.errors.push(Ee(M)),P++}}};return b(Le),
S}function ze(Le){const Ee=[],S=Le.map(b=>typeof b=="object"?b.key:b);for(const b of S)typeof b=="number"?Ee.push(`[${b}\
]`):typeof b=="symbol"?Ee.push(`[${JSON.stringify(String(b))}]`):/[^\w$]/.test(b)?Ee.push(`[${JSON.stringify(b)}]`):(Ee.
length&&Ee.push("."),Ee.push(b));return Ee.join("")}function ee(Le){const Ee=[],S=[...Le.issues].sort((b,L)=>(b.path??[]).
length-(L.path??[]).length);for(const b of S)Ee.push(`\u2716 ${b.message}`),b.path?.length&&Ee.push(`  \u2192 at ${ze(b.
path)}`);return Ee.join(`
`)}},98439:function(wt,Ze,_e){_e.d(Ze,{$X:()=>Ke,$k:()=>w,A:()=>xt,A6:()=>H,C0:()=>k,CN:()=>ot,Ec:()=>je,Fl:()=>se,Fs:()=>ee,
GC:()=>yt,NV:()=>ve,Q9:()=>zt,RH:()=>le,SW:()=>b,Wg:()=>L,Y8:()=>v,Yv:()=>ae,bl:()=>ne,cR:()=>dt,cY:()=>Ct,dO:()=>A,fs:()=>ht,
iC:()=>X,i_:()=>pt,mh:()=>Ut,xi:()=>St,yq:()=>nt});var p=_e(23908),R=_e(56985),$=_e(87509),Ce=_e(54723);const Z=(F,E,Q)=>{
(F[E]===void 0||Q>F[E])&&(F[E]=Q)},De=(F,E,Q)=>{(F[E]===void 0||Q<F[E])&&(F[E]=Q)},D=(F,E)=>{Z(F,"minimum",E),De(F,"maxi\
mum",E)},C=(F,E)=>{F.multipleOf??(F.multipleOf=[]),F.multipleOf.includes(E)||F.multipleOf.push(E)},Ie=(F,E)=>{F.patterns??
(F.patterns=new Set),F.patterns.add(E)},Te=(F,E)=>{F.mime=F.mime?F.mime.filter(Q=>E.includes(Q)):[...E]},Fe=(F,E)=>{F.format=
E,E.includes("int")&&(F.isInt=!0)},l=(F,E)=>Z(F,"minimum",E.minimum),Pe=(F,E)=>De(F,"maximum",E.maximum),$e=F=>(E,Q)=>{Fe(
E,Q.format);const[V,N]=F[Q.format];Z(E,"minimum",V),De(E,"maximum",N)},ze={greater_than:(F,E)=>Z(F,E.inclusive?"minimum":
"exclusiveMinimum",E.value),less_than:(F,E)=>De(F,E.inclusive?"maximum":"exclusiveMaximum",E.value),multiple_of:(F,E)=>C(
F,E.value),number_format:$e(Ce.zH),bigint_format:$e(Ce.NR),min_length:l,max_length:Pe,length_equals:(F,E)=>D(F,E.length),
min_size:l,max_size:Pe,size_equals:(F,E)=>D(F,E.size),string_format:(F,E)=>{Fe(F,E.format),E.pattern&&Ie(F,E.pattern),(E.
format==="base64"||E.format==="base64url")&&(F.contentEncoding=E.format),(E.local||E.precision===-1)&&(F.laxFormat=!0)},
mime_type:(F,E)=>Te(F,E.mime)};function ee(F){const E={},Q=F._zod.def,V=F._zod.traits.has("$ZodCheck")?[F,...Q.checks??[]]:
Q.checks??[];for(const W of V)ze[W._zod.def.check]?.(E,W._zod.def);const N=F._zod.bag;N.minimum!==void 0&&Z(E,"minimum",
N.minimum),N.exclusiveMinimum!==void 0&&Z(E,"exclusiveMinimum",N.exclusiveMinimum),N.maximum!==void 0&&De(E,"maximum",N.
maximum),N.exclusiveMaximum!==void 0&&De(E,"exclusiveMaximum",N.exclusiveMaximum),N.multipleOf!==void 0&&C(E,N.multipleOf),
N.format!==void 0&&(E.format??(E.format=N.format),N.format.includes("int")&&(E.isInt=!0)),N.mime&&Te(E,N.mime);for(const W of N.
patterns??[])Ie(E,W);return E}const Le={guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},Ee=new Map(
[[R.cq,p.K3],[R.xE,p.r0]]),S=F=>Ee.get(F)??F,b=(F,E,Q,V)=>{const N=Q;N.type="string";const{minimum:W,maximum:de,format:Qe,
patterns:fe,contentEncoding:rt,laxFormat:qe}=ee(F);if(typeof W=="number"&&(N.minLength=W),typeof de=="number"&&(N.maxLength=
de),Qe&&(N.format=Le[Qe]??Qe,N.format===""&&delete N.format,(Qe==="time"||qe)&&delete N.format),rt&&(N.contentEncoding=rt),
fe&&fe.size>0){const _t=[...fe].map(S);_t.length===1?N.pattern=_t[0].source:_t.length>1&&(N.allOf=[..._t.map(et=>({...E.
target==="draft-07"||E.target==="draft-04"||E.target==="openapi-3.0"?{type:"string"}:{},pattern:et.source}))])}},L=(F,E,Q,V)=>{
const N=Q,{minimum:W,maximum:de,multipleOf:Qe,exclusiveMaximum:fe,exclusiveMinimum:rt,isInt:qe}=ee(F);N.type=qe?"integer":
"number";const _t=typeof rt=="number"&&rt>=(W??Number.NEGATIVE_INFINITY),et=typeof fe=="number"&&fe<=(de??Number.POSITIVE_INFINITY),
Ot=E.target==="draft-04"||E.target==="openapi-3.0";if(_t?Ot?(N.minimum=rt,N.exclusiveMinimum=!0):N.exclusiveMinimum=rt:typeof W==
"number"&&(N.minimum=W),et?Ot?(N.maximum=fe,N.exclusiveMaximum=!0):N.exclusiveMaximum=fe:typeof de=="number"&&(N.maximum=
de),Qe){const it=new Set;for(const At of Qe)Number.isFinite(At)&&At!==0?it.add(Math.abs(At)):(0,$._S)(F,E,N,V,`A multipl\
eOf divisor of ${At} cannot be represented in JSON Schema`);const[Ft,...Ht]=it;Ft!==void 0&&(N.multipleOf=Ft),Ht.length&&
(N.allOf=[...N.allOf??[],...Ht.map(At=>({multipleOf:At}))])}},A=(F,E,Q,V)=>{Q.type="boolean"},v=(F,E,Q,V)=>{(0,$._S)(F,E,
Q,V,"BigInt cannot be represented in JSON Schema")},M=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"Symbols cannot be represented in JSO\
N Schema")},U=(F,E,Q,V)=>{E.target==="openapi-3.0"?(Q.type="string",Q.nullable=!0,Q.enum=[null]):Q.type="null"},J=(F,E,Q,V)=>{
(0,$._S)(F,E,Q,V,"Undefined cannot be represented in JSON Schema")},P=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"Void cannot be repre\
sented in JSON Schema")},le=(F,E,Q,V)=>{Q.not={}},Se=(F,E,Q,V)=>{},ve=(F,E,Q,V)=>{},se=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"Dat\
e cannot be represented in JSON Schema")},k=(F,E,Q,V)=>{const N=F._zod.def,W=(0,Ce.w5)(N.entries);if(W.length===0){Q.not=
{};return}W.every(de=>typeof de=="number")&&(Q.type="number"),W.every(de=>typeof de=="string")&&(Q.type="string"),Q.enum=
W},ae=(F,E,Q,V)=>{const N=F._zod.def;if(N.values.length===0){Q.not={};return}const W=[];for(const de of N.values)if(de===
void 0){if((0,$._S)(F,E,Q,V,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof de=="bigin\
t"){if((0,$._S)(F,E,Q,V,"BigInt literals cannot be represented in JSON Schema"))return;W.push(Number(de))}else W.push(de);
if(W.length!==0)if(W.length===1){const de=W[0];Q.type=de===null?"null":typeof de,E.target==="draft-04"||E.target==="open\
api-3.0"?Q.enum=[de]:Q.const=de}else W.every(de=>typeof de=="number")&&(Q.type="number"),W.every(de=>typeof de=="string")&&
(Q.type="string"),W.every(de=>typeof de=="boolean")&&(Q.type="boolean"),W.every(de=>de===null)&&(Q.type="null"),Q.enum=W},
ge=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"NaN cannot be represented in JSON Schema")},Ne=(F,E,Q,V)=>{const N=Q,W=F._zod.pattern;if(!W)
throw new Error("Pattern not found in template literal");N.type="string",N.pattern=W.source},we=(F,E,Q,V)=>{const N=Q;N.
type="string",N.format="binary",N.contentEncoding="binary";const{minimum:W,maximum:de,mime:Qe}=ee(F);W!==void 0&&(N.minLength=
W),de!==void 0&&(N.maxLength=de),Qe&&(Qe.length===0?N.not={}:Qe.length===1?N.contentMediaType=Qe[0]:N.anyOf=Qe.map(fe=>({
contentMediaType:fe})))},Ye=(F,E,Q,V)=>{Q.type="boolean"},H=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"Custom types cannot be represe\
nted in JSON Schema")},Dt=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"Function types cannot be represented in JSON Schema")},St=(F,E,Q,V)=>{
(0,$._S)(F,E,Q,V,"Transforms cannot be represented in JSON Schema")},It=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"Map cannot be repr\
esented in JSON Schema")},Et=(F,E,Q,V)=>{(0,$._S)(F,E,Q,V,"Set cannot be represented in JSON Schema")},Ct=(F,E,Q,V)=>{const N=Q,
W=F._zod.def,{minimum:de,maximum:Qe}=ee(F);typeof de=="number"&&(N.minItems=de),typeof Qe=="number"&&(N.maxItems=Qe),N.type=
"array",N.items=(0,$.Lp)(W.element,E,{...V,path:[...V.path,"items"]})};function xe(F){const E=F._zod.def;return E.type===
"pipe"&&E.in._zod.traits.has("$ZodTransform")?xe(E.out):E.type==="catch"?xe(E.innerType):F._zod.optin}const je=(F,E,Q,V)=>{
const N=Q,W=F._zod.def,de=W.shape;if(Object.getOwnPropertySymbols(de).length&&(0,$._S)(F,E,N,V,"Symbol keys cannot be re\
presented in JSON Schema"))return;N.type="object",N.properties={};for(const rt in de)(0,Ce.Vy)(N.properties,rt,(0,$.Lp)(
de[rt],E,{...V,path:[...V.path,"properties",rt]}));const fe=[];for(const rt of Object.keys(de)){const qe=W.shape[rt];(E.
io==="input"?xe(qe)===void 0:qe._zod.optout===void 0)&&fe.push(rt)}fe.length>0&&(N.required=fe),W.catchall?._zod.def.type===
"never"?N.additionalProperties=!1:W.catchall?W.catchall&&(N.additionalProperties=(0,$.Lp)(W.catchall,E,{...V,path:[...V.
path,"additionalProperties"]})):E.io==="output"&&(N.additionalProperties=!1)},X=(F,E,Q,V)=>{const N=F._zod.def,W=N.inclusive===
!1,de=N.options.map((Qe,fe)=>(0,$.Lp)(Qe,E,{...V,path:[...V.path,W?"oneOf":"anyOf",fe]}));W?Q.oneOf=de:Q.anyOf=de},pt=(F,E,Q,V)=>{
const N=F._zod.def,W=(0,$.Lp)(N.left,E,{...V,path:[...V.path,"allOf",0]}),de=(0,$.Lp)(N.right,E,{...V,path:[...V.path,"a\
llOf",1]}),Qe=rt=>"allOf"in rt&&Object.keys(rt).length===1,fe=[...Qe(W)?W.allOf:[W],...Qe(de)?de.allOf:[de]];Q.allOf=fe,
E.intersections.push(fe)},ot=(F,E,Q,V)=>{const N=Q,W=F._zod.def;N.type="array";const de=E.target==="draft-2020-12"?"pref\
ixItems":"items",Qe=E.target==="draft-2020-12"||E.target==="openapi-3.0"?"items":"additionalItems",fe=W.items.map((Ft,Ht)=>(0,$.
Lp)(Ft,E,{...V,path:[...V.path,de,Ht]})),rt=W.rest?(0,$.Lp)(W.rest,E,{...V,path:[...V.path,Qe,...E.target==="openapi-3.0"?
[W.items.length]:[]]}):null;let qe=W.items.length;for(;qe>0;){const Ft=W.items[qe-1];if(!(E.io==="input"?xe(Ft)!==void 0:
Ft._zod.optout==="optional"))break;qe--}const _t=W.items.length,et=!W.rest;E.target==="draft-2020-12"?(N.prefixItems=fe,
et?N.items=!1:rt&&(N.items=rt),qe>0&&(N.minItems=qe),et&&(N.maxItems=_t)):E.target==="openapi-3.0"?(N.items={anyOf:fe},rt&&
N.items.anyOf.push(rt),qe>0&&(N.minItems=qe),et&&(N.maxItems=_t)):(N.items=fe,et?N.additionalItems=!1:rt&&(N.additionalItems=
rt),qe>0&&(N.minItems=qe),et&&(N.maxItems=_t));const{minimum:Ot,maximum:it}=ee(F);typeof Ot=="number"&&(N.minItems=Ot),typeof it==
"number"&&(N.maxItems=it)};function lt(F,E,Q){if(E.$ref){if(Q.has(E))return E;Q.add(E);const it=F.get(E)?.def;if(!it)return E;
const Ft=lt(F,it,Q);return Ft===it?E:Ft}for(const it of["anyOf","oneOf"]){const Ft=E[it];if(!Array.isArray(Ft))continue;
const Ht=Ft.map(At=>lt(F,At,Q));Ht.some((At,nB)=>At!==Ft[nB])&&(E={...E,[it]:Ht})}const V=Array.isArray(E.type)?E.type:[
E.type],N=!V.includes("string")&&V.some(it=>it==="number"||it==="integer"),W=E.enum??(E.const!==void 0?[E.const]:void 0);
if(!N&&!W?.some(it=>typeof it=="number"))return E;const{minimum:de,maximum:Qe,exclusiveMinimum:fe,exclusiveMaximum:rt,multipleOf:qe,
format:_t,id:et,...Ot}=E;return Ot.enum?Ot.enum=Ot.enum.map(it=>typeof it=="number"?String(it):it):typeof Ot.const=="num\
ber"&&(Ot.const=String(Ot.const)),N&&(Ot.type="string",W||(Ot.pattern=(V.includes("number")?p.ai:p.nd).source)),Ot}const Be=new WeakMap;
function te(F){const E=new Map;for(const V of F.seen.values())V.def&&!E.has(V.schema)&&E.set(V.schema,V);const Q=new Map;
for(const V of Be.get(F)??[]){const N=F.seen.get(V),W=(N?.def??N?.schema)?.propertyNames;if(!W||W===!0||Q.has(W))continue;
const de=lt(E,W,new Set);de!==W&&Q.set(W,de)}if(Q.size)for(const V of F.seen.values())for(const N of[V.schema,V.def]){const W=N&&
Q.get(N.propertyNames);W&&(N.propertyNames=W)}}const yt=(F,E,Q,V)=>{const N=Q,W=F._zod.def;N.type="object";const de=W.keyType,
Qe=ee(de).patterns;if(W.mode==="loose"&&Qe&&Qe.size>0){const qe=(0,$.Lp)(W.valueType,E,{...V,path:[...V.path,"patternPro\
perties","*"]});N.patternProperties={};for(const _t of Qe)(0,Ce.Vy)(N.patternProperties,S(_t).source,qe)}else{if(E.target===
"draft-07"||E.target==="draft-2020-12"){N.propertyNames=(0,$.Lp)(W.keyType,E,{...V,path:[...V.path,"propertyNames"]});let qe=Be.
get(E);qe||(qe=[],Be.set(E,qe),E.deferred.push(()=>te(E))),qe.push(F)}N.additionalProperties=(0,$.Lp)(W.valueType,E,{...V,
path:[...V.path,"additionalProperties"]})}const fe=de._zod.values,rt=E.io==="input"&&xe(W.valueType)!==void 0;if(fe&&!W.
partial&&!rt){const qe=[...fe].filter(_t=>typeof _t=="string"||typeof _t=="number");qe.length>0&&(N.required=qe.map(String))}},
nt=(F,E,Q,V)=>{const N=F._zod.def,W=(0,$.Lp)(N.innerType,E,V),de=E.seen.get(F);E.target==="openapi-3.0"?(de.ref=N.innerType,
Q.nullable=!0):Q.anyOf=[W,{type:"null"}]},dt=(F,E,Q,V)=>{const N=F._zod.def;(0,$.Lp)(N.innerType,E,V);const W=E.seen.get(
F);W.ref=N.innerType},mt=Symbol();function ft(F,E,Q,V,N){let W=!1;const de=JSON.stringify(F,(Qe,fe)=>typeof fe!="bigint"?
fe:(W=!0,null));return W?((0,$._S)(E,Q,V,N,"BigInt defaults cannot be represented in JSON Schema"),mt):JSON.parse(de)}const Ut=(F,E,Q,V)=>{
const N=F._zod.def;(0,$.Lp)(N.innerType,E,V);const W=E.seen.get(F);W.ref=N.innerType;const de=ft(N.defaultValue,F,E,Q,V);
de!==mt&&(Q.default=de)},xt=(F,E,Q,V)=>{const N=F._zod.def;(0,$.Lp)(N.innerType,E,V);const W=E.seen.get(F);if(W.ref=N.innerType,
E.io!=="input")return;const de=ft(N.defaultValue,F,E,Q,V);de!==mt&&(Q._prefault=de)},zt=(F,E,Q,V)=>{const N=F._zod.def;(0,$.
Lp)(N.innerType,E,V);const W=E.seen.get(F);W.ref=N.innerType;let de;try{de=N.catchValue(void 0)}catch{(0,$._S)(F,E,Q,V,"\
Dynamic catch values are not supported in JSON Schema");return}Q.default=de},ht=(F,E,Q,V)=>{const N=F._zod.def,W=N.in._zod.
traits.has("$ZodTransform"),de=E.io==="input"?W?N.out:N.in:N.out;(0,$.Lp)(de,E,V);const Qe=E.seen.get(F);Qe.ref=de},Ke=(F,E,Q,V)=>{
const N=F._zod.def;(0,$.Lp)(N.innerType,E,V);const W=E.seen.get(F);W.ref=N.innerType,Q.readOnly=!0},Tt=(F,E,Q,V)=>{const N=F.
_zod.def;(0,$.Lp)(N.innerType,E,V);const W=E.seen.get(F);W.ref=N.innerType},w=(F,E,Q,V)=>{const N=F._zod.def;(0,$.Lp)(N.
innerType,E,V);const W=E.seen.get(F);W.ref=N.innerType},at={string:b,number:L,boolean:A,bigint:v,symbol:M,null:U,undefined:J,
void:P,never:le,any:Se,unknown:ve,date:se,enum:k,literal:ae,nan:ge,template_literal:Ne,file:we,success:Ye,custom:H,function:Dt,
transform:St,map:It,set:Et,array:Ct,object:je,union:X,intersection:pt,tuple:ot,record:yt,nullable:nt,nonoptional:dt,default:Ut,
prefault:xt,catch:zt,pipe:ht,readonly:Ke,promise:Tt,optional:w,lazy:(F,E,Q,V)=>{const N=F._zod.innerType;(0,$.Lp)(N,E,V);
const W=E.seen.get(F);W.ref=N}};function ne(F,E){if("_idmap"in F){const V=F,N=(0,$.az)({...E,processors:at}),W={};for(const fe of V.
_idmap.entries()){const[rt,qe]=fe;(0,$.Lp)(qe,N)}const de={},Qe={registry:V,uri:E?.uri,defs:W};N.external=Qe;for(const fe of V.
_idmap.entries()){const[rt,qe]=fe;(0,$.Wb)(N,qe),(0,Ce.Vy)(de,rt,(0,$.jE)(N,qe))}if(Object.keys(W).length>0){const fe=N.
target==="draft-2020-12"?"$defs":"definitions";de.__shared={[fe]:W}}return{schemas:de}}const Q=(0,$.az)({...E,processors:at});
return(0,$.Lp)(F,Q),(0,$.Wb)(Q,F),(0,$.jE)(Q,F)}},23908:function(wt,Ze,_e){_e.d(Ze,{AC:()=>te,Ak:()=>De,D2:()=>D,F:()=>k,
Gl:()=>R,K3:()=>le,Os:()=>Te,Rp:()=>ze,Z0:()=>$,Zg:()=>A,Zv:()=>yt,ai:()=>pt,fO:()=>Z,gF:()=>p,gp:()=>Ct,hQ:()=>ae,kB:()=>It,
kM:()=>Ce,l7:()=>P,nd:()=>X,o:()=>je,p0:()=>C,p6:()=>Dt,r0:()=>Se,uR:()=>Fe,uX:()=>v,ug:()=>M,w$:()=>Et,zM:()=>ot,zr:()=>J});
const p=/^[cC][0-9a-z]{6,}$/,R=/^[0-9a-z]+$/,$=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Ce=/^[0-9a-vA-V]{20}$/,Z=/^[A-Za-z0-9]{27}$/,
De=/^[a-zA-Z0-9_-]{21}$/;function D(N){return new RegExp(`^[a-zA-Z0-9_-]{${N}}$`)}const C=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
Ie=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Te=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Fe=N=>N?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${N}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
l=null,Pe=null,$e=null,ze=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
ee=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Le=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Ee=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,S=null,b=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
L="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function A(){return new RegExp(L,"u")}const v=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
M=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
U=N=>{const W=util.escapeRegex(N??":");return new RegExp(`^(?:[0-9A-F]{2}${W}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${W}){5}[0-\
9a-f]{2}$`)},J=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
P=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
le=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Se=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
ve=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
se=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,k=/^https?$/,ae=/^\+[1-9]\d{6,14}$/,
ge=/^\d(?:[ -]?\d){11,18}$/,Ne=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
we=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ye="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[1357\
9][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|\
1\\d|2[0-8])))";function H(N){return new RegExp(`^${N}$`)}const Dt=H(Ye);function St(N){const W="(?:[01]\\d|2[0-3]):[0-5]\
\\d";return typeof N.precision=="number"?N.precision===-1?`${W}`:N.precision===0?`${W}:[0-5]\\d`:`${W}:[0-5]\\d\\.\\d{${N.
precision}}`:N.seconds?`${W}:[0-5]\\d(?:\\.\\d+)?`:`${W}(?::[0-5]\\d(?:\\.\\d+)?)?`}function It(N){return new RegExp(`^${St(
N)}$`)}function Et(N){const W=["Z"];N.offset&&W.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const de=`${St({precision:N.precision,
seconds:!0})}(?:${W.join("|")})`,Qe=N.local?`${de}|${St({precision:N.precision})}`:de;return new RegExp(`^${Ye}T(?:${Qe}\
)$`)}const Ct=/^[\s\S]{0,}$/,xe=N=>{const W=N?`[\\s\\S]{${N?.minimum??0},${N?.maximum??""}}`:"[\\s\\S]*";return new RegExp(
`^${W}$`)},je=/^-?\d+n?$/,X=/^-?\d+$/,pt=/^-?\d+(?:\.\d+)?$/,ot=/^(?:true|false)$/i,lt=/^null$/i,Be=/^undefined$/i,te=/^[^A-Z]*$/,
yt=/^[^a-z]*$/,nt=/^[0-9a-fA-F]*$/;function dt(N,W){return new RegExp(`^[A-Za-z0-9+/]{${N}}${W}$`)}function mt(N){return new RegExp(
`^[A-Za-z0-9_-]{${N}}$`)}const ft=/^[0-9a-fA-F]{32}$/,Ut=null,xt=null,zt=/^[0-9a-fA-F]{40}$/,ht=null,Ke=null,Tt=/^[0-9a-fA-F]{64}$/,
w=null,me=null,at=/^[0-9a-fA-F]{96}$/,ne=null,F=null,E=/^[0-9a-fA-F]{128}$/,Q=null,V=null},29396:function(wt,Ze,_e){_e.d(
Ze,{fd:()=>De});var p;const R=null,$=null;class Ce{constructor(){this._map=new WeakMap,this._idmap=new Map}add(C,...Ie){
const Te=Ie[0];return this._map.set(C,Te),Te&&typeof Te=="object"&&"id"in Te&&this._idmap.set(Te.id,C),this}clear(){return this.
_map=new WeakMap,this._idmap=new Map,this}remove(C){const Ie=this._map.get(C);return Ie&&typeof Ie=="object"&&"id"in Ie&&
this._idmap.delete(Ie.id),this._map.delete(C),this}get(C){const Ie=C._zod.parent;if(Ie){const Te={...this.get(Ie)??{}};delete Te.
id;const Fe={...Te,...this._map.get(C)};return Object.keys(Fe).length?Fe:void 0}return this._map.get(C)}has(C){return this.
_map.has(C)}}function Z(){return new Ce}(p=globalThis).__zod_globalRegistry??(p.__zod_globalRegistry=Z());const De=globalThis.
__zod_globalRegistry},56985:function(wt,Ze,_e){_e.d(Ze,{$p:()=>Ot,Dq:()=>pt,CQ:()=>Be,BN:()=>at,sF:()=>me,CI:()=>Et,Cn:()=>xe,
bl:()=>le,Zu:()=>Se,t$:()=>st,b0:()=>IB,o5:()=>Qe,rv:()=>G,Oy:()=>te,qG:()=>ze,cG:()=>J,VO:()=>t,RL:()=>f,Zc:()=>Pe,Lc:()=>Ye,
Zy:()=>St,v1:()=>ge,Ko:()=>ae,$N:()=>we,Ax:()=>Ne,LJ:()=>y,h8:()=>ht,GY:()=>k,nu:()=>B,Py:()=>P,Um:()=>W,N$:()=>pe,qc:()=>x,
vz:()=>Tt,I:()=>w,w:()=>tB,ig:()=>d,_m:()=>O,VF:()=>he,Sb:()=>pB,h:()=>Qt,$v:()=>Fe,EY:()=>l,Wc:()=>i,G3:()=>ke,W4:()=>D,
g5:()=>ve,VY:()=>U,Zn:()=>$e,cu:()=>Kt,GP:()=>N,TF:()=>se,cq:()=>X,xE:()=>ot,YK:()=>Te});var p=_e(44890),R=_e(88532);class ${constructor(a=[],c={}){
this.content=[],this.indent=0,this.args=a,this.closed=c}indented(a){this.indent+=1;try{a(this)}finally{this.indent-=1}}write(a){
if(typeof a=="function"){a(this,{execution:"sync"}),a(this,{execution:"async"});return}const m=a.split(`
`).filter(oe=>oe),_=Math.min(...m.map(oe=>oe.length-oe.trimStart().length)),z=m.map(oe=>oe.slice(_)).map(oe=>" ".repeat(
this.indent*2)+oe);for(const oe of z)this.content.push(oe)}compile(){const a=Function,c=this?.content??[""];return new a(
...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${c.join(`
`)}
};`)(...Object.values(this.closed))}}var Ce=_e(23908),Z=_e(54723);const De={major:4,minor:6,patch:7},D=R.xI("$ZodType",(s,a)=>{
var c;s??(s={}),s._zod.def=a,s._zod.bag=s._zod.bag||{},s._zod.version=De;const m=s._zod.def.checks,_=s._zod.traits.has("\
$ZodCheck")?[s,...m??[]]:m?.length?[...m]:[];for(const z of _)for(const oe of z._zod.onattach)oe(s);if(_.length===0)(c=s.
_zod).deferred??(c.deferred=[]),s._zod.deferred?.push(()=>{s._zod.run=s._zod.parse});else{const z=(ye,Re,ce)=>{if(ye.memo)
return ye;let Oe=Z.QH(ye),We;for(const Bt of Re){if(Bt._zod.def.when){if(Z.rL(ye)||!Bt._zod.def.when(ye))continue}else if(Oe)
continue;const Je=ye.issues.length,Me=Bt._zod.check(ye);if(Me instanceof Promise&&ce?.async===!1)throw new R.GT;if(We||Me instanceof
Promise)We=(We??Promise.resolve()).then(async()=>{await Me,ye.issues.length!==Je&&(Z.d3(ye.issues,Je,s),Oe||(Oe=Z.QH(ye,
Je)))});else{if(ye.issues.length===Je)continue;Z.d3(ye.issues,Je,s),Oe||(Oe=Z.QH(ye,Je))}}return We?We.then(()=>ye):ye},
oe=(ye,Re,ce)=>{if(Z.QH(ye))return ye.aborted=!0,ye;const Oe=z(Re,_,ce);if(Oe instanceof Promise){if(ce.async===!1)throw new R.
GT;return Oe.then(We=>s._zod.parse(We,ce))}return s._zod.parse(Oe,ce)};s._zod.run=(ye,Re)=>{if(Re.skipChecks)return s._zod.
parse(ye,Re);if(Re.direction==="backward"){const Oe=s._zod.parse({value:ye.value,issues:[]},{...Re,skipChecks:!0});return Oe instanceof
Promise?Oe.then(We=>oe(We,ye,Re)):oe(Oe,ye,Re)}const ce=s._zod.parse(ye,Re);if(ce instanceof Promise){if(Re.async===!1)throw new R.
GT;return ce.then(Oe=>z(Oe,_,Re))}return z(ce,_,Re)}}},{get"~standard"(){return Z.jD(this,"~standard",Te(this))},set"~st\
andard"(s){Z.qh(this,"~standard",s)}}),C=(s,a)=>s.issues.length?{issues:s.issues.map(c=>Z.iR(c,a,R.$W()))}:{value:s.value};
async function Ie(s,a){const c={async:!0};return C(await s._zod.run({value:a,issues:[]},c),c)}function Te(s){return{validate:a=>{
const c={async:!1};try{const m=s._zod.run({value:a,issues:[]},c);if(!(m instanceof Promise))return C(m,c)}catch{}return Ie(
s,a)},vendor:"zod",version:1}}const Fe=R.xI("$ZodString",(s,a)=>{D.init(s,a),s._zod.pattern=a.pattern??Ce.gp,s._zod.parse=
(c,m)=>{if(a.coerce)try{c.value=String(c.value)}catch{}return typeof c.value=="string"||c.issues.push({expected:"string",
code:"invalid_type",input:c.value,inst:s}),c}}),l=R.xI("$ZodStringFormat",(s,a)=>{p.ql.init(s,a),Fe.init(s,a)}),Pe=R.xI(
"$ZodGUID",(s,a)=>{a.pattern??(a.pattern=Ce.Os),l.init(s,a)}),$e=R.xI("$ZodUUID",(s,a)=>{if(a.version){const m={v1:1,v2:2,
v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[a.version];if(m===void 0)throw new Error(`Invalid UUID version: "${a.version}"`);a.pattern??
(a.pattern=Ce.uR(m))}else a.pattern??(a.pattern=Ce.uR());l.init(s,a)}),ze=R.xI("$ZodEmail",(s,a)=>{a.pattern??(a.pattern=
Ce.Rp),l.init(s,a)}),ee=1,Le=2;function Ee(s){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(s):
(new URL(s),!0)}catch{return!1}}function S(s,a){return!("normalize"in a)&&!("hostname"in a)&&!("protocol"in a)?Ee(s)||Le:
b(s,a)}function b(s,a){if(!a.normalize&&a.protocol?.source===Ce.F.source&&!/^https?:\/\//i.test(s))return ee;try{if(typeof URL<
"u"){const c=URL;if(typeof c.parse=="function")return c.parse(s)??Le}return new URL(s)}catch{return Le}}const L=/[\t\n\r]/g;
function A(s){return s.replace(L,"")}function v(s,a){return a.lastIndex=0,a.test(s.hostname)}function M(s,a){return a.lastIndex=
0,a.test(s.protocol.endsWith(":")?s.protocol.slice(0,-1):s.protocol)}const U=R.xI("$ZodURL",(s,a)=>{l.init(s,a),s._zod.check=
c=>{try{const m=c.value.trim(),_=S(m,a);if(_===ee){c.issues.push({code:"invalid_format",format:"url",note:"Invalid URL f\
ormat",input:c.value,inst:s,continue:!a.abort});return}if(_===Le){c.issues.push({code:"invalid_format",format:"url",input:c.
value,inst:s,continue:!a.abort});return}if(_===!0){c.value=A(m);return}a.hostname&&!v(_,a.hostname)&&c.issues.push({code:"\
invalid_format",format:"url",note:"Invalid hostname",pattern:a.hostname.source,input:c.value,inst:s,continue:!a.abort}),
a.protocol&&!M(_,a.protocol)&&c.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:a.protocol.
source,input:c.value,inst:s,continue:!a.abort}),c.value=a.normalize?_.href:A(m);return}catch{c.issues.push({code:"invali\
d_format",format:"url",input:c.value,inst:s,continue:!a.abort})}}}),J=R.xI("$ZodEmoji",(s,a)=>{a.pattern??(a.pattern=Ce.
Zg()),l.init(s,a)}),P=R.xI("$ZodNanoID",(s,a)=>{if(a.length!==void 0&&(!Number.isInteger(a.length)||a.length<1))throw new Error(
`Invalid nanoid length: ${a.length}`);a.pattern??(a.pattern=a.length===void 0?Ce.Ak:Ce.D2(a.length)),l.init(s,a)}),le=R.
xI("$ZodCUID",(s,a)=>{a.pattern??(a.pattern=Ce.gF),l.init(s,a)}),Se=R.xI("$ZodCUID2",(s,a)=>{a.pattern??(a.pattern=Ce.Gl),
l.init(s,a)}),ve=R.xI("$ZodULID",(s,a)=>{a.pattern??(a.pattern=Ce.Z0),l.init(s,a)}),se=R.xI("$ZodXID",(s,a)=>{a.pattern??
(a.pattern=Ce.kM),l.init(s,a)}),k=R.xI("$ZodKSUID",(s,a)=>{a.pattern??(a.pattern=Ce.fO),l.init(s,a)}),ae=R.xI("$ZodISODa\
teTime",(s,a)=>{a.pattern??(a.pattern=Ce.w$(a)),l.init(s,a)}),ge=R.xI("$ZodISODate",(s,a)=>{a.pattern??(a.pattern=Ce.p6),
l.init(s,a)}),Ne=R.xI("$ZodISOTime",(s,a)=>{a.pattern??(a.pattern=Ce.kB(a)),l.init(s,a)}),we=R.xI("$ZodISODuration",(s,a)=>{
a.pattern??(a.pattern=Ce.p0),l.init(s,a)}),Ye=R.xI("$ZodIPv4",(s,a)=>{a.pattern??(a.pattern=Ce.uX),l.init(s,a)}),H=/^[0-9a-fA-F:.]+$/;
function Dt(s){return H.test(s)?Ee(`http://[${s}]`):!1}const St=R.xI("$ZodIPv6",(s,a)=>{a.pattern??(a.pattern=Ce.ug),l.init(
s,a),s._zod.check=c=>{Dt(c.value)||c.issues.push({code:"invalid_format",format:"ipv6",input:c.value,inst:s,continue:!a.abort})}}),
It=null,Et=R.xI("$ZodCIDRv4",(s,a)=>{a.pattern??(a.pattern=Ce.zr),l.init(s,a)});function Ct(s){const a=s.split("/");if(a.
length!==2)return!1;const[c,m]=a;if(!m)return!1;const _=Number(m);return`${_}`!==m||_<0||_>128?!1:Dt(c)}const xe=R.xI("$\
ZodCIDRv6",(s,a)=>{a.pattern??(a.pattern=Ce.l7),l.init(s,a),s._zod.check=c=>{Ct(c.value)||c.issues.push({code:"invalid_f\
ormat",format:"cidrv6",input:c.value,inst:s,continue:!a.abort})}});function je(s){if(s==="")return!0;if(/\s/.test(s)||s.
length%4!==0)return!1;try{return atob(s),!0}catch{return!1}}const X=/^[0-9a-zA-Z+/]*={0,2}$/,pt=R.xI("$ZodBase64",(s,a)=>{
a.pattern??(a.pattern=X),l.init(s,a),s._zod.check=c=>{je(c.value)||c.issues.push({code:"invalid_format",format:"base64",
input:c.value,inst:s,continue:!a.abort})}}),ot=/^[A-Za-z0-9_-]*$/;function lt(s){if(!ot.test(s))return!1;const a=s.replace(
/[-_]/g,m=>m==="-"?"+":"/"),c=a.padEnd(Math.ceil(a.length/4)*4,"=");return je(c)}const Be=R.xI("$ZodBase64URL",(s,a)=>{a.
pattern??(a.pattern=ot),l.init(s,a),s._zod.check=c=>{lt(c.value)||c.issues.push({code:"invalid_format",format:"base64url",
input:c.value,inst:s,continue:!a.abort})}}),te=R.xI("$ZodE164",(s,a)=>{a.pattern??(a.pattern=Ce.hQ),l.init(s,a)}),yt=/[- ]/g;
function nt(s){let a=s.length,c=1,m=0;for(;a;){const _=s.charCodeAt(--a)-48;c^=1,m+=c?[0,2,4,6,8,1,3,5,7,9][_]:_}return m%
10===0}function dt(s){return regexes.creditCard.test(s)?nt(s.replace(yt,"")):!1}const mt=null;function ft(s){let a=0;const c=s.
length;for(let m=4;m<c;m++){const _=s.charCodeAt(m);a=(_>=65?a*100+(_-55):a*10+(_-48))%97}for(let m=0;m<4;m++){const _=s.
charCodeAt(m);a=(_>=65?a*100+(_-55):a*10+(_-48))%97}return a===1}function Ut(s){return regexes.iban.test(s)?ft(s):!1}const xt=null;
function zt(s,a=null){try{const c=s.split(".");if(c.length!==3)return!1;const[m]=c;if(!m)return!1;const _=JSON.parse(atob(
m));return!("typ"in _&&_?.typ!=="JWT"||!_.alg||a&&(!("alg"in _)||_.alg!==a))}catch{return!1}}const ht=R.xI("$ZodJWT",(s,a)=>{
l.init(s,a),s._zod.check=c=>{zt(c.value,a.alg)||c.issues.push({code:"invalid_format",format:"jwt",input:c.value,inst:s,continue:!a.
abort})}}),Ke=null,Tt=R.xI("$ZodNumber",(s,a)=>{D.init(s,a),s._zod.pattern=Ce.ai,s._zod.parse=(c,m)=>{if(a.coerce)try{c.
value=Number(c.value)}catch{}const _=c.value;if(typeof _=="number"&&!Number.isNaN(_)&&Number.isFinite(_))return c;const z=typeof _==
"number"?Number.isNaN(_)?"NaN":Number.isFinite(_)?void 0:String(_):void 0;return c.issues.push({expected:"number",code:"\
invalid_type",input:_,inst:s,...z?{received:z}:{}}),c}}),w=R.xI("$ZodNumberFormat",(s,a)=>{p.KH.init(s,a),Tt.init(s,a)}),
me=R.xI("$ZodBoolean",(s,a)=>{D.init(s,a),s._zod.pattern=Ce.zM,s._zod.parse=(c,m)=>{if(a.coerce)try{c.value=!!c.value}catch{}
const _=c.value;return typeof _=="boolean"||c.issues.push({expected:"boolean",code:"invalid_type",input:_,inst:s}),c}}),
at=R.xI("$ZodBigInt",(s,a)=>{D.init(s,a),s._zod.pattern=Ce.o,s._zod.parse=(c,m)=>{if(a.coerce)try{c.value=BigInt(c.value)}catch{}
return typeof c.value=="bigint"||c.issues.push({expected:"bigint",code:"invalid_type",input:c.value,inst:s}),c}}),ne=null,
F=null,E=null,Q=null,V=null,N=R.xI("$ZodUnknown",(s,a)=>{D.init(s,a),s._zod.parse=c=>c}),W=R.xI("$ZodNever",(s,a)=>{D.init(
s,a),s._zod.parse=(c,m)=>(c.issues.push({expected:"never",code:"invalid_type",input:c.value,inst:s}),c)}),de=null,Qe=R.xI(
"$ZodDate",(s,a)=>{D.init(s,a),s._zod.parse=(c,m)=>{if(a.coerce)try{c.value=new Date(c.value)}catch{}const _=c.value,z=_ instanceof
Date;return z&&!Number.isNaN(_.getTime())||c.issues.push({expected:"date",code:"invalid_type",input:_,...z?{received:"In\
valid Date"}:{},inst:s}),c}});function fe(s,a){const c=Z.hi(s._zod.def.checks);if(!c.length)return;const m=Math.min(...c.
map(z=>z[0])),_=s._zod.parse;s._zod.parse=(z,oe)=>{const ye=a(z.value);if(ye>m&&!oe?.skipChecks&&oe?.direction!=="backwa\
rd"){for(const[Re,ce]of Z.hi(s._zod.def.checks))if(ye>Re&&ce._zod.def.when(z)){const Oe=z.issues.length;return ce._zod.check(
z),z.issues[Oe].continue=!1,Z.d3(z.issues,Oe,s),z}}return _(z,oe)}}const rt=s=>Array.isArray(s)?s.length:-1,qe=s=>s instanceof
Map?s.size:-1,_t=s=>s instanceof Set?s.size:-1;function et(s,a,c){s.issues.length&&a.issues.push(...Z.lQ(c,s.issues)),a.
value[c]=s.value}const Ot=R.xI("$ZodArray",(s,a)=>{D.init(s,a);const c=R.cr.memoizer;c?.attach(s),s._zod.parse=(m,_)=>{const z=m.
value;if(!Array.isArray(z))return m.issues.push({expected:"array",code:"invalid_type",input:z,inst:s}),m;m.value=c?c.alloc(
s,m,Array(z.length),_):Array(z.length);const oe=[],ye=_?.abortEarly;for(let Re=0;Re<z.length;Re++){const ce=z[Re],Oe=a.element.
_zod.run({value:ce,issues:[]},_);if(Oe instanceof Promise)oe.push(Oe.then(We=>et(We,m,Re)));else if(et(Oe,m,Re),ye&&Oe.issues.
length!==0&&Z.QH(Oe))break}return oe.length?Promise.all(oe).then(()=>m):m},fe(s,rt)});function it(s,a,c,m,_,z){const oe=c in
m,ye=z==="optional";if(!(!oe&&ye&&_==="optional")){if(s.issues.length){if(_!==void 0&&ye&&!oe)return;a.issues.push(...Z.
lQ(c,s.issues))}if(!oe&&_===void 0){s.issues.length||a.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[c]});return}s.value===void 0?(oe||_==="defaulted"&&!ye)&&(a.value[c]=void 0):a.value[c]=s.value}}const Ft=[];function Ht(s){
const a=Object.keys(s.shape),c=Object.getOwnPropertySymbols(s.shape),m=c.length?c:Ft,_=m.length?[...a,...m]:a;for(const oe of _)
if(!s.shape?.[oe]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(oe)}": expected a Zod\
 schema`);const z=Z.NM(s.shape);return{...s,allKeys:_,symbolKeys:m,keySet:new Set(a),numKeys:a.length,optionalKeys:new Set(
z)}}function At(s,a,c,m,_,z,oe){const ye=[],Re=_.keySet,ce=_.catchall._zod,Oe=ce.def.type,We=ce.optin,Bt=ce.optout;let Je=0;
for(const Me in a){if(oe&&c.issues.length!==Je){if(Z.QH(c,Je))break;Je=c.issues.length}if(Re.has(Me))continue;if(Me==="_\
_proto__"){Oe==="never"&&ye.push(Me);continue}if(Oe==="never"){ye.push(Me);continue}const Lt=ce.run({value:a[Me],issues:[]},
m);Lt instanceof Promise?s.push(Lt.then(vt=>it(vt,c,Me,a,We,Bt))):it(Lt,c,Me,a,We,Bt)}return ye.length&&c.issues.push({code:"\
unrecognized_keys",keys:ye,input:a,inst:z,continue:!0}),s.length?Promise.all(s).then(()=>c):c}const nB=R.xI("$ZodObject",
(s,a)=>{D.init(s,a);const c=Object.getOwnPropertyDescriptor(a,"shape"),m=c?.get?c.get.raw:a.shape??{};if(m){const ce=()=>{
const Oe={...m};return Object.defineProperty(a,"shape",{value:Oe}),ce.raw=Oe,Oe};ce.raw=m,Object.defineProperty(a,"shape",
{get:ce})}const _=Z.PO(()=>Ht(a));Z.v5(s,"propValues",ce=>{const Oe=ce.def.shape,We={};for(const Bt in Oe){const Je=Oe[Bt].
_zod;if(Je.values){Object.prototype.hasOwnProperty.call(We,Bt)||Z.Vy(We,Bt,new Set);for(const Me of Je.values)We[Bt].add(
Me);Je.optin!==void 0&&We[Bt].add(void 0)}}return We});const z=Z.Gv,oe=a.catchall;let ye;const Re=R.cr.memoizer;Re?.attach(
s),s._zod.parse=(ce,Oe)=>{ye??(ye=_.value);const We=ce.value;if(!z(We))return ce.issues.push({expected:"object",code:"in\
valid_type",input:We,inst:s}),ce;ce.value=Re?Re.alloc(s,ce,{},Oe):{};const Bt=[],Je=ye.shape,Me=Oe?.abortEarly;let Lt=ce.
issues.length;for(const vt of ye.allKeys){if(Me&&ce.issues.length!==Lt){if(Z.QH(ce,Lt))break;Lt=ce.issues.length}if(vt===
"__proto__")continue;const oB=Je[vt],aB=oB._zod.optin,EB=oB._zod.optout,mB=oB._zod.run({value:We[vt],issues:[]},Oe);mB instanceof
Promise?Bt.push(mB.then(kt=>it(kt,ce,vt,We,aB,EB))):it(mB,ce,vt,We,aB,EB)}return oe?At(Bt,We,ce,Oe,_.value,s,Me===!0):Bt.
length?Promise.all(Bt).then(()=>ce):ce}}),tB=R.xI("$ZodObjectJIT",(s,a)=>{nB.init(s,a);const c=s._zod.parse,m=Z.PO(()=>Ht(
a)),_=R.cr.memoizer,z=Je=>{const Me=m.value,Lt=Me.symbolKeys,vt=new $(["payload","ctx"],{shape:Je,inst:s,memo:_,syms:Lt}),
oB=kt=>`shape[${kt}]._zod.run({ value: input[${kt}], issues: [] }, ctx)`,aB=(kt,bt)=>`
          let ${kt}_ab = false;
          for (let i = 0; i < ${kt}.issues.length; i++) {
            const iss = ${kt}.issues[i];
            iss.path = iss.path ? [${bt}, ...iss.path] : [${bt}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${kt}_ab = true;
          }
          if (${kt}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;vt.write("const input = payload.value;");const EB=Object.create(null);let mB=0;for(const kt of Me.allKeys)EB[kt]=
`key_${mB++}`;vt.write(_?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(const kt of Me.
allKeys){if(kt==="__proto__")continue;const bt=EB[kt],Yt=typeof kt=="symbol"?`syms[${Lt.indexOf(kt)}]`:Z.UQ(kt),LB=`${Yt}\
 in input`,NB=Je[kt],vB=NB?._zod?.optin,ZB=vB!==void 0,PB=NB?._zod?.optout==="optional";if(vt.write(`const ${bt} = ${oB(
Yt)};`),ZB&&PB){const tn=vB==="optional"?`${bt}_present`:`${bt}.value !== undefined || ${bt}_present`;vt.write(`
        const ${bt}_present = ${LB};
        if (!${bt}.issues.length || ${bt}_present) {
          if (${bt}.issues.length) {${aB(bt,Yt)}
          }

          if (${tn}) {
            newResult[${Yt}] = ${bt}.value;
          }
        }

      `)}else ZB?(vt.write(`
        if (${bt}.issues.length) {${aB(bt,Yt)}
        }
      `),vB==="defaulted"?vt.write(`newResult[${Yt}] = ${bt}.value;`):vt.write(`
        if (${bt}.value !== undefined || ${LB}) {
          newResult[${Yt}] = ${bt}.value;
        }
      `)):vt.write(`
        const ${bt}_present = ${LB};
        if (${bt}.issues.length) {${aB(bt,Yt)}
        }
        if (!${bt}_present && !${bt}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${Yt}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${bt}_present) {
          newResult[${Yt}] = ${bt}.value;
        }

      `)}return vt.write("payload.value = newResult;"),vt.write("return payload;"),vt.compile()};let oe;const ye=Z.Gv,Re=!R.
cr.jitless,ce=Z.hI,Oe=Re&&ce.value,We=a.catchall;let Bt;s._zod.parse=(Je,Me)=>{Bt??(Bt=m.value);const Lt=Je.value;return ye(
Lt)?Re&&Oe&&Me?.async===!1&&Me.jitless!==!0?(oe||(oe=z(a.shape)),Je=oe(Je,Me),We?At([],Lt,Je,Me,Bt,s,Me?.abortEarly===!0):
Je):c(Je,Me):(Je.issues.push({expected:"object",code:"invalid_type",input:Lt,inst:s}),Je)}});function jt(s,a,c,m){for(const z of s)
if(z.issues.length===0)return a.value=z.value,a;const _=s.filter(z=>!Z.QH(z));return _.length===1?(a.value=_[0].value,_[0]):
(a.issues.push({code:"invalid_union",input:a.value,inst:c,errors:s.map(z=>z.issues.map(oe=>Z.iR(oe,m,R.$W())))}),a)}const Kt=R.
xI("$ZodUnion",(s,a)=>{D.init(s,a),Z.v5(s,"optin",m=>m.def.options.some(_=>_._zod.optin==="defaulted")?"defaulted":m.def.
options.some(_=>_._zod.optin!==void 0)?"optional":void 0),Z.v5(s,"optout",m=>m.def.options.some(_=>_._zod.optout==="opti\
onal")?"optional":void 0),Z.v5(s,"values",m=>{if(m.def.options.every(_=>_._zod.values))return new Set(m.def.options.flatMap(
_=>Array.from(_._zod.values)))}),Z.v5(s,"pattern",m=>{if(m.def.options.every(_=>_._zod.pattern)){const _=m.def.options.map(
z=>z._zod.pattern);return new RegExp(`^(${_.map(z=>Z.p6(z.source)).join("|")})$`)}});const c=a.options.length===1?a.options[0].
_zod.run:null;s._zod.parse=(m,_)=>{if(c)return c(m,_);let z=!1;const oe=[];for(const ye of a.options){const Re=ye._zod.run(
{value:m.value,issues:[]},_);if(Re instanceof Promise)oe.push(Re),z=!0;else{if(Re.issues.length===0)return Re;oe.push(Re)}}
return z?Promise.all(oe).then(ye=>jt(ye,m,s,_)):jt(oe,m,s,_)}});function lB(s,a,c,m){const _=[];for(let z=0;z<s.length;z++)
s[z].issues.length===0&&_.push(z);return _.length===1?(a.value=s[_[0]].value,a):(_.length===0?a.issues.push({code:"inval\
id_union",input:a.value,inst:c,errors:s.map(z=>z.issues.map(oe=>util.finalizeIssue(oe,m,core.config())))}):a.issues.push(
{code:"invalid_union",input:a.value,inst:c,errors:[],inclusive:!1,matches:_}),a)}const fB=null;function gB(s,a){const c=s.
_zod;let m=c.bag.optionsMap;m||(m=hB(c.def),c.bag.optionsMap=m);const _=m.get(a);if(_===null)throw new Error(`Ambiguous \
discriminator value "${String(a)}"`);return _}function hB(s){const a=new Map;for(const c of s.options){const m=c._zod.propValues?.[s.
discriminator];if(!m||m.size===0)throw new Error(`Invalid discriminated union option at index "${s.options.indexOf(c)}"`);
for(const _ of m)if(a.has(_)){if(_!==void 0)throw new Error(`Duplicate discriminator value "${String(_)}"`);a.set(_,null)}else
a.set(_,c)}return a}const g=null,y=R.xI("$ZodIntersection",(s,a)=>{D.init(s,a),s._zod.parse=(c,m)=>{const _=c.value,z=a.
left._zod.run({value:_,issues:[]},m),oe=a.right._zod.run({value:_,issues:[]},m);return z instanceof Promise||oe instanceof
Promise?Promise.all([z,oe]).then(([Re,ce])=>re(c,Re,ce)):re(c,z,oe)}});function j(s,a){if(s===a)return{valid:!0,data:s};
if(s instanceof Date&&a instanceof Date&&+s==+a)return{valid:!0,data:s};if(Z.Qd(s)&&Z.Qd(a)){const c=Object.keys(a),m=Object.
keys(s).filter(z=>c.indexOf(z)!==-1),_={...s,...a};Object.prototype.hasOwnProperty.call(_,"__proto__")&&delete _.__proto__;
for(const z of m){if(z==="__proto__")continue;const oe=j(s[z],a[z]);if(!oe.valid)return{valid:!1,mergeErrorPath:[z,...oe.
mergeErrorPath]};_[z]=oe.data}return{valid:!0,data:_}}if(Array.isArray(s)&&Array.isArray(a)){if(s.length!==a.length)return{
valid:!1,mergeErrorPath:[]};const c=[];for(let m=0;m<s.length;m++){const _=s[m],z=a[m],oe=j(_,z);if(!oe.valid)return{valid:!1,
mergeErrorPath:[m,...oe.mergeErrorPath]};c.push(oe.data)}return{valid:!0,data:c}}return{valid:!1,mergeErrorPath:[]}}function re(s,a,c){
const m=new Map;let _;const z=new Map,oe=(ce,Oe)=>{let We;if(ce.code==="unrecognized_keys"&&!ce.path?.length)_??(_=ce),We=
ce.keys;else if(ce.code==="invalid_key"&&ce.origin==="record"&&ce.path?.length===1){const Bt=String(ce.path[0]);z.has(Bt)||
z.set(Bt,ce),We=[Bt]}else return!1;for(const Bt of We)m.has(Bt)||m.set(Bt,{}),m.get(Bt)[Oe]=!0;return!0};for(const ce of a.
issues)oe(ce,"l")||s.issues.push(ce);for(const ce of c.issues)oe(ce,"r")||s.issues.push(ce);const ye=[...m].filter(([,ce])=>ce.
l&&ce.r).map(([ce])=>ce);if(ye.length){const ce=_?ye.filter(Oe=>_.keys.includes(Oe)):[];ce.length&&s.issues.push({..._,keys:ce});
for(const Oe of ye)!ce.includes(Oe)&&z.has(Oe)&&s.issues.push(z.get(Oe))}const Re=j(a.value,c.value);if(!Re.valid){if(Z.
QH(s))return s;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(Re.mergeErrorPath)}`)}return s.value=
Re.data,s}const ke=R.xI("$ZodTuple",(s,a)=>{D.init(s,a);const c=a.items,m=R.cr.memoizer;m?.attach(s),s._zod.parse=(_,z)=>{
const oe=_.value;if(!Array.isArray(oe))return _.issues.push({input:oe,inst:s,expected:"tuple",code:"invalid_type"}),_;_.
value=m?m.alloc(s,_,[],z):[];const ye=[],Re=Ve(c,"optin"),ce=Ve(c,"optout");if(!a.rest){if(oe.length<Re)return _.issues.
push({code:"too_small",minimum:Re,inclusive:!0,input:oe,inst:s,origin:"array"}),_;oe.length>c.length&&_.issues.push({code:"\
too_big",maximum:c.length,inclusive:!0,input:oe,inst:s,origin:"array"})}const Oe=new Array(c.length),We=a.rest?z?.abortEarly:
void 0;let Bt=!1;for(let Je=0;Je<c.length;Je++){const Me=c[Je]._zod.run({value:oe[Je],issues:[]},z);Me instanceof Promise?
ye.push(Me.then(Lt=>{Oe[Je]=Lt})):(Oe[Je]=Me,We&&!Bt&&Me.issues.length&&(Bt=Z.QH(Me)))}if(a.rest&&!Bt){let Je=c.length-1;
const Me=oe.slice(c.length);let Lt=_.issues.length;for(const vt of Me){if(We&&_.issues.length!==Lt){if(Z.QH(_,Lt))break;
Lt=_.issues.length}Je++;const oB=a.rest._zod.run({value:vt,issues:[]},z);oB instanceof Promise?ye.push(oB.then(aB=>Mt(aB,
_,Je))):Mt(oB,_,Je)}}return ye.length?Promise.all(ye).then(()=>Nt(Oe,_,c,oe,ce)):Nt(Oe,_,c,oe,ce)}});function Ve(s,a){for(let c=s.
length-1;c>=0;c--)if(!(a==="optin"?s[c]._zod.optin!==void 0:s[c]._zod.optout==="optional"))return c+1;return 0}function Mt(s,a,c){
s.issues.length&&a.issues.push(...Z.lQ(c,s.issues)),a.value[c]=s.value}function Nt(s,a,c,m,_){for(let z=0;z<c.length;z++){
const oe=s[z],ye=z<m.length;if(!ye&&z>=_&&c[z]._zod.optin==="optional"){a.value.length=z;break}if(oe.issues.length){if(!ye&&
z>=_){a.value.length=z;break}a.issues.push(...Z.lQ(z,oe.issues))}a.value[z]=oe.value}for(let z=a.value.length-1;z>=m.length&&
(c[z]._zod.optout==="optional"&&a.value[z]===void 0);z--)a.value.length=z;return a}const Qt=R.xI("$ZodRecord",(s,a)=>{D.
init(s,a);const c=R.cr.memoizer;c?.attach(s),s._zod.parse=(m,_)=>{const z=m.value;if(!Z.Qd(z))return m.issues.push({expected:"\
record",code:"invalid_type",input:z,inst:s}),m;const oe=[],ye=a.keyType._zod.values;if(ye&&!a.partial){m.value=c?c.alloc(
s,m,{},_):{};const Re=new Set;for(const Oe of ye)if(typeof Oe=="string"||typeof Oe=="number"||typeof Oe=="symbol"){if(Re.
add(typeof Oe=="number"?Oe.toString():Oe),Oe==="__proto__")continue;const We=a.keyType._zod.run({value:Oe,issues:[]},_);
if(We instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(We.issues.length){m.
issues.push({code:"invalid_key",origin:"record",issues:We.issues.map(Me=>Z.iR(Me,_,R.$W())),input:Oe,path:[Oe],inst:s});
continue}const Bt=We.value;if(Bt==="__proto__")continue;const Je=a.valueType._zod.run({value:z[Oe],issues:[]},_);Je instanceof
Promise?oe.push(Je.then(Me=>{Me.issues.length&&m.issues.push(...Z.lQ(Oe,Me.issues)),m.value[Bt]=Me.value})):(Je.issues.length&&
m.issues.push(...Z.lQ(Oe,Je.issues)),m.value[Bt]=Je.value)}let ce;for(const Oe in z)if(!Re.has(Oe))if(a.mode==="loose"){
if(Oe==="__proto__")continue;m.value[Oe]=z[Oe]}else ce=ce??[],ce.push(Oe);ce&&ce.length>0&&m.issues.push({code:"unrecogn\
ized_keys",input:z,inst:s,keys:ce,continue:!0})}else{m.value=c?c.alloc(s,m,{},_):{};let Re;for(const ce of Reflect.ownKeys(
z)){if(ce==="__proto__"||!Object.prototype.propertyIsEnumerable.call(z,ce))continue;let Oe=a.keyType._zod.run({value:ce,
issues:[]},_);if(Oe instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof ce==
"string"&&Ce.ai.test(ce)&&Oe.issues.length){const Me=a.keyType._zod.run({value:Number(ce),issues:[]},_);if(Me instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");Me.issues.length===0&&(Oe=Me)}if(Oe.issues.
length){a.mode==="loose"?m.value[ce]=z[ce]:ye?(Re=Re??[],Re.push(ce)):m.issues.push({code:"invalid_key",origin:"record",
issues:Oe.issues.map(Me=>Z.iR(Me,_,R.$W())),input:ce,path:[ce],inst:s});continue}const Bt=Oe.value;if(Bt==="__proto__")continue;
const Je=a.valueType._zod.run({value:z[ce],issues:[]},_);Je instanceof Promise?oe.push(Je.then(Me=>{Me.issues.length&&m.
issues.push(...Z.lQ(ce,Me.issues)),m.value[Bt]=Me.value})):(Je.issues.length&&m.issues.push(...Z.lQ(ce,Je.issues)),m.value[Bt]=
Je.value)}Re&&Re.length>0&&m.issues.push({code:"unrecognized_keys",input:z,inst:s,keys:Re,continue:!0})}return oe.length?
Promise.all(oe).then(()=>m):m}}),rB=null;function RB(s,a,c,m,_,z,oe){s.issues.length&&(util.propertyKeyTypes.has(typeof m)?
c.issues.push(...util.prefixIssues(m,s.issues)):c.issues.push({code:"invalid_key",origin:"map",input:_,inst:z,issues:s.issues.
map(ye=>util.finalizeIssue(ye,oe,core.config()))})),a.issues.length&&(util.propertyKeyTypes.has(typeof m)?c.issues.push(
...util.prefixIssues(m,a.issues)):c.issues.push({origin:"map",code:"invalid_element",input:_,inst:z,key:m,issues:a.issues.
map(ye=>util.finalizeIssue(ye,oe,core.config()))})),c.value.set(s.value,a.value)}const h=null;function e(s,a){s.issues.length&&
a.issues.push(...s.issues),a.value.add(s.value)}const t=R.xI("$ZodEnum",(s,a)=>{D.init(s,a);const c=Z.w5(a.entries),m=new Set(
c);s._zod.values=m,Z.v5(s,"pattern",_=>{const z=Z.w5(_.def.entries).filter(oe=>Z.qQ.has(typeof oe));return new RegExp(z.
length?`^(${z.map(oe=>Z.sD(oe.toString())).join("|")})$`:"^[^\\s\\S]$")}),s._zod.parse=(_,z)=>{const oe=_.value;return m.
has(oe)||_.issues.push({code:"invalid_value",values:c,input:oe,inst:s}),_}}),B=R.xI("$ZodLiteral",(s,a)=>{D.init(s,a);const c=new Set(
a.values);s._zod.values=c,Z.v5(s,"pattern",m=>{const _=m.def.values;return new RegExp(_.length?`^(${_.map(z=>typeof z=="\
string"?Z.sD(z):z?Z.sD(z.toString()):String(z)).join("|")})$`:"^[^\\s\\S]$")}),s._zod.parse=(m,_)=>{const z=m.value;return c.
has(z)||m.issues.push({code:"invalid_value",values:a.values,input:z,inst:s}),m}}),r=null,i=R.xI("$ZodTransform",(s,a)=>{
D.init(s,a),s._zod.optin="optional",R.cr.memoizer?.guard(s),s._zod.parse=(c,m)=>{if(m.direction==="backward")throw new R.
cV(s.constructor.name);const _=a.transform(c.value,c);if(m.async)return(_ instanceof Promise?_:Promise.resolve(_)).then(
oe=>(c.value=oe,c));if(_ instanceof Promise)throw new R.GT;return c.value=_,c}});function u(s,a){return s.value=a.issues.
length?void 0:a.value,s}const d=R.xI("$ZodOptional",(s,a)=>{D.init(s,a),Z.v5(s,"optin",c=>c.def.innerType._zod.optin==="\
defaulted"?"defaulted":"optional"),s._zod.optout="optional",Z.v5(s,"values",c=>{const m=c.def.innerType._zod.values;return m?
new Set([...m,void 0]):void 0}),Z.v5(s,"pattern",c=>{const m=c.def.innerType._zod.pattern;return m?new RegExp(`^(${Z.p6(
m.source)})?$`):void 0}),s._zod.parse=(c,m)=>{if(c.value===void 0){if(a.innerType._zod.optin!=="defaulted")return c;const _=a.
innerType._zod.run({value:c.value,issues:[]},m);return _ instanceof Promise?_.then(z=>u(c,z)):u(c,_)}return a.innerType.
_zod.run(c,m)}}),f=R.xI("$ZodExactOptional",(s,a)=>{d.init(s,a),Z.v5(s,"values",c=>c.def.innerType._zod.values),Z.v5(s,"\
pattern",c=>c.def.innerType._zod.pattern),s._zod.parse=(c,m)=>a.innerType._zod.run(c,m)}),x=R.xI("$ZodNullable",(s,a)=>{
D.init(s,a),Z.v5(s,"optin",c=>c.def.innerType._zod.optin),Z.v5(s,"optout",c=>c.def.innerType._zod.optout),Z.v5(s,"patter\
n",c=>{const m=c.def.innerType._zod.pattern;return m?new RegExp(`^(${Z.p6(m.source)}|null)$`):void 0}),Z.v5(s,"values",c=>c.
def.innerType._zod.values?new Set([...c.def.innerType._zod.values,null]):void 0),s._zod.parse=(c,m)=>c.value===null?c:a.
innerType._zod.run(c,m)}),G=R.xI("$ZodDefault",(s,a)=>{D.init(s,a),s._zod.optin="defaulted",Z.v5(s,"values",c=>c.def.innerType.
_zod.values),s._zod.parse=(c,m)=>{if(m.direction==="backward")return a.innerType._zod.run(c,m);if(c.value===void 0)return c.
value=a.defaultValue,c;const _=a.innerType._zod.run(c,m);return _ instanceof Promise?_.then(z=>Y(z,a)):Y(_,a)}});function Y(s,a){
return s.value===void 0&&(s.value=a.defaultValue),s}const he=R.xI("$ZodPrefault",(s,a)=>{D.init(s,a),s._zod.optin="defau\
lted",Z.v5(s,"values",c=>c.def.innerType._zod.values),s._zod.parse=(c,m)=>(m.direction==="backward"||c.value===void 0&&(c.
value=a.defaultValue),a.innerType._zod.run(c,m))}),pe=R.xI("$ZodNonOptional",(s,a)=>{D.init(s,a),Z.v5(s,"values",c=>{const m=c.
def.innerType._zod.values;return m?new Set([...m].filter(_=>_!==void 0)):void 0}),s._zod.parse=(c,m)=>{const _=a.innerType.
_zod.run(c,m);return _ instanceof Promise?_.then(z=>ue(z,s)):ue(_,s)}});function ue(s,a){return!s.issues.length&&s.value===
void 0&&s.issues.push({code:"invalid_type",expected:"nonoptional",input:s.value,inst:a}),s}const Ae=null;function Xe(s,a,c,m){
return a.issues.length?(s.value=c.catchValue({...a,value:s.value,error:{issues:a.issues.map(_=>Z.iR(_,m,R.$W()))},input:s.
value}),s):(s.value=a.value,a.memo&&(s.memo=!0),s)}const st=R.xI("$ZodCatch",(s,a)=>{D.init(s,a),Z.v5(s,"optin",c=>c.def.
innerType._zod.optin==="defaulted"?"defaulted":"optional"),Z.v5(s,"optout",c=>c.def.innerType._zod.optout),Z.v5(s,"value\
s",c=>c.def.innerType._zod.values),s._zod.parse=(c,m)=>{if(m.direction==="backward")return a.innerType._zod.run(c,m);const _=a.
innerType._zod.run({value:c.value,issues:[]},m);return _ instanceof Promise?_.then(z=>Xe(c,z,a,m)):Xe(c,_,a,m)}}),ut=null,
O=R.xI("$ZodPipe",(s,a)=>{D.init(s,a),Z.v5(s,"values",c=>c.def.in._zod.values),Z.v5(s,"optin",c=>c.def.in._zod.optin),Z.
v5(s,"optout",c=>c.def.out._zod.optout),Z.v5(s,"propValues",c=>c.def.in._zod.propValues),s._zod.parse=(c,m)=>{if(m.direction===
"backward"){const z=a.out._zod.run(c,m);return z instanceof Promise?z.then(oe=>I(oe,a.in,m)):I(z,a.in,m)}const _=a.in._zod.
run(c,m);return _ instanceof Promise?_.then(z=>I(z,a.out,m)):I(_,a.out,m)}});function I(s,a,c){return s.issues.some(m=>m.
code!=="unrecognized_keys")?(s.aborted=!0,s):a._zod.run({value:s.value,issues:s.issues},c)}const be=null;function tt(s,a,c){
if(s.issues.length)return s.aborted=!0,s;if((c.direction||"forward")==="forward"){const _=a.transform(s.value,s);return _ instanceof
Promise?_.then(z=>Rt(s,z,a.out,c)):Rt(s,_,a.out,c)}else{const _=a.reverseTransform(s.value,s);return _ instanceof Promise?
_.then(z=>Rt(s,z,a.in,c)):Rt(s,_,a.in,c)}}function Rt(s,a,c,m){return s.issues.length?(s.aborted=!0,s):c._zod.run({value:a,
issues:s.issues},m)}const Pt=null,pB=R.xI("$ZodReadonly",(s,a)=>{D.init(s,a),Z.v5(s,"propValues",c=>c.def.innerType._zod.
propValues),Z.v5(s,"values",c=>c.def.innerType._zod.values),Z.v5(s,"optin",c=>c.def.innerType?._zod?.optin),Z.v5(s,"opto\
ut",c=>c.def.innerType?._zod?.optout),s._zod.parse=(c,m)=>{if(m.direction==="backward")return a.innerType._zod.run(c,m);
const _=a.innerType._zod.run(c,m);return _ instanceof Promise?_.then(CB):CB(_)}});function CB(s){return s.memo||(s.value=
Object.freeze(s.value)),s}function GB(s){const a=s._zod.def;let c=a.pattern,m=!!a.format?.includes("int"),_,z;for(const ye of a.
checks??[]){const Re=ye._zod.def;Re.pattern&&(c=Re.pattern),m||(m=!!Re.format?.includes("int"));const ce=Re.minimum??Re.
length,Oe=Re.maximum??Re.length;ce!==void 0&&(_===void 0||ce>_)&&(_=ce),Oe!==void 0&&(z===void 0||Oe<z)&&(z=Oe)}if(c)return c.
source;if(_!==void 0&&z!==void 0&&_>z)return"(?!)";if(_!==void 0||z!==void 0)return regexes.string({minimum:_,maximum:z}).
source;const oe=s._zod.pattern;return(m&&oe===regexes.number?regexes.integer:oe)?.source}function iB(s){const a=s._zod.def,
c=s._zod.pattern?.source,m=a.innerType??s._zod.innerType;if(m){const _=m._zod.pattern?.source,z=iB(m);return c&&_&&z&&z!==
_?c.replace(util.cleanRegex(_),()=>util.cleanRegex(z)):c}if(a.options){const _=a.options.map(iB);if(_.every(Boolean))return`\
^(${_.map(z=>util.cleanRegex(z)).join("|")})$`}return GB(s)}const $B=null,JB=null,DB=null,BB=null,IB=R.xI("$ZodCustom",(s,a)=>{
p.QP.init(s,a),D.init(s,a),s._zod.parse=(c,m)=>c,s._zod.check=c=>{const m=c.value,_=a.fn(m);if(_ instanceof Promise)return _.
then(z=>sB(z,c,m,s));sB(_,c,m,s)}});function sB(s,a,c,m){if(!s){const _={code:"custom",input:c,inst:m,path:[...m._zod.def.
path??[]],continue:!m._zod.def.abort};m._zod.def.params&&(_.params=m._zod.def.params),a.issues.push(Z.sn(_))}}},87509:function(wt,Ze,_e){
_e.d(Ze,{Lp:()=>De,OA:()=>Le,Wb:()=>C,_S:()=>Z,az:()=>Ce,jE:()=>ze,uE:()=>Ee});var p=_e(29396),R=_e(54723);function $(S,...b){
for(const L of b)for(const A of Reflect.ownKeys(L))Object.prototype.propertyIsEnumerable.call(L,A)&&(0,R.Vy)(S,A,L[A]);return S}
function Ce(S){let b=S?.target??"draft-2020-12";return b==="draft-4"&&(b="draft-04"),b==="draft-7"&&(b="draft-07"),{processors:S.
processors??{},metadataRegistry:S?.metadata??p.fd,target:b,unrepresentable:S?.unrepresentable??"throw",override:S?.override??
(()=>{}),io:S?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:S?.cycles??
"ref",reused:S?.reused??"inline",intersections:[],deferred:[],external:S?.external??void 0}}function Z(S,b,L,A,v){const M=typeof b.
unrepresentable=="function"?b.unrepresentable({zodSchema:S,path:A.path,message:v}):b.unrepresentable;if(M==="any")return!1;
if(M===void 0||M==="throw")throw new Error(v);return Object.assign(L,M),!0}function De(S,b,L={path:[],schemaPath:[]}){var A;
const v=S._zod.def,M=b.seen.get(S);if(M)return M.count++,L.schemaPath.includes(S)&&(M.cycle=L.path),M.schema;const U={schema:{},
count:1,cycle:void 0,path:L.path};b.seen.set(S,U),b.sharedDefsExtractedFor=void 0,b.sharedEmitDoneFor=void 0;const J=S._zod.
toJSONSchema?.();if(J)U.schema=J;else{const Se={...L,schemaPath:[...L.schemaPath,S],path:L.path};if(S._zod.processJSONSchema)
S._zod.processJSONSchema(b,U.schema,Se);else{const se=U.schema,k=b.processors[v.type];if(!k)throw new Error(`[toJSONSche\
ma]: Non-representable type encountered: ${v.type}`);k(S,b,se,Se)}const ve=S._zod.parent;ve&&(U.ref||(U.ref=ve),De(ve,b,
Se),b.seen.get(ve).isParent=!0)}const P=b.metadataRegistry.get(S);return P&&$(U.schema,P),b.io==="input"&&ee(S)&&(delete U.
schema.examples,delete U.schema.default),b.io==="input"&&"_prefault"in U.schema&&((A=U.schema).default??(A.default=U.schema.
_prefault)),delete U.schema._prefault,b.seen.get(S).schema}function D(S){return S.replace(/~/g,"~0").replace(/\//g,"~1")}
function C(S,b){const L=S.seen.get(b);if(!L)throw new Error("Unprocessed schema. This is a bug in Zod.");if(S.external&&
S.sharedDefsExtractedFor===S.external)return;const A=new Map;for(const U of S.seen.entries()){const J=S.metadataRegistry.
get(U[0])?.id;if(J){const P=A.get(J);if(P&&P!==U[0])throw new Error(`Duplicate schema id "${J}" detected during JSON Sch\
ema conversion. Two different schemas cannot share the same id when converted together.`);A.set(J,U[0])}}const v=U=>{const J=S.
target==="draft-2020-12"?"$defs":"definitions";if(S.external){const ve=S.external.registry.get(U[0])?.id,se=S.external.uri??
(ae=>ae);if(ve)return{ref:se(ve)};const k=U[1].defId??U[1].schema.id??`schema${S.counter++}`;return U[1].defId=k,{defId:k,
ref:`${se("__shared")}#/${J}/${D(k)}`}}const P="#",le=`${P}/${J}/`;if(U[1]===L&&!U[1].schema.id)return{ref:P};const Se=U[1].
schema.id??`__schema${S.counter++}`;return{defId:Se,ref:le+D(Se)}},M=U=>{if(U[1].schema.$ref)return;const J=U[1],{ref:P,
defId:le}=v(U);J.def={...J.schema},le&&(J.defId=le);const Se=J.schema;for(const ve in Se)delete Se[ve];Se.$ref=P};if(S.cycles===
"throw")for(const U of S.seen.entries()){const J=U[1];if(J.cycle)throw new Error(`Cycle detected: #/${J.cycle?.join("/")}\
/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const U of S.seen.entries()){const J=U[1];
if(b===U[0]){M(U);continue}if(S.external){const le=S.external.registry.get(U[0])?.id;if(b!==U[0]&&le){M(U);continue}}if(S.
metadataRegistry.get(U[0])?.id){M(U);continue}if(J.cycle){M(U);continue}J.count>1&&S.reused==="ref"&&M(U)}S.external&&(S.
sharedDefsExtractedFor=S.external)}function Ie(S){const b=S.anyOf;if(!Array.isArray(b)||b.length===0||S.type!==void 0)return;
const L=[];for(const A of b){if(!A||typeof A!="object")return;Ie(A);const v=Object.keys(A);if(v.length!==1||v[0]!=="type")
return;const M=A.type;for(const U of Array.isArray(M)?M:[M]){if(typeof U!="string")return;L.includes(U)||L.push(U)}}delete S.
anyOf,S.type=L.length===1?L[0]:L}const Te=new Set(["type","properties","required","additionalProperties"]),Fe=["oneOf","\
anyOf"];function l(S){const b=S.additionalProperties;return b===void 0||b===!1||typeof b!="object"||b===null?null:Object.
keys(b).length?b:null}function Pe(S){const b=[];for(const M of S){if(typeof M!="object"||M.type!=="object")return null;for(const U in M)
if(!Te.has(U))return null;b.push(M)}const L={},A=new Set;for(const M of b){for(const U in M.properties){if(Object.prototype.
hasOwnProperty.call(L,U))continue;const J=[];for(const le of b){const Se=le.properties?.[U]??l(le);Se!=null&&(J.some(ve=>JSON.
stringify(ve)===JSON.stringify(Se))||J.push(Se))}const P=J.length===1?J[0]:Pe(J)??{allOf:J};(0,R.Vy)(L,U,P)}for(const U of M.
required??[])A.add(U)}const v={type:"object",properties:L};if(A.size&&(v.required=[...A]),b.every(M=>M.additionalProperties===
!1))v.additionalProperties=!1;else{const M=[];for(const U of b){const J=l(U);J&&!M.some(P=>JSON.stringify(P)===JSON.stringify(
J))&&M.push(J)}M.length===1?v.additionalProperties=M[0]:M.length>1&&(v.additionalProperties={allOf:M})}return v}function $e(S){
const b=S.allOf;if(!Array.isArray(b)||b.length<2)return;for(const v of Te)if(v in S)return;const L=b.filter(v=>Fe.some(M=>Array.
isArray(v[M])));let A=null;if(!L.length)A=Pe(b);else{const v=L[0],M=Fe.find(P=>Array.isArray(v[P]));if(Object.keys(v).length!==
1)return;const U=b.filter(P=>P!==v),J=v[M].map(P=>Pe([...U,P]));if(J.some(P=>!P))return;A={[M]:J}}A&&(delete S.allOf,$(S,
A))}function ze(S,b){const L=S.seen.get(b);if(!L)throw new Error("Unprocessed schema. This is a bug in Zod.");const A=J=>{
const P=S.seen.get(J);if(P.ref===null)return;const le=P.def??P.schema,Se={...le},ve=P.ref;if(P.ref=null,ve){A(ve);const k=S.
seen.get(ve),ae=k.schema;if(ae.$ref&&(S.target==="draft-07"||S.target==="draft-04"||S.target==="openapi-3.0")?(le.allOf=
le.allOf??[],le.allOf.push(ae)):$(le,ae),$(le,Se),J._zod.parent===ve)for(const Ne in le)Ne==="$ref"||Ne==="allOf"||Ne in
Se||delete le[Ne];if(ae.$ref&&k.def)for(const Ne in le)Ne==="$ref"||Ne==="allOf"||Ne in k.def&&JSON.stringify(le[Ne])===
JSON.stringify(k.def[Ne])&&delete le[Ne]}const se=J._zod.parent;if(se&&se!==ve){A(se);const k=S.seen.get(se);if(k?.schema.
$ref&&(le.$ref=k.schema.$ref,k.def))for(const ae in le)ae==="$ref"||ae==="allOf"||ae in k.def&&JSON.stringify(le[ae])===
JSON.stringify(k.def[ae])&&delete le[ae]}S.override({zodSchema:J,jsonSchema:le,path:P.path??[]})};if(!S.external||S.sharedEmitDoneFor!==
S.external){for(const J of[...S.seen.entries()].reverse())A(J[0]);if(S.target!=="openapi-3.0")for(const J of S.seen.entries())
Ie(J[1].def??J[1].schema);for(const J of S.deferred)J();if(S.intersections.length){const J=new Map;for(const P of S.seen.
values())for(const le of[P.schema,P.def]){const Se=le?.allOf;if(!Array.isArray(Se))continue;const ve=J.get(Se);ve?ve.push(
le):J.set(Se,[le])}for(const P of S.intersections)for(const le of J.get(P)??[])$e(le)}}const v={};if(S.target==="draft-2\
020-12"?v.$schema="https://json-schema.org/draft/2020-12/schema":S.target==="draft-07"?v.$schema="http://json-schema.org\
/draft-07/schema#":S.target==="draft-04"?v.$schema="http://json-schema.org/draft-04/schema#":S.target,S.external?.uri){const J=S.
external.registry.get(b)?.id;if(!J)throw new Error("Schema is missing an `id` property");v.$id=S.external.uri(J)}$(v,L.defId?
L.schema:L.def??L.schema);const M=S.metadataRegistry.get(b)?.id;M!==void 0&&v.id===M&&delete v.id;const U=S.external?.defs??
{};if(!S.external||S.sharedEmitDoneFor!==S.external)for(const J of S.seen.entries()){const P=J[1];P.def&&P.defId&&(P.def.
id===P.defId&&delete P.def.id,(0,R.Vy)(U,P.defId,P.def))}S.external&&(S.sharedEmitDoneFor=S.external),S.external||Object.
keys(U).length>0&&(S.target==="draft-2020-12"?v.$defs=U:v.definitions=U);try{const J=JSON.parse(JSON.stringify(v));return Object.
defineProperty(J,"~standard",{value:{...b["~standard"],jsonSchema:{input:Ee(b,"input",S.processors),output:Ee(b,"output",
S.processors)}},enumerable:!1,writable:!1}),J}catch{throw new Error("Error converting schema to JSON.")}}function ee(S,b){
const L=b??{seen:new Set};if(L.seen.has(S))return!1;L.seen.add(S);const A=S._zod.def;if(A.type==="transform")return!0;if(A.
type==="array")return ee(A.element,L);if(A.type==="set")return ee(A.valueType,L);if(A.type==="lazy")return ee(A.getter(),
L);if(A.type==="promise"||A.type==="optional"||A.type==="nonoptional"||A.type==="nullable"||A.type==="readonly"||A.type===
"default"||A.type==="prefault"||A.type==="catch")return ee(A.innerType,L);if(A.type==="intersection")return ee(A.left,L)||
ee(A.right,L);if(A.type==="record"||A.type==="map")return ee(A.keyType,L)||ee(A.valueType,L);if(A.type==="pipe")return S.
_zod.traits.has("$ZodCodec")?!0:ee(A.in,L)||ee(A.out,L);if(A.type==="object"){for(const v in A.shape)if(ee(A.shape[v],L))
return!0;return!1}if(A.type==="union"){for(const v of A.options)if(ee(v,L))return!0;return!1}if(A.type==="tuple"){for(const v of A.
items)if(ee(v,L))return!0;return!!(A.rest&&ee(A.rest,L))}return!1}const Le=(S,b={})=>L=>{const A=Ce({...L,processors:b});
return De(S,A),C(A,S),ze(A,S)},Ee=(S,b,L={})=>A=>{const{libraryOptions:v,target:M}=A??{},U=Ce({...v??{},target:M,io:b,processors:L});
return De(S,U),C(U,S),ze(U,S)}},54723:function(wt,Ze,_e){_e.d(Ze,{A2:()=>xe,B7:()=>X,GW:()=>V,Gv:()=>ge,LG:()=>ze,MO:()=>b,
NM:()=>pt,NR:()=>lt,O7:()=>E,OH:()=>Ut,PO:()=>l,QH:()=>zt,Qd:()=>we,Rc:()=>Q,SS:()=>hB,UQ:()=>se,Up:()=>Be,Vy:()=>S,W0:()=>mt,
X:()=>fB,X$:()=>nt,Yv:()=>k,cJ:()=>yt,cl:()=>Pe,d3:()=>me,gx:()=>ae,h1:()=>ft,hI:()=>Ne,hi:()=>w,iR:()=>at,jD:()=>Ft,jw:()=>Ie,
k8:()=>Te,lQ:()=>Ke,mw:()=>xt,o8:()=>Ct,ol:()=>Ot,p6:()=>$e,qQ:()=>St,qh:()=>it,rL:()=>ht,sD:()=>Et,sn:()=>N,un:()=>Ht,v5:()=>lB,
w5:()=>C,yG:()=>Ye,zH:()=>ot,zM:()=>J});var p=_e(88532);function R(g){return g}function $(g){return g}function Ce(){return g=>g}
function Z(g){}function De(g){throw new Error("Unexpected value in exhaustive check")}function D(g){}function C(g){const y=Object.
values(g).filter(re=>typeof re=="number");return Object.entries(g).filter(([re,ke])=>y.indexOf(+re)===-1).map(([re,ke])=>ke)}
function Ie(g,y="|"){return g.map(j=>X(j)).join(y)}function Te(g,y){return typeof y=="bigint"?y.toString():y}class Fe{constructor(y){
this._getter=y,this._value=void 0}get value(){const y=this._getter;return y!==void 0&&(this._value=y(),this._getter=void 0),
this._value}}function l(g){return new Fe(g)}function Pe(g){return g==null}function $e(g){const y=g.startsWith("^")?1:0,j=g.
endsWith("$")?g.length-1:g.length;return g.slice(y,j)}function ze(g,y){const j=g/y,re=Math.round(j),ke=4*Number.EPSILON*
Math.max(Math.abs(j),1);return Math.abs(j-re)<ke?0:j-re}const ee=null;function Le(g,y,j){let re;Object.defineProperty(g,
y,{get(){if(re!==ee)return re===void 0&&(re=ee,re=j()),re},set(ke){Object.defineProperty(g,y,{value:ke})},configurable:!0})}
function Ee(g){return Object.create(Object.getPrototypeOf(g),Object.getOwnPropertyDescriptors(g))}function S(g,y,j){Object.
defineProperty(g,y,{value:j,writable:!0,enumerable:!0,configurable:!0})}function b(g){const y=Object.getOwnPropertyDescriptor(
g,"shape");return y?.get?y.get.raw:y?.value}function L(g){return b(g._zod.def)??g._zod.def.shape}function A(g,y,j){Object.
defineProperty(g,y,{get(){const re=j();return S(this,y,re),re},enumerable:!0,configurable:!0})}function v(g,y,j){y in g?
S(g,y,j):g[y]=j}function M(g,y,j,re){const ke=L(y);for(const Ve of j){const Mt=Object.getOwnPropertyDescriptor(ke,Ve);Mt.
enumerable&&(Mt.get?A(g,Ve,()=>{const Nt=y._zod.def.shape[Ve];return re?re(Nt,Ve):Nt}):v(g,Ve,re?re(Mt.value,Ve):Mt.value))}}
function U(g,y){for(const j of Reflect.ownKeys(y)){const re=Object.getOwnPropertyDescriptor(y,j);re.enumerable&&(re.get?
A(g,j,()=>y[j]):v(g,j,re.value))}}function J(...g){const y={};for(const j of g){const re=Object.getOwnPropertyDescriptors(
j);Object.assign(y,re)}return Object.defineProperties({},y)}function P(g){return J(g._zod.def)}function le(g,y){return y?
y.reduce((j,re)=>j?.[re],g):g}function Se(g){const y=Object.keys(g),j=y.map(re=>g[re]);return Promise.all(j).then(re=>{const ke={};
for(let Ve=0;Ve<y.length;Ve++)ke[y[Ve]]=re[Ve];return ke})}function ve(g=10){const y="abcdefghijklmnopqrstuvwxyz";let j="";
for(let re=0;re<g;re++)j+=y[Math.floor(Math.random()*y.length)];return j}function se(g){return JSON.stringify(g)}function k(g){
return g.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const ae="captureSt\
ackTrace"in Error?Error.captureStackTrace:(...g)=>{};function ge(g){return typeof g=="object"&&g!==null&&!Array.isArray(
g)}const Ne=l(()=>{if(p.cr.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{const g=Function;
return new g(""),!0}catch{return!1}});function we(g){if(ge(g)===!1)return!1;const y=g.constructor;if(y===void 0||typeof y!=
"function")return!0;const j=y.prototype;return!(ge(j)===!1||Object.prototype.hasOwnProperty.call(j,"isPrototypeOf")===!1)}
function Ye(g){return we(g)?{...g}:Array.isArray(g)?[...g]:g instanceof Map?new Map(g):g instanceof Set?new Set(g):g}function H(g){
let y=0;for(const j in g)Object.prototype.hasOwnProperty.call(g,j)&&y++;return y}const Dt=g=>{const y=typeof g;switch(y){case"\
undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(g)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(g)?"array":g===null?"null":g.then&&typeof g.then=="function"&&g.catch&&typeof g.catch=="function"?"promise":typeof Map<
"u"&&g instanceof Map?"map":typeof Set<"u"&&g instanceof Set?"set":typeof Date<"u"&&g instanceof Date?"date":typeof File<
"u"&&g instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${y}`)}},St=new Set(["string","number",
"symbol"]),It=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Et(g){return g.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function Ct(g,y,j){const re=new g._zod.constr(y??g._zod.def);return(!y||j?.parent)&&(re._zod.parent=g),re}function xe(g){
const y=g;if(!y)return{};if(typeof y=="string")return{error:()=>y};if(y?.message!==void 0){if(y?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");y.error=y.message}return delete y.message,typeof y.error=="string"?{
...y,error:()=>y.error}:y}function je(g){let y;return new Proxy({},{get(j,re,ke){return y??(y=g()),Reflect.get(y,re,ke)},
set(j,re,ke,Ve){return y??(y=g()),Reflect.set(y,re,ke,Ve)},has(j,re){return y??(y=g()),Reflect.has(y,re)},deleteProperty(j,re){
return y??(y=g()),Reflect.deleteProperty(y,re)},ownKeys(j){return y??(y=g()),Reflect.ownKeys(y)},getOwnPropertyDescriptor(j,re){
return y??(y=g()),Reflect.getOwnPropertyDescriptor(y,re)},defineProperty(j,re,ke){return y??(y=g()),Reflect.defineProperty(
y,re,ke)}})}function X(g){return typeof g=="bigint"?g.toString()+"n":typeof g=="string"?`"${g}"`:`${g}`}function pt(g){return Object.
keys(g).filter(y=>g[y]._zod.optin!==void 0&&g[y]._zod.optout==="optional")}const ot={safeint:[Number.MIN_SAFE_INTEGER,Number.
MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},lt={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[
BigInt(0),BigInt("18446744073709551615")]};function Be(g,y){const j=g._zod.def,re=j.checks;if(re&&re.length>0)throw new Error(
".pick() cannot be used on object schemas containing refinements");const Ve={};return M(Ve,g,te(g,y)),Ct(g,J(j,{shape:Ve,
checks:[]}))}function te(g,y){const j=L(g),re=[];for(const ke of Reflect.ownKeys(y)){if(!Object.getOwnPropertyDescriptor(
j,ke)?.enumerable)throw new Error(`Unrecognized key: "${String(ke)}"`);y[ke]&&re.push(ke)}return re}function yt(g,y){const j=g.
_zod.def,re=j.checks;if(re&&re.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");
const Ve=new Set(te(g,y)),Mt={};return M(Mt,g,Reflect.ownKeys(L(g)).filter(Nt=>!Ve.has(Nt))),Ct(g,J(j,{shape:Mt,checks:[]}))}
function nt(g,y){if(!we(y))throw new Error("Invalid input to extend: expected a plain object");const j=g._zod.def.checks;
if(j&&j.length>0){const ke=L(g);for(const Ve of Reflect.ownKeys(y))if(Object.getOwnPropertyDescriptor(ke,Ve)!==void 0)throw new Error(
"Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return Ct(g,J(g._zod.def,
{shape:dt(g,y)}))}function dt(g,y){const j={};return M(j,g,Reflect.ownKeys(L(g))),U(j,y),j}function mt(g,y){if(!we(y))throw new Error(
"Invalid input to safeExtend: expected a plain object");return Ct(g,J(g._zod.def,{shape:dt(g,y)}))}function ft(g,y){if(!y?.
_zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
if(g._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .saf\
eExtend() instead.");const j={};M(j,g,Reflect.ownKeys(L(g))),M(j,y,Reflect.ownKeys(L(y)));const re=J(g._zod.def,{shape:j,
get catchall(){return y._zod.def.catchall},checks:y._zod.def.checks??[]});return Ct(g,re)}function Ut(g,y,j,re="partial"){
const Ve=y._zod.def.checks;if(Ve&&Ve.length>0)throw new Error(`.${re}() cannot be used on object schemas containing refi\
nements`);const Nt=j?new Set(te(y,j)):void 0,Qt={};return M(Qt,y,Reflect.ownKeys(L(y)),g&&((rB,RB)=>Nt&&!Nt.has(RB)?rB:new g(
{type:"optional",innerType:rB}))),Ct(y,J(y._zod.def,{shape:Qt,checks:[]}))}function xt(g,y,j){const re=j?new Set(te(y,j)):
void 0,ke={};return M(ke,y,Reflect.ownKeys(L(y)),(Ve,Mt)=>re&&!re.has(Mt)?Ve:new g({type:"nonoptional",innerType:Ve})),Ct(
y,J(y._zod.def,{shape:ke}))}function zt(g,y=0){if(g.aborted===!0)return!0;for(let j=y;j<g.issues.length;j++)if(g.issues[j]?.
continue!==!0)return!0;return!1}function ht(g,y=0){if(g.aborted===!0)return!0;for(let j=y;j<g.issues.length;j++)if(g.issues[j]?.
continue===!1)return!0;return!1}function Ke(g,y){return y.map(j=>{var re;return(re=j).path??(re.path=[]),j.path.unshift(
g),j})}function Tt(g){return typeof g=="string"?g:g?.message}function w(g){const y=[];for(const j of g??[]){const re=j._zod.
def;if(!/_(length|size)$|_equals$/.test(re.check))break;const ke=re.maximum??re.length??re.size;ke>=0&&y.push([ke,j])}return y}
function me(g,y,j){var re;for(let ke=y;ke<g.length;ke++)(re=g[ke]).schema??(re.schema=j)}function at(g,y,j){var re;const ke=g.
inst?._zod?.traits;ke?.has("$ZodType")&&(ke.has("$ZodCheck")?(re=g).schema??(re.schema=g.inst):g.schema=g.inst);const Ve=g.
schema!==g.inst?g.schema?._zod.def?.error:void 0,Mt=g.message?g.message:Tt(g.inst?._zod.def?.error?.(g))??Tt(Ve?.(g))??Tt(
y?.error?.(g))??Tt(j.customError?.(g))??Tt(j.localeError?.(g))??"Invalid input",Nt={};for(const Qt of Object.keys(g))Qt===
"inst"||Qt==="schema"||Qt==="continue"||Qt==="input"||Qt==="__proto__"||(Nt[Qt]=g[Qt]);return Nt.path??(Nt.path=[]),Nt.message=
Mt,y?.reportInput&&(Nt.input=g.input),Nt}function ne(g){return g instanceof Set?"set":g instanceof Map?"map":g instanceof
File?"file":"unknown"}const F=/[\uD800-\uDBFF]/;function E(g){const y=g.length;if(!F.test(g))return y;let j=y;for(let re=0;re<
y-1;re++)(g.charCodeAt(re)&64512)===55296&&(g.charCodeAt(re+1)&64512)===56320&&(j--,re++);return j}function Q(g){return Array.
isArray(g)?"array":typeof g=="string"?"string":"unknown"}function V(g){const y=typeof g;switch(y){case"number":return Number.
isNaN(g)?"nan":"number";case"object":{if(g===null)return"null";if(Array.isArray(g))return"array";const j=g;if(j&&Object.
getPrototypeOf(j)!==Object.prototype&&"constructor"in j&&j.constructor)return j.constructor.name}}return y}function N(...g){
const[y,j,re]=g;return typeof y=="string"?{message:y,code:"custom",input:j,inst:re}:{...y}}function W(g){return Object.entries(
g).filter(([y,j])=>Number.isNaN(Number.parseInt(y,10))).map(y=>y[1])}function de(g){const y=atob(g),j=new Uint8Array(y.length);
for(let re=0;re<y.length;re++)j[re]=y.charCodeAt(re);return j}function Qe(g){let y="";for(let j=0;j<g.length;j++)y+=String.
fromCharCode(g[j]);return btoa(y)}function fe(g){const y=g.replace(/-/g,"+").replace(/_/g,"/"),j="=".repeat((4-y.length%
4)%4);return de(y+j)}function rt(g){return Qe(g).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function qe(g){const y=g.
replace(/^0x/,"");if(y.length%2!==0)throw new Error("Invalid hex string length");const j=new Uint8Array(y.length/2);for(let re=0;re<
y.length;re+=2)j[re/2]=Number.parseInt(y.slice(re,re+2),16);return j}function _t(g){return Array.from(g).map(y=>y.toString(
16).padStart(2,"0")).join("")}class et{constructor(...y){}}function Ot(g,y){for(const j in y){const re=Object.getOwnPropertyDescriptor(
y,j);re.get?Object.defineProperty(g,j,{...re,enumerable:!1}):At(g,j,re.value)}}function it(g,y,j,re=!0){return Object.defineProperty(
g,y,{configurable:!0,writable:!0,enumerable:re,value:j}),j}function Ft(g,y,j){return it(g,y,j,!1)}function Ht(g,y){for(const j in g){
const re=g[j];Object.defineProperty(y,j,{configurable:!0,enumerable:!0,get(){return it(this,j,re(this))},set(ke){it(this,
j,ke)}})}return y}function At(g,y,j){Object.defineProperty(g,y,{configurable:!0,get(){return this==null?j:it(this,y,j.bind(
this))},set(re){it(this,y,re)}})}function nB(g,y){const j=Object.getPrototypeOf(g);return y in j?void 0:j}let tB,jt=!1;const Kt={
configurable:!0,get(){jt=!0}};function lB(g,y,j){const re=Object.getPrototypeOf(g._zod);if(y in re&&tB!==g._zod){tB=void 0;
return}tB=g._zod,Object.defineProperty(re,y,{configurable:!0,get(){Object.defineProperty(this,y,Kt);const ke=jt;jt=!1;try{
const Ve=j(this);return jt?delete this[y]:Object.defineProperty(this,y,{configurable:!0,writable:!0,value:Ve}),jt=jt||ke,
Ve}catch(Ve){throw delete this[y],jt=jt||ke,Ve}},set(ke){Object.defineProperty(this,y,{configurable:!0,writable:!0,value:ke})}})}
function fB(g,y,j,re){const ke=nB(g,y);ke&&Object.defineProperty(ke,y,{configurable:!0,get(){const Ve={configurable:!0,writable:!0,
enumerable:re,value:void 0};return Object.defineProperty(this,y,Ve),Ve.value=j(this),Object.defineProperty(this,y,Ve),Ve.
value},set(Ve){Object.defineProperty(this,y,{configurable:!0,writable:!0,enumerable:re,value:Ve})}})}const gB="~constant\
Catch";function hB(g){const y=()=>g;return y[gB]=!0,y}}};
