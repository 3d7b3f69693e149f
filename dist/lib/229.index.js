"use strict";exports.id=229,exports.ids=[229],exports.modules={26040:((A,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.attempt=
f;function f(h){try{return h()}catch{return}}}),41895:((A,n,f)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.GateError=
void 0,n.asGateError=C,n.endsAudit=S,n.inSentences=T,n.interrupted=w,n.systemError=y;function h(){const d=f(48161);return h=
function(){return d},d}class g extends Error{name="GateError";code;hint;constructor(u,o,a,s){super(o,s),this.code=u,this.
hint=a}}n.GateError=g;function S(d){return d instanceof g&&(d.code==="interrupted"||d.code==="audit_too_long")}function w(d){
return new g("interrupted",`The gate was interrupted ${d} and made no decision.`,"Run the gate again.")}function T({message:d,
hint:u}){const o=d.replace(/\s+/g," ").trim();return`${o}${/[.!?:]$/.test(o)?"":"."} ${u.replace(/\s+/g," ")}`}function C(d){
if(d instanceof g)return d;const u=y(d);if(u!==void 0)return u;const o=d instanceof Error?`${d.name}: ${d.message}`:String(
d);return new g("internal",`The gate failed unexpectedly: ${o}`,"This is a bug in gene-gate; report it. The gate has not\
 decided about the change.",{cause:d})}const I={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the d\
isk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no sp\
ace is left",ENOTDIR:"a part of the path is not a directory",EPERM:"permission denied",EROFS:"the file system is read-on\
ly"};function y(d){if(!(d instanceof Error))return;const{code:u="",syscall:o,path:a}=d,s=I[u];if(s===void 0||o===void 0)
return;const E=a??`a file in the temporary directory ${(0,h().tmpdir)()}`;return new g("file_unreadable",`Cannot use ${E}\
: ${s} (${u}).`,a===void 0||a.startsWith((0,h().tmpdir)())?"Free space there, or set TMPDIR to a writable directory with\
 free space.":"Check the permissions and the free space of the directory.",{cause:d})}}),73388:((A,n,f)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.inputName=y,n.openInput=I;function h(){const e=f(73024);return h=function(){return e},e}function g(){
const e=f(51455);return g=function(){return e},e}function S(){const e=f(76760);return S=function(){return e},e}function w(){
const e=f(26040);return w=function(){return e},e}function T(){const e=f(41895);return T=function(){return e},e}const C=256*
1024*1024;async function*I(e,c=C){let m=0;for await(const N of e==="-"?d():u(e,c)){if(m+=N.length,m>c)throw E(y(e),`more\
 than ${c}`,c);yield N}}function y(e){return e==="-"?"Standard input":e}async function*d(){try{yield*process.stdin}catch(e){
throw _("standard input",e)}}async function*u(e,c){let m;try{o(e,await(0,g().stat)(e),c),m=await(0,g().open)(e,h().constants.
O_RDONLY|(h().constants.O_NONBLOCK??0)),o(e,await m.stat(),c),yield*m.createReadStream({autoClose:!1})}catch(N){throw N instanceof
T().GateError?N:_(e,N)}finally{await m?.close()}}function o(e,c,m){if(!c.isFile())throw new(T()).GateError("file_unreada\
ble",`${e} is ${s(c)}, not a regular file.`,`Pass a regular file${a(e,c)}; \`-\` reads standard input.`);if(c.size>m)throw E(
e,`${c.size}`,m)}function a(e,c){if(!c.isDirectory())return"";const m=(0,w().attempt)(()=>(0,h().readdirSync)(e).sort())??
[],N=m.find(P=>P==="gate-report.json")??m.find(P=>/^[\w.-]+\.jsonl?$/.test(P));return N===void 0?"":`, such as ${(0,S().
join)(e,N)}`}function s(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a dev\
ice"}function E(e,c,m){return new(T()).GateError("file_unreadable",`${e} has ${c} bytes; the limit is ${m}.`,"Split the \
file, or check that the path is the intended one.")}function _(e,c){const{code:m}=c;return new(T()).GateError("file_unre\
adable",`Cannot read ${e}${m?` (${m})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:c})}}),
54244:((A,n,f)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.AuditClock=void 0,n.runProcess=w;function h(){const o=f(
58500);return h=function(){return o},o}function g(){const o=f(41895);return g=function(){return o},o}const S=["SIGINT","\
SIGTERM"];async function w(o,a){const s=new AbortController,E=()=>{for(const c of S)process.off(c,_)},_=()=>{E(),s.abort()};
let e=!1;process.once("exit",()=>{e||(process.exitCode=o)});for(const c of S)process.on(c,_);try{await a(s.signal),e=!0}finally{
E()}}const T={wholeMs:3e5,scriptsMs:6e4},C=50,I=5e3;class y{#t;#n;#e=0;#r=0;#i=u();#o=u();#u=Promise.resolve();constructor(a,s={}){
this.#t=a,this.#n={...T,...s}}tick(){const a=this.#u.then(()=>this.#c());return this.#u=a.catch(()=>{}),a}async tickScript(){
this.#r+=this.#a(),await this.tick();const{scriptsMs:a}=this.#n;return this.#r>a?a/1e3:void 0}async all(a,s){const E=await Promise.
all(a.map(async _=>(await this.tick(),s(_))));return await this.tick(),E}async#c(){this.#a(),u()-this.#o>C&&(await(0,h().
setImmediate)(),this.#o=u());const{wholeMs:a}=this.#n;if(this.#t?.aborted)throw(0,g().interrupted)("during the audit");if(this.#e>
a)throw d(a)}#a(){const a=u(),s=Math.min(a-this.#i,I);return this.#i=a,this.#e+=s,s}}n.AuditClock=y;function d(o){return new(g()).
GateError("audit_too_long",`The audit takes more than ${o/1e3} seconds, which is the limit of a whole audit.`,"Split the\
 change, or reduce the number and length of its commands and npm scripts.")}function u(){return process.uptime()*1e3}}),
38863:((A,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.TOOL=n.HOW_TO_GET_IT=n.HOME=n.COMMAND=void 0;const f=n.
TOOL={name:"gene-gate",version:"0.1.0"},h=n.HOME="https://github.com/gene-gate/gene-gate",g=n.COMMAND="node ../gene-gate\
/dist/cli/index.js",S=n.HOW_TO_GET_IT=`${h}#use-it-in-a-terminal`}),26016:((A,n)=>{Object.defineProperty(n,"__esModule",
{value:!0}),n.platformOf=f;function f(h){return h==="darwin"||h==="win32"?h:"linux"}}),10289:((A,n)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.isPlain=m,n.json=$,n.jsonLine=M,n.markdownCode=_,n.markdownFence=e,n.markdownInline=a,n.markdownLinkTarget=
N,n.markdownSentence=s,n.outputLines=C,n.rawBlock=c,n.sarifText=P,n.terminal=w,n.terminalLines=T,n.workflowData=i,n.workflowProperty=
t;const f=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
h=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,g=/\r\n|[\n\r]/g;
function S(r){return`U+${(r.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function w(r){return r.replace(
f,p=>`<${S(p)}>`)}function T(r){return r.replace(/\t/g,"    ").split(g).map(w)}function C(r){return T(r.replace(h,""))}const I=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
y=/^(.*?)([.,;:!?]?)$/s,d=/[\\`*[\]<>|~]|&(?=[#\w])/g,u=/^(\d*)([-+=]|(?<=\d)[.)])/;function o(r){return(r.match(/`+/g)??
[]).reduce((p,O)=>Math.max(p,O.length),0)}function a(r){return r.split(/\s+/).filter(Boolean).map(E).join(" ")}function s(r){
return r.split(/`([^`]+)`/).map((O,b)=>{if(b%2===1)return _(O);const[R,L]=[/^\s/.test(O)?" ":"",/\s$/.test(O)?" ":""];return R+
a(O)+L}).reduce((O,b)=>O.endsWith("`")&&b.startsWith("`")?`${O} ${b}`:O+b)}function E(r,p){const[,O="",b=""]=y.exec(r)??
[];if(I.test(r))return _(O)+b;const R=w(r).replace(d,"\\$&");return p===0?R.replace(u,"$1\\$2"):R}function _(r){const p=w(
r);if(p==="")return"(empty)";const O="`".repeat(o(p)+1),b=/^[ `]|[ `]$/.test(p)?" ":"";return`${O}${b}${p}${b}${O}`}function e(r,p="\
text"){const O=r.map(w),b="`".repeat(Math.max(3,o(O.join(`
`))+1));return[b+p,...O,b]}function c(r,p){const O="`".repeat(Math.max(3,o(r.join(`
`))+1));return[O+p,...r,O]}function m(r){const p=r.replaceAll("	"," ");return w(p)===p}function N(r){if(!(!/^https?:\/\//i.
test(r)||!URL.canParse(r)))return new URL(r).href.replace(/[()<>\\`|*_~[\]]/g,p=>`%${(p.codePointAt(0)??0).toString(16).
toUpperCase()}`)}function P(r){return w(r).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function i(r){return r.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function t(r){return i(r).replaceAll(":","%3A").replaceAll(",","%2C")}const l=new RegExp(`(?!\\n)(?:${f.source}\
)`,f.flags);function $(r){return k(JSON.stringify(r,null,2))}function M(r){return k(JSON.stringify(r))}function k(r){return r.
replace(l,p=>Array.from({length:p.length},(O,b)=>`\\u${p.charCodeAt(b).toString(16).padStart(4,"0")}`).join(""))}}),31626:((A,n,f)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.failureText=N,n.labelled=y,n.layoutOf=_,n.leftOut=u,n.limited=d,n.listRows=
s,n.messageText=P,n.page=e,n.prose=I,n.roomOf=C,n.shortName=E;function h(){const t=f(57975);return h=function(){return t},
t}function g(){const t=f(10289);return g=function(){return t},t}function S(){const t=f(50427);return S=function(){return t},
t}function w(){const t=f(94965);return w=function(){return t},t}const T=11;function C({columns:t}){return Math.max(20,t-
T)}function I(t,l,$,M={}){const k=(0,S().wrap)((0,g().terminal)($.replace(/\s+/g," ").trim()),C(t));return y(t,l,k.map(r=>M.
text?t.paint(M.text,r):r),M.label)}function y({paint:t},l,$,M="quiet"){return $.map((k,r)=>{const p=(0,S().padRight)(r===
0?l:"",T);return`${p.trim()===""?p:t(M,p)}${k}`.trimEnd()})}function d(t,l,$,M){const k=M.verbose?t:t.slice(0,l),r=t.length-
k.length;return{shown:k,rest:r>0?u((0,w().count)(r,`other ${$}`),M):[]}}function u(t,l){return I(l,"",`and ${t}; --verbo\
se shows all`,{text:"quiet"})}const o=12,a=400;function s({label:t,noun:l,rows:$},M){const{shown:k,rest:r}=d($,o,l,M);return[
...k.flatMap(({name:p,word:O,words:b,command:R,notes:L},j)=>{const D=`${p}${O===void 0?"":` (${O})`}: ${b}`,W=R===void 0?
D:`${D}: ${R}`;return[...I(M,j===0?t:"",(0,w().clip)(W,a)),...L.flatMap(v=>I(M,"",(0,w().clip)(v,a),{text:"quiet"}))]}),
...r]}function E(t,l){return(0,S().clipColumns)((0,g().terminal)(t.slice(0,l*2)),l)}function _({columns:t,colour:l,verbose:$}){
return{columns:Math.max(40,t),paint:m(l),verbose:$}}function e(t){return`${t.filter($=>$.length>0).map($=>$.join(`
`)).join(`

`)}
`}const c={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function m(t){return t?(l,$)=>$===
""?$:(0,h().styleText)(c[l],$,{validateStream:!1}):(l,$)=>$}function N({message:t,hint:l},$){return[...i("error: ",t,$),
...i("hint: ",l,$),""].join(`
`)}function P(t,l){return[...i("",t,l),""].join(`
`)}function i(t,l,$){return(0,g().terminalLines)(l).flatMap((M,k)=>{const r=k===0?t:"";return/^\s/.test(M)?[M]:(0,S().wrap)(
r+M,$,Number.POSITIVE_INFINITY)})}}),50427:((A,n,f)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.chop=d,n.clipColumns=
C,n.padRight=T,n.textWidth=w,n.wrap=y;function h(){const u=f(74018);return h=function(){return u},u}const g=/(?!\ufe0f)[\p{Mn}\p{Me}]/u;
function S(u){return u<"\x7F"?1:g.test(u)?0:(0,h().eastAsianWidth)(u.codePointAt(0)??0)}function w(u){let o=0;for(const a of u)
o+=S(a);return o}function T(u,o){return u+" ".repeat(Math.max(0,o-w(u)))}function C(u,o){let a=0,s=0,E=0;for(const _ of u)
if(a+=S(_),s+=_.length,a<=o-1&&(E=s),a>o)return`${u.slice(0,E)}\u2026`;return u}const I=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function y(u,o,a=o){const s=[];let E="",_=0;const e=c=>w(c)>a&&!I.test(c)?d(c,o):[c];for(const c of u.split(" ").flatMap(
e)){const m=w(c);_>0&&_+1+m>o&&(s.push(E),[E,_]=["",0]),[E,_]=_>0?[`${E} ${c}`,_+1+m]:[c,m]}return[...s,E]}function d(u,o){
const a=[];let s="",E=0;for(const _ of u){const e=S(_);if(E+e>o&&s!==""){const c=s.lastIndexOf(" ")+1,m=c>s.length/2?c:s.
length;a.push(s.slice(0,m)),s=s.slice(m),E=w(s)}s+=_,E+=e}return[...a,s]}}),94965:((A,n)=>{Object.defineProperty(n,"__es\
Module",{value:!0}),n.VERDICT_TONES=n.SIDE_EFFECTS=n.SEVERITY_TONES=n.COMMAND_TONES=void 0,n.clip=o,n.clipCounted=d,n.count=
f,n.duration=g,n.grouped=h,n.inCode=u,n.moment=T,n.outcomeWords=c,n.shortCommit=C,n.sideEffectCount=_,n.size=S,n.spoken=
I,n.statusWords=s;function f(i,t){return`${h(i)} ${t}${i===1?"":"s"}`}function h(i){return String(i).replaceAll(/\B(?=(?:\d{3})+$)/g,
",")}function g(i){if(i<1e3)return`${Math.round(i)} ms`;const t=Math.floor(i/1e3);return t<60?`${(Math.floor(i/100)/10).
toFixed(1)} s`:`${Math.floor(t/60)} min ${t%60} s`}function S(i){const t=Math.min(w.length-1,Math.floor(Math.log2(Math.max(
1,i))/10)),l=i/1024**t;return`${t===0?l:l.toFixed(1)} ${w[t]}`}const w=["B","KiB","MiB","GiB","TiB"];function T(i){return`${i.
slice(0,16).replace("T"," ")} UTC`}function C(i){return i===null?"unknown":i.slice(0,7)}function I(i){return i.replaceAll(
"_"," ")}const y=40;function d(i,t){if(i.length<=t+y)return i;const l=o(i,t);return`${l} (${f(i.length-l.length+1,"chara\
cter")} not shown)`}function u(i){return`\`${i.replaceAll("`","\u02CB")}\``}function o(i,t){return i.length<=t?i:`${i.slice(
0,t-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}const a={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"bl\
ocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runnable here",error:"not decided"};function s({status:i,exit_code:t,
signal:l}){return i==="failed"&&t!==null?`failed with exit code ${t}`:i==="crashed"&&/^SIG\w{2,12}$/.test(l??"")?`crashe\
d with ${l}`:a[i]}const E=n.SIDE_EFFECTS=["created","changed","deleted"];function _(i,t){return t?.totals?.[i]??t?.[i].length??
0}function e({status:i}){return i!=="blocked"&&i!=="skipped"}function c(i){const t=s(i);return e(i)?`${t} ${i.status==="\
passed"?"in":"after"} ${g(i.duration_ms)}`:t}const m=n.VERDICT_TONES={pass:"good",warn:"caution",fail:"bad",error:"bad",
needs_approval:"waiting"},N=n.COMMAND_TONES={allow:"good",warn:"caution",block:"bad"},P=n.SEVERITY_TONES={error:"bad",warning:"\
caution",notice:"quiet"}}),74018:((A,n,f)=>{f.r(n),f.d(n,{eastAsianWidth:()=>h.Q1});var h=f(55322)})};
