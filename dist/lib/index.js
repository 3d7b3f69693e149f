var E=Object.defineProperty;var u=(e,a)=>E(e,"name",{value:a,configurable:!0});import{createRequire as t}from"module";var j={42613:(e=>{e.exports=t(import.meta.url)("assert")}),20181:(e=>{e.exports=t(
import.meta.url)("buffer")}),35317:(e=>{e.exports=t(import.meta.url)("child_process")}),76982:(e=>{e.exports=t(import.meta.
url)("crypto")}),24434:(e=>{e.exports=t(import.meta.url)("events")}),79896:(e=>{e.exports=t(import.meta.url)("fs")}),58611:(e=>{
e.exports=t(import.meta.url)("http")}),65692:(e=>{e.exports=t(import.meta.url)("https")}),69278:(e=>{e.exports=t(import.meta.
url)("net")}),34589:(e=>{e.exports=t(import.meta.url)("node:assert")}),16698:(e=>{e.exports=t(import.meta.url)("node:asy\
nc_hooks")}),4573:(e=>{e.exports=t(import.meta.url)("node:buffer")}),31421:(e=>{e.exports=t(import.meta.url)("node:child\
_process")}),37540:(e=>{e.exports=t(import.meta.url)("node:console")}),77598:(e=>{e.exports=t(import.meta.url)("node:cry\
pto")}),53053:(e=>{e.exports=t(import.meta.url)("node:diagnostics_channel")}),40610:(e=>{e.exports=t(import.meta.url)("n\
ode:dns")}),78474:(e=>{e.exports=t(import.meta.url)("node:events")}),73024:(e=>{e.exports=t(import.meta.url)("node:fs")}),
51455:(e=>{e.exports=t(import.meta.url)("node:fs/promises")}),37067:(e=>{e.exports=t(import.meta.url)("node:http")}),32467:(e=>{
e.exports=t(import.meta.url)("node:http2")}),77030:(e=>{e.exports=t(import.meta.url)("node:net")}),48161:(e=>{e.exports=
t(import.meta.url)("node:os")}),76760:(e=>{e.exports=t(import.meta.url)("node:path")}),643:(e=>{e.exports=t(import.meta.
url)("node:perf_hooks")}),1708:(e=>{e.exports=t(import.meta.url)("node:process")}),41792:(e=>{e.exports=t(import.meta.url)(
"node:querystring")}),57075:(e=>{e.exports=t(import.meta.url)("node:stream")}),38321:(e=>{e.exports=t(import.meta.url)("\
node:stream/consumers")}),46466:(e=>{e.exports=t(import.meta.url)("node:stream/promises")}),46193:(e=>{e.exports=t(import.meta.
url)("node:string_decoder")}),58500:(e=>{e.exports=t(import.meta.url)("node:timers/promises")}),41692:(e=>{e.exports=t(import.meta.
url)("node:tls")}),73136:(e=>{e.exports=t(import.meta.url)("node:url")}),57975:(e=>{e.exports=t(import.meta.url)("node:u\
til")}),73429:(e=>{e.exports=t(import.meta.url)("node:util/types")}),78877:(e=>{e.exports=t(import.meta.url)("node:v8")}),
75919:(e=>{e.exports=t(import.meta.url)("node:worker_threads")}),38522:(e=>{e.exports=t(import.meta.url)("node:zlib")}),
70857:(e=>{e.exports=t(import.meta.url)("os")}),16928:(e=>{e.exports=t(import.meta.url)("path")}),932:(e=>{e.exports=t(import.meta.
url)("process")}),2203:(e=>{e.exports=t(import.meta.url)("stream")}),13193:(e=>{e.exports=t(import.meta.url)("string_dec\
oder")}),53557:(e=>{e.exports=t(import.meta.url)("timers")}),64756:(e=>{e.exports=t(import.meta.url)("tls")}),52018:(e=>{
e.exports=t(import.meta.url)("tty")}),39023:(e=>{e.exports=t(import.meta.url)("util")}),43106:(e=>{e.exports=t(import.meta.
url)("zlib")})},y={};function r(e){var a=y[e];if(a!==void 0)return a.exports;var o=y[e]={exports:{}},m=!0;try{j[e].call(
o.exports,o,o.exports,r),m=!1}finally{m&&delete y[e]}return o.exports}u(r,"__nccwpck_require__"),r.m=j,typeof r<"u"&&(r.
ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),
(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",a=typeof Symbol=="function"?Symbol("\
webpack exports"):"__webpack_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",m=u(s=>{
s&&s.d<1&&(s.d=1,s.forEach(p=>p.r--),s.forEach(p=>p.r--?p.r++:p()))},"resolveQueue"),n=u(s=>s.map(p=>{if(p!==null&&typeof p==
"object"){if(p[e])return p;if(p.then){var l=[];l.d=0,p.then(f=>{i[a]=f,m(l)},f=>{i[o]=f,m(l)});var i={};return i[e]=f=>f(
l),i}}var _={};return _[e]=f=>{},_[a]=p,_}),"wrapDeps");r.a=(s,p,l)=>{var i;l&&((i=[]).d=-1);var _=new Set,f=s.exports,v,
w,P,b=new Promise((c,d)=>{P=d,w=c});b[a]=f,b[e]=c=>(i&&c(i),_.forEach(c),b.catch(d=>{})),s.exports=b,p(c=>{v=n(c);var d,
g=u(()=>v.map(h=>{if(h[o])throw h[o];return h[a]}),"getResult"),k=new Promise(h=>{d=u(()=>h(g),"fn"),d.r=0;var S=u(x=>x!==
i&&!_.has(x)&&(_.add(x),x&&!x.d&&(d.r++,x.push(d))),"fnQueue");v.map(x=>x[e](S))});return d.r?k:g()},c=>(c?P(b[o]=c):w(f),
m(i))),i&&i.d<0&&(i.d=0)}})(),(()=>{var e=Object.getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,a;r.t=function(o,m){
if(m&1&&(o=this(o)),m&8||typeof o=="object"&&o&&(m&4&&o.__esModule||m&16&&typeof o.then=="function"))return o;var n=Object.
create(null);r.r(n);var s={};a=a||[null,e({}),e([]),e(e)];for(var p=m&2&&o;typeof p=="object"&&!~a.indexOf(p);p=e(p))Object.
getOwnPropertyNames(p).forEach(l=>s[l]=()=>o[l]);return s.default=()=>o,r.d(n,s),n}})(),r.d=(e,a)=>{for(var o in a)r.o(a,
o)&&!r.o(e,o)&&Object.defineProperty(e,o,{enumerable:!0,get:a[o]})},r.f={},r.e=e=>Promise.all(Object.keys(r.f).reduce((a,o)=>(r.
f[o](e,a),a),[])),r.u=e=>""+e+".index.js",r.o=(e,a)=>Object.prototype.hasOwnProperty.call(e,a),r.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:0},a=u(o=>{var{ids:m,modules:n,runtime:s}=o,p,l,i=0;for(p in n)r.o(n,p)&&(r.m[p]=n[p]);for(s&&s(r);i<m.
length;i++)l=m[i],r.o(e,l)&&e[l]&&e[l][0](),e[m[i]]=0},"installChunk");r.f.j=(o,m)=>{var n=r.o(e,o)?e[o]:void 0;if(n!==0)
if(n)m.push(n[1]);else{var s=import("./"+r.u(o)).then(a,p=>{throw e[o]!==0&&(e[o]=void 0),p}),s=Promise.race([s,new Promise(
p=>n=e[o]=[p])]);m.push(n[1]=s)}}})();var O={};r.d(O,{j:u(()=>R,"j")});const R={action:u(()=>Promise.all([r.e(285),r.e(815),
r.e(547),r.e(6),r.e(26),r.e(724),r.e(364),r.e(291),r.e(585),r.e(750),r.e(377),r.e(413),r.e(851),r.e(895),r.e(757),r.e(956),
r.e(975),r.e(156),r.e(852),r.e(451),r.e(329),r.e(365),r.e(941),r.e(560),r.e(196),r.e(735),r.e(344),r.e(939),r.e(527),r.e(
261)]).then(r.bind(r,10612)),"action"),cli:u(()=>Promise.all([r.e(377),r.e(179),r.e(986)]).then(r.bind(r,33986)),"cli"),
api:u(()=>Promise.all([r.e(285),r.e(815),r.e(547),r.e(6),r.e(26),r.e(364),r.e(377),r.e(757),r.e(956),r.e(975),r.e(156),r.
e(329),r.e(443)]).then(r.bind(r,91234)),"api")};var C=O.j;export{C as entries};
