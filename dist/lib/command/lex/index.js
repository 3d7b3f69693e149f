//# command/lex/assignment
(function(u,i,D,g){let P;const m=()=>P??=i("command/families/node-options");let p;const a=()=>p??=i("command/lex/charac\
ters");let w;const M=()=>w??=i("command/lex/word");D(u,{isHarmlessVariable:()=>l,readAssignments:()=>h});const o=/^[\w.-]{0,64}$/,
A=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,G=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,$=/^\d{1,9}$/,
E=/^(?:|[01]|true|false|yes|no|on|off)$/i,R=new Map([["NODE_ENV",o],["CI",o],["FORCE_COLOR",o],["NO_COLOR",o],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",A],["LC_ALL",A],["NODE_NO_WARNINGS",E],["TS_NODE_PROJECT",G],
["TS_NODE_TRANSPILE_ONLY",E],["TS_NODE_FILES",E]]),L=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,
$],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,
o],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,E]],U=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
d="NODE_OPTIONS";function l(t,s){if(t===d)return(0,m().areHarmlessOptions)(s);const O=R.get(t);return O!==void 0?O.test(
s):C(t)&&L.some(([_,r])=>_.test(t)&&r.test(s))}function C(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(t)&&!U.test(t)}function V(t){
return t===d||R.has(t)||C(t)&&L.some(([s])=>s.test(t))}const H=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function h(t,s){const O=[],
_=[];let r=0;for(const N of t){const[S]=N.parts,I=S&&!S.quoted?H.exec(S.text):null;if(!I)break;r+=1;const[F,n="",T]=I,e=(0,M().
textOf)(N).slice(F.length),c={start:N.start,end:N.end};if(!T&&l(n,e))O.push({name:n,value:e,span:c}),s.add("environment-\
assignment",c,{name:n,value:(0,a().visible)(e)});else{const Z=!T&&V(n);s.add("assignment-refused",c,{name:n,value:(0,a().
visible)(e),known:Z}),T||_.push({name:n,value:e,span:c})}}return{assignments:O,refused:_,count:r}}});
//# command/lex/characters
(function(h,N,p,$){p(h,{codePointName:()=>o,inspectCharacters:()=>g,visible:()=>d});const C=new RegExp("^\\p{Bidi_Contro\
l}$","u"),b=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;function l(e){if(e>=32&&e<127||e===9)return"v\
isible";if(e===0)return"nul-character";if(e===10||e===13)return"line-break";if(e<160)return"control-character";if(e>=55296&&
e<=57343)return"lone-surrogate";const t=String.fromCodePoint(e);return C.test(t)?"bidirectional-character":b.test(t)?"in\
visible-character":"visible"}function o(e){return`U+${e.toString(16).toUpperCase().padStart(4,"0")}`}function d(e,t=120){
const c=e.length>t?`${e.slice(0,t)}\u2026`:e;if(/^[\x20-\x7e…]*$/.test(c))return c;let a="";for(const r of c){const n=r.
codePointAt(0)??0,i=n!==9&&l(n)==="visible";a+=i?r:`<${o(n)}>`}return a}const v=/^[\x20-\x7e\t]*$/;function g(e,t,c,a){if(v.
test(e))return;let r=t;for(const n of e){const i=n.codePointAt(0)??0;(i<32||i>126)&&I(n,i,r,c,a),r+=n.length}}function I(e,t,c,a,r){
const n={start:c,end:c+e.length},i=o(t),s=l(t);if(s==="line-break"?r.add(s,n,{character:i,quoted:a}):s!=="visible"&&r.add(
s,n,{character:i}),s!=="visible"||t<=126)return;const u=e.normalize("NFKC");u!==e.normalize("NFC")||/[\0-\x7f]/.test(u)?
r.add("compatibility-character",n,{character:i,becomes:u}):a||r.add("non-ascii-unquoted",n,{character:i,shown:e})}});
//# command/lex/deception
(function(d,l,u,M){let p;const h=()=>p??=l("command/lex/characters");u(d,{inspectBlanks:()=>g,inspectInjection:()=>A});
const o=100,m=1e3;function g(n,s){if(n.length<o)return;let r=0,c=0;for(let t=0;t<=n.length;t+=1){const a=n.charAt(t);if(a===
" "||a==="	")continue;const e=t-c;if(e>1&&(r+=e-1),e>=o||r>=m){const i=Math.max(e,r);s.add("blank-padding",{start:c,end:t},
{blanks:i});return}c=t+1}}const k=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
w=/<!--|```/;function A(n,s,r){const c=({index:e,0:i})=>r??{start:e,end:e+i.length},t=n.includes("::")||n.includes("##[")?
k.exec(n):null;t&&s.add("workflow-command",c(t),{written:(0,h().visible)(t[0])});const a=n.includes("<!--")||n.includes(
"```")?w.exec(n):null;a&&s.add("markup-injection",c(a),{written:a[0]})}});
//# command/lex/glob
(function(p,d,h,F){let _;const c=()=>_??=d("command/lex/characters");let b;const x=()=>b??=d("command/lex/glob-expand");
let v;const g=()=>v??=d("command/lex/glob-pattern");let A;const T=()=>A??=d("command/lex/problem");h(p,{MAX_PATTERNS:()=>S,
resolvePattern:()=>N});const y=20,P=4096,S=64;function N(e,t,n){const{pattern:i,span:o,position:s}=e,a=(0,c().visible)(i.
text),m=E(i);let r=[];if(s==="program")n.add("glob-program",o,{pattern:a});else if(M(i))n.add("glob-outside",o,{pattern:a});else if(!w(
i,t))if(m)n.add("glob-unclear",o,{pattern:a,reason:m});else if(O(i))n.add("glob-flag",o,{pattern:a,match:""});else if(t)
r=W(e,t,n);else if(s==="script"&&C(i))n.add("glob-program",o,{pattern:a});else{const u={matches:[],count:0,judged:!1};n.
add("unquoted-glob",o,{pattern:a,...u})}return r.length===0?[i.text]:r}function W({pattern:e,span:t,position:n},i,o){const s=(0,c().
visible)(e.text),a=(0,x().expandPattern)(e,i),m="matches"in a&&!a.matches.every(R);if("ambiguity"in a||m){const l="ambig\
uity"in a?a.ambiguity:"file_name";return o.add("glob-unclear",t,{pattern:s,reason:l}),[]}const{matches:r}=a,u=r.find(l=>l.
startsWith("-"));u!==void 0&&o.add("glob-flag",t,{pattern:s,match:(0,c().visible)(u)}),n==="script"&&r.length>1&&o.add("\
glob-program",t,{pattern:s});const X=r.slice(0,y).map(l=>(0,c().visible)(l)),{length:j}=r;return o.add("unquoted-glob",t,
{pattern:s,matches:X,count:j,judged:!0}),r}function w({prefix:e,text:t},n){return e.includes("://")&&!n?.stat(t.slice(0,
t.indexOf("/")))}function E({text:e,segments:t,ambiguity:n}){return n||(e.length>P?"too_many":t.some(o=>(0,g().literalSegment)(
o)===void 0&&(0,g().matchName)(o,".."))?"dot":void 0)}function M({text:e,segments:t}){return e.startsWith("/")||t.some(n=>(0,g().
literalSegment)(n)==="..")}function O({prefix:e}){return e.startsWith("-")&&!e.includes("=")}function C({segments:e}){return e.
some(t=>t.some(({kind:n})=>n==="many"))}function R(e){const t=new(T()).ProblemCollector;return(0,c().inspectCharacters)(
e,0,!0,t),t.inOrder().length===0}});
//# command/lex/glob-expand
(function(h,d,_,S){let g;const m=()=>g??=d("node:path");let b;const k=()=>b??=d("repo/paths");let y;const u=()=>y??=d("\
command/lex/glob-pattern");_(h,{expandPattern:()=>v});const $=128*1024;function v(n,i){let t=[{written:"",path:""}];for(const[
e,a]of n.segments.entries()){const c=e===n.segments.length-1,p=[];for(const s of t){const l=x(s,a,c,i,p);if(l)return{ambiguity:l}}
t=p}const r=t.map(({written:e})=>Buffer.from(e));return r.reduce((e,a)=>e+a.length+1,0)>$?{ambiguity:"too_many"}:{matches:r.
sort(Buffer.compare).map(e=>e.toString())}}function x(n,i,t,r,o){const{written:e,path:a}=n,c=(0,u().literalSegment)(i);if(c===
""){if(!t)return"empty_segment";o.push(n);return}const p=t?"":"/";if(c==="."){o.push({written:`${e}.${p}`,path:a});return}
for(const s of w(a,i,c,r)){if(s==="letters")return"letters";if(!t&&B(s,r))return"symlink";!t&&s.kind!=="directory"||o.push(
{written:`${e}${m().posix.basename(s.path)}${p}`,path:s.path})}}function*w(n,i,t,r){if(t!==void 0){const o=r.stat(n===""?
t:`${n}/${t}`);o?.tracked&&(yield o);return}for(const o of r.list(n)){if(!o.tracked)continue;const e=(0,u().matchName)(i,
m().posix.basename(o.path));e===void 0?yield"letters":e&&(yield o)}}function B(n,i){if(n.kind!=="symlink")return n.kind===
"submodule";const t=(0,k().resolveInTree)(i,n.path);return t.kind==="missing"?!1:t.kind!=="inside"||!/^(?:file|executable)$/.
test(t.entry.kind)}});
//# command/lex/glob-pattern
(function(p,q,k,w){k(p,{literalSegment:()=>S,matchName:()=>z,readPattern:()=>y});function y(t){if(!t.parts.some(i=>!i.quoted&&
/[*?[]/.test(i.text)))return;const e=t.parts.flatMap(({text:i,quoted:a})=>Array.from(i,v=>({character:v,active:!a}))),r=e.
findLastIndex(({character:i,active:a})=>a&&i==="]"),n=[];let o,c;for(let i=0;i<e.length;){const a=b(e,i,r);a?(o??=l(n),c??=
a.ambiguity,a.element.kind==="many"&&n.at(-1)?.kind==="many"||n.push(a.element),i=a.end):(n.push({kind:"literal",character:e[i]?.
character??""}),i+=1)}return o===void 0?void 0:{text:e.map(({character:i})=>i).join(""),prefix:o,segments:A(n),...c&&{ambiguity:c}}}
function b(t,e,r){const n=t[e];return n?.active?n.character==="*"?{element:{kind:"many"},end:e+1}:n.character==="?"?{element:{
kind:"one"},end:e+1}:n.character!=="["||r<e?void 0:g(t,e)??{element:{kind:"one"},end:e+1,ambiguity:"bracket"}:void 0}function g(t,e){
let r=e+1;const n=d(t[r],"!");n&&(r+=1);const o=new Set;for(;!d(t[r],"]");){const c=u(t[r]);if(c===void 0)return;const s=d(
t[r+1],"-")?u(t[r+2]):c;if(s===void 0||!x(c,s))return;r+=d(t[r+1],"-")?3:1;for(let i=c.charCodeAt(0);i<=s.charCodeAt(0);i+=
1)o.add(i)}if(o.size!==0)return{element:{kind:"set",negated:n,members:o},end:r+1}}function d(t,e){return t?.active===!0&&
t.character===e}function u(t){return t&&/^[A-Za-z0-9_.,@%+]$/.test(t.character)?t.character:void 0}function x(t,e){if(t===
e)return!0;const r=[/[a-z]/,/[A-Z]/,/[0-9]/];return t<e&&r.some(n=>n.test(t)&&n.test(e))}function l(t){return t.map(e=>e.
kind==="literal"?e.character:"").join("")}function A(t){const e=[[]];for(const r of t)r.kind==="literal"&&r.character===
"/"?e.push([]):e.at(-1)?.push(r);return e}function S(t){return t.every(({kind:e})=>e==="literal")?l(t):void 0}const P=t=>Array.
from(t,e=>e.codePointAt(0)??0),j=t=>[...Buffer.from(t)];function z(t,e){const[r]=t;if(e.startsWith(".")&&!(r?.kind==="li\
teral"&&r.character==="."))return!1;const n=h(t,e,P);return/^[\x20-\x7e]*$/.test(e)||n===h(t,e,j)?n:void 0}function h(t,e,r){
const n=t.flatMap(a=>a.kind==="literal"?r(a.character):[a]),o=r(e);let c=0,s=-1,i=0;for(let a=0;a<o.length;)if(m(n[c]))s=
c,i=a,c+=1;else if(C(n[c],o[a]))c+=1,a+=1;else if(s>=0)c=s+1,i+=1,a=i;else return!1;return n.slice(c).every(m)}function m(t){
return typeof t=="object"&&t.kind==="many"}function C(t,e){return t===void 0||e===void 0?!1:typeof t=="number"?t===e:t.kind===
"set"?t.members.has(e)!==t.negated:t.kind==="one"}});
//# command/lex/inspect-word
(function(p,a,u,b){let x;const d=()=>x??=a("command/lex/characters");let m;const c=()=>m??=a("command/lex/word");u(p,{inspectBraces:()=>v,
inspectReserved:()=>w,inspectTilde:()=>h});function h(e,i){for(const[n,t]of e.parts.entries()){if(t.quoted||!t.text.includes(
"~"))continue;const s=t.text.search(n===0?/(?:^|[=:])~/:/[=:]~/);if(s<0)continue;const o=t.start+t.text.indexOf("~",s),r=(0,d().
visible)((0,c().textOf)(e));i.add("tilde-expansion",{start:o,end:o+1},{word:r});return}}function v(e,i){let n=-1,t=!1;for(const s of e.
parts)if(!(s.quoted||n<0&&!s.text.includes("{")))for(const{0:o,index:r}of s.text.matchAll(/[{},]|\.\./g)){const l=s.start+
r;if(o==="{")n<0&&(n=l);else if(o!=="}")t=n>=0;else if(t){const R={start:n,end:l+1};i.add("brace-expansion",R,{written:(0,d().
visible)((0,c().textOf)(e))});return}}}const _=new Set(`if then else elif fi do done case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function w(e,i,n){const t=(0,c().unquotedText)(e);t!==void 0&&(t==="\
!"||i&&_.has(t))&&n.add("reserved-word",{start:e.start,end:e.end},{word:t})}});
//# command/lex/lex
(function(w,n,h,H){let b;const k=()=>b??=n("rules/catalogue");let A;const O=()=>A??=n("command/lex/assignment");let T;const v=()=>T??=
n("command/lex/characters");let y;const d=()=>y??=n("command/lex/deception");let M;const g=()=>M??=n("command/lex/glob");
let P;const R=()=>P??=n("command/lex/glob-pattern");let B;const _=()=>B??=n("command/lex/inspect-word");let j;const E=()=>j??=
n("command/lex/look-alike");let I;const L=()=>I??=n("command/lex/problem");let N;const S=()=>N??=n("command/lex/splitter");
let X;const C=()=>X??=n("command/lex/word");h(w,{hasOneReading:()=>D,lex:()=>W});const u=128*1024;function W(o,s){const t=new(L()).
ProblemCollector;if(Y(o,t))return{words:[],assignments:[],refused:[],problems:t.inOrder()};const i={start:0,end:o.length};
(0,d().inspectBlanks)(o,t),(0,d().inspectInjection)(o,t);const l=(0,S().splitWords)(o,t),{assignments:p,refused:e,count:a}=(0,O().
readAssignments)(l,t);for(const r of l.slice(0,a))(0,_().inspectTilde)(r,t);const m=z(l.slice(a),s,t);m.length===0&&t.add(
"empty-command",i,{});for(const{value:r,span:c}of p)(0,d().inspectInjection)(r,t,c);for(const{text:r,span:c}of m)(0,d().
inspectInjection)(r,t,c);return{words:m,assignments:p,refused:e,problems:t.inOrder()}}function D({problems:o}){return o.
every(({rule:s})=>(0,k().ruleOf)(s).severity==="warning")}function Y(o,s){if(o.length*3<=u||Buffer.byteLength(o)<=u)return!1;
const i={start:0,end:o.length};return s.add("command-too-long",i,{limit:u}),!0}function z(o,s,t){const i=[];let l=0;for(const[
p,e]of o.entries()){const a={start:e.start,end:e.end},m=e.parts.some(x=>x.quoted),r=(0,C().textOf)(e);(0,_().inspectTilde)(
e,t),(0,_().inspectBraces)(e,t),(0,_().inspectReserved)(e,p===0,t),(0,E().inspectLookAlikes)(r,e,p===0,t);const c=(0,R().
readPattern)(e);if(c&&(l+=1),c&&l>g().MAX_PATTERNS&&t.add("glob-unclear",a,{pattern:(0,v().visible)(r),reason:"too_many"}),
!c||l>g().MAX_PATTERNS){i.push({text:r,span:a,quoted:m});continue}const G=F(p,i);for(const x of(0,g().resolvePattern)({pattern:c,
span:a,position:G},s,t))i.push({text:x,span:a,quoted:m})}return i}function F(o,s){return o===0?"program":o===1&&s[0]?.text===
"node"?"script":"argument"}});
//# command/lex/look-alike
(function(l,a,p,x){let d;const r=()=>d??=a("repo/look-alike");let k;const n=()=>k??=a("command/lex/characters");p(l,{inspectLookAlikes:()=>m});
const u=new RegExp("\\p{L}+","gu");function m(i,e,o,c){if(/^[\x00-\x7f]*$/.test(i)||!o&&/\s/.test(i))return;const t=o?_(
i):h(i);if(t===void 0)return;const v=[...new Set(i)].filter(s=>s>"\x7F");c.add("look-alike-letters",{start:e.start,end:e.
end},{word:(0,n().visible)(i),looks_like:(0,n().visible)(t),characters:v.slice(0,10).map(s=>(0,n().codePointName)(s.codePointAt(
0)??0))})}function _(i){const e=i.normalize("NFKD").replace(new RegExp("\\p{M}","gu"),""),o=(0,r().asciiOf)(e);return/^[\x20-\x7e]+$/.
test(o)?o:void 0}function h(i){let e=!1;const o=i.replace(u,c=>{const t=(0,r().asciiOf)(c);return t===c||!/[A-Za-z]/.test(
c)?c:(e=!0,t)});return e?o:void 0}});
//# command/lex/problem
(function(e,s,i,m){let n;const a=()=>n??=s("rules/catalogue");let l;const c=()=>l??=s("rules/finding");i(e,{ProblemCollector:()=>d});
class d{#r=[];#t=new Set;add(t,r,o){if((0,a().ruleOf)(t).severity==="error"){if(this.#t.has(t))return;this.#t.add(t)}this.#r.
push((0,c().problemAt)(t,r,o))}inOrder(){const t=({rule:r})=>this.#t.has(r)?0:1;return this.#r.sort((r,o)=>r.span.start-
o.span.start||t(r)-t(o))}}});
//# command/lex/shell-syntax
(function(a,u,A,O){let k;const o=()=>k??=u("command/lex/characters");A(a,{backtickEnd:()=>E,readDollar:()=>v,readOperator:()=>_});
const p=/[A-Za-z_]/,x=/[A-Za-z0-9_]/,g=/[0-9@*#?$!-]/;function v(r,e,n){const t=r.charAt(e+1);if(t==="(")return{kind:r.charAt(
e+2)==="("?"arithmetic-expansion":"command-substitution",end:s(r,e+1,"(",")")};if(t==="{")return{kind:"variable-expansio\
n",end:s(r,e+1,"{","}")};if(t==="[")return{kind:"arithmetic-expansion",end:s(r,e+1,"[","]")};if(t==="'"||t==='"'){if(n)return;
const i=r.indexOf(t,e+2);return{kind:"dollar-quote",end:i<0?r.length:i+1}}if(p.test(t)){let i=e+2;for(;x.test(r.charAt(i));)
i+=1;return{kind:"variable-expansion",end:i}}if(g.test(t)||t>"\x7F")return{kind:"variable-expansion",end:e+2}}function E(r,e){
for(let n=e+1;n<r.length;n+=1){const t=r.charAt(n);if(t==="\\")n+=1;else if(t==="`")return n+1}return r.length}function s(r,e,n,t){
let i=0;for(let l=e;l<r.length;l+=1){const c=r.charAt(l);if(c===n)i+=1;else if(c===t&&(i-=1,i===0))return l+1}return r.length}
const h=240;function _(r,e,n){const t=r.charAt(e);if(t==="("||t===")")return n.add("shell-parenthesis",{start:e,end:e+1},
{character:t}),e+1;const i=t==="<"||t===">",l=i?/[<>&|-]/:/[;&|]/;let c=e+1;for(;c-e<3&&l.test(r.charAt(c));)c+=1;const d=r.
slice(e,c);if(i)n.add("shell-redirection",{start:e,end:c},{operator:d});else{const b=(0,o().visible)(r.slice(0,Math.min(
e,h)).trim()),M=(0,o().visible)(r.slice(c,c+h).trim());n.add("shell-operator",{start:e,end:c},{operator:d,left:b,right:M})}
return c}});
//# command/lex/splitter
(function(u,l,m,w){let p;const e=()=>p??=l("command/lex/characters");let b;const n=()=>b??=l("command/lex/shell-syntax");
m(u,{splitWords:()=>k});const o=1e3,d=new Uint8Array(128);for(const c of` 	
\r'"\\$\`;&|<>()`)d[c.charCodeAt(0)]=1;function k(c,t){return new g(c,t).split()}class g{#s;#i;#n=[];#e=[];#r=0;#t=0;#c=0;constructor(t,s){
this.#s=t,this.#i=s}split(){for(;this.#t<this.#s.length;)this.#p();if(this.#a(),this.#c>o){const t={start:0,end:this.#s.
length};this.#i.add("too-many-quotes",t,{quotes:this.#c,limit:o})}return this.#n}#p(){switch(this.#s.charAt(this.#t)){case"\
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
this.#s,this.#t,t);s?this.#m(s.kind,s.end,t):(t||this.#h("$",!1,this.#t),this.#t+=1)}#f(t){const s=(0,n().backtickEnd)(this.#s,
this.#t);this.#m("command-substitution",s,t)}#m(t,s,i){const h=this.#t,a=this.#s.slice(h,s);this.#i.add(t,{start:h,end:s},
{written:(0,e().visible)(a)}),i||this.#h(a,!0,h),this.#t=s}#w(){const t=this.#t,s=this.#s.indexOf(`
`,t);this.#t=s<0?this.#s.length:s;const i=this.#s.slice(t,this.#t);(0,e().inspectCharacters)(i,t,!1,this.#i),this.#i.add(
"shell-comment",{start:t,end:this.#t},{written:(0,e().visible)(i)})}}});
//# command/lex/word
(function(n,s,u,x){u(n,{textOf:()=>o,unquotedText:()=>r});function o(t){const[e]=t.parts;return t.parts.length===1&&e?e.
text:t.parts.map(i=>i.text).join("")}function r(t){const[e]=t.parts;return t.parts.length===1&&e&&!e.quoted?e.text:void 0}});
