"use strict";exports.id=581,exports.ids=[581],exports.modules={81456:((j,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.assetLimits=
a;function a(i){return{maxBytes:i,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),27199:((j,s)=>{Object.defineProperty(s,"__\
esModule",{value:!0}),s.isJsonObject=i,s.placeOf=f,s.pointerText=h,s.subjectOf=_,s.withArticle=a;function a(l){return`${l.
startsWith("E")?"an":"a"} ${l}`}function i(l){return typeof l=="object"&&l!==null&&!Array.isArray(l)}function h(l){return l.
map(p=>`/${String(p).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function _({type:l,id:p}){return{type:l,id:p}}
function f(l,p=[]){return{location:l.locate(p),subject:_(l)}}}),73229:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.readJson=_;function i(){const e=a(4537);return i=function(){return e},e}function h(){const e=a(55853);return h=function(){
return e},e}function _(e,t,n){return new f(e,t,n).read()}class f{#e;#n;#t;#i;#l=[];#r=[];#f=0;#o=!1;#a=!1;#u=!1;constructor(t,n,u){
this.#e=t,this.#n=n,this.#t=u,this.#i=(0,h().tokenize)(t)}read(){let t;do{if(t=this.#i(),this.#f>this.#n.maxValues){const n=`\
more than ${this.#n.maxValues} JSON values; the rest is not read`;this.#t.add("too-many",t,n),this.#p(t);break}this.#g(t)}while(t.
kind!=="end");return this.#l}#g(t){const n=this.#r.at(-1);t.kind==="comment"?this.#s(t,t.fault??(0,h().describeToken)(t)):
n?this.#y(n,t):t.kind!=="end"&&this.#d(t)}#d(t){const n=p.has(t.kind);if(t.kind==="{"||t.kind==="["||n&&!this.#a&&!this.#u)
this.#a=!1,this.#o=!1,this.#m(t);else if(!this.#a){this.#a=!0,this.#o=this.#u;const u=`expected a JSON value, found ${(0,h().
describeToken)(t)}`;this.#s(t,t.start===0&&(0,i().lfsObstacle)(this.#e)||u)}}#y(t,n){const{kind:u}=n;u===t.close&&(t.next===
"first"||t.next==="comma")?this.#h(t,n):u===t.close&&t.next==="item"?(this.#s(n,`a comma before "${u}"`),this.#h(t,n)):t.
next==="comma"&&u===","?t.next="item":t.next==="colon"&&u===":"?t.next="value":o(t)&&u==="string"?this.#O(t,n):g(t)&&c.has(
u)?(t.next="comma",this.#m(n)):(this.#s(n,`expected ${d(t)}, found ${(0,h().describeToken)(n)}`),this.#S(n))}#O(t,n){n.fault&&
this.#s(n,n.fault);const u=n.value;if(u==="__proto__")this.#t.add("forbidden-key",n,'"__proto__" as a key');else if(Object.
hasOwn(t.node.value,u)&&!this.#t.full){const S=t.node.children.find(m=>m.key?.name===u)?.key,y=this.#t.place((S??n).start);
this.#t.add("duplicate-key",n,`${JSON.stringify(u)}, first at ${y}`)}t.key={name:u,start:n.start,end:n.end},t.next="colo\
n"}#m(t){t.fault&&this.#s(t,t.fault),t.kind==="unknown"&&this.#s(t,`expected a JSON value, found ${(0,h().describeToken)(
t)}`);const n=t.kind==="{"||t.kind==="[";if(n&&this.#r.length>=this.#n.maxDepth){const u=`brackets nested more than ${this.#n.
maxDepth} deep`;this.#t.add("json-too-deep",t,u),this.#c({value:null,start:t.start,end:this.#_(t)})}else n?this.#b(t):this.#c(
{value:l(t),start:t.start,end:t.end})}#b({kind:t,start:n,end:u}){const y={value:t==="{"?Object.create(null):[],start:n,end:u,
children:[]};this.#c(y);const m=t==="{"?"}":"]";this.#r.push({node:y,close:m,next:"first"})}#c(t){this.#f+=1;const n=this.#r.
at(-1);if(!n){this.#l.push(t);return}n.node.children.push(t),Array.isArray(n.node.value)?n.node.value.push(t.value):n.key&&
(t.key=n.key,n.node.value[n.key.name]=t.value)}#h(t,n){t.node.end=n.end,this.#r.pop()}#p(t){for(const{node:n}of this.#r)
n.end=t.start,n.cut=!0;this.#r.length=0}#S(t){this.#p(t),this.#u=!0,t.kind!=="end"&&this.#d(t)}#_(t){let n=t;for(let u=1;u>
0&&n.kind!=="end";)n=this.#i(),(n.kind==="{"||n.kind==="[")&&(u+=1),(n.kind==="}"||n.kind==="]")&&(u-=1);return n.end}#s(t,n){
this.#o||this.#t.add("file-not-json",t,n),this.#o=!0}}function l({kind:e,value:t,fault:n}){return e==="string"?t:e==="nu\
mber"?n?null:Number(t):e==="true"?!0:e==="false"?!1:null}const p=new Set(["string","number","true","false","null"]),c=new Set(
[...p,"{","[","unknown"]);function o({close:e,next:t}){return e==="}"&&(t==="first"||t==="item")}function g({close:e,next:t}){
return t==="value"||e==="]"&&(t==="first"||t==="item")}function d(e){return e.next==="colon"?'":" after a key':e.next===
"comma"?`"," or "${e.close}"`:o(e)?"a key in double quotes":"a JSON value"}}),94534:((j,s)=>{Object.defineProperty(s,"__\
esModule",{value:!0}),s.Source=s.Problems=void 0;class a{path;text;#e;#n;constructor(f,l,p=1){this.path=f,this.text=l,this.#e=
p}location(f,l=f){const p=this.#t(f),c=this.#t(Math.max(f,l));return{path:this.path,...p,end_line:c.line,end_column:c.column}}#t(f){
const l=this.#n??this.#i();let p=0;for(let c=l.length;c-p>1;){const o=p+c>>>1;(l[o]??0)<=f?p=o:c=o}return{line:p+this.#e,
column:f-(l[p]??0)+1}}#i(){const f=[0];for(let l=this.text.indexOf(`
`);l!==-1;l=this.text.indexOf(`
`,l+1))f.push(l+1);return this.#n=f,f}}s.Source=a;const i=100;class h{found=[];#e;constructor(f){this.#e=f}get full(){return this.
found.length>i}place(f){const{line:l,column:p}=this.#e.location(f);return`line ${l}, column ${p}`}add(f,{start:l,end:p},c,o){
if(this.full)return;const g=this.#e.location(l,p);this.found.push(this.found.length<i?{rule:f,location:g,detail:c,...o!==
void 0&&{id:o}}:{rule:"too-many",location:g,detail:`more than ${i} problems; the rest is not listed`})}}s.Problems=h}),55853:((j,s,a)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.describeToken=g,s.tokenize=p;function i(){const d=a(16111);return i=function(){
return d},d}const h={1:"{",2:"}",3:"[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",
13:"comment",16:"unknown",17:"end"},_=14,f=15,l={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete\
 number",4:"a \\u escape without four hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control char\
acter in a string"};function p(d){const e=(0,i().createScanner)(d,!1);return()=>{let t=e.scan();for(;t===_||t===f;)t=e.scan();
const n=h[t]??"unknown",u=e.getTokenValue(),S=l[e.getTokenError()]??c(n,u);return{kind:n,start:e.getTokenOffset(),end:Math.
min(e.getPosition(),d.length),value:u,...S!==void 0&&{fault:S}}}}function c(d,e){if(d==="comment")return"a comment";if(d===
"number"&&!Number.isFinite(Number(e)))return"a number out of range";if(d==="string"&&/\p{Surrogate}/u.test(e))return"hal\
f of a surrogate pair"}const o=/^(?:<{7}|={7}|>{7})$/;function g({kind:d,value:e}){return d==="end"?"the end of the file":
d==="string"||d==="number"||d==="comment"?`a ${d}`:d!=="unknown"?`"${d}"`:o.test(e)?"a conflict marker of git":JSON.stringify(
e.length>40?`${e.slice(0,40)}\u2026`:e)}}),19922:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.selectVerb=
void 0;function i(){const r=a(63314);return i=function(){return r},r}function h(){const r=a(27199);return h=function(){return r},
r}function _(){const r=a(81456);return _=function(){return r},r}function f(){const r=a(64385);return f=function(){return r},
r}function l(){const r=a(78114);return l=function(){return r},r}function p(){const r=a(73229);return p=function(){return r},
r}function c(){const r=a(86581);return c=function(){return r},r}function o(){const r=a(94534);return o=function(){return r},
r}function g(){const r=a(24932);return g=function(){return r},r}function d(){const r=a(41895);return d=function(){return r},
r}function e(){const r=a(73388);return e=function(){return r},r}function t(){const r=a(94853);return t=function(){return r},
r}function n(){const r=a(10289);return n=function(){return r},r}function u(){const r=a(52324);return u=function(){return r},
r}function S(){const r=a(94965);return S=function(){return r},r}function y(){const r=a(91147);return y=function(){return r},
r}function m(){const r=a(73734);return m=function(){return r},r}function b(){const r=a(63141);return b=function(){return r},
r}function O(){const r=a(15964);return O=function(){return r},r}function E(){const r=a(88817);return E=function(){return r},
r}function N(){const r=a(82256);return N=function(){return r},r}const v=4*1024*1024,w=(r,$)=>new(i()).Command("select").
requiredOption("--genes <file>","file with the genes").option("--capsules <file>","file with capsules").option("--memory\
 <file>","memory graph; past outcomes prefer or ban genes").option("--signals <list>","comma-separated signals, or a JSO\
N array").addOption(new(i()).Option("--log <file>","extract the signals from a log or an instruction").conflicts("signal\
s")).addOption((0,N().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async M=>{const I=await P(M,r);r.print(M.format==="json"?`${(0,n().json)(I.selector)}
`:(0,u().renderSelection)(I,r),M.format),$(0)});s.selectVerb=w;async function P(r,$){const M=await G(r,$),I=await z(r.genes,
"gene",$),T=r.capsules===void 0?[]:await z(r.capsules,"capsule",$),L=r.memory===void 0?void 0:(0,m().readMemoryGraph)(await F(
r.memory,$),r.memory),A=[...I,...T];return $.note(A.flatMap(x).join("")),(0,E().select)({options:A,signals:M,...L&&{memory:{
experiences:L,now:Date.now()}}})}function x({id:r,patterns:$}){return $.flatMap(M=>{const{unsupported:I}=(0,O().compilePattern)(
M);if(I===void 0)return[];const[T,L]=[r,M].map(A=>(0,n().terminal)((0,S().clip)(A,100)));return`note: ${T}: ${L} is matc\
hed as plain text: ${(0,n().terminal)(I)}
`})}async function G({signals:r,log:$},M){if($!==void 0)return(0,y().extractSignals)(await F($,M));const I=(r===void 0?[]:
k(r)).map(T=>T.trim()).filter(T=>T!=="");if(I.length>0)return I;throw new(d()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function k(r){if(!r.
trimStart().startsWith("["))return r.split(",");try{const $=JSON.parse(r);if(Array.isArray($)&&$.every(M=>typeof M=="str\
ing"))return $}catch{}throw new(d()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function F(r,$){const M=await $.
readInput(r);if(M.length<=v)return M.toString("utf8");throw new(d()).GateError("input_invalid",`${r} has ${M.length} byt\
es; the limit is ${v}.`,"Pass its newest part, for example with: tail -c 4000000")}const D=(0,_().assetLimits)(t().DEFAULT_POLICY.
assets.max_file_bytes);async function z(r,$,M){const I=await M.readInput(r),{assets:T,problems:L}=(0,f().readAssetFile)(
r,I,D),A=L.find(({rule:R})=>l().INCOMPLETE.has(R));if(A){const{line:R,column:V}=A.location;throw new(d()).GateError("inp\
ut_invalid",`${(0,e().inputName)(r)} cannot be read completely: ${R}:${V}: ${A.detail}.`,`Run gene-gate audit ${r} to li\
st all its problems.`)}const J=$==="gene"?"Gene":"Capsule",W=T.filter(({type:R})=>R===J);if(W.length>0)return W.flatMap(
R=>(0,b().optionOf)(R)??[]);const C=L.find(({rule:R})=>R==="not-an-asset")?.detail??B(r,I);if(T.length>0||C!==void 0)throw new(d()).
GateError("input_invalid",`${r} contains no ${J}${C===void 0?"":`: ${C}`}.`,`Pass a file with ${$}s, such as assets/gep/${$}\
s.json.`);return[]}function B(r,$){const{text:M}=(0,g().decodeUtf8)($),T=(0,p().readJson)(M,D,new(o()).Problems(new(o()).
Source(r,M))).flatMap(({value:A})=>[A].flat().map(J=>(0,h().isJsonObject)(J)?J.type:void 0)),[L]=T.filter(c().isCompanion);
return L===void 0?void 0:`found an object of type ${JSON.stringify(L)}`}}),82256:((j,s,a)=>{Object.defineProperty(s,"__e\
sModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=void 0,s.formatOption=o,s.inRepository=d,s.profileOption=c,s.withJudgingOptions=
l;function i(){const e=a(76760);return i=function(){return e},e}function h(){const e=a(63314);return h=function(){return e},
e}function _(){const e=a(80068);return _=function(){return e},e}function f(){const e=a(96402);return f=function(){return e},
e}function l(e){return e.option(...p).option("--no-policy","use the built-in policy").addOption(c()).addOption(o())}const p=s.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function c(){return new(h()).Option(
"--profile <name>","profile for commands").choices(_().PROFILE_NAMES)}function o(){return new(h()).Option("--format <nam\
e>","output format").choices(["text","json"]).default("text")}const g=s.REPO_OPTION=["--repo <dir>","directory in the wo\
rking tree","."];async function d({repo:e},{cwd:t,env:n},u){const S=await(0,f().openRepository)((0,i().resolve)(t,e),n);
try{return await u(S)}finally{await S.close()}}}),72720:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.compileLinear=
_;function i(){const f=a(86750);return i=function(){return f},f}const h=1e3;function _(f,{ignoreCase:l,multiline:p,dotAll:c}={}){
if(f.length>h)return{error:`is longer than ${h} characters`};try{const o=i().RE2JS.compile(f,(l?i().RE2JS.CASE_INSENSITIVE:
0)|(p?i().RE2JS.MULTILINE:0)|(c?i().RE2JS.DOTALL:0));return{matches:g=>o.test(g)}}catch(o){return{error:o.message}}}}),80068:((j,s)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.PROFILE_NAMES=s.GENE_PROFILES=void 0;const a=s.GENE_PROFILES=["evolve\
r","validator"],i=s.PROFILE_NAMES=[...a,"curated","workspace"]}),52324:((j,s,a)=>{Object.defineProperty(s,"__esModule",{
value:!0}),s.renderSelection=l;function i(){const c=a(94965);return i=function(){return c},c}function h(){const c=a(31626);
return h=function(){return c},c}const _=60,f=6;function l({selector:c,candidates:o},g){const d=(0,h().layoutOf)({...g,verbose:!1}),
[e,...t]=o;return`${[...e?p("selected",e,d):(0,h().prose)(d,"selected","nothing",{label:"caution"}),"",...c.reason.flatMap(
(u,S)=>(0,h().prose)(d,S===0?"why":"",u)),...t.length>0?[""]:[],...t.flatMap((u,S)=>p(S===0?"others":"",u,d))].join(`
`)}
`}function p(c,o,g){const{kind:d,id:e,gene:t,matched:n,patterns:u,score:S}=o,y=n.slice(0,f).map(O=>(0,i().clip)(O,_)),m=n.
length-y.length,b=d==="capsule"&&t!==void 0?`, reuses ${t}`:"";return[...(0,h().prose)(g,c,`${e} (${d}${b})`,{label:c===
"selected"?"good":"quiet"}),...(0,h().prose)(g,"",`score ${Number(S.toFixed(3))}: ${n.length} of ${(0,i().count)(u.length,
"pattern")}: ${y.join(", ")}${m>0?` and ${m} more`:""}`,{text:"quiet"})]}}),3648:((j,s,a)=>{Object.defineProperty(s,"__e\
sModule",{value:!0}),s.notJudged=f,s.whyNotJudged=l;function i(){const c=a(41895);return i=function(){return c},c}function h(){
const c=a(95132);return h=function(){return c},c}const _=500;function f(c,o,g={}){return(0,h().finding)("not-judged",{detail:l(
c,o)},g)}function l(c,o){if((0,i().endsAudit)(o))throw o;return`${c}: ${p(o).slice(0,_).replace(/\.$/,"")}`}function p(c){
return c instanceof i().GateError?c.message:c instanceof Error?`${c.name}: ${c.message}`:String(c)}}),34915:((j,s)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.errorSignature=f,s.normalizeErrorText=_,s.normalizeSignals=l;const a="errsig\
:",i="errsig_norm:",h=220;function _(c){return c.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,
"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,h)}function f(c){const o=c.
trim();if(o.startsWith(a)){const g=_(o.slice(a.length));return g===""?void 0:`${i}${p(g)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(o)?o.toLowerCase():void 0}function l(c){return c.flatMap(o=>{const g=o.trim(),d=g.startsWith(a)?f(g):g;return d?[d]:
[]})}function p(c){let o=2166136261;for(let g=0;g<c.length;g+=1)o=Math.imul(o^c.charCodeAt(g),16777619);return(o>>>0).toString(
16).padStart(8,"0")}}),91147:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.extractSignals=l;function i(){
const m=a(34915);return i=function(){return m},m}const h={detail:260,snippet:200},_=3,f="stable_success_plateau";function l(m){
const b=m.split(/\r\n|[\n\r]/).map(E=>E.replace(/\s+/g," ").trim()).filter(E=>E!=="");if(b.length===0)return["session_lo\
gs_missing"];const O=[...p(b),...o(u,b),...g(b),...o(y,b),...e(b)];return O.length===0?[f]:[...new Set(O)]}function p(m){
const b=m.filter(N=>n.test(N)),[O]=b;if(O===void 0)return[];const E=c(b);return["log_error",`errsig:${O.slice(0,h.detail)}`,
...E.times<_?[]:["recurring_error",`recurring_errsig(${E.times}x):${E.line.slice(0,h.detail)}`]]}function c(m){const b=new Map;
for(const O of m){const E=(0,i().normalizeErrorText)(O),N=b.get(E)??{line:O,times:0};N.times+=1,b.set(E,N)}return[...b.values()].
reduce((O,E)=>E.times>O.times?E:O)}function o(m,b){return m.filter(([,O])=>b.some(E=>O.test(E))).map(([O])=>O)}function g(m){
return S.flatMap(([b,O])=>{const E=m.find(N=>O.test(N));return E===void 0?[]:[`${b}:${d(E,O)}`]})}function d(m,b){const O=Math.
max(0,m.search(b)-h.snippet/4);return m.slice(O,O+h.snippet).trim()}function e(m){const b=new Set(m.flatMap(O=>O.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return t.filter(O=>b.has(O))}const t=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],n=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
u=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
S=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
y=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}),73734:((j,s,a)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.readMemoryGraph=p;function i(){const o=a(7723);return i=function(){return o},o}function h(){const o=a(41895);
return h=function(){return o},o}const _=2e3,f=i().object({type:i().literal("MemoryGraphEvent")}),l=i().object({type:i().
literal("MemoryGraphEvent"),kind:i().literal("outcome"),ts:i().string().optional().catch(void 0),signal:i().object({key:i().
string().optional().catch(void 0),signals:i().array(i().string()).catch([])}).catch({signals:[]}),gene:i().object({id:i().
string().min(1)}),capsule:i().object({id:i().string()}).optional().catch(void 0),capsule_id:i().string().optional().catch(
void 0),capsules:i().object({used:i().array(i().string())}).optional().catch(void 0),outcome:i().object({status:i().enum(
["success","failed"])})});function p(o,g){const e=o.split(`
`).map((t,n)=>({line:t.trim(),number:n+1})).filter(({line:t})=>t!=="").slice(-_).map(({line:t,number:n})=>c(t,`${g}:${n}`));
if(e.length>0&&!e.some(t=>f.safeParse(t).success))throw new(h()).GateError("input_invalid",`${g} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return e.flatMap(t=>{const n=l.safeParse(t);if(!n.success)
return[];const{ts:u,signal:S,gene:y,outcome:m,capsule:b,capsule_id:O,capsules:E}=n.data,N=[b?.id,O,...E?.used??[]].flatMap(
w=>w??[]),v=Date.parse(u??"");return{gene:y.id,...N.length>0&&{capsules:N},success:m.status==="success",signals:S.signals,
key:S.key??"(none)",at:Number.isNaN(v)?void 0:v}})}function c(o,g){try{return JSON.parse(o)}catch(d){throw new(h()).GateError(
"input_invalid",`Cannot read the memory graph: ${g} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:d})}}}),98239:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.adviseFrom=g;function i(){
const y=a(59490);return i=function(){return y},y}function h(){const y=a(34915);return h=function(){return y},y}const _=.34,
f={alike:30,prior:45},l=1440*60*1e3,p={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},c={beside:.12,alone:.4},
o=6;function g(y,m,b,O){const E=new Set((0,h().normalizeSignals)(m)),N=[...new Set(b)].map(P=>d(P,y.filter(x=>x.gene===P),
E,O)),v=N.filter(t).map(({gene:P})=>P),[w]=N.filter(P=>P.successes>0&&!t(P)).sort((P,x)=>x.score-P.score);return{preferred:w?.
gene,banned:new Set(v),explanation:[...w?[`memory_prefer:${w.gene}`]:[],...v.length>0?[`memory_ban:${v.slice(0,o).join("\
,")}`]:[],...w?[`gene_prior:${w.prior.value.toFixed(3)}`]:[]]}}function d(y,m,b,O){const E=n(m).flatMap(w=>{const P=u(w,
b);if(P<_)return[];const{value:x,attempts:G}=e(w,f.alike,O);return{value:x*P,attempts:G}}),N={value:Math.max(0,...E.map(
({value:w})=>w)),attempts:Math.max(0,...E.map(({attempts:w})=>w))},v=e(m,f.prior,O);return{gene:y,successes:m.filter(({success:w})=>w).
length,alike:N,prior:v,score:N.value>0?N.value+v.value*c.beside:v.value*c.alone}}function e(y,m,b){const O=y.length;if(O===
0)return{value:0,attempts:O};const E=y.filter(({success:w})=>w).length,N=y.reduce((w,{at:P})=>Math.max(w,P??b),0),v=Math.
max(0,(b-N)/l);return{value:(E+1)/(O+2)*.5**(v/m),attempts:O}}function t({alike:y,prior:m}){return y.attempts>=p.alike.attempts&&
y.value<p.alike.below||y.attempts<p.alike.attempts&&m.attempts>=p.prior.attempts&&m.value<p.prior.below}function n(y){return[
...(0,i().groupBy)(y,({key:m})=>m).values()]}function u([y],m){return y?.key===[...m].sort().join("|")?1:S(m,new Set((0,h().
normalizeSignals)(y?.signals??[])))}function S(y,m){if(y.size===0&&m.size===0)return 1;const b=[...y].filter(O=>m.has(O)).
length;return b/(y.size+m.size-b)}}),63141:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.optionOf=f;function i(){
const o=a(27199);return i=function(){return o},o}const h="gene_distilled_",_=.8;function f({type:o,id:g,value:d}){if(o===
"Gene"){const S=g.startsWith(h)?_:1;return{kind:"gene",id:g,gene:g,patterns:l(d.signals_match),weight:S}}if(o!=="Capsule"||
c(d.outcome))return;const{gene:e,trigger:t,confidence:n,success_streak:u}=d;return{kind:"capsule",id:g,gene:typeof e=="s\
tring"?e:void 0,patterns:l(t),weight:Math.min(1,p(n))*Math.max(1,p(u))}}function l(o){return Array.isArray(o)?o.filter(g=>typeof g==
"string"):[]}function p(o){return typeof o=="number"?Math.max(0,o):0}function c(o){return(0,i().isJsonObject)(o)&&o.status===
"failed"}}),15964:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.compilePattern=l,s.matchesSignals=p,s.signalOf=
f;function i(){const e=a(86750);return i=function(){return e},e}function h(){const e=a(72720);return h=function(){return e},
e}function _(){const e=a(34915);return _=function(){return e},e}function f(e){return{text:e,lowerCase:e.toLowerCase(),signature:(0,_().
errorSignature)(e)}}function l(e){const t=c(e),n=(0,_().errorSignature)(e);return n===void 0?t:{...t,matches:u=>u.signature===
n||t.matches(u)}}function p(e,t){const{matches:n}=l(e);return t.some(u=>n(f(u)))}function c(e){const t=e.lastIndexOf("/");
if(e.startsWith("/")&&t>0){const n=e.slice(1,t),u=e.slice(t+1);return o(n,u)?g(n,u,e):d([e])}return!e.startsWith("/")&&e.
includes("|")?d(e.split("|").map(n=>n.trim())):d([e])}function o(e,t){try{return new RegExp(e,t),!0}catch{return!1}}function g(e,t,n){
const u=i().RE2JS.translateRegExp(e),S=(0,h().compileLinear)(t.includes("y")?`\\A(?:${u})`:u,{ignoreCase:t===""||t.includes(
"i"),multiline:t.includes("m"),dotAll:t.includes("s")});return"error"in S?{...d([n]),unsupported:S.error}:{matches:({text:y})=>S.
matches(y)}}function d(e){const t=e.filter(n=>n!=="").map(n=>n.toLowerCase());return{matches:n=>t.some(u=>n.lowerCase.includes(
u))}}}),88817:((j,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.select=l;function i(){const e=a(98239);return i=
function(){return e},e}function h(){const e=a(15964);return h=function(){return e},e}const _=4,f="ban_gene:";function l({
options:e,signals:t,memory:n}){const u=n&&(0,i().adviseFrom)(n.experiences,t,e.filter(({kind:v})=>v==="gene").map(({id:v})=>v),
n.now),S=n&&p(e,t,n),y=new Set([...u?.banned??[],...c(t)]),m=d(e,t.map(h().signalOf)).filter(({id:v,kind:w,gene:P})=>(P===
void 0||!y.has(P))&&!(w==="capsule"&&S?.banned.has(v))),b=({id:v,kind:w,gene:P})=>w==="capsule"&&v===S?.preferred?2:P!==
void 0&&P===u?.preferred?1:0,O=m.toSorted((v,w)=>b(w)-b(v)).slice(0,1+_),[E,...N]=O;return{selector:{selected:E?.id??null,
reason:o(E,t,[...E?.id===S?.preferred?S?.explanation??[]:[],...u?.explanation??[]]),alternatives:N.map(({id:v})=>v)},candidates:O}}
function p(e,t,{experiences:n,now:u}){const S=e.filter(({kind:m})=>m==="capsule").map(({id:m})=>m),y=n.flatMap(({capsules:m=[],
...b})=>m.map(O=>({...b,gene:O})));return(0,i().adviseFrom)(y,t,S,u)}function c(e){return e.filter(t=>t.startsWith(f)).map(
t=>t.slice(f.length))}function o(e,t,n){return[...g(e),...t.length>0?[`signals: ${t.join(", ")}`]:[],...n.length>0?[`mem\
ory_graph: ${n.join(" | ")}`]:[]]}function g(e){return e===void 0?["no matching gene found; new gene may be required"]:e.
kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...e.gene===void 0?[]:[`capsule.gene\
: ${e.gene}`]]}function d(e,t){return e.map(n=>{const u=n.patterns.filter(S=>{const{matches:y}=(0,h().compilePattern)(S);
return t.some(y)});return{...n,matched:u,score:u.length*n.weight}}).filter(({score:n})=>n>0).sort((n,u)=>n.score===u.score?
0:n.score<u.score?1:-1)}}),86750:((j,s,a)=>{a.r(s),a.d(s,{RE2JS:()=>i.L3});var i=a(2856)})};
