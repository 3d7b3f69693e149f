//# audit/change/audit-log
(function(b,I,d){const h=d("assets/log/appended"),c=d("assets/log/audit-log"),l=d("rules/finding"),M=d("audit/check"),O=d(
"audit/change/blast-radius"),E=d("audit/change/log-lines"),g=d("audit/change/touched-paths"),L=/^100/,_=10,k=(0,M().defineChangeCheck)(
{name:"audit-logs",find:async({change:o,assets:i,policy:n,baseTree:t,tree:s})=>{const{audit_log:e}=n.blast_radius;return(await A(
o,e,async a=>{const[r,u]=await Promise.all([w(t,a),w(s,a)]);return{before:r,after:u}})).filter(({rule:a,location:r})=>a!==
"audit-log-malformed"||!i.problems.some(u=>x(u,r)))}});async function w(o,i){return o.stat(i)===void 0?Buffer.alloc(0):o.
read(i,c().MAX_LOG_BYTES)}async function A(o,i,n){const t=o.files.filter(({path:s,oldPath:e})=>(0,c().isAuditLog)(s)||e!==
void 0&&(0,c().isAuditLog)(e));return i==="forbidden"?t.flatMap(s=>(0,O().namesOf)(s).filter(c().isAuditLog).map(e=>(0,l().
finding)("audit-log-changed",{path:e},(0,g().atFile)(e)))):(await Promise.all(t.map(s=>R(s,n)))).flat()}function x({rule:o,
location:{path:i,line:n}},t){return i!==t?.path?!1:n===t.line||o==="file-not-json"&&n>t.line}async function R(o,i){const{
path:n,oldPath:t,status:s}=o,e=[],m=async a=>!L.test(o.oldMode)||(0,h().hasRecords)((await i(a)).before);if(t!==void 0&&
(0,c().isAuditLog)(t)&&await m(t)&&e.push((0,l().finding)("audit-log-removed",{path:t},(0,g().atFile)(t))),!(0,c().isAuditLog)(
n))return e;if(s==="deleted")await m(n)&&e.push((0,l().finding)("audit-log-removed",{path:n},(0,g().atFile)(n)));else if(!L.
test(o.newMode)||s==="type_changed")e.push((0,l().finding)("audit-log-removed",{path:n},(0,g().atFile)(n)));else if(s===
"modified"){const{before:a,after:r}=await i(n),u=(0,h().continuationOf)(a,r);if(u.kind==="appended")return[...e,...F(n,r,
u.from)];const{line:p}=u,v=j(p,r),G={path:n,line:v?Math.max(p-1,1):p,column:1};e.push((0,l().finding)("audit-log-rewritt\
en",{path:n,line:p,gone:v},{location:G}))}else{const{after:a}=await i(n);e.push(...F(n,a,0))}return e}function F(o,i,n){
const t=(0,E().firstMalformedLine)(i,n);if(t===void 0)return[];const s={path:o,line:t.line,column:1};return[(0,l().finding)(
"audit-log-malformed",{path:o,...t},{location:s})]}function j(o,i){return i.length===0||i.at(-1)===_&&C(_,i)<o}function C(o,i){
let n=0;for(let t=i.indexOf(o);t>=0;t=i.indexOf(o,t+1))n+=1;return n}b.exports={auditLogFindings:A,auditLogs:k}});
//# audit/change/blast-radius
(function(u,$,A){function d(e,n){const r={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const t of e.files){const{
path:i,oldPath:s}=t,l=s===void 0?1:2,o=Number(n.has(i))+Number(s!==void 0&&n.has(s));r.files+=l-o,r.exempt_files+=o,o===
l?r.exempt_lines+=c(t):r.lines+=c(t)}return r}function m(e,n,r,t){const i=a(n);return e>t.files||r>t.lines?"hard_cap_bre\
ach":e>2*i?"critical_overrun":e>i?"exceeded":e>.8*i?"approaching_limit":"within_limit"}function _(e,{files:n,lines:r},t,i){
const s=a(t);switch(e){case"hard_cap_breach":return`HARD CAP BREACH: ${n} files / ${r} lines exceeds system limit (${i.files}\
 files / ${i.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${n} files > ${2*s} (2x limit of ${s}). Agen\
t likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${n} > ${s}`;case"approaching_l\
imit":return`approaching limit: ${n} / ${s} files (${Math.round(n/s*100)}%)`;case"within_limit":return`${n} / ${s} files`}}
function a(e){return typeof e=="number"&&e>0?e:20}const p=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;function h(e,n){const r=new Map;
for(const{path:t,lines:i,exempt:s}of e){const l=p.exec(t)?.[0]??".",o=r.get(l)??{path:l,files:0,lines:0};o.files+=1,o.lines+=
i,s&&(o.exempt_files=(o.exempt_files??0)+1,o.exempt_lines=(o.exempt_lines??0)+i),r.set(l,o)}return[...r.values()].sort((t,i)=>i.
files-t.files||i.lines-t.lines||(t.path<i.path?-1:1)).slice(0,n)}function x(e){return e.oldPath===void 0?[e.path]:[e.path,
e.oldPath]}function c(e){return e.added+e.deleted}u.exports={DEFAULT_MAX_FILES:20,busiestDirectories:h,gradeFiles:m,gradeWords:_,
linesOf:c,measureChange:d,namesOf:x}});
//# audit/change/counted-files
(function(u,N,c){const l=c("assets/globs"),r=c("audit/change/blast-radius"),p=c("audit/change/counting");function m(s,i,a){
const t=s.files.flatMap(r().namesOf);if(i.blast_radius.counting==="reference")return new Map(t.filter(e=>!(0,p().isCountedByReference)(
e)).map(e=>[e,"reference"]));const n=new Set(s.files.filter(e=>e.status==="added"&&(0,r().linesOf)(e)<=g).map(({path:e})=>e)),
o=a.filter(({change:{kind:e}})=>e==="added"||e==="modified").flatMap(e=>M(e,n));return new Map([...o.map(e=>[e,"validati\
on_script"]),...t.filter((0,l().assetPathTest)(i)).map(e=>[e,"asset_store"])])}const _=5,g=1e3;function M({commands:s},i){
const a=s.flatMap(({reading:{command:n,targets:o}})=>o.flatMap(({kind:e,via:b,name:v,path:d})=>e==="file"&&b===void 0&&d&&
i.has(d)&&n.includes(v)?[d]:[])),t=new Set(a);return t.size>_?[]:[...t]}function O(s,i,a){return s.files.flatMap(t=>(0,r().
namesOf)(t).map(n=>S(t,n,i.get(n),a))).sort((t,n)=>n.lines-t.lines||(t.path<n.path?-1:1))}function S(s,i,a,t){const n=i===
s.path,o=n?(0,r().linesOf)(s):0,e=n?w(s,t):void 0;return{path:i,...a&&{exempt:a},lines:o,...e&&{veil:e}}}const h=1e3;function w({
binary:s,status:i,path:a,added:t},n){if(s)return"binary";const{size:o=0}=i==="added"?n.stat(a)??{}:{};return o>h*Math.max(
1,t)?"long_lines":void 0}u.exports={countedFiles:O,exemptPaths:m}});
//# audit/change/counting
(function(s,i,l){const t=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),
n=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,o=/capsule|events?\.jsonl$/i,E=new Set(["index.js","packa\
ge.json"]),r=/^(?:src|scripts|config)(?:\/|$)/,u=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function c(e){return t.has(
e)||n.test(e)||o.test(e)?!1:E.has(e)||r.test(e)||u.test(e)}s.exports={isCountedByReference:c}});
//# audit/change/forbidden-paths
(function(g,k,s){const c=s("repo/folder-spelling"),b=s("repo/paths"),p=s("rules/finding"),_=s("audit/check"),h=s("audit\
/change/some-touches"),l=s("audit/change/touched-paths"),F=(0,_().defineChangeCheck)({name:"forbidden-paths",find:({touched:n,
touchesOf:o,policy:e})=>m(n,o,e)}),u=[".git","node_modules"];function r(n){const o=u.filter(i=>(0,c().mayBeSpelled)(n,i));
if(o.length===0)return;const e=((0,b().normalise)(n)??n).split("/");return o.find(i=>e.some(a=>(0,c().isSpellingOf)(a,i)))}
function m(n,o,e){const i=n.flatMap(w),a=u.flatMap(d=>(0,h().someTouches)(i.flatMap(({touch:t,...M})=>M.directory===d?t:
[])).map(t=>(0,p().finding)("forbidden-path-always",{directory:d,...t},(0,l().atFile)(t.path)))),P=e.blast_radius.forbidden_paths.
flatMap(d=>(0,h().someTouches)(o(d)).map(t=>(0,p().finding)("forbidden-path-policy",{entry:d,...t},(0,l().atFile)(t.path))));
return[...a,...P]}function w({path:n,via:o}){const e=r(n),i=e??r(o);return i===void 0?[]:[{directory:i,touch:{path:n,via:e===
void 0?o:""}}]}g.exports={alwaysForbidden:r,forbiddenPathFindings:m,forbiddenPaths:F}});
//# audit/change/hidden-files
(function(l,R,o){const d=o("policy/linear-pattern"),g=o("repo/tree"),c=100,p=64*1024,m=200;async function h(t,r){const s=t.
slice(0,c),n=[...new Set(s.flatMap(({path:e})=>O(e)))].sort((e,i)=>e.length-i.length),a=(await Promise.all(n.map(e=>b(e,
r)))).flat();return t.map((e,i)=>{if(i>=c||e.veil!==void 0)return e;const u=_(a,e.path);return u===void 0?e:{...e,veil:u}})}
function _(t,r){const s=new Map;for(const n of t)if(n.attributes.size>0&&n.matches(r))for(const[a,e]of n.attributes)s.set(
a,e);return[...s].find(([,n])=>n)?.[0]}function O(t){return["",...[...t.matchAll(/\//g)].map(({index:r})=>t.slice(0,r+1))]}
async function b(t,r){const{kind:s,size:n=0}=r.stat(`${t}.gitattributes`)??{};return!(0,g().isRegular)(s)||n>p?[]:(await r.
read(`${t}.gitattributes`)).toString("utf8").split(`
`).slice(0,m).flatMap(e=>S(e,t))}function S(t,r){const[s="",...n]=t.trim().split(/\s+/);if(s===""||/^[#!"]/.test(s))return[];
const a=(0,d().compileLinear)($(s));return"error"in a?[]:[{matches:i=>i.startsWith(r)&&a.matches(i.slice(r.length)),attributes:new Map(
n.flatMap(i=>M[i]??[]))}]}const M={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function $(t){const r=t.
includes("/")?"":"(?:.*/)?",s=t.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,n=>w[n]??y(n));return`\
^${r}${s}$`}const w={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function y(t){return t.startsWith("*")?"\
[^/]*":`\\${t}`}l.exports={markHiddenFiles:h}});
//# audit/change/ignored-inputs
(function(i,p,n){const e=n("rules/finding"),o=(0,n("audit/check")().defineChangeCheck)({name:"ignored-inputs",find:({loadedPolicy:t})=>t.
ignoredInputs.map(c=>(0,e().finding)("input-loosens-policy",{...c}))});i.exports={ignoredInputs:o}});
//# audit/change/lock-hosts
(function(c,g,i){const p=i("packages/jsonc-parser"),l=i("packages/yaml"),a="an address that cannot be read";function m(r,n){
try{return new Set(u(r,n).flatMap(d))}catch{return new Set([a])}}function u(r,n){if(/(?:package-lock|npm-shrinkwrap)\.json$/.
test(r))return s(JSON.parse(n),e=>e==="resolved"||e==="version");const t=e=>e!=="deprecated";return r.endsWith("bun.lock")?
s((0,p().parse)(n,[],{allowTrailingComma:!0}),t):r.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test(n)?s((0,l().parse)(n,
{maxAliasCount:0,logLevel:"silent"}),t):[n.replace(/\\u([\da-f]{4})/gi,(e,o)=>String.fromCharCode(Number.parseInt(o,16))).
replaceAll("\\","")]}function s(r,n,t=""){return typeof r=="string"?t===""||n(t)?[r]:[]:typeof r!="object"||r===null?[]:
Array.isArray(r)?r.flatMap(e=>s(e,n,t)):Object.entries(r).flatMap(([e,o])=>[e,...s(o,n,e||" ")])}function d(r){return(r.
replace(/%([\da-f]{2})/gi,(t,e)=>String.fromCharCode(Number.parseInt(e,16))).match(/https?:[^\s"',)]+/gi)??[]).map(t=>URL.
canParse(t)?new URL(t).host:a)}c.exports={UNREADABLE:a,lockHosts:m}});
//# audit/change/log-lines
(function(a,c,N){function u(e,n){let r=1;for(let t=e.indexOf(10);t>=0&&t<n;t=e.indexOf(10,t+1))r+=1;for(let t=n;t<e.length;r+=
1){const i=e.indexOf(10,t),o=i<0?e.length:i,s=l(e.subarray(t,o));if(s!==void 0)return{line:r,problem:s};t=o+1}}function l(e){
let n;try{const r=e.toString("utf8").trim();if(r==="")return;n=JSON.parse(r)}catch{return"it is not a single JSON value"}
return typeof n!="object"||n===null||Array.isArray(n)?"it is not a JSON object":typeof n.type=="string"?void 0:"it has n\
o `type`"}a.exports={firstMalformedLine:u}});
//# audit/change/policy-change
(function(P,b,t){const C=t("policy/difference"),a=t("policy/extend"),s=t("policy/load"),$=t("policy/near-policy"),d=t("\
rules/finding"),k=t("audit/check"),m=t("audit/change/touched-paths"),w=(0,k().defineChangeCheck)({name:"policy-file",find:async({
policyPath:i,changedNames:o,baseTree:n,tree:e,loadedPolicy:c})=>{if(i===void 0)return[];const p=[...o].some(r=>r===i||r.
startsWith(a().COPIES)),{policy:l,shared:u}=c;return[...p?await y({baseTree:n,tree:e,policy:l,shared:u}):[],...await F(e)]}});
async function F(i){const o=i.stat(s().POLICY_PATH)?void 0:await(0,$().findNearPolicy)(i);if(o===void 0)return[];const{path:n,
fault:e}=o;return[(0,d().finding)("policy-misplaced",{path:n,fault:e},(0,m().atFile)(n))]}async function y(i){const[o,n]=await Promise.
all([(0,s().readPolicyIn)(i.baseTree,i.shared),(0,s().readPolicyIn)(i.tree,i.shared)]),e=s().POLICY_PATH;if("mistakes"in
n)return n.mistakes.map(({line:l,column:u,message:r})=>(0,d().finding)("policy-broken",{path:e,mistake:r},{location:{path:e,
line:l,column:u}}));const c="policy"in o?o.policy:i.policy,p="missing"in n?[h(n.missing.source)]:(0,C().comparePolicies)(
c,n.policy).map(_);return[(0,d().finding)("policy-changed",{path:e,effects:p},(0,m().atFile)(e))]}function h(i){return`e\
xtends: ${(0,a().sharedName)(i)}, which cannot be compared; commit it as ${(0,a().copyPath)(i)}`}const g=160;function _({
key:i,change:o,direction:n,loosens:e}){const c=o.length>g?`${o.slice(0,g).replace(/[\ud800-\udbff]$/,"")}\u2026`:o;return`${i}\
: ${c}${n===void 0||e&&n==="tighter"?"":` (${n})`}`}P.exports={effectWords:_,policyChangeFindings:y,policyFile:w,unreadWords:h}});
//# audit/change/prepare-inputs
(function(N,q,c){const $=c("packages/ini"),d=c("command/resolve/lock/lock"),E=c("command/resolve/lock/read"),h=c("comma\
nd/resolve/lock/registry"),b=c("command/resolve/lock/source"),A=c("command/resolve/npmrc-keys"),k=c("command/resolve/pac\
kage-json"),M=c("repo/paths"),T=c("repo/tree"),D=c("rules/finding"),l=c("audit/change/lock-hosts"),w=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
j=16*1024*1024,L=["dependencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","\
catalog","catalogs"],m=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
I=/(?:^|\/)package\.json$/;async function x(n,t){return(await Promise.all(_(t).map(async o=>{const r=t.readlink(o);if(r!==
void 0&&r!==n.readlink(o))return[{path:o,what:"it is a new symbolic link"}];const i=p(t,o);if(i===void 0&&!m.test(o))return[];
if(i===void 0)return[{path:o,what:"it is a symbolic link that leads to no file of the repository"}];const a=p(n,o);return a?.
oid!==void 0&&a.oid===i.oid?[]:I.test(o)?F(o,n,t):H(o,await g(n,a),await g(t,i)??"",n)}))).flat().map(o=>(0,D().finding)(
"prepare-refused",o))}function _(n){return[...n.files()].filter(({kind:t})=>t!=="submodule").map(({path:t})=>t).filter(t=>m.
test(t)||I.test(t)||w.test(t))}async function H(n,t,e,o){if(t===e)return[];if(m.test(n))return R(n,t,e);const r=S(n,O(t),
O(e));return r.length>0?r:J(n,e,o)}async function J(n,t,e){const o=(0,l().lockHosts)(n,t);if(o.size===0)return[];const r=_(
e).filter(s=>w.test(s)).map(async s=>(0,l().lockHosts)(s,await g(e,p(e,s))??"")),i=new Set([...await(0,h().knownHosts)(e,
await(0,E().readLocks)(e)),...(await Promise.all(r)).flatMap(s=>[...s])]),a=[...o].find(s=>s===l().UNREADABLE||!i.has(s));
return a===void 0?[]:[{path:n,what:`it adds downloads from \`${a.slice(0,200)}\``}]}function R(n,t,e){if(!/\.npmrc$/i.test(
n))return[{path:n,what:"it decides where packages come from"}];const o=v(t??""),r=[...v(e)].flatMap(([i,a])=>{const s=(0,A().
effectOf)(i,a);return JSON.stringify(o.get(i))!==JSON.stringify(a)&&(s==="decides"||s==="other")?[i]:[]});return r.length===
0?[]:[{path:n,what:`it sets ${r.map(i=>`\`${i}\``).join(", ")}`}]}function v(n){return new Map(Object.entries((0,$().parse)(
n)))}function S(n,t,e){const[o]=[...e].filter(r=>!t.has(r));return o===void 0?[]:[{path:n,what:`it adds the dependency \`${o.
slice(0,200)}\``}]}async function F(n,t,e){const[o,r]=await Promise.all([t,e].map(i=>(0,k().readJsonFile)(i,n,j)));return r===
k().INVALID?[{path:n,what:"it is not a JSON object"}]:S(n,y((0,d().objectIn)(o)),y((0,d().objectIn)(r)))}function y(n){const t=new Set,
e=(s,u)=>{typeof u=="string"&&P(u,s)&&t.add(`${s}: ${u}`);for(const[B,C]of Object.entries((0,d().objectIn)(u)))e(B,C)};for(const s of L)
e(s,n[s]);const{overrides:o,packageExtensions:r}=(0,d().objectIn)(n.pnpm);e("pnpm",{overrides:o,packageExtensions:r});const{
catalog:i,catalogs:a}=(0,d().objectIn)(n.workspaces);return e("workspaces",{catalog:i,catalogs:a}),t}function P(n,t){const{
kind:e}=(0,b().sourceOf)(n,t,"");return e==="git"||e==="tarball"}function O(n){return new Set((n??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[])}function p(n,t){const e=(0,M().resolveInTree)(n,t);return e.kind==="inside"&&(0,T().isRegular)(e.entry.kind)?e.entry:
void 0}async function g(n,t){return t&&(await n.read(t.path,j)).toString("utf8")}N.exports={prepareRefusals:x}});
//# audit/change/protected-paths
(function(O,A,d){const b=d("policy/default"),l=d("policy/globs"),D=d("policy/protected-paths"),h=d("repo/paths"),m=d("r\
ules/finding"),F=d("audit/check"),C=d("audit/change/touched-paths"),w=(0,F().defineChangeCheck)({name:"protected-paths",
find:({touched:s,policy:e,policyPath:t,change:o,tree:n,genes:i})=>_(s,{named:e.blast_radius.protected_paths,policyPath:t,
destroyed:g(o,n),hasGene:i.some(({binds:c})=>c)})});function _(s,{named:e,policyPath:t,destroyed:o,hasGene:n}){const i=P(
e),c=P(D().DEFAULT_PROTECTED_PATHS);return s.flatMap(a=>{const{path:r}=a,u=o.get(r),y=L(a),p=i(y),T=r===t?void 0:c(y);if(p===
void 0&&T===void 0)return[];const v=p===void 0?{path:r,pattern:T??"",by:"the default list"}:{path:r,pattern:p,by:"the po\
licy"},k=p!==void 0||u!==void 0&&n,E={...(0,C().atFile)(r),severity:k?"error":"warning"};return[u===void 0?(0,m().finding)(
"protected-path",v,E):(0,m().finding)("protected-file-destroyed",{...v,how:u},E)]})}function g(s,e){const t=new Map;for(const{
status:o,path:n,oldPath:i}of s.files)o==="deleted"&&t.set(n,"deletes"),i!==void 0&&t.set(i,"deletes"),(o==="modified"||o===
"type_changed")&&e.stat(n)?.size===0&&t.set(n,"empties");return t}function P(s){const e=s.map(t=>{const o=(0,l().globTest)(
t,l().PROTECTED_GLOBS,b().DEFAULT_PROTECTED_GLOBS),n=(0,h().withinFolded)(t);return{pattern:t,covers:({path:c,folded:a})=>o(
c)||n(a)}});return t=>e.find(({covers:o})=>t.some(o))?.pattern}function L({path:s,via:e}){const t={path:s,folded:(0,h().
folded)(s)};return e===""?[t]:[t,{path:e,folded:(0,h().folded)(e)}]}O.exports={destroyedPaths:g,protectedPathFindings:_,
protectedPaths:w}});
//# audit/change/some-touches
(function(o,r,c){function S(e){const T=e.length-20;return e.slice(0,20).map((n,s)=>T>0&&s===19?{...n,more:T}:n)}o.exports=
{someTouches:S}});
//# audit/change/touched-paths
(function(d,O,c){const a=c("repo/paths"),h=c("audit/change/blast-radius");function p(e,o){return e.files.flatMap(n=>(0,h().
namesOf)(n).map(t=>({path:t,via:t===n.path&&n.newMode===u?I(o,t):""})))}function m(e,o){const n=new Map;let t;return i=>{
const r=n.get(i);if(r!==void 0)return r;t??=M(e);const s=v(e,t,T(o,i));return n.set(i,s),s}}function g(e){return{location:{
path:e,line:1,column:1}}}const u="120000";function M(e){return e.flatMap(({path:n,via:t},i)=>[...l(n,i,!1),...t===""?[]:
l(t,i,!0)]).sort((n,t)=>n.name<t.name?-1:n.name>t.name?1:0)}function l(e,o,n){const t=(0,a().normalise)(e);return t===void 0?
[]:[{name:t,index:o,isTarget:n}]}function v(e,o,n){const t=new Map;for(const i of n)for(const{index:r,isTarget:s}of w(o,
i))t.set(r,s&&(t.get(r)??!0));return[...t].sort(([i],[r])=>i-r).flatMap(([i,r])=>{const s=e[i];return s?[r?s:{path:s.path,
via:""}]:[]})}function*w(e,o){const n=(0,a().normalise)(o);if(n!==void 0){if(n===""){yield*e;return}for(const[t,i]of[[n,
r=>r===n],[`${n}/`,r=>r.startsWith(`${n}/`)]])for(let r=k(e,t);r<e.length;r+=1){const s=e[r];if(s===void 0||!i(s.name))break;
yield s}}}function k(e,o){let n=0;for(let t=e.length;n<t;){const i=n+t>>>1;(e[i]?.name??"")<o?n=i+1:t=i}return n}function I(e,o){
const n=(0,a().resolveInTree)(e,o);return n.kind==="inside"||n.kind==="missing"?n.path:""}function T(e,o){const n=(0,a().
resolveInTree)(e,o);return n.kind==="inside"?[o,n.path]:[o]}d.exports={SYMLINK:u,atFile:g,touchedPaths:p,touchesOf:m}});
//# audit/change/unauditable-files
(function(a,m,s){const r=s("repo/paths"),u=s("rules/finding"),c=s("audit/check"),o=s("audit/change/touched-paths"),h="1\
60000",l=".gitmodules",p=(0,c().defineChangeCheck)({name:"unauditable-files",find:({genes:t,change:e,tree:n})=>t.some(({
binds:i})=>i)?d(e,n):[]});function d(t,e){return t.files.flatMap(n=>{const i=n.path===l&&n.status!=="deleted";return n.newMode===
h||i?[(0,u().finding)("submodule-changed",{path:n.path},(0,o().atFile)(n.path))]:n.newMode===o().SYMLINK?g(n,e):[]})}function g({
path:t},e){const{kind:n}=(0,r().resolveInTree)(e,t);if(n!=="outside"&&n!=="loop")return[];const i=e.readlink(t)??"";return[
(0,u().finding)("symlink-leaves-tree",{path:t,target:i},(0,o().atFile)(t))]}a.exports={unauditableFiles:p,unauditableFindings:d}});
//# audit/change/unproven-merge
(function(r,c,n){const o=n("rules/finding"),i=(0,n("audit/check")().defineChangeCheck)({name:"unproven-merge",find:({unprovenMerge:e})=>e?
[(0,o().finding)("merge-not-proven",{merge:e.commit,reason:e.reason})]:[]});r.exports={unprovenMerge:i}});
