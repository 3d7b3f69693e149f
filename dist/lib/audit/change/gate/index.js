"use strict";module.exports={"audit/change/gate/agent-instructions"(I,a,N,W){let T;const E=()=>T??=a("repo/paths");let G;const _=()=>G??=
a("rules/agents-block");let P;const j=()=>P??=a("rules/finding");let A;const w=()=>A??=a("audit/check");let v;const $=()=>v??=
a("audit/change/touched-paths");N(I,{staleInstructions:()=>d,weakenedBlocks:()=>y});const d=(0,w().defineChangeCheck)({name:"\
stale-instructions",find:async({tree:s})=>(await Promise.all(_().INSTRUCTION_FILES.map(async o=>({path:o,state:k(await l(
s,o))})))).flatMap(({path:o,state:r})=>r===void 0?[]:[(0,j().finding)("agent-instructions-stale",{path:o,state:r},(0,$().
atFile)(o))])});function k(s){switch(s.kind){case"absent":return;case"changed":return"it is not what a released version \
writes";case"released":return s.version===_().BLOCK_VERSION?void 0:`its version is ${s.version}, and this version of gen\
e-gate writes ${_().BLOCK_VERSION}`}}async function y(s,t){return(await Promise.all(_().INSTRUCTION_FILES.map(async r=>{
const c=await l(s,r),p=c.kind==="absent"?void 0:u(c,await l(t,r));return p===void 0?[]:[[r,[p]]]}))).flat()}function u(s,t){
if(t.kind==="absent")return"the block of gene-gate is removed";if(!(t.kind==="released"||t.block===s.block))return"the b\
lock of gene-gate changes to what no released version writes"}async function l(s,t){const o=(0,E().resolveInTree)(s,t);return o.
kind==="inside"&&(o.entry.kind==="file"||o.entry.kind==="executable")?(0,_().blockIn)((await s.read(o.path)).toString("u\
tf8")):{kind:"absent"}}},"audit/change/gate/check-names"(I,a,N,W){let T;const E=()=>T??=a("audit/change/gate/workflow");
N(I,{gateNames:()=>G,takenNames:()=>j});function G(A,w){const v=A.flatMap($=>[...w.jobs.get($.path)??[]].map(d=>_(d,(0,E().
jobsOf)($).get(d))));return new Set(v.length>0?[...v,"gene-gate"]:[])}function _(A,w){const v=typeof w?.name=="string"?w.
name.trim():"";return v===""?A:v}function P(A,w){const v=w.indexOf("${{"),$=w.lastIndexOf("}}");if(v===-1||$<v)return A.
has(w);const[d,k]=[w.slice(0,v),w.slice($+2)];return[...A].some(y=>y===w||y.length>=d.length+k.length&&y.startsWith(d)&&
y.endsWith(k))}function*j(A,w,v,$){for(const d of v){const k=w.find(({path:u})=>u===d.path),y=[...(0,E().jobsOf)(d)].filter(
([u,l])=>{const s=k&&(0,E().jobsOf)(k).get(u),t=_(u,l);return(s===void 0||_(u,s)!==t)&&P(A,t)&&!$.has(`${d.path} ${u}`)});
y.length>0&&(yield[d.path,y.map(([u])=>`the job \`${u}\` takes the name of the gate's check`)])}}},"audit/change/gate/co\
mpare-jobs"(I,a,N,W){let T;const E=()=>T??=a("node:util");let G;const _=()=>G??=a("audit/change/gate/gate-scripts");let P;
const j=()=>P??=a("audit/change/gate/workflow");N(I,{jobEdits:()=>A,keyEdits:()=>w,stepEdits:()=>$});function A(s,t,o){const{
steps:r,name:c,...p}=s,{steps:n,name:e,...i}=t;return[...w(p,i,o),...$(s,t,o)]}function w(s,t,o){return[...new Set([...Object.
keys(s),...Object.keys(t)])].filter(c=>!(0,E().isDeepStrictEqual)(s[c],t[c])).map(c=>`\`${o===""?"":`${o}.`}${c}\` ${v(s[c],
t[c])}`)}function v(s,t){return s===void 0?"is added":t===void 0?"is removed":"changes"}function $(s,t,o){const[r,c]=[(0,j().
stepsOf)(s),(0,j().stepsOf)(t)];if([s,t].some(({steps:n})=>n!==void 0&&!d(n))&&!(0,E().isDeepStrictEqual)(s.steps,t.steps))
return[`\`${o}.steps\` changes`];if(r.length!==c.length){const n=r.length<c.length?"added":"removed";return[`a step of \`${o}\
\` is ${n}`]}return r.flatMap((n,e)=>w(k(n,c[e]),k(c[e]??{}),`${o}.steps[${e}]`))}function d(s){return Array.isArray(s)&&
s.every(j().isMapping)}function k(s,t){const{name:o,...r}=s,c=t?.uses;return u(s.uses,c)?{...r,uses:c}:r}const y=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;
function u(s,t){if(typeof s!="string"||typeof t!="string")return!1;const[o,r=""]=s.split("@"),[c,p=""]=t.split("@");if(o!==
c||o===void 0||_().GATE.test(o))return!1;const[n,e]=[y.exec(r)?.[1],y.exec(p)?.[1]];return n!==void 0&&e!==void 0&&l(n,e)<
0}function l(s,t){const[o,r]=[s.split(".").map(Number),t.split(".").map(Number)];for(let c=0;c<4;c++){const p=(o[c]??0)-
(r[c]??0);if(p!==0)return p}return 0}},"audit/change/gate/compare-workflows"(I,a,N,W){let T;const E=()=>T??=a("node:util");
let G;const _=()=>G??=a("audit/change/gate/compare-jobs");let P;const j=()=>P??=a("audit/change/gate/triggers");let A;const w=()=>A??=
a("audit/change/gate/workflow");N(I,{compareWorkflows:()=>v});function v(t,o,r){if(o.text===t.text)return $(r);if(o.value===
void 0)return d("it is no longer a valid workflow");const c=(0,j().compareTriggers)(t.value?.on,o.value.on),p=[...r].map(
n=>y(n,t,o));return{weakened:[...c.lost,...(0,_().keyEdits)(k(t),k(o),""),...p.flatMap(({edits:n})=>n),...l(r,t,o)],tightened:c.
added,gateJobs:p.flatMap(({id:n})=>n??[])}}function $(t){return{weakened:[],tightened:[],gateJobs:[...t]}}function d(...t){
return{weakened:t,tightened:[],gateJobs:[]}}function k({value:t={}}){const{on:o,jobs:r,name:c,"run-name":p,...n}=t;return n}
function y(t,o,r){const c=(0,w().jobsOf)(o).get(t)??{},p=(0,w().jobsOf)(r),n=p.get(t);if(n!==void 0)return{id:t,edits:(0,_().
jobEdits)(c,n,`jobs.${t}`)};const e=[...p].find(([i,h])=>!(0,w().jobsOf)(o).has(i)&&(0,_().jobEdits)(c,h,"").length===0);
return e!==void 0?{id:e[0],edits:[]}:{edits:[`the job \`${t}\`, which runs the gate, is removed`]}}const u=["if","needs",
"strategy","uses"];function l(t,o,r){const[c,p]=[(0,w().jobsOf)(o),(0,w().jobsOf)(r)],n=new Set([...t].flatMap(e=>s(c.get(
e))));for(const e of n)for(const i of s(c.get(e)))n.add(i);return[...n].filter(e=>!t.has(e)).flatMap(e=>{const[i,h]=[c.get(
e),p.get(e)];return h===void 0?[`the job \`${e}\`, which the gate needs, is removed`]:u.filter(m=>!(0,E().isDeepStrictEqual)(
i?.[m],h[m])).map(m=>`\`jobs.${e}.${m}\` changes, and the gate needs this job`)})}function s(t){const o=t?.needs;return(Array.
isArray(o)?o:[o]).filter(r=>typeof r=="string")}},"audit/change/gate/gate-change"(I,a,N,W){let T;const E=()=>T??=a("poli\
cy/difference");let G;const _=()=>G??=a("policy/load");let P;const j=()=>P??=a("rules/finding");let A;const w=()=>A??=a(
"audit/check");let v;const $=()=>v??=a("audit/change/policy-change");let d;const k=()=>d??=a("audit/change/touched-paths");
let y;const u=()=>y??=a("audit/change/gate/agent-instructions");let l;const s=()=>l??=a("audit/change/gate/weakened-file\
s");N(I,{gateChange:()=>t,gateFindings:()=>o});const t=(0,w().defineChangeCheck)({name:"gate-change",find:({policyPath:p,
changedNames:n,baseTree:e,tree:i,loadedPolicy:{shared:h}})=>n.size===0?[]:o({policyPath:p,baseTree:e,tree:i,shared:h})});
async function o(p){const{policyPath:n,baseTree:e,tree:i}=p,{weakened:h,tightened:m}=await(0,s().compareGateFiles)(e,i),
b=await(0,u().weakenedBlocks)(e,i),f=n===void 0?[]:await c(p);return[...f.length>0?[[_().POLICY_PATH,f]]:[],...h,...b].map(
([g,M])=>(0,j().finding)("gate-weakened",{path:g,effects:M},(0,k().atFile)(g))).concat([...m].map(([g,M])=>(0,j().finding)(
"gate-tightened",{path:g,effects:M},(0,k().atFile)(g))))}function r(p,n){return p.oid!==void 0&&p.oid===n?.oid&&p.kind===
n.kind}async function c({baseTree:p,tree:n,shared:e}){const i=p.stat(_().POLICY_PATH);if(i===void 0)return[];if(r(i,n.stat(
_().POLICY_PATH))&&e===void 0)return[];const[h,m]=await Promise.all([(0,_().readPolicyIn)(p,e),(0,_().readPolicyIn)(n,e)]);
if("mistakes"in h||"mistakes"in m||"missing"in h)return[];if("missing"in m)return[(0,$().unreadWords)(m.missing)];const b=(0,E().
comparePolicies)(h.policy,m.policy).filter(({loosens:g})=>g);return[...n.stat(_().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...b.map($().effectWords)]}},"audit/change/gate/gate-package"(I,a,N,W){let T;const E=()=>T??=a("node:util");
let G;const _=()=>G??=a("command/resolve/lock/lock");let P;const j=()=>P??=a("command/resolve/lock/read");let A;const w=()=>A??=
a("command/resolve/npmrc");let v;const $=()=>v??=a("command/resolve/npmrc-keys");let d;const k=()=>d??=a("command/resolv\
e/package-json");let y;const u=()=>y??=a("audit/change/gate/gate-scripts");N(I,{packageEdits:()=>s});const l=["dependenc\
ies","devDependencies","optionalDependencies","overrides","resolutions","catalog","catalogs","workspaces","pnpm"];async function s(e,i){
const[h,m]=await Promise.all([c(e),c(i)]),f=[...new Set([...h.keys(),...m.keys()])].filter(S=>!(0,E().isDeepStrictEqual)(
h.get(S),m.get(S))),[g,M]=await Promise.all([t(e,i),p(e,i)]);return[["package.json",g],...f.map(S=>[S,["the entry of the\
 gate changes"]]),[".npmrc",M]].filter(([,S])=>S.length>0)}async function t(e,i){const h=(0,_().objectIn)(await(0,k().readJsonFile)(
e,"package.json")),m=(0,_().objectIn)(await(0,k().readJsonFile)(i,"package.json"));return l.filter(b=>!(0,E().isDeepStrictEqual)(
new Set(r(h[b])),new Set(r(m[b])))).map(b=>`\`${b}\` changes for the gate`)}const o=20;function r(e,i=0){return Object.entries(
(0,_().objectIn)(e)).flatMap(([h,m])=>u().GATE.test(h)||typeof m=="string"&&u().GATE.test(m)||i>o?[JSON.stringify([h,m])]:
r(m,i+1))}async function c(e){const i=(await(0,j().readLocks)(e)).map(({path:h,all:m,entriesOf:b})=>{const f=m.filter(({
name:M,bin:S})=>u().GATE.test(M)||Object.keys(S??{}).some(F=>u().GATE.test(F))),g=[...b("gene-gate"),...f].map(M=>JSON.stringify(
M));return[h,new Set(g)]});return new Map(i.filter(([,h])=>h.size>0))}async function p(e,i){const[h,m]=[await(0,w().readNpmrc)(
{tree:e,directory:""}),await(0,w().readNpmrc)({tree:i,directory:""})];if("unread"in m)return(0,E().isDeepStrictEqual)(h,
m)?[]:["it cannot be read"];const[b,f]=["unread"in h?{}:h.settings,m.settings];return[...new Set([...Object.keys(b),...Object.
keys(f)])].filter(g=>!(0,E().isDeepStrictEqual)(b[g],f[g])).filter(g=>[b[g],f[g]].some(M=>n(g,M))).map(g=>`the setting \`${g}\
\` changes`)}function n(e,i){return i!==void 0&&(0,$().effectOf)(e,i)!=="harmless"}},"audit/change/gate/gate-scripts"(I,a,N,W){
let T;const E=()=>T??=a("command/resolve/lock/lock");let G;const _=()=>G??=a("command/resolve/package-json");let P;const j=()=>P??=
a("audit/change/gate/workflow");N(I,{GATE:()=>A,gateScripts:()=>v,packageScripts:()=>$,wordsOf:()=>w});const A=/gene-gate/i;
function w(d){return d.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function v(d){const k=(0,j().isMapping)(d?.scripts)?
Object.entries(d.scripts):[],y=new Set;for(let u=-1;u<y.size;){u=y.size;for(const[l,s]of k)w(String(s)).some(t=>A.test(t)||
y.has(t))&&y.add(l)}return y}async function $(d){const k=(0,E().objectIn)(await(0,_().readJsonFile)(d,"package.json"));return{
gate:v(k),isGateItself:k.name==="gene-gate"}}},"audit/change/gate/triggers"(I,a,N,W){let T;const E=()=>T??=a("node:util");
let G;const _=()=>G??=a("audit/change/gate/workflow");N(I,{compareTriggers:()=>P});function P(l,s){const[t,o]=[j(l),j(s)],
r=[...t].flatMap(([p,n])=>{const e=o.get(p);return e===void 0?[`the event ${p} no longer starts the workflow`]:d(p,n,e)?
[`${p} starts the workflow less often`]:[]}),c=[...o.keys()].filter(p=>!t.has(p));return{lost:r,added:c.map(p=>`${p} sta\
rts the workflow, too`)}}function j(l){return typeof l=="string"?new Map([[l,{}]]):Array.isArray(l)?new Map(l.map(s=>[String(
s),{}])):(0,_().isMapping)(l)?new Map(Object.entries(l).map(([s,t])=>[s,t??{}])):new Map}const A=new Set(["branches","ta\
gs","paths"]),w=new Set(["branches-ignore","tags-ignore","paths-ignore"]),v=["opened","synchronize","reopened"],$=new Map(
[["pull_request",v],["pull_request_target",v]]);function d(l,s,t){return(0,E().isDeepStrictEqual)(s,t)?!1:Array.isArray(
s)&&Array.isArray(t)?!u(s,t):!(0,_().isMapping)(s)||!(0,_().isMapping)(t)?!0:[...new Set([...Object.keys(s),...Object.keys(
t)])].some(r=>k(r,l,s,t))}function k(l,s,t,o){const[r,c]=[t[l],o[l]];if((0,E().isDeepStrictEqual)(r,c))return!1;if(l==="\
types"){const e=$.get(s),[i,h]=[r??e,c??e];return h!==void 0&&(i===void 0||!u(y(i),y(h)))}if(!A.has(l)&&!w.has(l))return!0;
if(c===void 0)return!1;if(r===void 0)return!0;const[p,n]=[y(r),y(c)];return[...p,...n].some(e=>String(e).startsWith("!"))?
!0:A.has(l)?!u(p,n):!u(n,p)}function y(l){return Array.isArray(l)?l:[l]}function u(l,s){return l.every(t=>s.some(o=>(0,E().
isDeepStrictEqual)(t,o)))}},"audit/change/gate/uses"(I,a,N,W){let T;const E=()=>T??=a("repo/paths");let G;const _=()=>G??=
a("audit/change/gate/gate-scripts");let P;const j=()=>P??=a("audit/change/gate/workflow");N(I,{findGateUses:()=>v});const A=10,
w=64*1024;async function v(l,s){const t=new Set;let o=!1;const r=await(0,_().packageScripts)(l),c=new Map(s.map(f=>[f.path,
f]));async function p(f,g){const[M=""]=f.split("@");if(!M.startsWith("./"))return _().GATE.test(M);const S=(0,E().normalise)(
M);if(S===void 0||g>A)return!1;const F=c.get(S);if(F)return(await m(F,g+1)).size>0;for(const C of["action.yml","action.y\
aml"]){const O=await(0,j().readActionsFile)(l,S===""?C:`${S}/${C}`);if(O&&await n(O,g+1))return t.add(O.path),!0}return!1}
async function n({value:f},g){return typeof f?.name=="string"&&_().GATE.test(f.name)?!0:(0,j().isMapping)(f?.runs)&&await e(
f.runs,g)}async function e(f,g,M=[]){let S=!1;const F=new Set;for(const{uses:C,run:O,"working-directory":x}of(0,j().stepsOf)(
f)){typeof C=="string"&&await p(C,g)&&(S=!0);const D=[x,...M].find(L=>typeof L=="string")??"";typeof O=="string"&&await i(
O,String(D),F)&&(o=!0,S=!0)}if(S)for(const C of F)t.add(C);return S}async function i(f,g,M){const S=(0,_().wordsOf)(f);let F=S.
some(C=>_().GATE.test(C));for(const C of S){r.gate.has(C)&&$.test(f)&&(t.add("package.json"),F=!0),r.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.
test(C)&&(F=!0);const O=d.test(C)?k:[C];for(const x of O.flatMap(D=>[`./${g}/${D}`,D])){const D=(0,E().normalise)(x),L=D&&
!M.has(D)&&await h(D);!D||!L||(M.add(D),await i(L,g,M)&&(F=!0))}}return F}async function h(f){const{kind:g,size:M=0}=l.stat(
f)??{};if(g!=="file"&&g!=="executable"||M>w)return;const S=(await l.read(f)).toString("utf8");return g==="executable"||y.
test(f)||_().GATE.test(S)?S:void 0}async function m(f,g){const M=new Set;for(const[S,F]of(0,j().jobsOf)(f)){const C=typeof F.
uses=="string"&&await p(F.uses,g),O=[u(F),u(f.value)];(await e(F,g,O)||C)&&M.add(S)}return M}const b=new Map;for(const f of s){
const g=await m(f,0);g.size>0&&b.set(f.path,g)}return{jobs:b,files:t,isCommand:o}}const $=/\b(?:npm|pnpm|yarn|bun|run)\b/,
d=/^(?:g?make)$/,k=["GNUmakefile","makefile","Makefile"],y=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function u(l){const{defaults:s}=l??{};return(0,j().isMapping)(s)&&(0,j().isMapping)(s.run)?s.run["working-directory"]:void 0}},
"audit/change/gate/weakened-files"(I,a,N,W){let T;const E=()=>T??=a("audit/change/gate/check-names");let G;const _=()=>G??=
a("audit/change/gate/compare-jobs");let P;const j=()=>P??=a("audit/change/gate/compare-workflows");let A;const w=()=>A??=
a("audit/change/gate/gate-package");let v;const $=()=>v??=a("audit/change/gate/gate-scripts");let d;const k=()=>d??=a("a\
udit/change/gate/uses");let y;const u=()=>y??=a("audit/change/gate/workflow");N(I,{compareGateFiles:()=>l});async function l(n,e){
const[i,h]=await Promise.all([(0,u().readWorkflows)(n),(0,u().readWorkflows)(e)]),[m,b]=await Promise.all([(0,k().findGateUses)(
n,i),(0,k().findGateUses)(e,h)]),f=new Map,g=new Map,M=new Set(i.map(({path:O})=>O)),S=new Set;for(const O of i){const x=m.
jobs.get(O.path);if(x===void 0)continue;const{path:D,change:L}=s(O,x,h,M);L.weakened.length>0&&f.set(O.path,L.weakened),
L.tightened.length>0&&g.set(D,L.tightened);for(const R of L.gateJobs)S.add(`${D} ${R}`)}for(const O of m.files){const x=await t(
O,n,e);x.length>0&&f.set(O,x)}const F=m.isCommand?await(0,w().packageEdits)(n,e):[],C=(0,E().gateNames)(i,m);for(const[O,
x]of[...F,...(0,E().takenNames)(C,i,h,S)])f.set(O,[...f.get(O)??[],...x]);for(const O of b.jobs.keys())M.has(O)&&m.jobs.
has(O)||[...S].some(x=>x.startsWith(`${O} `))||g.set(O,["it runs the gate"]);return{weakened:f,tightened:g}}function s(n,e,i,h){
const m=i.find(({path:f})=>f===n.path);if(m)return{path:m.path,change:(0,j().compareWorkflows)(n,m,e)};for(const f of i){
if(h.has(f.path))continue;const g=(0,j().compareWorkflows)(n,f,e);if(g.weakened.length===0)return{path:f.path,change:g}}
const b=["the workflow, which runs the gate, is removed, renamed or replaced"];return{path:n.path,change:{weakened:b,tightened:[],
gateJobs:[]}}}async function t(n,e,i){if(e.stat(n)?.oid!==void 0&&o(n,e,i))return[];const[h,m]=await Promise.all([(0,u().
readActionsFile)(e,n),(0,u().readActionsFile)(i,n)]);return m===void 0?["the file, through which the gate runs, is remov\
ed"]:h?.text===m.text&&r(n,e,i)?[]:n==="package.json"?p(h?.value,m.value):/(?:^|\/)action\.ya?ml$/.test(n)?m.value===void 0?
["it is no longer a valid action"]:c(h?.value??{},m.value):["the script, which runs the gate, changes"]}function o(n,e,i){
return e.stat(n)?.oid===i.stat(n)?.oid&&r(n,e,i)}function r(n,e,i){return e.stat(n)?.kind===i.stat(n)?.kind}function c(n,e){
const{name:i,description:h,author:m,branding:b,runs:f,...g}=n,{name:M,description:S,author:F,branding:C,runs:O,...x}=e;if(!(0,u().
isMapping)(f)||!(0,u().isMapping)(O))return(0,_().keyEdits)(n,e,"");const{steps:D,...L}=f,{steps:R,...U}=O;return[...(0,_().
keyEdits)(g,x,""),...(0,_().keyEdits)(L,U,"runs"),...(0,_().stepEdits)(f,O,"runs")]}function p(n,e){const i=b=>(0,u().isMapping)(
b?.scripts)?b.scripts:{},[h,m]=[i(n),i(e)];return[...(0,$().gateScripts)(n)].flatMap(b=>[b,`pre${b}`,`post${b}`]).filter(
b=>h[b]!==m[b]).map(b=>`the script \`${b}\`, which runs the gate, changes`)}},"audit/change/gate/workflow"(I,a,N,W){let T;
const E=()=>T??=a("yaml");N(I,{isMapping:()=>w,jobsOf:()=>v,readActionsFile:()=>j,readWorkflows:()=>P,stepsOf:()=>$});const G="\
.github/workflows",_=1024*1024;async function P(d){const k=d.list(G).map(({path:u})=>u);return(await Promise.all(k.filter(
u=>/\.ya?ml$/.test(u)).map(u=>j(d,u)))).filter(u=>u!==void 0)}async function j(d,k){const{kind:y,size:u=0}=d.stat(k)??{};
if(y!=="file"&&y!=="executable")return;if(u>_)return{path:k,text:"",value:void 0};const l=(await d.read(k)).toString("ut\
f8");return{path:k,text:l,value:A(l)}}function A(d){try{const k=(0,E().parseDocument)(d,{prettyErrors:!1});if(k.errors.length>
0)return;const y=k.toJS({maxAliasCount:100});return w(y)?y:void 0}catch{return}}function w(d){return typeof d=="object"&&
d!==null&&!Array.isArray(d)}function v({value:d}){const k=w(d?.jobs)?Object.entries(d.jobs):[];return new Map(k.filter(y=>w(
y[1])))}function $({steps:d}){return Array.isArray(d)?d.filter(w):[]}}};
