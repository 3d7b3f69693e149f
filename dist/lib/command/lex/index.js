"use strict";module.exports={"command/lex/assignment"(k,h,S,M){let T;const O=()=>T??=h("command/families/node-options");let b;const _=()=>b??=
h("command/lex/characters");let v;const N=()=>v??=h("command/lex/word");S(k,{isHarmlessVariable:()=>t,readAssignments:()=>f});
const x=/^[\w.-]{0,64}$/,A=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,o=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
l=/^\d{1,9}$/,i=/^(?:|[01]|true|false|yes|no|on|off)$/i,e=new Map([["NODE_ENV",x],["CI",x],["FORCE_COLOR",x],["NO_COLOR",
x],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",A],["LC_ALL",A],["NODE_NO\
_WARNINGS",i],["TS_NODE_PROJECT",o],["TS_NODE_TRANSPILE_ONLY",i],["TS_NODE_FILES",i]]),s=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,
l],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,
x],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,i]],r=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
a="NODE_OPTIONS";function t(c,p){if(c===a)return(0,O().areHarmlessOptions)(p);const d=e.get(c);return d!==void 0?d.test(
p):n(c)&&s.some(([m,y])=>m.test(c)&&y.test(p))}function n(c){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(c)&&!r.test(c)}function u(c){
return c===a||e.has(c)||n(c)&&s.some(([p])=>p.test(c))}const g=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function f(c,p){const d=[],
m=[];let y=0;for(const w of c){const[D]=w.parts,L=D&&!D.quoted?g.exec(D.text):null;if(!L)break;y+=1;const[R,P="",E]=L,C=(0,N().
textOf)(w).slice(R.length),I={start:w.start,end:w.end};if(!E&&t(P,C))d.push({name:P,value:C,span:I}),p.add("environment-\
assignment",I,{name:P,value:(0,_().visible)(C)});else{const F=!E&&u(P);p.add("assignment-refused",I,{name:P,value:(0,_().
visible)(C),known:F}),E||m.push({name:P,value:C,span:I})}}return{assignments:d,refused:m,count:y}}},"command/lex/charact\
ers"(k,h,S,M){S(k,{codePointName:()=>_,inspectCharacters:()=>x,visible:()=>v});const T=new RegExp("^\\p{Bidi_Control}$",
"u"),O=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;function b(o){if(o>=32&&o<127||o===9)return"visibl\
e";if(o===0)return"nul-character";if(o===10||o===13)return"line-break";if(o<160)return"control-character";if(o>=55296&&o<=
57343)return"lone-surrogate";const l=String.fromCodePoint(o);return T.test(l)?"bidirectional-character":O.test(l)?"invis\
ible-character":"visible"}function _(o){return`U+${o.toString(16).toUpperCase().padStart(4,"0")}`}function v(o,l=120){const i=o.
length>l?`${o.slice(0,l)}\u2026`:o;if(/^[\x20-\x7e…]*$/.test(i))return i;let e="";for(const s of i){const r=s.codePointAt(
0)??0,a=r!==9&&b(r)==="visible";e+=a?s:`<${_(r)}>`}return e}const N=/^[\x20-\x7e\t]*$/;function x(o,l,i,e){if(N.test(o))
return;let s=l;for(const r of o){const a=r.codePointAt(0)??0;(a<32||a>126)&&A(r,a,s,i,e),s+=r.length}}function A(o,l,i,e,s){
const r={start:i,end:i+o.length},a=_(l),t=b(l);if(t==="line-break"?s.add(t,r,{character:a,quoted:e}):t!=="visible"&&s.add(
t,r,{character:a}),t!=="visible"||l<=126)return;const n=o.normalize("NFKC");n!==o.normalize("NFC")||/[\0-\x7f]/.test(n)?
s.add("compatibility-character",r,{character:a,becomes:n}):e||s.add("non-ascii-unquoted",r,{character:a,shown:o})}},"com\
mand/lex/deception"(k,h,S,M){let T;const O=()=>T??=h("command/lex/characters");S(k,{inspectBlanks:()=>v,inspectInjection:()=>A});
const b=100,_=1e3;function v(o,l){if(o.length<b)return;let i=0,e=0;for(let s=0;s<=o.length;s+=1){const r=o.charAt(s);if(r===
" "||r==="	")continue;const a=s-e;if(a>1&&(i+=a-1),a>=b||i>=_){const t=Math.max(a,i);l.add("blank-padding",{start:e,end:s},
{blanks:t});return}e=s+1}}const N=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
x=/<!--|```/;function A(o,l,i){const e=({index:a,0:t})=>i??{start:a,end:a+t.length},s=o.includes("::")||o.includes("##[")?
N.exec(o):null;s&&l.add("workflow-command",e(s),{written:(0,O().visible)(s[0])});const r=o.includes("<!--")||o.includes(
"```")?x.exec(o):null;r&&l.add("markup-injection",e(r),{written:r[0]})}},"command/lex/glob"(k,h,S,M){let T;const O=()=>T??=
h("command/lex/characters");let b;const _=()=>b??=h("command/lex/glob-expand");let v;const N=()=>v??=h("command/lex/glob\
-pattern");let x;const A=()=>x??=h("command/lex/problem");S(k,{MAX_PATTERNS:()=>i,resolvePattern:()=>e});const o=20,l=4096,
i=64;function e(f,c,p){const{pattern:d,span:m,position:y}=f,w=(0,O().visible)(d.text),D=a(d);let L=[];if(y==="program")p.
add("glob-program",m,{pattern:w});else if(t(d))p.add("glob-outside",m,{pattern:w});else if(!r(d,c))if(D)p.add("glob-uncl\
ear",m,{pattern:w,reason:D});else if(n(d))p.add("glob-flag",m,{pattern:w,match:""});else if(c)L=s(f,c,p);else if(y==="sc\
ript"&&u(d))p.add("glob-program",m,{pattern:w});else{const R={matches:[],count:0,judged:!1};p.add("unquoted-glob",m,{pattern:w,
...R})}return L.length===0?[d.text]:L}function s({pattern:f,span:c,position:p},d,m){const y=(0,O().visible)(f.text),w=(0,_().
expandPattern)(f,d),D="matches"in w&&!w.matches.every(g);if("ambiguity"in w||D){const C="ambiguity"in w?w.ambiguity:"fil\
e_name";return m.add("glob-unclear",c,{pattern:y,reason:C}),[]}const{matches:L}=w,R=L.find(C=>C.startsWith("-"));R!==void 0&&
m.add("glob-flag",c,{pattern:y,match:(0,O().visible)(R)}),p==="script"&&L.length>1&&m.add("glob-program",c,{pattern:y});
const P=L.slice(0,o).map(C=>(0,O().visible)(C)),{length:E}=L;return m.add("unquoted-glob",c,{pattern:y,matches:P,count:E,
judged:!0}),L}function r({prefix:f,text:c},p){return f.includes("://")&&!p?.stat(c.slice(0,c.indexOf("/")))}function a({
text:f,segments:c,ambiguity:p}){return p||(f.length>l?"too_many":c.some(m=>(0,N().literalSegment)(m)===void 0&&(0,N().matchName)(
m,".."))?"dot":void 0)}function t({text:f,segments:c}){return f.startsWith("/")||c.some(p=>(0,N().literalSegment)(p)==="\
..")}function n({prefix:f}){return f.startsWith("-")&&!f.includes("=")}function u({segments:f}){return f.some(c=>c.some(
({kind:p})=>p==="many"))}function g(f){const c=new(A()).ProblemCollector;return(0,O().inspectCharacters)(f,0,!0,c),c.inOrder().
length===0}},"command/lex/glob-expand"(k,h,S,M){let T;const O=()=>T??=h("node:path");let b;const _=()=>b??=h("repo/paths");
let v;const N=()=>v??=h("command/lex/glob-pattern");S(k,{expandPattern:()=>A});const x=128*1024;function A(e,s){let r=[{
written:"",path:""}];for(const[n,u]of e.segments.entries()){const g=n===e.segments.length-1,f=[];for(const c of r){const p=o(
c,u,g,s,f);if(p)return{ambiguity:p}}r=f}const a=r.map(({written:n})=>Buffer.from(n));return a.reduce((n,u)=>n+u.length+1,
0)>x?{ambiguity:"too_many"}:{matches:a.sort(Buffer.compare).map(n=>n.toString())}}function o(e,s,r,a,t){const{written:n,
path:u}=e,g=(0,N().literalSegment)(s);if(g===""){if(!r)return"empty_segment";t.push(e);return}const f=r?"":"/";if(g==="."){
t.push({written:`${n}.${f}`,path:u});return}for(const c of l(u,s,g,a)){if(c==="letters")return"letters";if(!r&&i(c,a))return"\
symlink";!r&&c.kind!=="directory"||t.push({written:`${n}${O().posix.basename(c.path)}${f}`,path:c.path})}}function*l(e,s,r,a){
if(r!==void 0){const t=a.stat(e===""?r:`${e}/${r}`);t?.tracked&&(yield t);return}for(const t of a.list(e)){if(!t.tracked)
continue;const n=(0,N().matchName)(s,O().posix.basename(t.path));n===void 0?yield"letters":n&&(yield t)}}function i(e,s){
if(e.kind!=="symlink")return e.kind==="submodule";const r=(0,_().resolveInTree)(s,e.path);return r.kind==="missing"?!1:r.
kind!=="inside"||!/^(?:file|executable)$/.test(r.entry.kind)}},"command/lex/glob-pattern"(k,h,S,M){S(k,{literalSegment:()=>o,
matchName:()=>e,readPattern:()=>T});function T(t){if(!t.parts.some(d=>!d.quoted&&/[*?[]/.test(d.text)))return;const n=t.
parts.flatMap(({text:d,quoted:m})=>Array.from(d,y=>({character:y,active:!m}))),u=n.findLastIndex(({character:d,active:m})=>m&&
d==="]"),g=[];let f,c;for(let d=0;d<n.length;){const m=O(n,d,u);m?(f??=x(g),c??=m.ambiguity,m.element.kind==="many"&&g.at(
-1)?.kind==="many"||g.push(m.element),d=m.end):(g.push({kind:"literal",character:n[d]?.character??""}),d+=1)}return f===
void 0?void 0:{text:n.map(({character:d})=>d).join(""),prefix:f,segments:A(g),...c&&{ambiguity:c}}}function O(t,n,u){const g=t[n];
return g?.active?g.character==="*"?{element:{kind:"many"},end:n+1}:g.character==="?"?{element:{kind:"one"},end:n+1}:g.character!==
"["||u<n?void 0:b(t,n)??{element:{kind:"one"},end:n+1,ambiguity:"bracket"}:void 0}function b(t,n){let u=n+1;const g=_(t[u],
"!");g&&(u+=1);const f=new Set;for(;!_(t[u],"]");){const c=v(t[u]);if(c===void 0)return;const p=_(t[u+1],"-")?v(t[u+2]):
c;if(p===void 0||!N(c,p))return;u+=_(t[u+1],"-")?3:1;for(let d=c.charCodeAt(0);d<=p.charCodeAt(0);d+=1)f.add(d)}if(f.size!==
0)return{element:{kind:"set",negated:g,members:f},end:u+1}}function _(t,n){return t?.active===!0&&t.character===n}function v(t){
return t&&/^[A-Za-z0-9_.,@%+]$/.test(t.character)?t.character:void 0}function N(t,n){if(t===n)return!0;const u=[/[a-z]/,
/[A-Z]/,/[0-9]/];return t<n&&u.some(g=>g.test(t)&&g.test(n))}function x(t){return t.map(n=>n.kind==="literal"?n.character:
"").join("")}function A(t){const n=[[]];for(const u of t)u.kind==="literal"&&u.character==="/"?n.push([]):n.at(-1)?.push(
u);return n}function o(t){return t.every(({kind:n})=>n==="literal")?x(t):void 0}const l=t=>Array.from(t,n=>n.codePointAt(
0)??0),i=t=>[...Buffer.from(t)];function e(t,n){const[u]=t;if(n.startsWith(".")&&!(u?.kind==="literal"&&u.character==="."))
return!1;const g=s(t,n,l);return/^[\x20-\x7e]*$/.test(n)||g===s(t,n,i)?g:void 0}function s(t,n,u){const g=t.flatMap(m=>m.
kind==="literal"?u(m.character):[m]),f=u(n);let c=0,p=-1,d=0;for(let m=0;m<f.length;)if(r(g[c]))p=c,d=m,c+=1;else if(a(g[c],
f[m]))c+=1,m+=1;else if(p>=0)c=p+1,d+=1,m=d;else return!1;return g.slice(c).every(r)}function r(t){return typeof t=="obj\
ect"&&t.kind==="many"}function a(t,n){return t===void 0||n===void 0?!1:typeof t=="number"?t===n:t.kind==="set"?t.members.
has(n)!==t.negated:t.kind==="one"}},"command/lex/inspect-word"(k,h,S,M){let T;const O=()=>T??=h("command/lex/characters");
let b;const _=()=>b??=h("command/lex/word");S(k,{inspectBraces:()=>N,inspectReserved:()=>A,inspectTilde:()=>v});function v(o,l){
for(const[i,e]of o.parts.entries()){if(e.quoted||!e.text.includes("~"))continue;const s=e.text.search(i===0?/(?:^|[=:])~/:
/[=:]~/);if(s<0)continue;const r=e.start+e.text.indexOf("~",s),a=(0,O().visible)((0,_().textOf)(o));l.add("tilde-expansi\
on",{start:r,end:r+1},{word:a});return}}function N(o,l){let i=-1,e=!1;for(const s of o.parts)if(!(s.quoted||i<0&&!s.text.
includes("{")))for(const{0:r,index:a}of s.text.matchAll(/[{},]|\.\./g)){const t=s.start+a;if(r==="{")i<0&&(i=t);else if(r!==
"}")e=i>=0;else if(e){const n={start:i,end:t+1};l.add("brace-expansion",n,{written:(0,O().visible)((0,_().textOf)(o))});
return}}}const x=new Set(`if then else elif fi do done case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function A(o,l,i){const e=(0,_().unquotedText)(o);e!==void 0&&(e==="\
!"||l&&x.has(e))&&i.add("reserved-word",{start:o.start,end:o.end},{word:e})}},"command/lex/lex"(k,h,S,M){let T;const O=()=>T??=
h("rules/catalogue");let b;const _=()=>b??=h("command/lex/assignment");let v;const N=()=>v??=h("command/lex/characters");
let x;const A=()=>x??=h("command/lex/deception");let o;const l=()=>o??=h("command/lex/glob");let i;const e=()=>i??=h("co\
mmand/lex/glob-pattern");let s;const r=()=>s??=h("command/lex/inspect-word");let a;const t=()=>a??=h("command/lex/look-a\
like");let n;const u=()=>n??=h("command/lex/problem");let g;const f=()=>g??=h("command/lex/splitter");let c;const p=()=>c??=
h("command/lex/word");S(k,{hasOneReading:()=>y,lex:()=>m});const d=128*1024;function m(R,P){const E=new(u()).ProblemCollector;
if(w(R,E))return{words:[],assignments:[],refused:[],problems:E.inOrder()};const C={start:0,end:R.length};(0,A().inspectBlanks)(
R,E),(0,A().inspectInjection)(R,E);const I=(0,f().splitWords)(R,E),{assignments:F,refused:$,count:W}=(0,_().readAssignments)(
I,E);for(const B of I.slice(0,W))(0,r().inspectTilde)(B,E);const Z=D(I.slice(W),P,E);Z.length===0&&E.add("empty-command",
C,{});for(const{value:B,span:U}of F)(0,A().inspectInjection)(B,E,U);for(const{text:B,span:U}of Z)(0,A().inspectInjection)(
B,E,U);return{words:Z,assignments:F,refused:$,problems:E.inOrder()}}function y({problems:R}){return R.every(({rule:P})=>(0,O().
ruleOf)(P).severity==="warning")}function w(R,P){if(R.length*3<=d||Buffer.byteLength(R)<=d)return!1;const C={start:0,end:R.
length};return P.add("command-too-long",C,{limit:d}),!0}function D(R,P,E){const C=[];let I=0;for(const[F,$]of R.entries()){
const W={start:$.start,end:$.end},Z=$.parts.some(z=>z.quoted),B=(0,p().textOf)($);(0,r().inspectTilde)($,E),(0,r().inspectBraces)(
$,E),(0,r().inspectReserved)($,F===0,E),(0,t().inspectLookAlikes)(B,$,F===0,E);const U=(0,e().readPattern)($);if(U&&(I+=
1),U&&I>l().MAX_PATTERNS&&E.add("glob-unclear",W,{pattern:(0,N().visible)(B),reason:"too_many"}),!U||I>l().MAX_PATTERNS){
C.push({text:B,span:W,quoted:Z});continue}const G=L(F,C);for(const z of(0,l().resolvePattern)({pattern:U,span:W,position:G},
P,E))C.push({text:z,span:W,quoted:Z})}return C}function L(R,P){return R===0?"program":R===1&&P[0]?.text==="node"?"script":
"argument"}},"command/lex/look-alike"(k,h,S,M){let T;const O=()=>T??=h("repo/look-alike");let b;const _=()=>b??=h("comma\
nd/lex/characters");S(k,{inspectLookAlikes:()=>N});const v=new RegExp("\\p{L}+","gu");function N(o,l,i,e){if(/^[\x00-\x7f]*$/.
test(o)||!i&&/\s/.test(o))return;const s=i?x(o):A(o);if(s===void 0)return;const r=[...new Set(o)].filter(a=>a>"\x7F");e.
add("look-alike-letters",{start:l.start,end:l.end},{word:(0,_().visible)(o),looks_like:(0,_().visible)(s),characters:r.slice(
0,10).map(a=>(0,_().codePointName)(a.codePointAt(0)??0))})}function x(o){const l=o.normalize("NFKD").replace(new RegExp(
"\\p{M}","gu"),""),i=(0,O().asciiOf)(l);return/^[\x20-\x7e]+$/.test(i)?i:void 0}function A(o){let l=!1;const i=o.replace(
v,e=>{const s=(0,O().asciiOf)(e);return s===e||!/[A-Za-z]/.test(e)?e:(l=!0,s)});return l?i:void 0}},"command/lex/problem"(k,h,S,M){
let T;const O=()=>T??=h("rules/catalogue");let b;const _=()=>b??=h("rules/finding");S(k,{ProblemCollector:()=>v});class v{#e=[];#t=new Set;add(x,A,o){
if((0,O().ruleOf)(x).severity==="error"){if(this.#t.has(x))return;this.#t.add(x)}this.#e.push((0,_().problemAt)(x,A,o))}inOrder(){
const x=({rule:A})=>this.#t.has(A)?0:1;return this.#e.sort((A,o)=>A.span.start-o.span.start||x(A)-x(o))}}},"command/lex/\
shell-syntax"(k,h,S,M){let T;const O=()=>T??=h("command/lex/characters");S(k,{backtickEnd:()=>x,readDollar:()=>N,readOperator:()=>l});
const b=/[A-Za-z_]/,_=/[A-Za-z0-9_]/,v=/[0-9@*#?$!-]/;function N(i,e,s){const r=i.charAt(e+1);if(r==="(")return{kind:i.charAt(
e+2)==="("?"arithmetic-expansion":"command-substitution",end:A(i,e+1,"(",")")};if(r==="{")return{kind:"variable-expansio\
n",end:A(i,e+1,"{","}")};if(r==="[")return{kind:"arithmetic-expansion",end:A(i,e+1,"[","]")};if(r==="'"||r==='"'){if(s)return;
const a=i.indexOf(r,e+2);return{kind:"dollar-quote",end:a<0?i.length:a+1}}if(b.test(r)){let a=e+2;for(;_.test(i.charAt(a));)
a+=1;return{kind:"variable-expansion",end:a}}if(v.test(r)||r>"\x7F")return{kind:"variable-expansion",end:e+2}}function x(i,e){
for(let s=e+1;s<i.length;s+=1){const r=i.charAt(s);if(r==="\\")s+=1;else if(r==="`")return s+1}return i.length}function A(i,e,s,r){
let a=0;for(let t=e;t<i.length;t+=1){const n=i.charAt(t);if(n===s)a+=1;else if(n===r&&(a-=1,a===0))return t+1}return i.length}
const o=240;function l(i,e,s){const r=i.charAt(e);if(r==="("||r===")")return s.add("shell-parenthesis",{start:e,end:e+1},
{character:r}),e+1;const a=r==="<"||r===">",t=a?/[<>&|-]/:/[;&|]/;let n=e+1;for(;n-e<3&&t.test(i.charAt(n));)n+=1;const u=i.
slice(e,n);if(a)s.add("shell-redirection",{start:e,end:n},{operator:u});else{const g=(0,O().visible)(i.slice(0,Math.min(
e,o)).trim()),f=(0,O().visible)(i.slice(n,n+o).trim());s.add("shell-operator",{start:e,end:n},{operator:u,left:g,right:f})}
return n}},"command/lex/word"(k,h,S,M){S(k,{textOf:()=>T,unquotedText:()=>O});function T(b){const[_]=b.parts;return b.parts.
length===1&&_?_.text:b.parts.map(v=>v.text).join("")}function O(b){const[_]=b.parts;return b.parts.length===1&&_&&!_.quoted?
_.text:void 0}}};
