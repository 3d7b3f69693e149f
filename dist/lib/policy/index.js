"use strict";module.exports={"policy/changed-since"(k,e,b,T){let g;const m=()=>g??=e("error");let w;const l=()=>w??=e("repo/merge-bas\
e");let _;const u=()=>_??=e("repo/object-tree");let r;const i=()=>r??=e("policy/load");b(k,{policyChangedSince:()=>a});async function a(s,y,p){
const o=Math.floor(Date.parse(p)/1e3)+1,c=(await s.objects(["log","--first-parent",`--since=@${o}`,"--format=%H %P",y,"-\
-",i().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(c==="")return!1;const[f="",d]=c.split(" ");if((await s.shallowCommits()).has(f))throw new(m()).GateError(
"shallow_clone",`this clone lacks the history of ${i().POLICY_PATH} before ${(0,l().short)(f)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return d===void 0?!0:await n(s,d)!==await n(s,y)}async function n(s,y){const p=await(0,i().readPolicyIn)(
await(0,u().readTree)(s,y));return"policy"in p?(0,i().digestPolicy)(p.policy):void 0}},"policy/default"(k,e,b,T){b(k,{DEFAULT_POLICY:()=>g});
const g=JSON.parse('{"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".","disa\
bled_packs":[],"experimental":[],"programs":[],"families":[],"patterns":[],"approvals":{"strong":1,"very_strong":2,"gate\
":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{},"containment":"require-for-forks","ne\
twork":"none","views":"command","concurrency":"cores","build_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".g\
it/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"]\
,"assets":{"include":["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/events.j\
sonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/data/default_genes.json\
","**/.evolver/gep/*.{json,jsonl}"],"max_file_bytes":16777216},"limits":{"command_timeout_seconds":180,"budget_seconds":\
18000,"prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184,"processes":1024,"\
open_files":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full","hard_cap_files":\
60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"a2a":{"min_score":0.7,"max_fi\
les":5,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence_app":"github-a\
ctions","attestation":[]},"ignores":[]}')},"policy/difference"(k,e,b,T){let g;const m=()=>g??=e("@evomap/gep-sdk");let w;
const l=()=>w??=e("yaml");let _;const u=()=>_??=e("policy/policy");let r;const i=()=>r??=e("policy/strictness");let a;const n=()=>a??=
e("policy/values");b(k,{comparePolicies:()=>s});function s(t,c){const[f,d]=[(0,n().valuesOf)(t),(0,n().valuesOf)(c)];return[
...u().POLICY_KEYS].flatMap(([P,{strictness:O}])=>{const[h,v]=[f.get(P),d.get(P)],I=y(h,v);if(I===void 0)return[];const L=O.
compare(h,v);return[{key:P,change:I,direction:L,loosens:O.loosens(h,v)}]})}function y(t,c){if(Array.isArray(t)&&Array.isArray(
c)){const f=[...(0,i().missingFrom)(t,c).map(d=>`+ ${p(d)}`),...(0,i().missingFrom)(c,t).map(d=>`- ${p(d)}`)];return f.length===
0?void 0:f.join(", ")}return(0,m().canonicalize)(t)===(0,m().canonicalize)(c)?void 0:`${o(t)} \u2192 ${o(c)}`}function p(t){
const c=t.name;return typeof c=="string"?c:o(t)}function o(t){return(0,l().stringify)(t,{collectionStyle:"flow",lineWidth:0}).
trimEnd()}},"policy/documented-keys"(k,e,b,T){let g;const m=()=>g??=e("zod");let w;const l=()=>w??=e("policy/policy");b(
k,{documentedKeys:()=>_});function _(){return u(m().toJSONSchema(l().policySchema,{io:"input"}),"")}function u({properties:n={},
required:s=[]},y){return Object.entries(n).filter(([,{description:o}])=>o).map(([o,t])=>{const c=`${y}${o}`,f=t.properties!==
void 0&&t.default!==void 0,d=t.items?.properties?t.items:t,P=`${r(t)}${s.includes(o)?", required":""}`;return{name:o,path:c,
description:t.description??"",...!f&&{expected:P},...!f&&t.default!==void 0&&{default:t.default},...t.examples&&{example:t.
examples[0]},keys:u(d,d===t?`${c}.`:`${c}[].`)}})}function r(n){const{type:s,format:y,items:p,anyOf:o}=n;return o?o.map(
r).join(" or "):n.const!==void 0?String(n.const):n.enum?n.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):s===
"array"?`list of ${p?i(r(p)):"values"}`:s==="integer"||s==="number"?`${s}${a(n)}`:s==="boolean"?"true or false":y==="dat\
e"?"date":s==="object"?"mapping":"string"}function i(n){return{string:"strings",mapping:"mappings"}[n]??n}function a({minimum:n,
maximum:s,exclusiveMinimum:y}){const p=s===void 0||s===Number.MAX_SAFE_INTEGER?"":`, at most ${s}`;return y!==void 0?`, \
more than ${y}${p}`:`${n===void 0?"":`, at least ${n}`}${p}`}},"policy/home-folder"(k,e,b,T){let g;const m=()=>g??=e("zo\
d");b(k,{homeFolder:()=>l});const w=".ssh .gnupg .aws .azure .kube .docker .netrc .npmrc .yarnrc .yarnrc.yml .pypirc .gi\
tconfig .git-credentials .password-store .mozilla .thunderbird .pki .terraform.d .vault-token .bashrc .bash_history .pro\
file .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .cargo/credentials .cargo/\
credentials.toml .config/gh .config/gcloud .config/git .config/hub .config/op .config/rclone .config/doctl .config/conta\
iners .config/chromium .config/google-chrome .local/share/keyrings .nuget/NuGet .gem/credentials .composer/auth.json".split(
" "),l=m().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expected a path below the home directory, such as .cache/x").refine(
u=>!u.split("/").some(r=>r==="."||r===".."),{error:"expected a path without `.` and `..`"}).refine(u=>!w.some(r=>_(r,u)||
_(u,r)),{error:"expected a cache; programs store credentials or settings here"});function _(u,r){return`${r}/`.startsWith(
`${u}/`)}},"policy/key"(k,e,b,T){let g;const m=()=>g??=e("zod");b(k,{inputSchemas:()=>r,key:()=>w,keysByPath:()=>u,objectOf:()=>_,
section:()=>l});function w(i){const{schema:a,description:n,strictness:s,input:y,example:p}=i,o=a.default(i.default).describe(
n);return{schema:p===void 0?o:o.meta({examples:[p]}),strictness:s,input:y}}function l(i,a,n=s=>s){const s={};return{schema:n(
_(a)).prefault(s).describe(i),keys:a}}function _(i){const a=Object.entries(i).map(([n,{schema:s}])=>[n,s]);return m().strictObject(
Object.fromEntries(a))}function u(i){const a=Object.entries(i).flatMap(([n,s])=>"keys"in s?Object.entries(s.keys).map(([
y,p])=>[`${n}.${y}`,p]):[[n,s]]);return new Map(a)}function r(i){const a=[...u(i).values()].flatMap(({input:n})=>n??[]);
return Object.fromEntries(a.map(({name:n,schema:s})=>[n,s]))}},"policy/linear-pattern"(k,e,b,T){let g;const m=()=>g??=e(
"re2js");b(k,{compileLinear:()=>l});const w=1e3;function l(_,{ignoreCase:u,multiline:r,dotAll:i}={}){if(_.length>w)return{
error:`is longer than ${w} characters`};try{const a=m().RE2JS.compile(_,(u?m().RE2JS.CASE_INSENSITIVE:0)|(r?m().RE2JS.MULTILINE:
0)|(i?m().RE2JS.DOTALL:0));return{matches:n=>a.test(n),size:a.programSize()}}catch(a){return{error:a.message}}}},"policy\
/load"(k,e,b,T){let g;const m=()=>g??=e("node:crypto");let w;const l=()=>w??=e("@evomap/gep-sdk");let _;const u=()=>_??=
e("error");let r;const i=()=>r??=e("policy/default");let a;const n=()=>a??=e("policy/near-policy");let s;const y=()=>s??=
e("policy/parse");b(k,{POLICY_PATH:()=>p,digestPolicy:()=>O,loadPolicy:()=>t,policyFromFile:()=>d,readPolicyIn:()=>c});const p="\
.github/gene-gate.yml",o="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";
async function t(h,v,I=p){const L=(0,y().policyOf)(await c(h),I,o);if(!h.stat(p)){const C=await(0,n().findNearPolicy)(h);
if(C)throw f(C,h.label);return P(L,{source:"default",ref:v})}const N=(await h.read(p)).toString("utf8");return P(L,{source:"\
base",path:p,ref:v,text:N})}async function c(h){const v=h.stat(p);return v?v.kind!=="file"&&v.kind!=="executable"?{mistakes:[
{line:1,column:1,message:`expected a regular file; this is a ${v.kind}`}]}:(0,y().readPolicy)((await h.read(p)).toString(
"utf8")):{policy:i().DEFAULT_POLICY}}function f({path:h,fault:v},I){return new(u()).GateError("policy_invalid",`${JSON.stringify(
h)} ${v}, but the policy must be the regular file ${p}, which ${I} does not have`,`Rename it to ${p}; if it is not a pol\
icy, give it another name.`)}function d(h,v){return P((0,y().parsePolicy)(h,v),{source:"file",path:v,text:h})}function P(h,v){
return{policy:h,...v,digest:O(h),ignoredInputs:[]}}function O(h){return`sha256:${(0,m().createHash)("sha256").update((0,l().
canonicalize)(h)).digest("hex")}`}},"policy/names"(k,e,b,T){let g;const m=()=>g??=e("fastest-levenshtein");let w;const l=()=>w??=
e("judge/families/programs");let _;const u=()=>_??=e("judge/families/registry");b(k,{checkNames:()=>i});const r=80;function i({
value:a,issues:n}){const{families:s}=a,y=(p,o,t)=>{for(const[c,f]of a[p].entries()){if(typeof f!="string"||o.includes(f))
continue;const d=(0,m().closest)(f.slice(0,r),o),P=`expected the name of ${t}; did you mean ${d}?`;n.push({code:"custom",
path:[p,c],input:f,message:P})}};for(const[p,{name:o}]of s.entries()){if(s.findIndex(({name:c})=>c===o)===p)continue;const t=[
"families",p,"name"];n.push({code:"custom",path:t,input:o,message:"this family is described twice"})}y("disabled_packs",
(0,u().packsOf)(s),"a pack of families"),y("programs",(0,l().programNames)(s),"a program that the default profile can ru\
n"),y("experimental",[...(0,u().registryOf)(s).keys()],"a family")}},"policy/near-policy"(k,e,b,T){let g;const m=()=>g??=
e("fastest-levenshtein");let w;const l=()=>w??=e("repo/look-alike");b(k,{findNearPolicy:()=>_});async function _(O){for(const h of O.
list("")){const{path:v,kind:I}=h;if(a(v)&&I!=="directory")return{path:v,fault:`is ${u[I]}`};if(I!=="directory"){if(o(v,I)&&
!c(v))return r(v);continue}if(t(v))return r(v);if(!s(v))continue;const L=O.list(v).find(C=>o(i(C.path),C.kind));if(L)return r(
L.path);const N=await P(O,`${v}/workflows`);if(N)return r(N)}}const u={file:"a file",executable:"a file",symlink:"a syml\
ink",submodule:"a submodule"};function r(O){return{path:O,fault:"looks like the policy"}}function i(O){return O.slice(O.
lastIndexOf("/")+1)}function a(O){return(0,l().skeletonOf)(O).trim()===".github"}const n=["github","gitlab","gitea","for\
gejo","config"];function s(O){const h=d((0,l().skeletonOf)(O));return n.includes(h)||(0,m().distance)(h,"github")===1}const y=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
p=new Set(["generate"]);function o(O,h){return h==="directory"?t(O):f(O).isPolicy}function t(O){return f(O).isPolicy&&!c(
O)}function c(O){return!O.startsWith(".")&&f(O).extension===""}function f(O){const[h="",...v]=(0,l().skeletonOf)(O).trim().
replace(/^\.+/,"").split("."),I=v.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),L=d(h).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,m().distance)(L,"genegate")<=1&&!p.has(L)&&y.test(I),extension:I}}function d(O){return O.replaceAll(
/[^a-z0-9]/g,"")}async function P(O,h){for(const{path:v,kind:I}of O.list(h)){if(I!=="file"&&I!=="executable"||!o(i(v),I))
continue;const L=(await O.read(v)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(L))return v}}},"policy/p\
arse"(k,e,b,T){let g;const m=()=>g??=e("fastest-levenshtein");let w;const l=()=>w??=e("yaml");let _;const u=()=>_??=e("e\
rror");let r;const i=()=>r??=e("policy/policy");let a;const n=()=>a??=e("policy/schema-walk");b(k,{parsePolicy:()=>t,policyOf:()=>c,
readPolicy:()=>f});const s=64*1024,y="version https://git-lfs.github.com/spec/",p=50,o="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function t(S,E){return c(f(S),E)}function c(S,E,$=o){if("policy"in S)return S.
policy;const{mistakes:j}=S,A=j.length===1?"a mistake":`${j.length} mistakes`,z=j.map(({line:F,column:Y,message:x})=>`${E}\
:${F}:${Y}: ${x}`);throw new(u()).GateError("policy_invalid",`The policy has ${A}:
${z.join(`
`)}`,$)}function f(S){if(S.startsWith(y))return d([{line:1,column:1,message:"this is a Git LFS pointer; commit the file \
itself (git lfs untrack)"}]);if(S.length>s)return d([{line:1,column:1,message:`the file is larger than ${s} characters`}]);
const E=new(l()).LineCounter,$=(0,l().parseDocument)(S,{lineCounter:E,prettyErrors:!1}),j=(x,R)=>{const{line:M,col:K}=E.
linePos(x);return{line:M,column:K,message:R}},A=[...$.errors.map(({pos:x,message:R})=>j(x[0],R)),...O($).map(x=>j(x,"ali\
ases (*name) are not supported"))];if(!(A.length===$.errors.filter(P).length))return d(A);const F=i().policySchema.safeParse(
$.toJS()??{}),Y=F.success?[]:F.error.issues.flatMap(x=>h(x,$).map(({offset:R,message:M})=>j(R,M)));return F.success&&A.length===
0?{policy:F.data}:d([...A,...Y])}function d(S){return{mistakes:S.toSorted(($,j)=>$.line-j.line||$.column-j.column).slice(
0,p)}}function P({code:S}){return S==="DUPLICATE_KEY"}function O(S){const E=[];return(0,l().visit)(S,{Alias:($,{range:j})=>{
E.push(j?.[0]??0)}}),E}function h(S,E){if(S.code==="unrecognized_keys")return S.keys.slice(0,p).map(z=>({offset:L(E,S.path,
z),message:C(S.path,z)}));const $=(0,l().isNode)(E.contents)?E.getIn(S.path):void 0,j=S.code==="invalid_value"&&typeof $==
"string"?`; did you mean ${(0,m().closest)($.slice(0,v),S.values.map(String))}?`:"";return[{offset:I(E,S.path),message:`${N(
S.path)}: ${S.message}${j}`}]}const v=80;function I(S,E){for(let $=E.length;$>0;$--){const j=S.getIn(E.slice(0,$),!0);if((0,l().
isNode)(j)&&j.range)return j.range[0]}return 0}function L(S,E,$){const j=E.length===0?S.contents:S.getIn(E,!0),A=(0,l().
isMap)(j)?j.items.find(z=>(0,l().isScalar)(z.key)&&String(z.key.value)===$):void 0;return(0,l().isScalar)(A?.key)&&A.key.
range?.[0]||0}function N(S){return S.length===0?"the policy":S.map(String).join(".")}function C(S,E){const $=(0,n().knownKeys)(
i().policySchema,S),j=N([...S,E]),A=(0,m().closest)(E.slice(0,v),$);return $.length===0?`unknown key ${j}`:`unknown key ${j}\
; did you mean ${A}? (known: ${$.join(", ")})`}},"policy/place"(k,e,b,T){let g;const m=()=>g??=e("yaml");b(k,{placeIn:()=>w});
function w(l,_,u){const r=new(m()).LineCounter,i=(0,m().parseDocument)(l,{lineCounter:r,prettyErrors:!1}),a=i.contents===
null?void 0:i.getIn(_,!0);if(!(0,m().isScalar)(a)||a.value!==u||!a.range)return;const{line:n,col:s}=r.linePos(a.range[0]);
return`${n}:${s}`}},"policy/policy"(k,e,b,T){let g;const m=()=>g??=e("zod");let w;const l=()=>w??=e("policy/key");let _;
const u=()=>_??=e("policy/names");let r;const i=()=>r??=e("policy/schema/a2a");let a;const n=()=>a??=e("policy/schema/ap\
provals");let s;const y=()=>s??=e("policy/schema/assets");let p;const o=()=>p??=e("policy/schema/blast-radius");let t;const c=()=>t??=
e("policy/schema/commands");let f;const d=()=>f??=e("policy/schema/ignores");let P;const O=()=>P??=e("policy/schema/limi\
ts");let h;const v=()=>h??=e("policy/schema/rules");let I;const L=()=>I??=e("policy/schema/running");let N;const C=()=>N??=
e("policy/strictness");b(k,{POLICY_KEYS:()=>j,policyInputsSchema:()=>A,policySchema:()=>$});const S=["error","warning"],
E={...c().commandKeys,approvals:n().approvals,fail_on:(0,l().key)({schema:m().enum(S),default:"error",description:"The m\
inimum severity of a finding that fails the gate.",strictness:(0,C().fromLoosest)(S),input:{name:"fail-on",schema:m().enum(
S)}}),...v().ruleKeys,...L().runningKeys,assets:y().assets,limits:O().limits,blast_radius:o().blastRadius,a2a:i().a2a,ignores:d().
ignores},$=(0,l().objectOf)(E).check(u().checkNames).describe("gene-gate policy: .github/gene-gate.yml"),j=(0,l().keysByPath)(
E),A=m().object((0,l().inputSchemas)(E)).partial()},"policy/profile-names"(k,e,b,T){b(k,{GENE_PROFILES:()=>g,PROFILE_NAMES:()=>m});
const g=["evolver","validator"],m=[...g,"curated","workspace"]},"policy/protected-paths"(k,e,b,T){b(k,{DEFAULT_PROTECTED_PATHS:()=>g});
const g=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".e\
nv*",".github/workflows/**",".github/gene-gate.yml"]},"policy/repository-path"(k,e,b,T){let g;const m=()=>g??=e("zod");let w;
const l=()=>w??=e("repo/paths");b(k,{repositoryPath:()=>_});const _=m().string().min(1).refine(u=>(0,l().normalise)(u)!==
void 0,{error:"expected a path from the root of the repository, without a leading / and without .."})},"policy/schema-wa\
lk"(k,e,b,T){b(k,{knownKeys:()=>g});function g(l,_){const u=_.reduce((r,i)=>r&&m(r,String(i)),l);return Object.keys((u&&
w(u).shape)??{})}function m(l,_){const{shape:u,element:r}=w(l);return u?.[_]??r}function w(l){const _=l._zod.def;return _.
innerType?w(_.innerType):_}},"policy/stricter"(k,e,b,T){let g;const m=()=>g??=e("@evomap/gep-sdk");let w;const l=()=>w??=
e("error");let _;const u=()=>_??=e("policy/load");let r;const i=()=>r??=e("policy/policy");let a;const n=()=>a??=e("poli\
cy/values");b(k,{stricterOf:()=>s});function s(y,p,o){const t=[],c=(0,n().valuesOf)(y.policy),f=(0,n().valuesOf)(p.policy);
for(const[h,{strictness:v}]of i().POLICY_KEYS){const[I,L]=[c.get(h),f.get(h)];if((0,m().canonicalize)(I)===(0,m().canonicalize)(
L))continue;const N=v.combine(I,L);N?c.set(h,N.value):t.push(h)}if(t.length>0)throw new(l()).GateError("policy_conflict",
`The policies of the base and of ${o} differ in ${t.join(", ")}; the gate cannot determine which is stricter.`,"Use the \
same values on both branches, or remove policy-ref.");const d=(0,n().policyWith)(c),{ref:P,digest:O}=p;return{...y,policy:d,
digest:(0,u().digestPolicy)(d),combinedWith:{name:o,digest:O,...P!==void 0&&{ref:P}}}}},"policy/strictness"(k,e,b,T){let g;
const m=()=>g??=e("@evomap/gep-sdk");b(k,{baseCounts:()=>i,fewerIsStricter:()=>r,fromLoosest:()=>_,higherIsStricter:()=>l,
incomparable:()=>a,lowerIsStricter:()=>w,missingFrom:()=>y,moreIsStricter:()=>u});const w=n((o,t)=>o-t),l=n((o,t)=>t-o);
function _(o){return n((t,c)=>{const[f,d]=[o.indexOf(t),o.indexOf(c)];return f<0||d<0?0:d-f})}const u={compare:(o,t)=>s(
o,t,"tighter","looser"),combine:(o,t)=>({value:[...o,...y(o,t)]}),loosens:(o,t)=>y(t,o).length>0},r={compare:(o,t)=>s(o,
t,"looser","tighter"),combine:(o,t)=>{const c=p(t);return{value:o.filter(c)}},loosens:(o,t)=>y(o,t).length>0};function i(o=()=>{}){
return{compare:o,combine:t=>({value:t}),loosens:()=>!1}}function a(o){return{compare:()=>{},combine:()=>{},loosens:()=>!0,
reason:o}}function n(o){const t=(f,d)=>{const P=o(f,d);return P===0?void 0:P>0?"tighter":"looser"};return{compare:t,combine:(f,d)=>{
const P=t(f,d);return P&&{value:P==="tighter"?d:f}},loosens:(f,d)=>t(f,d)!=="tighter"}}function s(o,t,c,f){const[d,P]=[y(
o,t).length>0,y(t,o).length>0];if(d!==P)return d?c:f}function y(o,t){const c=p(o);return t.filter(f=>!c(f))}function p(o){
const t=new Set(o.map(c=>(0,m().canonicalize)(c)));return c=>t.has((0,m().canonicalize)(c))}},"policy/tighten"(k,e,b,T){
let g;const m=()=>g??=e("policy/load");let w;const l=()=>w??=e("policy/policy");let _;const u=()=>_??=e("policy/values");
b(k,{tightenPolicy:()=>r});function r(i,a){if(Object.values(a).every(o=>o===void 0))return i;const n=(0,u().valuesOf)(i.
policy),s=[],y=new Map(Object.entries(a));for(const[o,{strictness:t,input:c}]of l().POLICY_KEYS){const f=c&&y.get(c.name),
d=n.get(o);if(!(!c||f===void 0||f===d))if(d===c.open||t.compare(d,f)==="tighter")n.set(o,f);else{const P={given:String(f),
kept:String(d)};s.push({input:c.name,key:o,...P})}}const p=(0,u().policyWith)(n);return{...i,policy:p,digest:(0,m().digestPolicy)(
p),ignoredInputs:s}}},"policy/values"(k,e,b,T){let g;const m=()=>g??=e("policy/policy");b(k,{policyWith:()=>l,valuesOf:()=>w});
function w(r){return new Map([...m().POLICY_KEYS.keys()].map(i=>[i,_(r,i.split("."))]))}function l(r){const i={};for(const[
a,n]of r)u(i,a.split("."),n);return m().policySchema.parse(i)}function _(r,[i="",...a]){return a.length===0?r[i]:_(r[i],
a)}function u(r,[i="",...a],n){a.length===0?r[i]=n:(r[i]??={},u(r[i],a,n))}}};
