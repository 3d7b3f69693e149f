"use strict";module.exports={"audit/change/audit-log"(C,r,$,D){let E;const v=()=>E??=r("assets/log/appended");let F;const g=()=>F??=r(
"assets/log/audit-log");let h;const _=()=>h??=r("rules/finding");let b;const w=()=>b??=r("audit/check");let l;const d=()=>l??=
r("audit/change/blast-radius");let m;const f=()=>m??=r("audit/change/log-lines");let c;const u=()=>c??=r("audit/change/t\
ouched-paths");$(C,{auditLogFindings:()=>a,auditLogs:()=>n});const s=/^100/,t=10,n=(0,w().defineChangeCheck)({name:"audi\
t-logs",find:async({change:M,assets:S,policy:O,baseTree:L,tree:A})=>{const{audit_log:R}=O.blast_radius;return(await a(M,
R,async W=>{const[H,B]=await Promise.all([e(L,W),e(A,W)]);return{before:H,after:B}})).filter(({rule:W,location:H})=>W!==
"audit-log-malformed"||!S.problems.some(B=>o(B,H)))}});async function e(M,S){return M.stat(S)===void 0?Buffer.alloc(0):M.
read(S,g().MAX_LOG_BYTES)}async function a(M,S,O){const L=M.files.filter(A=>(0,d().namesOf)(A).some(g().isAuditLog));return S===
"forbidden"?L.flatMap(A=>(0,d().namesOf)(A).filter(g().isAuditLog).map(R=>(0,_().finding)("audit-log-changed",{path:R},(0,u().
atFile)(R)))):(await Promise.all(L.map(A=>i(A,O)))).flat()}function o({rule:M,location:{path:S,line:O}},L){return S!==L?.
path?!1:O===L.line||M==="file-not-json"&&O>L.line}async function i(M,S){const{path:O,oldPath:L,status:A}=M,R=[],G=async W=>!s.
test(M.oldMode)||(0,v().hasRecords)((await S(W)).before);if(L!==void 0&&(0,g().isAuditLog)(L)&&await G(L)&&R.push((0,_().
finding)("audit-log-removed",{path:L},(0,u().atFile)(L))),!(0,g().isAuditLog)(O))return R;if(A==="deleted")await G(O)&&R.
push((0,_().finding)("audit-log-removed",{path:O},(0,u().atFile)(O)));else if(!s.test(M.newMode)||A==="type_changed")R.push(
(0,_().finding)("audit-log-removed",{path:O},(0,u().atFile)(O)));else if(A==="modified"){const{before:W,after:H}=await S(
O),B=(0,v().continuationOf)(W,H);if(B.kind==="appended")return[...R,...p(O,H,B.from)];const{line:y}=B,k=P(y,H),I={path:O,
line:k?Math.max(y-1,1):y,column:1};R.push((0,_().finding)("audit-log-rewritten",{path:O,line:y,gone:k},{location:I}))}else{
const{after:W}=await S(O);R.push(...p(O,W,0))}return R}function p(M,S,O){const L=(0,f().firstMalformedLine)(S,O);if(L===
void 0)return[];const A={path:M,line:L.line,column:1};return[(0,_().finding)("audit-log-malformed",{path:M,...L},{location:A})]}
function P(M,S){return S.length===0||S.at(-1)===t&&T(t,S)<M}function T(M,S){let O=0;for(let L=S.indexOf(M);L>=0;L=S.indexOf(
M,L+1))O+=1;return O}},"audit/change/blast-radius"(C,r,$,D){$(C,{DEFAULT_MAX_FILES:()=>E,busiestDirectories:()=>_,gradeFiles:()=>F,
gradeWords:()=>g,linesOf:()=>w,measureChange:()=>v,namesOf:()=>b});const E=20;function v(l,d){const m={files:0,lines:0,exempt_files:0,
exempt_lines:0};for(const f of l.files){const c=b(f),u=c.filter(s=>d.has(s)).length;m.files+=c.length-u,m.exempt_files+=
u,u===c.length?m.exempt_lines+=w(f):m.lines+=w(f)}return m}function F(l,d,m,f){const c=h(d);return l>f.files||m>f.lines?
"hard_cap_breach":l>2*c?"critical_overrun":l>c?"exceeded":l>.8*c?"approaching_limit":"within_limit"}function g(l,{files:d,
lines:m},f,c){const u=h(f);switch(l){case"hard_cap_breach":return`HARD CAP BREACH: ${d} files / ${m} lines exceeds syste\
m limit (${c.files} files / ${c.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${d} files > ${2*u} (2x l\
imit of ${u}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${d} > ${u}`;case"\
approaching_limit":return`approaching limit: ${d} / ${u} files (${Math.round(d/u*100)}%)`;case"within_limit":return`${d}\
 / ${u} files`}}function h(l){return typeof l=="number"&&l>0?l:E}function _(l,d){const m=new Map;for(const{path:f,lines:c,
exempt:u}of l){const s=f.split("/").slice(0,-1).slice(0,2).join("/")||".",t=m.get(s)??{path:s,files:0,lines:0};t.files+=
1,t.lines+=c,u&&(t.exempt_files=(t.exempt_files??0)+1,t.exempt_lines=(t.exempt_lines??0)+c),m.set(s,t)}return[...m.values()].
sort((f,c)=>c.files-f.files||c.lines-f.lines||(f.path<c.path?-1:1)).slice(0,d)}function b(l){return l.oldPath===void 0?[
l.path]:[l.path,l.oldPath]}function w(l){return l.added+l.deleted}},"audit/change/counted-files"(C,r,$,D){let E;const v=()=>E??=
r("assets/globs");let F;const g=()=>F??=r("audit/change/blast-radius");let h;const _=()=>h??=r("audit/change/counting");
$(C,{countedFiles:()=>w,exemptPaths:()=>b});function b(f,c,u){const s=f.files.flatMap(g().namesOf);if(c.blast_radius.counting===
"reference")return new Map(s.filter(e=>!(0,_().isCountedByReference)(e)).map(e=>[e,"reference"]));const t=new Set(f.files.
filter(({status:e})=>e==="added").map(({path:e})=>e)),n=u.filter(({change:{kind:e}})=>e==="added"||e==="modified").flatMap(
({commands:e})=>e.flatMap(({reading:a})=>a.targets)).flatMap(({kind:e,via:a,path:o})=>e==="file"&&a===void 0&&o!==void 0?
[o]:[]);return new Map([...n.filter(e=>t.has(e)).map(e=>[e,"validation_script"]),...s.filter((0,v().assetPathTest)(c)).map(
e=>[e,"asset_store"])])}function w(f,c,u){return f.files.flatMap(s=>(0,g().namesOf)(s).map(t=>l(s,t,c.get(t),u))).sort((s,t)=>t.
lines-s.lines||(s.path<t.path?-1:1))}function l(f,c,u,s){const t={path:c,...u&&{exempt:u}};if(c!==f.path)return{...t,lines:0};
const n=m(f,s);return{...t,lines:(0,g().linesOf)(f),...n&&{veil:n}}}const d=1e3;function m({binary:f,status:c,path:u,added:s},t){
if(f)return"binary";const{size:n=0}=c==="added"?t.stat(u)??{}:{};return n>d*Math.max(1,s)?"long_lines":void 0}},"audit/c\
hange/counting"(C,r,$,D){$(C,{isCountedByReference:()=>b});const E=new Set(["event.json","temp_gep_output.json","temp_ev\
olution_output.json","evolution_error.log"]),v=["logs","memory","assets/gep","out","temp","node_modules"],F=/capsule|events?\.jsonl$/i,
g=new Set(["index.js","package.json"]),h=["src","scripts","config"],_=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function b(l){
return E.has(l)||w(l,v)||F.test(l)?!1:g.has(l)||w(l,h)||_.test(l)}function w(l,d){return d.some(m=>l===m||l.startsWith(`${m}\
/`))}},"audit/change/forbidden-paths"(C,r,$,D){let E;const v=()=>E??=r("repo/folder-spelling");let F;const g=()=>F??=r("\
repo/paths");let h;const _=()=>h??=r("rules/finding");let b;const w=()=>b??=r("audit/check");let l;const d=()=>l??=r("au\
dit/change/touched-paths");$(C,{alwaysForbidden:()=>c,forbiddenPathFindings:()=>u,forbiddenPaths:()=>m});const m=(0,w().
defineChangeCheck)({name:"forbidden-paths",find:({touched:s,touchesOf:t,policy:n})=>u(s,t,n)}),f=[".git","node_modules"];
function c(s){const t=((0,g().normalise)(s)??s).split("/");return f.find(n=>t.some(e=>(0,v().isSpellingOf)(e,n)))}function u(s,t,n){
const e=s.flatMap(({path:o,via:i})=>{const p=c(o)??c(i);if(p===void 0)return[];const P=c(o)===void 0?i:"";return[(0,_().
finding)("forbidden-path-always",{path:o,directory:p,via:P},(0,d().atFile)(o))]}),a=n.blast_radius.forbidden_paths.flatMap(
o=>t(o).map(({path:i,via:p})=>(0,_().finding)("forbidden-path-policy",{path:i,entry:o,via:p},(0,d().atFile)(i))));return[
...e,...a]}},"audit/change/hidden-files"(C,r,$,D){let E;const v=()=>E??=r("policy/linear-pattern");$(C,{markHiddenFiles:()=>_});
const F=100,g=64*1024,h=200;async function _(s,t){const n=s.slice(0,F),e=[...new Set(n.flatMap(({path:o})=>w(o)))].sort(
(o,i)=>o.length-i.length),a=(await Promise.all(e.map(o=>l(o,t)))).flat();return s.map((o,i)=>{if(i>=F||o.veil!==void 0)return o;
const p=b(a,o.path);return p===void 0?o:{...o,veil:p}})}function b(s,t){const n=new Map;for(const e of s)if(e.attributes.
size>0&&e.matches(t))for(const[a,o]of e.attributes)n.set(a,o);return[...n].find(([,e])=>e)?.[0]}function w(s){return["",
...[...s.matchAll(/\//g)].map(({index:t})=>s.slice(0,t+1))]}async function l(s,t){const{kind:n,size:e=0}=t.stat(`${s}.gi\
tattributes`)??{};return n!=="file"&&n!=="executable"||e>g?[]:(await t.read(`${s}.gitattributes`)).toString("utf8").split(
`
`).slice(0,h).flatMap(o=>d(o,s))}function d(s,t){const[n="",...e]=s.trim().split(/\s+/);if(n===""||/^[#!"]/.test(n))return[];
const a=(0,v().compileLinear)(f(n));return"error"in a?[]:[{matches:i=>i.startsWith(t)&&a.matches(i.slice(t.length)),attributes:new Map(
e.flatMap(i=>m[i]??[]))}]}const m={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function f(s){const t=s.
includes("/")?"":"(?:.*/)?",n=s.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,e=>c[e]??u(e));return`\
^${t}${n}$`}const c={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function u(s){return s.startsWith("*")?"\
[^/]*":`\\${s}`}},"audit/change/ignored-inputs"(C,r,$,D){let E;const v=()=>E??=r("rules/finding");let F;const g=()=>F??=
r("audit/check");$(C,{ignoredInputs:()=>h});const h=(0,g().defineChangeCheck)({name:"ignored-inputs",find:({loadedPolicy:_})=>_.
ignoredInputs.map(b=>(0,v().finding)("input-loosens-policy",{...b}))})},"audit/change/lock-hosts"(C,r,$,D){let E;const v=()=>E??=
r("jsonc-parser");let F;const g=()=>F??=r("yaml");$(C,{UNREADABLE:()=>h,lockHosts:()=>_});const h="an address that canno\
t be read";function _(d,m){try{return new Set(b(d,m).flatMap(l))}catch{return new Set([h])}}function b(d,m){if(/(?:package-lock|npm-shrinkwrap)\.json$/.
test(d))return w(JSON.parse(m),c=>c==="resolved"||c==="version");const f=c=>c!=="deprecated";return d.endsWith("bun.lock")?
w((0,v().parse)(m,[],{allowTrailingComma:!0}),f):d.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test(m)?w((0,g().parse)(m,
{maxAliasCount:0,logLevel:"silent"}),f):[m.replace(/\\u([\da-f]{4})/gi,(c,u)=>String.fromCharCode(Number.parseInt(u,16))).
replaceAll("\\","")]}function w(d,m,f=""){return typeof d=="string"?f===""||m(f)?[d]:[]:typeof d!="object"||d===null?[]:
Array.isArray(d)?d.flatMap(c=>w(c,m,f)):Object.entries(d).flatMap(([c,u])=>[c,...w(u,m,c||" ")])}function l(d){return(d.
replace(/%([\da-f]{2})/gi,(f,c)=>String.fromCharCode(Number.parseInt(c,16))).match(/https?:[^\s"',)]+/gi)??[]).map(f=>URL.
canParse(f)?new URL(f).host:h)}},"audit/change/log-lines"(C,r,$,D){$(C,{firstMalformedLine:()=>v});const E=10;function v(g,h){
let _=1;for(let b=g.indexOf(E);b>=0&&b<h;b=g.indexOf(E,b+1))_+=1;for(let b=h;b<g.length;_+=1){const w=g.indexOf(E,b),l=w<
0?g.length:w,d=F(g.subarray(b,l));if(d!==void 0)return{line:_,problem:d};b=l+1}}function F(g){let h;try{const _=g.toString(
"utf8").trim();if(_==="")return;h=JSON.parse(_)}catch{return"it is not a single JSON value"}return typeof h!="object"||h===
null||Array.isArray(h)?"it is not a JSON object":typeof h.type=="string"?void 0:"it has no `type`"}},"audit/change/polic\
y-change"(C,r,$,D){let E;const v=()=>E??=r("policy/difference");let F;const g=()=>F??=r("policy/extend");let h;const _=()=>h??=
r("policy/load");let b;const w=()=>b??=r("policy/near-policy");let l;const d=()=>l??=r("rules/finding");let m;const f=()=>m??=
r("audit/check");let c;const u=()=>c??=r("audit/change/touched-paths");$(C,{effectWords:()=>o,policyChangeFindings:()=>n,
policyFile:()=>s,unreadWords:()=>e});const s=(0,f().defineChangeCheck)({name:"policy-file",find:async({policyPath:i,changedNames:p,
baseTree:P,tree:T,loadedPolicy:M})=>{if(i===void 0)return[];const S=[...p].some(A=>A===i||A.startsWith(g().COPIES)),{policy:O,
shared:L}=M;return[...S?await n({baseTree:P,tree:T,policy:O,shared:L}):[],...await t(T)]}});async function t(i){const p=i.
stat(_().POLICY_PATH)?void 0:await(0,w().findNearPolicy)(i);if(p===void 0)return[];const{path:P,fault:T}=p;return[(0,d().
finding)("policy-misplaced",{path:P,fault:T},(0,u().atFile)(P))]}async function n(i){const[p,P]=await Promise.all([(0,_().
readPolicyIn)(i.baseTree,i.shared),(0,_().readPolicyIn)(i.tree,i.shared)]),T=_().POLICY_PATH;if("mistakes"in P)return P.
mistakes.map(({line:O,column:L,message:A})=>(0,d().finding)("policy-broken",{path:T,mistake:A},{location:{path:T,line:O,
column:L}}));const M="policy"in p?p.policy:i.policy,S="missing"in P?[e(P.missing)]:(0,v().comparePolicies)(M,P.policy).map(
o);return[(0,d().finding)("policy-changed",{path:T,effects:S},(0,u().atFile)(T))]}function e(i){return`extends: ${(0,g().
sharedName)(i)}, which cannot be compared; commit it as ${(0,g().copyPath)(i)}`}const a=160;function o({key:i,change:p,direction:P}){
const T=p.length>a?`${p.slice(0,a).replace(/[\ud800-\udbff]$/,"")}\u2026`:p;return`${i}: ${T}${P===void 0?"":` (${P})`}`}},
"audit/change/prepare-inputs"(C,r,$,D){let E;const v=()=>E??=r("ini");let F;const g=()=>F??=r("command/resolve/lock/read");
let h;const _=()=>h??=r("command/resolve/lock/registry");let b;const w=()=>b??=r("command/resolve/npmrc-keys");let l;const d=()=>l??=
r("command/resolve/package-json");let m;const f=()=>m??=r("repo/paths");let c;const u=()=>c??=r("rules/finding");let s;const t=()=>s??=
r("audit/change/lock-hosts");$(C,{prepareRefusals:()=>P});const n=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
e=16*1024*1024,a=/^(?:git|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|[\w.-]+@[^/]+:)|^[^@/:.~][^/:]*\/[^/]+$/i,o=["de\
pendencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions"],i=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
p=/(?:^|\/)package\.json$/;async function P(y,k){return(await Promise.all(T(k).map(async N=>{const j=k.readlink(N);if(j!==
void 0&&j!==y.readlink(N))return[{path:N,what:"it is a new symbolic link"}];const x=H(k,N);if(x===void 0&&!i.test(N))return[];
if(x===void 0)return[{path:N,what:"it is a symbolic link that leads to no file of the repository"}];const Y=H(y,N);return Y?.
oid!==void 0&&Y.oid===x.oid?[]:M(N,await B(y,Y),await B(k,x)??"",y)}))).flat().map(N=>(0,u().finding)("prepare-refused",
N))}function T(y){return[...y.files()].filter(({kind:k})=>k!=="submodule").map(({path:k})=>k).filter(k=>i.test(k)||p.test(
k)||n.test(k))}async function M(y,k,I,N){if(k===I)return[];if(i.test(y))return O(y,k,I);if(p.test(y))return A(y,R(k),R(I));
const j=A(y,W(k),W(I));return j.length>0?j:S(y,I,N)}async function S(y,k,I){const N=(0,t().lockHosts)(y,k);if(N.size===0)
return[];const j=T(I).filter(U=>n.test(U)).map(async U=>(0,t().lockHosts)(U,await B(I,H(I,U))??"")),x=new Set([...await(0,_().
knownHosts)(I,await(0,g().readLocks)(I)),...(await Promise.all(j)).flatMap(U=>[...U])]),Y=[...N].find(U=>U===t().UNREADABLE||
!x.has(U));return Y===void 0?[]:[{path:y,what:`it adds downloads from \`${Y.slice(0,200)}\``}]}function O(y,k,I){if(!/\.npmrc$/i.
test(y))return[{path:y,what:"it decides where packages come from"}];const N=L(k??""),j=[...L(I)].flatMap(([x,Y])=>{const U=(0,w().
effectOf)(x,Y);return JSON.stringify(N.get(x))!==JSON.stringify(Y)&&(U==="decides"||U==="other")?[x]:[]});return j.length===
0?[]:[{path:y,what:`it sets ${j.map(x=>`\`${x}\``).join(", ")}`}]}function L(y){return new Map(Object.entries((0,v().parse)(
y)))}function A(y,k,I){const[N]=[...I].filter(j=>!k.has(j));return N===void 0?[]:[{path:y,what:`it adds the dependency \`${N.
slice(0,200)}\``}]}function R(y){const k=new Set,I=(j,x)=>{if(typeof x=="string"&&a.test(x)&&k.add(`${j}: ${x}`),!(typeof x!=
"object"||x===null))for(const[Y,U]of Object.entries(x))I(Y,U)},N=G(y??"{}");for(const j of o)I(j,N[j]);return k}function G(y){
try{const k=JSON.parse(y);return typeof k=="object"&&k!==null?k:{}}catch{return{}}}function W(y){return new Set((y??"").
match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??[])}function H(y,k){const I=(0,f().
resolveInTree)(y,k);return I.kind==="inside"&&(0,d().isRegular)(I.entry.kind)?I.entry:void 0}async function B(y,k){return k&&
(await y.read(k.path,e)).toString("utf8")}},"audit/change/protected-paths"(C,r,$,D){let E;const v=()=>E??=r("picomatch");
let F;const g=()=>F??=r("policy/protected-paths");let h;const _=()=>h??=r("repo/paths");let b;const w=()=>b??=r("rules/f\
inding");let l;const d=()=>l??=r("audit/check");let m;const f=()=>m??=r("audit/change/touched-paths");$(C,{destroyedPaths:()=>s,
protectedPathFindings:()=>u,protectedPaths:()=>c});const c=(0,d().defineChangeCheck)({name:"protected-paths",find:({touched:n,
policy:e,policyPath:a,change:o,tree:i,genes:p})=>u(n,{named:e.blast_radius.protected_paths,policyPath:a,destroyed:s(o,i),
hasGene:p.some(({binds:P})=>P)})});function u(n,{named:e,policyPath:a,destroyed:o,hasGene:i}){const p=t(e),P=t(g().DEFAULT_PROTECTED_PATHS);
return n.flatMap(T=>{const{path:M}=T,S=o.get(M),O=p(T),L=M===a?void 0:P(T);if(O===void 0&&L===void 0)return[];const A=O===
void 0?{path:M,pattern:L??"",by:"the default list"}:{path:M,pattern:O,by:"the policy"},R=O!==void 0||S!==void 0&&i,G={...(0,f().
atFile)(M),severity:R?"error":"warning"};return[S===void 0?(0,w().finding)("protected-path",A,G):(0,w().finding)("protec\
ted-file-destroyed",{...A,how:S},G)]})}function s(n,e){const a=new Map;for(const{status:o,path:i,oldPath:p}of n.files)o===
"deleted"&&a.set(i,"deletes"),p!==void 0&&a.set(p,"deletes"),(o==="modified"||o==="type_changed")&&e.stat(i)?.size===0&&
a.set(i,"empties");return a}function t(n){const e=n.map(a=>{const o=(0,v().default)(a,{dot:!0,nocase:!0,nonegate:!0});return{
pattern:a,covers:p=>o(p)||(0,_().isWithin)(p,a,{ignoreCase:!0})}});return({path:a,via:o})=>e.find(({covers:i})=>i(a)||i(
o))?.pattern}},"audit/change/touched-paths"(C,r,$,D){let E;const v=()=>E??=r("repo/paths");let F;const g=()=>F??=r("audi\
t/change/blast-radius");$(C,{SYMLINK:()=>w,atFile:()=>b,touchedPaths:()=>h,touchesOf:()=>_});function h(t,n){return t.files.
flatMap(e=>(0,g().namesOf)(e).map(a=>({path:a,via:a===e.path&&e.newMode===w?u(n,a):""})))}function _(t,n){const e=new Map;
let a;return o=>{const i=e.get(o);if(i!==void 0)return i;a??=l(t);const p=m(t,a,s(n,o));return e.set(o,p),p}}function b(t){
return{location:{path:t,line:1,column:1}}}const w="120000";function l(t){return t.flatMap(({path:e,via:a},o)=>[...d(e,o,
!1),...a===""?[]:d(a,o,!0)]).sort((e,a)=>e.name<a.name?-1:e.name>a.name?1:0)}function d(t,n,e){const a=(0,v().normalise)(
t);return a===void 0?[]:[{name:a,index:n,isTarget:e}]}function m(t,n,e){const a=new Map;for(const o of e)for(const{index:i,
isTarget:p}of f(n,o))a.set(i,p&&(a.get(i)??!0));return[...a].sort(([o],[i])=>o-i).flatMap(([o,i])=>{const p=t[o];return p?
[i?p:{path:p.path,via:""}]:[]})}function*f(t,n){const e=(0,v().normalise)(n);if(e!==void 0){if(e===""){yield*t;return}for(const[
a,o]of[[e,i=>i===e],[`${e}/`,i=>i.startsWith(`${e}/`)]])for(let i=c(t,a);i<t.length;i+=1){const p=t[i];if(p===void 0||!o(
p.name))break;yield p}}}function c(t,n){let e=0;for(let a=t.length;e<a;){const o=e+a>>>1;(t[o]?.name??"")<n?e=o+1:a=o}return e}
function u(t,n){const e=(0,v().resolveInTree)(t,n);return e.kind==="inside"||e.kind==="missing"?e.path:""}function s(t,n){
const e=(0,v().resolveInTree)(t,n);return e.kind==="inside"?[n,e.path]:[n]}},"audit/change/unauditable-files"(C,r,$,D){let E;
const v=()=>E??=r("repo/paths");let F;const g=()=>F??=r("rules/finding");let h;const _=()=>h??=r("audit/check");let b;const w=()=>b??=
r("audit/change/touched-paths");$(C,{unauditableFiles:()=>m,unauditableFindings:()=>f});const l="160000",d=".gitmodules",
m=(0,_().defineChangeCheck)({name:"unauditable-files",find:({genes:u,change:s,tree:t})=>u.some(({binds:n})=>n)?f(s,t):[]});
function f(u,s){return u.files.flatMap(t=>{const n=t.path===d&&t.status!=="deleted";return t.newMode===l||n?[(0,g().finding)(
"submodule-changed",{path:t.path},(0,w().atFile)(t.path))]:t.newMode===w().SYMLINK?c(t,s):[]})}function c({path:u},s){const{
kind:t}=(0,v().resolveInTree)(s,u);if(t!=="outside"&&t!=="loop")return[];const n=s.readlink(u)??"";return[(0,g().finding)(
"symlink-leaves-tree",{path:u,target:n},(0,w().atFile)(u))]}},"audit/change/unproven-merge"(C,r,$,D){let E;const v=()=>E??=
r("rules/finding");let F;const g=()=>F??=r("audit/check");$(C,{unprovenMerge:()=>h});const h=(0,g().defineChangeCheck)({
name:"unproven-merge",find:({unprovenMerge:_})=>_?[(0,v().finding)("merge-not-proven",{merge:_.commit,reason:_.reason})]:
[]})}};
