//# audit/change/gate/agent-instructions
(function(d,o,l,S){let u;const k=()=>u??=o("repo/paths");let _;const s=()=>_??=o("rules/agents-block");let h;const g=()=>h??=
o("rules/finding");let m;const p=()=>m??=o("audit/check");let b;const v=()=>b??=o("audit/change/touched-paths");l(d,{staleInstructions:()=>w,
weakenedBlocks:()=>O});const w=(0,p().defineChangeCheck)({name:"stale-instructions",find:async({tree:e})=>(await Promise.
all(s().INSTRUCTION_FILES.map(async n=>({path:n,state:I(await a(e,n))})))).flatMap(({path:n,state:i})=>i===void 0?[]:[(0,g().
finding)("agent-instructions-stale",{path:n,state:i},(0,v().atFile)(n))])});function I(e){switch(e.kind){case"absent":return;case"\
changed":return"it is not what a released version writes";case"released":return e.version===s().BLOCK_VERSION?void 0:`it\
s version is ${e.version}, and this version of gene-gate writes ${s().BLOCK_VERSION}`}}async function O(e,t){return(await Promise.
all(s().INSTRUCTION_FILES.map(async i=>{const c=await a(e,i),r=c.kind==="absent"?void 0:y(c,await a(t,i));return r===void 0?
[]:[[i,[r]]]}))).flat()}function y(e,t){if(t.kind==="absent")return"the block of gene-gate is removed";if(!(t.kind==="re\
leased"||t.block===e.block))return"the block of gene-gate changes to what no released version writes"}async function a(e,t){
const n=(0,k().resolveInTree)(e,t);return n.kind==="inside"&&(n.entry.kind==="file"||n.entry.kind==="executable")?(0,s().
blockIn)((await e.read(n.path)).toString("utf8")):{kind:"absent"}}});
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
(function(S,m,T,K){let $;const y=()=>$??=m("repo/paths");let j;const c=()=>j??=m("audit/change/gate/gate-scripts");let x;
const u=()=>x??=m("audit/change/gate/workflow");T(S,{findGateUses:()=>O});const U=10,I=64*1024;async function O(p,d){const l=new Set;
let b=!1;const k=await(0,c().packageScripts)(p),N=new Map(d.map(t=>[t.path,t]));async function G(t,n){const[a=""]=t.split(
"@");if(!a.startsWith("./"))return c().GATE.test(a);const s=(0,y().normalise)(a);if(s===void 0||n>U)return!1;const e=N.get(
s);if(e)return(await A(e,n+1)).size>0;for(const o of["action.yml","action.yaml"]){const i=await(0,u().readActionsFile)(p,
s===""?o:`${s}/${o}`);if(i&&await v(i,n+1))return l.add(i.path),!0}return!1}async function v({value:t},n){return typeof t?.
name=="string"&&c().GATE.test(t.name)?!0:(0,u().isMapping)(t?.runs)&&await h(t.runs,n)}async function h(t,n,a=[]){let s=!1;
const e=new Set;for(const{uses:o,run:i,"working-directory":g}of(0,u().stepsOf)(t)){typeof o=="string"&&await G(o,n)&&(s=
!0);const r=[g,...a].find(w=>typeof w=="string")??"";typeof i=="string"&&await M(i,String(r),e)&&(b=!0,s=!0)}if(s)for(const o of e)
l.add(o);return s}async function M(t,n,a){const s=(0,c().wordsOf)(t);let e=s.some(o=>c().GATE.test(o));for(const o of s){
k.gate.has(o)&&P.test(t)&&(l.add("package.json"),e=!0),k.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(o)&&(e=!0);
const i=R.test(o)?z:[o];for(const g of i.flatMap(r=>[`./${n}/${r}`,r])){const r=(0,y().normalise)(g),w=r&&!a.has(r)&&await F(
r);!r||!w||(a.add(r),await M(w,n,a)&&(e=!0))}}return e}async function F(t){const{kind:n,size:a=0}=p.stat(t)??{};if(n!=="\
file"&&n!=="executable"||a>I)return;const s=(await p.read(t)).toString("utf8");return n==="executable"||C.test(t)||c().GATE.
test(s)?s:void 0}async function A(t,n){const a=new Set;for(const[s,e]of(0,u().jobsOf)(t)){const o=typeof e.uses=="string"&&
await G(e.uses,n),i=[_(e),_(t.value)];(await h(e,n,i)||o)&&a.add(s)}return a}const E=new Map;for(const t of d){const n=await A(
t,0);n.size>0&&E.set(t.path,n)}return{jobs:E,files:l,isCommand:b}}const P=/\b(?:npm|pnpm|yarn|bun|run)\b/,R=/^(?:g?make)$/,
z=["GNUmakefile","makefile","Makefile"],C=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function _(p){const{
defaults:d}=p??{};return(0,u().isMapping)(d)&&(0,u().isMapping)(d.run)?d.run["working-directory"]:void 0}});
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
(function(c,l,u,j){let p;const d=()=>p??=l("yaml");u(c,{isMapping:()=>i,jobsOf:()=>A,parseMapping:()=>s,readActionsFile:()=>e,
readWorkflows:()=>b,stepsOf:()=>g});const m=".github/workflows",y=1024*1024;async function b(t){const r=t.list(m).map(({
path:n})=>n);return(await Promise.all(r.filter(n=>/\.ya?ml$/.test(n)).map(n=>e(t,n)))).filter(n=>n!==void 0)}async function e(t,r){
const{kind:o,size:n=0}=t.stat(r)??{};if(o!=="file"&&o!=="executable")return;if(n>y)return{path:r,text:"",value:void 0};const a=(await t.
read(r)).toString("utf8");return{path:r,text:a,value:s(a)}}function s(t){try{const r=(0,d().parseDocument)(t,{prettyErrors:!1});
if(r.errors.length>0)return;const o=r.toJS({maxAliasCount:100});return i(o)?o:void 0}catch{return}}function i(t){return typeof t==
"object"&&t!==null&&!Array.isArray(t)}function A({value:t}){const r=i(t?.jobs)?Object.entries(t.jobs):[];return new Map(
r.filter(o=>i(o[1])))}function g({steps:t}){return Array.isArray(t)?t.filter(i):[]}});
