"use strict";exports.id=9200,exports.ids=[9200],exports.modules={196:function(h,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.reportVerb=void 0;function d(){const n=r(31421);return d=function(){return n},n}function e(){const n=r(51455);return e=
function(){return n},n}function c(){const n=r(48161);return c=function(){return n},n}function f(){const n=r(76760);return f=
function(){return n},n}function l(){const n=r(63314);return l=function(){return n},n}function p(){const n=r(62887);return p=
function(){return n},n}function t(){const n=r(23107);return t=function(){return n},n}function o(){const n=r(61399);return o=
function(){return n},n}const w=(n,s)=>(0,o().withReportOptions)(new(l()).Command("report").argument("<file>","gate-repor\
t.json; `-` reads standard input")).option("--open","open the report in the browser instead of printing it").action(async(i,a)=>s(
await g(i,a,n)));u.reportVerb=w;const m="Specify a gate-report.json that this version wrote.";async function g(n,s,i){const[
a]=await(0,t().readParts)([n],i.openInput,m);return a===void 0?2:(s.open?await F(a.report,i):await(0,o().deliver)(a.report,
s,i),0)}const P={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function F(n,{platform:s,note:i}){
const a=(0,f().join)(await(0,e().mkdtemp)((0,f().join)((0,c().tmpdir)(),"gene-gate-report-")),"report.html");await(0,e().
writeFile)(a,(0,p().renderHtml)(n));const[j,...O]=P[s],y=(0,d().spawn)(j,[...O,a],{detached:!0,stdio:"ignore"});y.on("er\
ror",()=>i(`No browser could be started.
`)),y.unref(),i(`${a}
`)}},28765:function(h,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.makeFolder=l,u.replaceFile=f;function d(){
const t=r(77598);return d=function(){return t},t}function e(){const t=r(51455);return e=function(){return t},t}function c(){
const t=r(76760);return c=function(){return t},t}async function f(t,o,w){const m=`${t}.${(0,d().randomUUID)()}.tmp`;try{
await(0,e().writeFile)(m,o,{flag:"wx",mode:w}),await(0,e().rename)(m,t)}finally{await(0,e().rm)(m,{force:!0})}}async function l(t){
await p(t)||((0,c().dirname)(t)!==t&&await l((0,c().dirname)(t)).catch(()=>{}),await(0,e().mkdir)(t).catch(async o=>{if(!await p(
t))throw o}))}async function p(t){return(0,e().stat)(t).then(o=>o.isDirectory(),()=>!1)}}};
