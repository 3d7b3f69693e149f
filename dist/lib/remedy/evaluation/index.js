//# remedy/evaluation/names
(function(E,L,_){const m=_("command/javascript/parse"),d=new Set(`assert async_hooks buffer child_process cluster conso\
le constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),M={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:[
"key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:["label"],ImportSpecifier:["imported"],ExportSpecifier:[
"exported"],MetaProperty:["meta","property"]},S=new Set(["module","eval","Function","global","globalThis"]),g=["require",
"exports","__filename","__dirname"],y=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function w(e){const t=new Set,
r=new Set(P(e)),n=[];let s=!1,a=!1,i=g.find(o=>r.has(o));for(const o of(0,m().walk)(e)){i??=x(o);const{node:p}=o;h(o)&&(t.
add(o.node.name),s||=o.node.name==="require"&&!k(o));const l="source"in p?p.source:void 0;v(l)?(a||=!c(l.value),/^\.{0,2}\//.
test(String(l.value))&&n.push({specifier:String(l.value),start:l.start,end:l.end})):p.type==="ImportExpression"&&(i??="i\
mport() of a computed name")}return{names:t,declared:r,imports:n,requiresFiles:s,loadsCode:a||s,onlyUnderEval:i}}function h(e){
const{node:t,parent:r,key:n}=e;return t.type!=="Identifier"?!1:r!==void 0&&"computed"in r&&r.computed===!0||M[r?.type??""]?.
includes(n)!==!0}function x(e){const{node:t,hasOwnThis:r}=e;if(t.type==="ThisExpression"&&!r)return"this";if(t.type==="M\
etaProperty"&&t.meta.name==="import")return"import.meta";if(h(e)){const{name:i}=e.node;if(S.has(i)||y.has(i)||i==="argum\
ents"&&!r)return i}if(t.type!=="MemberExpression")return;const{object:n,property:s}=t;return s.type!=="Identifier"?void 0:
y.has(s.name)?s.name:n.type==="Identifier"&&n.name==="require"&&s.name==="main"?"require.main":void 0}function v(e){return typeof e==
"object"&&e!==null&&"type"in e&&e.type==="Literal"}function c(e){return typeof e=="string"&&d.has(e.replace(/^node:/,""))}
function I(e){return d.has(e)&&!["console","module","process"].includes(e)}function k({parent:e,key:t}){if(e?.type!=="Ca\
llExpression"||t!=="callee")return!1;const[r]=e.arguments;return v(r)&&c(r.value)}function P(e){const t=e.body.flatMap(n=>n.
type==="VariableDeclaration"?b(n):n.type==="FunctionDeclaration"||n.type==="ClassDeclaration"?[n.id.name]:n.type==="Impo\
rtDeclaration"?n.specifiers.map(({local:s})=>s.name):[]),r=[...(0,m().walk)(e)].flatMap(({node:n,inFunction:s})=>{const a=n;
return n.type==="VariableDeclaration"&&a.kind==="var"&&!s?b(a):[]});return[...t,...r]}function b({declarations:e}){return e.
flatMap(({id:t})=>u(t))}function u(e){switch(e.type){case"Identifier":return[e.name];case"ObjectPattern":return e.properties.
flatMap(t=>u(t.type==="Property"?t.value:t.argument));case"ArrayPattern":return e.elements.flatMap(t=>t===null?[]:u(t));case"\
RestElement":return u(e.argument);case"AssignmentPattern":return u(e.left);default:return[]}}E.exports={isBuiltin:c,isGlobalUnderEval:I,
readMentions:w}});
//# remedy/evaluation/read
(function(h,F,c){const v=c("command/families/node-flags"),y=c("rules/catalogue"),l=c("remedy/reason"),S=new Set(["line-\
break","blank-padding","markup-injection"]),_=new Set(["--eval","--print"]),A=/strip-types|transform-types|detect-module|^--test/;
function O(t){const{invocation:s,command:u,assignments:d}=t;if(s?.program!=="node")return;const o=s.flags.filter(({name:e})=>_.
has(e));if(o.length===0)return;if(!k(t))return{reason:l().reasons.codeChangedByShell()};const[n,...r]=o.filter(({value:e})=>e!==
void 0);if(n?.value===void 0||r.length>0)return{reason:l().reasons.severalCodes()};const a=s.flags.filter(({name:e})=>e===
"--input-type"),i=s.flags.filter(e=>!o.includes(e)&&!a.includes(e)),g=[...i.filter(e=>!w(e)),...a.filter(E)][0];if(g!==void 0)
return{reason:l().reasons.otherFlag(g.written)};const p=({start:e,end:m})=>u.slice(e,m),b=s.passthrough.at(-1),x=s.passthrough.
slice(0,1).map(({span:e})=>p({start:e.start,end:b?.span.end??e.end})),C=[...d.map(({span:e})=>p(e)),"node"];return{evaluation:{
code:n.value,prints:o.some(({name:e})=>e==="--print"),sourceType:a.at(-1)?.value==="module"?"module":"script",withScript:e=>[
...C,...i.map(({span:m})=>p(m)),e,...x].join(" ")}}}function k({command:t,words:s,assignments:u,problems:d}){const o=({rule:r})=>{
const{layer:a,severity:i}=(0,y().ruleOf)(r);return a==="syntax"&&i==="error"&&!S.has(r)};if(d.some(o))return!1;let n=0;for(const{
span:r}of[...u,...s]){if(r.start>n&&!/^[ \t]*$/.test(t.slice(n,r.start)))return!1;n=Math.max(n,r.end)}return/^[ \t]*$/.test(
t.slice(n))}function w({name:t}){return v().NODE_FLAGS.get(t.replace(/^--(?:no-)?/,""))?.effect==="harmless"&&!A.test(t)}
function E({value:t}){return t!=="module"&&t!=="commonjs"}h.exports={readEvaluation:O}});
//# remedy/evaluation/script
(function($,b,a){const v=a("node:path"),m=a("command/javascript/parse"),c=a("remedy/reason"),_=a("remedy/script"),h=a("\
remedy/evaluation/names"),g=a("remedy/evaluation/vacuous"),y="// The code of a `node -e` validation command, moved here \
by `gene-gate fix`.\n";function x(t){const{code:o,sourceType:n,prints:r}=t,e=(0,m().parseCode)(o,n);if(e===void 0)return{
reason:n==="script"&&(0,m().parseCode)(o,"module")!==void 0?c().reasons.moduleUnclear():c().reasons.codeNotParsed()};if((0,g().
cannotFail)(e))return{reason:c().reasons.cannotFail()};const s=(0,h().readMentions)(e);if(s.onlyUnderEval!==void 0)return{
reason:c().reasons.onlyUnderEval(s.onlyUnderEval)};const d=r?q(o,e,s.imports.length>0):R(o,s.imports);if(d===void 0)return{
reason:c().reasons.printsStatement()};const p=n==="module"?"mjs":"cjs",E=[...S(e),...w(t,s)],l=`${y}${E.map(u=>`${u}
`).join("")}
${d.trimEnd()}
`;return(0,m().parseCode)(l,n)===void 0?{reason:c().reasons.codeNotParsed()}:{script:{name:"eval",text:l,extension:p}}}function S({
body:t}){return t.flatMap(o=>o.type==="ExpressionStatement"&&o.directive==="use strict"?["'use strict';"]:[])}function w({
code:t,sourceType:o},n){const{names:r,declared:e,requiresFiles:s,loadsCode:d}=n,p=o==="module",l=[...r].filter(i=>(0,h().
isGlobalUnderEval)(i)&&!e.has(i)).sort().map(i=>p?`import ${i} from 'node:${i}';`:`let ${i} = require('node:${i}');`),u=[
["__dirname","."],["__filename","[eval]"]].flatMap(([i="",U])=>r.has(i)?[`${i} = '${U}';`]:[]);return[...l,...!p&&s?["//\
 Modules are found from the working directory.",M]:[],...p?[]:u,...d||t.includes("argv")?["// With `-e`, process.argv ha\
s no path of a script.","process.argv.splice(1, 1);"]:[]]}const M="require = require('node:module').createRequire(proces\
s.cwd() + '/');";function R(t,o){let n="",r=0;for(const e of o.toSorted((s,d)=>s.start-d.start)){const s=e.specifier.startsWith(
"/")?e.specifier:v().posix.join(v().posix.relative(_().SCRIPT_FOLDER,"."),e.specifier);n+=t.slice(r,e.start)+JSON.stringify(
s),r=e.end}return n+t.slice(r)}function q(t,o,n){const r=o.body.at(-1);if(r?.type!=="ExpressionStatement"||n)return;const e=t.
slice(r.start,r.end).replace(/;$/,""),s=r.expression.type==="SequenceExpression"?`(${e})`:e;return`${t.slice(0,r.start)}\
console.log(${s});${t.slice(r.end)}`}$.exports={writeScript:x}});
//# remedy/evaluation/vacuous
(function(c,b,l){const u=l("remedy/evaluation/names"),p=new Set(["console","process","require","undefined","NaN","Infin\
ity"]),y=new Set(["log","info","warn","error","debug"]),m=new Set(["arch","argv","env","pid","platform","version","versi\
ons"]),h=new Set(["+","-","*","/","%","<",">","<=",">=","==","!="]);function v(r){return new x().holds(r.body)}class x{#r=new Set;holds(e){
for(const t of e){if(E(t))return!0;if(!this.#s(t))return!1}return!0}#s(e){switch(e.type){case"EmptyStatement":return!0;case"\
ExpressionStatement":return this.#t(e.expression);case"VariableDeclaration":return this.#a(e);case"ImportDeclaration":return(0,u().
isBuiltin)(e.source.value)&&e.specifiers.every(({type:t,local:s})=>t==="ImportSpecifier"?!1:this.#i(s.name));case"IfStat\
ement":return this.#e(e.test)&&[e.consequent,e.alternate??void 0].every(t=>t===void 0||this.#n(t));default:return!1}}#n(e){
return(e.type==="BlockStatement"?e.body:[e]).every(s=>s.type!=="VariableDeclaration"&&this.#s(s))}#a({declarations:e}){return e.
every(({id:t,init:s})=>t.type==="Identifier"&&(s==null||this.#t(s))&&this.#i(t.name))}#i(e){return this.#r.add(e),!p.has(
e)}#t(e){switch(e.type){case"Identifier":return e.name==="undefined"||this.#r.has(e.name);case"ArrayExpression":return e.
elements.every(t=>t===null||this.#t(t));case"ObjectExpression":return e.properties.every(t=>t.type==="Property"&&!t.computed&&
t.kind==="init"&&this.#t(t.value));case"CallExpression":return this.#o(e);case"MemberExpression":return S(e);default:return this.#e(
e)}}#o({callee:e,arguments:t,optional:s}){if(s)return!1;if(e.type==="Identifier"&&e.name==="require"){const[o]=t;return t.
length===1&&o?.type==="Literal"&&(0,u().isBuiltin)(o.value)}const[i,n]=a(e);return i==="console"&&y.has(n)&&t.every(o=>this.#t(
o))}#e(e){switch(e.type){case"Literal":return e.bigint==null&&e.regex===void 0;case"TemplateLiteral":return e.expressions.
every(t=>this.#e(t));case"UnaryExpression":return["!","-","+","void"].includes(e.operator)&&this.#e(e.argument);case"Bin\
aryExpression":return(h.has(e.operator)||/^[!=]==$/.test(e.operator))&&e.left.type!=="PrivateIdentifier"&&this.#e(e.left)&&
this.#e(e.right);default:return!1}}}function E(r){if(r.type!=="ExpressionStatement"||r.expression.type!=="CallExpression")
return!1;const{callee:e,arguments:t}=r.expression,[s,i]=a(e);if(s!=="process"||i!=="exit"||t.length>1)return!1;const[n]=t;
return n===void 0||n.type==="Literal"&&n.value===0}function S(r){const[e,t]=a(r);if(e==="process")return m.has(t);if(r.object.
type!=="MemberExpression"||r.computed||r.optional)return!1;const[s,i]=a(r.object);return s==="process"&&(i==="env"||i===
"versions")}function a(r){if(r.type!=="MemberExpression"||r.computed||r.optional)return["",""];const{object:e,property:t}=r;
return e.type==="Identifier"&&t.type==="Identifier"?[e.name,t.name]:["",""]}c.exports={cannotFail:v}});
