//# policy/asks-for-approvals
(function(c,r,l,y){let i;const p=()=>i??=r("policy/default");let a;const s=()=>a??=r("policy/policy");l(c,{asksForApprovals:()=>u});
function u({branches:o,...t}){const e=Object.values(o).map(n=>s().policySchema.parse((0,s().withEntry)({...t,branches:{}},
n)));return[t,...e].some(_)}function _({profile:o,approvals:t}){const{strong:e,very_strong:n,gate:m}=p().DEFAULT_POLICY.
approvals;return o==="curated"||t.people.length>0||t.strong>e||t.very_strong>n||t.gate>m}});
//# policy/branches
(function(h,c,m,$){let a;const y=()=>a??=c("picomatch");let _;const d=()=>_??=c("error");let u;const g=()=>u??=c("polic\
y/load");let b;const s=()=>b??=c("policy/policy");let w;const v=()=>w??=c("policy/stricter");m(h,{policyOfBranch:()=>O});
function O(t,o,r){const{branches:e,...E}=t.policy,p=Object.entries(e).filter(([i])=>j(i,o));if(p.length===0&&o!==r)return;
const S={...E,branches:{}},n=p.map(([,i])=>s().policySchema.parse((0,s().withEntry)(S,i))).reduce((i,l)=>i?B(i,l,o):l,void 0);
return n===void 0?t:{...t,policy:n,digest:(0,g().digestPolicy)(n)}}function j(t,o){return t===o||y().default.isMatch(o,t,
{dot:!0,nonegate:!0})}function B(t,o,r){const e=(0,v().combine)(t,o);if("policy"in e)return e.policy;throw new(d()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(r)} differ in ${e.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}});
//# policy/changed-since
(function(l,o,_,C){let m;const p=()=>m??=o("@evomap/gep-sdk");let d;const h=()=>d??=o("error");let g;const w=()=>g??=o(
"repo/merge-base");let b;const u=()=>b??=o("repo/object-tree");let y;const i=()=>y??=o("policy/load");_(l,{policyChangedSince:()=>P});
async function P(t,n,e){const k=Math.floor(Date.parse(e)/1e3)+1,a=(await t.objects(["log","--first-parent",`--since=@${k}`,
"--format=%H %P",n,"--",i().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(a==="")return!1;const[c="",s]=a.split(" ");if((await t.shallowCommits()).has(c))throw new(h()).GateError(
"shallow_clone",`this clone lacks the history of ${i().POLICY_PATH} before ${(0,w().short)(c)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return s===void 0?!0:await r(t,s)!==await r(t,n)}async function r(t,n){const e=await(0,i().readPolicyIn)(
await(0,u().readTree)(t,n));return"missing"in e?e.text:"policy"in e?(0,p().canonicalize)(e.policy):void 0}});
//# policy/default
(function(e,n,s,a){s(e,{DEFAULT_POLICY:()=>o});const o=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","\
allow_dangerous":false,"allowed_roots":[],"workspace":".","disabled_packs":[],"experimental":[],"programs":[],"families"\
:[],"patterns":[],"approvals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","en\
force":"block","rules":{},"containment":"require-for-forks","network":"none","views":"command","concurrency":"cores","bu\
ild_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslint\
cache","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],"assets":{"include":["**/assets/gep/genes*.{json,jsonl}"\
,"**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/asset\
s/gep/*.seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolver/gep/*.{json,jsonl}"],"max_file_bytes":1677\
7216},"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"ou\
tput_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":\
4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected\
_paths":[],"audit_log":"append"},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence\
_factor":0.6,"require_evidence":"gate","evidence_app":"github-actions","stale_after_days":180,"attestation":[]},"ignores\
":[],"branches":{}}')});
//# policy/difference
(function(y,t,g,F){let v;const a=()=>v??=t("@evomap/gep-sdk");let h;const w=()=>h??=t("yaml");let A;const $=()=>A??=t("\
policy/policy");let O;const p=()=>O??=t("policy/strictness");let P;const m=()=>P??=t("policy/values");g(y,{comparePolicies:()=>W});
function W(o,n){const[s,i]=[(0,m().valuesOf)(o),(0,m().valuesOf)(n)];return[...$().POLICY_KEYS].flatMap(([e,{strictness:u}])=>{
const[r,l]=[s.get(e),i.get(e)],d=z(r,l);if(d===void 0)return[];const E=u.compare(r,l);return[{key:e,change:d,direction:E,
loosens:u.loosens(r,l)}]})}function z(o,n){if(Array.isArray(o)&&Array.isArray(n)){const s=[...(0,p().missingFrom)(o,n).map(
i=>`+ ${_(i)}`),...(0,p().missingFrom)(n,o).map(i=>`- ${_(i)}`)];return s.length===0?void 0:s.join(", ")}return(0,a().canonicalize)(
o)===(0,a().canonicalize)(n)?void 0:`${c(o)} \u2192 ${c(n)}`}function _(o){const n=o.name;return typeof n=="string"?n:c(
o)}function c(o){return(0,w().stringify)(o,{collectionStyle:"flow",lineWidth:0}).trimEnd()}});
//# policy/document
(function(m,g,d,C){let p;const o=()=>p??=g("yaml");d(m,{readDocument:()=>v});const u=64*1024,h="version https://git-lfs\
.github.com/spec/";function v(t){const r=y(t);if(r)return{broken:[{line:1,column:1,message:r}]};const i=new(o()).LineCounter,
e=(0,o().parseDocument)(t,{lineCounter:i,prettyErrors:!1}),a=(n,s)=>{const{line:l,col:A}=i.linePos(n);return{line:l,column:A,
message:s}},c=[...e.errors.map(({pos:n,message:s})=>a(n[0],s)),...I(e).map(n=>a(n,"aliases (*name) are not supported"))];
return c.length!==e.errors.filter(k).length?{broken:c}:{value:e.toJS()??{},mistakes:c,has:n=>(0,o().isNode)(e.contents)&&
e.hasIn(n),textAt:n=>{const s=(0,o().isNode)(e.contents)?e.getIn(n):void 0;return typeof s=="string"?s:void 0},atValue:(n,s)=>a(
_(e,n),s),atKey:(n,s,l)=>a(S(e,n,s),l)}}function y(t){if(t.startsWith(h))return"this is a Git LFS pointer; commit the fi\
le itself (git lfs untrack)";if(t.length>u)return`the file is larger than ${u} characters`}function k({code:t}){return t===
"DUPLICATE_KEY"}function I(t){const r=[];return(0,o().visit)(t,{Alias:(i,{range:e})=>{r.push(e?.[0]??0)}}),r}function _(t,r){
for(let i=r.length;i>0;i--){const e=t.getIn(r.slice(0,i),!0);if((0,o().isNode)(e)&&e.range)return e.range[0]}return 0}function S(t,r,i){
const e=r.length===0?t.contents:t.getIn(r,!0),a=(0,o().isMap)(e)?e.items.find(c=>(0,o().isScalar)(c.key)&&String(c.key.value)===
i):void 0;return(0,o().isScalar)(a?.key)&&a.key.range?.[0]||0}});
//# policy/documented-keys
(function($,u,m,j){let d;const y=()=>d??=u("zod");let g;const b=()=>g??=u("policy/policy");m($,{documentedKeys:()=>v});
function v(){return p(y().toJSONSchema(b().policySchema,{io:"input"}),"")}function p({properties:t={},required:e=[]},n){
return Object.entries(t).filter(([,{description:i}])=>i).map(([i,r])=>{const c=`${n}${i}`,a=r.properties!==void 0&&r.default!==
void 0,l=r.items?.properties?r.items:r,h=`${s(r)}${e.includes(i)?", required":""}`;return{name:i,path:c,description:r.description??
"",...!a&&{expected:h},...!a&&r.default!==void 0&&{default:r.default},...r.examples&&{example:r.examples[0]},keys:p(l,l===
r?`${c}.`:`${c}[].`)}})}function s(t){const{type:e,format:n,items:o,anyOf:i}=t;return i?i.map(s).join(" or "):t.const!==
void 0?String(t.const):t.enum?t.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):e==="array"?`list of ${o?S(s(
o)):"values"}`:e==="integer"||e==="number"?`${e}${_(t)}`:e==="boolean"?"true or false":n==="date"?"date":e==="null"?"nul\
l":e==="object"?"mapping":"string"}function S(t){return{string:"strings",mapping:"mappings"}[t]??t}function _({minimum:t,
maximum:e,exclusiveMinimum:n}){const o=e===void 0||e===Number.MAX_SAFE_INTEGER?"":`, at most ${e}`;return n!==void 0?`, \
more than ${n}${o}`:`${t===void 0?"":`, at least ${t}`}${o}`}});
//# policy/extend
(function(u,j,O,g){O(u,{COPIES:()=>o,copyPath:()=>b,extend:()=>y,sharedName:()=>p});const o=".github/gene-gate/";function b({
repository:t,path:e}){return`${o}${t}/${e}`}function p({repository:t,path:e,commit:r}){return`${t}/${e}@${r.slice(0,12)}`}
function y(t,e){if(!n(t)||!n(e))return e;const r=Object.entries(e).map(([i,c])=>{const s=Object.hasOwn(t,i)?t[i]:void 0,
$=n(s)&&n(c);return[i,$?{...s,...c}:c]});return Object.fromEntries([...Object.entries(t),...r])}function n(t){return typeof t==
"object"&&t!==null&&!Array.isArray(t)}});
//# policy/home-folder
(function(t,c,i,l){let s;const n=()=>s??=c("zod");i(t,{homeFolder:()=>a});const g=".ssh .gnupg .aws .azure .kube .docke\
r .netrc .npmrc .yarnrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .terr\
aform.d .vault-token .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .grad\
le/gradle.properties .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .confi\
g/op .config/rclone .config/doctl .config/containers .config/chromium .config/google-chrome .local/share/keyrings .nuget\
/NuGet .gem/credentials .composer/auth.json".split(" "),a=n().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expected a p\
ath below the home directory, such as .cache/x").refine(r=>!r.split("/").some(e=>e==="."||e===".."),{error:"expected a p\
ath without `.` and `..`"}).refine(r=>!g.some(e=>o(e,r)||o(r,e)),{error:"expected a cache; programs store credentials or\
 settings here"});function o(r,e){return`${e}/`.startsWith(`${r}/`)}});
//# policy/key
(function(a,p,m,O){let b;const d=()=>b??=p("zod");m(a,{inputSchemas:()=>y,key:()=>l,keysByPath:()=>o,objectOf:()=>r,section:()=>j});
function l(n){const{schema:s,description:e,strictness:t,input:i,example:c}=n,u=s.default(n.default).describe(e);return{schema:c===
void 0?u:u.meta({examples:[c]}),strictness:t,input:i}}function j(n,s,e=t=>t){const t={};return{schema:e(r(s)).prefault(t).
describe(n),keys:s}}function r(n){const s=Object.entries(n).map(([e,{schema:t}])=>[e,t]);return d().strictObject(Object.
fromEntries(s))}function o(n){const s=Object.entries(n).flatMap(([e,t])=>"keys"in t?Object.entries(t.keys).map(([i,c])=>[
`${e}.${i}`,c]):[[e,t]]);return new Map(s)}function y(n){const s=[...o(n).values()].flatMap(({input:e})=>e??[]);return Object.
fromEntries(s.map(({name:e,schema:t})=>[e,t]))}});
//# policy/linear-pattern
(function(n,i,c,p){let s;const r=()=>s??=i("re2js");c(n,{compileLinear:()=>m});const t=1e3;function m(o,{ignoreCase:a,multiline:E,
dotAll:l}={}){if(o.length>t)return{error:`is longer than ${t} characters`};try{const e=r().RE2JS.compile(o,(a?r().RE2JS.
CASE_INSENSITIVE:0)|(E?r().RE2JS.MULTILINE:0)|(l?r().RE2JS.DOTALL:0));return{matches:S=>e.test(S),size:e.programSize()}}catch(e){
return{error:e.message}}}});
//# policy/load
(function(P,a,w,R){let b;const $=()=>b??=a("node:crypto");let v;const I=()=>v??=a("@evomap/gep-sdk");let O;const T=()=>O??=
a("error");let k;const C=()=>k??=a("repo/tree");let L;const S=()=>L??=a("policy/default");let x;const A=()=>x??=a("polic\
y/near-policy");let F;const l=()=>F??=a("policy/parse");let H;const d=()=>H??=a("policy/shared");w(P,{POLICY_PATH:()=>n,
digestPolicy:()=>m,loadPolicy:()=>Y,loadPolicyFile:()=>K,readPolicyIn:()=>y});const n=".github/gene-gate.yml";async function Y(t,i,{
path:o=n,hint:e,readShared:s}={}){const c=await y(t),r="missing"in c?c.file.read(await(0,d().obtainShared)(c.missing,s)):
c,h=(0,l().policyOf)(r,o,e);if(!t.stat(n)){const g=await(0,A().findNearPolicy)(t);if(g)throw E(g,t.label);return p(h,{source:"\
default",ref:i})}const N=(await t.read(n)).toString("utf8");return p(h,{source:"base",path:n,ref:i,text:N,..._(r)})}async function y(t,i){
const o=t.stat(n);return o?(0,C().isRegular)(o.kind)?await u((await t.read(n)).toString("utf8"),t,i):{mistakes:[{line:1,
column:1,message:`expected a regular file; this is a ${o.kind}`}]}:{policy:S().DEFAULT_POLICY}}async function u(t,i,o){const e=(0,l().
openPolicy)(t),s=e.extended;if(s===void 0)return e.read();const r=o?.fetched&&o.source.sha256===s.sha256?o:await(0,d().sharedCopy)(
i,s);return"why"in r?{missing:r,text:t,file:e}:e.read(r)}function _(t){return"policy"in t&&t.shared?{shared:t.shared}:{}}
function E({path:t,fault:i},o){return new(T()).GateError("policy_invalid",`${JSON.stringify(t)} ${i}, but the policy mus\
t be the regular file ${n}, which ${o} does not have`,`Rename it to ${n}; if it is not a policy, give it another name.`)}
async function K(t,i,o){const e=await u(t,o);if("missing"in e)throw(0,d().unavailable)(e.missing.source,e.missing.why);return p(
(0,l().policyOf)(e,i),{source:"file",path:i,text:t,..._(e)})}function p(t,i){return{policy:t,...i,digest:m(t),ignoredInputs:[]}}
function m({branches:t,...i}){return`sha256:${(0,$().createHash)("sha256").update((0,I().canonicalize)(i)).digest("hex")}`}});
//# policy/names
(function(l,i,d,b){let g;const h=()=>g??=i("fastest-levenshtein");let u;const _=()=>u??=i("judge/families/programs");let y;
const m=()=>y??=i("judge/families/registry");d(l,{checkNames:()=>k});const x=80;function k({value:o,issues:p}){const{families:a}=o,
c=(e,t,r)=>{if(o[e].length===0)return;const s=t(a);for(const[N,n]of o[e].entries()){if(typeof n!="string"||s.includes(n))
continue;const O=(0,h().closest)(n.slice(0,x),s),w=`expected the name of ${r}; did you mean ${O}?`;p.push({code:"custom",
path:[e,N],input:n,message:w})}};for(const[e,{name:t}]of a.entries()){if(a.findIndex(({name:s})=>s===t)===e)continue;const r=[
"families",e,"name"];p.push({code:"custom",path:r,input:t,message:"this family is described twice"})}c("disabled_packs",
e=>(0,m().packsOf)(e),"a pack of families"),c("programs",e=>(0,_().programNames)(e),"a program that the default profile \
can run"),c("experimental",e=>[...(0,m().registryOf)(e).keys()],"a family")}});
//# policy/near-policy
(function(_,l,h,T){let N;const d=()=>N??=l("fastest-levenshtein");let O;const r=()=>O??=l("repo/look-alike");let P;const b=()=>P??=
l("repo/tree");h(_,{findNearPolicy:()=>x});async function x(t){for(const n of t.list("")){const{path:e,kind:i}=n;if(w(e)&&
i!=="directory")return{path:e,fault:`is ${S[i]}`};if(i!=="directory"){if(c(e,i)&&!p(e))return s(e);continue}if(m(e))return s(
e);if(!v(e))continue;const o=t.list(e).find(g=>c(y(g.path),g.kind));if(o)return s(o.path);const u=await I(t,`${e}/workfl\
ows`);if(u)return s(u)}}const S={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submodule"};function s(t){
return{path:t,fault:"looks like the policy"}}function y(t){return t.slice(t.lastIndexOf("/")+1)}function w(t){return(0,r().
skeletonOf)(t).trim()===".github"}const j=["github","gitlab","gitea","forgejo","config"];function v(t){const n=k((0,r().
skeletonOf)(t));return j.includes(n)||(0,d().distance)(n,"github")===1}const E=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
$=new Set(["generate"]);function c(t,n){return n==="directory"?m(t):a(t).isPolicy}function m(t){return a(t).isPolicy&&!p(
t)}function p(t){return!t.startsWith(".")&&a(t).extension===""}function a(t){const[n="",...e]=(0,r().skeletonOf)(t).trim().
replace(/^\.+/,"").split("."),i=e.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),o=k(n).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,d().distance)(o,"genegate")<=1&&!$.has(o)&&E.test(i),extension:i}}function k(t){return t.replaceAll(
/[^a-z0-9]/g,"")}async function I(t,n){for(const{path:e,kind:i}of t.list(n)){if(!(0,b().isRegular)(i)||!c(y(e),i))continue;
const o=(await t.read(e)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(o))return e}}});
//# policy/parse
(function(S,i,w,Q){let M;const p=()=>M??=i("fastest-levenshtein");let P;const j=()=>P??=i("zod");let z;const I=()=>z??=
i("error");let K;const u=()=>K??=i("policy/document");let T;const y=()=>T??=i("policy/extend");let b;const _=()=>b??=i("\
policy/policy");let E;const A=()=>E??=i("policy/schema/extends");let D;const N=()=>D??=i("policy/schema-walk");w(S,{openPolicy:()=>L,
policyOf:()=>G});const k=50,V="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function G(e,n,t=V){
if("policy"in e)return e.policy;const{mistakes:o}=e,c=o.length===1?"a mistake":`${o.length} mistakes`,s=o.map(({line:O,column:m,
message:d})=>`${n}:${O}:${m}: ${d}`);throw new(I()).GateError("policy_invalid",`The policy has ${c}:
${s.join(`
`)}`,t)}function L(e){const n=(0,u().readDocument)(e);return"broken"in n?{extended:void 0,read:()=>l(n.broken)}:{extended:C(
n),read:t=>F(n,t)}}function C(e){if(!e.has(["extends"]))return;const n=j().object({extends:A().extendsKey.schema}).safeParse(
e.value);return n.success?n.data.extends??void 0:void 0}function F(e,n){const t=n&&(0,u().readDocument)(n.text),o=({line:a,
column:r,message:B})=>{const J=n?(0,y().sharedName)(n.source):"";return e.atValue(["extends"],`${J}:${a}:${r}: ${B}`)};if(t&&
"broken"in t)return l(t.broken.map(o));if(t?.has(["extends"])){const a=t.atValue(["extends"],"a shared policy must not e\
xtend another");return l([o(a)])}const c=t?(0,y().extend)(t.value,e.value):e.value,s=_().policySchema.safeParse(c,{jitless:!0}),
m=(s.success?[]:s.error.issues.flatMap(v)).flatMap(a=>H(a).map(r=>t&&h(t,r)>h(e,r)?o(x(a,r,t)):x(a,r,e))),d=[...e.mistakes,
...(t?.mistakes??[]).map(o)];return s.success&&d.length===0?{policy:s.data,...n&&{shared:n}}:l([...d,...m])}function l(e){
return{mistakes:e.toSorted((t,o)=>t.line-o.line||t.column-o.column).slice(0,k)}}function h({has:e},n){return n.findLastIndex(
(t,o)=>e(n.slice(0,o+1)))+1}function v(e){if(e.code!=="invalid_union")return[e];const n=e.errors.map(c=>c.flatMap(v)),t=({
path:c,code:s})=>c.length===0&&["invalid_type","invalid_value"].includes(s);return(n.find(c=>!c.every(t))??n[0]??[]).map(
c=>({...c,path:[...e.path,...c.path]}))}function H(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,k).map(
n=>[...e.path,n])}function x(e,n,t){if(e.code==="unrecognized_keys"){const s=String(n.at(-1));return t.atKey(e.path,s,R(
e.path,s))}const o=t.textAt(n),c=e.code==="invalid_value"&&o!==void 0?`; did you mean ${(0,p().closest)(o.slice(0,$),e.values.
map(String))}?`:"";return t.atValue(n,`${g(n)}: ${e.message}${c}`)}const $=80;function g(e){return e.length===0?"the pol\
icy":e.map(String).join(".")}function R(e,n){const t=(0,N().knownKeys)(_().policySchema,e),o=g([...e,n]),c=(0,p().closest)(
n.slice(0,$),t);return t.length===0?`unknown key ${o}`:`unknown key ${o}; did you mean ${c}? (known: ${t.join(", ")})`}});
//# policy/place
(function(l,r,c,y){let i;const e=()=>i??=r("yaml");c(l,{placeIn:()=>a});function a(s,u,m){const t=new(e()).LineCounter,
o=(0,e().parseDocument)(s,{lineCounter:t,prettyErrors:!1}),n=o.contents===null?void 0:o.getIn(u,!0);if(!(0,e().isScalar)(
n)||n.value!==m||!n.range)return;const{line:p,col:d}=t.linePos(n.range[0]);return`${p}:${d}`}});
//# policy/policy
(function(m,s,p,D){let l;const c=()=>l??=s("zod");let r;const t=()=>r??=s("policy/key");let _;const a=()=>_??=s("policy\
/names");let h;const y=()=>h??=s("policy/schema/a2a");let d;const g=()=>d??=s("policy/schema/approvals");let b;const u=()=>b??=
s("policy/schema/assets");let k;const I=()=>k??=s("policy/schema/blast-radius");let K;const e=()=>K??=s("policy/schema/b\
ranches");let S;const v=()=>S??=s("policy/schema/commands");let E;const O=()=>E??=s("policy/schema/extends");let x;const L=()=>x??=
s("policy/schema/ignores");let Y;const C=()=>Y??=s("policy/schema/limits");let N;const P=()=>N??=s("policy/schema/rules");
let j;const w=()=>j??=s("policy/schema/running");let z;const A=()=>z??=s("policy/strictness");p(m,{POLICY_KEYS:()=>R,policyInputsSchema:()=>G,
policySchema:()=>B,withEntry:()=>F});const n=["error","warning"],o={...v().commandKeys,approvals:g().approvals,fail_on:(0,t().
key)({schema:c().enum(n),default:"error",description:"The minimum severity of a finding that fails the gate.",strictness:(0,A().
fromLoosest)(n),input:{name:"fail-on",schema:c().enum(n)}}),...P().ruleKeys,...w().runningKeys,assets:u().assets,limits:C().
limits,blast_radius:I().blastRadius,a2a:y().a2a,ignores:L().ignores},i={extends:O().extendsKey,...o,branches:(0,e().branchesKey)(
o)},B=(0,t().objectOf)(i).check(a().checkNames).check((0,e().checkEntries)(o,(0,t().objectOf)(o).check(a().checkNames))).
describe("gene-gate policy: .github/gene-gate.yml");function F(H,T){return(0,e().mergeEntry)(o,H,T)}const R=(0,t().keysByPath)(
i),G=c().object((0,t().inputSchemas)(i)).partial()});
//# policy/profile-names
(function(e,c,o,t){o(e,{GENE_PROFILES:()=>E,PROFILE_NAMES:()=>r});const E=["evolver","validator"],r=[...E,"curated","wo\
rkspace"]});
//# policy/protected-paths
(function(E,d,T,A){T(E,{DEFAULT_PROTECTED_PATHS:()=>m});const m=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTIT\
Y.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"]});
//# policy/repository-path
(function(o,t,e,h){let r;const i=()=>r??=t("zod");let a;const n=()=>a??=t("repo/paths");e(o,{repositoryPath:()=>p});const p=i().
string().min(1).refine(s=>(0,n().normalise)(s)!==void 0,{error:"expected a path from the root of the repository, without\
 a leading / and without .."})});
//# policy/schema-walk
(function(c,p,s,a){s(c,{knownKeys:()=>u});function u(i,n){const e=n.reduce((o,r)=>o&&d(o,String(r)),i);return Object.keys(
(e&&t(e).shape)??{})}function d(i,n){const{shape:e,element:o,valueType:r}=t(i);return e?.[n]??o??r}function t(i){const n=i.
_zod.def;return n.innerType?t(n.innerType):n.options?.map(t).find(({shape:e})=>e)??n}});
//# policy/shared
(function(c,a,p,b){let d;const l=()=>d??=a("node:crypto");let s;const y=()=>s??=a("error");let _;const m=()=>_??=a("rep\
o/tree");let w;const r=()=>w??=a("policy/extend");p(c,{obtainShared:()=>$,sharedCopy:()=>u,unavailable:()=>i});async function u(t,e){
const n=(0,r().copyPath)(e),o=t.stat(n)?.kind;return(0,m().isRegular)(o)?h(await t.read(n),e,`the copy at ${n}`):{source:e,
why:`the repository has no copy at ${n}`}}async function $({source:t,why:e},n){if(n===void 0)throw i(t,e);const o=h(await n(
t),t,"the file");if("why"in o)throw i(t,o.why);return{...o,fetched:!0}}function h(t,e,n){const o=x(t);return o===e.sha256?
{source:e,text:t.toString("utf8")}:{source:e,why:`${n} has the SHA-256 ${o}, not ${e.sha256}`}}function x(t){return(0,l().
createHash)("sha256").update(t).digest("hex")}function i(t,e,n){return new(y()).GateError("policy_unavailable",`The poli\
cy extends ${(0,r().sharedName)(t)}, which cannot be read: ${e}`,`Correct \`extends\`, or commit the file as ${(0,r().copyPath)(
t)} to the branch of this policy.`,n)}});
//# policy/stricter
(function(h,e,y,z){let u;const r=()=>u??=e("@evomap/gep-sdk");let v;const b=()=>v??=e("error");let g;const O=()=>g??=e(
"policy/load");let W;const k=()=>W??=e("policy/policy");let w;const s=()=>w??=e("policy/values");y(h,{combine:()=>a,stricterOf:()=>j});
function j(t,n,i){const o=a(t.policy,n.policy);if("conflicts"in o)throw new(b()).GateError("policy_conflict",`The polici\
es of the base and of ${i} differ in ${o.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the s\
ame values in both policies.");const{ref:l,digest:c}=n,p=[...t.combinedWith?[t.combinedWith.name]:[],i];return{...t,policy:o.
policy,digest:(0,O().digestPolicy)(o.policy),combinedWith:{name:p.join(" and "),digest:c,...l!==void 0&&{ref:l}}}}function a(t,n){
const i=[],o=(0,s().valuesOf)(t),l=(0,s().valuesOf)(n);for(const[c,{strictness:p}]of k().POLICY_KEYS){const[m,d]=[o.get(
c),l.get(c)];if((0,r().canonicalize)(m)===(0,r().canonicalize)(d))continue;const _=p.combine(m,d);_?o.set(c,_.value):i.push(
c)}return i.length>0?{conflicts:i}:{policy:(0,s().policyWith)(o)}}});
//# policy/strictness
(function(g,h,p,x){let d;const u=()=>d??=h("@evomap/gep-sdk");p(g,{baseCounts:()=>_,emptyIsLoosest:()=>k,fewerIsStricter:()=>S,
fromLoosest:()=>w,higherIsStricter:()=>v,incomparable:()=>L,lowerIsStricter:()=>b,missingFrom:()=>i,moreIsStricter:()=>I});
const b=c((e,t)=>e-t),v=c((e,t)=>t-e);function w(e){return c((t,r)=>{const[o,n]=[e.indexOf(t),e.indexOf(r)];return o<0||
n<0?0:n-o})}const I={compare:(e,t)=>m(e,t,"tighter","looser"),combine:(e,t)=>({value:[...e,...i(e,t)]}),loosens:(e,t)=>i(
t,e).length>0},S={compare:(e,t)=>m(e,t,"looser","tighter"),combine:(e,t)=>{const r=a(t);return{value:e.filter(r)}},loosens:(e,t)=>i(
e,t).length>0};function k(e){const t=(o,n)=>o.filter(s=>n.some(l=>e(s,l))),r=(o,n)=>o.length===0||n.length>0&&t(n,o).length===
n.length;return{compare:(o,n)=>{const[s,l]=[r(o,n),r(n,o)];if(s!==l)return s?"tighter":"looser"},combine:(o,n)=>{if(o.length===
0||n.length===0)return{value:[...o,...n]};const s=[...new Set([...t(o,n),...t(n,o)])];return s.length===0?void 0:{value:s}},
loosens:(o,n)=>!r(o,n)}}function _(e=()=>{}){return{compare:e,combine:t=>({value:t}),loosens:()=>!1}}function L(e){return{
compare:()=>{},combine:()=>{},loosens:()=>!0,reason:e}}function c(e){const t=(o,n)=>{const s=e(o,n);return s===0?void 0:
s>0?"tighter":"looser"};return{compare:t,combine:(o,n)=>{const s=t(o,n);return s&&{value:s==="tighter"?n:o}},loosens:(o,n)=>t(
o,n)!=="tighter"}}function m(e,t,r,o){const[n,s]=[i(e,t).length>0,i(t,e).length>0];if(n!==s)return n?r:o}function i(e,t){
const r=a(e);return t.filter(o=>!r(o))}function a(e){const t=new Set(e.map(r=>(0,u().canonicalize)(r)));return r=>t.has(
(0,u().canonicalize)(r))}});
//# policy/tighten
(function(a,n,u,S){let g;const v=()=>g??=n("policy/load");let m;const _=()=>m??=n("policy/policy");let d;const l=()=>d??=
n("policy/values");u(a,{tightenPolicy:()=>h});function h(c,p){if(Object.values(p).every(t=>t===void 0))return c;const s=(0,l().
valuesOf)(c.policy),r=[],k=new Map(Object.entries(p));for(const[t,{strictness:O,input:o}]of _().POLICY_KEYS){const i=o&&
k.get(o.name),e=s.get(t);if(!(!o||i===void 0||i===e))if(e===o.open||O.compare(e,i)==="tighter")s.set(t,i);else{const P={
given:String(i),kept:String(e)};r.push({input:o.name,key:t,...P})}}const y=(0,l().policyWith)(s);return{...c,policy:y,digest:(0,v().
digestPolicy)(y),ignoredInputs:r}}});
//# policy/values
(function(u,e,y,a){let r;const p=()=>r??=e("policy/policy");y(u,{policyWith:()=>h,valuesOf:()=>s});function s(o){return new Map(
[...p().POLICY_KEYS.keys()].map(l=>[l,c(o,l.split("."))]))}function h(o){const l={};for(const[t,i]of o)n(l,t.split("."),
i);return p().policySchema.parse(l)}function c(o,[l="",...t]){return t.length===0?o[l]:c(o[l],t)}function n(o,[l="",...t],i){
t.length===0?o[l]=i:(o[l]??={},n(o[l],t,i))}});
