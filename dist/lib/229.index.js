"use strict";exports.id=229,exports.ids=[229],exports.modules={41895:function(y,n,f){Object.defineProperty(n,"__esModule",{value:!0}),
n.GateError=void 0,n.asGateError=S,n.endsAudit=w,n.inSentences=O,n.interrupted=_,n.systemError=T;function l(){const i=f(
48161);return l=function(){return i},i}class h extends Error{name="GateError";code;hint;constructor(a,u,e,o){super(u,o),
this.code=a,this.hint=e}}n.GateError=h;function w(i){return i instanceof h&&(i.code==="interrupted"||i.code==="audit_too\
_long")}function _(i){return new h("interrupted",`The gate was interrupted ${i} and made no decision.`,"Run the gate aga\
in.")}function O({message:i,hint:a}){const u=i.replace(/\s+/g," ").trim();return`${u}${/[.!?:]$/.test(u)?"":"."} ${a.replace(
/\s+/g," ")}`}function S(i){if(i instanceof h)return i;const a=T(i);if(a!==void 0)return a;const u=i instanceof Error?`${i.
name}: ${i.message}`:String(i);return new h("internal",`The gate failed unexpectedly: ${u}`,"This is a bug in gene-gate;\
 report it. The gate has not decided about the change.",{cause:i})}const b={EACCES:"permission denied",EDQUOT:"the disk \
quota is used up",EFBIG:"the file is larger than the limit",EIO:"the disk reports an error",EMFILE:"too many open files",
ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a d\
irectory",EPERM:"permission denied",EROFS:"the file system is read-only"};function T(i){if(!(i instanceof Error))return;
const{code:a="",syscall:u,path:e}=i,o=b[a];if(o===void 0||u===void 0)return;const s=e??`a file in the temporary director\
y ${(0,l().tmpdir)()}`,E=e===void 0||e.startsWith((0,l().tmpdir)())?"Free space there, or set TMPDIR to a writable direc\
tory with free space.":"Check the permissions and the free space of the directory.",g=`Cannot use ${s}: ${o} (${a}).`;return new h(
"file_unreadable",g,M[a]??E,{cause:i})}const M={EFBIG:"Raise the limit of file sizes, for example with: ulimit -f unlimi\
ted",EMFILE:"Raise the limit of open files, for example with: ulimit -n 1024"}},73388:function(y,n,f){Object.defineProperty(
n,"__esModule",{value:!0}),n.inputName=S,n.openInput=O;function l(){const e=f(73024);return l=function(){return e},e}function h(){
const e=f(51455);return h=function(){return e},e}function w(){const e=f(41895);return w=function(){return e},e}const _=256*
1024*1024;async function*O(e,o=_){let s=0;for await(const E of e==="-"?b():T(e,o)){if(s+=E.length,s>o)throw a(S(e),`more\
 than ${o}`,o);yield E}}function S(e){return e==="-"?"Standard input":e}async function*b(){try{yield*process.stdin}catch(e){
throw u("standard input",e)}}async function*T(e,o){let s;try{M(e,await(0,h().stat)(e),o),s=await(0,h().open)(e,l().constants.
O_RDONLY|(l().constants.O_NONBLOCK??0)),M(e,await s.stat(),o),yield*s.createReadStream({autoClose:!1})}catch(E){throw E instanceof
w().GateError?E:u(e,E)}finally{await s?.close()}}function M(e,o,s){if(!o.isFile())throw new(w()).GateError("file_unreada\
ble",`${e} is ${i(o)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(o.size>s)throw a(e,`${o.
size}`,s)}function i(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a device"}
function a(e,o,s){return new(w()).GateError("file_unreadable",`${e} has ${o} bytes; the limit is ${s}.`,"Split the file,\
 or check that the path is the intended one.")}function u(e,o){const{code:s}=o;return new(w()).GateError("file_unreadabl\
e",`Cannot read ${e}${s?` (${s})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:o})}},54244:function(y,n,f){
Object.defineProperty(n,"__esModule",{value:!0}),n.AuditClock=void 0,n.runProcess=_;function l(){const a=f(58500);return l=
function(){return a},a}function h(){const a=f(41895);return h=function(){return a},a}const w=["SIGHUP","SIGINT","SIGTERM"];
async function _(a,u){const e=new AbortController,o=()=>{for(const g of w)process.off(g,s)},s=()=>{o(),e.abort()};let E=!1;
process.once("exit",()=>{E||(process.exitCode=a)}),process.once("uncaughtException",g=>{const{code:$,message:c,hint:m}=(0,h().
asGateError)(g),p=$==="internal"?`${g.stack}
`:"";process.stderr.write(`error: ${c}
hint: ${m}
${p}`),E=!1,process.exit(a)});for(const g of w)process.on(g,s);try{await u(e.signal),E=!0}finally{o()}}const O={wholeMs:3e5,
scriptsMs:6e4},S=50,b=5e3;class T{#t;#n;#e=0;#i=0;#r=i();#o=i();#a=Promise.resolve();constructor(u,e={}){this.#t=u,this.#n=
{...O,...e}}tick(){const u=this.#a.then(()=>this.#c());return this.#a=u.catch(()=>{}),u}async tickScript(){this.#i+=this.#u(),
await this.tick();const{scriptsMs:u}=this.#n;return this.#i>u?u/1e3:void 0}async all(u,e){const o=await Promise.all(u.map(
async s=>(await this.tick(),e(s))));return await this.tick(),o}async#c(){this.#u(),i()-this.#o>S&&(await(0,l().setImmediate)(),
this.#o=i());const{wholeMs:u}=this.#n;if(this.#t?.aborted)throw(0,h().interrupted)("during the audit");if(this.#e>u)throw M(
u)}#u(){const u=i(),e=Math.min(u-this.#r,b);return this.#r=u,this.#e+=e,e}}n.AuditClock=T;function M(a){return new(h()).
GateError("audit_too_long",`The audit takes more than ${a/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function i(){return process.uptime()*1e3}},38863:function(y,n){
Object.defineProperty(n,"__esModule",{value:!0}),n.TOOL=n.HOW_TO_GET_IT=n.HOME=n.COMMAND=void 0;const f=n.TOOL={name:"ge\
ne-gate",version:"0.1.0"},l=n.HOME="https://github.com/gene-gate/gene-gate",h=n.COMMAND="node ../gene-gate/dist/cli/inde\
x.js",w=n.HOW_TO_GET_IT=`${l}#use-it-in-a-terminal`},26016:function(y,n){Object.defineProperty(n,"__esModule",{value:!0}),
n.platformOf=f;function f(l){return l==="darwin"||l==="win32"?l:"linux"}},10289:function(y,n){Object.defineProperty(n,"_\
_esModule",{value:!0}),n.isPlain=$,n.json=I,n.jsonLine=k,n.markdownCode=s,n.markdownFence=E,n.markdownInline=u,n.markdownLinkTarget=
c,n.markdownSentence=e,n.outputLines=S,n.rawBlock=g,n.sarifText=m,n.terminal=_,n.terminalLines=O;const f=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
l=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,h=/\r\n|[\n\r]/g;
function w(t){return`U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function _(t){return t.replace(
f,r=>`<${w(r)}>`)}function O(t){return t.replace(/\t/g,"    ").split(h).map(_)}function S(t){return O(t.replace(l,""))}const b=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
T=/^(.*?)([.,;:!?]?)$/s,M=/[\\`*[\]<>|~]|&(?=[#\w])/g,i=/^(\d*)([-+=]|(?<=\d)[.)])/;function a(t){return(t.match(/`+/g)??
[]).reduce((r,d)=>Math.max(r,d.length),0)}function u(t){return t.split(/\s+/).filter(Boolean).map(o).join(" ")}function e(t){
return t.split(/`([^`]+)`/).map((d,C)=>{if(C%2===1)return s(d);const[R,A]=[/^\s/.test(d)?" ":"",/\s$/.test(d)?" ":""];return R+
u(d)+A}).reduce((d,C)=>d.endsWith("`")&&C.startsWith("`")?`${d} ${C}`:d+C)}function o(t,r){const[,d="",C=""]=T.exec(t)??
[];if(b.test(t))return s(d)+C;const R=_(t).replace(M,"\\$&");return r===0?R.replace(i,"$1\\$2"):R}function s(t){const r=_(
t);if(r==="")return"(empty)";const d="`".repeat(a(r)+1),C=/^[ `]|[ `]$/.test(r)?" ":"";return`${d}${C}${r}${C}${d}`}function E(t,r="\
text"){return g(t.map(_),r)}function g(t,r){const d="`".repeat(Math.max(3,a(t.join(`
`))+1));return[d+r,...t,d]}function $(t){const r=t.replaceAll("	"," ");return _(r)===r}function c(t){if(!(!/^https?:\/\//i.
test(t)||!URL.canParse(t)))return new URL(t).href.replace(/[()<>\\`|*_~[\]]/g,r=>`%${(r.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function m(t){return _(t).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}const p=new RegExp(`(?!\\n)\
(?:${f.source})`,f.flags);function I(t){return N(JSON.stringify(t,null,2))}function k(t){return N(JSON.stringify(t))}function N(t){
return t.replace(p,r=>Array.from({length:r.length},(d,C)=>`\\u${r.charCodeAt(C).toString(16).padStart(4,"0")}`).join(""))}},
31626:function(y,n,f){Object.defineProperty(n,"__esModule",{value:!0}),n.failureText=E,n.labelled=T,n.layoutOf=u,n.leftOut=
i,n.limited=M,n.messageText=g,n.page=e,n.prose=b,n.roomOf=S,n.shortName=a;function l(){const c=f(57975);return l=function(){
return c},c}function h(){const c=f(10289);return h=function(){return c},c}function w(){const c=f(50427);return w=function(){
return c},c}function _(){const c=f(94965);return _=function(){return c},c}const O=11;function S({columns:c}){return Math.
max(20,c-O)}function b(c,m,p,I={}){const k=(0,w().wrap)((0,h().terminal)(p.replace(/\s+/g," ").trim()),S(c));return T(c,
m,k.map(N=>I.text?c.paint(I.text,N):N),I.label)}function T({paint:c},m,p,I="quiet"){return p.map((k,N)=>{const t=(0,w().
padRight)(N===0?m:"",O);return`${t.trim()===""?t:c(I,t)}${k}`.trimEnd()})}function M(c,m,p,I){const k=I.verbose?c:c.slice(
0,m),N=c.length-k.length;return{shown:k,rest:N>0?i((0,_().count)(N,`other ${p}`),I):[]}}function i(c,m){return b(m,"",`a\
nd ${c}; --verbose shows all`,{text:"quiet"})}function a(c,m){return(0,w().clipColumns)((0,h().terminal)(c.slice(0,m*2)),
m)}function u({columns:c,colour:m,verbose:p}){return{columns:Math.max(40,c),paint:s(m),verbose:p}}function e(c){return`${c.
filter(p=>p.length>0).map(p=>p.join(`
`)).join(`

`)}
`}const o={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function s(c){return c?(m,p)=>p===
""?p:(0,l().styleText)(o[m],p,{validateStream:!1}):(m,p)=>p}function E({message:c,hint:m},p){return[...$("error: ",c,p),
...$("hint: ",m,p),""].join(`
`)}function g(c,m){return[...$("",c,m),""].join(`
`)}function $(c,m,p){return(0,h().terminalLines)(m).flatMap((I,k)=>{const N=k===0?c:"";return/^\s/.test(I)?[I]:(0,w().wrap)(
N+I,p,Number.POSITIVE_INFINITY)})}},50427:function(y,n,f){Object.defineProperty(n,"__esModule",{value:!0}),n.chop=M,n.clipColumns=
S,n.padRight=O,n.textWidth=_,n.wrap=T;function l(){const i=f(74018);return l=function(){return i},i}const h=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;
function w(i){return i<"\x7F"?1:h.test(i)?0:(0,l().eastAsianWidth)(i.codePointAt(0)??0)}function _(i){let a=0;for(const u of i)
a+=w(u);return a}function O(i,a){return i+" ".repeat(Math.max(0,a-_(i)))}function S(i,a){let u=0,e=0,o=0;for(const s of i)
if(u+=w(s),e+=s.length,u<=a-1&&(o=e),u>a)return`${i.slice(0,o)}\u2026`;return i}const b=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function T(i,a,u=a){const e=[];let o="",s=0;const E=g=>_(g)>u&&!b.test(g)?M(g,a):[g];for(const g of i.split(" ").flatMap(
E)){const $=_(g);s>0&&s+1+$>a&&(e.push(o),[o,s]=["",0]),[o,s]=s>0?[`${o} ${g}`,s+1+$]:[g,$]}return[...e,o]}function M(i,a){
const u=[];let e="",o=0;for(const s of i){const E=w(s);if(o+E>a&&e!==""){const g=e.lastIndexOf(" ")+1,$=g>e.length/2?g:e.
length;u.push(e.slice(0,$)),e=e.slice($),o=_(e)}e+=s,o+=E}return[...u,e]}},94965:function(y,n){Object.defineProperty(n,"\
__esModule",{value:!0}),n.VERDICT_WORDS=n.VERDICT_TONES=n.SIDE_EFFECTS=n.SEVERITY_TONES=n.COMMAND_TONES=void 0,n.capital=
T,n.clip=o,n.clipCounted=i,n.count=f,n.didRun=c,n.duration=h,n.grouped=l,n.inCode=a,n.moment=O,n.named=e,n.outcomeWords=
m,n.shortCommit=S,n.sideEffectCount=$,n.size=w,n.spoken=b,n.statusWords=E;function f(t,r){return`${l(t)} ${r}${t===1?"":
"s"}`}function l(t){return String(t).replaceAll(/\B(?=(?:\d{3})+$)/g,",")}function h(t){if(t<1e3)return`${Math.round(t)}\
 ms`;const r=Math.floor(t/1e3);return r<60?`${(Math.floor(t/100)/10).toFixed(1)} s`:`${Math.floor(r/60)} min ${r%60} s`}
function w(t){const r=Math.min(_.length-1,Math.floor(Math.log2(Math.max(1,t))/10)),d=t/1024**r;return`${r===0?d:d.toFixed(
1)} ${_[r]}`}const _=["B","KiB","MiB","GiB","TiB"];function O(t){return`${t.slice(0,16).replace("T"," ")} UTC`}function S(t){
return t===null?"unknown":t.slice(0,7)}function b(t){return t.replaceAll("_"," ")}function T(t){return t.slice(0,1).toUpperCase()+
t.slice(1)}const M=40;function i(t,r){if(t.length<=r+M)return t;const d=o(t,r);return`${d} (${f(t.length-d.length+1,"cha\
racter")} not shown)`}function a(t){return`\`${t.replaceAll("`","\u02CB")}\``}const u=3;function e(t,r=u){const d=[...new Set(
t)],C=d.length<=r?d:d.slice(0,r-1),R=d.length-C.length,A=C.map(P=>a(o(P,100))).join(", ");return R>0?`${A} and ${l(R)} m\
ore`:A}function o(t,r){return t.length<=r?t:`${t.slice(0,r-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const s={passed:"pa\
ssed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runn\
able here",error:"not decided"};function E({status:t,exit_code:r,signal:d}){return t==="failed"&&r!==null?`failed with e\
xit code ${r}`:t==="crashed"&&/^SIG\w{2,12}$/.test(d??"")?`crashed with ${d}`:s[t]}const g=n.SIDE_EFFECTS=["created","ch\
anged","deleted"];function $(t,r){return r?.totals?.[t]??r?.[t].length??0}function c({status:t}){return t!=="blocked"&&t!==
"skipped"}function m(t){const r=E(t);return c(t)?`${r} ${t.status==="passed"?"in":"after"} ${h(t.duration_ms)}`:r}const p=n.
VERDICT_TONES={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},I=n.COMMAND_TONES={allow:"goo\
d",warn:"caution",block:"bad"},k=n.SEVERITY_TONES={error:"bad",warning:"caution",notice:"quiet"},N=n.VERDICT_WORDS={pass:"\
pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"}},74018:function(y,n,f){
f.r(n),f.d(n,{eastAsianWidth:()=>l.Q1});var l=f(55322)}};
