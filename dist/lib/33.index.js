"use strict";exports.id=33,exports.ids=[33],exports.modules={81456:function(A,i){Object.defineProperty(i,"__esModule",{value:!0}),i.assetLimits=
a;function a(f){return{maxBytes:f,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(A,i){Object.defineProperty(i,
"__esModule",{value:!0}),i.UNREAD=i.INCOMPLETE=void 0,i.ambiguousFiles=N,i.isIncomplete=O,i.markBefore=w;const a=i.UNREAD=
new Set(["file-too-large","file-not-utf8","file-too-large","not-judged"]),f=i.INCOMPLETE=new Set([...a,"file-not-json","\
file-not-json"]);function O({problems:s}){return s.some(({rule:n})=>f.has(n))}const $=new Set(["file-too-large","file-no\
t-utf8","file-not-regular","file-not-json","file-not-json","file-too-large","ambiguous-key","ambiguous-key"]);function N(s){
return new Set(s.filter(({rule:n})=>$.has(n)).map(({location:n})=>n.path))}const P=new Set(["not-an-asset","missing-id",
"duplicate-id","duplicate-copy"]);function w(s,n,r,g){const e=new Set(r.map(({asset:y})=>y.id)),m=new Map;for(const y of n){
const h=u(y,y.location.path);m.set(h,(m.get(h)??0)+1)}return s.map(y=>{const{rule:h,id:d,location:o}=y,p=u(y,g.get(o.path)??
o.path),t=m.get(p)??0;return!P.has(h)||t===0||d!==void 0&&e.has(d)?y:(m.set(p,t-1),{...y,before:!0})})}function u({rule:s,
id:n,detail:r},g){return JSON.stringify([s,g,n,r.replace(/\d+/g,"#")])}},19922:function(A,i,a){Object.defineProperty(i,"\
__esModule",{value:!0}),i.selectVerb=void 0;function f(){const c=a(76760);return f=function(){return c},c}function O(){const c=a(
63314);return O=function(){return c},c}function $(){const c=a(81456);return $=function(){return c},c}function N(){const c=a(
64385);return N=function(){return c},c}function P(){const c=a(78114);return P=function(){return c},c}function w(){const c=a(
41895);return w=function(){return c},c}function u(){const c=a(73388);return u=function(){return c},c}function s(){const c=a(
94853);return s=function(){return c},c}function n(){const c=a(74238);return n=function(){return c},c}function r(){const c=a(
53010);return r=function(){return c},c}function g(){const c=a(10289);return g=function(){return c},c}function e(){const c=a(
52324);return e=function(){return c},c}function m(){const c=a(94965);return m=function(){return c},c}function y(){const c=a(
91147);return y=function(){return c},c}function h(){const c=a(73734);return h=function(){return c},c}function d(){const c=a(
63141);return d=function(){return c},c}function o(){const c=a(15964);return o=function(){return c},c}function p(){const c=a(
88817);return p=function(){return c},c}function t(){const c=a(82256);return t=function(){return c},c}const l=4*1024*1024,
E=(c,I)=>new(O()).Command("select").option("--genes <file>","file with the genes (default: all genes and capsules of the\
 repository)").option("--capsules <file>","file with capsules").option(...t().REPO_OPTION).option("--memory <file>","mem\
ory graph; past outcomes prefer or ban genes").option("--signals <list>","comma-separated signals, or a JSON array").addOption(
new(O()).Option("--log <file>","extract the signals from a log or an instruction").conflicts("signals")).addOption((0,t().
formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async j=>{const L=await b(j,c),R=()=>(0,e().renderSelection)(L,c);(0,t().printAnswer)(L.selector,R,j.
format,c),I(0)});i.selectVerb=E;async function b(c,I){const j=await S(c,I),{genes:L,capsules:R}=c,_=c.memory===void 0?void 0:
(0,h().readMemoryGraph)(await T(c.memory,I),c.memory),k=[...L===void 0?await D(c,I):await W(L,"gene",I),...R===void 0?[]:
await W(R,"capsule",I)];return I.note(k.flatMap(M).join("")),(0,p().select)({options:k,signals:j,..._&&{memory:{experiences:_,
now:Date.now()}}})}function M({id:c,patterns:I}){return I.flatMap(j=>{const{unsupported:L}=(0,o().compilePattern)(j);if(L===
void 0)return[];const[R,_]=[c,j].map(k=>(0,g().terminal)((0,m().clip)(k,100)));return`note: ${R}: ${_} is matched as pla\
in text: ${(0,g().terminal)(L)}
`})}async function S({signals:c,log:I},j){if(I!==void 0)return(0,y().extractSignals)(await T(I,j));const L=(c===void 0?[]:
v(c)).map(R=>R.trim()).filter(R=>R!=="");if(L.length>0)return L;throw new(w()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function v(c){if(!c.
trimStart().startsWith("["))return c.split(",");try{const I=JSON.parse(c);if(Array.isArray(I)&&I.every(j=>typeof j=="str\
ing"))return I}catch{}throw new(w()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function T(c,I){const j=await I.
readInput(c);if(j.length<=l)return j.toString("utf8");throw new(w()).GateError("input_invalid",`${c} has ${j.length} byt\
es; the limit is ${l}.`,"Pass its newest part, for example with: tail -c 4000000")}const G=(0,$().assetLimits)(s().DEFAULT_POLICY.
assets.max_file_bytes);async function D({repo:c,capsules:I},{cwd:j,env:L}){const R=(0,f().resolve)(j,c);return(0,r().withSourceTree)(
R,L,async _=>{const{policy:k}=await(0,n().loadPolicy)(_,_.label),z=[];for(const F of(0,t().storeFiles)(_,k,R)){const{assets:B}=C(
F,await _.read(F));z.push(...B.flatMap(U=>(0,d().optionOf)(U)??[]))}return z.filter(({kind:F})=>F==="gene"||I===void 0)})}
function C(c,I){const j=(0,N().readAssetFile)(c,I,G),L=j.problems.find(({rule:k})=>P().INCOMPLETE.has(k));if(L===void 0)
return j;const{line:R,column:_}=L.location;throw new(w()).GateError("input_invalid",`${(0,u().inputName)(c)} cannot be r\
ead completely: ${R}:${_}: ${L.detail}.`,`Run gene-gate audit ${c} to list all its problems.`)}async function W(c,I,j){const L=await j.
readInput(c),{assets:R,problems:_}=C(c,L),k=I==="gene"?"Gene":"Capsule",z=R.filter(({type:B})=>B===k);if(z.length>0)return z.
flatMap(B=>(0,d().optionOf)(B)??[]);const F=_.find(({rule:B})=>B==="not-an-asset")?.detail;if(R.length===0&&F===void 0&&
!/"type"\s*:/.test(L.toString()))return[];throw new(w()).GateError("input_invalid",`${c} contains no ${k}${F===void 0?"":
`: ${F}`}.`,`Pass a file with ${I}s, such as assets/gep/${I}s.json.`)}},82256:function(A,i,a){Object.defineProperty(i,"_\
_esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=void 0,i.formatOption=g,i.inRepository=h,i.printAnswer=m,i.profileOption=
r,i.storeFiles=d,i.textOptions=e,i.withJudgingOptions=s;function f(){const o=a(76760);return f=function(){return o},o}function O(){
const o=a(63314);return O=function(){return o},o}function $(){const o=a(18744);return $=function(){return o},o}function N(){
const o=a(41895);return N=function(){return o},o}function P(){const o=a(80068);return P=function(){return o},o}function w(){
const o=a(96402);return w=function(){return o},o}function u(){const o=a(10289);return u=function(){return o},o}function s(o){
return o.option(...n).option("--no-policy","use the built-in policy").addOption(r()).addOption(g())}const n=i.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function r(){return new(O()).Option("--profile\
 <name>","profile for commands").choices(P().PROFILE_NAMES)}function g(){return new(O()).Option("--format <name>","outpu\
t format").choices(["text","json"]).default("text")}function e({verbose:o=!1},{columns:p,colour:t}){return{columns:p,colour:t,
verbose:o}}function m(o,p,t,l){l.print(t==="json"?`${(0,u().json)(o)}
`:p(),t)}const y=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function h({repo:o},{cwd:p,env:t},l){
const E=await(0,w().openRepository)((0,f().resolve)(p,o),t);try{return await l(E)}finally{await E.close()}}function d(o,p,t){
const l=(0,$().assetPathsIn)(o,p);if(l.length>0)return l;throw new(N()).GateError("usage",`${t} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},55366:function(A,i,a){Object.defineProperty(i,"__esModule",{value:!0}),
i.MAX_FILE_BYTES=void 0,i.readBlob=N;function f(){const P=a(41895);return f=function(){return P},P}function O(){const P=a(
7650);return O=function(){return P},P}const $=i.MAX_FILE_BYTES=16*1024*1024;async function N(P,w){const[u]=await P.read(
[w]);if(u?.type==="blob")return u.content;throw new(f()).GateError("file_unreadable",u?`Object ${w} is a ${u.type}, not \
a file`:`Object ${w} is missing from this clone`,O().FULL_CLONE_HINT)}},48741:function(A,i,a){Object.defineProperty(i,"_\
_esModule",{value:!0}),i.folderTree=n,i.readOnDisk=g;function f(){const d=a(73024);return f=function(){return d},d}function O(){
const d=a(51455);return O=function(){return d},d}function $(){const d=a(76760);return $=function(){return d},d}function N(){
const d=a(41895);return N=function(){return d},d}function P(){const d=a(55366);return P=function(){return d},d}function w(){
const d=a(39491);return w=function(){return d},d}function u(){const d=a(96681);return u=function(){return d},d}function s(){
const d=a(93028);return s=function(){return d},d}function n(d,o=P().MAX_FILE_BYTES){const p=(0,$().resolve)(d),t=`the di\
rectory ${d}`,l=S=>h(S,()=>(0,f().lstatSync)((0,u().systemPath)((0,$().join)(p,S)))),E=S=>{if(S==="")return{path:S,kind:"\
directory",tracked:!0};if(!(0,w().canBeCheckedOut)(S)||!(0,w().foldersAbove)(S).every(D=>l(D)?.isDirectory()))return;const v=l(
S),T=v&&(0,s().kindOf)(v);if(!v||!T)return;const G=(0,s().isRegular)(T)?{size:v.size}:{};return{path:S,kind:T,...G,tracked:!S.
split("/").includes("node_modules")}},b=S=>E(S)?.kind!=="directory"?[]:(h(S,()=>(0,f().readdirSync)((0,u().systemPath)((0,$().
join)(p,S)),{encoding:"buffer"}))??[]).map(T=>E(S===""?(0,u().decodePath)(T):`${S}/${(0,u().decodePath)(T)}`)).filter(T=>T!==
void 0).sort(w().byEntryPath);function*M(S){for(const v of b(S))v.tracked&&(v.kind==="directory"?yield*M(v.path):yield v)}
return{label:t,stat:E,list:b,files:()=>[...M("")].sort(w().byEntryPath),readlink:S=>E(S)?.kind==="symlink"?h(S,()=>(0,u().
decodePath)((0,f().readlinkSync)((0,u().systemPath)((0,$().join)(p,S)),{encoding:"buffer"}))):void 0,read:async(S,v=o)=>{
const T=E(S);if(!(0,s().isRegular)(T?.kind))throw(0,w().notAFile)(t,S);if((T.size??0)>v)throw(0,w().tooLarge)(t,S,T.size??
0,v);return e((0,$().join)(p,S),S,t,v)}}}const r=f().constants.O_RDONLY|(f().constants.O_NOFOLLOW??0)|(f().constants.O_NONBLOCK??
0);function g(d,o){return e((0,$().join)(d,o),o,`the directory ${d}`,1/0)}async function e(d,o,p,t){try{const l=await(0,O().
open)((0,u().systemPath)(d),r);try{const E=await l.stat();if(!E.isFile())throw(0,w().notAFile)(p,o);if(E.size>t)throw(0,w().
tooLarge)(p,o,E.size,t);return await l.readFile()}finally{await l.close()}}catch(l){throw l instanceof N().GateError?l:m(
o,l)}}function m(d,o){return new(N()).GateError("file_unreadable",`Cannot read ${d}: ${o instanceof Error?o.message:o}`,
"Check the permissions of the file and of the directories above it.",{cause:o})}const y=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function h(d,o){try{return o()}catch(p){if(y.has(p.code??""))return;throw m(d,p)}}},96681:function(A,i,a){Object.
defineProperty(i,"__esModule",{value:!0}),i.decodePath=O,i.decodePieces=P,i.splitNul=w,i.systemPath=N;function f(){const u=a(
4573);return f=function(){return u},u}function O(u){if((0,f().isUtf8)(u))return u.toString("utf8");let s="";for(let n=0;n<
u.length;){const r=$(u,n);s+=r>0?u.toString("utf8",n,n+r):String.fromCharCode(56320+(u[n]??0)),n+=Math.max(r,1)}return s}
function $(u,s){for(let n=1;n<=4&&s+n<=u.length;n++)if((0,f().isUtf8)(u.subarray(s,s+n)))return n;return 0}function N(u){
if(!/[\udc80-\udcff]/.test(u))return u;const s=u.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(s.map(
(n,r)=>r%2===1?Buffer.of(n.charCodeAt(0)-56320):Buffer.from(n)))}function P(u){if(!(0,f().isUtf8)(u))return[...w(u)].map(
O);const s=u.toString("utf8").split("\0");return s.at(-1)===""&&s.pop(),s}function*w(u){let s=0;for(let n=u.indexOf(0);n>=
0;n=u.indexOf(0,s))yield u.subarray(s,n),s=n+1;s<u.length&&(yield u.subarray(s))}},53010:function(A,i,a){Object.defineProperty(
i,"__esModule",{value:!0}),i.withSourceTree=s;function f(){const n=a(51455);return f=function(){return n},n}function O(){
const n=a(41895);return O=function(){return n},n}function $(){const n=a(67147);return $=function(){return n},n}function N(){
const n=a(48741);return N=function(){return n},n}function P(){const n=a(96402);return P=function(){return n},n}function w(){
const n=a(35720);return w=function(){return n},n}function u(){const n=a(34397);return u=function(){return n},n}async function s(n,r,g,e=!1){
const m=await(0,P().openRepository)(n,r).catch(async y=>{if(!(y instanceof O().GateError&&y.code==="not_a_repository"&&(await(0,f().
stat)(n).catch(()=>{}))?.isDirectory()))throw y});if(m===void 0)return g((0,N().folderTree)(n),n);try{const y=`the ${e?"\
staged ":""}files of ${m.directory}`,h=e?u().snapshotIndex:u().snapshotWorktree,d=await(0,w().readTree)(m,await h(m),{label:y});
return await g((0,$().withAdditions)(d,(0,N().folderTree)(m.directory),(0,$().additionsOf)()),m.directory,m)}finally{await m.
close()}}},34397:function(A,i,a){Object.defineProperty(i,"__esModule",{value:!0}),i.snapshotIndex=s,i.snapshotWorktree=u;
function f(){const e=a(77598);return f=function(){return e},e}function O(){const e=a(51455);return O=function(){return e},
e}function $(){const e=a(76760);return $=function(){return e},e}function N(){const e=a(41895);return N=function(){return e},
e}function P(){const e=a(96681);return P=function(){return e},e}const w=Buffer.from([0]);async function u(e){const m=g(e),
y=await n(e);return await e.user(["update-index","-z","--index-info"],{env:m,input:y}),await e.user(["add","--all","--",
"."],{env:m}),(await e.user(["write-tree"],{env:m})).toString().trim()}async function s(e){const m=g(e);return await(0,O().
copyFile)(e.index,m.GIT_INDEX_FILE).catch(y=>{if(y.code!=="ENOENT")throw y}),(await e.user(["write-tree"],{env:m})).toString().
trim()}async function n(e){const m=[];for(const y of(0,P().splitNul)(await e.user(["ls-files","-t","--stage","-z"]))){const h=y[0]===
83,d=y.subarray(y.indexOf(9)+1);if(h&&!await r(e,d))throw new(N()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,P().decodePath)(d))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");m.push(y.subarray(2),w)}return Buffer.concat(m)}async function r({directory:e},m){return(0,O().lstat)(Buffer.concat(
[Buffer.from(`${e}/`),m])).then(()=>!0,y=>{if(y.code==="ENOENT"||y.code==="ENOTDIR")return!1;throw new(N()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,P().decodePath)(m))} (${y.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:y})})}function g({privateStore:e,temporary:m}){return{...e,GIT_INDEX_FILE:(0,$().join)(m,
(0,f().randomUUID)())}}},52324:function(A,i,a){Object.defineProperty(i,"__esModule",{value:!0}),i.renderSelection=P;function f(){
const u=a(94965);return f=function(){return u},u}function O(){const u=a(31626);return O=function(){return u},u}const $=60,
N=6;function P({selector:u,candidates:s},n){const r=(0,O().layoutOf)({...n,verbose:!1}),[g,...e]=s;return`${[...g?w("sel\
ected",g,r):(0,O().prose)(r,"selected","nothing",{label:"caution"}),"",...u.reason.flatMap((y,h)=>(0,O().prose)(r,h===0?
"why":"",y)),...e.length>0?[""]:[],...e.flatMap((y,h)=>w(h===0?"others":"",y,r))].join(`
`)}
`}function w(u,s,n){const{kind:r,id:g,gene:e,matched:m,patterns:y,score:h}=s,d=m.slice(0,N).map(t=>(0,f().clip)(t,$)),o=m.
length-d.length,p=r==="capsule"&&e!==void 0?`, reuses ${e}`:"";return[...(0,O().prose)(n,u,`${g} (${r}${p})`,{label:u===
"selected"?"good":"quiet"}),...(0,O().prose)(n,"",`score ${Number(h.toFixed(3))}: ${m.length} of ${(0,f().count)(y.length,
"pattern")}: ${d.join(", ")}${o>0?` and ${o} more`:""}`,{text:"quiet"})]}},95132:function(A,i,a){Object.defineProperty(i,
"__esModule",{value:!0}),i.describe=s,i.eligibilityOf=o,i.finding=$,i.isMissingEvidence=p,i.isProblem=w,i.notJudged=y,i.
problemAt=P,i.problemFinding=u,i.whyNotJudged=h;function f(){const t=a(41895);return f=function(){return t},t}function O(){
const t=a(13580);return O=function(){return t},t}function $(t,l,E={}){return N(t,l,E)}function N(t,l,E){const{severity:b,
harm:M,layer:S}=(0,O().ruleOf)(t);return{rule:t,severity:b,harm:M,layer:S,args:l,...E}}function P(t,l,E,b){return{rule:t,
args:E,span:l,...b&&{severity:b}}}function w(t,l){return t.rule===l}function u({rule:t,args:l,span:E,severity:b}){return N(
t,l,{span:E,...b&&{severity:b}})}function s({rule:t,args:l,edit:E,danger:b,level:M}){const S=(0,O().ruleOf)(t);return{message:S.
message(l)+(M?` ${n(M)}`:""),remedy:b===void 0?(E&&e(E))??S.remedy(l):`Remove the command: it ${b}. A person decides whe\
ther the gene needs it.`}}function n({rules:t,level:l,from:E,reason:b}){const M=b===void 0?"":`: ${b.replace(/\.$/,"")}`;
return`The policy sets \`${t}\` to \`${l}\`, instead of ${E}${M}.`}const r=160,g=4;function e({new:t,pointer:l,files:E=[],
fix:b}){if(!(t.length<=g&&t.every(C=>C.length<=r&&!C.includes("`"))))return b?"Run `gene-gate fix --write`, which replac\
es the command (accepted; not run).":void 0;const S=l?.endsWith("/asset_id")===!0,v=S||t.length===0?"":" (accepted; not \
run)",T=b?`; \`gene-gate fix --write\` does this${v}.`:".",[G,...D]=t.map(C=>`\`${C}\``);return G===void 0?`Remove the c\
ommand, which adds no check${T}`:S?`Set \`asset_id\` to ${G}${T}`:E.length>0?`Move it into a script, ${E.map(({path:W})=>`\
\`${W}\``).join(", ")}, and run ${[G,...D].join(", ")}${T}`:D.length===0?`Write ${G} instead${T}`:`Write separate entrie\
s in \`validation\`: ${[G,...D].join(", ")}${T}`}const m=500;function y(t,l,E={}){return $("not-judged",{detail:h(t,l)},
E)}function h(t,l){if((0,f().endsAudit)(l))throw l;return`${t}: ${d(l).slice(0,m).replace(/\.$/,"")}`}function d(t){return t instanceof
f().GateError?t.message:t instanceof Error?`${t.name}: ${t.message}`:String(t)}function o(t){return t.length===0?"eligib\
le":t.every(p)?"unproven":"refuted"}function p({rule:t}){const{unproven:l,undecided:E}=(0,O().ruleOf)(t);return l===!0||
E===!0}},34915:function(A,i){Object.defineProperty(i,"__esModule",{value:!0}),i.errorSignature=N,i.normalizeErrorText=$,
i.normalizeSignals=P;const a="errsig:",f="errsig_norm:",O=220;function $(u){return u.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,O)}function N(u){const s=u.trim();if(s.startsWith(a)){const n=$(s.slice(a.length));return n===""?void 0:`${f}${w(
n)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(s)?s.toLowerCase():void 0}function P(u){return u.flatMap(s=>{const n=s.trim(),
r=n.startsWith(a)?N(n):n;return r?[r]:[]})}function w(u){let s=2166136261;for(let n=0;n<u.length;n+=1)s=Math.imul(s^u.charCodeAt(
n),16777619);return(s>>>0).toString(16).padStart(8,"0")}},91147:function(A,i,a){Object.defineProperty(i,"__esModule",{value:!0}),
i.extractSignals=P;function f(){const o=a(34915);return f=function(){return o},o}const O={detail:260,snippet:200},$=3,N="\
stable_success_plateau";function P(o){const p=o.split(/\r\n|[\n\r]/).map(l=>l.replace(/\s+/g," ").trim()).filter(l=>l!==
"");if(p.length===0)return["session_logs_missing"];const t=[...w(p),...s(y,p),...n(p),...s(d,p),...g(p)];return t.length===
0?[N]:[...new Set(t)]}function w(o){const p=o.filter(E=>m.test(E)),[t]=p;if(t===void 0)return[];const l=u(p);return["log\
_error",`errsig:${t.slice(0,O.detail)}`,...l.times<$?[]:["recurring_error",`recurring_errsig(${l.times}x):${l.line.slice(
0,O.detail)}`]]}function u(o){const p=new Map;for(const t of o){const l=(0,f().normalizeErrorText)(t),E=p.get(l)??{line:t,
times:0};E.times+=1,p.set(l,E)}return[...p.values()].reduce((t,l)=>l.times>t.times?l:t)}function s(o,p){return o.filter(
([,t])=>p.some(l=>t.test(l))).map(([t])=>t)}function n(o){return h.flatMap(([p,t])=>{const l=o.find(E=>t.test(E));return l===
void 0?[]:[`${p}:${r(l,t)}`]})}function r(o,p){const t=Math.max(0,o.search(p)-O.snippet/4);return o.slice(t,t+O.snippet).
trim()}function g(o){const p=new Set(o.flatMap(t=>t.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return e.filter(t=>p.has(
t))}const e=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","per\
f_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],m=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
y=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
h=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
d=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(A,i,a){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.readMemoryGraph=w;function f(){const s=a(7723);return f=function(){return s},s}function O(){const s=a(
41895);return O=function(){return s},s}const $=2e3,N=f().object({type:f().literal("MemoryGraphEvent")}),P=f().object({type:f().
literal("MemoryGraphEvent"),kind:f().literal("outcome"),ts:f().string().optional().catch(void 0),signal:f().object({key:f().
string().optional().catch(void 0),signals:f().array(f().string()).catch([])}).catch({signals:[]}),gene:f().object({id:f().
string().min(1)}),capsule:f().object({id:f().string()}).optional().catch(void 0),capsule_id:f().string().optional().catch(
void 0),capsules:f().object({used:f().array(f().string())}).optional().catch(void 0),outcome:f().object({status:f().enum(
["success","failed"])})});function w(s,n){const g=s.split(`
`).map((e,m)=>({line:e.trim(),number:m+1})).filter(({line:e})=>e!=="").slice(-$).map(({line:e,number:m})=>u(e,`${n}:${m}`));
if(g.length>0&&!g.some(e=>N.safeParse(e).success))throw new(O()).GateError("input_invalid",`${n} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return g.flatMap(e=>{const m=P.safeParse(e);if(!m.success)
return[];const{ts:y,signal:h,gene:d,outcome:o,capsule:p,capsule_id:t,capsules:l}=m.data,E=[p?.id,t,...l?.used??[]].flatMap(
M=>M??[]),b=Date.parse(y??"");return{gene:d.id,...E.length>0&&{capsules:E},success:o.status==="success",signals:h.signals,
key:h.key??"(none)",at:Number.isNaN(b)?void 0:b}})}function u(s,n){try{return JSON.parse(s)}catch(r){throw new(O()).GateError(
"input_invalid",`Cannot read the memory graph: ${n} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:r})}}},98239:function(A,i,a){Object.defineProperty(i,"__esModule",{value:!0}),i.adviseFrom=n;function f(){
const h=a(59490);return f=function(){return h},h}function O(){const h=a(34915);return O=function(){return h},h}const $=.34,
N={alike:30,prior:45},P=1440*60*1e3,w={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},u={beside:.12,alone:.4},
s=6;function n(h,d,o,p){const t=new Set((0,O().normalizeSignals)(d)),l=[...new Set(o)].map(M=>r(M,h.filter(S=>S.gene===M),
t,p)),E=l.filter(e).map(({gene:M})=>M),[b]=l.filter(M=>M.successes>0&&!e(M)).sort((M,S)=>S.score-M.score);return{preferred:b?.
gene,banned:new Set(E),explanation:[...b?[`memory_prefer:${b.gene}`]:[],...E.length>0?[`memory_ban:${E.slice(0,s).join("\
,")}`]:[],...b?[`gene_prior:${b.prior.value.toFixed(3)}`]:[]]}}function r(h,d,o,p){const t=[...(0,f().groupBy)(d,({key:b})=>b).
values()].flatMap(b=>{const M=m(b,o);if(M<$)return[];const{value:S,attempts:v}=g(b,N.alike,p);return{value:S*M,attempts:v}}),
l={value:Math.max(0,...t.map(({value:b})=>b)),attempts:Math.max(0,...t.map(({attempts:b})=>b))},E=g(d,N.prior,p);return{
gene:h,successes:d.filter(({success:b})=>b).length,alike:l,prior:E,score:l.value>0?l.value+E.value*u.beside:E.value*u.alone}}
function g(h,d,o){const p=h.length;if(p===0)return{value:0,attempts:p};const t=h.filter(({success:b})=>b).length,l=h.reduce(
(b,{at:M})=>Math.max(b,M??o),0),E=Math.max(0,(o-l)/P);return{value:(t+1)/(p+2)*.5**(E/d),attempts:p}}function e({alike:h,
prior:d}){return h.attempts>=w.alike.attempts&&h.value<w.alike.below||h.attempts<w.alike.attempts&&d.attempts>=w.prior.attempts&&
d.value<w.prior.below}function m([h],d){return h?.key===[...d].sort().join("|")?1:y(d,new Set((0,O().normalizeSignals)(h?.
signals??[])))}function y(h,d){if(h.size===0&&d.size===0)return 1;const o=[...h].filter(p=>d.has(p)).length;return o/(h.
size+d.size-o)}},63141:function(A,i,a){Object.defineProperty(i,"__esModule",{value:!0}),i.optionOf=N;function f(){const s=a(
27199);return f=function(){return s},s}const O="gene_distilled_",$=.8;function N({type:s,id:n,value:r}){if(s==="Gene"){const h=n.
startsWith(O)?$:1;return{kind:"gene",id:n,gene:n,patterns:P(r.signals_match),weight:h}}if(s!=="Capsule"||u(r.outcome))return;
const{gene:g,trigger:e,confidence:m,success_streak:y}=r;return{kind:"capsule",id:n,gene:typeof g=="string"?g:void 0,patterns:P(
e),weight:Math.min(1,w(m))*Math.max(1,w(y))}}function P(s){return Array.isArray(s)?s.filter(n=>typeof n=="string"):[]}function w(s){
return typeof s=="number"?Math.max(0,s):0}function u(s){return(0,f().isJsonObject)(s)&&s.status==="failed"}},15964:function(A,i,a){
Object.defineProperty(i,"__esModule",{value:!0}),i.compilePattern=N,i.matchesSignals=P;function f(){const r=a(86750);return f=
function(){return r},r}function O(){const r=a(72720);return O=function(){return r},r}function $(){const r=a(34915);return $=
function(){return r},r}function N(r){const g=w(r),e=(0,$().errorSignature)(r);return e===void 0?g:{...g,matches:m=>(0,$().
errorSignature)(m)===e||g.matches(m)}}function P(r,g){return g.some(N(r).matches)}function w(r){const g=r.lastIndexOf("/");
if(r.startsWith("/")&&g>0){const e=r.slice(1,g),m=r.slice(g+1);return u(e,m)?s(e,m,r):n([r])}return!r.startsWith("/")&&r.
includes("|")?n(r.split("|").map(e=>e.trim())):n([r])}function u(r,g){try{return new RegExp(r,g),!0}catch{return!1}}function s(r,g,e){
const m=f().RE2JS.translateRegExp(r),y=(0,O().compileLinear)(g.includes("y")?`\\A(?:${m})`:m,{ignoreCase:g===""||g.includes(
"i"),multiline:g.includes("m"),dotAll:g.includes("s")});return"error"in y?{...n([e]),unsupported:y.error}:{matches:h=>y.
matches(h)}}function n(r){const g=r.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>g.some(m=>e.toLowerCase().
includes(m))}}},88817:function(A,i,a){Object.defineProperty(i,"__esModule",{value:!0}),i.select=P;function f(){const r=a(
98239);return f=function(){return r},r}function O(){const r=a(15964);return O=function(){return r},r}const $=4,N="ban_ge\
ne:";function P({options:r,signals:g,memory:e}){const m=(S,v)=>{const T=r.filter(G=>G.kind===S).map(({id:G})=>G);return e&&
(0,f().adviseFrom)(v,g,T,e.now)},y=e?.experiences??[],h=m("gene",y),d=y.flatMap(({capsules:S=[],...v})=>S.map(T=>({...v,
gene:T}))),o=m("capsule",d),p=new Set([...h?.banned??[],...w(g)]),t=n(r,g).filter(({id:S,kind:v,gene:T})=>(T===void 0||!p.
has(T))&&!(v==="capsule"&&o?.banned.has(S))),l=({id:S,kind:v,gene:T})=>v==="capsule"&&S===o?.preferred?2:T!==void 0&&T===
h?.preferred?1:0,E=t.toSorted((S,v)=>l(v)-l(S)).slice(0,1+$),[b,...M]=E;return{selector:{selected:b?.id??null,reason:u(b,
g,[...b?.id===o?.preferred?o?.explanation??[]:[],...h?.explanation??[]]),alternatives:M.map(({id:S})=>S)},candidates:E}}
function w(r){return r.filter(g=>g.startsWith(N)).map(g=>g.slice(N.length))}function u(r,g,e){return[...s(r),...g.length>
0?[`signals: ${g.join(", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" | ")}`]:[]]}function s(r){return r===void 0?[
"no matching gene found; new gene may be required"]:r.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...r.gene===void 0?[]:[`capsule.gene: ${r.gene}`]]}function n(r,g){return r.map(e=>{const m=e.patterns.
filter(y=>(0,O().matchesSignals)(y,g));return{...e,matched:m,score:m.length*e.weight}}).filter(({score:e})=>e>0).sort((e,m)=>e.
score===m.score?0:e.score<m.score?1:-1)}},16111:function(A,i,a){a.r(i),a.d(i,{createScanner:()=>f.createScanner,getNodePath:()=>f.
getNodePath,getNodeValue:()=>f.getNodeValue,parse:()=>f.parse,parseTree:()=>f.parseTree,printParseErrorCode:()=>f.printParseErrorCode});
var f=a(99547)}};
