//# audit/change/gate/agent-instructions
(function(d,i,l,N){let u;const _=()=>u??=i("repo/paths");let k;const p=()=>k??=i("repo/tree");let m;const s=()=>m??=i("\
rules/agents-block");let g;const h=()=>g??=i("rules/finding");let b;const v=()=>b??=i("audit/check");let w;const I=()=>w??=
i("audit/change/touched-paths");l(d,{staleInstructions:()=>O,weakenedBlocks:()=>y});const O=(0,v().defineChangeCheck)({name:"\
stale-instructions",find:async({tree:e})=>(await Promise.all(s().INSTRUCTION_FILES.map(async t=>({path:t,state:S(await a(
e,t))})))).flatMap(({path:t,state:o})=>o===void 0?[]:[(0,h().finding)("agent-instructions-stale",{path:t,state:o},(0,I().
atFile)(t))])});function S(e){switch(e.kind){case"absent":return;case"changed":return"it is not what a released version \
writes";case"released":return e.version===s().BLOCK_VERSION?void 0:`its version is ${e.version}, and this version of gen\
e-gate writes ${s().BLOCK_VERSION}`}}async function y(e,n){return(await Promise.all(s().INSTRUCTION_FILES.map(async o=>{
const c=await a(e,o),r=c.kind==="absent"?void 0:C(c,await a(n,o));return r===void 0?[]:[[o,[r]]]}))).flat()}function C(e,n){
if(n.kind==="absent")return"the block of gene-gate is removed";if(!(n.kind==="released"||n.block===e.block))return"the b\
lock of gene-gate changes to what no released version writes"}async function a(e,n){const t=(0,_().resolveInTree)(e,n);return t.
kind==="inside"&&(0,p().isRegular)(t.entry.kind)?(0,s().blockIn)((await e.read(t.path)).toString("utf8")):{kind:"absent"}}});
//# audit/change/gate/check-names
(function(m,u,p,O){let w;const h=()=>w??=u("audit/change/gate/workflow");p(m,{gateNames:()=>k,takenNames:()=>b});function k(o,t){
const e=o.flatMap(a=>[...t.jobs.get(a.path)??[]].map(n=>i(n,(0,h().jobsOf)(a).get(n))));return new Set(e.length>0?[...e,
"gene-gate"]:[])}function i(o,t){const e=typeof t?.name=="string"?t.name.trim():"";return e===""?o:e}function N(o,t){const e=t.
indexOf("${{"),a=t.lastIndexOf("}}");if(e===-1||a<e)return o.has(t);const[n,r]=[t.slice(0,e),t.slice(a+2)];return[...o].
some(c=>c===t||c.length>=n.length+r.length&&c.startsWith(n)&&c.endsWith(r))}function*b(o,t,e,a){for(const n of e){const r=t.
find(({path:s})=>s===n.path),c=[...(0,h().jobsOf)(n)].filter(([s,d])=>{const l=r&&(0,h().jobsOf)(r).get(s),g=i(s,d);return(l===
void 0||i(s,l)!==g)&&N(o,g)&&!a.has(`${n.path} ${s}`)});c.length>0&&(yield[n.path,c.map(([s])=>`the job \`${s}\` takes th\
e name of the gate's check`)])}}});
//# audit/change/gate/compare-jobs
(function(g,p,h,b){let w;const a=()=>w??=p("node:util");let E;const $=()=>E??=p("audit/change/gate/gate-scripts");let v;
const u=()=>v??=p("audit/change/gate/workflow");h(g,{jobEdits:()=>O,keyEdits:()=>d,stepEdits:()=>m});function O(t,e,n){const{
steps:i,name:s,...r}=t,{steps:o,name:c,...N}=e;return[...d(r,N,n),...m(t,e,n)]}const y=new Set(["timeout-minutes"]);function d(t,e,n){
return[...new Set([...Object.keys(t),...Object.keys(e)])].filter(s=>!(0,a().isDeepStrictEqual)(t[s],e[s])&&!y.has(s)).map(
s=>`\`${n===""?"":`${n}.`}${s}\` ${k(t[s],e[s])}`)}const S=/@[0-9a-f]{40}$/;function k(t,e){return t===void 0?"is added":
typeof e=="string"&&S.test(e)?"names a commit, which a person must compare with the release":e===void 0?"is removed":"ch\
anges"}function m(t,e,n){const[i,s]=[(0,u().stepsOf)(t),(0,u().stepsOf)(e)];if([t,e].some(({steps:o})=>o!==void 0&&!M(o))&&
!(0,a().isDeepStrictEqual)(t.steps,e.steps))return[`\`${n}.steps\` changes`];if(i.length!==s.length){const o=i.length<s.
length?"added":"removed";return[`a step of \`${n}\` is ${o}`]}return i.flatMap((o,c)=>d(l(o,s[c]),l(s[c]??{}),`${n}.step\
s[${c}]`))}function M(t){return Array.isArray(t)&&t.every(u().isMapping)}function l(t,e){const{name:n,...i}=t,s=e?.uses;
return j(t.uses,s)?{...i,uses:s}:i}const _=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function j(t,e){if(typeof t!="string"||typeof e!=
"string")return!1;const[n,i=""]=t.split("@"),[s,r=""]=e.split("@");if(n!==s||n===void 0||$().GATE.test(n))return!1;const[
o,c]=[_.exec(i)?.[1],_.exec(r)?.[1]];return o!==void 0&&c!==void 0&&A(o,c)<0}function A(t,e){const[n,i]=[t.split(".").map(
Number),e.split(".").map(Number)];for(let s=0;s<4;s++){const r=(n[s]??0)-(i[s]??0);if(r!==0)return r}return 0}});
//# audit/change/gate/compare-workflows
(function(p,d,w,T){let h;const j=()=>h??=d("node:util");let b;const l=()=>b??=d("audit/change/gate/compare-jobs");let k;
const v=()=>k??=d("audit/change/gate/triggers");let O;const a=()=>O??=d("audit/change/gate/workflow");w(p,{compareWorkflows:()=>E});
function E(t,e,r){if(e.text===t.text)return $(r);if(e.value===void 0)return y("it is no longer a valid workflow");const s=(0,v().
compareTriggers)(t.value?.on,e.value.on),i=[...r].map(o=>M(o,t,e));return{weakened:[...s.lost,...(0,l().keyEdits)(_(t),_(
e),""),...i.flatMap(({edits:o})=>o),...S(r,t,e)],tightened:s.added,gateJobs:i.flatMap(({id:o})=>o??[])}}function $(t){return{
weakened:[],tightened:[],gateJobs:[...t]}}function y(...t){return{weakened:t,tightened:[],gateJobs:[]}}function _({value:t={}}){
const{on:e,jobs:r,name:s,"run-name":i,...o}=t;return o}function M(t,e,r){const s=(0,a().jobsOf)(e).get(t)??{},i=(0,a().jobsOf)(
r),o=i.get(t);if(o!==void 0)return{id:t,edits:(0,l().jobEdits)(s,o,`jobs.${t}`)};const n=[...i].find(([c,g])=>!(0,a().jobsOf)(
e).has(c)&&(0,l().jobEdits)(s,g,"").length===0);return n!==void 0?{id:n[0],edits:[]}:{edits:[`the job \`${t}\`, which run\
s the gate, is removed`]}}const A=["if","needs","strategy","uses"];function S(t,e,r){const[s,i]=[(0,a().jobsOf)(e),(0,a().
jobsOf)(r)],o=new Set([...t].flatMap(n=>m(s.get(n))));for(const n of o)for(const c of m(s.get(n)))o.add(c);return[...o].
filter(n=>!t.has(n)).flatMap(n=>{const[c,g]=[s.get(n),i.get(n)];return g===void 0?[`the job \`${n}\`, which the gate need\
s, is removed`]:A.filter(u=>!(0,j().isDeepStrictEqual)(c?.[u],g[u])).map(u=>`\`jobs.${n}.${u}\` changes, and the gate nee\
ds this job`)})}function m(t){const e=t?.needs;return(Array.isArray(e)?e:[e]).filter(r=>typeof r=="string")}});
//# audit/change/gate/gate-change
(function(u,e,k,z){let y;const P=()=>y??=e("policy/difference");let w;const s=()=>w??=e("policy/load");let v;const _=()=>v??=
e("rules/finding");let C;const I=()=>C??=e("audit/check");let F;const m=()=>F??=e("audit/change/policy-change");let A;const p=()=>A??=
e("audit/change/touched-paths");let H;const L=()=>H??=e("audit/change/gate/agent-instructions");let O;const T=()=>O??=e(
"audit/change/gate/weakened-files");k(u,{gateChange:()=>Y,gateFindings:()=>h});const Y=(0,I().defineChangeCheck)({name:"\
gate-change",find:({policyPath:t,changedNames:i,baseTree:n,tree:o,loadedPolicy:{shared:a}})=>i.size===0?[]:h({policyPath:t,
baseTree:n,tree:o,shared:a})});async function h(t){const{policyPath:i,baseTree:n,tree:o}=t,{weakened:a,tightened:d}=await(0,T().
compareGateFiles)(n,o),l=await(0,L().weakenedBlocks)(n,o),r=i===void 0?[]:await b(t);return[...r.length>0?[[s().POLICY_PATH,
r]]:[],...a,...l].map(([c,g])=>(0,_().finding)("gate-weakened",{path:c,effects:g},(0,p().atFile)(c))).concat([...d].map(
([c,g])=>(0,_().finding)("gate-tightened",{path:c,effects:g},(0,p().atFile)(c))))}function W(t,i){return t.oid!==void 0&&
t.oid===i?.oid&&t.kind===i.kind}async function b({baseTree:t,tree:i,shared:n}){const o=t.stat(s().POLICY_PATH);if(o===void 0)
return[];if(W(o,i.stat(s().POLICY_PATH))&&n===void 0)return[];const[a,d]=await Promise.all([(0,s().readPolicyIn)(t,n),(0,s().
readPolicyIn)(i,n)]);if("mistakes"in a||"mistakes"in d||"missing"in a)return[];if("missing"in d)return[(0,m().unreadWords)(
d.missing.source)];const l=(0,P().comparePolicies)(a.policy,d.policy).filter(({loosens:c})=>c);return[...i.stat(s().POLICY_PATH)===
void 0?["the policy is removed"]:[],...l.map(m().effectWords)]}});
//# audit/change/gate/gate-commands
(function(p,o,m,S){let u;const d=()=>u??=o("repo/paths");let h;const l=()=>h??=o("repo/tree");let _;const r=()=>_??=o("\
audit/change/gate/gate-scripts");m(p,{JobCommands:()=>G});const g=64*1024,b=/\b(?:npm|pnpm|yarn|bun|run)\b/,k=/^(?:g?make)$/,
w=["GNUmakefile","makefile","Makefile"],E=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;class G{started=new Set;#t;#s;constructor(t,s){
this.#t=t,this.#s=s}async runGate(t,s){const i=(0,r().wordsOf)(t);let e=i.some(n=>r().GATE.test(n));for(const n of i)this.#s.
gate.has(n)&&b.test(t)&&(this.started.add("package.json"),e=!0),this.#s.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.
test(n)&&(e=!0),await this.#e(n,s)&&(e=!0);return e}async#e(t,s){let i=!1;const e=k.test(t)?w:[t];for(const n of e.flatMap(
a=>[`./${s}/${a}`,a])){const a=(0,d().normalise)(n),c=a&&!this.started.has(a)&&await this.#a(a);!a||!c||(this.started.add(
a),await this.runGate(c,s)&&(i=!0))}return i}async#a(t){const{kind:s,size:i=0}=this.#t.stat(t)??{};if(!(0,l().isRegular)(
s)||i>g)return;const e=(await this.#t.read(t)).toString("utf8");return s==="executable"||E.test(t)||r().GATE.test(e)?e:void 0}}});
//# audit/change/gate/gate-package
(function(w,a,E,P){let y;const m=()=>y??=a("node:util");let j;const g=()=>j??=a("command/resolve/lock/lock");let S;const b=()=>S??=
a("command/resolve/lock/read");let v;const _=()=>v??=a("command/resolve/npmrc");let D;const O=()=>D??=a("command/resolve\
/npmrc-keys");let h;const u=()=>h??=a("command/resolve/package-json");let A;const l=()=>A??=a("audit/change/gate/gate-sc\
ripts");E(w,{packageEdits:()=>I});const G=["dependencies","devDependencies","optionalDependencies","overrides","resoluti\
ons","catalog","catalogs","workspaces","pnpm"];async function I(s,t){const[e,n]=await Promise.all([k(s),k(t)]),i=[...new Set(
[...e.keys(),...n.keys()])].filter(r=>!(0,m().isDeepStrictEqual)(e.get(r),n.get(r))),[o,p]=await Promise.all([T(s,t),N(s,
t)]);return[["package.json",o],...i.map(r=>[r,["the entry of the gate changes"]]),[".npmrc",p]].filter(([,r])=>r.length>
0)}async function T(s,t){const e=(0,g().objectIn)(await(0,u().readJsonFile)(s,"package.json")),n=(0,g().objectIn)(await(0,u().
readJsonFile)(t,"package.json"));return G.filter(c=>!(0,m().isDeepStrictEqual)(new Set(d(e[c])),new Set(d(n[c])))).map(c=>`\
\`${c}\` changes for the gate`)}const J=20;function d(s,t=0){return Object.entries((0,g().objectIn)(s)).flatMap(([e,n])=>l().
GATE.test(e)||typeof n=="string"&&l().GATE.test(n)||t>J?[JSON.stringify([e,n])]:d(n,t+1))}async function k(s){const t=(await(0,b().
readLocks)(s)).map(({path:e,all:n,entriesOf:c})=>{const i=n.filter(({name:p,bin:r})=>l().GATE.test(p)||Object.keys(r??{}).
some(M=>l().GATE.test(M))),o=[...c("gene-gate"),...i].map(p=>JSON.stringify(p));return[e,new Set(o)]});return new Map(t.
filter(([,e])=>e.size>0))}async function N(s,t){const[e,n]=[await(0,_().readNpmrc)({tree:s,directory:""}),await(0,_().readNpmrc)(
{tree:t,directory:""})];if("unread"in n)return(0,m().isDeepStrictEqual)(e,n)?[]:["it cannot be read"];const[c,i]=["unrea\
d"in e?{}:e.settings,n.settings];return[...new Set([...Object.keys(c),...Object.keys(i)])].filter(o=>!(0,m().isDeepStrictEqual)(
c[o],i[o])).filter(o=>[c[o],i[o]].some(p=>F(o,p))).map(o=>`the setting \`${o}\` changes`)}function F(s,t){return t!==void 0&&
(0,O().effectOf)(s,t)!=="harmless"}});
//# audit/change/gate/gate-scripts
(function(p,s,l,z){let g;const m=()=>g??=s("command/resolve/lock/lock");let k;const _=()=>k??=s("command/resolve/packag\
e-json");let w;const d=()=>w??=s("audit/change/gate/workflow");l(p,{GATE:()=>n,gateScripts:()=>a,packageScripts:()=>u,wordsOf:()=>c});
const n=/gene-gate/i;function c(t){return t.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function a(t){const o=(0,d().
isMapping)(t?.scripts)?Object.entries(t.scripts):[],e=new Set;for(let i=-1;i<e.size;){i=e.size;for(const[j,S]of o)c(String(
S)).some(r=>n.test(r)||e.has(r))&&e.add(j)}return e}async function u(t){const o=(0,m().objectIn)(await(0,_().readJsonFile)(
t,"package.json"));return{gate:a(o),isGateItself:o.name==="gene-gate"}}});
//# audit/change/gate/triggers
(function(y,h,T,k){let D;const l=()=>D??=h("node:util");let O;const u=()=>O??=h("audit/change/gate/workflow");T(y,{DEFAULT_TYPES:()=>M,
compareTriggers:()=>q,eventsOf:()=>d});function q(t,r){const[e,s]=[d(t),d(r)],i=[...e].flatMap(([n,p])=>{const a=s.get(n);
return a===void 0?[`the event ${n} no longer starts the workflow`]:[...$(n,p,a)?[`${n} starts the workflow less often`]:
[],...E.filter(c=>!L(c,p,a)).map(c=>`the ${c} of ${n} change`)]}),o=[...s.keys()].filter(n=>!e.has(n));return{lost:i,added:o.
map(n=>`${n} starts the workflow, too`)}}function d(t){return typeof t=="string"?new Map([[t,{}]]):Array.isArray(t)?new Map(
t.map(r=>[String(r),{}])):(0,u().isMapping)(t)?new Map(Object.entries(t).map(([r,e])=>[r,e??{}])):new Map}const E=["inpu\
ts","secrets","outputs"];function L(t,r,e){const[s,i]=[S(t,r),S(t,e)];return Object.entries({...s,...i}).every(([o,n])=>o in
s?(0,l().isDeepStrictEqual)(s[o],i[o]):!(0,u().isMapping)(n)||n.required!==!0)}function S(t,r){const e=(0,u().isMapping)(
r)?r[t]:void 0;return(0,u().isMapping)(e)?e:{}}const m=new Set(["branches","tags","paths"]),U=new Set(["branches-ignore",
"tags-ignore","paths-ignore"]),_=["opened","synchronize","reopened"],M=new Map([["pull_request",_],["pull_request_target",
_]]);function $(t,r,e){return(0,l().isDeepStrictEqual)(r,e)?!1:Array.isArray(r)&&Array.isArray(e)?!g(r,e):!(0,u().isMapping)(
r)||!(0,u().isMapping)(e)?!0:[...new Set([...Object.keys(r),...Object.keys(e)])].some(i=>j(i,t,r,e))}function j(t,r,e,s){
const[i,o]=[e[t],s[t]];if((0,l().isDeepStrictEqual)(i,o)||E.some(a=>a===t))return!1;if(t==="types"){const a=M.get(r),[c,
A]=[i??a,o??a];return A!==void 0&&(c===void 0||!g(w(c),w(A)))}if(!m.has(t)&&!U.has(t))return!0;if(o===void 0)return!1;if(i===
void 0)return!0;const[n,p]=[w(i),w(o)];return[...n,...p].some(a=>String(a).startsWith("!"))?!0:m.has(t)?!g(n,p):!g(p,n)}
function w(t){return Array.isArray(t)?t:[t]}function g(t,r){return t.every(e=>r.some(s=>(0,l().isDeepStrictEqual)(e,s)))}});
//# audit/change/gate/uses
(function(u,p,h,C){let l;const g=()=>l??=p("repo/paths");let w;const _=()=>w??=p("audit/change/gate/gate-commands");let y;
const d=()=>y??=p("audit/change/gate/gate-scripts");let G;const r=()=>G??=p("audit/change/gate/workflow");h(u,{findGateUses:()=>j});
const b=10;async function j(c,t){const i=new M(c,t,await(0,d().packageScripts)(c)),n=new Map;for(const s of t){const a=await i.
jobsOf(s);a.size>0&&n.set(s.path,a)}return{jobs:n,files:i.files,isCommand:i.isCommand}}class M{files=new Set;isCommand=!1;#t;#s;#i;constructor(t,i,n){
this.#t=t,this.#s=new Map(i.map(s=>[s.path,s])),this.#i=n}async jobsOf(t,i=0){const n=new Set;for(const[s,a]of(0,r().jobsOf)(
t)){const o=typeof a.uses=="string"&&await this.#n(a.uses,i),e=[m(a),m(t.value)];(await this.#a(a,i,e)||o)&&n.add(s)}return n}async#n(t,i){
const[n=""]=t.split("@");if(!n.startsWith("./"))return d().GATE.test(n);const s=(0,g().normalise)(n);if(s===void 0||i>b)
return!1;const a=this.#s.get(s);if(a)return(await this.jobsOf(a,i+1)).size>0;for(const o of["action.yml","action.yaml"]){
const e=await(0,r().readActionsFile)(this.#t,s===""?o:`${s}/${o}`);if(e&&await this.#o(e,i+1))return this.files.add(e.path),
!0}return!1}async#o({value:t},i){return typeof t?.name=="string"&&d().GATE.test(t.name)?!0:(0,r().isMapping)(t?.runs)&&await this.#a(
t.runs,i)}async#a(t,i,n=[]){let s=!1;const a=new(_()).JobCommands(this.#t,this.#i);for(const{uses:o,run:e,"working-direc\
tory":O}of(0,r().stepsOf)(t)){typeof o=="string"&&await this.#n(o,i)&&(s=!0);const k=[O,...n].find(A=>typeof A=="string")??
"";typeof e=="string"&&await a.runGate(e,String(k))&&(this.isCommand=!0,s=!0)}if(s)for(const o of a.started)this.files.add(
o);return s}}function m(c){const{defaults:t}=c??{};return(0,r().isMapping)(t)&&(0,r().isMapping)(t.run)?t.run["working-d\
irectory"]:void 0}});
//# audit/change/gate/weakened-files
(function($,p,M,H){let S;const w=()=>S??=p("audit/change/gate/check-names");let W;const u=()=>W??=p("audit/change/gate/\
compare-jobs");let F;const k=()=>F??=p("audit/change/gate/compare-workflows");let G;const P=()=>G??=p("audit/change/gate\
/gate-package");let x;const A=()=>x??=p("audit/change/gate/gate-scripts");let J;const v=()=>J??=p("audit/change/gate/use\
s");let N;const h=()=>N??=p("audit/change/gate/workflow");M($,{compareGateFiles:()=>R});async function R(t,e){const[s,c]=await Promise.
all([(0,h().readWorkflows)(t),(0,h().readWorkflows)(e)]),[a,o]=await Promise.all([(0,v().findGateUses)(t,s),(0,v().findGateUses)(
e,c)]),i=new Map,d=new Map,l=new Set(s.map(({path:n})=>n)),_=new Set;for(const n of s){const r=a.jobs.get(n.path);if(r===
void 0)continue;const{path:m,change:g}=U(n,r,c,l);g.weakened.length>0&&i.set(n.path,g.weakened),g.tightened.length>0&&d.
set(m,g.tightened);for(const y of g.gateJobs)_.add(`${m} ${y}`)}for(const n of a.files){const r=await C(n,t,e);r.length>
0&&i.set(n,r)}const b=a.isCommand?await(0,P().packageEdits)(t,e):[],j=(0,w().gateNames)(s,a);for(const[n,r]of[...b,...(0,w().
takenNames)(j,s,c,_)])i.set(n,[...i.get(n)??[],...r]);for(const n of o.jobs.keys())l.has(n)&&a.jobs.has(n)||[..._].some(
r=>r.startsWith(`${n} `))||d.set(n,["it runs the gate"]);return{weakened:i,tightened:d}}function U(t,e,s,c){const a=s.find(
({path:i})=>i===t.path);if(a)return{path:a.path,change:(0,k().compareWorkflows)(t,a,e)};for(const i of s){if(c.has(i.path))
continue;const d=(0,k().compareWorkflows)(t,i,e);if(d.weakened.length===0)return{path:i.path,change:d}}const o=["the wor\
kflow, which runs the gate, is removed, renamed or replaced"];return{path:t.path,change:{weakened:o,tightened:[],gateJobs:[]}}}
async function C(t,e,s){if(e.stat(t)?.oid!==void 0&&K(t,e,s))return[];const[c,a]=await Promise.all([(0,h().readActionsFile)(
e,t),(0,h().readActionsFile)(s,t)]);return a===void 0?["the file, through which the gate runs, is removed"]:c?.text===a.
text&&E(t,e,s)?[]:t==="package.json"?B(c?.value,a.value):/(?:^|\/)action\.ya?ml$/.test(t)?a.value===void 0?["it is no lo\
nger a valid action"]:z(c?.value??{},a.value):["the script, which runs the gate, changes"]}function K(t,e,s){return e.stat(
t)?.oid===s.stat(t)?.oid&&E(t,e,s)}function E(t,e,s){return e.stat(t)?.kind===s.stat(t)?.kind}function z(t,e){const{name:s,
description:c,author:a,branding:o,runs:i,...d}=t,{name:l,description:_,author:b,branding:j,runs:n,...r}=e;if(!(0,h().isMapping)(
i)||!(0,h().isMapping)(n))return(0,u().keyEdits)(t,e,"");const{steps:m,...g}=i,{steps:y,...D}=n;return[...(0,u().keyEdits)(
d,r,""),...(0,u().keyEdits)(g,D,"runs"),...(0,u().stepEdits)(i,n,"runs")]}function B(t,e){const s=o=>(0,h().isMapping)(o?.
scripts)?o.scripts:{},[c,a]=[s(t),s(e)];return[...(0,A().gateScripts)(t)].flatMap(o=>[o,`pre${o}`,`post${o}`]).filter(o=>c[o]!==
a[o]).map(o=>`the script \`${o}\`, which runs the gate, changes`)}});
//# audit/change/gate/workflow
(function(l,i,u,O){let p;const m=()=>p??=i("yaml");let d;const y=()=>d??=i("repo/tree");u(l,{isMapping:()=>e,jobsOf:()=>j,
parseMapping:()=>a,readActionsFile:()=>s,readWorkflows:()=>A,stepsOf:()=>w});const b=".github/workflows",g=1024*1024;async function A(t){
const r=t.list(b).map(({path:o})=>o);return(await Promise.all(r.filter(o=>/\.ya?ml$/.test(o)).map(o=>s(t,o)))).filter(o=>o!==
void 0)}async function s(t,r){const{kind:n,size:o=0}=t.stat(r)??{};if(!(0,y().isRegular)(n))return;if(o>g)return{path:r,
text:"",value:void 0};const c=(await t.read(r)).toString("utf8");return{path:r,text:c,value:a(c)}}function a(t){try{const r=(0,m().
parseDocument)(t,{prettyErrors:!1});if(r.errors.length>0)return;const n=r.toJS({maxAliasCount:100});return e(n)?n:void 0}catch{
return}}function e(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function j({value:t}){const r=e(t?.jobs)?Object.
entries(t.jobs):[];return new Map(r.filter(n=>e(n[1])))}function w({steps:t}){return Array.isArray(t)?t.filter(e):[]}});
