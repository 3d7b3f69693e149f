"use strict";exports.id=332,exports.ids=[332],exports.modules={14006:((ut,Oe,q)=>{const Ie=q(98016),oe=q(64059);function he(Ue,P,R=!1){
return P&&(P.windows===null||P.windows===void 0)&&(P={...P,windows:oe.isWindows()}),Ie(Ue,P,R)}Object.assign(he,Ie),ut.exports=
he}),5595:(ut=>{const q="[^\\\\/]",R="(?=.)",z="[^/]",E="(?:\\/|$)",V="(?:^|\\/)",ce=`\\.{1,2}${E}`,de="(?!\\.)",je=`(?!${V}${ce}\
)`,Se=`(?!\\.{0,1}${E})`,_e=`(?!${ce})`,Ze="[^.\\/]",ft=`${z}*?`,h={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\
\\?",SLASH_LITERAL:"\\/",ONE_CHAR:R,QMARK:z,END_ANCHOR:E,DOTS_SLASH:ce,NO_DOT:de,NO_DOTS:je,NO_DOT_SLASH:Se,NO_DOTS_SLASH:_e,
QMARK_NO_DOT:Ze,STAR:ft,START_ANCHOR:V,SEP:"/"},K={...h,SLASH_LITERAL:"[\\\\/]",QMARK:q,STAR:`${q}*?`,DOTS_SLASH:"\\.{1,2\
}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",
NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",
SEP:"\\"},I={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"\
0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\\
v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};ut.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:I,
REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,
REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,
REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,
CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,
CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,
CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,
CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,
CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,
CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,
CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(D){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${D.STAR})`},"?":{
type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{
type:"at",open:"(?:",close:")"}}},globChars(D){return D===!0?K:h}}}),78265:((ut,Oe,q)=>{const Ie=q(5595),oe=q(64059),{MAX_LENGTH:he,
POSIX_REGEX_SOURCE:Ue,REGEX_NON_SPECIAL_CHARS:P,REGEX_SPECIAL_CHARS_BACKREF:R,REPLACEMENTS:z}=Ie,E=(I,D)=>{if(typeof D.expandRange==
"function")return D.expandRange(...I,D);I.sort();const v=`[${I.join("-")}]`;try{new RegExp(v)}catch{return I.map(M=>oe.escapeRegex(
M)).join("..")}return v},V=(I,D)=>`Missing ${I}: "${D}" - use "\\\\${D}" to match literal characters`,ce=I=>{const D=[];
let v=0,F=0,M=0,C="",j=!1;for(const B of I){if(j===!0){C+=B,j=!1;continue}if(B==="\\"){C+=B,j=!0;continue}if(B==='"'){M=
M===1?0:1,C+=B;continue}if(M===0){if(B==="[")v++;else if(B==="]"&&v>0)v--;else if(v===0){if(B==="(")F++;else if(B===")"&&
F>0)F--;else if(B==="|"&&F===0){D.push(C),C="";continue}}}C+=B}return D.push(C),D},de=I=>{let D=!1;for(const v of I){if(D===
!0){D=!1;continue}if(v==="\\"){D=!0;continue}if(/[?*+@!()[\]{}]/.test(v))return!1}return!0},je=I=>{let D=I.trim(),v=!0;for(;v===
!0;)v=!1,/^@\([^\\()[\]{}|]+\)$/.test(D)&&(D=D.slice(2,-1),v=!0);if(de(D))return D.replace(/\\(.)/g,"$1")},Se=I=>{const D=I.
map(je).filter(Boolean);for(let v=0;v<D.length;v++)for(let F=v+1;F<D.length;F++){const M=D[v],C=D[F],j=M[0];if(!(!j||M!==
j.repeat(M.length)||C!==j.repeat(C.length))&&(M===C||M.startsWith(C)||C.startsWith(M)))return!0}return!1},_e=(I,D=!0)=>{
if(I[0]!=="+"&&I[0]!=="*"||I[1]!=="(")return;let v=0,F=0,M=0,C=!1;for(let j=1;j<I.length;j++){const B=I[j];if(C===!0){C=
!1;continue}if(B==="\\"){C=!0;continue}if(B==='"'){M=M===1?0:1;continue}if(M!==1){if(B==="["){v++;continue}if(B==="]"&&v>
0){v--;continue}if(!(v>0)){if(B==="("){F++;continue}if(B===")"&&(F--,F===0))return D===!0&&j!==I.length-1?void 0:{type:I[0],
body:I.slice(2,j),end:j}}}}},Ze=I=>`${I.length===1?oe.escapeRegex(I[0]):`[${I.map(v=>oe.escapeRegex(v)).join("")}]`}*`,ft=I=>{
let D=0;const v=[];for(;D<I.length;){const F=_e(I.slice(D),!1);if(!F||F.type!=="*")return;const M=ce(F.body).map(j=>j.trim());
if(M.length!==1)return;const C=je(M[0]);if(!C||C.length!==1)return;v.push(C),D+=F.end+1}if(!(v.length<1))return v},Ce=I=>{
let D=0,v=I.trim(),F=_e(v);for(;F;)D++,v=F.body.trim(),F=_e(v);return D},h=(I,D)=>{if(D.maxExtglobRecursion===!1)return{
risky:!1};const v=typeof D.maxExtglobRecursion=="number"?D.maxExtglobRecursion:Ie.DEFAULT_MAX_EXTGLOB_RECURSION,F=ce(I).
map(B=>B.trim());if(F.length>1&&(F.some(B=>B==="")||F.some(B=>/^[*?]+$/.test(B))||Se(F)))return{risky:!0};const M=[];let C=!1,
j=!0;for(const B of F){const ue=ft(B);if(ue){C=!0,M.push(...ue);continue}const xe=je(B);if(xe&&xe.length===1){M.push(xe);
continue}if(j=!1,Ce(B)>v)return{risky:!0}}return C?j?{risky:!0,safeOutput:Ze([...new Set(M)])}:{risky:!0}:{risky:!1}},K=(I,D)=>{
if(typeof I!="string")throw new TypeError("Expected a string");I=z[I]||I;const v={...D},F=typeof v.maxLength=="number"?Math.
min(he,v.maxLength):he;let M=I.length;if(M>F)throw new SyntaxError(`Input length: ${M}, exceeds maximum allowed length: ${F}`);
const C={type:"bos",value:"",output:v.prepend||""},j=[C],B=v.capture?"":"?:",ue=Ie.globChars(v.windows),xe=Ie.extglobChars(
ue),{DOT_LITERAL:se,PLUS_LITERAL:tt,SLASH_LITERAL:Ke,ONE_CHAR:Le,DOTS_SLASH:we,NO_DOT:ye,NO_DOT_SLASH:ht,NO_DOTS_SLASH:ct,
QMARK:ge,QMARK_NO_DOT:st,STAR:Ee,START_ANCHOR:Re}=ue,Pe=w=>`(${B}(?:(?!${Re}${w.dot?we:se}).)*?)`,Te=v.dot?"":ye,W=v.dot?
ge:st;let J=v.bash===!0?Pe(v):Ee;v.capture&&(J=`(${J})`),typeof v.noext=="boolean"&&(v.noextglob=v.noext);const y={input:I,
index:-1,start:0,dot:v.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,
globstar:!1,tokens:j};I=oe.removePrefix(I,y),M=I.length;const Be=[],Ae=[],be=[];let b=C,_;const re=()=>y.index===M-1,$=y.
peek=(w=1)=>I[y.index+w],Ge=y.advance=()=>I[++y.index]||"",O=()=>I.slice(y.index+1),De=(w="",ve=0)=>{y.consumed+=w,y.index+=
ve},gt=w=>{y.output+=w.output!=null?w.output:w.value,De(w.value)},_t=()=>{let w=1;for(;$()==="!"&&($(2)!=="("||$(3)==="?");)
Ge(),y.start++,w++;return w%2===0?!1:(y.negated=!0,y.start++,!0)},vt=w=>{y[w]++,be.push(w)},nt=w=>{y[w]--,be.pop()},Y=w=>{
if(b.type==="globstar"){const ve=y.braces>0&&(w.type==="comma"||w.type==="brace"),S=w.extglob===!0||Be.length&&(w.type===
"pipe"||w.type==="paren");w.type!=="slash"&&w.type!=="paren"&&!ve&&!S&&(y.output=y.output.slice(0,-b.output.length),b.type=
"star",b.value="*",b.output=J,y.output+=b.output)}if(Be.length&&w.type!=="paren"&&(Be[Be.length-1].inner+=w.value),(w.value||
w.output)&&gt(w),b&&b.type==="text"&&w.type==="text"){b.output=(b.output||b.value)+w.value,b.value+=w.value;return}w.prev=
b,j.push(w),b=w},Ut=(w,ve)=>{const S={...xe[ve],conditions:1,inner:""};S.prev=b,S.parens=y.parens,S.output=y.output,S.startIndex=
y.index,S.tokensIndex=j.length;const Q=(v.capture?"(":"")+S.open;vt("parens"),Y({type:w,value:ve,output:y.output?"":Le}),
Y({type:"paren",extglob:!0,value:Ge(),output:Q}),Be.push(S)},Dr=w=>{const ve=I.slice(w.startIndex,y.index+1),S=I.slice(w.
startIndex+2,y.index),Q=h(S,v);if((w.type==="plus"||w.type==="star")&&Q.risky){const ne=Q.safeOutput?(w.output?"":Le)+(v.
capture?`(${Q.safeOutput})`:Q.safeOutput):void 0,Je=j[w.tokensIndex];Je.type="text",Je.value=ve,Je.output=ne||oe.escapeRegex(
ve);for(let lt=w.tokensIndex+1;lt<j.length;lt++)j[lt].value="",j[lt].output="",delete j[lt].suffix;y.output=w.output+Je.
output,y.backtrack=!0,Y({type:"paren",extglob:!0,value:_,output:""}),nt("parens");return}let ee=w.close+(v.capture?")":""),
Ne;if(w.type==="negate"){let ne=J;if(w.inner&&w.inner.length>1&&w.inner.includes("/")&&(ne=Pe(v)),(ne!==J||re()||/^\)+$/.
test(O()))&&(ee=w.close=`)$))${ne}`),w.inner.includes("*")&&(Ne=O())&&/^\.[^\\/.]+$/.test(Ne)){const Je=K(Ne,{...D,fastpaths:!1}).
output;ee=w.close=`)${Je})${ne})`}w.prev.type==="bos"&&(y.negatedExtglob=!0)}Y({type:"paren",extglob:!0,value:_,output:ee}),
nt("parens")};if(v.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(I)){let w=!1,ve=I.replace(R,(S,Q,ee,Ne,ne,Je)=>Ne==="\\"?
(w=!0,S):Ne==="?"?Q?Q+Ne+(ne?ge.repeat(ne.length):""):Je===0?W+(ne?ge.repeat(ne.length):""):ge.repeat(ee.length):Ne==="."?
se.repeat(ee.length):Ne==="*"?Q?Q+Ne+(ne?J:""):J:Q?S:`\\${S}`);return w===!0&&(v.unescape===!0?ve=ve.replace(/\\/g,""):ve=
ve.replace(/\\+/g,S=>S.length%2===0?"\\\\":S?"\\":"")),ve===I&&v.contains===!0?(y.output=I,y):(y.output=oe.wrapOutput(ve,
y,D),y)}for(;!re();){if(_=Ge(),_==="\0")continue;if(_==="\\"){const S=$();if(S==="/"&&v.bash!==!0||S==="."||S===";")continue;
if(!S){_+="\\",Y({type:"text",value:_});continue}const Q=/^\\+/.exec(O());let ee=0;if(Q&&Q[0].length>2&&(ee=Q[0].length,
y.index+=ee,ee%2!==0&&(_+="\\")),v.unescape===!0?_=Ge():_+=Ge(),y.brackets===0){Y({type:"text",value:_});continue}}if(y.
brackets>0&&(_!=="]"||b.value==="["||b.value==="[^")){if(v.posix!==!1&&_===":"){const S=b.value.slice(1);if(S.includes("\
[")&&(b.posix=!0,S.includes(":"))){const Q=b.value.lastIndexOf("["),ee=b.value.slice(0,Q),Ne=b.value.slice(Q+2),ne=Ue[Ne];
if(ne){b.value=ee+ne,y.backtrack=!0,Ge(),!C.output&&j.indexOf(b)===1&&(C.output=Le);continue}}}(_==="["&&$()!==":"||_===
"-"&&$()==="]")&&(_=`\\${_}`),_==="]"&&(b.value==="["||b.value==="[^")&&(_=`\\${_}`),v.posix===!0&&_==="!"&&b.value==="["&&
(_="^"),b.value+=_,gt({value:_});continue}if(y.quotes===1&&_!=='"'){_=oe.escapeRegex(_),b.value+=_,gt({value:_});continue}
if(_==='"'){y.quotes=y.quotes===1?0:1,v.keepQuotes===!0&&Y({type:"text",value:_});continue}if(_==="("){vt("parens"),Y({type:"\
paren",value:_});continue}if(_===")"){if(y.parens===0&&v.strictBrackets===!0)throw new SyntaxError(V("opening","("));const S=Be[Be.
length-1];if(S&&y.parens===S.parens+1){Dr(Be.pop());continue}Y({type:"paren",value:_,output:y.parens?")":"\\)"}),nt("par\
ens");continue}if(_==="["){if(v.nobracket===!0||!O().includes("]")){if(v.nobracket!==!0&&v.strictBrackets===!0)throw new SyntaxError(
V("closing","]"));_=`\\${_}`}else vt("brackets");Y({type:"bracket",value:_});continue}if(_==="]"){if(v.nobracket===!0||b&&
b.type==="bracket"&&b.value.length===1){Y({type:"text",value:_,output:`\\${_}`});continue}if(y.brackets===0){if(v.strictBrackets===
!0)throw new SyntaxError(V("opening","["));Y({type:"text",value:_,output:`\\${_}`});continue}nt("brackets");const S=b.value.
slice(1);if(b.posix!==!0&&S[0]==="^"&&!S.includes("/")&&(_=`/${_}`),b.value+=_,gt({value:_}),v.literalBrackets===!1||oe.
hasRegexChars(S))continue;const Q=oe.escapeRegex(b.value);if(y.output=y.output.slice(0,-b.value.length),v.literalBrackets===
!0){y.output+=Q,b.value=Q;continue}b.value=`(${B}${Q}|${b.value})`,y.output+=b.value;continue}if(_==="{"&&v.nobrace!==!0){
vt("braces");const S={type:"brace",value:_,output:"(",outputIndex:y.output.length,tokensIndex:y.tokens.length};Ae.push(S),
Y(S);continue}if(_==="}"){const S=Ae[Ae.length-1];if(v.nobrace===!0||!S){Y({type:"text",value:_,output:_});continue}let Q="\
)";if(S.dots===!0){const ee=j.slice(),Ne=[];for(let ne=ee.length-1;ne>=0&&(j.pop(),ee[ne].type!=="brace");ne--)ee[ne].type!==
"dots"&&Ne.unshift(ee[ne].value);Q=E(Ne,v),y.backtrack=!0}if(S.comma!==!0&&S.dots!==!0){const ee=y.output.slice(0,S.outputIndex),
Ne=y.tokens.slice(S.tokensIndex);S.value=S.output="\\{",_=Q="\\}",y.output=ee;for(const ne of Ne)y.output+=ne.output||ne.
value}Y({type:"brace",value:_,output:Q}),nt("braces"),Ae.pop();continue}if(_==="|"){Be.length>0&&Be[Be.length-1].conditions++,
Y({type:"text",value:_});continue}if(_===","){let S=_;const Q=Ae[Ae.length-1];Q&&be[be.length-1]==="braces"&&(Q.comma=!0,
S="|"),Y({type:"comma",value:_,output:S});continue}if(_==="/"){if(b.type==="dot"&&y.index===y.start+1){y.start=y.index+1,
y.consumed="",y.output="",j.pop(),b=C;continue}Y({type:"slash",value:_,output:Ke});continue}if(_==="."){if(y.braces>0&&b.
type==="dot"){b.value==="."&&(b.output=se);const S=Ae[Ae.length-1];b.type="dots",b.output+=_,b.value+=_,S.dots=!0;continue}
if(y.braces+y.parens===0&&b.type!=="bos"&&b.type!=="slash"){Y({type:"text",value:_,output:se});continue}Y({type:"dot",value:_,
output:se});continue}if(_==="?"){if(!(b&&b.value==="(")&&v.noextglob!==!0&&$()==="("&&$(2)!=="?"){Ut("qmark",_);continue}
if(b&&b.type==="paren"){const Q=$();let ee=_;(b.value==="("&&!/[!=<:]/.test(Q)||Q==="<"&&!/<([!=]|\w+>)/.test(O()))&&(ee=
`\\${_}`),Y({type:"text",value:_,output:ee});continue}if(v.dot!==!0&&(b.type==="slash"||b.type==="bos")){Y({type:"qmark",
value:_,output:st});continue}Y({type:"qmark",value:_,output:ge});continue}if(_==="!"){if(v.noextglob!==!0&&$()==="("&&($(
2)!=="?"||!/[!=<:]/.test($(3)))){Ut("negate",_);continue}if(v.nonegate!==!0&&y.index===0){_t();continue}}if(_==="+"){if(v.
noextglob!==!0&&$()==="("&&$(2)!=="?"){Ut("plus",_);continue}if(b&&b.value==="("||v.regex===!1){Y({type:"plus",value:_,output:tt});
continue}if(b&&(b.type==="bracket"||b.type==="paren"||b.type==="brace")||y.parens>0){Y({type:"plus",value:_});continue}Y(
{type:"plus",value:tt});continue}if(_==="@"){if(v.noextglob!==!0&&$()==="("&&$(2)!=="?"){Y({type:"at",extglob:!0,value:_,
output:""});continue}Y({type:"text",value:_});continue}if(_!=="*"){(_==="$"||_==="^")&&(_=`\\${_}`);const S=P.exec(O());
S&&(_+=S[0],y.index+=S[0].length),Y({type:"text",value:_});continue}if(b&&(b.type==="globstar"||b.star===!0)){b.type="st\
ar",b.star=!0,b.value+=_,b.output=J,y.backtrack=!0,y.globstar=!0,De(_);continue}let w=O();if(v.noextglob!==!0&&/^\([^?]/.
test(w)){Ut("star",_);continue}if(b.type==="star"){if(v.noglobstar===!0){De(_);continue}const S=b.prev,Q=S.prev,ee=S.type===
"slash"||S.type==="bos",Ne=Q&&(Q.type==="star"||Q.type==="globstar");if(v.bash===!0&&(!ee||w[0]&&w[0]!=="/")){Y({type:"s\
tar",value:_,output:""});continue}const ne=y.braces>0&&(S.type==="comma"||S.type==="brace"),Je=Be.length&&(S.type==="pip\
e"||S.type==="paren");if(!ee&&S.type!=="paren"&&!ne&&!Je){Y({type:"star",value:_,output:""});continue}for(;w.slice(0,3)===
"/**";){const mt=I[y.index+4];if(mt&&mt!=="/")break;w=w.slice(3),De("/**",3)}const lt=re()||y.parens>0&&w===")".repeat(y.
parens)&&!Be.some(mt=>mt.type==="negate");if(S.type==="bos"&&re()){b.type="globstar",b.value+=_,b.output=Pe(v),y.output=
b.output,y.globstar=!0,De(_);continue}if(S.type==="slash"&&S.prev.type!=="bos"&&!Ne&&lt){y.output=y.output.slice(0,-(S.output+
b.output).length),S.output=`(?:${S.output}`,b.type="globstar",b.output=Pe(v)+(v.strictSlashes?")":"|$)"),b.value+=_,y.globstar=
!0,y.output+=S.output+b.output,De(_);continue}if(S.type==="slash"&&S.prev.type!=="bos"&&w[0]==="/"){const mt=w[1]!==void 0?
"|$":"";y.output=y.output.slice(0,-(S.output+b.output).length),S.output=`(?:${S.output}`,b.type="globstar",b.output=`${Pe(
v)}${Ke}|${Ke}${mt})`,b.value+=_,y.output+=S.output+b.output,y.globstar=!0,De(_+Ge()),Y({type:"slash",value:"/",output:""});
continue}if(S.type==="bos"&&w[0]==="/"){b.type="globstar",b.value+=_,b.output=`(?:^|${Ke}|${Pe(v)}${Ke})`,y.output=b.output,
y.globstar=!0,De(_+Ge()),Y({type:"slash",value:"/",output:""});continue}y.output=y.output.slice(0,-b.output.length),b.type=
"globstar",b.output=Pe(v),b.value+=_,y.output+=b.output,y.globstar=!0,De(_);continue}const ve={type:"star",value:_,output:J};
if(v.bash===!0){ve.output=".*?",(b.type==="bos"||b.type==="slash")&&(ve.output=Te+ve.output),Y(ve);continue}if(b&&(b.type===
"bracket"||b.type==="paren")&&v.regex===!0){ve.output=_,Y(ve);continue}(y.index===y.start||b.type==="slash"||b.type==="d\
ot")&&(b.type==="dot"?(y.output+=ht,b.output+=ht):v.dot===!0?(y.output+=ct,b.output+=ct):(y.output+=Te,b.output+=Te),$()!==
"*"&&(y.output+=Le,b.output+=Le)),Y(ve)}for(;y.brackets>0;){if(v.strictBrackets===!0)throw new SyntaxError(V("closing","\
]"));y.output=oe.escapeLast(y.output,"["),nt("brackets")}for(;y.parens>0;){if(v.strictBrackets===!0)throw new SyntaxError(
V("closing",")"));y.output=oe.escapeLast(y.output,"("),nt("parens")}for(;y.braces>0;){if(v.strictBrackets===!0)throw new SyntaxError(
V("closing","}"));y.output=oe.escapeLast(y.output,"{"),nt("braces")}if(v.strictSlashes!==!0&&(b.type==="star"||b.type===
"bracket")&&Y({type:"maybe_slash",value:"",output:`${Ke}?`}),y.backtrack===!0){y.output="";for(const w of y.tokens)y.output+=
w.output!=null?w.output:w.value,w.suffix&&(y.output+=w.suffix)}return y};K.fastpaths=(I,D)=>{const v={...D},F=typeof v.maxLength==
"number"?Math.min(he,v.maxLength):he,M=I.length;if(M>F)throw new SyntaxError(`Input length: ${M}, exceeds maximum allowe\
d length: ${F}`);I=z[I]||I;const{DOT_LITERAL:C,SLASH_LITERAL:j,ONE_CHAR:B,DOTS_SLASH:ue,NO_DOT:xe,NO_DOTS:se,NO_DOTS_SLASH:tt,
STAR:Ke,START_ANCHOR:Le}=Ie.globChars(v.windows),we=v.dot?se:xe,ye=v.dot?tt:xe,ht=v.capture?"":"?:",ct={negated:!1,prefix:""};
let ge=v.bash===!0?".*?":Ke;v.capture&&(ge=`(${ge})`);const st=Te=>Te.noglobstar===!0?ge:`(${ht}(?:(?!${Le}${Te.dot?ue:C}\
).)*?)`,Ee=Te=>{switch(Te){case"*":return`${we}${B}${ge}`;case".*":return`${C}${B}${ge}`;case"*.*":return`${we}${ge}${C}${B}${ge}`;case"\
*/*":return`${we}${ge}${j}${B}${ye}${ge}`;case"**":return we+st(v);case"**/*":return`(?:${we}${st(v)}${j})?${ye}${B}${ge}`;case"\
**/*.*":return`(?:${we}${st(v)}${j})?${ye}${ge}${C}${B}${ge}`;case"**/.*":return`(?:${we}${st(v)}${j})?${C}${B}${ge}`;default:{
const W=/^(.*?)\.(\w+)$/.exec(Te);if(!W)return;const J=Ee(W[1]);return J?J+C+W[2]:void 0}}},Re=oe.removePrefix(I,ct);let Pe=Ee(
Re);return Pe&&v.strictSlashes!==!0&&(Pe+=`${j}?`),Pe},ut.exports=K}),98016:((ut,Oe,q)=>{const Ie=q(31781),oe=q(78265),he=q(
64059),Ue=q(5595),P=z=>z&&typeof z=="object"&&!Array.isArray(z),R=(z,E,V=!1)=>{if(Array.isArray(z)){const Ce=z.map(K=>R(
K,E,V));return K=>{for(const I of Ce){const D=I(K);if(D)return D}return!1}}const ce=P(z)&&z.tokens&&z.input;if(z===""||typeof z!=
"string"&&!ce)throw new TypeError("Expected pattern to be a non-empty string");const de=E||{},je=de.windows,Se=ce?R.compileRe(
z,E):R.makeRe(z,E,!1,!0),_e=Se.state;delete Se.state;let Ze=()=>!1;if(de.ignore){const Ce={...E,ignore:null,onMatch:null,
onResult:null};Ze=R(de.ignore,Ce,V)}const ft=(Ce,h=!1)=>{const{isMatch:K,match:I,output:D}=R.test(Ce,Se,E,{glob:z,posix:je}),
v={glob:z,state:_e,regex:Se,posix:je,input:Ce,output:D,match:I,isMatch:K};return typeof de.onResult=="function"&&de.onResult(
v),K===!1?(v.isMatch=!1,h?v:!1):Ze(Ce)?(typeof de.onIgnore=="function"&&de.onIgnore(v),v.isMatch=!1,h?v:!1):(typeof de.onMatch==
"function"&&de.onMatch(v),h?v:!0)};return V&&(ft.state=_e),ft};R.test=(z,E,V,{glob:ce,posix:de}={})=>{if(typeof z!="stri\
ng")throw new TypeError("Expected input to be a string");if(z==="")return{isMatch:!1,output:""};const je=V||{},Se=je.format||
(de?he.toPosixSlashes:null);let _e=z===ce,Ze=_e&&Se?Se(z):z;return _e===!1&&(Ze=Se?Se(z):z,_e=Ze===ce),(_e===!1||je.capture===
!0)&&(je.matchBase===!0||je.basename===!0?_e=R.matchBase(z,E,V,de):_e=E.exec(Ze)),{isMatch:!!_e,match:_e,output:Ze}},R.matchBase=
(z,E,V,ce=V&&V.windows)=>(E instanceof RegExp?E:R.makeRe(E,V)).test(he.basename(z,{windows:ce})),R.isMatch=(z,E,V)=>R(E,
V)(z),R.parse=(z,E)=>Array.isArray(z)?z.map(V=>R.parse(V,E)):oe(z,{...E,fastpaths:!1}),R.scan=(z,E)=>Ie(z,E),R.compileRe=
(z,E,V=!1,ce=!1)=>{if(V===!0)return z.output;const de=E||{},je=de.contains?"":"^",Se=de.contains?"":"$";let _e=`${je}(?:${z.
output})${Se}`;z&&z.negated===!0&&(_e=`^(?!${_e}).*$`);const Ze=R.toRegex(_e,E);return ce===!0&&(Ze.state=z),Ze},R.makeRe=
(z,E={},V=!1,ce=!1)=>{if(!z||typeof z!="string")throw new TypeError("Expected a non-empty string");let de={negated:!1,fastpaths:!0};
return E.fastpaths!==!1&&(z[0]==="."||z[0]==="*")&&(de.output=oe.fastpaths(z,E)),de.output||(de=oe(z,E)),R.compileRe(de,
E,V,ce)},R.toRegex=(z,E)=>{try{const V=E||{};return new RegExp(z,V.flags||(V.nocase?"i":""))}catch(V){if(E&&E.debug===!0)
throw V;return/$^/}},R.constants=Ue,ut.exports=R}),31781:((ut,Oe,q)=>{const Ie=q(64059),{CHAR_ASTERISK:oe,CHAR_AT:he,CHAR_BACKWARD_SLASH:Ue,
CHAR_COMMA:P,CHAR_DOT:R,CHAR_EXCLAMATION_MARK:z,CHAR_FORWARD_SLASH:E,CHAR_LEFT_CURLY_BRACE:V,CHAR_LEFT_PARENTHESES:ce,CHAR_LEFT_SQUARE_BRACKET:de,
CHAR_PLUS:je,CHAR_QUESTION_MARK:Se,CHAR_RIGHT_CURLY_BRACE:_e,CHAR_RIGHT_PARENTHESES:Ze,CHAR_RIGHT_SQUARE_BRACKET:ft}=q(5595),
Ce=I=>I===E||I===Ue,h=I=>{I.isPrefix!==!0&&(I.depth=I.isGlobstar?1/0:1)},K=(I,D)=>{const v=D||{},F=I.length-1,M=v.parts===
!0||v.tokens===!0||v.scanToEnd===!0,C=[],j=[],B=[];let ue=I,xe=-1,se=0,tt=0,Ke=!1,Le=!1,we=!1,ye=!1,ht=!1,ct=!1,ge=!1,st=!1,
Ee=!1,Re=!1,Pe=0,Te,W,J={value:"",depth:0,isGlob:!1};const y=()=>xe>=F,Be=()=>ue.charCodeAt(xe+1),Ae=()=>(Te=W,ue.charCodeAt(
++xe));for(;xe<F;){W=Ae();let $;if(W===Ue){ge=J.backslashes=!0,W=Ae(),W===V&&(ct=!0);continue}if(ct===!0||W===V){for(Pe++;y()!==
!0&&(W=Ae());){if(W===Ue){ge=J.backslashes=!0,Ae();continue}if(W===V){Pe++;continue}if(ct!==!0&&W===R&&(W=Ae())===R){if(Ke=
J.isBrace=!0,we=J.isGlob=!0,Re=!0,M===!0)continue;break}if(ct!==!0&&W===P){if(Ke=J.isBrace=!0,we=J.isGlob=!0,Re=!0,M===!0)
continue;break}if(W===_e&&(Pe--,Pe===0)){ct=!1,Ke=J.isBrace=!0,Re=!0;break}}if(M===!0)continue;break}if(W===E){if(C.push(
xe),j.push(J),J={value:"",depth:0,isGlob:!1},Re===!0)continue;if(Te===R&&xe===se+1){se+=2;continue}tt=xe+1;continue}if(v.
noext!==!0&&(W===je||W===he||W===oe||W===Se||W===z)===!0&&Be()===ce){if(we=J.isGlob=!0,ye=J.isExtglob=!0,Re=!0,W===z&&xe===
se&&(Ee=!0),M===!0){let O=0;for(;y()!==!0&&(W=Ae());){if(W===Ue){ge=J.backslashes=!0,Ae();continue}if(W===ce){O++;continue}
if(W===Ze&&--O===0){Re=!0;break}}continue}break}if(W===oe){if(Te===oe&&(ht=J.isGlobstar=!0),we=J.isGlob=!0,Re=!0,M===!0)
continue;break}if(W===Se){if(we=J.isGlob=!0,Re=!0,M===!0)continue;break}if(W===de){for(;y()!==!0&&($=Ae());){if($===Ue){
ge=J.backslashes=!0,Ae();continue}if($===ft){Le=J.isBracket=!0,we=J.isGlob=!0,Re=!0;break}}if(M===!0)continue;break}if(v.
nonegate!==!0&&W===z&&xe===se){st=J.negated=!0,se++;continue}if(v.noparen!==!0&&W===ce){if(we=J.isGlob=!0,M===!0){let Ge=1;
for(;y()!==!0&&(W=Ae());){if(W===Ue){ge=J.backslashes=!0,Ae();continue}if(W===ce){Ge++;continue}if(W===Ze&&--Ge===0){Re=
!0;break}}continue}break}if(we===!0){if(Re=!0,M===!0)continue;break}}v.noext===!0&&(ye=!1,we=!1);let be=ue,b="",_="";se>
0&&(b=ue.slice(0,se),ue=ue.slice(se),tt-=se),be&&we===!0&&tt>0?(be=ue.slice(0,tt),_=ue.slice(tt)):we===!0?(be="",_=ue):be=
ue,be&&be!==""&&be!=="/"&&be!==ue&&Ce(be.charCodeAt(be.length-1))&&(be=be.slice(0,-1)),v.unescape===!0&&(_&&(_=Ie.removeBackslashes(
_)),be&&ge===!0&&(be=Ie.removeBackslashes(be)));const re={prefix:b,input:I,start:se,base:be,glob:_,isBrace:Ke,isBracket:Le,
isGlob:we,isExtglob:ye,isGlobstar:ht,negated:st,negatedExtglob:Ee};if(v.tokens===!0&&(re.maxDepth=0,Ce(W)||j.push(J),re.
tokens=j),v.parts===!0||v.tokens===!0){let $;for(let De=0;De<C.length;De++){const gt=$!==void 0?$+1:se,_t=C[De],vt=I.slice(
gt,_t);v.tokens&&(De===0&&se!==0?(j[De].isPrefix=!0,j[De].value=b):j[De].value=vt,h(j[De]),re.maxDepth+=j[De].depth),_t>=
se&&(B.push(vt),$=_t)}const Ge=$!==void 0?$+1:se,O=I.slice(Ge);B.push(O),v.tokens&&$&&$+1<I.length&&(j[j.length-1].value=
O,h(j[j.length-1]),re.maxDepth+=j[j.length-1].depth),re.slashes=C,re.parts=B}return re};ut.exports=K}),64059:((ut,Oe,q)=>{
const{REGEX_BACKSLASH:Ie,REGEX_REMOVE_BACKSLASH:oe,REGEX_SPECIAL_CHARS:he,REGEX_SPECIAL_CHARS_GLOBAL:Ue}=q(5595);Oe.isObject=
P=>P!==null&&typeof P=="object"&&!Array.isArray(P),Oe.hasRegexChars=P=>he.test(P),Oe.isRegexChar=P=>P.length===1&&Oe.hasRegexChars(
P),Oe.escapeRegex=P=>P.replace(Ue,"\\$1"),Oe.toPosixSlashes=P=>P.replace(Ie,"/"),Oe.isWindows=()=>{if(typeof navigator<"\
u"&&navigator.platform){const P=navigator.platform.toLowerCase();return P==="win32"||P==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1},Oe.removeBackslashes=P=>P.replace(oe,R=>R==="\\"?"":R),Oe.escapeLast=
(P,R,z)=>{const E=P.lastIndexOf(R,z);return E===-1?P:P[E-1]==="\\"?Oe.escapeLast(P,R,E-1):`${P.slice(0,E)}\\${P.slice(E)}`},
Oe.removePrefix=(P,R={})=>{let z=P;return z.startsWith("./")&&(z=z.slice(2),R.prefix="./"),z},Oe.wrapOutput=(P,R={},z={})=>{
const E=z.contains?"":"^",V=z.contains?"":"$";let ce=`${E}(?:${P})${V}`;return R.negated===!0&&(ce=`(?:^(?!${ce}).*$)`),
ce},Oe.basename=(P,{windows:R}={})=>{const z=P.split(R?/[\\/]/:"/"),E=z[z.length-1];return E===""?z[z.length-2]:E}}),35845:((ut,Oe,q)=>{
q.d(Oe,{f$:()=>oe,dw:()=>he,ns:()=>Ue,Px:()=>P});var Ie=q(77598);const oe="1.13.0";function he(K){return K==null?"null":
typeof K=="boolean"?K?"true":"false":typeof K=="number"?Number.isFinite(K)?String(K):"null":typeof K=="string"?JSON.stringify(
K):Array.isArray(K)?"["+K.map(he).join(",")+"]":typeof K=="object"?"{"+Object.keys(K).sort().map(v=>JSON.stringify(v)+":"+
he(K[v])).join(",")+"}":"null"}function Ue(K,I){if(!K||typeof K!="object")return null;const D=new Set(Array.isArray(I)?I:
["asset_id"]),v={};for(const C of Object.keys(K))D.has(C)||(v[C]=K[C]);const F=he(v);return"sha256:"+(0,Ie.createHash)("\
sha256").update(F,"utf8").digest("hex")}function P(K){if(!K||typeof K!="object")return!1;const I=K.asset_id;return!I||typeof I!=
"string"?!1:I===Ue(K)}const R=Object.freeze(["repair","optimize","innovate","explore"]),z=null,E=Object.freeze(["success",
"failed"]),V=Object.freeze(["generated","reused","reference","user_authored"]),ce=Object.freeze(["low","medium","high"]),
de=Object.freeze(["private","unlisted","public"]),je=Object.freeze(["cheap","standard","premium"]),Se=Object.freeze(["ch\
eap","mid","expensive"]),_e=Object.freeze(["off","low","medium","high"]),Ze=Object.freeze(["warn","block"]),ft=Object.freeze(
["behavioral","structural","performance","safety"]),Ce=Object.freeze(["ci","local","prod","sandbox"]),h=Object.freeze(["\
pass","fail","inconclusive"])}),9695:((ut,Oe,q)=>{q.d(Oe,{_ek:()=>mo,nP8:()=>da,UY1:()=>la,uYZ:()=>qe,tmp:()=>lo,Son:()=>La,
Mlh:()=>bi,naA:()=>wi,nLo:()=>gr,_$L:()=>vr,Lr4:()=>mn,A8m:()=>yr,WFD:()=>fn,W5S:()=>mr,Yll:()=>pr,JjC:()=>ar,trZ:()=>ur,
hw4:()=>Ki,GSc:()=>bn,RIv:()=>kt,iaB:()=>ie,jn4:()=>mi,JEJ:()=>In,LEJ:()=>At,aPP:()=>kr,XiL:()=>Ri,jvo:()=>xi,m7I:()=>$r,
cM4:()=>nr,yC$:()=>ir,Vb4:()=>Rt,GaX:()=>wm,ZwT:()=>wr,im9:()=>Pi,kYv:()=>ao,CZ:()=>no,n49:()=>rr,mDl:()=>pi,Bo6:()=>dr,
n4A:()=>fr,Brp:()=>un,You:()=>an,$A2:()=>sn,WV4:()=>cn,YVl:()=>oo,JvG:()=>Oi,eqx:()=>zm,fiS:()=>hr,KfN:()=>lr,Ihb:()=>Qi,
DN5:()=>Zi,VYb:()=>fi,UtG:()=>Ei,TqK:()=>Hi,n$i:()=>or,iSc:()=>Ii,vZX:()=>zr,PQ:()=>_i,l1C:()=>Li,rSt:()=>dn,Kqw:()=>Dt,
bvH:()=>gn,IiU:()=>hn,utH:()=>yn,xgV:()=>Mi,a2A:()=>Wi,$i$:()=>to,EVz:()=>Xi,gxR:()=>et,b8S:()=>Lt,KzS:()=>ji,NDH:()=>rn,
EB4:()=>fe,Bui:()=>Ji,K5M:()=>$i,ddM:()=>Yi,CLY:()=>Ti,y0Q:()=>Di,aRx:()=>X,qXy:()=>cr,zYv:()=>ln,vXr:()=>pt,_ZT:()=>hi,
fZ7:()=>vn,_aJ:()=>ki,a0N:()=>Si,Lqq:()=>sr,zAI:()=>zi,UCp:()=>tr,Rvf:()=>Fi,KR7:()=>kn,bzn:()=>Xu,YOg:()=>pn,K39:()=>Du,
r0z:()=>Nu,oad:()=>Ju,zMY:()=>vi,MfU:()=>Gi,z6Y:()=>_c,zrY:()=>Ou,l7s:()=>Au,o8B:()=>re,rLB:()=>gc,auy:()=>V,wEV:()=>fa,
$WB:()=>Fe,I8u:()=>P,w8K:()=>Eu,gF3:()=>yu,GlQ:()=>bu,Xyz:()=>Lu,IeY:()=>yc,p6U:()=>Yu,D4M:()=>ru,Re_:()=>ou,YxC:()=>Zm,
q0y:()=>bc,gMt:()=>ic,hQe:()=>Uu,Rpp:()=>lu,ZgG:()=>hu,lFO:()=>nu,X$c:()=>iu,d55:()=>Bn,k5n:()=>Ir,yqP:()=>Ci,NJF:()=>dc,
JMU:()=>Zr,In1:()=>Fu,BNo:()=>Mu,Wk_:()=>Pr,ygj:()=>Em,fHH:()=>kn,IB9:()=>Qo,$WG:()=>Om,fd:()=>it,gt:()=>St,ROM:()=>at,OsD:()=>du,
tWU:()=>Ru,uhr:()=>Cu,OIJ:()=>Tu,q36:()=>$u,Zkx:()=>ju,mKk:()=>Mn,hFB:()=>Tm,Nlp:()=>Ic,Whr:()=>_r,HA5:()=>Vu,Gkc:()=>Ku,
E$q:()=>Ai,L1c:()=>vc,uXy:()=>wu,ugL:()=>xu,KH5:()=>E,Pq9:()=>wc,a$Y:()=>Zu,ZEF:()=>Qu,fOD:()=>Su,RZV:()=>eo,Bw9:()=>Xt,
euz:()=>lc,IBx:()=>he,_H3:()=>nc,qWX:()=>ac,ACj:()=>Rn,lt:()=>It,wJL:()=>ot,Mdg:()=>zu,TjK:()=>uc,Ru6:()=>Wt,egz:()=>Tt,
x38:()=>ei,mIj:()=>kc,flb:()=>Kn,BpQ:()=>Ot,wMU:()=>wt,aQL:()=>Pt,oit:()=>pc,AkI:()=>_u,fc:()=>sc,guH:()=>ui,ZmZ:()=>br,
ZnW:()=>si,eYS:()=>Bi,pD:()=>ci,S86:()=>Gn,chJ:()=>yi,mee:()=>_n,cl6:()=>fc,aig:()=>gi,Ikc:()=>ec,lqM:()=>Ft,CGW:()=>Cm,
mx7:()=>$t,qgA:()=>Ya,EJS:()=>Qa,jgl:()=>oc,FsL:()=>xr,yjt:()=>ai,SdS:()=>Vi,vkY:()=>zc,S1_:()=>vo,ivC:()=>hc,qol:()=>Jn,
MZ5:()=>li,tBZ:()=>qi,g1P:()=>Ui,YPB:()=>ro,yGV:()=>Ln,A$I:()=>oe,u5C:()=>ti,exC:()=>uu,yRP:()=>su,wyb:()=>au,EMV:()=>cu,
xLC:()=>eu,bpZ:()=>tu,hZp:()=>cc,pJ$:()=>xm,EjY:()=>Ht,Yvn:()=>qn,w1_:()=>Vn,rej:()=>tc,YjP:()=>on,NpN:()=>Pu,uEf:()=>Sc,
kXE:()=>mc,zni:()=>io,HRO:()=>Hu,Uy$:()=>$c,blZ:()=>qa,PXX:()=>Wn,Ih0:()=>Xn,Lfn:()=>Se,pdi:()=>Sr,ZC6:()=>go,Bqr:()=>Hn,
PVZ:()=>Ni,S8h:()=>Bu,VV_:()=>Gu,Z09:()=>ku,Vxk:()=>Wu,KCZ:()=>$n,L5J:()=>Nt,ZvZ:()=>Fn,OZ5:()=>vu,ZSL:()=>Ie,uRe:()=>fu,
gZm:()=>mu,gE:()=>pu,nHE:()=>gu,tfT:()=>Cr,F02:()=>Lr,rIH:()=>qu,e1f:()=>ni,kMC:()=>Iu,I86:()=>rc,z:()=>ce});var Ie={};q.
r(Ie),q.d(Ie,{BIGINT_FORMAT_RANGES:()=>_t,CONSTANT_CATCH:()=>co,Class:()=>Gm,NUMBER_FORMAT_RANGES:()=>gt,aborted:()=>ee,
allowsEval:()=>W,assert:()=>ft,assertEqual:()=>de,assertIs:()=>_e,assertNever:()=>Ze,assertNotEqual:()=>je,assignProp:()=>ue,
attachSchema:()=>mt,base64ToUint8Array:()=>Dc,base64urlToUint8Array:()=>Vm,cached:()=>D,captureStackTrace:()=>Pe,cleanEnum:()=>Mm,
cleanRegex:()=>F,clone:()=>re,cloneDef:()=>ht,codePointLength:()=>Sn,constantCatch:()=>so,createTransparentProxy:()=>Ge,
defineLazy:()=>j,defineLazyInternal:()=>te,derived:()=>wn,esc:()=>Ee,escapeRegex:()=>_,explicitlyAborted:()=>Ne,extend:()=>Ut,
finalizeIssue:()=>dt,floatSafeRemainder:()=>M,getElementAtPath:()=>ct,getEnumValues:()=>Ce,getLengthableOrigin:()=>Ur,getParsedType:()=>Ae,
getSizableOrigin:()=>Nr,hexToUint8Array:()=>Jm,hide:()=>Er,installLazyProp:()=>Ec,isObject:()=>Te,isPlainObject:()=>J,issue:()=>Mt,
joinValues:()=>h,jsonStringifyReplacer:()=>K,members:()=>Uc,merge:()=>ve,mergeDefs:()=>ye,normalizeParams:()=>$,nullish:()=>v,
numKeys:()=>Be,objectClone:()=>B,omit:()=>Y,optionalKeys:()=>De,own:()=>yt,parsedType:()=>U,partial:()=>S,pick:()=>vt,prefixIssues:()=>ne,
primitiveTypes:()=>b,promiseAllObject:()=>ge,propertyKeyTypes:()=>be,randomString:()=>st,rawShape:()=>xe,required:()=>Q,
safeExtend:()=>w,shallowClone:()=>y,sizeCaps:()=>lt,slugify:()=>Re,stringifyPrimitive:()=>O,toZod:()=>Se,uint8ArrayToBase64:()=>Nc,
uint8ArrayToBase64url:()=>Bm,uint8ArrayToHex:()=>Km,unwrapMessage:()=>Je});var oe={};q.r(oe),q.d(oe,{anyString:()=>ps,base64:()=>is,
base64url:()=>os,bigint:()=>vs,boolean:()=>$s,browserEmail:()=>kp,cidrv4:()=>ns,cidrv6:()=>rs,creditCard:()=>Oo,cuid:()=>Fc,
cuid2:()=>Mc,currencyCode:()=>ss,date:()=>ds,datetime:()=>ms,domain:()=>us,duration:()=>Hc,e164:()=>cs,email:()=>Xc,emoji:()=>Yc,
extendedDuration:()=>gp,guid:()=>Wc,hex:()=>ks,hostname:()=>as,html5Email:()=>_p,httpProtocol:()=>xo,iban:()=>Ao,idnEmail:()=>bp,
integer:()=>No,ipv4:()=>Qc,ipv6:()=>es,ksuid:()=>Jc,lowercase:()=>ys,mac:()=>ts,md5_base64:()=>zp,md5_base64url:()=>xp,md5_hex:()=>wp,
nanoid:()=>Kc,nanoidOfLength:()=>Gc,null:()=>hs,number:()=>Bt,rfc5322Email:()=>yp,sha1_base64:()=>Ap,sha1_base64url:()=>Dp,
sha1_hex:()=>Op,sha256_base64:()=>Up,sha256_base64url:()=>Ep,sha256_hex:()=>Np,sha384_base64:()=>Zp,sha384_base64url:()=>Pp,
sha384_hex:()=>jp,sha512_base64:()=>Cp,sha512_base64url:()=>Lp,sha512_hex:()=>Tp,string:()=>gs,time:()=>fs,ulid:()=>Vc,undefined:()=>_s,
unicodeEmail:()=>qc,uppercase:()=>bs,uuid:()=>Vt,uuid4:()=>vp,uuid6:()=>$p,uuid7:()=>hp,xid:()=>Bc});var he={};q.r(he),q.
d(he,{ar:()=>tg,az:()=>rg,be:()=>og,bg:()=>ug,bn:()=>sg,ca:()=>dg,ckb:()=>mg,cs:()=>gg,da:()=>$g,de:()=>_g,el:()=>bg,en:()=>Sd,
eo:()=>Sg,es:()=>zg,fa:()=>Og,fi:()=>Dg,fr:()=>Ug,frCA:()=>jg,gu:()=>Pg,he:()=>Cg,hi:()=>Rg,hr:()=>Mg,hu:()=>Bg,hy:()=>Kg,
id:()=>Hg,is:()=>Xg,it:()=>Yg,ja:()=>ev,ka:()=>nv,kh:()=>iv,km:()=>zd,kn:()=>av,ko:()=>cv,lt:()=>lv,mk:()=>fv,ms:()=>pv,
ne:()=>vv,nl:()=>hv,nn:()=>yv,no:()=>kv,ota:()=>Sv,pl:()=>Ov,ps:()=>zv,pt:()=>Dv,ptBR:()=>Uv,ro:()=>jv,ru:()=>Pv,sk:()=>Cv,
sl:()=>Rv,sv:()=>Mv,ta:()=>Bv,tg:()=>Kv,th:()=>Hv,tk:()=>Xv,tr:()=>Yv,ua:()=>e$,uk:()=>Ad,ur:()=>n$,uz:()=>i$,vi:()=>a$,
yo:()=>f$,zhCN:()=>c$,zhTW:()=>l$});var Ue={};q.r(Ue);var P={};q.r(P),q.d(P,{$ZodAny:()=>Il,$ZodArray:()=>Al,$ZodAsyncError:()=>bt,
$ZodBase64:()=>dl,$ZodBase64URL:()=>fl,$ZodBigInt:()=>qo,$ZodBigIntFormat:()=>_l,$ZodBoolean:()=>Xo,$ZodCIDRv4:()=>sl,$ZodCIDRv6:()=>ll,
$ZodCUID:()=>qs,$ZodCUID2:()=>Ys,$ZodCatch:()=>sd,$ZodCheck:()=>ke,$ZodCheckBigIntFormat:()=>ws,$ZodCheckEndsWith:()=>Ts,
$ZodCheckGreaterThan:()=>Zo,$ZodCheckIncludes:()=>Zs,$ZodCheckLengthEquals:()=>Ns,$ZodCheckLessThan:()=>jo,$ZodCheckLowerCase:()=>Es,
$ZodCheckMaxLength:()=>As,$ZodCheckMaxSize:()=>zs,$ZodCheckMimeType:()=>Rs,$ZodCheckMinLength:()=>Ds,$ZodCheckMinSize:()=>xs,
$ZodCheckMultipleOf:()=>Is,$ZodCheckNumberFormat:()=>Ss,$ZodCheckOverwrite:()=>Fs,$ZodCheckProperties:()=>Ls,$ZodCheckProperty:()=>Cs,
$ZodCheckRegex:()=>Us,$ZodCheckSizeEquals:()=>Os,$ZodCheckStartsWith:()=>Ps,$ZodCheckStringFormat:()=>Un,$ZodCheckUpperCase:()=>js,
$ZodCodec:()=>ra,$ZodCreditCard:()=>pl,$ZodCustom:()=>$d,$ZodCustomStringFormat:()=>$l,$ZodCyclicError:()=>_d,$ZodDate:()=>xl,
$ZodDefault:()=>nd,$ZodDiscriminatedUnion:()=>Cl,$ZodE164:()=>ml,$ZodEmail:()=>Ks,$ZodEmoji:()=>Ws,$ZodEncodeError:()=>jr,
$ZodEnum:()=>Wl,$ZodError:()=>Cc,$ZodExactOptional:()=>ed,$ZodFile:()=>ql,$ZodFunction:()=>gd,$ZodGUID:()=>Bs,$ZodIBAN:()=>gl,
$ZodIPv4:()=>al,$ZodIPv6:()=>ul,$ZodISODate:()=>rl,$ZodISODateTime:()=>nl,$ZodISODuration:()=>ol,$ZodISOTime:()=>il,$ZodIntersection:()=>Ll,
$ZodJWT:()=>vl,$ZodKSUID:()=>tl,$ZodLazy:()=>oa,$ZodLiteral:()=>Xl,$ZodMAC:()=>cl,$ZodMap:()=>Jl,$ZodNaN:()=>ld,$ZodNanoID:()=>Xs,
$ZodNever:()=>wl,$ZodNonOptional:()=>od,$ZodNull:()=>kl,$ZodNullable:()=>td,$ZodNumber:()=>Wo,$ZodNumberFormat:()=>hl,$ZodObject:()=>Ul,
$ZodObjectJIT:()=>El,$ZodOptional:()=>ta,$ZodPipe:()=>na,$ZodPrefault:()=>id,$ZodPreprocess:()=>dd,$ZodPromise:()=>vd,$ZodReadonly:()=>fd,
$ZodRealError:()=>rt,$ZodRecord:()=>Bl,$ZodRegistry:()=>Nd,$ZodSet:()=>Gl,$ZodString:()=>En,$ZodStringFormat:()=>me,$ZodSuccess:()=>ud,
$ZodSymbol:()=>yl,$ZodTemplateLiteral:()=>pd,$ZodTransform:()=>Yl,$ZodTuple:()=>ea,$ZodType:()=>G,$ZodULID:()=>Qs,$ZodURL:()=>Hs,
$ZodUUID:()=>Js,$ZodUndefined:()=>bl,$ZodUnion:()=>Gr,$ZodUnknown:()=>Sl,$ZodVoid:()=>zl,$ZodXID:()=>el,$ZodXor:()=>Pl,$brand:()=>mo,
$constructor:()=>p,$input:()=>da,$output:()=>la,Doc:()=>Po,INVALID:()=>qe,JSONSchema:()=>Ue,JSONSchemaGenerator:()=>Rh,NEVER:()=>lo,
TimePrecision:()=>La,URL_BAD_FORMAT:()=>Co,URL_UNPARSEABLE:()=>jn,ZodCompileAsyncError:()=>kt,ZodCompileUnsupportedError:()=>ie,
_any:()=>cf,_array:()=>gf,_base64:()=>Za,_base64url:()=>Pa,_bigint:()=>ef,_boolean:()=>Yd,_catch:()=>Ah,_check:()=>yf,_cidrv4:()=>Ea,
_cidrv6:()=>ja,_coercedBigint:()=>tf,_coercedBoolean:()=>Qd,_coercedDate:()=>mf,_coercedNumber:()=>Kd,_coercedString:()=>Fd,
_creditCard:()=>Vd,_cuid:()=>za,_cuid2:()=>xa,_custom:()=>$f,_date:()=>ff,_decode:()=>yo,_decodeAsync:()=>ko,_default:()=>zh,
_discriminatedUnion:()=>ph,_e164:()=>Ta,_email:()=>ha,_emoji:()=>Sa,_encode:()=>_o,_encodeAsync:()=>bo,_endsWith:()=>Bn,
_enum:()=>yh,_file:()=>vf,_float32:()=>Hd,_float64:()=>Wd,_gt:()=>St,_gte:()=>at,_guid:()=>_a,_iban:()=>Bd,_includes:()=>Mn,
_int:()=>Gd,_int32:()=>Xd,_int64:()=>nf,_intersection:()=>gh,_ipv4:()=>Na,_ipv6:()=>Ua,_isoDate:()=>Fa,_isoDateTime:()=>Ra,
_isoDuration:()=>Va,_isoTime:()=>Ma,_jwt:()=>Ca,_ksuid:()=>Da,_lazy:()=>Eh,_length:()=>Xt,_literal:()=>kh,_lowercase:()=>Rn,
_lt:()=>It,_lte:()=>ot,_mac:()=>Md,_map:()=>hh,_max:()=>ot,_maxLength:()=>Wt,_maxSize:()=>Tt,_mime:()=>Kn,_min:()=>at,_minLength:()=>Ot,
_minSize:()=>wt,_multipleOf:()=>Pt,_nan:()=>pf,_nanoid:()=>wa,_nativeEnum:()=>bh,_negative:()=>ui,_never:()=>lf,_nonnegative:()=>si,
_nonoptional:()=>xh,_nonpositive:()=>ci,_normalize:()=>Gn,_null:()=>uf,_nullable:()=>wh,_number:()=>Jd,_optional:()=>Sh,
_overwrite:()=>$t,_parse:()=>zn,_parseAsync:()=>xn,_pipe:()=>Dh,_positive:()=>ai,_promise:()=>jh,_properties:()=>Jn,_property:()=>li,
_readonly:()=>Nh,_record:()=>$h,_refine:()=>hf,_regex:()=>Ln,_safeDecode:()=>So,_safeDecodeAsync:()=>zo,_safeEncode:()=>Io,
_safeEncodeAsync:()=>wo,_safeParse:()=>On,_safeParseAsync:()=>An,_set:()=>_h,_size:()=>Ht,_slugify:()=>qn,_startsWith:()=>Vn,
_string:()=>Rd,_stringFormat:()=>qt,_stringbool:()=>If,_success:()=>Oh,_superRefine:()=>_f,_symbol:()=>of,_templateLiteral:()=>Uh,
_toLowerCase:()=>Wn,_toUpperCase:()=>Xn,_transform:()=>Ih,_trim:()=>Hn,_tuple:()=>vh,_uint32:()=>qd,_uint64:()=>rf,_ulid:()=>Oa,
_undefined:()=>af,_union:()=>fh,_unknown:()=>sf,_uppercase:()=>Fn,_url:()=>oi,_uuid:()=>ya,_uuidv4:()=>ba,_uuidv6:()=>ka,
_uuidv7:()=>Ia,_void:()=>df,_xid:()=>Aa,_xor:()=>mh,base64Charset:()=>Bo,base64urlCharset:()=>Jr,canParseURL:()=>Lo,clone:()=>re,
compile:()=>fa,compileFn:()=>ri,config:()=>Fe,createStandardJSONSchemaMethod:()=>Qn,createToJSONSchemaMethod:()=>Af,decode:()=>cp,
decodeAsync:()=>lp,describe:()=>bf,encode:()=>up,encodeAsync:()=>sp,extractDefs:()=>Qt,finalize:()=>en,flattenError:()=>Zr,
formatError:()=>Pr,getDiscriminatedOption:()=>Qo,globalConfig:()=>Xe,globalRegistry:()=>it,handleUnrepresentable:()=>Me,
initializeContext:()=>Yt,isBackEdge:()=>sa,isRecursiveSchema:()=>ca,isValidBase64:()=>Br,isValidBase64URL:()=>Jo,isValidCIDRv6:()=>Vo,
isValidCreditCard:()=>Ko,isValidIBAN:()=>Go,isValidIPv6:()=>Vr,isValidJWT:()=>Ho,locales:()=>he,memoizer:()=>ei,mergeValues:()=>Zn,
meta:()=>kf,parse:()=>$o,parseAsync:()=>ho,parseURLObject:()=>Gs,prettifyError:()=>vo,process:()=>pe,processSchema:()=>pe,
regexes:()=>oe,registry:()=>ti,safeDecode:()=>fp,safeDecodeAsync:()=>pp,safeEncode:()=>dp,safeEncodeAsync:()=>mp,safeParse:()=>np,
safeParseAsync:()=>rp,standardProps:()=>To,stripTabAndNewline:()=>Mr,toDotPath:()=>Lc,toJSONSchema:()=>qa,toZod:()=>Se,treeifyError:()=>go,
urlHostnameOk:()=>Fo,urlProtocolOk:()=>Mo,util:()=>Ie,validate:()=>Cr,validateAsync:()=>Lr,validateURL:()=>Ro,version:()=>Ms,
withParser:()=>ni});var R={};q.r(R),q.d(R,{ZodAny:()=>bi,ZodArray:()=>wi,ZodBase64:()=>gr,ZodBase64URL:()=>vr,ZodBigInt:()=>mn,
ZodBigIntFormat:()=>yr,ZodBoolean:()=>fn,ZodCIDRv4:()=>mr,ZodCIDRv6:()=>pr,ZodCUID:()=>ar,ZodCUID2:()=>ur,ZodCatch:()=>Ki,
ZodCodec:()=>bn,ZodCreditCard:()=>mi,ZodCustom:()=>In,ZodCustomStringFormat:()=>At,ZodDate:()=>kr,ZodDefault:()=>Ri,ZodDiscriminatedUnion:()=>xi,
ZodE164:()=>$r,ZodEmail:()=>nr,ZodEmoji:()=>ir,ZodEnum:()=>Rt,ZodExactOptional:()=>wr,ZodFile:()=>Pi,ZodFunction:()=>no,
ZodGUID:()=>rr,ZodIBAN:()=>pi,ZodIPv4:()=>dr,ZodIPv6:()=>fr,ZodISODate:()=>un,ZodISODateTime:()=>an,ZodISODuration:()=>sn,
ZodISOTime:()=>cn,ZodInstanceOf:()=>oo,ZodIntersection:()=>Oi,ZodJWT:()=>hr,ZodKSUID:()=>lr,ZodLazy:()=>Qi,ZodLiteral:()=>Zi,
ZodMAC:()=>fi,ZodMap:()=>Ei,ZodNaN:()=>Hi,ZodNanoID:()=>or,ZodNever:()=>Ii,ZodNonOptional:()=>zr,ZodNull:()=>_i,ZodNullable:()=>Li,
ZodNumber:()=>dn,ZodNumberFormat:()=>Dt,ZodObject:()=>gn,ZodOptional:()=>hn,ZodPipe:()=>yn,ZodPrefault:()=>Mi,ZodPreprocess:()=>Wi,
ZodPromise:()=>to,ZodReadonly:()=>Xi,ZodRecord:()=>Lt,ZodSet:()=>ji,ZodString:()=>rn,ZodStringFormat:()=>fe,ZodSuccess:()=>Ji,
ZodSymbol:()=>$i,ZodTemplateLiteral:()=>Yi,ZodTransform:()=>Ti,ZodTuple:()=>Di,ZodType:()=>X,ZodULID:()=>cr,ZodURL:()=>ln,
ZodUUID:()=>pt,ZodUndefined:()=>hi,ZodUnion:()=>vn,ZodUnknown:()=>ki,ZodVoid:()=>Si,ZodXID:()=>sr,ZodXor:()=>zi,_ZodString:()=>tr,
_default:()=>Fi,_function:()=>kn,any:()=>Xu,array:()=>pn,base64:()=>Du,base64url:()=>Nu,bigint:()=>Ju,boolean:()=>vi,catch:()=>Gi,
check:()=>_c,cidrv4:()=>Ou,cidrv6:()=>Au,codec:()=>gc,creditCard:()=>Eu,cuid:()=>yu,cuid2:()=>bu,currencyCode:()=>Lu,custom:()=>yc,
date:()=>Yu,describe:()=>bc,discriminatedUnion:()=>ic,e164:()=>Uu,email:()=>lu,emoji:()=>hu,enum:()=>Ir,exactOptional:()=>Ci,
file:()=>dc,float32:()=>Fu,float64:()=>Mu,function:()=>kn,guid:()=>du,hash:()=>Ru,hex:()=>Cu,hostname:()=>Tu,httpUrl:()=>$u,
iban:()=>ju,instanceof:()=>Ic,int:()=>_r,int32:()=>Vu,int64:()=>Ku,intersection:()=>Ai,invertCodec:()=>vc,ipv4:()=>wu,ipv6:()=>xu,
json:()=>wc,jwt:()=>Zu,keyof:()=>Qu,ksuid:()=>Su,lazy:()=>eo,literal:()=>lc,looseObject:()=>nc,looseRecord:()=>ac,mac:()=>zu,
map:()=>uc,meta:()=>kc,nan:()=>pc,nanoid:()=>_u,nativeEnum:()=>sc,never:()=>br,nonoptional:()=>Bi,null:()=>yi,nullable:()=>_n,
nullish:()=>fc,number:()=>gi,object:()=>ec,optional:()=>Ft,partialRecord:()=>oc,pipe:()=>xr,prefault:()=>Vi,preprocess:()=>zc,
promise:()=>hc,readonly:()=>qi,record:()=>Ui,refine:()=>ro,set:()=>cc,strictObject:()=>tc,string:()=>on,stringFormat:()=>Pu,
stringbool:()=>Sc,success:()=>mc,superRefine:()=>io,symbol:()=>Hu,templateLiteral:()=>$c,transform:()=>Sr,tuple:()=>Ni,uint32:()=>Bu,
uint64:()=>Gu,ulid:()=>ku,undefined:()=>Wu,union:()=>$n,unknown:()=>Nt,url:()=>vu,uuid:()=>fu,uuidv4:()=>mu,uuidv6:()=>pu,
uuidv7:()=>gu,void:()=>qu,xid:()=>Iu,xor:()=>rc});var z={};q.r(z),q.d(z,{endsWith:()=>Bn,gt:()=>St,gte:()=>at,includes:()=>Mn,
length:()=>Xt,lowercase:()=>Rn,lt:()=>It,lte:()=>ot,maxLength:()=>Wt,maxSize:()=>Tt,mime:()=>Kn,minLength:()=>Ot,minSize:()=>wt,
multipleOf:()=>Pt,negative:()=>ui,nonnegative:()=>si,nonpositive:()=>ci,normalize:()=>Gn,overwrite:()=>$t,positive:()=>ai,
properties:()=>Jn,property:()=>li,regex:()=>Ln,size:()=>Ht,slugify:()=>qn,startsWith:()=>Vn,toLowerCase:()=>Wn,toUpperCase:()=>Xn,
trim:()=>Hn,uppercase:()=>Fn});var E={};q.r(E),q.d(E,{ZodISODate:()=>un,ZodISODateTime:()=>an,ZodISODuration:()=>sn,ZodISOTime:()=>cn,
date:()=>Vh,datetime:()=>Mh,duration:()=>Jh,time:()=>Bh});var V={};q.r(V),q.d(V,{bigint:()=>a_,boolean:()=>o_,date:()=>u_,
number:()=>i_,string:()=>r_});var ce={};q.r(ce),q.d(ce,{$brand:()=>mo,$input:()=>da,$output:()=>la,INVALID:()=>qe,NEVER:()=>lo,
TimePrecision:()=>La,ZodAny:()=>bi,ZodArray:()=>wi,ZodBase64:()=>gr,ZodBase64URL:()=>vr,ZodBigInt:()=>mn,ZodBigIntFormat:()=>yr,
ZodBoolean:()=>fn,ZodCIDRv4:()=>mr,ZodCIDRv6:()=>pr,ZodCUID:()=>ar,ZodCUID2:()=>ur,ZodCatch:()=>Ki,ZodCodec:()=>bn,ZodCompileAsyncError:()=>kt,
ZodCompileUnsupportedError:()=>ie,ZodCreditCard:()=>mi,ZodCustom:()=>In,ZodCustomStringFormat:()=>At,ZodDate:()=>kr,ZodDefault:()=>Ri,
ZodDiscriminatedUnion:()=>xi,ZodE164:()=>$r,ZodEmail:()=>nr,ZodEmoji:()=>ir,ZodEnum:()=>Rt,ZodError:()=>wm,ZodExactOptional:()=>wr,
ZodFile:()=>Pi,ZodFirstPartyTypeKind:()=>ao,ZodFunction:()=>no,ZodGUID:()=>rr,ZodIBAN:()=>pi,ZodIPv4:()=>dr,ZodIPv6:()=>fr,
ZodISODate:()=>un,ZodISODateTime:()=>an,ZodISODuration:()=>sn,ZodISOTime:()=>cn,ZodInstanceOf:()=>oo,ZodIntersection:()=>Oi,
ZodIssueCode:()=>zm,ZodJWT:()=>hr,ZodKSUID:()=>lr,ZodLazy:()=>Qi,ZodLiteral:()=>Zi,ZodMAC:()=>fi,ZodMap:()=>Ei,ZodNaN:()=>Hi,
ZodNanoID:()=>or,ZodNever:()=>Ii,ZodNonOptional:()=>zr,ZodNull:()=>_i,ZodNullable:()=>Li,ZodNumber:()=>dn,ZodNumberFormat:()=>Dt,
ZodObject:()=>gn,ZodOptional:()=>hn,ZodPipe:()=>yn,ZodPrefault:()=>Mi,ZodPreprocess:()=>Wi,ZodPromise:()=>to,ZodReadonly:()=>Xi,
ZodRealError:()=>et,ZodRecord:()=>Lt,ZodSet:()=>ji,ZodString:()=>rn,ZodStringFormat:()=>fe,ZodSuccess:()=>Ji,ZodSymbol:()=>$i,
ZodTemplateLiteral:()=>Yi,ZodTransform:()=>Ti,ZodTuple:()=>Di,ZodType:()=>X,ZodULID:()=>cr,ZodURL:()=>ln,ZodUUID:()=>pt,
ZodUndefined:()=>hi,ZodUnion:()=>vn,ZodUnknown:()=>ki,ZodVoid:()=>Si,ZodXID:()=>sr,ZodXor:()=>zi,_ZodString:()=>tr,_default:()=>Fi,
_function:()=>kn,any:()=>Xu,array:()=>pn,base64:()=>Du,base64url:()=>Nu,bigint:()=>Ju,boolean:()=>vi,catch:()=>Gi,check:()=>_c,
cidrv4:()=>Ou,cidrv6:()=>Au,clone:()=>re,codec:()=>gc,coerce:()=>V,compile:()=>fa,config:()=>Fe,core:()=>P,creditCard:()=>Eu,
cuid:()=>yu,cuid2:()=>bu,currencyCode:()=>Lu,custom:()=>yc,date:()=>Yu,decode:()=>ru,decodeAsync:()=>ou,deepPartial:()=>Zm,
describe:()=>bc,discriminatedUnion:()=>ic,e164:()=>Uu,email:()=>lu,emoji:()=>hu,encode:()=>nu,encodeAsync:()=>iu,endsWith:()=>Bn,
enum:()=>Ir,exactOptional:()=>Ci,file:()=>dc,flattenError:()=>Zr,float32:()=>Fu,float64:()=>Mu,formatError:()=>Pr,fromJSONSchema:()=>Em,
function:()=>kn,getDiscriminatedOption:()=>Qo,getErrorMap:()=>Om,globalRegistry:()=>it,gt:()=>St,gte:()=>at,guid:()=>du,
hash:()=>Ru,hex:()=>Cu,hostname:()=>Tu,httpUrl:()=>$u,iban:()=>ju,includes:()=>Mn,input:()=>Tm,instanceof:()=>Ic,int:()=>_r,
int32:()=>Vu,int64:()=>Ku,intersection:()=>Ai,invertCodec:()=>vc,ipv4:()=>wu,ipv6:()=>xu,iso:()=>E,json:()=>wc,jwt:()=>Zu,
keyof:()=>Qu,ksuid:()=>Su,lazy:()=>eo,length:()=>Xt,literal:()=>lc,locales:()=>he,looseObject:()=>nc,looseRecord:()=>ac,
lowercase:()=>Rn,lt:()=>It,lte:()=>ot,mac:()=>zu,map:()=>uc,maxLength:()=>Wt,maxSize:()=>Tt,memoizer:()=>ei,meta:()=>kc,
mime:()=>Kn,minLength:()=>Ot,minSize:()=>wt,multipleOf:()=>Pt,nan:()=>pc,nanoid:()=>_u,nativeEnum:()=>sc,negative:()=>ui,
never:()=>br,nonnegative:()=>si,nonoptional:()=>Bi,nonpositive:()=>ci,normalize:()=>Gn,null:()=>yi,nullable:()=>_n,nullish:()=>fc,
number:()=>gi,object:()=>ec,optional:()=>Ft,output:()=>Cm,overwrite:()=>$t,parse:()=>Ya,parseAsync:()=>Qa,partialRecord:()=>oc,
pipe:()=>xr,positive:()=>ai,prefault:()=>Vi,preprocess:()=>zc,prettifyError:()=>vo,promise:()=>hc,properties:()=>Jn,property:()=>li,
readonly:()=>qi,record:()=>Ui,refine:()=>ro,regex:()=>Ln,regexes:()=>oe,registry:()=>ti,safeDecode:()=>uu,safeDecodeAsync:()=>su,
safeEncode:()=>au,safeEncodeAsync:()=>cu,safeParse:()=>eu,safeParseAsync:()=>tu,set:()=>cc,setErrorMap:()=>xm,size:()=>Ht,
slugify:()=>qn,startsWith:()=>Vn,strictObject:()=>tc,string:()=>on,stringFormat:()=>Pu,stringbool:()=>Sc,success:()=>mc,
superRefine:()=>io,symbol:()=>Hu,templateLiteral:()=>$c,toJSONSchema:()=>qa,toLowerCase:()=>Wn,toUpperCase:()=>Xn,toZod:()=>Se,
transform:()=>Sr,treeifyError:()=>go,trim:()=>Hn,tuple:()=>Ni,uint32:()=>Bu,uint64:()=>Gu,ulid:()=>ku,undefined:()=>Wu,union:()=>$n,
unknown:()=>Nt,uppercase:()=>Fn,url:()=>vu,util:()=>Ie,uuid:()=>fu,uuidv4:()=>mu,uuidv6:()=>pu,uuidv7:()=>gu,validate:()=>Cr,
validateAsync:()=>Lr,void:()=>qu,withParser:()=>ni,xid:()=>Iu,xor:()=>rc});function de(e){return e}function je(e){return e}
function Se(){return e=>e}function _e(e){}function Ze(e){throw new Error("Unexpected value in exhaustive check")}function ft(e){}
function Ce(e){const n=Object.values(e).filter(o=>typeof o=="number");return Object.entries(e).filter(([o,t])=>n.indexOf(
+o)===-1).map(([o,t])=>t)}function h(e,n="|"){return e.map(i=>O(i)).join(n)}function K(e,n){return typeof n=="bigint"?n.
toString():n}class I{constructor(n){this._getter=n,this._value=void 0}get value(){const n=this._getter;return n!==void 0&&
(this._value=n(),this._getter=void 0),this._value}}function D(e){return new I(e)}function v(e){return e==null}function F(e){
const n=e.startsWith("^")?1:0,i=e.endsWith("$")?e.length-1:e.length;return e.slice(n,i)}function M(e,n){const i=e/n,o=Math.
round(i),t=4*Number.EPSILON*Math.max(Math.abs(i),1);return Math.abs(i-o)<t?0:i-o}const C=Symbol("evaluating");function j(e,n,i){
let o;Object.defineProperty(e,n,{get(){if(o!==C)return o===void 0&&(o=C,o=i()),o},set(t){Object.defineProperty(e,n,{value:t})},
configurable:!0})}function B(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function ue(e,n,i){
Object.defineProperty(e,n,{value:i,writable:!0,enumerable:!0,configurable:!0})}function xe(e){const n=Object.getOwnPropertyDescriptor(
e,"shape");return n?.get?n.get.raw:n?.value}function se(e){return xe(e._zod.def)??e._zod.def.shape}function tt(e,n,i){Object.
defineProperty(e,n,{get(){const o=i();return ue(this,n,o),o},enumerable:!0,configurable:!0})}function Ke(e,n,i){n in e?ue(
e,n,i):e[n]=i}function Le(e,n,i,o){const t=se(n);for(const r of i){const a=Object.getOwnPropertyDescriptor(t,r);a.enumerable&&
(a.get?tt(e,r,()=>{const u=n._zod.def.shape[r];return o?o(u,r):u}):Ke(e,r,o?o(a.value,r):a.value))}}function we(e,n){for(const i of Reflect.
ownKeys(n)){const o=Object.getOwnPropertyDescriptor(n,i);o.enumerable&&(o.get?tt(e,i,()=>n[i]):Ke(e,i,o.value))}}function ye(...e){
const n={};for(const i of e){const o=Object.getOwnPropertyDescriptors(i);Object.assign(n,o)}return Object.defineProperties(
{},n)}function ht(e){return ye(e._zod.def)}function ct(e,n){return n?n.reduce((i,o)=>i?.[o],e):e}function ge(e){const n=Object.
keys(e),i=n.map(o=>e[o]);return Promise.all(i).then(o=>{const t={};for(let r=0;r<n.length;r++)t[n[r]]=o[r];return t})}function st(e=10){
const n="abcdefghijklmnopqrstuvwxyz";let i="";for(let o=0;o<e;o++)i+=n[Math.floor(Math.random()*n.length)];return i}function Ee(e){
return JSON.stringify(e)}function Re(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(
/^-+|-+$/g,"")}const Pe="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function Te(e){return typeof e=="\
object"&&e!==null&&!Array.isArray(e)}const W=D(()=>{if(Xe.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes(
"Cloudflare"))return!1;try{const e=Function;return new e(""),!0}catch{return!1}});function J(e){if(Te(e)===!1)return!1;const n=e.
constructor;if(n===void 0||typeof n!="function")return!0;const i=n.prototype;return!(Te(i)===!1||Object.prototype.hasOwnProperty.
call(i,"isPrototypeOf")===!1)}function y(e){return J(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof
Set?new Set(e):e}function Be(e){let n=0;for(const i in e)Object.prototype.hasOwnProperty.call(e,i)&&n++;return n}const Ae=e=>{
const n=typeof e;switch(n){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(
e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":
return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&
typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<
"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data t\
ype: ${n}`)}},be=new Set(["string","number","symbol"]),b=new Set(["string","number","bigint","boolean","symbol","undefin\
ed"]);function _(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function re(e,n,i){const o=new e._zod.constr(n??e._zod.
def);return(!n||i?.parent)&&(o._zod.parent=e),o}function $(e){const n=e;if(!n)return{};if(typeof n=="string")return{error:()=>n};
if(n?.message!==void 0){if(n?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");n.error=
n.message}return delete n.message,typeof n.error=="string"?{...n,error:()=>n.error}:n}function Ge(e){let n;return new Proxy(
{},{get(i,o,t){return n??(n=e()),Reflect.get(n,o,t)},set(i,o,t,r){return n??(n=e()),Reflect.set(n,o,t,r)},has(i,o){return n??
(n=e()),Reflect.has(n,o)},deleteProperty(i,o){return n??(n=e()),Reflect.deleteProperty(n,o)},ownKeys(i){return n??(n=e()),
Reflect.ownKeys(n)},getOwnPropertyDescriptor(i,o){return n??(n=e()),Reflect.getOwnPropertyDescriptor(n,o)},defineProperty(i,o,t){
return n??(n=e()),Reflect.defineProperty(n,o,t)}})}function O(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="s\
tring"?`"${e}"`:`${e}`}function De(e){return Object.keys(e).filter(n=>e[n]._zod.optin!==void 0&&e[n]._zod.optout==="opti\
onal")}const gt={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],
float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},_t={int64:[BigInt("-9\
223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function vt(e,n){
const i=e._zod.def,o=i.checks;if(o&&o.length>0)throw new Error(".pick() cannot be used on object schemas containing refi\
nements");const r={};return Le(r,e,nt(e,n)),re(e,ye(i,{shape:r,checks:[]}))}function nt(e,n){const i=se(e),o=[];for(const t of Reflect.
ownKeys(n)){if(!Object.getOwnPropertyDescriptor(i,t)?.enumerable)throw new Error(`Unrecognized key: "${String(t)}"`);n[t]&&
o.push(t)}return o}function Y(e,n){const i=e._zod.def,o=i.checks;if(o&&o.length>0)throw new Error(".omit() cannot be use\
d on object schemas containing refinements");const r=new Set(nt(e,n)),a={};return Le(a,e,Reflect.ownKeys(se(e)).filter(u=>!r.
has(u))),re(e,ye(i,{shape:a,checks:[]}))}function Ut(e,n){if(!J(n))throw new Error("Invalid input to extend: expected a \
plain object");const i=e._zod.def.checks;if(i&&i.length>0){const t=se(e);for(const r of Reflect.ownKeys(n))if(Object.getOwnPropertyDescriptor(
t,r)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` inste\
ad.")}return re(e,ye(e._zod.def,{shape:Dr(e,n)}))}function Dr(e,n){const i={};return Le(i,e,Reflect.ownKeys(se(e))),we(i,
n),i}function w(e,n){if(!J(n))throw new Error("Invalid input to safeExtend: expected a plain object");return re(e,ye(e._zod.
def,{shape:Dr(e,n)}))}function ve(e,n){if(!n?._zod?.def)throw new Error("Invalid input to merge: expected an object sche\
ma. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on \
object schemas containing refinements. Use .safeExtend() instead.");const i={};Le(i,e,Reflect.ownKeys(se(e))),Le(i,n,Reflect.
ownKeys(se(n)));const o=ye(e._zod.def,{shape:i,get catchall(){return n._zod.def.catchall},checks:n._zod.def.checks??[]});
return re(e,o)}function S(e,n,i,o="partial"){const r=n._zod.def.checks;if(r&&r.length>0)throw new Error(`.${o}() cannot \
be used on object schemas containing refinements`);const u=i?new Set(nt(n,i)):void 0,s={};return Le(s,n,Reflect.ownKeys(
se(n)),e&&((c,l)=>u&&!u.has(l)?c:new e({type:"optional",innerType:c}))),re(n,ye(n._zod.def,{shape:s,checks:[]}))}function Q(e,n,i){
const o=i?new Set(nt(n,i)):void 0,t={};return Le(t,n,Reflect.ownKeys(se(n)),(r,a)=>o&&!o.has(a)?r:new e({type:"nonoption\
al",innerType:r})),re(n,ye(n._zod.def,{shape:t}))}function ee(e,n=0){if(e.aborted===!0)return!0;for(let i=n;i<e.issues.length;i++)
if(e.issues[i]?.continue!==!0)return!0;return!1}function Ne(e,n=0){if(e.aborted===!0)return!0;for(let i=n;i<e.issues.length;i++)
if(e.issues[i]?.continue===!1)return!0;return!1}function ne(e,n){return n.map(i=>{var o;return(o=i).path??(o.path=[]),i.
path.unshift(e),i})}function Je(e){return typeof e=="string"?e:e?.message}function lt(e){const n=[];for(const i of e??[]){
const o=i._zod.def;if(!/_(length|size)$|_equals$/.test(o.check))break;const t=o.maximum??o.length??o.size;t>=0&&n.push([
t,i])}return n}function mt(e,n,i){var o;for(let t=n;t<e.length;t++)(o=e[t]).schema??(o.schema=i)}function dt(e,n,i){var o;
const t=e.inst?._zod?.traits;t?.has("$ZodType")&&(t.has("$ZodCheck")?(o=e).schema??(o.schema=e.inst):e.schema=e.inst);const r=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,a=e.message?e.message:Je(e.inst?._zod.def?.error?.(e))??Je(r?.(e))??Je(
n?.error?.(e))??Je(i.customError?.(e))??Je(i.localeError?.(e))??"Invalid input",u={};for(const s of Object.keys(e))s==="\
inst"||s==="schema"||s==="continue"||s==="input"||s==="__proto__"||(u[s]=e[s]);return u.path??(u.path=[]),u.message=a,n?.
reportInput&&(u.input=e.input),u}function Nr(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const Fm=/[\uD800-\uDBFF]/;function Sn(e){const n=e.length;if(!Fm.test(e))return n;let i=n;for(let o=0;o<
n-1;o++)(e.charCodeAt(o)&64512)===55296&&(e.charCodeAt(o+1)&64512)===56320&&(i--,o++);return i}function Ur(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function U(e){const n=typeof e;switch(n){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const i=e;if(i&&Object.
getPrototypeOf(i)!==Object.prototype&&"constructor"in i&&i.constructor)return i.constructor.name}}return n}function Mt(...e){
const[n,i,o]=e;return typeof n=="string"?{message:n,code:"custom",input:i,inst:o}:{...n}}function Mm(e){return Object.entries(
e).filter(([n,i])=>Number.isNaN(Number.parseInt(n,10))).map(n=>n[1])}function Dc(e){const n=atob(e),i=new Uint8Array(n.length);
for(let o=0;o<n.length;o++)i[o]=n.charCodeAt(o);return i}function Nc(e){let n="";for(let i=0;i<e.length;i++)n+=String.fromCharCode(
e[i]);return btoa(n)}function Vm(e){const n=e.replace(/-/g,"+").replace(/_/g,"/"),i="=".repeat((4-n.length%4)%4);return Dc(
n+i)}function Bm(e){return Nc(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Jm(e){const n=e.replace(
/^0x/,"");if(n.length%2!==0)throw new Error("Invalid hex string length");const i=new Uint8Array(n.length/2);for(let o=0;o<
n.length;o+=2)i[o/2]=Number.parseInt(n.slice(o,o+2),16);return i}function Km(e){return Array.from(e).map(n=>n.toString(16).
padStart(2,"0")).join("")}class Gm{constructor(...n){}}function Uc(e,n){for(const i in n){const o=Object.getOwnPropertyDescriptor(
n,i);o.get?Object.defineProperty(e,i,{...o,enumerable:!1}):Hm(e,i,o.value)}}function yt(e,n,i,o=!0){return Object.defineProperty(
e,n,{configurable:!0,writable:!0,enumerable:o,value:i}),i}function Er(e,n,i){return yt(e,n,i,!1)}function wn(e,n){for(const i in e){
const o=e[i];Object.defineProperty(n,i,{configurable:!0,enumerable:!0,get(){return yt(this,i,o(this))},set(t){yt(this,i,
t)}})}return n}function Hm(e,n,i){Object.defineProperty(e,n,{configurable:!0,get(){return this==null?i:yt(this,n,i.bind(
this))},set(o){yt(this,n,o)}})}function Wm(e,n){const i=Object.getPrototypeOf(e);return n in i?void 0:i}let uo,zt=!1;const Xm={
configurable:!0,get(){zt=!0}};function te(e,n,i){const o=Object.getPrototypeOf(e._zod);if(n in o&&uo!==e._zod){uo=void 0;
return}uo=e._zod,Object.defineProperty(o,n,{configurable:!0,get(){Object.defineProperty(this,n,Xm);const t=zt;zt=!1;try{
const r=i(this);return zt?delete this[n]:Object.defineProperty(this,n,{configurable:!0,writable:!0,value:r}),zt=zt||t,r}catch(r){
throw delete this[n],zt=zt||t,r}},set(t){Object.defineProperty(this,n,{configurable:!0,writable:!0,value:t})}})}function Ec(e,n,i,o){
const t=Wm(e,n);t&&Object.defineProperty(t,n,{configurable:!0,get(){const r={configurable:!0,writable:!0,enumerable:o,value:void 0};
return Object.defineProperty(this,n,r),r.value=i(this),Object.defineProperty(this,n,r),r.value},set(r){Object.defineProperty(
this,n,{configurable:!0,writable:!0,enumerable:o,value:r})}})}const co="~constantCatch";function so(e){const n=()=>e;return n[co]=
!0,n}var jc;const lo=Object.freeze({status:"aborted"}),fo={value:void 0,enumerable:!1};let Zc="captureStackTrace"in Error?
Error:null;function qm(e){const n=Zc;if(n){const i=n.stackTraceLimit;if(typeof i=="number"){try{n.stackTraceLimit=0}catch{
return Zc=null,new e}try{return new e}finally{n.stackTraceLimit=i}}}return new e}function p(e,n,i,o){const t={};function r(f){
this.def=f,this.constr=d,this.traits=new Set}r.prototype=t;const a=i,u=a&&new WeakSet;function s(f,m){if(f._zod){if(f._zod.
traits.has(e))return}else{fo.value=new r(m);try{Object.defineProperty(f,"_zod",fo)}finally{fo.value=void 0}}if(f._zod.traits.
add(e),n(f,m),u){const k=Object.getPrototypeOf(f),x=f._zod.constr.prototype;let T=k;for(;T&&T!==x;)T=Object.getPrototypeOf(
T);const N=T??k;u.has(N)||(u.add(N),Uc(N,a))}const g=d.prototype;for(const k in g)Object.prototype.hasOwnProperty.call(g,
k)&&(k in f||(f[k]=g[k].bind(f)))}const c=o?.Parent??Object;class l extends c{}Object.defineProperty(l,"name",{value:e});
function d(f){const m=o?.Parent?qm(l):this;s(m,f);const g=m._zod.deferred;if(g){for(const x of g)x();m._zod.deferred=void 0}
const k=globalThis.__zod_globalConfig?.postProcessor;return k&&k(m),m}return Object.defineProperty(d,"init",{value:s}),Object.
defineProperty(d,Symbol.hasInstance,{value:f=>o?.Parent&&f instanceof o.Parent?!0:f?._zod?.traits?.has(e)}),Object.defineProperty(
d,"name",{value:e}),d}const mo=Symbol("zod_brand");class bt extends Error{constructor(){super("Encountered Promise durin\
g synchronous parse. Use .parseAsync() instead.")}}class jr extends Error{constructor(n){super(`Encountered unidirection\
al transform during encode: ${n}`),this.name="ZodEncodeError"}}(jc=globalThis).__zod_globalConfig??(jc.__zod_globalConfig=
{});const Xe=globalThis.__zod_globalConfig;function Fe(e){return e&&Object.assign(Xe,e),Xe}function Ym(){const e=this._zod;
return e.message??(e.message=JSON.stringify(e.def,K,2)),e.message}function Qm(e){this._zod.message=e}const ep={get:Ym,set:Qm,
enumerable:!0,configurable:!0},po={value:void 0,enumerable:!1},Pc=new WeakSet([Object.prototype,Error.prototype]),Tc=(e,n)=>{
e.name="$ZodError",po.value=n,Object.defineProperty(e,"issues",po),po.value=void 0,Object.defineProperty(e,"message",ep);
const i=Object.getPrototypeOf(e);Pc.has(i)||(Pc.add(i),Object.defineProperty(i,"toString",{configurable:!0,enumerable:!1,
get(){const o=()=>this.message;return Object.defineProperty(this,"toString",{value:o,configurable:!0,writable:!0}),o},set(o){
Object.defineProperty(this,"toString",{value:o,configurable:!0,writable:!0})}}))},Cc=p("$ZodError",Tc),rt=p("$ZodError",
Tc,void 0,{Parent:Error});function tp(e,n,i){return Object.prototype.hasOwnProperty.call(e,n)||(n==="__proto__"?Object.defineProperty(
e,n,{value:i(),writable:!0,enumerable:!0,configurable:!0}):e[n]=i()),e[n]}function Zr(e,n=i=>i.message){const i={},o=[];
for(const t of e.issues)t.path.length>0?tp(i,t.path[0],()=>[]).push(n(t)):o.push(n(t));return{formErrors:o,fieldErrors:i}}
function Pr(e,n=i=>i.message){const i={_errors:[]},o=(t,r=[])=>{for(const a of t.issues)if(a.code==="invalid_union"&&a.errors.
length)a.errors.map(u=>o({issues:u},[...r,...a.path]));else if(a.code==="invalid_key")o({issues:a.issues},[...r,...a.path]);else if(a.
code==="invalid_element")o({issues:a.issues},[...r,...a.path]);else{const u=[...r,...a.path];if(u.length===0)i._errors.push(
n(a));else{let s=i,c=0;for(;c<u.length;){const l=u[c],d=c===u.length-1;if(l==="_errors"){d&&s._errors.push(n(a)),c++;continue}
Object.prototype.hasOwnProperty.call(s,l)||Object.defineProperty(s,l,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});
const f=s[l];d&&f._errors.push(n(a)),s=f,c++}}}};return o(e),i}function go(e,n=i=>i.message){const i={errors:[]},o=(t,r=[])=>{
var a;for(const u of t.issues)if(u.code==="invalid_union"&&u.errors.length)u.errors.map(s=>o({issues:s},[...r,...u.path]));else if(u.
code==="invalid_key")o({issues:u.issues},[...r,...u.path]);else if(u.code==="invalid_element")o({issues:u.issues},[...r,
...u.path]);else{const s=[...r,...u.path];if(s.length===0){i.errors.push(n(u));continue}let c=i,l=0;for(;l<s.length;){const d=s[l],
f=l===s.length-1;typeof d=="string"?(c.properties??(c.properties={}),Object.prototype.hasOwnProperty.call(c.properties,d)||
Object.defineProperty(c.properties,d,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),c=c.properties[d]):(c.
items??(c.items=[]),(a=c.items)[d]??(a[d]={errors:[]}),c=c.items[d]),f&&c.errors.push(n(u)),l++}}};return o(e),i}function Lc(e){
const n=[],i=e.map(o=>typeof o=="object"?o.key:o);for(const o of i)typeof o=="number"?n.push(`[${o}]`):typeof o=="symbol"?
n.push(`[${JSON.stringify(String(o))}]`):/[^\w$]/.test(o)?n.push(`[${JSON.stringify(o)}]`):(n.length&&n.push("."),n.push(
o));return n.join("")}function vo(e){const n=[],i=[...e.issues].sort((o,t)=>(o.path??[]).length-(t.path??[]).length);for(const o of i)
n.push(`\u2716 ${o.message}`),o.path?.length&&n.push(`  \u2192 at ${Lc(o.path)}`);return n.join(`
`)}function Tr(e,n){return{callee:n?.callee??e,Err:n?.Err}}const zn=e=>{const n=(i,o,t,r)=>{const a=t?{...t,async:!1}:{async:!1},
u=i._zod.run({value:o,issues:[]},a);if(u instanceof Promise)throw new bt;if(u.issues.length){const s=new(r?.Err??e)(u.issues.
map(c=>dt(c,a,Fe())));throw Pe(s,r?.callee??n),s}return u.value};return n},$o=zn(rt),xn=e=>{const n=async(i,o,t,r)=>{const a=t?
{...t,async:!0}:{async:!0};let u=i._zod.run({value:o,issues:[]},a);if(u instanceof Promise&&(u=await u),u.issues.length){
const s=new(r?.Err??e)(u.issues.map(c=>dt(c,a,Fe())));throw Pe(s,r?.callee??n),s}return u.value};return n},ho=xn(rt),On=e=>(n,i,o)=>{
const t=o?{...o,async:!1}:{async:!1},r=n._zod.run({value:i,issues:[]},t);if(r instanceof Promise)throw new bt;return r.issues.
length?Rc(e,r.issues,t):{success:!0,data:r.value}},np=On(rt);function Rc(e,n,i){let o;return{success:!1,get error(){return o||
(o=new e(n.map(t=>dt(t,i,Fe()))),n=void 0,i=void 0),o},set error(t){o=t,n=void 0,i=void 0}}}const An=e=>async(n,i,o)=>{const t=o?
{...o,async:!0}:{async:!0};let r=n._zod.run({value:i,issues:[]},t);return r instanceof Promise&&(r=await r),r.issues.length?
Rc(e,r.issues,t):{success:!0,data:r.value}},rp=An(rt),ip=Symbol.for("zod.compile.invalid"),op=Symbol.for("zod.compile.fa\
llback"),Cr=((e,n,i)=>{const o=e._zod.bag.validator;if(o!==void 0){if(o(n)!==ip)return!0;if(o.definite===!0&&i===void 0)
return!1}return ap(e,n,i)});function ap(e,n,i){const o=i?{...i,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},t=e._zod.
bag.fallbackRun;let r;if(t?(o[op]=!0,r=t({value:n,issues:[]},o)):r=e._zod.run({value:n,issues:[]},o),r instanceof Promise)
throw new bt;return r.issues.length===0}const Lr=async(e,n,i)=>{const o=i?{...i,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};
let t=e._zod.run({value:n,issues:[]},o);return t instanceof Promise&&(t=await t),t.issues.length===0},_o=e=>{const n=zn(
e),i=(o,t,r,a)=>{const u=r?{...r,direction:"backward"}:{direction:"backward"};return n(o,t,u,Tr(i,a))};return i},up=_o(rt),
yo=e=>{const n=zn(e),i=(o,t,r,a)=>n(o,t,r,Tr(i,a));return i},cp=yo(rt),bo=e=>{const n=xn(e),i=async(o,t,r,a)=>{const u=r?
{...r,direction:"backward"}:{direction:"backward"};return await n(o,t,u,Tr(i,a))};return i},sp=bo(rt),ko=e=>{const n=xn(
e),i=async(o,t,r,a)=>await n(o,t,r,Tr(i,a));return i},lp=ko(rt),Io=e=>(n,i,o)=>{const t=o?{...o,direction:"backward"}:{direction:"\
backward"};return On(e)(n,i,t)},dp=Io(rt),So=e=>(n,i,o)=>On(e)(n,i,o),fp=So(rt),wo=e=>async(n,i,o)=>{const t=o?{...o,direction:"\
backward"}:{direction:"backward"};return An(e)(n,i,t)},mp=wo(rt),zo=e=>async(n,i,o)=>An(e)(n,i,o),pp=zo(rt),Fc=/^[cC][0-9a-z]{6,}$/,
Mc=/^[0-9a-z]+$/,Vc=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Bc=/^[0-9a-vA-V]{20}$/,Jc=/^[A-Za-z0-9]{27}$/,Kc=/^[a-zA-Z0-9_-]{21}$/;
function Gc(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const Hc=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
gp=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Wc=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Vt=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
vp=Vt(4),$p=Vt(6),hp=Vt(7),Xc=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
_p=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
yp=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
qc=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,bp=qc,kp=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ip="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function Yc(){return new RegExp(Ip,"u")}const Qc=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
es=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
ts=e=>{const n=_(e??":");return new RegExp(`^(?:[0-9A-F]{2}${n}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${n}){5}[0-9a-f]{2}$`)},ns=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
rs=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
is=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,os=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
as=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
us=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,xo=/^https?$/,cs=/^\+[1-9]\d{6,14}$/,
Oo=/^\d(?:[ -]?\d){11,18}$/,ss=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Ao=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,ls="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[1357\
9][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|\
1\\d|2[0-8])))";function Sp(e){return new RegExp(`^${e}$`)}const ds=Sp(ls);function Do(e){const n="(?:[01]\\d|2[0-3]):[0-\
5]\\d";return typeof e.precision=="number"?e.precision===-1?`${n}`:e.precision===0?`${n}:[0-5]\\d`:`${n}:[0-5]\\d\\.\\d{${e.
precision}}`:e.seconds?`${n}:[0-5]\\d(?:\\.\\d+)?`:`${n}(?::[0-5]\\d(?:\\.\\d+)?)?`}function fs(e){return new RegExp(`^${Do(
e)}$`)}function ms(e){const n=["Z"];e.offset&&n.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const i=`${Do({precision:e.precision,
seconds:!0})}(?:${n.join("|")})`,o=e.local?`${i}|${Do({precision:e.precision})}`:i;return new RegExp(`^${ls}T(?:${o})$`)}
const ps=/^[\s\S]{0,}$/,gs=e=>{const n=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";return new RegExp(`^${n}\
$`)},vs=/^-?\d+n?$/,No=/^-?\d+$/,Bt=/^-?\d+(?:\.\d+)?$/,$s=/^(?:true|false)$/i,hs=/^null$/i,_s=/^undefined$/i,ys=/^[^A-Z]*$/,
bs=/^[^a-z]*$/,ks=/^[0-9a-fA-F]*$/;function Dn(e,n){return new RegExp(`^[A-Za-z0-9+/]{${e}}${n}$`)}function Nn(e){return new RegExp(
`^[A-Za-z0-9_-]{${e}}$`)}const wp=/^[0-9a-fA-F]{32}$/,zp=Dn(22,"=="),xp=Nn(22),Op=/^[0-9a-fA-F]{40}$/,Ap=Dn(27,"="),Dp=Nn(
27),Np=/^[0-9a-fA-F]{64}$/,Up=Dn(43,"="),Ep=Nn(43),jp=/^[0-9a-fA-F]{96}$/,Zp=Dn(64,""),Pp=Nn(64),Tp=/^[0-9a-fA-F]{128}$/,
Cp=Dn(86,"=="),Lp=Nn(86),ke=p("$ZodCheck",(e,n)=>{var i;e._zod??(e._zod={}),e._zod.def=n,(i=e._zod).onattach??(i.onattach=
[])}),Uo=e=>{const n=e.value;return!v(n)&&n.size!==void 0},Eo=e=>{const n=e.value;return!v(n)&&n.length!==void 0},Rr={number:"\
number",bigint:"bigint",object:"date"},jo=p("$ZodCheckLessThan",(e,n)=>{ke.init(e,n);const i=Rr[typeof n.value];e._zod.check=
o=>{(n.inclusive?o.value<=n.value:o.value<n.value)||o.issues.push({origin:Rr[typeof o.value]??i,code:"too_big",maximum:typeof n.
value=="object"?n.value.getTime():n.value,input:o.value,inclusive:n.inclusive,inst:e,continue:!n.abort})}}),Zo=p("$ZodCh\
eckGreaterThan",(e,n)=>{ke.init(e,n);const i=Rr[typeof n.value];e._zod.check=o=>{(n.inclusive?o.value>=n.value:o.value>n.
value)||o.issues.push({origin:Rr[typeof o.value]??i,code:"too_small",minimum:typeof n.value=="object"?n.value.getTime():
n.value,input:o.value,inclusive:n.inclusive,inst:e,continue:!n.abort})}}),Is=p("$ZodCheckMultipleOf",(e,n)=>{ke.init(e,n),
e._zod.check=i=>{if(typeof i.value!=typeof n.value)throw new Error("Cannot mix number and bigint in multiple_of check.");
(typeof i.value=="bigint"?n.value!==BigInt(0)&&i.value%n.value===BigInt(0):M(i.value,n.value)===0)||i.issues.push({origin:typeof i.
value,code:"not_multiple_of",divisor:n.value,input:i.value,inst:e,continue:!n.abort})}}),Ss=p("$ZodCheckNumberFormat",(e,n)=>{
ke.init(e,n),n.format=n.format||"float64";const i=n.format?.includes("int"),o=i?"int":"number",[t,r]=gt[n.format];e._zod.
check=a=>{const u=a.value;if(i){if(!Number.isInteger(u)){a.issues.push({expected:o,format:n.format,code:"invalid_type",continue:!1,
input:u,inst:e});return}if(!Number.isSafeInteger(u)){u>0?a.issues.push({input:u,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:o,inclusive:!0,continue:!n.abort}):a.issues.push({input:u,
code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:o,
inclusive:!0,continue:!n.abort});return}}u<t&&a.issues.push({origin:"number",input:u,code:"too_small",minimum:t,inclusive:!0,
inst:e,continue:!n.abort}),u>r&&a.issues.push({origin:"number",input:u,code:"too_big",maximum:r,inclusive:!0,inst:e,continue:!n.
abort})}}),ws=p("$ZodCheckBigIntFormat",(e,n)=>{ke.init(e,n);const[i,o]=_t[n.format];e._zod.check=t=>{const r=t.value;r<
i&&t.issues.push({origin:"bigint",input:r,code:"too_small",minimum:i,inclusive:!0,inst:e,continue:!n.abort}),r>o&&t.issues.
push({origin:"bigint",input:r,code:"too_big",maximum:o,inclusive:!0,inst:e,continue:!n.abort})}}),zs=p("$ZodCheckMaxSize",
(e,n)=>{var i;ke.init(e,n),(i=e._zod.def).when??(i.when=Uo),e._zod.check=o=>{const t=o.value;t.size<=n.maximum||o.issues.
push({origin:Nr(t),code:"too_big",maximum:n.maximum,inclusive:!0,input:t,inst:e,continue:!n.abort})}}),xs=p("$ZodCheckMi\
nSize",(e,n)=>{var i;ke.init(e,n),(i=e._zod.def).when??(i.when=Uo),e._zod.check=o=>{const t=o.value;t.size>=n.minimum||o.
issues.push({origin:Nr(t),code:"too_small",minimum:n.minimum,inclusive:!0,input:t,inst:e,continue:!n.abort})}}),Os=p("$Z\
odCheckSizeEquals",(e,n)=>{var i;ke.init(e,n),(i=e._zod.def).when??(i.when=Uo),e._zod.check=o=>{const t=o.value,r=t.size;
if(r===n.size)return;const a=r>n.size;o.issues.push({origin:Nr(t),...a?{code:"too_big",maximum:n.size}:{code:"too_small",
minimum:n.size},inclusive:!0,exact:!0,input:o.value,inst:e,continue:!n.abort})}}),As=p("$ZodCheckMaxLength",(e,n)=>{var i;
ke.init(e,n),(i=e._zod.def).when??(i.when=Eo),e._zod.check=o=>{const t=o.value,r=t.length;if((typeof t=="string"&&r>n.maximum?
Sn(t):r)<=n.maximum)return;const u=Ur(t);o.issues.push({origin:u,code:"too_big",maximum:n.maximum,inclusive:!0,input:t,inst:e,
continue:!n.abort})}}),Ds=p("$ZodCheckMinLength",(e,n)=>{var i;ke.init(e,n),(i=e._zod.def).when??(i.when=Eo),e._zod.check=
o=>{const t=o.value,r=t.length;if((typeof t=="string"&&r>=n.minimum&&r<n.minimum*2?Sn(t):r)>=n.minimum)return;const u=Ur(
t);o.issues.push({origin:u,code:"too_small",minimum:n.minimum,inclusive:!0,input:t,inst:e,continue:!n.abort})}}),Ns=p("$\
ZodCheckLengthEquals",(e,n)=>{var i;ke.init(e,n),(i=e._zod.def).when??(i.when=Eo),e._zod.check=o=>{const t=o.value,r=t.length,
a=typeof t=="string"&&r>=n.length&&r<=n.length*2?Sn(t):r;if(a===n.length)return;const u=Ur(t),s=a>n.length;o.issues.push(
{origin:u,...s?{code:"too_big",maximum:n.length}:{code:"too_small",minimum:n.length},inclusive:!0,exact:!0,input:o.value,
inst:e,continue:!n.abort})}}),Un=p("$ZodCheckStringFormat",(e,n)=>{var i,o;ke.init(e,n),n.pattern?(i=e._zod).check??(i.check=
t=>{n.pattern.lastIndex=0,!n.pattern.test(t.value)&&t.issues.push({origin:"string",code:"invalid_format",format:n.format,
input:t.value,...n.pattern?{pattern:n.pattern.toString()}:{},inst:e,continue:!n.abort})}):(o=e._zod).check??(o.check=()=>{})}),
Us=p("$ZodCheckRegex",(e,n)=>{Un.init(e,n),e._zod.check=i=>{n.pattern.lastIndex=0,!n.pattern.test(i.value)&&i.issues.push(
{origin:"string",code:"invalid_format",format:"regex",input:i.value,pattern:n.pattern.toString(),inst:e,continue:!n.abort})}}),
Es=p("$ZodCheckLowerCase",(e,n)=>{n.pattern??(n.pattern=ys),Un.init(e,n)}),js=p("$ZodCheckUpperCase",(e,n)=>{n.pattern??
(n.pattern=bs),Un.init(e,n)}),Zs=p("$ZodCheckIncludes",(e,n)=>{ke.init(e,n);const i=_(n.includes),o=new RegExp(typeof n.
position=="number"?`^.{${n.position},}${i}`:i);n.pattern=o,e._zod.check=t=>{t.value.includes(n.includes,n.position)||t.issues.
push({origin:"string",code:"invalid_format",format:"includes",includes:n.includes,input:t.value,inst:e,continue:!n.abort})}}),
Ps=p("$ZodCheckStartsWith",(e,n)=>{ke.init(e,n);const i=new RegExp(`^${_(n.prefix)}.*`);n.pattern??(n.pattern=i),e._zod.
check=o=>{o.value.startsWith(n.prefix)||o.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:n.
prefix,input:o.value,inst:e,continue:!n.abort})}}),Ts=p("$ZodCheckEndsWith",(e,n)=>{ke.init(e,n);const i=new RegExp(`.*${_(
n.suffix)}$`);n.pattern??(n.pattern=i),e._zod.check=o=>{o.value.endsWith(n.suffix)||o.issues.push({origin:"string",code:"\
invalid_format",format:"ends_with",suffix:n.suffix,input:o.value,inst:e,continue:!n.abort})}});function Fr(e,n,i){e.issues.
length&&n.issues.push(...ne(i,e.issues))}const Cs=p("$ZodCheckProperty",(e,n)=>{ke.init(e,n),e._zod.check=i=>{const o=n.
schema._zod.run({value:i.value[n.property],issues:[]},{});if(o instanceof Promise)return o.then(t=>Fr(t,i,n.property));Fr(
o,i,n.property)}}),Ls=p("$ZodCheckProperties",(e,n)=>{ke.init(e,n),Er(e,Symbol.iterator,function*(){yield e});let i;e._zod.
check=o=>{if(o.value==null){o.issues.push({expected:"object",code:"invalid_type",input:o.value,inst:e});return}i??(i=Reflect.
ownKeys(n.shape).map(a=>[a,n.shape[a]]));const t=o.value;let r;for(const[a,u]of i){const s=u._zod.run({value:t[a],issues:[]},
{});s instanceof Promise?(r??(r=[]),r.push(s.then(c=>Fr(c,o,a)))):Fr(s,o,a)}if(r)return Promise.all(r).then(()=>{})}}),Rs=p(
"$ZodCheckMimeType",(e,n)=>{ke.init(e,n);const i=new Set(n.mime);e._zod.check=o=>{i.has(o.value.type)||o.issues.push({code:"\
invalid_value",values:n.mime,input:o.value.type,inst:e,continue:!n.abort})}}),Fs=p("$ZodCheckOverwrite",(e,n)=>{ke.init(
e,n),e._zod.check=i=>{i.value=n.tx(i.value)}});class Po{constructor(n=[],i={}){this.content=[],this.indent=0,this.args=n,
this.closed=i}indented(n){this.indent+=1;try{n(this)}finally{this.indent-=1}}write(n){if(typeof n=="function"){n(this,{execution:"\
sync"}),n(this,{execution:"async"});return}const o=n.split(`
`).filter(a=>a),t=Math.min(...o.map(a=>a.length-a.trimStart().length)),r=o.map(a=>a.slice(t)).map(a=>" ".repeat(this.indent*
2)+a);for(const a of r)this.content.push(a)}compile(){const n=Function,i=this?.content??[""];return new n(...Object.keys(
this.closed),`return function (${this.args.join(", ")}) {
${i.join(`
`)}
};`)(...Object.values(this.closed))}}const Ms={major:4,minor:6,patch:7},G=p("$ZodType",(e,n)=>{var i;e??(e={}),e._zod.def=
n,e._zod.bag=e._zod.bag||{},e._zod.version=Ms;const o=e._zod.def.checks,t=e._zod.traits.has("$ZodCheck")?[e,...o??[]]:o?.
length?[...o]:[];for(const r of t)for(const a of r._zod.onattach)a(e);if(t.length===0)(i=e._zod).deferred??(i.deferred=[]),
e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{const r=(u,s,c)=>{if(u.memo)return u;let l=ee(u),d;for(const f of s){
if(f._zod.def.when){if(Ne(u)||!f._zod.def.when(u))continue}else if(l)continue;const m=u.issues.length,g=f._zod.check(u);
if(g instanceof Promise&&c?.async===!1)throw new bt;if(d||g instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await g,
u.issues.length!==m&&(mt(u.issues,m,e),l||(l=ee(u,m)))});else{if(u.issues.length===m)continue;mt(u.issues,m,e),l||(l=ee(
u,m))}}return d?d.then(()=>u):u},a=(u,s,c)=>{if(ee(u))return u.aborted=!0,u;const l=r(s,t,c);if(l instanceof Promise){if(c.
async===!1)throw new bt;return l.then(d=>e._zod.parse(d,c))}return e._zod.parse(l,c)};e._zod.run=(u,s)=>{if(s.skipChecks)
return e._zod.parse(u,s);if(s.direction==="backward"){const l=e._zod.parse({value:u.value,issues:[]},{...s,skipChecks:!0});
return l instanceof Promise?l.then(d=>a(d,u,s)):a(l,u,s)}const c=e._zod.parse(u,s);if(c instanceof Promise){if(s.async===
!1)throw new bt;return c.then(l=>r(l,t,s))}return r(c,t,s)}}},{get"~standard"(){return Er(this,"~standard",To(this))},set"\
~standard"(e){yt(this,"~standard",e)}}),Vs=(e,n)=>e.issues.length?{issues:e.issues.map(i=>dt(i,n,Fe()))}:{value:e.value};
async function Rp(e,n){const i={async:!0};return Vs(await e._zod.run({value:n,issues:[]},i),i)}function To(e){return{validate:n=>{
const i={async:!1};try{const o=e._zod.run({value:n,issues:[]},i);if(!(o instanceof Promise))return Vs(o,i)}catch{}return Rp(
e,n)},vendor:"zod",version:1}}const En=p("$ZodString",(e,n)=>{G.init(e,n),e._zod.pattern=n.pattern??ps,e._zod.parse=(i,o)=>{
if(n.coerce)try{i.value=String(i.value)}catch{}return typeof i.value=="string"||i.issues.push({expected:"string",code:"i\
nvalid_type",input:i.value,inst:e}),i}}),me=p("$ZodStringFormat",(e,n)=>{Un.init(e,n),En.init(e,n)}),Bs=p("$ZodGUID",(e,n)=>{
n.pattern??(n.pattern=Wc),me.init(e,n)}),Js=p("$ZodUUID",(e,n)=>{if(n.version){const o={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,
v8:8}[n.version];if(o===void 0)throw new Error(`Invalid UUID version: "${n.version}"`);n.pattern??(n.pattern=Vt(o))}else
n.pattern??(n.pattern=Vt());me.init(e,n)}),Ks=p("$ZodEmail",(e,n)=>{n.pattern??(n.pattern=Xc),me.init(e,n)}),Co=1,jn=2;function Lo(e){
try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function Ro(e,n){
return!("normalize"in n)&&!("hostname"in n)&&!("protocol"in n)?Lo(e)||jn:Gs(e,n)}function Gs(e,n){if(!n.normalize&&n.protocol?.
source===xo.source&&!/^https?:\/\//i.test(e))return Co;try{if(typeof URL<"u"){const i=URL;if(typeof i.parse=="function")
return i.parse(e)??jn}return new URL(e)}catch{return jn}}const Fp=/[\t\n\r]/g;function Mr(e){return e.replace(Fp,"")}function Fo(e,n){
return n.lastIndex=0,n.test(e.hostname)}function Mo(e,n){return n.lastIndex=0,n.test(e.protocol.endsWith(":")?e.protocol.
slice(0,-1):e.protocol)}const Hs=p("$ZodURL",(e,n)=>{me.init(e,n),e._zod.check=i=>{try{const o=i.value.trim(),t=Ro(o,n);
if(t===Co){i.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:i.value,inst:e,continue:!n.
abort});return}if(t===jn){i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:e,continue:!n.abort});return}
if(t===!0){i.value=Mr(o);return}n.hostname&&!Fo(t,n.hostname)&&i.issues.push({code:"invalid_format",format:"url",note:"I\
nvalid hostname",pattern:n.hostname.source,input:i.value,inst:e,continue:!n.abort}),n.protocol&&!Mo(t,n.protocol)&&i.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:n.protocol.source,input:i.value,inst:e,continue:!n.
abort}),i.value=n.normalize?t.href:Mr(o);return}catch{i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:e,
continue:!n.abort})}}}),Ws=p("$ZodEmoji",(e,n)=>{n.pattern??(n.pattern=Yc()),me.init(e,n)}),Xs=p("$ZodNanoID",(e,n)=>{if(n.
length!==void 0&&(!Number.isInteger(n.length)||n.length<1))throw new Error(`Invalid nanoid length: ${n.length}`);n.pattern??
(n.pattern=n.length===void 0?Kc:Gc(n.length)),me.init(e,n)}),qs=p("$ZodCUID",(e,n)=>{n.pattern??(n.pattern=Fc),me.init(e,
n)}),Ys=p("$ZodCUID2",(e,n)=>{n.pattern??(n.pattern=Mc),me.init(e,n)}),Qs=p("$ZodULID",(e,n)=>{n.pattern??(n.pattern=Vc),
me.init(e,n)}),el=p("$ZodXID",(e,n)=>{n.pattern??(n.pattern=Bc),me.init(e,n)}),tl=p("$ZodKSUID",(e,n)=>{n.pattern??(n.pattern=
Jc),me.init(e,n)}),nl=p("$ZodISODateTime",(e,n)=>{n.pattern??(n.pattern=ms(n)),me.init(e,n)}),rl=p("$ZodISODate",(e,n)=>{
n.pattern??(n.pattern=ds),me.init(e,n)}),il=p("$ZodISOTime",(e,n)=>{n.pattern??(n.pattern=fs(n)),me.init(e,n)}),ol=p("$Z\
odISODuration",(e,n)=>{n.pattern??(n.pattern=Hc),me.init(e,n)}),al=p("$ZodIPv4",(e,n)=>{n.pattern??(n.pattern=Qc),me.init(
e,n)}),Mp=/^[0-9a-fA-F:.]+$/;function Vr(e){return Mp.test(e)?Lo(`http://[${e}]`):!1}const ul=p("$ZodIPv6",(e,n)=>{n.pattern??
(n.pattern=es),me.init(e,n),e._zod.check=i=>{Vr(i.value)||i.issues.push({code:"invalid_format",format:"ipv6",input:i.value,
inst:e,continue:!n.abort})}}),cl=p("$ZodMAC",(e,n)=>{n.pattern??(n.pattern=ts(n.delimiter)),me.init(e,n)}),sl=p("$ZodCID\
Rv4",(e,n)=>{n.pattern??(n.pattern=ns),me.init(e,n)});function Vo(e){const n=e.split("/");if(n.length!==2)return!1;const[
i,o]=n;if(!o)return!1;const t=Number(o);return`${t}`!==o||t<0||t>128?!1:Vr(i)}const ll=p("$ZodCIDRv6",(e,n)=>{n.pattern??
(n.pattern=rs),me.init(e,n),e._zod.check=i=>{Vo(i.value)||i.issues.push({code:"invalid_format",format:"cidrv6",input:i.value,
inst:e,continue:!n.abort})}});function Br(e){if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(
e),!0}catch{return!1}}const Bo=/^[0-9a-zA-Z+/]*={0,2}$/,dl=p("$ZodBase64",(e,n)=>{n.pattern??(n.pattern=Bo),me.init(e,n),
e._zod.check=i=>{Br(i.value)||i.issues.push({code:"invalid_format",format:"base64",input:i.value,inst:e,continue:!n.abort})}}),
Jr=/^[A-Za-z0-9_-]*$/;function Jo(e){if(!Jr.test(e))return!1;const n=e.replace(/[-_]/g,o=>o==="-"?"+":"/"),i=n.padEnd(Math.
ceil(n.length/4)*4,"=");return Br(i)}const fl=p("$ZodBase64URL",(e,n)=>{n.pattern??(n.pattern=Jr),me.init(e,n),e._zod.check=
i=>{Jo(i.value)||i.issues.push({code:"invalid_format",format:"base64url",input:i.value,inst:e,continue:!n.abort})}}),ml=p(
"$ZodE164",(e,n)=>{n.pattern??(n.pattern=cs),me.init(e,n)}),Vp=/[- ]/g;function Bp(e){let n=e.length,i=1,o=0;for(;n;){const t=e.
charCodeAt(--n)-48;i^=1,o+=i?[0,2,4,6,8,1,3,5,7,9][t]:t}return o%10===0}function Ko(e){return Oo.test(e)?Bp(e.replace(Vp,
"")):!1}const pl=p("$ZodCreditCard",(e,n)=>{n.pattern??(n.pattern=Oo),me.init(e,n),e._zod.check=i=>{Ko(i.value)||i.issues.
push({code:"invalid_format",format:"credit_card",input:i.value,inst:e,continue:!n.abort})}});function Jp(e){let n=0;const i=e.
length;for(let o=4;o<i;o++){const t=e.charCodeAt(o);n=(t>=65?n*100+(t-55):n*10+(t-48))%97}for(let o=0;o<4;o++){const t=e.
charCodeAt(o);n=(t>=65?n*100+(t-55):n*10+(t-48))%97}return n===1}function Go(e){return Ao.test(e)?Jp(e):!1}const gl=p("$\
ZodIBAN",(e,n)=>{n.pattern??(n.pattern=Ao),me.init(e,n),e._zod.check=i=>{Go(i.value)||i.issues.push({code:"invalid_forma\
t",format:"iban",input:i.value,inst:e,continue:!n.abort})}});function Ho(e,n=null){try{const i=e.split(".");if(i.length!==
3)return!1;const[o]=i;if(!o)return!1;const t=JSON.parse(atob(o));return!("typ"in t&&t?.typ!=="JWT"||!t.alg||n&&(!("alg"in
t)||t.alg!==n))}catch{return!1}}const vl=p("$ZodJWT",(e,n)=>{me.init(e,n),e._zod.check=i=>{Ho(i.value,n.alg)||i.issues.push(
{code:"invalid_format",format:"jwt",input:i.value,inst:e,continue:!n.abort})}}),$l=p("$ZodCustomStringFormat",(e,n)=>{me.
init(e,n),e._zod.check=i=>{n.fn(i.value)||i.issues.push({code:"invalid_format",format:n.format,input:i.value,inst:e,continue:!n.
abort})}}),Wo=p("$ZodNumber",(e,n)=>{G.init(e,n),e._zod.pattern=Bt,e._zod.parse=(i,o)=>{if(n.coerce)try{i.value=Number(i.
value)}catch{}const t=i.value;if(typeof t=="number"&&!Number.isNaN(t)&&Number.isFinite(t))return i;const r=typeof t=="nu\
mber"?Number.isNaN(t)?"NaN":Number.isFinite(t)?void 0:String(t):void 0;return i.issues.push({expected:"number",code:"inv\
alid_type",input:t,inst:e,...r?{received:r}:{}}),i}}),hl=p("$ZodNumberFormat",(e,n)=>{Ss.init(e,n),Wo.init(e,n)}),Xo=p("\
$ZodBoolean",(e,n)=>{G.init(e,n),e._zod.pattern=$s,e._zod.parse=(i,o)=>{if(n.coerce)try{i.value=!!i.value}catch{}const t=i.
value;return typeof t=="boolean"||i.issues.push({expected:"boolean",code:"invalid_type",input:t,inst:e}),i}}),qo=p("$Zod\
BigInt",(e,n)=>{G.init(e,n),e._zod.pattern=vs,e._zod.parse=(i,o)=>{if(n.coerce)try{i.value=BigInt(i.value)}catch{}return typeof i.
value=="bigint"||i.issues.push({expected:"bigint",code:"invalid_type",input:i.value,inst:e}),i}}),_l=p("$ZodBigIntFormat",
(e,n)=>{ws.init(e,n),qo.init(e,n)}),yl=p("$ZodSymbol",(e,n)=>{G.init(e,n),e._zod.parse=(i,o)=>{const t=i.value;return typeof t==
"symbol"||i.issues.push({expected:"symbol",code:"invalid_type",input:t,inst:e}),i}}),bl=p("$ZodUndefined",(e,n)=>{G.init(
e,n),e._zod.pattern=_s,e._zod.values=new Set([void 0]),e._zod.parse=(i,o)=>{const t=i.value;return typeof t>"u"||i.issues.
push({expected:"undefined",code:"invalid_type",input:t,inst:e}),i}}),kl=p("$ZodNull",(e,n)=>{G.init(e,n),e._zod.pattern=
hs,e._zod.values=new Set([null]),e._zod.parse=(i,o)=>{const t=i.value;return t===null||i.issues.push({expected:"null",code:"\
invalid_type",input:t,inst:e}),i}}),Il=p("$ZodAny",(e,n)=>{G.init(e,n),e._zod.parse=i=>i}),Sl=p("$ZodUnknown",(e,n)=>{G.
init(e,n),e._zod.parse=i=>i}),wl=p("$ZodNever",(e,n)=>{G.init(e,n),e._zod.parse=(i,o)=>(i.issues.push({expected:"never",
code:"invalid_type",input:i.value,inst:e}),i)}),zl=p("$ZodVoid",(e,n)=>{G.init(e,n),e._zod.parse=(i,o)=>{const t=i.value;
return typeof t>"u"||i.issues.push({expected:"void",code:"invalid_type",input:t,inst:e}),i}}),xl=p("$ZodDate",(e,n)=>{G.
init(e,n),e._zod.parse=(i,o)=>{if(n.coerce)try{i.value=new Date(i.value)}catch{}const t=i.value,r=t instanceof Date;return r&&
!Number.isNaN(t.getTime())||i.issues.push({expected:"date",code:"invalid_type",input:t,...r?{received:"Invalid Date"}:{},
inst:e}),i}});function Yo(e,n){const i=lt(e._zod.def.checks);if(!i.length)return;const o=Math.min(...i.map(r=>r[0])),t=e.
_zod.parse;e._zod.parse=(r,a)=>{const u=n(r.value);if(u>o&&!a?.skipChecks&&a?.direction!=="backward"){for(const[s,c]of lt(
e._zod.def.checks))if(u>s&&c._zod.def.when(r)){const l=r.issues.length;return c._zod.check(r),r.issues[l].continue=!1,mt(
r.issues,l,e),r}}return t(r,a)}}const Kp=e=>Array.isArray(e)?e.length:-1,Gp=e=>e instanceof Map?e.size:-1,Hp=e=>e instanceof
Set?e.size:-1;function Ol(e,n,i){e.issues.length&&n.issues.push(...ne(i,e.issues)),n.value[i]=e.value}const Al=p("$ZodAr\
ray",(e,n)=>{G.init(e,n);const i=Xe.memoizer;i?.attach(e),e._zod.parse=(o,t)=>{const r=o.value;if(!Array.isArray(r))return o.
issues.push({expected:"array",code:"invalid_type",input:r,inst:e}),o;o.value=i?i.alloc(e,o,Array(r.length),t):Array(r.length);
const a=[],u=t?.abortEarly;for(let s=0;s<r.length;s++){const c=r[s],l=n.element._zod.run({value:c,issues:[]},t);if(l instanceof
Promise)a.push(l.then(d=>Ol(d,o,s)));else if(Ol(l,o,s),u&&l.issues.length!==0&&ee(l))break}return a.length?Promise.all(a).
then(()=>o):o},Yo(e,Kp)});function Kr(e,n,i,o,t,r){const a=i in o,u=r==="optional";if(!(!a&&u&&t==="optional")){if(e.issues.
length){if(t!==void 0&&u&&!a)return;n.issues.push(...ne(i,e.issues))}if(!a&&t===void 0){e.issues.length||n.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[i]});return}e.value===void 0?(a||t==="defaulted"&&!u)&&(n.
value[i]=void 0):n.value[i]=e.value}}const Wp=[];function Dl(e){const n=Object.keys(e.shape),i=Object.getOwnPropertySymbols(
e.shape),o=i.length?i:Wp,t=o.length?[...n,...o]:n;for(const a of t)if(!e.shape?.[a]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(a)}": expected a Zod schema`);const r=De(e.shape);return{...e,allKeys:t,symbolKeys:o,keySet:new Set(
n),numKeys:n.length,optionalKeys:new Set(r)}}function Nl(e,n,i,o,t,r,a){const u=[],s=t.keySet,c=t.catchall._zod,l=c.def.
type,d=c.optin,f=c.optout;let m=0;for(const g in n){if(a&&i.issues.length!==m){if(ee(i,m))break;m=i.issues.length}if(s.has(
g))continue;if(g==="__proto__"){l==="never"&&u.push(g);continue}if(l==="never"){u.push(g);continue}const k=c.run({value:n[g],
issues:[]},o);k instanceof Promise?e.push(k.then(x=>Kr(x,i,g,n,d,f))):Kr(k,i,g,n,d,f)}return u.length&&i.issues.push({code:"\
unrecognized_keys",keys:u,input:n,inst:r,continue:!0}),e.length?Promise.all(e).then(()=>i):i}const Ul=p("$ZodObject",(e,n)=>{
G.init(e,n);const i=Object.getOwnPropertyDescriptor(n,"shape"),o=i?.get?i.get.raw:n.shape??{};if(o){const c=()=>{const l={
...o};return Object.defineProperty(n,"shape",{value:l}),c.raw=l,l};c.raw=o,Object.defineProperty(n,"shape",{get:c})}const t=D(
()=>Dl(n));te(e,"propValues",c=>{const l=c.def.shape,d={};for(const f in l){const m=l[f]._zod;if(m.values){Object.prototype.
hasOwnProperty.call(d,f)||ue(d,f,new Set);for(const g of m.values)d[f].add(g);m.optin!==void 0&&d[f].add(void 0)}}return d});
const r=Te,a=n.catchall;let u;const s=Xe.memoizer;s?.attach(e),e._zod.parse=(c,l)=>{u??(u=t.value);const d=c.value;if(!r(
d))return c.issues.push({expected:"object",code:"invalid_type",input:d,inst:e}),c;c.value=s?s.alloc(e,c,{},l):{};const f=[],
m=u.shape,g=l?.abortEarly;let k=c.issues.length;for(const x of u.allKeys){if(g&&c.issues.length!==k){if(ee(c,k))break;k=
c.issues.length}if(x==="__proto__")continue;const T=m[x],N=T._zod.optin,H=T._zod.optout,le=T._zod.run({value:d[x],issues:[]},
l);le instanceof Promise?f.push(le.then($e=>Kr($e,c,x,d,N,H))):Kr(le,c,x,d,N,H)}return a?Nl(f,d,c,l,t.value,e,g===!0):f.
length?Promise.all(f).then(()=>c):c}}),El=p("$ZodObjectJIT",(e,n)=>{Ul.init(e,n);const i=e._zod.parse,o=D(()=>Dl(n)),t=Xe.
memoizer,r=m=>{const g=o.value,k=g.symbolKeys,x=new Po(["payload","ctx"],{shape:m,inst:e,memo:t,syms:k}),T=$e=>`shape[${$e}\
]._zod.run({ value: input[${$e}], issues: [] }, ctx)`,N=($e,ae)=>`
          let ${$e}_ab = false;
          for (let i = 0; i < ${$e}.issues.length; i++) {
            const iss = ${$e}.issues[i];
            iss.path = iss.path ? [${ae}, ...iss.path] : [${ae}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${$e}_ab = true;
          }
          if (${$e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;x.write("const input = payload.value;");const H=Object.create(null);let le=0;for(const $e of g.allKeys)H[$e]=
`key_${le++}`;x.write(t?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(const $e of g.
allKeys){if($e==="__proto__")continue;const ae=H[$e],We=typeof $e=="symbol"?`syms[${k.indexOf($e)}]`:Ee($e),Ar=`${We} in\
 input`,Lm=m[$e],Ac=Lm?._zod?.optin,Rm=Ac!==void 0,c_=Lm?._zod?.optout==="optional";if(x.write(`const ${ae} = ${T(We)};`),
Rm&&c_){const s_=Ac==="optional"?`${ae}_present`:`${ae}.value !== undefined || ${ae}_present`;x.write(`
        const ${ae}_present = ${Ar};
        if (!${ae}.issues.length || ${ae}_present) {
          if (${ae}.issues.length) {${N(ae,We)}
          }

          if (${s_}) {
            newResult[${We}] = ${ae}.value;
          }
        }

      `)}else Rm?(x.write(`
        if (${ae}.issues.length) {${N(ae,We)}
        }
      `),Ac==="defaulted"?x.write(`newResult[${We}] = ${ae}.value;`):x.write(`
        if (${ae}.value !== undefined || ${Ar}) {
          newResult[${We}] = ${ae}.value;
        }
      `)):x.write(`
        const ${ae}_present = ${Ar};
        if (${ae}.issues.length) {${N(ae,We)}
        }
        if (!${ae}_present && !${ae}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${We}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${ae}_present) {
          newResult[${We}] = ${ae}.value;
        }

      `)}return x.write("payload.value = newResult;"),x.write("return payload;"),x.compile()};let a;const u=Te,s=!Xe.jitless,
l=s&&W.value,d=n.catchall;let f;e._zod.parse=(m,g)=>{f??(f=o.value);const k=m.value;return u(k)?s&&l&&g?.async===!1&&g.jitless!==
!0?(a||(a=r(n.shape)),m=a(m,g),d?Nl([],k,m,g,f,e,g?.abortEarly===!0):m):i(m,g):(m.issues.push({expected:"object",code:"i\
nvalid_type",input:k,inst:e}),m)}});function jl(e,n,i,o){for(const r of e)if(r.issues.length===0)return n.value=r.value,
n;const t=e.filter(r=>!ee(r));return t.length===1?(n.value=t[0].value,t[0]):(n.issues.push({code:"invalid_union",input:n.
value,inst:i,errors:e.map(r=>r.issues.map(a=>dt(a,o,Fe())))}),n)}const Gr=p("$ZodUnion",(e,n)=>{G.init(e,n),te(e,"optin",
o=>o.def.options.some(t=>t._zod.optin==="defaulted")?"defaulted":o.def.options.some(t=>t._zod.optin!==void 0)?"optional":
void 0),te(e,"optout",o=>o.def.options.some(t=>t._zod.optout==="optional")?"optional":void 0),te(e,"values",o=>{if(o.def.
options.every(t=>t._zod.values))return new Set(o.def.options.flatMap(t=>Array.from(t._zod.values)))}),te(e,"pattern",o=>{
if(o.def.options.every(t=>t._zod.pattern)){const t=o.def.options.map(r=>r._zod.pattern);return new RegExp(`^(${t.map(r=>F(
r.source)).join("|")})$`)}});const i=n.options.length===1?n.options[0]._zod.run:null;e._zod.parse=(o,t)=>{if(i)return i(
o,t);let r=!1;const a=[];for(const u of n.options){const s=u._zod.run({value:o.value,issues:[]},t);if(s instanceof Promise)
a.push(s),r=!0;else{if(s.issues.length===0)return s;a.push(s)}}return r?Promise.all(a).then(u=>jl(u,o,e,t)):jl(a,o,e,t)}});
function Zl(e,n,i,o){const t=[];for(let r=0;r<e.length;r++)e[r].issues.length===0&&t.push(r);return t.length===1?(n.value=
e[t[0]].value,n):(t.length===0?n.issues.push({code:"invalid_union",input:n.value,inst:i,errors:e.map(r=>r.issues.map(a=>dt(
a,o,Fe())))}):n.issues.push({code:"invalid_union",input:n.value,inst:i,errors:[],inclusive:!1,matches:t}),n)}const Pl=p(
"$ZodXor",(e,n)=>{Gr.init(e,n),n.inclusive=!1;const i=n.options.length===1?n.options[0]._zod.run:null;e._zod.parse=(o,t)=>{
if(i)return i(o,t);let r=!1;const a=[];for(const u of n.options){const s=u._zod.run({value:o.value,issues:[]},t);s instanceof
Promise?(a.push(s),r=!0):a.push(s)}return r?Promise.all(a).then(u=>Zl(u,o,e,t)):Zl(a,o,e,t)}});function Qo(e,n){const i=e.
_zod;let o=i.bag.optionsMap;o||(o=Tl(i.def),i.bag.optionsMap=o);const t=o.get(n);if(t===null)throw new Error(`Ambiguous \
discriminator value "${String(n)}"`);return t}function Tl(e){const n=new Map;for(const i of e.options){const o=i._zod.propValues?.[e.
discriminator];if(!o||o.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(i)}"`);
for(const t of o)if(n.has(t)){if(t!==void 0)throw new Error(`Duplicate discriminator value "${String(t)}"`);n.set(t,null)}else
n.set(t,i)}return n}const Cl=p("$ZodDiscriminatedUnion",(e,n)=>{n.inclusive=!1,Gr.init(e,n);const i=e._zod.parse;te(e,"p\
ropValues",t=>{const r={};let a=0;for(const u of t.def.options){const s=u._zod.propValues;if(!s||Object.keys(s).length===
0)throw new Error(`Invalid discriminated union option at index "${t.def.options.indexOf(u)}"`);s[t.def.discriminator]?.has(
void 0)&&a++;for(const[c,l]of Object.entries(s)){Object.prototype.hasOwnProperty.call(r,c)||ue(r,c,new Set);for(const d of l)
r[c].add(d)}}return!t.def.unionFallback&&a>1&&r[t.def.discriminator]?.delete(void 0),r}),n.options.forEach((t,r)=>{const a=xe(
t._zod.def);if(a&&!Object.prototype.hasOwnProperty.call(a,n.discriminator))throw new Error(`Invalid discriminated union \
option at index "${r}"`)});const o=D(()=>Tl(n));e._zod.parse=(t,r)=>{const a=t.value;if(!Te(a))return t.issues.push({code:"\
invalid_type",expected:"object",input:a,inst:e}),t;const u=a?.[n.discriminator],s=o.value.get(u);return s&&(u!==void 0||
r.direction!=="backward")?s._zod.run(t,r):n.unionFallback||r.direction==="backward"?i(t,r):(t.issues.push({code:"invalid\
_union",errors:[],note:"No matching discriminator",discriminator:n.discriminator,options:Array.from(o.value.keys()).filter(
c=>o.value.get(c)!==null),input:a,path:[n.discriminator],inst:e}),t)}}),Ll=p("$ZodIntersection",(e,n)=>{G.init(e,n),e._zod.
parse=(i,o)=>{const t=i.value,r=n.left._zod.run({value:t,issues:[]},o),a=n.right._zod.run({value:t,issues:[]},o);return r instanceof
Promise||a instanceof Promise?Promise.all([r,a]).then(([s,c])=>Rl(i,s,c)):Rl(i,r,a)}});function Zn(e,n){if(e===n)return{
valid:!0,data:e};if(e instanceof Date&&n instanceof Date&&+e==+n)return{valid:!0,data:e};if(J(e)&&J(n)){const i=Object.keys(
n),o=Object.keys(e).filter(r=>i.indexOf(r)!==-1),t={...e,...n};Object.prototype.hasOwnProperty.call(t,"__proto__")&&delete t.
__proto__;for(const r of o){if(r==="__proto__")continue;const a=Zn(e[r],n[r]);if(!a.valid)return{valid:!1,mergeErrorPath:[
r,...a.mergeErrorPath]};t[r]=a.data}return{valid:!0,data:t}}if(Array.isArray(e)&&Array.isArray(n)){if(e.length!==n.length)
return{valid:!1,mergeErrorPath:[]};const i=[];for(let o=0;o<e.length;o++){const t=e[o],r=n[o],a=Zn(t,r);if(!a.valid)return{
valid:!1,mergeErrorPath:[o,...a.mergeErrorPath]};i.push(a.data)}return{valid:!0,data:i}}return{valid:!1,mergeErrorPath:[]}}
function Rl(e,n,i){const o=new Map;let t;const r=new Map,a=(c,l)=>{let d;if(c.code==="unrecognized_keys"&&!c.path?.length)
t??(t=c),d=c.keys;else if(c.code==="invalid_key"&&c.origin==="record"&&c.path?.length===1){const f=String(c.path[0]);r.has(
f)||r.set(f,c),d=[f]}else return!1;for(const f of d)o.has(f)||o.set(f,{}),o.get(f)[l]=!0;return!0};for(const c of n.issues)
a(c,"l")||e.issues.push(c);for(const c of i.issues)a(c,"r")||e.issues.push(c);const u=[...o].filter(([,c])=>c.l&&c.r).map(
([c])=>c);if(u.length){const c=t?u.filter(l=>t.keys.includes(l)):[];c.length&&e.issues.push({...t,keys:c});for(const l of u)
!c.includes(l)&&r.has(l)&&e.issues.push(r.get(l))}const s=Zn(n.value,i.value);if(!s.valid){if(ee(e))return e;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(s.mergeErrorPath)}`)}return e.value=s.data,e}const ea=p("$ZodTupl\
e",(e,n)=>{G.init(e,n);const i=n.items,o=Xe.memoizer;o?.attach(e),e._zod.parse=(t,r)=>{const a=t.value;if(!Array.isArray(
a))return t.issues.push({input:a,inst:e,expected:"tuple",code:"invalid_type"}),t;t.value=o?o.alloc(e,t,[],r):[];const u=[],
s=Fl(i,"optin"),c=Fl(i,"optout");if(!n.rest){if(a.length<s)return t.issues.push({code:"too_small",minimum:s,inclusive:!0,
input:a,inst:e,origin:"array"}),t;a.length>i.length&&t.issues.push({code:"too_big",maximum:i.length,inclusive:!0,input:a,
inst:e,origin:"array"})}const l=new Array(i.length),d=n.rest?r?.abortEarly:void 0;let f=!1;for(let m=0;m<i.length;m++){const g=i[m].
_zod.run({value:a[m],issues:[]},r);g instanceof Promise?u.push(g.then(k=>{l[m]=k})):(l[m]=g,d&&!f&&g.issues.length&&(f=ee(
g)))}if(n.rest&&!f){let m=i.length-1;const g=a.slice(i.length);let k=t.issues.length;for(const x of g){if(d&&t.issues.length!==
k){if(ee(t,k))break;k=t.issues.length}m++;const T=n.rest._zod.run({value:x,issues:[]},r);T instanceof Promise?u.push(T.then(
N=>Ml(N,t,m))):Ml(T,t,m)}}return u.length?Promise.all(u).then(()=>Vl(l,t,i,a,c)):Vl(l,t,i,a,c)}});function Fl(e,n){for(let i=e.
length-1;i>=0;i--)if(!(n==="optin"?e[i]._zod.optin!==void 0:e[i]._zod.optout==="optional"))return i+1;return 0}function Ml(e,n,i){
e.issues.length&&n.issues.push(...ne(i,e.issues)),n.value[i]=e.value}function Vl(e,n,i,o,t){for(let r=0;r<i.length;r++){
const a=e[r],u=r<o.length;if(!u&&r>=t&&i[r]._zod.optin==="optional"){n.value.length=r;break}if(a.issues.length){if(!u&&r>=
t){n.value.length=r;break}n.issues.push(...ne(r,a.issues))}n.value[r]=a.value}for(let r=n.value.length-1;r>=o.length&&(i[r].
_zod.optout==="optional"&&n.value[r]===void 0);r--)n.value.length=r;return n}const Bl=p("$ZodRecord",(e,n)=>{G.init(e,n);
const i=Xe.memoizer;i?.attach(e),e._zod.parse=(o,t)=>{const r=o.value;if(!J(r))return o.issues.push({expected:"record",code:"\
invalid_type",input:r,inst:e}),o;const a=[],u=n.keyType._zod.values;if(u&&!n.partial){o.value=i?i.alloc(e,o,{},t):{};const s=new Set;
for(const l of u)if(typeof l=="string"||typeof l=="number"||typeof l=="symbol"){if(s.add(typeof l=="number"?l.toString():
l),l==="__proto__")continue;const d=n.keyType._zod.run({value:l,issues:[]},t);if(d instanceof Promise)throw new Error("A\
sync schemas not supported in object keys currently");if(d.issues.length){o.issues.push({code:"invalid_key",origin:"reco\
rd",issues:d.issues.map(g=>dt(g,t,Fe())),input:l,path:[l],inst:e});continue}const f=d.value;if(f==="__proto__")continue;
const m=n.valueType._zod.run({value:r[l],issues:[]},t);m instanceof Promise?a.push(m.then(g=>{g.issues.length&&o.issues.
push(...ne(l,g.issues)),o.value[f]=g.value})):(m.issues.length&&o.issues.push(...ne(l,m.issues)),o.value[f]=m.value)}let c;
for(const l in r)if(!s.has(l))if(n.mode==="loose"){if(l==="__proto__")continue;o.value[l]=r[l]}else c=c??[],c.push(l);c&&
c.length>0&&o.issues.push({code:"unrecognized_keys",input:r,inst:e,keys:c,continue:!0})}else{o.value=i?i.alloc(e,o,{},t):
{};let s;for(const c of Reflect.ownKeys(r)){if(c==="__proto__"||!Object.prototype.propertyIsEnumerable.call(r,c))continue;
let l=n.keyType._zod.run({value:c,issues:[]},t);if(l instanceof Promise)throw new Error("Async schemas not supported in \
object keys currently");if(typeof c=="string"&&Bt.test(c)&&l.issues.length){const g=n.keyType._zod.run({value:Number(c),
issues:[]},t);if(g instanceof Promise)throw new Error("Async schemas not supported in object keys currently");g.issues.length===
0&&(l=g)}if(l.issues.length){n.mode==="loose"?o.value[c]=r[c]:u?(s=s??[],s.push(c)):o.issues.push({code:"invalid_key",origin:"\
record",issues:l.issues.map(g=>dt(g,t,Fe())),input:c,path:[c],inst:e});continue}const f=l.value;if(f==="__proto__")continue;
const m=n.valueType._zod.run({value:r[c],issues:[]},t);m instanceof Promise?a.push(m.then(g=>{g.issues.length&&o.issues.
push(...ne(c,g.issues)),o.value[f]=g.value})):(m.issues.length&&o.issues.push(...ne(c,m.issues)),o.value[f]=m.value)}s&&
s.length>0&&o.issues.push({code:"unrecognized_keys",input:r,inst:e,keys:s,continue:!0})}return a.length?Promise.all(a).then(
()=>o):o}}),Jl=p("$ZodMap",(e,n)=>{G.init(e,n);const i=Xe.memoizer;i?.attach(e),e._zod.parse=(o,t)=>{const r=o.value;if(!(r instanceof
Map))return o.issues.push({expected:"map",code:"invalid_type",input:r,inst:e}),o;const a=[];o.value=i?i.alloc(e,o,new Map,
t):new Map;const u=t?.abortEarly;let s=o.issues.length;for(const[c,l]of r){if(u&&o.issues.length!==s){if(ee(o,s))break;s=
o.issues.length}const d=n.keyType._zod.run({value:c,issues:[]},t),f=n.valueType._zod.run({value:l,issues:[]},t);d instanceof
Promise||f instanceof Promise?a.push(Promise.all([d,f]).then(([m,g])=>{Kl(m,g,o,c,r,e,t)})):Kl(d,f,o,c,r,e,t)}return a.length?
Promise.all(a).then(()=>o):o},Yo(e,Gp)});function Kl(e,n,i,o,t,r,a){e.issues.length&&(be.has(typeof o)?i.issues.push(...ne(
o,e.issues)):i.issues.push({code:"invalid_key",origin:"map",input:t,inst:r,issues:e.issues.map(u=>dt(u,a,Fe()))})),n.issues.
length&&(be.has(typeof o)?i.issues.push(...ne(o,n.issues)):i.issues.push({origin:"map",code:"invalid_element",input:t,inst:r,
key:o,issues:n.issues.map(u=>dt(u,a,Fe()))})),i.value.set(e.value,n.value)}const Gl=p("$ZodSet",(e,n)=>{G.init(e,n);const i=Xe.
memoizer;i?.attach(e),e._zod.parse=(o,t)=>{const r=o.value;if(!(r instanceof Set))return o.issues.push({input:r,inst:e,expected:"\
set",code:"invalid_type"}),o;const a=[];o.value=i?i.alloc(e,o,new Set,t):new Set;const u=t?.abortEarly;let s=o.issues.length;
for(const c of r){if(u&&o.issues.length!==s){if(ee(o,s))break;s=o.issues.length}const l=n.valueType._zod.run({value:c,issues:[]},
t);l instanceof Promise?a.push(l.then(d=>Hl(d,o))):Hl(l,o)}return a.length?Promise.all(a).then(()=>o):o},Yo(e,Hp)});function Hl(e,n){
e.issues.length&&n.issues.push(...e.issues),n.value.add(e.value)}const Wl=p("$ZodEnum",(e,n)=>{G.init(e,n);const i=Ce(n.
entries),o=new Set(i);e._zod.values=o,te(e,"pattern",t=>{const r=Ce(t.def.entries).filter(a=>be.has(typeof a));return new RegExp(
r.length?`^(${r.map(a=>_(a.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(t,r)=>{const a=t.value;return o.has(
a)||t.issues.push({code:"invalid_value",values:i,input:a,inst:e}),t}}),Xl=p("$ZodLiteral",(e,n)=>{G.init(e,n);const i=new Set(
n.values);e._zod.values=i,te(e,"pattern",o=>{const t=o.def.values;return new RegExp(t.length?`^(${t.map(r=>typeof r=="st\
ring"?_(r):r?_(r.toString()):String(r)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,t)=>{const r=o.value;return i.has(
r)||o.issues.push({code:"invalid_value",values:n.values,input:r,inst:e}),o}}),ql=p("$ZodFile",(e,n)=>{G.init(e,n),e._zod.
parse=(i,o)=>{const t=i.value;return t instanceof File||i.issues.push({expected:"file",code:"invalid_type",input:t,inst:e}),
i}}),Yl=p("$ZodTransform",(e,n)=>{G.init(e,n),e._zod.optin="optional",Xe.memoizer?.guard(e),e._zod.parse=(i,o)=>{if(o.direction===
"backward")throw new jr(e.constructor.name);const t=n.transform(i.value,i);if(o.async)return(t instanceof Promise?t:Promise.
resolve(t)).then(a=>(i.value=a,i));if(t instanceof Promise)throw new bt;return i.value=t,i}});function Ql(e,n){return e.
value=n.issues.length?void 0:n.value,e}const ta=p("$ZodOptional",(e,n)=>{G.init(e,n),te(e,"optin",i=>i.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",te(e,"values",i=>{const o=i.def.innerType._zod.values;
return o?new Set([...o,void 0]):void 0}),te(e,"pattern",i=>{const o=i.def.innerType._zod.pattern;return o?new RegExp(`^(${F(
o.source)})?$`):void 0}),e._zod.parse=(i,o)=>{if(i.value===void 0){if(n.innerType._zod.optin!=="defaulted")return i;const t=n.
innerType._zod.run({value:i.value,issues:[]},o);return t instanceof Promise?t.then(r=>Ql(i,r)):Ql(i,t)}return n.innerType.
_zod.run(i,o)}}),ed=p("$ZodExactOptional",(e,n)=>{ta.init(e,n),te(e,"values",i=>i.def.innerType._zod.values),te(e,"patte\
rn",i=>i.def.innerType._zod.pattern),e._zod.parse=(i,o)=>n.innerType._zod.run(i,o)}),td=p("$ZodNullable",(e,n)=>{G.init(
e,n),te(e,"optin",i=>i.def.innerType._zod.optin),te(e,"optout",i=>i.def.innerType._zod.optout),te(e,"pattern",i=>{const o=i.
def.innerType._zod.pattern;return o?new RegExp(`^(${F(o.source)}|null)$`):void 0}),te(e,"values",i=>i.def.innerType._zod.
values?new Set([...i.def.innerType._zod.values,null]):void 0),e._zod.parse=(i,o)=>i.value===null?i:n.innerType._zod.run(
i,o)}),nd=p("$ZodDefault",(e,n)=>{G.init(e,n),e._zod.optin="defaulted",te(e,"values",i=>i.def.innerType._zod.values),e._zod.
parse=(i,o)=>{if(o.direction==="backward")return n.innerType._zod.run(i,o);if(i.value===void 0)return i.value=n.defaultValue,
i;const t=n.innerType._zod.run(i,o);return t instanceof Promise?t.then(r=>rd(r,n)):rd(t,n)}});function rd(e,n){return e.
value===void 0&&(e.value=n.defaultValue),e}const id=p("$ZodPrefault",(e,n)=>{G.init(e,n),e._zod.optin="defaulted",te(e,"\
values",i=>i.def.innerType._zod.values),e._zod.parse=(i,o)=>(o.direction==="backward"||i.value===void 0&&(i.value=n.defaultValue),
n.innerType._zod.run(i,o))}),od=p("$ZodNonOptional",(e,n)=>{G.init(e,n),te(e,"values",i=>{const o=i.def.innerType._zod.values;
return o?new Set([...o].filter(t=>t!==void 0)):void 0}),e._zod.parse=(i,o)=>{const t=n.innerType._zod.run(i,o);return t instanceof
Promise?t.then(r=>ad(r,e)):ad(t,e)}});function ad(e,n){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"in\
valid_type",expected:"nonoptional",input:e.value,inst:n}),e}const ud=p("$ZodSuccess",(e,n)=>{G.init(e,n),e._zod.parse=(i,o)=>{
if(o.direction==="backward")throw new jr("ZodSuccess");const t=n.innerType._zod.run(i,o);return t instanceof Promise?t.then(
r=>(i.value=r.issues.length===0,i)):(i.value=t.issues.length===0,i)}});function cd(e,n,i,o){return n.issues.length?(e.value=
i.catchValue({...n,value:e.value,error:{issues:n.issues.map(t=>dt(t,o,Fe()))},input:e.value}),e):(e.value=n.value,n.memo&&
(e.memo=!0),e)}const sd=p("$ZodCatch",(e,n)=>{G.init(e,n),te(e,"optin",i=>i.def.innerType._zod.optin==="defaulted"?"defa\
ulted":"optional"),te(e,"optout",i=>i.def.innerType._zod.optout),te(e,"values",i=>i.def.innerType._zod.values),e._zod.parse=
(i,o)=>{if(o.direction==="backward")return n.innerType._zod.run(i,o);const t=n.innerType._zod.run({value:i.value,issues:[]},
o);return t instanceof Promise?t.then(r=>cd(i,r,n,o)):cd(i,t,n,o)}}),ld=p("$ZodNaN",(e,n)=>{G.init(e,n),e._zod.parse=(i,o)=>((typeof i.
value!="number"||!Number.isNaN(i.value))&&i.issues.push({input:i.value,inst:e,expected:"nan",code:"invalid_type"}),i)}),
na=p("$ZodPipe",(e,n)=>{G.init(e,n),te(e,"values",i=>i.def.in._zod.values),te(e,"optin",i=>i.def.in._zod.optin),te(e,"op\
tout",i=>i.def.out._zod.optout),te(e,"propValues",i=>i.def.in._zod.propValues),e._zod.parse=(i,o)=>{if(o.direction==="ba\
ckward"){const r=n.out._zod.run(i,o);return r instanceof Promise?r.then(a=>Hr(a,n.in,o)):Hr(r,n.in,o)}const t=n.in._zod.
run(i,o);return t instanceof Promise?t.then(r=>Hr(r,n.out,o)):Hr(t,n.out,o)}});function Hr(e,n,i){return e.issues.some(o=>o.
code!=="unrecognized_keys")?(e.aborted=!0,e):n._zod.run({value:e.value,issues:e.issues},i)}const ra=p("$ZodCodec",(e,n)=>{
G.init(e,n),te(e,"values",i=>i.def.in._zod.values),te(e,"optin",i=>i.def.in._zod.optin),te(e,"optout",i=>i.def.out._zod.
optout),te(e,"propValues",i=>i.def.in._zod.propValues),e._zod.parse=(i,o)=>{if((o.direction||"forward")==="forward"){const r=n.
in._zod.run(i,o);return r instanceof Promise?r.then(a=>Wr(a,n,o)):Wr(r,n,o)}else{const r=n.out._zod.run(i,o);return r instanceof
Promise?r.then(a=>Wr(a,n,o)):Wr(r,n,o)}}});function Wr(e,n,i){if(e.issues.length)return e.aborted=!0,e;if((i.direction||
"forward")==="forward"){const t=n.transform(e.value,e);return t instanceof Promise?t.then(r=>Xr(e,r,n.out,i)):Xr(e,t,n.out,
i)}else{const t=n.reverseTransform(e.value,e);return t instanceof Promise?t.then(r=>Xr(e,r,n.in,i)):Xr(e,t,n.in,i)}}function Xr(e,n,i,o){
return e.issues.length?(e.aborted=!0,e):i._zod.run({value:n,issues:e.issues},o)}const dd=p("$ZodPreprocess",(e,n)=>{na.init(
e,n)}),fd=p("$ZodReadonly",(e,n)=>{G.init(e,n),te(e,"propValues",i=>i.def.innerType._zod.propValues),te(e,"values",i=>i.
def.innerType._zod.values),te(e,"optin",i=>i.def.innerType?._zod?.optin),te(e,"optout",i=>i.def.innerType?._zod?.optout),
e._zod.parse=(i,o)=>{if(o.direction==="backward")return n.innerType._zod.run(i,o);const t=n.innerType._zod.run(i,o);return t instanceof
Promise?t.then(md):md(t)}});function md(e){return e.memo||(e.value=Object.freeze(e.value)),e}function Xp(e){const n=e._zod.
def;let i=n.pattern,o=!!n.format?.includes("int"),t,r;for(const u of n.checks??[]){const s=u._zod.def;s.pattern&&(i=s.pattern),
o||(o=!!s.format?.includes("int"));const c=s.minimum??s.length,l=s.maximum??s.length;c!==void 0&&(t===void 0||c>t)&&(t=c),
l!==void 0&&(r===void 0||l<r)&&(r=l)}if(i)return i.source;if(t!==void 0&&r!==void 0&&t>r)return"(?!)";if(t!==void 0||r!==
void 0)return gs({minimum:t,maximum:r}).source;const a=e._zod.pattern;return(o&&a===Bt?No:a)?.source}function ia(e){const n=e.
_zod.def,i=e._zod.pattern?.source,o=n.innerType??e._zod.innerType;if(o){const t=o._zod.pattern?.source,r=ia(o);return i&&
t&&r&&r!==t?i.replace(F(t),()=>F(r)):i}if(n.options){const t=n.options.map(ia);if(t.every(Boolean))return`^(${t.map(r=>F(
r)).join("|")})$`}return Xp(e)}const pd=p("$ZodTemplateLiteral",(e,n)=>{G.init(e,n);const i=[];for(const o of n.parts)if(typeof o==
"object"&&o!==null){const t=ia(o);if(!t)throw new Error(`Invalid template literal part, no pattern found: ${[...o._zod.traits].
shift()}`);i.push(F(t))}else if(o===null||b.has(typeof o))i.push(_(`${o}`));else throw new Error(`Invalid template liter\
al part: ${o}`);e._zod.pattern=new RegExp(`^${i.join("")}$`),e._zod.parse=(o,t)=>typeof o.value!="string"?(o.issues.push(
{input:o.value,inst:e,expected:"string",code:"invalid_type"}),o):(e._zod.pattern.lastIndex=0,e._zod.pattern.test(o.value)||
o.issues.push({input:o.value,inst:e,code:"invalid_format",format:n.format??"template_literal",pattern:e._zod.pattern.source}),
o)}),gd=p("$ZodFunction",(e,n)=>(G.init(e,n),Object.defineProperty(e,"_def",{value:n}),e._zod.def=n,e.implement=i=>{if(typeof i!=
"function")throw new Error("implement() must be called with a function");return Object.defineProperty(function(...o){const t=e.
_def.input?$o(e._def.input,o):o,r=Reflect.apply(i,this,t);return e._def.output?$o(e._def.output,r):r},"_zod",{value:e._zod,
enumerable:!1})},e.implementAsync=i=>{if(typeof i!="function")throw new Error("implementAsync() must be called with a fu\
nction");return Object.defineProperty(async function(...o){const t=e._def.input?await ho(e._def.input,o):o,r=await Reflect.
apply(i,this,t);return e._def.output?await ho(e._def.output,r):r},"_zod",{value:e._zod,enumerable:!1})},e._zod.parse=(i,o)=>typeof i.
value!="function"?(i.issues.push({code:"invalid_type",expected:"function",input:i.value,inst:e}),i):(e._def.output&&e._def.
output._zod.def.type==="promise"?i.value=e.implementAsync(i.value):i.value=e.implement(i.value),i),e.input=(...i)=>{const o=e.
constructor;return Array.isArray(i[0])?new o({type:"function",input:new ea({type:"tuple",items:i[0],rest:i[1]}),output:e.
_def.output}):new o({type:"function",input:i[0],output:e._def.output})},e.output=i=>{const o=e.constructor;return new o(
{type:"function",input:e._def.input,output:i})},e)),vd=p("$ZodPromise",(e,n)=>{G.init(e,n),e._zod.parse=(i,o)=>Promise.resolve(
i.value).then(t=>n.innerType._zod.run({value:t,issues:[]},o))}),oa=p("$ZodLazy",(e,n)=>{G.init(e,n),j(e._zod,"innerType",
()=>{const i=n;return i._cachedInner||(i._cachedInner=n.getter()),i._cachedInner}),te(e,"pattern",i=>i.innerType?._zod?.
pattern),te(e,"propValues",i=>i.innerType?._zod?.propValues),te(e,"optin",i=>i.innerType?._zod?.optin??void 0),te(e,"opt\
out",i=>i.innerType?._zod?.optout??void 0),e._zod.parse=(i,o)=>e._zod.innerType._zod.run(i,o)}),$d=p("$ZodCustom",(e,n)=>{
ke.init(e,n),G.init(e,n),e._zod.parse=(i,o)=>i,e._zod.check=i=>{const o=i.value,t=n.fn(o);if(t instanceof Promise)return t.
then(r=>hd(r,i,o,e));hd(t,i,o,e)}});function hd(e,n,i,o){if(!e){const t={code:"custom",input:i,inst:o,path:[...o._zod.def.
path??[]],continue:!o._zod.def.abort};o._zod.def.params&&(t.params=o._zod.def.params),n.issues.push(Mt(t))}}class _d extends Error{constructor(){
super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}}const aa="~memo",yd=[];
function bd(e){return e!==null&&typeof e=="object"}function ua(e){return e.map(n=>n.path?{...n,path:n.path.slice()}:{...n})}
const kd=new WeakMap,Jt=0,qr=1,Pn=2;function Tn(e,n,i){const o=kd.get(e);if(o!==void 0)return o?Pn:Jt;if(n.has(e))return Pn;
n.add(e);let t=Jt;const r=l=>{if(t!==Pn&&l?._zod){const d=Tn(l,n,i);d>t&&(t=d)}},a=(l,d)=>{let f=Jt;for(const m of Reflect.
ownKeys(l)){const g=Object.getOwnPropertyDescriptor(l,m);if(d&&!g.enumerable)continue;const k=g.get?qr:g.value?._zod?Tn(
g.value,n,i):Jt;k>f&&(f=k)}return f},u=l=>{l>t&&(t=l)},s=e._zod.def,c=s.type;switch(c){case"object":{const l=xe(s);u(l?a(
l,!0):qr),r(s.catchall);break}case"array":r(s.element);break;case"tuple":for(const l of s.items)r(l);r(s.rest);break;case"\
record":case"map":r(s.keyType),r(s.valueType);break;case"set":r(s.valueType);break;case"union":for(const l of s.options)
r(l);break;case"intersection":r(s.left),r(s.right);break;case"optional":case"nullable":case"default":case"prefault":case"\
catch":case"readonly":case"nonoptional":case"promise":case"success":r(s.innerType);break;case"pipe":r(s.in),r(s.out);break;case"\
function":r(s.input),r(s.output);break;case"lazy":{const l=s._cachedInner??(i?e._zod.innerType:void 0);u(l?Tn(l,n,!1):qr);
break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"\
null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"trans\
form":case"custom":break;default:for(const l in s){const d=Object.getOwnPropertyDescriptor(s,l);if(!d||d.get)continue;const f=d.
value;if(!(!f||typeof f!="object")){if(f._zod)r(f);else if(Array.isArray(f))for(const m of f)r(m)}}}return n.delete(e),qp(
e,t)}function qp(e,n){return n!==qr&&kd.set(e,n===Pn),n}function ca(e){return Tn(e,new Set,!0)!==Jt}function Yp(e,n){let i=e.
buckets.get(n);return i||(i=new WeakMap,e.buckets.set(n,i)),i}let Yr;const Qr=[],Qp={alloc(e,n,i){const o=Yr;if(!o)return i;
Yr=void 0;const t={value:i,issues:null};return o.set(n.value,t),Qr.push(t),i},guard(e){var n;(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred.push(()=>{const i=e._zod.parse,o=(t,r)=>{if(r.direction!=="backward"&&sa(r,t.value))throw new _d;return i(
t,r)};e._zod.parse=o,e._zod.run===i&&(e._zod.run=o)})},attach(e){var n;let i,o=!1,t,r;(n=e._zod).deferred??(n.deferred=[]),
e._zod.deferred.push(()=>{const a=e._zod.parse,u=(s,c)=>{if(i===void 0){const T=Tn(e,new Set,!1);if(T===Jt)return e._zod.
parse=a,e._zod.run===u&&(e._zod.run=a),a(s,c);T===Pn||o?i=!0:o=!0}const l=s.value;if(!bd(l))return a(s,c);let d=c[aa];d||
(d={buckets:new WeakMap,backEdges:void 0},c[aa]=d);let f;t===c?f=r:(f=Yp(d,e),t=c,r=f);const m=f.get(l);if(m)return s.value=
m.value,m.issues?m.issues.length&&s.issues.push(...ua(m.issues)):(s.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),s;Yr=f;const g=Qr.length,k=a(s,c);Yr=void 0;const x=Qr.length>g?Qr.pop():void 0;return k instanceof Promise?
k.then(T=>(x&&(x.issues=T.issues.length?ua(T.issues):yd),T)):(x&&(x.issues=k.issues.length?ua(k.issues):yd),k)};e._zod.parse=
u,e._zod.run===a&&(e._zod.run=u)})}};function ei(){return Qp}function sa(e,n){const i=e[aa]?.backEdges;return i!==void 0&&
bd(n)&&i.has(n)}const eg=()=>{const e={string:{unit:"\u062D\u0631\u0641",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},file:{
unit:"\u0628\u0627\u064A\u062A",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},array:{unit:"\u0639\u0646\u0635\u0631",verb:"\
\u0623\u0646 \u064A\u062D\u0648\u064A"},set:{unit:"\u0639\u0646\u0635\u0631",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},
map:{unit:"\u0639\u0646\u0635\u0631",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"}};function n(t){return e[t]??null}const i={
regex:"\u0645\u062F\u062E\u0644",email:"\u0628\u0631\u064A\u062F \u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A",url:"\
\u0631\u0627\u0628\u0637",emoji:"\u0625\u064A\u0645\u0648\u062C\u064A",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u062A\u0627\u0631\u064A\u062E \u0648\u0648\u0642\u062A \u0628\u0645\u0639\u064A\u0627\u0631 ISO",
date:"\u062A\u0627\u0631\u064A\u062E \u0628\u0645\u0639\u064A\u0627\u0631 ISO",time:"\u0648\u0642\u062A \u0628\u0645\u0639\u064A\u0627\u0631 ISO",
duration:"\u0645\u062F\u0629 \u0628\u0645\u0639\u064A\u0627\u0631 ISO",ipv4:"\u0639\u0646\u0648\u0627\u0646 IPv4",ipv6:"\
\u0639\u0646\u0648\u0627\u0646 IPv6",mac:"\u0639\u0646\u0648\u0627\u0646 MAC",cidrv4:"\u0645\u062F\u0649 \u0639\u0646\u0627\u0648\u064A\u0646 \u0628\u0635\u064A\u063A\u0629 IPv4",
cidrv6:"\u0645\u062F\u0649 \u0639\u0646\u0627\u0648\u064A\u0646 \u0628\u0635\u064A\u063A\u0629 IPv6",base64:"\u0646\u064E\u0635 \u0628\u062A\u0631\u0645\u064A\u0632 \
base64-encoded",base64url:"\u0646\u064E\u0635 \u0628\u062A\u0631\u0645\u064A\u0632 base64url-encoded",json_string:"\u0646\u064E\u0635 \u0639\
\u0644\u0649 \u0647\u064A\u0626\u0629 JSON",e164:"\u0631\u0642\u0645 \u0647\u0627\u062A\u0641 \u0628\u0645\u0639\u064A\u0627\u0631 E.164",
credit_card:"\u0631\u0642\u0645 \u0628\u0637\u0627\u0642\u0629 \u0627\u0644\u0627\u0626\u062A\u0645\u0627\u0646",currency_code:"\
\u0631\u0645\u0632 \u0627\u0644\u0639\u0645\u0644\u0629",iban:"IBAN",jwt:"JWT",template_literal:"\u0645\u062F\u062E\u0644"},
o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.
test(t.expected)?`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\u0627\u0644 instanceof ${t.
expected}\u060C \u0648\u0644\u0643\u0646 \u062A\u0645 \u0625\u062F\u062E\u0627\u0644 ${u}`:`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\
\u0627\u0644 ${r}\u060C \u0648\u0644\u0643\u0646 \u062A\u0645 \u0625\u062F\u062E\u0627\u0644 ${u}`}case"invalid_value":return t.
values.length===1?`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\u0627\u0644 ${O(
t.values[0])}`:`\u0627\u062E\u062A\u064A\u0627\u0631 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062A\u0648\u0642\u0639 \u0627\u0646\u062A\u0642\u0627\u0621 \u0623\u062D\u062F \u0647\u0630\u0647 \u0627\u0644\u062E\u064A\u0627\u0631\u0627\u062A: ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?` \u0623\u0643\u0628\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0623\u0646 \u062A\u0643\u0648\u0646 ${t.
origin??"\u0627\u0644\u0642\u064A\u0645\u0629"} ${r} ${t.maximum.toString()} ${a.unit??"\u0639\u0646\u0635\u0631"}`:`\u0623\u0643\u0628\
\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0623\u0646 \u062A\u0643\u0648\u0646 ${t.
origin??"\u0627\u0644\u0642\u064A\u0645\u0629"} ${r} ${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":
">",a=n(t.origin);return a?`\u0623\u0635\u063A\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0644\u0640 ${t.
origin} \u0623\u0646 \u064A\u0643\u0648\u0646 ${r} ${t.minimum.toString()} ${a.unit}`:`\u0623\u0635\u063A\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0644\u0640 ${t.
origin} \u0623\u0646 \u064A\u0643\u0648\u0646 ${r} ${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format===
"starts_with"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0628\u062F\u0623 \u0628\u0640 "${t.
prefix}"`:r.format==="ends_with"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0646\u062A\u0647\u064A \u0628\u0640 "${r.
suffix}"`:r.format==="includes"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u062A\u0636\u0645\u0651\u064E\u0646 "${r.
includes}"`:r.format==="regex"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0637\u0627\u0628\u0642 \u0627\u0644\u0646\u0645\u0637 ${r.
pattern}`:`${i[r.format]??t.format} \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644`}case"not_multiple_of":return`\u0631\u0642\u0645 \
\u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0643\u0648\u0646 \u0645\u0646 \u0645\u0636\u0627\u0639\u0641\u0627\u062A ${t.
divisor}`;case"unrecognized_keys":return`\u0645\u0639\u0631\u0641${t.keys.length>1?"\u0627\u062A":""} \u063A\u0631\u064A\u0628${t.
keys.length>1?"\u0629":""}: ${h(t.keys,"\u060C ")}`;case"invalid_key":return`\u0645\u0639\u0631\u0641 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064A ${t.
origin}`;case"invalid_union":return"\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644";case"inv\
alid_element":return`\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064A ${t.origin}`;default:
return"\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644"}}};function tg(){return{localeError:eg()}}
const ng=()=>{const e={string:{unit:"simvol",verb:"olmal\u0131d\u0131r"},file:{unit:"bayt",verb:"olmal\u0131d\u0131r"},array:{
unit:"element",verb:"olmal\u0131d\u0131r"},set:{unit:"element",verb:"olmal\u0131d\u0131r"},map:{unit:"element",verb:"olm\
al\u0131d\u0131r"}};function n(t){return e[t]??null}const i={regex:"input",email:"email address",url:"URL",emoji:"emoji",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"\
IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64\
url-encoded string",json_string:"JSON string",e164:"E.164 number",credit_card:"kredit kart\u0131 n\xF6mr\u0259si",currency_code:"\
valyuta kodu",iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{
const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n insta\
nceof ${t.expected}, daxil olan ${u}`:`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n ${r}, daxil olan ${u}`}case"\
invalid_value":return t.values.length===1?`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n ${O(t.values[0])}`:
`Yanl\u0131\u015F se\xE7im: a\u015Fa\u011F\u0131dak\u0131lardan biri olmal\u0131d\u0131r: ${h(t.values,"|")}`;case"too_b\
ig":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\xC7ox b\xF6y\xFCk: g\xF6zl\u0259nil\u0259n ${t.origin??"d\u0259y\u0259r"}\
 ${r}${t.maximum.toString()} ${a.unit??"element"}`:`\xC7ox b\xF6y\xFCk: g\xF6zl\u0259nil\u0259n ${t.origin??"d\u0259y\u0259r"}\
 ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\xC7ox ki\xE7ik: g\xF6zl\u0259nil\u0259\
n ${t.origin} ${r}${t.minimum.toString()} ${a.unit}`:`\xC7ox ki\xE7ik: g\xF6zl\u0259nil\u0259n ${t.origin} ${r}${t.minimum.
toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Yanl\u0131\u015F m\u0259tn: "${r.prefix}" \
il\u0259 ba\u015Flamal\u0131d\u0131r`:r.format==="ends_with"?`Yanl\u0131\u015F m\u0259tn: "${r.suffix}" il\u0259 bitm\u0259lidir`:
r.format==="includes"?`Yanl\u0131\u015F m\u0259tn: "${r.includes}" daxil olmal\u0131d\u0131r`:r.format==="regex"?`Yanl\u0131\u015F\
 m\u0259tn: ${r.pattern} \u015Fablonuna uy\u011Fun olmal\u0131d\u0131r`:`Yanl\u0131\u015F ${i[r.format]??t.format}`}case"\
not_multiple_of":return`Yanl\u0131\u015F \u0259d\u0259d: ${t.divisor} il\u0259 b\xF6l\xFCn\u0259 bil\u0259n olmal\u0131d\u0131r`;case"\
unrecognized_keys":return`Tan\u0131nmayan a\xE7ar${t.keys.length>1?"lar":""}: ${h(t.keys,", ")}`;case"invalid_key":return`${t.
origin} daxilind\u0259 yanl\u0131\u015F a\xE7ar`;case"invalid_union":return"Yanl\u0131\u015F d\u0259y\u0259r";case"inval\
id_element":return`${t.origin} daxilind\u0259 yanl\u0131\u015F d\u0259y\u0259r`;default:return"Yanl\u0131\u015F d\u0259y\u0259r"}}};
function rg(){return{localeError:ng()}}function Id(e,n,i,o){const t=Math.abs(e),r=t%10,a=t%100;return a>=11&&a<=19?o:r===
1?n:r>=2&&r<=4?i:o}const ig=()=>{const e={string:{unit:{one:"\u0441\u0456\u043C\u0432\u0430\u043B",few:"\u0441\u0456\u043C\u0432\u0430\u043B\u044B",
many:"\u0441\u0456\u043C\u0432\u0430\u043B\u0430\u045E"},verb:"\u043C\u0435\u0446\u044C"},array:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",
few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\
\u043C\u0435\u0446\u044C"},set:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\u043C\u0435\u0446\u044C"},map:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",
few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\
\u043C\u0435\u0446\u044C"},file:{unit:{one:"\u0431\u0430\u0439\u0442",few:"\u0431\u0430\u0439\u0442\u044B",many:"\u0431\u0430\u0439\u0442\u0430\u045E"},
verb:"\u043C\u0435\u0446\u044C"}};function n(t){return e[t]??null}const i={regex:"\u0443\u0432\u043E\u0434",email:"email\
 \u0430\u0434\u0440\u0430\u0441",url:"URL",emoji:"\u044D\u043C\u043E\u0434\u0437\u0456",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0430 \u0456 \u0447\
\u0430\u0441",date:"ISO \u0434\u0430\u0442\u0430",time:"ISO \u0447\u0430\u0441",duration:"ISO \u043F\u0440\u0430\u0446\u044F\u0433\u043B\u0430\u0441\u0446\u044C",
ipv4:"IPv4 \u0430\u0434\u0440\u0430\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0430\u0441",mac:"MAC \u0430\u0434\u0440\u0430\u0441",
cidrv4:"IPv4 \u0434\u044B\u044F\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u044B\u044F\u043F\u0430\u0437\u043E\u043D",
base64:"\u0440\u0430\u0434\u043E\u043A \u0443 \u0444\u0430\u0440\u043C\u0430\u0446\u0435 base64",base64url:"\u0440\u0430\u0434\u043E\u043A \u0443 \u0444\u0430\u0440\u043C\
\u0430\u0446\u0435 base64url",json_string:"JSON \u0440\u0430\u0434\u043E\u043A",e164:"\u043D\u0443\u043C\u0430\u0440 E.164",
credit_card:"\u043D\u0443\u043C\u0430\u0440 \u043A\u0440\u044D\u0434\u044B\u0442\u043D\u0430\u0439 \u043A\u0430\u0440\u0442\u044B",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u044B",iban:"IBAN",jwt:"JWT",template_literal:"\u0443\u0432\u043E\u0434"},
o={nan:"NaN",number:"\u043B\u0456\u043A",array:"\u043C\u0430\u0441\u0456\u045E"};return t=>{switch(t.code){case"invalid_\
type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u045E\
\u0441\u044F instanceof ${t.expected}, \u0430\u0442\u0440\u044B\u043C\u0430\u043D\u0430 ${u}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u045E\u0441\u044F\
 ${r}, \u0430\u0442\u0440\u044B\u043C\u0430\u043D\u0430 ${u}`}case"invalid_value":return t.values.length===1?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\
\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F ${O(t.values[0])}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0432\u0430\u0440\u044B\u044F\u043D\
\u0442: \u0447\u0430\u043A\u0430\u045E\u0441\u044F \u0430\u0434\u0437\u0456\u043D \u0437 ${h(t.values,"|")}`;case"too_bi\
g":{const r=t.inclusive?"<=":"<",a=n(t.origin);if(a){const u=Number(t.maximum),s=Id(u,a.unit.one,a.unit.few,a.unit.many);
return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u0432\u044F\u043B\u0456\u043A\u0456: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${t.
origin??"\u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435"} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 ${a.verb} ${r}${t.
maximum.toString()} ${s}`}return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u0432\u044F\u043B\u0456\u043A\u0456: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${t.
origin??"\u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435"} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 \u0431\u044B\u0446\u044C ${r}${t.
maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);if(a){const u=Number(t.minimum),s=Id(u,
a.unit.one,a.unit.few,a.unit.many);return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u043C\u0430\u043B\u044B: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${t.
origin} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 ${a.verb} ${r}${t.minimum.toString()} ${s}`}return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u043C\u0430\u043B\u044B: \u0447\u0430\u043A\u0430\
\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${t.origin} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 \u0431\u044B\u0446\u044C ${r}${t.
minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u043F\u0430\u0447\u044B\u043D\u0430\u0446\
\u0446\u0430 \u0437 "${r.prefix}"`:r.format==="ends_with"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0437\u0430\u043A\u0430\u043D\u0447\u0432\u0430\u0446\u0446\u0430 \u043D\u0430 "${r.
suffix}"`:r.format==="includes"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0437\u043C\u044F\u0448\u0447\u0430\u0446\u044C "${r.
includes}"`:r.format==="regex"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0430\u0434\u043F\u0430\u0432\u044F\u0434\u0430\u0446\u044C \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${r.
pattern}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B ${i[r.format]??t.format}`}case"not_multipl\
e_of":return`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u043B\u0456\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0431\u044B\u0446\u044C \u043A\u0440\u0430\u0442\u043D\u044B\u043C ${t.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0441\u043F\u0430\u0437\u043D\u0430\u043D\u044B ${t.keys.
length>1?"\u043A\u043B\u044E\u0447\u044B":"\u043A\u043B\u044E\u0447"}: ${h(t.keys,", ")}`;case"invalid_key":return`\u041D\u044F\u043F\u0440\u0430\
\u0432\u0456\u043B\u044C\u043D\u044B \u043A\u043B\u044E\u0447 \u0443 ${t.origin}`;case"invalid_union":return"\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B\
 \u045E\u0432\u043E\u0434";case"invalid_element":return`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u0430\u0435 \u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435 \u045E ${t.
origin}`;default:return"\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434"}}};
function og(){return{localeError:ig()}}const ag=()=>{const e={string:{unit:"\u0441\u0438\u043C\u0432\u043E\u043B\u0430",
verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},file:{unit:"\u0431\u0430\u0439\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\
\u044A\u0440\u0436\u0430"},array:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},
set:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},
map:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"}};
function n(t){return e[t]??null}const i={regex:"\u0432\u0445\u043E\u0434",email:"\u0438\u043C\u0435\u0439\u043B \u0430\u0434\u0440\u0435\u0441",
url:"URL",emoji:"\u0435\u043C\u043E\u0434\u0436\u0438",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0432\u0440\u0435\u043C\u0435",date:"\
ISO \u0434\u0430\u0442\u0430",time:"ISO \u0432\u0440\u0435\u043C\u0435",duration:"ISO \u043F\u0440\u043E\u0434\u044A\u043B\u0436\u0438\u0442\u0435\u043B\u043D\u043E\u0441\u0442",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441",mac:"MAC \u0430\u0434\u0440\u0435\u0441",
cidrv4:"IPv4 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",
base64:"base64-\u043A\u043E\u0434\u0438\u0440\u0430\u043D \u043D\u0438\u0437",base64url:"base64url-\u043A\u043E\u0434\u0438\u0440\u0430\u043D \u043D\u0438\u0437",
json_string:"JSON \u043D\u0438\u0437",e164:"E.164 \u043D\u043E\u043C\u0435\u0440",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043D\u0430 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u0430 \u043A\u0430\u0440\u0442\u0430",
currency_code:"\u043A\u043E\u0434 \u043D\u0430 \u0432\u0430\u043B\u0443\u0442\u0430",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0432\u0445\u043E\u0434"},o={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0438\u0432"};
return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(
t.expected)?`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\u0430\u043D instanceof ${t.
expected}, \u043F\u043E\u043B\u0443\u0447\u0435\u043D ${u}`:`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\u0430\u043D ${r}\
, \u043F\u043E\u043B\u0443\u0447\u0435\u043D ${u}`}case"invalid_value":return t.values.length===1?`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\
\u0430\u043D ${O(t.values[0])}`:`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430 \u043E\u043F\u0446\u0438\u044F: \u043E\u0447\u0430\u043A\u0432\u0430\u043D\u043E \u0435\u0434\u043D\u043E \u043E\u0442 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u0422\u0432\u044A\u0440\u0434\u0435 \u0433\u043E\u043B\u044F\u043C\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${t.
origin??"\u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442"} \u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430 ${r}${t.
maximum.toString()} ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430"}`:`\u0422\u0432\u044A\u0440\u0434\u0435 \u0433\u043E\u043B\u044F\u043C\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${t.
origin??"\u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442"} \u0434\u0430 \u0431\u044A\u0434\u0435 ${r}${t.maximum.toString()}`}case"\
too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u0422\u0432\u044A\u0440\u0434\u0435 \u043C\u0430\u043B\u043A\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${t.
origin} \u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430 ${r}${t.minimum.toString()} ${a.unit}`:`\u0422\u0432\u044A\u0440\u0434\u0435 \u043C\u0430\u043B\u043A\u043E: \u043E\u0447\
\u0430\u043A\u0432\u0430 \u0441\u0435 ${t.origin} \u0434\u0430 \u0431\u044A\u0434\u0435 ${r}${t.minimum.toString()}`}case"\
invalid_format":{const r=t;if(r.format==="starts_with")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u043F\u043E\u0447\u0432\u0430 \u0441 "${r.
prefix}"`;if(r.format==="ends_with")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u0432\u044A\u0440\u0448\u0432\u0430 \u0441 "${r.
suffix}"`;if(r.format==="includes")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0432\u043A\u043B\u044E\u0447\u0432\u0430 "${r.
includes}"`;if(r.format==="regex")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0441\u044A\u0432\u043F\u0430\u0434\u0430 \u0441 ${r.
pattern}`;let a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D";return r.format==="emoji"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),
r.format==="datetime"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),r.format==="date"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430"),
r.format==="time"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),r.format==="duration"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430"),
`${a} ${i[r.format]??t.format}`}case"not_multiple_of":return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E \u0447\u0438\u0441\u043B\u043E: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0431\u044A\u0434\u0435 \u043A\u0440\u0430\u0442\u043D\u043E \u043D\u0430 ${t.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0437\u043F\u043E\u0437\u043D\u0430\u0442${t.keys.length>
1?"\u0438":""} \u043A\u043B\u044E\u0447${t.keys.length>1?"\u043E\u0432\u0435":""}: ${h(t.keys,", ")}`;case"invalid_key":
return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043A\u043B\u044E\u0447 \u0432 ${t.origin}`;case"invalid_\
union":return"\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434";case"invalid_element":return`\
\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430 \u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442 \u0432 ${t.origin}`;default:
return"\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434"}}};function ug(){return{localeError:ag()}}
const cg=()=>{const e={string:{unit:"\u0985\u0995\u09CD\u09B7\u09B0",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},
file:{unit:"\u09AC\u09BE\u0987\u099F",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},array:{unit:"\u0986\u0987\u099F\u09C7\u09AE",
verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},set:{unit:"\u0986\u0987\u099F\u09C7\u09AE",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},
map:{unit:"\u098F\u09A8\u09CD\u099F\u09CD\u09B0\u09BF",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"}};function n(t){
return e[t]??null}const i={regex:"\u0987\u09A8\u09AA\u09C1\u099F",email:"\u0987\u09AE\u09C7\u0987\u09B2 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",
url:"URL",emoji:"\u0987\u09AE\u09CB\u099C\u09BF",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u09A4\u09BE\u09B0\u09BF\u0996 \u0993 \u09B8\u09AE\u09AF\u09BC",
date:"ISO \u09A4\u09BE\u09B0\u09BF\u0996",time:"ISO \u09B8\u09AE\u09AF\u09BC",duration:"ISO \u09B8\u09AE\u09AF\u09BC\u0995\u09BE\u09B2",
ipv4:"IPv4 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",ipv6:"IPv6 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",mac:"MAC \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",
cidrv4:"IPv4 \u09B0\u09C7\u099E\u09CD\u099C",cidrv6:"IPv6 \u09B0\u09C7\u099E\u09CD\u099C",base64:"base64-\u098F\u09A8\u0995\u09CB\u09A1\u09C7\u09A1 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",
base64url:"base64url-\u098F\u09A8\u0995\u09CB\u09A1\u09C7\u09A1 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",json_string:"\
JSON \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",e164:"E.164 \u09A8\u09AE\u09CD\u09AC\u09B0",credit_card:"\u0995\u09CD\u09B0\u09C7\u09A1\u09BF\u099F \u0995\u09BE\u09B0\u09CD\u09A1 \
\u09A8\u09AE\u09CD\u09AC\u09B0",currency_code:"\u09AE\u09C1\u09A6\u09CD\u09B0\u09BE \u0995\u09CB\u09A1",iban:"IBAN",jwt:"\
JWT",template_literal:"\u0987\u09A8\u09AA\u09C1\u099F"},o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.
expected]??t.expected,a=U(t.input),u=o[a]??a;return`\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F: \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\u09A4 ${r}\
, \u09AA\u09CD\u09B0\u09BE\u09AA\u09CD\u09A4 ${u}`}case"invalid_value":return t.values.length===1?`\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F: \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\
\u09A4 ${O(t.values[0])}`:`\u0985\u09AC\u09C8\u09A7 \u0985\u09AA\u09B6\u09A8: ${h(t.values," | ")} \u098F\u09B0 \u09AE\u09A7\u09CD\u09AF\u09C7 \u098F\u0995\u099F\u09BF \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\
\u09B6\u09BF\u09A4`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u0985\u09A8\u09C7\u0995 \u09AC\u09A1\u09BC: ${t.
origin??"\u09AE\u09BE\u09A8"} ${r}${t.maximum.toString()} ${a.unit??"\u098F\u09B2\u09BF\u09AE\u09C7\u09A8\u09CD\u099F"} \
\u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:`\u0985\u09A8\u09C7\u0995 \u09AC\u09A1\u09BC: ${t.origin??"\u09AE\u09BE\u09A8"} ${r}${t.
maximum.toString()} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?
`\u0985\u09A8\u09C7\u0995 \u099B\u09CB\u099F: ${t.origin} ${r}${t.minimum.toString()} ${a.unit} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:
`\u0985\u09A8\u09C7\u0995 \u099B\u09CB\u099F: ${t.origin} ${r}${t.minimum.toString()} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${r.
prefix}" \u09A6\u09BF\u09AF\u09BC\u09C7 \u09B6\u09C1\u09B0\u09C1 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:r.format==="ends\
_with"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${r.suffix}" \u09A6\u09BF\u09AF\u09BC\u09C7 \u09B6\u09C7\u09B7 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:
r.format==="includes"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${r.includes}" \u0985\u09A8\u09CD\u09A4\u09B0\u09CD\u09AD\u09C1\u0995\u09CD\u09A4 \
\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7`:r.format==="regex"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: ${r.
pattern} \u09AA\u09CD\u09AF\u09BE\u099F\u09BE\u09B0\u09CD\u09A8 \u09AE\u09BF\u09B2\u09A4\u09C7 \u09B9\u09AC\u09C7`:`\u0985\u09AC\u09C8\u09A7\
 ${i[r.format]??t.format}`}case"not_multiple_of":return`\u0985\u09AC\u09C8\u09A7 \u09A8\u09AE\u09CD\u09AC\u09B0: ${t.divisor}\
 \u098F\u09B0 \u0997\u09C1\u09A3\u09BF\u09A4\u0995 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`;case"unrecognized_keys":return`\
\u0985\u099A\u09C7\u09A8\u09BE \u0995\u09C0${t.keys.length>1?"\u0997\u09C1\u09B2\u09CB":""}: ${h(t.keys,", ")}`;case"inv\
alid_key":return`${t.origin} \u098F \u0985\u09AC\u09C8\u09A7 \u0995\u09C0`;case"invalid_union":return t.options&&Array.isArray(
t.options)&&t.options.length>0?`\u0985\u09AC\u09C8\u09A7 \u09A1\u09BF\u09B8\u0995\u09CD\u09B0\u09BF\u09AE\u09BF\u09A8\u09C7\u099F\u09B0 \u09AE\u09BE\u09A8\u0964 \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\u09A4 ${t.
options.map(a=>`'${a}'`).join(" | ")}`:"\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F";case"invalid_element":return`${t.
origin} \u098F \u0985\u09AC\u09C8\u09A7 \u09AE\u09BE\u09A8`;default:return"\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F"}}};
function sg(){return{localeError:cg()}}const lg=()=>{const e={string:{unit:"car\xE0cters",verb:"contenir"},file:{unit:"b\
ytes",verb:"contenir"},array:{unit:"elements",verb:"contenir"},set:{unit:"elements",verb:"contenir"},map:{unit:"elements",
verb:"contenir"}};function n(t){return e[t]??null}const i={regex:"entrada",email:"adre\xE7a electr\xF2nica",url:"URL",emoji:"\
emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"data i hora ISO",date:"data ISO",time:"hora ISO",duration:"durada ISO",ipv4:"adre\xE7a IPv4",
ipv6:"adre\xE7a IPv6",mac:"adre\xE7a MAC",cidrv4:"rang IPv4",cidrv6:"rang IPv6",base64:"cadena codificada en base64",base64url:"\
cadena codificada en base64url",json_string:"cadena JSON",e164:"n\xFAmero E.164",credit_card:"n\xFAmero de targeta de cr\xE8di\
t",currency_code:"codi de moneda",iban:"IBAN",jwt:"JWT",template_literal:"entrada"},o={nan:"NaN"};return t=>{switch(t.code){case"\
invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Tipus inv\xE0lid: \
s'esperava instanceof ${t.expected}, s'ha rebut ${u}`:`Tipus inv\xE0lid: s'esperava ${r}, s'ha rebut ${u}`}case"invalid_\
value":return t.values.length===1?`Valor inv\xE0lid: s'esperava ${O(t.values[0])}`:`Opci\xF3 inv\xE0lida: s'esperava una de ${h(
t.values," o ")}`;case"too_big":{const r=t.inclusive?"com a m\xE0xim":"menys de",a=n(t.origin);return a?`Massa gran: s'e\
sperava que ${t.origin??"el valor"} contingu\xE9s ${r} ${t.maximum.toString()} ${a.unit??"elements"}`:`Massa gran: s'esp\
erava que ${t.origin??"el valor"} fos ${r} ${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?"com a m\xEDnim":
"m\xE9s de",a=n(t.origin);return a?`Massa petit: s'esperava que ${t.origin} contingu\xE9s ${r} ${t.minimum.toString()} ${a.
unit}`:`Massa petit: s'esperava que ${t.origin} fos ${r} ${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.
format==="starts_with"?`Format inv\xE0lid: ha de comen\xE7ar amb "${r.prefix}"`:r.format==="ends_with"?`Format inv\xE0lid: \
ha d'acabar amb "${r.suffix}"`:r.format==="includes"?`Format inv\xE0lid: ha d'incloure "${r.includes}"`:r.format==="rege\
x"?`Format inv\xE0lid: ha de coincidir amb el patr\xF3 ${r.pattern}`:`Format inv\xE0lid per a ${i[r.format]??t.format}`}case"\
not_multiple_of":return`N\xFAmero inv\xE0lid: ha de ser m\xFAltiple de ${t.divisor}`;case"unrecognized_keys":return`Clau${t.
keys.length>1?"s":""} no reconeguda${t.keys.length>1?"s":""}: ${h(t.keys,", ")}`;case"invalid_key":return`Clau inv\xE0lida \
a ${t.origin}`;case"invalid_union":return"Entrada inv\xE0lida";case"invalid_element":return`Element inv\xE0lid a ${t.origin}`;default:
return"Entrada inv\xE0lida"}}};function dg(){return{localeError:lg()}}const fg=()=>{const e={string:{unit:"\u067E\u06CC\u062A",
verb:"\u0628\u06CE\u062A"},file:{unit:"\u0628\u0627\u06CC\u062A",verb:"\u0628\u06CE\u062A"},array:{unit:"\u062F\u0627\u0646\u06D5",
verb:"\u0628\u06CE\u062A"},set:{unit:"\u062F\u0627\u0646\u06D5",verb:"\u0628\u06CE\u062A"},map:{unit:"\u062F\u0627\u0646\u06D5",
verb:"\u0628\u06CE\u062A"}};function n(t){return e[t]??null}const i={regex:"regex",email:"\u0626\u06CC\u0645\u06D5\u06CC\u06B5",
url:"\u0628\u06D5\u0633\u062A\u06D5\u0631 (URL)",emoji:"\u0626\u06CC\u0645\u06C6\u062C\u06CC",uuid:"UUID",uuidv4:"UUIDv4",
uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0695\u06CE\u06A9\u06D5\
\u0648\u062A \u0648 \u06A9\u0627\u062A",date:"\u0695\u06CE\u06A9\u06D5\u0648\u062A",time:"\u06A9\u0627\u062A",duration:"\
\u0645\u0627\u0648\u06D5",ipv4:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC IPv4",ipv6:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC IPv6",
mac:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC MAC",cidrv4:"\u0645\u06D5\u0648\u062F\u0627\u06CC IPv4",cidrv6:"\
\u0645\u06D5\u0648\u062F\u0627\u06CC IPv6",base64:"\u062F\u06D5\u0642\u06CC base64",base64url:"\u062F\u06D5\u0642\u06CC base64url",
json_string:"\u062F\u06D5\u0642\u06CC JSON",e164:"\u0698\u0645\u0627\u0631\u06D5\u06CC E.164",credit_card:"\u0698\u0645\u0627\u0631\u06D5\u06CC \u06A9\u0627\u0631\u062A\u06CC \
\u06A9\u0631\u06CE\u062F\u06CC\u062A",currency_code:"\u06A9\u06C6\u062F\u06CC \u062F\u0631\u0627\u0648",iban:"IBAN",jwt:"\
JWT",template_literal:"\u062A\u06CE\u06A9\u0631\u062F\u06D5"},o={nan:"NaN",string:"\u0646\u0648\u0648\u0633\u06CC\u0646",
number:"\u0698\u0645\u0627\u0631\u06D5",boolean:"boolean",array:"array",object:"object",date:"\u0695\u06CE\u06A9\u06D5\u0648\u062A",
integer:"\u0698\u0645\u0627\u0631\u06D5",float:"\u0698\u0645\u0627\u0631\u06D5",null:"null",undefined:"undefined",function:"\
function",symbol:"symbol",unknown:"unknown",promise:"promise",void:"void",never:"never",map:"map",set:"set"};return t=>{
switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a,s=["\u0627","\u0648","\u06C6",
"\u0648\u0648","\u06D5","\u06CC","\u06CE"].some(l=>u.endsWith(l))?"\u06CC\u06D5":"\u06D5",c=/^[a-zA-Z]+$/.test(u);return a===
"null"||a==="undefined"?"\u062F\u0627\u0648\u0627\u06A9\u0631\u0627\u0648\u06D5":`\u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 ${r}\
 \u0628\u06CE\u062A\u060C \u0628\u06D5\u06B5\u0627\u0645 ${u}${c?"":s}`}case"invalid_value":return t.values.length===1?`\
\u0628\u06D5\u0647\u0627\u06A9\u06D5 \u0646\u0627\u062F\u0631\u0648\u0648\u0633\u062A\u06D5: \u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 ${O(
t.values[0])} \u0628\u06CE\u062A`:`\u0647\u06D5\u06B5\u0628\u0698\u0627\u0631\u062F\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 \u06CC\u06D5\u06A9\u06CE\u06A9 \u0628\u06CE\u062A \u0644\u06D5 ${h(
t.values,"|")}`;case"too_big":{const r=n(t.origin);return r?`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u0632\u06C6\u0631\u06D5\u0648\u06D5 ${t.
maximum.toString()} ${r.unit} ${r.verb}`:`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u0632\u06C6\u0631\u06D5\u0648\u06D5 ${t.
maximum.toString()} \u0628\u06CE\u062A`}case"too_small":{const r=n(t.origin);return r?`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u06A9\u06D5\u0645\u06D5\u0648\u06D5 ${t.
minimum.toString()} ${r.unit} ${r.verb}`:`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u06A9\u06D5\u0645\u06D5\u0648\u06D5 ${t.
minimum.toString()} \u0628\u06CE\u062A`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\
\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u062F\u06D5\u0633\u062A\u067E\u06CE\u0628\u06A9\u0627\u062A \u0628\u06D5 "${r.prefix}\
"`:r.format==="ends_with"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u06A9\u06C6\u062A\u0627\u06CC\u06CC\u0628\u06CE\u062A \u0628\u06D5 "${r.
suffix}"`:r.format==="includes"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 "${r.
includes}" \u0644\u06D5\u062E\u06C6\u0628\u06AF\u0631\u06CE\u062A`:r.format==="regex"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0644\u06D5\u06AF\u06D5\u06B5 \u067E\u0627\u062A\u06CE\u0631\
\u0646\u06CC ${r.pattern} \u0628\u06AF\u0648\u0646\u062C\u06CE\u062A`:`\u0628\u06D5\u0647\u0627\u06CC ${i[r.format]??t.format}\
 \u0646\u0627\u062F\u0631\u0648\u0633\u062A\u06D5`}case"not_multiple_of":return`\u0698\u0645\u0627\u0631\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u062F\u06D5\u0628\u06CE\u062A \u0686\u06D5\u0646\u062F \u0647\u06CE\u0646\u062F\u06D5 \u0628\u06CE\u062A \u0628\u06C6 ${t.
divisor}`;case"unrecognized_keys":return`\u06A9\u0644\u06CC\u0644\u06CC \u0646\u06D5\u0646\u0627\u0633\u0631\u0627\u0648: ${h(
t.keys,", ")}`;case"invalid_key":return`\u06A9\u0644\u06CC\u0644\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A \u0644\u06D5 ${t.
origin}`;case"invalid_union":return t.options&&Array.isArray(t.options)&&t.options.length>0?`\u0628\u06D5\u0647\u0627\u06CC \u0646\u06D5\u0646\u0627\u0633\u0631\u0627\u0648 \u0647\u06D5\u06CC\u06D5. \u0628\u06D5\u0647\u0627\u06CC \
\u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648: ${t.options.map(a=>`'${a}'`).join(" | ")}`:"\u06CC\u06D5\
\u06A9\u06AF\u0631\u062A\u0646\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A";case"invalid_element":return`${t.origin}\
 \u0628\u06D5\u0647\u0627\u06A9\u06D5 \u0646\u0627\u062F\u0631\u0648\u0633\u062A\u06D5`;default:return"\u062A\u06CE\u06A9\u0631\u062F\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A"}}};
function mg(){return{localeError:fg()}}const pg=()=>{const e={string:{unit:"znak\u016F",verb:"m\xEDt"},file:{unit:"bajt\u016F",
verb:"m\xEDt"},array:{unit:"prvk\u016F",verb:"m\xEDt"},set:{unit:"prvk\u016F",verb:"m\xEDt"},map:{unit:"prvk\u016F",verb:"\
m\xEDt"}};function n(t){return e[t]??null}const i={regex:"regul\xE1rn\xED v\xFDraz",email:"e-mailov\xE1 adresa",url:"URL",
emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"datum a \u010Das ve form\xE1tu ISO",date:"datum ve form\xE1tu ISO",time:"\u010Das ve fo\
rm\xE1tu ISO",duration:"doba trv\xE1n\xED ISO",ipv4:"IPv4 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"rozsah IPv\
4",cidrv6:"rozsah IPv6",base64:"\u0159et\u011Bzec zak\xF3dovan\xFD ve form\xE1tu base64",base64url:"\u0159et\u011Bzec zak\xF3dovan\xFD v\
e form\xE1tu base64url",json_string:"\u0159et\u011Bzec ve form\xE1tu JSON",e164:"\u010D\xEDslo E.164",credit_card:"\u010D\xEDslo\
 kreditn\xED karty",currency_code:"k\xF3d m\u011Bny",iban:"IBAN",jwt:"JWT",template_literal:"vstup"},o={nan:"NaN",number:"\
\u010D\xEDslo",string:"\u0159et\u011Bzec",function:"funkce",array:"pole"};return t=>{switch(t.code){case"invalid_type":{
const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no inst\
anceof ${t.expected}, obdr\u017Eeno ${u}`:`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no ${r}, obdr\u017Eeno ${u}`}case"invali\
d_value":return t.values.length===1?`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no ${O(t.values[0])}`:`Neplatn\xE1 mo\u017Enost: o\u010Dek\xE1\
v\xE1na jedna z hodnot ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Hodnota j\
e p\u0159\xEDli\u0161 velk\xE1: ${t.origin??"hodnota"} mus\xED m\xEDt ${r}${t.maximum.toString()} ${a.unit??"prvk\u016F"}`:
`Hodnota je p\u0159\xEDli\u0161 velk\xE1: ${t.origin??"hodnota"} mus\xED b\xFDt ${r}${t.maximum.toString()}`}case"too_sm\
all":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Hodnota je p\u0159\xEDli\u0161 mal\xE1: ${t.origin??"hodnota"}\
 mus\xED m\xEDt ${r}${t.minimum.toString()} ${a.unit??"prvk\u016F"}`:`Hodnota je p\u0159\xEDli\u0161 mal\xE1: ${t.origin??
"hodnota"} mus\xED b\xFDt ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\
Neplatn\xFD \u0159et\u011Bzec: mus\xED za\u010D\xEDnat na "${r.prefix}"`:r.format==="ends_with"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED \
kon\u010Dit na "${r.suffix}"`:r.format==="includes"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED obsahovat "${r.includes}"`:r.
format==="regex"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED odpov\xEDdat vzoru ${r.pattern}`:`Neplatn\xFD form\xE1t ${i[r.format]??
t.format}`}case"not_multiple_of":return`Neplatn\xE9 \u010D\xEDslo: mus\xED b\xFDt n\xE1sobkem ${t.divisor}`;case"unrecog\
nized_keys":return`Nezn\xE1m\xE9 kl\xED\u010De: ${h(t.keys,", ")}`;case"invalid_key":return`Neplatn\xFD kl\xED\u010D v ${t.
origin}`;case"invalid_union":return"Neplatn\xFD vstup";case"invalid_element":return`Neplatn\xE1 hodnota v ${t.origin}`;default:
return"Neplatn\xFD vstup"}}};function gg(){return{localeError:pg()}}const vg=()=>{const e={string:{unit:"tegn",verb:"hav\
de"},file:{unit:"bytes",verb:"havde"},array:{unit:"elementer",verb:"indeholdt"},set:{unit:"elementer",verb:"indeholdt"},
map:{unit:"elementer",verb:"indeholdt"}};function n(t){return e[t]??null}const i={regex:"input",email:"e-mailadresse",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"\
ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og klokkesl\xE6t",date:"ISO-dato",time:"ISO-klokkesl\xE6t",duration:"I\
SO-varighed",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"MAC-adresse",cidrv4:"IPv4-spektrum",cidrv6:"IPv6-spektrum",base64:"\
base64-kodet streng",base64url:"base64url-kodet streng",json_string:"JSON-streng",e164:"E.164-nummer",credit_card:"kredi\
tkortnummer",currency_code:"valutakode",iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN",string:"streng",number:"\
tal",boolean:"boolean",array:"liste",object:"objekt",set:"s\xE6t",file:"fil"};return t=>{switch(t.code){case"invalid_typ\
e":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Ugyldigt input: forventede\
 instanceof ${t.expected}, fik ${u}`:`Ugyldigt input: forventede ${r}, fik ${u}`}case"invalid_value":return t.values.length===
1?`Ugyldig v\xE6rdi: forventede ${O(t.values[0])}`:`Ugyldigt valg: forventede en af f\xF8lgende ${h(t.values,"|")}`;case"\
too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin),u=o[t.origin]??t.origin;return a?`For stor: forventede ${u??"value"}\
 ${a.verb} ${r} ${t.maximum.toString()} ${a.unit??"elementer"}`:`For stor: forventede ${u??"value"} havde ${r} ${t.maximum.
toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin),u=o[t.origin]??t.origin;return a?`For lille: fo\
rventede ${u} ${a.verb} ${r} ${t.minimum.toString()} ${a.unit}`:`For lille: forventede ${u} havde ${r} ${t.minimum.toString()}`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`Ugyldig streng: skal starte med "${r.prefix}"`:r.format==="e\
nds_with"?`Ugyldig streng: skal ende med "${r.suffix}"`:r.format==="includes"?`Ugyldig streng: skal indeholde "${r.includes}\
"`:r.format==="regex"?`Ugyldig streng: skal matche m\xF8nsteret ${r.pattern}`:`Ugyldig ${i[r.format]??t.format}`}case"no\
t_multiple_of":return`Ugyldigt tal: skal v\xE6re deleligt med ${t.divisor}`;case"unrecognized_keys":return`${t.keys.length>
1?"Ukendte n\xF8gler":"Ukendt n\xF8gle"}: ${h(t.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8gle i ${t.origin}`;case"\
invalid_union":return"Ugyldigt input: matcher ingen af de tilladte typer";case"invalid_element":return`Ugyldig v\xE6rdi i ${t.
origin}`;default:return"Ugyldigt input"}}};function $g(){return{localeError:vg()}}const hg=()=>{const e={string:{unit:"Z\
eichen",verb:"zu haben"},file:{unit:"Bytes",verb:"zu haben"},array:{unit:"Elemente",verb:"zu haben"},set:{unit:"Elemente",
verb:"zu haben"},map:{unit:"Elemente",verb:"zu haben"}};function n(t){return e[t]??null}const i={regex:"Eingabe",email:"\
E-Mail-Adresse",url:"URL",emoji:"Emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cu\
id",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-Datum und -Uhrzeit",date:"ISO-Datum",time:"ISO-Uhrze\
it",duration:"ISO-Dauer",ipv4:"IPv4-Adresse",ipv6:"IPv6-Adresse",mac:"MAC-Adresse",cidrv4:"IPv4-Bereich",cidrv6:"IPv6-Be\
reich",base64:"Base64-codierter String",base64url:"Base64-URL-codierter String",json_string:"JSON-String",e164:"E.164-Nu\
mmer",credit_card:"Kreditkartennummer",currency_code:"W\xE4hrungscode",iban:"IBAN",jwt:"JWT",template_literal:"Eingabe"},
o={nan:"NaN",number:"Zahl",array:"Array"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,
a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Ung\xFCltige Eingabe: erwartet instanceof ${t.expected}, erhalte\
n ${u}`:`Ung\xFCltige Eingabe: erwartet ${r}, erhalten ${u}`}case"invalid_value":return t.values.length===1?`Ung\xFCltige E\
ingabe: erwartet ${O(t.values[0])}`:`Ung\xFCltige Option: erwartet eine von ${h(t.values,"|")}`;case"too_big":{const r=t.
inclusive?"<=":"<",a=n(t.origin);return a?`Zu gro\xDF: erwartet, dass ${t.origin??"Wert"} ${r}${t.maximum.toString()} ${a.
unit??"Elemente"} hat`:`Zu gro\xDF: erwartet, dass ${t.origin??"Wert"} ${r}${t.maximum.toString()} ist`}case"too_small":{
const r=t.inclusive?">=":">",a=n(t.origin);return a?`Zu klein: erwartet, dass ${t.origin} ${r}${t.minimum.toString()} ${a.
unit} hat`:`Zu klein: erwartet, dass ${t.origin} ${r}${t.minimum.toString()} ist`}case"invalid_format":{const r=t;return r.
format==="starts_with"?`Ung\xFCltiger String: muss mit "${r.prefix}" beginnen`:r.format==="ends_with"?`Ung\xFCltiger String\
: muss mit "${r.suffix}" enden`:r.format==="includes"?`Ung\xFCltiger String: muss "${r.includes}" enthalten`:r.format===
"regex"?`Ung\xFCltiger String: muss dem Muster ${r.pattern} entsprechen`:`Ung\xFCltig: ${i[r.format]??t.format}`}case"no\
t_multiple_of":return`Ung\xFCltige Zahl: muss ein Vielfaches von ${t.divisor} sein`;case"unrecognized_keys":return`${t.keys.
length>1?"Unbekannte Schl\xFCssel":"Unbekannter Schl\xFCssel"}: ${h(t.keys,", ")}`;case"invalid_key":return`Ung\xFCltiger S\
chl\xFCssel in ${t.origin}`;case"invalid_union":return"Ung\xFCltige Eingabe";case"invalid_element":return`Ung\xFCltiger Wer\
t in ${t.origin}`;default:return"Ung\xFCltige Eingabe"}}};function _g(){return{localeError:hg()}}const yg=()=>{const e={
string:{unit:"\u03C7\u03B1\u03C1\u03B1\u03BA\u03C4\u03AE\u03C1\u03B5\u03C2",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},
file:{unit:"bytes",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},array:{unit:"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\u03B1",
verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},set:{unit:"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\u03B1",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},
map:{unit:"\u03BA\u03B1\u03C4\u03B1\u03C7\u03C9\u03C1\u03AE\u03C3\u03B5\u03B9\u03C2",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"}};
function n(t){return e[t]??null}const i={regex:"\u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2",email:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 email",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1 \u03BA\u03B1\u03B9 \u03CE\u03C1\u03B1",
date:"ISO \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1",time:"ISO \u03CE\u03C1\u03B1",duration:"ISO \u03B4\u03B9\u03AC\u03C1\
\u03BA\u03B5\u03B9\u03B1",ipv4:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 IPv4",ipv6:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 IPv6",
mac:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 MAC",cidrv4:"\u03B5\u03CD\u03C1\u03BF\u03C2 IPv4",cidrv6:"\u03B5\u03CD\
\u03C1\u03BF\u03C2 IPv6",base64:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC \u03BA\u03C9\u03B4\u03B9\u03BA\u03BF\u03C0\u03BF\u03B9\u03B7\u03BC\u03AD\u03BD\u03B7 \u03C3\u03B5 base64",
base64url:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC \u03BA\u03C9\u03B4\u03B9\u03BA\u03BF\u03C0\u03BF\u03B9\u03B7\u03BC\u03AD\u03BD\u03B7 \u03C3\u03B5 base64url",
json_string:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC JSON",e164:"\u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 E.164",
credit_card:"\u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 \u03C0\u03B9\u03C3\u03C4\u03C9\u03C4\u03B9\u03BA\u03AE\u03C2 \u03BA\u03AC\u03C1\u03C4\u03B1\u03C2",
currency_code:"\u03BA\u03C9\u03B4\u03B9\u03BA\u03CC\u03C2 \u03BD\u03BF\u03BC\u03AF\u03C3\u03BC\u03B1\u03C4\u03BF\u03C2",
iban:"IBAN",jwt:"JWT",template_literal:"\u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2"},o={nan:"NaN"};return t=>{switch(t.code){case"\
invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return typeof t.expected=="string"&&/^[A-Z]/.test(
t.expected)?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD instanceof ${t.
expected}, \u03BB\u03AE\u03C6\u03B8\u03B7\u03BA\u03B5 ${u}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${r}\
, \u03BB\u03AE\u03C6\u03B8\u03B7\u03BA\u03B5 ${u}`}case"invalid_value":return t.values.length===1?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\
\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${O(t.values[0])}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03C0\u03B9\u03BB\u03BF\u03B3\u03AE: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD \u03AD\u03BD\u03B1 \u03B1\u03C0\u03CC ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B5\u03B3\u03AC\u03BB\u03BF: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${t.
origin??"\u03C4\u03B9\u03BC\u03AE"} \u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9 ${r}${t.maximum.toString()} ${a.unit??"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\
\u03B1"}`:`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B5\u03B3\u03AC\u03BB\u03BF: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${t.
origin??"\u03C4\u03B9\u03BC\u03AE"} \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 ${r}${t.maximum.toString()}`}case"too_sm\
all":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B9\u03BA\u03C1\u03CC: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${t.
origin} \u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9 ${r}${t.minimum.toString()} ${a.unit}`:`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B9\u03BA\u03C1\u03CC: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${t.
origin} \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.
format==="starts_with"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03BE\u03B5\u03BA\u03B9\u03BD\u03AC \u03BC\u03B5 "${r.
prefix}"`:r.format==="ends_with"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C4\u03B5\u03BB\u03B5\u03B9\u03CE\u03BD\u03B5\u03B9 \u03BC\u03B5 "${r.
suffix}"`:r.format==="includes"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C0\u03B5\u03C1\u03B9\u03AD\u03C7\u03B5\u03B9 "${r.
includes}"`:r.format==="regex"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C4\u03B1\u03B9\u03C1\u03B9\u03AC\u03B6\u03B5\u03B9 \u03BC\u03B5 \u03C4\u03BF \u03BC\u03BF\u03C4\u03AF\u03B2\u03BF ${r.
pattern}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03BF: ${i[r.format]??t.format}`}case"not_multiple_of":return`\u039C\u03B7 \
\u03AD\u03B3\u03BA\u03C5\u03C1\u03BF\u03C2 \u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 \u03C0\u03BF\u03BB\u03BB\u03B1\u03C0\u03BB\u03AC\u03C3\u03B9\u03BF \u03C4\u03BF\u03C5 ${t.
divisor}`;case"unrecognized_keys":return`\u0386\u03B3\u03BD\u03C9\u03C3\u03C4${t.keys.length>1?"\u03B1":"\u03BF"} \u03BA\u03BB\u03B5\u03B9\u03B4${t.
keys.length>1?"\u03B9\u03AC":"\u03AF"}: ${h(t.keys,", ")}`;case"invalid_key":return`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03BF \u03BA\u03BB\u03B5\u03B9\u03B4\u03AF \u03C3\u03C4\u03BF ${t.
origin}`;case"invalid_union":return"\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2";case"\
invalid_element":return`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C4\u03B9\u03BC\u03AE \u03C3\u03C4\u03BF ${t.
origin}`;default:return"\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2"}}};
function bg(){return{localeError:yg()}}const kg=()=>{const e={string:{unit:"characters",verb:"to have"},file:{unit:"byte\
s",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to ha\
ve"}};function n(r){return e[r]??null}const i={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC a\
ddress",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"\
JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"\
input"},o={nan:"NaN"};function t(r,a){return r==="number"&&typeof a=="number"&&!Number.isFinite(a)?String(a):o[r]??r}return r=>{
switch(r.code){case"invalid_type":{const a=t(r.expected),u=U(r.input),s=t(u,r.input);return`Invalid input: expected ${a}\
, received ${s}`}case"invalid_value":return r.values.length===1?`Invalid input: expected ${O(r.values[0])}`:`Invalid opt\
ion: expected one of ${h(r.values,"|")}`;case"too_big":{const a=r.exact?"exactly ":r.inclusive?"<=":"<",u=n(r.origin);return u?
`Too big: expected ${r.origin??"value"} to have ${a}${r.maximum.toString()} ${u.unit??"elements"}`:`Too big: expected ${r.
origin??"value"} to be ${a}${r.maximum.toString()}`}case"too_small":{const a=r.exact?"exactly ":r.inclusive?">=":">",u=n(
r.origin);return u?`Too small: expected ${r.origin} to have ${a}${r.minimum.toString()} ${u.unit}`:`Too small: expected ${r.
origin} to be ${a}${r.minimum.toString()}`}case"invalid_format":{const a=r;return a.format==="starts_with"?`Invalid stri\
ng: must start with "${a.prefix}"`:a.format==="ends_with"?`Invalid string: must end with "${a.suffix}"`:a.format==="incl\
udes"?`Invalid string: must include "${a.includes}"`:a.format==="regex"?`Invalid string: must match pattern ${a.pattern}`:
`Invalid ${i[a.format]??r.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${r.divisor}`;case"\
unrecognized_keys":return`Unrecognized key${r.keys.length>1?"s":""}: ${h(r.keys,", ")}`;case"invalid_key":return`Invalid\
 key in ${r.origin}`;case"invalid_union":return r.options&&Array.isArray(r.options)&&r.options.length>0?`Invalid discrim\
inator value. Expected ${r.options.map(u=>`'${u}'`).join(" | ")}`:r.inclusive===!1?"Invalid input: more than one option \
matched":"Invalid input";case"invalid_element":return`Invalid value in ${r.origin}`;default:return"Invalid input"}}};function Sd(){
return{localeError:kg()}}const Ig=()=>{const e={string:{unit:"karaktrojn",verb:"havi"},file:{unit:"bajtojn",verb:"havi"},
array:{unit:"elementojn",verb:"havi"},set:{unit:"elementojn",verb:"havi"},map:{unit:"elementojn",verb:"havi"}};function n(t){
return e[t]??null}const i={regex:"enigo",email:"retadreso",url:"URL",emoji:"emo\u011Dio",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-datotemp\
o",date:"ISO-dato",time:"ISO-tempo",duration:"ISO-da\u016Dro",ipv4:"IPv4-adreso",ipv6:"IPv6-adreso",mac:"MAC-adreso",cidrv4:"\
IPv4-rango",cidrv6:"IPv6-rango",base64:"64-ume kodita karaktraro",base64url:"URL-64-ume kodita karaktraro",json_string:"\
JSON-karaktraro",e164:"E.164-nombro",credit_card:"kreditkarta numero",currency_code:"valuta kodo",iban:"IBAN",jwt:"JWT",
template_literal:"enigo"},o={nan:"NaN",number:"nombro",array:"tabelo",null:"senvalora"};return t=>{switch(t.code){case"i\
nvalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Nevalida enigo: \
atendi\u011Dis instanceof ${t.expected}, ricevi\u011Dis ${u}`:`Nevalida enigo: atendi\u011Dis ${r}, ricevi\u011Dis ${u}`}case"\
invalid_value":return t.values.length===1?`Nevalida enigo: atendi\u011Dis ${O(t.values[0])}`:`Nevalida opcio: atendi\u011Dis \
unu el ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Tro granda: atendi\u011Dis ke ${t.
origin??"valoro"} havu ${r}${t.maximum.toString()} ${a.unit??"elementojn"}`:`Tro granda: atendi\u011Dis ke ${t.origin??"\
valoro"} havu ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Tro mal\
granda: atendi\u011Dis ke ${t.origin} havu ${r}${t.minimum.toString()} ${a.unit}`:`Tro malgranda: atendi\u011Dis ke ${t.
origin} estu ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Nevalida kara\
ktraro: devas komenci\u011Di per "${r.prefix}"`:r.format==="ends_with"?`Nevalida karaktraro: devas fini\u011Di per "${r.
suffix}"`:r.format==="includes"?`Nevalida karaktraro: devas inkluzivi "${r.includes}"`:r.format==="regex"?`Nevalida kara\
ktraro: devas kongrui kun la modelo ${r.pattern}`:`Nevalida ${i[r.format]??t.format}`}case"not_multiple_of":return`Neval\
ida nombro: devas esti oblo de ${t.divisor}`;case"unrecognized_keys":return`Nekonata${t.keys.length>1?"j":""} \u015Dlosilo${t.
keys.length>1?"j":""}: ${h(t.keys,", ")}`;case"invalid_key":return`Nevalida \u015Dlosilo en ${t.origin}`;case"invalid_un\
ion":return"Nevalida enigo";case"invalid_element":return`Nevalida valoro en ${t.origin}`;default:return"Nevalida enigo"}}};
function Sg(){return{localeError:Ig()}}const wg=()=>{const e={string:{unit:"caracteres",verb:"tener"},file:{unit:"bytes",
verb:"tener"},array:{unit:"elementos",verb:"tener"},set:{unit:"elementos",verb:"tener"}};function n(t){return e[t]??null}
const i={regex:"entrada",email:"direcci\xF3n de correo electr\xF3nico",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv\
4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"f\
echa y hora ISO",date:"fecha ISO",time:"hora ISO",duration:"duraci\xF3n ISO",ipv4:"direcci\xF3n IPv4",ipv6:"direcci\xF3n IP\
v6",mac:"direcci\xF3n MAC",cidrv4:"rango IPv4",cidrv6:"rango IPv6",base64:"cadena codificada en base64",base64url:"URL c\
odificada en base64",json_string:"cadena JSON",e164:"n\xFAmero E.164",credit_card:"n\xFAmero de tarjeta de cr\xE9dito",currency_code:"\
c\xF3digo de moneda",iban:"IBAN",jwt:"JWT",template_literal:"entrada"},o={nan:"NaN",string:"texto",number:"n\xFAmero",boolean:"\
booleano",array:"arreglo",object:"objeto",set:"conjunto",file:"archivo",date:"fecha",bigint:"n\xFAmero grande",symbol:"s\
\xEDmbolo",undefined:"indefinido",null:"nulo",function:"funci\xF3n",map:"mapa",record:"registro",tuple:"tupla",enum:"enu\
meraci\xF3n",union:"uni\xF3n",literal:"literal",promise:"promesa",void:"vac\xEDo",never:"nunca",unknown:"desconocido",any:"\
cualquiera"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.
test(t.expected)?`Entrada inv\xE1lida: se esperaba instanceof ${t.expected}, recibido ${u}`:`Entrada inv\xE1lida: se espera\
ba ${r}, recibido ${u}`}case"invalid_value":return t.values.length===1?`Entrada inv\xE1lida: se esperaba ${O(t.values[0])}`:
`Opci\xF3n inv\xE1lida: se esperaba una de ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin),
u=o[t.origin]??t.origin;return a?`Demasiado grande: se esperaba que ${u??"valor"} tuviera ${r}${t.maximum.toString()} ${a.
unit??"elementos"}`:`Demasiado grande: se esperaba que ${u??"valor"} fuera ${r}${t.maximum.toString()}`}case"too_small":{
const r=t.inclusive?">=":">",a=n(t.origin),u=o[t.origin]??t.origin;return a?`Demasiado peque\xF1o: se esperaba que ${u} \
tuviera ${r}${t.minimum.toString()} ${a.unit}`:`Demasiado peque\xF1o: se esperaba que ${u} fuera ${r}${t.minimum.toString()}`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`Cadena inv\xE1lida: debe comenzar con "${r.prefix}"`:r.format===
"ends_with"?`Cadena inv\xE1lida: debe terminar en "${r.suffix}"`:r.format==="includes"?`Cadena inv\xE1lida: debe incluir "${r.
includes}"`:r.format==="regex"?`Cadena inv\xE1lida: debe coincidir con el patr\xF3n ${r.pattern}`:`Inv\xE1lido ${i[r.format]??
t.format}`}case"not_multiple_of":return`N\xFAmero inv\xE1lido: debe ser m\xFAltiplo de ${t.divisor}`;case"unrecognized_k\
eys":return`Llave${t.keys.length>1?"s":""} desconocida${t.keys.length>1?"s":""}: ${h(t.keys,", ")}`;case"invalid_key":return`\
Llave inv\xE1lida en ${o[t.origin]??t.origin}`;case"invalid_union":return"Entrada inv\xE1lida";case"invalid_element":return`\
Valor inv\xE1lido en ${o[t.origin]??t.origin}`;default:return"Entrada inv\xE1lida"}}};function zg(){return{localeError:wg()}}
const xg=()=>{const e={string:{unit:"\u06A9\u0627\u0631\u0627\u06A9\u062A\u0631",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},
file:{unit:"\u0628\u0627\u06CC\u062A",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},array:{unit:"\u0622\u06CC\u062A\u0645",
verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},set:{unit:"\u0622\u06CC\u062A\u0645",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},
map:{unit:"\u0622\u06CC\u062A\u0645",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"}};function n(t){return e[t]??
null}const i={regex:"\u0648\u0631\u0648\u062F\u06CC",email:"\u0622\u062F\u0631\u0633 \u0627\u06CC\u0645\u06CC\u0644",url:"\
URL",emoji:"\u0627\u06CC\u0645\u0648\u062C\u06CC",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u062A\u0627\u0631\u06CC\u062E \u0648 \u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",
date:"\u062A\u0627\u0631\u06CC\u062E \u0627\u06CC\u0632\u0648",time:"\u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",
duration:"\u0645\u062F\u062A \u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",ipv4:"IPv4 \u0622\u062F\u0631\u0633",ipv6:"\
IPv6 \u0622\u062F\u0631\u0633",mac:"MAC \u0622\u062F\u0631\u0633",cidrv4:"IPv4 \u062F\u0627\u0645\u0646\u0647",cidrv6:"I\
Pv6 \u062F\u0627\u0645\u0646\u0647",base64:"base64-encoded \u0631\u0634\u062A\u0647",base64url:"base64url-encoded \u0631\u0634\u062A\u0647",
json_string:"JSON \u0631\u0634\u062A\u0647",e164:"E.164 \u0639\u062F\u062F",credit_card:"\u0634\u0645\u0627\u0631\u0647 \u06A9\u0627\u0631\u062A \u0627\u0639\u062A\u0628\u0627\u0631\u06CC",
currency_code:"\u06A9\u062F \u0627\u0631\u0632",iban:"IBAN",jwt:"JWT",template_literal:"\u0648\u0631\u0648\u062F\u06CC"},
o={nan:"NaN",number:"\u0639\u062F\u062F",array:"\u0622\u0631\u0627\u06CC\u0647"};return t=>{switch(t.code){case"invalid_\
type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A\
 instanceof ${t.expected} \u0645\u06CC\u200C\u0628\u0648\u062F\u060C ${u} \u062F\u0631\u06CC\u0627\u0641\u062A \u0634\u062F`:
`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A ${r}\
 \u0645\u06CC\u200C\u0628\u0648\u062F\u060C ${u} \u062F\u0631\u06CC\u0627\u0641\u062A \u0634\u062F`}case"invalid_value":
return t.values.length===1?`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A ${O(
t.values[0])} \u0645\u06CC\u200C\u0628\u0648\u062F`:`\u06AF\u0632\u06CC\u0646\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A \u06CC\u06A9\u06CC \u0627\u0632 ${h(
t.values,"|")} \u0645\u06CC\u200C\u0628\u0648\u062F`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?
`\u062E\u06CC\u0644\u06CC \u0628\u0632\u0631\u06AF: ${t.origin??"\u0645\u0642\u062F\u0627\u0631"} \u0628\u0627\u06CC\u062F ${r}${t.
maximum.toString()} ${a.unit??"\u0639\u0646\u0635\u0631"} \u0628\u0627\u0634\u062F`:`\u062E\u06CC\u0644\u06CC \u0628\u0632\u0631\u06AF: ${t.
origin??"\u0645\u0642\u062F\u0627\u0631"} \u0628\u0627\u06CC\u062F ${r}${t.maximum.toString()} \u0628\u0627\u0634\u062F`}case"\
too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u062E\u06CC\u0644\u06CC \u06A9\u0648\u0686\u06A9: ${t.
origin} \u0628\u0627\u06CC\u062F ${r}${t.minimum.toString()} ${a.unit} \u0628\u0627\u0634\u062F`:`\u062E\u06CC\u0644\u06CC \u06A9\u0648\u0686\u06A9: ${t.
origin} \u0628\u0627\u06CC\u062F ${r}${t.minimum.toString()} \u0628\u0627\u0634\u062F`}case"invalid_format":{const r=t;return r.
format==="starts_with"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 "${r.
prefix}" \u0634\u0631\u0648\u0639 \u0634\u0648\u062F`:r.format==="ends_with"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 "${r.
suffix}" \u062A\u0645\u0627\u0645 \u0634\u0648\u062F`:r.format==="includes"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0634\u0627\u0645\u0644 "${r.
includes}" \u0628\u0627\u0634\u062F`:r.format==="regex"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 \u0627\u0644\u06AF\u0648\u06CC ${r.
pattern} \u0645\u0637\u0627\u0628\u0642\u062A \u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F`:`${i[r.format]??t.
format} \u0646\u0627\u0645\u0639\u062A\u0628\u0631`}case"not_multiple_of":return`\u0639\u062F\u062F \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0645\u0636\u0631\u0628 ${t.
divisor} \u0628\u0627\u0634\u062F`;case"unrecognized_keys":return`\u06A9\u0644\u06CC\u062F${t.keys.length>1?"\u0647\u0627\u06CC":
""} \u0646\u0627\u0634\u0646\u0627\u0633: ${h(t.keys,", ")}`;case"invalid_key":return`\u06A9\u0644\u06CC\u062F \u0646\u0627\u0634\u0646\u0627\u0633 \u062F\u0631 ${t.
origin}`;case"invalid_union":return"\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631";case"inva\
lid_element":return`\u0645\u0642\u062F\u0627\u0631 \u0646\u0627\u0645\u0639\u062A\u0628\u0631 \u062F\u0631 ${t.origin}`;default:
return"\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631"}}};function Og(){return{localeError:xg()}}
const Ag=()=>{const e={string:{unit:"merkki\xE4",subject:"merkkijonon"},file:{unit:"tavua",subject:"tiedoston"},array:{unit:"\
alkiota",subject:"listan"},set:{unit:"alkiota",subject:"joukon"},map:{unit:"alkiota",subject:"kuvauksen"},number:{unit:"",
subject:"luvun"},bigint:{unit:"",subject:"suuren kokonaisluvun"},int:{unit:"",subject:"kokonaisluvun"},date:{unit:"",subject:"\
p\xE4iv\xE4m\xE4\xE4r\xE4n"}};function n(t){return e[t]??null}const i={regex:"s\xE4\xE4nn\xF6llinen lauseke",email:"s\xE4hk\
\xF6postiosoite",url:"URL-osoite",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-aikaleima",date:"ISO-p\xE4iv\xE4m\xE4\xE4r\xE4",
time:"ISO-aika",duration:"ISO-kesto",ipv4:"IPv4-osoite",ipv6:"IPv6-osoite",mac:"MAC-osoite",cidrv4:"IPv4-alue",cidrv6:"I\
Pv6-alue",base64:"base64-koodattu merkkijono",base64url:"base64url-koodattu merkkijono",json_string:"JSON-merkkijono",e164:"\
E.164-luku",credit_card:"luottokortin numero",currency_code:"valuuttakoodi",iban:"IBAN",jwt:"JWT",template_literal:"temp\
laattimerkkijono"},o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),
u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Virheellinen tyyppi: odotettiin instanceof ${t.expected}, oli ${u}`:`Virheell\
inen tyyppi: odotettiin ${r}, oli ${u}`}case"invalid_value":return t.values.length===1?`Virheellinen sy\xF6te: t\xE4ytyy olla ${O(
t.values[0])}`:`Virheellinen valinta: t\xE4ytyy olla yksi seuraavista: ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?
"<=":"<",a=n(t.origin);return a?`Liian suuri: ${a.subject} t\xE4ytyy olla ${r}${t.maximum.toString()} ${a.unit}`.trim():
`Liian suuri: arvon t\xE4ytyy olla ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);
return a?`Liian pieni: ${a.subject} t\xE4ytyy olla ${r}${t.minimum.toString()} ${a.unit}`.trim():`Liian pieni: arvon t\xE4y\
tyy olla ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Virheellinen sy\xF6t\
e: t\xE4ytyy alkaa "${r.prefix}"`:r.format==="ends_with"?`Virheellinen sy\xF6te: t\xE4ytyy loppua "${r.suffix}"`:r.format===
"includes"?`Virheellinen sy\xF6te: t\xE4ytyy sis\xE4lt\xE4\xE4 "${r.includes}"`:r.format==="regex"?`Virheellinen sy\xF6te: \
t\xE4ytyy vastata s\xE4\xE4nn\xF6llist\xE4 lauseketta ${r.pattern}`:`Virheellinen ${i[r.format]??t.format}`}case"not_mul\
tiple_of":return`Virheellinen luku: t\xE4ytyy olla luvun ${t.divisor} monikerta`;case"unrecognized_keys":return`${t.keys.
length>1?"Tuntemattomat avaimet":"Tuntematon avain"}: ${h(t.keys,", ")}`;case"invalid_key":return"Virheellinen avain tie\
tueessa";case"invalid_union":return"Virheellinen unioni";case"invalid_element":return"Virheellinen arvo joukossa";default:
return"Virheellinen sy\xF6te"}}};function Dg(){return{localeError:Ag()}}const Ng=()=>{const e={string:{unit:"caract\xE8res",
verb:"avoir"},file:{unit:"octets",verb:"avoir"},array:{unit:"\xE9l\xE9ments",verb:"avoir"},set:{unit:"\xE9l\xE9ments",verb:"\
avoir"}};function n(t){return e[t]??null}const i={regex:"expression r\xE9guli\xE8re",email:"adresse e-mail",url:"URL",emoji:"\
emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"date et heure ISO",date:"date ISO",time:"heure ISO",duration:"dur\xE9e ISO",ipv4:"adresse I\
Pv4",ipv6:"adresse IPv6",mac:"adresse MAC",cidrv4:"plage IPv4",cidrv6:"plage IPv6",base64:"cha\xEEne de caract\xE8res encod\xE9e \
en base64",base64url:"cha\xEEne de caract\xE8res encod\xE9e en base64url",json_string:"cha\xEEne de caract\xE8res JSON",
e164:"num\xE9ro au format E.164",credit_card:"num\xE9ro de carte de cr\xE9dit",currency_code:"code de devise",iban:"IBAN",
jwt:"JWT",template_literal:"entr\xE9e"},o={string:"cha\xEEne de caract\xE8res",number:"nombre",int:"entier",boolean:"boo\
l\xE9en",bigint:"grand entier",symbol:"symbole",undefined:"ind\xE9fini",null:"null",never:"jamais",void:"vide",date:"dat\
e",array:"tableau",object:"objet",tuple:"tuple",record:"record",map:"map",set:"ensemble",file:"fichier",nonoptional:"non\
 optionnel",nan:"NaN",function:"fonction"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,
a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Entr\xE9e invalide : instance de ${t.expected} attendu, ${u} re\xE7\
u`:`Entr\xE9e invalide : ${r} attendu, ${u} re\xE7u`}case"invalid_value":return t.values.length===1?`Entr\xE9e invalide : ${O(
t.values[0])} attendu`:`Option invalide : une valeur parmi ${h(t.values,"|")} attendue`;case"too_big":{const r=t.inclusive?
"<=":"<",a=n(t.origin);return a?`Trop grand : ${o[t.origin]??"valeur"} doit ${a.verb} ${r}${t.maximum.toString()} ${a.unit??
"\xE9l\xE9ment(s)"}`:`Trop grand : ${o[t.origin]??"valeur"} doit \xEAtre ${r}${t.maximum.toString()}`}case"too_small":{const r=t.
inclusive?">=":">",a=n(t.origin);return a?`Trop petit : ${o[t.origin]??"valeur"} doit ${a.verb} ${r}${t.minimum.toString()}\
 ${a.unit}`:`Trop petit : ${o[t.origin]??"valeur"} doit \xEAtre ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;
return r.format==="starts_with"?`Cha\xEEne de caract\xE8res invalide : doit commencer par "${r.prefix}"`:r.format==="end\
s_with"?`Cha\xEEne de caract\xE8res invalide : doit se terminer par "${r.suffix}"`:r.format==="includes"?`Cha\xEEne de cara\
ct\xE8res invalide : doit inclure "${r.includes}"`:r.format==="regex"?`Cha\xEEne de caract\xE8res invalide : doit correspondre\
 au motif ${r.pattern}`:`${i[r.format]??t.format} invalide`}case"not_multiple_of":return`Nombre invalide : doit \xEAtre un \
multiple de ${t.divisor}`;case"unrecognized_keys":return`Cl\xE9${t.keys.length>1?"s":""} non reconnue${t.keys.length>1?"\
s":""} : ${h(t.keys,", ")}`;case"invalid_key":return`Cl\xE9 invalide dans ${t.origin}`;case"invalid_union":return"Entr\xE9e\
 invalide";case"invalid_element":return`Valeur invalide dans ${t.origin}`;default:return"Entr\xE9e invalide"}}};function Ug(){
return{localeError:Ng()}}const Eg=()=>{const e={string:{unit:"caract\xE8res",verb:"avoir"},file:{unit:"octets",verb:"avo\
ir"},array:{unit:"\xE9l\xE9ments",verb:"avoir"},set:{unit:"\xE9l\xE9ments",verb:"avoir"},map:{unit:"\xE9l\xE9ments",verb:"\
avoir"}};function n(t){return e[t]??null}const i={regex:"entr\xE9e",email:"adresse courriel",url:"URL",emoji:"emoji",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"date-heure ISO",date:"date ISO",time:"heure ISO",duration:"dur\xE9e ISO",ipv4:"adresse IPv4",ipv6:"adre\
sse IPv6",mac:"adresse MAC",cidrv4:"plage IPv4",cidrv6:"plage IPv6",base64:"cha\xEEne encod\xE9e en base64",base64url:"c\
ha\xEEne encod\xE9e en base64url",json_string:"cha\xEEne JSON",e164:"num\xE9ro E.164",credit_card:"num\xE9ro de carte de cr\
\xE9dit",currency_code:"code de devise",iban:"IBAN",jwt:"JWT",template_literal:"entr\xE9e"},o={nan:"NaN"};return t=>{switch(t.
code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Entr\
\xE9e invalide : attendu instanceof ${t.expected}, re\xE7u ${u}`:`Entr\xE9e invalide : attendu ${r}, re\xE7u ${u}`}case"\
invalid_value":return t.values.length===1?`Entr\xE9e invalide : attendu ${O(t.values[0])}`:`Option invalide : attendu l'\
une des valeurs suivantes ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"\u2264":"<",a=n(t.origin);return a?`Tr\
op grand : attendu que ${t.origin??"la valeur"} ait ${r}${t.maximum.toString()} ${a.unit}`:`Trop grand : attendu que ${t.
origin??"la valeur"} soit ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?"\u2265":">",a=n(t.origin);return a?
`Trop petit : attendu que ${t.origin} ait ${r}${t.minimum.toString()} ${a.unit}`:`Trop petit : attendu que ${t.origin} s\
oit ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Cha\xEEne invalide : doit\
 commencer par "${r.prefix}"`:r.format==="ends_with"?`Cha\xEEne invalide : doit se terminer par "${r.suffix}"`:r.format===
"includes"?`Cha\xEEne invalide : doit inclure "${r.includes}"`:r.format==="regex"?`Cha\xEEne invalide : doit correspondre a\
u motif ${r.pattern}`:`${i[r.format]??t.format} invalide`}case"not_multiple_of":return`Nombre invalide : doit \xEAtre un mu\
ltiple de ${t.divisor}`;case"unrecognized_keys":return`Cl\xE9${t.keys.length>1?"s":""} non reconnue${t.keys.length>1?"s":
""} : ${h(t.keys,", ")}`;case"invalid_key":return`Cl\xE9 invalide dans ${t.origin}`;case"invalid_union":return"Entr\xE9e in\
valide";case"invalid_element":return`Valeur invalide dans ${t.origin}`;default:return"Entr\xE9e invalide"}}};function jg(){
return{localeError:Eg()}}const Zg=()=>{const e={string:{unit:"\u0A85\u0A95\u0ACD\u0AB7\u0AB0",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},
file:{unit:"\u0AAC\u0ABE\u0AAF\u0A9F",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},array:{unit:"\u0A86\u0A87\u0A9F\u0AAE",
verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},set:{unit:"\u0A86\u0A87\u0A9F\u0AAE",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},
map:{unit:"\u0A8F\u0AA8\u0ACD\u0A9F\u0ACD\u0AB0\u0AC0",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"}};function n(t){
return e[t]??null}const i={regex:"\u0A87\u0AA8\u0AAA\u0AC1\u0A9F",email:"\u0A88\u0AAE\u0AC7\u0A87\u0AB2 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",
url:"URL",emoji:"\u0A87\u0AAE\u0ACB\u0A9C\u0AC0",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0AA4\u0ABE\u0AB0\u0AC0\u0A96 \u0A85\u0AA8\u0AC7 \u0AB8\u0AAE\u0AAF",
date:"ISO \u0AA4\u0ABE\u0AB0\u0AC0\u0A96",time:"ISO \u0AB8\u0AAE\u0AAF",duration:"ISO \u0A85\u0AB5\u0AA7\u0ABF",ipv4:"IP\
v4 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",ipv6:"IPv6 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",mac:"MAC \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",
cidrv4:"IPv4 \u0AB6\u0ACD\u0AB0\u0AC7\u0AA3\u0AC0",cidrv6:"IPv6 \u0AB6\u0ACD\u0AB0\u0AC7\u0AA3\u0AC0",base64:"base64-\u0A8F\u0AA8\u0ACD\
\u0A95\u0ACB\u0AA1\u0AC7\u0AA1 \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",base64url:"base64url-\u0A8F\u0AA8\u0ACD\u0A95\u0ACB\u0AA1\u0AC7\u0AA1 \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",
json_string:"JSON \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",e164:"E.164 \u0AA8\u0A82\u0AAC\u0AB0",credit_card:"\u0A95\
\u0ACD\u0AB0\u0AC7\u0AA1\u0ABF\u0A9F \u0A95\u0ABE\u0AB0\u0ACD\u0AA1 \u0AA8\u0A82\u0AAC\u0AB0",currency_code:"\u0A9A\u0AB2\u0AA3 \u0A95\u0ACB\u0AA1",
iban:"IBAN",jwt:"JWT",template_literal:"\u0A87\u0AA8\u0AAA\u0AC1\u0A9F"},o={nan:"NaN"};return t=>{switch(t.code){case"in\
valid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F: \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4 ${r}\
, \u0AAA\u0ACD\u0AB0\u0ABE\u0AAA\u0ACD\u0AA4 ${u}`}case"invalid_value":return t.values.length===1?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F: \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\
\u0AA4 ${O(t.values[0])}`:`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB5\u0ABF\u0A95\u0AB2\u0ACD\u0AAA: ${h(t.values," | ")}\
 \u0AAE\u0ABE\u0AA7\u0ACD\u0AAF\u0AAE\u0AA5\u0AC0 \u0A8F\u0A95 \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4`;case"to\
o_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u0A96\u0AC2\u0AAC \u0AAE\u0ACB\u0A9F\u0AC1\u0A82: ${t.origin??
"\u0AAE\u0AC2\u0AB2\u0ACD\u0AAF"} ${r}${t.maximum.toString()} ${a.unit??"\u0A8F\u0AB2\u0ABF\u0AAE\u0AC7\u0AA8\u0ACD\u0A9F"}\
 \u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F`:`\u0A96\u0AC2\u0AAC \u0AAE\u0ACB\u0A9F\u0AC1\u0A82: ${t.origin??"\u0AAE\u0AC2\u0AB2\
\u0ACD\u0AAF"} ${r}${t.maximum.toString()} \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`}case"too_small":{const r=t.
inclusive?">=":">",a=n(t.origin);return a?`\u0A96\u0AC2\u0AAC \u0AA8\u0ABE\u0AA8\u0AC1\u0A82: ${t.origin} ${r}${t.minimum.
toString()} ${a.unit} \u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F`:`\u0A96\u0AC2\u0AAC \u0AA8\u0ABE\u0AA8\u0AC1\u0A82: ${t.
origin} ${r}${t.minimum.toString()} \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`}case"invalid_format":{const r=t;
return r.format==="starts_with"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${r.
prefix}" \u0AA5\u0AC0 \u0AB6\u0AB0\u0AC2 \u0AA5\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:r.format==="ends_with"?`\u0A85\u0AAE\u0ABE\u0AA8\
\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${r.suffix}" \u0AAA\u0AB0 \u0AB8\u0AAE\u0ABE\u0AAA\u0ACD\u0AA4 \u0AA5\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:
r.format==="includes"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${r.includes}\
" \u0AB6\u0ABE\u0AAE\u0AC7\u0AB2 \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:r.format==="regex"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\
\u0ACD\u0AB0\u0ABF\u0A82\u0A97: \u0AAA\u0AC7\u0A9F\u0AB0\u0ACD\u0AA8 ${r.pattern} \u0AB8\u0ABE\u0AA5\u0AC7 \u0AAE\u0AC7\u0AB3 \u0A96\u0ABE\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:
`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF ${i[r.format]??t.format}`}case"not_multiple_of":return`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AA8\u0A82\u0AAC\u0AB0: ${t.
divisor} \u0AA8\u0ACB \u0A97\u0AC1\u0AA3\u0ABE\u0A82\u0A95 \u0AB9\u0ACB\u0AB5\u0ACB \u0A9C\u0ACB\u0A88\u0A8F`;case"unrec\
ognized_keys":return`\u0A93\u0AB3\u0A96\u0AC0 \u0AB6\u0A95\u0ABE\u0AA4\u0ABE \u0AA8\u0AB9\u0AC0\u0A82 \u0AA4\u0AC7 \u0A95\u0AC0${t.
keys.length>1?"\u0A93":""}: ${h(t.keys,", ")}`;case"invalid_key":return`${t.origin} \u0AAE\u0ABE\u0A82 \u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A95\u0AC0`;case"\
invalid_union":return t.options&&Array.isArray(t.options)&&t.options.length>0?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AA1\u0ABF\u0AB8\u0ACD\u0A95\u0ACD\u0AB0\u0ABF\u0AAE\u0ABF\u0AA8\u0AC7\u0A9F\u0AB0 \u0AAE\u0AC2\u0AB2\u0ACD\u0AAF. \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4 ${t.
options.map(a=>`'${a}'`).join(" | ")}`:"\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F";case"invali\
d_element":return`${t.origin} \u0AAE\u0ABE\u0A82 \u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AAE\u0AC2\u0AB2\u0ACD\u0AAF`;default:
return"\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F"}}};function Pg(){return{localeError:Zg()}}const Tg=()=>{
const e={string:{label:"\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA",gender:"f"},number:{label:"\u05DE\u05E1\u05E4\u05E8",gender:"\
m"},boolean:{label:"\u05E2\u05E8\u05DA \u05D1\u05D5\u05DC\u05D9\u05D0\u05E0\u05D9",gender:"m"},bigint:{label:"BigInt",gender:"\
m"},date:{label:"\u05EA\u05D0\u05E8\u05D9\u05DA",gender:"m"},array:{label:"\u05DE\u05E2\u05E8\u05DA",gender:"m"},object:{
label:"\u05D0\u05D5\u05D1\u05D9\u05D9\u05E7\u05D8",gender:"m"},null:{label:"\u05E2\u05E8\u05DA \u05E8\u05D9\u05E7 (null)",
gender:"m"},undefined:{label:"\u05E2\u05E8\u05DA \u05DC\u05D0 \u05DE\u05D5\u05D2\u05D3\u05E8 (undefined)",gender:"m"},symbol:{
label:"\u05E1\u05D9\u05DE\u05D1\u05D5\u05DC (Symbol)",gender:"m"},function:{label:"\u05E4\u05D5\u05E0\u05E7\u05E6\u05D9\u05D4",
gender:"f"},map:{label:"\u05DE\u05E4\u05D4 (Map)",gender:"f"},set:{label:"\u05E7\u05D1\u05D5\u05E6\u05D4 (Set)",gender:"\
f"},file:{label:"\u05E7\u05D5\u05D1\u05E5",gender:"m"},promise:{label:"Promise",gender:"m"},NaN:{label:"NaN",gender:"m"},
unknown:{label:"\u05E2\u05E8\u05DA \u05DC\u05D0 \u05D9\u05D3\u05D5\u05E2",gender:"m"},value:{label:"\u05E2\u05E8\u05DA",
gender:"m"}},n={string:{unit:"\u05EA\u05D5\u05D5\u05D9\u05DD",shortLabel:"\u05E7\u05E6\u05E8",longLabel:"\u05D0\u05E8\u05D5\u05DA"},
file:{unit:"\u05D1\u05D9\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},
array:{unit:"\u05E4\u05E8\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},
set:{unit:"\u05E4\u05E8\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},number:{
unit:"",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"}},i=c=>c?e[c]:void 0,o=c=>{const l=i(c);return l?
l.label:c??e.unknown.label},t=c=>`\u05D4${o(c)}`,r=c=>(i(c)?.gender??"m")==="f"?"\u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05D9\u05D5\u05EA":
"\u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA",a=c=>c?n[c]??null:null,u={regex:{label:"\u05E7\u05DC\u05D8",gender:"\
m"},email:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA \u05D0\u05D9\u05DE\u05D9\u05D9\u05DC",gender:"f"},url:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA \u05E8\u05E9\u05EA",
gender:"f"},emoji:{label:"\u05D0\u05D9\u05DE\u05D5\u05D2'\u05D9",gender:"m"},uuid:{label:"UUID",gender:"m"},uuidv4:{label:"\
UUIDv4",gender:"m"},uuidv6:{label:"UUIDv6",gender:"m"},nanoid:{label:"nanoid",gender:"m"},guid:{label:"GUID",gender:"m"},
cuid:{label:"cuid",gender:"m"},cuid2:{label:"cuid2",gender:"m"},ulid:{label:"ULID",gender:"m"},xid:{label:"XID",gender:"\
m"},ksuid:{label:"KSUID",gender:"m"},datetime:{label:"\u05EA\u05D0\u05E8\u05D9\u05DA \u05D5\u05D6\u05DE\u05DF ISO",gender:"\
m"},date:{label:"\u05EA\u05D0\u05E8\u05D9\u05DA ISO",gender:"m"},time:{label:"\u05D6\u05DE\u05DF ISO",gender:"m"},duration:{
label:"\u05DE\u05E9\u05DA \u05D6\u05DE\u05DF ISO",gender:"m"},ipv4:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA IPv4",gender:"\
f"},ipv6:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA IPv6",gender:"f"},mac:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA MAC",gender:"\
f"},cidrv4:{label:"\u05D8\u05D5\u05D5\u05D7 IPv4",gender:"m"},cidrv6:{label:"\u05D8\u05D5\u05D5\u05D7 IPv6",gender:"m"},
base64:{label:"\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D1\u05D1\u05E1\u05D9\u05E1 64",gender:"f"},base64url:{label:"\u05DE\u05D7\u05E8\
\u05D5\u05D6\u05EA \u05D1\u05D1\u05E1\u05D9\u05E1 64 \u05DC\u05DB\u05EA\u05D5\u05D1\u05D5\u05EA \u05E8\u05E9\u05EA",gender:"\
f"},json_string:{label:"\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA JSON",gender:"f"},e164:{label:"\u05DE\u05E1\u05E4\u05E8 E.164",
gender:"m"},credit_card:{label:"\u05DE\u05E1\u05E4\u05E8 \u05DB\u05E8\u05D8\u05D9\u05E1 \u05D0\u05E9\u05E8\u05D0\u05D9",
gender:"m"},currency_code:{label:"\u05E7\u05D5\u05D3 \u05DE\u05D8\u05D1\u05E2",gender:"m"},iban:{label:"IBAN",gender:"m"},
jwt:{label:"JWT",gender:"m"},template_literal:{label:"\u05E7\u05DC\u05D8",gender:"m"},ends_with:{label:"\u05E7\u05DC\u05D8",
gender:"m"},includes:{label:"\u05E7\u05DC\u05D8",gender:"m"},lowercase:{label:"\u05E7\u05DC\u05D8",gender:"m"},starts_with:{
label:"\u05E7\u05DC\u05D8",gender:"m"},uppercase:{label:"\u05E7\u05DC\u05D8",gender:"m"}},s={nan:"NaN"};return c=>{switch(c.
code){case"invalid_type":{const l=c.expected,d=s[l??""]??o(l),f=U(c.input),m=s[f]??e[f]?.label??f;return/^[A-Z]/.test(c.
expected)?`\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA instanceof ${c.
expected}, \u05D4\u05EA\u05E7\u05D1\u05DC ${m}`:`\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${d}\
, \u05D4\u05EA\u05E7\u05D1\u05DC ${m}`}case"invalid_value":{if(c.values.length===1)return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05E2\u05E8\u05DA \u05D7\u05D9\u05D9\u05D1 \u05DC\u05D4\u05D9\u05D5\u05EA ${O(
c.values[0])}`;const l=c.values.map(m=>O(m));if(c.values.length===2)return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05D0\u05E4\u05E9\u05E8\u05D5\u05D9\u05D5\u05EA \u05D4\u05DE\u05EA\u05D0\u05D9\u05DE\u05D5\u05EA \u05D4\u05DF ${l[0]}\
 \u05D0\u05D5 ${l[1]}`;const d=l[l.length-1];return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05D0\u05E4\u05E9\u05E8\u05D5\u05D9\u05D5\u05EA \u05D4\u05DE\u05EA\u05D0\u05D9\u05DE\u05D5\u05EA \u05D4\u05DF ${l.
slice(0,-1).join(", ")} \u05D0\u05D5 ${d}`}case"too_big":{const l=a(c.origin),d=t(c.origin??"value");if(c.origin==="stri\
ng")return`${l?.longLabel??"\u05D0\u05E8\u05D5\u05DA"} \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05DB\u05D9\u05DC ${c.
maximum.toString()} ${l?.unit??""} ${c.inclusive?"\u05D0\u05D5 \u05E4\u05D7\u05D5\u05EA":"\u05DC\u05DB\u05DC \u05D4\u05D9\u05D5\u05EA\u05E8"}`.
trim();if(c.origin==="number"){const g=c.inclusive?`\u05E7\u05D8\u05DF \u05D0\u05D5 \u05E9\u05D5\u05D5\u05D4 \u05DC-${c.
maximum}`:`\u05E7\u05D8\u05DF \u05DE-${c.maximum}`;return`\u05D2\u05D3\u05D5\u05DC \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${g}`}
if(c.origin==="array"||c.origin==="set"){const g=c.origin==="set"?"\u05E6\u05E8\u05D9\u05DB\u05D4":"\u05E6\u05E8\u05D9\u05DA",
k=c.inclusive?`${c.maximum} ${l?.unit??""} \u05D0\u05D5 \u05E4\u05D7\u05D5\u05EA`:`\u05E4\u05D7\u05D5\u05EA \u05DE-${c.maximum}\
 ${l?.unit??""}`;return`\u05D2\u05D3\u05D5\u05DC \u05DE\u05D3\u05D9: ${d} ${g} \u05DC\u05D4\u05DB\u05D9\u05DC ${k}`.trim()}
const f=c.inclusive?"<=":"<",m=r(c.origin??"value");return l?.unit?`${l.longLabel} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.
maximum.toString()} ${l.unit}`:`${l?.longLabel??"\u05D2\u05D3\u05D5\u05DC"} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.maximum.
toString()}`}case"too_small":{const l=a(c.origin),d=t(c.origin??"value");if(c.origin==="string")return`${l?.shortLabel??
"\u05E7\u05E6\u05E8"} \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05DB\u05D9\u05DC ${c.minimum.
toString()} ${l?.unit??""} ${c.inclusive?"\u05D0\u05D5 \u05D9\u05D5\u05EA\u05E8":"\u05DC\u05E4\u05D7\u05D5\u05EA"}`.trim();
if(c.origin==="number"){const g=c.inclusive?`\u05D2\u05D3\u05D5\u05DC \u05D0\u05D5 \u05E9\u05D5\u05D5\u05D4 \u05DC-${c.minimum}`:
`\u05D2\u05D3\u05D5\u05DC \u05DE-${c.minimum}`;return`\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${g}`}
if(c.origin==="array"||c.origin==="set"){const g=c.origin==="set"?"\u05E6\u05E8\u05D9\u05DB\u05D4":"\u05E6\u05E8\u05D9\u05DA";
if(c.minimum===1&&c.inclusive){const x=(c.origin==="set","\u05DC\u05E4\u05D7\u05D5\u05EA \u05E4\u05E8\u05D9\u05D8 \u05D0\u05D7\u05D3");
return`\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${d} ${g} \u05DC\u05D4\u05DB\u05D9\u05DC ${x}`}const k=c.inclusive?`${c.minimum}\
 ${l?.unit??""} \u05D0\u05D5 \u05D9\u05D5\u05EA\u05E8`:`\u05D9\u05D5\u05EA\u05E8 \u05DE-${c.minimum} ${l?.unit??""}`;return`\
\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${d} ${g} \u05DC\u05D4\u05DB\u05D9\u05DC ${k}`.trim()}const f=c.inclusive?">=":">",
m=r(c.origin??"value");return l?.unit?`${l.shortLabel} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.minimum.toString()} ${l.unit}`:
`${l?.shortLabel??"\u05E7\u05D8\u05DF"} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.minimum.toString()}`}case"invalid_format":{
const l=c;if(l.format==="starts_with")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05EA\u05D7\u05D9\u05DC \u05D1 "${l.
prefix}"`;if(l.format==="ends_with")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05E1\u05EA\u05D9\u05D9\u05DD \u05D1 "${l.
suffix}"`;if(l.format==="includes")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05DB\u05DC\u05D5\u05DC "${l.
includes}"`;if(l.format==="regex")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05EA\u05D0\u05D9\u05DD \u05DC\u05EA\u05D1\u05E0\u05D9\u05EA ${l.
pattern}`;const d=u[l.format],f=d?.label??l.format,g=(d?.gender??"m")==="f"?"\u05EA\u05E7\u05D9\u05E0\u05D4":"\u05EA\u05E7\u05D9\u05DF";
return`${f} \u05DC\u05D0 ${g}`}case"not_multiple_of":return`\u05DE\u05E1\u05E4\u05E8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D7\u05D9\u05D9\u05D1 \u05DC\u05D4\u05D9\u05D5\u05EA \u05DE\u05DB\u05E4\u05DC\u05D4 \u05E9\u05DC ${c.
divisor}`;case"unrecognized_keys":return`\u05DE\u05E4\u05EA\u05D7${c.keys.length>1?"\u05D5\u05EA":""} \u05DC\u05D0 \u05DE\u05D6\u05D5\u05D4${c.
keys.length>1?"\u05D9\u05DD":"\u05D4"}: ${h(c.keys,", ")}`;case"invalid_key":return"\u05E9\u05D3\u05D4 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF \u05D1\u05D0\u05D5\u05D1\u05D9\u05D9\u05E7\u05D8";case"\
invalid_union":return"\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF";case"invalid_element":return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF\
 \u05D1${t(c.origin??"array")}`;default:return"\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF"}}};function Cg(){
return{localeError:Tg()}}const Lg=()=>{const e={string:{unit:"\u0905\u0915\u094D\u0937\u0930",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},
file:{unit:"\u092C\u093E\u0907\u091F\u094D\u0938",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},array:{
unit:"\u0924\u0924\u094D\u0935",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},set:{unit:"\u0924\u0924\u094D\u0935",
verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},map:{unit:"\u092A\u094D\u0930\u0935\u093F\u0937\u094D\u091F\u093F\u092F\u093E\u0901",
verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"}};function n(t){return e[t]??null}const i={regex:"\u0907\u0928\u092A\u0941\u091F",
email:"\u0908\u092E\u0947\u0932 \u092A\u0924\u093E",url:"URL",emoji:"\u0907\u092E\u094B\u091C\u0940",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO \u0924\u093F\u0925\u093F \u0914\u0930 \u0938\u092E\u092F",date:"ISO \u0924\u093F\u0925\u093F",time:"ISO \u0938\u092E\u092F",
duration:"ISO \u0905\u0935\u0927\u093F",ipv4:"IPv4 \u092A\u0924\u093E",ipv6:"IPv6 \u092A\u0924\u093E",mac:"MAC \u092A\u0924\u093E",
cidrv4:"IPv4 \u0936\u094D\u0930\u0947\u0923\u0940",cidrv6:"IPv6 \u0936\u094D\u0930\u0947\u0923\u0940",base64:"Base64-\u090F\u0928\u094D\
\u0915\u094B\u0921\u0947\u0921 \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",base64url:"Base64URL-\u090F\u0928\u094D\u0915\u094B\u0921\u0947\u0921 \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",
json_string:"JSON \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",e164:"E.164 \u0938\u0902\u0916\u094D\u092F\u093E",credit_card:"\
\u0915\u094D\u0930\u0947\u0921\u093F\u091F \u0915\u093E\u0930\u094D\u0921 \u0938\u0902\u0916\u094D\u092F\u093E",currency_code:"\
\u092E\u0941\u0926\u094D\u0930\u093E \u0915\u094B\u0921",iban:"IBAN",jwt:"JWT",template_literal:"\u0907\u0928\u092A\u0941\u091F"},
o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return`\
\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${r}\
, \u092A\u094D\u0930\u093E\u092A\u094D\u0924 ${u}`}case"invalid_value":return t.values.length===1?`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\
\u0924 ${O(t.values[0])}`:`\u0905\u092E\u093E\u0928\u094D\u092F \u0935\u093F\u0915\u0932\u094D\u092A: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u092E\u093E\u0928\u094B\u0902 \u092E\u0947\u0902 \u0938\u0947 \u090F\u0915 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u092C\u0939\u0941\u0924 \u092C\u0921\u093C\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${t.
origin??"\u092E\u093E\u0928"} \u092E\u0947\u0902 ${r}${t.maximum} ${a.unit} \u0939\u094B\u0902`:`\u092C\u0939\u0941\u0924 \u092C\u0921\u093C\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \
\u0915\u093F ${t.origin??"\u092E\u093E\u0928"} ${r}${t.maximum} \u0939\u094B`}case"too_small":{const r=t.inclusive?">=":
">",a=n(t.origin);return a?`\u092C\u0939\u0941\u0924 \u091B\u094B\u091F\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${t.
origin} \u092E\u0947\u0902 ${r}${t.minimum} ${a.unit} \u0939\u094B\u0902`:`\u092C\u0939\u0941\u0924 \u091B\u094B\u091F\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${t.
origin} ${r}${t.minimum} \u0939\u094B`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917:\
 "${r.prefix}" \u0938\u0947 \u0936\u0941\u0930\u0942 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:r.format===
"ends_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: "${r.suffix}" \u092A\u0930 \u0938\u092E\u093E\
\u092A\u094D\u0924 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:r.format==="includes"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: \u0907\u0938\u092E\u0947\
\u0902 "${r.includes}" \u0936\u093E\u092E\u093F\u0932 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:r.format===
"regex"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: \u092A\u0948\u091F\u0930\u094D\u0928 ${r.
pattern} \u0938\u0947 \u092E\u0947\u0932 \u0916\u093E\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:`\u0905\u092E\u093E\u0928\u094D\u092F ${i[r.
format]??t.format}`}case"not_multiple_of":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u0902\u0916\u094D\u092F\u093E: \u092F\u0939 ${t.
divisor} \u0915\u093E \u0917\u0941\u0923\u091C \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`;case"unrecognize\
d_keys":return`\u0905\u092A\u0930\u093F\u091A\u093F\u0924 \u0915\u0941\u0902\u091C\u0940${t.keys.length>1?"\u092F\u093E\u0901":
""}: ${h(t.keys,", ")}`;case"invalid_key":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0915\u0941\u0902\u091C\u0940: ${t.
origin} \u092E\u0947\u0902`;case"invalid_union":return t.options&&Array.isArray(t.options)&&t.options.length>0?`\u0905\u092E\u093E\u0928\u094D\u092F \u0921\
\u093F\u0938\u094D\u0915\u094D\u0930\u093F\u092E\u093F\u0928\u0947\u091F\u0930 \u092E\u093E\u0928: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${t.
options.map(a=>`'${a}'`).join(" | ")}`:"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F";case"invali\
d_element":return`\u0905\u092E\u093E\u0928\u094D\u092F \u092E\u093E\u0928: ${t.origin} \u092E\u0947\u0902`;default:return"\
\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F"}}};function Rg(){return{localeError:Lg()}}const Fg=()=>{
const e={string:{unit:"znakova",verb:"imati"},file:{unit:"bajtova",verb:"imati"},array:{unit:"stavki",verb:"imati"},set:{
unit:"stavki",verb:"imati"}};function n(t){return e[t]??null}const i={regex:"unos",email:"email adresa",url:"URL",emoji:"\
emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"ISO datum i vrijeme",date:"ISO datum",time:"ISO vrijeme",duration:"ISO trajanje",ipv4:"IPv4\
 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"IPv4 raspon",cidrv6:"IPv6 raspon",base64:"base64 kodirani tekst",base64url:"\
base64url kodirani tekst",json_string:"JSON tekst",e164:"E.164 broj",credit_card:"broj kreditne kartice",currency_code:"\
kod valute",iban:"IBAN",jwt:"JWT",template_literal:"unos"},o={nan:"NaN",string:"tekst",number:"broj",boolean:"boolean",array:"\
niz",object:"objekt",set:"skup",file:"datoteka",date:"datum",bigint:"bigint",symbol:"simbol",undefined:"undefined",null:"\
null",function:"funkcija",map:"mapa"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(
t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Neispravan unos: o\u010Dekuje se instanceof ${t.expected}, a primlje\
no je ${u}`:`Neispravan unos: o\u010Dekuje se ${r}, a primljeno je ${u}`}case"invalid_value":return t.values.length===1?
`Neispravna vrijednost: o\u010Dekivano ${O(t.values[0])}`:`Neispravna opcija: o\u010Dekivano jedno od ${h(t.values,"|")}`;case"\
too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin),u=o[t.origin]??t.origin;return a?`Preveliko: o\u010Dekivano da ${u??
"vrijednost"} ima ${r}${t.maximum.toString()} ${a.unit??"elemenata"}`:`Preveliko: o\u010Dekivano da ${u??"vrijednost"} b\
ude ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin),u=o[t.origin]??t.origin;return a?
`Premalo: o\u010Dekivano da ${u} ima ${r}${t.minimum.toString()} ${a.unit}`:`Premalo: o\u010Dekivano da ${u} bude ${r}${t.
minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Neispravan tekst: mora zapo\u010Dinjati\
 s "${r.prefix}"`:r.format==="ends_with"?`Neispravan tekst: mora zavr\u0161avati s "${r.suffix}"`:r.format==="includes"?
`Neispravan tekst: mora sadr\u017Eavati "${r.includes}"`:r.format==="regex"?`Neispravan tekst: mora odgovarati uzorku ${r.
pattern}`:`Neispravna ${i[r.format]??t.format}`}case"not_multiple_of":return`Neispravan broj: mora biti vi\u0161ekratnik od ${t.
divisor}`;case"unrecognized_keys":return`Neprepoznat${t.keys.length>1?"i klju\u010Devi":" klju\u010D"}: ${h(t.keys,", ")}`;case"\
invalid_key":return`Neispravan klju\u010D u ${o[t.origin]??t.origin}`;case"invalid_union":return"Neispravan unos";case"i\
nvalid_element":return`Neispravna vrijednost u ${o[t.origin]??t.origin}`;default:return"Neispravan unos"}}};function Mg(){
return{localeError:Fg()}}const Vg=()=>{const e={string:{unit:"karakter",verb:"legyen"},file:{unit:"byte",verb:"legyen"},
array:{unit:"elem",verb:"legyen"},set:{unit:"elem",verb:"legyen"},map:{unit:"elem",verb:"legyen"}};function n(t){return e[t]??
null}const i={regex:"bemenet",email:"email c\xEDm",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO id\u0151b\xE9lyeg",date:"\
ISO d\xE1tum",time:"ISO id\u0151",duration:"ISO id\u0151intervallum",ipv4:"IPv4 c\xEDm",ipv6:"IPv6 c\xEDm",mac:"MAC c\xEDm",
cidrv4:"IPv4 tartom\xE1ny",cidrv6:"IPv6 tartom\xE1ny",base64:"base64-k\xF3dolt string",base64url:"base64url-k\xF3dolt strin\
g",json_string:"JSON string",e164:"E.164 sz\xE1m",credit_card:"hitelk\xE1rtyasz\xE1m",currency_code:"p\xE9nznemk\xF3d",iban:"\
IBAN",jwt:"JWT",template_literal:"bemenet"},o={nan:"NaN",number:"sz\xE1m",array:"t\xF6mb"};return t=>{switch(t.code){case"\
invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\xC9rv\xE9nytelen bem\
enet: a v\xE1rt \xE9rt\xE9k instanceof ${t.expected}, a kapott \xE9rt\xE9k ${u}`:`\xC9rv\xE9nytelen bemenet: a v\xE1rt \xE9rt\xE9k ${r}\
, a kapott \xE9rt\xE9k ${u}`}case"invalid_value":return t.values.length===1?`\xC9rv\xE9nytelen bemenet: a v\xE1rt \xE9rt\xE9k ${O(
t.values[0])}`:`\xC9rv\xE9nytelen opci\xF3: valamelyik \xE9rt\xE9k v\xE1rt ${h(t.values,"|")}`;case"too_big":{const r=t.
inclusive?"<=":"<",a=n(t.origin);return a?`T\xFAl nagy: ${t.origin??"\xE9rt\xE9k"} m\xE9rete t\xFAl nagy ${r}${t.maximum.
toString()} ${a.unit??"elem"}`:`T\xFAl nagy: a bemeneti \xE9rt\xE9k ${t.origin??"\xE9rt\xE9k"} t\xFAl nagy: ${r}${t.maximum.
toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`T\xFAl kicsi: a bemeneti \xE9rt\xE9k ${t.
origin} m\xE9rete t\xFAl kicsi ${r}${t.minimum.toString()} ${a.unit}`:`T\xFAl kicsi: a bemeneti \xE9rt\xE9k ${t.origin} \
t\xFAl kicsi ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\xC9rv\xE9nytelen s\
tring: "${r.prefix}" \xE9rt\xE9kkel kell kezd\u0151dnie`:r.format==="ends_with"?`\xC9rv\xE9nytelen string: "${r.suffix}"\
 \xE9rt\xE9kkel kell v\xE9gz\u0151dnie`:r.format==="includes"?`\xC9rv\xE9nytelen string: "${r.includes}" \xE9rt\xE9ket kell ta\
rtalmaznia`:r.format==="regex"?`\xC9rv\xE9nytelen string: ${r.pattern} mint\xE1nak kell megfelelnie`:`\xC9rv\xE9nytelen ${i[r.
format]??t.format}`}case"not_multiple_of":return`\xC9rv\xE9nytelen sz\xE1m: ${t.divisor} t\xF6bbsz\xF6r\xF6s\xE9nek kell lennie`;case"\
unrecognized_keys":return`Ismeretlen kulcs${t.keys.length>1?"s":""}: ${h(t.keys,", ")}`;case"invalid_key":return`\xC9rv\xE9nyt\
elen kulcs ${t.origin}`;case"invalid_union":return"\xC9rv\xE9nytelen bemenet";case"invalid_element":return`\xC9rv\xE9nytelen \xE9\
rt\xE9k: ${t.origin}`;default:return"\xC9rv\xE9nytelen bemenet"}}};function Bg(){return{localeError:Vg()}}function wd(e,n,i){
return Math.abs(e)===1?n:i}function Kt(e){if(!e)return"";const n=["\u0561","\u0565","\u0568","\u056B","\u0578","\u0578\u0582",
"\u0585"],i=e[e.length-1];return e+(n.includes(i)?"\u0576":"\u0568")}const Jg=()=>{const e={string:{unit:{one:"\u0576\u0577\u0561\u0576",
many:"\u0576\u0577\u0561\u0576\u0576\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},file:{unit:{one:"\u0562\
\u0561\u0575\u0569",many:"\u0562\u0561\u0575\u0569\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},array:{
unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},
set:{unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},
map:{unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"}};
function n(t){return e[t]??null}const i={regex:"\u0574\u0578\u0582\u057F\u0584",email:"\u0567\u056C. \u0570\u0561\u057D\u0581\u0565",
url:"URL",emoji:"\u0567\u0574\u0578\u057B\u056B",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0561\u0574\u057D\u0561\u0569\u056B\u057E \u0587 \u056A\u0561\u0574",
date:"ISO \u0561\u0574\u057D\u0561\u0569\u056B\u057E",time:"ISO \u056A\u0561\u0574",duration:"ISO \u057F\u0587\u0578\u0572\u0578\u0582\u0569\u0575\u0578\u0582\u0576",
ipv4:"IPv4 \u0570\u0561\u057D\u0581\u0565",ipv6:"IPv6 \u0570\u0561\u057D\u0581\u0565",mac:"MAC \u0570\u0561\u057D\u0581\u0565",
cidrv4:"IPv4 \u0574\u056B\u057B\u0561\u056F\u0561\u0575\u0584",cidrv6:"IPv6 \u0574\u056B\u057B\u0561\u056F\u0561\u0575\u0584",
base64:"base64 \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057E \u057F\u0578\u0572",base64url:"base64url \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057E \u057F\u0578\u0572",
json_string:"JSON \u057F\u0578\u0572",e164:"E.164 \u0570\u0561\u0574\u0561\u0580",credit_card:"\u056F\u0580\u0565\u0564\u056B\u057F \u0584\u0561\u0580\u057F\u056B \u0570\u0561\u0574\u0561\u0580",
currency_code:"\u0561\u0580\u056A\u0578\u0582\u0575\u0569\u056B \u056F\u0578\u0564",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0574\u0578\u0582\u057F\u0584"},o={nan:"NaN",number:"\u0569\u056B\u057E",array:"\u0566\u0561\u0576\u0563\u057E\u0561\u056E"};
return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(
t.expected)?`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 instanceof ${t.
expected}, \u057D\u057F\u0561\u0581\u057E\u0565\u056C \u0567 ${u}`:`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 ${r}\
, \u057D\u057F\u0561\u0581\u057E\u0565\u056C \u0567 ${u}`}case"invalid_value":return t.values.length===1?`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\
\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 ${O(t.values[1])}`:`\u054D\u056D\u0561\u056C \u057F\u0561\u0580\u0562\u0565\u0580\u0561\u056F\u2024 \u057D\u057A\u0561\u057D\
\u057E\u0578\u0582\u0574 \u0567\u0580 \u0570\u0565\u057F\u0587\u0575\u0561\u056C\u0576\u0565\u0580\u056B\u0581 \u0574\u0565\u056F\u0568\u055D ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);if(a){const u=Number(t.maximum),s=wd(u,a.unit.
one,a.unit.many);return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056E \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${Kt(
t.origin??"\u0561\u0580\u056A\u0565\u0584")} \u056F\u0578\u0582\u0576\u0565\u0576\u0561 ${r}${t.maximum.toString()} ${s}`}
return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056E \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${Kt(
t.origin??"\u0561\u0580\u056A\u0565\u0584")} \u056C\u056B\u0576\u056B ${r}${t.maximum.toString()}`}case"too_small":{const r=t.
inclusive?">=":">",a=n(t.origin);if(a){const u=Number(t.minimum),s=wd(u,a.unit.one,a.unit.many);return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056A\
\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${Kt(t.origin)} \u056F\u0578\u0582\u0576\u0565\u0576\u0561 ${r}${t.
minimum.toString()} ${s}`}return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${Kt(
t.origin)} \u056C\u056B\u0576\u056B ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="star\
ts_with"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u057D\u056F\u057D\u057E\u056B "${r.
prefix}"-\u0578\u057E`:r.format==="ends_with"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0561\u057E\u0561\u0580\u057F\u057E\u056B "${r.
suffix}"-\u0578\u057E`:r.format==="includes"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u057A\u0561\u0580\u0578\u0582\u0576\u0561\u056F\u056B "${r.
includes}"`:r.format==="regex"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0570\u0561\u0574\u0561\u057A\u0561\u057F\u0561\u057D\u056D\u0561\u0576\u056B ${r.
pattern} \u0571\u0587\u0561\u0579\u0561\u0583\u056B\u0576`:`\u054D\u056D\u0561\u056C ${i[r.format]??t.format}`}case"not_\
multiple_of":return`\u054D\u056D\u0561\u056C \u0569\u056B\u057E\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0562\u0561\u0566\u0574\u0561\u057A\u0561\u057F\u056B\u056F \u056C\u056B\u0576\u056B ${t.
divisor}-\u056B`;case"unrecognized_keys":return`\u0549\u0573\u0561\u0576\u0561\u0579\u057E\u0561\u056E \u0562\u0561\u0576\u0561\u056C\u056B${t.
keys.length>1?"\u0576\u0565\u0580":""}. ${h(t.keys,", ")}`;case"invalid_key":return`\u054D\u056D\u0561\u056C \u0562\u0561\u0576\u0561\u056C\u056B ${Kt(
t.origin)}-\u0578\u0582\u0574`;case"invalid_union":return"\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574";case"\
invalid_element":return`\u054D\u056D\u0561\u056C \u0561\u0580\u056A\u0565\u0584 ${Kt(t.origin)}-\u0578\u0582\u0574`;default:
return"\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574"}}};function Kg(){return{
localeError:Jg()}}const Gg=()=>{const e={string:{unit:"karakter",verb:"memiliki"},file:{unit:"byte",verb:"memiliki"},array:{
unit:"item",verb:"memiliki"},set:{unit:"item",verb:"memiliki"},map:{unit:"item",verb:"memiliki"}};function n(t){return e[t]??
null}const i={regex:"input",email:"alamat email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"tanggal dan waktu format ISO",
date:"tanggal format ISO",time:"jam format ISO",duration:"durasi format ISO",ipv4:"alamat IPv4",ipv6:"alamat IPv6",mac:"\
alamat MAC",cidrv4:"rentang alamat IPv4",cidrv6:"rentang alamat IPv6",base64:"string dengan enkode base64",base64url:"st\
ring dengan enkode base64url",json_string:"string JSON",e164:"angka E.164",credit_card:"nomor kartu kredit",currency_code:"\
kode mata uang",iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN"};return t=>{switch(t.code){case"invalid_typ\
e":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Input tidak valid: diharap\
kan instanceof ${t.expected}, diterima ${u}`:`Input tidak valid: diharapkan ${r}, diterima ${u}`}case"invalid_value":return t.
values.length===1?`Input tidak valid: diharapkan ${O(t.values[0])}`:`Pilihan tidak valid: diharapkan salah satu dari ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Terlalu besar: diharapkan ${t.origin??
"value"} memiliki ${r}${t.maximum.toString()} ${a.unit??"elemen"}`:`Terlalu besar: diharapkan ${t.origin??"value"} menja\
di ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Terlalu kecil: dih\
arapkan ${t.origin} memiliki ${r}${t.minimum.toString()} ${a.unit}`:`Terlalu kecil: diharapkan ${t.origin} menjadi ${r}${t.
minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`String tidak valid: harus dimulai \
dengan "${r.prefix}"`:r.format==="ends_with"?`String tidak valid: harus berakhir dengan "${r.suffix}"`:r.format==="inclu\
des"?`String tidak valid: harus menyertakan "${r.includes}"`:r.format==="regex"?`String tidak valid: harus sesuai pola ${r.
pattern}`:`${i[r.format]??t.format} tidak valid`}case"not_multiple_of":return`Angka tidak valid: harus kelipatan dari ${t.
divisor}`;case"unrecognized_keys":return`Kunci tidak dikenali ${t.keys.length>1?"s":""}: ${h(t.keys,", ")}`;case"invalid\
_key":return`Kunci tidak valid di ${t.origin}`;case"invalid_union":return"Input tidak valid";case"invalid_element":return`\
Nilai tidak valid di ${t.origin}`;default:return"Input tidak valid"}}};function Hg(){return{localeError:Gg()}}const Wg=()=>{
const e={string:{unit:"stafi",verb:"a\xF0 hafa"},file:{unit:"b\xE6ti",verb:"a\xF0 hafa"},array:{unit:"hluti",verb:"a\xF0 ha\
fa"},set:{unit:"hluti",verb:"a\xF0 hafa"},map:{unit:"hluti",verb:"a\xF0 hafa"}};function n(t){return e[t]??null}const i={
regex:"gildi",email:"netfang",url:"vefsl\xF3\xF0",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nano\
id",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dagsetning og t\xEDmi",date:"\
ISO dagsetning",time:"ISO t\xEDmi",duration:"ISO t\xEDmalengd",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",
cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded strengur",base64url:"base64url-encoded strengur",json_string:"\
JSON strengur",e164:"E.164 t\xF6lugildi",credit_card:"kreditkortan\xFAmer",currency_code:"gjaldmi\xF0ilsk\xF3\xF0i",iban:"\
IBAN",jwt:"JWT",template_literal:"gildi"},o={nan:"NaN",number:"n\xFAmer",array:"fylki"};return t=>{switch(t.code){case"i\
nvalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Rangt gildi: \xDE\xFA \
sl\xF3st inn ${u} \xFEar sem \xE1 a\xF0 vera instanceof ${t.expected}`:`Rangt gildi: \xDE\xFA sl\xF3st inn ${u} \xFEar sem \
\xE1 a\xF0 vera ${r}`}case"invalid_value":return t.values.length===1?`Rangt gildi: gert r\xE1\xF0 fyrir ${O(t.values[0])}`:
`\xD3gilt val: m\xE1 vera eitt af eftirfarandi ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);
return a?`Of st\xF3rt: gert er r\xE1\xF0 fyrir a\xF0 ${t.origin??"gildi"} hafi ${r}${t.maximum.toString()} ${a.unit??"hl\
uti"}`:`Of st\xF3rt: gert er r\xE1\xF0 fyrir a\xF0 ${t.origin??"gildi"} s\xE9 ${r}${t.maximum.toString()}`}case"too_smal\
l":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Of l\xEDti\xF0: gert er r\xE1\xF0 fyrir a\xF0 ${t.origin} hafi ${r}${t.
minimum.toString()} ${a.unit}`:`Of l\xEDti\xF0: gert er r\xE1\xF0 fyrir a\xF0 ${t.origin} s\xE9 ${r}${t.minimum.toString()}`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`\xD3gildur strengur: ver\xF0ur a\xF0 byrja \xE1 "${r.prefix}\
"`:r.format==="ends_with"?`\xD3gildur strengur: ver\xF0ur a\xF0 enda \xE1 "${r.suffix}"`:r.format==="includes"?`\xD3gildur \
strengur: ver\xF0ur a\xF0 innihalda "${r.includes}"`:r.format==="regex"?`\xD3gildur strengur: ver\xF0ur a\xF0 fylgja mynstri ${r.
pattern}`:`Rangt ${i[r.format]??t.format}`}case"not_multiple_of":return`R\xF6ng tala: ver\xF0ur a\xF0 vera margfeldi af ${t.
divisor}`;case"unrecognized_keys":return`\xD3\xFEekkt ${t.keys.length>1?"ir lyklar":"ur lykill"}: ${h(t.keys,", ")}`;case"\
invalid_key":return`Rangur lykill \xED ${t.origin}`;case"invalid_union":return"Rangt gildi";case"invalid_element":return`\
Rangt gildi \xED ${t.origin}`;default:return"Rangt gildi"}}};function Xg(){return{localeError:Wg()}}const qg=()=>{const e={
string:{unit:"caratteri",verb:"avere"},file:{unit:"byte",verb:"avere"},array:{unit:"elementi",verb:"avere"},set:{unit:"e\
lementi",verb:"avere"},map:{unit:"elementi",verb:"avere"}};function n(t){return e[t]??null}const i={regex:"input",email:"\
indirizzo email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"c\
uid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"data e ora ISO",date:"data ISO",time:"ora ISO",duration:"\
durata ISO",ipv4:"indirizzo IPv4",ipv6:"indirizzo IPv6",mac:"indirizzo MAC",cidrv4:"intervallo IPv4",cidrv6:"intervallo \
IPv6",base64:"stringa codificata in base64",base64url:"URL codificata in base64",json_string:"stringa JSON",e164:"numero\
 E.164",credit_card:"numero di carta di credito",currency_code:"codice valuta",iban:"IBAN",jwt:"JWT",template_literal:"i\
nput"},o={nan:"NaN",number:"numero",array:"vettore"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??
t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Input non valido: atteso instanceof ${t.expected}, ri\
cevuto ${u}`:`Input non valido: atteso ${r}, ricevuto ${u}`}case"invalid_value":return t.values.length===1?`Input non va\
lido: atteso ${O(t.values[0])}`:`Opzione non valida: atteso uno tra ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?
"<=":"<",a=n(t.origin);return a?`Troppo grande: ${t.origin??"valore"} deve avere ${r}${t.maximum.toString()} ${a.unit??"\
elementi"}`:`Troppo grande: ${t.origin??"valore"} deve essere ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?
">=":">",a=n(t.origin);return a?`Troppo piccolo: ${t.origin} deve avere ${r}${t.minimum.toString()} ${a.unit}`:`Troppo p\
iccolo: ${t.origin} deve essere ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_w\
ith"?`Stringa non valida: deve iniziare con "${r.prefix}"`:r.format==="ends_with"?`Stringa non valida: deve terminare co\
n "${r.suffix}"`:r.format==="includes"?`Stringa non valida: deve includere "${r.includes}"`:r.format==="regex"?`Stringa \
non valida: deve corrispondere al pattern ${r.pattern}`:`Input non valido: ${i[r.format]??t.format}`}case"not_multiple_o\
f":return`Numero non valido: deve essere un multiplo di ${t.divisor}`;case"unrecognized_keys":return`Chiav${t.keys.length>
1?"i":"e"} non riconosciut${t.keys.length>1?"e":"a"}: ${h(t.keys,", ")}`;case"invalid_key":return`Chiave non valida in ${t.
origin}`;case"invalid_union":return"Input non valido";case"invalid_element":return`Valore non valido in ${t.origin}`;default:
return"Input non valido"}}};function Yg(){return{localeError:qg()}}const Qg=()=>{const e={string:{unit:"\u6587\u5B57",verb:"\
\u3067\u3042\u308B"},file:{unit:"\u30D0\u30A4\u30C8",verb:"\u3067\u3042\u308B"},array:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"},
set:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"},map:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"}};function n(t){return e[t]??
null}const i={regex:"\u5165\u529B\u5024",email:"\u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9",url:"URL",emoji:"\u7D75\u6587\u5B57",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO\u65E5\u6642",date:"ISO\u65E5\u4ED8",time:"ISO\u6642\u523B",duration:"ISO\u671F\u9593",ipv4:"\
IPv4\u30A2\u30C9\u30EC\u30B9",ipv6:"IPv6\u30A2\u30C9\u30EC\u30B9",mac:"MAC\u30A2\u30C9\u30EC\u30B9",cidrv4:"IPv4\u7BC4\u56F2",
cidrv6:"IPv6\u7BC4\u56F2",base64:"base64\u30A8\u30F3\u30B3\u30FC\u30C9\u6587\u5B57\u5217",base64url:"base64url\u30A8\u30F3\u30B3\u30FC\u30C9\u6587\u5B57\u5217",
json_string:"JSON\u6587\u5B57\u5217",e164:"E.164\u756A\u53F7",credit_card:"\u30AF\u30EC\u30B8\u30C3\u30C8\u30AB\u30FC\u30C9\u756A\u53F7",
currency_code:"\u901A\u8CA8\u30B3\u30FC\u30C9",iban:"IBAN",jwt:"JWT",template_literal:"\u5165\u529B\u5024"},o={nan:"NaN",
number:"\u6570\u5024",array:"\u914D\u5217"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,
a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u7121\u52B9\u306A\u5165\u529B: instanceof ${t.expected}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F\
\u304C\u3001${u}\u304C\u5165\u529B\u3055\u308C\u307E\u3057\u305F`:`\u7121\u52B9\u306A\u5165\u529B: ${r}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F\u304C\u3001${u}\
\u304C\u5165\u529B\u3055\u308C\u307E\u3057\u305F`}case"invalid_value":return t.values.length===1?`\u7121\u52B9\u306A\u5165\u529B: ${O(
t.values[0])}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F`:`\u7121\u52B9\u306A\u9078\u629E: ${h(t.values,"\u3001")}\u306E\
\u3044\u305A\u308C\u304B\u3067\u3042\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`;case"too_big":{const r=t.inclusive?
"\u4EE5\u4E0B\u3067\u3042\u308B":"\u3088\u308A\u5C0F\u3055\u3044",a=n(t.origin);return a?`\u5927\u304D\u3059\u304E\u308B\u5024: ${t.
origin??"\u5024"}\u306F${t.maximum.toString()}${a.unit??"\u8981\u7D20"}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:`\
\u5927\u304D\u3059\u304E\u308B\u5024: ${t.origin??"\u5024"}\u306F${t.maximum.toString()}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`}case"\
too_small":{const r=t.inclusive?"\u4EE5\u4E0A\u3067\u3042\u308B":"\u3088\u308A\u5927\u304D\u3044",a=n(t.origin);return a?
`\u5C0F\u3055\u3059\u304E\u308B\u5024: ${t.origin}\u306F${t.minimum.toString()}${a.unit}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
`\u5C0F\u3055\u3059\u304E\u308B\u5024: ${t.origin}\u306F${t.minimum.toString()}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${r.prefix}"\u3067\u59CB\u307E\u308B\u5FC5\u8981\u304C\u3042\u308A\
\u307E\u3059`:r.format==="ends_with"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${r.suffix}"\u3067\u7D42\u308F\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
r.format==="includes"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${r.includes}"\u3092\u542B\u3080\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
r.format==="regex"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: \u30D1\u30BF\u30FC\u30F3${r.pattern}\u306B\u4E00\u81F4\u3059\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
`\u7121\u52B9\u306A${i[r.format]??t.format}`}case"not_multiple_of":return`\u7121\u52B9\u306A\u6570\u5024: ${t.divisor}\u306E\u500D\
\u6570\u3067\u3042\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`;case"unrecognized_keys":return`\u8A8D\u8B58\u3055\u308C\u3066\u3044\u306A\u3044\u30AD\u30FC${t.
keys.length>1?"\u7FA4":""}: ${h(t.keys,"\u3001")}`;case"invalid_key":return`${t.origin}\u5185\u306E\u7121\u52B9\u306A\u30AD\u30FC`;case"\
invalid_union":return"\u7121\u52B9\u306A\u5165\u529B";case"invalid_element":return`${t.origin}\u5185\u306E\u7121\u52B9\u306A\u5024`;default:
return"\u7121\u52B9\u306A\u5165\u529B"}}};function ev(){return{localeError:Qg()}}const tv=()=>{const e={string:{unit:"\u10E1\u10D8\
\u10DB\u10D1\u10DD\u10DA\u10DD",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
file:{unit:"\u10D1\u10D0\u10D8\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
array:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
set:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
map:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"}};
function n(t){return e[t]??null}const i={regex:"\u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0",email:"\u10D4\u10DA-\u10E4\u10DD\u10E1\u10E2\u10D8\u10E1 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",
url:"URL",emoji:"\u10D4\u10DB\u10DD\u10EF\u10D8",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u10D7\u10D0\u10E0\u10D8\u10E6\u10D8-\u10D3\u10E0\u10DD",
date:"\u10D7\u10D0\u10E0\u10D8\u10E6\u10D8",time:"\u10D3\u10E0\u10DD",duration:"\u10EE\u10D0\u10DC\u10D2\u10E0\u10EB\u10DA\u10D8\u10D5\u10DD\u10D1\u10D0",
ipv4:"IPv4 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",ipv6:"IPv6 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",
mac:"MAC \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",cidrv4:"IPv4 \u10D3\u10D8\u10D0\u10DE\u10D0\u10D6\u10DD\u10DC\u10D8",
cidrv6:"IPv6 \u10D3\u10D8\u10D0\u10DE\u10D0\u10D6\u10DD\u10DC\u10D8",base64:"base64-\u10D9\u10DD\u10D3\u10D8\u10E0\u10D4\u10D1\u10E3\u10DA\u10D8 \u10D5\u10D4\u10DA\u10D8",
base64url:"base64url-\u10D9\u10DD\u10D3\u10D8\u10E0\u10D4\u10D1\u10E3\u10DA\u10D8 \u10D5\u10D4\u10DA\u10D8",json_string:"\
JSON \u10D5\u10D4\u10DA\u10D8",e164:"E.164 \u10DC\u10DD\u10DB\u10D4\u10E0\u10D8",credit_card:"\u10E1\u10D0\u10D9\u10E0\u10D4\u10D3\u10D8\u10E2\u10DD \u10D1\u10D0\u10E0\u10D0\u10D7\u10D8\u10E1 \u10DC\u10DD\u10DB\u10D4\u10E0\u10D8",
currency_code:"\u10D5\u10D0\u10DA\u10E3\u10E2\u10D8\u10E1 \u10D9\u10DD\u10D3\u10D8",iban:"IBAN",jwt:"JWT",template_literal:"\
\u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0"},o={nan:"NaN",number:"\u10E0\u10D8\u10EA\u10EE\u10D5\u10D8",string:"\u10D5\u10D4\u10DA\u10D8",
boolean:"\u10D1\u10E3\u10DA\u10D4\u10D0\u10DC\u10D8",function:"\u10E4\u10E3\u10DC\u10E5\u10EA\u10D8\u10D0",array:"\u10DB\u10D0\u10E1\u10D8\u10D5\u10D8"};
return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(
t.expected)?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 instanceof ${t.
expected}, \u10DB\u10D8\u10E6\u10D4\u10D1\u10E3\u10DA\u10D8 ${u}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${r}\
, \u10DB\u10D8\u10E6\u10D4\u10D1\u10E3\u10DA\u10D8 ${u}`}case"invalid_value":return t.values.length===1?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\
\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${O(t.values[0])}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D0\u10E0\u10D8\u10D0\u10DC\u10E2\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\
\u10D3\u10DC\u10D4\u10DA\u10D8\u10D0 \u10D4\u10E0\u10D7-\u10D4\u10E0\u10D7\u10D8 ${h(t.values,"|")}-\u10D3\u10D0\u10DC`;case"\
too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10D3\u10D8\u10D3\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${t.
origin??"\u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0"} ${a.verb} ${r}${t.maximum.toString()} ${a.
unit}`:`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10D3\u10D8\u10D3\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${t.
origin??"\u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0"} \u10D8\u10E7\u10DD\u10E1 ${r}${t.maximum.toString()}`}case"\
too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10DE\u10D0\u10E2\u10D0\u10E0\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${t.
origin} ${a.verb} ${r}${t.minimum.toString()} ${a.unit}`:`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10DE\u10D0\u10E2\u10D0\u10E0\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${t.
origin} \u10D8\u10E7\u10DD\u10E1 ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_\
with"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10D8\u10EC\u10E7\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 "${r.
prefix}"-\u10D8\u10D7`:r.format==="ends_with"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10DB\u10D7\u10D0\u10D5\u10E0\u10D3\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 "${r.
suffix}"-\u10D8\u10D7`:r.format==="includes"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1 "${r.
includes}"-\u10E1`:r.format==="regex"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D4\u10E1\u10D0\u10D1\u10D0\u10DB\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 \u10E8\u10D0\u10D1\u10DA\u10DD\u10DC\u10E1 ${r.
pattern}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 ${i[r.format]??t.format}`}case"not_multiple_of":return`\u10D0\u10E0\u10D0\u10E1\u10EC\
\u10DD\u10E0\u10D8 \u10E0\u10D8\u10EA\u10EE\u10D5\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10D8\u10E7\u10DD\u10E1 ${t.divisor}-\
\u10D8\u10E1 \u10EF\u10D4\u10E0\u10D0\u10D3\u10D8`;case"unrecognized_keys":return`\u10E3\u10EA\u10DC\u10DD\u10D1\u10D8 \u10D2\u10D0\u10E1\u10D0\u10E6\u10D4\u10D1${t.
keys.length>1?"\u10D4\u10D1\u10D8":"\u10D8"}: ${h(t.keys,", ")}`;case"invalid_key":return`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D2\u10D0\u10E1\u10D0\u10E6\u10D4\u10D1\u10D8 ${t.
origin}-\u10E8\u10D8`;case"invalid_union":return"\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0";case"\
invalid_element":return`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0 ${t.
origin}-\u10E8\u10D8`;default:return"\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0"}}};
function nv(){return{localeError:tv()}}const rv=()=>{const e={string:{unit:"\u178F\u17BD\u17A2\u1780\u17D2\u179F\u179A",
verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},file:{unit:"\u1794\u17C3",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},array:{
unit:"\u1792\u17B6\u178F\u17BB",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},set:{unit:"\u1792\u17B6\u178F\u17BB",verb:"\
\u1782\u17BD\u179A\u1798\u17B6\u1793"},map:{unit:"\u1792\u17B6\u178F\u17BB",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"}};
function n(t){return e[t]??null}const i={regex:"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B",
email:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793\u17A2\u17CA\u17B8\u1798\u17C2\u179B",url:"URL",emoji:"\u179F\u1789\u17D2\u1789\
\u17B6\u17A2\u17B6\u179A\u1798\u17D2\u1798\u178E\u17CD",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u1780\u17B6\u179B\u1794\u179A\u17B7\u1785\u17D2\u1786\u17C1\u1791 \u1793\u17B7\u1784\u1798\u17C9\u17C4\u1784 ISO",
date:"\u1780\u17B6\u179B\u1794\u179A\u17B7\u1785\u17D2\u1786\u17C1\u1791 ISO",time:"\u1798\u17C9\u17C4\u1784 ISO",duration:"\
\u179A\u1799\u17C8\u1796\u17C1\u179B ISO",ipv4:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv4",ipv6:"\u17A2\u17B6\u179F\u1799\u178A\
\u17D2\u178B\u17B6\u1793 IPv6",mac:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 MAC",cidrv4:"\u178A\u17C2\u1793\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv\
4",cidrv6:"\u178A\u17C2\u1793\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv6",base64:"\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u17A2\u17CA\u17B7\u1780\u17BC\u178A base64",
base64url:"\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u17A2\u17CA\u17B7\u1780\u17BC\u178A base64url",json_string:"\
\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A JSON",e164:"\u179B\u17C1\u1781 E.164",credit_card:"\u179B\u17C1\u1781\u1794\u17D0\u178E\u17D2\u178E\u17A5\u178E\u1791\u17B6\u1793",
currency_code:"\u1780\u17BC\u178A\u179A\u17BC\u1794\u17B7\u1799\u1794\u17D0\u178E\u17D2\u178E",iban:"IBAN",jwt:"JWT",template_literal:"\
\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B"},o={nan:"NaN",number:"\u179B\u17C1\u1781",
array:"\u17A2\u17B6\u179A\u17C1 (Array)",null:"\u1782\u17D2\u1798\u17B6\u1793\u178F\u1798\u17D2\u179B\u17C3 (null)"};return t=>{
switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?
`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A instanceof ${t.
expected} \u1794\u17C9\u17BB\u1793\u17D2\u178F\u17C2\u1791\u1791\u17BD\u179B\u1794\u17B6\u1793 ${u}`:`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\
\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${r} \u1794\u17C9\u17BB\u1793\u17D2\
\u178F\u17C2\u1791\u1791\u17BD\u179B\u1794\u17B6\u1793 ${u}`}case"invalid_value":return t.values.length===1?`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\
\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${O(
t.values[0])}`:`\u1787\u1798\u17D2\u179A\u17BE\u179F\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1787\u17B6\u1798\u17BD\u1799\u1780\u17D2\u1793\u17BB\u1784\u1785\u17C6\u178E\u17C4\u1798 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u1792\u17C6\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${t.
origin??"\u178F\u1798\u17D2\u179B\u17C3"} ${r} ${t.maximum.toString()} ${a.unit??"\u1792\u17B6\u178F\u17BB"}`:`\u1792\u17C6\u1796\u17C1\u1780\u17D6 \u178F\u17D2\
\u179A\u17BC\u179C\u1780\u17B6\u179A ${t.origin??"\u178F\u1798\u17D2\u179B\u17C3"} ${r} ${t.maximum.toString()}`}case"to\
o_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u178F\u17BC\u1785\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${t.
origin} ${r} ${t.minimum.toString()} ${a.unit}`:`\u178F\u17BC\u1785\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${t.
origin} ${r} ${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\
\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1785\u17B6\u1794\u17CB\u1795\u17D2\u178F\u17BE\u1798\u178A\u17C4\u1799 "${r.
prefix}"`:r.format==="ends_with"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1794\u1789\u17D2\u1785\u1794\u17CB\u178A\u17C4\u1799 "${r.
suffix}"`:r.format==="includes"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1798\u17B6\u1793 "${r.
includes}"`:r.format==="regex"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u178F\u17C2\u1795\u17D2\u1782\u17BC\u1795\u17D2\u1782\u1784\u1793\u17B9\u1784\u1791\u1798\u17D2\u179A\u1784\u17CB\u178A\u17C2\u179B\u1794\u17B6\u1793\u1780\u17C6\u178E\u178F\u17CB ${r.
pattern}`:`\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 ${i[r.format]??t.format}`}case"\
not_multiple_of":return`\u179B\u17C1\u1781\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u178F\u17C2\u1787\u17B6\u1796\u17A0\u17BB\u1782\u17BB\u178E\u1793\u17C3 ${t.
divisor}`;case"unrecognized_keys":return`\u179A\u1780\u1783\u17BE\u1789\u179F\u17C4\u1798\u17B7\u1793\u179F\u17D2\u1782\u17B6\u179B\u17CB\u17D6 ${h(
t.keys,", ")}`;case"invalid_key":return`\u179F\u17C4\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u1793\u17C5\u1780\u17D2\u1793\u17BB\u1784 ${t.
origin}`;case"invalid_union":return"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C";case"\
invalid_element":return`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u1793\u17C5\u1780\u17D2\u1793\u17BB\u1784 ${t.
origin}`;default:return"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C"}}};
function zd(){return{localeError:rv()}}function iv(){return zd()}const ov=()=>{const e={string:{unit:"\u0C85\u0C95\u0CCD\u0CB7\u0CB0\u0C97\u0CB3\u0CC1",
verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},file:{unit:"\u0CAC\u0CC8\u0C9F\u0CCD\u200C\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},
array:{unit:"\u0CB5\u0CB8\u0CCD\u0CA4\u0CC1\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},set:{unit:"\u0CB5\
\u0CB8\u0CCD\u0CA4\u0CC1\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},map:{unit:"entries",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\
\u0CC1"}};function n(t){return e[t]??null}const i={regex:"\u0C87\u0CA8\u0CCD\u0CAA\u0CC1\u0C9F\u0CCD",email:"email \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0CA6\u0CBF\u0CA8\u0CBE\u0C82\u0C95\u0CA6 \u0CB8\u0CAE\u0CAF",date:"I\
SO \u0CA6\u0CBF\u0CA8\u0CBE\u0C82\u0C95",time:"ISO \u0CB8\u0CAE\u0CAF",duration:"ISO \u0C85\u0CB5\u0CA7\u0CBF",ipv4:"IPv\
4 \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",ipv6:"IPv6 \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",mac:"MAC \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",cidrv4:"\
IPv4 \u0CB5\u0CCD\u0CAF\u0CBE\u0CAA\u0CCD\u0CA4\u0CBF\u0CAF",cidrv6:"IPv6 \u0CB5\u0CCD\u0CAF\u0CBE\u0CAA\u0CCD\u0CA4\u0CBF\u0CAF",
base64:"base64-encoded\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",base64url:"base64url-encoded\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",
json_string:"JSON\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",e164:"E.164 \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6",
credit_card:"\u0C95\u0CCD\u0CB0\u0CC6\u0CA1\u0CBF\u0C9F\u0CCD \u0C95\u0CBE\u0CB0\u0CCD\u0CA1\u0CCD \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6",
currency_code:"\u0C95\u0CB0\u0CC6\u0CA8\u0CCD\u0CB8\u0CBF \u0C95\u0CCB\u0CA1\u0CCD",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0C87\u0CA8\u0CCD\u0CAA\u0CC1\u0C9F\u0CCD"},o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??
t.expected,a=U(t.input),u=o[a]??a;return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${r}\
, \u0CB8\u0CCD\u0CB5\u0CC0\u0C95\u0CB0\u0CBF\u0CB8\u0CBF\u0CA6\u0CA8\u0CC1 ${u}`}case"invalid_value":return t.values.length===
1?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${O(
t.values[0])}`:`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C86\u0CAF\u0CCD\u0C95\u0CC6: \u0C87\u0CB5\u0CC1\u0C97\u0CB3\u0CB2\u0CCD\u0CB2\u0CBF \u0C92\u0C82\u0CA6\u0CA8\u0CCD\u0CA8\u0CC1 \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0CA6\u0CCA\u0CA1\u0CCD\u0CA1\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${t.
origin??"value"} \u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1 ${r}${t.maximum.toString()} ${a.unit??"\u0C85\u0C82\u0CB6\u0C97\u0CB3\u0CC1"}`:
`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0CA6\u0CCA\u0CA1\u0CCD\u0CA1\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${t.
origin??"value"} \u0C8E\u0C82\u0CA6\u0CC1 ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(
t.origin);return a?`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0C9A\u0CBF\u0C95\u0CCD\u0C95\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${t.
origin} \u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1 ${r}${t.minimum.toString()} ${a.unit}`:`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0C9A\u0CBF\u0C95\u0CCD\u0C95\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${t.
origin} \u0C8E\u0C82\u0CA6\u0CC1 ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_\
with"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C87\u0CA6\u0CB0\u0CCA\u0C82\u0CA6\u0CBF\u0C97\u0CC6 \u0CAA\u0CCD\u0CB0\u0CBE\u0CB0\u0C82\u0CAD\u0CBF\u0CB8\u0CAC\u0CC7\u0C95\u0CC1 "${r.
prefix}"`:r.format==="ends_with"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C87\u0CA6\u0CB0\u0CCA\u0C82\u0CA6\u0CBF\u0C97\u0CC6 \u0C95\u0CCA\u0CA8\u0CC6\u0C97\u0CCA\u0CB3\u0CCD\u0CB3\u0CAC\u0CC7\u0C95\u0CC1 "${r.
suffix}"`:r.format==="includes"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C92\u0CB3\u0C97\u0CCA\u0C82\u0CA1\u0CBF\u0CB0\u0CAC\u0CC7\u0C95\u0CC1 "${r.
includes}"`:r.format==="regex"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0CAE\u0CBE\u0CA6\u0CB0\u0CBF\u0C97\u0CC6 \u0CB9\u0CCA\u0C82\u0CA6\u0CBF\u0C95\u0CC6\u0CAF\u0CBE\u0C97\u0CAC\u0CC7\u0C95\u0CC1 ${r.
pattern}`:`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF ${i[r.format]??t.format}`}case"not_multiple_of":return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6: \u0CAC\u0CB9\
\u0CC1\u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6\u0CAF\u0CBE\u0C97\u0CBF\u0CB0\u0CAC\u0CC7\u0C95\u0CC1 ${t.divisor}`;case"unre\
cognized_keys":return`\u0C97\u0CC1\u0CB0\u0CC1\u0CA4\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CA6 \u0C95\u0CC0 ${t.keys.length>1?
"s":""}: ${h(t.keys,", ")}`;case"invalid_key":return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0C95\u0CC0 \u0C87\u0CA8\u0CCD ${t.
origin}`;case"invalid_union":return t.options&&Array.isArray(t.options)&&t.options.length>0?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CA4\u0CBE\u0CB0\u0CA4\u0CAE\u0CCD\u0CAF \u0CAE\u0CCC\u0CB2\u0CCD\u0CAF. \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\
\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${t.options.map(a=>`'${a}'`).join(" | ")}`:"\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD";case"\
invalid_element":return`\u0CB0\u0CB2\u0CCD\u0CB2\u0CBF \u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CAE\u0CCC\u0CB2\u0CCD\u0CAF ${t.
origin}`;default:return"\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD"}}};function av(){
return{localeError:ov()}}const uv=()=>{const e={string:{unit:"\uBB38\uC790",verb:"to have"},file:{unit:"\uBC14\uC774\uD2B8",
verb:"to have"},array:{unit:"\uAC1C",verb:"to have"},set:{unit:"\uAC1C",verb:"to have"},map:{unit:"\uAC1C",verb:"to have"}};
function n(t){return e[t]??null}const i={regex:"\uC785\uB825",email:"\uC774\uBA54\uC77C \uC8FC\uC18C",url:"URL",emoji:"\uC774\
\uBAA8\uC9C0",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"ISO \uB0A0\uC9DC\uC2DC\uAC04",date:"ISO \uB0A0\uC9DC",time:"ISO \uC2DC\uAC04",duration:"\
ISO \uAE30\uAC04",ipv4:"IPv4 \uC8FC\uC18C",ipv6:"IPv6 \uC8FC\uC18C",mac:"MAC \uC8FC\uC18C",cidrv4:"IPv4 \uBC94\uC704",cidrv6:"\
IPv6 \uBC94\uC704",base64:"base64 \uC778\uCF54\uB529 \uBB38\uC790\uC5F4",base64url:"base64url \uC778\uCF54\uB529 \uBB38\uC790\uC5F4",
json_string:"JSON \uBB38\uC790\uC5F4",e164:"E.164 \uBC88\uD638",credit_card:"\uC2E0\uC6A9\uCE74\uB4DC \uBC88\uD638",currency_code:"\
\uD1B5\uD654 \uCF54\uB4DC",iban:"IBAN",jwt:"JWT",template_literal:"\uC785\uB825"},o={nan:"NaN"};return t=>{switch(t.code){case"\
invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\uC798\uBABB\uB41C \uC785\uB825: \uC608\uC0C1 \uD0C0\uC785\uC740 \
instanceof ${t.expected}, \uBC1B\uC740 \uD0C0\uC785\uC740 ${u}\uC785\uB2C8\uB2E4`:`\uC798\uBABB\uB41C \uC785\uB825: \uC608\uC0C1 \uD0C0\uC785\uC740 ${r}\
, \uBC1B\uC740 \uD0C0\uC785\uC740 ${u}\uC785\uB2C8\uB2E4`}case"invalid_value":return t.values.length===1?`\uC798\uBABB\uB41C \uC785\uB825: \uAC12\uC740 ${O(
t.values[0])} \uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4`:`\uC798\uBABB\uB41C \uC635\uC158: ${h(t.values,"\uB610\uB294 ")} \uC911 \
\uD558\uB098\uC5EC\uC57C \uD569\uB2C8\uB2E4`;case"too_big":{const r=t.inclusive?"\uC774\uD558":"\uBBF8\uB9CC",a=r==="\uBBF8\uB9CC"?
"\uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4":"\uC5EC\uC57C \uD569\uB2C8\uB2E4",u=n(t.origin),s=u?.unit??"\uC694\uC18C";return u?
`${t.origin??"\uAC12"}\uC774 \uB108\uBB34 \uD07D\uB2C8\uB2E4: ${t.maximum.toString()}${s} ${r}${a}`:`${t.origin??"\uAC12"}\
\uC774 \uB108\uBB34 \uD07D\uB2C8\uB2E4: ${t.maximum.toString()} ${r}${a}`}case"too_small":{const r=t.inclusive?"\uC774\uC0C1":
"\uCD08\uACFC",a=r==="\uC774\uC0C1"?"\uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4":"\uC5EC\uC57C \uD569\uB2C8\uB2E4",u=n(t.origin),
s=u?.unit??"\uC694\uC18C";return u?`${t.origin??"\uAC12"}\uC774 \uB108\uBB34 \uC791\uC2B5\uB2C8\uB2E4: ${t.minimum.toString()}${s}\
 ${r}${a}`:`${t.origin??"\uAC12"}\uC774 \uB108\uBB34 \uC791\uC2B5\uB2C8\uB2E4: ${t.minimum.toString()} ${r}${a}`}case"in\
valid_format":{const r=t;return r.format==="starts_with"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${r.prefix}"(\uC73C)\uB85C \uC2DC\uC791\uD574\uC57C \
\uD569\uB2C8\uB2E4`:r.format==="ends_with"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${r.suffix}"(\uC73C)\uB85C \uB05D\uB098\uC57C \uD569\uB2C8\uB2E4`:
r.format==="includes"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${r.includes}"\uC744(\uB97C) \uD3EC\uD568\uD574\uC57C \uD569\uB2C8\uB2E4`:
r.format==="regex"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: \uC815\uADDC\uC2DD ${r.pattern} \uD328\uD134\uACFC \uC77C\uCE58\uD574\uC57C \uD569\uB2C8\uB2E4`:
`\uC798\uBABB\uB41C ${i[r.format]??t.format}`}case"not_multiple_of":return`\uC798\uBABB\uB41C \uC22B\uC790: ${t.divisor}\
\uC758 \uBC30\uC218\uC5EC\uC57C \uD569\uB2C8\uB2E4`;case"unrecognized_keys":return`\uC778\uC2DD\uD560 \uC218 \uC5C6\uB294 \uD0A4: ${h(
t.keys,", ")}`;case"invalid_key":return`\uC798\uBABB\uB41C \uD0A4: ${t.origin}`;case"invalid_union":return"\uC798\uBABB\uB41C \uC785\uB825";case"\
invalid_element":return`\uC798\uBABB\uB41C \uAC12: ${t.origin}`;default:return"\uC798\uBABB\uB41C \uC785\uB825"}}};function cv(){
return{localeError:uv()}}const Cn=e=>e.charAt(0).toUpperCase()+e.slice(1);function xd(e){const n=Math.abs(e),i=n%10,o=n%
100;return o>=11&&o<=19||i===0?"many":i===1?"one":"few"}const sv=()=>{const e={string:{unit:{one:"simbolis",few:"simboli\
ai",many:"simboli\u0173"},verb:{smaller:{inclusive:"turi b\u016Bti ne ilgesn\u0117 kaip",notInclusive:"turi b\u016Bti trumpes\
n\u0117 kaip"},bigger:{inclusive:"turi b\u016Bti ne trumpesn\u0117 kaip",notInclusive:"turi b\u016Bti ilgesn\u0117 kaip"}}},
file:{unit:{one:"baitas",few:"baitai",many:"bait\u0173"},verb:{smaller:{inclusive:"turi b\u016Bti ne didesnis kaip",notInclusive:"\
turi b\u016Bti ma\u017Eesnis kaip"},bigger:{inclusive:"turi b\u016Bti ne ma\u017Eesnis kaip",notInclusive:"turi b\u016Bti did\
esnis kaip"}}},array:{unit:{one:"element\u0105",few:"elementus",many:"element\u0173"},verb:{smaller:{inclusive:"turi tur\
\u0117ti ne daugiau kaip",notInclusive:"turi tur\u0117ti ma\u017Eiau kaip"},bigger:{inclusive:"turi tur\u0117ti ne ma\u017Eiau kai\
p",notInclusive:"turi tur\u0117ti daugiau kaip"}}},set:{unit:{one:"element\u0105",few:"elementus",many:"element\u0173"},
verb:{smaller:{inclusive:"turi tur\u0117ti ne daugiau kaip",notInclusive:"turi tur\u0117ti ma\u017Eiau kaip"},bigger:{inclusive:"\
turi tur\u0117ti ne ma\u017Eiau kaip",notInclusive:"turi tur\u0117ti daugiau kaip"}}}};function n(t,r,a,u){const s=e[t]??
null;return s===null?s:{unit:s.unit[r],verb:s.verb[u][a?"inclusive":"notInclusive"]}}const i={regex:"\u012Fvestis",email:"\
el. pa\u0161to adresas",url:"URL",emoji:"jaustukas",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GU\
ID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO data ir laikas",date:"ISO data",time:"IS\
O laikas",duration:"ISO trukm\u0117",ipv4:"IPv4 adresas",ipv6:"IPv6 adresas",mac:"MAC adresas",cidrv4:"IPv4 tinklo prefi\
ksas (CIDR)",cidrv6:"IPv6 tinklo prefiksas (CIDR)",base64:"base64 u\u017Ekoduota eilut\u0117",base64url:"base64url u\u017Ekod\
uota eilut\u0117",json_string:"JSON eilut\u0117",e164:"E.164 numeris",credit_card:"kredito kortel\u0117s numeris",currency_code:"\
valiutos kodas",iban:"IBAN",jwt:"JWT",template_literal:"\u012Fvestis"},o={nan:"NaN",number:"skai\u010Dius",bigint:"sveik\
asis skai\u010Dius",string:"eilut\u0117",boolean:"login\u0117 reik\u0161m\u0117",undefined:"neapibr\u0117\u017Eta reik\u0161m\u0117",
function:"funkcija",symbol:"simbolis",array:"masyvas",object:"objektas",null:"nulin\u0117 reik\u0161m\u0117"};return t=>{
switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?
`Gautas tipas ${u}, o tik\u0117tasi - instanceof ${t.expected}`:`Gautas tipas ${u}, o tik\u0117tasi - ${r}`}case"invalid\
_value":return t.values.length===1?`Privalo b\u016Bti ${O(t.values[0])}`:`Privalo b\u016Bti vienas i\u0161 ${h(t.values,
"|")} pasirinkim\u0173`;case"too_big":{const r=o[t.origin]??t.origin,a=n(t.origin,xd(Number(t.maximum)),t.inclusive??!1,
"smaller");if(a?.verb)return`${Cn(r??t.origin??"reik\u0161m\u0117")} ${a.verb} ${t.maximum.toString()} ${a.unit??"elemen\
t\u0173"}`;const u=t.inclusive?"ne didesnis kaip":"ma\u017Eesnis kaip";return`${Cn(r??t.origin??"reik\u0161m\u0117")} tu\
ri b\u016Bti ${u} ${t.maximum.toString()} ${a?.unit}`}case"too_small":{const r=o[t.origin]??t.origin,a=n(t.origin,xd(Number(
t.minimum)),t.inclusive??!1,"bigger");if(a?.verb)return`${Cn(r??t.origin??"reik\u0161m\u0117")} ${a.verb} ${t.minimum.toString()}\
 ${a.unit??"element\u0173"}`;const u=t.inclusive?"ne ma\u017Eesnis kaip":"didesnis kaip";return`${Cn(r??t.origin??"reik\u0161\
m\u0117")} turi b\u016Bti ${u} ${t.minimum.toString()} ${a?.unit}`}case"invalid_format":{const r=t;return r.format==="st\
arts_with"?`Eilut\u0117 privalo prasid\u0117ti "${r.prefix}"`:r.format==="ends_with"?`Eilut\u0117 privalo pasibaigti "${r.
suffix}"`:r.format==="includes"?`Eilut\u0117 privalo \u012Ftraukti "${r.includes}"`:r.format==="regex"?`Eilut\u0117 privalo a\
titikti ${r.pattern}`:`Neteisingas ${i[r.format]??t.format}`}case"not_multiple_of":return`Skai\u010Dius privalo b\u016Bti ${t.
divisor} kartotinis.`;case"unrecognized_keys":return`Neatpa\u017Eint${t.keys.length>1?"i":"as"} rakt${t.keys.length>1?"a\
i":"as"}: ${h(t.keys,", ")}`;case"invalid_key":return"Rastas klaidingas raktas";case"invalid_union":return"Klaidinga \u012Fve\
stis";case"invalid_element":{const r=o[t.origin]??t.origin;return`${Cn(r??t.origin??"reik\u0161m\u0117")} turi klaiding\u0105\
 \u012Fvest\u012F`}default:return"Klaidinga \u012Fvestis"}}};function lv(){return{localeError:sv()}}const dv=()=>{const e={
string:{unit:"\u0437\u043D\u0430\u0446\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},file:{unit:"\u0431\u0430\u0458\u0442\u0438",
verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},array:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},
set:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},map:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",
verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"}};function n(t){return e[t]??null}const i={regex:"\u0432\u043D\u0435\u0441",
email:"\u0430\u0434\u0440\u0435\u0441\u0430 \u043D\u0430 \u0435-\u043F\u043E\u0448\u0442\u0430",url:"URL",emoji:"\u0435\u043C\u043E\u045F\u0438",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0443\u043C \u0438 \u0432\u0440\u0435\u043C\u0435",date:"ISO \u0434\u0430\u0442\u0443\u043C",
time:"ISO \u0432\u0440\u0435\u043C\u0435",duration:"ISO \u0432\u0440\u0435\u043C\u0435\u0442\u0440\u0430\u0435\u045A\u0435",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441\u0430",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441\u0430",mac:"MAC \u0430\u0434\u0440\u0435\u0441\u0430",
cidrv4:"IPv4 \u043E\u043F\u0441\u0435\u0433",cidrv6:"IPv6 \u043E\u043F\u0441\u0435\u0433",base64:"base64-\u0435\u043D\u043A\u043E\u0434\u0438\u0440\u0430\u043D\u0430 \u043D\u0438\u0437\u0430",
base64url:"base64url-\u0435\u043D\u043A\u043E\u0434\u0438\u0440\u0430\u043D\u0430 \u043D\u0438\u0437\u0430",json_string:"\
JSON \u043D\u0438\u0437\u0430",e164:"E.164 \u0431\u0440\u043E\u0458",credit_card:"\u0431\u0440\u043E\u0458 \u043D\u0430 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u0430 \u043A\u0430\u0440\u0442\u0438\u0447\u043A\u0430",
currency_code:"\u043A\u043E\u0434 \u043D\u0430 \u0432\u0430\u043B\u0443\u0442\u0430",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0432\u043D\u0435\u0441"},o={nan:"NaN",number:"\u0431\u0440\u043E\u0458",array:"\u043D\u0438\u0437\u0430"};return t=>{switch(t.
code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u0413\u0440\u0435\u0448\
\u0435\u043D \u0432\u043D\u0435\u0441: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 instanceof ${t.expected},\
 \u043F\u0440\u0438\u043C\u0435\u043D\u043E ${u}`:`\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${r}\
, \u043F\u0440\u0438\u043C\u0435\u043D\u043E ${u}`}case"invalid_value":return t.values.length===1?`Invalid input: expect\
ed ${O(t.values[0])}`:`\u0413\u0440\u0435\u0448\u0430\u043D\u0430 \u043E\u043F\u0446\u0438\u0458\u0430: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 \u0435\u0434\u043D\u0430 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u0433\u043E\u043B\u0435\u043C: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${t.
origin??"\u0432\u0440\u0435\u0434\u043D\u043E\u0441\u0442\u0430"} \u0434\u0430 \u0438\u043C\u0430 ${r}${t.maximum.toString()}\
 ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0438"}`:`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u0433\u043E\u043B\u0435\u043C: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${t.
origin??"\u0432\u0440\u0435\u0434\u043D\u043E\u0441\u0442\u0430"} \u0434\u0430 \u0431\u0438\u0434\u0435 ${r}${t.maximum.
toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u043C\u0430\u043B: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${t.
origin} \u0434\u0430 \u0438\u043C\u0430 ${r}${t.minimum.toString()} ${a.unit}`:`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u043C\u0430\u043B: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${t.
origin} \u0434\u0430 \u0431\u0438\u0434\u0435 ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format===
"starts_with"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0437\u0430\u043F\u043E\u0447\u043D\u0443\u0432\u0430 \u0441\u043E "${r.
prefix}"`:r.format==="ends_with"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0437\u0430\u0432\u0440\u0448\u0443\u0432\u0430 \u0441\u043E "${r.
suffix}"`:r.format==="includes"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0432\u043A\u043B\u0443\u0447\u0443\u0432\u0430 "${r.
includes}"`:r.format==="regex"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u043E\u0434\u0433\u043E\u0430\u0440\u0430 \u043D\u0430 \u043F\u0430\u0442\u0435\u0440\u043D\u043E\u0442 ${r.
pattern}`:`Invalid ${i[r.format]??t.format}`}case"not_multiple_of":return`\u0413\u0440\u0435\u0448\u0435\u043D \u0431\u0440\u043E\u0458: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0431\u0438\u0434\u0435 \u0434\u0435\u043B\u0438\u0432 \u0441\u043E ${t.
divisor}`;case"unrecognized_keys":return`${t.keys.length>1?"\u041D\u0435\u043F\u0440\u0435\u043F\u043E\u0437\u043D\u0430\u0435\u043D\u0438 \u043A\u043B\u0443\u0447\u0435\u0432\u0438":
"\u041D\u0435\u043F\u0440\u0435\u043F\u043E\u0437\u043D\u0430\u0435\u043D \u043A\u043B\u0443\u0447"}: ${h(t.keys,", ")}`;case"\
invalid_key":return`\u0413\u0440\u0435\u0448\u0435\u043D \u043A\u043B\u0443\u0447 \u0432\u043E ${t.origin}`;case"invalid\
_union":return"\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441";case"invalid_element":return`\u0413\u0440\u0435\u0448\u043D\u0430 \u0432\u0440\u0435\u0434\u043D\u043E\
\u0441\u0442 \u0432\u043E ${t.origin}`;default:return"\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441"}}};
function fv(){return{localeError:dv()}}const mv=()=>{const e={string:{unit:"aksara",verb:"mempunyai"},file:{unit:"bait",
verb:"mempunyai"},array:{unit:"elemen",verb:"mempunyai"},set:{unit:"elemen",verb:"mempunyai"},map:{unit:"elemen",verb:"m\
empunyai"}};function n(t){return e[t]??null}const i={regex:"input",email:"alamat e-mel",url:"URL",emoji:"emoji",uuid:"UU\
ID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"K\
SUID",datetime:"tarikh masa ISO",date:"tarikh ISO",time:"masa ISO",duration:"tempoh ISO",ipv4:"alamat IPv4",ipv6:"alamat\
 IPv6",mac:"alamat MAC",cidrv4:"julat IPv4",cidrv6:"julat IPv6",base64:"string dikodkan base64",base64url:"string dikodk\
an base64url",json_string:"string JSON",e164:"nombor E.164",credit_card:"nombor kad kredit",currency_code:"kod mata wang",
iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN",number:"nombor"};return t=>{switch(t.code){case"invalid_typ\
e":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Input tidak sah: dijangka \
instanceof ${t.expected}, diterima ${u}`:`Input tidak sah: dijangka ${r}, diterima ${u}`}case"invalid_value":return t.values.
length===1?`Input tidak sah: dijangka ${O(t.values[0])}`:`Pilihan tidak sah: dijangka salah satu daripada ${h(t.values,"\
|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Terlalu besar: dijangka ${t.origin??"nilai"} ${a.
verb} ${r}${t.maximum.toString()} ${a.unit??"elemen"}`:`Terlalu besar: dijangka ${t.origin??"nilai"} adalah ${r}${t.maximum.
toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Terlalu kecil: dijangka ${t.origin} ${a.
verb} ${r}${t.minimum.toString()} ${a.unit}`:`Terlalu kecil: dijangka ${t.origin} adalah ${r}${t.minimum.toString()}`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`String tidak sah: mesti bermula dengan "${r.prefix}"`:r.format===
"ends_with"?`String tidak sah: mesti berakhir dengan "${r.suffix}"`:r.format==="includes"?`String tidak sah: mesti menga\
ndungi "${r.includes}"`:r.format==="regex"?`String tidak sah: mesti sepadan dengan corak ${r.pattern}`:`${i[r.format]??t.
format} tidak sah`}case"not_multiple_of":return`Nombor tidak sah: perlu gandaan ${t.divisor}`;case"unrecognized_keys":return`\
Kunci tidak dikenali: ${h(t.keys,", ")}`;case"invalid_key":return`Kunci tidak sah dalam ${t.origin}`;case"invalid_union":
return"Input tidak sah";case"invalid_element":return`Nilai tidak sah dalam ${t.origin}`;default:return"Input tidak sah"}}};
function pv(){return{localeError:mv()}}const gv=()=>{const e={string:{unit:"\u0905\u0915\u094D\u0937\u0930",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\
\u094D\u091B"},file:{unit:"\u092C\u093E\u0907\u091F",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},array:{unit:"\
\u0924\u0924\u094D\u0935",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},set:{unit:"\u0924\u0924\u094D\u0935",
verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},map:{unit:"\u092A\u094D\u0930\u0935\u093F\u0937\u094D\u091F\u093F",
verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"}};function n(t){return e[t]??null}const i={regex:"\u0907\u0928\u092A\u0941\u091F",
email:"\u0907\u092E\u0947\u0932 \u0920\u0947\u0917\u093E\u0928\u093E",url:"URL",emoji:"\u0907\u092E\u094B\u091C\u0940",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO \u092E\u093F\u0924\u093F \u0930 \u0938\u092E\u092F",date:"ISO \u092E\u093F\u0924\u093F",time:"ISO \u0938\
\u092E\u092F",duration:"ISO \u0905\u0935\u0927\u093F",ipv4:"IPv4 \u0920\u0947\u0917\u093E\u0928\u093E",ipv6:"IPv6 \u0920\u0947\u0917\u093E\u0928\u093E",
mac:"MAC \u0920\u0947\u0917\u093E\u0928\u093E",cidrv4:"IPv4 \u0926\u093E\u092F\u0930\u093E",cidrv6:"IPv6 \u0926\u093E\u092F\u0930\u093E",
base64:"base64-\u0907\u0928\u094D\u0915\u094B\u0921 \u0917\u0930\u093F\u090F\u0915\u094B \u0938\u094D\u091F\u094D\u0930\u093F\u0919",
base64url:"base64url-\u0907\u0928\u094D\u0915\u094B\u0921 \u0917\u0930\u093F\u090F\u0915\u094B \u0938\u094D\u091F\u094D\u0930\u093F\u0919",
json_string:"JSON \u0938\u094D\u091F\u094D\u0930\u093F\u0919",e164:"E.164 \u0928\u092E\u094D\u092C\u0930",credit_card:"\u0915\
\u094D\u0930\u0947\u0921\u093F\u091F \u0915\u093E\u0930\u094D\u0921 \u0928\u092E\u094D\u092C\u0930",currency_code:"\u092E\u0941\u0926\u094D\u0930\
\u093E \u0915\u094B\u0921",iban:"IBAN",jwt:"JWT",template_literal:"\u0907\u0928\u092A\u0941\u091F"},o={nan:"NaN"};return t=>{
switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\
\u0924 ${r}, \u092A\u094D\u0930\u093E\u092A\u094D\u0924 ${u}`}case"invalid_value":return t.values.length===1?`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\
\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${O(t.values[0])}`:`\u0905\u092E\u093E\u0928\u094D\u092F \u0935\u093F\u0915\u0932\u094D\u092A: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u092E\u093E\u0928\u0939\u0930\u0942 \u092E\u0927\u094D\u092F\u0947 \
\u090F\u0915 ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094B: ${t.
origin??"\u092E\u093E\u0928"} \u092E\u093E ${r}${t.maximum.toString()} ${a.unit} ${a.verb}`:`\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094B: ${t.
origin??"\u092E\u093E\u0928"} ${r}${t.maximum.toString()} \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`}case"too_sma\
ll":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u0927\u0947\u0930\u0948 \u0938\u093E\u0928\u094B: ${t.origin}\
 \u092E\u093E ${r}${t.minimum.toString()} ${a.unit} ${a.verb}`:`\u0927\u0947\u0930\u0948 \u0938\u093E\u0928\u094B: ${t.origin}\
 ${r}${t.minimum.toString()} \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`}case"invalid_format":{const r=t;return r.
format==="starts_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: "${r.prefix}" \u092C\
\u093E\u091F \u0938\u0941\u0930\u0941 \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`:r.format==="ends_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\
\u094D\u091F\u094D\u0930\u093F\u0919: "${r.suffix}" \u092E\u093E \u0938\u092E\u093E\u092A\u094D\u0924 \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`:
r.format==="includes"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: "${r.includes}" \
\u0938\u092E\u093E\u0935\u0947\u0936 \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`:r.format==="regex"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\
\u0919: \u0922\u093E\u0901\u091A\u093E ${r.pattern} \u0938\u0901\u0917 \u092E\u0947\u0932 \u0916\u093E\u0928\u0941\u092A\u0930\u094D\u091B`:
`\u0905\u092E\u093E\u0928\u094D\u092F ${i[r.format]??t.format}`}case"not_multiple_of":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u0902\u0916\u094D\u092F\u093E: ${t.
divisor} \u0915\u094B \u0917\u0941\u0923\u091C \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`;case"unrecognized_keys":
return`\u0905\u092A\u0930\u093F\u091A\u093F\u0924 \u0915\u0941\u091E\u094D\u091C\u0940${t.keys.length>1?"\u0939\u0930\u0942":
""}: ${h(t.keys,", ")}`;case"invalid_key":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0915\u0941\u091E\u094D\u091C\u0940: ${t.
origin} \u092E\u093E`;case"invalid_union":return t.options&&Array.isArray(t.options)&&t.options.length>0?`\u0905\u092E\u093E\u0928\u094D\u092F \u0921\u093F\u0938\u094D\u0915\u094D\u0930\
\u093F\u092E\u093F\u0928\u0947\u091F\u0930 \u092E\u093E\u0928: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${t.options.
map(a=>`'${a}'`).join(" | ")}`:"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F";case"invalid_elemen\
t":return`\u0905\u092E\u093E\u0928\u094D\u092F \u092E\u093E\u0928: ${t.origin} \u092E\u093E`;default:return"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F"}}};
function vv(){return{localeError:gv()}}const $v=()=>{const e={string:{unit:"tekens",verb:"heeft"},file:{unit:"bytes",verb:"\
heeft"},array:{unit:"elementen",verb:"heeft"},set:{unit:"elementen",verb:"heeft"},map:{unit:"elementen",verb:"heeft"}};function n(t){
return e[t]??null}const i={regex:"invoer",email:"emailadres",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datum en\
 tijd",date:"ISO datum",time:"ISO tijd",duration:"ISO duur",ipv4:"IPv4-adres",ipv6:"IPv6-adres",mac:"MAC-adres",cidrv4:"\
IPv4-bereik",cidrv6:"IPv6-bereik",base64:"base64-gecodeerde tekst",base64url:"base64 URL-gecodeerde tekst",json_string:"\
JSON string",e164:"E.164-nummer",credit_card:"creditcardnummer",currency_code:"valutacode",iban:"IBAN",jwt:"JWT",template_literal:"\
invoer"},o={nan:"NaN",number:"getal"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(
t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Ongeldige invoer: verwacht instanceof ${t.expected}, ontving ${u}`:`\
Ongeldige invoer: verwacht ${r}, ontving ${u}`}case"invalid_value":return t.values.length===1?`Ongeldige invoer: verwach\
t ${O(t.values[0])}`:`Ongeldige optie: verwacht \xE9\xE9n van ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":
"<",a=n(t.origin),u=t.origin==="date"?"laat":t.origin==="string"?"lang":"groot";return a?`Te ${u}: verwacht dat ${t.origin??
"waarde"} ${r}${t.maximum.toString()} ${a.unit??"elementen"} ${a.verb}`:`Te ${u}: verwacht dat ${t.origin??"waarde"} ${r}${t.
maximum.toString()} is`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin),u=t.origin==="date"?"vroeg":t.origin===
"string"?"kort":"klein";return a?`Te ${u}: verwacht dat ${t.origin} ${r}${t.minimum.toString()} ${a.unit} ${a.verb}`:`Te\
 ${u}: verwacht dat ${t.origin} ${r}${t.minimum.toString()} is`}case"invalid_format":{const r=t;return r.format==="start\
s_with"?`Ongeldige tekst: moet met "${r.prefix}" beginnen`:r.format==="ends_with"?`Ongeldige tekst: moet op "${r.suffix}\
" eindigen`:r.format==="includes"?`Ongeldige tekst: moet "${r.includes}" bevatten`:r.format==="regex"?`Ongeldige tekst: \
moet overeenkomen met patroon ${r.pattern}`:`Ongeldig: ${i[r.format]??t.format}`}case"not_multiple_of":return`Ongeldig g\
etal: moet een veelvoud van ${t.divisor} zijn`;case"unrecognized_keys":return`Onbekende key${t.keys.length>1?"s":""}: ${h(
t.keys,", ")}`;case"invalid_key":return`Ongeldige key in ${t.origin}`;case"invalid_union":return"Ongeldige invoer";case"\
invalid_element":return`Ongeldige waarde in ${t.origin}`;default:return"Ongeldige invoer"}}};function hv(){return{localeError:$v()}}
const _v=()=>{const e={string:{unit:"teikn",verb:"\xE5 ha"},file:{unit:"bytes",verb:"\xE5 ha"},array:{unit:"element",verb:"\
\xE5 innehalde"},set:{unit:"element",verb:"\xE5 innehalde"},map:{unit:"element",verb:"\xE5 innehalde"}};function n(t){return e[t]??
null}const i={regex:"input",email:"e-postadresse",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og klokkeslett",date:"\
ISO-dato",time:"ISO-klokkeslett",duration:"ISO-varigheit",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"MAC-adresse",cidrv4:"\
IPv4-spekter",cidrv6:"IPv6-spekter",base64:"base64-enkoda streng",base64url:"base64url-enkoda streng",json_string:"JSON-\
streng",e164:"E.164-nummer",credit_card:"kredittkortnummer",currency_code:"valutakode",iban:"IBAN",jwt:"JWT",template_literal:"\
input"},o={nan:"NaN",number:"tal",array:"liste"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.
expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Ugyldig input: forventa instanceof ${t.expected}, fekk ${u}`:
`Ugyldig input: forventa ${r}, fekk ${u}`}case"invalid_value":return t.values.length===1?`Ugyldig verdi: forventa ${O(t.
values[0])}`:`Ugyldig val: forventa eitt av ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);
return a?`For stor(t): forventa ${t.origin??"value"} til \xE5 ha ${r}${t.maximum.toString()} ${a.unit??"element"}`:`For \
stor(t): forventa ${t.origin??"value"} til \xE5 ha ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":
">",a=n(t.origin);return a?`For lite(n): forventa ${t.origin} til \xE5 ha ${r}${t.minimum.toString()} ${a.unit}`:`For li\
te(n): forventa ${t.origin} til \xE5 ha ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="\
starts_with"?`Ugyldig streng: m\xE5 starte med "${r.prefix}"`:r.format==="ends_with"?`Ugyldig streng: m\xE5 slutte med "${r.
suffix}"`:r.format==="includes"?`Ugyldig streng: m\xE5 innehalde "${r.includes}"`:r.format==="regex"?`Ugyldig streng: m\xE5\
 matche m\xF8nsteret ${r.pattern}`:`Ugyldig ${i[r.format]??t.format}`}case"not_multiple_of":return`Ugyldig tal: m\xE5 vere \
eit multiplum av ${t.divisor}`;case"unrecognized_keys":return`${t.keys.length>1?"Ukjende n\xF8klar":"Ukjend n\xF8kkel"}:\
 ${h(t.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8kkel i ${t.origin}`;case"invalid_union":return"Ugyldig input";case"\
invalid_element":return`Ugyldig verdi i ${t.origin}`;default:return"Ugyldig input"}}};function yv(){return{localeError:_v()}}
const bv=()=>{const e={string:{unit:"tegn",verb:"\xE5 ha"},file:{unit:"bytes",verb:"\xE5 ha"},array:{unit:"elementer",verb:"\
\xE5 inneholde"},set:{unit:"elementer",verb:"\xE5 inneholde"},map:{unit:"elementer",verb:"\xE5 inneholde"}};function n(t){
return e[t]??null}const i={regex:"input",email:"e-postadresse",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og\
 klokkeslett",date:"ISO-dato",time:"ISO-klokkeslett",duration:"ISO-varighet",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"\
MAC-adresse",cidrv4:"IPv4-spekter",cidrv6:"IPv6-spekter",base64:"base64-enkodet streng",base64url:"base64url-enkodet str\
eng",json_string:"JSON-streng",e164:"E.164-nummer",credit_card:"kredittkortnummer",currency_code:"valutakode",iban:"IBAN",
jwt:"JWT",template_literal:"input"},o={nan:"NaN",number:"tall",array:"liste"};return t=>{switch(t.code){case"invalid_typ\
e":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Ugyldig input: forventet i\
nstanceof ${t.expected}, fikk ${u}`:`Ugyldig input: forventet ${r}, fikk ${u}`}case"invalid_value":return t.values.length===
1?`Ugyldig verdi: forventet ${O(t.values[0])}`:`Ugyldig valg: forventet en av ${h(t.values,"|")}`;case"too_big":{const r=t.
inclusive?"<=":"<",a=n(t.origin);return a?`For stor(t): forventet ${t.origin??"value"} til \xE5 ha ${r}${t.maximum.toString()}\
 ${a.unit??"elementer"}`:`For stor(t): forventet ${t.origin??"value"} til \xE5 ha ${r}${t.maximum.toString()}`}case"too_\
small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`For lite(n): forventet ${t.origin} til \xE5 ha ${r}${t.minimum.
toString()} ${a.unit}`:`For lite(n): forventet ${t.origin} til \xE5 ha ${r}${t.minimum.toString()}`}case"invalid_format":{
const r=t;return r.format==="starts_with"?`Ugyldig streng: m\xE5 starte med "${r.prefix}"`:r.format==="ends_with"?`Ugyld\
ig streng: m\xE5 ende med "${r.suffix}"`:r.format==="includes"?`Ugyldig streng: m\xE5 inneholde "${r.includes}"`:r.format===
"regex"?`Ugyldig streng: m\xE5 matche m\xF8nsteret ${r.pattern}`:`Ugyldig ${i[r.format]??t.format}`}case"not_multiple_of":
return`Ugyldig tall: m\xE5 v\xE6re et multiplum av ${t.divisor}`;case"unrecognized_keys":return`${t.keys.length>1?"Ukjen\
te n\xF8kler":"Ukjent n\xF8kkel"}: ${h(t.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8kkel i ${t.origin}`;case"inv\
alid_union":return"Ugyldig input";case"invalid_element":return`Ugyldig verdi i ${t.origin}`;default:return"Ugyldig input"}}};
function kv(){return{localeError:bv()}}const Iv=()=>{const e={string:{unit:"harf",verb:"olmal\u0131d\u0131r"},file:{unit:"\
bayt",verb:"olmal\u0131d\u0131r"},array:{unit:"unsur",verb:"olmal\u0131d\u0131r"},set:{unit:"unsur",verb:"olmal\u0131d\u0131r"},
map:{unit:"unsur",verb:"olmal\u0131d\u0131r"}};function n(t){return e[t]??null}const i={regex:"giren",email:"epostag\xE2h",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO heng\xE2m\u0131",date:"ISO tarihi",time:"ISO zaman\u0131",duration:"IS\
O m\xFCddeti",ipv4:"IPv4 ni\u015F\xE2n\u0131",ipv6:"IPv6 ni\u015F\xE2n\u0131",mac:"MAC ni\u015F\xE2n\u0131",cidrv4:"IPv4\
 menzili",cidrv6:"IPv6 menzili",base64:"base64-\u015Fifreli metin",base64url:"base64url-\u015Fifreli metin",json_string:"\
JSON metin",e164:"E.164 say\u0131s\u0131",credit_card:"i'tib\xE2r kart\u0131 numaras\u0131",currency_code:"para birimi k\
odu",iban:"IBAN",jwt:"JWT",template_literal:"giren"},o={nan:"NaN",number:"numara",array:"saf",null:"gayb"};return t=>{switch(t.
code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`F\xE2si\
t giren: umulan instanceof ${t.expected}, al\u0131nan ${u}`:`F\xE2sit giren: umulan ${r}, al\u0131nan ${u}`}case"invalid\
_value":return t.values.length===1?`F\xE2sit giren: umulan ${O(t.values[0])}`:`F\xE2sit tercih: m\xFBteberler ${h(t.values,
"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Fazla b\xFCy\xFCk: ${t.origin??"value"}, ${r}${t.
maximum.toString()} ${a.unit??"elements"} sahip olmal\u0131yd\u0131.`:`Fazla b\xFCy\xFCk: ${t.origin??"value"}, ${r}${t.
maximum.toString()} olmal\u0131yd\u0131.`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Fazla k\xFC\
\xE7\xFCk: ${t.origin}, ${r}${t.minimum.toString()} ${a.unit} sahip olmal\u0131yd\u0131.`:`Fazla k\xFC\xE7\xFCk: ${t.origin}\
, ${r}${t.minimum.toString()} olmal\u0131yd\u0131.`}case"invalid_format":{const r=t;return r.format==="starts_with"?`F\xE2s\
it metin: "${r.prefix}" ile ba\u015Flamal\u0131.`:r.format==="ends_with"?`F\xE2sit metin: "${r.suffix}" ile bitmeli.`:r.
format==="includes"?`F\xE2sit metin: "${r.includes}" ihtiv\xE2 etmeli.`:r.format==="regex"?`F\xE2sit metin: ${r.pattern}\
 nak\u015F\u0131na uymal\u0131.`:`F\xE2sit ${i[r.format]??t.format}`}case"not_multiple_of":return`F\xE2sit say\u0131: ${t.
divisor} kat\u0131 olmal\u0131yd\u0131.`;case"unrecognized_keys":return`Tan\u0131nmayan anahtar ${t.keys.length>1?"s":""}\
: ${h(t.keys,", ")}`;case"invalid_key":return`${t.origin} i\xE7in tan\u0131nmayan anahtar var.`;case"invalid_union":return"\
Giren tan\u0131namad\u0131.";case"invalid_element":return`${t.origin} i\xE7in tan\u0131nmayan k\u0131ymet var.`;default:
return"K\u0131ymet tan\u0131namad\u0131."}}};function Sv(){return{localeError:Iv()}}const wv=()=>{const e={string:{unit:"\
\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},file:{unit:"\u0628\u0627\u06CC\u067C\u0633",verb:"\u0648\u0644\u0631\u064A"},
array:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},set:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},
map:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"}};function n(t){return e[t]??null}const i={regex:"\u0648\
\u0631\u0648\u062F\u064A",email:"\u0628\u0631\u06CC\u069A\u0646\u0627\u0644\u06CC\u06A9",url:"\u06CC\u0648 \u0622\u0631 \u0627\u0644",
emoji:"\u0627\u06CC\u0645\u0648\u062C\u064A",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0646\u06CC\u067C\u0647 \u0627\u0648 \u0648\u062E\u062A",
date:"\u0646\u06D0\u067C\u0647",time:"\u0648\u062E\u062A",duration:"\u0645\u0648\u062F\u0647",ipv4:"\u062F IPv4 \u067E\u062A\u0647",
ipv6:"\u062F IPv6 \u067E\u062A\u0647",mac:"\u062F MAC \u067E\u062A\u0647",cidrv4:"\u062F IPv4 \u0633\u0627\u062D\u0647",
cidrv6:"\u062F IPv6 \u0633\u0627\u062D\u0647",base64:"base64-encoded \u0645\u062A\u0646",base64url:"base64url-encoded \u0645\u062A\
\u0646",json_string:"JSON \u0645\u062A\u0646",e164:"\u062F E.164 \u0634\u0645\u06D0\u0631\u0647",credit_card:"\u062F \u06A9\u0631\u06CC\u0689\u06CC\u067C \u06A9\
\u0627\u0631\u062A \u0634\u0645\u06CC\u0631\u0647",currency_code:"\u062F \u0627\u0633\u0639\u0627\u0631\u0648 \u06A9\u0648\u0689",
iban:"IBAN",jwt:"JWT",template_literal:"\u0648\u0631\u0648\u062F\u064A"},o={nan:"NaN",number:"\u0639\u062F\u062F",array:"\
\u0627\u0631\u06D0"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??
a;return/^[A-Z]/.test(t.expected)?`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\u06CC\u062F instanceof ${t.
expected} \u0648\u0627\u06CC, \u0645\u06AB\u0631 ${u} \u062A\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`:`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\
\u06CC\u062F ${r} \u0648\u0627\u06CC, \u0645\u06AB\u0631 ${u} \u062A\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`}case"in\
valid_value":return t.values.length===1?`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\u06CC\u062F ${O(
t.values[0])} \u0648\u0627\u06CC`:`\u0646\u0627\u0633\u0645 \u0627\u0646\u062A\u062E\u0627\u0628: \u0628\u0627\u06CC\u062F \u06CC\u0648 \u0644\u0647 ${h(
t.values,"|")} \u0685\u062E\u0647 \u0648\u0627\u06CC`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?
`\u0689\u06CC\u0631 \u0644\u0648\u06CC: ${t.origin??"\u0627\u0631\u0632\u069A\u062A"} \u0628\u0627\u06CC\u062F ${r}${t.maximum.
toString()} ${a.unit??"\u0639\u0646\u0635\u0631\u0648\u0646\u0647"} \u0648\u0644\u0631\u064A`:`\u0689\u06CC\u0631 \u0644\u0648\u06CC: ${t.
origin??"\u0627\u0631\u0632\u069A\u062A"} \u0628\u0627\u06CC\u062F ${r}${t.maximum.toString()} \u0648\u064A`}case"too_sm\
all":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u0689\u06CC\u0631 \u06A9\u0648\u0686\u0646\u06CC: ${t.origin}\
 \u0628\u0627\u06CC\u062F ${r}${t.minimum.toString()} ${a.unit} \u0648\u0644\u0631\u064A`:`\u0689\u06CC\u0631 \u06A9\u0648\u0686\u0646\u06CC: ${t.
origin} \u0628\u0627\u06CC\u062F ${r}${t.minimum.toString()} \u0648\u064A`}case"invalid_format":{const r=t;return r.format===
"starts_with"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F "${r.prefix}" \u0633\u0631\u0647 \u067E\u06CC\u0644 \u0634\u064A`:
r.format==="ends_with"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F "${r.suffix}" \u0633\u0631\u0647 \u067E\
\u0627\u06CC \u062A\u0647 \u0648\u0631\u0633\u064A\u0696\u064A`:r.format==="includes"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F "${r.
includes}" \u0648\u0644\u0631\u064A`:r.format==="regex"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F ${r.
pattern} \u0633\u0631\u0647 \u0645\u0637\u0627\u0628\u0642\u062A \u0648\u0644\u0631\u064A`:`${i[r.format]??t.format} \u0646\u0627\u0633\
\u0645 \u062F\u06CC`}case"not_multiple_of":return`\u0646\u0627\u0633\u0645 \u0639\u062F\u062F: \u0628\u0627\u06CC\u062F \u062F ${t.
divisor} \u0645\u0636\u0631\u0628 \u0648\u064A`;case"unrecognized_keys":return`\u0646\u0627\u0633\u0645 ${t.keys.length>
1?"\u06A9\u0644\u06CC\u0689\u0648\u0646\u0647":"\u06A9\u0644\u06CC\u0689"}: ${h(t.keys,", ")}`;case"invalid_key":return`\
\u0646\u0627\u0633\u0645 \u06A9\u0644\u06CC\u0689 \u067E\u0647 ${t.origin} \u06A9\u06D0`;case"invalid_union":return"\u0646\u0627\u0633\u0645\
\u0647 \u0648\u0631\u0648\u062F\u064A";case"invalid_element":return`\u0646\u0627\u0633\u0645 \u0639\u0646\u0635\u0631 \u067E\u0647 ${t.
origin} \u06A9\u06D0`;default:return"\u0646\u0627\u0633\u0645\u0647 \u0648\u0631\u0648\u062F\u064A"}}};function zv(){return{
localeError:wv()}}const xv=()=>{const e={string:{unit:"znak\xF3w",verb:"mie\u0107"},file:{unit:"bajt\xF3w",verb:"mie\u0107"},
array:{unit:"element\xF3w",verb:"mie\u0107"},set:{unit:"element\xF3w",verb:"mie\u0107"},map:{unit:"element\xF3w",verb:"m\
ie\u0107"}};function n(t){return e[t]??null}const i={regex:"wyra\u017Cenie",email:"adres email",url:"URL",emoji:"emoji",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"data i godzina w formacie ISO",date:"data w formacie ISO",time:"godzina w formacie ISO",duration:"\
czas trwania ISO",ipv4:"adres IPv4",ipv6:"adres IPv6",mac:"adres MAC",cidrv4:"zakres IPv4",cidrv6:"zakres IPv6",base64:"\
ci\u0105g znak\xF3w zakodowany w formacie base64",base64url:"ci\u0105g znak\xF3w zakodowany w formacie base64url",json_string:"\
ci\u0105g znak\xF3w w formacie JSON",e164:"liczba E.164",credit_card:"numer karty kredytowej",currency_code:"kod waluty",
iban:"IBAN",jwt:"JWT",template_literal:"wej\u015Bcie"},o={nan:"NaN",number:"liczba",array:"tablica"};return t=>{switch(t.
code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Niep\
rawid\u0142owe dane wej\u015Bciowe: oczekiwano instanceof ${t.expected}, otrzymano ${u}`:`Nieprawid\u0142owe dane wej\u015Bciowe: \
oczekiwano ${r}, otrzymano ${u}`}case"invalid_value":return t.values.length===1?`Nieprawid\u0142owe dane wej\u015Bciowe: oczekiwan\
o ${O(t.values[0])}`:`Nieprawid\u0142owa opcja: oczekiwano jednej z warto\u015Bci ${h(t.values,"|")}`;case"too_big":{const r=t.
inclusive?"<=":"<",a=n(t.origin);return a?`Za du\u017Ca warto\u015B\u0107: oczekiwano, \u017Ce ${t.origin??"warto\u015B\u0107"}\
 b\u0119dzie mie\u0107 ${r}${t.maximum.toString()} ${a.unit??"element\xF3w"}`:`Zbyt du\u017C(y/a/e): oczekiwano, \u017Ce ${t.
origin??"warto\u015B\u0107"} b\u0119dzie wynosi\u0107 ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?
">=":">",a=n(t.origin);return a?`Za ma\u0142a warto\u015B\u0107: oczekiwano, \u017Ce ${t.origin??"warto\u015B\u0107"} b\u0119\
dzie mie\u0107 ${r}${t.minimum.toString()} ${a.unit??"element\xF3w"}`:`Zbyt ma\u0142(y/a/e): oczekiwano, \u017Ce ${t.origin??
"warto\u015B\u0107"} b\u0119dzie wynosi\u0107 ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format===
"starts_with"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi zaczyna\u0107 si\u0119 od "${r.prefix}"`:r.format==="ends_wi\
th"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi ko\u0144czy\u0107 si\u0119 na "${r.suffix}"`:r.format==="includes"?`Ni\
eprawid\u0142owy ci\u0105g znak\xF3w: musi zawiera\u0107 "${r.includes}"`:r.format==="regex"?`Nieprawid\u0142owy ci\u0105g znak\xF3w:\
 musi odpowiada\u0107 wzorcowi ${r.pattern}`:`Nieprawid\u0142ow(y/a/e) ${i[r.format]??t.format}`}case"not_multiple_of":return`\
Nieprawid\u0142owa liczba: musi by\u0107 wielokrotno\u015Bci\u0105 ${t.divisor}`;case"unrecognized_keys":return`Nierozpo\
znane klucze${t.keys.length>1?"s":""}: ${h(t.keys,", ")}`;case"invalid_key":return`Nieprawid\u0142owy klucz w ${t.origin}`;case"\
invalid_union":return"Nieprawid\u0142owe dane wej\u015Bciowe";case"invalid_element":return`Nieprawid\u0142owa warto\u015B\u0107 w ${t.
origin}`;default:return"Nieprawid\u0142owe dane wej\u015Bciowe"}}};function Ov(){return{localeError:xv()}}const Av=()=>{
const e={string:{unit:"caracteres"},file:{unit:"bytes"},array:{unit:"elementos"},set:{unit:"elementos"},map:{unit:"entra\
das"}};function n(a){return e[a]??null}const i={regex:"a entrada",email:"o endere\xE7o de e-mail",url:"o URL",emoji:"o e\
moji",uuid:"o UUID",uuidv4:"o UUIDv4",uuidv6:"o UUIDv6",nanoid:"o nanoid",guid:"o GUID",cuid:"o cuid",cuid2:"o cuid2",ulid:"\
o ULID",xid:"o XID",ksuid:"o KSUID",datetime:"a data e hora ISO",date:"a data ISO",time:"a hora ISO",duration:"a dura\xE7\xE3o\
 ISO",ipv4:"o endere\xE7o IPv4",ipv6:"o endere\xE7o IPv6",mac:"o endere\xE7o MAC",cidrv4:"o intervalo de endere\xE7os IPv4",
cidrv6:"o intervalo de endere\xE7os IPv6",base64:"o texto codificado em base64",base64url:"o texto codificado em base64u\
rl",json_string:"o texto JSON",e164:"o n\xFAmero E.164",credit_card:"o n\xFAmero de cart\xE3o de cr\xE9dito",currency_code:"\
o c\xF3digo de moeda",iban:"o IBAN",jwt:"o JWT",template_literal:"a entrada"},o={masculine:{definite:"o",indefinite:"um"},
feminine:{definite:"a",indefinite:"uma"}},t={string:{name:"texto",articles:o.masculine},number:{name:"n\xFAmero",articles:o.
masculine},int:{name:"n\xFAmero inteiro",articles:o.masculine},boolean:{name:"valor booleano",articles:o.masculine},bigint:{
name:"n\xFAmero bigint",articles:o.masculine},symbol:{name:"s\xEDmbolo",articles:o.masculine},undefined:{name:'valor "un\
defined"',articles:o.masculine},null:{name:'valor "nulo"',articles:o.masculine},never:{name:'valor "never"',articles:o.masculine},
void:{name:'valor "void"',articles:o.masculine},date:{name:"data",articles:o.feminine},array:{name:"vetor",articles:o.masculine},
object:{name:"objeto",articles:o.masculine},tuple:{name:"tuplo",articles:o.masculine},record:{name:"registo",articles:o.
masculine},map:{name:"mapa",articles:o.masculine},set:{name:"conjunto",articles:o.masculine},file:{name:"ficheiro",articles:o.
masculine},nonoptional:{name:"valor n\xE3o opcional",articles:o.masculine},nan:{name:'valor "NaN"',articles:o.masculine},
function:{name:"fun\xE7\xE3o",articles:o.feminine}};function r(a,u){const s=t[a]??{name:`valor "${a}"`,articles:o.masculine};
return`${s.articles[u]} ${s.name}`}return a=>{switch(a.code){case"invalid_type":{const u=r(a.expected,"indefinite"),s=U(
a.input),c=r(s,"indefinite");return`Entrada inv\xE1lida: esperava ${u}, recebeu ${c}`}case"invalid_value":return a.values.
length===1?`Entrada inv\xE1lida: esperava ${O(a.values[0])}`:`Op\xE7\xE3o inv\xE1lida: esperava uma das seguintes op\xE7\xF5es: ${h(
a.values,"|")}`;case"too_big":{const u=a.inclusive?"<=":"<",s=n(a.origin);return s?`Demasiado grande: esperava que ${r(a.
origin,"definite")} tivesse ${u} ${a.maximum.toString()} ${s.unit??"elementos"}`:`Demasiado grande: esperava que ${r(a.origin,
"definite")} fosse ${u} ${a.maximum.toString()}`}case"too_small":{const u=a.inclusive?">=":">",s=n(a.origin);return s?`D\
emasiado pequeno: esperava que ${r(a.origin,"definite")} tivesse ${u} ${a.minimum.toString()} ${s.unit??"elementos"}`:`D\
emasiado pequeno: esperava que ${r(a.origin,"definite")} fosse ${u} ${a.minimum.toString()}`}case"invalid_format":{const u=a;
return u.format==="starts_with"?`Texto inv\xE1lido: deve come\xE7ar por "${u.prefix}"`:u.format==="ends_with"?`Texto inv\
\xE1lido: deve terminar em "${u.suffix}"`:u.format==="includes"?`Texto inv\xE1lido: deve incluir "${u.includes}"`:u.format===
"regex"?`Texto inv\xE1lido: deve corresponder ao padr\xE3o ${u.pattern}`:`Formato d${i[u.format]??a.format} inv\xE1lido`}case"\
not_multiple_of":return`N\xFAmero inv\xE1lido: deve ser m\xFAltiplo de ${a.divisor}`;case"unrecognized_keys":{const u=a.
keys.length>1?"s":"";return`Chave${u} inv\xE1lida${u}: ${h(a.keys,", ")}`}case"invalid_key":return`Entrada inv\xE1lida n${r(
a.origin,"definite")}`;case"invalid_union":return a.options&&Array.isArray(a.options)&&a.options.length>0?`Valor de disc\
rimina\xE7\xE3o inv\xE1lido. Esperava ${a.options.map(s=>`'${s}'`).join(" | ")}`:"Entrada inv\xE1lida";case"invalid_elem\
ent":return`Entrada inv\xE1lida n${r(a.origin,"definite")}`;default:return"Entrada inv\xE1lida"}}};function Dv(){return{
localeError:Av()}}const Nv=()=>{const e={string:{unit:"caracteres"},file:{unit:"bytes"},array:{unit:"elementos"},set:{unit:"\
elementos"},map:{unit:"entradas"}};function n(a){return e[a]??null}const i={regex:"a entrada",email:"o endere\xE7o de e-mai\
l",url:"o URL",emoji:"o emoji",uuid:"o UUID",uuidv4:"o UUIDv4",uuidv6:"o UUIDv6",nanoid:"o nanoid",guid:"o GUID",cuid:"o\
 cuid",cuid2:"o cuid2",ulid:"o ULID",xid:"o XID",ksuid:"o KSUID",datetime:"a data e hora ISO",date:"a data ISO",time:"a \
hora ISO",duration:"a dura\xE7\xE3o ISO",ipv4:"o endere\xE7o IPv4",ipv6:"o endere\xE7o IPv6",mac:"o endere\xE7o MAC",cidrv4:"\
a faixa de endere\xE7os IPv4",cidrv6:"a faixa de endere\xE7os IPv6",base64:"o texto codificado em base64",base64url:"o t\
exto codificado em base64url",json_string:"o texto JSON",e164:"o n\xFAmero E.164",credit_card:"o n\xFAmero de cart\xE3o de cr\xE9\
dito",currency_code:"o c\xF3digo de moeda",iban:"o IBAN",jwt:"o JWT",template_literal:"a entrada"},o={masculine:{definite:"\
o",indefinite:"um"},feminine:{definite:"a",indefinite:"uma"}},t={string:{name:"texto",articles:o.masculine},number:{name:"\
n\xFAmero",articles:o.masculine},int:{name:"n\xFAmero inteiro",articles:o.masculine},boolean:{name:"valor booleano",articles:o.
masculine},bigint:{name:"n\xFAmero bigint",articles:o.masculine},symbol:{name:"s\xEDmbolo",articles:o.masculine},undefined:{
name:'valor "undefined"',articles:o.masculine},null:{name:'valor "nulo"',articles:o.masculine},never:{name:'valor "never\
"',articles:o.masculine},void:{name:'valor "void"',articles:o.masculine},date:{name:"data",articles:o.feminine},array:{name:"\
vetor",articles:o.masculine},object:{name:"objeto",articles:o.masculine},tuple:{name:"tupla",articles:o.feminine},record:{
name:"registro",articles:o.masculine},map:{name:"mapa",articles:o.masculine},set:{name:"conjunto",articles:o.masculine},
file:{name:"arquivo",articles:o.masculine},nonoptional:{name:"valor n\xE3o opcional",articles:o.masculine},nan:{name:'va\
lor "NaN"',articles:o.masculine},function:{name:"fun\xE7\xE3o",articles:o.feminine}};function r(a,u){const s=t[a]??{name:`\
valor "${a}"`,articles:o.masculine};return`${s.articles[u]} ${s.name}`}return a=>{switch(a.code){case"invalid_type":{const u=r(
a.expected,"indefinite"),s=U(a.input),c=r(s,"indefinite");return`Entrada inv\xE1lida: esperava ${u}, recebeu ${c}`}case"\
invalid_value":return a.values.length===1?`Entrada inv\xE1lida: esperava ${O(a.values[0])}`:`Op\xE7\xE3o inv\xE1lida: esperava um\
a das seguintes op\xE7\xF5es: ${h(a.values,"|")}`;case"too_big":{const u=a.inclusive?"<=":"<",s=n(a.origin);return s?`Gr\
ande demais: esperava que ${r(a.origin,"definite")} tivesse ${u} ${a.maximum.toString()} ${s.unit??"elementos"}`:`Grande\
 demais: esperava que ${r(a.origin,"definite")} fosse ${u} ${a.maximum.toString()}`}case"too_small":{const u=a.inclusive?
">=":">",s=n(a.origin);return s?`Pequeno demais: esperava que ${r(a.origin,"definite")} tivesse ${u} ${a.minimum.toString()}\
 ${s.unit??"elementos"}`:`Pequeno demais: esperava que ${r(a.origin,"definite")} fosse ${u} ${a.minimum.toString()}`}case"\
invalid_format":{const u=a;return u.format==="starts_with"?`Texto inv\xE1lido: deve come\xE7ar com "${u.prefix}"`:u.format===
"ends_with"?`Texto inv\xE1lido: deve terminar com "${u.suffix}"`:u.format==="includes"?`Texto inv\xE1lido: deve incluir "${u.
includes}"`:u.format==="regex"?`Texto inv\xE1lido: deve corresponder ao padr\xE3o ${u.pattern}`:`Formato d${i[u.format]??
a.format} inv\xE1lido`}case"not_multiple_of":return`N\xFAmero inv\xE1lido: deve ser m\xFAltiplo de ${a.divisor}`;case"un\
recognized_keys":{const u=a.keys.length>1?"s":"";return`Chave${u} inv\xE1lida${u}: ${h(a.keys,", ")}`}case"invalid_key":
return`Entrada inv\xE1lida n${r(a.origin,"definite")}`;case"invalid_union":return a.options&&Array.isArray(a.options)&&a.
options.length>0?`Valor de discrimina\xE7\xE3o inv\xE1lido. Esperava ${a.options.map(s=>`'${s}'`).join(" | ")}`:"Entrada\
 inv\xE1lida";case"invalid_element":return`Entrada inv\xE1lida n${r(a.origin,"definite")}`;default:return"Entrada inv\xE1li\
da"}}};function Uv(){return{localeError:Nv()}}const Ev=()=>{const e={string:{unit:"caractere",verb:"s\u0103 aib\u0103"},
file:{unit:"octe\u021Bi",verb:"s\u0103 aib\u0103"},array:{unit:"elemente",verb:"s\u0103 aib\u0103"},set:{unit:"elemente",
verb:"s\u0103 aib\u0103"},map:{unit:"intr\u0103ri",verb:"s\u0103 aib\u0103"}};function n(t){return e[t]??null}const i={regex:"\
intrare",email:"adres\u0103 de email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",
guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"dat\u0103 \u0219i or\u0103 ISO",date:"\
dat\u0103 ISO",time:"or\u0103 ISO",duration:"durat\u0103 ISO",ipv4:"adres\u0103 IPv4",ipv6:"adres\u0103 IPv6",mac:"adres\
\u0103 MAC",cidrv4:"interval IPv4",cidrv6:"interval IPv6",base64:"\u0219ir codat base64",base64url:"\u0219ir codat base64url",
json_string:"\u0219ir JSON",e164:"num\u0103r E.164",credit_card:"num\u0103r de card de credit",currency_code:"cod valuta\
r",iban:"IBAN",jwt:"JWT",template_literal:"intrare"},o={nan:"NaN",string:"\u0219ir",number:"num\u0103r",boolean:"boolean",
function:"func\u021Bie",array:"matrice",object:"obiect",undefined:"nedefinit",symbol:"simbol",bigint:"num\u0103r mare",void:"\
void",never:"never",map:"hart\u0103",set:"set"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,
a=U(t.input),u=o[a]??a;return`Intrare invalid\u0103: a\u0219teptat ${r}, primit ${u}`}case"invalid_value":return t.values.
length===1?`Intrare invalid\u0103: a\u0219teptat ${O(t.values[0])}`:`Op\u021Biune invalid\u0103: a\u0219teptat una dintre ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Prea mare: a\u0219teptat ca ${t.origin??
"valoarea"} ${a.verb} ${r}${t.maximum.toString()} ${a.unit??"elemente"}`:`Prea mare: a\u0219teptat ca ${t.origin??"valoa\
rea"} s\u0103 fie ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Pre\
a mic: a\u0219teptat ca ${t.origin} ${a.verb} ${r}${t.minimum.toString()} ${a.unit}`:`Prea mic: a\u0219teptat ca ${t.origin}\
 s\u0103 fie ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\u0218ir invalid: \
trebuie s\u0103 \xEEnceap\u0103 cu "${r.prefix}"`:r.format==="ends_with"?`\u0218ir invalid: trebuie s\u0103 se termine cu "${r.
suffix}"`:r.format==="includes"?`\u0218ir invalid: trebuie s\u0103 includ\u0103 "${r.includes}"`:r.format==="regex"?`\u0218ir\
 invalid: trebuie s\u0103 se potriveasc\u0103 cu modelul ${r.pattern}`:`Format invalid: ${i[r.format]??t.format}`}case"n\
ot_multiple_of":return`Num\u0103r invalid: trebuie s\u0103 fie multiplu de ${t.divisor}`;case"unrecognized_keys":return`\
Chei nerecunoscute: ${h(t.keys,", ")}`;case"invalid_key":return`Cheie invalid\u0103 \xEEn ${t.origin}`;case"invalid_unio\
n":return"Intrare invalid\u0103";case"invalid_element":return`Valoare invalid\u0103 \xEEn ${t.origin}`;default:return"In\
trare invalid\u0103"}}};function jv(){return{localeError:Ev()}}function Od(e,n,i,o){const t=Math.abs(e),r=t%10,a=t%100;return a>=
11&&a<=19?o:r===1?n:r>=2&&r<=4?i:o}const Zv=()=>{const e={string:{unit:{one:"\u0441\u0438\u043C\u0432\u043E\u043B",few:"\
\u0441\u0438\u043C\u0432\u043E\u043B\u0430",many:"\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"},
file:{unit:{one:"\u0431\u0430\u0439\u0442",few:"\u0431\u0430\u0439\u0442\u0430",many:"\u0431\u0430\u0439\u0442"},verb:"\u0438\
\u043C\u0435\u0442\u044C"},array:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"},set:{unit:{one:"\u044D\u043B\
\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},
verb:"\u0438\u043C\u0435\u0442\u044C"},map:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"}};function n(t){return e[t]??
null}const i={regex:"\u0432\u0432\u043E\u0434",email:"email \u0430\u0434\u0440\u0435\u0441",url:"URL",emoji:"\u044D\u043C\u043E\u0434\u0437\u0438",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0430 \u0438 \u0432\u0440\u0435\u043C\u044F",date:"ISO \u0434\u0430\u0442\u0430",
time:"ISO \u0432\u0440\u0435\u043C\u044F",duration:"ISO \u0434\u043B\u0438\u0442\u0435\u043B\u044C\u043D\u043E\u0441\u0442\u044C",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441",mac:"MAC \u0430\u0434\u0440\u0435\u0441",
cidrv4:"IPv4 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",
base64:"\u0441\u0442\u0440\u043E\u043A\u0430 \u0432 \u0444\u043E\u0440\u043C\u0430\u0442\u0435 base64",base64url:"\u0441\u0442\u0440\u043E\u043A\u0430\
 \u0432 \u0444\u043E\u0440\u043C\u0430\u0442\u0435 base64url",json_string:"JSON \u0441\u0442\u0440\u043E\u043A\u0430",e164:"\
\u043D\u043E\u043C\u0435\u0440 E.164",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u043E\u0439 \u043A\u0430\u0440\u0442\u044B",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u044B",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0432\u043E\u0434"},
o={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0441\u0438\u0432"};return t=>{switch(t.code){case"\
invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \
\u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C instanceof ${t.expected}, \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u043E ${u}`:
`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C ${r}\
, \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u043E ${u}`}case"invalid_value":return t.values.length===1?`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \
\u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C ${O(t.values[0])}`:`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0430\u0440\u0438\u0430\u043D\u0442: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C \u043E\u0434\u043D\u043E \u0438\u0437 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);if(a){const u=Number(t.maximum),s=Od(u,a.unit.
one,a.unit.few,a.unit.many);return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${t.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 \u0438\u043C\u0435\u0442\u044C ${r}${t.
maximum.toString()} ${s}`}return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${t.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 ${r}${t.maximum.toString()}`}case"\
too_small":{const r=t.inclusive?">=":">",a=n(t.origin);if(a){const u=Number(t.minimum),s=Od(u,a.unit.one,a.unit.few,a.unit.
many);return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u0430\u043B\u0435\u043D\u044C\u043A\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${t.
origin} \u0431\u0443\u0434\u0435\u0442 \u0438\u043C\u0435\u0442\u044C ${r}${t.minimum.toString()} ${s}`}return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\
\u0430\u043B\u0435\u043D\u044C\u043A\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${t.
origin} \u0431\u0443\u0434\u0435\u0442 ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="s\
tarts_with"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u043D\u0430\u0447\u0438\u043D\u0430\u0442\u044C\u0441\u044F \u0441 "${r.
prefix}"`:r.format==="ends_with"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430\u0442\u044C\u0441\u044F \u043D\u0430 "${r.
suffix}"`:r.format==="includes"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0441\u043E\u0434\u0435\u0440\u0436\u0430\u0442\u044C "${r.
includes}"`:r.format==="regex"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0441\u043E\u043E\u0442\u0432\u0435\u0442\u0441\u0442\u0432\u043E\u0432\u0430\u0442\u044C \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${r.
pattern}`:`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 ${i[r.format]??t.format}`}case"not_multiple_of":return`\u041D\u0435\u0432\u0435\u0440\
\u043D\u043E\u0435 \u0447\u0438\u0441\u043B\u043E: \u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u043A\u0440\u0430\u0442\u043D\u044B\u043C ${t.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0441\u043F\u043E\u0437\u043D\u0430\u043D\u043D${t.keys.
length>1?"\u044B\u0435":"\u044B\u0439"} \u043A\u043B\u044E\u0447${t.keys.length>1?"\u0438":""}: ${h(t.keys,", ")}`;case"\
invalid_key":return`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u043A\u043B\u044E\u0447 \u0432 ${t.origin}`;case"i\
nvalid_union":return"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0435 \u0432\u0445\u043E\u0434\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435";case"\
invalid_element":return`\u041D\u0435\u0432\u0435\u0440\u043D\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435 \u0432 ${t.
origin}`;default:return"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0435 \u0432\u0445\u043E\u0434\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435"}}};
function Pv(){return{localeError:Zv()}}const Tv=()=>{const e={string:{unit:"znakov",verb:"ma\u0165"},file:{unit:"bajtov",
verb:"ma\u0165"},array:{unit:"prvkov",verb:"ma\u0165"},set:{unit:"prvkov",verb:"ma\u0165"},map:{unit:"polo\u017Eiek",verb:"\
ma\u0165"}};function n(t){return e[t]??null}const i={regex:"regul\xE1rny v\xFDraz",email:"e-mailov\xE1 adresa",url:"URL",
emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"d\xE1tum a \u010Das vo form\xE1te ISO",date:"d\xE1tum vo form\xE1te ISO",time:"\u010Das\
 vo form\xE1te ISO",duration:"doba trvania ISO",ipv4:"IPv4 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"rozsah IP\
v4",cidrv6:"rozsah IPv6",base64:"re\u0165azec zak\xF3dovan\xFD vo form\xE1te base64",base64url:"re\u0165azec zak\xF3dovan\xFD vo fo\
rm\xE1te base64url",json_string:"re\u0165azec vo form\xE1te JSON",e164:"\u010D\xEDslo E.164",credit_card:"\u010D\xEDslo kreditne\
j karty",currency_code:"k\xF3d meny",iban:"IBAN",jwt:"JWT",template_literal:"vstup"},o={nan:"NaN",number:"\u010D\xEDslo",
string:"re\u0165azec",function:"funkcia",array:"pole"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??
t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Neplatn\xFD vstup: o\u010Dak\xE1van\xE9 instanceof ${t.
expected}, obdr\u017Ean\xE9 ${u}`:`Neplatn\xFD vstup: o\u010Dak\xE1van\xE9 ${r}, obdr\u017Ean\xE9 ${u}`}case"invalid_val\
ue":return t.values.length===1?`Neplatn\xFD vstup: o\u010Dak\xE1van\xE9 ${O(t.values[0])}`:`Neplatn\xFD vstup: o\u010Dak\xE1van\xE1 je\
dna z hodn\xF4t ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Hodnota je pr\xEDli\
\u0161 ve\u013Ek\xE1: ${t.origin??"hodnota"} mus\xED ma\u0165 ${r}${t.maximum.toString()} ${a.unit??"prvkov"}`:`Hodnota \
je pr\xEDli\u0161 ve\u013Ek\xE1: ${t.origin??"hodnota"} mus\xED by\u0165 ${r}${t.maximum.toString()}`}case"too_small":{const r=t.
inclusive?">=":">",a=n(t.origin);return a?`Hodnota je pr\xEDli\u0161 mal\xE1: ${t.origin??"hodnota"} mus\xED ma\u0165 ${r}${t.
minimum.toString()} ${a.unit??"prvkov"}`:`Hodnota je pr\xEDli\u0161 mal\xE1: ${t.origin??"hodnota"} mus\xED by\u0165 ${r}${t.
minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Neplatn\xFD re\u0165azec: mus\xED za\u010D\xEDna\u0165 na \
"${r.prefix}"`:r.format==="ends_with"?`Neplatn\xFD re\u0165azec: mus\xED kon\u010Di\u0165 na "${r.suffix}"`:r.format==="\
includes"?`Neplatn\xFD re\u0165azec: mus\xED obsahova\u0165 "${r.includes}"`:r.format==="regex"?`Neplatn\xFD re\u0165azec: mus\xED \
zodpoveda\u0165 vzoru ${r.pattern}`:`Neplatn\xFD form\xE1t ${i[r.format]??t.format}`}case"not_multiple_of":return`Neplat\
n\xE9 \u010D\xEDslo: mus\xED by\u0165 n\xE1sobkom ${t.divisor}`;case"unrecognized_keys":return`Nezn\xE1me kl\xFA\u010De: ${h(
t.keys,", ")}`;case"invalid_key":return`Neplatn\xFD kl\xFA\u010D v ${t.origin}`;case"invalid_union":return"Neplatn\xFD vstu\
p";case"invalid_element":return`Neplatn\xE1 hodnota v ${t.origin}`;default:return"Neplatn\xFD vstup"}}};function Cv(){return{
localeError:Tv()}}const Lv=()=>{const e={string:{unit:"znakov",verb:"imeti"},file:{unit:"bajtov",verb:"imeti"},array:{unit:"\
elementov",verb:"imeti"},set:{unit:"elementov",verb:"imeti"},map:{unit:"elementov",verb:"imeti"}};function n(t){return e[t]??
null}const i={regex:"vnos",email:"e-po\u0161tni naslov",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUID\
v6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datum in \u010Das",
date:"ISO datum",time:"ISO \u010Das",duration:"ISO trajanje",ipv4:"IPv4 naslov",ipv6:"IPv6 naslov",mac:"MAC naslov",cidrv4:"\
obseg IPv4",cidrv6:"obseg IPv6",base64:"base64 kodiran niz",base64url:"base64url kodiran niz",json_string:"JSON niz",e164:"\
E.164 \u0161tevilka",credit_card:"\u0161tevilka kreditne kartice",currency_code:"koda valute",iban:"IBAN",jwt:"JWT",template_literal:"\
vnos"},o={nan:"NaN",number:"\u0161tevilo",array:"tabela"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??
t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Neveljaven vnos: pri\u010Dakovano instanceof ${t.expected}\
, prejeto ${u}`:`Neveljaven vnos: pri\u010Dakovano ${r}, prejeto ${u}`}case"invalid_value":return t.values.length===1?`N\
eveljaven vnos: pri\u010Dakovano ${O(t.values[0])}`:`Neveljavna mo\u017Enost: pri\u010Dakovano eno izmed ${h(t.values,"|")}`;case"\
too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Preveliko: pri\u010Dakovano, da bo ${t.origin??"vrednost"}\
 imelo ${r}${t.maximum.toString()} ${a.unit??"elementov"}`:`Preveliko: pri\u010Dakovano, da bo ${t.origin??"vrednost"} ${r}${t.
maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`Premajhno: pri\u010Dakovano, da bo\
 ${t.origin} imelo ${r}${t.minimum.toString()} ${a.unit}`:`Premajhno: pri\u010Dakovano, da bo ${t.origin} ${r}${t.minimum.
toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Neveljaven niz: mora se za\u010Deti z "${r.
prefix}"`:r.format==="ends_with"?`Neveljaven niz: mora se kon\u010Dati z "${r.suffix}"`:r.format==="includes"?`Neveljave\
n niz: mora vsebovati "${r.includes}"`:r.format==="regex"?`Neveljaven niz: mora ustrezati vzorcu ${r.pattern}`:`Neveljav\
en ${i[r.format]??t.format}`}case"not_multiple_of":return`Neveljavno \u0161tevilo: mora biti ve\u010Dkratnik ${t.divisor}`;case"\
unrecognized_keys":return`Neprepoznan${t.keys.length>1?"i klju\u010Di":" klju\u010D"}: ${h(t.keys,", ")}`;case"invalid_k\
ey":return`Neveljaven klju\u010D v ${t.origin}`;case"invalid_union":return"Neveljaven vnos";case"invalid_element":return`\
Neveljavna vrednost v ${t.origin}`;default:return"Neveljaven vnos"}}};function Rv(){return{localeError:Lv()}}const Fv=()=>{
const e={string:{unit:"tecken",verb:"att ha"},file:{unit:"bytes",verb:"att ha"},array:{unit:"objekt",verb:"att inneh\xE5lla"},
set:{unit:"objekt",verb:"att inneh\xE5lla"},map:{unit:"objekt",verb:"att inneh\xE5lla"}};function n(t){return e[t]??null}
const i={regex:"regulj\xE4rt uttryck",email:"e-postadress",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"U\
UIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-datum och\
 tid",date:"ISO-datum",time:"ISO-tid",duration:"ISO-varaktighet",ipv4:"IPv4-adress",ipv6:"IPv6-adress",mac:"MAC-adress",
cidrv4:"IPv4-spektrum",cidrv6:"IPv6-spektrum",base64:"base64-kodad str\xE4ng",base64url:"base64url-kodad str\xE4ng",json_string:"\
JSON-str\xE4ng",e164:"E.164-nummer",credit_card:"kreditkortsnummer",currency_code:"valutakod",iban:"IBAN",jwt:"JWT",template_literal:"\
mall-literal"},o={nan:"NaN",number:"antal",array:"lista"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??
t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Ogiltig inmatning: f\xF6rv\xE4ntat instanceof ${t.expected}\
, fick ${u}`:`Ogiltig inmatning: f\xF6rv\xE4ntat ${r}, fick ${u}`}case"invalid_value":return t.values.length===1?`Ogilti\
g inmatning: f\xF6rv\xE4ntat ${O(t.values[0])}`:`Ogiltigt val: f\xF6rv\xE4ntade en av ${h(t.values,"|")}`;case"too_big":{
const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`F\xF6r stor(t): f\xF6rv\xE4ntade ${t.origin??"v\xE4rdet"} att ha ${r}${t.
maximum.toString()} ${a.unit??"element"}`:`F\xF6r stor(t): f\xF6rv\xE4ntat ${t.origin??"v\xE4rdet"} att ha ${r}${t.maximum.
toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`F\xF6r lite(t): f\xF6rv\xE4ntade ${t.
origin??"v\xE4rdet"} att ha ${r}${t.minimum.toString()} ${a.unit}`:`F\xF6r lite(t): f\xF6rv\xE4ntade ${t.origin??"v\xE4rdet"}\
 att ha ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Ogiltig str\xE4ng: m\xE5\
ste b\xF6rja med "${r.prefix}"`:r.format==="ends_with"?`Ogiltig str\xE4ng: m\xE5ste sluta med "${r.suffix}"`:r.format===
"includes"?`Ogiltig str\xE4ng: m\xE5ste inneh\xE5lla "${r.includes}"`:r.format==="regex"?`Ogiltig str\xE4ng: m\xE5ste matcha m\
\xF6nstret "${r.pattern}"`:`Ogiltig(t) ${i[r.format]??t.format}`}case"not_multiple_of":return`Ogiltigt tal: m\xE5ste vara e\
n multipel av ${t.divisor}`;case"unrecognized_keys":return`${t.keys.length>1?"Ok\xE4nda nycklar":"Ok\xE4nd nyckel"}: ${h(
t.keys,", ")}`;case"invalid_key":return`Ogiltig nyckel i ${t.origin??"v\xE4rdet"}`;case"invalid_union":return"Ogiltig in\
put";case"invalid_element":return`Ogiltigt v\xE4rde i ${t.origin??"v\xE4rdet"}`;default:return"Ogiltig input"}}};function Mv(){
return{localeError:Fv()}}const Vv=()=>{const e={string:{unit:"\u0B8E\u0BB4\u0BC1\u0BA4\u0BCD\u0BA4\u0BC1\u0B95\u0BCD\u0B95\u0BB3\u0BCD",
verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
file:{unit:"\u0BAA\u0BC8\u0B9F\u0BCD\u0B9F\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
array:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
set:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
map:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"}};
function n(t){return e[t]??null}const i={regex:"\u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1",email:"\u0BAE\u0BBF\u0BA9\u0BCD\u0BA9\u0B9E\u0BCD\u0B9A\u0BB2\u0BCD \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0BA4\u0BC7\u0BA4\u0BBF \u0BA8\u0BC7\u0BB0\u0BAE\u0BCD",date:"ISO \u0BA4\u0BC7\u0BA4\
\u0BBF",time:"ISO \u0BA8\u0BC7\u0BB0\u0BAE\u0BCD",duration:"ISO \u0B95\u0BBE\u0BB2 \u0B85\u0BB3\u0BB5\u0BC1",ipv4:"IPv4 \
\u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",ipv6:"IPv6 \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",mac:"MAC \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",
cidrv4:"IPv4 \u0BB5\u0BB0\u0BAE\u0BCD\u0BAA\u0BC1",cidrv6:"IPv6 \u0BB5\u0BB0\u0BAE\u0BCD\u0BAA\u0BC1",base64:"base64-enc\
oded \u0B9A\u0BB0\u0BAE\u0BCD",base64url:"base64url-encoded \u0B9A\u0BB0\u0BAE\u0BCD",json_string:"JSON \u0B9A\u0BB0\u0BAE\u0BCD",
e164:"E.164 \u0B8E\u0BA3\u0BCD",credit_card:"\u0B95\u0B9F\u0BA9\u0BCD \u0B85\u0B9F\u0BCD\u0B9F\u0BC8 \u0B8E\u0BA3\u0BCD",
currency_code:"\u0BA8\u0BBE\u0BA3\u0BAF\u0B95\u0BCD \u0B95\u0BC1\u0BB1\u0BBF\u0BAF\u0BC0\u0B9F\u0BC1",iban:"IBAN",jwt:"J\
WT",template_literal:"input"},o={nan:"NaN",number:"\u0B8E\u0BA3\u0BCD",array:"\u0B85\u0BA3\u0BBF",null:"\u0BB5\u0BC6\u0BB1\u0BC1\u0BAE\u0BC8"};
return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(
t.expected)?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 instanceof ${t.
expected}, \u0BAA\u0BC6\u0BB1\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${u}`:`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1\
 ${r}, \u0BAA\u0BC6\u0BB1\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${u}`}case"invalid_value":return t.values.length===
1?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${O(
t.values[0])}`:`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BB5\u0BBF\u0BB0\u0BC1\u0BAA\u0BCD\u0BAA\u0BAE\u0BCD: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${h(
t.values,"|")} \u0B87\u0BB2\u0BCD \u0B92\u0BA9\u0BCD\u0BB1\u0BC1`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);
return a?`\u0BAE\u0BBF\u0B95 \u0BAA\u0BC6\u0BB0\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${t.
origin??"\u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1"} ${r}${t.maximum.toString()} ${a.unit??"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD"}\
 \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:`\u0BAE\u0BBF\u0B95 \u0BAA\u0BC6\u0BB0\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\
\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${t.origin??"\u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1"}\
 ${r}${t.maximum.toString()} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`}case"\
too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u0BAE\u0BBF\u0B95\u0B9A\u0BCD \u0B9A\u0BBF\u0BB1\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${t.
origin} ${r}${t.minimum.toString()} ${a.unit} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
`\u0BAE\u0BBF\u0B95\u0B9A\u0BCD \u0B9A\u0BBF\u0BB1\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${t.
origin} ${r}${t.minimum.toString()} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${r.
prefix}" \u0B87\u0BB2\u0BCD \u0BA4\u0BCA\u0B9F\u0B99\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:r.format===
"ends_with"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${r.suffix}" \u0B87\u0BB2\u0BCD \u0BAE\u0BC1\u0B9F\u0BBF\u0BB5\u0B9F\u0BC8\u0BAF \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
r.format==="includes"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${r.includes}" \u0B90 \u0B89\u0BB3\u0BCD\u0BB3\u0B9F\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
r.format==="regex"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: ${r.pattern} \u0BAE\u0BC1\u0BB1\u0BC8\u0BAA\u0BBE\u0B9F\u0BCD\u0B9F\u0BC1\u0B9F\u0BA9\u0BCD \u0BAA\u0BCA\u0BB0\u0BC1\u0BA8\u0BCD\u0BA4 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 ${i[r.format]??t.format}`}case"not_multiple_of":return`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B8E\u0BA3\u0BCD: ${t.
divisor} \u0B87\u0BA9\u0BCD \u0BAA\u0BB2\u0BAE\u0BBE\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`;case"\
unrecognized_keys":return`\u0B85\u0B9F\u0BC8\u0BAF\u0BBE\u0BB3\u0BAE\u0BCD \u0BA4\u0BC6\u0BB0\u0BBF\u0BAF\u0BBE\u0BA4 \u0BB5\u0BBF\u0B9A\u0BC8${t.
keys.length>1?"\u0B95\u0BB3\u0BCD":""}: ${h(t.keys,", ")}`;case"invalid_key":return`${t.origin} \u0B87\u0BB2\u0BCD \u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BB5\u0BBF\u0B9A\u0BC8`;case"\
invalid_union":return"\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1";case"invalid_element":return`${t.
origin} \u0B87\u0BB2\u0BCD \u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1`;default:return"\u0BA4\u0BB5\u0BB1\
\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1"}}};function Bv(){return{localeError:Vv()}}const Jv=()=>{const e={
string:{unit:"\u0430\u043B\u043E\u043C\u0430\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},
file:{unit:"\u0431\u0430\u0439\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},array:{unit:"\
\u0443\u043D\u0441\u0443\u0440",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},set:{unit:"\u0443\u043D\u0441\u0443\u0440",
verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},map:{unit:"\u0441\u0430\u0431\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\
\u043E\u0448\u0430\u0434"}};function n(t){return e[t]??null}const i={regex:"\u0432\u0443\u0440\u0443\u0434",email:"\u0441\u0443\u0440\u043E\u0493\
\u0430\u0438 email",url:"URL",emoji:"\u044D\u043C\u043E\u04B7\u0438",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0441\u0430\u043D\u0430\u0432\u0443 \u0432\u0430\u049B\u0442\u0438 ISO",
date:"\u0441\u0430\u043D\u0430\u0438 ISO",time:"\u0432\u0430\u049B\u0442\u0438 ISO",duration:"\u0434\u0430\u0432\u043E\u043C\u043D\u043E\u043A\u0438\u0438 ISO",
ipv4:"\u0441\u0443\u0440\u043E\u0493\u0430\u0438 IPv4",ipv6:"\u0441\u0443\u0440\u043E\u0493\u0430\u0438 IPv6",mac:"\u0441\u0443\u0440\u043E\u0493\
\u0430\u0438 MAC",cidrv4:"\u043C\u0430\u04B3\u0434\u0443\u0434\u0430\u0438 IPv4",cidrv6:"\u043C\u0430\u04B3\u0434\u0443\u0434\u0430\u0438 IPv6",
base64:"\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043E\u0440\u043C\u0430\u0442\u0438 base64",base64url:"\
\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043E\u0440\u043C\u0430\u0442\u0438 base64url",json_string:"\u0441\u0430\u0442\
\u0440\u0438 JSON",e164:"\u0440\u0430\u049B\u0430\u043C\u0438 E.164",credit_card:"\u0440\u0430\u049B\u0430\u043C\u0438 \u043A\u043E\u0440\u0442\u0438 \u043A\u0440\u0435\u0434\u0438\u0442\u04E3",
currency_code:"\u0440\u0430\u043C\u0437\u0438 \u0430\u0441\u044A\u043E\u0440",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0443\
\u0440\u0443\u0434"},o={nan:"NaN",number:"\u0440\u0430\u049B\u0430\u043C",string:"\u0441\u0430\u0442\u0440",array:"\u043C\u0430\u0441\u0441\u0438\
\u0432",object:"\u043E\u0431\u044A\u0435\u043A\u0442",date:"\u0441\u0430\u043D\u0430"};return t=>{switch(t.code){case"in\
valid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return`\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: ${r}\
 \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442, ${u} \u0433\u0438\u0440\u0438\u0444\u0442\u0430 \u0448\u0443\u0434`}case"\
invalid_value":return t.values.length===1?`\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: ${O(
t.values[0])} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`:`\u0418\u043D\u0442\u0438\u0445\u043E\u0431\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u044F\u043A\u0435 \u0430\
\u0437 ${h(t.values,"|")} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`;case"too_big":{
const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u0425\u0435\u043B\u0435 \u043A\u0430\u043B\u043E\u043D: ${t.origin??
"\u049B\u0438\u043C\u0430\u0442"} \u0431\u043E\u044F\u0434 ${r}${t.maximum.toString()} ${a.unit} ${a.verb}`:`\u0425\u0435\u043B\u0435 \u043A\u0430\u043B\u043E\u043D:\
 ${t.origin??"\u049B\u0438\u043C\u0430\u0442"} \u0431\u043E\u044F\u0434 ${r}${t.maximum.toString()} \u0431\u043E\u0448\u0430\u0434`}case"\
too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u0425\u0435\u043B\u0435 \u0445\u0443\u0440\u0434: ${t.
origin} \u0431\u043E\u044F\u0434 ${r}${t.minimum.toString()} ${a.unit} ${a.verb}`:`\u0425\u0435\u043B\u0435 \u0445\u0443\u0440\u0434: ${t.
origin} \u0431\u043E\u044F\u0434 ${r}${t.minimum.toString()} \u0431\u043E\u0448\u0430\u0434`}case"invalid_format":{const r=t;
return r.format==="starts_with"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u043E "${r.
prefix}" \u043E\u0493\u043E\u0437 \u0448\u0430\u0432\u0430\u0434`:r.format==="ends_with"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u043E "${r.
suffix}" \u0430\u043D\u04B7\u043E\u043C \u0451\u0431\u0430\u0434`:r.format==="includes"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 "${r.
includes}"-\u0440\u043E \u0434\u0430\u0440 \u0431\u0430\u0440 \u0433\u0438\u0440\u0430\u0434`:r.format==="regex"?`\u0421\u0430\u0442\u0440\u0438 \
\u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u0430 \u043D\u0430\u043C\u0443\u043D\u0430\u0438 ${r.
pattern} \u043C\u0443\u0432\u043E\u0444\u0438\u049B\u0430\u0442 \u043A\u0443\u043D\u0430\u0434`:`${i[r.format]??t.format}\
-\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442`}case"not_multiple_of":return`\u0420\u0430\u049B\u0430\u043C\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u0430 ${t.
divisor} \u0431\u0435 \u0431\u0430\u049B\u0438\u044F \u0442\u0430\u049B\u0441\u0438\u043C \u0448\u0430\u0432\u0430\u0434`;case"\
unrecognized_keys":return`\u041A\u0430\u043B\u0438\u0434${t.keys.length>1?"\u04B3\u043E\u0438":"\u0438"} \u043D\u043E\u043C\u0430\u044A\u043B\u0443\u043C: ${h(
t.keys,", ")}`;case"invalid_key":return`\u041A\u0430\u043B\u0438\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${t.
origin}`;case"invalid_union":return t.options&&Array.isArray(t.options)&&t.options.length>0?`\u049A\u0438\u043C\u0430\u0442\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442\u0438 \u0434\u0438\u0441\u043A\u0440\u0438\u043C\u0438\u043D\u0430\
\u0442\u043E\u0440: ${t.options.map(a=>`'${a}'`).join(" | ")} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`:
"\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442";case"invalid_element":return`\u049A\u0438\u043C\
\u0430\u0442\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${t.origin}`;default:return"\u0412\u0443\u0440\u0443\u0434\
\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442"}}};function Kv(){return{localeError:Jv()}}const Gv=()=>{const e={
string:{unit:"\u0E15\u0E31\u0E27\u0E2D\u0E31\u0E01\u0E29\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},file:{unit:"\u0E44\u0E1A\u0E15\u0E4C",
verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},array:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},
set:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},map:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",
verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"}};function n(t){return e[t]??null}const i={regex:"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E17\u0E35\u0E48\u0E1B\u0E49\u0E2D\u0E19",
email:"\u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48\u0E2D\u0E35\u0E40\u0E21\u0E25",url:"URL",emoji:"\u0E2D\u0E34\u0E42\u0E21\u0E08\u0E34",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"\u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E40\u0E27\u0E25\u0E32\u0E41\u0E1A\u0E1A ISO",date:"\u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\
\u0E41\u0E1A\u0E1A ISO",time:"\u0E40\u0E27\u0E25\u0E32\u0E41\u0E1A\u0E1A ISO",duration:"\u0E0A\u0E48\u0E27\u0E07\u0E40\u0E27\u0E25\u0E32\u0E41\u0E1A\u0E1A ISO",
ipv4:"\u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48 IPv4",ipv6:"\u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48 IPv6",mac:"\u0E17\u0E35\u0E48\u0E2D\u0E22\
\u0E39\u0E48 MAC",cidrv4:"\u0E0A\u0E48\u0E27\u0E07 IP \u0E41\u0E1A\u0E1A IPv4",cidrv6:"\u0E0A\u0E48\u0E27\u0E07 IP \u0E41\u0E1A\u0E1A IPv6",
base64:"\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E41\u0E1A\u0E1A Base64",base64url:"\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E41\u0E1A\u0E1A Base64 \u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A URL",
json_string:"\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E41\u0E1A\u0E1A JSON",e164:"\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C\u0E23\u0E30\u0E2B\u0E27\u0E48\u0E32\u0E07\u0E1B\u0E23\u0E30\u0E40\u0E17\u0E28 (E.164)",
credit_card:"\u0E2B\u0E21\u0E32\u0E22\u0E40\u0E25\u0E02\u0E1A\u0E31\u0E15\u0E23\u0E40\u0E04\u0E23\u0E14\u0E34\u0E15",currency_code:"\
\u0E23\u0E2B\u0E31\u0E2A\u0E2A\u0E01\u0E38\u0E25\u0E40\u0E07\u0E34\u0E19",iban:"IBAN",jwt:"\u0E42\u0E17\u0E40\u0E04\u0E19 JWT",
template_literal:"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E17\u0E35\u0E48\u0E1B\u0E49\u0E2D\u0E19"},o={nan:"NaN",number:"\
\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02",array:"\u0E2D\u0E32\u0E23\u0E4C\u0E40\u0E23\u0E22\u0E4C (Array)",null:"\u0E44\u0E21\u0E48\u0E21\u0E35\u0E04\u0E48\u0E32 (n\
ull)"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.
test(t.expected)?`\u0E1B\u0E23\u0E30\u0E40\u0E20\u0E17\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 instanceof ${t.
expected} \u0E41\u0E15\u0E48\u0E44\u0E14\u0E49\u0E23\u0E31\u0E1A ${u}`:`\u0E1B\u0E23\u0E30\u0E40\u0E20\u0E17\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 ${r}\
 \u0E41\u0E15\u0E48\u0E44\u0E14\u0E49\u0E23\u0E31\u0E1A ${u}`}case"invalid_value":return t.values.length===1?`\u0E04\u0E48\u0E32\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\
\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 ${O(t.values[0])}`:`\u0E15\u0E31\u0E27\u0E40\u0E25\u0E37\u0E2D\u0E01\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E43\u0E19 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"\u0E44\u0E21\u0E48\u0E40\u0E01\u0E34\u0E19":"\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32",
a=n(t.origin);return a?`\u0E40\u0E01\u0E34\u0E19\u0E01\u0E33\u0E2B\u0E19\u0E14: ${t.origin??"\u0E04\u0E48\u0E32"} \u0E04\u0E27\u0E23\u0E21\u0E35${r}\
 ${t.maximum.toString()} ${a.unit??"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23"}`:`\u0E40\u0E01\u0E34\u0E19\u0E01\u0E33\u0E2B\u0E19\u0E14: ${t.
origin??"\u0E04\u0E48\u0E32"} \u0E04\u0E27\u0E23\u0E21\u0E35${r} ${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?
"\u0E2D\u0E22\u0E48\u0E32\u0E07\u0E19\u0E49\u0E2D\u0E22":"\u0E21\u0E32\u0E01\u0E01\u0E27\u0E48\u0E32",a=n(t.origin);return a?
`\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32\u0E01\u0E33\u0E2B\u0E19\u0E14: ${t.origin} \u0E04\u0E27\u0E23\u0E21\u0E35${r}\
 ${t.minimum.toString()} ${a.unit}`:`\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32\u0E01\u0E33\u0E2B\u0E19\u0E14: ${t.
origin} \u0E04\u0E27\u0E23\u0E21\u0E35${r} ${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="s\
tarts_with"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E02\u0E36\u0E49\u0E19\u0E15\u0E49\u0E19\u0E14\u0E49\u0E27\u0E22 "${r.
prefix}"`:r.format==="ends_with"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E25\u0E07\u0E17\u0E49\u0E32\u0E22\u0E14\u0E49\u0E27\u0E22 "${r.
suffix}"`:r.format==="includes"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E21\u0E35 "${r.
includes}" \u0E2D\u0E22\u0E39\u0E48\u0E43\u0E19\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21`:r.format==="regex"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\
\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E15\u0E49\u0E2D\u0E07\u0E15\u0E23\u0E07\u0E01\u0E31\u0E1A\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E17\u0E35\u0E48\u0E01\u0E33\u0E2B\u0E19\u0E14 ${r.
pattern}`:`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: ${i[r.format]??
t.format}`}case"not_multiple_of":return`\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E15\u0E49\u0E2D\u0E07\u0E40\u0E1B\u0E47\u0E19\u0E08\u0E33\u0E19\u0E27\u0E19\u0E17\u0E35\u0E48\u0E2B\u0E32\u0E23\u0E14\u0E49\u0E27\u0E22 ${t.
divisor} \u0E44\u0E14\u0E49\u0E25\u0E07\u0E15\u0E31\u0E27`;case"unrecognized_keys":return`\u0E1E\u0E1A\u0E04\u0E35\u0E22\u0E4C\u0E17\u0E35\u0E48\u0E44\u0E21\u0E48\u0E23\u0E39\u0E49\u0E08\u0E31\u0E01: ${h(
t.keys,", ")}`;case"invalid_key":return`\u0E04\u0E35\u0E22\u0E4C\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E19 ${t.
origin}`;case"invalid_union":return"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E44\u0E21\u0E48\u0E15\u0E23\u0E07\u0E01\u0E31\u0E1A\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E22\u0E39\u0E40\u0E19\u0E35\u0E22\u0E19\u0E17\u0E35\u0E48\u0E01\u0E33\u0E2B\u0E19\u0E14\u0E44\u0E27\u0E49";case"\
invalid_element":return`\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E19 ${t.
origin}`;default:return"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07"}}};
function Hv(){return{localeError:Gv()}}const Wv=()=>{const e={string:{unit:"simwol",verb:"bolmaly"},file:{unit:"ba\xFDt",
verb:"bolmaly"},array:{unit:"elementler",verb:"bolmaly"},set:{unit:"elementler",verb:"bolmaly"},map:{unit:"elementler",verb:"\
bolmaly"}};function n(t){return e[t]??null}const i={regex:"giri\u015F",email:"e-po\xE7ta salgysy",url:"URL",emoji:"emoji",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO sene we wagt",date:"ISO sene",time:"ISO wagt",duration:"ISO wagt aralygy",ipv4:"IPv4 salgysy",
ipv6:"IPv6 salgysy",mac:"MAC salgysy",cidrv4:"IPv4 aralygy",cidrv6:"IPv6 aralygy",base64:"base64 bilen \u015Fifrlenen setir",
base64url:"base64url bilen \u015Fifrlenen setir",json_string:"JSON setiri",e164:"E.164 nomeri",credit_card:"kredit karty\
ny\u0148 nomeri",currency_code:"wal\xFDuta kody",iban:"IBAN",jwt:"JWT",template_literal:"\u015Fablon"},o={nan:"NaN"};return t=>{
switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return`N\xE4dogry baha: gara\u015Fyl\
an ${r} \xFDerine ${u} alyndy`}case"invalid_value":return t.values.length===1?`N\xE4dogry baha: ${O(t.values[0])} bolmal\
y`:`N\xE4dogry sa\xFDlaw: a\u015Fakdakylardan biri bolmaly: ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":
"<",a=n(t.origin);return a?`Has uly: gara\u015Fyl\xFDan ${t.origin??"baha"} ${r} ${t.maximum.toString()} ${a.unit??"elem\
ent"}`:`Has uly: gara\u015Fyl\xFDan ${t.origin??"baha"} ${r} ${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?
">=":">",a=n(t.origin);return a?`Has ki\xE7i: gara\u015Fyl\xFDan ${t.origin} ${r} ${t.minimum.toString()} ${a.unit}`:`Ha\
s ki\xE7i: gara\u015Fyl\xFDan ${t.origin} ${r} ${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format===
"starts_with"?`N\xE4dogry setir: "${r.prefix}" bilen ba\u015Flamaly`:r.format==="ends_with"?`N\xE4dogry setir: "${r.suffix}\
" bilen gutarmaly`:r.format==="includes"?`N\xE4dogry setir: "${r.includes}" saklamaly`:r.format==="regex"?`N\xE4dogry setir\
: ${r.pattern} nusga la\xFDyk bolmaly`:`N\xE4dogry ${i[r.format]??t.format}`}case"not_multiple_of":return`N\xE4dogry san: ${t.
divisor} bilen galyndysyz b\xF6l\xFCnmeli`;case"unrecognized_keys":return`Tanalma\xFDan a\xE7ar${t.keys.length>1?"lar":""}\
: ${h(t.keys,", ")}`;case"invalid_key":return`${t.origin} i\xE7inde n\xE4dogry a\xE7ar`;case"invalid_union":return"N\xE4dog\
ry baha";case"invalid_element":return`${t.origin} i\xE7inde n\xE4dogry baha`;default:return"N\xE4dogry baha"}}};function Xv(){
return{localeError:Wv()}}const qv=()=>{const e={string:{unit:"karakter",verb:"olmal\u0131"},file:{unit:"bayt",verb:"olma\
l\u0131"},array:{unit:"\xF6\u011Fe",verb:"olmal\u0131"},set:{unit:"\xF6\u011Fe",verb:"olmal\u0131"},map:{unit:"\xF6\u011Fe",
verb:"olmal\u0131"}};function n(t){return e[t]??null}const i={regex:"girdi",email:"e-posta adresi",url:"URL",emoji:"emoj\
i",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XI\
D",ksuid:"KSUID",datetime:"ISO tarih ve saat",date:"ISO tarih",time:"ISO saat",duration:"ISO s\xFCre",ipv4:"IPv4 adresi",
ipv6:"IPv6 adresi",mac:"MAC adresi",cidrv4:"IPv4 aral\u0131\u011F\u0131",cidrv6:"IPv6 aral\u0131\u011F\u0131",base64:"ba\
se64 ile \u015Fifrelenmi\u015F metin",base64url:"base64url ile \u015Fifrelenmi\u015F metin",json_string:"JSON dizesi",e164:"\
E.164 say\u0131s\u0131",credit_card:"kredi kart\u0131 numaras\u0131",currency_code:"para birimi kodu",iban:"IBAN",jwt:"J\
WT",template_literal:"\u015Eablon dizesi"},o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??
t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Ge\xE7ersiz de\u011Fer: beklenen instanceof ${t.expected}\
, al\u0131nan ${u}`:`Ge\xE7ersiz de\u011Fer: beklenen ${r}, al\u0131nan ${u}`}case"invalid_value":return t.values.length===
1?`Ge\xE7ersiz de\u011Fer: beklenen ${O(t.values[0])}`:`Ge\xE7ersiz se\xE7enek: a\u015Fa\u011F\u0131dakilerden biri olmal\u0131: ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\xC7ok b\xFCy\xFCk: beklenen ${t.origin??
"de\u011Fer"} ${r}${t.maximum.toString()} ${a.unit??"\xF6\u011Fe"}`:`\xC7ok b\xFCy\xFCk: beklenen ${t.origin??"de\u011Fer"}\
 ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\xC7ok k\xFC\xE7\xFCk: beklenen ${t.
origin} ${r}${t.minimum.toString()} ${a.unit}`:`\xC7ok k\xFC\xE7\xFCk: beklenen ${t.origin} ${r}${t.minimum.toString()}`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`Ge\xE7ersiz metin: "${r.prefix}" ile ba\u015Flamal\u0131`:r.
format==="ends_with"?`Ge\xE7ersiz metin: "${r.suffix}" ile bitmeli`:r.format==="includes"?`Ge\xE7ersiz metin: "${r.includes}\
" i\xE7ermeli`:r.format==="regex"?`Ge\xE7ersiz metin: ${r.pattern} desenine uymal\u0131`:`Ge\xE7ersiz ${i[r.format]??t.format}`}case"\
not_multiple_of":return`Ge\xE7ersiz say\u0131: ${t.divisor} ile tam b\xF6l\xFCnebilmeli`;case"unrecognized_keys":return`\
Tan\u0131nmayan anahtar${t.keys.length>1?"lar":""}: ${h(t.keys,", ")}`;case"invalid_key":return`${t.origin} i\xE7inde ge\xE7er\
siz anahtar`;case"invalid_union":return"Ge\xE7ersiz de\u011Fer";case"invalid_element":return`${t.origin} i\xE7inde ge\xE7ersiz\
 de\u011Fer`;default:return"Ge\xE7ersiz de\u011Fer"}}};function Yv(){return{localeError:qv()}}const Qv=()=>{const e={string:{
unit:"\u0441\u0438\u043C\u0432\u043E\u043B\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},file:{unit:"\u0431\u0430\u0439\u0442\u0456\u0432",
verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},array:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\
\u043C\u0430\u0442\u0438\u043C\u0435"},set:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},
map:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"}};function n(t){
return e[t]??null}const i={regex:"\u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456",email:"\u0430\u0434\u0440\u0435\u0441\u0430 \u0435\u043B\u0435\u043A\u0442\u0440\u043E\u043D\u043D\
\u043E\u0457 \u043F\u043E\u0448\u0442\u0438",url:"URL",emoji:"\u0435\u043C\u043E\u0434\u0437\u0456",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
\u0434\u0430\u0442\u0430 \u0442\u0430 \u0447\u0430\u0441 ISO",date:"\u0434\u0430\u0442\u0430 ISO",time:"\u0447\u0430\u0441 ISO",
duration:"\u0442\u0440\u0438\u0432\u0430\u043B\u0456\u0441\u0442\u044C ISO",ipv4:"\u0430\u0434\u0440\u0435\u0441\u0430 IPv4",
ipv6:"\u0430\u0434\u0440\u0435\u0441\u0430 IPv6",mac:"\u0430\u0434\u0440\u0435\u0441\u0430 MAC",cidrv4:"\u0434\u0456\u0430\u043F\u0430\u0437\u043E\u043D IPv4",
cidrv6:"\u0434\u0456\u0430\u043F\u0430\u0437\u043E\u043D IPv6",base64:"\u0440\u044F\u0434\u043E\u043A \u0443 \u043A\u043E\u0434\u0443\u0432\u0430\u043D\u043D\u0456 base64",
base64url:"\u0440\u044F\u0434\u043E\u043A \u0443 \u043A\u043E\u0434\u0443\u0432\u0430\u043D\u043D\u0456 base64url",json_string:"\
\u0440\u044F\u0434\u043E\u043A JSON",e164:"\u043D\u043E\u043C\u0435\u0440 E.164",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u043E\u0457 \u043A\u0430\u0440\u0442\u043A\u0438",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u0438",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0445\u0456\u0434\u043D\u0456 \u0434\
\u0430\u043D\u0456"},o={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0438\u0432"};return t=>{
switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?
`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F instanceof ${t.
expected}, \u043E\u0442\u0440\u0438\u043C\u0430\u043D\u043E ${u}`:`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F ${r}\
, \u043E\u0442\u0440\u0438\u043C\u0430\u043D\u043E ${u}`}case"invalid_value":return t.values.length===1?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\
\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F ${O(t.values[0])}`:
`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0430 \u043E\u043F\u0446\u0456\u044F: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F \u043E\u0434\u043D\u0435 \u0437 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u0432\u0435\u043B\u0438\u043A\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${t.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F"} ${a.verb} ${r}${t.maximum.toString()} ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432"}`:
`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u0432\u0435\u043B\u0438\u043A\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${t.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F"} \u0431\u0443\u0434\u0435 ${r}${t.maximum.toString()}`}case"t\
oo_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u043C\u0430\u043B\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${t.
origin} ${a.verb} ${r}${t.minimum.toString()} ${a.unit}`:`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u043C\u0430\u043B\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${t.
origin} \u0431\u0443\u0434\u0435 ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_\
with"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u043F\u043E\u0447\u0438\u043D\u0430\u0442\u0438\u0441\u044F \u0437 "${r.
prefix}"`:r.format==="ends_with"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u0437\u0430\u043A\u0456\u043D\u0447\u0443\u0432\u0430\u0442\u0438\u0441\u044F \u043D\u0430 "${r.
suffix}"`:r.format==="includes"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u043C\u0456\u0441\u0442\u0438\u0442\u0438 "${r.
includes}"`:r.format==="regex"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u0432\u0456\u0434\u043F\u043E\u0432\u0456\u0434\u0430\u0442\u0438 \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${r.
pattern}`:`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 ${i[r.format]??t.format}`}case"not_m\
ultiple_of":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0435 \u0447\u0438\u0441\u043B\u043E: \u043F\u043E\u0432\u0438\u043D\u043D\u043E \u0431\u0443\u0442\u0438 \u043A\u0440\u0430\u0442\u043D\u0438\u043C ${t.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u043E\u0437\u043F\u0456\u0437\u043D\u0430\u043D\u0438\u0439 \u043A\u043B\u044E\u0447${t.
keys.length>1?"\u0456":""}: ${h(t.keys,", ")}`;case"invalid_key":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u043A\u043B\u044E\u0447 \u0443 ${t.
origin}`;case"invalid_union":return"\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456";case"\
invalid_element":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F \u0443 ${t.
origin}`;default:return"\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456"}}};
function Ad(){return{localeError:Qv()}}function e$(){return Ad()}const t$=()=>{const e={string:{unit:"\u062D\u0631\u0648\u0641",
verb:"\u06C1\u0648\u0646\u0627"},file:{unit:"\u0628\u0627\u0626\u0679\u0633",verb:"\u06C1\u0648\u0646\u0627"},array:{unit:"\
\u0622\u0626\u0679\u0645\u0632",verb:"\u06C1\u0648\u0646\u0627"},set:{unit:"\u0622\u0626\u0679\u0645\u0632",verb:"\u06C1\u0648\u0646\u0627"},
map:{unit:"\u0622\u0626\u0679\u0645\u0632",verb:"\u06C1\u0648\u0646\u0627"}};function n(t){return e[t]??null}const i={regex:"\
\u0627\u0646 \u067E\u0679",email:"\u0627\u06CC \u0645\u06CC\u0644 \u0627\u06CC\u0688\u0631\u06CC\u0633",url:"\u06CC\u0648 \u0622\u0631 \u0627\u06CC\u0644",
emoji:"\u0627\u06CC\u0645\u0648\u062C\u06CC",uuid:"\u06CC\u0648 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",uuidv4:"\u06CC\u0648\
 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC \u0648\u06CC 4",uuidv6:"\u06CC\u0648 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC \u0648\u06CC 6",
nanoid:"\u0646\u06CC\u0646\u0648 \u0622\u0626\u06CC \u0688\u06CC",guid:"\u062C\u06CC \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",
cuid:"\u0633\u06CC \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",cuid2:"\u0633\u06CC \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC 2",
ulid:"\u06CC\u0648 \u0627\u06CC\u0644 \u0622\u0626\u06CC \u0688\u06CC",xid:"\u0627\u06CC\u06A9\u0633 \u0622\u0626\u06CC \u0688\u06CC",
ksuid:"\u06A9\u06D2 \u0627\u06CC\u0633 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",datetime:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u0688\u06CC\u0679 \u0679\u0627\u0626\u0645",
date:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u062A\u0627\u0631\u06CC\u062E",time:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u0648\u0642\u062A",
duration:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u0645\u062F\u062A",ipv4:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 4 \u0627\u06CC\u0688\u0631\u06CC\u0633",
ipv6:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 6 \u0627\u06CC\u0688\u0631\u06CC\u0633",mac:"\u0627\u06CC\u0645 \u0627\u06D2 \u0633\u06CC \u0627\u06CC\u0688\u0631\u06CC\u0633",
cidrv4:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 4 \u0631\u06CC\u0646\u062C",cidrv6:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 6 \u0631\u06CC\u0646\u062C",
base64:"\u0628\u06CC\u0633 64 \u0627\u0646 \u06A9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06AF",base64url:"\u0628\u06CC\u0633 64 \u06CC\u0648\
 \u0622\u0631 \u0627\u06CC\u0644 \u0627\u0646 \u06A9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06AF",json_string:"\u062C\u06D2 \u0627\
\u06CC\u0633 \u0627\u0648 \u0627\u06CC\u0646 \u0633\u0679\u0631\u0646\u06AF",e164:"\u0627\u06CC 164 \u0646\u0645\u0628\u0631",
credit_card:"\u06A9\u0631\u06CC\u0688\u0679 \u06A9\u0627\u0631\u0688 \u0646\u0645\u0628\u0631",currency_code:"\u06A9\u0631\u0646\u0633\u06CC \u06A9\u0648\u0688",
iban:"IBAN",jwt:"\u062C\u06D2 \u0688\u0628\u0644\u06CC\u0648 \u0679\u06CC",template_literal:"\u0627\u0646 \u067E\u0679"},
o={nan:"NaN",number:"\u0646\u0645\u0628\u0631",array:"\u0622\u0631\u06D2",null:"\u0646\u0644"};return t=>{switch(t.code){case"\
invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: inst\
anceof ${t.expected} \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627\u060C ${u} \u0645\u0648\u0635\u0648\u0644 \u06C1\u0648\u0627`:
`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: ${r} \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627\u060C ${u} \u0645\u0648\u0635\u0648\u0644 \u06C1\
\u0648\u0627`}case"invalid_value":return t.values.length===1?`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: ${O(t.values[0])}\
 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`:`\u063A\u0644\u0637 \u0622\u067E\u0634\u0646: ${h(t.values,"|")} \u0645\u06CC\u06BA\
 \u0633\u06D2 \u0627\u06CC\u06A9 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`;case"too_big":{const r=t.inclusive?"\
<=":"<",a=n(t.origin);return a?`\u0628\u06C1\u062A \u0628\u0691\u0627: ${t.origin??"\u0648\u06CC\u0644\u06CC\u0648"} \u06A9\u06D2 ${r}${t.
maximum.toString()} ${a.unit??"\u0639\u0646\u0627\u0635\u0631"} \u06C1\u0648\u0646\u06D2 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u06D2`:
`\u0628\u06C1\u062A \u0628\u0691\u0627: ${t.origin??"\u0648\u06CC\u0644\u06CC\u0648"} \u06A9\u0627 ${r}${t.maximum.toString()}\
 \u06C1\u0648\u0646\u0627 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`}case"too_small":{const r=t.inclusive?">=":"\
>",a=n(t.origin);return a?`\u0628\u06C1\u062A \u0686\u06BE\u0648\u0679\u0627: ${t.origin} \u06A9\u06D2 ${r}${t.minimum.toString()}\
 ${a.unit} \u06C1\u0648\u0646\u06D2 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u06D2`:`\u0628\u06C1\u062A \u0686\u06BE\u0648\u0679\u0627: ${t.
origin} \u06A9\u0627 ${r}${t.minimum.toString()} \u06C1\u0648\u0646\u0627 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`}case"\
invalid_format":{const r=t;return r.format==="starts_with"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${r.prefix}\
" \u0633\u06D2 \u0634\u0631\u0648\u0639 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:r.format==="ends_with"?
`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${r.suffix}" \u067E\u0631 \u062E\u062A\u0645 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:
r.format==="includes"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${r.includes}" \u0634\u0627\u0645\u0644 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:
r.format==="regex"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: \u067E\u06CC\u0679\u0631\u0646 ${r.pattern} \u0633\u06D2 \u0645\u06CC\
\u0686 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:`\u063A\u0644\u0637 ${i[r.format]??t.format}`}case"not_m\
ultiple_of":return`\u063A\u0644\u0637 \u0646\u0645\u0628\u0631: ${t.divisor} \u06A9\u0627 \u0645\u0636\u0627\u0639\u0641 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`;case"\
unrecognized_keys":return`\u063A\u06CC\u0631 \u062A\u0633\u0644\u06CC\u0645 \u0634\u062F\u06C1 \u06A9\u06CC${t.keys.length>
1?"\u0632":""}: ${h(t.keys,"\u060C ")}`;case"invalid_key":return`${t.origin} \u0645\u06CC\u06BA \u063A\u0644\u0637 \u06A9\u06CC`;case"\
invalid_union":return"\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679";case"invalid_element":return`${t.origin} \u0645\u06CC\u06BA \u063A\u0644\u0637 \u0648\u06CC\u0644\
\u06CC\u0648`;default:return"\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679"}}};function n$(){return{localeError:t$()}}const r$=()=>{
const e={string:{unit:"belgi",verb:"bo\u2018lishi kerak"},file:{unit:"bayt",verb:"bo\u2018lishi kerak"},array:{unit:"ele\
ment",verb:"bo\u2018lishi kerak"},set:{unit:"element",verb:"bo\u2018lishi kerak"},map:{unit:"yozuv",verb:"bo\u2018lishi kerak"}};
function n(t){return e[t]??null}const i={regex:"kirish",email:"elektron pochta manzili",url:"URL",emoji:"emoji",uuid:"UU\
ID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"K\
SUID",datetime:"ISO sana va vaqti",date:"ISO sana",time:"ISO vaqt",duration:"ISO davomiylik",ipv4:"IPv4 manzil",ipv6:"IP\
v6 manzil",mac:"MAC manzil",cidrv4:"IPv4 diapazon",cidrv6:"IPv6 diapazon",base64:"base64 kodlangan satr",base64url:"base\
64url kodlangan satr",json_string:"JSON satr",e164:"E.164 raqam",credit_card:"kredit karta raqami",currency_code:"valyut\
a kodi",iban:"IBAN",jwt:"JWT",template_literal:"kirish"},o={nan:"NaN",number:"raqam",array:"massiv"};return t=>{switch(t.
code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`Noto\
\u2018g\u2018ri kirish: kutilgan instanceof ${t.expected}, qabul qilingan ${u}`:`Noto\u2018g\u2018ri kirish: kutilgan ${r}\
, qabul qilingan ${u}`}case"invalid_value":return t.values.length===1?`Noto\u2018g\u2018ri kirish: kutilgan ${O(t.values[0])}`:
`Noto\u2018g\u2018ri variant: quyidagilardan biri kutilgan ${h(t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"\
<",a=n(t.origin);return a?`Juda katta: kutilgan ${t.origin??"qiymat"} ${r}${t.maximum.toString()} ${a.unit} ${a.verb}`:`\
Juda katta: kutilgan ${t.origin??"qiymat"} ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(
t.origin);return a?`Juda kichik: kutilgan ${t.origin} ${r}${t.minimum.toString()} ${a.unit} ${a.verb}`:`Juda kichik: kut\
ilgan ${t.origin} ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Noto\u2018g\u2018r\
i satr: "${r.prefix}" bilan boshlanishi kerak`:r.format==="ends_with"?`Noto\u2018g\u2018ri satr: "${r.suffix}" bilan tug\
ashi kerak`:r.format==="includes"?`Noto\u2018g\u2018ri satr: "${r.includes}" ni o\u2018z ichiga olishi kerak`:r.format===
"regex"?`Noto\u2018g\u2018ri satr: ${r.pattern} shabloniga mos kelishi kerak`:`Noto\u2018g\u2018ri ${i[r.format]??t.format}`}case"\
not_multiple_of":return`Noto\u2018g\u2018ri raqam: ${t.divisor} ning karralisi bo\u2018lishi kerak`;case"unrecognized_ke\
ys":return`Noma\u2019lum kalit${t.keys.length>1?"lar":""}: ${h(t.keys,", ")}`;case"invalid_key":return`${t.origin} dagi \
kalit noto\u2018g\u2018ri`;case"invalid_union":return"Noto\u2018g\u2018ri kirish";case"invalid_element":return`${t.origin}\
 da noto\u2018g\u2018ri qiymat`;default:return"Noto\u2018g\u2018ri kirish"}}};function i$(){return{localeError:r$()}}const o$=()=>{
const e={string:{unit:"k\xFD t\u1EF1",verb:"c\xF3"},file:{unit:"byte",verb:"c\xF3"},array:{unit:"ph\u1EA7n t\u1EED",verb:"\
c\xF3"},set:{unit:"ph\u1EA7n t\u1EED",verb:"c\xF3"},map:{unit:"ph\u1EA7n t\u1EED",verb:"c\xF3"}};function n(t){return e[t]??
null}const i={regex:"\u0111\u1EA7u v\xE0o",email:"\u0111\u1ECBa ch\u1EC9 email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ng\xE0y gi\u1EDD ISO",date:"ng\xE0y ISO",time:"gi\u1EDD ISO",duration:"kho\u1EA3ng th\u1EDDi gian ISO",ipv4:"\u0111\u1ECBa ch\u1EC9 IPv\
4",ipv6:"\u0111\u1ECBa ch\u1EC9 IPv6",mac:"\u0111\u1ECBa ch\u1EC9 MAC",cidrv4:"d\u1EA3i IPv4",cidrv6:"d\u1EA3i IPv6",base64:"\
chu\u1ED7i m\xE3 h\xF3a base64",base64url:"chu\u1ED7i m\xE3 h\xF3a base64url",json_string:"chu\u1ED7i JSON",e164:"s\u1ED1 E.1\
64",credit_card:"s\u1ED1 th\u1EBB t\xEDn d\u1EE5ng",currency_code:"m\xE3 ti\u1EC1n t\u1EC7",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0111\u1EA7u v\xE0o"},o={nan:"NaN",number:"s\u1ED1",array:"m\u1EA3ng"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.
expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i instanceof ${t.
expected}, nh\u1EADn \u0111\u01B0\u1EE3c ${u}`:`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i ${r},\
 nh\u1EADn \u0111\u01B0\u1EE3c ${u}`}case"invalid_value":return t.values.length===1?`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i ${O(
t.values[0])}`:`T\xF9y ch\u1ECDn kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i m\u1ED9t trong c\xE1c gi\xE1 tr\u1ECB ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`Qu\xE1 l\u1EDBn: mong \u0111\u1EE3i ${t.
origin??"gi\xE1 tr\u1ECB"} ${a.verb} ${r}${t.maximum.toString()} ${a.unit??"ph\u1EA7n t\u1EED"}`:`Qu\xE1 l\u1EDBn: mong \u0111\u1EE3i ${t.
origin??"gi\xE1 tr\u1ECB"} ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?
`Qu\xE1 nh\u1ECF: mong \u0111\u1EE3i ${t.origin} ${a.verb} ${r}${t.minimum.toString()} ${a.unit}`:`Qu\xE1 nh\u1ECF: mong \u0111\u1EE3i ${t.
origin} ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7\
: ph\u1EA3i b\u1EAFt \u0111\u1EA7u b\u1EB1ng "${r.prefix}"`:r.format==="ends_with"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i k\u1EBFt th\xFAc b\u1EB1\
ng "${r.suffix}"`:r.format==="includes"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i bao g\u1ED3m "${r.includes}"`:r.
format==="regex"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i kh\u1EDBp v\u1EDBi m\u1EABu ${r.pattern}`:`${i[r.format]??
t.format} kh\xF4ng h\u1EE3p l\u1EC7`}case"not_multiple_of":return`S\u1ED1 kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i l\xE0 b\u1ED9i s\u1ED1 c\u1EE7a ${t.
divisor}`;case"unrecognized_keys":return`Kh\xF3a kh\xF4ng \u0111\u01B0\u1EE3c nh\u1EADn d\u1EA1ng: ${h(t.keys,", ")}`;case"\
invalid_key":return`Kh\xF3a kh\xF4ng h\u1EE3p l\u1EC7 trong ${t.origin}`;case"invalid_union":return"\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7";case"\
invalid_element":return`Gi\xE1 tr\u1ECB kh\xF4ng h\u1EE3p l\u1EC7 trong ${t.origin}`;default:return"\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7"}}};
function a$(){return{localeError:o$()}}const u$=()=>{const e={string:{unit:"\u5B57\u7B26",verb:"\u5305\u542B"},file:{unit:"\
\u5B57\u8282",verb:"\u5305\u542B"},array:{unit:"\u9879",verb:"\u5305\u542B"},set:{unit:"\u9879",verb:"\u5305\u542B"},map:{
unit:"\u9879",verb:"\u5305\u542B"}};function n(t){return e[t]??null}const i={regex:"\u8F93\u5165",email:"\u7535\u5B50\u90AE\u4EF6",
url:"URL",emoji:"\u8868\u60C5\u7B26\u53F7",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO\u65E5\u671F\u65F6\u95F4",date:"ISO\u65E5\u671F",time:"\
ISO\u65F6\u95F4",duration:"ISO\u65F6\u957F",ipv4:"IPv4\u5730\u5740",ipv6:"IPv6\u5730\u5740",mac:"MAC\u5730\u5740",cidrv4:"\
IPv4\u7F51\u6BB5",cidrv6:"IPv6\u7F51\u6BB5",base64:"base64\u7F16\u7801\u5B57\u7B26\u4E32",base64url:"base64url\u7F16\u7801\u5B57\u7B26\u4E32",
json_string:"JSON\u5B57\u7B26\u4E32",e164:"E.164\u53F7\u7801",credit_card:"\u4FE1\u7528\u5361\u53F7",currency_code:"\u8D27\u5E01\u4EE3\u7801",
iban:"IBAN",jwt:"JWT",template_literal:"\u8F93\u5165"},o={nan:"NaN",number:"\u6570\u5B57",array:"\u6570\u7EC4",null:"\u7A7A\u503C(\
null)"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.
test(t.expected)?`\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B instanceof ${t.expected}\uFF0C\u5B9E\u9645\u63A5\u6536 ${u}`:
`\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B ${r}\uFF0C\u5B9E\u9645\u63A5\u6536 ${u}`}case"invalid_value":return t.values.
length===1?`\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B ${O(t.values[0])}`:`\u65E0\u6548\u9009\u9879\uFF1A\u671F\u671B\u4EE5\u4E0B\u4E4B\u4E00 ${h(
t.values,"|")}`;case"too_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u6570\u503C\u8FC7\u5927\uFF1A\u671F\u671B ${t.
origin??"\u503C"} ${r}${t.maximum.toString()} ${a.unit??"\u4E2A\u5143\u7D20"}`:`\u6570\u503C\u8FC7\u5927\uFF1A\u671F\u671B ${t.
origin??"\u503C"} ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`\u6570\u503C\u8FC7\
\u5C0F\uFF1A\u671F\u671B ${t.origin} ${r}${t.minimum.toString()} ${a.unit}`:`\u6570\u503C\u8FC7\u5C0F\uFF1A\u671F\u671B ${t.
origin} ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.format==="starts_with"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u4EE5 "${r.
prefix}" \u5F00\u5934`:r.format==="ends_with"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u4EE5 "${r.suffix}" \u7ED3\u5C3E`:
r.format==="includes"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u5305\u542B "${r.includes}"`:r.format==="regex"?
`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u6EE1\u8DB3\u6B63\u5219\u8868\u8FBE\u5F0F ${r.pattern}`:`\u65E0\u6548${i[r.
format]??t.format}`}case"not_multiple_of":return`\u65E0\u6548\u6570\u5B57\uFF1A\u5FC5\u987B\u662F ${t.divisor} \u7684\u500D\u6570`;case"\
unrecognized_keys":return`\u51FA\u73B0\u672A\u77E5\u7684\u952E(key): ${h(t.keys,", ")}`;case"invalid_key":return`${t.origin}\
 \u4E2D\u7684\u952E(key)\u65E0\u6548`;case"invalid_union":return"\u65E0\u6548\u8F93\u5165";case"invalid_element":return`${t.
origin} \u4E2D\u5305\u542B\u65E0\u6548\u503C(value)`;default:return"\u65E0\u6548\u8F93\u5165"}}};function c$(){return{localeError:u$()}}
const s$=()=>{const e={string:{unit:"\u5B57\u5143",verb:"\u64C1\u6709"},file:{unit:"\u4F4D\u5143\u7D44",verb:"\u64C1\u6709"},
array:{unit:"\u9805\u76EE",verb:"\u64C1\u6709"},set:{unit:"\u9805\u76EE",verb:"\u64C1\u6709"},map:{unit:"\u9805\u76EE",verb:"\
\u64C1\u6709"}};function n(t){return e[t]??null}const i={regex:"\u8F38\u5165",email:"\u90F5\u4EF6\u5730\u5740",url:"URL",
emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u65E5\u671F\u6642\u9593",date:"ISO \u65E5\u671F",time:"ISO \u6642\u9593",duration:"\
ISO \u671F\u9593",ipv4:"IPv4 \u4F4D\u5740",ipv6:"IPv6 \u4F4D\u5740",mac:"MAC \u4F4D\u5740",cidrv4:"IPv4 \u7BC4\u570D",cidrv6:"\
IPv6 \u7BC4\u570D",base64:"base64 \u7DE8\u78BC\u5B57\u4E32",base64url:"base64url \u7DE8\u78BC\u5B57\u4E32",json_string:"\
JSON \u5B57\u4E32",e164:"E.164 \u6578\u503C",credit_card:"\u4FE1\u7528\u5361\u865F",currency_code:"\u8CA8\u5E63\u4EE3\u78BC",
iban:"IBAN",jwt:"JWT",template_literal:"\u8F38\u5165"},o={nan:"NaN"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.
expected]??t.expected,a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA instanceof ${t.
expected}\uFF0C\u4F46\u6536\u5230 ${u}`:`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA ${r}\uFF0C\u4F46\u6536\u5230 ${u}`}case"\
invalid_value":return t.values.length===1?`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA ${O(t.values[0])}`:
`\u7121\u6548\u7684\u9078\u9805\uFF1A\u9810\u671F\u70BA\u4EE5\u4E0B\u5176\u4E2D\u4E4B\u4E00 ${h(t.values,"|")}`;case"too\
_big":{const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`\u6578\u503C\u904E\u5927\uFF1A\u9810\u671F ${t.origin??"\u503C"}\
 \u61C9\u70BA ${r}${t.maximum.toString()} ${a.unit??"\u500B\u5143\u7D20"}`:`\u6578\u503C\u904E\u5927\uFF1A\u9810\u671F ${t.
origin??"\u503C"} \u61C9\u70BA ${r}${t.maximum.toString()}`}case"too_small":{const r=t.inclusive?">=":">",a=n(t.origin);
return a?`\u6578\u503C\u904E\u5C0F\uFF1A\u9810\u671F ${t.origin} \u61C9\u70BA ${r}${t.minimum.toString()} ${a.unit}`:`\u6578\u503C\
\u904E\u5C0F\uFF1A\u9810\u671F ${t.origin} \u61C9\u70BA ${r}${t.minimum.toString()}`}case"invalid_format":{const r=t;return r.
format==="starts_with"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u4EE5 "${r.prefix}" \u958B\u982D`:r.format==="e\
nds_with"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u4EE5 "${r.suffix}" \u7D50\u5C3E`:r.format==="includes"?`\u7121\u6548\u7684\
\u5B57\u4E32\uFF1A\u5FC5\u9808\u5305\u542B "${r.includes}"`:r.format==="regex"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u7B26\u5408\u683C\u5F0F ${r.
pattern}`:`\u7121\u6548\u7684 ${i[r.format]??t.format}`}case"not_multiple_of":return`\u7121\u6548\u7684\u6578\u5B57\uFF1A\u5FC5\u9808\u70BA ${t.
divisor} \u7684\u500D\u6578`;case"unrecognized_keys":return`\u7121\u6CD5\u8B58\u5225\u7684\u9375\u503C${t.keys.length>1?
"\u5011":""}\uFF1A${h(t.keys,"\u3001")}`;case"invalid_key":return`${t.origin} \u4E2D\u6709\u7121\u6548\u7684\u9375\u503C`;case"\
invalid_union":return"\u7121\u6548\u7684\u8F38\u5165\u503C";case"invalid_element":return`${t.origin} \u4E2D\u6709\u7121\u6548\u7684\u503C`;default:
return"\u7121\u6548\u7684\u8F38\u5165\u503C"}}};function l$(){return{localeError:s$()}}const d$=()=>{const e={string:{unit:"\
\xE0mi",verb:"n\xED"},file:{unit:"bytes",verb:"n\xED"},array:{unit:"nkan",verb:"n\xED"},set:{unit:"nkan",verb:"n\xED"},map:{
unit:"nkan",verb:"n\xED"}};function n(t){return e[t]??null}const i={regex:"\u1EB9\u0300r\u1ECD \xECb\xE1w\u1ECDl\xE9",email:"\
\xE0d\xEDr\u1EB9\u0301s\xEC \xECm\u1EB9\u0301l\xEC",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",
nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\xE0k\xF3k\xF2 ISO",
date:"\u1ECDj\u1ECD\u0301 ISO",time:"\xE0k\xF3k\xF2 ISO",duration:"\xE0k\xF3k\xF2 t\xF3 p\xE9 ISO",ipv4:"\xE0d\xEDr\u1EB9\u0301s\xEC IPv4",
ipv6:"\xE0d\xEDr\u1EB9\u0301s\xEC IPv6",mac:"\xE0d\xEDr\u1EB9\u0301s\xEC MAC",cidrv4:"\xE0gb\xE8gb\xE8 IPv4",cidrv6:"\xE0gb\
\xE8gb\xE8 IPv6",base64:"\u1ECD\u0300r\u1ECD\u0300 t\xED a k\u1ECD\u0301 n\xED base64",base64url:"\u1ECD\u0300r\u1ECD\u0300 base64url",
json_string:"\u1ECD\u0300r\u1ECD\u0300 JSON",e164:"n\u1ECD\u0301mb\xE0 E.164",credit_card:"n\u1ECDmba kaadi gbese",currency_code:"\
koodu ow\xF3",iban:"IBAN",jwt:"JWT",template_literal:"\u1EB9\u0300r\u1ECD \xECb\xE1w\u1ECDl\xE9"},o={nan:"NaN",number:"n\
\u1ECD\u0301mb\xE0",array:"akop\u1ECD"};return t=>{switch(t.code){case"invalid_type":{const r=o[t.expected]??t.expected,
a=U(t.input),u=o[a]??a;return/^[A-Z]/.test(t.expected)?`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi instanceof ${t.
expected}, \xE0m\u1ECD\u0300 a r\xED ${u}`:`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi ${r}, \xE0m\u1ECD\u0300 a r\xED\
 ${u}`}case"invalid_value":return t.values.length===1?`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi ${O(
t.values[0])}`:`\xC0\u1E63\xE0y\xE0n a\u1E63\xEC\u1E63e: yan \u1ECD\u0300kan l\xE1ra ${h(t.values,"|")}`;case"too_big":{
const r=t.inclusive?"<=":"<",a=n(t.origin);return a?`T\xF3 p\u1ECD\u0300 j\xF9: a n\xED l\xE1ti j\u1EB9\u0301 p\xE9 ${t.
origin??"iye"} ${a.verb} ${r}${t.maximum} ${a.unit}`:`T\xF3 p\u1ECD\u0300 j\xF9: a n\xED l\xE1ti j\u1EB9\u0301 ${r}${t.maximum}`}case"\
too_small":{const r=t.inclusive?">=":">",a=n(t.origin);return a?`K\xE9r\xE9 ju: a n\xED l\xE1ti j\u1EB9\u0301 p\xE9 ${t.
origin} ${a.verb} ${r}${t.minimum} ${a.unit}`:`K\xE9r\xE9 ju: a n\xED l\xE1ti j\u1EB9\u0301 ${r}${t.minimum}`}case"inval\
id_format":{const r=t;return r.format==="starts_with"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 b\u1EB9\u0300r\u1EB9\u0300 p\u1EB9\u0300l\xFA "${r.
prefix}"`:r.format==="ends_with"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 par\xED p\u1EB9\u0300l\xFA "${r.
suffix}"`:r.format==="includes"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 n\xED "${r.includes}\
"`:r.format==="regex"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 b\xE1 \xE0p\u1EB9\u1EB9r\u1EB9 mu ${r.
pattern}`:`A\u1E63\xEC\u1E63e: ${i[r.format]??t.format}`}case"not_multiple_of":return`N\u1ECD\u0301mb\xE0 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 j\u1EB9\u0301 \xE8y\xE0 p\xEDp\xED\
n ti ${t.divisor}`;case"unrecognized_keys":return`B\u1ECDt\xECn\xEC \xE0\xECm\u1ECD\u0300: ${h(t.keys,", ")}`;case"inval\
id_key":return`B\u1ECDt\xECn\xEC a\u1E63\xEC\u1E63e n\xEDn\xFA ${t.origin}`;case"invalid_union":return"\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e";case"\
invalid_element":return`Iye a\u1E63\xEC\u1E63e n\xEDn\xFA ${t.origin}`;default:return"\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e"}}};
function f$(){return{localeError:d$()}}var Dd;const la=Symbol("ZodOutput"),da=Symbol("ZodInput");class Nd{constructor(){
this._map=new WeakMap,this._idmap=new Map}add(n,...i){const o=i[0];return this._map.set(n,o),o&&typeof o=="object"&&"id"in
o&&this._idmap.set(o.id,n),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(n){const i=this._map.
get(n);return i&&typeof i=="object"&&"id"in i&&this._idmap.delete(i.id),this._map.delete(n),this}get(n){const i=n._zod.parent;
if(i){const o={...this.get(i)??{}};delete o.id;const t={...o,...this._map.get(n)};return Object.keys(t).length?t:void 0}
return this._map.get(n)}has(n){return this._map.has(n)}}function ti(){return new Nd}(Dd=globalThis).__zod_globalRegistry??
(Dd.__zod_globalRegistry=ti());const it=globalThis.__zod_globalRegistry,qe=Symbol.for("zod.compile.invalid"),Ud=Symbol.for(
"zod.compile.fallback");class kt extends Error{constructor(n="z.compile does not support async refinements, transforms, \
or checks"){super(n),this.name="ZodCompileAsyncError"}}class ie extends Error{constructor(n,i=!0){super(`z.compile does \
not support ${n}; this schema must use the runtime parser`),this.name="ZodCompileUnsupportedError",this.islandable=i}}function m$(e,n){
try{return ri(e,{assertOnly:!0})}catch{return n}}function fa(e,n){try{const i=ri(e),o=ni(e,i);return o._zod.bag.validator=
m$(e,i),o}catch(i){if(n?.strict)throw i;return e}}function ni(e,n){if(ca(e))throw new ie("a schema whose subtree contain\
s a reference cycle");const i=re(e),o=e._zod.run,t=o.__originalRun??o,r=(a,u)=>{if(u?.async||u?.direction==="backward"||
u?.skipChecks||u?.[Ud]||u&&sa(u,a.value))return t(a,u);const s=n(a.value);return s!==qe?(a.value=s,a):(u&&(u[Ud]=!0),t(a,
u))};return r.__originalRun=t,i._zod.bag.fallbackRun=t,i._zod.bag.validator=n,i._zod.run=r,o.__originalRun||p$(i,e,n),i}
function p$(e,n,i){const o=e,t=n;if(typeof t.safeParse=="function"){const r=t.safeParse;o.safeParse=(a,u)=>{const s=i(a);
return s!==qe?{success:!0,data:s}:r(a,u)}}if(typeof t.parse=="function"){const r=t.parse;o.parse=(a,u)=>{const s=i(a);return s!==
qe?s:r(a,u)}}}function ri(e,n){let i=!0;try{i=ca(e)}catch{}if(i)throw new ie("a schema whose subtree contains a referenc\
e cycle");const o={constants:new Map,constantCounter:0,varCounter:0,definite:!0},t=new Po(["input"]),r=ze(t,o,e,"input",
!n?.assertOnly);t.write(r===null?"return true;":`return ${r};`);const a=["INVALID",...o.constants.keys()],u=[qe,...o.constants.
values()],s=t.content.join(`
`),c=n?.debug?a.length>0?`// Constants: ${a.join(", ")}
${s}`:s:"",l=Function,d=`return (input) => {
${s}
}`;let f;try{f=new l(...a,d)(...u)}catch(m){throw new ie(`this schema (generated code failed to evaluate: ${m.message})`)}
return n?.debug&&(f.code=c),f.definite=o.definite,f}function L(e,n){for(const[o,t]of e.constants)if(t===n)return o;const i=`\
c${e.constantCounter++}`;return e.constants.set(i,n),i}function Et(e,n){return e.definite=!1,L(e,n)}function Z(e){return`\
v${e.varCounter++}`}function g$(e,n){const i=e._zod.run({value:n,issues:[]},{});if(i&&typeof i.then=="function")return qe;
const o=i;return o.issues.length===0?o.value:qe}function He(e,n,i,o,t=!0){const r=e.content.length,a=n.constants.size,u=n.
constantCounter,s=n.varCounter;try{return ze(e,n,i,o,t)}catch(c){if(!(c instanceof ie)||!c.islandable)throw c;if(e.content.
length=r,n.constants.size>a){const l=Array.from(n.constants.keys()).slice(a);for(const d of l)n.constants.delete(d)}return n.
constantCounter=u,n.varCounter=s,v$(e,n,i,o)}}function v$(e,n,i,o){n.definite=!1;const t=L(n,i),r=L(n,g$),a=Z(n);return e.
write(`const ${a} = ${r}(${t}, ${o});`),e.write(`if (${a} === INVALID) return INVALID;`),a}const $$=new Set(["max_size",
"min_size","size_equals","max_length","min_length","length_equals"]);function h$(e,n,i,o){const t=i._zod.def.checks;if(!t||
t.length===0)return o;let r=o;for(const a of t){const u=a._zod.def;if(u.when&&!$$.has(u.check))throw new ie('check with \
a custom "when" condition');switch(u.check){case"greater_than":_$(e,n,u,r);break;case"less_than":y$(e,n,u,r);break;case"\
multiple_of":b$(e,n,u,r);break;case"number_format":jd(e,u,r);break;case"min_length":{const s=xt(u.minimum,"min_length"),
c=ma(e,n,r,`${r}.length >= ${s} && ${r}.length < ${u.minimum*2}`);e.write(`if (${c} < ${s}) return INVALID;`);break}case"\
max_length":{const s=xt(u.maximum,"max_length"),c=ma(e,n,r,`${r}.length > ${s}`);e.write(`if (${c} > ${s}) return INVALI\
D;`);break}case"length_equals":{const s=xt(u.length,"length_equals"),c=ma(e,n,r,`${r}.length >= ${s} && ${r}.length <= ${u.
length*2}`);e.write(`if (${c} !== ${s}) return INVALID;`);break}case"min_size":e.write(`if (${r}.size < ${xt(u.minimum,"\
min_size")}) return INVALID;`);break;case"max_size":e.write(`if (${r}.size > ${xt(u.maximum,"max_size")}) return INVALID\
;`);break;case"size_equals":e.write(`if (${r}.size !== ${xt(u.size,"size_equals")}) return INVALID;`);break;case"string_\
format":r=Zd(e,n,u,r);break;case"custom":r=x$(e,n,a,r);break;case"bigint_format":k$(e,u,r);break;case"mime_type":I$(e,n,
u,r);break;case"property":w$(e,n,u,r);break;case"properties":S$(e,n,u,r);break;case"overwrite":{const s=Z(n);z$(e,n,a,r,
s),r=s;break}default:throw new ie(`check type ${u.check}`)}}return r}function ma(e,n,i,o){const t=L(n,Sn),r=Z(n);return e.
write(`const ${r} = typeof ${i} === "string" && ${o} ? ${t}(${i}) : ${i}.length;`),r}function xt(e,n){if(typeof e!="numb\
er"||!Number.isFinite(e))throw new ie(`${n} bound of type ${typeof e}`);return`${e}`}function Ed(e,n){if(typeof n=="bigi\
nt")return`${n}n`;if(typeof n=="number"){if(Number.isNaN(n))throw new ie("comparison check with NaN bound");return`${n}`}
if(n instanceof Date){if(Number.isNaN(n.getTime()))throw new ie("comparison check with Invalid Date bound");return L(e,n)}
throw new ie(`comparison check bound of type ${typeof n}`)}function _$(e,n,i,o){const t=i.inclusive?"<":"<=";e.write(`if\
 (${o} ${t} ${Ed(n,i.value)}) return INVALID;`)}function y$(e,n,i,o){const t=i.inclusive?">":">=";e.write(`if (${o} ${t}\
 ${Ed(n,i.value)}) return INVALID;`)}function b$(e,n,i,o){if(typeof i.value=="bigint"){if(i.value===BigInt(0))throw new ie(
"multiple_of check with a zero divisor");e.write(`if (${o} % ${i.value}n !== 0n) return INVALID;`)}else{const t=L(n,M);e.
write(`if (${t}(${o}, ${xt(i.value,"multiple_of")}) !== 0) return INVALID;`)}}function jd(e,n,i){const o=n.format;switch(o){case"\
safeint":e.write(`if (!Number.isSafeInteger(${i})) return INVALID;`);break;case"int32":e.write(`if (!Number.isInteger(${i}\
) || ${i} < -2147483648 || ${i} > 2147483647) return INVALID;`);break;case"uint32":e.write(`if (!Number.isInteger(${i}) \
|| ${i} < 0 || ${i} > 4294967295) return INVALID;`);break;case"float32":e.write(`if (!Number.isFinite(${i}) || ${i} < -3\
.4028234663852886e38 || ${i} > 3.4028234663852886e38) return INVALID;`);break;case"float64":e.write(`if (!Number.isFinit\
e(${i})) return INVALID;`);break;default:throw new ie(`number format ${o}`)}}function k$(e,n,i){const o=n.format;if(o)switch(o){case"\
int64":e.write(`if (${i} < -9223372036854775808n || ${i} > 9223372036854775807n) return INVALID;`);break;case"uint64":e.
write(`if (${i} < 0n || ${i} > 18446744073709551615n) return INVALID;`);break;default:throw new ie(`bigint format ${o}`)}}
function I$(e,n,i,o){const t=i.mime;if(t&&t.length>0){const r=L(n,new Set(t));e.write(`if (!${r}.has(${o}.type)) return \
INVALID;`)}}function S$(e,n,i,o){if(i.when)throw new ie('check with a custom "when" condition');e.write(`if (${o} == nul\
l) return INVALID;`);const t=i.shape;for(const r of Reflect.ownKeys(t)){const a=typeof r=="symbol"?L(n,r):Ee(r),u=Z(n);e.
write(`const ${u} = ${o}[${a}];`),He(e,n,t[r],u,!1)}}function w$(e,n,i,o){const t=`${o}[${JSON.stringify(i.property)}]`;
ze(e,n,i.schema,t)}function z$(e,n,i,o,t){const r=i._zod.def.tx;if(!r)throw new ie("overwrite check without a transform \
function");if(Zt(r))throw new kt("z.compile: async overwrite transforms are not supported");const a=L(n,r);e.write(`cons\
t ${t} = ${a}(${o});`)}function pa(){throw new bt}function ga(e){this.issues.push(e)}function x$(e,n,i,o){const t=i._zod.
def;if(t.fn){if(Zt(t.fn))throw new kt("z.compile: async .refine() predicates are not supported");const r=Et(n,t.fn),a=L(
n,pa),u=Z(n);return e.write(`const ${u} = ${r}(${o});`),e.write(`if (${u} instanceof Promise) ${a}();`),e.write(`if (!${u}\
) return INVALID;`),o}if(i._zod.check){if(Zt(i._zod.check))throw new kt("z.compile: async .superRefine() / check functio\
ns are not supported");const r=i._zod.check,u=Et(n,c=>{const l={value:c,issues:[],addIssue:ga};return r(l)instanceof Promise&&
pa(),l.issues.length===0?l.value:qe}),s=Z(n);return e.write(`const ${s} = ${u}(${o});`),e.write(`if (${s} === INVALID) r\
eturn INVALID;`),s}throw new ie("custom check without a predicate or check function")}const O$=new Set(["cidrv4","cuid",
"cuid2","date","datetime","duration","e164","email","emoji","ends_with","guid","includes","ipv4","ksuid","lowercase","ma\
c","nanoid","regex","starts_with","time","ulid","uppercase","uuid","xid"]);function Zd(e,n,i,o,t=!0){const r=i.format;if(r===
"base64"){const c=L(n,Br);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(r==="base64url"){const c=L(n,Jo);return e.
write(`if (!${c}(${o})) return INVALID;`),o}if(r==="jwt"){const c=L(n,Ho),l=L(n,i.alg??null);return e.write(`if (!${c}(${o}\
, ${l})) return INVALID;`),o}if(r==="ipv6"){const c=L(n,Vr);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(r===
"cidrv6"){const c=L(n,Vo);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(r==="credit_card"){const c=L(n,Ko);return e.
write(`if (!${c}(${o})) return INVALID;`),o}if(r==="iban"){const c=L(n,Go);return e.write(`if (!${c}(${o})) return INVAL\
ID;`),o}const a=i;if(r==="url"||r==="httpurl"||a.normalize||a.hostname!==void 0||a.protocol!==void 0){const c=L(n,Ro),l=L(
n,i),d=Z(n),f=Z(n);if(e.write(`const ${d} = ${o}.trim();`),e.write(`const ${f} = ${c}(${d}, ${l});`),e.write(`if (typeof\
 ${f} === "number") return INVALID;`),a.hostname!==void 0){const k=L(n,Fo);e.write(`if (!${k}(${f}, ${l}.hostname)) retu\
rn INVALID;`)}if(a.protocol!==void 0){const k=L(n,Mo);e.write(`if (!${k}(${f}, ${l}.protocol)) return INVALID;`)}if(!t)return null;
const m=Z(n),g=a.normalize?`${f}.href`:`${L(n,Mr)}(${d})`;return e.write(`const ${m} = ${g};`),m}const u=i.fn;if(u){if(Zt(
u))throw new ie(`async string format ${r}`);const c=L(n,u);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(O$.has(
r)&&i.pattern){const c=L(n,i.pattern);return e.write(`${c}.lastIndex = 0;`),e.write(`if (!${c}.test(${o})) return INVALI\
D;`),o}const s=i.format;switch(s){case"regex":throw new ie("regex format without a pattern");case"lowercase":e.write(`if\
 (${o} !== ${o}.toLowerCase()) return INVALID;`);break;case"uppercase":e.write(`if (${o} !== ${o}.toUpperCase()) return \
INVALID;`);break;case"includes":e.write(`if (!${o}.includes(${Ee(i.includes)})) return INVALID;`);break;case"starts_with":{
const c=i.prefix;e.write(`if (${o}.slice(0, ${c.length}) !== ${Ee(c)}) return INVALID;`);break}case"ends_with":{const c=i.
suffix;e.write(`if (${o}.slice(-${c.length}) !== ${Ee(c)}) return INVALID;`);break}default:throw new ie(`string format ${s}`)}
return o}function ze(e,n,i,o,t=!0){const r=i._zod.def,a=r.type;if(r.coerce)throw new ie(`coercion (z.coerce.${a}())`);const u=t||
!!r.checks?.length;let s;switch(a){case"string":s=A$(e,n,i,o,u);break;case"number":s=D$(e,i,o);break;case"boolean":s=N$(
e,o);break;case"bigint":s=U$(e,i,o);break;case"symbol":s=E$(e,o);break;case"undefined":s=j$(e,o);break;case"null":s=Z$(e,
o);break;case"any":case"unknown":s=o;break;case"never":e.write("return INVALID;"),s=o;break;case"void":s=P$(e,o);break;case"\
nan":s=T$(e,o);break;case"date":s=C$(e,o);break;case"object":s=L$(e,n,i,o,u);break;case"optional":s=R$(e,n,i,o,u);break;case"\
nullable":s=V$(e,n,i,o,u);break;case"array":s=B$(e,n,i,o,u);break;case"literal":s=J$(e,n,i,o);break;case"enum":s=K$(e,n,
i,o);break;case"readonly":{const c=Td(e,n,i,o),l=Z(n);e.write(`const ${l} = Object.freeze(${c});`),s=l;break}case"succes\
s":Td(e,n,i,o),s="true";break;case"default":case"prefault":s=G$(e,n,i,o);break;case"nonoptional":s=H$(e,n,i,o);break;case"\
tuple":s=W$(e,n,i,o);break;case"union":s=X$(e,n,i,o);break;case"intersection":s=Q$(e,n,i,o);break;case"record":s=eh(e,n,
i,o);break;case"map":s=nh(e,n,i,o);break;case"set":s=rh(e,n,i,o);break;case"file":s=ih(e,o);break;case"template_literal":
s=oh(e,n,i,o);break;case"lazy":s=ah(e,n,i,o);break;case"pipe":s=uh(e,n,i,o);break;case"custom":s=ch(e,n,i,o);break;case"\
transform":s=dh(e,n,i,o);break;case"catch":s=lh(e,n,i,o);break;default:throw new ie(`schema type ${a}`)}return s===null?
null:h$(e,n,i,s)}function A$(e,n,i,o,t=!0){e.write(`if (typeof ${o} !== "string") return INVALID;`);const r=i._zod.def;return r.
format===void 0?o:Zd(e,n,r,o,t)}function D$(e,n,i){e.write(`if (typeof ${i} !== "number" || !Number.isFinite(${i})) retu\
rn INVALID;`);const o=n._zod.def;return o.check==="number_format"&&o.format&&jd(e,{format:o.format},i),i}function N$(e,n){
return e.write(`if (typeof ${n} !== "boolean") return INVALID;`),n}function U$(e,n,i){e.write(`if (typeof ${i} !== "bigi\
nt") return INVALID;`);const o=n._zod.def;if(o.format)switch(o.format){case"int64":e.write(`if (${i} < -9223372036854775\
808n || ${i} > 9223372036854775807n) return INVALID;`);break;case"uint64":e.write(`if (${i} < 0n || ${i} > 1844674407370\
9551615n) return INVALID;`);break}return i}function E$(e,n){return e.write(`if (typeof ${n} !== "symbol") return INVALID\
;`),n}function j$(e,n){return e.write(`if (${n} !== undefined) return INVALID;`),n}function Z$(e,n){return e.write(`if (${n}\
 !== null) return INVALID;`),n}function P$(e,n){return e.write(`if (${n} !== undefined) return INVALID;`),n}function T$(e,n){
return e.write(`if (typeof ${n} !== "number" || !Number.isNaN(${n})) return INVALID;`),n}function C$(e,n){return e.write(
`if (!(${n} instanceof Date) || Number.isNaN(${n}.getTime())) return INVALID;`),n}function L$(e,n,i,o,t=!0){const r=i._zod.
def;e.write(`if (typeof ${o} !== "object" || ${o} === null || Array.isArray(${o})) return INVALID;`);const a=r.shape,u=Object.
keys(a),s=Object.getOwnPropertySymbols(a),c=s.length?[...u,...s]:u,l=N=>typeof N=="symbol"?L(n,N):Ee(N),d=N=>typeof N=="\
symbol"?`[${l(N)}]`:Ee(N),f=a;if(u.includes("__proto__"))throw new ie('object shape key "__proto__"');const m=new Map;for(const N of c){
const H=f[N],le=l(N),$e=Z(n);if(e.write(`const ${$e} = ${o}[${le}];`),H._zod.optin!==void 0){const ae=Z(n);e.write(`let ${ae}\
 = (() => {`),e.indented(We=>{const Ar=He(We,n,H,$e);We.write(`return ${Ar};`)}),e.write("})();"),H._zod.optout==="optio\
nal"?(e.write(`if (${ae} === INVALID) {`),e.indented(We=>{We.write(`if (${le} in ${o}) return INVALID;`),We.write(`${ae}\
 = undefined;`)}),e.write("}")):e.write(`if (${ae} === INVALID) return INVALID;`),m.set(N,ae)}else{M$(H)&&e.write(`if (!\
(${le} in ${o})) return INVALID;`);const ae=He(e,n,H,$e,t);ae!==null&&m.set(N,ae)}}const g=r.catchall;let k="none";if(g){
const N=g._zod.def.type;if(N==="never"){const H=u.map(le=>`k !== ${Ee(le)}`).join(" && ")||"true";e.write(`for (const k \
in ${o}) {`),e.indented(le=>{le.write(`if (${H}) return INVALID;`)}),e.write("}")}else(N==="unknown"||N==="any")&&!g._zod.
def.checks?.length?k="passthrough":k="schema"}const x=Z(n),T=c.some(N=>Pd(f[N])||va(f[N]));if(!t){if(k==="schema"){const N=u.
length>0?L(n,new Set(u)):null;e.write(`for (const k in ${o}) {`),e.indented(H=>{H.write('if (k === "__proto__") continue\
;'),N&&H.write(`if (${N}.has(k)) continue;`);const le=Z(n);H.write(`const ${le} = ${o}[k];`),He(H,n,g,le,!1)}),e.write("\
}")}return null}if(T){e.write(`const ${x} = {};`);for(const N of c){const H=l(N),le=m.get(N);va(f[N])?e.write(`if (${H} \
in ${o}) ${x}[${H}] = ${le};`):Pd(f[N])?e.write(`if (${le} !== undefined || ${H} in ${o}) ${x}[${H}] = ${le};`):e.write(
`${x}[${H}] = ${le};`)}}else{const N=c.map(H=>`${d(H)}: ${m.get(H)}`).join(", ");e.write(`const ${x} = { ${N} };`)}if(k!==
"none"){const N=u.length>0?L(n,new Set(u)):null;e.write(`for (const k in ${o}) {`),e.indented(H=>{if(H.write('if (k === \
"__proto__") continue;'),N&&H.write(`if (${N}.has(k)) continue;`),k==="passthrough")H.write(`${x}[k] = ${o}[k];`);else{const le=Z(
n);H.write(`const ${le} = ${o}[k];`);const $e=He(H,n,g,le);H.write(`${x}[k] = ${$e};`)}}),e.write("}")}return x}function R$(e,n,i,o,t=!0){
const r=i._zod.def;if(F$(i))return ze(e,n,r.innerType,o,t);if(r.innerType._zod.optin==="defaulted"){const u=Z(n),s=Z(n);
return e.write(`let ${u};`),e.write(`if (${o} === undefined) {`),e.indented(c=>{c.write(`const ${s} = (() => {`),c.indented(
l=>{const d=ze(l,n,r.innerType,o);l.write(`return ${d};`)}),c.write("})();"),c.write(`if (${s} !== INVALID) ${u} = ${s};`)}),
e.write("} else {"),e.indented(c=>{const l=ze(c,n,r.innerType,o);c.write(`${u} = ${l};`)}),e.write("}"),u}const a=t?Z(n):
null;return a&&e.write(`let ${a};`),e.write(`if (${o} !== undefined) {`),e.indented(u=>{const s=ze(u,n,r.innerType,o,t);
a&&s!==null&&u.write(`${a} = ${s};`)}),e.write("}"),a}function F$(e){return e._zod.traits?.has("$ZodExactOptional")===!0}
function M$(e){return e._zod.optin===void 0&&jt(e)}function jt(e){if(e._zod.def.coerce)return!0;const n=e._zod.def;switch(n.
type){case"any":case"unknown":case"undefined":case"void":case"default":case"prefault":case"transform":case"custom":case"\
lazy":return!0;case"string":case"number":case"boolean":case"bigint":case"symbol":case"null":case"never":case"nan":case"d\
ate":case"object":case"array":case"tuple":case"record":case"map":case"set":case"file":case"template_literal":return!1;case"\
nonoptional":return n.innerType?jt(n.innerType):!1;case"literal":return!!n.values?.includes(void 0);case"enum":return!!e.
_zod.values?.has(void 0);case"optional":case"nullable":case"readonly":case"success":return n.innerType?jt(n.innerType):!0;case"\
catch":return!0;case"union":return n.options?n.options.some(jt):!0;case"intersection":return!n.left||!n.right?!0:jt(n.left)&&
jt(n.right);case"pipe":return n.in?jt(n.in):!0;default:return!0}}function va(e){return e._zod.optin==="optional"&&e._zod.
optout==="optional"}function Pd(e){return(e._zod.optin!=="defaulted"||e._zod.optout==="optional")&&Gt(e)}function Gt(e){
const n=e._zod.def;switch(n.type){case"string":case"number":case"boolean":case"bigint":case"symbol":case"null":case"nan":case"\
date":case"object":case"array":case"tuple":case"record":case"map":case"set":case"file":case"template_literal":case"never":case"\
success":return!1;case"literal":return!!n.values?.includes(void 0);case"enum":return!!e._zod.values?.has(void 0);case"op\
tional":return!0;case"nullable":case"readonly":case"nonoptional":return n.innerType?Gt(n.innerType):!0;case"union":return n.
options?n.options.some(Gt):!0;case"intersection":return!n.left||!n.right||Gt(n.left)||Gt(n.right);case"pipe":return n.out?
Gt(n.out):!0;default:return!0}}function V$(e,n,i,o,t=!0){const r=i._zod.def,a=t?Z(n):null;return a&&e.write(`let ${a} = \
null;`),e.write(`if (${o} !== null) {`),e.indented(u=>{const s=ze(u,n,r.innerType,o,t);a&&s!==null&&u.write(`${a} = ${s}\
;`)}),e.write("}"),a}function $a(e,n,i){for(const[o,t]of lt(n._zod.def.checks))e.write(`if (${i} > ${xt(o,t._zod.def.check)}\
) return INVALID;`)}function B$(e,n,i,o,t=!0){const r=i._zod.def;e.write(`if (!Array.isArray(${o})) return INVALID;`),$a(
e,i,`${o}.length`);const a=t?Z(n):null,u=Z(n),s=Z(n);return a&&e.write(`const ${a} = new Array(${o}.length);`),e.write(`\
for (let ${u} = 0; ${u} < ${o}.length; ${u}++) {`),e.indented(c=>{c.write(`const ${s} = ${o}[${u}];`);const l=He(c,n,r.element,
s,t);a&&l!==null&&c.write(`${a}[${u}] = ${l};`)}),e.write("}"),a}function J$(e,n,i,o){const r=i._zod.def.values;if(r.length!==
1){const u=L(n,new Set(r));return e.write(`if (!${u}.has(${o})) return INVALID;`),o}const a=r[0];if(typeof a=="number"&&
Number.isNaN(a)){const u=L(n,new Set(r));return e.write(`if (!${u}.has(${o})) return INVALID;`),o}if(typeof a=="string")
e.write(`if (${o} !== ${Ee(a)}) return INVALID;`);else if(typeof a=="number"||typeof a=="boolean")e.write(`if (${o} !== ${a}\
) return INVALID;`);else if(a===null)e.write(`if (${o} !== null) return INVALID;`);else if(a===void 0)e.write(`if (${o} \
!== undefined) return INVALID;`);else if(typeof a=="bigint")e.write(`if (${o} !== ${a}n) return INVALID;`);else throw new ie(
`literal type ${typeof a}`);return o}function K$(e,n,i,o){const t=i._zod.values;if(!t)throw new ie("enum schema without \
enumerated values");const r=L(n,t);return e.write(`if (!${r}.has(${o})) return INVALID;`),o}function Td(e,n,i,o){const t=i.
_zod.def;return ze(e,n,t.innerType,o)}function G$(e,n,i,o){const t=i._zod.def,a=Object.getOwnPropertyDescriptor(i._zod.def,
"defaultValue")?()=>i._zod.def.defaultValue:void 0;if(i._zod.def.type==="prefault"){if(!a)return ze(e,n,t.innerType,o);const s=L(
n,a),c=Z(n);return e.write(`let ${c} = ${o};`),e.write(`if (${o} === undefined) ${c} = ${s}();`),ze(e,n,t.innerType,c)}const u=Z(
n);if(a){const s=L(n,a),c=L(n,y);e.write(`let ${u};`),e.write(`if (${o} === undefined) {`),e.indented(l=>{l.write(`${u} \
= ${c}(${s}());`)}),e.write("} else {"),e.indented(l=>{const d=ze(l,n,t.innerType,o);l.write(`${u} = ${d} === undefined \
? ${c}(${s}()) : ${d};`)}),e.write("}")}else e.write(`let ${u};`),e.write(`if (${o} !== undefined) {`),e.indented(s=>{const c=ze(
s,n,t.innerType,o);s.write(`${u} = ${c};`)}),e.write("}");return u}function H$(e,n,i,o){const t=i._zod.def,r=ze(e,n,t.innerType,
o),a=Z(n);return e.write(`const ${a} = ${r};`),e.write(`if (${a} === undefined) return INVALID;`),a}function W$(e,n,i,o){
const t=i._zod.def,r=t.items,a=t.rest;e.write(`if (!Array.isArray(${o})) return INVALID;`);const u=Cd(r,"optin"),s=Cd(r,
"optout");a?e.write(`if (${o}.length < ${u}) return INVALID;`):e.write(`if (${o}.length < ${u} || ${o}.length > ${r.length}\
) return INVALID;`);const c=Z(n);e.write(`const ${c} = [];`);for(let l=0;l<r.length;l++){const d=r[l];if(l>=s)e.write(`i\
f (${c}.length === ${l}) {`),e.indented(f=>{f.write(`if (${l} < ${o}.length) {`),f.indented(m=>{const g=Z(n);m.write(`co\
nst ${g} = ${o}[${l}];`);const k=He(m,n,d,g);m.write(`${c}[${l}] = ${k};`)}),f.write("} else {"),f.indented(m=>{if(va(d)){
m.write(`${c}.length = ${l};`);return}const g=Z(n),k=Z(n);m.write(`const ${g} = undefined;`),m.write(`const ${k} = (() =\
> {`),m.indented(x=>{const T=He(x,n,d,g);x.write(`return ${T};`)}),m.write("})();"),m.write(`if (${k} === INVALID || ${k}\
 === undefined) ${c}.length = ${l};`),m.write(`else ${c}[${l}] = ${k};`)}),f.write("}")}),e.write("}");else{const f=Z(n);
e.write(`const ${f} = ${o}[${l}];`);const m=He(e,n,d,f);e.write(`${c}[${l}] = ${m};`)}}if(a){const l=Z(n),d=Z(n);e.write(
`for (let ${l} = ${r.length}; ${l} < ${o}.length; ${l}++) {`),e.indented(f=>{f.write(`const ${d} = ${o}[${l}];`);const m=He(
f,n,a,d);f.write(`${c}[${l}] = ${m};`)}),e.write("}")}return c}function Cd(e,n){for(let i=e.length-1;i>=0;i--)if(!(n==="\
optin"?e[i]._zod.optin!==void 0:e[i]._zod.optout==="optional"))return i+1;return 0}function X$(e,n,i,o){const t=i._zod.def,
r=t.options;if(t.discriminator)return q$(e,n,t,o);if(t.inclusive===!1)throw new ie("exclusive unions (z.xor)");if(r.length===
0)return e.write("return INVALID;"),o;if(r.length===1)return ze(e,n,r[0],o);if(r.every(s=>s._zod.def.type==="literal"&&!s.
_zod.def.checks?.length)){const s=new Set(r.flatMap(l=>l._zod.def.values)),c=L(n,s);return e.write(`if (!${c}.has(${o}))\
 return INVALID;`),o}const u=Z(n);e.write(`let ${u};`);for(let s=0;s<r.length;s++){const c=r[s];s===0?e.write(`${u} = ((\
) => {`):e.write(`if (${u} === INVALID) ${u} = (() => {`),e.indented(l=>{const d=ze(l,n,c,o);l.write(`return ${d};`)}),e.
write("})();")}return e.write(`if (${u} === INVALID) return INVALID;`),u}function q$(e,n,i,o){if(i.unionFallback)throw new ie(
"discriminated union with unionFallback");if(i.options.length===0)return e.write("return INVALID;"),o;const t=Z(n),r=Z(n);
e.write(`const ${t} = ${o}?.[${Ee(i.discriminator)}];`),e.write(`let ${r};`);let a=!0;const u=new Set;for(const s of i.options){
const c=s._zod.propValues?.[i.discriminator];if(!c||c.size===0)throw new ie("discriminated union option without static d\
iscriminator values");for(const f of c){if(u.has(f))throw new ie(`duplicate discriminator value ${String(f)}`);u.add(f)}
const l=Array.from(c,f=>Y$(n,t,f)),d=a?"if":"else if";e.write(`${d} (${l.join(" || ")}) {`),e.indented(f=>{const m=ze(f,
n,s,o);f.write(`${r} = ${m};`)}),e.write("}"),a=!1}return e.write("else { return INVALID; }"),r}function Y$(e,n,i){if(typeof i==
"string")return`${n} === ${Ee(i)}`;if(typeof i=="number")return Number.isNaN(i)?`Number.isNaN(${n})`:`${n} === ${i}`;if(typeof i==
"boolean")return`${n} === ${i}`;if(i===null)return`${n} === null`;if(i===void 0)return`${n} === undefined`;if(typeof i==
"bigint")return`${n} === ${i}n`;if(typeof i=="symbol"){const o=L(e,i);return`${n} === ${o}`}throw new ie(`literal discri\
minator value ${String(i)}`)}function Q$(e,n,i,o){const t=i._zod.def;n.definite=!1;const r=He(e,n,t.left,o),a=He(e,n,t.right,
o),u=L(n,Zn),s=Z(n);return e.write(`const ${s} = ${u}(${r}, ${a});`),e.write(`if (!${s}.valid) return INVALID;`),`${s}.d\
ata`}function eh(e,n,i,o){const t=i._zod.def,r=L(n,J);e.write(`if (!${r}(${o})) return INVALID;`);const a=Z(n),u=Z(n),s=Z(
n);e.write(`const ${a} = {};`);const c=t,l=c.partial?void 0:t.keyType._zod.values;if(l){const m=[];for(const k of l){if(!(typeof k==
"string"||typeof k=="number"||typeof k=="symbol"))throw new ie(`record key value ${String(k)}`);const x=typeof k=="numbe\
r"?k.toString():k;if(x==="__proto__")throw new ie('record key "__proto__"');m.push(x);const T=L(n,k),N=ze(e,n,t.keyType,
T),H=Z(n);e.write(`const ${H} = ${o}[${th(n,x)}];`);const le=He(e,n,t.valueType,H);e.write(`${a}[${N}] = ${le};`)}const g=L(
n,new Set(m));return e.write(`for (const ${u} in ${o}) {`),e.indented(k=>{k.write(`if (${g}.has(${u})) continue;`),c.mode===
"loose"?k.write(`if (${u} !== "__proto__") ${a}[${u}] = ${o}[${u}];`):k.write("return INVALID;")}),e.write("}"),a}const d=t.
keyType._zod.def;if(!(d.type==="string"&&d.format===void 0&&!d.coerce&&(d.checks?.length??0)===0)){const m=t.mode==="loo\
se",g=ri(t.keyType);g.definite===!1&&(n.definite=!1);const k=L(n,g),x=L(n,Bt),T=Z(n);return Ld(e,n,o,u,N=>{N.write(`let ${T}\
 = ${k}(${u});`),N.write(`if (${T} === INVALID && typeof ${u} === "string" && ${x}.test(${u})) ${T} = ${k}(Number(${u}))\
;`),m?N.write(`if (${T} === INVALID) { ${a}[${u}] = ${o}[${u}]; continue; }`):N.write(`if (${T} === INVALID) return INVA\
LID;`),N.write(`if (${T} === "__proto__") continue;`);const H=Z(n);N.write(`const ${H} = ${o}[${u}];`);const le=He(N,n,t.
valueType,H);N.write(`${a}[${T}] = ${le};`)}),a}return Ld(e,n,o,u,m=>{m.write(`const ${s} = ${o}[${u}];`);const g=He(m,n,
t.valueType,s);m.write(`${a}[${u}] = ${g};`)},"return INVALID;"),a}function Ld(e,n,i,o,t,r){const a=L(n,Object.prototype.
propertyIsEnumerable),u=Z(n),s=Z(n),c=Z(n);e.write(`const ${u} = Object.getOwnPropertySymbols(${i});`),e.write(`const ${s}\
 = Object.getOwnPropertyNames(${i});`),e.write(`for (let ${c} = 0; ${c} < ${s}.length; ${c}++) {`),e.indented(l=>{l.write(
`const ${o} = ${s}[${c}];`),l.write(`if (${o} === "__proto__" || !${a}.call(${i}, ${o})) continue;`),t(l)}),e.write("}"),
e.write(`for (let ${c} = 0; ${c} < ${u}.length; ${c}++) {`),e.indented(l=>{l.write(`const ${o} = ${u}[${c}];`),l.write(`\
if (!${a}.call(${i}, ${o})) continue;`),r?l.write(r):t(l)}),e.write("}")}function th(e,n){return typeof n=="string"?Ee(n):
L(e,n)}function nh(e,n,i,o){const t=i._zod.def;e.write(`if (!(${o} instanceof Map)) return INVALID;`),$a(e,i,`${o}.size`);
const r=Z(n),a=Z(n),u=Z(n);return e.write(`const ${r} = new Map();`),e.write(`for (const [${a}, ${u}] of ${o}) {`),e.indented(
s=>{const c=ze(s,n,t.keyType,a),l=ze(s,n,t.valueType,u);s.write(`${r}.set(${c}, ${l});`)}),e.write("}"),r}function rh(e,n,i,o){
const t=i._zod.def;e.write(`if (!(${o} instanceof Set)) return INVALID;`),$a(e,i,`${o}.size`);const r=Z(n),a=Z(n);return e.
write(`const ${r} = new Set();`),e.write(`for (const ${a} of ${o}) {`),e.indented(u=>{const s=ze(u,n,t.valueType,a);u.write(
`${r}.add(${s});`)}),e.write("}"),r}function ih(e,n){return e.write(`if (!(${n} instanceof File)) return INVALID;`),n}function oh(e,n,i,o){
e.write(`if (typeof ${o} !== "string") return INVALID;`);const t=i._zod.pattern;if(t){const r=L(n,t);e.write(`${r}.lastI\
ndex = 0;`),e.write(`if (!${r}.test(${o})) return INVALID;`)}return o}function ah(e,n,i,o){const t=i._zod.def,r=Et(n,t.getter),
a=L(n,{parser:null});e.write(`if (!${a}.parser) {`),e.indented(s=>{s.write(`const inner = ${r}();`),s.write(`${a}.parser\
 = function(input) {`),s.indented(c=>{c.write("const result = inner._zod.run({ value: input, issues: [] }, {});"),c.write(
"return result.issues.length === 0 ? result.value : INVALID;")}),s.write("};")}),e.write("}");const u=Z(n);return e.write(
`const ${u} = ${a}.parser(${o});`),e.write(`if (${u} === INVALID) return INVALID;`),u}function uh(e,n,i,o){const t=i._zod.
def,r=ze(e,n,t.in,o);if(t.transform){if(Zt(t.transform))throw new kt("z.compile: async transforms in pipes are not suppo\
rted");const a=t.transform,s=Et(n,l=>{const d={value:l,issues:[],addIssue:ga},f=a(l,d);return f instanceof Promise?qe:d.
issues.length===0?f:qe}),c=Z(n);return e.write(`const ${c} = ${s}(${r});`),e.write(`if (${c} === INVALID) return INVALID\
;`),ze(e,n,t.out,c)}else return ze(e,n,t.out,r)}function Zt(e){return typeof e=="function"&&(e.constructor.name==="Async\
Function"||e[Symbol.toStringTag]==="AsyncFunction")}function ch(e,n,i,o){const t=i._zod.def;if(t.fn){if(Zt(t.fn))throw new kt(
"z.compile: async custom predicates are not supported");const r=Et(n,t.fn),a=L(n,pa),u=Z(n);e.write(`const ${u} = ${r}(${o}\
);`),e.write(`if (${u} instanceof Promise) ${a}();`),e.write(`if (!${u}) return INVALID;`)}else throw new ie("custom sch\
ema without a predicate function");return o}function sh(e,n,i){const o=e._zod.run({value:i,issues:[]},{});if(o&&typeof o.
then=="function")return qe;const t=o;return t.issues.length===0?t.value:n()}function lh(e,n,i,o){const t=i._zod.def;if(!t.
catchValue[co])throw new ie("catch with a callback (only a constant catch value compiles)",!1);const r=Z(n);e.write(`let\
 ${r} = (() => {`),e.indented(c=>{const l=He(c,n,t.innerType,o);c.write(`return ${l};`)}),e.write("})();");const a=L(n,t.
innerType),u=Et(n,t.catchValue),s=L(n,sh);return e.write(`if (${r} === INVALID) {`),e.indented(c=>{c.write(`${r} = ${s}(${a}\
, ${u}, ${o});`),c.write(`if (${r} === INVALID) return INVALID;`)}),e.write("}"),r}function dh(e,n,i,o){const t=i._zod.def;
if(t.transform){if(Zt(t.transform))throw new kt("z.compile: async transforms are not supported");const r=t.transform,u=Et(
n,c=>{const l={value:c,issues:[],addIssue:ga},d=r(c,l);return d instanceof Promise?qe:l.issues.length===0?d:qe}),s=Z(n);
return e.write(`const ${s} = ${u}(${o});`),e.write(`if (${s} === INVALID) return INVALID;`),s}return o}function ii(e){return e.
checks&&(e.checks=[...e.checks]),e}function Rd(e,n){return new e(ii({type:"string",...$(n)}))}function Fd(e,n){return new e(
ii({type:"string",coerce:!0,...$(n)}))}function ha(e,n){return new e({type:"string",format:"email",check:"string_format",
abort:!1,...$(n)})}function _a(e,n){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...$(n)})}function ya(e,n){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...$(n)})}function ba(e,n){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,version:"v4",...$(n)})}function ka(e,n){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v6",...$(n)})}function Ia(e,n){return new e({type:"string",format:"\
uuid",check:"string_format",abort:!1,version:"v7",...$(n)})}function oi(e,n){return new e({type:"string",format:"url",check:"\
string_format",abort:!1,...$(n)})}function Sa(e,n){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,
...$(n)})}function wa(e,n){return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...$(n)})}function za(e,n){
return new e({type:"string",format:"cuid",check:"string_format",abort:!1,...$(n)})}function xa(e,n){return new e({type:"\
string",format:"cuid2",check:"string_format",abort:!1,...$(n)})}function Oa(e,n){return new e({type:"string",format:"uli\
d",check:"string_format",abort:!1,...$(n)})}function Aa(e,n){return new e({type:"string",format:"xid",check:"string_form\
at",abort:!1,...$(n)})}function Da(e,n){return new e({type:"string",format:"ksuid",check:"string_format",abort:!1,...$(n)})}
function Na(e,n){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...$(n)})}function Ua(e,n){return new e(
{type:"string",format:"ipv6",check:"string_format",abort:!1,...$(n)})}function Md(e,n){return new e({type:"string",format:"\
mac",check:"string_format",abort:!1,...$(n)})}function Ea(e,n){return new e({type:"string",format:"cidrv4",check:"string\
_format",abort:!1,...$(n)})}function ja(e,n){return new e({type:"string",format:"cidrv6",check:"string_format",abort:!1,
...$(n)})}function Za(e,n){return new e({type:"string",format:"base64",check:"string_format",abort:!1,...$(n)})}function Pa(e,n){
return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...$(n)})}function Ta(e,n){return new e({type:"\
string",format:"e164",check:"string_format",abort:!1,...$(n)})}function Vd(e,n){return new e({type:"string",format:"cred\
it_card",check:"string_format",abort:!1,...$(n)})}function Bd(e,n){return new e({type:"string",format:"iban",check:"stri\
ng_format",abort:!1,...$(n)})}function Ca(e,n){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...$(
n)})}const La={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};function Ra(e,n){return new e({type:"string",format:"\
datetime",check:"string_format",offset:!1,local:!1,precision:null,...$(n)})}function Fa(e,n){return new e({type:"string",
format:"date",check:"string_format",...$(n)})}function Ma(e,n){return new e({type:"string",format:"time",check:"string_f\
ormat",precision:null,...$(n)})}function Va(e,n){return new e({type:"string",format:"duration",check:"string_format",...$(
n)})}function Jd(e,n){return new e(ii({type:"number",checks:[],...$(n)}))}function Kd(e,n){return new e(ii({type:"number",
coerce:!0,checks:[],...$(n)}))}function Gd(e,n){return new e({type:"number",check:"number_format",abort:!1,format:"safei\
nt",...$(n)})}function Hd(e,n){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...$(n)})}function Wd(e,n){
return new e({type:"number",check:"number_format",abort:!1,format:"float64",...$(n)})}function Xd(e,n){return new e({type:"\
number",check:"number_format",abort:!1,format:"int32",...$(n)})}function qd(e,n){return new e({type:"number",check:"numb\
er_format",abort:!1,format:"uint32",...$(n)})}function Yd(e,n){return new e({type:"boolean",...$(n)})}function Qd(e,n){return new e(
{type:"boolean",coerce:!0,...$(n)})}function ef(e,n){return new e({type:"bigint",...$(n)})}function tf(e,n){return new e(
{type:"bigint",coerce:!0,...$(n)})}function nf(e,n){return new e({type:"bigint",check:"bigint_format",abort:!1,format:"i\
nt64",...$(n)})}function rf(e,n){return new e({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...$(n)})}function of(e,n){
return new e({type:"symbol",...$(n)})}function af(e,n){return new e({type:"undefined",...$(n)})}function uf(e,n){return new e(
{type:"null",...$(n)})}function cf(e){return new e({type:"any"})}function sf(e){return new e({type:"unknown"})}function lf(e,n){
return new e({type:"never",...$(n)})}function df(e,n){return new e({type:"void",...$(n)})}function ff(e,n){return new e(
{type:"date",...$(n)})}function mf(e,n){return new e({type:"date",coerce:!0,...$(n)})}function pf(e,n){return new e({type:"\
nan",...$(n)})}function It(e,n){return new jo({check:"less_than",...$(n),value:e,inclusive:!1})}function ot(e,n){return new jo(
{check:"less_than",...$(n),value:e,inclusive:!0})}function St(e,n){return new Zo({check:"greater_than",...$(n),value:e,inclusive:!1})}
function at(e,n){return new Zo({check:"greater_than",...$(n),value:e,inclusive:!0})}function ai(e){return St(0,e)}function ui(e){
return It(0,e)}function ci(e){return ot(0,e)}function si(e){return at(0,e)}function Pt(e,n){return new Is({check:"multip\
le_of",...$(n),value:e})}function Tt(e,n){return new zs({check:"max_size",...$(n),maximum:e})}function wt(e,n){return new xs(
{check:"min_size",...$(n),minimum:e})}function Ht(e,n){return new Os({check:"size_equals",...$(n),size:e})}function Wt(e,n){
return new As({check:"max_length",...$(n),maximum:e})}function Ot(e,n){return new Ds({check:"min_length",...$(n),minimum:e})}
function Xt(e,n){return new Ns({check:"length_equals",...$(n),length:e})}function Ln(e,n){return new Us({check:"string_f\
ormat",format:"regex",...$(n),pattern:e})}function Rn(e){return new Es({check:"string_format",format:"lowercase",...$(e)})}
function Fn(e){return new js({check:"string_format",format:"uppercase",...$(e)})}function Mn(e,n){return new Zs({check:"\
string_format",format:"includes",...$(n),includes:e})}function Vn(e,n){return new Ps({check:"string_format",format:"star\
ts_with",...$(n),prefix:e})}function Bn(e,n){return new Ts({check:"string_format",format:"ends_with",...$(n),suffix:e})}
function li(e,n,i){return new Cs({check:"property",property:e,schema:n,...$(i)})}function Jn(e,n){return new Ls({check:"\
properties",shape:e,...$(n)})}function Kn(e,n){return new Rs({check:"mime_type",mime:e,...$(n)})}function $t(e){return new Fs(
{check:"overwrite",tx:e})}function Gn(e){return $t(n=>n.normalize(e))}function Hn(){return $t(e=>e.trim())}function Wn(){
return $t(e=>e.toLowerCase())}function Xn(){return $t(e=>e.toUpperCase())}function qn(){return $t(e=>Re(e))}function gf(e,n,i){
return new e({type:"array",element:n,...$(i)})}function fh(e,n,i){return new e({type:"union",options:n,...$(i)})}function mh(e,n,i){
return new e({type:"union",options:n,inclusive:!1,...$(i)})}function ph(e,n,i,o){return new e({type:"union",options:i,discriminator:n,
...$(o)})}function gh(e,n,i){return new e({type:"intersection",left:n,right:i})}function vh(e,n,i,o){const t=i instanceof
G,r=t?o:i,a=t?i:null;return new e({type:"tuple",items:n,rest:a,...$(r)})}function $h(e,n,i,o){return new e({type:"record",
keyType:n,valueType:i,...$(o)})}function hh(e,n,i,o){return new e({type:"map",keyType:n,valueType:i,...$(o)})}function _h(e,n,i){
return new e({type:"set",valueType:n,...$(i)})}function yh(e,n,i){const o=Array.isArray(n)?Object.fromEntries(n.map(t=>[
t,t])):n;return new e({type:"enum",entries:o,...$(i)})}function bh(e,n,i){return new e({type:"enum",entries:n,...$(i)})}
function kh(e,n,i){return new e({type:"literal",values:Array.isArray(n)?n:[n],...$(i)})}function vf(e,n){return new e({type:"\
file",...$(n)})}function Ih(e,n){return new e({type:"transform",transform:n})}function Sh(e,n){return new e({type:"optio\
nal",innerType:n})}function wh(e,n){return new e({type:"nullable",innerType:n})}function zh(e,n,i){return new e({type:"d\
efault",innerType:n,get defaultValue(){return typeof i=="function"?i():y(i)}})}function xh(e,n,i){return new e({type:"no\
noptional",innerType:n,...$(i)})}function Oh(e,n){return new e({type:"success",innerType:n})}function Ah(e,n,i){return new e(
{type:"catch",innerType:n,catchValue:typeof i=="function"?i:so(i)})}function Dh(e,n,i){return new e({type:"pipe",in:n,out:i})}
function Nh(e,n){return new e({type:"readonly",innerType:n})}function Uh(e,n,i){return new e({type:"template_literal",parts:n,
...$(i)})}function Eh(e,n){return new e({type:"lazy",getter:n})}function jh(e,n){return new e({type:"promise",innerType:n})}
function $f(e,n,i){const o=$(i);return o.abort??(o.abort=!0),new e({type:"custom",check:"custom",fn:n,...o})}function hf(e,n,i){
return new e({type:"custom",check:"custom",fn:n,...$(i)})}function _f(e,n){const i=yf(o=>(o.addIssue=t=>{if(typeof t=="s\
tring")o.issues.push(Mt(t,o.value,i._zod.def));else{const r=t;r.fatal&&(r.continue=!1),r.code??(r.code="custom"),"input"in
r||(r.input=o.value),r.inst??(r.inst=i),r.continue??(r.continue=!i._zod.def.abort),o.issues.push(Mt(r))}},e(o.value,o)),
n);return i}function yf(e,n){const i=new ke({check:"custom",...$(n)});return i._zod.check=e,i}function bf(e){const n=new ke(
{check:"describe"});return n._zod.onattach=[i=>{const o=it.get(i)??{};it.add(i,{...o,description:e})}],n._zod.check=()=>{},
n}function kf(e){const n=new ke({check:"meta"});return n._zod.onattach=[i=>{const o=it.get(i)??{};it.add(i,{...o,...e})}],
n._zod.check=()=>{},n}function If(e,n){const i=$(n);let o=i.truthy??["true","1","yes","on","y","enabled"],t=i.falsy??["f\
alse","0","no","off","n","disabled"];i.case!=="sensitive"&&(o=o.map(m=>typeof m=="string"?m.toLowerCase():m),t=t.map(m=>typeof m==
"string"?m.toLowerCase():m));const r=new Set(o),a=new Set(t),u=e.Codec??ra,s=e.Boolean??Xo,c=e.String??En,l=new c({type:"\
string",error:i.error}),d=new s({type:"boolean",error:i.error}),f=new u({type:"pipe",in:l,out:d,transform:((m,g)=>{let k=m;
return i.case!=="sensitive"&&(k=k.toLowerCase()),r.has(k)?!0:a.has(k)?!1:(g.issues.push({code:"invalid_value",expected:"\
stringbool",values:[...r,...a],input:g.value,inst:f,continue:!1}),{})}),reverseTransform:((m,g)=>m===!0?o[0]||"true":t[0]||
"false"),error:i.error});return f._zod.bag.truthy=o,f._zod.bag.falsy=t,f._zod.bag.case=i.case??"insensitive",f}function qt(e,n,i,o={}){
const t=$(o),r={check:"string_format",type:"string",format:n,fn:typeof i=="function"?i:u=>i.test(u),...t};return i instanceof
RegExp&&(r.pattern=i),new e(r)}function Yn(e,...n){for(const i of n)for(const o of Reflect.ownKeys(i))Object.prototype.propertyIsEnumerable.
call(i,o)&&ue(e,o,i[o]);return e}function Yt(e){let n=e?.target??"draft-2020-12";return n==="draft-4"&&(n="draft-04"),n===
"draft-7"&&(n="draft-07"),{processors:e.processors??{},metadataRegistry:e?.metadata??it,target:n,unrepresentable:e?.unrepresentable??
"throw",override:e?.override??(()=>{}),io:e?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,
cycles:e?.cycles??"ref",reused:e?.reused??"inline",intersections:[],deferred:[],external:e?.external??void 0}}function Me(e,n,i,o,t){
const r=typeof n.unrepresentable=="function"?n.unrepresentable({zodSchema:e,path:o.path,message:t}):n.unrepresentable;if(r===
"any")return!1;if(r===void 0||r==="throw")throw new Error(t);return Object.assign(i,r),!0}function pe(e,n,i={path:[],schemaPath:[]}){
var o;const t=e._zod.def,r=n.seen.get(e);if(r)return r.count++,i.schemaPath.includes(e)&&(r.cycle=i.path),r.schema;const a={
schema:{},count:1,cycle:void 0,path:i.path};n.seen.set(e,a),n.sharedDefsExtractedFor=void 0,n.sharedEmitDoneFor=void 0;const u=e.
_zod.toJSONSchema?.();if(u)a.schema=u;else{const l={...i,schemaPath:[...i.schemaPath,e],path:i.path};if(e._zod.processJSONSchema)
e._zod.processJSONSchema(n,a.schema,l);else{const f=a.schema,m=n.processors[t.type];if(!m)throw new Error(`[toJSONSchema\
]: Non-representable type encountered: ${t.type}`);m(e,n,f,l)}const d=e._zod.parent;d&&(a.ref||(a.ref=d),pe(d,n,l),n.seen.
get(d).isParent=!0)}const s=n.metadataRegistry.get(e);return s&&Yn(a.schema,s),n.io==="input"&&Ye(e)&&(delete a.schema.examples,
delete a.schema.default),n.io==="input"&&"_prefault"in a.schema&&((o=a.schema).default??(o.default=a.schema._prefault)),
delete a.schema._prefault,n.seen.get(e).schema}function Sf(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function Qt(e,n){
const i=e.seen.get(n);if(!i)throw new Error("Unprocessed schema. This is a bug in Zod.");if(e.external&&e.sharedDefsExtractedFor===
e.external)return;const o=new Map;for(const a of e.seen.entries()){const u=e.metadataRegistry.get(a[0])?.id;if(u){const s=o.
get(u);if(s&&s!==a[0])throw new Error(`Duplicate schema id "${u}" detected during JSON Schema conversion. Two different \
schemas cannot share the same id when converted together.`);o.set(u,a[0])}}const t=a=>{const u=e.target==="draft-2020-12"?
"$defs":"definitions";if(e.external){const d=e.external.registry.get(a[0])?.id,f=e.external.uri??(g=>g);if(d)return{ref:f(
d)};const m=a[1].defId??a[1].schema.id??`schema${e.counter++}`;return a[1].defId=m,{defId:m,ref:`${f("__shared")}#/${u}/${Sf(
m)}`}}const s="#",c=`${s}/${u}/`;if(a[1]===i&&!a[1].schema.id)return{ref:s};const l=a[1].schema.id??`__schema${e.counter++}`;
return{defId:l,ref:c+Sf(l)}},r=a=>{if(a[1].schema.$ref)return;const u=a[1],{ref:s,defId:c}=t(a);u.def={...u.schema},c&&(u.
defId=c);const l=u.schema;for(const d in l)delete l[d];l.$ref=s};if(e.cycles==="throw")for(const a of e.seen.entries()){
const u=a[1];if(u.cycle)throw new Error(`Cycle detected: #/${u.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const a of e.seen.entries()){const u=a[1];
if(n===a[0]){r(a);continue}if(e.external){const c=e.external.registry.get(a[0])?.id;if(n!==a[0]&&c){r(a);continue}}if(e.
metadataRegistry.get(a[0])?.id){r(a);continue}if(u.cycle){r(a);continue}u.count>1&&e.reused==="ref"&&r(a)}e.external&&(e.
sharedDefsExtractedFor=e.external)}function wf(e){const n=e.anyOf;if(!Array.isArray(n)||n.length===0||e.type!==void 0)return;
const i=[];for(const o of n){if(!o||typeof o!="object")return;wf(o);const t=Object.keys(o);if(t.length!==1||t[0]!=="type")
return;const r=o.type;for(const a of Array.isArray(r)?r:[r]){if(typeof a!="string")return;i.includes(a)||i.push(a)}}delete e.
anyOf,e.type=i.length===1?i[0]:i}const zf=new Set(["type","properties","required","additionalProperties"]),xf=["oneOf","\
anyOf"];function Of(e){const n=e.additionalProperties;return n===void 0||n===!1||typeof n!="object"||n===null?null:Object.
keys(n).length?n:null}function Ba(e){const n=[];for(const r of e){if(typeof r!="object"||r.type!=="object")return null;for(const a in r)
if(!zf.has(a))return null;n.push(r)}const i={},o=new Set;for(const r of n){for(const a in r.properties){if(Object.prototype.
hasOwnProperty.call(i,a))continue;const u=[];for(const c of n){const l=c.properties?.[a]??Of(c);l!=null&&(u.some(d=>JSON.
stringify(d)===JSON.stringify(l))||u.push(l))}const s=u.length===1?u[0]:Ba(u)??{allOf:u};ue(i,a,s)}for(const a of r.required??
[])o.add(a)}const t={type:"object",properties:i};if(o.size&&(t.required=[...o]),n.every(r=>r.additionalProperties===!1))
t.additionalProperties=!1;else{const r=[];for(const a of n){const u=Of(a);u&&!r.some(s=>JSON.stringify(s)===JSON.stringify(
u))&&r.push(u)}r.length===1?t.additionalProperties=r[0]:r.length>1&&(t.additionalProperties={allOf:r})}return t}function Zh(e){
const n=e.allOf;if(!Array.isArray(n)||n.length<2)return;for(const t of zf)if(t in e)return;const i=n.filter(t=>xf.some(r=>Array.
isArray(t[r])));let o=null;if(!i.length)o=Ba(n);else{const t=i[0],r=xf.find(s=>Array.isArray(t[s]));if(Object.keys(t).length!==
1)return;const a=n.filter(s=>s!==t),u=t[r].map(s=>Ba([...a,s]));if(u.some(s=>!s))return;o={[r]:u}}o&&(delete e.allOf,Yn(
e,o))}function en(e,n){const i=e.seen.get(n);if(!i)throw new Error("Unprocessed schema. This is a bug in Zod.");const o=u=>{
const s=e.seen.get(u);if(s.ref===null)return;const c=s.def??s.schema,l={...c},d=s.ref;if(s.ref=null,d){o(d);const m=e.seen.
get(d),g=m.schema;if(g.$ref&&(e.target==="draft-07"||e.target==="draft-04"||e.target==="openapi-3.0")?(c.allOf=c.allOf??
[],c.allOf.push(g)):Yn(c,g),Yn(c,l),u._zod.parent===d)for(const x in c)x==="$ref"||x==="allOf"||x in l||delete c[x];if(g.
$ref&&m.def)for(const x in c)x==="$ref"||x==="allOf"||x in m.def&&JSON.stringify(c[x])===JSON.stringify(m.def[x])&&delete c[x]}
const f=u._zod.parent;if(f&&f!==d){o(f);const m=e.seen.get(f);if(m?.schema.$ref&&(c.$ref=m.schema.$ref,m.def))for(const g in c)
g==="$ref"||g==="allOf"||g in m.def&&JSON.stringify(c[g])===JSON.stringify(m.def[g])&&delete c[g]}e.override({zodSchema:u,
jsonSchema:c,path:s.path??[]})};if(!e.external||e.sharedEmitDoneFor!==e.external){for(const u of[...e.seen.entries()].reverse())
o(u[0]);if(e.target!=="openapi-3.0")for(const u of e.seen.entries())wf(u[1].def??u[1].schema);for(const u of e.deferred)
u();if(e.intersections.length){const u=new Map;for(const s of e.seen.values())for(const c of[s.schema,s.def]){const l=c?.
allOf;if(!Array.isArray(l))continue;const d=u.get(l);d?d.push(c):u.set(l,[c])}for(const s of e.intersections)for(const c of u.
get(s)??[])Zh(c)}}const t={};if(e.target==="draft-2020-12"?t.$schema="https://json-schema.org/draft/2020-12/schema":e.target===
"draft-07"?t.$schema="http://json-schema.org/draft-07/schema#":e.target==="draft-04"?t.$schema="http://json-schema.org/d\
raft-04/schema#":e.target,e.external?.uri){const u=e.external.registry.get(n)?.id;if(!u)throw new Error("Schema is missi\
ng an `id` property");t.$id=e.external.uri(u)}Yn(t,i.defId?i.schema:i.def??i.schema);const r=e.metadataRegistry.get(n)?.
id;r!==void 0&&t.id===r&&delete t.id;const a=e.external?.defs??{};if(!e.external||e.sharedEmitDoneFor!==e.external)for(const u of e.
seen.entries()){const s=u[1];s.def&&s.defId&&(s.def.id===s.defId&&delete s.def.id,ue(a,s.defId,s.def))}e.external&&(e.sharedEmitDoneFor=
e.external),e.external||Object.keys(a).length>0&&(e.target==="draft-2020-12"?t.$defs=a:t.definitions=a);try{const u=JSON.
parse(JSON.stringify(t));return Object.defineProperty(u,"~standard",{value:{...n["~standard"],jsonSchema:{input:Qn(n,"in\
put",e.processors),output:Qn(n,"output",e.processors)}},enumerable:!1,writable:!1}),u}catch{throw new Error("Error conve\
rting schema to JSON.")}}function Ye(e,n){const i=n??{seen:new Set};if(i.seen.has(e))return!1;i.seen.add(e);const o=e._zod.
def;if(o.type==="transform")return!0;if(o.type==="array")return Ye(o.element,i);if(o.type==="set")return Ye(o.valueType,
i);if(o.type==="lazy")return Ye(o.getter(),i);if(o.type==="promise"||o.type==="optional"||o.type==="nonoptional"||o.type===
"nullable"||o.type==="readonly"||o.type==="default"||o.type==="prefault"||o.type==="catch")return Ye(o.innerType,i);if(o.
type==="intersection")return Ye(o.left,i)||Ye(o.right,i);if(o.type==="record"||o.type==="map")return Ye(o.keyType,i)||Ye(
o.valueType,i);if(o.type==="pipe")return e._zod.traits.has("$ZodCodec")?!0:Ye(o.in,i)||Ye(o.out,i);if(o.type==="object"){
for(const t in o.shape)if(Ye(o.shape[t],i))return!0;return!1}if(o.type==="union"){for(const t of o.options)if(Ye(t,i))return!0;
return!1}if(o.type==="tuple"){for(const t of o.items)if(Ye(t,i))return!0;return!!(o.rest&&Ye(o.rest,i))}return!1}const Af=(e,n={})=>i=>{
const o=Yt({...i,processors:n});return pe(e,o),Qt(o,e),en(o,e)},Qn=(e,n,i={})=>o=>{const{libraryOptions:t,target:r}=o??{},
a=Yt({...t??{},target:r,io:n,processors:i});return pe(e,a),Qt(a,e),en(a,e)},tn=(e,n,i)=>{(e[n]===void 0||i>e[n])&&(e[n]=
i)},nn=(e,n,i)=>{(e[n]===void 0||i<e[n])&&(e[n]=i)},Df=(e,n)=>{tn(e,"minimum",n),nn(e,"maximum",n)},Nf=(e,n)=>{e.multipleOf??
(e.multipleOf=[]),e.multipleOf.includes(n)||e.multipleOf.push(n)},Uf=(e,n)=>{e.patterns??(e.patterns=new Set),e.patterns.
add(n)},Ef=(e,n)=>{e.mime=e.mime?e.mime.filter(i=>n.includes(i)):[...n]},jf=(e,n)=>{e.format=n,n.includes("int")&&(e.isInt=
!0)},Zf=(e,n)=>tn(e,"minimum",n.minimum),Pf=(e,n)=>nn(e,"maximum",n.maximum),Tf=e=>(n,i)=>{jf(n,i.format);const[o,t]=e[i.
format];tn(n,"minimum",o),nn(n,"maximum",t)},Ph={greater_than:(e,n)=>tn(e,n.inclusive?"minimum":"exclusiveMinimum",n.value),
less_than:(e,n)=>nn(e,n.inclusive?"maximum":"exclusiveMaximum",n.value),multiple_of:(e,n)=>Nf(e,n.value),number_format:Tf(
gt),bigint_format:Tf(_t),min_length:Zf,max_length:Pf,length_equals:(e,n)=>Df(e,n.length),min_size:Zf,max_size:Pf,size_equals:(e,n)=>Df(
e,n.size),string_format:(e,n)=>{jf(e,n.format),n.pattern&&Uf(e,n.pattern),(n.format==="base64"||n.format==="base64url")&&
(e.contentEncoding=n.format),(n.local||n.precision===-1)&&(e.laxFormat=!0)},mime_type:(e,n)=>Ef(e,n.mime)};function Ve(e){
const n={},i=e._zod.def,o=e._zod.traits.has("$ZodCheck")?[e,...i.checks??[]]:i.checks??[];for(const r of o)Ph[r._zod.def.
check]?.(n,r._zod.def);const t=e._zod.bag;t.minimum!==void 0&&tn(n,"minimum",t.minimum),t.exclusiveMinimum!==void 0&&tn(
n,"exclusiveMinimum",t.exclusiveMinimum),t.maximum!==void 0&&nn(n,"maximum",t.maximum),t.exclusiveMaximum!==void 0&&nn(n,
"exclusiveMaximum",t.exclusiveMaximum),t.multipleOf!==void 0&&Nf(n,t.multipleOf),t.format!==void 0&&(n.format??(n.format=
t.format),t.format.includes("int")&&(n.isInt=!0)),t.mime&&Ef(n,t.mime);for(const r of t.patterns??[])Uf(n,r);return n}const Th={
guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},Ch=new Map([[Bo,is],[Jr,os]]),Cf=e=>Ch.get(
e)??e,Lf=(e,n,i,o)=>{const t=i;t.type="string";const{minimum:r,maximum:a,format:u,patterns:s,contentEncoding:c,laxFormat:l}=Ve(
e);if(typeof r=="number"&&(t.minLength=r),typeof a=="number"&&(t.maxLength=a),u&&(t.format=Th[u]??u,t.format===""&&delete t.
format,(u==="time"||l)&&delete t.format),c&&(t.contentEncoding=c),s&&s.size>0){const d=[...s].map(Cf);d.length===1?t.pattern=
d[0].source:d.length>1&&(t.allOf=[...d.map(f=>({...n.target==="draft-07"||n.target==="draft-04"||n.target==="openapi-3.0"?
{type:"string"}:{},pattern:f.source}))])}},Rf=(e,n,i,o)=>{const t=i,{minimum:r,maximum:a,multipleOf:u,exclusiveMaximum:s,
exclusiveMinimum:c,isInt:l}=Ve(e);t.type=l?"integer":"number";const d=typeof c=="number"&&c>=(r??Number.NEGATIVE_INFINITY),
f=typeof s=="number"&&s<=(a??Number.POSITIVE_INFINITY),m=n.target==="draft-04"||n.target==="openapi-3.0";if(d?m?(t.minimum=
c,t.exclusiveMinimum=!0):t.exclusiveMinimum=c:typeof r=="number"&&(t.minimum=r),f?m?(t.maximum=s,t.exclusiveMaximum=!0):
t.exclusiveMaximum=s:typeof a=="number"&&(t.maximum=a),u){const g=new Set;for(const T of u)Number.isFinite(T)&&T!==0?g.add(
Math.abs(T)):Me(e,n,t,o,`A multipleOf divisor of ${T} cannot be represented in JSON Schema`);const[k,...x]=g;k!==void 0&&
(t.multipleOf=k),x.length&&(t.allOf=[...t.allOf??[],...x.map(T=>({multipleOf:T}))])}},Ff=(e,n,i,o)=>{i.type="boolean"},Mf=(e,n,i,o)=>{
Me(e,n,i,o,"BigInt cannot be represented in JSON Schema")},Vf=(e,n,i,o)=>{Me(e,n,i,o,"Symbols cannot be represented in J\
SON Schema")},Bf=(e,n,i,o)=>{n.target==="openapi-3.0"?(i.type="string",i.nullable=!0,i.enum=[null]):i.type="null"},Jf=(e,n,i,o)=>{
Me(e,n,i,o,"Undefined cannot be represented in JSON Schema")},Kf=(e,n,i,o)=>{Me(e,n,i,o,"Void cannot be represented in J\
SON Schema")},Gf=(e,n,i,o)=>{i.not={}},Hf=(e,n,i,o)=>{},Wf=(e,n,i,o)=>{},Xf=(e,n,i,o)=>{Me(e,n,i,o,"Date cannot be repre\
sented in JSON Schema")},qf=(e,n,i,o)=>{const t=e._zod.def,r=Ce(t.entries);if(r.length===0){i.not={};return}r.every(a=>typeof a==
"number")&&(i.type="number"),r.every(a=>typeof a=="string")&&(i.type="string"),i.enum=r},Yf=(e,n,i,o)=>{const t=e._zod.def;
if(t.values.length===0){i.not={};return}const r=[];for(const a of t.values)if(a===void 0){if(Me(e,n,i,o,"Literal `undefi\
ned` cannot be represented in JSON Schema"))return}else if(typeof a=="bigint"){if(Me(e,n,i,o,"BigInt literals cannot be \
represented in JSON Schema"))return;r.push(Number(a))}else r.push(a);if(r.length!==0)if(r.length===1){const a=r[0];i.type=
a===null?"null":typeof a,n.target==="draft-04"||n.target==="openapi-3.0"?i.enum=[a]:i.const=a}else r.every(a=>typeof a==
"number")&&(i.type="number"),r.every(a=>typeof a=="string")&&(i.type="string"),r.every(a=>typeof a=="boolean")&&(i.type=
"boolean"),r.every(a=>a===null)&&(i.type="null"),i.enum=r},Qf=(e,n,i,o)=>{Me(e,n,i,o,"NaN cannot be represented in JSON \
Schema")},em=(e,n,i,o)=>{const t=i,r=e._zod.pattern;if(!r)throw new Error("Pattern not found in template literal");t.type=
"string",t.pattern=r.source},tm=(e,n,i,o)=>{const t=i;t.type="string",t.format="binary",t.contentEncoding="binary";const{
minimum:r,maximum:a,mime:u}=Ve(e);r!==void 0&&(t.minLength=r),a!==void 0&&(t.maxLength=a),u&&(u.length===0?t.not={}:u.length===
1?t.contentMediaType=u[0]:t.anyOf=u.map(s=>({contentMediaType:s})))},nm=(e,n,i,o)=>{i.type="boolean"},rm=(e,n,i,o)=>{Me(
e,n,i,o,"Custom types cannot be represented in JSON Schema")},im=(e,n,i,o)=>{Me(e,n,i,o,"Function types cannot be repres\
ented in JSON Schema")},om=(e,n,i,o)=>{Me(e,n,i,o,"Transforms cannot be represented in JSON Schema")},am=(e,n,i,o)=>{Me(
e,n,i,o,"Map cannot be represented in JSON Schema")},um=(e,n,i,o)=>{Me(e,n,i,o,"Set cannot be represented in JSON Schema")},
cm=(e,n,i,o)=>{const t=i,r=e._zod.def,{minimum:a,maximum:u}=Ve(e);typeof a=="number"&&(t.minItems=a),typeof u=="number"&&
(t.maxItems=u),t.type="array",t.items=pe(r.element,n,{...o,path:[...o.path,"items"]})};function er(e){const n=e._zod.def;
return n.type==="pipe"&&n.in._zod.traits.has("$ZodTransform")?er(n.out):n.type==="catch"?er(n.innerType):e._zod.optin}const sm=(e,n,i,o)=>{
const t=i,r=e._zod.def,a=r.shape;if(Object.getOwnPropertySymbols(a).length&&Me(e,n,t,o,"Symbol keys cannot be represente\
d in JSON Schema"))return;t.type="object",t.properties={};for(const c in a)ue(t.properties,c,pe(a[c],n,{...o,path:[...o.
path,"properties",c]}));const s=[];for(const c of Object.keys(a)){const l=r.shape[c];(n.io==="input"?er(l)===void 0:l._zod.
optout===void 0)&&s.push(c)}s.length>0&&(t.required=s),r.catchall?._zod.def.type==="never"?t.additionalProperties=!1:r.catchall?
r.catchall&&(t.additionalProperties=pe(r.catchall,n,{...o,path:[...o.path,"additionalProperties"]})):n.io==="output"&&(t.
additionalProperties=!1)},Ja=(e,n,i,o)=>{const t=e._zod.def,r=t.inclusive===!1,a=t.options.map((u,s)=>pe(u,n,{...o,path:[
...o.path,r?"oneOf":"anyOf",s]}));r?i.oneOf=a:i.anyOf=a},lm=(e,n,i,o)=>{const t=e._zod.def,r=pe(t.left,n,{...o,path:[...o.
path,"allOf",0]}),a=pe(t.right,n,{...o,path:[...o.path,"allOf",1]}),u=c=>"allOf"in c&&Object.keys(c).length===1,s=[...u(
r)?r.allOf:[r],...u(a)?a.allOf:[a]];i.allOf=s,n.intersections.push(s)},dm=(e,n,i,o)=>{const t=i,r=e._zod.def;t.type="arr\
ay";const a=n.target==="draft-2020-12"?"prefixItems":"items",u=n.target==="draft-2020-12"||n.target==="openapi-3.0"?"ite\
ms":"additionalItems",s=r.items.map((k,x)=>pe(k,n,{...o,path:[...o.path,a,x]})),c=r.rest?pe(r.rest,n,{...o,path:[...o.path,
u,...n.target==="openapi-3.0"?[r.items.length]:[]]}):null;let l=r.items.length;for(;l>0;){const k=r.items[l-1];if(!(n.io===
"input"?er(k)!==void 0:k._zod.optout==="optional"))break;l--}const d=r.items.length,f=!r.rest;n.target==="draft-2020-12"?
(t.prefixItems=s,f?t.items=!1:c&&(t.items=c),l>0&&(t.minItems=l),f&&(t.maxItems=d)):n.target==="openapi-3.0"?(t.items={anyOf:s},
c&&t.items.anyOf.push(c),l>0&&(t.minItems=l),f&&(t.maxItems=d)):(t.items=s,f?t.additionalItems=!1:c&&(t.additionalItems=
c),l>0&&(t.minItems=l),f&&(t.maxItems=d));const{minimum:m,maximum:g}=Ve(e);typeof m=="number"&&(t.minItems=m),typeof g==
"number"&&(t.maxItems=g)};function Ka(e,n,i){if(n.$ref){if(i.has(n))return n;i.add(n);const g=e.get(n)?.def;if(!g)return n;
const k=Ka(e,g,i);return k===g?n:k}for(const g of["anyOf","oneOf"]){const k=n[g];if(!Array.isArray(k))continue;const x=k.
map(T=>Ka(e,T,i));x.some((T,N)=>T!==k[N])&&(n={...n,[g]:x})}const o=Array.isArray(n.type)?n.type:[n.type],t=!o.includes(
"string")&&o.some(g=>g==="number"||g==="integer"),r=n.enum??(n.const!==void 0?[n.const]:void 0);if(!t&&!r?.some(g=>typeof g==
"number"))return n;const{minimum:a,maximum:u,exclusiveMinimum:s,exclusiveMaximum:c,multipleOf:l,format:d,id:f,...m}=n;return m.
enum?m.enum=m.enum.map(g=>typeof g=="number"?String(g):g):typeof m.const=="number"&&(m.const=String(m.const)),t&&(m.type=
"string",r||(m.pattern=(o.includes("number")?Bt:No).source)),m}const Ga=new WeakMap;function Lh(e){const n=new Map;for(const o of e.
seen.values())o.def&&!n.has(o.schema)&&n.set(o.schema,o);const i=new Map;for(const o of Ga.get(e)??[]){const t=e.seen.get(
o),r=(t?.def??t?.schema)?.propertyNames;if(!r||r===!0||i.has(r))continue;const a=Ka(n,r,new Set);a!==r&&i.set(r,a)}if(i.
size)for(const o of e.seen.values())for(const t of[o.schema,o.def]){const r=t&&i.get(t.propertyNames);r&&(t.propertyNames=
r)}}const fm=(e,n,i,o)=>{const t=i,r=e._zod.def;t.type="object";const a=r.keyType,u=Ve(a).patterns;if(r.mode==="loose"&&
u&&u.size>0){const l=pe(r.valueType,n,{...o,path:[...o.path,"patternProperties","*"]});t.patternProperties={};for(const d of u)
ue(t.patternProperties,Cf(d).source,l)}else{if(n.target==="draft-07"||n.target==="draft-2020-12"){t.propertyNames=pe(r.keyType,
n,{...o,path:[...o.path,"propertyNames"]});let l=Ga.get(n);l||(l=[],Ga.set(n,l),n.deferred.push(()=>Lh(n))),l.push(e)}t.
additionalProperties=pe(r.valueType,n,{...o,path:[...o.path,"additionalProperties"]})}const s=a._zod.values,c=n.io==="in\
put"&&er(r.valueType)!==void 0;if(s&&!r.partial&&!c){const l=[...s].filter(d=>typeof d=="string"||typeof d=="number");l.
length>0&&(t.required=l.map(String))}},mm=(e,n,i,o)=>{const t=e._zod.def,r=pe(t.innerType,n,o),a=n.seen.get(e);n.target===
"openapi-3.0"?(a.ref=t.innerType,i.nullable=!0):i.anyOf=[r,{type:"null"}]},pm=(e,n,i,o)=>{const t=e._zod.def;pe(t.innerType,
n,o);const r=n.seen.get(e);r.ref=t.innerType},Ha=Symbol();function gm(e,n,i,o,t){let r=!1;const a=JSON.stringify(e,(u,s)=>typeof s!=
"bigint"?s:(r=!0,null));return r?(Me(n,i,o,t,"BigInt defaults cannot be represented in JSON Schema"),Ha):JSON.parse(a)}const vm=(e,n,i,o)=>{
const t=e._zod.def;pe(t.innerType,n,o);const r=n.seen.get(e);r.ref=t.innerType;const a=gm(t.defaultValue,e,n,i,o);a!==Ha&&
(i.default=a)},$m=(e,n,i,o)=>{const t=e._zod.def;pe(t.innerType,n,o);const r=n.seen.get(e);if(r.ref=t.innerType,n.io!=="\
input")return;const a=gm(t.defaultValue,e,n,i,o);a!==Ha&&(i._prefault=a)},hm=(e,n,i,o)=>{const t=e._zod.def;pe(t.innerType,
n,o);const r=n.seen.get(e);r.ref=t.innerType;let a;try{a=t.catchValue(void 0)}catch{Me(e,n,i,o,"Dynamic catch values are\
 not supported in JSON Schema");return}i.default=a},_m=(e,n,i,o)=>{const t=e._zod.def,r=t.in._zod.traits.has("$ZodTransf\
orm"),a=n.io==="input"?r?t.out:t.in:t.out;pe(a,n,o);const u=n.seen.get(e);u.ref=a},ym=(e,n,i,o)=>{const t=e._zod.def;pe(
t.innerType,n,o);const r=n.seen.get(e);r.ref=t.innerType,i.readOnly=!0},bm=(e,n,i,o)=>{const t=e._zod.def;pe(t.innerType,
n,o);const r=n.seen.get(e);r.ref=t.innerType},Wa=(e,n,i,o)=>{const t=e._zod.def;pe(t.innerType,n,o);const r=n.seen.get(e);
r.ref=t.innerType},km=(e,n,i,o)=>{const t=e._zod.innerType;pe(t,n,o);const r=n.seen.get(e);r.ref=t},Xa={string:Lf,number:Rf,
boolean:Ff,bigint:Mf,symbol:Vf,null:Bf,undefined:Jf,void:Kf,never:Gf,any:Hf,unknown:Wf,date:Xf,enum:qf,literal:Yf,nan:Qf,
template_literal:em,file:tm,success:nm,custom:rm,function:im,transform:om,map:am,set:um,array:cm,object:sm,union:Ja,intersection:lm,
tuple:dm,record:fm,nullable:mm,nonoptional:pm,default:vm,prefault:$m,catch:hm,pipe:_m,readonly:ym,promise:bm,optional:Wa,
lazy:km};function qa(e,n){if("_idmap"in e){const o=e,t=Yt({...n,processors:Xa}),r={};for(const s of o._idmap.entries()){
const[c,l]=s;pe(l,t)}const a={},u={registry:o,uri:n?.uri,defs:r};t.external=u;for(const s of o._idmap.entries()){const[c,
l]=s;Qt(t,l),ue(a,c,en(t,l))}if(Object.keys(r).length>0){const s=t.target==="draft-2020-12"?"$defs":"definitions";a.__shared=
{[s]:r}}return{schemas:a}}const i=Yt({...n,processors:Xa});return pe(e,i),Qt(i,e),en(i,e)}class Rh{get metadataRegistry(){
return this.ctx.metadataRegistry}get target(){return this.ctx.target}get unrepresentable(){return this.ctx.unrepresentable}get override(){
return this.ctx.override}get io(){return this.ctx.io}get counter(){return this.ctx.counter}set counter(n){this.ctx.counter=
n}get seen(){return this.ctx.seen}constructor(n){let i=n?.target??"draft-2020-12";i==="draft-4"&&(i="draft-04"),i==="dra\
ft-7"&&(i="draft-07"),this.ctx=Yt({processors:Xa,target:i,...n?.metadata&&{metadata:n.metadata},...n?.unrepresentable&&{
unrepresentable:n.unrepresentable},...n?.override&&{override:n.override},...n?.io&&{io:n.io}})}process(n,i={path:[],schemaPath:[]}){
return pe(n,this.ctx,i)}emit(n,i){i&&(i.cycles&&(this.ctx.cycles=i.cycles),i.reused&&(this.ctx.reused=i.reused),i.external&&
(this.ctx.external=i.external)),this.ctx.sharedDefsExtractedFor=void 0,this.ctx.sharedEmitDoneFor=void 0,Qt(this.ctx,n);
const o=en(this.ctx,n),{"~standard":t,...r}=o;return r}}const Im=new WeakSet([Object.prototype,Error.prototype]);function di(e,n,i){
Object.defineProperty(e,n,{configurable:!0,enumerable:!1,get(){const o=i(this);return Object.defineProperty(this,n,{value:o,
configurable:!0,writable:!0}),o},set(o){Object.defineProperty(this,n,{value:o,configurable:!0,writable:!0})}})}const Sm=(e,n)=>{
Cc.init(e,n),e.name="ZodError";const i=Object.getPrototypeOf(e);Im.has(i)||(Im.add(i),di(i,"format",o=>t=>Pr(o,t)),di(i,
"flatten",o=>t=>Zr(o,t)),di(i,"addIssue",o=>t=>{o.issues.push(t),o.message=JSON.stringify(o.issues,K,2)}),di(i,"addIssue\
s",o=>t=>{o.issues.push(...t),o.message=JSON.stringify(o.issues,K,2)}),Object.defineProperty(i,"isEmpty",{configurable:!0,
enumerable:!1,get(){return this.issues.length===0}}))},wm=p("ZodError",Sm),et=p("ZodError",Sm,void 0,{Parent:Error}),Ya=zn(
et),Qa=xn(et),eu=On(et),tu=An(et),nu=_o(et),ru=yo(et),iu=bo(et),ou=ko(et),au=Io(et),uu=So(et),cu=wo(et),su=zo(et);function Fh(){
Xe.localeError||Fe(Sd())}function Ct(){Xe.memoizer||Fe({memoizer:ei()})}const X=p("ZodType",(e,n)=>(Fh(),G.init(e,n),e.def=
n,e.type=n.type,e),{check(...e){const n=this.def;return this.clone(ye(n,{checks:[...n.checks??[],...e.map(i=>typeof i=="\
function"?{_zod:{check:i,def:{check:"custom"},onattach:[]}}:i)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,n){
return re(this,e,n)},brand(){return this},register(e,n){return e.add(this,n),this},refine(e,n){return this.check(ro(e,n))},
superRefine(e,n){return this.check(io(e,n))},overwrite(e){return this.check($t(e))},optional(){return Ft(this)},exactOptional(){
return Ci(this)},nullable(){return _n(this)},nullish(){return Ft(_n(this))},nonoptional(e){return Bi(this,e)},array(){return pn(
this)},or(e){return $n([this,e])},and(e){return Ai(this,e)},transform(e){return xr(this,Sr(e))},default(e){return Fi(this,
e)},prefault(e){return Vi(this,e)},catch(e){return Gi(this,e)},pipe(e){return xr(this,e)},readonly(){return qi(this)},describe(e){
const n=this.clone();return it.add(n,{description:e}),n},meta(...e){if(e.length===0)return it.get(this);const n=this.clone();
return it.add(n,e[0]),n},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},
apply(e,...n){return n.length===0?e(this):e(this,...n)},get"~standard"(){return Er(this,"~standard",{...To(this),jsonSchema:{
input:Qn(this,"input"),output:Qn(this,"output")}})},set"~standard"(e){yt(this,"~standard",e)},parse:function e(n,i){return Ya(
this,n,i,{callee:e})},parseAsync:async function e(n,i){return await Qa(this,n,i,{callee:e})},safeParse(e,n){return eu(this,
e,n)},async safeParseAsync(e,n){return tu(this,e,n)},get spa(){return this?.safeParseAsync},set spa(e){yt(this,"spa",e)},
validate(e,n){return Cr(this,e,n)},validateAsync(e,n){return Lr(this,e,n)},encode:function e(n,i){return nu(this,n,i,{callee:e})},
decode:function e(n,i){return ru(this,n,i,{callee:e})},encodeAsync:async function e(n,i){return await iu(this,n,i,{callee:e})},
decodeAsync:async function e(n,i){return await ou(this,n,i,{callee:e})},safeEncode(e,n){return au(this,e,n)},safeDecode(e,n){
return uu(this,e,n)},async safeEncodeAsync(e,n){return cu(this,e,n)},async safeDecodeAsync(e,n){return su(this,e,n)},toJSONSchema(e){
return Af(this,{})(e)},get description(){return it.get(this)?.description},get _def(){return this._zod.def}}),tr=p("_Zod\
String",(e,n)=>{En.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Lf(e,i,o,t)},wn({format:e=>Ve(e).format??null,
minLength:e=>Ve(e).minimum??null,maxLength:e=>Ve(e).maximum??null},{regex(...e){return this.check(Ln(...e))},includes(...e){
return this.check(Mn(...e))},startsWith(...e){return this.check(Vn(...e))},endsWith(...e){return this.check(Bn(...e))},min(...e){
return this.check(Ot(...e))},max(...e){return this.check(Wt(...e))},length(...e){return this.check(Xt(...e))},nonempty(...e){
return this.check(Ot(1,...e))},lowercase(e){return this.check(Rn(e))},uppercase(e){return this.check(Fn(e))},trim(){return this.
check(Hn())},normalize(...e){return this.check(Gn(...e))},toLowerCase(){return this.check(Wn())},toUpperCase(){return this.
check(Xn())},slugify(){return this.check(qn())}})),rn=p("ZodString",(e,n)=>{En.init(e,n),tr.init(e,n)},{email(e){return this.
check(ha(nr,e))},url(e){return this.check(oi(ln,e))},jwt(e){return this.check(Ca(hr,e))},emoji(e){return this.check(Sa(ir,
e))},guid(e){return this.check(_a(rr,e))},uuid(e){return this.check(ya(pt,e))},uuidv4(e){return this.check(ba(pt,e))},uuidv6(e){
return this.check(ka(pt,e))},uuidv7(e){return this.check(Ia(pt,e))},nanoid(e){return this.check(wa(or,e))},cuid(e){return this.
check(za(ar,e))},cuid2(e){return this.check(xa(ur,e))},ulid(e){return this.check(Oa(cr,e))},base64(e){return this.check(
Za(gr,e))},base64url(e){return this.check(Pa(vr,e))},xid(e){return this.check(Aa(sr,e))},ksuid(e){return this.check(Da(lr,
e))},ipv4(e){return this.check(Na(dr,e))},ipv6(e){return this.check(Ua(fr,e))},cidrv4(e){return this.check(Ea(mr,e))},cidrv6(e){
return this.check(ja(pr,e))},e164(e){return this.check(Ta($r,e))},datetime(e){return this.check(Ra(an,e))},date(e){return this.
check(Fa(un,e))},time(e){return this.check(Ma(cn,e))},duration(e){return this.check(Va(sn,e))}});function on(e){return Rd(
rn,e)}const fe=p("ZodStringFormat",(e,n)=>{me.init(e,n),tr.init(e,n)}),an=p("ZodISODateTime",(e,n)=>{nl.init(e,n),fe.init(
e,n)}),un=p("ZodISODate",(e,n)=>{rl.init(e,n),fe.init(e,n)}),cn=p("ZodISOTime",(e,n)=>{il.init(e,n),fe.init(e,n)}),sn=p(
"ZodISODuration",(e,n)=>{ol.init(e,n),fe.init(e,n)}),nr=p("ZodEmail",(e,n)=>{Ks.init(e,n),fe.init(e,n)});function lu(e){
return ha(nr,e)}const rr=p("ZodGUID",(e,n)=>{Bs.init(e,n),fe.init(e,n)});function du(e){return _a(rr,e)}const pt=p("ZodU\
UID",(e,n)=>{Js.init(e,n),fe.init(e,n)});function fu(e){return ya(pt,e)}function mu(e){return ba(pt,e)}function pu(e){return ka(
pt,e)}function gu(e){return Ia(pt,e)}const ln=p("ZodURL",(e,n)=>{Hs.init(e,n),fe.init(e,n)});function vu(e){return oi(ln,
e)}function $u(e){return oi(ln,{protocol:xo,hostname:us,...$(e)})}const ir=p("ZodEmoji",(e,n)=>{Ws.init(e,n),fe.init(e,n)});
function hu(e){return Sa(ir,e)}const or=p("ZodNanoID",(e,n)=>{Xs.init(e,n),fe.init(e,n)});function _u(e){return wa(or,e)}
const ar=p("ZodCUID",(e,n)=>{qs.init(e,n),fe.init(e,n)});function yu(e){return za(ar,e)}const ur=p("ZodCUID2",(e,n)=>{Ys.
init(e,n),fe.init(e,n)});function bu(e){return xa(ur,e)}const cr=p("ZodULID",(e,n)=>{Qs.init(e,n),fe.init(e,n)});function ku(e){
return Oa(cr,e)}const sr=p("ZodXID",(e,n)=>{el.init(e,n),fe.init(e,n)});function Iu(e){return Aa(sr,e)}const lr=p("ZodKS\
UID",(e,n)=>{tl.init(e,n),fe.init(e,n)});function Su(e){return Da(lr,e)}const dr=p("ZodIPv4",(e,n)=>{al.init(e,n),fe.init(
e,n)});function wu(e){return Na(dr,e)}const fi=p("ZodMAC",(e,n)=>{cl.init(e,n),fe.init(e,n)});function zu(e){return Md(fi,
e)}const fr=p("ZodIPv6",(e,n)=>{ul.init(e,n),fe.init(e,n)});function xu(e){return Ua(fr,e)}const mr=p("ZodCIDRv4",(e,n)=>{
sl.init(e,n),fe.init(e,n)});function Ou(e){return Ea(mr,e)}const pr=p("ZodCIDRv6",(e,n)=>{ll.init(e,n),fe.init(e,n)});function Au(e){
return ja(pr,e)}const gr=p("ZodBase64",(e,n)=>{dl.init(e,n),fe.init(e,n)});function Du(e){return Za(gr,e)}const vr=p("Zo\
dBase64URL",(e,n)=>{fl.init(e,n),fe.init(e,n)});function Nu(e){return Pa(vr,e)}const $r=p("ZodE164",(e,n)=>{ml.init(e,n),
fe.init(e,n)});function Uu(e){return Ta($r,e)}const mi=p("ZodCreditCard",(e,n)=>{pl.init(e,n),fe.init(e,n)});function Eu(e){
return Vd(mi,e)}const pi=p("ZodIBAN",(e,n)=>{gl.init(e,n),fe.init(e,n)});function ju(e){return Bd(pi,e)}const hr=p("ZodJ\
WT",(e,n)=>{vl.init(e,n),fe.init(e,n)});function Zu(e){return Ca(hr,e)}const At=p("ZodCustomStringFormat",(e,n)=>{$l.init(
e,n),fe.init(e,n)});function Pu(e,n,i={}){return qt(At,e,n,i)}function Tu(e){return qt(At,"hostname",as,e)}function Cu(e){
return qt(At,"hex",ks,e)}function Lu(e){return qt(At,"currency_code",ss,e)}function Ru(e,n){const i=n?.enc??"hex",o=`${e}\
_${i}`,t=oe[o];if(!t)throw new Error(`Unrecognized hash format: ${o}`);return qt(At,o,t,n)}const dn=p("ZodNumber",(e,n)=>{
Wo.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Rf(e,i,o,t),e.isFinite=!0},wn({minValue:e=>{const{minimum:n,exclusiveMinimum:i}=Ve(
e);return Math.max(n??Number.NEGATIVE_INFINITY,i??Number.NEGATIVE_INFINITY)},maxValue:e=>{const{maximum:n,exclusiveMaximum:i}=Ve(
e);return Math.min(n??Number.POSITIVE_INFINITY,i??Number.POSITIVE_INFINITY)},isInt:e=>{const{isInt:n,multipleOf:i}=Ve(e);
return!!n||!!i?.some(Number.isSafeInteger)},format:e=>Ve(e).format??null},{gt(e,n){return this.check(St(e,n))},gte(e,n){
return this.check(at(e,n))},min(e,n){return this.check(at(e,n))},lt(e,n){return this.check(It(e,n))},lte(e,n){return this.
check(ot(e,n))},max(e,n){return this.check(ot(e,n))},int(e){return this.check(_r(e))},safe(e){return this.check(_r(e))},
positive(e){return this.check(St(0,e))},nonnegative(e){return this.check(at(0,e))},negative(e){return this.check(It(0,e))},
nonpositive(e){return this.check(ot(0,e))},multipleOf(e,n){return this.check(Pt(e,n))},step(e,n){return this.check(Pt(e,
n))},finite(){return this}}));function gi(e){return Jd(dn,e)}const Dt=p("ZodNumberFormat",(e,n)=>{hl.init(e,n),dn.init(e,
n)});function _r(e){return Gd(Dt,e)}function Fu(e){return Hd(Dt,e)}function Mu(e){return Wd(Dt,e)}function Vu(e){return Xd(
Dt,e)}function Bu(e){return qd(Dt,e)}const fn=p("ZodBoolean",(e,n)=>{Xo.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Ff(
e,i,o,t)});function vi(e){return Yd(fn,e)}const mn=p("ZodBigInt",(e,n)=>{qo.init(e,n),X.init(e,n),e._zod.processJSONSchema=
(i,o,t)=>Mf(e,i,o,t)},wn({minValue:e=>Ve(e).minimum??null,maxValue:e=>Ve(e).maximum??null,format:e=>Ve(e).format??null},
{gte(e,n){return this.check(at(e,n))},min(e,n){return this.check(at(e,n))},gt(e,n){return this.check(St(e,n))},lt(e,n){return this.
check(It(e,n))},lte(e,n){return this.check(ot(e,n))},max(e,n){return this.check(ot(e,n))},positive(e){return this.check(
St(BigInt(0),e))},negative(e){return this.check(It(BigInt(0),e))},nonpositive(e){return this.check(ot(BigInt(0),e))},nonnegative(e){
return this.check(at(BigInt(0),e))},multipleOf(e,n){return this.check(Pt(e,n))}}));function Ju(e){return ef(mn,e)}const yr=p(
"ZodBigIntFormat",(e,n)=>{_l.init(e,n),mn.init(e,n)});function Ku(e){return nf(yr,e)}function Gu(e){return rf(yr,e)}const $i=p(
"ZodSymbol",(e,n)=>{yl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Vf(e,i,o,t)});function Hu(e){return of($i,
e)}const hi=p("ZodUndefined",(e,n)=>{bl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Jf(e,i,o,t)});function Wu(e){
return af(hi,e)}const _i=p("ZodNull",(e,n)=>{kl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Bf(e,i,o,t)});function yi(e){
return uf(_i,e)}const bi=p("ZodAny",(e,n)=>{Il.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Hf(e,i,o,t)});function Xu(){
return cf(bi)}const ki=p("ZodUnknown",(e,n)=>{Sl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Wf(e,i,o,t)});function Nt(){
return sf(ki)}const Ii=p("ZodNever",(e,n)=>{wl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Gf(e,i,o,t)});function br(e){
return lf(Ii,e)}const Si=p("ZodVoid",(e,n)=>{zl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Kf(e,i,o,t)});function qu(e){
return df(Si,e)}const kr=p("ZodDate",(e,n)=>{xl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Xf(e,i,o,t),e.min=
(i,o)=>e.check(at(i,o)),e.max=(i,o)=>e.check(ot(i,o))},wn({minDate:e=>{const{minimum:n}=Ve(e);return n?new Date(n):null},
maxDate:e=>{const{maximum:n}=Ve(e);return n?new Date(n):null}},{}));function Yu(e){return ff(kr,e)}const wi=p("ZodArray",
(e,n)=>{Ct(),Al.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>cm(e,i,o,t),e.element=n.element},{min(e,n){return this.
check(Ot(e,n))},nonempty(e){return this.check(Ot(1,e))},max(e,n){return this.check(Wt(e,n))},length(e,n){return this.check(
Xt(e,n))},unwrap(){return this.element}});function pn(e,n){return gf(wi,e,n)}function Qu(e){const n=e._zod.def.shape;return Ir(
Object.keys(n))}const gn=p("ZodObject",(e,n)=>{Ct(),El.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>sm(e,i,o,
t),Ec(e,"shape",i=>i._zod.def.shape,!1)},{keyof(){return Ir(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(
ye(this._zod.def,{catchall:e}))},passthrough(){return this.clone(ye(this._zod.def,{catchall:Nt()}))},loose(){return this.
clone(ye(this._zod.def,{catchall:Nt()}))},strict(){return this.clone(ye(this._zod.def,{catchall:br()}))},strip(){return this.
clone(ye(this._zod.def,{catchall:void 0}))},extend(e){return Ut(this,e)},safeExtend(e){return w(this,e)},merge(e){return ve(
this,e)},pick(e){return vt(this,e)},omit(e){return Y(this,e)},partial(...e){return S(hn,this,e[0])},exactPartial(...e){return S(
wr,this,e[0],"exactPartial")},required(...e){return Q(zr,this,e[0])}});function ec(e,n){const i={type:"object",shape:e??
{},...$(n)};return new gn(i)}function tc(e,n){return new gn({type:"object",shape:e,catchall:br(),...$(n)})}function nc(e,n){
return new gn({type:"object",shape:e,catchall:Nt(),...$(n)})}const vn=p("ZodUnion",(e,n)=>{Gr.init(e,n),X.init(e,n),e._zod.
processJSONSchema=(i,o,t)=>Ja(e,i,o,t),e.options=n.options});function $n(e,n){return new vn({type:"union",options:e,...$(
n)})}const zi=p("ZodXor",(e,n)=>{vn.init(e,n),Pl.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Ja(e,i,o,t),e.options=n.options});
function rc(e,n){return new zi({type:"union",options:e,inclusive:!1,...$(n)})}const xi=p("ZodDiscriminatedUnion",(e,n)=>{
vn.init(e,n),Cl.init(e,n)});function ic(e,n,i){return new xi({type:"union",options:n,discriminator:e,...$(i)})}const Oi=p(
"ZodIntersection",(e,n)=>{Ll.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>lm(e,i,o,t)});function Ai(e,n){return new Oi(
{type:"intersection",left:e,right:n})}const Di=p("ZodTuple",(e,n)=>{Ct(),ea.init(e,n),X.init(e,n),e._zod.processJSONSchema=
(i,o,t)=>dm(e,i,o,t)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){const e=this._zod.def;if(e.checks?.
length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.
items.map(n=>new hn({type:"optional",innerType:n}))})}});function Ni(e,n,i){const o=n instanceof G,t=o?i:n,r=o?n:null;return new Di(
{type:"tuple",items:e,rest:r,...$(t)})}const Lt=p("ZodRecord",(e,n)=>{Ct(),Bl.init(e,n),X.init(e,n),e._zod.processJSONSchema=
(i,o,t)=>fm(e,i,o,t),e.keyType=n.keyType,e.valueType=n.valueType});function Ui(e,n,i){return!n||!n._zod?new Lt({type:"re\
cord",keyType:on(),valueType:e,...$(n)}):new Lt({type:"record",keyType:e,valueType:n,...$(i)})}function oc(e,n,i){return new Lt(
{type:"record",keyType:e,valueType:n,...$(i),partial:!0})}function ac(e,n,i){return new Lt({type:"record",keyType:e,valueType:n,
mode:"loose",...$(i)})}const Ei=p("ZodMap",(e,n)=>{Ct(),Jl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>am(e,
i,o,t),e.keyType=n.keyType,e.valueType=n.valueType,e.min=(...i)=>e.check(wt(...i)),e.nonempty=i=>e.check(wt(1,i)),e.max=
(...i)=>e.check(Tt(...i)),e.size=(...i)=>e.check(Ht(...i))});function uc(e,n,i){return new Ei({type:"map",keyType:e,valueType:n,
...$(i)})}const ji=p("ZodSet",(e,n)=>{Ct(),Gl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>um(e,i,o,t),e.min=
(...i)=>e.check(wt(...i)),e.nonempty=i=>e.check(wt(1,i)),e.max=(...i)=>e.check(Tt(...i)),e.size=(...i)=>e.check(Ht(...i))});
function cc(e,n){return new ji({type:"set",valueType:e,...$(n)})}const Rt=p("ZodEnum",(e,n)=>{Wl.init(e,n),X.init(e,n),e.
_zod.processJSONSchema=(o,t,r)=>qf(e,o,t,r),e.enum=n.entries,e.options=[...e._zod.values];const i=new Set(Object.keys(n.
entries));e.extract=(o,t)=>{const r={};for(const a of o)if(i.has(a))r[a]=n.entries[a];else throw new Error(`Key ${a} not\
 found in enum`);return new Rt({...n,checks:[],...$(t),entries:r})},e.exclude=(o,t)=>{const r={...n.entries};for(const a of o)
if(i.has(a))delete r[a];else throw new Error(`Key ${a} not found in enum`);return new Rt({...n,checks:[],...$(t),entries:r})}});
function Ir(e,n){const i=Array.isArray(e)?Object.fromEntries(e.map(o=>[o,o])):e;return new Rt({type:"enum",entries:i,...$(
n)})}function sc(e,n){return new Rt({type:"enum",entries:e,...$(n)})}const Zi=p("ZodLiteral",(e,n)=>{Xl.init(e,n),X.init(
e,n),e._zod.processJSONSchema=(i,o,t)=>Yf(e,i,o,t),e.values=new Set(n.values),Object.defineProperty(e,"value",{get(){if(n.
values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return n.values[0]}})});
function lc(e,n){return new Zi({type:"literal",values:Array.isArray(e)?e:[e],...$(n)})}const Pi=p("ZodFile",(e,n)=>{ql.init(
e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>tm(e,i,o,t),e.min=(i,o)=>e.check(wt(i,o)),e.max=(i,o)=>e.check(Tt(i,o)),
e.mime=(i,o)=>e.check(Kn(Array.isArray(i)?i:[i],o))});function dc(e){return vf(Pi,e)}const Ti=p("ZodTransform",(e,n)=>{Ct(),
Yl.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>om(e,i,o,t),e._zod.parse=(i,o)=>{if(o.direction==="backward")
throw new jr(e.constructor.name);i.addIssue=r=>{if(typeof r=="string")i.issues.push(Mt(r,i.value,n));else{const a=r;a.fatal&&
(a.continue=!1),a.code??(a.code="custom"),"input"in a||(a.input=i.value),a.inst??(a.inst=e),i.issues.push(Mt(a))}};const t=n.
transform(i.value,i);return t instanceof Promise?t.then(r=>(i.value=r,i)):(i.value=t,i)}});function Sr(e){return new Ti(
{type:"transform",transform:e})}const hn=p("ZodOptional",(e,n)=>{ta.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Wa(
e,i,o,t),e.unwrap=()=>e._zod.def.innerType});function Ft(e){return new hn({type:"optional",innerType:e})}const wr=p("Zod\
ExactOptional",(e,n)=>{ed.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Wa(e,i,o,t),e.unwrap=()=>e._zod.def.innerType});
function Ci(e){return new wr({type:"optional",innerType:e})}const Li=p("ZodNullable",(e,n)=>{td.init(e,n),X.init(e,n),e.
_zod.processJSONSchema=(i,o,t)=>mm(e,i,o,t),e.unwrap=()=>e._zod.def.innerType});function _n(e){return new Li({type:"null\
able",innerType:e})}function fc(e){return Ft(_n(e))}const Ri=p("ZodDefault",(e,n)=>{nd.init(e,n),X.init(e,n),e._zod.processJSONSchema=
(i,o,t)=>vm(e,i,o,t),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function Fi(e,n){return new Ri({type:"\
default",innerType:e,get defaultValue(){return typeof n=="function"?n():y(n)}})}const Mi=p("ZodPrefault",(e,n)=>{id.init(
e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>$m(e,i,o,t),e.unwrap=()=>e._zod.def.innerType});function Vi(e,n){return new Mi(
{type:"prefault",innerType:e,get defaultValue(){return typeof n=="function"?n():y(n)}})}const zr=p("ZodNonOptional",(e,n)=>{
od.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>pm(e,i,o,t),e.unwrap=()=>e._zod.def.innerType});function Bi(e,n){
return new zr({type:"nonoptional",innerType:e,...$(n)})}const Ji=p("ZodSuccess",(e,n)=>{ud.init(e,n),X.init(e,n),e._zod.
processJSONSchema=(i,o,t)=>nm(e,i,o,t),e.unwrap=()=>e._zod.def.innerType});function mc(e){return new Ji({type:"success",
innerType:e})}const Ki=p("ZodCatch",(e,n)=>{sd.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>hm(e,i,o,t),e.unwrap=
()=>e._zod.def.innerType,e.removeCatch=e.unwrap});function Gi(e,n){return new Ki({type:"catch",innerType:e,catchValue:typeof n==
"function"?n:so(n)})}const Hi=p("ZodNaN",(e,n)=>{ld.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>Qf(e,i,o,t)});
function pc(e){return pf(Hi,e)}const yn=p("ZodPipe",(e,n)=>{na.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>_m(
e,i,o,t),e.in=n.in,e.out=n.out});function xr(e,n){return new yn({type:"pipe",in:e,out:n})}const bn=p("ZodCodec",(e,n)=>{
yn.init(e,n),ra.init(e,n)});function gc(e,n,i){return new bn({type:"pipe",in:e,out:n,transform:i.decode,reverseTransform:i.
encode})}function vc(e){const n=e._zod.def;return new bn({type:"pipe",in:n.out,out:n.in,transform:n.reverseTransform,reverseTransform:n.
transform})}const Wi=p("ZodPreprocess",(e,n)=>{yn.init(e,n),dd.init(e,n)}),Xi=p("ZodReadonly",(e,n)=>{fd.init(e,n),X.init(
e,n),e._zod.processJSONSchema=(i,o,t)=>ym(e,i,o,t),e.unwrap=()=>e._zod.def.innerType});function qi(e){return new Xi({type:"\
readonly",innerType:e})}const Yi=p("ZodTemplateLiteral",(e,n)=>{pd.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>em(
e,i,o,t)});function $c(e,n){return new Yi({type:"template_literal",parts:e,...$(n)})}const Qi=p("ZodLazy",(e,n)=>{oa.init(
e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>km(e,i,o,t),e.unwrap=()=>e._zod.def.getter()});function eo(e){return new Qi(
{type:"lazy",getter:e})}const to=p("ZodPromise",(e,n)=>{vd.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>bm(e,
i,o,t),e.unwrap=()=>e._zod.def.innerType});function hc(e){return new to({type:"promise",innerType:e})}const no=p("ZodFun\
ction",(e,n)=>{gd.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>im(e,i,o,t)});function kn(e){return new no({type:"\
function",input:Array.isArray(e?.input)?Ni(e?.input):e?.input??pn(Nt()),output:e?.output??Nt()})}const In=p("ZodCustom",
(e,n)=>{$d.init(e,n),X.init(e,n),e._zod.processJSONSchema=(i,o,t)=>rm(e,i,o,t)});function _c(e){const n=new ke({check:"c\
ustom"});return n._zod.check=e,n}function yc(e,n){return $f(In,e??(()=>!0),n)}function ro(e,n={}){return hf(In,e,n)}function io(e,n){
return _f(e,n)}const bc=bf,kc=kf,oo=p("ZodInstanceOf",(e,n)=>{In.init(e,n)},{properties(e,n){return this.check(Jn(e,n))}});
function Ic(e,n={}){const i=new oo({type:"custom",check:"custom",fn:o=>o instanceof e,abort:!0,...$(n)});return i._zod.bag.
Class=e,i._zod.check=o=>{o.value instanceof e||o.issues.push({code:"invalid_type",expected:e.name,input:o.value,inst:i,path:[
...i._zod.def.path??[]]})},i}const Sc=(...e)=>If({Codec:bn,Boolean:fn,String:rn},...e);function wc(e){const n=eo(()=>$n(
[on(e),gi(),vi(),yi(),pn(n),Ui(on(),n)]));return n}function zc(e,n){return new Wi({type:"pipe",in:Sr(e),out:n})}const zm={
invalid_type:"invalid_type",too_big:"too_big",too_small:"too_small",invalid_format:"invalid_format",not_multiple_of:"not\
_multiple_of",unrecognized_keys:"unrecognized_keys",invalid_union:"invalid_union",invalid_key:"invalid_key",invalid_element:"\
invalid_element",invalid_value:"invalid_value",custom:"custom"};function xm(e){Fe({customError:e})}function Om(){return Fe().
customError}var ao;ao||(ao={});function Mh(e){return Ra(an,e)}function Vh(e){return Fa(un,e)}function Bh(e){return Ma(cn,
e)}function Jh(e){return Va(sn,e)}const A={...R,...z,iso:E},Kh=new Set(["$schema","$ref","$defs","definitions","$id","id",
"$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor","type","enum","const","anyOf","oneOf","allOf","not","p\
roperties","required","additionalProperties","patternProperties","propertyNames","minProperties","maxProperties","items",
"prefixItems","additionalItems","minItems","maxItems","uniqueItems","contains","minContains","maxContains","minLength","\
maxLength","pattern","format","minimum","maximum","exclusiveMinimum","exclusiveMaximum","multipleOf","description","defa\
ult","contentEncoding","contentMediaType","contentSchema","unevaluatedItems","unevaluatedProperties","if","then","else",
"dependentSchemas","dependentRequired","nullable","readOnly"]);function Gh(e,n){const i=e.$schema;return i==="https://js\
on-schema.org/draft/2020-12/schema"?"draft-2020-12":i==="http://json-schema.org/draft-07/schema#"?"draft-7":i==="http://\
json-schema.org/draft-04/schema#"?"draft-4":n??"draft-2020-12"}function Am(e,n){return e.map((i,o)=>o<n?i:i.optional())}
function Hh(e){return e.replace(/~1/g,"/").replace(/~0/g,"~")}function Wh(e,n){if(!e.startsWith("#"))throw new Error("Ex\
ternal $ref is not supported, only local refs (#/...) are allowed");const i=e.slice(1).split("/").filter(Boolean);if(i.length===
0)return n.rootSchema;const o=n.version==="draft-2020-12"?"$defs":"definitions";if(i[0]===o){const t=i[1]===void 0?void 0:
Hh(i[1]);if(!t||!n.defs[t])throw new Error(`Reference not found: ${e}`);return n.defs[t]}throw new Error(`Reference not \
found: ${e}`)}function Xh(e,n){return A.transform(o=>o).check(o=>{const t=o.value;if(typeof t!="object"||t===null||Array.
isArray(t))return;const r=Object.getOwnPropertyNames(t);if(n.minProperties!==void 0&&r.length<n.minProperties&&o.issues.
push({origin:"object",code:"too_small",minimum:n.minProperties,inclusive:!0,message:`Too small: expected object to have \
>=${n.minProperties} properties`,input:t,inst:e,continue:!0}),n.maxProperties!==void 0&&r.length>n.maxProperties&&o.issues.
push({origin:"object",code:"too_big",maximum:n.maxProperties,inclusive:!0,message:`Too big: expected object to have <=${n.
maxProperties} properties`,input:t,inst:e,continue:!0}),n.keySchema)for(const a of r){const u=n.keySchema.safeParse(a);u.
success||o.issues.push({code:"invalid_key",origin:"record",issues:u.error.issues,input:a,path:[a],continue:!0})}}).pipe(
e)}function xc(e,n){if(e===null)return"z";const i=typeof e;if(i!=="object"){if(i==="number"&&Number.isNaN(e))return null;
const o=String(e);return`${i[0]}${o.length}:${o}`}if(n.has(e))return null;n.add(e);try{if(Array.isArray(e)){const r=[];for(const a of e){
const u=xc(a,n);if(u===null)return null;r.push(u)}return`a${r.length}:[${r.join(",")}]`}const o=Object.keys(e).sort(),t=[];
for(const r of o){const a=xc(e[r],n);if(a===null)return null;t.push(`${r.length}:${r}=${a}`)}return`o${t.length}:{${t.join(
",")}}`}finally{n.delete(e)}}const qh=new Set(["items","prefixItems","additionalItems","additionalProperties","contains",
"propertyNames","not","if","then","else","allOf","anyOf","oneOf","unevaluatedItems","unevaluatedProperties","contentSche\
ma"]),Yh=new Set(["properties","patternProperties","dependentSchemas","dependencies","$defs","definitions"]);function Or(e){
return typeof e!="object"||e===null?!1:Array.isArray(e)?e.some(Or):typeof e.$ref=="string"?!0:Object.entries(e).some(([n,
i])=>qh.has(n)?Or(i):!Yh.has(n)||typeof i!="object"||i===null?!1:Object.values(i).some(Or))}function Dm(e){return e===1?
"element":"elements"}function Qh(e,n){return A.transform(o=>o).check(o=>{const t=o.value;if(Array.isArray(t)){if(n.uniqueItems===
!0){const r=new Map;for(let a=0;a<t.length;a++){const u=xc(t[a],new Set);if(u===null)continue;const s=r.get(u);if(s===void 0){
r.set(u,a);continue}o.issues.push({code:"custom",message:`Array items must be unique: element at index ${a} duplicates t\
he one at index ${s}`,input:t,path:[a],continue:!0})}}if(n.containsSchema){const r=n.minContains??1,a=n.maxContains!==void 0?
n.maxContains+1:Number.POSITIVE_INFINITY;let u=0;for(const s of t)if(n.containsSchema.safeParse(s).success&&++u>=a)break;
u<r&&o.issues.push({code:"custom",message:`Array must contain at least ${r} matching ${Dm(r)}; found ${u}`,input:t,continue:!0}),
n.maxContains!==void 0&&u>n.maxContains&&o.issues.push({code:"custom",message:`Array must contain at most ${n.maxContains}\
 matching ${Dm(n.maxContains)}`,input:t,continue:!0})}}}).pipe(e)}function Nm(e,n){if(e!==!1)return e===void 0||e===!0?A.
any():Qe(e,n)}const e_=/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;function Um(e,n){
if(e.not!==void 0){if(typeof e.not=="object"&&Object.keys(e.not).length===0)return A.never();throw new Error("not is not\
 supported in Zod (except { not: {} } for never)")}if(e.unevaluatedItems!==void 0)throw new Error("unevaluatedItems is n\
ot supported");if(e.unevaluatedProperties!==void 0)throw new Error("unevaluatedProperties is not supported");if(e.if!==void 0||
e.then!==void 0||e.else!==void 0)throw new Error("Conditional schemas (if/then/else) are not supported");if(e.dependentSchemas!==
void 0||e.dependentRequired!==void 0)throw new Error("dependentSchemas and dependentRequired are not supported");if(e.$ref){
const t=e.$ref;if(n.refs.has(t))return n.refs.get(t);if(n.processing.has(t))return A.lazy(()=>{if(!n.refs.has(t))throw new Error(
`Circular reference not resolved: ${t}`);return n.refs.get(t)});n.processing.add(t);const r=Wh(t,n),a=Qe(r,n);return n.refs.
set(t,a),n.processing.delete(t),a}if(e.enum!==void 0){const t=e.enum;if(n.version==="openapi-3.0"&&e.nullable===!0&&t.length===
1&&t[0]===null)return A.null();if(t.length===0)return A.never();if(t.length===1)return A.literal(t[0]);if(t.every(a=>typeof a==
"string"))return A.enum(t);const r=t.map(a=>A.literal(a));return r.length<2?r[0]:A.union([r[0],r[1],...r.slice(2)])}if(e.
const!==void 0)return A.literal(e.const);const i=e.type;if(Array.isArray(i)){const t=i.map(r=>{const a={...e,type:r};return Um(
a,n)});return t.length===0?A.never():t.length===1?t[0]:A.union(t)}if(!i)return A.any();let o;switch(i){case"string":{let t=A.
string();if(e.format){const r=e.format;r==="email"?t=t.check(A.email()):r==="uri"||r==="uri-reference"?t=t.check(A.url()):
r==="uuid"||r==="guid"?t=t.check(A.uuid()):r==="date-time"?t=t.check(A.iso.datetime({offset:!0})):r==="date"?t=t.check(A.
iso.date()):r==="time"?t=t.check(A.regex(e_)):r==="duration"?t=t.check(A.iso.duration()):r==="hostname"?t=t.check(A.hostname()):
r==="ipv4"?t=t.check(A.ipv4()):r==="ipv6"?t=t.check(A.ipv6()):r==="mac"?t=t.check(A.mac()):r==="cidr"?t=t.check(A.cidrv4()):
r==="cidr-v6"?t=t.check(A.cidrv6()):r==="base64"?t=t.check(A.base64()):r==="base64url"?t=t.check(A.base64url()):r==="e16\
4"?t=t.check(A.e164()):r==="credit_card"?t=t.check(A.creditCard()):r==="iban"?t=t.check(A.iban()):r==="jwt"?t=t.check(A.
jwt()):r==="emoji"?t=t.check(A.emoji()):r==="nanoid"?t=t.check(A.nanoid()):r==="cuid"?t=t.check(A.cuid()):r==="cuid2"?t=
t.check(A.cuid2()):r==="ulid"?t=t.check(A.ulid()):r==="xid"?t=t.check(A.xid()):r==="ksuid"&&(t=t.check(A.ksuid()))}typeof e.
minLength=="number"&&(t=t.min(e.minLength)),typeof e.maxLength=="number"&&(t=t.max(e.maxLength)),e.pattern&&(t=t.regex(new RegExp(
e.pattern))),o=t;break}case"number":case"integer":{let t=i==="integer"?A.number().int():A.number();typeof e.minimum=="nu\
mber"&&e.exclusiveMinimum!==!0&&(t=t.min(e.minimum)),typeof e.maximum=="number"&&e.exclusiveMaximum!==!0&&(t=t.max(e.maximum)),
typeof e.exclusiveMinimum=="number"?t=t.gt(e.exclusiveMinimum):e.exclusiveMinimum===!0&&typeof e.minimum=="number"&&(t=t.
gt(e.minimum)),typeof e.exclusiveMaximum=="number"?t=t.lt(e.exclusiveMaximum):e.exclusiveMaximum===!0&&typeof e.maximum==
"number"&&(t=t.lt(e.maximum)),typeof e.multipleOf=="number"&&(t=t.multipleOf(e.multipleOf)),o=t;break}case"boolean":{o=A.
boolean();break}case"null":{o=A.null();break}case"object":{const t={},r=e.properties||{},a=new Set(e.required||[]),u=typeof e.
additionalProperties=="object"?Qe(e.additionalProperties,n):void 0;for(const[d,f]of Object.entries(r)){const m=Qe(f,n);ue(
t,d,a.has(d)?m:m.optional())}if(e.patternProperties){const d=e.patternProperties,f=Object.keys(d),m=[];for(const k of f){
const x=Qe(d[k],n),T=A.string().regex(new RegExp(k));m.push(A.looseRecord(T,x))}const g=[];if(Object.keys(t).length>0&&g.
push(A.object(t).passthrough()),g.push(...m),g.length===0)o=A.object({}).passthrough();else if(g.length===1)o=g[0];else{
let k=A.intersection(g[0],g[1]);for(let x=2;x<g.length;x++)k=A.intersection(k,g[x]);o=k}if(e.additionalProperties===!1){
const k=Object.keys(t),x=f.map(N=>new RegExp(N)),T=o;o=o.check(N=>{if(!J(N.value))return;const H=[];for(const le of Object.
keys(N.value))k.includes(le)||x.some($e=>$e.test(le))||H.push(le);H.length&&N.issues.push({code:"unrecognized_keys",keys:H,
input:N.value,inst:T})})}}else{const d=A.object(t);e.additionalProperties===!1?o=d.strict():u?o=d.catchall(u):o=d.passthrough()}
const s=e.propertyNames!==void 0&&e.propertyNames!==!0,c=typeof e.minProperties=="number"?e.minProperties:void 0,l=typeof e.
maxProperties=="number"?e.maxProperties:void 0;if(s||c!==void 0||l!==void 0){let d;if(s){const f=typeof e.propertyNames==
"object"&&e.propertyNames.type===void 0?{type:"string",...e.propertyNames}:e.propertyNames;d=Qe(f,n)}o=Xh(o,{keySchema:d,
minProperties:c,maxProperties:l})}break}case"array":{const t=e.prefixItems,r=e.items;if(t&&Array.isArray(t)){const a=typeof e.
minItems=="number"?e.minItems:0,u=t.map(d=>Qe(d,n)),s=Am(u,a),c=Array.isArray(r)?void 0:Nm(r,n),l=A.tuple(s);o=c?l.rest(
c):l,typeof e.minItems=="number"&&(o=o.check(A.minLength(e.minItems))),typeof e.maxItems=="number"&&(o=o.check(A.maxLength(
e.maxItems)))}else if(Array.isArray(r)){const a=typeof e.minItems=="number"?e.minItems:0,u=r.map(d=>Qe(d,n)),s=Am(u,a),c=Nm(
e.additionalItems,n),l=A.tuple(s);o=c?l.rest(c):l,typeof e.minItems=="number"&&(o=o.check(A.minLength(e.minItems))),typeof e.
maxItems=="number"&&(o=o.check(A.maxLength(e.maxItems)))}else if(r!==void 0){const a=Qe(r,n);let u=A.array(a);typeof e.minItems==
"number"&&(u=u.min(e.minItems)),typeof e.maxItems=="number"&&(u=u.max(e.maxItems)),o=u}else o=A.array(A.any());(e.uniqueItems===
!0||e.contains!==void 0)&&(o=Qh(o,{uniqueItems:e.uniqueItems===!0,containsSchema:e.contains!==void 0?Qe(e.contains,n):void 0,
minContains:typeof e.minContains=="number"?e.minContains:void 0,maxContains:typeof e.maxContains=="number"?e.maxContains:
void 0}));break}default:throw new Error(`Unsupported type: ${i}`)}return o}function Qe(e,n){if(typeof e=="boolean")return e?
A.any():A.never();let i=Um(e,n);const o=e.type||e.enum!==void 0||e.const!==void 0;if(e.anyOf&&Array.isArray(e.anyOf)){const u=e.
anyOf.map(c=>Qe(c,n)),s=A.union(u);i=o?A.intersection(i,s):s}if(e.oneOf&&Array.isArray(e.oneOf)){const u=e.oneOf.map(c=>Qe(
c,n)),s=A.xor(u);i=o?A.intersection(i,s):s}if(e.allOf&&Array.isArray(e.allOf))if(e.allOf.length===0)i=o?i:A.any();else{let u=o?
i:Qe(e.allOf[0],n);const s=o?0:1;for(let c=s;c<e.allOf.length;c++)u=A.intersection(u,Qe(e.allOf[c],n));i=u}e.nullable===
!0&&n.version==="openapi-3.0"&&(i=A.nullable(i)),e.readOnly===!0&&(i=A.readonly(i)),e.default!==void 0&&(i=i.default(e.default));
const t={},r=["$id","id","$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor"];for(const u of r)u in e&&(t[u]=
e[u]);const a=["contentEncoding","contentMediaType","contentSchema"];for(const u of a)u in e&&(t[u]=e[u]);if(e.type==="o\
bject"&&e.$ref===void 0){e.propertyNames!==void 0&&!Or(e.propertyNames)&&(t.propertyNames=e.propertyNames);for(const u of[
"minProperties","maxProperties"])e[u]!==void 0&&(t[u]=e[u])}if(e.type==="array"&&e.$ref===void 0){e.contains!==void 0&&!Or(
e.contains)&&(t.contains=e.contains);for(const u of["uniqueItems","minContains","maxContains"])e[u]!==void 0&&(t[u]=e[u])}
for(const u of Object.keys(e))Kh.has(u)||ue(t,u,e[u]);return Object.keys(t).length>0&&n.registry.add(i,t),e.description&&
(i=i.describe(e.description)),i}function Em(e,n){if(typeof e=="boolean")return e?A.any():A.never();let i;try{i=JSON.parse(
JSON.stringify(e))}catch{throw new Error("fromJSONSchema input is not valid JSON (possibly cyclic); use $defs/$ref for r\
ecursive schemas")}const o=Gh(i,n?.defaultTarget),t=i.$defs||i.definitions||{},r={version:o,defs:t,refs:new Map,processing:new Set,
rootSchema:i,registry:n?.registry??it};return Qe(i,r)}const jm=Symbol("z.visit/resolving");function Oc(e,n){const i=typeof n==
"function"?n:(a,u)=>{const s=n[a._zod.def.type];return s?s(a,u):a},o=new Map;function t(a){const u=o.get(a);if(u===jm)return new oa(
{type:"lazy",getter:()=>o.get(a)});if(u!==void 0)return u;o.set(a,jm);const s=r(a),c=i(s,s!==a);return o.set(a,c),c}function r(a){
const u=a._zod.def,s=u.type;switch(s){case"object":{const c=u.shape,l=Object.keys(c);let d=!1;const f={};for(const g of l){
const k=t(c[g]);k!==c[g]&&(d=!0),f[g]=k}let m=u.catchall;return u.catchall&&(m=t(u.catchall),m!==u.catchall&&(d=!0)),d?re(
a,{...u,shape:f,catchall:m}):a}case"array":{const c=t(u.element);return c===u.element?a:re(a,{...u,element:c})}case"tupl\
e":{const c=u.items;let l=!1;const d=[];for(const m of c){const g=t(m);g!==m&&(l=!0),d.push(g)}let f=u.rest;return u.rest&&
(f=t(u.rest),f!==u.rest&&(l=!0)),l?re(a,{...u,items:d,rest:f}):a}case"record":case"map":{const c=t(u.keyType),l=t(u.valueType);
return c===u.keyType&&l===u.valueType?a:re(a,{...u,keyType:c,valueType:l})}case"set":{const c=t(u.valueType);return c===
u.valueType?a:re(a,{...u,valueType:c})}case"union":{const c=u.options;let l=!1;const d=[];for(const f of c){const m=t(f);
m!==f&&(l=!0),d.push(m)}return l?re(a,{...u,options:d}):a}case"intersection":{const c=t(u.left),l=t(u.right);return c===
u.left&&l===u.right?a:re(a,{...u,left:c,right:l})}case"optional":case"nullable":case"default":case"prefault":case"catch":case"\
readonly":case"nonoptional":case"promise":case"success":{const c=t(u.innerType);return c===u.innerType?a:re(a,{...u,innerType:c})}case"\
pipe":{const c=t(u.in),l=t(u.out);return c===u.in&&l===u.out?a:re(a,{...u,in:c,out:l})}case"function":{const c=t(u.input),
l=t(u.output);return c===u.input&&l===u.output?a:re(a,{...u,input:c,output:l})}case"lazy":{const c=u.getter,{_cachedInner:l,
...d}=u;return re(a,{...d,getter:()=>t(c())})}case"template_literal":case"string":case"number":case"int":case"boolean":case"\
bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"\
enum":case"literal":case"file":case"transform":case"custom":return a;default:return a}}return t(e)}function Zm(e){return Oc(
e,{object:n=>n.partial(),union:n=>{const i=n._zod.def;return i.discriminator===void 0?n:$n(i.options)}})}function t_(e,n){
if(!n?.length)return e;const i=e._zod.def;return re(e,ye(i,{checks:[...i.checks??[],...n]}),{parent:!0})}function Pm(e){
return t_(e.out,e.checks)}function n_(e){return e.in._zod.traits.has("$ZodTransform")?Pm(e):e.in}function Tm(e){return Oc(
e,{pipe:n=>n_(n._zod.def),default:(n,i)=>i?Ft(n._zod.def.innerType):n,catch:(n,i)=>i?n._zod.def.innerType:n})}function Cm(e){
return Oc(e,{pipe:n=>Pm(n._zod.def),prefault:(n,i)=>i?n._zod.def.innerType:n})}function r_(e){return Fd(rn,e)}function i_(e){
return Kd(dn,e)}function o_(e){return Qd(fn,e)}function a_(e){return tf(mn,e)}function u_(e){return mf(kr,e)}})};
