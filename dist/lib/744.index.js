"use strict";exports.id=744,exports.ids=[744,808],exports.modules={3273:function(A,i,s){Object.defineProperty(i,"__esModule",{value:!0}),
i.doctorVerb=void 0;function t(){const o=s(63314);return t=function(){return o},o}function f(){const o=s(48741);return f=
function(){return o},o}function y(){const o=s(67397);return y=function(){return o},o}function O(){const o=s(7360);return O=
function(){return o},o}function c(){const o=s(70138);return c=function(){return o},o}function w(){const o=s(49232);return w=
function(){return o},o}function l(){const o=s(82256);return l=function(){return o},o}const P=(o,a)=>new(t()).Command("do\
ctor").option(...l().REPO_OPTION).option(...l().POLICY_OPTION).addOption((0,l().formatOption)()).option("--verbose","sho\
w every problem").action(async m=>{await r(m,o),a(0)});i.doctorVerb=P;async function r(o,a){await(0,l().inRepository)(o,
a,async m=>{const{env:T,platform:j,signal:n}=a,u=await(0,w().policyFor)(o,a,(0,f().folderTree)(m.directory)),[d]=await(0,y().
lookUpCommits)(m,["HEAD"]),p={repository:m,policy:u,head:d,env:T,platform:j,signal:n},h=await(0,O().examine)(p),v=()=>(0,c().
renderDoctor)(h,(0,w().policyName)(u),(0,l().textOptions)(o,a));(0,l().printAnswer)(h,v,o.format,a)})}},92342:function(A,i,s){
Object.defineProperty(i,"__esModule",{value:!0}),i.NOBODY=void 0,i.privilegesFor=O;function t(){const c=s(14495);return t=
function(){return c},c}const f=i.NOBODY={uid:65534,gid:65534},y=["sudo","-n","--","env","-i",`PATH=${t().SYSTEM_PATH}`];
function O(c,w){const l=w.uid===0,P=l?f:{uid:w.uid,gid:w.gid},r={user:P,runsAs:P,adopt:l,overlay:["redirect_dir=on",...l?
["metacopy=on"]:[]]},o=["unshare","--mount"];return c.uid===0?[{name:"root",newMounts:o,...r}]:[{name:"sudo",newMounts:[
...y,...o],...r},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:c,adopt:!1,overlay:[
"userxattr"]}]}},11863:function(A,i,s){Object.defineProperty(i,"__esModule",{value:!0}),i.configuresTool=F,i.replacesAudited=
n,i.takenFor=j;function t(){const e=s(76760);return t=function(){return e},e}function f(){const e=s(41330);return f=function(){
return e},e}function y(){const e=s(95244);return y=function(){return e},e}function O(){const e=s(39491);return O=function(){
return e},e}const c=["",".js",".json",".node"],w=new Set(["package.json",".npmrc"]),l=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,
P=/(?:^|\/)\.git(?:\/|$)/,r=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
o=/\.(?:gch|pch|local)$/,a=/\.d\.[cm]?ts$/i,m=/^(?:index|__init__|__main__|init|mod|main)\./,T=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function j(e){const g=h(e),b=k=>k===""||e.look(k)?.kind==="directory";return k=>{if(l.test(k)||P.test(k)||n(k,I=>e.look(
I)!==void 0))return!0;const S=M(k);if(S!==void 0&&b(S))return!0;const N=T.exec(k);if(N){const[,I="",$]=N;return $===void 0?
b(I):g(I).has($)}const[D,C]=[(0,O().folderOf)(k),t().posix.basename(k)];return b(D)?u(C)||p(C,g(D)):(u(C)||w.has(C))&&g(
(0,O().folderOf)(D)).has(t().posix.basename(D))}}function n(e,g){return w.has(t().posix.basename(e))?g(t().posix.dirname(
e)):c.some((b,k)=>{if(!e.endsWith(b))return!1;const S=e.slice(0,e.length-b.length);return[...c.slice(k+1),...b===""?[]:[
""]].some(D=>g(S+D))})}function u(e){return m.test(e)&&d(e)}function d(e){return r.test(e)&&!a.test(e)}function p(e,g){return o.
test(e)?g.has(e.replace(o,"")):(v(e)===e||d(e))&&g.has(v(e))}function h(e){const g=new Map;return b=>{const k=()=>e.list(
b).map(N=>t().posix.basename(N)),S=g.get(b)??new Set(k().flatMap(N=>[N,v(N)]));return g.set(b,S),S}}function v(e){return t().
posix.parse(e).name}const x=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],B=[...x,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],L=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,R=(0,f().default)(B,{dot:!0}),
E=(0,f().default)(x,{dot:!0});function F(e,g){return E(t().posix.basename(e))&&g(t().posix.dirname(e))}function M(e){const g=L.
exec(e);if(g)return g[1]??"";const b=t().posix.basename(e);return R(b)||(0,y().isPackageFile)(b)&&!w.has(b)?(0,O().folderOf)(
e):void 0}},4147:function(A,i,s){Object.defineProperty(i,"__esModule",{value:!0}),i.doctorSchema=i.DOCTOR_VERSION=void 0;
function t(){const c=s(7723);return t=function(){return c},c}function f(){const c=s(41095);return f=function(){return c},
c}const y=i.DOCTOR_VERSION="1.0.0",O=i.doctorSchema=t().object({type:t().literal("Doctor"),schema_version:t().literal(y),
tool:t().object({name:t().literal("gene-gate"),version:t().string()}),head_sha:t().string().nullable().describe("Null wi\
thout a commit."),policy:t().object({source:t().enum(["default","base","file"]),profile:t().string(),enforce:t().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:t().string().exactOptional().describe("The last day \
of the reports.")}),lacks:t().array(t().object({key:t().string(),what:t().string()})).describe("What `gene-gate init` wo\
uld write for the assets as they are."),genes:t().object({stored:t().int().describe("How many genes the asset files have\
."),refused:t().int().describe("How many of them have a command that may not run.")}),agent_files:t().int().positive().exactOptional().
describe("How many files make agents and editors run commands; absent in a repository with assets."),programs:t().array(
t().object({name:t().string(),commands:t().int().positive().describe("How many commands start it."),path:t().string().nullable(),
private:t().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do\
 not see."),missing:t().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:f().
isolationSchema.describe("What this machine gives to commands."),workflow:t().object({paths:t().array(t().string()).describe(
"The workflows that run the gate."),late:t().object({message:t().string(),remedy:t().string()}).exactOptional().describe(
"What a change can decide about the gate before it starts."),lacks:t().array(t().object({path:t().string(),key:t().string(),
what:t().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of\
 `gene-gate doctor --format json`")},7360:function(A,i,s){Object.defineProperty(i,"__esModule",{value:!0}),i.examine=m;function t(){
const n=s(38863);return t=function(){return n},n}function f(){const n=s(54062);return f=function(){return n},n}function y(){
const n=s(48741);return y=function(){return n},n}function O(){const n=s(9436);return O=function(){return n},n}function c(){
const n=s(4147);return c=function(){return n},n}function w(){const n=s(63512);return w=function(){return n},n}function l(){
const n=s(46478);return l=function(){return n},n}function P(){const n=s(50380);return P=function(){return n},n}function r(){
const n=s(12319);return r=function(){return n},n}function o(){const n=s(20261);return o=function(){return n},n}function a(){
const n=s(17493);return a=function(){return n},n}async function m(n){const{repository:u,policy:d,head:p,env:h,signal:v}=n,
{directory:x}=u,B=new Date,{profile:L}=d.policy,R=(0,f().enforcementOn)((0,O().dayOf)(B),d.policy.enforce),E=p===void 0?
void 0:await(0,P().auditPresent)(n,p),F=E?.audit.genes??[],M=E&&await(0,w().firstPolicy)(E,d.policy,B),e=await(0,l().machineAnswer)(
F,{directory:x,env:h,signal:v,policy:d.policy});return{type:"Doctor",schema_version:c().DOCTOR_VERSION,tool:{...t().TOOL},
head_sha:p??null,policy:{source:d.source,profile:L,enforce:R.mode,..."until"in R&&{enforce_until:R.until}},lacks:M?j(M):
[],genes:{stored:F.length,refused:F.filter(T).length},...M&&M.agentFiles.length>0&&{agent_files:M.agentFiles.length},...e,
workflow:await(0,o().workflowAnswer)((0,y().folderTree)(x),(0,a().workflowFor)({pushed:p===void 0?void 0:await(0,r().pushedBranch)(
u,p),...M&&{prepare:M.prepare}}))}}function T({commands:n}){return n.some(({verdict:u})=>u==="block")}function j({stores:n,
include:u,programs:d,exceedsCap:p}){return[...n.map(({path:h,root:v})=>({key:"stores",what:`Say where the commands of \`${h}\
\` run; now it is \`${v}\`.`})),...u.map(h=>({key:"assets.include",what:`Add \`${h}\`, which has genes and is not audited\
.`})),...d.map(h=>({key:"programs",what:`Add \`${h}\`, which commands of stored genes start.`})),...p?[{key:"blast_radiu\
s",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}},46478:function(A,i,s){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.machineAnswer=w;function t(){const r=s(6470);return t=function(){return r},r}function f(){const r=s(60670);
return f=function(){return r},r}function y(){const r=s(10582);return y=function(){return r},r}function O(){const r=s(32223);
return O=function(){return r},r}function c(){const r=s(46282);return c=function(){return r},r}async function w(r,{directory:o,
env:a,policy:m,signal:T}){const j=l(r),n=[...j.values()].flatMap(({tool:v,name:x})=>v?[]:[x]),u=(0,O().privateFolders)(a),
d=await(0,c().findPrograms)({path:a.PATH??"",checkout:o,names:n}),{isolation:p,close:h}=await(0,f().chooseBackend)({programs:d,
checkout:o,outputBytes:m.limits.output_bytes,limits:(0,y().limitsOn)((0,y().thisMachine)(),m.limits,1),requested:"auto",
network:m.network==="allow",folders:u,signal:T});return await h(),{programs:[...j.values()].map(v=>P(v,d,u)),containment:p}}
function l(r){const o=new Map;for(const{reading:a,verdict:m}of r.flatMap(({commands:T})=>T)){const T=a.invocation?.program??
a.argv?.[0];if(m==="block"||T===void 0)continue;const j=(0,t().toolOf)(a),n=j?.name??T,u=JSON.stringify([n,j!==void 0]),
d=(o.get(u)?.commands??0)+1;o.set(u,{name:n,commands:d,...j&&{tool:{path:j.path}}})}return o}function P({name:r,commands:o,
tool:a},{node:m,npm:T,npx:j,machine:n},u){const d=new Map(Object.entries({node:m,npm:T,npx:j})),p=a?void 0:n.get(r)?.file,
h=a?a.path:d.get(r)?.file??p,v=p!==void 0&&u.some(x=>(0,c().isInside)(x,p));return h!==void 0?{name:r,commands:o,path:h,
...v&&{private:!0}}:{name:r,commands:o,path:null,missing:a?"dependencies":"machine"}}}};
