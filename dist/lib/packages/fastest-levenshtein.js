"use strict";module.exports={"fastest-levenshtein"(B,U,E,Y){var P=Object.defineProperty,I=Object.getOwnPropertyDescriptor,D=Object.getOwnPropertyNames,
N=Object.prototype.hasOwnProperty,V=(t,r)=>{for(var a in r)P(t,a,{get:r[a],enumerable:!0})},W=(t,r,a,n)=>{if(r&&typeof r==
"object"||typeof r=="function")for(let o of D(r))!N.call(t,o)&&o!==a&&P(t,o,{get:()=>r[o],enumerable:!(n=I(r,o))||n.enumerable});
return t},q=t=>W(P({},"__esModule",{value:!0}),t),w={};V(w,{closest:()=>S,distance:()=>x}),Y.exports=q(w);var F=U("chunk\
-IYWUY3VA"),f=new Uint32Array(65536),z=(t,r)=>{let a=t.length,n=r.length,o=1<<a-1,h=-1,i=0,C=a,c=a;for(;c--;)f[t.charCodeAt(
c)]|=1<<c;for(c=0;c<n;c++){let _=f[r.charCodeAt(c)],u=_|i;_|=(_&h)+h^h,i|=~(_|h),h&=_,i&o&&C++,h&o&&C--,i=i<<1|1,h=h<<1|
~(u|i),i&=u}for(c=a;c--;)f[t.charCodeAt(c)]=0;return C},J=(t,r)=>{let a=r.length,n=t.length,o=[],h=[],i=Math.ceil(a/32),
C=Math.ceil(n/32);for(let e=0;e<i;e++)h[e]=-1,o[e]=0;let c=0;for(;c<C-1;c++){let e=0,s=-1,v=c*32,g=Math.min(32,n)+v;for(let l=v;l<
g;l++)f[t.charCodeAt(l)]|=1<<l;for(let l=0;l<a;l++){let A=f[r.charCodeAt(l)],d=h[l/32|0]>>>l&1,p=o[l/32|0]>>>l&1,M=A|e,k=((A|
p)&s)+s^s|A|p,y=e|~(k|s),m=s&k;y>>>31^d&&(h[l/32|0]^=1<<l),m>>>31^p&&(o[l/32|0]^=1<<l),y=y<<1|d,m=m<<1|p,s=m|~(M|y),e=y&
M}for(let l=v;l<g;l++)f[t.charCodeAt(l)]=0}let _=0,u=-1,O=c*32,j=Math.min(32,n-O)+O;for(let e=O;e<j;e++)f[t.charCodeAt(e)]|=
1<<e;let b=n;for(let e=0;e<a;e++){let s=f[r.charCodeAt(e)],v=h[e/32|0]>>>e&1,g=o[e/32|0]>>>e&1,l=s|_,A=((s|g)&u)+u^u|s|g,
d=_|~(A|u),p=u&A;b+=d>>>n-1&1,b-=p>>>n-1&1,d>>>31^v&&(h[e/32|0]^=1<<e),p>>>31^g&&(o[e/32|0]^=1<<e),d=d<<1|v,p=p<<1|g,u=p|
~(l|d),_=d&l}for(let e=O;e<j;e++)f[t.charCodeAt(e)]=0;return b},x=(t,r)=>{if(t.length<r.length){let a=r;r=t,t=a}return r.
length===0?t.length:t.length<=32?z(t,r):J(t,r)},S=(t,r)=>{let a=1/0,n=0;for(let o=0;o<r.length;o++){let h=x(t,r[o]);h<a&&
(a=h,n=o)}return r[n]}}};
