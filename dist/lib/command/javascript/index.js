//# command/javascript/parse
(function(a,k,c){const p=c("packages/acorn");function d(n,r){try{return(0,p().parse)(n,{ecmaVersion:"latest",sourceType:r,
allowHashBang:!1})}catch(o){if(o instanceof SyntaxError||o instanceof RangeError)return;throw o}}const l=/Function|^ClassBody$/,
u=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*y(n){const o=[{node:n,...{parent:void 0,key:"",inFunction:!1,
hasOwnThis:!1}}];for(let t=o.pop();t!==void 0;t=o.pop()){yield t;const{node:e}=t,w=t.inFunction||l.test(e.type),O=t.hasOwnThis||
u.test(e.type);for(const[F,s]of Object.entries(e))for(const i of Array.isArray(s)?s:[s])h(i)&&o.push({node:i,parent:e,key:F,
inFunction:w,hasOwnThis:O})}}function h(n){return typeof n=="object"&&n!==null&&"type"in n&&"start"in n}a.exports={parseCode:d,
walk:y}});
