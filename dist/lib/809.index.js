exports.id=809,exports.ids=[809],exports.modules={70298:function(k){function I(t){return Array.isArray(t)?t:[t]}const N=void 0,
O="",L=" ",S="\\",y=/^\s+$/,m=/(?:[^\\]|^)\\$/,r=/^\\!/,n=/^\\#/,l=/\r?\n/g,c=/^\.{0,2}\/|^\.{1,2}$/,h=/\/$/,u="/";let x="\
node-ignore";typeof Symbol<"u"&&(x=Symbol.for("node-ignore"));const g=x,R=(t,e,s)=>(Object.defineProperty(t,e,{value:s}),
s),i=/([0-z])-([0-z])/g,a=()=>!1,_=t=>t.replace(i,(e,s,o)=>s.charCodeAt(0)<=o.charCodeAt(0)?e:O),A=t=>{const{length:e}=t;
return t.slice(0,e-e%2)},d=[[/^\uFEFF/,()=>O],[/((?:\\\\)*?)(\\?\s+)$/,(t,e,s)=>e+(s.indexOf("\\")===0?L:O)],[/(\\+?)\s/g,
(t,e)=>{const{length:s}=e;return e.slice(0,s-s%2)+L}],[/[\\$.|*+(){^]/g,t=>`\\${t}`],[/(?!\\)\?/g,()=>"[^/]"],[/^\//,()=>"\
^"],[/\//g,()=>"\\/"],[/^\^*\\\*\\\*\\\//,()=>"^(?:.*\\/)?"],[/^(?=[^^])/,function(){return/\/(?!$)/.test(this)?"^":"(?:\
^|\\/)"}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(t,e,s)=>e+6<s.length?"(?:\\/[^\\/]+)*":"\\/.+"],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(t,e,s)=>{
const o=s.replace(/\\\*/g,"[^\\/]*");return e+o}],[/\\\\\\(?=[$.|*+(){^])/g,()=>S],[/\\\\/g,()=>S],[/(\\)?\[([^\]/]*?)(\\*)($|\])/g,
(t,e,s,o,f)=>e===S?`\\[${s}${A(o)}${f}`:f==="]"&&o.length%2===0?`[${_(s)}${o}]`:"[]"],[/(?:[^*])$/,t=>/\/$/.test(t)?`${t}\
$`:`${t}(?=$|\\/$)`]],C=/(^|\\\/)?\\\*$/,p="regex",G="checkRegex",X="_",H={[p](t,e){return`${e?`${e}[^/]+`:"[^/]*"}(?=$|\
\\/$)`},[G](t,e){return`${e?`${e}[^/]*`:"[^/]*"}(?=$|\\/$)`}},B=t=>d.reduce((e,[s,o])=>e.replace(s,o.bind(t)),t),T=t=>typeof t==
"string",M=t=>t&&T(t)&&!y.test(t)&&!m.test(t)&&t.indexOf("#")!==0,K=t=>t.split(l).filter(Boolean);class z{constructor(e,s,o,f,E,P){
this.pattern=e,this.mark=s,this.negative=E,R(this,"body",o),R(this,"ignoreCase",f),R(this,"regexPrefix",P)}get regex(){const e=X+
p;return this[e]?this[e]:this._make(p,e)}get checkRegex(){const e=X+G;return this[e]?this[e]:this._make(G,e)}_make(e,s){
const o=this.regexPrefix.replace(C,H[e]),f=this.ignoreCase?new RegExp(o,"i"):new RegExp(o);return R(this,s,f)}}const V=({
pattern:t,mark:e},s)=>{let o=!1,f=t;f.indexOf("!")===0&&(o=!0,f=f.substr(1)),f=f.replace(r,"!").replace(n,"#");const E=B(
f);return new z(t,e,f,s,o,E)};class J{constructor(e){this._ignoreCase=e,this._rules=[]}_add(e){if(e&&e[g]){this._rules=this.
_rules.concat(e._rules._rules),this._added=!0;return}if(T(e)&&(e={pattern:e}),M(e.pattern)){const s=V(e,this._ignoreCase);
this._added=!0,this._rules.push(s)}}add(e){return this._added=!1,I(T(e)?K(e):e).forEach(this._add,this),this._added}test(e,s,o){
let f=!1,E=!1,P;this._rules.forEach(D=>{const{negative:b}=D;E===b&&f!==E||b&&!f&&!E&&!s||!D[o].test(e)||(f=!b,E=b,P=b?N:
D)});const F={ignored:f,unignored:E};return P&&(F.rule=P),F}}const Y=(t,e)=>{throw new e(t)},$=(t,e,s)=>T(t)?t?$.isNotRelative(
t)?s(`path should be a \`path.relative()\`d string, but got "${e}"`,RangeError):!0:s("path must not be empty",TypeError):
s(`path must be a string, but got \`${e}\``,TypeError),j=t=>c.test(t);$.isNotRelative=j,$.convert=t=>t;class U{constructor({
ignorecase:e=!0,ignoreCase:s=e,allowRelativePaths:o=!1}={}){R(this,g,!0),this._rules=new J(s),this._strictPathCheck=!o,this.
_initCache()}_initCache(){this._ignoreCache=Object.create(null),this._testCache=Object.create(null)}add(e){return this._rules.
add(e)&&this._initCache(),this}addPattern(e){return this.add(e)}_test(e,s,o,f){const E=e&&$.convert(e);return $(E,e,this.
_strictPathCheck?Y:a),this._t(E,s,o,f)}checkIgnore(e){if(!h.test(e))return this.test(e);const s=e.split(u).filter(Boolean);
if(s.pop(),s.length){const o=this._t(s.join(u)+u,this._testCache,!0,s);if(o.ignored)return o}return this._rules.test(e,!1,
G)}_t(e,s,o,f){if(e in s)return s[e];if(f||(f=e.split(u).filter(Boolean)),f.pop(),!f.length)return s[e]=this._rules.test(
e,o,p);const E=this._t(f.join(u)+u,s,o,f);return s[e]=E.ignored?E:this._rules.test(e,o,p)}ignores(e){return this._test(e,
this._ignoreCache,!1).ignored}createFilter(){return e=>!this.ignores(e)}filter(e){return I(e).filter(this.createFilter())}test(e){
return this._test(e,this._testCache,!0)}}const w=t=>new U(t),Q=t=>$(t&&$.convert(t),t,a),W=()=>{const t=s=>/^\\\\\?\\/.test(
s)||/["<>|\u0000-\u001F]+/u.test(s)?s:s.replace(/\\/g,"/");$.convert=t;const e=/^[a-z]:\//i;$.isNotRelative=s=>e.test(s)||
j(s)};typeof process<"u"&&process.platform==="win32"&&W(),k.exports=w,w.default=w,k.exports.isPathValid=Q,R(k.exports,Symbol.
for("setupWindows"),W)},15756:function(k){const{hasOwnProperty:I}=Object.prototype,N=(r,n={})=>{typeof n=="string"&&(n={
section:n}),n.align=n.align===!0,n.newline=n.newline===!0,n.sort=n.sort===!0,n.whitespace=n.whitespace===!0||n.align===!0,
n.platform=n.platform||typeof process<"u"&&process.platform,n.bracketedArray=n.bracketedArray!==!1;const l=n.platform===
"win32"?`\r
`:`
`,c=n.whitespace?" = ":"=",h=[],u=n.sort?Object.keys(r).sort():Object.keys(r);let x=0;n.align&&(x=y(u.filter(i=>r[i]===null||
Array.isArray(r[i])||typeof r[i]!="object").map(i=>Array.isArray(r[i])?`${i}[]`:i).concat([""]).reduce((i,a)=>y(i).length>=
y(a).length?i:a)).length);let g="";const R=n.bracketedArray?"[]":"";for(const i of u){const a=r[i];if(a&&Array.isArray(a))
for(const _ of a)g+=y(`${i}${R}`).padEnd(x," ")+c+y(_)+l;else a&&typeof a=="object"?h.push(i):g+=y(i).padEnd(x," ")+c+y(
a)+l}n.section&&g.length&&(g="["+y(n.section)+"]"+(n.newline?l+l:l)+g);for(const i of h){const a=O(i,".").join("\\."),_=(n.
section?n.section+".":"")+a,A=N(r[i],{...n,section:_});g.length&&A.length&&(g+=l),g+=A}return g};function O(r,n){var l=0,
c=0,h=0,u=[];do if(h=r.indexOf(n,l),h!==-1){if(l=h+n.length,h>0&&r[h-1]==="\\")continue;u.push(r.slice(c,h)),c=h+n.length}while(h!==
-1);return u.push(r.slice(c)),u}const L=(r,n={})=>{n.bracketedArray=n.bracketedArray!==!1;const l=Object.create(null);let c=l,
h=null;const u=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,x=r.split(/[\r\n]+/g),g={};for(const i of x){if(!i||i.match(/^\s*[;#]/)||
i.match(/^\s*$/))continue;const a=i.match(u);if(!a)continue;if(a[1]!==void 0){if(h=m(a[1]),h==="__proto__"){c=Object.create(
null);continue}c=l[h]=l[h]||Object.create(null);continue}const _=m(a[2]);let A;n.bracketedArray?A=_.length>2&&_.slice(-2)===
"[]":(g[_]=(g?.[_]||0)+1,A=g[_]>1);const d=A&&_.endsWith("[]")?_.slice(0,-2):_;if(d==="__proto__")continue;const C=a[3]?
m(a[4]):!0,p=C==="true"||C==="false"||C==="null"?JSON.parse(C):C;A&&(I.call(c,d)?Array.isArray(c[d])||(c[d]=[c[d]]):c[d]=
[]),Array.isArray(c[d])?c[d].push(p):c[d]=p}const R=[];for(const i of Object.keys(l)){if(!I.call(l,i)||typeof l[i]!="obj\
ect"||Array.isArray(l[i]))continue;const a=O(i,".");c=l;const _=a.pop(),A=_.replace(/\\\./g,".");for(const d of a)d!=="_\
_proto__"&&((!I.call(c,d)||typeof c[d]!="object")&&(c[d]=Object.create(null)),c=c[d]);c===l&&A===_||(c[A]=l[i],R.push(i))}
for(const i of R)delete l[i];return l},S=r=>r.startsWith('"')&&r.endsWith('"')||r.startsWith("'")&&r.endsWith("'"),y=r=>typeof r!=
"string"||r.match(/[=\r\n]/)||r.match(/^\[/)||r.length>1&&S(r)||r!==r.trim()?JSON.stringify(r):r.split(";").join("\\;").
split("#").join("\\#"),m=r=>{if(r=(r||"").trim(),S(r)){r.charAt(0)==="'"&&(r=r.slice(1,-1));try{r=JSON.parse(r)}catch{}}else{
let n=!1,l="";for(let c=0,h=r.length;c<h;c++){const u=r.charAt(c);if(n)"\\;#".indexOf(u)!==-1?l+=u:l+="\\"+u,n=!1;else{if("\
;#".indexOf(u)!==-1)break;u==="\\"?n=!0:l+=u}}return n&&(l+="\\"),l.trim()}return r};k.exports={parse:L,decode:L,stringify:N,
encode:N,safe:y,unsafe:m}}};
