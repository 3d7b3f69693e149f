"use strict";module.exports={"remedy/rewrites/directory"(j,r,k,B){let D;const E=()=>D??=r("command/lex/lex");let P;const b=()=>P??=r(
"command/resolve/script-text");let R;const $=()=>R??=r("repo/paths");let L;const A=()=>L??=r("rules/finding");let N;const g=()=>N??=
r("remedy/reason");let C;const I=()=>C??=r("remedy/rewrites/paths");let i;const u=()=>i??=r("remedy/rewrites/shell");k(j,
{enterDirectory:()=>a,findRoot:()=>y});const O=/^(?:\.\/?|"?\$(?:\(git rev-parse --show-toplevel\)|\{?(?:PWD|GITHUB_WORKSPACE)\}?)"?\/?)$/,
a=async({command:n},s)=>{const d=v(n);if(d===void 0)return;const{written:l,rest:m}=d;if(m==="")return{reason:g().reasons.
changesDirectory()};const _=await o(l,m,s);return _===""?{step:"path made relative",commands:[m]}:_!==void 0&&await t(_,
m,s)||{reason:g().reasons.changesDirectory()}},y=async({command:n,words:s,problems:d,invocation:l},m)=>{const{tree:_}=m,
c=d.find(x=>(0,A().isProblem)(x,"target-missing"));if(c===void 0||l?.program!=="node"||_===void 0)return;const{path:p}=c.
args,S=(0,I().onlyPlace)(_,p,p.split("/").length),h=S?.endsWith(`/${p}`)?S.slice(0,-p.length-1):void 0;return h===void 0?
void 0:s.slice(2).filter(({text:x})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(x)).some(({text:x})=>!f(_,x)&&f(_,`${h}/${x}`))?t(h,
n,m):void 0};function f(n,s){const d=(0,$().normalise)(s)??"";return["",".js",".cjs",".mjs",".json"].some(l=>n.stat(d+l)!==
void 0)}function v(n){const[,s]=/^\(([^()]*)\)$/.exec(n)??[],d=(s??n).trim(),[l]=(0,b().splitScript)(d).commands,[,m]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.
exec(l?.text??"")??[];if(l===void 0||m===void 0||l.start!==0)return;const[,_=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(
d.slice(l.end))??[];return{written:m,rest:_.trim()}}async function o(n,s,{tree:d,judge:l}){if(O.test(n))return"";const[m]=(0,E().
lex)(n).words;if(m===void 0||d===void 0)return;if(!(0,I().isElsewhere)(m.text)){if((0,E().lex)(n).problems.length>0)return;
const h=(0,$().normalise)(m.text);return h===""||h!==void 0&&(0,I().isDirectory)(d,h)?h:void 0}const _=(0,I().endInTree)(
d,m.text,I().isDirectory);if(_!==void 0)return _;const{reading:c,verdict:p}=await l.command((0,u().conjunctionOf)(s)?.[0]?.
text??s),S=c.targets.length>0&&c.targets.every(({path:h})=>h!==void 0);return p!=="block"&&S?"":void 0}async function t(n,s,d){
const l=[],m=[],_=d.judge.with({cwd:n});for(const c of(0,u().conjunctionOf)(s)?.map(({text:p})=>p)??[s]){const{reading:p,
verdict:S}=await _.command(c);if(await(0,u().findPrinter)(p,d)!==void 0)continue;const w=S==="block"?void 0:e(n,p),T=w&&
await d.place(w);if(T===void 0)return;m.push(T),l.push(`node ${T}`)}if(l.length!==0)return{step:"directory change moved \
into a script",commands:l,scripts:m}}function e(n,s){const{argv:d,invocation:l,targets:m,assignments:_}=s,[c]=m;if(l?.program!==
"node"||c?.kind!=="file"||d===null||c.path===void 0)return;const p=_.map(({name:w,value:T})=>`${w}: ${JSON.stringify(T)}`),
S=p.length===0?"":`
  env: { ...process.env, ${p.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(d.slice(1))}, {
  cwd: ${JSON.stringify(n)},${S}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}},"remedy/rewrites/file-test"(j,r,k,B){let D;const E=()=>D??=r("repo/paths");let P;const b=()=>P??=r(
"rules/catalogue");let R;const $=()=>R??=r("remedy/reason");let L;const A=()=>L??=r("remedy/script");let N;const g=()=>N??=
r("remedy/rewrites/paths");k(j,{testFile:()=>i});const C={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== u\
ndefined","-f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()",
"-r":"accessSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_\
OK) === undefined"},I={"[":"]","[[":"]]"},i=async(a,y)=>{const f=u(a);if(f===void 0)return;const{tree:v}=y,o=(0,g().isElsewhere)(
f.path)&&v?(0,g().endInTree)(v,f.path,(e,n)=>e.stat(n)!==void 0):(0,E().normalise)(f.path);if(o===void 0||o==="")return;
const t=await y.place(O({...f,path:o}));return t===void 0?{reason:$().reasons.noPlace(A().SCRIPT_FOLDER)}:{step:"file te\
st moved into a script",commands:[`node ${t}`],scripts:[t]}};function u({words:a,problems:y}){if(y.some(({rule:_})=>{const{
layer:c,severity:p}=(0,b().ruleOf)(_);return c==="syntax"&&p==="error"&&_!=="reserved-word"}))return;const v=a.map(({text:_})=>_),
o=v[0]==="!",[t="",...e]=o?v.slice(1):v,n=I[t];if(t!=="test"&&(n===void 0||e.pop()!==n))return;const s=e[0]==="!",[d="",
l,...m]=s?e.slice(1):e;if(!(!Object.hasOwn(C,d)||l===void 0||m.length>0))return{flag:d,path:l,negated:o!==s}}function O({
flag:a,path:y,negated:f}){const v=C[a]??"",o=[...v.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].flat();
return{name:"run",text:`// Made by \`gene-gate fix\` from the validation command \`test ${f?"! ":""}${a} \u2026\`.
const { ${o.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(y)};

function isTrue() {
  try {
    return ${v};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${f?"1 : 0":"0 : 1"};
`,extension:"cjs"}}},"remedy/rewrites/index"(j,r,k,B){let D;const E=()=>D??=r("remedy/evaluation/read");let P;const b=()=>P??=
r("remedy/evaluation/script");let R;const $=()=>R??=r("remedy/reason");let L;const A=()=>L??=r("remedy/script");let N;const g=()=>N??=
r("remedy/rewrites/directory");let C;const I=()=>C??=r("remedy/rewrites/file-test");let i;const u=()=>i??=r("remedy/rewr\
ites/launchers");let O;const a=()=>O??=r("remedy/rewrites/lost-quotes");let y;const f=()=>y??=r("remedy/rewrites/paths");
let v;const o=()=>v??=r("remedy/rewrites/shell");let t;const e=()=>t??=r("remedy/rewrites/words");k(j,{REWRITES:()=>s});
const n=async(d,l)=>{const m=(0,E().readEvaluation)(d);if(m===void 0||"reason"in m)return m;const _=(0,b().writeScript)(
m.evaluation);if("reason"in _)return _;const c=await l.place(_.script);return c===void 0?{reason:$().reasons.noPlace(A().
SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[m.evaluation.withScript(c)],scripts:[c]}},s=[o().trimBlanks,a().
keepInnerQuotes,n,o().dropRedirection,o().dropUnread,g().enterDirectory,o().splitConjunction,o().findPrinter,I().testFile,
u().dropLauncher,e().nameProgram,e().spellProgram,e().spellSubcommand,e().writeSlashes,f().makeRelative,g().findRoot,f().
findScript]},"remedy/rewrites/launchers"(j,r,k,B){let D;const E=()=>D??=r("rules/catalogue");k(j,{dropLauncher:()=>L});const P=new Set(
["reserved-word","unquoted-glob"]),b={command:i=>g(i,/^-p$/),env:i=>g(i,/^--$/),exec:()=>0,gtimeout:C,ionice:i=>g(i,/^-[ct]?\d*$/,
/^-[cn]$/),nice:i=>g(i,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,/^-n$/),nohup:i=>g(i,/^--$/),setsid:i=>g(i,/^-[cfw]+$|^--wait$/),
stdbuf:i=>g(i,/^-[ioe].+$/,/^-[ioe]$/),time:i=>g(i,/^-[pv]$/),timeout:C},R={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,
dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,zsh:/^-[aeilux]*c$/},$=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,
L=i=>{const{command:u,words:O}=i,[a,...y]=O;if(a===void 0||!A(i))return;const f=a.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),v=Object.hasOwn(R,f)?N(f,y):void 0;if(v!==void 0)return{step:"launcher removed",commands:[v]};const o=Object.
hasOwn(b,f)?b[f]?.(y.map(I)):void 0,t=o===void 0?void 0:y[o];return t===void 0?void 0:{step:"launcher removed",commands:[
u.slice(0,a.span.start)+u.slice(t.span.start)]}};function A({problems:i}){return i.every(({rule:u})=>{const{layer:O,severity:a}=(0,E().
ruleOf)(u);return O!=="syntax"||a!=="error"||P.has(u)})}function N(i,u){const O=R[i];let a=0;for(;$.test(u[a]?.text??"")&&
!O?.test(u[a]?.text??"");)a+=1;if(O?.test(u[a]?.text??"")!==!0)return;const y=u[a+1]?.text.trim();return u.length===a+2&&
y!==""?y:void 0}function g(i,u,O){let a=0;for(;;){const y=i[a]??"";if(O?.test(y))a+=2;else if(u.test(y))a+=1;else return a}}
function C(i){return g(i,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1}function I({
text:i}){return i}},"remedy/rewrites/lost-quotes"(j,r,k,B){let D;const E=()=>D??=r("command/javascript/parse");let P;const b=()=>P??=
r("rules/single-quoted");let R;const $=()=>R??=r("remedy/evaluation/read");k(j,{keepInnerQuotes:()=>N});const L=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
A=/[$`\\]/,N=g=>{const[,C="",I="",i=""]=L.exec(g.command)??[];if(!i.includes(I)||A.test(i))return;const u=(0,$().readEvaluation)(
g);if(u===void 0||"reason"in u)return;const{code:O,sourceType:a}=u.evaluation;if(!((0,E().parseCode)(O,a)||(0,E().parseCode)(
O,"module"))&&(0,E().parseCode)(i,a)!==void 0)return{step:"inner quotes kept",commands:[`${C} ${(0,b().singleQuoted)(i)}`]}}},
"remedy/rewrites/paths"(j,r,k,B){let D;const E=()=>D??=r("repo/files-named");let P;const b=()=>P??=r("repo/paths");let R;
const $=()=>R??=r("repo/per-tree");let L;const A=()=>L??=r("rules/finding");let N;const g=()=>N??=r("rules/single-quoted");
let C;const I=()=>C??=r("remedy/rewrites/rewrite");k(j,{endInTree:()=>t,findScript:()=>f,isDirectory:()=>n,isElsewhere:()=>o,
isFile:()=>e,makeRelative:()=>y,onlyPlace:()=>m,word:()=>_});const i=/\.[cm]?[jt]s$/,u=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
O=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,a=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),y=(c,{tree:p})=>{const{command:S,words:h,invocation:w,problems:T}=c;if(w?.program!=="node"||p===
void 0)return;const x=T.filter(({rule:F})=>a.has(F));for(const{text:F,span:U}of h.slice(1)){if(!x.some(({span:{start:M}})=>M>=
U.start&&M<U.end))continue;const G=S.slice(U.start,U.end),H=[F,G].find(o);if(H===void 0||!i.test(H))continue;const W=t(p,
H,e)??m(p,H,2);if(W!==void 0)return v(c,U,H,W,p,"path made relative")}},f=(c,{tree:p})=>{const{problems:S,invocation:h}=c,
w=S.find(F=>(0,A().isProblem)(F,"target-missing"));if(w===void 0||h?.program!=="node"||p===void 0)return;const{path:T}=w.
args;if(!i.test(T))return;const x=t(p,T,e)??m(p,T,1);if(x!==void 0)return v(c,w.span,T,x,p,"script found elsewhere")};function v({
command:c,words:p},S,h,w,T,x){const F=h.endsWith(`/${w}`)?h.slice(0,-w.length):void 0,U=({text:W})=>F!==void 0&&W.startsWith(
F)&&T.stat((0,b().normalise)(W.slice(F.length))??"")!==void 0,H=p.filter(W=>W.span.start>S.start&&U(W)).map(W=>({span:W.
span,by:W.text.slice(F?.length)})).concat({span:S,by:w}).toSorted((W,M)=>M.span.start-W.span.start).reduce((W,M)=>(0,I().
replaceSpan)(W,M.span,_(M.by)),c);return{step:x,commands:[H]}}function o(c){return O.test(c)||u.test(c)}function t(c,p,S){
const h=p.replaceAll("\\","/").split("/").filter(w=>w!==""&&w!==".");for(let w=1;w<h.length;w+=1){const T=(0,b().normalise)(
h.slice(w).join("/"));if(T!==void 0&&T!==""&&S(c,T))return T}}function e(c,p){const S=(0,b().resolveInTree)(c,p);if(S.kind!==
"inside")return!1;const{kind:h,tracked:w}=S.entry;return w&&(h==="file"||h==="executable")}function n(c,p){const S=(0,b().
resolveInTree)(c,p);return S.kind==="inside"&&S.entry.kind==="directory"}const s=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/,
d=5e4,l=(0,$().perTree)(c=>[...c.files()].length);function m(c,p,S){const h=p.split(/[\\/]/).filter(x=>x!==""&&x!=="."&&
x!==".."),w=h.at(-1)??"";if(s.test(w)&&S<2||l(c)>d)return;const T=(0,E().filesNamed)(c,w).map(x=>x.path).filter(x=>e(c,x));
for(let x=h.length;x>=S;x-=1){const F=`/${h.slice(-x).join("/")}`,U=T.filter(G=>`/${G}`.endsWith(F));if(U.length>0)return U.
length===1?U[0]:void 0}}function _(c){return/^[\w./@-]+$/.test(c)?c:(0,g().singleQuoted)(c)}},"remedy/rewrites/rewrite"(j,r,k,B){
k(j,{cutSpan:()=>E,replaceSpan:()=>D});function D(P,{start:b,end:R},$){return P.slice(0,b)+$+P.slice(R)}function E(P,{start:b,
end:R}){const $=P.slice(0,b).replace(/[ \t]+$/,"");return $===""?P.slice(R).replace(/^[ \t]+/,""):$+P.slice(R)}},"remedy\
/rewrites/shell"(j,r,k,B){let D;const E=()=>D??=r("command/lex/lex");let P;const b=()=>P??=r("command/resolve/script-tex\
t");let R;const $=()=>R??=r("rules/catalogue");let L;const A=()=>L??=r("remedy/reason");let N;const g=()=>N??=r("remedy/\
rewrites/rewrite");k(j,{conjunctionOf:()=>o,dropRedirection:()=>i,dropUnread:()=>u,findPrinter:()=>a,splitConjunction:()=>v,
trimBlanks:()=>C});const C=({command:t})=>{const e=t.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return e===""||
e===t?void 0:{step:"whitespace trimmed",commands:[e]}},I=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,i=({
command:t,problems:e})=>{const s=e.some(({rule:d})=>d==="shell-redirection")?t.replace(I,""):t;if(!(s===t||(0,E().lex)(s).
problems.length>0))return{step:"redirection removed",commands:[s]}},u=({command:t,problems:e})=>{for(const{rule:n,span:s}of e){
const d=t.slice(s.end).trim()==="";if(n==="shell-comment"&&!/[\r\n]/.test(t.slice(s.start))||n==="shell-operator"&&d&&t.
slice(s.start,s.end)===";")return{step:"comment removed",commands:[(0,g().cutSpan)(t,s)]};if(n==="line-continuation")return{
step:"whitespace trimmed",commands:[(0,g().replaceSpan)(t,s,"")]}}},O=new Set(["echo","printf","true",":","pwd","date"]),
a=({words:t,problems:e})=>O.has(t[0]?.text??"")&&!e.some(y)?{reason:A().reasons.cannotFail()}:void 0;function y({rule:t}){
const{layer:e,severity:n}=(0,$().ruleOf)(t);return e==="syntax"&&n==="error"}const f=/^cd(?:[ \t]|$)/,v=({command:t,problems:e})=>{
if(!e.some(({rule:l})=>l==="shell-operator"))return;const n=o(t);if(n===void 0||f.test(t))return;const[s]=n.filter(({text:l})=>f.
test(l));return s===void 0?{step:"split at &&",commands:n.map(({text:l})=>l)}:{step:"split at &&",commands:[...n.slice(0,
n.indexOf(s)).map(({text:l})=>l),t.slice(s.start)]}};function o(t){const{commands:e}=(0,b().splitScript)(t);if(e.length<
2)return;let n=0;for(const[s,d]of e.entries()){if(t.slice(n,d.start).trim()!==(s===0?"":"&&"))return;n=d.end}return t.slice(
n).trim()===""?e:void 0}},"remedy/rewrites/words"(j,r,k,B){let D;const E=()=>D??=r("repo/paths");let P;const b=()=>P??=r(
"rules/finding");let R;const $=()=>R??=r("remedy/rewrites/paths");let L;const A=()=>L??=r("remedy/rewrites/rewrite");k(j,
{nameProgram:()=>I,spellProgram:()=>u,spellSubcommand:()=>O,writeSlashes:()=>a});const N=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
g=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,C=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?\n/,
I=async(o,{tree:t})=>{const e=f(o,"program-by-path");if(e===void 0)return;const{program:n}=e.args,[,s]=N.exec(n)??[],d=o.
command.slice(e.span.start,e.span.end);if(s!==void 0)return v(o,e,`npx ${s}`);const[,l]=g.exec(n)??[];return l!==void 0?
v(o,e,l):t!==void 0&&await i(t,n)?v(o,e,`node ${d}`):void 0};async function i(o,t){const e=(0,E().resolveInTree)(o,(0,E().
normalise)(t)??"");return e.kind!=="inside"||!/\.[cm]?js$/.test(e.path)||!(0,$().isFile)(o,e.path)?!1:C.test((await o.read(
e.path)).subarray(0,256).toString("latin1"))}const u=o=>{const t=f(o,"program-look-alike");return t&&v(o,t,t.args.meant)},
O=o=>{const t=f(o,"misspelt-subcommand");return t&&v(o,t,t.args.meant,"subcommand name corrected")},a=(o,{tree:t})=>{const e=f(
o,"target-not-a-file");if(e?.args.reason==="backslash")return v(o,e,(0,$().word)(y(e.args.path)),"backslashes replaced");
const n=f(o,"target-missing");if(n===void 0||t===void 0)return;const s=y(o.command.slice(n.span.start,n.span.end));return s.
includes("/")&&(0,$().isFile)(t,(0,E().normalise)(s)??"")?v(o,n,(0,$().word)(s),"backslashes replaced"):void 0};function y(o){
return o.replaceAll("\\","/")}function f({problems:o},t){return o.find(e=>(0,b().isProblem)(e,t))}function v({command:o},{
span:t},e,n="program name corrected"){return{step:n,commands:[(0,A().replaceSpan)(o,t,e)]}}}};
