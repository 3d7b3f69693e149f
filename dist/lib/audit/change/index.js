"use strict";module.exports={"audit/change/audit-log"(S,r,F,j){let v;const O=()=>v??=r("assets/log/appended");let M;const m=()=>M??=r(
"assets/log/audit-log");let h;const g=()=>h??=r("rules/finding");let b;const y=()=>b??=r("audit/check");let d;const l=()=>d??=
r("audit/change/blast-radius");let p;const u=()=>p??=r("audit/change/log-lines");let c;const f=()=>c??=r("audit/change/t\
ouched-paths");F(S,{auditLogFindings:()=>i,auditLogs:()=>o});const s=/^100/,e=10,o=(0,y().defineChangeCheck)({name:"audi\
t-logs",find:async({change:L,assets:C,policy:E,baseTree:I,tree:P})=>{const{audit_log:T}=E.blast_radius;return(await i(L,
T,async U=>{const[H,W]=await Promise.all([t(I,U),t(P,U)]);return{before:H,after:W}})).filter(({rule:U,location:H})=>U!==
"audit-log-malformed"||!C.problems.some(W=>n(W,H)))}});async function t(L,C){return L.stat(C)===void 0?Buffer.alloc(0):L.
read(C,m().MAX_LOG_BYTES)}async function i(L,C,E){const I=L.files.filter(P=>(0,l().namesOf)(P).some(m().isAuditLog));return C===
"forbidden"?I.flatMap(P=>(0,l().namesOf)(P).filter(m().isAuditLog).map(T=>(0,g().finding)("audit-log-changed",{path:T},(0,f().
atFile)(T)))):(await Promise.all(I.map(P=>a(P,E)))).flat()}function n({rule:L,location:{path:C,line:E}},I){return C!==I?.
path?!1:E===I.line||L==="file-not-json"&&E>I.line}async function a(L,C){const{path:E,oldPath:I,status:P}=L,T=[],G=async U=>!s.
test(L.oldMode)||(0,O().hasRecords)((await C(U)).before);if(I!==void 0&&(0,m().isAuditLog)(I)&&await G(I)&&T.push((0,g().
finding)("audit-log-removed",{path:I},(0,f().atFile)(I))),!(0,m().isAuditLog)(E))return T;if(P==="deleted")await G(E)&&T.
push((0,g().finding)("audit-log-removed",{path:E},(0,f().atFile)(E)));else if(!s.test(L.newMode)||P==="type_changed")T.push(
(0,g().finding)("audit-log-removed",{path:E},(0,f().atFile)(E)));else if(P==="modified"){const{before:U,after:H}=await C(
E),W=(0,O().continuationOf)(U,H);if(W.kind==="appended")return[...T,..._(E,H,W.from)];const{line:k}=W,w=x(k,H),$={path:E,
line:w?Math.max(k-1,1):k,column:1};T.push((0,g().finding)("audit-log-rewritten",{path:E,line:k,gone:w},{location:$}))}else{
const{after:U}=await C(E);T.push(..._(E,U,0))}return T}function _(L,C,E){const I=(0,u().firstMalformedLine)(C,E);if(I===
void 0)return[];const P={path:L,line:I.line,column:1};return[(0,g().finding)("audit-log-malformed",{path:L,...I},{location:P})]}
function x(L,C){return C.length===0||C.at(-1)===e&&Y(e,C)<L}function Y(L,C){let E=0;for(let I=C.indexOf(L);I>=0;I=C.indexOf(
L,I+1))E+=1;return E}},"audit/change/blast-radius"(S,r,F,j){F(S,{DEFAULT_MAX_FILES:()=>v,busiestDirectories:()=>g,gradeFiles:()=>M,
gradeWords:()=>m,linesOf:()=>y,measureChange:()=>O,namesOf:()=>b});const v=20;function O(d,l){const p={files:0,lines:0,exempt_files:0,
exempt_lines:0};for(const u of d.files){const c=b(u),f=c.filter(s=>l.has(s)).length;p.files+=c.length-f,p.exempt_files+=
f,f===c.length?p.exempt_lines+=y(u):p.lines+=y(u)}return p}function M(d,l,p,u){const c=h(l);return d>u.files||p>u.lines?
"hard_cap_breach":d>2*c?"critical_overrun":d>c?"exceeded":d>.8*c?"approaching_limit":"within_limit"}function m(d,{files:l,
lines:p},u,c){const f=h(u);switch(d){case"hard_cap_breach":return`HARD CAP BREACH: ${l} files / ${p} lines exceeds syste\
m limit (${c.files} files / ${c.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${l} files > ${2*f} (2x l\
imit of ${f}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${l} > ${f}`;case"\
approaching_limit":return`approaching limit: ${l} / ${f} files (${Math.round(l/f*100)}%)`;case"within_limit":return`${l}\
 / ${f} files`}}function h(d){return typeof d=="number"&&d>0?d:v}function g(d,l){const p=new Map;for(const{path:u,lines:c,
exempt:f}of d){const s=u.split("/").slice(0,-1).slice(0,2).join("/")||".",e=p.get(s)??{path:s,files:0,lines:0};e.files+=
1,e.lines+=c,f&&(e.exempt_files=(e.exempt_files??0)+1,e.exempt_lines=(e.exempt_lines??0)+c),p.set(s,e)}return[...p.values()].
sort((u,c)=>c.files-u.files||c.lines-u.lines||(u.path<c.path?-1:1)).slice(0,l)}function b(d){return d.oldPath===void 0?[
d.path]:[d.path,d.oldPath]}function y(d){return d.added+d.deleted}},"audit/change/counted-files"(S,r,F,j){let v;const O=()=>v??=
r("assets/globs");let M;const m=()=>M??=r("audit/change/blast-radius");let h;const g=()=>h??=r("audit/change/counting");
F(S,{countedFiles:()=>y,exemptPaths:()=>b});function b(u,c,f){const s=u.files.flatMap(m().namesOf);if(c.blast_radius.counting===
"reference")return new Map(s.filter(t=>!(0,g().isCountedByReference)(t)).map(t=>[t,"reference"]));const e=new Set(u.files.
filter(({status:t})=>t==="added").map(({path:t})=>t)),o=f.filter(({change:{kind:t}})=>t==="added"||t==="modified").flatMap(
({commands:t})=>t.flatMap(({reading:i})=>i.targets)).flatMap(({kind:t,via:i,path:n})=>t==="file"&&i===void 0&&n!==void 0?
[n]:[]);return new Map([...o.filter(t=>e.has(t)).map(t=>[t,"validation_script"]),...s.filter((0,O().assetPathTest)(c)).map(
t=>[t,"asset_store"])])}function y(u,c,f){return u.files.flatMap(s=>(0,m().namesOf)(s).map(e=>d(s,e,c.get(e),f))).sort((s,e)=>e.
lines-s.lines||(s.path<e.path?-1:1))}function d(u,c,f,s){const e={path:c,...f&&{exempt:f}};if(c!==u.path)return{...e,lines:0};
const o=p(u,s);return{...e,lines:(0,m().linesOf)(u),...o&&{veil:o}}}const l=1e3;function p({binary:u,status:c,path:f,added:s},e){
if(u)return"binary";const{size:o=0}=c==="added"?e.stat(f)??{}:{};return o>l*Math.max(1,s)?"long_lines":void 0}},"audit/c\
hange/counting"(S,r,F,j){F(S,{isCountedByReference:()=>b});const v=new Set(["event.json","temp_gep_output.json","temp_ev\
olution_output.json","evolution_error.log"]),O=["logs","memory","assets/gep","out","temp","node_modules"],M=/capsule|events?\.jsonl$/i,
m=new Set(["index.js","package.json"]),h=["src","scripts","config"],g=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function b(d){
return v.has(d)||y(d,O)||M.test(d)?!1:m.has(d)||y(d,h)||g.test(d)}function y(d,l){return l.some(p=>d===p||d.startsWith(`${p}\
/`))}},"audit/change/forbidden-paths"(S,r,F,j){let v;const O=()=>v??=r("repo/folder-spelling");let M;const m=()=>M??=r("\
repo/paths");let h;const g=()=>h??=r("rules/finding");let b;const y=()=>b??=r("audit/check");let d;const l=()=>d??=r("au\
dit/change/touched-paths");F(S,{alwaysForbidden:()=>c,forbiddenPathFindings:()=>f,forbiddenPaths:()=>p});const p=(0,y().
defineChangeCheck)({name:"forbidden-paths",find:({touched:s,touchesOf:e,policy:o})=>f(s,e,o)}),u=[".git","node_modules"];
function c(s){const e=((0,m().normalise)(s)??s).split("/");return u.find(o=>e.some(t=>(0,O().isSpellingOf)(t,o)))}function f(s,e,o){
const t=s.flatMap(({path:n,via:a})=>{const _=c(n)??c(a);if(_===void 0)return[];const x=c(n)===void 0?a:"";return[(0,g().
finding)("forbidden-path-always",{path:n,directory:_,via:x},(0,l().atFile)(n))]}),i=o.blast_radius.forbidden_paths.flatMap(
n=>e(n).map(({path:a,via:_})=>(0,g().finding)("forbidden-path-policy",{path:a,entry:n,via:_},(0,l().atFile)(a))));return[
...t,...i]}},"audit/change/hidden-files"(S,r,F,j){let v;const O=()=>v??=r("policy/linear-pattern");F(S,{markHiddenFiles:()=>g});
const M=100,m=64*1024,h=200;async function g(s,e){const o=s.slice(0,M),t=[...new Set(o.flatMap(({path:n})=>y(n)))].sort(
(n,a)=>n.length-a.length),i=(await Promise.all(t.map(n=>d(n,e)))).flat();return s.map((n,a)=>{if(a>=M||n.veil!==void 0)return n;
const _=b(i,n.path);return _===void 0?n:{...n,veil:_}})}function b(s,e){const o=new Map;for(const t of s)if(t.attributes.
size>0&&t.matches(e))for(const[i,n]of t.attributes)o.set(i,n);return[...o].find(([,t])=>t)?.[0]}function y(s){return["",
...[...s.matchAll(/\//g)].map(({index:e})=>s.slice(0,e+1))]}async function d(s,e){const{kind:o,size:t=0}=e.stat(`${s}.gi\
tattributes`)??{};return o!=="file"&&o!=="executable"||t>m?[]:(await e.read(`${s}.gitattributes`)).toString("utf8").split(
`
`).slice(0,h).flatMap(n=>l(n,s))}function l(s,e){const[o="",...t]=s.trim().split(/\s+/);if(o===""||/^[#!"]/.test(o))return[];
const i=(0,O().compileLinear)(u(o));return"error"in i?[]:[{matches:a=>a.startsWith(e)&&i.matches(a.slice(e.length)),attributes:new Map(
t.flatMap(a=>p[a]??[]))}]}const p={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function u(s){const e=s.
includes("/")?"":"(?:.*/)?",o=s.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,t=>c[t]??f(t));return`\
^${e}${o}$`}const c={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function f(s){return s.startsWith("*")?"\
[^/]*":`\\${s}`}},"audit/change/ignored-inputs"(S,r,F,j){let v;const O=()=>v??=r("rules/finding");let M;const m=()=>M??=
r("audit/check");F(S,{ignoredInputs:()=>h});const h=(0,m().defineChangeCheck)({name:"ignored-inputs",find:({loadedPolicy:g})=>g.
ignoredInputs.map(b=>(0,O().finding)("input-loosens-policy",{...b}))})},"audit/change/lock-hosts"(S,r,F,j){let v;const O=()=>v??=
r("jsonc-parser");let M;const m=()=>M??=r("yaml");F(S,{UNREADABLE:()=>h,lockHosts:()=>g});const h="an address that canno\
t be read";function g(l,p){try{return new Set(b(l,p).flatMap(d))}catch{return new Set([h])}}function b(l,p){if(/(?:package-lock|npm-shrinkwrap)\.json$/.
test(l))return y(JSON.parse(p),c=>c==="resolved"||c==="version");const u=c=>c!=="deprecated";return l.endsWith("bun.lock")?
y((0,O().parse)(p,[],{allowTrailingComma:!0}),u):l.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test(p)?y((0,m().parse)(p,
{maxAliasCount:0,logLevel:"silent"}),u):[p.replace(/\\u([\da-f]{4})/gi,(c,f)=>String.fromCharCode(Number.parseInt(f,16))).
replaceAll("\\","")]}function y(l,p,u=""){return typeof l=="string"?u===""||p(u)?[l]:[]:typeof l!="object"||l===null?[]:
Array.isArray(l)?l.flatMap(c=>y(c,p,u)):Object.entries(l).flatMap(([c,f])=>[c,...y(f,p,c||" ")])}function d(l){return(l.
replace(/%([\da-f]{2})/gi,(u,c)=>String.fromCharCode(Number.parseInt(c,16))).match(/https?:[^\s"',)]+/gi)??[]).map(u=>URL.
canParse(u)?new URL(u).host:h)}},"audit/change/log-lines"(S,r,F,j){F(S,{firstMalformedLine:()=>O});const v=10;function O(m,h){
let g=1;for(let b=m.indexOf(v);b>=0&&b<h;b=m.indexOf(v,b+1))g+=1;for(let b=h;b<m.length;g+=1){const y=m.indexOf(v,b),d=y<
0?m.length:y,l=M(m.subarray(b,d));if(l!==void 0)return{line:g,problem:l};b=d+1}}function M(m){let h;try{const g=m.toString(
"utf8").trim();if(g==="")return;h=JSON.parse(g)}catch{return"it is not a single JSON value"}return typeof h!="object"||h===
null||Array.isArray(h)?"it is not a JSON object":typeof h.type=="string"?void 0:"it has no `type`"}},"audit/change/polic\
y-change"(S,r,F,j){let v;const O=()=>v??=r("policy/difference");let M;const m=()=>M??=r("policy/load");let h;const g=()=>h??=
r("policy/near-policy");let b;const y=()=>b??=r("rules/finding");let d;const l=()=>d??=r("audit/check");let p;const u=()=>p??=
r("audit/change/touched-paths");F(S,{effectWords:()=>o,policyChangeFindings:()=>s,policyFile:()=>c});const c=(0,l().defineChangeCheck)(
{name:"policy-file",find:async({policyPath:t,changedNames:i,baseTree:n,tree:a,policy:_})=>t===void 0?[]:[...i.has(t)?await s(
{baseTree:n,tree:a,policy:_}):[],...await f(a)]});async function f(t){const i=t.stat(m().POLICY_PATH)?void 0:await(0,g().
findNearPolicy)(t);if(i===void 0)return[];const{path:n,fault:a}=i;return[(0,y().finding)("policy-misplaced",{path:n,fault:a},
(0,u().atFile)(n))]}async function s(t){const[i,n]=await Promise.all([(0,m().readPolicyIn)(t.baseTree),(0,m().readPolicyIn)(
t.tree)]),a=m().POLICY_PATH;if("mistakes"in n)return n.mistakes.map(({line:Y,column:L,message:C})=>(0,y().finding)("poli\
cy-broken",{path:a,mistake:C},{location:{path:a,line:Y,column:L}}));const _="policy"in i?i.policy:t.policy,x=(0,O().comparePolicies)(
_,n.policy).map(o);return[(0,y().finding)("policy-changed",{path:a,effects:x},(0,u().atFile)(a))]}const e=160;function o({
key:t,change:i,direction:n}){const a=i.length>e?`${i.slice(0,e).replace(/[\ud800-\udbff]$/,"")}\u2026`:i;return`${t}: ${a}${n===
void 0?"":` (${n})`}`}},"audit/change/prepare-inputs"(S,r,F,j){let v;const O=()=>v??=r("ini");let M;const m=()=>M??=r("c\
ommand/resolve/lock/read");let h;const g=()=>h??=r("command/resolve/lock/registry");let b;const y=()=>b??=r("command/res\
olve/npmrc-keys");let d;const l=()=>d??=r("command/resolve/package-json");let p;const u=()=>p??=r("repo/paths");let c;const f=()=>c??=
r("rules/finding");let s;const e=()=>s??=r("audit/change/lock-hosts");F(S,{prepareRefusals:()=>x});const o=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
t=16*1024*1024,i=/^(?:git|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|[\w.-]+@[^/]+:)|^[^@/:.~][^/:]*\/[^/]+$/i,n=["de\
pendencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions"],a=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
_=/(?:^|\/)package\.json$/;async function x(k,w){return(await Promise.all(Y(w).map(async A=>{const R=w.readlink(A);if(R!==
void 0&&R!==k.readlink(A))return[{path:A,what:"it is a new symbolic link"}];const N=H(w,A);if(N===void 0&&!a.test(A))return[];
if(N===void 0)return[{path:A,what:"it is a symbolic link that leads to no file of the repository"}];const B=H(k,A);return B?.
oid!==void 0&&B.oid===N.oid?[]:L(A,await W(k,B),await W(w,N)??"",k)}))).flat().map(A=>(0,f().finding)("prepare-refused",
A))}function Y(k){return[...k.files()].filter(({kind:w})=>w!=="submodule").map(({path:w})=>w).filter(w=>a.test(w)||_.test(
w)||o.test(w))}async function L(k,w,$,A){if(w===$)return[];if(a.test(k))return E(k,w,$);if(_.test(k))return P(k,T(w),T($));
const R=P(k,U(w),U($));return R.length>0?R:C(k,$,A)}async function C(k,w,$){const A=(0,e().lockHosts)(k,w);if(A.size===0)
return[];const R=Y($).filter(D=>o.test(D)).map(async D=>(0,e().lockHosts)(D,await W($,H($,D))??"")),N=new Set([...await(0,g().
knownHosts)($,await(0,m().readLocks)($)),...(await Promise.all(R)).flatMap(D=>[...D])]),B=[...A].find(D=>D===e().UNREADABLE||
!N.has(D));return B===void 0?[]:[{path:k,what:`it adds downloads from \`${B.slice(0,200)}\``}]}function E(k,w,$){if(!/\.npmrc$/i.
test(k))return[{path:k,what:"it decides where packages come from"}];const A=I(w??""),R=[...I($)].flatMap(([N,B])=>{const D=(0,y().
effectOf)(N,B);return JSON.stringify(A.get(N))!==JSON.stringify(B)&&(D==="decides"||D==="other")?[N]:[]});return R.length===
0?[]:[{path:k,what:`it sets ${R.map(N=>`\`${N}\``).join(", ")}`}]}function I(k){return new Map(Object.entries((0,O().parse)(
k)))}function P(k,w,$){const[A]=[...$].filter(R=>!w.has(R));return A===void 0?[]:[{path:k,what:`it adds the dependency \`${A.
slice(0,200)}\``}]}function T(k){const w=new Set,$=(R,N)=>{if(typeof N=="string"&&i.test(N)&&w.add(`${R}: ${N}`),!(typeof N!=
"object"||N===null))for(const[B,D]of Object.entries(N))$(B,D)},A=G(k??"{}");for(const R of n)$(R,A[R]);return w}function G(k){
try{const w=JSON.parse(k);return typeof w=="object"&&w!==null?w:{}}catch{return{}}}function U(k){return new Set((k??"").
match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??[])}function H(k,w){const $=(0,u().
resolveInTree)(k,w);return $.kind==="inside"&&(0,l().isRegular)($.entry.kind)?$.entry:void 0}async function W(k,w){return w&&
(await k.read(w.path,t)).toString("utf8")}},"audit/change/protected-paths"(S,r,F,j){let v;const O=()=>v??=r("picomatch");
let M;const m=()=>M??=r("policy/protected-paths");let h;const g=()=>h??=r("repo/paths");let b;const y=()=>b??=r("rules/f\
inding");let d;const l=()=>d??=r("audit/check");let p;const u=()=>p??=r("audit/change/touched-paths");F(S,{destroyedPaths:()=>s,
protectedPathFindings:()=>f,protectedPaths:()=>c});const c=(0,l().defineChangeCheck)({name:"protected-paths",find:({touched:o,
policy:t,policyPath:i,change:n,tree:a,genes:_})=>f(o,{named:t.blast_radius.protected_paths,policyPath:i,destroyed:s(n,a),
hasGene:_.some(({binds:x})=>x)})});function f(o,{named:t,policyPath:i,destroyed:n,hasGene:a}){const _=e(t),x=e(m().DEFAULT_PROTECTED_PATHS);
return o.flatMap(Y=>{const{path:L}=Y,C=n.get(L),E=_(Y),I=L===i?void 0:x(Y);if(E===void 0&&I===void 0)return[];const P=E===
void 0?{path:L,pattern:I??"",by:"the default list"}:{path:L,pattern:E,by:"the policy"},T=E!==void 0||C!==void 0&&a,G={...(0,u().
atFile)(L),severity:T?"error":"warning"};return[C===void 0?(0,y().finding)("protected-path",P,G):(0,y().finding)("protec\
ted-file-destroyed",{...P,how:C},G)]})}function s(o,t){const i=new Map;for(const{status:n,path:a,oldPath:_}of o.files)n===
"deleted"&&i.set(a,"deletes"),_!==void 0&&i.set(_,"deletes"),(n==="modified"||n==="type_changed")&&t.stat(a)?.size===0&&
i.set(a,"empties");return i}function e(o){const t=o.map(i=>{const n=(0,O().default)(i,{dot:!0,nocase:!0,nonegate:!0});return{
pattern:i,covers:_=>n(_)||(0,g().isWithin)(_,i,{ignoreCase:!0})}});return({path:i,via:n})=>t.find(({covers:a})=>a(i)||a(
n))?.pattern}},"audit/change/touched-paths"(S,r,F,j){let v;const O=()=>v??=r("repo/paths");let M;const m=()=>M??=r("audi\
t/change/blast-radius");F(S,{SYMLINK:()=>y,atFile:()=>b,touchedPaths:()=>h,touchesOf:()=>g});function h(e,o){return e.files.
flatMap(t=>(0,m().namesOf)(t).map(i=>({path:i,via:i===t.path&&t.newMode===y?f(o,i):""})))}function g(e,o){const t=new Map;
let i;return n=>{const a=t.get(n);if(a!==void 0)return a;i??=d(e);const _=p(e,i,s(o,n));return t.set(n,_),_}}function b(e){
return{location:{path:e,line:1,column:1}}}const y="120000";function d(e){return e.flatMap(({path:t,via:i},n)=>[...l(t,n,
!1),...i===""?[]:l(i,n,!0)]).sort((t,i)=>t.name<i.name?-1:t.name>i.name?1:0)}function l(e,o,t){const i=(0,O().normalise)(
e);return i===void 0?[]:[{name:i,index:o,isTarget:t}]}function p(e,o,t){const i=new Map;for(const n of t)for(const{index:a,
isTarget:_}of u(o,n))i.set(a,_&&(i.get(a)??!0));return[...i].sort(([n],[a])=>n-a).flatMap(([n,a])=>{const _=e[n];return _?
[a?_:{path:_.path,via:""}]:[]})}function*u(e,o){const t=(0,O().normalise)(o);if(t!==void 0){if(t===""){yield*e;return}for(const[
i,n]of[[t,a=>a===t],[`${t}/`,a=>a.startsWith(`${t}/`)]])for(let a=c(e,i);a<e.length;a+=1){const _=e[a];if(_===void 0||!n(
_.name))break;yield _}}}function c(e,o){let t=0;for(let i=e.length;t<i;){const n=t+i>>>1;(e[n]?.name??"")<o?t=n+1:i=n}return t}
function f(e,o){const t=(0,O().resolveInTree)(e,o);return t.kind==="inside"||t.kind==="missing"?t.path:""}function s(e,o){
const t=(0,O().resolveInTree)(e,o);return t.kind==="inside"?[o,t.path]:[o]}},"audit/change/unauditable-files"(S,r,F,j){let v;
const O=()=>v??=r("repo/paths");let M;const m=()=>M??=r("rules/finding");let h;const g=()=>h??=r("audit/check");let b;const y=()=>b??=
r("audit/change/touched-paths");F(S,{unauditableFiles:()=>p,unauditableFindings:()=>u});const d="160000",l=".gitmodules",
p=(0,g().defineChangeCheck)({name:"unauditable-files",find:({genes:f,change:s,tree:e})=>f.some(({binds:o})=>o)?u(s,e):[]});
function u(f,s){return f.files.flatMap(e=>{const o=e.path===l&&e.status!=="deleted";return e.newMode===d||o?[(0,m().finding)(
"submodule-changed",{path:e.path},(0,y().atFile)(e.path))]:e.newMode===y().SYMLINK?c(e,s):[]})}function c({path:f},s){const{
kind:e}=(0,O().resolveInTree)(s,f);if(e!=="outside"&&e!=="loop")return[];const o=s.readlink(f)??"";return[(0,m().finding)(
"symlink-leaves-tree",{path:f,target:o},(0,y().atFile)(f))]}},"audit/change/unproven-merge"(S,r,F,j){let v;const O=()=>v??=
r("rules/finding");let M;const m=()=>M??=r("audit/check");F(S,{unprovenMerge:()=>h});const h=(0,m().defineChangeCheck)({
name:"unproven-merge",find:({unprovenMerge:g})=>g?[(0,O().finding)("merge-not-proven",{merge:g.commit,reason:g.reason})]:
[]})}};
