"use strict";exports.id=9605,exports.ids=[9605],exports.modules={9605:function(st,le,ue){ue.d(le,{mB:()=>D,AY:()=>qe,MD:()=>nt});var w=Object.
defineProperty,he=(e,t)=>{let r={};for(var n in e)w(r,n,{get:e[n],enumerable:!0});return t&&w(r,Symbol.toStringTag,{value:"\
Module"}),r};const P={ArrayExpression:["elements"],ArrayPattern:["elements"],ArrowFunctionExpression:["params","body"],AssignmentExpression:[
"left","right"],AssignmentPattern:["left","right"],AwaitExpression:["argument"],BinaryExpression:["left","right"],BlockStatement:[
"body"],BreakStatement:["label"],CallExpression:["callee","arguments"],CatchClause:["param","body"],ChainExpression:["ex\
pression"],ClassBody:["body"],ClassDeclaration:["id","superClass","body"],ClassExpression:["id","superClass","body"],ConditionalExpression:[
"test","consequent","alternate"],ContinueStatement:["label"],DebuggerStatement:[],DoWhileStatement:["body","test"],EmptyStatement:[],
ExperimentalRestProperty:["argument"],ExperimentalSpreadProperty:["argument"],ExportAllDeclaration:["exported","source",
"attributes"],ExportDefaultDeclaration:["declaration"],ExportNamedDeclaration:["declaration","specifiers","source","attr\
ibutes"],ExportSpecifier:["local","exported"],ExpressionStatement:["expression"],ForInStatement:["left","right","body"],
ForOfStatement:["left","right","body"],ForStatement:["init","test","update","body"],FunctionDeclaration:["id","params","\
body"],FunctionExpression:["id","params","body"],Identifier:[],IfStatement:["test","consequent","alternate"],ImportAttribute:[
"key","value"],ImportDeclaration:["specifiers","source","attributes"],ImportDefaultSpecifier:["local"],ImportExpression:[
"source","options"],ImportNamespaceSpecifier:["local"],ImportSpecifier:["imported","local"],JSXAttribute:["name","value"],
JSXClosingElement:["name"],JSXClosingFragment:[],JSXElement:["openingElement","children","closingElement"],JSXEmptyExpression:[],
JSXExpressionContainer:["expression"],JSXFragment:["openingFragment","children","closingFragment"],JSXIdentifier:[],JSXMemberExpression:[
"object","property"],JSXNamespacedName:["namespace","name"],JSXOpeningElement:["name","attributes"],JSXOpeningFragment:[],
JSXSpreadAttribute:["argument"],JSXSpreadChild:["expression"],JSXText:[],LabeledStatement:["label","body"],Literal:[],LogicalExpression:[
"left","right"],MemberExpression:["object","property"],MetaProperty:["meta","property"],MethodDefinition:["key","value"],
NewExpression:["callee","arguments"],ObjectExpression:["properties"],ObjectPattern:["properties"],PrivateIdentifier:[],Program:[
"body"],Property:["key","value"],PropertyDefinition:["key","value"],RestElement:["argument"],ReturnStatement:["argument"],
SequenceExpression:["expressions"],SpreadElement:["argument"],StaticBlock:["body"],Super:[],SwitchCase:["test","conseque\
nt"],SwitchStatement:["discriminant","cases"],TaggedTemplateExpression:["tag","quasi"],TemplateElement:[],TemplateLiteral:[
"quasis","expressions"],ThisExpression:[],ThrowStatement:["argument"],TryStatement:["block","handler","finalizer"],UnaryExpression:[
"argument"],UpdateExpression:["argument"],VariableDeclaration:["declarations"],VariableDeclarator:["id","init"],WhileStatement:[
"test","body"],WithStatement:["object","body"],YieldExpression:["argument"]},de=Object.keys(P);for(const e of de)Object.
freeze(P[e]);Object.freeze(P);const ce=P,Te=new Set(["parent","leadingComments","trailingComments"]);function Ae(e){return!Te.
has(e)&&e[0]!=="_"}function it(e){return Object.keys(e).filter(Ae)}function Le(e){const t=Object.assign({},ce);for(const r of Object.
keys(e))if(Object.hasOwn(t,r)){const n=new Set(e[r]);for(const i of t[r])n.add(i);t[r]=Object.freeze(Array.from(n))}else
t[r]=Object.freeze(Array.from(e[r]));return Object.freeze(t)}function I(e){return e[e.length-1]??null}function M(e){return e.
type==="TOMLBare"?e.name:e.value}var B=class{constructor(e,t){this.major=e,this.minor=t}lt(e,t){return this.major<e||this.
major===e&&this.minor<t}gte(e,t){return this.major>e||this.major===e&&this.minor>=t}};const G=new B(1,0),S=new B(1,1),Ee=S,
fe={"1.0":G,"1.0.0":G,"1.1":S,"1.1.0":S,latest:S,next:S};function H(e){return e&&fe[e]||Ee}const Q={"unterminated-string":"\
Unterminated string constant","unterminated-table-key":"Unterminated table-key","unterminated-array":"Unterminated array",
"unterminated-inline-table":"Unterminated inline table","missing-key":"Empty bare keys are not allowed","missing-newline":"\
Must be a newline","missing-equals-sign":"Expected equal (=) token","missing-value":"Unspecified values are invalid","mi\
ssing-comma":"Expected comma (,) token","dupe-keys":"Defining a key multiple times is invalid","unexpected-char":"Unexpe\
cted character","unexpected-token":"Unexpected token","invalid-control-character":"Control characters (codes < 0x1f and \
0x7f) are not allowed","invalid-comment-character":"Invalid code point {{cp}} within comments","invalid-key-value-newlin\
e":"The key, equals sign, and value must be on the same line","invalid-inline-table-newline":"No newlines are allowed be\
tween the curly braces unless they are valid within a value","invalid-underscore":"Underscores are allowed between digit\
s","invalid-space":"Unexpected spaces","invalid-three-quotes":"Three or more quotes are not permitted","invalid-date":"U\
nexpected invalid date","invalid-time":"Unexpected invalid time","invalid-leading-zero":"Leading zeros are not allowed",
"invalid-trailing-comma-in-inline-table":"Trailing comma is not permitted in an inline table","invalid-char-in-escape-se\
quence":"Invalid character in escape sequence","invalid-consecutive-dots-in-key":"Consecutive dots are not permitted in \
keys","invalid-code-point":"Invalid code point {{cp}}","invalid-trailing-dot-in-key":"Keys cannot end with a dot","inval\
id-leading-dot-in-key":"Keys cannot start with a dot"};function Ie(e,t){return t?Q[e].replace(/\{\{(.*?)\}\}/gu,(r,n)=>n in
t?t[n]:`{{${n}}}`):Q[e]}var D=class extends SyntaxError{constructor(e,t,r,n,i){super(Ie(e,i)),this.index=t,this.lineNumber=
r,this.column=n}};const s={EOF:-1,NULL:0,SOH:1,BACKSPACE:8,TABULATION:9,LINE_FEED:10,FORM_FEED:12,CARRIAGE_RETURN:13,ESCAPE:27,
SO:14,US:31,SPACE:32,QUOTATION_MARK:34,HASH:35,SINGLE_QUOTE:39,PLUS_SIGN:43,COMMA:44,DASH:45,DOT:46,DIGIT_0:48,DIGIT_1:49,
DIGIT_2:50,DIGIT_3:51,DIGIT_7:55,DIGIT_9:57,COLON:58,EQUALS_SIGN:61,LATIN_CAPITAL_A:65,LATIN_CAPITAL_E:69,LATIN_CAPITAL_F:70,
LATIN_CAPITAL_T:84,LATIN_CAPITAL_U:85,LATIN_CAPITAL_Z:90,LEFT_BRACKET:91,BACKSLASH:92,RIGHT_BRACKET:93,UNDERSCORE:95,LATIN_SMALL_A:97,
LATIN_SMALL_B:98,LATIN_SMALL_E:101,LATIN_SMALL_F:102,LATIN_SMALL_I:105,LATIN_SMALL_L:108,LATIN_SMALL_N:110,LATIN_SMALL_O:111,
LATIN_SMALL_R:114,LATIN_SMALL_S:115,LATIN_SMALL_T:116,LATIN_SMALL_U:117,LATIN_SMALL_X:120,LATIN_SMALL_Z:122,LEFT_BRACE:123,
RIGHT_BRACE:125,TILDE:126,DELETE:127,PAD:128,SUPERSCRIPT_TWO:178,SUPERSCRIPT_THREE:179,SUPERSCRIPT_ONE:185,VULGAR_FRACTION_ONE_QUARTER:188,
VULGAR_FRACTION_THREE_QUARTERS:190,LATIN_CAPITAL_LETTER_A_WITH_GRAVE:192,LATIN_CAPITAL_LETTER_O_WITH_DIAERESIS:214,LATIN_CAPITAL_LETTER_O_WITH_STROKE:216,
LATIN_SMALL_LETTER_O_WITH_DIAERESIS:246,LATIN_SMALL_LETTER_O_WITH_STROKE:248,GREEK_SMALL_REVERSED_DOTTED_LUNATE_SIGMA_SYMBOL:891,
GREEK_CAPITAL_LETTER_YOT:895,CP_1FFF:8191,ZERO_WIDTH_NON_JOINER:8204,ZERO_WIDTH_JOINER:8205,UNDERTIE:8255,CHARACTER_TIE:8256,
SUPERSCRIPT_ZERO:8304,CP_218F:8591,CIRCLED_DIGIT_ONE:9312,NEGATIVE_CIRCLED_DIGIT_ZERO:9471,GLAGOLITIC_CAPITAL_LETTER_AZU:11264,
CP_2FEF:12271,IDEOGRAPHIC_COMMA:12289,CP_D7FF:55295,CP_E000:57344,CJK_COMPATIBILITY_IDEOGRAPH_F900:63744,ARABIC_LIGATURE_SALAAMUHU_ALAYNAA:64975,
ARABIC_LIGATURE_SALLA_USED_AS_KORANIC_STOP_SIGN_ISOLATED_FORM:65008,REPLACEMENT_CHARACTER:65533,LINEAR_B_SYLLABLE_B008_A:65536,
CP_EFFFF:983039,CP_10FFFF:1114111};function _e(e){return e>=s.NULL&&e<=s.US}function y(e){return e===s.TABULATION||e===s.
SPACE}function X(e){return e===s.LINE_FEED||e===s.CARRIAGE_RETURN}function me(e){return e>=s.LATIN_CAPITAL_A&&e<=s.LATIN_CAPITAL_Z}
function Se(e){return e>=s.LATIN_SMALL_A&&e<=s.LATIN_SMALL_Z}function ye(e){return Se(e)||me(e)}function h(e){return e>=
s.DIGIT_0&&e<=s.DIGIT_9}function $(e){return h(e)||e>=s.LATIN_SMALL_A&&e<=s.LATIN_SMALL_F||e>=s.LATIN_CAPITAL_A&&e<=s.LATIN_CAPITAL_F}
function Ne(e){return e>=s.DIGIT_0&&e<=s.DIGIT_7}function pe(e){return e>=0&&e<=55295||e>=57344&&e<=1114111}function Ce(e,t){
let r=0,n=e.length;for(;r<n;){const i=r+n>>>1,o=e[i];if(o===t)return i+1;o<t?r=i+1:n=i}return r}var ge=class{constructor(){
this.offsets=[]}addOffset(e){for(let t=this.offsets.length-1;t>=0;t--){const r=this.offsets[t];if(r===e)return;if(r<e)break}
this.offsets.push(e)}getLocFromIndex(e){const t=Ce(this.offsets,e)+1;return{line:t,column:e-(t===1?0:this.offsets[t-2])}}},
Pe=class{constructor(e){this.locs=new ge,this.lastCodePoint=s.NULL,this.start=-1,this.end=0,this.text=e}next(){return this.
lastCodePoint===s.EOF?s.EOF:this.lastCodePoint=this.moveAt(this.end)}getLocFromIndex(e){return this.locs.getLocFromIndex(
e)}eat(e){return this.text.codePointAt(this.end)===e?(this.next(),!0):!1}moveAt(e){this.start=this.end=e;const t=this.text.
codePointAt(this.start)??s.EOF;if(t===s.EOF)return this.end=this.start,t;if(this.end+=t>=65536?2:1,t===s.LINE_FEED)this.
locs.addOffset(this.end);else if(t===s.CARRIAGE_RETURN)return this.text.codePointAt(this.end)===s.LINE_FEED&&(this.end++,
this.locs.addOffset(this.end)),s.LINE_FEED;return t}};const be=typeof BigInt<"u",Oe={16:"0x",10:"",8:"0o",2:"0b"},z={[s.
QUOTATION_MARK]:s.QUOTATION_MARK,[s.BACKSLASH]:s.BACKSLASH,[s.LATIN_SMALL_B]:s.BACKSPACE,[s.LATIN_SMALL_F]:s.FORM_FEED,[s.
LATIN_SMALL_N]:s.LINE_FEED,[s.LATIN_SMALL_R]:s.CARRIAGE_RETURN,[s.LATIN_SMALL_T]:s.TABULATION},ke={...z,[s.LATIN_SMALL_E]:s.
ESCAPE};var ve=class{constructor(e,t){this.backCode=!1,this.lastCodePoint=s.NULL,this.state="DATA",this.token=null,this.
tokenStart=-1,this.valuesEnabled=!1,this.text=e,this.parserOptions=t||{},this.codePointIterator=new Pe(e),this.tomlVersion=
H(this.parserOptions.tomlVersion),this.ESCAPES=this.tomlVersion.gte(1,1)?ke:z}get start(){return this.codePointIterator.
start}get end(){return this.codePointIterator.end}getLocFromIndex(e){return this.codePointIterator.getLocFromIndex(e)}reportParseError(e,t){
const r=this.codePointIterator.start,n=this.codePointIterator.getLocFromIndex(r);throw new D(e,r,n.line,n.column,t)}nextToken(){
let e=this.token;if(e!=null)return this.token=null,e;let t=this.lastCodePoint;for(;t!==s.EOF&&!this.token;){t=this.nextCode();
const r=this[this.state](t);if(!r)throw new Error(`Unknown error: pre state=${this.state}`);this.state=r}return e=this.token,
this.token=null,e}nextCode(){return this.lastCodePoint===s.EOF?s.EOF:this.backCode?(this.backCode=!1,this.lastCodePoint):
this.lastCodePoint=this.codePointIterator.next()}eatCode(e){return this.lastCodePoint===s.EOF?!1:this.backCode?this.lastCodePoint===
e?(this.backCode=!1,!0):!1:this.codePointIterator.eat(e)}moveAt(e){this.backCode&&(this.backCode=!1),this.lastCodePoint=
this.codePointIterator.moveAt(e)}back(e){return this.backCode=!0,e}punctuatorToken(){this.startToken(),this.endToken("Pu\
nctuator","end")}startToken(){this.tokenStart=this.codePointIterator.start}endToken(e,t,r,n){const{tokenStart:i}=this,o=this.
codePointIterator[t],a=[i,o],u={start:this.codePointIterator.getLocFromIndex(i),end:this.codePointIterator.getLocFromIndex(
o)};if(e==="Block")this.token={type:e,value:this.text.slice(i+1,o),range:a,loc:u};else{let l;const d=this.text.slice(i,o);
if(e==="BasicString"||e==="LiteralString"||e==="MultiLineBasicString"||e==="MultiLineLiteralString")l={type:e,value:d,string:r,
range:a,loc:u};else if(e==="Integer"){const A=r;l={type:e,value:d,number:parseInt(A,n),bigint:be?BigInt(Oe[n]+A):null,range:a,
loc:u}}else e==="Float"?l={type:e,value:d,number:r,range:a,loc:u}:e==="Boolean"?l={type:e,value:d,boolean:r,range:a,loc:u}:
e==="LocalDate"||e==="LocalTime"||e==="LocalDateTime"||e==="OffsetDateTime"?l={type:e,value:d,date:r,range:a,loc:u}:l={type:e,
value:d,range:a,loc:u};this.token=l}}DATA(e){for(;y(e)||X(e);)e=this.nextCode();if(e===s.HASH)return this.startToken(),"\
COMMENT";if(e===s.QUOTATION_MARK)return this.startToken(),"BASIC_STRING";if(e===s.SINGLE_QUOTE)return this.startToken(),
"LITERAL_STRING";if(e===s.DOT||e===s.EQUALS_SIGN||e===s.LEFT_BRACKET||e===s.RIGHT_BRACKET||e===s.LEFT_BRACE||e===s.RIGHT_BRACE||
e===s.COMMA)return this.punctuatorToken(),"DATA";if(this.valuesEnabled){if(e===s.DASH||e===s.PLUS_SIGN)return this.startToken(),
"SIGN";if(e===s.LATIN_SMALL_N||e===s.LATIN_SMALL_I)return this.startToken(),this.back("NAN_OR_INF");if(h(e))return this.
startToken(),this.back("NUMBER");if(e===s.LATIN_SMALL_T||e===s.LATIN_SMALL_F)return this.startToken(),this.back("BOOLEAN")}else if(j(
e,this.tomlVersion))return this.startToken(),"BARE";return e===s.EOF?"DATA":this.reportParseError("unexpected-char")}COMMENT(e){
const t=this.tomlVersion.gte(1,1)?r=>{Me(r)||this.reportParseError("invalid-comment-character",{cp:JSON.stringify(String.
fromCodePoint(r)).slice(1,-1)})}:r=>{N(r)&&this.reportParseErrorControlChar()};for(;!X(e)&&e!==s.EOF;)t(e),e=this.nextCode();
return this.endToken("Block","start"),"DATA"}BARE(e){for(;j(e,this.tomlVersion);)e=this.nextCode();return this.endToken(
"Bare","start"),this.back("DATA")}BASIC_STRING(e){if(e===s.QUOTATION_MARK)return e=this.nextCode(),e===s.QUOTATION_MARK?
"MULTI_LINE_BASIC_STRING":(this.endToken("BasicString","start",""),this.back("DATA"));const t=[];for(;e!==s.QUOTATION_MARK&&
e!==s.EOF&&e!==s.LINE_FEED;){if(N(e))return this.reportParseErrorControlChar();if(e===s.BACKSLASH){e=this.nextCode();const r=this.
ESCAPES[e];if(r){t.push(r),e=this.nextCode();continue}else if(e===s.LATIN_SMALL_U){const n=this.parseUnicode(4);t.push(n),
e=this.nextCode();continue}else if(e===s.LATIN_CAPITAL_U){const n=this.parseUnicode(8);t.push(n),e=this.nextCode();continue}else if(e===
s.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){const n=this.parseUnicode(2);t.push(n),e=this.nextCode();continue}return this.
reportParseError("invalid-char-in-escape-sequence")}t.push(e),e=this.nextCode()}return e!==s.QUOTATION_MARK?this.reportParseError(
"unterminated-string"):(this.endToken("BasicString","end",String.fromCodePoint(...t)),"DATA")}MULTI_LINE_BASIC_STRING(e){
const t=[];for(e===s.LINE_FEED&&(e=this.nextCode());e!==s.EOF;){if(e!==s.LINE_FEED&&N(e))return this.reportParseErrorControlChar();
if(e===s.QUOTATION_MARK){const r=this.codePointIterator.start;if(this.eatCode(s.QUOTATION_MARK)&&this.eatCode(s.QUOTATION_MARK))
return this.eatCode(s.QUOTATION_MARK)&&(t.push(s.QUOTATION_MARK),this.eatCode(s.QUOTATION_MARK)&&(t.push(s.QUOTATION_MARK),
this.eatCode(s.QUOTATION_MARK)))?(this.moveAt(r),this.reportParseError("invalid-three-quotes")):(this.endToken("MultiLin\
eBasicString","end",String.fromCodePoint(...t)),"DATA");this.moveAt(r)}if(e===s.BACKSLASH){e=this.nextCode();const r=this.
ESCAPES[e];if(r){t.push(r),e=this.nextCode();continue}else if(e===s.LATIN_SMALL_U){const n=this.parseUnicode(4);t.push(n),
e=this.nextCode();continue}else if(e===s.LATIN_CAPITAL_U){const n=this.parseUnicode(8);t.push(n),e=this.nextCode();continue}else if(e===
s.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){const n=this.parseUnicode(2);t.push(n),e=this.nextCode();continue}else if(e===
s.LINE_FEED){for(e=this.nextCode();y(e)||e===s.LINE_FEED;)e=this.nextCode();continue}else if(y(e)){let n=!0;const i=this.
codePointIterator.start;let o;for(;(o=this.nextCode())!==s.EOF&&o!==s.LINE_FEED;)if(!y(o)){this.moveAt(i),n=!1;break}if(n){
for(e=this.nextCode();y(e)||e===s.LINE_FEED;)e=this.nextCode();continue}}return this.reportParseError("invalid-char-in-e\
scape-sequence")}t.push(e),e=this.nextCode()}return this.reportParseError("unterminated-string")}LITERAL_STRING(e){if(e===
s.SINGLE_QUOTE)return e=this.nextCode(),e===s.SINGLE_QUOTE?"MULTI_LINE_LITERAL_STRING":(this.endToken("LiteralString","s\
tart",""),this.back("DATA"));const t=[];for(;e!==s.SINGLE_QUOTE&&e!==s.EOF&&e!==s.LINE_FEED;){if(N(e))return this.reportParseErrorControlChar();
t.push(e),e=this.nextCode()}return e!==s.SINGLE_QUOTE?this.reportParseError("unterminated-string"):(this.endToken("Liter\
alString","end",String.fromCodePoint(...t)),"DATA")}MULTI_LINE_LITERAL_STRING(e){const t=[];for(e===s.LINE_FEED&&(e=this.
nextCode());e!==s.EOF;){if(e!==s.LINE_FEED&&N(e))return this.reportParseErrorControlChar();if(e===s.SINGLE_QUOTE){const r=this.
codePointIterator.start;if(this.eatCode(s.SINGLE_QUOTE)&&this.eatCode(s.SINGLE_QUOTE))return this.eatCode(s.SINGLE_QUOTE)&&
(t.push(s.SINGLE_QUOTE),this.eatCode(s.SINGLE_QUOTE)&&(t.push(s.SINGLE_QUOTE),this.eatCode(s.SINGLE_QUOTE)))?(this.moveAt(
r),this.reportParseError("invalid-three-quotes")):(this.endToken("MultiLineLiteralString","end",String.fromCodePoint(...t)),
"DATA");this.moveAt(r)}t.push(e),e=this.nextCode()}return this.reportParseError("unterminated-string")}SIGN(e){return e===
s.LATIN_SMALL_N||e===s.LATIN_SMALL_I?this.back("NAN_OR_INF"):h(e)?this.back("NUMBER"):this.reportParseError("unexpected-\
char")}NAN_OR_INF(e){if(e===s.LATIN_SMALL_N){const t=this.codePointIterator.start;if(this.eatCode(s.LATIN_SMALL_A)&&this.
eatCode(s.LATIN_SMALL_N))return this.endToken("Float","end",NaN),"DATA";this.moveAt(t)}else if(e===s.LATIN_SMALL_I){const t=this.
codePointIterator.start;if(this.eatCode(s.LATIN_SMALL_N)&&this.eatCode(s.LATIN_SMALL_F))return this.endToken("Float","en\
d",this.text[this.tokenStart]==="-"?-1/0:1/0),"DATA";this.moveAt(t)}return this.reportParseError("unexpected-char")}NUMBER(e){
const t=this.text[this.tokenStart],r=t==="+"?s.PLUS_SIGN:t==="-"?s.DASH:s.NULL;if(e===s.DIGIT_0){if(r===s.NULL){const a=this.
codePointIterator.start,u=this.nextCode();if(h(u)){const l=this.nextCode();if(l===s.COLON)return this.data={hasDate:!1,year:0,
month:0,day:0,hour:Number(String.fromCodePoint(s.DIGIT_0,u)),minute:0,second:0},"TIME_MINUTE";if(h(l)){const d=this.nextCode();
if(h(d)&&this.eatCode(s.DASH))return this.data={hasDate:!0,year:Number(String.fromCodePoint(s.DIGIT_0,u,l,d)),month:0,day:0,
hour:0,minute:0,second:0},"DATE_MONTH"}return this.moveAt(a),this.reportParseError("invalid-leading-zero")}this.moveAt(a)}
return e=this.nextCode(),e===s.LATIN_SMALL_X||e===s.LATIN_SMALL_O||e===s.LATIN_SMALL_B?r!==s.NULL?this.reportParseError(
"unexpected-char"):e===s.LATIN_SMALL_X?"HEX":e===s.LATIN_SMALL_O?"OCTAL":"BINARY":e===s.LATIN_SMALL_E||e===s.LATIN_CAPITAL_E?
(this.data={minus:r===s.DASH,left:[s.DIGIT_0]},"EXPONENT_RIGHT"):e===s.DOT?(this.data={minus:r===s.DASH,absInt:[s.DIGIT_0]},
"FRACTIONAL_RIGHT"):(this.endToken("Integer","start","0",10),this.back("DATA"))}const{out:n,nextCp:i,hasUnderscore:o}=this.
parseDigits(e,h);return i===s.DASH&&r===s.NULL&&!o&&n.length===4?(this.data={hasDate:!0,year:Number(String.fromCodePoint(
...n)),month:0,day:0,hour:0,minute:0,second:0},"DATE_MONTH"):i===s.COLON&&r===s.NULL&&!o&&n.length===2?(this.data={hasDate:!1,
year:0,month:0,day:0,hour:Number(String.fromCodePoint(...n)),minute:0,second:0},"TIME_MINUTE"):i===s.LATIN_SMALL_E||i===
s.LATIN_CAPITAL_E?(this.data={minus:r===s.DASH,left:n},"EXPONENT_RIGHT"):i===s.DOT?(this.data={minus:r===s.DASH,absInt:n},
"FRACTIONAL_RIGHT"):(this.endToken("Integer","start",r===s.DASH?String.fromCodePoint(s.DASH,...n):String.fromCodePoint(...n),
10),this.back("DATA"))}HEX(e){const{out:t}=this.parseDigits(e,$);return this.endToken("Integer","start",String.fromCodePoint(
...t),16),this.back("DATA")}OCTAL(e){const{out:t}=this.parseDigits(e,Ne);return this.endToken("Integer","start",String.fromCodePoint(
...t),8),this.back("DATA")}BINARY(e){const{out:t}=this.parseDigits(e,r=>r===s.DIGIT_0||r===s.DIGIT_1);return this.endToken(
"Integer","start",String.fromCodePoint(...t),2),this.back("DATA")}FRACTIONAL_RIGHT(e){const{minus:t,absInt:r}=this.data,
{out:n,nextCp:i}=this.parseDigits(e,h),o=[...r,s.DOT,...n];if(i===s.LATIN_SMALL_E||i===s.LATIN_CAPITAL_E)return this.data=
{minus:t,left:o},"EXPONENT_RIGHT";const a=Number(t?String.fromCodePoint(s.DASH,...o):String.fromCodePoint(...o));return this.
endToken("Float","start",a),this.back("DATA")}EXPONENT_RIGHT(e){const{left:t,minus:r}=this.data;let n=!1;(e===s.DASH||e===
s.PLUS_SIGN)&&(n=e===s.DASH,e=this.nextCode());const{out:i}=this.parseDigits(e,h),o=i;n&&o.unshift(s.DASH);const a=Number(
r?String.fromCodePoint(s.DASH,...t,s.LATIN_SMALL_E,...o):String.fromCodePoint(...t,s.LATIN_SMALL_E,...o));return this.endToken(
"Float","start",a),this.back("DATA")}BOOLEAN(e){if(e===s.LATIN_SMALL_T){const t=this.codePointIterator.start;if(this.eatCode(
s.LATIN_SMALL_R)&&this.eatCode(s.LATIN_SMALL_U)&&this.eatCode(s.LATIN_SMALL_E))return this.endToken("Boolean","end",!0),
"DATA";this.moveAt(t)}else if(e===s.LATIN_SMALL_F){const t=this.codePointIterator.start;if(this.eatCode(s.LATIN_SMALL_A)&&
this.eatCode(s.LATIN_SMALL_L)&&this.eatCode(s.LATIN_SMALL_S)&&this.eatCode(s.LATIN_SMALL_E))return this.endToken("Boolea\
n","end",!1),"DATA";this.moveAt(t)}return this.reportParseError("unexpected-char")}DATE_MONTH(e){const t=this.codePointIterator.
start;if(!h(e))return this.reportParseError("unexpected-char");if(e=this.nextCode(),!h(e))return this.reportParseError("\
unexpected-char");if(e=this.nextCode(),e!==s.DASH)return this.reportParseError("unexpected-char");const r=this.codePointIterator.
start,n=this.data;return n.month=Number(this.text.slice(t,r)),"DATE_DAY"}DATE_DAY(e){const t=this.codePointIterator.start;
if(!h(e))return this.reportParseError("unexpected-char");if(e=this.nextCode(),!h(e))return this.reportParseError("unexpe\
cted-char");const r=this.codePointIterator.end,n=this.data;if(n.day=Number(this.text.slice(t,r)),!Re(n.year,n.month,n.day))
return this.reportParseError("invalid-date");if(e=this.nextCode(),e===s.LATIN_CAPITAL_T||e===s.LATIN_SMALL_T)return"TIME\
_HOUR";if(e===s.SPACE){const o=this.codePointIterator.start;if(h(this.nextCode())&&h(this.nextCode()))return this.moveAt(
o),"TIME_HOUR";this.moveAt(o)}const i=p(n,"");return this.endToken("LocalDate","start",i),this.back("DATA")}TIME_HOUR(e){
const t=this.codePointIterator.start;if(!h(e))return this.reportParseError("unexpected-char");if(e=this.nextCode(),!h(e))
return this.reportParseError("unexpected-char");if(e=this.nextCode(),e!==s.COLON)return this.reportParseError("unexpecte\
d-char");const r=this.codePointIterator.start,n=this.data;return n.hour=Number(this.text.slice(t,r)),"TIME_MINUTE"}TIME_MINUTE(e){
const t=this.codePointIterator.start;if(!h(e))return this.reportParseError("unexpected-char");if(e=this.nextCode(),!h(e))
return this.reportParseError("unexpected-char");const r=this.codePointIterator.end,n=this.data;return n.minute=Number(this.
text.slice(t,r)),e=this.nextCode(),e===s.COLON?"TIME_SECOND":this.tomlVersion.lt(1,1)?this.reportParseError("unexpected-\
char"):R(n.hour,n.minute,n.second)?this.processTimeEnd(e,n):this.reportParseError("invalid-time")}TIME_SECOND(e){const t=this.
codePointIterator.start;if(!h(e))return this.reportParseError("unexpected-char");if(e=this.nextCode(),!h(e))return this.
reportParseError("unexpected-char");const r=this.codePointIterator.end,n=this.data;return n.second=Number(this.text.slice(
t,r)),R(n.hour,n.minute,n.second)?(e=this.nextCode(),e===s.DOT?"TIME_SEC_FRAC":this.processTimeEnd(e,n)):this.reportParseError(
"invalid-time")}TIME_SEC_FRAC(e){if(!h(e))return this.reportParseError("unexpected-char");const t=this.codePointIterator.
start;for(;h(e);)e=this.nextCode();const r=this.codePointIterator.start,n=this.data;return n.frac=this.text.slice(t,r),this.
processTimeEnd(e,n)}processTimeEnd(e,t){if(t.hasDate){if(e===s.DASH||e===s.PLUS_SIGN)return t.offsetSign=e,"TIME_OFFSET";
if(e===s.LATIN_CAPITAL_Z||e===s.LATIN_SMALL_Z){const i=p(t,"Z");return this.endToken("OffsetDateTime","end",i),"DATA"}const n=p(
t,"");return this.endToken("LocalDateTime","start",n),this.back("DATA")}const r=p(t,"");return this.endToken("LocalTime",
"start",r),this.back("DATA")}TIME_OFFSET(e){if(!h(e))return this.reportParseError("unexpected-char");const t=this.codePointIterator.
start;if(e=this.nextCode(),!h(e))return this.reportParseError("unexpected-char");if(e=this.nextCode(),e!==s.COLON)return this.
reportParseError("unexpected-char");const r=this.codePointIterator.start;e=this.nextCode();const n=this.codePointIterator.
start;if(!h(e))return this.reportParseError("unexpected-char");if(e=this.nextCode(),!h(e))return this.reportParseError("\
unexpected-char");const i=this.codePointIterator.end,o=Number(this.text.slice(t,r)),a=Number(this.text.slice(n,i));if(!R(
o,a,0))return this.reportParseError("invalid-time");const u=this.data,l=p(u,`${String.fromCodePoint(u.offsetSign)}${E(o,
2)}:${E(a,2)}`);return this.endToken("OffsetDateTime","end",l),"DATA"}parseDigits(e,t){if(e===s.UNDERSCORE)return this.reportParseError(
"invalid-underscore");if(!t(e))return this.reportParseError("unexpected-char");const r=[];let n=s.NULL,i=!1;for(;t(e)||e===
s.UNDERSCORE;){if(e===s.UNDERSCORE){if(i=!0,n===s.UNDERSCORE)return this.reportParseError("invalid-underscore")}else r.push(
e);n=e,e=this.nextCode()}return n===s.UNDERSCORE?this.reportParseError("invalid-underscore"):{out:r,nextCp:e,hasUnderscore:i}}parseUnicode(e){
const t=this.codePointIterator.start,r=this.codePointIterator.end;let n=0,i;for(;(i=this.nextCode())!==s.EOF;){if(!$(i))
return this.moveAt(t),this.reportParseError("invalid-char-in-escape-sequence");if(n++,n>=e)break}const o=this.codePointIterator.
end,a=this.text.slice(r,o),u=parseInt(a,16);return pe(u)?u:this.reportParseError("invalid-code-point",{cp:a})}reportParseErrorControlChar(){
return this.reportParseError("invalid-control-character")}};function j(e,t){return ye(e)||h(e)||e===s.UNDERSCORE||e===s.
DASH?!0:(t.lt(1,1),!1)}function N(e){return _e(e)&&e!==s.TABULATION||e===s.DELETE}function Me(e){return e===s.TABULATION||
s.SPACE<=e&&e<=s.TILDE||De(e)}function De(e){return s.PAD<=e&&e<=s.CP_D7FF||s.CP_E000<=e&&e<=s.CP_10FFFF}function Re(e,t,r){
return e>=0&&t<=12&&t>=1&&r>=1?r<=(t===2?e&3||!(e%25)&&e&15?28:29:30+(t+(t>>3)&1)):!1}function R(e,t,r){return!(e>=24||e<
0||t>59||t<0||r>60||r<0)}function p(e,t){const r=E(e.year,4),n=e.month?E(e.month,2):"01",i=e.day?E(e.day,2):"01",o=E(e.hour,
2),a=E(e.minute,2),u=E(e.second,2),l=`${r}-${n}-${i}`,d=e.frac?`.${e.frac}`:"",A=new Date(`${l}T${o}:${a}:${u}${d}${t}`);
return!isNaN(A.getTime())||e.second!==60?A:new Date(`${l}T${o}:${a}:59${d}${t}`)}function E(e,t){return String(e).padStart(
t,"0")}const x=Symbol("VALUE_KIND_VALUE"),q=Symbol("VALUE_KIND_INTERMEDIATE");var xe=class{constructor(e){this.rootKeys=
new Map,this.tables=[],this.ctx=e}applyResolveKeyForTable(e){let t=this.rootKeys;const r=e.key.keys.length-1;for(let a=0;a<
r;a++){const u=e.key.keys[a],l=M(u);e.resolvedKey.push(l);let d=t.get(l);if(!d)d={node:u,keys:new Map},t.set(l,d);else if(d.
table==="array"){const A=d.peekIndex;e.resolvedKey.push(A),d=d.keys.get(A)}t=d.keys}const n=e.key.keys[r],i=M(n);e.resolvedKey.
push(i);const o=t.get(i);if(o)if(o.table)if(o.table==="array")if(e.kind==="array"){const a={node:n,keys:new Map},u=o.peekIndex+
1;e.resolvedKey.push(u),o.keys.set(u,a),o.peekIndex=u,this.tables.push({node:e,keys:a.keys})}else this.ctx.reportParseError(
"dupe-keys",n);else this.ctx.reportParseError("dupe-keys",n);else if(e.kind==="array")this.ctx.reportParseError("dupe-ke\
ys",n);else{const a={table:e.kind,node:n,keys:o.keys};t.set(i,a),this.tables.push({node:e,keys:a.keys})}else if(e.kind===
"array"){e.resolvedKey.push(0);const a={node:n,keys:new Map};t.set(i,{table:e.kind,node:n,keys:new Map([[0,a]]),peekIndex:0}),
this.tables.push({node:e,keys:a.keys})}else{const a={table:e.kind,node:n,keys:new Map};t.set(i,a),this.tables.push({node:e,
keys:a.keys})}}verifyDuplicateKeys(e){for(const t of e.body)t.type==="TOMLKeyValue"&&U(this.ctx,this.rootKeys,t);for(const{
node:t,keys:r}of this.tables)for(const n of t.body)U(this.ctx,r,n)}};function U(e,t,r){let n=t;const i=I(r.key.keys);for(const o of r.
key.keys){const a=M(o);let u=n.get(a);u?((u.value===x||i===o||u.table)&&e.reportParseError("dupe-keys",b(o,u.node)),u.value=
q):(i===o?u={value:x,node:o,keys:new Map}:u={value:q,node:o,keys:new Map},n.set(a,u)),n=u.keys}r.value.type==="TOMLInlin\
eTable"?J(e,n,r.value):r.value.type==="TOMLArray"&&Y(e,n,r.value)}function J(e,t,r){for(const n of r.body)U(e,t,n)}function Y(e,t,r){
const n=t;for(let i=0;i<r.elements.length;i++){const o=r.elements[i];let a=n.get(i);a?e.reportParseError("dupe-keys",b(o,
a.node)):(a={value:x,node:o,keys:new Map},t.set(i,a),o.type==="TOMLInlineTable"?J(e,a.keys,o):o.type==="TOMLArray"&&Y(e,
a.keys,o))}}function b(e,t){return e.range[0]<=t.range[0]?t:e}var Ue=class{constructor(e){this.tokens=[],this.comments=[],
this.back=null,this.stateStack=[],this.needNewLine=!1,this.needSameLine=!1,this.currToken=null,this.prevToken=null,this.
valueContainerStack=[],this.tokenizer=new ve(e.text,e.parserOptions),this.topLevelTable=e.topLevelTable,this.table=e.topLevelTable,
this.keysResolver=new xe(this)}nextToken(e){if(this.prevToken=this.currToken,this.back?(this.currToken=this.back,this.back=
null):this.currToken=this._nextTokenFromTokenizer(e),(this.needNewLine||this.needSameLine||e?.needSameLine)&&this.prevToken&&
this.currToken)if(this.prevToken.loc.end.line===this.currToken.loc.start.line){if(this.needNewLine)return this.reportParseError(
"missing-newline",this.currToken)}else{const t=this.needSameLine||e?.needSameLine;if(t)return this.reportParseError(t,this.
currToken)}return this.needNewLine=!1,this.needSameLine=!1,this.currToken}_nextTokenFromTokenizer(e){const t=this.tokenizer.
valuesEnabled;e?.valuesEnabled&&(this.tokenizer.valuesEnabled=e.valuesEnabled);let r=this.tokenizer.nextToken();for(;r&&
r.type==="Block";)this.comments.push(r),r=this.tokenizer.nextToken();return r&&this.tokens.push(r),this.tokenizer.valuesEnabled=
t,r}backToken(){if(this.back)throw new Error("Illegal state");this.back=this.currToken,this.currToken=this.prevToken}addValueContainer(e){
this.valueContainerStack.push(e),this.tokenizer.valuesEnabled=!0}consumeValueContainer(){const e=this.valueContainerStack.
pop();return this.tokenizer.valuesEnabled=this.valueContainerStack.length>0,e}applyResolveKeyForTable(e){this.keysResolver.
applyResolveKeyForTable(e)}verifyDuplicateKeys(){this.keysResolver.verifyDuplicateKeys(this.topLevelTable)}reportParseError(e,t){
let r,n,i;if(t)r=t.range[0],n=t.loc.start.line,i=t.loc.start.column;else{r=this.tokenizer.start;const o=this.tokenizer.getLocFromIndex(
r);n=o.line,i=o.column}throw new D(e,r,n,i)}};const W={VALUE:"missing-value"},Fe={BasicString:"basic",MultiLineBasicString:"\
basic",LiteralString:"literal",MultiLineLiteralString:"literal"},Ke={BasicString:"basic",LiteralString:"literal"},Ve={OffsetDateTime:"\
offset-date-time",LocalDateTime:"local-date-time",LocalDate:"local-date",LocalTime:"local-time"};var we=class{constructor(e,t){
this.text=e,this.parserOptions=t||{},this.tomlVersion=H(this.parserOptions.tomlVersion)}parse(){const e={type:"Program",
body:[],sourceType:"module",tokens:[],comments:[],parent:null,range:[0,0],loc:{start:{line:1,column:0},end:{line:1,column:0}}},
t={type:"TOMLTopLevelTable",body:[],parent:e,range:c(e.range),loc:T(e.loc)};e.body=[t];const r=new Ue({text:this.text,parserOptions:this.
parserOptions,topLevelTable:t});let n=r.nextToken();if(n){for(t.range[0]=n.range[0],t.loc.start=k(n.loc.start);n;){const u=r.
stateStack.pop()||"TABLE";r.stateStack.push(...this[u](n,r)),n=r.nextToken()}const a=r.stateStack.pop()||"TABLE";if(a in
W)return r.reportParseError(W[a],null);r.table.type==="TOMLTable"&&L(r.table,I(r.table.body)),L(t,I(t.body))}r.verifyDuplicateKeys(),
e.tokens=r.tokens,e.comments=r.comments;const i=r.tokenizer.end,o=r.tokenizer.getLocFromIndex(i);return e.range[1]=i,e.loc.
end={line:o.line,column:o.column},e}TABLE(e,t){return O(e)||g(e)?this.processKeyValue(e,t.table,t):K(e)?this.processTable(
e,t.topLevelTable,t):t.reportParseError("unexpected-token",e)}VALUE(e,t){return g(e)||te(e)?this.processStringValue(e,t):
Ge(e)?this.processNumberValue(e,t):He(e)?this.processBooleanValue(e,t):Qe(e)?this.processDateTimeValue(e,t):K(e)?this.processArray(
e,t):Be(e)?this.processInlineTable(e,t):t.reportParseError("unexpected-token",e)}processTable(e,t,r){const n={type:"TOML\
Table",kind:"standard",key:null,resolvedKey:[],body:[],parent:t,range:c(e.range),loc:T(e.loc)};r.table.type==="TOMLTable"&&
L(r.table,I(r.table.body)),t.body.push(n),r.table=n;let i=r.nextToken({needSameLine:"invalid-key-value-newline"});if(K(i)){
if(e.range[1]<i.range[0])return r.reportParseError("invalid-space",i);n.kind="array",i=r.nextToken({needSameLine:"invali\
d-key-value-newline"})}if(C(i))return r.reportParseError("missing-key",i);if(!i)return r.reportParseError("unterminated-\
table-key",null);if(i=this.processKeyNode(i,n,r).nextToken,!C(i))return r.reportParseError("unterminated-table-key",i);if(n.
kind==="array"){const o=i;if(i=r.nextToken({needSameLine:"invalid-key-value-newline"}),!C(i))return r.reportParseError("\
unterminated-table-key",i);if(o.range[1]<i.range[0])return r.reportParseError("invalid-space",i)}return L(n,i),r.applyResolveKeyForTable(
n),r.needNewLine=!0,[]}processKeyValue(e,t,r){const n={type:"TOMLKeyValue",key:null,value:null,parent:t,range:c(e.range),
loc:T(e.loc)};t.body.push(n);const{nextToken:i}=this.processKeyNode(e,n,r);return Z(i)?(r.addValueContainer({parent:n,set:o=>(n.
value=o,L(n,o),r.needNewLine=!0,[])}),r.needSameLine="invalid-key-value-newline",["VALUE"]):r.reportParseError("missing-\
equals-sign",i)}processKeyNode(e,t,r){F(e)&&r.reportParseError("invalid-leading-dot-in-key",e);const n={type:"TOMLKey",keys:[],
parent:t,range:c(e.range),loc:T(e.loc)};t.key=n;let i=e,o=null;do{if(O(i))this.processBareKey(i,n);else if(g(i))this.processStringKey(
i,n);else break;if(o=null,i=r.nextToken({needSameLine:"invalid-key-value-newline"}),!F(i))break;o=i,i=r.nextToken({needSameLine:"\
invalid-key-value-newline"})}while(i);return o&&r.reportParseError(F(i)?"invalid-consecutive-dots-in-key":"invalid-trail\
ing-dot-in-key",o),L(n,I(n.keys)),{keyNode:n,nextToken:i}}processBareKey(e,t){const r={type:"TOMLBare",name:e.value,parent:t,
range:c(e.range),loc:T(e.loc)};t.keys.push(r)}processStringKey(e,t){const r={type:"TOMLQuoted",kind:"string",value:e.string,
style:Ke[e.type],multiline:!1,parent:t,range:c(e.range),loc:T(e.loc)};t.keys.push(r)}processStringValue(e,t){const r=t.consumeValueContainer(),
n={type:"TOMLValue",kind:"string",value:e.string,style:Fe[e.type],multiline:te(e),parent:r.parent,range:c(e.range),loc:T(
e.loc)};return r.set(n)}processNumberValue(e,t){const r=t.consumeValueContainer(),n=this.text,[i,o]=e.range;let a=null;const u=()=>a??
(a=n.slice(i,o).replace(/_/g,""));let l;return e.type==="Integer"?l={type:"TOMLValue",kind:"integer",value:e.number,bigint:e.
bigint,get number(){return u()},parent:r.parent,range:c(e.range),loc:T(e.loc)}:l={type:"TOMLValue",kind:"float",value:e.
number,get number(){return u()},parent:r.parent,range:c(e.range),loc:T(e.loc)},r.set(l)}processBooleanValue(e,t){const r=t.
consumeValueContainer(),n={type:"TOMLValue",kind:"boolean",value:e.boolean,parent:r.parent,range:c(e.range),loc:T(e.loc)};
return r.set(n)}processDateTimeValue(e,t){const r=t.consumeValueContainer(),n={type:"TOMLValue",kind:Ve[e.type],value:e.
date,datetime:e.value,parent:r.parent,range:c(e.range),loc:T(e.loc)};return r.set(n)}processArray(e,t){const r=t.consumeValueContainer(),
n={type:"TOMLArray",elements:[],parent:r.parent,range:c(e.range),loc:T(e.loc)},i=t.nextToken({valuesEnabled:!0});return C(
i)?(L(n,i),r.set(n)):(t.backToken(),this.processArrayValue(n,r,t))}processArrayValue(e,t,r){return r.addValueContainer({
parent:e,set:n=>{e.elements.push(n);let i=r.nextToken({valuesEnabled:!0});const o=ee(i);return o&&(i=r.nextToken({valuesEnabled:!0})),
C(i)?(L(e,i),t.set(e)):o?(r.backToken(),this.processArrayValue(e,t,r)):r.reportParseError(i?"missing-comma":"unterminate\
d-array",i)}}),["VALUE"]}processInlineTable(e,t){const r=t.consumeValueContainer(),n={type:"TOMLInlineTable",body:[],parent:r.
parent,range:c(e.range),loc:T(e.loc)},i=this.tomlVersion.gte(1,1)?void 0:"invalid-inline-table-newline",o=t.nextToken({needSameLine:i});
if(o){if(O(o)||g(o))return this.processInlineTableKeyValue(o,n,r,t);if(V(o))return L(n,o),r.set(n)}return t.reportParseError(
"unexpected-token",o)}processInlineTableKeyValue(e,t,r,n){const i={type:"TOMLKeyValue",key:null,value:null,parent:t,range:c(
e.range),loc:T(e.loc)};t.body.push(i);const{nextToken:o}=this.processKeyNode(e,i,n);if(!Z(o))return n.reportParseError("\
missing-equals-sign",o);const a=this.tomlVersion.gte(1,1)?void 0:"invalid-inline-table-newline";return n.addValueContainer(
{parent:i,set:u=>{i.value=u,L(i,u);let l=n.nextToken({needSameLine:a});if(ee(l)){if(l=n.nextToken({needSameLine:a}),l&&(O(
l)||g(l)))return this.processInlineTableKeyValue(l,t,r,n);if(V(l)){if(this.tomlVersion.lt(1,1))return n.reportParseError(
"invalid-trailing-comma-in-inline-table",l)}else return n.reportParseError(l?"unexpected-token":"unterminated-inline-tab\
le",l)}return V(l)?(L(t,l),r.set(t)):n.reportParseError(l?"missing-comma":"unterminated-inline-table",l)}}),n.needSameLine=
"invalid-key-value-newline",["VALUE"]}};function F(e){return _(e)&&e.value==="."}function Z(e){return _(e)&&e.value==="="}
function K(e){return _(e)&&e.value==="["}function C(e){return _(e)&&e.value==="]"}function Be(e){return _(e)&&e.value===
"{"}function V(e){return _(e)&&e.value==="}"}function ee(e){return _(e)&&e.value===","}function _(e){return!!(e&&e.type===
"Punctuator")}function O(e){return e.type==="Bare"}function g(e){return e.type==="BasicString"||e.type==="LiteralString"}
function te(e){return e.type==="MultiLineBasicString"||e.type==="MultiLineLiteralString"}function Ge(e){return e.type===
"Integer"||e.type==="Float"}function He(e){return e.type==="Boolean"}function Qe(e){return e.type==="OffsetDateTime"||e.
type==="LocalDateTime"||e.type==="LocalDate"||e.type==="LocalTime"}function L(e,t){t&&(e.range[1]=t.range[1],e.loc.end=k(
t.loc.end))}function c(e){return[e[0],e[1]]}function T(e){return{start:k(e.start),end:k(e.end)}}function k(e){return{line:e.
line,column:e.column}}const re=Le({Program:["body"],TOMLTopLevelTable:["body"],TOMLTable:["key","body"],TOMLKeyValue:["k\
ey","value"],TOMLKey:["keys"],TOMLArray:["elements"],TOMLInlineTable:["body"],TOMLBare:[],TOMLQuoted:[],TOMLValue:[]});function Xe(e,t){
return{ast:new we(e,t).parse(),visitorKeys:re,services:{isTOML:!0}}}function $e(e){let t=null;return e!=="comments"&&e!==
"leadingComments"&&e!=="loc"&&e!=="parent"&&e!=="range"&&e!=="tokens"&&e!=="trailingComments"&&(t=this[e])!==null&&typeof t==
"object"&&(typeof t.type=="string"||Array.isArray(t))}function ze(e){return Object.keys(e).filter($e,e)}function je(e,t){
return((t||re)[e.type]||ze(e)).filter(r=>!ne(e,r).next().done)}function*ne(e,t){const r=e[t];if(Array.isArray(r))for(const n of r)
se(n)&&(yield n);else se(r)&&(yield r)}function se(e){return e!==null&&typeof e=="object"&&typeof e.type=="string"}function ie(e,t,r){
r.enterNode(e,t);const n=je(e,r.visitorKeys);for(const i of n)for(const o of ne(e,i))ie(o,e,r);r.leaveNode(e,t)}function at(e,t){
ie(e,null,t)}const qe=Je(e=>e.value);function Je(e){function t(n,i){return r[n.type](n,i)}const r={Program(n,i={}){return t(
n.body[0],i)},TOMLTopLevelTable(n,i={}){for(const o of n.body)t(o,i);return i},TOMLKeyValue(n,i={}){const o=t(n.value);return We(
i,t(n.key),o),i},TOMLTable(n,i={}){const o=Ye(i,t(n.key),n.kind==="array");for(const a of n.body)t(a,o);return i},TOMLArray(n){
return n.elements.map(i=>t(i))},TOMLInlineTable(n){const i={};for(const o of n.body)t(o,i);return i},TOMLKey(n){return n.
keys.map(i=>t(i))},TOMLBare(n){return n.name},TOMLQuoted(n){return n.value},TOMLValue(n){return e(n)}};return n=>t(n)}function Ye(e,t,r){
let n=e;for(let l=0;l<t.length-1;l++){const d=t[l];n=u(n,d)}const i=I(t),o=n[i];if(o==null){const l={};return n[i]=r?[l]:
l,l}if(v(o)){const l={};return n[i]=r?[l]:l,l}if(!r){if(Array.isArray(o)){const l={};return n[i]=l,l}return o}if(Array.isArray(
o)){const l={};return o.push(l),l}const a={};return n[i]=[a],a;function u(l,d){const A=l[d];if(A==null){const f={};return l[d]=
f,f}if(v(A)){const f={};return l[d]=f,f}let m=A;for(;Array.isArray(m);){const f=m.length-1,oe=m[f];if(v(oe)){const ae={};
return m[f]=ae,ae}m=oe}return m}}function We(e,t,r){let n=e;for(let i=0;i<t.length-1;i++){const o=t[i],a=n[o];if(a==null){
const u={};n[o]=u,n=u}else if(v(a)||Array.isArray(a)){const u={};n[o]=u,n=u}else n=a}n[I(t)]=r}function v(e){return typeof e!=
"object"||e instanceof Date}var Ze="toml-eslint-parser",et="1.0.3",lt=he({name:()=>tt,version:()=>rt});const tt=Ze,rt=et,
ut=null;function nt(e,t){return Xe(e,t).ast}}};
