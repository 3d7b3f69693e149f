"use strict";module.exports={"audit/change/gate/agent-instructions"(I,r,N,W){let G;const b=()=>G??=r("rules/agents-block");let P;const k=()=>P??=
r("rules/finding");let T;const S=()=>T??=r("audit/check");let A;const _=()=>A??=r("audit/change/touched-paths");N(I,{staleInstructions:()=>j,
weakenedBlocks:()=>l});const j=(0,S().defineChangeCheck)({name:"stale-instructions",find:async({tree:o})=>(await Promise.
all(b().INSTRUCTION_FILES.map(async t=>({path:t,state:$(await d(o,t))})))).flatMap(({path:t,state:i})=>i===void 0?[]:[(0,k().
finding)("agent-instructions-stale",{path:t,state:i},(0,_().atFile)(t))])});function $(o){switch(o.kind){case"absent":return;case"\
changed":return"it is not what a released version writes";case"released":return o.version===b().BLOCK_VERSION?void 0:`it\
s version is ${o.version}, and this version of gene-gate writes ${b().BLOCK_VERSION}`}}async function l(o,s){return(await Promise.
all(b().INSTRUCTION_FILES.map(async i=>{if(h(i,o,s))return[];const p=await d(o,i),f=p.kind==="absent"?void 0:y(p,await d(
s,i));return f===void 0?[]:[[i,[f]]]}))).flat()}function h(o,s,t){const[i,p]=[s.stat(o),t.stat(o)];return i?.kind===p?.kind&&
i?.oid!==void 0&&i.oid===p?.oid}function y(o,s){if(s.kind==="absent")return"the block of gene-gate is removed";if(!(s.kind===
"released"||s.block===o.block))return"the block of gene-gate changes to what no released version writes"}async function d(o,s){
const t=o.stat(s)?.kind;return t!=="file"&&t!=="executable"?{kind:"absent"}:(0,b().blockIn)((await o.read(s)).toString("\
utf8"))}},"audit/change/gate/check-names"(I,r,N,W){let G;const b=()=>G??=r("audit/change/gate/workflow");N(I,{gateNames:()=>P,
takenNames:()=>S});function P(A,_){const j=A.flatMap($=>[..._.jobs.get($.path)??[]].map(l=>k(l,(0,b().jobsOf)($).get(l))));
return new Set(j.length>0?[...j,"gene-gate"]:[])}function k(A,_){const j=typeof _?.name=="string"?_.name.trim():"";return j===
""?A:j}function T(A,_){const j=_.indexOf("${{"),$=_.lastIndexOf("}}");if(j===-1||$<j)return A.has(_);const[l,h]=[_.slice(
0,j),_.slice($+2)];return[...A].some(y=>y===_||y.length>=l.length+h.length&&y.startsWith(l)&&y.endsWith(h))}function*S(A,_,j,$){
for(const l of j){const h=_.find(({path:d})=>d===l.path),y=[...(0,b().jobsOf)(l)].filter(([d,o])=>{const s=h&&(0,b().jobsOf)(
h).get(d),t=k(d,o);return(s===void 0||k(d,s)!==t)&&T(A,t)&&!$.has(`${l.path} ${d}`)});y.length>0&&(yield[l.path,y.map(([
d])=>`the job \`${d}\` takes the name of the gate's check`)])}}},"audit/change/gate/compare-jobs"(I,r,N,W){let G;const b=()=>G??=
r("node:util");let P;const k=()=>P??=r("audit/change/gate/gate-scripts");let T;const S=()=>T??=r("audit/change/gate/work\
flow");N(I,{jobEdits:()=>A,keyEdits:()=>_,stepEdits:()=>$});function A(s,t,i){const{steps:p,name:f,...g}=s,{steps:n,name:e,
...a}=t;return[..._(g,a,i),...$(s,t,i)]}function _(s,t,i){return[...new Set([...Object.keys(s),...Object.keys(t)])].filter(
f=>!(0,b().isDeepStrictEqual)(s[f],t[f])).map(f=>`\`${i===""?"":`${i}.`}${f}\` ${j(s[f],t[f])}`)}function j(s,t){return s===
void 0?"is added":t===void 0?"is removed":"changes"}function $(s,t,i){const[p,f]=[(0,S().stepsOf)(s),(0,S().stepsOf)(t)];
if([s,t].some(({steps:n})=>n!==void 0&&!l(n))&&!(0,b().isDeepStrictEqual)(s.steps,t.steps))return[`\`${i}.steps\` changes`];
if(p.length!==f.length){const n=p.length<f.length?"added":"removed";return[`a step of \`${i}\` is ${n}`]}return p.flatMap(
(n,e)=>_(h(n,f[e]),h(f[e]??{}),`${i}.steps[${e}]`))}function l(s){return Array.isArray(s)&&s.every(S().isMapping)}function h(s,t){
const{name:i,...p}=s,f=t?.uses;return d(s.uses,f)?{...p,uses:f}:p}const y=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function d(s,t){
if(typeof s!="string"||typeof t!="string")return!1;const[i,p=""]=s.split("@"),[f,g=""]=t.split("@");if(i!==f||i===void 0||
k().GATE.test(i))return!1;const[n,e]=[y.exec(p)?.[1],y.exec(g)?.[1]];return n!==void 0&&e!==void 0&&o(n,e)<0}function o(s,t){
const[i,p]=[s.split(".").map(Number),t.split(".").map(Number)];for(let f=0;f<4;f++){const g=(i[f]??0)-(p[f]??0);if(g!==0)
return g}return 0}},"audit/change/gate/compare-workflows"(I,r,N,W){let G;const b=()=>G??=r("node:util");let P;const k=()=>P??=
r("audit/change/gate/compare-jobs");let T;const S=()=>T??=r("audit/change/gate/triggers");let A;const _=()=>A??=r("audit\
/change/gate/workflow");N(I,{compareWorkflows:()=>j});function j(t,i,p){if(i.text===t.text)return $(p);if(i.value===void 0)
return l("it is no longer a valid workflow");const f=(0,S().compareTriggers)(t.value?.on,i.value.on),g=[...p].map(n=>y(n,
t,i));return{weakened:[...f.lost,...(0,k().keyEdits)(h(t),h(i),""),...g.flatMap(({edits:n})=>n),...o(p,t,i)],tightened:f.
added,gateJobs:g.flatMap(({id:n})=>n??[])}}function $(t){return{weakened:[],tightened:[],gateJobs:[...t]}}function l(...t){
return{weakened:t,tightened:[],gateJobs:[]}}function h({value:t={}}){const{on:i,jobs:p,name:f,"run-name":g,...n}=t;return n}
function y(t,i,p){const f=(0,_().jobsOf)(i).get(t)??{},g=(0,_().jobsOf)(p),n=g.get(t);if(n!==void 0)return{id:t,edits:(0,k().
jobEdits)(f,n,`jobs.${t}`)};const e=[...g].find(([a,w])=>!(0,_().jobsOf)(i).has(a)&&(0,k().jobEdits)(f,w,"").length===0);
return e!==void 0?{id:e[0],edits:[]}:{edits:[`the job \`${t}\`, which runs the gate, is removed`]}}const d=["if","needs",
"strategy","uses"];function o(t,i,p){const[f,g]=[(0,_().jobsOf)(i),(0,_().jobsOf)(p)],n=new Set([...t].flatMap(e=>s(f.get(
e))));for(const e of n)for(const a of s(f.get(e)))n.add(a);return[...n].filter(e=>!t.has(e)).flatMap(e=>{const[a,w]=[f.get(
e),g.get(e)];return w===void 0?[`the job \`${e}\`, which the gate needs, is removed`]:d.filter(m=>!(0,b().isDeepStrictEqual)(
a?.[m],w[m])).map(m=>`\`jobs.${e}.${m}\` changes, and the gate needs this job`)})}function s(t){const i=t?.needs;return(Array.
isArray(i)?i:[i]).filter(p=>typeof p=="string")}},"audit/change/gate/gate-change"(I,r,N,W){let G;const b=()=>G??=r("poli\
cy/difference");let P;const k=()=>P??=r("policy/load");let T;const S=()=>T??=r("rules/finding");let A;const _=()=>A??=r(
"audit/check");let j;const $=()=>j??=r("audit/change/policy-change");let l;const h=()=>l??=r("audit/change/touched-paths");
let y;const d=()=>y??=r("audit/change/gate/agent-instructions");let o;const s=()=>o??=r("audit/change/gate/weakened-file\
s");N(I,{gateChange:()=>t,gateFindings:()=>i});const t=(0,_().defineChangeCheck)({name:"gate-change",find:({policyPath:g,
changedNames:n,baseTree:e,tree:a})=>n.size===0?[]:i({policyPath:g,baseTree:e,tree:a})});async function i(g){const{policyPath:n,
baseTree:e,tree:a}=g,{weakened:w,tightened:m}=await(0,s().compareGateFiles)(e,a),v=await(0,d().weakenedBlocks)(e,a),c=n===
void 0?[]:await f(e,a);return[...c.length>0?[[k().POLICY_PATH,c]]:[],...w,...v].map(([u,M])=>(0,S().finding)("gate-weake\
ned",{path:u,effects:M},(0,h().atFile)(u))).concat([...m].map(([u,M])=>(0,S().finding)("gate-tightened",{path:u,effects:M},
(0,h().atFile)(u))))}function p(g,n){return g.oid!==void 0&&g.oid===n?.oid&&g.kind===n.kind}async function f(g,n){const e=g.
stat(k().POLICY_PATH);if(e===void 0||p(e,n.stat(k().POLICY_PATH)))return[];const[a,w]=await Promise.all([(0,k().readPolicyIn)(
g),(0,k().readPolicyIn)(n)]);if("mistakes"in a||"mistakes"in w)return[];const m=(0,b().comparePolicies)(a.policy,w.policy).
filter(({loosens:c})=>c);return[...n.stat(k().POLICY_PATH)===void 0?["the policy is removed"]:[],...m.map($().effectWords)]}},
"audit/change/gate/gate-package"(I,r,N,W){let G;const b=()=>G??=r("node:util");let P;const k=()=>P??=r("command/resolve/\
lock/lock");let T;const S=()=>T??=r("command/resolve/lock/read");let A;const _=()=>A??=r("command/resolve/npmrc");let j;
const $=()=>j??=r("command/resolve/npmrc-keys");let l;const h=()=>l??=r("command/resolve/package-json");let y;const d=()=>y??=
r("audit/change/gate/gate-scripts");N(I,{packageEdits:()=>s});const o=["dependencies","devDependencies","optionalDepende\
ncies","overrides","resolutions","catalog","catalogs","workspaces","pnpm"];async function s(e,a){const[w,m]=await Promise.
all([f(e),f(a)]),c=[...new Set([...w.keys(),...m.keys()])].filter(E=>!(0,b().isDeepStrictEqual)(w.get(E),m.get(E))),[u,M]=await Promise.
all([t(e,a),g(e,a)]);return[["package.json",u],...c.map(E=>[E,["the entry of the gate changes"]]),[".npmrc",M]].filter(([
,E])=>E.length>0)}async function t(e,a){const w=(0,k().objectIn)(await(0,h().readJsonFile)(e,"package.json")),m=(0,k().objectIn)(
await(0,h().readJsonFile)(a,"package.json"));return o.filter(v=>!(0,b().isDeepStrictEqual)(new Set(p(w[v])),new Set(p(m[v])))).
map(v=>`\`${v}\` changes for the gate`)}const i=20;function p(e,a=0){return Object.entries((0,k().objectIn)(e)).flatMap(
([w,m])=>d().GATE.test(w)||typeof m=="string"&&d().GATE.test(m)||a>i?[JSON.stringify([w,m])]:p(m,a+1))}async function f(e){
const a=(await(0,S().readLocks)(e)).map(({path:w,all:m,entriesOf:v})=>{const c=m.filter(({name:M,bin:E})=>d().GATE.test(
M)||Object.keys(E??{}).some(F=>d().GATE.test(F))),u=[...v("gene-gate"),...c].map(M=>JSON.stringify(M));return[w,new Set(
u)]});return new Map(a.filter(([,w])=>w.size>0))}async function g(e,a){const[w,m]=[await(0,_().readNpmrc)({tree:e,directory:""}),
await(0,_().readNpmrc)({tree:a,directory:""})];if("unread"in m)return(0,b().isDeepStrictEqual)(w,m)?[]:["it cannot be re\
ad"];const[v,c]=["unread"in w?{}:w.settings,m.settings];return[...new Set([...Object.keys(v),...Object.keys(c)])].filter(
u=>!(0,b().isDeepStrictEqual)(v[u],c[u])).filter(u=>[v[u],c[u]].some(M=>n(u,M))).map(u=>`the setting \`${u}\` changes`)}
function n(e,a){return a!==void 0&&(0,$().effectOf)(e,a)!=="harmless"}},"audit/change/gate/gate-scripts"(I,r,N,W){let G;
const b=()=>G??=r("command/resolve/lock/lock");let P;const k=()=>P??=r("command/resolve/package-json");let T;const S=()=>T??=
r("audit/change/gate/workflow");N(I,{GATE:()=>A,gateScripts:()=>j,packageScripts:()=>$,wordsOf:()=>_});const A=/gene-gate/i;
function _(l){return l.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function j(l){const h=(0,S().isMapping)(l?.scripts)?
Object.entries(l.scripts):[],y=new Set;for(let d=-1;d<y.size;){d=y.size;for(const[o,s]of h)_(String(s)).some(t=>A.test(t)||
y.has(t))&&y.add(o)}return y}async function $(l){const h=(0,b().objectIn)(await(0,k().readJsonFile)(l,"package.json"));return{
gate:j(h),isGateItself:h.name==="gene-gate"}}},"audit/change/gate/triggers"(I,r,N,W){let G;const b=()=>G??=r("node:util");
let P;const k=()=>P??=r("audit/change/gate/workflow");N(I,{compareTriggers:()=>T});function T(o,s){const[t,i]=[S(o),S(s)],
p=[...t].flatMap(([g,n])=>{const e=i.get(g);return e===void 0?[`the event ${g} no longer starts the workflow`]:l(g,n,e)?
[`${g} starts the workflow less often`]:[]}),f=[...i.keys()].filter(g=>!t.has(g));return{lost:p,added:f.map(g=>`${g} sta\
rts the workflow, too`)}}function S(o){return typeof o=="string"?new Map([[o,{}]]):Array.isArray(o)?new Map(o.map(s=>[String(
s),{}])):(0,k().isMapping)(o)?new Map(Object.entries(o).map(([s,t])=>[s,t??{}])):new Map}const A=new Set(["branches","ta\
gs","paths"]),_=new Set(["branches-ignore","tags-ignore","paths-ignore"]),j=["opened","synchronize","reopened"],$=new Map(
[["pull_request",j],["pull_request_target",j]]);function l(o,s,t){return(0,b().isDeepStrictEqual)(s,t)?!1:Array.isArray(
s)&&Array.isArray(t)?!d(s,t):!(0,k().isMapping)(s)||!(0,k().isMapping)(t)?!0:[...new Set([...Object.keys(s),...Object.keys(
t)])].some(p=>h(p,o,s,t))}function h(o,s,t,i){const[p,f]=[t[o],i[o]];if((0,b().isDeepStrictEqual)(p,f))return!1;if(o==="\
types"){const e=$.get(s),[a,w]=[p??e,f??e];return w!==void 0&&(a===void 0||!d(y(a),y(w)))}if(!A.has(o)&&!_.has(o))return!0;
if(f===void 0)return!1;if(p===void 0)return!0;const[g,n]=[y(p),y(f)];return[...g,...n].some(e=>String(e).startsWith("!"))?
!0:A.has(o)?!d(g,n):!d(n,g)}function y(o){return Array.isArray(o)?o:[o]}function d(o,s){return o.every(t=>s.some(i=>(0,b().
isDeepStrictEqual)(t,i)))}},"audit/change/gate/uses"(I,r,N,W){let G;const b=()=>G??=r("repo/paths");let P;const k=()=>P??=
r("audit/change/gate/gate-scripts");let T;const S=()=>T??=r("audit/change/gate/workflow");N(I,{findGateUses:()=>j});const A=10,
_=64*1024;async function j(o,s){const t=new Set;let i=!1;const p=await(0,k().packageScripts)(o),f=new Map(s.map(c=>[c.path,
c]));async function g(c,u){const[M=""]=c.split("@");if(!M.startsWith("./"))return k().GATE.test(M);const E=(0,b().normalise)(
M);if(E===void 0||u>A)return!1;const F=f.get(E);if(F)return(await m(F,u+1)).size>0;for(const C of["action.yml","action.y\
aml"]){const O=await(0,S().readActionsFile)(o,E===""?C:`${E}/${C}`);if(O&&await n(O,u+1))return t.add(O.path),!0}return!1}
async function n({value:c},u){return typeof c?.name=="string"&&k().GATE.test(c.name)?!0:(0,S().isMapping)(c?.runs)&&await e(
c.runs,u)}async function e(c,u,M=[]){let E=!1;const F=new Set;for(const{uses:C,run:O,"working-directory":x}of(0,S().stepsOf)(
c)){typeof C=="string"&&await g(C,u)&&(E=!0);const D=[x,...M].find(L=>typeof L=="string")??"";typeof O=="string"&&await a(
O,String(D),F)&&(i=!0,E=!0)}if(E)for(const C of F)t.add(C);return E}async function a(c,u,M){const E=(0,k().wordsOf)(c);let F=E.
some(C=>k().GATE.test(C));for(const C of E){p.gate.has(C)&&$.test(c)&&(t.add("package.json"),F=!0),p.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.
test(C)&&(F=!0);const O=l.test(C)?h:[C];for(const x of O.flatMap(D=>[`./${u}/${D}`,D])){const D=(0,b().normalise)(x),L=D&&
!M.has(D)&&await w(D);!D||!L||(M.add(D),await a(L,u,M)&&(F=!0))}}return F}async function w(c){const{kind:u,size:M=0}=o.stat(
c)??{};if(u!=="file"&&u!=="executable"||M>_)return;const E=(await o.read(c)).toString("utf8");return u==="executable"||y.
test(c)||k().GATE.test(E)?E:void 0}async function m(c,u){const M=new Set;for(const[E,F]of(0,S().jobsOf)(c)){const C=typeof F.
uses=="string"&&await g(F.uses,u),O=[d(F),d(c.value)];(await e(F,u,O)||C)&&M.add(E)}return M}const v=new Map;for(const c of s){
const u=await m(c,0);u.size>0&&v.set(c.path,u)}return{jobs:v,files:t,isCommand:i}}const $=/\b(?:npm|pnpm|yarn|bun|run)\b/,
l=/^(?:g?make)$/,h=["GNUmakefile","makefile","Makefile"],y=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function d(o){const{defaults:s}=o??{};return(0,S().isMapping)(s)&&(0,S().isMapping)(s.run)?s.run["working-directory"]:void 0}},
"audit/change/gate/weakened-files"(I,r,N,W){let G;const b=()=>G??=r("audit/change/gate/check-names");let P;const k=()=>P??=
r("audit/change/gate/compare-jobs");let T;const S=()=>T??=r("audit/change/gate/compare-workflows");let A;const _=()=>A??=
r("audit/change/gate/gate-package");let j;const $=()=>j??=r("audit/change/gate/gate-scripts");let l;const h=()=>l??=r("a\
udit/change/gate/uses");let y;const d=()=>y??=r("audit/change/gate/workflow");N(I,{compareGateFiles:()=>o});async function o(n,e){
const[a,w]=await Promise.all([(0,d().readWorkflows)(n),(0,d().readWorkflows)(e)]),[m,v]=await Promise.all([(0,h().findGateUses)(
n,a),(0,h().findGateUses)(e,w)]),c=new Map,u=new Map,M=new Set(a.map(({path:O})=>O)),E=new Set;for(const O of a){const x=m.
jobs.get(O.path);if(x===void 0)continue;const{path:D,change:L}=s(O,x,w,M);L.weakened.length>0&&c.set(O.path,L.weakened),
L.tightened.length>0&&u.set(D,L.tightened);for(const R of L.gateJobs)E.add(`${D} ${R}`)}for(const O of m.files){const x=await t(
O,n,e);x.length>0&&c.set(O,x)}const F=m.isCommand?await(0,_().packageEdits)(n,e):[],C=(0,b().gateNames)(a,m);for(const[O,
x]of[...F,...(0,b().takenNames)(C,a,w,E)])c.set(O,[...c.get(O)??[],...x]);for(const O of v.jobs.keys())M.has(O)&&m.jobs.
has(O)||[...E].some(x=>x.startsWith(`${O} `))||u.set(O,["it runs the gate"]);return{weakened:c,tightened:u}}function s(n,e,a,w){
const m=a.find(({path:c})=>c===n.path);if(m)return{path:m.path,change:(0,S().compareWorkflows)(n,m,e)};for(const c of a){
if(w.has(c.path))continue;const u=(0,S().compareWorkflows)(n,c,e);if(u.weakened.length===0)return{path:c.path,change:u}}
const v=["the workflow, which runs the gate, is removed, renamed or replaced"];return{path:n.path,change:{weakened:v,tightened:[],
gateJobs:[]}}}async function t(n,e,a){if(e.stat(n)?.oid!==void 0&&i(n,e,a))return[];const[w,m]=await Promise.all([(0,d().
readActionsFile)(e,n),(0,d().readActionsFile)(a,n)]);return m===void 0?["the file, through which the gate runs, is remov\
ed"]:w?.text===m.text&&p(n,e,a)?[]:n==="package.json"?g(w?.value,m.value):/(?:^|\/)action\.ya?ml$/.test(n)?m.value===void 0?
["it is no longer a valid action"]:f(w?.value??{},m.value):["the script, which runs the gate, changes"]}function i(n,e,a){
return e.stat(n)?.oid===a.stat(n)?.oid&&p(n,e,a)}function p(n,e,a){return e.stat(n)?.kind===a.stat(n)?.kind}function f(n,e){
const{name:a,description:w,author:m,branding:v,runs:c,...u}=n,{name:M,description:E,author:F,branding:C,runs:O,...x}=e;if(!(0,d().
isMapping)(c)||!(0,d().isMapping)(O))return(0,k().keyEdits)(n,e,"");const{steps:D,...L}=c,{steps:R,...U}=O;return[...(0,k().
keyEdits)(u,x,""),...(0,k().keyEdits)(L,U,"runs"),...(0,k().stepEdits)(c,O,"runs")]}function g(n,e){const a=v=>(0,d().isMapping)(
v?.scripts)?v.scripts:{},[w,m]=[a(n),a(e)];return[...(0,$().gateScripts)(n)].flatMap(v=>[v,`pre${v}`,`post${v}`]).filter(
v=>w[v]!==m[v]).map(v=>`the script \`${v}\`, which runs the gate, changes`)}},"audit/change/gate/workflow"(I,r,N,W){let G;
const b=()=>G??=r("yaml");N(I,{isMapping:()=>_,jobsOf:()=>j,readActionsFile:()=>S,readWorkflows:()=>T,stepsOf:()=>$});const P="\
.github/workflows",k=1024*1024;async function T(l){const h=l.list(P).map(({path:d})=>d);return(await Promise.all(h.filter(
d=>/\.ya?ml$/.test(d)).map(d=>S(l,d)))).filter(d=>d!==void 0)}async function S(l,h){const{kind:y,size:d=0}=l.stat(h)??{};
if(y!=="file"&&y!=="executable")return;if(d>k)return{path:h,text:"",value:void 0};const o=(await l.read(h)).toString("ut\
f8");return{path:h,text:o,value:A(o)}}function A(l){try{const h=(0,b().parseDocument)(l,{prettyErrors:!1});if(h.errors.length>
0)return;const y=h.toJS({maxAliasCount:100});return _(y)?y:void 0}catch{return}}function _(l){return typeof l=="object"&&
l!==null&&!Array.isArray(l)}function j({value:l}){const h=_(l?.jobs)?Object.entries(l.jobs):[];return new Map(h.filter(y=>_(
y[1])))}function $({steps:l}){return Array.isArray(l)?l.filter(_):[]}}};
