"use strict";exports.id=347,exports.ids=[347],exports.modules={81456:function(k,u){Object.defineProperty(u,"__esModule",{value:!0}),u.
assetLimits=a;function a(d){return{maxBytes:d,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(k,u,a){Object.defineProperty(
u,"__esModule",{value:!0}),u.ambiguousFiles=i,u.hidesContent=b,u.isIncomplete=$,u.isUnread=S,u.markBefore=f;function d(){
const t=a(28672);return d=function(){return t},t}function p({rule:t}){return d().assetFileRules[t].content}function S(t){
return p(t)==="unread"}function b(t){return S(t)||p(t)==="misread"}function $({problems:t}){return t.some(b)}function y(t){
return b(t)||p(t)==="ambiguous"}function i(t){return new Set(t.filter(y).map(({location:m})=>m.path))}function f(t,m,e,l){
const w=new Set(e.map(({asset:O})=>O.id)),h=new Map;for(const O of m){const n=r(O,O.location.path);h.set(n,(h.get(n)??0)+
1)}return t.map(O=>{const{id:n,location:o}=O,c=r(O,l.get(o.path)??o.path),g=h.get(c)??0;return!(p(O)==="known")||g===0||
n!==void 0&&w.has(n)?O:(h.set(c,g-1),{...O,before:!0})})}function r({rule:t,id:m,detail:e},l){return JSON.stringify([t,l,
m,e.replace(/\d+/g,"#")])}},19922:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.selectVerb=void 0;function d(){
const s=a(76760);return d=function(){return s},s}function p(){const s=a(63314);return p=function(){return s},s}function S(){
const s=a(81456);return S=function(){return s},s}function b(){const s=a(64385);return b=function(){return s},s}function $(){
const s=a(78114);return $=function(){return s},s}function y(){const s=a(41895);return y=function(){return s},s}function i(){
const s=a(73388);return i=function(){return s},s}function f(){const s=a(94853);return f=function(){return s},s}function r(){
const s=a(74238);return r=function(){return s},s}function t(){const s=a(53010);return t=function(){return s},s}function m(){
const s=a(10289);return m=function(){return s},s}function e(){const s=a(52324);return e=function(){return s},s}function l(){
const s=a(94965);return l=function(){return s},s}function w(){const s=a(91147);return w=function(){return s},s}function h(){
const s=a(73734);return h=function(){return s},s}function O(){const s=a(63141);return O=function(){return s},s}function n(){
const s=a(15964);return n=function(){return s},s}function o(){const s=a(88817);return o=function(){return s},s}function c(){
const s=a(82256);return c=function(){return s},s}const g=4*1024*1024,N=(s,I)=>new(p()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...c().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(p()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,c().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async L=>{const A=await P(L,s),R=()=>(0,e().renderSelection)(A,s);(0,c().printAnswer)(A.selector,R,L.
format,s),I(0)});u.selectVerb=N;async function P(s,I){const L=await T(s,I),{genes:A,capsules:R}=s,F=s.memory===void 0?void 0:
(0,h().readMemoryGraph)(await v(s.memory,I),s.memory),G=[...A===void 0?await D(s,I):await x(A,"gene",I),...R===void 0?[]:
await x(R,"capsule",I)];return I.note(G.flatMap(M).join("")),(0,o().select)({options:G,signals:L,...F&&{memory:{experiences:F,
now:Date.now()}}})}function M({id:s,patterns:I}){return I.flatMap(L=>{const{unsupported:A}=(0,n().compilePattern)(L);if(A===
void 0)return[];const[R,F]=[s,L].map(G=>(0,m().terminal)((0,l().clip)(G,100)));return`note: ${R}: ${F} is matched as pla\
in text: ${(0,m().terminal)(A)}
`})}async function T({signals:s,log:I},L){if(I!==void 0)return(0,w().extractSignals)(await v(I,L));const A=(s===void 0?[]:
E(s)).map(R=>R.trim()).filter(R=>R!=="");if(A.length>0)return A;throw new(y()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function E(s){if(!s.
trimStart().startsWith("["))return s.split(",");try{const I=JSON.parse(s);if(Array.isArray(I)&&I.every(L=>typeof L=="str\
ing"))return I}catch{}throw new(y()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function v(s,I){const L=await I.
readInput(s);if(L.length<=g)return L.toString("utf8");throw new(y()).GateError("input_invalid",`${s} has ${L.length} byt\
es; the limit is ${g}.`,"Pass its newest part, for example with: tail -c 4000000")}const j=(0,S().assetLimits)(f().DEFAULT_POLICY.
assets.max_file_bytes);async function D({repo:s,capsules:I},{cwd:L,env:A}){const R=(0,d().resolve)(L,s);return(0,t().withSourceTree)(
R,A,async F=>{const{policy:G}=await(0,r().loadPolicy)(F,F.label),B=[];for(const _ of(0,c().storeFiles)(F,G,R)){const{assets:C}=z(
_,await F.read(_));B.push(...C.flatMap(W=>(0,O().optionOf)(W)??[]))}return B.filter(({kind:_})=>_==="gene"||I===void 0)})}
function z(s,I){const L=(0,b().readAssetFile)(s,I,j),A=L.problems.find($().hidesContent);if(A===void 0)return L;const{line:R,
column:F}=A.location;throw new(y()).GateError("input_invalid",`${(0,i().inputName)(s)} cannot be read completely: ${R}:${F}\
: ${A.detail}.`,`Run gene-gate audit ${s} to list all its problems.`)}async function x(s,I,L){const A=await L.readInput(
s),{assets:R,problems:F}=z(s,A),G=I==="gene"?"Gene":"Capsule",B=R.filter(({type:C})=>C===G);if(B.length>0)return B.flatMap(
C=>(0,O().optionOf)(C)??[]);const _=F.find(({rule:C})=>C==="not-an-asset")?.detail;if(R.length===0&&_===void 0&&!/"type"\s*:/.
test(A.toString()))return[];throw new(y()).GateError("input_invalid",`${s} contains no ${G}${_===void 0?"":`: ${_}`}.`,`\
Pass a file with ${I}s, such as assets/gep/${I}s.json.`)}},82256:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),
u.REPO_OPTION=u.POLICY_OPTION=void 0,u.formatOption=m,u.inRepository=h,u.printAnswer=l,u.profileOption=t,u.storeFiles=O,
u.textOptions=e,u.withJudgingOptions=f;function d(){const n=a(76760);return d=function(){return n},n}function p(){const n=a(
63314);return p=function(){return n},n}function S(){const n=a(18744);return S=function(){return n},n}function b(){const n=a(
41895);return b=function(){return n},n}function $(){const n=a(80068);return $=function(){return n},n}function y(){const n=a(
96402);return y=function(){return n},n}function i(){const n=a(10289);return i=function(){return n},n}function f(n){return n.
option(...r).option("--no-policy","use the built-in policy").addOption(t()).addOption(m())}const r=u.POLICY_OPTION=["--p\
olicy <file>","policy file (default: the policy of the repository)"];function t(){return new(p()).Option("--profile <nam\
e>","profile for commands").choices($().PROFILE_NAMES)}function m(){return new(p()).Option("--format <name>","output for\
mat").choices(["text","json"]).default("text")}function e({verbose:n=!1},{columns:o,colour:c}){return{columns:o,colour:c,
verbose:n}}function l(n,o,c,g){g.print(c==="json"?`${(0,i().json)(n)}
`:o(),c)}const w=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function h({repo:n},{cwd:o,env:c},g){
const N=await(0,y().openRepository)((0,d().resolve)(o,n),c);try{return await g(N)}finally{await N.close()}}function O(n,o,c){
const g=(0,S().assetPathsIn)(n,o);if(g.length>0)return g;throw new(b()).GateError("usage",`${c} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},55366:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),
u.MAX_FILE_BYTES=void 0,u.readBlob=b;function d(){const $=a(41895);return d=function(){return $},$}function p(){const $=a(
7650);return p=function(){return $},$}const S=u.MAX_FILE_BYTES=16*1024*1024;async function b($,y){const[i]=await $.read(
[y]);if(i?.type==="blob")return i.content;throw new(d()).GateError("file_unreadable",i?`Object ${y} is a ${i.type}, not \
a file`:`Object ${y} is missing from this clone`,p().FULL_CLONE_HINT)}},48741:function(k,u,a){Object.defineProperty(u,"_\
_esModule",{value:!0}),u.folderTree=r,u.kindOf=O,u.readOnDisk=m;function d(){const n=a(73024);return d=function(){return n},
n}function p(){const n=a(51455);return p=function(){return n},n}function S(){const n=a(76760);return S=function(){return n},
n}function b(){const n=a(41895);return b=function(){return n},n}function $(){const n=a(55366);return $=function(){return n},
n}function y(){const n=a(39491);return y=function(){return n},n}function i(){const n=a(96681);return i=function(){return n},
n}function f(){const n=a(93028);return f=function(){return n},n}function r(n,o=$().MAX_FILE_BYTES){const c=(0,S().resolve)(
n),g=`the directory ${n}`,N=E=>h(E,()=>(0,d().lstatSync)((0,i().systemPath)((0,S().join)(c,E)))),P=E=>{if(E==="")return{
path:E,kind:"directory",tracked:!0};if(!(0,y().canBeCheckedOut)(E)||!(0,y().foldersAbove)(E).every(z=>N(z)?.isDirectory()))
return;const v=N(E),j=v&&O(v);if(!v||!j)return;const D=(0,f().isRegular)(j)?{size:v.size}:{};return{path:E,kind:j,...D,tracked:!E.
split("/").includes("node_modules")}},M=E=>P(E)?.kind!=="directory"?[]:(h(E,()=>(0,d().readdirSync)((0,i().systemPath)((0,S().
join)(c,E)),{encoding:"buffer"}))??[]).map(j=>P(E===""?(0,i().decodePath)(j):`${E}/${(0,i().decodePath)(j)}`)).filter(j=>j!==
void 0).sort(y().byEntryPath);function*T(E){for(const v of M(E))v.tracked&&(v.kind==="directory"?yield*T(v.path):yield v)}
return{label:g,stat:P,list:M,files:()=>[...T("")].sort(y().byEntryPath),readlink:E=>P(E)?.kind==="symlink"?h(E,()=>(0,i().
decodePath)((0,d().readlinkSync)((0,i().systemPath)((0,S().join)(c,E)),{encoding:"buffer"}))):void 0,read:async(E,v=o)=>{
const j=P(E);if(!(0,f().isRegular)(j?.kind))throw(0,y().notAFile)(g,E);if((j.size??0)>v)throw(0,y().tooLarge)(g,E,j.size??
0,v);return e((0,S().join)(c,E),E,g,v)}}}const t=d().constants.O_RDONLY|(d().constants.O_NOFOLLOW??0)|(d().constants.O_NONBLOCK??
0);function m(n,o){return e((0,S().join)(n,o),o,`the directory ${n}`,1/0)}async function e(n,o,c,g){try{const N=await(0,p().
open)((0,i().systemPath)(n),t);try{const P=await N.stat();if(!P.isFile())throw(0,y().notAFile)(c,o);if(P.size>g)throw(0,y().
tooLarge)(c,o,P.size,g);return await N.readFile()}finally{await N.close()}}catch(N){throw N instanceof b().GateError?N:l(
o,N)}}function l(n,o){return new(b()).GateError("file_unreadable",`Cannot read ${n}: ${o instanceof Error?o.message:o}`,
"Check the permissions of the file and of the directories above it.",{cause:o})}const w=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function h(n,o){try{return o()}catch(c){if(w.has(c.code??""))return;throw l(n,c)}}function O(n){if(n.isSymbolicLink())
return"symlink";if(n.isDirectory())return"directory";if(n.isFile())return(n.mode&73)===0?"file":"executable"}},96681:function(k,u,a){
Object.defineProperty(u,"__esModule",{value:!0}),u.decodePath=p,u.decodePieces=$,u.splitNul=y,u.systemPath=b;function d(){
const i=a(4573);return d=function(){return i},i}function p(i){if((0,d().isUtf8)(i))return i.toString("utf8");let f="";for(let r=0;r<
i.length;){const t=S(i,r);f+=t>0?i.toString("utf8",r,r+t):String.fromCharCode(56320+(i[r]??0)),r+=Math.max(t,1)}return f}
function S(i,f){for(let r=1;r<=4&&f+r<=i.length;r++)if((0,d().isUtf8)(i.subarray(f,f+r)))return r;return 0}function b(i){
if(!/[\udc80-\udcff]/.test(i))return i;const f=i.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(f.map(
(r,t)=>t%2===1?Buffer.of(r.charCodeAt(0)-56320):Buffer.from(r)))}function $(i){if(!(0,d().isUtf8)(i))return[...y(i)].map(
p);const f=i.toString("utf8").split("\0");return f.at(-1)===""&&f.pop(),f}function*y(i){let f=0;for(let r=i.indexOf(0);r>=
0;r=i.indexOf(0,f))yield i.subarray(f,r),f=r+1;f<i.length&&(yield i.subarray(f))}},53010:function(k,u,a){Object.defineProperty(
u,"__esModule",{value:!0}),u.withSourceTree=f;function d(){const r=a(51455);return d=function(){return r},r}function p(){
const r=a(41895);return p=function(){return r},r}function S(){const r=a(67147);return S=function(){return r},r}function b(){
const r=a(48741);return b=function(){return r},r}function $(){const r=a(96402);return $=function(){return r},r}function y(){
const r=a(35720);return y=function(){return r},r}function i(){const r=a(34397);return i=function(){return r},r}async function f(r,t,m,e=!1){
const l=await(0,$().openRepository)(r,t).catch(async w=>{if(!(w instanceof p().GateError&&w.code==="not_a_repository"&&(await(0,d().
stat)(r).catch(()=>{}))?.isDirectory()))throw w});if(l===void 0)return m((0,b().folderTree)(r),r);try{const w=`the ${e?"\
staged ":""}files of ${l.directory}`,h=e?i().snapshotIndex:i().snapshotWorktree,O=await(0,y().readTree)(l,await h(l),{label:w});
return await m((0,S().withAdditions)(O,(0,b().folderTree)(l.directory),(0,S().additionsOf)()),l.directory,l)}finally{await l.
close()}}},34397:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.snapshotIndex=f,u.snapshotWorktree=i;
function d(){const e=a(77598);return d=function(){return e},e}function p(){const e=a(51455);return p=function(){return e},
e}function S(){const e=a(76760);return S=function(){return e},e}function b(){const e=a(41895);return b=function(){return e},
e}function $(){const e=a(96681);return $=function(){return e},e}const y=Buffer.from([0]);async function i(e){const l=m(e),
w=await r(e);return await e.user(["update-index","-z","--index-info"],{env:l,input:w}),await e.user(["add","--all","--",
"."],{env:l}),(await e.user(["write-tree"],{env:l})).toString().trim()}async function f(e){const l=m(e);return await(0,p().
copyFile)(e.index,l.GIT_INDEX_FILE).catch(w=>{if(w.code!=="ENOENT")throw w}),(await e.user(["write-tree"],{env:l})).toString().
trim()}async function r(e){const l=[];for(const w of(0,$().splitNul)(await e.user(["ls-files","-t","--stage","-z"]))){const h=w[0]===
83,O=w.subarray(w.indexOf(9)+1);if(h&&!await t(e,O))throw new(b()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,$().decodePath)(O))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");l.push(w.subarray(2),y)}return Buffer.concat(l)}async function t({directory:e},l){return(0,p().lstat)(Buffer.concat(
[Buffer.from(`${e}/`),l])).then(()=>!0,w=>{if(w.code==="ENOENT"||w.code==="ENOTDIR")return!1;throw new(b()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,$().decodePath)(l))} (${w.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:w})})}function m({privateStore:e,temporary:l}){return{...e,GIT_INDEX_FILE:(0,S().join)(l,
(0,d().randomUUID)())}}},52324:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.renderSelection=$;function d(){
const i=a(94965);return d=function(){return i},i}function p(){const i=a(31626);return p=function(){return i},i}const S=60,
b=6;function $({selector:i,candidates:f},r){const t=(0,p().layoutOf)({...r,verbose:!1}),[m,...e]=f;return`${[...m?y("sel\
ected",m,t):(0,p().prose)(t,"selected","nothing",{label:"caution"}),"",...i.reason.flatMap((w,h)=>(0,p().prose)(t,h===0?
"why":"",w)),...e.length>0?[""]:[],...e.flatMap((w,h)=>y(h===0?"others":"",w,t))].join(`
`)}
`}function y(i,f,r){const{kind:t,id:m,gene:e,matched:l,patterns:w,score:h}=f,O=l.slice(0,b).map(c=>(0,d().clip)(c,S)),n=l.
length-O.length,o=t==="capsule"&&e!==void 0?`, reuses ${e}`:"";return[...(0,p().prose)(r,i,`${m} (${t}${o})`,{label:i===
"selected"?"good":"quiet"}),...(0,p().prose)(r,"",`score ${Number(h.toFixed(3))}: ${l.length} of ${(0,d().count)(w.length,
"pattern")}: ${O.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},95132:function(k,u,a){Object.defineProperty(u,
"__esModule",{value:!0}),u.describe=y,u.eligibilityOf=h,u.finding=S,u.isMissingEvidence=O,u.notJudged=e,u.problemFinding=
$,u.whyNotJudged=l;function d(){const n=a(41895);return d=function(){return n},n}function p(){const n=a(13580);return p=
function(){return n},n}function S(n,o,c={}){return b(n,o,c)}function b(n,o,c){const{severity:g,harm:N,layer:P}=(0,p().ruleOf)(
n);return{rule:n,severity:g,harm:N,layer:P,args:o,...c}}function $({rule:n,args:o,span:c,severity:g}){return b(n,o,{span:c,
severity:g})}function y({rule:n,args:o,edit:c,danger:g,advice:N,level:P}){const M=(0,p().ruleOf)(n);return{message:M.message(
o)+(P?` ${i(P)}`:""),remedy:g===void 0?(c&&t(c))??N??M.remedy(o):`Remove the command: it ${g}. A person decides whether \
the gene needs it.`}}function i({rules:n,level:o,from:c,reason:g}){const N=g===void 0?"":`: ${g.replace(/\.$/,"")}`;return`\
The policy sets \`${n}\` to \`${o}\`, instead of ${c}${N}.`}const f=160,r=4;function t({new:n,pointer:o,files:c=[],fix:g}){
if(!(n.length<=r&&n.every(j=>j.length<=f&&!j.includes("`"))))return g?"Run `gene-gate fix --write`, which replaces the c\
ommand (accepted; not run).":void 0;const P=o?.endsWith("/asset_id")===!0,M=P||n.length===0?"":" (accepted; not run)",T=g?
`; \`gene-gate fix --write\` does this${M}.`:".",[E,...v]=n.map(j=>`\`${j}\``);return E===void 0?`Remove the command, wh\
ich adds no check${T}`:P?`Set \`asset_id\` to ${E}${T}`:c.length>0?`Move it into a script, ${c.map(({path:D})=>`\`${D}\``).
join(", ")}, and run ${[E,...v].join(", ")}${T}`:v.length===0?`Write ${E} instead${T}`:`Write separate entries in \`valid\
ation\`: ${[E,...v].join(", ")}${T}`}const m=500;function e(n,o,c={}){return S("not-judged",{detail:l(n,o)},c)}function l(n,o){
if((0,d().endsAudit)(o))throw o;return`${n}: ${w(o).slice(0,m).replace(/\.$/,"")}`}function w(n){return n instanceof d().
GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function h(n){return n.length===0?"eligible":
n.every(O)?"unproven":"refuted"}function O({rule:n}){const{unproven:o,undecided:c}=(0,p().ruleOf)(n);return o===!0||c===
!0}},34915:function(k,u){Object.defineProperty(u,"__esModule",{value:!0}),u.errorSignature=b,u.normalizeErrorText=S,u.normalizeSignals=
$;const a="errsig:",d="errsig_norm:",p=220;function S(i){return i.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<\
path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,p)}function b(i){const f=i.trim();if(f.startsWith(a)){const r=S(f.slice(a.length));return r===""?void 0:`${d}${y(
r)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(f)?f.toLowerCase():void 0}function $(i){return i.flatMap(f=>{const r=f.trim(),
t=r.startsWith(a)?b(r):r;return t?[t]:[]})}function y(i){let f=2166136261;for(let r=0;r<i.length;r+=1)f=Math.imul(f^i.charCodeAt(
r),16777619);return(f>>>0).toString(16).padStart(8,"0")}},91147:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),
u.extractSignals=$;function d(){const n=a(34915);return d=function(){return n},n}const p={detail:260,snippet:200},S=3,b="\
stable_success_plateau";function $(n){const o=n.split(/\r\n|[\n\r]/).map(g=>g.replace(/\s+/g," ").trim()).filter(g=>g!==
"");if(o.length===0)return["session_logs_missing"];const c=[...y(o),...f(w,o),...r(o),...f(O,o),...m(o)];return c.length===
0?[b]:[...new Set(c)]}function y(n){const o=n.filter(N=>l.test(N)),[c]=o;if(c===void 0)return[];const g=i(o);return["log\
_error",`errsig:${c.slice(0,p.detail)}`,...g.times<S?[]:["recurring_error",`recurring_errsig(${g.times}x):${g.line.slice(
0,p.detail)}`]]}function i(n){const o=new Map;for(const c of n){const g=(0,d().normalizeErrorText)(c),N=o.get(g)??{line:c,
times:0};N.times+=1,o.set(g,N)}return[...o.values()].reduce((c,g)=>g.times>c.times?g:c)}function f(n,o){return n.filter(
([,c])=>o.some(g=>c.test(g))).map(([c])=>c)}function r(n){return h.flatMap(([o,c])=>{const g=n.find(N=>c.test(N));return g===
void 0?[]:[`${o}:${t(g,c)}`]})}function t(n,o){const c=Math.max(0,n.search(o)-p.snippet/4);return n.slice(c,c+p.snippet).
trim()}function m(n){const o=new Set(n.flatMap(c=>c.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return e.filter(c=>o.has(
c))}const e=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","per\
f_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],l=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
w=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
h=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
O=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(k,u,a){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.readMemoryGraph=y;function d(){const f=a(7723);return d=function(){return f},f}function p(){const f=a(
41895);return p=function(){return f},f}const S=2e3,b=d().object({type:d().literal("MemoryGraphEvent")}),$=d().object({type:d().
literal("MemoryGraphEvent"),kind:d().literal("outcome"),ts:d().string().optional().catch(void 0),signal:d().object({key:d().
string().optional().catch(void 0),signals:d().array(d().string()).catch([])}).catch({signals:[]}),gene:d().object({id:d().
string().min(1)}),capsule:d().object({id:d().string()}).optional().catch(void 0),capsule_id:d().string().optional().catch(
void 0),capsules:d().object({used:d().array(d().string())}).optional().catch(void 0),outcome:d().object({status:d().enum(
["success","failed"])})});function y(f,r){const m=f.split(`
`).map((e,l)=>({line:e.trim(),number:l+1})).filter(({line:e})=>e!=="").slice(-S).map(({line:e,number:l})=>i(e,`${r}:${l}`));
if(m.length>0&&!m.some(e=>b.safeParse(e).success))throw new(p()).GateError("input_invalid",`${r} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return m.flatMap(e=>{const l=$.safeParse(e);if(!l.success)
return[];const{ts:w,signal:h,gene:O,outcome:n,capsule:o,capsule_id:c,capsules:g}=l.data,N=[o?.id,c,...g?.used??[]].flatMap(
M=>M??[]),P=Date.parse(w??"");return{gene:O.id,...N.length>0&&{capsules:N},success:n.status==="success",signals:h.signals,
key:h.key??"(none)",at:Number.isNaN(P)?void 0:P}})}function i(f,r){try{return JSON.parse(f)}catch(t){throw new(p()).GateError(
"input_invalid",`Cannot read the memory graph: ${r} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:t})}}},98239:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.adviseFrom=r;function d(){
const h=a(59490);return d=function(){return h},h}function p(){const h=a(34915);return p=function(){return h},h}const S=.34,
b={alike:30,prior:45},$=1440*60*1e3,y={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},i={beside:.12,alone:.4},
f=6;function r(h,O,n,o){const c=new Set((0,p().normalizeSignals)(O)),g=[...new Set(n)].map(M=>t(M,h.filter(T=>T.gene===M),
c,o)),N=g.filter(e).map(({gene:M})=>M),[P]=g.filter(M=>M.successes>0&&!e(M)).sort((M,T)=>T.score-M.score);return{preferred:P?.
gene,banned:new Set(N),explanation:[...P?[`memory_prefer:${P.gene}`]:[],...N.length>0?[`memory_ban:${N.slice(0,f).join("\
,")}`]:[],...P?[`gene_prior:${P.prior.value.toFixed(3)}`]:[]]}}function t(h,O,n,o){const c=[...(0,d().groupBy)(O,({key:P})=>P).
values()].flatMap(P=>{const M=l(P,n);if(M<S)return[];const{value:T,attempts:E}=m(P,b.alike,o);return{value:T*M,attempts:E}}),
g={value:Math.max(0,...c.map(({value:P})=>P)),attempts:Math.max(0,...c.map(({attempts:P})=>P))},N=m(O,b.prior,o);return{
gene:h,successes:O.filter(({success:P})=>P).length,alike:g,prior:N,score:g.value>0?g.value+N.value*i.beside:N.value*i.alone}}
function m(h,O,n){const o=h.length;if(o===0)return{value:0,attempts:o};const c=h.filter(({success:P})=>P).length,g=h.reduce(
(P,{at:M})=>Math.max(P,M??n),0),N=Math.max(0,(n-g)/$);return{value:(c+1)/(o+2)*.5**(N/O),attempts:o}}function e({alike:h,
prior:O}){return h.attempts>=y.alike.attempts&&h.value<y.alike.below||h.attempts<y.alike.attempts&&O.attempts>=y.prior.attempts&&
O.value<y.prior.below}function l([h],O){return h?.key===[...O].sort().join("|")?1:w(O,new Set((0,p().normalizeSignals)(h?.
signals??[])))}function w(h,O){if(h.size===0&&O.size===0)return 1;const n=[...h].filter(o=>O.has(o)).length;return n/(h.
size+O.size-n)}},63141:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.optionOf=b;function d(){const f=a(
27199);return d=function(){return f},f}const p="gene_distilled_",S=.8;function b({type:f,id:r,value:t}){if(f==="Gene"){const h=r.
startsWith(p)?S:1;return{kind:"gene",id:r,gene:r,patterns:$(t.signals_match),weight:h}}if(f!=="Capsule"||i(t.outcome))return;
const{gene:m,trigger:e,confidence:l,success_streak:w}=t;return{kind:"capsule",id:r,gene:typeof m=="string"?m:void 0,patterns:$(
e),weight:Math.min(1,y(l))*Math.max(1,y(w))}}function $(f){return Array.isArray(f)?f.filter(r=>typeof r=="string"):[]}function y(f){
return typeof f=="number"?Math.max(0,f):0}function i(f){return(0,d().isJsonObject)(f)&&f.status==="failed"}},15964:function(k,u,a){
Object.defineProperty(u,"__esModule",{value:!0}),u.compilePattern=b,u.matchesSignals=$;function d(){const t=a(86750);return d=
function(){return t},t}function p(){const t=a(72720);return p=function(){return t},t}function S(){const t=a(34915);return S=
function(){return t},t}function b(t){const m=y(t),e=(0,S().errorSignature)(t);return e===void 0?m:{...m,matches:l=>(0,S().
errorSignature)(l)===e||m.matches(l)}}function $(t,m){return m.some(b(t).matches)}function y(t){const m=t.lastIndexOf("/");
if(t.startsWith("/")&&m>0){const e=t.slice(1,m),l=t.slice(m+1);return i(e,l)?f(e,l,t):r([t])}return!t.startsWith("/")&&t.
includes("|")?r(t.split("|").map(e=>e.trim())):r([t])}function i(t,m){try{return new RegExp(t,m),!0}catch{return!1}}function f(t,m,e){
const l=d().RE2JS.translateRegExp(t),w=(0,p().compileLinear)(m.includes("y")?`\\A(?:${l})`:l,{ignoreCase:m===""||m.includes(
"i"),multiline:m.includes("m"),dotAll:m.includes("s")});return"error"in w?{...r([e]),unsupported:w.error}:{matches:h=>w.
matches(h)}}function r(t){const m=t.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>m.some(l=>e.toLowerCase().
includes(l))}}},88817:function(k,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.select=$;function d(){const t=a(
98239);return d=function(){return t},t}function p(){const t=a(15964);return p=function(){return t},t}const S=4,b="ban_ge\
ne:";function $({options:t,signals:m,memory:e}){const l=(T,E)=>{const v=t.filter(j=>j.kind===T).map(({id:j})=>j);return e&&
(0,d().adviseFrom)(E,m,v,e.now)},w=e?.experiences??[],h=l("gene",w),O=w.flatMap(({capsules:T=[],...E})=>T.map(v=>({...E,
gene:v}))),n=l("capsule",O),o=new Set([...h?.banned??[],...y(m)]),c=r(t,m).filter(({id:T,kind:E,gene:v})=>(v===void 0||!o.
has(v))&&!(E==="capsule"&&n?.banned.has(T))),g=({id:T,kind:E,gene:v})=>E==="capsule"&&T===n?.preferred?2:v!==void 0&&v===
h?.preferred?1:0,N=c.toSorted((T,E)=>g(E)-g(T)).slice(0,1+S),[P,...M]=N;return{selector:{selected:P?.id??null,reason:i(P,
m,[...P?.id===n?.preferred?n?.explanation??[]:[],...h?.explanation??[]]),alternatives:M.map(({id:T})=>T)},candidates:N}}
function y(t){return t.filter(m=>m.startsWith(b)).map(m=>m.slice(b.length))}function i(t,m,e){return[...f(t),...m.length>
0?[`signals: ${m.join(", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" | ")}`]:[]]}function f(t){return t===void 0?[
"no matching gene found; new gene may be required"]:t.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...t.gene===void 0?[]:[`capsule.gene: ${t.gene}`]]}function r(t,m){return t.map(e=>{const l=e.patterns.
filter(w=>(0,p().matchesSignals)(w,m));return{...e,matched:l,score:l.length*e.weight}}).filter(({score:e})=>e>0).sort((e,l)=>e.
score===l.score?0:e.score<l.score?1:-1)}}};
