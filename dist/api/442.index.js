export const id=442,ids=[442],modules={61:function(P,g,a){a.d(g,{scriptText:()=>N});var v=a(995),c=a(581),O=a(559);function u(e){
try{return(0,O.qg)(e,{ecmaVersion:"latest",sourceType:"script",allowHashBang:!1})}catch(n){if(n instanceof SyntaxError||
n instanceof RangeError)return;throw n}}const x=/Function|^ClassBody$/,_=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;
function*S(e){const t=[{node:e,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let r=t.pop();r!==void 0;r=t.
pop()){yield r;const{node:i}=r,o=r.inFunction||x.test(i.type),s=r.hasOwnThis||_.test(i.type);for(const[l,d]of Object.entries(
i))for(const E of Array.isArray(d)?d:[d])b(E)&&t.push({node:E,parent:i,key:l,inFunction:o,hasOwnThis:s})}}function b(e){
return typeof e=="object"&&e!==null&&"type"in e&&"start"in e}const w=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,
M="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function N(e){const n=u(e);if(n===void 0)
return{reason:f};if(w.test(e))return{reason:c.Ot.cannotFail()};const t=B(n),{onlyUnderEval:r}=t;if(r!==void 0)return{reason:c.
Ot.codeNotMoved(`\`${r}\` has another meaning in a script`)};if(!t.reachesOut)return{reason:c.Ot.checksNothing()};const i=[
...$(n),...I(e,t)],o=`${M}${i.map(l=>`${l}
`).join("")}
${e.trimEnd()}
`,s=`(function (exports, require, module, __filename, __dirname) {${o}})`;return u(s)===void 0?{reason:f}:o}const f=c.Ot.
codeNotMoved("it is not CommonJS that all supported versions of Node can run");function T(e,n,{names:t}){return t.has(n)&&
u(`let ${n};
${e}`)===void 0}function $({body:e}){return e.flatMap(n=>n.type==="ExpressionStatement"&&n.directive==="use strict"?["'u\
se strict';"]:[])}function I(e,n){const{names:t,requiresFiles:r}=n;return[...[...t].filter(o=>D(o)&&!T(e,o,n)).sort().map(
o=>`let ${o} = require('node:${o}');`),...r?["// Modules are found from the working directory.",R]:[],...r||e.includes("\
argv")?["// With `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const R="require = requi\
re('node:module').createRequire(process.cwd() + '/');",p=new Set(v.builtinModules.filter(e=>!/^(?:_|node:)/.test(e))),F=new Set(
"child_process cluster fs inspector module repl sqlite test vm wasi worker_threads".split(" ")),k=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,
A={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:[
"label"],BreakStatement:["label"],ContinueStatement:["label"],MetaProperty:["meta","property"]},q=new Set("module export\
s __filename __dirname eval Function global globalThis".split(" ")),m=new Set(["mainModule","execArgv","_eval","runInThi\
sContext"]);function B(e){const n=new Set;let t=!1,r=!1,i;for(const o of S(e)){i??=L(o);const{node:s}=o;r||=C(s),h(o)&&(n.
add(o.node.name),t||=o.node.name==="require"&&!H(o)),s.type==="ImportExpression"&&(i??="import()")}return{names:n,requiresFiles:t,
reachesOut:r||t,onlyUnderEval:i}}function C(e){const n=e.type==="Identifier"&&"name"in e?e.name:y(e)&&e.value;return typeof n!=
"string"?!1:F.has(n.replace(/^node:/,"").split("/")[0]??"")||k.test(n)}function h(e){const{node:n,parent:t,key:r}=e;return n.
type!=="Identifier"?!1:t!==void 0&&"computed"in t&&t.computed===!0||A[t?.type??""]?.includes(r)!==!0}function L(e){const{
node:n,hasOwnThis:t}=e;if(n.type==="ThisExpression"&&!t)return"this";if(h(e)){const{name:s}=e.node;if(q.has(s)||m.has(s)||
s==="arguments"&&!t)return s}if(n.type!=="MemberExpression")return;const{object:r,property:i}=n;return i.type!=="Identif\
ier"?void 0:m.has(i.name)?i.name:r.type==="Identifier"&&r.name==="require"&&i.name==="main"?"require.main":void 0}function y(e){
return typeof e=="object"&&e!==null&&"type"in e&&e.type==="Literal"}function U(e){return typeof e=="string"&&p.has(e.replace(
/^node:/,""))}function D(e){return p.has(e)&&!["console","module","process"].includes(e)}function H({parent:e,key:n}){if(e?.
type!=="CallExpression"||n!=="callee")return!1;const[t]=e.arguments;return y(t)&&U(t.value)}}};
