"use strict";exports.id=9,exports.ids=[9],exports.modules={30225:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.groupedProgress=
h;function r(){const O=n(289);return r=function(){return O},O}function p(){const O=n(94965);return p=function(){return O},
O}function $(){const O=n(49604);return $=function(){return O},O}function h(O){const v=(0,$().linesOfProgress)(O.info);return{
...v,planned:l=>{O.startGroup(`Run ${(0,p().count)(l,"validation command")}`),v.planned(l)},ended:()=>O.endGroup(),audit:(0,r().
linesOfAudit)({begin:()=>O.startGroup("Audit"),line:O.info,end:()=>O.endGroup()})}}}),23423:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.readAppendedLog=f,i.readRecords=o,i.readUntouchedLog=u;function r(){const a=n(23404);return r=
function(){return a},a}function p(){const a=n(26040);return p=function(){return a},a}function $(){const a=n(27199);return $=
function(){return a},a}function h(){const a=n(64385);return h=function(){return a},a}function O(){const a=n(78114);return O=
function(){return a},a}function v(){const a=n(86581);return v=function(){return a},a}function l(){const a=n(24932);return l=
function(){return a},a}function S(){const a=n(28894);return S=function(){return a},a}async function u(a,{path:s,size:g=0},P){
if(g>S().MAX_LOG_BYTES)return m(s,g);try{return o(s,await a.read(s,S().MAX_LOG_BYTES),P)}catch(E){return(0,h().unreadFile)(
s,E)}}async function f(a,s,{path:g,size:P=0},E){if(!(P>S().MAX_LOG_BYTES))try{const[d,b]=await Promise.all([a.read(g,S().
MAX_LOG_BYTES),s.read(g,S().MAX_LOG_BYTES)]),j=(0,S().continuationOf)(d,b);if(j.kind==="rewritten")return;const{from:N}=j,
I=o(g,b.subarray(0,N),E),C=(0,S().countLines)(b,N)+1,F=t(g,b.subarray(N),E,C);return{kept:I,appended:c(F,I)}}catch(d){return{
kept:{path:g,assets:[],problems:[]},appended:(0,h().unreadFile)(g,d)}}}function t(a,s,g,P){return s.length>g.maxBytes?(0,h().
tooLargeFile)(a,s.length,g):(0,h().readAssetFile)(a,s,g,P)}function c(a,s){if(a.assets.length===0)return a;const g=new Map(
s.assets.map(E=>[`${E.type} ${E.id}`,E])),P=a.assets.flatMap(E=>{const d=g.get(`${E.type} ${E.id}`);if(d===void 0||E.id.
startsWith("#"))return[];if((0,r().canonicalize)(E.value)===(0,r().canonicalize)(d.value)){const j=`${E.type} ${JSON.stringify(
E.id)}, 2 times`;return[{rule:"duplicate-copy",location:E.locate(),detail:j,id:E.id}]}const b=`${E.type} ${JSON.stringify(
E.id)}, first at line ${d.locate().line}, column 1`;return[{rule:"duplicate-id",location:E.locate(),detail:b,id:E.id}]});
return{...a,problems:[...a.problems,...P]}}function m(a,s){return{path:a,assets:[],problems:[],unread:`${s} bytes, of at\
 most ${S().MAX_LOG_BYTES}`}}const A=10;function o(a,s,g){const P=T(s,g.maxBytes),E=s.subarray(P),d=(0,S().countLines)(s,
P)+1,b=e(a,E,d),j=b?{path:a,assets:b,problems:[]}:(0,h().readAssetFile)(a,E,g,d),N=j.problems.find(({rule:F})=>O().UNREAD.
has(F))?.detail,I=P>0?`only the newest ${E.length} of ${s.length} bytes`:void 0,C=N??I;return{...j,...C!==void 0&&{unread:C}}}
function T(a,s){if(a.length<=s)return 0;const g=a.indexOf(A,a.length-s-1);return g<0?a.length:g+1}function e(a,s,g){const{
text:P,complete:E}=(0,l().decodeUtf8)(s);if(!E)return;const d=[];let b=g;for(let j=0;j<P.length;b+=1){const N=P.indexOf(
`
`,j),I=N<0?P.length:N,C=P.slice(j,I);if(j=I+1,C.trim()==="")continue;const F=y(C);if(F===void 0||(0,v().hasAssetLists)(F))
return;const{type:H}=F;if((0,v().isAssetType)(H)){const[x,U]=[b,d.length];d.push({type:H,id:(0,h().declaredId)(F)??`#${U+
1}`,path:a,value:F,pointer:[U],locate:()=>({path:a,line:x,column:1})})}else if(!(0,v().isCompanion)(H))return}return d}function y(a){
const s=(0,p().attempt)(()=>JSON.parse(a));return(0,$().isJsonObject)(s)?s:void 0}}),3876:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.readFixedChange=u;function r(){const t=n(27199);return r=function(){return t},t}function p(){
const t=n(70237);return p=function(){return t},t}function $(){const t=n(53315);return $=function(){return t},t}function h(){
const t=n(25966);return h=function(){return t},t}function O(){const t=n(52483);return O=function(){return t},t}function v(){
const t=n(41895);return v=function(){return t},t}function l(){const t=n(35720);return l=function(){return t},t}function S(){
const t=n(213);return S=function(){return t},t}async function u(t,c,m){if(t===void 0)throw new(v()).GateError("usage","`\
--base` needs a git repository.","Remove it, or use --repo with a repository.");const A=await(0,h().resolveRange)(t,{base:c,
worktree:!0}),o=await(0,O().basePolicy)({...m&&{policy:m}},t,A),T=await(0,l().readTree)(t,A.base),e=await(0,l().readTree)(
t,A.audited),y=await(0,S().readChange)(t,A.base,A.audited),s=(await(0,p().collectAssets)({baseTree:T,headTree:e,change:y,
policy:o.policy})).changes.filter(({kind:P})=>P!=="removed"),g=new Set(s.map(({asset:P})=>f(P)));return{policy:o,base:A.
base,baseTree:T,changed:new Set(y.files.flatMap($().namesOf)),paths:new Set(s.map(({asset:P})=>P.path)),includes:P=>g.has(
f(P))}}function f({path:t,pointer:c}){return`${t}#${(0,r().pointerText)(c)}`}}),20171:((G,i,n)=>{Object.defineProperty(i,
"__esModule",{value:!0}),i.fixVerb=void 0;function r(){const w=n(51455);return r=function(){return w},w}function p(){const w=n(
76760);return p=function(){return w},w}function $(){const w=n(63314);return $=function(){return w},w}function h(){const w=n(
18744);return h=function(){return w},w}function O(){const w=n(62130);return O=function(){return w},w}function v(){const w=n(
10154);return v=function(){return w},w}function l(){const w=n(75459);return l=function(){return w},w}function S(){const w=n(
97983);return S=function(){return w},w}function u(){const w=n(83026);return u=function(){return w},w}function f(){const w=n(
72988);return f=function(){return w},w}function t(){const w=n(41895);return t=function(){return w},w}function c(){const w=n(
4378);return c=function(){return w},w}function m(){const w=n(81961);return m=function(){return w},w}function A(){const w=n(
74238);return A=function(){return w},w}function o(){const w=n(48741);return o=function(){return w},w}function T(){const w=n(
53010);return T=function(){return w},w}function e(){const w=n(93028);return e=function(){return w},w}function y(){const w=n(
52978);return y=function(){return w},w}function a(){const w=n(10289);return a=function(){return w},w}function s(){const w=n(
50427);return s=function(){return w},w}function g(){const w=n(3876);return g=function(){return w},w}function P(){const w=n(
71539);return P=function(){return w},w}function E(){const w=n(49232);return E=function(){return w},w}function d(){const w=n(
95637);return d=function(){return w},w}function b(){const w=n(82256);return b=function(){return w},w}const j=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,N=(w,L)=>new($()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asse\
t_id`").option("--base <ref>","fix only the assets that differ from this branch or commit").addOption(new($()).Option("-\
-apply <file>","make the edits of an AgentTask about this commit; `-` reads standard input").conflicts("identity")).addOption(
(0,b().formatOption)()).option("--repo <dir>",'directory in the working tree (default: ".")').option("--policy <file>","\
policy file (default: the policy of the working tree, or of the base with --base)").addHelpText("after",j).action(async(R,B)=>L(
await I(R,B,w)));i.fixVerb=N;async function I(w,L,R){const B=(0,p().resolve)(R.cwd,L.repo??"."),M=await(0,P().readTask)(
L.apply,w,R);return M&&M.edits.length===0?C(M,R):(0,T().withSourceTree)(B,R.env,async(W,Y,X)=>{if(X===void 0&&L.repo!==void 0)
throw new(t()).GateError("not_a_repository",`${B} is not in a git repository.`,"Use --repo with a directory in the worki\
ng tree, or change to the directory and omit --repo.");const _=await(0,E().namedPolicy)(L.policy,R),nn=X?await(0,P().headOf)(
X):null;M&&(0,P().requireSameCommit)(M,nn);const tn=L.base??M?.policy?.ref,J=tn===void 0?void 0:await(0,g().readFixedChange)(
X,tn,_),K=J?.policy??_??await(0,A().loadPolicy)(W,W.label),{policy:k}=(0,m().tightenPolicy)(K,(0,P().profileOf)(M)),V=M?
(0,P().filesOf)(M,F(W,(0,h().assetPathTest)(k))):w.length===0?F(W,(0,h().assetPathTest)(k)):await Promise.all(w.map(Q=>H(
Y,(0,p().resolve)(R.cwd,Q)))),z=J&&!M?V.filter(Q=>J.paths.has(Q)):V;if(V.length===0)throw new(t()).GateError("usage",`${B}\
 has no asset files.`,"Use --repo with the repository, or name the files.");const{platform:en,signal:on}=R,{audit:q}=(0,d().
progressFor)(R,!1),rn=await x(Y,new Set(z)),an=c().Judge.by({policy:k,tree:W,...J&&{base:J.baseTree},changed:J?.changed??
new Set,platform:en,signal:on,...q&&{progress:q}}),sn={identity:L.identity??!1,...J&&{includes:J.includes},...M&&{includes:(0,S().
editedBy)(M.edits)}};M&&(0,S().requireSameStrings)(M.edits,(0,P().assetsIn)(rn,k));const Z=await(0,O().fixFiles)(rn,an,sn).
finally(()=>q?.ended());if(M&&(0,S().requireOwnEdits)(M.edits,Z),L.format==="json"){const Q=await(0,v().fixTask)(rn,Z,an,
{...sn,head_sha:nn,base_sha:J?.base??null,policyRef:J?.policy.ref});R.print((0,y().renderTask)(Q),"json")}else L.write||
R.print((0,l().patchText)(Z));return L.write&&await(0,f().writeFix)(Y,Z),R.note(await U(Z,L.write??!1,R)),Z.files.some(({
left:Q})=>Q.length>0)||!L.write&&Z.files.some(D)?1:0})}function C({next_actor:w,todo:L,human:R},B){const M=L.length+R.length;
return B.note(`The task has no edits, and ${M===0?"nothing":M} to do by hand.
`),w==="done"?0:1}function F(w,L){return[...w.files()].filter(({kind:R,path:B})=>(0,e().isRegular)(R)&&L(B)).map(({path:R})=>R)}
async function H(w,L){const R=await(0,r().realpath)((0,p().dirname)(L)).catch(()=>(0,p().dirname)(L)),B=(0,p().relative)(
await(0,r().realpath)(w),(0,p().join)(R,(0,p().basename)(L)));if(B.split(p().sep)[0]!==".."&&!(0,p().isAbsolute)(B))return B.
split(p().sep).join("/")||".";throw new(t()).GateError("usage",`${L} is not in ${w}.`,"Pass files of the current reposit\
ory, or its directory with --repo.")}async function x(w,L){const R=(0,o().folderTree)(w);return Promise.all([...L].map(async B=>({
path:B,bytes:await R.read(B)})))}async function U({files:w,scripts:L,judgeOf:R},B,{columns:M}){const W=w.map(async K=>{const{
path:k,steps:V}=K,z=await(0,u().withProposals)(K.left,R(k)),en=[...new Set(V)].map(on=>`  ${V.filter(q=>q===on).length} \
\xD7 ${on}`);return en.length===0&&z.length===0?[]:[(0,a().terminal)(k),...en,...z.length===0?[]:["  Not fixed:",...(0,u().
describeUnfixed)(z)]]}),Y=(await Promise.all(W)).flat(),X=w.filter(D).length,_=`${X} of ${w.length}; new scripts: ${L.length}`,
nn=`Asset files ${B?"written":"to change"}: ${_}.`,tn=X>0&&!B?" Run with --write to apply.":"";return`${[...Y,nn+tn].flatMap(
K=>{const k=/^ */.exec(K)?.[0]??"",V=M-k.length;return(0,s().wrap)(K.slice(k.length),V,Number.POSITIVE_INFINITY).map(z=>k+
z)}).join(`
`)}
`}function D({before:w,after:L}){return w!==L}}),71539:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.assetsIn=
A,i.filesOf=m,i.headOf=c,i.profileOf=f,i.readTask=u,i.requireSameCommit=t;function r(){const o=n(81456);return r=function(){
return o},o}function p(){const o=n(64385);return p=function(){return o},o}function $(){const o=n(97983);return $=function(){
return o},o}function h(){const o=n(41895);return h=function(){return o},o}function O(){const o=n(73388);return O=function(){
return o},o}function v(){const o=n(80068);return v=function(){return o},o}function l(){const o=n(50598);return l=function(){
return o},o}function S(){const o=n(73849);return S=function(){return o},o}async function u(o,T,e){if(o!==void 0){if(T.length>
0)throw new(h()).GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");
return(0,S().readAgentTask)(await e.readInput(o),(0,O().inputName)(o))}}function f(o){const T=v().PROFILE_NAMES.find(e=>e===
o?.policy?.profile);return T===void 0?{}:{profile:T}}function t({head_sha:o},T){T===null&&(0,$().refuse)("the working tr\
ee has no commit"),o!==T&&(0,$().refuse)(`it is about the commit ${o??"(none)"}, and the working tree is at ${T}`)}async function c(o){
try{return await(0,l().resolveRevision)(o,"HEAD")}catch(T){if(T instanceof h().GateError&&T.code==="ref_not_found")return null;
throw T}}function m({edits:o},T){const e=new Set(T);return(0,$().requireAssetFiles)(o,y=>e.has(y)),o.map(({path:y})=>y)}
function A(o,{assets:T}){const e=(0,r().assetLimits)(T.max_file_bytes),y=o.map(({path:s,bytes:g})=>[s,(0,p().readAssetFile)(
s,g,e).assets]),a=new Map(y);return s=>a.get(s)??[]}}),49232:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=A,i.namedPolicy=u,i.policyFor=t,i.policyName=c,i.policyOfFile=f,i.repositoryOf=o;function r(){const e=n(
73024);return r=function(){return e},e}function p(){const e=n(76760);return p=function(){return e},e}function $(){const e=n(
41895);return $=function(){return e},e}function h(){const e=n(21311);return h=function(){return e},e}function O(){const e=n(
74238);return O=function(){return e},e}function v(){const e=n(48741);return v=function(){return e},e}function l(){const e=n(
96402);return l=function(){return e},e}function S(){const e=n(63550);return S=function(){return e},e}async function u(e,y){
if(e===void 0)return;const a=await f(e,y);return(0,h().requireExamples)(a),a}async function f(e,y){const a=(await y.readInput(
e)).toString("utf8"),s=await o(y.cwd,y.env)??y.cwd;return await(0,O().loadPolicyFile)(a,e,(0,v().folderTree)(s))}async function t({
policy:e,profile:y},a,s){const g=e===!1?await A():await u(e,a)??await m(s,a);return y===void 0?g:{...g,policy:{...g.policy,
profile:y}}}function c({source:e,path:y,ref:a}){return e==="default"||y===void 0?"the built-in policy":e==="file"||a===void 0?
y:`${y} in ${a}`}async function m(e,{cwd:y,env:a}){const s=e===void 0?await o(y,a):void 0,g=e??(s===void 0?void 0:(0,v().
folderTree)(s));if(g===void 0)return A();const P=await(0,O().loadPolicy)(g,g.label);return(0,h().requireExamples)(P),P}function A(){
const e=(0,S().literalTree)({});return(0,O().loadPolicy)(e,e.label)}async function o(e,y){try{const a=await(0,l().openRepository)(
e,y);return await a.close(),a.directory}catch(a){const s=a instanceof $().GateError&&a.code==="program_not_found";if(a instanceof
$().GateError&&!(s&&T(e)))return;throw a}}function T(e){const y=(0,p().dirname)(e);return(0,r().existsSync)((0,p().join)(
e,".git"))||y!==e&&T(y)}}),95637:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.progressFor=c,i.terminalProgress=
S;function r(){const m=n(30225);return r=function(){return m},m}function p(){const m=n(289);return p=function(){return m},
m}function $(){const m=n(50427);return $=function(){return m},m}function h(){const m=n(49604);return h=function(){return m},
m}function O(){const m=n(20849);return O=function(){return m},m}const v=1e3,l=2;function S(m){let A=0,o=0,T=0,e=[],y=performance.
now(),a=0,s;const g=()=>{const E=performance.now(),d=T>0?`${o}/${A}, ${T} failed`:`${o}/${A}`,b=Math.max(1,m.size.rows-l-
1),j=e.length>b?e.slice(0,b-1):e,N=e.length-j.length;return[`${d}  ${t(y,E)}`,...j.map(I=>`${t(I.since,E).padStart(7)}  ${(0,O().
safeLine)(I.command)}`),...N>0?[`         and ${N} more`]:[]]},P=E=>{const d=a>1?`\x1B[${a-1}A`:"",b=E.map(j=>(0,$().clipColumns)(
j,m.size.columns-1)).join(`
`);m.write(`\r${d}\x1B[J${b}`),a=E.length};return{audit:f(m),planned:E=>{A=E,y=performance.now(),s=setInterval(()=>P(g()),
v),s.unref()},started:E=>{e=[...e,{command:E,since:performance.now()}],P(g())},finished:(E,{status:d})=>{o+=1,d!=="passe\
d"&&(T+=1);const b=e.findIndex(j=>j.command===E);e=e.filter((j,N)=>N!==b),P(g())},ended:()=>{clearInterval(s),P([])}}}const u={
first:500,next:200};function f({size:m,write:A}){const o=T=>A(`\r\x1B[J${T}`);return(0,p().linesOfAudit)({line:T=>o((0,$().
clipColumns)(T,m.columns-1)),end:()=>o("")},u)}function t(m,A){return`${Math.floor((A-m)/1e3)} s`}function c(m,A){if(A)return h().
NO_PROGRESS;if(!m.interactive){const e=a=>m.note(`${a}
`),{fold:y}=m;return y?(0,r().groupedProgress)({info:e,startGroup:y,endGroup:()=>y()}):{...(0,h().linesOfProgress)(e),audit:(0,p().
linesOfAudit)({line:e})}}const{screen:o,note:T}=m;return S({size:o,write:T})}}),82256:((G,i,n)=>{Object.defineProperty(i,
"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=void 0,i.formatOption=S,i.inRepository=f,i.profileOption=l,i.withJudgingOptions=
O;function r(){const t=n(76760);return r=function(){return t},t}function p(){const t=n(63314);return p=function(){return t},
t}function $(){const t=n(80068);return $=function(){return t},t}function h(){const t=n(96402);return h=function(){return t},
t}function O(t){return t.option(...v).option("--no-policy","use the built-in policy").addOption(l()).addOption(S())}const v=i.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function l(){return new(p()).Option(
"--profile <name>","profile for commands").choices($().PROFILE_NAMES)}function S(){return new(p()).Option("--format <nam\
e>","output format").choices(["text","json"]).default("text")}const u=i.REPO_OPTION=["--repo <dir>","directory in the wo\
rking tree","."];async function f({repo:t},{cwd:c,env:m},A){const o=await(0,h().openRepository)((0,r().resolve)(c,t),m);
try{return await A(o)}finally{await o.close()}}}),11606:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.resolvePolicyRef=
v;function r(){const u=n(41895);return r=function(){return u},u}function p(){const u=n(24634);return p=function(){return u},
u}function $(){const u=n(19674);return $=function(){return u},u}function h(){const u=n(67397);return h=function(){return u},
u}function O(){const u=n(50598);return O=function(){return u},u}async function v(u,f){const t=f.replace(/^refs\/heads\//,
"");try{return(0,h().isObjectId)(t)?await(0,O().resolveRevision)(u,t):await l(u,t)??await(0,O().resolveRevision)(u,f)}catch(c){
throw c instanceof r().GateError&&c.code==="ref_ambiguous"?c:S(f,c)}}async function l(u,f){const t=`refs/remotes/origin/${f}`,
[c,m]=await(0,h().lookUpCommits)(u,[t,`refs/heads/${f}`]);if(c!==void 0)return c;try{if(!await(0,$().branchAtOrigin)(u,f))
return}catch(A){if(m!==void 0)return m;throw A}return await(0,p().requireCommits)(u,[t],[(0,$().fetched)(f)]),(await(0,h().
lookUpCommits)(u,[t]))[0]}function S(u,f){const t=f instanceof r().GateError&&f.code==="git_failed"?`: ${f.message}`:"";
return new(r()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(u)} is not a branch of origin or a revision in t\
his clone${t}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:f})}}),25966:((G,i,n)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.resolveRange=v;function r(){const c=n(41895);return r=function(){return c},
c}function p(){const c=n(24634);return p=function(){return c},c}function $(){const c=n(67397);return $=function(){return c},
c}function h(){const c=n(50598);return h=function(){return c},c}function O(){const c=n(34397);return O=function(){return c},
c}async function v(c,{base:m,head:A,worktree:o=!1}){if(o&&A!==void 0)throw new(r()).GateError("usage","`--head` cannot b\
e used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[T,e]=await l(
[(0,h().resolveRevision)(c,A??"HEAD"),u(c,m)]);return{name:o?"worktree":"range",directory:c.directory,base:await(0,p().mergeBase)(
c,e.commit,T),head:T,audited:o?await(0,O().snapshotWorktree)(c):T,policyCommit:e.commit,baseRef:e.name,...e.defaultBranch&&
{defaultBranch:e.defaultBranch},isFork:!1}}async function l(c){return await Promise.allSettled(c),Promise.all(c)}const S=/^refs\/(?:heads|remotes\/origin)\//;
async function u(c,m){const A=m===void 0?await(0,$().defaultBranch)(c):await(0,h().resolveNamed)(c,m),{commit:o}=A,T=m===
"HEAD"||m==="@"?await t(c):A.ref,e=T&&f(T);if(e===void 0)return{commit:o,name:m??"HEAD"};const y=m===void 0?A:await(0,$().
findDefaultBranch)(c),a=y?.ref&&f(y.ref);return{commit:o,name:e,...y&&a&&{defaultBranch:{name:a,commit:y.commit}}}}function f(c){
return S.test(c)?c.replace(S,""):void 0}async function t({user:c}){return(await c(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),10154:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.fixTask=f;function r(){const t=n(
81456);return r=function(){return t},t}function p(){const t=n(64385);return p=function(){return t},t}function $(){const t=n(
52978);return $=function(){return t},t}function h(){const t=n(77648);return h=function(){return t},t}function O(){const t=n(
37075);return O=function(){return t},t}function v(){const t=n(94274);return v=function(){return t},t}function l(){const t=n(
47350);return l=function(){return t},t}function S(){const t=n(88211);return S=function(){return t},t}function u(){const t=n(
83026);return u=function(){return t},t}async function f(t,c,m,{includes:A=()=>!0,policyRef:o,...T}){const{policy:e}=m.terms,
y=(0,r().assetLimits)(e.assets.max_file_bytes),a=[];for(const{path:E,bytes:d}of t){const b=(0,p().readAssetFile)(E,d,y);
a.push(...await(0,u().findingsIn)(b,m,A))}const s=(0,O().idsOf)(a),g=await(0,S().proposalOf)(c,s),P=(0,l().severityVerdict)(
a,e.fail_on);return(0,$().agentTask)({...T,verdict:P,next_actor:(0,v().nextActorOf)(P,a,e.fail_on),policy:{...o!==void 0&&
{ref:o},profile:e.profile,fail_on:e.fail_on,...e.enforce!=="block"&&{enforce:"report"}},findings:(0,h().reportFindings)(
a,s),...g&&{fix:g},approval_digest:null})}}),97983:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.editedBy=
m,i.refuse=l,i.requireAssetFiles=u,i.requireOwnEdits=c,i.requireSameStrings=f;function r(){const o=n(27199);return r=function(){
return o},o}function p(){const o=n(28894);return p=function(){return o},o}function $(){const o=n(41895);return $=function(){
return o},o}function h(){const o=n(70023);return h=function(){return o},o}function O(){const o=n(88211);return O=function(){
return o},o}const v="Nothing was changed. Run the gate on this commit, and use the task that it prints.";function l(o){throw new($()).
GateError("input_invalid",`The task is refused: ${o}.`,v)}const S=new RegExp(`(?:^|/)${h().SCRIPT_FOLDER}/(eval|run)-[0-\
9a-f]{8,64}\\.(cjs|mjs)$`);function u(o,T){for(const{path:e,files:y=[]}of o){(0,p().isAuditLog)(e)&&l(`\`${e}\` is an aud\
it log, which only its owner edits`),T(e)||l(`\`${e}\` is not an asset file of this repository`);const a=y.find(s=>!S.test(
s.path));a&&l(`\`${a.path}\` is not a script that \`gene-gate fix\` makes`)}}function f(o,T){for(const{path:e,pointer:y,
old:a}of o){const s=`\`${y}\` of \`${e}\``,g=t(T(e),y);g===void 0&&l(`${s} is not a command of a Gene or an asset_id`),g!==
a&&l(`${s} does not have the string that the edit replaces`)}}function t(o,T){for(const e of o){const y=(0,r().pointerText)(
e.pointer),{asset_id:a,validation:s}=e.value;if(T===`${y}/asset_id`&&typeof a=="string")return a;const[,g]=T.startsWith(
y)&&/^\/validation\/(\d+)$/.exec(T.slice(y.length))||[];if(e.type==="Gene"&&g!==void 0&&Array.isArray(s))return s[Number(
g)]}}function c(o,{files:T}){const e=new Set(T.flatMap(a=>a.edits.map(A))),y=new Set(o.map(A));for(const a of o)e.has(A(
a))||l(`\`gene-gate fix\` does not make the edit of \`${a.pointer}\` in \`${a.path}\` here`);for(const a of T.flatMap(s=>s.
edits))y.has(A(a))||l(`it lacks the edit of \`${a.pointer}\` in \`${a.path}\`, which belongs to the others`)}function m(o){
const T=new Set(o.map(({path:e,pointer:y})=>`${e}#${(0,O().assetPointer)(y)}`));return({path:e,pointer:y})=>T.has(`${e}#${(0,r().
pointerText)(y)}`)}function A({path:o,pointer:T,old:e,new:y,files:a=[]}){const s=a.map(g=>[g.path,g.text]);return JSON.stringify(
[o,T,e,y,s])}}),72988:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.writeFix=O;function r(){const f=n(51455);
return r=function(){return f},f}function p(){const f=n(76760);return p=function(){return f},f}function $(){const f=n(41895);
return $=function(){return f},f}function h(){const f=n(28765);return h=function(){return f},f}async function O(f,{files:t,
scripts:c}){const m=await(0,r().realpath)(f),A=t.filter(({before:o,after:T})=>o!==T);for(const{path:o,before:T}of A)await u(
o,()=>l((0,p().join)(m,o),T));for(const[o,T]of c)await u(o,()=>v((0,p().join)(m,o),T));for(const{path:o,before:T,after:e}of A)
await u(o,()=>S((0,p().join)(m,o),T,e))}async function v(f,t){const c=(0,p().dirname)(f);if(await(0,h().makeFolder)(c),await(0,r().
realpath)(c)!==c)throw new Error("its directory is a symlink");try{await(0,r().writeFile)(f,t,{flag:"wx"})}catch(m){if(!(m.
code==="EEXIST")||await(0,r().readFile)(f,"utf8")!==t)throw m}}async function l(f,t){if(!(await(0,r().readFile)(f)).equals(
Buffer.from(t)))throw new Error("it has changed in the meantime")}async function S(f,t,c){await l(f,t),await(0,h().replaceFile)(
f,c,(await(0,r().stat)(f)).mode)}async function u(f,t){try{await t()}catch(c){throw new($()).GateError("file_unreadable",
`${f} cannot be written: ${c instanceof Error?c.message:c}`,"Check the file and its permissions, and run `gene-gate fix`\
 again.",{cause:c})}}}),52483:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.basePolicy=v,i.protectedBy=u,
i.readerOf=S;function r(){const t=n(11606);return r=function(){return t},t}function p(){const t=n(67617);return p=function(){
return t},t}function $(){const t=n(81961);return $=function(){return t},t}function h(){const t=n(74238);return h=function(){
return t},t}function O(){const t=n(35720);return O=function(){return t},t}async function v({policy:t,policyRef:c,readShared:m},A,o){
const T=S(A,m),e=t??await f(T,o);if(c===void 0)return e;const y=await(0,r().resolvePolicyRef)(A,c);return(0,$().stricterOf)(
e,await T(y,`${c}:${h().POLICY_PATH}`),c)}const l="Fix the file on the base branch. `gene-gate schema policy` prints eve\
ry key with its meaning.";function S(t,c){return async(m,A)=>(0,h().loadPolicy)(await(0,O().readTree)(t,m),m,{path:A,hint:l,
readShared:c})}async function u({name:t,commit:c},m,A){return(0,p().policyOfBranch)(await A(c,`${t}:${h().POLICY_PATH}`),
m,t)}async function f(t,{policyCommit:c,baseRef:m,defaultBranch:A}){const o=await t(c,h().POLICY_PATH);if(A===void 0)return o;
if(A.name===m){const e=(0,p().policyOfBranch)(o,m,m)??o;return e===o?o:(0,$().stricterOf)(o,e,`branches.${m}`)}const T=await u(
A,m,t);return T===void 0||o.source==="default"?T??o:(0,$().stricterOf)(o,T,A.name)}}),28765:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.makeFolder=O,i.replaceFile=h;function r(){const l=n(77598);return r=function(){return l},l}
function p(){const l=n(51455);return p=function(){return l},l}function $(){const l=n(76760);return $=function(){return l},
l}async function h(l,S,u){const f=`${l}.${(0,r().randomUUID)()}.tmp`;try{await(0,p().writeFile)(f,S,{flag:"wx",mode:u}),
await(0,p().rename)(f,l)}finally{await(0,p().rm)(f,{force:!0})}}async function O(l){try{await(0,p().mkdir)(l)}catch(S){const{
code:u}=S;if(u==="ENOENT"&&(0,$().dirname)(l)!==l){await O((0,$().dirname)(l)),await(0,p().mkdir)(l).catch(f=>v(l,f));return}
await v(l,S)}}async function v(l,S){if(!await(0,p().stat)(l).then(f=>f.isDirectory(),()=>!1))throw S}}),54078:((G,i)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.dotPath=n;function n(r){return r.map(p=>typeof p=="number"?`[${p}]`:`.${String(
p)}`).join("").replace(/^\./,"")}}),9819:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.proposalSchema=i.
judgedEditSchema=i.editSchema=void 0;function r(){const l=n(7723);return r=function(){return l},l}function p(){const l=n(
99462);return p=function(){return l},l}const $=r().array(r().object({path:r().string(),text:r().string()})).exactOptional().
describe("New files that the new commands run."),h=i.editSchema=r().object({path:r().string().exactOptional().describe("\
The asset file; absent for a command that is in no file."),pointer:r().string().exactOptional().describe("JSON Pointer (\
RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is an entry of `validation`\
, or an `asset_id`."),old:r().string(),new:r().array(r().string()).describe("What replaces it: in a list of commands, an\
y number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, one string."),files:$,fix:r().
boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),O=i.judgedEditSchema=r().object({finding:p().findingIdSchema.
describe("The id of the finding that the edit resolves."),path:r().string().describe("The asset file."),pointer:r().string().
describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the valu\
e."),old:r().string(),new:r().array(r().string()).describe("The strings that replace it: commands, or one `asset_id`. Em\
pty to remove it."),files:$,after:r().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edi\
ts were applied to a copy.")}),v=i.proposalSchema=r().object({edits:r().array(O),patch:r().string().nullable().describe(
"A unified diff of the edits; null if it has too many lines.")})}),19674:((G,i)=>{Object.defineProperty(i,"__esModule",{
value:!0}),i.branchAtOrigin=p,i.fetched=r,i.isRemoteOf=n;async function n(h,{owner:O,repo:v}){return(await $(h)).replace(
/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${O}/${v}`.toLowerCase()}function r(h){
return`+refs/heads/${h}:refs/remotes/origin/${h}`}async function p(h,O){if(await $(h)==="")return!1;const v=`refs/heads/${O}`;
return(await h.user(["ls-remote","--","origin",v])).toString().split(`
`).some(S=>S.endsWith(`	${v}`))}async function $({user:h}){return(await h(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),53010:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.withSourceTree=S;function r(){
const u=n(51455);return r=function(){return u},u}function p(){const u=n(41895);return p=function(){return u},u}function $(){
const u=n(67147);return $=function(){return u},u}function h(){const u=n(48741);return h=function(){return u},u}function O(){
const u=n(96402);return O=function(){return u},u}function v(){const u=n(35720);return v=function(){return u},u}function l(){
const u=n(34397);return l=function(){return u},u}async function S(u,f,t){const c=await(0,O().openRepository)(u,f).catch(
async m=>{if(!(m instanceof p().GateError&&m.code==="not_a_repository"&&(await(0,r().stat)(u).catch(()=>{}))?.isDirectory()))
throw m});if(c===void 0)return t((0,h().folderTree)(u),u);try{const m=`the files of ${c.directory}`,A=await(0,v().readTree)(
c,await(0,l().snapshotWorktree)(c),{label:m});return await t((0,$().withAdditions)(A,(0,h().folderTree)(c.directory),(0,$().
additionsOf)()),c.directory,c)}finally{await c.close()}}}),50598:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.resolveNamed=f,i.resolveRevision=u;function r(){const e=n(41895);return r=function(){return e},e}function p(){const e=n(
3051);return p=function(){return e},e}function $(){const e=n(24634);return $=function(){return e},e}function h(){const e=n(
67397);return h=function(){return e},e}const O=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,v=/^(.*?)((?:[~^]\d*)*)$/s,l=/(?:^|-g)([0-9a-f]{4,64})$/i,
S=/^[A-Z]+(?:_[A-Z]+)*$/;async function u(e,y){return(await f(e,y)).commit}async function f(e,y){if(O.test(y))throw new(r()).
GateError("ref_not_found",`${JSON.stringify(y)} is not a valid revision`,"Use a branch, a tag or a commit id; for a rang\
e, use --base and --head.");const[,a="",s=""]=v.exec(y)??[],g=await c(e,a==="@"?"HEAD":a),[P,...E]=[...new Set(g.map(({commit:b})=>b))];
if(P===void 0)throw(0,h().unknownRevision)(y,await t(e,a));if(E.length>0)throw T(a,g);if(s===""){const[b,...j]=g.flatMap(
N=>N.ref??[]);return{commit:P,...b!==void 0&&j.length===0&&{ref:b}}}const[d]=await(0,h().peelToCommits)(e,[`${P}${s}`]);
if(d===void 0)throw(0,h().unknownRevision)(y);return{commit:d}}async function t({user:e},y){const s=(await e(["for-each-\
ref","--format=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(g=>g.replace(/^refs\/(?:heads|remotes)\//,"")).filter(g=>g!==""&&!g.endsWith("/HEAD"));return s.find(g=>g.endsWith(
`/${y}`))??(0,p().nearestName)(y,s)}async function c(e,y){if(y==="HEAD"||(0,h().isObjectId)(y.toLowerCase())){const[E]=await(0,h().
lookUpCommits)(e,[y]);if(E!==void 0)return[{name:y,commit:E}];if(y==="HEAD")return[]}const a=y.startsWith("refs/"),g=[...await(0,h().
readRefs)(e,a?[y]:m(y))].map(([E,{id:d,target:b}])=>({name:E,id:d,ref:b}));a||g.push(...await A(e,y),...await o(e,y));const P=await(0,h().
peelToCommits)(e,g.map(({id:E})=>E));return g.flatMap(({id:E,...d},b)=>{const j=P[b];return j===void 0?[]:[{...d,commit:j}]})}
function m(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(a=>`${a}${e}`),`refs/remotes/${e}/HEAD`]}
async function A({user:e},y){if(!S.test(y))return[];const a=await e(["rev-parse","--verify","--quiet",y],{accept:[1]});return a.
length===0?[]:[{name:y,id:a.toString().trim()}]}async function o({objects:e},y){const[,a]=l.exec(y)??[];return a===void 0?
[]:(await e(["rev-parse",`--disambiguate=${a.toLowerCase()}`])).toString().split(`
`).filter(h().isObjectId).map(P=>({name:P,id:P}))}function T(e,y){const a=y.map(({name:s,commit:g})=>s===g?`commit ${g}`:
`${s} (${(0,$().short)(g)})`);return new(r()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${a.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((G,i,n)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.snapshotWorktree=v;function r(){const f=n(51455);return r=function(){return f},
f}function p(){const f=n(76760);return p=function(){return f},f}function $(){const f=n(41895);return $=function(){return f},
f}function h(){const f=n(96681);return h=function(){return f},f}const O=Buffer.from([0]);async function v(f){const t=await u(
f);return await t(["update-index","-z","--index-info"],await l(f)),await t(["add","--all","--","."]),(await t(["write-tr\
ee"])).toString().trim()}async function l(f){const t=[];for(const c of(0,h().splitNul)(await f.user(["ls-files","-t","--\
stage","-z"]))){const m=c[0]===83,A=c.subarray(c.indexOf(9)+1);if(m&&!await S(f,A))throw new($()).GateError("checkout_di\
ffers",`The checkout is sparse and lacks ${JSON.stringify((0,h().decodePath)(A))}`,"Run git sparse-checkout disable, or \
gate a commit (without --worktree).");t.push(c.subarray(2),O)}return Buffer.concat(t)}async function S({directory:f},t){
return(0,r().lstat)(Buffer.concat([Buffer.from(`${f}/`),t])).then(()=>!0,c=>{if(c.code==="ENOENT"||c.code==="ENOTDIR")return!1;
throw new($()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,h().decodePath)(t))} (${c.code})`,"Check \
the permissions of the directories above the file.",{cause:c})})}async function u(f){const t=await(0,r().mkdtemp)((0,p().
join)(f.temporary,"index-")),c={...f.privateStore,GIT_INDEX_FILE:(0,p().join)(t,"index")};return(m,A)=>f.user(m,{env:c,...A&&
{input:A}})}}),73849:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.agentTaskSchema=i.AGENT_TASK_VERSION=
void 0,i.readAgentTask=m;function r(){const o=n(7723);return r=function(){return o},o}function p(){const o=n(41895);return p=
function(){return o},o}function $(){const o=n(54078);return $=function(){return o},o}function h(){const o=n(9819);return h=
function(){return o},o}function O(){const o=n(99462);return O=function(){return o},o}function v(){const o=n(13970);return v=
function(){return o},o}const l=i.AGENT_TASK_VERSION="1.0.0",S=r().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),u=O().
findingIdSchema.exactOptional().describe("The id of the finding; absent if the report is from a version without ids."),f=r().
object({finding:u,rule:r().string(),path:r().string().exactOptional(),line:r().int().min(1).exactOptional(),message:r().
string(),remedy:r().string()}),t=r().object({finding:u,why:r().string(),needs:r().string().describe("What the person doe\
s, such as an approval and its digest.")}),c=i.agentTaskSchema=r().object({type:r().literal("AgentTask"),schema_version:r().
literal(l),next_actor:v().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:v().verdictSchema,error:r().object({code:r().string(),message:r().string(),hint:r().
string()}).optional(),head_sha:S.nullable().describe("The commit that the task is about."),base_sha:S.nullable(),policy:r().
object({ref:r().string().exactOptional(),profile:r().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:r().array(h().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:r().array(f).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:r().array(t).describe("Findings that only a person resolves."),must_not:r().array(r().string()).describe(
"What the agent does not do, whatever the findings are."),patch:r().union([r().string(),r().object({file:r().string()})]).
nullable().describe("A unified diff of the edits for `git apply`, or the result file that has it."),verify:r().string().
describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),more:r().object({
edits:r().int().nonnegative(),todo:r().int().nonnegative(),human:r().int().nonnegative(),file:r().string()}).optional().
describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe("AgentTask: wh\
at the agent that wrote a change does next");function m(o,T){try{return c.parse(JSON.parse(o.toString("utf8")))}catch(e){
throw new(p()).GateError("input_invalid",`${T} is not an AgentTask of this version: ${A(e)}.`,"Pass the file that `gene-\
gate check --format agent` printed, or agent-task.json of the results.",{cause:e})}}function A(o){return o instanceof r().
ZodError?`\`${(0,$().dotPath)(o.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),
52978:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.AGENT_TASK_FILE=i.AGENT_PATCH_FILE=void 0,i.agentTask=
y,i.fittingTask=m,i.renderAgentTask=t,i.renderTask=c;function r(){const d=n(28894);return r=function(){return d},d}function p(){
const d=n(99462);return p=function(){return d},d}function $(){const d=n(39231);return $=function(){return d},d}function h(){
const d=n(13580);return h=function(){return d},d}function O(){const d=n(94274);return O=function(){return d},d}function v(){
const d=n(47350);return v=function(){return d},d}function l(){const d=n(10289);return l=function(){return d},d}function S(){
const d=n(73849);return S=function(){return d},d}const u=i.AGENT_TASK_FILE="agent-task.json",f=i.AGENT_PATCH_FILE="agent\
-task.patch";function t(d){return c(y(d))}function c(d){return`{
${Object.entries(S().agentTaskSchema.parse(d)).map(([j,N])=>{const C=Array.isArray(N)&&N.length>0?`[
${N.map(l().jsonLine).join(`,
`)}
]`:(0,l().jsonLine)(N);return`${JSON.stringify(j)}: ${C}`}).join(`,
`)}
}
`}function m(d,b){const j=d.patch===null?null:{file:f},N=c({...d,patch:j});if(N.length<=b)return N;const I={human:0,edits:0,
todo:0},C=()=>c({...d,human:d.human.slice(0,I.human),edits:d.edits.slice(0,I.edits),todo:d.todo.slice(0,I.todo),patch:j,
more:{edits:d.edits.length-I.edits,todo:d.todo.length-I.todo,human:d.human.length-I.human,file:u}});let F=C();if(!(F.length>
b)){for(const H of["human","edits","todo"])for(const x of A(d,H)){const U=I[H];I[H]=x;const D=C();if(D.length>b){I[H]=U;
break}F=D}return F}}function A(d,b){const j=d[b].map((I,C)=>C+1);if(b!=="edits")return j;const N=d.edits.map(({path:I,pointer:C})=>`${I}\
#${o(C)}`);return j.filter(I=>N[I-1]!==N[I])}function o(d){return d.replace(/\/(asset_id|validation\/\d+)$/,"")}const T=new Set(
["approval-missing","gate-approval-missing"]),e=new Set([...T,"gate-weakened"]);function y(d){const{verdict:b,next_actor:j,
error:N,head_sha:I,base_sha:C,policy:F,findings:H,fix:x}=d,U=j==="done"?a:s(d),D=H.filter(R=>U(R)||a(R)).sort(p().byHarm),
w=new Set(D.filter(O().isForHuman)),L=g(x?.edits??[]);return{type:"AgentTask",schema_version:S().AGENT_TASK_VERSION,next_actor:j,
verdict:b,...N&&{error:N},head_sha:I,base_sha:C,policy:F&&{...F.ref!==void 0&&{ref:F.ref},profile:F.profile},edits:x?.edits??
[],todo:D.filter(R=>!w.has(R)&&!L(R)).map(({id:R,rule:B,message:M,remedy:W,location:Y})=>({...R!==void 0&&{finding:R},rule:B,
...Y&&{path:Y.path,line:Y.line},message:M,remedy:W})),human:[...w].map(R=>({...R.id!==void 0&&{finding:R.id},why:R.message,
needs:P(R,d)})),must_not:$().MUST_NOT,patch:x?.patch??null,verify:E(d,D)}}function a({rule:d,severity:b,suppressed:j}){return(0,h().
ruleOf)(d)?.advice===!0&&b==="warning"&&!j}function s({policy:d,verdict:b,findings:j}){const N=j.some(F=>(0,v().isBlocking)(
F,"error")),I=d?.fail_on??(b==="fail"&&!N?"warning":"error"),C=j.some(({rule:F})=>F==="gate-approval-missing")?e:T;return F=>!F.
suppressed&&((0,v().isBlocking)(F,I)||C.has(F.rule))}function g(d){const b=new Set(d.map(({finding:N})=>N)),j=new Set(d.
map(({path:N,old:I})=>JSON.stringify([N,I])));return({id:N,subject:I,location:C})=>b.has(N)||j.has(JSON.stringify([C?.path,
I?.command]))}function P({rule:d,remedy:b,location:j},{approval_digest:N}){return N!==null&&e.has(d)?`${b} The approval \
digest is ${N}.`:j&&(0,r().isAuditLog)(j.path)?`${b} Only the process that owns the audit log writes to it.`:b}function E({
policy:d,base_sha:b},j){const N=d?.ref??b;return["npx gene-gate check --worktree",...j.some(({layer:C})=>C==="run")?[]:[
"--no-run"],...d?.enforce==="report"?["--block"]:[],...N?[`--base ${N}`]:[]].join(" ")}}),77648:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.findingsAbout=S,i.idsIn=c,i.reportFinding=a,i.reportFindings=y,i.reportGene=l,i.reportScripts=
o,i.verdictsOf=T;function r(){const s=n(85475);return r=function(){return s},s}function p(){const s=n(80827);return p=function(){
return s},s}function $(){const s=n(59490);return $=function(){return s},s}function h(){const s=n(99462);return h=function(){
return s},s}function O(){const s=n(95132);return O=function(){return s},s}function v(){const s=n(37075);return v=function(){
return s},s}function l(s,g,{about:P,ids:E}){const{gene:d,outcomes:b,mutants:j,runFindings:N,verdict:I,summary:C}=s,{asset:F,
change:H,blastRadius:x}=d,U=[...P(F),...d.findings,...N.filter(D=>D.subject?.command===void 0)];return{id:F.id,asset_id:(0,r().
assetIdOf)(F),path:F.path,line:F.locate().line,store:{path:d.store.path||".",root:d.store.root||"."},change:H,verdict:I,
summary:C,profiles:e(d.commands.map(({profiles:D})=>D)),validators:e(d.commands.map(({validators:D})=>D)),blast_radius:x,
commands:d.commands.map((D,w)=>{const L=N.filter(M=>t(M,D)),R=c([...D.findings,...L],E),B=j?.[w];return{...m(D,b[w]),...B&&
{mutant:B},...R}}),...c(U,E),...d.differences.length>0&&{differences:d.differences},validation_report_id:g}}function S(s){
const g=(0,$().groupBy)(s,({subject:P})=>u(P));return P=>(g.get(u(P))??[]).filter(E=>f(E,P))}function u({type:s,id:g}={}){
return`${s} ${g}`}function f({subject:s,location:g},{type:P,id:E,path:d}){return s?.type===P&&s.id===E&&(g?.path??d)===d}
function t({subject:s,location:g},{command:P,location:E}){return s?.command===P&&g?.line===E.line&&g.column===E.column}function c(s,g){
const P=s.flatMap(E=>g.get(E)??[]);return P.length>0?{findings:P}:{}}function m(s,g){return{command:s.command,verdict:s.
verdict,risk:s.risk,confirmation:s.confirmation,...s.reading.argv&&{words:s.reading.words.map(A)},...s.plan?.scripts&&{scripts:o(
s.plan.scripts)},profiles:T(s.profiles),validators:T(s.validators),location:s.location,...s.plan&&{plan_digest:s.plan.digest},
...g&&{outcome:g}}}function A({text:s,span:{start:g,end:P}}){return{text:s,start:g,end:P}}function o(s){return(0,p().stepsIn)(
s).map(({directory:g,event:P,text:E,command:d})=>({directory:g,event:P,text:E,shell:d===void 0}))}function T(s){return Object.
fromEntries(Object.entries(s).map(([g,{verdict:P}])=>[g,P]))}function e(s){const g={};for(const P of s)for(const[E,{verdict:d,
reason:b,remark:j}]of Object.entries(P)){const N=g[E];N&&!N.accepted||(g[E]=d==="block"?{accepted:!1,...b&&{reason:(0,O().
describe)(b).message}}:{accepted:!0,...j&&{remark:(0,O().describe)(j).message},...N})}return g}function y(s,g=(0,v().idsOf)(
s),P){return s.toSorted(h().byHarm).map(E=>{const d={id:g.get(E),cause:(0,v().causeOf)(E),...a(E)};if(P===void 0)return d;
const b=`gene-gate fix --base ${P.slice(0,12)} --write`;return{...d,remedy:d.remedy.replaceAll("gene-gate fix --write",b)}})}
function a(s){const{rule:g,severity:P,harm:E,layer:d,location:b,span:j,subject:N,edit:I,danger:C,level:F,before:H,suppressed:x}=s;
return{rule:g,severity:P,harm:E,layer:d,...(0,O().describe)(s),...b&&{location:b},...j&&{span:j},...N&&{subject:N},...I&&
{edit:I},...C!==void 0&&{danger:C},...F&&{level:F},...H&&{before:H},...x&&{suppressed:x}}}}),289:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.linesOfAudit=O,i.stageWords=h;function r(){const v=n(94965);return r=function(){return v},v}
const p=1e3,$={first:3e3,next:5e3};function h(){let v;return(l,S)=>{const{done:u,total:f}=l;v?.stage!==l&&(v={stage:l,at:S,
done:u});const[t,c]=[S-v.at,u-v.done],m=`${l.doing}: ${(0,r().grouped)(u)} of ${(0,r().grouped)(f)}`;return t<p||c===0?m:
`${m}, about ${(0,r().duration)((f-u)*t/c)} left`}}function O(v,l=$){const S=h();let u,f=!1;return{turn:t=>{const c=performance.
now(),m=S(t,c);u??=c+l.first,!(c<u)&&(u=c+l.next,f||v.begin?.(),f=!0,v.line(m))},ended:()=>{f&&v.end?.(),f=!1,u=void 0}}}}),
49604:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.NO_PROGRESS=void 0,i.linesOfProgress=$;function r(){
const h=n(20849);return r=function(){return h},h}const p=i.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};
function $(h){let O=0,v=0;return{...p,planned:l=>{O=l},finished:(l,{status:S,duration_ms:u})=>{v+=1;const f=(u/1e3).toFixed(
1);h(`[${v}/${O}] ${S} in ${f} s: ${(0,r().safeLine)(l)}`)}}}}),20849:((G,i,n)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.safeLine=$,i.withoutLogCommands=h;function r(){const O=n(77598);return r=function(){return O},O}const p=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
function $(O,v=200){const l=O.replace(p,u=>`\\u{${u.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll(
"##[","## ["),S=Array.from(l);return S.length<=v?l:`${S.slice(0,v-1).join("")}\u2026`}async function h(O,v){const l=(0,r().
randomUUID)();O(`::stop-commands::${l}`);try{return await v()}finally{O(`::${l}::`)}}}),94274:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.isForHuman=h,i.nextActorOf=O;function r(){const v=n(28894);return r=function(){return v},v}
function p(){const v=n(13580);return p=function(){return v},v}function $(){const v=n(47350);return $=function(){return v},
v}function h({rule:v,location:l,danger:S}){return S!==void 0||(0,p().ruleOf)(v)?.actor==="human"||l!==void 0&&(0,r().isAuditLog)(
l.path)}function O(v,l,S){switch(v){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":
return"human";case"fail":return l.some(u=>(0,$().isBlocking)(u,S)&&!h(u))?"agent":"human"}}}),47350:((G,i,n)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.REPORTED_ONLY=void 0,i.exitCodeOf=S,i.gravest=O,i.isBlocking=$,i.severityVerdict=h;function r(){
const u=n(13580);return r=function(){return u},u}const p={pass:0,warn:1,needs_approval:2,fail:3,error:4};function $({rule:u,
severity:f,suppressed:t},c){return t||f==="notice"?!1:f==="error"||c==="warning"&&!(0,r().ruleOf)(u)?.advice}function h(u,f){
const t=c=>u.some(m=>m.severity===c&&!m.suppressed);return u.some(({rule:c})=>(0,r().ruleOf)(c).undecided)?"error":t("er\
ror")?"fail":t("warning")?u.some(c=>$(c,f))?"fail":"warn":"pass"}function O(u){return u.reduce((f,t)=>p[t]>p[f]?t:f,"pas\
s")}const v=i.REPORTED_ONLY=new Set(["fail","needs_approval"]),l={pass:0,warn:0,fail:1,needs_approval:1,error:2};function S(u,f="\
block"){return f==="report"&&v.has(u)?0:l[u]}})};
