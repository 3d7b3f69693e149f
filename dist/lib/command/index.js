"use strict";module.exports={"command/sentence"(A,x,S,T){let w;const $=()=>w??=x("command/families/programs");S(A,{isSentence:()=>h});
const v=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
_=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
z=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,u=/^[A-Za-z][a-z']*[:,]?$/,y=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
p=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,g=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function h(s){const e=s.trim(),[i="",...r]=e.split(/\s+/,100);if($().REFUSED_PROGRAMS.has(i))return!1;if(y.test(e)||p.test(
e)||g.test(i))return!0;if(/[;&|<>$`]/.test(e))return!1;const c=u.test(i);if(r.some(l=>/^--?[A-Za-z]/.test(l)))return!1;if((c||
z.test(i))&&r.some(l=>v.test(t(l))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(i))return r.length>0||/[.!:]$/.test(i);const a=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(r[0]??"");return c&&a&&(_.test(i)||/[a-z]{2}[.!?]$/.test(e))}function t(s){return s.replace(/[.,;:!?]$/,"")}},"comm\
and/shell-text"(A,x,S,T){let w;const $=()=>w??=x("command/lex/lex");S(A,{everyCommand:()=>u,readShellText:()=>z});const v=128*
1024,_=16;function z(h,t){return h.length>v?[]:new y(h,t).read()}function u(h){return h.flatMap(t=>[t,...u(t.inside)])}class y{#s;#r;#i=[];#e;#t=0;constructor(t,s){
this.#s=t,this.#r=s,this.#e=p(0,0,"")}read(){for(;this.#t<this.#s.length;)this.#l();for(;this.#i.length>0;)this.#h(this.#s.
length);return this.#o(this.#s.length,""),this.#e.commands}#l(){const t=this.#e,s=this.#s.charAt(this.#t),e=this.#s.charAt(
this.#t+1);t.quote==="'"?(s==="'"&&(t.quote=""),this.#t+=1):s==="\\"?this.#t+=2:s==="`"?t.close==="`"?this.#h(this.#t):this.#n(
1,"`"):s==="$"&&e==="("?this.#n(2,")"):t.quote==='"'?(s==='"'&&(t.quote=""),this.#t+=1):this.#c(s,e)}#c(t,s){const e=this.#e;
if(t==='"'||t==="'")e.quote=t,this.#t+=1;else if(t==="(")this.#n(1,")");else if(t===")")e.close===")"?this.#h(this.#t):this.#a(
/[)]/);else if((t==="<"||t===">")&&s==="(")this.#n(2,")");else if(t==="<"||t===">"||t==="&"&&s===">"){const i=this.#t;do
this.#t+=1;while(this.#t-i<3&&/[<>&|-]/.test(this.#s.charAt(this.#t)));e.operators.push([i,this.#t])}else if(/[;&|\r\n]/.
test(t))this.#a(/[;&|\r\n]/);else if(t==="#"&&/^\s?$/.test(this.#s.charAt(this.#t-1))){const i=this.#s.indexOf(`
`,this.#t);e.holes.push([this.#t,i<0?this.#s.length:i]),this.#t=i<0?this.#s.length:i}else this.#t+=1}#a(t){const s=this.#t;
for(;t.test(this.#s.charAt(this.#t));)this.#t+=1;this.#o(s,this.#s.slice(s,this.#t))}#n(t,s){const e=this.#t;if(this.#t+=
t,this.#i.length===_){this.#o(e,"");return}this.#i.push(this.#e),this.#e=p(e,this.#t,s)}#h(t){this.#o(t,"");const{commands:s,
opened:e}=this.#e,i=this.#i.pop();i!==void 0&&(this.#t=Math.min(t+1,this.#s.length),i.holes.push([e,this.#t]),i.inside.push(
...s),this.#e=i)}#o(t,s){const e=this.#e,i=this.#m(e,t),{words:r,redirections:c,inside:a}=i;(r.length>0||c.length>0||a.length>
0)&&(e.commands.push(i),e.pipedFrom=/^\|&?$/.test(s)?i:void 0),e.start=this.#t,e.holes=[],e.operators=[],e.inside=[]}#m({
start:t,holes:s,operators:e,inside:i,pipedFrom:r},c){let a="",l=t;const Z=[...s.map(([n,o])=>({from:n,to:o,filling:this.#s[n]===
"#"?" ":"_"})),...e.map(([n,o])=>({from:n,to:o,filling:" "}))].sort((n,o)=>n.from-o.from);for(const{from:n,to:o,filling:m}of Z)
a+=this.#s.slice(l,n)+m.repeat(o-n),l=o;a+=this.#s.slice(l,c);const R=(0,$().lex)(a,this.#r),d=R.words.map(n=>({...n,span:g(
n.span,t)})),q=R.problems.map(n=>({...n,span:g(n.span,t)})),E=new Set;let f=0;const M=e.map(([n,o])=>{for(;f<d.length&&(d[f]?.
span.start??o)<o;)f+=1;const m=d[f],O=d[f-1];return O?.span.end===n&&/^\d+$/.test(O.text)&&E.add(O),m&&E.add(m),{operator:this.#s.
slice(n,o),...m&&{target:m}}});return{words:d.filter(n=>!E.has(n)),redirections:M,problems:q,inside:i,...r&&{pipedFrom:r}}}}
function p(h,t,s){return{opened:h,start:t,close:s,quote:"",pipedFrom:void 0,...{commands:[],holes:[],operators:[],inside:[]}}}
function g({start:h,end:t},s){return{start:h+s,end:t+s}}}};
