//# packages/fastest-levenshtein
(function(Y,I,E){var w=Object.defineProperty,z=Object.getOwnPropertyDescriptor,D=Object.getOwnPropertyNames,N=Object.prototype.
hasOwnProperty,V=(t,r)=>{for(var o in r)w(t,o,{get:r[o],enumerable:!0})},W=(t,r,o,n)=>{if(r&&typeof r=="object"||typeof r==
"function")for(let a of D(r))!N.call(t,a)&&a!==o&&w(t,a,{get:()=>r[a],enumerable:!(n=z(r,a))||n.enumerable});return t},q=t=>W(
w({},"__esModule",{value:!0}),t),j={};V(j,{closest:()=>B,distance:()=>x}),Y.exports=q(j);var F=I("packages/chunk-IYWUY3V\
A"),_=new Uint32Array(65536),J=(t,r)=>{let o=t.length,n=r.length,a=1<<o-1,c=-1,i=0,C=o,h=o;for(;h--;)_[t.charCodeAt(h)]|=
1<<h;for(h=0;h<n;h++){let g=_[r.charCodeAt(h)],u=g|i;g|=(g&c)+c^c,i|=~(g|c),c&=g,i&a&&C++,c&a&&C--,i=i<<1|1,c=c<<1|~(u|i),
i&=u}for(h=o;h--;)_[t.charCodeAt(h)]=0;return C},S=(t,r)=>{let o=r.length,n=t.length,a=[],c=[],i=Math.ceil(o/32),C=Math.
ceil(n/32);for(let e=0;e<i;e++)c[e]=-1,a[e]=0;let h=0;for(;h<C-1;h++){let e=0,p=-1,A=h*32,v=Math.min(32,n)+A;for(let l=A;l<
v;l++)_[t.charCodeAt(l)]|=1<<l;for(let l=0;l<o;l++){let y=_[r.charCodeAt(l)],d=c[l/32|0]>>>l&1,s=a[l/32|0]>>>l&1,k=y|e,U=((y|
s)&p)+p^p|y|s,O=e|~(U|p),b=p&U;O>>>31^d&&(c[l/32|0]^=1<<l),b>>>31^s&&(a[l/32|0]^=1<<l),O=O<<1|d,b=b<<1|s,p=b|~(k|O),e=O&
k}for(let l=A;l<v;l++)_[t.charCodeAt(l)]=0}let g=0,u=-1,P=h*32,M=Math.min(32,n-P)+P;for(let e=P;e<M;e++)_[t.charCodeAt(e)]|=
1<<e;let m=n;for(let e=0;e<o;e++){let p=_[r.charCodeAt(e)],A=c[e/32|0]>>>e&1,v=a[e/32|0]>>>e&1,l=p|g,y=((p|v)&u)+u^u|p|v,
d=g|~(y|u),s=u&y;m+=d>>>n-1&1,m-=s>>>n-1&1,d>>>31^A&&(c[e/32|0]^=1<<e),s>>>31^v&&(a[e/32|0]^=1<<e),d=d<<1|A,s=s<<1|v,u=s|
~(l|d),g=d&l}for(let e=P;e<M;e++)_[t.charCodeAt(e)]=0;return m},x=(t,r)=>{if(t.length<r.length){let o=r;r=t,t=o}return r.
length===0?t.length:t.length<=32?J(t,r):S(t,r)},B=(t,r)=>{let o=1/0,n=0;for(let a=0;a<r.length;a++){let c=x(t,r[a]);c<o&&
(o=c,n=a)}return r[n]}});
