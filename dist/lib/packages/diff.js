"use strict";module.exports={diff(J,E,B,I){var x=Object.defineProperty,L=Object.getOwnPropertyDescriptor,M=Object.getOwnPropertyNames,
H=Object.prototype.hasOwnProperty,S=(e,t)=>{for(var o in t)x(e,o,{get:t[o],enumerable:!0})},D=(e,t,o,n)=>{if(t&&typeof t==
"object"||typeof t=="function")for(let l of M(t))!H.call(e,l)&&l!==o&&x(e,l,{get:()=>t[l],enumerable:!(n=L(t,l))||n.enumerable});
return e},A=e=>D(x({},"__esModule",{value:!0}),e),O={};S(O,{FILE_HEADERS_ONLY:()=>q,createTwoFilesPatch:()=>z,formatPatch:()=>F,
structuredPatch:()=>_}),I.exports=A(O);var K=E("chunk-IYWUY3VA"),W=class{diff(e,t,o={}){let n;typeof o=="function"?(n=o,
o={}):"callback"in o&&(n=o.callback);let l=this.castInput(e,o),a=this.castInput(t,o),s=this.removeEmpty(this.tokenize(l,
o)),i=this.removeEmpty(this.tokenize(a,o));return this.diffWithOptionsObj(s,i,o,n)}diffWithOptionsObj(e,t,o,n){var l;let a=h=>{
if(h=this.postProcess(h,o),n){setTimeout(function(){n(h)},0);return}else return h},s=t.length,i=e.length,r=1,d=s+i;o.maxEditLength!=
null&&(d=Math.min(d,o.maxEditLength));let u=(l=o.timeout)!==null&&l!==void 0?l:1/0,c=Date.now()+u,m=[{oldPos:-1,lastComponent:void 0}],
w=this.extractCommon(m[0],t,e,0,o);if(m[0].oldPos+1>=i&&w+1>=s)return a(this.buildValues(m[0].lastComponent,t,e));let b=-1/0,
P=1/0,k=()=>{for(let h=Math.max(b,-r);h<=Math.min(P,r);h+=2){let f,p=m[h-1],g=m[h+1];p&&(m[h-1]=void 0);let v=!1;if(g){let N=g.
oldPos-h;v=g&&0<=N&&N<s}let y=p&&p.oldPos+1<i;if(!v&&!y){m[h]=void 0;continue}if(!y||v&&p.oldPos<g.oldPos?f=this.addToPath(
g,!0,!1,0,o):f=this.addToPath(p,!1,!0,1,o),w=this.extractCommon(f,t,e,h,o),f.oldPos+1>=i&&w+1>=s)return a(this.buildValues(
f.lastComponent,t,e))||!0;m[h]=f,f.oldPos+1>=i&&(P=Math.min(P,h-1)),w+1>=s&&(b=Math.max(b,h+1))}r++};if(n)(function h(){
setTimeout(function(){if(r>d||Date.now()>c)return n(void 0);k()||h()},0)})();else for(;r<=d&&Date.now()<=c;){let h=k();if(h)
return h}}addToPath(e,t,o,n,l){let a=e.lastComponent;return a&&!l.oneChangePerToken&&a.added===t&&a.removed===o?{oldPos:e.
oldPos+n,lastComponent:{count:a.count+1,added:t,removed:o,previousComponent:a.previousComponent}}:{oldPos:e.oldPos+n,lastComponent:{
count:1,added:t,removed:o,previousComponent:a}}}extractCommon(e,t,o,n,l){let a=t.length,s=o.length,i=e.oldPos,r=i-n,d=0;
for(;r+1<a&&i+1<s&&this.equals(o[i+1],t[r+1],l);)r++,i++,d++,l.oneChangePerToken&&(e.lastComponent={count:1,previousComponent:e.
lastComponent,added:!1,removed:!1});return d&&!l.oneChangePerToken&&(e.lastComponent={count:d,previousComponent:e.lastComponent,
added:!1,removed:!1}),e.oldPos=i,r}equals(e,t,o){return o.comparator?o.comparator(e,t):e===t||!!o.ignoreCase&&e.toLowerCase()===
t.toLowerCase()}removeEmpty(e){let t=[];for(let o=0;o<e.length;o++)e[o]&&t.push(e[o]);return t}castInput(e,t){return e}tokenize(e,t){
return Array.from(e)}join(e){return e.join("")}postProcess(e,t){return e}get useLongestToken(){return!1}buildValues(e,t,o){
let n=[],l;for(;e;)n.push(e),l=e.previousComponent,delete e.previousComponent,e=l;n.reverse();let a=n.length,s=0,i=0,r=0;
for(;s<a;s++){let d=n[s];if(d.removed)d.value=this.join(o.slice(r,r+d.count)),r+=d.count;else{if(!d.added&&this.useLongestToken){
let u=t.slice(i,i+d.count);u=u.map(function(c,m){let w=o[r+m];return w.length>c.length?w:c}),d.value=this.join(u)}else d.
value=this.join(t.slice(i,i+d.count));i+=d.count,d.added||(r+=d.count)}}return n}},Y=class extends W{constructor(){super(
...arguments),this.tokenize=U}equals(e,t,o){return o.ignoreWhitespace?((!o.newlineIsToken||!e.includes(`
`))&&(e=e.trim()),(!o.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):o.ignoreNewlineAtEof&&!o.newlineIsToken&&(e.endsWith(`
`)&&(e=e.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e,t,o)}},G=new Y;function T(e,t,o){return G.diff(e,t,o)}function U(e,t){t.stripTrailingCr&&
(e=e.replace(/\r\n/g,`
`));let o=[],n=e.split(/(\n|\r\n)/);n[n.length-1]||n.pop();for(let l=0;l<n.length;l++){let a=n[l];l%2&&!t.newlineIsToken?
o[o.length-1]+=a:o.push(a)}return o}function V(e){for(let t=0;t<e.length;t++)if(e[t]<" "||e[t]>"~"||e[t]==='"'||e[t]==="\
\\")return!0;return!1}function C(e){if(!V(e))return e;let t='"',o=new TextEncoder().encode(e),n=0;for(;n<o.length;){let l=o[n];
l===7?t+="\\a":l===8?t+="\\b":l===9?t+="\\t":l===10?t+="\\n":l===11?t+="\\v":l===12?t+="\\f":l===13?t+="\\r":l===34?t+='\
\\"':l===92?t+="\\\\":l>=32&&l<=126?t+=String.fromCharCode(l):t+="\\"+l.toString(8).padStart(3,"0"),n++}return t+='"',t}
var j={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0},q={includeIndex:!1,includeUnderline:!1,includeFileHeaders:!0};
function _(e,t,o,n,l,a,s){let i;s?typeof s=="function"?i={callback:s}:i=s:i={},typeof i.context>"u"&&(i.context=4);let r=i.
context;if(i.newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with d\
iffing functions");if(i.callback){let{callback:u}=i;T(o,n,Object.assign(Object.assign({},i),{callback:c=>{let m=d(c);u(m)}}))}else
return d(T(o,n,i));function d(u){if(!u)return;u.push({value:"",lines:[]});function c(f){return f.map(function(p){return"\
 "+p})}let m=[],w=0,b=0,P=[],k=1,h=1;for(let f=0;f<u.length;f++){let p=u[f],g=p.lines||R(p.value);if(p.lines=g,p.added||
p.removed){if(!w){let v=u[f-1];w=k,b=h,v&&(P=r>0?c(v.lines.slice(-r)):[],w-=P.length,b-=P.length)}for(let v of g)P.push(
(p.added?"+":"-")+v);p.added?h+=g.length:k+=g.length}else{if(w)if(g.length<=r*2&&f<u.length-2)for(let v of c(g))P.push(v);else{
let v=Math.min(g.length,r);for(let N of c(g.slice(0,v)))P.push(N);let y={oldStart:w,oldLines:k-w+v,newStart:b,newLines:h-
b+v,lines:P};m.push(y),w=0,b=0,P=[]}k+=g.length,h+=g.length}}for(let f of m)for(let p=0;p<f.lines.length;p++)f.lines[p].
endsWith(`
`)?f.lines[p]=f.lines[p].slice(0,-1):(f.lines.splice(p+1,0,"\\ No newline at end of file"),p++);return{oldFileName:e,newFileName:t,
oldHeader:l,newHeader:a,hunks:m}}}function F(e,t){var o,n,l,a,s,i;if(t||(t=j),Array.isArray(e)){if(e.length>1&&!t.includeFileHeaders&&
!e.every(u=>u.isGit))throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; \
how would a tool trying to apply the patch know which changes are to which file?)");return e.map(u=>F(u,t)).join(`
`)}let r=[];if(e.isGit){if(t=j,!e.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e.newFileName)
throw new Error("newFileName must be specified for Git patches");let u=e.oldFileName,c=e.newFileName;e.isCreate&&u==="/d\
ev/null"?u=c.replace(/^b\//,"a/"):e.isDelete&&c==="/dev/null"&&(c=u.replace(/^a\//,"b/")),r.push("diff --git "+C(u)+" "+
C(c)),e.isDelete&&r.push("deleted file mode "+((o=e.oldMode)!==null&&o!==void 0?o:"100644")),e.isCreate&&r.push("new fil\
e mode "+((n=e.newMode)!==null&&n!==void 0?n:"100644")),e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate&&(r.push("old mod\
e "+e.oldMode),r.push("new mode "+e.newMode)),e.isRename&&(r.push("rename from "+C(((l=e.oldFileName)!==null&&l!==void 0?
l:"").replace(/^a\//,""))),r.push("rename to "+C(((a=e.newFileName)!==null&&a!==void 0?a:"").replace(/^b\//,"")))),e.isCopy&&
(r.push("copy from "+C(((s=e.oldFileName)!==null&&s!==void 0?s:"").replace(/^a\//,""))),r.push("copy to "+C(((i=e.newFileName)!==
null&&i!==void 0?i:"").replace(/^b\//,""))))}else t.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==void 0&&
r.push("Index: "+e.oldFileName),t.includeUnderline&&r.push("============================================================\
=======");let d=e.hunks.length>0;t.includeFileHeaders&&e.oldFileName!==void 0&&e.newFileName!==void 0&&(!e.isGit||d)&&(r.
push("--- "+C(e.oldFileName)+(e.oldHeader?"	"+e.oldHeader:"")),r.push("+++ "+C(e.newFileName)+(e.newHeader?"	"+e.newHeader:
"")));for(let u=0;u<e.hunks.length;u++){let c=e.hunks[u],m=c.oldLines===0?c.oldStart-1:c.oldStart,w=c.newLines===0?c.newStart-
1:c.newStart;r.push("@@ -"+m+","+c.oldLines+" +"+w+","+c.newLines+" @@");for(let b of c.lines)r.push(b)}return r.join(`
`)+`
`}function z(e,t,o,n,l,a,s){if(typeof s=="function"&&(s={callback:s}),s?.callback){let{callback:i}=s;_(e,t,o,n,l,a,Object.
assign(Object.assign({},s),{callback:r=>{i(r?F(r,s.headerOptions):void 0)}}))}else{let i=_(e,t,o,n,l,a,s);return i?F(i,s?.
headerOptions):void 0}}function R(e){let t=e.endsWith(`
`),o=e.split(`
`).map(n=>n+`
`);return t?o.pop():o.push(o.pop().slice(0,-1)),o}}};
