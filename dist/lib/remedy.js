"use strict";var B=Object.defineProperty;var t=(I,p)=>B(I,"name",{value:p,configurable:!0});module.exports={"remedy/edits"(I,p,T,D){let P;const k=t(()=>P??=p("remedy/fix-list"),"import_fix_list");let O;const b=t(
()=>O??=p("remedy/rewrite-command"),"import_rewrite_command");let E;const y=t(()=>E??=p("remedy/script-store"),"import_s\
cript_store");let R;const A=t(()=>R??=p("remedy/suggestions/index"),"import_suggestions");T(I,{editOf:t(()=>e,"editOf"),
withEdit:t(()=>f,"withEdit"),withEdits:t(()=>w,"withEdits")});const x=16*1024,S=new Set(["checks-syntax-only","npm-scrip\
t-missing","only-prints","target-missing","test-pattern-empty","workspace-missing"]);async function w(c,g,m){if(c.every(
({verdict:i})=>i==="allow"))return c;const a=c.map(({reading:i})=>i.command),r=new(y()).ScriptStore(g),n=m?await(0,k().fixList)(
a,r):[];return Promise.all(c.map(async(i,d)=>{const{command:o}=i.reading;if(i.verdict==="allow"||o.length>x)return i;const l=n[d];
return l?.kind==="fixed"?u(i,e(o,l,r),r.judge):s(i,g)}))}t(w,"withEdits");async function f(c,g){const[m=c]=await w([c],g,
!1);return m}t(f,"withEdit");function e(c,{commands:g,scripts:m},a){const r=m.flatMap(n=>{const i=a.textOf(n);return i===
void 0?[]:[{path:n,text:i}]});return{old:c,new:g,...r.length>0&&{files:r},fix:!0}}t(e,"editOf");async function s(c,g){const{
command:m}=c.reading,a=new(y()).ScriptStore(g),r=await(0,b().rewriteCommand)(m,a,{rewrites:A().SUGGESTIONS,accepts:t(({findings:n})=>!n.
some(({rule:i})=>S.has(i)),"accepts")});return r.kind!=="fixed"?c:u(c,{...e(m,r,a),fix:!1},a.judge)}t(s,"byHand");async function u(c,g,m){
const{findings:a,verdict:r}=c,n=await Promise.all(g.new.map(h=>m.command(h)));if(n.some(h=>h.verdict==="block"))return c;
const i=new Set(a.map(({rule:h})=>h)),d=n.flatMap(h=>h.findings).flatMap(({rule:h,severity:v})=>v==="notice"?[]:h),o=d.some(
h=>!i.has(h));if(r==="warn"&&o)return c;const l=t(({rule:h,severity:v})=>r==="block"?v==="error":!d.includes(h),"isResol\
ved"),_=a.find(l);return _===void 0?c:{...c,findings:a.map(h=>h===_?{...h,edit:g}:h)}}t(u,"attach")},"remedy/evaluation/\
names"(I,p,T,D){let P;const k=t(()=>P??=p("command/javascript/parse"),"import_parse");T(I,{isBuiltin:t(()=>f,"isBuiltin"),
isGlobalUnderEval:t(()=>e,"isGlobalUnderEval"),readMentions:t(()=>A,"readMentions")});const O=new Set(`assert async_hook\
s buffer child_process cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),b={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:[
"key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:["label"],ImportSpecifier:["imported"],ExportSpecifier:[
"exported"],MetaProperty:["meta","property"]},E=new Set(["module","eval","Function","global","globalThis"]),y=["require",
"exports","__filename","__dirname"],R=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function A(m){const a=new Set,
r=new Set(u(m)),n=[];let i=!1,d=!1,o=y.find(l=>r.has(l));for(const l of(0,k().walk)(m)){o??=S(l);const{node:_}=l;x(l)&&(a.
add(l.node.name),i||=l.node.name==="require"&&!s(l));const h="source"in _?_.source:void 0;w(h)?(d||=!f(h.value),/^\.{0,2}\//.
test(String(h.value))&&n.push({specifier:String(h.value),start:h.start,end:h.end})):_.type==="ImportExpression"&&(o??="i\
mport() of a computed name")}return{names:a,declared:r,imports:n,requiresFiles:i,loadsCode:d||i,onlyUnderEval:o}}t(A,"re\
adMentions");function x(m){const{node:a,parent:r,key:n}=m;return a.type!=="Identifier"?!1:r!==void 0&&"computed"in r&&r.
computed===!0||b[r?.type??""]?.includes(n)!==!0}t(x,"isVariable");function S(m){const{node:a,hasOwnThis:r}=m;if(a.type===
"ThisExpression"&&!r)return"this";if(a.type==="MetaProperty"&&a.meta.name==="import")return"import.meta";if(x(m)){const{
name:o}=m.node;if(E.has(o)||R.has(o)||o==="arguments"&&!r)return o}if(a.type!=="MemberExpression")return;const{object:n,
property:i}=a;return i.type!=="Identifier"?void 0:R.has(i.name)?i.name:n.type==="Identifier"&&n.name==="require"&&i.name===
"main"?"require.main":void 0}t(S,"meaningUnderEval");function w(m){return typeof m=="object"&&m!==null&&"type"in m&&m.type===
"Literal"}t(w,"isLiteral");function f(m){return typeof m=="string"&&O.has(m.replace(/^node:/,""))}t(f,"isBuiltin");function e(m){
return O.has(m)&&!["console","module","process"].includes(m)}t(e,"isGlobalUnderEval");function s({parent:m,key:a}){if(m?.
type!=="CallExpression"||a!=="callee")return!1;const[r]=m.arguments;return w(r)&&f(r.value)}t(s,"requiresBuiltin");function u(m){
const a=m.body.flatMap(n=>n.type==="VariableDeclaration"?c(n):n.type==="FunctionDeclaration"||n.type==="ClassDeclaration"?
[n.id.name]:n.type==="ImportDeclaration"?n.specifiers.map(({local:i})=>i.name):[]),r=[...(0,k().walk)(m)].flatMap(({node:n,
inFunction:i})=>{const d=n;return n.type==="VariableDeclaration"&&d.kind==="var"&&!i?c(d):[]});return[...a,...r]}t(u,"to\
pLevelNames");function c({declarations:m}){return m.flatMap(({id:a})=>g(a))}t(c,"namesOf");function g(m){switch(m.type){case"\
Identifier":return[m.name];case"ObjectPattern":return m.properties.flatMap(a=>g(a.type==="Property"?a.value:a.argument));case"\
ArrayPattern":return m.elements.flatMap(a=>a===null?[]:g(a));case"RestElement":return g(m.argument);case"AssignmentPatte\
rn":return g(m.left);default:return[]}}t(g,"namesIn")},"remedy/evaluation/read"(I,p,T,D){let P;const k=t(()=>P??=p("comm\
and/families/node-flags"),"import_node_flags");let O;const b=t(()=>O??=p("rules/catalogue"),"import_catalogue");let E;const y=t(
()=>E??=p("remedy/reason"),"import_reason");T(I,{readEvaluation:t(()=>S,"readEvaluation")});const R=new Set(["line-break",
"blank-padding","markup-injection"]),A=new Set(["--eval","--print"]),x=/strip-types|transform-types|detect-module|^--test/;
function S(s){const{invocation:u,command:c,assignments:g}=s;if(u?.program!=="node")return;const m=u.flags.filter(({name:v})=>A.
has(v));if(m.length===0)return;if(!w(s))return{reason:y().reasons.codeChangedByShell()};const[a,...r]=m.filter(({value:v})=>v!==
void 0);if(a?.value===void 0||r.length>0)return{reason:y().reasons.severalCodes()};const n=u.flags.filter(({name:v})=>v===
"--input-type"),i=u.flags.filter(v=>!m.includes(v)&&!n.includes(v)),d=[...i.filter(v=>!f(v)),...n.filter(e)][0];if(d!==void 0)
return{reason:y().reasons.otherFlag(d.written)};const o=t(({start:v,end:$})=>c.slice(v,$),"text"),l=u.passthrough.at(-1),
_=u.passthrough.slice(0,1).map(({span:v})=>o({start:v.start,end:l?.span.end??v.end})),h=[...g.map(({span:v})=>o(v)),"nod\
e"];return{evaluation:{code:a.value,prints:m.some(({name:v})=>v==="--print"),sourceType:n.at(-1)?.value==="module"?"modu\
le":"script",withScript:t(v=>[...h,...i.map(({span:$})=>o($)),v,..._].join(" "),"withScript")}}}t(S,"readEvaluation");function w({
command:s,words:u,assignments:c,problems:g}){const m=t(({rule:r})=>{const{layer:n,severity:i}=(0,b().ruleOf)(r);return n===
"syntax"&&i==="error"&&!R.has(r)},"isAmbiguous");if(g.some(m))return!1;let a=0;for(const{span:r}of[...c,...u]){if(r.start>
a&&!/^[ \t]*$/.test(s.slice(a,r.start)))return!1;a=Math.max(a,r.end)}return/^[ \t]*$/.test(s.slice(a))}t(w,"hasClearWord\
s");function f({name:s}){return k().NODE_FLAGS.get(s.replace(/^--(?:no-)?/,""))?.effect==="harmless"&&!x.test(s)}t(f,"is\
Kept");function e({value:s}){return s!=="module"&&s!=="commonjs"}t(e,"isUnknownType")},"remedy/evaluation/script"(I,p,T,D){
let P;const k=t(()=>P??=p("node:path"),"import_node_path");let O;const b=t(()=>O??=p("command/javascript/parse"),"import\
_parse");let E;const y=t(()=>E??=p("remedy/reason"),"import_reason");let R;const A=t(()=>R??=p("remedy/script"),"import_\
script");let x;const S=t(()=>x??=p("remedy/evaluation/names"),"import_names");let w;const f=t(()=>w??=p("remedy/evaluati\
on/vacuous"),"import_vacuous");T(I,{writeScript:t(()=>s,"writeScript")});const e="// The code of a `node -e` validation \
command, moved here by `gene-gate fix`.\n";function s(r){const{code:n,sourceType:i,prints:d}=r,o=(0,b().parseCode)(n,i);
if(o===void 0)return{reason:i==="script"&&(0,b().parseCode)(n,"module")!==void 0?y().reasons.moduleUnclear():y().reasons.
codeNotParsed()};if((0,f().cannotFail)(o))return{reason:y().reasons.cannotFail()};const l=(0,S().readMentions)(o);if(l.onlyUnderEval!==
void 0)return{reason:y().reasons.onlyUnderEval(l.onlyUnderEval)};const _=d?a(n,o,l.imports.length>0):m(n,l.imports);if(_===
void 0)return{reason:y().reasons.printsStatement()};const h=i==="module"?"mjs":"cjs",v=[...u(o),...c(r,l)],$=`${e}${v.map(
N=>`${N}
`).join("")}
${_.trimEnd()}
`;return(0,b().parseCode)($,i)===void 0?{reason:y().reasons.codeNotParsed()}:{script:{name:"eval",text:$,extension:h}}}t(
s,"writeScript");function u({body:r}){return r.flatMap(n=>n.type==="ExpressionStatement"&&n.directive==="use strict"?["'\
use strict';"]:[])}t(u,"directivesOf");function c({code:r,sourceType:n},i){const{names:d,declared:o,requiresFiles:l,loadsCode:_}=i,
h=n==="module",$=[...d].filter(L=>(0,S().isGlobalUnderEval)(L)&&!o.has(L)).sort().map(L=>h?`import ${L} from 'node:${L}'\
;`:`let ${L} = require('node:${L}');`),N=[["__dirname","."],["__filename","[eval]"]].flatMap(([L="",C])=>d.has(L)?[`${L}\
 = '${C}';`]:[]);return[...$,...!h&&l?["// Modules are found from the working directory.",g]:[],...h?[]:N,..._||r.includes(
"argv")?["// There is no script in the arguments.","process.argv.splice(1, 1);"]:[]]}t(c,"preludeOf");const g="require =\
 require('node:module').createRequire(process.cwd() + '/');";function m(r,n){let i="",d=0;for(const o of n.toSorted((l,_)=>l.
start-_.start)){const l=o.specifier.startsWith("/")?o.specifier:k().posix.join(k().posix.relative(A().SCRIPT_FOLDER,"."),
o.specifier);i+=r.slice(d,o.start)+JSON.stringify(l),d=o.end}return i+r.slice(d)}t(m,"withImports");function a(r,n,i){const d=n.
body.at(-1);if(d?.type!=="ExpressionStatement"||i)return;const o=r.slice(d.start,d.end).replace(/;$/,""),l=d.expression.
type==="SequenceExpression"?`(${o})`:o;return`${r.slice(0,d.start)}console.log(${l});${r.slice(d.end)}`}t(a,"withPrint")},
"remedy/evaluation/vacuous"(I,p,T,D){let P;const k=t(()=>P??=p("remedy/evaluation/names"),"import_names");T(I,{cannotFail:t(
()=>R,"cannotFail")});const O=new Set(["console","process","require","undefined","NaN","Infinity"]),b=new Set(["log","in\
fo","warn","error","debug"]),E=new Set(["arch","argv","env","pid","platform","version","versions"]),y=new Set(["+","-","\
*","/","%","<",">","<=",">=","==","!="]);function R(f){return new A().holds(f.body)}t(R,"cannotFail");class A{static{t(this,
"VacuityProof")}#t=new Set;holds(e){for(const s of e){if(x(s))return!0;if(!this.#n(s))return!1}return!0}#n(e){switch(e.type){case"\
EmptyStatement":return!0;case"ExpressionStatement":return this.#r(e.expression);case"VariableDeclaration":return this.#s(
e);case"ImportDeclaration":return(0,k().isBuiltin)(e.source.value)&&e.specifiers.every(({type:s,local:u})=>s==="ImportSp\
ecifier"?!1:this.#o(u.name));case"IfStatement":return this.#i(e.test)&&[e.consequent,e.alternate??void 0].every(s=>s===void 0||
this.#e(s));default:return!1}}#e(e){return(e.type==="BlockStatement"?e.body:[e]).every(u=>u.type!=="VariableDeclaration"&&
this.#n(u))}#s({declarations:e}){return e.every(({id:s,init:u})=>s.type==="Identifier"&&(u==null||this.#r(u))&&this.#o(s.
name))}#o(e){return this.#t.add(e),!O.has(e)}#r(e){switch(e.type){case"Identifier":return e.name==="undefined"||this.#t.
has(e.name);case"ArrayExpression":return e.elements.every(s=>s===null||this.#r(s));case"ObjectExpression":return e.properties.
every(s=>s.type==="Property"&&!s.computed&&s.kind==="init"&&this.#r(s.value));case"CallExpression":return this.#a(e);case"\
MemberExpression":return S(e);default:return this.#i(e)}}#a({callee:e,arguments:s,optional:u}){if(u)return!1;if(e.type===
"Identifier"&&e.name==="require"){const[m]=s;return s.length===1&&m?.type==="Literal"&&(0,k().isBuiltin)(m.value)}const[
c,g]=w(e);return c==="console"&&b.has(g)&&s.every(m=>this.#r(m))}#i(e){switch(e.type){case"Literal":return e.bigint==null&&
e.regex===void 0;case"TemplateLiteral":return e.expressions.every(s=>this.#i(s));case"UnaryExpression":return["!","-","+",
"void"].includes(e.operator)&&this.#i(e.argument);case"BinaryExpression":return(y.has(e.operator)||/^[!=]==$/.test(e.operator))&&
e.left.type!=="PrivateIdentifier"&&this.#i(e.left)&&this.#i(e.right);default:return!1}}}function x(f){if(f.type!=="Expre\
ssionStatement"||f.expression.type!=="CallExpression")return!1;const{callee:e,arguments:s}=f.expression,[u,c]=w(e);if(u!==
"process"||c!=="exit"||s.length>1)return!1;const[g]=s;return g===void 0||g.type==="Literal"&&g.value===0}t(x,"isExitWith\
Zero");function S(f){const[e,s]=w(f);if(e==="process")return E.has(s);if(f.object.type!=="MemberExpression"||f.computed||
f.optional)return!1;const[u,c]=w(f.object);return u==="process"&&(c==="env"||c==="versions")}t(S,"isAboutProcess");function w(f){
if(f.type!=="MemberExpression"||f.computed||f.optional)return["",""];const{object:e,property:s}=f;return e.type==="Ident\
ifier"&&s.type==="Identifier"?[e.name,s.name]:["",""]}t(w,"memberOf")},"remedy/fix-list"(I,p,T,D){let P;const k=t(()=>P??=
p("remedy/reason"),"import_reason");let O;const b=t(()=>O??=p("remedy/rewrite-command"),"import_rewrite_command");T(I,{fixList:t(
()=>y,"fixList")});const E=16*1024;async function y(x,S){const w=[];for(const e of x){const s=typeof e=="string"&&e.length<=
E;w.push(s?await(0,b().rewriteCommand)(e,S):{kind:"fine"})}return w.some(A)&&(await Promise.all(w.map(async(e,s)=>{if(e.
kind==="fixed")return!0;if(e.kind==="left")return!1;const{findings:u,verdict:c}=await S.judge.command(x[s]);return c!=="\
block"&&!u.some(({rule:g})=>g==="only-prints")}))).includes(!0)?w.map(e=>A(e)?R:e):w}t(y,"fixList");const R={kind:"fixed",
commands:[],steps:["command that only prints removed"],scripts:[]};function A(x){return x.kind==="left"&&x.reason.id===k().
CANNOT_FAIL}t(A,"isRemovable")},"remedy/reason"(I,p,T,D){let P;const k=t(()=>P??=p("rules/catalogue"),"import_catalogue");
let O;const b=t(()=>O??=p("rules/finding"),"import_finding");T(I,{CANNOT_FAIL:t(()=>y,"CANNOT_FAIL"),reasonOf:t(()=>A,"r\
easonOf"),reasons:t(()=>R,"reasons")});const E="Write a script by hand and run it with `node`.",y="vacuous-code",R={cannotFail:t(
()=>({id:y,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the \
gene breaks something, and run it with `node`."}),"cannotFail"),codeNotParsed:t(()=>({id:"code-not-parsed",message:"The \
code is not JavaScript that all supported versions of Node can run.",remedy:"Move the code into a script, correct it the\
re, and run it with `node`."}),"codeNotParsed"),moduleUnclear:t(()=>({id:"module-unclear",message:"Older versions of Nod\
e reject the code; newer ones run it as an ES module.",remedy:"Move the code into an `.mjs` script, and run it with `nod\
e`."}),"moduleUnclear"),codeChangedByShell:t(()=>({id:"code-changed-by-shell",message:"A shell would change the code bef\
ore `node` gets it, or it contains hidden characters.",remedy:E}),"codeChangedByShell"),severalCodes:t(()=>({id:"code-un\
clear",message:"The command has `-e` or `-p` without code, or more than once.",remedy:E}),"severalCodes"),otherFlag:t(x=>({
id:"flag-beside-code",message:`\`${x}\` changes how \`node\` runs the code.`,remedy:E}),"otherFlag"),onlyUnderEval:t(x=>({
id:"only-under-eval",message:`The code uses \`${x}\`, which has another meaning in a script.`,remedy:E}),"onlyUnderEval"),
printsStatement:t(()=>({id:"prints-statement",message:"`-p` prints the value of a statement, which a script cannot do.",
remedy:E}),"printsStatement"),noPlace:t(x=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${x}\`: the p\
ath is not an ordinary folder.`,remedy:`Make \`${x}\` an ordinary folder.`}),"noPlace"),changesDirectory:t(()=>({id:"cha\
nges-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use paths rel\
ative to the root, and change the directory in the script."}),"changesDirectory"),tooLong:t(()=>({id:"too-many-commands",
message:"The command consists of too many commands.",remedy:E}),"tooLong"),appendOnly:t(()=>({id:"append-only",message:"\
The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),"appendOnly"),unsureText:t(()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."}),"unsureText")};function A(x){return{id:x.rule,
title:(0,k().ruleOf)(x.rule)?.title,...(0,b().describe)(x)}}t(A,"reasonOf")},"remedy/rewrite-command"(I,p,T,D){let P;const k=t(
()=>P??=p("remedy/reason"),"import_reason");let O;const b=t(()=>O??=p("remedy/rewrites/index"),"import_rewrites");T(I,{rewriteCommand:t(
()=>R,"rewriteCommand")});const E=6,y=200;async function R(w,f,e={}){return new A(f,e).rewrite(w,E)}t(R,"rewriteCommand");
class A{static{t(this,"Search")}#t;#n;#e;#s=y;constructor(f,{rewrites:e=b().REWRITES,accepts:s=t(()=>!0,"accepts")}){this.#t=
f,this.#n=e,this.#e=s}async rewrite(f,e){this.#s-=1;const s=await this.#t.judge.command(f),{reading:u,verdict:c,findings:g}=s;
if(c==="allow")return{kind:"fine"};let m,a;for(const i of e>0&&this.#s>0?this.#n:[]){const d=await i(u,this.#t);if(d===void 0)
continue;if("reason"in d){m??=d.reason;continue}const o=await this.#o(d.commands,e-1),l=S(d,o);if(l.kind==="left")m??=l.
reason;else{if(await this.#r(l))return l;a??=l}}if(a!==void 0)return a;const[r]=g,n=e===E||this.#e(s);return r===void 0||
c==="warn"&&n?{kind:"fine"}:{kind:"left",reason:m??(0,k().reasonOf)(r)}}async#o(f,e){const s=[];for(const u of f){if(s.some(
x)||this.#s<=0)break;s.push(await this.rewrite(u,e))}return s}async#r({commands:f}){return(await Promise.all(f.map(s=>this.#t.
judge.command(s)))).every(({profiles:s})=>s.validator.verdict!=="block")}}function x(w){return w.kind==="left"&&w.reason.
id!==k().CANNOT_FAIL}t(x,"isStuck");function S(w,f){const e=f.find(x);if(e!==void 0)return e;const s=f.flatMap((c,g)=>{if(c.
kind==="left")return[];const m=w.commands[g]??"";return c.kind==="fixed"?[c]:[{commands:[m],steps:[],scripts:[]}]}),u=f.
find(c=>c.kind==="left");return s.length===0||f.length<w.commands.length?u??{kind:"left",reason:k().reasons.tooLong()}:{
kind:"fixed",commands:s.flatMap(({commands:c})=>c),steps:[w.step,...u===void 0?[]:["command that only prints removed"],...s.
flatMap(({steps:c})=>c)],scripts:[...w.scripts??[],...s.flatMap(({scripts:c})=>c)]}}t(S,"combine")},"remedy/rewrites/dir\
ectory"(I,p,T,D){let P;const k=t(()=>P??=p("command/lex/lex"),"import_lex");let O;const b=t(()=>O??=p("command/resolve/s\
cript-text"),"import_script_text");let E;const y=t(()=>E??=p("repo/paths"),"import_paths");let R;const A=t(()=>R??=p("ru\
les/finding"),"import_finding");let x;const S=t(()=>x??=p("remedy/reason"),"import_reason");let w;const f=t(()=>w??=p("r\
emedy/rewrites/paths"),"import_paths2");let e;const s=t(()=>e??=p("remedy/rewrites/shell"),"import_shell");T(I,{enterDirectory:t(
()=>c,"enterDirectory"),findRoot:t(()=>g,"findRoot")});const u=/^(?:\.\/?|"?\$(?:\(git rev-parse --show-toplevel\)|\{?(?:PWD|GITHUB_WORKSPACE)\}?)"?\/?)$/,
c=t(async({command:d},o)=>{const l=a(d);if(l===void 0)return;const{written:_,rest:h}=l;if(h==="")return{reason:S().reasons.
changesDirectory()};const v=await r(_,h,o);return v===""?{step:"path made relative",commands:[h]}:v!==void 0&&await n(v,
h,o)||{reason:S().reasons.changesDirectory()}},"enterDirectory"),g=t(async({command:d,words:o,problems:l,invocation:_},h)=>{
const{tree:v}=h,$=l.find(j=>(0,A().isProblem)(j,"target-missing"));if($===void 0||_?.program!=="node"||v===void 0)return;
const{path:N}=$.args,L=(0,f().onlyPlace)(v,N,N.split("/").length),C=L?.endsWith(`/${N}`)?L.slice(0,-N.length-1):void 0;return C===
void 0?void 0:o.slice(2).filter(({text:j})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(j)).some(({text:j})=>!m(v,j)&&m(v,`${C}/${j}`))?
n(C,d,h):void 0},"findRoot");function m(d,o){const l=(0,y().normalise)(o)??"";return["",".js",".cjs",".mjs",".json"].some(
_=>d.stat(l+_)!==void 0)}t(m,"exists");function a(d){const[,o]=/^\(([^()]*)\)$/.exec(d)??[],l=(o??d).trim(),[_]=(0,b().splitScript)(
l).commands,[,h]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(_?.text??"")??[];if(_===void 0||h===void 0||
_.start!==0)return;const[,v=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(l.slice(_.end))??[];return{written:h,rest:v.trim()}}
t(a,"readChangeOfDirectory");async function r(d,o,{tree:l,judge:_}){if(u.test(d))return"";const[h]=(0,k().lex)(d).words;
if(h===void 0||l===void 0)return;if(!(0,f().isElsewhere)(h.text)){if((0,k().lex)(d).problems.length>0)return;const C=(0,y().
normalise)(h.text);return C===""||C!==void 0&&(0,f().isDirectory)(l,C)?C:void 0}const v=(0,f().endInTree)(l,h.text,f().isDirectory);
if(v!==void 0)return v;const{reading:$,verdict:N}=await _.command((0,s().conjunctionOf)(o)?.[0]?.text??o),L=$.targets.length>
0&&$.targets.every(({path:C})=>C!==void 0);return N!=="block"&&L?"":void 0}t(r,"directoryOf");async function n(d,o,l){const _=[],
h=[],v=l.judge.with({cwd:d});for(const $ of(0,s().conjunctionOf)(o)?.map(({text:N})=>N)??[o]){const{reading:N,verdict:L}=await v.
command($);if(await(0,s().findPrinter)(N,l)!==void 0)continue;const F=L==="block"?void 0:i(d,N),M=F&&await l.place(F);if(M===
void 0)return;h.push(M),_.push(`node ${M}`)}if(_.length!==0)return{step:"directory change moved into a script",commands:_,
scripts:h}}t(n,"startIn");function i(d,o){const{argv:l,invocation:_,targets:h,assignments:v}=o,[$]=h;if(_?.program!=="no\
de"||$?.kind!=="file"||l===null||$.path===void 0)return;const N=v.map(({name:F,value:M})=>`${F}: ${JSON.stringify(M)}`),
L=N.length===0?"":`
  env: { ...process.env, ${N.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(l.slice(1))}, {
  cwd: ${JSON.stringify(d)},${L}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}t(i,"startingScript")},"remedy/rewrites/file-test"(I,p,T,D){let P;const k=t(()=>P??=p("repo/paths"),"\
import_paths");let O;const b=t(()=>O??=p("rules/catalogue"),"import_catalogue");let E;const y=t(()=>E??=p("remedy/reason"),
"import_reason");let R;const A=t(()=>R??=p("remedy/script"),"import_script");let x;const S=t(()=>x??=p("remedy/rewrites/\
paths"),"import_paths2");T(I,{testFile:t(()=>e,"testFile")});const w={"-d":"statSync(path).isDirectory()","-e":"statSync\
(path) !== undefined","-f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSym\
bolicLink()","-r":"accessSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path,\
 constants.X_OK) === undefined"},f={"[":"]","[[":"]]"},e=t(async(c,g)=>{const m=s(c);if(m===void 0)return;const{tree:a}=g,
r=(0,S().isElsewhere)(m.path)&&a?(0,S().endInTree)(a,m.path,(i,d)=>i.stat(d)!==void 0):(0,k().normalise)(m.path);if(r===
void 0||r==="")return;const n=await g.place(u({...m,path:r}));return n===void 0?{reason:y().reasons.noPlace(A().SCRIPT_FOLDER)}:
{step:"file test moved into a script",commands:[`node ${n}`],scripts:[n]}},"testFile");function s({words:c,problems:g}){
if(g.some(({rule:v})=>{const{layer:$,severity:N}=(0,b().ruleOf)(v);return $==="syntax"&&N==="error"&&v!=="reserved-word"}))
return;const a=c.map(({text:v})=>v),r=a[0]==="!",[n="",...i]=r?a.slice(1):a,d=f[n];if(n!=="test"&&(d===void 0||i.pop()!==
d))return;const o=i[0]==="!",[l="",_,...h]=o?i.slice(1):i;if(!(!Object.hasOwn(w,l)||_===void 0||h.length>0))return{flag:l,
path:_,negated:r!==o}}t(s,"readFileTest");function u({flag:c,path:g,negated:m}){const a=w[c]??"",r=[...a.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].
flat();return{name:"run",text:`// Made by \`gene-gate fix\` from the validation command \`test ${m?"! ":""}${c} \u2026\`.
const { ${r.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(g)};

function isTrue() {
  try {
    return ${a};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${m?"1 : 0":"0 : 1"};
`,extension:"cjs"}}t(u,"scriptOf")},"remedy/rewrites/index"(I,p,T,D){let P;const k=t(()=>P??=p("remedy/evaluation/read"),
"import_read");let O;const b=t(()=>O??=p("remedy/evaluation/script"),"import_script");let E;const y=t(()=>E??=p("remedy/\
reason"),"import_reason");let R;const A=t(()=>R??=p("remedy/script"),"import_script2");let x;const S=t(()=>x??=p("remedy\
/rewrites/directory"),"import_directory");let w;const f=t(()=>w??=p("remedy/rewrites/file-test"),"import_file_test");let e;
const s=t(()=>e??=p("remedy/rewrites/launchers"),"import_launchers");let u;const c=t(()=>u??=p("remedy/rewrites/lost-quo\
tes"),"import_lost_quotes");let g;const m=t(()=>g??=p("remedy/rewrites/paths"),"import_paths");let a;const r=t(()=>a??=p(
"remedy/rewrites/shell"),"import_shell");let n;const i=t(()=>n??=p("remedy/rewrites/words"),"import_words");T(I,{REWRITES:t(
()=>o,"REWRITES")});const d=t(async(l,_)=>{const h=(0,k().readEvaluation)(l);if(h===void 0||"reason"in h)return h;const v=(0,b().
writeScript)(h.evaluation);if("reason"in v)return v;const $=await _.place(v.script);return $===void 0?{reason:y().reasons.
noPlace(A().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[h.evaluation.withScript($)],scripts:[$]}},"moveCo\
de"),o=[r().trimBlanks,c().keepInnerQuotes,d,r().dropRedirection,r().dropUnread,S().enterDirectory,r().splitConjunction,
r().findPrinter,f().testFile,s().dropLauncher,i().nameProgram,i().spellProgram,i().spellSubcommand,i().writeSlashes,m().
makeRelative,S().findRoot,m().findScript]},"remedy/rewrites/launchers"(I,p,T,D){let P;const k=t(()=>P??=p("rules/catalog\
ue"),"import_catalogue");T(I,{dropLauncher:t(()=>R,"dropLauncher")});const O=new Set(["reserved-word","unquoted-glob"]),
b={command:t(e=>S(e,/^-p$/),"command"),env:t(e=>S(e,/^--$/),"env"),exec:t(()=>0,"exec"),gtimeout:w,ionice:t(e=>S(e,/^-[ct]?\d*$/,
/^-[cn]$/),"ionice"),nice:t(e=>S(e,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,/^-n$/),"nice"),nohup:t(e=>S(e,/^--$/),"nohup"),
setsid:t(e=>S(e,/^-[cfw]+$|^--wait$/),"setsid"),stdbuf:t(e=>S(e,/^-[ioe].+$/,/^-[ioe]$/),"stdbuf"),time:t(e=>S(e,/^-[pv]$/),
"time"),timeout:w},E={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,
zsh:/^-[aeilux]*c$/},y=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,R=t(e=>{const{command:s,words:u}=e,[c,...g]=u;
if(c===void 0||!A(e))return;const m=c.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),a=Object.hasOwn(E,m)?x(
m,g):void 0;if(a!==void 0)return{step:"launcher removed",commands:[a]};const r=Object.hasOwn(b,m)?b[m]?.(g.map(f)):void 0,
n=r===void 0?void 0:g[r];return n===void 0?void 0:{step:"launcher removed",commands:[s.slice(0,c.span.start)+s.slice(n.span.
start)]}},"dropLauncher");function A({problems:e}){return e.every(({rule:s})=>{const{layer:u,severity:c}=(0,k().ruleOf)(
s);return u!=="syntax"||c!=="error"||O.has(s)})}t(A,"isPlain");function x(e,s){const u=E[e];let c=0;for(;y.test(s[c]?.text??
"")&&!u?.test(s[c]?.text??"");)c+=1;if(u?.test(s[c]?.text??"")!==!0)return;const g=s[c+1]?.text.trim();return s.length===
c+2&&g!==""?g:void 0}t(x,"shellText");function S(e,s,u){let c=0;for(;;){const g=e[c]??"";if(u?.test(g))c+=2;else if(s.test(
g))c+=1;else return c}}t(S,"flags");function w(e){return S(e,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,
/^-[ks]$/)+1}t(w,"timeout");function f({text:e}){return e}t(f,"textOf")},"remedy/rewrites/lost-quotes"(I,p,T,D){let P;const k=t(
()=>P??=p("command/javascript/parse"),"import_parse");let O;const b=t(()=>O??=p("rules/single-quoted"),"import_single_qu\
oted");let E;const y=t(()=>E??=p("remedy/evaluation/read"),"import_read");T(I,{keepInnerQuotes:t(()=>x,"keepInnerQuotes")});
const R=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,A=/[$`\\]/,x=t(S=>{const[,w="",f="",e=""]=R.exec(
S.command)??[];if(!e.includes(f)||A.test(e))return;const s=(0,y().readEvaluation)(S);if(s===void 0||"reason"in s)return;
const{code:u,sourceType:c}=s.evaluation;if(!((0,k().parseCode)(u,c)||(0,k().parseCode)(u,"module"))&&(0,k().parseCode)(e,
c)!==void 0)return{step:"inner quotes kept",commands:[`${w} ${(0,b().singleQuoted)(e)}`]}},"keepInnerQuotes")},"remedy/r\
ewrites/paths"(I,p,T,D){let P;const k=t(()=>P??=p("repo/paths"),"import_paths");let O;const b=t(()=>O??=p("rules/finding"),
"import_finding");let E;const y=t(()=>E??=p("rules/single-quoted"),"import_single_quoted");let R;const A=t(()=>R??=p("re\
medy/rewrites/rewrite"),"import_rewrite");T(I,{endInTree:t(()=>g,"endInTree"),findScript:t(()=>s,"findScript"),isDirectory:t(
()=>a,"isDirectory"),isElsewhere:t(()=>c,"isElsewhere"),isFile:t(()=>m,"isFile"),makeRelative:t(()=>e,"makeRelative"),onlyPlace:t(
()=>i,"onlyPlace"),word:t(()=>d,"word")});const x=/\.[cm]?[jt]s$/,S=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
w=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,f=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),e=t((o,{tree:l})=>{const{command:_,words:h,invocation:v,problems:$}=o;if(v?.program!=="node"||l===
void 0)return;const N=$.filter(({rule:L})=>f.has(L));for(const{text:L,span:C}of h.slice(1)){if(!N.some(({span:{start:U}})=>U>=
C.start&&U<C.end))continue;const F=_.slice(C.start,C.end),M=[L,F].find(c);if(M===void 0||!x.test(M))continue;const j=g(l,
M,m)??i(l,M,2);if(j!==void 0)return u(o,C,M,j,l,"path made relative")}},"makeRelative"),s=t((o,{tree:l})=>{const{problems:_,
invocation:h}=o,v=_.find(L=>(0,b().isProblem)(L,"target-missing"));if(v===void 0||h?.program!=="node"||l===void 0)return;
const{path:$}=v.args;if(!x.test($))return;const N=g(l,$,m)??i(l,$,1);if(N!==void 0)return u(o,v.span,$,N,l,"script found\
 elsewhere")},"findScript");function u({command:o,words:l},_,h,v,$,N){const L=h.endsWith(`/${v}`)?h.slice(0,-v.length):void 0,
C=t(({text:j})=>L!==void 0&&j.startsWith(L)&&$.stat((0,k().normalise)(j.slice(L.length))??"")!==void 0,"isMoved"),M=l.filter(
j=>j.span.start>_.start&&C(j)).map(j=>({span:j.span,by:j.text.slice(L?.length)})).concat({span:_,by:v}).toSorted((j,U)=>U.
span.start-j.span.start).reduce((j,U)=>(0,A().replaceSpan)(j,U.span,d(U.by)),o);return{step:N,commands:[M]}}t(u,"moved");
function c(o){return w.test(o)||S.test(o)}t(c,"isElsewhere");function g(o,l,_){const h=l.replaceAll("\\","/").split("/").
filter(v=>v!==""&&v!==".");for(let v=1;v<h.length;v+=1){const $=(0,k().normalise)(h.slice(v).join("/"));if($!==void 0&&$!==
""&&_(o,$))return $}}t(g,"endInTree");function m(o,l){const _=(0,k().resolveInTree)(o,l);if(_.kind!=="inside")return!1;const{
kind:h,tracked:v}=_.entry;return v&&(h==="file"||h==="executable")}t(m,"isFile");function a(o,l){const _=(0,k().resolveInTree)(
o,l);return _.kind==="inside"&&_.entry.kind==="directory"}t(a,"isDirectory");const r=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/,
n=5e4;function i(o,l,_){const h=l.split(/[\\/]/).filter(L=>L!==""&&L!=="."&&L!==".."),v=h.at(-1)??"";if(r.test(v)&&_<2)return;
const $=[];let N=0;for(const{path:L}of o.files()){if(N+=1,N>n)return;(L===v||L.endsWith(`/${v}`))&&m(o,L)&&$.push(L)}for(let L=h.
length;L>=_;L-=1){const C=`/${h.slice(-L).join("/")}`,F=$.filter(M=>`/${M}`.endsWith(C));if(F.length>0)return F.length===
1?F[0]:void 0}}t(i,"onlyPlace");function d(o){return/^[\w./@-]+$/.test(o)?o:(0,y().singleQuoted)(o)}t(d,"word")},"remedy\
/rewrites/rewrite"(I,p,T,D){T(I,{cutSpan:t(()=>k,"cutSpan"),replaceSpan:t(()=>P,"replaceSpan")});function P(O,{start:b,end:E},y){
return O.slice(0,b)+y+O.slice(E)}t(P,"replaceSpan");function k(O,{start:b,end:E}){const y=O.slice(0,b).replace(/[ \t]+$/,
"");return y===""?O.slice(E).replace(/^[ \t]+/,""):y+O.slice(E)}t(k,"cutSpan")},"remedy/rewrites/shell"(I,p,T,D){let P;const k=t(
()=>P??=p("command/lex/lex"),"import_lex");let O;const b=t(()=>O??=p("command/resolve/script-text"),"import_script_text");
let E;const y=t(()=>E??=p("rules/catalogue"),"import_catalogue");let R;const A=t(()=>R??=p("remedy/reason"),"import_reas\
on");let x;const S=t(()=>x??=p("remedy/rewrites/rewrite"),"import_rewrite");T(I,{conjunctionOf:t(()=>r,"conjunctionOf"),
dropRedirection:t(()=>e,"dropRedirection"),dropUnread:t(()=>s,"dropUnread"),findPrinter:t(()=>c,"findPrinter"),splitConjunction:t(
()=>a,"splitConjunction"),trimBlanks:t(()=>w,"trimBlanks")});const w=t(({command:n})=>{const i=n.replace(/^[ \t\r\n]+/,"").
replace(/[ \t\r\n]+$/,"");return i===""||i===n?void 0:{step:"whitespace trimmed",commands:[i]}},"trimBlanks"),f=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
e=t(({command:n,problems:i})=>{const o=i.some(({rule:l})=>l==="shell-redirection")?n.replace(f,""):n;if(!(o===n||(0,k().
lex)(o).problems.length>0))return{step:"redirection removed",commands:[o]}},"dropRedirection"),s=t(({command:n,problems:i})=>{
for(const{rule:d,span:o}of i){const l=n.slice(o.end).trim()==="";if(d==="shell-comment"&&!/[\r\n]/.test(n.slice(o.start))||
d==="shell-operator"&&l&&n.slice(o.start,o.end)===";")return{step:"comment removed",commands:[(0,S().cutSpan)(n,o)]};if(d===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,S().replaceSpan)(n,o,"")]}}},"dropUnread"),u=new Set([
"echo","printf","true",":","pwd","date"]),c=t(({words:n,problems:i})=>u.has(n[0]?.text??"")&&!i.some(g)?{reason:A().reasons.
cannotFail()}:void 0,"findPrinter");function g({rule:n}){const{layer:i,severity:d}=(0,y().ruleOf)(n);return i==="syntax"&&
d==="error"}t(g,"isSyntaxError");const m=/^cd(?:[ \t]|$)/,a=t(({command:n,problems:i})=>{if(!i.some(({rule:_})=>_==="she\
ll-operator"))return;const d=r(n);if(d===void 0||m.test(n))return;const[o]=d.filter(({text:_})=>m.test(_));return o===void 0?
{step:"split at &&",commands:d.map(({text:_})=>_)}:{step:"split at &&",commands:[...d.slice(0,d.indexOf(o)).map(({text:_})=>_),
n.slice(o.start)]}},"splitConjunction");function r(n){const{commands:i}=(0,b().splitScript)(n);if(i.length<2)return;let d=0;
for(const[o,l]of i.entries()){if(n.slice(d,l.start).trim()!==(o===0?"":"&&"))return;d=l.end}return n.slice(d).trim()===""?
i:void 0}t(r,"conjunctionOf")},"remedy/rewrites/words"(I,p,T,D){let P;const k=t(()=>P??=p("repo/paths"),"import_paths");
let O;const b=t(()=>O??=p("rules/finding"),"import_finding");let E;const y=t(()=>E??=p("remedy/rewrites/paths"),"import_\
paths2");let R;const A=t(()=>R??=p("remedy/rewrites/rewrite"),"import_rewrite");T(I,{nameProgram:t(()=>f,"nameProgram"),
spellProgram:t(()=>s,"spellProgram"),spellSubcommand:t(()=>u,"spellSubcommand"),writeSlashes:t(()=>c,"writeSlashes")});const x=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
S=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,w=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?\n/,
f=t(async(r,{tree:n})=>{const i=m(r,"program-by-path");if(i===void 0)return;const{program:d}=i.args,[,o]=x.exec(d)??[],l=r.
command.slice(i.span.start,i.span.end);if(o!==void 0)return a(r,i,`npx ${o}`);const[,_]=S.exec(d)??[];return _!==void 0?
a(r,i,_):n!==void 0&&await e(n,d)?a(r,i,`node ${l}`):void 0},"nameProgram");async function e(r,n){const i=(0,k().resolveInTree)(
r,(0,k().normalise)(n)??"");return i.kind!=="inside"||!/\.[cm]?js$/.test(i.path)||!(0,y().isFile)(r,i.path)?!1:w.test((await r.
read(i.path)).subarray(0,256).toString("latin1"))}t(e,"isNodeScript");const s=t(r=>{const n=m(r,"program-look-alike");return n&&
a(r,n,n.args.meant)},"spellProgram"),u=t(r=>{const n=m(r,"misspelt-subcommand");return n&&a(r,n,n.args.meant,"subcommand\
 name corrected")},"spellSubcommand"),c=t((r,{tree:n})=>{const i=m(r,"target-not-a-file");if(i?.args.reason==="backslash")
return a(r,i,(0,y().word)(g(i.args.path)),"backslashes replaced");const d=m(r,"target-missing");if(d===void 0||n===void 0)
return;const o=g(r.command.slice(d.span.start,d.span.end));return o.includes("/")&&(0,y().isFile)(n,(0,k().normalise)(o)??
"")?a(r,d,(0,y().word)(o),"backslashes replaced"):void 0},"writeSlashes");function g(r){return r.replaceAll("\\","/")}t(
g,"withSlashes");function m({problems:r},n){return r.find(i=>(0,b().isProblem)(i,n))}t(m,"problemOf");function a({command:r},{
span:n},i,d="program name corrected"){return{step:d,commands:[(0,A().replaceSpan)(r,n,i)]}}t(a,"replace")},"remedy/scrip\
t"(I,p,T,D){T(I,{SCRIPT_FOLDER:t(()=>P,"SCRIPT_FOLDER")});const P="scripts/validate"},"remedy/script-store"(I,p,T,D){let P;
const k=t(()=>P??=p("node:crypto"),"import_node_crypto");let O;const b=t(()=>O??=p("repo/entry-index"),"import_entry_ind\
ex");let E;const y=t(()=>E??=p("repo/literal-tree"),"import_literal_tree");let R;const A=t(()=>R??=p("remedy/script"),"i\
mport_script");T(I,{ScriptStore:t(()=>S,"ScriptStore")});const x=[8,16,64];class S{static{t(this,"ScriptStore")}#t;#n;#e=new Map;#s=(0,y().
literalTree)({});constructor(e){this.#t=e.terms.tree,this.#n=e}textOf(e){return this.#e.get(e)}async place({name:e,text:s,
extension:u}){const c=this.#t;if(c===void 0)return;const g=(0,k().createHash)("sha256").update(s).digest("hex");for(const m of x){
const a=`${A().SCRIPT_FOLDER}/${e}-${g.slice(0,m)}.${u}`;if(!(0,b().foldersAbove)(a).every(d=>(c.stat(d)?.kind??"directo\
ry")==="directory"))return;const n=c.stat(a);if(n===void 0)return this.#o(a,s);if((n.kind==="file"||n.kind==="executable")&&
n.tracked&&(await c.read(a)).equals(Buffer.from(s)))return a}}#o(e,s){return this.#e.has(e)||(this.#e.set(e,s),this.#s=(0,y().
literalTree)(Object.fromEntries(this.#e)),this.#n=this.#n.with({tree:this.tree})),e}get judge(){return this.#n}get tree(){
const[e,s]=[this.#t,this.#s];return this.#e.size===0||e===void 0?e:{label:e.label,stat:t(u=>e.stat(u)??s.stat(u),"stat"),
readlink:t(u=>e.readlink(u),"readlink"),read:t(u=>(this.#e.has(u)?s:e).read(u),"read"),list:t(u=>w(e.list(u),s.list(u)),
"list"),files:t(()=>w([...e.files()],[...s.files()]),"files")}}}function w(f,e){const s=new Set(f.map(({path:u})=>u));return[
...f,...e.filter(({path:u})=>!s.has(u))].sort(b().byEntryPath)}t(w,"merge")},"remedy/suggestions/flags"(I,p,T,D){let P;const k=t(
()=>P??=p("rules/finding"),"import_finding");let O;const b=t(()=>O??=p("remedy/rewrites/rewrite"),"import_rewrite");T(I,
{dropFlag:t(()=>y,"dropFlag"),passFlag:t(()=>R,"passFlag"),useInstalled:t(()=>A,"useInstalled")});const E=new Set(["chan\
ges-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs","loads-code","names-pr\
ogram","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-flag-unknown","tool-loads-code",
"tool-runs-file","tool-writes","unknown-flag","weakens","writes-files"]),y=t(x=>{const{command:S,problems:w}=x;for(const{
rule:f,span:e}of w)if(!(!E.has(f)||S[e.start]!=="-"))return{step:"command suggested",commands:[(0,b().cutSpan)(S,e)]}},"\
dropFlag"),R=t(({command:x,problems:S,invocation:w})=>{const f=S.find(c=>(0,k().isProblem)(c,"flag-before-separator")),e=w===
void 0||w.passthrough.length>0;if(f===void 0||e)return;const s=(0,b().cutSpan)(x,f.span),u=x.slice(f.span.start,f.span.end);
return{step:"command suggested",commands:[`${s.trimEnd()} -- ${u}`]}},"passFlag"),A=t(({command:x,words:S,problems:w,invocation:f})=>{
if(!w.some(({rule:c})=>c==="downloads")||f?.program!=="npx")return;const s=S.slice(1).find(({text:c})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(c));if(s===void 0)return;const u=s.text.slice(0,s.text.lastIndexOf("@"));return{step:"command suggested",commands:[
(0,b().replaceSpan)(x,s.span,u)]}},"useInstalled")},"remedy/suggestions/index"(I,p,T,D){let P;const k=t(()=>P??=p("remed\
y/rewrites/index"),"import_rewrites");let O;const b=t(()=>O??=p("remedy/suggestions/flags"),"import_flags");let E;const y=t(
()=>E??=p("remedy/suggestions/npm"),"import_npm");let R;const A=t(()=>R??=p("remedy/suggestions/shell"),"import_shell");
let x;const S=t(()=>x??=p("remedy/suggestions/tasks"),"import_tasks");let w;const f=t(()=>w??=p("remedy/suggestions/text"),
"import_text");T(I,{SUGGESTIONS:t(()=>e,"SUGGESTIONS")});const e=[f().writeAscii,f().closeGaps,...k().REWRITES,A().dropPreparation,
y().useWorkspace,A().requireEach,A().dropOutputFile,f().dropRepeatedProgram,y().spellScript,b().passFlag,b().useInstalled,
b().dropFlag,y().useNpm,S().runTasks,y().useNpx,y().useScriptText]},"remedy/suggestions/npm"(I,p,T,D){let P;const k=t(()=>P??=
p("fastest-levenshtein"),"import_fastest_levenshtein");let O;const b=t(()=>O??=p("command/resolve/package-json"),"import\
_package_json");let E;const y=t(()=>E??=p("rules/finding"),"import_finding");let R;const A=t(()=>R??=p("remedy/rewrites/\
rewrite"),"import_rewrite");T(I,{spellScript:t(()=>w,"spellScript"),useNpm:t(()=>f,"useNpm"),useNpx:t(()=>e,"useNpx"),useScriptText:t(
()=>u,"useScriptText"),useWorkspace:t(()=>s,"useWorkspace")});const x=new Set(["test","start","stop","restart"]),S=new Set(
["pnpm","yarn","bun","npm"]),w=t(async({command:a,problems:r,words:n,invocation:i},d)=>{if(i?.program!=="npm")return;const o=await g(
d),l=r.find(C=>(0,y().isProblem)(C,"npm-script-missing"));if(l!==void 0){const C=m(l.args.script,o),F=n.find(({text:M})=>M===
l.args.script);return C===void 0||F===void 0?void 0:c((0,A().replaceSpan)(a,F.span,C))}const _=r.find(C=>(0,y().isProblem)(
C,"unknown-subcommand"));if(_===void 0)return;const{subcommand:h,meant:v}=_.args,$=v===""?m(h,[...x]):v,N=[...o.includes(
h)?[`run ${h}`]:[],...$===void 0?[]:[$]],[L]=N;return L===void 0?void 0:c((0,A().replaceSpan)(a,_.span,L))},"spellScript"),
f=t(async({command:a,words:r,problems:n},i)=>{const d=n.some(({rule:N})=>N==="program-not-allowed"),[o,l,_]=r;if(!d||o===
void 0||l===void 0||!S.has(o.text))return;const h=l.text==="run"?_:l;if(h===void 0||!(await g(i)).includes(h.text))return;
const v=x.has(h.text)?h.text:`run ${h.text}`,$=a.slice(h.span.end).trim();return c(`npm ${v}${$===""?"":` -- ${$}`}`)},"\
useNpm"),e=t(({command:a,words:r,problems:n},{tree:i})=>{const d=n.find(({rule:N})=>N==="program-not-allowed"),[o,l,_]=r;
if(d===void 0||o===void 0||i===void 0)return;const h=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(o.text),v=/^(?:exec|dlx|x)$/.test(
l?.text??"")?_:l,$=h?/^(?:bunx|pnpx)$/.test(o.text)?l:v:o;return $===void 0||!/^[a-z][\w.-]*$/.test($.text)?void 0:c(`np\
x ${a.slice($.span.start)}`)},"useNpx"),s=t(({command:a})=>{const[,r,n]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(a)??[];if(r===void 0||n===void 0)return;const[,i=n,d=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(n.trim())??[];return c(
`${i} -w ${r.replace(/\/$/,"")}${d}`)},"useWorkspace"),u=t(({targets:a,invocation:r,argv:n},{judge:i})=>{if(i.terms.policy.
profile!=="validator"||r?.program!=="npm"||n===null||r.flags.length>0)return;const d=a.filter(({kind:l})=>l==="npm_scrip\
t"),[o]=d;if(!(d.length!==1||o?.script===void 0||r.passthrough.length>0))return c(o.script)},"useScriptText");function c(a){
return{step:"command suggested",commands:[a]}}t(c,"suggest");async function g({tree:a}){const r=a&&await(0,b().readJsonFile)(
a,"package.json");if(r===void 0||r===b().INVALID)return[];const{scripts:n}=r;return typeof n=="object"&&n!==null?Object.
keys(n):[]}t(g,"scriptNames");function m(a,r){if(r.length===0||a.length>100)return;const n=(0,k().closest)(a,r);return(0,k().
distance)(a,n)<=Math.ceil(a.length/3)?n:void 0}t(m,"nearest")},"remedy/suggestions/shell"(I,p,T,D){let P;const k=t(()=>P??=
p("command/resolve/script-text"),"import_script_text");let O;const b=t(()=>O??=p("remedy/rewrites/shell"),"import_shell");
T(I,{dropOutputFile:t(()=>e,"dropOutputFile"),dropPreparation:t(()=>w,"dropPreparation"),requireEach:t(()=>A,"requireEac\
h")});const E=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,y=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,R=8,
A=t(({command:s,problems:u})=>{if(!u.some(({rule:a})=>a==="shell-operator"||a==="line-break"))return;const{commands:c}=(0,k().
splitScript)(s);if(c.length===0||c.length>R)return;const g=[];let m=0;for(const{text:a,start:r,end:n}of c){const i=s.slice(
m,r).trim();m=n;const d=i==="||"&&y.test(a),o=/^\|&?$/.test(i)&&E.test(a);if(!(d||o)){if(!/^(?:|&&|;|\s*)$/.test(i)||a.startsWith(
"cd "))return;g.push(a)}}if(/^[&;\s]*$/.test(s.slice(m))&&!(g.length===0||g.join()===s))return{step:"command suggested",
commands:g}},"requireEach"),x=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,S=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
w=t(({command:s})=>{const u=(0,b().conjunctionOf)(s)?.map(({text:g})=>g),c=u?.filter(g=>!x.test(g)&&!S.test(g))??[];if(!(u===
void 0||c.length===0||c.length===u.length))return{step:"command suggested",commands:c}},"dropPreparation"),f=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
e=t(({command:s,problems:u})=>{if(!u.some(({rule:g})=>g==="shell-redirection"))return;const c=s.replace(f,"");return c===
s?void 0:{step:"command suggested",commands:[c]}},"dropOutputFile")},"remedy/suggestions/tasks"(I,p,T,D){let P;const k=t(
()=>P??=p("command/families/tools/task-runners"),"import_task_runners");let O;const b=t(()=>O??=p("command/lex/lex"),"im\
port_lex");let E;const y=t(()=>E??=p("command/resolve/package-json"),"import_package_json");let R;const A=t(()=>R??=p("c\
ommand/resolve/tasks"),"import_tasks");let x;const S=t(()=>x??=p("command/resolve/workspaces"),"import_workspaces");let w;
const f=t(()=>w??=p("rules/finding"),"import_finding");T(I,{runTasks:t(()=>s,"runTasks")});const e=/^[\w@./-]+$/,s=t(async(a,{
tree:r})=>{if(r===void 0)return;const n=await u(a,r);if(n!==void 0)return n;const i=c(a);if(i===void 0||i.length===0)return;
const d=[];for(const o of i){const l=await m(r,o);if(l===void 0)return;const _=o==="test"?"npm test":`npm run ${o}`;l.length>
0&&d.push(`${_}${l.map(h=>` -w ${h}`).join("")}`)}return d.length===0?void 0:{step:"command suggested",commands:d}},"run\
Tasks");async function u({targets:a},r){const[n]=a.filter(({kind:o,via:l})=>o==="npm_script"&&l===void 0);if(n?.script!==
"wireit")return;const i={tree:r,directory:"",via:n.name??""},d=(await(0,A().startedByWireit)(i)).map(({directory:o,script:l,
body:_})=>_!==void 0?_:`npm run ${l}${o===""?"":` --prefix ${o}`}`);return d.length===0?void 0:{step:"command suggested",
commands:d}}t(u,"wiredIn");function c({words:a,problems:r,targets:n,invocation:i}){if(r.some(v=>(0,f().isProblem)(v,"run\
s-tasks"))&&i?.program==="npx")return g(a.slice(1));const o=n.filter(({kind:v,via:$})=>v==="npm_script"&&$===void 0),[l]=o,
{script:_=""}=l??{},h=(0,b().lex)(_);return o.length===1&&h.problems.length===0?g(h.words):void 0}t(c,"tasksIn");function g([
a,...r]){return a&&(0,k().tasksOf)(a.text,r)}t(g,"tasksOfWords");async function m(a,r){const n=await(0,y().readPackageJson)(
a,"");if(n===void 0||n===y().INVALID)return;const i=await(0,S().listWorkspaces)(a,n);if(!Array.isArray(i))return;const d=[];
for(const{name:o,directory:l}of i){const _=await(0,y().readPackageJson)(a,l);if(!(_===void 0||_===y().INVALID||!_.scripts.
has(r))){if(!e.test(o))return;d.push(o)}}return d}t(m,"workspacesWith")},"remedy/suggestions/text"(I,p,T,D){let P;const k=t(
()=>P??=p("repo/look-alike"),"import_look_alike");let O;const b=t(()=>O??=p("remedy/rewrites/rewrite"),"import_rewrite");
T(I,{closeGaps:t(()=>S,"closeGaps"),dropRepeatedProgram:t(()=>w,"dropRepeatedProgram"),writeAscii:t(()=>A,"writeAscii")});
const E=new Set(["bidirectional-character","compatibility-character","control-character","invisible-character","lone-sur\
rogate","look-alike-letters","non-ascii-unquoted","nul-character"]),y=new Map([['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],
["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],["...","\u2026"]].flatMap(([f="",
e=""])=>[...e].map(s=>[s,f]))),R=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,A=t(({command:f,problems:e})=>{if(!e.some(({rule:c})=>E.
has(c)))return;const u=[...f.replace(R,"$1--")].map(x).join("").replace(/ {2,}/g," ").trim();return u===f?void 0:{step:"\
command suggested",commands:[u]}},"writeAscii");function x(f){return/^[\x20-\x7e\t\r\n]$/.test(f)?f:new RegExp("^\\p{Zs}$",
"u").test(f)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(f)?"":y.get(f)??k().LOOK_ALIKE.get(f)??f.normalize(
"NFKC")}t(x,"asAscii");const S=t(({command:f,problems:e})=>{const[s]=e.filter(({rule:u})=>u==="blank-padding");if(s!==void 0)
return{step:"command suggested",commands:[f.replace(/[ \t]{2,}/g," ").trim()]}},"closeGaps"),w=t(({command:f,words:e})=>{
const[s,u,c]=e;if(s===void 0||u?.text!==s.text||c===void 0)return;const g={start:u.span.start,end:c.span.start};return{step:"\
command suggested",commands:[(0,b().replaceSpan)(f,g,"")]}},"dropRepeatedProgram")}};
