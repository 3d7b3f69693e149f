"use strict";module.exports={"command/flags/equals"(l,m,u,y){u(l,{splitAtEquals:()=>f});function f(o){const a=o.indexOf("=");return a<
0?{written:o,attached:void 0}:{written:o.slice(0,a),attached:o.slice(a+1)}}},"command/flags/flag-table"(l,m,u,y){u(l,{flagTable:()=>o});
const f=[["?=","attached"],["=","value"],["?","loose"]];function o(a){const p=new Map;for(const v of Object.keys(a))for(const r of a[v].
split(/\s+/).filter(Boolean)){const[w,e]=f.find(([s])=>r.endsWith(s))??["","none"],t=r.slice(0,r.length-w.length);if(p.has(
t))throw new Error(`flag ${t} is in two groups`);p.set(t,{name:t,arity:e,effect:v})}return p}},"command/flags/read-flags"(l,m,u,y){
let f;const o=()=>f??=m("command/flags/equals");u(l,{isTruth:()=>w,readFlags:()=>a});function a(e,t){const s=[],i=e.toReversed(),
A=()=>{for(let n=i.pop();n!==void 0;n=i.pop())s.push({kind:"operand",word:n})};for(let n=i.pop();n!==void 0;n=i.pop()){if(t.
separator.test(n.text))return A(),{tokens:s,separator:n};if(p(n,t)){s.push({kind:"operand",word:n}),t.flags==="first"&&A();
continue}const{written:g,attached:h}=v(n.text,t),c=t.expand(g,h);if(c!==void 0&&"instead"in c){const{span:d,quoted:b}=n;
i.push(...c.instead.map(O=>({text:O,span:d,quoted:b})).reverse());continue}const k=i.at(-1);if(c===void 0){const d=h===void 0&&
r(t.unknown,k);s.push({kind:"unknown",word:n,written:g,attached:h,next:k,consumes:d}),d&&i.pop();continue}for(const d of c.
slice(0,-1)){const b={attached:void 0,next:void 0,consumes:!1};s.push({kind:"flag",part:d,word:n,written:g,...b})}const q=c.
at(-1);if(q===void 0)continue;const E=h===void 0&&r(q.takes,k);s.push({kind:"flag",part:q,word:n,written:g,attached:h,next:k,
consumes:E}),E&&i.pop()}return{tokens:s,separator:void 0}}function p({text:e},{dash:t}){return!e.startsWith("-")||e==="-"&&
t==="operand"}function v(e,{equals:t}){return t==="all"||t==="long"&&e.startsWith("--")?(0,o().splitAtEquals)(e):{written:e,
attached:void 0}}function r(e,t){if(t===void 0)return!1;switch(e){case"always":return!0;case"never":return!1;case"unless\
-flag":return!t.text.startsWith("-");case"true-or-false":return w(t.text)}}function w(e){return e==="true"||e==="false"}}};
