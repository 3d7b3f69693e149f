"use strict";exports.id=19,exports.ids=[19],exports.modules={37291:((z,S,j)=>{j.d(S,{jr:()=>R,ss:()=>I,Gu:()=>C,YB:()=>v});class W{diff(n,i,t={}){
let l;typeof t=="function"?(l=t,t={}):"callback"in t&&(l=t.callback);const a=this.castInput(n,t),o=this.castInput(i,t),u=this.
removeEmpty(this.tokenize(a,t)),r=this.removeEmpty(this.tokenize(o,t));return this.diffWithOptionsObj(u,r,t,l)}diffWithOptionsObj(n,i,t,l){
var a;const o=f=>{if(f=this.postProcess(f,t),l){setTimeout(function(){l(f)},0);return}else return f},u=i.length,r=n.length;
let g=1,d=u+r;t.maxEditLength!=null&&(d=Math.min(d,t.maxEditLength));const m=(a=t.timeout)!==null&&a!==void 0?a:1/0,b=Date.
now()+m,x=[{oldPos:-1,lastComponent:void 0}];let F=this.extractCommon(x[0],i,n,0,t);if(x[0].oldPos+1>=r&&F+1>=u)return o(
this.buildValues(x[0].lastComponent,i,n));let L=-1/0,P=1/0;const M=()=>{for(let f=Math.max(L,-g);f<=Math.min(P,g);f+=2){
let h;const p=x[f-1],N=x[f+1];p&&(x[f-1]=void 0);let E=!1;if(N){const q=N.oldPos-f;E=N&&0<=q&&q<u}const T=p&&p.oldPos+1<
r;if(!E&&!T){x[f]=void 0;continue}if(!T||E&&p.oldPos<N.oldPos?h=this.addToPath(N,!0,!1,0,t):h=this.addToPath(p,!1,!0,1,t),
F=this.extractCommon(h,i,n,f,t),h.oldPos+1>=r&&F+1>=u)return o(this.buildValues(h.lastComponent,i,n))||!0;x[f]=h,h.oldPos+
1>=r&&(P=Math.min(P,f-1)),F+1>=u&&(L=Math.max(L,f+1))}g++};if(l)(function f(){setTimeout(function(){if(g>d||Date.now()>b)
return l(void 0);M()||f()},0)})();else for(;g<=d&&Date.now()<=b;){const f=M();if(f)return f}}addToPath(n,i,t,l,a){const o=n.
lastComponent;return o&&!a.oneChangePerToken&&o.added===i&&o.removed===t?{oldPos:n.oldPos+l,lastComponent:{count:o.count+
1,added:i,removed:t,previousComponent:o.previousComponent}}:{oldPos:n.oldPos+l,lastComponent:{count:1,added:i,removed:t,
previousComponent:o}}}extractCommon(n,i,t,l,a){const o=i.length,u=t.length;let r=n.oldPos,g=r-l,d=0;for(;g+1<o&&r+1<u&&this.
equals(t[r+1],i[g+1],a);)g++,r++,d++,a.oneChangePerToken&&(n.lastComponent={count:1,previousComponent:n.lastComponent,added:!1,
removed:!1});return d&&!a.oneChangePerToken&&(n.lastComponent={count:d,previousComponent:n.lastComponent,added:!1,removed:!1}),
n.oldPos=r,g}equals(n,i,t){return t.comparator?t.comparator(n,i):n===i||!!t.ignoreCase&&n.toLowerCase()===i.toLowerCase()}removeEmpty(n){
const i=[];for(let t=0;t<n.length;t++)n[t]&&i.push(n[t]);return i}castInput(n,i){return n}tokenize(n,i){return Array.from(
n)}join(n){return n.join("")}postProcess(n,i){return n}get useLongestToken(){return!1}buildValues(n,i,t){const l=[];let a;
for(;n;)l.push(n),a=n.previousComponent,delete n.previousComponent,n=a;l.reverse();const o=l.length;let u=0,r=0,g=0;for(;u<
o;u++){const d=l[u];if(d.removed)d.value=this.join(t.slice(g,g+d.count)),g+=d.count;else{if(!d.added&&this.useLongestToken){
let m=i.slice(r,r+d.count);m=m.map(function(b,x){const F=t[g+x];return F.length>b.length?F:b}),d.value=this.join(m)}else
d.value=this.join(i.slice(r,r+d.count));r+=d.count,d.added||(g+=d.count)}}return l}}class A extends W{constructor(){super(
...arguments),this.tokenize=D}equals(n,i,t){return t.ignoreWhitespace?((!t.newlineIsToken||!n.includes(`
`))&&(n=n.trim()),(!t.newlineIsToken||!i.includes(`
`))&&(i=i.trim())):t.ignoreNewlineAtEof&&!t.newlineIsToken&&(n.endsWith(`
`)&&(n=n.slice(0,-1)),i.endsWith(`
`)&&(i=i.slice(0,-1))),super.equals(n,i,t)}}const w=new A;function _(e,n,i){return w.diff(e,n,i)}function c(e,n,i){return i=
generateOptions(i,{ignoreWhitespace:!0}),w.diff(e,n,i)}function D(e,n){n.stripTrailingCr&&(e=e.replace(/\r\n/g,`
`));const i=[],t=e.split(/(\n|\r\n)/);t[t.length-1]||t.pop();for(let l=0;l<t.length;l++){const a=t[l];l%2&&!n.newlineIsToken?
i[i.length-1]+=a:i.push(a)}return i}function H(e){for(let n=0;n<e.length;n++)if(e[n]<" "||e[n]>"~"||e[n]==='"'||e[n]==="\
\\")return!0;return!1}function k(e){if(!H(e))return e;let n='"';const i=new TextEncoder().encode(e);let t=0;for(;t<i.length;){
const l=i[t];l===7?n+="\\a":l===8?n+="\\b":l===9?n+="\\t":l===10?n+="\\n":l===11?n+="\\v":l===12?n+="\\f":l===13?n+="\\r":
l===34?n+='\\"':l===92?n+="\\\\":l>=32&&l<=126?n+=String.fromCharCode(l):n+="\\"+l.toString(8).padStart(3,"0"),t++}return n+=
'"',n}const y={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0},R={includeIndex:!1,includeUnderline:!1,includeFileHeaders:!0},
O={includeIndex:!1,includeUnderline:!1,includeFileHeaders:!1};function v(e,n,i,t,l,a,o){let u;o?typeof o=="function"?u={
callback:o}:u=o:u={},typeof u.context>"u"&&(u.context=4);const r=u.context;if(u.newlineIsToken)throw new Error("newlineI\
sToken may not be used with patch-generation functions, only with diffing functions");if(u.callback){const{callback:d}=u;
_(i,t,Object.assign(Object.assign({},u),{callback:m=>{const b=g(m);d(b)}}))}else return g(_(i,t,u));function g(d){if(!d)
return;d.push({value:"",lines:[]});function m(f){return f.map(function(h){return" "+h})}const b=[];let x=0,F=0,L=[],P=1,
M=1;for(let f=0;f<d.length;f++){const h=d[f],p=h.lines||s(h.value);if(h.lines=p,h.added||h.removed){if(!x){const N=d[f-1];
x=P,F=M,N&&(L=r>0?m(N.lines.slice(-r)):[],x-=L.length,F-=L.length)}for(const N of p)L.push((h.added?"+":"-")+N);h.added?
M+=p.length:P+=p.length}else{if(x)if(p.length<=r*2&&f<d.length-2)for(const N of m(p))L.push(N);else{const N=Math.min(p.length,
r);for(const T of m(p.slice(0,N)))L.push(T);const E={oldStart:x,oldLines:P-x+N,newStart:F,newLines:M-F+N,lines:L};b.push(
E),x=0,F=0,L=[]}P+=p.length,M+=p.length}}for(const f of b)for(let h=0;h<f.lines.length;h++)f.lines[h].endsWith(`
`)?f.lines[h]=f.lines[h].slice(0,-1):(f.lines.splice(h+1,0,"\\ No newline at end of file"),h++);return{oldFileName:e,newFileName:n,
oldHeader:l,newHeader:a,hunks:b}}}function C(e,n){var i,t,l,a,o,u;if(n||(n=y),Array.isArray(e)){if(e.length>1&&!n.includeFileHeaders&&
!e.every(d=>d.isGit))throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; \
how would a tool trying to apply the patch know which changes are to which file?)");return e.map(d=>C(d,n)).join(`
`)}const r=[];if(e.isGit){if(n=y,!e.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e.newFileName)
throw new Error("newFileName must be specified for Git patches");let d=e.oldFileName,m=e.newFileName;e.isCreate&&d==="/d\
ev/null"?d=m.replace(/^b\//,"a/"):e.isDelete&&m==="/dev/null"&&(m=d.replace(/^a\//,"b/")),r.push("diff --git "+k(d)+" "+
k(m)),e.isDelete&&r.push("deleted file mode "+((i=e.oldMode)!==null&&i!==void 0?i:"100644")),e.isCreate&&r.push("new fil\
e mode "+((t=e.newMode)!==null&&t!==void 0?t:"100644")),e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate&&(r.push("old mod\
e "+e.oldMode),r.push("new mode "+e.newMode)),e.isRename&&(r.push("rename from "+k(((l=e.oldFileName)!==null&&l!==void 0?
l:"").replace(/^a\//,""))),r.push("rename to "+k(((a=e.newFileName)!==null&&a!==void 0?a:"").replace(/^b\//,"")))),e.isCopy&&
(r.push("copy from "+k(((o=e.oldFileName)!==null&&o!==void 0?o:"").replace(/^a\//,""))),r.push("copy to "+k(((u=e.newFileName)!==
null&&u!==void 0?u:"").replace(/^b\//,""))))}else n.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==void 0&&
r.push("Index: "+e.oldFileName),n.includeUnderline&&r.push("============================================================\
=======");const g=e.hunks.length>0;n.includeFileHeaders&&e.oldFileName!==void 0&&e.newFileName!==void 0&&(!e.isGit||g)&&
(r.push("--- "+k(e.oldFileName)+(e.oldHeader?"	"+e.oldHeader:"")),r.push("+++ "+k(e.newFileName)+(e.newHeader?"	"+e.newHeader:
"")));for(let d=0;d<e.hunks.length;d++){const m=e.hunks[d],b=m.oldLines===0?m.oldStart-1:m.oldStart,x=m.newLines===0?m.newStart-
1:m.newStart;r.push("@@ -"+b+","+m.oldLines+" +"+x+","+m.newLines+" @@");for(const F of m.lines)r.push(F)}return r.join(
`
`)+`
`}function I(e,n,i,t,l,a,o){if(typeof o=="function"&&(o={callback:o}),o?.callback){const{callback:u}=o;v(e,n,i,t,l,a,Object.
assign(Object.assign({},o),{callback:r=>{u(r?C(r,o.headerOptions):void 0)}}))}else{const u=v(e,n,i,t,l,a,o);return u?C(u,
o?.headerOptions):void 0}}function G(e,n,i,t,l,a){return I(e,e,n,i,t,l,a)}function s(e){const n=e.endsWith(`
`),i=e.split(`
`).map(t=>t+`
`);return n?i.pop():i.push(i.pop().slice(0,-1)),i}}),73857:((z,S,j)=>{j.d(S,{i:()=>W});function W(A){const w=A.split(/\n/),
_=[];let c=0;function D(s){return/^diff --git /.test(s)}function H(s){return D(s)||/^Index:\s/.test(s)||/^diff(?: -r \w+)+\s/.
test(s)}function k(s){return/^(---|\+\+\+)\s/.test(s)}function y(s){return/^@@\s/.test(s)}function R(){var s;const e={};
e.hunks=[],_.push(e);let n=!1;for(;c<w.length;){const i=w[c];if(k(i)||y(i))break;if(D(i)){if(n)return;n=!0,e.isGit=!0;const t=O(
i);for(t&&(e.oldFileName=t.oldFileName,e.newFileName=t.newFileName),c++;c<w.length;){const l=w[c];if(k(l)||y(l)||H(l))break;
const a=/^rename from (.*)/.exec(l);a&&(e.oldFileName="a/"+v(a[1]),e.isRename=!0);const o=/^rename to (.*)/.exec(l);o&&(e.
newFileName="b/"+v(o[1]),e.isRename=!0);const u=/^copy from (.*)/.exec(l);u&&(e.oldFileName="a/"+v(u[1]),e.isCopy=!0);const r=/^copy to (.*)/.
exec(l);r&&(e.newFileName="b/"+v(r[1]),e.isCopy=!0);const g=/^new file mode (\d+)/.exec(l);g&&(e.isCreate=!0,e.newMode=g[1]);
const d=/^deleted file mode (\d+)/.exec(l);d&&(e.isDelete=!0,e.oldMode=d[1]);const m=/^old mode (\d+)/.exec(l);m&&(e.oldMode=
m[1]);const b=/^new mode (\d+)/.exec(l);b&&(e.newMode=b[1]),/^Binary files /.test(l)&&(e.isBinary=!0),c++}continue}else if(H(
i)){if(n)return;n=!0;const t=/^(?:Index:|diff(?: -r \w+)+)\s+/.exec(i);t&&(e.index=i.substring(t[0].length).trim())}c++}
if(I(e),I(e),e.oldFileName===void 0!=(e.newFileName===void 0))throw new Error("Missing "+(e.oldFileName!==void 0?'"+++ .\
.."':'"--- ..."')+" file header for "+((s=e.oldFileName)!==null&&s!==void 0?s:e.newFileName));for(;c<w.length;){const i=w[c];
if(H(i)||k(i)||/^===================================================================/.test(i))break;y(i)?e.hunks.push(G()):
c++}}function O(s){const e=s.substring(11);if(e.startsWith('"')){const i=C(e);if(i===null)return null;const t=e.substring(
i.rawLength+1);let l;if(t.startsWith('"')){const a=C(t);if(a===null)return null;l=a.fileName}else l=t;return{oldFileName:i.
fileName,newFileName:l}}const n=e.indexOf('"');if(n>0){const i=e.substring(0,n-1),t=C(e.substring(n));return t===null?null:
{oldFileName:i,newFileName:t.fileName}}if(e.startsWith("a/")){const i=[];let t=0;for(;t=e.indexOf(" b/",t+1),t!==-1;)i.push(
t);if(i.length>0){const l=i[Math.floor(i.length/2)];return{oldFileName:e.substring(0,l),newFileName:e.substring(l+1)}}}return null}
function v(s){if(s.startsWith('"')){const e=C(s);if(e)return e.fileName}return s}function C(s){if(!s.startsWith('"'))return null;
let e="",n=1;for(;n<s.length;){if(s[n]==='"')return{fileName:e,rawLength:n+1};if(s[n]==="\\"&&n+1<s.length)switch(n++,s[n]){case"\
a":e+="\x07";break;case"b":e+="\b";break;case"f":e+="\f";break;case"n":e+=`
`;break;case"r":e+="\r";break;case"t":e+="	";break;case"v":e+="\v";break;case"\\":e+="\\";break;case'"':e+='"';break;case"\
0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":{if(n+2>=s.length||s[n+1]<"0"||s[n+1]>"7"||s[n+2]<"0"||s[n+2]>
"7")return null;const i=[parseInt(s.substring(n,n+3),8)];for(n+=3;s[n]==="\\"&&s[n+1]>="0"&&s[n+1]<="7";){if(n+3>=s.length||
s[n+2]<"0"||s[n+2]>"7"||s[n+3]<"0"||s[n+3]>"7")return null;i.push(parseInt(s.substring(n+1,n+4),8)),n+=4}e+=new TextDecoder(
"utf-8").decode(new Uint8Array(i));continue}default:return null}else e+=s[n];n++}return null}function I(s){const e=/^(---|\+\+\+)\s+/.
exec(w[c]);if(e){const n=e[1],i=w[c].substring(3).trim().split("	",2),t=(i[1]||"").trim();let l=i[0];l.startsWith('"')?l=
v(l):l=l.replace(/\\\\/g,"\\"),n==="---"?(s.oldFileName=l,s.oldHeader=t):(s.newFileName=l,s.newHeader=t),c++}}function G(){
var s;const e=c,n=w[c++],i=n.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),t={oldStart:+i[1],oldLines:typeof i[2]>
"u"?1:+i[2],newStart:+i[3],newLines:typeof i[4]>"u"?1:+i[4],lines:[]};t.oldLines===0&&(t.oldStart+=1),t.newLines===0&&(t.
newStart+=1);let l=0,a=0;for(;c<w.length&&(a<t.oldLines||l<t.newLines||!((s=w[c])===null||s===void 0)&&s.startsWith("\\"));c++){
const o=w[c].length==0&&c!=w.length-1?" ":w[c][0];if(o==="+"||o==="-"||o===" "||o==="\\")t.lines.push(w[c]),o==="+"?l++:
o==="-"?a++:o===" "&&(l++,a++);else throw new Error(`Hunk at line ${e+1} contained invalid line ${w[c]}`)}if(!l&&t.newLines===
1&&(t.newLines=0),!a&&t.oldLines===1&&(t.oldLines=0),l!==t.newLines)throw new Error("Added line count did not match for \
hunk at line "+(e+1));if(a!==t.oldLines)throw new Error("Removed line count did not match for hunk at line "+(e+1));if(c<
w.length&&w[c]&&/^[+ -]/.test(w[c])&&!k(w[c]))throw new Error("Hunk at line "+(e+1)+" has more lines than expected (expe\
cted "+t.oldLines+" old lines and "+t.newLines+" new lines)");return t}for(;c<w.length;)R();return _}})};
