"use strict";exports.id=430,exports.ids=[430],exports.modules={49232:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=o,i.namedPolicy=A,i.policyFor=n,i.policyName=u,i.policyOfFile=f,i.repositoryOf=m;function h(){const t=r(
73024);return h=function(){return t},t}function O(){const t=r(76760);return O=function(){return t},t}function T(){const t=r(
41895);return T=function(){return t},t}function g(){const t=r(21311);return g=function(){return t},t}function j(){const t=r(
74238);return j=function(){return t},t}function w(){const t=r(48741);return w=function(){return t},t}function b(){const t=r(
96402);return b=function(){return t},t}function v(){const t=r(63550);return v=function(){return t},t}async function A(t,e){
if(t===void 0)return;const a=await f(t,e);return(0,g().requireExamples)(a),a}async function f(t,e){const a=(await e.readInput(
t)).toString("utf8"),l=await m(e.cwd,e.env)??e.cwd;return await(0,j().loadPolicyFile)(a,t,(0,w().folderTree)(l))}async function n({
policy:t,profile:e},a,l){const $=t===!1?await o():await A(t,a)??await p(l,a);return e===void 0?$:{...$,policy:{...$.policy,
profile:e}}}function u({source:t,path:e,ref:a}){return t==="default"||e===void 0?"the built-in policy":t==="file"||a===void 0?
e:`${e} in ${a}`}async function p(t,{cwd:e,env:a}){const l=t===void 0?await m(e,a):void 0,$=t??(l===void 0?void 0:(0,w().
folderTree)(l));if($===void 0)return o();const M=await(0,j().loadPolicy)($,$.label);return(0,g().requireExamples)(M),M}function o(){
const t=(0,v().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function m(t,e){try{const a=await(0,b().openRepository)(
t,e);return await a.close(),a.directory}catch(a){const l=a instanceof T().GateError&&a.code==="program_not_found";if(a instanceof
T().GateError&&!(l&&P(t)))return;throw a}}function P(t){const e=(0,O().dirname)(t);return(0,h().existsSync)((0,O().join)(
t,".git"))||e!==t&&P(e)}},82256:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=
void 0,i.formatOption=n,i.inRepository=m,i.printAnswer=p,i.profileOption=f,i.storeFiles=P,i.textOptions=u,i.withJudgingOptions=
v;function h(){const t=r(76760);return h=function(){return t},t}function O(){const t=r(63314);return O=function(){return t},
t}function T(){const t=r(18744);return T=function(){return t},t}function g(){const t=r(41895);return g=function(){return t},
t}function j(){const t=r(80068);return j=function(){return t},t}function w(){const t=r(96402);return w=function(){return t},
t}function b(){const t=r(10289);return b=function(){return t},t}function v(t){return t.option(...A).option("--no-policy",
"use the built-in policy").addOption(f()).addOption(n())}const A=i.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function f(){return new(O()).Option("--profile <name>","profile for commands").choices(
j().PROFILE_NAMES)}function n(){return new(O()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function u({verbose:t=!1},{columns:e,colour:a}){return{columns:e,colour:a,verbose:t}}function p(t,e,a,l){l.print(
a==="json"?`${(0,b().json)(t)}
`:e(),a)}const o=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function m({repo:t},{cwd:e,env:a},l){
const $=await(0,w().openRepository)((0,h().resolve)(e,t),a);try{return await l($)}finally{await $.close()}}function P(t,e,a){
const l=(0,T().assetPathsIn)(t,e);if(l.length>0)return l;throw new(g()).GateError("usage",`${a} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},29122:function(L,i){Object.defineProperty(i,"__esModule",{value:!0}),
i.isOfCommit=r;function r({name:h}){return h!=="worktree"&&h!=="index"}},82330:function(L,i,r){Object.defineProperty(i,"\
__esModule",{value:!0}),i.auditCommit=A,i.judgeHead=f;function h(){const n=r(1395);return h=function(){return n},n}function O(){
const n=r(70237);return O=function(){return n},n}function T(){const n=r(67506);return T=function(){return n},n}function g(){
const n=r(54244);return g=function(){return n},n}function j(){const n=r(67147);return j=function(){return n},n}function w(){
const n=r(24634);return w=function(){return n},n}function b(){const n=r(35720);return b=function(){return n},n}function v(){
const n=r(213);return v=function(){return n},n}async function A({repository:n,policy:u,additions:p,disk:o,isPending:m,platform:P,
all:t,isPush:e,unprovenMerge:a,signal:l},$,M){const[s,d,c]=await Promise.all([(0,b().readTree)(n,M),(0,b().readTree)(n,$),
(0,v().readChange)(n,M,$)]),I={...o?(0,j().withAdditions)(d,o,p):d,...m&&{isPending:m}},E=new(g()).AuditClock(l),C={baseTree:s,
headTree:d,change:c,policy:u.policy,all:t,clock:E},S=await(0,O().collectAssets)(C),N=await(0,T().auditChange)({change:c,
assets:S,baseTree:s,tree:I,policy:u,platform:P,...e&&{isPush:e},...a&&{unprovenMerge:a},clock:E});return{change:c,assets:S,
audit:N,tree:d,commandTree:I}}async function f(n,u,p){const{repository:o,policyCommit:m}=n;await(0,w().requireCommits)(o,
[u],[u]);const P=await(0,w().mergeBase)(o,m,u),{audit:t,tree:e}=await A(n,u,P);return await(0,h().judgedHead)(t,e,n.policy,
p)}},72857:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.proposeFix=A;function h(){const o=r(53315);
return h=function(){return o},o}function O(){const o=r(29122);return O=function(){return o},o}function T(){const o=r(62130);
return T=function(){return o},o}function g(){const o=r(88211);return g=function(){return o},o}function j(){const o=r(41895);
return j=function(){return o},o}function w(){const o=r(4378);return w=function(){return o},o}function b(){const o=r(35720);
return b=function(){return o},o}function v(){const o=r(93028);return v=function(){return o},o}async function A({repository:o,
policy:{policy:m},platform:P,all:t,signal:e},a,{assets:l,change:$,tree:M,commandTree:s},d){const c=new Set([...d.keys()].
flatMap(F=>n(F)?u(F):[]));if(c.size===0)return;const y=!(0,O().isOfCommit)(a)||a.audited===a.head,I=y?M:await(0,b().readTree)(
o,a.head),E=l.changes.filter(({kind:F})=>F!=="removed"),C=new Set(E.map(({asset:F})=>p(F))),S=[...c].filter(F=>(0,v().isRegular)(
I.stat(F)?.kind)),N=await Promise.all(S.map(async F=>({path:F,bytes:await I.read(F)}))),G=w().Judge.by({policy:m,tree:s,
base:await(0,b().readTree)(o,a.base),changed:new Set($.files.flatMap(h().namesOf)),platform:P,...e&&{signal:e}});try{const F=k=>C.
has(p(k)),B=await(0,T().fixFiles)(N,G,{includes:F,left:!1}),R=await(0,g().proposalOf)(B,y?d:f(d));return R&&{...R,...t&&
{all:t}}}catch(F){if(F instanceof j().GateError&&F.code==="audit_too_long")return;throw F}}function f(o){return new Map(
[...o].map(([{edit:m,...P},t])=>[P,t]))}function n({rule:o,edit:m,suppressed:P}){return!P&&(m?.fix===!0||o==="content-ha\
sh-mismatch")}function u({location:o}){return o?[o.path]:[]}function p({path:o,type:m,id:P}){return JSON.stringify([o,m,
P])}},47520:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.firstParents=w,i.hasSoleAuthor=j,i.pastChanges=
T;function h(){const b=r(77598);return h=function(){return b},b}function O(){const b=r(96681);return O=function(){return b},
b}async function T({objects:b},v,A){const f=`${(0,h().randomUUID)()} `,n=await b(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${A}`,`--format=${f}%H %P%x00%s`,v]),u=[];for(const p of(0,O().splitNul)(
n)){const o=(0,O().decodePath)(p),m=u.at(-1);if(o.startsWith(f)){const[P="",t]=o.slice(f.length).split(" ");u.push({commit:P,
...t&&{base:t},paths:[]})}else m&&m.subject===void 0?m.subject=o:m&&o!==""&&m.paths.push(m.paths.length===0?o.slice(1):o)}
return u.flatMap(({commit:p,base:o,subject:m="",paths:P})=>o===void 0?[]:[{commit:p,base:o,subject:m,paths:P}])}const g=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function j({objects:b},v){const A=await b(["log","--no-color","--format=%aN%x00%aE",v]),f=[...new Set(A.toString().
toLowerCase().split(`
`))].map(n=>n.split("\0")).filter(n=>n.length>1&&!n.some(u=>g.test(u)));return[0,1].some(n=>new Set(f.map(u=>u[n])).size===
1)}async function w({objects:b},v,A){return(await b(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${v}..${A}`])).toString().split(`
`).filter(Boolean).map(u=>{const[p="",o="",m="",...P]=u.split("\0");return{commit:p,tree:o,parents:m.split(" ").filter(Boolean),
subject:P.join("")}})}},70138:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.renderDoctor=T,i.workflowRows=
A;function h(){const f=r(31626);return h=function(){return f},f}function O(){const f=r(94965);return O=function(){return f},
f}function T(f,n,u){const p=(0,h().layoutOf)(u);return(0,h().page)([g(f,n,p),f.lacks.flatMap(({key:o,what:m})=>(0,h().prose)(
p,"policy",`${o}: ${m}`,{label:"caution"})),j(f,p),v(f,p),A(f.workflow,p)])}function g({policy:f},n,u){const p=f.enforce_until===
void 0?"":` until ${f.enforce_until}`,o=f.enforce==="report"?`; it only reports${p}`:"";return(0,h().prose)(u,"policy",`${n}\
, profile ${f.profile}${o}`)}function j(f,n){const{stored:u,refused:p}=f.genes,{agent_files:o}=f;if(o!==void 0){const t=`\
none; pull requests show what agents and editors run because of ${(0,O().count)(o,"file")}`;return(0,h().prose)(n,"genes",
t)}const m=u===0?"none in an asset file; `assets.include` in the policy says where the gate looks":p===0?`${(0,O().count)(
u,"gene")}, whose commands may all run`:`${(0,O().count)(u,"gene")}, of which ${p} may not run; gene-gate check --all --\
no-run says why`,P=u>0&&p===0?{}:{label:"caution"};return(0,h().prose)(n,"genes",m,P)}const w={machine:"not on PATH",dependencies:"\
not in node_modules; install the dependencies"},b="contained commands see little else of your home. If it fails there, i\
nstall it in a directory of the system, such as /usr/local.";function v({programs:f,containment:n},u){const{level:p,description:o,
downgrades:m=[]}=n;return[...f.flatMap(({name:P,commands:t,path:e,missing:a,private:l})=>{const $=a?w[a]:l?`${e}; ${b}`:
e,M=a?{label:"bad"}:{},s=`${P}, for ${(0,O().count)(t,"command")}: ${$}`;return(0,h().prose)(u,a?"missing":"program",s,M)}),
...(0,h().prose)(u,"contained",`${p}: ${o}`,{label:p==="namespaces"?"good":"caution"}),...u.verbose?m.flatMap(({from:P,reason:t})=>(0,h().
prose)(u,"",`${P}: ${t}`)):[]]}function A({paths:f,late:n,lacks:u},p){return f.length===0?(0,h().prose)(p,"workflow","no\
 workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,h().prose)(p,"workflow",f.join(", ")),...n?
(0,h().prose)(p,"late",`${n.message} ${n.remedy}`,{label:"caution"}):[],...u.flatMap(({path:o,key:m,what:P})=>{const t=f.
length>1?`${o}: `:"";return(0,h().prose)(p,"lacks",`${t}${m}: ${P}`,{label:"caution"})})]}},63512:function(L,i,r){Object.
defineProperty(i,"__esModule",{value:!0}),i.firstPolicy=o;function h(){const s=r(41330);return h=function(){return s},s}
function O(){const s=r(99668);return O=function(){return s},s}function T(){const s=r(81456);return T=function(){return s},
s}function g(){const s=r(18744);return g=function(){return s},s}function j(){const s=r(28894);return j=function(){return s},
s}function w(){const s=r(68450);return w=function(){return s},s}function b(){const s=r(7946);return b=function(){return s},
s}function v(){const s=r(59490);return v=function(){return s},s}function A(){const s=r(95244);return A=function(){return s},
s}function f(){const s=r(87952);return f=function(){return s},s}function n(){const s=r(93028);return n=function(){return s},
s}function u(){const s=r(9436);return u=function(){return s},s}const p=336*60*60*1e3;async function o({audit:{genes:s},assets:d,
commandTree:c},y,I){const E=new Map(s.map(({store:R})=>[R.path,R])),C=s.flatMap(R=>R.commands),{hard_cap_files:S,hard_cap_lines:N}=y.
blast_radius,G=new Set(s.filter(R=>R.commands.some(l)).map(({store:R})=>R.root)),F=await P(c,y),B=d.files.length>0||F.length>
0;return{until:(0,u().dayOf)(new Date(I.getTime()+p)),stores:[...E.values()].filter(({path:R,root:k,named:H})=>!H&&(k!==
""||(0,w().packagesAbove)(c,R).length>1)).map(({path:R,root:k})=>({path:R||".",root:k||"."})),include:F,agentFiles:B?[]:
(0,O().agentFilesIn)(c,y).map(({path:R})=>R),programs:e(C,c),prepare:[...G].flatMap(R=>$(R,c)),exceedsCap:d.files.length>
S||await M(d.files,c)>N}}const m=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function P(s,d){const c=(0,g().
assetPathTest)(d),y=(0,T().assetLimits)(d.assets.max_file_bytes),I=[...s.files()].filter(({path:C,kind:S})=>(0,n().isRegular)(
S)&&(0,b().mayHoldAssets)(C)&&!c(C)&&!((0,A().isTest)(C)||(0,A().isTestData)(C)||m.test(C))),E=[];for(const C of I){const S=await(0,b().
findStrayGenes)(s,C,y);S?.rule==="outside-globs"&&/Gene/.test(S.detail)&&E.push(t(C.path))}return E}function t(s){return s.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function e(s,d){const c=s.flatMap(({findings:y})=>y.flatMap(({args:I})=>typeof I.offered==
"string"?I.offered:[]));return[...(0,v().groupBy)(c,y=>y)].sort(([,y],[,I])=>I.length-y.length).map(([y])=>y).filter(y=>y!==
""&&a(y,d))}function a(s,d){const y=[...(0,f().programTerms)({programs:[s],families:[]}).allowed.values()].flatMap(({data:S})=>S.
build_files),I=y.some(S=>/\.py$|^pyproject/.test(S)),E=y.map(S=>S.includes("/")?S:`**/${S}`),C=(0,h().default)([...E,...I?
["**/*.py"]:[]],{dot:!0});return[...d.files()].some(({path:S})=>C(S))}function l({findings:s,reading:d}){return s.some(({
rule:c})=>c==="not-installed")||d.targets.some(({kind:c})=>c==="package_binary")}function $(s,d){const c=(0,w().packagesAbove)(
d,s).find(y=>A().NPM_LOCKFILES.some(I=>d.stat(y===""?I:`${y}/${I}`)!==void 0));return c===void 0?[]:[`npm ci --ignore-sc\
ripts${c===""?"":` --prefix ${c}`}`]}async function M(s,d){return(await Promise.all(s.map(async y=>{const I=await d.read(
y);return(0,j().countLines)(I,I.length)}))).reduce((y,I)=>y+I,0)}},50380:function(L,i,r){Object.defineProperty(i,"__esMo\
dule",{value:!0}),i.auditPresent=v,i.countRepairs=A;function h(){const n=r(82330);return h=function(){return n},n}function O(){
const n=r(72857);return O=function(){return n},n}function T(){const n=r(87952);return T=function(){return n},n}function g(){
const n=r(48741);return g=function(){return n},n}function j(){const n=r(37075);return j=function(){return n},n}function w(){
const n=r(63682);return w=function(){return n},n}function b(){const n=r(92344);return b=function(){return n},n}function v(n,u){
return(0,h().auditCommit)(f(n,u),u,u)}async function A(n,u,p,o){const{policy:m}=n.policy,P=(0,b().judge)(u.audit,w().NOTHING_RAN,
{policy:m,now:o}),t={name:"range",head:p,audited:p,base:p},e=(0,j().idsOf)((0,b().allFindings)(P));return(await(0,O().proposeFix)(
f(n,p),t,u,e))?.edits.length??0}function f({repository:n,policy:u,platform:p,signal:o},m){return{repository:n,policy:u,additions:(0,T().
additionsFor)(u.policy),disk:(0,g().folderTree)(n.directory),platform:p,...o&&{signal:o},all:!0,policyCommit:m}}},12319:function(L,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.pushedBranch=j;function h(){const w=r(47520);return h=function(){return w},
w}function O(){const w=r(67397);return O=function(){return w},w}const T=50,g=/^Merge pull request #\d+|\(#\d+\)$/;async function j(w,b){
const v=await(0,h().pastChanges)(w,b,T);return v.length===0||v.some(({subject:f})=>g.test(f))?void 0:(await(0,O().findDefaultBranch)(
w))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(L,i,r){Object.defineProperty(i,"__esModule",
{value:!0}),i.workflowAnswer=w;function h(){const e=r(92299);return h=function(){return e},e}function O(){const e=r(3219);
return O=function(){return e},e}function T(){const e=r(3733);return T=function(){return e},e}function g(){const e=r(3463);
return g=function(){return e},e}function j(){const e=r(95132);return j=function(){return e},e}async function w(e,a){const l=await(0,h().
findGate)(e),$=(0,h().lateGate)(l),M=c=>l.jobs.flatMap(y=>y.file===c&&v(y.job)?[y.job]:[]),s=(0,T().parseMapping)(a)??{},
d=[...l.files.values()].filter(c=>l.jobs.some(y=>y.file===c));return{paths:d.map(({path:c})=>c),...$&&{late:(0,j().describe)(
(0,j().finding)("gate-runs-late",$))},lacks:d.flatMap(c=>b(c.value??{},M(c),s).map(y=>({path:c.path,...y})))}}function b(e,a,l){
const[$={}]=(0,T().jobsOf)({value:l}).values(),M=a.flatMap(s=>{const[d,c]=[{...e,...s},{...l,...$}];return[...n(c.on,d.on),
...m(c.permissions,d.permissions),...f(c.concurrency,d.concurrency,u(d.on)),...t(c,d)]});return[...new Map(M.map(s=>[s.key,
s])).values()]}function v(e){const a=(0,T().stepsOf)(e).filter(l=>O().GATE.test((0,g().textIn)(l,"uses")));return e.uses===
void 0&&a.every(l=>A(l)==="gate")}function A(e){return(0,g().textIn)((0,g().objectIn)(e.with),"mode")||"gate"}function f(e,a,l){
const{group:$,"cancel-in-progress":M=!1}=(0,g().objectIn)(a);if(M===!1)return[];const s=l.has("pull_request_review")&&!/github\.event_name/.
test(String($)),d=p("pull_request",l.get("pull_request")).includes("edited"),c=(0,g().textIn)((0,g().objectIn)(e),"cance\
l-in-progress");return[[s,"group","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[d&&c!==
""&&!/github\.event\.action/.test(String(M)),"cancel-in-progress",`Set it to \`${c}\`; a new description ends the run of \
a push.`]].flatMap(([I,E,C])=>I?[{key:`concurrency.${E}`,what:C}]:[])}function n(e,a){const l=u(a);return[...u(e)].flatMap(
([$,M])=>{const s=`on.${$}`,d=l.get($),c=$==="push"?": the last changes came without a pull request":"";if(d===void 0)return[
{key:s,what:`Add the event \`${$}\`${c}.`}];const y=p($,d),I=p($,M).filter(E=>!y.includes(E));return[...I.length>0?[{key:`${s}\
.types`,what:`Add the types \`${I.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(E=>E in(0,g().objectIn)(d)).
map(E=>({key:`${s}.${E}`,what:"Remove the filter."}))]})}function u(e){return(0,g().isMapping)(e)?new Map(Object.entries(
e).map(([a,l])=>[a,l??{}])):new Map([e??[]].flat().map(a=>[String(a),{}]))}function p(e,a){const{types:l}=(0,g().objectIn)(
a);return l!==void 0?[l].flat().map(String):/^pull_request(?:_target)?$/.test(e)?["opened","synchronize","reopened"]:[]}
const o=["none","read","write"];function m(e,a){const l=typeof a=="string"?a.replace("-all",""):void 0,$=M=>o.indexOf(l??
((0,g().textIn)((0,g().objectIn)(a),M)||"none"));return Object.entries((0,g().objectIn)(e)).flatMap(([M,s])=>$(M)<o.indexOf(
String(s))?[{key:`permissions.${M}`,what:`Add \`${M}: ${s}\` to \`permissions\`.`}]:[])}const P=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function t(e,a){const l=d=>(0,g().textIn)(d,"uses").split("@")[0]??"",$=(0,T().stepsOf)(a),M=$.filter(d=>O().GATE.test(l(
d))),s=M.length===0||M.some(d=>"prepare"in(0,g().objectIn)(d.with))||$.some(d=>P.test((0,g().textIn)(d,"run")));return(0,T().
stepsOf)(e).flatMap(d=>{const c=l(d);if(!O().GATE.test(c))return c===""||$.some(S=>l(S)===c)?[]:[{key:`steps.${c}`,what:`\
Add a step with \`${c}\`.`}];const y=(0,g().textIn)((0,g().objectIn)(d.with),"prepare").trim();return y===""||s?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${y.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(L,i){Object.defineProperty(i,"__esM\
odule",{value:!0}),i.WORKFLOW_TEMPLATE=void 0,i.workflowFor=O;const r=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,h=i.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
        uses: gene-gate/gene-gate@63a8eb7b1989eae6dc40680f790cf1bbb629a298
${r}      # The report, also if the gate fails; the second workflow for forks reads it.
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
`;function O({pushed:T,prepare:g=[]}){return[[T!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(T)}] }
`],[T!==void 0,"|| github.ref }}","|| github.sha }}"],[g.length>0,r,`        with:
          prepare: |
${g.map(w=>`            ${w}
`).join("")}`]].filter(([w])=>w).reduce((w,[,b,v])=>w.replace(b,()=>v),h)}}};
