//# remedy/rewrites/directory
(function(j,B,p){const h=p("command/lex/lex"),O=p("command/resolve/script-text"),x=p("repo/paths"),S=p("rules/finding"),
w=p("remedy/reason"),u=p("remedy/rewrites/paths"),g=p("remedy/rewrites/shell"),_=/^(?:\.\/?|"?\$(?:\(git rev-parse --show-toplevel\)|\{?(?:PWD|GITHUB_WORKSPACE)\}?)"?\/?)$/,
D=async({command:o},i)=>{const t=P(o);if(t===void 0)return;const{written:n,rest:e}=t;if(e==="")return{reason:w().reasons.
changesDirectory()};const r=await R(n,e,i);return r===""?{step:"path made relative",commands:[e]}:r!==void 0&&await $(r,
e,i)||{reason:w().reasons.changesDirectory()}},b=async({command:o,words:i,problems:t,invocation:n},e)=>{const{tree:r}=e,
a=t.find(m=>(0,S().isProblem)(m,"target-missing"));if(a===void 0||n?.program!=="node"||r===void 0)return;const{path:s}=a.
args,d=(0,u().onlyPlace)(r,s,s.split("/").length),c=d?.endsWith(`/${s}`)?d.slice(0,-s.length-1):void 0;return c===void 0?
void 0:i.slice(2).filter(({text:m})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(m)).some(({text:m})=>!y(r,m)&&y(r,`${c}/${m}`))?$(c,
o,e):void 0};function y(o,i){const t=(0,x().normalise)(i)??"";return["",".js",".cjs",".mjs",".json"].some(n=>o.stat(t+n)!==
void 0)}function P(o){const[,i]=/^\(([^()]*)\)$/.exec(o)??[],t=(i??o).trim(),[n]=(0,O().splitScript)(t).commands,[,e]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.
exec(n?.text??"")??[];if(n===void 0||e===void 0||n.start!==0)return;const[,r=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(
t.slice(n.end))??[];return{written:e,rest:r.trim()}}async function R(o,i,{tree:t,judge:n}){if(_.test(o))return"";const[e]=(0,h().
lex)(o).words;if(e===void 0||t===void 0)return;if(!(0,u().isElsewhere)(e.text)){if((0,h().lex)(o).problems.length>0)return;
const c=(0,x().normalise)(e.text);return c===""||c!==void 0&&(0,u().isDirectory)(t,c)?c:void 0}const r=(0,u().endInTree)(
t,e.text,u().isDirectory);if(r!==void 0)return r;const{reading:a,verdict:s}=await n.command((0,g().conjunctionOf)(i)?.[0]?.
text??i),d=a.targets.length>0&&a.targets.every(({path:c})=>c!==void 0);return s!=="block"&&d?"":void 0}async function $(o,i,t){
const n=[],e=[],r=t.judge.with({cwd:o});for(const a of(0,g().conjunctionOf)(i)?.map(({text:s})=>s)??[i]){const{reading:s,
verdict:d}=await r.command(a);if(await(0,g().findPrinter)(s,t)!==void 0)continue;const l=d==="block"?void 0:k(o,s),v=l&&
await t.place(l);if(v===void 0)return;e.push(v),n.push(`node ${v}`)}if(n.length!==0)return{step:"directory change moved \
into a script",commands:n,scripts:e}}function k(o,i){const{argv:t,invocation:n,targets:e,assignments:r}=i,[a]=e;if(n?.program!==
"node"||a?.kind!=="file"||t===null||a.path===void 0)return;const s=r.map(({name:l,value:v})=>`${l}: ${JSON.stringify(v)}`),
d=s.length===0?"":`
  env: { ...process.env, ${s.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(t.slice(1))}, {
  cwd: ${JSON.stringify(o)},${d}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}j.exports={enterDirectory:D,findRoot:b}});
//# remedy/rewrites/file-test
(function(y,L,i){const S=i("repo/paths"),v=i("rules/catalogue"),g=i("remedy/reason"),x=i("remedy/script"),d=i("remedy/r\
ewrites/paths"),u={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== undefined","-f":"statSync(path).isFile()",
"-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()","-r":"accessSync(path, constants.R_OK) =\
== undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_OK) === undefined"},O={"[":"]","[[":"]]"},
_=async(o,r)=>{const t=T(o);if(t===void 0)return;const{tree:e}=r,s=(0,d().isElsewhere)(t.path)&&e?(0,d().endInTree)(e,t.
path,(c,a)=>c.stat(a)!==void 0):(0,S().normalise)(t.path);if(s===void 0||s==="")return;const n=await r.place($({...t,path:s}));
return n===void 0?{reason:g().reasons.noPlace(x().SCRIPT_FOLDER)}:{step:"file test moved into a script",commands:[`node ${n}`],
scripts:[n]}};function T({words:o,problems:r}){if(r.some(({rule:p})=>{const{layer:w,severity:F}=(0,v().ruleOf)(p);return w===
"syntax"&&F==="error"&&p!=="reserved-word"}))return;const e=o.map(({text:p})=>p),s=e[0]==="!",[n="",...c]=s?e.slice(1):e,
a=O[n];if(n!=="test"&&(a===void 0||c.pop()!==a))return;const h=c[0]==="!",[l="",m,...b]=h?c.slice(1):c;if(!(!Object.hasOwn(
u,l)||m===void 0||b.length>0))return{flag:l,path:m,negated:s!==h}}function $({flag:o,path:r,negated:t}){const e=u[o]??"",
s=[...e.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].flat();return{name:"run",text:`// Made by \`gene-ga\
te fix\` from the validation command \`test ${t?"! ":""}${o} \u2026\`.
const { ${s.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(r)};

function isTrue() {
  try {
    return ${e};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${t?"1 : 0":"0 : 1"};
`,extension:"cjs"}}y.exports={testFile:_}});
//# remedy/rewrites/index
(function(m,E,e){const d=e("remedy/evaluation/read"),p=e("remedy/evaluation/script"),a=e("remedy/reason"),u=e("remedy/s\
cript"),n=e("remedy/rewrites/directory"),l=e("remedy/rewrites/file-test"),w=e("remedy/rewrites/launchers"),_=e("remedy/r\
ewrites/lost-quotes"),c=e("remedy/rewrites/paths"),r=e("remedy/rewrites/shell"),o=e("remedy/rewrites/words"),v=async(R,S)=>{
const t=(0,d().readEvaluation)(R);if(t===void 0||"reason"in t)return t;const s=(0,p().writeScript)(t.evaluation);if("rea\
son"in s)return s;const i=await S.place(s.script);return i===void 0?{reason:a().reasons.noPlace(u().SCRIPT_FOLDER)}:{step:"\
code moved into a script",commands:[t.evaluation.withScript(i)],scripts:[i]}},h=[r().trimBlanks,_().keepInnerQuotes,v,r().
dropRedirection,r().dropUnread,n().enterDirectory,r().splitConjunction,r().findPrinter,l().testFile,w().dropLauncher,o().
nameProgram,o().spellProgram,o().spellSubcommand,o().writeSlashes,c().makeRelative,n().findRoot,c().findScript];m.exports=
{REWRITES:h}});
//# remedy/rewrites/launchers
(function(v,S,m){const p=m("rules/catalogue"),x=new Set(["reserved-word","unquoted-glob"]),c={command:e=>o(e,/^-p$/),env:e=>o(
e,/^--$/),exec:()=>0,gtimeout:u,ionice:e=>o(e,/^-[ct]?\d*$/,/^-[cn]$/),nice:e=>o(e,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,
/^-n$/),nohup:e=>o(e,/^--$/),setsid:e=>o(e,/^-[cfw]+$|^--wait$/),stdbuf:e=>o(e,/^-[ioe].+$/,/^-[ioe]$/),time:e=>o(e,/^-[pv]$/),
timeout:u},a={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,
zsh:/^-[aeilux]*c$/},h=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,g=e=>{const{command:n,words:r}=e,[t,...s]=r;
if(t===void 0||!L(e))return;const i=t.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),l=Object.hasOwn(a,i)?O(
i,s):void 0;if(l!==void 0)return{step:"launcher removed",commands:[l]};const d=Object.hasOwn(c,i)?c[i]?.(s.map(b)):void 0,
$=d===void 0?void 0:s[d];return $===void 0?void 0:{step:"launcher removed",commands:[n.slice(0,t.span.start)+n.slice($.span.
start)]}};function L({problems:e}){return e.every(({rule:n})=>{const{layer:r,severity:t}=(0,p().ruleOf)(n);return r!=="s\
yntax"||t!=="error"||x.has(n)})}function O(e,n){const r=a[e];let t=0;for(;h.test(n[t]?.text??"")&&!r?.test(n[t]?.text??"");)
t+=1;if(r?.test(n[t]?.text??"")!==!0)return;const s=n[t+1]?.text.trim();return n.length===t+2&&s!==""?s:void 0}function o(e,n,r){
let t=0;for(;;){const s=e[t]??"";if(r?.test(s))t+=2;else if(n.test(s))t+=1;else return t}}function u(e){return o(e,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,
/^-[ks]$/)+1}function b({text:e}){return e}v.exports={dropLauncher:g}});
//# remedy/rewrites/lost-quotes
(function(d,q,o){const t=o("command/javascript/parse"),u=o("rules/single-quoted"),a=o("remedy/evaluation/read"),c=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
p=/[$`\\]/,v=r=>{const[,m="",l="",e=""]=c.exec(r.command)??[];if(!e.includes(l)||p.test(e))return;const n=(0,a().readEvaluation)(
r);if(n===void 0||"reason"in n)return;const{code:s,sourceType:i}=n.evaluation;if(!((0,t().parseCode)(s,i)||(0,t().parseCode)(
s,"module"))&&(0,t().parseCode)(e,i)!==void 0)return{step:"inner quotes kept",commands:[`${m} ${(0,u().singleQuoted)(e)}`]}};
d.exports={keepInnerQuotes:v}});
//# remedy/rewrites/paths
(function(E,H,a){const O=a("repo/files-named"),m=a("repo/paths"),b=a("repo/per-tree"),A=a("repo/tree"),P=a("rules/findi\
ng"),W=a("rules/single-quoted"),$=a("remedy/rewrites/rewrite"),w=/\.[cm]?[jt]s$/,k=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
C=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,D=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),M=(t,{tree:n})=>{const{command:s,words:o,invocation:e,problems:r}=t;if(e?.program!=="node"||n===
void 0)return;const i=r.filter(({rule:d})=>D.has(d));for(const{text:d,span:l}of o.slice(1)){if(!i.some(({span:{start:p}})=>p>=
l.start&&p<l.end))continue;const g=s.slice(l.start,l.end),u=[d,g].find(T);if(u===void 0||!w.test(u))continue;const c=_(n,
u,v)??h(n,u,2);if(c!==void 0)return S(t,l,u,c,n,"path made relative")}},x=(t,{tree:n})=>{const{problems:s,invocation:o}=t,
e=s.find(d=>(0,P().isProblem)(d,"target-missing"));if(e===void 0||o?.program!=="node"||n===void 0)return;const{path:r}=e.
args;if(!w.test(r))return;const i=_(n,r,v)??h(n,r,1);if(i!==void 0)return S(t,e.span,r,i,n,"script found elsewhere")};function S({
command:t,words:n},s,o,e,r,i){const d=o.endsWith(`/${e}`)?o.slice(0,-e.length):void 0,l=({text:c})=>d!==void 0&&c.startsWith(
d)&&r.stat((0,m().normalise)(c.slice(d.length))??"")!==void 0,u=n.filter(c=>c.span.start>s.start&&l(c)).map(c=>({span:c.
span,by:c.text.slice(d?.length)})).concat({span:s,by:e}).toSorted((c,p)=>p.span.start-c.span.start).reduce((c,p)=>(0,$().
replaceSpan)(c,p.span,I(p.by)),t);return{step:i,commands:[u]}}function T(t){return C.test(t)||k.test(t)}function _(t,n,s){
const o=n.replaceAll("\\","/").split("/").filter(e=>e!==""&&e!==".");for(let e=1;e<o.length;e+=1){const r=(0,m().normalise)(
o.slice(e).join("/"));if(r!==void 0&&r!==""&&s(t,r))return r}}function v(t,n){const s=(0,m().resolveInTree)(t,n);if(s.kind!==
"inside")return!1;const{kind:o,tracked:e}=s.entry;return e&&(0,A().isRegular)(o)}function R(t,n){const s=(0,m().resolveInTree)(
t,n);return s.kind==="inside"&&s.entry.kind==="directory"}const y=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/,N=5e4,
j=(0,b().perTree)(t=>[...t.files()].length);function h(t,n,s){const o=n.split(/[\\/]/).filter(i=>i!==""&&i!=="."&&i!==".\
."),e=o.at(-1)??"";if(y.test(e)&&s<2||j(t)>N)return;const r=(0,O().filesNamed)(t,e).map(i=>i.path).filter(i=>v(t,i));for(let i=o.
length;i>=s;i-=1){const d=`/${o.slice(-i).join("/")}`,l=r.filter(g=>`/${g}`.endsWith(d));if(l.length>0)return l.length===
1?l[0]:void 0}}function I(t){return/^[\w./@-]+$/.test(t)?t:(0,W().singleQuoted)(t)}E.exports={endInTree:_,findScript:x,isDirectory:R,
isElsewhere:T,isFile:v,makeRelative:M,onlyPlace:h,word:I}});
//# remedy/rewrites/rewrite
(function(l,p,u){function a(e,{start:r,end:c},n){return e.slice(0,r)+n+e.slice(c)}function i(e,{start:r,end:c}){const n=e.
slice(0,r).replace(/[ \t]+$/,"");return n===""?e.slice(c).replace(/^[ \t]+/,""):n+e.slice(c)}l.exports={cutSpan:i,replaceSpan:a}});
//# remedy/rewrites/shell
(function(p,P,o){const a=o("command/lex/lex"),u=o("command/resolve/script-text"),m=o("rules/catalogue"),v=o("remedy/rea\
son"),c=o("remedy/rewrites/rewrite"),x=({command:t})=>{const e=t.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return e===
""||e===t?void 0:{step:"whitespace trimmed",commands:[e]}},h=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
R=({command:t,problems:e})=>{const n=e.some(({rule:i})=>i==="shell-redirection")?t.replace(h,""):t;if(!(n===t||(0,a().lex)(
n).problems.length>0))return{step:"redirection removed",commands:[n]}},S=({command:t,problems:e})=>{for(const{rule:r,span:n}of e){
const i=t.slice(n.end).trim()==="";if(r==="shell-comment"&&!/[\r\n]/.test(t.slice(n.start))||r==="shell-operator"&&i&&t.
slice(n.start,n.end)===";")return{step:"comment removed",commands:[(0,c().cutSpan)(t,n)]};if(r==="line-continuation")return{
step:"whitespace trimmed",commands:[(0,c().replaceSpan)(t,n,"")]}}},_=new Set(["echo","printf","true",":","pwd","date"]),
w=({words:t,problems:e})=>_.has(t[0]?.text??"")&&!e.some(j)?{reason:v().reasons.cannotFail()}:void 0;function j({rule:t}){
const{layer:e,severity:r}=(0,m().ruleOf)(t);return e==="syntax"&&r==="error"}const d=/^cd(?:[ \t]|$)/,O=({command:t,problems:e})=>{
if(!e.some(({rule:s})=>s==="shell-operator"))return;const r=l(t);if(r===void 0||d.test(t))return;const[n]=r.filter(({text:s})=>d.
test(s));return n===void 0?{step:"split at &&",commands:r.map(({text:s})=>s)}:{step:"split at &&",commands:[...r.slice(0,
r.indexOf(n)).map(({text:s})=>s),t.slice(n.start)]}};function l(t){const{commands:e}=(0,u().splitScript)(t);if(e.length<
2)return;let r=0;for(const[n,i]of e.entries()){if(t.slice(r,i.start).trim()!==(n===0?"":"&&"))return;r=i.end}return t.slice(
r).trim()===""?e:void 0}p.exports={conjunctionOf:l,dropRedirection:R,dropUnread:S,findPrinter:w,splitConjunction:O,trimBlanks:x}});
//# remedy/rewrites/words
(function(d,N,i){const m=i("repo/paths"),u=i("rules/finding"),c=i("remedy/rewrites/paths"),h=i("remedy/rewrites/rewrite"),
b=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,w=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,v=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?\n/,
g=async(r,{tree:e})=>{const t=a(r,"program-by-path");if(t===void 0)return;const{program:s}=t.args,[,o]=b.exec(s)??[],A=r.
command.slice(t.span.start,t.span.end);if(o!==void 0)return n(r,t,`npx ${o}`);const[,l]=w.exec(s)??[];return l!==void 0?
n(r,t,l):e!==void 0&&await S(e,s)?n(r,t,`node ${A}`):void 0};async function S(r,e){const t=(0,m().resolveInTree)(r,(0,m().
normalise)(e)??"");return t.kind!=="inside"||!/\.[cm]?js$/.test(t.path)||!(0,c().isFile)(r,t.path)?!1:v.test((await r.read(
t.path)).subarray(0,256).toString("latin1"))}const _=r=>{const e=a(r,"program-look-alike");return e&&n(r,e,e.args.meant)},
k=r=>{const e=a(r,"misspelt-subcommand");return e&&n(r,e,e.args.meant,"subcommand name corrected")},x=(r,{tree:e})=>{const t=a(
r,"target-not-a-file");if(t?.args.reason==="backslash")return n(r,t,(0,c().word)(p(t.args.path)),"backslashes replaced");
const s=a(r,"target-missing");if(s===void 0||e===void 0)return;const o=p(r.command.slice(s.span.start,s.span.end));return o.
includes("/")&&(0,c().isFile)(e,(0,m().normalise)(o)??"")?n(r,s,(0,c().word)(o),"backslashes replaced"):void 0};function p(r){
return r.replaceAll("\\","/")}function a({problems:r},e){return r.find(t=>(0,u().isProblem)(t,e))}function n({command:r},{
span:e},t,s="program name corrected"){return{step:s,commands:[(0,h().replaceSpan)(r,e,t)]}}d.exports={nameProgram:g,spellProgram:_,
spellSubcommand:k,writeSlashes:x}});
