//# fastest-levenshtein
(function(E,Y,F,I){var m=Object.defineProperty,D=Object.getOwnPropertyDescriptor,N=Object.getOwnPropertyNames,V=Object.
prototype.hasOwnProperty,W=(t,r)=>{for(var a in r)m(t,a,{get:r[a],enumerable:!0})},q=(t,r,a,n)=>{if(r&&typeof r=="object"||
typeof r=="function")for(let o of N(r))!V.call(t,o)&&o!==a&&m(t,o,{get:()=>r[o],enumerable:!(n=D(r,o))||n.enumerable});return t},
z=t=>q(m({},"__esModule",{value:!0}),t),x={};W(x,{closest:()=>B,distance:()=>j}),I.exports=z(x);var G=Y("chunk-IYWUY3VA"),
_=new Uint32Array(65536),J=(t,r)=>{let a=t.length,n=r.length,o=1<<a-1,c=-1,i=0,y=a,h=a;for(;h--;)_[t.charCodeAt(h)]|=1<<
h;for(h=0;h<n;h++){let u=_[r.charCodeAt(h)],d=u|i;u|=(u&c)+c^c,i|=~(u|c),c&=u,i&o&&y++,c&o&&y--,i=i<<1|1,c=c<<1|~(d|i),i&=
d}for(h=a;h--;)_[t.charCodeAt(h)]=0;return y},S=(t,r)=>{let a=r.length,n=t.length,o=[],c=[],i=Math.ceil(a/32),y=Math.ceil(
n/32);for(let e=0;e<i;e++)c[e]=-1,o[e]=0;let h=0;for(;h<y-1;h++){let e=0,p=-1,A=h*32,v=Math.min(32,n)+A;for(let l=A;l<v;l++)
_[t.charCodeAt(l)]|=1<<l;for(let l=0;l<a;l++){let C=_[r.charCodeAt(l)],g=c[l/32|0]>>>l&1,s=o[l/32|0]>>>l&1,k=C|e,U=((C|s)&
p)+p^p|C|s,O=e|~(U|p),b=p&U;O>>>31^g&&(c[l/32|0]^=1<<l),b>>>31^s&&(o[l/32|0]^=1<<l),O=O<<1|g,b=b<<1|s,p=b|~(k|O),e=O&k}for(let l=A;l<
v;l++)_[t.charCodeAt(l)]=0}let u=0,d=-1,P=h*32,M=Math.min(32,n-P)+P;for(let e=P;e<M;e++)_[t.charCodeAt(e)]|=1<<e;let w=n;
for(let e=0;e<a;e++){let p=_[r.charCodeAt(e)],A=c[e/32|0]>>>e&1,v=o[e/32|0]>>>e&1,l=p|u,C=((p|v)&d)+d^d|p|v,g=u|~(C|d),s=d&
C;w+=g>>>n-1&1,w-=s>>>n-1&1,g>>>31^A&&(c[e/32|0]^=1<<e),s>>>31^v&&(o[e/32|0]^=1<<e),g=g<<1|A,s=s<<1|v,d=s|~(l|g),u=g&l}for(let e=P;e<
M;e++)_[t.charCodeAt(e)]=0;return w},j=(t,r)=>{if(t.length<r.length){let a=r;r=t,t=a}return r.length===0?t.length:t.length<=
32?J(t,r):S(t,r)},B=(t,r)=>{let a=1/0,n=0;for(let o=0;o<r.length;o++){let c=j(t,r[o]);c<a&&(a=c,n=o)}return r[n]}});
