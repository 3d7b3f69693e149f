"use strict";module.exports={ini(M,$,q,N){var m=Object.defineProperty,J=Object.getOwnPropertyDescriptor,S=Object.getOwnPropertyNames,
Y=Object.prototype.hasOwnProperty,D=(h,f)=>{for(var _ in f)m(h,_,{get:f[_],enumerable:!0})},E=(h,f,_,d)=>{if(f&&typeof f==
"object"||typeof f=="function")for(let g of S(f))!Y.call(h,g)&&g!==_&&m(h,g,{get:()=>f[g],enumerable:!(d=J(f,g))||d.enumerable});
return h},I=h=>E(m({},"__esModule",{value:!0}),h),v={};D(v,{parse:()=>V,stringify:()=>C}),N.exports=I(v);var w=$("chunk-\
IYWUY3VA"),U=(0,w.b)((h,f)=>{var{hasOwnProperty:_}=Object.prototype,d=(e,r={})=>{typeof r=="string"&&(r={section:r}),r.align=
r.align===!0,r.newline=r.newline===!0,r.sort=r.sort===!0,r.whitespace=r.whitespace===!0||r.align===!0,r.platform=r.platform||
typeof process<"u"&&process.platform,r.bracketedArray=r.bracketedArray!==!1;let a=r.platform==="win32"?`\r
`:`
`,o=r.whitespace?" = ":"=",i=[],s=r.sort?Object.keys(e).sort():Object.keys(e),b=0;r.align&&(b=y(s.filter(t=>e[t]===null||
Array.isArray(e[t])||typeof e[t]!="object").map(t=>Array.isArray(e[t])?`${t}[]`:t).concat([""]).reduce((t,n)=>y(t).length>=
y(n).length?t:n)).length);let p="",j=r.bracketedArray?"[]":"";for(let t of s){let n=e[t];if(n&&Array.isArray(n))for(let l of n)
p+=y(`${t}${j}`).padEnd(b," ")+o+y(l)+a;else n&&typeof n=="object"?i.push(t):p+=y(t).padEnd(b," ")+o+y(n)+a}r.section&&p.
length&&(p="["+y(r.section)+"]"+(r.newline?a+a:a)+p);for(let t of i){let n=g(t,".").join("\\."),l=(r.section?r.section+"\
.":"")+n,u=d(e[t],{...r,section:l});p.length&&u.length&&(p+=a),p+=u}return p};function g(e,r){var a=0,o=0,i=0,s=[];do if(i=
e.indexOf(r,a),i!==-1){if(a=i+r.length,i>0&&e[i-1]==="\\")continue;s.push(e.slice(o,i)),o=i+r.length}while(i!==-1);return s.
push(e.slice(o)),s}var x=(e,r={})=>{r.bracketedArray=r.bracketedArray!==!1;let a=Object.create(null),o=a,i=null,s=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,
b=e.split(/[\r\n]+/g),p={};for(let t of b){if(!t||t.match(/^\s*[;#]/)||t.match(/^\s*$/))continue;let n=t.match(s);if(!n)
continue;if(n[1]!==void 0){if(i=A(n[1]),i==="__proto__"){o=Object.create(null);continue}o=a[i]=a[i]||Object.create(null);
continue}let l=A(n[2]),u;r.bracketedArray?u=l.length>2&&l.slice(-2)==="[]":(p[l]=(p?.[l]||0)+1,u=p[l]>1);let c=u&&l.endsWith(
"[]")?l.slice(0,-2):l;if(c==="__proto__")continue;let O=n[3]?A(n[4]):!0,W=O==="true"||O==="false"||O==="null"?JSON.parse(
O):O;u&&(_.call(o,c)?Array.isArray(o[c])||(o[c]=[o[c]]):o[c]=[]),Array.isArray(o[c])?o[c].push(W):o[c]=W}let j=[];for(let t of Object.
keys(a)){if(!_.call(a,t)||typeof a[t]!="object"||Array.isArray(a[t]))continue;let n=g(t,".");o=a;let l=n.pop(),u=l.replace(
/\\\./g,".");for(let c of n)c!=="__proto__"&&((!_.call(o,c)||typeof o[c]!="object")&&(o[c]=Object.create(null)),o=o[c]);
o===a&&u===l||(o[u]=a[t],j.push(t))}for(let t of j)delete a[t];return a},P=e=>e.startsWith('"')&&e.endsWith('"')||e.startsWith(
"'")&&e.endsWith("'"),y=e=>typeof e!="string"||e.match(/[=\r\n]/)||e.match(/^\[/)||e.length>1&&P(e)||e!==e.trim()?JSON.stringify(
e):e.split(";").join("\\;").split("#").join("\\#"),A=e=>{if(e=(e||"").trim(),P(e)){e.charAt(0)==="'"&&(e=e.slice(1,-1));
try{e=JSON.parse(e)}catch{}}else{let r=!1,a="";for(let o=0,i=e.length;o<i;o++){let s=e.charAt(o);if(r)"\\;#".indexOf(s)!==
-1?a+=s:a+="\\"+s,r=!1;else{if(";#".indexOf(s)!==-1)break;s==="\\"?r=!0:a+=s}}return r&&(a+="\\"),a.trim()}return e};f.exports=
{parse:x,decode:x,stringify:d,encode:d,safe:y,unsafe:A}}),k=(0,w.d)(U()),V=k.parse,C=k.stringify}};
