//# command/lex/assignment
(function(D,H,c){const P=c("command/families/node-options"),A=c("command/lex/characters"),l=c("command/lex/word"),o=/^[\w.-]{0,64}$/,
R=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,m=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,w=/^\d{1,9}$/,
E=/^(?:|[01]|true|false|yes|no|on|off)$/i,a=new Map([["NODE_ENV",o],["CI",o],["FORCE_COLOR",o],["NO_COLOR",o],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",R],["LC_ALL",R],["NODE_NO_WARNINGS",E],["TS_NODE_PROJECT",m],
["TS_NODE_TRANSPILE_ONLY",E],["TS_NODE_FILES",E]]),L=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,
w],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,
o],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,E]],M=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
d="NODE_OPTIONS";function u(t,s){if(t===d)return(0,P().areHarmlessOptions)(s);const e=a.get(t);return e!==void 0?e.test(
s):C(t)&&L.some(([r,N])=>r.test(t)&&N.test(s))}function C(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(t)&&!M.test(t)}function p(t){
return t===d||a.has(t)||C(t)&&L.some(([s])=>s.test(t))}const G=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function $(t,s){const e=[],
r=[];let N=0;for(const S of t){const[i]=S.parts,I=i&&!i.quoted?G.exec(i.text):null;if(!I)break;N+=1;const[U,n="",_]=I,O=(0,l().
textOf)(S).slice(U.length),T={start:S.start,end:S.end};if(!_&&u(n,O))e.push({name:n,value:O,span:T}),s.add("environment-\
assignment",T,{name:n,value:(0,A().visible)(O)});else{const V=!_&&p(n);s.add("assignment-refused",T,{name:n,value:(0,A().
visible)(O),known:V}),_||r.push({name:n,value:O,span:T})}}return{assignments:e,refused:r,count:N}}D.exports={isHarmlessVariable:u,
readAssignments:$}});
//# command/lex/characters
(function(h,I,N){const p=new RegExp("^\\p{Bidi_Control}$","u"),C=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function u(e){if(e>=32&&e<127||e===9)return"visible";if(e===0)return"nul-character";if(e===10||e===13)return"line-break";
if(e<160)return"control-character";if(e>=55296&&e<=57343)return"lone-surrogate";const n=String.fromCodePoint(e);return p.
test(n)?"bidirectional-character":C.test(n)?"invisible-character":"visible"}function o(e){return`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`}function b(e,n=120){const c=e.length>n?`${e.slice(0,n)}\u2026`:e;if(/^[\x20-\x7e…]*$/.test(c))return c;
let a="";for(const r of c){const t=r.codePointAt(0)??0,i=t!==9&&u(t)==="visible";a+=i?r:`<${o(t)}>`}return a}const d=/^[\x20-\x7e\t]*$/;
function v(e,n,c,a){if(d.test(e))return;let r=n;for(const t of e){const i=t.codePointAt(0)??0;(i<32||i>126)&&g(t,i,r,c,a),
r+=t.length}}function g(e,n,c,a,r){const t={start:c,end:c+e.length},i=o(n),s=u(n);if(s==="line-break"?r.add(s,t,{character:i,
quoted:a}):s!=="visible"&&r.add(s,t,{character:i}),s!=="visible"||n<=126)return;const l=e.normalize("NFKC");l!==e.normalize(
"NFC")||/[\0-\x7f]/.test(l)?r.add("compatibility-character",t,{character:i,becomes:l}):a||r.add("non-ascii-unquoted",t,{
character:i,shown:e})}h.exports={codePointName:o,inspectCharacters:v,visible:b}});
//# command/lex/deception
(function(d,w,l){const u=l("command/lex/characters"),o=100,p=1e3;function h(n,s){if(n.length<o)return;let r=0,c=0;for(let t=0;t<=
n.length;t+=1){const a=n.charAt(t);if(a===" "||a==="	")continue;const e=t-c;if(e>1&&(r+=e-1),e>=o||r>=p){const i=Math.max(
e,r);s.add("blank-padding",{start:c,end:t},{blanks:i});return}c=t+1}}const m=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
g=/<!--|```/;function k(n,s,r){const c=({index:e,0:i})=>r??{start:e,end:e+i.length},t=n.includes("::")||n.includes("##[")?
m.exec(n):null;t&&s.add("workflow-command",c(t),{written:(0,u().visible)(t[0])});const a=n.includes("<!--")||n.includes(
"```")?g.exec(n):null;a&&s.add("markup-injection",c(a),{written:a[0]})}d.exports={inspectBlanks:h,inspectInjection:k}});
//# command/lex/glob
(function(p,O,l){const c=l("command/lex/characters"),h=l("command/lex/glob-expand"),g=l("command/lex/glob-pattern"),b=l(
"command/lex/problem"),x=20,_=4096,v=64;function A(e,t,n){const{pattern:a,span:o,position:s}=e,i=(0,c().visible)(a.text),
u=S(a);let r=[];if(s==="program")n.add("glob-program",o,{pattern:i});else if(N(a))n.add("glob-outside",o,{pattern:i});else if(!P(
a,t))if(u)n.add("glob-unclear",o,{pattern:i,reason:u});else if(W(a))n.add("glob-flag",o,{pattern:i,match:""});else if(t)
r=T(e,t,n);else if(s==="script"&&w(a))n.add("glob-program",o,{pattern:i});else{const m={matches:[],count:0,judged:!1};n.
add("unquoted-glob",o,{pattern:i,...m})}return r.length===0?[a.text]:r}function T({pattern:e,span:t,position:n},a,o){const s=(0,c().
visible)(e.text),i=(0,h().expandPattern)(e,a),u="matches"in i&&!i.matches.every(y);if("ambiguity"in i||u){const d="ambig\
uity"in i?i.ambiguity:"file_name";return o.add("glob-unclear",t,{pattern:s,reason:d}),[]}const{matches:r}=i,m=r.find(d=>d.
startsWith("-"));m!==void 0&&o.add("glob-flag",t,{pattern:s,match:(0,c().visible)(m)}),n==="script"&&r.length>1&&o.add("\
glob-program",t,{pattern:s});const E=r.slice(0,x).map(d=>(0,c().visible)(d)),{length:M}=r;return o.add("unquoted-glob",t,
{pattern:s,matches:E,count:M,judged:!0}),r}function P({prefix:e,text:t},n){return e.includes("://")&&!n?.stat(t.slice(0,
t.indexOf("/")))}function S({text:e,segments:t,ambiguity:n}){return n||(e.length>_?"too_many":t.some(o=>(0,g().literalSegment)(
o)===void 0&&(0,g().matchName)(o,".."))?"dot":void 0)}function N({text:e,segments:t}){return e.startsWith("/")||t.some(n=>(0,g().
literalSegment)(n)==="..")}function W({prefix:e}){return e.startsWith("-")&&!e.includes("=")}function w({segments:e}){return e.
some(t=>t.some(({kind:n})=>n==="many"))}function y(e){const t=new(b()).ProblemCollector;return(0,c().inspectCharacters)(
e,0,!0,t),t.inOrder().length===0}p.exports={MAX_PATTERNS:v,resolvePattern:A}});
//# command/lex/glob-expand
(function(l,x,d){const m=d("node:path"),g=d("repo/paths"),p=d("command/lex/glob-pattern"),k=128*1024;function b(e,o){let t=[
{written:"",path:""}];for(const[n,a]of e.segments.entries()){const c=n===e.segments.length-1,u=[];for(const s of t){const h=_(
s,a,c,o,u);if(h)return{ambiguity:h}}t=u}const r=t.map(({written:n})=>Buffer.from(n));return r.reduce((n,a)=>n+a.length+1,
0)>k?{ambiguity:"too_many"}:{matches:r.sort(Buffer.compare).map(n=>n.toString())}}function _(e,o,t,r,i){const{written:n,
path:a}=e,c=(0,p().literalSegment)(o);if(c===""){if(!t)return"empty_segment";i.push(e);return}const u=t?"":"/";if(c==="."){
i.push({written:`${n}.${u}`,path:a});return}for(const s of y(a,o,c,r)){if(s==="letters")return"letters";if(!t&&$(s,r))return"\
symlink";!t&&s.kind!=="directory"||i.push({written:`${n}${m().posix.basename(s.path)}${u}`,path:s.path})}}function*y(e,o,t,r){
if(t!==void 0){const i=r.stat(e===""?t:`${e}/${t}`);i?.tracked&&(yield i);return}for(const i of r.list(e)){if(!i.tracked)
continue;const n=(0,p().matchName)(o,m().posix.basename(i.path));n===void 0?yield"letters":n&&(yield i)}}function $(e,o){
if(e.kind!=="symlink")return e.kind==="submodule";const t=(0,g().resolveInTree)(o,e.path);return t.kind==="missing"?!1:t.
kind!=="inside"||!/^(?:file|executable)$/.test(t.entry.kind)}l.exports={expandPattern:b}});
//# command/lex/glob-pattern
(function(p,C,q){function k(t){if(!t.parts.some(i=>!i.quoted&&/[*?[]/.test(i.text)))return;const e=t.parts.flatMap(({text:i,
quoted:a})=>Array.from(i,v=>({character:v,active:!a}))),r=e.findLastIndex(({character:i,active:a})=>a&&i==="]"),n=[];let o,
c;for(let i=0;i<e.length;){const a=y(e,i,r);a?(o??=l(n),c??=a.ambiguity,a.element.kind==="many"&&n.at(-1)?.kind==="many"||
n.push(a.element),i=a.end):(n.push({kind:"literal",character:e[i]?.character??""}),i+=1)}return o===void 0?void 0:{text:e.
map(({character:i})=>i).join(""),prefix:o,segments:x(n),...c&&{ambiguity:c}}}function y(t,e,r){const n=t[e];return n?.active?
n.character==="*"?{element:{kind:"many"},end:e+1}:n.character==="?"?{element:{kind:"one"},end:e+1}:n.character!=="["||r<
e?void 0:b(t,e)??{element:{kind:"one"},end:e+1,ambiguity:"bracket"}:void 0}function b(t,e){let r=e+1;const n=d(t[r],"!");
n&&(r+=1);const o=new Set;for(;!d(t[r],"]");){const c=u(t[r]);if(c===void 0)return;const s=d(t[r+1],"-")?u(t[r+2]):c;if(s===
void 0||!g(c,s))return;r+=d(t[r+1],"-")?3:1;for(let i=c.charCodeAt(0);i<=s.charCodeAt(0);i+=1)o.add(i)}if(o.size!==0)return{
element:{kind:"set",negated:n,members:o},end:r+1}}function d(t,e){return t?.active===!0&&t.character===e}function u(t){return t&&
/^[A-Za-z0-9_.,@%+]$/.test(t.character)?t.character:void 0}function g(t,e){if(t===e)return!0;const r=[/[a-z]/,/[A-Z]/,/[0-9]/];
return t<e&&r.some(n=>n.test(t)&&n.test(e))}function l(t){return t.map(e=>e.kind==="literal"?e.character:"").join("")}function x(t){
const e=[[]];for(const r of t)r.kind==="literal"&&r.character==="/"?e.push([]):e.at(-1)?.push(r);return e}function A(t){
return t.every(({kind:e})=>e==="literal")?l(t):void 0}const S=t=>Array.from(t,e=>e.codePointAt(0)??0),z=t=>[...Buffer.from(
t)];function P(t,e){const[r]=t;if(e.startsWith(".")&&!(r?.kind==="literal"&&r.character==="."))return!1;const n=h(t,e,S);
return/^[\x20-\x7e]*$/.test(e)||n===h(t,e,z)?n:void 0}function h(t,e,r){const n=t.flatMap(a=>a.kind==="literal"?r(a.character):
[a]),o=r(e);let c=0,s=-1,i=0;for(let a=0;a<o.length;)if(m(n[c]))s=c,i=a,c+=1;else if(j(n[c],o[a]))c+=1,a+=1;else if(s>=0)
c=s+1,i+=1,a=i;else return!1;return n.slice(c).every(m)}function m(t){return typeof t=="object"&&t.kind==="many"}function j(t,e){
return t===void 0||e===void 0?!1:typeof t=="number"?t===e:t.kind==="set"?t.members.has(e)!==t.negated:t.kind==="one"}p.exports=
{literalSegment:A,matchName:P,readPattern:k}});
//# command/lex/inspect-word
(function(p,q,a){const d=a("command/lex/characters"),c=a("command/lex/word");function u(e,i){for(const[n,t]of e.parts.entries()){
if(t.quoted||!t.text.includes("~"))continue;const s=t.text.search(n===0?/(?:^|[=:])~/:/[=:]~/);if(s<0)continue;const o=t.
start+t.text.indexOf("~",s),r=(0,d().visible)((0,c().textOf)(e));i.add("tilde-expansion",{start:o,end:o+1},{word:r});return}}
function x(e,i){let n=-1,t=!1;for(const s of e.parts)if(!(s.quoted||n<0&&!s.text.includes("{")))for(const{0:o,index:r}of s.
text.matchAll(/[{},]|\.\./g)){const l=s.start+r;if(o==="{")n<0&&(n=l);else if(o!=="}")t=n>=0;else if(t){const v={start:n,
end:l+1};i.add("brace-expansion",v,{written:(0,d().visible)((0,c().textOf)(e))});return}}}const m=new Set(`if then else \
elif fi do done case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function h(e,i,n){const t=(0,c().unquotedText)(e);t!==void 0&&(t==="\
!"||i&&m.has(t))&&n.add("reserved-word",{start:e.start,end:e.end},{word:t})}p.exports={inspectBraces:x,inspectReserved:h,
inspectTilde:u}});
//# command/lex/lex
(function(h,I,e){const w=e("rules/catalogue"),b=e("command/lex/assignment"),A=e("command/lex/characters"),m=e("command/\
lex/deception"),g=e("command/lex/glob"),O=e("command/lex/glob-pattern"),u=e("command/lex/inspect-word"),T=e("command/lex\
/look-alike"),k=e("command/lex/problem"),v=e("command/lex/splitter"),M=e("command/lex/word"),_=128*1024;function P(n,s){
const t=new(k()).ProblemCollector;if(B(n,t))return{words:[],assignments:[],refused:[],problems:t.inOrder()};const i={start:0,
end:n.length};(0,m().inspectBlanks)(n,t),(0,m().inspectInjection)(n,t);const a=(0,v().splitWords)(n,t),{assignments:d,refused:o,
count:p}=(0,b().readAssignments)(a,t);for(const r of a.slice(0,p))(0,u().inspectTilde)(r,t);const l=j(a.slice(p),s,t);l.
length===0&&t.add("empty-command",i,{});for(const{value:r,span:c}of d)(0,m().inspectInjection)(r,t,c);for(const{text:r,span:c}of l)
(0,m().inspectInjection)(r,t,c);return{words:l,assignments:d,refused:o,problems:t.inOrder()}}function R({problems:n}){return n.
every(({rule:s})=>(0,w().ruleOf)(s).severity==="warning")}function B(n,s){if(n.length*3<=_||Buffer.byteLength(n)<=_)return!1;
const i={start:0,end:n.length};return s.add("command-too-long",i,{limit:_}),!0}function j(n,s,t){const i=[];let a=0;for(const[
d,o]of n.entries()){const p={start:o.start,end:o.end},l=o.parts.some(x=>x.quoted),r=(0,M().textOf)(o);(0,u().inspectTilde)(
o,t),(0,u().inspectBraces)(o,t),(0,u().inspectReserved)(o,d===0,t),(0,T().inspectLookAlikes)(r,o,d===0,t);const c=(0,O().
readPattern)(o);if(c&&(a+=1),c&&a>g().MAX_PATTERNS&&t.add("glob-unclear",p,{pattern:(0,A().visible)(r),reason:"too_many"}),
!c||a>g().MAX_PATTERNS){i.push({text:r,span:p,quoted:l});continue}const E=q(d,i);for(const x of(0,g().resolvePattern)({pattern:c,
span:p,position:E},s,t))i.push({text:x,span:p,quoted:l})}return i}function q(n,s){return n===0?"program":n===1&&s[0]?.text===
"node"?"script":"argument"}h.exports={hasOneReading:R,lex:P}});
//# command/lex/look-alike
(function(l,x,r){const a=r("repo/look-alike"),s=r("command/lex/characters"),p=new RegExp("\\p{L}+","gu");function u(i,e,o,c){
if(/^[\x00-\x7f]*$/.test(i)||!o&&/\s/.test(i))return;const n=o?d(i):k(i);if(n===void 0)return;const m=[...new Set(i)].filter(
t=>t>"\x7F");c.add("look-alike-letters",{start:e.start,end:e.end},{word:(0,s().visible)(i),looks_like:(0,s().visible)(n),
characters:m.slice(0,10).map(t=>(0,s().codePointName)(t.codePointAt(0)??0))})}function d(i){const e=i.normalize("NFKD").
replace(new RegExp("\\p{M}","gu"),""),o=(0,a().asciiOf)(e);return/^[\x20-\x7e]+$/.test(o)?o:void 0}function k(i){let e=!1;
const o=i.replace(p,c=>{const n=(0,a().asciiOf)(c);return n===c||!/[A-Za-z]/.test(c)?c:(e=!0,n)});return e?o:void 0}l.exports=
{inspectLookAlikes:u}});
//# command/lex/problem
(function(o,l,e){const i=e("rules/catalogue"),n=e("rules/finding");class a{#t=[];#r=new Set;add(r,t,s){if((0,i().ruleOf)(
r).severity==="error"){if(this.#r.has(r))return;this.#r.add(r)}this.#t.push((0,n().problemAt)(r,t,s))}inOrder(){const r=({
rule:t})=>this.#r.has(t)?0:1;return this.#t.sort((t,s)=>t.span.start-s.span.start||r(t)-r(s))}}o.exports={ProblemCollector:a}});
//# command/lex/shell-syntax
(function(u,_,a){const o=a("command/lex/characters"),A=/[A-Za-z_]/,x=/[A-Za-z0-9_]/,k=/[0-9@*#?$!-]/;function p(r,e,t){
const i=r.charAt(e+1);if(i==="(")return{kind:r.charAt(e+2)==="("?"arithmetic-expansion":"command-substitution",end:s(r,e+
1,"(",")")};if(i==="{")return{kind:"variable-expansion",end:s(r,e+1,"{","}")};if(i==="[")return{kind:"arithmetic-expansi\
on",end:s(r,e+1,"[","]")};if(i==="'"||i==='"'){if(t)return;const n=r.indexOf(i,e+2);return{kind:"dollar-quote",end:n<0?r.
length:n+1}}if(A.test(i)){let n=e+2;for(;x.test(r.charAt(n));)n+=1;return{kind:"variable-expansion",end:n}}if(k.test(i)||
i>"\x7F")return{kind:"variable-expansion",end:e+2}}function g(r,e){for(let t=e+1;t<r.length;t+=1){const i=r.charAt(t);if(i===
"\\")t+=1;else if(i==="`")return t+1}return r.length}function s(r,e,t,i){let n=0;for(let l=e;l<r.length;l+=1){const c=r.
charAt(l);if(c===t)n+=1;else if(c===i&&(n-=1,n===0))return l+1}return r.length}const h=240;function v(r,e,t){const i=r.charAt(
e);if(i==="("||i===")")return t.add("shell-parenthesis",{start:e,end:e+1},{character:i}),e+1;const n=i==="<"||i===">",l=n?
/[<>&|-]/:/[;&|]/;let c=e+1;for(;c-e<3&&l.test(r.charAt(c));)c+=1;const d=r.slice(e,c);if(n)t.add("shell-redirection",{start:e,
end:c},{operator:d});else{const E=(0,o().visible)(r.slice(0,Math.min(e,h)).trim()),b=(0,o().visible)(r.slice(c,c+h).trim());
t.add("shell-operator",{start:e,end:c},{operator:d,left:E,right:b})}return c}u.exports={backtickEnd:g,readDollar:p,readOperator:v}});
//# command/lex/splitter
(function(u,b,l){const e=l("command/lex/characters"),n=l("command/lex/shell-syntax"),o=1e3,d=new Uint8Array(128);for(const c of`\
 	
\r'"\\$\`;&|<>()`)d[c.charCodeAt(0)]=1;function p(c,t){return new m(c,t).split()}class m{#s;#i;#n=[];#e=[];#r=0;#t=0;#c=0;constructor(t,s){
this.#s=t,this.#i=s}split(){for(;this.#t<this.#s.length;)this.#m();if(this.#a(),this.#c>o){const t={start:0,end:this.#s.
length};this.#i.add("too-many-quotes",t,{quotes:this.#c,limit:o})}return this.#n}#m(){switch(this.#s.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,e().inspectCharacters)(this.#s.charAt(this.#t),this.#t,!1,this.#i),this.#t+=1;break;case"'":this.#b();
break;case'"':this.#k();break;case"\\":this.#g();break;case"$":this.#u(!1);break;case"`":this.#f(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=(0,n().readOperator)(this.#s,this.#t,this.#i);break;case"#":
this.#e.length===0?this.#w():this.#l();break;default:this.#l()}}#h(t,s,i,h=i){this.#e.length===0&&(this.#r=h),this.#e.push(
{text:t,quoted:s,start:i})}#a(){this.#e.length!==0&&(this.#n.push({parts:this.#e,start:this.#r,end:this.#t}),this.#e=[])}#l(){
const t=this.#t;let s=t+1;for(;s<this.#s.length&&d[this.#s.charCodeAt(s)]!==1;)s+=1;const i=this.#s.slice(t,s);(0,e().inspectCharacters)(
i,t,!1,this.#i),this.#h(i,!1,t),this.#t=s}#b(){const t=this.#t,s=this.#s.indexOf("'",t+1),i=s<0?this.#s.length:s,h=this.#s.
slice(t+1,i);(0,e().inspectCharacters)(h,t+1,!0,this.#i),this.#h(h,!0,t+1,t),this.#o(t,i,"'")}#k(){const t=this.#t,s=this.#s;
let i="",h=t+1;for(this.#t=h;this.#t<s.length&&s.charAt(this.#t)!=='"';){const r=s.charAt(this.#t);r==="\\"&&/["$`\\\n]/.
test(s.charAt(this.#t+1))?(i+=s.slice(h,this.#t),s.charAt(this.#t+1)===`
`&&this.#d(),h=this.#t+1,this.#t+=2):r==="$"?this.#u(!0):r==="`"?this.#f(!0):this.#t+=1}const a=Math.min(this.#t,s.length);
i+=s.slice(h,a),(0,e().inspectCharacters)(s.slice(t+1,a),t+1,!0,this.#i),this.#h(i,!0,t+1,t),this.#o(t,a,'"')}#o(t,s,i){
this.#c+=1,this.#t=Math.min(s+1,this.#s.length),!(s<this.#s.length)&&this.#i.add("unterminated-quote",{start:t,end:s},{quote:i})}#g(){
const t=this.#t,s=this.#s.charAt(t+1);this.#t+=1,s===""?(this.#i.add("trailing-backslash",{start:t,end:t+1},{}),this.#h(
"\\",!0,t)):s===`
`?(this.#t=t,this.#d(),this.#t+=2):s>"\x7F"?this.#h("",!0,t+1,t):((0,e().inspectCharacters)(s,t+1,!0,this.#i),this.#h(s,
!0,t+1,t),this.#t+=1)}#d(){this.#i.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#u(t){const s=(0,n().readDollar)(
this.#s,this.#t,t);s?this.#p(s.kind,s.end,t):(t||this.#h("$",!1,this.#t),this.#t+=1)}#f(t){const s=(0,n().backtickEnd)(this.#s,
this.#t);this.#p("command-substitution",s,t)}#p(t,s,i){const h=this.#t,a=this.#s.slice(h,s);this.#i.add(t,{start:h,end:s},
{written:(0,e().visible)(a)}),i||this.#h(a,!0,h),this.#t=s}#w(){const t=this.#t,s=this.#s.indexOf(`
`,t);this.#t=s<0?this.#s.length:s;const i=this.#s.slice(t,this.#t);(0,e().inspectCharacters)(i,t,!1,this.#i),this.#i.add(
"shell-comment",{start:t,end:this.#t},{written:(0,e().visible)(i)})}}u.exports={splitWords:p}});
//# command/lex/word
(function(n,s,x){function u(t){const[e]=t.parts;return t.parts.length===1&&e?e.text:t.parts.map(o=>o.text).join("")}function r(t){
const[e]=t.parts;return t.parts.length===1&&e&&!e.quoted?e.text:void 0}n.exports={textOf:u,unquotedText:r}});
