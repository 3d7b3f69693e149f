"use strict";module.exports={"policy/branches"(v,t,k,T){let b;const d=()=>b??=t("picomatch");let w;const g=()=>w??=t("error");let _;const a=()=>_??=
t("policy/load");let l;const m=()=>l??=t("policy/policy");let y;const c=()=>y??=t("policy/stricter");k(v,{policyOfBranch:()=>r});
function r(n,e,o){const{branches:u,...s}=n.policy,h=Object.entries(u).filter(([P])=>p(P,e));if(h.length===0&&e!==o)return;
const f={...s,branches:{}},x=h.map(([,P])=>m().policySchema.parse((0,m().withEntry)(f,P))).reduce((P,I)=>P?i(P,I,e):I,void 0);
return x===void 0?n:{...n,policy:x,digest:(0,a().digestPolicy)(x)}}function p(n,e){return n===e||d().default.isMatch(e,n,
{dot:!0,nonegate:!0})}function i(n,e,o){const u=(0,c().combine)(n,e);if("policy"in u)return u.policy;throw new(g()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(o)} differ in ${u.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
"policy/changed-since"(v,t,k,T){let b;const d=()=>b??=t("@evomap/gep-sdk");let w;const g=()=>w??=t("error");let _;const a=()=>_??=
t("repo/merge-base");let l;const m=()=>l??=t("repo/object-tree");let y;const c=()=>y??=t("policy/load");k(v,{policyChangedSince:()=>r});
async function r(i,n,e){const o=Math.floor(Date.parse(e)/1e3)+1,s=(await i.objects(["log","--first-parent",`--since=@${o}`,
"--format=%H %P",n,"--",c().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(s==="")return!1;const[h="",f]=s.split(" ");if((await i.shallowCommits()).has(h))throw new(g()).GateError(
"shallow_clone",`this clone lacks the history of ${c().POLICY_PATH} before ${(0,a().short)(h)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return f===void 0?!0:await p(i,f)!==await p(i,n)}async function p(i,n){const e=await(0,c().readPolicyIn)(
await(0,m().readTree)(i,n));return"missing"in e?e.text:"policy"in e?(0,d().canonicalize)(e.policy):void 0}},"policy/defa\
ult"(v,t,k,T){k(v,{DEFAULT_POLICY:()=>b});const b=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_\
dangerous":false,"allowed_roots":[],"workspace":".","disabled_packs":[],"experimental":[],"programs":[],"families":[],"p\
atterns":[],"approvals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce"\
:"block","rules":{},"containment":"require-for-forks","network":"none","views":"command","concurrency":"cores","build_ou\
tputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache"\
,"**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],"assets":{"include":["**/assets/gep/genes*.{json,jsonl}","**/a\
ssets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/\
*.seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolver/gep/*.{json,jsonl}"],"max_file_bytes":16777216},\
"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"output_b\
ytes":65536,"memory_bytes":17179869184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":429496\
7296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths\
":[],"audit_log":"append"},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence_facto\
r":0.6,"require_evidence":"gate","evidence_app":"github-actions","stale_after_days":180,"attestation":[]},"ignores":[],"\
branches":{}}')},"policy/difference"(v,t,k,T){let b;const d=()=>b??=t("@evomap/gep-sdk");let w;const g=()=>w??=t("yaml");
let _;const a=()=>_??=t("policy/policy");let l;const m=()=>l??=t("policy/strictness");let y;const c=()=>y??=t("policy/va\
lues");k(v,{comparePolicies:()=>r});function r(e,o){const[u,s]=[(0,c().valuesOf)(e),(0,c().valuesOf)(o)];return[...a().POLICY_KEYS].
flatMap(([h,{strictness:f}])=>{const[x,P]=[u.get(h),s.get(h)],I=p(x,P);if(I===void 0)return[];const N=f.compare(x,P);return[
{key:h,change:I,direction:N,loosens:f.loosens(x,P)}]})}function p(e,o){if(Array.isArray(e)&&Array.isArray(o)){const u=[...(0,m().
missingFrom)(e,o).map(s=>`+ ${i(s)}`),...(0,m().missingFrom)(o,e).map(s=>`- ${i(s)}`)];return u.length===0?void 0:u.join(
", ")}return(0,d().canonicalize)(e)===(0,d().canonicalize)(o)?void 0:`${n(e)} \u2192 ${n(o)}`}function i(e){const o=e.name;
return typeof o=="string"?o:n(e)}function n(e){return(0,g().stringify)(e,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},
"policy/document"(v,t,k,T){let b;const d=()=>b??=t("yaml");k(v,{readDocument:()=>_});const w=64*1024,g="version https://\
git-lfs.github.com/spec/";function _(r){const p=a(r);if(p)return{broken:[{line:1,column:1,message:p}]};const i=new(d()).
LineCounter,n=(0,d().parseDocument)(r,{lineCounter:i,prettyErrors:!1}),e=(u,s)=>{const{line:h,col:f}=i.linePos(u);return{
line:h,column:f,message:s}},o=[...n.errors.map(({pos:u,message:s})=>e(u[0],s)),...m(n).map(u=>e(u,"aliases (*name) are n\
ot supported"))];return o.length!==n.errors.filter(l).length?{broken:o}:{value:n.toJS()??{},mistakes:o,has:u=>(0,d().isNode)(
n.contents)&&n.hasIn(u),textAt:u=>{const s=(0,d().isNode)(n.contents)?n.getIn(u):void 0;return typeof s=="string"?s:void 0},
atValue:(u,s)=>e(y(n,u),s),atKey:(u,s,h)=>e(c(n,u,s),h)}}function a(r){if(r.startsWith(g))return"this is a Git LFS point\
er; commit the file itself (git lfs untrack)";if(r.length>w)return`the file is larger than ${w} characters`}function l({
code:r}){return r==="DUPLICATE_KEY"}function m(r){const p=[];return(0,d().visit)(r,{Alias:(i,{range:n})=>{p.push(n?.[0]??
0)}}),p}function y(r,p){for(let i=p.length;i>0;i--){const n=r.getIn(p.slice(0,i),!0);if((0,d().isNode)(n)&&n.range)return n.
range[0]}return 0}function c(r,p,i){const n=p.length===0?r.contents:r.getIn(p,!0),e=(0,d().isMap)(n)?n.items.find(o=>(0,d().
isScalar)(o.key)&&String(o.key.value)===i):void 0;return(0,d().isScalar)(e?.key)&&e.key.range?.[0]||0}},"policy/document\
ed-keys"(v,t,k,T){let b;const d=()=>b??=t("zod");let w;const g=()=>w??=t("policy/policy");k(v,{documentedKeys:()=>_});function _(){
return a(d().toJSONSchema(g().policySchema,{io:"input"}),"")}function a({properties:c={},required:r=[]},p){return Object.
entries(c).filter(([,{description:n}])=>n).map(([n,e])=>{const o=`${p}${n}`,u=e.properties!==void 0&&e.default!==void 0,
s=e.items?.properties?e.items:e,h=`${l(e)}${r.includes(n)?", required":""}`;return{name:n,path:o,description:e.description??
"",...!u&&{expected:h},...!u&&e.default!==void 0&&{default:e.default},...e.examples&&{example:e.examples[0]},keys:a(s,s===
e?`${o}.`:`${o}[].`)}})}function l(c){const{type:r,format:p,items:i,anyOf:n}=c;return n?n.map(l).join(" or "):c.const!==
void 0?String(c.const):c.enum?c.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):r==="array"?`list of ${i?m(l(
i)):"values"}`:r==="integer"||r==="number"?`${r}${y(c)}`:r==="boolean"?"true or false":p==="date"?"date":r==="null"?"nul\
l":r==="object"?"mapping":"string"}function m(c){return{string:"strings",mapping:"mappings"}[c]??c}function y({minimum:c,
maximum:r,exclusiveMinimum:p}){const i=r===void 0||r===Number.MAX_SAFE_INTEGER?"":`, at most ${r}`;return p!==void 0?`, \
more than ${p}${i}`:`${c===void 0?"":`, at least ${c}`}${i}`}},"policy/extend"(v,t,k,T){k(v,{COPIES:()=>b,copyPath:()=>d,
extend:()=>g,sharedName:()=>w});const b=".github/gene-gate/";function d({repository:a,path:l}){return`${b}${a}/${l}`}function w({
repository:a,path:l,commit:m}){return`${a}/${l}@${m.slice(0,12)}`}function g(a,l){if(!_(a)||!_(l))return l;const m=Object.
entries(l).map(([y,c])=>{const r=Object.hasOwn(a,y)?a[y]:void 0,p=_(r)&&_(c);return[y,p?{...r,...c}:c]});return Object.fromEntries(
[...Object.entries(a),...m])}function _(a){return typeof a=="object"&&a!==null&&!Array.isArray(a)}},"policy/home-folder"(v,t,k,T){
let b;const d=()=>b??=t("zod");k(v,{homeFolder:()=>g});const w=".ssh .gnupg .aws .azure .kube .docker .netrc .npmrc .yar\
nrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .terraform.d .vault-token\
 .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties\
 .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .config/op .config/rclone \
.config/doctl .config/containers .config/chromium .config/google-chrome .local/share/keyrings .nuget/NuGet .gem/credenti\
als .composer/auth.json".split(" "),g=d().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expected a path below the home d\
irectory, such as .cache/x").refine(a=>!a.split("/").some(l=>l==="."||l===".."),{error:"expected a path without `.` and \
`..`"}).refine(a=>!w.some(l=>_(l,a)||_(a,l)),{error:"expected a cache; programs store credentials or settings here"});function _(a,l){
return`${l}/`.startsWith(`${a}/`)}},"policy/key"(v,t,k,T){let b;const d=()=>b??=t("zod");k(v,{inputSchemas:()=>l,key:()=>w,
keysByPath:()=>a,objectOf:()=>_,section:()=>g});function w(m){const{schema:y,description:c,strictness:r,input:p,example:i}=m,
n=y.default(m.default).describe(c);return{schema:i===void 0?n:n.meta({examples:[i]}),strictness:r,input:p}}function g(m,y,c=r=>r){
const r={};return{schema:c(_(y)).prefault(r).describe(m),keys:y}}function _(m){const y=Object.entries(m).map(([c,{schema:r}])=>[
c,r]);return d().strictObject(Object.fromEntries(y))}function a(m){const y=Object.entries(m).flatMap(([c,r])=>"keys"in r?
Object.entries(r.keys).map(([p,i])=>[`${c}.${p}`,i]):[[c,r]]);return new Map(y)}function l(m){const y=[...a(m).values()].
flatMap(({input:c})=>c??[]);return Object.fromEntries(y.map(({name:c,schema:r})=>[c,r]))}},"policy/linear-pattern"(v,t,k,T){
let b;const d=()=>b??=t("re2js");k(v,{compileLinear:()=>g});const w=1e3;function g(_,{ignoreCase:a,multiline:l,dotAll:m}={}){
if(_.length>w)return{error:`is longer than ${w} characters`};try{const y=d().RE2JS.compile(_,(a?d().RE2JS.CASE_INSENSITIVE:
0)|(l?d().RE2JS.MULTILINE:0)|(m?d().RE2JS.DOTALL:0));return{matches:c=>y.test(c),size:y.programSize()}}catch(y){return{error:y.
message}}}},"policy/load"(v,t,k,T){let b;const d=()=>b??=t("node:crypto");let w;const g=()=>w??=t("@evomap/gep-sdk");let _;
const a=()=>_??=t("error");let l;const m=()=>l??=t("policy/default");let y;const c=()=>y??=t("policy/near-policy");let r;
const p=()=>r??=t("policy/parse");let i;const n=()=>i??=t("policy/shared");k(v,{POLICY_PATH:()=>e,digestPolicy:()=>N,loadPolicy:()=>u,
loadPolicyFile:()=>P,readPolicyIn:()=>s});const e=".github/gene-gate.yml",o="Fix the file on the base branch. `gene-gate\
 schema policy` prints every key with its meaning.";async function u(E,A,L=e,C){const z=await s(E),O="missing"in z?z.file.
read(await(0,n().obtainShared)(z.missing,C)):z,S=(0,p().policyOf)(O,L,o);if(!E.stat(e)){const j=await(0,c().findNearPolicy)(
E);if(j)throw x(j,E.label);return I(S,{source:"default",ref:A})}const $=(await E.read(e)).toString("utf8");return I(S,{source:"\
base",path:e,ref:A,text:$,...f(O)})}async function s(E,A){const L=E.stat(e);return L?L.kind!=="file"&&L.kind!=="executab\
le"?{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${L.kind}`}]}:await h((await E.read(e)).toString(
"utf8"),E,A):{policy:m().DEFAULT_POLICY}}async function h(E,A,L){const C=(0,p().openPolicy)(E),z=C.extended;if(z===void 0)
return C.read();const S=L?.fetched&&L.source.sha256===z.sha256?L:await(0,n().sharedCopy)(A,z);return S?C.read(S):{missing:z,
text:E,file:C}}function f(E){return"policy"in E&&E.shared?{shared:E.shared}:{}}function x({path:E,fault:A},L){return new(a()).
GateError("policy_invalid",`${JSON.stringify(E)} ${A}, but the policy must be the regular file ${e}, which ${L} does not\
 have`,`Rename it to ${e}; if it is not a policy, give it another name.`)}async function P(E,A,L){const C=await h(E,L);if("\
missing"in C)throw(0,n().unavailable)(C.missing);return I((0,p().policyOf)(C,A),{source:"file",path:A,text:E,...f(C)})}function I(E,A){
return{policy:E,...A,digest:N(E),ignoredInputs:[]}}function N({branches:E,...A}){return`sha256:${(0,d().createHash)("sha\
256").update((0,g().canonicalize)(A)).digest("hex")}`}},"policy/names"(v,t,k,T){let b;const d=()=>b??=t("fastest-levensh\
tein");let w;const g=()=>w??=t("judge/families/programs");let _;const a=()=>_??=t("judge/families/registry");k(v,{checkNames:()=>m});
const l=80;function m({value:y,issues:c}){const{families:r}=y,p=(i,n,e)=>{if(y[i].length===0)return;const o=n(r);for(const[
u,s]of y[i].entries()){if(typeof s!="string"||o.includes(s))continue;const h=(0,d().closest)(s.slice(0,l),o),f=`expected\
 the name of ${e}; did you mean ${h}?`;c.push({code:"custom",path:[i,u],input:s,message:f})}};for(const[i,{name:n}]of r.
entries()){if(r.findIndex(({name:o})=>o===n)===i)continue;const e=["families",i,"name"];c.push({code:"custom",path:e,input:n,
message:"this family is described twice"})}p("disabled_packs",i=>(0,a().packsOf)(i),"a pack of families"),p("programs",i=>(0,g().
programNames)(i),"a program that the default profile can run"),p("experimental",i=>[...(0,a().registryOf)(i).keys()],"a \
family")}},"policy/near-policy"(v,t,k,T){let b;const d=()=>b??=t("fastest-levenshtein");let w;const g=()=>w??=t("repo/lo\
ok-alike");k(v,{findNearPolicy:()=>_});async function _(f){for(const x of f.list("")){const{path:P,kind:I}=x;if(y(P)&&I!==
"directory")return{path:P,fault:`is ${a[I]}`};if(I!=="directory"){if(n(P,I)&&!o(P))return l(P);continue}if(e(P))return l(
P);if(!r(P))continue;const N=f.list(P).find(A=>n(m(A.path),A.kind));if(N)return l(N.path);const E=await h(f,`${P}/workfl\
ows`);if(E)return l(E)}}const a={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submodule"};function l(f){
return{path:f,fault:"looks like the policy"}}function m(f){return f.slice(f.lastIndexOf("/")+1)}function y(f){return(0,g().
skeletonOf)(f).trim()===".github"}const c=["github","gitlab","gitea","forgejo","config"];function r(f){const x=s((0,g().
skeletonOf)(f));return c.includes(x)||(0,d().distance)(x,"github")===1}const p=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
i=new Set(["generate"]);function n(f,x){return x==="directory"?e(f):u(f).isPolicy}function e(f){return u(f).isPolicy&&!o(
f)}function o(f){return!f.startsWith(".")&&u(f).extension===""}function u(f){const[x="",...P]=(0,g().skeletonOf)(f).trim().
replace(/^\.+/,"").split("."),I=P.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),N=s(x).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,d().distance)(N,"genegate")<=1&&!i.has(N)&&p.test(I),extension:I}}function s(f){return f.replaceAll(
/[^a-z0-9]/g,"")}async function h(f,x){for(const{path:P,kind:I}of f.list(x)){if(I!=="file"&&I!=="executable"||!n(m(P),I))
continue;const N=(await f.read(P)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(N))return P}}},"policy/p\
arse"(v,t,k,T){let b;const d=()=>b??=t("fastest-levenshtein");let w;const g=()=>w??=t("zod");let _;const a=()=>_??=t("er\
ror");let l;const m=()=>l??=t("policy/document");let y;const c=()=>y??=t("policy/extend");let r;const p=()=>r??=t("polic\
y/policy");let i;const n=()=>i??=t("policy/schema/extends");let e;const o=()=>e??=t("policy/schema-walk");k(v,{openPolicy:()=>f,
policyOf:()=>h});const u=50,s="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function h(O,S,$=s){
if("policy"in O)return O.policy;const{mistakes:j}=O,K=j.length===1?"a mistake":`${j.length} mistakes`,Y=j.map(({line:M,column:D,
message:F})=>`${S}:${M}:${D}: ${F}`);throw new(a()).GateError("policy_invalid",`The policy has ${K}:
${Y.join(`
`)}`,$)}function f(O){const S=(0,m().readDocument)(O);return"broken"in S?{extended:void 0,read:()=>I(S.broken)}:{extended:x(
S),read:$=>P(S,$)}}function x(O){if(!O.has(["extends"]))return;const S=g().object({extends:n().extendsKey.schema}).safeParse(
O.value);return S.success?S.data.extends??void 0:void 0}function P(O,S){const $=S&&(0,m().readDocument)(S.text),j=({line:F,
column:R,message:H})=>{const G=S?(0,c().sharedName)(S.source):"";return O.atValue(["extends"],`${G}:${F}:${R}: ${H}`)};if($&&
"broken"in $)return I($.broken.map(j));if($?.has(["extends"])){const F=$.atValue(["extends"],"a shared policy must not e\
xtend another");return I([j(F)])}const K=p().policySchema.safeParse($?(0,c().extend)($.value,O.value):O.value),M=(K.success?
[]:K.error.issues).flatMap(F=>E(F).map(R=>$&&N($,R)>N(O,R)?j(A(F,R,$)):A(F,R,O))),D=[...O.mistakes,...($?.mistakes??[]).
map(j)];return K.success&&D.length===0?{policy:K.data,...S&&{shared:S}}:I([...D,...M])}function I(O){return{mistakes:O.toSorted(
($,j)=>$.line-j.line||$.column-j.column).slice(0,u)}}function N({has:O},S){return S.findLastIndex(($,j)=>O(S.slice(0,j+1)))+
1}function E(O){return O.code!=="unrecognized_keys"?[O.path]:O.keys.slice(0,u).map(S=>[...O.path,S])}function A(O,S,$){if(O.
code==="unrecognized_keys"){const Y=String(S.at(-1));return $.atKey(O.path,Y,z(O.path,Y))}const j=$.textAt(S),K=O.code===
"invalid_value"&&j!==void 0?`; did you mean ${(0,d().closest)(j.slice(0,L),O.values.map(String))}?`:"";return $.atValue(
S,`${C(S)}: ${O.message}${K}`)}const L=80;function C(O){return O.length===0?"the policy":O.map(String).join(".")}function z(O,S){
const $=(0,o().knownKeys)(p().policySchema,O),j=C([...O,S]),K=(0,d().closest)(S.slice(0,L),$);return $.length===0?`unkno\
wn key ${j}`:`unknown key ${j}; did you mean ${K}? (known: ${$.join(", ")})`}},"policy/place"(v,t,k,T){let b;const d=()=>b??=
t("yaml");k(v,{placeIn:()=>w});function w(g,_,a){const l=new(d()).LineCounter,m=(0,d().parseDocument)(g,{lineCounter:l,prettyErrors:!1}),
y=m.contents===null?void 0:m.getIn(_,!0);if(!(0,d().isScalar)(y)||y.value!==a||!y.range)return;const{line:c,col:r}=l.linePos(
y.range[0]);return`${c}:${r}`}},"policy/policy"(v,t,k,T){let b;const d=()=>b??=t("zod");let w;const g=()=>w??=t("policy/\
key");let _;const a=()=>_??=t("policy/names");let l;const m=()=>l??=t("policy/schema/a2a");let y;const c=()=>y??=t("poli\
cy/schema/approvals");let r;const p=()=>r??=t("policy/schema/assets");let i;const n=()=>i??=t("policy/schema/blast-radiu\
s");let e;const o=()=>e??=t("policy/schema/branches");let u;const s=()=>u??=t("policy/schema/commands");let h;const f=()=>h??=
t("policy/schema/extends");let x;const P=()=>x??=t("policy/schema/ignores");let I;const N=()=>I??=t("policy/schema/limit\
s");let E;const A=()=>E??=t("policy/schema/rules");let L;const C=()=>L??=t("policy/schema/running");let z;const O=()=>z??=
t("policy/strictness");k(v,{POLICY_KEYS:()=>M,policyInputsSchema:()=>D,policySchema:()=>K,withEntry:()=>Y});const S=["er\
ror","warning"],$={...s().commandKeys,approvals:c().approvals,fail_on:(0,g().key)({schema:d().enum(S),default:"error",description:"\
The minimum severity of a finding that fails the gate.",strictness:(0,O().fromLoosest)(S),input:{name:"fail-on",schema:d().
enum(S)}}),...A().ruleKeys,...C().runningKeys,assets:p().assets,limits:N().limits,blast_radius:n().blastRadius,a2a:m().a2a,
ignores:P().ignores},j={extends:f().extendsKey,...$,branches:(0,o().branchesKey)($)},K=(0,g().objectOf)(j).check(a().checkNames).
check((0,o().checkEntries)($,(0,g().objectOf)($).check(a().checkNames))).describe("gene-gate policy: .github/gene-gate.y\
ml");function Y(F,R){return(0,o().mergeEntry)($,F,R)}const M=(0,g().keysByPath)(j),D=d().object((0,g().inputSchemas)(j)).
partial()},"policy/profile-names"(v,t,k,T){k(v,{GENE_PROFILES:()=>b,PROFILE_NAMES:()=>d});const b=["evolver","validator"],
d=[...b,"curated","workspace"]},"policy/protected-paths"(v,t,k,T){k(v,{DEFAULT_PROTECTED_PATHS:()=>b});const b=["AGENTS.\
md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/wor\
kflows/**",".github/gene-gate.yml"]},"policy/repository-path"(v,t,k,T){let b;const d=()=>b??=t("zod");let w;const g=()=>w??=
t("repo/paths");k(v,{repositoryPath:()=>_});const _=d().string().min(1).refine(a=>(0,g().normalise)(a)!==void 0,{error:"\
expected a path from the root of the repository, without a leading / and without .."})},"policy/schema-walk"(v,t,k,T){k(
v,{knownKeys:()=>b});function b(g,_){const a=_.reduce((l,m)=>l&&d(l,String(m)),g);return Object.keys((a&&w(a).shape)??{})}
function d(g,_){const{shape:a,element:l,valueType:m}=w(g);return a?.[_]??l??m}function w(g){const _=g._zod.def;return _.
innerType?w(_.innerType):_}},"policy/shared"(v,t,k,T){let b;const d=()=>b??=t("node:crypto");let w;const g=()=>w??=t("er\
ror");let _;const a=()=>_??=t("policy/extend");k(v,{obtainShared:()=>m,sharedCopy:()=>l,unavailable:()=>r});async function l(p,i){
const n=p.stat((0,a().copyPath)(i))?.kind;if(!(n!=="file"&&n!=="executable"))return y(await p.read((0,a().copyPath)(i)),
i)}async function m(p,i){if(i===void 0)throw r(p);const n=y(await i(p),p);if(n===void 0)throw r(p,`its SHA-256 is not ${p.
sha256}`);return{...n,fetched:!0}}function y(p,i){return c(p)===i.sha256?{source:i,text:p.toString("utf8")}:void 0}function c(p){
return(0,d().createHash)("sha256").update(p).digest("hex")}function r(p,i=`the repository has no copy with this SHA-256 \
at ${(0,a().copyPath)(p)}`,n){return new(g()).GateError("policy_unavailable",`The policy extends ${(0,a().sharedName)(p)}\
, which cannot be read: ${i}`,`Correct \`extends\`, or commit the file as ${(0,a().copyPath)(p)} on the base branch.`,n)}},
"policy/stricter"(v,t,k,T){let b;const d=()=>b??=t("@evomap/gep-sdk");let w;const g=()=>w??=t("error");let _;const a=()=>_??=
t("policy/load");let l;const m=()=>l??=t("policy/policy");let y;const c=()=>y??=t("policy/values");k(v,{combine:()=>p,stricterOf:()=>r});
function r(i,n,e){const o=p(i.policy,n.policy);if("conflicts"in o)throw new(g()).GateError("policy_conflict",`The polici\
es of the base and of ${e} differ in ${o.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the s\
ame values in both policies.");const{ref:u,digest:s}=n,h=[...i.combinedWith?[i.combinedWith.name]:[],e];return{...i,policy:o.
policy,digest:(0,a().digestPolicy)(o.policy),combinedWith:{name:h.join(" and "),digest:s,...u!==void 0&&{ref:u}}}}function p(i,n){
const e=[],o=(0,c().valuesOf)(i),u=(0,c().valuesOf)(n);for(const[s,{strictness:h}]of m().POLICY_KEYS){const[f,x]=[o.get(
s),u.get(s)];if((0,d().canonicalize)(f)===(0,d().canonicalize)(x))continue;const P=h.combine(f,x);P?o.set(s,P.value):e.push(
s)}return e.length>0?{conflicts:e}:{policy:(0,c().policyWith)(o)}}},"policy/strictness"(v,t,k,T){let b;const d=()=>b??=t(
"@evomap/gep-sdk");k(v,{baseCounts:()=>y,emptyIsLoosest:()=>m,fewerIsStricter:()=>l,fromLoosest:()=>_,higherIsStricter:()=>g,
incomparable:()=>c,lowerIsStricter:()=>w,missingFrom:()=>i,moreIsStricter:()=>a});const w=r((e,o)=>e-o),g=r((e,o)=>o-e);
function _(e){return r((o,u)=>{const[s,h]=[e.indexOf(o),e.indexOf(u)];return s<0||h<0?0:h-s})}const a={compare:(e,o)=>p(
e,o,"tighter","looser"),combine:(e,o)=>({value:[...e,...i(e,o)]}),loosens:(e,o)=>i(o,e).length>0},l={compare:(e,o)=>p(e,
o,"looser","tighter"),combine:(e,o)=>{const u=n(o);return{value:e.filter(u)}},loosens:(e,o)=>i(e,o).length>0};function m(e){
const o=(s,h)=>s.filter(f=>h.some(x=>e(f,x))),u=(s,h)=>s.length===0||h.length>0&&o(h,s).length===h.length;return{compare:(s,h)=>{
const[f,x]=[u(s,h),u(h,s)];if(f!==x)return f?"tighter":"looser"},combine:(s,h)=>{if(s.length===0||h.length===0)return{value:[
...s,...h]};const f=[...new Set([...o(s,h),...o(h,s)])];return f.length===0?void 0:{value:f}},loosens:(s,h)=>!u(s,h)}}function y(e=()=>{}){
return{compare:e,combine:o=>({value:o}),loosens:()=>!1}}function c(e){return{compare:()=>{},combine:()=>{},loosens:()=>!0,
reason:e}}function r(e){const o=(s,h)=>{const f=e(s,h);return f===0?void 0:f>0?"tighter":"looser"};return{compare:o,combine:(s,h)=>{
const f=o(s,h);return f&&{value:f==="tighter"?h:s}},loosens:(s,h)=>o(s,h)!=="tighter"}}function p(e,o,u,s){const[h,f]=[i(
e,o).length>0,i(o,e).length>0];if(h!==f)return h?u:s}function i(e,o){const u=n(e);return o.filter(s=>!u(s))}function n(e){
const o=new Set(e.map(u=>(0,d().canonicalize)(u)));return u=>o.has((0,d().canonicalize)(u))}},"policy/tighten"(v,t,k,T){
let b;const d=()=>b??=t("policy/load");let w;const g=()=>w??=t("policy/policy");let _;const a=()=>_??=t("policy/values");
k(v,{tightenPolicy:()=>l});function l(m,y){if(Object.values(y).every(n=>n===void 0))return m;const c=(0,a().valuesOf)(m.
policy),r=[],p=new Map(Object.entries(y));for(const[n,{strictness:e,input:o}]of g().POLICY_KEYS){const u=o&&p.get(o.name),
s=c.get(n);if(!(!o||u===void 0||u===s))if(s===o.open||e.compare(s,u)==="tighter")c.set(n,u);else{const h={given:String(u),
kept:String(s)};r.push({input:o.name,key:n,...h})}}const i=(0,a().policyWith)(c);return{...m,policy:i,digest:(0,d().digestPolicy)(
i),ignoredInputs:r}}},"policy/values"(v,t,k,T){let b;const d=()=>b??=t("policy/policy");k(v,{policyWith:()=>g,valuesOf:()=>w});
function w(l){return new Map([...d().POLICY_KEYS.keys()].map(m=>[m,_(l,m.split("."))]))}function g(l){const m={};for(const[
y,c]of l)a(m,y.split("."),c);return d().policySchema.parse(m)}function _(l,[m="",...y]){return y.length===0?l[m]:_(l[m],
y)}function a(l,[m="",...y],c){y.length===0?l[m]=c:(l[m]??={},a(l[m],y,c))}}};
