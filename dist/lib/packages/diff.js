//# packages/diff
(function(S,W,Z){var L=Object.defineProperty,D=Object.getOwnPropertyDescriptor,A=Object.getOwnPropertyNames,G=Object.prototype.
hasOwnProperty,R=(e,t)=>{for(var n in t)L(e,n,{get:t[n],enumerable:!0})},U=(e,t,n,i)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let u of A(t))!G.call(e,u)&&u!==n&&L(e,u,{get:()=>t[u],enumerable:!(i=D(t,u))||i.enumerable});return e},Y=e=>U(
L({},"__esModule",{value:!0}),e),_={};R(_,{FILE_HEADERS_ONLY:()=>K,createTwoFilesPatch:()=>Q,formatPatch:()=>y,parsePatch:()=>$,
structuredPatch:()=>O}),S.exports=Y(_);var ee=W("packages/chunk-IYWUY3VA"),z=class{diff(e,t,n={}){let i;typeof n=="funct\
ion"?(i=n,n={}):"callback"in n&&(i=n.callback);let u=this.castInput(e,n),w=this.castInput(t,n),p=this.removeEmpty(this.tokenize(
u,n)),c=this.removeEmpty(this.tokenize(w,n));return this.diffWithOptionsObj(p,c,n,i)}diffWithOptionsObj(e,t,n,i){var u;let w=r=>{
if(r=this.postProcess(r,n),i){setTimeout(function(){i(r)},0);return}else return r},p=t.length,c=e.length,h=1,v=p+c;n.maxEditLength!=
null&&(v=Math.min(v,n.maxEditLength));let m=(u=n.timeout)!==null&&u!==void 0?u:1/0,g=Date.now()+m,k=[{oldPos:-1,lastComponent:void 0}],
F=this.extractCommon(k[0],t,e,0,n);if(k[0].oldPos+1>=c&&F+1>=p)return w(this.buildValues(k[0].lastComponent,t,e));let o=-1/0,
l=1/0,d=()=>{for(let r=Math.max(o,-h);r<=Math.min(l,h);r+=2){let s,a=k[r-1],b=k[r+1];a&&(k[r-1]=void 0);let N=!1;if(b){let C=b.
oldPos-r;N=b&&0<=C&&C<p}let P=a&&a.oldPos+1<c;if(!N&&!P){k[r]=void 0;continue}if(!P||N&&a.oldPos<b.oldPos?s=this.addToPath(
b,!0,!1,0,n):s=this.addToPath(a,!1,!0,1,n),F=this.extractCommon(s,t,e,r,n),s.oldPos+1>=c&&F+1>=p)return w(this.buildValues(
s.lastComponent,t,e))||!0;k[r]=s,s.oldPos+1>=c&&(l=Math.min(l,r-1)),F+1>=p&&(o=Math.max(o,r+1))}h++};if(i)(function r(){
setTimeout(function(){if(h>v||Date.now()>g)return i(void 0);d()||r()},0)})();else for(;h<=v&&Date.now()<=g;){let r=d();if(r)
return r}}addToPath(e,t,n,i,u){let w=e.lastComponent;return w&&!u.oneChangePerToken&&w.added===t&&w.removed===n?{oldPos:e.
oldPos+i,lastComponent:{count:w.count+1,added:t,removed:n,previousComponent:w.previousComponent}}:{oldPos:e.oldPos+i,lastComponent:{
count:1,added:t,removed:n,previousComponent:w}}}extractCommon(e,t,n,i,u){let w=t.length,p=n.length,c=e.oldPos,h=c-i,v=0;
for(;h+1<w&&c+1<p&&this.equals(n[c+1],t[h+1],u);)h++,c++,v++,u.oneChangePerToken&&(e.lastComponent={count:1,previousComponent:e.
lastComponent,added:!1,removed:!1});return v&&!u.oneChangePerToken&&(e.lastComponent={count:v,previousComponent:e.lastComponent,
added:!1,removed:!1}),e.oldPos=c,h}equals(e,t,n){return n.comparator?n.comparator(e,t):e===t||!!n.ignoreCase&&e.toLowerCase()===
t.toLowerCase()}removeEmpty(e){let t=[];for(let n=0;n<e.length;n++)e[n]&&t.push(e[n]);return t}castInput(e,t){return e}tokenize(e,t){
return Array.from(e)}join(e){return e.join("")}postProcess(e,t){return e}get useLongestToken(){return!1}buildValues(e,t,n){
let i=[],u;for(;e;)i.push(e),u=e.previousComponent,delete e.previousComponent,e=u;i.reverse();let w=i.length,p=0,c=0,h=0;
for(;p<w;p++){let v=i[p];if(v.removed)v.value=this.join(n.slice(h,h+v.count)),h+=v.count;else{if(!v.added&&this.useLongestToken){
let m=t.slice(c,c+v.count);m=m.map(function(g,k){let F=n[h+k];return F.length>g.length?F:g}),v.value=this.join(m)}else v.
value=this.join(t.slice(c,c+v.count));c+=v.count,v.added||(h+=v.count)}}return i}},V=class extends z{constructor(){super(
...arguments),this.tokenize=B}equals(e,t,n){return n.ignoreWhitespace?((!n.newlineIsToken||!e.includes(`
`))&&(e=e.trim()),(!n.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):n.ignoreNewlineAtEof&&!n.newlineIsToken&&(e.endsWith(`
`)&&(e=e.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e,t,n)}},q=new V;function E(e,t,n){return q.diff(e,t,n)}function B(e,t){t.stripTrailingCr&&
(e=e.replace(/\r\n/g,`
`));let n=[],i=e.split(/(\n|\r\n)/);i[i.length-1]||i.pop();for(let u=0;u<i.length;u++){let w=i[u];u%2&&!t.newlineIsToken?
n[n.length-1]+=w:n.push(w)}return n}function $(e){let t=e.split(/\n/),n=[],i=0;function u(o){return/^diff --git /.test(o)}
function w(o){return u(o)||/^Index:\s/.test(o)||/^diff(?: -r \w+)+\s/.test(o)}function p(o){return/^(---|\+\+\+)\s/.test(
o)}function c(o){return/^@@\s/.test(o)}function h(){var o;let l={};l.hunks=[],n.push(l);let d=!1;for(;i<t.length;){let r=t[i];
if(p(r)||c(r))break;if(u(r)){if(d)return;d=!0,l.isGit=!0;let s=v(r);for(s&&(l.oldFileName=s.oldFileName,l.newFileName=s.
newFileName),i++;i<t.length;){let a=t[i];if(p(a)||c(a)||w(a))break;let b=/^rename from (.*)/.exec(a);b&&(l.oldFileName="\
a/"+m(b[1]),l.isRename=!0);let N=/^rename to (.*)/.exec(a);N&&(l.newFileName="b/"+m(N[1]),l.isRename=!0);let P=/^copy from (.*)/.
exec(a);P&&(l.oldFileName="a/"+m(P[1]),l.isCopy=!0);let C=/^copy to (.*)/.exec(a);C&&(l.newFileName="b/"+m(C[1]),l.isCopy=
!0);let I=/^new file mode (\d+)/.exec(a);I&&(l.isCreate=!0,l.newMode=I[1]);let M=/^deleted file mode (\d+)/.exec(a);M&&(l.
isDelete=!0,l.oldMode=M[1]);let j=/^old mode (\d+)/.exec(a);j&&(l.oldMode=j[1]);let H=/^new mode (\d+)/.exec(a);H&&(l.newMode=
H[1]),/^Binary files /.test(a)&&(l.isBinary=!0),i++}continue}else if(w(r)){if(d)return;d=!0;let s=/^(?:Index:|diff(?: -r \w+)+)\s+/.
exec(r);s&&(l.index=r.substring(s[0].length).trim())}i++}if(k(l),k(l),l.oldFileName===void 0!=(l.newFileName===void 0))throw new Error(
"Missing "+(l.oldFileName!==void 0?'"+++ ..."':'"--- ..."')+" file header for "+((o=l.oldFileName)!==null&&o!==void 0?o:
l.newFileName));for(;i<t.length;){let r=t[i];if(w(r)||p(r)||/^===================================================================/.
test(r))break;c(r)?l.hunks.push(F()):i++}}function v(o){let l=o.substring(11);if(l.startsWith('"')){let r=g(l);if(r===null)
return null;let s=l.substring(r.rawLength+1),a;if(s.startsWith('"')){let b=g(s);if(b===null)return null;a=b.fileName}else
a=s;return{oldFileName:r.fileName,newFileName:a}}let d=l.indexOf('"');if(d>0){let r=l.substring(0,d-1),s=g(l.substring(d));
return s===null?null:{oldFileName:r,newFileName:s.fileName}}if(l.startsWith("a/")){let r=[],s=0;for(;s=l.indexOf(" b/",s+
1),s!==-1;)r.push(s);if(r.length>0){let a=r[Math.floor(r.length/2)];return{oldFileName:l.substring(0,a),newFileName:l.substring(
a+1)}}}return null}function m(o){if(o.startsWith('"')){let l=g(o);if(l)return l.fileName}return o}function g(o){if(!o.startsWith(
'"'))return null;let l="",d=1;for(;d<o.length;){if(o[d]==='"')return{fileName:l,rawLength:d+1};if(o[d]==="\\"&&d+1<o.length)
switch(d++,o[d]){case"a":l+="\x07";break;case"b":l+="\b";break;case"f":l+="\f";break;case"n":l+=`
`;break;case"r":l+="\r";break;case"t":l+="	";break;case"v":l+="\v";break;case"\\":l+="\\";break;case'"':l+='"';break;case"\
0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":{if(d+2>=o.length||o[d+1]<"0"||o[d+1]>"7"||o[d+2]<"0"||o[d+2]>
"7")return null;let r=[parseInt(o.substring(d,d+3),8)];for(d+=3;o[d]==="\\"&&o[d+1]>="0"&&o[d+1]<="7";){if(d+3>=o.length||
o[d+2]<"0"||o[d+2]>"7"||o[d+3]<"0"||o[d+3]>"7")return null;r.push(parseInt(o.substring(d+1,d+4),8)),d+=4}l+=new TextDecoder(
"utf-8").decode(new Uint8Array(r));continue}default:return null}else l+=o[d];d++}return null}function k(o){let l=/^(---|\+\+\+)\s+/.
exec(t[i]);if(l){let d=l[1],r=t[i].substring(3).trim().split("	",2),s=(r[1]||"").trim(),a=r[0];a.startsWith('"')?a=m(a):
a=a.replace(/\\\\/g,"\\"),d==="---"?(o.oldFileName=a,o.oldHeader=s):(o.newFileName=a,o.newHeader=s),i++}}function F(){var o;
let l=i,d=t[i++],r=d.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),s={oldStart:+r[1],oldLines:typeof r[2]>"u"?1:+r[2],
newStart:+r[3],newLines:typeof r[4]>"u"?1:+r[4],lines:[]};s.oldLines===0&&(s.oldStart+=1),s.newLines===0&&(s.newStart+=1);
let a=0,b=0;for(;i<t.length&&(b<s.oldLines||a<s.newLines||!((o=t[i])===null||o===void 0)&&o.startsWith("\\"));i++){let N=t[i].
length==0&&i!=t.length-1?" ":t[i][0];if(N==="+"||N==="-"||N===" "||N==="\\")s.lines.push(t[i]),N==="+"?a++:N==="-"?b++:N===
" "&&(a++,b++);else throw new Error(`Hunk at line ${l+1} contained invalid line ${t[i]}`)}if(!a&&s.newLines===1&&(s.newLines=
0),!b&&s.oldLines===1&&(s.oldLines=0),a!==s.newLines)throw new Error("Added line count did not match for hunk at line "+
(l+1));if(b!==s.oldLines)throw new Error("Removed line count did not match for hunk at line "+(l+1));if(i<t.length&&t[i]&&
/^[+ -]/.test(t[i])&&!p(t[i]))throw new Error("Hunk at line "+(l+1)+" has more lines than expected (expected "+s.oldLines+
" old lines and "+s.newLines+" new lines)");return s}for(;i<t.length;)h();return n}function J(e){for(let t=0;t<e.length;t++)
if(e[t]<" "||e[t]>"~"||e[t]==='"'||e[t]==="\\")return!0;return!1}function x(e){if(!J(e))return e;let t='"',n=new TextEncoder().
encode(e),i=0;for(;i<n.length;){let u=n[i];u===7?t+="\\a":u===8?t+="\\b":u===9?t+="\\t":u===10?t+="\\n":u===11?t+="\\v":
u===12?t+="\\f":u===13?t+="\\r":u===34?t+='\\"':u===92?t+="\\\\":u>=32&&u<=126?t+=String.fromCharCode(u):t+="\\"+u.toString(
8).padStart(3,"0"),i++}return t+='"',t}var T={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0},K={includeIndex:!1,
includeUnderline:!1,includeFileHeaders:!0};function O(e,t,n,i,u,w,p){let c;p?typeof p=="function"?c={callback:p}:c=p:c={},
typeof c.context>"u"&&(c.context=4);let h=c.context;if(c.newlineIsToken)throw new Error("newlineIsToken may not be used \
with patch-generation functions, only with diffing functions");if(c.callback){let{callback:m}=c;E(n,i,Object.assign(Object.
assign({},c),{callback:g=>{let k=v(g);m(k)}}))}else return v(E(n,i,c));function v(m){if(!m)return;m.push({value:"",lines:[]});
function g(s){return s.map(function(a){return" "+a})}let k=[],F=0,o=0,l=[],d=1,r=1;for(let s=0;s<m.length;s++){let a=m[s],
b=a.lines||X(a.value);if(a.lines=b,a.added||a.removed){if(!F){let N=m[s-1];F=d,o=r,N&&(l=h>0?g(N.lines.slice(-h)):[],F-=
l.length,o-=l.length)}for(let N of b)l.push((a.added?"+":"-")+N);a.added?r+=b.length:d+=b.length}else{if(F)if(b.length<=
h*2&&s<m.length-2)for(let N of g(b))l.push(N);else{let N=Math.min(b.length,h);for(let C of g(b.slice(0,N)))l.push(C);let P={
oldStart:F,oldLines:d-F+N,newStart:o,newLines:r-o+N,lines:l};k.push(P),F=0,o=0,l=[]}d+=b.length,r+=b.length}}for(let s of k)
for(let a=0;a<s.lines.length;a++)s.lines[a].endsWith(`
`)?s.lines[a]=s.lines[a].slice(0,-1):(s.lines.splice(a+1,0,"\\ No newline at end of file"),a++);return{oldFileName:e,newFileName:t,
oldHeader:u,newHeader:w,hunks:k}}}function y(e,t){var n,i,u,w,p,c;if(t||(t=T),Array.isArray(e)){if(e.length>1&&!t.includeFileHeaders&&
!e.every(m=>m.isGit))throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; \
how would a tool trying to apply the patch know which changes are to which file?)");return e.map(m=>y(m,t)).join(`
`)}let h=[];if(e.isGit){if(t=T,!e.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e.newFileName)
throw new Error("newFileName must be specified for Git patches");let m=e.oldFileName,g=e.newFileName;e.isCreate&&m==="/d\
ev/null"?m=g.replace(/^b\//,"a/"):e.isDelete&&g==="/dev/null"&&(g=m.replace(/^a\//,"b/")),h.push("diff --git "+x(m)+" "+
x(g)),e.isDelete&&h.push("deleted file mode "+((n=e.oldMode)!==null&&n!==void 0?n:"100644")),e.isCreate&&h.push("new fil\
e mode "+((i=e.newMode)!==null&&i!==void 0?i:"100644")),e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate&&(h.push("old mod\
e "+e.oldMode),h.push("new mode "+e.newMode)),e.isRename&&(h.push("rename from "+x(((u=e.oldFileName)!==null&&u!==void 0?
u:"").replace(/^a\//,""))),h.push("rename to "+x(((w=e.newFileName)!==null&&w!==void 0?w:"").replace(/^b\//,"")))),e.isCopy&&
(h.push("copy from "+x(((p=e.oldFileName)!==null&&p!==void 0?p:"").replace(/^a\//,""))),h.push("copy to "+x(((c=e.newFileName)!==
null&&c!==void 0?c:"").replace(/^b\//,""))))}else t.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==void 0&&
h.push("Index: "+e.oldFileName),t.includeUnderline&&h.push("============================================================\
=======");let v=e.hunks.length>0;t.includeFileHeaders&&e.oldFileName!==void 0&&e.newFileName!==void 0&&(!e.isGit||v)&&(h.
push("--- "+x(e.oldFileName)+(e.oldHeader?"	"+e.oldHeader:"")),h.push("+++ "+x(e.newFileName)+(e.newHeader?"	"+e.newHeader:
"")));for(let m=0;m<e.hunks.length;m++){let g=e.hunks[m],k=g.oldLines===0?g.oldStart-1:g.oldStart,F=g.newLines===0?g.newStart-
1:g.newStart;h.push("@@ -"+k+","+g.oldLines+" +"+F+","+g.newLines+" @@");for(let o of g.lines)h.push(o)}return h.join(`
`)+`
`}function Q(e,t,n,i,u,w,p){if(typeof p=="function"&&(p={callback:p}),p?.callback){let{callback:c}=p;O(e,t,n,i,u,w,Object.
assign(Object.assign({},p),{callback:h=>{c(h?y(h,p.headerOptions):void 0)}}))}else{let c=O(e,t,n,i,u,w,p);return c?y(c,p?.
headerOptions):void 0}}function X(e){let t=e.endsWith(`
`),n=e.split(`
`).map(i=>i+`
`);return t?n.pop():n.push(n.pop().slice(0,-1)),n}});
