"use strict";module.exports={"assets/json"(u,d,c,_){let o;const a=()=>o??=d("assets/json-grammar");let m;const r=()=>m??=d("assets/to\
kens");c(u,{readJson:()=>y});function y(i,s,t,e=()=>!1){return new x(i,s,t,e).read()}class x{#f;#i;#s;#u;#h;#c=[];#t=[];#o=0;#a=0;#r=!1;#l=!1;#n=!1;constructor(s,t,e,l){
this.#f=s,this.#u=l,this.#i=t,this.#s=e,this.#h=(0,r().tokenize)(s)}read(){let s;do{if(s=this.#h(),this.#o>this.#i.maxValues){
const t=`more than ${this.#i.maxValues} JSON values; the rest is not read`;this.#s.add("too-many",s,t),this.#p(s);break}
this.#b(s)}while(s.kind!=="end");return this.#c}#b(s){const t=this.#t.at(-1);s.kind==="comment"?this.#e(s,s.fault??(0,r().
describeToken)(s)):t?this.#_(t,s):s.kind!=="end"&&this.#m(s)}#m(s){const t=a().SCALARS.has(s.kind);s.kind==="{"||s.kind===
"["||t&&!this.#l&&!this.#n?(this.#l=!1,this.#r=!1,this.#y(s)):this.#l||(this.#l=!0,this.#r=this.#n,this.#e(s,`expected a\
 JSON value, found ${(0,r().describeToken)(s)}`))}#_(s,t){const{kind:e}=t;e===s.close&&(s.next==="first"||s.next==="comm\
a")?this.#x(s,t):e===s.close&&s.next==="item"?(this.#e(t,`a comma before "${e}"`),this.#x(s,t)):s.next==="comma"&&e===","?
s.next="item":s.next==="colon"&&e===":"?s.next="value":(0,a().isKeyNext)(s)&&e==="string"?this.#v(s,t):(0,a().isValueNext)(
s)&&a().BEGINS_VALUE.has(e)?(s.next="comma",this.#y(t)):(this.#e(t,`expected ${(0,a().expected)(s)}, found ${(0,r().describeToken)(
t)}`),this.#g(t))}#v(s,t){t.fault&&this.#e(t,t.fault);const e=t.value;if(e==="__proto__")this.#s.add("forbidden-key",t,'\
"__proto__" as a key');else if(Object.hasOwn(s.node.value,e)&&!this.#s.full){const l=s.node.children.find(n=>n.key?.name===
e)?.key,h=this.#s.place((l??t).start);this.#s.add("duplicate-key",t,`${JSON.stringify(e)}, first at ${h}`)}s.key={name:e,
start:t.start,end:t.end},s.next="colon"}#y(s){s.fault&&this.#e(s,s.fault),s.kind==="unknown"&&this.#e(s,`expected a JSON\
 value, found ${(0,r().describeToken)(s)}`);const t=s.kind==="{"||s.kind==="[";if(t&&this.#t.length>=this.#i.maxDepth){const e=`\
brackets nested more than ${this.#i.maxDepth} deep`;this.#a+=1,this.#s.add("json-too-deep",s,e),this.#d({value:null,start:s.
start,end:this.#A(s)})}else t?this.#j(s):this.#d({value:p(s),start:s.start,end:s.end})}#j({kind:s,start:t,end:e}){const h={
value:s==="{"?Object.create(null):[],start:t,end:e,children:[]};this.#d(h);const n=s==="{"?"}":"]";this.#t.push({node:h,
faults:this.#a,close:n,next:"first"})}#d(s){this.#o+=1;const t=this.#t.at(-1);if(!t){this.#c.push(s);return}t.node.children.
push(s),Array.isArray(t.node.value)?t.node.value.push(s.value):t.key&&(s.key=t.key,t.node.value[t.key.name]=s.value)}#x(s,t){
s.node.end=t.end,this.#t.pop();const{node:e}=s;this.#u(e.value)&&(delete e.children,s.faults===this.#a&&this.#O(e,b(this.#f,
e)))}#O(s,t){s.value=t;const e=this.#t.at(-1);e&&(Array.isArray(e.node.value)?e.node.value[e.node.value.length-1]=t:s.key&&
(e.node.value[s.key.name]=t))}#p(s){for(const{node:t}of this.#t)t.end=s.start,t.cut=!0;this.#t.length=0}#g(s){this.#p(s),
this.#n=!0,s.kind!=="end"&&this.#m(s)}#A(s){let t=s;for(let e=1;e>0&&t.kind!=="end";)t=this.#h(),(t.kind==="{"||t.kind===
"[")&&(e+=1),(t.kind==="}"||t.kind==="]")&&(e-=1);return t.end}#e(s,t){this.#a+=1,this.#r||this.#s.add("file-not-json",s,
t),this.#r=!0}}function p({kind:i,value:s,fault:t}){return i==="string"?s:i==="number"?t?null:Number(s):i==="true"?!0:i===
"false"?!1:null}function b(i,{start:s,end:t}){return f(JSON.parse(i.slice(s,t)))}function f(i){if(typeof i!="object"||i===
null)return i;for(const s of Object.values(i))f(s);return Array.isArray(i)?i:Object.setPrototypeOf(i,null)}}};
