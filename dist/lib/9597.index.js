"use strict";exports.id=9597,exports.ids=[9597],exports.modules={41895:function(N,n,f){Object.defineProperty(n,"__esModule",{value:!0}),
n.GateError=void 0,n.asGateError=T,n.endsAudit=E,n.inSentences=O,n.interrupted=m,n.systemError=M;function l(){const i=f(
48161);return l=function(){return i},i}class h extends Error{name="GateError";code;hint;constructor(u,s,e,a){super(s,a),
this.code=u,this.hint=e}}n.GateError=h;function E(i){return i instanceof h&&(i.code==="interrupted"||i.code==="audit_too\
_long")}function m(i){return new h("interrupted",`The gate was interrupted ${i} and made no decision.`,"Run the gate aga\
in.")}function O({message:i,hint:u}){const s=i.replace(/\s+/g," ").trim();return`${s}${/[.!?:]$/.test(s)?"":"."} ${u.replace(
/\s+/g," ")}`}function T(i){if(i instanceof h)return i;const u=M(i);if(u!==void 0)return u;const s=i instanceof Error?`${i.
name}: ${i.message}`:String(i);return new h("internal",`The gate failed unexpectedly: ${s}`,"This is a bug in gene-gate;\
 report it. The gate has not decided about the change.",{cause:i})}const S={EACCES:"permission denied",EDQUOT:"the disk \
quota is used up",EFBIG:"the file is larger than the limit",EIO:"the disk reports an error",EMFILE:"too many open files",
ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a d\
irectory",EPERM:"permission denied",EROFS:"the file system is read-only"};function M(i){if(!(i instanceof Error))return;
const{code:u="",syscall:s,path:e}=i,a=S[u];if(a===void 0||s===void 0)return;const c=e??`a file in the temporary director\
y ${(0,l().tmpdir)()}`,w=e===void 0||e.startsWith((0,l().tmpdir)())?"Free space there, or set TMPDIR to a writable direc\
tory with free space.":"Check the permissions and the free space of the directory.",p=`Cannot use ${c}: ${a} (${u}).`;return new h(
"file_unreadable",p,$[u]??w,{cause:i})}const $={EFBIG:"Raise the limit of file sizes, for example with: ulimit -f unlimi\
ted",EMFILE:"Raise the limit of open files, for example with: ulimit -n 1024"}},3051:function(N,n,f){Object.defineProperty(
n,"__esModule",{value:!0}),n.nearestName=m;function l(){const O=f(28940);return l=function(){return O},O}const h=80,E=4;
function m(O,T){const S=O.slice(0,h),M=T.find(i=>i.includes(O));if(M!==void 0&&O.length>=E)return M;const $=T.length>0?(0,l().
closest)(S,[...T]):void 0;if($!==void 0)return(0,l().distance)(S,$)<=S.length/2?$:void 0}},73388:function(N,n,f){Object.
defineProperty(n,"__esModule",{value:!0}),n.inputName=T,n.openInput=O;function l(){const e=f(73024);return l=function(){
return e},e}function h(){const e=f(51455);return h=function(){return e},e}function E(){const e=f(41895);return E=function(){
return e},e}const m=256*1024*1024;async function*O(e,a=m){let c=0;for await(const w of e==="-"?S():M(e,a)){if(c+=w.length,
c>a)throw u(T(e),`more than ${a}`,a);yield w}}function T(e){return e==="-"?"Standard input":e}async function*S(){try{yield*process.
stdin}catch(e){throw s("standard input",e)}}async function*M(e,a){let c;try{$(e,await(0,h().stat)(e),a),c=await(0,h().open)(
e,l().constants.O_RDONLY|(l().constants.O_NONBLOCK??0)),$(e,await c.stat(),a),yield*c.createReadStream({autoClose:!1})}catch(w){
throw w instanceof E().GateError?w:s(e,w)}finally{await c?.close()}}function $(e,a,c){if(!a.isFile())throw new(E()).GateError(
"file_unreadable",`${e} is ${i(a)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(a.size>c)throw u(
e,`${a.size}`,c)}function i(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a\
 device"}function u(e,a,c){return new(E()).GateError("file_unreadable",`${e} has ${a} bytes; the limit is ${c}.`,"Split \
the file, or check that the path is the intended one.")}function s(e,a){const{code:c}=a;return new(E()).GateError("file_\
unreadable",`Cannot read ${e}${c?` (${c})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:a})}},
54244:function(N,n,f){Object.defineProperty(n,"__esModule",{value:!0}),n.AuditClock=void 0,n.runProcess=m;function l(){const u=f(
58500);return l=function(){return u},u}function h(){const u=f(41895);return h=function(){return u},u}const E=["SIGHUP","\
SIGINT","SIGTERM"];async function m(u,s){const e=new AbortController,a=()=>{for(const p of E)process.off(p,c)},c=()=>{a(),
e.abort()};let w=!1;process.once("exit",()=>{w||(process.exitCode=u)}),process.once("uncaughtException",p=>{const{code:C,
message:k,hint:y}=(0,h().asGateError)(p),o=C==="internal"?`${p.stack}
`:"";process.stderr.write(`error: ${k}
hint: ${y}
${o}`),w=!1,process.exit(u)});for(const p of E)process.on(p,c);try{await s(e.signal),w=!0}finally{a()}}const O={wholeMs:3e5,
scriptsMs:6e4},T=50,S=5e3;class M{#t;#n;#e=0;#i=0;#r=i();#o=i();#u=Promise.resolve();constructor(s,e={}){this.#t=s,this.#n=
{...O,...e}}tick(){const s=this.#u.then(()=>this.#s());return this.#u=s.catch(()=>{}),s}async tickScript(){this.#i+=this.#a(),
await this.tick();const{scriptsMs:s}=this.#n;return this.#i>s?s/1e3:void 0}async all(s,e){const a=await Promise.all(s.map(
async c=>(await this.tick(),e(c))));return await this.tick(),a}async#s(){this.#a(),i()-this.#o>T&&(await(0,l().setImmediate)(),
this.#o=i());const{wholeMs:s}=this.#n;if(this.#t?.aborted)throw(0,h().interrupted)("during the audit");if(this.#e>s)throw $(
s)}#a(){const s=i(),e=Math.min(s-this.#r,S);return this.#r=s,this.#e+=e,e}}n.AuditClock=M;function $(u){return new(h()).
GateError("audit_too_long",`The audit takes more than ${u/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function i(){return process.uptime()*1e3}},38863:function(N,n){
Object.defineProperty(n,"__esModule",{value:!0}),n.TOOL=n.HOW_TO_GET_IT=n.HOME=void 0;const f=n.TOOL={name:"gene-gate",version:"\
0.1.0"},l=n.HOME="https://github.com/gene-gate/gene-gate",h=n.HOW_TO_GET_IT=`${l}#use-it-on-your-own-repository`},26016:function(N,n){
Object.defineProperty(n,"__esModule",{value:!0}),n.platformOf=f;function f(l){return l==="darwin"||l==="win32"?l:"linux"}},
10289:function(N,n){Object.defineProperty(n,"__esModule",{value:!0}),n.isPlain=C,n.json=_,n.jsonLine=g,n.markdownCode=c,
n.markdownFence=w,n.markdownInline=s,n.markdownLinkTarget=k,n.markdownSentence=e,n.outputLines=T,n.rawBlock=p,n.sarifText=
y,n.terminal=m,n.terminalLines=O;const f=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
l=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,h=/\r\n|[\n\r]/g;
function E(t){return`U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function m(t){return t.replace(
f,r=>`<${E(r)}>`)}function O(t){return t.replace(/\t/g,"    ").split(h).map(m)}function T(t){return O(t.replace(l,""))}const S=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
M=/^(.*?)([.,;:!?]?)$/s,$=/[\\`*[\]<>|~]|&(?=[#\w])/g,i=/^(\d*)([-+=]|(?<=\d)[.)])/;function u(t){return(t.match(/`+/g)??
[]).reduce((r,d)=>Math.max(r,d.length),0)}function s(t){return t.split(/\s+/).filter(Boolean).map(a).join(" ")}function e(t){
return t.split(/`([^`]+)`/).map((d,b)=>{if(b%2===1)return c(d);const[R,A]=[/^\s/.test(d)?" ":"",/\s$/.test(d)?" ":""];return R+
s(d)+A}).reduce((d,b)=>d.endsWith("`")&&b.startsWith("`")?`${d} ${b}`:d+b)}function a(t,r){const[,d="",b=""]=M.exec(t)??
[];if(S.test(t))return c(d)+b;const R=m(t).replace($,"\\$&");return r===0?R.replace(i,"$1\\$2"):R}function c(t){const r=m(
t);if(r==="")return"(empty)";const d="`".repeat(u(r)+1),b=/^[ `]|[ `]$/.test(r)?" ":"";return`${d}${b}${r}${b}${d}`}function w(t,r="\
text"){return p(t.map(m),r)}function p(t,r){const d="`".repeat(Math.max(3,u(t.join(`
`))+1));return[d+r,...t,d]}function C(t){const r=t.replaceAll("	"," ");return m(r)===r}function k(t){if(!(!/^https?:\/\//i.
test(t)||!URL.canParse(t)))return new URL(t).href.replace(/[()<>\\`|*_~[\]]/g,r=>`%${(r.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function y(t){return m(t).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}const o=new RegExp(`(?!\\n)\
(?:${f.source})`,f.flags);function _(t){return I(JSON.stringify(t,null,2))}function g(t){return I(JSON.stringify(t))}function I(t){
return t.replace(o,r=>Array.from({length:r.length},(d,b)=>`\\u${r.charCodeAt(b).toString(16).padStart(4,"0")}`).join(""))}},
31626:function(N,n,f){Object.defineProperty(n,"__esModule",{value:!0}),n.failureText=C,n.labelled=$,n.layoutOf=e,n.leftOut=
u,n.limited=i,n.messageText=k,n.page=a,n.prose=M,n.roomOf=S,n.shortName=s,n.startedAs=p;function l(){const o=f(57975);return l=
function(){return o},o}function h(){const o=f(38863);return h=function(){return o},o}function E(){const o=f(10289);return E=
function(){return o},o}function m(){const o=f(50427);return m=function(){return o},o}function O(){const o=f(94965);return O=
function(){return o},o}const T=11;function S({columns:o}){return Math.max(20,o-T)}function M(o,_,g,I={}){const t=(0,m().
wrap)((0,E().terminal)(p(o,g.replace(/\s+/g," ").trim())),S(o));return $(o,_,t.map(r=>I.text?o.paint(I.text,r):r),I.label)}
function $({paint:o},_,g,I="quiet"){return g.map((t,r)=>{const d=(0,m().padRight)(r===0?_:"",T);return`${d.trim()===""?d:
o(I,d)}${t}`.trimEnd()})}function i(o,_,g,I){const t=I.verbose?o:o.slice(0,_),r=o.length-t.length;return{shown:t,rest:r>
0?u((0,O().count)(r,`other ${g}`),I):[]}}function u(o,_){return M(_,"",`and ${o}; --verbose shows all`,{text:"quiet"})}function s(o,_){
return(0,m().clipColumns)((0,E().terminal)(o.slice(0,_*2)),_)}function e({columns:o,colour:_,verbose:g,name:I=h().TOOL.name}){
return{columns:Math.max(40,o),paint:w(_),verbose:g,name:I}}function a(o){return`${o.filter(g=>g.length>0).map(g=>g.join(
`
`)).join(`

`)}
`}const c={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function w(o){return o?(_,g)=>g===
""?g:(0,l().styleText)(c[_],g,{validateStream:!1}):(_,g)=>g}function p({name:o=h().TOOL.name},_){return o===h().TOOL.name?
_:_.replaceAll(`\`${h().TOOL.name} `,`\`${o} `)}function C({message:o,hint:_},g){return[...y("error: ",o,g),...y("hint: ",
_,g),""].join(`
`)}function k(o,_){return[...y("",o,_),""].join(`
`)}function y(o,_,g){const{columns:I}=g;return(0,E().terminalLines)(p(g,_)).flatMap((t,r)=>{const d=r===0?o:"";return/^\s/.
test(t)?[t]:(0,m().wrap)(d+t,I,Number.POSITIVE_INFINITY)})}},50427:function(N,n,f){Object.defineProperty(n,"__esModule",
{value:!0}),n.chop=$,n.clipColumns=T,n.padRight=O,n.textWidth=m,n.wrap=M;function l(){const i=f(74018);return l=function(){
return i},i}const h=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;function E(i){return i<"\x7F"?1:h.test(i)?0:(0,l().eastAsianWidth)(i.codePointAt(
0)??0)}function m(i){let u=0;for(const s of i)u+=E(s);return u}function O(i,u){return i+" ".repeat(Math.max(0,u-m(i)))}function T(i,u){
let s=0,e=0,a=0;for(const c of i)if(s+=E(c),e+=c.length,s<=u-1&&(a=e),s>u)return`${i.slice(0,a)}\u2026`;return i}const S=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function M(i,u,s=u){const e=[];let a="",c=0;const w=p=>m(p)>s&&!S.test(p)?$(p,u):[p];for(const p of i.split(" ").flatMap(
w)){const C=m(p);c>0&&c+1+C>u&&(e.push(a),[a,c]=["",0]),[a,c]=c>0?[`${a} ${p}`,c+1+C]:[p,C]}return[...e,a]}function $(i,u){
if(S.test(i.trim()))return[i];const s=[];let e="",a=0;for(const c of i){const w=E(c);if(a+w>u&&e!==""){const p=e.lastIndexOf(
" ")+1,C=p>e.length/2?p:e.length;s.push(e.slice(0,C)),e=e.slice(C),a=m(e)}e+=c,a+=w}return[...s,e]}},94965:function(N,n){
Object.defineProperty(n,"__esModule",{value:!0}),n.VERDICT_WORDS=n.VERDICT_TONES=n.SIDE_EFFECTS=n.SEVERITY_TONES=n.COMMAND_TONES=
void 0,n.capital=M,n.clip=a,n.clipCounted=i,n.count=f,n.didRun=k,n.duration=h,n.grouped=l,n.inCode=u,n.moment=O,n.named=
e,n.outcomeWords=y,n.shortCommit=T,n.sideEffectCount=C,n.size=E,n.spoken=S,n.statusWords=w;function f(t,r){return`${l(t)}\
 ${r}${t===1?"":"s"}`}function l(t){return String(t).replaceAll(/\B(?=(?:\d{3})+$)/g,",")}function h(t){if(t<1e3)return`${Math.
round(t)} ms`;const r=Math.floor(t/1e3);return r<60?`${(Math.floor(t/100)/10).toFixed(1)} s`:`${Math.floor(r/60)} min ${r%
60} s`}function E(t){const r=Math.min(m.length-1,Math.floor(Math.log2(Math.max(1,t))/10)),d=t/1024**r;return`${r===0?d:d.
toFixed(1)} ${m[r]}`}const m=["B","KiB","MiB","GiB","TiB"];function O(t){return`${t.slice(0,16).replace("T"," ")} UTC`}function T(t){
return t===null?"unknown":t.slice(0,7)}function S(t){return t.replaceAll("_"," ")}function M(t){return t.slice(0,1).toUpperCase()+
t.slice(1)}const $=40;function i(t,r){if(t.length<=r+$)return t;const d=a(t,r);return`${d} (${f(t.length-d.length+1,"cha\
racter")} not shown)`}function u(t){return`\`${t.replaceAll("`","\u02CB")}\``}const s=3;function e(t,r=s){const d=[...new Set(
t)],b=d.length<=r?d:d.slice(0,r-1),R=d.length-b.length,A=b.map(P=>u(a(P,100))).join(", ");return R>0?`${A} and ${l(R)} m\
ore`:A}function a(t,r){return t.length<=r?t:`${t.slice(0,r-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const c={passed:"pa\
ssed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runn\
able here",error:"not decided"};function w({status:t,exit_code:r,signal:d}){return t==="failed"&&r!==null?`failed with e\
xit code ${r}`:t==="crashed"&&/^SIG\w{2,12}$/.test(d??"")?`crashed with ${d}`:c[t]}const p=n.SIDE_EFFECTS=["created","ch\
anged","deleted"];function C(t,r){return r?.totals?.[t]??r?.[t].length??0}function k({status:t}){return t!=="blocked"&&t!==
"skipped"}function y(t){const r=w(t);return k(t)?`${r} ${t.status==="passed"?"in":"after"} ${h(t.duration_ms)}`:r}const o=n.
VERDICT_TONES={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},_=n.COMMAND_TONES={allow:"goo\
d",warn:"caution",block:"bad"},g=n.SEVERITY_TONES={error:"bad",warning:"caution",notice:"quiet"},I=n.VERDICT_WORDS={pass:"\
pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"}},36773:function(N,n){
Object.defineProperty(n,"__esModule",{value:!0}),n.inCode=f,n.singleQuoted=l;function f(h){return h.map(E=>`\`${E}\``).join(
", ")}function l(h){return`'${h.replaceAll("'","'\\''")}'`}},28940:function(N,n,f){f.r(n),f.d(n,{closest:()=>l.kp,distance:()=>l.
Io});var l=f(21916)},74018:function(N,n,f){f.r(n),f.d(n,{eastAsianWidth:()=>l.Q1});var l=f(55322)}};
