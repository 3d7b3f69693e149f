"use strict";exports.id=744,exports.ids=[744,808],exports.modules={3273:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.doctorVerb=void 0;function n(){const t=r(63314);return n=function(){return t},t}function k(){const t=r(48741);return k=
function(){return t},t}function S(){const t=r(67397);return S=function(){return t},t}function v(){const t=r(7360);return v=
function(){return t},t}function a(){const t=r(70138);return a=function(){return t},t}function T(){const t=r(49232);return T=
function(){return t},t}function A(){const t=r(82256);return A=function(){return t},t}const N=(t,i)=>new(n()).Command("do\
ctor").option(...A().REPO_OPTION).option(...A().POLICY_OPTION).addOption((0,A().formatOption)()).option("--verbose","sho\
w every problem").action(async u=>{await c(u,t),i(0)});p.doctorVerb=N;async function c(t,i){await(0,A().inRepository)(t,
i,async u=>{const{env:l,platform:h,signal:e}=i,y=await(0,T().policyFor)(t,i,(0,k().folderTree)(u.directory)),[O]=await(0,S().
lookUpCommits)(u,["HEAD"]),P={repository:u,policy:y,head:O,env:l,platform:h,signal:e},M=await(0,v().examine)(P),E=()=>(0,a().
renderDoctor)(M,(0,T().policyName)(y),(0,A().textOptions)(t,i));(0,A().printAnswer)(M,E,t.format,i)})}},92342:function(D,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.NOBODY=void 0,p.privilegesFor=v;function n(){const a=r(14495);return n=
function(){return a},a}const k=p.NOBODY={uid:65534,gid:65534},S=["sudo","-n","--","env","-i",`PATH=${n().SYSTEM_PATH}`];
function v(a,T){const A=T.uid===0,N=A?k:{uid:T.uid,gid:T.gid},c={user:N,runsAs:N,adopt:A,overlay:["redirect_dir=on",...A?
["metacopy=on"]:[]]},t=["unshare","--mount"];return a.uid===0?[{name:"root",newMounts:t,...c}]:[{name:"sudo",newMounts:[
...S,...t],...c},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:a,adopt:!1,overlay:[
"userxattr"]}]}},11863:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.configuresTool=b,p.replacesAudited=
e,p.takenFor=h;function n(){const s=r(76760);return n=function(){return s},s}function k(){const s=r(41330);return k=function(){
return s},s}function S(){const s=r(95244);return S=function(){return s},s}function v(){const s=r(39491);return v=function(){
return s},s}const a=["",".js",".json",".node"],T=new Set(["package.json",".npmrc"]),A=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,
N=/(?:^|\/)\.git(?:\/|$)/,c=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
t=/\.(?:gch|pch|local)$/,i=/\.d\.[cm]?ts$/i,u=/^(?:index|__init__|__main__|init|mod|main)\./,l=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function h(s){const g=M(s),w=R=>R===""||s.look(R)?.kind==="directory";return R=>{if(A.test(R)||N.test(R)||e(R,B=>s.look(
B)!==void 0))return!0;const I=j(R);if(I!==void 0&&w(I))return!0;const x=l.exec(R);if(x){const[,B="",L]=x;return L===void 0?
w(B):g(B).has(L)}const[F,C]=[(0,v().folderOf)(R),n().posix.basename(R)];return w(F)?y(C)||P(C,g(F)):(y(C)||T.has(C))&&g(
(0,v().folderOf)(F)).has(n().posix.basename(F))}}function e(s,g){return T.has(n().posix.basename(s))?g(n().posix.dirname(
s)):a.some((w,R)=>{if(!s.endsWith(w))return!1;const I=s.slice(0,s.length-w.length);return[...a.slice(R+1),...w===""?[]:[
""]].some(F=>g(I+F))})}function y(s){return u.test(s)&&O(s)}function O(s){return c.test(s)&&!i.test(s)}function P(s,g){return t.
test(s)?g.has(s.replace(t,"")):(E(s)===s||O(s))&&g.has(E(s))}function M(s){const g=new Map;return w=>{const R=()=>s.list(
w).map(x=>n().posix.basename(x)),I=g.get(w)??new Set(R().flatMap(x=>[x,E(x)]));return g.set(w,I),I}}function E(s){return n().
posix.parse(s).name}const o=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],d=[...o,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],f=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,m=(0,k().default)(d,{dot:!0}),
$=(0,k().default)(o,{dot:!0});function b(s,g){return $(n().posix.basename(s))&&g(n().posix.dirname(s))}function j(s){const g=f.
exec(s);if(g)return g[1]??"";const w=n().posix.basename(s);return m(w)||(0,S().isPackageFile)(w)&&!T.has(w)?(0,v().folderOf)(
s):void 0}},4147:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.doctorSchema=p.DOCTOR_VERSION=void 0;
function n(){const a=r(7723);return n=function(){return a},a}function k(){const a=r(41095);return k=function(){return a},
a}const S=p.DOCTOR_VERSION="1.0.0",v=p.doctorSchema=n().object({type:n().literal("Doctor"),schema_version:n().literal(S),
tool:n().object({name:n().literal("gene-gate"),version:n().string()}),head_sha:n().string().nullable().describe("Null wi\
thout a commit."),policy:n().object({source:n().enum(["default","base","file"]),profile:n().string(),enforce:n().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:n().string().exactOptional().describe("The last day \
of the reports.")}),lacks:n().array(n().object({key:n().string(),what:n().string()})).describe("What `gene-gate init` wo\
uld write for the assets as they are."),genes:n().object({stored:n().int().describe("How many genes the asset files have\
."),refused:n().int().describe("How many of them have a command that may not run.")}),agent_files:n().int().positive().exactOptional().
describe("How many files make agents and editors run commands; absent in a repository with assets."),programs:n().array(
n().object({name:n().string(),commands:n().int().positive().describe("How many commands start it."),path:n().string().nullable(),
private:n().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do\
 not see."),missing:n().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:k().
isolationSchema.describe("What this machine gives to commands."),workflow:n().object({paths:n().array(n().string()).describe(
"The workflows that run the gate."),late:n().object({message:n().string(),remedy:n().string()}).exactOptional().describe(
"What a change can decide about the gate before it starts."),lacks:n().array(n().object({path:n().string(),key:n().string(),
what:n().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of\
 `gene-gate doctor --format json`")},70138:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderDoctor=
S;function n(){const t=r(31626);return n=function(){return t},t}function k(){const t=r(94965);return k=function(){return t},
t}function S(t,i,u){const l=(0,n().layoutOf)(u);return(0,n().page)([v(t,i,l),t.lacks.flatMap(({key:h,what:e})=>(0,n().prose)(
l,"policy",`${h}: ${e}`,{label:"caution"})),a(t,l),N(t,l),c(t.workflow,l)])}function v({policy:t},i,u){const l=t.enforce_until===
void 0?"":` until ${t.enforce_until}`,h=t.enforce==="report"?`; it only reports${l}`:"";return(0,n().prose)(u,"policy",`${i}\
, profile ${t.profile}${h}`)}function a(t,i){const{stored:u,refused:l}=t.genes,{agent_files:h}=t;if(h!==void 0){const O=`\
none; pull requests show what agents and editors run because of ${(0,k().count)(h,"file")}`;return(0,n().prose)(i,"genes",
O)}const e=u===0?"none in an asset file; `assets.include` in the policy says where the gate looks":l===0?`${(0,k().count)(
u,"gene")}, whose commands may all run`:`${(0,k().count)(u,"gene")}, of which ${l} may not run; gene-gate check --all --\
no-run says why`,y=u>0&&l===0?{}:{label:"caution"};return(0,n().prose)(i,"genes",e,y)}const T={machine:"not on PATH",dependencies:"\
not in node_modules; install the dependencies"},A="contained commands see little else of your home. If it fails there, i\
nstall it in a directory of the system, such as /usr/local.";function N({programs:t,containment:i},u){const{level:l,description:h,
downgrades:e=[]}=i;return[...t.flatMap(({name:y,commands:O,path:P,missing:M,private:E})=>{const o=M?T[M]:E?`${P}; ${A}`:
P,d=M?{label:"bad"}:{},f=`${y}, for ${(0,k().count)(O,"command")}: ${o}`;return(0,n().prose)(u,M?"missing":"program",f,d)}),
...(0,n().prose)(u,"contained",`${l}: ${h}`,{label:l==="namespaces"?"good":"caution"}),...u.verbose?e.flatMap(({from:y,reason:O})=>(0,n().
prose)(u,"",`${y}: ${O}`)):[]]}function c({paths:t,late:i,lacks:u},l){return t.length===0?(0,n().prose)(l,"workflow","no\
 workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,n().prose)(l,"workflow",t.join(", ")),...i?
(0,n().prose)(l,"late",`${i.message} ${i.remedy}`,{label:"caution"}):[],...u.flatMap(({path:h,key:e,what:y})=>{const O=t.
length>1?`${h}: `:"";return(0,n().prose)(l,"lacks",`${O}${e}: ${y}`,{label:"caution"})})]}},7360:function(D,p,r){Object.
defineProperty(p,"__esModule",{value:!0}),p.examine=u;function n(){const e=r(38863);return n=function(){return e},e}function k(){
const e=r(54062);return k=function(){return e},e}function S(){const e=r(48741);return S=function(){return e},e}function v(){
const e=r(9436);return v=function(){return e},e}function a(){const e=r(4147);return a=function(){return e},e}function T(){
const e=r(63512);return T=function(){return e},e}function A(){const e=r(46478);return A=function(){return e},e}function N(){
const e=r(50380);return N=function(){return e},e}function c(){const e=r(12319);return c=function(){return e},e}function t(){
const e=r(20261);return t=function(){return e},e}function i(){const e=r(17493);return i=function(){return e},e}async function u(e){
const{repository:y,policy:O,head:P,env:M,signal:E}=e,{directory:o}=y,d=new Date,{profile:f}=O.policy,m=(0,k().enforcementOn)(
(0,v().dayOf)(d),O.policy.enforce),$=P===void 0?void 0:await(0,N().auditPresent)(e,P),b=$?.audit.genes??[],j=$&&await(0,T().
firstPolicy)($,O.policy,d),s=await(0,A().machineAnswer)(b,{directory:o,env:M,signal:E,policy:O.policy});return{type:"Doc\
tor",schema_version:a().DOCTOR_VERSION,tool:{...n().TOOL},head_sha:P??null,policy:{source:O.source,profile:f,enforce:m.mode,
..."until"in m&&{enforce_until:m.until}},lacks:j?h(j):[],genes:{stored:b.length,refused:b.filter(l).length},...j&&j.agentFiles.
length>0&&{agent_files:j.agentFiles.length},...s,workflow:await(0,t().workflowAnswer)((0,S().folderTree)(o),(0,i().workflowFor)(
{pushed:P===void 0?void 0:await(0,c().pushedBranch)(y,P),...j&&{prepare:j.prepare}}))}}function l({commands:e}){return e.
some(({verdict:y})=>y==="block")}function h({stores:e,include:y,programs:O,exceedsCap:P}){return[...e.map(({path:M,root:E})=>({
key:"stores",what:`Say where the commands of \`${M}\` run; now it is \`${E}\`.`})),...y.map(M=>({key:"assets.include",what:`\
Add \`${M}\`, which has genes and is not audited.`})),...O.map(M=>({key:"programs",what:`Add \`${M}\`, which commands of \
stored genes start.`})),...P?[{key:"blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}},46478:function(D,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.machineAnswer=T;function n(){const c=r(6470);return n=function(){return c},
c}function k(){const c=r(60670);return k=function(){return c},c}function S(){const c=r(10582);return S=function(){return c},
c}function v(){const c=r(32223);return v=function(){return c},c}function a(){const c=r(46282);return a=function(){return c},
c}async function T(c,{directory:t,env:i,policy:u,signal:l}){const h=A(c),e=[...h.values()].flatMap(({tool:E,name:o})=>E?
[]:[o]),y=(0,v().privateFolders)(i),O=await(0,a().findPrograms)({path:i.PATH??"",checkout:t,names:e}),{isolation:P,close:M}=await(0,k().
chooseBackend)({programs:O,checkout:t,outputBytes:u.limits.output_bytes,limits:(0,S().limitsOn)((0,S().thisMachine)(),u.
limits,1),requested:"auto",network:u.network==="allow",folders:y,signal:l});return await M(),{programs:[...h.values()].map(
E=>N(E,O,y)),containment:P}}function A(c){const t=new Map;for(const{reading:i,verdict:u}of c.flatMap(({commands:l})=>l)){
const l=i.invocation?.program??i.argv?.[0];if(u==="block"||l===void 0)continue;const h=(0,n().toolOf)(i),e=h?.name??l,y=JSON.
stringify([e,h!==void 0]),O=(t.get(y)?.commands??0)+1;t.set(y,{name:e,commands:O,...h&&{tool:{path:h.path}}})}return t}function N({
name:c,commands:t,tool:i},{node:u,npm:l,npx:h,machine:e},y){const O=new Map(Object.entries({node:u,npm:l,npx:h})),P=i?void 0:
e.get(c)?.file,M=i?i.path:O.get(c)?.file??P,E=P!==void 0&&y.some(o=>(0,a().isInside)(o,P));return M!==void 0?{name:c,commands:t,
path:M,...E&&{private:!0}}:{name:c,commands:t,path:null,missing:i?"dependencies":"machine"}}},20261:function(D,p,r){Object.
defineProperty(p,"__esModule",{value:!0}),p.workflowAnswer=A;function n(){const o=r(92299);return n=function(){return o},
o}function k(){const o=r(63027);return k=function(){return o},o}function S(){const o=r(3219);return S=function(){return o},
o}function v(){const o=r(3733);return v=function(){return o},o}function a(){const o=r(3463);return a=function(){return o},
o}function T(){const o=r(95132);return T=function(){return o},o}async function A(o,d){const f=await(0,n().findGate)(o),m=(0,k().
lateGate)((0,k().readsOf)(f)),$=[...f.files.values()].filter(j=>f.jobsIn(j).length>0),b=(0,v().parseMapping)(d)??{};return{
paths:$.map(({path:j})=>j),...m&&{late:(0,T().describe)((0,T().finding)("gate-runs-late",m))},lacks:$.flatMap(j=>N(j,f.jobsIn(
j),b))}}function N(o,d,f){const[m={}]=(0,v().jobsOf)({value:f}).values(),$=[...(0,v().jobsOf)(o)].filter(([g,w])=>d.includes(
g)&&t(w));if($.length===0)return[];const{value:b={}}=o,j=[...i(f.on,b.on),...$.flatMap(([,g])=>[...y(m.permissions??f.permissions,
g.permissions??b.permissions),...c(b.on,g.concurrency??b.concurrency),...P(m,g)])];return[...new Map(j.map(g=>[g.key,g])).
values()].map(g=>({path:o.path,...g}))}function c(o,d){if(!(0,a().isMapping)(d)||!u(o).has("pull_request_review"))return[];
const{group:f,"cancel-in-progress":m=!1}=d;return m===!1||/github\.event_name/.test(String(f))?[]:[{key:"concurrency.gro\
up",what:"Add `${{ github.event_name }}` to the group; a review ends the run of a push."}]}function t(o){const d=(0,v().
stepsOf)(o).flatMap(({uses:f,with:m})=>typeof f=="string"&&S().GATE.test(f)?[(0,a().isMapping)(m)?m:{}]:[]);return o.uses===
void 0&&d.every(({mode:f="gate"})=>f==="gate")}function i(o,d){const f=u(d);return[...u(o)].flatMap(([m,$])=>{const b=`o\
n.${m}`,j=f.get(m),s=m==="push"?": the last changes came without a pull request":"";if(j===void 0)return[{key:b,what:`Ad\
d the event \`${m}\`${s}.`}];const g=h(m,j),w=h(m,$).filter(R=>!g.includes(R));return[...w.length>0?[{key:`${b}.types`,what:`\
Add the types \`${w.join("`, `")}\`.`}]:[],...l.filter(R=>(0,a().isMapping)(j)&&R in j).map(R=>({key:`${b}.${R}`,what:"R\
emove the filter."}))]})}function u(o){return(0,a().isMapping)(o)?new Map(Object.entries(o).map(([d,f])=>[d,f??{}])):new Map(
[o??[]].flat().map(d=>[String(d),{}]))}const l=["paths","paths-ignore"];function h(o,d){const f=(0,a().isMapping)(d)?d.types:
void 0;return f!==void 0?[f].flat().map(String):/^pull_request(?:_target)?$/.test(o)?["opened","synchronize","reopened"]:
[]}const e=["none","read","write"];function y(o,d){if(!(0,a().isMapping)(o))return[];const f=$=>e.indexOf(O(d,$));return Object.
entries(o).filter(([$,b])=>f($)<e.indexOf(String(b))).map(([$,b])=>({key:`permissions.${$}`,what:`Add \`${$}: ${b}\` to \`\
permissions\`.`}))}function O(o,d){return typeof o=="string"?o.replace("-all",""):(0,a().isMapping)(o)?String(o[d]??"non\
e"):"none"}function P(o,d){const f=(0,v().stepsOf)(d).filter(({uses:m})=>typeof m=="string");return(0,v().stepsOf)(o).flatMap(
({uses:m,with:$})=>{const[b=""]=String(m??"").split("@");return S().GATE.test(b)?E($,d):b===""||f.some(j=>String(j.uses).
split("@")[0]===b)?[]:[{key:`steps.${b}`,what:`Add a step with \`${b}\`.`}]})}const M=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function E(o,d){const f=(0,a().isMapping)(o)?String(o.prepare??"").trim():"",m=(0,v().stepsOf)(d),$=m.filter(({uses:w})=>typeof w==
"string"&&S().GATE.test(w)),b=$.some(({with:w})=>(0,a().isMapping)(w)&&"prepare"in w),j=m.some(({run:w})=>typeof w=="str\
ing"&&M.test(w));return f===""||$.length===0||b||j?[]:[{key:"with.prepare",what:`Set \`prepare: ${f.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}}};
