"use strict";exports.id=347,exports.ids=[347],exports.modules={81456:function(R,u){Object.defineProperty(u,"__esModule",{value:!0}),u.
assetLimits=a;function a(l){return{maxBytes:l,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(R,u,a){Object.defineProperty(
u,"__esModule",{value:!0}),u.ambiguousFiles=i,u.hidesContent=P,u.isIncomplete=N,u.isUnread=$,u.markBefore=f;function l(){
const n=a(28672);return l=function(){return n},n}function y({rule:n}){return l().assetFileRules[n].content}function $(n){
return y(n)==="unread"}function P(n){return $(n)||y(n)==="misread"}function N({problems:n}){return n.some(P)}function w(n){
return P(n)||y(n)==="ambiguous"}function i(n){return new Set(n.filter(w).map(({location:g})=>g.path))}function f(n,g,e,m){
const S=new Set(e.map(({asset:c})=>c.id)),h=new Map;for(const c of g){const o=r(c,c.location.path);h.set(o,(h.get(o)??0)+
1)}return n.map(c=>{const{id:o,location:p}=c,t=r(c,m.get(p.path)??p.path),d=h.get(t)??0;return!(y(c)==="known")||d===0||
o!==void 0&&S.has(o)?c:(h.set(t,d-1),{...c,before:!0})})}function r({rule:n,id:g,detail:e},m){return JSON.stringify([n,m,
g,e.replace(/\d+/g,"#")])}},19922:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.selectVerb=void 0;function l(){
const s=a(76760);return l=function(){return s},s}function y(){const s=a(63314);return y=function(){return s},s}function $(){
const s=a(81456);return $=function(){return s},s}function P(){const s=a(64385);return P=function(){return s},s}function N(){
const s=a(78114);return N=function(){return s},s}function w(){const s=a(41895);return w=function(){return s},s}function i(){
const s=a(73388);return i=function(){return s},s}function f(){const s=a(94853);return f=function(){return s},s}function r(){
const s=a(74238);return r=function(){return s},s}function n(){const s=a(53010);return n=function(){return s},s}function g(){
const s=a(10289);return g=function(){return s},s}function e(){const s=a(52324);return e=function(){return s},s}function m(){
const s=a(94965);return m=function(){return s},s}function S(){const s=a(91147);return S=function(){return s},s}function h(){
const s=a(73734);return h=function(){return s},s}function c(){const s=a(63141);return c=function(){return s},s}function o(){
const s=a(15964);return o=function(){return s},s}function p(){const s=a(88817);return p=function(){return s},s}function t(){
const s=a(82256);return t=function(){return s},s}const d=4*1024*1024,O=(s,I)=>new(y()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...t().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(y()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,t().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async j=>{const L=await E(j,s),A=()=>(0,e().renderSelection)(L,s);(0,t().printAnswer)(L.selector,A,j.
format,s),I(0)});u.selectVerb=O;async function E(s,I){const j=await b(s,I),{genes:L,capsules:A}=s,G=s.memory===void 0?void 0:
(0,h().readMemoryGraph)(await M(s.memory,I),s.memory),_=[...L===void 0?await D(s,I):await W(L,"gene",I),...A===void 0?[]:
await W(A,"capsule",I)];return I.note(_.flatMap(v).join("")),(0,p().select)({options:_,signals:j,...G&&{memory:{experiences:G,
now:Date.now()}}})}function v({id:s,patterns:I}){return I.flatMap(j=>{const{unsupported:L}=(0,o().compilePattern)(j);if(L===
void 0)return[];const[A,G]=[s,j].map(_=>(0,g().terminal)((0,m().clip)(_,100)));return`note: ${A}: ${G} is matched as pla\
in text: ${(0,g().terminal)(L)}
`})}async function b({signals:s,log:I},j){if(I!==void 0)return(0,S().extractSignals)(await M(I,j));const L=(s===void 0?[]:
T(s)).map(A=>A.trim()).filter(A=>A!=="");if(L.length>0)return L;throw new(w()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function T(s){if(!s.
trimStart().startsWith("["))return s.split(",");try{const I=JSON.parse(s);if(Array.isArray(I)&&I.every(j=>typeof j=="str\
ing"))return I}catch{}throw new(w()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function M(s,I){const j=await I.
readInput(s);if(j.length<=d)return j.toString("utf8");throw new(w()).GateError("input_invalid",`${s} has ${j.length} byt\
es; the limit is ${d}.`,"Pass its newest part, for example with: tail -c 4000000")}const F=(0,$().assetLimits)(f().DEFAULT_POLICY.
assets.max_file_bytes);async function D({repo:s,capsules:I},{cwd:j,env:L}){const A=(0,l().resolve)(j,s);return(0,n().withSourceTree)(
A,L,async G=>{const{policy:_}=await(0,r().loadPolicy)(G,G.label),z=[];for(const C of(0,t().storeFiles)(G,_,A)){const{assets:B}=k(
C,await G.read(C));z.push(...B.flatMap(x=>(0,c().optionOf)(x)??[]))}return z.filter(({kind:C})=>C==="gene"||I===void 0)})}
function k(s,I){const j=(0,P().readAssetFile)(s,I,F),L=j.problems.find(N().hidesContent);if(L===void 0)return j;const{line:A,
column:G}=L.location;throw new(w()).GateError("input_invalid",`${(0,i().inputName)(s)} cannot be read completely: ${A}:${G}\
: ${L.detail}.`,`Run gene-gate audit ${s} to list all its problems.`)}async function W(s,I,j){const L=await j.readInput(
s),{assets:A,problems:G}=k(s,L),_=I==="gene"?"Gene":"Capsule",z=A.filter(({type:B})=>B===_);if(z.length>0)return z.flatMap(
B=>(0,c().optionOf)(B)??[]);const C=G.find(({rule:B})=>B==="not-an-asset")?.detail;if(A.length===0&&C===void 0&&!/"type"\s*:/.
test(L.toString()))return[];throw new(w()).GateError("input_invalid",`${s} contains no ${_}${C===void 0?"":`: ${C}`}.`,`\
Pass a file with ${I}s, such as assets/gep/${I}s.json.`)}},82256:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),
u.REPO_OPTION=u.POLICY_OPTION=void 0,u.formatOption=g,u.inRepository=h,u.printAnswer=m,u.profileOption=n,u.storeFiles=c,
u.textOptions=e,u.withJudgingOptions=f;function l(){const o=a(76760);return l=function(){return o},o}function y(){const o=a(
63314);return y=function(){return o},o}function $(){const o=a(18744);return $=function(){return o},o}function P(){const o=a(
41895);return P=function(){return o},o}function N(){const o=a(80068);return N=function(){return o},o}function w(){const o=a(
96402);return w=function(){return o},o}function i(){const o=a(10289);return i=function(){return o},o}function f(o){return o.
option(...r).option("--no-policy","use the built-in policy").addOption(n()).addOption(g())}const r=u.POLICY_OPTION=["--p\
olicy <file>","policy file (default: the policy of the repository)"];function n(){return new(y()).Option("--profile <nam\
e>","profile for commands").choices(N().PROFILE_NAMES)}function g(){return new(y()).Option("--format <name>","output for\
mat").choices(["text","json"]).default("text")}function e({verbose:o=!1},{columns:p,colour:t}){return{columns:p,colour:t,
verbose:o}}function m(o,p,t,d){d.print(t==="json"?`${(0,i().json)(o)}
`:p(),t)}const S=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function h({repo:o},{cwd:p,env:t},d){
const O=await(0,w().openRepository)((0,l().resolve)(p,o),t);try{return await d(O)}finally{await O.close()}}function c(o,p,t){
const d=(0,$().assetPathsIn)(o,p);if(d.length>0)return d;throw new(P()).GateError("usage",`${t} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},55366:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),
u.MAX_FILE_BYTES=void 0,u.readBlob=P;function l(){const N=a(41895);return l=function(){return N},N}function y(){const N=a(
7650);return y=function(){return N},N}const $=u.MAX_FILE_BYTES=16*1024*1024;async function P(N,w){const[i]=await N.read(
[w]);if(i?.type==="blob")return i.content;throw new(l()).GateError("file_unreadable",i?`Object ${w} is a ${i.type}, not \
a file`:`Object ${w} is missing from this clone`,y().FULL_CLONE_HINT)}},48741:function(R,u,a){Object.defineProperty(u,"_\
_esModule",{value:!0}),u.folderTree=r,u.readOnDisk=g;function l(){const c=a(73024);return l=function(){return c},c}function y(){
const c=a(51455);return y=function(){return c},c}function $(){const c=a(76760);return $=function(){return c},c}function P(){
const c=a(41895);return P=function(){return c},c}function N(){const c=a(55366);return N=function(){return c},c}function w(){
const c=a(39491);return w=function(){return c},c}function i(){const c=a(96681);return i=function(){return c},c}function f(){
const c=a(93028);return f=function(){return c},c}function r(c,o=N().MAX_FILE_BYTES){const p=(0,$().resolve)(c),t=`the di\
rectory ${c}`,d=b=>h(b,()=>(0,l().lstatSync)((0,i().systemPath)((0,$().join)(p,b)))),O=b=>{if(b==="")return{path:b,kind:"\
directory",tracked:!0};if(!(0,w().canBeCheckedOut)(b)||!(0,w().foldersAbove)(b).every(D=>d(D)?.isDirectory()))return;const T=d(
b),M=T&&(0,f().kindOf)(T);if(!T||!M)return;const F=(0,f().isRegular)(M)?{size:T.size}:{};return{path:b,kind:M,...F,tracked:!b.
split("/").includes("node_modules")}},E=b=>O(b)?.kind!=="directory"?[]:(h(b,()=>(0,l().readdirSync)((0,i().systemPath)((0,$().
join)(p,b)),{encoding:"buffer"}))??[]).map(M=>O(b===""?(0,i().decodePath)(M):`${b}/${(0,i().decodePath)(M)}`)).filter(M=>M!==
void 0).sort(w().byEntryPath);function*v(b){for(const T of E(b))T.tracked&&(T.kind==="directory"?yield*v(T.path):yield T)}
return{label:t,stat:O,list:E,files:()=>[...v("")].sort(w().byEntryPath),readlink:b=>O(b)?.kind==="symlink"?h(b,()=>(0,i().
decodePath)((0,l().readlinkSync)((0,i().systemPath)((0,$().join)(p,b)),{encoding:"buffer"}))):void 0,read:async(b,T=o)=>{
const M=O(b);if(!(0,f().isRegular)(M?.kind))throw(0,w().notAFile)(t,b);if((M.size??0)>T)throw(0,w().tooLarge)(t,b,M.size??
0,T);return e((0,$().join)(p,b),b,t,T)}}}const n=l().constants.O_RDONLY|(l().constants.O_NOFOLLOW??0)|(l().constants.O_NONBLOCK??
0);function g(c,o){return e((0,$().join)(c,o),o,`the directory ${c}`,1/0)}async function e(c,o,p,t){try{const d=await(0,y().
open)((0,i().systemPath)(c),n);try{const O=await d.stat();if(!O.isFile())throw(0,w().notAFile)(p,o);if(O.size>t)throw(0,w().
tooLarge)(p,o,O.size,t);return await d.readFile()}finally{await d.close()}}catch(d){throw d instanceof P().GateError?d:m(
o,d)}}function m(c,o){return new(P()).GateError("file_unreadable",`Cannot read ${c}: ${o instanceof Error?o.message:o}`,
"Check the permissions of the file and of the directories above it.",{cause:o})}const S=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function h(c,o){try{return o()}catch(p){if(S.has(p.code??""))return;throw m(c,p)}}},96681:function(R,u,a){Object.
defineProperty(u,"__esModule",{value:!0}),u.decodePath=y,u.decodePieces=N,u.splitNul=w,u.systemPath=P;function l(){const i=a(
4573);return l=function(){return i},i}function y(i){if((0,l().isUtf8)(i))return i.toString("utf8");let f="";for(let r=0;r<
i.length;){const n=$(i,r);f+=n>0?i.toString("utf8",r,r+n):String.fromCharCode(56320+(i[r]??0)),r+=Math.max(n,1)}return f}
function $(i,f){for(let r=1;r<=4&&f+r<=i.length;r++)if((0,l().isUtf8)(i.subarray(f,f+r)))return r;return 0}function P(i){
if(!/[\udc80-\udcff]/.test(i))return i;const f=i.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(f.map(
(r,n)=>n%2===1?Buffer.of(r.charCodeAt(0)-56320):Buffer.from(r)))}function N(i){if(!(0,l().isUtf8)(i))return[...w(i)].map(
y);const f=i.toString("utf8").split("\0");return f.at(-1)===""&&f.pop(),f}function*w(i){let f=0;for(let r=i.indexOf(0);r>=
0;r=i.indexOf(0,f))yield i.subarray(f,r),f=r+1;f<i.length&&(yield i.subarray(f))}},53010:function(R,u,a){Object.defineProperty(
u,"__esModule",{value:!0}),u.withSourceTree=f;function l(){const r=a(51455);return l=function(){return r},r}function y(){
const r=a(41895);return y=function(){return r},r}function $(){const r=a(67147);return $=function(){return r},r}function P(){
const r=a(48741);return P=function(){return r},r}function N(){const r=a(96402);return N=function(){return r},r}function w(){
const r=a(35720);return w=function(){return r},r}function i(){const r=a(34397);return i=function(){return r},r}async function f(r,n,g,e=!1){
const m=await(0,N().openRepository)(r,n).catch(async S=>{if(!(S instanceof y().GateError&&S.code==="not_a_repository"&&(await(0,l().
stat)(r).catch(()=>{}))?.isDirectory()))throw S});if(m===void 0)return g((0,P().folderTree)(r),r);try{const S=`the ${e?"\
staged ":""}files of ${m.directory}`,h=e?i().snapshotIndex:i().snapshotWorktree,c=await(0,w().readTree)(m,await h(m),{label:S});
return await g((0,$().withAdditions)(c,(0,P().folderTree)(m.directory),(0,$().additionsOf)()),m.directory,m)}finally{await m.
close()}}},34397:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.snapshotIndex=f,u.snapshotWorktree=i;
function l(){const e=a(77598);return l=function(){return e},e}function y(){const e=a(51455);return y=function(){return e},
e}function $(){const e=a(76760);return $=function(){return e},e}function P(){const e=a(41895);return P=function(){return e},
e}function N(){const e=a(96681);return N=function(){return e},e}const w=Buffer.from([0]);async function i(e){const m=g(e),
S=await r(e);return await e.user(["update-index","-z","--index-info"],{env:m,input:S}),await e.user(["add","--all","--",
"."],{env:m}),(await e.user(["write-tree"],{env:m})).toString().trim()}async function f(e){const m=g(e);return await(0,y().
copyFile)(e.index,m.GIT_INDEX_FILE).catch(S=>{if(S.code!=="ENOENT")throw S}),(await e.user(["write-tree"],{env:m})).toString().
trim()}async function r(e){const m=[];for(const S of(0,N().splitNul)(await e.user(["ls-files","-t","--stage","-z"]))){const h=S[0]===
83,c=S.subarray(S.indexOf(9)+1);if(h&&!await n(e,c))throw new(P()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,N().decodePath)(c))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");m.push(S.subarray(2),w)}return Buffer.concat(m)}async function n({directory:e},m){return(0,y().lstat)(Buffer.concat(
[Buffer.from(`${e}/`),m])).then(()=>!0,S=>{if(S.code==="ENOENT"||S.code==="ENOTDIR")return!1;throw new(P()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,N().decodePath)(m))} (${S.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:S})})}function g({privateStore:e,temporary:m}){return{...e,GIT_INDEX_FILE:(0,$().join)(m,
(0,l().randomUUID)())}}},52324:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.renderSelection=N;function l(){
const i=a(94965);return l=function(){return i},i}function y(){const i=a(31626);return y=function(){return i},i}const $=60,
P=6;function N({selector:i,candidates:f},r){const n=(0,y().layoutOf)({...r,verbose:!1}),[g,...e]=f;return`${[...g?w("sel\
ected",g,n):(0,y().prose)(n,"selected","nothing",{label:"caution"}),"",...i.reason.flatMap((S,h)=>(0,y().prose)(n,h===0?
"why":"",S)),...e.length>0?[""]:[],...e.flatMap((S,h)=>w(h===0?"others":"",S,n))].join(`
`)}
`}function w(i,f,r){const{kind:n,id:g,gene:e,matched:m,patterns:S,score:h}=f,c=m.slice(0,P).map(t=>(0,l().clip)(t,$)),o=m.
length-c.length,p=n==="capsule"&&e!==void 0?`, reuses ${e}`:"";return[...(0,y().prose)(r,i,`${g} (${n}${p})`,{label:i===
"selected"?"good":"quiet"}),...(0,y().prose)(r,"",`score ${Number(h.toFixed(3))}: ${m.length} of ${(0,l().count)(S.length,
"pattern")}: ${c.join(", ")}${o>0?` and ${o} more`:""}`,{text:"quiet"})]}},95132:function(R,u,a){Object.defineProperty(u,
"__esModule",{value:!0}),u.describe=f,u.eligibilityOf=o,u.finding=$,u.isMissingEvidence=p,u.isProblem=w,u.notJudged=S,u.
problemAt=N,u.problemFinding=i,u.whyNotJudged=h;function l(){const t=a(41895);return l=function(){return t},t}function y(){
const t=a(13580);return y=function(){return t},t}function $(t,d,O={}){return P(t,d,O)}function P(t,d,O){const{severity:E,
harm:v,layer:b}=(0,y().ruleOf)(t);return{rule:t,severity:E,harm:v,layer:b,args:d,...O}}function N(t,d,O,E){return{rule:t,
args:O,span:d,...E&&{severity:E}}}function w(t,d){return t.rule===d}function i({rule:t,args:d,span:O,severity:E}){return P(
t,d,{span:O,...E&&{severity:E}})}function f({rule:t,args:d,edit:O,danger:E,level:v}){const b=(0,y().ruleOf)(t);return{message:b.
message(d)+(v?` ${r(v)}`:""),remedy:E===void 0?(O&&e(O))??b.remedy(d):`Remove the command: it ${E}. A person decides whe\
ther the gene needs it.`}}function r({rules:t,level:d,from:O,reason:E}){const v=E===void 0?"":`: ${E.replace(/\.$/,"")}`;
return`The policy sets \`${t}\` to \`${d}\`, instead of ${O}${v}.`}const n=160,g=4;function e({new:t,pointer:d,files:O=[],
fix:E}){if(!(t.length<=g&&t.every(k=>k.length<=n&&!k.includes("`"))))return E?"Run `gene-gate fix --write`, which replac\
es the command (accepted; not run).":void 0;const b=d?.endsWith("/asset_id")===!0,T=b||t.length===0?"":" (accepted; not \
run)",M=E?`; \`gene-gate fix --write\` does this${T}.`:".",[F,...D]=t.map(k=>`\`${k}\``);return F===void 0?`Remove the c\
ommand, which adds no check${M}`:b?`Set \`asset_id\` to ${F}${M}`:O.length>0?`Move it into a script, ${O.map(({path:W})=>`\
\`${W}\``).join(", ")}, and run ${[F,...D].join(", ")}${M}`:D.length===0?`Write ${F} instead${M}`:`Write separate entrie\
s in \`validation\`: ${[F,...D].join(", ")}${M}`}const m=500;function S(t,d,O={}){return $("not-judged",{detail:h(t,d)},
O)}function h(t,d){if((0,l().endsAudit)(d))throw d;return`${t}: ${c(d).slice(0,m).replace(/\.$/,"")}`}function c(t){return t instanceof
l().GateError?t.message:t instanceof Error?`${t.name}: ${t.message}`:String(t)}function o(t){return t.length===0?"eligib\
le":t.every(p)?"unproven":"refuted"}function p({rule:t}){const{unproven:d,undecided:O}=(0,y().ruleOf)(t);return d===!0||
O===!0}},34915:function(R,u){Object.defineProperty(u,"__esModule",{value:!0}),u.errorSignature=P,u.normalizeErrorText=$,
u.normalizeSignals=N;const a="errsig:",l="errsig_norm:",y=220;function $(i){return i.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,y)}function P(i){const f=i.trim();if(f.startsWith(a)){const r=$(f.slice(a.length));return r===""?void 0:`${l}${w(
r)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(f)?f.toLowerCase():void 0}function N(i){return i.flatMap(f=>{const r=f.trim(),
n=r.startsWith(a)?P(r):r;return n?[n]:[]})}function w(i){let f=2166136261;for(let r=0;r<i.length;r+=1)f=Math.imul(f^i.charCodeAt(
r),16777619);return(f>>>0).toString(16).padStart(8,"0")}},91147:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),
u.extractSignals=N;function l(){const o=a(34915);return l=function(){return o},o}const y={detail:260,snippet:200},$=3,P="\
stable_success_plateau";function N(o){const p=o.split(/\r\n|[\n\r]/).map(d=>d.replace(/\s+/g," ").trim()).filter(d=>d!==
"");if(p.length===0)return["session_logs_missing"];const t=[...w(p),...f(S,p),...r(p),...f(c,p),...g(p)];return t.length===
0?[P]:[...new Set(t)]}function w(o){const p=o.filter(O=>m.test(O)),[t]=p;if(t===void 0)return[];const d=i(p);return["log\
_error",`errsig:${t.slice(0,y.detail)}`,...d.times<$?[]:["recurring_error",`recurring_errsig(${d.times}x):${d.line.slice(
0,y.detail)}`]]}function i(o){const p=new Map;for(const t of o){const d=(0,l().normalizeErrorText)(t),O=p.get(d)??{line:t,
times:0};O.times+=1,p.set(d,O)}return[...p.values()].reduce((t,d)=>d.times>t.times?d:t)}function f(o,p){return o.filter(
([,t])=>p.some(d=>t.test(d))).map(([t])=>t)}function r(o){return h.flatMap(([p,t])=>{const d=o.find(O=>t.test(O));return d===
void 0?[]:[`${p}:${n(d,t)}`]})}function n(o,p){const t=Math.max(0,o.search(p)-y.snippet/4);return o.slice(t,t+y.snippet).
trim()}function g(o){const p=new Set(o.flatMap(t=>t.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return e.filter(t=>p.has(
t))}const e=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","per\
f_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],m=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
S=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
h=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
c=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(R,u,a){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.readMemoryGraph=w;function l(){const f=a(7723);return l=function(){return f},f}function y(){const f=a(
41895);return y=function(){return f},f}const $=2e3,P=l().object({type:l().literal("MemoryGraphEvent")}),N=l().object({type:l().
literal("MemoryGraphEvent"),kind:l().literal("outcome"),ts:l().string().optional().catch(void 0),signal:l().object({key:l().
string().optional().catch(void 0),signals:l().array(l().string()).catch([])}).catch({signals:[]}),gene:l().object({id:l().
string().min(1)}),capsule:l().object({id:l().string()}).optional().catch(void 0),capsule_id:l().string().optional().catch(
void 0),capsules:l().object({used:l().array(l().string())}).optional().catch(void 0),outcome:l().object({status:l().enum(
["success","failed"])})});function w(f,r){const g=f.split(`
`).map((e,m)=>({line:e.trim(),number:m+1})).filter(({line:e})=>e!=="").slice(-$).map(({line:e,number:m})=>i(e,`${r}:${m}`));
if(g.length>0&&!g.some(e=>P.safeParse(e).success))throw new(y()).GateError("input_invalid",`${r} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return g.flatMap(e=>{const m=N.safeParse(e);if(!m.success)
return[];const{ts:S,signal:h,gene:c,outcome:o,capsule:p,capsule_id:t,capsules:d}=m.data,O=[p?.id,t,...d?.used??[]].flatMap(
v=>v??[]),E=Date.parse(S??"");return{gene:c.id,...O.length>0&&{capsules:O},success:o.status==="success",signals:h.signals,
key:h.key??"(none)",at:Number.isNaN(E)?void 0:E}})}function i(f,r){try{return JSON.parse(f)}catch(n){throw new(y()).GateError(
"input_invalid",`Cannot read the memory graph: ${r} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:n})}}},98239:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.adviseFrom=r;function l(){
const h=a(59490);return l=function(){return h},h}function y(){const h=a(34915);return y=function(){return h},h}const $=.34,
P={alike:30,prior:45},N=1440*60*1e3,w={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},i={beside:.12,alone:.4},
f=6;function r(h,c,o,p){const t=new Set((0,y().normalizeSignals)(c)),d=[...new Set(o)].map(v=>n(v,h.filter(b=>b.gene===v),
t,p)),O=d.filter(e).map(({gene:v})=>v),[E]=d.filter(v=>v.successes>0&&!e(v)).sort((v,b)=>b.score-v.score);return{preferred:E?.
gene,banned:new Set(O),explanation:[...E?[`memory_prefer:${E.gene}`]:[],...O.length>0?[`memory_ban:${O.slice(0,f).join("\
,")}`]:[],...E?[`gene_prior:${E.prior.value.toFixed(3)}`]:[]]}}function n(h,c,o,p){const t=[...(0,l().groupBy)(c,({key:E})=>E).
values()].flatMap(E=>{const v=m(E,o);if(v<$)return[];const{value:b,attempts:T}=g(E,P.alike,p);return{value:b*v,attempts:T}}),
d={value:Math.max(0,...t.map(({value:E})=>E)),attempts:Math.max(0,...t.map(({attempts:E})=>E))},O=g(c,P.prior,p);return{
gene:h,successes:c.filter(({success:E})=>E).length,alike:d,prior:O,score:d.value>0?d.value+O.value*i.beside:O.value*i.alone}}
function g(h,c,o){const p=h.length;if(p===0)return{value:0,attempts:p};const t=h.filter(({success:E})=>E).length,d=h.reduce(
(E,{at:v})=>Math.max(E,v??o),0),O=Math.max(0,(o-d)/N);return{value:(t+1)/(p+2)*.5**(O/c),attempts:p}}function e({alike:h,
prior:c}){return h.attempts>=w.alike.attempts&&h.value<w.alike.below||h.attempts<w.alike.attempts&&c.attempts>=w.prior.attempts&&
c.value<w.prior.below}function m([h],c){return h?.key===[...c].sort().join("|")?1:S(c,new Set((0,y().normalizeSignals)(h?.
signals??[])))}function S(h,c){if(h.size===0&&c.size===0)return 1;const o=[...h].filter(p=>c.has(p)).length;return o/(h.
size+c.size-o)}},63141:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.optionOf=P;function l(){const f=a(
27199);return l=function(){return f},f}const y="gene_distilled_",$=.8;function P({type:f,id:r,value:n}){if(f==="Gene"){const h=r.
startsWith(y)?$:1;return{kind:"gene",id:r,gene:r,patterns:N(n.signals_match),weight:h}}if(f!=="Capsule"||i(n.outcome))return;
const{gene:g,trigger:e,confidence:m,success_streak:S}=n;return{kind:"capsule",id:r,gene:typeof g=="string"?g:void 0,patterns:N(
e),weight:Math.min(1,w(m))*Math.max(1,w(S))}}function N(f){return Array.isArray(f)?f.filter(r=>typeof r=="string"):[]}function w(f){
return typeof f=="number"?Math.max(0,f):0}function i(f){return(0,l().isJsonObject)(f)&&f.status==="failed"}},15964:function(R,u,a){
Object.defineProperty(u,"__esModule",{value:!0}),u.compilePattern=P,u.matchesSignals=N;function l(){const n=a(86750);return l=
function(){return n},n}function y(){const n=a(72720);return y=function(){return n},n}function $(){const n=a(34915);return $=
function(){return n},n}function P(n){const g=w(n),e=(0,$().errorSignature)(n);return e===void 0?g:{...g,matches:m=>(0,$().
errorSignature)(m)===e||g.matches(m)}}function N(n,g){return g.some(P(n).matches)}function w(n){const g=n.lastIndexOf("/");
if(n.startsWith("/")&&g>0){const e=n.slice(1,g),m=n.slice(g+1);return i(e,m)?f(e,m,n):r([n])}return!n.startsWith("/")&&n.
includes("|")?r(n.split("|").map(e=>e.trim())):r([n])}function i(n,g){try{return new RegExp(n,g),!0}catch{return!1}}function f(n,g,e){
const m=l().RE2JS.translateRegExp(n),S=(0,y().compileLinear)(g.includes("y")?`\\A(?:${m})`:m,{ignoreCase:g===""||g.includes(
"i"),multiline:g.includes("m"),dotAll:g.includes("s")});return"error"in S?{...r([e]),unsupported:S.error}:{matches:h=>S.
matches(h)}}function r(n){const g=n.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>g.some(m=>e.toLowerCase().
includes(m))}}},88817:function(R,u,a){Object.defineProperty(u,"__esModule",{value:!0}),u.select=N;function l(){const n=a(
98239);return l=function(){return n},n}function y(){const n=a(15964);return y=function(){return n},n}const $=4,P="ban_ge\
ne:";function N({options:n,signals:g,memory:e}){const m=(b,T)=>{const M=n.filter(F=>F.kind===b).map(({id:F})=>F);return e&&
(0,l().adviseFrom)(T,g,M,e.now)},S=e?.experiences??[],h=m("gene",S),c=S.flatMap(({capsules:b=[],...T})=>b.map(M=>({...T,
gene:M}))),o=m("capsule",c),p=new Set([...h?.banned??[],...w(g)]),t=r(n,g).filter(({id:b,kind:T,gene:M})=>(M===void 0||!p.
has(M))&&!(T==="capsule"&&o?.banned.has(b))),d=({id:b,kind:T,gene:M})=>T==="capsule"&&b===o?.preferred?2:M!==void 0&&M===
h?.preferred?1:0,O=t.toSorted((b,T)=>d(T)-d(b)).slice(0,1+$),[E,...v]=O;return{selector:{selected:E?.id??null,reason:i(E,
g,[...E?.id===o?.preferred?o?.explanation??[]:[],...h?.explanation??[]]),alternatives:v.map(({id:b})=>b)},candidates:O}}
function w(n){return n.filter(g=>g.startsWith(P)).map(g=>g.slice(P.length))}function i(n,g,e){return[...f(n),...g.length>
0?[`signals: ${g.join(", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" | ")}`]:[]]}function f(n){return n===void 0?[
"no matching gene found; new gene may be required"]:n.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...n.gene===void 0?[]:[`capsule.gene: ${n.gene}`]]}function r(n,g){return n.map(e=>{const m=e.patterns.
filter(S=>(0,y().matchesSignals)(S,g));return{...e,matched:m,score:m.length*e.weight}}).filter(({score:e})=>e>0).sort((e,m)=>e.
score===m.score?0:e.score<m.score?1:-1)}}};
