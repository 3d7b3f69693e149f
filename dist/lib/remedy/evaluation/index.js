"use strict";module.exports={"remedy/evaluation/names"(P,y,k,R){let A;const g=()=>A??=y("command/javascript/parse");k(P,{isBuiltin:()=>c,
isGlobalUnderEval:()=>e,readMentions:()=>L});const x=new Set(`assert async_hooks buffer child_process cluster console co\
nstants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),b={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:[
"key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:["label"],ImportSpecifier:["imported"],ExportSpecifier:[
"exported"],MetaProperty:["meta","property"]},C=new Set(["module","eval","Function","global","globalThis"]),v=["require",
"exports","__filename","__dirname"],w=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function L(r){const o=new Set,
n=new Set(l(r)),s=[];let i=!1,u=!1,a=v.find(p=>n.has(p));for(const p of(0,g().walk)(r)){a??=M(p);const{node:_}=p;I(p)&&(o.
add(p.node.name),i||=p.node.name==="require"&&!t(p));const h="source"in _?_.source:void 0;E(h)?(u||=!c(h.value),/^\.{0,2}\//.
test(String(h.value))&&s.push({specifier:String(h.value),start:h.start,end:h.end})):_.type==="ImportExpression"&&(a??="i\
mport() of a computed name")}return{names:o,declared:n,imports:s,requiresFiles:i,loadsCode:u||i,onlyUnderEval:a}}function I(r){
const{node:o,parent:n,key:s}=r;return o.type!=="Identifier"?!1:n!==void 0&&"computed"in n&&n.computed===!0||b[n?.type??""]?.
includes(s)!==!0}function M(r){const{node:o,hasOwnThis:n}=r;if(o.type==="ThisExpression"&&!n)return"this";if(o.type==="M\
etaProperty"&&o.meta.name==="import")return"import.meta";if(I(r)){const{name:a}=r.node;if(C.has(a)||w.has(a)||a==="argum\
ents"&&!n)return a}if(o.type!=="MemberExpression")return;const{object:s,property:i}=o;return i.type!=="Identifier"?void 0:
w.has(i.name)?i.name:s.type==="Identifier"&&s.name==="require"&&i.name==="main"?"require.main":void 0}function E(r){return typeof r==
"object"&&r!==null&&"type"in r&&r.type==="Literal"}function c(r){return typeof r=="string"&&x.has(r.replace(/^node:/,""))}
function e(r){return x.has(r)&&!["console","module","process"].includes(r)}function t({parent:r,key:o}){if(r?.type!=="Ca\
llExpression"||o!=="callee")return!1;const[n]=r.arguments;return E(n)&&c(n.value)}function l(r){const o=r.body.flatMap(s=>s.
type==="VariableDeclaration"?f(s):s.type==="FunctionDeclaration"||s.type==="ClassDeclaration"?[s.id.name]:s.type==="Impo\
rtDeclaration"?s.specifiers.map(({local:i})=>i.name):[]),n=[...(0,g().walk)(r)].flatMap(({node:s,inFunction:i})=>{const u=s;
return s.type==="VariableDeclaration"&&u.kind==="var"&&!i?f(u):[]});return[...o,...n]}function f({declarations:r}){return r.
flatMap(({id:o})=>d(o))}function d(r){switch(r.type){case"Identifier":return[r.name];case"ObjectPattern":return r.properties.
flatMap(o=>d(o.type==="Property"?o.value:o.argument));case"ArrayPattern":return r.elements.flatMap(o=>o===null?[]:d(o));case"\
RestElement":return d(r.argument);case"AssignmentPattern":return d(r.left);default:return[]}}},"remedy/evaluation/read"(P,y,k,R){
let A;const g=()=>A??=y("command/families/node-flags");let x;const b=()=>x??=y("rules/catalogue");let C;const v=()=>C??=
y("remedy/reason");k(P,{readEvaluation:()=>M});const w=new Set(["line-break","blank-padding","markup-injection"]),L=new Set(
["--eval","--print"]),I=/strip-types|transform-types|detect-module|^--test/;function M(t){const{invocation:l,command:f,assignments:d}=t;
if(l?.program!=="node")return;const r=l.flags.filter(({name:m})=>L.has(m));if(r.length===0)return;if(!E(t))return{reason:v().
reasons.codeChangedByShell()};const[o,...n]=r.filter(({value:m})=>m!==void 0);if(o?.value===void 0||n.length>0)return{reason:v().
reasons.severalCodes()};const s=l.flags.filter(({name:m})=>m==="--input-type"),i=l.flags.filter(m=>!r.includes(m)&&!s.includes(
m)),u=[...i.filter(m=>!c(m)),...s.filter(e)][0];if(u!==void 0)return{reason:v().reasons.otherFlag(u.written)};const a=({
start:m,end:O})=>f.slice(m,O),p=l.passthrough.at(-1),_=l.passthrough.slice(0,1).map(({span:m})=>a({start:m.start,end:p?.
span.end??m.end})),h=[...d.map(({span:m})=>a(m)),"node"];return{evaluation:{code:o.value,prints:r.some(({name:m})=>m==="\
--print"),sourceType:s.at(-1)?.value==="module"?"module":"script",withScript:m=>[...h,...i.map(({span:O})=>a(O)),m,..._].
join(" ")}}}function E({command:t,words:l,assignments:f,problems:d}){const r=({rule:n})=>{const{layer:s,severity:i}=(0,b().
ruleOf)(n);return s==="syntax"&&i==="error"&&!w.has(n)};if(d.some(r))return!1;let o=0;for(const{span:n}of[...f,...l]){if(n.
start>o&&!/^[ \t]*$/.test(t.slice(o,n.start)))return!1;o=Math.max(o,n.end)}return/^[ \t]*$/.test(t.slice(o))}function c({
name:t}){return g().NODE_FLAGS.get(t.replace(/^--(?:no-)?/,""))?.effect==="harmless"&&!I.test(t)}function e({value:t}){return t!==
"module"&&t!=="commonjs"}},"remedy/evaluation/script"(P,y,k,R){let A;const g=()=>A??=y("node:path");let x;const b=()=>x??=
y("command/javascript/parse");let C;const v=()=>C??=y("remedy/reason");let w;const L=()=>w??=y("remedy/script");let I;const M=()=>I??=
y("remedy/evaluation/names");let E;const c=()=>E??=y("remedy/evaluation/vacuous");k(P,{writeScript:()=>t});const e="// T\
he code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function t(n){const{code:s,sourceType:i,prints:u}=n,
a=(0,b().parseCode)(s,i);if(a===void 0)return{reason:i==="script"&&(0,b().parseCode)(s,"module")!==void 0?v().reasons.moduleUnclear():
v().reasons.codeNotParsed()};if((0,c().cannotFail)(a))return{reason:v().reasons.cannotFail()};const p=(0,M().readMentions)(
a);if(p.onlyUnderEval!==void 0)return{reason:v().reasons.onlyUnderEval(p.onlyUnderEval)};const _=u?o(s,a,p.imports.length>
0):r(s,p.imports);if(_===void 0)return{reason:v().reasons.printsStatement()};const h=i==="module"?"mjs":"cjs",m=[...l(a),
...f(n,p)],O=`${e}${m.map(j=>`${j}
`).join("")}
${_.trimEnd()}
`;return(0,b().parseCode)(O,i)===void 0?{reason:v().reasons.codeNotParsed()}:{script:{name:"eval",text:O,extension:h}}}function l({
body:n}){return n.flatMap(s=>s.type==="ExpressionStatement"&&s.directive==="use strict"?["'use strict';"]:[])}function f({
code:n,sourceType:s},i){const{names:u,declared:a,requiresFiles:p,loadsCode:_}=i,h=s==="module",O=[...u].filter(S=>(0,M().
isGlobalUnderEval)(S)&&!a.has(S)).sort().map(S=>h?`import ${S} from 'node:${S}';`:`let ${S} = require('node:${S}');`),j=[
["__dirname","."],["__filename","[eval]"]].flatMap(([S="",$])=>u.has(S)?[`${S} = '${$}';`]:[]);return[...O,...!h&&p?["//\
 Modules are found from the working directory.",d]:[],...h?[]:j,..._||n.includes("argv")?["// There is no script in the \
arguments.","process.argv.splice(1, 1);"]:[]]}const d="require = require('node:module').createRequire(process.cwd() + '/\
');";function r(n,s){let i="",u=0;for(const a of s.toSorted((p,_)=>p.start-_.start)){const p=a.specifier.startsWith("/")?
a.specifier:g().posix.join(g().posix.relative(L().SCRIPT_FOLDER,"."),a.specifier);i+=n.slice(u,a.start)+JSON.stringify(p),
u=a.end}return i+n.slice(u)}function o(n,s,i){const u=s.body.at(-1);if(u?.type!=="ExpressionStatement"||i)return;const a=n.
slice(u.start,u.end).replace(/;$/,""),p=u.expression.type==="SequenceExpression"?`(${a})`:a;return`${n.slice(0,u.start)}\
console.log(${p});${n.slice(u.end)}`}},"remedy/evaluation/vacuous"(P,y,k,R){let A;const g=()=>A??=y("remedy/evaluation/n\
ames");k(P,{cannotFail:()=>w});const x=new Set(["console","process","require","undefined","NaN","Infinity"]),b=new Set([
"log","info","warn","error","debug"]),C=new Set(["arch","argv","env","pid","platform","version","versions"]),v=new Set([
"+","-","*","/","%","<",">","<=",">=","==","!="]);function w(c){return new L().holds(c.body)}class L{#r=new Set;holds(e){
for(const t of e){if(I(t))return!0;if(!this.#n(t))return!1}return!0}#n(e){switch(e.type){case"EmptyStatement":return!0;case"\
ExpressionStatement":return this.#t(e.expression);case"VariableDeclaration":return this.#i(e);case"ImportDeclaration":return(0,g().
isBuiltin)(e.source.value)&&e.specifiers.every(({type:t,local:l})=>t==="ImportSpecifier"?!1:this.#s(l.name));case"IfStat\
ement":return this.#e(e.test)&&[e.consequent,e.alternate??void 0].every(t=>t===void 0||this.#o(t));default:return!1}}#o(e){
return(e.type==="BlockStatement"?e.body:[e]).every(l=>l.type!=="VariableDeclaration"&&this.#n(l))}#i({declarations:e}){return e.
every(({id:t,init:l})=>t.type==="Identifier"&&(l==null||this.#t(l))&&this.#s(t.name))}#s(e){return this.#r.add(e),!x.has(
e)}#t(e){switch(e.type){case"Identifier":return e.name==="undefined"||this.#r.has(e.name);case"ArrayExpression":return e.
elements.every(t=>t===null||this.#t(t));case"ObjectExpression":return e.properties.every(t=>t.type==="Property"&&!t.computed&&
t.kind==="init"&&this.#t(t.value));case"CallExpression":return this.#a(e);case"MemberExpression":return M(e);default:return this.#e(
e)}}#a({callee:e,arguments:t,optional:l}){if(l)return!1;if(e.type==="Identifier"&&e.name==="require"){const[r]=t;return t.
length===1&&r?.type==="Literal"&&(0,g().isBuiltin)(r.value)}const[f,d]=E(e);return f==="console"&&b.has(d)&&t.every(r=>this.#t(
r))}#e(e){switch(e.type){case"Literal":return e.bigint==null&&e.regex===void 0;case"TemplateLiteral":return e.expressions.
every(t=>this.#e(t));case"UnaryExpression":return["!","-","+","void"].includes(e.operator)&&this.#e(e.argument);case"Bin\
aryExpression":return(v.has(e.operator)||/^[!=]==$/.test(e.operator))&&e.left.type!=="PrivateIdentifier"&&this.#e(e.left)&&
this.#e(e.right);default:return!1}}}function I(c){if(c.type!=="ExpressionStatement"||c.expression.type!=="CallExpression")
return!1;const{callee:e,arguments:t}=c.expression,[l,f]=E(e);if(l!=="process"||f!=="exit"||t.length>1)return!1;const[d]=t;
return d===void 0||d.type==="Literal"&&d.value===0}function M(c){const[e,t]=E(c);if(e==="process")return C.has(t);if(c.object.
type!=="MemberExpression"||c.computed||c.optional)return!1;const[l,f]=E(c.object);return l==="process"&&(f==="env"||f===
"versions")}function E(c){if(c.type!=="MemberExpression"||c.computed||c.optional)return["",""];const{object:e,property:t}=c;
return e.type==="Identifier"&&t.type==="Identifier"?[e.name,t.name]:["",""]}}};
