"use strict";module.exports={"audit/change/gate/agent-instructions"(I,d,T,R){let N;const E=()=>N??=d("repo/paths");let P;const g=()=>P??=
d("rules/agents-block");let G;const v=()=>G??=d("rules/finding");let S;const h=()=>S??=d("audit/check");let b;const $=()=>b??=
d("audit/change/touched-paths");T(I,{staleInstructions:()=>l,weakenedBlocks:()=>y});const l=(0,h().defineChangeCheck)({name:"\
stale-instructions",find:async({tree:k})=>(await Promise.all(g().INSTRUCTION_FILES.map(async e=>({path:e,state:_(await A(
k,e))})))).flatMap(({path:e,state:o})=>o===void 0?[]:[(0,v().finding)("agent-instructions-stale",{path:e,state:o},(0,$().
atFile)(e))])});function _(k){switch(k.kind){case"absent":return;case"changed":return"it is not what a released version \
writes";case"released":return k.version===g().BLOCK_VERSION?void 0:`its version is ${k.version}, and this version of gen\
e-gate writes ${g().BLOCK_VERSION}`}}async function y(k,c){return(await Promise.all(g().INSTRUCTION_FILES.map(async o=>{
const a=await A(k,o),p=a.kind==="absent"?void 0:m(a,await A(c,o));return p===void 0?[]:[[o,[p]]]}))).flat()}function m(k,c){
if(c.kind==="absent")return"the block of gene-gate is removed";if(!(c.kind==="released"||c.block===k.block))return"the b\
lock of gene-gate changes to what no released version writes"}async function A(k,c){const e=(0,E().resolveInTree)(k,c);return e.
kind==="inside"&&(e.entry.kind==="file"||e.entry.kind==="executable")?(0,g().blockIn)((await k.read(e.path)).toString("u\
tf8")):{kind:"absent"}}},"audit/change/gate/check-names"(I,d,T,R){let N;const E=()=>N??=d("audit/change/gate/workflow");
T(I,{gateNames:()=>P,takenNames:()=>v});function P(S,h){const b=S.flatMap($=>[...h.jobs.get($.path)??[]].map(l=>g(l,(0,E().
jobsOf)($).get(l))));return new Set(b.length>0?[...b,"gene-gate"]:[])}function g(S,h){const b=typeof h?.name=="string"?h.
name.trim():"";return b===""?S:b}function G(S,h){const b=h.indexOf("${{"),$=h.lastIndexOf("}}");if(b===-1||$<b)return S.
has(h);const[l,_]=[h.slice(0,b),h.slice($+2)];return[...S].some(y=>y===h||y.length>=l.length+_.length&&y.startsWith(l)&&
y.endsWith(_))}function*v(S,h,b,$){for(const l of b){const _=h.find(({path:m})=>m===l.path),y=[...(0,E().jobsOf)(l)].filter(
([m,A])=>{const k=_&&(0,E().jobsOf)(_).get(m),c=g(m,A);return(k===void 0||g(m,k)!==c)&&G(S,c)&&!$.has(`${l.path} ${m}`)});
y.length>0&&(yield[l.path,y.map(([m])=>`the job \`${m}\` takes the name of the gate's check`)])}}},"audit/change/gate/co\
mpare-jobs"(I,d,T,R){let N;const E=()=>N??=d("node:util");let P;const g=()=>P??=d("audit/change/gate/gate-scripts");let G;
const v=()=>G??=d("audit/change/gate/workflow");T(I,{jobEdits:()=>S,keyEdits:()=>b,stepEdits:()=>_});function S(e,o,a){const{
steps:p,name:t,...s}=e,{steps:n,name:r,...i}=o;return[...b(s,i,a),..._(e,o,a)]}const h=new Set(["timeout-minutes"]);function b(e,o,a){
return[...new Set([...Object.keys(e),...Object.keys(o)])].filter(t=>!(0,E().isDeepStrictEqual)(e[t],o[t])&&!h.has(t)).map(
t=>`\`${a===""?"":`${a}.`}${t}\` ${l(e[t],o[t])}`)}const $=/@[0-9a-f]{40}$/;function l(e,o){return e===void 0?"is added":
typeof o=="string"&&$.test(o)?"names a commit, which a person must compare with the release":o===void 0?"is removed":"ch\
anges"}function _(e,o,a){const[p,t]=[(0,v().stepsOf)(e),(0,v().stepsOf)(o)];if([e,o].some(({steps:n})=>n!==void 0&&!y(n))&&
!(0,E().isDeepStrictEqual)(e.steps,o.steps))return[`\`${a}.steps\` changes`];if(p.length!==t.length){const n=p.length<t.
length?"added":"removed";return[`a step of \`${a}\` is ${n}`]}return p.flatMap((n,r)=>b(m(n,t[r]),m(t[r]??{}),`${a}.step\
s[${r}]`))}function y(e){return Array.isArray(e)&&e.every(v().isMapping)}function m(e,o){const{name:a,...p}=e,t=o?.uses;
return k(e.uses,t)?{...p,uses:t}:p}const A=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function k(e,o){if(typeof e!="string"||typeof o!=
"string")return!1;const[a,p=""]=e.split("@"),[t,s=""]=o.split("@");if(a!==t||a===void 0||g().GATE.test(a))return!1;const[
n,r]=[A.exec(p)?.[1],A.exec(s)?.[1]];return n!==void 0&&r!==void 0&&c(n,r)<0}function c(e,o){const[a,p]=[e.split(".").map(
Number),o.split(".").map(Number)];for(let t=0;t<4;t++){const s=(a[t]??0)-(p[t]??0);if(s!==0)return s}return 0}},"audit/c\
hange/gate/compare-workflows"(I,d,T,R){let N;const E=()=>N??=d("node:util");let P;const g=()=>P??=d("audit/change/gate/c\
ompare-jobs");let G;const v=()=>G??=d("audit/change/gate/triggers");let S;const h=()=>S??=d("audit/change/gate/workflow");
T(I,{compareWorkflows:()=>b});function b(c,e,o){if(e.text===c.text)return $(o);if(e.value===void 0)return l("it is no lo\
nger a valid workflow");const a=(0,v().compareTriggers)(c.value?.on,e.value.on),p=[...o].map(t=>y(t,c,e));return{weakened:[
...a.lost,...(0,g().keyEdits)(_(c),_(e),""),...p.flatMap(({edits:t})=>t),...A(o,c,e)],tightened:a.added,gateJobs:p.flatMap(
({id:t})=>t??[])}}function $(c){return{weakened:[],tightened:[],gateJobs:[...c]}}function l(...c){return{weakened:c,tightened:[],
gateJobs:[]}}function _({value:c={}}){const{on:e,jobs:o,name:a,"run-name":p,...t}=c;return t}function y(c,e,o){const a=(0,h().
jobsOf)(e).get(c)??{},p=(0,h().jobsOf)(o),t=p.get(c);if(t!==void 0)return{id:c,edits:(0,g().jobEdits)(a,t,`jobs.${c}`)};
const s=[...p].find(([n,r])=>!(0,h().jobsOf)(e).has(n)&&(0,g().jobEdits)(a,r,"").length===0);return s!==void 0?{id:s[0],
edits:[]}:{edits:[`the job \`${c}\`, which runs the gate, is removed`]}}const m=["if","needs","strategy","uses"];function A(c,e,o){
const[a,p]=[(0,h().jobsOf)(e),(0,h().jobsOf)(o)],t=new Set([...c].flatMap(s=>k(a.get(s))));for(const s of t)for(const n of k(
a.get(s)))t.add(n);return[...t].filter(s=>!c.has(s)).flatMap(s=>{const[n,r]=[a.get(s),p.get(s)];return r===void 0?[`the \
job \`${s}\`, which the gate needs, is removed`]:m.filter(i=>!(0,E().isDeepStrictEqual)(n?.[i],r[i])).map(i=>`\`jobs.${s}\
.${i}\` changes, and the gate needs this job`)})}function k(c){const e=c?.needs;return(Array.isArray(e)?e:[e]).filter(o=>typeof o==
"string")}},"audit/change/gate/gate-change"(I,d,T,R){let N;const E=()=>N??=d("policy/difference");let P;const g=()=>P??=
d("policy/load");let G;const v=()=>G??=d("rules/finding");let S;const h=()=>S??=d("audit/check");let b;const $=()=>b??=d(
"audit/change/policy-change");let l;const _=()=>l??=d("audit/change/touched-paths");let y;const m=()=>y??=d("audit/chang\
e/gate/agent-instructions");let A;const k=()=>A??=d("audit/change/gate/weakened-files");T(I,{gateChange:()=>c,gateFindings:()=>e});
const c=(0,h().defineChangeCheck)({name:"gate-change",find:({policyPath:p,changedNames:t,baseTree:s,tree:n,loadedPolicy:{
shared:r}})=>t.size===0?[]:e({policyPath:p,baseTree:s,tree:n,shared:r})});async function e(p){const{policyPath:t,baseTree:s,
tree:n}=p,{weakened:r,tightened:i}=await(0,k().compareGateFiles)(s,n),w=await(0,m().weakenedBlocks)(s,n),f=t===void 0?[]:
await a(p);return[...f.length>0?[[g().POLICY_PATH,f]]:[],...r,...w].map(([u,M])=>(0,v().finding)("gate-weakened",{path:u,
effects:M},(0,_().atFile)(u))).concat([...i].map(([u,M])=>(0,v().finding)("gate-tightened",{path:u,effects:M},(0,_().atFile)(
u))))}function o(p,t){return p.oid!==void 0&&p.oid===t?.oid&&p.kind===t.kind}async function a({baseTree:p,tree:t,shared:s}){
const n=p.stat(g().POLICY_PATH);if(n===void 0)return[];if(o(n,t.stat(g().POLICY_PATH))&&s===void 0)return[];const[r,i]=await Promise.
all([(0,g().readPolicyIn)(p,s),(0,g().readPolicyIn)(t,s)]);if("mistakes"in r||"mistakes"in i||"missing"in r)return[];if("\
missing"in i)return[(0,$().unreadWords)(i.missing)];const w=(0,E().comparePolicies)(r.policy,i.policy).filter(({loosens:u})=>u);
return[...t.stat(g().POLICY_PATH)===void 0?["the policy is removed"]:[],...w.map($().effectWords)]}},"audit/change/gate/\
gate-package"(I,d,T,R){let N;const E=()=>N??=d("node:util");let P;const g=()=>P??=d("command/resolve/lock/lock");let G;const v=()=>G??=
d("command/resolve/lock/read");let S;const h=()=>S??=d("command/resolve/npmrc");let b;const $=()=>b??=d("command/resolve\
/npmrc-keys");let l;const _=()=>l??=d("command/resolve/package-json");let y;const m=()=>y??=d("audit/change/gate/gate-sc\
ripts");T(I,{packageEdits:()=>k});const A=["dependencies","devDependencies","optionalDependencies","overrides","resoluti\
ons","catalog","catalogs","workspaces","pnpm"];async function k(s,n){const[r,i]=await Promise.all([a(s),a(n)]),f=[...new Set(
[...r.keys(),...i.keys()])].filter(j=>!(0,E().isDeepStrictEqual)(r.get(j),i.get(j))),[u,M]=await Promise.all([c(s,n),p(s,
n)]);return[["package.json",u],...f.map(j=>[j,["the entry of the gate changes"]]),[".npmrc",M]].filter(([,j])=>j.length>
0)}async function c(s,n){const r=(0,g().objectIn)(await(0,_().readJsonFile)(s,"package.json")),i=(0,g().objectIn)(await(0,_().
readJsonFile)(n,"package.json"));return A.filter(w=>!(0,E().isDeepStrictEqual)(new Set(o(r[w])),new Set(o(i[w])))).map(w=>`\
\`${w}\` changes for the gate`)}const e=20;function o(s,n=0){return Object.entries((0,g().objectIn)(s)).flatMap(([r,i])=>m().
GATE.test(r)||typeof i=="string"&&m().GATE.test(i)||n>e?[JSON.stringify([r,i])]:o(i,n+1))}async function a(s){const n=(await(0,v().
readLocks)(s)).map(({path:r,all:i,entriesOf:w})=>{const f=i.filter(({name:M,bin:j})=>m().GATE.test(M)||Object.keys(j??{}).
some(F=>m().GATE.test(F))),u=[...w("gene-gate"),...f].map(M=>JSON.stringify(M));return[r,new Set(u)]});return new Map(n.
filter(([,r])=>r.size>0))}async function p(s,n){const[r,i]=[await(0,h().readNpmrc)({tree:s,directory:""}),await(0,h().readNpmrc)(
{tree:n,directory:""})];if("unread"in i)return(0,E().isDeepStrictEqual)(r,i)?[]:["it cannot be read"];const[w,f]=["unrea\
d"in r?{}:r.settings,i.settings];return[...new Set([...Object.keys(w),...Object.keys(f)])].filter(u=>!(0,E().isDeepStrictEqual)(
w[u],f[u])).filter(u=>[w[u],f[u]].some(M=>t(u,M))).map(u=>`the setting \`${u}\` changes`)}function t(s,n){return n!==void 0&&
(0,$().effectOf)(s,n)!=="harmless"}},"audit/change/gate/gate-scripts"(I,d,T,R){let N;const E=()=>N??=d("command/resolve/\
lock/lock");let P;const g=()=>P??=d("command/resolve/package-json");let G;const v=()=>G??=d("audit/change/gate/workflow");
T(I,{GATE:()=>S,gateScripts:()=>b,packageScripts:()=>$,wordsOf:()=>h});const S=/gene-gate/i;function h(l){return l.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function b(l){const _=(0,v().isMapping)(l?.scripts)?Object.entries(l.scripts):[],
y=new Set;for(let m=-1;m<y.size;){m=y.size;for(const[A,k]of _)h(String(k)).some(c=>S.test(c)||y.has(c))&&y.add(A)}return y}
async function $(l){const _=(0,E().objectIn)(await(0,g().readJsonFile)(l,"package.json"));return{gate:b(_),isGateItself:_.
name==="gene-gate"}}},"audit/change/gate/triggers"(I,d,T,R){let N;const E=()=>N??=d("node:util");let P;const g=()=>P??=d(
"audit/change/gate/workflow");T(I,{DEFAULT_TYPES:()=>y,compareTriggers:()=>G,eventsOf:()=>v});function G(e,o){const[a,p]=[
v(e),v(o)],t=[...a].flatMap(([n,r])=>{const i=p.get(n);return i===void 0?[`the event ${n} no longer starts the workflow`]:
[...m(n,r,i)?[`${n} starts the workflow less often`]:[],...S.filter(w=>!h(w,r,i)).map(w=>`the ${w} of ${n} change`)]}),s=[
...p.keys()].filter(n=>!a.has(n));return{lost:t,added:s.map(n=>`${n} starts the workflow, too`)}}function v(e){return typeof e==
"string"?new Map([[e,{}]]):Array.isArray(e)?new Map(e.map(o=>[String(o),{}])):(0,g().isMapping)(e)?new Map(Object.entries(
e).map(([o,a])=>[o,a??{}])):new Map}const S=["inputs","secrets","outputs"];function h(e,o,a){const[p,t]=[b(e,o),b(e,a)];
return Object.entries({...p,...t}).every(([s,n])=>s in p?(0,E().isDeepStrictEqual)(p[s],t[s]):!(0,g().isMapping)(n)||n.required!==
!0)}function b(e,o){const a=(0,g().isMapping)(o)?o[e]:void 0;return(0,g().isMapping)(a)?a:{}}const $=new Set(["branches",
"tags","paths"]),l=new Set(["branches-ignore","tags-ignore","paths-ignore"]),_=["opened","synchronize","reopened"],y=new Map(
[["pull_request",_],["pull_request_target",_]]);function m(e,o,a){return(0,E().isDeepStrictEqual)(o,a)?!1:Array.isArray(
o)&&Array.isArray(a)?!c(o,a):!(0,g().isMapping)(o)||!(0,g().isMapping)(a)?!0:[...new Set([...Object.keys(o),...Object.keys(
a)])].some(t=>A(t,e,o,a))}function A(e,o,a,p){const[t,s]=[a[e],p[e]];if((0,E().isDeepStrictEqual)(t,s)||S.some(i=>i===e))
return!1;if(e==="types"){const i=y.get(o),[w,f]=[t??i,s??i];return f!==void 0&&(w===void 0||!c(k(w),k(f)))}if(!$.has(e)&&
!l.has(e))return!0;if(s===void 0)return!1;if(t===void 0)return!0;const[n,r]=[k(t),k(s)];return[...n,...r].some(i=>String(
i).startsWith("!"))?!0:$.has(e)?!c(n,r):!c(r,n)}function k(e){return Array.isArray(e)?e:[e]}function c(e,o){return e.every(
a=>o.some(p=>(0,E().isDeepStrictEqual)(a,p)))}},"audit/change/gate/uses"(I,d,T,R){let N;const E=()=>N??=d("repo/paths");
let P;const g=()=>P??=d("audit/change/gate/gate-scripts");let G;const v=()=>G??=d("audit/change/gate/workflow");T(I,{findGateUses:()=>b});
const S=10,h=64*1024;async function b(A,k){const c=new Set;let e=!1;const o=await(0,g().packageScripts)(A),a=new Map(k.map(
f=>[f.path,f]));async function p(f,u){const[M=""]=f.split("@");if(!M.startsWith("./"))return g().GATE.test(M);const j=(0,E().
normalise)(M);if(j===void 0||u>S)return!1;const F=a.get(j);if(F)return(await i(F,u+1)).size>0;for(const C of["action.yml",
"action.yaml"]){const O=await(0,v().readActionsFile)(A,j===""?C:`${j}/${C}`);if(O&&await t(O,u+1))return c.add(O.path),!0}
return!1}async function t({value:f},u){return typeof f?.name=="string"&&g().GATE.test(f.name)?!0:(0,v().isMapping)(f?.runs)&&
await s(f.runs,u)}async function s(f,u,M=[]){let j=!1;const F=new Set;for(const{uses:C,run:O,"working-directory":D}of(0,v().
stepsOf)(f)){typeof C=="string"&&await p(C,u)&&(j=!0);const L=[D,...M].find(x=>typeof x=="string")??"";typeof O=="string"&&
await n(O,String(L),F)&&(e=!0,j=!0)}if(j)for(const C of F)c.add(C);return j}async function n(f,u,M){const j=(0,g().wordsOf)(
f);let F=j.some(C=>g().GATE.test(C));for(const C of j){o.gate.has(C)&&$.test(f)&&(c.add("package.json"),F=!0),o.isGateItself&&
/^(?:\.\/)?dist\/(?:cli|action)\b/.test(C)&&(F=!0);const O=l.test(C)?_:[C];for(const D of O.flatMap(L=>[`./${u}/${L}`,L])){
const L=(0,E().normalise)(D),x=L&&!M.has(L)&&await r(L);!L||!x||(M.add(L),await n(x,u,M)&&(F=!0))}}return F}async function r(f){
const{kind:u,size:M=0}=A.stat(f)??{};if(u!=="file"&&u!=="executable"||M>h)return;const j=(await A.read(f)).toString("utf\
8");return u==="executable"||y.test(f)||g().GATE.test(j)?j:void 0}async function i(f,u){const M=new Set;for(const[j,F]of(0,v().
jobsOf)(f)){const C=typeof F.uses=="string"&&await p(F.uses,u),O=[m(F),m(f.value)];(await s(F,u,O)||C)&&M.add(j)}return M}
const w=new Map;for(const f of k){const u=await i(f,0);u.size>0&&w.set(f.path,u)}return{jobs:w,files:c,isCommand:e}}const $=/\b(?:npm|pnpm|yarn|bun|run)\b/,
l=/^(?:g?make)$/,_=["GNUmakefile","makefile","Makefile"],y=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function m(A){const{defaults:k}=A??{};return(0,v().isMapping)(k)&&(0,v().isMapping)(k.run)?k.run["working-directory"]:void 0}},
"audit/change/gate/weakened-files"(I,d,T,R){let N;const E=()=>N??=d("audit/change/gate/check-names");let P;const g=()=>P??=
d("audit/change/gate/compare-jobs");let G;const v=()=>G??=d("audit/change/gate/compare-workflows");let S;const h=()=>S??=
d("audit/change/gate/gate-package");let b;const $=()=>b??=d("audit/change/gate/gate-scripts");let l;const _=()=>l??=d("a\
udit/change/gate/uses");let y;const m=()=>y??=d("audit/change/gate/workflow");T(I,{compareGateFiles:()=>A});async function A(t,s){
const[n,r]=await Promise.all([(0,m().readWorkflows)(t),(0,m().readWorkflows)(s)]),[i,w]=await Promise.all([(0,_().findGateUses)(
t,n),(0,_().findGateUses)(s,r)]),f=new Map,u=new Map,M=new Set(n.map(({path:O})=>O)),j=new Set;for(const O of n){const D=i.
jobs.get(O.path);if(D===void 0)continue;const{path:L,change:x}=k(O,D,r,M);x.weakened.length>0&&f.set(O.path,x.weakened),
x.tightened.length>0&&u.set(L,x.tightened);for(const W of x.gateJobs)j.add(`${L} ${W}`)}for(const O of i.files){const D=await c(
O,t,s);D.length>0&&f.set(O,D)}const F=i.isCommand?await(0,h().packageEdits)(t,s):[],C=(0,E().gateNames)(n,i);for(const[O,
D]of[...F,...(0,E().takenNames)(C,n,r,j)])f.set(O,[...f.get(O)??[],...D]);for(const O of w.jobs.keys())M.has(O)&&i.jobs.
has(O)||[...j].some(D=>D.startsWith(`${O} `))||u.set(O,["it runs the gate"]);return{weakened:f,tightened:u}}function k(t,s,n,r){
const i=n.find(({path:f})=>f===t.path);if(i)return{path:i.path,change:(0,v().compareWorkflows)(t,i,s)};for(const f of n){
if(r.has(f.path))continue;const u=(0,v().compareWorkflows)(t,f,s);if(u.weakened.length===0)return{path:f.path,change:u}}
const w=["the workflow, which runs the gate, is removed, renamed or replaced"];return{path:t.path,change:{weakened:w,tightened:[],
gateJobs:[]}}}async function c(t,s,n){if(s.stat(t)?.oid!==void 0&&e(t,s,n))return[];const[r,i]=await Promise.all([(0,m().
readActionsFile)(s,t),(0,m().readActionsFile)(n,t)]);return i===void 0?["the file, through which the gate runs, is remov\
ed"]:r?.text===i.text&&o(t,s,n)?[]:t==="package.json"?p(r?.value,i.value):/(?:^|\/)action\.ya?ml$/.test(t)?i.value===void 0?
["it is no longer a valid action"]:a(r?.value??{},i.value):["the script, which runs the gate, changes"]}function e(t,s,n){
return s.stat(t)?.oid===n.stat(t)?.oid&&o(t,s,n)}function o(t,s,n){return s.stat(t)?.kind===n.stat(t)?.kind}function a(t,s){
const{name:n,description:r,author:i,branding:w,runs:f,...u}=t,{name:M,description:j,author:F,branding:C,runs:O,...D}=s;if(!(0,m().
isMapping)(f)||!(0,m().isMapping)(O))return(0,g().keyEdits)(t,s,"");const{steps:L,...x}=f,{steps:W,...U}=O;return[...(0,g().
keyEdits)(u,D,""),...(0,g().keyEdits)(x,U,"runs"),...(0,g().stepEdits)(f,O,"runs")]}function p(t,s){const n=w=>(0,m().isMapping)(
w?.scripts)?w.scripts:{},[r,i]=[n(t),n(s)];return[...(0,$().gateScripts)(t)].flatMap(w=>[w,`pre${w}`,`post${w}`]).filter(
w=>r[w]!==i[w]).map(w=>`the script \`${w}\`, which runs the gate, changes`)}},"audit/change/gate/workflow"(I,d,T,R){let N;
const E=()=>N??=d("yaml");T(I,{isMapping:()=>h,jobsOf:()=>b,parseMapping:()=>S,readActionsFile:()=>v,readWorkflows:()=>G,
stepsOf:()=>$});const P=".github/workflows",g=1024*1024;async function G(l){const _=l.list(P).map(({path:m})=>m);return(await Promise.
all(_.filter(m=>/\.ya?ml$/.test(m)).map(m=>v(l,m)))).filter(m=>m!==void 0)}async function v(l,_){const{kind:y,size:m=0}=l.
stat(_)??{};if(y!=="file"&&y!=="executable")return;if(m>g)return{path:_,text:"",value:void 0};const A=(await l.read(_)).
toString("utf8");return{path:_,text:A,value:S(A)}}function S(l){try{const _=(0,E().parseDocument)(l,{prettyErrors:!1});if(_.
errors.length>0)return;const y=_.toJS({maxAliasCount:100});return h(y)?y:void 0}catch{return}}function h(l){return typeof l==
"object"&&l!==null&&!Array.isArray(l)}function b({value:l}){const _=h(l?.jobs)?Object.entries(l.jobs):[];return new Map(
_.filter(y=>h(y[1])))}function $({steps:l}){return Array.isArray(l)?l.filter(h):[]}}};
