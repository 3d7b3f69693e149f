"use strict";exports.id=744,exports.ids=[744,808],exports.modules={3273:function(D,d,r){Object.defineProperty(d,"__esModule",{value:!0}),
d.doctorVerb=void 0;function n(){const t=r(63314);return n=function(){return t},t}function k(){const t=r(48741);return k=
function(){return t},t}function v(){const t=r(67397);return v=function(){return t},t}function w(){const t=r(7360);return w=
function(){return t},t}function g(){const t=r(70138);return g=function(){return t},t}function P(){const t=r(49232);return P=
function(){return t},t}function M(){const t=r(82256);return M=function(){return t},t}const E=(t,i)=>new(n()).Command("do\
ctor").option(...M().REPO_OPTION).option(...M().POLICY_OPTION).addOption((0,M().formatOption)()).option("--verbose","sho\
w every problem").action(async l=>{await c(l,t),i(0)});d.doctorVerb=E;async function c(t,i){await(0,M().inRepository)(t,
i,async l=>{const{env:u,platform:h,signal:s}=i,y=await(0,P().policyFor)(t,i,(0,k().folderTree)(l.directory)),[O]=await(0,v().
lookUpCommits)(l,["HEAD"]),S={repository:l,policy:y,head:O,env:u,platform:h,signal:s},$=await(0,w().examine)(S),e=()=>(0,g().
renderDoctor)($,(0,P().policyName)(y),(0,M().textOptions)(t,i));(0,M().printAnswer)($,e,t.format,i)})}},92342:function(D,d,r){
Object.defineProperty(d,"__esModule",{value:!0}),d.NOBODY=void 0,d.privilegesFor=w;function n(){const g=r(14495);return n=
function(){return g},g}const k=d.NOBODY={uid:65534,gid:65534},v=["sudo","-n","--","env","-i",`PATH=${n().SYSTEM_PATH}`];
function w(g,P){const M=P.uid===0,E=M?k:{uid:P.uid,gid:P.gid},c={user:E,runsAs:E,adopt:M,overlay:["redirect_dir=on",...M?
["metacopy=on"]:[]]},t=["unshare","--mount"];return g.uid===0?[{name:"root",newMounts:t,...c}]:[{name:"sudo",newMounts:[
...v,...t],...c},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:g,adopt:!1,overlay:[
"userxattr"]}]}},11863:function(D,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.configuresTool=R,d.replacesAudited=
s,d.takenFor=h;function n(){const o=r(76760);return n=function(){return o},o}function k(){const o=r(41330);return k=function(){
return o},o}function v(){const o=r(95244);return v=function(){return o},o}function w(){const o=r(39491);return w=function(){
return o},o}const g=["",".js",".json",".node"],P=new Set(["package.json",".npmrc"]),M=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,
E=/(?:^|\/)\.git(?:\/|$)/,c=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
t=/\.(?:gch|pch|local)$/,i=/\.d\.[cm]?ts$/i,l=/^(?:index|__init__|__main__|init|mod|main)\./,u=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function h(o){const m=$(o),A=N=>N===""||o.look(N)?.kind==="directory";return N=>{if(M.test(N)||E.test(N)||s(N,B=>o.look(
B)!==void 0))return!0;const I=T(N);if(I!==void 0&&A(I))return!0;const x=u.exec(N);if(x){const[,B="",L]=x;return L===void 0?
A(B):m(B).has(L)}const[F,C]=[(0,w().folderOf)(N),n().posix.basename(N)];return A(F)?y(C)||S(C,m(F)):(y(C)||P.has(C))&&m(
(0,w().folderOf)(F)).has(n().posix.basename(F))}}function s(o,m){return P.has(n().posix.basename(o))?m(n().posix.dirname(
o)):g.some((A,N)=>{if(!o.endsWith(A))return!1;const I=o.slice(0,o.length-A.length);return[...g.slice(N+1),...A===""?[]:[
""]].some(F=>m(I+F))})}function y(o){return l.test(o)&&O(o)}function O(o){return c.test(o)&&!i.test(o)}function S(o,m){return t.
test(o)?m.has(o.replace(t,"")):(e(o)===o||O(o))&&m.has(e(o))}function $(o){const m=new Map;return A=>{const N=()=>o.list(
A).map(x=>n().posix.basename(x)),I=m.get(A)??new Set(N().flatMap(x=>[x,e(x)]));return m.set(A,I),I}}function e(o){return n().
posix.parse(o).name}const a=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],f=[...a,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],p=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,j=(0,k().default)(f,{dot:!0}),
b=(0,k().default)(a,{dot:!0});function R(o,m){return b(n().posix.basename(o))&&m(n().posix.dirname(o))}function T(o){const m=p.
exec(o);if(m)return m[1]??"";const A=n().posix.basename(o);return j(A)||(0,v().isPackageFile)(A)&&!P.has(A)?(0,w().folderOf)(
o):void 0}},4147:function(D,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.doctorSchema=d.DOCTOR_VERSION=void 0;
function n(){const g=r(7723);return n=function(){return g},g}function k(){const g=r(41095);return k=function(){return g},
g}const v=d.DOCTOR_VERSION="1.0.0",w=d.doctorSchema=n().object({type:n().literal("Doctor"),schema_version:n().literal(v),
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
 `gene-gate doctor --format json`")},70138:function(D,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.renderDoctor=
v;function n(){const t=r(31626);return n=function(){return t},t}function k(){const t=r(94965);return k=function(){return t},
t}function v(t,i,l){const u=(0,n().layoutOf)(l);return(0,n().page)([w(t,i,u),t.lacks.flatMap(({key:h,what:s})=>(0,n().prose)(
u,"policy",`${h}: ${s}`,{label:"caution"})),g(t,u),E(t,u),c(t.workflow,u)])}function w({policy:t},i,l){const u=t.enforce_until===
void 0?"":` until ${t.enforce_until}`,h=t.enforce==="report"?`; it only reports${u}`:"";return(0,n().prose)(l,"policy",`${i}\
, profile ${t.profile}${h}`)}function g(t,i){const{stored:l,refused:u}=t.genes,{agent_files:h}=t;if(h!==void 0){const O=`\
none; pull requests show what agents and editors run because of ${(0,k().count)(h,"file")}`;return(0,n().prose)(i,"genes",
O)}const s=l===0?"none in an asset file; `assets.include` in the policy says where the gate looks":u===0?`${(0,k().count)(
l,"gene")}, whose commands may all run`:`${(0,k().count)(l,"gene")}, of which ${u} may not run; gene-gate check --all --\
no-run says why`,y=l>0&&u===0?{}:{label:"caution"};return(0,n().prose)(i,"genes",s,y)}const P={machine:"not on PATH",dependencies:"\
not in node_modules; install the dependencies"},M="contained commands see little else of your home. If it fails there, i\
nstall it in a directory of the system, such as /usr/local.";function E({programs:t,containment:i},l){const{level:u,description:h,
downgrades:s=[]}=i;return[...t.flatMap(({name:y,commands:O,path:S,missing:$,private:e})=>{const a=$?P[$]:e?`${S}; ${M}`:
S,f=$?{label:"bad"}:{},p=`${y}, for ${(0,k().count)(O,"command")}: ${a}`;return(0,n().prose)(l,$?"missing":"program",p,f)}),
...(0,n().prose)(l,"contained",`${u}: ${h}`,{label:u==="namespaces"?"good":"caution"}),...l.verbose?s.flatMap(({from:y,reason:O})=>(0,n().
prose)(l,"",`${y}: ${O}`)):[]]}function c({paths:t,late:i,lacks:l},u){return t.length===0?(0,n().prose)(u,"workflow","no\
 workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,n().prose)(u,"workflow",t.join(", ")),...i?
(0,n().prose)(u,"late",`${i.message} ${i.remedy}`,{label:"caution"}):[],...l.flatMap(({path:h,key:s,what:y})=>{const O=t.
length>1?`${h}: `:"";return(0,n().prose)(u,"lacks",`${O}${s}: ${y}`,{label:"caution"})})]}},7360:function(D,d,r){Object.
defineProperty(d,"__esModule",{value:!0}),d.examine=l;function n(){const s=r(38863);return n=function(){return s},s}function k(){
const s=r(54062);return k=function(){return s},s}function v(){const s=r(48741);return v=function(){return s},s}function w(){
const s=r(9436);return w=function(){return s},s}function g(){const s=r(4147);return g=function(){return s},s}function P(){
const s=r(63512);return P=function(){return s},s}function M(){const s=r(46478);return M=function(){return s},s}function E(){
const s=r(50380);return E=function(){return s},s}function c(){const s=r(12319);return c=function(){return s},s}function t(){
const s=r(20261);return t=function(){return s},s}function i(){const s=r(17493);return i=function(){return s},s}async function l(s){
const{repository:y,policy:O,head:S,env:$,signal:e}=s,{directory:a}=y,f=new Date,{profile:p}=O.policy,j=(0,k().enforcementOn)(
(0,w().dayOf)(f),O.policy.enforce),b=S===void 0?void 0:await(0,E().auditPresent)(s,S),R=b?.audit.genes??[],T=b&&await(0,P().
firstPolicy)(b,O.policy,f),o=await(0,M().machineAnswer)(R,{directory:a,env:$,signal:e,policy:O.policy});return{type:"Doc\
tor",schema_version:g().DOCTOR_VERSION,tool:{...n().TOOL},head_sha:S??null,policy:{source:O.source,profile:p,enforce:j.mode,
..."until"in j&&{enforce_until:j.until}},lacks:T?h(T):[],genes:{stored:R.length,refused:R.filter(u).length},...T&&T.agentFiles.
length>0&&{agent_files:T.agentFiles.length},...o,workflow:await(0,t().workflowAnswer)((0,v().folderTree)(a),(0,i().workflowFor)(
{pushed:S===void 0?void 0:await(0,c().pushedBranch)(y,S),...T&&{prepare:T.prepare}}))}}function u({commands:s}){return s.
some(({verdict:y})=>y==="block")}function h({stores:s,include:y,programs:O,exceedsCap:S}){return[...s.map(({path:$,root:e})=>({
key:"stores",what:`Say where the commands of \`${$}\` run; now it is \`${e}\`.`})),...y.map($=>({key:"assets.include",what:`\
Add \`${$}\`, which has genes and is not audited.`})),...O.map($=>({key:"programs",what:`Add \`${$}\`, which commands of \
stored genes start.`})),...S?[{key:"blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}},46478:function(D,d,r){
Object.defineProperty(d,"__esModule",{value:!0}),d.machineAnswer=P;function n(){const c=r(6470);return n=function(){return c},
c}function k(){const c=r(60670);return k=function(){return c},c}function v(){const c=r(10582);return v=function(){return c},
c}function w(){const c=r(32223);return w=function(){return c},c}function g(){const c=r(46282);return g=function(){return c},
c}async function P(c,{directory:t,env:i,policy:l,signal:u}){const h=M(c),s=[...h.values()].flatMap(({tool:e,name:a})=>e?
[]:[a]),y=(0,w().privateFolders)(i),O=await(0,g().findPrograms)({path:i.PATH??"",checkout:t,names:s}),{isolation:S,close:$}=await(0,k().
chooseBackend)({programs:O,checkout:t,outputBytes:l.limits.output_bytes,limits:(0,v().limitsOn)((0,v().thisMachine)(),l.
limits,1),requested:"auto",network:l.network==="allow",folders:y,signal:u});return await $(),{programs:[...h.values()].map(
e=>E(e,O,y)),containment:S}}function M(c){const t=new Map;for(const{reading:i,verdict:l}of c.flatMap(({commands:u})=>u)){
const u=i.invocation?.program??i.argv?.[0];if(l==="block"||u===void 0)continue;const h=(0,n().toolOf)(i),s=h?.name??u,y=JSON.
stringify([s,h!==void 0]),O=(t.get(y)?.commands??0)+1;t.set(y,{name:s,commands:O,...h&&{tool:{path:h.path}}})}return t}function E({
name:c,commands:t,tool:i},{node:l,npm:u,npx:h,machine:s},y){const O=new Map(Object.entries({node:l,npm:u,npx:h})),S=i?void 0:
s.get(c)?.file,$=i?i.path:O.get(c)?.file??S,e=S!==void 0&&y.some(a=>(0,g().isInside)(a,S));return $!==void 0?{name:c,commands:t,
path:$,...e&&{private:!0}}:{name:c,commands:t,path:null,missing:i?"dependencies":"machine"}}},20261:function(D,d,r){Object.
defineProperty(d,"__esModule",{value:!0}),d.workflowAnswer=P;function n(){const e=r(92299);return n=function(){return e},
e}function k(){const e=r(3219);return k=function(){return e},e}function v(){const e=r(3733);return v=function(){return e},
e}function w(){const e=r(3463);return w=function(){return e},e}function g(){const e=r(95132);return g=function(){return e},
e}async function P(e,a){const f=await(0,n().findGate)(e),p=(0,n().lateGate)(f),j=T=>f.jobs.flatMap(o=>o.file===T?[o.id]:
[]),b=[...f.files.values()].filter(T=>j(T).length>0),R=(0,v().parseMapping)(a)??{};return{paths:b.map(({path:T})=>T),...p&&
{late:(0,g().describe)((0,g().finding)("gate-runs-late",p))},lacks:b.flatMap(T=>M(T,j(T),R))}}function M(e,a,f){const[p={}]=(0,v().
jobsOf)({value:f}).values(),j=[...(0,v().jobsOf)(e)].filter(([o,m])=>a.includes(o)&&c(m));if(j.length===0)return[];const{
value:b={}}=e,R=[...t(f.on,b.on),...j.flatMap(([,o])=>[...s(p.permissions??f.permissions,o.permissions??b.permissions),...E(
b.on,o.concurrency??b.concurrency),...O(p,o)])];return[...new Map(R.map(o=>[o.key,o])).values()].map(o=>({path:e.path,...o}))}
function E(e,a){if(!(0,w().isMapping)(a)||!i(e).has("pull_request_review"))return[];const{group:f,"cancel-in-progress":p=!1}=a;
return p===!1||/github\.event_name/.test(String(f))?[]:[{key:"concurrency.group",what:"Add `${{ github.event_name }}` to\
 the group; a review ends the run of a push."}]}function c(e){const a=(0,v().stepsOf)(e).flatMap(({uses:f,with:p})=>typeof f==
"string"&&k().GATE.test(f)?[(0,w().isMapping)(p)?p:{}]:[]);return e.uses===void 0&&a.every(({mode:f="gate"})=>f==="gate")}
function t(e,a){const f=i(a);return[...i(e)].flatMap(([p,j])=>{const b=`on.${p}`,R=f.get(p),T=p==="push"?": the last cha\
nges came without a pull request":"";if(R===void 0)return[{key:b,what:`Add the event \`${p}\`${T}.`}];const o=u(p,R),m=u(
p,j).filter(A=>!o.includes(A));return[...m.length>0?[{key:`${b}.types`,what:`Add the types \`${m.join("`, `")}\`.`}]:[],
...l.filter(A=>(0,w().isMapping)(R)&&A in R).map(A=>({key:`${b}.${A}`,what:"Remove the filter."}))]})}function i(e){return(0,w().
isMapping)(e)?new Map(Object.entries(e).map(([a,f])=>[a,f??{}])):new Map([e??[]].flat().map(a=>[String(a),{}]))}const l=[
"paths","paths-ignore"];function u(e,a){const f=(0,w().isMapping)(a)?a.types:void 0;return f!==void 0?[f].flat().map(String):
/^pull_request(?:_target)?$/.test(e)?["opened","synchronize","reopened"]:[]}const h=["none","read","write"];function s(e,a){
if(!(0,w().isMapping)(e))return[];const f=j=>h.indexOf(y(a,j));return Object.entries(e).filter(([j,b])=>f(j)<h.indexOf(String(
b))).map(([j,b])=>({key:`permissions.${j}`,what:`Add \`${j}: ${b}\` to \`permissions\`.`}))}function y(e,a){return typeof e==
"string"?e.replace("-all",""):(0,w().isMapping)(e)?String(e[a]??"none"):"none"}function O(e,a){const f=(0,v().stepsOf)(a).
filter(({uses:p})=>typeof p=="string");return(0,v().stepsOf)(e).flatMap(({uses:p,with:j})=>{const[b=""]=String(p??"").split(
"@");return k().GATE.test(b)?$(j,a):b===""||f.some(R=>String(R.uses).split("@")[0]===b)?[]:[{key:`steps.${b}`,what:`Add \
a step with \`${b}\`.`}]})}const S=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function $(e,a){const f=(0,w().
isMapping)(e)?String(e.prepare??"").trim():"",p=(0,v().stepsOf)(a),j=p.filter(({uses:m})=>typeof m=="string"&&k().GATE.test(
m)),b=j.some(({with:m})=>(0,w().isMapping)(m)&&"prepare"in m),R=p.some(({run:m})=>typeof m=="string"&&S.test(m));return f===
""||j.length===0||b||R?[]:[{key:"with.prepare",what:`Set \`prepare: ${f.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}}};
