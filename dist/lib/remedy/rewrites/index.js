//# remedy/rewrites/directory
(function($,p,j,A){let O;const u=()=>O??=p("command/lex/lex");let S;const D=()=>S??=p("command/resolve/script-text");let b;
const x=()=>b??=p("repo/paths");let P;const R=()=>P??=p("rules/finding");let k;const y=()=>k??=p("remedy/reason");let B;
const v=()=>B??=p("remedy/rewrites/paths");let C;const g=()=>C??=p("remedy/rewrites/shell");j($,{enterDirectory:()=>J,findRoot:()=>N});
const I=/^(?:\.\/?|"?\$(?:\(git rev-parse --show-toplevel\)|\{?(?:PWD|GITHUB_WORKSPACE)\}?)"?\/?)$/,J=async({command:o},s)=>{
const t=T(o);if(t===void 0)return;const{written:e,rest:n}=t;if(n==="")return{reason:y().reasons.changesDirectory()};const i=await W(
e,n,s);return i===""?{step:"path made relative",commands:[n]}:i!==void 0&&await w(i,n,s)||{reason:y().reasons.changesDirectory()}},
N=async({command:o,words:s,problems:t,invocation:e},n)=>{const{tree:i}=n,a=t.find(m=>(0,R().isProblem)(m,"target-missing"));
if(a===void 0||e?.program!=="node"||i===void 0)return;const{path:r}=a.args,d=(0,v().onlyPlace)(i,r,r.split("/").length),
c=d?.endsWith(`/${r}`)?d.slice(0,-r.length-1):void 0;return c===void 0?void 0:s.slice(2).filter(({text:m})=>/^[\w.-]+(?:\/[\w.-]+)+$/.
test(m)).some(({text:m})=>!_(i,m)&&_(i,`${c}/${m}`))?w(c,o,n):void 0};function _(o,s){const t=(0,x().normalise)(s)??"";return[
"",".js",".cjs",".mjs",".json"].some(e=>o.stat(t+e)!==void 0)}function T(o){const[,s]=/^\(([^()]*)\)$/.exec(o)??[],t=(s??
o).trim(),[e]=(0,D().splitScript)(t).commands,[,n]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(e?.text??
"")??[];if(e===void 0||n===void 0||e.start!==0)return;const[,i=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(t.slice(e.end))??
[];return{written:n,rest:i.trim()}}async function W(o,s,{tree:t,judge:e}){if(I.test(o))return"";const[n]=(0,u().lex)(o).
words;if(n===void 0||t===void 0)return;if(!(0,v().isElsewhere)(n.text)){if((0,u().lex)(o).problems.length>0)return;const c=(0,x().
normalise)(n.text);return c===""||c!==void 0&&(0,v().isDirectory)(t,c)?c:void 0}const i=(0,v().endInTree)(t,n.text,v().isDirectory);
if(i!==void 0)return i;const{reading:a,verdict:r}=await e.command((0,g().conjunctionOf)(s)?.[0]?.text??s),d=a.targets.length>
0&&a.targets.every(({path:c})=>c!==void 0);return r!=="block"&&d?"":void 0}async function w(o,s,t){const e=[],n=[],i=t.judge.
with({cwd:o});for(const a of(0,g().conjunctionOf)(s)?.map(({text:r})=>r)??[s]){const{reading:r,verdict:d}=await i.command(
a);if(await(0,g().findPrinter)(r,t)!==void 0)continue;const h=d==="block"?void 0:E(o,r),l=h&&await t.place(h);if(l===void 0)
return;n.push(l),e.push(`node ${l}`)}if(e.length!==0)return{step:"directory change moved into a script",commands:e,scripts:n}}
function E(o,s){const{argv:t,invocation:e,targets:n,assignments:i}=s,[a]=n;if(e?.program!=="node"||a?.kind!=="file"||t===
null||a.path===void 0)return;const r=i.map(({name:h,value:l})=>`${h}: ${JSON.stringify(l)}`),d=r.length===0?"":`
  env: { ...process.env, ${r.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(t.slice(1))}, {
  cwd: ${JSON.stringify(o)},${d}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}});
//# remedy/rewrites/file-test
(function(y,a,S,k){let _;const v=()=>_??=a("repo/paths");let g;const O=()=>g??=a("rules/catalogue");let x;const T=()=>x??=
a("remedy/reason");let $;const b=()=>$??=a("remedy/script");let w;const d=()=>w??=a("remedy/rewrites/paths");S(y,{testFile:()=>L});
const l={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== undefined","-f":"statSync(path).isFile()","-h":"ls\
tatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()","-r":"accessSync(path, constants.R_OK) === undef\
ined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_OK) === undefined"},F={"[":"]","[[":"]]"},L=async(o,c)=>{
const t=j(o);if(t===void 0)return;const{tree:s}=c,e=(0,d().isElsewhere)(t.path)&&s?(0,d().endInTree)(s,t.path,(i,r)=>i.stat(
r)!==void 0):(0,v().normalise)(t.path);if(e===void 0||e==="")return;const n=await c.place(C({...t,path:e}));return n===void 0?
{reason:T().reasons.noPlace(b().SCRIPT_FOLDER)}:{step:"file test moved into a script",commands:[`node ${n}`],scripts:[n]}};
function j({words:o,problems:c}){if(c.some(({rule:p})=>{const{layer:I,severity:R}=(0,O().ruleOf)(p);return I==="syntax"&&
R==="error"&&p!=="reserved-word"}))return;const s=o.map(({text:p})=>p),e=s[0]==="!",[n="",...i]=e?s.slice(1):s,r=F[n];if(n!==
"test"&&(r===void 0||i.pop()!==r))return;const m=i[0]==="!",[h="",u,...E]=m?i.slice(1):i;if(!(!Object.hasOwn(l,h)||u===void 0||
E.length>0))return{flag:h,path:u,negated:e!==m}}function C({flag:o,path:c,negated:t}){const s=l[o]??"",e=[...s.matchAll(
/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].flat();return{name:"run",text:`// Made by \`gene-gate fix\` from the \
validation command \`test ${t?"! ":""}${o} \u2026\`.
const { ${e.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(c)};

function isTrue() {
  try {
    return ${s};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${t?"1 : 0":"0 : 1"};
`,extension:"cjs"}}});
//# remedy/rewrites/index
(function(m,t,a,b){let p;const l=()=>p??=t("remedy/evaluation/read");let d;const _=()=>d??=t("remedy/evaluation/script");
let y;const w=()=>y??=t("remedy/reason");let h;const u=()=>h??=t("remedy/script");let v;const n=()=>v??=t("remedy/rewrit\
es/directory");let R;const S=()=>R??=t("remedy/rewrites/file-test");let E;const P=()=>E??=t("remedy/rewrites/launchers");
let I;const k=()=>I??=t("remedy/rewrites/lost-quotes");let C;const c=()=>C??=t("remedy/rewrites/paths");let T;const e=()=>T??=
t("remedy/rewrites/shell");let g;const o=()=>g??=t("remedy/rewrites/words");a(m,{REWRITES:()=>F});const D=async(L,W)=>{const r=(0,l().
readEvaluation)(L);if(r===void 0||"reason"in r)return r;const s=(0,_().writeScript)(r.evaluation);if("reason"in s)return s;
const i=await W.place(s.script);return i===void 0?{reason:w().reasons.noPlace(u().SCRIPT_FOLDER)}:{step:"code moved into\
 a script",commands:[r.evaluation.withScript(i)],scripts:[i]}},F=[e().trimBlanks,k().keepInnerQuotes,D,e().dropRedirection,
e().dropUnread,n().enterDirectory,e().splitConjunction,e().findPrinter,S().testFile,P().dropLauncher,o().nameProgram,o().
spellProgram,o().spellSubcommand,o().writeSlashes,c().makeRelative,n().findRoot,c().findScript]});
//# remedy/rewrites/launchers
(function(m,v,p,y){let x;const h=()=>x??=v("rules/catalogue");p(m,{dropLauncher:()=>O});const g=new Set(["reserved-word",
"unquoted-glob"]),c={command:e=>o(e,/^-p$/),env:e=>o(e,/^--$/),exec:()=>0,gtimeout:u,ionice:e=>o(e,/^-[ct]?\d*$/,/^-[cn]$/),
nice:e=>o(e,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,/^-n$/),nohup:e=>o(e,/^--$/),setsid:e=>o(e,/^-[cfw]+$|^--wait$/),stdbuf:e=>o(
e,/^-[ioe].+$/,/^-[ioe]$/),time:e=>o(e,/^-[pv]$/),timeout:u},a={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,
dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,zsh:/^-[aeilux]*c$/},L=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,
O=e=>{const{command:n,words:r}=e,[t,...s]=r;if(t===void 0||!b(e))return;const i=t.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),l=Object.hasOwn(a,i)?S(i,s):void 0;if(l!==void 0)return{step:"launcher removed",commands:[l]};const d=Object.
hasOwn(c,i)?c[i]?.(s.map(w)):void 0,$=d===void 0?void 0:s[d];return $===void 0?void 0:{step:"launcher removed",commands:[
n.slice(0,t.span.start)+n.slice($.span.start)]}};function b({problems:e}){return e.every(({rule:n})=>{const{layer:r,severity:t}=(0,h().
ruleOf)(n);return r!=="syntax"||t!=="error"||g.has(n)})}function S(e,n){const r=a[e];let t=0;for(;L.test(n[t]?.text??"")&&
!r?.test(n[t]?.text??"");)t+=1;if(r?.test(n[t]?.text??"")!==!0)return;const s=n[t+1]?.text.trim();return n.length===t+2&&
s!==""?s:void 0}function o(e,n,r){let t=0;for(;;){const s=e[t]??"";if(r?.test(s))t+=2;else if(n.test(s))t+=1;else return t}}
function u(e){return o(e,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1}function w({
text:e}){return e}});
//# remedy/rewrites/lost-quotes
(function(i,o,a,g){let p;const t=()=>p??=o("command/javascript/parse");let c;const u=()=>c??=o("rules/single-quoted");let l;
const m=()=>l??=o("remedy/evaluation/read");a(i,{keepInnerQuotes:()=>E});const v=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
_=/[$`\\]/,E=r=>{const[,C="",$="",e=""]=v.exec(r.command)??[];if(!e.includes($)||_.test(e))return;const n=(0,m().readEvaluation)(
r);if(n===void 0||"reason"in n)return;const{code:s,sourceType:d}=n.evaluation;if(!((0,t().parseCode)(s,d)||(0,t().parseCode)(
s,"module"))&&(0,t().parseCode)(e,d)!==void 0)return{step:"inner quotes kept",commands:[`${C} ${(0,u().singleQuoted)(e)}`]}}});
//# remedy/rewrites/paths
(function(y,a,E,z){let O;const b=()=>O??=a("repo/files-named");let A;const u=()=>A??=a("repo/paths");let P;const W=()=>P??=
a("repo/per-tree");let $;const k=()=>$??=a("repo/tree");let C;const D=()=>C??=a("rules/finding");let M;const R=()=>M??=a(
"rules/single-quoted");let x;const N=()=>x??=a("remedy/rewrites/rewrite");E(y,{endInTree:()=>g,findScript:()=>B,isDirectory:()=>F,
isElsewhere:()=>T,isFile:()=>_,makeRelative:()=>U,onlyPlace:()=>h,word:()=>I});const w=/\.[cm]?[jt]s$/,j=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
H=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,L=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),U=(t,{tree:n})=>{const{command:o,words:s,invocation:e,problems:r}=t;if(e?.program!=="node"||n===
void 0)return;const i=r.filter(({rule:l})=>L.has(l));for(const{text:l,span:d}of s.slice(1)){if(!i.some(({span:{start:m}})=>m>=
d.start&&m<d.end))continue;const v=o.slice(d.start,d.end),p=[l,v].find(T);if(p===void 0||!w.test(p))continue;const c=g(n,
p,_)??h(n,p,2);if(c!==void 0)return S(t,d,p,c,n,"path made relative")}},B=(t,{tree:n})=>{const{problems:o,invocation:s}=t,
e=o.find(l=>(0,D().isProblem)(l,"target-missing"));if(e===void 0||s?.program!=="node"||n===void 0)return;const{path:r}=e.
args;if(!w.test(r))return;const i=g(n,r,_)??h(n,r,1);if(i!==void 0)return S(t,e.span,r,i,n,"script found elsewhere")};function S({
command:t,words:n},o,s,e,r,i){const l=s.endsWith(`/${e}`)?s.slice(0,-e.length):void 0,d=({text:c})=>l!==void 0&&c.startsWith(
l)&&r.stat((0,u().normalise)(c.slice(l.length))??"")!==void 0,p=n.filter(c=>c.span.start>o.start&&d(c)).map(c=>({span:c.
span,by:c.text.slice(l?.length)})).concat({span:o,by:e}).toSorted((c,m)=>m.span.start-c.span.start).reduce((c,m)=>(0,N().
replaceSpan)(c,m.span,I(m.by)),t);return{step:i,commands:[p]}}function T(t){return H.test(t)||j.test(t)}function g(t,n,o){
const s=n.replaceAll("\\","/").split("/").filter(e=>e!==""&&e!==".");for(let e=1;e<s.length;e+=1){const r=(0,u().normalise)(
s.slice(e).join("/"));if(r!==void 0&&r!==""&&o(t,r))return r}}function _(t,n){const o=(0,u().resolveInTree)(t,n);if(o.kind!==
"inside")return!1;const{kind:s,tracked:e}=o.entry;return e&&(0,k().isRegular)(s)}function F(t,n){const o=(0,u().resolveInTree)(
t,n);return o.kind==="inside"&&o.entry.kind==="directory"}const G=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/,K=5e4,
Z=(0,W().perTree)(t=>[...t.files()].length);function h(t,n,o){const s=n.split(/[\\/]/).filter(i=>i!==""&&i!=="."&&i!==".\
."),e=s.at(-1)??"";if(G.test(e)&&o<2||Z(t)>K)return;const r=(0,b().filesNamed)(t,e).map(i=>i.path).filter(i=>_(t,i));for(let i=s.
length;i>=o;i-=1){const l=`/${s.slice(-i).join("/")}`,d=r.filter(v=>`/${v}`.endsWith(l));if(d.length>0)return d.length===
1?d[0]:void 0}}function I(t){return/^[\w./@-]+$/.test(t)?t:(0,R().singleQuoted)(t)}});
//# remedy/rewrites/rewrite
(function(l,p,i,o){i(l,{cutSpan:()=>a,replaceSpan:()=>u});function u(e,{start:r,end:c},n){return e.slice(0,r)+n+e.slice(
c)}function a(e,{start:r,end:c}){const n=e.slice(0,r).replace(/[ \t]+$/,"");return n===""?e.slice(c).replace(/^[ \t]+/,""):
n+e.slice(c)}});
//# remedy/rewrites/shell
(function(p,i,a,D){let m;const u=()=>m??=i("command/lex/lex");let _;const v=()=>_??=i("command/resolve/script-text");let x;
const h=()=>x??=i("rules/catalogue");let R;const w=()=>R??=i("remedy/reason");let S;const c=()=>S??=i("remedy/rewrites/r\
ewrite");a(p,{conjunctionOf:()=>d,dropRedirection:()=>O,dropUnread:()=>P,findPrinter:()=>g,splitConjunction:()=>E,trimBlanks:()=>j});
const j=({command:t})=>{const e=t.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return e===""||e===t?void 0:{step:"\
whitespace trimmed",commands:[e]}},y=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,O=({command:t,problems:e})=>{
const n=e.some(({rule:s})=>s==="shell-redirection")?t.replace(y,""):t;if(!(n===t||(0,u().lex)(n).problems.length>0))return{
step:"redirection removed",commands:[n]}},P=({command:t,problems:e})=>{for(const{rule:r,span:n}of e){const s=t.slice(n.end).
trim()==="";if(r==="shell-comment"&&!/[\r\n]/.test(t.slice(n.start))||r==="shell-operator"&&s&&t.slice(n.start,n.end)===
";")return{step:"comment removed",commands:[(0,c().cutSpan)(t,n)]};if(r==="line-continuation")return{step:"whitespace tr\
immed",commands:[(0,c().replaceSpan)(t,n,"")]}}},U=new Set(["echo","printf","true",":","pwd","date"]),g=({words:t,problems:e})=>U.
has(t[0]?.text??"")&&!e.some(C)?{reason:w().reasons.cannotFail()}:void 0;function C({rule:t}){const{layer:e,severity:r}=(0,h().
ruleOf)(t);return e==="syntax"&&r==="error"}const l=/^cd(?:[ \t]|$)/,E=({command:t,problems:e})=>{if(!e.some(({rule:o})=>o===
"shell-operator"))return;const r=d(t);if(r===void 0||l.test(t))return;const[n]=r.filter(({text:o})=>l.test(o));return n===
void 0?{step:"split at &&",commands:r.map(({text:o})=>o)}:{step:"split at &&",commands:[...r.slice(0,r.indexOf(n)).map(({
text:o})=>o),t.slice(n.start)]}};function d(t){const{commands:e}=(0,v().splitScript)(t);if(e.length<2)return;let r=0;for(const[
n,s]of e.entries()){if(t.slice(r,s.start).trim()!==(n===0?"":"&&"))return;r=s.end}return t.slice(r).trim()===""?e:void 0}});
//# remedy/rewrites/words
(function(d,i,u,E){let h;const m=()=>h??=i("repo/paths");let b;const w=()=>b??=i("rules/finding");let _;const c=()=>_??=
i("remedy/rewrites/paths");let v;const g=()=>v??=i("remedy/rewrites/rewrite");u(d,{nameProgram:()=>A,spellProgram:()=>N,
spellSubcommand:()=>P,writeSlashes:()=>$});const S=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,k=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
y=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?\n/,A=async(t,{tree:s})=>{const n=a(t,"program-by-pat\
h");if(n===void 0)return;const{program:e}=n.args,[,r]=S.exec(e)??[],L=t.command.slice(n.span.start,n.span.end);if(r!==void 0)
return o(t,n,`npx ${r}`);const[,p]=k.exec(e)??[];return p!==void 0?o(t,n,p):s!==void 0&&await x(s,e)?o(t,n,`node ${L}`):
void 0};async function x(t,s){const n=(0,m().resolveInTree)(t,(0,m().normalise)(s)??"");return n.kind!=="inside"||!/\.[cm]?js$/.
test(n.path)||!(0,c().isFile)(t,n.path)?!1:y.test((await t.read(n.path)).subarray(0,256).toString("latin1"))}const N=t=>{
const s=a(t,"program-look-alike");return s&&o(t,s,s.args.meant)},P=t=>{const s=a(t,"misspelt-subcommand");return s&&o(t,
s,s.args.meant,"subcommand name corrected")},$=(t,{tree:s})=>{const n=a(t,"target-not-a-file");if(n?.args.reason==="back\
slash")return o(t,n,(0,c().word)(l(n.args.path)),"backslashes replaced");const e=a(t,"target-missing");if(e===void 0||s===
void 0)return;const r=l(t.command.slice(e.span.start,e.span.end));return r.includes("/")&&(0,c().isFile)(s,(0,m().normalise)(
r)??"")?o(t,e,(0,c().word)(r),"backslashes replaced"):void 0};function l(t){return t.replaceAll("\\","/")}function a({problems:t},s){
return t.find(n=>(0,w().isProblem)(n,s))}function o({command:t},{span:s},n,e="program name corrected"){return{step:e,commands:[
(0,g().replaceSpan)(t,s,n)]}}});
