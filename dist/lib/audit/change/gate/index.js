"use strict";module.exports={"audit/change/gate/agent-instructions"(I,a,N,W){let T;const E=()=>T??=a("repo/paths");let G;const m=()=>G??=
a("rules/agents-block");let P;const j=()=>P??=a("rules/finding");let A;const h=()=>A??=a("audit/check");let v;const $=()=>v??=
a("audit/change/touched-paths");N(I,{staleInstructions:()=>d,weakenedBlocks:()=>y});const d=(0,h().defineChangeCheck)({name:"\
stale-instructions",find:async({tree:s})=>(await Promise.all(m().INSTRUCTION_FILES.map(async o=>({path:o,state:w(await l(
s,o))})))).flatMap(({path:o,state:c})=>c===void 0?[]:[(0,j().finding)("agent-instructions-stale",{path:o,state:c},(0,$().
atFile)(o))])});function w(s){switch(s.kind){case"absent":return;case"changed":return"it is not what a released version \
writes";case"released":return s.version===m().BLOCK_VERSION?void 0:`its version is ${s.version}, and this version of gen\
e-gate writes ${m().BLOCK_VERSION}`}}async function y(s,t){return(await Promise.all(m().INSTRUCTION_FILES.map(async c=>{
const f=await l(s,c),u=f.kind==="absent"?void 0:p(f,await l(t,c));return u===void 0?[]:[[c,[u]]]}))).flat()}function p(s,t){
if(t.kind==="absent")return"the block of gene-gate is removed";if(!(t.kind==="released"||t.block===s.block))return"the b\
lock of gene-gate changes to what no released version writes"}async function l(s,t){const o=(0,E().resolveInTree)(s,t);return o.
kind==="inside"&&(o.entry.kind==="file"||o.entry.kind==="executable")?(0,m().blockIn)((await s.read(o.path)).toString("u\
tf8")):{kind:"absent"}}},"audit/change/gate/check-names"(I,a,N,W){let T;const E=()=>T??=a("audit/change/gate/workflow");
N(I,{gateNames:()=>G,takenNames:()=>j});function G(A,h){const v=A.flatMap($=>[...h.jobs.get($.path)??[]].map(d=>m(d,(0,E().
jobsOf)($).get(d))));return new Set(v.length>0?[...v,"gene-gate"]:[])}function m(A,h){const v=typeof h?.name=="string"?h.
name.trim():"";return v===""?A:v}function P(A,h){const v=h.indexOf("${{"),$=h.lastIndexOf("}}");if(v===-1||$<v)return A.
has(h);const[d,w]=[h.slice(0,v),h.slice($+2)];return[...A].some(y=>y===h||y.length>=d.length+w.length&&y.startsWith(d)&&
y.endsWith(w))}function*j(A,h,v,$){for(const d of v){const w=h.find(({path:p})=>p===d.path),y=[...(0,E().jobsOf)(d)].filter(
([p,l])=>{const s=w&&(0,E().jobsOf)(w).get(p),t=m(p,l);return(s===void 0||m(p,s)!==t)&&P(A,t)&&!$.has(`${d.path} ${p}`)});
y.length>0&&(yield[d.path,y.map(([p])=>`the job \`${p}\` takes the name of the gate's check`)])}}},"audit/change/gate/co\
mpare-jobs"(I,a,N,W){let T;const E=()=>T??=a("node:util");let G;const m=()=>G??=a("audit/change/gate/gate-scripts");let P;
const j=()=>P??=a("audit/change/gate/workflow");N(I,{jobEdits:()=>A,keyEdits:()=>h,stepEdits:()=>$});function A(s,t,o){const{
steps:c,name:f,...u}=s,{steps:n,name:e,...i}=t;return[...h(u,i,o),...$(s,t,o)]}function h(s,t,o){return[...new Set([...Object.
keys(s),...Object.keys(t)])].filter(f=>!(0,E().isDeepStrictEqual)(s[f],t[f])).map(f=>`\`${o===""?"":`${o}.`}${f}\` ${v(s[f],
t[f])}`)}function v(s,t){return s===void 0?"is added":t===void 0?"is removed":"changes"}function $(s,t,o){const[c,f]=[(0,j().
stepsOf)(s),(0,j().stepsOf)(t)];if([s,t].some(({steps:n})=>n!==void 0&&!d(n))&&!(0,E().isDeepStrictEqual)(s.steps,t.steps))
return[`\`${o}.steps\` changes`];if(c.length!==f.length){const n=c.length<f.length?"added":"removed";return[`a step of \`${o}\
\` is ${n}`]}return c.flatMap((n,e)=>h(w(n,f[e]),w(f[e]??{}),`${o}.steps[${e}]`))}function d(s){return Array.isArray(s)&&
s.every(j().isMapping)}function w(s,t){const{name:o,...c}=s,f=t?.uses;return p(s.uses,f)?{...c,uses:f}:c}const y=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;
function p(s,t){if(typeof s!="string"||typeof t!="string")return!1;const[o,c=""]=s.split("@"),[f,u=""]=t.split("@");if(o!==
f||o===void 0||m().GATE.test(o))return!1;const[n,e]=[y.exec(c)?.[1],y.exec(u)?.[1]];return n!==void 0&&e!==void 0&&l(n,e)<
0}function l(s,t){const[o,c]=[s.split(".").map(Number),t.split(".").map(Number)];for(let f=0;f<4;f++){const u=(o[f]??0)-
(c[f]??0);if(u!==0)return u}return 0}},"audit/change/gate/compare-workflows"(I,a,N,W){let T;const E=()=>T??=a("node:util");
let G;const m=()=>G??=a("audit/change/gate/compare-jobs");let P;const j=()=>P??=a("audit/change/gate/triggers");let A;const h=()=>A??=
a("audit/change/gate/workflow");N(I,{compareWorkflows:()=>v});function v(t,o,c){if(o.text===t.text)return $(c);if(o.value===
void 0)return d("it is no longer a valid workflow");const f=(0,j().compareTriggers)(t.value?.on,o.value.on),u=[...c].map(
n=>y(n,t,o));return{weakened:[...f.lost,...(0,m().keyEdits)(w(t),w(o),""),...u.flatMap(({edits:n})=>n),...l(c,t,o)],tightened:f.
added,gateJobs:u.flatMap(({id:n})=>n??[])}}function $(t){return{weakened:[],tightened:[],gateJobs:[...t]}}function d(...t){
return{weakened:t,tightened:[],gateJobs:[]}}function w({value:t={}}){const{on:o,jobs:c,name:f,"run-name":u,...n}=t;return n}
function y(t,o,c){const f=(0,h().jobsOf)(o).get(t)??{},u=(0,h().jobsOf)(c),n=u.get(t);if(n!==void 0)return{id:t,edits:(0,m().
jobEdits)(f,n,`jobs.${t}`)};const e=[...u].find(([i,k])=>!(0,h().jobsOf)(o).has(i)&&(0,m().jobEdits)(f,k,"").length===0);
return e!==void 0?{id:e[0],edits:[]}:{edits:[`the job \`${t}\`, which runs the gate, is removed`]}}const p=["if","needs",
"strategy","uses"];function l(t,o,c){const[f,u]=[(0,h().jobsOf)(o),(0,h().jobsOf)(c)],n=new Set([...t].flatMap(e=>s(f.get(
e))));for(const e of n)for(const i of s(f.get(e)))n.add(i);return[...n].filter(e=>!t.has(e)).flatMap(e=>{const[i,k]=[f.get(
e),u.get(e)];return k===void 0?[`the job \`${e}\`, which the gate needs, is removed`]:p.filter(_=>!(0,E().isDeepStrictEqual)(
i?.[_],k[_])).map(_=>`\`jobs.${e}.${_}\` changes, and the gate needs this job`)})}function s(t){const o=t?.needs;return(Array.
isArray(o)?o:[o]).filter(c=>typeof c=="string")}},"audit/change/gate/gate-change"(I,a,N,W){let T;const E=()=>T??=a("poli\
cy/difference");let G;const m=()=>G??=a("policy/load");let P;const j=()=>P??=a("rules/finding");let A;const h=()=>A??=a(
"audit/check");let v;const $=()=>v??=a("audit/change/policy-change");let d;const w=()=>d??=a("audit/change/touched-paths");
let y;const p=()=>y??=a("audit/change/gate/agent-instructions");let l;const s=()=>l??=a("audit/change/gate/weakened-file\
s");N(I,{gateChange:()=>t,gateFindings:()=>o});const t=(0,h().defineChangeCheck)({name:"gate-change",find:({policyPath:u,
changedNames:n,baseTree:e,tree:i})=>n.size===0?[]:o({policyPath:u,baseTree:e,tree:i})});async function o(u){const{policyPath:n,
baseTree:e,tree:i}=u,{weakened:k,tightened:_}=await(0,s().compareGateFiles)(e,i),b=await(0,p().weakenedBlocks)(e,i),r=n===
void 0?[]:await f(e,i);return[...r.length>0?[[m().POLICY_PATH,r]]:[],...k,...b].map(([g,M])=>(0,j().finding)("gate-weake\
ned",{path:g,effects:M},(0,w().atFile)(g))).concat([..._].map(([g,M])=>(0,j().finding)("gate-tightened",{path:g,effects:M},
(0,w().atFile)(g))))}function c(u,n){return u.oid!==void 0&&u.oid===n?.oid&&u.kind===n.kind}async function f(u,n){const e=u.
stat(m().POLICY_PATH);if(e===void 0||c(e,n.stat(m().POLICY_PATH)))return[];const[i,k]=await Promise.all([(0,m().readPolicyIn)(
u),(0,m().readPolicyIn)(n)]);if("mistakes"in i||"mistakes"in k)return[];const _=(0,E().comparePolicies)(i.policy,k.policy).
filter(({loosens:r})=>r);return[...n.stat(m().POLICY_PATH)===void 0?["the policy is removed"]:[],..._.map($().effectWords)]}},
"audit/change/gate/gate-package"(I,a,N,W){let T;const E=()=>T??=a("node:util");let G;const m=()=>G??=a("command/resolve/\
lock/lock");let P;const j=()=>P??=a("command/resolve/lock/read");let A;const h=()=>A??=a("command/resolve/npmrc");let v;
const $=()=>v??=a("command/resolve/npmrc-keys");let d;const w=()=>d??=a("command/resolve/package-json");let y;const p=()=>y??=
a("audit/change/gate/gate-scripts");N(I,{packageEdits:()=>s});const l=["dependencies","devDependencies","optionalDepende\
ncies","overrides","resolutions","catalog","catalogs","workspaces","pnpm"];async function s(e,i){const[k,_]=await Promise.
all([f(e),f(i)]),r=[...new Set([...k.keys(),..._.keys()])].filter(S=>!(0,E().isDeepStrictEqual)(k.get(S),_.get(S))),[g,M]=await Promise.
all([t(e,i),u(e,i)]);return[["package.json",g],...r.map(S=>[S,["the entry of the gate changes"]]),[".npmrc",M]].filter(([
,S])=>S.length>0)}async function t(e,i){const k=(0,m().objectIn)(await(0,w().readJsonFile)(e,"package.json")),_=(0,m().objectIn)(
await(0,w().readJsonFile)(i,"package.json"));return l.filter(b=>!(0,E().isDeepStrictEqual)(new Set(c(k[b])),new Set(c(_[b])))).
map(b=>`\`${b}\` changes for the gate`)}const o=20;function c(e,i=0){return Object.entries((0,m().objectIn)(e)).flatMap(
([k,_])=>p().GATE.test(k)||typeof _=="string"&&p().GATE.test(_)||i>o?[JSON.stringify([k,_])]:c(_,i+1))}async function f(e){
const i=(await(0,j().readLocks)(e)).map(({path:k,all:_,entriesOf:b})=>{const r=_.filter(({name:M,bin:S})=>p().GATE.test(
M)||Object.keys(S??{}).some(F=>p().GATE.test(F))),g=[...b("gene-gate"),...r].map(M=>JSON.stringify(M));return[k,new Set(
g)]});return new Map(i.filter(([,k])=>k.size>0))}async function u(e,i){const[k,_]=[await(0,h().readNpmrc)({tree:e,directory:""}),
await(0,h().readNpmrc)({tree:i,directory:""})];if("unread"in _)return(0,E().isDeepStrictEqual)(k,_)?[]:["it cannot be re\
ad"];const[b,r]=["unread"in k?{}:k.settings,_.settings];return[...new Set([...Object.keys(b),...Object.keys(r)])].filter(
g=>!(0,E().isDeepStrictEqual)(b[g],r[g])).filter(g=>[b[g],r[g]].some(M=>n(g,M))).map(g=>`the setting \`${g}\` changes`)}
function n(e,i){return i!==void 0&&(0,$().effectOf)(e,i)!=="harmless"}},"audit/change/gate/gate-scripts"(I,a,N,W){let T;
const E=()=>T??=a("command/resolve/lock/lock");let G;const m=()=>G??=a("command/resolve/package-json");let P;const j=()=>P??=
a("audit/change/gate/workflow");N(I,{GATE:()=>A,gateScripts:()=>v,packageScripts:()=>$,wordsOf:()=>h});const A=/gene-gate/i;
function h(d){return d.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function v(d){const w=(0,j().isMapping)(d?.scripts)?
Object.entries(d.scripts):[],y=new Set;for(let p=-1;p<y.size;){p=y.size;for(const[l,s]of w)h(String(s)).some(t=>A.test(t)||
y.has(t))&&y.add(l)}return y}async function $(d){const w=(0,E().objectIn)(await(0,m().readJsonFile)(d,"package.json"));return{
gate:v(w),isGateItself:w.name==="gene-gate"}}},"audit/change/gate/triggers"(I,a,N,W){let T;const E=()=>T??=a("node:util");
let G;const m=()=>G??=a("audit/change/gate/workflow");N(I,{compareTriggers:()=>P});function P(l,s){const[t,o]=[j(l),j(s)],
c=[...t].flatMap(([u,n])=>{const e=o.get(u);return e===void 0?[`the event ${u} no longer starts the workflow`]:d(u,n,e)?
[`${u} starts the workflow less often`]:[]}),f=[...o.keys()].filter(u=>!t.has(u));return{lost:c,added:f.map(u=>`${u} sta\
rts the workflow, too`)}}function j(l){return typeof l=="string"?new Map([[l,{}]]):Array.isArray(l)?new Map(l.map(s=>[String(
s),{}])):(0,m().isMapping)(l)?new Map(Object.entries(l).map(([s,t])=>[s,t??{}])):new Map}const A=new Set(["branches","ta\
gs","paths"]),h=new Set(["branches-ignore","tags-ignore","paths-ignore"]),v=["opened","synchronize","reopened"],$=new Map(
[["pull_request",v],["pull_request_target",v]]);function d(l,s,t){return(0,E().isDeepStrictEqual)(s,t)?!1:Array.isArray(
s)&&Array.isArray(t)?!p(s,t):!(0,m().isMapping)(s)||!(0,m().isMapping)(t)?!0:[...new Set([...Object.keys(s),...Object.keys(
t)])].some(c=>w(c,l,s,t))}function w(l,s,t,o){const[c,f]=[t[l],o[l]];if((0,E().isDeepStrictEqual)(c,f))return!1;if(l==="\
types"){const e=$.get(s),[i,k]=[c??e,f??e];return k!==void 0&&(i===void 0||!p(y(i),y(k)))}if(!A.has(l)&&!h.has(l))return!0;
if(f===void 0)return!1;if(c===void 0)return!0;const[u,n]=[y(c),y(f)];return[...u,...n].some(e=>String(e).startsWith("!"))?
!0:A.has(l)?!p(u,n):!p(n,u)}function y(l){return Array.isArray(l)?l:[l]}function p(l,s){return l.every(t=>s.some(o=>(0,E().
isDeepStrictEqual)(t,o)))}},"audit/change/gate/uses"(I,a,N,W){let T;const E=()=>T??=a("repo/paths");let G;const m=()=>G??=
a("audit/change/gate/gate-scripts");let P;const j=()=>P??=a("audit/change/gate/workflow");N(I,{findGateUses:()=>v});const A=10,
h=64*1024;async function v(l,s){const t=new Set;let o=!1;const c=await(0,m().packageScripts)(l),f=new Map(s.map(r=>[r.path,
r]));async function u(r,g){const[M=""]=r.split("@");if(!M.startsWith("./"))return m().GATE.test(M);const S=(0,E().normalise)(
M);if(S===void 0||g>A)return!1;const F=f.get(S);if(F)return(await _(F,g+1)).size>0;for(const C of["action.yml","action.y\
aml"]){const O=await(0,j().readActionsFile)(l,S===""?C:`${S}/${C}`);if(O&&await n(O,g+1))return t.add(O.path),!0}return!1}
async function n({value:r},g){return typeof r?.name=="string"&&m().GATE.test(r.name)?!0:(0,j().isMapping)(r?.runs)&&await e(
r.runs,g)}async function e(r,g,M=[]){let S=!1;const F=new Set;for(const{uses:C,run:O,"working-directory":x}of(0,j().stepsOf)(
r)){typeof C=="string"&&await u(C,g)&&(S=!0);const D=[x,...M].find(L=>typeof L=="string")??"";typeof O=="string"&&await i(
O,String(D),F)&&(o=!0,S=!0)}if(S)for(const C of F)t.add(C);return S}async function i(r,g,M){const S=(0,m().wordsOf)(r);let F=S.
some(C=>m().GATE.test(C));for(const C of S){c.gate.has(C)&&$.test(r)&&(t.add("package.json"),F=!0),c.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.
test(C)&&(F=!0);const O=d.test(C)?w:[C];for(const x of O.flatMap(D=>[`./${g}/${D}`,D])){const D=(0,E().normalise)(x),L=D&&
!M.has(D)&&await k(D);!D||!L||(M.add(D),await i(L,g,M)&&(F=!0))}}return F}async function k(r){const{kind:g,size:M=0}=l.stat(
r)??{};if(g!=="file"&&g!=="executable"||M>h)return;const S=(await l.read(r)).toString("utf8");return g==="executable"||y.
test(r)||m().GATE.test(S)?S:void 0}async function _(r,g){const M=new Set;for(const[S,F]of(0,j().jobsOf)(r)){const C=typeof F.
uses=="string"&&await u(F.uses,g),O=[p(F),p(r.value)];(await e(F,g,O)||C)&&M.add(S)}return M}const b=new Map;for(const r of s){
const g=await _(r,0);g.size>0&&b.set(r.path,g)}return{jobs:b,files:t,isCommand:o}}const $=/\b(?:npm|pnpm|yarn|bun|run)\b/,
d=/^(?:g?make)$/,w=["GNUmakefile","makefile","Makefile"],y=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function p(l){const{defaults:s}=l??{};return(0,j().isMapping)(s)&&(0,j().isMapping)(s.run)?s.run["working-directory"]:void 0}},
"audit/change/gate/weakened-files"(I,a,N,W){let T;const E=()=>T??=a("audit/change/gate/check-names");let G;const m=()=>G??=
a("audit/change/gate/compare-jobs");let P;const j=()=>P??=a("audit/change/gate/compare-workflows");let A;const h=()=>A??=
a("audit/change/gate/gate-package");let v;const $=()=>v??=a("audit/change/gate/gate-scripts");let d;const w=()=>d??=a("a\
udit/change/gate/uses");let y;const p=()=>y??=a("audit/change/gate/workflow");N(I,{compareGateFiles:()=>l});async function l(n,e){
const[i,k]=await Promise.all([(0,p().readWorkflows)(n),(0,p().readWorkflows)(e)]),[_,b]=await Promise.all([(0,w().findGateUses)(
n,i),(0,w().findGateUses)(e,k)]),r=new Map,g=new Map,M=new Set(i.map(({path:O})=>O)),S=new Set;for(const O of i){const x=_.
jobs.get(O.path);if(x===void 0)continue;const{path:D,change:L}=s(O,x,k,M);L.weakened.length>0&&r.set(O.path,L.weakened),
L.tightened.length>0&&g.set(D,L.tightened);for(const R of L.gateJobs)S.add(`${D} ${R}`)}for(const O of _.files){const x=await t(
O,n,e);x.length>0&&r.set(O,x)}const F=_.isCommand?await(0,h().packageEdits)(n,e):[],C=(0,E().gateNames)(i,_);for(const[O,
x]of[...F,...(0,E().takenNames)(C,i,k,S)])r.set(O,[...r.get(O)??[],...x]);for(const O of b.jobs.keys())M.has(O)&&_.jobs.
has(O)||[...S].some(x=>x.startsWith(`${O} `))||g.set(O,["it runs the gate"]);return{weakened:r,tightened:g}}function s(n,e,i,k){
const _=i.find(({path:r})=>r===n.path);if(_)return{path:_.path,change:(0,j().compareWorkflows)(n,_,e)};for(const r of i){
if(k.has(r.path))continue;const g=(0,j().compareWorkflows)(n,r,e);if(g.weakened.length===0)return{path:r.path,change:g}}
const b=["the workflow, which runs the gate, is removed, renamed or replaced"];return{path:n.path,change:{weakened:b,tightened:[],
gateJobs:[]}}}async function t(n,e,i){if(e.stat(n)?.oid!==void 0&&o(n,e,i))return[];const[k,_]=await Promise.all([(0,p().
readActionsFile)(e,n),(0,p().readActionsFile)(i,n)]);return _===void 0?["the file, through which the gate runs, is remov\
ed"]:k?.text===_.text&&c(n,e,i)?[]:n==="package.json"?u(k?.value,_.value):/(?:^|\/)action\.ya?ml$/.test(n)?_.value===void 0?
["it is no longer a valid action"]:f(k?.value??{},_.value):["the script, which runs the gate, changes"]}function o(n,e,i){
return e.stat(n)?.oid===i.stat(n)?.oid&&c(n,e,i)}function c(n,e,i){return e.stat(n)?.kind===i.stat(n)?.kind}function f(n,e){
const{name:i,description:k,author:_,branding:b,runs:r,...g}=n,{name:M,description:S,author:F,branding:C,runs:O,...x}=e;if(!(0,p().
isMapping)(r)||!(0,p().isMapping)(O))return(0,m().keyEdits)(n,e,"");const{steps:D,...L}=r,{steps:R,...U}=O;return[...(0,m().
keyEdits)(g,x,""),...(0,m().keyEdits)(L,U,"runs"),...(0,m().stepEdits)(r,O,"runs")]}function u(n,e){const i=b=>(0,p().isMapping)(
b?.scripts)?b.scripts:{},[k,_]=[i(n),i(e)];return[...(0,$().gateScripts)(n)].flatMap(b=>[b,`pre${b}`,`post${b}`]).filter(
b=>k[b]!==_[b]).map(b=>`the script \`${b}\`, which runs the gate, changes`)}},"audit/change/gate/workflow"(I,a,N,W){let T;
const E=()=>T??=a("yaml");N(I,{isMapping:()=>h,jobsOf:()=>v,readActionsFile:()=>j,readWorkflows:()=>P,stepsOf:()=>$});const G="\
.github/workflows",m=1024*1024;async function P(d){const w=d.list(G).map(({path:p})=>p);return(await Promise.all(w.filter(
p=>/\.ya?ml$/.test(p)).map(p=>j(d,p)))).filter(p=>p!==void 0)}async function j(d,w){const{kind:y,size:p=0}=d.stat(w)??{};
if(y!=="file"&&y!=="executable")return;if(p>m)return{path:w,text:"",value:void 0};const l=(await d.read(w)).toString("ut\
f8");return{path:w,text:l,value:A(l)}}function A(d){try{const w=(0,E().parseDocument)(d,{prettyErrors:!1});if(w.errors.length>
0)return;const y=w.toJS({maxAliasCount:100});return h(y)?y:void 0}catch{return}}function h(d){return typeof d=="object"&&
d!==null&&!Array.isArray(d)}function v({value:d}){const w=h(d?.jobs)?Object.entries(d.jobs):[];return new Map(w.filter(y=>h(
y[1])))}function $({steps:d}){return Array.isArray(d)?d.filter(h):[]}}};
