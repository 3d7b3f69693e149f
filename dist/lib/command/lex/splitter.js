"use strict";module.exports={"command/lex/splitter"(u,l,f,g){let m;const h=()=>m??=l("command/lex/characters");let p;const r=()=>p??=
l("command/lex/shell-syntax");f(u,{splitWords:()=>b});const o=1e3,d=new Uint8Array(128);for(const c of` 	
\r'"\\$\`;&|<>()`)d[c.charCodeAt(0)]=1;function b(c,t){return new k(c,t).split()}class k{#s;#i;#r=[];#h=[];#n=0;#t=0;#c=0;constructor(t,s){
this.#s=t,this.#i=s}split(){for(;this.#t<this.#s.length;)this.#p();if(this.#a(),this.#c>o){const t={start:0,end:this.#s.
length};this.#i.add("too-many-quotes",t,{quotes:this.#c,limit:o})}return this.#r}#p(){switch(this.#s.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,h().inspectCharacters)(this.#s.charAt(this.#t),this.#t,!1,this.#i),this.#t+=1;break;case"'":this.#b();
break;case'"':this.#k();break;case"\\":this.#g();break;case"$":this.#u(!1);break;case"`":this.#f(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=(0,r().readOperator)(this.#s,this.#t,this.#i);break;case"#":
this.#h.length===0?this.#w():this.#l();break;default:this.#l()}}#e(t,s,i,e=i){this.#h.length===0&&(this.#n=e),this.#h.push(
{text:t,quoted:s,start:i})}#a(){this.#h.length!==0&&(this.#r.push({parts:this.#h,start:this.#n,end:this.#t}),this.#h=[])}#l(){
const t=this.#t;let s=t+1;for(;s<this.#s.length&&d[this.#s.charCodeAt(s)]!==1;)s+=1;const i=this.#s.slice(t,s);(0,h().inspectCharacters)(
i,t,!1,this.#i),this.#e(i,!1,t),this.#t=s}#b(){const t=this.#t,s=this.#s.indexOf("'",t+1),i=s<0?this.#s.length:s,e=this.#s.
slice(t+1,i);(0,h().inspectCharacters)(e,t+1,!0,this.#i),this.#e(e,!0,t+1,t),this.#o(t,i,"'")}#k(){const t=this.#t,s=this.#s;
let i="",e=t+1;for(this.#t=e;this.#t<s.length&&s.charAt(this.#t)!=='"';){const n=s.charAt(this.#t);n==="\\"&&/["$`\\\n]/.
test(s.charAt(this.#t+1))?(i+=s.slice(e,this.#t),s.charAt(this.#t+1)===`
`&&this.#d(),e=this.#t+1,this.#t+=2):n==="$"?this.#u(!0):n==="`"?this.#f(!0):this.#t+=1}const a=Math.min(this.#t,s.length);
i+=s.slice(e,a),(0,h().inspectCharacters)(s.slice(t+1,a),t+1,!0,this.#i),this.#e(i,!0,t+1,t),this.#o(t,a,'"')}#o(t,s,i){
this.#c+=1,this.#t=Math.min(s+1,this.#s.length),!(s<this.#s.length)&&this.#i.add("unterminated-quote",{start:t,end:s},{quote:i})}#g(){
const t=this.#t,s=this.#s.charAt(t+1);this.#t+=1,s===""?(this.#i.add("trailing-backslash",{start:t,end:t+1},{}),this.#e(
"\\",!0,t)):s===`
`?(this.#t=t,this.#d(),this.#t+=2):s>"\x7F"?this.#e("",!0,t+1,t):((0,h().inspectCharacters)(s,t+1,!0,this.#i),this.#e(s,
!0,t+1,t),this.#t+=1)}#d(){this.#i.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#u(t){const s=(0,r().readDollar)(
this.#s,this.#t,t);s?this.#m(s.kind,s.end,t):(t||this.#e("$",!1,this.#t),this.#t+=1)}#f(t){const s=(0,r().backtickEnd)(this.#s,
this.#t);this.#m("command-substitution",s,t)}#m(t,s,i){const e=this.#t,a=this.#s.slice(e,s);this.#i.add(t,{start:e,end:s},
{written:(0,h().visible)(a)}),i||this.#e(a,!0,e),this.#t=s}#w(){const t=this.#t,s=this.#s.indexOf(`
`,t);this.#t=s<0?this.#s.length:s;const i=this.#s.slice(t,this.#t);(0,h().inspectCharacters)(i,t,!1,this.#i),this.#i.add(
"shell-comment",{start:t,end:this.#t},{written:(0,h().visible)(i)})}}}};
