"use strict";exports.id=229,exports.ids=[229],exports.modules={41895:((R,n,h)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.GateError=
void 0,n.asGateError=C,n.endsAudit=_,n.inSentences=M,n.interrupted=g,n.systemError=I;function f(){const d=h(48161);return f=
function(){return d},d}class m extends Error{name="GateError";code;hint;constructor(r,a,o,t){super(a,t),this.code=r,this.
hint=o}}n.GateError=m;function _(d){return d instanceof m&&(d.code==="interrupted"||d.code==="audit_too_long")}function g(d){
return new m("interrupted",`The gate was interrupted ${d} and made no decision.`,"Run the gate again.")}function M({message:d,
hint:r}){const a=d.replace(/\s+/g," ").trim();return`${a}${/[.!?:]$/.test(a)?"":"."} ${r.replace(/\s+/g," ")}`}function C(d){
if(d instanceof m)return d;const r=I(d);if(r!==void 0)return r;const a=d instanceof Error?`${d.name}: ${d.message}`:String(
d);return new m("internal",`The gate failed unexpectedly: ${a}`,"This is a bug in gene-gate; report it. The gate has not\
 decided about the change.",{cause:d})}const k={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the d\
isk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no sp\
ace is left",ENOTDIR:"a part of the path is not a directory",EPERM:"permission denied",EROFS:"the file system is read-on\
ly"};function I(d){if(!(d instanceof Error))return;const{code:r="",syscall:a,path:o}=d,t=k[r];if(t===void 0||a===void 0)
return;const u=o??`a file in the temporary directory ${(0,f().tmpdir)()}`;return new m("file_unreadable",`Cannot use ${u}\
: ${t} (${r}).`,o===void 0||o.startsWith((0,f().tmpdir)())?"Free space there, or set TMPDIR to a writable directory with\
 free space.":"Check the permissions and the free space of the directory.",{cause:d})}}),73388:((R,n,h)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.inputName=C,n.openInput=M;function f(){const t=h(73024);return f=function(){return t},t}function m(){
const t=h(51455);return m=function(){return t},t}function _(){const t=h(41895);return _=function(){return t},t}const g=256*
1024*1024;async function*M(t,u=g){let s=0;for await(const S of t==="-"?k():I(t,u)){if(s+=S.length,s>u)throw a(C(t),`more\
 than ${u}`,u);yield S}}function C(t){return t==="-"?"Standard input":t}async function*k(){try{yield*process.stdin}catch(t){
throw o("standard input",t)}}async function*I(t,u){let s;try{d(t,await(0,m().stat)(t),u),s=await(0,m().open)(t,f().constants.
O_RDONLY|(f().constants.O_NONBLOCK??0)),d(t,await s.stat(),u),yield*s.createReadStream({autoClose:!1})}catch(S){throw S instanceof
_().GateError?S:o(t,S)}finally{await s?.close()}}function d(t,u,s){if(!u.isFile())throw new(_()).GateError("file_unreada\
ble",`${t} is ${r(u)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(u.size>s)throw a(t,`${u.
size}`,s)}function r(t){return t.isDirectory()?"a directory":t.isFIFO()?"a named pipe":t.isSocket()?"a socket":"a device"}
function a(t,u,s){return new(_()).GateError("file_unreadable",`${t} has ${u} bytes; the limit is ${s}.`,"Split the file,\
 or check that the path is the intended one.")}function o(t,u){const{code:s}=u;return new(_()).GateError("file_unreadabl\
e",`Cannot read ${t}${s?` (${s})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:u})}}),54244:((R,n,h)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.AuditClock=void 0,n.runProcess=g;function f(){const a=h(58500);return f=
function(){return a},a}function m(){const a=h(41895);return m=function(){return a},a}const _=["SIGINT","SIGTERM"];async function g(a,o){
const t=new AbortController,u=()=>{for(const $ of _)process.off($,s)},s=()=>{u(),t.abort()};let S=!1;process.once("exit",
()=>{S||(process.exitCode=a)});for(const $ of _)process.on($,s);try{await o(t.signal),S=!0}finally{u()}}const M={wholeMs:3e5,
scriptsMs:6e4},C=50,k=5e3;class I{#t;#n;#e=0;#r=0;#i=r();#o=r();#a=Promise.resolve();constructor(o,t={}){this.#t=o,this.#n=
{...M,...t}}tick(){const o=this.#a.then(()=>this.#c());return this.#a=o.catch(()=>{}),o}async tickScript(){this.#r+=this.#u(),
await this.tick();const{scriptsMs:o}=this.#n;return this.#r>o?o/1e3:void 0}async all(o,t){const u=await Promise.all(o.map(
async s=>(await this.tick(),t(s))));return await this.tick(),u}async#c(){this.#u(),r()-this.#o>C&&(await(0,f().setImmediate)(),
this.#o=r());const{wholeMs:o}=this.#n;if(this.#t?.aborted)throw(0,m().interrupted)("during the audit");if(this.#e>o)throw d(
o)}#u(){const o=r(),t=Math.min(o-this.#i,k);return this.#i=o,this.#e+=t,t}}n.AuditClock=I;function d(a){return new(m()).
GateError("audit_too_long",`The audit takes more than ${a/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function r(){return process.uptime()*1e3}}),
38863:((R,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.TOOL=n.HOW_TO_GET_IT=n.HOME=n.COMMAND=void 0;const h=n.
TOOL={name:"gene-gate",version:"0.1.0"},f=n.HOME="https://github.com/gene-gate/gene-gate",m=n.COMMAND="node ../gene-gate\
/dist/cli/index.js",_=n.HOW_TO_GET_IT=`${f}#use-it-in-a-terminal`}),26016:((R,n)=>{Object.defineProperty(n,"__esModule",
{value:!0}),n.platformOf=h;function h(f){return f==="darwin"||f==="win32"?f:"linux"}}),10289:((R,n)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.isPlain=N,n.json=e,n.jsonLine=l,n.markdownCode=s,n.markdownFence=S,n.markdownInline=o,n.markdownLinkTarget=
c,n.markdownSentence=t,n.outputLines=C,n.rawBlock=$,n.sarifText=E,n.terminal=g,n.terminalLines=M,n.workflowData=w,n.workflowProperty=
b;const h=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
f=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,m=/\r\n|[\n\r]/g;
function _(i){return`U+${(i.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function g(i){return i.replace(
h,p=>`<${_(p)}>`)}function M(i){return i.replace(/\t/g,"    ").split(m).map(g)}function C(i){return M(i.replace(f,""))}const k=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
I=/^(.*?)([.,;:!?]?)$/s,d=/[\\`*[\]<>|~]|&(?=[#\w])/g,r=/^(\d*)([-+=]|(?<=\d)[.)])/;function a(i){return(i.match(/`+/g)??
[]).reduce((p,O)=>Math.max(p,O.length),0)}function o(i){return i.split(/\s+/).filter(Boolean).map(u).join(" ")}function t(i){
return i.split(/`([^`]+)`/).map((O,y)=>{if(y%2===1)return s(O);const[P,D]=[/^\s/.test(O)?" ":"",/\s$/.test(O)?" ":""];return P+
o(O)+D}).reduce((O,y)=>O.endsWith("`")&&y.startsWith("`")?`${O} ${y}`:O+y)}function u(i,p){const[,O="",y=""]=I.exec(i)??
[];if(k.test(i))return s(O)+y;const P=g(i).replace(d,"\\$&");return p===0?P.replace(r,"$1\\$2"):P}function s(i){const p=g(
i);if(p==="")return"(empty)";const O="`".repeat(a(p)+1),y=/^[ `]|[ `]$/.test(p)?" ":"";return`${O}${y}${p}${y}${O}`}function S(i,p="\
text"){return $(i.map(g),p)}function $(i,p){const O="`".repeat(Math.max(3,a(i.join(`
`))+1));return[O+p,...i,O]}function N(i){const p=i.replaceAll("	"," ");return g(p)===p}function c(i){if(!(!/^https?:\/\//i.
test(i)||!URL.canParse(i)))return new URL(i).href.replace(/[()<>\\`|*_~[\]]/g,p=>`%${(p.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function E(i){return g(i).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function w(i){return i.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function b(i){return w(i).replaceAll(":","%3A").replaceAll(",","%2C")}const A=new RegExp(`(?!\\n)(?:${h.source}\
)`,h.flags);function e(i){return T(JSON.stringify(i,null,2))}function l(i){return T(JSON.stringify(i))}function T(i){return i.
replace(A,p=>Array.from({length:p.length},(O,y)=>`\\u${p.charCodeAt(y).toString(16).padStart(4,"0")}`).join(""))}}),31626:((R,n,h)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.failureText=S,n.labelled=I,n.layoutOf=o,n.leftOut=r,n.limited=d,n.messageText=
$,n.page=t,n.prose=k,n.roomOf=C,n.shortName=a;function f(){const c=h(57975);return f=function(){return c},c}function m(){
const c=h(10289);return m=function(){return c},c}function _(){const c=h(50427);return _=function(){return c},c}function g(){
const c=h(94965);return g=function(){return c},c}const M=11;function C({columns:c}){return Math.max(20,c-M)}function k(c,E,w,b={}){
const A=(0,_().wrap)((0,m().terminal)(w.replace(/\s+/g," ").trim()),C(c));return I(c,E,A.map(e=>b.text?c.paint(b.text,e):
e),b.label)}function I({paint:c},E,w,b="quiet"){return w.map((A,e)=>{const l=(0,_().padRight)(e===0?E:"",M);return`${l.trim()===
""?l:c(b,l)}${A}`.trimEnd()})}function d(c,E,w,b){const A=b.verbose?c:c.slice(0,E),e=c.length-A.length;return{shown:A,rest:e>
0?r((0,g().count)(e,`other ${w}`),b):[]}}function r(c,E){return k(E,"",`and ${c}; --verbose shows all`,{text:"quiet"})}function a(c,E){
return(0,_().clipColumns)((0,m().terminal)(c.slice(0,E*2)),E)}function o({columns:c,colour:E,verbose:w}){return{columns:Math.
max(40,c),paint:s(E),verbose:w}}function t(c){return`${c.filter(w=>w.length>0).map(w=>w.join(`
`)).join(`

`)}
`}const u={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function s(c){return c?(E,w)=>w===
""?w:(0,f().styleText)(u[E],w,{validateStream:!1}):(E,w)=>w}function S({message:c,hint:E},w){return[...N("error: ",c,w),
...N("hint: ",E,w),""].join(`
`)}function $(c,E){return[...N("",c,E),""].join(`
`)}function N(c,E,w){return(0,m().terminalLines)(E).flatMap((b,A)=>{const e=A===0?c:"";return/^\s/.test(b)?[b]:(0,_().wrap)(
e+b,w,Number.POSITIVE_INFINITY)})}}),50427:((R,n,h)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.chop=d,n.clipColumns=
C,n.padRight=M,n.textWidth=g,n.wrap=I;function f(){const r=h(74018);return f=function(){return r},r}const m=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;
function _(r){return r<"\x7F"?1:m.test(r)?0:(0,f().eastAsianWidth)(r.codePointAt(0)??0)}function g(r){let a=0;for(const o of r)
a+=_(o);return a}function M(r,a){return r+" ".repeat(Math.max(0,a-g(r)))}function C(r,a){let o=0,t=0,u=0;for(const s of r)
if(o+=_(s),t+=s.length,o<=a-1&&(u=t),o>a)return`${r.slice(0,u)}\u2026`;return r}const k=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function I(r,a,o=a){const t=[];let u="",s=0;const S=$=>g($)>o&&!k.test($)?d($,a):[$];for(const $ of r.split(" ").flatMap(
S)){const N=g($);s>0&&s+1+N>a&&(t.push(u),[u,s]=["",0]),[u,s]=s>0?[`${u} ${$}`,s+1+N]:[$,N]}return[...t,u]}function d(r,a){
const o=[];let t="",u=0;for(const s of r){const S=_(s);if(u+S>a&&t!==""){const $=t.lastIndexOf(" ")+1,N=$>t.length/2?$:t.
length;o.push(t.slice(0,N)),t=t.slice(N),u=g(t)}t+=s,u+=S}return[...o,t]}}),94965:((R,n)=>{Object.defineProperty(n,"__es\
Module",{value:!0}),n.VERDICT_WORDS=n.VERDICT_TONES=n.SIDE_EFFECTS=n.SEVERITY_TONES=n.COMMAND_TONES=void 0,n.clip=t,n.clipCounted=
d,n.count=h,n.duration=m,n.grouped=f,n.inCode=r,n.moment=M,n.named=o,n.outcomeWords=c,n.shortCommit=C,n.sideEffectCount=
$,n.size=_,n.spoken=k,n.statusWords=s;function h(e,l){return`${f(e)} ${l}${e===1?"":"s"}`}function f(e){return String(e).
replaceAll(/\B(?=(?:\d{3})+$)/g,",")}function m(e){if(e<1e3)return`${Math.round(e)} ms`;const l=Math.floor(e/1e3);return l<
60?`${(Math.floor(e/100)/10).toFixed(1)} s`:`${Math.floor(l/60)} min ${l%60} s`}function _(e){const l=Math.min(g.length-
1,Math.floor(Math.log2(Math.max(1,e))/10)),T=e/1024**l;return`${l===0?T:T.toFixed(1)} ${g[l]}`}const g=["B","KiB","MiB",
"GiB","TiB"];function M(e){return`${e.slice(0,16).replace("T"," ")} UTC`}function C(e){return e===null?"unknown":e.slice(
0,7)}function k(e){return e.replaceAll("_"," ")}const I=40;function d(e,l){if(e.length<=l+I)return e;const T=t(e,l);return`${T}\
 (${h(e.length-T.length+1,"character")} not shown)`}function r(e){return`\`${e.replaceAll("`","\u02CB")}\``}const a=3;function o(e,l=a){
const T=[...new Set(e)],i=T.length<=l?T:T.slice(0,l-1),p=T.length-i.length,O=i.map(y=>r(t(y,100))).join(", ");return p>0?
`${O} and ${f(p)} more`:O}function t(e,l){return e.length<=l?e:`${e.slice(0,l-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}
const u={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"\
not runnable here",error:"not decided"};function s({status:e,exit_code:l,signal:T}){return e==="failed"&&l!==null?`faile\
d with exit code ${l}`:e==="crashed"&&/^SIG\w{2,12}$/.test(T??"")?`crashed with ${T}`:u[e]}const S=n.SIDE_EFFECTS=["crea\
ted","changed","deleted"];function $(e,l){return l?.totals?.[e]??l?.[e].length??0}function N({status:e}){return e!=="blo\
cked"&&e!=="skipped"}function c(e){const l=s(e);return N(e)?`${l} ${e.status==="passed"?"in":"after"} ${m(e.duration_ms)}`:
l}const E=n.VERDICT_TONES={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},w=n.COMMAND_TONES=
{allow:"good",warn:"caution",block:"bad"},b=n.SEVERITY_TONES={error:"bad",warning:"caution",notice:"quiet"},A=n.VERDICT_WORDS=
{pass:"pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"}}),74018:((R,n,h)=>{
h.r(n),h.d(n,{eastAsianWidth:()=>f.Q1});var f=h(55322)})};
