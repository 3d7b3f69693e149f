"use strict";exports.id=920,exports.ids=[920],exports.modules={15840:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.historyOf=
P;function h(){const v=n(67397);return h=function(){return v},v}function O(){const v=n(37049);return O=function(){return v},
v}const b=12e4;async function P(v,$,m,{now:E,most:T=O().JUDGED_CHANGES}){const[f]=await(0,h().lookUpCommits)(v,["HEAD"]);
if(f===void 0)return;const{platform:a,signal:s,interactive:g,note:t}=m,u=(d,w)=>{g&&t(`\r\x1B[K${d<w?`Judging past chang\
es: ${d}/${w}`:""}`)},c=AbortSignal.timeout(b),e={tip:f,most:T,policy:$,platform:a,now:E,signal:s,enough:c,progress:u};return(0,O().
judgeHistory)(v,e)}}),49232:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.builtInPolicy=t,i.namedPolicy=
T,i.policyFor=a,i.policyName=s,i.policyOfFile=f,i.repositoryOf=u;function h(){const e=n(73024);return h=function(){return e},
e}function O(){const e=n(76760);return O=function(){return e},e}function b(){const e=n(41895);return b=function(){return e},
e}function P(){const e=n(21311);return P=function(){return e},e}function v(){const e=n(74238);return v=function(){return e},
e}function $(){const e=n(48741);return $=function(){return e},e}function m(){const e=n(96402);return m=function(){return e},
e}function E(){const e=n(63550);return E=function(){return e},e}async function T(e,d){if(e===void 0)return;const w=await f(
e,d);return(0,P().requireExamples)(w),w}async function f(e,d){const w=(await d.readInput(e)).toString("utf8"),C=await u(
d.cwd,d.env)??d.cwd;return await(0,v().loadPolicyFile)(w,e,(0,$().folderTree)(C))}async function a({policy:e,profile:d},w,C){
const j=e===!1?await t():await T(e,w)??await g(C,w);return d===void 0?j:{...j,policy:{...j.policy,profile:d}}}function s({
source:e,path:d,ref:w}){return e==="default"||d===void 0?"the built-in policy":e==="file"||w===void 0?d:`${d} in ${w}`}async function g(e,{
cwd:d,env:w}){const C=e===void 0?await u(d,w):void 0,j=e??(C===void 0?void 0:(0,$().folderTree)(C));if(j===void 0)return t();
const R=await(0,v().loadPolicy)(j,j.label);return(0,P().requireExamples)(R),R}function t(){const e=(0,E().literalTree)({});
return(0,v().loadPolicy)(e,e.label)}async function u(e,d){try{const w=await(0,m().openRepository)(e,d);return await w.close(),
w.directory}catch(w){const C=w instanceof b().GateError&&w.code==="program_not_found";if(w instanceof b().GateError&&!(C&&
c(e)))return;throw w}}function c(e){const d=(0,O().dirname)(e);return(0,h().existsSync)((0,O().join)(e,".git"))||d!==e&&
c(d)}}),82256:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=void 0,i.formatOption=
f,i.inRepository=s,i.profileOption=T,i.storeFiles=g,i.withJudgingOptions=m;function h(){const t=n(76760);return h=function(){
return t},t}function O(){const t=n(63314);return O=function(){return t},t}function b(){const t=n(18744);return b=function(){
return t},t}function P(){const t=n(41895);return P=function(){return t},t}function v(){const t=n(80068);return v=function(){
return t},t}function $(){const t=n(96402);return $=function(){return t},t}function m(t){return t.option(...E).option("--\
no-policy","use the built-in policy").addOption(T()).addOption(f())}const E=i.POLICY_OPTION=["--policy <file>","policy f\
ile (default: the policy of the repository)"];function T(){return new(O()).Option("--profile <name>","profile for comman\
ds").choices(v().PROFILE_NAMES)}function f(){return new(O()).Option("--format <name>","output format").choices(["text","\
json"]).default("text")}const a=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function s({repo:t},{
cwd:u,env:c},e){const d=await(0,$().openRepository)((0,h().resolve)(u,t),c);try{return await e(d)}finally{await d.close()}}
function g(t,u,c){const e=(0,b().assetPathsIn)(t,u);if(e.length>0)return e;throw new(P()).GateError("usage",`${c} has no\
 asset files.`,"Use --repo with the repository, or name the files.")}}),29122:((G,i)=>{Object.defineProperty(i,"__esModu\
le",{value:!0}),i.isOfCommit=n;function n({name:h}){return h!=="worktree"&&h!=="index"}}),82330:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.auditCommit=T,i.judgeHead=f;function h(){const a=n(1395);return h=function(){return a},a}function O(){
const a=n(70237);return O=function(){return a},a}function b(){const a=n(67506);return b=function(){return a},a}function P(){
const a=n(54244);return P=function(){return a},a}function v(){const a=n(67147);return v=function(){return a},a}function $(){
const a=n(24634);return $=function(){return a},a}function m(){const a=n(35720);return m=function(){return a},a}function E(){
const a=n(213);return E=function(){return a},a}async function T({repository:a,policy:s,additions:g,disk:t,isPending:u,platform:c,
all:e,unprovenMerge:d,signal:w},C,j){const[R,r,o]=await Promise.all([(0,m().readTree)(a,j),(0,m().readTree)(a,C),(0,E().
readChange)(a,j,C)]),p={...t?(0,v().withAdditions)(r,t,g):r,...u&&{isPending:u}},l=new(P()).AuditClock(w),S={baseTree:R,
headTree:r,change:o,policy:s.policy,all:e,clock:l},A=await(0,O().collectAssets)(S),N=await(0,b().auditChange)({change:o,
assets:A,baseTree:R,tree:p,policy:s,platform:c,...d&&{unprovenMerge:d},clock:l});return{change:o,assets:A,audit:N,tree:r,
commandTree:p}}async function f(a,s,g){const{repository:t,policyCommit:u}=a;await(0,$().requireCommits)(t,[s],[s]);const c=await(0,$().
mergeBase)(t,u,s),{audit:e,tree:d}=await T(a,s,c);return await(0,h().judgedHead)(e,d,a.policy,g)}}),72857:((G,i,n)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.proposeFix=T;function h(){const t=n(53315);return h=function(){return t},t}function O(){
const t=n(29122);return O=function(){return t},t}function b(){const t=n(62130);return b=function(){return t},t}function P(){
const t=n(88211);return P=function(){return t},t}function v(){const t=n(41895);return v=function(){return t},t}function $(){
const t=n(4378);return $=function(){return t},t}function m(){const t=n(35720);return m=function(){return t},t}function E(){
const t=n(93028);return E=function(){return t},t}async function T({repository:t,policy:{policy:u},platform:c,signal:e},d,{
assets:w,change:C,tree:j,commandTree:R},r){const o=new Set([...r.keys()].flatMap(F=>a(F)?s(F):[]));if(o.size===0)return;
const y=!(0,O().isOfCommit)(d)||d.audited===d.head,p=y?j:await(0,m().readTree)(t,d.head),l=w.changes.filter(({kind:F})=>F!==
"removed"),S=new Set(l.map(({asset:F})=>g(F))),A=[...o].filter(F=>(0,E().isRegular)(p.stat(F)?.kind)),N=await Promise.all(
A.map(async F=>({path:F,bytes:await p.read(F)}))),M=$().Judge.by({policy:u,tree:R,base:await(0,m().readTree)(t,d.base),changed:new Set(
C.files.flatMap(h().namesOf)),platform:c,...e&&{signal:e}});try{const F=U=>S.has(g(U)),D=await(0,b().fixFiles)(N,M,{includes:F,
left:!1});return await(0,P().proposalOf)(D,y?r:f(r))}catch(F){if(F instanceof v().GateError&&F.code==="audit_too_long")return;
throw F}}function f(t){return new Map([...t].map(([{edit:u,...c},e])=>[c,e]))}function a({rule:t,edit:u,suppressed:c}){return!c&&
(u?.fix===!0||t==="content-hash-mismatch")}function s({location:t}){return t?[t.path]:[]}function g({path:t,type:u,id:c}){
return JSON.stringify([t,u,c])}}),47520:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.firstParents=$,i.hasSoleAuthor=
v,i.pastChanges=b;function h(){const m=n(77598);return h=function(){return m},m}function O(){const m=n(96681);return O=function(){
return m},m}async function b({objects:m},E,T){const f=`${(0,h().randomUUID)()} `,a=await m(["log","--first-parent","-m",
"-z","--name-only","--no-renames","--no-color",`--max-count=${T}`,`--format=${f}%H %P%x00%s`,E]),s=[];for(const g of(0,O().
splitNul)(a)){const t=(0,O().decodePath)(g),u=s.at(-1);if(t.startsWith(f)){const[c="",e]=t.slice(f.length).split(" ");s.
push({commit:c,...e&&{base:e},paths:[]})}else u&&u.subject===void 0?u.subject=t:u&&t!==""&&u.paths.push(u.paths.length===
0?t.slice(1):t)}return s.flatMap(({commit:g,base:t,subject:u="",paths:c})=>t===void 0?[]:[{commit:g,base:t,subject:u,paths:c}])}
const P=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;async function v({objects:m},E){
const T=await m(["log","--no-color","--format=%aN%x00%aE",E]),f=[...new Set(T.toString().toLowerCase().split(`
`))].map(a=>a.split("\0")).filter(a=>a.length>1&&!a.some(s=>P.test(s)));return[0,1].some(a=>new Set(f.map(s=>s[a])).size===
1)}async function $({objects:m},E,T){return(await m(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${E}..${T}`])).toString().split(`
`).filter(Boolean).map(s=>{const[g="",t="",u="",...c]=s.split("\0");return{commit:g,tree:t,parents:u.split(" ").filter(Boolean),
subject:c.join("")}})}}),63512:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.firstPolicy=u;function h(){
const o=n(41330);return h=function(){return o},o}function O(){const o=n(99668);return O=function(){return o},o}function b(){
const o=n(81456);return b=function(){return o},o}function P(){const o=n(18744);return P=function(){return o},o}function v(){
const o=n(28894);return v=function(){return o},o}function $(){const o=n(68450);return $=function(){return o},o}function m(){
const o=n(7946);return m=function(){return o},o}function E(){const o=n(81624);return E=function(){return o},o}function T(){
const o=n(41115);return T=function(){return o},o}function f(){const o=n(8426);return f=function(){return o},o}function a(){
const o=n(59490);return a=function(){return o},o}function s(){const o=n(93028);return s=function(){return o},o}function g(){
const o=n(9436);return g=function(){return o},o}const t=336*60*60*1e3;async function u({audit:{genes:o},assets:y,commandTree:p},l,S){
const A=new Map(o.map(({store:I})=>[I.path,I])),N=o.flatMap(I=>I.commands),{hard_cap_files:M,hard_cap_lines:F}=l.blast_radius,
D=new Set(o.filter(I=>I.commands.some(j)).map(({store:I})=>I.root)),U=await e(p,l),H=y.files.length>0||U.length>0;return{
until:(0,g().dayOf)(new Date(S.getTime()+t)),stores:[...A.values()].filter(({path:I,root:B,named:J})=>!J&&(B!==""||(0,$().
packagesAbove)(p,I).length>1)).map(({path:I,root:B})=>({path:I||".",root:B||"."})),include:U,agentFiles:H?[]:(0,O().agentFilesIn)(
p,l).map(({path:I})=>I),programs:w(N,p),prepare:[...D].flatMap(I=>R(I,p)),exceedsCap:y.files.length>M||await r(y.files,p)>
F}}const c=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function e(o,y){const p=(0,P().assetPathTest)(
y),l=(0,b().assetLimits)(y.assets.max_file_bytes),S=[...o.files()].filter(({path:N,kind:M})=>(0,s().isRegular)(M)&&(0,m().
isJsonPath)(N)&&!p(N)&&!((0,f().isTest)(N)||(0,f().isTestData)(N)||c.test(N))),A=[];for(const N of S){const M=await(0,m().
findStrayGenes)(o,N,l);M?.rule==="outside-globs"&&/Gene/.test(M.detail)&&A.push(d(N.path))}return A}function d(o){return o.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function w(o,y){const p=o.flatMap(({findings:l})=>l.flatMap(({args:S})=>typeof S.offered==
"string"?S.offered:[]));return[...(0,a().groupBy)(p,l=>l)].sort(([,l],[,S])=>S.length-l.length).map(([l])=>l).filter(l=>l!==
""&&C(l,y))}function C(o,y){const l=[...(0,T().programTerms)({programs:[o],families:[]}).allowed.values()].flatMap(({data:M})=>M.
build_files),S=l.some(M=>/\.py$|^pyproject/.test(M)),A=l.map(M=>M.includes("/")?M:`**/${M}`),N=(0,h().default)([...A,...S?
["**/*.py"]:[]],{dot:!0});return[...y.files()].some(({path:M})=>N(M))}function j({findings:o,reading:y}){return o.some(({
rule:p})=>p==="not-installed")||y.targets.some(({kind:p})=>p==="package_binary")}function R(o,y){const p=(0,$().packagesAbove)(
y,o).find(l=>E().NPM_LOCKFILES.some(S=>y.stat(l===""?S:`${l}/${S}`)!==void 0));return p===void 0?[]:[`npm ci --ignore-sc\
ripts${p===""?"":` --prefix ${p}`}`]}async function r(o,y){return(await Promise.all(o.map(async l=>{const S=await y.read(
l);return(0,v().countLines)(S,S.length)}))).reduce((l,S)=>l+S,0)}}),62450:((G,i,n)=>{Object.defineProperty(i,"__esModule",
{value:!0}),i.ruleCounts=a,i.summariseHistory=E;function h(){const t=n(59490);return h=function(){return t},t}function O(){
const t=n(54441);return O=function(){return t},t}function b(){const t=n(17577);return b=function(){return t},t}function P(){
const t=n(13580);return P=function(){return t},t}function v(){const t=n(95132);return v=function(){return t},t}function $(){
const t=n(37075);return $=function(){return t},t}function m(){const t=n(67653);return m=function(){return t},t}function E({
changes:t,left:u,shallow:c}){const e=s(t),d=Object.fromEntries(e.map(({group:j})=>[j,"warning"])),w=t.map(j=>({change:j,
now:j.with({rules:d})})),C=w.filter(({now:j})=>["fails","needs_fix"].includes((0,m().outcomeOf)(j)));return{changes:t.length,
withAssets:t.filter(({hasAssets:j})=>j).length,left:u,shallow:c,strict:(0,m().countOutcomes)(t),policy:(0,m().countOutcomes)(
w.map(({now:j})=>j)),levels:e,failing:C.map(({change:{commit:j,subject:R},now:r})=>({commit:j,subject:R,outcome:(0,m().outcomeOf)(
r),reasons:T(r.unfixed)})),undecided:f(t)}}function T(t){return(0,b().groupsOf)(t,$().causeOf).map(u=>({rule:u.lead.rule,
findings:(0,b().sizeOf)(u),message:(0,v().describe)(u.lead).message}))}function f(t){const u=t.flatMap(({error:c})=>c??[]);
return(0,b().groupsOf)(u,({message:c})=>c).map(c=>({message:c.lead.message,hint:c.lead.hint,changes:(0,b().sizeOf)(c)}))}
function a(t){return t.map(({rule:u,changes:c})=>`${u} (${c})`).join(", ")}function s(t){const u=t.filter(({verdict:c,isHonest:e})=>c===
"fail"&&e);return O().RULE_GROUPS.flatMap(c=>{const e=u.map(C=>g(C,c)).filter(({size:C})=>C>0);if(e.length===0)return[];
const w=[...(0,h().groupBy)(e.flatMap(C=>[...C]),C=>C)].map(([C,j])=>({rule:C,changes:j.length})).sort((C,j)=>j.changes-
C.changes);return[{group:c,changes:e.length,rules:w}]})}function g({findings:t},u){const c=t.filter(({rule:e,severity:d,
suppressed:w})=>d==="error"&&!w&&(0,P().ruleOf)(e).group===u);return new Set(c.map(({rule:e})=>e))}}),42255:((G,i,n)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.countWords=T,i.historyRows=E;function h(){const s=n(31626);return h=function(){
return s},s}function O(){const s=n(94965);return O=function(){return s},s}function b(){const s=n(62450);return b=function(){
return s},s}function P(){const s=n(67653);return P=function(){return s},s}const v={passes:"pass",needs_fix:"pass after g\
ene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could not be judged"},$=5,m=300;function E(s,g){const{
changes:t,withAssets:u,left:c,shallow:e,strict:d,policy:w,levels:C,failing:j}=s,R=e?" The clone is shallow; git fetch --\
unshallow gets the others.":"",r=c>0?` ${(0,O().count)(c,"older change")} would take too long.`:"";return t===0?[(0,h().
prose)(g,"history",`There is no past change.${r}${R}`)]:[[...(0,h().prose)(g,"history",`Judged the last ${(0,O().count)(
t,"change")}, ${u} of them with assets, as if they were pull requests today. Nothing was run.${r}${R}`),...(0,h().prose)(
g,"defaults",T(d)),...T(w)===T(d)?[]:(0,h().prose)(g,"new policy",T(w)),...C.flatMap(({group:o,...y})=>(0,h().prose)(g,"\
level",`${o}: warning, because of ${(0,O().count)(y.changes,"change")}: ${(0,b().ruleCounts)(y.rules)}`))],...f(j,g),...s.
undecided.map(({message:o,hint:y,changes:p})=>[...(0,h().prose)(g,"undecided",`${(0,O().count)(p,"change")}: ${(0,O().clip)(
o,m)}`,{label:"bad"}),...(0,h().prose)(g,"fix",y)])]}function T(s){return P().OUTCOMES.filter(t=>s[t]>0).map(t=>`${s[t]}\
 ${v[t]}`).join(", ")}function f(s,g){const[t,u]=[s.filter(({outcome:w})=>w==="fails"),s.filter(({outcome:w})=>w!=="fail\
s")],{shown:c,rest:e}=(0,h().limited)(t,$,"change",g),d=[...c,...g.verbose?u:[]].map(w=>a(w,g));return e.length>0?[...d,
e]:d}function a({commit:s,subject:g,outcome:t,reasons:u},c){const[e,d]=t==="fails"?["fails","bad"]:["fix","caution"],w=`${(0,O().
shortCommit)(s)} ${g}`;return[...(0,h().labelled)(c,e,[c.paint("strong",(0,h().shortName)(w,(0,h().roomOf)(c)))],d),...u.
length===0?(0,h().prose)(c,"","gene-gate fix rewrites what fails."):[],...u.flatMap(({rule:C,findings:j,message:R})=>(0,h().
prose)(c,"",`${(0,O().clip)(R,m)} (${C}${j>1?`, ${j} times`:""})`))]}}),67653:((G,i,n)=>{Object.defineProperty(i,"__esMo\
dule",{value:!0}),i.OUTCOMES=void 0,i.countOutcomes=R,i.editsOf=u,i.judgeChange=a,i.outcomeOf=j;function h(){const r=n(9354);
return h=function(){return r},r}function O(){const r=n(1395);return O=function(){return r},r}function b(){const r=n(89549);
return b=function(){return r},r}function P(){const r=n(82330);return P=function(){return r},r}function v(){const r=n(72857);
return v=function(){return r},r}function $(){const r=n(16346);return $=function(){return r},r}function m(){const r=n(37075);
return m=function(){return r},r}function E(){const r=n(63682);return E=function(){return r},r}function T(){const r=n(92344);
return T=function(){return r},r}function f(){const r=n(47350);return f=function(){return r},r}async function a(r,o,y,p){
const{commit:l,subject:S}=r;try{return{commit:l,subject:S,hasAssets:o,...await s(r,y,p)}}catch(A){const N=(0,$().asGateError)(
A);if(N.code==="interrupted")throw N;const M={verdict:"error",findings:[],unfixed:[]};return{commit:l,subject:S,hasAssets:o,
error:N,...M,...{isHonest:!0,commands:[],with:()=>M}}}}async function s({commit:r,base:o},y,p){const l=await(0,P().auditCommit)(
y,r,o),{policy:S}=y.policy,A=await t(l,y,p),N=H=>(0,T().judge)(l.audit,E().NOTHING_RAN,{policy:{...S,...H},now:p,approval:A}),
M=N({}),F=g.includes(M.verdict)?[]:await u(l,y,{commit:r,base:o},M),D=c(F),U=(H,I=S.fail_on)=>{const B=(0,T().allFindings)(
H),J=L=>(0,f().isBlocking)(L,I);return{verdict:H.verdict,findings:B.filter(L=>L.level||L.suppressed||J(L)),unfixed:B.filter(
L=>J(L)&&!D(L))}};return{...U(M),isHonest:!l.audit.genes.some(H=>e(H,F)),commands:l.audit.genes.flatMap(({commands:H})=>H),
with:H=>U(N(H),H.fail_on)}}const g=["pass","warn"];function t({audit:r,tree:o},{policy:y},p){const l={judge:()=>(0,O().judgedHead)(
r,o,y,"")};return(0,h().findApprovals)(r,y.policy.approvals,[l],(0,b().approveByDigest)(void 0,p))}async function u(r,o,{
commit:y,base:p},l){const S={name:"range",head:y,audited:y,base:p},A=(0,m().idsOf)((0,T().allFindings)(l));return(await(0,v().
proposeFix)(o,S,r,A))?.edits??[]}function c(r){const o=new Set(r.map(({finding:p})=>p.replace(/:\d+$/,""))),y=new Set(r.
map(({path:p,old:l})=>JSON.stringify([p,l])));return p=>{const{subject:l,location:S}=p;return y.has(JSON.stringify([S?.path,
l?.command]))||o.has((0,m().identityOf)(p))}}function e(r,o){return r.commands.some(y=>d(y)&&w(y,r)&&!o.some(({path:p,old:l})=>p===
r.asset.path&&l===y.command))}function d({profiles:{evolver:r,validator:o}}){return r.verdict==="block"&&o.verdict==="bl\
ock"}function w({command:r},o){return o.change==="added"?!0:o.differences.some(({kind:y,head:p})=>y==="command_added"&&p===
r)}const C=i.OUTCOMES=["passes","needs_fix","waits","fails","undecided"];function j({verdict:r,unfixed:o}){switch(r){case"\
pass":case"warn":return"passes";case"needs_approval":return"waits";case"fail":return o.length===0?"needs_fix":"fails";case"\
error":return"undecided"}}function R(r){const o=r.map(j),y=C.map(p=>[p,o.filter(l=>l===p).length]);return Object.fromEntries(
y)}}),37049:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.JUDGED_CHANGES=void 0,i.judgeHistory=T;function h(){
const s=n(18744);return h=function(){return s},s}function O(){const s=n(41115);return O=function(){return s},s}function b(){
const s=n(41895);return b=function(){return s},s}function P(){const s=n(47520);return P=function(){return s},s}function v(){
const s=n(67653);return v=function(){return s},s}const $=i.JUDGED_CHANGES=50,m=4,E=1e3;async function T(s,{tip:g,most:t,
policy:u,platform:c,now:e,signal:d,enough:w,progress:C}){const j=await(0,P().pastChanges)(s,g,Math.max(t,E)),R=(0,h().assetPathTest)(
u.policy),r=a(j,t,({paths:A})=>A.some(R)),o=AbortSignal.any([d,w]),y=(0,O().additionsFor)(u.policy),p={repository:s,policy:u,
additions:y,isPending:y.cover,platform:c,policyCommit:g,all:!1,signal:o},l=[];for(let A=0;A<r.length&&!o.aborted;A+=m){C(
A,r.length);const N=await Promise.all(r.slice(A,A+m).map(({change:M,hasAssets:F})=>(0,v().judgeChange)(M,F,p,e).catch(f(
o))));l.push(...N.filter(M=>M!==void 0))}if(C(r.length,r.length),d.aborted)throw(0,b().interrupted)("while it judged the\
 history");const S=(await s.shallowCommits()).size>0;return{tip:g,changes:l,left:r.length-l.length,shallow:S}}function f(s){
return g=>{if(!s.aborted)throw g}}function a(s,g,t){const u=s.map(d=>({change:d,hasAssets:t(d)})),c=u.filter(d=>d.hasAssets).
slice(0,g),e=new Set([...u.slice(0,g),...c]);return u.filter(d=>e.has(d))}}),50380:((G,i,n)=>{Object.defineProperty(i,"_\
_esModule",{value:!0}),i.auditPresent=m,i.countRepairs=E;function h(){const f=n(41115);return h=function(){return f},f}function O(){
const f=n(82330);return O=function(){return f},f}function b(){const f=n(48741);return b=function(){return f},f}function P(){
const f=n(63682);return P=function(){return f},f}function v(){const f=n(92344);return v=function(){return f},f}function $(){
const f=n(67653);return $=function(){return f},f}function m(f,a){return(0,O().auditCommit)(T(f,a),a,a)}async function E(f,a,s,g){
const{policy:t}=f.policy,u=(0,v().judge)(a.audit,P().NOTHING_RAN,{policy:t,now:g}),c={commit:s,base:s};return(await(0,$().
editsOf)(a,T(f,s),c,u)).length}function T({repository:f,policy:a,platform:s,signal:g},t){return{repository:f,policy:a,additions:(0,h().
additionsFor)(a.policy),disk:(0,b().folderTree)(f.directory),platform:s,...g&&{signal:g},all:!0,policyCommit:t}}}),12319:((G,i,n)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.pushedBranch=b;function h(){const P=n(67397);return h=function(){return P},
P}const O=/^Merge pull request #\d+|\(#\d+\)$/;async function b(P,{changes:v}){return v.length===0||v.some(({subject:m})=>O.
test(m))?void 0:(await(0,h().findDefaultBranch)(P))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}}),17493:((G,i)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.WORKFLOW_TEMPLATE=void 0,i.workflowFor=h;const n=i.WORKFLOW_TEMPLATE=
`# Judges and runs every pull request. For pull requests from forks, also add the second workflow of
# https://github.com/gene-gate/gene-gate/blob/main/docs/github.md#pull-requests-from-forks.
name: gene-gate
on:
  # edited: another base branch has another policy. closed: the check of another pull request of the commit.
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  # A review can approve what the gate waits for.
  pull_request_review: { types: [submitted, dismissed] }
  merge_group:
permissions: {}
# A newer push ends the run of an older one; a review ends only that of another review.
concurrency:
  group: gene-gate-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions:
      contents: read # the checkout, and the policies of the base and the default branch
      checks: write # the check run
      pull-requests: write # the comment, and which other pull requests have the same commit
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - id: gate
        uses: gene-gate/gene-gate@5896bbffd45ba194c15df6d0ce08de2179db0716
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
      # The report, also if the gate fails; the second workflow for forks reads it.
      - if: always() && steps.gate.outputs.report-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate, path: '\${{ steps.gate.outputs.report-path }}', overwrite: true }
      # The report as a page, and the task of an agent, which the comment links.
      - if: always() && steps.gate.outputs.page-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: gene-gate-page
          overwrite: true
          path: |-
            \${{ steps.gate.outputs.page-path }}
            \${{ steps.gate.outputs.agent-task-path }}
`;function h({pushed:O,prepare:b=[]}){return[[O!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(O)}] }
`],[O!==void 0,"|| github.ref }}","|| github.sha }}"],[b.length>0,`        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`,`        with:
          prepare: |
${b.map(v=>`            ${v}
`).join("")}`]].filter(([v])=>v).reduce((v,[,$,m])=>v.replace($,()=>m),n)}})};
