"use strict";exports.id=610,exports.ids=[610],exports.modules={41895:function(y,n,h){Object.defineProperty(n,"__esModule",{value:!0}),
n.GateError=void 0,n.asGateError=S,n.endsAudit=_,n.inSentences=$,n.interrupted=w,n.systemError=T;function f(){const d=h(
48161);return f=function(){return d},d}class m extends Error{name="GateError";code;hint;constructor(o,u,a,e){super(u,e),
this.code=o,this.hint=a}}n.GateError=m;function _(d){return d instanceof m&&(d.code==="interrupted"||d.code==="audit_too\
_long")}function w(d){return new m("interrupted",`The gate was interrupted ${d} and made no decision.`,"Run the gate aga\
in.")}function $({message:d,hint:o}){const u=d.replace(/\s+/g," ").trim();return`${u}${/[.!?:]$/.test(u)?"":"."} ${o.replace(
/\s+/g," ")}`}function S(d){if(d instanceof m)return d;const o=T(d);if(o!==void 0)return o;const u=d instanceof Error?`${d.
name}: ${d.message}`:String(d);return new m("internal",`The gate failed unexpectedly: ${u}`,"This is a bug in gene-gate;\
 report it. The gate has not decided about the change.",{cause:d})}const C={EACCES:"permission denied",EDQUOT:"the disk \
quota is used up",EIO:"the disk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it d\
oes not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a directory",EPERM:"permission denied",EROFS:"\
the file system is read-only"};function T(d){if(!(d instanceof Error))return;const{code:o="",syscall:u,path:a}=d,e=C[o];
if(e===void 0||u===void 0)return;const r=a??`a file in the temporary directory ${(0,f().tmpdir)()}`;return new m("file_u\
nreadable",`Cannot use ${r}: ${e} (${o}).`,a===void 0||a.startsWith((0,f().tmpdir)())?"Free space there, or set TMPDIR t\
o a writable directory with free space.":"Check the permissions and the free space of the directory.",{cause:d})}},73388:function(y,n,h){
Object.defineProperty(n,"__esModule",{value:!0}),n.inputName=S,n.openInput=$;function f(){const e=h(73024);return f=function(){
return e},e}function m(){const e=h(51455);return m=function(){return e},e}function _(){const e=h(41895);return _=function(){
return e},e}const w=256*1024*1024;async function*$(e,r=w){let s=0;for await(const E of e==="-"?C():T(e,r)){if(s+=E.length,
s>r)throw u(S(e),`more than ${r}`,r);yield E}}function S(e){return e==="-"?"Standard input":e}async function*C(){try{yield*process.
stdin}catch(e){throw a("standard input",e)}}async function*T(e,r){let s;try{d(e,await(0,m().stat)(e),r),s=await(0,m().open)(
e,f().constants.O_RDONLY|(f().constants.O_NONBLOCK??0)),d(e,await s.stat(),r),yield*s.createReadStream({autoClose:!1})}catch(E){
throw E instanceof _().GateError?E:a(e,E)}finally{await s?.close()}}function d(e,r,s){if(!r.isFile())throw new(_()).GateError(
"file_unreadable",`${e} is ${o(r)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(r.size>s)throw u(
e,`${r.size}`,s)}function o(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a\
 device"}function u(e,r,s){return new(_()).GateError("file_unreadable",`${e} has ${r} bytes; the limit is ${s}.`,"Split \
the file, or check that the path is the intended one.")}function a(e,r){const{code:s}=r;return new(_()).GateError("file_\
unreadable",`Cannot read ${e}${s?` (${s})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:r})}},
54244:function(y,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.AuditClock=void 0,n.runProcess=w;function f(){const u=h(
58500);return f=function(){return u},u}function m(){const u=h(41895);return m=function(){return u},u}const _=["SIGHUP","\
SIGINT","SIGTERM"];async function w(u,a){const e=new AbortController,r=()=>{for(const O of _)process.off(O,s)},s=()=>{r(),
e.abort()};let E=!1;process.once("exit",()=>{E||(process.exitCode=u)});for(const O of _)process.on(O,s);try{await a(e.signal),
E=!0}finally{r()}}const $={wholeMs:3e5,scriptsMs:6e4},S=50,C=5e3;class T{#t;#n;#e=0;#i=0;#r=o();#o=o();#u=Promise.resolve();constructor(a,e={}){
this.#t=a,this.#n={...$,...e}}tick(){const a=this.#u.then(()=>this.#c());return this.#u=a.catch(()=>{}),a}async tickScript(){
this.#i+=this.#a(),await this.tick();const{scriptsMs:a}=this.#n;return this.#i>a?a/1e3:void 0}async all(a,e){const r=await Promise.
all(a.map(async s=>(await this.tick(),e(s))));return await this.tick(),r}async#c(){this.#a(),o()-this.#o>S&&(await(0,f().
setImmediate)(),this.#o=o());const{wholeMs:a}=this.#n;if(this.#t?.aborted)throw(0,m().interrupted)("during the audit");if(this.#e>
a)throw d(a)}#a(){const a=o(),e=Math.min(a-this.#r,C);return this.#r=a,this.#e+=e,e}}n.AuditClock=T;function d(u){return new(m()).
GateError("audit_too_long",`The audit takes more than ${u/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function o(){return process.uptime()*1e3}},38863:function(y,n){
Object.defineProperty(n,"__esModule",{value:!0}),n.TOOL=n.HOW_TO_GET_IT=n.HOME=n.COMMAND=void 0;const h=n.TOOL={name:"ge\
ne-gate",version:"0.1.0"},f=n.HOME="https://github.com/gene-gate/gene-gate",m=n.COMMAND="node ../gene-gate/dist/cli/inde\
x.js",_=n.HOW_TO_GET_IT=`${f}#use-it-in-a-terminal`},26016:function(y,n){Object.defineProperty(n,"__esModule",{value:!0}),
n.platformOf=h;function h(f){return f==="darwin"||f==="win32"?f:"linux"}},10289:function(y,n){Object.defineProperty(n,"_\
_esModule",{value:!0}),n.isPlain=b,n.json=M,n.jsonLine=k,n.markdownCode=s,n.markdownFence=E,n.markdownInline=a,n.markdownLinkTarget=
c,n.markdownSentence=e,n.outputLines=S,n.rawBlock=O,n.sarifText=p,n.terminal=w,n.terminalLines=$;const h=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
f=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,m=/\r\n|[\n\r]/g;
function _(t){return`U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function w(t){return t.replace(
h,i=>`<${_(i)}>`)}function $(t){return t.replace(/\t/g,"    ").split(m).map(w)}function S(t){return $(t.replace(f,""))}const C=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
T=/^(.*?)([.,;:!?]?)$/s,d=/[\\`*[\]<>|~]|&(?=[#\w])/g,o=/^(\d*)([-+=]|(?<=\d)[.)])/;function u(t){return(t.match(/`+/g)??
[]).reduce((i,l)=>Math.max(i,l.length),0)}function a(t){return t.split(/\s+/).filter(Boolean).map(r).join(" ")}function e(t){
return t.split(/`([^`]+)`/).map((l,I)=>{if(I%2===1)return s(l);const[A,R]=[/^\s/.test(l)?" ":"",/\s$/.test(l)?" ":""];return A+
a(l)+R}).reduce((l,I)=>l.endsWith("`")&&I.startsWith("`")?`${l} ${I}`:l+I)}function r(t,i){const[,l="",I=""]=T.exec(t)??
[];if(C.test(t))return s(l)+I;const A=w(t).replace(d,"\\$&");return i===0?A.replace(o,"$1\\$2"):A}function s(t){const i=w(
t);if(i==="")return"(empty)";const l="`".repeat(u(i)+1),I=/^[ `]|[ `]$/.test(i)?" ":"";return`${l}${I}${i}${I}${l}`}function E(t,i="\
text"){return O(t.map(w),i)}function O(t,i){const l="`".repeat(Math.max(3,u(t.join(`
`))+1));return[l+i,...t,l]}function b(t){const i=t.replaceAll("	"," ");return w(i)===i}function c(t){if(!(!/^https?:\/\//i.
test(t)||!URL.canParse(t)))return new URL(t).href.replace(/[()<>\\`|*_~[\]]/g,i=>`%${(i.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function p(t){return w(t).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}const g=new RegExp(`(?!\\n)\
(?:${h.source})`,h.flags);function M(t){return N(JSON.stringify(t,null,2))}function k(t){return N(JSON.stringify(t))}function N(t){
return t.replace(g,i=>Array.from({length:i.length},(l,I)=>`\\u${i.charCodeAt(I).toString(16).padStart(4,"0")}`).join(""))}},
31626:function(y,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.failureText=E,n.labelled=T,n.layoutOf=a,n.leftOut=
o,n.limited=d,n.messageText=O,n.page=e,n.prose=C,n.roomOf=S,n.shortName=u;function f(){const c=h(57975);return f=function(){
return c},c}function m(){const c=h(10289);return m=function(){return c},c}function _(){const c=h(50427);return _=function(){
return c},c}function w(){const c=h(94965);return w=function(){return c},c}const $=11;function S({columns:c}){return Math.
max(20,c-$)}function C(c,p,g,M={}){const k=(0,_().wrap)((0,m().terminal)(g.replace(/\s+/g," ").trim()),S(c));return T(c,
p,k.map(N=>M.text?c.paint(M.text,N):N),M.label)}function T({paint:c},p,g,M="quiet"){return g.map((k,N)=>{const t=(0,_().
padRight)(N===0?p:"",$);return`${t.trim()===""?t:c(M,t)}${k}`.trimEnd()})}function d(c,p,g,M){const k=M.verbose?c:c.slice(
0,p),N=c.length-k.length;return{shown:k,rest:N>0?o((0,w().count)(N,`other ${g}`),M):[]}}function o(c,p){return C(p,"",`a\
nd ${c}; --verbose shows all`,{text:"quiet"})}function u(c,p){return(0,_().clipColumns)((0,m().terminal)(c.slice(0,p*2)),
p)}function a({columns:c,colour:p,verbose:g}){return{columns:Math.max(40,c),paint:s(p),verbose:g}}function e(c){return`${c.
filter(g=>g.length>0).map(g=>g.join(`
`)).join(`

`)}
`}const r={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function s(c){return c?(p,g)=>g===
""?g:(0,f().styleText)(r[p],g,{validateStream:!1}):(p,g)=>g}function E({message:c,hint:p},g){return[...b("error: ",c,g),
...b("hint: ",p,g),""].join(`
`)}function O(c,p){return[...b("",c,p),""].join(`
`)}function b(c,p,g){return(0,m().terminalLines)(p).flatMap((M,k)=>{const N=k===0?c:"";return/^\s/.test(M)?[M]:(0,_().wrap)(
N+M,g,Number.POSITIVE_INFINITY)})}},50427:function(y,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.chop=d,n.clipColumns=
S,n.padRight=$,n.textWidth=w,n.wrap=T;function f(){const o=h(74018);return f=function(){return o},o}const m=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;
function _(o){return o<"\x7F"?1:m.test(o)?0:(0,f().eastAsianWidth)(o.codePointAt(0)??0)}function w(o){let u=0;for(const a of o)
u+=_(a);return u}function $(o,u){return o+" ".repeat(Math.max(0,u-w(o)))}function S(o,u){let a=0,e=0,r=0;for(const s of o)
if(a+=_(s),e+=s.length,a<=u-1&&(r=e),a>u)return`${o.slice(0,r)}\u2026`;return o}const C=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function T(o,u,a=u){const e=[];let r="",s=0;const E=O=>w(O)>a&&!C.test(O)?d(O,u):[O];for(const O of o.split(" ").flatMap(
E)){const b=w(O);s>0&&s+1+b>u&&(e.push(r),[r,s]=["",0]),[r,s]=s>0?[`${r} ${O}`,s+1+b]:[O,b]}return[...e,r]}function d(o,u){
const a=[];let e="",r=0;for(const s of o){const E=_(s);if(r+E>u&&e!==""){const O=e.lastIndexOf(" ")+1,b=O>e.length/2?O:e.
length;a.push(e.slice(0,b)),e=e.slice(b),r=w(e)}e+=s,r+=E}return[...a,e]}},94965:function(y,n){Object.defineProperty(n,"\
__esModule",{value:!0}),n.VERDICT_WORDS=n.VERDICT_TONES=n.SIDE_EFFECTS=n.SEVERITY_TONES=n.COMMAND_TONES=void 0,n.capital=
T,n.clip=r,n.clipCounted=o,n.count=h,n.didRun=c,n.duration=m,n.grouped=f,n.inCode=u,n.moment=$,n.named=e,n.outcomeWords=
p,n.shortCommit=S,n.sideEffectCount=b,n.size=_,n.spoken=C,n.statusWords=E;function h(t,i){return`${f(t)} ${i}${t===1?"":
"s"}`}function f(t){return String(t).replaceAll(/\B(?=(?:\d{3})+$)/g,",")}function m(t){if(t<1e3)return`${Math.round(t)}\
 ms`;const i=Math.floor(t/1e3);return i<60?`${(Math.floor(t/100)/10).toFixed(1)} s`:`${Math.floor(i/60)} min ${i%60} s`}
function _(t){const i=Math.min(w.length-1,Math.floor(Math.log2(Math.max(1,t))/10)),l=t/1024**i;return`${i===0?l:l.toFixed(
1)} ${w[i]}`}const w=["B","KiB","MiB","GiB","TiB"];function $(t){return`${t.slice(0,16).replace("T"," ")} UTC`}function S(t){
return t===null?"unknown":t.slice(0,7)}function C(t){return t.replaceAll("_"," ")}function T(t){return t.slice(0,1).toUpperCase()+
t.slice(1)}const d=40;function o(t,i){if(t.length<=i+d)return t;const l=r(t,i);return`${l} (${h(t.length-l.length+1,"cha\
racter")} not shown)`}function u(t){return`\`${t.replaceAll("`","\u02CB")}\``}const a=3;function e(t,i=a){const l=[...new Set(
t)],I=l.length<=i?l:l.slice(0,i-1),A=l.length-I.length,R=I.map(P=>u(r(P,100))).join(", ");return A>0?`${R} and ${f(A)} m\
ore`:R}function r(t,i){return t.length<=i?t:`${t.slice(0,i-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const s={passed:"pa\
ssed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runn\
able here",error:"not decided"};function E({status:t,exit_code:i,signal:l}){return t==="failed"&&i!==null?`failed with e\
xit code ${i}`:t==="crashed"&&/^SIG\w{2,12}$/.test(l??"")?`crashed with ${l}`:s[t]}const O=n.SIDE_EFFECTS=["created","ch\
anged","deleted"];function b(t,i){return i?.totals?.[t]??i?.[t].length??0}function c({status:t}){return t!=="blocked"&&t!==
"skipped"}function p(t){const i=E(t);return c(t)?`${i} ${t.status==="passed"?"in":"after"} ${m(t.duration_ms)}`:i}const g=n.
VERDICT_TONES={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},M=n.COMMAND_TONES={allow:"goo\
d",warn:"caution",block:"bad"},k=n.SEVERITY_TONES={error:"bad",warning:"caution",notice:"quiet"},N=n.VERDICT_WORDS={pass:"\
pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"}},74018:function(y,n,h){
h.r(n),h.d(n,{eastAsianWidth:()=>f.Q1});var f=h(55322)}};
