//# command/flags/equals
(function(e,s,a){function n(i){const t=i.indexOf("=");return t<0?{written:i,attached:void 0}:{written:i.slice(0,t),attached:i.
slice(t+1)}}e.exports={splitAtEquals:n}});
//# command/flags/flag-table
(function(s,g,u){const l=[["?=","attached"],["=","value"],["?","loose"]];function r(o){const t=new Map;for(const a of Object.
keys(o))for(const n of o[a].split(/\s+/).filter(Boolean)){const[c,i]=l.find(([h])=>n.endsWith(h))??["","none"],e=n.slice(
0,n.length-c.length);if(t.has(e))throw new Error(`flag ${e} is in two groups`);t.set(e,{name:e,arity:i,effect:a})}return t}
s.exports={flagTable:r}});
//# command/flags/read-flags
(function(w,T,q){const x=q("command/flags/equals");function g(e,t){const s=[],o=e.toReversed(),h=()=>{for(let n=o.pop();n!==
void 0;n=o.pop())s.push({kind:"operand",word:n})};for(let n=o.pop();n!==void 0;n=o.pop()){if(t.separator.test(n.text))return h(),
{tokens:s,separator:n};if(W(n,t)){s.push({kind:"operand",word:n}),t.flags==="first"&&h();continue}const{written:d,attached:a}=F(
n.text,t),i=t.expand(d,a);if(i!==void 0&&"instead"in i){const{span:r,quoted:p}=n;o.push(...i.instead.map(O=>({text:O,span:r,
quoted:p})).reverse());continue}const u=o.at(-1);if(i===void 0){const r=a===void 0&&l(t.unknown,u);s.push({kind:"unknown",
word:n,written:d,attached:a,next:u,consumes:r}),r&&o.pop();continue}for(const r of i.slice(0,-1)){const p={attached:void 0,
next:void 0,consumes:!1};s.push({kind:"flag",part:r,word:n,written:d,...p})}const c=i.at(-1);if(c===void 0)continue;const k=a===
void 0&&l(c.takes,u);s.push({kind:"flag",part:c,word:n,written:d,attached:a,next:u,consumes:k}),k&&o.pop()}return{tokens:s,
separator:void 0}}function W({text:e},{dash:t}){return!e.startsWith("-")||e==="-"&&t==="operand"}function F(e,{equals:t}){
return t==="all"||t==="long"&&e.startsWith("--")?(0,x().splitAtEquals)(e):{written:e,attached:void 0}}function l(e,t){if(t===
void 0)return!1;switch(e){case"always":return!0;case"never":return!1;case"unless-flag":return!t.text.startsWith("-");case"\
true-or-false":return v(t.text)}}function v(e){return e==="true"||e==="false"}w.exports={isTruth:v,readFlags:g}});
