"use strict";var K=Object.defineProperty;var e=(_,o)=>K(_,"name",{value:o,configurable:!0});module.exports={"policy/changed-since"(_,o,b,O){let k;const t=e(()=>k??=o("error"),"import_error");let u;const a=e(()=>u??=
o("repo/merge-base"),"import_merge_base");let f;const n=e(()=>f??=o("repo/object-tree"),"import_object_tree");let l;const i=e(
()=>l??=o("policy/load"),"import_load");b(_,{policyChangedSince:e(()=>p,"policyChangedSince")});async function p(r,h,d){
const c=Math.floor(Date.parse(d)/1e3)+1,g=(await r.objects(["log","--first-parent",`--since=@${c}`,"--format=%H %P",h,"-\
-",i().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(g==="")return!1;const[w="",S]=g.split(" ");if((await r.shallowCommits()).has(w))throw new(t()).GateError(
"shallow_clone",`this clone lacks the history of ${i().POLICY_PATH} before ${(0,a().short)(w)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return S===void 0?!0:await s(r,S)!==await s(r,h)}e(p,"policyChangedSince");async function s(r,h){const d=await(0,i().
readPolicyIn)(await(0,n().readTree)(r,h));return"policy"in d?(0,i().digestPolicy)(d.policy):void 0}e(s,"digestIn")},"pol\
icy/difference"(_,o,b,O){let k;const t=e(()=>k??=o("yaml"),"import_yaml");let u;const a=e(()=>u??=o("policy/policy"),"im\
port_policy");let f;const n=e(()=>f??=o("policy/strictness"),"import_strictness");let l;const i=e(()=>l??=o("policy/valu\
es"),"import_values");b(_,{comparePolicies:e(()=>p,"comparePolicies")});function p(d,c){const[m,g]=[(0,i().valuesOf)(d),
(0,i().valuesOf)(c)];return[...a().POLICY_KEYS].flatMap(([w,{strictness:S}])=>{const[v,y]=[m.get(w),g.get(w)],E=s(v,y);if(E===
void 0)return[];const x=S.compare(v,y);return[{key:w,change:E,direction:x,loosens:S.loosens(v,y)}]})}e(p,"comparePolicie\
s");function s(d,c){if(Array.isArray(d)&&Array.isArray(c)){const m=[...(0,n().missingFrom)(d,c).map(g=>`+ ${r(g)}`),...(0,n().
missingFrom)(c,d).map(g=>`- ${r(g)}`)];return m.length===0?void 0:m.join(", ")}return d===c?void 0:`${h(d)} \u2192 ${h(c)}`}
e(s,"changeWords");function r(d){const c=d.name;return typeof c=="string"?c:h(d)}e(r,"entryWords");function h(d){return(0,t().
stringify)(d,{collectionStyle:"flow",lineWidth:0}).trimEnd()}e(h,"shown")},"policy/documented-keys"(_,o,b,O){let k;const t=e(
()=>k??=o("zod"),"z");let u;const a=e(()=>u??=o("policy/policy"),"import_policy");b(_,{documentedKeys:e(()=>f,"documente\
dKeys")});function f(){return n(t().toJSONSchema(a().policySchema,{io:"input"}),"")}e(f,"documentedKeys");function n({properties:s={},
required:r=[]},h){return Object.entries(s).filter(([,{description:c}])=>c).map(([c,m])=>{const g=`${h}${c}`,w=m.type==="\
object"&&m.default!==void 0,S=m.items?.properties?m.items:m,v=`${l(m)}${r.includes(c)?", required":""}`;return{name:c,path:g,
description:m.description??"",...!w&&{expected:v},...!w&&m.default!==void 0&&{default:m.default},...m.examples&&{example:m.
examples[0]},keys:n(S,S===m?`${g}.`:`${g}[].`)}})}e(n,"keysOf");function l(s){const{type:r,format:h,items:d,anyOf:c}=s;return c?
c.map(l).join(" or "):s.const!==void 0?String(s.const):s.enum?s.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):
r==="array"?`list of ${d?i(l(d)):"values"}`:r==="integer"||r==="number"?`${r}${p(s)}`:r==="boolean"?"true or false":h===
"date"?"date":r==="object"?"mapping":"string"}e(l,"expectation");function i(s){return{string:"strings",mapping:"mappings"}[s]??
s}e(i,"plural");function p({minimum:s,maximum:r,exclusiveMinimum:h}){const d=r===void 0||r===Number.MAX_SAFE_INTEGER?"":
`, at most ${r}`;return h!==void 0?`, more than ${h}${d}`:`${s===void 0?"":`, at least ${s}`}${d}`}e(p,"range")},"policy\
/home-folder"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"z");b(_,{homeFolder:e(()=>a,"homeFolder")});const u=".ssh .gnup\
g .aws .azure .kube .docker .netrc .npmrc .yarnrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozil\
la .thunderbird .pki .terraform.d .vault-token .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/s\
ettings-security.xml .gradle/gradle.properties .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .con\
fig/git .config/hub .config/op .config/rclone .config/doctl .config/containers .config/chromium .config/google-chrome .l\
ocal/share/keyrings .nuget/NuGet .gem/credentials .composer/auth.json".split(" "),a=t().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,
"expected a path below the home directory, such as .cache/x").refine(n=>!n.split("/").some(l=>l==="."||l===".."),{error:"\
expected a path without `.` and `..`"}).refine(n=>!u.some(l=>f(l,n)||f(n,l)),{error:"expected a cache; programs store cr\
edentials or settings here"});function f(n,l){return`${l}/`.startsWith(`${n}/`)}e(f,"isBelow")},"policy/key"(_,o,b,O){let k;
const t=e(()=>k??=o("zod"),"z");b(_,{inputSchemas:e(()=>l,"inputSchemas"),key:e(()=>u,"key"),keysByPath:e(()=>n,"keysByP\
ath"),objectOf:e(()=>f,"objectOf"),section:e(()=>a,"section")});function u(i){const{schema:p,description:s,strictness:r,
input:h,example:d}=i,c=p.default(i.default).describe(s);return{schema:d===void 0?c:c.meta({examples:[d]}),strictness:r,input:h}}
e(u,"key");function a(i,p,s=r=>r){const r={};return{schema:s(f(p)).prefault(r).describe(i),keys:p}}e(a,"section");function f(i){
const p=Object.entries(i).map(([s,{schema:r}])=>[s,r]);return t().strictObject(Object.fromEntries(p))}e(f,"objectOf");function n(i){
const p=Object.entries(i).flatMap(([s,r])=>"keys"in r?Object.entries(r.keys).map(([h,d])=>[`${s}.${h}`,d]):[[s,r]]);return new Map(
p)}e(n,"keysByPath");function l(i){const p=[...n(i).values()].flatMap(({input:s})=>s??[]);return Object.fromEntries(p.map(
({name:s,schema:r})=>[s,r]))}e(l,"inputSchemas")},"policy/linear-pattern"(_,o,b,O){let k;const t=e(()=>k??=o("re2js"),"i\
mport_re2js");b(_,{compileLinear:e(()=>a,"compileLinear")});const u=1e3;function a(f,{ignoreCase:n,multiline:l,dotAll:i}={}){
if(f.length>u)return{error:`is longer than ${u} characters`};try{const p=t().RE2JS.compile(f,(n?t().RE2JS.CASE_INSENSITIVE:
0)|(l?t().RE2JS.MULTILINE:0)|(i?t().RE2JS.DOTALL:0));return{matches:e(s=>p.test(s),"matches"),size:p.programSize()}}catch(p){
return{error:p.message}}}e(a,"compileLinear")},"policy/load"(_,o,b,O){let k;const t=e(()=>k??=o("node:crypto"),"import_n\
ode_crypto");let u;const a=e(()=>u??=o("@evomap/gep-sdk"),"import_gep_sdk");let f;const n=e(()=>f??=o("error"),"import_e\
rror");let l;const i=e(()=>l??=o("policy/near-policy"),"import_near_policy");let p;const s=e(()=>p??=o("policy/parse"),"\
import_parse");b(_,{POLICY_PATH:e(()=>r,"POLICY_PATH"),digestPolicy:e(()=>S,"digestPolicy"),loadPolicy:e(()=>d,"loadPoli\
cy"),policyFromFile:e(()=>g,"policyFromFile"),readPolicyIn:e(()=>c,"readPolicyIn")});const r=".github/gene-gate.yml",h="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";async function d(v,y,E=r){
const x=(0,s().policyOf)(await c(v),E,h);if(!v.stat(r)){const L=await(0,i().findNearPolicy)(v);if(L)throw m(L,v.label);return w(
x,{source:"default",ref:y})}const A=(await v.read(r)).toString("utf8");return w(x,{source:"base",path:r,ref:y,text:A})}e(
d,"loadPolicy");async function c(v){const y=v.stat(r);return y?y.kind!=="file"&&y.kind!=="executable"?{mistakes:[{line:1,
column:1,message:`expected a regular file; this is a ${y.kind}`}]}:(0,s().readPolicy)((await v.read(r)).toString("utf8")):
(0,s().readPolicy)("")}e(c,"readPolicyIn");function m({path:v,fault:y},E){return new(n()).GateError("policy_invalid",`${JSON.
stringify(v)} ${y}, but the policy must be the regular file ${r}, which ${E} does not have`,`Rename it to ${r}; if it is\
 not a policy, give it another name.`)}e(m,"nearlyThere");function g(v,y){return w((0,s().parsePolicy)(v,y),{source:"fil\
e",path:y,text:v})}e(g,"policyFromFile");function w(v,y){return{policy:v,...y,digest:S(v),ignoredInputs:[]}}e(w,"loaded");
function S(v){return`sha256:${(0,t().createHash)("sha256").update((0,a().canonicalize)(v)).digest("hex")}`}e(S,"digestPo\
licy")},"policy/names"(_,o,b,O){let k;const t=e(()=>k??=o("fastest-levenshtein"),"import_fastest_levenshtein");let u;const a=e(
()=>u??=o("judge/families/programs"),"import_programs");let f;const n=e(()=>f??=o("judge/families/registry"),"import_reg\
istry");b(_,{checkNames:e(()=>i,"checkNames")});const l=80;function i({value:p,issues:s}){const{families:r}=p,h=e((d,c,m)=>{
for(const[g,w]of p[d].entries()){if(typeof w!="string"||c.includes(w))continue;const S=(0,t().closest)(w.slice(0,l),c),v=`\
expected the name of ${m}; did you mean ${S}?`;s.push({code:"custom",path:[d,g],input:w,message:v})}},"expectKnown");for(const[
d,{name:c}]of r.entries()){if(r.findIndex(({name:g})=>g===c)===d)continue;const m=["families",d,"name"];s.push({code:"cu\
stom",path:m,input:c,message:"this family is described twice"})}h("disabled_packs",(0,n().packsOf)(r),"a pack of familie\
s"),h("programs",(0,a().programNames)(r),"a program that the default profile can run"),h("experimental",[...(0,n().registryOf)(
r).keys()],"a family")}e(i,"checkNames")},"policy/near-policy"(_,o,b,O){let k;const t=e(()=>k??=o("fastest-levenshtein"),
"import_fastest_levenshtein");let u;const a=e(()=>u??=o("repo/look-alike"),"import_look_alike");b(_,{findNearPolicy:e(()=>f,
"findNearPolicy")});async function f(y){for(const E of y.list("")){const{path:x,kind:A}=E;if(p(x)&&A!=="directory")return{
path:x,fault:`is ${n[A]}`};if(A!=="directory"){if(c(x,A)&&!g(x))return l(x);continue}if(m(x))return l(x);if(!r(x))continue;
const L=y.list(x).find(C=>c(i(C.path),C.kind));if(L)return l(L.path);const z=await v(y,`${x}/workflows`);if(z)return l(z)}}
e(f,"findNearPolicy");const n={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submodule"};function l(y){
return{path:y,fault:"looks like the policy"}}e(l,"misplaced");function i(y){return y.slice(y.lastIndexOf("/")+1)}e(i,"na\
meOf");function p(y){return(0,a().skeletonOf)(y).trim()===".github"}e(p,"isPolicyFolder");const s=["github","gitlab","gi\
tea","forgejo","config"];function r(y){const E=S((0,a().skeletonOf)(y));return s.includes(E)||(0,t().distance)(E,"github")===
1}e(r,"mayHoldPolicy");const h=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,d=new Set(["generate"]);
function c(y,E){return E==="directory"?m(y):w(y).isPolicy}e(c,"isPolicyFile");function m(y){return w(y).isPolicy&&!g(y)}
e(m,"hasPolicyName");function g(y){return!y.startsWith(".")&&w(y).extension===""}e(g,"isExtensionless");function w(y){const[
E="",...x]=(0,a().skeletonOf)(y).trim().replace(/^\.+/,"").split("."),A=x.join(".").replace(/^(?:policy|config)(?:\.|$)/,
""),L=S(E).replace(/(?:policy|config|settings|rc)$/,"");return{isPolicy:(0,t().distance)(L,"genegate")<=1&&!d.has(L)&&h.
test(A),extension:A}}e(w,"parse");function S(y){return y.replaceAll(/[^a-z0-9]/g,"")}e(S,"lettersOf");async function v(y,E){
for(const{path:x,kind:A}of y.list(E)){if(A!=="file"&&A!=="executable"||!c(i(x),A))continue;const L=(await y.read(x)).toString(
"utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(L))return x}}e(v,"policyAmongWorkflows")},"policy/parse"(_,o,b,O){let k;
const t=e(()=>k??=o("fastest-levenshtein"),"import_fastest_levenshtein");let u;const a=e(()=>u??=o("yaml"),"import_yaml");
let f;const n=e(()=>f??=o("error"),"import_error");let l;const i=e(()=>l??=o("policy/policy"),"import_policy");let p;const s=e(
()=>p??=o("policy/schema-walk"),"import_schema_walk");b(_,{parsePolicy:e(()=>m,"parsePolicy"),policyOf:e(()=>g,"policyOf"),
readPolicy:e(()=>w,"readPolicy")});const r=64*1024,h="version https://git-lfs.github.com/spec/",d=50,c="Fix the file. `g\
ene-gate schema policy` prints every key with its meaning.";function m(I,P){return g(w(I),P)}e(m,"parsePolicy");function g(I,P,T=c){
if("policy"in I)return I.policy;const{mistakes:$}=I,j=$.length===1?"a mistake":`${$.length} mistakes`,R=$.map(({line:F,column:D,
message:N})=>`${P}:${F}:${D}: ${N}`);throw new(n()).GateError("policy_invalid",`The policy has ${j}:
${R.join(`
`)}`,T)}e(g,"policyOf");function w(I){if(I.startsWith(h))return S([{line:1,column:1,message:"this is a Git LFS pointer; \
commit the file itself (git lfs untrack)"}]);if(I.length>r)return S([{line:1,column:1,message:`the file is larger than ${r}\
 characters`}]);const P=new(a()).LineCounter,T=(0,a().parseDocument)(I,{lineCounter:P,prettyErrors:!1}),$=e((N,M)=>{const{
line:G,col:W}=P.linePos(N);return{line:G,column:W,message:M}},"at"),j=[...T.errors.map(({pos:N,message:M})=>$(N[0],M)),...y(
T).map(N=>$(N,"aliases (*name) are not supported"))];if(!(j.length===T.errors.filter(v).length))return S(j);const F=i().
policySchema.safeParse(T.toJS()??{}),D=F.success?[]:F.error.issues.flatMap(N=>E(N,T).map(({offset:M,message:G})=>$(M,G)));
return F.success&&j.length===0?{policy:F.data}:S([...j,...D])}e(w,"readPolicy");function S(I){return{mistakes:I.toSorted(
(T,$)=>T.line-$.line||T.column-$.column).slice(0,d)}}e(S,"mistaken");function v({code:I}){return I==="DUPLICATE_KEY"}e(v,
"isDuplicate");function y(I){const P=[];return(0,a().visit)(I,{Alias:e((T,{range:$})=>{P.push($?.[0]??0)},"Alias")}),P}e(
y,"aliasesIn");function E(I,P){if(I.code==="unrecognized_keys")return I.keys.slice(0,d).map(R=>({offset:L(P,I.path,R),message:C(
I.path,R)}));const T=(0,a().isNode)(P.contents)?P.getIn(I.path):void 0,$=I.code==="invalid_value"&&typeof T=="string"?`;\
 did you mean ${(0,t().closest)(T.slice(0,x),I.values.map(String))}?`:"";return[{offset:A(P,I.path),message:`${z(I.path)}\
: ${I.message}${$}`}]}e(E,"mistakesOf");const x=80;function A(I,P){for(let T=P.length;T>0;T--){const $=I.getIn(P.slice(0,
T),!0);if((0,a().isNode)($)&&$.range)return $.range[0]}return 0}e(A,"valueOffset");function L(I,P,T){const $=P.length===
0?I.contents:I.getIn(P,!0),j=(0,a().isMap)($)?$.items.find(R=>(0,a().isScalar)(R.key)&&String(R.key.value)===T):void 0;return(0,a().
isScalar)(j?.key)&&j.key.range?.[0]||0}e(L,"keyOffset");function z(I){return I.length===0?"the policy":I.map(String).join(
".")}e(z,"nameOf");function C(I,P){const T=(0,s().knownKeys)(i().policySchema,I),$=z([...I,P]),j=(0,t().closest)(P.slice(
0,x),T);return T.length===0?`unknown key ${$}`:`unknown key ${$}; did you mean ${j}? (known: ${T.join(", ")})`}e(C,"unkn\
ownKey")},"policy/place"(_,o,b,O){let k;const t=e(()=>k??=o("yaml"),"import_yaml");b(_,{placeIn:e(()=>u,"placeIn")});function u(a,f,n){
const l=new(t()).LineCounter,i=(0,t().parseDocument)(a,{lineCounter:l,prettyErrors:!1}),p=i.contents===null?void 0:i.getIn(
f,!0);if(!(0,t().isScalar)(p)||p.value!==n||!p.range)return;const{line:s,col:r}=l.linePos(p.range[0]);return`${s}:${r}`}
e(u,"placeIn")},"policy/policy"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"z");let u;const a=e(()=>u??=o("policy/key"),"\
import_key");let f;const n=e(()=>f??=o("policy/names"),"import_names");let l;const i=e(()=>l??=o("policy/schema/a2a"),"i\
mport_a2a");let p;const s=e(()=>p??=o("policy/schema/approvals"),"import_approvals");let r;const h=e(()=>r??=o("policy/s\
chema/assets"),"import_assets");let d;const c=e(()=>d??=o("policy/schema/blast-radius"),"import_blast_radius");let m;const g=e(
()=>m??=o("policy/schema/commands"),"import_commands");let w;const S=e(()=>w??=o("policy/schema/ignores"),"import_ignore\
s");let v;const y=e(()=>v??=o("policy/schema/limits"),"import_limits");let E;const x=e(()=>E??=o("policy/schema/running"),
"import_running");let A;const L=e(()=>A??=o("policy/strictness"),"import_strictness");b(_,{DEFAULT_POLICY:e(()=>$,"DEFAU\
LT_POLICY"),POLICY_KEYS:e(()=>P,"POLICY_KEYS"),policyInputsSchema:e(()=>T,"policyInputsSchema"),policySchema:e(()=>I,"po\
licySchema")});const z=["error","warning"],C={...g().commandKeys,approvals:s().approvals,fail_on:(0,a().key)({schema:t().
enum(z),default:"error",description:"The minimum severity of a finding that fails the gate.",strictness:(0,L().fromLoosest)(
z),input:{name:"fail-on",schema:t().enum(z)}}),...x().runningKeys,assets:h().assets,limits:y().limits,blast_radius:c().blastRadius,
a2a:i().a2a,ignores:S().ignores},I=(0,a().objectOf)(C).check(n().checkNames).describe("gene-gate policy: .github/gene-ga\
te.yml"),P=(0,a().keysByPath)(C),T=t().object((0,a().inputSchemas)(C)).partial(),$=I.parse({})},"policy/repository-path"(_,o,b,O){
let k;const t=e(()=>k??=o("zod"),"z");let u;const a=e(()=>u??=o("repo/paths"),"import_paths");b(_,{repositoryPath:e(()=>f,
"repositoryPath")});const f=t().string().min(1).refine(n=>(0,a().normalise)(n)!==void 0,{error:"expected a path from the\
 root of the repository, without a leading / and without .."})},"policy/schema-walk"(_,o,b,O){b(_,{knownKeys:e(()=>k,"kn\
ownKeys")});function k(a,f){const n=f.reduce((l,i)=>l&&t(l,String(i)),a);return Object.keys((n&&u(n).shape)??{})}e(k,"kn\
ownKeys");function t(a,f){const{shape:n,element:l}=u(a);return n?.[f]??l}e(t,"schemaAt");function u(a){const f=a._zod.def;
return f.innerType?u(f.innerType):f}e(u,"definitionOf")},"policy/schema/a2a"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"\
z");let u;const a=e(()=>u??=o("model/evidence"),"import_evidence");let f;const n=e(()=>f??=o("policy/key"),"import_key");
let l;const i=e(()=>l??=o("policy/strictness"),"import_strictness");b(_,{a2a:e(()=>h,"a2a")});const p=t().int().positive(),
s=t().number().min(0).max(1),r=t().strictObject({repository:t().string().regex(/^[\w.-]+\/[\w.-]+$/,{error:"expected own\
er/name"}).describe("`owner/name` of the repository that the workflow runs for."),workflow:t().string().regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,
{error:"expected .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that\
 signs: a file of the repository, or a reusable workflow of another one with its ref."),ref:t().string().regex(/^refs\/\S+$/,
{error:"expected a full ref such as refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow ru\
ns for."),issuer:t().url().default("https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s\
 identity."),policies:t().array(t().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(
1).optional().describe("Digests of the accepted policies. Default: only the policy of the promotion."),max_age_days:t().
int().positive().default(90).describe("Days after the verification from which an attestation no longer counts.")}),h=(0,n().
section)("What `gene-gate promote` requires of an asset before other agents get it.",{min_score:(0,n().key)({schema:s,default:.7,
description:"Minimum score of an outcome that can be promoted.",strictness:i().higherIsStricter}),max_files:(0,n().key)(
{schema:p,default:5,description:"Maximum number of files that a promoted Capsule touched.",strictness:i().lowerIsStricter}),
max_lines:(0,n().key)({schema:p,default:200,description:"Maximum number of added and deleted lines of a promoted Capsule\
.",strictness:i().lowerIsStricter}),min_success_streak:(0,n().key)({schema:p,default:2,description:"Consecutive successe\
s, counted from the events, that a promotion requires.",strictness:i().higherIsStricter}),confidence_factor:(0,n().key)(
{schema:s,default:.6,description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:i().lowerIsStricter}),
require_evidence:(0,n().key)({schema:a().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the comma\
nds of a Gene passed: `none`, `self_reported` (a report whose hash is correct), `gate` (a GateReport of this gate for th\
is content and policy, or `--run`), `published` (its check run is found on GitHub), `attested` (a verified signature). `\
published` and `attested` also apply to Capsules and EvolutionEvents.",strictness:(0,i().fromLoosest)(a().EVIDENCE_LEVELS)}),
evidence_app:(0,n().key)({schema:t().string().regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug o\
f the GitHub App whose check run proves that a GateReport was published.",strictness:(0,i().incomparable)("Each app prov\
es something else.")}),max_evidence_age_days:(0,n().key)({schema:t().int().positive(),default:180,description:"Age of ev\
idence, in days, from which a promotion shows a notice.",strictness:i().lowerIsStricter}),attestation:(0,n().key)({schema:t().
array(r),default:[],description:"Workflows whose signed attestations count as evidence for `gene-gate promote --attestat\
ion`; without an entry, none does.",strictness:i().fewerIsStricter,example:[{repository:"agents/genes",workflow:".github\
/workflows/gene-gate.yml"}]})})},"policy/schema/approvals"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"z");let u;const a=e(
()=>u??=o("policy/key"),"import_key");let f;const n=e(()=>f??=o("policy/repository-path"),"import_repository_path");let l;
const i=e(()=>l??=o("policy/strictness"),"import_strictness");b(_,{approvals:e(()=>s,"approvals")});const p=t().int().min(
1).max(10),s=(0,a().section)("Who approves commands that require confirmation.",{strong:(0,a().key)({schema:p,default:1,
description:"Number of people who must approve a dangerous command before it runs.",strictness:i().higherIsStricter}),very_strong:(0,a().
key)({schema:p,default:2,description:"Number of people who must approve an experimental command before it runs.",strictness:i().
higherIsStricter}),gate:(0,a().key)({schema:t().int().min(0).max(10),default:1,description:"Number of people who must ap\
prove a change that weakens the gate: its policy, or a workflow that runs it. With 0, for a sole maintainer, such a chan\
ge gets a warning.",strictness:i().higherIsStricter}),people:(0,a().key)({schema:t().array(t().string().min(1)),default:[],
description:"Logins whose reviews count, if they have write access; an empty list counts everyone with write access.",strictness:(0,i().
incomparable)("An empty list allows everyone, and each login in a list allows one more person.")}),unaffected_by:(0,a().
key)({schema:t().array(n().repositoryPath),default:[],description:"Globs of files that an approval is not bound to: a pu\
sh that changes only these files does not end an approval. Do not list files that a command reads.",strictness:i().fewerIsStricter,
example:["docs/**","*.md"]})},r=>r.refine(({strong:h,very_strong:d})=>d>=h,{path:["very_strong"],error:"expected at leas\
t as many as for strong confirmation"}))},"policy/schema/assets"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"z");let u;const a=e(
()=>u??=o("policy/key"),"import_key");let f;const n=e(()=>f??=o("policy/strictness"),"import_strictness");b(_,{assets:e(
()=>i,"assets")});const l=["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/eve\
nts.jsonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/data/default_genes\
.json","**/.evolver/gep/*.{json,jsonl}"],i=(0,a().section)("Where the repository keeps its assets.",{include:(0,a().key)(
{schema:t().array(t().string().min(1)).min(1),default:[...l],description:"Globs of the asset files; replaces the default\
 list.",strictness:(0,n().incomparable)("An asset file is audited, and does not count towards a blast radius.")}),max_file_bytes:(0,a().
key)({schema:t().number().int().positive(),default:16*1024*1024,description:"Maximum size of an asset file; a larger fil\
e is an error. Of an audit log, the newest records up to this size are read.",strictness:n().lowerIsStricter})})},"polic\
y/schema/blast-radius"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"z");let u;const a=e(()=>u??=o("model/blast-radius"),"i\
mport_blast_radius");let f;const n=e(()=>f??=o("policy/key"),"import_key");let l;const i=e(()=>l??=o("policy/repository-\
path"),"import_repository_path");let p;const s=e(()=>p??=o("policy/strictness"),"import_strictness");b(_,{DEFAULT_PROTECTED_PATHS:e(
()=>h,"DEFAULT_PROTECTED_PATHS"),blastRadius:e(()=>d,"blastRadius")});const r=["append","forbidden"],h=["AGENTS.md","CLA\
UDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/*\
*",".github/gene-gate.yml"],d=(0,n().section)("How much a change with a gene may touch, and which paths no change may to\
uch.",{counting:(0,n().key)({schema:a().countingSchema,default:"full",description:"Which files count: `full` counts all \
except the asset store and new validation scripts, `reference` those that the protocol\u2019s reference engine counts.",
strictness:(0,s().incomparable)("Each of the two counts files that the other does not count.")}),hard_cap_files:(0,n().key)(
{schema:t().number().int().positive(),default:60,description:"Maximum number of files that count in one change, whatever\
 its genes allow.",strictness:s().lowerIsStricter}),hard_cap_lines:(0,n().key)({schema:t().number().int().positive(),default:2e4,
description:"Maximum number of added and deleted lines that count in one change.",strictness:s().lowerIsStricter}),forbidden_paths:(0,n().
key)({schema:t().array(i().repositoryPath),default:[],description:"Paths that no change may touch, including everything \
under them.",strictness:s().moreIsStricter}),protected_paths:(0,n().key)({schema:t().array(i().repositoryPath),default:[],
description:"Globs of protected files; a change that touches one fails.",strictness:s().moreIsStricter}),audit_log:(0,n().
key)({schema:t().enum(r),default:"append",description:"Whether a change may append to events.jsonl, or must not change i\
t at all.",strictness:(0,s().fromLoosest)(r)})})},"policy/schema/commands"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"z");
let u;const a=e(()=>u??=o("judge/families/family"),"import_family");let f;const n=e(()=>f??=o("model/verdict"),"import_v\
erdict");let l;const i=e(()=>l??=o("policy/key"),"import_key");let p;const s=e(()=>p??=o("policy/repository-path"),"impo\
rt_repository_path");let r;const h=e(()=>r??=o("policy/strictness"),"import_strictness");let d;const c=e(()=>d??=o("poli\
cy/schema/patterns"),"import_patterns");b(_,{GENE_PROFILES:e(()=>m,"GENE_PROFILES"),PROFILE_NAMES:e(()=>g,"PROFILE_NAMES"),
commandKeys:e(()=>w,"commandKeys")});const m=["evolver","validator"],g=[...m,"curated","workspace"],w={profile:(0,i().key)(
{schema:t().enum(g),default:"evolver",description:"The rules that decide whether a command may run.",strictness:(0,h().fromLoosest)(
m),input:{name:"profile",schema:t().enum(m)}}),mode:(0,i().key)({schema:n().riskSchema,default:"write",description:"High\
est risk that the `curated` profile accepts.",strictness:(0,h().fromLoosest)(n().riskSchema.options.toReversed())}),allow_dangerous:(0,i().
key)({schema:t().boolean(),default:!1,description:"Whether `mode: dangerous` accepts dangerous commands; without it, the\
y are blocked.",strictness:(0,h().fromLoosest)([!0,!1])}),allowed_roots:(0,i().key)({schema:t().array(t().string().min(1)),
default:[],description:"Directories that every path of a command must be in, in the `curated` profile; if the list is em\
pty, paths are not checked.",strictness:(0,h().incomparable)("An empty list allows every path, and each directory in a l\
ist allows more.")}),workspace:(0,i().key)({schema:s().repositoryPath,default:".",description:"Directory that every path\
 of a command must be in, in the `workspace` profile; commands still start at the root of the repository.",strictness:(0,h().
incomparable)("Two directories can be unrelated.")}),disabled_packs:(0,i().key)({schema:t().array(t().string().min(1)),default:[],
description:"Packs of families that are disabled in the `curated` and `workspace` profiles: archives, build, files, git,\
 javascript, network, packages, python, system, text, other, or a pack that `families` defines.",strictness:h().moreIsStricter}),
experimental:(0,i().key)({schema:t().array(t().string().min(1)),default:[],description:"Families whose commands are expe\
rimental in the `curated` profile and require very strong confirmation. A family of maturity `experimental_only` is acce\
pted only if it is listed here.",strictness:(0,h().incomparable)("An entry requires more approvals for one family, and a\
llows another family that is blocked otherwise.")}),programs:(0,i().key)({schema:t().array(t().string().min(1)),default:[],
description:"Programs that the default profile may run besides node, npm and npx, by the name of their family: bun, carg\
o, deno, dotnet, go, gradle, make, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yarn, or one that `families` define\
s. See docs/programs.md.",strictness:h().fewerIsStricter,example:["pytest"]}),families:(0,i().key)({schema:t().array(a().
familySchema),default:[],description:"Programs in addition to the built-in ones, for each profile that an entry describe\
s; it replaces what the built-in family of the same name says about that profile. The default profile runs those that `p\
rograms` names. The keys are in schema/policy.schema.json.",strictness:(0,h().incomparable)("A family can be looser or s\
tricter than the built-in one.")}),patterns:c().patterns}},"policy/schema/ignores"(_,o,b,O){let k;const t=e(()=>k??=o("z\
od"),"z");let u;const a=e(()=>u??=o("policy/key"),"import_key");let f;const n=e(()=>f??=o("policy/repository-path"),"imp\
ort_repository_path");let l;const i=e(()=>l??=o("policy/strictness"),"import_strictness");b(_,{ignores:e(()=>s,"ignores")});
const p=t().strictObject({rule:t().string().min(1).describe("The id of the rule, as in the report."),where:t().strictObject(
{path:n().repositoryPath.optional().describe("A file, a directory or a glob that the path of the finding must match."),gene:t().
string().min(1).optional().describe("The id of the asset."),command:t().string().min(1).optional().describe("The full te\
xt of the command.")}).refine(r=>Object.keys(r).length>0,{error:"expected at least one of path, gene and command; omit `\
where` to ignore the rule"}).optional().describe("Which findings of the rule are ignored; all given keys must match. Def\
ault: all."),reason:t().string().trim().min(1,{error:"expected a sentence that says why"}).describe("Why the finding is \
acceptable; shown with the finding."),expires:t().iso.date({error:"expected a date such as 2027-01-31"}).describe("The l\
ast day (UTC) of the ignore; after it, the finding counts again.")}),s=(0,a().key)({schema:t().array(p),default:[],description:"\
Findings that do not count until a date. They stay in the report. Rules that decide whether a command may run cannot be \
ignored.",strictness:i().fewerIsStricter,example:[{rule:"content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"\
Written before the engine hashed its genes.",expires:"2027-01-31"}]})},"policy/schema/limits"(_,o,b,O){let k;const t=e(()=>k??=
o("zod"),"z");let u;const a=e(()=>u??=o("policy/key"),"import_key");let f;const n=e(()=>f??=o("policy/strictness"),"impo\
rt_strictness");b(_,{limits:e(()=>r,"limits")});const l=1024,i=1024*l,p=1024*i,s=t().number().positive().max(86400),r=(0,a().
section)("Limits of validation commands.",{command_timeout_seconds:(0,a().key)({schema:s,default:180,description:"Time l\
imit of a command; a command that exceeds it is stopped and fails.",strictness:n().lowerIsStricter,input:{name:"command-\
timeout-seconds",schema:t().coerce.number().pipe(s)}}),budget_seconds:(0,a().key)({schema:s,default:300*60,description:"\
Time limit of all commands of a run together; commands that have not ended by then fail. GitHub ends a job after six hou\
rs.",strictness:n().lowerIsStricter,input:{name:"budget-seconds",schema:t().coerce.number().pipe(s)}}),prepare_seconds:(0,a().
key)({schema:s,default:900,description:"Time limit of all lines of `prepare` together.",strictness:n().lowerIsStricter}),
slow_command_seconds:(0,a().key)({schema:s,default:60,description:"A command that takes longer is reported with a warnin\
g.",strictness:n().lowerIsStricter}),output_bytes:(0,a().key)({schema:t().number().int().min(l).max(16*i),default:64*l,description:"\
Maximum output kept from the start and from the end of each stream; less if a run has many commands.",strictness:(0,n().
baseCounts)()}),memory_bytes:(0,a().key)({schema:t().number().int().min(64*i),default:16*p,description:"Memory of a comm\
and with all of its processes and the files that it writes, if a cgroup is available; at most its share of the free memo\
ry of the machine, but at least 2 GiB.",strictness:n().lowerIsStricter}),processes:(0,a().key)({schema:t().number().int().
min(16).max(32768),default:1024,description:"Processes and threads of a command at a time, with namespaces.",strictness:n().
lowerIsStricter}),open_files:(0,a().key)({schema:t().number().int().min(64).max(1048576),default:4096,description:"Open \
files of one process, with namespaces.",strictness:n().lowerIsStricter}),file_bytes:(0,a().key)({schema:t().number().int().
positive(),default:4*p,description:"Largest file that a command may write, with namespaces.",strictness:n().lowerIsStricter}),
written_bytes:(0,a().key)({schema:t().number().int().min(i),default:4*p,description:"Total size of the files that a comm\
and may write, with namespaces. They are stored in memory, so the commands that run at the same time have at most half o\
f the free memory of the machine together.",strictness:n().lowerIsStricter})})},"policy/schema/patterns"(_,o,b,O){let k;
const t=e(()=>k??=o("zod"),"z");let u;const a=e(()=>u??=o("policy/key"),"import_key");let f;const n=e(()=>f??=o("policy/\
linear-pattern"),"import_linear_pattern");let l;const i=e(()=>l??=o("policy/strictness"),"import_strictness");b(_,{patterns:e(
()=>s,"patterns")});const p=t().strictObject({name:t().string().trim().min(1).describe("Name of the pattern in the repor\
t."),layer:t().union([t().literal(1),t().literal(2),t().literal(3)],{error:"expected 1, 2 or 3"}).describe("Layer of the\
 pattern: 1 dangerous patterns, 2 paths, 3 allowed commands."),reason:t().string().trim().min(1,{error:"expected a sente\
nce that says why"}).describe("Why the command is blocked; shown to its author."),regex:t().string().min(1).superRefine(
(r,h)=>{const d=(0,n().compileLinear)(r);"error"in d&&h.addIssue({code:"custom",message:d.error})}).describe("Regular ex\
pression in RE2 syntax (linear time), matched against each simple command with its words joined by one space."),match:t().
array(t().string()).min(1,{error:"expected at least one command"}).describe("Commands that the pattern must match."),not_match:t().
array(t().string()).min(1,{error:"expected at least one command"}).describe("Commands that the pattern must not match.")}),
s=(0,a().key)({schema:t().array(p),default:[],description:"Commands that the `workspace` profile blocks in addition to t\
he built-in patterns.",strictness:i().moreIsStricter,example:[{name:"no_production",layer:1,reason:"Validations stay awa\
y from production.",regex:"\\bprod(uction)?\\b",match:["grep x config/prod.json"],not_match:["grep product docs/shop.md"]}]})},
"policy/schema/running"(_,o,b,O){let k;const t=e(()=>k??=o("zod"),"z");let u;const a=e(()=>u??=o("policy/home-folder"),"\
import_home_folder");let f;const n=e(()=>f??=o("policy/key"),"import_key");let l;const i=e(()=>l??=o("policy/repository-\
path"),"import_repository_path");let p;const s=e(()=>p??=o("policy/strictness"),"import_strictness");b(_,{concurrencySchema:e(
()=>c,"concurrencySchema"),runningKeys:e(()=>S,"runningKeys")});const r=["off","auto","require-for-forks","require"],h=[
"allow","none"],d=["gene","command"],c=t().int().positive().max(256),m=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
g=t().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(v=>!m.test(v),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),w=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],S={containment:(0,n().key)({schema:t().enum(r),default:"require-for\
-forks",description:"Whether commands run in namespaces: always (`require`), for changes from forks always and for other\
s if available (`require-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,s().fromLoosest)(r),input:{
name:"containment",schema:t().enum(r)}}),network:(0,n().key)({schema:t().enum(h),default:"none",description:"Whether a c\
ommand in namespaces has network access.",strictness:(0,s().fromLoosest)(h)}),views:(0,n().key)({schema:t().enum(d),default:"\
command",description:"Whether each command has its own private copy of the checkout, or the commands of a gene share one\
 and see the files that earlier ones wrote.",strictness:(0,s().fromLoosest)(d)}),concurrency:(0,n().key)({schema:t().union(
[t().literal("cores"),c]),default:"cores",description:"Maximum number of commands that run at the same time; with contai\
nment by namespaces only.",strictness:(0,s().baseCounts)((v,y)=>v==="cores"||y==="cores"?void 0:s().lowerIsStricter.compare(
v,y)),input:{name:"concurrency",schema:t().coerce.number().pipe(c),open:"cores"}}),build_outputs:(0,n().key)({schema:t().
array(i().repositoryPath),default:[],description:"Globs of files and directories that are not in the commit and that com\
mands see nevertheless, such as the output of a build in an earlier workflow step. Commands see nothing else that is unt\
racked or ignored, except installed dependencies and what `prepare` wrote.",strictness:s().fewerIsStricter,example:["dis\
t/**"]}),prepare_env:(0,n().key)({schema:t().array(g),default:[],description:"Names of environment variables of the work\
flow step that `prepare` gets, such as the token of a private registry. Other variables are not passed.",strictness:s().
fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,n().key)({schema:t().array(a().homeFolder),default:[],
description:"Directories of the home directory that a command in namespaces sees in its own, read-only, such as the brow\
sers of a test runner. Its home directory is empty otherwise.",strictness:s().fewerIsStricter,example:[".cache/ms-playwr\
ight",".cargo/registry"]}),caches:(0,n().key)({schema:t().array(t().string().min(1)),default:[...w],description:"Globs o\
f files that a command may write without a warning; replaces the default list.",strictness:s().fewerIsStricter})}},"poli\
cy/stricter"(_,o,b,O){let k;const t=e(()=>k??=o("@evomap/gep-sdk"),"import_gep_sdk");let u;const a=e(()=>u??=o("error"),
"import_error");let f;const n=e(()=>f??=o("policy/load"),"import_load");let l;const i=e(()=>l??=o("policy/policy"),"impo\
rt_policy");let p;const s=e(()=>p??=o("policy/values"),"import_values");b(_,{stricterOf:e(()=>r,"stricterOf")});function r(h,d,c){
const m=[],g=(0,s().valuesOf)(h.policy),w=(0,s().valuesOf)(d.policy);for(const[E,{strictness:x}]of i().POLICY_KEYS){const[
A,L]=[g.get(E),w.get(E)];if((0,t().canonicalize)(A)===(0,t().canonicalize)(L))continue;const z=x.combine(A,L);z?g.set(E,
z.value):m.push(E)}if(m.length>0)throw new(a()).GateError("policy_conflict",`The policies of the base and of ${c} differ\
 in ${m.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values on both branches, or remove poli\
cy-ref.");const S=(0,s().policyWith)(g),{ref:v,digest:y}=d;return{...h,policy:S,digest:(0,n().digestPolicy)(S),combinedWith:{
name:c,digest:y,...v!==void 0&&{ref:v}}}}e(r,"stricterOf")},"policy/strictness"(_,o,b,O){let k;const t=e(()=>k??=o("@evo\
map/gep-sdk"),"import_gep_sdk");b(_,{baseCounts:e(()=>i,"baseCounts"),fewerIsStricter:e(()=>l,"fewerIsStricter"),fromLoosest:e(
()=>f,"fromLoosest"),higherIsStricter:e(()=>a,"higherIsStricter"),incomparable:e(()=>p,"incomparable"),lowerIsStricter:e(
()=>u,"lowerIsStricter"),missingFrom:e(()=>h,"missingFrom"),moreIsStricter:e(()=>n,"moreIsStricter")});const u=s((c,m)=>c-
m),a=s((c,m)=>m-c);function f(c){return s((m,g)=>{const[w,S]=[c.indexOf(m),c.indexOf(g)];return w<0||S<0?0:S-w})}e(f,"fr\
omLoosest");const n={compare:e((c,m)=>r(c,m,"tighter","looser"),"compare"),combine:e((c,m)=>({value:[...c,...h(c,m)]}),"\
combine"),loosens:e((c,m)=>h(m,c).length>0,"loosens")},l={compare:e((c,m)=>r(c,m,"looser","tighter"),"compare"),combine:e(
(c,m)=>{const g=d(m);return{value:c.filter(g)}},"combine"),loosens:e((c,m)=>h(c,m).length>0,"loosens")};function i(c=()=>{}){
return{compare:c,combine:e(m=>({value:m}),"combine"),loosens:e(()=>!1,"loosens")}}e(i,"baseCounts");function p(c){return{
compare:e(()=>{},"compare"),combine:e(()=>{},"combine"),loosens:e(()=>!0,"loosens"),reason:c}}e(p,"incomparable");function s(c){
const m=e((w,S)=>{const v=c(w,S);return v===0?void 0:v>0?"tighter":"looser"},"compare");return{compare:m,combine:e((w,S)=>{
const v=m(w,S);return v&&{value:v==="tighter"?S:w}},"combine"),loosens:e((w,S)=>m(w,S)!=="tighter","loosens")}}e(s,"orde\
red");function r(c,m,g,w){const[S,v]=[h(c,m).length>0,h(m,c).length>0];if(S!==v)return S?g:w}e(r,"growth");function h(c,m){
const g=d(c);return m.filter(w=>!g(w))}e(h,"missingFrom");function d(c){const m=new Set(c.map(g=>(0,t().canonicalize)(g)));
return g=>m.has((0,t().canonicalize)(g))}e(d,"membership")},"policy/tighten"(_,o,b,O){let k;const t=e(()=>k??=o("policy/\
load"),"import_load");let u;const a=e(()=>u??=o("policy/policy"),"import_policy");let f;const n=e(()=>f??=o("policy/valu\
es"),"import_values");b(_,{tightenPolicy:e(()=>l,"tightenPolicy")});function l(i,p){const s=(0,n().valuesOf)(i.policy),r=[],
h=new Map(Object.entries(p));for(const[c,{strictness:m,input:g}]of a().POLICY_KEYS){const w=g&&h.get(g.name),S=s.get(c);
if(!(!g||w===void 0||w===S))if(S===g.open||m.compare(S,w)==="tighter")s.set(c,w);else{const v={given:String(w),kept:String(
S)};r.push({input:g.name,key:c,...v})}}const d=(0,n().policyWith)(s);return{...i,policy:d,digest:(0,t().digestPolicy)(d),
ignoredInputs:r}}e(l,"tightenPolicy")},"policy/values"(_,o,b,O){let k;const t=e(()=>k??=o("policy/policy"),"import_polic\
y");b(_,{policyWith:e(()=>a,"policyWith"),valuesOf:e(()=>u,"valuesOf")});function u(l){return new Map([...t().POLICY_KEYS.
keys()].map(i=>[i,f(l,i.split("."))]))}e(u,"valuesOf");function a(l){const i={};for(const[p,s]of l)n(i,p.split("."),s);return t().
policySchema.parse(i)}e(a,"policyWith");function f(l,[i="",...p]){return p.length===0?l[i]:f(l[i],p)}e(f,"valueAt");function n(l,[
i="",...p],s){p.length===0?l[i]=s:(l[i]??={},n(l[i],p,s))}e(n,"setAt")}};
