"use strict";exports.id=392,exports.ids=[392],exports.modules={16346:((k,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.asGateError=
$,n.systemError=_;function f(){const d=a(48161);return f=function(){return d},d}function g(){const d=a(41895);return g=function(){
return d},d}function $(d){if(d instanceof g().GateError)return d;const M=_(d);if(M!==void 0)return M;const b=d instanceof
Error?`${d.name}: ${d.message}`:String(d);return new(g()).GateError("internal",`The gate failed unexpectedly: ${b}`,"Thi\
s is a bug in gene-gate; report it. The gate has not decided about the change.",{cause:d})}const s={EACCES:"permission d\
enied",EDQUOT:"the disk quota is used up",EIO:"the disk reports an error",EMFILE:"too many open files",ENFILE:"too many \
open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a directory",EPERM:"\
permission denied",EROFS:"the file system is read-only"};function _(d){if(!(d instanceof Error))return;const{code:M="",syscall:b,
path:y}=d,c=s[M];if(c===void 0||b===void 0)return;const l=y??`a file in the temporary directory ${(0,f().tmpdir)()}`;return new(g()).
GateError("file_unreadable",`Cannot use ${l}: ${c} (${M}).`,y===void 0||y.startsWith((0,f().tmpdir)())?"Free space there\
, or set TMPDIR to a writable directory with free space.":"Check the permissions and the free space of the directory.",{
cause:d})}}),26040:((k,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.attempt=a;function a(f){try{return f()}catch{
return}}}),41895:((k,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.GateError=void 0,n.endsAudit=f,n.inSentences=
$,n.interrupted=g;class a extends Error{name="GateError";code;hint;constructor(_,d,M,b){super(d,b),this.code=_,this.hint=
M}}n.GateError=a;function f(s){return s instanceof a&&(s.code==="interrupted"||s.code==="audit_too_long")}function g(s){
return new a("interrupted",`The gate was interrupted ${s} and made no decision.`,"Run the gate again.")}function $({message:s,
hint:_}){const d=s.replace(/\s+/g," ").trim();return`${d}${/[.!?:]$/.test(d)?"":"."} ${_.replace(/\s+/g," ")}`}}),73388:((k,n,a)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.inputName=b,n.openInput=M;function f(){const e=a(73024);return f=function(){
return e},e}function g(){const e=a(51455);return g=function(){return e},e}function $(){const e=a(76760);return $=function(){
return e},e}function s(){const e=a(26040);return s=function(){return e},e}function _(){const e=a(41895);return _=function(){
return e},e}const d=256*1024*1024;async function*M(e,o=d){let p=0;for await(const I of e==="-"?y():c(e,o)){if(p+=I.length,
p>o)throw E(b(e),`more than ${o}`,o);yield I}}function b(e){return e==="-"?"Standard input":e}async function*y(){try{yield*process.
stdin}catch(e){throw O("standard input",e)}}async function*c(e,o){let p;try{l(e,await(0,g().stat)(e),o),p=await(0,g().open)(
e,f().constants.O_RDONLY|(f().constants.O_NONBLOCK??0)),l(e,await p.stat(),o),yield*p.createReadStream({autoClose:!1})}catch(I){
throw I instanceof _().GateError?I:O(e,I)}finally{await p?.close()}}function l(e,o,p){if(!o.isFile())throw new(_()).GateError(
"file_unreadable",`${e} is ${m(o)}, not a regular file.`,`Pass a regular file${u(e,o)}; \`-\` reads standard input.`);if(o.
size>p)throw E(e,`${o.size}`,p)}function u(e,o){if(!o.isDirectory())return"";const p=(0,s().attempt)(()=>(0,f().readdirSync)(
e).sort())??[],I=p.find(t=>t==="gate-report.json")??p.find(t=>/^[\w.-]+\.jsonl?$/.test(t));return I===void 0?"":`, such \
as ${(0,$().join)(e,I)}`}function m(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a so\
cket":"a device"}function E(e,o,p){return new(_()).GateError("file_unreadable",`${e} has ${o} bytes; the limit is ${p}.`,
"Split the file, or check that the path is the intended one.")}function O(e,o){const{code:p}=o;return new(_()).GateError(
"file_unreadable",`Cannot read ${e}${p?` (${p})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{
cause:o})}}),54244:((k,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.AuditClock=void 0,n.runProcess=s;function f(){
const l=a(58500);return f=function(){return l},l}function g(){const l=a(41895);return g=function(){return l},l}const $=[
"SIGINT","SIGTERM"];async function s(l,u){const m=new AbortController,E=()=>{for(const o of $)process.off(o,O)},O=()=>{E(),
m.abort()};let e=!1;process.once("exit",()=>{e||(process.exitCode=l)});for(const o of $)process.on(o,O);try{await u(m.signal),
e=!0}finally{E()}}const _={wholeMs:3e5,scriptsMs:6e4},d=50,M=5e3;class b{#t;#n;#e=0;#r=0;#i=c();#o=c();#u=Promise.resolve();constructor(u,m={}){
this.#t=u,this.#n={..._,...m}}tick(){const u=this.#u.then(()=>this.#c());return this.#u=u.catch(()=>{}),u}async tickScript(){
this.#r+=this.#a(),await this.tick();const{scriptsMs:u}=this.#n;return this.#r>u?u/1e3:void 0}async all(u,m){const E=await Promise.
all(u.map(async O=>(await this.tick(),m(O))));return await this.tick(),E}async#c(){this.#a(),c()-this.#o>d&&(await(0,f().
setImmediate)(),this.#o=c());const{wholeMs:u}=this.#n;if(this.#t?.aborted)throw(0,g().interrupted)("during the audit");if(this.#e>
u)throw y(u)}#a(){const u=c(),m=Math.min(u-this.#i,M);return this.#i=u,this.#e+=m,m}}n.AuditClock=b;function y(l){return new(g()).
GateError("audit_too_long",`The audit takes more than ${l/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function c(){return process.uptime()*1e3}}),
38863:((k,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.TOOL=n.HOW_TO_GET_IT=n.HOME=n.COMMAND=void 0;const a=n.
TOOL={name:"gene-gate",version:"0.1.0"},f=n.HOME="https://github.com/gene-gate/gene-gate",g=n.COMMAND="node ../gene-gate\
/dist/cli/index.js",$=n.HOW_TO_GET_IT=`${f}#use-it-in-a-terminal`}),26016:((k,n)=>{Object.defineProperty(n,"__esModule",
{value:!0}),n.platformOf=a;function a(f){return f==="darwin"||f==="win32"?f:"linux"}}),10289:((k,n)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.html=M,n.isPlain=I,n.json=N,n.jsonLine=R,n.markdownCode=e,n.markdownFence=o,n.markdownInline=
m,n.markdownLinkTarget=t,n.markdownSentence=E,n.outputLines=d,n.rawBlock=p,n.sarifText=r,n.terminal=s,n.terminalLines=_,
n.workflowData=h,n.workflowProperty=C;const a=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
f=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,g=/\r\n|[\n\r]/g;
function $(i){return`U+${(i.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function s(i){return i.replace(
a,w=>`<${$(w)}>`)}function _(i){return i.replace(/\t/g,"    ").split(g).map(s)}function d(i){return _(i.replace(f,""))}function M(i){
return s(i).replace(/[&<>"'$]/g,w=>`&#${w.codePointAt(0)??0};`)}const b=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
y=/^(.*?)([.,;:!?]?)$/s,c=/[\\`*[\]<>|~]|&(?=[#\w])/g,l=/^(\d*)([-+=]|(?<=\d)[.)])/;function u(i){return(i.match(/`+/g)??
[]).reduce((w,T)=>Math.max(w,T.length),0)}function m(i){return i.split(/\s+/).filter(Boolean).map(O).join(" ")}function E(i){
return i.split(/`([^`]+)`/).map((T,S)=>{if(S%2===1)return e(T);const[L,D]=[/^\s/.test(T)?" ":"",/\s$/.test(T)?" ":""];return L+
m(T)+D}).reduce((T,S)=>T.endsWith("`")&&S.startsWith("`")?`${T} ${S}`:T+S)}function O(i,w){const[,T="",S=""]=y.exec(i)??
[];if(b.test(i))return e(T)+S;const L=s(i).replace(c,"\\$&");return w===0?L.replace(l,"$1\\$2"):L}function e(i){const w=s(
i);if(w==="")return"(empty)";const T="`".repeat(u(w)+1),S=/^[ `]|[ `]$/.test(w)?" ":"";return`${T}${S}${w}${S}${T}`}function o(i,w="\
text"){const T=i.map(s),S="`".repeat(Math.max(3,u(T.join(`
`))+1));return[S+w,...T,S]}function p(i,w){const T="`".repeat(Math.max(3,u(i.join(`
`))+1));return[T+w,...i,T]}function I(i){const w=i.replaceAll("	"," ");return s(w)===w}function t(i){if(!(!/^https?:\/\//i.
test(i)||!URL.canParse(i)))return new URL(i).href.replace(/[()<>\\`|*_~[\]]/g,w=>`%${(w.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function r(i){return s(i).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function h(i){return i.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function C(i){return h(i).replaceAll(":","%3A").replaceAll(",","%2C")}const A=new RegExp(`(?!\\n)(?:${a.source}\
)`,a.flags);function N(i){return P(JSON.stringify(i,null,2))}function R(i){return P(JSON.stringify(i))}function P(i){return i.
replace(A,w=>Array.from({length:w.length},(T,S)=>`\\u${w.charCodeAt(S).toString(16).padStart(4,"0")}`).join(""))}}),31626:((k,n,a)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.failureText=o,n.labelled=y,n.layoutOf=m,n.leftOut=l,n.limited=c,n.messageText=
p,n.page=E,n.prose=M,n.roomOf=d,n.shortName=u;function f(){const t=a(57975);return f=function(){return t},t}function g(){
const t=a(10289);return g=function(){return t},t}function $(){const t=a(50427);return $=function(){return t},t}function s(){
const t=a(94965);return s=function(){return t},t}const _=11;function d({columns:t}){return Math.max(20,t-_)}function M(t,r,h,C={}){
const A=(0,$().wrap)((0,g().terminal)(h.replace(/\s+/g," ").trim()),d(t),t.columns-b);return y(t,r,A.map(N=>C.text?t.paint(
C.text,N):N),C.label)}const b=2;function y({columns:t,paint:r},h,C,A="quiet"){const N=h===""?[]:[r(A,(0,$().padRight)(h,
_))],R=S=>" ".repeat(Math.max(0,Math.min(_,t-(0,$().textWidth)((0,f().stripVTControlCharacters)(S))))),[P,...i]=C;if(P===
void 0)return[];const w=R(P).length<_;return[...N.length>0&&!w?[`${N}${P}`]:[...N,R(P)+P],...i.map(S=>R(S)+S)].map(S=>S.
trimEnd())}function c(t,r,h,C){const A=C.verbose?t:t.slice(0,r),N=t.length-A.length;return{shown:A,rest:N>0?l((0,s().count)(
N,`other ${h}`),C):[]}}function l(t,r){return M(r,"",`and ${t}; --verbose shows all`,{text:"quiet"})}function u(t,r){return(0,$().
clipColumns)((0,g().terminal)(t.slice(0,r*2)),r)}function m({columns:t,colour:r,verbose:h}){return{columns:Math.max(40,t),
paint:e(r),verbose:h}}function E(t){return`${t.filter(h=>h.length>0).map(h=>h.join(`
`)).join(`

`)}
`}const O={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function e(t){return t?(r,h)=>h===
""?h:(0,f().styleText)(O[r],h,{validateStream:!1}):(r,h)=>h}function o({message:t,hint:r},h){return[...I("error: ",t,h),
...I("hint: ",r,h),""].join(`
`)}function p(t,r){return[...I("",t,r),""].join(`
`)}function I(t,r,h){return(0,g().terminalLines)(r).flatMap((C,A)=>{const N=A===0?t:"";return/^\s/.test(C)?[C]:(0,$().wrap)(
N+C,h,Number.POSITIVE_INFINITY)})}}),50427:((k,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.chop=y,n.clipColumns=
d,n.padRight=_,n.textWidth=s,n.wrap=b;function f(){const c=a(74018);return f=function(){return c},c}const g=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;
function $(c){return c<"\x7F"?1:g.test(c)?0:(0,f().eastAsianWidth)(c.codePointAt(0)??0)}function s(c){let l=0;for(const u of c)
l+=$(u);return l}function _(c,l){return c+" ".repeat(Math.max(0,l-s(c)))}function d(c,l){let u=0,m=0,E=0;for(const O of c)
if(u+=$(O),m+=O.length,u<=l-1&&(E=m),u>l)return`${c.slice(0,E)}\u2026`;return c}const M=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function b(c,l,u=l){const m=[];let E="",O=0;const e=o=>s(o)>u&&!M.test(o)?y(o,l):[o];for(const o of c.split(" ").flatMap(
e)){const p=s(o);O>0&&O+1+p>l&&(m.push(E),[E,O]=["",0]),[E,O]=O>0?[`${E} ${o}`,O+1+p]:[o,p]}return[...m,E]}function y(c,l){
const u=[];let m="",E=0;for(const O of c){const e=$(O);if(E+e>l&&m!==""){const o=m.lastIndexOf(" ")+1,p=o>m.length/2?o:m.
length;u.push(m.slice(0,p)),m=m.slice(p),E=s(m)}m+=O,E+=e}return[...u,m]}}),94965:((k,n)=>{Object.defineProperty(n,"__es\
Module",{value:!0}),n.VERDICT_TONES=n.SIDE_EFFECTS=n.SEVERITY_TONES=n.COMMAND_TONES=void 0,n.clip=c,n.clipCounted=y,n.count=
a,n.duration=g,n.grouped=f,n.moment=_,n.outcomeWords=e,n.shortCommit=d,n.sideEffectCount=E,n.size=$,n.spoken=M,n.statusWords=
u;function a(t,r){return`${f(t)} ${r}${t===1?"":"s"}`}function f(t){return String(t).replaceAll(/\B(?=(?:\d{3})+$)/g,",")}
function g(t){if(t<1e3)return`${Math.round(t)} ms`;const r=Math.floor(t/1e3);return r<60?`${(Math.floor(t/100)/10).toFixed(
1)} s`:`${Math.floor(r/60)} min ${r%60} s`}function $(t){const r=Math.min(s.length-1,Math.floor(Math.log2(Math.max(1,t))/
10)),h=t/1024**r;return`${r===0?h:h.toFixed(1)} ${s[r]}`}const s=["B","KiB","MiB","GiB","TiB"];function _(t){return`${t.
slice(0,16).replace("T"," ")} UTC`}function d(t){return t===null?"unknown":t.slice(0,7)}function M(t){return t.replaceAll(
"_"," ")}const b=40;function y(t,r){if(t.length<=r+b)return t;const h=c(t,r);return`${h} (${a(t.length-h.length+1,"chara\
cter")} not shown)`}function c(t,r){return t.length<=r?t:`${t.slice(0,r-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const l={
passed:"passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"\
not runnable here",error:"not decided"};function u({status:t,exit_code:r,signal:h}){return t==="failed"&&r!==null?`faile\
d with exit code ${r}`:t==="crashed"&&/^SIG\w{2,12}$/.test(h??"")?`crashed with ${h}`:l[t]}const m=n.SIDE_EFFECTS=["crea\
ted","changed","deleted"];function E(t,r){return r?.totals?.[t]??r?.[t].length??0}function O({status:t}){return t!=="blo\
cked"&&t!=="skipped"}function e(t){const r=u(t);return O(t)?`${r} ${t.status==="passed"?"in":"after"} ${g(t.duration_ms)}`:
r}const o=n.VERDICT_TONES={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},p=n.COMMAND_TONES=
{allow:"good",warn:"caution",block:"bad"},I=n.SEVERITY_TONES={error:"bad",warning:"caution",notice:"quiet"}}),74018:((k,n,a)=>{
a.r(n),a.d(n,{eastAsianWidth:()=>f.Q1});var f=a(55322)})};
