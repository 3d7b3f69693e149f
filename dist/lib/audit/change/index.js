"use strict";module.exports={"audit/change/audit-log"(F,o,C,D){let b;const E=()=>b??=o("assets/log/appended");let L;const p=()=>L??=o(
"assets/log/audit-log");let h;const m=()=>h??=o("rules/finding");let O;const w=()=>O??=o("audit/check");let l;const c=()=>l??=
o("audit/change/blast-radius");let _;const u=()=>_??=o("audit/change/log-lines");let d;const f=()=>d??=o("audit/change/t\
ouched-paths");C(F,{auditLogFindings:()=>n,auditLogs:()=>r});const a=/^100/,e=10,r=(0,w().defineChangeCheck)({name:"audi\
t-logs",find:async({change:M,assets:$,policy:v,baseTree:S,tree:T})=>{const{audit_log:R}=v.blast_radius;return(await n(M,
R,async W=>{const[H,B]=await Promise.all([t(S,W),t(T,W)]);return{before:H,after:B}})).filter(({rule:W,location:H})=>W!==
"audit-log-malformed"||!$.problems.some(B=>s(B,H)))}});async function t(M,$){return M.stat($)===void 0?Buffer.alloc(0):M.
read($,p().MAX_LOG_BYTES)}async function n(M,$,v){const S=M.files.filter(T=>(0,c().namesOf)(T).some(p().isAuditLog));return $===
"forbidden"?S.flatMap(T=>(0,c().namesOf)(T).filter(p().isAuditLog).map(R=>(0,m().finding)("audit-log-changed",{path:R},(0,f().
atFile)(R)))):(await Promise.all(S.map(T=>i(T,v)))).flat()}function s({rule:M,location:{path:$,line:v}},S){return $!==S?.
path?!1:v===S.line||M==="file-not-json"&&v>S.line}async function i(M,$){const{path:v,oldPath:S,status:T}=M,R=[],G=async W=>!a.
test(M.oldMode)||(0,E().hasRecords)((await $(W)).before);if(S!==void 0&&(0,p().isAuditLog)(S)&&await G(S)&&R.push((0,m().
finding)("audit-log-removed",{path:S},(0,f().atFile)(S))),!(0,p().isAuditLog)(v))return R;if(T==="deleted")await G(v)&&R.
push((0,m().finding)("audit-log-removed",{path:v},(0,f().atFile)(v)));else if(!a.test(M.newMode)||T==="type_changed")R.push(
(0,m().finding)("audit-log-removed",{path:v},(0,f().atFile)(v)));else if(T==="modified"){const{before:W,after:H}=await $(
v),B=(0,E().continuationOf)(W,H);if(B.kind==="appended")return[...R,...g(v,H,B.from)];const{line:y}=B,k=I(y,H),A={path:v,
line:k?Math.max(y-1,1):y,column:1};R.push((0,m().finding)("audit-log-rewritten",{path:v,line:y,gone:k},{location:A}))}else{
const{after:W}=await $(v);R.push(...g(v,W,0))}return R}function g(M,$,v){const S=(0,u().firstMalformedLine)($,v);if(S===
void 0)return[];const T={path:M,line:S.line,column:1};return[(0,m().finding)("audit-log-malformed",{path:M,...S},{location:T})]}
function I(M,$){return $.length===0||$.at(-1)===e&&P(e,$)<M}function P(M,$){let v=0;for(let S=$.indexOf(M);S>=0;S=$.indexOf(
M,S+1))v+=1;return v}},"audit/change/blast-radius"(F,o,C,D){C(F,{DEFAULT_MAX_FILES:()=>b,busiestDirectories:()=>m,gradeFiles:()=>L,
gradeWords:()=>p,linesOf:()=>w,measureChange:()=>E,namesOf:()=>O});const b=20;function E(l,c){const _={files:0,lines:0,exempt_files:0,
exempt_lines:0};for(const u of l.files){const d=O(u),f=d.filter(a=>c.has(a)).length;_.files+=d.length-f,_.exempt_files+=
f,f===d.length?_.exempt_lines+=w(u):_.lines+=w(u)}return _}function L(l,c,_,u){const d=h(c);return l>u.files||_>u.lines?
"hard_cap_breach":l>2*d?"critical_overrun":l>d?"exceeded":l>.8*d?"approaching_limit":"within_limit"}function p(l,{files:c,
lines:_},u,d){const f=h(u);switch(l){case"hard_cap_breach":return`HARD CAP BREACH: ${c} files / ${_} lines exceeds syste\
m limit (${d.files} files / ${d.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${c} files > ${2*f} (2x l\
imit of ${f}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${c} > ${f}`;case"\
approaching_limit":return`approaching limit: ${c} / ${f} files (${Math.round(c/f*100)}%)`;case"within_limit":return`${c}\
 / ${f} files`}}function h(l){return typeof l=="number"&&l>0?l:b}function m(l,c){const _=new Map;for(const{path:u,lines:d,
exempt:f}of l){const a=u.split("/").slice(0,-1).slice(0,2).join("/")||".",e=_.get(a)??{path:a,files:0,lines:0};e.files+=
1,e.lines+=d,f&&(e.exempt_files=(e.exempt_files??0)+1,e.exempt_lines=(e.exempt_lines??0)+d),_.set(a,e)}return[..._.values()].
sort((u,d)=>d.files-u.files||d.lines-u.lines||(u.path<d.path?-1:1)).slice(0,c)}function O(l){return l.oldPath===void 0?[
l.path]:[l.path,l.oldPath]}function w(l){return l.added+l.deleted}},"audit/change/counted-files"(F,o,C,D){let b;const E=()=>b??=
o("assets/globs");let L;const p=()=>L??=o("audit/change/blast-radius");let h;const m=()=>h??=o("audit/change/counting");
C(F,{countedFiles:()=>w,exemptPaths:()=>O});function O(u,d,f){const a=u.files.flatMap(p().namesOf);if(d.blast_radius.counting===
"reference")return new Map(a.filter(t=>!(0,m().isCountedByReference)(t)).map(t=>[t,"reference"]));const e=new Set(u.files.
filter(({status:t})=>t==="added").map(({path:t})=>t)),r=f.filter(({change:{kind:t}})=>t==="added"||t==="modified").flatMap(
({commands:t})=>t.flatMap(({reading:n})=>n.targets)).flatMap(({kind:t,via:n,path:s})=>t==="file"&&n===void 0&&s!==void 0?
[s]:[]);return new Map([...r.filter(t=>e.has(t)).map(t=>[t,"validation_script"]),...a.filter((0,E().assetPathTest)(d)).map(
t=>[t,"asset_store"])])}function w(u,d,f){return u.files.flatMap(a=>(0,p().namesOf)(a).map(e=>l(a,e,d.get(e),f))).sort((a,e)=>e.
lines-a.lines||(a.path<e.path?-1:1))}function l(u,d,f,a){const e={path:d,...f&&{exempt:f}};if(d!==u.path)return{...e,lines:0};
const r=_(u,a);return{...e,lines:(0,p().linesOf)(u),...r&&{veil:r}}}const c=1e3;function _({binary:u,status:d,path:f,added:a},e){
if(u)return"binary";const{size:r=0}=d==="added"?e.stat(f)??{}:{};return r>c*Math.max(1,a)?"long_lines":void 0}},"audit/c\
hange/counting"(F,o,C,D){C(F,{isCountedByReference:()=>O});const b=new Set(["event.json","temp_gep_output.json","temp_ev\
olution_output.json","evolution_error.log"]),E=["logs","memory","assets/gep","out","temp","node_modules"],L=/capsule|events?\.jsonl$/i,
p=new Set(["index.js","package.json"]),h=["src","scripts","config"],m=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function O(l){
return b.has(l)||w(l,E)||L.test(l)?!1:p.has(l)||w(l,h)||m.test(l)}function w(l,c){return c.some(_=>l===_||l.startsWith(`${_}\
/`))}},"audit/change/forbidden-paths"(F,o,C,D){let b;const E=()=>b??=o("repo/folder-spelling");let L;const p=()=>L??=o("\
repo/paths");let h;const m=()=>h??=o("rules/finding");let O;const w=()=>O??=o("audit/check");let l;const c=()=>l??=o("au\
dit/change/some-touches");let _;const u=()=>_??=o("audit/change/touched-paths");C(F,{alwaysForbidden:()=>a,forbiddenPathFindings:()=>e,
forbiddenPaths:()=>d});const d=(0,w().defineChangeCheck)({name:"forbidden-paths",find:({touched:t,touchesOf:n,policy:s})=>e(
t,n,s)}),f=[".git","node_modules"];function a(t){const n=((0,p().normalise)(t)??t).split("/");return f.find(s=>n.some(i=>(0,E().
isSpellingOf)(i,s)))}function e(t,n,s){const i=f.flatMap(I=>(0,c().someTouches)(t.flatMap(P=>r(P,I))).map(P=>(0,m().finding)(
"forbidden-path-always",{directory:I,...P},(0,u().atFile)(P.path)))),g=s.blast_radius.forbidden_paths.flatMap(I=>(0,c().
someTouches)(n(I)).map(P=>(0,m().finding)("forbidden-path-policy",{entry:I,...P},(0,u().atFile)(P.path))));return[...i,...g]}
function r({path:t,via:n},s){const i=a(t);return(i??a(n))!==s?[]:[{path:t,via:i===void 0?n:""}]}},"audit/change/hidden-f\
iles"(F,o,C,D){let b;const E=()=>b??=o("policy/linear-pattern");C(F,{markHiddenFiles:()=>m});const L=100,p=64*1024,h=200;
async function m(a,e){const r=a.slice(0,L),t=[...new Set(r.flatMap(({path:s})=>w(s)))].sort((s,i)=>s.length-i.length),n=(await Promise.
all(t.map(s=>l(s,e)))).flat();return a.map((s,i)=>{if(i>=L||s.veil!==void 0)return s;const g=O(n,s.path);return g===void 0?
s:{...s,veil:g}})}function O(a,e){const r=new Map;for(const t of a)if(t.attributes.size>0&&t.matches(e))for(const[n,s]of t.
attributes)r.set(n,s);return[...r].find(([,t])=>t)?.[0]}function w(a){return["",...[...a.matchAll(/\//g)].map(({index:e})=>a.
slice(0,e+1))]}async function l(a,e){const{kind:r,size:t=0}=e.stat(`${a}.gitattributes`)??{};return r!=="file"&&r!=="exe\
cutable"||t>p?[]:(await e.read(`${a}.gitattributes`)).toString("utf8").split(`
`).slice(0,h).flatMap(s=>c(s,a))}function c(a,e){const[r="",...t]=a.trim().split(/\s+/);if(r===""||/^[#!"]/.test(r))return[];
const n=(0,E().compileLinear)(u(r));return"error"in n?[]:[{matches:i=>i.startsWith(e)&&n.matches(i.slice(e.length)),attributes:new Map(
t.flatMap(i=>_[i]??[]))}]}const _={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function u(a){const e=a.
includes("/")?"":"(?:.*/)?",r=a.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,t=>d[t]??f(t));return`\
^${e}${r}$`}const d={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function f(a){return a.startsWith("*")?"\
[^/]*":`\\${a}`}},"audit/change/ignored-inputs"(F,o,C,D){let b;const E=()=>b??=o("rules/finding");let L;const p=()=>L??=
o("audit/check");C(F,{ignoredInputs:()=>h});const h=(0,p().defineChangeCheck)({name:"ignored-inputs",find:({loadedPolicy:m})=>m.
ignoredInputs.map(O=>(0,E().finding)("input-loosens-policy",{...O}))})},"audit/change/lock-hosts"(F,o,C,D){let b;const E=()=>b??=
o("jsonc-parser");let L;const p=()=>L??=o("yaml");C(F,{UNREADABLE:()=>h,lockHosts:()=>m});const h="an address that canno\
t be read";function m(c,_){try{return new Set(O(c,_).flatMap(l))}catch{return new Set([h])}}function O(c,_){if(/(?:package-lock|npm-shrinkwrap)\.json$/.
test(c))return w(JSON.parse(_),d=>d==="resolved"||d==="version");const u=d=>d!=="deprecated";return c.endsWith("bun.lock")?
w((0,E().parse)(_,[],{allowTrailingComma:!0}),u):c.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test(_)?w((0,p().parse)(_,
{maxAliasCount:0,logLevel:"silent"}),u):[_.replace(/\\u([\da-f]{4})/gi,(d,f)=>String.fromCharCode(Number.parseInt(f,16))).
replaceAll("\\","")]}function w(c,_,u=""){return typeof c=="string"?u===""||_(u)?[c]:[]:typeof c!="object"||c===null?[]:
Array.isArray(c)?c.flatMap(d=>w(d,_,u)):Object.entries(c).flatMap(([d,f])=>[d,...w(f,_,d||" ")])}function l(c){return(c.
replace(/%([\da-f]{2})/gi,(u,d)=>String.fromCharCode(Number.parseInt(d,16))).match(/https?:[^\s"',)]+/gi)??[]).map(u=>URL.
canParse(u)?new URL(u).host:h)}},"audit/change/log-lines"(F,o,C,D){C(F,{firstMalformedLine:()=>E});const b=10;function E(p,h){
let m=1;for(let O=p.indexOf(b);O>=0&&O<h;O=p.indexOf(b,O+1))m+=1;for(let O=h;O<p.length;m+=1){const w=p.indexOf(b,O),l=w<
0?p.length:w,c=L(p.subarray(O,l));if(c!==void 0)return{line:m,problem:c};O=l+1}}function L(p){let h;try{const m=p.toString(
"utf8").trim();if(m==="")return;h=JSON.parse(m)}catch{return"it is not a single JSON value"}return typeof h!="object"||h===
null||Array.isArray(h)?"it is not a JSON object":typeof h.type=="string"?void 0:"it has no `type`"}},"audit/change/polic\
y-change"(F,o,C,D){let b;const E=()=>b??=o("policy/difference");let L;const p=()=>L??=o("policy/extend");let h;const m=()=>h??=
o("policy/load");let O;const w=()=>O??=o("policy/near-policy");let l;const c=()=>l??=o("rules/finding");let _;const u=()=>_??=
o("audit/check");let d;const f=()=>d??=o("audit/change/touched-paths");C(F,{effectWords:()=>s,policyChangeFindings:()=>r,
policyFile:()=>a,unreadWords:()=>t});const a=(0,u().defineChangeCheck)({name:"policy-file",find:async({policyPath:i,changedNames:g,
baseTree:I,tree:P,loadedPolicy:M})=>{if(i===void 0)return[];const $=[...g].some(T=>T===i||T.startsWith(p().COPIES)),{policy:v,
shared:S}=M;return[...$?await r({baseTree:I,tree:P,policy:v,shared:S}):[],...await e(P)]}});async function e(i){const g=i.
stat(m().POLICY_PATH)?void 0:await(0,w().findNearPolicy)(i);if(g===void 0)return[];const{path:I,fault:P}=g;return[(0,c().
finding)("policy-misplaced",{path:I,fault:P},(0,f().atFile)(I))]}async function r(i){const[g,I]=await Promise.all([(0,m().
readPolicyIn)(i.baseTree,i.shared),(0,m().readPolicyIn)(i.tree,i.shared)]),P=m().POLICY_PATH;if("mistakes"in I)return I.
mistakes.map(({line:v,column:S,message:T})=>(0,c().finding)("policy-broken",{path:P,mistake:T},{location:{path:P,line:v,
column:S}}));const M="policy"in g?g.policy:i.policy,$="missing"in I?[t(I.missing)]:(0,E().comparePolicies)(M,I.policy).map(
s);return[(0,c().finding)("policy-changed",{path:P,effects:$},(0,f().atFile)(P))]}function t(i){return`extends: ${(0,p().
sharedName)(i)}, which cannot be compared; commit it as ${(0,p().copyPath)(i)}`}const n=160;function s({key:i,change:g,direction:I,
loosens:P}){const M=g.length>n?`${g.slice(0,n).replace(/[\ud800-\udbff]$/,"")}\u2026`:g;return`${i}: ${M}${I===void 0||P&&
I==="tighter"?"":` (${I})`}`}},"audit/change/prepare-inputs"(F,o,C,D){let b;const E=()=>b??=o("ini");let L;const p=()=>L??=
o("command/resolve/lock/read");let h;const m=()=>h??=o("command/resolve/lock/registry");let O;const w=()=>O??=o("command\
/resolve/npmrc-keys");let l;const c=()=>l??=o("command/resolve/package-json");let _;const u=()=>_??=o("repo/paths");let d;
const f=()=>d??=o("rules/finding");let a;const e=()=>a??=o("audit/change/lock-hosts");C(F,{prepareRefusals:()=>I});const r=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
t=16*1024*1024,n=/^(?:git|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|[\w.-]+@[^/]+:)|^[^@/:.~][^/:]*\/[^/]+$/i,s=["de\
pendencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions"],i=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
g=/(?:^|\/)package\.json$/;async function I(y,k){return(await Promise.all(P(k).map(async N=>{const j=k.readlink(N);if(j!==
void 0&&j!==y.readlink(N))return[{path:N,what:"it is a new symbolic link"}];const x=H(k,N);if(x===void 0&&!i.test(N))return[];
if(x===void 0)return[{path:N,what:"it is a symbolic link that leads to no file of the repository"}];const Y=H(y,N);return Y?.
oid!==void 0&&Y.oid===x.oid?[]:M(N,await B(y,Y),await B(k,x)??"",y)}))).flat().map(N=>(0,f().finding)("prepare-refused",
N))}function P(y){return[...y.files()].filter(({kind:k})=>k!=="submodule").map(({path:k})=>k).filter(k=>i.test(k)||g.test(
k)||r.test(k))}async function M(y,k,A,N){if(k===A)return[];if(i.test(y))return v(y,k,A);if(g.test(y))return T(y,R(k),R(A));
const j=T(y,W(k),W(A));return j.length>0?j:$(y,A,N)}async function $(y,k,A){const N=(0,e().lockHosts)(y,k);if(N.size===0)
return[];const j=P(A).filter(U=>r.test(U)).map(async U=>(0,e().lockHosts)(U,await B(A,H(A,U))??"")),x=new Set([...await(0,m().
knownHosts)(A,await(0,p().readLocks)(A)),...(await Promise.all(j)).flatMap(U=>[...U])]),Y=[...N].find(U=>U===e().UNREADABLE||
!x.has(U));return Y===void 0?[]:[{path:y,what:`it adds downloads from \`${Y.slice(0,200)}\``}]}function v(y,k,A){if(!/\.npmrc$/i.
test(y))return[{path:y,what:"it decides where packages come from"}];const N=S(k??""),j=[...S(A)].flatMap(([x,Y])=>{const U=(0,w().
effectOf)(x,Y);return JSON.stringify(N.get(x))!==JSON.stringify(Y)&&(U==="decides"||U==="other")?[x]:[]});return j.length===
0?[]:[{path:y,what:`it sets ${j.map(x=>`\`${x}\``).join(", ")}`}]}function S(y){return new Map(Object.entries((0,E().parse)(
y)))}function T(y,k,A){const[N]=[...A].filter(j=>!k.has(j));return N===void 0?[]:[{path:y,what:`it adds the dependency \`${N.
slice(0,200)}\``}]}function R(y){const k=new Set,A=(j,x)=>{if(typeof x=="string"&&n.test(x)&&k.add(`${j}: ${x}`),!(typeof x!=
"object"||x===null))for(const[Y,U]of Object.entries(x))A(Y,U)},N=G(y??"{}");for(const j of s)A(j,N[j]);return k}function G(y){
try{const k=JSON.parse(y);return typeof k=="object"&&k!==null?k:{}}catch{return{}}}function W(y){return new Set((y??"").
match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??[])}function H(y,k){const A=(0,u().
resolveInTree)(y,k);return A.kind==="inside"&&(0,c().isRegular)(A.entry.kind)?A.entry:void 0}async function B(y,k){return k&&
(await y.read(k.path,t)).toString("utf8")}},"audit/change/protected-paths"(F,o,C,D){let b;const E=()=>b??=o("picomatch");
let L;const p=()=>L??=o("policy/protected-paths");let h;const m=()=>h??=o("repo/paths");let O;const w=()=>O??=o("rules/f\
inding");let l;const c=()=>l??=o("audit/check");let _;const u=()=>_??=o("audit/change/touched-paths");C(F,{destroyedPaths:()=>a,
protectedPathFindings:()=>f,protectedPaths:()=>d});const d=(0,c().defineChangeCheck)({name:"protected-paths",find:({touched:r,
policy:t,policyPath:n,change:s,tree:i,genes:g})=>f(r,{named:t.blast_radius.protected_paths,policyPath:n,destroyed:a(s,i),
hasGene:g.some(({binds:I})=>I)})});function f(r,{named:t,policyPath:n,destroyed:s,hasGene:i}){const g=e(t),I=e(p().DEFAULT_PROTECTED_PATHS);
return r.flatMap(P=>{const{path:M}=P,$=s.get(M),v=g(P),S=M===n?void 0:I(P);if(v===void 0&&S===void 0)return[];const T=v===
void 0?{path:M,pattern:S??"",by:"the default list"}:{path:M,pattern:v,by:"the policy"},R=v!==void 0||$!==void 0&&i,G={...(0,u().
atFile)(M),severity:R?"error":"warning"};return[$===void 0?(0,w().finding)("protected-path",T,G):(0,w().finding)("protec\
ted-file-destroyed",{...T,how:$},G)]})}function a(r,t){const n=new Map;for(const{status:s,path:i,oldPath:g}of r.files)s===
"deleted"&&n.set(i,"deletes"),g!==void 0&&n.set(g,"deletes"),(s==="modified"||s==="type_changed")&&t.stat(i)?.size===0&&
n.set(i,"empties");return n}function e(r){const t=r.map(n=>{const s=(0,E().default)(n,{dot:!0,nocase:!0,nonegate:!0});return{
pattern:n,covers:g=>s(g)||(0,m().isWithin)(g,n,{ignoreCase:!0})}});return({path:n,via:s})=>t.find(({covers:i})=>i(n)||i(
s))?.pattern}},"audit/change/some-touches"(F,o,C,D){C(F,{someTouches:()=>E});const b=20;function E(L){const p=L.length-b;
return L.slice(0,b).map((h,m)=>p>0&&m===b-1?{...h,more:p}:h)}},"audit/change/touched-paths"(F,o,C,D){let b;const E=()=>b??=
o("repo/paths");let L;const p=()=>L??=o("audit/change/blast-radius");C(F,{SYMLINK:()=>w,atFile:()=>O,touchedPaths:()=>h,
touchesOf:()=>m});function h(e,r){return e.files.flatMap(t=>(0,p().namesOf)(t).map(n=>({path:n,via:n===t.path&&t.newMode===
w?f(r,n):""})))}function m(e,r){const t=new Map;let n;return s=>{const i=t.get(s);if(i!==void 0)return i;n??=l(e);const g=_(
e,n,a(r,s));return t.set(s,g),g}}function O(e){return{location:{path:e,line:1,column:1}}}const w="120000";function l(e){
return e.flatMap(({path:t,via:n},s)=>[...c(t,s,!1),...n===""?[]:c(n,s,!0)]).sort((t,n)=>t.name<n.name?-1:t.name>n.name?1:
0)}function c(e,r,t){const n=(0,E().normalise)(e);return n===void 0?[]:[{name:n,index:r,isTarget:t}]}function _(e,r,t){const n=new Map;
for(const s of t)for(const{index:i,isTarget:g}of u(r,s))n.set(i,g&&(n.get(i)??!0));return[...n].sort(([s],[i])=>s-i).flatMap(
([s,i])=>{const g=e[s];return g?[i?g:{path:g.path,via:""}]:[]})}function*u(e,r){const t=(0,E().normalise)(r);if(t!==void 0){
if(t===""){yield*e;return}for(const[n,s]of[[t,i=>i===t],[`${t}/`,i=>i.startsWith(`${t}/`)]])for(let i=d(e,n);i<e.length;i+=
1){const g=e[i];if(g===void 0||!s(g.name))break;yield g}}}function d(e,r){let t=0;for(let n=e.length;t<n;){const s=t+n>>>
1;(e[s]?.name??"")<r?t=s+1:n=s}return t}function f(e,r){const t=(0,E().resolveInTree)(e,r);return t.kind==="inside"||t.kind===
"missing"?t.path:""}function a(e,r){const t=(0,E().resolveInTree)(e,r);return t.kind==="inside"?[r,t.path]:[r]}},"audit/\
change/unauditable-files"(F,o,C,D){let b;const E=()=>b??=o("repo/paths");let L;const p=()=>L??=o("rules/finding");let h;
const m=()=>h??=o("audit/check");let O;const w=()=>O??=o("audit/change/touched-paths");C(F,{unauditableFiles:()=>_,unauditableFindings:()=>u});
const l="160000",c=".gitmodules",_=(0,m().defineChangeCheck)({name:"unauditable-files",find:({genes:f,change:a,tree:e})=>f.
some(({binds:r})=>r)?u(a,e):[]});function u(f,a){return f.files.flatMap(e=>{const r=e.path===c&&e.status!=="deleted";return e.
newMode===l||r?[(0,p().finding)("submodule-changed",{path:e.path},(0,w().atFile)(e.path))]:e.newMode===w().SYMLINK?d(e,a):
[]})}function d({path:f},a){const{kind:e}=(0,E().resolveInTree)(a,f);if(e!=="outside"&&e!=="loop")return[];const r=a.readlink(
f)??"";return[(0,p().finding)("symlink-leaves-tree",{path:f,target:r},(0,w().atFile)(f))]}},"audit/change/unproven-merge"(F,o,C,D){
let b;const E=()=>b??=o("rules/finding");let L;const p=()=>L??=o("audit/check");C(F,{unprovenMerge:()=>h});const h=(0,p().
defineChangeCheck)({name:"unproven-merge",find:({unprovenMerge:m})=>m?[(0,E().finding)("merge-not-proven",{merge:m.commit,
reason:m.reason})]:[]})}};
