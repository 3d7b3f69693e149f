"use strict";exports.id=127,exports.ids=[127],exports.modules={41895:function(k,t,f){Object.defineProperty(t,"__esModule",{value:!0}),
t.GateError=void 0,t.asGateError=S,t.endsAudit=g,t.inSentences=T,t.interrupted=m,t.systemError=M;function h(){const r=f(
48161);return h=function(){return r},r}class l extends Error{name="GateError";code;hint;constructor(u,c,e,a){super(c,a),
this.code=u,this.hint=e}}t.GateError=l;function g(r){return r instanceof l&&(r.code==="interrupted"||r.code==="audit_too\
_long")}function m(r){return new l("interrupted",`The gate was interrupted ${r} and made no decision.`,"Run the gate aga\
in.")}function T({message:r,hint:u}){const c=r.replace(/\s+/g," ").trim();return`${c}${/[.!?:]$/.test(c)?"":"."} ${u.replace(
/\s+/g," ")}`}function S(r){if(r instanceof l)return r;const u=M(r);if(u!==void 0)return u;const c=r instanceof Error?`${r.
name}: ${r.message}`:String(r);return new l("internal",`The gate failed unexpectedly: ${c}`,"This is a bug in gene-gate;\
 report it. The gate has not decided about the change.",{cause:r})}const b={EACCES:"permission denied",EDQUOT:"the disk \
quota is used up",EFBIG:"the file is larger than the limit",EIO:"the disk reports an error",EMFILE:"too many open files",
ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a d\
irectory",EPERM:"permission denied",EROFS:"the file system is read-only"};function M(r){if(!(r instanceof Error))return;
const{code:u="",syscall:c,path:e}=r,a=b[u];if(a===void 0||c===void 0)return;const s=e??`a file in the temporary director\
y ${(0,h().tmpdir)()}`,E=e===void 0||e.startsWith((0,h().tmpdir)())?"Free space there, or set TMPDIR to a writable direc\
tory with free space.":"Check the permissions and the free space of the directory.",p=`Cannot use ${s}: ${a} (${u}).`;return new l(
"file_unreadable",p,O[u]??E,{cause:r})}const O={EFBIG:"Raise the limit of file sizes, for example with: ulimit -f unlimi\
ted",EMFILE:"Raise the limit of open files, for example with: ulimit -n 1024"}},73388:function(k,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.inputName=S,t.openInput=T;function h(){const e=f(73024);return h=function(){return e},e}function l(){
const e=f(51455);return l=function(){return e},e}function g(){const e=f(41895);return g=function(){return e},e}const m=256*
1024*1024;async function*T(e,a=m){let s=0;for await(const E of e==="-"?b():M(e,a)){if(s+=E.length,s>a)throw u(S(e),`more\
 than ${a}`,a);yield E}}function S(e){return e==="-"?"Standard input":e}async function*b(){try{yield*process.stdin}catch(e){
throw c("standard input",e)}}async function*M(e,a){let s;try{O(e,await(0,l().stat)(e),a),s=await(0,l().open)(e,h().constants.
O_RDONLY|(h().constants.O_NONBLOCK??0)),O(e,await s.stat(),a),yield*s.createReadStream({autoClose:!1})}catch(E){throw E instanceof
g().GateError?E:c(e,E)}finally{await s?.close()}}function O(e,a,s){if(!a.isFile())throw new(g()).GateError("file_unreada\
ble",`${e} is ${r(a)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(a.size>s)throw u(e,`${a.
size}`,s)}function r(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a device"}
function u(e,a,s){return new(g()).GateError("file_unreadable",`${e} has ${a} bytes; the limit is ${s}.`,"Split the file,\
 or check that the path is the intended one.")}function c(e,a){const{code:s}=a;return new(g()).GateError("file_unreadabl\
e",`Cannot read ${e}${s?` (${s})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:a})}},54244:function(k,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.AuditClock=void 0,t.runProcess=m;function h(){const u=f(58500);return h=
function(){return u},u}function l(){const u=f(41895);return l=function(){return u},u}const g=["SIGHUP","SIGINT","SIGTERM"];
async function m(u,c){const e=new AbortController,a=()=>{for(const p of g)process.off(p,s)},s=()=>{a(),e.abort()};let E=!1;
process.once("exit",()=>{E||(process.exitCode=u)}),process.once("uncaughtException",p=>{const{code:C,message:N,hint:y}=(0,l().
asGateError)(p),o=C==="internal"?`${p.stack}
`:"";process.stderr.write(`error: ${N}
hint: ${y}
${o}`),E=!1,process.exit(u)});for(const p of g)process.on(p,s);try{await c(e.signal),E=!0}finally{a()}}const T={wholeMs:3e5,
scriptsMs:6e4},S=50,b=5e3;class M{#t;#n;#e=0;#i=0;#r=r();#o=r();#u=Promise.resolve();constructor(c,e={}){this.#t=c,this.#n=
{...T,...e}}tick(){const c=this.#u.then(()=>this.#c());return this.#u=c.catch(()=>{}),c}async tickScript(){this.#i+=this.#a(),
await this.tick();const{scriptsMs:c}=this.#n;return this.#i>c?c/1e3:void 0}async all(c,e){const a=await Promise.all(c.map(
async s=>(await this.tick(),e(s))));return await this.tick(),a}async#c(){this.#a(),r()-this.#o>S&&(await(0,h().setImmediate)(),
this.#o=r());const{wholeMs:c}=this.#n;if(this.#t?.aborted)throw(0,l().interrupted)("during the audit");if(this.#e>c)throw O(
c)}#a(){const c=r(),e=Math.min(c-this.#r,b);return this.#r=c,this.#e+=e,e}}t.AuditClock=M;function O(u){return new(l()).
GateError("audit_too_long",`The audit takes more than ${u/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function r(){return process.uptime()*1e3}},38863:function(k,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.TOOL=t.HOW_TO_GET_IT=t.HOME=void 0;const f=t.TOOL={name:"gene-gate",version:"\
0.1.0"},h=t.HOME="https://github.com/gene-gate/gene-gate",l=t.HOW_TO_GET_IT=`${h}#use-it-on-your-own-repository`},26016:function(k,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.platformOf=f;function f(h){return h==="darwin"||h==="win32"?h:"linux"}},
10289:function(k,t){Object.defineProperty(t,"__esModule",{value:!0}),t.isPlain=C,t.json=_,t.jsonLine=w,t.markdownCode=s,
t.markdownFence=E,t.markdownInline=c,t.markdownLinkTarget=N,t.markdownSentence=e,t.outputLines=S,t.rawBlock=p,t.sarifText=
y,t.terminal=m,t.terminalLines=T;const f=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
h=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,l=/\r\n|[\n\r]/g;
function g(n){return`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function m(n){return n.replace(
f,i=>`<${g(i)}>`)}function T(n){return n.replace(/\t/g,"    ").split(l).map(m)}function S(n){return T(n.replace(h,""))}const b=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
M=/^(.*?)([.,;:!?]?)$/s,O=/[\\`*[\]<>|~]|&(?=[#\w])/g,r=/^(\d*)([-+=]|(?<=\d)[.)])/;function u(n){return(n.match(/`+/g)??
[]).reduce((i,d)=>Math.max(i,d.length),0)}function c(n){return n.split(/\s+/).filter(Boolean).map(a).join(" ")}function e(n){
return n.split(/`([^`]+)`/).map((d,I)=>{if(I%2===1)return s(d);const[A,R]=[/^\s/.test(d)?" ":"",/\s$/.test(d)?" ":""];return A+
c(d)+R}).reduce((d,I)=>d.endsWith("`")&&I.startsWith("`")?`${d} ${I}`:d+I)}function a(n,i){const[,d="",I=""]=M.exec(n)??
[];if(b.test(n))return s(d)+I;const A=m(n).replace(O,"\\$&");return i===0?A.replace(r,"$1\\$2"):A}function s(n){const i=m(
n);if(i==="")return"(empty)";const d="`".repeat(u(i)+1),I=/^[ `]|[ `]$/.test(i)?" ":"";return`${d}${I}${i}${I}${d}`}function E(n,i="\
text"){return p(n.map(m),i)}function p(n,i){const d="`".repeat(Math.max(3,u(n.join(`
`))+1));return[d+i,...n,d]}function C(n){const i=n.replaceAll("	"," ");return m(i)===i}function N(n){if(!(!/^https?:\/\//i.
test(n)||!URL.canParse(n)))return new URL(n).href.replace(/[()<>\\`|*_~[\]]/g,i=>`%${(i.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function y(n){return m(n).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}const o=new RegExp(`(?!\\n)\
(?:${f.source})`,f.flags);function _(n){return $(JSON.stringify(n,null,2))}function w(n){return $(JSON.stringify(n))}function $(n){
return n.replace(o,i=>Array.from({length:i.length},(d,I)=>`\\u${i.charCodeAt(I).toString(16).padStart(4,"0")}`).join(""))}},
31626:function(k,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.failureText=C,t.labelled=O,t.layoutOf=e,t.leftOut=
u,t.limited=r,t.messageText=N,t.page=a,t.prose=M,t.roomOf=b,t.shortName=c,t.startedAs=p;function h(){const o=f(57975);return h=
function(){return o},o}function l(){const o=f(38863);return l=function(){return o},o}function g(){const o=f(10289);return g=
function(){return o},o}function m(){const o=f(50427);return m=function(){return o},o}function T(){const o=f(94965);return T=
function(){return o},o}const S=11;function b({columns:o}){return Math.max(20,o-S)}function M(o,_,w,$={}){const n=(0,m().
wrap)((0,g().terminal)(p(o,w.replace(/\s+/g," ").trim())),b(o));return O(o,_,n.map(i=>$.text?o.paint($.text,i):i),$.label)}
function O({paint:o},_,w,$="quiet"){return w.map((n,i)=>{const d=(0,m().padRight)(i===0?_:"",S);return`${d.trim()===""?d:
o($,d)}${n}`.trimEnd()})}function r(o,_,w,$){const n=$.verbose?o:o.slice(0,_),i=o.length-n.length;return{shown:n,rest:i>
0?u((0,T().count)(i,`other ${w}`),$):[]}}function u(o,_){return M(_,"",`and ${o}; --verbose shows all`,{text:"quiet"})}function c(o,_){
return(0,m().clipColumns)((0,g().terminal)(o.slice(0,_*2)),_)}function e({columns:o,colour:_,verbose:w,name:$=l().TOOL.name}){
return{columns:Math.max(40,o),paint:E(_),verbose:w,name:$}}function a(o){return`${o.filter(w=>w.length>0).map(w=>w.join(
`
`)).join(`

`)}
`}const s={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function E(o){return o?(_,w)=>w===
""?w:(0,h().styleText)(s[_],w,{validateStream:!1}):(_,w)=>w}function p({name:o=l().TOOL.name},_){return o===l().TOOL.name?
_:_.replaceAll(`\`${l().TOOL.name} `,`\`${o} `)}function C({message:o,hint:_},w){return[...y("error: ",o,w),...y("hint: ",
_,w),""].join(`
`)}function N(o,_){return[...y("",o,_),""].join(`
`)}function y(o,_,w){const{columns:$}=w;return(0,g().terminalLines)(p(w,_)).flatMap((n,i)=>{const d=i===0?o:"";return/^\s/.
test(n)?[n]:(0,m().wrap)(d+n,$,Number.POSITIVE_INFINITY)})}},50427:function(k,t,f){Object.defineProperty(t,"__esModule",
{value:!0}),t.chop=O,t.clipColumns=S,t.padRight=T,t.textWidth=m,t.wrap=M;function h(){const r=f(74018);return h=function(){
return r},r}const l=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;function g(r){return r<"\x7F"?1:l.test(r)?0:(0,h().eastAsianWidth)(r.codePointAt(
0)??0)}function m(r){let u=0;for(const c of r)u+=g(c);return u}function T(r,u){return r+" ".repeat(Math.max(0,u-m(r)))}function S(r,u){
let c=0,e=0,a=0;for(const s of r)if(c+=g(s),e+=s.length,c<=u-1&&(a=e),c>u)return`${r.slice(0,a)}\u2026`;return r}const b=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function M(r,u,c=u){const e=[];let a="",s=0;const E=p=>m(p)>c&&!b.test(p)?O(p,u):[p];for(const p of r.split(" ").flatMap(
E)){const C=m(p);s>0&&s+1+C>u&&(e.push(a),[a,s]=["",0]),[a,s]=s>0?[`${a} ${p}`,s+1+C]:[p,C]}return[...e,a]}function O(r,u){
const c=[];let e="",a=0;for(const s of r){const E=g(s);if(a+E>u&&e!==""){const p=e.lastIndexOf(" ")+1,C=p>e.length/2?p:e.
length;c.push(e.slice(0,C)),e=e.slice(C),a=m(e)}e+=s,a+=E}return[...c,e]}},94965:function(k,t){Object.defineProperty(t,"\
__esModule",{value:!0}),t.VERDICT_WORDS=t.VERDICT_TONES=t.SIDE_EFFECTS=t.SEVERITY_TONES=t.COMMAND_TONES=void 0,t.capital=
M,t.clip=a,t.clipCounted=r,t.count=f,t.didRun=N,t.duration=l,t.grouped=h,t.inCode=u,t.moment=T,t.named=e,t.outcomeWords=
y,t.shortCommit=S,t.sideEffectCount=C,t.size=g,t.spoken=b,t.statusWords=E;function f(n,i){return`${h(n)} ${i}${n===1?"":
"s"}`}function h(n){return String(n).replaceAll(/\B(?=(?:\d{3})+$)/g,",")}function l(n){if(n<1e3)return`${Math.round(n)}\
 ms`;const i=Math.floor(n/1e3);return i<60?`${(Math.floor(n/100)/10).toFixed(1)} s`:`${Math.floor(i/60)} min ${i%60} s`}
function g(n){const i=Math.min(m.length-1,Math.floor(Math.log2(Math.max(1,n))/10)),d=n/1024**i;return`${i===0?d:d.toFixed(
1)} ${m[i]}`}const m=["B","KiB","MiB","GiB","TiB"];function T(n){return`${n.slice(0,16).replace("T"," ")} UTC`}function S(n){
return n===null?"unknown":n.slice(0,7)}function b(n){return n.replaceAll("_"," ")}function M(n){return n.slice(0,1).toUpperCase()+
n.slice(1)}const O=40;function r(n,i){if(n.length<=i+O)return n;const d=a(n,i);return`${d} (${f(n.length-d.length+1,"cha\
racter")} not shown)`}function u(n){return`\`${n.replaceAll("`","\u02CB")}\``}const c=3;function e(n,i=c){const d=[...new Set(
n)],I=d.length<=i?d:d.slice(0,i-1),A=d.length-I.length,R=I.map(L=>u(a(L,100))).join(", ");return A>0?`${R} and ${h(A)} m\
ore`:R}function a(n,i){return n.length<=i?n:`${n.slice(0,i-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const s={passed:"pa\
ssed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runn\
able here",error:"not decided"};function E({status:n,exit_code:i,signal:d}){return n==="failed"&&i!==null?`failed with e\
xit code ${i}`:n==="crashed"&&/^SIG\w{2,12}$/.test(d??"")?`crashed with ${d}`:s[n]}const p=t.SIDE_EFFECTS=["created","ch\
anged","deleted"];function C(n,i){return i?.totals?.[n]??i?.[n].length??0}function N({status:n}){return n!=="blocked"&&n!==
"skipped"}function y(n){const i=E(n);return N(n)?`${i} ${n.status==="passed"?"in":"after"} ${l(n.duration_ms)}`:i}const o=t.
VERDICT_TONES={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},_=t.COMMAND_TONES={allow:"goo\
d",warn:"caution",block:"bad"},w=t.SEVERITY_TONES={error:"bad",warning:"caution",notice:"quiet"},$=t.VERDICT_WORDS={pass:"\
pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"}},36773:function(k,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.inCode=f,t.singleQuoted=h;function f(l){return l.map(g=>`\`${g}\``).join(
", ")}function h(l){return`'${l.replaceAll("'","'\\''")}'`}},74018:function(k,t,f){f.r(t),f.d(t,{eastAsianWidth:()=>h.Q1});
var h=f(55322)}};
