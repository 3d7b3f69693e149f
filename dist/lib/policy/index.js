//# policy/asks-for-approvals
(function(c,l,n){const i=n("policy/default"),s=n("policy/policy");function p({branches:e,...t}){const o=Object.values(e).
map(r=>s().policySchema.parse((0,s().withEntry)({...t,branches:{}},r)));return[t,...o].some(a)}function a({profile:e,approvals:t}){
const{strong:o,very_strong:r,gate:u}=i().DEFAULT_POLICY.approvals;return e==="curated"||t.people.length>0||t.strong>o||t.
very_strong>r||t.gate>u}c.exports={asksForApprovals:p}});
//# policy/branches
(function(a,v,o){const l=o("packages/picomatch"),u=o("error"),m=o("policy/load"),s=o("policy/policy"),y=o("policy/stric\
ter");function d(t,i,r){const{branches:c,...b}=t.policy,p=Object.entries(c).filter(([e])=>g(e,i));if(p.length===0&&i!==r)
return;const w={...b,branches:{}},n=p.map(([,e])=>s().policySchema.parse((0,s().withEntry)(w,e))).reduce((e,h)=>e?_(e,h,
i):h,void 0);return n===void 0?t:{...t,policy:n,digest:(0,m().digestPolicy)(n)}}function g(t,i){return t===i||l().default.
isMatch(i,t,{dot:!0,nonegate:!0})}function _(t,i,r){const c=(0,y().combine)(t,i);if("policy"in c)return c.policy;throw new(u()).
GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(r)} differ in ${c.conflicts.join(",\
 ")}; the gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default b\
ranch.")}a.exports={policyOfBranch:d}});
//# policy/changed-since
(function(l,_,o){const p=o("packages/evomap/gep-sdk"),d=o("error"),m=o("repo/merge-base"),h=o("repo/object-tree"),i=o("\
policy/load");async function u(t,n,e){const g=Math.floor(Date.parse(e)/1e3)+1,c=(await t.objects(["log","--first-parent",
`--since=@${g}`,"--format=%H %P",n,"--",i().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(c==="")return!1;const[s="",a]=c.split(" ");if((await t.shallowCommits()).has(s))throw new(d()).GateError(
"shallow_clone",`this clone lacks the history of ${i().POLICY_PATH} before ${(0,m().short)(s)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return a===void 0?!0:await r(t,a)!==await r(t,n)}async function r(t,n){const e=await(0,i().readPolicyIn)(
await(0,h().readTree)(t,n));return"missing"in e?e.text:"policy"in e?(0,p().canonicalize)(e.policy):void 0}l.exports={policyChangedSince:u}});
//# policy/default
(function(e,t,d){const s=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowe\
d_roots":[],"workspace":".","disabled_packs":[],"experimental":[],"programs":[],"families":[],"patterns":[],"approvals":\
{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{},"con\
tainment":"require-for-forks","network":"none","views":"command","concurrency":"cores","build_outputs":[],"prepare_env":\
[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/\
.nyc_output/**","**/coverage/**"],"assets":{"include":["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{jso\
n,jsonl}","**/assets/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.\
json","**/data/default_genes.json","**/.evolver/gep/*.{json,jsonl}"],"max_file_bytes":16777216},"limits":{"command_timeo\
ut_seconds":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_byte\
s":17179869184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"c\
ounting":"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append\
"},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"require_evidence\
":"gate","evidence_app":"github-actions","stale_after_days":180,"attestation":[]},"ignores":[],"branches":{}}'),n="sha25\
6:30e7726801ae93af35a58e70d4be75fb04545d0ecbb8c9062f618955ef3848a7",a=new Map([["**/assets/gep/genes*.{json,jsonl}",/^(?:(?:^|\/|(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)assets\/gep\/genes[^/]*?\.(json|jsonl))$/s],
["**/assets/gep/capsules*.{json,jsonl}",/^(?:(?:^|\/|(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)assets\/gep\/capsules[^/]*?\.(json|jsonl))$/s],
["**/assets/gep/events.jsonl",/^(?:(?:^|\/|(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)assets\/gep\/events\.jsonl)$/s],["**\
/assets/gep/external_candidates.jsonl",/^(?:(?:^|\/|(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)assets\/gep\/external_candidates\.jsonl)$/s],
["**/assets/gep/*.seed.json",/^(?:(?:^|\/|(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)assets\/gep\/(?!\.{1,2}(?:\/|$))(?=.)[^/]*?\.seed\.json)$/s],
["**/*.seed.json",/^(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$))(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)?(?!\.{1,2}(?:\/|$))(?=.)[^/]*?\.seed\.json\/?)$/s],
["**/data/default_genes.json",/^(?:(?:^|\/|(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)data\/default_genes\.json)$/s],["**/\
.evolver/gep/*.{json,jsonl}",/^(?:(?:^|\/|(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)\/)\.evolver\/gep\/(?!\.{1,2}(?:\/|$))(?=.)[^/]*?\.(json|jsonl))$/s]]),
o=new Map([["AGENTS.md",/^(?:^(?:AGENTS\.md)$)$/is],["CLAUDE.md",/^(?:^(?:CLAUDE\.md)$)$/is],["GEMINI.md",/^(?:^(?:GEMINI\.md)$)$/is],
["SOUL.md",/^(?:^(?:SOUL\.md)$)$/is],["IDENTITY.md",/^(?:^(?:IDENTITY\.md)$)$/is],["MEMORY.md",/^(?:^(?:MEMORY\.md)$)$/is],
["USER.md",/^(?:^(?:USER\.md)$)$/is],["TOOLS.md",/^(?:^(?:TOOLS\.md)$)$/is],["HEARTBEAT.md",/^(?:^(?:HEARTBEAT\.md)$)$/is],
[".env*",/^(?:^(?:\.env[^/]*?)$)$/is],[".github/workflows/**",/^(?:\.github\/workflows(?:\/(?!\.{1,2}(?:\/|$))(?:(?:(?!(?:^|\/)\.{1,2}(?:\/|$)).)*?)|$))$/is],
[".github/gene-gate.yml",/^(?:\.github\/gene-gate\.yml)$/is]]);e.exports={DEFAULT_ASSET_GLOBS:a,DEFAULT_POLICY:s,DEFAULT_POLICY_DIGEST:n,
DEFAULT_PROTECTED_GLOBS:o}});
//# policy/difference
(function(v,$,i){const p=i("packages/evomap/gep-sdk"),y=i("packages/yaml"),_=i("policy/policy"),l=i("policy/strictness"),
u=i("policy/values");function h(n,o){const[r,e]=[(0,u().valuesOf)(n),(0,u().valuesOf)(o)];return[..._().POLICY_KEYS].flatMap(
([t,{strictness:g}])=>{const[c,a]=[r.get(t),e.get(t)],d=w(c,a);if(d===void 0)return[];const A=g.compare(c,a);return[{key:t,
change:d,direction:A,loosens:g.loosens(c,a)}]})}function w(n,o){if(Array.isArray(n)&&Array.isArray(o)){const r=[...(0,l().
missingFrom)(n,o).map(e=>`+ ${m(e)}`),...(0,l().missingFrom)(o,n).map(e=>`- ${m(e)}`)];return r.length===0?void 0:r.join(
", ")}return(0,p().canonicalize)(n)===(0,p().canonicalize)(o)?void 0:`${s(n)} \u2192 ${s(o)}`}function m(n){const o=n.name;
return typeof o=="string"?o:s(n)}function s(n){return(0,y().stringify)(n,{collectionStyle:"flow",lineWidth:0}).trimEnd()}
v.exports={comparePolicies:h}});
//# policy/document
(function(g,A,l){const o=l("packages/yaml"),d=l("repo/lfs-pointer"),p=64*1024;function m(n){const r=h(n);if(r)return{broken:[
{line:1,column:1,message:r}]};const i=new(o()).LineCounter,e=(0,o().parseDocument)(n,{lineCounter:i,prettyErrors:!1}),a=(t,s)=>{
const{line:u,col:_}=i.linePos(t);return{line:u,column:_,message:s}},c=[...e.errors.map(({pos:t,message:s})=>a(t[0],s)),...v(
e).map(t=>a(t,"aliases (*name) are not supported"))];return c.length!==e.errors.filter(k).length?{broken:c}:{value:e.toJS()??
{},mistakes:c,has:t=>(0,o().isNode)(e.contents)&&e.hasIn(t),textAt:t=>{const s=(0,o().isNode)(e.contents)?e.getIn(t):void 0;
return typeof s=="string"?s:void 0},atValue:(t,s)=>a(y(e,t),s),atKey:(t,s,u)=>a(I(e,t,s),u)}}function h(n){return n.length>
p?`the file is larger than ${p} characters`:(0,d().lfsObstacle)(n)}function k({code:n}){return n==="DUPLICATE_KEY"}function v(n){
const r=[];return(0,o().visit)(n,{Alias:(i,{range:e})=>{r.push(e?.[0]??0)}}),r}function y(n,r){for(let i=r.length;i>0;i--){
const e=n.getIn(r.slice(0,i),!0);if((0,o().isNode)(e)&&e.range)return e.range[0]}return 0}function I(n,r,i){const e=r.length===
0?n.contents:n.getIn(r,!0),a=(0,o().isMap)(e)?e.items.find(c=>(0,o().isScalar)(c.key)&&String(c.key.value)===i):void 0;return(0,o().
isScalar)(a?.key)&&a.key.range?.[0]||0}g.exports={readDocument:m}});
//# policy/documented-keys
(function($,S,u){const m=u("packages/zod"),d=u("policy/policy");function g(){return p(m().toJSONSchema(d().policySchema,
{io:"input"}),"")}function p({properties:t={},required:r=[]},n){return Object.entries(t).filter(([,{description:i}])=>i).
map(([i,e])=>{const c=`${n}${i}`,a=e.properties!==void 0&&e.default!==void 0,l=e.items?.properties?e.items:e,v=`${o(e)}${r.
includes(i)?", required":""}`;return{name:i,path:c,description:e.description??"",...!a&&{expected:v},...!a&&e.default!==
void 0&&{default:e.default},...e.examples&&{example:e.examples[0]},keys:p(l,l===e?`${c}.`:`${c}[].`)}})}function o(t){const{
type:r,format:n,items:s,anyOf:i}=t;return i?i.map(o).join(" or "):t.const!==void 0?String(t.const):t.enum?t.enum.map(String).
join(", ").replace(/, ([^,]*)$/," or $1"):r==="array"?`list of ${s?y(o(s)):"values"}`:r==="integer"||r==="number"?`${r}${b(
t)}`:r==="boolean"?"true or false":n==="date"?"date":r==="null"?"null":r==="object"?"mapping":"string"}function y(t){return{
string:"strings",mapping:"mappings"}[t]??t}function b({minimum:t,maximum:r,exclusiveMinimum:n}){const s=r===void 0||r===
Number.MAX_SAFE_INTEGER?"":`, at most ${r}`;return n!==void 0?`, more than ${n}${s}`:`${t===void 0?"":`, at least ${t}`}${s}`}
$.exports={documentedKeys:g}});
//# policy/extend
(function(u,$,j){const o=".github/gene-gate/";function p({repository:t,path:e}){return`${o}${t}/${e}`}function y({repository:t,
path:e,commit:r}){return`${t}/${e}@${r.slice(0,12)}`}function O(t,e){if(!n(t)||!n(e))return e;const r=Object.entries(e).
map(([i,c])=>{const s=Object.hasOwn(t,i)?t[i]:void 0,b=n(s)&&n(c);return[i,b?{...s,...c}:c]});return Object.fromEntries(
[...Object.entries(t),...r])}function n(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}u.exports={COPIES:o,copyPath:p,
extend:O,sharedName:y}});
//# policy/globs
(function(s,T,n){const c=n("packages/picomatch"),t={dot:!0,nonegate:!0,flags:"s"},r={...t,nocase:!0,flags:"is"};function a(e,i,u){
const o=u.get(e);return o===void 0?(0,c().default)(e,i):S=>o.test(S)}s.exports={ASSET_GLOBS:t,PROTECTED_GLOBS:r,globTest:a}});
//# policy/home-folder
(function(t,a,c){const s=c("packages/zod"),i=".ssh .gnupg .aws .azure .kube .docker .netrc .npmrc .yarnrc .yarnrc.yml .\
pypirc .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .terraform.d .vault-token .bashrc .bash_hi\
story .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .cargo/credentia\
ls .cargo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .config/op .config/rclone .config/doctl .co\
nfig/containers .config/chromium .config/google-chrome .local/share/keyrings .nuget/NuGet .gem/credentials .composer/aut\
h.json".split(" "),n=s().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expected a path below the home directory, such as\
 .cache/x").refine(r=>!r.split("/").some(e=>e==="."||e===".."),{error:"expected a path without `.` and `..`"}).refine(r=>!i.
some(e=>o(e,r)||o(r,e)),{error:"expected a cache; programs store credentials or settings here"});function o(r,e){return`${e}\
/`.startsWith(`${r}/`)}t.exports={homeFolder:n}});
//# policy/key
(function(u,y,p){const m=p("packages/zod");function b(n){const{schema:s,description:t,strictness:e,input:i,example:c}=n,
a=s.default(n.default).describe(t);return{schema:c===void 0?a:a.meta({examples:[c]}),strictness:e,input:i}}function d(n,s,t=e=>e){
const e={};return{schema:t(r(s)).prefault(e).describe(n),keys:s}}function r(n){const s=Object.entries(n).map(([t,{schema:e}])=>[
t,e]);return m().strictObject(Object.fromEntries(s))}function o(n){const s=Object.entries(n).flatMap(([t,e])=>"keys"in e?
Object.entries(e.keys).map(([i,c])=>[`${t}.${i}`,c]):[[t,e]]);return new Map(s)}function j(n){const s=[...o(n).values()].
flatMap(({input:t})=>t??[]);return Object.fromEntries(s.map(({name:t,schema:e})=>[t,e]))}u.exports={inputSchemas:j,key:b,
keysByPath:o,objectOf:r,section:d}});
//# policy/linear-pattern
(function(o,p,c){const r=c("packages/re2js"),t=1e3;function i(n,{ignoreCase:s,multiline:a,dotAll:E}={}){if(n.length>t)return{
error:`is longer than ${t} characters`};try{const e=r().RE2JS.compile(n,(s?r().RE2JS.CASE_INSENSITIVE:0)|(a?r().RE2JS.MULTILINE:
0)|(E?r().RE2JS.DOTALL:0));return{matches:m=>e.test(m),size:e.programSize()}}catch(e){return{error:e.message}}}o.exports=
{compileLinear:i}});
//# policy/load
(function(w,E,r){const I=r("node:crypto"),b=r("packages/evomap/gep-sdk"),L=r("error"),O=r("repo/tree"),d=r("policy/defa\
ult"),T=r("policy/near-policy"),l=r("policy/parse"),u=r("policy/shared"),o=".github/gene-gate.yml";async function $(i,n,{
path:e=o,hint:t,readShared:a}={}){const c=await h(i),s="missing"in c?c.file.read(await(0,u().obtainShared)(c.missing,a)):
c,_=(0,l().policyOf)(s,e,t);if(!i.stat(o)){const P=await(0,T().findNearPolicy)(i);if(P)throw v(P,i.label);return p(_,{source:"\
default",ref:n})}const A=(await i.read(o)).toString("utf8");return p(_,{source:"base",path:o,ref:n,text:A,...g(s)})}async function h(i,n){
const e=i.stat(o);return e?(0,O().isRegular)(e.kind)?await y((await i.read(o)).toString("utf8"),i,n):{mistakes:[{line:1,
column:1,message:`expected a regular file; this is a ${e.kind}`}]}:{policy:d().DEFAULT_POLICY}}async function y(i,n,e){const t=(0,l().
openPolicy)(i),a=t.extended;if(a===void 0)return t.read();const s=e?.fetched&&e.source.sha256===a.sha256?e:await(0,u().sharedCopy)(
n,a);return"why"in s?{missing:s,text:i,file:t}:t.read(s)}function g(i){return"policy"in i&&i.shared?{shared:i.shared}:{}}
function v({path:i,fault:n},e){return new(L()).GateError("policy_invalid",`${JSON.stringify(i)} ${n}, but the policy mus\
t be the regular file ${o}, which ${e} does not have`,`Rename it to ${o}; if it is not a policy, give it another name.`)}
async function C(i,n,e){const t=await y(i,e);if("missing"in t)throw(0,u().unavailable)(t.missing.source,t.missing.why);return p(
(0,l().policyOf)(t,n),{source:"file",path:n,text:i,...g(t)})}function p(i,n){return{policy:i,...n,digest:m(i),ignoredInputs:[]}}
function m(i){if(i===d().DEFAULT_POLICY)return d().DEFAULT_POLICY_DIGEST;const{branches:n,...e}=i;return`sha256:${(0,I().
createHash)("sha256").update((0,b().canonicalize)(e)).digest("hex")}`}w.exports={POLICY_PATH:o,digestPolicy:m,loadPolicy:$,
loadPolicyFile:C,readPolicyIn:h}});
//# policy/names
(function(d,y,i){const g=i("packages/fastest-levenshtein"),u=i("judge/families/programs"),m=i("judge/families/registry"),
h=80;function l({value:o,issues:p}){const{families:c}=o,a=(e,s,r)=>{if(o[e].length===0)return;const t=s(c);for(const[x,n]of o[e].
entries()){if(typeof n!="string"||t.includes(n))continue;const k=(0,g().closest)(n.slice(0,h),t),_=`expected the name of\
 ${r}; did you mean ${k}?`;p.push({code:"custom",path:[e,x],input:n,message:_})}};for(const[e,{name:s}]of c.entries()){if(c.
findIndex(({name:t})=>t===s)===e)continue;const r=["families",e,"name"];p.push({code:"custom",path:r,input:s,message:"th\
is family is described twice"})}a("disabled_packs",e=>(0,m().packsOf)(e),"a pack of families"),a("programs",e=>(0,u().programNames)(
e),"a program that the default profile can run"),a("experimental",e=>[...(0,m().registryOf)(e).keys()],"a family")}d.exports=
{checkNames:l}});
//# policy/near-policy
(function(h,E,r){const d=r("packages/fastest-levenshtein"),c=r("repo/look-alike"),x=r("repo/tree");async function N(t){
for(const n of t.list("")){const{path:e,kind:i}=n;if(P(e)&&i!=="directory")return{path:e,fault:`is ${O[i]}`};if(i!=="dir\
ectory"){if(l(e,i)&&!p(e))return s(e);continue}if(m(e))return s(e);if(!S(e))continue;const o=t.list(e).find(k=>l(y(k.path),
k.kind));if(o)return s(o.path);const a=await j(t,`${e}/workflows`);if(a)return s(a)}}const O={file:"a file",executable:"\
a file",symlink:"a symlink",submodule:"a submodule"};function s(t){return{path:t,fault:"looks like the policy"}}function y(t){
return t.slice(t.lastIndexOf("/")+1)}function P(t){return(0,c().skeletonOf)(t).trim()===".github"}const b=["github","git\
lab","gitea","forgejo","config"];function S(t){const n=g((0,c().skeletonOf)(t));return b.includes(n)||(0,d().distance)(n,
"github")===1}const w=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,_=new Set(["generate"]);function l(t,n){
return n==="directory"?m(t):u(t).isPolicy}function m(t){return u(t).isPolicy&&!p(t)}function p(t){return!t.startsWith(".")&&
u(t).extension===""}function u(t){const[n="",...e]=(0,c().skeletonOf)(t).trim().replace(/^\.+/,"").split("."),i=e.join("\
.").replace(/^(?:policy|config)(?:\.|$)/,""),o=g(n).replace(/(?:policy|config|settings|rc)$/,"");return{isPolicy:(0,d().
distance)(o,"genegate")<=1&&!_.has(o)&&w.test(i),extension:i}}function g(t){return t.replaceAll(/[^a-z0-9]/g,"")}async function j(t,n){
for(const{path:e,kind:i}of t.list(n)){if(!(0,x().isRegular)(i)||!l(y(e),i))continue;const o=(await t.read(e)).toString("\
utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(o))return e}}h.exports={findNearPolicy:N}});
//# policy/parse
(function(S,q,i){const O=i("packages/zod"),w=i("error"),j=i("nearest-name"),m=i("policy/document"),p=i("policy/extend"),
y=i("policy/policy"),I=i("policy/schema/extends"),K=i("policy/schema-walk"),k=50,M="Fix the file. `gene-gate schema poli\
cy` prints every key with its meaning.";function P(e,n,t=M){if("policy"in e)return e.policy;const{mistakes:o}=e,r=o.length===
1?"a mistake":`${o.length} mistakes`,c=o.map(({line:g,column:d,message:l})=>`${n}:${g}:${d}: ${l}`);throw new(w()).GateError(
"policy_invalid",`The policy has ${r}:
${c.join(`
`)}`,t)}function b(e){const n=(0,m().readDocument)(e);return"broken"in n?{extended:void 0,read:()=>u(n.broken)}:{extended:T(
n),read:t=>N(n,t)}}function T(e){if(!e.has(["extends"]))return;const n=O().object({extends:I().extendsKey.schema}).safeParse(
e.value);return n.success?n.data.extends??void 0:void 0}function N(e,n){const t=n&&(0,m().readDocument)(n.text),o=({line:s,
column:a,message:D})=>{const E=n?(0,p().sharedName)(n.source):"";return e.atValue(["extends"],`${E}:${s}:${a}: ${D}`)};if(t&&
"broken"in t)return u(t.broken.map(o));if(t?.has(["extends"])){const s=t.atValue(["extends"],"a shared policy must not e\
xtend another");return u([o(s)])}const r=t?(0,p().extend)(t.value,e.value):e.value,c=y().policySchema.safeParse(r,{jitless:!0}),
d=(c.success?[]:c.error.issues.flatMap(h)).flatMap(s=>V(s).map(a=>t&&v(t,a)>v(e,a)?o(x(s,a,t)):x(s,a,e))),l=[...e.mistakes,
...(t?.mistakes??[]).map(o)];return c.success&&l.length===0?{policy:c.data,...n&&{shared:n}}:u([...l,...d])}function u(e){
return{mistakes:e.toSorted((t,o)=>t.line-o.line||t.column-o.column).slice(0,k)}}function v({has:e},n){return n.findLastIndex(
(t,o)=>e(n.slice(0,o+1)))+1}function h(e){if(e.code!=="invalid_union")return[e];const n=e.errors.map(r=>r.flatMap(h)),t=({
path:r,code:c})=>r.length===0&&["invalid_type","invalid_value"].includes(c);return(n.find(r=>!r.every(t))??n[0]??[]).map(
r=>({...r,path:[...e.path,...r.path]}))}function V(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,k).map(
n=>[...e.path,n])}function x(e,n,t){if(e.code==="unrecognized_keys"){const c=String(n.at(-1));return t.atKey(e.path,c,A(
e.path,c))}const o=t.textAt(n),r=e.code==="invalid_value"&&o!==void 0?$(o,e.values.map(String)):"";return t.atValue(n,`${_(
n)}: ${e.message}${r}`)}function $(e,n){const t=(0,j().nearestName)(e,n);return t===void 0?"":`; did you mean ${t}?`}function _(e){
return e.length===0?"the policy":e.map(String).join(".")}function A(e,n){const t=(0,K().knownKeys)(y().policySchema,e),o=_(
[...e,n]);return t.length===0?`unknown key ${o}`:`unknown key ${o}${$(n,t)} (known: ${t.join(", ")})`}S.exports={openPolicy:b,
policyOf:P}});
//# policy/place
(function(r,m,c){const e=c("packages/yaml");function l(s,a,i){const t=new(e()).LineCounter,o=(0,e().parseDocument)(s,{lineCounter:t,
prettyErrors:!1}),n=o.contents===null?void 0:o.getIn(a,!0);if(!(0,e().isScalar)(n)||n.value!==i||!n.range)return;const{line:u,
col:p}=t.linePos(n.range[0]);return`${u}:${p}`}r.exports={placeIn:l}});
//# policy/policy
(function(a,x,s){const t=s("packages/zod"),e=s("policy/key"),r=s("policy/names"),m=s("policy/schema/a2a"),p=s("policy/s\
chema/approvals"),h=s("policy/schema/assets"),l=s("policy/schema/blast-radius"),o=s("policy/schema/branches"),u=s("polic\
y/schema/commands"),y=s("policy/schema/extends"),_=s("policy/schema/ignores"),g=s("policy/schema/limits"),d=s("policy/sc\
hema/rules"),b=s("policy/schema/running"),k=s("policy/strictness"),i=["error","warning"],c={...u().commandKeys,approvals:p().
approvals,fail_on:(0,e().key)({schema:t().enum(i),default:"error",description:"The minimum severity of a finding that fa\
ils the gate.",strictness:(0,k().fromLoosest)(i),input:{name:"fail-on",schema:t().enum(i)}}),...d().ruleKeys,...b().runningKeys,
assets:h().assets,limits:g().limits,blast_radius:l().blastRadius,a2a:m().a2a,ignores:_().ignores},n={extends:y().extendsKey,
...c,branches:(0,o().branchesKey)(c)},I=(0,e().objectOf)(n).check(r().checkNames).check((0,o().checkEntries)(c,(0,e().objectOf)(
c).check(r().checkNames))).describe("gene-gate policy: .github/gene-gate.yml");function K(O,v){return(0,o().mergeEntry)(
c,O,v)}const S=(0,e().keysByPath)(n),E=t().object((0,e().inputSchemas)(n)).partial();a.exports={POLICY_KEYS:S,policyInputsSchema:E,
policySchema:I,withEntry:K}});
//# policy/profile-names
(function(e,r,t){const E=["evolver","validator"],o=[...E,"curated","workspace"];e.exports={GENE_PROFILES:E,PROFILE_NAMES:o}});
//# policy/protected-paths
(function(E,m,d){const T=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md",
"HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];E.exports={DEFAULT_PROTECTED_PATHS:T}});
//# policy/repository-path
(function(r,s,t){const i=t("packages/zod"),a=t("repo/paths"),e=i().string().min(1).refine(o=>(0,a().normalise)(o)!==void 0,
{error:"expected a path from the root of the repository, without a leading / and without .."}).refine(o=>o.trim()===o,{error:"\
expected a path without blanks around it"}),n=e.refine(o=>!/^!(?!\()|^["'`].*["'`]$/.test(o),{error:"expected a glob wit\
hout a negation and without quotes around it"});r.exports={repositoryGlob:n,repositoryPath:e}});
//# policy/schema-walk
(function(s,p,a){function c(t,n){const e=n.reduce((o,r)=>o&&u(o,String(r)),t);return Object.keys((e&&i(e).shape)??{})}function u(t,n){
const{shape:e,element:o,valueType:r}=i(t);return e?.[n]??o??r}function i(t){const n=t._zod.def;return n.innerType?i(n.innerType):
n.options?.map(i).find(({shape:e})=>e)??n}s.exports={knownKeys:c}});
//# policy/shared
(function(c,w,a){const p=a("node:crypto"),s=a("error"),d=a("repo/tree"),r=a("policy/extend");async function y(t,e){const n=(0,r().
copyPath)(e),o=t.stat(n)?.kind;return(0,d().isRegular)(o)?h(await t.read(n),e,`the copy at ${n}`):{source:e,why:`the rep\
ository has no copy at ${n}`}}async function u({source:t,why:e},n){if(n===void 0)throw i(t,e);const o=h(await n(t),t,"th\
e file");if("why"in o)throw i(t,o.why);return{...o,fetched:!0}}function h(t,e,n){const o=l(t);return o===e.sha256?{source:e,
text:t.toString("utf8")}:{source:e,why:`${n} has the SHA-256 ${o}, not ${e.sha256}`}}function l(t){return(0,p().createHash)(
"sha256").update(t).digest("hex")}function i(t,e,n){return new(s()).GateError("policy_unavailable",`The policy extends ${(0,r().
sharedName)(t)}, which cannot be read: ${e}`,`Correct \`extends\`, or commit the file as ${(0,r().copyPath)(t)} to the b\
ranch of this policy.`,n)}c.exports={obtainShared:u,sharedCopy:y,unavailable:i}});
//# policy/stricter
(function(u,_,t){const p=t("packages/evomap/gep-sdk"),b=t("error"),g=t("policy/load"),v=t("policy/policy"),r=t("policy/\
values");function y(i,n,e){const o=a(i.policy,n.policy);if("conflicts"in o)throw new(b()).GateError("policy_conflict",`T\
he policies of the base and of ${e} differ in ${o.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"\
Use the same values in both policies.");const{ref:s,digest:c}=n,l=[...i.combinedWith?[i.combinedWith.name]:[],e];return{
...i,policy:o.policy,digest:(0,g().digestPolicy)(o.policy),combinedWith:{name:l.join(" and "),digest:c,...s!==void 0&&{ref:s}}}}
function a(i,n){const e=[],o=(0,r().valuesOf)(i),s=(0,r().valuesOf)(n);for(const[c,{strictness:l}]of v().POLICY_KEYS){const[
m,h]=[o.get(c),s.get(c)];if((0,p().canonicalize)(m)===(0,p().canonicalize)(h))continue;const d=l.combine(m,h);d?o.set(c,
d.value):e.push(c)}return e.length>0?{conflicts:e}:{policy:(0,r().policyWith)(o)}}u.exports={combine:a,stricterOf:y}});
//# policy/strictness
(function(g,L,h){const u=h("packages/evomap/gep-sdk"),p=c((e,t)=>e-t),b=c((e,t)=>t-e);function d(e){return c((t,r)=>{const[
o,n]=[e.indexOf(t),e.indexOf(r)];return o<0||n<0?0:n-o})}const v={compare:(e,t)=>m(e,t,"tighter","looser"),combine:(e,t)=>({
value:[...e,...i(e,t)]}),loosens:(e,t)=>i(t,e).length>0},w={compare:(e,t)=>m(e,t,"looser","tighter"),combine:(e,t)=>{const r=a(
t);return{value:e.filter(r)}},loosens:(e,t)=>i(e,t).length>0};function I(e){const t=(o,n)=>o.filter(s=>n.some(l=>e(s,l))),
r=(o,n)=>o.length===0||n.length>0&&t(n,o).length===n.length;return{compare:(o,n)=>{const[s,l]=[r(o,n),r(n,o)];if(s!==l)return s?
"tighter":"looser"},combine:(o,n)=>{if(o.length===0||n.length===0)return{value:[...o,...n]};const s=[...new Set([...t(o,
n),...t(n,o)])];return s.length===0?void 0:{value:s}},loosens:(o,n)=>!r(o,n)}}function S(e=()=>{}){return{compare:e,combine:t=>({
value:t}),loosens:()=>!1}}function k(e){return{compare:()=>{},combine:()=>{},loosens:()=>!0,reason:e}}function c(e){const t=(o,n)=>{
const s=e(o,n);return s===0?void 0:s>0?"tighter":"looser"};return{compare:t,combine:(o,n)=>{const s=t(o,n);return s&&{value:s===
"tighter"?n:o}},loosens:(o,n)=>t(o,n)!=="tighter"}}function m(e,t,r,o){const[n,s]=[i(e,t).length>0,i(t,e).length>0];if(n!==
s)return n?r:o}function i(e,t){const r=a(e);return t.filter(o=>!r(o))}function a(e){const t=new Set(e.map(r=>(0,u().canonicalize)(
r)));return r=>t.has((0,u().canonicalize)(r))}g.exports={baseCounts:S,emptyIsLoosest:I,fewerIsStricter:w,fromLoosest:d,higherIsStricter:b,
incomparable:k,lowerIsStricter:p,missingFrom:i,moreIsStricter:v}});
//# policy/tighten
(function(g,k,n){const y=n("policy/load"),v=n("policy/policy"),p=n("policy/values");function a(c,r){if(Object.values(r).
every(t=>t===void 0))return c;const s=(0,p().valuesOf)(c.policy),l=[],h=new Map(Object.entries(r));for(const[t,{strictness:m,
input:e}]of v().POLICY_KEYS){const i=e&&h.get(e.name),o=s.get(t);if(!(!e||i===void 0||i===o))if(o===e.open||m.compare(o,
i)==="tighter")s.set(t,i);else{const d={given:String(i),kept:String(o)};l.push({input:e.name,key:t,...d})}}const u=(0,p().
policyWith)(s);return{...c,policy:u,digest:(0,y().digestPolicy)(u),ignoredInputs:l}}g.exports={tightenPolicy:a}});
//# policy/values
(function(u,s,e){const p=e("policy/policy");function r(i){return new Map([...p().POLICY_KEYS.keys()].map(t=>[t,c(i,t.split(
"."))]))}function y(i){const t={};for(const[o,l]of i)n(t,o.split("."),l);return p().policySchema.parse(t)}function c(i,[
t="",...o]){return o.length===0?i[t]:c(i[t],o)}function n(i,[t="",...o],l){o.length===0?i[t]=l:(i[t]??={},n(i[t],o,l))}u.
exports={policyWith:y,valuesOf:r}});
