"use strict";exports.id=5744,exports.ids=[5744,8808],exports.modules={3273:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.doctorVerb=void 0;function n(){const t=r(63314);return n=function(){return t},t}function w(){const t=r(48741);return w=
function(){return t},t}function m(){const t=r(67397);return m=function(){return t},t}function v(){const t=r(7360);return v=
function(){return t},t}function g(){const t=r(70138);return g=function(){return t},t}function T(){const t=r(49232);return T=
function(){return t},t}function M(){const t=r(82256);return M=function(){return t},t}const R=(t,a)=>new(n()).Command("do\
ctor").option(...M().REPO_OPTION).option(...M().POLICY_OPTION).addOption((0,M().formatOption)()).option("--verbose","sho\
w every problem").action(async f=>{await c(f,t),a(0)});p.doctorVerb=R;async function c(t,a){await(0,M().inRepository)(t,
a,async f=>{const{env:u,platform:O,signal:o}=a,h=await(0,T().policyFor)(t,a,(0,w().folderTree)(f.directory)),[b]=await(0,m().
lookUpCommits)(f,["HEAD"]),S={repository:f,policy:h,head:b,env:u,platform:O,signal:o},e=await(0,v().examine)(S),i=()=>(0,g().
renderDoctor)(e,(0,T().policyName)(h),(0,M().textOptions)(t,a));(0,M().printAnswer)(e,i,t.format,a)})}},92342:function(D,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.NOBODY=void 0,p.privilegesFor=v;function n(){const g=r(14495);return n=
function(){return g},g}const w=p.NOBODY={uid:65534,gid:65534},m=["sudo","-n","--","env","-i",`PATH=${n().SYSTEM_PATH}`];
function v(g,T){const M=T.uid===0,R=M?w:{uid:T.uid,gid:T.gid},c={user:R,runsAs:R,adopt:M,overlay:["redirect_dir=on",...M?
["metacopy=on"]:[]]},t=["unshare","--mount"];return g.uid===0?[{name:"root",newMounts:t,...c}]:[{name:"sudo",newMounts:[
...m,...t],...c},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:g,adopt:!1,overlay:[
"userxattr"]}]}},11863:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.configuresTool=N,p.replacesAudited=
o,p.takenFor=O;function n(){const s=r(76760);return n=function(){return s},s}function w(){const s=r(41330);return w=function(){
return s},s}function m(){const s=r(95244);return m=function(){return s},s}function v(){const s=r(39491);return v=function(){
return s},s}const g=["",".js",".json",".node"],T=new Set(["package.json",".npmrc"]),M=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,
R=/(?:^|\/)\.git(?:\/|$)/,c=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
t=/\.(?:gch|pch|local)$/,a=/\.d\.[cm]?ts$/i,f=/^(?:index|__init__|__main__|init|mod|main)\./,u=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function O(s){const $=e(s),P=E=>E===""||s.look(E)?.kind==="directory";return E=>{if(M.test(E)||R.test(E)||o(E,B=>s.look(
B)!==void 0))return!0;const F=y(E);if(F!==void 0&&P(F))return!0;const x=u.exec(E);if(x){const[,B="",L]=x;return L===void 0?
P(B):$(B).has(L)}const[I,C]=[(0,v().folderOf)(E),n().posix.basename(E)];return P(I)?h(C)||S(C,$(I)):(h(C)||T.has(C))&&$(
(0,v().folderOf)(I)).has(n().posix.basename(I))}}function o(s,$){return T.has(n().posix.basename(s))?$(n().posix.dirname(
s)):g.some((P,E)=>{if(!s.endsWith(P))return!1;const F=s.slice(0,s.length-P.length);return[...g.slice(E+1),...P===""?[]:[
""]].some(I=>$(F+I))})}function h(s){return f.test(s)&&b(s)}function b(s){return c.test(s)&&!a.test(s)}function S(s,$){return t.
test(s)?$.has(s.replace(t,"")):(i(s)===s||b(s))&&$.has(i(s))}function e(s){const $=new Map;return P=>{const E=()=>s.list(
P).map(x=>n().posix.basename(x)),F=$.get(P)??new Set(E().flatMap(x=>[x,i(x)]));return $.set(P,F),F}}function i(s){return n().
posix.parse(s).name}const l=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],d=[...l,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],j=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,k=(0,w().default)(d,{dot:!0}),
A=(0,w().default)(l,{dot:!0});function N(s,$){return A(n().posix.basename(s))&&$(n().posix.dirname(s))}function y(s){const $=j.
exec(s);if($)return $[1]??"";const P=n().posix.basename(s);return k(P)||(0,m().isPackageFile)(P)&&!T.has(P)?(0,v().folderOf)(
s):void 0}},4147:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.doctorSchema=p.DOCTOR_VERSION=void 0;
function n(){const g=r(7723);return n=function(){return g},g}function w(){const g=r(41095);return w=function(){return g},
g}const m=p.DOCTOR_VERSION="4.2.0",v=p.doctorSchema=n().object({type:n().literal("Doctor"),schema_version:n().literal(m),
tool:n().object({name:n().literal("gene-gate"),version:n().string()}),head_sha:n().string().nullable().describe("Null wi\
thout a commit."),policy:n().object({source:n().enum(["default","base","file"]),profile:n().string(),enforce:n().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:n().string().exactOptional().describe("The last day \
of the reports.")}),lacks:n().array(n().object({key:n().string(),what:n().string()})).describe("What `gene-gate init` wo\
uld write for the assets as they are."),genes:n().object({stored:n().int().describe("How many genes the asset files have\
."),refused:n().int().describe("How many of them have a command that may not run.")}),agent_files:n().int().positive().exactOptional().
describe("How many files make agents and editors run commands; absent in a repository with assets."),programs:n().array(
n().object({name:n().string(),commands:n().int().positive().describe("How many commands start it."),path:n().string().nullable(),
private:n().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do\
 not see."),missing:n().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:w().
isolationSchema.describe("What this machine gives to commands."),workflow:n().object({paths:n().array(n().string()).describe(
"The workflows that run the gate."),late:n().object({message:n().string(),remedy:n().string()}).exactOptional().describe(
"What a change can decide about the gate before it starts."),lacks:n().array(n().object({path:n().string(),key:n().string(),
what:n().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of\
 `gene-gate doctor --format json`")},70138:function(D,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderDoctor=
m;function n(){const t=r(31626);return n=function(){return t},t}function w(){const t=r(94965);return w=function(){return t},
t}function m(t,a,f){const u=(0,n().layoutOf)(f);return(0,n().page)([v(t,a,u),t.lacks.flatMap(({key:O,what:o})=>(0,n().prose)(
u,"policy",`${O}: ${o}`,{label:"caution"})),g(t,u),R(t,u),c(t.workflow,u)])}function v({policy:t},a,f){const u=t.enforce_until===
void 0?"":` until ${t.enforce_until}`,O=t.enforce==="report"?`; it only reports${u}`:"";return(0,n().prose)(f,"policy",`${a}\
, profile ${t.profile}${O}`)}function g(t,a){const{stored:f,refused:u}=t.genes,{agent_files:O}=t;if(O!==void 0){const b=`\
none; pull requests show what agents and editors run because of ${(0,w().count)(O,"file")}`;return(0,n().prose)(a,"genes",
b)}const o=f===0?"none in an asset file; `assets.include` in the policy says where the gate looks":u===0?`${(0,w().count)(
f,"gene")}, whose commands may all run`:`${(0,w().count)(f,"gene")}, of which ${u} may not run; gene-gate check --all --\
no-run says why`,h=f>0&&u===0?{}:{label:"caution"};return(0,n().prose)(a,"genes",o,h)}const T={machine:"not on PATH",dependencies:"\
not in node_modules; install the dependencies"},M="contained commands see little else of your home. If it fails there, i\
nstall it in a directory of the system, such as /usr/local.";function R({programs:t,containment:a},f){const{level:u,description:O,
downgrades:o=[]}=a;return[...t.flatMap(({name:h,commands:b,path:S,missing:e,private:i})=>{const l=e?T[e]:i?`${S}; ${M}`:
S,d=e?{label:"bad"}:{},j=`${h}, for ${(0,w().count)(b,"command")}: ${l}`;return(0,n().prose)(f,e?"missing":"program",j,d)}),
...(0,n().prose)(f,"contained",`${u}: ${O}`,{label:u==="namespaces"?"good":"caution"}),...f.verbose?o.flatMap(({from:h,reason:b})=>(0,n().
prose)(f,"",`${h}: ${b}`)):[]]}function c({paths:t,late:a,lacks:f},u){return t.length===0?(0,n().prose)(u,"workflow","no\
 workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,n().prose)(u,"workflow",t.join(", ")),...a?
(0,n().prose)(u,"late",`${a.message} ${a.remedy}`,{label:"caution"}):[],...f.flatMap(({path:O,key:o,what:h})=>{const b=t.
length>1?`${O}: `:"";return(0,n().prose)(u,"lacks",`${b}${o}: ${h}`,{label:"caution"})})]}},7360:function(D,p,r){Object.
defineProperty(p,"__esModule",{value:!0}),p.examine=f;function n(){const o=r(38863);return n=function(){return o},o}function w(){
const o=r(54062);return w=function(){return o},o}function m(){const o=r(48741);return m=function(){return o},o}function v(){
const o=r(9436);return v=function(){return o},o}function g(){const o=r(4147);return g=function(){return o},o}function T(){
const o=r(63512);return T=function(){return o},o}function M(){const o=r(46478);return M=function(){return o},o}function R(){
const o=r(50380);return R=function(){return o},o}function c(){const o=r(12319);return c=function(){return o},o}function t(){
const o=r(20261);return t=function(){return o},o}function a(){const o=r(17493);return a=function(){return o},o}async function f(o){
const{repository:h,policy:b,head:S,env:e,signal:i}=o,{directory:l}=h,d=new Date,{profile:j}=b.policy,k=(0,w().enforcementOn)(
(0,v().dayOf)(d),b.policy.enforce),A=S===void 0?void 0:await(0,R().auditPresent)(o,S),N=A?.audit.genes??[],y=A&&await(0,T().
firstPolicy)(A,b.policy,d),s=await(0,M().machineAnswer)(N,{directory:l,env:e,signal:i,policy:b.policy});return{type:"Doc\
tor",schema_version:g().DOCTOR_VERSION,tool:{...n().TOOL},head_sha:S??null,policy:{source:b.source,profile:j,enforce:k.mode,
..."until"in k&&{enforce_until:k.until}},lacks:y?O(y):[],genes:{stored:N.length,refused:N.filter(u).length},...y&&y.agentFiles.
length>0&&{agent_files:y.agentFiles.length},...s,workflow:await(0,t().workflowAnswer)((0,m().folderTree)(l),(0,a().workflowFor)(
{pushed:S===void 0?void 0:await(0,c().pushedBranch)(h,S),...y&&{prepare:y.prepare}}))}}function u({commands:o}){return o.
some(({verdict:h})=>h==="block")}function O({stores:o,include:h,programs:b,exceedsCap:S}){return[...o.map(({path:e,root:i})=>({
key:"stores",what:`Say where the commands of \`${e}\` run; now it is \`${i}\`.`})),...h.map(e=>({key:"assets.include",what:`\
Add \`${e}\`, which has genes and is not audited.`})),...b.map(e=>({key:"programs",what:`Add \`${e}\`, which commands of \
stored genes start.`})),...S?[{key:"blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}},46478:function(D,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.machineAnswer=T;function n(){const c=r(6470);return n=function(){return c},
c}function w(){const c=r(60670);return w=function(){return c},c}function m(){const c=r(10582);return m=function(){return c},
c}function v(){const c=r(32223);return v=function(){return c},c}function g(){const c=r(46282);return g=function(){return c},
c}async function T(c,{directory:t,env:a,policy:f,signal:u}){const O=M(c),o=[...O.values()].flatMap(({tool:i,name:l})=>i?
[]:[l]),h=(0,v().privateFolders)(a),b=await(0,g().findPrograms)({path:a.PATH??"",checkout:t,names:o}),{isolation:S,close:e}=await(0,w().
chooseBackend)({programs:b,checkout:t,outputBytes:f.limits.output_bytes,limits:(0,m().limitsOn)((0,m().thisMachine)(),f.
limits,1),requested:"auto",network:f.network==="allow",folders:h,signal:u});return await e(),{programs:[...O.values()].map(
i=>R(i,b,h)),containment:S}}function M(c){const t=new Map;for(const{reading:a,verdict:f}of c.flatMap(({commands:u})=>u)){
const u=a.invocation?.program??a.argv?.[0];if(f==="block"||u===void 0)continue;const O=(0,n().toolOf)(a),o=O?.name??u,h=JSON.
stringify([o,O!==void 0]),b=(t.get(h)?.commands??0)+1;t.set(h,{name:o,commands:b,...O&&{tool:{path:O.path}}})}return t}function R({
name:c,commands:t,tool:a},{node:f,npm:u,npx:O,machine:o},h){const b=new Map(Object.entries({node:f,npm:u,npx:O})),S=a?void 0:
o.get(c)?.file,e=a?a.path:b.get(c)?.file??S,i=S!==void 0&&h.some(l=>(0,g().isInside)(l,S));return e!==void 0?{name:c,commands:t,
path:e,...i&&{private:!0}}:{name:c,commands:t,path:null,missing:a?"dependencies":"machine"}}},20261:function(D,p,r){Object.
defineProperty(p,"__esModule",{value:!0}),p.workflowAnswer=T;function n(){const e=r(39500);return n=function(){return e},
e}function w(){const e=r(52848);return w=function(){return e},e}function m(){const e=r(3733);return m=function(){return e},
e}function v(){const e=r(3463);return v=function(){return e},e}function g(){const e=r(95132);return g=function(){return e},
e}async function T(e,i){const l=await(0,m().readWorkflows)(e),d=await(0,w().findGateUses)(e,l),{jobs:j}=d,k=(0,n().lateGate)(
d),A=l.filter(({path:y})=>j.has(y)),N=(0,m().parseMapping)(i)??{};return{paths:A.map(({path:y})=>y),...k&&{late:(0,g().describe)(
(0,g().finding)("gate-runs-late",{...k}))},lacks:A.flatMap(y=>M(y,j.get(y.path)??new Map,N))}}function M(e,i,l){const[d={}]=(0,m().
jobsOf)({value:l}).values(),j=[...(0,m().jobsOf)(e)].filter(([y,s])=>i.has(y)&&c(s));if(j.length===0)return[];const{value:k={}}=e,
A=[...t(l.on,k.on),...j.flatMap(([,y])=>[...O(d.permissions??l.permissions,y.permissions??k.permissions),...R(k.on,y.concurrency??
k.concurrency),...h(d,y)])];return[...new Map(A.map(y=>[y.key,y])).values()].map(y=>({path:e.path,...y}))}function R(e,i){
if(!(0,v().isMapping)(i)||!(0,m().eventsOf)(e).has("pull_request_review"))return[];const{group:l,"cancel-in-progress":d=!1}=i;
return d===!1||/github\.event_name/.test(String(l))?[]:[{key:"concurrency.group",what:"Add `${{ github.event_name }}` to\
 the group; a review ends the run of a push."}]}function c(e){const i=(0,m().stepsOf)(e).flatMap(({uses:l,with:d})=>typeof l==
"string"&&w().GATE.test(l)?[(0,v().isMapping)(d)?d:{}]:[]);return e.uses===void 0&&i.every(({mode:l="gate"})=>l==="gate")}
function t(e,i){const l=(0,m().eventsOf)(i);return[...(0,m().eventsOf)(e)].flatMap(([d,j])=>{const k=`on.${d}`,A=l.get(d),
N=d==="push"?": the last changes came without a pull request":"";if(A===void 0)return[{key:k,what:`Add the event \`${d}\`${N}\
.`}];const y=f(d,A),s=f(d,j).filter($=>!y.includes($));return[...s.length>0?[{key:`${k}.types`,what:`Add the types \`${s.
join("`, `")}\`.`}]:[],...a.filter($=>(0,v().isMapping)(A)&&$ in A).map($=>({key:`${k}.${$}`,what:"Remove the filter."}))]})}
const a=["paths","paths-ignore"];function f(e,i){const l=(0,v().isMapping)(i)?i.types:void 0;return l!==void 0?[l].flat().
map(String):/^pull_request(?:_target)?$/.test(e)?["opened","synchronize","reopened"]:[]}const u=["none","read","write"];
function O(e,i){if(!(0,v().isMapping)(e))return[];const l=j=>u.indexOf(o(i,j));return Object.entries(e).filter(([j,k])=>l(
j)<u.indexOf(String(k))).map(([j,k])=>({key:`permissions.${j}`,what:`Add \`${j}: ${k}\` to \`permissions\`.`}))}function o(e,i){
return typeof e=="string"?e.replace("-all",""):(0,v().isMapping)(e)?String(e[i]??"none"):"none"}function h(e,i){const l=(0,m().
stepsOf)(i).filter(({uses:d})=>typeof d=="string");return(0,m().stepsOf)(e).flatMap(({uses:d,with:j})=>{const[k=""]=String(
d??"").split("@");return w().GATE.test(k)?S(j,i):k===""||l.some(A=>String(A.uses).split("@")[0]===k)?[]:[{key:`steps.${k}`,
what:`Add a step with \`${k}\`.`}]})}const b=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function S(e,i){const l=(0,v().
isMapping)(e)?String(e.prepare??"").trim():"",d=(0,m().stepsOf)(i),j=d.filter(({uses:s})=>typeof s=="string"&&w().GATE.test(
s)),k=j.some(({with:s})=>(0,v().isMapping)(s)&&"prepare"in s),A=d.some(({run:s})=>typeof s=="string"&&b.test(s));return l===
""||j.length===0||k||A?[]:[{key:"with.prepare",what:`Set \`prepare: ${l.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}}};
