"use strict";exports.id=288,exports.ids=[288],exports.modules={49232:function(U,f,o){Object.defineProperty(f,"__esModule",{value:!0}),
f.builtInPolicy=r,f.namedPolicy=I,f.policyFor=e,f.policyName=d,f.policyOfFile=R,f.repositoryOf=y;function h(){const t=o(
73024);return h=function(){return t},t}function w(){const t=o(76760);return w=function(){return t},t}function l(){const t=o(
41895);return l=function(){return t},t}function b(){const t=o(21311);return b=function(){return t},t}function M(){const t=o(
74238);return M=function(){return t},t}function E(){const t=o(48741);return E=function(){return t},t}function p(){const t=o(
96402);return p=function(){return t},t}function j(){const t=o(63550);return j=function(){return t},t}async function I(t,u){
if(t===void 0)return;const c=await R(t,u);return(0,b().requireExamples)(c),c}async function R(t,u){const c=(await u.readInput(
t)).toString("utf8"),m=await y(u.cwd,u.env)??u.cwd;return await(0,M().loadPolicyFile)(c,t,(0,E().folderTree)(m))}async function e({
policy:t,profile:u},c,m){const T=t===!1?await r():await I(t,c)??await v(m,c);return u===void 0?T:{...T,policy:{...T.policy,
profile:u}}}function d({source:t,path:u,ref:c}){return t==="default"||u===void 0?"the built-in policy":t==="file"||c===void 0?
u:`${u} in ${c}`}async function v(t,{cwd:u,env:c}){const m=t===void 0?await y(u,c):void 0,T=t??(m===void 0?void 0:(0,E().
folderTree)(m));if(T===void 0)return r();const $=await(0,M().loadPolicy)(T,T.label);return(0,b().requireExamples)($),$}function r(){
const t=(0,j().literalTree)({});return(0,M().loadPolicy)(t,t.label)}async function y(t,u){try{const c=await(0,p().openRepository)(
t,u);return await c.close(),c.directory}catch(c){const m=c instanceof l().GateError&&c.code==="program_not_found";if(c instanceof
l().GateError&&!(m&&i(t)))return;throw c}}function i(t){const u=(0,w().dirname)(t);return(0,h().existsSync)((0,w().join)(
t,".git"))||u!==t&&i(u)}},82256:function(U,f,o){Object.defineProperty(f,"__esModule",{value:!0}),f.REPO_OPTION=f.POLICY_OPTION=
f.DURATIONS=void 0,f.durationsOf=F,f.folderFiles=O,f.formatOption=u,f.inRepository=$,f.parsedBy=H,f.parsedNumber=x,f.printAnswer=
m,f.rangeRequest=D,f.storeFiles=P,f.textOptions=c,f.withJudgingOptions=y,f.withRangeOptions=G;function h(){const n=o(76760);
return h=function(){return n},n}function w(){const n=o(63314);return w=function(){return n},n}function l(){const n=o(7723);
return l=function(){return n},n}function b(){const n=o(89549);return b=function(){return n},n}function M(){const n=o(18744);
return M=function(){return n},n}function E(){const n=o(25966);return E=function(){return n},n}function p(){const n=o(41895);
return p=function(){return n},n}function j(){const n=o(41551);return j=function(){return n},n}function I(){const n=o(39763);
return I=function(){return n},n}function R(){const n=o(96402);return R=function(){return n},n}function e(){const n=o(93028);
return e=function(){return n},n}function d(){const n=o(10289);return d=function(){return n},n}function v(){const n=o(23107);
return v=function(){return n},n}function r(){const n=o(49232);return r=function(){return n},n}function y(n,a=["text","js\
on"]){return n.option(...i).option("--no-policy","use the built-in policy").addOption(t()).addOption(u(a))}const i=f.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(w()).Option("--profile\
 <name>","profile for commands").choices(I().PROFILE_NAMES)}function u(n=["text","json"]){return new(w()).Option("--form\
at <name>","output format").choices(n).default("text")}function c({verbose:n=!1},{columns:a,colour:g,name:S}){return{columns:a,
colour:g,verbose:n,name:S}}function m(n,a,g,S){S.print(g==="json"?`${(0,d().json)(n)}
`:a(),g)}const T=f.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function $({repo:n},{cwd:a,env:g,
note:S},C){const A=await(0,R().openRepository)((0,h().resolve)(a,n),g,S);try{return await C(A)}finally{await A.close()}}
function P(n,a,g){return N((0,M().assetPathsIn)(n,a),g)}function O(n,a,g){const S=(0,M().assetPathTest)(a),C=B=>[(0,h().
resolve)(g,B).split(h().sep).join("/").replace(/^\//,""),`assets/gep/${(0,h().basename)(B)}`],A=[...n.files()].filter(({
kind:B})=>(0,e().isRegular)(B)).map(({path:B})=>B);return N(A.filter(B=>C(B).some(S)),g)}function N(n,a){if(n.length>0)return n;
throw new(p()).GateError("usage",`${a} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function G(n){return n.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(w()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...T).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(t()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function D({base:n,head:a,worktree:g,staged:S,profile:C,...A},B){const z=(0,b().
approveByDigest)(A.approve,new Date),W=await(0,r().namedPolicy)(A.policy,B);return{directory:(0,h().resolve)(B.cwd,A.repo),
env:B.env,note:B.note,locate:Y=>(0,E().resolveRange)(Y,{...n!==void 0&&{base:n},...a!==void 0&&{head:a},...g&&{worktree:g},
...S&&{staged:S}}),...W&&{policy:W},...A.policyRef!==void 0&&{policyRef:A.policyRef},inputs:{profile:C},all:A.all??!1,approver:z,
signal:B.signal,secrets:(0,j().secretsOf)(B.env)}}function H(n,a){return g=>{const S=n().safeParse(g);if(S.success)return S.
data;throw new(w()).InvalidArgumentError(a)}}function x(n){return H(()=>l().coerce.number().pipe(n()),"Expected a number\
 from 1 to 256.")}const s=f.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function F({durations:n},a){return n===void 0?new Map:(0,v().readDurations)((0,h().
resolve)(a.cwd,n),a.openInput)}},29122:function(U,f){Object.defineProperty(f,"__esModule",{value:!0}),f.isOfCommit=o;function o({
name:h}){return h!=="worktree"&&h!=="index"}},25966:function(U,f,o){Object.defineProperty(f,"__esModule",{value:!0}),f.resolveRange=
E;function h(){const e=o(41895);return h=function(){return e},e}function w(){const e=o(24634);return w=function(){return e},
e}function l(){const e=o(67397);return l=function(){return e},e}function b(){const e=o(50598);return b=function(){return e},
e}function M(){const e=o(34397);return M=function(){return e},e}async function E(e,{base:d,head:v,worktree:r=!1,staged:y=!1}){
if(r&&v!==void 0)throw new(h()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[i,t]=await p([(0,b().resolveRevision)(e,v??"HEAD"),I(e,d)]);return{
name:y?"index":r?"worktree":"range",directory:e.directory,base:await(0,w().mergeBase)(e,t.commit,i),head:i,audited:r?await(y?
M().snapshotIndex:M().snapshotWorktree)(e):i,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},
isFork:!1}}async function p(e){return await Promise.allSettled(e),Promise.all(e)}const j=/^refs\/(?:heads|remotes\/origin)\//;
async function I(e,d){const v=d===void 0?await(0,l().defaultBranch)(e):await(0,b().resolveNamed)(e,d),{commit:r}=v,y=d===
"HEAD"||d==="@"?await(0,l().checkedOutBranch)(e):v.ref,i=y&&R(y);if(i===void 0)return{commit:r,name:d??"HEAD"};const t=d===
void 0?v:await(0,l().findDefaultBranch)(e),u=t?.ref&&R(t.ref);return{commit:r,name:i,...t&&u&&{defaultBranch:{name:u,commit:t.
commit}}}}function R(e){return j.test(e)?e.replace(j,""):void 0}},82330:function(U,f,o){Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.auditCommit=I,f.judgeHead=R;function h(){const e=o(1395);return h=function(){return e},e}function w(){
const e=o(70237);return w=function(){return e},e}function l(){const e=o(67506);return l=function(){return e},e}function b(){
const e=o(54244);return b=function(){return e},e}function M(){const e=o(67147);return M=function(){return e},e}function E(){
const e=o(24634);return E=function(){return e},e}function p(){const e=o(35720);return p=function(){return e},e}function j(){
const e=o(213);return j=function(){return e},e}async function I({repository:e,policy:d,additions:v,disk:r,isPending:y,platform:i,
all:t,isPush:u,unprovenMerge:c,signal:m},T,$){const[P,O,N]=await Promise.all([(0,p().readTree)(e,$),(0,p().readTree)(e,T),
(0,j().readChange)(e,$,T)]),D={...r?(0,M().withAdditions)(O,r,v):O,...y&&{isPending:y}},H=new(b()).AuditClock(m),x={baseTree:P,
headTree:O,change:N,policy:d.policy,all:t,clock:H},s=await(0,w().collectAssets)(x),F=await(0,l().auditChange)({change:N,
assets:s,baseTree:P,tree:D,policy:d,platform:i,...u&&{isPush:u},...t&&{all:t},...c&&{unprovenMerge:c},clock:H});return{change:N,
assets:s,audit:F,tree:O,baseTree:P,commandTree:D}}async function R(e,d,v){const{repository:r,policyCommit:y}=e;await(0,E().
requireCommits)(r,[d],[d]);const i=await(0,E().mergeBase)(r,y,d),{audit:t,tree:u}=await I(e,d,i);return await(0,h().judgedHead)(
t,u,e.policy,v)}},72857:function(U,f,o){Object.defineProperty(f,"__esModule",{value:!0}),f.proposeFix=I;function h(){const r=o(
53315);return h=function(){return r},r}function w(){const r=o(29122);return w=function(){return r},r}function l(){const r=o(
62130);return l=function(){return r},r}function b(){const r=o(88211);return b=function(){return r},r}function M(){const r=o(
41895);return M=function(){return r},r}function E(){const r=o(4378);return E=function(){return r},r}function p(){const r=o(
35720);return p=function(){return r},r}function j(){const r=o(93028);return j=function(){return r},r}async function I({repository:r,
policy:{policy:y},platform:i,all:t,signal:u},c,{assets:m,change:T,tree:$,commandTree:P},O){const N=new Set([...O.keys()].
flatMap(a=>e(a)?d(a):[]));if(N.size===0)return;const G=!(0,w().isOfCommit)(c)||c.audited===c.head,D=G?$:await(0,p().readTree)(
r,c.head),H=m.changes.filter(({kind:a})=>a!=="removed"),x=new Set(H.map(({asset:a})=>v(a))),s=[...N].filter(a=>(0,j().isRegular)(
D.stat(a)?.kind)),F=await Promise.all(s.map(async a=>({path:a,bytes:await D.read(a)}))),n=E().Judge.by({policy:y,tree:P,
base:await(0,p().readTree)(r,c.base),changed:new Set(T.files.flatMap(h().namesOf)),platform:i,...u&&{signal:u}});try{const a=C=>x.
has(v(C)),g=await(0,l().fixFiles)(F,n,{includes:a,left:!1}),S=await(0,b().proposalOf)(g,G?O:R(O));return S&&{...S,...t&&
{all:t}}}catch(a){if(a instanceof M().GateError&&a.code==="audit_too_long")return;throw a}}function R(r){return new Map(
[...r].map(([{edit:y,...i},t])=>[i,t]))}function e({rule:r,edit:y,suppressed:i}){return!i&&(y?.fix===!0||r==="content-ha\
sh-mismatch")}function d({location:r}){return r?[r.path]:[]}function v({path:r,type:y,id:i}){return JSON.stringify([r,y,
i])}},47520:function(U,f,o){Object.defineProperty(f,"__esModule",{value:!0}),f.firstParents=E,f.hasSoleAuthor=M,f.pastChanges=
l;function h(){const p=o(77598);return h=function(){return p},p}function w(){const p=o(96681);return w=function(){return p},
p}async function l({objects:p},j,I){const R=`${(0,h().randomUUID)()} `,e=await p(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${I}`,`--format=${R}%H %P%x00%s`,j]),d=[];for(const v of(0,w().splitNul)(
e)){const r=(0,w().decodePath)(v),y=d.at(-1);if(r.startsWith(R)){const[i="",t]=r.slice(R.length).split(" ");d.push({commit:i,
...t&&{base:t},paths:[]})}else y&&y.subject===void 0?y.subject=r:y&&r!==""&&y.paths.push(y.paths.length===0?r.slice(1):r)}
return d.flatMap(({commit:v,base:r,subject:y="",paths:i})=>r===void 0?[]:[{commit:v,base:r,subject:y,paths:i}])}const b=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function M({objects:p},j){const I=await p(["log","--no-color","--format=%aN%x00%aE",j]),R=[...new Set(I.toString().
toLowerCase().split(`
`))].map(e=>e.split("\0")).filter(e=>e.length>1&&!e.some(d=>b.test(d)));return[0,1].some(e=>new Set(R.map(d=>d[e])).size===
1)}async function E({objects:p},j,I){return(await p(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${j}..${I}`])).toString().split(`
`).filter(Boolean).map(d=>{const[v="",r="",y="",...i]=d.split("\0");return{commit:v,tree:r,parents:y.split(" ").filter(Boolean),
subject:i.join("")}})}},63512:function(U,f,o){Object.defineProperty(f,"__esModule",{value:!0}),f.firstPolicy=c;function h(){
const s=o(76760);return h=function(){return s},s}function w(){const s=o(41330);return w=function(){return s},s}function l(){
const s=o(99668);return l=function(){return s},s}function b(){const s=o(18744);return b=function(){return s},s}function M(){
const s=o(28894);return M=function(){return s},s}function E(){const s=o(94534);return E=function(){return s},s}function p(){
const s=o(68450);return p=function(){return s},s}function j(){const s=o(59490);return j=function(){return s},s}function I(){
const s=o(41431);return I=function(){return s},s}function R(){const s=o(10729);return R=function(){return s},s}function e(){
const s=o(95244);return e=function(){return s},s}function d(){const s=o(87952);return d=function(){return s},s}function v(){
const s=o(93028);return v=function(){return s},s}function r(){const s=o(9436);return r=function(){return s},s}function y(){
const s=o(78455);return y=function(){return s},s}const i=1440*60*1e3,t=14*i,u=90*i;async function c({audit:{genes:s},assets:F,
commandTree:n},a,g){const S=new Map(s.map(({store:L})=>[L.path,L])),C=s.flatMap(L=>L.commands),{hard_cap_files:A,hard_cap_lines:B}=a.
blast_radius,z=new Set(s.filter(L=>L.commands.some(D)).map(({store:L})=>L.root)),W=await P(n,a),Y=N(C,n),{prepare:Q,before:k}=(0,y().
installationFor)([...a.programs,...Y],n),J=F.files.length>0||W.length>0;return{until:(0,r().dayOf)(new Date(g.getTime()+
t)),levelsUntil:(0,r().dayOf)(new Date(g.getTime()+u)),stores:[...S.values()].filter(({named:L})=>!L).map(L=>({...L,...T(
s,L.path,n)})).filter(({path:L,root:K,checkoutAs:V})=>K!==""||V!==void 0||(0,p().packagesAbove)(n,L).length>1).map(({path:L,
root:K,checkoutAs:V})=>({path:L||".",...V===void 0?{root:K||"."}:{checkout_as:V}})),include:W,agentFiles:J?[]:m(n,a),programs:Y,
installation:{prepare:[...[...z].flatMap(L=>H(L,n)),...Q],before:k},exceedsCap:F.files.length>A||await x(F.files,n)>B}}function m(s,F){
return(0,l().agentFilesIn)(s,F).flatMap(({path:n,format:a})=>a.isGeneral||a.places.length===0?[]:[n])}function T(s,F,n){
const a=s.flatMap(k=>k.store.path===F?k.commands:[]),g=a.flatMap(I().missingPaths),[S]=g;if(S===void 0)return;const C=a.
flatMap(({reading:{targets:k}})=>k.flatMap(({kind:J,via:L,name:K})=>J==="file"&&L===void 0?K:[])),A=k=>(0,v().isRegular)(
n.stat(k)?.kind??"directory"),B=[...n.files()].filter(({path:k})=>k.endsWith(`/${S}`)).map(({path:k})=>k.slice(0,-S.length-
1)).filter(k=>[...g,...C].every(J=>A(h().posix.join(k,J)))),[z]=B;if(z!==void 0)return B.length===1?{root:z}:void 0;const W=S.
replace(/\/.*/,""),Y=`${W}/`;return[...g,...C].every(k=>k.startsWith(Y)&&A(k.slice(Y.length)))&&(0,R().isCheckoutName)(W)?
{root:"",checkoutAs:W}:void 0}const $=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function P(s,F){const n=(0,b().
assetPathTest)(F),a=(0,E().assetLimits)(F.assets.max_file_bytes),g=[...s.files()].filter(({path:C,kind:A})=>(0,v().isRegular)(
A)&&(0,b().mayHoldAssets)(C)&&!n(C)&&!((0,e().isTest)(C)||(0,e().isTestData)(C)||$.test(C))),S=[];for(const C of g){const A=await(0,b().
findStrayGenes)(s,C,a);A?.rule==="outside-globs"&&/Gene/.test(A.detail)&&S.push(O(C.path))}return S}function O(s){return s.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function N(s,F){const n=s.flatMap(({findings:a})=>a.flatMap(({args:g})=>typeof g.offered==
"string"?g.offered:[]));return[...(0,j().groupBy)(n,a=>a)].sort(([,a],[,g])=>g.length-a.length).map(([a])=>a).filter(a=>a!==
""&&G(a,F))}function G(s,F){const a=[...(0,d().programTerms)({programs:[s],families:[]}).allowed.values()].flatMap(({data:A})=>A.
build_files),g=a.some(A=>/\.py$|^pyproject/.test(A)),S=a.map(A=>A.includes("/")?A:`**/${A}`),C=(0,w().default)([...S,...g?
["**/*.py"]:[]],{dot:!0});return[...F.files()].some(({path:A})=>C(A))}function D({findings:s,reading:F}){return s.some(({
rule:n})=>n==="not-installed")||F.targets.some(({kind:n})=>n==="package_binary")}function H(s,F){const n=(0,p().packagesAbove)(
F,s).find(a=>e().NPM_LOCKFILES.some(g=>F.stat(a===""?g:`${a}/${g}`)!==void 0));return n===void 0?[]:[`npm ci --ignore-sc\
ripts${n===""?"":` --prefix ${n}`}`]}async function x(s,F){return(await Promise.all(s.map(async a=>{const g=await F.read(
a);return(0,M().countLines)(g,g.length)}))).reduce((a,g)=>a+g,0)}},78455:function(U,f,o){Object.defineProperty(f,"__esMo\
dule",{value:!0}),f.installationFor=p;function h(){const j=o(17093);return h=function(){return j},j}const{programs:w=[],
started_programs:l=[]}=h().python,b=[...w,...l,"uv"],E=[["uv.lock",b,{before:["pipx install uv==0.9.5"],prepare:["uv syn\
c --frozen"]}],["poetry.lock",b,{before:["pip install poetry==2.2.1","POETRY_VIRTUALENVS_CREATE=false poetry install --n\
o-interaction"]}],["requirements-dev.txt",b,{before:["pip install -r requirements-dev.txt"]}],["requirements.txt",b,{before:[
"pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["cargo fetch --locked"]}],["composer.lock",["php",
"phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-plugins"]}]];function p(j,I){const R=E.filter(
([d,v])=>I.stat(d)!==void 0&&v.some(r=>j.includes(r))),e=R.filter(([,d],v)=>R.findIndex(([,r])=>r===d)===v);return{prepare:e.
flatMap(([,,{prepare:d=[]}])=>d),before:e.flatMap(([,,{before:d=[]}])=>d)}}},50380:function(U,f,o){Object.defineProperty(
f,"__esModule",{value:!0}),f.auditPresent=R,f.countRepairs=e,f.pushedBranch=y;function h(){const i=o(82330);return h=function(){
return i},i}function w(){const i=o(72857);return w=function(){return i},i}function l(){const i=o(87952);return l=function(){
return i},i}function b(){const i=o(48741);return b=function(){return i},i}function M(){const i=o(47520);return M=function(){
return i},i}function E(){const i=o(67397);return E=function(){return i},i}function p(){const i=o(37075);return p=function(){
return i},i}function j(){const i=o(63682);return j=function(){return i},i}function I(){const i=o(92344);return I=function(){
return i},i}function R(i,t){return(0,h().auditCommit)(d(i,t),t,t)}async function e(i,t,u,c){const{policy:m}=i.policy,T=(0,I().
judge)(t.audit,j().NOTHING_RAN,{policy:m,now:c}),$={name:"range",head:u,audited:u,base:u},P=(0,p().idsOf)((0,I().allFindings)(
T));return(await(0,w().proposeFix)(d(i,u),$,t,P))?.edits.length??0}function d({repository:i,policy:t,platform:u,signal:c},m){
return{repository:i,policy:t,additions:(0,l().additionsFor)(t.policy),disk:(0,b().folderTree)(i.directory),platform:u,...c&&
{signal:c},all:!0,policyCommit:m}}const v=50,r=/^Merge pull request #\d+|\(#\d+\)$/;async function y(i,t){const u=await(0,M().
pastChanges)(i,t,v);return u.length===0||u.some(({subject:m})=>r.test(m))?void 0:(await(0,E().findDefaultBranch)(i))?.ref?.
replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(U,f,o){Object.defineProperty(f,"__esModule",{value:!0}),
f.workflowAnswer=M;function h(){const t=o(92299);return h=function(){return t},t}function w(){const t=o(3733);return w=function(){
return t},t}function l(){const t=o(3463);return l=function(){return t},t}function b(){const t=o(95132);return b=function(){
return t},t}async function M(t,u){const c=await(0,h().findGate)(t),m=(0,h().lateGate)(c),T=O=>c.jobs.flatMap(N=>N.file===
O&&p(N.job)?[N.job]:[]),$=(0,w().parseMapping)(u)??{},P=[...c.files.values()].filter(O=>c.jobs.some(N=>N.file===O));return{
paths:P.map(({path:O})=>O),...m&&{late:(0,b().describe)((0,b().finding)("gate-runs-late",m))},lacks:P.flatMap(O=>E(O.value??
{},T(O),$).map(N=>({path:O.path,...N})))}}function E(t,u,c){const[m={}]=(0,w().jobsOf)({value:c}).values(),T=u.flatMap($=>{
const[P,O]=[{...t,...$},{...c,...m}];return[...R(O.on,P.on),...r(O.permissions,P.permissions),...I(O.concurrency,P.concurrency,
e(P.on)),...i(O,P)]});return[...new Map(T.map($=>[$.key,$])).values()]}function p(t){const u=(0,w().stepsOf)(t).filter(c=>h().
GATE.test((0,l().textIn)(c,"uses")));return t.uses===void 0&&u.every(c=>j(c)==="gate")}function j(t){return(0,l().textIn)(
(0,l().objectIn)(t.with),"mode")||"gate"}function I(t,u,c){const{group:m,"cancel-in-progress":T=!1}=(0,l().objectIn)(u);
if(T===!1)return[];const $=c.has("pull_request_review")&&!/github\.event_name/.test(String(m)),P=d("pull_request",c.get(
"pull_request")).includes("edited"),O=(0,l().textIn)((0,l().objectIn)(t),"cancel-in-progress");return[[$,"group","Add `$\
{{ github.event_name }}` to the group; a review ends the run of a push."],[P&&O!==""&&!/github\.event\.action/.test(String(
T)),"cancel-in-progress",`Set it to \`${O}\`; a new description ends the run of a push.`]].flatMap(([G,D,H])=>G?[{key:`c\
oncurrency.${D}`,what:H}]:[])}function R(t,u){const c=e(u);return[...e(t)].flatMap(([m,T])=>{const $=`on.${m}`,P=c.get(m),
O=m==="push"?": the last changes came without a pull request":"";if(P===void 0)return[{key:$,what:`Add the event \`${m}\`${O}\
.`}];const N=d(m,P),G=d(m,T).filter(D=>!N.includes(D));return[...G.length>0?[{key:`${$}.types`,what:`Add the types \`${G.
join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(D=>D in(0,l().objectIn)(P)).map(D=>({key:`${$}.${D}`,what:"Rem\
ove the filter."}))]})}function e(t){return(0,l().isMapping)(t)?new Map(Object.entries(t).map(([u,c])=>[u,c??{}])):new Map(
[t??[]].flat().map(u=>[String(u),{}]))}function d(t,u){const{types:c}=(0,l().objectIn)(u);return c!==void 0?[c].flat().map(
String):/^pull_request(?:_target)?$/.test(t)?["opened","synchronize","reopened"]:[]}const v=["none","read","write"];function r(t,u){
const c=typeof u=="string"?u.replace("-all",""):void 0,m=T=>v.indexOf(c??((0,l().textIn)((0,l().objectIn)(u),T)||"none"));
return Object.entries((0,l().objectIn)(t)).flatMap(([T,$])=>m(T)<v.indexOf(String($))?[{key:`permissions.${T}`,what:`Add\
 \`${T}: ${$}\` to \`permissions\`.`}]:[])}const y=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function i(t,u){
const c=P=>(0,l().textIn)(P,"uses").split("@")[0]??"",m=(0,w().stepsOf)(u),T=m.filter(P=>h().GATE.test(c(P))),$=T.length===
0||T.some(P=>"prepare"in(0,l().objectIn)(P.with))||m.some(P=>y.test((0,l().textIn)(P,"run")));return(0,w().stepsOf)(t).flatMap(
P=>{const O=c(P);if(!h().GATE.test(O))return O===""||m.some(x=>c(x)===O)?[]:[{key:`steps.${O}`,what:`Add a step with \`${O}\
\`.`}];const N=(0,l().textIn)((0,l().objectIn)(P.with),"prepare").trim();return N===""||$?[]:[{key:"with.prepare",what:`\
Set \`prepare: ${N.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(U,f){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.WORKFLOW_TEMPLATE=void 0,f.workflowFor=w;const o=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,h=f.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
${o}      # The report, also if the gate fails; the second workflow for forks reads it.
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
`;function w({pushed:l,prepare:b=[],before:M=[]}){return[[l!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(l)}] }
`],[l!==void 0,"|| github.ref }}","|| github.sha }}"],[M.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${M.map(p=>`          ${p}
`).join("")}      - id: gate
`],[b.length>0,o,`        with:
          prepare: |
${b.map(p=>`            ${p}
`).join("")}`]].filter(([p])=>p).reduce((p,[,j,I])=>p.replace(j,()=>I),h)}}};
