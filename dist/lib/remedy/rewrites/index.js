"use strict";module.exports={"remedy/rewrites/directory"(R,a,I,W){let j;const w=()=>j??=a("command/lex/lex");let $;const P=()=>$??=a(
"command/resolve/script-text");let E;const S=()=>E??=a("repo/paths");let L;const A=()=>L??=a("rules/finding");let D;const h=()=>D??=
a("remedy/reason");let k;const T=()=>k??=a("remedy/rewrites/paths");let l;const f=()=>l??=a("remedy/rewrites/shell");I(R,
{enterDirectory:()=>p,findRoot:()=>_});const x=/^(?:\.\/?|"?\$(?:\(git rev-parse --show-toplevel\)|\{?(?:PWD|GITHUB_WORKSPACE)\}?)"?\/?)$/,
p=async({command:o},t)=>{const s=g(o);if(s===void 0)return;const{written:r,rest:d}=s;if(d==="")return{reason:h().reasons.
changesDirectory()};const c=await i(r,d,t);return c===""?{step:"path made relative",commands:[d]}:c!==void 0&&await e(c,
d,t)||{reason:h().reasons.changesDirectory()}},_=async({command:o,words:t,problems:s,invocation:r},d)=>{const{tree:c}=d,
u=s.find(O=>(0,A().isProblem)(O,"target-missing"));if(u===void 0||r?.program!=="node"||c===void 0)return;const{path:y}=u.
args,v=(0,T().onlyPlace)(c,y,y.split("/").length),b=v?.endsWith(`/${y}`)?v.slice(0,-y.length-1):void 0;return b===void 0?
void 0:t.slice(2).filter(({text:O})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(O)).some(({text:O})=>!m(c,O)&&m(c,`${b}/${O}`))?e(b,
o,d):void 0};function m(o,t){const s=(0,S().normalise)(t)??"";return["",".js",".cjs",".mjs",".json"].some(r=>o.stat(s+r)!==
void 0)}function g(o){const[,t]=/^\(([^()]*)\)$/.exec(o)??[],s=(t??o).trim(),[r]=(0,P().splitScript)(s).commands,[,d]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.
exec(r?.text??"")??[];if(r===void 0||d===void 0||r.start!==0)return;const[,c=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(
s.slice(r.end))??[];return{written:d,rest:c.trim()}}async function i(o,t,{tree:s,judge:r}){if(x.test(o))return"";const[d]=(0,w().
lex)(o).words;if(d===void 0||s===void 0)return;if(!(0,T().isElsewhere)(d.text)){if((0,w().lex)(o).problems.length>0)return;
const b=(0,S().normalise)(d.text);return b===""||b!==void 0&&(0,T().isDirectory)(s,b)?b:void 0}const c=(0,T().endInTree)(
s,d.text,T().isDirectory);if(c!==void 0)return c;const{reading:u,verdict:y}=await r.command((0,f().conjunctionOf)(t)?.[0]?.
text??t),v=u.targets.length>0&&u.targets.every(({path:b})=>b!==void 0);return y!=="block"&&v?"":void 0}async function e(o,t,s){
const r=[],d=[],c=s.judge.with({cwd:o});for(const u of(0,f().conjunctionOf)(t)?.map(({text:y})=>y)??[t]){const{reading:y,
verdict:v}=await c.command(u);if(await(0,f().findPrinter)(y,s)!==void 0)continue;const N=v==="block"?void 0:n(o,y),C=N&&
await s.place(N);if(C===void 0)return;d.push(C),r.push(`node ${C}`)}if(r.length!==0)return{step:"directory change moved \
into a script",commands:r,scripts:d}}function n(o,t){const{argv:s,invocation:r,targets:d,assignments:c}=t,[u]=d;if(r?.program!==
"node"||u?.kind!=="file"||s===null||u.path===void 0)return;const y=c.map(({name:N,value:C})=>`${N}: ${JSON.stringify(C)}`),
v=y.length===0?"":`
  env: { ...process.env, ${y.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(s.slice(1))}, {
  cwd: ${JSON.stringify(o)},${v}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}},"remedy/rewrites/file-test"(R,a,I,W){let j;const w=()=>j??=a("repo/paths");let $;const P=()=>$??=a(
"rules/catalogue");let E;const S=()=>E??=a("remedy/reason");let L;const A=()=>L??=a("remedy/script");let D;const h=()=>D??=
a("remedy/rewrites/paths");I(R,{testFile:()=>l});const k={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== u\
ndefined","-f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()",
"-r":"accessSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_\
OK) === undefined"},T={"[":"]","[[":"]]"},l=async(p,_)=>{const m=f(p);if(m===void 0)return;const{tree:g}=_,i=(0,h().isElsewhere)(
m.path)&&g?(0,h().endInTree)(g,m.path,(n,o)=>n.stat(o)!==void 0):(0,w().normalise)(m.path);if(i===void 0||i==="")return;
const e=await _.place(x({...m,path:i}));return e===void 0?{reason:S().reasons.noPlace(A().SCRIPT_FOLDER)}:{step:"file te\
st moved into a script",commands:[`node ${e}`],scripts:[e]}};function f({words:p,problems:_}){if(_.some(({rule:c})=>{const{
layer:u,severity:y}=(0,P().ruleOf)(c);return u==="syntax"&&y==="error"&&c!=="reserved-word"}))return;const g=p.map(({text:c})=>c),
i=g[0]==="!",[e="",...n]=i?g.slice(1):g,o=T[e];if(e!=="test"&&(o===void 0||n.pop()!==o))return;const t=n[0]==="!",[s="",
r,...d]=t?n.slice(1):n;if(!(!Object.hasOwn(k,s)||r===void 0||d.length>0))return{flag:s,path:r,negated:i!==t}}function x({
flag:p,path:_,negated:m}){const g=k[p]??"",i=[...g.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].flat();
return{name:"run",text:`// Made by \`gene-gate fix\` from the validation command \`test ${m?"! ":""}${p} \u2026\`.
const { ${i.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(_)};

function isTrue() {
  try {
    return ${g};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${m?"1 : 0":"0 : 1"};
`,extension:"cjs"}}},"remedy/rewrites/index"(R,a,I,W){let j;const w=()=>j??=a("remedy/evaluation/read");let $;const P=()=>$??=
a("remedy/evaluation/script");let E;const S=()=>E??=a("remedy/reason");let L;const A=()=>L??=a("remedy/script");let D;const h=()=>D??=
a("remedy/rewrites/directory");let k;const T=()=>k??=a("remedy/rewrites/file-test");let l;const f=()=>l??=a("remedy/rewr\
ites/launchers");let x;const p=()=>x??=a("remedy/rewrites/lost-quotes");let _;const m=()=>_??=a("remedy/rewrites/paths");
let g;const i=()=>g??=a("remedy/rewrites/shell");let e;const n=()=>e??=a("remedy/rewrites/words");I(R,{REWRITES:()=>t});
const o=async(s,r)=>{const d=(0,w().readEvaluation)(s);if(d===void 0||"reason"in d)return d;const c=(0,P().writeScript)(
d.evaluation);if("reason"in c)return c;const u=await r.place(c.script);return u===void 0?{reason:S().reasons.noPlace(A().
SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[d.evaluation.withScript(u)],scripts:[u]}},t=[i().trimBlanks,p().
keepInnerQuotes,o,i().dropRedirection,i().dropUnread,h().enterDirectory,i().splitConjunction,i().findPrinter,T().testFile,
f().dropLauncher,n().nameProgram,n().spellProgram,n().spellSubcommand,n().writeSlashes,m().makeRelative,h().findRoot,m().
findScript]},"remedy/rewrites/launchers"(R,a,I,W){let j;const w=()=>j??=a("rules/catalogue");I(R,{dropLauncher:()=>L});const $=new Set(
["reserved-word","unquoted-glob"]),P={command:l=>h(l,/^-p$/),env:l=>h(l,/^--$/),exec:()=>0,gtimeout:k,ionice:l=>h(l,/^-[ct]?\d*$/,
/^-[cn]$/),nice:l=>h(l,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,/^-n$/),nohup:l=>h(l,/^--$/),setsid:l=>h(l,/^-[cfw]+$|^--wait$/),
stdbuf:l=>h(l,/^-[ioe].+$/,/^-[ioe]$/),time:l=>h(l,/^-[pv]$/),timeout:k},E={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,
dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,zsh:/^-[aeilux]*c$/},S=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,
L=l=>{const{command:f,words:x}=l,[p,..._]=x;if(p===void 0||!A(l))return;const m=p.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),g=Object.hasOwn(E,m)?D(m,_):void 0;if(g!==void 0)return{step:"launcher removed",commands:[g]};const i=Object.
hasOwn(P,m)?P[m]?.(_.map(T)):void 0,e=i===void 0?void 0:_[i];return e===void 0?void 0:{step:"launcher removed",commands:[
f.slice(0,p.span.start)+f.slice(e.span.start)]}};function A({problems:l}){return l.every(({rule:f})=>{const{layer:x,severity:p}=(0,w().
ruleOf)(f);return x!=="syntax"||p!=="error"||$.has(f)})}function D(l,f){const x=E[l];let p=0;for(;S.test(f[p]?.text??"")&&
!x?.test(f[p]?.text??"");)p+=1;if(x?.test(f[p]?.text??"")!==!0)return;const _=f[p+1]?.text.trim();return f.length===p+2&&
_!==""?_:void 0}function h(l,f,x){let p=0;for(;;){const _=l[p]??"";if(x?.test(_))p+=2;else if(f.test(_))p+=1;else return p}}
function k(l){return h(l,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1}function T({
text:l}){return l}},"remedy/rewrites/lost-quotes"(R,a,I,W){let j;const w=()=>j??=a("command/javascript/parse");let $;const P=()=>$??=
a("rules/single-quoted");let E;const S=()=>E??=a("remedy/evaluation/read");I(R,{keepInnerQuotes:()=>D});const L=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
A=/[$`\\]/,D=h=>{const[,k="",T="",l=""]=L.exec(h.command)??[];if(!l.includes(T)||A.test(l))return;const f=(0,S().readEvaluation)(
h);if(f===void 0||"reason"in f)return;const{code:x,sourceType:p}=f.evaluation;if(!((0,w().parseCode)(x,p)||(0,w().parseCode)(
x,"module"))&&(0,w().parseCode)(l,p)!==void 0)return{step:"inner quotes kept",commands:[`${k} ${(0,P().singleQuoted)(l)}`]}}},
"remedy/rewrites/paths"(R,a,I,W){let j;const w=()=>j??=a("repo/paths");let $;const P=()=>$??=a("rules/finding");let E;const S=()=>E??=
a("rules/single-quoted");let L;const A=()=>L??=a("remedy/rewrites/rewrite");I(R,{endInTree:()=>_,findScript:()=>f,isDirectory:()=>g,
isElsewhere:()=>p,isFile:()=>m,makeRelative:()=>l,onlyPlace:()=>n,word:()=>o});const D=/\.[cm]?[jt]s$/,h=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
k=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,T=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),l=(t,{tree:s})=>{const{command:r,words:d,invocation:c,problems:u}=t;if(c?.program!=="node"||s===
void 0)return;const y=u.filter(({rule:v})=>T.has(v));for(const{text:v,span:b}of d.slice(1)){if(!y.some(({span:{start:F}})=>F>=
b.start&&F<b.end))continue;const N=r.slice(b.start,b.end),C=[v,N].find(p);if(C===void 0||!D.test(C))continue;const O=_(s,
C,m)??n(s,C,2);if(O!==void 0)return x(t,b,C,O,s,"path made relative")}},f=(t,{tree:s})=>{const{problems:r,invocation:d}=t,
c=r.find(v=>(0,P().isProblem)(v,"target-missing"));if(c===void 0||d?.program!=="node"||s===void 0)return;const{path:u}=c.
args;if(!D.test(u))return;const y=_(s,u,m)??n(s,u,1);if(y!==void 0)return x(t,c.span,u,y,s,"script found elsewhere")};function x({
command:t,words:s},r,d,c,u,y){const v=d.endsWith(`/${c}`)?d.slice(0,-c.length):void 0,b=({text:O})=>v!==void 0&&O.startsWith(
v)&&u.stat((0,w().normalise)(O.slice(v.length))??"")!==void 0,C=s.filter(O=>O.span.start>r.start&&b(O)).map(O=>({span:O.
span,by:O.text.slice(v?.length)})).concat({span:r,by:c}).toSorted((O,F)=>F.span.start-O.span.start).reduce((O,F)=>(0,A().
replaceSpan)(O,F.span,o(F.by)),t);return{step:y,commands:[C]}}function p(t){return k.test(t)||h.test(t)}function _(t,s,r){
const d=s.replaceAll("\\","/").split("/").filter(c=>c!==""&&c!==".");for(let c=1;c<d.length;c+=1){const u=(0,w().normalise)(
d.slice(c).join("/"));if(u!==void 0&&u!==""&&r(t,u))return u}}function m(t,s){const r=(0,w().resolveInTree)(t,s);if(r.kind!==
"inside")return!1;const{kind:d,tracked:c}=r.entry;return c&&(d==="file"||d==="executable")}function g(t,s){const r=(0,w().
resolveInTree)(t,s);return r.kind==="inside"&&r.entry.kind==="directory"}const i=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/,
e=5e4;function n(t,s,r){const d=s.split(/[\\/]/).filter(v=>v!==""&&v!=="."&&v!==".."),c=d.at(-1)??"";if(i.test(c)&&r<2)return;
const u=[];let y=0;for(const{path:v}of t.files()){if(y+=1,y>e)return;(v===c||v.endsWith(`/${c}`))&&m(t,v)&&u.push(v)}for(let v=d.
length;v>=r;v-=1){const b=`/${d.slice(-v).join("/")}`,N=u.filter(C=>`/${C}`.endsWith(b));if(N.length>0)return N.length===
1?N[0]:void 0}}function o(t){return/^[\w./@-]+$/.test(t)?t:(0,S().singleQuoted)(t)}},"remedy/rewrites/rewrite"(R,a,I,W){
I(R,{cutSpan:()=>w,replaceSpan:()=>j});function j($,{start:P,end:E},S){return $.slice(0,P)+S+$.slice(E)}function w($,{start:P,
end:E}){const S=$.slice(0,P).replace(/[ \t]+$/,"");return S===""?$.slice(E).replace(/^[ \t]+/,""):S+$.slice(E)}},"remedy\
/rewrites/shell"(R,a,I,W){let j;const w=()=>j??=a("command/lex/lex");let $;const P=()=>$??=a("command/resolve/script-tex\
t");let E;const S=()=>E??=a("rules/catalogue");let L;const A=()=>L??=a("remedy/reason");let D;const h=()=>D??=a("remedy/\
rewrites/rewrite");I(R,{conjunctionOf:()=>i,dropRedirection:()=>l,dropUnread:()=>f,findPrinter:()=>p,splitConjunction:()=>g,
trimBlanks:()=>k});const k=({command:e})=>{const n=e.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return n===""||
n===e?void 0:{step:"whitespace trimmed",commands:[n]}},T=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,l=({
command:e,problems:n})=>{const t=n.some(({rule:s})=>s==="shell-redirection")?e.replace(T,""):e;if(!(t===e||(0,w().lex)(t).
problems.length>0))return{step:"redirection removed",commands:[t]}},f=({command:e,problems:n})=>{for(const{rule:o,span:t}of n){
const s=e.slice(t.end).trim()==="";if(o==="shell-comment"&&!/[\r\n]/.test(e.slice(t.start))||o==="shell-operator"&&s&&e.
slice(t.start,t.end)===";")return{step:"comment removed",commands:[(0,h().cutSpan)(e,t)]};if(o==="line-continuation")return{
step:"whitespace trimmed",commands:[(0,h().replaceSpan)(e,t,"")]}}},x=new Set(["echo","printf","true",":","pwd","date"]),
p=({words:e,problems:n})=>x.has(e[0]?.text??"")&&!n.some(_)?{reason:A().reasons.cannotFail()}:void 0;function _({rule:e}){
const{layer:n,severity:o}=(0,S().ruleOf)(e);return n==="syntax"&&o==="error"}const m=/^cd(?:[ \t]|$)/,g=({command:e,problems:n})=>{
if(!n.some(({rule:r})=>r==="shell-operator"))return;const o=i(e);if(o===void 0||m.test(e))return;const[t]=o.filter(({text:r})=>m.
test(r));return t===void 0?{step:"split at &&",commands:o.map(({text:r})=>r)}:{step:"split at &&",commands:[...o.slice(0,
o.indexOf(t)).map(({text:r})=>r),e.slice(t.start)]}};function i(e){const{commands:n}=(0,P().splitScript)(e);if(n.length<
2)return;let o=0;for(const[t,s]of n.entries()){if(e.slice(o,s.start).trim()!==(t===0?"":"&&"))return;o=s.end}return e.slice(
o).trim()===""?n:void 0}},"remedy/rewrites/words"(R,a,I,W){let j;const w=()=>j??=a("repo/paths");let $;const P=()=>$??=a(
"rules/finding");let E;const S=()=>E??=a("remedy/rewrites/paths");let L;const A=()=>L??=a("remedy/rewrites/rewrite");I(R,
{nameProgram:()=>T,spellProgram:()=>f,spellSubcommand:()=>x,writeSlashes:()=>p});const D=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
h=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,k=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?\n/,
T=async(i,{tree:e})=>{const n=m(i,"program-by-path");if(n===void 0)return;const{program:o}=n.args,[,t]=D.exec(o)??[],s=i.
command.slice(n.span.start,n.span.end);if(t!==void 0)return g(i,n,`npx ${t}`);const[,r]=h.exec(o)??[];return r!==void 0?
g(i,n,r):e!==void 0&&await l(e,o)?g(i,n,`node ${s}`):void 0};async function l(i,e){const n=(0,w().resolveInTree)(i,(0,w().
normalise)(e)??"");return n.kind!=="inside"||!/\.[cm]?js$/.test(n.path)||!(0,S().isFile)(i,n.path)?!1:k.test((await i.read(
n.path)).subarray(0,256).toString("latin1"))}const f=i=>{const e=m(i,"program-look-alike");return e&&g(i,e,e.args.meant)},
x=i=>{const e=m(i,"misspelt-subcommand");return e&&g(i,e,e.args.meant,"subcommand name corrected")},p=(i,{tree:e})=>{const n=m(
i,"target-not-a-file");if(n?.args.reason==="backslash")return g(i,n,(0,S().word)(_(n.args.path)),"backslashes replaced");
const o=m(i,"target-missing");if(o===void 0||e===void 0)return;const t=_(i.command.slice(o.span.start,o.span.end));return t.
includes("/")&&(0,S().isFile)(e,(0,w().normalise)(t)??"")?g(i,o,(0,S().word)(t),"backslashes replaced"):void 0};function _(i){
return i.replaceAll("\\","/")}function m({problems:i},e){return i.find(n=>(0,P().isProblem)(n,e))}function g({command:i},{
span:e},n,o="program name corrected"){return{step:o,commands:[(0,A().replaceSpan)(i,e,n)]}}}};
