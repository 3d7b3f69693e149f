var G=Object.defineProperty;var m=(I,E)=>G(I,"name",{value:E,configurable:!0});export const id=291,ids=[291],modules={37291:((I,E,H)=>{H.d(E,{jr:m(()=>W,"jr"),ss:m(()=>D,"ss"),Gu:m(()=>p,"Gu"),YB:m(()=>y,
"YB")});class M{static{m(this,"Diff")}diff(e,t,i={}){let l;typeof i=="function"?(l=i,i={}):"callback"in i&&(l=i.callback);
const f=this.castInput(e,i),r=this.castInput(t,i),u=this.removeEmpty(this.tokenize(f,i)),o=this.removeEmpty(this.tokenize(
r,i));return this.diffWithOptionsObj(u,o,i,l)}diffWithOptionsObj(e,t,i,l){var f;const r=m(d=>{if(d=this.postProcess(d,i),
l){setTimeout(function(){l(d)},0);return}else return d},"done"),u=t.length,o=e.length;let h=1,s=u+o;i.maxEditLength!=null&&
(s=Math.min(s,i.maxEditLength));const a=(f=i.timeout)!==null&&f!==void 0?f:1/0,C=Date.now()+a,w=[{oldPos:-1,lastComponent:void 0}];
let v=this.extractCommon(w[0],t,e,0,i);if(w[0].oldPos+1>=o&&v+1>=u)return r(this.buildValues(w[0].lastComponent,t,e));let P=-1/0,
L=1/0;const N=m(()=>{for(let d=Math.max(P,-h);d<=Math.min(L,h);d+=2){let c;const g=w[d-1],x=w[d+1];g&&(w[d-1]=void 0);let k=!1;
if(x){const S=x.oldPos-d;k=x&&0<=S&&S<u}const F=g&&g.oldPos+1<o;if(!k&&!F){w[d]=void 0;continue}if(!F||k&&g.oldPos<x.oldPos?
c=this.addToPath(x,!0,!1,0,i):c=this.addToPath(g,!1,!0,1,i),v=this.extractCommon(c,t,e,d,i),c.oldPos+1>=o&&v+1>=u)return r(
this.buildValues(c.lastComponent,t,e))||!0;w[d]=c,c.oldPos+1>=o&&(L=Math.min(L,d-1)),v+1>=u&&(P=Math.max(P,d+1))}h++},"e\
xecEditLength");if(l)m(function d(){setTimeout(function(){if(h>s||Date.now()>C)return l(void 0);N()||d()},0)},"exec")();else
for(;h<=s&&Date.now()<=C;){const d=N();if(d)return d}}addToPath(e,t,i,l,f){const r=e.lastComponent;return r&&!f.oneChangePerToken&&
r.added===t&&r.removed===i?{oldPos:e.oldPos+l,lastComponent:{count:r.count+1,added:t,removed:i,previousComponent:r.previousComponent}}:
{oldPos:e.oldPos+l,lastComponent:{count:1,added:t,removed:i,previousComponent:r}}}extractCommon(e,t,i,l,f){const r=t.length,
u=i.length;let o=e.oldPos,h=o-l,s=0;for(;h+1<r&&o+1<u&&this.equals(i[o+1],t[h+1],f);)h++,o++,s++,f.oneChangePerToken&&(e.
lastComponent={count:1,previousComponent:e.lastComponent,added:!1,removed:!1});return s&&!f.oneChangePerToken&&(e.lastComponent=
{count:s,previousComponent:e.lastComponent,added:!1,removed:!1}),e.oldPos=o,h}equals(e,t,i){return i.comparator?i.comparator(
e,t):e===t||!!i.ignoreCase&&e.toLowerCase()===t.toLowerCase()}removeEmpty(e){const t=[];for(let i=0;i<e.length;i++)e[i]&&
t.push(e[i]);return t}castInput(e,t){return e}tokenize(e,t){return Array.from(e)}join(e){return e.join("")}postProcess(e,t){
return e}get useLongestToken(){return!1}buildValues(e,t,i){const l=[];let f;for(;e;)l.push(e),f=e.previousComponent,delete e.
previousComponent,e=f;l.reverse();const r=l.length;let u=0,o=0,h=0;for(;u<r;u++){const s=l[u];if(s.removed)s.value=this.
join(i.slice(h,h+s.count)),h+=s.count;else{if(!s.added&&this.useLongestToken){let a=t.slice(o,o+s.count);a=a.map(function(C,w){
const v=i[h+w];return v.length>C.length?v:C}),s.value=this.join(a)}else s.value=this.join(t.slice(o,o+s.count));o+=s.count,
s.added||(h+=s.count)}}return l}}class A extends M{static{m(this,"LineDiff")}constructor(){super(...arguments),this.tokenize=
R}equals(e,t,i){return i.ignoreWhitespace?((!i.newlineIsToken||!e.includes(`
`))&&(e=e.trim()),(!i.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):i.ignoreNewlineAtEof&&!i.newlineIsToken&&(e.endsWith(`
`)&&(e=e.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e,t,i)}}const _=new A;function T(n,e,t){return _.diff(n,e,t)}m(T,"diffLines");function q(n,e,t){
return t=generateOptions(t,{ignoreWhitespace:!0}),_.diff(n,e,t)}m(q,"diffTrimmedLines");function R(n,e){e.stripTrailingCr&&
(n=n.replace(/\r\n/g,`
`));const t=[],i=n.split(/(\n|\r\n)/);i[i.length-1]||i.pop();for(let l=0;l<i.length;l++){const f=i[l];l%2&&!e.newlineIsToken?
t[t.length-1]+=f:t.push(f)}return t}m(R,"tokenize");function O(n){for(let e=0;e<n.length;e++)if(n[e]<" "||n[e]>"~"||n[e]===
'"'||n[e]==="\\")return!0;return!1}m(O,"needsQuoting");function b(n){if(!O(n))return n;let e='"';const t=new TextEncoder().
encode(n);let i=0;for(;i<t.length;){const l=t[i];l===7?e+="\\a":l===8?e+="\\b":l===9?e+="\\t":l===10?e+="\\n":l===11?e+=
"\\v":l===12?e+="\\f":l===13?e+="\\r":l===34?e+='\\"':l===92?e+="\\\\":l>=32&&l<=126?e+=String.fromCharCode(l):e+="\\"+l.
toString(8).padStart(3,"0"),i++}return e+='"',e}m(b,"quoteFileNameIfNeeded");const j={includeIndex:!0,includeUnderline:!0,
includeFileHeaders:!0},W={includeIndex:!1,includeUnderline:!1,includeFileHeaders:!0},U={includeIndex:!1,includeUnderline:!1,
includeFileHeaders:!1};function y(n,e,t,i,l,f,r){let u;r?typeof r=="function"?u={callback:r}:u=r:u={},typeof u.context>"\
u"&&(u.context=4);const o=u.context;if(u.newlineIsToken)throw new Error("newlineIsToken may not be used with patch-gener\
ation functions, only with diffing functions");if(u.callback){const{callback:s}=u;T(t,i,Object.assign(Object.assign({},u),
{callback:m(a=>{const C=h(a);s(C)},"callback")}))}else return h(T(t,i,u));function h(s){if(!s)return;s.push({value:"",lines:[]});
function a(d){return d.map(function(c){return" "+c})}m(a,"contextLines");const C=[];let w=0,v=0,P=[],L=1,N=1;for(let d=0;d<
s.length;d++){const c=s[d],g=c.lines||z(c.value);if(c.lines=g,c.added||c.removed){if(!w){const x=s[d-1];w=L,v=N,x&&(P=o>
0?a(x.lines.slice(-o)):[],w-=P.length,v-=P.length)}for(const x of g)P.push((c.added?"+":"-")+x);c.added?N+=g.length:L+=g.
length}else{if(w)if(g.length<=o*2&&d<s.length-2)for(const x of a(g))P.push(x);else{const x=Math.min(g.length,o);for(const F of a(
g.slice(0,x)))P.push(F);const k={oldStart:w,oldLines:L-w+x,newStart:v,newLines:N-v+x,lines:P};C.push(k),w=0,v=0,P=[]}L+=
g.length,N+=g.length}}for(const d of C)for(let c=0;c<d.lines.length;c++)d.lines[c].endsWith(`
`)?d.lines[c]=d.lines[c].slice(0,-1):(d.lines.splice(c+1,0,"\\ No newline at end of file"),c++);return{oldFileName:n,newFileName:e,
oldHeader:l,newHeader:f,hunks:C}}m(h,"diffLinesResultToPatch")}m(y,"structuredPatch");function p(n,e){var t,i,l,f,r,u;if(e||
(e=j),Array.isArray(n)){if(n.length>1&&!e.includeFileHeaders&&!n.every(s=>s.isGit))throw new Error("Cannot omit file hea\
ders on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which chan\
ges are to which file?)");return n.map(s=>p(s,e)).join(`
`)}const o=[];if(n.isGit){if(e=j,!n.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!n.newFileName)
throw new Error("newFileName must be specified for Git patches");let s=n.oldFileName,a=n.newFileName;n.isCreate&&s==="/d\
ev/null"?s=a.replace(/^b\//,"a/"):n.isDelete&&a==="/dev/null"&&(a=s.replace(/^a\//,"b/")),o.push("diff --git "+b(s)+" "+
b(a)),n.isDelete&&o.push("deleted file mode "+((t=n.oldMode)!==null&&t!==void 0?t:"100644")),n.isCreate&&o.push("new fil\
e mode "+((i=n.newMode)!==null&&i!==void 0?i:"100644")),n.oldMode&&n.newMode&&!n.isDelete&&!n.isCreate&&(o.push("old mod\
e "+n.oldMode),o.push("new mode "+n.newMode)),n.isRename&&(o.push("rename from "+b(((l=n.oldFileName)!==null&&l!==void 0?
l:"").replace(/^a\//,""))),o.push("rename to "+b(((f=n.newFileName)!==null&&f!==void 0?f:"").replace(/^b\//,"")))),n.isCopy&&
(o.push("copy from "+b(((r=n.oldFileName)!==null&&r!==void 0?r:"").replace(/^a\//,""))),o.push("copy to "+b(((u=n.newFileName)!==
null&&u!==void 0?u:"").replace(/^b\//,""))))}else e.includeIndex&&n.oldFileName==n.newFileName&&n.oldFileName!==void 0&&
o.push("Index: "+n.oldFileName),e.includeUnderline&&o.push("============================================================\
=======");const h=n.hunks.length>0;e.includeFileHeaders&&n.oldFileName!==void 0&&n.newFileName!==void 0&&(!n.isGit||h)&&
(o.push("--- "+b(n.oldFileName)+(n.oldHeader?"	"+n.oldHeader:"")),o.push("+++ "+b(n.newFileName)+(n.newHeader?"	"+n.newHeader:
"")));for(let s=0;s<n.hunks.length;s++){const a=n.hunks[s],C=a.oldLines===0?a.oldStart-1:a.oldStart,w=a.newLines===0?a.newStart-
1:a.newStart;o.push("@@ -"+C+","+a.oldLines+" +"+w+","+a.newLines+" @@");for(const v of a.lines)o.push(v)}return o.join(
`
`)+`
`}m(p,"formatPatch");function D(n,e,t,i,l,f,r){if(typeof r=="function"&&(r={callback:r}),r?.callback){const{callback:u}=r;
y(n,e,t,i,l,f,Object.assign(Object.assign({},r),{callback:m(o=>{u(o?p(o,r.headerOptions):void 0)},"callback")}))}else{const u=y(
n,e,t,i,l,f,r);return u?p(u,r?.headerOptions):void 0}}m(D,"createTwoFilesPatch");function V(n,e,t,i,l,f){return D(n,n,e,
t,i,l,f)}m(V,"createPatch");function z(n){const e=n.endsWith(`
`),t=n.split(`
`).map(i=>i+`
`);return e?t.pop():t.push(t.pop().slice(0,-1)),t}m(z,"splitLines")})};
