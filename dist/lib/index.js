(()=>{var n={42613:(e=>{"use strict";e.exports=require("assert")}),20181:(e=>{"use strict";e.exports=require("buffer")}),
35317:(e=>{"use strict";e.exports=require("child_process")}),76982:(e=>{"use strict";e.exports=require("crypto")}),24434:(e=>{
"use strict";e.exports=require("events")}),79896:(e=>{"use strict";e.exports=require("fs")}),58611:(e=>{"use strict";e.exports=
require("http")}),65692:(e=>{"use strict";e.exports=require("https")}),69278:(e=>{"use strict";e.exports=require("net")}),
34589:(e=>{"use strict";e.exports=require("node:assert")}),16698:(e=>{"use strict";e.exports=require("node:async_hooks")}),
4573:(e=>{"use strict";e.exports=require("node:buffer")}),31421:(e=>{"use strict";e.exports=require("node:child_process")}),
37540:(e=>{"use strict";e.exports=require("node:console")}),77598:(e=>{"use strict";e.exports=require("node:crypto")}),53053:(e=>{
"use strict";e.exports=require("node:diagnostics_channel")}),40610:(e=>{"use strict";e.exports=require("node:dns")}),78474:(e=>{
"use strict";e.exports=require("node:events")}),73024:(e=>{"use strict";e.exports=require("node:fs")}),51455:(e=>{"use s\
trict";e.exports=require("node:fs/promises")}),37067:(e=>{"use strict";e.exports=require("node:http")}),32467:(e=>{"use \
strict";e.exports=require("node:http2")}),98995:(e=>{"use strict";e.exports=require("node:module")}),77030:(e=>{"use str\
ict";e.exports=require("node:net")}),48161:(e=>{"use strict";e.exports=require("node:os")}),76760:(e=>{"use strict";e.exports=
require("node:path")}),53916:(e=>{"use strict";e.exports=require("node:path/posix")}),643:(e=>{"use strict";e.exports=require(
"node:perf_hooks")}),1708:(e=>{"use strict";e.exports=require("node:process")}),41792:(e=>{"use strict";e.exports=require(
"node:querystring")}),57075:(e=>{"use strict";e.exports=require("node:stream")}),38321:(e=>{"use strict";e.exports=require(
"node:stream/consumers")}),46193:(e=>{"use strict";e.exports=require("node:string_decoder")}),58500:(e=>{"use strict";e.
exports=require("node:timers/promises")}),41692:(e=>{"use strict";e.exports=require("node:tls")}),73136:(e=>{"use strict";
e.exports=require("node:url")}),57975:(e=>{"use strict";e.exports=require("node:util")}),73429:(e=>{"use strict";e.exports=
require("node:util/types")}),75919:(e=>{"use strict";e.exports=require("node:worker_threads")}),38522:(e=>{"use strict";
e.exports=require("node:zlib")}),70857:(e=>{"use strict";e.exports=require("os")}),16928:(e=>{"use strict";e.exports=require(
"path")}),932:(e=>{"use strict";e.exports=require("process")}),2203:(e=>{"use strict";e.exports=require("stream")}),13193:(e=>{
"use strict";e.exports=require("string_decoder")}),53557:(e=>{"use strict";e.exports=require("timers")}),64756:(e=>{"use\
 strict";e.exports=require("tls")}),52018:(e=>{"use strict";e.exports=require("tty")}),39023:(e=>{"use strict";e.exports=
require("util")}),43106:(e=>{"use strict";e.exports=require("zlib")}),2776:((e,s,t)=>{e.exports={cli:()=>Promise.all([t.
e(260),t.e(229),t.e(955)]).then(t.t.bind(t,78955,23)),action:()=>Promise.all([t.e(188),t.e(481),t.e(165),t.e(973),t.e(88),
t.e(26),t.e(364),t.e(330),t.e(530),t.e(605),t.e(58),t.e(65),t.e(315),t.e(788),t.e(528),t.e(135),t.e(879),t.e(142),t.e(706),
t.e(394),t.e(752),t.e(51),t.e(640),t.e(434),t.e(770),t.e(485),t.e(475),t.e(144),t.e(229),t.e(807)]).then(t.t.bind(t,25807,
23))}})},x={};function r(e){var s=x[e];if(s!==void 0)return s.exports;var t=x[e]={exports:{}},o=!0;try{n[e].call(t.exports,
t,t.exports,r),o=!1}finally{o&&delete x[e]}return t.exports}r.m=n,typeof r<"u"&&(r.ab=__dirname+"/"),(()=>{var e=Object.
getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,s;r.t=function(t,o){if(o&1&&(t=this(t)),o&8||typeof t=="object"&&
t&&(o&4&&t.__esModule||o&16&&typeof t.then=="function"))return t;var u=Object.create(null);r.r(u);var d={};s=s||[null,e(
{}),e([]),e(e)];for(var i=o&2&&t;typeof i=="object"&&!~s.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(p=>d[p]=
()=>t[p]);return d.default=()=>t,r.d(u,d),u}})(),r.d=(e,s)=>{for(var t in s)r.o(s,t)&&!r.o(e,t)&&Object.defineProperty(e,
t,{enumerable:!0,get:s[t]})},r.f={},r.e=e=>Promise.all(Object.keys(r.f).reduce((s,t)=>(r.f[t](e,s),s),[])),r.u=e=>""+e+"\
.index.js",r.o=(e,s)=>Object.prototype.hasOwnProperty.call(e,s),r.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},s=t=>{var o=t.
modules,u=t.ids,d=t.runtime;for(var i in o)r.o(o,i)&&(r.m[i]=o[i]);d&&d(r);for(var p=0;p<u.length;p++)e[u[p]]=1};r.f.require=
(t,o)=>{e[t]||s(require("./"+r.u(t)))}})();var f=r(2776);module.exports=f})();
