"use strict";exports.id=264,exports.ids=[264],exports.modules={21916:function(It,$e){var Oe;Oe=!0,$e.Io=$e.kp=void 0;var f=new Uint32Array(
65536),L=function(ae,g){for(var C=ae.length,ge=g.length,we=1<<C-1,Ae=-1,l=0,Ge=C,_e=C;_e--;)f[ae.charCodeAt(_e)]|=1<<_e;
for(_e=0;_e<ge;_e++){var He=f[g.charCodeAt(_e)],X=He|l;He|=(He&Ae)+Ae^Ae,l|=~(He|Ae),Ae&=He,l&we&&Ge++,Ae&we&&Ge--,l=l<<
1|1,Ae=Ae<<1|~(X|l),l&=X}for(_e=C;_e--;)f[ae.charCodeAt(_e)]=0;return Ge},J=function(ae,g){for(var C=g.length,ge=ae.length,
we=[],Ae=[],l=Math.ceil(C/32),Ge=Math.ceil(ge/32),_e=0;_e<l;_e++)Ae[_e]=-1,we[_e]=0;for(var He=0;He<Ge-1;He++){for(var X=0,
Re=-1,Ee=He*32,b=Math.min(32,ge)+Ee,I=Ee;I<b;I++)f[ae.charCodeAt(I)]|=1<<I;for(var _e=0;_e<C;_e++){var F=f[g.charCodeAt(
_e)],O=Ae[_e/32|0]>>>_e&1,S=we[_e/32|0]>>>_e&1,x=F|X,Z=((F|S)&Re)+Re^Re|F|S,z=X|~(Z|Re),N=Re&Z;z>>>31^O&&(Ae[_e/32|0]^=1<<
_e),N>>>31^S&&(we[_e/32|0]^=1<<_e),z=z<<1|O,N=N<<1|S,Re=N|~(x|z),X=z&x}for(var I=Ee;I<b;I++)f[ae.charCodeAt(I)]=0}for(var ce=0,
Te=-1,Ne=He*32,ne=Math.min(32,ge-Ne)+Ne,I=Ne;I<ne;I++)f[ae.charCodeAt(I)]|=1<<I;for(var k=ge,_e=0;_e<C;_e++){var F=f[g.charCodeAt(
_e)],O=Ae[_e/32|0]>>>_e&1,S=we[_e/32|0]>>>_e&1,x=F|ce,Z=((F|S)&Te)+Te^Te|F|S,z=ce|~(Z|Te),N=Te&Z;k+=z>>>ge-1&1,k-=N>>>ge-
1&1,z>>>31^O&&(Ae[_e/32|0]^=1<<_e),N>>>31^S&&(we[_e/32|0]^=1<<_e),z=z<<1|O,N=N<<1|S,Te=N|~(x|z),ce=z&x}for(var I=Ne;I<ne;I++)
f[ae.charCodeAt(I)]=0;return k},Ce=function(ae,g){if(ae.length<g.length){var C=g;g=ae,ae=C}return g.length===0?ae.length:
ae.length<=32?L(ae,g):J(ae,g)};$e.Io=Ce;var U=function(ae,g){for(var C=1/0,ge=0,we=0;we<g.length;we++){var Ae=Ce(ae,g[we]);
Ae<C&&(C=Ae,ge=we)}return g[ge]};$e.kp=U},14006:function(It,$e,Oe){const f=Oe(98016),L=Oe(64059);function J(Ce,U,ae=!1){
return U&&(U.windows===null||U.windows===void 0)&&(U={...U,windows:L.isWindows()}),f(Ce,U,ae)}Object.assign(J,f),It.exports=
J},5595:function(It){const Oe="[^\\\\/]",ae="(?=.)",g="[^/]",C="(?:\\/|$)",ge="(?:^|\\/)",we=`\\.{1,2}${C}`,Ae="(?!\\.)",
l=`(?!${ge}${we})`,Ge=`(?!\\.{0,1}${C})`,_e=`(?!${we})`,He="[^.\\/]",X=`${g}*?`,Ee={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",
QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:ae,QMARK:g,END_ANCHOR:C,DOTS_SLASH:we,NO_DOT:Ae,NO_DOTS:l,NO_DOT_SLASH:Ge,
NO_DOTS_SLASH:_e,QMARK_NO_DOT:He,STAR:X,START_ANCHOR:ge,SEP:"/"},b={...Ee,SLASH_LITERAL:"[\\\\/]",QMARK:Oe,STAR:`${Oe}*?`,
DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.\
{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"\
(?:[\\\\/]|$)",SEP:"\\"},I={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00\
-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};It.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*
64,POSIX_REGEX_SOURCE:I,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,
REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,
REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,
CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,
CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,
CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,
CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,
CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,
CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,
CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(F){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${F.STAR})`},"?":{
type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{
type:"at",open:"(?:",close:")"}}},globChars(F){return F===!0?b:Ee}}},78265:function(It,$e,Oe){const f=Oe(5595),L=Oe(64059),
{MAX_LENGTH:J,POSIX_REGEX_SOURCE:Ce,REGEX_NON_SPECIAL_CHARS:U,REGEX_SPECIAL_CHARS_BACKREF:ae,REPLACEMENTS:g}=f,C=(I,F)=>{
if(typeof F.expandRange=="function")return F.expandRange(...I,F);I.sort();const O=`[${I.join("-")}]`;try{new RegExp(O)}catch{
return I.map(x=>L.escapeRegex(x)).join("..")}return O},ge=(I,F)=>`Missing ${I}: "${F}" - use "\\\\${F}" to match literal\
 characters`,we=I=>{const F=[];let O=0,S=0,x=0,Z="",z=!1;for(const N of I){if(z===!0){Z+=N,z=!1;continue}if(N==="\\"){Z+=
N,z=!0;continue}if(N==='"'){x=x===1?0:1,Z+=N;continue}if(x===0){if(N==="[")O++;else if(N==="]"&&O>0)O--;else if(O===0){if(N===
"(")S++;else if(N===")"&&S>0)S--;else if(N==="|"&&S===0){F.push(Z),Z="";continue}}}Z+=N}return F.push(Z),F},Ae=I=>{let F=!1;
for(const O of I){if(F===!0){F=!1;continue}if(O==="\\"){F=!0;continue}if(/[?*+@!()[\]{}]/.test(O))return!1}return!0},l=I=>{
let F=I.trim(),O=!0;for(;O===!0;)O=!1,/^@\([^\\()[\]{}|]+\)$/.test(F)&&(F=F.slice(2,-1),O=!0);if(Ae(F))return F.replace(
/\\(.)/g,"$1")},Ge=I=>{const F=I.map(l).filter(Boolean);for(let O=0;O<F.length;O++)for(let S=O+1;S<F.length;S++){const x=F[O],
Z=F[S],z=x[0];if(!(!z||x!==z.repeat(x.length)||Z!==z.repeat(Z.length))&&(x===Z||x.startsWith(Z)||Z.startsWith(x)))return!0}
return!1},_e=(I,F=!0)=>{if(I[0]!=="+"&&I[0]!=="*"||I[1]!=="(")return;let O=0,S=0,x=0,Z=!1;for(let z=1;z<I.length;z++){const N=I[z];
if(Z===!0){Z=!1;continue}if(N==="\\"){Z=!0;continue}if(N==='"'){x=x===1?0:1;continue}if(x!==1){if(N==="["){O++;continue}
if(N==="]"&&O>0){O--;continue}if(!(O>0)){if(N==="("){S++;continue}if(N===")"&&(S--,S===0))return F===!0&&z!==I.length-1?
void 0:{type:I[0],body:I.slice(2,z),end:z}}}}},He=I=>`${I.length===1?L.escapeRegex(I[0]):`[${I.map(O=>L.escapeRegex(O)).
join("")}]`}*`,X=I=>{let F=0;const O=[];for(;F<I.length;){const S=_e(I.slice(F),!1);if(!S||S.type!=="*")return;const x=we(
S.body).map(z=>z.trim());if(x.length!==1)return;const Z=l(x[0]);if(!Z||Z.length!==1)return;O.push(Z),F+=S.end+1}if(!(O.length<
1))return O},Re=I=>{let F=0,O=I.trim(),S=_e(O);for(;S;)F++,O=S.body.trim(),S=_e(O);return F},Ee=(I,F)=>{if(F.maxExtglobRecursion===
!1)return{risky:!1};const O=typeof F.maxExtglobRecursion=="number"?F.maxExtglobRecursion:f.DEFAULT_MAX_EXTGLOB_RECURSION,
S=we(I).map(N=>N.trim());if(S.length>1&&(S.some(N=>N==="")||S.some(N=>/^[*?]+$/.test(N))||Ge(S)))return{risky:!0};const x=[];
let Z=!1,z=!0;for(const N of S){const ce=X(N);if(ce){Z=!0,x.push(...ce);continue}const Te=l(N);if(Te&&Te.length===1){x.push(
Te);continue}if(z=!1,Re(N)>O)return{risky:!0}}return Z?z?{risky:!0,safeOutput:He([...new Set(x)])}:{risky:!0}:{risky:!1}},
b=(I,F)=>{if(typeof I!="string")throw new TypeError("Expected a string");I=g[I]||I;const O={...F},S=typeof O.maxLength==
"number"?Math.min(J,O.maxLength):J;let x=I.length;if(x>S)throw new SyntaxError(`Input length: ${x}, exceeds maximum allo\
wed length: ${S}`);const Z={type:"bos",value:"",output:O.prepend||""},z=[Z],N=O.capture?"":"?:",ce=f.globChars(O.windows),
Te=f.extglobChars(ce),{DOT_LITERAL:Ne,PLUS_LITERAL:ne,SLASH_LITERAL:k,ONE_CHAR:ue,DOTS_SLASH:me,NO_DOT:Pe,NO_DOT_SLASH:Le,
NO_DOTS_SLASH:Ye,QMARK:H,QMARK_NO_DOT:Dt,STAR:St,START_ANCHOR:yt}=ce,Et=Ie=>`(${N}(?:(?!${yt}${Ie.dot?me:Ne}).)*?)`,Ct=O.
dot?"":Pe,Me=O.dot?H:Dt;let je=O.bash===!0?Et(O):St;O.capture&&(je=`(${je})`),typeof O.noext=="boolean"&&(O.noextglob=O.
noext);const q={input:I,index:-1,start:0,dot:O.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,
braces:0,parens:0,quotes:0,globstar:!1,tokens:z};I=L.removePrefix(I,q),x=I.length;const pt=[],ot=[],lt=[];let Be=Z,te;const wt=()=>q.
index===x-1,nt=q.peek=(Ie=1)=>I[q.index+Ie],dt=q.advance=()=>I[++q.index]||"",mt=()=>I.slice(q.index+1),ft=(Ie="",at=0)=>{
q.consumed+=Ie,q.index+=at},Ut=Ie=>{q.output+=Ie.output!=null?Ie.output:Ie.value,ft(Ie.value)},xt=()=>{let Ie=1;for(;nt()===
"!"&&(nt(2)!=="("||nt(3)==="?");)dt(),q.start++,Ie++;return Ie%2===0?!1:(q.negated=!0,q.start++,!0)},zt=Ie=>{q[Ie]++,lt.
push(Ie)},ht=Ie=>{q[Ie]--,lt.pop()},Ke=Ie=>{if(Be.type==="globstar"){const at=q.braces>0&&(Ie.type==="comma"||Ie.type===
"brace"),re=Ie.extglob===!0||pt.length&&(Ie.type==="pipe"||Ie.type==="paren");Ie.type!=="slash"&&Ie.type!=="paren"&&!at&&
!re&&(q.output=q.output.slice(0,-Be.output.length),Be.type="star",Be.value="*",Be.output=je,q.output+=Be.output)}if(pt.length&&
Ie.type!=="paren"&&(pt[pt.length-1].inner+=Ie.value),(Ie.value||Ie.output)&&Ut(Ie),Be&&Be.type==="text"&&Ie.type==="text"){
Be.output=(Be.output||Be.value)+Ie.value,Be.value+=Ie.value;return}Ie.prev=Be,z.push(Ie),Be=Ie},Tt=(Ie,at)=>{const re={...Te[at],
conditions:1,inner:""};re.prev=Be,re.parens=q.parens,re.output=q.output,re.startIndex=q.index,re.tokensIndex=z.length;const R=(O.
capture?"(":"")+re.open;zt("parens"),Ke({type:Ie,value:at,output:q.output?"":ue}),Ke({type:"paren",extglob:!0,value:dt(),
output:R}),pt.push(re)},T=Ie=>{const at=I.slice(Ie.startIndex,q.index+1),re=I.slice(Ie.startIndex+2,q.index),R=Ee(re,O);
if((Ie.type==="plus"||Ie.type==="star")&&R.risky){const V=R.safeOutput?(Ie.output?"":ue)+(O.capture?`(${R.safeOutput})`:
R.safeOutput):void 0,G=z[Ie.tokensIndex];G.type="text",G.value=at,G.output=V||L.escapeRegex(at);for(let W=Ie.tokensIndex+
1;W<z.length;W++)z[W].value="",z[W].output="",delete z[W].suffix;q.output=Ie.output+G.output,q.backtrack=!0,Ke({type:"pa\
ren",extglob:!0,value:te,output:""}),ht("parens");return}let E=Ie.close+(O.capture?")":""),Q;if(Ie.type==="negate"){let V=je;
if(Ie.inner&&Ie.inner.length>1&&Ie.inner.includes("/")&&(V=Et(O)),(V!==je||wt()||/^\)+$/.test(mt()))&&(E=Ie.close=`)$))${V}`),
Ie.inner.includes("*")&&(Q=mt())&&/^\.[^\\/.]+$/.test(Q)){const G=b(Q,{...F,fastpaths:!1}).output;E=Ie.close=`)${G})${V}\
)`}Ie.prev.type==="bos"&&(q.negatedExtglob=!0)}Ke({type:"paren",extglob:!0,value:te,output:E}),ht("parens")};if(O.fastpaths!==
!1&&!/(^[*!]|[/()[\]{}"])/.test(I)){let Ie=!1,at=I.replace(ae,(re,R,E,Q,V,G)=>Q==="\\"?(Ie=!0,re):Q==="?"?R?R+Q+(V?H.repeat(
V.length):""):G===0?Me+(V?H.repeat(V.length):""):H.repeat(E.length):Q==="."?Ne.repeat(E.length):Q==="*"?R?R+Q+(V?je:""):
je:R?re:`\\${re}`);return Ie===!0&&(O.unescape===!0?at=at.replace(/\\/g,""):at=at.replace(/\\+/g,re=>re.length%2===0?"\\\\":
re?"\\":"")),at===I&&O.contains===!0?(q.output=I,q):(q.output=L.wrapOutput(at,q,F),q)}for(;!wt();){if(te=dt(),te==="\0")
continue;if(te==="\\"){const re=nt();if(re==="/"&&O.bash!==!0||re==="."||re===";")continue;if(!re){te+="\\",Ke({type:"te\
xt",value:te});continue}const R=/^\\+/.exec(mt());let E=0;if(R&&R[0].length>2&&(E=R[0].length,q.index+=E,E%2!==0&&(te+="\
\\")),O.unescape===!0?te=dt():te+=dt(),q.brackets===0){Ke({type:"text",value:te});continue}}if(q.brackets>0&&(te!=="]"||
Be.value==="["||Be.value==="[^")){if(O.posix!==!1&&te===":"){const re=Be.value.slice(1);if(re.includes("[")&&(Be.posix=!0,
re.includes(":"))){const R=Be.value.lastIndexOf("["),E=Be.value.slice(0,R),Q=Be.value.slice(R+2),V=Ce[Q];if(V){Be.value=
E+V,q.backtrack=!0,dt(),!Z.output&&z.indexOf(Be)===1&&(Z.output=ue);continue}}}(te==="["&&nt()!==":"||te==="-"&&nt()==="\
]")&&(te=`\\${te}`),te==="]"&&(Be.value==="["||Be.value==="[^")&&(te=`\\${te}`),O.posix===!0&&te==="!"&&Be.value==="["&&
(te="^"),Be.value+=te,Ut({value:te});continue}if(q.quotes===1&&te!=='"'){te=L.escapeRegex(te),Be.value+=te,Ut({value:te});
continue}if(te==='"'){q.quotes=q.quotes===1?0:1,O.keepQuotes===!0&&Ke({type:"text",value:te});continue}if(te==="("){zt("\
parens"),Ke({type:"paren",value:te});continue}if(te===")"){if(q.parens===0&&O.strictBrackets===!0)throw new SyntaxError(
ge("opening","("));const re=pt[pt.length-1];if(re&&q.parens===re.parens+1){T(pt.pop());continue}Ke({type:"paren",value:te,
output:q.parens?")":"\\)"}),ht("parens");continue}if(te==="["){if(O.nobracket===!0||!mt().includes("]")){if(O.nobracket!==
!0&&O.strictBrackets===!0)throw new SyntaxError(ge("closing","]"));te=`\\${te}`}else zt("brackets");Ke({type:"bracket",value:te});
continue}if(te==="]"){if(O.nobracket===!0||Be&&Be.type==="bracket"&&Be.value.length===1){Ke({type:"text",value:te,output:`\
\\${te}`});continue}if(q.brackets===0){if(O.strictBrackets===!0)throw new SyntaxError(ge("opening","["));Ke({type:"text",
value:te,output:`\\${te}`});continue}ht("brackets");const re=Be.value.slice(1);if(Be.posix!==!0&&re[0]==="^"&&!re.includes(
"/")&&(te=`/${te}`),Be.value+=te,Ut({value:te}),O.literalBrackets===!1||L.hasRegexChars(re))continue;const R=L.escapeRegex(
Be.value);if(q.output=q.output.slice(0,-Be.value.length),O.literalBrackets===!0){q.output+=R,Be.value=R;continue}Be.value=
`(${N}${R}|${Be.value})`,q.output+=Be.value;continue}if(te==="{"&&O.nobrace!==!0){zt("braces");const re={type:"brace",value:te,
output:"(",outputIndex:q.output.length,tokensIndex:q.tokens.length};ot.push(re),Ke(re);continue}if(te==="}"){const re=ot[ot.
length-1];if(O.nobrace===!0||!re){Ke({type:"text",value:te,output:te});continue}let R=")";if(re.dots===!0){const E=z.slice(),
Q=[];for(let V=E.length-1;V>=0&&(z.pop(),E[V].type!=="brace");V--)E[V].type!=="dots"&&Q.unshift(E[V].value);R=C(Q,O),q.backtrack=
!0}if(re.comma!==!0&&re.dots!==!0){const E=q.output.slice(0,re.outputIndex),Q=q.tokens.slice(re.tokensIndex);re.value=re.
output="\\{",te=R="\\}",q.output=E;for(const V of Q)q.output+=V.output||V.value}Ke({type:"brace",value:te,output:R}),ht(
"braces"),ot.pop();continue}if(te==="|"){pt.length>0&&pt[pt.length-1].conditions++,Ke({type:"text",value:te});continue}if(te===
","){let re=te;const R=ot[ot.length-1];R&&lt[lt.length-1]==="braces"&&(R.comma=!0,re="|"),Ke({type:"comma",value:te,output:re});
continue}if(te==="/"){if(Be.type==="dot"&&q.index===q.start+1){q.start=q.index+1,q.consumed="",q.output="",z.pop(),Be=Z;
continue}Ke({type:"slash",value:te,output:k});continue}if(te==="."){if(q.braces>0&&Be.type==="dot"){Be.value==="."&&(Be.
output=Ne);const re=ot[ot.length-1];Be.type="dots",Be.output+=te,Be.value+=te,re.dots=!0;continue}if(q.braces+q.parens===
0&&Be.type!=="bos"&&Be.type!=="slash"){Ke({type:"text",value:te,output:Ne});continue}Ke({type:"dot",value:te,output:Ne});
continue}if(te==="?"){if(!(Be&&Be.value==="(")&&O.noextglob!==!0&&nt()==="("&&nt(2)!=="?"){Tt("qmark",te);continue}if(Be&&
Be.type==="paren"){const R=nt();let E=te;(Be.value==="("&&!/[!=<:]/.test(R)||R==="<"&&!/<([!=]|\w+>)/.test(mt()))&&(E=`\\${te}`),
Ke({type:"text",value:te,output:E});continue}if(O.dot!==!0&&(Be.type==="slash"||Be.type==="bos")){Ke({type:"qmark",value:te,
output:Dt});continue}Ke({type:"qmark",value:te,output:H});continue}if(te==="!"){if(O.noextglob!==!0&&nt()==="("&&(nt(2)!==
"?"||!/[!=<:]/.test(nt(3)))){Tt("negate",te);continue}if(O.nonegate!==!0&&q.index===0){xt();continue}}if(te==="+"){if(O.
noextglob!==!0&&nt()==="("&&nt(2)!=="?"){Tt("plus",te);continue}if(Be&&Be.value==="("||O.regex===!1){Ke({type:"plus",value:te,
output:ne});continue}if(Be&&(Be.type==="bracket"||Be.type==="paren"||Be.type==="brace")||q.parens>0){Ke({type:"plus",value:te});
continue}Ke({type:"plus",value:ne});continue}if(te==="@"){if(O.noextglob!==!0&&nt()==="("&&nt(2)!=="?"){Ke({type:"at",extglob:!0,
value:te,output:""});continue}Ke({type:"text",value:te});continue}if(te!=="*"){(te==="$"||te==="^")&&(te=`\\${te}`);const re=U.
exec(mt());re&&(te+=re[0],q.index+=re[0].length),Ke({type:"text",value:te});continue}if(Be&&(Be.type==="globstar"||Be.star===
!0)){Be.type="star",Be.star=!0,Be.value+=te,Be.output=je,q.backtrack=!0,q.globstar=!0,ft(te);continue}let Ie=mt();if(O.noextglob!==
!0&&/^\([^?]/.test(Ie)){Tt("star",te);continue}if(Be.type==="star"){if(O.noglobstar===!0){ft(te);continue}const re=Be.prev,
R=re.prev,E=re.type==="slash"||re.type==="bos",Q=R&&(R.type==="star"||R.type==="globstar");if(O.bash===!0&&(!E||Ie[0]&&Ie[0]!==
"/")){Ke({type:"star",value:te,output:""});continue}const V=q.braces>0&&(re.type==="comma"||re.type==="brace"),G=pt.length&&
(re.type==="pipe"||re.type==="paren");if(!E&&re.type!=="paren"&&!V&&!G){Ke({type:"star",value:te,output:""});continue}for(;Ie.
slice(0,3)==="/**";){const De=I[q.index+4];if(De&&De!=="/")break;Ie=Ie.slice(3),ft("/**",3)}const W=wt()||q.parens>0&&Ie===
")".repeat(q.parens)&&!pt.some(De=>De.type==="negate");if(re.type==="bos"&&wt()){Be.type="globstar",Be.value+=te,Be.output=
Et(O),q.output=Be.output,q.globstar=!0,ft(te);continue}if(re.type==="slash"&&re.prev.type!=="bos"&&!Q&&W){q.output=q.output.
slice(0,-(re.output+Be.output).length),re.output=`(?:${re.output}`,Be.type="globstar",Be.output=Et(O)+(O.strictSlashes?"\
)":"|$)"),Be.value+=te,q.globstar=!0,q.output+=re.output+Be.output,ft(te);continue}if(re.type==="slash"&&re.prev.type!==
"bos"&&Ie[0]==="/"){const De=Ie[1]!==void 0?"|$":"";q.output=q.output.slice(0,-(re.output+Be.output).length),re.output=`\
(?:${re.output}`,Be.type="globstar",Be.output=`${Et(O)}${k}|${k}${De})`,Be.value+=te,q.output+=re.output+Be.output,q.globstar=
!0,ft(te+dt()),Ke({type:"slash",value:"/",output:""});continue}if(re.type==="bos"&&Ie[0]==="/"){Be.type="globstar",Be.value+=
te,Be.output=`(?:^|${k}|${Et(O)}${k})`,q.output=Be.output,q.globstar=!0,ft(te+dt()),Ke({type:"slash",value:"/",output:""});
continue}q.output=q.output.slice(0,-Be.output.length),Be.type="globstar",Be.output=Et(O),Be.value+=te,q.output+=Be.output,
q.globstar=!0,ft(te);continue}const at={type:"star",value:te,output:je};if(O.bash===!0){at.output=".*?",(Be.type==="bos"||
Be.type==="slash")&&(at.output=Ct+at.output),Ke(at);continue}if(Be&&(Be.type==="bracket"||Be.type==="paren")&&O.regex===
!0){at.output=te,Ke(at);continue}(q.index===q.start||Be.type==="slash"||Be.type==="dot")&&(Be.type==="dot"?(q.output+=Le,
Be.output+=Le):O.dot===!0?(q.output+=Ye,Be.output+=Ye):(q.output+=Ct,Be.output+=Ct),nt()!=="*"&&(q.output+=ue,Be.output+=
ue)),Ke(at)}for(;q.brackets>0;){if(O.strictBrackets===!0)throw new SyntaxError(ge("closing","]"));q.output=L.escapeLast(
q.output,"["),ht("brackets")}for(;q.parens>0;){if(O.strictBrackets===!0)throw new SyntaxError(ge("closing",")"));q.output=
L.escapeLast(q.output,"("),ht("parens")}for(;q.braces>0;){if(O.strictBrackets===!0)throw new SyntaxError(ge("closing","}"));
q.output=L.escapeLast(q.output,"{"),ht("braces")}if(O.strictSlashes!==!0&&(Be.type==="star"||Be.type==="bracket")&&Ke({type:"\
maybe_slash",value:"",output:`${k}?`}),q.backtrack===!0){q.output="";for(const Ie of q.tokens)q.output+=Ie.output!=null?
Ie.output:Ie.value,Ie.suffix&&(q.output+=Ie.suffix)}return q};b.fastpaths=(I,F)=>{const O={...F},S=typeof O.maxLength=="\
number"?Math.min(J,O.maxLength):J,x=I.length;if(x>S)throw new SyntaxError(`Input length: ${x}, exceeds maximum allowed l\
ength: ${S}`);I=g[I]||I;const{DOT_LITERAL:Z,SLASH_LITERAL:z,ONE_CHAR:N,DOTS_SLASH:ce,NO_DOT:Te,NO_DOTS:Ne,NO_DOTS_SLASH:ne,
STAR:k,START_ANCHOR:ue}=f.globChars(O.windows),me=O.dot?Ne:Te,Pe=O.dot?ne:Te,Le=O.capture?"":"?:",Ye={negated:!1,prefix:""};
let H=O.bash===!0?".*?":k;O.capture&&(H=`(${H})`);const Dt=Ct=>Ct.noglobstar===!0?H:`(${Le}(?:(?!${ue}${Ct.dot?ce:Z}).)*\
?)`,St=Ct=>{switch(Ct){case"*":return`${me}${N}${H}`;case".*":return`${Z}${N}${H}`;case"*.*":return`${me}${H}${Z}${N}${H}`;case"\
*/*":return`${me}${H}${z}${N}${Pe}${H}`;case"**":return me+Dt(O);case"**/*":return`(?:${me}${Dt(O)}${z})?${Pe}${N}${H}`;case"\
**/*.*":return`(?:${me}${Dt(O)}${z})?${Pe}${H}${Z}${N}${H}`;case"**/.*":return`(?:${me}${Dt(O)}${z})?${Z}${N}${H}`;default:{
const Me=/^(.*?)\.(\w+)$/.exec(Ct);if(!Me)return;const je=St(Me[1]);return je?je+Z+Me[2]:void 0}}},yt=L.removePrefix(I,Ye);
let Et=St(yt);return Et&&O.strictSlashes!==!0&&(Et+=`${z}?`),Et},It.exports=b},98016:function(It,$e,Oe){const f=Oe(31781),
L=Oe(78265),J=Oe(64059),Ce=Oe(5595),U=g=>g&&typeof g=="object"&&!Array.isArray(g),ae=(g,C,ge=!1)=>{if(Array.isArray(g)){
const Re=g.map(b=>ae(b,C,ge));return b=>{for(const I of Re){const F=I(b);if(F)return F}return!1}}const we=U(g)&&g.tokens&&
g.input;if(g===""||typeof g!="string"&&!we)throw new TypeError("Expected pattern to be a non-empty string");const Ae=C||
{},l=Ae.windows,Ge=we?ae.compileRe(g,C):ae.makeRe(g,C,!1,!0),_e=Ge.state;delete Ge.state;let He=()=>!1;if(Ae.ignore){const Re={
...C,ignore:null,onMatch:null,onResult:null};He=ae(Ae.ignore,Re,ge)}const X=(Re,Ee=!1)=>{const{isMatch:b,match:I,output:F}=ae.
test(Re,Ge,C,{glob:g,posix:l}),O={glob:g,state:_e,regex:Ge,posix:l,input:Re,output:F,match:I,isMatch:b};return typeof Ae.
onResult=="function"&&Ae.onResult(O),b===!1?(O.isMatch=!1,Ee?O:!1):He(Re)?(typeof Ae.onIgnore=="function"&&Ae.onIgnore(O),
O.isMatch=!1,Ee?O:!1):(typeof Ae.onMatch=="function"&&Ae.onMatch(O),Ee?O:!0)};return ge&&(X.state=_e),X};ae.test=(g,C,ge,{
glob:we,posix:Ae}={})=>{if(typeof g!="string")throw new TypeError("Expected input to be a string");if(g==="")return{isMatch:!1,
output:""};const l=ge||{},Ge=l.format||(Ae?J.toPosixSlashes:null);let _e=g===we,He=_e&&Ge?Ge(g):g;return _e===!1&&(He=Ge?
Ge(g):g,_e=He===we),(_e===!1||l.capture===!0)&&(l.matchBase===!0||l.basename===!0?_e=ae.matchBase(g,C,ge,Ae):_e=C.exec(He)),
{isMatch:!!_e,match:_e,output:He}},ae.matchBase=(g,C,ge,we=ge&&ge.windows)=>(C instanceof RegExp?C:ae.makeRe(C,ge)).test(
J.basename(g,{windows:we})),ae.isMatch=(g,C,ge)=>ae(C,ge)(g),ae.parse=(g,C)=>Array.isArray(g)?g.map(ge=>ae.parse(ge,C)):
L(g,{...C,fastpaths:!1}),ae.scan=(g,C)=>f(g,C),ae.compileRe=(g,C,ge=!1,we=!1)=>{if(ge===!0)return g.output;const Ae=C||{},
l=Ae.contains?"":"^",Ge=Ae.contains?"":"$";let _e=`${l}(?:${g.output})${Ge}`;g&&g.negated===!0&&(_e=`^(?!${_e}).*$`);const He=ae.
toRegex(_e,C);return we===!0&&(He.state=g),He},ae.makeRe=(g,C={},ge=!1,we=!1)=>{if(!g||typeof g!="string")throw new TypeError(
"Expected a non-empty string");let Ae={negated:!1,fastpaths:!0};return C.fastpaths!==!1&&(g[0]==="."||g[0]==="*")&&(Ae.output=
L.fastpaths(g,C)),Ae.output||(Ae=L(g,C)),ae.compileRe(Ae,C,ge,we)},ae.toRegex=(g,C)=>{try{const ge=C||{};return new RegExp(
g,ge.flags||(ge.nocase?"i":""))}catch(ge){if(C&&C.debug===!0)throw ge;return/$^/}},ae.constants=Ce,It.exports=ae},31781:function(It,$e,Oe){
const f=Oe(64059),{CHAR_ASTERISK:L,CHAR_AT:J,CHAR_BACKWARD_SLASH:Ce,CHAR_COMMA:U,CHAR_DOT:ae,CHAR_EXCLAMATION_MARK:g,CHAR_FORWARD_SLASH:C,
CHAR_LEFT_CURLY_BRACE:ge,CHAR_LEFT_PARENTHESES:we,CHAR_LEFT_SQUARE_BRACKET:Ae,CHAR_PLUS:l,CHAR_QUESTION_MARK:Ge,CHAR_RIGHT_CURLY_BRACE:_e,
CHAR_RIGHT_PARENTHESES:He,CHAR_RIGHT_SQUARE_BRACKET:X}=Oe(5595),Re=I=>I===C||I===Ce,Ee=I=>{I.isPrefix!==!0&&(I.depth=I.isGlobstar?
1/0:1)},b=(I,F)=>{const O=F||{},S=I.length-1,x=O.parts===!0||O.tokens===!0||O.scanToEnd===!0,Z=[],z=[],N=[];let ce=I,Te=-1,
Ne=0,ne=0,k=!1,ue=!1,me=!1,Pe=!1,Le=!1,Ye=!1,H=!1,Dt=!1,St=!1,yt=!1,Et=0,Ct,Me,je={value:"",depth:0,isGlob:!1};const q=()=>Te>=
S,pt=()=>ce.charCodeAt(Te+1),ot=()=>(Ct=Me,ce.charCodeAt(++Te));for(;Te<S;){Me=ot();let nt;if(Me===Ce){H=je.backslashes=
!0,Me=ot(),Me===ge&&(Ye=!0);continue}if(Ye===!0||Me===ge){for(Et++;q()!==!0&&(Me=ot());){if(Me===Ce){H=je.backslashes=!0,
ot();continue}if(Me===ge){Et++;continue}if(Ye!==!0&&Me===ae&&(Me=ot())===ae){if(k=je.isBrace=!0,me=je.isGlob=!0,yt=!0,x===
!0)continue;break}if(Ye!==!0&&Me===U){if(k=je.isBrace=!0,me=je.isGlob=!0,yt=!0,x===!0)continue;break}if(Me===_e&&(Et--,Et===
0)){Ye=!1,k=je.isBrace=!0,yt=!0;break}}if(x===!0)continue;break}if(Me===C){if(Z.push(Te),z.push(je),je={value:"",depth:0,
isGlob:!1},yt===!0)continue;if(Ct===ae&&Te===Ne+1){Ne+=2;continue}ne=Te+1;continue}if(O.noext!==!0&&(Me===l||Me===J||Me===
L||Me===Ge||Me===g)===!0&&pt()===we){if(me=je.isGlob=!0,Pe=je.isExtglob=!0,yt=!0,Me===g&&Te===Ne&&(St=!0),x===!0){let mt=0;
for(;q()!==!0&&(Me=ot());){if(Me===Ce){H=je.backslashes=!0,ot();continue}if(Me===we){mt++;continue}if(Me===He&&--mt===0){
yt=!0;break}}continue}break}if(Me===L){if(Ct===L&&(Le=je.isGlobstar=!0),me=je.isGlob=!0,yt=!0,x===!0)continue;break}if(Me===
Ge){if(me=je.isGlob=!0,yt=!0,x===!0)continue;break}if(Me===Ae){for(;q()!==!0&&(nt=ot());){if(nt===Ce){H=je.backslashes=!0,
ot();continue}if(nt===X){ue=je.isBracket=!0,me=je.isGlob=!0,yt=!0;break}}if(x===!0)continue;break}if(O.nonegate!==!0&&Me===
g&&Te===Ne){Dt=je.negated=!0,Ne++;continue}if(O.noparen!==!0&&Me===we){if(me=je.isGlob=!0,x===!0){let dt=1;for(;q()!==!0&&
(Me=ot());){if(Me===Ce){H=je.backslashes=!0,ot();continue}if(Me===we){dt++;continue}if(Me===He&&--dt===0){yt=!0;break}}continue}
break}if(me===!0){if(yt=!0,x===!0)continue;break}}O.noext===!0&&(Pe=!1,me=!1);let lt=ce,Be="",te="";Ne>0&&(Be=ce.slice(0,
Ne),ce=ce.slice(Ne),ne-=Ne),lt&&me===!0&&ne>0?(lt=ce.slice(0,ne),te=ce.slice(ne)):me===!0?(lt="",te=ce):lt=ce,lt&&lt!==""&&
lt!=="/"&&lt!==ce&&Re(lt.charCodeAt(lt.length-1))&&(lt=lt.slice(0,-1)),O.unescape===!0&&(te&&(te=f.removeBackslashes(te)),
lt&&H===!0&&(lt=f.removeBackslashes(lt)));const wt={prefix:Be,input:I,start:Ne,base:lt,glob:te,isBrace:k,isBracket:ue,isGlob:me,
isExtglob:Pe,isGlobstar:Le,negated:Dt,negatedExtglob:St};if(O.tokens===!0&&(wt.maxDepth=0,Re(Me)||z.push(je),wt.tokens=z),
O.parts===!0||O.tokens===!0){let nt;for(let ft=0;ft<Z.length;ft++){const Ut=nt!==void 0?nt+1:Ne,xt=Z[ft],zt=I.slice(Ut,xt);
O.tokens&&(ft===0&&Ne!==0?(z[ft].isPrefix=!0,z[ft].value=Be):z[ft].value=zt,Ee(z[ft]),wt.maxDepth+=z[ft].depth),xt>=Ne&&
(N.push(zt),nt=xt)}const dt=nt!==void 0?nt+1:Ne,mt=I.slice(dt);N.push(mt),O.tokens&&nt&&nt+1<I.length&&(z[z.length-1].value=
mt,Ee(z[z.length-1]),wt.maxDepth+=z[z.length-1].depth),wt.slashes=Z,wt.parts=N}return wt};It.exports=b},64059:function(It,$e,Oe){
const{REGEX_BACKSLASH:f,REGEX_REMOVE_BACKSLASH:L,REGEX_SPECIAL_CHARS:J,REGEX_SPECIAL_CHARS_GLOBAL:Ce}=Oe(5595);$e.isObject=
U=>U!==null&&typeof U=="object"&&!Array.isArray(U),$e.hasRegexChars=U=>J.test(U),$e.isRegexChar=U=>U.length===1&&$e.hasRegexChars(
U),$e.escapeRegex=U=>U.replace(Ce,"\\$1"),$e.toPosixSlashes=U=>U.replace(f,"/"),$e.isWindows=()=>{if(typeof navigator<"u"&&
navigator.platform){const U=navigator.platform.toLowerCase();return U==="win32"||U==="windows"}return typeof process<"u"&&
process.platform?process.platform==="win32":!1},$e.removeBackslashes=U=>U.replace(L,ae=>ae==="\\"?"":ae),$e.escapeLast=(U,ae,g)=>{
const C=U.lastIndexOf(ae,g);return C===-1?U:U[C-1]==="\\"?$e.escapeLast(U,ae,C-1):`${U.slice(0,C)}\\${U.slice(C)}`},$e.removePrefix=
(U,ae={})=>{let g=U;return g.startsWith("./")&&(g=g.slice(2),ae.prefix="./"),g},$e.wrapOutput=(U,ae={},g={})=>{const C=g.
contains?"":"^",ge=g.contains?"":"$";let we=`${C}(?:${U})${ge}`;return ae.negated===!0&&(we=`(?:^(?!${we}).*$)`),we},$e.
basename=(U,{windows:ae}={})=>{const g=U.split(ae?/[\\/]/:"/"),C=g[g.length-1];return C===""?g[g.length-2]:C}},35845:function(It,$e,Oe){
Oe.d($e,{f$:()=>L,dw:()=>J,ns:()=>Ce,Px:()=>U});var f=Oe(77598);const L="1.13.0";function J(b){return b==null?"null":typeof b==
"boolean"?b?"true":"false":typeof b=="number"?Number.isFinite(b)?String(b):"null":typeof b=="string"?JSON.stringify(b):Array.
isArray(b)?"["+b.map(J).join(",")+"]":typeof b=="object"?"{"+Object.keys(b).sort().map(O=>JSON.stringify(O)+":"+J(b[O])).
join(",")+"}":"null"}function Ce(b,I){if(!b||typeof b!="object")return null;const F=new Set(Array.isArray(I)?I:["asset_i\
d"]),O={};for(const Z of Object.keys(b))F.has(Z)||(O[Z]=b[Z]);const S=J(O);return"sha256:"+(0,f.createHash)("sha256").update(
S,"utf8").digest("hex")}function U(b){if(!b||typeof b!="object")return!1;const I=b.asset_id;return!I||typeof I!="string"?
!1:I===Ce(b)}const ae=Object.freeze(["repair","optimize","innovate","explore"]),g=null,C=Object.freeze(["success","faile\
d"]),ge=Object.freeze(["generated","reused","reference","user_authored"]),we=Object.freeze(["low","medium","high"]),Ae=Object.
freeze(["private","unlisted","public"]),l=Object.freeze(["cheap","standard","premium"]),Ge=Object.freeze(["cheap","mid",
"expensive"]),_e=Object.freeze(["off","low","medium","high"]),He=Object.freeze(["warn","block"]),X=Object.freeze(["behav\
ioral","structural","performance","safety"]),Re=Object.freeze(["ci","local","prod","sandbox"]),Ee=Object.freeze(["pass",
"fail","inconclusive"])},2856:function(It,$e,Oe){Oe.d($e,{L3:()=>rB});/*!
* re2js
* RE2JS is the JavaScript port of RE2, a regular expression engine that provides linear time matching
*
* @version v2.10.0
* @author Oleksii Vasyliev
* @homepage https://github.com/le0pard/re2js#readme
* @repository [object Object]
* @license MIT
*/var f=class _B{static FOLD_CASE=1;static LITERAL=2;static CLASS_NL=4;static DOT_NL=8;static ONE_LINE=16;static NON_GREEDY=32;static PERL_X=64;static UNICODE_GROUPS=128;static WAS_DOLLAR=256;static LOOKBEHIND=512;static MATCH_NL=_B.
CLASS_NL|_B.DOT_NL;static PERL=_B.CLASS_NL|_B.ONE_LINE|_B.PERL_X|_B.UNICODE_GROUPS;static POSIX=0;static UNANCHORED=0;static ANCHOR_START=1;static ANCHOR_BOTH=2};
const L={CASE_INSENSITIVE:1,DOTALL:2,MULTILINE:4,DISABLE_UNICODE_GROUPS:8,LONGEST_MATCH:16,LOOKBEHINDS:512},J=128,Ce=new Int32Array(
J),U=new Int32Array(J),ae=65535;for(let p=0;p<J;p++)p>=97&&p<=122?Ce[p]=p-32:Ce[p]=p,p>=65&&p<=90?U[p]=p+32:U[p]=p;var g=class{static CODES=Object.
freeze({"\x07":7,"\b":8,"	":9,"\n":10,"\v":11,"\f":12,"\r":13," ":32,'"':34,$:36,"&":38,"'":39,"(":40,")":41,"*":42,"+":43,
"-":45,".":46,0:48,1:49,2:50,3:51,4:52,5:53,6:54,7:55,8:56,9:57,":":58,"<":60,">":62,"?":63,A:65,B:66,C:67,F:70,P:80,Q:81,
U:85,Z:90,"[":91,"\\":92,"]":93,"^":94,_:95,"`":96,a:97,b:98,f:102,i:105,m:109,n:110,r:114,s:115,t:116,v:118,x:120,z:122,
"{":123,"|":124,"}":125});static toUpperCase(p){if(p<J)return Ce[p];const e=String.fromCodePoint(p).toUpperCase(),t=e.codePointAt(
0)>ae?2:1;if(e.length>t)return p;const B=String.fromCodePoint(e.codePointAt(0)).toLowerCase(),r=B.codePointAt(0)>ae?2:1;
return B.length>r||B.codePointAt(0)!==p?p:e.codePointAt(0)}static toLowerCase(p){if(p<J)return U[p];const e=String.fromCodePoint(
p).toLowerCase(),t=e.codePointAt(0)>ae?2:1;if(e.length>t)return p;const B=String.fromCodePoint(e.codePointAt(0)).toUpperCase(),
r=B.codePointAt(0)>ae?2:1;return B.length>r||B.codePointAt(0)!==p?p:e.codePointAt(0)}},C=class{constructor(p,e=!1){this.
data=p,this.isStride1=e,this.SIZE=e?2:3}getLo(p){return this.data[p*this.SIZE]}getHi(p){return this.data[p*this.SIZE+1]}getStride(p){
return this.isStride1?1:this.data[p*this.SIZE+2]}get length(){return this.data.length/this.SIZE}};const ge="ABCDEFGHIJKL\
MNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-",we=new Uint8Array(256);for(let p=0;p<64;p++)we[ge.charCodeAt(p)]=p;
const Ae=p=>{const e=[];let t=0,B=0;for(let r=0;r<p.length;r++){const i=we[p.charCodeAt(r)];t|=(i&31)<<B,(i&32)===0?(e.push(
t),t=0,B=0):B+=5}return e},l=(p,e)=>{const t=Ae(p),B=e?t.length/2:t.length/3,r=new Uint32Array(B*3);let i=0,u=0;for(let d=0;d<
B;d++)i+=t[u++],r[d*3]=i,i+=t[u++],r[d*3+1]=i,r[d*3+2]=e?1:t[u++];return r},Ge=p=>{const e=Ae(p),t=new Map;let B=0;for(let r=0;r<
e.length;r+=2){B+=e[r];const i=e[r+1],u=i>>>1^-(i&1);t.set(B,B+u)}return t};var _e=class{constructor(p){this.initializer=
p,this.cache=new Map}has(p){return Object.hasOwn(this.initializer,p)}get(p){if(this.cache.has(p))return this.cache.get(p);
const e=this.has(p)?this.initializer[p]():null;return this.cache.set(p,e),e}},He=class{static _CASE_ORBIT=null;static get CASE_ORBIT(){
return this._CASE_ORBIT||(this._CASE_ORBIT=Ge("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgC\
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
BGppIBnkzVvHB",!1))),this._Print}static CATEGORIES=new _e({C:()=>new C(l("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDB\
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
B",!1)),White_Space:()=>new C(l("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB",!1))});static SCRIPTS=new _e({Adlam:()=>new C(l("go6\
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
mCnC",!0))});static FOLD_CATEGORIES=new _e({L:()=>new C(l("laA",!0)),LC:()=>new C(l("laA",!0)),Ll:()=>new C(l("hCZBmDWBC\
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
BCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB",!1))});static FOLD_SCRIPT=new _e(
{Common:()=>new C(l("8cgBgB",!1)),Greek:()=>new C(l("1FwUwU",!1)),Inherited:()=>new C(l("5cgBgBlgHAB",!1))})},X=class eB{static MAX_RUNE=1114111;static RUNE_ERROR=65533;static isUnsearchable(e){
return e===eB.RUNE_ERROR||e>=eB.MIN_HIGH_SURROGATE&&e<=eB.MAX_LOW_SURROGATE}static MAX_ASCII=127;static MAX_LATIN1=255;static MAX_BMP=65535;static MIN_FOLD=65;static MAX_FOLD=125251;static MIN_HIGH_SURROGATE=55296;static MAX_HIGH_SURROGATE=56319;static MIN_LOW_SURROGATE=56320;static MAX_LOW_SURROGATE=57343;static MIN_SUPPLEMENTARY_CODE_POINT=65536;static is32(e,t){
let B=0,r=e.length;for(;B<r;){const i=B+Math.floor((r-B)/2),u=e.getLo(i),d=e.getHi(i);if(u<=t&&t<=d){const h=e.getStride(
i);return(t-u)%h===0}t<u?r=i:B=i+1}return!1}static is(e,t){if(t<=eB.MAX_LATIN1){for(let B=0;B<e.length;B++){if(t>e.getHi(
B))continue;const r=e.getLo(B);if(t<r)return!1;const i=e.getStride(B);return(t-r)%i===0}return!1}return e.length>0&&t>=e.
getLo(0)&&eB.is32(e,t)}static isPrint(e){return e<=eB.MAX_LATIN1?e>=32&&e<eB.MAX_ASCII||e>=161&&e!==173:eB.is(He.Print,e)}static simpleFold(e){
if(He.CASE_ORBIT.has(e))return He.CASE_ORBIT.get(e);if(e<=eB.MAX_ASCII){const t=g.toLowerCase(e);return t!==e?t:g.toUpperCase(
e)}return e}static equalsIgnoreCase(e,t){if(e===t)return!0;if(e<0||t<0)return!1;if(e<=eB.MAX_ASCII&&t<=eB.MAX_ASCII)return 65<=
e&&e<=90&&(e|=32),65<=t&&t<=90&&(t|=32),e===t;for(let B=eB.simpleFold(e);B!==e;B=eB.simpleFold(B))if(B===t)return!0;return!1}},
Re=class extends Error{constructor(p){super(p),this.name="RE2JSException"}},Ee=class extends Re{constructor(p,e=null){let t=`\
error parsing regexp: ${p}`;e&&(t+=`: \`${e}\``),super(t),this.name="RE2JSSyntaxException",this.message=t,this.error=p,this.
input=e}getDescription(){return this.error}getPattern(){return this.input}},b=class extends Re{constructor(p){super(p),this.
name="RE2JSCompileException"}},I=class extends Re{constructor(p){super(p),this.name="RE2JSGroupException"}},F=class extends Re{constructor(p){
super(p),this.name="RE2JSFlagsException"}},O=class extends Re{constructor(p){super(p),this.name="RE2JSInternalException"}};
const S=256,x=new Uint8Array(S);for(let p=0;p<S;p++)x[p]=97<=p&&p<=122||65<=p&&p<=90||48<=p&&p<=57||p===95?1:0;let Z=null,
z=null;var N=class $t{static METACHARACTERS="\\.+*?()|[]{}^$";static EMPTY_BEGIN_LINE=1;static EMPTY_END_LINE=2;static EMPTY_BEGIN_TEXT=4;static EMPTY_END_TEXT=8;static EMPTY_WORD_BOUNDARY=16;static EMPTY_NO_WORD_BOUNDARY=32;static EMPTY_ALL=-1;static emptyInts(){
return[]}static isString(e){return typeof e=="string"||Object.prototype.toString.call(e)==="[object String]"}static typeName(e){
return e===null||typeof e!="object"&&typeof e!="function"?e===null?"null":typeof e:Object.prototype.toString.call(e).slice(
8,-1)}static checkPattern(e){if(!$t.isString(e))throw new TypeError(`The pattern must be a string, not ${$t.typeName(e)}\
 (RE2JS.translateRegExp() converts a RegExp)`)}static checkInput(e){if(!$t.isString(e)&&!$t.isByteArray(e))throw new TypeError(
`The input must be a string or a byte array (Uint8Array or number[]), not ${$t.typeName(e)}`)}static checkFlags(e){const t=L.
MULTILINE|L.DOTALL|L.CASE_INSENSITIVE|L.DISABLE_UNICODE_GROUPS|L.LONGEST_MATCH|L.LOOKBEHINDS;if(!Number.isInteger(e)||(e&
~t)!==0)throw new F("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, \
LONGEST_MATCH, LOOKBEHINDS")}static isByteArray(e){return Array.isArray(e)||Object.prototype.toString.call(e)==="[object\
 Uint8Array]"}static isalnum(e){return g.CODES[0]<=e&&e<=g.CODES[9]||g.CODES.a<=e&&e<=g.CODES.z||g.CODES.A<=e&&e<=g.CODES.
Z}static unhex(e){return g.CODES[0]<=e&&e<=g.CODES[9]?e-g.CODES[0]:g.CODES.a<=e&&e<=g.CODES.f?e-g.CODES.a+10:g.CODES.A<=
e&&e<=g.CODES.F?e-g.CODES.A+10:-1}static escapeRune(e){let t="";if(X.isPrint(e))$t.METACHARACTERS.indexOf(String.fromCodePoint(
e))>=0&&(t+="\\"),t+=String.fromCodePoint(e);else switch(e){case g.CODES['"']:t+='\\"';break;case g.CODES["\\"]:t+="\\\\";
break;case g.CODES["	"]:t+="\\t";break;case g.CODES[`
`]:t+="\\n";break;case g.CODES["\r"]:t+="\\r";break;case g.CODES["\b"]:t+="\\b";break;case g.CODES["\f"]:t+="\\f";break;default:{
let B=e.toString(16);e<256?(t+="\\x",B.length===1&&(t+="0"),t+=B):t+=`\\x{${B}}`;break}}return t}static stringToRunes(e){
const t=String(e),B=[];let r=0;for(;r<t.length;){const i=t.codePointAt(r);B.push(i),r+=i>X.MAX_BMP?2:1}return new Int32Array(
B)}static runeToString(e){return String.fromCodePoint(e)}static isWordRune(e){return e<S?x[e]===1:!1}static emptyOpContext(e,t){
let B=0;return e<0&&(B|=$t.EMPTY_BEGIN_TEXT|$t.EMPTY_BEGIN_LINE),e===10&&(B|=$t.EMPTY_BEGIN_LINE),t<0&&(B|=$t.EMPTY_END_TEXT|
$t.EMPTY_END_LINE),t===10&&(B|=$t.EMPTY_END_LINE),$t.isWordRune(e)!==$t.isWordRune(t)?B|=$t.EMPTY_WORD_BOUNDARY:B|=$t.EMPTY_NO_WORD_BOUNDARY,
B}static quoteMeta(e){return e.split("").map(t=>$t.METACHARACTERS.indexOf(t)>=0?`\\${t}`:t).join("")}static charCount(e){
return e>X.MAX_BMP?2:1}static toArray(e){const t=e.length,B=new Array(t);for(let r=0;r<t;r++)B[r]=e[r];return B}static stringToUtf8ByteArray(e){
if(globalThis.TextEncoder)return Z||(Z=new TextEncoder),Z.encode(e);{let t=[],B=0;for(let r=0;r<e.length;r++){let i=e.charCodeAt(
r);i<128?t[B++]=i:i<2048?(t[B++]=i>>6|192,t[B++]=i&63|128):(i&64512)===X.MIN_HIGH_SURROGATE&&r+1<e.length&&(e.charCodeAt(
r+1)&64512)===X.MIN_LOW_SURROGATE?(i=X.MIN_SUPPLEMENTARY_CODE_POINT+((i&1023)<<10)+(e.charCodeAt(++r)&1023),t[B++]=i>>18|
240,t[B++]=i>>12&63|128,t[B++]=i>>6&63|128,t[B++]=i&63|128):(t[B++]=i>>12|224,t[B++]=i>>6&63|128,t[B++]=i&63|128)}return t}}static utf8ByteArrayToString(e){
if(globalThis.TextDecoder){z||(z=new TextDecoder("utf-8"));const t=e instanceof Uint8Array?e:new Uint8Array(e);return z.
decode(t)}else{let t=[],B=0,r=0;for(;B<e.length;){let i=e[B++];if(i<128)t[r++]=String.fromCharCode(i);else if(i>191&&i<224){
let u=e[B++];t[r++]=String.fromCharCode((i&31)<<6|u&63)}else if(i>239&&i<365){let u=e[B++],d=e[B++],h=e[B++],M=((i&7)<<18|
(u&63)<<12|(d&63)<<6|h&63)-X.MIN_SUPPLEMENTARY_CODE_POINT;t[r++]=String.fromCharCode(X.MIN_HIGH_SURROGATE+(M>>10)),t[r++]=
String.fromCharCode(X.MIN_LOW_SURROGATE+(M&1023))}else{let u=e[B++],d=e[B++];t[r++]=String.fromCharCode((i&15)<<12|(u&63)<<
6|d&63)}}return t.join("")}}};const ce=(p=[],e=0)=>{const t=Object.create(null);for(let B=0;B<p.length;B++){const r=p[B],
i=e+B;t[r]=i,t[i]=r}return Object.freeze(t)};var Te=class qB{static Encoding=ce(["UTF_16","UTF_8"]);getEncoding(){throw Error(
"not implemented")}asCharSequence(){throw Error("not implemented")}asBytes(){throw Error("not implemented")}length(){throw Error(
"not implemented")}isUTF8Encoding(){return this.getEncoding()===qB.Encoding.UTF_8}isUTF16Encoding(){return this.getEncoding()===
qB.Encoding.UTF_16}},Ne=class extends Te{constructor(p=null){super(),this.bytes=p}getEncoding(){return Te.Encoding.UTF_8}asCharSequence(){
return N.utf8ByteArrayToString(this.bytes)}asBytes(){return this.bytes}length(){return this.bytes.length}},ne=class extends Te{constructor(p=null){
super(),this.charSequence=p}getEncoding(){return Te.Encoding.UTF_16}asCharSequence(){return this.charSequence}asBytes(){
return N.stringToUtf8ByteArray(this.charSequence.toString())}length(){return this.charSequence.length}},k=class{static utf16(p){
return N.checkInput(p),new ne(p)}static utf8(p){return N.isByteArray(p)?new Ne(p):new Ne(N.stringToUtf8ByteArray(p))}},ue=class{static EOF(){
return-8}constructor(){this.start=0,this.end=0}canCheckPrefix(){return!0}endPos(){return this.end-this.start}hasString(){
return!1}hasAnyString(){return!1}prefixLength(){return 0}},me=class bB extends ue{static RUNE_ERROR_STEP=X.RUNE_ERROR<<3|
1;constructor(e,t=0,B=e.length){super(),this.bytes=e,this.start=t,this.end=B}hasString(e,t){const B=e.bytes;if(B.length===
0)return!0;const r=this.indexOf(this.bytes,B,this.start+t);return r!==-1&&r<=this.end-B.length}hasAnyString(e,t){return e.
automaton8().searchUTF8(this.bytes,this.start+t,this.end)}step(e){if(e+=this.start,e>=this.end)return ue.EOF();const t=this.
bytes[e]&255;if(t<128)return t<<3|1;let B,r,i=128,u=191;if(t>=194&&t<=223)B=2,r=t&31;else if(t>=224&&t<=239)B=3,r=t&15,t===
224?i=160:t===237&&(u=159);else if(t>=240&&t<=244)B=4,r=t&7,t===240?i=144:t===244&&(u=143);else return bB.RUNE_ERROR_STEP;
if(e+B>this.end)return bB.RUNE_ERROR_STEP;const d=this.bytes[e+1]&255;if(d<i||d>u)return bB.RUNE_ERROR_STEP;if(r=r<<6|d&
63,B>2){const h=this.bytes[e+2]&255;if((h&192)!==128)return bB.RUNE_ERROR_STEP;if(r=r<<6|h&63,B>3){const M=this.bytes[e+
3]&255;if((M&192)!==128)return bB.RUNE_ERROR_STEP;r=r<<6|M&63}}return r<<3|B}index(e,t){t+=this.start;const B=this.indexOf(
this.bytes,e.prefixUTF8,t);return B<0?B:B-t}context(e){e+=this.start;let t=-1;if(e>this.start&&e<=this.end){let r=e-1;if(t=
this.bytes[r--],t>=128){let i=e-4;for(i<this.start&&(i=this.start);r>=i&&(this.bytes[r]&192)===128;)r--;r<this.start&&(r=
this.start);const u=this.step(r-this.start);t=r+(u&7)===e?u>>3:X.RUNE_ERROR}}const B=e<this.end?this.step(e-this.start)>>
3:-1;return N.emptyOpContext(t,B)}indexOf(e,t,B=0){let r=t.length;if(r===0)return B<=this.end?B:-1;const i=t[0];let u=this.
end-r;const d=typeof e.indexOf=="function";let h=B;for(;h<=u;){if(d){if(h=e.indexOf(i,h),h===-1||h>u)return-1}else{for(;h<=
u&&e[h]!==i;)h++;if(h>u)return-1}let M=!0;for(let P=1;P<r;P++)if(e[h+P]!==t[P]){M=!1;break}if(M)return h;h++}return-1}prefixLength(e){
return e.prefixUTF8.length}},Pe=class extends ue{constructor(p,e=0,t=p.length){super(),this.charSequence=p,this.start=e,
this.end=t}hasString(p,e){const t=this.charSequence.indexOf(p.str,this.start+e);return t!==-1&&t<=this.end-p.str.length}hasAnyString(p,e){
return p.automaton16().searchUTF16(this.charSequence,this.start+e,this.end)}step(p){if(p+=this.start,p>=this.end)return ue.
EOF();const e=this.charSequence.charCodeAt(p);if(e<X.MIN_HIGH_SURROGATE||e>X.MAX_HIGH_SURROGATE||p+1>=this.end)return e<<
3|1;const t=this.charSequence.charCodeAt(p+1);return t>=X.MIN_LOW_SURROGATE&&t<=X.MAX_LOW_SURROGATE?(e-X.MIN_HIGH_SURROGATE)*
1024+(t-X.MIN_LOW_SURROGATE)+X.MIN_SUPPLEMENTARY_CODE_POINT<<3|2:e<<3|1}index(p,e){e+=this.start;const t=this.charSequence.
indexOf(p.prefix,e);return t<0||t>this.end-p.prefix.length?-1:t-e}context(p){p+=this.start;const e=p>this.start&&p<=this.
end?this.charSequence.charCodeAt(p-1):-1,t=p<this.end?this.charSequence.charCodeAt(p):-1;return N.emptyOpContext(e,t)}prefixLength(p){
return p.prefix.length}},Le=class{static fromUTF8(p,e=0,t=p.length){return new me(p,e,t)}static fromUTF16(p,e=0,t=void 0){
return N.checkInput(p),new Pe(p,e,t??p.length)}},Ye=class un{static MAX_REPLACER_ARGS=65535;static quoteReplacement(e,t=!1){
return t?e.indexOf("\\")<0&&e.indexOf("$")<0?e:e.split("").map(B=>{const r=B.codePointAt(0);return r===g.CODES["\\"]||r===
g.CODES.$?`\\${B}`:B}).join(""):e.indexOf("$")<0?e:e.split("").map(B=>B.codePointAt(0)===g.CODES.$?"$$":B).join("")}constructor(e,t){
if(e===null)throw new Error("pattern is null");this.patternInput=e;const B=this.patternInput.re2();this.patternGroupCount=
B.numberOfCapturingGroups(),this.groups=[],this.namedGroups=B.namedGroups,this.hasNamedGroups=Object.keys(this.namedGroups).
length>0,this.numberOfInstructions=B.numberOfInstructions(),this.lookbehindState=null,t instanceof Te?this.resetMatcherInput(
t):N.isByteArray(t)?this.resetMatcherInput(k.utf8(t)):this.resetMatcherInput(k.utf16(t))}pattern(){return this.patternInput}reset(){
return this.matcherInputLength=this.matcherInput.length(),this.appendPos=0,this.hasMatch=!1,this.hasGroups=!1,this.anchorFlag=
0,this}resetMatcherInput(e){if(e===null)throw new Error("input is null");return e instanceof Te||(N.isByteArray(e)?e=k.utf8(
e):e=k.utf16(e)),this.matcherInput=e,this.lookbehindState!==null?this.lookbehindState.reset():this.lookbehindState=this.
patternInput.re2().createLookbehindState(),this.reset(),this}start(e=0){if(typeof e=="string"){const t=this.namedGroups[e];
if(!Number.isFinite(t))throw new I(`group '${e}' not found`);e=t}return this.loadGroup(e),this.groups[2*e]}end(e=0){if(typeof e==
"string"){const t=this.namedGroups[e];if(!Number.isFinite(t))throw new I(`group '${e}' not found`);e=t}return this.loadGroup(
e),this.groups[2*e+1]}programSize(){return this.numberOfInstructions}group(e=0){if(typeof e=="string"){const r=this.namedGroups[e];
if(!Number.isFinite(r))throw new I(`group '${e}' not found`);e=r}const t=this.start(e),B=this.end(e);return t<0&&B<0?null:
this.substring(t,B)}getNamedGroups(){if(!this.hasMatch)throw new I("perhaps no match attempted");const e=Object.create(null);
for(const t of Object.keys(this.namedGroups))e[t]=this.group(t);return e}groupCount(){return this.patternGroupCount}loadGroup(e){
if(!Number.isInteger(e)||e<0||e>this.patternGroupCount)throw new I(`Group index out of bounds: ${e}`);if(!this.hasMatch)
throw new I("perhaps no match attempted");if(e===0||this.hasGroups)return;const t=this.matcherInputLength,B=this.patternInput.
re2().matchMachineInput(this.matcherInput,this.groups[0],t,this.anchorFlag,1+this.patternGroupCount,this.lookbehindState);
if(!B[0])throw new I("inconsistency in matching group data");this.groups=B[1],this.hasGroups=!0}matches(){return this.genMatch(
0,f.ANCHOR_BOTH)}lookingAt(){return this.genMatch(0,f.ANCHOR_START)}find(e=null){if(e!==null){if(!Number.isInteger(e)||e<
0||e>this.matcherInputLength)throw new I(`start index out of bounds: ${e}`);return this.reset(),this.genMatch(e,0)}if(e=
0,this.hasMatch&&(e=this.groups[1],this.groups[0]===this.groups[1])){const t=(this.matcherInput.isUTF16Encoding()?Le.fromUTF16(
this.matcherInput.asCharSequence(),0,this.matcherInputLength):Le.fromUTF8(this.matcherInput.asBytes(),0,this.matcherInputLength)).
step(e);t<0?e++:e+=t&7}return this.genMatch(e,f.UNANCHORED)}genMatch(e,t){const B=this.patternInput.re2().matchMachineInput(
this.matcherInput,e,this.matcherInputLength,t,1,this.lookbehindState);return B[0]?(this.groups=B[1],this.hasMatch=!0,this.
hasGroups=this.patternGroupCount===0,this.anchorFlag=t,!0):(this.hasMatch=!1,!1)}substring(e,t){return this.matcherInput.
isUTF8Encoding()?N.utf8ByteArrayToString(this.matcherInput.asBytes().slice(e,t)):this.matcherInput.asCharSequence().substring(
e,t).toString()}inputLength(){return this.matcherInputLength}appendReplacement(e,t=!1){let B="";const r=this.start(),i=this.
end();return this.appendPos<r&&(B+=this.substring(this.appendPos,r)),this.appendPos=i,B+=t?this.appendReplacementInternalJava(
e):this.appendReplacementInternalJs(e),B}appendReplacementInternalJava(e){let t="",B=0;const r=e.length;let i=0;for(;i<r;){
const u=e.codePointAt(i);if(u===g.CODES["\\"]){if(B<i&&(t+=e.substring(B,i)),i++,i>=r)throw new I("character to be escap\
ed is missing");B=i,i++;continue}if(u===g.CODES.$){if(B<i&&(t+=e.substring(B,i)),i+1>=r)throw new I("Illegal group refer\
ence: group index is missing");const d=e.codePointAt(i+1);if(g.CODES[0]<=d&&d<=g.CODES[9]){let h=d-g.CODES[0],M=i+2;for(;M<
r;M++){const Y=e.codePointAt(M);if(Y<g.CODES[0]||Y>g.CODES[9]||h*10+Y-g.CODES[0]>this.patternGroupCount)break;h=h*10+Y-g.
CODES[0]}if(h>this.patternGroupCount)throw new I(`n > number of groups: ${h}`);const P=this.group(h);P!==null&&(t+=P),i=
M,B=i}else if(d===g.CODES["{"]){let h=i+2;for(;h<r&&e.codePointAt(h)!==g.CODES["}"];)h++;if(h>=r)throw new I("named capt\
ure group is missing trailing '}'");const M=e.substring(i+2,h),P=this.group(M);P!==null&&(t+=P),i=h+1,B=i}else throw new I(
"Illegal group reference");continue}i++}return B<r&&(t+=e.substring(B,r)),t}appendReplacementInternalJs(e){const t=u=>u>=
48&&u<=57,B=this.patternGroupCount;let r="",i=0;for(;i<e.length;){const u=e.indexOf("$",i);if(u<0)break;r+=e.substring(i,
u),i=u;const d=e.charCodeAt(i+1);if(d===g.CODES.$)r+="$",i+=2;else if(d===g.CODES["&"])r+=this.group(0),i+=2;else if(d===
g.CODES["`"])r+=this.substring(0,this.start(0)),i+=2;else if(d===g.CODES["'"])r+=this.substring(this.end(0),this.matcherInputLength),
i+=2;else if(t(d)){let h=1,M=d-48;const P=e.charCodeAt(i+2);if(t(P)&&M*10+P-48<=B&&(h=2,M=M*10+P-48),M>=1&&M<=B){const Y=this.
group(M);Y!==null&&(r+=Y)}else r+=e.substring(i,i+1+h);i+=1+h}else if(d===g.CODES["<"]&&this.hasNamedGroups){const h=e.indexOf(
">",i+2);if(h<0)r+="$<",i+=2;else{const M=e.substring(i+2,h);if(Object.hasOwn(this.namedGroups,M)){const P=this.group(M);
P!==null&&(r+=P)}i=h+1}}else r+="$",i+=1}return r+e.substring(i)}appendTail(){return this.substring(this.appendPos,this.
matcherInputLength)}replaceAll(e,t=!1){return this.replace(e,!0,t)}replaceFirst(e,t=!1){return this.replace(e,!1,t)}replace(e,t=!0,B=!1){
let r="";this.reset();const i=typeof e=="function";let u=null;if(i){if(this.groupCount()>=un.MAX_REPLACER_ARGS)throw new I(
"Too many capture groups to safely invoke replacer function");u=this.matcherInput.isUTF8Encoding()?this.matcherInput.asBytes():
this.matcherInput.asCharSequence()}for(;this.find()&&(r+=i?this.appendReplacementFunc(e,u):this.appendReplacement(e,B),!!t);)
;return r+=this.appendTail(),r}appendReplacementFunc(e,t){let B="";const r=this.start(),i=this.end();this.appendPos<r&&(B+=
this.substring(this.appendPos,r)),this.appendPos=i;const u=this.matchArray();return u.push(r,t),this.hasNamedGroups&&u.push(
this.namedGroupsObject()),B+=String(e(...u)),B}matchArray(){const e=[this.group(0)];for(let t=1;t<=this.patternGroupCount;t++){
const B=this.group(t);e.push(B===null?void 0:B)}return e}namedGroupsObject(){if(!this.hasNamedGroups)return;const e=this.
getNamedGroups();for(const t in e)e[t]===null&&(e[t]=void 0);return e}},H=class Jt{static ALT=1;static ALT_MATCH=2;static CAPTURE=3;static EMPTY_WIDTH=4;static FAIL=5;static MATCH=6;static NOP=7;static RUNE=8;static RUNE1=9;static RUNE_ANY=10;static RUNE_ANY_NOT_NL=11;static LB_WRITE=12;static LB_CHECK=13;static isRuneOp(e){
return Jt.RUNE<=e&&e<=Jt.RUNE_ANY_NOT_NL}static escapeRunes(e){let t='"';for(let B of e)t+=N.escapeRune(B);return t+='"',
t}constructor(e){this.op=e,this.out=0,this.arg=0,this.runes=new Int32Array(0),this.next=null}matchRune(e){if(this.runes.
length===1){const u=this.runes[0];return(this.arg&f.FOLD_CASE)!==0?X.equalsIgnoreCase(u,e):e===u}const t=this.runes.length;
if(t===0)return!1;if(t===2||t===4||t===6||t===8){for(let u=0;u<t;u+=2){if(e<this.runes[u])return!1;if(e<=this.runes[u+1])
return!0}return!1}let B=0,r=t>>1;for(;r>1;){const u=r>>1;B+=this.runes[B+u<<1]<=e?u:0,r-=u}B+=this.runes[B<<1]<=e?1:0;const i=B-
1;return i>=0&&e<=this.runes[i<<1|1]}matchRunePos(e){if(this.runes.length===1){const u=this.runes[0];return(this.arg&f.FOLD_CASE)!==
0?X.equalsIgnoreCase(u,e)?0:-1:e===u?0:-1}const t=this.runes.length;if(t===0)return-1;if(t===2||t===4||t===6||t===8){for(let u=0;u<
t;u+=2){if(e<this.runes[u])return-1;if(e<=this.runes[u+1])return Math.floor(u/2)}return-1}let B=0,r=t>>1;for(;r>1;){const u=r>>
1;B+=this.runes[B+u<<1]<=e?u:0,r-=u}B+=this.runes[B<<1]<=e?1:0;const i=B-1;return i>=0&&e<=this.runes[i<<1|1]?i:-1}toString(){
switch(this.op){case Jt.ALT:return`alt -> ${this.out}, ${this.arg}`;case Jt.ALT_MATCH:return`altmatch -> ${this.out}, ${this.
arg}`;case Jt.CAPTURE:return`cap ${this.arg} -> ${this.out}`;case Jt.EMPTY_WIDTH:return`empty ${this.arg} -> ${this.out}`;case Jt.
MATCH:return`match${this.arg!==0?` ${this.arg}`:""}`;case Jt.FAIL:return"fail";case Jt.NOP:return`nop -> ${this.out}`;case Jt.
LB_WRITE:return`lbwrite ${this.arg} -> ${this.out}`;case Jt.LB_CHECK:return`lbcheck ${this.arg} -> ${this.out}`;case Jt.
RUNE:return this.runes===null?"rune <null>":["rune ",Jt.escapeRunes(this.runes),(this.arg&f.FOLD_CASE)!==0?"/i":""," -> ",
this.out].join("");case Jt.RUNE1:return`rune1 ${Jt.escapeRunes(this.runes)} -> ${this.out}`;case Jt.RUNE_ANY:return`any \
-> ${this.out}`;case Jt.RUNE_ANY_NOT_NL:return`anynotnl -> ${this.out}`;default:throw new Error("unhandled case in Inst.\
toString")}}},Dt=class cn{constructor(e){this.sparse=new Int32Array(e),this.densePcs=new Int32Array(e),this.denseCaps=null,
this.size=0,this.ncap=0,this.mainThreads=0}static INITIAL_THREADS=32;init(e){this.ncap=e;const t=Math.min(this.densePcs.
length,cn.INITIAL_THREADS)*e;(!this.denseCaps||this.denseCaps.length<t)&&(this.denseCaps=new Int32Array(t))}growCaps(e){
const t=this.densePcs.length*this.ncap,B=new Int32Array(Math.min(t,Math.max(e,2*this.denseCaps.length)));B.set(this.denseCaps),
this.denseCaps=B}contains(e){const t=this.sparse[e];return t<this.size&&this.densePcs[t]===e}isEmpty(){return this.size===
0}add(e){const t=this.size++;return this.sparse[e]=t,this.densePcs[t]=e,t}clear(){this.size=0,this.mainThreads=0}toString(){
let e="{";for(let t=0;t<this.size;t++)t!==0&&(e+=", "),e+=this.densePcs[t];return e+="}",e}},St=class{constructor(p){this.
pos=-1,this.pcs=new Int32Array(p.numInst()),this.size=0,this.lbTable=new Int32Array(p.numLb+1)}reset(){this.pos=-1,this.
size=0}},yt=class Cn{static fromRE2(e){const t=new Cn;return t.prog=e.prog,t.re2=e,t.q0=new Dt(t.prog.numInst()),t.q1=new Dt(
t.prog.numInst()),t.addStack=new Int32Array(2*(t.prog.numInst()+1)),t.matched=!1,t.matchcap=new Int32Array(t.prog.numCap<
2?2:t.prog.numCap),t.ncap=0,t}constructor(){this.prog=null,this.re2=null,this.q0=null,this.q1=null,this.addStack=null,this.
matched=!1,this.matchcap=null,this.ncap=0,this.lbTable=null}init(e){this.ncap=e,e>this.matchcap.length?this.matchcap=new Int32Array(
e).fill(-1):this.matchcap.fill(-1),this.q0.init(e),this.q1.init(e),this.prog.numLb>0&&((!this.lbTable||this.lbTable.length<
this.prog.numLb+1)&&(this.lbTable=new Int32Array(this.prog.numLb+1)),this.lbTable.fill(-1))}submatches(){return this.ncap===
0?N.emptyInts():N.toArray(this.matchcap.subarray(0,this.ncap))}match(e,t,B,r=null){const i=this.re2.cond;if(i===N.EMPTY_ALL||
(B===f.ANCHOR_START||B===f.ANCHOR_BOTH)&&t!==0)return!1;this.matched=!1,this.matchcap.fill(-1);const u=this.prog.numLb>0,
d=t;let h=t,M=!1;u&&(r!==null&&r.pos>=0&&r.pos<=t?(h=r.pos,M=!0):h=0);let P=u&&r!==null,Y=this.q0,pe=this.q1,de=e.step(h),
le=de>>3,be=de&7,Xe=-1,st=0;de!==ue.EOF()&&(de=e.step(h+be),Xe=de>>3,st=de&7);let ut;for(h===0?ut=N.emptyOpContext(-1,le):
ut=e.context(h),u&&(M?this.restoreLookbehinds(r,Y,ut):this.spawnLookbehinds(Y,h,ut));;){if(Y.mainThreads===0){if((i&N.EMPTY_BEGIN_TEXT)!==
0&&h!==0||(B===f.ANCHOR_START||B===f.ANCHOR_BOTH)&&h!==0||this.matched)break;if(this.prog.numLb===0&&Y.isEmpty()&&this.re2.
prefix.length!==0&&Xe!==this.re2.prefixRune&&e.canCheckPrefix()){const Se=e.index(this.re2,h);if(Se<0)break;h+=Se,de=e.step(
h),le=de>>3,be=de&7,de=e.step(h+be),Xe=de>>3,st=de&7,ut=e.context(h)}}h>=d&&(P&&(this.saveLookbehinds(r,Y,h),P=!1),!this.
matched&&(h===0||B===f.UNANCHORED)&&(this.ncap>0&&(this.matchcap[0]=h),this.add(Y,this.prog.start,h,this.matchcap,0,ut)));
const A=h+be;if(ut=e.context(A),this.step(Y,pe,h,A,le,ut,B,h===e.endPos()),be===0||this.ncap===0&&this.matched)break;h+=
be,le=Xe,be=st,le!==-1&&(de=e.step(h+be),Xe=de>>3,st=de&7);const y=Y;Y=pe,pe=y}return Y.clear(),pe.clear(),this.matched}matchSet(e,t,B){
const r=this.re2.cond;if(r===N.EMPTY_ALL)return[];if((B===f.ANCHOR_START||B===f.ANCHOR_BOTH)&&t!==0)return[];let i=this.
prog.numLb>0?0:t,u=t,d=this.q0,h=this.q1,M=e.step(i),P=M>>3,Y=M&7,pe=-1,de=0;M!==ue.EOF()&&(M=e.step(i+Y),pe=M>>3,de=M&7);
let le=i===0?N.emptyOpContext(-1,P):e.context(i);const be=new Set;for(this.prog.numLb>0&&this.spawnLookbehinds(d,i,le);!(d.
mainThreads===0&&((r&N.EMPTY_BEGIN_TEXT)!==0&&i!==0||(B===f.ANCHOR_START||B===f.ANCHOR_BOTH)&&i!==0));){(i===0||B===f.UNANCHORED)&&
i>=u&&this.add(d,this.prog.start,i,this.matchcap,0,le);const Xe=i+Y;le=e.context(Xe);for(let ut=0;ut<d.size;ut++){const A=d.
densePcs[ut],y=this.prog.inst[A],Se=ut*this.ncap;let tt=!1;switch(y.op){case H.MATCH:if(B===f.ANCHOR_BOTH&&i!==e.endPos())
break;be.add(y.arg);break;case H.RUNE:tt=y.matchRune(P);break;case H.RUNE1:tt=P===y.runes[0];break;case H.RUNE_ANY:tt=!0;
break;case H.RUNE_ANY_NOT_NL:tt=P!==10;break;default:continue}tt&&this.add(h,y.out,Xe,d.denseCaps,Se,le)}if(d.clear(),Y===
0)break;i+=Y,P=pe,Y=de,P!==-1&&(M=e.step(i+Y),pe=M>>3,de=M&7);const st=d;d=h,h=st}return h.clear(),Array.from(be).sort((Xe,st)=>Xe-
st)}step(e,t,B,r,i,u,d,h){const M=this.re2.longest;for(let P=0;P<e.size;P++){const Y=e.densePcs[P],pe=P*this.ncap;if(M&&
this.matched&&this.ncap>0&&this.matchcap[0]<e.denseCaps[pe])continue;const de=this.prog.inst[Y];let le=!1;switch(de.op){case H.
MATCH:if(d===f.ANCHOR_BOTH&&!h)break;if(this.ncap>0&&(!M||!this.matched||this.matchcap[1]<B)){e.denseCaps[pe+1]=B;for(let be=0;be<
this.ncap;be++)this.matchcap[be]=e.denseCaps[pe+be]}M||(e.size=0),this.matched=!0;break;case H.RUNE:le=de.matchRune(i);break;case H.
RUNE1:le=i===de.runes[0];break;case H.RUNE_ANY:le=!0;break;case H.RUNE_ANY_NOT_NL:le=i!==10;break;default:continue}le&&this.
add(t,de.out,r,e.denseCaps,pe,u)}e.clear()}spawnLookbehinds(e,t,B){for(let r=0;r<this.prog.lbStarts.length;r++)this.add(
e,this.prog.lbStarts[r],t,this.matchcap,0,B)}restoreLookbehinds(e,t,B){this.lbTable.set(e.lbTable);for(let r=0;r<e.size;r++)
this.add(t,e.pcs[r],e.pos,this.matchcap,0,B)}saveLookbehinds(e,t,B){let r=0;for(let i=0;i<t.size;i++){const u=t.densePcs[i];
this.prog.lbInst[u]===1&&H.isRuneOp(this.prog.inst[u].op)&&(e.pcs[r++]=u)}e.size=r,e.pos=B,e.lbTable.set(this.lbTable)}add(e,t,B,r,i,u){
const d=this.addStack;let h=0;for(;;){for(;t!==0&&!e.contains(t);){const P=e.add(t),Y=this.prog.inst[t];switch(Y.op){case H.
FAIL:t=0;break;case H.ALT:case H.ALT_MATCH:d[h++]=Y.arg,d[h++]=0,t=Y.out;break;case H.EMPTY_WIDTH:t=(Y.arg&~u)===0?Y.out:
0;break;case H.NOP:t=Y.out;break;case H.CAPTURE:Y.arg<this.ncap&&(d[h++]=-Y.arg-1,d[h++]=r[i+Y.arg],r[i+Y.arg]=B),t=Y.out;
break;case H.LB_WRITE:this.lbTable[Math.abs(Y.arg)]=B,t=Y.out;break;case H.LB_CHECK:Y.arg>0?t=this.lbTable[Y.arg]===B?Y.
out:0:t=this.lbTable[-Y.arg]!==B?Y.out:0;break;case H.MATCH:case H.RUNE:case H.RUNE1:case H.RUNE_ANY:case H.RUNE_ANY_NOT_NL:
if(this.prog.lbInst[t]===0&&e.mainThreads++,this.ncap>0){const pe=P*this.ncap;pe+this.ncap>e.denseCaps.length&&e.growCaps(
pe+this.ncap);for(let de=0;de<this.ncap;de++)e.denseCaps[pe+de]=r[i+de]}t=0;break;default:throw new O("unhandled")}}if(h===
0)return;h-=2;const M=d[h];M<0?(r[i-M-1]=d[h+1],t=0):t=M}}};const Et=(p,e,t)=>{let B=-2128831035;for(let r=0;r<p.length;r++)
B^=p[r],B=Math.imul(B,16777619);B^=e,B=Math.imul(B,16777619);for(let r=0;r<t.length;r++)B^=t[r],B=Math.imul(B,16777619);
return B},Ct=(p,e)=>{if(p.length!==e.length)return!1;for(let t=0;t<p.length;t++)if(p[t]!==e[t])return!1;return!0},Me=(p,e,t,B)=>p.
flag===t&&Ct(p.nfaStates,e)&&Ct(p.matchIDs,B),je=[],q=-1;var pt=class{constructor(p,e,t){this.nfaStates=p,this.flag=e,this.
isMatch=(e&ot.FLAG_MATCH)!==0,this.matchIDs=t,this.next=null,this.nextAnchored=null}},ot=class Zt{static FLAG_EMPTY_MASK=255;static FLAG_MATCH=256;static FLAG_LAST_WORD=512;static FLAG_NEED_SHIFT=16;static STATE_OVERHEAD=150;static ARRAY_OVERHEAD=40;static ELEMENT_SIZE=8;static TABLE_OVERHEAD=48;static PROGRESS_PER_STATE=10;constructor(e,t=8388608){
this.prog=e,this.maxMem=t,this.stateCache=new Map,this.stateCount=0,this.startStates=new Map,this.failed=!1;for(let B=0;B<
e.numInst();B++){const r=e.getInst(B).op;if(r===H.LB_WRITE||r===H.LB_CHECK){this.failed=!0;break}}this.computeRuneClasses(),
this.stateBudget=t,this.memBudget=t}computeRuneClasses(){const e=new Set,t=(r,i)=>{e.add(r),e.add(i+1)};for(let r=0;r<this.
prog.numInst();r++){const i=this.prog.getInst(r);switch(i.op){case H.RUNE:case H.RUNE1:if(i.runes.length===1){if(t(i.runes[0],
i.runes[0]),(i.arg&f.FOLD_CASE)!==0)for(let u=X.simpleFold(i.runes[0]);u!==i.runes[0];u=X.simpleFold(u))t(u,u)}else for(let u=0;u<
i.runes.length;u+=2)t(i.runes[u],i.runes[u+1]);break;case H.RUNE_ANY_NOT_NL:t(10,10);break;case H.EMPTY_WIDTH:(i.arg&(N.
EMPTY_BEGIN_LINE|N.EMPTY_END_LINE))!==0&&t(10,10),(i.arg&(N.EMPTY_WORD_BOUNDARY|N.EMPTY_NO_WORD_BOUNDARY))!==0&&(t(48,57),
t(65,90),t(95,95),t(97,122))}}e.delete(0),this.classBounds=Int32Array.from(e).sort(),this.numClasses=this.classBounds.length+
1;const B=new Int32Array(X.MAX_LATIN1+1);for(let r=0;r<=X.MAX_LATIN1;r++)B[r]=this.searchClass(r);this.latin1Class=B}runeClass(e){
return e<=X.MAX_LATIN1?this.latin1Class[e]:this.searchClass(e)}searchClass(e){const t=this.classBounds;let B=0,r=t.length;
for(;B<r;){const i=B+r>>1;t[i]<=e?B=i+1:r=i}return B}closure(e,t){const B=new Set,r=Array.from(e);let i=0;for(;r.length>
0;){const u=r.pop();if(u===0||B.has(u))continue;B.add(u);const d=this.prog.getInst(u);switch(d.op){case H.ALT:case H.ALT_MATCH:
r.push(d.out),r.push(d.arg);break;case H.NOP:case H.CAPTURE:r.push(d.out);break;case H.EMPTY_WIDTH:i|=d.arg,(d.arg&~t)===
0&&r.push(d.out)}}return{pcs:Array.from(B).sort((u,d)=>u-d),needflags:i}}getState(e,t,B){const r=Et(e,t,B),i=this.stateCache.
get(r);if(i instanceof pt){if(Me(i,e,t,B))return i}else if(i!==void 0){for(let h=0;h<i.length;h++)if(Me(i[h],e,t,B))return i[h]}
const u=Zt.stateCost(e,B);if(this.memBudget<u)return null;this.memBudget-=u;const d=new pt(e,t,B);return i===void 0?this.
stateCache.set(r,d):i instanceof pt?this.stateCache.set(r,[i,d]):i.push(d),this.stateCount++,d}static stateCost(e,t){const B=t.
length===0?0:Zt.ARRAY_OVERHEAD+Zt.ELEMENT_SIZE*t.length;return Zt.STATE_OVERHEAD+Zt.ELEMENT_SIZE*e.length+B}*cachedStates(){
for(const e of this.stateCache.values())e instanceof pt?yield e:yield*e}makeState(e,t,B){const r=this.closure(e,t&Zt.FLAG_EMPTY_MASK);
let i=t;return r.needflags===0&&(i&=Zt.FLAG_MATCH),i|=r.needflags<<Zt.FLAG_NEED_SHIFT,this.getState(r.pcs,i,B)}allocTable(e,t){
const B=this.numClasses+1,r=Zt.TABLE_OVERHEAD+Zt.ELEMENT_SIZE*B;if(this.memBudget<r)return null;this.memBudget-=r;const i=new Array(
B).fill(null);return t===f.UNANCHORED?e.next=i:e.nextAnchored=i,i}clearCache(){this.stateCache.clear(),this.stateCount=0,
this.startStates.clear(),this.memBudget=this.stateBudget}resetCache(e){return this.clearCache(),this.getState(e.nfaStates,
e.flag,e.matchIDs)}step(e,t,B,r){let i=r===f.UNANCHORED?e.next:e.nextAnchored;if(i!==null){const ut=i[t];if(ut!==null)return ut}else if(i=
this.allocTable(e,r),i===null)return null;const u=e.flag>>>Zt.FLAG_NEED_SHIFT,d=e.flag&Zt.FLAG_EMPTY_MASK;let h=d,M=0;B===
10&&(h|=N.EMPTY_END_LINE,M|=N.EMPTY_BEGIN_LINE),B===q&&(h|=N.EMPTY_END_LINE|N.EMPTY_END_TEXT);const P=(e.flag&Zt.FLAG_LAST_WORD)!==
0,Y=B!==q&&N.isWordRune(B);h|=Y===P?N.EMPTY_NO_WORD_BOUNDARY:N.EMPTY_WORD_BOUNDARY;let pe=e.nfaStates;(h&~d&u)!==0&&(pe=
this.closure(pe,h).pcs);const de=[];let le=!1,be=je;for(let ut=0;ut<pe.length;ut++){const A=this.prog.getInst(pe[ut]);A.
op===H.MATCH?(le||(le=!0,be=[]),be.push(A.arg)):B!==q&&H.isRuneOp(A.op)&&A.matchRune(B)&&de.push(A.out)}be.length>1&&be.
sort((ut,A)=>ut-A),r===f.UNANCHORED&&B!==q&&de.push(this.prog.start);let Xe=M;le&&(Xe|=Zt.FLAG_MATCH),Y&&(Xe|=Zt.FLAG_LAST_WORD);
const st=this.makeState(de,Xe,be);return st===null?null:(i[t]=st,st)}start(e,t){const B=e.context(t);let r;if((B&N.EMPTY_BEGIN_TEXT)!==
0)r=N.EMPTY_BEGIN_TEXT|N.EMPTY_BEGIN_LINE;else if((B&N.EMPTY_BEGIN_LINE)!==0)r=N.EMPTY_BEGIN_LINE;else{const u=e.step(t),
d=u>=0&&N.isWordRune(u>>3);r=(B&N.EMPTY_WORD_BOUNDARY)!==0!==d?Zt.FLAG_LAST_WORD:0}let i=this.startStates.get(r);if(i===
void 0){if(i=this.makeState([this.prog.start],r,je),i===null&&(this.clearCache(),i=this.makeState([this.prog.start],r,je),
i===null))return null;this.startStates.set(r,i)}return i}stepOrReset(e,t,B,r,i,u){let d=this.step(e,t,B,r);if(d!==null)return d;
if(u.resetPos>=0&&i-u.resetPos<Zt.PROGRESS_PER_STATE*this.stateCount)return null;u.resetPos=i;const h=this.resetCache(e);
return h===null?null:(d=this.step(h,t,B,r),d)}run(e,t,B,r,i){const u=e.endPos(),d=this.latin1Class,h=B===f.UNANCHORED,M={
resetPos:-1};let P=t;for(;P<u;){const Y=e.step(P),pe=Y>>3,de=Y&7;if(de===0)break;const le=pe<=X.MAX_LATIN1?d[pe]:this.runeClass(
pe);let be=h&&r.next!==null?r.next[le]:null;if(be===null&&(be=this.stepOrReset(r,le,pe,B,P,M),be===null))return null;if(r=
be,r.isMatch&&i(r,!1))return!0;if(!h&&r.nfaStates.length===0)return!1;P+=de}return r=this.stepOrReset(r,this.numClasses,
q,B,P,M),r===null?null:r.isMatch&&i(r,!0)}match(e,t,B){if(this.failed)return null;if((B===f.ANCHOR_START||B===f.ANCHOR_BOTH)&&
t!==0)return!1;const r=this.start(e,t);return r===null?null:this.run(e,t,B,r,(i,u)=>B!==f.ANCHOR_BOTH||u)}matchSet(e,t,B){
if(this.failed)return null;if((B===f.ANCHOR_START||B===f.ANCHOR_BOTH)&&t!==0)return[];const r=this.start(e,t);if(r===null)
return null;const i=new Set,u=(d,h)=>{if(B!==f.ANCHOR_BOTH||h)for(let M=0;M<d.matchIDs.length;M++)i.add(d.matchIDs[M]);return!1};
return this.run(e,t,B,r,u)===null?null:Array.from(i).sort((d,h)=>d-h)}};const lt=32,Be=500,te=256,wt=262144;var nt=class{constructor(){
this.end=0,this.cap=new Int32Array(0),this.matchcap=new Int32Array(0),this.ncap=0,this.jobPc=new Int32Array(te),this.jobArg=
new Uint8Array(te),this.jobPos=new Int32Array(te),this.jobLen=0,this.visited=new Uint32Array(0)}reset(p,e,t){this.end=e,
this.jobLen=0,this.ncap=t;const B=p.numInst()*(e+1)+lt-1>>>5;this.visited.length<B?this.visited=new Uint32Array(B):this.
visited.fill(0,0,B),this.cap.length<t?this.cap=new Int32Array(t).fill(-1):this.cap.fill(-1,0,t),this.matchcap.length<t?this.
matchcap=new Int32Array(t).fill(-1):this.matchcap.fill(-1,0,t)}shouldVisit(p,e){const t=p*(this.end+1)+e,B=t>>>5,r=1<<(t&
31);return(this.visited[B]&r)!==0?!1:(this.visited[B]|=r,!0)}push(p,e,t,B){if(p.prog.getInst(e).op!==H.FAIL&&(B||this.shouldVisit(
e,t))){if(this.jobLen>=this.jobPc.length){const r=this.jobPc.length*2,i=new Int32Array(r);i.set(this.jobPc),this.jobPc=i;
const u=new Uint8Array(r);u.set(this.jobArg),this.jobArg=u;const d=new Int32Array(r);d.set(this.jobPos),this.jobPos=d}this.
jobPc[this.jobLen]=e,this.jobArg[this.jobLen]=B?1:0,this.jobPos[this.jobLen]=t,this.jobLen++}}tryBacktrack(p,e,t,B,r){const i=p.
longest;for(this.push(p,t,B,!1);this.jobLen>0;){this.jobLen--;let u=this.jobPc[this.jobLen],d=this.jobArg[this.jobLen]===
1,h=this.jobPos[this.jobLen],M=!0;for(;!(!M&&!this.shouldVisit(u,h));){M=!1;const P=p.prog.getInst(u);switch(P.op){case H.
FAIL:break;case H.ALT:if(d){d=!1,u=P.arg;continue}else{this.push(p,u,h,!0),u=P.out;continue}case H.ALT_MATCH:{const Y=p.
prog.getInst(P.out);if(H.isRuneOp(Y.op)){this.push(p,P.arg,h,!1),u=P.arg,h=this.end;continue}this.push(p,P.out,this.end,
!1),u=P.out;continue}case H.RUNE:{const Y=e.step(h);if(Y===ue.EOF()||!P.matchRune(Y>>3))break;h+=Y&7,u=P.out;continue}case H.
RUNE1:{const Y=e.step(h);if(Y===ue.EOF()||Y>>3!==P.runes[0])break;h+=Y&7,u=P.out;continue}case H.RUNE_ANY_NOT_NL:{const Y=e.
step(h);if(Y===ue.EOF()||Y>>3===10)break;h+=Y&7,u=P.out;continue}case H.RUNE_ANY:{const Y=e.step(h);if(Y===ue.EOF())break;
h+=Y&7,u=P.out;continue}case H.CAPTURE:if(d){this.cap[P.arg]=h;break}else{P.arg<this.ncap&&(this.push(p,u,this.cap[P.arg],
!0),this.cap[P.arg]=h),u=P.out;continue}case H.EMPTY_WIDTH:{const Y=e.context(h);if((P.arg&~Y)!==0)break;u=P.out;continue}case H.
NOP:u=P.out;continue;case H.MATCH:{if(r===f.ANCHOR_BOTH&&h!==this.end)break;if(this.ncap===0)return!0;this.ncap>1&&(this.
cap[1]=h);const Y=this.matchcap[1];if((Y===-1||i&&h>0&&h>Y)&&this.matchcap.set(this.cap),!i||h===this.end)return!0;break}case H.
LB_WRITE:case H.LB_CHECK:throw new O("Backtracker cannot evaluate Lookbehind instructions");default:throw new O("bad ins\
t")}break}}return i&&this.matchcap.length>1&&this.matchcap[1]>=0}};const dt=[];var mt=class ln{static shouldBacktrack(e){
return e.numInst()<=Be}static maxBitStateLen(e){return ln.shouldBacktrack(e)?Math.floor(wt/e.numInst()):0}static execute(e,t,B,r,i){
const u=e.cond;if(u===N.EMPTY_ALL||(r===f.ANCHOR_START||r===f.ANCHOR_BOTH)&&B!==0||(u&N.EMPTY_BEGIN_TEXT)!==0&&B!==0)return null;
const d=dt.length>0?dt.pop():new nt,h=t.endPos();d.reset(e.prog,h,i);let M=!1;if((u&N.EMPTY_BEGIN_TEXT)!==0||r===f.ANCHOR_START||
r===f.ANCHOR_BOTH)d.ncap>0&&(d.cap[0]=B),d.tryBacktrack(e,t,e.prog.start,B,r)&&(M=!0);else{let Y=-1;for(;B<=h&&Y!==0;B+=
Y){if(e.prefix.length>0){const de=t.index(e,B);if(de<0)break;B+=de}if(d.ncap>0&&(d.cap[0]=B),d.tryBacktrack(e,t,e.prog.start,
B,r)){M=!0;break}const pe=t.step(B);Y=pe===ue.EOF()?0:pe&7}}if(!M)return dt.push(d),null;const P=i===0?[]:N.toArray(d.matchcap.
subarray(0,i));return dt.push(d),P}},ft=class{constructor(p){this.sparse=new Uint32Array(p),this.dense=new Uint32Array(p),
this.size=0,this.nextIndex=0}empty(){return this.nextIndex>=this.size}next(){return this.dense[this.nextIndex++]}clear(){
this.size=0,this.nextIndex=0}contains(p){return p<this.sparse.length&&this.sparse[p]<this.size&&this.dense[this.sparse[p]]===
p}insert(p){this.contains(p)||this.insertNew(p)}insertNew(p){p>=this.sparse.length||(this.sparse[p]=this.size,this.dense[this.
size]=p,this.size++)}};const Ut=(p,e,t,B)=>{const r=p.length,i=e.length;let u=0,d=0;const h=[],M=[];let P=!0,Y=-1;const pe=de=>{
const le=de?p:e,be=de?u:d,Xe=de?t:B;return Y>0&&le[be]<=h[Y]?!1:(h.push(le[be],le[be+1]),de?u+=2:d+=2,Y+=2,M.push(Xe),!0)};
for(;u<r||d<i;)if(d>=i?P=pe(!0):u>=r||e[d]<p[u]?P=pe(!1):P=pe(!0),!P)return null;return{merged:h,next:M}};var xt=class{constructor(p){
this.start=p.start,this.numCap=p.numCap,this.inst=new Array(p.inst.length);for(let e=0;e<p.inst.length;e++){const t=p.inst[e],
B=new H(t.op);B.out=t.out,B.arg=t.arg,B.runes=t.runes?new Int32Array(t.runes):new Int32Array(0),B.next=null,this.inst[e]=
B}}};const zt=p=>{const e=new xt(p);for(let t=0;t<e.inst.length;t++){const B=e.inst[t];if(B.op!==H.ALT&&B.op!==H.ALT_MATCH)
continue;let r="out",i="arg",u=e.inst[B[i]];if(u.op!==H.ALT&&u.op!==H.ALT_MATCH&&(r="arg",i="out",u=e.inst[B[i]],u.op!==
H.ALT&&u.op!==H.ALT_MATCH))continue;const d=e.inst[B[r]];if(d.op===H.ALT||d.op===H.ALT_MATCH)continue;let h="out",M="arg",
P=!1;u.out===t?P=!0:u.arg===t&&(P=!0,h="arg",M="out"),P&&(u[h]=B[r]),B[r]===u[h]&&(B[i]=u[M])}return e},ht=p=>{if(p.inst.
length>=1e3)return null;const e=new ft(p.inst.length),t=new ft(p.inst.length),B=new Array(p.inst.length),r=new Array(p.inst.
length).fill(!1),i=u=>{let d=!0;const h=p.inst[u];if(t.contains(u))return!0;switch(t.insert(u),h.op){case H.ALT:case H.ALT_MATCH:{
d=i(h.out)&&i(h.arg);let M=r[h.out],P=r[h.arg];if(M&&P)return!1;if(P){const le=h.out;h.out=h.arg,h.arg=le;const be=M;M=P,
P=be}M&&(r[u]=!0,h.op=H.ALT_MATCH);const Y=B[h.out]||[],pe=B[h.arg]||[],de=Ut(Y,pe,h.out,h.arg);if(!de)return!1;B[u]=new Int32Array(
de.merged),h.next=new Uint32Array(de.next);break}case H.CAPTURE:case H.EMPTY_WIDTH:case H.NOP:d=i(h.out),r[u]=r[h.out],B[u]=
B[h.out]?new Int32Array(B[h.out]):new Int32Array(0),h.next=new Uint32Array(Math.floor(B[u].length/2)+1).fill(h.out);break;case H.
MATCH:case H.FAIL:r[u]=h.op===H.MATCH;break;case H.RUNE:{if(r[u]=!1,h.next&&h.next.length>0)break;if(e.insert(h.out),!h.
runes||h.runes.length===0){B[u]=new Int32Array(0),h.next=new Uint32Array([h.out]);break}let M=[];if(h.runes.length===1&&
(h.arg&f.FOLD_CASE)!==0){const P=h.runes[0];M.push(P,P);for(let Y=X.simpleFold(P);Y!==P;Y=X.simpleFold(Y))M.push(Y,Y);M.
sort((Y,pe)=>Y-pe)}else for(let P=0;P<h.runes.length;P++)M.push(h.runes[P]);B[u]=new Int32Array(M),h.next=new Uint32Array(
Math.floor(M.length/2)+1).fill(h.out),h.op=H.RUNE;break}case H.RUNE1:{if(r[u]=!1,h.next&&h.next.length>0)break;e.insert(
h.out);let M=[];if((h.arg&f.FOLD_CASE)!==0){const P=h.runes[0];M.push(P,P);for(let Y=X.simpleFold(P);Y!==P;Y=X.simpleFold(
Y))M.push(Y,Y);M.sort((Y,pe)=>Y-pe)}else M.push(h.runes[0],h.runes[0]);B[u]=new Int32Array(M),h.next=new Uint32Array(Math.
floor(M.length/2)+1).fill(h.out),h.op=H.RUNE;break}case H.RUNE_ANY:if(r[u]=!1,h.next&&h.next.length>0)break;e.insert(h.out),
B[u]=new Int32Array([0,X.MAX_RUNE]),h.next=new Uint32Array([h.out]);break;case H.RUNE_ANY_NOT_NL:if(r[u]=!1,h.next&&h.next.
length>0)break;e.insert(h.out),B[u]=new Int32Array([0,9,11,X.MAX_RUNE]),h.next=new Uint32Array(Math.floor(B[u].length/2)+
1).fill(h.out)}return d};for(e.clear(),e.insert(p.start);!e.empty();)if(t.clear(),!i(e.next()))return null;for(let u=0;u<
p.inst.length;u++)B[u]&&(p.inst[u].runes=B[u]);return p},Ke=(p,e)=>{for(let t=0;t<e.inst.length;t++){const B=e.inst[t];switch(B.
op){case H.ALT:case H.ALT_MATCH:case H.RUNE:break;case H.CAPTURE:case H.EMPTY_WIDTH:case H.NOP:case H.MATCH:case H.FAIL:
p.inst[t].next=null;break;case H.RUNE1:case H.RUNE_ANY:case H.RUNE_ANY_NOT_NL:p.inst[t].next=null,p.inst[t].op=B.op,p.inst[t].
runes=B.runes?new Int32Array(B.runes):new Int32Array(0)}}};var Tt=class fn{static compile(e){if(e.start===0||e.numLb>0)return null;
const t=e.inst[e.start];if(t.op!==H.EMPTY_WIDTH||(t.arg&N.EMPTY_BEGIN_TEXT)===0)return null;let B=!1;for(let i=0;i<e.inst.
length;i++)if(e.inst[i].op===H.ALT||e.inst[i].op===H.ALT_MATCH){B=!0;break}for(let i=0;i<e.inst.length;i++){const u=e.inst[i],
d=e.inst[u.out].op;switch(u.op){case H.ALT:case H.ALT_MATCH:if(d===H.MATCH||e.inst[u.arg].op===H.MATCH)return null;break;case H.
EMPTY_WIDTH:if(d===H.MATCH){if((u.arg&N.EMPTY_END_TEXT)===N.EMPTY_END_TEXT)continue;return null}break;default:if(d===H.MATCH&&
B)return null}}let r=zt(e);return r=ht(r),r!==null&&Ke(r,e),r}static next(e,t){const B=e.matchRunePos(t);return B>=0?e.next[B]:
e.op===H.ALT_MATCH?e.out:0}static execute(e,t,B,r,i){const u=e.onepass;if(!u)return null;const d=new Int32Array(i).fill(
-1);let h=!1,M=t.step(B),P=M>>3,Y=M&7,pe=ue.EOF(),de=-1,le=0;M!==ue.EOF()&&(pe=t.step(B+Y),pe!==ue.EOF()&&(de=pe>>3,le=pe&
7));let be=B===0?N.emptyOpContext(-1,P):t.context(B),Xe=u.start,st;for(;;){switch(st=u.inst[Xe],Xe=st.out,st.op){case H.
MATCH:return r===f.ANCHOR_BOTH&&B!==t.endPos()?null:(h=!0,d.length>0&&(d[0]=0,d[1]=B),i===0?[]:N.toArray(d));case H.RUNE:
if(!st.matchRune(P))return null;break;case H.RUNE1:if(P!==st.runes[0])return null;break;case H.RUNE_ANY:break;case H.RUNE_ANY_NOT_NL:
if(P===10)return null;break;case H.ALT:case H.ALT_MATCH:Xe=fn.next(st,P);continue;case H.FAIL:return null;case H.NOP:continue;case H.
EMPTY_WIDTH:if((st.arg&~be)!==0)return null;continue;case H.CAPTURE:st.arg<d.length&&(d[st.arg]=B);continue;default:throw new O(
"bad inst")}if(Y===0)break;be=N.emptyOpContext(P,de),B+=Y,P=de,Y=le,P!==-1&&(pe=t.step(B+Y),pe!==ue.EOF()?(de=pe>>3,le=pe&
7):(de=-1,le=0))}return h?i===0?[]:N.toArray(d):null}},T=class Ue{static Op=ce(["NO_MATCH","EMPTY_MATCH","LITERAL","CHAR\
_CLASS","ANY_CHAR_NOT_NL","ANY_CHAR","BEGIN_LINE","END_LINE","BEGIN_TEXT","END_TEXT","WORD_BOUNDARY","NO_WORD_BOUNDARY",
"CAPTURE","STAR","PLUS","QUEST","REPEAT","CONCAT","ALTERNATE","PLB","NLB","LEFT_PAREN","VERTICAL_BAR"]);static isPseudoOp(e){
return e>=Ue.Op.LEFT_PAREN}static emptySubs(){return[]}static quoteIfHyphen(e){return e===g.CODES["-"]?"\\":""}static fromRegexp(e){
const t=new Ue(e.op);return t.flags=e.flags,t.subs=e.subs,t.runes=e.runes,t.cap=e.cap,t.min=e.min,t.max=e.max,t.name=e.name,
t.namedGroups=e.namedGroups,t.lb=e.lb,t}constructor(e){this.op=e,this.flags=0,this.subs=Ue.emptySubs(),this.runes=new Int32Array(
0),this.min=0,this.max=0,this.cap=0,this.name=null,this.namedGroups=Object.create(null),this.lb=0}reinit(){this.flags=0,
this.subs=Ue.emptySubs(),this.runes=new Int32Array(0),this.cap=0,this.min=0,this.max=0,this.name=null,this.namedGroups=Object.
create(null),this.lb=0}toString(){return this.appendTo()}appendTo(){let e="";switch(this.op){case Ue.Op.NO_MATCH:e+="[^\\\
x00-\\x{10FFFF}]";break;case Ue.Op.EMPTY_MATCH:e+="(?:)";break;case Ue.Op.STAR:case Ue.Op.PLUS:case Ue.Op.QUEST:case Ue.
Op.REPEAT:{const t=this.subs[0];switch(t.op>Ue.Op.CAPTURE||t.op===Ue.Op.LITERAL&&t.runes.length>1?e+=`(?:${t.appendTo()}\
)`:e+=t.appendTo(),this.op){case Ue.Op.STAR:e+="*";break;case Ue.Op.PLUS:e+="+";break;case Ue.Op.QUEST:e+="?";break;case Ue.
Op.REPEAT:e+=`{${this.min}`,this.min!==this.max&&(e+=",",this.max>=0&&(e+=this.max)),e+="}"}(this.flags&f.NON_GREEDY)!==
0&&(e+="?");break}case Ue.Op.CONCAT:for(let t of this.subs)t.op===Ue.Op.ALTERNATE?e+=`(?:${t.appendTo()})`:e+=t.appendTo();
break;case Ue.Op.ALTERNATE:{let t="";for(let B of this.subs)e+=t,t="|",e+=B.appendTo();break}case Ue.Op.LITERAL:(this.flags&
f.FOLD_CASE)!==0&&(e+="(?i:");for(let t of this.runes)e+=N.escapeRune(t);(this.flags&f.FOLD_CASE)!==0&&(e+=")");break;case Ue.
Op.ANY_CHAR_NOT_NL:e+="(?-s:.)";break;case Ue.Op.ANY_CHAR:e+="(?s:.)";break;case Ue.Op.PLB:e+=`(?<=${this.subs[0].appendTo()}\
)`;break;case Ue.Op.NLB:e+=`(?<!${this.subs[0].appendTo()})`;break;case Ue.Op.CAPTURE:this.name===null||this.name.length===
0?e+="(":e+=`(?P<${this.name}>`,this.subs[0].op!==Ue.Op.EMPTY_MATCH&&(e+=this.subs[0].appendTo()),e+=")";break;case Ue.Op.
BEGIN_TEXT:e+="\\A";break;case Ue.Op.END_TEXT:(this.flags&f.WAS_DOLLAR)!==0?e+="(?-m:$)":e+="\\z";break;case Ue.Op.BEGIN_LINE:
e+="^";break;case Ue.Op.END_LINE:e+="$";break;case Ue.Op.WORD_BOUNDARY:e+="\\b";break;case Ue.Op.NO_WORD_BOUNDARY:e+="\\B";
break;case Ue.Op.CHAR_CLASS:if(this.runes.length%2!==0){e+="[invalid char class]";break}if(e+="[",this.runes.length===0)
e+="^\\x00-\\x{10FFFF}";else if(this.runes[0]===0&&this.runes[this.runes.length-1]===X.MAX_RUNE){e+="^";for(let t=1;t<this.
runes.length-1;t+=2){const B=this.runes[t]+1,r=this.runes[t+1]-1;e+=Ue.quoteIfHyphen(B),e+=N.escapeRune(B),B!==r&&(e+="-",
e+=Ue.quoteIfHyphen(r),e+=N.escapeRune(r))}}else for(let t=0;t<this.runes.length;t+=2){const B=this.runes[t],r=this.runes[t+
1];e+=Ue.quoteIfHyphen(B),e+=N.escapeRune(B),B!==r&&(e+="-",e+=Ue.quoteIfHyphen(r),e+=N.escapeRune(r))}e+="]";break;default:
e+=this.op}return e}maxCap(){let e=0;if(this.op===Ue.Op.CAPTURE&&(e=this.cap),this.subs!==null)for(let t of this.subs){const B=t.
maxCap();e<B&&(e=B)}return e}equals(e){if(!(e!==null&&e instanceof Ue)||this.op!==e.op)return!1;switch(this.op){case Ue.
Op.END_TEXT:if((this.flags&f.WAS_DOLLAR)!==(e.flags&f.WAS_DOLLAR))return!1;break;case Ue.Op.LITERAL:case Ue.Op.CHAR_CLASS:
if((this.flags&f.FOLD_CASE)!==(e.flags&f.FOLD_CASE))return!1;if(this.runes===null&&e.runes===null)break;if(this.runes===
null||e.runes===null||this.runes.length!==e.runes.length)return!1;for(let t=0;t<this.runes.length;t++)if(this.runes[t]!==
e.runes[t])return!1;break;case Ue.Op.ALTERNATE:case Ue.Op.CONCAT:if(this.subs.length!==e.subs.length)return!1;for(let t=0;t<
this.subs.length;++t)if(!this.subs[t].equals(e.subs[t]))return!1;break;case Ue.Op.STAR:case Ue.Op.PLUS:case Ue.Op.QUEST:
if((this.flags&f.NON_GREEDY)!==(e.flags&f.NON_GREEDY)||!this.subs[0].equals(e.subs[0]))return!1;break;case Ue.Op.REPEAT:
if((this.flags&f.NON_GREEDY)!==(e.flags&f.NON_GREEDY)||this.min!==e.min||this.max!==e.max||!this.subs[0].equals(e.subs[0]))
return!1;break;case Ue.Op.CAPTURE:if(this.cap!==e.cap||(this.name===null?e.name!==null:this.name!==e.name)||!this.subs[0].
equals(e.subs[0]))return!1;break;case Ue.Op.PLB:case Ue.Op.NLB:if(this.lb!==e.lb||!this.subs[0].equals(e.subs[0]))return!1}
return!0}},Ie=class{static walk(p,e){const t=[];let B=p,r;for(;;){if(B.subs.length===0)r=e.leaf(B);else{const i=e.enter(
B);if(i.result===void 0){t.push({re:B,state:i,i:0}),B=B.subs[0];continue}r=i.result}for(;;){if(t.length===0)return r;const i=t[t.
length-1];if(e.child(i.re,i.state,r,i.i),i.i++,i.state.result===void 0&&i.i<i.re.subs.length){B=i.re.subs[i.i];break}t.pop(),
r=i.state.result!==void 0?i.state.result:e.leave(i.re,i.state)}}}},at=class{constructor(p,e){const t=new Map,B=[0],r=[0],
i=[0],u=[0];for(const le of p){let be=0;for(let Xe=0;Xe<le.length;Xe++){const st=be*e+le[Xe];let ut=t.get(st);ut===void 0&&
(ut=B.length,t.set(st,ut),B.push(be),r.push(le[Xe]),i.push(i[be]+1),u.push(0)),be=ut}u[be]=1}const d=B.length,h=new Int32Array(
d-1);for(let le=1;le<d;le++)h[le-1]=le;h.sort((le,be)=>B[le]-B[be]||r[le]-r[be]);const M=new Int32Array(d+1);for(let le=1;le<
d;le++)M[B[le]+1]++;for(let le=0;le<d;le++)M[le+1]+=M[le];const P=new Int32Array(d-1);for(let le=0;le<h.length;le++)P[le]=
r[h[le]];this.childStart=M,this.childUnit=P,this.childNode=h;const Y=new Int32Array(d);for(let le=0;le<d;le++)Y[le]=le;Y.
sort((le,be)=>i[le]-i[be]);const pe=new Int32Array(d),de=Uint8Array.from(u);for(let le=1;le<d;le++){const be=Y[le],Xe=B[be];
if(Xe!==0){let st=pe[Xe],ut=this.next(st,r[be]);for(;ut<0&&st!==0;)st=pe[st],ut=this.next(st,r[be]);pe[be]=ut>=0?ut:0}de[be]|=
de[pe[be]]}this.fail=pe,this.match=de}next(p,e){let t=this.childStart[p],B=this.childStart[p+1];const r=this.childUnit;for(;t<
B;){const i=t+B>>1,u=r[i];if(u===e)return this.childNode[i];u<e?t=i+1:B=i}return-1}advance(p,e){for(;;){const t=this.next(
p,e);if(t>=0)return t;if(p===0)return 0;p=this.fail[p]}}searchUTF16(p,e,t){let B=0;for(let r=e;r<t;r++)if(B=this.advance(
B,p.charCodeAt(r)),this.match[B]===1)return!0;return!1}searchUTF8(p,e,t){let B=0;for(let r=e;r<t;r++)if(B=this.advance(B,
p[r]),this.match[B]===1)return!0;return!1}},re=class FB{static Type={NONE:0,EXACT:1,AND:2,OR:3};static MAX_SCANS=32;static MAX_AC_UNITS=1<<
18;constructor(e){this.type=e,this.subs=[],this.str="",this.bytes=null,this.cost=e===FB.Type.EXACT?1:0,this.allExact=!1,
this.ac16=null,this.ac8=null}automaton16(){if(this.ac16===null){const e=this.subs.map(t=>{const B=new Array(t.str.length);
for(let r=0;r<t.str.length;r++)B[r]=t.str.charCodeAt(r);return B});this.ac16=new at(e,65536)}return this.ac16}automaton8(){
return this.ac8===null&&(this.ac8=new at(this.subs.map(e=>e.bytes),256)),this.ac8}eval(e,t){switch(this.type){case FB.Type.
NONE:return!0;case FB.Type.EXACT:return e.hasString(this,t);case FB.Type.AND:for(let B=0;B<this.subs.length;B++)if(!this.
subs[B].eval(e,t))return!1;return!0;case FB.Type.OR:if(this.allExact)return e.hasAnyString(this,t);for(let B=0;B<this.subs.
length;B++)if(this.subs[B].eval(e,t))return!0;return!1;default:return!0}}},R=class SB{static build(e){return e?Ie.walk(e,
SB.WALKER):new re(re.Type.NONE)}static WALKER={leaf:e=>SB.leaf(e),enter:e=>SB.enter(e),child:(e,t,B)=>SB.child(e,t,B),leave:(e,t)=>SB.
leave(e,t)};static leaf(e){if(e.op!==T.Op.LITERAL)return new re(re.Type.NONE);if(e.runes.length===0||(e.flags&f.FOLD_CASE)!==
0)return new re(re.Type.NONE);let t="";for(let r=0;r<e.runes.length;r++){if(X.isUnsearchable(e.runes[r]))return new re(re.
Type.NONE);t+=String.fromCodePoint(e.runes[r])}const B=new re(re.Type.EXACT);return B.str=t,B.bytes=N.stringToUtf8ByteArray(
B.str),B}static enter(e){switch(e.op){case T.Op.CAPTURE:case T.Op.PLUS:return{sub:null};case T.Op.REPEAT:return e.min>=1?
{sub:null}:{result:new re(re.Type.NONE)};case T.Op.CONCAT:return{pf:new re(re.Type.AND),subs:[]};case T.Op.ALTERNATE:return{
pf:new re(re.Type.OR),subs:[]};default:return{result:new re(re.Type.NONE)}}}static child(e,t,B){if(t.subs===void 0){t.sub=
B;return}if(t.pf.type===re.Type.AND){if(B.type===re.Type.NONE)return;if(B.type===re.Type.AND){for(let r=0;r<B.subs.length;r++)
t.subs.push(B.subs[r]);return}t.subs.push(B);return}if(B.type===re.Type.NONE){t.result=new re(re.Type.NONE);return}if(B.
type===re.Type.OR){for(let r=0;r<B.subs.length;r++)t.subs.push(B.subs[r]);return}t.subs.push(B)}static leave(e,t){if(t.subs===
void 0)return t.sub;const B=t.pf,r=new Set,i=[];for(const M of t.subs){if(M.type===re.Type.EXACT){if(r.has(M.str))continue;
r.add(M.str)}i.push(M)}if(B.type===re.Type.AND){const M=[];let P=0;for(const Y of i)P+Y.cost>re.MAX_SCANS||(M.push(Y),P+=
Y.cost);return M.length===0?new re(re.Type.NONE):M.length===1?M[0]:(B.subs=M,B.cost=P,B)}if(i.length===0)return new re(re.
Type.NONE);if(i.length===1)return i[0];B.subs=i;let u=!0,d=0,h=0;for(const M of i)M.type!==re.Type.EXACT?u=!1:h+=M.bytes.
length,d+=M.cost;return u?h>re.MAX_AC_UNITS?new re(re.Type.NONE):(B.allExact=!0,B.cost=1,B):d>re.MAX_SCANS?new re(re.Type.
NONE):(B.cost=d,B)}},E=class{constructor(p=0,e=0){this.head=p,this.tail=e}},Q=class{constructor(){this.inst=[],this.start=
0,this.numCap=2,this.lbStarts=[],this.numLb=0,this.lbInst=null}getInst(p){return this.inst[p]}numInst(){return this.inst.
length}addInst(p){this.inst.push(new H(p))}markLookbehindInsts(){const p=new Uint8Array(this.inst.length),e=this.lbStarts.
slice();for(;e.length>0;){const t=e.pop();if(t===0||p[t]===1)continue;p[t]=1;const B=this.inst[t];switch(B.op){case H.ALT:case H.
ALT_MATCH:e.push(B.out,B.arg);break;case H.MATCH:case H.FAIL:break;default:e.push(B.out)}}this.lbInst=p}skipNop(p){let e=this.
inst[p];for(;e.op===H.NOP||e.op===H.CAPTURE;)e=this.inst[p],p=e.out;return e}prefix(){let p="",e=this.skipNop(this.start);
if(!H.isRuneOp(e.op)||e.runes.length!==1)return[e.op===H.MATCH,p];for(;H.isRuneOp(e.op)&&e.runes.length===1&&(e.arg&f.FOLD_CASE)===
0&&!X.isUnsearchable(e.runes[0]);)p+=String.fromCodePoint(e.runes[0]),e=this.skipNop(e.out);return[e.op===H.MATCH,p]}startCond(){
let p=0,e=this.start;e:for(;;){const t=this.inst[e];switch(t.op){case H.EMPTY_WIDTH:p|=t.arg;break;case H.FAIL:return-1;case H.
CAPTURE:case H.NOP:break;default:break e}e=t.out}return p}patch(p,e){let t=p.head;for(;t!==0;){const B=this.inst[t>>1];(t&
1)===0?(t=B.out,B.out=e):(t=B.arg,B.arg=e)}}append(p,e){if(p.head===0)return e;if(e.head===0)return p;const t=this.inst[p.
tail>>1];return(p.tail&1)===0?t.out=e.head:t.arg=e.head,new E(p.head,e.tail)}toString(){let p="";for(let e=0;e<this.inst.
length;e++){const t=p.length;p+=e,e===this.start&&(p+="*"),p+="        ".substring(p.length-t),p+=this.inst[e],p+=`
`}return p}};const V=new Int32Array([0,g.CODES[`
`]-1,g.CODES[`
`]+1,X.MAX_RUNE]),G=new Int32Array([0,X.MAX_RUNE]);var W=class{constructor(p=0,e=new E,t=!1){this.i=p,this.out=e,this.nullable=
t}},De=class en{static compileRegexp(e){const t=new en,B=t.compile(e);return t.prog.patch(B.out,t.newInst(H.MATCH).i),t.
prog.start=B.i,t.prog.markLookbehindInsts(),t.prog}static compileSet(e){const t=new en;if(e.length===0)return t.prog.start=
t.newInst(H.FAIL).i,t.prog.markLookbehindInsts(),t.prog;let B=[];for(let i=0;i<e.length;i++){t.lbOffset=t.prog.numLb;const u=t.
compile(e[i]),d=t.newInst(H.MATCH);t.prog.getInst(d.i).arg=i,t.prog.patch(u.out,d.i),B.push(u.i)}let r=B[0];for(let i=1;i<
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
t}rune(e,t){const B=this.newInst(H.RUNE);B.nullable=!1;const r=this.prog.getInst(B.i);return r.runes=e,t&=f.FOLD_CASE,(e.
length!==1||X.simpleFold(e[0])===e[0])&&(t&=~f.FOLD_CASE),r.arg=t,B.out=new E(B.i<<1,B.i<<1),(t&f.FOLD_CASE)===0&&e.length===
1||e.length===2&&e[0]===e[1]?r.op=H.RUNE1:e.length===2&&e[0]===0&&e[1]===X.MAX_RUNE?r.op=H.RUNE_ANY:e.length===4&&e[0]===
0&&e[1]===g.CODES[`
`]-1&&e[2]===g.CODES[`
`]+1&&e[3]===X.MAX_RUNE&&(r.op=H.RUNE_ANY_NOT_NL),B}lookBehind(e,t){const B=Math.sign(t)*(Math.abs(t)+this.lbOffset),r=this.
newInst(H.LB_WRITE);this.prog.getInst(r.i).arg=B;const i=this.rune(G,0),u=this.star(i,!0),d=this.cat(u,e);this.prog.patch(
d.out,r.i);const h=this.newInst(H.LB_CHECK);return this.prog.getInst(h.i).arg=B,this.prog.lbStarts.push(d.i),Math.abs(B)>
this.prog.numLb&&(this.prog.numLb=Math.abs(B)),h.out=new E(h.i<<1,h.i<<1),h}compile(e){return Ie.walk(e,this.walker)}leaf(e){
switch(e.op){case T.Op.NO_MATCH:return this.fail();case T.Op.EMPTY_MATCH:return this.nop();case T.Op.LITERAL:{if(e.runes.
length===0)return this.nop();let t=null;for(let B of e.runes){let r=this.runeCache.get(B);r===void 0&&(r=new Int32Array(
[B]),this.runeCache.set(B,r));const i=this.rune(r,e.flags);t=t===null?i:this.cat(t,i)}return t}case T.Op.CHAR_CLASS:return this.
rune(e.runes,e.flags);case T.Op.ANY_CHAR_NOT_NL:return this.rune(V,0);case T.Op.ANY_CHAR:return this.rune(G,0);case T.Op.
BEGIN_LINE:return this.empty(N.EMPTY_BEGIN_LINE);case T.Op.END_LINE:return this.empty(N.EMPTY_END_LINE);case T.Op.BEGIN_TEXT:
return this.empty(N.EMPTY_BEGIN_TEXT);case T.Op.END_TEXT:return this.empty(N.EMPTY_END_TEXT);case T.Op.WORD_BOUNDARY:return this.
empty(N.EMPTY_WORD_BOUNDARY);case T.Op.NO_WORD_BOUNDARY:return this.empty(N.EMPTY_NO_WORD_BOUNDARY);case T.Op.CONCAT:case T.
Op.ALTERNATE:return this.nop();default:throw new b("regexp: unhandled case in compile")}}enter(e){switch(e.op){case T.Op.
PLB:case T.Op.NLB:case T.Op.STAR:case T.Op.PLUS:case T.Op.QUEST:return{sub:null};case T.Op.CAPTURE:return{bra:this.cap(e.
cap<<1),sub:null};case T.Op.CONCAT:case T.Op.ALTERNATE:return{f:null};default:throw new b("regexp: unhandled case in com\
pile")}}child(e,t,B){e.op===T.Op.CONCAT?t.f=t.f===null?B:this.cat(t.f,B):e.op===T.Op.ALTERNATE?t.f=t.f===null?B:this.alt(
t.f,B):t.sub=B}leave(e,t){switch(e.op){case T.Op.PLB:case T.Op.NLB:return this.lookBehind(t.sub,e.lb);case T.Op.CAPTURE:{
const B=this.cap(e.cap<<1|1);return this.cat(this.cat(t.bra,t.sub),B)}case T.Op.STAR:return this.star(t.sub,(e.flags&f.NON_GREEDY)!==
0);case T.Op.PLUS:return this.plus(t.sub,(e.flags&f.NON_GREEDY)!==0);case T.Op.QUEST:return this.quest(t.sub,(e.flags&f.
NON_GREEDY)!==0);case T.Op.CONCAT:case T.Op.ALTERNATE:return t.f;default:throw new b("regexp: unhandled case in compile")}}},
Qe=class Xt{static simplify(e){return e===null?null:Ie.walk(e,Xt.WALKER)}static WALKER={leaf:e=>Xt.leaf(e),enter:e=>Xt.enter(
e),child:(e,t,B,r)=>Xt.child(e,t,B,r),leave:(e,t)=>Xt.leave(e,t)};static leaf(e){if(e.op===T.Op.CHAR_CLASS){if(e.runes===
null)return e;if(e.runes.length===0)return new T(T.Op.NO_MATCH);if(e.runes.length===2&&e.runes[0]===0&&e.runes[1]===X.MAX_RUNE)
return new T(T.Op.ANY_CHAR);if(e.runes.length===4&&e.runes[0]===0&&e.runes[1]===g.CODES[`
`]-1&&e.runes[2]===g.CODES[`
`]+1&&e.runes[3]===X.MAX_RUNE)return new T(T.Op.ANY_CHAR_NOT_NL)}return e}static enter(e){switch(e.op){case T.Op.PLB:case T.
Op.NLB:case T.Op.CAPTURE:case T.Op.STAR:case T.Op.PLUS:case T.Op.QUEST:return{sub:null};case T.Op.CONCAT:case T.Op.ALTERNATE:
return{subs:[],changed:!1};case T.Op.REPEAT:return e.min===0&&e.max===0?{result:new T(T.Op.EMPTY_MATCH)}:{sub:null};default:
return{result:e}}}static child(e,t,B,r){if(t.subs===void 0){t.sub=B;return}if(B!==e.subs[r]&&(t.changed=!0),e.op===T.Op.
CONCAT){if(B.op===T.Op.NO_MATCH){t.result=new T(T.Op.NO_MATCH);return}if(B.op===T.Op.EMPTY_MATCH){t.changed=!0;return}if(B.
op===T.Op.CONCAT){t.changed=!0;for(let i=0;i<B.subs.length;i++)t.subs.push(B.subs[i]);return}}else{if(B.op===T.Op.NO_MATCH){
t.changed=!0;return}if(B.op===T.Op.ALTERNATE){t.changed=!0;for(let i=0;i<B.subs.length;i++)t.subs.push(B.subs[i]);return}}
t.subs.push(B)}static leave(e,t){switch(e.op){case T.Op.PLB:case T.Op.NLB:case T.Op.CAPTURE:{const B=t.sub;if(B!==e.subs[0]){
const r=T.fromRegexp(e);return r.runes=new Int32Array(0),r.subs=[B],r}return e}case T.Op.CONCAT:case T.Op.ALTERNATE:if(t.
changed){const B=t.subs;if(B.length===0)return new T(e.op===T.Op.CONCAT?T.Op.EMPTY_MATCH:T.Op.NO_MATCH);if(B.length===1)
return B[0];const r=T.fromRegexp(e);return r.runes=new Int32Array(0),r.subs=B,r}return e;case T.Op.STAR:case T.Op.PLUS:case T.
Op.QUEST:return Xt.simplify1(e.op,e.flags,t.sub,e);case T.Op.REPEAT:return Xt.simplifyRepeat(e,t.sub);default:return e}}static simplifyRepeat(e,t){
if(e.max===-1){if(e.min===0)return Xt.simplify1(T.Op.STAR,e.flags,t,null);if(e.min===1)return Xt.simplify1(T.Op.PLUS,e.flags,
t,null);const r=[];for(let i=0;i<e.min-1;i++)r.push(t);return r.push(Xt.simplify1(T.Op.PLUS,e.flags,t,null)),Xt.concat(r)}
if(e.min===1&&e.max===1)return t;let B=null;if(e.min>0){B=[];for(let r=0;r<e.min;r++)B.push(t)}if(e.max>e.min){let r=Xt.
simplify1(T.Op.QUEST,e.flags,t,null);for(let i=e.min+1;i<e.max;i++)r=Xt.simplify1(T.Op.QUEST,e.flags,Xt.concat([t,r]),null);
if(B===null)return r;B.push(r)}return B!==null?Xt.concat(B):new T(T.Op.NO_MATCH)}static concat(e){const t=[];for(let r=0;r<
e.length;r++){const i=e[r];if(i.op===T.Op.NO_MATCH)return new T(T.Op.NO_MATCH);if(i.op!==T.Op.EMPTY_MATCH){if(i.op===T.Op.
CONCAT){for(let u=0;u<i.subs.length;u++)t.push(i.subs[u]);continue}t.push(i)}}if(t.length===0)return new T(T.Op.EMPTY_MATCH);
if(t.length===1)return t[0];const B=new T(T.Op.CONCAT);return B.subs=t,B}static simplify1(e,t,B,r){if(B.op===T.Op.EMPTY_MATCH)
return B;if(B.op===T.Op.NO_MATCH)return e===T.Op.PLUS?B:new T(T.Op.EMPTY_MATCH);if(e===B.op&&(t&f.NON_GREEDY)===(B.flags&
f.NON_GREEDY))return B;if(r!==null&&r.op===e&&(r.flags&f.NON_GREEDY)===(t&f.NON_GREEDY)&&B===r.subs[0])return r;const i=new T(
e);return i.flags=t,i.subs=[B],i}},he=class{constructor(p,e){this.sign=p,this.cls=e}};const rt=[48,57],qe=[9,10,12,13,32,
32],_t=[48,57,65,90,95,95,97,122],et=new Map([["\\d",new he(1,rt)],["\\D",new he(-1,rt)],["\\s",new he(1,qe)],["\\S",new he(
-1,qe)],["\\w",new he(1,_t)],["\\W",new he(-1,_t)]]),Ot=[48,57,65,90,97,122],it=[65,90,97,122],Ft=[0,127],Ht=[9,9,32,32],
At=[0,31,127,127],nB=[48,57],tB=[33,126],jt=[97,122],Kt=[32,126],lB=[33,47,58,64,91,96,123,126],fB=[9,13,32,32],gB=[65,90],
hB=[48,57,65,90,95,95,97,122],D=[48,57,65,70,97,102],w=new Map([["[:alnum:]",new he(1,Ot)],["[:^alnum:]",new he(-1,Ot)],
["[:alpha:]",new he(1,it)],["[:^alpha:]",new he(-1,it)],["[:ascii:]",new he(1,Ft)],["[:^ascii:]",new he(-1,Ft)],["[:blan\
k:]",new he(1,Ht)],["[:^blank:]",new he(-1,Ht)],["[:cntrl:]",new he(1,At)],["[:^cntrl:]",new he(-1,At)],["[:digit:]",new he(
1,nB)],["[:^digit:]",new he(-1,nB)],["[:graph:]",new he(1,tB)],["[:^graph:]",new he(-1,tB)],["[:lower:]",new he(1,jt)],[
"[:^lower:]",new he(-1,jt)],["[:print:]",new he(1,Kt)],["[:^print:]",new he(-1,Kt)],["[:punct:]",new he(1,lB)],["[:^punc\
t:]",new he(-1,lB)],["[:space:]",new he(1,fB)],["[:^space:]",new he(-1,fB)],["[:upper:]",new he(1,gB)],["[:^upper:]",new he(
-1,gB)],["[:word:]",new he(1,hB)],["[:^word:]",new he(-1,hB)],["[:xdigit:]",new he(1,D)],["[:^xdigit:]",new he(-1,D)]]);
var j=class MB{static charClassToString(e,t){let B="[";for(let r=0;r<t;r+=2){r>0&&(B+=" ");const i=e[r],u=e[r+1];i===u?B+=
`0x${i.toString(16)}`:B+=`0x${i.toString(16)}-0x${u.toString(16)}`}return B+="]",B}static sortRanges(e,t){const B=t>>1,r=new Array(
B);for(let u=0;u<B;u++)r[u]=u;r.sort((u,d)=>e[2*u]-e[2*d]||e[2*d+1]-e[2*u+1]);const i=e.slice(0,t);for(let u=0;u<B;u++)e[2*
u]=i[2*r[u]],e[2*u+1]=i[2*r[u]+1]}constructor(e=N.emptyInts()){this.r=e,this.len=e.length}toArray(){return this.r instanceof
Int32Array?this.len===this.r.length?this.r:this.r.subarray(0,this.len):new Int32Array(this.len===this.r.length?this.r:this.
r.slice(0,this.len))}toGrowableArray(){return Array.isArray(this.r)?(this.r.length=this.len,this.r):Array.from(this.r.subarray(
0,this.len))}cleanClass(){if(this.len<4)return this;MB.sortRanges(this.r,this.len);let e=2;for(let t=2;t<this.len;t+=2){
const B=this.r[t],r=this.r[t+1];if(B<=this.r[e-1]+1){r>this.r[e-1]&&(this.r[e-1]=r);continue}this.r[e]=B,this.r[e+1]=r,e+=
2}return this.len=e,this}appendLiteral(e,t){return(t&f.FOLD_CASE)!==0?this.appendFoldedRange(e,e):this.appendRange(e,e)}appendRange(e,t){
if(this.len>0){for(let B=2;B<=4;B+=2)if(this.len>=B){const r=this.r[this.len-B],i=this.r[this.len-B+1];if(e<=i+1&&r<=t+1)
return e<r&&(this.r[this.len-B]=e),t>i&&(this.r[this.len-B+1]=t),this}}return this.r[this.len++]=e,this.r[this.len++]=t,
this}appendFoldedRange(e,t){if(e<=X.MIN_FOLD&&t>=X.MAX_FOLD)return this.appendRange(e,t);if(t<X.MIN_FOLD||e>X.MAX_FOLD)return this.
appendRange(e,t);e<X.MIN_FOLD&&(this.appendRange(e,X.MIN_FOLD-1),e=X.MIN_FOLD),t>X.MAX_FOLD&&(this.appendRange(X.MAX_FOLD+
1,t),t=X.MAX_FOLD);for(let B=e;B<=t;B++){this.appendRange(B,B);for(let r=X.simpleFold(B);r!==B;r=X.simpleFold(r))this.appendRange(
r,r)}return this}appendClass(e){for(let t=0;t<e.length;t+=2)this.appendRange(e[t],e[t+1]);return this}appendFoldedClass(e){
for(let t=0;t<e.length;t+=2)this.appendFoldedRange(e[t],e[t+1]);return this}appendNegatedClass(e){let t=0;for(let B=0;B<
e.length;B+=2){const r=e[B],i=e[B+1];t<=r-1&&this.appendRange(t,r-1),t=i+1}return t<=X.MAX_RUNE&&this.appendRange(t,X.MAX_RUNE),
this}appendTable(e){for(let t=0;t<e.length;++t){const B=e.getLo(t),r=e.getHi(t),i=e.getStride(t);if(i===1){this.appendRange(
B,r);continue}for(let u=B;u<=r;u+=i)this.appendRange(u,u)}return this}appendNegatedTable(e){let t=0;for(let B=0;B<e.length;++B){
const r=e.getLo(B),i=e.getHi(B),u=e.getStride(B);if(u===1){t<=r-1&&this.appendRange(t,r-1),t=i+1;continue}for(let d=r;d<=
i;d+=u)t<=d-1&&this.appendRange(t,d-1),t=d+1}return t<=X.MAX_RUNE&&this.appendRange(t,X.MAX_RUNE),this}appendTableWithSign(e,t){
return t<0?this.appendNegatedTable(e):this.appendTable(e)}negateClass(){let e=0,t=0;for(let B=0;B<this.len;B+=2){const r=this.
r[B],i=this.r[B+1];e<=r-1&&(this.r[t]=e,this.r[t+1]=r-1,t+=2),e=i+1}return this.len=t,e<=X.MAX_RUNE&&(this.r[this.len++]=
e,this.r[this.len++]=X.MAX_RUNE),this}appendClassWithSign(e,t){return t<0?this.appendNegatedClass(e):this.appendClass(e)}appendGroup(e,t){
let B=e.cls;return t&&(B=new MB().appendFoldedClass(B).cleanClass().toArray()),this.appendClassWithSign(B,e.sign)}toString(){
return MB.charClassToString(this.r,this.len)}},se=class{constructor(p){this.str=p,this.position=0}pos(){return this.position}rewindTo(p){
this.position=p}more(){return this.position<this.str.length}peek(){return this.str.codePointAt(this.position)}skip(p){this.
position+=p}skipString(p){this.position+=p.length}pop(){const p=this.str.codePointAt(this.position);return this.position+=
N.charCount(p),p}lookingAt(p){return this.str.startsWith(p,this.position)}rest(){return this.str.substring(this.position)}from(p){
return this.str.substring(p,this.position)}toString(){return this.rest()}},ze=class xe{static ERR_INTERNAL_ERROR="regexp\
/syntax: internal error";static ERR_INVALID_CHAR_RANGE="invalid character class range";static ERR_INVALID_ESCAPE="invali\
d escape sequence";static ERR_INVALID_NAMED_CAPTURE="invalid named capture";static ERR_INVALID_PERL_OP="invalid or unsup\
ported Perl syntax";static ERR_INVALID_REPEAT_OP="invalid nested repetition operator";static ERR_INVALID_REPEAT_SIZE="in\
valid repeat count";static ERR_MISSING_BRACKET="missing closing ]";static ERR_MISSING_PAREN="missing closing )";static ERR_MISSING_REPEAT_ARGUMENT="\
missing argument to repetition operator";static ERR_TRAILING_BACKSLASH="trailing backslash at end of expression";static ERR_DUPLICATE_NAMED_CAPTURE="\
duplicate capture group name";static ERR_UNEXPECTED_PAREN="unexpected )";static ERR_NESTING_DEPTH="expression nests too \
deeply";static ERR_LARGE="expression too large";static ERR_INVALID_CAPTURE_IN_LOOKBEHIND="invalid capture in lookbehind";static MAX_HEIGHT=1e3;static MAX_SIZE=1398101;static MAX_RUNES=33554432;static ANY_TABLE=new C(
new Uint32Array([0,X.MAX_RUNE,1]));static ASCII_TABLE=new C(new Uint32Array([0,127,1]));static ASCII_FOLD_TABLE=new C(new Uint32Array(
[0,127,1,383,383,1,8490,8490,1]));static unicodeTable(e){return e==="Any"?{tab:xe.ANY_TABLE,fold:xe.ANY_TABLE,sign:1}:e===
"Ascii"?{tab:xe.ASCII_TABLE,fold:xe.ASCII_FOLD_TABLE,sign:1}:e==="Assigned"?{tab:He.CATEGORIES.get("Cn"),fold:He.CATEGORIES.
get("Cn"),sign:-1}:e==="Lc"?{tab:He.CATEGORIES.get("LC"),fold:He.FOLD_CATEGORIES.get("LC"),sign:1}:He.CATEGORIES.has(e)?
{tab:He.CATEGORIES.get(e),fold:He.FOLD_CATEGORIES.get(e),sign:1}:He.SCRIPTS.has(e)?{tab:He.SCRIPTS.get(e),fold:He.FOLD_SCRIPT.
get(e),sign:1}:null}static minFoldRune(e){if(e<X.MIN_FOLD||e>X.MAX_FOLD)return e;let t=e;const B=e;for(e=X.simpleFold(e);e!==
B;e=X.simpleFold(e))t>e&&(t=e);return t}static leadingRegexp(e){if(e.op===T.Op.EMPTY_MATCH)return null;if(e.op===T.Op.CONCAT&&
e.subs.length>0){const t=e.subs[0];return t.op===T.Op.EMPTY_MATCH?null:t}return e}static literalRegexp(e,t){const B=new T(
T.Op.LITERAL);return B.flags=t,B.runes=N.stringToRunes(e),B}static parse(e,t){return new xe(e,t).parseInternal()}static parseRepeat(e){
const t=e.pos();if(!e.more()||!e.lookingAt("{"))return-1;e.skip(1);const B=xe.parseInt(e);if(B===-1||!e.more())return-1;
let r;if(!e.lookingAt(","))r=B;else{if(e.skip(1),!e.more())return-1;if(e.lookingAt("}"))r=-1;else if((r=xe.parseInt(e))===
-1)return-1}if(!e.more()||!e.lookingAt("}"))return-1;if(e.skip(1),B<0||B>1e3||r===-2||r>1e3||r>=0&&B>r)throw new Ee(xe.ERR_INVALID_REPEAT_SIZE,
e.from(t));return B<<16|r&X.MAX_BMP}static isValidCaptureName(e){if(e.length===0)return!1;for(let t=0;t<e.length;t++){const B=e.
codePointAt(t);if(B!==g.CODES._&&!N.isalnum(B))return!1}return!0}static parseInt(e){const t=e.pos();for(;e.more()&&e.peek()>=
g.CODES[0]&&e.peek()<=g.CODES[9];)e.skip(1);const B=e.from(t);return B.length===0||B.length>1&&B.codePointAt(0)===g.CODES[0]?
-1:B.length>8?-2:parseInt(B,10)}static isCharClass(e){return e.op===T.Op.LITERAL&&e.runes.length===1||e.op===T.Op.CHAR_CLASS||
e.op===T.Op.ANY_CHAR_NOT_NL||e.op===T.Op.ANY_CHAR}static matchRune(e,t){switch(e.op){case T.Op.LITERAL:return e.runes.length===
1&&e.runes[0]===t;case T.Op.CHAR_CLASS:for(let B=0;B<e.runes.length;B+=2)if(e.runes[B]<=t&&t<=e.runes[B+1])return!0;return!1;case T.
Op.ANY_CHAR_NOT_NL:return t!==g.CODES[`
`];case T.Op.ANY_CHAR:return!0}return!1}static mergeCharClass(e,t){switch(e.op){case T.Op.ANY_CHAR:break;case T.Op.ANY_CHAR_NOT_NL:
xe.matchRune(t,g.CODES[`
`])&&(e.op=T.Op.ANY_CHAR);break;case T.Op.CHAR_CLASS:{const B=new j(Array.isArray(e.runes)?e.runes:Array.from(e.runes));
t.op===T.Op.LITERAL?B.appendLiteral(t.runes[0],t.flags):B.appendClass(t.runes),e.runes=B.toGrowableArray();break}case T.
Op.LITERAL:if(t.runes[0]===e.runes[0]&&t.flags===e.flags)break;e.op=T.Op.CHAR_CLASS,e.runes=new j().appendLiteral(e.runes[0],
e.flags).appendLiteral(t.runes[0],t.flags).toGrowableArray()}}static parseEscape(e){const t=e.pos();if(e.skip(1),!e.more())
throw new Ee(xe.ERR_TRAILING_BACKSLASH);let B=e.pop();e:switch(B){case g.CODES[1]:case g.CODES[2]:case g.CODES[3]:case g.
CODES[4]:case g.CODES[5]:case g.CODES[6]:case g.CODES[7]:if(!e.more()||e.peek()<g.CODES[0]||e.peek()>g.CODES[7])break;case g.
CODES[0]:{let r=B-g.CODES[0];for(let i=1;i<3&&!(!e.more()||e.peek()<g.CODES[0]||e.peek()>g.CODES[7]);i++)r=r*8+e.peek()-
g.CODES[0],e.skip(1);return r}case g.CODES.x:{if(!e.more())break;if(B=e.pop(),B===g.CODES["{"]){let u=0,d=0;for(;;){if(!e.
more())break e;if(B=e.pop(),B===g.CODES["}"])break;const h=N.unhex(B);if(h<0||(d=d*16+h,d>X.MAX_RUNE))break e;u++}if(u===
0)break e;return d}const r=N.unhex(B);if(!e.more())break;B=e.pop();const i=N.unhex(B);if(r<0||i<0)break;return r*16+i}case g.
CODES.a:return g.CODES["\x07"];case g.CODES.f:return g.CODES["\f"];case g.CODES.n:return g.CODES[`
`];case g.CODES.r:return g.CODES["\r"];case g.CODES.t:return g.CODES["	"];case g.CODES.v:return g.CODES["\v"];default:if(B<=
X.MAX_ASCII&&!N.isalnum(B))return B}throw new Ee(xe.ERR_INVALID_ESCAPE,e.from(t))}static parseClassChar(e,t){if(!e.more())
throw new Ee(xe.ERR_MISSING_BRACKET,e.from(t));return e.lookingAt("\\")?xe.parseEscape(e):e.pop()}static hasCapture(e){if(e===
null)return!1;if(e.op===T.Op.CAPTURE)return!0;if(e.subs){for(let t of e.subs)if(xe.hasCapture(t))return!0}return!1}constructor(e,t=0){
this.wholeRegexp=e,this.flags=t,this.numCap=0,this.namedGroups=Object.create(null),this.stack=[],this.free=null,this.numRegexp=
0,this.numRunes=0,this.repeats=0,this.height=null,this.size=null,this.nlb=0}newRegexp(e){let t=this.free;return t!==null&&
t.subs!==null&&t.subs.length>0?(this.free=t.subs[0],t.reinit(),t.op=e):(t=new T(e),this.numRegexp+=1),t}reuse(e){this.height!==
null&&this.height.has(e)&&this.height.delete(e),e.subs!==null&&e.subs.length>0&&(e.subs[0]=this.free),this.free=e}checkLimits(e){
if(this.numRunes>xe.MAX_RUNES)throw new Ee(xe.ERR_LARGE);this.checkSize(e),this.checkHeight(e)}checkSize(e){if(this.size===
null){if(this.repeats===0&&(this.repeats=1),e.op===T.Op.REPEAT){let t=e.max;t===-1&&(t=e.min),t<=0&&(t=1),t>Math.floor(xe.
MAX_SIZE/this.repeats)?this.repeats=xe.MAX_SIZE:this.repeats*=t}if(this.numRegexp<Math.floor(xe.MAX_SIZE/this.repeats))return;
this.size=new Map;for(let t of this.stack)this.checkSize(t)}if(this.calcSize(e,!0)>xe.MAX_SIZE)throw new Ee(xe.ERR_LARGE)}calcSize(e,t=!1){
if(!t&&this.size!==null&&this.size.has(e))return this.size.get(e);let B=0;switch(e.op){case T.Op.LITERAL:B=e.runes.length;
break;case T.Op.PLB:case T.Op.NLB:case T.Op.CAPTURE:case T.Op.STAR:B=2+this.calcSize(e.subs[0]);break;case T.Op.PLUS:case T.
Op.QUEST:B=1+this.calcSize(e.subs[0]);break;case T.Op.CONCAT:for(let r of e.subs)B=B+this.calcSize(r);break;case T.Op.ALTERNATE:
for(let r of e.subs)B=B+this.calcSize(r);e.subs.length>1&&(B=B+e.subs.length-1);break;case T.Op.REPEAT:{let r=this.calcSize(
e.subs[0]);if(e.max===-1){e.min===0?B=2+r:B=1+e.min*r;break}B=e.max*r+(e.max-e.min);break}}return B=Math.max(1,B),this.size===
null&&(this.size=new Map),this.size.set(e,B),B}checkHeight(e){if(!(this.numRegexp<xe.MAX_HEIGHT)){if(this.height===null){
this.height=new Map;for(let t of this.stack)this.checkHeight(t)}if(this.calcHeight(e,!0)>xe.MAX_HEIGHT)throw new Ee(xe.ERR_NESTING_DEPTH)}}calcHeight(e,t=!1){
if(!t&&this.height!==null&&this.height.has(e))return this.height.get(e);let B=1;for(let r of e.subs){const i=this.calcHeight(
r);B<1+i&&(B=1+i)}return this.height===null&&(this.height=new Map),this.height.set(e,B),B}pop(){return this.stack.pop()}popToPseudo(){
const e=this.stack.length;let t=e;for(;t>0&&!T.isPseudoOp(this.stack[t-1].op);)t--;return this.stack.splice(t,e-t)}push(e){
if(this.numRunes+=e.runes.length,e.op===T.Op.CHAR_CLASS&&e.runes.length===2&&e.runes[0]===e.runes[1]){if(this.maybeConcat(
e.runes[0],this.flags&~f.FOLD_CASE))return null;e.op=T.Op.LITERAL,e.runes=[e.runes[0]],e.flags=this.flags&~f.FOLD_CASE}else if(e.
op===T.Op.CHAR_CLASS&&e.runes.length===4&&e.runes[0]===e.runes[1]&&e.runes[2]===e.runes[3]&&X.simpleFold(e.runes[0])===e.
runes[2]&&X.simpleFold(e.runes[2])===e.runes[0]||e.op===T.Op.CHAR_CLASS&&e.runes.length===2&&e.runes[0]+1===e.runes[1]&&
X.simpleFold(e.runes[0])===e.runes[1]&&X.simpleFold(e.runes[1])===e.runes[0]){if(this.maybeConcat(e.runes[0],this.flags|
f.FOLD_CASE))return null;e.op=T.Op.LITERAL,e.runes=[e.runes[0]],e.flags=this.flags|f.FOLD_CASE}else this.maybeConcat(-1,
0);return this.stack.push(e),this.checkLimits(e),e}maybeConcat(e,t){const B=this.stack.length;if(B<2)return!1;const r=this.
stack[B-1],i=this.stack[B-2];if(r.op!==T.Op.LITERAL||i.op!==T.Op.LITERAL||(r.flags&f.FOLD_CASE)!==(i.flags&f.FOLD_CASE))
return!1;Array.isArray(i.runes)||(i.runes=Array.from(i.runes));for(let u=0;u<r.runes.length;u++)i.runes.push(r.runes[u]);
return e>=0?(r.runes=[e],r.flags=t,!0):(this.pop(),this.reuse(r),!1)}newLiteral(e,t){const B=this.newRegexp(T.Op.LITERAL);
return B.flags=t,(t&f.FOLD_CASE)!==0&&(e=xe.minFoldRune(e)),B.runes=[e],B}literal(e){this.push(this.newLiteral(e,this.flags))}op(e){
const t=this.newRegexp(e);return t.flags=this.flags,this.push(t)}repeat(e,t,B,r,i,u){let d=this.flags;if((d&f.PERL_X)!==
0&&(i.more()&&i.lookingAt("?")&&(i.skip(1),d^=f.NON_GREEDY),u!==-1))throw new Ee(xe.ERR_INVALID_REPEAT_OP,i.from(u));const h=this.
stack.length;if(h===0)throw new Ee(xe.ERR_MISSING_REPEAT_ARGUMENT,i.from(r));const M=this.stack[h-1];if(T.isPseudoOp(M.op))
throw new Ee(xe.ERR_MISSING_REPEAT_ARGUMENT,i.from(r));const P=this.newRegexp(e);if(P.min=t,P.max=B,P.flags=d,P.subs=[M],
this.stack[h-1]=P,this.checkLimits(P),e===T.Op.REPEAT&&(t>=2||B>=2)&&!this.repeatIsValid(P,1e3))throw new Ee(xe.ERR_INVALID_REPEAT_SIZE,
i.from(r))}repeatIsValid(e,t){if(e.op===T.Op.REPEAT){let B=e.max;if(B===0)return!0;if(B<0&&(B=e.min),B>t)return!1;B>0&&(t=
Math.trunc(t/B))}for(let B of e.subs)if(!this.repeatIsValid(B,t))return!1;return!0}concat(){this.maybeConcat(-1,0);const e=this.
popToPseudo();return e.length===0?this.push(this.newRegexp(T.Op.EMPTY_MATCH)):this.push(this.collapse(e,T.Op.CONCAT))}alternate(){
const e=this.popToPseudo();return e.length>0&&this.cleanAlt(e[e.length-1]),e.length===0?this.push(this.newRegexp(T.Op.NO_MATCH)):
this.push(this.collapse(e,T.Op.ALTERNATE))}cleanAlt(e){e.op===T.Op.CHAR_CLASS&&(e.runes=new j(Array.from(e.runes)).cleanClass().
toArray(),e.runes.length===2&&e.runes[0]===0&&e.runes[1]===X.MAX_RUNE?(e.runes=new Int32Array(0),e.op=T.Op.ANY_CHAR):e.runes.
length===4&&e.runes[0]===0&&e.runes[1]===g.CODES[`
`]-1&&e.runes[2]===g.CODES[`
`]+1&&e.runes[3]===X.MAX_RUNE&&(e.runes=new Int32Array(0),e.op=T.Op.ANY_CHAR_NOT_NL))}collapse(e,t){if(e.length===1)return e[0];
let B=0;for(let d of e)B+=d.op===t?d.subs.length:1;let r=new Array(B).fill(null),i=0;for(let d of e)if(d.op===t){for(let h=0;h<
d.subs.length;h++)r[i++]=d.subs[h];this.reuse(d)}else r[i++]=d;let u=this.newRegexp(t);if(u.subs=r,t===T.Op.ALTERNATE&&(u.
subs=this.factor(u.subs),u.subs.length===1)){const d=u;u=u.subs[0],this.reuse(d)}return u}factor(e){if(e.length<2)return e;
let t=0,B=e.length,r=0,i=null,u=0,d=0,h=0;for(let P=0;P<=B;P++){let Y=null,pe=0,de=0;if(P<B){let le=e[t+P];if(le.op===T.
Op.CONCAT&&le.subs.length>0&&(le=le.subs[0]),le.op===T.Op.LITERAL&&(Y=le.runes,pe=le.runes.length,de=le.flags&f.FOLD_CASE),
de===d){let be=0;for(;be<u&&be<pe&&i[be]===Y[be];)be++;if(be>0){u=be;continue}}}if(P!==h)if(P===h+1)e[r++]=e[t+h];else{const le=this.
newRegexp(T.Op.LITERAL);le.flags=d,le.runes=i.slice(0,u);for(let st=h;st<P;st++)e[t+st]=this.removeLeadingString(e[t+st],
u),this.checkLimits(e[t+st]);const be=this.collapse(e.slice(t+h,t+P),T.Op.ALTERNATE),Xe=this.newRegexp(T.Op.CONCAT);Xe.subs=
[le,be],e[r++]=Xe}h=P,i=Y,u=pe,d=de}B=r,t=0,h=0,r=0;let M=null;for(let P=0;P<=B;P++){let Y=null;if(!(P<B&&(Y=xe.leadingRegexp(
e[t+P]),M!==null&&M.equals(Y)&&(xe.isCharClass(M)||M.op===T.Op.REPEAT&&M.min===M.max&&xe.isCharClass(M.subs[0]))))){if(P!==
h)if(P===h+1)e[r++]=e[t+h];else{const pe=M;for(let be=h;be<P;be++){const Xe=be!==h;e[t+be]=this.removeLeadingRegexp(e[t+
be],Xe),this.checkLimits(e[t+be])}const de=this.collapse(e.slice(t+h,t+P),T.Op.ALTERNATE),le=this.newRegexp(T.Op.CONCAT);
le.subs=[pe,de],e[r++]=le}h=P,M=Y}}B=r,t=0,h=0,r=0;for(let P=0;P<=B;P++)if(!(P<B&&xe.isCharClass(e[t+P]))){if(P!==h)if(P===
h+1)e[r++]=e[t+h];else{let Y=h;for(let de=h+1;de<P;de++){const le=e[t+Y],be=e[t+de];(le.op<be.op||le.op===be.op&&(le.runes!==
null?le.runes.length:0)<(be.runes!==null?be.runes.length:0))&&(Y=de)}const pe=e[t+h];e[t+h]=e[t+Y],e[t+Y]=pe;for(let de=h+
1;de<P;de++)xe.mergeCharClass(e[t+h],e[t+de]),this.reuse(e[t+de]);this.cleanAlt(e[t+h]),e[r++]=e[t+h]}P<B&&(e[r++]=e[t+P]),
h=P+1}B=r,t=0,h=0,r=0;for(let P=0;P<B;++P)P+1<B&&e[t+P].op===T.Op.EMPTY_MATCH&&e[t+P+1].op===T.Op.EMPTY_MATCH||(e[r++]=e[t+
P]);return B=r,t=0,e.slice(t,B)}removeLeadingString(e,t){if(e.op===T.Op.CONCAT&&e.subs.length>0){const B=this.removeLeadingString(
e.subs[0],t);if(e.subs[0]=B,B.op===T.Op.EMPTY_MATCH)switch(this.reuse(B),e.subs.length){case 0:case 1:e.op=T.Op.EMPTY_MATCH,
e.subs=T.emptySubs();break;case 2:{const r=e;e=e.subs[1],this.reuse(r);break}default:e.subs=e.subs.slice(1,e.subs.length)}
return e}return e.op===T.Op.LITERAL&&(e.runes=e.runes.slice(t,e.runes.length),e.runes.length===0&&(e.op=T.Op.EMPTY_MATCH)),
e}removeLeadingRegexp(e,t){if(e.op===T.Op.CONCAT&&e.subs.length>0){switch(t&&this.reuse(e.subs[0]),e.subs=e.subs.slice(1,
e.subs.length),e.subs.length){case 0:e.op=T.Op.EMPTY_MATCH,e.subs=T.emptySubs();break;case 1:{const B=e;e=e.subs[0],this.
reuse(B);break}}return e}return t&&this.reuse(e),this.newRegexp(T.Op.EMPTY_MATCH)}parseInternal(){if((this.flags&f.LITERAL)!==
0)return xe.literalRegexp(this.wholeRegexp,this.flags);let e=-1,t=-1,B=-1;const r=new se(this.wholeRegexp);for(;r.more();){
let i=-1;e:switch(r.peek()){case g.CODES["("]:if((this.flags&f.LOOKBEHIND)!==0){if(r.lookingAt("(?<=")){this.parsePosLookBehind(),
r.skip(4);break}if(r.lookingAt("(?<!")){this.parseNegLookBehind(),r.skip(4);break}}if((this.flags&f.PERL_X)!==0&&r.lookingAt(
"(?")){this.parsePerlFlags(r);break}this.op(T.Op.LEFT_PAREN).cap=++this.numCap,r.skip(1);break;case g.CODES["|"]:this.parseVerticalBar(),
r.skip(1);break;case g.CODES[")"]:this.parseRightParen(),r.skip(1);break;case g.CODES["^"]:(this.flags&f.ONE_LINE)!==0?this.
op(T.Op.BEGIN_TEXT):this.op(T.Op.BEGIN_LINE),r.skip(1);break;case g.CODES.$:(this.flags&f.ONE_LINE)!==0?this.op(T.Op.END_TEXT).
flags|=f.WAS_DOLLAR:this.op(T.Op.END_LINE),r.skip(1);break;case g.CODES["."]:(this.flags&f.DOT_NL)!==0?this.op(T.Op.ANY_CHAR):
this.op(T.Op.ANY_CHAR_NOT_NL),r.skip(1);break;case g.CODES["["]:this.parseClass(r);break;case g.CODES["*"]:case g.CODES["\
+"]:case g.CODES["?"]:{i=r.pos();let u=null;switch(r.pop()){case g.CODES["*"]:u=T.Op.STAR;break;case g.CODES["+"]:u=T.Op.
PLUS;break;case g.CODES["?"]:u=T.Op.QUEST}this.repeat(u,t,B,i,r,e);break}case g.CODES["{"]:{const u=r.pos(),d=xe.parseRepeat(
r);if(d<0){r.rewindTo(u),this.literal(r.pop());break}i=u,t=d>>16,B=(d&X.MAX_BMP)<<16>>16,this.repeat(T.Op.REPEAT,t,B,i,r,
e);break}case g.CODES["\\"]:{const u=r.pos();if(r.skip(1),(this.flags&f.PERL_X)!==0&&r.more())switch(r.pop()){case g.CODES.
A:this.op(T.Op.BEGIN_TEXT);break e;case g.CODES.b:this.op(T.Op.WORD_BOUNDARY);break e;case g.CODES.B:this.op(T.Op.NO_WORD_BOUNDARY);
break e;case g.CODES.C:throw new Ee(xe.ERR_INVALID_ESCAPE,"\\C");case g.CODES.Q:{let M=r.rest();const P=M.indexOf("\\E");
P>=0?(M=M.substring(0,P),r.skipString(M),r.skipString("\\E")):r.skipString(M);let Y=0;for(;Y<M.length;){const pe=M.codePointAt(
Y);this.literal(pe),Y+=N.charCount(pe)}break e}case g.CODES.z:this.op(T.Op.END_TEXT);break e;default:r.rewindTo(u)}else r.
rewindTo(u);const d=this.newRegexp(T.Op.CHAR_CLASS);if(d.flags=this.flags,r.lookingAt("\\p")||r.lookingAt("\\P")){const M=new j;
if(this.parseUnicodeClass(r,M)){d.runes=M.toArray(),this.push(d);break e}}const h=new j;if(this.parsePerlClassEscape(r,h)){
d.runes=h.toArray(),this.push(d);break e}r.rewindTo(u),this.reuse(d),this.literal(xe.parseEscape(r));break}default:this.
literal(r.pop())}e=i}if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),this.stack.length!==1)throw new Ee(
xe.ERR_MISSING_PAREN,this.wholeRegexp);return this.stack[0].namedGroups=this.namedGroups,this.stack[0]}parsePerlFlags(e){
const t=e.pos(),B=e.rest();if(B.startsWith("(?P<")||B.startsWith("(?<")){const d=B.charAt(2)==="P"?4:3,h=B.indexOf(">");
if(h<0)throw new Ee(xe.ERR_INVALID_NAMED_CAPTURE,B);const M=B.substring(d,h);if(e.skipString(M),e.skip(d+1),!xe.isValidCaptureName(
M))throw new Ee(xe.ERR_INVALID_NAMED_CAPTURE,B.substring(0,h+1));const P=this.op(T.Op.LEFT_PAREN);if(P.cap=++this.numCap,
this.namedGroups[M])throw new Ee(xe.ERR_DUPLICATE_NAMED_CAPTURE,M);this.namedGroups[M]=this.numCap,P.name=M;return}e.skip(
2);let r=this.flags,i=1,u=!1;e:for(;e.more();){const d=e.pop();switch(d){case g.CODES.i:r|=f.FOLD_CASE,u=!0;break;case g.
CODES.m:r&=~f.ONE_LINE,u=!0;break;case g.CODES.s:r|=f.DOT_NL,u=!0;break;case g.CODES.U:r|=f.NON_GREEDY,u=!0;break;case g.
CODES["-"]:if(i<0)break e;i=-1,r=~r,u=!1;break;case g.CODES[":"]:case g.CODES[")"]:if(i<0){if(!u)break e;r=~r}d===g.CODES["\
:"]&&this.op(T.Op.LEFT_PAREN),this.flags=r;return;default:break e}}throw new Ee(xe.ERR_INVALID_PERL_OP,e.from(t))}parsePosLookBehind(){
const e=this.newRegexp(T.Op.LEFT_PAREN);return e.flags=this.flags,e.lb=++this.nlb,this.push(e)}parseNegLookBehind(){const e=this.
newRegexp(T.Op.LEFT_PAREN);return e.flags=this.flags,e.lb=-++this.nlb,this.push(e)}parseVerticalBar(){this.concat(),this.
swapVerticalBar()||this.op(T.Op.VERTICAL_BAR)}swapVerticalBar(){const e=this.stack.length;if(e>=3&&this.stack[e-2].op===
T.Op.VERTICAL_BAR&&xe.isCharClass(this.stack[e-1])&&xe.isCharClass(this.stack[e-3])){let t=this.stack[e-1],B=this.stack[e-
3];if(t.op>B.op){const r=B;B=t,t=r,this.stack[e-3]=B}return xe.mergeCharClass(B,t),this.reuse(t),this.pop(),!0}if(e>=2){
const t=this.stack[e-1],B=this.stack[e-2];if(B.op===T.Op.VERTICAL_BAR)return e>=3&&this.cleanAlt(this.stack[e-3]),this.stack[e-
2]=t,this.stack[e-1]=B,!0}return!1}parseRightParen(){if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),
this.stack.length<2)throw new Ee(xe.ERR_UNEXPECTED_PAREN,this.wholeRegexp);const e=this.pop(),t=this.pop();if(t.op!==T.Op.
LEFT_PAREN)throw new Ee(xe.ERR_UNEXPECTED_PAREN,this.wholeRegexp);if(this.flags=t.flags,t.lb!==0){if(xe.hasCapture(e))throw new Ee(
xe.ERR_INVALID_CAPTURE_IN_LOOKBEHIND,this.wholeRegexp);t.lb>0?t.op=T.Op.PLB:t.op=T.Op.NLB,t.subs=[e],this.push(t);return}
t.cap===0?this.push(e):(t.op=T.Op.CAPTURE,t.subs=[e],this.push(t))}parsePerlClassEscape(e,t){const B=e.pos();if((this.flags&
f.PERL_X)===0||!e.more()||e.pop()!==g.CODES["\\"]||!e.more())return!1;e.pop();const r=e.from(B),i=et.has(r)?et.get(r):null;
return i===null?!1:(t.appendGroup(i,(this.flags&f.FOLD_CASE)!==0),!0)}parseNamedClass(e,t){const B=e.rest(),r=B.indexOf(
":]");if(r<0)return!1;const i=B.substring(0,r+2);e.skipString(i);const u=w.has(i)?w.get(i):null;if(u===null)throw new Ee(
xe.ERR_INVALID_CHAR_RANGE,i);return t.appendGroup(u,(this.flags&f.FOLD_CASE)!==0),!0}parseUnicodeClass(e,t){const B=e.pos();
if((this.flags&f.UNICODE_GROUPS)===0||!e.lookingAt("\\p")&&!e.lookingAt("\\P"))return!1;e.skip(1);let r=1,i=e.pop();if(i===
g.CODES.P&&(r=-1),!e.more())throw e.rewindTo(B),new Ee(xe.ERR_INVALID_CHAR_RANGE,e.rest());i=e.pop();let u;if(i!==g.CODES["\
{"])u=N.runeToString(i);else{const P=e.rest(),Y=P.indexOf("}");if(Y<0)throw e.rewindTo(B),new Ee(xe.ERR_INVALID_CHAR_RANGE,
e.rest());u=P.substring(0,Y),e.skipString(u),e.skip(1)}u.length!==0&&u.codePointAt(0)===g.CODES["^"]&&(r=0-r,u=u.substring(
1));const d=xe.unicodeTable(u);if(d===null)throw new Ee(xe.ERR_INVALID_CHAR_RANGE,e.from(B));d.sign<0&&(r=0-r);const h=d.
tab,M=d.fold;if((this.flags&f.FOLD_CASE)===0||M===null)t.appendTableWithSign(h,r);else{const P=new j().appendTable(h).appendTable(
M).cleanClass().toArray();t.appendClassWithSign(Array.from(P),r)}return!0}parseClass(e){const t=e.pos();e.skip(1);const B=this.
newRegexp(T.Op.CHAR_CLASS);B.flags=this.flags;const r=new j;let i=1;e.more()&&e.lookingAt("^")&&(i=-1,e.skip(1),(this.flags&
f.CLASS_NL)===0&&r.appendRange(g.CODES[`
`],g.CODES[`
`]));let u=!0;for(;!e.more()||e.peek()!==g.CODES["]"]||u;){if(e.more()&&e.lookingAt("-")&&(this.flags&f.PERL_X)===0&&!u){
const P=e.rest();if(P==="-"||!P.startsWith("-]"))throw e.rewindTo(t),new Ee(xe.ERR_INVALID_CHAR_RANGE,e.rest())}u=!1;const d=e.
pos();if(e.lookingAt("[:")){if(this.parseNamedClass(e,r))continue;e.rewindTo(d)}if(this.parseUnicodeClass(e,r)||this.parsePerlClassEscape(
e,r))continue;e.rewindTo(d);const h=xe.parseClassChar(e,t);let M=h;if(e.more()&&e.lookingAt("-")){if(e.skip(1),e.more()&&
e.lookingAt("]"))e.skip(-1);else if(M=xe.parseClassChar(e,t),M<h)throw new Ee(xe.ERR_INVALID_CHAR_RANGE,e.from(d))}(this.
flags&f.FOLD_CASE)===0?r.appendRange(h,M):r.appendFoldedRange(h,M)}e.skip(1),r.cleanClass(),i<0&&r.negateClass(),B.runes=
r.toArray(),this.push(B)}},Ve=class OB{static initTest(e){const t=OB.compile(e),B=new OB(t.expr,t.prog,t.numSubexp,t.longest);
return B.cond=t.cond,B.prefix=t.prefix,B.prefixUTF8=t.prefixUTF8,B.prefixComplete=t.prefixComplete,B.prefixRune=t.prefixRune,
B.prefilter=t.prefilter,B.namedGroups=t.namedGroups,B}static compile(e){return OB.compileImpl(e,f.PERL,!1)}static compilePOSIX(e){
return OB.compileImpl(e,f.POSIX,!0)}static compileImpl(e,t,B){let r=ze.parse(e,t);const i=r.maxCap(),u=r.namedGroups;r=Qe.
simplify(r);const d=R.build(r),h=De.compileRegexp(r),M=new OB(e,h,i,B);M.prefilter=d.type===re.Type.NONE?null:d;const[P,
Y]=h.prefix();return M.prefixComplete=P,M.prefix=Y,M.prefixUTF8=N.stringToUtf8ByteArray(M.prefix),M.prefix.length>0&&(M.
prefixRune=M.prefix.codePointAt(0)),M.namedGroups=u,M}static match(e,t){return OB.compile(e).match(t)}constructor(e,t,B=0,r=0){
this.expr=e,this.prog=t,this.numSubexp=B,this.longest=r,this.cond=t.startCond(),this.prefix=null,this.prefixUTF8=null,this.
prefixComplete=!1,this.prefixRune=0,this.namedGroups=Object.create(null),this.machinePool=[],this.lazyDFA=null,this.onepass=
Tt.compile(this.prog),this.prefilter=null}get dfa(){return this.lazyDFA===null&&(this.lazyDFA=new ot(this.prog)),this.lazyDFA}matchPrefixComplete(e,t,B,r){
if((B===f.ANCHOR_START||B===f.ANCHOR_BOTH)&&t!==0)return null;let i=-1,u=-1;const d=e.prefixLength(this);if(B===f.UNANCHORED){
const h=e.index(this,t);if(h<0)return null;i=t+h,u=i+d}else if(B===f.ANCHOR_BOTH){if(e.endPos()!==d||e.index(this,0)!==0)
return null;i=0,u=d}else if(B===f.ANCHOR_START){if(e.index(this,0)!==0)return null;i=0,u=d}if(i<0)return null;if(r>0){const h=new Int32Array(
r).fill(-1);return h[0]=i,h[1]=u,Array.from(h)}return[]}createLookbehindState(){return this.prog.numLb>0?new St(this.prog):
null}executeEngine(e,t,B,r,i=null){if(this.prefixComplete&&(r===0||this.numSubexp===0))return this.matchPrefixComplete(e,
t,B,r);if(this.prefilter!==null&&B===f.UNANCHORED&&!this.prefilter.eval(e,t))return null;if(this.onepass!==null)return Tt.
execute(this,e,t,B,r);if(r>0)return this.prog.numLb===0&&e.endPos()<=mt.maxBitStateLen(this.prog)?mt.execute(this,e,t,B,
r):this.doExecuteNFA(e,t,B,r,i);if(this.prog.numLb===0){const u=this.dfa.match(e,t,B);if(u!==null)return u?[]:null;if(e.
endPos()<=mt.maxBitStateLen(this.prog))return mt.execute(this,e,t,B,r)}return this.doExecuteNFA(e,t,B,r,i)}numberOfCapturingGroups(){
return this.numSubexp}numberOfInstructions(){return this.prog.numInst()}get(){return this.machinePool.length>0?this.machinePool.
pop():null}reset(){this.machinePool.length=0}put(e){this.machinePool.push(e)}toString(){return this.expr}doExecuteNFA(e,t,B,r,i=null){
let u=this.get();u||(u=yt.fromRE2(this)),u.init(r);const d=u.match(e,t,B,i)?u.submatches():null;return this.put(u),d}match(e){
return this.executeEngine(Le.fromUTF16(e),0,f.UNANCHORED,0)!==null}matchWithGroup(e,t,B,r,i,u=null){return e instanceof Te||
(N.isByteArray(e)?e=k.utf8(e):e=k.utf16(e)),this.matchMachineInput(e,t,B,r,i,u)}matchMachineInput(e,t,B,r,i,u=null){if(t>
B)return[!1,null];const d=e.isUTF16Encoding()?Le.fromUTF16(e.asCharSequence(),0,B):Le.fromUTF8(e.asBytes(),0,B),h=this.executeEngine(
d,t,r,2*i,u);return h===null?[!1,null]:[!0,h]}matchUTF8(e){return this.executeEngine(Le.fromUTF8(e),0,f.UNANCHORED,0)!==
null}replaceAll(e,t){return this.replaceAllFunc(e,()=>t,2*e.length+1)}replaceFirst(e,t){return this.replaceAllFunc(e,()=>t,
1)}replaceAllFunc(e,t,B){let r=0,i=0,u="";const d=Le.fromUTF16(e),h=this.createLookbehindState();let M=0;for(;i<=e.length;){
const P=this.executeEngine(d,i,f.UNANCHORED,2,h);if(P===null||P.length===0)break;u+=e.substring(r,P[0]),(P[1]>r||P[0]===
0)&&(u+=t(e.substring(P[0],P[1])),M++),r=P[1];const Y=d.step(i)&7;if(i+Y>P[1]?i+=Y:i+1>P[1]?i++:i=P[1],M>=B)break}return u+=
e.substring(r),u}pad(e){if(e===null)return null;let t=(1+this.numSubexp)*2;if(e.length<t){let B=new Array(t).fill(-1);for(let r=0;r<
e.length;r++)B[r]=e[r];e=B}return e}allMatches(e,t,B=r=>r){let r=[];const i=e.endPos();t<0&&(t=i+1);let u=0,d=0,h=-1;const M=this.
createLookbehindState();for(;d<t&&u<=i;){const P=this.executeEngine(e,u,f.UNANCHORED,this.prog.numCap,M);if(P===null||P.
length===0)break;let Y=!0;if(P[1]===u){P[0]===h&&(Y=!1);const pe=e.step(u);pe<0?u=i+1:u+=pe&7}else u=P[1];h=P[1],Y&&(r.push(
B(this.pad(P))),d++)}return r}findUTF8(e){const t=this.executeEngine(Le.fromUTF8(e),0,f.UNANCHORED,2);return t===null?null:
e.slice(t[0],t[1])}findUTF8Index(e){const t=this.executeEngine(Le.fromUTF8(e),0,f.UNANCHORED,2);return t===null?null:t.slice(
0,2)}find(e){const t=this.executeEngine(Le.fromUTF16(e),0,f.UNANCHORED,2);return t===null?"":e.substring(t[0],t[1])}findIndex(e){
return this.executeEngine(Le.fromUTF16(e),0,f.UNANCHORED,2)}findUTF8Submatch(e){const t=this.executeEngine(Le.fromUTF8(e),
0,f.UNANCHORED,this.prog.numCap);if(t===null)return null;const B=new Array(1+this.numSubexp).fill(null);for(let r=0;r<B.
length;r++)2*r<t.length&&t[2*r]>=0&&(B[r]=e.slice(t[2*r],t[2*r+1]));return B}findUTF8SubmatchIndex(e){return this.pad(this.
executeEngine(Le.fromUTF8(e),0,f.UNANCHORED,this.prog.numCap))}findSubmatch(e){const t=this.executeEngine(Le.fromUTF16(e),
0,f.UNANCHORED,this.prog.numCap);if(t===null)return null;const B=new Array(1+this.numSubexp).fill(null);for(let r=0;r<B.
length;r++)2*r<t.length&&t[2*r]>=0&&(B[r]=e.substring(t[2*r],t[2*r+1]));return B}findSubmatchIndex(e){return this.pad(this.
executeEngine(Le.fromUTF16(e),0,f.UNANCHORED,this.prog.numCap))}findAllUTF8(e,t){const B=this.allMatches(Le.fromUTF8(e),
t,r=>e.slice(r[0],r[1]));return B.length===0?null:B}findAllUTF8Index(e,t){const B=this.allMatches(Le.fromUTF8(e),t,r=>r.
slice(0,2));return B.length===0?null:B}findAll(e,t){const B=this.allMatches(Le.fromUTF16(e),t,r=>e.substring(r[0],r[1]));
return B.length===0?null:B}findAllIndex(e,t){const B=this.allMatches(Le.fromUTF16(e),t,r=>r.slice(0,2));return B.length===
0?null:B}findAllUTF8Submatch(e,t){const B=this.allMatches(Le.fromUTF8(e),t,r=>{let i=new Array(r.length/2|0).fill(null);
for(let u=0;u<i.length;u++)r[2*u]>=0&&(i[u]=e.slice(r[2*u],r[2*u+1]));return i});return B.length===0?null:B}findAllUTF8SubmatchIndex(e,t){
const B=this.allMatches(Le.fromUTF8(e),t);return B.length===0?null:B}findAllSubmatch(e,t){const B=this.allMatches(Le.fromUTF16(
e),t,r=>{let i=new Array(r.length/2|0).fill(null);for(let u=0;u<i.length;u++)r[2*u]>=0&&(i[u]=e.substring(r[2*u],r[2*u+1]));
return i});return B.length===0?null:B}findAllSubmatchIndex(e,t){const B=this.allMatches(Le.fromUTF16(e),t);return B.length===
0?null:B}},Mt=class AB{static UNANCHORED=f.UNANCHORED;static ANCHOR_START=f.ANCHOR_START;static ANCHOR_BOTH=f.ANCHOR_BOTH;constructor(e=AB.
UNANCHORED,t=0,B=8388608){if(![AB.UNANCHORED,AB.ANCHOR_START,AB.ANCHOR_BOTH].includes(e))throw new F("The anchor should \
be RE2Set.UNANCHORED, RE2Set.ANCHOR_START or RE2Set.ANCHOR_BOTH");N.checkFlags(t),this.anchor=e,this.jsFlags=t,this.maxMem=
B;let r=f.PERL;(t&L.DISABLE_UNICODE_GROUPS)!==0&&(r&=~f.UNICODE_GROUPS),(t&L.LOOKBEHINDS)!==0&&(r|=f.LOOKBEHIND),this.re2Flags=
r,this.regexps=[],this.prog=null,this.dfa=null,this.dummyRe2=null}add(e){if(this.prog)throw new b("Cannot add patterns a\
fter compile");N.checkPattern(e);let t=e;(this.jsFlags&L.CASE_INSENSITIVE)!==0&&(t=`(?i)${t}`),(this.jsFlags&L.DOTALL)!==
0&&(t=`(?s)${t}`),(this.jsFlags&L.MULTILINE)!==0&&(t=`(?m)${t}`);const B=ze.parse(t,this.re2Flags);return this.regexps.push(
Qe.simplify(B)),this.regexps.length-1}compile(){if(this.prog)return;const e=De.compileSet(this.regexps);if(e.numInst()>ze.
MAX_SIZE)throw new b(`${ze.ERR_LARGE}: the set compiles to ${e.numInst()} instructions, more than ${ze.MAX_SIZE}`);this.
prog=e,this.dfa=new ot(this.prog,this.maxMem),this.dummyRe2={prog:this.prog,cond:this.prog.startCond(),prefix:"",prefixRune:0,
longest:!1}}match(e){this.prog||this.compile();const t=N.isByteArray(e)?Le.fromUTF8(e):Le.fromUTF16(e);let B=f.UNANCHORED;
this.anchor===AB.ANCHOR_START?B=f.ANCHOR_START:this.anchor===AB.ANCHOR_BOTH&&(B=f.ANCHOR_BOTH);const r=this.dfa.matchSet(
t,0,B);if(r!==null)return r;const i=yt.fromRE2(this.dummyRe2);return i.init(0),i.matchSet(t,0,B)}},Nt=class TB{static isHexadecimal(e){
return"0"<=e&&e<="9"||"A"<=e&&e<="F"||"a"<=e&&e<="f"}static translate(e){let t="";if(Object.prototype.toString.call(e)===
"[object RegExp]"&&(e.ignoreCase&&(t+="i"),e.multiline&&(t+="m"),e.dotAll&&(t+="s"),e=e.source),typeof e!="string")return e;
let B="",r=!1,i=e.length;i===0&&(B="(?:)",r=!0);let u=!1,d=0;for(;d<i;){let M=e[d];if(M==="\\"){if(d+1<i)switch(M=e[d+1],
M){case"\\":B+="\\\\",d+=2;continue;case"c":if(d+2<i){let pe=e[d+2].charCodeAt(0);if(pe>=65&&pe<=90||pe>=97&&pe<=122){let de=pe%
32;B+="\\x",B+=(de>>4).toString(16).toUpperCase(),B+=(de&15).toString(16).toUpperCase(),d+=3,r=!0;continue}}B+="c",d+=2,
r=!0;continue;case"u":if(d+2<i){if(e[d+2]==="{"){let pe=d+3,de=!1,le=!1;for(;pe<i;){const be=e[pe];if(be==="}"){le=!0;break}
if(!TB.isHexadecimal(be))break;de=!0,pe++}if(le&&de){B+="\\x",d+=2,r=!0;continue}}else if(d+5<i){let pe=!0;for(let de=0;de<
4;de++)if(!TB.isHexadecimal(e[d+2+de])){pe=!1;break}if(pe){B+="\\x{"+e.substring(d+2,d+6)+"}",d+=6,r=!0;continue}}}B+="u",
d+=2,r=!0;continue;case"x":{let pe=!1;if(d+2<i&&e[d+2]==="{"){let de=d+3,le=!1,be=!1;for(;de<i;){const Xe=e[de];if(Xe===
"}"){be=!0;break}if(!TB.isHexadecimal(Xe))break;le=!0,de++}be&&le&&(pe=!0)}else d+3<i&&TB.isHexadecimal(e[d+2])&&TB.isHexadecimal(
e[d+3])&&(pe=!0);pe?(B+="\\x",d+=2):(B+="x",d+=2,r=!0);continue}case"n":case"r":case"t":case"a":case"f":case"v":case"d":case"\
D":case"s":case"S":case"w":case"W":case"b":case"B":case"p":case"P":case"A":case"z":case"Q":case"E":case"0":case"1":case"\
2":case"3":case"4":case"5":case"6":case"7":B+="\\"+M,d+=2;continue;default:{let pe=e.codePointAt(d+1);if(pe>=48&&pe<=57||
pe>=65&&pe<=90||pe>=97&&pe<=122){let de=N.charCount(pe);B+=e.substring(d+1,d+1+de),d+=de+1,r=!0}else{B+="\\";let de=N.charCount(
pe);B+=e.substring(d+1,d+1+de),d+=de+1}continue}}}else if(M==="/"){B+="\\/",d+=1,r=!0;continue}else if(M==="["){if(!u&&e[d+
1]==="]"){B+="[^\\x00-\\x{10FFFF}]",d+=2,r=!0;continue}if(!u&&e[d+1]==="^"&&e[d+2]==="]"){B+="[\\x00-\\x{10FFFF}]",d+=3,
r=!0;continue}u=!0}else if(M==="]")u=!1;else if(!u&&M==="("&&d+2<i&&e[d+1]==="?"&&e[d+2]==="<"&&d+3<i&&!"=!>)".includes(
e[d+3])){B+="(?P<",d+=3,r=!0;continue}let P=e.codePointAt(d),Y=N.charCount(P);B+=e.substring(d,d+Y),d+=Y}const h=r?B:e;return t.
length>0?`(?${t})${h}`:h}};const Qt=(p,e)=>{const t=p.matchArray();return t.index=p.start(0),t.input=e,t.groups=p.namedGroupsObject(),
t};var rB=class cB{static CASE_INSENSITIVE=L.CASE_INSENSITIVE;static DOTALL=L.DOTALL;static MULTILINE=L.MULTILINE;static DISABLE_UNICODE_GROUPS=L.
DISABLE_UNICODE_GROUPS;static LONGEST_MATCH=L.LONGEST_MATCH;static LOOKBEHINDS=L.LOOKBEHINDS;static quote(e){return N.quoteMeta(
e)}static quoteReplacement(e,t=!1){return Ye.quoteReplacement(e,t)}static translateRegExp(e){return Nt.translate(e)}static compile(e,t=0){
N.checkPattern(e),N.checkFlags(t);let B=e;(t&cB.CASE_INSENSITIVE)!==0&&(B=`(?i)${B}`),(t&cB.DOTALL)!==0&&(B=`(?s)${B}`),
(t&cB.MULTILINE)!==0&&(B=`(?m)${B}`);let r=f.PERL;(t&cB.DISABLE_UNICODE_GROUPS)!==0&&(r&=~f.UNICODE_GROUPS),(t&cB.LOOKBEHINDS)!==
0&&(r|=f.LOOKBEHIND);const i=new cB(e,t);return i.re2Input=Ve.compileImpl(B,r,(t&cB.LONGEST_MATCH)!==0),i}static matches(e,t){
return cB.compile(e).testExact(t)}static initTest(e,t,B){if(e==null)throw new Error("pattern is null");if(B==null)throw new Error(
"re2 is null");const r=new cB(e,t);return r.re2Input=B,r}constructor(e,t){this.patternInput=e,this.flagsInput=t,this.re2Input=
null}reset(){this.re2Input.reset()}flags(){return this.flagsInput}pattern(){return this.patternInput}re2(){return this.re2Input}matches(e){
return this.testExact(e)}matcher(e){return N.isByteArray(e)&&(e=k.utf8(e)),new Ye(this,e)}test(e){return N.isByteArray(e)?
this.re2Input.matchUTF8(e):this.re2Input.match(e)}testExact(e){const t=N.isByteArray(e)?Le.fromUTF8(e):Le.fromUTF16(e);return this.
re2Input.executeEngine(t,0,f.ANCHOR_BOTH,0)!==null}exec(e){const t=this.matcher(e);return t.find()?Qt(t,e):null}split(e,t=0){
const B=this.matcher(e),r=[];let i=0,u=0;for(;B.find();){if(u===0&&B.end()===0){u=B.end();continue}if(t>0&&r.length===t-
1)break;if(u===B.start()){if(t===0){i+=1,u=B.end();continue}}else for(;i>0;)r.push(""),i-=1;r.push(B.substring(u,B.start())),
u=B.end()}if(t===0&&u!==B.inputLength()){for(;i>0;)r.push(""),i-=1;r.push(B.substring(u,B.inputLength()))}return(t!==0||
r.length===0&&!(u===B.inputLength()&&u>0))&&r.push(B.substring(u,B.inputLength())),r}*matchAll(e){const t=this.matcher(e);
for(;t.find();)yield Qt(t,e)}toString(){return this.patternInput}programSize(){return this.re2Input.numberOfInstructions()}groupCount(){
return this.re2Input.numberOfCapturingGroups()}namedGroups(){return this.re2Input.namedGroups}equals(e){return this===e?
!0:e===null||this.constructor!==e.constructor?!1:this.flagsInput===e.flagsInput&&this.patternInput===e.patternInput}};function RB(p,...e){
if(Array.isArray(p)&&"raw"in p){const B=String.raw(p,...e);return rB.compile(B)}const t=typeof p=="number"?p:0;return(B,...r)=>{
const i=String.raw(B,...r);return rB.compile(i,t)}}},49567:function(It,$e,Oe){Oe.r($e),Oe.d($e,{bigint:()=>ae,boolean:()=>U,
date:()=>g,number:()=>Ce,string:()=>J});var f=Oe(43759),L=Oe(2503);function J(C){return f.K_(L.NDH,C)}function Ce(C){return f.
qG(L.rSt,C)}function U(C){return f.dN(L.WFD,C)}function ae(C){return f.St(L.Lr4,C)}function g(C){return f.B4(L.aPP,C)}},
961:function(It,$e,Oe){Oe.d($e,{G:()=>g,g:()=>C});var f=Oe(37428),L=Oe(88532),J=Oe(54723);const Ce=new WeakSet([Object.prototype,
Error.prototype]);function U(ge,we,Ae){Object.defineProperty(ge,we,{configurable:!0,enumerable:!1,get(){const l=Ae(this);
return Object.defineProperty(this,we,{value:l,configurable:!0,writable:!0}),l},set(l){Object.defineProperty(this,we,{value:l,
configurable:!0,writable:!0})}})}const ae=(ge,we)=>{f.a$.init(ge,we),ge.name="ZodError";const Ae=Object.getPrototypeOf(ge);
Ce.has(Ae)||(Ce.add(Ae),U(Ae,"format",l=>Ge=>f.Wk(l,Ge)),U(Ae,"flatten",l=>Ge=>f.JM(l,Ge)),U(Ae,"addIssue",l=>Ge=>{l.issues.
push(Ge),l.message=JSON.stringify(l.issues,J.k8,2)}),U(Ae,"addIssues",l=>Ge=>{l.issues.push(...Ge),l.message=JSON.stringify(
l.issues,J.k8,2)}),Object.defineProperty(Ae,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},
g=L.xI("ZodError",ae),C=L.xI("ZodError",ae,void 0,{Parent:Error})},64377:function(It,$e,Oe){Oe.r($e),Oe.d($e,{ZodISODate:()=>L.
Brp,ZodISODateTime:()=>L.You,ZodISODuration:()=>L.$A2,ZodISOTime:()=>L.WV4,date:()=>Ce,datetime:()=>J,duration:()=>ae,time:()=>U});
var f=Oe(43759),L=Oe(2503);function J(g){return f.G1(L.You,g)}function Ce(g){return f.db(L.Brp,g)}function U(g){return f.
Kn(L.WV4,g)}function ae(g){return f.f2(L.$A2,g)}},2503:function(It,$e,Oe){Oe.d($e,{Lr4:()=>fe,WFD:()=>Fe,aPP:()=>PB,Brp:()=>it,
You:()=>Ot,$A2:()=>Ht,WV4:()=>Ft,rSt:()=>sB,NDH:()=>qe,YOg:()=>HB,zMY:()=>ve,k5n:()=>KB,Whr:()=>c,euz:()=>Fn,_H3:()=>gn,
aig:()=>s,Ikc:()=>pn,jgl:()=>In,g1P:()=>nn,rej:()=>dn,YjP:()=>_t,PVZ:()=>Bn,KCZ:()=>jB,L5J:()=>Yt,OZ5:()=>w});var f=Oe(88532),
L=Oe(54723);class J extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),
this.name="ZodCyclicError"}}const Ce="~memo",U=[];function ae(n){return n!==null&&typeof n=="object"}function g(n){return n.
map(o=>o.path?{...o,path:o.path.slice()}:{...o})}const C=new WeakMap,ge=0,we=1,Ae=2;function l(n,o,v){const K=C.get(n);if(K!==
void 0)return K?Ae:ge;if(o.has(n))return Ae;o.add(n);let ee=ge;const ie=Gt=>{if(ee!==Ae&&Gt?._zod){const Vt=l(Gt,o,v);Vt>
ee&&(ee=Vt)}},ke=(Gt,Vt)=>{let Wt=ge;for(const uB of Reflect.ownKeys(Gt)){const yB=Object.getOwnPropertyDescriptor(Gt,uB);
if(Vt&&!yB.enumerable)continue;const dB=yB.get?we:yB.value?._zod?l(yB.value,o,v):ge;dB>Wt&&(Wt=dB)}return Wt},gt=Gt=>{Gt>
ee&&(ee=Gt)},ct=n._zod.def,qt=ct.type;switch(qt){case"object":{const Gt=L.MO(ct);gt(Gt?ke(Gt,!0):we),ie(ct.catchall);break}case"\
array":ie(ct.element);break;case"tuple":for(const Gt of ct.items)ie(Gt);ie(ct.rest);break;case"record":case"map":ie(ct.keyType),
ie(ct.valueType);break;case"set":ie(ct.valueType);break;case"union":for(const Gt of ct.options)ie(Gt);break;case"interse\
ction":ie(ct.left),ie(ct.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readon\
ly":case"nonoptional":case"promise":case"success":ie(ct.innerType);break;case"pipe":ie(ct.in),ie(ct.out);break;case"func\
tion":ie(ct.input),ie(ct.output);break;case"lazy":{const Gt=ct._cachedInner??(v?n._zod.innerType:void 0);gt(Gt?l(Gt,o,!1):
we);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefi\
ned":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"\
transform":case"custom":break;default:for(const Gt in ct){const Vt=Object.getOwnPropertyDescriptor(ct,Gt);if(!Vt||Vt.get)
continue;const Wt=Vt.value;if(!(!Wt||typeof Wt!="object")){if(Wt._zod)ie(Wt);else if(Array.isArray(Wt))for(const uB of Wt)
ie(uB)}}}return o.delete(n),Ge(n,ee)}function Ge(n,o){return o!==we&&C.set(n,o===Ae),o}function _e(n){return l(n,new Set,
!0)!==ge}function He(n,o){let v=n.buckets.get(o);return v||(v=new WeakMap,n.buckets.set(o,v)),v}let X;const Re=[],Ee={alloc(n,o,v){
const K=X;if(!K)return v;X=void 0;const ee={value:v,issues:null};return K.set(o.value,ee),Re.push(ee),v},guard(n){var o;
(o=n._zod).deferred??(o.deferred=[]),n._zod.deferred.push(()=>{const v=n._zod.parse,K=(ee,ie)=>{if(ie.direction!=="backw\
ard"&&I(ie,ee.value))throw new J;return v(ee,ie)};n._zod.parse=K,n._zod.run===v&&(n._zod.run=K)})},attach(n){var o;let v,
K=!1,ee,ie;(o=n._zod).deferred??(o.deferred=[]),n._zod.deferred.push(()=>{const ke=n._zod.parse,gt=(ct,qt)=>{if(v===void 0){
const wB=l(n,new Set,!1);if(wB===ge)return n._zod.parse=ke,n._zod.run===gt&&(n._zod.run=ke),ke(ct,qt);wB===Ae||K?v=!0:K=
!0}const Gt=ct.value;if(!ae(Gt))return ke(ct,qt);let Vt=qt[Ce];Vt||(Vt={buckets:new WeakMap,backEdges:void 0},qt[Ce]=Vt);
let Wt;ee===qt?Wt=ie:(Wt=He(Vt,n),ee=qt,ie=Wt);const uB=Wt.get(Gt);if(uB)return ct.value=uB.value,uB.issues?uB.issues.length&&
ct.issues.push(...g(uB.issues)):(ct.memo=!0,Vt.backEdges??(Vt.backEdges=new WeakSet),Vt.backEdges.add(uB.value)),ct;X=Wt;
const yB=Re.length,dB=ke(ct,qt);X=void 0;const zB=Re.length>yB?Re.pop():void 0;return dB instanceof Promise?dB.then(wB=>(zB&&
(zB.issues=wB.issues.length?g(wB.issues):U),wB)):(zB&&(zB.issues=dB.issues.length?g(dB.issues):U),dB)};n._zod.parse=gt,n.
_zod.run===ke&&(n._zod.run=gt)})}};function b(){return Ee}function I(n,o){const v=n[Ce]?.backEdges;return v!==void 0&&ae(
o)&&v.has(o)}var F=Oe(56985),O=Oe(29396),S=Oe(43759),x=Oe(98439),Z=Oe(87509);const z=()=>{const n={string:{unit:"charact\
ers",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to h\
ave"},map:{unit:"entries",verb:"to have"}};function o(ie){return n[ie]??null}const v={regex:"input",email:"email address",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"\
IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded strin\
g",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"\
credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},K={nan:"NaN"};function ee(ie,ke){return ie==="number"&&
typeof ke=="number"&&!Number.isFinite(ke)?String(ke):K[ie]??ie}return ie=>{switch(ie.code){case"invalid_type":{const ke=ee(
ie.expected),gt=L.GW(ie.input),ct=ee(gt,ie.input);return`Invalid input: expected ${ke}, received ${ct}`}case"invalid_val\
ue":return ie.values.length===1?`Invalid input: expected ${L.B7(ie.values[0])}`:`Invalid option: expected one of ${L.jw(
ie.values,"|")}`;case"too_big":{const ke=ie.exact?"exactly ":ie.inclusive?"<=":"<",gt=o(ie.origin);return gt?`Too big: e\
xpected ${ie.origin??"value"} to have ${ke}${ie.maximum.toString()} ${gt.unit??"elements"}`:`Too big: expected ${ie.origin??
"value"} to be ${ke}${ie.maximum.toString()}`}case"too_small":{const ke=ie.exact?"exactly ":ie.inclusive?">=":">",gt=o(ie.
origin);return gt?`Too small: expected ${ie.origin} to have ${ke}${ie.minimum.toString()} ${gt.unit}`:`Too small: expect\
ed ${ie.origin} to be ${ke}${ie.minimum.toString()}`}case"invalid_format":{const ke=ie;return ke.format==="starts_with"?
`Invalid string: must start with "${ke.prefix}"`:ke.format==="ends_with"?`Invalid string: must end with "${ke.suffix}"`:
ke.format==="includes"?`Invalid string: must include "${ke.includes}"`:ke.format==="regex"?`Invalid string: must match p\
attern ${ke.pattern}`:`Invalid ${v[ke.format]??ie.format}`}case"not_multiple_of":return`Invalid number: must be a multip\
le of ${ie.divisor}`;case"unrecognized_keys":return`Unrecognized key${ie.keys.length>1?"s":""}: ${L.jw(ie.keys,", ")}`;case"\
invalid_key":return`Invalid key in ${ie.origin}`;case"invalid_union":return ie.options&&Array.isArray(ie.options)&&ie.options.
length>0?`Invalid discriminator value. Expected ${ie.options.map(gt=>`'${gt}'`).join(" | ")}`:ie.inclusive===!1?"Invalid\
 input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${ie.origin}`;default:
return"Invalid input"}}};function N(){return{localeError:z()}}var ce=Oe(37428);function Te(n,o){return{callee:o?.callee??
n,Err:o?.Err}}const Ne=n=>{const o=(v,K,ee,ie)=>{const ke=ee?{...ee,async:!1}:{async:!1},gt=v._zod.run({value:K,issues:[]},
ke);if(gt instanceof Promise)throw new f.GT;if(gt.issues.length){const ct=new(ie?.Err??n)(gt.issues.map(qt=>L.iR(qt,ke,f.
$W())));throw L.gx(ct,ie?.callee??o),ct}return gt.value};return o},ne=Ne(ce.Kd),k=n=>{const o=async(v,K,ee,ie)=>{const ke=ee?
{...ee,async:!0}:{async:!0};let gt=v._zod.run({value:K,issues:[]},ke);if(gt instanceof Promise&&(gt=await gt),gt.issues.
length){const ct=new(ie?.Err??n)(gt.issues.map(qt=>L.iR(qt,ke,f.$W())));throw L.gx(ct,ie?.callee??o),ct}return gt.value};
return o},ue=k(ce.Kd),me=n=>(o,v,K)=>{const ee=K?{...K,async:!1}:{async:!1},ie=o._zod.run({value:v,issues:[]},ee);if(ie instanceof
Promise)throw new f.GT;return ie.issues.length?Le(n,ie.issues,ee):{success:!0,data:ie.value}},Pe=me(ce.Kd);function Le(n,o,v){
let K;return{success:!1,get error(){return K||(K=new n(o.map(ee=>L.iR(ee,v,f.$W()))),o=void 0,v=void 0),K},set error(ee){
K=ee,o=void 0,v=void 0}}}const Ye=n=>async(o,v,K)=>{const ee=K?{...K,async:!0}:{async:!0};let ie=o._zod.run({value:v,issues:[]},
ee);return ie instanceof Promise&&(ie=await ie),ie.issues.length?Le(n,ie.issues,ee):{success:!0,data:ie.value}},H=Ye(ce.
Kd),Dt=Symbol.for("zod.compile.invalid"),St=Symbol.for("zod.compile.fallback"),yt=((n,o,v)=>{const K=n._zod.bag.validator;
if(K!==void 0){if(K(o)!==Dt)return!0;if(K.definite===!0&&v===void 0)return!1}return Et(n,o,v)});function Et(n,o,v){const K=v?
{...v,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},ee=n._zod.bag.fallbackRun;let ie;if(ee?(K[St]=!0,ie=ee({value:o,issues:[]},
K)):ie=n._zod.run({value:o,issues:[]},K),ie instanceof Promise)throw new f.GT;return ie.issues.length===0}const Ct=async(n,o,v)=>{
const K=v?{...v,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let ee=n._zod.run({value:o,issues:[]},K);return ee instanceof
Promise&&(ee=await ee),ee.issues.length===0},Me=n=>{const o=Ne(n),v=(K,ee,ie,ke)=>{const gt=ie?{...ie,direction:"backwar\
d"}:{direction:"backward"};return o(K,ee,gt,Te(v,ke))};return v},je=Me(ce.Kd),q=n=>{const o=Ne(n),v=(K,ee,ie,ke)=>o(K,ee,
ie,Te(v,ke));return v},pt=q(ce.Kd),ot=n=>{const o=k(n),v=async(K,ee,ie,ke)=>{const gt=ie?{...ie,direction:"backward"}:{direction:"\
backward"};return await o(K,ee,gt,Te(v,ke))};return v},lt=ot(ce.Kd),Be=n=>{const o=k(n),v=async(K,ee,ie,ke)=>await o(K,ee,
ie,Te(v,ke));return v},te=Be(ce.Kd),wt=n=>(o,v,K)=>{const ee=K?{...K,direction:"backward"}:{direction:"backward"};return me(
n)(o,v,ee)},nt=wt(ce.Kd),dt=n=>(o,v,K)=>me(n)(o,v,K),mt=dt(ce.Kd),ft=n=>async(o,v,K)=>{const ee=K?{...K,direction:"backw\
ard"}:{direction:"backward"};return Ye(n)(o,v,ee)},Ut=ft(ce.Kd),xt=n=>async(o,v,K)=>Ye(n)(o,v,K),zt=xt(ce.Kd);var ht=Oe(
961);const Ke=Ne(ht.g),Tt=k(ht.g),T=me(ht.g),Ie=Ye(ht.g),at=Me(ht.g),re=q(ht.g),R=ot(ht.g),E=Be(ht.g),Q=wt(ht.g),V=dt(ht.
g),G=ft(ht.g),W=xt(ht.g);function De(){f.cr.localeError||f.$W(N())}function Qe(){f.cr.memoizer||f.$W({memoizer:b()})}const he=f.
xI("ZodType",(n,o)=>(De(),F.W4.init(n,o),n.def=o,n.type=o.type,n),{check(...n){const o=this.def;return this.clone(L.zM(o,
{checks:[...o.checks??[],...n.map(v=>typeof v=="function"?{_zod:{check:v,def:{check:"custom"},onattach:[]}}:v)]}),{parent:!0})},
with(...n){return this.check(...n)},clone(n,o){return L.o8(this,n,o)},brand(){return this},register(n,o){return n.add(this,
o),this},refine(n,o){return this.check(Wn(n,o))},superRefine(n,o){return this.check(Xn(n,o))},overwrite(n){return this.check(
S.bS(n))},optional(){return YB(this)},exactOptional(){return Rn(this)},nullable(){return VB(this)},nullish(){return YB(VB(
this))},nonoptional(n){return Hn(this,n)},array(){return HB(this)},or(n){return jB([this,n])},and(n){return On(this,n)},
transform(n){return an(this,rn(n))},default(n){return vn(this,n)},prefault(n){return Pn(this,n)},catch(n){return zn(this,
n)},pipe(n){return an(this,n)},readonly(){return Un(this)},describe(n){const o=this.clone();return O.fd.add(o,{description:n}),
o},meta(...n){if(n.length===0)return O.fd.get(this);const o=this.clone();return O.fd.add(o,n[0]),o},isOptional(){return this.
safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(n,...o){return o.length===0?n(this):n(
this,...o)},get"~standard"(){return L.jD(this,"~standard",{...F.YK(this),jsonSchema:{input:(0,Z.uE)(this,"input"),output:(0,Z.
uE)(this,"output")}})},set"~standard"(n){L.qh(this,"~standard",n)},parse:function n(o,v){return Ke(this,o,v,{callee:n})},
parseAsync:async function n(o,v){return await Tt(this,o,v,{callee:n})},safeParse(n,o){return T(this,n,o)},async safeParseAsync(n,o){
return Ie(this,n,o)},get spa(){return this?.safeParseAsync},set spa(n){L.qh(this,"spa",n)},validate(n,o){return yt(this,
n,o)},validateAsync(n,o){return Ct(this,n,o)},encode:function n(o,v){return at(this,o,v,{callee:n})},decode:function n(o,v){
return re(this,o,v,{callee:n})},encodeAsync:async function n(o,v){return await R(this,o,v,{callee:n})},decodeAsync:async function n(o,v){
return await E(this,o,v,{callee:n})},safeEncode(n,o){return Q(this,n,o)},safeDecode(n,o){return V(this,n,o)},async safeEncodeAsync(n,o){
return G(this,n,o)},async safeDecodeAsync(n,o){return W(this,n,o)},toJSONSchema(n){return(0,Z.OA)(this,{})(n)},get description(){
return O.fd.get(this)?.description},get _def(){return this._zod.def}}),rt=f.xI("_ZodString",(n,o)=>{F.$v.init(n,o),he.init(
n,o),n._zod.processJSONSchema=(v,K,ee)=>x.SW(n,v,K,ee)},L.un({format:n=>x.Fs(n).format??null,minLength:n=>x.Fs(n).minimum??
null,maxLength:n=>x.Fs(n).maximum??null},{regex(...n){return this.check(S.Fk(...n))},includes(...n){return this.check(S.
dR(...n))},startsWith(...n){return this.check(S.$S(...n))},endsWith(...n){return this.check(S.ER(...n))},min(...n){return this.
check(S.m9(...n))},max(...n){return this.check(S.Eb(...n))},length(...n){return this.check(S.YA(...n))},nonempty(...n){return this.
check(S.m9(1,...n))},lowercase(n){return this.check(S.hH(n))},uppercase(n){return this.check(S.qF(n))},trim(){return this.
check(S.WN())},normalize(...n){return this.check(S.lo(...n))},toLowerCase(){return this.check(S.Il())},toUpperCase(){return this.
check(S.xY())},slugify(){return this.check(S.TL())}})),qe=f.xI("ZodString",(n,o)=>{F.$v.init(n,o),rt.init(n,o)},{email(n){
return this.check(S.Mu(At,n))},url(n){return this.check(S.Fn(D,n))},jwt(n){return this.check(S.rk(CB,n))},emoji(n){return this.
check(S.aC(se,n))},guid(n){return this.check(S.tB(tB,n))},uuid(n){return this.check(S.Be(Kt,n))},uuidv4(n){return this.check(
S.nA(Kt,n))},uuidv6(n){return this.check(S.pY(Kt,n))},uuidv7(n){return this.check(S.wA(Kt,n))},nanoid(n){return this.check(
S.Dl(Ve,n))},cuid(n){return this.check(S.fs(Nt,n))},cuid2(n){return this.check(S.Bj(rB,n))},ulid(n){return this.check(S.
Ct(p,n))},base64(n){return this.check(S.rt(Xe,n))},base64url(n){return this.check(S.cU(ut,n))},xid(n){return this.check(
S.Pw(t,n))},ksuid(n){return this.check(S._z(r,n))},ipv4(n){return this.check(S.Ny(u,n))},ipv6(n){return this.check(S.$O(
P,n))},cidrv4(n){return this.check(S.Uy(pe,n))},cidrv6(n){return this.check(S.gP(le,n))},e164(n){return this.check(S.KB(
y,n))},datetime(n){return this.check(S.G1(Ot,n))},date(n){return this.check(S.db(it,n))},time(n){return this.check(S.Kn(
Ft,n))},duration(n){return this.check(S.f2(Ht,n))}});function _t(n){return S.Rl(qe,n)}const et=f.xI("ZodStringFormat",(n,o)=>{
F.EY.init(n,o),rt.init(n,o)}),Ot=f.xI("ZodISODateTime",(n,o)=>{F.Ko.init(n,o),et.init(n,o)}),it=f.xI("ZodISODate",(n,o)=>{
F.v1.init(n,o),et.init(n,o)}),Ft=f.xI("ZodISOTime",(n,o)=>{F.Ax.init(n,o),et.init(n,o)}),Ht=f.xI("ZodISODuration",(n,o)=>{
F.$N.init(n,o),et.init(n,o)}),At=f.xI("ZodEmail",(n,o)=>{F.qG.init(n,o),et.init(n,o)});function nB(n){return core._email(
At,n)}const tB=f.xI("ZodGUID",(n,o)=>{F.Zc.init(n,o),et.init(n,o)});function jt(n){return core._guid(tB,n)}const Kt=f.xI(
"ZodUUID",(n,o)=>{F.Zn.init(n,o),et.init(n,o)});function lB(n){return core._uuid(Kt,n)}function fB(n){return core._uuidv4(
Kt,n)}function gB(n){return core._uuidv6(Kt,n)}function hB(n){return core._uuidv7(Kt,n)}const D=f.xI("ZodURL",(n,o)=>{F.
VY.init(n,o),et.init(n,o)});function w(n){return S.Fn(D,n)}function j(n){return core._url(D,{protocol:regexes.httpProtocol,
hostname:regexes.domain,...util.normalizeParams(n)})}const se=f.xI("ZodEmoji",(n,o)=>{F.cG.init(n,o),et.init(n,o)});function ze(n){
return core._emoji(se,n)}const Ve=f.xI("ZodNanoID",(n,o)=>{F.Py.init(n,o),et.init(n,o)});function Mt(n){return core._nanoid(
Ve,n)}const Nt=f.xI("ZodCUID",(n,o)=>{F.bl.init(n,o),et.init(n,o)});function Qt(n){return core._cuid(Nt,n)}const rB=f.xI(
"ZodCUID2",(n,o)=>{F.Zu.init(n,o),et.init(n,o)});function RB(n){return core._cuid2(rB,n)}const p=f.xI("ZodULID",(n,o)=>{
F.g5.init(n,o),et.init(n,o)});function e(n){return core._ulid(p,n)}const t=f.xI("ZodXID",(n,o)=>{F.TF.init(n,o),et.init(
n,o)});function B(n){return core._xid(t,n)}const r=f.xI("ZodKSUID",(n,o)=>{F.GY.init(n,o),et.init(n,o)});function i(n){return core.
_ksuid(r,n)}const u=f.xI("ZodIPv4",(n,o)=>{F.Lc.init(n,o),et.init(n,o)});function d(n){return core._ipv4(u,n)}const h=null;
function M(n){return core._mac(h,n)}const P=f.xI("ZodIPv6",(n,o)=>{F.Zy.init(n,o),et.init(n,o)});function Y(n){return core.
_ipv6(P,n)}const pe=f.xI("ZodCIDRv4",(n,o)=>{F.CI.init(n,o),et.init(n,o)});function de(n){return core._cidrv4(pe,n)}const le=f.
xI("ZodCIDRv6",(n,o)=>{F.Cn.init(n,o),et.init(n,o)});function be(n){return core._cidrv6(le,n)}const Xe=f.xI("ZodBase64",
(n,o)=>{F.Dq.init(n,o),et.init(n,o)});function st(n){return core._base64(Xe,n)}const ut=f.xI("ZodBase64URL",(n,o)=>{F.CQ.
init(n,o),et.init(n,o)});function A(n){return core._base64url(ut,n)}const y=f.xI("ZodE164",(n,o)=>{F.Oy.init(n,o),et.init(
n,o)});function Se(n){return core._e164(y,n)}const tt=null;function Rt(n){return core._creditCard(tt,n)}const Pt=null;function pB(n){
return core._iban(Pt,n)}const CB=f.xI("ZodJWT",(n,o)=>{F.h8.init(n,o),et.init(n,o)});function GB(n){return core._jwt(CB,
n)}const iB=null;function $B(n,o,v={}){return core._stringFormat(iB,n,o,v)}function JB(n){return core._stringFormat(iB,"\
hostname",regexes.hostname,n)}function DB(n){return core._stringFormat(iB,"hex",regexes.hex,n)}function BB(n){return core.
_stringFormat(iB,"currency_code",regexes.currencyCode,n)}function IB(n,o){const v=o?.enc??"hex",K=`${n}_${v}`,ee=core.regexes[K];
if(!ee)throw new Error(`Unrecognized hash format: ${K}`);return core._stringFormat(iB,K,ee,o)}const sB=f.xI("ZodNumber",
(n,o)=>{F.vz.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.Wg(n,v,K,ee),n.isFinite=!0},L.un({minValue:n=>{
const{minimum:o,exclusiveMinimum:v}=x.Fs(n);return Math.max(o??Number.NEGATIVE_INFINITY,v??Number.NEGATIVE_INFINITY)},maxValue:n=>{
const{maximum:o,exclusiveMaximum:v}=x.Fs(n);return Math.min(o??Number.POSITIVE_INFINITY,v??Number.POSITIVE_INFINITY)},isInt:n=>{
const{isInt:o,multipleOf:v}=x.Fs(n);return!!o||!!v?.some(Number.isSafeInteger)},format:n=>x.Fs(n).format??null},{gt(n,o){
return this.check(S.Tx(n,o))},gte(n,o){return this.check(S.qm(n,o))},min(n,o){return this.check(S.qm(n,o))},lt(n,o){return this.
check(S.Au(n,o))},lte(n,o){return this.check(S.Zm(n,o))},max(n,o){return this.check(S.Zm(n,o))},int(n){return this.check(
c(n))},safe(n){return this.check(c(n))},positive(n){return this.check(S.Tx(0,n))},nonnegative(n){return this.check(S.qm(
0,n))},negative(n){return this.check(S.Au(0,n))},nonpositive(n){return this.check(S.Zm(0,n))},multipleOf(n,o){return this.
check(S.Hi(n,o))},step(n,o){return this.check(S.Hi(n,o))},finite(){return this}}));function s(n){return S.F7(sB,n)}const a=f.
xI("ZodNumberFormat",(n,o)=>{F.I.init(n,o),sB.init(n,o)});function c(n){return S.LK(a,n)}function m(n){return core._float32(
a,n)}function _(n){return core._float64(a,n)}function $(n){return core._int32(a,n)}function oe(n){return core._uint32(a,
n)}const Fe=f.xI("ZodBoolean",(n,o)=>{F.sF.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.dO(n,v,K,ee)});function ve(n){
return S._L(Fe,n)}const fe=f.xI("ZodBigInt",(n,o)=>{F.BN.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.Y8(
n,v,K,ee)},L.un({minValue:n=>x.Fs(n).minimum??null,maxValue:n=>x.Fs(n).maximum??null,format:n=>x.Fs(n).format??null},{gte(n,o){
return this.check(S.qm(n,o))},min(n,o){return this.check(S.qm(n,o))},gt(n,o){return this.check(S.Tx(n,o))},lt(n,o){return this.
check(S.Au(n,o))},lte(n,o){return this.check(S.Zm(n,o))},max(n,o){return this.check(S.Zm(n,o))},positive(n){return this.
check(S.Tx(BigInt(0),n))},negative(n){return this.check(S.Au(BigInt(0),n))},nonpositive(n){return this.check(S.Zm(BigInt(
0),n))},nonnegative(n){return this.check(S.qm(BigInt(0),n))},multipleOf(n,o){return this.check(S.Hi(n,o))}}));function ye(n){
return core._bigint(fe,n)}const We=null;function Bt(n){return core._int64(We,n)}function Ze(n){return core._uint64(We,n)}
const Je=null;function Lt(n){return core._symbol(Je,n)}const vt=null;function oB(n){return core._undefined(vt,n)}const aB=null;
function EB(n){return core._null(aB,n)}const mB=null;function kt(){return core._any(mB)}const bt=f.xI("ZodUnknown",(n,o)=>{
F.GP.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.NV(n,v,K,ee)});function Yt(){return S.em(bt)}const LB=f.
xI("ZodNever",(n,o)=>{F.Um.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.RH(n,v,K,ee)});function NB(n){return S.
G8(LB,n)}const vB=null;function ZB(n){return core._void(vB,n)}const PB=f.xI("ZodDate",(n,o)=>{F.o5.init(n,o),he.init(n,o),
n._zod.processJSONSchema=(v,K,ee)=>x.Fl(n,v,K,ee),n.min=(v,K)=>n.check(S.qm(v,K)),n.max=(v,K)=>n.check(S.Zm(v,K))},L.un(
{minDate:n=>{const{minimum:o}=x.Fs(n);return o?new Date(o):null},maxDate:n=>{const{maximum:o}=x.Fs(n);return o?new Date(
o):null}},{}));function tn(n){return core._date(PB,n)}const hn=f.xI("ZodArray",(n,o)=>{Qe(),F.$p.init(n,o),he.init(n,o),
n._zod.processJSONSchema=(v,K,ee)=>x.cY(n,v,K,ee),n.element=o.element},{min(n,o){return this.check(S.m9(n,o))},nonempty(n){
return this.check(S.m9(1,n))},max(n,o){return this.check(S.Eb(n,o))},length(n,o){return this.check(S.YA(n,o))},unwrap(){
return this.element}});function HB(n,o){return S.dZ(hn,n,o)}function er(n){const o=n._zod.def.shape;return KB(Object.keys(
o))}const UB=f.xI("ZodObject",(n,o)=>{Qe(),F.w.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.Ec(n,v,K,ee),
L.X(n,"shape",v=>v._zod.def.shape,!1)},{keyof(){return KB(Object.keys(this._zod.def.shape))},catchall(n){return this.clone(
L.zM(this._zod.def,{catchall:n}))},passthrough(){return this.clone(L.zM(this._zod.def,{catchall:Yt()}))},loose(){return this.
clone(L.zM(this._zod.def,{catchall:Yt()}))},strict(){return this.clone(L.zM(this._zod.def,{catchall:NB()}))},strip(){return this.
clone(L.zM(this._zod.def,{catchall:void 0}))},extend(n){return L.X$(this,n)},safeExtend(n){return L.W0(this,n)},merge(n){
return L.h1(this,n)},pick(n){return L.Up(this,n)},omit(n){return L.cJ(this,n)},partial(...n){return L.OH(QB,this,n[0])},
exactPartial(...n){return L.OH(sn,this,n[0],"exactPartial")},required(...n){return L.mw(on,this,n[0])}});function pn(n,o){
const v={type:"object",shape:n??{},...L.A2(o)};return new UB(v)}function dn(n,o){return new UB({type:"object",shape:n,catchall:NB(),
...L.A2(o)})}function gn(n,o){return new UB({type:"object",shape:n,catchall:Yt(),...L.A2(o)})}const Dn=f.xI("ZodUnion",(n,o)=>{
F.cu.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.iC(n,v,K,ee),n.options=o.options});function jB(n,o){return new Dn(
{type:"union",options:n,...L.A2(o)})}const En=null;function tr(n,o){return new En({type:"union",options:n,inclusive:!1,...util.
normalizeParams(o)})}const mn=null;function Br(n,o,v){return new mn({type:"union",options:o,discriminator:n,...util.normalizeParams(
v)})}const _n=f.xI("ZodIntersection",(n,o)=>{F.LJ.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.i_(n,v,K,ee)});
function On(n,o){return new _n({type:"intersection",left:n,right:o})}const An=f.xI("ZodTuple",(n,o)=>{Qe(),F.G3.init(n,o),
he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.CN(n,v,K,ee)},{rest(n){return this.clone({...this._zod.def,rest:n})},partial(){
const n=this._zod.def;if(n.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinem\
ents");return this.clone({...n,items:n.items.map(o=>new QB({type:"optional",innerType:o}))})}});function Bn(n,o,v){const K=o instanceof
F.W4,ee=K?v:o,ie=K?o:null;return new An({type:"tuple",items:n,rest:ie,...L.A2(ee)})}const kB=f.xI("ZodRecord",(n,o)=>{Qe(),
F.h.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.GC(n,v,K,ee),n.keyType=o.keyType,n.valueType=o.valueType});
function nn(n,o,v){return!o||!o._zod?new kB({type:"record",keyType:_t(),valueType:n,...L.A2(o)}):new kB({type:"record",keyType:n,
valueType:o,...L.A2(v)})}function In(n,o,v){return new kB({type:"record",keyType:n,valueType:o,...L.A2(v),partial:!0})}function nr(n,o,v){
return new kB({type:"record",keyType:n,valueType:o,mode:"loose",...util.normalizeParams(v)})}const yn=null;function rr(n,o,v){
return new yn({type:"map",keyType:n,valueType:o,...util.normalizeParams(v)})}const wn=null;function sr(n,o){return new wn(
{type:"set",valueType:n,...util.normalizeParams(o)})}const xB=f.xI("ZodEnum",(n,o)=>{F.VO.init(n,o),he.init(n,o),n._zod.
processJSONSchema=(K,ee,ie)=>x.C0(n,K,ee,ie),n.enum=o.entries,n.options=[...n._zod.values];const v=new Set(Object.keys(o.
entries));n.extract=(K,ee)=>{const ie={};for(const ke of K)if(v.has(ke))ie[ke]=o.entries[ke];else throw new Error(`Key ${ke}\
 not found in enum`);return new xB({...o,checks:[],...L.A2(ee),entries:ie})},n.exclude=(K,ee)=>{const ie={...o.entries};
for(const ke of K)if(v.has(ke))delete ie[ke];else throw new Error(`Key ${ke} not found in enum`);return new xB({...o,checks:[],
...L.A2(ee),entries:ie})}});function KB(n,o){const v=Array.isArray(n)?Object.fromEntries(n.map(K=>[K,K])):n;return new xB(
{type:"enum",entries:v,...L.A2(o)})}function ir(n,o){return new xB({type:"enum",entries:n,...util.normalizeParams(o)})}const bn=f.
xI("ZodLiteral",(n,o)=>{F.nu.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.Yv(n,v,K,ee),n.values=new Set(o.
values),Object.defineProperty(n,"value",{get(){if(o.values.length>1)throw new Error("This schema contains multiple valid\
 literal values. Use `.values` instead.");return o.values[0]}})});function Fn(n,o){return new bn({type:"literal",values:Array.
isArray(n)?n:[n],...L.A2(o)})}const Sn=null;function or(n){return core._file(Sn,n)}const Tn=f.xI("ZodTransform",(n,o)=>{
Qe(),F.Wc.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.xi(n,v,K,ee),n._zod.parse=(v,K)=>{if(K.direction===
"backward")throw new f.cV(n.constructor.name);v.addIssue=ie=>{if(typeof ie=="string")v.issues.push(L.sn(ie,v.value,o));else{
const ke=ie;ke.fatal&&(ke.continue=!1),ke.code??(ke.code="custom"),"input"in ke||(ke.input=v.value),ke.inst??(ke.inst=n),
v.issues.push(L.sn(ke))}};const ee=o.transform(v.value,v);return ee instanceof Promise?ee.then(ie=>(v.value=ie,v)):(v.value=
ee,v)}});function rn(n){return new Tn({type:"transform",transform:n})}const QB=f.xI("ZodOptional",(n,o)=>{F.ig.init(n,o),
he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.$k(n,v,K,ee),n.unwrap=()=>n._zod.def.innerType});function YB(n){return new QB(
{type:"optional",innerType:n})}const sn=f.xI("ZodExactOptional",(n,o)=>{F.RL.init(n,o),he.init(n,o),n._zod.processJSONSchema=
(v,K,ee)=>x.$k(n,v,K,ee),n.unwrap=()=>n._zod.def.innerType});function Rn(n){return new sn({type:"optional",innerType:n})}
const Ln=f.xI("ZodNullable",(n,o)=>{F.qc.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.yq(n,v,K,ee),n.unwrap=
()=>n._zod.def.innerType});function VB(n){return new Ln({type:"nullable",innerType:n})}function ar(n){return YB(VB(n))}const Nn=f.
xI("ZodDefault",(n,o)=>{F.rv.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.mh(n,v,K,ee),n.unwrap=()=>n._zod.
def.innerType,n.removeDefault=n.unwrap});function vn(n,o){return new Nn({type:"default",innerType:n,get defaultValue(){return typeof o==
"function"?o():L.yG(o)}})}const Gn=f.xI("ZodPrefault",(n,o)=>{F.VF.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.
A(n,v,K,ee),n.unwrap=()=>n._zod.def.innerType});function Pn(n,o){return new Gn({type:"prefault",innerType:n,get defaultValue(){
return typeof o=="function"?o():L.yG(o)}})}const on=f.xI("ZodNonOptional",(n,o)=>{F.N$.init(n,o),he.init(n,o),n._zod.processJSONSchema=
(v,K,ee)=>x.cR(n,v,K,ee),n.unwrap=()=>n._zod.def.innerType});function Hn(n,o){return new on({type:"nonoptional",innerType:n,
...L.A2(o)})}const kn=null;function ur(n){return new kn({type:"success",innerType:n})}const xn=f.xI("ZodCatch",(n,o)=>{F.
t$.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.Q9(n,v,K,ee),n.unwrap=()=>n._zod.def.innerType,n.removeCatch=
n.unwrap});function zn(n,o){return new xn({type:"catch",innerType:n,catchValue:typeof o=="function"?o:L.SS(o)})}const Mn=null;
function cr(n){return core._nan(Mn,n)}const $n=f.xI("ZodPipe",(n,o)=>{F._m.init(n,o),he.init(n,o),n._zod.processJSONSchema=
(v,K,ee)=>x.fs(n,v,K,ee),n.in=o.in,n.out=o.out});function an(n,o){return new $n({type:"pipe",in:n,out:o})}const WB=null;
function Cr(n,o,v){return new WB({type:"pipe",in:n,out:o,transform:v.decode,reverseTransform:v.encode})}function lr(n){const o=n.
_zod.def;return new WB({type:"pipe",in:o.out,out:o.in,transform:o.reverseTransform,reverseTransform:o.transform})}const Jn=null,
Zn=f.xI("ZodReadonly",(n,o)=>{F.Sb.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.$X(n,v,K,ee),n.unwrap=()=>n.
_zod.def.innerType});function Un(n){return new Zn({type:"readonly",innerType:n})}const jn=null;function fr(n,o){return new jn(
{type:"template_literal",parts:n,...util.normalizeParams(o)})}const Kn=null;function Qn(n){return new Kn({type:"lazy",getter:n})}
const Yn=null;function hr(n){return new Yn({type:"promise",innerType:n})}const Vn=null;function pr(n){return new Vn({type:"\
function",input:Array.isArray(n?.input)?Bn(n?.input):n?.input??HB(Yt()),output:n?.output??Yt()})}const XB=f.xI("ZodCusto\
m",(n,o)=>{F.b0.init(n,o),he.init(n,o),n._zod.processJSONSchema=(v,K,ee)=>x.A6(n,v,K,ee)});function dr(n){const o=new core.
$ZodCheck({check:"custom"});return o._zod.check=n,o}function gr(n,o){return core._custom(XB,n??(()=>!0),o)}function Wn(n,o={}){
return S.fU(XB,n,o)}function Xn(n,o){return S.MB(n,o)}const Dr=S.q0,Er=S.mI,qn=f.xI("ZodInstanceOf",(n,o)=>{XB.init(n,o)},
{properties(n,o){return this.check(S.T2(n,o))}});function mr(n,o={}){const v=new qn({type:"custom",check:"custom",fn:K=>K instanceof
n,abort:!0,...util.normalizeParams(o)});return v._zod.bag.Class=n,v._zod.check=K=>{K.value instanceof n||K.issues.push({
code:"invalid_type",expected:n.name,input:K.value,inst:v,path:[...v._zod.def.path??[]]})},v}const _r=(...n)=>core._stringbool(
{Codec:WB,Boolean:Fe,String:qe},...n);function Or(n){const o=Qn(()=>jB([_t(n),s(),ve(),EB(),HB(o),nn(_t(),o)]));return o}
function Ar(n,o){return new Jn({type:"pipe",in:rn(n),out:o})}},43759:function(It,$e,Oe){Oe.d($e,{$O:()=>O,$S:()=>et,Au:()=>ht,
B4:()=>xt,Be:()=>ge,Bj:()=>Re,Ct:()=>Ee,Dl:()=>He,ER:()=>Ot,Eb:()=>W,F7:()=>Ye,Fk:()=>he,Fn:()=>Ge,G1:()=>ue,G8:()=>mt,Hi:()=>E,
Il:()=>jt,KB:()=>ce,K_:()=>ae,Kn:()=>Pe,LK:()=>Dt,MB:()=>de,Mu:()=>g,Ny:()=>F,Pw:()=>b,Rl:()=>U,St:()=>pt,T2:()=>Ft,TL:()=>lB,
Tx:()=>Tt,Uy:()=>x,WN:()=>tB,YA:()=>Qe,Zm:()=>Ke,_L:()=>Me,_z:()=>I,aC:()=>_e,bS:()=>At,cU:()=>N,dN:()=>je,dR:()=>_t,dZ:()=>fB,
db:()=>me,em:()=>dt,f2:()=>Le,fU:()=>pe,fs:()=>X,gP:()=>Z,hH:()=>rt,lo:()=>nB,m9:()=>De,mI:()=>Xe,nA:()=>we,pY:()=>Ae,q0:()=>be,
qF:()=>qe,qG:()=>H,qm:()=>T,rk:()=>ne,rt:()=>z,tB:()=>C,wA:()=>l,xY:()=>Kt});var f=Oe(44890),L=Oe(29396),J=Oe(54723);function Ce(A){
return A.checks&&(A.checks=[...A.checks]),A}function U(A,y){return new A(Ce({type:"string",...J.A2(y)}))}function ae(A,y){
return new A(Ce({type:"string",coerce:!0,...J.A2(y)}))}function g(A,y){return new A({type:"string",format:"email",check:"\
string_format",abort:!1,...J.A2(y)})}function C(A,y){return new A({type:"string",format:"guid",check:"string_format",abort:!1,
...J.A2(y)})}function ge(A,y){return new A({type:"string",format:"uuid",check:"string_format",abort:!1,...J.A2(y)})}function we(A,y){
return new A({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...J.A2(y)})}function Ae(A,y){return new A(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...J.A2(y)})}function l(A,y){return new A({type:"\
string",format:"uuid",check:"string_format",abort:!1,version:"v7",...J.A2(y)})}function Ge(A,y){return new A({type:"stri\
ng",format:"url",check:"string_format",abort:!1,...J.A2(y)})}function _e(A,y){return new A({type:"string",format:"emoji",
check:"string_format",abort:!1,...J.A2(y)})}function He(A,y){return new A({type:"string",format:"nanoid",check:"string_f\
ormat",abort:!1,...J.A2(y)})}function X(A,y){return new A({type:"string",format:"cuid",check:"string_format",abort:!1,...J.
A2(y)})}function Re(A,y){return new A({type:"string",format:"cuid2",check:"string_format",abort:!1,...J.A2(y)})}function Ee(A,y){
return new A({type:"string",format:"ulid",check:"string_format",abort:!1,...J.A2(y)})}function b(A,y){return new A({type:"\
string",format:"xid",check:"string_format",abort:!1,...J.A2(y)})}function I(A,y){return new A({type:"string",format:"ksu\
id",check:"string_format",abort:!1,...J.A2(y)})}function F(A,y){return new A({type:"string",format:"ipv4",check:"string_\
format",abort:!1,...J.A2(y)})}function O(A,y){return new A({type:"string",format:"ipv6",check:"string_format",abort:!1,...J.
A2(y)})}function S(A,y){return new A({type:"string",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(
y)})}function x(A,y){return new A({type:"string",format:"cidrv4",check:"string_format",abort:!1,...J.A2(y)})}function Z(A,y){
return new A({type:"string",format:"cidrv6",check:"string_format",abort:!1,...J.A2(y)})}function z(A,y){return new A({type:"\
string",format:"base64",check:"string_format",abort:!1,...J.A2(y)})}function N(A,y){return new A({type:"string",format:"\
base64url",check:"string_format",abort:!1,...J.A2(y)})}function ce(A,y){return new A({type:"string",format:"e164",check:"\
string_format",abort:!1,...J.A2(y)})}function Te(A,y){return new A({type:"string",format:"credit_card",check:"string_for\
mat",abort:!1,...util.normalizeParams(y)})}function Ne(A,y){return new A({type:"string",format:"iban",check:"string_form\
at",abort:!1,...util.normalizeParams(y)})}function ne(A,y){return new A({type:"string",format:"jwt",check:"string_format",
abort:!1,...J.A2(y)})}const k={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};function ue(A,y){return new A({type:"\
string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...J.A2(y)})}function me(A,y){return new A(
{type:"string",format:"date",check:"string_format",...J.A2(y)})}function Pe(A,y){return new A({type:"string",format:"tim\
e",check:"string_format",precision:null,...J.A2(y)})}function Le(A,y){return new A({type:"string",format:"duration",check:"\
string_format",...J.A2(y)})}function Ye(A,y){return new A(Ce({type:"number",checks:[],...J.A2(y)}))}function H(A,y){return new A(
Ce({type:"number",coerce:!0,checks:[],...J.A2(y)}))}function Dt(A,y){return new A({type:"number",check:"number_format",abort:!1,
format:"safeint",...J.A2(y)})}function St(A,y){return new A({type:"number",check:"number_format",abort:!1,format:"float3\
2",...util.normalizeParams(y)})}function yt(A,y){return new A({type:"number",check:"number_format",abort:!1,format:"floa\
t64",...util.normalizeParams(y)})}function Et(A,y){return new A({type:"number",check:"number_format",abort:!1,format:"in\
t32",...util.normalizeParams(y)})}function Ct(A,y){return new A({type:"number",check:"number_format",abort:!1,format:"ui\
nt32",...util.normalizeParams(y)})}function Me(A,y){return new A({type:"boolean",...J.A2(y)})}function je(A,y){return new A(
{type:"boolean",coerce:!0,...J.A2(y)})}function q(A,y){return new A({type:"bigint",...util.normalizeParams(y)})}function pt(A,y){
return new A({type:"bigint",coerce:!0,...J.A2(y)})}function ot(A,y){return new A({type:"bigint",check:"bigint_format",abort:!1,
format:"int64",...util.normalizeParams(y)})}function lt(A,y){return new A({type:"bigint",check:"bigint_format",abort:!1,
format:"uint64",...util.normalizeParams(y)})}function Be(A,y){return new A({type:"symbol",...util.normalizeParams(y)})}function te(A,y){
return new A({type:"undefined",...util.normalizeParams(y)})}function wt(A,y){return new A({type:"null",...util.normalizeParams(
y)})}function nt(A){return new A({type:"any"})}function dt(A){return new A({type:"unknown"})}function mt(A,y){return new A(
{type:"never",...J.A2(y)})}function ft(A,y){return new A({type:"void",...util.normalizeParams(y)})}function Ut(A,y){return new A(
{type:"date",...util.normalizeParams(y)})}function xt(A,y){return new A({type:"date",coerce:!0,...J.A2(y)})}function zt(A,y){
return new A({type:"nan",...util.normalizeParams(y)})}function ht(A,y){return new f.sm({check:"less_than",...J.A2(y),value:A,
inclusive:!1})}function Ke(A,y){return new f.sm({check:"less_than",...J.A2(y),value:A,inclusive:!0})}function Tt(A,y){return new f.
J_({check:"greater_than",...J.A2(y),value:A,inclusive:!1})}function T(A,y){return new f.J_({check:"greater_than",...J.A2(
y),value:A,inclusive:!0})}function Ie(A){return Tt(0,A)}function at(A){return ht(0,A)}function re(A){return Ke(0,A)}function R(A){
return T(0,A)}function E(A,y){return new f.Jk({check:"multiple_of",...J.A2(y),value:A})}function Q(A,y){return new checks.
$ZodCheckMaxSize({check:"max_size",...util.normalizeParams(y),maximum:A})}function V(A,y){return new checks.$ZodCheckMinSize(
{check:"min_size",...util.normalizeParams(y),minimum:A})}function G(A,y){return new checks.$ZodCheckSizeEquals({check:"s\
ize_equals",...util.normalizeParams(y),size:A})}function W(A,y){return new f.Yk({check:"max_length",...J.A2(y),maximum:A})}
function De(A,y){return new f.Kk({check:"min_length",...J.A2(y),minimum:A})}function Qe(A,y){return new f.RM({check:"len\
gth_equals",...J.A2(y),length:A})}function he(A,y){return new f.DG({check:"string_format",format:"regex",...J.A2(y),pattern:A})}
function rt(A){return new f.NI({check:"string_format",format:"lowercase",...J.A2(A)})}function qe(A){return new f.kH({check:"\
string_format",format:"uppercase",...J.A2(A)})}function _t(A,y){return new f.Tt({check:"string_format",format:"includes",
...J.A2(y),includes:A})}function et(A,y){return new f.J({check:"string_format",format:"starts_with",...J.A2(y),prefix:A})}
function Ot(A,y){return new f.E6({check:"string_format",format:"ends_with",...J.A2(y),suffix:A})}function it(A,y,Se){return new checks.
$ZodCheckProperty({check:"property",property:A,schema:y,...util.normalizeParams(Se)})}function Ft(A,y){return new f.nJ({
check:"properties",shape:A,...J.A2(y)})}function Ht(A,y){return new checks.$ZodCheckMimeType({check:"mime_type",mime:A,...util.
normalizeParams(y)})}function At(A){return new f.v$({check:"overwrite",tx:A})}function nB(A){return At(y=>y.normalize(A))}
function tB(){return At(A=>A.trim())}function jt(){return At(A=>A.toLowerCase())}function Kt(){return At(A=>A.toUpperCase())}
function lB(){return At(A=>J.Yv(A))}function fB(A,y,Se){return new A({type:"array",element:y,...J.A2(Se)})}function gB(A,y,Se){
return new A({type:"union",options:y,...util.normalizeParams(Se)})}function hB(A,y,Se){return new A({type:"union",options:y,
inclusive:!1,...util.normalizeParams(Se)})}function D(A,y,Se,tt){return new A({type:"union",options:Se,discriminator:y,...util.
normalizeParams(tt)})}function w(A,y,Se){return new A({type:"intersection",left:y,right:Se})}function j(A,y,Se,tt){const Rt=Se instanceof
schemas.$ZodType,Pt=Rt?tt:Se,pB=Rt?Se:null;return new A({type:"tuple",items:y,rest:pB,...util.normalizeParams(Pt)})}function se(A,y,Se,tt){
return new A({type:"record",keyType:y,valueType:Se,...util.normalizeParams(tt)})}function ze(A,y,Se,tt){return new A({type:"\
map",keyType:y,valueType:Se,...util.normalizeParams(tt)})}function Ve(A,y,Se){return new A({type:"set",valueType:y,...util.
normalizeParams(Se)})}function Mt(A,y,Se){const tt=Array.isArray(y)?Object.fromEntries(y.map(Rt=>[Rt,Rt])):y;return new A(
{type:"enum",entries:tt,...util.normalizeParams(Se)})}function Nt(A,y,Se){return new A({type:"enum",entries:y,...util.normalizeParams(
Se)})}function Qt(A,y,Se){return new A({type:"literal",values:Array.isArray(y)?y:[y],...util.normalizeParams(Se)})}function rB(A,y){
return new A({type:"file",...util.normalizeParams(y)})}function RB(A,y){return new A({type:"transform",transform:y})}function p(A,y){
return new A({type:"optional",innerType:y})}function e(A,y){return new A({type:"nullable",innerType:y})}function t(A,y,Se){
return new A({type:"default",innerType:y,get defaultValue(){return typeof Se=="function"?Se():util.shallowClone(Se)}})}function B(A,y,Se){
return new A({type:"nonoptional",innerType:y,...util.normalizeParams(Se)})}function r(A,y){return new A({type:"success",
innerType:y})}function i(A,y,Se){return new A({type:"catch",innerType:y,catchValue:typeof Se=="function"?Se:util.constantCatch(
Se)})}function u(A,y,Se){return new A({type:"pipe",in:y,out:Se})}function d(A,y){return new A({type:"readonly",innerType:y})}
function h(A,y,Se){return new A({type:"template_literal",parts:y,...util.normalizeParams(Se)})}function M(A,y){return new A(
{type:"lazy",getter:y})}function P(A,y){return new A({type:"promise",innerType:y})}function Y(A,y,Se){const tt=util.normalizeParams(
Se);return tt.abort??(tt.abort=!0),new A({type:"custom",check:"custom",fn:y,...tt})}function pe(A,y,Se){return new A({type:"\
custom",check:"custom",fn:y,...J.A2(Se)})}function de(A,y){const Se=le(tt=>(tt.addIssue=Rt=>{if(typeof Rt=="string")tt.issues.
push(J.sn(Rt,tt.value,Se._zod.def));else{const Pt=Rt;Pt.fatal&&(Pt.continue=!1),Pt.code??(Pt.code="custom"),"input"in Pt||
(Pt.input=tt.value),Pt.inst??(Pt.inst=Se),Pt.continue??(Pt.continue=!Se._zod.def.abort),tt.issues.push(J.sn(Pt))}},A(tt.
value,tt)),y);return Se}function le(A,y){const Se=new f.QP({check:"custom",...J.A2(y)});return Se._zod.check=A,Se}function be(A){
const y=new f.QP({check:"describe"});return y._zod.onattach=[Se=>{const tt=L.fd.get(Se)??{};L.fd.add(Se,{...tt,description:A})}],
y._zod.check=()=>{},y}function Xe(A){const y=new f.QP({check:"meta"});return y._zod.onattach=[Se=>{const tt=L.fd.get(Se)??
{};L.fd.add(Se,{...tt,...A})}],y._zod.check=()=>{},y}function st(A,y){const Se=util.normalizeParams(y);let tt=Se.truthy??
["true","1","yes","on","y","enabled"],Rt=Se.falsy??["false","0","no","off","n","disabled"];Se.case!=="sensitive"&&(tt=tt.
map(BB=>typeof BB=="string"?BB.toLowerCase():BB),Rt=Rt.map(BB=>typeof BB=="string"?BB.toLowerCase():BB));const Pt=new Set(
tt),pB=new Set(Rt),CB=A.Codec??schemas.$ZodCodec,GB=A.Boolean??schemas.$ZodBoolean,iB=A.String??schemas.$ZodString,$B=new iB(
{type:"string",error:Se.error}),JB=new GB({type:"boolean",error:Se.error}),DB=new CB({type:"pipe",in:$B,out:JB,transform:((BB,IB)=>{
let sB=BB;return Se.case!=="sensitive"&&(sB=sB.toLowerCase()),Pt.has(sB)?!0:pB.has(sB)?!1:(IB.issues.push({code:"invalid\
_value",expected:"stringbool",values:[...Pt,...pB],input:IB.value,inst:DB,continue:!1}),{})}),reverseTransform:((BB,IB)=>BB===
!0?tt[0]||"true":Rt[0]||"false"),error:Se.error});return DB._zod.bag.truthy=tt,DB._zod.bag.falsy=Rt,DB._zod.bag.case=Se.
case??"insensitive",DB}function ut(A,y,Se,tt={}){const Rt=util.normalizeParams(tt),Pt={check:"string_format",type:"strin\
g",format:y,fn:typeof Se=="function"?Se:CB=>Se.test(CB),...Rt};return Se instanceof RegExp&&(Pt.pattern=Se),new A(Pt)}},
44890:function(It,$e,Oe){Oe.d($e,{DG:()=>I,E6:()=>Z,J:()=>x,J_:()=>ge,Jk:()=>we,KH:()=>Ae,Kk:()=>Re,NI:()=>F,QP:()=>Ce,RM:()=>Ee,
Tt:()=>S,Yk:()=>X,kH:()=>O,nJ:()=>ce,ql:()=>b,sm:()=>C,v$:()=>Ne});var f=Oe(88532),L=Oe(23908),J=Oe(54723);const Ce=f.xI(
"$ZodCheck",(ne,k)=>{var ue;ne._zod??(ne._zod={}),ne._zod.def=k,(ue=ne._zod).onattach??(ue.onattach=[])}),U=ne=>{const k=ne.
value;return!util.nullish(k)&&k.size!==void 0},ae=ne=>{const k=ne.value;return!J.cl(k)&&k.length!==void 0},g={number:"nu\
mber",bigint:"bigint",object:"date"},C=f.xI("$ZodCheckLessThan",(ne,k)=>{Ce.init(ne,k);const ue=g[typeof k.value];ne._zod.
check=me=>{(k.inclusive?me.value<=k.value:me.value<k.value)||me.issues.push({origin:g[typeof me.value]??ue,code:"too_big",
maximum:typeof k.value=="object"?k.value.getTime():k.value,input:me.value,inclusive:k.inclusive,inst:ne,continue:!k.abort})}}),
ge=f.xI("$ZodCheckGreaterThan",(ne,k)=>{Ce.init(ne,k);const ue=g[typeof k.value];ne._zod.check=me=>{(k.inclusive?me.value>=
k.value:me.value>k.value)||me.issues.push({origin:g[typeof me.value]??ue,code:"too_small",minimum:typeof k.value=="objec\
t"?k.value.getTime():k.value,input:me.value,inclusive:k.inclusive,inst:ne,continue:!k.abort})}}),we=f.xI("$ZodCheckMulti\
pleOf",(ne,k)=>{Ce.init(ne,k),ne._zod.check=ue=>{if(typeof ue.value!=typeof k.value)throw new Error("Cannot mix number a\
nd bigint in multiple_of check.");(typeof ue.value=="bigint"?k.value!==BigInt(0)&&ue.value%k.value===BigInt(0):J.LG(ue.value,
k.value)===0)||ue.issues.push({origin:typeof ue.value,code:"not_multiple_of",divisor:k.value,input:ue.value,inst:ne,continue:!k.
abort})}}),Ae=f.xI("$ZodCheckNumberFormat",(ne,k)=>{Ce.init(ne,k),k.format=k.format||"float64";const ue=k.format?.includes(
"int"),me=ue?"int":"number",[Pe,Le]=J.zH[k.format];ne._zod.check=Ye=>{const H=Ye.value;if(ue){if(!Number.isInteger(H)){Ye.
issues.push({expected:me,format:k.format,code:"invalid_type",continue:!1,input:H,inst:ne});return}if(!Number.isSafeInteger(
H)){H>0?Ye.issues.push({input:H,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe in\
teger range.",inst:ne,origin:me,inclusive:!0,continue:!k.abort}):Ye.issues.push({input:H,code:"too_small",minimum:Number.
MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:ne,origin:me,inclusive:!0,continue:!k.abort});
return}}H<Pe&&Ye.issues.push({origin:"number",input:H,code:"too_small",minimum:Pe,inclusive:!0,inst:ne,continue:!k.abort}),
H>Le&&Ye.issues.push({origin:"number",input:H,code:"too_big",maximum:Le,inclusive:!0,inst:ne,continue:!k.abort})}}),l=null,
Ge=null,_e=null,He=null,X=f.xI("$ZodCheckMaxLength",(ne,k)=>{var ue;Ce.init(ne,k),(ue=ne._zod.def).when??(ue.when=ae),ne.
_zod.check=me=>{const Pe=me.value,Le=Pe.length;if((typeof Pe=="string"&&Le>k.maximum?J.O7(Pe):Le)<=k.maximum)return;const H=J.
Rc(Pe);me.issues.push({origin:H,code:"too_big",maximum:k.maximum,inclusive:!0,input:Pe,inst:ne,continue:!k.abort})}}),Re=f.
xI("$ZodCheckMinLength",(ne,k)=>{var ue;Ce.init(ne,k),(ue=ne._zod.def).when??(ue.when=ae),ne._zod.check=me=>{const Pe=me.
value,Le=Pe.length;if((typeof Pe=="string"&&Le>=k.minimum&&Le<k.minimum*2?J.O7(Pe):Le)>=k.minimum)return;const H=J.Rc(Pe);
me.issues.push({origin:H,code:"too_small",minimum:k.minimum,inclusive:!0,input:Pe,inst:ne,continue:!k.abort})}}),Ee=f.xI(
"$ZodCheckLengthEquals",(ne,k)=>{var ue;Ce.init(ne,k),(ue=ne._zod.def).when??(ue.when=ae),ne._zod.check=me=>{const Pe=me.
value,Le=Pe.length,Ye=typeof Pe=="string"&&Le>=k.length&&Le<=k.length*2?J.O7(Pe):Le;if(Ye===k.length)return;const H=J.Rc(
Pe),Dt=Ye>k.length;me.issues.push({origin:H,...Dt?{code:"too_big",maximum:k.length}:{code:"too_small",minimum:k.length},
inclusive:!0,exact:!0,input:me.value,inst:ne,continue:!k.abort})}}),b=f.xI("$ZodCheckStringFormat",(ne,k)=>{var ue,me;Ce.
init(ne,k),k.pattern?(ue=ne._zod).check??(ue.check=Pe=>{k.pattern.lastIndex=0,!k.pattern.test(Pe.value)&&Pe.issues.push(
{origin:"string",code:"invalid_format",format:k.format,input:Pe.value,...k.pattern?{pattern:k.pattern.toString()}:{},inst:ne,
continue:!k.abort})}):(me=ne._zod).check??(me.check=()=>{})}),I=f.xI("$ZodCheckRegex",(ne,k)=>{b.init(ne,k),ne._zod.check=
ue=>{k.pattern.lastIndex=0,!k.pattern.test(ue.value)&&ue.issues.push({origin:"string",code:"invalid_format",format:"rege\
x",input:ue.value,pattern:k.pattern.toString(),inst:ne,continue:!k.abort})}}),F=f.xI("$ZodCheckLowerCase",(ne,k)=>{k.pattern??
(k.pattern=L.AC),b.init(ne,k)}),O=f.xI("$ZodCheckUpperCase",(ne,k)=>{k.pattern??(k.pattern=L.Zv),b.init(ne,k)}),S=f.xI("\
$ZodCheckIncludes",(ne,k)=>{Ce.init(ne,k);const ue=J.sD(k.includes),me=new RegExp(typeof k.position=="number"?`^.{${k.position}\
,}${ue}`:ue);k.pattern=me,ne._zod.check=Pe=>{Pe.value.includes(k.includes,k.position)||Pe.issues.push({origin:"string",code:"\
invalid_format",format:"includes",includes:k.includes,input:Pe.value,inst:ne,continue:!k.abort})}}),x=f.xI("$ZodCheckSta\
rtsWith",(ne,k)=>{Ce.init(ne,k);const ue=new RegExp(`^${J.sD(k.prefix)}.*`);k.pattern??(k.pattern=ue),ne._zod.check=me=>{
me.value.startsWith(k.prefix)||me.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:k.prefix,
input:me.value,inst:ne,continue:!k.abort})}}),Z=f.xI("$ZodCheckEndsWith",(ne,k)=>{Ce.init(ne,k);const ue=new RegExp(`.*${J.
sD(k.suffix)}$`);k.pattern??(k.pattern=ue),ne._zod.check=me=>{me.value.endsWith(k.suffix)||me.issues.push({origin:"strin\
g",code:"invalid_format",format:"ends_with",suffix:k.suffix,input:me.value,inst:ne,continue:!k.abort})}});function z(ne,k,ue){
ne.issues.length&&k.issues.push(...J.lQ(ue,ne.issues))}const N=null,ce=f.xI("$ZodCheckProperties",(ne,k)=>{Ce.init(ne,k),
J.jD(ne,Symbol.iterator,function*(){yield ne});let ue;ne._zod.check=me=>{if(me.value==null){me.issues.push({expected:"ob\
ject",code:"invalid_type",input:me.value,inst:ne});return}ue??(ue=Reflect.ownKeys(k.shape).map(Ye=>[Ye,k.shape[Ye]]));const Pe=me.
value;let Le;for(const[Ye,H]of ue){const Dt=H._zod.run({value:Pe[Ye],issues:[]},{});Dt instanceof Promise?(Le??(Le=[]),Le.
push(Dt.then(St=>z(St,me,Ye)))):z(Dt,me,Ye)}if(Le)return Promise.all(Le).then(()=>{})}}),Te=null,Ne=f.xI("$ZodCheckOverw\
rite",(ne,k)=>{Ce.init(ne,k),ne._zod.check=ue=>{ue.value=k.tx(ue.value)}})},88532:function(It,$e,Oe){Oe.d($e,{$W:()=>l,GT:()=>ge,
cV:()=>we,cr:()=>Ae,xI:()=>g});var f=Oe(54723),L;const J=Object.freeze({status:"aborted"}),Ce={value:void 0,enumerable:!1};
let U="captureStackTrace"in Error?Error:null;function ae(Ge){const _e=U;if(_e){const He=_e.stackTraceLimit;if(typeof He==
"number"){try{_e.stackTraceLimit=0}catch{return U=null,new Ge}try{return new Ge}finally{_e.stackTraceLimit=He}}}return new Ge}
function g(Ge,_e,He,X){const Re={};function Ee(Z){this.def=Z,this.constr=x,this.traits=new Set}Ee.prototype=Re;const b=He,
I=b&&new WeakSet;function F(Z,z){if(Z._zod){if(Z._zod.traits.has(Ge))return}else{Ce.value=new Ee(z);try{Object.defineProperty(
Z,"_zod",Ce)}finally{Ce.value=void 0}}if(Z._zod.traits.add(Ge),_e(Z,z),I){const ce=Object.getPrototypeOf(Z),Te=Z._zod.constr.
prototype;let Ne=ce;for(;Ne&&Ne!==Te;)Ne=Object.getPrototypeOf(Ne);const ne=Ne??ce;I.has(ne)||(I.add(ne),(0,f.ol)(ne,b))}
const N=x.prototype;for(const ce in N)Object.prototype.hasOwnProperty.call(N,ce)&&(ce in Z||(Z[ce]=N[ce].bind(Z)))}const O=X?.
Parent??Object;class S extends O{}Object.defineProperty(S,"name",{value:Ge});function x(Z){const z=X?.Parent?ae(S):this;
F(z,Z);const N=z._zod.deferred;if(N){for(const Te of N)Te();z._zod.deferred=void 0}const ce=globalThis.__zod_globalConfig?.
postProcessor;return ce&&ce(z),z}return Object.defineProperty(x,"init",{value:F}),Object.defineProperty(x,Symbol.hasInstance,
{value:Z=>X?.Parent&&Z instanceof X.Parent?!0:Z?._zod?.traits?.has(Ge)}),Object.defineProperty(x,"name",{value:Ge}),x}const C=null;
class ge extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}
class we extends Error{constructor(_e){super(`Encountered unidirectional transform during encode: ${_e}`),this.name="Zod\
EncodeError"}}(L=globalThis).__zod_globalConfig??(L.__zod_globalConfig={});const Ae=globalThis.__zod_globalConfig;function l(Ge){
return Ge&&Object.assign(Ae,Ge),Ae}},37428:function(It,$e,Oe){Oe.d($e,{JM:()=>l,Kd:()=>we,S1:()=>X,Wk:()=>Ge,a$:()=>ge});
var f=Oe(88532),L=Oe(54723);function J(){const Re=this._zod;return Re.message??(Re.message=JSON.stringify(Re.def,L.k8,2)),
Re.message}function Ce(Re){this._zod.message=Re}const U={get:J,set:Ce,enumerable:!0,configurable:!0},ae={value:void 0,enumerable:!1},
g=new WeakSet([Object.prototype,Error.prototype]),C=(Re,Ee)=>{Re.name="$ZodError",ae.value=Ee,Object.defineProperty(Re,"\
issues",ae),ae.value=void 0,Object.defineProperty(Re,"message",U);const b=Object.getPrototypeOf(Re);g.has(b)||(g.add(b),
Object.defineProperty(b,"toString",{configurable:!0,enumerable:!1,get(){const I=()=>this.message;return Object.defineProperty(
this,"toString",{value:I,configurable:!0,writable:!0}),I},set(I){Object.defineProperty(this,"toString",{value:I,configurable:!0,
writable:!0})}}))},ge=(0,f.xI)("$ZodError",C),we=(0,f.xI)("$ZodError",C,void 0,{Parent:Error});function Ae(Re,Ee,b){return Object.
prototype.hasOwnProperty.call(Re,Ee)||(Ee==="__proto__"?Object.defineProperty(Re,Ee,{value:b(),writable:!0,enumerable:!0,
configurable:!0}):Re[Ee]=b()),Re[Ee]}function l(Re,Ee=b=>b.message){const b={},I=[];for(const F of Re.issues)F.path.length>
0?Ae(b,F.path[0],()=>[]).push(Ee(F)):I.push(Ee(F));return{formErrors:I,fieldErrors:b}}function Ge(Re,Ee=b=>b.message){const b={
_errors:[]},I=(F,O=[])=>{for(const S of F.issues)if(S.code==="invalid_union"&&S.errors.length)S.errors.map(x=>I({issues:x},
[...O,...S.path]));else if(S.code==="invalid_key")I({issues:S.issues},[...O,...S.path]);else if(S.code==="invalid_elemen\
t")I({issues:S.issues},[...O,...S.path]);else{const x=[...O,...S.path];if(x.length===0)b._errors.push(Ee(S));else{let Z=b,
z=0;for(;z<x.length;){const N=x[z],ce=z===x.length-1;if(N==="_errors"){ce&&Z._errors.push(Ee(S)),z++;continue}Object.prototype.
hasOwnProperty.call(Z,N)||Object.defineProperty(Z,N,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const Te=Z[N];
ce&&Te._errors.push(Ee(S)),Z=Te,z++}}}};return I(Re),b}function _e(Re,Ee=b=>b.message){const b={errors:[]},I=(F,O=[])=>{
var S;for(const x of F.issues)if(x.code==="invalid_union"&&x.errors.length)x.errors.map(Z=>I({issues:Z},[...O,...x.path]));else if(x.
code==="invalid_key")I({issues:x.issues},[...O,...x.path]);else if(x.code==="invalid_element")I({issues:x.issues},[...O,
...x.path]);else{const Z=[...O,...x.path];if(Z.length===0){b.errors.push(Ee(x));continue}let z=b,N=0;for(;N<Z.length;){const ce=Z[N],
Te=N===Z.length-1;typeof ce=="string"?(z.properties??(z.properties={}),Object.prototype.hasOwnProperty.call(z.properties,
ce)||Object.defineProperty(z.properties,ce,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),z=z.properties[ce]):
(z.items??(z.items=[]),(S=z.items)[ce]??(S[ce]={errors:[]}),z=z.items[ce]),Te&&z.errors.push(Ee(x)),N++}}};return I(Re),
b}function He(Re){const Ee=[],b=Re.map(I=>typeof I=="object"?I.key:I);for(const I of b)typeof I=="number"?Ee.push(`[${I}\
]`):typeof I=="symbol"?Ee.push(`[${JSON.stringify(String(I))}]`):/[^\w$]/.test(I)?Ee.push(`[${JSON.stringify(I)}]`):(Ee.
length&&Ee.push("."),Ee.push(I));return Ee.join("")}function X(Re){const Ee=[],b=[...Re.issues].sort((I,F)=>(I.path??[]).
length-(F.path??[]).length);for(const I of b)Ee.push(`\u2716 ${I.message}`),I.path?.length&&Ee.push(`  \u2192 at ${He(I.
path)}`);return Ee.join(`
`)}},98439:function(It,$e,Oe){Oe.d($e,{$X:()=>Ke,$k:()=>T,A:()=>xt,A6:()=>H,C0:()=>k,CN:()=>ot,Ec:()=>je,Fl:()=>ne,Fs:()=>X,
GC:()=>wt,NV:()=>Ne,Q9:()=>zt,RH:()=>ce,SW:()=>I,Wg:()=>F,Y8:()=>S,Yv:()=>ue,bl:()=>re,cR:()=>dt,cY:()=>Ct,dO:()=>O,fs:()=>ht,
iC:()=>q,i_:()=>pt,mh:()=>Ut,xi:()=>St,yq:()=>nt});var f=Oe(23908),L=Oe(56985),J=Oe(87509),Ce=Oe(54723);const U=(R,E,Q)=>{
(R[E]===void 0||Q>R[E])&&(R[E]=Q)},ae=(R,E,Q)=>{(R[E]===void 0||Q<R[E])&&(R[E]=Q)},g=(R,E)=>{U(R,"minimum",E),ae(R,"maxi\
mum",E)},C=(R,E)=>{R.multipleOf??(R.multipleOf=[]),R.multipleOf.includes(E)||R.multipleOf.push(E)},ge=(R,E)=>{R.patterns??
(R.patterns=new Set),R.patterns.add(E)},we=(R,E)=>{R.mime=R.mime?R.mime.filter(Q=>E.includes(Q)):[...E]},Ae=(R,E)=>{R.format=
E,E.includes("int")&&(R.isInt=!0)},l=(R,E)=>U(R,"minimum",E.minimum),Ge=(R,E)=>ae(R,"maximum",E.maximum),_e=R=>(E,Q)=>{Ae(
E,Q.format);const[V,G]=R[Q.format];U(E,"minimum",V),ae(E,"maximum",G)},He={greater_than:(R,E)=>U(R,E.inclusive?"minimum":
"exclusiveMinimum",E.value),less_than:(R,E)=>ae(R,E.inclusive?"maximum":"exclusiveMaximum",E.value),multiple_of:(R,E)=>C(
R,E.value),number_format:_e(Ce.zH),bigint_format:_e(Ce.NR),min_length:l,max_length:Ge,length_equals:(R,E)=>g(R,E.length),
min_size:l,max_size:Ge,size_equals:(R,E)=>g(R,E.size),string_format:(R,E)=>{Ae(R,E.format),E.pattern&&ge(R,E.pattern),(E.
format==="base64"||E.format==="base64url")&&(R.contentEncoding=E.format),(E.local||E.precision===-1)&&(R.laxFormat=!0)},
mime_type:(R,E)=>we(R,E.mime)};function X(R){const E={},Q=R._zod.def,V=R._zod.traits.has("$ZodCheck")?[R,...Q.checks??[]]:
Q.checks??[];for(const W of V)He[W._zod.def.check]?.(E,W._zod.def);const G=R._zod.bag;G.minimum!==void 0&&U(E,"minimum",
G.minimum),G.exclusiveMinimum!==void 0&&U(E,"exclusiveMinimum",G.exclusiveMinimum),G.maximum!==void 0&&ae(E,"maximum",G.
maximum),G.exclusiveMaximum!==void 0&&ae(E,"exclusiveMaximum",G.exclusiveMaximum),G.multipleOf!==void 0&&C(E,G.multipleOf),
G.format!==void 0&&(E.format??(E.format=G.format),G.format.includes("int")&&(E.isInt=!0)),G.mime&&we(E,G.mime);for(const W of G.
patterns??[])ge(E,W);return E}const Re={guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},Ee=new Map(
[[L.cq,f.K3],[L.xE,f.r0]]),b=R=>Ee.get(R)??R,I=(R,E,Q,V)=>{const G=Q;G.type="string";const{minimum:W,maximum:De,format:Qe,
patterns:he,contentEncoding:rt,laxFormat:qe}=X(R);if(typeof W=="number"&&(G.minLength=W),typeof De=="number"&&(G.maxLength=
De),Qe&&(G.format=Re[Qe]??Qe,G.format===""&&delete G.format,(Qe==="time"||qe)&&delete G.format),rt&&(G.contentEncoding=rt),
he&&he.size>0){const _t=[...he].map(b);_t.length===1?G.pattern=_t[0].source:_t.length>1&&(G.allOf=[..._t.map(et=>({...E.
target==="draft-07"||E.target==="draft-04"||E.target==="openapi-3.0"?{type:"string"}:{},pattern:et.source}))])}},F=(R,E,Q,V)=>{
const G=Q,{minimum:W,maximum:De,multipleOf:Qe,exclusiveMaximum:he,exclusiveMinimum:rt,isInt:qe}=X(R);G.type=qe?"integer":
"number";const _t=typeof rt=="number"&&rt>=(W??Number.NEGATIVE_INFINITY),et=typeof he=="number"&&he<=(De??Number.POSITIVE_INFINITY),
Ot=E.target==="draft-04"||E.target==="openapi-3.0";if(_t?Ot?(G.minimum=rt,G.exclusiveMinimum=!0):G.exclusiveMinimum=rt:typeof W==
"number"&&(G.minimum=W),et?Ot?(G.maximum=he,G.exclusiveMaximum=!0):G.exclusiveMaximum=he:typeof De=="number"&&(G.maximum=
De),Qe){const it=new Set;for(const At of Qe)Number.isFinite(At)&&At!==0?it.add(Math.abs(At)):(0,J._S)(R,E,G,V,`A multipl\
eOf divisor of ${At} cannot be represented in JSON Schema`);const[Ft,...Ht]=it;Ft!==void 0&&(G.multipleOf=Ft),Ht.length&&
(G.allOf=[...G.allOf??[],...Ht.map(At=>({multipleOf:At}))])}},O=(R,E,Q,V)=>{Q.type="boolean"},S=(R,E,Q,V)=>{(0,J._S)(R,E,
Q,V,"BigInt cannot be represented in JSON Schema")},x=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"Symbols cannot be represented in JSO\
N Schema")},Z=(R,E,Q,V)=>{E.target==="openapi-3.0"?(Q.type="string",Q.nullable=!0,Q.enum=[null]):Q.type="null"},z=(R,E,Q,V)=>{
(0,J._S)(R,E,Q,V,"Undefined cannot be represented in JSON Schema")},N=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"Void cannot be repre\
sented in JSON Schema")},ce=(R,E,Q,V)=>{Q.not={}},Te=(R,E,Q,V)=>{},Ne=(R,E,Q,V)=>{},ne=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"Dat\
e cannot be represented in JSON Schema")},k=(R,E,Q,V)=>{const G=R._zod.def,W=(0,Ce.w5)(G.entries);if(W.length===0){Q.not=
{};return}W.every(De=>typeof De=="number")&&(Q.type="number"),W.every(De=>typeof De=="string")&&(Q.type="string"),Q.enum=
W},ue=(R,E,Q,V)=>{const G=R._zod.def;if(G.values.length===0){Q.not={};return}const W=[];for(const De of G.values)if(De===
void 0){if((0,J._S)(R,E,Q,V,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof De=="bigin\
t"){if((0,J._S)(R,E,Q,V,"BigInt literals cannot be represented in JSON Schema"))return;W.push(Number(De))}else W.push(De);
if(W.length!==0)if(W.length===1){const De=W[0];Q.type=De===null?"null":typeof De,E.target==="draft-04"||E.target==="open\
api-3.0"?Q.enum=[De]:Q.const=De}else W.every(De=>typeof De=="number")&&(Q.type="number"),W.every(De=>typeof De=="string")&&
(Q.type="string"),W.every(De=>typeof De=="boolean")&&(Q.type="boolean"),W.every(De=>De===null)&&(Q.type="null"),Q.enum=W},
me=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"NaN cannot be represented in JSON Schema")},Pe=(R,E,Q,V)=>{const G=Q,W=R._zod.pattern;if(!W)
throw new Error("Pattern not found in template literal");G.type="string",G.pattern=W.source},Le=(R,E,Q,V)=>{const G=Q;G.
type="string",G.format="binary",G.contentEncoding="binary";const{minimum:W,maximum:De,mime:Qe}=X(R);W!==void 0&&(G.minLength=
W),De!==void 0&&(G.maxLength=De),Qe&&(Qe.length===0?G.not={}:Qe.length===1?G.contentMediaType=Qe[0]:G.anyOf=Qe.map(he=>({
contentMediaType:he})))},Ye=(R,E,Q,V)=>{Q.type="boolean"},H=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"Custom types cannot be represe\
nted in JSON Schema")},Dt=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"Function types cannot be represented in JSON Schema")},St=(R,E,Q,V)=>{
(0,J._S)(R,E,Q,V,"Transforms cannot be represented in JSON Schema")},yt=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"Map cannot be repr\
esented in JSON Schema")},Et=(R,E,Q,V)=>{(0,J._S)(R,E,Q,V,"Set cannot be represented in JSON Schema")},Ct=(R,E,Q,V)=>{const G=Q,
W=R._zod.def,{minimum:De,maximum:Qe}=X(R);typeof De=="number"&&(G.minItems=De),typeof Qe=="number"&&(G.maxItems=Qe),G.type=
"array",G.items=(0,J.Lp)(W.element,E,{...V,path:[...V.path,"items"]})};function Me(R){const E=R._zod.def;return E.type===
"pipe"&&E.in._zod.traits.has("$ZodTransform")?Me(E.out):E.type==="catch"?Me(E.innerType):R._zod.optin}const je=(R,E,Q,V)=>{
const G=Q,W=R._zod.def,De=W.shape;if(Object.getOwnPropertySymbols(De).length&&(0,J._S)(R,E,G,V,"Symbol keys cannot be re\
presented in JSON Schema"))return;G.type="object",G.properties={};for(const rt in De)(0,Ce.Vy)(G.properties,rt,(0,J.Lp)(
De[rt],E,{...V,path:[...V.path,"properties",rt]}));const he=[];for(const rt of Object.keys(De)){const qe=W.shape[rt];(E.
io==="input"?Me(qe)===void 0:qe._zod.optout===void 0)&&he.push(rt)}he.length>0&&(G.required=he),W.catchall?._zod.def.type===
"never"?G.additionalProperties=!1:W.catchall?W.catchall&&(G.additionalProperties=(0,J.Lp)(W.catchall,E,{...V,path:[...V.
path,"additionalProperties"]})):E.io==="output"&&(G.additionalProperties=!1)},q=(R,E,Q,V)=>{const G=R._zod.def,W=G.inclusive===
!1,De=G.options.map((Qe,he)=>(0,J.Lp)(Qe,E,{...V,path:[...V.path,W?"oneOf":"anyOf",he]}));W?Q.oneOf=De:Q.anyOf=De},pt=(R,E,Q,V)=>{
const G=R._zod.def,W=(0,J.Lp)(G.left,E,{...V,path:[...V.path,"allOf",0]}),De=(0,J.Lp)(G.right,E,{...V,path:[...V.path,"a\
llOf",1]}),Qe=rt=>"allOf"in rt&&Object.keys(rt).length===1,he=[...Qe(W)?W.allOf:[W],...Qe(De)?De.allOf:[De]];Q.allOf=he,
E.intersections.push(he)},ot=(R,E,Q,V)=>{const G=Q,W=R._zod.def;G.type="array";const De=E.target==="draft-2020-12"?"pref\
ixItems":"items",Qe=E.target==="draft-2020-12"||E.target==="openapi-3.0"?"items":"additionalItems",he=W.items.map((Ft,Ht)=>(0,J.
Lp)(Ft,E,{...V,path:[...V.path,De,Ht]})),rt=W.rest?(0,J.Lp)(W.rest,E,{...V,path:[...V.path,Qe,...E.target==="openapi-3.0"?
[W.items.length]:[]]}):null;let qe=W.items.length;for(;qe>0;){const Ft=W.items[qe-1];if(!(E.io==="input"?Me(Ft)!==void 0:
Ft._zod.optout==="optional"))break;qe--}const _t=W.items.length,et=!W.rest;E.target==="draft-2020-12"?(G.prefixItems=he,
et?G.items=!1:rt&&(G.items=rt),qe>0&&(G.minItems=qe),et&&(G.maxItems=_t)):E.target==="openapi-3.0"?(G.items={anyOf:he},rt&&
G.items.anyOf.push(rt),qe>0&&(G.minItems=qe),et&&(G.maxItems=_t)):(G.items=he,et?G.additionalItems=!1:rt&&(G.additionalItems=
rt),qe>0&&(G.minItems=qe),et&&(G.maxItems=_t));const{minimum:Ot,maximum:it}=X(R);typeof Ot=="number"&&(G.minItems=Ot),typeof it==
"number"&&(G.maxItems=it)};function lt(R,E,Q){if(E.$ref){if(Q.has(E))return E;Q.add(E);const it=R.get(E)?.def;if(!it)return E;
const Ft=lt(R,it,Q);return Ft===it?E:Ft}for(const it of["anyOf","oneOf"]){const Ft=E[it];if(!Array.isArray(Ft))continue;
const Ht=Ft.map(At=>lt(R,At,Q));Ht.some((At,nB)=>At!==Ft[nB])&&(E={...E,[it]:Ht})}const V=Array.isArray(E.type)?E.type:[
E.type],G=!V.includes("string")&&V.some(it=>it==="number"||it==="integer"),W=E.enum??(E.const!==void 0?[E.const]:void 0);
if(!G&&!W?.some(it=>typeof it=="number"))return E;const{minimum:De,maximum:Qe,exclusiveMinimum:he,exclusiveMaximum:rt,multipleOf:qe,
format:_t,id:et,...Ot}=E;return Ot.enum?Ot.enum=Ot.enum.map(it=>typeof it=="number"?String(it):it):typeof Ot.const=="num\
ber"&&(Ot.const=String(Ot.const)),G&&(Ot.type="string",W||(Ot.pattern=(V.includes("number")?f.ai:f.nd).source)),Ot}const Be=new WeakMap;
function te(R){const E=new Map;for(const V of R.seen.values())V.def&&!E.has(V.schema)&&E.set(V.schema,V);const Q=new Map;
for(const V of Be.get(R)??[]){const G=R.seen.get(V),W=(G?.def??G?.schema)?.propertyNames;if(!W||W===!0||Q.has(W))continue;
const De=lt(E,W,new Set);De!==W&&Q.set(W,De)}if(Q.size)for(const V of R.seen.values())for(const G of[V.schema,V.def]){const W=G&&
Q.get(G.propertyNames);W&&(G.propertyNames=W)}}const wt=(R,E,Q,V)=>{const G=Q,W=R._zod.def;G.type="object";const De=W.keyType,
Qe=X(De).patterns;if(W.mode==="loose"&&Qe&&Qe.size>0){const qe=(0,J.Lp)(W.valueType,E,{...V,path:[...V.path,"patternProp\
erties","*"]});G.patternProperties={};for(const _t of Qe)(0,Ce.Vy)(G.patternProperties,b(_t).source,qe)}else{if(E.target===
"draft-07"||E.target==="draft-2020-12"){G.propertyNames=(0,J.Lp)(W.keyType,E,{...V,path:[...V.path,"propertyNames"]});let qe=Be.
get(E);qe||(qe=[],Be.set(E,qe),E.deferred.push(()=>te(E))),qe.push(R)}G.additionalProperties=(0,J.Lp)(W.valueType,E,{...V,
path:[...V.path,"additionalProperties"]})}const he=De._zod.values,rt=E.io==="input"&&Me(W.valueType)!==void 0;if(he&&!W.
partial&&!rt){const qe=[...he].filter(_t=>typeof _t=="string"||typeof _t=="number");qe.length>0&&(G.required=qe.map(String))}},
nt=(R,E,Q,V)=>{const G=R._zod.def,W=(0,J.Lp)(G.innerType,E,V),De=E.seen.get(R);E.target==="openapi-3.0"?(De.ref=G.innerType,
Q.nullable=!0):Q.anyOf=[W,{type:"null"}]},dt=(R,E,Q,V)=>{const G=R._zod.def;(0,J.Lp)(G.innerType,E,V);const W=E.seen.get(
R);W.ref=G.innerType},mt=Symbol();function ft(R,E,Q,V,G){let W=!1;const De=JSON.stringify(R,(Qe,he)=>typeof he!="bigint"?
he:(W=!0,null));return W?((0,J._S)(E,Q,V,G,"BigInt defaults cannot be represented in JSON Schema"),mt):JSON.parse(De)}const Ut=(R,E,Q,V)=>{
const G=R._zod.def;(0,J.Lp)(G.innerType,E,V);const W=E.seen.get(R);W.ref=G.innerType;const De=ft(G.defaultValue,R,E,Q,V);
De!==mt&&(Q.default=De)},xt=(R,E,Q,V)=>{const G=R._zod.def;(0,J.Lp)(G.innerType,E,V);const W=E.seen.get(R);if(W.ref=G.innerType,
E.io!=="input")return;const De=ft(G.defaultValue,R,E,Q,V);De!==mt&&(Q._prefault=De)},zt=(R,E,Q,V)=>{const G=R._zod.def;(0,J.
Lp)(G.innerType,E,V);const W=E.seen.get(R);W.ref=G.innerType;let De;try{De=G.catchValue(void 0)}catch{(0,J._S)(R,E,Q,V,"\
Dynamic catch values are not supported in JSON Schema");return}Q.default=De},ht=(R,E,Q,V)=>{const G=R._zod.def,W=G.in._zod.
traits.has("$ZodTransform"),De=E.io==="input"?W?G.out:G.in:G.out;(0,J.Lp)(De,E,V);const Qe=E.seen.get(R);Qe.ref=De},Ke=(R,E,Q,V)=>{
const G=R._zod.def;(0,J.Lp)(G.innerType,E,V);const W=E.seen.get(R);W.ref=G.innerType,Q.readOnly=!0},Tt=(R,E,Q,V)=>{const G=R.
_zod.def;(0,J.Lp)(G.innerType,E,V);const W=E.seen.get(R);W.ref=G.innerType},T=(R,E,Q,V)=>{const G=R._zod.def;(0,J.Lp)(G.
innerType,E,V);const W=E.seen.get(R);W.ref=G.innerType},at={string:I,number:F,boolean:O,bigint:S,symbol:x,null:Z,undefined:z,
void:N,never:ce,any:Te,unknown:Ne,date:ne,enum:k,literal:ue,nan:me,template_literal:Pe,file:Le,success:Ye,custom:H,function:Dt,
transform:St,map:yt,set:Et,array:Ct,object:je,union:q,intersection:pt,tuple:ot,record:wt,nullable:nt,nonoptional:dt,default:Ut,
prefault:xt,catch:zt,pipe:ht,readonly:Ke,promise:Tt,optional:T,lazy:(R,E,Q,V)=>{const G=R._zod.innerType;(0,J.Lp)(G,E,V);
const W=E.seen.get(R);W.ref=G}};function re(R,E){if("_idmap"in R){const V=R,G=(0,J.az)({...E,processors:at}),W={};for(const he of V.
_idmap.entries()){const[rt,qe]=he;(0,J.Lp)(qe,G)}const De={},Qe={registry:V,uri:E?.uri,defs:W};G.external=Qe;for(const he of V.
_idmap.entries()){const[rt,qe]=he;(0,J.Wb)(G,qe),(0,Ce.Vy)(De,rt,(0,J.jE)(G,qe))}if(Object.keys(W).length>0){const he=G.
target==="draft-2020-12"?"$defs":"definitions";De.__shared={[he]:W}}return{schemas:De}}const Q=(0,J.az)({...E,processors:at});
return(0,J.Lp)(R,Q),(0,J.Wb)(Q,R),(0,J.jE)(Q,R)}},23908:function(It,$e,Oe){Oe.d($e,{AC:()=>te,Ak:()=>ae,D2:()=>g,F:()=>k,
Gl:()=>L,K3:()=>ce,Os:()=>we,Rp:()=>He,Z0:()=>J,Zg:()=>O,Zv:()=>wt,ai:()=>pt,fO:()=>U,gF:()=>f,gp:()=>Ct,hQ:()=>ue,kB:()=>yt,
kM:()=>Ce,l7:()=>N,nd:()=>q,o:()=>je,p0:()=>C,p6:()=>Dt,r0:()=>Te,uR:()=>Ae,uX:()=>S,ug:()=>x,w$:()=>Et,zM:()=>ot,zr:()=>z});
const f=/^[cC][0-9a-z]{6,}$/,L=/^[0-9a-z]+$/,J=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Ce=/^[0-9a-vA-V]{20}$/,U=/^[A-Za-z0-9]{27}$/,
ae=/^[a-zA-Z0-9_-]{21}$/;function g(G){return new RegExp(`^[a-zA-Z0-9_-]{${G}}$`)}const C=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
ge=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
we=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Ae=G=>G?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${G}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
l=null,Ge=null,_e=null,He=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
X=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Re=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Ee=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,b=null,I=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
F="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function O(){return new RegExp(F,"u")}const S=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
x=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Z=G=>{const W=util.escapeRegex(G??":");return new RegExp(`^(?:[0-9A-F]{2}${W}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${W}){5}[0-\
9a-f]{2}$`)},z=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
N=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
ce=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Te=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Ne=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
ne=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,k=/^https?$/,ue=/^\+[1-9]\d{6,14}$/,
me=/^\d(?:[ -]?\d){11,18}$/,Pe=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Le=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ye="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[1357\
9][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|\
1\\d|2[0-8])))";function H(G){return new RegExp(`^${G}$`)}const Dt=H(Ye);function St(G){const W="(?:[01]\\d|2[0-3]):[0-5]\
\\d";return typeof G.precision=="number"?G.precision===-1?`${W}`:G.precision===0?`${W}:[0-5]\\d`:`${W}:[0-5]\\d\\.\\d{${G.
precision}}`:G.seconds?`${W}:[0-5]\\d(?:\\.\\d+)?`:`${W}(?::[0-5]\\d(?:\\.\\d+)?)?`}function yt(G){return new RegExp(`^${St(
G)}$`)}function Et(G){const W=["Z"];G.offset&&W.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const De=`${St({precision:G.precision,
seconds:!0})}(?:${W.join("|")})`,Qe=G.local?`${De}|${St({precision:G.precision})}`:De;return new RegExp(`^${Ye}T(?:${Qe}\
)$`)}const Ct=/^[\s\S]{0,}$/,Me=G=>{const W=G?`[\\s\\S]{${G?.minimum??0},${G?.maximum??""}}`:"[\\s\\S]*";return new RegExp(
`^${W}$`)},je=/^-?\d+n?$/,q=/^-?\d+$/,pt=/^-?\d+(?:\.\d+)?$/,ot=/^(?:true|false)$/i,lt=/^null$/i,Be=/^undefined$/i,te=/^[^A-Z]*$/,
wt=/^[^a-z]*$/,nt=/^[0-9a-fA-F]*$/;function dt(G,W){return new RegExp(`^[A-Za-z0-9+/]{${G}}${W}$`)}function mt(G){return new RegExp(
`^[A-Za-z0-9_-]{${G}}$`)}const ft=/^[0-9a-fA-F]{32}$/,Ut=null,xt=null,zt=/^[0-9a-fA-F]{40}$/,ht=null,Ke=null,Tt=/^[0-9a-fA-F]{64}$/,
T=null,Ie=null,at=/^[0-9a-fA-F]{96}$/,re=null,R=null,E=/^[0-9a-fA-F]{128}$/,Q=null,V=null},29396:function(It,$e,Oe){Oe.d(
$e,{fd:()=>ae});var f;const L=null,J=null;class Ce{constructor(){this._map=new WeakMap,this._idmap=new Map}add(C,...ge){
const we=ge[0];return this._map.set(C,we),we&&typeof we=="object"&&"id"in we&&this._idmap.set(we.id,C),this}clear(){return this.
_map=new WeakMap,this._idmap=new Map,this}remove(C){const ge=this._map.get(C);return ge&&typeof ge=="object"&&"id"in ge&&
this._idmap.delete(ge.id),this._map.delete(C),this}get(C){const ge=C._zod.parent;if(ge){const we={...this.get(ge)??{}};delete we.
id;const Ae={...we,...this._map.get(C)};return Object.keys(Ae).length?Ae:void 0}return this._map.get(C)}has(C){return this.
_map.has(C)}}function U(){return new Ce}(f=globalThis).__zod_globalRegistry??(f.__zod_globalRegistry=U());const ae=globalThis.
__zod_globalRegistry},56985:function(It,$e,Oe){Oe.d($e,{$p:()=>Ot,Dq:()=>pt,CQ:()=>Be,BN:()=>at,sF:()=>Ie,CI:()=>Et,Cn:()=>Me,
bl:()=>ce,Zu:()=>Te,t$:()=>st,b0:()=>IB,o5:()=>Qe,rv:()=>P,Oy:()=>te,qG:()=>He,cG:()=>z,VO:()=>t,RL:()=>h,Zc:()=>Ge,Lc:()=>Ye,
Zy:()=>St,v1:()=>me,Ko:()=>ue,$N:()=>Le,Ax:()=>Pe,LJ:()=>w,h8:()=>ht,GY:()=>k,nu:()=>B,Py:()=>N,Um:()=>W,N$:()=>de,qc:()=>M,
vz:()=>Tt,I:()=>T,w:()=>tB,ig:()=>d,_m:()=>A,VF:()=>pe,Sb:()=>pB,h:()=>Qt,$v:()=>Ae,EY:()=>l,Wc:()=>i,G3:()=>ze,W4:()=>g,
g5:()=>Ne,VY:()=>Z,Zn:()=>_e,cu:()=>Kt,GP:()=>G,TF:()=>ne,cq:()=>q,xE:()=>ot,YK:()=>we});var f=Oe(44890),L=Oe(88532);class J{constructor(a=[],c={}){
this.content=[],this.indent=0,this.args=a,this.closed=c}indented(a){this.indent+=1;try{a(this)}finally{this.indent-=1}}write(a){
if(typeof a=="function"){a(this,{execution:"sync"}),a(this,{execution:"async"});return}const m=a.split(`
`).filter(oe=>oe),_=Math.min(...m.map(oe=>oe.length-oe.trimStart().length)),$=m.map(oe=>oe.slice(_)).map(oe=>" ".repeat(
this.indent*2)+oe);for(const oe of $)this.content.push(oe)}compile(){const a=Function,c=this?.content??[""];return new a(
...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${c.join(`
`)}
};`)(...Object.values(this.closed))}}var Ce=Oe(23908),U=Oe(54723);const ae={major:4,minor:6,patch:7},g=L.xI("$ZodType",(s,a)=>{
var c;s??(s={}),s._zod.def=a,s._zod.bag=s._zod.bag||{},s._zod.version=ae;const m=s._zod.def.checks,_=s._zod.traits.has("\
$ZodCheck")?[s,...m??[]]:m?.length?[...m]:[];for(const $ of _)for(const oe of $._zod.onattach)oe(s);if(_.length===0)(c=s.
_zod).deferred??(c.deferred=[]),s._zod.deferred?.push(()=>{s._zod.run=s._zod.parse});else{const $=(Fe,ve,fe)=>{if(Fe.memo)
return Fe;let ye=U.QH(Fe),We;for(const Bt of ve){if(Bt._zod.def.when){if(U.rL(Fe)||!Bt._zod.def.when(Fe))continue}else if(ye)
continue;const Ze=Fe.issues.length,Je=Bt._zod.check(Fe);if(Je instanceof Promise&&fe?.async===!1)throw new L.GT;if(We||Je instanceof
Promise)We=(We??Promise.resolve()).then(async()=>{await Je,Fe.issues.length!==Ze&&(U.d3(Fe.issues,Ze,s),ye||(ye=U.QH(Fe,
Ze)))});else{if(Fe.issues.length===Ze)continue;U.d3(Fe.issues,Ze,s),ye||(ye=U.QH(Fe,Ze))}}return We?We.then(()=>Fe):Fe},
oe=(Fe,ve,fe)=>{if(U.QH(Fe))return Fe.aborted=!0,Fe;const ye=$(ve,_,fe);if(ye instanceof Promise){if(fe.async===!1)throw new L.
GT;return ye.then(We=>s._zod.parse(We,fe))}return s._zod.parse(ye,fe)};s._zod.run=(Fe,ve)=>{if(ve.skipChecks)return s._zod.
parse(Fe,ve);if(ve.direction==="backward"){const ye=s._zod.parse({value:Fe.value,issues:[]},{...ve,skipChecks:!0});return ye instanceof
Promise?ye.then(We=>oe(We,Fe,ve)):oe(ye,Fe,ve)}const fe=s._zod.parse(Fe,ve);if(fe instanceof Promise){if(ve.async===!1)throw new L.
GT;return fe.then(ye=>$(ye,_,ve))}return $(fe,_,ve)}}},{get"~standard"(){return U.jD(this,"~standard",we(this))},set"~st\
andard"(s){U.qh(this,"~standard",s)}}),C=(s,a)=>s.issues.length?{issues:s.issues.map(c=>U.iR(c,a,L.$W()))}:{value:s.value};
async function ge(s,a){const c={async:!0};return C(await s._zod.run({value:a,issues:[]},c),c)}function we(s){return{validate:a=>{
const c={async:!1};try{const m=s._zod.run({value:a,issues:[]},c);if(!(m instanceof Promise))return C(m,c)}catch{}return ge(
s,a)},vendor:"zod",version:1}}const Ae=L.xI("$ZodString",(s,a)=>{g.init(s,a),s._zod.pattern=a.pattern??Ce.gp,s._zod.parse=
(c,m)=>{if(a.coerce)try{c.value=String(c.value)}catch{}return typeof c.value=="string"||c.issues.push({expected:"string",
code:"invalid_type",input:c.value,inst:s}),c}}),l=L.xI("$ZodStringFormat",(s,a)=>{f.ql.init(s,a),Ae.init(s,a)}),Ge=L.xI(
"$ZodGUID",(s,a)=>{a.pattern??(a.pattern=Ce.Os),l.init(s,a)}),_e=L.xI("$ZodUUID",(s,a)=>{if(a.version){const m={v1:1,v2:2,
v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[a.version];if(m===void 0)throw new Error(`Invalid UUID version: "${a.version}"`);a.pattern??
(a.pattern=Ce.uR(m))}else a.pattern??(a.pattern=Ce.uR());l.init(s,a)}),He=L.xI("$ZodEmail",(s,a)=>{a.pattern??(a.pattern=
Ce.Rp),l.init(s,a)}),X=1,Re=2;function Ee(s){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(s):
(new URL(s),!0)}catch{return!1}}function b(s,a){return!("normalize"in a)&&!("hostname"in a)&&!("protocol"in a)?Ee(s)||Re:
I(s,a)}function I(s,a){if(!a.normalize&&a.protocol?.source===Ce.F.source&&!/^https?:\/\//i.test(s))return X;try{if(typeof URL<
"u"){const c=URL;if(typeof c.parse=="function")return c.parse(s)??Re}return new URL(s)}catch{return Re}}const F=/[\t\n\r]/g;
function O(s){return s.replace(F,"")}function S(s,a){return a.lastIndex=0,a.test(s.hostname)}function x(s,a){return a.lastIndex=
0,a.test(s.protocol.endsWith(":")?s.protocol.slice(0,-1):s.protocol)}const Z=L.xI("$ZodURL",(s,a)=>{l.init(s,a),s._zod.check=
c=>{try{const m=c.value.trim(),_=b(m,a);if(_===X){c.issues.push({code:"invalid_format",format:"url",note:"Invalid URL fo\
rmat",input:c.value,inst:s,continue:!a.abort});return}if(_===Re){c.issues.push({code:"invalid_format",format:"url",input:c.
value,inst:s,continue:!a.abort});return}if(_===!0){c.value=O(m);return}a.hostname&&!S(_,a.hostname)&&c.issues.push({code:"\
invalid_format",format:"url",note:"Invalid hostname",pattern:a.hostname.source,input:c.value,inst:s,continue:!a.abort}),
a.protocol&&!x(_,a.protocol)&&c.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:a.protocol.
source,input:c.value,inst:s,continue:!a.abort}),c.value=a.normalize?_.href:O(m);return}catch{c.issues.push({code:"invali\
d_format",format:"url",input:c.value,inst:s,continue:!a.abort})}}}),z=L.xI("$ZodEmoji",(s,a)=>{a.pattern??(a.pattern=Ce.
Zg()),l.init(s,a)}),N=L.xI("$ZodNanoID",(s,a)=>{if(a.length!==void 0&&(!Number.isInteger(a.length)||a.length<1))throw new Error(
`Invalid nanoid length: ${a.length}`);a.pattern??(a.pattern=a.length===void 0?Ce.Ak:Ce.D2(a.length)),l.init(s,a)}),ce=L.
xI("$ZodCUID",(s,a)=>{a.pattern??(a.pattern=Ce.gF),l.init(s,a)}),Te=L.xI("$ZodCUID2",(s,a)=>{a.pattern??(a.pattern=Ce.Gl),
l.init(s,a)}),Ne=L.xI("$ZodULID",(s,a)=>{a.pattern??(a.pattern=Ce.Z0),l.init(s,a)}),ne=L.xI("$ZodXID",(s,a)=>{a.pattern??
(a.pattern=Ce.kM),l.init(s,a)}),k=L.xI("$ZodKSUID",(s,a)=>{a.pattern??(a.pattern=Ce.fO),l.init(s,a)}),ue=L.xI("$ZodISODa\
teTime",(s,a)=>{a.pattern??(a.pattern=Ce.w$(a)),l.init(s,a)}),me=L.xI("$ZodISODate",(s,a)=>{a.pattern??(a.pattern=Ce.p6),
l.init(s,a)}),Pe=L.xI("$ZodISOTime",(s,a)=>{a.pattern??(a.pattern=Ce.kB(a)),l.init(s,a)}),Le=L.xI("$ZodISODuration",(s,a)=>{
a.pattern??(a.pattern=Ce.p0),l.init(s,a)}),Ye=L.xI("$ZodIPv4",(s,a)=>{a.pattern??(a.pattern=Ce.uX),l.init(s,a)}),H=/^[0-9a-fA-F:.]+$/;
function Dt(s){return H.test(s)?Ee(`http://[${s}]`):!1}const St=L.xI("$ZodIPv6",(s,a)=>{a.pattern??(a.pattern=Ce.ug),l.init(
s,a),s._zod.check=c=>{Dt(c.value)||c.issues.push({code:"invalid_format",format:"ipv6",input:c.value,inst:s,continue:!a.abort})}}),
yt=null,Et=L.xI("$ZodCIDRv4",(s,a)=>{a.pattern??(a.pattern=Ce.zr),l.init(s,a)});function Ct(s){const a=s.split("/");if(a.
length!==2)return!1;const[c,m]=a;if(!m)return!1;const _=Number(m);return`${_}`!==m||_<0||_>128?!1:Dt(c)}const Me=L.xI("$\
ZodCIDRv6",(s,a)=>{a.pattern??(a.pattern=Ce.l7),l.init(s,a),s._zod.check=c=>{Ct(c.value)||c.issues.push({code:"invalid_f\
ormat",format:"cidrv6",input:c.value,inst:s,continue:!a.abort})}});function je(s){if(s==="")return!0;if(/\s/.test(s)||s.
length%4!==0)return!1;try{return atob(s),!0}catch{return!1}}const q=/^[0-9a-zA-Z+/]*={0,2}$/,pt=L.xI("$ZodBase64",(s,a)=>{
a.pattern??(a.pattern=q),l.init(s,a),s._zod.check=c=>{je(c.value)||c.issues.push({code:"invalid_format",format:"base64",
input:c.value,inst:s,continue:!a.abort})}}),ot=/^[A-Za-z0-9_-]*$/;function lt(s){if(!ot.test(s))return!1;const a=s.replace(
/[-_]/g,m=>m==="-"?"+":"/"),c=a.padEnd(Math.ceil(a.length/4)*4,"=");return je(c)}const Be=L.xI("$ZodBase64URL",(s,a)=>{a.
pattern??(a.pattern=ot),l.init(s,a),s._zod.check=c=>{lt(c.value)||c.issues.push({code:"invalid_format",format:"base64url",
input:c.value,inst:s,continue:!a.abort})}}),te=L.xI("$ZodE164",(s,a)=>{a.pattern??(a.pattern=Ce.hQ),l.init(s,a)}),wt=/[- ]/g;
function nt(s){let a=s.length,c=1,m=0;for(;a;){const _=s.charCodeAt(--a)-48;c^=1,m+=c?[0,2,4,6,8,1,3,5,7,9][_]:_}return m%
10===0}function dt(s){return regexes.creditCard.test(s)?nt(s.replace(wt,"")):!1}const mt=null;function ft(s){let a=0;const c=s.
length;for(let m=4;m<c;m++){const _=s.charCodeAt(m);a=(_>=65?a*100+(_-55):a*10+(_-48))%97}for(let m=0;m<4;m++){const _=s.
charCodeAt(m);a=(_>=65?a*100+(_-55):a*10+(_-48))%97}return a===1}function Ut(s){return regexes.iban.test(s)?ft(s):!1}const xt=null;
function zt(s,a=null){try{const c=s.split(".");if(c.length!==3)return!1;const[m]=c;if(!m)return!1;const _=JSON.parse(atob(
m));return!("typ"in _&&_?.typ!=="JWT"||!_.alg||a&&(!("alg"in _)||_.alg!==a))}catch{return!1}}const ht=L.xI("$ZodJWT",(s,a)=>{
l.init(s,a),s._zod.check=c=>{zt(c.value,a.alg)||c.issues.push({code:"invalid_format",format:"jwt",input:c.value,inst:s,continue:!a.
abort})}}),Ke=null,Tt=L.xI("$ZodNumber",(s,a)=>{g.init(s,a),s._zod.pattern=Ce.ai,s._zod.parse=(c,m)=>{if(a.coerce)try{c.
value=Number(c.value)}catch{}const _=c.value;if(typeof _=="number"&&!Number.isNaN(_)&&Number.isFinite(_))return c;const $=typeof _==
"number"?Number.isNaN(_)?"NaN":Number.isFinite(_)?void 0:String(_):void 0;return c.issues.push({expected:"number",code:"\
invalid_type",input:_,inst:s,...$?{received:$}:{}}),c}}),T=L.xI("$ZodNumberFormat",(s,a)=>{f.KH.init(s,a),Tt.init(s,a)}),
Ie=L.xI("$ZodBoolean",(s,a)=>{g.init(s,a),s._zod.pattern=Ce.zM,s._zod.parse=(c,m)=>{if(a.coerce)try{c.value=!!c.value}catch{}
const _=c.value;return typeof _=="boolean"||c.issues.push({expected:"boolean",code:"invalid_type",input:_,inst:s}),c}}),
at=L.xI("$ZodBigInt",(s,a)=>{g.init(s,a),s._zod.pattern=Ce.o,s._zod.parse=(c,m)=>{if(a.coerce)try{c.value=BigInt(c.value)}catch{}
return typeof c.value=="bigint"||c.issues.push({expected:"bigint",code:"invalid_type",input:c.value,inst:s}),c}}),re=null,
R=null,E=null,Q=null,V=null,G=L.xI("$ZodUnknown",(s,a)=>{g.init(s,a),s._zod.parse=c=>c}),W=L.xI("$ZodNever",(s,a)=>{g.init(
s,a),s._zod.parse=(c,m)=>(c.issues.push({expected:"never",code:"invalid_type",input:c.value,inst:s}),c)}),De=null,Qe=L.xI(
"$ZodDate",(s,a)=>{g.init(s,a),s._zod.parse=(c,m)=>{if(a.coerce)try{c.value=new Date(c.value)}catch{}const _=c.value,$=_ instanceof
Date;return $&&!Number.isNaN(_.getTime())||c.issues.push({expected:"date",code:"invalid_type",input:_,...$?{received:"In\
valid Date"}:{},inst:s}),c}});function he(s,a){const c=U.hi(s._zod.def.checks);if(!c.length)return;const m=Math.min(...c.
map($=>$[0])),_=s._zod.parse;s._zod.parse=($,oe)=>{const Fe=a($.value);if(Fe>m&&!oe?.skipChecks&&oe?.direction!=="backwa\
rd"){for(const[ve,fe]of U.hi(s._zod.def.checks))if(Fe>ve&&fe._zod.def.when($)){const ye=$.issues.length;return fe._zod.check(
$),$.issues[ye].continue=!1,U.d3($.issues,ye,s),$}}return _($,oe)}}const rt=s=>Array.isArray(s)?s.length:-1,qe=s=>s instanceof
Map?s.size:-1,_t=s=>s instanceof Set?s.size:-1;function et(s,a,c){s.issues.length&&a.issues.push(...U.lQ(c,s.issues)),a.
value[c]=s.value}const Ot=L.xI("$ZodArray",(s,a)=>{g.init(s,a);const c=L.cr.memoizer;c?.attach(s),s._zod.parse=(m,_)=>{const $=m.
value;if(!Array.isArray($))return m.issues.push({expected:"array",code:"invalid_type",input:$,inst:s}),m;m.value=c?c.alloc(
s,m,Array($.length),_):Array($.length);const oe=[],Fe=_?.abortEarly;for(let ve=0;ve<$.length;ve++){const fe=$[ve],ye=a.element.
_zod.run({value:fe,issues:[]},_);if(ye instanceof Promise)oe.push(ye.then(We=>et(We,m,ve)));else if(et(ye,m,ve),Fe&&ye.issues.
length!==0&&U.QH(ye))break}return oe.length?Promise.all(oe).then(()=>m):m},he(s,rt)});function it(s,a,c,m,_,$){const oe=c in
m,Fe=$==="optional";if(!(!oe&&Fe&&_==="optional")){if(s.issues.length){if(_!==void 0&&Fe&&!oe)return;a.issues.push(...U.
lQ(c,s.issues))}if(!oe&&_===void 0){s.issues.length||a.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[c]});return}s.value===void 0?(oe||_==="defaulted"&&!Fe)&&(a.value[c]=void 0):a.value[c]=s.value}}const Ft=[];function Ht(s){
const a=Object.keys(s.shape),c=Object.getOwnPropertySymbols(s.shape),m=c.length?c:Ft,_=m.length?[...a,...m]:a;for(const oe of _)
if(!s.shape?.[oe]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(oe)}": expected a Zod\
 schema`);const $=U.NM(s.shape);return{...s,allKeys:_,symbolKeys:m,keySet:new Set(a),numKeys:a.length,optionalKeys:new Set(
$)}}function At(s,a,c,m,_,$,oe){const Fe=[],ve=_.keySet,fe=_.catchall._zod,ye=fe.def.type,We=fe.optin,Bt=fe.optout;let Ze=0;
for(const Je in a){if(oe&&c.issues.length!==Ze){if(U.QH(c,Ze))break;Ze=c.issues.length}if(ve.has(Je))continue;if(Je==="_\
_proto__"){ye==="never"&&Fe.push(Je);continue}if(ye==="never"){Fe.push(Je);continue}const Lt=fe.run({value:a[Je],issues:[]},
m);Lt instanceof Promise?s.push(Lt.then(vt=>it(vt,c,Je,a,We,Bt))):it(Lt,c,Je,a,We,Bt)}return Fe.length&&c.issues.push({code:"\
unrecognized_keys",keys:Fe,input:a,inst:$,continue:!0}),s.length?Promise.all(s).then(()=>c):c}const nB=L.xI("$ZodObject",
(s,a)=>{g.init(s,a);const c=Object.getOwnPropertyDescriptor(a,"shape"),m=c?.get?c.get.raw:a.shape??{};if(m){const fe=()=>{
const ye={...m};return Object.defineProperty(a,"shape",{value:ye}),fe.raw=ye,ye};fe.raw=m,Object.defineProperty(a,"shape",
{get:fe})}const _=U.PO(()=>Ht(a));U.v5(s,"propValues",fe=>{const ye=fe.def.shape,We={};for(const Bt in ye){const Ze=ye[Bt].
_zod;if(Ze.values){Object.prototype.hasOwnProperty.call(We,Bt)||U.Vy(We,Bt,new Set);for(const Je of Ze.values)We[Bt].add(
Je);Ze.optin!==void 0&&We[Bt].add(void 0)}}return We});const $=U.Gv,oe=a.catchall;let Fe;const ve=L.cr.memoizer;ve?.attach(
s),s._zod.parse=(fe,ye)=>{Fe??(Fe=_.value);const We=fe.value;if(!$(We))return fe.issues.push({expected:"object",code:"in\
valid_type",input:We,inst:s}),fe;fe.value=ve?ve.alloc(s,fe,{},ye):{};const Bt=[],Ze=Fe.shape,Je=ye?.abortEarly;let Lt=fe.
issues.length;for(const vt of Fe.allKeys){if(Je&&fe.issues.length!==Lt){if(U.QH(fe,Lt))break;Lt=fe.issues.length}if(vt===
"__proto__")continue;const oB=Ze[vt],aB=oB._zod.optin,EB=oB._zod.optout,mB=oB._zod.run({value:We[vt],issues:[]},ye);mB instanceof
Promise?Bt.push(mB.then(kt=>it(kt,fe,vt,We,aB,EB))):it(mB,fe,vt,We,aB,EB)}return oe?At(Bt,We,fe,ye,_.value,s,Je===!0):Bt.
length?Promise.all(Bt).then(()=>fe):fe}}),tB=L.xI("$ZodObjectJIT",(s,a)=>{nB.init(s,a);const c=s._zod.parse,m=U.PO(()=>Ht(
a)),_=L.cr.memoizer,$=Ze=>{const Je=m.value,Lt=Je.symbolKeys,vt=new J(["payload","ctx"],{shape:Ze,inst:s,memo:_,syms:Lt}),
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
          }`;vt.write("const input = payload.value;");const EB=Object.create(null);let mB=0;for(const kt of Je.allKeys)EB[kt]=
`key_${mB++}`;vt.write(_?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(const kt of Je.
allKeys){if(kt==="__proto__")continue;const bt=EB[kt],Yt=typeof kt=="symbol"?`syms[${Lt.indexOf(kt)}]`:U.UQ(kt),LB=`${Yt}\
 in input`,NB=Ze[kt],vB=NB?._zod?.optin,ZB=vB!==void 0,PB=NB?._zod?.optout==="optional";if(vt.write(`const ${bt} = ${oB(
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

      `)}return vt.write("payload.value = newResult;"),vt.write("return payload;"),vt.compile()};let oe;const Fe=U.Gv,ve=!L.
cr.jitless,fe=U.hI,ye=ve&&fe.value,We=a.catchall;let Bt;s._zod.parse=(Ze,Je)=>{Bt??(Bt=m.value);const Lt=Ze.value;return Fe(
Lt)?ve&&ye&&Je?.async===!1&&Je.jitless!==!0?(oe||(oe=$(a.shape)),Ze=oe(Ze,Je),We?At([],Lt,Ze,Je,Bt,s,Je?.abortEarly===!0):
Ze):c(Ze,Je):(Ze.issues.push({expected:"object",code:"invalid_type",input:Lt,inst:s}),Ze)}});function jt(s,a,c,m){for(const $ of s)
if($.issues.length===0)return a.value=$.value,a;const _=s.filter($=>!U.QH($));return _.length===1?(a.value=_[0].value,_[0]):
(a.issues.push({code:"invalid_union",input:a.value,inst:c,errors:s.map($=>$.issues.map(oe=>U.iR(oe,m,L.$W())))}),a)}const Kt=L.
xI("$ZodUnion",(s,a)=>{g.init(s,a),U.v5(s,"optin",m=>m.def.options.some(_=>_._zod.optin==="defaulted")?"defaulted":m.def.
options.some(_=>_._zod.optin!==void 0)?"optional":void 0),U.v5(s,"optout",m=>m.def.options.some(_=>_._zod.optout==="opti\
onal")?"optional":void 0),U.v5(s,"values",m=>{if(m.def.options.every(_=>_._zod.values))return new Set(m.def.options.flatMap(
_=>Array.from(_._zod.values)))}),U.v5(s,"pattern",m=>{if(m.def.options.every(_=>_._zod.pattern)){const _=m.def.options.map(
$=>$._zod.pattern);return new RegExp(`^(${_.map($=>U.p6($.source)).join("|")})$`)}});const c=a.options.length===1?a.options[0].
_zod.run:null;s._zod.parse=(m,_)=>{if(c)return c(m,_);let $=!1;const oe=[];for(const Fe of a.options){const ve=Fe._zod.run(
{value:m.value,issues:[]},_);if(ve instanceof Promise)oe.push(ve),$=!0;else{if(ve.issues.length===0)return ve;oe.push(ve)}}
return $?Promise.all(oe).then(Fe=>jt(Fe,m,s,_)):jt(oe,m,s,_)}});function lB(s,a,c,m){const _=[];for(let $=0;$<s.length;$++)
s[$].issues.length===0&&_.push($);return _.length===1?(a.value=s[_[0]].value,a):(_.length===0?a.issues.push({code:"inval\
id_union",input:a.value,inst:c,errors:s.map($=>$.issues.map(oe=>util.finalizeIssue(oe,m,core.config())))}):a.issues.push(
{code:"invalid_union",input:a.value,inst:c,errors:[],inclusive:!1,matches:_}),a)}const fB=null;function gB(s,a){const c=s.
_zod;let m=c.bag.optionsMap;m||(m=hB(c.def),c.bag.optionsMap=m);const _=m.get(a);if(_===null)throw new Error(`Ambiguous \
discriminator value "${String(a)}"`);return _}function hB(s){const a=new Map;for(const c of s.options){const m=c._zod.propValues?.[s.
discriminator];if(!m||m.size===0)throw new Error(`Invalid discriminated union option at index "${s.options.indexOf(c)}"`);
for(const _ of m)if(a.has(_)){if(_!==void 0)throw new Error(`Duplicate discriminator value "${String(_)}"`);a.set(_,null)}else
a.set(_,c)}return a}const D=null,w=L.xI("$ZodIntersection",(s,a)=>{g.init(s,a),s._zod.parse=(c,m)=>{const _=c.value,$=a.
left._zod.run({value:_,issues:[]},m),oe=a.right._zod.run({value:_,issues:[]},m);return $ instanceof Promise||oe instanceof
Promise?Promise.all([$,oe]).then(([ve,fe])=>se(c,ve,fe)):se(c,$,oe)}});function j(s,a){if(s===a)return{valid:!0,data:s};
if(s instanceof Date&&a instanceof Date&&+s==+a)return{valid:!0,data:s};if(U.Qd(s)&&U.Qd(a)){const c=Object.keys(a),m=Object.
keys(s).filter($=>c.indexOf($)!==-1),_={...s,...a};Object.prototype.hasOwnProperty.call(_,"__proto__")&&delete _.__proto__;
for(const $ of m){if($==="__proto__")continue;const oe=j(s[$],a[$]);if(!oe.valid)return{valid:!1,mergeErrorPath:[$,...oe.
mergeErrorPath]};_[$]=oe.data}return{valid:!0,data:_}}if(Array.isArray(s)&&Array.isArray(a)){if(s.length!==a.length)return{
valid:!1,mergeErrorPath:[]};const c=[];for(let m=0;m<s.length;m++){const _=s[m],$=a[m],oe=j(_,$);if(!oe.valid)return{valid:!1,
mergeErrorPath:[m,...oe.mergeErrorPath]};c.push(oe.data)}return{valid:!0,data:c}}return{valid:!1,mergeErrorPath:[]}}function se(s,a,c){
const m=new Map;let _;const $=new Map,oe=(fe,ye)=>{let We;if(fe.code==="unrecognized_keys"&&!fe.path?.length)_??(_=fe),We=
fe.keys;else if(fe.code==="invalid_key"&&fe.origin==="record"&&fe.path?.length===1){const Bt=String(fe.path[0]);$.has(Bt)||
$.set(Bt,fe),We=[Bt]}else return!1;for(const Bt of We)m.has(Bt)||m.set(Bt,{}),m.get(Bt)[ye]=!0;return!0};for(const fe of a.
issues)oe(fe,"l")||s.issues.push(fe);for(const fe of c.issues)oe(fe,"r")||s.issues.push(fe);const Fe=[...m].filter(([,fe])=>fe.
l&&fe.r).map(([fe])=>fe);if(Fe.length){const fe=_?Fe.filter(ye=>_.keys.includes(ye)):[];fe.length&&s.issues.push({..._,keys:fe});
for(const ye of Fe)!fe.includes(ye)&&$.has(ye)&&s.issues.push($.get(ye))}const ve=j(a.value,c.value);if(!ve.valid){if(U.
QH(s))return s;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(ve.mergeErrorPath)}`)}return s.value=
ve.data,s}const ze=L.xI("$ZodTuple",(s,a)=>{g.init(s,a);const c=a.items,m=L.cr.memoizer;m?.attach(s),s._zod.parse=(_,$)=>{
const oe=_.value;if(!Array.isArray(oe))return _.issues.push({input:oe,inst:s,expected:"tuple",code:"invalid_type"}),_;_.
value=m?m.alloc(s,_,[],$):[];const Fe=[],ve=Ve(c,"optin"),fe=Ve(c,"optout");if(!a.rest){if(oe.length<ve)return _.issues.
push({code:"too_small",minimum:ve,inclusive:!0,input:oe,inst:s,origin:"array"}),_;oe.length>c.length&&_.issues.push({code:"\
too_big",maximum:c.length,inclusive:!0,input:oe,inst:s,origin:"array"})}const ye=new Array(c.length),We=a.rest?$?.abortEarly:
void 0;let Bt=!1;for(let Ze=0;Ze<c.length;Ze++){const Je=c[Ze]._zod.run({value:oe[Ze],issues:[]},$);Je instanceof Promise?
Fe.push(Je.then(Lt=>{ye[Ze]=Lt})):(ye[Ze]=Je,We&&!Bt&&Je.issues.length&&(Bt=U.QH(Je)))}if(a.rest&&!Bt){let Ze=c.length-1;
const Je=oe.slice(c.length);let Lt=_.issues.length;for(const vt of Je){if(We&&_.issues.length!==Lt){if(U.QH(_,Lt))break;
Lt=_.issues.length}Ze++;const oB=a.rest._zod.run({value:vt,issues:[]},$);oB instanceof Promise?Fe.push(oB.then(aB=>Mt(aB,
_,Ze))):Mt(oB,_,Ze)}}return Fe.length?Promise.all(Fe).then(()=>Nt(ye,_,c,oe,fe)):Nt(ye,_,c,oe,fe)}});function Ve(s,a){for(let c=s.
length-1;c>=0;c--)if(!(a==="optin"?s[c]._zod.optin!==void 0:s[c]._zod.optout==="optional"))return c+1;return 0}function Mt(s,a,c){
s.issues.length&&a.issues.push(...U.lQ(c,s.issues)),a.value[c]=s.value}function Nt(s,a,c,m,_){for(let $=0;$<c.length;$++){
const oe=s[$],Fe=$<m.length;if(!Fe&&$>=_&&c[$]._zod.optin==="optional"){a.value.length=$;break}if(oe.issues.length){if(!Fe&&
$>=_){a.value.length=$;break}a.issues.push(...U.lQ($,oe.issues))}a.value[$]=oe.value}for(let $=a.value.length-1;$>=m.length&&
(c[$]._zod.optout==="optional"&&a.value[$]===void 0);$--)a.value.length=$;return a}const Qt=L.xI("$ZodRecord",(s,a)=>{g.
init(s,a);const c=L.cr.memoizer;c?.attach(s),s._zod.parse=(m,_)=>{const $=m.value;if(!U.Qd($))return m.issues.push({expected:"\
record",code:"invalid_type",input:$,inst:s}),m;const oe=[],Fe=a.keyType._zod.values;if(Fe&&!a.partial){m.value=c?c.alloc(
s,m,{},_):{};const ve=new Set;for(const ye of Fe)if(typeof ye=="string"||typeof ye=="number"||typeof ye=="symbol"){if(ve.
add(typeof ye=="number"?ye.toString():ye),ye==="__proto__")continue;const We=a.keyType._zod.run({value:ye,issues:[]},_);
if(We instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(We.issues.length){m.
issues.push({code:"invalid_key",origin:"record",issues:We.issues.map(Je=>U.iR(Je,_,L.$W())),input:ye,path:[ye],inst:s});
continue}const Bt=We.value;if(Bt==="__proto__")continue;const Ze=a.valueType._zod.run({value:$[ye],issues:[]},_);Ze instanceof
Promise?oe.push(Ze.then(Je=>{Je.issues.length&&m.issues.push(...U.lQ(ye,Je.issues)),m.value[Bt]=Je.value})):(Ze.issues.length&&
m.issues.push(...U.lQ(ye,Ze.issues)),m.value[Bt]=Ze.value)}let fe;for(const ye in $)if(!ve.has(ye))if(a.mode==="loose"){
if(ye==="__proto__")continue;m.value[ye]=$[ye]}else fe=fe??[],fe.push(ye);fe&&fe.length>0&&m.issues.push({code:"unrecogn\
ized_keys",input:$,inst:s,keys:fe,continue:!0})}else{m.value=c?c.alloc(s,m,{},_):{};let ve;for(const fe of Reflect.ownKeys(
$)){if(fe==="__proto__"||!Object.prototype.propertyIsEnumerable.call($,fe))continue;let ye=a.keyType._zod.run({value:fe,
issues:[]},_);if(ye instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof fe==
"string"&&Ce.ai.test(fe)&&ye.issues.length){const Je=a.keyType._zod.run({value:Number(fe),issues:[]},_);if(Je instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");Je.issues.length===0&&(ye=Je)}if(ye.issues.
length){a.mode==="loose"?m.value[fe]=$[fe]:Fe?(ve=ve??[],ve.push(fe)):m.issues.push({code:"invalid_key",origin:"record",
issues:ye.issues.map(Je=>U.iR(Je,_,L.$W())),input:fe,path:[fe],inst:s});continue}const Bt=ye.value;if(Bt==="__proto__")continue;
const Ze=a.valueType._zod.run({value:$[fe],issues:[]},_);Ze instanceof Promise?oe.push(Ze.then(Je=>{Je.issues.length&&m.
issues.push(...U.lQ(fe,Je.issues)),m.value[Bt]=Je.value})):(Ze.issues.length&&m.issues.push(...U.lQ(fe,Ze.issues)),m.value[Bt]=
Ze.value)}ve&&ve.length>0&&m.issues.push({code:"unrecognized_keys",input:$,inst:s,keys:ve,continue:!0})}return oe.length?
Promise.all(oe).then(()=>m):m}}),rB=null;function RB(s,a,c,m,_,$,oe){s.issues.length&&(util.propertyKeyTypes.has(typeof m)?
c.issues.push(...util.prefixIssues(m,s.issues)):c.issues.push({code:"invalid_key",origin:"map",input:_,inst:$,issues:s.issues.
map(Fe=>util.finalizeIssue(Fe,oe,core.config()))})),a.issues.length&&(util.propertyKeyTypes.has(typeof m)?c.issues.push(
...util.prefixIssues(m,a.issues)):c.issues.push({origin:"map",code:"invalid_element",input:_,inst:$,key:m,issues:a.issues.
map(Fe=>util.finalizeIssue(Fe,oe,core.config()))})),c.value.set(s.value,a.value)}const p=null;function e(s,a){s.issues.length&&
a.issues.push(...s.issues),a.value.add(s.value)}const t=L.xI("$ZodEnum",(s,a)=>{g.init(s,a);const c=U.w5(a.entries),m=new Set(
c);s._zod.values=m,U.v5(s,"pattern",_=>{const $=U.w5(_.def.entries).filter(oe=>U.qQ.has(typeof oe));return new RegExp($.
length?`^(${$.map(oe=>U.sD(oe.toString())).join("|")})$`:"^[^\\s\\S]$")}),s._zod.parse=(_,$)=>{const oe=_.value;return m.
has(oe)||_.issues.push({code:"invalid_value",values:c,input:oe,inst:s}),_}}),B=L.xI("$ZodLiteral",(s,a)=>{g.init(s,a);const c=new Set(
a.values);s._zod.values=c,U.v5(s,"pattern",m=>{const _=m.def.values;return new RegExp(_.length?`^(${_.map($=>typeof $=="\
string"?U.sD($):$?U.sD($.toString()):String($)).join("|")})$`:"^[^\\s\\S]$")}),s._zod.parse=(m,_)=>{const $=m.value;return c.
has($)||m.issues.push({code:"invalid_value",values:a.values,input:$,inst:s}),m}}),r=null,i=L.xI("$ZodTransform",(s,a)=>{
g.init(s,a),s._zod.optin="optional",L.cr.memoizer?.guard(s),s._zod.parse=(c,m)=>{if(m.direction==="backward")throw new L.
cV(s.constructor.name);const _=a.transform(c.value,c);if(m.async)return(_ instanceof Promise?_:Promise.resolve(_)).then(
oe=>(c.value=oe,c));if(_ instanceof Promise)throw new L.GT;return c.value=_,c}});function u(s,a){return s.value=a.issues.
length?void 0:a.value,s}const d=L.xI("$ZodOptional",(s,a)=>{g.init(s,a),U.v5(s,"optin",c=>c.def.innerType._zod.optin==="\
defaulted"?"defaulted":"optional"),s._zod.optout="optional",U.v5(s,"values",c=>{const m=c.def.innerType._zod.values;return m?
new Set([...m,void 0]):void 0}),U.v5(s,"pattern",c=>{const m=c.def.innerType._zod.pattern;return m?new RegExp(`^(${U.p6(
m.source)})?$`):void 0}),s._zod.parse=(c,m)=>{if(c.value===void 0){if(a.innerType._zod.optin!=="defaulted")return c;const _=a.
innerType._zod.run({value:c.value,issues:[]},m);return _ instanceof Promise?_.then($=>u(c,$)):u(c,_)}return a.innerType.
_zod.run(c,m)}}),h=L.xI("$ZodExactOptional",(s,a)=>{d.init(s,a),U.v5(s,"values",c=>c.def.innerType._zod.values),U.v5(s,"\
pattern",c=>c.def.innerType._zod.pattern),s._zod.parse=(c,m)=>a.innerType._zod.run(c,m)}),M=L.xI("$ZodNullable",(s,a)=>{
g.init(s,a),U.v5(s,"optin",c=>c.def.innerType._zod.optin),U.v5(s,"optout",c=>c.def.innerType._zod.optout),U.v5(s,"patter\
n",c=>{const m=c.def.innerType._zod.pattern;return m?new RegExp(`^(${U.p6(m.source)}|null)$`):void 0}),U.v5(s,"values",c=>c.
def.innerType._zod.values?new Set([...c.def.innerType._zod.values,null]):void 0),s._zod.parse=(c,m)=>c.value===null?c:a.
innerType._zod.run(c,m)}),P=L.xI("$ZodDefault",(s,a)=>{g.init(s,a),s._zod.optin="defaulted",U.v5(s,"values",c=>c.def.innerType.
_zod.values),s._zod.parse=(c,m)=>{if(m.direction==="backward")return a.innerType._zod.run(c,m);if(c.value===void 0)return c.
value=a.defaultValue,c;const _=a.innerType._zod.run(c,m);return _ instanceof Promise?_.then($=>Y($,a)):Y(_,a)}});function Y(s,a){
return s.value===void 0&&(s.value=a.defaultValue),s}const pe=L.xI("$ZodPrefault",(s,a)=>{g.init(s,a),s._zod.optin="defau\
lted",U.v5(s,"values",c=>c.def.innerType._zod.values),s._zod.parse=(c,m)=>(m.direction==="backward"||c.value===void 0&&(c.
value=a.defaultValue),a.innerType._zod.run(c,m))}),de=L.xI("$ZodNonOptional",(s,a)=>{g.init(s,a),U.v5(s,"values",c=>{const m=c.
def.innerType._zod.values;return m?new Set([...m].filter(_=>_!==void 0)):void 0}),s._zod.parse=(c,m)=>{const _=a.innerType.
_zod.run(c,m);return _ instanceof Promise?_.then($=>le($,s)):le(_,s)}});function le(s,a){return!s.issues.length&&s.value===
void 0&&s.issues.push({code:"invalid_type",expected:"nonoptional",input:s.value,inst:a}),s}const be=null;function Xe(s,a,c,m){
return a.issues.length?(s.value=c.catchValue({...a,value:s.value,error:{issues:a.issues.map(_=>U.iR(_,m,L.$W()))},input:s.
value}),s):(s.value=a.value,a.memo&&(s.memo=!0),s)}const st=L.xI("$ZodCatch",(s,a)=>{g.init(s,a),U.v5(s,"optin",c=>c.def.
innerType._zod.optin==="defaulted"?"defaulted":"optional"),U.v5(s,"optout",c=>c.def.innerType._zod.optout),U.v5(s,"value\
s",c=>c.def.innerType._zod.values),s._zod.parse=(c,m)=>{if(m.direction==="backward")return a.innerType._zod.run(c,m);const _=a.
innerType._zod.run({value:c.value,issues:[]},m);return _ instanceof Promise?_.then($=>Xe(c,$,a,m)):Xe(c,_,a,m)}}),ut=null,
A=L.xI("$ZodPipe",(s,a)=>{g.init(s,a),U.v5(s,"values",c=>c.def.in._zod.values),U.v5(s,"optin",c=>c.def.in._zod.optin),U.
v5(s,"optout",c=>c.def.out._zod.optout),U.v5(s,"propValues",c=>c.def.in._zod.propValues),s._zod.parse=(c,m)=>{if(m.direction===
"backward"){const $=a.out._zod.run(c,m);return $ instanceof Promise?$.then(oe=>y(oe,a.in,m)):y($,a.in,m)}const _=a.in._zod.
run(c,m);return _ instanceof Promise?_.then($=>y($,a.out,m)):y(_,a.out,m)}});function y(s,a,c){return s.issues.some(m=>m.
code!=="unrecognized_keys")?(s.aborted=!0,s):a._zod.run({value:s.value,issues:s.issues},c)}const Se=null;function tt(s,a,c){
if(s.issues.length)return s.aborted=!0,s;if((c.direction||"forward")==="forward"){const _=a.transform(s.value,s);return _ instanceof
Promise?_.then($=>Rt(s,$,a.out,c)):Rt(s,_,a.out,c)}else{const _=a.reverseTransform(s.value,s);return _ instanceof Promise?
_.then($=>Rt(s,$,a.in,c)):Rt(s,_,a.in,c)}}function Rt(s,a,c,m){return s.issues.length?(s.aborted=!0,s):c._zod.run({value:a,
issues:s.issues},m)}const Pt=null,pB=L.xI("$ZodReadonly",(s,a)=>{g.init(s,a),U.v5(s,"propValues",c=>c.def.innerType._zod.
propValues),U.v5(s,"values",c=>c.def.innerType._zod.values),U.v5(s,"optin",c=>c.def.innerType?._zod?.optin),U.v5(s,"opto\
ut",c=>c.def.innerType?._zod?.optout),s._zod.parse=(c,m)=>{if(m.direction==="backward")return a.innerType._zod.run(c,m);
const _=a.innerType._zod.run(c,m);return _ instanceof Promise?_.then(CB):CB(_)}});function CB(s){return s.memo||(s.value=
Object.freeze(s.value)),s}function GB(s){const a=s._zod.def;let c=a.pattern,m=!!a.format?.includes("int"),_,$;for(const Fe of a.
checks??[]){const ve=Fe._zod.def;ve.pattern&&(c=ve.pattern),m||(m=!!ve.format?.includes("int"));const fe=ve.minimum??ve.
length,ye=ve.maximum??ve.length;fe!==void 0&&(_===void 0||fe>_)&&(_=fe),ye!==void 0&&($===void 0||ye<$)&&($=ye)}if(c)return c.
source;if(_!==void 0&&$!==void 0&&_>$)return"(?!)";if(_!==void 0||$!==void 0)return regexes.string({minimum:_,maximum:$}).
source;const oe=s._zod.pattern;return(m&&oe===regexes.number?regexes.integer:oe)?.source}function iB(s){const a=s._zod.def,
c=s._zod.pattern?.source,m=a.innerType??s._zod.innerType;if(m){const _=m._zod.pattern?.source,$=iB(m);return c&&_&&$&&$!==
_?c.replace(util.cleanRegex(_),()=>util.cleanRegex($)):c}if(a.options){const _=a.options.map(iB);if(_.every(Boolean))return`\
^(${_.map($=>util.cleanRegex($)).join("|")})$`}return GB(s)}const $B=null,JB=null,DB=null,BB=null,IB=L.xI("$ZodCustom",(s,a)=>{
f.QP.init(s,a),g.init(s,a),s._zod.parse=(c,m)=>c,s._zod.check=c=>{const m=c.value,_=a.fn(m);if(_ instanceof Promise)return _.
then($=>sB($,c,m,s));sB(_,c,m,s)}});function sB(s,a,c,m){if(!s){const _={code:"custom",input:c,inst:m,path:[...m._zod.def.
path??[]],continue:!m._zod.def.abort};m._zod.def.params&&(_.params=m._zod.def.params),a.issues.push(U.sn(_))}}},87509:function(It,$e,Oe){
Oe.d($e,{Lp:()=>ae,OA:()=>Re,Wb:()=>C,_S:()=>U,az:()=>Ce,jE:()=>He,uE:()=>Ee});var f=Oe(29396),L=Oe(54723);function J(b,...I){
for(const F of I)for(const O of Reflect.ownKeys(F))Object.prototype.propertyIsEnumerable.call(F,O)&&(0,L.Vy)(b,O,F[O]);return b}
function Ce(b){let I=b?.target??"draft-2020-12";return I==="draft-4"&&(I="draft-04"),I==="draft-7"&&(I="draft-07"),{processors:b.
processors??{},metadataRegistry:b?.metadata??f.fd,target:I,unrepresentable:b?.unrepresentable??"throw",override:b?.override??
(()=>{}),io:b?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:b?.cycles??
"ref",reused:b?.reused??"inline",intersections:[],deferred:[],external:b?.external??void 0}}function U(b,I,F,O,S){const x=typeof I.
unrepresentable=="function"?I.unrepresentable({zodSchema:b,path:O.path,message:S}):I.unrepresentable;if(x==="any")return!1;
if(x===void 0||x==="throw")throw new Error(S);return Object.assign(F,x),!0}function ae(b,I,F={path:[],schemaPath:[]}){var O;
const S=b._zod.def,x=I.seen.get(b);if(x)return x.count++,F.schemaPath.includes(b)&&(x.cycle=F.path),x.schema;const Z={schema:{},
count:1,cycle:void 0,path:F.path};I.seen.set(b,Z),I.sharedDefsExtractedFor=void 0,I.sharedEmitDoneFor=void 0;const z=b._zod.
toJSONSchema?.();if(z)Z.schema=z;else{const Te={...F,schemaPath:[...F.schemaPath,b],path:F.path};if(b._zod.processJSONSchema)
b._zod.processJSONSchema(I,Z.schema,Te);else{const ne=Z.schema,k=I.processors[S.type];if(!k)throw new Error(`[toJSONSche\
ma]: Non-representable type encountered: ${S.type}`);k(b,I,ne,Te)}const Ne=b._zod.parent;Ne&&(Z.ref||(Z.ref=Ne),ae(Ne,I,
Te),I.seen.get(Ne).isParent=!0)}const N=I.metadataRegistry.get(b);return N&&J(Z.schema,N),I.io==="input"&&X(b)&&(delete Z.
schema.examples,delete Z.schema.default),I.io==="input"&&"_prefault"in Z.schema&&((O=Z.schema).default??(O.default=Z.schema.
_prefault)),delete Z.schema._prefault,I.seen.get(b).schema}function g(b){return b.replace(/~/g,"~0").replace(/\//g,"~1")}
function C(b,I){const F=b.seen.get(I);if(!F)throw new Error("Unprocessed schema. This is a bug in Zod.");if(b.external&&
b.sharedDefsExtractedFor===b.external)return;const O=new Map;for(const Z of b.seen.entries()){const z=b.metadataRegistry.
get(Z[0])?.id;if(z){const N=O.get(z);if(N&&N!==Z[0])throw new Error(`Duplicate schema id "${z}" detected during JSON Sch\
ema conversion. Two different schemas cannot share the same id when converted together.`);O.set(z,Z[0])}}const S=Z=>{const z=b.
target==="draft-2020-12"?"$defs":"definitions";if(b.external){const Ne=b.external.registry.get(Z[0])?.id,ne=b.external.uri??
(ue=>ue);if(Ne)return{ref:ne(Ne)};const k=Z[1].defId??Z[1].schema.id??`schema${b.counter++}`;return Z[1].defId=k,{defId:k,
ref:`${ne("__shared")}#/${z}/${g(k)}`}}const N="#",ce=`${N}/${z}/`;if(Z[1]===F&&!Z[1].schema.id)return{ref:N};const Te=Z[1].
schema.id??`__schema${b.counter++}`;return{defId:Te,ref:ce+g(Te)}},x=Z=>{if(Z[1].schema.$ref)return;const z=Z[1],{ref:N,
defId:ce}=S(Z);z.def={...z.schema},ce&&(z.defId=ce);const Te=z.schema;for(const Ne in Te)delete Te[Ne];Te.$ref=N};if(b.cycles===
"throw")for(const Z of b.seen.entries()){const z=Z[1];if(z.cycle)throw new Error(`Cycle detected: #/${z.cycle?.join("/")}\
/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const Z of b.seen.entries()){const z=Z[1];
if(I===Z[0]){x(Z);continue}if(b.external){const ce=b.external.registry.get(Z[0])?.id;if(I!==Z[0]&&ce){x(Z);continue}}if(b.
metadataRegistry.get(Z[0])?.id){x(Z);continue}if(z.cycle){x(Z);continue}z.count>1&&b.reused==="ref"&&x(Z)}b.external&&(b.
sharedDefsExtractedFor=b.external)}function ge(b){const I=b.anyOf;if(!Array.isArray(I)||I.length===0||b.type!==void 0)return;
const F=[];for(const O of I){if(!O||typeof O!="object")return;ge(O);const S=Object.keys(O);if(S.length!==1||S[0]!=="type")
return;const x=O.type;for(const Z of Array.isArray(x)?x:[x]){if(typeof Z!="string")return;F.includes(Z)||F.push(Z)}}delete b.
anyOf,b.type=F.length===1?F[0]:F}const we=new Set(["type","properties","required","additionalProperties"]),Ae=["oneOf","\
anyOf"];function l(b){const I=b.additionalProperties;return I===void 0||I===!1||typeof I!="object"||I===null?null:Object.
keys(I).length?I:null}function Ge(b){const I=[];for(const x of b){if(typeof x!="object"||x.type!=="object")return null;for(const Z in x)
if(!we.has(Z))return null;I.push(x)}const F={},O=new Set;for(const x of I){for(const Z in x.properties){if(Object.prototype.
hasOwnProperty.call(F,Z))continue;const z=[];for(const ce of I){const Te=ce.properties?.[Z]??l(ce);Te!=null&&(z.some(Ne=>JSON.
stringify(Ne)===JSON.stringify(Te))||z.push(Te))}const N=z.length===1?z[0]:Ge(z)??{allOf:z};(0,L.Vy)(F,Z,N)}for(const Z of x.
required??[])O.add(Z)}const S={type:"object",properties:F};if(O.size&&(S.required=[...O]),I.every(x=>x.additionalProperties===
!1))S.additionalProperties=!1;else{const x=[];for(const Z of I){const z=l(Z);z&&!x.some(N=>JSON.stringify(N)===JSON.stringify(
z))&&x.push(z)}x.length===1?S.additionalProperties=x[0]:x.length>1&&(S.additionalProperties={allOf:x})}return S}function _e(b){
const I=b.allOf;if(!Array.isArray(I)||I.length<2)return;for(const S of we)if(S in b)return;const F=I.filter(S=>Ae.some(x=>Array.
isArray(S[x])));let O=null;if(!F.length)O=Ge(I);else{const S=F[0],x=Ae.find(N=>Array.isArray(S[N]));if(Object.keys(S).length!==
1)return;const Z=I.filter(N=>N!==S),z=S[x].map(N=>Ge([...Z,N]));if(z.some(N=>!N))return;O={[x]:z}}O&&(delete b.allOf,J(b,
O))}function He(b,I){const F=b.seen.get(I);if(!F)throw new Error("Unprocessed schema. This is a bug in Zod.");const O=z=>{
const N=b.seen.get(z);if(N.ref===null)return;const ce=N.def??N.schema,Te={...ce},Ne=N.ref;if(N.ref=null,Ne){O(Ne);const k=b.
seen.get(Ne),ue=k.schema;if(ue.$ref&&(b.target==="draft-07"||b.target==="draft-04"||b.target==="openapi-3.0")?(ce.allOf=
ce.allOf??[],ce.allOf.push(ue)):J(ce,ue),J(ce,Te),z._zod.parent===Ne)for(const Pe in ce)Pe==="$ref"||Pe==="allOf"||Pe in
Te||delete ce[Pe];if(ue.$ref&&k.def)for(const Pe in ce)Pe==="$ref"||Pe==="allOf"||Pe in k.def&&JSON.stringify(ce[Pe])===
JSON.stringify(k.def[Pe])&&delete ce[Pe]}const ne=z._zod.parent;if(ne&&ne!==Ne){O(ne);const k=b.seen.get(ne);if(k?.schema.
$ref&&(ce.$ref=k.schema.$ref,k.def))for(const ue in ce)ue==="$ref"||ue==="allOf"||ue in k.def&&JSON.stringify(ce[ue])===
JSON.stringify(k.def[ue])&&delete ce[ue]}b.override({zodSchema:z,jsonSchema:ce,path:N.path??[]})};if(!b.external||b.sharedEmitDoneFor!==
b.external){for(const z of[...b.seen.entries()].reverse())O(z[0]);if(b.target!=="openapi-3.0")for(const z of b.seen.entries())
ge(z[1].def??z[1].schema);for(const z of b.deferred)z();if(b.intersections.length){const z=new Map;for(const N of b.seen.
values())for(const ce of[N.schema,N.def]){const Te=ce?.allOf;if(!Array.isArray(Te))continue;const Ne=z.get(Te);Ne?Ne.push(
ce):z.set(Te,[ce])}for(const N of b.intersections)for(const ce of z.get(N)??[])_e(ce)}}const S={};if(b.target==="draft-2\
020-12"?S.$schema="https://json-schema.org/draft/2020-12/schema":b.target==="draft-07"?S.$schema="http://json-schema.org\
/draft-07/schema#":b.target==="draft-04"?S.$schema="http://json-schema.org/draft-04/schema#":b.target,b.external?.uri){const z=b.
external.registry.get(I)?.id;if(!z)throw new Error("Schema is missing an `id` property");S.$id=b.external.uri(z)}J(S,F.defId?
F.schema:F.def??F.schema);const x=b.metadataRegistry.get(I)?.id;x!==void 0&&S.id===x&&delete S.id;const Z=b.external?.defs??
{};if(!b.external||b.sharedEmitDoneFor!==b.external)for(const z of b.seen.entries()){const N=z[1];N.def&&N.defId&&(N.def.
id===N.defId&&delete N.def.id,(0,L.Vy)(Z,N.defId,N.def))}b.external&&(b.sharedEmitDoneFor=b.external),b.external||Object.
keys(Z).length>0&&(b.target==="draft-2020-12"?S.$defs=Z:S.definitions=Z);try{const z=JSON.parse(JSON.stringify(S));return Object.
defineProperty(z,"~standard",{value:{...I["~standard"],jsonSchema:{input:Ee(I,"input",b.processors),output:Ee(I,"output",
b.processors)}},enumerable:!1,writable:!1}),z}catch{throw new Error("Error converting schema to JSON.")}}function X(b,I){
const F=I??{seen:new Set};if(F.seen.has(b))return!1;F.seen.add(b);const O=b._zod.def;if(O.type==="transform")return!0;if(O.
type==="array")return X(O.element,F);if(O.type==="set")return X(O.valueType,F);if(O.type==="lazy")return X(O.getter(),F);
if(O.type==="promise"||O.type==="optional"||O.type==="nonoptional"||O.type==="nullable"||O.type==="readonly"||O.type==="\
default"||O.type==="prefault"||O.type==="catch")return X(O.innerType,F);if(O.type==="intersection")return X(O.left,F)||X(
O.right,F);if(O.type==="record"||O.type==="map")return X(O.keyType,F)||X(O.valueType,F);if(O.type==="pipe")return b._zod.
traits.has("$ZodCodec")?!0:X(O.in,F)||X(O.out,F);if(O.type==="object"){for(const S in O.shape)if(X(O.shape[S],F))return!0;
return!1}if(O.type==="union"){for(const S of O.options)if(X(S,F))return!0;return!1}if(O.type==="tuple"){for(const S of O.
items)if(X(S,F))return!0;return!!(O.rest&&X(O.rest,F))}return!1}const Re=(b,I={})=>F=>{const O=Ce({...F,processors:I});return ae(
b,O),C(O,b),He(O,b)},Ee=(b,I,F={})=>O=>{const{libraryOptions:S,target:x}=O??{},Z=Ce({...S??{},target:x,io:I,processors:F});
return ae(b,Z),C(Z,b),He(Z,b)}},54723:function(It,$e,Oe){Oe.d($e,{A2:()=>Me,B7:()=>q,GW:()=>V,Gv:()=>me,LG:()=>He,MO:()=>I,
NM:()=>pt,NR:()=>lt,O7:()=>E,OH:()=>Ut,PO:()=>l,QH:()=>zt,Qd:()=>Le,Rc:()=>Q,SS:()=>hB,UQ:()=>ne,Up:()=>Be,Vy:()=>b,W0:()=>mt,
X:()=>fB,X$:()=>nt,Yv:()=>k,cJ:()=>wt,cl:()=>Ge,d3:()=>Ie,gx:()=>ue,h1:()=>ft,hI:()=>Pe,hi:()=>T,iR:()=>at,jD:()=>Ft,jw:()=>ge,
k8:()=>we,lQ:()=>Ke,mw:()=>xt,o8:()=>Ct,ol:()=>Ot,p6:()=>_e,qQ:()=>St,qh:()=>it,rL:()=>ht,sD:()=>Et,sn:()=>G,un:()=>Ht,v5:()=>lB,
w5:()=>C,yG:()=>Ye,zH:()=>ot,zM:()=>z});var f=Oe(88532);function L(D){return D}function J(D){return D}function Ce(){return D=>D}
function U(D){}function ae(D){throw new Error("Unexpected value in exhaustive check")}function g(D){}function C(D){const w=Object.
values(D).filter(se=>typeof se=="number");return Object.entries(D).filter(([se,ze])=>w.indexOf(+se)===-1).map(([se,ze])=>ze)}
function ge(D,w="|"){return D.map(j=>q(j)).join(w)}function we(D,w){return typeof w=="bigint"?w.toString():w}class Ae{constructor(w){
this._getter=w,this._value=void 0}get value(){const w=this._getter;return w!==void 0&&(this._value=w(),this._getter=void 0),
this._value}}function l(D){return new Ae(D)}function Ge(D){return D==null}function _e(D){const w=D.startsWith("^")?1:0,j=D.
endsWith("$")?D.length-1:D.length;return D.slice(w,j)}function He(D,w){const j=D/w,se=Math.round(j),ze=4*Number.EPSILON*
Math.max(Math.abs(j),1);return Math.abs(j-se)<ze?0:j-se}const X=null;function Re(D,w,j){let se;Object.defineProperty(D,w,
{get(){if(se!==X)return se===void 0&&(se=X,se=j()),se},set(ze){Object.defineProperty(D,w,{value:ze})},configurable:!0})}
function Ee(D){return Object.create(Object.getPrototypeOf(D),Object.getOwnPropertyDescriptors(D))}function b(D,w,j){Object.
defineProperty(D,w,{value:j,writable:!0,enumerable:!0,configurable:!0})}function I(D){const w=Object.getOwnPropertyDescriptor(
D,"shape");return w?.get?w.get.raw:w?.value}function F(D){return I(D._zod.def)??D._zod.def.shape}function O(D,w,j){Object.
defineProperty(D,w,{get(){const se=j();return b(this,w,se),se},enumerable:!0,configurable:!0})}function S(D,w,j){w in D?
b(D,w,j):D[w]=j}function x(D,w,j,se){const ze=F(w);for(const Ve of j){const Mt=Object.getOwnPropertyDescriptor(ze,Ve);Mt.
enumerable&&(Mt.get?O(D,Ve,()=>{const Nt=w._zod.def.shape[Ve];return se?se(Nt,Ve):Nt}):S(D,Ve,se?se(Mt.value,Ve):Mt.value))}}
function Z(D,w){for(const j of Reflect.ownKeys(w)){const se=Object.getOwnPropertyDescriptor(w,j);se.enumerable&&(se.get?
O(D,j,()=>w[j]):S(D,j,se.value))}}function z(...D){const w={};for(const j of D){const se=Object.getOwnPropertyDescriptors(
j);Object.assign(w,se)}return Object.defineProperties({},w)}function N(D){return z(D._zod.def)}function ce(D,w){return w?
w.reduce((j,se)=>j?.[se],D):D}function Te(D){const w=Object.keys(D),j=w.map(se=>D[se]);return Promise.all(j).then(se=>{const ze={};
for(let Ve=0;Ve<w.length;Ve++)ze[w[Ve]]=se[Ve];return ze})}function Ne(D=10){const w="abcdefghijklmnopqrstuvwxyz";let j="";
for(let se=0;se<D;se++)j+=w[Math.floor(Math.random()*w.length)];return j}function ne(D){return JSON.stringify(D)}function k(D){
return D.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const ue="captureSt\
ackTrace"in Error?Error.captureStackTrace:(...D)=>{};function me(D){return typeof D=="object"&&D!==null&&!Array.isArray(
D)}const Pe=l(()=>{if(f.cr.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{const D=Function;
return new D(""),!0}catch{return!1}});function Le(D){if(me(D)===!1)return!1;const w=D.constructor;if(w===void 0||typeof w!=
"function")return!0;const j=w.prototype;return!(me(j)===!1||Object.prototype.hasOwnProperty.call(j,"isPrototypeOf")===!1)}
function Ye(D){return Le(D)?{...D}:Array.isArray(D)?[...D]:D instanceof Map?new Map(D):D instanceof Set?new Set(D):D}function H(D){
let w=0;for(const j in D)Object.prototype.hasOwnProperty.call(D,j)&&w++;return w}const Dt=D=>{const w=typeof D;switch(w){case"\
undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(D)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(D)?"array":D===null?"null":D.then&&typeof D.then=="function"&&D.catch&&typeof D.catch=="function"?"promise":typeof Map<
"u"&&D instanceof Map?"map":typeof Set<"u"&&D instanceof Set?"set":typeof Date<"u"&&D instanceof Date?"date":typeof File<
"u"&&D instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${w}`)}},St=new Set(["string","number",
"symbol"]),yt=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Et(D){return D.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function Ct(D,w,j){const se=new D._zod.constr(w??D._zod.def);return(!w||j?.parent)&&(se._zod.parent=D),se}function Me(D){
const w=D;if(!w)return{};if(typeof w=="string")return{error:()=>w};if(w?.message!==void 0){if(w?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");w.error=w.message}return delete w.message,typeof w.error=="string"?{
...w,error:()=>w.error}:w}function je(D){let w;return new Proxy({},{get(j,se,ze){return w??(w=D()),Reflect.get(w,se,ze)},
set(j,se,ze,Ve){return w??(w=D()),Reflect.set(w,se,ze,Ve)},has(j,se){return w??(w=D()),Reflect.has(w,se)},deleteProperty(j,se){
return w??(w=D()),Reflect.deleteProperty(w,se)},ownKeys(j){return w??(w=D()),Reflect.ownKeys(w)},getOwnPropertyDescriptor(j,se){
return w??(w=D()),Reflect.getOwnPropertyDescriptor(w,se)},defineProperty(j,se,ze){return w??(w=D()),Reflect.defineProperty(
w,se,ze)}})}function q(D){return typeof D=="bigint"?D.toString()+"n":typeof D=="string"?`"${D}"`:`${D}`}function pt(D){return Object.
keys(D).filter(w=>D[w]._zod.optin!==void 0&&D[w]._zod.optout==="optional")}const ot={safeint:[Number.MIN_SAFE_INTEGER,Number.
MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},lt={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[
BigInt(0),BigInt("18446744073709551615")]};function Be(D,w){const j=D._zod.def,se=j.checks;if(se&&se.length>0)throw new Error(
".pick() cannot be used on object schemas containing refinements");const Ve={};return x(Ve,D,te(D,w)),Ct(D,z(j,{shape:Ve,
checks:[]}))}function te(D,w){const j=F(D),se=[];for(const ze of Reflect.ownKeys(w)){if(!Object.getOwnPropertyDescriptor(
j,ze)?.enumerable)throw new Error(`Unrecognized key: "${String(ze)}"`);w[ze]&&se.push(ze)}return se}function wt(D,w){const j=D.
_zod.def,se=j.checks;if(se&&se.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");
const Ve=new Set(te(D,w)),Mt={};return x(Mt,D,Reflect.ownKeys(F(D)).filter(Nt=>!Ve.has(Nt))),Ct(D,z(j,{shape:Mt,checks:[]}))}
function nt(D,w){if(!Le(w))throw new Error("Invalid input to extend: expected a plain object");const j=D._zod.def.checks;
if(j&&j.length>0){const ze=F(D);for(const Ve of Reflect.ownKeys(w))if(Object.getOwnPropertyDescriptor(ze,Ve)!==void 0)throw new Error(
"Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return Ct(D,z(D._zod.def,
{shape:dt(D,w)}))}function dt(D,w){const j={};return x(j,D,Reflect.ownKeys(F(D))),Z(j,w),j}function mt(D,w){if(!Le(w))throw new Error(
"Invalid input to safeExtend: expected a plain object");return Ct(D,z(D._zod.def,{shape:dt(D,w)}))}function ft(D,w){if(!w?.
_zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
if(D._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .saf\
eExtend() instead.");const j={};x(j,D,Reflect.ownKeys(F(D))),x(j,w,Reflect.ownKeys(F(w)));const se=z(D._zod.def,{shape:j,
get catchall(){return w._zod.def.catchall},checks:w._zod.def.checks??[]});return Ct(D,se)}function Ut(D,w,j,se="partial"){
const Ve=w._zod.def.checks;if(Ve&&Ve.length>0)throw new Error(`.${se}() cannot be used on object schemas containing refi\
nements`);const Nt=j?new Set(te(w,j)):void 0,Qt={};return x(Qt,w,Reflect.ownKeys(F(w)),D&&((rB,RB)=>Nt&&!Nt.has(RB)?rB:new D(
{type:"optional",innerType:rB}))),Ct(w,z(w._zod.def,{shape:Qt,checks:[]}))}function xt(D,w,j){const se=j?new Set(te(w,j)):
void 0,ze={};return x(ze,w,Reflect.ownKeys(F(w)),(Ve,Mt)=>se&&!se.has(Mt)?Ve:new D({type:"nonoptional",innerType:Ve})),Ct(
w,z(w._zod.def,{shape:ze}))}function zt(D,w=0){if(D.aborted===!0)return!0;for(let j=w;j<D.issues.length;j++)if(D.issues[j]?.
continue!==!0)return!0;return!1}function ht(D,w=0){if(D.aborted===!0)return!0;for(let j=w;j<D.issues.length;j++)if(D.issues[j]?.
continue===!1)return!0;return!1}function Ke(D,w){return w.map(j=>{var se;return(se=j).path??(se.path=[]),j.path.unshift(
D),j})}function Tt(D){return typeof D=="string"?D:D?.message}function T(D){const w=[];for(const j of D??[]){const se=j._zod.
def;if(!/_(length|size)$|_equals$/.test(se.check))break;const ze=se.maximum??se.length??se.size;ze>=0&&w.push([ze,j])}return w}
function Ie(D,w,j){var se;for(let ze=w;ze<D.length;ze++)(se=D[ze]).schema??(se.schema=j)}function at(D,w,j){var se;const ze=D.
inst?._zod?.traits;ze?.has("$ZodType")&&(ze.has("$ZodCheck")?(se=D).schema??(se.schema=D.inst):D.schema=D.inst);const Ve=D.
schema!==D.inst?D.schema?._zod.def?.error:void 0,Mt=D.message?D.message:Tt(D.inst?._zod.def?.error?.(D))??Tt(Ve?.(D))??Tt(
w?.error?.(D))??Tt(j.customError?.(D))??Tt(j.localeError?.(D))??"Invalid input",Nt={};for(const Qt of Object.keys(D))Qt===
"inst"||Qt==="schema"||Qt==="continue"||Qt==="input"||Qt==="__proto__"||(Nt[Qt]=D[Qt]);return Nt.path??(Nt.path=[]),Nt.message=
Mt,w?.reportInput&&(Nt.input=D.input),Nt}function re(D){return D instanceof Set?"set":D instanceof Map?"map":D instanceof
File?"file":"unknown"}const R=/[\uD800-\uDBFF]/;function E(D){const w=D.length;if(!R.test(D))return w;let j=w;for(let se=0;se<
w-1;se++)(D.charCodeAt(se)&64512)===55296&&(D.charCodeAt(se+1)&64512)===56320&&(j--,se++);return j}function Q(D){return Array.
isArray(D)?"array":typeof D=="string"?"string":"unknown"}function V(D){const w=typeof D;switch(w){case"number":return Number.
isNaN(D)?"nan":"number";case"object":{if(D===null)return"null";if(Array.isArray(D))return"array";const j=D;if(j&&Object.
getPrototypeOf(j)!==Object.prototype&&"constructor"in j&&j.constructor)return j.constructor.name}}return w}function G(...D){
const[w,j,se]=D;return typeof w=="string"?{message:w,code:"custom",input:j,inst:se}:{...w}}function W(D){return Object.entries(
D).filter(([w,j])=>Number.isNaN(Number.parseInt(w,10))).map(w=>w[1])}function De(D){const w=atob(D),j=new Uint8Array(w.length);
for(let se=0;se<w.length;se++)j[se]=w.charCodeAt(se);return j}function Qe(D){let w="";for(let j=0;j<D.length;j++)w+=String.
fromCharCode(D[j]);return btoa(w)}function he(D){const w=D.replace(/-/g,"+").replace(/_/g,"/"),j="=".repeat((4-w.length%
4)%4);return De(w+j)}function rt(D){return Qe(D).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function qe(D){const w=D.
replace(/^0x/,"");if(w.length%2!==0)throw new Error("Invalid hex string length");const j=new Uint8Array(w.length/2);for(let se=0;se<
w.length;se+=2)j[se/2]=Number.parseInt(w.slice(se,se+2),16);return j}function _t(D){return Array.from(D).map(w=>w.toString(
16).padStart(2,"0")).join("")}class et{constructor(...w){}}function Ot(D,w){for(const j in w){const se=Object.getOwnPropertyDescriptor(
w,j);se.get?Object.defineProperty(D,j,{...se,enumerable:!1}):At(D,j,se.value)}}function it(D,w,j,se=!0){return Object.defineProperty(
D,w,{configurable:!0,writable:!0,enumerable:se,value:j}),j}function Ft(D,w,j){return it(D,w,j,!1)}function Ht(D,w){for(const j in D){
const se=D[j];Object.defineProperty(w,j,{configurable:!0,enumerable:!0,get(){return it(this,j,se(this))},set(ze){it(this,
j,ze)}})}return w}function At(D,w,j){Object.defineProperty(D,w,{configurable:!0,get(){return this==null?j:it(this,w,j.bind(
this))},set(se){it(this,w,se)}})}function nB(D,w){const j=Object.getPrototypeOf(D);return w in j?void 0:j}let tB,jt=!1;const Kt={
configurable:!0,get(){jt=!0}};function lB(D,w,j){const se=Object.getPrototypeOf(D._zod);if(w in se&&tB!==D._zod){tB=void 0;
return}tB=D._zod,Object.defineProperty(se,w,{configurable:!0,get(){Object.defineProperty(this,w,Kt);const ze=jt;jt=!1;try{
const Ve=j(this);return jt?delete this[w]:Object.defineProperty(this,w,{configurable:!0,writable:!0,value:Ve}),jt=jt||ze,
Ve}catch(Ve){throw delete this[w],jt=jt||ze,Ve}},set(ze){Object.defineProperty(this,w,{configurable:!0,writable:!0,value:ze})}})}
function fB(D,w,j,se){const ze=nB(D,w);ze&&Object.defineProperty(ze,w,{configurable:!0,get(){const Ve={configurable:!0,writable:!0,
enumerable:se,value:void 0};return Object.defineProperty(this,w,Ve),Ve.value=j(this),Object.defineProperty(this,w,Ve),Ve.
value},set(Ve){Object.defineProperty(this,w,{configurable:!0,writable:!0,enumerable:se,value:Ve})}})}const gB="~constant\
Catch";function hB(D){const w=()=>D;return w[gB]=!0,w}}};
