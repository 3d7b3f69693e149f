"use strict";exports.id=430,exports.ids=[430],exports.modules={49232:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=s,i.namedPolicy=A,i.policyFor=n,i.policyName=u,i.policyOfFile=c,i.repositoryOf=y;function h(){const t=r(
73024);return h=function(){return t},t}function O(){const t=r(76760);return O=function(){return t},t}function T(){const t=r(
41895);return T=function(){return t},t}function g(){const t=r(21311);return g=function(){return t},t}function j(){const t=r(
74238);return j=function(){return t},t}function w(){const t=r(48741);return w=function(){return t},t}function b(){const t=r(
96402);return b=function(){return t},t}function v(){const t=r(63550);return v=function(){return t},t}async function A(t,e){
if(t===void 0)return;const a=await c(t,e);return(0,g().requireExamples)(a),a}async function c(t,e){const a=(await e.readInput(
t)).toString("utf8"),f=await y(e.cwd,e.env)??e.cwd;return await(0,j().loadPolicyFile)(a,t,(0,w().folderTree)(f))}async function n({
policy:t,profile:e},a,f){const $=t===!1?await s():await A(t,a)??await p(f,a);return e===void 0?$:{...$,policy:{...$.policy,
profile:e}}}function u({source:t,path:e,ref:a}){return t==="default"||e===void 0?"the built-in policy":t==="file"||a===void 0?
e:`${e} in ${a}`}async function p(t,{cwd:e,env:a}){const f=t===void 0?await y(e,a):void 0,$=t??(f===void 0?void 0:(0,w().
folderTree)(f));if($===void 0)return s();const M=await(0,j().loadPolicy)($,$.label);return(0,g().requireExamples)(M),M}function s(){
const t=(0,v().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function y(t,e){try{const a=await(0,b().openRepository)(
t,e);return await a.close(),a.directory}catch(a){const f=a instanceof T().GateError&&a.code==="program_not_found";if(a instanceof
T().GateError&&!(f&&P(t)))return;throw a}}function P(t){const e=(0,O().dirname)(t);return(0,h().existsSync)((0,O().join)(
t,".git"))||e!==t&&P(e)}},82256:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=
void 0,i.formatOption=n,i.inRepository=y,i.printAnswer=p,i.profileOption=c,i.storeFiles=P,i.textOptions=u,i.withJudgingOptions=
v;function h(){const t=r(76760);return h=function(){return t},t}function O(){const t=r(63314);return O=function(){return t},
t}function T(){const t=r(18744);return T=function(){return t},t}function g(){const t=r(41895);return g=function(){return t},
t}function j(){const t=r(80068);return j=function(){return t},t}function w(){const t=r(96402);return w=function(){return t},
t}function b(){const t=r(10289);return b=function(){return t},t}function v(t){return t.option(...A).option("--no-policy",
"use the built-in policy").addOption(c()).addOption(n())}const A=i.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function c(){return new(O()).Option("--profile <name>","profile for commands").choices(
j().PROFILE_NAMES)}function n(){return new(O()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function u({verbose:t=!1},{columns:e,colour:a}){return{columns:e,colour:a,verbose:t}}function p(t,e,a,f){f.print(
a==="json"?`${(0,b().json)(t)}
`:e(),a)}const s=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function y({repo:t},{cwd:e,env:a},f){
const $=await(0,w().openRepository)((0,h().resolve)(e,t),a);try{return await f($)}finally{await $.close()}}function P(t,e,a){
const f=(0,T().assetPathsIn)(t,e);if(f.length>0)return f;throw new(g()).GateError("usage",`${a} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},29122:function(L,i){Object.defineProperty(i,"__esModule",{value:!0}),
i.isOfCommit=r;function r({name:h}){return h!=="worktree"&&h!=="index"}},82330:function(L,i,r){Object.defineProperty(i,"\
__esModule",{value:!0}),i.auditCommit=A,i.judgeHead=c;function h(){const n=r(1395);return h=function(){return n},n}function O(){
const n=r(70237);return O=function(){return n},n}function T(){const n=r(67506);return T=function(){return n},n}function g(){
const n=r(54244);return g=function(){return n},n}function j(){const n=r(67147);return j=function(){return n},n}function w(){
const n=r(24634);return w=function(){return n},n}function b(){const n=r(35720);return b=function(){return n},n}function v(){
const n=r(213);return v=function(){return n},n}async function A({repository:n,policy:u,additions:p,disk:s,isPending:y,platform:P,
all:t,unprovenMerge:e,signal:a},f,$){const[M,o,d]=await Promise.all([(0,b().readTree)(n,$),(0,b().readTree)(n,f),(0,v().
readChange)(n,$,f)]),m={...s?(0,j().withAdditions)(o,s,p):o,...y&&{isPending:y}},I=new(g()).AuditClock(a),C={baseTree:M,
headTree:o,change:d,policy:u.policy,all:t,clock:I},E=await(0,O().collectAssets)(C),S=await(0,T().auditChange)({change:d,
assets:E,baseTree:M,tree:m,policy:u,platform:P,...e&&{unprovenMerge:e},clock:I});return{change:d,assets:E,audit:S,tree:o,
commandTree:m}}async function c(n,u,p){const{repository:s,policyCommit:y}=n;await(0,w().requireCommits)(s,[u],[u]);const P=await(0,w().
mergeBase)(s,y,u),{audit:t,tree:e}=await A(n,u,P);return await(0,h().judgedHead)(t,e,n.policy,p)}},72857:function(L,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.proposeFix=A;function h(){const s=r(53315);return h=function(){return s},
s}function O(){const s=r(29122);return O=function(){return s},s}function T(){const s=r(62130);return T=function(){return s},
s}function g(){const s=r(88211);return g=function(){return s},s}function j(){const s=r(41895);return j=function(){return s},
s}function w(){const s=r(4378);return w=function(){return s},s}function b(){const s=r(35720);return b=function(){return s},
s}function v(){const s=r(93028);return v=function(){return s},s}async function A({repository:s,policy:{policy:y},platform:P,
all:t,signal:e},a,{assets:f,change:$,tree:M,commandTree:o},d){const l=new Set([...d.keys()].flatMap(F=>n(F)?u(F):[]));if(l.
size===0)return;const m=!(0,O().isOfCommit)(a)||a.audited===a.head,I=m?M:await(0,b().readTree)(s,a.head),C=f.changes.filter(
({kind:F})=>F!=="removed"),E=new Set(C.map(({asset:F})=>p(F))),S=[...l].filter(F=>(0,v().isRegular)(I.stat(F)?.kind)),k=await Promise.
all(S.map(async F=>({path:F,bytes:await I.read(F)}))),G=w().Judge.by({policy:y,tree:o,base:await(0,b().readTree)(s,a.base),
changed:new Set($.files.flatMap(h().namesOf)),platform:P,...e&&{signal:e}});try{const F=N=>E.has(p(N)),B=await(0,T().fixFiles)(
k,G,{includes:F,left:!1}),R=await(0,g().proposalOf)(B,m?d:c(d));return R&&{...R,...t&&{all:t}}}catch(F){if(F instanceof j().
GateError&&F.code==="audit_too_long")return;throw F}}function c(s){return new Map([...s].map(([{edit:y,...P},t])=>[P,t]))}
function n({rule:s,edit:y,suppressed:P}){return!P&&(y?.fix===!0||s==="content-hash-mismatch")}function u({location:s}){return s?
[s.path]:[]}function p({path:s,type:y,id:P}){return JSON.stringify([s,y,P])}},47520:function(L,i,r){Object.defineProperty(
i,"__esModule",{value:!0}),i.firstParents=w,i.hasSoleAuthor=j,i.pastChanges=T;function h(){const b=r(77598);return h=function(){
return b},b}function O(){const b=r(96681);return O=function(){return b},b}async function T({objects:b},v,A){const c=`${(0,h().
randomUUID)()} `,n=await b(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${A}`,
`--format=${c}%H %P%x00%s`,v]),u=[];for(const p of(0,O().splitNul)(n)){const s=(0,O().decodePath)(p),y=u.at(-1);if(s.startsWith(
c)){const[P="",t]=s.slice(c.length).split(" ");u.push({commit:P,...t&&{base:t},paths:[]})}else y&&y.subject===void 0?y.subject=
s:y&&s!==""&&y.paths.push(y.paths.length===0?s.slice(1):s)}return u.flatMap(({commit:p,base:s,subject:y="",paths:P})=>s===
void 0?[]:[{commit:p,base:s,subject:y,paths:P}])}const g=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function j({objects:b},v){const A=await b(["log","--no-color","--format=%aN%x00%aE",v]),c=[...new Set(A.toString().
toLowerCase().split(`
`))].map(n=>n.split("\0")).filter(n=>n.length>1&&!n.some(u=>g.test(u)));return[0,1].some(n=>new Set(c.map(u=>u[n])).size===
1)}async function w({objects:b},v,A){return(await b(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${v}..${A}`])).toString().split(`
`).filter(Boolean).map(u=>{const[p="",s="",y="",...P]=u.split("\0");return{commit:p,tree:s,parents:y.split(" ").filter(Boolean),
subject:P.join("")}})}},70138:function(L,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.renderDoctor=T,i.workflowRows=
A;function h(){const c=r(31626);return h=function(){return c},c}function O(){const c=r(94965);return O=function(){return c},
c}function T(c,n,u){const p=(0,h().layoutOf)(u);return(0,h().page)([g(c,n,p),c.lacks.flatMap(({key:s,what:y})=>(0,h().prose)(
p,"policy",`${s}: ${y}`,{label:"caution"})),j(c,p),v(c,p),A(c.workflow,p)])}function g({policy:c},n,u){const p=c.enforce_until===
void 0?"":` until ${c.enforce_until}`,s=c.enforce==="report"?`; it only reports${p}`:"";return(0,h().prose)(u,"policy",`${n}\
, profile ${c.profile}${s}`)}function j(c,n){const{stored:u,refused:p}=c.genes,{agent_files:s}=c;if(s!==void 0){const t=`\
none; pull requests show what agents and editors run because of ${(0,O().count)(s,"file")}`;return(0,h().prose)(n,"genes",
t)}const y=u===0?"none in an asset file; `assets.include` in the policy says where the gate looks":p===0?`${(0,O().count)(
u,"gene")}, whose commands may all run`:`${(0,O().count)(u,"gene")}, of which ${p} may not run; gene-gate check --all --\
no-run says why`,P=u>0&&p===0?{}:{label:"caution"};return(0,h().prose)(n,"genes",y,P)}const w={machine:"not on PATH",dependencies:"\
not in node_modules; install the dependencies"},b="contained commands see little else of your home. If it fails there, i\
nstall it in a directory of the system, such as /usr/local.";function v({programs:c,containment:n},u){const{level:p,description:s,
downgrades:y=[]}=n;return[...c.flatMap(({name:P,commands:t,path:e,missing:a,private:f})=>{const $=a?w[a]:f?`${e}; ${b}`:
e,M=a?{label:"bad"}:{},o=`${P}, for ${(0,O().count)(t,"command")}: ${$}`;return(0,h().prose)(u,a?"missing":"program",o,M)}),
...(0,h().prose)(u,"contained",`${p}: ${s}`,{label:p==="namespaces"?"good":"caution"}),...u.verbose?y.flatMap(({from:P,reason:t})=>(0,h().
prose)(u,"",`${P}: ${t}`)):[]]}function A({paths:c,late:n,lacks:u},p){return c.length===0?(0,h().prose)(p,"workflow","no\
 workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,h().prose)(p,"workflow",c.join(", ")),...n?
(0,h().prose)(p,"late",`${n.message} ${n.remedy}`,{label:"caution"}):[],...u.flatMap(({path:s,key:y,what:P})=>{const t=c.
length>1?`${s}: `:"";return(0,h().prose)(p,"lacks",`${t}${y}: ${P}`,{label:"caution"})})]}},63512:function(L,i,r){Object.
defineProperty(i,"__esModule",{value:!0}),i.firstPolicy=s;function h(){const o=r(41330);return h=function(){return o},o}
function O(){const o=r(99668);return O=function(){return o},o}function T(){const o=r(81456);return T=function(){return o},
o}function g(){const o=r(18744);return g=function(){return o},o}function j(){const o=r(28894);return j=function(){return o},
o}function w(){const o=r(68450);return w=function(){return o},o}function b(){const o=r(7946);return b=function(){return o},
o}function v(){const o=r(59490);return v=function(){return o},o}function A(){const o=r(95244);return A=function(){return o},
o}function c(){const o=r(87952);return c=function(){return o},o}function n(){const o=r(93028);return n=function(){return o},
o}function u(){const o=r(9436);return u=function(){return o},o}const p=336*60*60*1e3;async function s({audit:{genes:o},assets:d,
commandTree:l},m,I){const C=new Map(o.map(({store:R})=>[R.path,R])),E=o.flatMap(R=>R.commands),{hard_cap_files:S,hard_cap_lines:k}=m.
blast_radius,G=new Set(o.filter(R=>R.commands.some(f)).map(({store:R})=>R.root)),F=await P(l,m),B=d.files.length>0||F.length>
0;return{until:(0,u().dayOf)(new Date(I.getTime()+p)),stores:[...C.values()].filter(({path:R,root:N,named:H})=>!H&&(N!==
""||(0,w().packagesAbove)(l,R).length>1)).map(({path:R,root:N})=>({path:R||".",root:N||"."})),include:F,agentFiles:B?[]:
(0,O().agentFilesIn)(l,m).map(({path:R})=>R),programs:e(E,l),prepare:[...G].flatMap(R=>$(R,l)),exceedsCap:d.files.length>
S||await M(d.files,l)>k}}const y=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function P(o,d){const l=(0,g().
assetPathTest)(d),m=(0,T().assetLimits)(d.assets.max_file_bytes),I=[...o.files()].filter(({path:E,kind:S})=>(0,n().isRegular)(
S)&&(0,b().mayHoldAssets)(E)&&!l(E)&&!((0,A().isTest)(E)||(0,A().isTestData)(E)||y.test(E))),C=[];for(const E of I){const S=await(0,b().
findStrayGenes)(o,E,m);S?.rule==="outside-globs"&&/Gene/.test(S.detail)&&C.push(t(E.path))}return C}function t(o){return o.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function e(o,d){const l=o.flatMap(({findings:m})=>m.flatMap(({args:I})=>typeof I.offered==
"string"?I.offered:[]));return[...(0,v().groupBy)(l,m=>m)].sort(([,m],[,I])=>I.length-m.length).map(([m])=>m).filter(m=>m!==
""&&a(m,d))}function a(o,d){const m=[...(0,c().programTerms)({programs:[o],families:[]}).allowed.values()].flatMap(({data:S})=>S.
build_files),I=m.some(S=>/\.py$|^pyproject/.test(S)),C=m.map(S=>S.includes("/")?S:`**/${S}`),E=(0,h().default)([...C,...I?
["**/*.py"]:[]],{dot:!0});return[...d.files()].some(({path:S})=>E(S))}function f({findings:o,reading:d}){return o.some(({
rule:l})=>l==="not-installed")||d.targets.some(({kind:l})=>l==="package_binary")}function $(o,d){const l=(0,w().packagesAbove)(
d,o).find(m=>A().NPM_LOCKFILES.some(I=>d.stat(m===""?I:`${m}/${I}`)!==void 0));return l===void 0?[]:[`npm ci --ignore-sc\
ripts${l===""?"":` --prefix ${l}`}`]}async function M(o,d){return(await Promise.all(o.map(async m=>{const I=await d.read(
m);return(0,j().countLines)(I,I.length)}))).reduce((m,I)=>m+I,0)}},50380:function(L,i,r){Object.defineProperty(i,"__esMo\
dule",{value:!0}),i.auditPresent=v,i.countRepairs=A;function h(){const n=r(82330);return h=function(){return n},n}function O(){
const n=r(72857);return O=function(){return n},n}function T(){const n=r(87952);return T=function(){return n},n}function g(){
const n=r(48741);return g=function(){return n},n}function j(){const n=r(37075);return j=function(){return n},n}function w(){
const n=r(63682);return w=function(){return n},n}function b(){const n=r(92344);return b=function(){return n},n}function v(n,u){
return(0,h().auditCommit)(c(n,u),u,u)}async function A(n,u,p,s){const{policy:y}=n.policy,P=(0,b().judge)(u.audit,w().NOTHING_RAN,
{policy:y,now:s}),t={name:"range",head:p,audited:p,base:p},e=(0,j().idsOf)((0,b().allFindings)(P));return(await(0,O().proposeFix)(
c(n,p),t,u,e))?.edits.length??0}function c({repository:n,policy:u,platform:p,signal:s},y){return{repository:n,policy:u,additions:(0,T().
additionsFor)(u.policy),disk:(0,g().folderTree)(n.directory),platform:p,...s&&{signal:s},all:!0,policyCommit:y}}},12319:function(L,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.pushedBranch=j;function h(){const w=r(47520);return h=function(){return w},
w}function O(){const w=r(67397);return O=function(){return w},w}const T=50,g=/^Merge pull request #\d+|\(#\d+\)$/;async function j(w,b){
const v=await(0,h().pastChanges)(w,b,T);return v.length===0||v.some(({subject:c})=>g.test(c))?void 0:(await(0,O().findDefaultBranch)(
w))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(L,i,r){Object.defineProperty(i,"__esModule",
{value:!0}),i.workflowAnswer=w;function h(){const e=r(92299);return h=function(){return e},e}function O(){const e=r(3219);
return O=function(){return e},e}function T(){const e=r(3733);return T=function(){return e},e}function g(){const e=r(3463);
return g=function(){return e},e}function j(){const e=r(95132);return j=function(){return e},e}async function w(e,a){const f=await(0,h().
findGate)(e),$=(0,h().lateGate)(f),M=l=>f.jobs.flatMap(m=>m.file===l&&v(m.job)?[m.job]:[]),o=(0,T().parseMapping)(a)??{},
d=[...f.files.values()].filter(l=>f.jobs.some(m=>m.file===l));return{paths:d.map(({path:l})=>l),...$&&{late:(0,j().describe)(
(0,j().finding)("gate-runs-late",$))},lacks:d.flatMap(l=>b(l.value??{},M(l),o).map(m=>({path:l.path,...m})))}}function b(e,a,f){
const[$={}]=(0,T().jobsOf)({value:f}).values(),M=a.flatMap(o=>{const[d,l]=[{...e,...o},{...f,...$}];return[...n(l.on,d.on),
...y(l.permissions,d.permissions),...c(l.concurrency,d.concurrency,u(d.on)),...t(l,d)]});return[...new Map(M.map(o=>[o.key,
o])).values()]}function v(e){const a=(0,T().stepsOf)(e).filter(f=>O().GATE.test((0,g().textIn)(f,"uses")));return e.uses===
void 0&&a.every(f=>A(f)==="gate")}function A(e){return(0,g().textIn)((0,g().objectIn)(e.with),"mode")||"gate"}function c(e,a,f){
const{group:$,"cancel-in-progress":M=!1}=(0,g().objectIn)(a);if(M===!1)return[];const o=f.has("pull_request_review")&&!/github\.event_name/.
test(String($)),d=p("pull_request",f.get("pull_request")).includes("edited"),l=(0,g().textIn)((0,g().objectIn)(e),"cance\
l-in-progress");return[[o,"group","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[d&&l!==
""&&!/github\.event\.action/.test(String(M)),"cancel-in-progress",`Set it to \`${l}\`; a new description ends the run of \
a push.`]].flatMap(([I,C,E])=>I?[{key:`concurrency.${C}`,what:E}]:[])}function n(e,a){const f=u(a);return[...u(e)].flatMap(
([$,M])=>{const o=`on.${$}`,d=f.get($),l=$==="push"?": the last changes came without a pull request":"";if(d===void 0)return[
{key:o,what:`Add the event \`${$}\`${l}.`}];const m=p($,d),I=p($,M).filter(C=>!m.includes(C));return[...I.length>0?[{key:`${o}\
.types`,what:`Add the types \`${I.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(C=>C in(0,g().objectIn)(d)).
map(C=>({key:`${o}.${C}`,what:"Remove the filter."}))]})}function u(e){return(0,g().isMapping)(e)?new Map(Object.entries(
e).map(([a,f])=>[a,f??{}])):new Map([e??[]].flat().map(a=>[String(a),{}]))}function p(e,a){const{types:f}=(0,g().objectIn)(
a);return f!==void 0?[f].flat().map(String):/^pull_request(?:_target)?$/.test(e)?["opened","synchronize","reopened"]:[]}
const s=["none","read","write"];function y(e,a){const f=typeof a=="string"?a.replace("-all",""):void 0,$=M=>s.indexOf(f??
((0,g().textIn)((0,g().objectIn)(a),M)||"none"));return Object.entries((0,g().objectIn)(e)).flatMap(([M,o])=>$(M)<s.indexOf(
String(o))?[{key:`permissions.${M}`,what:`Add \`${M}: ${o}\` to \`permissions\`.`}]:[])}const P=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function t(e,a){const f=d=>(0,g().textIn)(d,"uses").split("@")[0]??"",$=(0,T().stepsOf)(a),M=$.filter(d=>O().GATE.test(f(
d))),o=M.length===0||M.some(d=>"prepare"in(0,g().objectIn)(d.with))||$.some(d=>P.test((0,g().textIn)(d,"run")));return(0,T().
stepsOf)(e).flatMap(d=>{const l=f(d);if(!O().GATE.test(l))return l===""||$.some(S=>f(S)===l)?[]:[{key:`steps.${l}`,what:`\
Add a step with \`${l}\`.`}];const m=(0,g().textIn)((0,g().objectIn)(d.with),"prepare").trim();return m===""||o?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${m.replaceAll(`
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
