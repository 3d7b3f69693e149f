"use strict";exports.id=411,exports.ids=[411,320],exports.modules={10482:function(Y,p,o){Object.defineProperty(p,"__esModule",{value:!0}),
p.answerOfAgentFile=$,p.judgeFor=i,p.pathInRoot=I,p.readCommandEntries=c,p.riskAsked=e;function F(){const s=o(51455);return F=
function(){return s},s}function y(){const s=o(76760);return y=function(){return s},s}function u(){const s=o(7723);return u=
function(){return s},s}function f(){const s=o(99668);return f=function(){return s},s}function b(){const s=o(20702);return b=
function(){return s},s}function N(){const s=o(12792);return N=function(){return s},s}function d(){const s=o(41895);return d=
function(){return s},s}function T(){const s=o(78374);return T=function(){return s},s}function j(){const s=o(13970);return j=
function(){return s},s}function M(){const s=o(63550);return M=function(){return s},s}function E(){const s=o(32854);return E=
function(){return s},s}function R(){const s=o(80090);return R=function(){return s},s}const r=u().looseObject({mode:j().riskSchema,
allow_dangerous:u().boolean(),allowed_roots:u().array(u().string().min(1)),workspace:u().string().min(1),cwd:u().string().
min(1),proposal_mode:u().enum(["structured","experimental"]),command_family:u().string(),platform:T().platformSchema,disabled_packs:u().
array(u().string()),symlinks:u().record(u().string().min(1),u().string().min(1)),tool:u().enum(["bash","runpy"]),computed_risk:j().
riskSchema}).partial(),a=u().object({id:u().union([u().string(),u().number()]).optional(),command:u().unknown(),context:r.
default({})});function c(s,h){return O(s,h).map((S,t)=>{if(typeof S!="object"||S===null||!("command"in S))return{id:String(
t),command:S,context:{}};const l=a.safeParse(S);if(!l.success)throw g(`entry ${t} of ${h}: ${u().prettifyError(l.error)}`);
const{id:n=String(t),command:A,context:w}=l.data;return{id:n,command:A,context:w}})}function i(s,h){const{mode:v,allow_dangerous:S,
allowed_roots:t,workspace:l,disabled_packs:n,platform:A}=s,{proposal_mode:w,command_family:P,cwd:C,tool:L,symlinks:x}=s,
G={...h.terms.policy,...v&&{mode:v},...S!==void 0&&{allow_dangerous:S},...t&&{allowed_roots:t},...l&&{workspace:l},...n&&
{disabled_packs:n}};return h.with({policy:G,...A&&{platform:A}}).proposed({...w&&{mode:w},...P!==void 0&&{family:P},...C&&
{cwd:C},...L&&{tool:L},...x&&{files:m(x,C??G.workspace)}})}function e({command:s,context:h}){return s===null?h.computed_risk:
void 0}function m(s,h){const v=Object.entries(s).map(([S,t])=>{const l=(0,E().locatePath)(S,h,{at:"/"});if(l===void 0)throw g(
`the symlink ${S} has no valid path`);return[l.slice(1),{symlink:t}]});return(0,M().literalTree)(Object.fromEntries(v),"\
the given symlinks")}function O(s,h){let v;try{v=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s))}catch(S){throw g(
`${h} is not JSON in UTF-8: ${S.message}`)}if(!Array.isArray(v))throw g(`${h} is not a JSON array`);return v}function g(s){
return new(d()).GateError("input_invalid",`The commands cannot be read: ${s}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function I(s,{root:h},{cwd:v}){if(h===void 0)return s;const S=(0,y().
resolve)(v,s),t=await(0,F().realpath)((0,y().dirname)(S)).catch(()=>(0,y().dirname)(S));return(0,y().relative)(await(0,F().
realpath)(h),(0,y().join)(t,(0,y().basename)(S))).split(y().sep).join("/")}async function $({path:s,file:h},v,{agent_files:S},t){
const l=(0,f().agentFileAt)(await I(h,v,t));if(l===void 0)return;const n=(0,N().readAgentFile)({...l,path:s},await t.readInput(
h));return(0,R().agentFileAnswer)(await(0,b().judgeWholeFile)(n,v.tree,S))}},98411:function(Y,p,o){Object.defineProperty(
p,"__esModule",{value:!0}),p.auditVerb=void 0;function F(){const n=o(76760);return F=function(){return n},n}function y(){
const n=o(63314);return y=function(){return n},n}function u(){const n=o(29121);return u=function(){return n},n}function f(){
const n=o(64385);return f=function(){return n},n}function b(){const n=o(18744);return b=function(){return n},n}function N(){
const n=o(94534);return N=function(){return n},n}function d(){const n=o(67506);return d=function(){return n},n}function T(){
const n=o(41895);return T=function(){return n},n}function j(){const n=o(73388);return j=function(){return n},n}function M(){
const n=o(4378);return M=function(){return n},n}function E(){const n=o(16455);return E=function(){return n},n}function R(){
const n=o(34397);return R=function(){return n},n}function r(){const n=o(80090);return r=function(){return n},n}function a(){
const n=o(25733);return a=function(){return n},n}function c(){const n=o(34165);return c=function(){return n},n}function i(){
const n=o(13580);return i=function(){return n},n}function e(){const n=o(10482);return e=function(){return n},n}function m(){
const n=o(65320);return m=function(){return n},n}function O(){const n=o(49232);return O=function(){return n},n}function g(){
const n=o(82256);return g=function(){return n},n}const I=(n,A)=>(0,g().withJudgingOptions)(new(y()).Command("audit").argument(
"[files...]","asset files, or files of agents and editors (default: all in the repository)").option("--commands <file>",
"JSON array of commands; `-` reads standard input").option("--repo <dir>","also audit the files that commands would run \
in this directory"),["text","json",...$]).option("--verbose","show everything, including what is allowed").action(async(w,P)=>A(
await(s(P.format)?h(w,P,P.format,n):v(w,P,n))));p.auditVerb=I;const $=["markdown","sarif"];function s(n){return $.some(A=>A===
n)}async function h(n,{commands:A,repo:w=".",policy:P,profile:C},L,x){if(n.length>0||A!==void 0)throw new(T()).GateError(
"usage",`audit prints ${L} of a whole repository only.`,"Leave out the files, or use --format json.");const G={...typeof P==
"string"&&{policy:P},...C&&{profile:C}},V={base:"HEAD",worktree:!0,all:!0,run:!1,quiet:!0};return(0,m().check)({...V,...G,
repo:w,format:L},x)}async function v(n,A,w){const{commands:P}=A;if(P!==void 0&&n.length>0)throw new(T()).GateError("usag\
e","audit takes either asset files or --commands.","Example: gene-gate audit assets/gep/genes.json");const C=P===void 0&&
n.length===0,{repo:L=C?".":void 0}=A,x=(0,F().resolve)(w.cwd,L??"."),G=async(V,U)=>{const{platform:k,signal:D}=w,B=await(0,O().
policyFor)(A,w,V),{policy:H}=B,z=M().Judge.by({policy:H,tree:V,changed:new Set,platform:k,signal:D}),J=P===void 0?await l(
C&&V&&U!==void 0?await t(V,z,{directory:x,root:U}):{files:n.map(K=>({path:K,file:K})),automatic:[]},z,{...A,root:U},w):await S(
P,z,A,w);return A.format==="text"&&w.print((0,c().renderPolicyUsed)((0,O().policyName)(B),H,w)),J};return L===void 0?G():
(0,R().withSourceTree)(x,w,G)}async function S(n,A,w,P){const{profile:C}=A.terms.policy,L=(0,e().readCommandEntries)(await P.
readInput(n),(0,j().inputName)(n)),x=async U=>{const{id:k,command:D}=U,B=typeof D=="string"?D:JSON.stringify(D)??"",H=(0,e().
judgeFor)(U.context,A),z=C==="curated"?(0,e().riskAsked)(U):void 0,J=await(z===void 0?H.command(D).then(K=>(0,E().withEdit)(
K,H)):H.risk(z,D));return(0,r().commandAnswer)({id:k,command:B},J,C)},G=await Promise.all(L.map(x)),V=()=>(0,a().renderCommandAnswers)(
G,(0,g().textOptions)(w,P));return(0,g().printAnswer)(G,V,w.format,P),G.some(({verdict:U})=>U==="block")?1:0}async function t(n,A,{
directory:w,root:P}){const{policy:C}=A.terms,x=(await(0,u().inventoryOf)(n,C,A.clock)).map(r().agentFileAnswer);return{files:(x.
length>0?(0,b().assetPathsIn)(n,C):(0,g().storeFiles)(n,C,w)).map(V=>({path:V,file:(0,F().join)(P,V)})),automatic:x}}async function l({
files:n,automatic:A},w,{root:P,...C},L){const{policy:x,tree:G}=w.terms,{profile:V,assets:U}=x,k={tree:G,root:P},D=(0,N().
assetLimits)(U.max_file_bytes),B=[...A];for(const{path:J,file:K}of n){const W=await(0,e().answerOfAgentFile)({path:J,file:K},
k,x,L);if(W!==void 0){B.push(W);continue}const X=await L.readInput(K),Q=await(0,e().pathInRoot)(K,k,L),Z=w.with({cwd:w.storeOf(
Q).root}),q=await(0,d().auditAssetFile)((0,f().readAssetFile)(J,X,D),Z);B.push((0,r().fileAnswer)(q,V))}const H=()=>(0,a().
renderFileAnswers)(B,(0,g().textOptions)(C,L));(0,g().printAnswer)(B,H,C.format,L);const z=B.flatMap(J=>J.findings);return z.
some(({rule:J})=>(0,i().ruleOf)(J)?.undecided)?2:z.some(({severity:J})=>J==="error")?1:0}},65320:function(Y,p,o){Object.
defineProperty(p,"__esModule",{value:!0}),p.check=g,p.checkVerb=void 0;function F(){const t=o(76760);return F=function(){
return t},t}function y(){const t=o(63314);return y=function(){return t},t}function u(){const t=o(18744);return u=function(){
return t},t}function f(){const t=o(24474);return f=function(){return t},t}function b(){const t=o(94853);return b=function(){
return t},t}function N(){const t=o(74238);return N=function(){return t},t}function d(){const t=o(96025);return d=function(){
return t},t}function T(){const t=o(96681);return T=function(){return t},t}function j(){const t=o(31626);return j=function(){
return t},t}function M(){const t=o(2850);return M=function(){return t},t}function E(){const t=o(92910);return E=function(){
return t},t}function R(){const t=o(47350);return R=function(){return t},t}function r(){const t=o(33816);return r=function(){
return t},t}function a(){const t=o(95637);return a=function(){return t},t}function c(){const t=o(61399);return c=function(){
return t},t}function i(){const t=o(82256);return i=function(){return t},t}const e=(0,i().parsedNumber)(()=>d().concurrencySchema),
m=(0,i().parsedBy)(()=>E().shardSchema,"Expected a shard and the number of shards, such as 2/8."),O=(t,l)=>(0,c().withReportOptions)(
(0,i().withRangeOptions)(new(y()).Command("check")).option("--concurrency <n>","maximum number of parallel commands",e).
addOption(new(y()).Option("--no-run","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run \
only the genes of one shard; combine the reports with merge",m).option(...i().DURATIONS)).addOption(new(y()).Option("--q\
uiet","hide progress").conflicts("verbose")).addOption(new(y()).Option("--if-staged","--staged, if an asset file, a scri\
pt of a gene, package.json or the policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 whe\
re a policy with `enforce: report` would exit with 0").action(async n=>l(await g(n,t)));p.checkVerb=O;async function g(t,l){
const{concurrency:n}=t;if(t.ifStaged&&!await(0,r().isConcerned)(t,l))return t.quiet||l.note(`Nothing that the gate judge\
s is staged.
`),0;const A=await(0,i().rangeRequest)(t,l),w=await(0,f().gate)({...A,locate:async P=>{const C=await A.locate(P);return t.
quiet||await I(C,P,t,l),C},inputs:{...A.inputs,concurrency:n},run:t.run,...t.shard&&{shard:t.shard},durations:await(0,i().
durationsOf)(t,l),progress:(0,a().progressFor)(l,t.quiet??!1)});return await(0,c().deliver)(w,t,l),(0,R().exitCodeOf)((0,M().
ownVerdict)(w),t.block?"block":w.policy?.enforce)}async function I(t,l,{base:n,head:A,all:w,policy:P},C){const x=w||t.base===
t.head||C.interactive?await h(l).catch(()=>[]):[];if(P===void 0&&x.includes(N().POLICY_PATH)&&v(l,C),t.audited===t.head){
if(t.base===t.head&&n===void 0){const G=`The base is ${t.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;C.note((0,j().messageText)(G,C.columns))}A===void 0&&S(x,C)}}const $=3,s=["status","--porcelain","-z","--no-r\
enames","--untracked-files=all","--ignore-submodules=all"];async function h(t){return(0,T().decodePieces)(await t.user(s)).
map(l=>l.slice(3))}function v({directory:t},{cwd:l,columns:n,note:A}){const w=(0,F().relative)(l,(0,F().join)(t,N().POLICY_PATH)),
P=`The policy ${w} is not committed, so not used. To try it, add \`--policy ${w}\`.`;A((0,j().messageText)(P,n))}function S(t,l){
const n=t.filter((0,u().assetPathTest)(b().DEFAULT_POLICY));if(n.length===0)return;const A=n.slice(0,$).join(", "),w=n.length>
$?` and ${n.length-$} more`:"",P=`Not committed, so not judged: ${A}${w}.
To judge uncommitted files, add --worktree.`;l.note((0,j().messageText)(P,l.columns))}},33816:function(Y,p,o){Object.defineProperty(
p,"__esModule",{value:!0}),p.differentFromIndex=c,p.isConcerned=a;function F(){const e=o(76760);return F=function(){return e},
e}function y(){const e=o(64385);return y=function(){return e},e}function u(){const e=o(18744);return u=function(){return e},
e}function f(){const e=o(94534);return f=function(){return e},e}function b(){const e=o(77680);return b=function(){return e},
e}function N(){const e=o(63455);return N=function(){return e},e}function d(){const e=o(41895);return d=function(){return e},
e}function T(){const e=o(4378);return T=function(){return e},e}function j(){const e=o(74238);return j=function(){return e},
e}function M(){const e=o(96681);return M=function(){return e},e}function E(){const e=o(93028);return E=function(){return e},
e}function R(){const e=o(34397);return R=function(){return e},e}function r(){const e=o(49232);return r=function(){return e},
e}async function a(e,m){const O=(0,F().resolve)(m.cwd,e.repo);try{const g=await(0,r().namedPolicy)(e.policy,m),I=async($,s,h)=>{
if(h===void 0)return!0;const v=await c(h,["--cached"]);if(v.length===0)return!1;if(v.some(l=>l===j().POLICY_PATH||/(?:^|\/)package\.json$/.
test(l)))return!0;const{policy:S}=g??await(0,j().loadPolicy)($,$.label);if(v.some((0,u().assetPathTest)(S)))return!0;const t=await i(
$,S,m);return v.some(l=>t.has(l))};return await(0,R().withSourceTree)(O,m,I,!0)}catch(g){if(g instanceof d().GateError)return!0;
throw g}}async function c(e,m=[]){const O=["diff",...m,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,M().decodePieces)(
await e.user(O,{env:{GIT_INDEX_FILE:e.index}}))}async function i(e,m,{platform:O}){const g=(0,u().assetPathTest)(m),I=(0,f().
assetLimits)(m.assets.max_file_bytes),$=T().Judge.by({policy:m,tree:e,changed:new Set,platform:O}),s=new Set;for(const{kind:h,
path:v}of e.files()){if(!(0,E().isRegular)(h)||!g(v))continue;const{assets:S}=(0,y().readAssetFile)(v,await e.read(v),I);
for(const t of S.filter(({type:l})=>l==="Gene")){const l=(0,b().validationCommands)(t);for(const{value:n}of l.kind==="li\
st"?l.entries:[]){const A=$.forFile(t.path),{reading:w}=await A.command(n);for(const P of(0,N().namedPaths)(w.command,A.
terms.cwd))s.add(P);for(const{path:P}of w.targets)P!==void 0&&s.add(P)}}}return s}},95637:function(Y,p,o){Object.defineProperty(
p,"__esModule",{value:!0}),p.progressFor=N,p.terminalProgress=b;function F(){const d=o(50427);return F=function(){return d},
d}function y(){const d=o(49604);return y=function(){return d},d}function u(){const d=o(20849);return u=function(){return d},
d}const f=1e3;function b(d){let T=0,j=0,M=0,E=[],R=performance.now(),r;const a=()=>{const[c="",...i]=E,e=`${j}/${T}${M>0?
`, ${M} failed`:""}`,m=`${Math.floor((performance.now()-R)/1e3)} s`,O=i.length>0?`(and ${i.length} more) `:"",g=(0,F().clipColumns)(
`${e}  ${m}  ${O}${(0,u().safeLine)(c)}`,d.columns()-1);d.write(`\r\x1B[K${g}`)};return{planned:c=>{T=c,R=performance.now(),
r=setInterval(a,f),r.unref()},started:c=>{E=[...E,c],a()},finished:(c,{status:i})=>{j+=1,i!=="passed"&&(M+=1),E=E.toSpliced(
E.indexOf(c),1),a()},ended:()=>{clearInterval(r),d.write("\r\x1B[K")}}}function N(d,T){if(T)return y().NO_PROGRESS;if(!d.
interactive){const j=E=>d.note(`${E}
`),{fold:M}=d;return M?(0,y().groupedProgress)({info:j,startGroup:M,endGroup:()=>M()}):(0,y().linesOfProgress)(j)}return b(
{columns:d.noteColumns,write:d.note})}},80090:function(Y,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.agentFileAnswer=
b,p.commandAnswer=N,p.fileAnswer=R;function F(){const r=o(59490);return F=function(){return r},r}function y(){const r=o(
95132);return y=function(){return r},r}function u(){const r=o(37075);return u=function(){return r},r}function f(){const r=o(
77648);return f=function(){return r},r}function b(r){const a=(0,u().idsOf)([...r.findings]);return{...(0,f().reportAgentFile)(
r,r.findings,a),findings:(0,f().reportFindings)(r.findings,a)}}function N({id:r,command:a},c,i,e){const{verdict:m,risk:O,
confirmation:g,reading:I,findings:$,profiles:s,validators:h}=c,[v]=m==="block"&&i==="workspace"?$:[];return{id:r,command:a,
verdict:m,risk:O,confirmation:g,argv:I.argv,findings:(0,f().reportFindings)($,e),warnings:d($),profiles:(0,f().verdictsOf)(
s),validators:(0,f().verdictsOf)(h),...v&&{error:(0,y().describe)(v).message.replace(/\.$/,""),rule:v.rule,layer:v.layer}}}
function d(r){const a=r.filter(({severity:c})=>c==="warning");return[...new Set(a.map(({rule:c})=>c))]}const T=100,j=1e3;
function M(r){const a=[...(0,F().groupBy)(r,({rule:i,severity:e})=>`${e} ${i}`).values()],c=new Set(a.flatMap(i=>i.slice(
0,T)));return{listed:r.filter(i=>c.has(i)),others:a.flatMap(i=>{const e=i.length-T;return i.slice(T,T+1).map(m=>({other:m,
count:e}))})}}function E({other:r,count:a}){const c=`${a} more findings of \`${r.rule}\` in this file, from here on, are \
not listed.`;return{...(0,f().reportFinding)(r),message:c}}function R({path:r,assets:a,findings:c},i){const e=a.flatMap(
({commands:s})=>s.flatMap(h=>h.findings)),{listed:m,others:O}=M(c),g=(0,u().idsOf)([...e,...m]),I=a.filter(({commands:s})=>s.
length===0),$=new Set(I.slice(j));return{path:r,assets:a.filter(s=>!$.has(s)).map(({asset:s,commands:h})=>({type:s.type,
id:s.id,location:s.locate(),commands:h.map((v,S)=>N({id:`${s.id}#${S}`,...v},v,i,g))})),...$.size>0&&{assets_not_listed:$.
size},findings:[...(0,f().reportFindings)(m,g),...O.map(E)]}}},25733:function(Y,p,o){Object.defineProperty(p,"__esModule",
{value:!0}),p.renderCommandAnswers=N,p.renderFileAnswers=d;function F(){const r=o(69379);return F=function(){return r},r}
function y(){const r=o(38319);return y=function(){return r},r}function u(){const r=o(94965);return u=function(){return r},
r}function f(){const r=o(31626);return f=function(){return r},r}function b(){const r=o(27809);return b=function(){return r},
r}function N(r,a){const c=(0,f().layoutOf)(a);return(0,f().page)([...M(r,c),R(r,[],c)])}function d(r,a){const c=(0,f().layoutOf)(
a),i=r.filter($=>"assets"in $),e=r.filter($=>"entries"in $),m=i.flatMap($=>$.assets),O=m.flatMap($=>$.commands),g=i.reduce(
($,{assets_not_listed:s=0})=>$+s,0),I=[(0,u().count)(i.length,"file"),(0,u().count)(m.length+g,"asset")];return(0,f().page)(
[...i.flatMap($=>j($,c)),...e.flatMap($=>T($,c)),...i.length>0?[R(O,I,c)]:[]])}function T(r,a){const{path:c,tool:i,approval:e,
specification:m,findings:O}=r,g=a.paint("strong",(0,f().shortName)(c,(0,f().roomOf)(a)));return[(0,f().labelled)(a,"file",
[g]),(0,f().prose)(a,"read by",`${i}, which ${e}; see ${m}`),(0,b().listRows)((0,y().machineList)({agent_files:[r],findings:O}),
a),...(0,F().findingRows)(O.filter(I=>!(0,y().isTold)(I))).map(I=>(0,b().rowLines)(I,a))]}function j({path:r,assets:a,findings:c},i){
const e=c.filter(({subject:h})=>h?.command===void 0),m=i.verbose?e:e.filter(({severity:h})=>h!=="notice"),O=(0,F().findingRows)(
m),g=M(a.flatMap(h=>h.commands),i),I=i.paint("strong",(0,f().shortName)(r,(0,f().roomOf)(i))),s=g.length===0&&O.length===
0?[i.paint("quiet","no problems found")]:[];return[(0,f().labelled)(i,"file",[I,...s]),...g,...O.map(h=>(0,b().rowLines)(
h,i))]}function M(r,a){return r.filter(({verdict:c})=>a.verbose||c!=="allow").map(c=>E(c,a))}function E({command:r,verdict:a,
findings:c},i){const e=c.filter(({severity:I})=>I!=="notice"),m=(0,F().reasonNotes)(e),O=u().COMMAND_TONES[a],{span:g}=e.
find(I=>I.span)??{};return[...(0,f().labelled)(i,a,(0,b().markedCommand)(r,g?[g]:[],i,O),O),...(0,b().rowLines)({tone:O,
...m},i)]}function R(r,a,c){const i=m=>r.filter(({verdict:O})=>O===m).length,e=[...a,(0,u().count)(r.length,"command"),`${i(
"allow")} allowed`,...i("warn")>0?[`${i("warn")} allowed with a warning`]:[],...i("block")>0?[`${i("block")} blocked`]:[]];
return(0,f().prose)(c,"total",e.join(", "))}},34165:function(Y,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.renderPolicy=
N,p.renderPolicyUsed=b;function F(){const d=o(81961);return F=function(){return d},d}function y(){const d=o(94853);return y=
function(){return d},d}function u(){const d=o(94965);return u=function(){return d},d}function f(){const d=o(31626);return f=
function(){return d},d}function b(d,{profile:T},j){const M=(0,f().layoutOf)({...j,verbose:!0});return`${(0,f().prose)(M,
"policy",`${d}, profile ${T}`).join(`
`)}
`}function N(d,T,{idleIgnores:j,idleLevels:M,failedExamples:E},R){const r=(0,f().layoutOf)({...R,verbose:!0}),a=(0,F().comparePolicies)(
y().DEFAULT_POLICY,d),c=a.length===0?"same as the defaults":`${(0,u().count)(a.length,"difference")} from the defaults`;
return`${[(0,f().prose)(r,"policy",`${T}: ${c}`,{text:"strong"}),...a.map(({key:e,change:m,direction:O="changed"})=>(0,f().
prose)(r,O,`${e}: ${m}`,{label:O==="looser"?"caution":"quiet"})),...E.map(e=>(0,f().prose)(r,"example",e,{label:"bad"})),
...Object.entries({ignore:j,rules:M}).flatMap(([e,m])=>m.map(({name:O,why:g})=>(0,f().prose)(r,"no effect",`${e} ${O}: ${g}`,
{label:"bad"})))].flat().join(`
`)}
`}},2850:function(Y,p){Object.defineProperty(p,"__esModule",{value:!0}),p.ownVerdict=o;function o({verdict:F,shards:y=[]}){
const[u]=y;return u&&y.length<u.of?u.verdict:F}}};
