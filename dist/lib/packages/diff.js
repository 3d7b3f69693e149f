"use strict";var K=Object.defineProperty;var p=(j,L)=>K(j,"name",{value:L,configurable:!0});module.exports={diff(j,L,X,W){var E=Object.defineProperty,q=Object.getOwnPropertyDescriptor,z=Object.getOwnPropertyNames,
G=Object.prototype.hasOwnProperty,R=p((e,t)=>{for(var o in t)E(e,o,{get:t[o],enumerable:!0})},"__export"),V=p((e,t,o,n)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let l of z(t))!G.call(e,l)&&l!==o&&E(e,l,{get:p(()=>t[l],"get"),enumerable:!(n=
q(t,l))||n.enumerable});return e},"__copyProps"),U=p(e=>V(E({},"__esModule",{value:!0}),e),"__toCommonJS"),I={};R(I,{FILE_HEADERS_ONLY:p(
()=>B,"FILE_HEADERS_ONLY"),createTwoFilesPatch:p(()=>S,"createTwoFilesPatch"),formatPatch:p(()=>x,"formatPatch"),structuredPatch:p(
()=>y,"structuredPatch")}),W.exports=U(I);var g=L("chunk-CVC2726E"),Y=class{static{p(this,"b")}static{(0,g.a)(this,"Diff")}diff(e,t,o={}){
let n;typeof o=="function"?(n=o,o={}):"callback"in o&&(n=o.callback);let l=this.castInput(e,o),s=this.castInput(t,o),a=this.
removeEmpty(this.tokenize(l,o)),r=this.removeEmpty(this.tokenize(s,o));return this.diffWithOptionsObj(a,r,o,n)}diffWithOptionsObj(e,t,o,n){
var l;let s=(0,g.a)(h=>{if(h=this.postProcess(h,o),n){setTimeout(function(){n(h)},0);return}else return h},"done"),a=t.length,
r=e.length,i=1,u=a+r;o.maxEditLength!=null&&(u=Math.min(u,o.maxEditLength));let d=(l=o.timeout)!==null&&l!==void 0?l:1/0,
c=Date.now()+d,w=[{oldPos:-1,lastComponent:void 0}],v=this.extractCommon(w[0],t,e,0,o);if(w[0].oldPos+1>=r&&v+1>=a)return s(
this.buildValues(w[0].lastComponent,t,e));let k=-1/0,b=1/0,N=(0,g.a)(()=>{for(let h=Math.max(k,-i);h<=Math.min(b,i);h+=2){
let m,f=w[h-1],P=w[h+1];f&&(w[h-1]=void 0);let C=!1;if(P){let _=P.oldPos-h;C=P&&0<=_&&_<a}let T=f&&f.oldPos+1<r;if(!C&&!T){
w[h]=void 0;continue}if(!T||C&&f.oldPos<P.oldPos?m=this.addToPath(P,!0,!1,0,o):m=this.addToPath(f,!1,!0,1,o),v=this.extractCommon(
m,t,e,h,o),m.oldPos+1>=r&&v+1>=a)return s(this.buildValues(m.lastComponent,t,e))||!0;w[h]=m,m.oldPos+1>=r&&(b=Math.min(b,
h-1)),v+1>=a&&(k=Math.max(k,h+1))}i++},"execEditLength");if(n)(0,g.a)(p(function h(){setTimeout(function(){if(i>u||Date.
now()>c)return n(void 0);N()||h()},0)},"d"),"exec")();else for(;i<=u&&Date.now()<=c;){let h=N();if(h)return h}}addToPath(e,t,o,n,l){
let s=e.lastComponent;return s&&!l.oneChangePerToken&&s.added===t&&s.removed===o?{oldPos:e.oldPos+n,lastComponent:{count:s.
count+1,added:t,removed:o,previousComponent:s.previousComponent}}:{oldPos:e.oldPos+n,lastComponent:{count:1,added:t,removed:o,
previousComponent:s}}}extractCommon(e,t,o,n,l){let s=t.length,a=o.length,r=e.oldPos,i=r-n,u=0;for(;i+1<s&&r+1<a&&this.equals(
o[r+1],t[i+1],l);)i++,r++,u++,l.oneChangePerToken&&(e.lastComponent={count:1,previousComponent:e.lastComponent,added:!1,
removed:!1});return u&&!l.oneChangePerToken&&(e.lastComponent={count:u,previousComponent:e.lastComponent,added:!1,removed:!1}),
e.oldPos=r,i}equals(e,t,o){return o.comparator?o.comparator(e,t):e===t||!!o.ignoreCase&&e.toLowerCase()===t.toLowerCase()}removeEmpty(e){
let t=[];for(let o=0;o<e.length;o++)e[o]&&t.push(e[o]);return t}castInput(e,t){return e}tokenize(e,t){return Array.from(
e)}join(e){return e.join("")}postProcess(e,t){return e}get useLongestToken(){return!1}buildValues(e,t,o){let n=[],l;for(;e;)
n.push(e),l=e.previousComponent,delete e.previousComponent,e=l;n.reverse();let s=n.length,a=0,r=0,i=0;for(;a<s;a++){let u=n[a];
if(u.removed)u.value=this.join(o.slice(i,i+u.count)),i+=u.count;else{if(!u.added&&this.useLongestToken){let d=t.slice(r,
r+u.count);d=d.map(function(c,w){let v=o[i+w];return v.length>c.length?v:c}),u.value=this.join(d)}else u.value=this.join(
t.slice(r,r+u.count));r+=u.count,u.added||(i+=u.count)}}return n}},J=class extends Y{static{p(this,"y")}static{(0,g.a)(this,
"LineDiff")}constructor(){super(...arguments),this.tokenize=D}equals(e,t,o){return o.ignoreWhitespace?((!o.newlineIsToken||
!e.includes(`
`))&&(e=e.trim()),(!o.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):o.ignoreNewlineAtEof&&!o.newlineIsToken&&(e.endsWith(`
`)&&(e=e.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e,t,o)}},Q=new J;function O(e,t,o){return Q.diff(e,t,o)}p(O,"I"),(0,g.a)(O,"diffLine\
s");function D(e,t){t.stripTrailingCr&&(e=e.replace(/\r\n/g,`
`));let o=[],n=e.split(/(\n|\r\n)/);n[n.length-1]||n.pop();for(let l=0;l<n.length;l++){let s=n[l];l%2&&!t.newlineIsToken?
o[o.length-1]+=s:o.push(s)}return o}p(D,"j"),(0,g.a)(D,"tokenize");function M(e){for(let t=0;t<e.length;t++)if(e[t]<" "||
e[t]>"~"||e[t]==='"'||e[t]==="\\")return!0;return!1}p(M,"A"),(0,g.a)(M,"needsQuoting");function F(e){if(!M(e))return e;let t='\
"',o=new TextEncoder().encode(e),n=0;for(;n<o.length;){let l=o[n];l===7?t+="\\a":l===8?t+="\\b":l===9?t+="\\t":l===10?t+=
"\\n":l===11?t+="\\v":l===12?t+="\\f":l===13?t+="\\r":l===34?t+='\\"':l===92?t+="\\\\":l>=32&&l<=126?t+=String.fromCharCode(
l):t+="\\"+l.toString(8).padStart(3,"0"),n++}return t+='"',t}p(F,"L"),(0,g.a)(F,"quoteFileNameIfNeeded");var H={includeIndex:!0,
includeUnderline:!0,includeFileHeaders:!0},B={includeIndex:!1,includeUnderline:!1,includeFileHeaders:!0};function y(e,t,o,n,l,s,a){
let r;a?typeof a=="function"?r={callback:a}:r=a:r={},typeof r.context>"u"&&(r.context=4);let i=r.context;if(r.newlineIsToken)
throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");if(r.callback){
let{callback:d}=r;O(o,n,Object.assign(Object.assign({},r),{callback:(0,g.a)(c=>{let w=u(c);d(w)},"callback")}))}else return u(
O(o,n,r));function u(d){if(!d)return;d.push({value:"",lines:[]});function c(m){return m.map(function(f){return" "+f})}p(
c,"a"),(0,g.a)(c,"contextLines");let w=[],v=0,k=0,b=[],N=1,h=1;for(let m=0;m<d.length;m++){let f=d[m],P=f.lines||A(f.value);
if(f.lines=P,f.added||f.removed){if(!v){let C=d[m-1];v=N,k=h,C&&(b=i>0?c(C.lines.slice(-i)):[],v-=b.length,k-=b.length)}
for(let C of P)b.push((f.added?"+":"-")+C);f.added?h+=P.length:N+=P.length}else{if(v)if(P.length<=i*2&&m<d.length-2)for(let C of c(
P))b.push(C);else{let C=Math.min(P.length,i);for(let _ of c(P.slice(0,C)))b.push(_);let T={oldStart:v,oldLines:N-v+C,newStart:k,
newLines:h-k+C,lines:b};w.push(T),v=0,k=0,b=[]}N+=P.length,h+=P.length}}for(let m of w)for(let f=0;f<m.lines.length;f++)
m.lines[f].endsWith(`
`)?m.lines[f]=m.lines[f].slice(0,-1):(m.lines.splice(f+1,0,"\\ No newline at end of file"),f++);return{oldFileName:e,newFileName:t,
oldHeader:l,newHeader:s,hunks:w}}p(u,"m"),(0,g.a)(u,"diffLinesResultToPatch")}p(y,"k"),(0,g.a)(y,"structuredPatch");function x(e,t){
var o,n,l,s,a,r;if(t||(t=H),Array.isArray(e)){if(e.length>1&&!t.includeFileHeaders&&!e.every(d=>d.isGit))throw new Error(
"Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the \
patch know which changes are to which file?)");return e.map(d=>x(d,t)).join(`
`)}let i=[];if(e.isGit){if(t=H,!e.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e.newFileName)
throw new Error("newFileName must be specified for Git patches");let d=e.oldFileName,c=e.newFileName;e.isCreate&&d==="/d\
ev/null"?d=c.replace(/^b\//,"a/"):e.isDelete&&c==="/dev/null"&&(c=d.replace(/^a\//,"b/")),i.push("diff --git "+F(d)+" "+
F(c)),e.isDelete&&i.push("deleted file mode "+((o=e.oldMode)!==null&&o!==void 0?o:"100644")),e.isCreate&&i.push("new fil\
e mode "+((n=e.newMode)!==null&&n!==void 0?n:"100644")),e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate&&(i.push("old mod\
e "+e.oldMode),i.push("new mode "+e.newMode)),e.isRename&&(i.push("rename from "+F(((l=e.oldFileName)!==null&&l!==void 0?
l:"").replace(/^a\//,""))),i.push("rename to "+F(((s=e.newFileName)!==null&&s!==void 0?s:"").replace(/^b\//,"")))),e.isCopy&&
(i.push("copy from "+F(((a=e.oldFileName)!==null&&a!==void 0?a:"").replace(/^a\//,""))),i.push("copy to "+F(((r=e.newFileName)!==
null&&r!==void 0?r:"").replace(/^b\//,""))))}else t.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==void 0&&
i.push("Index: "+e.oldFileName),t.includeUnderline&&i.push("============================================================\
=======");let u=e.hunks.length>0;t.includeFileHeaders&&e.oldFileName!==void 0&&e.newFileName!==void 0&&(!e.isGit||u)&&(i.
push("--- "+F(e.oldFileName)+(e.oldHeader?"	"+e.oldHeader:"")),i.push("+++ "+F(e.newFileName)+(e.newHeader?"	"+e.newHeader:
"")));for(let d=0;d<e.hunks.length;d++){let c=e.hunks[d],w=c.oldLines===0?c.oldStart-1:c.oldStart,v=c.newLines===0?c.newStart-
1:c.newStart;i.push("@@ -"+w+","+c.oldLines+" +"+v+","+c.newLines+" @@");for(let k of c.lines)i.push(k)}return i.join(`
`)+`
`}p(x,"F"),(0,g.a)(x,"formatPatch");function S(e,t,o,n,l,s,a){if(typeof a=="function"&&(a={callback:a}),a?.callback){let{
callback:r}=a;y(e,t,o,n,l,s,Object.assign(Object.assign({},a),{callback:(0,g.a)(i=>{r(i?x(i,a.headerOptions):void 0)},"c\
allback")}))}else{let r=y(e,t,o,n,l,s,a);return r?x(r,a?.headerOptions):void 0}}p(S,"_"),(0,g.a)(S,"createTwoFilesPatch");
function A(e){let t=e.endsWith(`
`),o=e.split(`
`).map(n=>n+`
`);return t?o.pop():o.push(o.pop().slice(0,-1)),o}p(A,"R"),(0,g.a)(A,"splitLines")}};
