"use strict";var K=Object.defineProperty;var C=(M,b)=>K(M,"name",{value:b,configurable:!0});module.exports={"fastest-levenshtein"(M,b,L,V){var w=Object.defineProperty,q=Object.getOwnPropertyDescriptor,z=Object.getOwnPropertyNames,
B=Object.prototype.hasOwnProperty,I=C((t,r)=>{for(var o in r)w(t,o,{get:r[o],enumerable:!0})},"__export"),J=C((t,r,o,h)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let a of z(r))!B.call(t,a)&&a!==o&&w(t,a,{get:C(()=>r[a],"get"),enumerable:!(h=
q(r,a))||h.enumerable});return t},"__copyProps"),S=C(t=>J(w({},"__esModule",{value:!0}),t),"__toCommonJS"),k={};I(k,{closest:C(
()=>H,"closest"),distance:C(()=>D,"distance")}),V.exports=S(k);var O=b("chunk-CVC2726E"),_=new Uint32Array(65536),F=(0,O.
a)((t,r)=>{let o=t.length,h=r.length,a=1<<o-1,c=-1,f=0,A=o,s=o;for(;s--;)_[t.charCodeAt(s)]|=1<<s;for(s=0;s<h;s++){let i=_[r.
charCodeAt(s)],d=i|f;i|=(i&c)+c^c,f|=~(i|c),c&=i,f&a&&A++,c&a&&A--,f=f<<1|1,c=c<<1|~(d|f),f&=d}for(s=o;s--;)_[t.charCodeAt(
s)]=0;return A},"myers_32"),G=(0,O.a)((t,r)=>{let o=r.length,h=t.length,a=[],c=[],f=Math.ceil(o/32),A=Math.ceil(h/32);for(let e=0;e<
f;e++)c[e]=-1,a[e]=0;let s=0;for(;s<A-1;s++){let e=0,n=-1,v=s*32,g=Math.min(32,h)+v;for(let l=v;l<g;l++)_[t.charCodeAt(l)]|=
1<<l;for(let l=0;l<o;l++){let y=_[r.charCodeAt(l)],u=c[l/32|0]>>>l&1,p=a[l/32|0]>>>l&1,N=y|e,U=((y|p)&n)+n^n|y|p,m=e|~(U|
n),P=n&U;m>>>31^u&&(c[l/32|0]^=1<<l),P>>>31^p&&(a[l/32|0]^=1<<l),m=m<<1|u,P=P<<1|p,n=P|~(N|m),e=m&N}for(let l=v;l<g;l++)
_[t.charCodeAt(l)]=0}let i=0,d=-1,x=s*32,E=Math.min(32,h-x)+x;for(let e=x;e<E;e++)_[t.charCodeAt(e)]|=1<<e;let j=h;for(let e=0;e<
o;e++){let n=_[r.charCodeAt(e)],v=c[e/32|0]>>>e&1,g=a[e/32|0]>>>e&1,l=n|i,y=((n|g)&d)+d^d|n|g,u=i|~(y|d),p=d&y;j+=u>>>h-
1&1,j-=p>>>h-1&1,u>>>31^v&&(c[e/32|0]^=1<<e),p>>>31^g&&(a[e/32|0]^=1<<e),u=u<<1|v,p=p<<1|g,d=p|~(l|u),i=u&l}for(let e=x;e<
E;e++)_[t.charCodeAt(e)]=0;return j},"myers_x"),D=(0,O.a)((t,r)=>{if(t.length<r.length){let o=r;r=t,t=o}return r.length===
0?t.length:t.length<=32?F(t,r):G(t,r)},"distance"),H=(0,O.a)((t,r)=>{let o=1/0,h=0;for(let a=0;a<r.length;a++){let c=D(t,
r[a]);c<o&&(o=c,h=a)}return r[h]},"closest")}};
