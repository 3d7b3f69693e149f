"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.doctorVerb=
void 0;function a(){const r=s(63314);return a=function(){return r},r}function R(){const r=s(7723);return R=function(){return r},
r}function O(){const r=s(48741);return O=function(){return r},r}function E(){const r=s(67397);return E=function(){return r},
r}function $(){const r=s(10289);return $=function(){return r},r}function T(){const r=s(7360);return T=function(){return r},
r}function P(){const r=s(70138);return P=function(){return r},r}function S(){const r=s(15840);return S=function(){return r},
r}function d(){const r=s(49232);return d=function(){return r},r}function l(){const r=s(19234);return l=function(){return r},
r}function m(){const r=s(82256);return m=function(){return r},r}const t=(0,l().parsedBy)(()=>R().coerce.number().pipe(R().
int().min(1).max(1e3)),"Expected a number from 1 to 1000."),c=(r,u)=>new(a()).Command("doctor").option(...m().REPO_OPTION).
option(...m().POLICY_OPTION).option("--changes <n>","number of past changes to judge (default: 50)",t).option("--no-hist\
ory","do not judge past changes").addOption((0,m().formatOption)()).option("--verbose","show every problem").action(async o=>{
await n(o,r),u(0)});w.doctorVerb=c;async function n(r,u){await(0,m().inRepository)(r,u,async o=>{const{env:e,platform:f,
signal:h}=u,g=await(0,d().policyFor)(r,u,(0,O().folderTree)(o.directory)),[A]=await(0,E().lookUpCommits)(o,["HEAD"]),i=r.
history?await(0,S().historyOf)(o,g,u,{now:new Date,most:r.changes}):void 0,p={repository:o,policy:g,head:A,history:i,env:e,
platform:f,signal:h},v=await(0,T().examine)(p);u.print(r.format==="json"?`${(0,$().json)(v)}
`:(0,P().renderDoctor)(v,(0,d().policyName)(g),{...u,verbose:r.verbose??!1}),r.format)})}}),19234:((j,w,s)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.DURATIONS=void 0,w.durationsOf=c,w.parsedBy=m,w.rangeRequest=l,w.withRangeOptions=d;function a(){
const n=s(76760);return a=function(){return n},n}function R(){const n=s(63314);return R=function(){return n},n}function O(){
const n=s(89549);return O=function(){return n},n}function E(){const n=s(25966);return E=function(){return n},n}function $(){
const n=s(83890);return $=function(){return n},n}function T(){const n=s(71667);return T=function(){return n},n}function P(){
const n=s(49232);return P=function(){return n},n}function S(){const n=s(82256);return S=function(){return n},n}function d(n){
return n.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").option(...S().REPO_OPTION).
option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply\
 the policy of this branch; the stricter value of each key wins").addOption((0,S().profileOption)()).option("--all","che\
ck all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, with the \
approval digest of an earlier run")}async function l({base:n,head:r,worktree:u,profile:o,...e},f){const h=(0,O().approveByDigest)(
e.approve,new Date),g=await(0,P().namedPolicy)(e.policy,f);return{directory:(0,a().resolve)(f.cwd,e.repo),env:f.env,locate:A=>(0,E().
resolveRange)(A,{...n!==void 0&&{base:n},...r!==void 0&&{head:r},...u&&{worktree:u}}),...g&&{policy:g},...e.policyRef!==
void 0&&{policyRef:e.policyRef},inputs:{profile:o},all:e.all??!1,approver:h,signal:f.signal,secrets:(0,$().secretsOf)(f.
env)}}function m(n,r){return u=>{const o=n().safeParse(u);if(o.success)return o.data;throw new(R()).InvalidArgumentError(
r)}}const t=w.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan,\
 check and merge"];async function c({durations:n},r){return n===void 0?new Map:(0,T().readDurations)((0,a().resolve)(r.cwd,
n),r.openInput)}}),25966:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.resolveRange=T;function a(){const t=s(
41895);return a=function(){return t},t}function R(){const t=s(24634);return R=function(){return t},t}function O(){const t=s(
67397);return O=function(){return t},t}function E(){const t=s(50598);return E=function(){return t},t}function $(){const t=s(
34397);return $=function(){return t},t}async function T(t,{base:c,head:n,worktree:r=!1}){if(r&&n!==void 0)throw new(a()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[u,o]=await P([(0,E().resolveRevision)(t,n??"HEAD"),d(t,c)]);return{name:r?"worktree":"range",directory:t.
directory,base:await(0,R().mergeBase)(t,o.commit,u),head:u,audited:r?await(0,$().snapshotWorktree)(t):u,policyCommit:o.commit,
baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function P(t){return await Promise.allSettled(
t),Promise.all(t)}const S=/^refs\/(?:heads|remotes\/origin)\//;async function d(t,c){const n=c===void 0?await(0,O().defaultBranch)(
t):await(0,E().resolveNamed)(t,c),{commit:r}=n,u=c==="HEAD"||c==="@"?await m(t):n.ref,o=u&&l(u);if(o===void 0)return{commit:r,
name:c??"HEAD"};const e=c===void 0?n:await(0,O().findDefaultBranch)(t),f=e?.ref&&l(e.ref);return{commit:r,name:o,...e&&f&&
{defaultBranch:{name:f,commit:e.commit}}}}function l(t){return S.test(t)?t.replace(S,""):void 0}async function m({user:t}){
return(await t(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),50598:((j,w,s)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveNamed=l,w.resolveRevision=d;function a(){const o=s(41895);return a=function(){return o},
o}function R(){const o=s(3051);return R=function(){return o},o}function O(){const o=s(24634);return O=function(){return o},
o}function E(){const o=s(67397);return E=function(){return o},o}const $=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,T=/^(.*?)((?:[~^]\d*)*)$/s,
P=/(?:^|-g)([0-9a-f]{4,64})$/i,S=/^[A-Z]+(?:_[A-Z]+)*$/;async function d(o,e){return(await l(o,e)).commit}async function l(o,e){
if($.test(e))throw new(a()).GateError("ref_not_found",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a ta\
g or a commit id; for a range, use --base and --head.");const[,f="",h=""]=T.exec(e)??[],g=await t(o,f==="@"?"HEAD":f),[A,
...i]=[...new Set(g.map(({commit:v})=>v))];if(A===void 0)throw(0,E().unknownRevision)(e,await m(o,f));if(i.length>0)throw u(
f,g);if(h===""){const[v,...y]=g.flatMap(M=>M.ref??[]);return{commit:A,...v!==void 0&&y.length===0&&{ref:v}}}const[p]=await(0,E().
peelToCommits)(o,[`${A}${h}`]);if(p===void 0)throw(0,E().unknownRevision)(e);return{commit:p}}async function m({user:o},e){
const h=(await o(["for-each-ref","--format=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(g=>g.replace(/^refs\/(?:heads|remotes)\//,"")).filter(g=>g!==""&&!g.endsWith("/HEAD"));return h.find(g=>g.endsWith(
`/${e}`))??(0,R().nearestName)(e,h)}async function t(o,e){if(e==="HEAD"||(0,E().isObjectId)(e.toLowerCase())){const[i]=await(0,E().
lookUpCommits)(o,[e]);if(i!==void 0)return[{name:e,commit:i}];if(e==="HEAD")return[]}const f=e.startsWith("refs/"),g=[...await(0,E().
readRefs)(o,f?[e]:c(e))].map(([i,{id:p,target:v}])=>({name:i,id:p,ref:v}));f||g.push(...await n(o,e),...await r(o,e));const A=await(0,E().
peelToCommits)(o,g.map(({id:i})=>i));return g.flatMap(({id:i,...p},v)=>{const y=A[v];return y===void 0?[]:[{...p,commit:y}]})}
function c(o){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(f=>`${f}${o}`),`refs/remotes/${o}/HEAD`]}
async function n({user:o},e){if(!S.test(e))return[];const f=await o(["rev-parse","--verify","--quiet",e],{accept:[1]});return f.
length===0?[]:[{name:e,id:f.toString().trim()}]}async function r({objects:o},e){const[,f]=P.exec(e)??[];return f===void 0?
[]:(await o(["rev-parse",`--disambiguate=${f.toLowerCase()}`])).toString().split(`
`).filter(E().isObjectId).map(A=>({name:A,id:A}))}function u(o,e){const f=e.map(({name:h,commit:g})=>h===g?`commit ${g}`:
`${h} (${(0,O().short)(g)})`);return new(a()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${f.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((j,w,s)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.snapshotWorktree=T;function a(){const l=s(51455);return a=function(){return l},
l}function R(){const l=s(76760);return R=function(){return l},l}function O(){const l=s(41895);return O=function(){return l},
l}function E(){const l=s(96681);return E=function(){return l},l}const $=Buffer.from([0]);async function T(l){const m=await d(
l);return await m(["update-index","-z","--index-info"],await P(l)),await m(["add","--all","--","."]),(await m(["write-tr\
ee"])).toString().trim()}async function P(l){const m=[];for(const t of(0,E().splitNul)(await l.user(["ls-files","-t","--\
stage","-z"]))){const c=t[0]===83,n=t.subarray(t.indexOf(9)+1);if(c&&!await S(l,n))throw new(O()).GateError("checkout_di\
ffers",`The checkout is sparse and lacks ${JSON.stringify((0,E().decodePath)(n))}`,"Run git sparse-checkout disable, or \
gate a commit (without --worktree).");m.push(t.subarray(2),$)}return Buffer.concat(m)}async function S({directory:l},m){
return(0,a().lstat)(Buffer.concat([Buffer.from(`${l}/`),m])).then(()=>!0,t=>{if(t.code==="ENOENT"||t.code==="ENOTDIR")return!1;
throw new(O()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,E().decodePath)(m))} (${t.code})`,"Check \
the permissions of the directories above the file.",{cause:t})})}async function d(l){const m=await(0,a().mkdtemp)((0,R().
join)(l.temporary,"index-")),t={...l.privateStore,GIT_INDEX_FILE:(0,R().join)(m,"index")};return(c,n)=>l.user(c,{env:t,...n&&
{input:n}})}}),83890:((j,w)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.findKnown=R,w.knownForms=a,w.secretsOf=
g,w.withoutEndOfKnown=P,w.withoutStartOfKnown=T;const s=12;function a(i){const p=[...new Set(i.flatMap(t))],v=p.map(y=>y.
replace(/\s/g,""));return{exact:p,squeezed:[...new Set(v)].filter(y=>y.length>=s)}}function R(i,{exact:p,squeezed:v}){const y=p.
flatMap(b=>O(i,b,I=>I));if(v.length===0||!/\s/.test(i))return y;const{text:M,at:N}=E(i);return[...y,...v.flatMap(b=>O(M,
b,I=>N[I]??0))]}function O(i,p,v){const y=[];for(let M=i.indexOf(p);M>=0;M=i.indexOf(p,M+p.length))y.push({kind:"secret",
start:v(M),end:v(M+p.length-1)+1});return y}function E(i){const p=new Uint32Array(i.length),v=[];let y=0;for(const{0:M,index:N}of i.
matchAll(/\S+/g)){for(let b=0;b<M.length;b+=1)p[y+b]=N+b;y+=M.length,v.push(M)}return{text:v.join(""),at:p}}const $=4;function T(i,{
exact:p}){const v=p.map(y=>{const{text:M,at:N}=E(i.slice(-2*y.length-S)),b=l(M,y.replace(/\s/g,"")),I=i.length-Math.min(
i.length,2*y.length+S);return b<$?i.length:I+(N[M.length-b]??0)});return i.slice(0,Math.min(i.length,...v))}function P(i,{
exact:p}){const v=p.map(y=>{const{text:M,at:N}=E(i.slice(0,2*y.length+S)),b=l(d(M),d(y.replace(/\s/g,"")));return b<$?0:
(N[b-1]??0)+1});return i.slice(Math.max(0,...v))}const S=64;function d(i){return i.split("").reverse().join("")}function l(i,p){
for(let v=p.length;v>0;v-=1)if(i.endsWith(p.slice(0,v)))return v;return 0}const m=4;function t(i){const p=Buffer.from(i),
v=c(i),y=encodeURIComponent(p.toString()),M=p.toString("hex"),N=[i,...i.split(/\r?\n/),v,v.replaceAll("/","\\/"),c(v),...n(
y),M,M.toUpperCase(),...[0,1,2].flatMap(b=>r(p,b))];return[...new Set(N)].filter(b=>b.trim().length>=m)}function c(i){return JSON.
stringify(i).slice(1,-1)}function n(i){const p=i.replace(/[!'()*]/g,v=>`%${v.charCodeAt(0).toString(16).toUpperCase()}`);
return[i,p].flatMap(v=>{const y=v.replace(/%../g,M=>M.toLowerCase());return[v,y,v.replaceAll("%20","+"),y.replaceAll("%2\
0","+")]})}function r(i,p){const v=Buffer.concat([Buffer.alloc(p),i]).toString("base64"),y=Math.ceil(p*8/6),M=Math.floor(
(p+i.length)*8/6),N=v.slice(y,M);return[N,N.replaceAll("+","-").replaceAll("/","_")]}const u=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
o=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,e=/^(?:[\\/~]|[A-Za-z]:[\\/])/,f=8,h=/^[A-Za-z][a-z]{0,9}$/;function g(i){
const p=Object.entries(i).flatMap(([v,y])=>y!==void 0&&u.test(v)&&A(v,y)?[y]:[]);return[...new Set(p)]}function A(i,p){return p.
length<f||h.test(p)?!1:!(o.test(i)&&e.test(p))}}),4147:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.doctorSchema=
w.DOCTOR_VERSION=void 0;function a(){const $=s(7723);return a=function(){return $},$}function R(){const $=s(41095);return R=
function(){return $},$}const O=w.DOCTOR_VERSION="3.0.0",E=w.doctorSchema=a().object({type:a().literal("Doctor"),schema_version:a().
literal(O),tool:a().object({name:a().literal("gene-gate"),version:a().string()}),head_sha:a().string().nullable().describe(
"Null without a commit."),policy:a().object({source:a().enum(["default","base","file"]),profile:a().string(),enforce:a().
enum(["report","block"])}),tighten:a().array(a().object({key:a().string(),what:a().string(),why:a().string()})).describe(
"What the policy can make stricter, because the last changes did not need it."),programs:a().array(a().object({name:a().
string(),commands:a().int().positive().describe("How many commands start it."),path:a().string().nullable(),missing:a().
enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:R().isolationSchema.describe(
"What this machine gives to commands."),workflow:a().object({paths:a().array(a().string()).describe("The workflows that \
run the gate."),lacks:a().array(a().object({path:a().string(),key:a().string(),what:a().string()})).describe("What the w\
orkflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")}),70138:((j,w,s)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.renderDoctor=O;function a(){const S=s(31626);return a=function(){return S},
S}function R(){const S=s(94965);return R=function(){return S},S}function O(S,d,l){const m=(0,a().layoutOf)(l);return(0,a().
page)([E(S,d,m),S.tighten.flatMap(({key:t,what:c,why:n})=>(0,a().prose)(m,"tighten",`${t}: ${c} ${n}`,{label:"good"})),T(
S,m),P(S.workflow,m)])}function E({policy:S},d,l){const m=S.enforce==="report"?"; it only reports":"";return(0,a().prose)(
l,"policy",`${d}, profile ${S.profile}${m}`)}const $={machine:"not on PATH",dependencies:"not in node_modules; install t\
he dependencies"};function T({programs:S,containment:d},l){const{level:m,description:t,downgrades:c=[]}=d;return[...S.flatMap(
({name:n,commands:r,path:u,missing:o})=>(0,a().prose)(l,o?"missing":"program",`${n}, for ${(0,R().count)(r,"command")}: ${o?
$[o]:u}`,o?{label:"bad"}:{})),...(0,a().prose)(l,"contained",`${m}: ${t}`,{label:m==="namespaces"?"good":"caution"}),...l.
verbose?c.flatMap(({from:n,reason:r})=>(0,a().prose)(l,"",`${n}: ${r}`)):[]]}function P({paths:S,lacks:d},l){return S.length===
0?(0,a().prose)(l,"workflow","no workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,a().prose)(
l,"workflow",S.join(", ")),...d.flatMap(({path:m,key:t,what:c})=>{const n=S.length>1?`${m}: `:"";return(0,a().prose)(l,"\
lacks",`${n}${t}: ${c}`,{label:"caution"})})]}}),7360:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.examine=
m;function a(){const t=s(38863);return a=function(){return t},t}function R(){const t=s(67617);return R=function(){return t},
t}function O(){const t=s(48741);return O=function(){return t},t}function E(){const t=s(4147);return E=function(){return t},
t}function $(){const t=s(67653);return $=function(){return t},t}function T(){const t=s(46478);return T=function(){return t},
t}function P(){const t=s(50380);return P=function(){return t},t}function S(){const t=s(14244);return S=function(){return t},
t}function d(){const t=s(20261);return d=function(){return t},t}function l(){const t=s(17493);return l=function(){return t},
t}async function m(t){const{repository:c,policy:n,head:r,history:u,env:o,signal:e}=t,{directory:f}=c,{profile:h,enforce:g}=n.
policy,A=r===void 0?[]:(await(0,P().auditPresent)(t,r)).audit.genes,i=await(0,T().machineAnswer)(A,{directory:f,env:o,signal:e,
policy:n.policy}),p=u?.changes??[],v=(0,R().asksForApprovals)(n.policy)||p.some(y=>(0,$().outcomeOf)(y)==="waits");return{
type:"Doctor",schema_version:E().DOCTOR_VERSION,tool:{...a().TOOL},head_sha:r??null,policy:{source:n.source,profile:h,enforce:g},
tighten:(0,S().tightenings)(n.policy,{changes:p,present:A.flatMap(({commands:y})=>y)}),...i,workflow:await(0,d().workflowAnswer)(
(0,O().folderTree)(f),(0,l().workflowFor)(v))}}}),46478:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.machineAnswer=
T;function a(){const d=s(6470);return a=function(){return d},d}function R(){const d=s(60670);return R=function(){return d},
d}function O(){const d=s(10582);return O=function(){return d},d}function E(){const d=s(32223);return E=function(){return d},
d}function $(){const d=s(46282);return $=function(){return d},d}async function T(d,{directory:l,env:m,policy:t,signal:c}){
const n=P(d),r=[...n.values()].flatMap(({tool:f,name:h})=>f?[]:[h]),u=await(0,$().findPrograms)({path:m.PATH??"",checkout:l,
names:r}),{isolation:o,close:e}=await(0,R().chooseBackend)({programs:u,checkout:l,outputBytes:t.limits.output_bytes,limits:(0,O().
limitsOn)((0,O().thisMachine)(),t.limits,1),requested:"auto",network:t.network==="allow",folders:(0,E().privateFolders)(
m),signal:c});return await e(),{programs:[...n.values()].map(f=>S(f,u)),containment:o}}function P(d){const l=new Map;for(const{
reading:m,verdict:t}of d.flatMap(({commands:c})=>c)){const c=m.invocation?.program??m.argv?.[0];if(t==="block"||c===void 0)
continue;const n=(0,a().toolOf)(m),r=n?.name??c,u=JSON.stringify([r,n!==void 0]),o=(l.get(u)?.commands??0)+1;l.set(u,{name:r,
commands:o,...n&&{tool:{path:n.path}}})}return l}function S({name:d,commands:l,tool:m},{node:t,npm:c,npx:n,machine:r}){const u={
node:t.file,npm:c?.file,npx:n?.file},o=m?m.path:u[d]??r.get(d)?.file;return o!==void 0?{name:d,commands:l,path:o}:{name:d,
commands:l,path:null,missing:m?"dependencies":"machine"}}}),14244:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.tightenings=$;function a(){const c=s(41115);return a=function(){return c},c}function R(){const c=s(8801);return R=function(){
return c},c}function O(){const c=s(94965);return O=function(){return c},c}function E(){const c=s(67653);return E=function(){
return c},c}function $(c,n){return n.changes.length===0?[]:[...T(c,n),...P(c,n),...d(c,n),...l(c,n)]}function T({rules:c},{
changes:n}){const r=n.flatMap(u=>u.findings);return Object.entries(c).filter(([,u])=>(0,R().settingOf)(u).level!=="error").
filter(([u])=>!r.some(({level:o})=>o?.rules===u)).map(([u])=>({key:`rules.${u}`,what:`Remove the level of \`${u}\`.`,why:S(
n)}))}function P({ignores:c},{changes:n}){const r=n.flatMap(u=>u.findings).flatMap(({rule:u,suppressed:o})=>o?[{rule:u,...o}]:
[]);return c.flatMap(({rule:u,reason:o,expires:e},f)=>r.some(h=>h.rule===u&&h.reason===o&&h.expires===e)?[]:[{key:`ignor\
es[${f}]`,what:`Remove the ignore of \`${u}\`.`,why:S(n)}])}function S(c){return`None of the last ${c.length} changes ne\
eds it.`}function d({programs:c,families:n},r){if(c.length===0)return[];const u=t(r).flatMap(({command:o,reading:e})=>[o,
...(e.scripts?.steps??[]).map(({text:f})=>f)]);return c.filter(o=>{const e=(0,a().wordsOfProgram)(o,n);return!u.some(f=>e.
some(h=>f.includes(h)))}).map(o=>({key:"programs",what:`Remove \`${o}\`.`,why:"No command of the last changes or of the \
assets starts it."}))}function l(c,n){const r=n.changes.filter(({isHonest:A})=>A),u=`No honest change of the last ${n.changes.
length} would fail.`,o=!r.some(m),e=r.filter(({hasAssets:A})=>A),f=e.some(A=>A.with({fail_on:"warning"}).verdict==="fail"),
h=t({...n,changes:r}),g=({profiles:A})=>A.validator.verdict!=="block";return[...c.enforce==="report"&&o?[{key:"enforce",
what:"Set `enforce: block`.",why:u}]:[],...c.fail_on==="error"&&o&&e.length>0&&!f?[{key:"fail_on",what:"Set `fail_on: wa\
rning`.",why:u}]:[],...c.profile==="evolver"&&h.length>0&&h.every(g)?[{key:"profile",what:"Set `profile: validator`.",why:`\
It allows ${h.length===1?"the only command":`all ${(0,O().count)(h.length,"command")}`} of these changes and of the asse\
ts.`}]:[]]}function m(c){return["fails","needs_fix"].includes((0,E().outcomeOf)(c))}function t({changes:c,present:n}){const u=[
...c.flatMap(({commands:o})=>o),...n].filter(({verdict:o})=>o!=="block");return[...new Map(u.map(o=>[o.command,o])).values()]}}),
20261:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.workflowAnswer=E;function a(){const e=s(52848);return a=
function(){return e},e}function R(){const e=s(45429);return R=function(){return e},e}function O(){const e=s(3733);return O=
function(){return e},e}async function E(e,f){const h=await(0,O().readWorkflows)(e),{jobs:g}=await(0,a().findGateUses)(e,
h),A=h.filter(({path:p})=>g.has(p)),i=(0,O().parseMapping)(f)??{};return{paths:A.map(({path:p})=>p),lacks:A.flatMap(p=>$(
p,g.get(p.path)??new Set,i))}}function $(e,f,h){const[g={}]=(0,O().jobsOf)({value:h}).values(),A=[...(0,O().jobsOf)(e)].
filter(([y,M])=>f.has(y)&&S(M));if(A.length===0)return[];const{value:i={}}=e,p=[...d(h.on,i.on),...A.flatMap(([,y])=>[...c(
g.permissions??h.permissions,T(y,i)),...P([g,h],[y,i]),...r(g,y)])];return[...new Map(p.map(y=>[y.key,y])).values()].map(
y=>({path:e.path,...y}))}function T(e,f){return e.permissions??f.permissions}function P(e,f){return["concurrency","timeo\
ut-minutes"].filter(h=>e.some(g=>h in g)&&!f.some(g=>h in g)).map(h=>({key:h,what:`Set \`${h}\`.`}))}function S(e){const f=(0,O().
stepsOf)(e).flatMap(({uses:h,with:g})=>typeof h=="string"&&a().GATE.test(h)?[(0,O().isMapping)(g)?g:{}]:[]);return e.uses===
void 0&&f.every(({mode:h="gate"})=>h==="gate")}function d(e,f){const h=(0,R().eventsOf)(f);return[...(0,R().eventsOf)(e)].
flatMap(([g,A])=>{const i=`on.${g}`,p=h.get(g);if(p===void 0)return[{key:i,what:`Add the event \`${g}\`.`}];const v=m(g,
p),y=m(g,A).filter(M=>!v.includes(M));return[...y.length>0?[{key:`${i}.types`,what:`Add the types \`${y.join("`, `")}\`.`}]:
[],...l.filter(M=>(0,O().isMapping)(p)&&M in p).map(M=>({key:`${i}.${M}`,what:"Remove the filter."}))]})}const l=["paths",
"paths-ignore"];function m(e,f){const h=(0,O().isMapping)(f)?f.types:void 0;return h===void 0?R().DEFAULT_TYPES.get(e)??
[]:[h].flat().map(String)}const t=["none","read","write"];function c(e,f){if(!(0,O().isMapping)(e))return[];const h=A=>t.
indexOf(n(f,A));return Object.entries(e).filter(([A,i])=>h(A)<t.indexOf(String(i))).map(([A,i])=>({key:`permissions.${A}`,
what:`Add \`${A}: ${i}\` to \`permissions\`.`}))}function n(e,f){return typeof e=="string"?e.replace("-all",""):(0,O().isMapping)(
e)?String(e[f]??"none"):"none"}function r(e,f){const h=(0,O().stepsOf)(f).filter(({uses:g})=>typeof g=="string");return(0,O().
stepsOf)(e).flatMap(({uses:g,with:A})=>{const[i="",p=""]=String(g??"").split("@");if(i===""||a().GATE.test(i))return[];const v=h.
find(M=>String(M.uses).split("@")[0]===i),y=`steps.${i}`;return v===void 0?[{key:y,what:`Add a step with \`${i}\`.`}]:[...u(
y,A,v.with),...o(p)&&!o(String(v.uses).split("@")[1]??"")?[{key:`${y}@`,what:`Use \`${i}\` at a commit: \`${g}\`.`}]:[]]})}
function u(e,f,h){const g=(0,O().isMapping)(h)?h:{};return Object.entries((0,O().isMapping)(f)?f:{}).flatMap(([A,i])=>typeof i==
"string"||g[A]===i?[]:[{key:`${e}.${A}`,what:`Set \`${A}: ${i}\`.`}])}function o(e){return/^[0-9a-f]{40}$/.test(e)}}),71667:((j,w,s)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.readDurations=P;function a(){const d=s(7723);return a=function(){return d},
d}function R(){const d=s(41895);return R=function(){return d},d}function O(){const d=s(73388);return O=function(){return d},
d}function E(){const d=s(78534);return E=function(){return d},d}function $(){const d=s(23107);return $=function(){return d},
d}const T=a().looseObject({genes:a().array(a().looseObject({commands:a().array(a().looseObject({command:a().string(),outcome:a().
looseObject({duration_ms:a().number().nonnegative()}).optional()}))}))});async function P(d,l){const m=await(0,$().readAtMost)(
E().MAX_REPORT_BYTES,d,l),t=new Map;for(const{commands:c}of S(m,d).genes)for(const{command:n,outcome:r}of c){const u=Math.
round(r?.duration_ms??0);u>0&&t.set(n,Math.max(u,t.get(n)??0))}return t}function S(d,l){try{return T.parse(JSON.parse(d.
toString("utf8")))}catch(m){throw new(R()).GateError("artifact_invalid",`${(0,O().inputName)(l)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:m})}}}),23107:((j,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.findParts=d,w.readAtMost=m,w.readParts=
l;function a(){const n=s(51455);return a=function(){return n},n}function R(){const n=s(76760);return R=function(){return n},
n}function O(){const n=s(41895);return O=function(){return n},n}function E(){const n=s(73388);return E=function(){return n},
n}function $(){const n=s(78374);return $=function(){return n},n}function T(){const n=s(78534);return T=function(){return n},
n}const P=2*T().MAX_REPORT_BYTES,S="gate-report.json";async function d(n){return(await(0,a().readdir)(n,{recursive:!0,withFileTypes:!0}).
catch(u=>{if(u.code==="ENOENT")return[];throw new(O()).GateError("file_unreadable",`Cannot read the directory ${n} (${u.
code}).`,"Specify the directory into which the parts were downloaded.",{cause:u})})).filter(u=>u.isFile()&&u.name===S).map(
({parentPath:u,name:o})=>(0,R().join)(u,o)).sort()}async function l(n,r,u=t){if(n.length>$().MAX_SHARDS)throw c(`There a\
re more than ${$().MAX_SHARDS} parts`);const o=[];let e=P;for(const f of n){const h=await m(Math.min(e,T().MAX_REPORT_BYTES),
f,r);e-=h.length;const g=(0,E().inputName)(f);o.push({name:g,report:(0,T().readReportFile)(h,g,u)})}return o}async function m(n,r,u){
const o=[];let e=0;for await(const f of u(r)){if(e+=f.length,e>n)throw c(`${(0,E().inputName)(r)} is too large, alone or\
 together with the other parts`);o.push(f)}return Buffer.concat(o)}const t="Specify the gate-report.json of every shard,\
 made by this version, and nothing else.";function c(n){return new(O()).GateError("artifact_invalid",n,t)}})};
