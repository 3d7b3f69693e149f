"use strict";exports.id=9,exports.ids=[9],exports.modules={1395:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.NEEDS_PERSON=
void 0,r.approvalDigest=b,r.boundFiles=T,r.changedSince=u,r.groupDigest=s,r.judgedHead=m,r.weakensGate=h;function t(){const e=n(
77598);return t=function(){return e},e}function v(){const e=n(57975);return v=function(){return e},e}function E(){const e=n(
41330);return E=function(){return e},e}function l(){const e=n(97247);return l=function(){return e},e}function A(){const e=n(
32854);return A=function(){return e},e}async function T(e,o,g=new Set){const p=o.length===0?()=>!1:(0,E().default)([...o],
{dot:!0,nonegate:!0}),c=[...e.files()].filter(({path:a})=>(0,A().isWithin)(a,".github")||g.has(a)||!p(a)).map(async a=>[
a.path,await O(e,a)]);return new Map(await Promise.all(c))}async function O(e,{path:o,kind:g,oid:p}){if(p!==void 0)return`${g}\
 ${p}`;const N=g==="symlink"?e.readlink(o)??"":await e.read(o);return`${g} ${(0,t().createHash)("sha256").update(N).digest(
"hex")}`}function b(e){const{files:o,baseRef:g,plansDigest:p,policyDigest:N,weakened:c}=e,a=[...o].sort(([$],[w])=>$<w?-1:
1);return d([g,p,N,a,c])}function s(e){return e.length>1?d([...e].sort()):e[0]}function d(e){return`sha256:${(0,t().createHash)(
"sha256").update(JSON.stringify(e)).digest("hex")}`}const y=3;function u(e,o){const g=[...new Set([...e.files.keys(),...o.
files.keys()])].filter(p=>e.files.get(p)!==o.files.get(p)).sort();return g.length>0?`${P(g)} ${g.length===1?"has":"have"}\
 changed`:e.plansDigest!==o.plansDigest?"the commands that would run have changed":(0,v().isDeepStrictEqual)(e.weakened,
o.weakened)?void 0:"what weakens the gate has changed"}function P(e){const o=e.slice(0,y).map(N=>`\`${N}\``),g=e.length-
o.length,p=g>0?`${g} more ${g===1?"file":"files"}`:o.pop();return o.length===0?`${p}`:`${o.join(", ")} and ${p}`}async function m(e,o,{
policy:g,digest:p},N){const{genes:c,plansDigest:a}=e,$=e.findings.filter(({rule:F})=>S.has(F)).map(({args:F,location:M})=>[
M?.path??"",JSON.stringify(F)]),w=(0,l().isOfChange)(e)?e.agentFiles.flatMap(i):[],j=new Set([...$.map(([F])=>F),...w]);
return{subject:{files:await T(o,g.approvals.unaffected_by,j),baseRef:N,plansDigest:a,policyDigest:p,weakened:$},genes:c,
weakensGate:h(e)}}function i({file:{path:e},entries:o}){const g=o.flatMap(p=>p.targets);return[e,...g.flatMap(({kind:p,name:N})=>p===
"file"?[N]:[])]}const S=r.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function h({findings:e}){return e.
some(({rule:o})=>S.has(o))}}),23423:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.readAppendedLog=d,r.readRecords=
i,r.readUntouchedLog=s;function t(){const o=n(23404);return t=function(){return o},o}function v(){const o=n(26040);return v=
function(){return o},o}function E(){const o=n(27199);return E=function(){return o},o}function l(){const o=n(64385);return l=
function(){return o},o}function A(){const o=n(78114);return A=function(){return o},o}function T(){const o=n(86581);return T=
function(){return o},o}function O(){const o=n(94534);return O=function(){return o},o}function b(){const o=n(28894);return b=
function(){return o},o}async function s(o,{path:g,size:p=0},N){if(p>b().MAX_LOG_BYTES)return P(g,p);try{return i(g,await o.
read(g,b().MAX_LOG_BYTES),N)}catch(c){return(0,l().unreadFile)(g,c)}}async function d(o,g,{path:p,size:N=0},c){if(!(N>b().
MAX_LOG_BYTES))try{const[a,$]=await Promise.all([o.read(p,b().MAX_LOG_BYTES),g.read(p,b().MAX_LOG_BYTES)]),w=(0,b().continuationOf)(
a,$);if(w.kind==="rewritten")return;const{from:j}=w,R=i(p,$.subarray(0,j),c),F=(0,b().countLines)($,j)+1,M=y(p,$.subarray(
j),c,F);return{kept:R,appended:u(M,R)}}catch(a){return{kept:{path:p,assets:[],problems:[]},appended:(0,l().unreadFile)(p,
a)}}}function y(o,g,p,N){return g.length>p.maxBytes?(0,l().tooLargeFile)(o,g.length,p):(0,l().readAssetFile)(o,g,p,N)}function u(o,g){
if(o.assets.length===0)return o;const p=new Map(g.assets.map(c=>[`${c.type} ${c.id}`,c])),N=o.assets.flatMap(c=>{const a=p.
get(`${c.type} ${c.id}`);if(a===void 0||c.id.startsWith("#"))return[];if((0,t().canonicalize)(c.value)===(0,t().canonicalize)(
a.value)){const w=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"duplicate-copy",location:c.locate(),detail:w,
id:c.id}]}const $=`${c.type} ${JSON.stringify(c.id)}, first at line ${a.locate().line}, column 1`;return[{rule:"duplicat\
e-id",location:c.locate(),detail:$,id:c.id}]});return{...o,problems:[...o.problems,...N]}}function P(o,g){return{path:o,
assets:[],problems:[],unread:`${g} bytes, of at most ${b().MAX_LOG_BYTES}`}}const m=10;function i(o,g,p){const N=S(g,p.maxBytes),
c=g.subarray(N),a=(0,b().countLines)(g,N)+1,$=h(o,c,a),w=$?{path:o,assets:$,problems:[]}:(0,l().readAssetFile)(o,c,p,a),
j=w.problems.find(({rule:M})=>A().UNREAD.has(M))?.detail,R=N>0?`only the newest ${c.length} of ${g.length} bytes`:void 0,
F=j??R;return{...w,...F!==void 0&&{unread:F}}}function S(o,g){if(o.length<=g)return 0;const p=o.indexOf(m,o.length-g-1);
return p<0?o.length:p+1}function h(o,g,p){const{text:N,complete:c}=(0,O().decodeUtf8)(g);if(!c)return;const a=[];let $=p;
for(let w=0;w<N.length;$+=1){const j=N.indexOf(`
`,w),R=j<0?N.length:j,F=N.slice(w,R);if(w=R+1,F.trim()==="")continue;const M=e(F);if(M===void 0||(0,T().hasAssetLists)(M))
return;const{type:B}=M;if((0,T().isAssetType)(B)){const[f,I]=[$,a.length];a.push({type:B,id:(0,l().declaredId)(M)??`#${I+
1}`,path:o,value:M,pointer:[I],locate:()=>({path:o,line:f,column:1})})}else if(!(0,T().isCompanion)(B))return}return a}function e(o){
const g=(0,v().attempt)(()=>JSON.parse(o));return(0,E().isJsonObject)(g)?g:void 0}}),97247:((G,r)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.isOfChange=n;function n(t){return"files"in t}}),3876:((G,r,n)=>{Object.defineProperty(r,"__\
esModule",{value:!0}),r.readFixedChange=d,r.requireStaged=y;function t(){const m=n(27199);return t=function(){return m},
m}function v(){const m=n(70237);return v=function(){return m},m}function E(){const m=n(53315);return E=function(){return m},
m}function l(){const m=n(25966);return l=function(){return m},m}function A(){const m=n(52483);return A=function(){return m},
m}function T(){const m=n(41895);return T=function(){return m},m}function O(){const m=n(35720);return O=function(){return m},
m}function b(){const m=n(96681);return b=function(){return m},m}function s(){const m=n(213);return s=function(){return m},
m}async function d(m,{base:i,staged:S},h){if(m===void 0)throw new(T()).GateError("usage","`--base` needs a git repositor\
y.","Remove it, or use --repo with a repository.");const e=await(0,l().resolveRange)(m,{base:i,worktree:!0,staged:S}),o=await(0,A().
basePolicy)({...h&&{policy:h}},m,e),g=await(0,O().readTree)(m,e.base),p=await(0,O().readTree)(m,e.audited),N=await(0,s().
readChange)(m,e.base,e.audited),a=(await(0,v().collectAssets)({baseTree:g,headTree:p,change:N,policy:o.policy})).changes.
filter(({kind:w})=>w!=="removed"),$=new Set(a.map(({asset:w})=>P(w)));return{policy:o,base:e.base,baseTree:g,changed:new Set(
N.files.flatMap(E().namesOf)),paths:new Set(a.map(({asset:w})=>w.path)),includes:w=>$.has(P(w))}}async function y(m,i,S){
const h={GIT_INDEX_FILE:m.index},e=await m.user(u,{env:h}),o=new Set([...(0,b().splitNul)(e)].map(b().decodePath)),g=S.find(
p=>o.has(p)||i.stat(p)===void 0);if(g!==void 0)throw new(T()).GateError("checkout_differs",`${g} has changes that are no\
t staged.`,"Stage them (git add) or put them away (git stash --keep-index).")}const u=["diff","--name-only","--no-rename\
s","--no-ext-diff","-z"];function P({path:m,pointer:i}){return`${m}#${(0,t().pointerText)(i)}`}}),20171:((G,r,n)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.fixVerb=void 0;function t(){const f=n(76760);return t=function(){return f},f}
function v(){const f=n(63314);return v=function(){return f},f}function E(){const f=n(18744);return E=function(){return f},
f}function l(){const f=n(62130);return l=function(){return f},f}function A(){const f=n(10154);return A=function(){return f},
f}function T(){const f=n(75459);return T=function(){return f},f}function O(){const f=n(83026);return O=function(){return f},
f}function b(){const f=n(72988);return b=function(){return f},f}function s(){const f=n(41895);return s=function(){return f},
f}function d(){const f=n(4378);return d=function(){return f},f}function y(){const f=n(81961);return y=function(){return f},
f}function u(){const f=n(74238);return u=function(){return f},f}function P(){const f=n(48741);return P=function(){return f},
f}function m(){const f=n(53010);return m=function(){return f},f}function i(){const f=n(52978);return i=function(){return f},
f}function S(){const f=n(10289);return S=function(){return f},f}function h(){const f=n(50427);return h=function(){return f},
f}function e(){const f=n(99944);return e=function(){return f},f}function o(){const f=n(3876);return o=function(){return f},
f}function g(){const f=n(71539);return g=function(){return f},f}function p(){const f=n(49232);return p=function(){return f},
f}function N(){const f=n(82256);return N=function(){return f},f}const c=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,a=(f,I)=>new(v()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(v()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,N().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",c).action(async(C,D)=>I(await $(C,D,f)));r.fixVerb=a;async function $(f,I,C){
const D=(0,t().resolve)(C.cwd,I.repo??"."),L=await(0,g().readTask)(I.apply,f,C);if(L&&L.edits.length===0)return w(L,C);const{
staged:k=!1}=I,X=async(x,U,W)=>{if(W===void 0&&(I.repo!==void 0||k))throw new(s()).GateError("not_a_repository",`${D} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,p().namedPolicy)(I.policy,C),en=W?await(0,g().headOf)(W):null;L&&(0,g().requireSameCommit)(L,en);const _=I.
base??L?.policy?.ref,H=_===void 0?void 0:await(0,o().readFixedChange)(W,{base:_,staged:k},q),V=H?.policy??q??await(0,u().
loadPolicy)(x,x.label),{policy:J}=(0,y().tightenPolicy)(V,(0,g().profileOf)(L)),K=L?(0,g().filesOf)(L,(0,E().assetPathsIn)(
x,J)):f.length===0?(0,N().storeFiles)(x,J,D):await Promise.all(f.map(Z=>j(U,Z,C))),Y=H&&!L?K.filter(Z=>H.paths.has(Z)):K;
W&&k&&await(0,o().requireStaged)(W,x,Y);const{platform:nn,signal:tn}=C,Q=await R(U,new Set(Y)),rn=d().Judge.by({policy:J,
tree:x,...H&&{base:H.baseTree},changed:H?.changed??new Set,platform:nn,signal:tn}),on={identity:I.identity??!1,...H&&{includes:H.
includes},...L&&{includes:(0,A().editedBy)(L.edits)}};L&&(0,A().requireSameStrings)(L.edits,(0,g().assetsIn)(Q,J));const z=await(0,l().
fixFiles)(Q,rn,on);if(L&&(0,A().requireOwnEdits)(L.edits,z),I.format==="json"){const Z=await(0,A().fixTask)(Q,z,rn,{...on,
...k&&{event:{name:"index"}},head_sha:en,base_sha:H?.base??null,policyRef:H?.policy.ref});C.print((0,i().renderTask)(Z),
"json")}else I.write||C.print((0,T().patchText)(z));return I.write&&await(0,b().writeFix)(U,z),C.note(await F(z,I.write??
!1,C)),z.files.some(({left:Z})=>Z.length>0)||!I.write&&z.files.some(B)?1:0};return(0,m().withSourceTree)(D,C.env,X,k)}function w({
next_actor:f,todo:I,human:C},D){const L=I.length+C.length;return D.note(`The task has no edits, and ${L===0?"nothing":L}\
 to do by hand.
`),f==="done"?0:1}async function j(f,I,C){const D=await(0,e().pathInRoot)(I,{root:f},C);if(D.split("/")[0]!==".."&&!(0,t().
isAbsolute)(D))return D||".";throw new(s()).GateError("usage",`${(0,t().resolve)(C.cwd,I)} is not in ${f}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function R(f,I){const C=(0,P().folderTree)(f);return Promise.
all([...I].map(async D=>({path:D,bytes:await C.read(D)})))}async function F({files:f,scripts:I,judgeOf:C},D,{columns:L}){
const k=f.map(async V=>{const{path:J,steps:K}=V,Y=await(0,O().withProposals)(V.left,C(J)),nn=[...new Set(K)].map(tn=>`  ${K.
filter(Q=>Q===tn).length} \xD7 ${tn}`);return nn.length===0&&Y.length===0?[]:[(0,S().terminal)(J),...nn,...Y.length===0?
[]:["  Not fixed:",...(0,O().describeUnfixed)(Y)]]}),X=(await Promise.all(k)).flat(),x=f.filter(B).length,U=`${x} of ${f.
length}; new scripts: ${I.length}`,W=`Asset files ${D?"written":"to change"}: ${U}.`,q=x>0&&!D?" Run with --write to app\
ly.":"",_=f.some(({edits:V})=>V.some(M))?" New commands: accepted; not run.":"";return`${[...X,W+q+_].flatMap(V=>{const J=/^ */.
exec(V)?.[0]??"",K=L-J.length;return(0,h().wrap)(V.slice(J.length),K,Number.POSITIVE_INFINITY).map(Y=>J+Y)}).join(`
`)}
`}function M({pointer:f,new:I}){return f?.endsWith("/asset_id")===!1&&I.length>0}function B({before:f,after:I}){return f!==
I}}),71539:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.assetsIn=m,r.filesOf=P,r.headOf=u,r.profileOf=d,
r.readTask=s,r.requireSameCommit=y;function t(){const i=n(81456);return t=function(){return i},i}function v(){const i=n(
64385);return v=function(){return i},i}function E(){const i=n(10154);return E=function(){return i},i}function l(){const i=n(
41895);return l=function(){return i},i}function A(){const i=n(73388);return A=function(){return i},i}function T(){const i=n(
80068);return T=function(){return i},i}function O(){const i=n(50598);return O=function(){return i},i}function b(){const i=n(
73849);return b=function(){return i},i}async function s(i,S,h){if(i!==void 0){if(S.length>0)throw new(l()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,b().readAgentTask)(
await h.readInput(i),(0,A().inputName)(i))}}function d(i){const S=T().PROFILE_NAMES.find(h=>h===i?.policy?.profile);return S===
void 0?{}:{profile:S}}function y({head_sha:i},S){S===null&&(0,E().refuse)("the working tree has no commit"),i!==S&&(0,E().
refuse)(`it is about the commit ${i??"(none)"}, and the working tree is at ${S}`)}async function u(i){try{return await(0,O().
resolveRevision)(i,"HEAD")}catch(S){if(S instanceof l().GateError&&S.code==="ref_not_found")return null;throw S}}function P({
edits:i},S){const h=new Set(S);return(0,E().requireAssetFiles)(i,e=>h.has(e)),i.map(({path:e})=>e)}function m(i,{assets:S}){
const h=(0,t().assetLimits)(S.max_file_bytes),e=i.map(({path:g,bytes:p})=>[g,(0,v().readAssetFile)(g,p,h).assets]),o=new Map(
e);return g=>o.get(g)??[]}}),11606:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.resolvePolicyRef=T;function t(){
const s=n(41895);return t=function(){return s},s}function v(){const s=n(24634);return v=function(){return s},s}function E(){
const s=n(19674);return E=function(){return s},s}function l(){const s=n(67397);return l=function(){return s},s}function A(){
const s=n(50598);return A=function(){return s},s}async function T(s,d){const y=d.replace(/^refs\/heads\//,"");try{return(0,l().
isObjectId)(y)?await(0,A().resolveRevision)(s,y):await O(s,y)??await(0,A().resolveRevision)(s,d)}catch(u){throw u instanceof
t().GateError&&u.code==="ref_ambiguous"?u:b(d,u)}}async function O(s,d){const y=`refs/remotes/origin/${d}`,[u,P]=await(0,l().
lookUpCommits)(s,[y,`refs/heads/${d}`]);if(u!==void 0)return u;try{if(!await(0,E().branchAtOrigin)(s,d))return}catch(m){
if(P!==void 0)return P;throw m}return await(0,v().requireCommits)(s,[y],[(0,E().fetched)(d)]),(await(0,l().lookUpCommits)(
s,[y]))[0]}function b(s,d){const y=d instanceof t().GateError&&d.code==="git_failed"?`: ${d.message}`:"";return new(t()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(s)} is not a branch of origin or a revision in this clone${y}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:d})}}),25966:((G,r,n)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.resolveRange=T;function t(){const u=n(41895);return t=function(){return u},u}function v(){const u=n(
24634);return v=function(){return u},u}function E(){const u=n(67397);return E=function(){return u},u}function l(){const u=n(
50598);return l=function(){return u},u}function A(){const u=n(34397);return A=function(){return u},u}async function T(u,{
base:P,head:m,worktree:i=!1,staged:S=!1}){if(i&&m!==void 0)throw new(t()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[h,e]=await O([(0,l().resolveRevision)(
u,m??"HEAD"),s(u,P)]);return{name:S?"index":i?"worktree":"range",directory:u.directory,base:await(0,v().mergeBase)(u,e.commit,
h),head:h,audited:i?await(S?A().snapshotIndex:A().snapshotWorktree)(u):h,policyCommit:e.commit,baseRef:e.name,...e.defaultBranch&&
{defaultBranch:e.defaultBranch},isFork:!1}}async function O(u){return await Promise.allSettled(u),Promise.all(u)}const b=/^refs\/(?:heads|remotes\/origin)\//;
async function s(u,P){const m=P===void 0?await(0,E().defaultBranch)(u):await(0,l().resolveNamed)(u,P),{commit:i}=m,S=P===
"HEAD"||P==="@"?await y(u):m.ref,h=S&&d(S);if(h===void 0)return{commit:i,name:P??"HEAD"};const e=P===void 0?m:await(0,E().
findDefaultBranch)(u),o=e?.ref&&d(e.ref);return{commit:i,name:h,...e&&o&&{defaultBranch:{name:o,commit:e.commit}}}}function d(u){
return b.test(u)?u.replace(b,""):void 0}async function y({user:u}){return(await u(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),10154:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.editedBy=N,r.fixTask=m,r.
refuse=S,r.requireAssetFiles=e,r.requireOwnEdits=p,r.requireSameStrings=o;function t(){const a=n(27199);return t=function(){
return a},a}function v(){const a=n(81456);return v=function(){return a},a}function E(){const a=n(64385);return E=function(){
return a},a}function l(){const a=n(28894);return l=function(){return a},a}function A(){const a=n(41895);return A=function(){
return a},a}function T(){const a=n(70023);return T=function(){return a},a}function O(){const a=n(52978);return O=function(){
return a},a}function b(){const a=n(77648);return b=function(){return a},a}function s(){const a=n(37075);return s=function(){
return a},a}function d(){const a=n(94274);return d=function(){return a},a}function y(){const a=n(47350);return y=function(){
return a},a}function u(){const a=n(88211);return u=function(){return a},a}function P(){const a=n(83026);return P=function(){
return a},a}async function m(a,$,w,{includes:j=()=>!0,policyRef:R,...F}){const{policy:M}=w.terms,B=(0,v().assetLimits)(M.
assets.max_file_bytes),f=[];for(const{path:L,bytes:k}of a){const X=(0,E().readAssetFile)(L,k,B);f.push(...await(0,P().findingsIn)(
X,w,j))}const I=(0,s().idsOf)(f),C=await(0,u().proposalOf)($,I),D=(0,y().severityVerdict)(f,M.fail_on);return(0,O().agentTask)(
{...F,verdict:D,next_actor:(0,d().nextActorOf)(D,f,M.fail_on),policy:{...R!==void 0&&{ref:R},profile:M.profile,fail_on:M.
fail_on,...M.enforce!=="block"&&{enforce:"report"}},findings:(0,b().reportFindings)(f,I),...C&&{fix:C},approval_digest:null})}
const i="Nothing was changed. Run the gate on this commit, and use the task that it prints.";function S(a){throw new(A()).
GateError("input_invalid",`The task is refused: ${a}.`,i)}const h=new RegExp(`(?:^|/)${T().SCRIPT_FOLDER}/eval-[0-9a-f]{\
8,64}\\.cjs$`);function e(a,$){for(const{path:w,files:j=[]}of a){(0,l().isAuditLog)(w)&&S(`\`${w}\` is an audit log, whic\
h only its owner edits`),$(w)||S(`\`${w}\` is not an asset file of this repository`);const R=j.find(F=>!h.test(F.path));
R&&S(`\`${R.path}\` is not a script that \`gene-gate fix\` makes`)}}function o(a,$){for(const{path:w,pointer:j,old:R}of a){
const F=`\`${j}\` of \`${w}\``,M=g($(w),j);M===void 0&&S(`${F} is not a command of a Gene or an asset_id`),M!==R&&S(`${F}\
 does not have the string that the edit replaces`)}}function g(a,$){for(const w of a){const j=(0,t().pointerText)(w.pointer),
{asset_id:R,validation:F}=w.value;if($===`${j}/asset_id`&&typeof R=="string")return R;const[,M]=$.startsWith(j)&&/^\/validation\/(\d+)$/.
exec($.slice(j.length))||[];if(w.type==="Gene"&&M!==void 0&&Array.isArray(F))return F[Number(M)]}}function p(a,{files:$}){
const w=new Set($.flatMap(R=>R.edits.map(c))),j=new Set(a.map(c));for(const R of a)w.has(c(R))||S(`\`gene-gate fix\` does \
not make the edit of \`${R.pointer}\` in \`${R.path}\` here`);for(const R of $.flatMap(F=>F.edits))j.has(c(R))||S(`it la\
cks the edit of \`${R.pointer}\` in \`${R.path}\`, which belongs to the others`)}function N(a){const $=new Set(a.map(({path:w,
pointer:j})=>`${w}#${(0,u().assetPointer)(j)}`));return({path:w,pointer:j})=>$.has(`${w}#${(0,t().pointerText)(j)}`)}function c({
path:a,pointer:$,old:w,new:j,files:R=[]}){const F=R.map(M=>[M.path,M.text]);return JSON.stringify([a,$,w,j,F])}}),72988:((G,r,n)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.writeFix=A;function t(){const d=n(51455);return t=function(){return d},
d}function v(){const d=n(76760);return v=function(){return d},d}function E(){const d=n(41895);return E=function(){return d},
d}function l(){const d=n(28765);return l=function(){return d},d}async function A(d,{files:y,scripts:u}){const P=await(0,t().
realpath)(d),m=y.filter(({before:i,after:S})=>i!==S);for(const{path:i,before:S}of m)await s(i,()=>O((0,v().join)(P,i),S));
for(const[i,S]of u)await s(i,()=>T((0,v().join)(P,i),S));for(const{path:i,before:S,after:h}of m)await s(i,()=>b((0,v().join)(
P,i),S,h))}async function T(d,y){const u=(0,v().dirname)(d);if(await(0,l().makeFolder)(u),await(0,t().realpath)(u)!==u)throw new Error(
"its directory is a symlink");try{await(0,t().writeFile)(d,y,{flag:"wx"})}catch(P){if(!(P.code==="EEXIST")||await(0,t().
readFile)(d,"utf8")!==y)throw P}}async function O(d,y){if(!(await(0,t().readFile)(d)).equals(Buffer.from(y)))throw new Error(
"it has changed in the meantime")}async function b(d,y,u){await O(d,y),await(0,l().replaceFile)(d,u,(await(0,t().stat)(d)).
mode)}async function s(d,y){try{await y()}catch(u){throw new(E()).GateError("file_unreadable",`${d} cannot be written: ${u instanceof
Error?u.message:u}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:u})}}}),52483:((G,r,n)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.basePolicy=T,r.protectedBy=s,r.readerOf=b;function t(){const y=n(11606);
return t=function(){return y},y}function v(){const y=n(67617);return v=function(){return y},y}function E(){const y=n(81961);
return E=function(){return y},y}function l(){const y=n(74238);return l=function(){return y},y}function A(){const y=n(35720);
return A=function(){return y},y}async function T({policy:y,policyRef:u,readShared:P},m,i){const S=b(m,P),h=y??await d(S,
i);if(u===void 0)return h;const e=await(0,t().resolvePolicyRef)(m,u);return(0,E().stricterOf)(h,await S(e,`${u}:${l().POLICY_PATH}`),
u)}const O="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function b(y,u){
return async(P,m)=>(0,l().loadPolicy)(await(0,A().readTree)(y,P),P,{path:m,hint:O,readShared:u})}async function s({name:y,
commit:u},P,m){return(0,v().policyOfBranch)(await m(u,`${y}:${l().POLICY_PATH}`),P,y)}async function d(y,{policyCommit:u,
baseRef:P,defaultBranch:m}){const i=await y(u,l().POLICY_PATH);if(m===void 0)return i;if(m.name===P){const h=(0,v().policyOfBranch)(
i,P,P)??i;return h===i?i:(0,E().stricterOf)(i,h,`branches.${P}`)}const S=await s(m,P,y);return S===void 0||i.source==="d\
efault"?S??i:(0,E().stricterOf)(i,S,m.name)}}),28765:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.makeFolder=
A,r.replaceFile=l;function t(){const O=n(77598);return t=function(){return O},O}function v(){const O=n(51455);return v=function(){
return O},O}function E(){const O=n(76760);return E=function(){return O},O}async function l(O,b,s){const d=`${O}.${(0,t().
randomUUID)()}.tmp`;try{await(0,v().writeFile)(d,b,{flag:"wx",mode:s}),await(0,v().rename)(d,O)}finally{await(0,v().rm)(
d,{force:!0})}}async function A(O){try{await(0,v().mkdir)(O)}catch(b){const{code:s}=b;if(s==="ENOENT"&&(0,E().dirname)(O)!==
O){await A((0,E().dirname)(O)),await(0,v().mkdir)(O).catch(d=>T(O,d));return}await T(O,b)}}async function T(O,b){if(!await(0,v().
stat)(O).then(d=>d.isDirectory(),()=>!1))throw b}}),54078:((G,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.dotPath=
n;function n(t){return t.map(v=>typeof v=="number"?`[${v}]`:`.${String(v)}`).join("").replace(/^\./,"")}}),78261:((G,r,n)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.byHarm=v;function t(){const l=n(39763);return t=function(){return l},
l}function v(l,A){return E(l)-E(A)}function E({severity:l,harm:A="bookkeeping",suppressed:T}){return((T?2:+(l==="notice"))*
t().HARMS.length+t().HARMS.indexOf(A))*t().SEVERITIES.length+t().SEVERITIES.indexOf(l)}}),9819:((G,r,n)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.proposalSchema=r.judgedEditSchema=r.editSchema=void 0;function t(){const O=n(7723);return t=
function(){return O},O}function v(){const O=n(99462);return v=function(){return O},O}const E=t().array(t().object({path:t().
string(),text:t().string()})).exactOptional().describe("New files that the new commands run."),l=r.editSchema=t().object(
{path:t().string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:t().string().
exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of t\
he value. It is an entry of `validation`, or an `asset_id`."),old:t().string(),new:t().array(t().string()).describe("Wha\
t replaces it: in a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for\
 an `asset_id`, one string."),files:E,fix:t().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),A=r.
judgedEditSchema=t().object({finding:v().findingIdSchema.describe("The id of the finding that the edit resolves."),path:t().
string().describe("The asset file."),pointer:t().string().describe("JSON Pointer (RFC 6901) of the string in the file as\
 it is; in JSONL, its first token is the index of the value."),old:t().string(),new:t().array(t().string()).describe("Th\
e strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:E,after:t().enum(["allow","warn"]).describe(
"The verdict about what replaces it, after all edits were applied to a copy.")}),T=r.proposalSchema=t().object({edits:t().
array(A),patch:t().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})}),67617:((G,r,n)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.policyOfBranch=T;function t(){const s=n(41330);return t=function(){return s},
s}function v(){const s=n(41895);return v=function(){return s},s}function E(){const s=n(81961);return E=function(){return s},
s}function l(){const s=n(74238);return l=function(){return s},s}function A(){const s=n(11160);return A=function(){return s},
s}function T(s,d,y){const{branches:u,...P}=s.policy,m=Object.entries(u).filter(([h])=>O(h,d));if(m.length===0&&d!==y)return;
const i={...P,branches:{}},S=m.map(([,h])=>A().policySchema.parse((0,A().withEntry)(i,h))).reduce((h,e)=>h?b(h,e,d):e,void 0);
return S===void 0?s:{...s,policy:S,digest:(0,l().digestPolicy)(S)}}function O(s,d){return s===d||t().default.isMatch(d,s,
{dot:!0,nonegate:!0})}function b(s,d,y){const u=(0,E().combine)(s,d);if("policy"in u)return u.policy;throw new(v()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(y)} differ in ${u.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}}),
19674:((G,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.branchAtOrigin=v,r.fetched=t,r.isRemoteOf=n;async function n(l,{
owner:A,repo:T}){return(await E(l)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${A}/${T}`.toLowerCase()}function t(l){return`+refs/heads/${l}:refs/remotes/origin/${l}`}async function v(l,A){if(await E(
l)==="")return!1;const T=`refs/heads/${A}`;return(await l.user(["ls-remote","--","origin",T])).toString().split(`
`).some(b=>b.endsWith(`	${T}`))}async function E({user:l}){return(await l(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.resolveNamed=d,r.resolveRevision=
s;function t(){const h=n(41895);return t=function(){return h},h}function v(){const h=n(3051);return v=function(){return h},
h}function E(){const h=n(24634);return E=function(){return h},h}function l(){const h=n(67397);return l=function(){return h},
h}const A=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,T=/^(.*?)((?:[~^]\d*)*)$/s,O=/(?:^|-g)([0-9a-f]{4,64})$/i,b=/^[A-Z]+(?:_[A-Z]+)*$/;
async function s(h,e){return(await d(h,e)).commit}async function d(h,e){if(A.test(e))throw new(t()).GateError("ref_not_f\
ound",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,o="",g=""]=T.exec(e)??[],p=await u(h,o==="@"?"HEAD":o),[N,...c]=[...new Set(p.map(({commit:$})=>$))];if(N===
void 0)throw(0,l().unknownRevision)(e,await y(h,o));if(c.length>0)throw S(o,p);if(g===""){const[$,...w]=p.flatMap(j=>j.ref??
[]);return{commit:N,...$!==void 0&&w.length===0&&{ref:$}}}const[a]=await(0,l().peelToCommits)(h,[`${N}${g}`]);if(a===void 0)
throw(0,l().unknownRevision)(e);return{commit:a}}async function y({user:h},e){const g=(await h(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(p=>p.replace(/^refs\/(?:heads|remotes)\//,"")).filter(p=>p!==""&&!p.endsWith("/HEAD"));return g.find(p=>p.endsWith(
`/${e}`))??(0,v().nearestName)(e,g)}async function u(h,e){if(e==="HEAD"||(0,l().isObjectId)(e.toLowerCase())){const[c]=await(0,l().
lookUpCommits)(h,[e]);if(c!==void 0)return[{name:e,commit:c}];if(e==="HEAD")return[]}const o=e.startsWith("refs/"),p=[...await(0,l().
readRefs)(h,o?[e]:P(e))].map(([c,{id:a,target:$}])=>({name:c,id:a,ref:$}));o||p.push(...await m(h,e),...await i(h,e));const N=await(0,l().
peelToCommits)(h,p.map(({id:c})=>c));return p.flatMap(({id:c,...a},$)=>{const w=N[$];return w===void 0?[]:[{...a,commit:w}]})}
function P(h){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(o=>`${o}${h}`),`refs/remotes/${h}/HEAD`]}
async function m({user:h},e){if(!b.test(e))return[];const o=await h(["rev-parse","--verify","--quiet",e],{accept:[1]});return o.
length===0?[]:[{name:e,id:o.toString().trim()}]}async function i({objects:h},e){const[,o]=O.exec(e)??[];return o===void 0?
[]:(await h(["rev-parse",`--disambiguate=${o.toLowerCase()}`])).toString().split(`
`).filter(l().isObjectId).map(N=>({name:N,id:N}))}function S(h,e){const o=e.map(({name:g,commit:p})=>g===p?`commit ${p}`:
`${g} (${(0,E().short)(p)})`);return new(t()).GateError("ref_ambiguous",`${JSON.stringify(h)} is ambiguous: ${o.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),73849:((G,r,n)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.agentTaskSchema=r.AGENT_TASK_VERSION=void 0,r.readAgentTask=P;function t(){const i=n(
7723);return t=function(){return i},i}function v(){const i=n(41895);return v=function(){return i},i}function E(){const i=n(
54078);return E=function(){return i},i}function l(){const i=n(9819);return l=function(){return i},i}function A(){const i=n(
99462);return A=function(){return i},i}function T(){const i=n(13970);return T=function(){return i},i}const O=r.AGENT_TASK_VERSION=
"1.0.0",b=t().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),s=A().findingIdSchema.exactOptional().describe("The id of \
the finding; absent if the report is from a version without ids."),d=t().object({finding:s,rule:t().string(),path:t().string().
exactOptional(),line:t().int().min(1).exactOptional(),message:t().string(),remedy:t().string()}),y=t().object({finding:s,
why:t().string(),needs:t().string().describe("What the person does, such as an approval and its digest.")}),u=r.agentTaskSchema=
t().object({type:t().literal("AgentTask"),schema_version:t().literal(O),next_actor:T().nextActorSchema.describe("The one\
 field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`.\
 `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:T().verdictSchema,error:t().
object({code:t().string(),message:t().string(),hint:t().string()}).optional(),head_sha:b.nullable().describe("The commit\
 that the task is about."),base_sha:b.nullable(),policy:t().object({ref:t().string().exactOptional(),profile:t().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:t().array(l().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:t().array(d).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),human:t().array(y).describe("Findings that only a \
person resolves."),must_not:t().array(t().string()).describe("What the agent does not do, whatever the findings are."),patch:t().
string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:t().string().describe(
"The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: wha\
t the agent that wrote a change does next");function P(i,S){try{return u.parse(JSON.parse(i.toString("utf8")))}catch(h){
throw new(v()).GateError("input_invalid",`${S} is not an AgentTask of this version: ${m(h)}.`,"Pass the file that `gene-\
gate check --format agent` printed, or agent-task.json of the results.",{cause:h})}}function m(i){return i instanceof t().
ZodError?`\`${(0,E().dotPath)(i.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),
52978:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.AGENT_TASK_FILE=r.AGENT_PATCH_FILE=void 0,r.agentTask=
h,r.renderAgentTask=P,r.renderTask=m;function t(){const c=n(1395);return t=function(){return c},c}function v(){const c=n(
28894);return v=function(){return c},c}function E(){const c=n(38863);return E=function(){return c},c}function l(){const c=n(
78261);return l=function(){return c},c}function A(){const c=n(39231);return A=function(){return c},c}function T(){const c=n(
13580);return T=function(){return c},c}function O(){const c=n(94274);return O=function(){return c},c}function b(){const c=n(
47350);return b=function(){return c},c}function s(){const c=n(10289);return s=function(){return c},c}function d(){const c=n(
73849);return d=function(){return c},c}const y=r.AGENT_TASK_FILE="agent-task.json",u=r.AGENT_PATCH_FILE="agent-task.patc\
h";function P(c){return m(h(c))}function m(c){return`{
${Object.entries(d().agentTaskSchema.parse(c)).map(([$,w])=>{const R=Array.isArray(w)&&w.length>0?`[
${w.map(s().jsonLine).join(`,
`)}
]`:(0,s().jsonLine)(w);return`${JSON.stringify($)}: ${R}`}).join(`,
`)}
}
`}const i=new Set(["approval-missing","gate-approval-missing"]),S=new Set([...i,...t().NEEDS_PERSON]);function h(c){const{
verdict:a,next_actor:$,error:w,head_sha:j,base_sha:R,policy:F,findings:M,fix:B}=c,f=$==="done"?e:o(c),I=M.filter(L=>f(L)||
e(L)).sort(l().byHarm),C=new Set(I.filter(O().isForHuman)),D=g(B?.edits??[]);return{type:"AgentTask",schema_version:d().
AGENT_TASK_VERSION,next_actor:$,verdict:a,...w&&{error:w},head_sha:j,base_sha:R,policy:F&&{...F.ref!==void 0&&{ref:F.ref},
profile:F.profile},edits:B?.edits??[],todo:I.filter(L=>!C.has(L)&&!D(L)).map(({id:L,rule:k,message:X,remedy:x,location:U})=>({
...L!==void 0&&{finding:L},rule:k,...U&&{path:U.path,line:U.line},message:X,remedy:x})),human:[...C].map(L=>({...L.id!==
void 0&&{finding:L.id},why:L.message,needs:p(L,c)})),must_not:A().MUST_NOT,patch:B?.patch??null,verify:N(c,I)}}function e({
rule:c,severity:a,suppressed:$}){return(0,T().ruleOf)(c)?.advice===!0&&a==="warning"&&!$}function o({policy:c,verdict:a,
findings:$}){const w=$.some(F=>(0,b().isBlocking)(F,"error")),j=c?.fail_on??(a==="fail"&&!w?"warning":"error"),R=$.some(
({rule:F})=>F==="gate-approval-missing")?S:i;return F=>!F.suppressed&&((0,b().isBlocking)(F,j)||R.has(F.rule))}function g(c){
const a=new Set(c.map(({finding:w})=>w)),$=new Set(c.map(({path:w,old:j})=>JSON.stringify([w,j])));return({id:w,subject:j,
location:R})=>a.has(w)||$.has(JSON.stringify([R?.path,j?.command]))}function p({rule:c,remedy:a,location:$},{approval_digest:w}){
return w!==null&&S.has(c)?`${a} The approval digest is ${w}.`:$&&(0,v().isAuditLog)($.path)?`${a} Only the process that \
owns the audit log writes to it.`:a}function N({policy:c,base_sha:a,event:$},w){const j=c?.ref??a,R=w.some(({layer:F})=>F===
"run");return[`${E().COMMAND} check --worktree`,...$?.name==="index"?["--staged"]:[],...R?[]:["--no-run"],...c?.enforce===
"report"?["--block"]:[],...j?[`--base ${j}`]:[]].join(" ")}}),94274:((G,r,n)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.isForHuman=l,r.nextActorOf=A;function t(){const T=n(28894);return t=function(){return T},T}function v(){const T=n(13580);
return v=function(){return T},T}function E(){const T=n(47350);return E=function(){return T},T}function l({rule:T,location:O,
danger:b}){return b!==void 0||(0,v().ruleOf)(T)?.actor==="human"||O!==void 0&&(0,t().isAuditLog)(O.path)}function A(T,O,b){
switch(T){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":
return O.some(s=>(0,E().isBlocking)(s,b)&&!l(s))?"agent":"human"}}}),47350:((G,r,n)=>{Object.defineProperty(r,"__esModul\
e",{value:!0}),r.REPORTED_ONLY=void 0,r.exitCodeOf=b,r.gravest=A,r.isBlocking=E,r.severityVerdict=l;function t(){const s=n(
13580);return t=function(){return s},s}const v={pass:0,warn:1,needs_approval:2,fail:3,error:4};function E({rule:s,severity:d,
suppressed:y},u){return y||d==="notice"?!1:d==="error"||u==="warning"&&!(0,t().ruleOf)(s)?.advice}function l(s,d){const y=u=>s.
some(P=>P.severity===u&&!P.suppressed);return s.some(({rule:u})=>(0,t().ruleOf)(u).undecided)?"error":y("error")?"fail":
y("warning")?s.some(u=>E(u,d))?"fail":"warn":"pass"}function A(s){return s.reduce((d,y)=>v[y]>v[d]?y:d,"pass")}const T=r.
REPORTED_ONLY=new Set(["fail","needs_approval"]),O={pass:0,warn:0,fail:1,needs_approval:1,error:2};function b(s,d="block"){
return d==="report"&&T.has(s)?0:O[s]}})};
