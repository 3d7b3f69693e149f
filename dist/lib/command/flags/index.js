//# command/flags/equals
(function(e,s,n,u){n(e,{splitAtEquals:()=>l});function l(i){const t=i.indexOf("=");return t<0?{written:i,attached:void 0}:
{written:i.slice(0,t),attached:i.slice(t+1)}}});
//# command/flags/flag-table
(function(l,g,s,b){s(l,{flagTable:()=>c});const r=[["?=","attached"],["=","value"],["?","loose"]];function c(o){const t=new Map;
for(const a of Object.keys(o))for(const n of o[a].split(/\s+/).filter(Boolean)){const[i,h]=r.find(([u])=>n.endsWith(u))??
["","none"],e=n.slice(0,n.length-i.length);if(t.has(e))throw new Error(`flag ${e} is in two groups`);t.set(e,{name:e,arity:h,
effect:a})}return t}});
//# command/flags/read-flags
(function(w,q,g,y){let x;const W=()=>x??=q("command/flags/equals");g(w,{isTruth:()=>v,readFlags:()=>_});function _(e,t){
const s=[],o=e.toReversed(),h=()=>{for(let n=o.pop();n!==void 0;n=o.pop())s.push({kind:"operand",word:n})};for(let n=o.pop();n!==
void 0;n=o.pop()){if(t.separator.test(n.text))return h(),{tokens:s,separator:n};if(F(n,t)){s.push({kind:"operand",word:n}),
t.flags==="first"&&h();continue}const{written:d,attached:r}=O(n.text,t),i=t.expand(d,r);if(i!==void 0&&"instead"in i){const{
span:a,quoted:p}=n;o.push(...i.instead.map(T=>({text:T,span:a,quoted:p})).reverse());continue}const u=o.at(-1);if(i===void 0){
const a=r===void 0&&l(t.unknown,u);s.push({kind:"unknown",word:n,written:d,attached:r,next:u,consumes:a}),a&&o.pop();continue}
for(const a of i.slice(0,-1)){const p={attached:void 0,next:void 0,consumes:!1};s.push({kind:"flag",part:a,word:n,written:d,
...p})}const c=i.at(-1);if(c===void 0)continue;const k=r===void 0&&l(c.takes,u);s.push({kind:"flag",part:c,word:n,written:d,
attached:r,next:u,consumes:k}),k&&o.pop()}return{tokens:s,separator:void 0}}function F({text:e},{dash:t}){return!e.startsWith(
"-")||e==="-"&&t==="operand"}function O(e,{equals:t}){return t==="all"||t==="long"&&e.startsWith("--")?(0,W().splitAtEquals)(
e):{written:e,attached:void 0}}function l(e,t){if(t===void 0)return!1;switch(e){case"always":return!0;case"never":return!1;case"\
unless-flag":return!t.text.startsWith("-");case"true-or-false":return v(t.text)}}function v(e){return e==="true"||e==="f\
alse"}});
