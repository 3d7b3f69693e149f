var go=Object.defineProperty;var l=(Ht,Qn)=>go(Ht,"name",{value:Qn,configurable:!0});export const id=565,ids=[565],modules={25602:((Ht,Qn,Gn)=>{Gn.d(Qn,{m4:l(()=>qr,"m4")});function R(n,i){return n==null||
i==null?NaN:n<i?-1:n>i?1:n>=i?0:NaN}l(R,"d3_array_ascending");function X(n,i){return n==null||i==null?NaN:i<n?-1:i>n?1:i>=
n?0:NaN}l(X,"descending");function yn(n){let i,o,u;n.length!==2?(i=R,o=l((s,g)=>R(n(s),g),"compare2"),u=l((s,g)=>n(s)-g,
"delta")):(i=n===R||n===X?n:Fn,o=n,u=n);function f(s,g,p=0,v=s.length){if(p<v){if(i(g,g)!==0)return v;do{const _=p+v>>>1;
o(s[_],g)<0?p=_+1:v=_}while(p<v)}return p}l(f,"left");function a(s,g,p=0,v=s.length){if(p<v){if(i(g,g)!==0)return v;do{const _=p+
v>>>1;o(s[_],g)<=0?p=_+1:v=_}while(p<v)}return p}l(a,"right");function c(s,g,p=0,v=s.length){const _=f(s,g,p,v-1);return _>
p&&u(s[_-1],g)>-u(s[_],g)?_-1:_}return l(c,"center"),{left:f,center:c,right:a}}l(yn,"bisector");function Fn(){return 0}l(
Fn,"zero");function cn(n){return n===null?NaN:+n}l(cn,"number");function*$n(n,i){if(i===void 0)for(let o of n)o!=null&&(o=
+o)>=o&&(yield o);else{let o=-1;for(let u of n)(u=i(u,++o,n))!=null&&(u=+u)>=u&&(yield u)}}l($n,"numbers");const Pn=yn(R),
Jn=Pn.right,nt=Pn.left,tt=yn(cn).center;function et(n,i){if(!((i=+i)>=0))throw new RangeError("invalid r");let o=n.length;
if(!((o=Math.floor(o))>=0))throw new RangeError("invalid length");if(!o||!i)return n;const u=_n(i),f=n.slice();return u(
n,f,0,o,1),u(f,n,0,o,1),u(n,f,0,o,1),n}l(et,"d3_array_blur");const ut=L(_n),U=L(on);function L(n){return function(i,o,u=o){
if(!((o=+o)>=0))throw new RangeError("invalid rx");if(!((u=+u)>=0))throw new RangeError("invalid ry");let{data:f,width:a,
height:c}=i;if(!((a=Math.floor(a))>=0))throw new RangeError("invalid width");if(!((c=Math.floor(c!==void 0?c:f.length/a))>=
0))throw new RangeError("invalid height");if(!a||!c||!o&&!u)return i;const s=o&&n(o),g=u&&n(u),p=f.slice();return s&&g?(nn(
s,p,f,a,c),nn(s,f,p,a,c),nn(s,p,f,a,c),en(g,f,p,a,c),en(g,p,f,a,c),en(g,f,p,a,c)):s?(nn(s,f,p,a,c),nn(s,p,f,a,c),nn(s,f,
p,a,c)):g&&(en(g,f,p,a,c),en(g,p,f,a,c),en(g,f,p,a,c)),i}}l(L,"Blur2");function nn(n,i,o,u,f){for(let a=0,c=u*f;a<c;)n(i,
o,a,a+=u,1)}l(nn,"blurh");function en(n,i,o,u,f){for(let a=0,c=u*f;a<u;++a)n(i,o,a,a+c,u)}l(en,"blurv");function on(n){const i=_n(
n);return(o,u,f,a,c)=>{f<<=2,a<<=2,c<<=2,i(o,u,f+0,a+0,c),i(o,u,f+1,a+1,c),i(o,u,f+2,a+2,c),i(o,u,f+3,a+3,c)}}l(on,"blur\
fImage");function _n(n){const i=Math.floor(n);if(i===n)return Mn(n);const o=n-i,u=2*n+1;return(f,a,c,s,g)=>{if(!((s-=g)>=
c))return;let p=i*a[c];const v=g*i,_=v+g;for(let m=c,$=c+v;m<$;m+=g)p+=a[Math.min(s,m)];for(let m=c,$=s;m<=$;m+=g)p+=a[Math.
min(s,m+v)],f[m]=(p+o*(a[Math.max(c,m-_)]+a[Math.min(s,m+_)]))/u,p-=a[Math.max(c,m-v)]}}l(_n,"blurf");function Mn(n){const i=2*
n+1;return(o,u,f,a,c)=>{if(!((a-=c)>=f))return;let s=n*u[f];const g=c*n;for(let p=f,v=f+g;p<v;p+=c)s+=u[Math.min(a,p)];for(let p=f,
v=a;p<=v;p+=c)s+=u[Math.min(a,p+g)],o[p]=s/i,s-=u[Math.max(f,p-g)]}}l(Mn,"bluri");function rn(n,i){let o=0;if(i===void 0)
for(let u of n)u!=null&&(u=+u)>=u&&++o;else{let u=-1;for(let f of n)(f=i(f,++u,n))!=null&&(f=+f)>=f&&++o}return o}l(rn,"\
count");function K(n){return n.length|0}l(K,"length$1");function On(n){return!(n>0)}l(On,"empty");function Hn(n){return typeof n!=
"object"||"length"in n?n:Array.from(n)}l(Hn,"arrayify");function Rn(n){return i=>n(...i)}l(Rn,"reducer");function ft(...n){
const i=typeof n[n.length-1]=="function"&&Rn(n.pop());n=n.map(Hn);const o=n.map(K),u=n.length-1,f=new Array(u+1).fill(0),
a=[];if(u<0||o.some(On))return a;for(;;){a.push(f.map((s,g)=>n[g][s]));let c=u;for(;++f[c]===o[c];){if(c===0)return i?a.
map(i):a;f[c--]=0}}}l(ft,"cross");function at(n,i){var o=0,u=0;return Float64Array.from(n,i===void 0?f=>o+=+f||0:f=>o+=+i(
f,u++,n)||0)}l(at,"cumsum");function lt(n,i){let o=0,u,f=0,a=0;if(i===void 0)for(let c of n)c!=null&&(c=+c)>=c&&(u=c-f,f+=
u/++o,a+=u*(c-f));else{let c=-1;for(let s of n)(s=i(s,++c,n))!=null&&(s=+s)>=s&&(u=s-f,f+=u/++o,a+=u*(s-f))}if(o>1)return a/
(o-1)}l(lt,"variance");function Wn(n,i){const o=lt(n,i);return o&&Math.sqrt(o)}l(Wn,"deviation");function Bn(n,i){let o,
u;if(i===void 0)for(const f of n)f!=null&&(o===void 0?f>=f&&(o=u=f):(o>f&&(o=f),u<f&&(u=f)));else{let f=-1;for(let a of n)
(a=i(a,++f,n))!=null&&(o===void 0?a>=a&&(o=u=a):(o>a&&(o=a),u<a&&(u=a)))}return[o,u]}l(Bn,"extent");class Xn{static{l(this,
"Adder")}constructor(){this._partials=new Float64Array(32),this._n=0}add(i){const o=this._partials;let u=0;for(let f=0;f<
this._n&&f<32;f++){const a=o[f],c=i+a,s=Math.abs(i)<Math.abs(a)?i-(c-a):a-(c-i);s&&(o[u++]=s),i=c}return o[u]=i,this._n=
u+1,this}valueOf(){const i=this._partials;let o=this._n,u,f,a,c=0;if(o>0){for(c=i[--o];o>0&&(u=c,f=i[--o],c=u+f,a=f-(c-u),
!a););o>0&&(a<0&&i[o-1]<0||a>0&&i[o-1]>0)&&(f=a*2,u=c+f,f==u-c&&(c=u))}return c}}function En(n,i){const o=new Xn;if(i===
void 0)for(let u of n)(u=+u)&&o.add(u);else{let u=-1;for(let f of n)(f=+i(f,++u,n))&&o.add(f)}return+o}l(En,"fsum");function rt(n,i){
const o=new Xn;let u=-1;return Float64Array.from(n,i===void 0?f=>o.add(+f||0):f=>o.add(+i(f,++u,n)||0))}l(rt,"fcumsum");
class un extends Map{static{l(this,"d3_array_InternMap")}constructor(i,o=In){if(super(),Object.defineProperties(this,{_intern:{
value:new Map},_key:{value:o}}),i!=null)for(const[u,f]of i)this.set(u,f)}get(i){return super.get(Vn(this,i))}has(i){return super.
has(Vn(this,i))}set(i,o){return super.set(ct(this,i),o)}delete(i){return super.delete(mt(this,i))}}class qn extends Set{static{
l(this,"InternSet")}constructor(i,o=In){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:o}}),
i!=null)for(const u of i)this.add(u)}has(i){return super.has(Vn(this,i))}add(i){return super.add(ct(this,i))}delete(i){return super.
delete(mt(this,i))}}function Vn({_intern:n,_key:i},o){const u=i(o);return n.has(u)?n.get(u):o}l(Vn,"intern_get");function ct({
_intern:n,_key:i},o){const u=i(o);return n.has(u)?n.get(u):(n.set(u,o),o)}l(ct,"intern_set");function mt({_intern:n,_key:i},o){
const u=i(o);return n.has(u)&&(o=n.get(u),n.delete(u)),o}l(mt,"intern_delete");function In(n){return n!==null&&typeof n==
"object"?n.valueOf():n}l(In,"keyof");function Cn(n){return n}l(Cn,"identity");function yt(n,...i){return P(n,Cn,Cn,i)}l(
yt,"group");function xn(n,...i){return P(n,Array.from,Cn,i)}l(xn,"groups");function xt(n,i){for(let o=1,u=i.length;o<u;++o)
n=n.flatMap(f=>f.pop().map(([a,c])=>[...f,a,c]));return n}l(xt,"flatten$1");function Ot(n,...i){return xt(xn(n,...i),i)}
l(Ot,"flatGroup");function Wt(n,i,...o){return xt(w(n,i,...o),o)}l(Wt,"flatRollup");function qt(n,i,...o){return P(n,Cn,
i,o)}l(qt,"rollup");function w(n,i,...o){return P(n,Array.from,i,o)}l(w,"rollups");function F(n,...i){return P(n,Cn,N,i)}
l(F,"index");function C(n,...i){return P(n,Array.from,N,i)}l(C,"indexes");function N(n){if(n.length!==1)throw new Error(
"duplicate key");return n[0]}l(N,"unique");function P(n,i,o,u){return l((function f(a,c){if(c>=u.length)return o(a);const s=new un,
g=u[c++];let p=-1;for(const v of a){const _=g(v,++p,a),m=s.get(_);m?m.push(v):s.set(_,[v])}for(const[v,_]of s)s.set(v,f(
_,c));return i(s)}),"regroup")(n,0)}l(P,"nest");function q(n,i){return Array.from(i,o=>n[o])}l(q,"permute");function W(n,...i){
if(typeof n[Symbol.iterator]!="function")throw new TypeError("values is not iterable");n=Array.from(n);let[o]=i;if(o&&o.
length!==2||i.length>1){const u=Uint32Array.from(n,(f,a)=>a);return i.length>1?(i=i.map(f=>n.map(f)),u.sort((f,a)=>{for(const c of i){
const s=d(c[f],c[a]);if(s)return s}})):(o=n.map(o),u.sort((f,a)=>d(o[f],o[a]))),q(n,u)}return n.sort(h(o))}l(W,"sort");function h(n=R){
if(n===R)return d;if(typeof n!="function")throw new TypeError("compare is not a function");return(i,o)=>{const u=n(i,o);
return u||u===0?u:(n(o,o)===0)-(n(i,i)===0)}}l(h,"compareDefined");function d(n,i){return(n==null||!(n>=n))-(i==null||!(i>=
i))||(n<i?-1:n>i?1:0)}l(d,"ascendingDefined");function y(n,i,o){return(i.length!==2?W(qt(n,i,o),(([u,f],[a,c])=>R(f,c)||
R(u,a))):W(yt(n,o),(([u,f],[a,c])=>i(f,c)||R(u,a)))).map(([u])=>u)}l(y,"groupSort");var M=Array.prototype,k=M.slice;function b(n){
return()=>n}l(b,"constant");const S=Math.sqrt(50),D=Math.sqrt(10),B=Math.sqrt(2);function A(n,i,o){const u=(i-n)/Math.max(
0,o),f=Math.floor(Math.log10(u)),a=u/Math.pow(10,f),c=a>=S?10:a>=D?5:a>=B?2:1;let s,g,p;return f<0?(p=Math.pow(10,-f)/c,
s=Math.round(n*p),g=Math.round(i*p),s/p<n&&++s,g/p>i&&--g,p=-p):(p=Math.pow(10,f)*c,s=Math.round(n/p),g=Math.round(i/p),
s*p<n&&++s,g*p>i&&--g),g<s&&.5<=o&&o<2?A(n,i,o*2):[s,g,p]}l(A,"tickSpec");function T(n,i,o){if(i=+i,n=+n,o=+o,!(o>0))return[];
if(n===i)return[n];const u=i<n,[f,a,c]=u?A(i,n,o):A(n,i,o);if(!(a>=f))return[];const s=a-f+1,g=new Array(s);if(u)if(c<0)
for(let p=0;p<s;++p)g[p]=(a-p)/-c;else for(let p=0;p<s;++p)g[p]=(a-p)*c;else if(c<0)for(let p=0;p<s;++p)g[p]=(f+p)/-c;else
for(let p=0;p<s;++p)g[p]=(f+p)*c;return g}l(T,"d3_array_ticks");function Q(n,i,o){return i=+i,n=+n,o=+o,A(n,i,o)[2]}l(Q,
"tickIncrement");function x(n,i,o){i=+i,n=+n,o=+o;const u=i<n,f=u?Q(i,n,o):Q(n,i,o);return(u?-1:1)*(f<0?1/-f:f)}l(x,"tic\
kStep");function H(n,i,o){let u;for(;;){const f=Q(n,i,o);if(f===u||f===0||!isFinite(f))return[n,i];if(f>0){const a=Math.
ceil(n/f),c=Math.floor(i/f);n=(a-(a*f>n))*f,i=(c+(c*f<i))*f}else if(f<0){const a=-f,c=Math.ceil(n*a),s=Math.floor(i*a);n=
(c-(c/a>n))/a,i=(s+(s/a<i))/a}u=f}}l(H,"nice");function tn(n){return Math.max(1,Math.ceil(Math.log(rn(n))/Math.LN2)+1)}l(
tn,"thresholdSturges");function fn(){var n=Cn,i=Bn,o=tn;function u(f){Array.isArray(f)||(f=Array.from(f));var a,c=f.length,
s,g,p=new Array(c);for(a=0;a<c;++a)p[a]=n(f[a],a,f);var v=i(p),_=v[0],m=v[1],$=o(p,_,m);if(!Array.isArray($)){const mn=m,
pn=+$;if(i===Bn&&([_,m]=H(_,m,pn)),$=T(_,m,pn),$[0]<=_&&(g=Q(_,m,pn)),$[$.length-1]>=m)if(mn>=m&&i===Bn){const gn=Q(_,m,
pn);isFinite(gn)&&(gn>0?m=(Math.floor(m/gn)+1)*gn:gn<0&&(m=(Math.ceil(m*-gn)+1)/-gn))}else $.pop()}for(var I=$.length,E=0,
z=I;$[E]<=_;)++E;for(;$[z-1]>m;)--z;(E||z<I)&&($=$.slice(E,z),I=z-E);var Y=new Array(I+1),bn;for(a=0;a<=I;++a)bn=Y[a]=[],
bn.x0=a>0?$[a-1]:_,bn.x1=a<I?$[a]:m;if(isFinite(g)){if(g>0)for(a=0;a<c;++a)(s=p[a])!=null&&_<=s&&s<=m&&Y[Math.min(I,Math.
floor((s-_)/g))].push(f[a]);else if(g<0){for(a=0;a<c;++a)if((s=p[a])!=null&&_<=s&&s<=m){const mn=Math.floor((_-s)*g);Y[Math.
min(I,mn+($[mn]<=s))].push(f[a])}}}else for(a=0;a<c;++a)(s=p[a])!=null&&_<=s&&s<=m&&Y[Jn($,s,0,I)].push(f[a]);return Y}return l(
u,"histogram"),u.value=function(f){return arguments.length?(n=typeof f=="function"?f:b(f),u):n},u.domain=function(f){return arguments.
length?(i=typeof f=="function"?f:b([f[0],f[1]]),u):i},u.thresholds=function(f){return arguments.length?(o=typeof f=="fun\
ction"?f:b(Array.isArray(f)?k.call(f):f),u):o},u}l(fn,"bin");function Z(n,i){let o;if(i===void 0)for(const u of n)u!=null&&
(o<u||o===void 0&&u>=u)&&(o=u);else{let u=-1;for(let f of n)(f=i(f,++u,n))!=null&&(o<f||o===void 0&&f>=f)&&(o=f)}return o}
l(Z,"max");function G(n,i){let o,u=-1,f=-1;if(i===void 0)for(const a of n)++f,a!=null&&(o<a||o===void 0&&a>=a)&&(o=a,u=f);else
for(let a of n)(a=i(a,++f,n))!=null&&(o<a||o===void 0&&a>=a)&&(o=a,u=f);return u}l(G,"maxIndex");function O(n,i){let o;if(i===
void 0)for(const u of n)u!=null&&(o>u||o===void 0&&u>=u)&&(o=u);else{let u=-1;for(let f of n)(f=i(f,++u,n))!=null&&(o>f||
o===void 0&&f>=f)&&(o=f)}return o}l(O,"min");function wn(n,i){let o,u=-1,f=-1;if(i===void 0)for(const a of n)++f,a!=null&&
(o>a||o===void 0&&a>=a)&&(o=a,u=f);else for(let a of n)(a=i(a,++f,n))!=null&&(o>a||o===void 0&&a>=a)&&(o=a,u=f);return u}
l(wn,"minIndex");function kn(n,i,o=0,u=1/0,f){if(i=Math.floor(i),o=Math.floor(Math.max(0,o)),u=Math.floor(Math.min(n.length-
1,u)),!(o<=i&&i<=u))return n;for(f=f===void 0?d:h(f);u>o;){if(u-o>600){const g=u-o+1,p=i-o+1,v=Math.log(g),_=.5*Math.exp(
2*v/3),m=.5*Math.sqrt(v*_*(g-_)/g)*(p-g/2<0?-1:1),$=Math.max(o,Math.floor(i-p*_/g+m)),I=Math.min(u,Math.floor(i+(g-p)*_/
g+m));kn(n,i,$,I,f)}const a=n[i];let c=o,s=u;for(vn(n,o,i),f(n[u],a)>0&&vn(n,o,u);c<s;){for(vn(n,c,s),++c,--s;f(n[c],a)<
0;)++c;for(;f(n[s],a)>0;)--s}f(n[o],a)===0?vn(n,o,s):(++s,vn(n,s,u)),s<=i&&(o=s+1),i<=s&&(u=s-1)}return n}l(kn,"quicksel\
ect");function vn(n,i,o){const u=n[i];n[i]=n[o],n[o]=u}l(vn,"swap");function zn(n,i=R){let o,u=!1;if(i.length===1){let f;
for(const a of n){const c=i(a);(u?R(c,f)>0:R(c,c)===0)&&(o=a,f=c,u=!0)}}else for(const f of n)(u?i(f,o)>0:i(f,f)===0)&&(o=
f,u=!0);return o}l(zn,"greatest");function st(n,i,o){if(n=Float64Array.from($n(n,o)),!(!(u=n.length)||isNaN(i=+i))){if(i<=
0||u<2)return O(n);if(i>=1)return Z(n);var u,f=(u-1)*i,a=Math.floor(f),c=Z(kn(n,a).subarray(0,a+1)),s=O(n.subarray(a+1));
return c+(s-c)*(f-a)}}l(st,"quantile");function ht(n,i,o=cn){if(!(!(u=n.length)||isNaN(i=+i))){if(i<=0||u<2)return+o(n[0],
0,n);if(i>=1)return+o(n[u-1],u-1,n);var u,f=(u-1)*i,a=Math.floor(f),c=+o(n[a],a,n),s=+o(n[a+1],a+1,n);return c+(s-c)*(f-
a)}}l(ht,"d3_array_quantileSorted");function dt(n,i,o=cn){if(!isNaN(i=+i)){if(u=Float64Array.from(n,(s,g)=>cn(o(n[g],g,n))),
i<=0)return wn(u);if(i>=1)return G(u);var u,f=Uint32Array.from(n,(s,g)=>g),a=u.length-1,c=Math.floor(a*i);return kn(f,c,
0,a,(s,g)=>d(u[s],u[g])),c=zn(f.subarray(0,c+1),s=>u[s]),c>=0?c:-1}}l(dt,"quantileIndex");function ln(n,i,o){const u=rn(
n),f=st(n,.75)-st(n,.25);return u&&f?Math.ceil((o-i)/(2*f*Math.pow(u,-1/3))):1}l(ln,"thresholdFreedmanDiaconis");function Nn(n,i,o){
const u=rn(n),f=Wn(n);return u&&f?Math.ceil((o-i)*Math.cbrt(u)/(3.49*f)):1}l(Nn,"thresholdScott");function jn(n,i){let o=0,
u=0;if(i===void 0)for(let f of n)f!=null&&(f=+f)>=f&&(++o,u+=f);else{let f=-1;for(let a of n)(a=i(a,++f,n))!=null&&(a=+a)>=
a&&(++o,u+=a)}if(o)return u/o}l(jn,"mean");function J(n,i){return st(n,.5,i)}l(J,"median");function an(n,i){return dt(n,
.5,i)}l(an,"medianIndex");function*It(n){for(const i of n)yield*i}l(It,"flatten");function Bt(n){return Array.from(It(n))}
l(Bt,"merge");function An(n,i){const o=new un;if(i===void 0)for(let a of n)a!=null&&a>=a&&o.set(a,(o.get(a)||0)+1);else{
let a=-1;for(let c of n)(c=i(c,++a,n))!=null&&c>=c&&o.set(c,(o.get(c)||0)+1)}let u,f=0;for(const[a,c]of o)c>f&&(f=c,u=a);
return u}l(An,"mode");function Xt(n,i=At){const o=[];let u,f=!1;for(const a of n)f&&o.push(i(u,a)),u=a,f=!0;return o}l(Xt,
"pairs");function At(n,i){return[n,i]}l(At,"pair");function wt(n,i,o){n=+n,i=+i,o=(f=arguments.length)<2?(i=n,n=0,1):f<3?
1:+o;for(var u=-1,f=Math.max(0,Math.ceil((i-n)/o))|0,a=new Array(f);++u<f;)a[u]=n+u*o;return a}l(wt,"d3_array_range");function De(n,i=R){
if(typeof n[Symbol.iterator]!="function")throw new TypeError("values is not iterable");let o=Array.from(n);const u=new Float64Array(
o.length);i.length!==2&&(o=o.map(i),i=R);const f=l((s,g)=>i(o[s],o[g]),"compareIndex");let a,c;return n=Uint32Array.from(
o,(s,g)=>g),n.sort(i===R?(s,g)=>d(o[s],o[g]):h(f)),n.forEach((s,g)=>{const p=f(s,a===void 0?s:a);p>=0?((a===void 0||p>0)&&
(a=s,c=g),u[s]=c):u[s]=NaN}),u}l(De,"rank");function Te(n,i=R){let o,u=!1;if(i.length===1){let f;for(const a of n){const c=i(
a);(u?R(c,f)<0:R(c,c)===0)&&(o=a,f=c,u=!0)}}else for(const f of n)(u?i(f,o)<0:i(f,f)===0)&&(o=f,u=!0);return o}l(Te,"lea\
st");function Yr(n,i=R){if(i.length===1)return wn(n,i);let o,u=-1,f=-1;for(const a of n)++f,(u<0?i(a,a)===0:i(a,o)<0)&&(o=
a,u=f);return u}l(Yr,"leastIndex");function _o(n,i=R){if(i.length===1)return G(n,i);let o,u=-1,f=-1;for(const a of n)++f,
(u<0?i(a,a)===0:i(a,o)>0)&&(o=a,u=f);return u}l(_o,"greatestIndex");function mo(n,i){const o=Yr(n,i);return o<0?void 0:o}
l(mo,"scan");var yo=Zr(Math.random);function Zr(n){return l(function(o,u=0,f=o.length){let a=f-(u=+u);for(;a;){const c=n()*
a--|0,s=o[a+u];o[a+u]=o[c+u],o[c+u]=s}return o},"shuffle")}l(Zr,"shuffler");function xo(n,i){let o=0;if(i===void 0)for(let u of n)
(u=+u)&&(o+=u);else{let u=-1;for(let f of n)(f=+i(f,++u,n))&&(o+=f)}return o}l(xo,"sum");function Kr(n){if(!(a=n.length))
return[];for(var i=-1,o=O(n,Qr),u=new Array(o);++i<o;)for(var f=-1,a,c=u[i]=new Array(a);++f<a;)c[f]=n[f][i];return u}l(
Kr,"transpose");function Qr(n){return n.length}l(Qr,"d3_array_length");function wo(){return Kr(arguments)}l(wo,"zip");function vo(n,i){
if(typeof i!="function")throw new TypeError("test is not a function");let o=-1;for(const u of n)if(!i(u,++o,n))return!1;
return!0}l(vo,"every");function bo(n,i){if(typeof i!="function")throw new TypeError("test is not a function");let o=-1;for(const u of n)
if(i(u,++o,n))return!0;return!1}l(bo,"some");function Mo(n,i){if(typeof i!="function")throw new TypeError("test is not a\
 function");const o=[];let u=-1;for(const f of n)i(f,++u,n)&&o.push(f);return o}l(Mo,"filter");function ko(n,i){if(typeof n[Symbol.
iterator]!="function")throw new TypeError("values is not iterable");if(typeof i!="function")throw new TypeError("mapper \
is not a function");return Array.from(n,(o,u)=>i(o,u,n))}l(ko,"map");function No(n,i,o){if(typeof i!="function")throw new TypeError(
"reducer is not a function");const u=n[Symbol.iterator]();let f,a,c=-1;if(arguments.length<3){if({done:f,value:o}=u.next(),
f)return;++c}for(;{done:f,value:a}=u.next(),!f;)o=i(o,a,++c,n);return o}l(No,"reduce");function Ao(n){if(typeof n[Symbol.
iterator]!="function")throw new TypeError("values is not iterable");return Array.from(n).reverse()}l(Ao,"reverse");function So(n,...i){
n=new qn(n);for(const o of i)for(const u of o)n.delete(u);return n}l(So,"difference");function $o(n,i){const o=i[Symbol.
iterator](),u=new qn;for(const f of n){if(u.has(f))return!1;let a,c;for(;({value:a,done:c}=o.next())&&!c;){if(Object.is(
f,a))return!1;u.add(a)}}return!0}l($o,"disjoint");function Eo(n,...i){n=new qn(n),i=i.map(Gr);n:for(const o of n)for(const u of i)
if(!u.has(o)){n.delete(o);continue n}return n}l(Eo,"intersection");function Gr(n){return n instanceof qn?n:new qn(n)}l(Gr,
"set");function Jr(n,i){const o=n[Symbol.iterator](),u=new Set;for(const f of i){const a=Re(f);if(u.has(a))continue;let c,
s;for(;{value:c,done:s}=o.next();){if(s)return!1;const g=Re(c);if(u.add(g),Object.is(a,g))break}}return!0}l(Jr,"superset");
function Re(n){return n!==null&&typeof n=="object"?n.valueOf():n}l(Re,"intern");function Co(n,i){return Jr(i,n)}l(Co,"su\
bset");function Fo(...n){const i=new qn;for(const o of n)for(const u of o)i.add(u);return i}l(Fo,"union");function St(n,i,o){
n.prototype=i.prototype=o,o.constructor=n}l(St,"d3_color_define");function Dt(n,i){var o=Object.create(n.prototype);for(var u in i)
o[u]=i[u];return o}l(Dt,"extend");function pt(){}l(pt,"Color");var vt=.7,$t=1/vt,Et="\\s*([+-]?\\d+)\\s*",Tt="\\s*([+-]?(\
?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Yn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",ni=/^#([0-9a-f]{3,8})$/,
ti=new RegExp(`^rgb\\(${Et},${Et},${Et}\\)$`),ei=new RegExp(`^rgb\\(${Yn},${Yn},${Yn}\\)$`),ri=new RegExp(`^rgba\\(${Et}\
,${Et},${Et},${Tt}\\)$`),ii=new RegExp(`^rgba\\(${Yn},${Yn},${Yn},${Tt}\\)$`),oi=new RegExp(`^hsl\\(${Tt},${Yn},${Yn}\\)$`),
ui=new RegExp(`^hsla\\(${Tt},${Yn},${Yn},${Tt}\\)$`),je={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,
azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,
burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,
crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,
darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,
darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,
deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,
forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,
green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,
khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,
lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,
lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,
lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,
mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,
mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,
navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,
palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,
peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,
royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,
silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,
tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,
whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};St(pt,Rt,{copy(n){return Object.assign(new this.constructor,this,
n)},displayable(){return this.rgb().displayable()},hex:Le,formatHex:Le,formatHex8:fi,formatHsl:ai,formatRgb:Ue,toString:Ue});
function Le(){return this.rgb().formatHex()}l(Le,"color_formatHex");function fi(){return this.rgb().formatHex8()}l(fi,"c\
olor_formatHex8");function ai(){return Ve(this).formatHsl()}l(ai,"color_formatHsl");function Ue(){return this.rgb().formatRgb()}
l(Ue,"color_formatRgb");function Rt(n){var i,o;return n=(n+"").trim().toLowerCase(),(i=ni.exec(n))?(o=i[1].length,i=parseInt(
i[1],16),o===6?Oe(i):o===3?new hn(i>>8&15|i>>4&240,i>>4&15|i&240,(i&15)<<4|i&15,1):o===8?Vt(i>>24&255,i>>16&255,i>>8&255,
(i&255)/255):o===4?Vt(i>>12&15|i>>8&240,i>>8&15|i>>4&240,i>>4&15|i&240,((i&15)<<4|i&15)/255):null):(i=ti.exec(n))?new hn(
i[1],i[2],i[3],1):(i=ei.exec(n))?new hn(i[1]*255/100,i[2]*255/100,i[3]*255/100,1):(i=ri.exec(n))?Vt(i[1],i[2],i[3],i[4]):
(i=ii.exec(n))?Vt(i[1]*255/100,i[2]*255/100,i[3]*255/100,i[4]):(i=oi.exec(n))?Xe(i[1],i[2]/100,i[3]/100,1):(i=ui.exec(n))?
Xe(i[1],i[2]/100,i[3]/100,i[4]):je.hasOwnProperty(n)?Oe(je[n]):n==="transparent"?new hn(NaN,NaN,NaN,0):null}l(Rt,"color");
function Oe(n){return new hn(n>>16&255,n>>8&255,n&255,1)}l(Oe,"rgbn");function Vt(n,i,o,u){return u<=0&&(n=i=o=NaN),new hn(
n,i,o,u)}l(Vt,"rgba");function ge(n){return n instanceof pt||(n=Rt(n)),n?(n=n.rgb(),new hn(n.r,n.g,n.b,n.opacity)):new hn}
l(ge,"rgbConvert");function zt(n,i,o,u){return arguments.length===1?ge(n):new hn(n,i,o,u??1)}l(zt,"d3_color_rgb");function hn(n,i,o,u){
this.r=+n,this.g=+i,this.b=+o,this.opacity=+u}l(hn,"Rgb"),St(hn,zt,Dt(pt,{brighter(n){return n=n==null?$t:Math.pow($t,n),
new hn(this.r*n,this.g*n,this.b*n,this.opacity)},darker(n){return n=n==null?vt:Math.pow(vt,n),new hn(this.r*n,this.g*n,this.
b*n,this.opacity)},rgb(){return this},clamp(){return new hn(bt(this.r),bt(this.g),bt(this.b),Yt(this.opacity))},displayable(){
return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},
hex:We,formatHex:We,formatHex8:li,formatRgb:Be,toString:Be}));function We(){return`#${Mt(this.r)}${Mt(this.g)}${Mt(this.
b)}`}l(We,"rgb_formatHex");function li(){return`#${Mt(this.r)}${Mt(this.g)}${Mt(this.b)}${Mt((isNaN(this.opacity)?1:this.
opacity)*255)}`}l(li,"rgb_formatHex8");function Be(){const n=Yt(this.opacity);return`${n===1?"rgb(":"rgba("}${bt(this.r)}\
, ${bt(this.g)}, ${bt(this.b)}${n===1?")":`, ${n})`}`}l(Be,"rgb_formatRgb");function Yt(n){return isNaN(n)?1:Math.max(0,
Math.min(1,n))}l(Yt,"clampa");function bt(n){return Math.max(0,Math.min(255,Math.round(n)||0))}l(bt,"clampi");function Mt(n){
return n=bt(n),(n<16?"0":"")+n.toString(16)}l(Mt,"hex");function Xe(n,i,o,u){return u<=0?n=i=o=NaN:o<=0||o>=1?n=i=NaN:i<=
0&&(n=NaN),new Ln(n,i,o,u)}l(Xe,"hsla");function Ve(n){if(n instanceof Ln)return new Ln(n.h,n.s,n.l,n.opacity);if(n instanceof
pt||(n=Rt(n)),!n)return new Ln;if(n instanceof Ln)return n;n=n.rgb();var i=n.r/255,o=n.g/255,u=n.b/255,f=Math.min(i,o,u),
a=Math.max(i,o,u),c=NaN,s=a-f,g=(a+f)/2;return s?(i===a?c=(o-u)/s+(o<u)*6:o===a?c=(u-i)/s+2:c=(i-o)/s+4,s/=g<.5?a+f:2-a-
f,c*=60):s=g>0&&g<1?0:c,new Ln(c,s,g,n.opacity)}l(Ve,"hslConvert");function _e(n,i,o,u){return arguments.length===1?Ve(n):
new Ln(n,i,o,u??1)}l(_e,"hsl");function Ln(n,i,o,u){this.h=+n,this.s=+i,this.l=+o,this.opacity=+u}l(Ln,"Hsl"),St(Ln,_e,Dt(
pt,{brighter(n){return n=n==null?$t:Math.pow($t,n),new Ln(this.h,this.s,this.l*n,this.opacity)},darker(n){return n=n==null?
vt:Math.pow(vt,n),new Ln(this.h,this.s,this.l*n,this.opacity)},rgb(){var n=this.h%360+(this.h<0)*360,i=isNaN(n)||isNaN(this.
s)?0:this.s,o=this.l,u=o+(o<.5?o:1-o)*i,f=2*o-u;return new hn(me(n>=240?n-240:n+120,f,u),me(n,f,u),me(n<120?n+240:n-120,
f,u),this.opacity)},clamp(){return new Ln(ze(this.h),Zt(this.s),Zt(this.l),Yt(this.opacity))},displayable(){return(0<=this.
s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){const n=Yt(this.opacity);
return`${n===1?"hsl(":"hsla("}${ze(this.h)}, ${Zt(this.s)*100}%, ${Zt(this.l)*100}%${n===1?")":`, ${n})`}`}}));function ze(n){
return n=(n||0)%360,n<0?n+360:n}l(ze,"clamph");function Zt(n){return Math.max(0,Math.min(1,n||0))}l(Zt,"clampt");function me(n,i,o){
return(n<60?i+(o-i)*n/60:n<180?o:n<240?i+(o-i)*(240-n)/60:i)*255}l(me,"hsl2rgb");const Ye=Math.PI/180,Ze=180/Math.PI,Kt=18,
Ke=.96422,Qe=1,Ge=.82521,Je=4/29,Ct=6/29,nr=3*Ct*Ct,ci=Ct*Ct*Ct;function tr(n){if(n instanceof Un)return new Un(n.l,n.a,
n.b,n.opacity);if(n instanceof Zn)return rr(n);n instanceof hn||(n=ge(n));var i=ve(n.r),o=ve(n.g),u=ve(n.b),f=ye((.2225045*
i+.7168786*o+.0606169*u)/Qe),a,c;return i===o&&o===u?a=c=f:(a=ye((.4360747*i+.3850649*o+.1430804*u)/Ke),c=ye((.0139322*i+
.0971045*o+.7141733*u)/Ge)),new Un(116*f-16,500*(a-f),200*(f-c),n.opacity)}l(tr,"labConvert");function Po(n,i){return new Un(
n,0,0,i??1)}l(Po,"gray");function si(n,i,o,u){return arguments.length===1?tr(n):new Un(n,i,o,u??1)}l(si,"lab");function Un(n,i,o,u){
this.l=+n,this.a=+i,this.b=+o,this.opacity=+u}l(Un,"Lab"),St(Un,si,Dt(pt,{brighter(n){return new Un(this.l+Kt*(n??1),this.
a,this.b,this.opacity)},darker(n){return new Un(this.l-Kt*(n??1),this.a,this.b,this.opacity)},rgb(){var n=(this.l+16)/116,
i=isNaN(this.a)?n:n+this.a/500,o=isNaN(this.b)?n:n-this.b/200;return i=Ke*xe(i),n=Qe*xe(n),o=Ge*xe(o),new hn(we(3.1338561*
i-1.6168667*n-.4906146*o),we(-.9787684*i+1.9161415*n+.033454*o),we(.0719453*i-.2289914*n+1.4052427*o),this.opacity)}}));
function ye(n){return n>ci?Math.pow(n,1/3):n/nr+Je}l(ye,"xyz2lab");function xe(n){return n>Ct?n*n*n:nr*(n-Je)}l(xe,"lab2\
xyz");function we(n){return 255*(n<=.0031308?12.92*n:1.055*Math.pow(n,1/2.4)-.055)}l(we,"lrgb2rgb");function ve(n){return(n/=
255)<=.04045?n/12.92:Math.pow((n+.055)/1.055,2.4)}l(ve,"rgb2lrgb");function er(n){if(n instanceof Zn)return new Zn(n.h,n.
c,n.l,n.opacity);if(n instanceof Un||(n=tr(n)),n.a===0&&n.b===0)return new Zn(NaN,0<n.l&&n.l<100?0:NaN,n.l,n.opacity);var i=Math.
atan2(n.b,n.a)*Ze;return new Zn(i<0?i+360:i,Math.sqrt(n.a*n.a+n.b*n.b),n.l,n.opacity)}l(er,"hclConvert");function Ho(n,i,o,u){
return arguments.length===1?er(n):new Zn(o,i,n,u??1)}l(Ho,"lch");function be(n,i,o,u){return arguments.length===1?er(n):
new Zn(n,i,o,u??1)}l(be,"hcl");function Zn(n,i,o,u){this.h=+n,this.c=+i,this.l=+o,this.opacity=+u}l(Zn,"Hcl");function rr(n){
if(isNaN(n.h))return new Un(n.l,0,0,n.opacity);var i=n.h*Ye;return new Un(n.l,Math.cos(i)*n.c,Math.sin(i)*n.c,n.opacity)}
l(rr,"hcl2lab"),St(Zn,be,Dt(pt,{brighter(n){return new Zn(this.h,this.c,this.l+Kt*(n??1),this.opacity)},darker(n){return new Zn(
this.h,this.c,this.l-Kt*(n??1),this.opacity)},rgb(){return rr(this).rgb()}}));var ir=-.14861,Me=1.78277,ke=-.29227,Qt=-.90649,
jt=1.97294,or=jt*Qt,ur=jt*Me,fr=Me*ke-Qt*ir;function hi(n){if(n instanceof kt)return new kt(n.h,n.s,n.l,n.opacity);n instanceof
hn||(n=ge(n));var i=n.r/255,o=n.g/255,u=n.b/255,f=(fr*u+or*i-ur*o)/(fr+or-ur),a=u-f,c=(jt*(o-f)-ke*a)/Qt,s=Math.sqrt(c*c+
a*a)/(jt*f*(1-f)),g=s?Math.atan2(c,a)*Ze-120:NaN;return new kt(g<0?g+360:g,s,f,n.opacity)}l(hi,"cubehelixConvert");function Ne(n,i,o,u){
return arguments.length===1?hi(n):new kt(n,i,o,u??1)}l(Ne,"d3_color_cubehelix");function kt(n,i,o,u){this.h=+n,this.s=+i,
this.l=+o,this.opacity=+u}l(kt,"Cubehelix"),St(kt,Ne,Dt(pt,{brighter(n){return n=n==null?$t:Math.pow($t,n),new kt(this.h,
this.s,this.l*n,this.opacity)},darker(n){return n=n==null?vt:Math.pow(vt,n),new kt(this.h,this.s,this.l*n,this.opacity)},
rgb(){var n=isNaN(this.h)?0:(this.h+120)*Ye,i=+this.l,o=isNaN(this.s)?0:this.s*i*(1-i),u=Math.cos(n),f=Math.sin(n);return new hn(
255*(i+o*(ir*u+Me*f)),255*(i+o*(ke*u+Qt*f)),255*(i+o*(jt*u)),this.opacity)}}));function ar(n,i,o,u,f){var a=n*n,c=a*n;return((1-
3*n+3*a-c)*i+(4-6*a+3*c)*o+(1+3*n+3*a-3*c)*u+c*f)/6}l(ar,"basis");function di(n){var i=n.length-1;return function(o){var u=o<=
0?o=0:o>=1?(o=1,i-1):Math.floor(o*i),f=n[u],a=n[u+1],c=u>0?n[u-1]:2*f-a,s=u<i-1?n[u+2]:2*a-f;return ar((o-u/i)*i,c,f,a,s)}}
l(di,"basis$1");function pi(n){var i=n.length;return function(o){var u=Math.floor(((o%=1)<0?++o:o)*i),f=n[(u+i-1)%i],a=n[u%
i],c=n[(u+1)%i],s=n[(u+2)%i];return ar((o-u/i)*i,f,a,c,s)}}l(pi,"basisClosed");var Gt=l(n=>()=>n,"d3_interpolate_constan\
t");function lr(n,i){return function(o){return n+o*i}}l(lr,"linear");function gi(n,i,o){return n=Math.pow(n,o),i=Math.pow(
i,o)-n,o=1/o,function(u){return Math.pow(n+u*i,o)}}l(gi,"exponential");function Jt(n,i){var o=i-n;return o?lr(n,o>180||o<
-180?o-360*Math.round(o/360):o):Gt(isNaN(n)?i:n)}l(Jt,"hue$1");function _i(n){return(n=+n)==1?dn:function(i,o){return o-
i?gi(i,o,n):Gt(isNaN(i)?o:i)}}l(_i,"gamma");function dn(n,i){var o=i-n;return o?lr(n,o):Gt(isNaN(n)?i:n)}l(dn,"nogamma");
var cr=l((function n(i){var o=_i(i);function u(f,a){var c=o((f=zt(f)).r,(a=zt(a)).r),s=o(f.g,a.g),g=o(f.b,a.b),p=dn(f.opacity,
a.opacity);return function(v){return f.r=c(v),f.g=s(v),f.b=g(v),f.opacity=p(v),f+""}}return l(u,"rgb"),u.gamma=n,u}),"rg\
bGamma")(1);function sr(n){return function(i){var o=i.length,u=new Array(o),f=new Array(o),a=new Array(o),c,s;for(c=0;c<
o;++c)s=zt(i[c]),u[c]=s.r||0,f[c]=s.g||0,a[c]=s.b||0;return u=n(u),f=n(f),a=n(a),s.opacity=1,function(g){return s.r=u(g),
s.g=f(g),s.b=a(g),s+""}}}l(sr,"rgbSpline");var qo=sr(di),Io=sr(pi);function hr(n,i){i||(i=[]);var o=n?Math.min(i.length,
n.length):0,u=i.slice(),f;return function(a){for(f=0;f<o;++f)u[f]=n[f]*(1-a)+i[f]*a;return u}}l(hr,"numberArray");function dr(n){
return ArrayBuffer.isView(n)&&!(n instanceof DataView)}l(dr,"isNumberArray");function Do(n,i){return(dr(i)?hr:pr)(n,i)}l(
Do,"d3_interpolate_array");function pr(n,i){var o=i?i.length:0,u=n?Math.min(o,n.length):0,f=new Array(u),a=new Array(o),
c;for(c=0;c<u;++c)f[c]=ne(n[c],i[c]);for(;c<o;++c)a[c]=i[c];return function(s){for(c=0;c<u;++c)a[c]=f[c](s);return a}}l(
pr,"genericArray");function mi(n,i){var o=new Date;return n=+n,i=+i,function(u){return o.setTime(n*(1-u)+i*u),o}}l(mi,"d\
ate");function Kn(n,i){return n=+n,i=+i,function(o){return n*(1-o)+i*o}}l(Kn,"d3_interpolate_number");function yi(n,i){var o={},
u={},f;(n===null||typeof n!="object")&&(n={}),(i===null||typeof i!="object")&&(i={});for(f in i)f in n?o[f]=ne(n[f],i[f]):
u[f]=i[f];return function(a){for(f in o)u[f]=o[f](a);return u}}l(yi,"object");var Ae=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,
Se=new RegExp(Ae.source,"g");function xi(n){return function(){return n}}l(xi,"d3_interpolate_zero");function wi(n){return function(i){
return n(i)+""}}l(wi,"one");function vi(n,i){var o=Ae.lastIndex=Se.lastIndex=0,u,f,a,c=-1,s=[],g=[];for(n=n+"",i=i+"";(u=
Ae.exec(n))&&(f=Se.exec(i));)(a=f.index)>o&&(a=i.slice(o,a),s[c]?s[c]+=a:s[++c]=a),(u=u[0])===(f=f[0])?s[c]?s[c]+=f:s[++c]=
f:(s[++c]=null,g.push({i:c,x:Kn(u,f)})),o=Se.lastIndex;return o<i.length&&(a=i.slice(o),s[c]?s[c]+=a:s[++c]=a),s.length<
2?g[0]?wi(g[0].x):xi(i):(i=g.length,function(p){for(var v=0,_;v<i;++v)s[(_=g[v]).i]=_.x(p);return s.join("")})}l(vi,"str\
ing");function ne(n,i){var o=typeof i,u;return i==null||o==="boolean"?Gt(i):(o==="number"?Kn:o==="string"?(u=Rt(i))?(i=u,
cr):vi:i instanceof Rt?cr:i instanceof Date?mi:dr(i)?hr:Array.isArray(i)?pr:typeof i.valueOf!="function"&&typeof i.toString!=
"function"||isNaN(i)?yi:Kn)(n,i)}l(ne,"value");function To(n){var i=n.length;return function(o){return n[Math.max(0,Math.
min(i-1,Math.floor(o*i)))]}}l(To,"discrete");function Ro(n,i){var o=Jt(+n,+i);return function(u){var f=o(u);return f-360*
Math.floor(f/360)}}l(Ro,"hue");function bi(n,i){return n=+n,i=+i,function(o){return Math.round(n*(1-o)+i*o)}}l(bi,"round");
var gr=180/Math.PI,$e={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function _r(n,i,o,u,f,a){var c,s,g;
return(c=Math.sqrt(n*n+i*i))&&(n/=c,i/=c),(g=n*o+i*u)&&(o-=n*g,u-=i*g),(s=Math.sqrt(o*o+u*u))&&(o/=s,u/=s,g/=s),n*u<i*o&&
(n=-n,i=-i,g=-g,c=-c),{translateX:f,translateY:a,rotate:Math.atan2(i,n)*gr,skewX:Math.atan(g)*gr,scaleX:c,scaleY:s}}l(_r,
"decompose");var te;function Mi(n){const i=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(n+"");return i.isIdentity?
$e:_r(i.a,i.b,i.c,i.d,i.e,i.f)}l(Mi,"parseCss");function ki(n){return n==null||(te||(te=document.createElementNS("http:/\
/www.w3.org/2000/svg","g")),te.setAttribute("transform",n),!(n=te.transform.baseVal.consolidate()))?$e:(n=n.matrix,_r(n.
a,n.b,n.c,n.d,n.e,n.f))}l(ki,"parseSvg");function mr(n,i,o,u){function f(p){return p.length?p.pop()+" ":""}l(f,"pop");function a(p,v,_,m,$,I){
if(p!==_||v!==m){var E=$.push("translate(",null,i,null,o);I.push({i:E-4,x:Kn(p,_)},{i:E-2,x:Kn(v,m)})}else(_||m)&&$.push(
"translate("+_+i+m+o)}l(a,"translate");function c(p,v,_,m){p!==v?(p-v>180?v+=360:v-p>180&&(p+=360),m.push({i:_.push(f(_)+
"rotate(",null,u)-2,x:Kn(p,v)})):v&&_.push(f(_)+"rotate("+v+u)}l(c,"rotate");function s(p,v,_,m){p!==v?m.push({i:_.push(
f(_)+"skewX(",null,u)-2,x:Kn(p,v)}):v&&_.push(f(_)+"skewX("+v+u)}l(s,"skewX");function g(p,v,_,m,$,I){if(p!==_||v!==m){var E=$.
push(f($)+"scale(",null,",",null,")");I.push({i:E-4,x:Kn(p,_)},{i:E-2,x:Kn(v,m)})}else(_!==1||m!==1)&&$.push(f($)+"scale\
("+_+","+m+")")}return l(g,"scale"),function(p,v){var _=[],m=[];return p=n(p),v=n(v),a(p.translateX,p.translateY,v.translateX,
v.translateY,_,m),c(p.rotate,v.rotate,_,m),s(p.skewX,v.skewX,_,m),g(p.scaleX,p.scaleY,v.scaleX,v.scaleY,_,m),p=v=null,function($){
for(var I=-1,E=m.length,z;++I<E;)_[(z=m[I]).i]=z.x($);return _.join("")}}}l(mr,"interpolateTransform");var jo=mr(Mi,"px,\
 ","px)","deg)"),Lo=mr(ki,", ",")",")"),Ni=1e-12;function yr(n){return((n=Math.exp(n))+1/n)/2}l(yr,"cosh");function Ai(n){
return((n=Math.exp(n))-1/n)/2}l(Ai,"sinh");function Si(n){return((n=Math.exp(2*n))-1)/(n+1)}l(Si,"tanh");var Uo=l((function n(i,o,u){
function f(a,c){var s=a[0],g=a[1],p=a[2],v=c[0],_=c[1],m=c[2],$=v-s,I=_-g,E=$*$+I*I,z,Y;if(E<Ni)Y=Math.log(m/p)/i,z=l(function(sn){
return[s+sn*$,g+sn*I,p*Math.exp(i*sn*Y)]},"i");else{var bn=Math.sqrt(E),mn=(m*m-p*p+u*E)/(2*p*o*bn),pn=(m*m-p*p-u*E)/(2*
m*o*bn),gn=Math.log(Math.sqrt(mn*mn+1)-mn),j=Math.log(Math.sqrt(pn*pn+1)-pn);Y=(j-gn)/i,z=l(function(sn){var ce=sn*Y,Ut=yr(
gn),se=p/(o*bn)*(Ut*Si(i*ce+gn)-Ai(gn));return[s+se*$,g+se*I,p*Ut/yr(i*ce+gn)]},"i")}return z.duration=Math.abs(Y)*1e3*i/
Math.SQRT2,z}return l(f,"zoom"),f.rho=function(a){var c=Math.max(.001,+a),s=c*c,g=s*s;return n(c,s,g)},f}),"zoomRho")(Math.
SQRT2,2,4);function xr(n){return function(i,o){var u=n((i=_e(i)).h,(o=_e(o)).h),f=dn(i.s,o.s),a=dn(i.l,o.l),c=dn(i.opacity,
o.opacity);return function(s){return i.h=u(s),i.s=f(s),i.l=a(s),i.opacity=c(s),i+""}}}l(xr,"d3_interpolate_hsl");var Oo=xr(
Jt),Wo=xr(dn);function Bo(n,i){var o=dn((n=lab$1(n)).l,(i=lab$1(i)).l),u=dn(n.a,i.a),f=dn(n.b,i.b),a=dn(n.opacity,i.opacity);
return function(c){return n.l=o(c),n.a=u(c),n.b=f(c),n.opacity=a(c),n+""}}l(Bo,"d3_interpolate_lab");function wr(n){return function(i,o){
var u=n((i=be(i)).h,(o=be(o)).h),f=dn(i.c,o.c),a=dn(i.l,o.l),c=dn(i.opacity,o.opacity);return function(s){return i.h=u(s),
i.c=f(s),i.l=a(s),i.opacity=c(s),i+""}}}l(wr,"d3_interpolate_hcl");var Xo=wr(Jt),Vo=wr(dn);function vr(n){return l((function i(o){
o=+o;function u(f,a){var c=n((f=Ne(f)).h,(a=Ne(a)).h),s=dn(f.s,a.s),g=dn(f.l,a.l),p=dn(f.opacity,a.opacity);return function(v){
return f.h=c(v),f.s=s(v),f.l=g(Math.pow(v,o)),f.opacity=p(v),f+""}}return l(u,"cubehelix"),u.gamma=i,u}),"cubehelixGamma")(
1)}l(vr,"cubehelix");var zo=vr(Jt),Yo=vr(dn);function Zo(n,i){i===void 0&&(i=n,n=ne);for(var o=0,u=i.length-1,f=i[0],a=new Array(
u<0?0:u);o<u;)a[o]=n(f,f=i[++o]);return function(c){var s=Math.max(0,Math.min(u-1,Math.floor(c*=u)));return a[s](c-s)}}l(
Zo,"d3_interpolate_piecewise");function Ko(n,i){for(var o=new Array(i),u=0;u<i;++u)o[u]=n(u/(i-1));return o}l(Ko,"quanti\
ze");function $i(n){return Math.abs(n=Math.round(n))>=1e21?n.toLocaleString("en").replace(/,/g,""):n.toString(10)}l($i,"\
formatDecimal");function ee(n,i){if(!isFinite(n)||n===0)return null;var o=(n=i?n.toExponential(i-1):n.toExponential()).indexOf(
"e"),u=n.slice(0,o);return[u.length>1?u[0]+u.slice(2):u,+n.slice(o+1)]}l(ee,"formatDecimalParts");function Ft(n){return n=
ee(Math.abs(n)),n?n[1]:NaN}l(Ft,"exponent");function Ei(n,i){return function(o,u){for(var f=o.length,a=[],c=0,s=n[0],g=0;f>
0&&s>0&&(g+s+1>u&&(s=Math.max(1,u-g)),a.push(o.substring(f-=s,f+s)),!((g+=s+1)>u));)s=n[c=(c+1)%n.length];return a.reverse().
join(i)}}l(Ei,"formatGroup");function Ci(n){return function(i){return i.replace(/[0-9]/g,function(o){return n[+o]})}}l(Ci,
"formatNumerals");var Fi=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function re(n){if(!(i=
Fi.exec(n)))throw new Error("invalid format: "+n);var i;return new Ee({fill:i[1],align:i[2],sign:i[3],symbol:i[4],zero:i[5],
width:i[6],comma:i[7],precision:i[8]&&i[8].slice(1),trim:i[9],type:i[10]})}l(re,"d3_format_formatSpecifier"),re.prototype=
Ee.prototype;function Ee(n){this.fill=n.fill===void 0?" ":n.fill+"",this.align=n.align===void 0?">":n.align+"",this.sign=
n.sign===void 0?"-":n.sign+"",this.symbol=n.symbol===void 0?"":n.symbol+"",this.zero=!!n.zero,this.width=n.width===void 0?
void 0:+n.width,this.comma=!!n.comma,this.precision=n.precision===void 0?void 0:+n.precision,this.trim=!!n.trim,this.type=
n.type===void 0?"":n.type+""}l(Ee,"FormatSpecifier"),Ee.prototype.toString=function(){return this.fill+this.align+this.sign+
this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?
"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Pi(n){n:for(var i=n.length,o=1,u=-1,f;o<i;++o)
switch(n[o]){case".":u=f=o;break;case"0":u===0&&(u=o),f=o;break;default:if(!+n[o])break n;u>0&&(u=0);break}return u>0?n.
slice(0,u)+n.slice(f+1):n}l(Pi,"formatTrim");var ie;function Hi(n,i){var o=ee(n,i);if(!o)return ie=void 0,n.toPrecision(
i);var u=o[0],f=o[1],a=f-(ie=Math.max(-8,Math.min(8,Math.floor(f/3)))*3)+1,c=u.length;return a===c?u:a>c?u+new Array(a-c+
1).join("0"):a>0?u.slice(0,a)+"."+u.slice(a):"0."+new Array(1-a).join("0")+ee(n,Math.max(0,i+a-1))[0]}l(Hi,"formatPrefix\
Auto");function br(n,i){var o=ee(n,i);if(!o)return n+"";var u=o[0],f=o[1];return f<0?"0."+new Array(-f).join("0")+u:u.length>
f+1?u.slice(0,f+1)+"."+u.slice(f+1):u+new Array(f-u.length+2).join("0")}l(br,"formatRounded");var Mr={"%":l((n,i)=>(n*100).
toFixed(i),"%"),b:l(n=>Math.round(n).toString(2),"b"),c:l(n=>n+"","c"),d:$i,e:l((n,i)=>n.toExponential(i),"e"),f:l((n,i)=>n.
toFixed(i),"f"),g:l((n,i)=>n.toPrecision(i),"g"),o:l(n=>Math.round(n).toString(8),"o"),p:l((n,i)=>br(n*100,i),"p"),r:br,
s:Hi,X:l(n=>Math.round(n).toString(16).toUpperCase(),"X"),x:l(n=>Math.round(n).toString(16),"x")};function kr(n){return n}
l(kr,"d3_format_identity");var Nr=Array.prototype.map,Ar=["y","z","a","f","p","n","\xB5","m","","k","M","G","T","P","E",
"Z","Y"];function qi(n){var i=n.grouping===void 0||n.thousands===void 0?kr:Ei(Nr.call(n.grouping,Number),n.thousands+""),
o=n.currency===void 0?"":n.currency[0]+"",u=n.currency===void 0?"":n.currency[1]+"",f=n.decimal===void 0?".":n.decimal+"",
a=n.numerals===void 0?kr:Ci(Nr.call(n.numerals,String)),c=n.percent===void 0?"%":n.percent+"",s=n.minus===void 0?"\u2212":
n.minus+"",g=n.nan===void 0?"NaN":n.nan+"";function p(_,m){_=re(_);var $=_.fill,I=_.align,E=_.sign,z=_.symbol,Y=_.zero,bn=_.
width,mn=_.comma,pn=_.precision,gn=_.trim,j=_.type;j==="n"?(mn=!0,j="g"):Mr[j]||(pn===void 0&&(pn=12),gn=!0,j="g"),(Y||$===
"0"&&I==="=")&&(Y=!0,$="0",I="=");var sn=(m&&m.prefix!==void 0?m.prefix:"")+(z==="$"?o:z==="#"&&/[boxX]/.test(j)?"0"+j.toLowerCase():
""),ce=(z==="$"?u:/[%p]/.test(j)?c:"")+(m&&m.suffix!==void 0?m.suffix:""),Ut=Mr[j],se=/[defgprs%]/.test(j);pn=pn===void 0?
6:/[gprs]/.test(j)?Math.max(1,Math.min(21,pn)):Math.max(0,Math.min(20,pn));function Vr(V){var Nt=sn,Tn=ce,Pt,zr,he;if(j===
"c")Tn=Ut(V)+Tn,V="";else{V=+V;var de=V<0||1/V<0;if(V=isNaN(V)?g:Ut(Math.abs(V),pn),gn&&(V=Pi(V)),de&&+V==0&&E!=="+"&&(de=
!1),Nt=(de?E==="("?E:s:E==="-"||E==="("?"":E)+Nt,Tn=(j==="s"&&!isNaN(V)&&ie!==void 0?Ar[8+ie/3]:"")+Tn+(de&&E==="("?")":
""),se){for(Pt=-1,zr=V.length;++Pt<zr;)if(he=V.charCodeAt(Pt),48>he||he>57){Tn=(he===46?f+V.slice(Pt+1):V.slice(Pt))+Tn,
V=V.slice(0,Pt);break}}}mn&&!Y&&(V=i(V,1/0));var pe=Nt.length+V.length+Tn.length,ot=pe<bn?new Array(bn-pe+1).join($):"";
switch(mn&&Y&&(V=i(ot+V,ot.length?bn-Tn.length:1/0),ot=""),I){case"<":V=Nt+V+Tn+ot;break;case"=":V=Nt+ot+V+Tn;break;case"\
^":V=ot.slice(0,pe=ot.length>>1)+Nt+V+Tn+ot.slice(pe);break;default:V=ot+Nt+V+Tn;break}return a(V)}return l(Vr,"format"),
Vr.toString=function(){return _+""},Vr}l(p,"newFormat");function v(_,m){var $=Math.max(-8,Math.min(8,Math.floor(Ft(m)/3)))*
3,I=Math.pow(10,-$),E=p((_=re(_),_.type="f",_),{suffix:Ar[8+$/3]});return function(z){return E(I*z)}}return l(v,"formatP\
refix"),{format:p,formatPrefix:v}}l(qi,"formatLocale");var oe,Sr,$r;Ii({thousands:",",grouping:[3],currency:["$",""]});function Ii(n){
return oe=qi(n),Sr=oe.format,$r=oe.formatPrefix,oe}l(Ii,"defaultLocale");function Di(n){return Math.max(0,-Ft(Math.abs(n)))}
l(Di,"precisionFixed");function Ti(n,i){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Ft(i)/3)))*3-Ft(Math.abs(n)))}
l(Ti,"precisionPrefix");function Ri(n,i){return n=Math.abs(n),i=Math.abs(i)-n,Math.max(0,Ft(i)-Ft(n))+1}l(Ri,"precisionR\
ound");function Dn(n,i){switch(arguments.length){case 0:break;case 1:this.range(n);break;default:this.range(i).domain(n);
break}return this}l(Dn,"initRange");function it(n,i){switch(arguments.length){case 0:break;case 1:{typeof n=="function"?
this.interpolator(n):this.range(n);break}default:{this.domain(n),typeof i=="function"?this.interpolator(i):this.range(i);
break}}return this}l(it,"initInterpolator");const Er=Symbol("implicit");function Cr(){var n=new InternMap,i=[],o=[],u=Er;
function f(a){let c=n.get(a);if(c===void 0){if(u!==Er)return u;n.set(a,c=i.push(a)-1)}return o[c%o.length]}return l(f,"s\
cale"),f.domain=function(a){if(!arguments.length)return i.slice();i=[],n=new InternMap;for(const c of a)n.has(c)||n.set(
c,i.push(c)-1);return f},f.range=function(a){return arguments.length?(o=Array.from(a),f):o.slice()},f.unknown=function(a){
return arguments.length?(u=a,f):u},f.copy=function(){return Cr(i,o).unknown(u)},Dn.apply(f,arguments),f}l(Cr,"ordinal");
function Fr(){var n=Cr().unknown(void 0),i=n.domain,o=n.range,u=0,f=1,a,c,s=!1,g=0,p=0,v=.5;delete n.unknown;function _(){
var m=i().length,$=f<u,I=$?f:u,E=$?u:f;a=(E-I)/Math.max(1,m-g+p*2),s&&(a=Math.floor(a)),I+=(E-I-a*(m-g))*v,c=a*(1-g),s&&
(I=Math.round(I),c=Math.round(c));var z=range(m).map(function(Y){return I+a*Y});return o($?z.reverse():z)}return l(_,"re\
scale"),n.domain=function(m){return arguments.length?(i(m),_()):i()},n.range=function(m){return arguments.length?([u,f]=
m,u=+u,f=+f,_()):[u,f]},n.rangeRound=function(m){return[u,f]=m,u=+u,f=+f,s=!0,_()},n.bandwidth=function(){return c},n.step=
function(){return a},n.round=function(m){return arguments.length?(s=!!m,_()):s},n.padding=function(m){return arguments.length?
(g=Math.min(1,p=+m),_()):g},n.paddingInner=function(m){return arguments.length?(g=Math.min(1,m),_()):g},n.paddingOuter=function(m){
return arguments.length?(p=+m,_()):p},n.align=function(m){return arguments.length?(v=Math.max(0,Math.min(1,m)),_()):v},n.
copy=function(){return Fr(i(),[u,f]).round(s).paddingInner(g).paddingOuter(p).align(v)},Dn.apply(_(),arguments)}l(Fr,"ba\
nd");function Pr(n){var i=n.copy;return n.padding=n.paddingOuter,delete n.paddingInner,delete n.paddingOuter,n.copy=function(){
return Pr(i())},n}l(Pr,"pointish");function Qo(){return Pr(Fr.apply(null,arguments).paddingInner(1))}l(Qo,"point");function ji(n){
return function(){return n}}l(ji,"constants");function ue(n){return+n}l(ue,"number$1");var Hr=[0,1];function Sn(n){return n}
l(Sn,"identity$1");function Ce(n,i){return(i-=n=+n)?function(o){return(o-n)/i}:ji(isNaN(i)?NaN:.5)}l(Ce,"normalize");function Li(n,i){
var o;return n>i&&(o=n,n=i,i=o),function(u){return Math.max(n,Math.min(i,u))}}l(Li,"clamper");function Ui(n,i,o){var u=n[0],
f=n[1],a=i[0],c=i[1];return f<u?(u=Ce(f,u),a=o(c,a)):(u=Ce(u,f),a=o(a,c)),function(s){return a(u(s))}}l(Ui,"bimap");function Oi(n,i,o){
var u=Math.min(n.length,i.length)-1,f=new Array(u),a=new Array(u),c=-1;for(n[u]<n[0]&&(n=n.slice().reverse(),i=i.slice().
reverse());++c<u;)f[c]=Ce(n[c],n[c+1]),a[c]=o(i[c],i[c+1]);return function(s){var g=Jn(n,s,1,u)-1;return a[g](f[g](s))}}
l(Oi,"polymap");function Lt(n,i){return i.domain(n.domain()).range(n.range()).interpolate(n.interpolate()).clamp(n.clamp()).
unknown(n.unknown())}l(Lt,"copy$1");function fe(){var n=Hr,i=Hr,o=ne,u,f,a,c=Sn,s,g,p;function v(){var m=Math.min(n.length,
i.length);return c!==Sn&&(c=Li(n[0],n[m-1])),s=m>2?Oi:Ui,g=p=null,_}l(v,"rescale");function _(m){return m==null||isNaN(m=
+m)?a:(g||(g=s(n.map(u),i,o)))(u(c(m)))}return l(_,"scale"),_.invert=function(m){return c(f((p||(p=s(i,n.map(u),Kn)))(m)))},
_.domain=function(m){return arguments.length?(n=Array.from(m,ue),v()):n.slice()},_.range=function(m){return arguments.length?
(i=Array.from(m),v()):i.slice()},_.rangeRound=function(m){return i=Array.from(m),o=bi,v()},_.clamp=function(m){return arguments.
length?(c=m?!0:Sn,v()):c!==Sn},_.interpolate=function(m){return arguments.length?(o=m,v()):o},_.unknown=function(m){return arguments.
length?(a=m,_):a},function(m,$){return u=m,f=$,v()}}l(fe,"transformer$2");function Fe(){return fe()(Sn,Sn)}l(Fe,"continu\
ous");function Wi(n,i,o,u){var f=x(n,i,o),a;switch(u=re(u??",f"),u.type){case"s":{var c=Math.max(Math.abs(n),Math.abs(i));
return u.precision==null&&!isNaN(a=Ti(f,c))&&(u.precision=a),$r(u,c)}case"":case"e":case"g":case"p":case"r":{u.precision==
null&&!isNaN(a=Ri(f,Math.max(Math.abs(n),Math.abs(i))))&&(u.precision=a-(u.type==="e"));break}case"f":case"%":{u.precision==
null&&!isNaN(a=Di(f))&&(u.precision=a-(u.type==="%")*2);break}}return Sr(u)}l(Wi,"tickFormat");function gt(n){var i=n.domain;
return n.ticks=function(o){var u=i();return T(u[0],u[u.length-1],o??10)},n.tickFormat=function(o,u){var f=i();return Wi(
f[0],f[f.length-1],o??10,u)},n.nice=function(o){o==null&&(o=10);var u=i(),f=0,a=u.length-1,c=u[f],s=u[a],g,p,v=10;for(s<
c&&(p=c,c=s,s=p,p=f,f=a,a=p);v-- >0;){if(p=Q(c,s,o),p===g)return u[f]=c,u[a]=s,i(u);if(p>0)c=Math.floor(c/p)*p,s=Math.ceil(
s/p)*p;else if(p<0)c=Math.ceil(c*p)/p,s=Math.floor(s*p)/p;else break;g=p}return n},n}l(gt,"linearish");function qr(){var n=Fe();
return n.copy=function(){return Lt(n,qr())},Dn.apply(n,arguments),gt(n)}l(qr,"d3_scale_linear");function Bi(n){var i;function o(u){
return u==null||isNaN(u=+u)?i:u}return l(o,"scale"),o.invert=o,o.domain=o.range=function(u){return arguments.length?(n=Array.
from(u,ue),o):n.slice()},o.unknown=function(u){return arguments.length?(i=u,o):i},o.copy=function(){return Bi(n).unknown(
i)},n=arguments.length?Array.from(n,ue):[0,1],gt(o)}l(Bi,"d3_scale_identity");function Ir(n,i){n=n.slice();var o=0,u=n.length-
1,f=n[o],a=n[u],c;return a<f&&(c=o,o=u,u=c,c=f,f=a,a=c),n[o]=i.floor(f),n[u]=i.ceil(a),n}l(Ir,"d3_scale_nice");function Dr(n){
return Math.log(n)}l(Dr,"transformLog");function Tr(n){return Math.exp(n)}l(Tr,"transformExp");function Xi(n){return-Math.
log(-n)}l(Xi,"transformLogn");function Vi(n){return-Math.exp(-n)}l(Vi,"transformExpn");function zi(n){return isFinite(n)?
+("1e"+n):n<0?0:n}l(zi,"pow10");function Yi(n){return n===10?zi:n===Math.E?Math.exp:i=>Math.pow(n,i)}l(Yi,"powp");function Zi(n){
return n===Math.E?Math.log:n===10&&Math.log10||n===2&&Math.log2||(n=Math.log(n),i=>Math.log(i)/n)}l(Zi,"logp");function Rr(n){
return(i,o)=>-n(-i,o)}l(Rr,"reflect");function Pe(n){const i=n(Dr,Tr),o=i.domain;let u=10,f,a;function c(){return f=Zi(u),
a=Yi(u),o()[0]<0?(f=Rr(f),a=Rr(a),n(Xi,Vi)):n(Dr,Tr),i}return l(c,"rescale"),i.base=function(s){return arguments.length?
(u=+s,c()):u},i.domain=function(s){return arguments.length?(o(s),c()):o()},i.ticks=s=>{const g=o();let p=g[0],v=g[g.length-
1];const _=v<p;_&&([p,v]=[v,p]);let m=f(p),$=f(v),I,E;const z=s==null?10:+s;let Y=[];if(!(u%1)&&$-m<z){if(m=Math.floor(m),
$=Math.ceil($),p>0){for(;m<=$;++m)for(I=1;I<u;++I)if(E=m<0?I/a(-m):I*a(m),!(E<p)){if(E>v)break;Y.push(E)}}else for(;m<=$;++m)
for(I=u-1;I>=1;--I)if(E=m>0?I/a(-m):I*a(m),!(E<p)){if(E>v)break;Y.push(E)}Y.length*2<z&&(Y=ticks(p,v,z))}else Y=ticks(m,
$,Math.min($-m,z)).map(a);return _?Y.reverse():Y},i.tickFormat=(s,g)=>{if(s==null&&(s=10),g==null&&(g=u===10?"s":","),typeof g!=
"function"&&(!(u%1)&&(g=formatSpecifier(g)).precision==null&&(g.trim=!0),g=format(g)),s===1/0)return g;const p=Math.max(
1,u*s/i.ticks().length);return v=>{let _=v/a(Math.round(f(v)));return _*u<u-.5&&(_*=u),_<=p?g(v):""}},i.nice=()=>o(Ir(o(),
{floor:l(s=>a(Math.floor(f(s))),"floor"),ceil:l(s=>a(Math.ceil(f(s))),"ceil")})),i}l(Pe,"loggish");function Ki(){const n=Pe(
fe()).domain([1,10]);return n.copy=()=>Lt(n,Ki()).base(n.base()),Dn.apply(n,arguments),n}l(Ki,"log");function jr(n){return function(i){
return Math.sign(i)*Math.log1p(Math.abs(i/n))}}l(jr,"transformSymlog");function Lr(n){return function(i){return Math.sign(
i)*Math.expm1(Math.abs(i))*n}}l(Lr,"transformSymexp");function He(n){var i=1,o=n(jr(i),Lr(i));return o.constant=function(u){
return arguments.length?n(jr(i=+u),Lr(i)):i},gt(o)}l(He,"symlogish");function Qi(){var n=He(fe());return n.copy=function(){
return Lt(n,Qi()).constant(n.constant())},Dn.apply(n,arguments)}l(Qi,"symlog");function Ur(n){return function(i){return i<
0?-Math.pow(-i,n):Math.pow(i,n)}}l(Ur,"transformPow");function Gi(n){return n<0?-Math.sqrt(-n):Math.sqrt(n)}l(Gi,"transf\
ormSqrt");function Ji(n){return n<0?-n*n:n*n}l(Ji,"transformSquare");function qe(n){var i=n(Sn,Sn),o=1;function u(){return o===
1?n(Sn,Sn):o===.5?n(Gi,Ji):n(Ur(o),Ur(1/o))}return l(u,"rescale"),i.exponent=function(f){return arguments.length?(o=+f,u()):
o},gt(i)}l(qe,"powish");function Or(){var n=qe(fe());return n.copy=function(){return Lt(n,Or()).exponent(n.exponent())},
Dn.apply(n,arguments),n}l(Or,"pow");function Go(){return Or.apply(null,arguments).exponent(.5)}l(Go,"sqrt");function Wr(n){
return Math.sign(n)*n*n}l(Wr,"square");function no(n){return Math.sign(n)*Math.sqrt(Math.abs(n))}l(no,"unsquare");function to(){
var n=Fe(),i=[0,1],o=!1,u;function f(a){var c=no(n(a));return isNaN(c)?u:o?Math.round(c):c}return l(f,"scale"),f.invert=
function(a){return n.invert(Wr(a))},f.domain=function(a){return arguments.length?(n.domain(a),f):n.domain()},f.range=function(a){
return arguments.length?(n.range((i=Array.from(a,ue)).map(Wr)),f):i.slice()},f.rangeRound=function(a){return f.range(a).
round(!0)},f.round=function(a){return arguments.length?(o=!!a,f):o},f.clamp=function(a){return arguments.length?(n.clamp(
a),f):n.clamp()},f.unknown=function(a){return arguments.length?(u=a,f):u},f.copy=function(){return to(n.domain(),i).round(
o).clamp(n.clamp()).unknown(u)},Dn.apply(f,arguments),gt(f)}l(to,"radial");function eo(){var n=[],i=[],o=[],u;function f(){
var c=0,s=Math.max(1,i.length);for(o=new Array(s-1);++c<s;)o[c-1]=quantileSorted(n,c/s);return a}l(f,"rescale");function a(c){
return c==null||isNaN(c=+c)?u:i[bisect(o,c)]}return l(a,"scale"),a.invertExtent=function(c){var s=i.indexOf(c);return s<
0?[NaN,NaN]:[s>0?o[s-1]:n[0],s<o.length?o[s]:n[n.length-1]]},a.domain=function(c){if(!arguments.length)return n.slice();
n=[];for(let s of c)s!=null&&!isNaN(s=+s)&&n.push(s);return n.sort(ascending),f()},a.range=function(c){return arguments.
length?(i=Array.from(c),f()):i.slice()},a.unknown=function(c){return arguments.length?(u=c,a):u},a.quantiles=function(){
return o.slice()},a.copy=function(){return eo().domain(n).range(i).unknown(u)},Dn.apply(a,arguments)}l(eo,"d3_scale_quan\
tile");function ro(){var n=0,i=1,o=1,u=[.5],f=[0,1],a;function c(g){return g!=null&&g<=g?f[bisect(u,g,0,o)]:a}l(c,"scale");
function s(){var g=-1;for(u=new Array(o);++g<o;)u[g]=((g+1)*i-(g-o)*n)/(o+1);return c}return l(s,"rescale"),c.domain=function(g){
return arguments.length?([n,i]=g,n=+n,i=+i,s()):[n,i]},c.range=function(g){return arguments.length?(o=(f=Array.from(g)).
length-1,s()):f.slice()},c.invertExtent=function(g){var p=f.indexOf(g);return p<0?[NaN,NaN]:p<1?[n,u[0]]:p>=o?[u[o-1],i]:
[u[p-1],u[p]]},c.unknown=function(g){return arguments.length&&(a=g),c},c.thresholds=function(){return u.slice()},c.copy=
function(){return ro().domain([n,i]).range(f).unknown(a)},Dn.apply(gt(c),arguments)}l(ro,"d3_scale_quantize");function io(){
var n=[.5],i=[0,1],o,u=1;function f(a){return a!=null&&a<=a?i[bisect(n,a,0,u)]:o}return l(f,"scale"),f.domain=function(a){
return arguments.length?(n=Array.from(a),u=Math.min(n.length,i.length-1),f):n.slice()},f.range=function(a){return arguments.
length?(i=Array.from(a),u=Math.min(n.length,i.length-1),f):i.slice()},f.invertExtent=function(a){var c=i.indexOf(a);return[
n[c-1],n[c]]},f.unknown=function(a){return arguments.length?(o=a,f):o},f.copy=function(){return io().domain(n).range(i).
unknown(o)},Dn.apply(f,arguments)}l(io,"threshold");function oo(n){return new Date(n)}l(oo,"d3_scale_date");function uo(n){
return n instanceof Date?+n:Math.round(n)}l(uo,"d3_scale_number");function Ie(n,i,o,u,f,a,c,s,g,p){var v=Fe(),_=v.invert,
m=v.domain,$=p(".%L"),I=p(":%S"),E=p("%I:%M"),z=p("%I %p"),Y=p("%a %d"),bn=p("%b %d"),mn=p("%B"),pn=p("%Y");function gn(j){
return(g(j)<j?$:s(j)<j?I:c(j)<j?E:a(j)<j?z:u(j)<j?f(j)<j?Y:bn:o(j)<j?mn:pn)(j)}return l(gn,"tickFormat"),v.invert=function(j){
return new Date(Math.round(_(j)))},v.domain=function(j){return arguments.length?m(Array.from(j,uo)):m().map(oo)},v.ticks=
function(j){var sn=m();return n(sn[0],sn[sn.length-1],j??10)},v.tickFormat=function(j,sn){return sn==null?gn:p(sn)},v.nice=
function(j){var sn=m();return(!j||typeof j.range!="function")&&(j=i(sn[0],sn[sn.length-1],j??10)),j?m(Ir(sn,j)):v},v.copy=
function(){return Lt(v,Ie(n,i,o,u,f,a,c,s,g,p))},v}l(Ie,"calendar");function Jo(){return Dn.apply(Ie(timeTicks,timeTickInterval,
timeYear,timeMonth,timeWeek,timeDay,timeHour,timeMinute,timeSecond,timeFormat).domain([new Date(2e3,0,1),new Date(2e3,0,
2)]),arguments)}l(Jo,"time");function nu(){return Dn.apply(Ie(utcTicks,utcTickInterval,utcYear,utcMonth,utcWeek,utcDay,utcHour,
utcMinute,utcSecond,utcFormat).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}l(nu,"utcTime");function ae(){var n=0,
i=1,o,u,f,a,c=Sn,s=!1,g;function p(_){return _==null||isNaN(_=+_)?g:c(f===0?.5:(_=(a(_)-o)*f,s?Math.max(0,Math.min(1,_)):
_))}l(p,"scale"),p.domain=function(_){return arguments.length?([n,i]=_,o=a(n=+n),u=a(i=+i),f=o===u?0:1/(u-o),p):[n,i]},p.
clamp=function(_){return arguments.length?(s=!!_,p):s},p.interpolator=function(_){return arguments.length?(c=_,p):c};function v(_){
return function(m){var $,I;return arguments.length?([$,I]=m,c=_($,I),p):[c(0),c(1)]}}return l(v,"range"),p.range=v(interpolate),
p.rangeRound=v(interpolateRound),p.unknown=function(_){return arguments.length?(g=_,p):g},function(_){return a=_,o=_(n),
u=_(i),f=o===u?0:1/(u-o),p}}l(ae,"transformer$1");function _t(n,i){return i.domain(n.domain()).interpolator(n.interpolator()).
clamp(n.clamp()).unknown(n.unknown())}l(_t,"copy");function fo(){var n=gt(ae()(Sn));return n.copy=function(){return _t(n,
fo())},it.apply(n,arguments)}l(fo,"sequential");function ao(){var n=Pe(ae()).domain([1,10]);return n.copy=function(){return _t(
n,ao()).base(n.base())},it.apply(n,arguments)}l(ao,"sequentialLog");function lo(){var n=He(ae());return n.copy=function(){
return _t(n,lo()).constant(n.constant())},it.apply(n,arguments)}l(lo,"sequentialSymlog");function Br(){var n=qe(ae());return n.
copy=function(){return _t(n,Br()).exponent(n.exponent())},it.apply(n,arguments)}l(Br,"sequentialPow");function tu(){return Br.
apply(null,arguments).exponent(.5)}l(tu,"sequentialSqrt");function co(){var n=[],i=Sn;function o(u){if(u!=null&&!isNaN(u=
+u))return i((bisect(n,u,1)-1)/(n.length-1))}return l(o,"scale"),o.domain=function(u){if(!arguments.length)return n.slice();
n=[];for(let f of u)f!=null&&!isNaN(f=+f)&&n.push(f);return n.sort(ascending),o},o.interpolator=function(u){return arguments.
length?(i=u,o):i},o.range=function(){return n.map((u,f)=>i(f/(n.length-1)))},o.quantiles=function(u){return Array.from({
length:u+1},(f,a)=>quantile$1(n,a/u))},o.copy=function(){return co(i).domain(n)},it.apply(o,arguments)}l(co,"sequentialQ\
uantile");function le(){var n=0,i=.5,o=1,u=1,f,a,c,s,g,p=Sn,v,_=!1,m;function $(E){return E==null||isNaN(E=+E)?m:(E=.5+((E=
+v(E))-a)*(u*E<u*a?s:g),p(_?Math.max(0,Math.min(1,E)):E))}l($,"scale"),$.domain=function(E){return arguments.length?([n,
i,o]=E,f=v(n=+n),a=v(i=+i),c=v(o=+o),s=f===a?0:.5/(a-f),g=a===c?0:.5/(c-a),u=a<f?-1:1,$):[n,i,o]},$.clamp=function(E){return arguments.
length?(_=!!E,$):_},$.interpolator=function(E){return arguments.length?(p=E,$):p};function I(E){return function(z){var Y,
bn,mn;return arguments.length?([Y,bn,mn]=z,p=piecewise(E,[Y,bn,mn]),$):[p(0),p(.5),p(1)]}}return l(I,"range"),$.range=I(
interpolate),$.rangeRound=I(interpolateRound),$.unknown=function(E){return arguments.length?(m=E,$):m},function(E){return v=
E,f=E(n),a=E(i),c=E(o),s=f===a?0:.5/(a-f),g=a===c?0:.5/(c-a),u=a<f?-1:1,$}}l(le,"transformer");function so(){var n=gt(le()(
Sn));return n.copy=function(){return _t(n,so())},it.apply(n,arguments)}l(so,"diverging");function ho(){var n=Pe(le()).domain(
[.1,1,10]);return n.copy=function(){return _t(n,ho()).base(n.base())},it.apply(n,arguments)}l(ho,"divergingLog");function po(){
var n=He(le());return n.copy=function(){return _t(n,po()).constant(n.constant())},it.apply(n,arguments)}l(po,"divergingS\
ymlog");function Xr(){var n=qe(le());return n.copy=function(){return _t(n,Xr()).exponent(n.exponent())},it.apply(n,arguments)}
l(Xr,"divergingPow");function eu(){return Xr.apply(null,arguments).exponent(.5)}l(eu,"divergingSqrt")}),53091:((Ht,Qn,Gn)=>{
Gn.d(Qn,{F0:l(()=>Cn,"F0")});var R=Gn(34137),X="__s",yn="__c",Fn="__k",cn="__d",$n="__s",Pn=/[\s\n\\/='"\0<>]/,Jn=/^(xlink|xmlns|xml)([A-Z])/,
nt=/^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/,
tt=/^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/,
et=new Set(["draggable","spellcheck"]);function ut(w){w.__g!==void 0?w.__g|=8:w[cn]=!0}l(ut,"d");function U(w){w.__g!==void 0?
w.__g&=-9:w[cn]=!1}l(U,"v");function L(w){return w.__g!==void 0?!!(8&w.__g):w[cn]===!0}l(L,"m");var nn=/["&<]/;function en(w){
if(w.length===0||nn.test(w)===!1)return w;for(var F=0,C=0,N="",P="";C<w.length;C++){switch(w.charCodeAt(C)){case 34:P="&\
quot;";break;case 38:P="&amp;";break;case 60:P="&lt;";break;default:continue}C!==F&&(N+=w.slice(F,C)),N+=P,F=C+1}return C!==
F&&(N+=w.slice(F,C)),N}l(en,"_");var on={},_n=new Set(["animation-iteration-count","border-image-outset","border-image-s\
lice","border-image-width","box-flex","box-flex-group","box-ordinal-group","column-count","fill-opacity","flex","flex-gr\
ow","flex-negative","flex-order","flex-positive","flex-shrink","flood-opacity","font-weight","grid-column","grid-row","l\
ine-clamp","line-height","opacity","order","orphans","stop-opacity","stroke-dasharray","stroke-dashoffset","stroke-miter\
limit","stroke-opacity","stroke-width","tab-size","widows","z-index","zoom"]),Mn=/[A-Z]/g;function rn(w){var F="";for(var C in w){
var N=w[C];if(N!=null&&N!==""){var P=C[0]=="-"?C:on[C]||(on[C]=C.replace(Mn,"-$&").toLowerCase()),q=";";typeof N!="numbe\
r"||P.startsWith("--")||_n.has(P)||(q="px;"),F=F+P+":"+N+q}}return F||void 0}l(rn,"x");function K(){this.__d=!0}l(K,"w");
function On(w,F){return{__v:w,context:F,props:w.props,setState:K,forceUpdate:K,__d:!0,__h:new Array(0)}}l(On,"H");function Hn(w,F,C){
if(!w.s){if(C instanceof Rn){if(!C.s)return void(C.o=Hn.bind(null,w,F));1&F&&(F=C.s),C=C.v}if(C&&C.then)return void C.then(
Hn.bind(null,w,F),Hn.bind(null,w,2));w.s=F,w.v=C;const N=w.o;N&&N(w)}}l(Hn,"C");var Rn=null;function ft(w){return w instanceof
Rn&&1&w.s}l(ft,"A");function at(w,F,C){for(var N;;){var P=w();if(ft(P)&&(P=P.v),!P)return q;if(P.then){N=0;break}var q=C();
if(q&&q.then){if(!ft(q)){N=1;break}q=q.s}if(F){var W=F();if(W&&W.then&&!ft(W)){N=2;break}}}var h=new Rn,d=Hn.bind(null,h,
2);return(N===0?P.then(M):N===1?q.then(y):W.then(k)).then(void 0,d),h;function y(b){q=b;do{if(F&&(W=F())&&W.then&&!ft(W))
return void W.then(k).then(void 0,d);if(!(P=w())||ft(P)&&!P.v)return void Hn(h,1,q);if(P.then)return void P.then(M).then(
void 0,d);ft(q=C())&&(q=q.v)}while(!q||!q.then);q.then(y).then(void 0,d)}function M(b){b?(q=C())&&q.then?q.then(y).then(
void 0,d):y(q):Hn(h,1,q)}function k(){(P=w())?P.then?P.then(M).then(void 0,d):M(P):Hn(h,1,q)}}l(at,"S");function lt(w,F){
try{var C=w()}catch(N){return F(!0,N)}return C&&C.then?C.then(F.bind(null,!1),F.bind(null,!0)):F(!1,C)}l(lt,"E");var Wn=l(
function(w,F){try{var C=mt();return Promise.resolve(lt(function(){return Promise.resolve(In(function(){var N,P=e(t,null);
return P[Fn]=[w],C.rootHook&&C.rootHook(w,((N={})[Fn]=P,N.nodeType=1,N)),xn(w,F||Bn,!1,void 0,P,!0,void 0,C)})).then(function(N){
var P,q=(function(){if(En(N)){var W=l(function(){var M=d.join(un);return P=1,M},"n"),h=0,d=N,y=at(function(){return!!d.some(
function(M){return M&&typeof M.then=="function"})&&h++<25},void 0,function(){return Promise.resolve(Promise.all(d)).then(
function(M){d=M.flat()})});return y&&y.then?y.then(W):W()}})();return q&&q.then?q.then(function(W){return P?W:N}):P?q:N})},
function(N,P){if(C.commitHook&&In(function(){return C.commitHook(w,Xn)}),Xn.length=0,N)throw P;return P}))}catch(N){return Promise.
reject(N)}},"L"),Bn={},Xn=[],En=Array.isArray,rt=Object.assign,un="",qn="<!--$s-->",Vn="<!--/$s-->";function ct(w){return typeof w==
"string"?qn+w+Vn:En(w)?(w.unshift(qn),w.push(Vn),w):w&&typeof w.then=="function"?w.then(ct):qn+w+Vn}l(ct,"M");function mt(){
return{beforeDiff:R.fF.__b,afterDiff:R.fF.diffed,renderHook:R.fF.__r,unmountHook:R.fF.unmount,rootHook:R.fF.__,commitHook:R.
fF.__c,catchError:R.fF.__e,errorBoundaries:R.fF.errorBoundaries}}l(mt,"W");function In(w){var F=R.fF[X];R.fF[X]=!0;try{return w()}finally{
R.fF[X]=F}}l(In,"B");function Cn(w,F,C){var N=mt();try{var P=In(function(){var q,W=(0,R.h)(R.FK,null);return W[Fn]=[w],N.
rootHook&&N.rootHook(w,((q={})[Fn]=W,q.nodeType=1,q)),xn(w,F||Bn,!1,void 0,W,!1,C,N)});return En(P)?P.join(un):P}catch(q){
throw q.then?new Error('Use "renderToStringAsync" for suspenseful rendering.'):q}finally{N.commitHook&&In(function(){return N.
commitHook(w,Xn)}),Xn.length=0}}l(Cn,"z");function yt(w,F,C){var N,P=w.type,q=!0;return w[yn]?(q=!1,(N=w[yn]).state=N[$n]):
N=new P(w.props,F),w[yn]=N,N.__v=w,N.props=w.props,N.context=F,ut(N),N.state==null&&(N.state=Bn),N[$n]==null&&(N[$n]=N.state),
P.getDerivedStateFromProps?N.state=rt({},N.state,P.getDerivedStateFromProps(N.props,N.state)):q&&N.componentWillMount?(N.
componentWillMount(),N.state=N[$n]!==N.state?N[$n]:N.state):!q&&N.componentWillUpdate&&N.componentWillUpdate(),C.renderHook&&
C.renderHook(w),N.render(N.props,N.state,F)}l(yt,"N");function xn(w,F,C,N,P,q,W,h){if(w==null||w===!0||w===!1||w===un)return un;
var d=typeof w;if(d!="object")return d=="function"?un:d=="string"?en(w):w+un;if(En(w)){var y,M=un;P[Fn]=w;for(var k=w.length,
b=0;b<k;b++){var S=w[b];if(S!=null&&typeof S!="boolean"){var D,B=xn(S,F,C,N,P,q,W,h);typeof B=="string"?M+=B:(y||(y=new Array(
k)),M&&y.push(M),M=un,En(B)?(D=y).push.apply(D,B):y.push(B))}}return y?(M&&y.push(M),y):M}if(!(0,R.zO)(w))return un;w.__=
P,h.beforeDiff&&h.beforeDiff(w);var A=w.type,T=w.props;if(typeof A=="function"){var Q,x,H,tn=F;if(A===R.FK){if("tpl"in T){
for(var fn,Z=un,G=0;G<T.tpl.length;G++)if(Z+=T.tpl[G],T.exprs&&G<T.exprs.length){var O=T.exprs[G];if(O==null)continue;if(typeof O==
"object"&&((0,R.zO)(O)||En(O))){var wn,kn=xn(O,F,C,N,w,q,W,h);typeof kn=="string"?Z+=kn:(fn||(fn=[]),Z&&fn.push(Z),Z=un,
En(kn)?(wn=fn).push.apply(wn,kn):fn.push(kn))}else Z+=O}return fn?(Z&&fn.push(Z),fn):Z}if("UNSTABLE_comment"in T)return"\
<!--"+en(T.UNSTABLE_comment)+"-->";x=T.children}else{if((Q=A.contextType)!=null){var vn=F[Q.__c];tn=vn?vn.props.value:Q.
__}var zn=A.prototype&&typeof A.prototype.render=="function";if(zn)x=yt(w,tn,h),H=w[yn];else{w[yn]=H=On(w,tn);for(var st=0;L(
H)&&st++<25;){U(H),h.renderHook&&h.renderHook(w);try{x=A.call(H,T,tn)}catch(An){throw q&&An&&typeof An.then=="function"&&
(w._suspended=!0),An}}ut(H)}if(H.getChildContext!=null&&(F=rt({},F,H.getChildContext())),zn&&h.errorBoundaries&&(A.getDerivedStateFromError||
H.componentDidCatch)){x=x!=null&&x.type===R.FK&&x.key==null&&x.props.tpl==null?x.props.children:x;try{return xn(x,F,C,N,
w,q,!1,h)}catch(An){return A.getDerivedStateFromError&&(H[$n]=A.getDerivedStateFromError(An)),H.componentDidCatch&&H.componentDidCatch(
An,Bn),L(H)?(x=yt(w,F,h),(H=w[yn]).getChildContext!=null&&(F=rt({},F,H.getChildContext())),xn(x=x!=null&&x.type===R.FK&&
x.key==null&&x.props.tpl==null?x.props.children:x,F,C,N,w,q,W,h)):un}finally{h.afterDiff&&h.afterDiff(w),h.unmountHook&&
h.unmountHook(w)}}}x=x!=null&&x.type===R.FK&&x.key==null&&x.props.tpl==null?x.props.children:x;try{var ht=xn(x,F,C,N,w,q,
W,h);return h.afterDiff&&h.afterDiff(w),h.unmountHook&&h.unmountHook(w),w._suspended?ct(ht):ht}catch(An){if(!q&&W&&W.onError){
var dt=l(function Xt(At){return W.onError(At,w,function(wt,De){try{return In(function(){return xn(wt,F,C,N,De,q,W,h)})}catch(Te){
return Xt(Te)}})},"t")(An);return dt!==void 0?dt:(h.catchError&&h.catchError(An,w),un)}if(!q||!An||typeof An.then!="func\
tion")throw An;return An.then(l(function Xt(){try{var At=In(function(){return xn(x,F,C,N,w,q,W,h)});return w._suspended?
ct(At):At}catch(wt){if(!wt||typeof wt.then!="function")throw wt;return wt.then(Xt)}},"t"))}}var ln,Nn="<"+A,jn=un;for(var J in T){
var an=T[J];if(typeof(an=qt(an)?an.value:an)!="function"||J==="class"||J==="className"){switch(J){case"children":ln=an;continue;case"\
key":case"ref":case"__self":case"__source":continue;case"htmlFor":if("for"in T)continue;J="for";break;case"className":if("\
class"in T)continue;J="class";break;case"defaultChecked":J="checked";break;case"defaultSelected":J="selected";break;case"\
defaultValue":case"value":switch(J="value",A){case"textarea":ln=an;continue;case"select":N=an;continue;case"option":N!=an||
"selected"in T||(Nn+=" selected")}break;case"dangerouslySetInnerHTML":jn=an&&an.__html;continue;case"style":typeof an=="\
object"&&(an=rn(an));break;case"acceptCharset":J="accept-charset";break;case"httpEquiv":J="http-equiv";break;default:if(Pn.
test(J))continue;Jn.test(J)?J=J.replace(Jn,"$1:$2").toLowerCase():J[4]!=="-"&&!et.has(J)||an==null?C?tt.test(J)&&(J=J===
"panose1"?"panose-1":J.replace(/([A-Z])/g,"-$1").toLowerCase()):nt.test(J)&&(J=J.toLowerCase()):an+=un}an!=null&&an!==!1&&
(Nn=an===!0||an===un?Nn+" "+J:Nn+" "+J+'="'+en(an+un)+'"')}}if(Pn.test(A))throw new Error(A+" is not a valid HTML tag na\
me in "+Nn+">");if(jn||(typeof ln=="string"?jn=en(ln):ln!=null&&ln!==!1&&ln!==!0&&(jn=xn(ln,F,A==="svg"||A!=="foreignObj\
ect"&&C,N,w,q,W,h))),h.afterDiff&&h.afterDiff(w),h.unmountHook&&h.unmountHook(w),!jn&&xt.has(A))return Nn+"/>";var It="<\
/"+A+">",Bt=Nn+">";return En(jn)?[Bt].concat(jn,[It]):typeof jn!="string"?[Bt,jn,It]:Bt+jn+It}l(xn,"q");var xt=new Set([
"area","base","br","col","command","embed","hr","img","input","keygen","link","meta","param","source","track","wbr"]),Ot=null,
Wt=null;function qt(w){return w!==null&&typeof w=="object"&&typeof w.peek=="function"&&"value"in w}l(qt,"V")}),34137:((Ht,Qn,Gn)=>{
Gn.d(Qn,{FK:l(()=>at,"FK"),fF:l(()=>X,"fF"),h:l(()=>Hn,"h"),zO:l(()=>Fn,"zO")});var R,X,yn,Fn,cn,$n,Pn,Jn,nt,tt,et,ut,U,
L,nn,en,on={},_n=[],Mn=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,rn=Array.isArray;function K(h,d){
for(var y in d)h[y]=d[y];return h}l(K,"m");function On(h){h&&h.parentNode&&h.parentNode.removeChild(h)}l(On,"b");function Hn(h,d,y){
var M,k,b,S={};for(b in d)b=="key"?M=d[b]:b=="ref"?k=d[b]:S[b]=d[b];if(arguments.length>2&&(S.children=arguments.length>
3?R.call(arguments,2):y),typeof h=="function"&&h.defaultProps!=null)for(b in h.defaultProps)S[b]===void 0&&(S[b]=h.defaultProps[b]);
return Rn(h,S,M,k,null)}l(Hn,"k");function Rn(h,d,y,M,k){var b={type:h,props:d,key:y,ref:M,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:k??++yn,__i:-1,__u:0};return k==null&&X.vnode!=null&&X.vnode(b),b}l(Rn,"x");function ft(){
return{current:null}}l(ft,"M");function at(h){return h.children}l(at,"S");function lt(h,d){this.props=h,this.context=d}l(
lt,"C");function Wn(h,d){if(d==null)return h.__?Wn(h.__,h.__i+1):null;for(var y;d<h.__k.length;d++)if((y=h.__k[d])!=null&&
y.__e!=null)return y.__e;return typeof h.type=="function"?Wn(h):null}l(Wn,"$");function Bn(h){if(h.__P&&h.__d){var d=h.__v,
y=d.__e,M=[],k=[],b=K({},d);b.__v=d.__v+1,X.vnode&&X.vnode(b),xn(h.__P,b,d,h.__n,h.__P.namespaceURI,32&d.__u?[y]:null,M,
y??Wn(d),!!(32&d.__u),k),b.__v=d.__v,b.__.__k[b.__i]=b,Ot(M,b,k),d.__e=d.__=null,b.__e!=y&&Xn(b)}}l(Bn,"I");function Xn(h){
if((h=h.__)!=null&&h.__c!=null)return h.__e=h.__c.base=null,h.__k.some(function(d){if(d!=null&&d.__e!=null)return h.__e=
h.__c.base=d.__e}),Xn(h)}l(Xn,"P");function En(h){(!h.__d&&(h.__d=!0)&&cn.push(h)&&!rt.__r++||$n!=X.debounceRendering)&&
(($n=X.debounceRendering)||Pn)(rt)}l(En,"A");function rt(){try{for(var h,d=1;cn.length;)cn.length>d&&cn.sort(Jn),h=cn.shift(),
d=cn.length,Bn(h)}finally{cn.length=rt.__r=0}}l(rt,"H");function un(h,d,y,M,k,b,S,D,B,A,T){var Q,x,H,tn,fn,Z,G=M&&M.__k||
_n,O=d.length;for(B=qn(y,d,G,B,O),Q=0;Q<O;Q++)(H=y.__k[Q])!=null&&(x=H.__i!=-1&&G[H.__i]||on,H.__i=Q,Z=xn(h,H,x,k,b,S,D,
B,A,T),tn=H.__e,H.ref&&x.ref!=H.ref&&(x.ref&&w(x.ref,null,H),T.push(H.ref,H.__c||tn,H)),fn==null&&tn!=null&&(fn=tn),4&H.
__u?(B=Vn(H,B,h),x.__e&&(x.__e=null)):typeof H.type=="function"&&Z!==void 0?B=Z:tn&&(B=tn.nextSibling),H.__u&=-7);return y.
__e=fn,B}l(un,"L");function qn(h,d,y,M,k){var b,S,D,B,A,T=y.length,Q=T,x=0;for(h.__k=new Array(k),b=0;b<k;b++)(S=d[b])!=
null&&typeof S!="boolean"&&typeof S!="function"?(typeof S=="string"||typeof S=="number"||typeof S=="bigint"||S.constructor==
String?S=h.__k[b]=Rn(null,S,null,null,null):rn(S)?S=h.__k[b]=Rn(at,{children:S},null,null,null):S.constructor===void 0&&
S.__b>0?S=h.__k[b]=Rn(S.type,S.props,S.key,S.ref?S.ref:null,S.__v):h.__k[b]=S,B=b+x,S.__=h,S.__b=h.__b+1,D=null,(A=S.__i=
mt(S,y,B,Q))!=-1&&(Q--,(D=y[A])&&(D.__u|=2)),D==null||D.__v==null?(A==-1&&(k>T?x--:k<T&&x++),typeof S.type!="function"&&
(S.__u|=4)):A!=B&&(A==B-1?x--:A==B+1?x++:(A>B?x--:x++,S.__u|=4))):h.__k[b]=null;if(Q)for(b=0;b<T;b++)(D=y[b])!=null&&(2&
D.__u)==0&&(D.__e==M&&(M=Wn(D)),F(D,D));return M}l(qn,"T");function Vn(h,d,y){var M,k;if(typeof h.type=="function"){for(M=
h.__k,k=0;M&&k<M.length;k++)M[k]&&(M[k].__=h,d=Vn(M[k],d,y));return d}h.__e!=d&&(d&&h.type&&!d.parentNode&&(d=Wn(h)),d=y.
insertBefore(h.__e,d||null));do d=d&&d.nextSibling;while(d!=null&&d.nodeType==8);return d}l(Vn,"j");function ct(h,d){return d=
d||[],h==null||typeof h=="boolean"||(rn(h)?h.some(function(y){ct(y,d)}):d.push(h)),d}l(ct,"F");function mt(h,d,y,M){var k,
b,S,D=h.key,B=h.type,A=d[y],T=A!=null&&(2&A.__u)==0;if(A===null&&D==null||T&&D==A.key&&B==A.type)return y;if(M>(T?1:0)){
for(k=y-1,b=y+1;k>=0||b<d.length;)if((A=d[S=k>=0?k--:b++])!=null&&(2&A.__u)==0&&D==A.key&&B==A.type)return S}return-1}l(
mt,"O");function In(h,d,y){d[0]=="-"?h.setProperty(d,y??""):h[d]=y==null?"":typeof y!="number"||Mn.test(d)?y:y+"px"}l(In,
"z");function Cn(h,d,y,M,k){var b,S;n:if(d=="style")if(typeof y=="string")h.style.cssText=y;else{if(typeof M=="string"&&
(h.style.cssText=M=""),M)for(d in M)y&&d in y||In(h.style,d,"");if(y)for(d in y)M&&y[d]==M[d]||In(h.style,d,y[d])}else if(d[0]==
"o"&&d[1]=="n")b=d!=(d=d.replace(ut,"$1")),S=d.toLowerCase(),d=S in h||d=="onFocusOut"||d=="onFocusIn"?S.slice(2):d.slice(
2),h.l||(h.l={}),h.l[d+b]=y,y?M?y[et]=M[et]:(y[et]=U,h.addEventListener(d,b?nn:L,b)):h.removeEventListener(d,b?nn:L,b);else{
if(k=="http://www.w3.org/2000/svg")d=d.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(d!="width"&&d!="height"&&
d!="href"&&d!="list"&&d!="form"&&d!="tabIndex"&&d!="download"&&d!="rowSpan"&&d!="colSpan"&&d!="role"&&d!="popover"&&d in
h)try{h[d]=y??"";break n}catch{}typeof y=="function"||(y==null||y===!1&&d[4]!="-"?h.removeAttribute(d):h.setAttribute(d,
d=="popover"&&y==1?"":y))}}l(Cn,"N");function yt(h){return function(d){if(this.l){var y=this.l[d.type+h];if(d[tt]==null)
d[tt]=U++;else if(d[tt]<y[et])return;return y(X.event?X.event(d):d)}}}l(yt,"V");function xn(h,d,y,M,k,b,S,D,B,A){var T,Q,
x,H,tn,fn,Z,G,O,wn,kn,vn,zn,st,ht,dt,ln=d.type;if(d.constructor!==void 0)return null;128&y.__u&&(B=!!(32&y.__u),b=[D=d.__e=
y.__e]),(T=X.__b)&&T(d);n:if(typeof ln=="function"){Q=S.length;try{if(O=d.props,wn=ln.prototype&&ln.prototype.render,kn=
(T=ln.contextType)&&M[T.__c],vn=T?kn?kn.props.value:T.__:M,y.__c?G=(x=d.__c=y.__c).__=x.__E:(wn?d.__c=x=new ln(O,vn):(d.
__c=x=new lt(O,vn),x.constructor=ln,x.render=C),kn&&kn.sub(x),x.state||(x.state={}),x.__n=M,H=x.__d=!0,x.__h=[],x._sb=[]),
wn&&x.__s==null&&(x.__s=x.state),wn&&ln.getDerivedStateFromProps!=null&&(x.__s==x.state&&(x.__s=K({},x.__s)),K(x.__s,ln.
getDerivedStateFromProps(O,x.__s))),tn=x.props,fn=x.state,x.__v=d,H)wn&&ln.getDerivedStateFromProps==null&&x.componentWillMount!=
null&&x.componentWillMount(),wn&&x.componentDidMount!=null&&x.__h.push(x.componentDidMount);else{if(wn&&ln.getDerivedStateFromProps==
null&&O!==tn&&x.componentWillReceiveProps!=null&&x.componentWillReceiveProps(O,vn),d.__v==y.__v||!x.__e&&x.shouldComponentUpdate!=
null&&x.shouldComponentUpdate(O,x.__s,vn)===!1){d.__v!=y.__v&&(x.props=O,x.state=x.__s,x.__d=!1),d.__e=y.__e,d.__k=y.__k,
d.__k.some(function(Nn){Nn&&(Nn.__=d)}),_n.push.apply(x.__h,x._sb),x._sb=[],x.__h.length&&S.push(x),D=Wn(y);break n}x.componentWillUpdate!=
null&&x.componentWillUpdate(O,x.__s,vn),wn&&x.componentDidUpdate!=null&&x.__h.push(function(){x.componentDidUpdate(tn,fn,
Z)})}if(x.context=vn,x.props=O,x.__P=h,x.__e=!1,zn=X.__r,st=0,wn)x.state=x.__s,x.__d=!1,zn&&zn(d),T=x.render(x.props,x.state,
x.context),_n.push.apply(x.__h,x._sb),x._sb=[];else do x.__d=!1,zn&&zn(d),T=x.render(x.props,x.state,x.context),x.state=
x.__s;while(x.__d&&++st<25);x.state=x.__s,x.getChildContext!=null&&(M=K(K({},M),x.getChildContext())),wn&&!H&&x.getSnapshotBeforeUpdate!=
null&&(Z=x.getSnapshotBeforeUpdate(tn,fn)),ht=T!=null&&T.type===at&&T.key==null?Wt(T.props.children):T,D=un(h,rn(ht)?ht:
[ht],d,y,M,k,b,S,D,B,A),x.base=d.__e,d.__u&=-161,x.__h.length&&S.push(x),G&&(x.__E=x.__=null)}catch(Nn){if(S.length=Q,d.
__v=null,B||b!=null){if(Nn.then){for(d.__u|=B?160:128;D&&D.nodeType==8&&D.nextSibling;)D=D.nextSibling;b!=null&&(b[b.indexOf(
D)]=null),d.__e=D}else if(b!=null)for(dt=b.length;dt--;)On(b[dt])}else d.__e=y.__e;d.__k==null&&(d.__k=y.__k||[]),Nn.then||
xt(d),X.__e(Nn,d,y)}}else b==null&&d.__v==y.__v?(d.__k=y.__k,d.__e=y.__e):D=d.__e=qt(y.__e,d,y,M,k,b,S,B,A);return(T=X.diffed)&&
T(d),128&d.__u?void 0:D}l(xn,"q");function xt(h){h&&(h.__c&&(h.__c.__e=!0),h.__k&&h.__k.some(xt))}l(xt,"B");function Ot(h,d,y){
for(var M=0;M<y.length;M++)w(y[M],y[++M],y[++M]);X.__c&&X.__c(d,h),h.some(function(k){try{h=k.__h,k.__h=[],h.some(function(b){
b.call(k)})}catch(b){X.__e(b,k.__v)}})}l(Ot,"D");function Wt(h){return typeof h!="object"||h==null||h.__b>0?h:rn(h)?h.map(
Wt):h.constructor!==void 0?null:K({},h)}l(Wt,"E");function qt(h,d,y,M,k,b,S,D,B){var A,T,Q,x,H,tn,fn,Z=y.props||on,G=d.props,
O=d.type;if(O=="svg"?k="http://www.w3.org/2000/svg":O=="math"?k="http://www.w3.org/1998/Math/MathML":k||(k="http://www.w\
3.org/1999/xhtml"),b!=null){for(A=0;A<b.length;A++)if((H=b[A])&&"setAttribute"in H==!!O&&(O?H.localName==O:H.nodeType==3)){
h=H,b[A]=null;break}}if(h==null){if(O==null)return document.createTextNode(G);h=document.createElementNS(k,O,G.is&&G),D&&
(X.__m&&X.__m(d,b),D=!1),b=null}if(O==null)Z===G||D&&h.data==G||(h.data=G);else{if(b=O=="textarea"&&G.defaultValue!=null?
null:b&&R.call(h.childNodes),!D&&b!=null)for(Z={},A=0;A<h.attributes.length;A++)Z[(H=h.attributes[A]).name]=H.value;for(A in Z)
H=Z[A],A=="dangerouslySetInnerHTML"?Q=H:A=="children"||A in G||A=="value"&&"defaultValue"in G||A=="checked"&&"defaultChe\
cked"in G||Cn(h,A,null,H,k);for(A in G)H=G[A],A=="children"?x=H:A=="dangerouslySetInnerHTML"?T=H:A=="value"?tn=H:A=="che\
cked"?fn=H:D&&typeof H!="function"||Z[A]===H||Cn(h,A,H,Z[A],k);if(T)D||Q&&(T.__html==Q.__html||T.__html==h.innerHTML)||(h.
innerHTML=T.__html),d.__k=[];else if(Q&&(h.innerHTML=""),un(d.type=="template"?h.content:h,rn(x)?x:[x],d,y,M,O=="foreign\
Object"?"http://www.w3.org/1999/xhtml":k,b,S,b?b[0]:y.__k&&Wn(y,0),D,B),b!=null)for(A=b.length;A--;)On(b[A]);D&&O!="text\
area"||(A="value",O=="progress"&&tn==null?h.removeAttribute("value"):tn!=null&&(tn!==h[A]||O=="progress"&&!tn||O=="optio\
n"&&tn!=Z[A])&&Cn(h,A,tn,Z[A],k),A="checked",fn!=null&&fn!=h[A]&&Cn(h,A,fn,Z[A],k))}return h}l(qt,"G");function w(h,d,y){
try{if(typeof h=="function"){var M=typeof h.__u=="function";M&&h.__u(),M&&d==null||(h.__u=h(d))}else h.current=d}catch(k){
X.__e(k,y)}}l(w,"J");function F(h,d,y){var M,k;if(X.unmount&&X.unmount(h),(M=h.ref)&&(M.current&&M.current!=h.__e||w(M,null,
d)),(M=h.__c)!=null){if(M.componentWillUnmount)try{M.componentWillUnmount()}catch(b){X.__e(b,d)}M.base=M.__P=M.__n=null}
if(M=h.__k)for(k=0;k<M.length;k++)M[k]&&F(M[k],d,y||typeof h.type!="function");y||On(h.__e),h.__c=h.__=h.__e=void 0}l(F,
"K");function C(h,d,y){return this.constructor(h,y)}l(C,"Q");function N(h,d,y){var M,k,b,S;d==document&&(d=document.documentElement),
X.__&&X.__(h,d),k=(M=typeof y=="function")?null:y&&y.__k||d.__k,b=[],S=[],xn(d,h=(!M&&y||d).__k=Hn(at,null,[h]),k||on,on,
d.namespaceURI,!M&&y?[y]:k?null:d.firstChild?R.call(d.childNodes):null,b,!M&&y?y:k?k.__e:d.firstChild,M,S),Ot(b,h,S),h.props.
children=null}l(N,"R");function P(h,d){N(h,d,P)}l(P,"U");function q(h,d,y){var M,k,b,S,D=K({},h.props);for(b in h.type&&
h.type.defaultProps&&(S=h.type.defaultProps),d)b=="key"?M=d[b]:b=="ref"?k=d[b]:D[b]=d[b]===void 0&&S!=null?S[b]:d[b];return arguments.
length>2&&(D.children=arguments.length>3?R.call(arguments,2):y),Rn(h.type,D,M||h.key,k||h.ref,null)}l(q,"W");function W(h){
function d(y){var M,k;return this.getChildContext||(M=new Set,(k={})[d.__c]=this,this.getChildContext=function(){return k},
this.componentWillUnmount=function(){M=null},this.shouldComponentUpdate=function(b){this.props.value!=b.value&&M.forEach(
function(S){S.__e=!0,En(S)})},this.sub=function(b){M.add(b);var S=b.componentWillUnmount;b.componentWillUnmount=function(){
M&&M.delete(b),S&&S.call(b)}}),y.children}return l(d,"l"),d.__c="__cC"+en++,d.__=h,d.Provider=d.__l=(d.Consumer=function(y,M){
return y.children(M)}).contextType=d,d}l(W,"X"),R=_n.slice,X={__e:l(function(h,d,y,M){for(var k,b,S;d=d.__;)if((k=d.__c)&&
!k.__)try{if((b=k.constructor)&&b.getDerivedStateFromError!=null&&(k.setState(b.getDerivedStateFromError(h)),S=k.__d),k.
componentDidCatch!=null&&(k.componentDidCatch(h,M||{}),S=k.__d),S)return k.__E=k}catch(D){h=D}throw h},"__e")},yn=0,Fn=l(
function(h){return h!=null&&h.constructor===void 0},"t"),lt.prototype.setState=function(h,d){var y;y=this.__s!=null&&this.
__s!=this.state?this.__s:this.__s=K({},this.state),typeof h=="function"&&(h=h(K({},y),this.props)),h&&K(y,h),h!=null&&this.
__v&&(d&&this._sb.push(d),En(this))},lt.prototype.forceUpdate=function(h){this.__v&&(this.__e=!0,h&&this.__h.push(h),En(
this))},lt.prototype.render=at,cn=[],Pn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,
Jn=l(function(h,d){return h.__v.__b-d.__v.__b},"e"),rt.__r=0,nt=Math.random().toString(8),tt="__d"+nt,et="__a"+nt,ut=/(PointerCapture)$|Capture$/i,
U=0,L=yt(!1),nn=yt(!0),en=0}),38720:((Ht,Qn,Gn)=>{Gn.d(Qn,{FD:l(()=>Pn,"FD"),FK:l(()=>R.FK,"FK"),Y:l(()=>Pn,"Y")});var R=Gn(
34137),X=/["&<]/;function yn(U){if(U.length===0||X.test(U)===!1)return U;for(var L=0,nn=0,en="",on="";nn<U.length;nn++){
switch(U.charCodeAt(nn)){case 34:on="&quot;";break;case 38:on="&amp;";break;case 60:on="&lt;";break;default:continue}nn!==
L&&(en+=U.slice(L,nn)),en+=on,L=nn+1}return nn!==L&&(en+=U.slice(L,nn)),en}l(yn,"n");var Fn=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,
cn=0,$n=Array.isArray;function Pn(U,L,nn,en,on,_n){L||(L={});var Mn,rn,K=L;if("ref"in K)for(rn in K={},L)rn=="ref"?Mn=L[rn]:
K[rn]=L[rn];var On={type:U,props:K,key:nn,ref:Mn,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--cn,__i:-1,
__u:0,__source:on,__self:_n};if(typeof U=="function"&&(Mn=U.defaultProps))for(rn in Mn)K[rn]===void 0&&(K[rn]=Mn[rn]);return R.
fF.vnode&&R.fF.vnode(On),On}l(Pn,"u");function Jn(U){var L=Pn(e,{tpl:U,exprs:[].slice.call(arguments,1)});return L.key=L.
__v,L}l(Jn,"a");var nt={},tt=/[A-Z]/g;function et(U,L){if(r.attr){var nn=r.attr(U,L);if(typeof nn=="string")return nn}if(L=
(function(K){return K!==null&&typeof K=="object"&&typeof K.valueOf=="function"?K.valueOf():K})(L),U==="ref"||U==="key")return"";
if(U==="style"&&typeof L=="object"){var en="";for(var on in L){var _n=L[on];if(_n!=null&&_n!==""){var Mn=on[0]=="-"?on:nt[on]||
(nt[on]=on.replace(tt,"-$&").toLowerCase()),rn=";";typeof _n!="number"||Mn.startsWith("--")||Fn.test(Mn)||(rn="px;"),en=
en+Mn+":"+_n+rn}}return U+'="'+yn(en)+'"'}return L==null||L===!1||typeof L=="function"||typeof L=="object"?"":L===!0?U:U+
'="'+yn(""+L)+'"'}l(et,"l");function ut(U){if(U==null||typeof U=="boolean"||typeof U=="function")return null;if(typeof U==
"object"){if(U.constructor===void 0)return U;if($n(U)){for(var L=0;L<U.length;L++)U[L]=ut(U[L]);return U}}return yn(""+U)}
l(ut,"s")})};
