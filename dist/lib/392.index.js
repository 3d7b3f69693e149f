"use strict";exports.id=392,exports.ids=[392],exports.modules={16346:((N,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.asGateError=
S,t.systemError=E;function h(){const d=s(48161);return h=function(){return d},d}function _(){const d=s(41895);return _=function(){
return d},d}function S(d){if(d instanceof _().GateError)return d;const T=E(d);if(T!==void 0)return T;const b=d instanceof
Error?`${d.name}: ${d.message}`:String(d);return new(_()).GateError("internal",`The gate failed unexpectedly: ${b}`,"Thi\
s is a bug in gene-gate; report it. The gate has not decided about the change.",{cause:d})}const l={EACCES:"permission d\
enied",EDQUOT:"the disk quota is used up",EIO:"the disk reports an error",EMFILE:"too many open files",ENFILE:"too many \
open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a directory",EPERM:"\
permission denied",EROFS:"the file system is read-only"};function E(d){if(!(d instanceof Error))return;const{code:T="",syscall:b,
path:y}=d,m=l[T];if(m===void 0||b===void 0)return;const p=y??`a file in the temporary directory ${(0,h().tmpdir)()}`;return new(_()).
GateError("file_unreadable",`Cannot use ${p}: ${m} (${T}).`,y===void 0||y.startsWith((0,h().tmpdir)())?"Free space there\
, or set TMPDIR to a writable directory with free space.":"Check the permissions and the free space of the directory.",{
cause:d})}}),26040:((N,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.attempt=s;function s(h){try{return h()}catch{
return}}}),41895:((N,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.GateError=void 0,t.endsAudit=h,t.inSentences=
S,t.interrupted=_;class s extends Error{name="GateError";code;hint;constructor(E,d,T,b){super(d,b),this.code=E,this.hint=
T}}t.GateError=s;function h(l){return l instanceof s&&(l.code==="interrupted"||l.code==="audit_too_long")}function _(l){
return new s("interrupted",`The gate was interrupted ${l} and made no decision.`,"Run the gate again.")}function S({message:l,
hint:E}){const d=l.replace(/\s+/g," ").trim();return`${d}${/[.!?:]$/.test(d)?"":"."} ${E.replace(/\s+/g," ")}`}}),73388:((N,t,s)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.inputName=b,t.openInput=T;function h(){const e=s(73024);return h=function(){
return e},e}function _(){const e=s(51455);return _=function(){return e},e}function S(){const e=s(76760);return S=function(){
return e},e}function l(){const e=s(26040);return l=function(){return e},e}function E(){const e=s(41895);return E=function(){
return e},e}const d=256*1024*1024;async function*T(e,u=d){let a=0;for await(const r of e==="-"?y():m(e,u)){if(a+=r.length,
a>u)throw f(b(e),`more than ${u}`,u);yield r}}function b(e){return e==="-"?"Standard input":e}async function*y(){try{yield*process.
stdin}catch(e){throw g("standard input",e)}}async function*m(e,u){let a;try{p(e,await(0,_().stat)(e),u),a=await(0,_().open)(
e,h().constants.O_RDONLY|(h().constants.O_NONBLOCK??0)),p(e,await a.stat(),u),yield*a.createReadStream({autoClose:!1})}catch(r){
throw r instanceof E().GateError?r:g(e,r)}finally{await a?.close()}}function p(e,u,a){if(!u.isFile())throw new(E()).GateError(
"file_unreadable",`${e} is ${o(u)}, not a regular file.`,`Pass a regular file${w(e,u)}; \`-\` reads standard input.`);if(u.
size>a)throw f(e,`${u.size}`,a)}function w(e,u){if(!u.isDirectory())return"";const a=(0,l().attempt)(()=>(0,h().readdirSync)(
e).sort())??[],r=a.find(n=>n==="gate-report.json")??a.find(n=>/^[\w.-]+\.jsonl?$/.test(n));return r===void 0?"":`, such \
as ${(0,S().join)(e,r)}`}function o(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a so\
cket":"a device"}function f(e,u,a){return new(E()).GateError("file_unreadable",`${e} has ${u} bytes; the limit is ${a}.`,
"Split the file, or check that the path is the intended one.")}function g(e,u){const{code:a}=u;return new(E()).GateError(
"file_unreadable",`Cannot read ${e}${a?` (${a})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{
cause:u})}}),54244:((N,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.AuditClock=void 0,t.runProcess=l;function h(){
const w=s(58500);return h=function(){return w},w}function _(){const w=s(41895);return _=function(){return w},w}const S=[
"SIGINT","SIGTERM"];async function l(w,o){const f=new AbortController,g=()=>{for(const a of S)process.off(a,e)},e=()=>{g(),
f.abort()};let u=!1;process.once("exit",()=>{u||(process.exitCode=w)});for(const a of S)process.on(a,e);try{await o(f.signal),
u=!0}finally{g()}}const E={wholeMs:3e5,scriptsMs:6e4},d=50,T=1e3,b=5e3;class y{#e;#t;#r;#n;#i=0;#o=0;#u=p();#a=p();#s=Promise.
resolve();constructor(o,f={},g){this.#e=o,this.#r=g,this.#t={...E,...f}}tick(){const o=this.#s.then(()=>this.#d());return this.#s=
o.catch(()=>{}),o}async tickScript(){this.#o+=this.#c(),await this.tick();const{scriptsMs:o}=this.#t;return this.#o>o?o/
1e3:void 0}stage(o,f){const g={doing:o,total:f,done:0};return this.#n=g,()=>{g.done+=1}}async all(o,f,g){const e=this.stage(
o,f.length),u=[];for(let a=0;a<f.length;a+=T){const r=f.slice(a,a+T).map(async n=>{await this.tick();const c=await g(n);
return e(),c});u.push(...await Promise.all(r)),await this.tick()}return u}async#d(){this.#c(),p()-this.#a>d&&(this.#n&&this.#r?.
turn(this.#n),await(0,h().setImmediate)(),this.#a=p());const{wholeMs:o}=this.#t;if(this.#e?.aborted)throw(0,_().interrupted)(
"during the audit");if(this.#i>o)throw m(o)}#c(){const o=p(),f=Math.min(o-this.#u,b);return this.#u=o,this.#i+=f,f}}t.AuditClock=
y;function m(w){return new(_()).GateError("audit_too_long",`The audit takes more than ${w/1e3} seconds, which is the lim\
it of a whole audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}function p(){
return process.uptime()*1e3}}),38863:((N,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.TOOL=t.HOME=void 0;const s=t.
TOOL={name:"gene-gate",version:"0.1.0"},h=t.HOME="https://github.com/gene-gate/gene-gate"}),26016:((N,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.platformOf=s;function s(h){return h==="darwin"||h==="win32"?h:"linux"}}),10289:((N,t)=>{Object.
defineProperty(t,"__esModule",{value:!0}),t.html=T,t.json=P,t.jsonLine=C,t.markdownCode=e,t.markdownFence=u,t.markdownInline=
o,t.markdownLinkTarget=r,t.markdownSentence=f,t.outputLines=d,t.sarifText=n,t.suggestionBlock=a,t.terminal=l,t.terminalLines=
E,t.workflowData=c,t.workflowProperty=O;const s=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
h=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,_=/\r\n|[\n\r]/g;
function S(i){return`U+${(i.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function l(i){return i.replace(
s,$=>`<${S($)}>`)}function E(i){return i.replace(/\t/g,"    ").split(_).map(l)}function d(i){return E(i.replace(h,""))}function T(i){
return l(i).replace(/[&<>"'$]/g,$=>`&#${$.codePointAt(0)??0};`)}const b=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
y=/^(.*?)([.,;:!?]?)$/s,m=/[\\`*[\]<>|~]|&(?=[#\w])/g,p=/^(\d*)([-+=]|(?<=\d)[.)])/;function w(i){return(i.match(/`+/g)??
[]).reduce(($,M)=>Math.max($,M.length),0)}function o(i){return i.split(/\s+/).filter(Boolean).map(g).join(" ")}function f(i){
return i.split(/`([^`]+)`/).map((M,k)=>{if(k%2===1)return e(M);const[A,L]=[/^\s/.test(M)?" ":"",/\s$/.test(M)?" ":""];return A+
o(M)+L}).reduce((M,k)=>M.endsWith("`")&&k.startsWith("`")?`${M} ${k}`:M+k)}function g(i,$){const[,M="",k=""]=y.exec(i)??
[];if(b.test(i))return e(M)+k;const A=l(i).replace(m,"\\$&");return $===0?A.replace(p,"$1\\$2"):A}function e(i){const $=l(
i);if($==="")return"(empty)";const M="`".repeat(w($)+1),k=/^[ `]|[ `]$/.test($)?" ":"";return`${M}${k}${$}${k}${M}`}function u(i,$="\
text"){const M=i.map(l),k="`".repeat(Math.max(3,w(M.join(`
`))+1));return[k+$,...M,k]}function a(i){const $="`".repeat(Math.max(3,w(i.join(`
`))+1));return[`${$}suggestion`,...i,$]}function r(i){if(!(!/^https?:\/\//i.test(i)||!URL.canParse(i)))return new URL(i).
href.replace(/[()<>\\`|*_~[\]]/g,$=>`%${($.codePointAt(0)??0).toString(16).toUpperCase()}`)}function n(i){return l(i).replace(
/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function c(i){return i.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(
`
`,"%0A")}function O(i){return c(i).replaceAll(":","%3A").replaceAll(",","%2C")}const I=new RegExp(`(?!\\n)(?:${s.source}\
)`,s.flags);function P(i){return R(JSON.stringify(i,null,2))}function C(i){return R(JSON.stringify(i))}function R(i){return i.
replace(I,$=>Array.from({length:$.length},(M,k)=>`\\u${$.charCodeAt(k).toString(16).padStart(4,"0")}`).join(""))}}),31626:((N,t,s)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.failureText=u,t.labelled=y,t.layoutOf=o,t.leftOut=p,t.limited=m,t.messageText=
a,t.page=f,t.prose=T,t.roomOf=d,t.shortName=w;function h(){const n=s(57975);return h=function(){return n},n}function _(){
const n=s(10289);return _=function(){return n},n}function S(){const n=s(50427);return S=function(){return n},n}function l(){
const n=s(94965);return l=function(){return n},n}const E=11;function d({columns:n}){return Math.max(20,n-E)}function T(n,c,O,I={}){
const P=(0,S().wrap)((0,_().terminal)(O.replace(/\s+/g," ").trim()),d(n),n.columns-b);return y(n,c,P.map(C=>I.text?n.paint(
I.text,C):C),I.label)}const b=2;function y({columns:n,paint:c},O,I,P="quiet"){const C=O===""?[]:[c(P,(0,S().padRight)(O,
E))],R=A=>" ".repeat(Math.max(0,Math.min(E,n-(0,S().textWidth)((0,h().stripVTControlCharacters)(A))))),[i,...$]=I;if(i===
void 0)return[];const M=R(i).length<E;return[...C.length>0&&!M?[`${C}${i}`]:[...C,R(i)+i],...$.map(A=>R(A)+A)].map(A=>A.
trimEnd())}function m(n,c,O,I){const P=I.verbose?n:n.slice(0,c),C=n.length-P.length;return{shown:P,rest:C>0?p((0,l().count)(
C,`other ${O}`),I):[]}}function p(n,c){return T(c,"",`and ${n}; --verbose shows all`,{text:"quiet"})}function w(n,c){return(0,S().
clipColumns)((0,_().terminal)(n.slice(0,c*2)),c)}function o({columns:n,colour:c,verbose:O}){return{columns:Math.max(40,n),
paint:e(c),verbose:O}}function f(n){return`${n.filter(O=>O.length>0).map(O=>O.join(`
`)).join(`

`)}
`}const g={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function e(n){return n?(c,O)=>O===
""?O:(0,h().styleText)(g[c],O,{validateStream:!1}):(c,O)=>O}function u({message:n,hint:c},O){return[...r("error: ",n,O),
...r("hint: ",c,O),""].join(`
`)}function a(n,c){return[...r("",n,c),""].join(`
`)}function r(n,c,O){return(0,_().terminalLines)(c).flatMap((I,P)=>{const C=P===0?n:"";return/^\s/.test(I)?[I]:(0,S().wrap)(
C+I,O,Number.POSITIVE_INFINITY)})}}),50427:((N,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.chop=y,t.clipColumns=
d,t.padRight=E,t.textWidth=l,t.wrap=b;function h(){const m=s(74018);return h=function(){return m},m}const _=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;
function S(m){return m<"\x7F"?1:_.test(m)?0:(0,h().eastAsianWidth)(m.codePointAt(0)??0)}function l(m){let p=0;for(const w of m)
p+=S(w);return p}function E(m,p){return m+" ".repeat(Math.max(0,p-l(m)))}function d(m,p){let w=0,o=0,f=0;for(const g of m)
if(w+=S(g),o+=g.length,w<=p-1&&(f=o),w>p)return`${m.slice(0,f)}\u2026`;return m}const T=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function b(m,p,w=p){const o=[];let f="",g=0;const e=u=>l(u)>w&&!T.test(u)?y(u,p):[u];for(const u of m.split(" ").flatMap(
e)){const a=l(u);g>0&&g+1+a>p&&(o.push(f),[f,g]=["",0]),[f,g]=g>0?[`${f} ${u}`,g+1+a]:[u,a]}return[...o,f]}function y(m,p){
const w=[];let o="",f=0;for(const g of m){const e=S(g);if(f+e>p&&o!==""){const u=o.lastIndexOf(" ")+1,a=u>o.length/2?u:o.
length;w.push(o.slice(0,a)),o=o.slice(a),f=l(o)}o+=g,f+=e}return[...w,o]}}),94965:((N,t)=>{Object.defineProperty(t,"__es\
Module",{value:!0}),t.VERDICT_TONES=t.SIDE_EFFECTS=t.SEVERITY_TONES=t.COMMAND_TONES=void 0,t.clip=y,t.clipCounted=b,t.count=
s,t.duration=_,t.grouped=h,t.moment=E,t.outcomeWords=g,t.shortCommit=d,t.sideEffectCount=o,t.size=S,t.spoken=T,t.statusWords=
p;function s(r,n){return`${h(r)} ${n}${r===1?"":"s"}`}function h(r){return String(r).replaceAll(/\B(?=(?:\d{3})+$)/g,",")}
function _(r){if(r<1e3)return`${Math.round(r)} ms`;const n=Math.floor(r/1e3);return n<60?`${(Math.floor(r/100)/10).toFixed(
1)} s`:`${Math.floor(n/60)} min ${n%60} s`}function S(r){const n=Math.min(l.length-1,Math.floor(Math.log2(Math.max(1,r))/
10)),c=r/1024**n;return`${n===0?c:c.toFixed(1)} ${l[n]}`}const l=["B","KiB","MiB","GiB","TiB"];function E(r){return`${r.
slice(0,16).replace("T"," ")} UTC`}function d(r){return r===null?"unknown":r.slice(0,7)}function T(r){return r.replaceAll(
"_"," ")}function b(r,n){const c=y(r,n);return c===r?r:`${c} (${s(r.length-c.length+1,"character")} not shown)`}function y(r,n){
return r.length<=n?r:`${r.slice(0,n-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const m={passed:"passed",failed:"failed",timed_out:"\
timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runnable here",error:"not decided"};function p({
status:r,exit_code:n,signal:c}){return r==="failed"&&n!==null?`failed with exit code ${n}`:r==="crashed"&&/^SIG\w{2,12}$/.
test(c??"")?`crashed with ${c}`:m[r]}const w=t.SIDE_EFFECTS=["created","changed","deleted"];function o(r,n){return n?.totals?.[r]??
n?.[r].length??0}function f({status:r}){return r!=="blocked"&&r!=="skipped"}function g(r){const n=p(r);return f(r)?`${n}\
 ${r.status==="passed"?"in":"after"} ${_(r.duration_ms)}`:n}const e=t.VERDICT_TONES={pass:"good",warn:"caution",fail:"ba\
d",error:"bad",needs_approval:"waiting"},u=t.COMMAND_TONES={allow:"good",warn:"caution",block:"bad"},a=t.SEVERITY_TONES=
{error:"bad",warning:"caution",notice:"quiet"}}),74018:((N,t,s)=>{s.r(t),s.d(t,{eastAsianWidth:()=>h.Q1});var h=s(55322)})};
