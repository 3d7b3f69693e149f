"use strict";exports.id=229,exports.ids=[229],exports.modules={41895:((R,n,h)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.GateError=
void 0,n.asGateError=M,n.endsAudit=g,n.inSentences=T,n.interrupted=E,n.systemError=C;function l(){const d=h(48161);return l=
function(){return d},d}class m extends Error{name="GateError";code;hint;constructor(o,a,u,t){super(a,t),this.code=o,this.
hint=u}}n.GateError=m;function g(d){return d instanceof m&&(d.code==="interrupted"||d.code==="audit_too_long")}function E(d){
return new m("interrupted",`The gate was interrupted ${d} and made no decision.`,"Run the gate again.")}function T({message:d,
hint:o}){const a=d.replace(/\s+/g," ").trim();return`${a}${/[.!?:]$/.test(a)?"":"."} ${o.replace(/\s+/g," ")}`}function M(d){
if(d instanceof m)return d;const o=C(d);if(o!==void 0)return o;const a=d instanceof Error?`${d.name}: ${d.message}`:String(
d);return new m("internal",`The gate failed unexpectedly: ${a}`,"This is a bug in gene-gate; report it. The gate has not\
 decided about the change.",{cause:d})}const k={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the d\
isk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no sp\
ace is left",ENOTDIR:"a part of the path is not a directory",EPERM:"permission denied",EROFS:"the file system is read-on\
ly"};function C(d){if(!(d instanceof Error))return;const{code:o="",syscall:a,path:u}=d,t=k[o];if(t===void 0||a===void 0)
return;const i=u??`a file in the temporary directory ${(0,l().tmpdir)()}`;return new m("file_unreadable",`Cannot use ${i}\
: ${t} (${o}).`,u===void 0||u.startsWith((0,l().tmpdir)())?"Free space there, or set TMPDIR to a writable directory with\
 free space.":"Check the permissions and the free space of the directory.",{cause:d})}}),73388:((R,n,h)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.inputName=M,n.openInput=T;function l(){const t=h(73024);return l=function(){return t},t}function m(){
const t=h(51455);return m=function(){return t},t}function g(){const t=h(41895);return g=function(){return t},t}const E=256*
1024*1024;async function*T(t,i=E){let s=0;for await(const $ of t==="-"?k():C(t,i)){if(s+=$.length,s>i)throw a(M(t),`more\
 than ${i}`,i);yield $}}function M(t){return t==="-"?"Standard input":t}async function*k(){try{yield*process.stdin}catch(t){
throw u("standard input",t)}}async function*C(t,i){let s;try{d(t,await(0,m().stat)(t),i),s=await(0,m().open)(t,l().constants.
O_RDONLY|(l().constants.O_NONBLOCK??0)),d(t,await s.stat(),i),yield*s.createReadStream({autoClose:!1})}catch($){throw $ instanceof
g().GateError?$:u(t,$)}finally{await s?.close()}}function d(t,i,s){if(!i.isFile())throw new(g()).GateError("file_unreada\
ble",`${t} is ${o(i)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(i.size>s)throw a(t,`${i.
size}`,s)}function o(t){return t.isDirectory()?"a directory":t.isFIFO()?"a named pipe":t.isSocket()?"a socket":"a device"}
function a(t,i,s){return new(g()).GateError("file_unreadable",`${t} has ${i} bytes; the limit is ${s}.`,"Split the file,\
 or check that the path is the intended one.")}function u(t,i){const{code:s}=i;return new(g()).GateError("file_unreadabl\
e",`Cannot read ${t}${s?` (${s})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:i})}}),54244:((R,n,h)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.AuditClock=void 0,n.runProcess=E;function l(){const a=h(58500);return l=
function(){return a},a}function m(){const a=h(41895);return m=function(){return a},a}const g=["SIGINT","SIGTERM"];async function E(a,u){
const t=new AbortController,i=()=>{for(const S of g)process.off(S,s)},s=()=>{i(),t.abort()};let $=!1;process.once("exit",
()=>{$||(process.exitCode=a)});for(const S of g)process.on(S,s);try{await u(t.signal),$=!0}finally{i()}}const T={wholeMs:3e5,
scriptsMs:6e4},M=50,k=5e3;class C{#t;#n;#e=0;#r=0;#i=o();#o=o();#a=Promise.resolve();constructor(u,t={}){this.#t=u,this.#n=
{...T,...t}}tick(){const u=this.#a.then(()=>this.#c());return this.#a=u.catch(()=>{}),u}async tickScript(){this.#r+=this.#u(),
await this.tick();const{scriptsMs:u}=this.#n;return this.#r>u?u/1e3:void 0}async all(u,t){const i=await Promise.all(u.map(
async s=>(await this.tick(),t(s))));return await this.tick(),i}async#c(){this.#u(),o()-this.#o>M&&(await(0,l().setImmediate)(),
this.#o=o());const{wholeMs:u}=this.#n;if(this.#t?.aborted)throw(0,m().interrupted)("during the audit");if(this.#e>u)throw d(
u)}#u(){const u=o(),t=Math.min(u-this.#i,k);return this.#i=u,this.#e+=t,t}}n.AuditClock=C;function d(a){return new(m()).
GateError("audit_too_long",`The audit takes more than ${a/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function o(){return process.uptime()*1e3}}),
38863:((R,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.TOOL=n.HOW_TO_GET_IT=n.HOME=n.COMMAND=void 0;const h=n.
TOOL={name:"gene-gate",version:"0.1.0"},l=n.HOME="https://github.com/gene-gate/gene-gate",m=n.COMMAND="node ../gene-gate\
/dist/cli/index.js",g=n.HOW_TO_GET_IT=`${l}#use-it-in-a-terminal`}),26016:((R,n)=>{Object.defineProperty(n,"__esModule",
{value:!0}),n.platformOf=h;function h(l){return l==="darwin"||l==="win32"?l:"linux"}}),10289:((R,n)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.isPlain=N,n.json=y,n.jsonLine=e,n.markdownCode=s,n.markdownFence=$,n.markdownInline=u,n.markdownLinkTarget=
c,n.markdownSentence=t,n.outputLines=M,n.rawBlock=S,n.sarifText=w,n.terminal=E,n.terminalLines=T,n.workflowData=_,n.workflowProperty=
I;const h=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
l=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,m=/\r\n|[\n\r]/g;
function g(r){return`U+${(r.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function E(r){return r.replace(
h,p=>`<${g(p)}>`)}function T(r){return r.replace(/\t/g,"    ").split(m).map(E)}function M(r){return T(r.replace(l,""))}const k=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
C=/^(.*?)([.,;:!?]?)$/s,d=/[\\`*[\]<>|~]|&(?=[#\w])/g,o=/^(\d*)([-+=]|(?<=\d)[.)])/;function a(r){return(r.match(/`+/g)??
[]).reduce((p,O)=>Math.max(p,O.length),0)}function u(r){return r.split(/\s+/).filter(Boolean).map(i).join(" ")}function t(r){
return r.split(/`([^`]+)`/).map((O,b)=>{if(b%2===1)return s(O);const[P,D]=[/^\s/.test(O)?" ":"",/\s$/.test(O)?" ":""];return P+
u(O)+D}).reduce((O,b)=>O.endsWith("`")&&b.startsWith("`")?`${O} ${b}`:O+b)}function i(r,p){const[,O="",b=""]=C.exec(r)??
[];if(k.test(r))return s(O)+b;const P=E(r).replace(d,"\\$&");return p===0?P.replace(o,"$1\\$2"):P}function s(r){const p=E(
r);if(p==="")return"(empty)";const O="`".repeat(a(p)+1),b=/^[ `]|[ `]$/.test(p)?" ":"";return`${O}${b}${p}${b}${O}`}function $(r,p="\
text"){return S(r.map(E),p)}function S(r,p){const O="`".repeat(Math.max(3,a(r.join(`
`))+1));return[O+p,...r,O]}function N(r){const p=r.replaceAll("	"," ");return E(p)===p}function c(r){if(!(!/^https?:\/\//i.
test(r)||!URL.canParse(r)))return new URL(r).href.replace(/[()<>\\`|*_~[\]]/g,p=>`%${(p.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function w(r){return E(r).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function _(r){return r.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function I(r){return _(r).replaceAll(":","%3A").replaceAll(",","%2C")}const A=new RegExp(`(?!\\n)(?:${h.source}\
)`,h.flags);function y(r){return f(JSON.stringify(r,null,2))}function e(r){return f(JSON.stringify(r))}function f(r){return r.
replace(A,p=>Array.from({length:p.length},(O,b)=>`\\u${p.charCodeAt(b).toString(16).padStart(4,"0")}`).join(""))}}),31626:((R,n,h)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.failureText=$,n.labelled=C,n.layoutOf=u,n.leftOut=o,n.limited=d,n.messageText=
S,n.page=t,n.prose=k,n.roomOf=M,n.shortName=a;function l(){const c=h(57975);return l=function(){return c},c}function m(){
const c=h(10289);return m=function(){return c},c}function g(){const c=h(50427);return g=function(){return c},c}function E(){
const c=h(94965);return E=function(){return c},c}const T=11;function M({columns:c}){return Math.max(20,c-T)}function k(c,w,_,I={}){
const A=(0,g().wrap)((0,m().terminal)(_.replace(/\s+/g," ").trim()),M(c));return C(c,w,A.map(y=>I.text?c.paint(I.text,y):
y),I.label)}function C({paint:c},w,_,I="quiet"){return _.map((A,y)=>{const e=(0,g().padRight)(y===0?w:"",T);return`${e.trim()===
""?e:c(I,e)}${A}`.trimEnd()})}function d(c,w,_,I){const A=I.verbose?c:c.slice(0,w),y=c.length-A.length;return{shown:A,rest:y>
0?o((0,E().count)(y,`other ${_}`),I):[]}}function o(c,w){return k(w,"",`and ${c}; --verbose shows all`,{text:"quiet"})}function a(c,w){
return(0,g().clipColumns)((0,m().terminal)(c.slice(0,w*2)),w)}function u({columns:c,colour:w,verbose:_}){return{columns:Math.
max(40,c),paint:s(w),verbose:_}}function t(c){return`${c.filter(_=>_.length>0).map(_=>_.join(`
`)).join(`

`)}
`}const i={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function s(c){return c?(w,_)=>_===
""?_:(0,l().styleText)(i[w],_,{validateStream:!1}):(w,_)=>_}function $({message:c,hint:w},_){return[...N("error: ",c,_),
...N("hint: ",w,_),""].join(`
`)}function S(c,w){return[...N("",c,w),""].join(`
`)}function N(c,w,_){return(0,m().terminalLines)(w).flatMap((I,A)=>{const y=A===0?c:"";return/^\s/.test(I)?[I]:(0,g().wrap)(
y+I,_,Number.POSITIVE_INFINITY)})}}),50427:((R,n,h)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.chop=d,n.clipColumns=
M,n.padRight=T,n.textWidth=E,n.wrap=C;function l(){const o=h(74018);return l=function(){return o},o}const m=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;
function g(o){return o<"\x7F"?1:m.test(o)?0:(0,l().eastAsianWidth)(o.codePointAt(0)??0)}function E(o){let a=0;for(const u of o)
a+=g(u);return a}function T(o,a){return o+" ".repeat(Math.max(0,a-E(o)))}function M(o,a){let u=0,t=0,i=0;for(const s of o)
if(u+=g(s),t+=s.length,u<=a-1&&(i=t),u>a)return`${o.slice(0,i)}\u2026`;return o}const k=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function C(o,a,u=a){const t=[];let i="",s=0;const $=S=>E(S)>u&&!k.test(S)?d(S,a):[S];for(const S of o.split(" ").flatMap(
$)){const N=E(S);s>0&&s+1+N>a&&(t.push(i),[i,s]=["",0]),[i,s]=s>0?[`${i} ${S}`,s+1+N]:[S,N]}return[...t,i]}function d(o,a){
const u=[];let t="",i=0;for(const s of o){const $=g(s);if(i+$>a&&t!==""){const S=t.lastIndexOf(" ")+1,N=S>t.length/2?S:t.
length;u.push(t.slice(0,N)),t=t.slice(N),i=E(t)}t+=s,i+=$}return[...u,t]}}),94965:((R,n)=>{Object.defineProperty(n,"__es\
Module",{value:!0}),n.VERDICT_WORDS=n.VERDICT_TONES=n.SIDE_EFFECTS=n.SEVERITY_TONES=n.COMMAND_TONES=void 0,n.capital=C,n.
clip=i,n.clipCounted=o,n.count=h,n.duration=m,n.grouped=l,n.inCode=a,n.moment=T,n.named=t,n.outcomeWords=w,n.shortCommit=
M,n.sideEffectCount=N,n.size=g,n.spoken=k,n.statusWords=$;function h(e,f){return`${l(e)} ${f}${e===1?"":"s"}`}function l(e){
return String(e).replaceAll(/\B(?=(?:\d{3})+$)/g,",")}function m(e){if(e<1e3)return`${Math.round(e)} ms`;const f=Math.floor(
e/1e3);return f<60?`${(Math.floor(e/100)/10).toFixed(1)} s`:`${Math.floor(f/60)} min ${f%60} s`}function g(e){const f=Math.
min(E.length-1,Math.floor(Math.log2(Math.max(1,e))/10)),r=e/1024**f;return`${f===0?r:r.toFixed(1)} ${E[f]}`}const E=["B",
"KiB","MiB","GiB","TiB"];function T(e){return`${e.slice(0,16).replace("T"," ")} UTC`}function M(e){return e===null?"unkn\
own":e.slice(0,7)}function k(e){return e.replaceAll("_"," ")}function C(e){return e.slice(0,1).toUpperCase()+e.slice(1)}
const d=40;function o(e,f){if(e.length<=f+d)return e;const r=i(e,f);return`${r} (${h(e.length-r.length+1,"character")} n\
ot shown)`}function a(e){return`\`${e.replaceAll("`","\u02CB")}\``}const u=3;function t(e,f=u){const r=[...new Set(e)],p=r.
length<=f?r:r.slice(0,f-1),O=r.length-p.length,b=p.map(P=>a(i(P,100))).join(", ");return O>0?`${b} and ${l(O)} more`:b}function i(e,f){
return e.length<=f?e:`${e.slice(0,f-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const s={passed:"passed",failed:"failed",timed_out:"\
timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runnable here",error:"not decided"};function $({
status:e,exit_code:f,signal:r}){return e==="failed"&&f!==null?`failed with exit code ${f}`:e==="crashed"&&/^SIG\w{2,12}$/.
test(r??"")?`crashed with ${r}`:s[e]}const S=n.SIDE_EFFECTS=["created","changed","deleted"];function N(e,f){return f?.totals?.[e]??
f?.[e].length??0}function c({status:e}){return e!=="blocked"&&e!=="skipped"}function w(e){const f=$(e);return c(e)?`${f}\
 ${e.status==="passed"?"in":"after"} ${m(e.duration_ms)}`:f}const _=n.VERDICT_TONES={pass:"good",warn:"caution",fail:"ba\
d",error:"bad",needs_approval:"waiting"},I=n.COMMAND_TONES={allow:"good",warn:"caution",block:"bad"},A=n.SEVERITY_TONES=
{error:"bad",warning:"caution",notice:"quiet"},y=n.VERDICT_WORDS={pass:"pass",warn:"pass with warnings",fail:"fail",error:"\
could not decide",needs_approval:"approval required"}}),74018:((R,n,h)=>{h.r(n),h.d(n,{eastAsianWidth:()=>l.Q1});var l=h(
55322)})};
