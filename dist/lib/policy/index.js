"use strict";module.exports={"policy/changed-since"(g,o,v,A){let h;const l=()=>h??=o("error");let b;const _=()=>b??=o("repo/merge-bas\
e");let y;const c=()=>y??=o("repo/object-tree");let r;const a=()=>r??=o("policy/load");v(g,{policyChangedSince:()=>u});async function u(i,n,p){
const e=Math.floor(Date.parse(p)/1e3)+1,d=(await i.objects(["log","--first-parent",`--since=@${e}`,"--format=%H %P",n,"-\
-",a().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(d==="")return!1;const[m="",f]=d.split(" ");if((await i.shallowCommits()).has(m))throw new(l()).GateError(
"shallow_clone",`this clone lacks the history of ${a().POLICY_PATH} before ${(0,_().short)(m)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return f===void 0?!0:await s(i,f)!==await s(i,n)}async function s(i,n){const p=await(0,a().readPolicyIn)(
await(0,c().readTree)(i,n));return"policy"in p?(0,a().digestPolicy)(p.policy):void 0}},"policy/default"(g,o,v,A){v(g,{DEFAULT_POLICY:()=>h});
const h=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"works\
pace":".","disabled_packs":[],"experimental":[],"programs":[],"families":[],"patterns":[],"approvals":{"strong":1,"very_\
strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{},"containment":"require\
-for-forks","network":"none","views":"command","concurrency":"cores","build_outputs":[],"prepare_env":[],"home_caches":[\
],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/**","*\
*/coverage/**"],"assets":{"include":["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","**/asse\
ts/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/data/def\
ault_genes.json","**/.evolver/gep/*.{json,jsonl}"],"max_file_bytes":16777216},"limits":{"command_timeout_seconds":180,"b\
udget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184,"pr\
ocesses":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full","h\
ard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"a2a":{"min_sco\
re":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence\
_app":"github-actions","attestation":[]},"ignores":[]}')},"policy/difference"(g,o,v,A){let h;const l=()=>h??=o("@evomap/\
gep-sdk");let b;const _=()=>b??=o("yaml");let y;const c=()=>y??=o("policy/policy");let r;const a=()=>r??=o("policy/stric\
tness");let u;const s=()=>u??=o("policy/values");v(g,{comparePolicies:()=>i});function i(t,d){const[m,f]=[(0,s().valuesOf)(
t),(0,s().valuesOf)(d)];return[...c().POLICY_KEYS].flatMap(([w,{strictness:k}])=>{const[E,I]=[m.get(w),f.get(w)],j=n(E,I);
if(j===void 0)return[];const T=k.compare(E,I);return[{key:w,change:j,direction:T,loosens:k.loosens(E,I)}]})}function n(t,d){
if(Array.isArray(t)&&Array.isArray(d)){const m=[...(0,a().missingFrom)(t,d).map(f=>`+ ${p(f)}`),...(0,a().missingFrom)(d,
t).map(f=>`- ${p(f)}`)];return m.length===0?void 0:m.join(", ")}return(0,l().canonicalize)(t)===(0,l().canonicalize)(d)?
void 0:`${e(t)} \u2192 ${e(d)}`}function p(t){const d=t.name;return typeof d=="string"?d:e(t)}function e(t){return(0,_().
stringify)(t,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},"policy/document"(g,o,v,A){let h;const l=()=>h??=o("yaml");
v(g,{MAX_POLICY_CHARACTERS:()=>b,readDocument:()=>y});const b=64*1024,_="version https://git-lfs.github.com/spec/";function y(i){
const n=c(i);if(n)return{broken:[{line:1,column:1,message:n}]};const p=new(l()).LineCounter,e=(0,l().parseDocument)(i,{lineCounter:p,
prettyErrors:!1}),t=(m,f)=>{const{line:w,col:k}=p.linePos(m);return{line:w,column:k,message:f}},d=[...e.errors.map(({pos:m,
message:f})=>t(m[0],f)),...a(e).map(m=>t(m,"aliases (*name) are not supported"))];return d.length!==e.errors.filter(r).length?
{broken:d}:{value:e.toJS()??{},mistakes:d,has:m=>(0,l().isNode)(e.contents)&&e.hasIn(m),textAt:m=>{const f=(0,l().isNode)(
e.contents)?e.getIn(m):void 0;return typeof f=="string"?f:void 0},atValue:(m,f)=>t(u(e,m),f),atKey:(m,f,w)=>t(s(e,m,f),w)}}
function c(i){if(i.startsWith(_))return"this is a Git LFS pointer; commit the file itself (git lfs untrack)";if(i.length>
b)return`the file is larger than ${b} characters`}function r({code:i}){return i==="DUPLICATE_KEY"}function a(i){const n=[];
return(0,l().visit)(i,{Alias:(p,{range:e})=>{n.push(e?.[0]??0)}}),n}function u(i,n){for(let p=n.length;p>0;p--){const e=i.
getIn(n.slice(0,p),!0);if((0,l().isNode)(e)&&e.range)return e.range[0]}return 0}function s(i,n,p){const e=n.length===0?i.
contents:i.getIn(n,!0),t=(0,l().isMap)(e)?e.items.find(d=>(0,l().isScalar)(d.key)&&String(d.key.value)===p):void 0;return(0,l().
isScalar)(t?.key)&&t.key.range?.[0]||0}},"policy/documented-keys"(g,o,v,A){let h;const l=()=>h??=o("zod");let b;const _=()=>b??=
o("policy/policy");v(g,{documentedKeys:()=>y});function y(){return c(l().toJSONSchema(_().policySchema,{io:"input"}),"")}
function c({properties:s={},required:i=[]},n){return Object.entries(s).filter(([,{description:e}])=>e).map(([e,t])=>{const d=`${n}${e}`,
m=t.properties!==void 0&&t.default!==void 0,f=t.items?.properties?t.items:t,w=`${r(t)}${i.includes(e)?", required":""}`;
return{name:e,path:d,description:t.description??"",...!m&&{expected:w},...!m&&t.default!==void 0&&{default:t.default},...t.
examples&&{example:t.examples[0]},keys:c(f,f===t?`${d}.`:`${d}[].`)}})}function r(s){const{type:i,format:n,items:p,anyOf:e}=s;
return e?e.map(r).join(" or "):s.const!==void 0?String(s.const):s.enum?s.enum.map(String).join(", ").replace(/, ([^,]*)$/,
" or $1"):i==="array"?`list of ${p?a(r(p)):"values"}`:i==="integer"||i==="number"?`${i}${u(s)}`:i==="boolean"?"true or f\
alse":n==="date"?"date":i==="object"?"mapping":"string"}function a(s){return{string:"strings",mapping:"mappings"}[s]??s}
function u({minimum:s,maximum:i,exclusiveMinimum:n}){const p=i===void 0||i===Number.MAX_SAFE_INTEGER?"":`, at most ${i}`;
return n!==void 0?`, more than ${n}${p}`:`${s===void 0?"":`, at least ${s}`}${p}`}},"policy/extend"(g,o,v,A){v(g,{COPIES:()=>h,
copyPath:()=>l,extend:()=>_,sharedName:()=>b});const h=".github/gene-gate/";function l({repository:c,path:r}){return`${h}${c}\
/${r}`}function b({repository:c,path:r,commit:a}){return`${c}/${r}@${a.slice(0,12)}`}function _(c,r){if(!y(c)||!y(r))return r;
const a=Object.entries(r).map(([u,s])=>{const i=Object.hasOwn(c,u)?c[u]:void 0,n=y(i)&&y(s);return[u,n?{...i,...s}:s]});
return Object.fromEntries([...Object.entries(c),...a])}function y(c){return typeof c=="object"&&c!==null&&!Array.isArray(
c)}},"policy/home-folder"(g,o,v,A){let h;const l=()=>h??=o("zod");v(g,{homeFolder:()=>_});const b=".ssh .gnupg .aws .azu\
re .kube .docker .netrc .npmrc .yarnrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozilla .thunder\
bird .pki .terraform.d .vault-token .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-sec\
urity.xml .gradle/gradle.properties .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .config/git .co\
nfig/hub .config/op .config/rclone .config/doctl .config/containers .config/chromium .config/google-chrome .local/share/\
keyrings .nuget/NuGet .gem/credentials .composer/auth.json".split(" "),_=l().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,
"expected a path below the home directory, such as .cache/x").refine(c=>!c.split("/").some(r=>r==="."||r===".."),{error:"\
expected a path without `.` and `..`"}).refine(c=>!b.some(r=>y(r,c)||y(c,r)),{error:"expected a cache; programs store cr\
edentials or settings here"});function y(c,r){return`${r}/`.startsWith(`${c}/`)}},"policy/key"(g,o,v,A){let h;const l=()=>h??=
o("zod");v(g,{inputSchemas:()=>r,key:()=>b,keysByPath:()=>c,objectOf:()=>y,section:()=>_});function b(a){const{schema:u,
description:s,strictness:i,input:n,example:p}=a,e=u.default(a.default).describe(s);return{schema:p===void 0?e:e.meta({examples:[
p]}),strictness:i,input:n}}function _(a,u,s=i=>i){const i={};return{schema:s(y(u)).prefault(i).describe(a),keys:u}}function y(a){
const u=Object.entries(a).map(([s,{schema:i}])=>[s,i]);return l().strictObject(Object.fromEntries(u))}function c(a){const u=Object.
entries(a).flatMap(([s,i])=>"keys"in i?Object.entries(i.keys).map(([n,p])=>[`${s}.${n}`,p]):[[s,i]]);return new Map(u)}function r(a){
const u=[...c(a).values()].flatMap(({input:s})=>s??[]);return Object.fromEntries(u.map(({name:s,schema:i})=>[s,i]))}},"p\
olicy/linear-pattern"(g,o,v,A){let h;const l=()=>h??=o("re2js");v(g,{compileLinear:()=>_});const b=1e3;function _(y,{ignoreCase:c,
multiline:r,dotAll:a}={}){if(y.length>b)return{error:`is longer than ${b} characters`};try{const u=l().RE2JS.compile(y,(c?
l().RE2JS.CASE_INSENSITIVE:0)|(r?l().RE2JS.MULTILINE:0)|(a?l().RE2JS.DOTALL:0));return{matches:s=>u.test(s),size:u.programSize()}}catch(u){
return{error:u.message}}}},"policy/load"(g,o,v,A){let h;const l=()=>h??=o("node:crypto");let b;const _=()=>b??=o("@evoma\
p/gep-sdk");let y;const c=()=>y??=o("error");let r;const a=()=>r??=o("policy/default");let u;const s=()=>u??=o("policy/n\
ear-policy");let i;const n=()=>i??=o("policy/parse");let p;const e=()=>p??=o("policy/shared");v(g,{POLICY_PATH:()=>t,copyFor:()=>j,
digestPolicy:()=>z,loadPolicy:()=>m,policyFromFile:()=>I,readPolicyIn:()=>f});const t=".github/gene-gate.yml",d="Fix the\
 file on the base branch. `gene-gate schema policy` prints every key with its meaning.";async function m(O,N,L=t,C){const F=await f(
O),S="missing"in F?(0,n().readPolicy)(F.text,await(0,e().obtainShared)(F.missing,C)):F,P=(0,n().policyOf)(S,L,d);if(!O.stat(
t)){const x=await(0,s().findNearPolicy)(O);if(x)throw E(x,O.label);return T(P,{source:"default",ref:N})}const $=(await O.
read(t)).toString("utf8");return T(P,{source:"base",path:t,ref:N,text:$,...k(S)})}async function f(O,N){const L=O.stat(t);
return L?L.kind!=="file"&&L.kind!=="executable"?{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${L.
kind}`}]}:await w((await O.read(t)).toString("utf8"),O,N):{policy:a().DEFAULT_POLICY}}async function w(O,N,L){const C=(0,n().
extendedIn)(O);if(C===void 0)return(0,n().readPolicy)(O);const S=L?.fetched&&L.source.sha256===C.sha256?L:await(0,e().sharedCopy)(
N,C);return S?(0,n().readPolicy)(O,S):{missing:C,text:O}}function k(O){return"policy"in O&&O.shared?{shared:O.shared}:{}}
function E({path:O,fault:N},L){return new(c()).GateError("policy_invalid",`${JSON.stringify(O)} ${N}, but the policy mus\
t be the regular file ${t}, which ${L} does not have`,`Rename it to ${t}; if it is not a policy, give it another name.`)}
function I(O,N,L){const C=(0,n().extendedIn)(O);if(C&&!L)throw(0,e().unavailable)(C);const F=(0,n().readPolicy)(O,L);return T(
(0,n().policyOf)(F,N),{source:"file",path:N,text:O,...k(F)})}async function j(O,N){const L=(0,n().extendedIn)(O);return L&&
await(0,e().sharedCopy)(N,L)}function T(O,N){return{policy:O,...N,digest:z(O),ignoredInputs:[]}}function z(O){return`sha\
256:${(0,l().createHash)("sha256").update((0,_().canonicalize)(O)).digest("hex")}`}},"policy/names"(g,o,v,A){let h;const l=()=>h??=
o("fastest-levenshtein");let b;const _=()=>b??=o("judge/families/programs");let y;const c=()=>y??=o("judge/families/regi\
stry");v(g,{checkNames:()=>a});const r=80;function a({value:u,issues:s}){const{families:i}=u,n=(p,e,t)=>{for(const[d,m]of u[p].
entries()){if(typeof m!="string"||e.includes(m))continue;const f=(0,l().closest)(m.slice(0,r),e),w=`expected the name of\
 ${t}; did you mean ${f}?`;s.push({code:"custom",path:[p,d],input:m,message:w})}};for(const[p,{name:e}]of i.entries()){if(i.
findIndex(({name:d})=>d===e)===p)continue;const t=["families",p,"name"];s.push({code:"custom",path:t,input:e,message:"th\
is family is described twice"})}n("disabled_packs",(0,c().packsOf)(i),"a pack of families"),n("programs",(0,_().programNames)(
i),"a program that the default profile can run"),n("experimental",[...(0,c().registryOf)(i).keys()],"a family")}},"polic\
y/near-policy"(g,o,v,A){let h;const l=()=>h??=o("fastest-levenshtein");let b;const _=()=>b??=o("repo/look-alike");v(g,{findNearPolicy:()=>y});
async function y(k){for(const E of k.list("")){const{path:I,kind:j}=E;if(u(I)&&j!=="directory")return{path:I,fault:`is ${c[j]}`};
if(j!=="directory"){if(e(I,j)&&!d(I))return r(I);continue}if(t(I))return r(I);if(!i(I))continue;const T=k.list(I).find(O=>e(
a(O.path),O.kind));if(T)return r(T.path);const z=await w(k,`${I}/workflows`);if(z)return r(z)}}const c={file:"a file",executable:"\
a file",symlink:"a symlink",submodule:"a submodule"};function r(k){return{path:k,fault:"looks like the policy"}}function a(k){
return k.slice(k.lastIndexOf("/")+1)}function u(k){return(0,_().skeletonOf)(k).trim()===".github"}const s=["github","git\
lab","gitea","forgejo","config"];function i(k){const E=f((0,_().skeletonOf)(k));return s.includes(E)||(0,l().distance)(E,
"github")===1}const n=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,p=new Set(["generate"]);function e(k,E){
return E==="directory"?t(k):m(k).isPolicy}function t(k){return m(k).isPolicy&&!d(k)}function d(k){return!k.startsWith(".")&&
m(k).extension===""}function m(k){const[E="",...I]=(0,_().skeletonOf)(k).trim().replace(/^\.+/,"").split("."),j=I.join("\
.").replace(/^(?:policy|config)(?:\.|$)/,""),T=f(E).replace(/(?:policy|config|settings|rc)$/,"");return{isPolicy:(0,l().
distance)(T,"genegate")<=1&&!p.has(T)&&n.test(j),extension:j}}function f(k){return k.replaceAll(/[^a-z0-9]/g,"")}async function w(k,E){
for(const{path:I,kind:j}of k.list(E)){if(j!=="file"&&j!=="executable"||!e(a(I),j))continue;const T=(await k.read(I)).toString(
"utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(T))return I}}},"policy/parse"(g,o,v,A){let h;const l=()=>h??=o("fast\
est-levenshtein");let b;const _=()=>b??=o("zod");let y;const c=()=>y??=o("error");let r;const a=()=>r??=o("policy/docume\
nt");let u;const s=()=>u??=o("policy/extend");let i;const n=()=>i??=o("policy/policy");let p;const e=()=>p??=o("policy/s\
chema/extends");let t;const d=()=>t??=o("policy/schema-walk");v(g,{extendedIn:()=>E,parsePolicy:()=>w,policyOf:()=>k,readPolicy:()=>j});
const m=50,f="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function w(S,P){return k(j(S),
P)}function k(S,P,$=f){if("policy"in S)return S.policy;const{mistakes:x}=S,R=x.length===1?"a mistake":`${x.length} mista\
kes`,K=x.map(({line:G,column:H,message:M})=>`${P}:${G}:${H}: ${M}`);throw new(c()).GateError("policy_invalid",`The polic\
y has ${R}:
${K.join(`
`)}`,$)}function E(S){const P=(0,a().readDocument)(S);if("broken"in P)return;const $=I.safeParse(P.value);return $.success?
$.data.extends??void 0:void 0}const I=_().object({extends:e().extendsKey.schema});function j(S,P){const $=(0,a().readDocument)(
S);if("broken"in $)return T($.broken);const x=P&&(0,a().readDocument)(P.text),R=({line:Y,column:D,message:W})=>{const U=P?
(0,s().sharedName)(P.source):"";return $.atValue(["extends"],`${U}:${Y}:${D}: ${W}`)};if(x&&"broken"in x)return T(x.broken.
map(R));if(x?.has(["extends"])){const Y=x.atValue(["extends"],"a shared policy must not extend another");return T([R(Y)])}
const K=n().policySchema.safeParse(x?(0,s().extend)(x.value,$.value):$.value),H=(K.success?[]:K.error.issues).flatMap(Y=>O(
Y).map(D=>x&&z(x,D)>z($,D)?R(N(Y,D,x)):N(Y,D,$))),M=[...$.mistakes,...(x?.mistakes??[]).map(R)];return K.success&&M.length===
0?{policy:K.data,...P&&{shared:P}}:T([...M,...H])}function T(S){return{mistakes:S.toSorted(($,x)=>$.line-x.line||$.column-
x.column).slice(0,m)}}function z({has:S},P){return P.findLastIndex(($,x)=>S(P.slice(0,x+1)))+1}function O(S){return S.code!==
"unrecognized_keys"?[S.path]:S.keys.slice(0,m).map(P=>[...S.path,P])}function N(S,P,$){if(S.code==="unrecognized_keys"){
const K=String(P.at(-1));return $.atKey(S.path,K,F(S.path,K))}const x=$.textAt(P),R=S.code==="invalid_value"&&x!==void 0?
`; did you mean ${(0,l().closest)(x.slice(0,L),S.values.map(String))}?`:"";return $.atValue(P,`${C(P)}: ${S.message}${R}`)}
const L=80;function C(S){return S.length===0?"the policy":S.map(String).join(".")}function F(S,P){const $=(0,d().knownKeys)(
n().policySchema,S),x=C([...S,P]),R=(0,l().closest)(P.slice(0,L),$);return $.length===0?`unknown key ${x}`:`unknown key ${x}\
; did you mean ${R}? (known: ${$.join(", ")})`}},"policy/place"(g,o,v,A){let h;const l=()=>h??=o("yaml");v(g,{placeIn:()=>b});
function b(_,y,c){const r=new(l()).LineCounter,a=(0,l().parseDocument)(_,{lineCounter:r,prettyErrors:!1}),u=a.contents===
null?void 0:a.getIn(y,!0);if(!(0,l().isScalar)(u)||u.value!==c||!u.range)return;const{line:s,col:i}=r.linePos(u.range[0]);
return`${s}:${i}`}},"policy/policy"(g,o,v,A){let h;const l=()=>h??=o("zod");let b;const _=()=>b??=o("policy/key");let y;
const c=()=>y??=o("policy/names");let r;const a=()=>r??=o("policy/schema/a2a");let u;const s=()=>u??=o("policy/schema/ap\
provals");let i;const n=()=>i??=o("policy/schema/assets");let p;const e=()=>p??=o("policy/schema/blast-radius");let t;const d=()=>t??=
o("policy/schema/commands");let m;const f=()=>m??=o("policy/schema/extends");let w;const k=()=>w??=o("policy/schema/igno\
res");let E;const I=()=>E??=o("policy/schema/limits");let j;const T=()=>j??=o("policy/schema/rules");let z;const O=()=>z??=
o("policy/schema/running");let N;const L=()=>N??=o("policy/strictness");v(g,{POLICY_KEYS:()=>P,policyInputsSchema:()=>$,
policySchema:()=>S});const C=["error","warning"],F={extends:f().extendsKey,...d().commandKeys,approvals:s().approvals,fail_on:(0,_().
key)({schema:l().enum(C),default:"error",description:"The minimum severity of a finding that fails the gate.",strictness:(0,L().
fromLoosest)(C),input:{name:"fail-on",schema:l().enum(C)}}),...T().ruleKeys,...O().runningKeys,assets:n().assets,limits:I().
limits,blast_radius:e().blastRadius,a2a:a().a2a,ignores:k().ignores},S=(0,_().objectOf)(F).check(c().checkNames).describe(
"gene-gate policy: .github/gene-gate.yml"),P=(0,_().keysByPath)(F),$=l().object((0,_().inputSchemas)(F)).partial()},"pol\
icy/profile-names"(g,o,v,A){v(g,{GENE_PROFILES:()=>h,PROFILE_NAMES:()=>l});const h=["evolver","validator"],l=[...h,"cura\
ted","workspace"]},"policy/protected-paths"(g,o,v,A){v(g,{DEFAULT_PROTECTED_PATHS:()=>h});const h=["AGENTS.md","CLAUDE.m\
d","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".\
github/gene-gate.yml"]},"policy/repository-path"(g,o,v,A){let h;const l=()=>h??=o("zod");let b;const _=()=>b??=o("repo/p\
aths");v(g,{repositoryPath:()=>y});const y=l().string().min(1).refine(c=>(0,_().normalise)(c)!==void 0,{error:"expected \
a path from the root of the repository, without a leading / and without .."})},"policy/schema-walk"(g,o,v,A){v(g,{knownKeys:()=>h});
function h(_,y){const c=y.reduce((r,a)=>r&&l(r,String(a)),_);return Object.keys((c&&b(c).shape)??{})}function l(_,y){const{
shape:c,element:r}=b(_);return c?.[y]??r}function b(_){const y=_._zod.def;return y.innerType?b(y.innerType):y}},"policy/\
shared"(g,o,v,A){let h;const l=()=>h??=o("node:crypto");let b;const _=()=>b??=o("error");let y;const c=()=>y??=o("policy\
/extend");v(g,{obtainShared:()=>a,sharedCopy:()=>r,unavailable:()=>i});async function r(n,p){const e=n.stat((0,c().copyPath)(
p))?.kind;if(!(e!=="file"&&e!=="executable"))return u(await n.read((0,c().copyPath)(p)),p)}async function a(n,p){if(p===
void 0)throw i(n);const e=u(await p(n),n);if(e===void 0)throw i(n,`its SHA-256 is not ${n.sha256}`);return{...e,fetched:!0}}
function u(n,p){return s(n)===p.sha256?{source:p,text:n.toString("utf8")}:void 0}function s(n){return(0,l().createHash)(
"sha256").update(n).digest("hex")}function i(n,p=`the repository has no copy with this SHA-256 at ${(0,c().copyPath)(n)}`,e){
return new(_()).GateError("policy_unavailable",`The policy extends ${(0,c().sharedName)(n)}, which cannot be read: ${p}`,
`Correct \`extends\`, or commit the file as ${(0,c().copyPath)(n)} on the base branch.`,e)}},"policy/stricter"(g,o,v,A){
let h;const l=()=>h??=o("@evomap/gep-sdk");let b;const _=()=>b??=o("error");let y;const c=()=>y??=o("policy/load");let r;
const a=()=>r??=o("policy/policy");let u;const s=()=>u??=o("policy/values");v(g,{stricterOf:()=>i});function i(n,p,e){const t=[],
d=(0,s().valuesOf)(n.policy),m=(0,s().valuesOf)(p.policy);for(const[E,{strictness:I}]of a().POLICY_KEYS){const[j,T]=[d.get(
E),m.get(E)];if((0,l().canonicalize)(j)===(0,l().canonicalize)(T))continue;const z=I.combine(j,T);z?d.set(E,z.value):t.push(
E)}if(t.length>0)throw new(_()).GateError("policy_conflict",`The policies of the base and of ${e} differ in ${t.join(", ")}\
; the gate cannot determine which is stricter.`,"Use the same values on both branches, or remove policy-ref.");const f=(0,s().
policyWith)(d),{ref:w,digest:k}=p;return{...n,policy:f,digest:(0,c().digestPolicy)(f),combinedWith:{name:e,digest:k,...w!==
void 0&&{ref:w}}}}},"policy/strictness"(g,o,v,A){let h;const l=()=>h??=o("@evomap/gep-sdk");v(g,{baseCounts:()=>a,fewerIsStricter:()=>r,
fromLoosest:()=>y,higherIsStricter:()=>_,incomparable:()=>u,lowerIsStricter:()=>b,missingFrom:()=>n,moreIsStricter:()=>c});
const b=s((e,t)=>e-t),_=s((e,t)=>t-e);function y(e){return s((t,d)=>{const[m,f]=[e.indexOf(t),e.indexOf(d)];return m<0||
f<0?0:f-m})}const c={compare:(e,t)=>i(e,t,"tighter","looser"),combine:(e,t)=>({value:[...e,...n(e,t)]}),loosens:(e,t)=>n(
t,e).length>0},r={compare:(e,t)=>i(e,t,"looser","tighter"),combine:(e,t)=>{const d=p(t);return{value:e.filter(d)}},loosens:(e,t)=>n(
e,t).length>0};function a(e=()=>{}){return{compare:e,combine:t=>({value:t}),loosens:()=>!1}}function u(e){return{compare:()=>{},
combine:()=>{},loosens:()=>!0,reason:e}}function s(e){const t=(m,f)=>{const w=e(m,f);return w===0?void 0:w>0?"tighter":"\
looser"};return{compare:t,combine:(m,f)=>{const w=t(m,f);return w&&{value:w==="tighter"?f:m}},loosens:(m,f)=>t(m,f)!=="t\
ighter"}}function i(e,t,d,m){const[f,w]=[n(e,t).length>0,n(t,e).length>0];if(f!==w)return f?d:m}function n(e,t){const d=p(
e);return t.filter(m=>!d(m))}function p(e){const t=new Set(e.map(d=>(0,l().canonicalize)(d)));return d=>t.has((0,l().canonicalize)(
d))}},"policy/tighten"(g,o,v,A){let h;const l=()=>h??=o("policy/load");let b;const _=()=>b??=o("policy/policy");let y;const c=()=>y??=
o("policy/values");v(g,{tightenPolicy:()=>r});function r(a,u){if(Object.values(u).every(e=>e===void 0))return a;const s=(0,c().
valuesOf)(a.policy),i=[],n=new Map(Object.entries(u));for(const[e,{strictness:t,input:d}]of _().POLICY_KEYS){const m=d&&
n.get(d.name),f=s.get(e);if(!(!d||m===void 0||m===f))if(f===d.open||t.compare(f,m)==="tighter")s.set(e,m);else{const w={
given:String(m),kept:String(f)};i.push({input:d.name,key:e,...w})}}const p=(0,c().policyWith)(s);return{...a,policy:p,digest:(0,l().
digestPolicy)(p),ignoredInputs:i}}},"policy/values"(g,o,v,A){let h;const l=()=>h??=o("policy/policy");v(g,{policyWith:()=>_,
valuesOf:()=>b});function b(r){return new Map([...l().POLICY_KEYS.keys()].map(a=>[a,y(r,a.split("."))]))}function _(r){const a={};
for(const[u,s]of r)c(a,u.split("."),s);return l().policySchema.parse(a)}function y(r,[a="",...u]){return u.length===0?r[a]:
y(r[a],u)}function c(r,[a="",...u],s){u.length===0?r[a]=s:(r[a]??={},c(r[a],u,s))}}};
