//# audit/change/gate/agent-instructions
(function(d,b,s){const u=s("repo/paths"),l=s("repo/tree"),o=s("rules/agents-block"),k=s("rules/finding"),g=s("audit/che\
ck"),h=s("audit/change/touched-paths"),p=(0,g().defineChangeCheck)({name:"stale-instructions",find:async({tree:e})=>(await Promise.
all(o().INSTRUCTION_FILES.map(async n=>({path:n,state:m(await r(e,n))})))).flatMap(({path:n,state:i})=>i===void 0?[]:[(0,k().
finding)("agent-instructions-stale",{path:n,state:i},(0,h().atFile)(n))])});function m(e){switch(e.kind){case"absent":return;case"\
changed":return"it is not what a released version writes";case"released":return e.version===o().BLOCK_VERSION?void 0:`it\
s version is ${e.version}, and this version of gene-gate writes ${o().BLOCK_VERSION}`}}async function v(e,t){return(await Promise.
all(o().INSTRUCTION_FILES.map(async i=>{const a=await r(e,i),c=a.kind==="absent"?void 0:w(a,await r(t,i));return c===void 0?
[]:[[i,[c]]]}))).flat()}function w(e,t){if(t.kind==="absent")return"the block of gene-gate is removed";if(!(t.kind==="re\
leased"||t.block===e.block))return"the block of gene-gate changes to what no released version writes"}async function r(e,t){
const n=(0,u().resolveInTree)(e,t);return n.kind==="inside"&&(0,l().isRegular)(n.entry.kind)?(0,o().blockIn)((await e.read(
n.path)).toString("utf8")):{kind:"absent"}}d.exports={staleInstructions:p,weakenedBlocks:v}});
//# audit/change/gate/check-names
(function(u,k,m){const h=m("audit/change/gate/workflow");function p(o,t){const e=o.flatMap(a=>[...t.jobs.get(a.path)??[]].
map(n=>i(n,(0,h().jobsOf)(a).get(n))));return new Set(e.length>0?[...e,"gene-gate"]:[])}function i(o,t){const e=typeof t?.
name=="string"?t.name.trim():"";return e===""?o:e}function w(o,t){const e=t.indexOf("${{"),a=t.lastIndexOf("}}");if(e===
-1||a<e)return o.has(t);const[n,r]=[t.slice(0,e),t.slice(a+2)];return[...o].some(c=>c===t||c.length>=n.length+r.length&&
c.startsWith(n)&&c.endsWith(r))}function*N(o,t,e,a){for(const n of e){const r=t.find(({path:s})=>s===n.path),c=[...(0,h().
jobsOf)(n)].filter(([s,b])=>{const g=r&&(0,h().jobsOf)(r).get(s),l=i(s,b);return(g===void 0||i(s,g)!==l)&&w(o,l)&&!a.has(
`${n.path} ${s}`)});c.length>0&&(yield[n.path,c.map(([s])=>`the job \`${s}\` takes the name of the gate's check`)])}}u.exports=
{gateNames:p,takenNames:N}});
//# audit/change/gate/compare-jobs
(function(h,j,u){const a=u("node:util"),_=u("audit/change/gate/gate-scripts"),d=u("audit/change/gate/workflow");function E(t,e,n){
const{steps:i,name:s,...r}=t,{steps:o,name:c,...M}=e;return[...p(r,M,n),...m(t,e,n)]}const $=new Set(["timeout-minutes"]);
function p(t,e,n){return[...new Set([...Object.keys(t),...Object.keys(e)])].filter(s=>!(0,a().isDeepStrictEqual)(t[s],e[s])&&
!$.has(s)).map(s=>`\`${n===""?"":`${n}.`}${s}\` ${w(t[s],e[s])}`)}const v=/@[0-9a-f]{40}$/;function w(t,e){return t===void 0?
"is added":typeof e=="string"&&v.test(e)?"names a commit, which a person must compare with the release":e===void 0?"is r\
emoved":"changes"}function m(t,e,n){const[i,s]=[(0,d().stepsOf)(t),(0,d().stepsOf)(e)];if([t,e].some(({steps:o})=>o!==void 0&&
!O(o))&&!(0,a().isDeepStrictEqual)(t.steps,e.steps))return[`\`${n}.steps\` changes`];if(i.length!==s.length){const o=i.length<
s.length?"added":"removed";return[`a step of \`${n}\` is ${o}`]}return i.flatMap((o,c)=>p(l(o,s[c]),l(s[c]??{}),`${n}.st\
eps[${c}]`))}function O(t){return Array.isArray(t)&&t.every(d().isMapping)}function l(t,e){const{name:n,...i}=t,s=e?.uses;
return S(t.uses,s)?{...i,uses:s}:i}const g=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function S(t,e){if(typeof t!="string"||typeof e!=
"string")return!1;const[n,i=""]=t.split("@"),[s,r=""]=e.split("@");if(n!==s||n===void 0||_().GATE.test(n))return!1;const[
o,c]=[g.exec(i)?.[1],g.exec(r)?.[1]];return o!==void 0&&c!==void 0&&y(o,c)<0}function y(t,e){const[n,i]=[t.split(".").map(
Number),e.split(".").map(Number)];for(let s=0;s<4;s++){const r=(n[s]??0)-(i[s]??0);if(r!==0)return r}return 0}h.exports=
{jobEdits:E,keyEdits:p,stepEdits:m}});
//# audit/change/gate/compare-workflows
(function(m,$,d){const j=d("node:util"),l=d("audit/change/gate/compare-jobs"),w=d("audit/change/gate/triggers"),a=d("au\
dit/change/gate/workflow");function _(e,t,r){if(t.text===e.text)return b(r);if(t.value===void 0)return v("it is no longe\
r a valid workflow");const s=(0,w().compareTriggers)(e.value?.on,t.value.on),i=[...r].map(n=>k(n,e,t));return{weakened:[
...s.lost,...(0,l().keyEdits)(p(e),p(t),""),...i.flatMap(({edits:n})=>n),...E(r,e,t)],tightened:s.added,gateJobs:i.flatMap(
({id:n})=>n??[])}}function b(e){return{weakened:[],tightened:[],gateJobs:[...e]}}function v(...e){return{weakened:e,tightened:[],
gateJobs:[]}}function p({value:e={}}){const{on:t,jobs:r,name:s,"run-name":i,...n}=e;return n}function k(e,t,r){const s=(0,a().
jobsOf)(t).get(e)??{},i=(0,a().jobsOf)(r),n=i.get(e);if(n!==void 0)return{id:e,edits:(0,l().jobEdits)(s,n,`jobs.${e}`)};
const o=[...i].find(([c,u])=>!(0,a().jobsOf)(t).has(c)&&(0,l().jobEdits)(s,u,"").length===0);return o!==void 0?{id:o[0],
edits:[]}:{edits:[`the job \`${e}\`, which runs the gate, is removed`]}}const O=["if","needs","strategy","uses"];function E(e,t,r){
const[s,i]=[(0,a().jobsOf)(t),(0,a().jobsOf)(r)],n=new Set([...e].flatMap(o=>h(s.get(o))));for(const o of n)for(const c of h(
s.get(o)))n.add(c);return[...n].filter(o=>!e.has(o)).flatMap(o=>{const[c,u]=[s.get(o),i.get(o)];return u===void 0?[`the \
job \`${o}\`, which the gate needs, is removed`]:O.filter(g=>!(0,j().isDeepStrictEqual)(c?.[g],u[g])).map(g=>`\`jobs.${o}\
.${g}\` changes, and the gate needs this job`)})}function h(e){const t=e?.needs;return(Array.isArray(t)?t:[t]).filter(r=>typeof r==
"string")}m.exports={compareWorkflows:_}});
//# audit/change/gate/gate-change
(function(_,F,n){const P=n("policy/difference"),s=n("policy/load"),m=n("rules/finding"),k=n("audit/check"),p=n("audit/c\
hange/policy-change"),l=n("audit/change/touched-paths"),w=n("audit/change/gate/agent-instructions"),v=n("audit/change/ga\
te/weakened-files"),C=(0,k().defineChangeCheck)({name:"gate-change",find:({policyPath:e,changedNames:i,baseTree:t,tree:o,
loadedPolicy:{shared:c}})=>i.size===0?[]:h({policyPath:e,baseTree:t,tree:o,shared:c})});async function h(e){const{policyPath:i,
baseTree:t,tree:o}=e,{weakened:c,tightened:r}=await(0,v().compareGateFiles)(t,o),d=await(0,w().weakenedBlocks)(t,o),g=i===
void 0?[]:await I(e);return[...g.length>0?[[s().POLICY_PATH,g]]:[],...c,...d].map(([a,u])=>(0,m().finding)("gate-weakene\
d",{path:a,effects:u},(0,l().atFile)(a))).concat([...r].map(([a,u])=>(0,m().finding)("gate-tightened",{path:a,effects:u},
(0,l().atFile)(a))))}function y(e,i){return e.oid!==void 0&&e.oid===i?.oid&&e.kind===i.kind}async function I({baseTree:e,
tree:i,shared:t}){const o=e.stat(s().POLICY_PATH);if(o===void 0)return[];if(y(o,i.stat(s().POLICY_PATH))&&t===void 0)return[];
const[c,r]=await Promise.all([(0,s().readPolicyIn)(e,t),(0,s().readPolicyIn)(i,t)]);if("mistakes"in c||"mistakes"in r||"\
missing"in c)return[];if("missing"in r)return[(0,p().unreadWords)(r.missing.source)];const d=(0,P().comparePolicies)(c.policy,
r.policy).filter(({loosens:a})=>a);return[...i.stat(s().POLICY_PATH)===void 0?["the policy is removed"]:[],...d.map(p().
effectWords)]}_.exports={gateChange:C,gateFindings:h}});
//# audit/change/gate/gate-commands
(function(u,w,r){const p=r("repo/paths"),d=r("repo/tree"),o=r("audit/change/gate/gate-scripts"),h=64*1024,m=/\b(?:npm|pnpm|yarn|bun|run)\b/,
l=/^(?:g?make)$/,b=["GNUmakefile","makefile","Makefile"],g=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
class k{started=new Set;#t;#s;constructor(t,s){this.#t=t,this.#s=s}async runGate(t,s){const i=(0,o().wordsOf)(t);let e=i.
some(n=>o().GATE.test(n));for(const n of i)this.#s.gate.has(n)&&m.test(t)&&(this.started.add("package.json"),e=!0),this.#s.
isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(n)&&(e=!0),await this.#e(n,s)&&(e=!0);return e}async#e(t,s){let i=!1;
const e=l.test(t)?b:[t];for(const n of e.flatMap(a=>[`./${s}/${a}`,a])){const a=(0,p().normalise)(n),c=a&&!this.started.
has(a)&&await this.#a(a);!a||!c||(this.started.add(a),await this.runGate(c,s)&&(i=!0))}return i}async#a(t){const{kind:s,
size:i=0}=this.#t.stat(t)??{};if(!(0,d().isRegular)(s)||i>h)return;const e=(await this.#t.read(t)).toString("utf8");return s===
"executable"||g.test(t)||o().GATE.test(e)?e:void 0}}u.exports={JobCommands:k}});
//# audit/change/gate/gate-package
(function(E,q,i){const m=i("node:util"),d=i("command/resolve/lock/lock"),j=i("command/resolve/lock/read"),u=i("command/\
resolve/npmrc"),S=i("command/resolve/npmrc-keys"),k=i("command/resolve/package-json"),g=i("audit/change/gate/gate-script\
s"),_=["dependencies","devDependencies","optionalDependencies","overrides","resolutions","catalog","catalogs","workspace\
s","pnpm"];async function b(s,e){const[t,n]=await Promise.all([w(s),w(e)]),a=[...new Set([...t.keys(),...n.keys()])].filter(
c=>!(0,m().isDeepStrictEqual)(t.get(c),n.get(c))),[r,p]=await Promise.all([v(s,e),y(s,e)]);return[["package.json",r],...a.
map(c=>[c,["the entry of the gate changes"]]),[".npmrc",p]].filter(([,c])=>c.length>0)}async function v(s,e){const t=(0,d().
objectIn)(await(0,k().readJsonFile)(s,"package.json")),n=(0,d().objectIn)(await(0,k().readJsonFile)(e,"package.json"));return _.
filter(o=>!(0,m().isDeepStrictEqual)(new Set(l(t[o])),new Set(l(n[o])))).map(o=>`\`${o}\` changes for the gate`)}const D=20;
function l(s,e=0){return Object.entries((0,d().objectIn)(s)).flatMap(([t,n])=>g().GATE.test(t)||typeof n=="string"&&g().
GATE.test(n)||e>D?[JSON.stringify([t,n])]:l(n,e+1))}async function w(s){const e=(await(0,j().readLocks)(s)).map(({path:t,
all:n,entriesOf:o})=>{const a=n.filter(({name:p,bin:c})=>g().GATE.test(p)||Object.keys(c??{}).some(h=>g().GATE.test(h))),
r=[...o("gene-gate"),...a].map(p=>JSON.stringify(p));return[t,new Set(r)]});return new Map(e.filter(([,t])=>t.size>0))}async function y(s,e){
const[t,n]=[await(0,u().readNpmrc)({tree:s,directory:""}),await(0,u().readNpmrc)({tree:e,directory:""})];if("unread"in n)
return(0,m().isDeepStrictEqual)(t,n)?[]:["it cannot be read"];const[o,a]=["unread"in t?{}:t.settings,n.settings];return[
...new Set([...Object.keys(o),...Object.keys(a)])].filter(r=>!(0,m().isDeepStrictEqual)(o[r],a[r])).filter(r=>[o[r],a[r]].
some(p=>O(r,p))).map(r=>`the setting \`${r}\` changes`)}function O(s,e){return e!==void 0&&(0,S().effectOf)(s,e)!=="harm\
less"}E.exports={packageEdits:b}});
//# audit/change/gate/gate-scripts
(function(p,w,o){const g=o("command/resolve/lock/lock"),l=o("command/resolve/package-json"),m=o("audit/change/gate/work\
flow"),n=/gene-gate/i;function c(e){return e.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function a(e){const s=(0,m().
isMapping)(e?.scripts)?Object.entries(e.scripts):[],t=new Set;for(let r=-1;r<t.size;){r=t.size;for(const[u,d]of s)c(String(
d)).some(i=>n.test(i)||t.has(i))&&t.add(u)}return t}async function k(e){const s=(0,g().objectIn)(await(0,l().readJsonFile)(
e,"package.json"));return{gate:a(s),isGateItself:s.name==="gene-gate"}}p.exports={GATE:n,gateScripts:a,packageScripts:k,
wordsOf:c}});
//# audit/change/gate/triggers
(function(T,U,h){const g=h("node:util"),u=h("audit/change/gate/workflow");function _(t,r){const[e,n]=[d(t),d(r)],i=[...e].
flatMap(([s,c])=>{const a=n.get(s);return a===void 0?[`the event ${s} no longer starts the workflow`]:[...O(s,c,a)?[`${s}\
 starts the workflow less often`]:[],...E.filter(p=>!q(p,c,a)).map(p=>`the ${p} of ${s} change`)]}),o=[...n.keys()].filter(
s=>!e.has(s));return{lost:i,added:o.map(s=>`${s} starts the workflow, too`)}}function d(t){return typeof t=="string"?new Map(
[[t,{}]]):Array.isArray(t)?new Map(t.map(r=>[String(r),{}])):(0,u().isMapping)(t)?new Map(Object.entries(t).map(([r,e])=>[
r,e??{}])):new Map}const E=["inputs","secrets","outputs"];function q(t,r,e){const[n,i]=[S(t,r),S(t,e)];return Object.entries(
{...n,...i}).every(([o,s])=>o in n?(0,g().isDeepStrictEqual)(n[o],i[o]):!(0,u().isMapping)(s)||s.required!==!0)}function S(t,r){
const e=(0,u().isMapping)(r)?r[t]:void 0;return(0,u().isMapping)(e)?e:{}}const M=new Set(["branches","tags","paths"]),D=new Set(
["branches-ignore","tags-ignore","paths-ignore"]),A=["opened","synchronize","reopened"],m=new Map([["pull_request",A],["\
pull_request_target",A]]);function O(t,r,e){return(0,g().isDeepStrictEqual)(r,e)?!1:Array.isArray(r)&&Array.isArray(e)?!w(
r,e):!(0,u().isMapping)(r)||!(0,u().isMapping)(e)?!0:[...new Set([...Object.keys(r),...Object.keys(e)])].some(i=>L(i,t,r,
e))}function L(t,r,e,n){const[i,o]=[e[t],n[t]];if((0,g().isDeepStrictEqual)(i,o)||E.some(a=>a===t))return!1;if(t==="type\
s"){const a=m.get(r),[p,y]=[i??a,o??a];return y!==void 0&&(p===void 0||!w(l(p),l(y)))}if(!M.has(t)&&!D.has(t))return!0;if(o===
void 0)return!1;if(i===void 0)return!0;const[s,c]=[l(i),l(o)];return[...s,...c].some(a=>String(a).startsWith("!"))?!0:M.
has(t)?!w(s,c):!w(c,s)}function l(t){return Array.isArray(t)?t:[t]}function w(t,r){return t.every(e=>r.some(n=>(0,g().isDeepStrictEqual)(
e,n)))}T.exports={DEFAULT_TYPES:m,compareTriggers:_,eventsOf:d}});
//# audit/change/gate/uses
(function(h,j,u){const m=u("repo/paths"),g=u("audit/change/gate/gate-commands"),d=u("audit/change/gate/gate-scripts"),r=u(
"audit/change/gate/workflow"),w=10;async function l(c,t){const i=new y(c,t,await(0,d().packageScripts)(c)),n=new Map;for(const s of t){
const a=await i.jobsOf(s);a.size>0&&n.set(s.path,a)}return{jobs:n,files:i.files,isCommand:i.isCommand}}class y{files=new Set;isCommand=!1;#t;#s;#i;constructor(t,i,n){
this.#t=t,this.#s=new Map(i.map(s=>[s.path,s])),this.#i=n}async jobsOf(t,i=0){const n=new Set;for(const[s,a]of(0,r().jobsOf)(
t)){const e=typeof a.uses=="string"&&await this.#n(a.uses,i),o=[p(a),p(t.value)];(await this.#a(a,i,o)||e)&&n.add(s)}return n}async#n(t,i){
const[n=""]=t.split("@");if(!n.startsWith("./"))return d().GATE.test(n);const s=(0,m().normalise)(n);if(s===void 0||i>w)
return!1;const a=this.#s.get(s);if(a)return(await this.jobsOf(a,i+1)).size>0;for(const e of["action.yml","action.yaml"]){
const o=await(0,r().readActionsFile)(this.#t,s===""?e:`${s}/${e}`);if(o&&await this.#e(o,i+1))return this.files.add(o.path),
!0}return!1}async#e({value:t},i){return typeof t?.name=="string"&&d().GATE.test(t.name)?!0:(0,r().isMapping)(t?.runs)&&await this.#a(
t.runs,i)}async#a(t,i,n=[]){let s=!1;const a=new(g()).JobCommands(this.#t,this.#i);for(const{uses:e,run:o,"working-direc\
tory":G}of(0,r().stepsOf)(t)){typeof e=="string"&&await this.#n(e,i)&&(s=!0);const b=[G,...n].find(_=>typeof _=="string")??
"";typeof o=="string"&&await a.runGate(o,String(b))&&(this.isCommand=!0,s=!0)}if(s)for(const e of a.started)this.files.add(
e);return s}}function p(c){const{defaults:t}=c??{};return(0,r().isMapping)(t)&&(0,r().isMapping)(t.run)?t.run["working-d\
irectory"]:void 0}h.exports={findGateUses:l}});
//# audit/change/gate/weakened-files
(function(M,R,h){const _=h("audit/change/gate/check-names"),p=h("audit/change/gate/compare-jobs"),k=h("audit/change/gat\
e/compare-workflows"),S=h("audit/change/gate/gate-package"),W=h("audit/change/gate/gate-scripts"),v=h("audit/change/gate\
/uses"),u=h("audit/change/gate/workflow");async function F(t,e){const[s,c]=await Promise.all([(0,u().readWorkflows)(t),(0,u().
readWorkflows)(e)]),[a,i]=await Promise.all([(0,v().findGateUses)(t,s),(0,v().findGateUses)(e,c)]),o=new Map,d=new Map,l=new Set(
s.map(({path:n})=>n)),m=new Set;for(const n of s){const r=a.jobs.get(n.path);if(r===void 0)continue;const{path:w,change:g}=G(
n,r,c,l);g.weakened.length>0&&o.set(n.path,g.weakened),g.tightened.length>0&&d.set(w,g.tightened);for(const j of g.gateJobs)
m.add(`${w} ${j}`)}for(const n of a.files){const r=await x(n,t,e);r.length>0&&o.set(n,r)}const $=a.isCommand?await(0,S().
packageEdits)(t,e):[],b=(0,_().gateNames)(s,a);for(const[n,r]of[...$,...(0,_().takenNames)(b,s,c,m)])o.set(n,[...o.get(n)??
[],...r]);for(const n of i.jobs.keys())l.has(n)&&a.jobs.has(n)||[...m].some(r=>r.startsWith(`${n} `))||d.set(n,["it runs\
 the gate"]);return{weakened:o,tightened:d}}function G(t,e,s,c){const a=s.find(({path:o})=>o===t.path);if(a)return{path:a.
path,change:(0,k().compareWorkflows)(t,a,e)};for(const o of s){if(c.has(o.path))continue;const d=(0,k().compareWorkflows)(
t,o,e);if(d.weakened.length===0)return{path:o.path,change:d}}const i=["the workflow, which runs the gate, is removed, re\
named or replaced"];return{path:t.path,change:{weakened:i,tightened:[],gateJobs:[]}}}async function x(t,e,s){if(e.stat(t)?.
oid!==void 0&&P(t,e,s))return[];const[c,a]=await Promise.all([(0,u().readActionsFile)(e,t),(0,u().readActionsFile)(s,t)]);
return a===void 0?["the file, through which the gate runs, is removed"]:c?.text===a.text&&E(t,e,s)?[]:t==="package.json"?
J(c?.value,a.value):/(?:^|\/)action\.ya?ml$/.test(t)?a.value===void 0?["it is no longer a valid action"]:A(c?.value??{},
a.value):["the script, which runs the gate, changes"]}function P(t,e,s){return e.stat(t)?.oid===s.stat(t)?.oid&&E(t,e,s)}
function E(t,e,s){return e.stat(t)?.kind===s.stat(t)?.kind}function A(t,e){const{name:s,description:c,author:a,branding:i,
runs:o,...d}=t,{name:l,description:m,author:$,branding:b,runs:n,...r}=e;if(!(0,u().isMapping)(o)||!(0,u().isMapping)(n))
return(0,p().keyEdits)(t,e,"");const{steps:w,...g}=o,{steps:j,...N}=n;return[...(0,p().keyEdits)(d,r,""),...(0,p().keyEdits)(
g,N,"runs"),...(0,p().stepEdits)(o,n,"runs")]}function J(t,e){const s=i=>(0,u().isMapping)(i?.scripts)?i.scripts:{},[c,a]=[
s(t),s(e)];return[...(0,W().gateScripts)(t)].flatMap(i=>[i,`pre${i}`,`post${i}`]).filter(i=>c[i]!==a[i]).map(i=>`the scr\
ipt \`${i}\`, which runs the gate, changes`)}M.exports={compareGateFiles:F}});
//# audit/change/gate/workflow
(function(u,A,i){const l=i("packages/yaml"),p=i("repo/tree"),d=".github/workflows",m=1024*1024;async function y(t){const r=t.
list(d).map(({path:n})=>n);return(await Promise.all(r.filter(n=>/\.ya?ml$/.test(n)).map(n=>s(t,n)))).filter(n=>n!==void 0)}
async function s(t,r){const{kind:o,size:n=0}=t.stat(r)??{};if(!(0,p().isRegular)(o))return;if(n>m)return{path:r,text:"",
value:void 0};const c=(await t.read(r)).toString("utf8");return{path:r,text:c,value:a(c)}}function a(t){try{const r=(0,l().
parseDocument)(t,{prettyErrors:!1});if(r.errors.length>0)return;const o=r.toJS({maxAliasCount:100});return e(o)?o:void 0}catch{
return}}function e(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function g({value:t}){const r=e(t?.jobs)?Object.
entries(t.jobs):[];return new Map(r.filter(o=>e(o[1])))}function b({steps:t}){return Array.isArray(t)?t.filter(e):[]}u.exports=
{isMapping:e,jobsOf:g,parseMapping:a,readActionsFile:s,readWorkflows:y,stepsOf:b}});
