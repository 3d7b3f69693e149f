"use strict";var B=Object.defineProperty;var b=(x,w)=>B(x,"name",{value:w,configurable:!0});module.exports={ini(x,w,F,W){var k=Object.defineProperty,E=Object.getOwnPropertyDescriptor,J=Object.getOwnPropertyNames,
D=Object.prototype.hasOwnProperty,V=b((_,f)=>{for(var g in f)k(_,g,{get:f[g],enumerable:!0})},"__export"),I=b((_,f,g,O)=>{
if(f&&typeof f=="object"||typeof f=="function")for(let y of J(f))!D.call(_,y)&&y!==g&&k(_,y,{get:b(()=>f[y],"get"),enumerable:!(O=
E(f,y))||O.enumerable});return _},"__copyProps"),M=b(_=>I(k({},"__esModule",{value:!0}),_),"__toCommonJS"),P={};V(P,{parse:b(
()=>q,"parse"),stringify:b(()=>z,"stringify")}),W.exports=M(P);var d=w("chunk-CVC2726E"),Q=(0,d.c)((_,f)=>{var{hasOwnProperty:g}=Object.
prototype,O=(0,d.a)((e,r={})=>{typeof r=="string"&&(r={section:r}),r.align=r.align===!0,r.newline=r.newline===!0,r.sort=
r.sort===!0,r.whitespace=r.whitespace===!0||r.align===!0,r.platform=r.platform||typeof process<"u"&&process.platform,r.bracketedArray=
r.bracketedArray!==!1;let o=r.platform==="win32"?`\r
`:`
`,a=r.whitespace?" = ":"=",i=[],s=r.sort?Object.keys(e).sort():Object.keys(e),A=0;r.align&&(A=h(s.filter(t=>e[t]===null||
Array.isArray(e[t])||typeof e[t]!="object").map(t=>Array.isArray(e[t])?`${t}[]`:t).concat([""]).reduce((t,n)=>h(t).length>=
h(n).length?t:n)).length);let p="",v=r.bracketedArray?"[]":"";for(let t of s){let n=e[t];if(n&&Array.isArray(n))for(let l of n)
p+=h(`${t}${v}`).padEnd(A," ")+a+h(l)+o;else n&&typeof n=="object"?i.push(t):p+=h(t).padEnd(A," ")+a+h(n)+o}r.section&&p.
length&&(p="["+h(r.section)+"]"+(r.newline?o+o:o)+p);for(let t of i){let n=y(t,".").join("\\."),l=(r.section?r.section+"\
.":"")+n,u=O(e[t],{...r,section:l});p.length&&u.length&&(p+=o),p+=u}return p},"encode");function y(e,r){var o=0,a=0,i=0,
s=[];do if(i=e.indexOf(r,o),i!==-1){if(o=i+r.length,i>0&&e[i-1]==="\\")continue;s.push(e.slice(a,i)),a=i+r.length}while(i!==
-1);return s.push(e.slice(a)),s}b(y,"b"),(0,d.a)(y,"splitSections");var $=(0,d.a)((e,r={})=>{r.bracketedArray=r.bracketedArray!==
!1;let o=Object.create(null),a=o,i=null,s=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,A=e.split(/[\r\n]+/g),p={};for(let t of A){
if(!t||t.match(/^\s*[;#]/)||t.match(/^\s*$/))continue;let n=t.match(s);if(!n)continue;if(n[1]!==void 0){if(i=m(n[1]),i===
"__proto__"){a=Object.create(null);continue}a=o[i]=o[i]||Object.create(null);continue}let l=m(n[2]),u;r.bracketedArray?u=
l.length>2&&l.slice(-2)==="[]":(p[l]=(p?.[l]||0)+1,u=p[l]>1);let c=u&&l.endsWith("[]")?l.slice(0,-2):l;if(c==="__proto__")
continue;let j=n[3]?m(n[4]):!0,N=j==="true"||j==="false"||j==="null"?JSON.parse(j):j;u&&(g.call(a,c)?Array.isArray(a[c])||
(a[c]=[a[c]]):a[c]=[]),Array.isArray(a[c])?a[c].push(N):a[c]=N}let v=[];for(let t of Object.keys(o)){if(!g.call(o,t)||typeof o[t]!=
"object"||Array.isArray(o[t]))continue;let n=y(t,".");a=o;let l=n.pop(),u=l.replace(/\\\./g,".");for(let c of n)c!=="__p\
roto__"&&((!g.call(a,c)||typeof a[c]!="object")&&(a[c]=Object.create(null)),a=a[c]);a===o&&u===l||(a[u]=o[t],v.push(t))}
for(let t of v)delete o[t];return o},"decode"),C=(0,d.a)(e=>e.startsWith('"')&&e.endsWith('"')||e.startsWith("'")&&e.endsWith(
"'"),"isQuoted"),h=(0,d.a)(e=>typeof e!="string"||e.match(/[=\r\n]/)||e.match(/^\[/)||e.length>1&&C(e)||e!==e.trim()?JSON.
stringify(e):e.split(";").join("\\;").split("#").join("\\#"),"safe"),m=(0,d.a)(e=>{if(e=(e||"").trim(),C(e)){e.charAt(0)===
"'"&&(e=e.slice(1,-1));try{e=JSON.parse(e)}catch{}}else{let r=!1,o="";for(let a=0,i=e.length;a<i;a++){let s=e.charAt(a);
if(r)"\\;#".indexOf(s)!==-1?o+=s:o+="\\"+s,r=!1;else{if(";#".indexOf(s)!==-1)break;s==="\\"?r=!0:o+=s}}return r&&(o+="\\"),
o.trim()}return e},"unsafe");f.exports={parse:$,decode:$,stringify:O,encode:O,safe:h,unsafe:m}}),S=(0,d.e)(Q()),q=S.parse,
z=S.stringify}};
