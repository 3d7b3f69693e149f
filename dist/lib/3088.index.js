"use strict";exports.id=3088,exports.ids=[3088],exports.modules={37073:function(S,I,E){E.d(I,{Pp:()=>y});class H{diff(s,u,d={}){let b;
typeof d=="function"?(b=d,d={}):"callback"in d&&(b=d.callback);const t=this.castInput(s,d),r=this.castInput(u,d),m=this.
removeEmpty(this.tokenize(t,d)),f=this.removeEmpty(this.tokenize(r,d));return this.diffWithOptionsObj(m,f,d,b)}diffWithOptionsObj(s,u,d,b){
var t;const r=w=>{if(w=this.postProcess(w,d),b){setTimeout(function(){b(w)},0);return}else return w},m=u.length,f=s.length;
let n=1,e=m+f;d.maxEditLength!=null&&(e=Math.min(e,d.maxEditLength));const l=(t=d.timeout)!==null&&t!==void 0?t:1/0,o=Date.
now()+l,i=[{oldPos:-1,lastComponent:void 0}];let a=this.extractCommon(i[0],u,s,0,d);if(i[0].oldPos+1>=f&&a+1>=m)return r(
this.buildValues(i[0].lastComponent,u,s));let c=-1/0,h=1/0;const v=()=>{for(let w=Math.max(c,-n);w<=Math.min(h,n);w+=2){
let N;const F=i[w-1],_=i[w+1];F&&(i[w-1]=void 0);let P=!1;if(_){const p=_.oldPos-w;P=_&&0<=p&&p<m}const L=F&&F.oldPos+1<
f;if(!P&&!L){i[w]=void 0;continue}if(!L||P&&F.oldPos<_.oldPos?N=this.addToPath(_,!0,!1,0,d):N=this.addToPath(F,!1,!0,1,d),
a=this.extractCommon(N,u,s,w,d),N.oldPos+1>=f&&a+1>=m)return r(this.buildValues(N.lastComponent,u,s))||!0;i[w]=N,N.oldPos+
1>=f&&(h=Math.min(h,w-1)),a+1>=m&&(c=Math.max(c,w+1))}n++};if(b)(function w(){setTimeout(function(){if(n>e||Date.now()>o)
return b(void 0);v()||w()},0)})();else for(;n<=e&&Date.now()<=o;){const w=v();if(w)return w}}addToPath(s,u,d,b,t){const r=s.
lastComponent;return r&&!t.oneChangePerToken&&r.added===u&&r.removed===d?{oldPos:s.oldPos+b,lastComponent:{count:r.count+
1,added:u,removed:d,previousComponent:r.previousComponent}}:{oldPos:s.oldPos+b,lastComponent:{count:1,added:u,removed:d,
previousComponent:r}}}extractCommon(s,u,d,b,t){const r=u.length,m=d.length;let f=s.oldPos,n=f-b,e=0;for(;n+1<r&&f+1<m&&this.
equals(d[f+1],u[n+1],t);)n++,f++,e++,t.oneChangePerToken&&(s.lastComponent={count:1,previousComponent:s.lastComponent,added:!1,
removed:!1});return e&&!t.oneChangePerToken&&(s.lastComponent={count:e,previousComponent:s.lastComponent,added:!1,removed:!1}),
s.oldPos=f,n}equals(s,u,d){return d.comparator?d.comparator(s,u):s===u||!!d.ignoreCase&&s.toLowerCase()===u.toLowerCase()}removeEmpty(s){
const u=[];for(let d=0;d<s.length;d++)s[d]&&u.push(s[d]);return u}castInput(s,u){return s}tokenize(s,u){return Array.from(
s)}join(s){return s.join("")}postProcess(s,u){return s}get useLongestToken(){return!1}buildValues(s,u,d){const b=[];let t;
for(;s;)b.push(s),t=s.previousComponent,delete s.previousComponent,s=t;b.reverse();const r=b.length;let m=0,f=0,n=0;for(;m<
r;m++){const e=b[m];if(e.removed)e.value=this.join(d.slice(n,n+e.count)),n+=e.count;else{if(!e.added&&this.useLongestToken){
let l=u.slice(f,f+e.count);l=l.map(function(o,i){const a=d[n+i];return a.length>o.length?a:o}),e.value=this.join(l)}else
e.value=this.join(u.slice(f,f+e.count));f+=e.count,e.added||(n+=e.count)}}return b}}class D extends H{constructor(){super(
...arguments),this.tokenize=T}equals(s,u,d){return d.ignoreWhitespace?((!d.newlineIsToken||!s.includes(`
`))&&(s=s.trim()),(!d.newlineIsToken||!u.includes(`
`))&&(u=u.trim())):d.ignoreNewlineAtEof&&!d.newlineIsToken&&(s.endsWith(`
`)&&(s=s.slice(0,-1)),u.endsWith(`
`)&&(u=u.slice(0,-1))),super.equals(s,u,d)}}const g=new D;function y(k,s,u){return g.diff(k,s,u)}function x(k,s,u){return u=
generateOptions(u,{ignoreWhitespace:!0}),g.diff(k,s,u)}function T(k,s){s.stripTrailingCr&&(k=k.replace(/\r\n/g,`
`));const u=[],d=k.split(/(\n|\r\n)/);d[d.length-1]||d.pop();for(let b=0;b<d.length;b++){const t=d[b];b%2&&!s.newlineIsToken?
u[u.length-1]+=t:u.push(t)}return u}},94112:function(S,I,E){E.d(I,{Gu:()=>s,YB:()=>k,jr:()=>x,ss:()=>u});var H=E(37073);
function D(t){for(let r=0;r<t.length;r++)if(t[r]<" "||t[r]>"~"||t[r]==='"'||t[r]==="\\")return!0;return!1}function g(t){
if(!D(t))return t;let r='"';const m=new TextEncoder().encode(t);let f=0;for(;f<m.length;){const n=m[f];n===7?r+="\\a":n===
8?r+="\\b":n===9?r+="\\t":n===10?r+="\\n":n===11?r+="\\v":n===12?r+="\\f":n===13?r+="\\r":n===34?r+='\\"':n===92?r+="\\\\":
n>=32&&n<=126?r+=String.fromCharCode(n):r+="\\"+n.toString(8).padStart(3,"0"),f++}return r+='"',r}const y={includeIndex:!0,
includeUnderline:!0,includeFileHeaders:!0},x={includeIndex:!1,includeUnderline:!1,includeFileHeaders:!0},T={includeIndex:!1,
includeUnderline:!1,includeFileHeaders:!1};function k(t,r,m,f,n,e,l){let o;l?typeof l=="function"?o={callback:l}:o=l:o={},
typeof o.context>"u"&&(o.context=4);const i=o.context;if(o.newlineIsToken)throw new Error("newlineIsToken may not be use\
d with patch-generation functions, only with diffing functions");if(o.callback){const{callback:c}=o;(0,H.Pp)(m,f,Object.
assign(Object.assign({},o),{callback:h=>{const v=a(h);c(v)}}))}else return a((0,H.Pp)(m,f,o));function a(c){if(!c)return;
c.push({value:"",lines:[]});function h(L){return L.map(function(p){return" "+p})}const v=[];let w=0,N=0,F=[],_=1,P=1;for(let L=0;L<
c.length;L++){const p=c[L],C=p.lines||b(p.value);if(p.lines=C,p.added||p.removed){if(!w){const M=c[L-1];w=_,N=P,M&&(F=i>
0?h(M.lines.slice(-i)):[],w-=F.length,N-=F.length)}for(const M of C)F.push((p.added?"+":"-")+M);p.added?P+=C.length:_+=C.
length}else{if(w)if(C.length<=i*2&&L<c.length-2)for(const M of h(C))F.push(M);else{const M=Math.min(C.length,i);for(const W of h(
C.slice(0,M)))F.push(W);const j={oldStart:w,oldLines:_-w+M,newStart:N,newLines:P-N+M,lines:F};v.push(j),w=0,N=0,F=[]}_+=
C.length,P+=C.length}}for(const L of v)for(let p=0;p<L.lines.length;p++)L.lines[p].endsWith(`
`)?L.lines[p]=L.lines[p].slice(0,-1):(L.lines.splice(p+1,0,"\\ No newline at end of file"),p++);return{oldFileName:t,newFileName:r,
oldHeader:n,newHeader:e,hunks:v}}}function s(t,r){var m,f,n,e,l,o;if(r||(r=y),Array.isArray(t)){if(t.length>1&&!r.includeFileHeaders&&
!t.every(c=>c.isGit))throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; \
how would a tool trying to apply the patch know which changes are to which file?)");return t.map(c=>s(c,r)).join(`
`)}const i=[];if(t.isGit){if(r=y,!t.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!t.newFileName)
throw new Error("newFileName must be specified for Git patches");let c=t.oldFileName,h=t.newFileName;t.isCreate&&c==="/d\
ev/null"?c=h.replace(/^b\//,"a/"):t.isDelete&&h==="/dev/null"&&(h=c.replace(/^a\//,"b/")),i.push("diff --git "+g(c)+" "+
g(h)),t.isDelete&&i.push("deleted file mode "+((m=t.oldMode)!==null&&m!==void 0?m:"100644")),t.isCreate&&i.push("new fil\
e mode "+((f=t.newMode)!==null&&f!==void 0?f:"100644")),t.oldMode&&t.newMode&&!t.isDelete&&!t.isCreate&&(i.push("old mod\
e "+t.oldMode),i.push("new mode "+t.newMode)),t.isRename&&(i.push("rename from "+g(((n=t.oldFileName)!==null&&n!==void 0?
n:"").replace(/^a\//,""))),i.push("rename to "+g(((e=t.newFileName)!==null&&e!==void 0?e:"").replace(/^b\//,"")))),t.isCopy&&
(i.push("copy from "+g(((l=t.oldFileName)!==null&&l!==void 0?l:"").replace(/^a\//,""))),i.push("copy to "+g(((o=t.newFileName)!==
null&&o!==void 0?o:"").replace(/^b\//,""))))}else r.includeIndex&&t.oldFileName==t.newFileName&&t.oldFileName!==void 0&&
i.push("Index: "+t.oldFileName),r.includeUnderline&&i.push("============================================================\
=======");const a=t.hunks.length>0;r.includeFileHeaders&&t.oldFileName!==void 0&&t.newFileName!==void 0&&(!t.isGit||a)&&
(i.push("--- "+g(t.oldFileName)+(t.oldHeader?"	"+t.oldHeader:"")),i.push("+++ "+g(t.newFileName)+(t.newHeader?"	"+t.newHeader:
"")));for(let c=0;c<t.hunks.length;c++){const h=t.hunks[c],v=h.oldLines===0?h.oldStart-1:h.oldStart,w=h.newLines===0?h.newStart-
1:h.newStart;i.push("@@ -"+v+","+h.oldLines+" +"+w+","+h.newLines+" @@");for(const N of h.lines)i.push(N)}return i.join(
`
`)+`
`}function u(t,r,m,f,n,e,l){if(typeof l=="function"&&(l={callback:l}),l?.callback){const{callback:o}=l;k(t,r,m,f,n,e,Object.
assign(Object.assign({},l),{callback:i=>{o(i?s(i,l.headerOptions):void 0)}}))}else{const o=k(t,r,m,f,n,e,l);return o?s(o,
l?.headerOptions):void 0}}function d(t,r,m,f,n,e){return u(t,t,r,m,f,n,e)}function b(t){const r=t.endsWith(`
`),m=t.split(`
`).map(f=>f+`
`);return r?m.pop():m.push(m.pop().slice(0,-1)),m}},73857:function(S,I,E){E.d(I,{i:()=>H});function H(D){const g=D.split(
/\n/),y=[];let x=0;function T(n){return/^diff --git /.test(n)}function k(n){return T(n)||/^Index:\s/.test(n)||/^diff(?: -r \w+)+\s/.
test(n)}function s(n){return/^(---|\+\+\+)\s/.test(n)}function u(n){return/^@@\s/.test(n)}function d(){var n;const e={};
e.hunks=[],y.push(e);let l=!1;for(;x<g.length;){const o=g[x];if(s(o)||u(o))break;if(T(o)){if(l)return;l=!0,e.isGit=!0;const i=b(
o);for(i&&(e.oldFileName=i.oldFileName,e.newFileName=i.newFileName),x++;x<g.length;){const a=g[x];if(s(a)||u(a)||k(a))break;
const c=/^rename from (.*)/.exec(a);c&&(e.oldFileName="a/"+t(c[1]),e.isRename=!0);const h=/^rename to (.*)/.exec(a);h&&(e.
newFileName="b/"+t(h[1]),e.isRename=!0);const v=/^copy from (.*)/.exec(a);v&&(e.oldFileName="a/"+t(v[1]),e.isCopy=!0);const w=/^copy to (.*)/.
exec(a);w&&(e.newFileName="b/"+t(w[1]),e.isCopy=!0);const N=/^new file mode (\d+)/.exec(a);N&&(e.isCreate=!0,e.newMode=N[1]);
const F=/^deleted file mode (\d+)/.exec(a);F&&(e.isDelete=!0,e.oldMode=F[1]);const _=/^old mode (\d+)/.exec(a);_&&(e.oldMode=
_[1]);const P=/^new mode (\d+)/.exec(a);P&&(e.newMode=P[1]),/^Binary files /.test(a)&&(e.isBinary=!0),x++}continue}else if(k(
o)){if(l)return;l=!0;const i=/^(?:Index:|diff(?: -r \w+)+)\s+/.exec(o);i&&(e.index=o.substring(i[0].length).trim())}x++}
if(m(e),m(e),e.oldFileName===void 0!=(e.newFileName===void 0))throw new Error("Missing "+(e.oldFileName!==void 0?'"+++ .\
.."':'"--- ..."')+" file header for "+((n=e.oldFileName)!==null&&n!==void 0?n:e.newFileName));for(;x<g.length;){const o=g[x];
if(k(o)||s(o)||/^===================================================================/.test(o))break;u(o)?e.hunks.push(f()):
x++}}function b(n){const e=n.substring(11);if(e.startsWith('"')){const o=r(e);if(o===null)return null;const i=e.substring(
o.rawLength+1);let a;if(i.startsWith('"')){const c=r(i);if(c===null)return null;a=c.fileName}else a=i;return{oldFileName:o.
fileName,newFileName:a}}const l=e.indexOf('"');if(l>0){const o=e.substring(0,l-1),i=r(e.substring(l));return i===null?null:
{oldFileName:o,newFileName:i.fileName}}if(e.startsWith("a/")){const o=[];let i=0;for(;i=e.indexOf(" b/",i+1),i!==-1;)o.push(
i);if(o.length>0){const a=o[Math.floor(o.length/2)];return{oldFileName:e.substring(0,a),newFileName:e.substring(a+1)}}}return null}
function t(n){if(n.startsWith('"')){const e=r(n);if(e)return e.fileName}return n}function r(n){if(!n.startsWith('"'))return null;
let e="",l=1;for(;l<n.length;){if(n[l]==='"')return{fileName:e,rawLength:l+1};if(n[l]==="\\"&&l+1<n.length)switch(l++,n[l]){case"\
a":e+="\x07";break;case"b":e+="\b";break;case"f":e+="\f";break;case"n":e+=`
`;break;case"r":e+="\r";break;case"t":e+="	";break;case"v":e+="\v";break;case"\\":e+="\\";break;case'"':e+='"';break;case"\
0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":{if(l+2>=n.length||n[l+1]<"0"||n[l+1]>"7"||n[l+2]<"0"||n[l+2]>
"7")return null;const o=[parseInt(n.substring(l,l+3),8)];for(l+=3;n[l]==="\\"&&n[l+1]>="0"&&n[l+1]<="7";){if(l+3>=n.length||
n[l+2]<"0"||n[l+2]>"7"||n[l+3]<"0"||n[l+3]>"7")return null;o.push(parseInt(n.substring(l+1,l+4),8)),l+=4}e+=new TextDecoder(
"utf-8").decode(new Uint8Array(o));continue}default:return null}else e+=n[l];l++}return null}function m(n){const e=/^(---|\+\+\+)\s+/.
exec(g[x]);if(e){const l=e[1],o=g[x].substring(3).trim().split("	",2),i=(o[1]||"").trim();let a=o[0];a.startsWith('"')?a=
t(a):a=a.replace(/\\\\/g,"\\"),l==="---"?(n.oldFileName=a,n.oldHeader=i):(n.newFileName=a,n.newHeader=i),x++}}function f(){
var n;const e=x,l=g[x++],o=l.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),i={oldStart:+o[1],oldLines:typeof o[2]>
"u"?1:+o[2],newStart:+o[3],newLines:typeof o[4]>"u"?1:+o[4],lines:[]};i.oldLines===0&&(i.oldStart+=1),i.newLines===0&&(i.
newStart+=1);let a=0,c=0;for(;x<g.length&&(c<i.oldLines||a<i.newLines||!((n=g[x])===null||n===void 0)&&n.startsWith("\\"));x++){
const h=g[x].length==0&&x!=g.length-1?" ":g[x][0];if(h==="+"||h==="-"||h===" "||h==="\\")i.lines.push(g[x]),h==="+"?a++:
h==="-"?c++:h===" "&&(a++,c++);else throw new Error(`Hunk at line ${e+1} contained invalid line ${g[x]}`)}if(!a&&i.newLines===
1&&(i.newLines=0),!c&&i.oldLines===1&&(i.oldLines=0),a!==i.newLines)throw new Error("Added line count did not match for \
hunk at line "+(e+1));if(c!==i.oldLines)throw new Error("Removed line count did not match for hunk at line "+(e+1));if(x<
g.length&&g[x]&&/^[+ -]/.test(g[x])&&!s(g[x]))throw new Error("Hunk at line "+(e+1)+" has more lines than expected (expe\
cted "+i.oldLines+" old lines and "+i.newLines+" new lines)");return i}for(;x<g.length;)d();return y}}};
