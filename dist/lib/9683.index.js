"use strict";exports.id=9683,exports.ids=[9683],exports.modules={28799:function(S,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.parseCode=_,c.walk=w;function m(){const o=a(24551);return m=function(){return o},o}function _(o){try{return(0,m().parse)(
o,{ecmaVersion:"latest",sourceType:"script",allowHashBang:!1})}catch(p){if(p instanceof SyntaxError||p instanceof RangeError)
return;throw p}}const l=/Function|^ClassBody$/,f=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*w(o){
const h=[{node:o,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let d=h.pop();d!==void 0;d=h.pop()){yield d;
const{node:y}=d,b=d.inFunction||l.test(y.type),g=d.hasOwnThis||f.test(y.type);for(const[M,E]of Object.entries(y))for(const v of Array.
isArray(E)?E:[E])O(v)&&h.push({node:v,parent:y,key:M,inFunction:b,hasOwnThis:g})}}function O(o){return typeof o=="object"&&
o!==null&&"type"in o&&"start"in o}},89683:function(S,c,a){var m;m={value:!0},c.scriptText=o;function _(){const e=a(98995);
return _=function(){return e},e}function l(){const e=a(78816);return l=function(){return e},e}function f(){const e=a(28799);
return f=function(){return e},e}const w=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,
O="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function o(e){const n=(0,f().parseCode)(
e);if(n===void 0)return{reason:p};if(w.test(e))return{reason:l().reasons.cannotFail()};const t=k(n),{onlyUnderEval:s}=t;
if(s!==void 0)return{reason:l().reasons.codeNotMoved(`\`${s}\` has another meaning in a script`)};if(!t.reachesOut)return{
reason:l().reasons.checksNothing()};const i=[...d(n),...y(e,t)],r=`${O}${i.map(B=>`${B}
`).join("")}
${e.trimEnd()}
`,u=`(function (exports, require, module, __filename, __dirname) {${r}})`;return(0,f().parseCode)(u)===void 0?{reason:p}:
r}const p=l().reasons.codeNotMoved("it is not CommonJS that all supported versions of Node can run");function h(e,n,{names:t}){
return t.has(n)&&(0,f().parseCode)(`let ${n};
${e}`)===void 0}function d({body:e}){return e.flatMap(n=>n.type==="ExpressionStatement"&&n.directive==="use strict"?["'u\
se strict';"]:[])}function y(e,n){const{names:t,requiresFiles:s}=n;return[...[...t].filter(r=>A(r)&&!h(e,r,n)).sort().map(
r=>`let ${r} = require('node:${r}');`),...s?["// Modules are found from the working directory.",b]:[],...s||e.includes("\
argv")?["// With `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const b="require = requi\
re('node:module').createRequire(process.cwd() + '/');",g=new Set(_().builtinModules.filter(e=>!/^(?:_|node:)/.test(e))),
M=new Set("child_process cluster fs inspector module repl sqlite test vm wasi worker_threads".split(" ")),E=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,
v={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:[
"label"],BreakStatement:["label"],ContinueStatement:["label"],MetaProperty:["meta","property"]},N=new Set("module export\
s __filename __dirname eval Function global globalThis".split(" ")),x=new Set(["mainModule","execArgv","_eval","runInThi\
sContext"]);function k(e){const n=new Set;let t=!1,s=!1,i;for(const r of(0,f().walk)(e)){i??=R(r);const{node:u}=r;s||=I(
u),C(r)&&(n.add(r.node.name),t||=r.node.name==="require"&&!F(r)),u.type==="ImportExpression"&&(i??="import()")}return{names:n,
requiresFiles:t,reachesOut:s||t,onlyUnderEval:i}}function I(e){const n=e.type==="Identifier"&&"name"in e?e.name:T(e)&&e.
value;return typeof n!="string"?!1:M.has(n.replace(/^node:/,"").split("/")[0]??"")||E.test(n)}function C(e){const{node:n,
parent:t,key:s}=e;return n.type!=="Identifier"?!1:t!==void 0&&"computed"in t&&t.computed===!0||v[t?.type??""]?.includes(
s)!==!0}function R(e){const{node:n,hasOwnThis:t}=e;if(n.type==="ThisExpression"&&!t)return"this";if(C(e)){const{name:u}=e.
node;if(N.has(u)||x.has(u)||u==="arguments"&&!t)return u}if(n.type!=="MemberExpression")return;const{object:s,property:i}=n;
return i.type!=="Identifier"?void 0:x.has(i.name)?i.name:s.type==="Identifier"&&s.name==="require"&&i.name==="main"?"req\
uire.main":void 0}function T(e){return typeof e=="object"&&e!==null&&"type"in e&&e.type==="Literal"}function $(e){return typeof e==
"string"&&g.has(e.replace(/^node:/,""))}function A(e){return g.has(e)&&!["console","module","process"].includes(e)}function F({
parent:e,key:n}){if(e?.type!=="CallExpression"||n!=="callee")return!1;const[t]=e.arguments;return T(t)&&$(t.value)}},24551:function(S,c,a){
a.r(c),a.d(c,{parse:()=>m.qg});var m=a(54559)}};
