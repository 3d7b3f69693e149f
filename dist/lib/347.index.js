"use strict";exports.id=347,exports.ids=[347],exports.modules={81456:function(R,f){Object.defineProperty(f,"__esModule",{value:!0}),f.
assetLimits=a;function a(l){return{maxBytes:l,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(R,f,a){Object.defineProperty(
f,"__esModule",{value:!0}),f.ambiguousFiles=o,f.hidesContent=E,f.isIncomplete=$,f.isUnread=b,f.markBefore=u;function l(){
const t=a(28672);return l=function(){return t},t}function y({rule:t}){return l().assetFileRules[t].content}function b(t){
return y(t)==="unread"}function E(t){return b(t)||y(t)==="misread"}function $({problems:t}){return t.some(E)}function O(t){
return E(t)||y(t)==="ambiguous"}function o(t){return new Set(t.filter(O).map(({location:g})=>g.path))}function u(t,g,e,m){
const S=new Set(e.map(({asset:s})=>s.id)),h=new Map;for(const s of g){const n=r(s,s.location.path);h.set(n,(h.get(n)??0)+
1)}return t.map(s=>{const{id:n,location:c}=s,d=r(s,m.get(c.path)??c.path),p=h.get(d)??0;return!(y(s)==="known")||p===0||
n!==void 0&&S.has(n)?s:(h.set(d,p-1),{...s,before:!0})})}function r({rule:t,id:g,detail:e},m){return JSON.stringify([t,m,
g,e.replace(/\d+/g,"#")])}},19922:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),f.selectVerb=void 0;function l(){
const i=a(76760);return l=function(){return i},i}function y(){const i=a(63314);return y=function(){return i},i}function b(){
const i=a(81456);return b=function(){return i},i}function E(){const i=a(64385);return E=function(){return i},i}function $(){
const i=a(78114);return $=function(){return i},i}function O(){const i=a(41895);return O=function(){return i},i}function o(){
const i=a(73388);return o=function(){return i},i}function u(){const i=a(94853);return u=function(){return i},i}function r(){
const i=a(74238);return r=function(){return i},i}function t(){const i=a(53010);return t=function(){return i},i}function g(){
const i=a(10289);return g=function(){return i},i}function e(){const i=a(52324);return e=function(){return i},i}function m(){
const i=a(94965);return m=function(){return i},i}function S(){const i=a(91147);return S=function(){return i},i}function h(){
const i=a(73734);return h=function(){return i},i}function s(){const i=a(63141);return s=function(){return i},i}function n(){
const i=a(15964);return n=function(){return i},i}function c(){const i=a(88817);return c=function(){return i},i}function d(){
const i=a(82256);return d=function(){return i},i}const p=4*1024*1024,P=(i,T)=>new(y()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...d().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(y()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,d().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async j=>{const L=await N(j,i),A=()=>(0,e().renderSelection)(L,i);(0,d().printAnswer)(L.selector,A,j.
format,i),T(0)});f.selectVerb=P;async function N(i,T){const j=await w(i,T),{genes:L,capsules:A}=i,G=i.memory===void 0?void 0:
(0,h().readMemoryGraph)(await M(i.memory,T),i.memory),_=[...L===void 0?await D(i,T):await x(L,"gene",T),...A===void 0?[]:
await x(A,"capsule",T)];return T.note(_.flatMap(I).join("")),(0,c().select)({options:_,signals:j,...G&&{memory:{experiences:G,
now:Date.now()}}})}function I({id:i,patterns:T}){return T.flatMap(j=>{const{unsupported:L}=(0,n().compilePattern)(j);if(L===
void 0)return[];const[A,G]=[i,j].map(_=>(0,g().terminal)((0,m().clip)(_,100)));return`note: ${A}: ${G} is matched as pla\
in text: ${(0,g().terminal)(L)}
`})}async function w({signals:i,log:T},j){if(T!==void 0)return(0,S().extractSignals)(await M(T,j));const L=(i===void 0?[]:
v(i)).map(A=>A.trim()).filter(A=>A!=="");if(L.length>0)return L;throw new(O()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function v(i){if(!i.
trimStart().startsWith("["))return i.split(",");try{const T=JSON.parse(i);if(Array.isArray(T)&&T.every(j=>typeof j=="str\
ing"))return T}catch{}throw new(O()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function M(i,T){const j=await T.
readInput(i);if(j.length<=p)return j.toString("utf8");throw new(O()).GateError("input_invalid",`${i} has ${j.length} byt\
es; the limit is ${p}.`,"Pass its newest part, for example with: tail -c 4000000")}const F=(0,b().assetLimits)(u().DEFAULT_POLICY.
assets.max_file_bytes);async function D({repo:i,capsules:T},{cwd:j,env:L}){const A=(0,l().resolve)(j,i);return(0,t().withSourceTree)(
A,L,async G=>{const{policy:_}=await(0,r().loadPolicy)(G,G.label),B=[];for(const k of(0,d().storeFiles)(G,_,A)){const{assets:C}=z(
k,await G.read(k));B.push(...C.flatMap(W=>(0,s().optionOf)(W)??[]))}return B.filter(({kind:k})=>k==="gene"||T===void 0)})}
function z(i,T){const j=(0,E().readAssetFile)(i,T,F),L=j.problems.find($().hidesContent);if(L===void 0)return j;const{line:A,
column:G}=L.location;throw new(O()).GateError("input_invalid",`${(0,o().inputName)(i)} cannot be read completely: ${A}:${G}\
: ${L.detail}.`,`Run gene-gate audit ${i} to list all its problems.`)}async function x(i,T,j){const L=await j.readInput(
i),{assets:A,problems:G}=z(i,L),_=T==="gene"?"Gene":"Capsule",B=A.filter(({type:C})=>C===_);if(B.length>0)return B.flatMap(
C=>(0,s().optionOf)(C)??[]);const k=G.find(({rule:C})=>C==="not-an-asset")?.detail;if(A.length===0&&k===void 0&&!/"type"\s*:/.
test(L.toString()))return[];throw new(O()).GateError("input_invalid",`${i} contains no ${_}${k===void 0?"":`: ${k}`}.`,`\
Pass a file with ${T}s, such as assets/gep/${T}s.json.`)}},82256:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),
f.REPO_OPTION=f.POLICY_OPTION=void 0,f.formatOption=g,f.inRepository=h,f.printAnswer=m,f.profileOption=t,f.storeFiles=s,
f.textOptions=e,f.withJudgingOptions=u;function l(){const n=a(76760);return l=function(){return n},n}function y(){const n=a(
63314);return y=function(){return n},n}function b(){const n=a(18744);return b=function(){return n},n}function E(){const n=a(
41895);return E=function(){return n},n}function $(){const n=a(80068);return $=function(){return n},n}function O(){const n=a(
96402);return O=function(){return n},n}function o(){const n=a(10289);return o=function(){return n},n}function u(n){return n.
option(...r).option("--no-policy","use the built-in policy").addOption(t()).addOption(g())}const r=f.POLICY_OPTION=["--p\
olicy <file>","policy file (default: the policy of the repository)"];function t(){return new(y()).Option("--profile <nam\
e>","profile for commands").choices($().PROFILE_NAMES)}function g(){return new(y()).Option("--format <name>","output for\
mat").choices(["text","json"]).default("text")}function e({verbose:n=!1},{columns:c,colour:d}){return{columns:c,colour:d,
verbose:n}}function m(n,c,d,p){p.print(d==="json"?`${(0,o().json)(n)}
`:c(),d)}const S=f.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function h({repo:n},{cwd:c,env:d},p){
const P=await(0,O().openRepository)((0,l().resolve)(c,n),d);try{return await p(P)}finally{await P.close()}}function s(n,c,d){
const p=(0,b().assetPathsIn)(n,c);if(p.length>0)return p;throw new(E()).GateError("usage",`${d} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},55366:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),
f.MAX_FILE_BYTES=void 0,f.readBlob=E;function l(){const $=a(41895);return l=function(){return $},$}function y(){const $=a(
7650);return y=function(){return $},$}const b=f.MAX_FILE_BYTES=16*1024*1024;async function E($,O){const[o]=await $.read(
[O]);if(o?.type==="blob")return o.content;throw new(l()).GateError("file_unreadable",o?`Object ${O} is a ${o.type}, not \
a file`:`Object ${O} is missing from this clone`,y().FULL_CLONE_HINT)}},48741:function(R,f,a){Object.defineProperty(f,"_\
_esModule",{value:!0}),f.folderTree=r,f.readOnDisk=g;function l(){const s=a(73024);return l=function(){return s},s}function y(){
const s=a(51455);return y=function(){return s},s}function b(){const s=a(76760);return b=function(){return s},s}function E(){
const s=a(41895);return E=function(){return s},s}function $(){const s=a(55366);return $=function(){return s},s}function O(){
const s=a(39491);return O=function(){return s},s}function o(){const s=a(96681);return o=function(){return s},s}function u(){
const s=a(93028);return u=function(){return s},s}function r(s,n=$().MAX_FILE_BYTES){const c=(0,b().resolve)(s),d=`the di\
rectory ${s}`,p=w=>h(w,()=>(0,l().lstatSync)((0,o().systemPath)((0,b().join)(c,w)))),P=w=>{if(w==="")return{path:w,kind:"\
directory",tracked:!0};if(!(0,O().canBeCheckedOut)(w)||!(0,O().foldersAbove)(w).every(D=>p(D)?.isDirectory()))return;const v=p(
w),M=v&&(0,u().kindOf)(v);if(!v||!M)return;const F=(0,u().isRegular)(M)?{size:v.size}:{};return{path:w,kind:M,...F,tracked:!w.
split("/").includes("node_modules")}},N=w=>P(w)?.kind!=="directory"?[]:(h(w,()=>(0,l().readdirSync)((0,o().systemPath)((0,b().
join)(c,w)),{encoding:"buffer"}))??[]).map(M=>P(w===""?(0,o().decodePath)(M):`${w}/${(0,o().decodePath)(M)}`)).filter(M=>M!==
void 0).sort(O().byEntryPath);function*I(w){for(const v of N(w))v.tracked&&(v.kind==="directory"?yield*I(v.path):yield v)}
return{label:d,stat:P,list:N,files:()=>[...I("")].sort(O().byEntryPath),readlink:w=>P(w)?.kind==="symlink"?h(w,()=>(0,o().
decodePath)((0,l().readlinkSync)((0,o().systemPath)((0,b().join)(c,w)),{encoding:"buffer"}))):void 0,read:async(w,v=n)=>{
const M=P(w);if(!(0,u().isRegular)(M?.kind))throw(0,O().notAFile)(d,w);if((M.size??0)>v)throw(0,O().tooLarge)(d,w,M.size??
0,v);return e((0,b().join)(c,w),w,d,v)}}}const t=l().constants.O_RDONLY|(l().constants.O_NOFOLLOW??0)|(l().constants.O_NONBLOCK??
0);function g(s,n){return e((0,b().join)(s,n),n,`the directory ${s}`,1/0)}async function e(s,n,c,d){try{const p=await(0,y().
open)((0,o().systemPath)(s),t);try{const P=await p.stat();if(!P.isFile())throw(0,O().notAFile)(c,n);if(P.size>d)throw(0,O().
tooLarge)(c,n,P.size,d);return await p.readFile()}finally{await p.close()}}catch(p){throw p instanceof E().GateError?p:m(
n,p)}}function m(s,n){return new(E()).GateError("file_unreadable",`Cannot read ${s}: ${n instanceof Error?n.message:n}`,
"Check the permissions of the file and of the directories above it.",{cause:n})}const S=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function h(s,n){try{return n()}catch(c){if(S.has(c.code??""))return;throw m(s,c)}}},96681:function(R,f,a){Object.
defineProperty(f,"__esModule",{value:!0}),f.decodePath=y,f.decodePieces=$,f.splitNul=O,f.systemPath=E;function l(){const o=a(
4573);return l=function(){return o},o}function y(o){if((0,l().isUtf8)(o))return o.toString("utf8");let u="";for(let r=0;r<
o.length;){const t=b(o,r);u+=t>0?o.toString("utf8",r,r+t):String.fromCharCode(56320+(o[r]??0)),r+=Math.max(t,1)}return u}
function b(o,u){for(let r=1;r<=4&&u+r<=o.length;r++)if((0,l().isUtf8)(o.subarray(u,u+r)))return r;return 0}function E(o){
if(!/[\udc80-\udcff]/.test(o))return o;const u=o.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(u.map(
(r,t)=>t%2===1?Buffer.of(r.charCodeAt(0)-56320):Buffer.from(r)))}function $(o){if(!(0,l().isUtf8)(o))return[...O(o)].map(
y);const u=o.toString("utf8").split("\0");return u.at(-1)===""&&u.pop(),u}function*O(o){let u=0;for(let r=o.indexOf(0);r>=
0;r=o.indexOf(0,u))yield o.subarray(u,r),u=r+1;u<o.length&&(yield o.subarray(u))}},53010:function(R,f,a){Object.defineProperty(
f,"__esModule",{value:!0}),f.withSourceTree=u;function l(){const r=a(51455);return l=function(){return r},r}function y(){
const r=a(41895);return y=function(){return r},r}function b(){const r=a(67147);return b=function(){return r},r}function E(){
const r=a(48741);return E=function(){return r},r}function $(){const r=a(96402);return $=function(){return r},r}function O(){
const r=a(35720);return O=function(){return r},r}function o(){const r=a(34397);return o=function(){return r},r}async function u(r,t,g,e=!1){
const m=await(0,$().openRepository)(r,t).catch(async S=>{if(!(S instanceof y().GateError&&S.code==="not_a_repository"&&(await(0,l().
stat)(r).catch(()=>{}))?.isDirectory()))throw S});if(m===void 0)return g((0,E().folderTree)(r),r);try{const S=`the ${e?"\
staged ":""}files of ${m.directory}`,h=e?o().snapshotIndex:o().snapshotWorktree,s=await(0,O().readTree)(m,await h(m),{label:S});
return await g((0,b().withAdditions)(s,(0,E().folderTree)(m.directory),(0,b().additionsOf)()),m.directory,m)}finally{await m.
close()}}},34397:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),f.snapshotIndex=u,f.snapshotWorktree=o;
function l(){const e=a(77598);return l=function(){return e},e}function y(){const e=a(51455);return y=function(){return e},
e}function b(){const e=a(76760);return b=function(){return e},e}function E(){const e=a(41895);return E=function(){return e},
e}function $(){const e=a(96681);return $=function(){return e},e}const O=Buffer.from([0]);async function o(e){const m=g(e),
S=await r(e);return await e.user(["update-index","-z","--index-info"],{env:m,input:S}),await e.user(["add","--all","--",
"."],{env:m}),(await e.user(["write-tree"],{env:m})).toString().trim()}async function u(e){const m=g(e);return await(0,y().
copyFile)(e.index,m.GIT_INDEX_FILE).catch(S=>{if(S.code!=="ENOENT")throw S}),(await e.user(["write-tree"],{env:m})).toString().
trim()}async function r(e){const m=[];for(const S of(0,$().splitNul)(await e.user(["ls-files","-t","--stage","-z"]))){const h=S[0]===
83,s=S.subarray(S.indexOf(9)+1);if(h&&!await t(e,s))throw new(E()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,$().decodePath)(s))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");m.push(S.subarray(2),O)}return Buffer.concat(m)}async function t({directory:e},m){return(0,y().lstat)(Buffer.concat(
[Buffer.from(`${e}/`),m])).then(()=>!0,S=>{if(S.code==="ENOENT"||S.code==="ENOTDIR")return!1;throw new(E()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,$().decodePath)(m))} (${S.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:S})})}function g({privateStore:e,temporary:m}){return{...e,GIT_INDEX_FILE:(0,b().join)(m,
(0,l().randomUUID)())}}},52324:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),f.renderSelection=$;function l(){
const o=a(94965);return l=function(){return o},o}function y(){const o=a(31626);return y=function(){return o},o}const b=60,
E=6;function $({selector:o,candidates:u},r){const t=(0,y().layoutOf)({...r,verbose:!1}),[g,...e]=u;return`${[...g?O("sel\
ected",g,t):(0,y().prose)(t,"selected","nothing",{label:"caution"}),"",...o.reason.flatMap((S,h)=>(0,y().prose)(t,h===0?
"why":"",S)),...e.length>0?[""]:[],...e.flatMap((S,h)=>O(h===0?"others":"",S,t))].join(`
`)}
`}function O(o,u,r){const{kind:t,id:g,gene:e,matched:m,patterns:S,score:h}=u,s=m.slice(0,E).map(d=>(0,l().clip)(d,b)),n=m.
length-s.length,c=t==="capsule"&&e!==void 0?`, reuses ${e}`:"";return[...(0,y().prose)(r,o,`${g} (${t}${c})`,{label:o===
"selected"?"good":"quiet"}),...(0,y().prose)(r,"",`score ${Number(h.toFixed(3))}: ${m.length} of ${(0,l().count)(S.length,
"pattern")}: ${s.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},95132:function(R,f,a){Object.defineProperty(f,
"__esModule",{value:!0}),f.describe=O,f.eligibilityOf=h,f.finding=b,f.isMissingEvidence=s,f.notJudged=e,f.problemFinding=
$,f.whyNotJudged=m;function l(){const n=a(41895);return l=function(){return n},n}function y(){const n=a(13580);return y=
function(){return n},n}function b(n,c,d={}){return E(n,c,d)}function E(n,c,d){const{severity:p,harm:P,layer:N}=(0,y().ruleOf)(
n);return{rule:n,severity:p,harm:P,layer:N,args:c,...d}}function $({rule:n,args:c,span:d,severity:p}){return E(n,c,{span:d,
severity:p})}function O({rule:n,args:c,edit:d,danger:p,level:P}){const N=(0,y().ruleOf)(n);return{message:N.message(c)+(P?
` ${o(P)}`:""),remedy:p===void 0?(d&&t(d))??N.remedy(c):`Remove the command: it ${p}. A person decides whether the gene \
needs it.`}}function o({rules:n,level:c,from:d,reason:p}){const P=p===void 0?"":`: ${p.replace(/\.$/,"")}`;return`The po\
licy sets \`${n}\` to \`${c}\`, instead of ${d}${P}.`}const u=160,r=4;function t({new:n,pointer:c,files:d=[],fix:p}){if(!(n.
length<=r&&n.every(F=>F.length<=u&&!F.includes("`"))))return p?"Run `gene-gate fix --write`, which replaces the command \
(accepted; not run).":void 0;const N=c?.endsWith("/asset_id")===!0,I=N||n.length===0?"":" (accepted; not run)",w=p?`; \`g\
ene-gate fix --write\` does this${I}.`:".",[v,...M]=n.map(F=>`\`${F}\``);return v===void 0?`Remove the command, which ad\
ds no check${w}`:N?`Set \`asset_id\` to ${v}${w}`:d.length>0?`Move it into a script, ${d.map(({path:D})=>`\`${D}\``).join(
", ")}, and run ${[v,...M].join(", ")}${w}`:M.length===0?`Write ${v} instead${w}`:`Write separate entries in \`validation\
\`: ${[v,...M].join(", ")}${w}`}const g=500;function e(n,c,d={}){return b("not-judged",{detail:m(n,c)},d)}function m(n,c){
if((0,l().endsAudit)(c))throw c;return`${n}: ${S(c).slice(0,g).replace(/\.$/,"")}`}function S(n){return n instanceof l().
GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function h(n){return n.length===0?"eligible":
n.every(s)?"unproven":"refuted"}function s({rule:n}){const{unproven:c,undecided:d}=(0,y().ruleOf)(n);return c===!0||d===
!0}},34915:function(R,f){Object.defineProperty(f,"__esModule",{value:!0}),f.errorSignature=E,f.normalizeErrorText=b,f.normalizeSignals=
$;const a="errsig:",l="errsig_norm:",y=220;function b(o){return o.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<\
path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,y)}function E(o){const u=o.trim();if(u.startsWith(a)){const r=b(u.slice(a.length));return r===""?void 0:`${l}${O(
r)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(u)?u.toLowerCase():void 0}function $(o){return o.flatMap(u=>{const r=u.trim(),
t=r.startsWith(a)?E(r):r;return t?[t]:[]})}function O(o){let u=2166136261;for(let r=0;r<o.length;r+=1)u=Math.imul(u^o.charCodeAt(
r),16777619);return(u>>>0).toString(16).padStart(8,"0")}},91147:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),
f.extractSignals=$;function l(){const n=a(34915);return l=function(){return n},n}const y={detail:260,snippet:200},b=3,E="\
stable_success_plateau";function $(n){const c=n.split(/\r\n|[\n\r]/).map(p=>p.replace(/\s+/g," ").trim()).filter(p=>p!==
"");if(c.length===0)return["session_logs_missing"];const d=[...O(c),...u(S,c),...r(c),...u(s,c),...g(c)];return d.length===
0?[E]:[...new Set(d)]}function O(n){const c=n.filter(P=>m.test(P)),[d]=c;if(d===void 0)return[];const p=o(c);return["log\
_error",`errsig:${d.slice(0,y.detail)}`,...p.times<b?[]:["recurring_error",`recurring_errsig(${p.times}x):${p.line.slice(
0,y.detail)}`]]}function o(n){const c=new Map;for(const d of n){const p=(0,l().normalizeErrorText)(d),P=c.get(p)??{line:d,
times:0};P.times+=1,c.set(p,P)}return[...c.values()].reduce((d,p)=>p.times>d.times?p:d)}function u(n,c){return n.filter(
([,d])=>c.some(p=>d.test(p))).map(([d])=>d)}function r(n){return h.flatMap(([c,d])=>{const p=n.find(P=>d.test(P));return p===
void 0?[]:[`${c}:${t(p,d)}`]})}function t(n,c){const d=Math.max(0,n.search(c)-y.snippet/4);return n.slice(d,d+y.snippet).
trim()}function g(n){const c=new Set(n.flatMap(d=>d.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return e.filter(d=>c.has(
d))}const e=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","per\
f_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],m=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
S=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
h=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
s=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(R,f,a){Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.readMemoryGraph=O;function l(){const u=a(7723);return l=function(){return u},u}function y(){const u=a(
41895);return y=function(){return u},u}const b=2e3,E=l().object({type:l().literal("MemoryGraphEvent")}),$=l().object({type:l().
literal("MemoryGraphEvent"),kind:l().literal("outcome"),ts:l().string().optional().catch(void 0),signal:l().object({key:l().
string().optional().catch(void 0),signals:l().array(l().string()).catch([])}).catch({signals:[]}),gene:l().object({id:l().
string().min(1)}),capsule:l().object({id:l().string()}).optional().catch(void 0),capsule_id:l().string().optional().catch(
void 0),capsules:l().object({used:l().array(l().string())}).optional().catch(void 0),outcome:l().object({status:l().enum(
["success","failed"])})});function O(u,r){const g=u.split(`
`).map((e,m)=>({line:e.trim(),number:m+1})).filter(({line:e})=>e!=="").slice(-b).map(({line:e,number:m})=>o(e,`${r}:${m}`));
if(g.length>0&&!g.some(e=>E.safeParse(e).success))throw new(y()).GateError("input_invalid",`${r} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return g.flatMap(e=>{const m=$.safeParse(e);if(!m.success)
return[];const{ts:S,signal:h,gene:s,outcome:n,capsule:c,capsule_id:d,capsules:p}=m.data,P=[c?.id,d,...p?.used??[]].flatMap(
I=>I??[]),N=Date.parse(S??"");return{gene:s.id,...P.length>0&&{capsules:P},success:n.status==="success",signals:h.signals,
key:h.key??"(none)",at:Number.isNaN(N)?void 0:N}})}function o(u,r){try{return JSON.parse(u)}catch(t){throw new(y()).GateError(
"input_invalid",`Cannot read the memory graph: ${r} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:t})}}},98239:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),f.adviseFrom=r;function l(){
const h=a(59490);return l=function(){return h},h}function y(){const h=a(34915);return y=function(){return h},h}const b=.34,
E={alike:30,prior:45},$=1440*60*1e3,O={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},o={beside:.12,alone:.4},
u=6;function r(h,s,n,c){const d=new Set((0,y().normalizeSignals)(s)),p=[...new Set(n)].map(I=>t(I,h.filter(w=>w.gene===I),
d,c)),P=p.filter(e).map(({gene:I})=>I),[N]=p.filter(I=>I.successes>0&&!e(I)).sort((I,w)=>w.score-I.score);return{preferred:N?.
gene,banned:new Set(P),explanation:[...N?[`memory_prefer:${N.gene}`]:[],...P.length>0?[`memory_ban:${P.slice(0,u).join("\
,")}`]:[],...N?[`gene_prior:${N.prior.value.toFixed(3)}`]:[]]}}function t(h,s,n,c){const d=[...(0,l().groupBy)(s,({key:N})=>N).
values()].flatMap(N=>{const I=m(N,n);if(I<b)return[];const{value:w,attempts:v}=g(N,E.alike,c);return{value:w*I,attempts:v}}),
p={value:Math.max(0,...d.map(({value:N})=>N)),attempts:Math.max(0,...d.map(({attempts:N})=>N))},P=g(s,E.prior,c);return{
gene:h,successes:s.filter(({success:N})=>N).length,alike:p,prior:P,score:p.value>0?p.value+P.value*o.beside:P.value*o.alone}}
function g(h,s,n){const c=h.length;if(c===0)return{value:0,attempts:c};const d=h.filter(({success:N})=>N).length,p=h.reduce(
(N,{at:I})=>Math.max(N,I??n),0),P=Math.max(0,(n-p)/$);return{value:(d+1)/(c+2)*.5**(P/s),attempts:c}}function e({alike:h,
prior:s}){return h.attempts>=O.alike.attempts&&h.value<O.alike.below||h.attempts<O.alike.attempts&&s.attempts>=O.prior.attempts&&
s.value<O.prior.below}function m([h],s){return h?.key===[...s].sort().join("|")?1:S(s,new Set((0,y().normalizeSignals)(h?.
signals??[])))}function S(h,s){if(h.size===0&&s.size===0)return 1;const n=[...h].filter(c=>s.has(c)).length;return n/(h.
size+s.size-n)}},63141:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),f.optionOf=E;function l(){const u=a(
27199);return l=function(){return u},u}const y="gene_distilled_",b=.8;function E({type:u,id:r,value:t}){if(u==="Gene"){const h=r.
startsWith(y)?b:1;return{kind:"gene",id:r,gene:r,patterns:$(t.signals_match),weight:h}}if(u!=="Capsule"||o(t.outcome))return;
const{gene:g,trigger:e,confidence:m,success_streak:S}=t;return{kind:"capsule",id:r,gene:typeof g=="string"?g:void 0,patterns:$(
e),weight:Math.min(1,O(m))*Math.max(1,O(S))}}function $(u){return Array.isArray(u)?u.filter(r=>typeof r=="string"):[]}function O(u){
return typeof u=="number"?Math.max(0,u):0}function o(u){return(0,l().isJsonObject)(u)&&u.status==="failed"}},15964:function(R,f,a){
Object.defineProperty(f,"__esModule",{value:!0}),f.compilePattern=E,f.matchesSignals=$;function l(){const t=a(86750);return l=
function(){return t},t}function y(){const t=a(72720);return y=function(){return t},t}function b(){const t=a(34915);return b=
function(){return t},t}function E(t){const g=O(t),e=(0,b().errorSignature)(t);return e===void 0?g:{...g,matches:m=>(0,b().
errorSignature)(m)===e||g.matches(m)}}function $(t,g){return g.some(E(t).matches)}function O(t){const g=t.lastIndexOf("/");
if(t.startsWith("/")&&g>0){const e=t.slice(1,g),m=t.slice(g+1);return o(e,m)?u(e,m,t):r([t])}return!t.startsWith("/")&&t.
includes("|")?r(t.split("|").map(e=>e.trim())):r([t])}function o(t,g){try{return new RegExp(t,g),!0}catch{return!1}}function u(t,g,e){
const m=l().RE2JS.translateRegExp(t),S=(0,y().compileLinear)(g.includes("y")?`\\A(?:${m})`:m,{ignoreCase:g===""||g.includes(
"i"),multiline:g.includes("m"),dotAll:g.includes("s")});return"error"in S?{...r([e]),unsupported:S.error}:{matches:h=>S.
matches(h)}}function r(t){const g=t.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>g.some(m=>e.toLowerCase().
includes(m))}}},88817:function(R,f,a){Object.defineProperty(f,"__esModule",{value:!0}),f.select=$;function l(){const t=a(
98239);return l=function(){return t},t}function y(){const t=a(15964);return y=function(){return t},t}const b=4,E="ban_ge\
ne:";function $({options:t,signals:g,memory:e}){const m=(w,v)=>{const M=t.filter(F=>F.kind===w).map(({id:F})=>F);return e&&
(0,l().adviseFrom)(v,g,M,e.now)},S=e?.experiences??[],h=m("gene",S),s=S.flatMap(({capsules:w=[],...v})=>w.map(M=>({...v,
gene:M}))),n=m("capsule",s),c=new Set([...h?.banned??[],...O(g)]),d=r(t,g).filter(({id:w,kind:v,gene:M})=>(M===void 0||!c.
has(M))&&!(v==="capsule"&&n?.banned.has(w))),p=({id:w,kind:v,gene:M})=>v==="capsule"&&w===n?.preferred?2:M!==void 0&&M===
h?.preferred?1:0,P=d.toSorted((w,v)=>p(v)-p(w)).slice(0,1+b),[N,...I]=P;return{selector:{selected:N?.id??null,reason:o(N,
g,[...N?.id===n?.preferred?n?.explanation??[]:[],...h?.explanation??[]]),alternatives:I.map(({id:w})=>w)},candidates:P}}
function O(t){return t.filter(g=>g.startsWith(E)).map(g=>g.slice(E.length))}function o(t,g,e){return[...u(t),...g.length>
0?[`signals: ${g.join(", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" | ")}`]:[]]}function u(t){return t===void 0?[
"no matching gene found; new gene may be required"]:t.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...t.gene===void 0?[]:[`capsule.gene: ${t.gene}`]]}function r(t,g){return t.map(e=>{const m=e.patterns.
filter(S=>(0,y().matchesSignals)(S,g));return{...e,matched:m,score:m.length*e.weight}}).filter(({score:e})=>e>0).sort((e,m)=>e.
score===m.score?0:e.score<m.score?1:-1)}}};
