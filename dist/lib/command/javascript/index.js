//# command/javascript/parse
(function(a,c,p,k){let l;const d=()=>l??=c("acorn");p(a,{parseCode:()=>u,walk:()=>w});function u(n,r){try{return(0,d().
parse)(n,{ecmaVersion:"latest",sourceType:r,allowHashBang:!1})}catch(o){if(o instanceof SyntaxError||o instanceof RangeError)
return;throw o}}const y=/Function|^ClassBody$/,h=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*w(n){
const o=[{node:n,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let t=o.pop();t!==void 0;t=o.pop()){yield t;
const{node:e}=t,F=t.inFunction||y.test(e.type),C=t.hasOwnThis||h.test(e.type);for(const[_,s]of Object.entries(e))for(const i of Array.
isArray(s)?s:[s])O(i)&&o.push({node:i,parent:e,key:_,inFunction:F,hasOwnThis:C})}}function O(n){return typeof n=="object"&&
n!==null&&"type"in n&&"start"in n}});
