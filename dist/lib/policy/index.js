"use strict";module.exports={"policy/branches"(v,t,k,I){let b;const f=()=>b??=t("picomatch");let w;const g=()=>w??=t("error");let _;const l=()=>_??=
t("policy/load");let p;const m=()=>p??=t("policy/policy");let y;const c=()=>y??=t("policy/stricter");k(v,{policyOfBranch:()=>r});
function r(n,e,o){const{branches:u,...s}=n.policy,h=Object.entries(u).filter(([P])=>a(P,e));if(h.length===0&&e!==o)return;
const d={...s,branches:{}},$=h.map(([,P])=>m().policySchema.parse((0,m().withEntry)(d,P))).reduce((P,T)=>P?i(P,T,e):T,void 0);
return $===void 0?n:{...n,policy:$,digest:(0,l().digestPolicy)($)}}function a(n,e){return n===e||f().default.isMatch(e,n,
{dot:!0,nonegate:!0})}function i(n,e,o){const u=(0,c().combine)(n,e);if("policy"in u)return u.policy;throw new(g()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(o)} differ in ${u.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
"policy/changed-since"(v,t,k,I){let b;const f=()=>b??=t("@evomap/gep-sdk");let w;const g=()=>w??=t("error");let _;const l=()=>_??=
t("repo/merge-base");let p;const m=()=>p??=t("repo/object-tree");let y;const c=()=>y??=t("policy/load");k(v,{policyChangedSince:()=>r});
async function r(i,n,e){const o=Math.floor(Date.parse(e)/1e3)+1,s=(await i.objects(["log","--first-parent",`--since=@${o}`,
"--format=%H %P",n,"--",c().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(s==="")return!1;const[h="",d]=s.split(" ");if((await i.shallowCommits()).has(h))throw new(g()).GateError(
"shallow_clone",`this clone lacks the history of ${c().POLICY_PATH} before ${(0,l().short)(h)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return d===void 0?!0:await a(i,d)!==await a(i,n)}async function a(i,n){const e=await(0,c().readPolicyIn)(
await(0,m().readTree)(i,n));return"missing"in e?e.text:"policy"in e?(0,f().canonicalize)(e.policy):void 0}},"policy/defa\
ult"(v,t,k,I){k(v,{DEFAULT_POLICY:()=>b});const b=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_\
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
branches":{}}')},"policy/difference"(v,t,k,I){let b;const f=()=>b??=t("@evomap/gep-sdk");let w;const g=()=>w??=t("yaml");
let _;const l=()=>_??=t("policy/policy");let p;const m=()=>p??=t("policy/strictness");let y;const c=()=>y??=t("policy/va\
lues");k(v,{comparePolicies:()=>r});function r(e,o){const[u,s]=[(0,c().valuesOf)(e),(0,c().valuesOf)(o)];return[...l().POLICY_KEYS].
flatMap(([h,{strictness:d}])=>{const[$,P]=[u.get(h),s.get(h)],T=a($,P);if(T===void 0)return[];const N=d.compare($,P);return[
{key:h,change:T,direction:N,loosens:d.loosens($,P)}]})}function a(e,o){if(Array.isArray(e)&&Array.isArray(o)){const u=[...(0,m().
missingFrom)(e,o).map(s=>`+ ${i(s)}`),...(0,m().missingFrom)(o,e).map(s=>`- ${i(s)}`)];return u.length===0?void 0:u.join(
", ")}return(0,f().canonicalize)(e)===(0,f().canonicalize)(o)?void 0:`${n(e)} \u2192 ${n(o)}`}function i(e){const o=e.name;
return typeof o=="string"?o:n(e)}function n(e){return(0,g().stringify)(e,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},
"policy/document"(v,t,k,I){let b;const f=()=>b??=t("yaml");k(v,{readDocument:()=>_});const w=64*1024,g="version https://\
git-lfs.github.com/spec/";function _(r){const a=l(r);if(a)return{broken:[{line:1,column:1,message:a}]};const i=new(f()).
LineCounter,n=(0,f().parseDocument)(r,{lineCounter:i,prettyErrors:!1}),e=(u,s)=>{const{line:h,col:d}=i.linePos(u);return{
line:h,column:d,message:s}},o=[...n.errors.map(({pos:u,message:s})=>e(u[0],s)),...m(n).map(u=>e(u,"aliases (*name) are n\
ot supported"))];return o.length!==n.errors.filter(p).length?{broken:o}:{value:n.toJS()??{},mistakes:o,has:u=>(0,f().isNode)(
n.contents)&&n.hasIn(u),textAt:u=>{const s=(0,f().isNode)(n.contents)?n.getIn(u):void 0;return typeof s=="string"?s:void 0},
atValue:(u,s)=>e(y(n,u),s),atKey:(u,s,h)=>e(c(n,u,s),h)}}function l(r){if(r.startsWith(g))return"this is a Git LFS point\
er; commit the file itself (git lfs untrack)";if(r.length>w)return`the file is larger than ${w} characters`}function p({
code:r}){return r==="DUPLICATE_KEY"}function m(r){const a=[];return(0,f().visit)(r,{Alias:(i,{range:n})=>{a.push(n?.[0]??
0)}}),a}function y(r,a){for(let i=a.length;i>0;i--){const n=r.getIn(a.slice(0,i),!0);if((0,f().isNode)(n)&&n.range)return n.
range[0]}return 0}function c(r,a,i){const n=a.length===0?r.contents:r.getIn(a,!0),e=(0,f().isMap)(n)?n.items.find(o=>(0,f().
isScalar)(o.key)&&String(o.key.value)===i):void 0;return(0,f().isScalar)(e?.key)&&e.key.range?.[0]||0}},"policy/document\
ed-keys"(v,t,k,I){let b;const f=()=>b??=t("zod");let w;const g=()=>w??=t("policy/policy");k(v,{documentedKeys:()=>_});function _(){
return l(f().toJSONSchema(g().policySchema,{io:"input"}),"")}function l({properties:c={},required:r=[]},a){return Object.
entries(c).filter(([,{description:n}])=>n).map(([n,e])=>{const o=`${a}${n}`,u=e.properties!==void 0&&e.default!==void 0,
s=e.items?.properties?e.items:e,h=`${p(e)}${r.includes(n)?", required":""}`;return{name:n,path:o,description:e.description??
"",...!u&&{expected:h},...!u&&e.default!==void 0&&{default:e.default},...e.examples&&{example:e.examples[0]},keys:l(s,s===
e?`${o}.`:`${o}[].`)}})}function p(c){const{type:r,format:a,items:i,anyOf:n}=c;return n?n.map(p).join(" or "):c.const!==
void 0?String(c.const):c.enum?c.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):r==="array"?`list of ${i?m(p(
i)):"values"}`:r==="integer"||r==="number"?`${r}${y(c)}`:r==="boolean"?"true or false":a==="date"?"date":r==="null"?"nul\
l":r==="object"?"mapping":"string"}function m(c){return{string:"strings",mapping:"mappings"}[c]??c}function y({minimum:c,
maximum:r,exclusiveMinimum:a}){const i=r===void 0||r===Number.MAX_SAFE_INTEGER?"":`, at most ${r}`;return a!==void 0?`, \
more than ${a}${i}`:`${c===void 0?"":`, at least ${c}`}${i}`}},"policy/extend"(v,t,k,I){k(v,{COPIES:()=>b,copyPath:()=>f,
extend:()=>g,sharedName:()=>w});const b=".github/gene-gate/";function f({repository:l,path:p}){return`${b}${l}/${p}`}function w({
repository:l,path:p,commit:m}){return`${l}/${p}@${m.slice(0,12)}`}function g(l,p){if(!_(l)||!_(p))return p;const m=Object.
entries(p).map(([y,c])=>{const r=Object.hasOwn(l,y)?l[y]:void 0,a=_(r)&&_(c);return[y,a?{...r,...c}:c]});return Object.fromEntries(
[...Object.entries(l),...m])}function _(l){return typeof l=="object"&&l!==null&&!Array.isArray(l)}},"policy/home-folder"(v,t,k,I){
let b;const f=()=>b??=t("zod");k(v,{homeFolder:()=>g});const w=".ssh .gnupg .aws .azure .kube .docker .netrc .npmrc .yar\
nrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .terraform.d .vault-token\
 .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties\
 .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .config/op .config/rclone \
.config/doctl .config/containers .config/chromium .config/google-chrome .local/share/keyrings .nuget/NuGet .gem/credenti\
als .composer/auth.json".split(" "),g=f().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expected a path below the home d\
irectory, such as .cache/x").refine(l=>!l.split("/").some(p=>p==="."||p===".."),{error:"expected a path without `.` and \
`..`"}).refine(l=>!w.some(p=>_(p,l)||_(l,p)),{error:"expected a cache; programs store credentials or settings here"});function _(l,p){
return`${p}/`.startsWith(`${l}/`)}},"policy/key"(v,t,k,I){let b;const f=()=>b??=t("zod");k(v,{inputSchemas:()=>p,key:()=>w,
keysByPath:()=>l,objectOf:()=>_,section:()=>g});function w(m){const{schema:y,description:c,strictness:r,input:a,example:i}=m,
n=y.default(m.default).describe(c);return{schema:i===void 0?n:n.meta({examples:[i]}),strictness:r,input:a}}function g(m,y,c=r=>r){
const r={};return{schema:c(_(y)).prefault(r).describe(m),keys:y}}function _(m){const y=Object.entries(m).map(([c,{schema:r}])=>[
c,r]);return f().strictObject(Object.fromEntries(y))}function l(m){const y=Object.entries(m).flatMap(([c,r])=>"keys"in r?
Object.entries(r.keys).map(([a,i])=>[`${c}.${a}`,i]):[[c,r]]);return new Map(y)}function p(m){const y=[...l(m).values()].
flatMap(({input:c})=>c??[]);return Object.fromEntries(y.map(({name:c,schema:r})=>[c,r]))}},"policy/linear-pattern"(v,t,k,I){
let b;const f=()=>b??=t("re2js");k(v,{compileLinear:()=>g});const w=1e3;function g(_,{ignoreCase:l,multiline:p,dotAll:m}={}){
if(_.length>w)return{error:`is longer than ${w} characters`};try{const y=f().RE2JS.compile(_,(l?f().RE2JS.CASE_INSENSITIVE:
0)|(p?f().RE2JS.MULTILINE:0)|(m?f().RE2JS.DOTALL:0));return{matches:c=>y.test(c),size:y.programSize()}}catch(y){return{error:y.
message}}}},"policy/load"(v,t,k,I){let b;const f=()=>b??=t("node:crypto");let w;const g=()=>w??=t("@evomap/gep-sdk");let _;
const l=()=>_??=t("error");let p;const m=()=>p??=t("policy/default");let y;const c=()=>y??=t("policy/near-policy");let r;
const a=()=>r??=t("policy/parse");let i;const n=()=>i??=t("policy/shared");k(v,{POLICY_PATH:()=>e,copyFor:()=>T,digestPolicy:()=>K,
loadPolicy:()=>u,policyFromFile:()=>P,readPolicyIn:()=>s});const e=".github/gene-gate.yml",o="Fix the file on the base b\
ranch. `gene-gate schema policy` prints every key with its meaning.";async function u(x,L,A=e,C){const z=await s(x),O="m\
issing"in z?z.file.read(await(0,n().obtainShared)(z.missing,C)):z,S=(0,a().policyOf)(O,A,o);if(!x.stat(e)){const j=await(0,c().
findNearPolicy)(x);if(j)throw $(j,x.label);return N(S,{source:"default",ref:L})}const E=(await x.read(e)).toString("utf8");
return N(S,{source:"base",path:e,ref:L,text:E,...d(O)})}async function s(x,L){const A=x.stat(e);return A?A.kind!=="file"&&
A.kind!=="executable"?{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${A.kind}`}]}:await h((await x.
read(e)).toString("utf8"),x,L):{policy:m().DEFAULT_POLICY}}async function h(x,L,A){const C=(0,a().openPolicy)(x),z=C.extended;
if(z===void 0)return C.read();const S=A?.fetched&&A.source.sha256===z.sha256?A:await(0,n().sharedCopy)(L,z);return S?C.read(
S):{missing:z,text:x,file:C}}function d(x){return"policy"in x&&x.shared?{shared:x.shared}:{}}function $({path:x,fault:L},A){
return new(l()).GateError("policy_invalid",`${JSON.stringify(x)} ${L}, but the policy must be the regular file ${e}, whi\
ch ${A} does not have`,`Rename it to ${e}; if it is not a policy, give it another name.`)}function P(x,L,A){const C=(0,a().
openPolicy)(x);if(C.extended&&!A)throw(0,n().unavailable)(C.extended);const z=C.read(A);return N((0,a().policyOf)(z,L),{
source:"file",path:L,text:x,...d(z)})}async function T(x,L){const A=(0,a().openPolicy)(x).extended;return A&&await(0,n().
sharedCopy)(L,A)}function N(x,L){return{policy:x,...L,digest:K(x),ignoredInputs:[]}}function K({branches:x,...L}){return`\
sha256:${(0,f().createHash)("sha256").update((0,g().canonicalize)(L)).digest("hex")}`}},"policy/names"(v,t,k,I){let b;const f=()=>b??=
t("fastest-levenshtein");let w;const g=()=>w??=t("judge/families/programs");let _;const l=()=>_??=t("judge/families/regi\
stry");k(v,{checkNames:()=>m});const p=80;function m({value:y,issues:c}){const{families:r}=y,a=(i,n,e)=>{if(y[i].length===
0)return;const o=n(r);for(const[u,s]of y[i].entries()){if(typeof s!="string"||o.includes(s))continue;const h=(0,f().closest)(
s.slice(0,p),o),d=`expected the name of ${e}; did you mean ${h}?`;c.push({code:"custom",path:[i,u],input:s,message:d})}};
for(const[i,{name:n}]of r.entries()){if(r.findIndex(({name:o})=>o===n)===i)continue;const e=["families",i,"name"];c.push(
{code:"custom",path:e,input:n,message:"this family is described twice"})}a("disabled_packs",i=>(0,l().packsOf)(i),"a pac\
k of families"),a("programs",i=>(0,g().programNames)(i),"a program that the default profile can run"),a("experimental",i=>[
...(0,l().registryOf)(i).keys()],"a family")}},"policy/near-policy"(v,t,k,I){let b;const f=()=>b??=t("fastest-levenshtei\
n");let w;const g=()=>w??=t("repo/look-alike");k(v,{findNearPolicy:()=>_});async function _(d){for(const $ of d.list("")){
const{path:P,kind:T}=$;if(y(P)&&T!=="directory")return{path:P,fault:`is ${l[T]}`};if(T!=="directory"){if(n(P,T)&&!o(P))return p(
P);continue}if(e(P))return p(P);if(!r(P))continue;const N=d.list(P).find(x=>n(m(x.path),x.kind));if(N)return p(N.path);const K=await h(
d,`${P}/workflows`);if(K)return p(K)}}const l={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submod\
ule"};function p(d){return{path:d,fault:"looks like the policy"}}function m(d){return d.slice(d.lastIndexOf("/")+1)}function y(d){
return(0,g().skeletonOf)(d).trim()===".github"}const c=["github","gitlab","gitea","forgejo","config"];function r(d){const $=s(
(0,g().skeletonOf)(d));return c.includes($)||(0,f().distance)($,"github")===1}const a=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
i=new Set(["generate"]);function n(d,$){return $==="directory"?e(d):u(d).isPolicy}function e(d){return u(d).isPolicy&&!o(
d)}function o(d){return!d.startsWith(".")&&u(d).extension===""}function u(d){const[$="",...P]=(0,g().skeletonOf)(d).trim().
replace(/^\.+/,"").split("."),T=P.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),N=s($).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,f().distance)(N,"genegate")<=1&&!i.has(N)&&a.test(T),extension:T}}function s(d){return d.replaceAll(
/[^a-z0-9]/g,"")}async function h(d,$){for(const{path:P,kind:T}of d.list($)){if(T!=="file"&&T!=="executable"||!n(m(P),T))
continue;const N=(await d.read(P)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(N))return P}}},"policy/p\
arse"(v,t,k,I){let b;const f=()=>b??=t("fastest-levenshtein");let w;const g=()=>w??=t("zod");let _;const l=()=>_??=t("er\
ror");let p;const m=()=>p??=t("policy/document");let y;const c=()=>y??=t("policy/extend");let r;const a=()=>r??=t("polic\
y/policy");let i;const n=()=>i??=t("policy/schema/extends");let e;const o=()=>e??=t("policy/schema-walk");k(v,{openPolicy:()=>$,
parsePolicy:()=>h,policyOf:()=>d});const u=50,s="Fix the file. `gene-gate schema policy` prints every key with its meani\
ng.";function h(O,S){return d($(O).read(),S)}function d(O,S,E=s){if("policy"in O)return O.policy;const{mistakes:j}=O,F=j.
length===1?"a mistake":`${j.length} mistakes`,Y=j.map(({line:H,column:D,message:R})=>`${S}:${H}:${D}: ${R}`);throw new(l()).
GateError("policy_invalid",`The policy has ${F}:
${Y.join(`
`)}`,E)}function $(O){const S=(0,m().readDocument)(O);return"broken"in S?{extended:void 0,read:()=>N(S.broken)}:{extended:P(
S),read:E=>T(S,E)}}function P(O){if(!O.has(["extends"]))return;const S=g().object({extends:n().extendsKey.schema}).safeParse(
O.value);return S.success?S.data.extends??void 0:void 0}function T(O,S){const E=S&&(0,m().readDocument)(S.text),j=({line:R,
column:M,message:G})=>{const W=S?(0,c().sharedName)(S.source):"";return O.atValue(["extends"],`${W}:${R}:${M}: ${G}`)};if(E&&
"broken"in E)return N(E.broken.map(j));if(E?.has(["extends"])){const R=E.atValue(["extends"],"a shared policy must not e\
xtend another");return N([j(R)])}const F=a().policySchema.safeParse(E?(0,c().extend)(E.value,O.value):O.value),H=(F.success?
[]:F.error.issues).flatMap(R=>x(R).map(M=>E&&K(E,M)>K(O,M)?j(L(R,M,E)):L(R,M,O))),D=[...O.mistakes,...(E?.mistakes??[]).
map(j)];return F.success&&D.length===0?{policy:F.data,...S&&{shared:S}}:N([...D,...H])}function N(O){return{mistakes:O.toSorted(
(E,j)=>E.line-j.line||E.column-j.column).slice(0,u)}}function K({has:O},S){return S.findLastIndex((E,j)=>O(S.slice(0,j+1)))+
1}function x(O){return O.code!=="unrecognized_keys"?[O.path]:O.keys.slice(0,u).map(S=>[...O.path,S])}function L(O,S,E){if(O.
code==="unrecognized_keys"){const Y=String(S.at(-1));return E.atKey(O.path,Y,z(O.path,Y))}const j=E.textAt(S),F=O.code===
"invalid_value"&&j!==void 0?`; did you mean ${(0,f().closest)(j.slice(0,A),O.values.map(String))}?`:"";return E.atValue(
S,`${C(S)}: ${O.message}${F}`)}const A=80;function C(O){return O.length===0?"the policy":O.map(String).join(".")}function z(O,S){
const E=(0,o().knownKeys)(a().policySchema,O),j=C([...O,S]),F=(0,f().closest)(S.slice(0,A),E);return E.length===0?`unkno\
wn key ${j}`:`unknown key ${j}; did you mean ${F}? (known: ${E.join(", ")})`}},"policy/place"(v,t,k,I){let b;const f=()=>b??=
t("yaml");k(v,{placeIn:()=>w});function w(g,_,l){const p=new(f()).LineCounter,m=(0,f().parseDocument)(g,{lineCounter:p,prettyErrors:!1}),
y=m.contents===null?void 0:m.getIn(_,!0);if(!(0,f().isScalar)(y)||y.value!==l||!y.range)return;const{line:c,col:r}=p.linePos(
y.range[0]);return`${c}:${r}`}},"policy/policy"(v,t,k,I){let b;const f=()=>b??=t("zod");let w;const g=()=>w??=t("policy/\
key");let _;const l=()=>_??=t("policy/names");let p;const m=()=>p??=t("policy/schema/a2a");let y;const c=()=>y??=t("poli\
cy/schema/approvals");let r;const a=()=>r??=t("policy/schema/assets");let i;const n=()=>i??=t("policy/schema/blast-radiu\
s");let e;const o=()=>e??=t("policy/schema/branches");let u;const s=()=>u??=t("policy/schema/commands");let h;const d=()=>h??=
t("policy/schema/extends");let $;const P=()=>$??=t("policy/schema/ignores");let T;const N=()=>T??=t("policy/schema/limit\
s");let K;const x=()=>K??=t("policy/schema/rules");let L;const A=()=>L??=t("policy/schema/running");let C;const z=()=>C??=
t("policy/strictness");k(v,{POLICY_KEYS:()=>Y,policyInputsSchema:()=>H,policySchema:()=>j,withEntry:()=>F});const O=["er\
ror","warning"],S={...s().commandKeys,approvals:c().approvals,fail_on:(0,g().key)({schema:f().enum(O),default:"error",description:"\
The minimum severity of a finding that fails the gate.",strictness:(0,z().fromLoosest)(O),input:{name:"fail-on",schema:f().
enum(O)}}),...x().ruleKeys,...A().runningKeys,assets:a().assets,limits:N().limits,blast_radius:n().blastRadius,a2a:m().a2a,
ignores:P().ignores},E={extends:d().extendsKey,...S,branches:(0,o().branchesKey)(S)},j=(0,g().objectOf)(E).check(l().checkNames).
check((0,o().checkEntries)(S,(0,g().objectOf)(S).check(l().checkNames))).describe("gene-gate policy: .github/gene-gate.y\
ml");function F(D,R){return(0,o().mergeEntry)(S,D,R)}const Y=(0,g().keysByPath)(E),H=f().object((0,g().inputSchemas)(E)).
partial()},"policy/profile-names"(v,t,k,I){k(v,{GENE_PROFILES:()=>b,PROFILE_NAMES:()=>f});const b=["evolver","validator"],
f=[...b,"curated","workspace"]},"policy/protected-paths"(v,t,k,I){k(v,{DEFAULT_PROTECTED_PATHS:()=>b});const b=["AGENTS.\
md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/wor\
kflows/**",".github/gene-gate.yml"]},"policy/repository-path"(v,t,k,I){let b;const f=()=>b??=t("zod");let w;const g=()=>w??=
t("repo/paths");k(v,{repositoryPath:()=>_});const _=f().string().min(1).refine(l=>(0,g().normalise)(l)!==void 0,{error:"\
expected a path from the root of the repository, without a leading / and without .."})},"policy/schema-walk"(v,t,k,I){k(
v,{knownKeys:()=>b});function b(g,_){const l=_.reduce((p,m)=>p&&f(p,String(m)),g);return Object.keys((l&&w(l).shape)??{})}
function f(g,_){const{shape:l,element:p,valueType:m}=w(g);return l?.[_]??p??m}function w(g){const _=g._zod.def;return _.
innerType?w(_.innerType):_}},"policy/shared"(v,t,k,I){let b;const f=()=>b??=t("node:crypto");let w;const g=()=>w??=t("er\
ror");let _;const l=()=>_??=t("policy/extend");k(v,{obtainShared:()=>m,sharedCopy:()=>p,unavailable:()=>r});async function p(a,i){
const n=a.stat((0,l().copyPath)(i))?.kind;if(!(n!=="file"&&n!=="executable"))return y(await a.read((0,l().copyPath)(i)),
i)}async function m(a,i){if(i===void 0)throw r(a);const n=y(await i(a),a);if(n===void 0)throw r(a,`its SHA-256 is not ${a.
sha256}`);return{...n,fetched:!0}}function y(a,i){return c(a)===i.sha256?{source:i,text:a.toString("utf8")}:void 0}function c(a){
return(0,f().createHash)("sha256").update(a).digest("hex")}function r(a,i=`the repository has no copy with this SHA-256 \
at ${(0,l().copyPath)(a)}`,n){return new(g()).GateError("policy_unavailable",`The policy extends ${(0,l().sharedName)(a)}\
, which cannot be read: ${i}`,`Correct \`extends\`, or commit the file as ${(0,l().copyPath)(a)} on the base branch.`,n)}},
"policy/stricter"(v,t,k,I){let b;const f=()=>b??=t("@evomap/gep-sdk");let w;const g=()=>w??=t("error");let _;const l=()=>_??=
t("policy/load");let p;const m=()=>p??=t("policy/policy");let y;const c=()=>y??=t("policy/values");k(v,{combine:()=>a,stricterOf:()=>r});
function r(i,n,e){const o=a(i.policy,n.policy);if("conflicts"in o)throw new(g()).GateError("policy_conflict",`The polici\
es of the base and of ${e} differ in ${o.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the s\
ame values in both policies.");const{ref:u,digest:s}=n,h=[...i.combinedWith?[i.combinedWith.name]:[],e];return{...i,policy:o.
policy,digest:(0,l().digestPolicy)(o.policy),combinedWith:{name:h.join(" and "),digest:s,...u!==void 0&&{ref:u}}}}function a(i,n){
const e=[],o=(0,c().valuesOf)(i),u=(0,c().valuesOf)(n);for(const[s,{strictness:h}]of m().POLICY_KEYS){const[d,$]=[o.get(
s),u.get(s)];if((0,f().canonicalize)(d)===(0,f().canonicalize)($))continue;const P=h.combine(d,$);P?o.set(s,P.value):e.push(
s)}return e.length>0?{conflicts:e}:{policy:(0,c().policyWith)(o)}}},"policy/strictness"(v,t,k,I){let b;const f=()=>b??=t(
"@evomap/gep-sdk");k(v,{baseCounts:()=>y,emptyIsLoosest:()=>m,fewerIsStricter:()=>p,fromLoosest:()=>_,higherIsStricter:()=>g,
incomparable:()=>c,lowerIsStricter:()=>w,missingFrom:()=>i,moreIsStricter:()=>l});const w=r((e,o)=>e-o),g=r((e,o)=>o-e);
function _(e){return r((o,u)=>{const[s,h]=[e.indexOf(o),e.indexOf(u)];return s<0||h<0?0:h-s})}const l={compare:(e,o)=>a(
e,o,"tighter","looser"),combine:(e,o)=>({value:[...e,...i(e,o)]}),loosens:(e,o)=>i(o,e).length>0},p={compare:(e,o)=>a(e,
o,"looser","tighter"),combine:(e,o)=>{const u=n(o);return{value:e.filter(u)}},loosens:(e,o)=>i(e,o).length>0};function m(e){
const o=(s,h)=>s.filter(d=>h.some($=>e(d,$))),u=(s,h)=>s.length===0||h.length>0&&o(h,s).length===h.length;return{compare:(s,h)=>{
const[d,$]=[u(s,h),u(h,s)];if(d!==$)return d?"tighter":"looser"},combine:(s,h)=>{if(s.length===0||h.length===0)return{value:[
...s,...h]};const d=[...new Set([...o(s,h),...o(h,s)])];return d.length===0?void 0:{value:d}},loosens:(s,h)=>!u(s,h)}}function y(e=()=>{}){
return{compare:e,combine:o=>({value:o}),loosens:()=>!1}}function c(e){return{compare:()=>{},combine:()=>{},loosens:()=>!0,
reason:e}}function r(e){const o=(s,h)=>{const d=e(s,h);return d===0?void 0:d>0?"tighter":"looser"};return{compare:o,combine:(s,h)=>{
const d=o(s,h);return d&&{value:d==="tighter"?h:s}},loosens:(s,h)=>o(s,h)!=="tighter"}}function a(e,o,u,s){const[h,d]=[i(
e,o).length>0,i(o,e).length>0];if(h!==d)return h?u:s}function i(e,o){const u=n(e);return o.filter(s=>!u(s))}function n(e){
const o=new Set(e.map(u=>(0,f().canonicalize)(u)));return u=>o.has((0,f().canonicalize)(u))}},"policy/tighten"(v,t,k,I){
let b;const f=()=>b??=t("policy/load");let w;const g=()=>w??=t("policy/policy");let _;const l=()=>_??=t("policy/values");
k(v,{tightenPolicy:()=>p});function p(m,y){if(Object.values(y).every(n=>n===void 0))return m;const c=(0,l().valuesOf)(m.
policy),r=[],a=new Map(Object.entries(y));for(const[n,{strictness:e,input:o}]of g().POLICY_KEYS){const u=o&&a.get(o.name),
s=c.get(n);if(!(!o||u===void 0||u===s))if(s===o.open||e.compare(s,u)==="tighter")c.set(n,u);else{const h={given:String(u),
kept:String(s)};r.push({input:o.name,key:n,...h})}}const i=(0,l().policyWith)(c);return{...m,policy:i,digest:(0,f().digestPolicy)(
i),ignoredInputs:r}}},"policy/values"(v,t,k,I){let b;const f=()=>b??=t("policy/policy");k(v,{policyWith:()=>g,valuesOf:()=>w});
function w(p){return new Map([...f().POLICY_KEYS.keys()].map(m=>[m,_(p,m.split("."))]))}function g(p){const m={};for(const[
y,c]of p)l(m,y.split("."),c);return f().policySchema.parse(m)}function _(p,[m="",...y]){return y.length===0?p[m]:_(p[m],
y)}function l(p,[m="",...y],c){y.length===0?p[m]=c:(p[m]??={},l(p[m],y,c))}}};
