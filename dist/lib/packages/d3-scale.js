"use strict";var ia=Object.defineProperty;var c=(gr,jt)=>ia(gr,"name",{value:jt,configurable:!0});module.exports={"d3-scale"(gr,jt,na,Oe){var Ot=Object.defineProperty,He=Object.getOwnPropertyDescriptor,ze=Object.getOwnPropertyNames,
De=Object.prototype.hasOwnProperty,Ye=c((t,r)=>{for(var e in r)Ot(t,e,{get:r[e],enumerable:!0})},"__export"),Fe=c((t,r,e,a)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let i of ze(r))!De.call(t,i)&&i!==e&&Ot(t,i,{get:c(()=>r[i],"get"),enumerable:!(a=
He(r,i))||a.enumerable});return t},"__copyProps"),Le=c(t=>Fe(Ot({},"__esModule",{value:!0}),t),"__toCommonJS"),pr={};Ye(
pr,{scaleLinear:c(()=>hr,"scaleLinear")}),Oe.exports=Le(pr);var u=jt("chunk-CVC2726E");function J(t,r){return t==null||r==
null?NaN:t<r?-1:t>r?1:t>=r?0:NaN}c(J,"K"),(0,u.a)(J,"ascending");function mr(t,r){return t==null||r==null?NaN:r<t?-1:r>t?
1:r>=t?0:NaN}c(mr,"Xt"),(0,u.a)(mr,"descending");function Ht(t){let r,e,a;t.length!==2?(r=J,e=(0,u.a)((s,h)=>J(t(s),h),"\
compare2"),a=(0,u.a)((s,h)=>t(s)-h,"delta")):(r=t===J||t===mr?t:br,e=t,a=t);function i(s,h,l=0,f=s.length){if(l<f){if(r(
h,h)!==0)return f;do{let g=l+f>>>1;e(s[g],h)<0?l=g+1:f=g}while(l<f)}return l}c(i,"i"),(0,u.a)(i,"left");function o(s,h,l=0,f=s.
length){if(l<f){if(r(h,h)!==0)return f;do{let g=l+f>>>1;e(s[g],h)<=0?l=g+1:f=g}while(l<f)}return l}c(o,"u"),(0,u.a)(o,"r\
ight");function n(s,h,l=0,f=s.length){let g=i(s,h,l,f-1);return g>l&&a(s[g-1],h)>-a(s[g],h)?g-1:g}return c(n,"o"),(0,u.a)(
n,"center"),{left:i,center:n,right:o}}c(Ht,"Bn"),(0,u.a)(Ht,"bisector");function br(){return 0}c(br,"_t"),(0,u.a)(br,"ze\
ro");function yr(t){return t===null?NaN:+t}c(yr,"Bt"),(0,u.a)(yr,"number");var dr=Ht(J),Ie=dr.right,oa=dr.left,ua=Ht(yr).
center,sa=zt(Dt),la=zt(vr);function zt(t){return function(r,e,a=e){if(!((e=+e)>=0))throw new RangeError("invalid rx");if(!((a=
+a)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:n}=r;if(!((o=Math.floor(o))>=0))throw new RangeError(
"invalid width");if(!((n=Math.floor(n!==void 0?n:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!n||!e&&
!a)return r;let s=e&&t(e),h=a&&t(a),l=i.slice();return s&&h?(H(s,l,i,o,n),H(s,i,l,o,n),H(s,l,i,o,n),z(h,i,l,o,n),z(h,l,i,
o,n),z(h,i,l,o,n)):s?(H(s,i,l,o,n),H(s,l,i,o,n),H(s,i,l,o,n)):h&&(z(h,i,l,o,n),z(h,l,i,o,n),z(h,i,l,o,n)),r}}c(zt,"Un"),
(0,u.a)(zt,"Blur2");function H(t,r,e,a,i){for(let o=0,n=a*i;o<n;)t(r,e,o,o+=a,1)}c(H,"X"),(0,u.a)(H,"blurh");function z(t,r,e,a,i){
for(let o=0,n=a*i;o<a;++o)t(r,e,o,o+n,a)}c(z,"_"),(0,u.a)(z,"blurv");function vr(t){let r=Dt(t);return(e,a,i,o,n)=>{i<<=
2,o<<=2,n<<=2,r(e,a,i+0,o+0,n),r(e,a,i+1,o+1,n),r(e,a,i+2,o+2,n),r(e,a,i+3,o+3,n)}}c(vr,"Yt"),(0,u.a)(vr,"blurfImage");function Dt(t){
let r=Math.floor(t);if(r===t)return wr(t);let e=t-r,a=2*t+1;return(i,o,n,s,h)=>{if(!((s-=h)>=n))return;let l=r*o[n],f=h*
r,g=f+h;for(let p=n,b=n+f;p<b;p+=h)l+=o[Math.min(s,p)];for(let p=n,b=s;p<=b;p+=h)l+=o[Math.min(s,p+f)],i[p]=(l+e*(o[Math.
max(n,p-g)]+o[Math.min(s,p+g)]))/a,l-=o[Math.max(n,p-f)]}}c(Dt,"Qn"),(0,u.a)(Dt,"blurf");function wr(t){let r=2*t+1;return(e,a,i,o,n)=>{
if(!((o-=n)>=i))return;let s=t*a[i],h=n*t;for(let l=i,f=i+h;l<f;l+=n)s+=a[Math.min(o,l)];for(let l=i,f=o;l<=f;l+=n)s+=a[Math.
min(o,l+h)],e[l]=s/r,s-=a[Math.max(i,l-h)]}}c(wr,"Vt"),(0,u.a)(wr,"bluri");var Te=Array.prototype,ca=Te.slice,Ve=Math.sqrt(
50),Ge=Math.sqrt(10),Be=Math.sqrt(2);function tt(t,r,e){let a=(r-t)/Math.max(0,e),i=Math.floor(Math.log10(a)),o=a/Math.pow(
10,i),n=o>=Ve?10:o>=Ge?5:o>=Be?2:1,s,h,l;return i<0?(l=Math.pow(10,-i)/n,s=Math.round(t*l),h=Math.round(r*l),s/l<t&&++s,
h/l>r&&--h,l=-l):(l=Math.pow(10,i)*n,s=Math.round(t/l),h=Math.round(r/l),s*l<t&&++s,h*l>r&&--h),h<s&&.5<=e&&e<2?tt(t,r,e*
2):[s,h,l]}c(tt,"cn"),(0,u.a)(tt,"tickSpec");function Mr(t,r,e){if(r=+r,t=+t,e=+e,!(e>0))return[];if(t===r)return[t];let a=r<
t,[i,o,n]=a?tt(r,t,e):tt(t,r,e);if(!(o>=i))return[];let s=o-i+1,h=new Array(s);if(a)if(n<0)for(let l=0;l<s;++l)h[l]=(o-l)/
-n;else for(let l=0;l<s;++l)h[l]=(o-l)*n;else if(n<0)for(let l=0;l<s;++l)h[l]=(i+l)/-n;else for(let l=0;l<s;++l)h[l]=(i+
l)*n;return h}c(Mr,"Gn"),(0,u.a)(Mr,"ticks");function ct(t,r,e){return r=+r,t=+t,e=+e,tt(t,r,e)[2]}c(ct,"sn"),(0,u.a)(ct,
"tickIncrement");function xr(t,r,e){r=+r,t=+t,e=+e;let a=r<t,i=a?ct(r,t,e):ct(t,r,e);return(a?-1:1)*(i<0?1/-i:i)}c(xr,"W\
n"),(0,u.a)(xr,"tickStep");var ha=Nr(Math.random);function Nr(t){return(0,u.a)(function(r,e=0,a=r.length){let i=a-(e=+e);
for(;i;){let o=t()*i--|0,n=r[i+e];r[i+e]=r[o+e],r[o+e]=n}return r},"shuffle")}c(Nr,"Zt"),(0,u.a)(Nr,"shuffler");function D(t,r,e){
t.prototype=r.prototype=e,e.constructor=t}c(D,"U"),(0,u.a)(D,"define");function B(t,r){var e=Object.create(t.prototype);
for(var a in r)e[a]=r[a];return e}c(B,"tn"),(0,u.a)(B,"extend");function P(){}c(P,"D"),(0,u.a)(P,"Color");var Y=.7,Q=1/Y,
Z="\\s*([+-]?\\d+)\\s*",rt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",S="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)\
?)%\\s*",Qe=/^#([0-9a-f]{3,8})$/,Ze=new RegExp(`^rgb\\(${Z},${Z},${Z}\\)$`),Ke=new RegExp(`^rgb\\(${S},${S},${S}\\)$`),Ue=new RegExp(
`^rgba\\(${Z},${Z},${Z},${rt}\\)$`),We=new RegExp(`^rgba\\(${S},${S},${S},${rt}\\)$`),Je=new RegExp(`^hsl\\(${rt},${S},${S}\
\\)$`),ta=new RegExp(`^hsla\\(${rt},${S},${S},${rt}\\)$`),kr={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,
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
whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};D(P,K,{copy(t){return Object.assign(new this.constructor,this,
t)},displayable(){return this.rgb().displayable()},hex:Yt,formatHex:Yt,formatHex8:$r,formatHsl:Ar,formatRgb:Ft,toString:Ft});
function Yt(){return this.rgb().formatHex()}c(Yt,"Kn"),(0,u.a)(Yt,"color_formatHex");function $r(){return this.rgb().formatHex8()}
c($r,"oe"),(0,u.a)($r,"color_formatHex8");function Ar(){return Gt(this).formatHsl()}c(Ar,"ue"),(0,u.a)(Ar,"color_formatH\
sl");function Ft(){return this.rgb().formatRgb()}c(Ft,"Jn"),(0,u.a)(Ft,"color_formatRgb");function K(t){var r,e;return t=
(t+"").trim().toLowerCase(),(r=Qe.exec(t))?(e=r[1].length,r=parseInt(r[1],16),e===6?Lt(r):e===3?new d(r>>8&15|r>>4&240,r>>
4&15|r&240,(r&15)<<4|r&15,1):e===8?et(r>>24&255,r>>16&255,r>>8&255,(r&255)/255):e===4?et(r>>12&15|r>>8&240,r>>8&15|r>>4&
240,r>>4&15|r&240,((r&15)<<4|r&15)/255):null):(r=Ze.exec(t))?new d(r[1],r[2],r[3],1):(r=Ke.exec(t))?new d(r[1]*255/100,r[2]*
255/100,r[3]*255/100,1):(r=Ue.exec(t))?et(r[1],r[2],r[3],r[4]):(r=We.exec(t))?et(r[1]*255/100,r[2]*255/100,r[3]*255/100,
r[4]):(r=Je.exec(t))?Vt(r[1],r[2]/100,r[3]/100,1):(r=ta.exec(t))?Vt(r[1],r[2]/100,r[3]/100,r[4]):kr.hasOwnProperty(t)?Lt(
kr[t]):t==="transparent"?new d(NaN,NaN,NaN,0):null}c(K,"Q"),(0,u.a)(K,"color");function Lt(t){return new d(t>>16&255,t>>
8&255,t&255,1)}c(Lt,"nt"),(0,u.a)(Lt,"rgbn");function et(t,r,e,a){return a<=0&&(t=r=e=NaN),new d(t,r,e,a)}c(et,"hn"),(0,u.
a)(et,"rgba");function ht(t){return t instanceof P||(t=K(t)),t?(t=t.rgb(),new d(t.r,t.g,t.b,t.opacity)):new d}c(ht,"In"),
(0,u.a)(ht,"rgbConvert");function at(t,r,e,a){return arguments.length===1?ht(t):new d(t,r,e,a??1)}c(at,"en"),(0,u.a)(at,
"rgb");function d(t,r,e,a){this.r=+t,this.g=+r,this.b=+e,this.opacity=+a}c(d,"x"),(0,u.a)(d,"Rgb"),D(d,at,B(P,{brighter(t){
return t=t==null?Q:Math.pow(Q,t),new d(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?Y:Math.pow(Y,
t),new d(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},clamp(){return new d(C(this.r),C(this.g),C(this.b),
it(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&
0<=this.opacity&&this.opacity<=1},hex:It,formatHex:It,formatHex8:_r,formatRgb:Tt,toString:Tt}));function It(){return`#${X(
this.r)}${X(this.g)}${X(this.b)}`}c(It,"tt"),(0,u.a)(It,"rgb_formatHex");function _r(){return`#${X(this.r)}${X(this.g)}${X(
this.b)}${X((isNaN(this.opacity)?1:this.opacity)*255)}`}c(_r,"fe"),(0,u.a)(_r,"rgb_formatHex8");function Tt(){let t=it(this.
opacity);return`${t===1?"rgb(":"rgba("}${C(this.r)}, ${C(this.g)}, ${C(this.b)}${t===1?")":`, ${t})`}`}c(Tt,"et"),(0,u.a)(
Tt,"rgb_formatRgb");function it(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}c(it,"dn"),(0,u.a)(it,"clampa");function C(t){
return Math.max(0,Math.min(255,Math.round(t)||0))}c(C,"T"),(0,u.a)(C,"clampi");function X(t){return t=C(t),(t<16?"0":"")+
t.toString(16)}c(X,"L"),(0,u.a)(X,"hex");function Vt(t,r,e,a){return a<=0?t=r=e=NaN:e<=0||e>=1?t=r=NaN:r<=0&&(t=NaN),new N(
t,r,e,a)}c(Vt,"rt"),(0,u.a)(Vt,"hsla");function Gt(t){if(t instanceof N)return new N(t.h,t.s,t.l,t.opacity);if(t instanceof
P||(t=K(t)),!t)return new N;if(t instanceof N)return t;t=t.rgb();var r=t.r/255,e=t.g/255,a=t.b/255,i=Math.min(r,e,a),o=Math.
max(r,e,a),n=NaN,s=o-i,h=(o+i)/2;return s?(r===o?n=(e-a)/s+(e<a)*6:e===o?n=(a-r)/s+2:n=(r-e)/s+4,s/=h<.5?o+i:2-o-i,n*=60):
s=h>0&&h<1?0:n,new N(n,s,h,t.opacity)}c(Gt,"at"),(0,u.a)(Gt,"hslConvert");function ft(t,r,e,a){return arguments.length===
1?Gt(t):new N(t,r,e,a??1)}c(ft,"pn"),(0,u.a)(ft,"hsl");function N(t,r,e,a){this.h=+t,this.s=+r,this.l=+e,this.opacity=+a}
c(N,"k"),(0,u.a)(N,"Hsl"),D(N,ft,B(P,{brighter(t){return t=t==null?Q:Math.pow(Q,t),new N(this.h,this.s,this.l*t,this.opacity)},
darker(t){return t=t==null?Y:Math.pow(Y,t),new N(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*
360,r=isNaN(t)||isNaN(this.s)?0:this.s,e=this.l,a=e+(e<.5?e:1-e)*r,i=2*e-a;return new d(gt(t>=240?t-240:t+120,i,a),gt(t,
i,a),gt(t<120?t+240:t-120,i,a),this.opacity)},clamp(){return new N(Bt(this.h),nt(this.s),nt(this.l),it(this.opacity))},displayable(){
return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let t=it(
this.opacity);return`${t===1?"hsl(":"hsla("}${Bt(this.h)}, ${nt(this.s)*100}%, ${nt(this.l)*100}%${t===1?")":`, ${t})`}`}}));
function Bt(t){return t=(t||0)%360,t<0?t+360:t}c(Bt,"it"),(0,u.a)(Bt,"clamph");function nt(t){return Math.max(0,Math.min(
1,t||0))}c(nt,"gn"),(0,u.a)(nt,"clampt");function gt(t,r,e){return(t<60?r+(e-r)*t/60:t<180?e:t<240?r+(e-r)*(240-t)/60:r)*
255}c(gt,"$n"),(0,u.a)(gt,"hsl2rgb");var Sr=Math.PI/180,Rr=180/Math.PI,pt=18,Er=.96422,Pr=1,qr=.82521,Cr=4/29,U=6/29,Xr=3*
U*U,ra=U*U*U;function Qt(t){if(t instanceof $)return new $(t.l,t.a,t.b,t.opacity);if(t instanceof R)return Zt(t);t instanceof
d||(t=ht(t));var r=dt(t.r),e=dt(t.g),a=dt(t.b),i=mt((.2225045*r+.7168786*e+.0606169*a)/Pr),o,n;return r===e&&e===a?o=n=i:
(o=mt((.4360747*r+.3850649*e+.1430804*a)/Er),n=mt((.0139322*r+.0971045*e+.7141733*a)/qr)),new $(116*i-16,500*(o-i),200*(i-
n),t.opacity)}c(Qt,"pt"),(0,u.a)(Qt,"labConvert");function jr(t,r,e,a){return arguments.length===1?Qt(t):new $(t,r,e,a??
1)}c(jr,"xt"),(0,u.a)(jr,"lab");function $(t,r,e,a){this.l=+t,this.a=+r,this.b=+e,this.opacity=+a}c($,"S"),(0,u.a)($,"La\
b"),D($,jr,B(P,{brighter(t){return new $(this.l+pt*(t??1),this.a,this.b,this.opacity)},darker(t){return new $(this.l-pt*
(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,r=isNaN(this.a)?t:t+this.a/500,e=isNaN(this.b)?t:t-this.
b/200;return r=Er*bt(r),t=Pr*bt(t),e=qr*bt(e),new d(yt(3.1338561*r-1.6168667*t-.4906146*e),yt(-.9787684*r+1.9161415*t+.033454*
e),yt(.0719453*r-.2289914*t+1.4052427*e),this.opacity)}}));function mt(t){return t>ra?Math.pow(t,1/3):t/Xr+Cr}c(mt,"qn"),
(0,u.a)(mt,"xyz2lab");function bt(t){return t>U?t*t*t:Xr*(t-Cr)}c(bt,"Sn"),(0,u.a)(bt,"lab2xyz");function yt(t){return 255*
(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}c(yt,"Rn"),(0,u.a)(yt,"lrgb2rgb");function dt(t){return(t/=255)<=.04045?
t/12.92:Math.pow((t+.055)/1.055,2.4)}c(dt,"En"),(0,u.a)(dt,"rgb2lrgb");function Or(t){if(t instanceof R)return new R(t.h,
t.c,t.l,t.opacity);if(t instanceof $||(t=Qt(t)),t.a===0&&t.b===0)return new R(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var r=Math.
atan2(t.b,t.a)*Rr;return new R(r<0?r+360:r,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}c(Or,"le"),(0,u.a)(Or,"hclConvert");
function vt(t,r,e,a){return arguments.length===1?Or(t):new R(t,r,e,a??1)}c(vt,"xn"),(0,u.a)(vt,"hcl");function R(t,r,e,a){
this.h=+t,this.c=+r,this.l=+e,this.opacity=+a}c(R,"E"),(0,u.a)(R,"Hcl");function Zt(t){if(isNaN(t.h))return new $(t.l,0,
0,t.opacity);var r=t.h*Sr;return new $(t.l,Math.cos(r)*t.c,Math.sin(r)*t.c,t.opacity)}c(Zt,"yt"),(0,u.a)(Zt,"hcl2lab"),D(
R,vt,B(P,{brighter(t){return new R(this.h,this.c,this.l+pt*(t??1),this.opacity)},darker(t){return new R(this.h,this.c,this.
l-pt*(t??1),this.opacity)},rgb(){return Zt(this).rgb()}}));var Hr=-.14861,Kt=1.78277,Ut=-.29227,wt=-.90649,ot=1.97294,zr=ot*
wt,Dr=ot*Kt,Yr=Kt*Ut-wt*Hr;function Fr(t){if(t instanceof j)return new j(t.h,t.s,t.l,t.opacity);t instanceof d||(t=ht(t));
var r=t.r/255,e=t.g/255,a=t.b/255,i=(Yr*a+zr*r-Dr*e)/(Yr+zr-Dr),o=a-i,n=(ot*(e-i)-Ut*o)/wt,s=Math.sqrt(n*n+o*o)/(ot*i*(1-
i)),h=s?Math.atan2(n,o)*Rr-120:NaN;return new j(h<0?h+360:h,s,i,t.opacity)}c(Fr,"ce"),(0,u.a)(Fr,"cubehelixConvert");function Mt(t,r,e,a){
return arguments.length===1?Fr(t):new j(t,r,e,a??1)}c(Mt,"wn"),(0,u.a)(Mt,"cubehelix");function j(t,r,e,a){this.h=+t,this.
s=+r,this.l=+e,this.opacity=+a}c(j,"C"),(0,u.a)(j,"Cubehelix"),D(j,Mt,B(P,{brighter(t){return t=t==null?Q:Math.pow(Q,t),
new j(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?Y:Math.pow(Y,t),new j(this.h,this.s,this.l*t,this.
opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*Sr,r=+this.l,e=isNaN(this.s)?0:this.s*r*(1-r),a=Math.cos(t),i=Math.sin(
t);return new d(255*(r+e*(Hr*a+Kt*i)),255*(r+e*(Ut*a+wt*i)),255*(r+e*(ot*a)),this.opacity)}}));function Wt(t,r,e,a,i){var o=t*
t,n=o*t;return((1-3*t+3*o-n)*r+(4-6*o+3*n)*e+(1+3*t+3*o-3*n)*a+n*i)/6}c(Wt,"vt"),(0,u.a)(Wt,"basis");function Lr(t){var r=t.
length-1;return function(e){var a=e<=0?e=0:e>=1?(e=1,r-1):Math.floor(e*r),i=t[a],o=t[a+1],n=a>0?t[a-1]:2*i-o,s=a<r-1?t[a+
2]:2*o-i;return Wt((e-a/r)*r,n,i,o,s)}}c(Lr,"se"),(0,u.a)(Lr,"basis$1");function Ir(t){var r=t.length;return function(e){
var a=Math.floor(((e%=1)<0?++e:e)*r),i=t[(a+r-1)%r],o=t[a%r],n=t[(a+1)%r],s=t[(a+2)%r];return Wt((e-a/r)*r,i,o,n,s)}}c(Ir,
"he"),(0,u.a)(Ir,"basisClosed");var xt=(0,u.a)(t=>()=>t,"constant");function Jt(t,r){return function(e){return t+e*r}}c(
Jt,"kt"),(0,u.a)(Jt,"linear");function Tr(t,r,e){return t=Math.pow(t,e),r=Math.pow(r,e)-t,e=1/e,function(a){return Math.
pow(t+a*r,e)}}c(Tr,"ge"),(0,u.a)(Tr,"exponential");function Nt(t,r){var e=r-t;return e?Jt(t,e>180||e<-180?e-360*Math.round(
e/360):e):xt(isNaN(t)?r:t)}c(Nt,"Ln"),(0,u.a)(Nt,"hue$1");function Vr(t){return(t=+t)==1?w:function(r,e){return e-r?Tr(r,
e,t):xt(isNaN(r)?e:r)}}c(Vr,"de"),(0,u.a)(Vr,"gamma");function w(t,r){var e=r-t;return e?Jt(t,e):xt(isNaN(t)?r:t)}c(w,"M"),
(0,u.a)(w,"nogamma");var Gr=(0,u.a)(c((function t(r){var e=Vr(r);function a(i,o){var n=e((i=at(i)).r,(o=at(o)).r),s=e(i.
g,o.g),h=e(i.b,o.b),l=w(i.opacity,o.opacity);return function(f){return i.r=n(f),i.g=s(f),i.b=h(f),i.opacity=l(f),i+""}}return c(
a,"r"),(0,u.a)(a,"rgb"),a.gamma=t,a}),"n"),"rgbGamma")(1);function tr(t){return function(r){var e=r.length,a=new Array(e),
i=new Array(e),o=new Array(e),n,s;for(n=0;n<e;++n)s=at(r[n]),a[n]=s.r||0,i[n]=s.g||0,o[n]=s.b||0;return a=t(a),i=t(i),o=
t(o),s.opacity=1,function(h){return s.r=a(h),s.g=i(h),s.b=o(h),s+""}}}c(tr,"At"),(0,u.a)(tr,"rgbSpline");var fa=tr(Lr),ga=tr(
Ir);function Br(t,r){r||(r=[]);var e=t?Math.min(r.length,t.length):0,a=r.slice(),i;return function(o){for(i=0;i<e;++i)a[i]=
t[i]*(1-o)+r[i]*o;return a}}c(Br,"me"),(0,u.a)(Br,"numberArray");function Qr(t){return ArrayBuffer.isView(t)&&!(t instanceof
DataView)}c(Qr,"pe"),(0,u.a)(Qr,"isNumberArray");function Zr(t,r){var e=r?r.length:0,a=t?Math.min(e,t.length):0,i=new Array(
a),o=new Array(e),n;for(n=0;n<a;++n)i[n]=kt(t[n],r[n]);for(;n<e;++n)o[n]=r[n];return function(s){for(n=0;n<a;++n)o[n]=i[n](
s);return o}}c(Zr,"xe"),(0,u.a)(Zr,"genericArray");function Kr(t,r){var e=new Date;return t=+t,r=+r,function(a){return e.
setTime(t*(1-a)+r*a),e}}c(Kr,"ye"),(0,u.a)(Kr,"date");function A(t,r){return t=+t,r=+r,function(e){return t*(1-e)+r*e}}c(
A,"A"),(0,u.a)(A,"number");function Ur(t,r){var e={},a={},i;(t===null||typeof t!="object")&&(t={}),(r===null||typeof r!=
"object")&&(r={});for(i in r)i in t?e[i]=kt(t[i],r[i]):a[i]=r[i];return function(o){for(i in e)a[i]=e[i](o);return a}}c(
Ur,"we"),(0,u.a)(Ur,"object");var rr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,er=new RegExp(rr.source,"g");function Wr(t){
return function(){return t}}c(Wr,"Me"),(0,u.a)(Wr,"zero");function Jr(t){return function(r){return t(r)+""}}c(Jr,"be"),(0,u.
a)(Jr,"one");function te(t,r){var e=rr.lastIndex=er.lastIndex=0,a,i,o,n=-1,s=[],h=[];for(t=t+"",r=r+"";(a=rr.exec(t))&&(i=
er.exec(r));)(o=i.index)>e&&(o=r.slice(e,o),s[n]?s[n]+=o:s[++n]=o),(a=a[0])===(i=i[0])?s[n]?s[n]+=i:s[++n]=i:(s[++n]=null,
h.push({i:n,x:A(a,i)})),e=er.lastIndex;return e<r.length&&(o=r.slice(e),s[n]?s[n]+=o:s[++n]=o),s.length<2?h[0]?Jr(h[0].x):
Wr(r):(r=h.length,function(l){for(var f=0,g;f<r;++f)s[(g=h[f]).i]=g.x(l);return s.join("")})}c(te,"Ne"),(0,u.a)(te,"stri\
ng");function kt(t,r){var e=typeof r,a;return r==null||e==="boolean"?xt(r):(e==="number"?A:e==="string"?(a=K(r))?(r=a,Gr):
te:r instanceof K?Gr:r instanceof Date?Kr:Qr(r)?Br:Array.isArray(r)?Zr:typeof r.valueOf!="function"&&typeof r.toString!=
"function"||isNaN(r)?Ur:A)(t,r)}c(kt,"Nn"),(0,u.a)(kt,"value");function re(t,r){return t=+t,r=+r,function(e){return Math.
round(t*(1-e)+r*e)}}c(re,"$t"),(0,u.a)(re,"round");var ee=180/Math.PI,ae={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,
scaleY:1};function ar(t,r,e,a,i,o){var n,s,h;return(n=Math.sqrt(t*t+r*r))&&(t/=n,r/=n),(h=t*e+r*a)&&(e-=t*h,a-=r*h),(s=Math.
sqrt(e*e+a*a))&&(e/=s,a/=s,h/=s),t*a<r*e&&(t=-t,r=-r,h=-h,n=-n),{translateX:i,translateY:o,rotate:Math.atan2(r,t)*ee,skewX:Math.
atan(h)*ee,scaleX:n,scaleY:s}}c(ar,"qt"),(0,u.a)(ar,"decompose");var $t;function ie(t){let r=new(typeof DOMMatrix=="func\
tion"?DOMMatrix:WebKitCSSMatrix)(t+"");return r.isIdentity?ae:ar(r.a,r.b,r.c,r.d,r.e,r.f)}c(ie,"ve"),(0,u.a)(ie,"parseCs\
s");function ne(t){return t==null||($t||($t=document.createElementNS("http://www.w3.org/2000/svg","g")),$t.setAttribute(
"transform",t),!(t=$t.transform.baseVal.consolidate()))?ae:(t=t.matrix,ar(t.a,t.b,t.c,t.d,t.e,t.f))}c(ne,"ke"),(0,u.a)(ne,
"parseSvg");function ir(t,r,e,a){function i(l){return l.length?l.pop()+" ":""}c(i,"i"),(0,u.a)(i,"pop");function o(l,f,g,p,b,v){
if(l!==g||f!==p){var y=b.push("translate(",null,r,null,e);v.push({i:y-4,x:A(l,g)},{i:y-2,x:A(f,p)})}else(g||p)&&b.push("\
translate("+g+r+p+e)}c(o,"u"),(0,u.a)(o,"translate");function n(l,f,g,p){l!==f?(l-f>180?f+=360:f-l>180&&(l+=360),p.push(
{i:g.push(i(g)+"rotate(",null,a)-2,x:A(l,f)})):f&&g.push(i(g)+"rotate("+f+a)}c(n,"o"),(0,u.a)(n,"rotate");function s(l,f,g,p){
l!==f?p.push({i:g.push(i(g)+"skewX(",null,a)-2,x:A(l,f)}):f&&g.push(i(g)+"skewX("+f+a)}c(s,"a"),(0,u.a)(s,"skewX");function h(l,f,g,p,b,v){
if(l!==g||f!==p){var y=b.push(i(b)+"scale(",null,",",null,")");v.push({i:y-4,x:A(l,g)},{i:y-2,x:A(f,p)})}else(g!==1||p!==
1)&&b.push(i(b)+"scale("+g+","+p+")")}return c(h,"c"),(0,u.a)(h,"scale"),function(l,f){var g=[],p=[];return l=t(l),f=t(f),
o(l.translateX,l.translateY,f.translateX,f.translateY,g,p),n(l.rotate,f.rotate,g,p),s(l.skewX,f.skewX,g,p),h(l.scaleX,l.
scaleY,f.scaleX,f.scaleY,g,p),l=f=null,function(b){for(var v=-1,y=p.length,x;++v<y;)g[(x=p[v]).i]=x.x(b);return g.join("")}}}
c(ir,"St"),(0,u.a)(ir,"interpolateTransform");var pa=ir(ie,"px, ","px)","deg)"),ma=ir(ne,", ",")",")"),ea=1e-12;function nr(t){
return((t=Math.exp(t))+1/t)/2}c(nr,"Nt"),(0,u.a)(nr,"cosh");function oe(t){return((t=Math.exp(t))-1/t)/2}c(oe,"$e"),(0,u.
a)(oe,"sinh");function ue(t){return((t=Math.exp(2*t))-1)/(t+1)}c(ue,"qe"),(0,u.a)(ue,"tanh");var ba=(0,u.a)(c((function t(r,e,a){
function i(o,n){var s=o[0],h=o[1],l=o[2],f=n[0],g=n[1],p=n[2],b=f-s,v=g-h,y=b*b+v*v,x,E;if(y<ea)E=Math.log(p/l)/r,x=(0,u.
a)(function(V){return[s+V*b,h+V*v,l*Math.exp(r*V*E)]},"i");else{var I=Math.sqrt(y),T=(p*p-l*l+a*y)/(2*l*e*I),_=(p*p-l*l-
a*y)/(2*p*e*I),O=Math.log(Math.sqrt(T*T+1)-T),M=Math.log(Math.sqrt(_*_+1)-_);E=(M-O)/r,x=(0,u.a)(function(V){var Et=V*E,
lt=nr(O),Pt=l/(e*I)*(lt*ue(r*Et+O)-oe(O));return[s+Pt*b,h+Pt*v,l*lt/nr(r*Et+O)]},"i")}return x.duration=Math.abs(E)*1e3*
r/Math.SQRT2,x}return c(i,"i"),(0,u.a)(i,"zoom"),i.rho=function(o){var n=Math.max(.001,+o),s=n*n,h=s*s;return t(n,s,h)},
i}),"n2"),"zoomRho")(Math.SQRT2,2,4);function or(t){return function(r,e){var a=t((r=ft(r)).h,(e=ft(e)).h),i=w(r.s,e.s),o=w(
r.l,e.l),n=w(r.opacity,e.opacity);return function(s){return r.h=a(s),r.s=i(s),r.l=o(s),r.opacity=n(s),r+""}}}c(or,"Rt"),
(0,u.a)(or,"hsl");var ya=or(Nt),da=or(w);function ur(t){return function(r,e){var a=t((r=vt(r)).h,(e=vt(e)).h),i=w(r.c,e.
c),o=w(r.l,e.l),n=w(r.opacity,e.opacity);return function(s){return r.h=a(s),r.c=i(s),r.l=o(s),r.opacity=n(s),r+""}}}c(ur,
"Et"),(0,u.a)(ur,"hcl");var va=ur(Nt),wa=ur(w);function sr(t){return(0,u.a)(c((function r(e){e=+e;function a(i,o){var n=t(
(i=Mt(i)).h,(o=Mt(o)).h),s=w(i.s,o.s),h=w(i.l,o.l),l=w(i.opacity,o.opacity);return function(f){return i.h=n(f),i.s=s(f),
i.l=h(Math.pow(f,e)),i.opacity=l(f),i+""}}return c(a,"r"),(0,u.a)(a,"cubehelix"),a.gamma=r,a}),"t"),"cubehelixGamma")(1)}
c(sr,"It"),(0,u.a)(sr,"cubehelix");var Ma=sr(Nt),xa=sr(w);function se(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString(
"en").replace(/,/g,""):t.toString(10)}c(se,"Se"),(0,u.a)(se,"formatDecimal");function ut(t,r){if(!isFinite(t)||t===0)return null;
var e=(t=r?t.toExponential(r-1):t.toExponential()).indexOf("e"),a=t.slice(0,e);return[a.length>1?a[0]+a.slice(2):a,+t.slice(
e+1)]}c(ut,"kn"),(0,u.a)(ut,"formatDecimalParts");function F(t){return t=ut(Math.abs(t)),t?t[1]:NaN}c(F,"G"),(0,u.a)(F,"\
exponent");function le(t,r){return function(e,a){for(var i=e.length,o=[],n=0,s=t[0],h=0;i>0&&s>0&&(h+s+1>a&&(s=Math.max(
1,a-h)),o.push(e.substring(i-=s,i+s)),!((h+=s+1)>a));)s=t[n=(n+1)%t.length];return o.reverse().join(r)}}c(le,"Re"),(0,u.
a)(le,"formatGroup");function ce(t){return function(r){return r.replace(/[0-9]/g,function(e){return t[+e]})}}c(ce,"Ee"),
(0,u.a)(ce,"formatNumerals");var aa=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function st(t){
if(!(r=aa.exec(t)))throw new Error("invalid format: "+t);var r;return new At({fill:r[1],align:r[2],sign:r[3],symbol:r[4],
zero:r[5],width:r[6],comma:r[7],precision:r[8]&&r[8].slice(1),trim:r[9],type:r[10]})}c(st,"rn"),(0,u.a)(st,"formatSpecif\
ier"),st.prototype=At.prototype;function At(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.
align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=
t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,this.trim=
!!t.trim,this.type=t.type===void 0?"":t.type+""}c(At,"Tn"),(0,u.a)(At,"FormatSpecifier"),At.prototype.toString=function(){
return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.
comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function he(t){
t:for(var r=t.length,e=1,a=-1,i;e<r;++e)switch(t[e]){case".":a=i=e;break;case"0":a===0&&(a=e),i=e;break;default:if(!+t[e])
break t;a>0&&(a=0);break}return a>0?t.slice(0,a)+t.slice(i+1):t}c(he,"De"),(0,u.a)(he,"formatTrim");var _t;function fe(t,r){
var e=ut(t,r);if(!e)return _t=void 0,t.toPrecision(r);var a=e[0],i=e[1],o=i-(_t=Math.max(-8,Math.min(8,Math.floor(i/3)))*
3)+1,n=a.length;return o===n?a:o>n?a+new Array(o-n+1).join("0"):o>0?a.slice(0,o)+"."+a.slice(o):"0."+new Array(1-o).join(
"0")+ut(t,Math.max(0,r+o-1))[0]}c(fe,"je"),(0,u.a)(fe,"formatPrefixAuto");function lr(t,r){var e=ut(t,r);if(!e)return t+
"";var a=e[0],i=e[1];return i<0?"0."+new Array(-i).join("0")+a:a.length>i+1?a.slice(0,i+1)+"."+a.slice(i+1):a+new Array(
i-a.length+2).join("0")}c(lr,"Dt"),(0,u.a)(lr,"formatRounded");var ge={"%":(0,u.a)((t,r)=>(t*100).toFixed(r),"%"),b:(0,u.
a)(t=>Math.round(t).toString(2),"b"),c:(0,u.a)(t=>t+"","c"),d:se,e:(0,u.a)((t,r)=>t.toExponential(r),"e"),f:(0,u.a)((t,r)=>t.
toFixed(r),"f"),g:(0,u.a)((t,r)=>t.toPrecision(r),"g"),o:(0,u.a)(t=>Math.round(t).toString(8),"o"),p:(0,u.a)((t,r)=>lr(t*
100,r),"p"),r:lr,s:fe,X:(0,u.a)(t=>Math.round(t).toString(16).toUpperCase(),"X"),x:(0,u.a)(t=>Math.round(t).toString(16),
"x")};function cr(t){return t}c(cr,"Pt"),(0,u.a)(cr,"identity");var pe=Array.prototype.map,me=["y","z","a","f","p","n","\
\xB5","m","","k","M","G","T","P","E","Z","Y"];function be(t){var r=t.grouping===void 0||t.thousands===void 0?cr:le(pe.call(
t.grouping,Number),t.thousands+""),e=t.currency===void 0?"":t.currency[0]+"",a=t.currency===void 0?"":t.currency[1]+"",i=t.
decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?cr:ce(pe.call(t.numerals,String)),n=t.percent===void 0?"%":t.percent+
"",s=t.minus===void 0?"\u2212":t.minus+"",h=t.nan===void 0?"NaN":t.nan+"";function l(g,p){g=st(g);var b=g.fill,v=g.align,
y=g.sign,x=g.symbol,E=g.zero,I=g.width,T=g.comma,_=g.precision,O=g.trim,M=g.type;M==="n"?(T=!0,M="g"):ge[M]||(_===void 0&&
(_=12),O=!0,M="g"),(E||b==="0"&&v==="=")&&(E=!0,b="0",v="=");var V=(p&&p.prefix!==void 0?p.prefix:"")+(x==="$"?e:x==="#"&&
/[boxX]/.test(M)?"0"+M.toLowerCase():""),Et=(x==="$"?a:/[%p]/.test(M)?n:"")+(p&&p.suffix!==void 0?p.suffix:""),lt=ge[M],
Pt=/[defgprs%]/.test(M);_=_===void 0?6:/[gprs]/.test(M)?Math.max(1,Math.min(21,_)):Math.max(0,Math.min(20,_));function fr(m){
var G=V,k=Et,W,je,qt;if(M==="c")k=lt(m)+k,m="";else{m=+m;var Ct=m<0||1/m<0;if(m=isNaN(m)?h:lt(Math.abs(m),_),O&&(m=he(m)),
Ct&&+m==0&&y!=="+"&&(Ct=!1),G=(Ct?y==="("?y:s:y==="-"||y==="("?"":y)+G,k=(M==="s"&&!isNaN(m)&&_t!==void 0?me[8+_t/3]:"")+
k+(Ct&&y==="("?")":""),Pt){for(W=-1,je=m.length;++W<je;)if(qt=m.charCodeAt(W),48>qt||qt>57){k=(qt===46?i+m.slice(W+1):m.
slice(W))+k,m=m.slice(0,W);break}}}T&&!E&&(m=r(m,1/0));var Xt=G.length+m.length+k.length,q=Xt<I?new Array(I-Xt+1).join(b):
"";switch(T&&E&&(m=r(q+m,q.length?I-k.length:1/0),q=""),v){case"<":m=G+m+k+q;break;case"=":m=G+q+m+k;break;case"^":m=q.slice(
0,Xt=q.length>>1)+G+m+k+q.slice(Xt);break;default:m=q+G+m+k;break}return o(m)}return c(fr,"Xn"),(0,u.a)(fr,"format"),fr.
toString=function(){return g+""},fr}c(l,"l"),(0,u.a)(l,"newFormat");function f(g,p){var b=Math.max(-8,Math.min(8,Math.floor(
F(p)/3)))*3,v=Math.pow(10,-b),y=l((g=st(g),g.type="f",g),{suffix:me[8+b/3]});return function(x){return y(v*x)}}return c(
f,"s"),(0,u.a)(f,"formatPrefix"),{format:l,formatPrefix:f}}c(be,"Pe"),(0,u.a)(be,"formatLocale");var St,ye,de;ve({thousands:"\
,",grouping:[3],currency:["$",""]});function ve(t){return St=be(t),ye=St.format,de=St.formatPrefix,St}c(ve,"ze"),(0,u.a)(
ve,"defaultLocale");function we(t){return Math.max(0,-F(Math.abs(t)))}c(we,"Lt"),(0,u.a)(we,"precisionFixed");function Me(t,r){
return Math.max(0,Math.max(-8,Math.min(8,Math.floor(F(r)/3)))*3-F(Math.abs(t)))}c(Me,"Tt"),(0,u.a)(Me,"precisionPrefix");
function xe(t,r){return t=Math.abs(t),r=Math.abs(r)-t,Math.max(0,F(r)-F(t))+1}c(xe,"Ct"),(0,u.a)(xe,"precisionRound");function Ne(t,r){
switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(r).domain(t);break}return this}c(Ne,
"He"),(0,u.a)(Ne,"initRange");function ke(t){return function(){return t}}c(ke,"Le"),(0,u.a)(ke,"constants");function $e(t){
return+t}c($e,"Te"),(0,u.a)($e,"number$1");var Ae=[0,1];function L(t){return t}c(L,"W"),(0,u.a)(L,"identity$1");function Rt(t,r){
return(r-=t=+t)?function(e){return(e-t)/r}:ke(isNaN(r)?NaN:.5)}c(Rt,"Fn"),(0,u.a)(Rt,"normalize");function _e(t,r){var e;
return t>r&&(e=t,t=r,r=e),function(a){return Math.max(t,Math.min(r,a))}}c(_e,"Ce"),(0,u.a)(_e,"clamper");function Se(t,r,e){
var a=t[0],i=t[1],o=r[0],n=r[1];return i<a?(a=Rt(i,a),o=e(n,o)):(a=Rt(a,i),o=e(o,n)),function(s){return o(a(s))}}c(Se,"O\
e"),(0,u.a)(Se,"bimap");function Re(t,r,e){var a=Math.min(t.length,r.length)-1,i=new Array(a),o=new Array(a),n=-1;for(t[a]<
t[0]&&(t=t.slice().reverse(),r=r.slice().reverse());++n<a;)i[n]=Rt(t[n],t[n+1]),o[n]=e(r[n],r[n+1]);return function(s){var h=Ie(
t,s,1,a)-1;return o[h](i[h](s))}}c(Re,"Fe"),(0,u.a)(Re,"polymap");function Ee(t,r){return r.domain(t.domain()).range(t.range()).
interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}c(Ee,"Xe"),(0,u.a)(Ee,"copy$1");function Pe(){var t=Ae,
r=Ae,e=kt,a,i,o,n=L,s,h,l;function f(){var p=Math.min(t.length,r.length);return n!==L&&(n=_e(t[0],t[p-1])),s=p>2?Re:Se,h=
l=null,g}c(f,"s"),(0,u.a)(f,"rescale");function g(p){return p==null||isNaN(p=+p)?o:(h||(h=s(t.map(a),r,e)))(a(n(p)))}return c(
g,"h"),(0,u.a)(g,"scale"),g.invert=function(p){return n(i((l||(l=s(r,t.map(a),A)))(p)))},g.domain=function(p){return arguments.
length?(t=Array.from(p,$e),f()):t.slice()},g.range=function(p){return arguments.length?(r=Array.from(p),f()):r.slice()},
g.rangeRound=function(p){return r=Array.from(p),e=re,f()},g.clamp=function(p){return arguments.length?(n=p?!0:L,f()):n!==
L},g.interpolate=function(p){return arguments.length?(e=p,f()):e},g.unknown=function(p){return arguments.length?(o=p,g):
o},function(p,b){return a=p,i=b,f()}}c(Pe,"_e"),(0,u.a)(Pe,"transformer$2");function qe(){return Pe()(L,L)}c(qe,"Be"),(0,u.
a)(qe,"continuous");function Ce(t,r,e,a){var i=xr(t,r,e),o;switch(a=st(a??",f"),a.type){case"s":{var n=Math.max(Math.abs(
t),Math.abs(r));return a.precision==null&&!isNaN(o=Me(i,n))&&(a.precision=o),de(a,n)}case"":case"e":case"g":case"p":case"\
r":{a.precision==null&&!isNaN(o=xe(i,Math.max(Math.abs(t),Math.abs(r))))&&(a.precision=o-(a.type==="e"));break}case"f":case"\
%":{a.precision==null&&!isNaN(o=we(i))&&(a.precision=o-(a.type==="%")*2);break}}return ye(a)}c(Ce,"Ye"),(0,u.a)(Ce,"tick\
Format");function Xe(t){var r=t.domain;return t.ticks=function(e){var a=r();return Mr(a[0],a[a.length-1],e??10)},t.tickFormat=
function(e,a){var i=r();return Ce(i[0],i[i.length-1],e??10,a)},t.nice=function(e){e==null&&(e=10);var a=r(),i=0,o=a.length-
1,n=a[i],s=a[o],h,l,f=10;for(s<n&&(l=n,n=s,s=l,l=i,i=o,o=l);f-- >0;){if(l=ct(n,s,e),l===h)return a[i]=n,a[o]=s,r(a);if(l>
0)n=Math.floor(n/l)*l,s=Math.ceil(s/l)*l;else if(l<0)n=Math.ceil(n*l)/l,s=Math.floor(s*l)/l;else break;h=l}return t},t}c(
Xe,"Ve"),(0,u.a)(Xe,"linearish");function hr(){var t=qe();return t.copy=function(){return Ee(t,hr())},Ne.apply(t,arguments),
Xe(t)}c(hr,"Ft"),(0,u.a)(hr,"linear")}};
