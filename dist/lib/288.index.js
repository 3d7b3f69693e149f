"use strict";exports.id=288,exports.ids=[288],exports.modules={49232:function(U,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.builtInPolicy=s,f.namedPolicy=M,f.policyFor=o,f.policyName=p,f.policyOfFile=R,f.repositoryOf=y;function g(){const t=e(
73024);return g=function(){return t},t}function w(){const t=e(76760);return w=function(){return t},t}function d(){const t=e(
41895);return d=function(){return t},t}function T(){const t=e(21311);return T=function(){return t},t}function j(){const t=e(
74238);return j=function(){return t},t}function E(){const t=e(48741);return E=function(){return t},t}function l(){const t=e(
96402);return l=function(){return t},t}function b(){const t=e(63550);return b=function(){return t},t}async function M(t,u){
if(t===void 0)return;const c=await R(t,u);return(0,T().requireExamples)(c),c}async function R(t,u){const c=(await u.readInput(
t)).toString("utf8"),h=await y(u.cwd,u.env)??u.cwd;return await(0,j().loadPolicyFile)(c,t,(0,E().folderTree)(h))}async function o({
policy:t,profile:u},c,h){const P=t===!1?await s():await M(t,c)??await I(h,c);return u===void 0?P:{...P,policy:{...P.policy,
profile:u}}}function p({source:t,path:u,ref:c}){return t==="default"||u===void 0?"the built-in policy":t==="file"||c===void 0?
u:`${u} in ${c}`}async function I(t,{cwd:u,env:c}){const h=t===void 0?await y(u,c):void 0,P=t??(h===void 0?void 0:(0,E().
folderTree)(h));if(P===void 0)return s();const $=await(0,j().loadPolicy)(P,P.label);return(0,T().requireExamples)($),$}function s(){
const t=(0,b().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function y(t,u){try{const c=await(0,l().openRepository)(
t,u);return await c.close(),c.directory}catch(c){const h=c instanceof d().GateError&&c.code==="program_not_found";if(c instanceof
d().GateError&&!(h&&i(t)))return;throw c}}function i(t){const u=(0,w().dirname)(t);return(0,g().existsSync)((0,w().join)(
t,".git"))||u!==t&&i(u)}},82256:function(U,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.REPO_OPTION=f.POLICY_OPTION=
f.DURATIONS=void 0,f.durationsOf=F,f.folderFiles=O,f.formatOption=u,f.inRepository=$,f.parsedBy=H,f.parsedNumber=x,f.printAnswer=
h,f.rangeRequest=D,f.storeFiles=v,f.textOptions=c,f.withJudgingOptions=y,f.withRangeOptions=G;function g(){const n=e(76760);
return g=function(){return n},n}function w(){const n=e(63314);return w=function(){return n},n}function d(){const n=e(7723);
return d=function(){return n},n}function T(){const n=e(89549);return T=function(){return n},n}function j(){const n=e(18744);
return j=function(){return n},n}function E(){const n=e(25966);return E=function(){return n},n}function l(){const n=e(41895);
return l=function(){return n},n}function b(){const n=e(41551);return b=function(){return n},n}function M(){const n=e(39763);
return M=function(){return n},n}function R(){const n=e(96402);return R=function(){return n},n}function o(){const n=e(93028);
return o=function(){return n},n}function p(){const n=e(10289);return p=function(){return n},n}function I(){const n=e(23107);
return I=function(){return n},n}function s(){const n=e(49232);return s=function(){return n},n}function y(n,a=["text","js\
on"]){return n.option(...i).option("--no-policy","use the built-in policy").addOption(t()).addOption(u(a))}const i=f.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(w()).Option("--profile\
 <name>","profile for commands").choices(M().PROFILE_NAMES)}function u(n=["text","json"]){return new(w()).Option("--form\
at <name>","output format").choices(n).default("text")}function c({verbose:n=!1},{columns:a,colour:m,name:S}){return{columns:a,
colour:m,verbose:n,name:S}}function h(n,a,m,S){S.print(m==="json"?`${(0,p().json)(n)}
`:a(),m)}const P=f.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function $({repo:n},{cwd:a,env:m,
note:S},C){const A=await(0,R().openRepository)((0,g().resolve)(a,n),m,S);try{return await C(A)}finally{await A.close()}}
function v(n,a,m){return N((0,j().assetPathsIn)(n,a),m)}function O(n,a,m){const S=(0,j().assetPathTest)(a),C=B=>[(0,g().
resolve)(m,B).split(g().sep).join("/").replace(/^\//,""),`assets/gep/${(0,g().basename)(B)}`],A=[...n.files()].filter(({
kind:B})=>(0,o().isRegular)(B)).map(({path:B})=>B);return N(A.filter(B=>C(B).some(S)),m)}function N(n,a){if(n.length>0)return n;
throw new(l()).GateError("usage",`${a} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function G(n){return n.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(w()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...P).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(t()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function D({base:n,head:a,worktree:m,staged:S,profile:C,...A},B){const z=(0,T().
approveByDigest)(A.approve,new Date),W=await(0,s().namedPolicy)(A.policy,B);return{directory:(0,g().resolve)(B.cwd,A.repo),
env:B.env,note:B.note,locate:Y=>(0,E().resolveRange)(Y,{...n!==void 0&&{base:n},...a!==void 0&&{head:a},...m&&{worktree:m},
...S&&{staged:S}}),...W&&{policy:W},...A.policyRef!==void 0&&{policyRef:A.policyRef},inputs:{profile:C},all:A.all??!1,approver:z,
signal:B.signal,secrets:(0,b().secretsOf)(B.env)}}function H(n,a){return m=>{const S=n().safeParse(m);if(S.success)return S.
data;throw new(w()).InvalidArgumentError(a)}}function x(n){return H(()=>d().coerce.number().pipe(n()),"Expected a number\
 from 1 to 256.")}const r=f.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function F({durations:n},a){return n===void 0?new Map:(0,I().readDurations)((0,g().
resolve)(a.cwd,n),a.openInput)}},29122:function(U,f){Object.defineProperty(f,"__esModule",{value:!0}),f.isOfCommit=e;function e({
name:g}){return g!=="worktree"&&g!=="index"}},25966:function(U,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.resolveRange=
E;function g(){const o=e(41895);return g=function(){return o},o}function w(){const o=e(24634);return w=function(){return o},
o}function d(){const o=e(67397);return d=function(){return o},o}function T(){const o=e(50598);return T=function(){return o},
o}function j(){const o=e(34397);return j=function(){return o},o}async function E(o,{base:p,head:I,worktree:s=!1,staged:y=!1}){
if(s&&I!==void 0)throw new(g()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[i,t]=await l([(0,T().resolveRevision)(o,I??"HEAD"),M(o,p)]);return{
name:y?"index":s?"worktree":"range",directory:o.directory,base:await(0,w().mergeBase)(o,t.commit,i),head:i,audited:s?await(y?
j().snapshotIndex:j().snapshotWorktree)(o):i,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},
isFork:!1}}async function l(o){return await Promise.allSettled(o),Promise.all(o)}const b=/^refs\/(?:heads|remotes\/origin)\//;
async function M(o,p){const I=p===void 0?await(0,d().defaultBranch)(o):await(0,T().resolveNamed)(o,p),{commit:s}=I,y=p===
"HEAD"||p==="@"?await(0,d().checkedOutBranch)(o):I.ref,i=y&&R(y);if(i===void 0)return{commit:s,name:p??"HEAD"};const t=p===
void 0?I:await(0,d().findDefaultBranch)(o),u=t?.ref&&R(t.ref);return{commit:s,name:i,...t&&u&&{defaultBranch:{name:u,commit:t.
commit}}}}function R(o){return b.test(o)?o.replace(b,""):void 0}},82330:function(U,f,e){Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.auditCommit=M,f.judgeHead=R;function g(){const o=e(1395);return g=function(){return o},o}function w(){
const o=e(70237);return w=function(){return o},o}function d(){const o=e(67506);return d=function(){return o},o}function T(){
const o=e(54244);return T=function(){return o},o}function j(){const o=e(67147);return j=function(){return o},o}function E(){
const o=e(24634);return E=function(){return o},o}function l(){const o=e(35720);return l=function(){return o},o}function b(){
const o=e(213);return b=function(){return o},o}async function M({repository:o,policy:p,additions:I,disk:s,isPending:y,platform:i,
all:t,isPush:u,unprovenMerge:c,signal:h},P,$){const[v,O,N]=await Promise.all([(0,l().readTree)(o,$),(0,l().readTree)(o,P),
(0,b().readChange)(o,$,P)]),D={...s?(0,j().withAdditions)(O,s,I):O,...y&&{isPending:y}},H=new(T()).AuditClock(h),x={baseTree:v,
headTree:O,change:N,policy:p.policy,all:t,clock:H},r=await(0,w().collectAssets)(x),F=await(0,d().auditChange)({change:N,
assets:r,baseTree:v,tree:D,policy:p,platform:i,...u&&{isPush:u},...t&&{all:t},...c&&{unprovenMerge:c},clock:H});return{change:N,
assets:r,audit:F,tree:O,baseTree:v,commandTree:D}}async function R(o,p,I){const{repository:s,policyCommit:y}=o;await(0,E().
requireCommits)(s,[p],[p]);const i=await(0,E().mergeBase)(s,y,p),{audit:t,tree:u}=await M(o,p,i);return await(0,g().judgedHead)(
t,u,o.policy,I)}},72857:function(U,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.proposeFix=M;function g(){const s=e(
53315);return g=function(){return s},s}function w(){const s=e(29122);return w=function(){return s},s}function d(){const s=e(
62130);return d=function(){return s},s}function T(){const s=e(88211);return T=function(){return s},s}function j(){const s=e(
41895);return j=function(){return s},s}function E(){const s=e(4378);return E=function(){return s},s}function l(){const s=e(
35720);return l=function(){return s},s}function b(){const s=e(93028);return b=function(){return s},s}async function M({repository:s,
policy:{policy:y},platform:i,all:t,signal:u},c,{assets:h,change:P,tree:$,commandTree:v},O){const N=new Set([...O.keys()].
flatMap(a=>o(a)?p(a):[]));if(N.size===0)return;const G=!(0,w().isOfCommit)(c)||c.audited===c.head,D=G?$:await(0,l().readTree)(
s,c.head),H=h.changes.filter(({kind:a})=>a!=="removed"),x=new Set(H.map(({asset:a})=>I(a))),r=[...N].filter(a=>(0,b().isRegular)(
D.stat(a)?.kind)),F=await Promise.all(r.map(async a=>({path:a,bytes:await D.read(a)}))),n=E().Judge.by({policy:y,tree:v,
base:await(0,l().readTree)(s,c.base),changed:new Set(P.files.flatMap(g().namesOf)),platform:i,...u&&{signal:u}});try{const a=C=>x.
has(I(C)),m=await(0,d().fixFiles)(F,n,{includes:a,left:!1}),S=await(0,T().proposalOf)(m,G?O:R(O));return S&&{...S,...t&&
{all:t}}}catch(a){if(a instanceof j().GateError&&a.code==="audit_too_long")return;throw a}}function R(s){return new Map(
[...s].map(([{edit:y,...i},t])=>[i,t]))}function o({rule:s,edit:y,suppressed:i}){return!i&&(y?.fix===!0||s==="content-ha\
sh-mismatch")}function p({location:s}){return s?[s.path]:[]}function I({path:s,type:y,id:i}){return JSON.stringify([s,y,
i])}},47520:function(U,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.firstParents=E,f.hasSoleAuthor=j,f.pastChanges=
d;function g(){const l=e(77598);return g=function(){return l},l}function w(){const l=e(96681);return w=function(){return l},
l}async function d({objects:l},b,M){const R=`${(0,g().randomUUID)()} `,o=await l(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${M}`,`--format=${R}%H %P%x00%s`,b]),p=[];for(const I of(0,w().splitNul)(
o)){const s=(0,w().decodePath)(I),y=p.at(-1);if(s.startsWith(R)){const[i="",t]=s.slice(R.length).split(" ");p.push({commit:i,
...t&&{base:t},paths:[]})}else y&&y.subject===void 0?y.subject=s:y&&s!==""&&y.paths.push(y.paths.length===0?s.slice(1):s)}
return p.flatMap(({commit:I,base:s,subject:y="",paths:i})=>s===void 0?[]:[{commit:I,base:s,subject:y,paths:i}])}const T=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function j({objects:l},b){const M=await l(["log","--no-color","--format=%aN%x00%aE",b]),R=[...new Set(M.toString().
toLowerCase().split(`
`))].map(o=>o.split("\0")).filter(o=>o.length>1&&!o.some(p=>T.test(p)));return[0,1].some(o=>new Set(R.map(p=>p[o])).size===
1)}async function E({objects:l},b,M){return(await l(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${b}..${M}`])).toString().split(`
`).filter(Boolean).map(p=>{const[I="",s="",y="",...i]=p.split("\0");return{commit:I,tree:s,parents:y.split(" ").filter(Boolean),
subject:i.join("")}})}},63512:function(U,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.firstPolicy=c;function g(){
const r=e(76760);return g=function(){return r},r}function w(){const r=e(41330);return w=function(){return r},r}function d(){
const r=e(99668);return d=function(){return r},r}function T(){const r=e(18744);return T=function(){return r},r}function j(){
const r=e(28894);return j=function(){return r},r}function E(){const r=e(94534);return E=function(){return r},r}function l(){
const r=e(68450);return l=function(){return r},r}function b(){const r=e(59490);return b=function(){return r},r}function M(){
const r=e(41431);return M=function(){return r},r}function R(){const r=e(10729);return R=function(){return r},r}function o(){
const r=e(95244);return o=function(){return r},r}function p(){const r=e(87952);return p=function(){return r},r}function I(){
const r=e(93028);return I=function(){return r},r}function s(){const r=e(9436);return s=function(){return r},r}function y(){
const r=e(78455);return y=function(){return r},r}const i=1440*60*1e3,t=14*i,u=90*i;async function c({audit:{genes:r},assets:F,
commandTree:n},a,m){const S=new Map(r.map(({store:L})=>[L.path,L])),C=r.flatMap(L=>L.commands),{hard_cap_files:A,hard_cap_lines:B}=a.
blast_radius,z=new Set(r.filter(L=>L.commands.some(D)).map(({store:L})=>L.root)),W=await v(n,a),Y=N(C,n),{prepare:Q,before:k}=(0,y().
installationFor)([...a.programs,...Y],n),J=F.files.length>0||W.length>0;return{until:(0,s().dayOf)(new Date(m.getTime()+
t)),levelsUntil:(0,s().dayOf)(new Date(m.getTime()+u)),stores:[...S.values()].filter(({named:L})=>!L).map(L=>({...L,...P(
r,L.path,n)})).filter(({path:L,root:K,checkoutAs:V})=>K!==""||V!==void 0||(0,l().packagesAbove)(n,L).length>1).map(({path:L,
root:K,checkoutAs:V})=>({path:L||".",...V===void 0?{root:K||"."}:{checkout_as:V}})),include:W,agentFiles:J?[]:h(n,a),programs:Y,
installation:{prepare:[...[...z].flatMap(L=>H(L,n)),...Q],before:k},exceedsCap:F.files.length>A||await x(F.files,n)>B}}function h(r,F){
return(0,d().agentFilesIn)(r,F).flatMap(({path:n,format:a})=>a.isGeneral||a.places.length===0?[]:[n])}function P(r,F,n){
const a=r.flatMap(k=>k.store.path===F?k.commands:[]),m=a.flatMap(M().missingPaths),[S]=m;if(S===void 0)return;const C=a.
flatMap(({reading:{targets:k}})=>k.flatMap(({kind:J,via:L,name:K})=>J==="file"&&L===void 0?K:[])),A=k=>(0,I().isRegular)(
n.stat(k)?.kind??"directory"),B=[...n.files()].filter(({path:k})=>k.endsWith(`/${S}`)).map(({path:k})=>k.slice(0,-S.length-
1)).filter(k=>[...m,...C].every(J=>A(g().posix.join(k,J)))),[z]=B;if(z!==void 0)return B.length===1?{root:z}:void 0;const W=S.
replace(/\/.*/,""),Y=`${W}/`;return[...m,...C].every(k=>k.startsWith(Y)&&A(k.slice(Y.length)))&&(0,R().isCheckoutName)(W)?
{root:"",checkoutAs:W}:void 0}const $=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function v(r,F){const n=(0,T().
assetPathTest)(F),a=(0,E().assetLimits)(F.assets.max_file_bytes),m=[...r.files()].filter(({path:C,kind:A})=>(0,I().isRegular)(
A)&&(0,T().mayHoldAssets)(C)&&!n(C)&&!((0,o().isTest)(C)||(0,o().isTestData)(C)||$.test(C))),S=[];for(const C of m){const A=await(0,T().
findStrayGenes)(r,C,a);A?.rule==="outside-globs"&&/Gene/.test(A.detail)&&S.push(O(C.path))}return S}function O(r){return r.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function N(r,F){const n=r.flatMap(({findings:a})=>a.flatMap(({args:m})=>typeof m.offered==
"string"?m.offered:[]));return[...(0,b().groupBy)(n,a=>a)].sort(([,a],[,m])=>m.length-a.length).map(([a])=>a).filter(a=>a!==
""&&G(a,F))}function G(r,F){const a=[...(0,p().programTerms)({programs:[r],families:[]}).allowed.values()].flatMap(({data:A})=>A.
build_files),m=a.some(A=>/\.py$|^pyproject/.test(A)),S=a.map(A=>A.includes("/")?A:`**/${A}`),C=(0,w().default)([...S,...m?
["**/*.py"]:[]],{dot:!0});return[...F.files()].some(({path:A})=>C(A))}function D({findings:r,reading:F}){return r.some(({
rule:n})=>n==="not-installed")||F.targets.some(({kind:n})=>n==="package_binary")}function H(r,F){const n=(0,l().packagesAbove)(
F,r).find(a=>o().NPM_LOCKFILES.some(m=>F.stat(a===""?m:`${a}/${m}`)!==void 0));return n===void 0?[]:[`npm ci --ignore-sc\
ripts${n===""?"":` --prefix ${n}`}`]}async function x(r,F){return(await Promise.all(r.map(async a=>{const m=await F.read(
a);return(0,j().countLines)(m,m.length)}))).reduce((a,m)=>a+m,0)}},78455:function(U,f){Object.defineProperty(f,"__esModu\
le",{value:!0}),f.installationFor=d;const e=["python","python3","pytest","ruff","mypy","uv"],w=[["uv.lock",e,{before:["p\
ipx install uv==0.9.5"],prepare:["uv sync --frozen"]}],["poetry.lock",e,{before:["pip install poetry==2.2.1","POETRY_VIR\
TUALENVS_CREATE=false poetry install --no-interaction"]}],["requirements-dev.txt",e,{before:["pip install -r requirement\
s-dev.txt"]}],["requirements.txt",e,{before:["pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["carg\
o fetch --locked"]}],["composer.lock",["php","phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-p\
lugins"]}]];function d(T,j){const E=w.filter(([b,M])=>j.stat(b)!==void 0&&M.some(R=>T.includes(R))),l=E.filter(([,b],M)=>E.
findIndex(([,R])=>R===b)===M);return{prepare:l.flatMap(([,,{prepare:b=[]}])=>b),before:l.flatMap(([,,{before:b=[]}])=>b)}}},
50380:function(U,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.auditPresent=R,f.countRepairs=o,f.pushedBranch=
y;function g(){const i=e(82330);return g=function(){return i},i}function w(){const i=e(72857);return w=function(){return i},
i}function d(){const i=e(87952);return d=function(){return i},i}function T(){const i=e(48741);return T=function(){return i},
i}function j(){const i=e(47520);return j=function(){return i},i}function E(){const i=e(67397);return E=function(){return i},
i}function l(){const i=e(37075);return l=function(){return i},i}function b(){const i=e(63682);return b=function(){return i},
i}function M(){const i=e(92344);return M=function(){return i},i}function R(i,t){return(0,g().auditCommit)(p(i,t),t,t)}async function o(i,t,u,c){
const{policy:h}=i.policy,P=(0,M().judge)(t.audit,b().NOTHING_RAN,{policy:h,now:c}),$={name:"range",head:u,audited:u,base:u},
v=(0,l().idsOf)((0,M().allFindings)(P));return(await(0,w().proposeFix)(p(i,u),$,t,v))?.edits.length??0}function p({repository:i,
policy:t,platform:u,signal:c},h){return{repository:i,policy:t,additions:(0,d().additionsFor)(t.policy),disk:(0,T().folderTree)(
i.directory),platform:u,...c&&{signal:c},all:!0,policyCommit:h}}const I=50,s=/^Merge pull request #\d+|\(#\d+\)$/;async function y(i,t){
const u=await(0,j().pastChanges)(i,t,I);return u.length===0||u.some(({subject:h})=>s.test(h))?void 0:(await(0,E().findDefaultBranch)(
i))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(U,f,e){Object.defineProperty(f,"__esModule",
{value:!0}),f.workflowAnswer=j;function g(){const t=e(92299);return g=function(){return t},t}function w(){const t=e(3733);
return w=function(){return t},t}function d(){const t=e(3463);return d=function(){return t},t}function T(){const t=e(95132);
return T=function(){return t},t}async function j(t,u){const c=await(0,g().findGate)(t),h=(0,g().lateGate)(c),P=O=>c.jobs.
flatMap(N=>N.file===O&&l(N.job)?[N.job]:[]),$=(0,w().parseMapping)(u)??{},v=[...c.files.values()].filter(O=>c.jobs.some(
N=>N.file===O));return{paths:v.map(({path:O})=>O),...h&&{late:(0,T().describe)((0,T().finding)("gate-runs-late",h))},lacks:v.
flatMap(O=>E(O.value??{},P(O),$).map(N=>({path:O.path,...N})))}}function E(t,u,c){const[h={}]=(0,w().jobsOf)({value:c}).
values(),P=u.flatMap($=>{const[v,O]=[{...t,...$},{...c,...h}];return[...R(O.on,v.on),...s(O.permissions,v.permissions),...M(
O.concurrency,v.concurrency,o(v.on)),...i(O,v)]});return[...new Map(P.map($=>[$.key,$])).values()]}function l(t){const u=(0,w().
stepsOf)(t).filter(c=>g().GATE.test((0,d().textIn)(c,"uses")));return t.uses===void 0&&u.every(c=>b(c)==="gate")}function b(t){
return(0,d().textIn)((0,d().objectIn)(t.with),"mode")||"gate"}function M(t,u,c){const{group:h,"cancel-in-progress":P=!1}=(0,d().
objectIn)(u);if(P===!1)return[];const $=c.has("pull_request_review")&&!/github\.event_name/.test(String(h)),v=p("pull_re\
quest",c.get("pull_request")).includes("edited"),O=(0,d().textIn)((0,d().objectIn)(t),"cancel-in-progress");return[[$,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[v&&O!==""&&!/github\.event\.action/.
test(String(P)),"cancel-in-progress",`Set it to \`${O}\`; a new description ends the run of a push.`]].flatMap(([G,D,H])=>G?
[{key:`concurrency.${D}`,what:H}]:[])}function R(t,u){const c=o(u);return[...o(t)].flatMap(([h,P])=>{const $=`on.${h}`,v=c.
get(h),O=h==="push"?": the last changes came without a pull request":"";if(v===void 0)return[{key:$,what:`Add the event \
\`${h}\`${O}.`}];const N=p(h,v),G=p(h,P).filter(D=>!N.includes(D));return[...G.length>0?[{key:`${$}.types`,what:`Add the\
 types \`${G.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(D=>D in(0,d().objectIn)(v)).map(D=>({key:`${$}.${D}`,
what:"Remove the filter."}))]})}function o(t){return(0,d().isMapping)(t)?new Map(Object.entries(t).map(([u,c])=>[u,c??{}])):
new Map([t??[]].flat().map(u=>[String(u),{}]))}function p(t,u){const{types:c}=(0,d().objectIn)(u);return c!==void 0?[c].
flat().map(String):/^pull_request(?:_target)?$/.test(t)?["opened","synchronize","reopened"]:[]}const I=["none","read","w\
rite"];function s(t,u){const c=typeof u=="string"?u.replace("-all",""):void 0,h=P=>I.indexOf(c??((0,d().textIn)((0,d().objectIn)(
u),P)||"none"));return Object.entries((0,d().objectIn)(t)).flatMap(([P,$])=>h(P)<I.indexOf(String($))?[{key:`permissions\
.${P}`,what:`Add \`${P}: ${$}\` to \`permissions\`.`}]:[])}const y=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function i(t,u){const c=v=>(0,d().textIn)(v,"uses").split("@")[0]??"",h=(0,w().stepsOf)(u),P=h.filter(v=>g().GATE.test(c(
v))),$=P.length===0||P.some(v=>"prepare"in(0,d().objectIn)(v.with))||h.some(v=>y.test((0,d().textIn)(v,"run")));return(0,w().
stepsOf)(t).flatMap(v=>{const O=c(v);if(!g().GATE.test(O))return O===""||h.some(x=>c(x)===O)?[]:[{key:`steps.${O}`,what:`\
Add a step with \`${O}\`.`}];const N=(0,d().textIn)((0,d().objectIn)(v.with),"prepare").trim();return N===""||$?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${N.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(U,f){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.WORKFLOW_TEMPLATE=void 0,f.workflowFor=w;const e=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,g=f.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
w of
# https://github.com/gene-gate/gene-gate/blob/main/docs/github.md#pull-requests-from-forks.
name: gene-gate
on:
  # edited: another base branch has another policy. closed: the check of another pull request of the commit.
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  # A review can approve what the gate waits for.
  pull_request_review: { types: [submitted, dismissed] }
  merge_group:
permissions: {}
# A newer push ends the run of an older one; a review ends only that of another review, and a new title or
# description none.
concurrency:
  group: gene-gate-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
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
        uses: gene-gate/gene-gate@63a8eb7b1989eae6dc40680f790cf1bbb629a298 # v0.1.0
${e}      # The report, also if the gate fails; the second workflow for forks reads it.
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
`;function w({pushed:d,prepare:T=[],before:j=[]}){return[[d!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(d)}] }
`],[d!==void 0,"|| github.ref }}","|| github.sha }}"],[j.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${j.map(l=>`          ${l}
`).join("")}      - id: gate
`],[T.length>0,e,`        with:
          prepare: |
${T.map(l=>`            ${l}
`).join("")}`]].filter(([l])=>l).reduce((l,[,b,M])=>l.replace(b,()=>M),g)}}};
