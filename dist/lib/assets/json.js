"use strict";module.exports={"assets/json"(n,d,u,_){let c;const a=()=>c??=d("assets/json-grammar");let f;const l=()=>f??=d("assets/to\
kens");u(n,{readJson:()=>m});function m(i,s,e,t=()=>!1){return new o(i,s,e,t).read()}class o{#i;#s;#n;#r;#u=[];#e=[];#c=0;#a=!1;#l=!1;#h=!1;constructor(s,e,t,r){
this.#n=r,this.#i=e,this.#s=t,this.#r=(0,l().tokenize)(s)}read(){let s;do{if(s=this.#r(),this.#c>this.#i.maxValues){const e=`\
more than ${this.#i.maxValues} JSON values; the rest is not read`;this.#s.add("too-many",s,e),this.#x(s);break}this.#v(s)}while(s.
kind!=="end");return this.#u}#v(s){const e=this.#e.at(-1);s.kind==="comment"?this.#t(s,s.fault??(0,l().describeToken)(s)):
e?this.#_(e,s):s.kind!=="end"&&this.#f(s)}#f(s){const e=a().SCALARS.has(s.kind);s.kind==="{"||s.kind==="["||e&&!this.#l&&
!this.#h?(this.#l=!1,this.#a=!1,this.#m(s)):this.#l||(this.#l=!0,this.#a=this.#h,this.#t(s,`expected a JSON value, found\
 ${(0,l().describeToken)(s)}`))}#_(s,e){const{kind:t}=e;t===s.close&&(s.next==="first"||s.next==="comma")?this.#o(s,e):t===
s.close&&s.next==="item"?(this.#t(e,`a comma before "${t}"`),this.#o(s,e)):s.next==="comma"&&t===","?s.next="item":s.next===
"colon"&&t===":"?s.next="value":(0,a().isKeyNext)(s)&&t==="string"?this.#y(s,e):(0,a().isValueNext)(s)&&a().BEGINS_VALUE.
has(t)?(s.next="comma",this.#m(e)):(this.#t(e,`expected ${(0,a().expected)(s)}, found ${(0,l().describeToken)(e)}`),this.#b(
e))}#y(s,e){e.fault&&this.#t(e,e.fault);const t=e.value;if(t==="__proto__")this.#s.add("forbidden-key",e,'"__proto__" as\
 a key');else if(Object.hasOwn(s.node.value,t)&&!this.#s.full){const r=s.node.children.find(v=>v.key?.name===t)?.key,h=this.#s.
place((r??e).start);this.#s.add("duplicate-key",e,`${JSON.stringify(t)}, first at ${h}`)}s.key={name:t,start:e.start,end:e.
end},s.next="colon"}#m(s){s.fault&&this.#t(s,s.fault),s.kind==="unknown"&&this.#t(s,`expected a JSON value, found ${(0,l().
describeToken)(s)}`);const e=s.kind==="{"||s.kind==="[";if(e&&this.#e.length>=this.#i.maxDepth){const t=`brackets nested\
 more than ${this.#i.maxDepth} deep`;this.#s.add("json-too-deep",s,t),this.#d({value:null,start:s.start,end:this.#g(s)})}else
e?this.#p(s):this.#d({value:x(s),start:s.start,end:s.end})}#p({kind:s,start:e,end:t}){const h={value:s==="{"?Object.create(
null):[],start:e,end:t,children:[]};this.#d(h),this.#e.push({node:h,close:s==="{"?"}":"]",next:"first"})}#d(s){this.#c+=
1;const e=this.#e.at(-1);if(!e){this.#u.push(s);return}e.node.children.push(s),Array.isArray(e.node.value)?e.node.value.
push(s.value):e.key&&(s.key=e.key,e.node.value[e.key.name]=s.value)}#o(s,e){s.node.end=e.end,this.#e.pop();const{node:t}=s;
this.#n(t.value)&&delete t.children}#x(s){for(const{node:e}of this.#e)e.end=s.start,e.cut=!0;this.#e.length=0}#b(s){this.#x(
s),this.#h=!0,s.kind!=="end"&&this.#f(s)}#g(s){let e=s;for(let t=1;t>0&&e.kind!=="end";)e=this.#r(),(e.kind==="{"||e.kind===
"[")&&(t+=1),(e.kind==="}"||e.kind==="]")&&(t-=1);return e.end}#t(s,e){this.#a||this.#s.add("file-not-json",s,e),this.#a=
!0}}function x({kind:i,value:s,fault:e}){return i==="string"?s:i==="number"?e?null:Number(s):i==="true"?!0:i==="false"?!1:
null}}};
