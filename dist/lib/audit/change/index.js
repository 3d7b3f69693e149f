//# audit/change/audit-log
(function(O,d,v,Y){let M;const _=()=>M??=d("assets/log/appended");let k;const r=()=>k??=d("assets/log/audit-log");let E;
const u=()=>E??=d("rules/finding");let x;const P=()=>x??=d("audit/check");let R;const h=()=>R??=d("audit/change/blast-ra\
dius");let j;const C=()=>j??=d("audit/change/log-lines");let G;const g=()=>G??=d("audit/change/touched-paths");v(O,{auditLogFindings:()=>b,
auditLogs:()=>I});const L=/^100/,w=10,I=(0,P().defineChangeCheck)({name:"audit-logs",find:async({change:o,assets:i,policy:t,
baseTree:n,tree:e})=>{const{audit_log:a}=t.blast_radius;return(await b(o,a,async s=>{const[l,c]=await Promise.all([F(n,s),
F(e,s)]);return{before:l,after:c}})).filter(({rule:s,location:l})=>s!=="audit-log-malformed"||!i.problems.some(c=>N(c,l)))}});
async function F(o,i){return o.stat(i)===void 0?Buffer.alloc(0):o.read(i,r().MAX_LOG_BYTES)}async function b(o,i,t){const n=o.
files.filter(e=>(0,h().namesOf)(e).some(r().isAuditLog));return i==="forbidden"?n.flatMap(e=>(0,h().namesOf)(e).filter(r().
isAuditLog).map(a=>(0,u().finding)("audit-log-changed",{path:a},(0,g().atFile)(a)))):(await Promise.all(n.map(e=>T(e,t)))).
flat()}function N({rule:o,location:{path:i,line:t}},n){return i!==n?.path?!1:t===n.line||o==="file-not-json"&&t>n.line}async function T(o,i){
const{path:t,oldPath:n,status:e}=o,a=[],p=async s=>!L.test(o.oldMode)||(0,_().hasRecords)((await i(s)).before);if(n!==void 0&&
(0,r().isAuditLog)(n)&&await p(n)&&a.push((0,u().finding)("audit-log-removed",{path:n},(0,g().atFile)(n))),!(0,r().isAuditLog)(
t))return a;if(e==="deleted")await p(t)&&a.push((0,u().finding)("audit-log-removed",{path:t},(0,g().atFile)(t)));else if(!L.
test(o.newMode)||e==="type_changed")a.push((0,u().finding)("audit-log-removed",{path:t},(0,g().atFile)(t)));else if(e===
"modified"){const{before:s,after:l}=await i(t),c=(0,_().continuationOf)(s,l);if(c.kind==="appended")return[...a,...y(t,l,
c.from)];const{line:m}=c,A=U(m,l),X={path:t,line:A?Math.max(m-1,1):m,column:1};a.push((0,u().finding)("audit-log-rewritt\
en",{path:t,line:m,gone:A},{location:X}))}else{const{after:s}=await i(t);a.push(...y(t,s,0))}return a}function y(o,i,t){
const n=(0,C().firstMalformedLine)(i,t);if(n===void 0)return[];const e={path:o,line:n.line,column:1};return[(0,u().finding)(
"audit-log-malformed",{path:o,...n},{location:e})]}function U(o,i){return i.length===0||i.at(-1)===w&&W(w,i)<o}function W(o,i){
let t=0;for(let n=i.indexOf(o);n>=0;n=i.indexOf(o,n+1))t+=1;return t}});
//# audit/change/blast-radius
(function(m,$,p,A){p(m,{DEFAULT_MAX_FILES:()=>a,busiestDirectories:()=>x,gradeFiles:()=>_,gradeWords:()=>g,linesOf:()=>c,
measureChange:()=>h,namesOf:()=>d});const a=20;function h(e,r){const n={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const t of e.
files){const i=d(t),s=i.filter(o=>r.has(o)).length;n.files+=i.length-s,n.exempt_files+=s,s===i.length?n.exempt_lines+=c(
t):n.lines+=c(t)}return n}function _(e,r,n,t){const i=u(r);return e>t.files||n>t.lines?"hard_cap_breach":e>2*i?"critical\
_overrun":e>i?"exceeded":e>.8*i?"approaching_limit":"within_limit"}function g(e,{files:r,lines:n},t,i){const s=u(t);switch(e){case"\
hard_cap_breach":return`HARD CAP BREACH: ${r} files / ${n} lines exceeds system limit (${i.files} files / ${i.lines} lin\
es)`;case"critical_overrun":return`CRITICAL OVERRUN: ${r} files > ${2*s} (2x limit of ${s}). Agent likely performed bulk\
/unintended operation.`;case"exceeded":return`max_files exceeded: ${r} > ${s}`;case"approaching_limit":return`approachin\
g limit: ${r} / ${s} files (${Math.round(r/s*100)}%)`;case"within_limit":return`${r} / ${s} files`}}function u(e){return typeof e==
"number"&&e>0?e:a}function x(e,r){const n=new Map;for(const{path:t,lines:i,exempt:s}of e){const o=t.split("/").slice(0,-1).
slice(0,2).join("/")||".",l=n.get(o)??{path:o,files:0,lines:0};l.files+=1,l.lines+=i,s&&(l.exempt_files=(l.exempt_files??
0)+1,l.exempt_lines=(l.exempt_lines??0)+i),n.set(o,l)}return[...n.values()].sort((t,i)=>i.files-t.files||i.lines-t.lines||
(t.path<i.path?-1:1)).slice(0,r)}function d(e){return e.oldPath===void 0?[e.path]:[e.path,e.oldPath]}function c(e){return e.
added+e.deleted}});
//# audit/change/counted-files
(function(u,r,p,P){let m;const _=()=>m??=r("assets/globs");let g;const l=()=>g??=r("audit/change/blast-radius");let h;const M=()=>h??=
r("audit/change/counting");p(u,{countedFiles:()=>v,exemptPaths:()=>b});function b(s,a,i){const e=s.files.flatMap(l().namesOf);
if(a.blast_radius.counting==="reference")return new Map(e.filter(t=>!(0,M().isCountedByReference)(t)).map(t=>[t,"referen\
ce"]));const n=new Set(s.files.filter(({status:t})=>t==="added").map(({path:t})=>t)),o=i.filter(({change:{kind:t}})=>t===
"added"||t==="modified").flatMap(({commands:t})=>t.flatMap(({reading:d})=>d.targets)).flatMap(({kind:t,via:d,path:c})=>t===
"file"&&d===void 0&&c!==void 0?[c]:[]);return new Map([...o.filter(t=>n.has(t)).map(t=>[t,"validation_script"]),...e.filter(
(0,_().assetPathTest)(a)).map(t=>[t,"asset_store"])])}function v(s,a,i){return s.files.flatMap(e=>(0,l().namesOf)(e).map(
n=>O(e,n,a.get(n),i))).sort((e,n)=>n.lines-e.lines||(e.path<n.path?-1:1))}function O(s,a,i,e){const n={path:a,...i&&{exempt:i}};
if(a!==s.path)return{...n,lines:0};const o=F(s,e);return{...n,lines:(0,l().linesOf)(s),...o&&{veil:o}}}const w=1e3;function F({
binary:s,status:a,path:i,added:e},n){if(s)return"binary";const{size:o=0}=a==="added"?n.stat(i)??{}:{};return o>w*Math.max(
1,e)?"long_lines":void 0}});
//# audit/change/counting
(function(o,D,t,C){t(o,{isCountedByReference:()=>_});const u=new Set(["event.json","temp_gep_output.json","temp_evoluti\
on_output.json","evolution_error.log"]),E=["logs","memory","assets/gep","out","temp","node_modules"],i=/capsule|events?\.jsonl$/i,
r=new Set(["index.js","package.json"]),c=["src","scripts","config"],l=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function _(e){
return u.has(e)||s(e,E)||i.test(e)?!1:r.has(e)||s(e,c)||l.test(e)}function s(e,m){return m.some(n=>e===n||e.startsWith(`${n}\
/`))}});
//# audit/change/forbidden-paths
(function(u,s,g,C){let b;const l=()=>b??=s("repo/folder-spelling");let y;const F=()=>y??=s("repo/paths");let w;const p=()=>w??=
s("rules/finding");let P;const k=()=>P??=s("audit/check");let M;const r=()=>M??=s("audit/change/some-touches");let v;const h=()=>v??=
s("audit/change/touched-paths");g(u,{alwaysForbidden:()=>a,forbiddenPathFindings:()=>m,forbiddenPaths:()=>S});const S=(0,k().
defineChangeCheck)({name:"forbidden-paths",find:({touched:t,touchesOf:o,policy:n})=>m(t,o,n)}),_=[".git","node_modules"];
function a(t){const o=_.filter(i=>(0,l().mayBeSpelled)(t,i));if(o.length===0)return;const n=((0,F().normalise)(t)??t).split(
"/");return o.find(i=>n.some(c=>(0,l().isSpellingOf)(c,i)))}function m(t,o,n){const i=t.flatMap(T),c=_.flatMap(d=>(0,r().
someTouches)(i.flatMap(({touch:e,...B})=>B.directory===d?e:[])).map(e=>(0,p().finding)("forbidden-path-always",{directory:d,
...e},(0,h().atFile)(e.path)))),A=n.blast_radius.forbidden_paths.flatMap(d=>(0,r().someTouches)(o(d)).map(e=>(0,p().finding)(
"forbidden-path-policy",{entry:d,...e},(0,h().atFile)(e.path))));return[...c,...A]}function T({path:t,via:o}){const n=a(
t),i=n??a(o);return i===void 0?[]:[{directory:i,touch:{path:t,via:n===void 0?o:""}}]}});
//# audit/change/hidden-files
(function(u,o,d,F){let g;const p=()=>g??=o("policy/linear-pattern");let m;const _=()=>m??=o("repo/tree");d(u,{markHiddenFiles:()=>b});
const c=100,h=64*1024,O=200;async function b(t,r){const s=t.slice(0,c),n=[...new Set(s.flatMap(({path:e})=>M(e)))].sort(
(e,i)=>e.length-i.length),a=(await Promise.all(n.map(e=>$(e,r)))).flat();return t.map((e,i)=>{if(i>=c||e.veil!==void 0)return e;
const l=S(a,e.path);return l===void 0?e:{...e,veil:l}})}function S(t,r){const s=new Map;for(const n of t)if(n.attributes.
size>0&&n.matches(r))for(const[a,e]of n.attributes)s.set(a,e);return[...s].find(([,n])=>n)?.[0]}function M(t){return["",
...[...t.matchAll(/\//g)].map(({index:r})=>t.slice(0,r+1))]}async function $(t,r){const{kind:s,size:n=0}=r.stat(`${t}.gi\
tattributes`)??{};return!(0,_().isRegular)(s)||n>h?[]:(await r.read(`${t}.gitattributes`)).toString("utf8").split(`
`).slice(0,O).flatMap(e=>w(e,t))}function w(t,r){const[s="",...n]=t.trim().split(/\s+/);if(s===""||/^[#!"]/.test(s))return[];
const a=(0,p().compileLinear)(R(s));return"error"in a?[]:[{matches:i=>i.startsWith(r)&&a.matches(i.slice(r.length)),attributes:new Map(
n.flatMap(i=>y[i]??[]))}]}const y={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function R(t){const r=t.
includes("/")?"":"(?:.*/)?",s=t.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,n=>v[n]??E(n));return`\
^${r}${s}$`}const v={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function E(t){return t.startsWith("*")?"\
[^/]*":`\\${t}`}});
//# audit/change/ignored-inputs
(function(i,n,o,u){let t;const e=()=>t??=n("rules/finding");let c;const d=()=>c??=n("audit/check");o(i,{ignoredInputs:()=>p});
const p=(0,d().defineChangeCheck)({name:"ignored-inputs",find:({loadedPolicy:s})=>s.ignoredInputs.map(g=>(0,e().finding)(
"input-loosens-policy",{...g}))})});
//# audit/change/lock-hosts
(function(c,i,p,A){let l;const m=()=>l??=i("jsonc-parser");let d;const u=()=>d??=i("yaml");p(c,{UNREADABLE:()=>a,lockHosts:()=>_});
const a="an address that cannot be read";function _(r,n){try{return new Set(g(r,n).flatMap(h))}catch{return new Set([a])}}
function g(r,n){if(/(?:package-lock|npm-shrinkwrap)\.json$/.test(r))return s(JSON.parse(n),t=>t==="resolved"||t==="versi\
on");const e=t=>t!=="deprecated";return r.endsWith("bun.lock")?s((0,m().parse)(n,[],{allowTrailingComma:!0}),e):r.endsWith(
"pnpm-lock.yaml")||/^__metadata:/m.test(n)?s((0,u().parse)(n,{maxAliasCount:0,logLevel:"silent"}),e):[n.replace(/\\u([\da-f]{4})/gi,
(t,o)=>String.fromCharCode(Number.parseInt(o,16))).replaceAll("\\","")]}function s(r,n,e=""){return typeof r=="string"?e===
""||n(e)?[r]:[]:typeof r!="object"||r===null?[]:Array.isArray(r)?r.flatMap(t=>s(t,n,e)):Object.entries(r).flatMap(([t,o])=>[
t,...s(o,n,t||" ")])}function h(r){return(r.replace(/%([\da-f]{2})/gi,(e,t)=>String.fromCharCode(Number.parseInt(t,16))).
match(/https?:[^\s"',)]+/gi)??[]).map(e=>URL.canParse(e)?new URL(e).host:a)}});
//# audit/change/log-lines
(function(a,y,l,p){l(a,{firstMalformedLine:()=>c});const i=10;function c(e,n){let r=1;for(let t=e.indexOf(i);t>=0&&t<n;t=
e.indexOf(i,t+1))r+=1;for(let t=n;t<e.length;r+=1){const o=e.indexOf(i,t),s=o<0?e.length:o,u=d(e.subarray(t,s));if(u!==void 0)
return{line:r,problem:u};t=s+1}}function d(e){let n;try{const r=e.toString("utf8").trim();if(r==="")return;n=JSON.parse(
r)}catch{return"it is not a single JSON value"}return typeof n!="object"||n===null||Array.isArray(n)?"it is not a JSON o\
bject":typeof n.type=="string"?void 0:"it has no `type`"}});
//# audit/change/policy-change
(function(P,e,C,A){let $;const k=()=>$??=e("policy/difference");let w;const l=()=>w??=e("policy/extend");let F;const s=()=>F??=
e("policy/load");let b;const I=()=>b??=e("policy/near-policy");let W;const r=()=>W??=e("rules/finding");let v;const x=()=>v??=
e("audit/check");let N;const _=()=>N??=e("audit/change/touched-paths");C(P,{effectWords:()=>g,policyChangeFindings:()=>y,
policyFile:()=>O,unreadWords:()=>h});const O=(0,x().defineChangeCheck)({name:"policy-file",find:async({policyPath:i,changedNames:o,
baseTree:t,tree:n,loadedPolicy:c})=>{if(i===void 0)return[];const p=[...o].some(a=>a===i||a.startsWith(l().COPIES)),{policy:d,
shared:m}=c;return[...p?await y({baseTree:t,tree:n,policy:d,shared:m}):[],...await T(n)]}});async function T(i){const o=i.
stat(s().POLICY_PATH)?void 0:await(0,I().findNearPolicy)(i);if(o===void 0)return[];const{path:t,fault:n}=o;return[(0,r().
finding)("policy-misplaced",{path:t,fault:n},(0,_().atFile)(t))]}async function y(i){const[o,t]=await Promise.all([(0,s().
readPolicyIn)(i.baseTree,i.shared),(0,s().readPolicyIn)(i.tree,i.shared)]),n=s().POLICY_PATH;if("mistakes"in t)return t.
mistakes.map(({line:d,column:m,message:a})=>(0,r().finding)("policy-broken",{path:n,mistake:a},{location:{path:n,line:d,
column:m}}));const c="policy"in o?o.policy:i.policy,p="missing"in t?[h(t.missing.source)]:(0,k().comparePolicies)(c,t.policy).
map(g);return[(0,r().finding)("policy-changed",{path:n,effects:p},(0,_().atFile)(n))]}function h(i){return`extends: ${(0,l().
sharedName)(i)}, which cannot be compared; commit it as ${(0,l().copyPath)(i)}`}const u=160;function g({key:i,change:o,direction:t,
loosens:n}){const c=o.length>u?`${o.slice(0,u).replace(/[\ud800-\udbff]$/,"")}\u2026`:o;return`${i}: ${c}${t===void 0||n&&
t==="tighter"?"":` (${t})`}`}});
//# audit/change/prepare-inputs
(function(N,c,$,nt){let h;const E=()=>h??=c("ini");let b;const l=()=>b??=c("command/resolve/lock/lock");let A;const M=()=>A??=
c("command/resolve/lock/read");let T;const D=()=>T??=c("command/resolve/lock/registry");let L;const H=()=>L??=c("command\
/resolve/lock/source");let J;const R=()=>J??=c("command/resolve/npmrc-keys");let x;const g=()=>x??=c("command/resolve/pa\
ckage-json");let F;const P=()=>F??=c("repo/paths");let z;const B=()=>z??=c("repo/tree");let C;const G=()=>C??=c("rules/f\
inding");let K;const m=()=>K??=c("audit/change/lock-hosts");$(N,{prepareRefusals:()=>V});const _=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
w=16*1024*1024,U=["dependencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","\
catalog","catalogs"],p=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
y=/(?:^|\/)package\.json$/;async function V(t,n){return(await Promise.all(j(n).map(async e=>{const i=n.readlink(e);if(i!==
void 0&&i!==t.readlink(e))return[{path:e,what:"it is a new symbolic link"}];const r=u(n,e);if(r===void 0&&!p.test(e))return[];
if(r===void 0)return[{path:e,what:"it is a symbolic link that leads to no file of the repository"}];const a=u(t,e);return a?.
oid!==void 0&&a.oid===r.oid?[]:y.test(e)?W(e,t,n):X(e,await k(t,a),await k(n,r)??"",t)}))).flat().map(e=>(0,G().finding)(
"prepare-refused",e))}function j(t){return[...t.files()].filter(({kind:n})=>n!=="submodule").map(({path:n})=>n).filter(n=>p.
test(n)||y.test(n)||_.test(n))}async function X(t,n,o,e){if(n===o)return[];if(p.test(t))return Q(t,n,o);const i=v(t,O(n),
O(o));return i.length>0?i:Y(t,o,e)}async function Y(t,n,o){const e=(0,m().lockHosts)(t,n);if(e.size===0)return[];const i=j(
o).filter(s=>_.test(s)).map(async s=>(0,m().lockHosts)(s,await k(o,u(o,s))??"")),r=new Set([...await(0,D().knownHosts)(o,
await(0,M().readLocks)(o)),...(await Promise.all(i)).flatMap(s=>[...s])]),a=[...e].find(s=>s===m().UNREADABLE||!r.has(s));
return a===void 0?[]:[{path:t,what:`it adds downloads from \`${a.slice(0,200)}\``}]}function Q(t,n,o){if(!/\.npmrc$/i.test(
t))return[{path:t,what:"it decides where packages come from"}];const e=I(n??""),i=[...I(o)].flatMap(([r,a])=>{const s=(0,R().
effectOf)(r,a);return JSON.stringify(e.get(r))!==JSON.stringify(a)&&(s==="decides"||s==="other")?[r]:[]});return i.length===
0?[]:[{path:t,what:`it sets ${i.map(r=>`\`${r}\``).join(", ")}`}]}function I(t){return new Map(Object.entries((0,E().parse)(
t)))}function v(t,n,o){const[e]=[...o].filter(i=>!n.has(i));return e===void 0?[]:[{path:t,what:`it adds the dependency \`${e.
slice(0,200)}\``}]}async function W(t,n,o){const[e,i]=await Promise.all([n,o].map(r=>(0,g().readJsonFile)(r,t,w)));return i===
g().INVALID?[{path:t,what:"it is not a JSON object"}]:v(t,S((0,l().objectIn)(e)),S((0,l().objectIn)(i)))}function S(t){const n=new Set,
o=(s,d)=>{typeof d=="string"&&Z(d,s)&&n.add(`${s}: ${d}`);for(const[q,tt]of Object.entries((0,l().objectIn)(d)))o(q,tt)};
for(const s of U)o(s,t[s]);const{overrides:e,packageExtensions:i}=(0,l().objectIn)(t.pnpm);o("pnpm",{overrides:e,packageExtensions:i});
const{catalog:r,catalogs:a}=(0,l().objectIn)(t.workspaces);return o("workspaces",{catalog:r,catalogs:a}),n}function Z(t,n){
const{kind:o}=(0,H().sourceOf)(t,n,"");return o==="git"||o==="tarball"}function O(t){return new Set((t??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[])}function u(t,n){const o=(0,P().resolveInTree)(t,n);return o.kind==="inside"&&(0,B().isRegular)(o.entry.kind)?o.entry:
void 0}async function k(t,n){return n&&(await t.read(n.path,w)).toString("utf8")}});
//# audit/change/protected-paths
(function(v,d,b,I){let k;const w=()=>k??=d("picomatch");let C;const E=()=>C??=d("policy/protected-paths");let F;const O=()=>F??=
d("repo/paths");let T;const _=()=>T??=d("rules/finding");let D;const M=()=>D??=d("audit/check");let A;const z=()=>A??=d(
"audit/change/touched-paths");b(v,{destroyedPaths:()=>m,protectedPathFindings:()=>l,protectedPaths:()=>G});const G=(0,M().
defineChangeCheck)({name:"protected-paths",find:({touched:s,policy:n,policyPath:t,change:e,tree:o,genes:i})=>l(s,{named:n.
blast_radius.protected_paths,policyPath:t,destroyed:m(e,o),hasGene:i.some(({binds:c})=>c)})});function l(s,{named:n,policyPath:t,
destroyed:e,hasGene:o}){const i=u(n),c=u(E().DEFAULT_PROTECTED_PATHS);return s.flatMap(p=>{const{path:a}=p,h=e.get(a),r=i(
p),g=a===t?void 0:c(p);if(r===void 0&&g===void 0)return[];const y=r===void 0?{path:a,pattern:g??"",by:"the default list"}:
{path:a,pattern:r,by:"the policy"},H=r!==void 0||h!==void 0&&o,P={...(0,z().atFile)(a),severity:H?"error":"warning"};return[
h===void 0?(0,_().finding)("protected-path",y,P):(0,_().finding)("protected-file-destroyed",{...y,how:h},P)]})}function m(s,n){
const t=new Map;for(const{status:e,path:o,oldPath:i}of s.files)e==="deleted"&&t.set(o,"deletes"),i!==void 0&&t.set(i,"de\
letes"),(e==="modified"||e==="type_changed")&&n.stat(o)?.size===0&&t.set(o,"empties");return t}function u(s){const n=s.map(
t=>{const e=(0,w().default)(t,{dot:!0,nocase:!0,nonegate:!0}),o=(0,O().withinIgnoringCase)(t);return{pattern:t,covers:c=>e(
c)||o(c)}});return({path:t,via:e})=>n.find(({covers:o})=>o(t)||e!==""&&o(e))?.pattern}});
//# audit/change/some-touches
(function(c,i,m,t){m(c,{someTouches:()=>r});const e=20;function r(n){const o=n.length-e;return n.slice(0,e).map((s,u)=>o>
0&&u===e-1?{...s,more:o}:s)}});
//# audit/change/touched-paths
(function(d,c,m,F){let p;const a=()=>p??=c("repo/paths");let h;const g=()=>h??=c("audit/change/blast-radius");m(d,{SYMLINK:()=>u,
atFile:()=>v,touchedPaths:()=>M,touchesOf:()=>_});function M(e,o){return e.files.flatMap(n=>(0,g().namesOf)(n).map(t=>({
path:t,via:t===n.path&&n.newMode===u?b(o,t):""})))}function _(e,o){const n=new Map;let t;return i=>{const s=n.get(i);if(s!==
void 0)return s;t??=w(e);const r=k(e,t,O(o,i));return n.set(i,r),r}}function v(e){return{location:{path:e,line:1,column:1}}}
const u="120000";function w(e){return e.flatMap(({path:n,via:t},i)=>[...l(n,i,!1),...t===""?[]:l(t,i,!0)]).sort((n,t)=>n.
name<t.name?-1:n.name>t.name?1:0)}function l(e,o,n){const t=(0,a().normalise)(e);return t===void 0?[]:[{name:t,index:o,isTarget:n}]}
function k(e,o,n){const t=new Map;for(const i of n)for(const{index:s,isTarget:r}of I(o,i))t.set(s,r&&(t.get(s)??!0));return[
...t].sort(([i],[s])=>i-s).flatMap(([i,s])=>{const r=e[i];return r?[s?r:{path:r.path,via:""}]:[]})}function*I(e,o){const n=(0,a().
normalise)(o);if(n!==void 0){if(n===""){yield*e;return}for(const[t,i]of[[n,s=>s===n],[`${n}/`,s=>s.startsWith(`${n}/`)]])
for(let s=T(e,t);s<e.length;s+=1){const r=e[s];if(r===void 0||!i(r.name))break;yield r}}}function T(e,o){let n=0;for(let t=e.
length;n<t;){const i=n+t>>>1;(e[i]?.name??"")<o?n=i+1:t=i}return n}function b(e,o){const n=(0,a().resolveInTree)(e,o);return n.
kind==="inside"||n.kind==="missing"?n.path:""}function O(e,o){const n=(0,a().resolveInTree)(e,o);return n.kind==="inside"?
[o,n.path]:[o]}});
//# audit/change/unauditable-files
(function(u,o,c,M){let l;const p=()=>l??=o("repo/paths");let r;const a=()=>r??=o("rules/finding");let h;const m=()=>h??=
o("audit/check");let _;const s=()=>_??=o("audit/change/touched-paths");c(u,{unauditableFiles:()=>F,unauditableFindings:()=>d});
const g="160000",k=".gitmodules",F=(0,m().defineChangeCheck)({name:"unauditable-files",find:({genes:n,change:i,tree:t})=>n.
some(({binds:e})=>e)?d(i,t):[]});function d(n,i){return n.files.flatMap(t=>{const e=t.path===k&&t.status!=="deleted";return t.
newMode===g||e?[(0,a().finding)("submodule-changed",{path:t.path},(0,s().atFile)(t.path))]:t.newMode===s().SYMLINK?b(t,i):
[]})}function b({path:n},i){const{kind:t}=(0,p().resolveInTree)(i,n);if(t!=="outside"&&t!=="loop")return[];const e=i.readlink(
n)??"";return[(0,a().finding)("symlink-leaves-tree",{path:n,target:e},(0,s().atFile)(n))]}});
//# audit/change/unproven-merge
(function(o,e,i,p){let r;const t=()=>r??=e("rules/finding");let c;const g=()=>c??=e("audit/check");i(o,{unprovenMerge:()=>m});
const m=(0,g().defineChangeCheck)({name:"unproven-merge",find:({unprovenMerge:n})=>n?[(0,t().finding)("merge-not-proven",
{merge:n.commit,reason:n.reason})]:[]})});
