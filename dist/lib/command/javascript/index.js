"use strict";module.exports={"command/javascript/parse"(a,c,p,C){let d;const l=()=>d??=c("acorn");p(a,{parseCode:()=>f,walk:()=>h});function f(n,r){
try{return(0,l().parse)(n,{ecmaVersion:"latest",sourceType:r,allowHashBang:!1})}catch(o){if(o instanceof SyntaxError||o instanceof
RangeError)return;throw o}}const u=/Function|^ClassBody$/,y=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*h(n){
const o=[{node:n,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let t=o.pop();t!==void 0;t=o.pop()){yield t;
const{node:s}=t,w=t.inFunction||u.test(s.type),O=t.hasOwnThis||y.test(s.type);for(const[F,e]of Object.entries(s))for(const i of Array.
isArray(e)?e:[e])m(i)&&o.push({node:i,parent:s,key:F,inFunction:w,hasOwnThis:O})}}function m(n){return typeof n=="object"&&
n!==null&&"type"in n&&"start"in n}}};
