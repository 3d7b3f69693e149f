(()=>{var d={42613:function(e){"use strict";e.exports=require("assert")},20181:function(e){"use strict";e.exports=require(
"buffer")},35317:function(e){"use strict";e.exports=require("child_process")},76982:function(e){"use strict";e.exports=require(
"crypto")},24434:function(e){"use strict";e.exports=require("events")},79896:function(e){"use strict";e.exports=require(
"fs")},58611:function(e){"use strict";e.exports=require("http")},65692:function(e){"use strict";e.exports=require("https")},
69278:function(e){"use strict";e.exports=require("net")},34589:function(e){"use strict";e.exports=require("node:assert")},
16698:function(e){"use strict";e.exports=require("node:async_hooks")},4573:function(e){"use strict";e.exports=require("n\
ode:buffer")},31421:function(e){"use strict";e.exports=require("node:child_process")},37540:function(e){"use strict";e.exports=
require("node:console")},77598:function(e){"use strict";e.exports=require("node:crypto")},53053:function(e){"use strict";
e.exports=require("node:diagnostics_channel")},40610:function(e){"use strict";e.exports=require("node:dns")},78474:function(e){
"use strict";e.exports=require("node:events")},73024:function(e){"use strict";e.exports=require("node:fs")},51455:function(e){
"use strict";e.exports=require("node:fs/promises")},37067:function(e){"use strict";e.exports=require("node:http")},32467:function(e){
"use strict";e.exports=require("node:http2")},98995:function(e){"use strict";e.exports=require("node:module")},77030:function(e){
"use strict";e.exports=require("node:net")},48161:function(e){"use strict";e.exports=require("node:os")},76760:function(e){
"use strict";e.exports=require("node:path")},53916:function(e){"use strict";e.exports=require("node:path/posix")},643:function(e){
"use strict";e.exports=require("node:perf_hooks")},1708:function(e){"use strict";e.exports=require("node:process")},41792:function(e){
"use strict";e.exports=require("node:querystring")},57075:function(e){"use strict";e.exports=require("node:stream")},38321:function(e){
"use strict";e.exports=require("node:stream/consumers")},46193:function(e){"use strict";e.exports=require("node:string_d\
ecoder")},58500:function(e){"use strict";e.exports=require("node:timers/promises")},41692:function(e){"use strict";e.exports=
require("node:tls")},73136:function(e){"use strict";e.exports=require("node:url")},57975:function(e){"use strict";e.exports=
require("node:util")},73429:function(e){"use strict";e.exports=require("node:util/types")},75919:function(e){"use strict";
e.exports=require("node:worker_threads")},38522:function(e){"use strict";e.exports=require("node:zlib")},70857:function(e){
"use strict";e.exports=require("os")},16928:function(e){"use strict";e.exports=require("path")},932:function(e){"use str\
ict";e.exports=require("process")},2203:function(e){"use strict";e.exports=require("stream")},13193:function(e){"use str\
ict";e.exports=require("string_decoder")},53557:function(e){"use strict";e.exports=require("timers")},64756:function(e){
"use strict";e.exports=require("tls")},52018:function(e){"use strict";e.exports=require("tty")},39023:function(e){"use s\
trict";e.exports=require("util")},43106:function(e){"use strict";e.exports=require("zlib")},2776:function(e,s,t){e.exports=
{cli:()=>Promise.all([t.e(3711),t.e(9597),t.e(8955)]).then(t.t.bind(t,78955,23)),action:()=>Promise.all([t.e(6347),t.e(2458),
t.e(9547),t.e(3088),t.e(9605),t.e(8364),t.e(5330),t.e(1260),t.e(6826),t.e(2294),t.e(6633),t.e(1079),t.e(8477),t.e(4948),
t.e(6226),t.e(8827),t.e(8383),t.e(2253),t.e(935),t.e(1817),t.e(9379),t.e(4521),t.e(8229),t.e(5450),t.e(4474),t.e(1144),t.
e(9597),t.e(5807)]).then(t.t.bind(t,25807,23))}}},p={};function r(e){var s=p[e];if(s!==void 0)return s.exports;var t=p[e]=
{exports:{}},o=!0;try{d[e].call(t.exports,t,t.exports,r),o=!1}finally{o&&delete p[e]}return t.exports}r.m=d,typeof r<"u"&&
(r.ab=__dirname+"/"),(()=>{var e=Object.getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,s;r.t=function(t,o){if(o&
1&&(t=this(t)),o&8||typeof t=="object"&&t&&(o&4&&t.__esModule||o&16&&typeof t.then=="function"))return t;var n=Object.create(
null);r.r(n);var u={};s=s||[null,e({}),e([]),e(e)];for(var i=o&2&&t;typeof i=="object"&&!~s.indexOf(i);i=e(i))Object.getOwnPropertyNames(
i).forEach(f=>u[f]=()=>t[f]);return u.default=()=>t,r.d(n,u),n}})(),r.d=(e,s)=>{for(var t in s)r.o(s,t)&&!r.o(e,t)&&Object.
defineProperty(e,t,{enumerable:!0,get:s[t]})},r.f={},r.e=e=>Promise.all(Object.keys(r.f).reduce((s,t)=>(r.f[t](e,s),s),[])),
r.u=e=>""+e+".index.js",r.o=(e,s)=>Object.prototype.hasOwnProperty.call(e,s),r.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={
8792:1},s=t=>{var o=t.modules,n=t.ids,u=t.runtime;for(var i in o)r.o(o,i)&&(r.m[i]=o[i]);u&&u(r);for(var f=0;f<n.length;f++)
e[n[f]]=1};r.f.require=(t,o)=>{e[t]||s(require("./"+r.u(t)))}})();var x=r(2776);module.exports=x})();
