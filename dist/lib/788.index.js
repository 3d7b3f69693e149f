"use strict";exports.id=788,exports.ids=[788],exports.modules={3463:((T,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.isMapping=
a;function a(o){return typeof o=="object"&&o!==null&&!Array.isArray(o)}}),3051:((T,i,a)=>{Object.defineProperty(i,"__esM\
odule",{value:!0}),i.nearestName=E;function o(){const h=a(28940);return o=function(){return h},h}const v=80,P=4;function E(h,g){
const t=h.slice(0,v),f=g.find(S=>S.includes(h));if(f!==void 0&&h.length>=P)return f;const l=g.length>0?(0,o().closest)(t,
[...g]):void 0;if(l!==void 0)return(0,o().distance)(t,l)<=t.length/2?l:void 0}}),80287:((T,i)=>{Object.defineProperty(i,
"__esModule",{value:!0}),i.isNestedTooDeep=o;const a=200;function o(v){if(new RegExp(`^[ \\t?-]{${a}}`,"m").test(v))return!0;
let P=0;for(const E of v.match(/[[\]{}]/g)??[])if(P=Math.max(0,P+(/[[{]/.test(E)?1:-1)),P>a)return!0;return!1}}),94853:((T,i)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.DEFAULT_POLICY_DIGEST=i.DEFAULT_POLICY=void 0;const a=i.DEFAULT_POLICY=
JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".\
","disabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"make_variables":[],"families":[],"patterns":[],"a\
pprovals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rule\
s":{},"containment":"require-for-forks","network":"none","views":"command","mutants":"auto","concurrency":"cores","build\
_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcac\
he","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gradle}/**"],"assets":{"include":\
["**/{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}","**/{assets,.evolver}/gep/{events,external_candidates}.jsonl"\
,"**/*.seed.json","**/data/default_genes.json"],"max_file_bytes":16777216},"stores":[],"limits":{"command_timeout_second\
s":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":171798\
69184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":\
"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"agent\
_files":{"level":"warn","include":["**"],"exclude":[]},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success\
_streak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence_app":"github-actions","stale_after_days":180,"att\
estation":[]},"ignores":[],"branches":{}}'),o=i.DEFAULT_POLICY_DIGEST="sha256:d7b4998069ebb6771e3f29911ac4546f475fb3b324\
ee25055a1f70c3aa69eaad"}),74238:((T,i,a)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.POLICY_PATH=void 0,i.digestPolicy=
y,i.loadPolicy=S,i.loadPolicyFile=d,i.readPolicyIn=I;function o(){const n=a(77598);return o=function(){return n},n}function v(){
const n=a(23404);return v=function(){return n},n}function P(){const n=a(41895);return P=function(){return n},n}function E(){
const n=a(93028);return E=function(){return n},n}function h(){const n=a(94853);return h=function(){return n},n}function g(){
const n=a(49875);return g=function(){return n},n}function t(){const n=a(14479);return t=function(){return n},n}function f(){
const n=a(24666);return f=function(){return n},n}const l=i.POLICY_PATH=".github/gene-gate.yml";async function S(n,p,{path:_=l,
hint:k,readShared:C}={}){const e=await I(n),r="missing"in e?e.file.read(await(0,f().obtainShared)(e.missing,C)):e,u=(0,t().
policyOf)(r,_,k);if(!n.stat(l)){const $=(0,g().findNearPolicy)(n);if($)throw c($,n.label);return s(u,{source:"default",ref:p})}
const O=(await n.read(l)).toString("utf8");return s(u,{source:"base",path:l,ref:p,text:O,...b(r)})}async function I(n,p){
const _=n.stat(l);return _?(0,E().isRegular)(_.kind)?await m((await n.read(l)).toString("utf8"),n,p):{mistakes:[{line:1,
column:1,message:`expected a regular file; this is a ${_.kind}`}]}:{policy:h().DEFAULT_POLICY}}async function m(n,p,_){const k=(0,t().
openPolicy)(n),C=k.extended;if(C===void 0)return k.read();const r=_?.fetched&&_.source.sha256===C.sha256?_:await(0,f().sharedCopy)(
p,C);return"why"in r?{missing:r,text:n,file:k}:k.read(r)}function b(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}
function c({path:n,fault:p},_){return new(P()).GateError("policy_invalid",`${JSON.stringify(n)} ${p}, but the policy mus\
t be the regular file ${l}, which ${_} does not have`,`Rename it to ${l}; if it is not a policy, give it another name.`)}
async function d(n,p,_){const k=await m(n,_);if("missing"in k)throw(0,f().unavailable)(k.missing.source,k.missing.why);return s(
(0,t().policyOf)(k,p),{source:"file",path:p,text:n,...b(k)})}function s(n,p){return{policy:n,...p,digest:y(n),ignoredInputs:[]}}
function y(n){if(n===h().DEFAULT_POLICY)return h().DEFAULT_POLICY_DIGEST;const{branches:p,..._}=n;return`sha256:${(0,o().
createHash)("sha256").update((0,v().canonicalize)(_)).digest("hex")}`}}),49875:((T,i,a)=>{Object.defineProperty(i,"__esM\
odule",{value:!0}),i.findNearPolicy=P;function o(){const t=a(28940);return o=function(){return t},t}function v(){const t=a(
11970);return v=function(){return t},t}function P(t){for(const f of t.list("")){const{path:l,kind:S}=f;if(S!=="directory"&&
(0,v().skeletonOf)(l).trim()===".github")return{path:l,fault:`is ${S==="executable"?"a file":`a ${S}`}`};const I=S==="di\
rectory"&&E(l)?t.list(l):[],m=g(f,!1)?f:I.find(b=>g(b,!0));if(m)return{path:m.path,fault:"looks like the policy"}}}function E(t){
const f=(0,v().skeletonOf)(t);return f.startsWith(".")||(0,o().distance)(f,"github")<=1}const h=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function g({path:t,kind:f},l){const S=(0,v().skeletonOf)(t.slice(t.lastIndexOf("/")+1)).trim(),[I="",...m]=S.replace(/^\.+/,
"").split("."),b=I.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,o().distance)(b,"ge\
negate")>1||b==="generate"?!1:m.length>0?h.test(m.join(".")):f!=="directory"&&(l||S.startsWith("."))}}),14479:((T,i,a)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.openPolicy=I,i.policyOf=S;function o(){const e=a(7723);return o=function(){
return e},e}function v(){const e=a(41895);return v=function(){return e},e}function P(){const e=a(3051);return P=function(){
return e},e}function E(){const e=a(11160);return E=function(){return e},e}function h(){const e=a(5468);return h=function(){
return e},e}function g(){const e=a(52491);return g=function(){return e},e}function t(){const e=a(24666);return t=function(){
return e},e}const f=50,l="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function S(e,r,u=l){
if("policy"in e)return e.policy;const{mistakes:O}=e,$=O.length===1?"a mistake":`${O.length} mistakes`,L=O.map(({line:w,column:M,
message:A})=>`${r}:${w}:${M}: ${A}`);throw new(v()).GateError("policy_invalid",`The policy has ${$}:
${L.join(`
`)}`,u)}function I(e){const r=(0,h().readDocument)(e);return"broken"in r?{extended:void 0,read:()=>c(r.broken)}:{extended:m(
r),read:u=>b(r,u)}}function m(e){if(!e.has(["extends"]))return;const r=o().object({extends:g().extendsKey.schema}).safeParse(
e.value);return r.success?r.data.extends??void 0:void 0}function b(e,r){const u=r&&(0,h().readDocument)(r.text),O=({line:N,
column:j,message:D})=>{const F=r?(0,t().sharedName)(r.source):"";return e.atValue(["extends"],`${F}:${N}:${j}: ${D}`)};if(u&&
"broken"in u)return c(u.broken.map(O));if(u?.has(["extends"])){const N=u.atValue(["extends"],"a shared policy must not e\
xtend another");return c([O(N)])}const $=u?(0,t().extend)(u.value,e.value):e.value,L=E().policySchema.safeParse($,{jitless:!0}),
M=(L.success?[]:L.error.issues.flatMap(s)).flatMap(N=>y(N).map(j=>u&&d(u,j)>d(e,j)?O(n(N,j,u)):n(N,j,e))),A=[...e.mistakes,
...(u?.mistakes??[]).map(O)];return L.success&&A.length===0?{policy:L.data,...r&&{shared:r}}:c([...A,...M])}function c(e){
return{mistakes:e.toSorted((u,O)=>u.line-O.line||u.column-O.column).slice(0,f)}}function d({has:e},r){return r.findLastIndex(
(u,O)=>e(r.slice(0,O+1)))+1}function s(e){if(e.code!=="invalid_union")return[e];const r=e.errors.map($=>$.flatMap(s)),u=({
path:$,code:L})=>$.length===0&&["invalid_type","invalid_value"].includes(L);return(r.find($=>!$.every(u))??r[0]??[]).map(
$=>({...$,path:[...e.path,...$.path]}))}function y(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,f).map(
r=>[...e.path,r])}function n(e,r,u){if(e.code==="unrecognized_keys"){const L=String(r.at(-1));return u.atKey(e.path,L,k(
e.path,L))}const O=u.textAt(r),$=e.code==="invalid_value"&&O!==void 0?p(O,e.values.map(String)):"";return u.atValue(r,`${_(
r)}: ${e.message}${$}`)}function p(e,r){const u=(0,P().nearestName)(e,r);return u===void 0?"":`; did you mean ${u}?`}function _(e){
return e.length===0?"the policy":e.map(String).join(".")}function k(e,r){const u=C(E().policySchema,e),O=_([...e,r]),$=u.
filter(L=>C(E().policySchema,[...e,L]).includes(r));if($.length>0){const L=$.map(w=>_([...e,w,r]));return`unknown key ${O}\
; did you mean ${L.join(" or ")}?`}return u.length===0?`unknown key ${O}`:`unknown key ${O}${p(r,u)} (known: ${u.join(",\
 ")})`}function C(e,r){const{innerType:u,options:O,shape:$,element:L,valueType:w}=e._zod.def;if(u)return C(u,r);if(O)return O.
map(j=>C(j,r)).find(({length:j})=>j)??[];const[M,...A]=r;if(M===void 0)return Object.keys($??{});const N=$?.[String(M)]??
L??w;return N?C(N,A):[]}}),5468:((T,i,a)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.placeIn=I,i.readDocument=h;
function o(){const m=a(69873);return o=function(){return m},m}function v(){const m=a(80287);return v=function(){return m},
m}function P(){const m=a(4537);return P=function(){return m},m}const E=64*1024;function h(m){const b=g(m);if(b)return{broken:[
{line:1,column:1,message:b}]};const c=new(o()).LineCounter,d=(0,o().parseDocument)(m,{lineCounter:c,prettyErrors:!1}),s=(n,p)=>{
const{line:_,col:k}=c.linePos(n);return{line:_,column:k,message:p}},y=[...d.errors.map(({pos:n,message:p})=>s(n[0],p)),...f(
d).map(n=>s(n,"aliases (*name) are not supported"))];return y.length!==d.errors.filter(t).length?{broken:y}:{value:d.toJS()??
{},mistakes:y,has:n=>(0,o().isNode)(d.contents)&&d.hasIn(n),textAt:n=>{const p=(0,o().isNode)(d.contents)?d.getIn(n):void 0;
return typeof p=="string"?p:void 0},atValue:(n,p)=>s(l(d,n),p),atKey:(n,p,_)=>s(S(d,n,p),_)}}function g(m){return m.length>
E?`the file is larger than ${E} characters`:(0,v().isNestedTooDeep)(m)?"the file is nested too deep":(0,P().lfsObstacle)(
m)}function t({code:m}){return m==="DUPLICATE_KEY"}function f(m){const b=[];return(0,o().visit)(m,{Alias:(c,{range:d})=>{
b.push(d?.[0]??0)}}),b}function l(m,b){for(let c=b.length;c>0;c--){const d=m.getIn(b.slice(0,c),!0);if((0,o().isNode)(d)&&
d.range)return d.range[0]}return 0}function S(m,b,c){const d=b.length===0?m.contents:m.getIn(b,!0),s=(0,o().isMap)(d)?d.
items.find(y=>(0,o().isScalar)(y.key)&&String(y.key.value)===c):void 0;return(0,o().isScalar)(s?.key)&&s.key.range?.[0]||
0}function I(m,b,c){const d=new(o()).LineCounter,s=(0,o().parseDocument)(m,{lineCounter:d,prettyErrors:!1}),y=s.contents===
null?void 0:s.getIn(b,!0);if(!(0,o().isScalar)(y)||y.value!==c||!y.range)return;const{line:n,col:p}=d.linePos(y.range[0]);
return`${n}:${p}`}}),24666:((T,i,a)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.COPIES=void 0,i.copyPath=g,i.extend=
f,i.obtainShared=S,i.sharedCopy=l,i.sharedName=t,i.unavailable=b;function o(){const c=a(77598);return o=function(){return c},
c}function v(){const c=a(41895);return v=function(){return c},c}function P(){const c=a(3463);return P=function(){return c},
c}function E(){const c=a(93028);return E=function(){return c},c}const h=i.COPIES=".github/gene-gate/";function g({repository:c,
path:d}){return`${h}${c}/${d}`}function t({repository:c,path:d,commit:s}){return`${c}/${d}@${s.slice(0,12)}`}function f(c,d){
if(!(0,P().isMapping)(c)||!(0,P().isMapping)(d))return d;const s=Object.entries(d).map(([y,n])=>{const p=Object.hasOwn(c,
y)?c[y]:void 0,_=(0,P().isMapping)(p)&&(0,P().isMapping)(n);return[y,_?{...p,...n}:n]});return Object.fromEntries([...Object.
entries(c),...s])}async function l(c,d){const s=g(d),y=c.stat(s)?.kind;return(0,E().isRegular)(y)?I(await c.read(s),d,`t\
he copy at ${s}`):{source:d,why:`the repository has no copy at ${s}`}}async function S({source:c,why:d},s){if(s===void 0)
throw b(c,d);const y=I(await s(c),c,"the file");if("why"in y)throw b(c,y.why);return{...y,fetched:!0}}function I(c,d,s){
const y=m(c);return y===d.sha256?{source:d,text:c.toString("utf8")}:{source:d,why:`${s} has the SHA-256 ${y}, not ${d.sha256}`}}
function m(c){return(0,o().createHash)("sha256").update(c).digest("hex")}function b(c,d,s){return new(v()).GateError("po\
licy_unavailable",`The policy extends ${t(c)}, which cannot be read: ${d}`,`Correct \`extends\`, or commit the file as ${g(
c)} to the branch of this policy.`,s)}}),55366:((T,i,a)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.MAX_FILE_BYTES=
void 0,i.readBlob=E;function o(){const h=a(41895);return o=function(){return h},h}function v(){const h=a(7650);return v=
function(){return h},h}const P=i.MAX_FILE_BYTES=16*1024*1024;async function E(h,g){const[t]=await h.read([g]);if(t?.type===
"blob")return t.content;throw new(o()).GateError("file_unreadable",t?`Object ${g} is a ${t.type}, not a file`:`Object ${g}\
 is missing from this clone`,v().FULL_CLONE_HINT)}}),48741:((T,i,a)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.
folderTree=l,i.readOnDisk=I;function o(){const s=a(73024);return o=function(){return s},s}function v(){const s=a(51455);
return v=function(){return s},s}function P(){const s=a(76760);return P=function(){return s},s}function E(){const s=a(41895);
return E=function(){return s},s}function h(){const s=a(55366);return h=function(){return s},s}function g(){const s=a(39491);
return g=function(){return s},s}function t(){const s=a(96681);return t=function(){return s},s}function f(){const s=a(93028);
return f=function(){return s},s}function l(s,y=h().MAX_FILE_BYTES){const n=(0,P().resolve)(s),p=`the directory ${s}`,_=r=>d(
r,()=>(0,o().lstatSync)((0,t().systemPath)((0,P().join)(n,r)))),k=r=>{if(r==="")return{path:r,kind:"directory",tracked:!0};
if(!(0,g().canBeCheckedOut)(r)||!(0,g().foldersAbove)(r).every(L=>_(L)?.isDirectory()))return;const u=_(r),O=u&&(0,f().kindOf)(
u);if(!u||!O)return;const $=(0,f().isRegular)(O)?{size:u.size}:{};return{path:r,kind:O,...$,tracked:!r.split("/").includes(
"node_modules")}},C=r=>k(r)?.kind!=="directory"?[]:(d(r,()=>(0,o().readdirSync)((0,t().systemPath)((0,P().join)(n,r)),{encoding:"\
buffer"}))??[]).map(O=>k(r===""?(0,t().decodePath)(O):`${r}/${(0,t().decodePath)(O)}`)).filter(O=>O!==void 0).sort(g().byEntryPath);
function*e(r){for(const u of C(r))u.tracked&&(u.kind==="directory"?yield*e(u.path):yield u)}return{label:p,stat:k,list:C,
files:()=>[...e("")].sort(g().byEntryPath),readlink:r=>k(r)?.kind==="symlink"?d(r,()=>(0,t().decodePath)((0,o().readlinkSync)(
(0,t().systemPath)((0,P().join)(n,r)),{encoding:"buffer"}))):void 0,read:async(r,u=y)=>{const O=k(r);if(!(0,f().isRegular)(
O?.kind))throw(0,g().notAFile)(p,r);if((O.size??0)>u)throw(0,g().tooLarge)(p,r,O.size??0,u);return m((0,P().join)(n,r),r,
p,u)}}}const S=o().constants.O_RDONLY|(o().constants.O_NOFOLLOW??0)|(o().constants.O_NONBLOCK??0);function I(s,y){return m(
(0,P().join)(s,y),y,`the directory ${s}`,1/0)}async function m(s,y,n,p){try{const _=await(0,v().open)((0,t().systemPath)(
s),S);try{const k=await _.stat();if(!k.isFile())throw(0,g().notAFile)(n,y);if(k.size>p)throw(0,g().tooLarge)(n,y,k.size,
p);return await _.readFile()}finally{await _.close()}}catch(_){throw _ instanceof E().GateError?_:b(y,_)}}function b(s,y){
return new(E()).GateError("file_unreadable",`Cannot read ${s}: ${y instanceof Error?y.message:y}`,"Check the permissions\
 of the file and of the directories above it.",{cause:y})}const c=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function d(s,y){
try{return y()}catch(n){if(c.has(n.code??""))return;throw b(s,n)}}}),4537:((T,i)=>{Object.defineProperty(i,"__esModule",
{value:!0}),i.lfsObstacle=o;const a="version https://git-lfs.github.com/spec/";function o(v){if(v.startsWith(a))return"t\
his is a Git LFS pointer; commit the file itself (git lfs untrack)"}}),11970:((T,i)=>{Object.defineProperty(i,"__esModul\
e",{value:!0}),i.asciiOf=v,i.skeletonOf=E;function a(h){return h.split(/\s+/).flatMap(([g="",...t])=>t.map(f=>[f,g]))}const o=new Map(
a(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function v(h){return[...h].map(g=>o.get(g)??g).join("")}const P=new Map([...[...o].filter(([,h])=>h===h.toLowerCase()),...a(
"a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);
function E(h){return[...h.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(t=>P.get(t)??t).join("")}}),96681:((T,i,a)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.decodePath=v,i.
decodePieces=h,i.splitNul=g,i.systemPath=E;function o(){const t=a(4573);return o=function(){return t},t}function v(t){if((0,o().
isUtf8)(t))return t.toString("utf8");let f="";for(let l=0;l<t.length;){const S=P(t,l);f+=S>0?t.toString("utf8",l,l+S):String.
fromCharCode(56320+(t[l]??0)),l+=Math.max(S,1)}return f}function P(t,f){for(let l=1;l<=4&&f+l<=t.length;l++)if((0,o().isUtf8)(
t.subarray(f,f+l)))return l;return 0}function E(t){if(!/[\udc80-\udcff]/.test(t))return t;const f=t.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(f.map((l,S)=>S%2===1?Buffer.of(l.charCodeAt(0)-56320):Buffer.from(l)))}function h(t){if(!(0,o().isUtf8)(
t))return[...g(t)].map(v);const f=t.toString("utf8").split("\0");return f.at(-1)===""&&f.pop(),f}function*g(t){let f=0;for(let l=t.
indexOf(0);l>=0;l=t.indexOf(0,f))yield t.subarray(f,l),f=l+1;f<t.length&&(yield t.subarray(f))}}),16111:((T,i,a)=>{a.r(i),
a.d(i,{createScanner:()=>o.createScanner,getNodePath:()=>o.getNodePath,getNodeValue:()=>o.getNodeValue,parse:()=>o.parse,
parseTree:()=>o.parseTree,printParseErrorCode:()=>o.printParseErrorCode});var o=a(99547)}),69873:((T,i,a)=>{a.r(i),a.d(i,
{LineCounter:()=>o.HN,isMap:()=>o.jh,isNode:()=>o.Ll,isScalar:()=>o.jn,parse:()=>o.qg,parseDocument:()=>o.Tp,stringify:()=>o.
As,visit:()=>o.YR});var o=a(38815)})};
