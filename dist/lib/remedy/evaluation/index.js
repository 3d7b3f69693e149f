//# remedy/evaluation/names
(function(_,E,M,D){let S;const m=()=>S??=E("command/javascript/parse");M(_,{isBuiltin:()=>c,isGlobalUnderEval:()=>P,readMentions:()=>k});
const d=new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),g={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:[
"key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:["label"],ImportSpecifier:["imported"],ExportSpecifier:[
"exported"],MetaProperty:["meta","property"]},w=new Set(["module","eval","Function","global","globalThis"]),I=["require",
"exports","__filename","__dirname"],y=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function k(e){const t=new Set,
r=new Set(A(e)),n=[];let s=!1,a=!1,i=I.find(o=>r.has(o));for(const o of(0,m().walk)(e)){i??=x(o);const{node:p}=o;h(o)&&(t.
add(o.node.name),s||=o.node.name==="require"&&!L(o));const l="source"in p?p.source:void 0;v(l)?(a||=!c(l.value),/^\.{0,2}\//.
test(String(l.value))&&n.push({specifier:String(l.value),start:l.start,end:l.end})):p.type==="ImportExpression"&&(i??="i\
mport() of a computed name")}return{names:t,declared:r,imports:n,requiresFiles:s,loadsCode:a||s,onlyUnderEval:i}}function h(e){
const{node:t,parent:r,key:n}=e;return t.type!=="Identifier"?!1:r!==void 0&&"computed"in r&&r.computed===!0||g[r?.type??""]?.
includes(n)!==!0}function x(e){const{node:t,hasOwnThis:r}=e;if(t.type==="ThisExpression"&&!r)return"this";if(t.type==="M\
etaProperty"&&t.meta.name==="import")return"import.meta";if(h(e)){const{name:i}=e.node;if(w.has(i)||y.has(i)||i==="argum\
ents"&&!r)return i}if(t.type!=="MemberExpression")return;const{object:n,property:s}=t;return s.type!=="Identifier"?void 0:
y.has(s.name)?s.name:n.type==="Identifier"&&n.name==="require"&&s.name==="main"?"require.main":void 0}function v(e){return typeof e==
"object"&&e!==null&&"type"in e&&e.type==="Literal"}function c(e){return typeof e=="string"&&d.has(e.replace(/^node:/,""))}
function P(e){return d.has(e)&&!["console","module","process"].includes(e)}function L({parent:e,key:t}){if(e?.type!=="Ca\
llExpression"||t!=="callee")return!1;const[r]=e.arguments;return v(r)&&c(r.value)}function A(e){const t=e.body.flatMap(n=>n.
type==="VariableDeclaration"?b(n):n.type==="FunctionDeclaration"||n.type==="ClassDeclaration"?[n.id.name]:n.type==="Impo\
rtDeclaration"?n.specifiers.map(({local:s})=>s.name):[]),r=[...(0,m().walk)(e)].flatMap(({node:n,inFunction:s})=>{const a=n;
return n.type==="VariableDeclaration"&&a.kind==="var"&&!s?b(a):[]});return[...t,...r]}function b({declarations:e}){return e.
flatMap(({id:t})=>u(t))}function u(e){switch(e.type){case"Identifier":return[e.name];case"ObjectPattern":return e.properties.
flatMap(t=>u(t.type==="Property"?t.value:t.argument));case"ArrayPattern":return e.elements.flatMap(t=>t===null?[]:u(t));case"\
RestElement":return u(e.argument);case"AssignmentPattern":return u(e.left);default:return[]}}});
//# remedy/evaluation/read
(function(h,l,_,D){let v;const y=()=>v??=l("command/families/node-flags");let S;const A=()=>S??=l("rules/catalogue");let O;
const c=()=>O??=l("remedy/reason");_(h,{readEvaluation:()=>b});const k=new Set(["line-break","blank-padding","markup-inj\
ection"]),w=new Set(["--eval","--print"]),E=/strip-types|transform-types|detect-module|^--test/;function b(e){const{invocation:s,
command:u,assignments:d}=e;if(s?.program!=="node")return;const r=s.flags.filter(({name:t})=>w.has(t));if(r.length===0)return;
if(!C(e))return{reason:c().reasons.codeChangedByShell()};const[n,...o]=r.filter(({value:t})=>t!==void 0);if(n?.value===void 0||
o.length>0)return{reason:c().reasons.severalCodes()};const a=s.flags.filter(({name:t})=>t==="--input-type"),i=s.flags.filter(
t=>!r.includes(t)&&!a.includes(t)),g=[...i.filter(t=>!F(t)),...a.filter(G)][0];if(g!==void 0)return{reason:c().reasons.otherFlag(
g.written)};const p=({start:t,end:m})=>u.slice(t,m),L=s.passthrough.at(-1),j=s.passthrough.slice(0,1).map(({span:t})=>p(
{start:t.start,end:L?.span.end??t.end})),x=[...d.map(({span:t})=>p(t)),"node"];return{evaluation:{code:n.value,prints:r.
some(({name:t})=>t==="--print"),sourceType:a.at(-1)?.value==="module"?"module":"script",withScript:t=>[...x,...i.map(({span:m})=>p(
m)),t,...j].join(" ")}}}function C({command:e,words:s,assignments:u,problems:d}){const r=({rule:o})=>{const{layer:a,severity:i}=(0,A().
ruleOf)(o);return a==="syntax"&&i==="error"&&!k.has(o)};if(d.some(r))return!1;let n=0;for(const{span:o}of[...u,...s]){if(o.
start>n&&!/^[ \t]*$/.test(e.slice(n,o.start)))return!1;n=Math.max(n,o.end)}return/^[ \t]*$/.test(e.slice(n))}function F({
name:e}){return y().NODE_FLAGS.get(e.replace(/^--(?:no-)?/,""))?.effect==="harmless"&&!E.test(e)}function G({value:e}){return e!==
"module"&&e!=="commonjs"}});
//# remedy/evaluation/script
(function(y,a,E,N){let $;const v=()=>$??=a("node:path");let g;const u=()=>g??=a("command/javascript/parse");let x;const c=()=>x??=
a("remedy/reason");let S;const w=()=>S??=a("remedy/script");let M;const _=()=>M??=a("remedy/evaluation/names");let R;const U=()=>R??=
a("remedy/evaluation/vacuous");E(y,{writeScript:()=>j});const b="// The code of a `node -e` validation command, moved he\
re by `gene-gate fix`.\n";function j(o){const{code:s,sourceType:n,prints:t}=o,e=(0,u().parseCode)(s,n);if(e===void 0)return{
reason:n==="script"&&(0,u().parseCode)(s,"module")!==void 0?c().reasons.moduleUnclear():c().reasons.codeNotParsed()};if((0,U().
cannotFail)(e))return{reason:c().reasons.cannotFail()};const r=(0,_().readMentions)(e);if(r.onlyUnderEval!==void 0)return{
reason:c().reasons.onlyUnderEval(r.onlyUnderEval)};const d=t?T(s,e,r.imports.length>0):P(s,r.imports);if(d===void 0)return{
reason:c().reasons.printsStatement()};const p=n==="module"?"mjs":"cjs",h=[...C(e),...F(o,r)],l=`${b}${h.map(m=>`${m}
`).join("")}
${d.trimEnd()}
`;return(0,u().parseCode)(l,n)===void 0?{reason:c().reasons.codeNotParsed()}:{script:{name:"eval",text:l,extension:p}}}function C({
body:o}){return o.flatMap(s=>s.type==="ExpressionStatement"&&s.directive==="use strict"?["'use strict';"]:[])}function F({
code:o,sourceType:s},n){const{names:t,declared:e,requiresFiles:r,loadsCode:d}=n,p=s==="module",l=[...t].filter(i=>(0,_().
isGlobalUnderEval)(i)&&!e.has(i)).sort().map(i=>p?`import ${i} from 'node:${i}';`:`let ${i} = require('node:${i}');`),m=[
["__dirname","."],["__filename","[eval]"]].flatMap(([i="",I])=>t.has(i)?[`${i} = '${I}';`]:[]);return[...l,...!p&&r?["//\
 Modules are found from the working directory.",O]:[],...p?[]:m,...d||o.includes("argv")?["// There is no script in the \
arguments.","process.argv.splice(1, 1);"]:[]]}const O="require = require('node:module').createRequire(process.cwd() + '/\
');";function P(o,s){let n="",t=0;for(const e of s.toSorted((r,d)=>r.start-d.start)){const r=e.specifier.startsWith("/")?
e.specifier:v().posix.join(v().posix.relative(w().SCRIPT_FOLDER,"."),e.specifier);n+=o.slice(t,e.start)+JSON.stringify(r),
t=e.end}return n+o.slice(t)}function T(o,s,n){const t=s.body.at(-1);if(t?.type!=="ExpressionStatement"||n)return;const e=o.
slice(t.start,t.end).replace(/;$/,""),r=t.expression.type==="SequenceExpression"?`(${e})`:e;return`${o.slice(0,t.start)}\
console.log(${r});${o.slice(t.end)}`}});
//# remedy/evaluation/vacuous
(function(c,l,p,d){let m;const u=()=>m??=l("remedy/evaluation/names");p(c,{cannotFail:()=>x});const y=new Set(["console",
"process","require","undefined","NaN","Infinity"]),h=new Set(["log","info","warn","error","debug"]),v=new Set(["arch","a\
rgv","env","pid","platform","version","versions"]),E=new Set(["+","-","*","/","%","<",">","<=",">=","==","!="]);function x(r){
return new S().holds(r.body)}class S{#r=new Set;holds(e){for(const t of e){if(b(t))return!0;if(!this.#s(t))return!1}return!0}#s(e){
switch(e.type){case"EmptyStatement":return!0;case"ExpressionStatement":return this.#t(e.expression);case"VariableDeclara\
tion":return this.#a(e);case"ImportDeclaration":return(0,u().isBuiltin)(e.source.value)&&e.specifiers.every(({type:t,local:s})=>t===
"ImportSpecifier"?!1:this.#n(s.name));case"IfStatement":return this.#e(e.test)&&[e.consequent,e.alternate??void 0].every(
t=>t===void 0||this.#i(t));default:return!1}}#i(e){return(e.type==="BlockStatement"?e.body:[e]).every(s=>s.type!=="Varia\
bleDeclaration"&&this.#s(s))}#a({declarations:e}){return e.every(({id:t,init:s})=>t.type==="Identifier"&&(s==null||this.#t(
s))&&this.#n(t.name))}#n(e){return this.#r.add(e),!y.has(e)}#t(e){switch(e.type){case"Identifier":return e.name==="undef\
ined"||this.#r.has(e.name);case"ArrayExpression":return e.elements.every(t=>t===null||this.#t(t));case"ObjectExpression":
return e.properties.every(t=>t.type==="Property"&&!t.computed&&t.kind==="init"&&this.#t(t.value));case"CallExpression":return this.#o(
e);case"MemberExpression":return I(e);default:return this.#e(e)}}#o({callee:e,arguments:t,optional:s}){if(s)return!1;if(e.
type==="Identifier"&&e.name==="require"){const[o]=t;return t.length===1&&o?.type==="Literal"&&(0,u().isBuiltin)(o.value)}
const[n,i]=a(e);return n==="console"&&h.has(i)&&t.every(o=>this.#t(o))}#e(e){switch(e.type){case"Literal":return e.bigint==
null&&e.regex===void 0;case"TemplateLiteral":return e.expressions.every(t=>this.#e(t));case"UnaryExpression":return["!",
"-","+","void"].includes(e.operator)&&this.#e(e.argument);case"BinaryExpression":return(E.has(e.operator)||/^[!=]==$/.test(
e.operator))&&e.left.type!=="PrivateIdentifier"&&this.#e(e.left)&&this.#e(e.right);default:return!1}}}function b(r){if(r.
type!=="ExpressionStatement"||r.expression.type!=="CallExpression")return!1;const{callee:e,arguments:t}=r.expression,[s,
n]=a(e);if(s!=="process"||n!=="exit"||t.length>1)return!1;const[i]=t;return i===void 0||i.type==="Literal"&&i.value===0}
function I(r){const[e,t]=a(r);if(e==="process")return v.has(t);if(r.object.type!=="MemberExpression"||r.computed||r.optional)
return!1;const[s,n]=a(r.object);return s==="process"&&(n==="env"||n==="versions")}function a(r){if(r.type!=="MemberExpre\
ssion"||r.computed||r.optional)return["",""];const{object:e,property:t}=r;return e.type==="Identifier"&&t.type==="Identi\
fier"?[e.name,t.name]:["",""]}});
