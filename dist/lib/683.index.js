"use strict";exports.id=683,exports.ids=[683],exports.modules={28799:function(S,d,a){Object.defineProperty(d,"__esModule",{value:!0}),
d.parseCode=_,d.walk=w;function m(){const o=a(24551);return m=function(){return o},o}function _(o,y){try{return(0,m().parse)(
o,{ecmaVersion:"latest",sourceType:y,allowHashBang:!1})}catch(u){if(u instanceof SyntaxError||u instanceof RangeError)return;
throw u}}const f=/Function|^ClassBody$/,p=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*w(o){const u=[
{node:o,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let l=u.pop();l!==void 0;l=u.pop()){yield l;const{node:h}=l,
b=l.inFunction||f.test(h.type),g=l.hasOwnThis||p.test(h.type);for(const[M,E]of Object.entries(h))for(const v of Array.isArray(
E)?E:[E])O(v)&&u.push({node:v,parent:h,key:M,inFunction:b,hasOwnThis:g})}}function O(o){return typeof o=="object"&&o!==null&&
"type"in o&&"start"in o}},89683:function(S,d,a){var m;m={value:!0},d.scriptText=o;function _(){const e=a(98995);return _=
function(){return e},e}function f(){const e=a(78816);return f=function(){return e},e}function p(){const e=a(28799);return p=
function(){return e},e}const w=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,
O="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function o(e){const n=(0,p().parseCode)(
e,"script");if(n===void 0)return{reason:y};if(w.test(e))return{reason:f().reasons.cannotFail()};const t=k(n),{onlyUnderEval:s}=t;
if(s!==void 0)return{reason:f().reasons.codeNotMoved(`\`${s}\` has another meaning in a script`)};if(!t.reachesOut)return{
reason:f().reasons.checksNothing()};const i=[...l(n),...h(e,t)],r=`${O}${i.map(B=>`${B}
`).join("")}
${e.trimEnd()}
`,c=`(function (exports, require, module, __filename, __dirname) {${r}})`;return(0,p().parseCode)(c,"script")===void 0?{
reason:y}:r}const y=f().reasons.codeNotMoved("it is not CommonJS that all supported versions of Node can run");function u(e,n,{
names:t}){return t.has(n)&&(0,p().parseCode)(`let ${n};
${e}`,"script")===void 0}function l({body:e}){return e.flatMap(n=>n.type==="ExpressionStatement"&&n.directive==="use str\
ict"?["'use strict';"]:[])}function h(e,n){const{names:t,requiresFiles:s}=n;return[...[...t].filter(r=>A(r)&&!u(e,r,n)).
sort().map(r=>`let ${r} = require('node:${r}');`),...s?["// Modules are found from the working directory.",b]:[],...s||e.
includes("argv")?["// With `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const b="requi\
re = require('node:module').createRequire(process.cwd() + '/');",g=new Set(_().builtinModules.filter(e=>!/^(?:_|node:)/.
test(e))),M=new Set("child_process cluster fs inspector module repl sqlite test vm wasi worker_threads".split(" ")),E=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,
v={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:[
"label"],BreakStatement:["label"],ContinueStatement:["label"],MetaProperty:["meta","property"]},T=new Set("module export\
s __filename __dirname eval Function global globalThis".split(" ")),x=new Set(["mainModule","execArgv","_eval","runInThi\
sContext"]);function k(e){const n=new Set;let t=!1,s=!1,i;for(const r of(0,p().walk)(e)){i??=R(r);const{node:c}=r;s||=I(
c),C(r)&&(n.add(r.node.name),t||=r.node.name==="require"&&!F(r)),c.type==="ImportExpression"&&(i??="import()")}return{names:n,
requiresFiles:t,reachesOut:s||t,onlyUnderEval:i}}function I(e){const n=e.type==="Identifier"&&"name"in e?e.name:N(e)&&e.
value;return typeof n!="string"?!1:M.has(n.replace(/^node:/,"").split("/")[0]??"")||E.test(n)}function C(e){const{node:n,
parent:t,key:s}=e;return n.type!=="Identifier"?!1:t!==void 0&&"computed"in t&&t.computed===!0||v[t?.type??""]?.includes(
s)!==!0}function R(e){const{node:n,hasOwnThis:t}=e;if(n.type==="ThisExpression"&&!t)return"this";if(C(e)){const{name:c}=e.
node;if(T.has(c)||x.has(c)||c==="arguments"&&!t)return c}if(n.type!=="MemberExpression")return;const{object:s,property:i}=n;
return i.type!=="Identifier"?void 0:x.has(i.name)?i.name:s.type==="Identifier"&&s.name==="require"&&i.name==="main"?"req\
uire.main":void 0}function N(e){return typeof e=="object"&&e!==null&&"type"in e&&e.type==="Literal"}function $(e){return typeof e==
"string"&&g.has(e.replace(/^node:/,""))}function A(e){return g.has(e)&&!["console","module","process"].includes(e)}function F({
parent:e,key:n}){if(e?.type!=="CallExpression"||n!=="callee")return!1;const[t]=e.arguments;return N(t)&&$(t.value)}},24551:function(S,d,a){
a.r(d),a.d(d,{parse:()=>m.qg});var m=a(54559)}};
