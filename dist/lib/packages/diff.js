"use strict";module.exports={diff(X,H,Z,S){var y=Object.defineProperty,W=Object.getOwnPropertyDescriptor,D=Object.getOwnPropertyNames,
A=Object.prototype.hasOwnProperty,G=(e,t)=>{for(var n in t)y(e,n,{get:t[n],enumerable:!0})},R=(e,t,n,i)=>{if(t&&typeof t==
"object"||typeof t=="function")for(let u of D(t))!A.call(e,u)&&u!==n&&y(e,u,{get:()=>t[u],enumerable:!(i=W(t,u))||i.enumerable});
return e},U=e=>R(y({},"__esModule",{value:!0}),e),O={};G(O,{FILE_HEADERS_ONLY:()=>J,createTwoFilesPatch:()=>K,formatPatch:()=>C,
parsePatch:()=>B,structuredPatch:()=>L}),S.exports=U(O);var ee=H("chunk-IYWUY3VA"),Y=class{diff(e,t,n={}){let i;typeof n==
"function"?(i=n,n={}):"callback"in n&&(i=n.callback);let u=this.castInput(e,n),m=this.castInput(t,n),h=this.removeEmpty(
this.tokenize(u,n)),c=this.removeEmpty(this.tokenize(m,n));return this.diffWithOptionsObj(h,c,n,i)}diffWithOptionsObj(e,t,n,i){
var u;let m=r=>{if(r=this.postProcess(r,n),i){setTimeout(function(){i(r)},0);return}else return r},h=t.length,c=e.length,
f=1,g=h+c;n.maxEditLength!=null&&(g=Math.min(g,n.maxEditLength));let p=(u=n.timeout)!==null&&u!==void 0?u:1/0,w=Date.now()+
p,N=[{oldPos:-1,lastComponent:void 0}],k=this.extractCommon(N[0],t,e,0,n);if(N[0].oldPos+1>=c&&k+1>=h)return m(this.buildValues(
N[0].lastComponent,t,e));let o=-1/0,l=1/0,d=()=>{for(let r=Math.max(o,-f);r<=Math.min(l,f);r+=2){let s,a=N[r-1],v=N[r+1];
a&&(N[r-1]=void 0);let b=!1;if(v){let P=v.oldPos-r;b=v&&0<=P&&P<h}let x=a&&a.oldPos+1<c;if(!b&&!x){N[r]=void 0;continue}
if(!x||b&&a.oldPos<v.oldPos?s=this.addToPath(v,!0,!1,0,n):s=this.addToPath(a,!1,!0,1,n),k=this.extractCommon(s,t,e,r,n),
s.oldPos+1>=c&&k+1>=h)return m(this.buildValues(s.lastComponent,t,e))||!0;N[r]=s,s.oldPos+1>=c&&(l=Math.min(l,r-1)),k+1>=
h&&(o=Math.max(o,r+1))}f++};if(i)(function r(){setTimeout(function(){if(f>g||Date.now()>w)return i(void 0);d()||r()},0)})();else
for(;f<=g&&Date.now()<=w;){let r=d();if(r)return r}}addToPath(e,t,n,i,u){let m=e.lastComponent;return m&&!u.oneChangePerToken&&
m.added===t&&m.removed===n?{oldPos:e.oldPos+i,lastComponent:{count:m.count+1,added:t,removed:n,previousComponent:m.previousComponent}}:
{oldPos:e.oldPos+i,lastComponent:{count:1,added:t,removed:n,previousComponent:m}}}extractCommon(e,t,n,i,u){let m=t.length,
h=n.length,c=e.oldPos,f=c-i,g=0;for(;f+1<m&&c+1<h&&this.equals(n[c+1],t[f+1],u);)f++,c++,g++,u.oneChangePerToken&&(e.lastComponent=
{count:1,previousComponent:e.lastComponent,added:!1,removed:!1});return g&&!u.oneChangePerToken&&(e.lastComponent={count:g,
previousComponent:e.lastComponent,added:!1,removed:!1}),e.oldPos=c,f}equals(e,t,n){return n.comparator?n.comparator(e,t):
e===t||!!n.ignoreCase&&e.toLowerCase()===t.toLowerCase()}removeEmpty(e){let t=[];for(let n=0;n<e.length;n++)e[n]&&t.push(
e[n]);return t}castInput(e,t){return e}tokenize(e,t){return Array.from(e)}join(e){return e.join("")}postProcess(e,t){return e}get useLongestToken(){
return!1}buildValues(e,t,n){let i=[],u;for(;e;)i.push(e),u=e.previousComponent,delete e.previousComponent,e=u;i.reverse();
let m=i.length,h=0,c=0,f=0;for(;h<m;h++){let g=i[h];if(g.removed)g.value=this.join(n.slice(f,f+g.count)),f+=g.count;else{
if(!g.added&&this.useLongestToken){let p=t.slice(c,c+g.count);p=p.map(function(w,N){let k=n[f+N];return k.length>w.length?
k:w}),g.value=this.join(p)}else g.value=this.join(t.slice(c,c+g.count));c+=g.count,g.added||(f+=g.count)}}return i}},V=class extends Y{constructor(){
super(...arguments),this.tokenize=z}equals(e,t,n){return n.ignoreWhitespace?((!n.newlineIsToken||!e.includes(`
`))&&(e=e.trim()),(!n.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):n.ignoreNewlineAtEof&&!n.newlineIsToken&&(e.endsWith(`
`)&&(e=e.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e,t,n)}},q=new V;function _(e,t,n){return q.diff(e,t,n)}function z(e,t){t.stripTrailingCr&&
(e=e.replace(/\r\n/g,`
`));let n=[],i=e.split(/(\n|\r\n)/);i[i.length-1]||i.pop();for(let u=0;u<i.length;u++){let m=i[u];u%2&&!t.newlineIsToken?
n[n.length-1]+=m:n.push(m)}return n}function B(e){let t=e.split(/\n/),n=[],i=0;function u(o){return/^diff --git /.test(o)}
function m(o){return u(o)||/^Index:\s/.test(o)||/^diff(?: -r \w+)+\s/.test(o)}function h(o){return/^(---|\+\+\+)\s/.test(
o)}function c(o){return/^@@\s/.test(o)}function f(){var o;let l={};l.hunks=[],n.push(l);let d=!1;for(;i<t.length;){let r=t[i];
if(h(r)||c(r))break;if(u(r)){if(d)return;d=!0,l.isGit=!0;let s=g(r);for(s&&(l.oldFileName=s.oldFileName,l.newFileName=s.
newFileName),i++;i<t.length;){let a=t[i];if(h(a)||c(a)||m(a))break;let v=/^rename from (.*)/.exec(a);v&&(l.oldFileName="\
a/"+p(v[1]),l.isRename=!0);let b=/^rename to (.*)/.exec(a);b&&(l.newFileName="b/"+p(b[1]),l.isRename=!0);let x=/^copy from (.*)/.
exec(a);x&&(l.oldFileName="a/"+p(x[1]),l.isCopy=!0);let P=/^copy to (.*)/.exec(a);P&&(l.newFileName="b/"+p(P[1]),l.isCopy=
!0);let T=/^new file mode (\d+)/.exec(a);T&&(l.isCreate=!0,l.newMode=T[1]);let I=/^deleted file mode (\d+)/.exec(a);I&&(l.
isDelete=!0,l.oldMode=I[1]);let M=/^old mode (\d+)/.exec(a);M&&(l.oldMode=M[1]);let j=/^new mode (\d+)/.exec(a);j&&(l.newMode=
j[1]),/^Binary files /.test(a)&&(l.isBinary=!0),i++}continue}else if(m(r)){if(d)return;d=!0;let s=/^(?:Index:|diff(?: -r \w+)+)\s+/.
exec(r);s&&(l.index=r.substring(s[0].length).trim())}i++}if(N(l),N(l),l.oldFileName===void 0!=(l.newFileName===void 0))throw new Error(
"Missing "+(l.oldFileName!==void 0?'"+++ ..."':'"--- ..."')+" file header for "+((o=l.oldFileName)!==null&&o!==void 0?o:
l.newFileName));for(;i<t.length;){let r=t[i];if(m(r)||h(r)||/^===================================================================/.
test(r))break;c(r)?l.hunks.push(k()):i++}}function g(o){let l=o.substring(11);if(l.startsWith('"')){let r=w(l);if(r===null)
return null;let s=l.substring(r.rawLength+1),a;if(s.startsWith('"')){let v=w(s);if(v===null)return null;a=v.fileName}else
a=s;return{oldFileName:r.fileName,newFileName:a}}let d=l.indexOf('"');if(d>0){let r=l.substring(0,d-1),s=w(l.substring(d));
return s===null?null:{oldFileName:r,newFileName:s.fileName}}if(l.startsWith("a/")){let r=[],s=0;for(;s=l.indexOf(" b/",s+
1),s!==-1;)r.push(s);if(r.length>0){let a=r[Math.floor(r.length/2)];return{oldFileName:l.substring(0,a),newFileName:l.substring(
a+1)}}}return null}function p(o){if(o.startsWith('"')){let l=w(o);if(l)return l.fileName}return o}function w(o){if(!o.startsWith(
'"'))return null;let l="",d=1;for(;d<o.length;){if(o[d]==='"')return{fileName:l,rawLength:d+1};if(o[d]==="\\"&&d+1<o.length)
switch(d++,o[d]){case"a":l+="\x07";break;case"b":l+="\b";break;case"f":l+="\f";break;case"n":l+=`
`;break;case"r":l+="\r";break;case"t":l+="	";break;case"v":l+="\v";break;case"\\":l+="\\";break;case'"':l+='"';break;case"\
0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":{if(d+2>=o.length||o[d+1]<"0"||o[d+1]>"7"||o[d+2]<"0"||o[d+2]>
"7")return null;let r=[parseInt(o.substring(d,d+3),8)];for(d+=3;o[d]==="\\"&&o[d+1]>="0"&&o[d+1]<="7";){if(d+3>=o.length||
o[d+2]<"0"||o[d+2]>"7"||o[d+3]<"0"||o[d+3]>"7")return null;r.push(parseInt(o.substring(d+1,d+4),8)),d+=4}l+=new TextDecoder(
"utf-8").decode(new Uint8Array(r));continue}default:return null}else l+=o[d];d++}return null}function N(o){let l=/^(---|\+\+\+)\s+/.
exec(t[i]);if(l){let d=l[1],r=t[i].substring(3).trim().split("	",2),s=(r[1]||"").trim(),a=r[0];a.startsWith('"')?a=p(a):
a=a.replace(/\\\\/g,"\\"),d==="---"?(o.oldFileName=a,o.oldHeader=s):(o.newFileName=a,o.newHeader=s),i++}}function k(){var o;
let l=i,d=t[i++],r=d.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),s={oldStart:+r[1],oldLines:typeof r[2]>"u"?1:+r[2],
newStart:+r[3],newLines:typeof r[4]>"u"?1:+r[4],lines:[]};s.oldLines===0&&(s.oldStart+=1),s.newLines===0&&(s.newStart+=1);
let a=0,v=0;for(;i<t.length&&(v<s.oldLines||a<s.newLines||!((o=t[i])===null||o===void 0)&&o.startsWith("\\"));i++){let b=t[i].
length==0&&i!=t.length-1?" ":t[i][0];if(b==="+"||b==="-"||b===" "||b==="\\")s.lines.push(t[i]),b==="+"?a++:b==="-"?v++:b===
" "&&(a++,v++);else throw new Error(`Hunk at line ${l+1} contained invalid line ${t[i]}`)}if(!a&&s.newLines===1&&(s.newLines=
0),!v&&s.oldLines===1&&(s.oldLines=0),a!==s.newLines)throw new Error("Added line count did not match for hunk at line "+
(l+1));if(v!==s.oldLines)throw new Error("Removed line count did not match for hunk at line "+(l+1));if(i<t.length&&t[i]&&
/^[+ -]/.test(t[i])&&!h(t[i]))throw new Error("Hunk at line "+(l+1)+" has more lines than expected (expected "+s.oldLines+
" old lines and "+s.newLines+" new lines)");return s}for(;i<t.length;)f();return n}function $(e){for(let t=0;t<e.length;t++)
if(e[t]<" "||e[t]>"~"||e[t]==='"'||e[t]==="\\")return!0;return!1}function F(e){if(!$(e))return e;let t='"',n=new TextEncoder().
encode(e),i=0;for(;i<n.length;){let u=n[i];u===7?t+="\\a":u===8?t+="\\b":u===9?t+="\\t":u===10?t+="\\n":u===11?t+="\\v":
u===12?t+="\\f":u===13?t+="\\r":u===34?t+='\\"':u===92?t+="\\\\":u>=32&&u<=126?t+=String.fromCharCode(u):t+="\\"+u.toString(
8).padStart(3,"0"),i++}return t+='"',t}var E={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0},J={includeIndex:!1,
includeUnderline:!1,includeFileHeaders:!0};function L(e,t,n,i,u,m,h){let c;h?typeof h=="function"?c={callback:h}:c=h:c={},
typeof c.context>"u"&&(c.context=4);let f=c.context;if(c.newlineIsToken)throw new Error("newlineIsToken may not be used \
with patch-generation functions, only with diffing functions");if(c.callback){let{callback:p}=c;_(n,i,Object.assign(Object.
assign({},c),{callback:w=>{let N=g(w);p(N)}}))}else return g(_(n,i,c));function g(p){if(!p)return;p.push({value:"",lines:[]});
function w(s){return s.map(function(a){return" "+a})}let N=[],k=0,o=0,l=[],d=1,r=1;for(let s=0;s<p.length;s++){let a=p[s],
v=a.lines||Q(a.value);if(a.lines=v,a.added||a.removed){if(!k){let b=p[s-1];k=d,o=r,b&&(l=f>0?w(b.lines.slice(-f)):[],k-=
l.length,o-=l.length)}for(let b of v)l.push((a.added?"+":"-")+b);a.added?r+=v.length:d+=v.length}else{if(k)if(v.length<=
f*2&&s<p.length-2)for(let b of w(v))l.push(b);else{let b=Math.min(v.length,f);for(let P of w(v.slice(0,b)))l.push(P);let x={
oldStart:k,oldLines:d-k+b,newStart:o,newLines:r-o+b,lines:l};N.push(x),k=0,o=0,l=[]}d+=v.length,r+=v.length}}for(let s of N)
for(let a=0;a<s.lines.length;a++)s.lines[a].endsWith(`
`)?s.lines[a]=s.lines[a].slice(0,-1):(s.lines.splice(a+1,0,"\\ No newline at end of file"),a++);return{oldFileName:e,newFileName:t,
oldHeader:u,newHeader:m,hunks:N}}}function C(e,t){var n,i,u,m,h,c;if(t||(t=E),Array.isArray(e)){if(e.length>1&&!t.includeFileHeaders&&
!e.every(p=>p.isGit))throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; \
how would a tool trying to apply the patch know which changes are to which file?)");return e.map(p=>C(p,t)).join(`
`)}let f=[];if(e.isGit){if(t=E,!e.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e.newFileName)
throw new Error("newFileName must be specified for Git patches");let p=e.oldFileName,w=e.newFileName;e.isCreate&&p==="/d\
ev/null"?p=w.replace(/^b\//,"a/"):e.isDelete&&w==="/dev/null"&&(w=p.replace(/^a\//,"b/")),f.push("diff --git "+F(p)+" "+
F(w)),e.isDelete&&f.push("deleted file mode "+((n=e.oldMode)!==null&&n!==void 0?n:"100644")),e.isCreate&&f.push("new fil\
e mode "+((i=e.newMode)!==null&&i!==void 0?i:"100644")),e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate&&(f.push("old mod\
e "+e.oldMode),f.push("new mode "+e.newMode)),e.isRename&&(f.push("rename from "+F(((u=e.oldFileName)!==null&&u!==void 0?
u:"").replace(/^a\//,""))),f.push("rename to "+F(((m=e.newFileName)!==null&&m!==void 0?m:"").replace(/^b\//,"")))),e.isCopy&&
(f.push("copy from "+F(((h=e.oldFileName)!==null&&h!==void 0?h:"").replace(/^a\//,""))),f.push("copy to "+F(((c=e.newFileName)!==
null&&c!==void 0?c:"").replace(/^b\//,""))))}else t.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==void 0&&
f.push("Index: "+e.oldFileName),t.includeUnderline&&f.push("============================================================\
=======");let g=e.hunks.length>0;t.includeFileHeaders&&e.oldFileName!==void 0&&e.newFileName!==void 0&&(!e.isGit||g)&&(f.
push("--- "+F(e.oldFileName)+(e.oldHeader?"	"+e.oldHeader:"")),f.push("+++ "+F(e.newFileName)+(e.newHeader?"	"+e.newHeader:
"")));for(let p=0;p<e.hunks.length;p++){let w=e.hunks[p],N=w.oldLines===0?w.oldStart-1:w.oldStart,k=w.newLines===0?w.newStart-
1:w.newStart;f.push("@@ -"+N+","+w.oldLines+" +"+k+","+w.newLines+" @@");for(let o of w.lines)f.push(o)}return f.join(`
`)+`
`}function K(e,t,n,i,u,m,h){if(typeof h=="function"&&(h={callback:h}),h?.callback){let{callback:c}=h;L(e,t,n,i,u,m,Object.
assign(Object.assign({},h),{callback:f=>{c(f?C(f,h.headerOptions):void 0)}}))}else{let c=L(e,t,n,i,u,m,h);return c?C(c,h?.
headerOptions):void 0}}function Q(e){let t=e.endsWith(`
`),n=e.split(`
`).map(i=>i+`
`);return t?n.pop():n.push(n.pop().slice(0,-1)),n}}};
