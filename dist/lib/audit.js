"use strict";var ot=Object.defineProperty;var t=(M,e)=>ot(M,"name",{value:e,configurable:!0});module.exports={"audit/asset-file"(M,e,F,P){let A;const j=t(()=>A??=e("audit/check"),"import_check");let I;const y=t(()=>I??=
e("audit/checks"),"import_checks");let E;const g=t(()=>E??=e("audit/gene/gene"),"import_gene");let C;const h=t(()=>C??=e(
"audit/gene/limits"),"import_limits");let b;const m=t(()=>b??=e("audit/read-subject"),"import_read_subject");F(M,{auditAssetFile:t(
()=>p,"auditAssetFile")});async function p(f,l){const c=l.terms.tree!==void 0?(0,m().correctorIn)(f.problems):()=>"hand",
a=await(0,m().readAssets)(f,l,c),s=new Map(a.genes.map(o=>[o.asset,o])),n=await Promise.all(f.assets.map(o=>l.clock.inTurn(
async()=>{const i=s.get(o);if(i===void 0)return{asset:o,commands:[],findings:await(0,j().ask)(y().CLAIM_CHECKS,a,{asset:o})};
const{commands:r}=i,u=[...await(0,g().geneFindings)(a,{...i,limits:(0,h().limitsOf)(i,a)}),...r.flatMap(_=>_.findings)];
return{asset:o,commands:r,findings:u}})));return{path:f.path,assets:n.map(({asset:o,commands:i})=>({asset:o,commands:i})),
findings:[...await(0,j().ask)(y().SUBJECT_CHECKS,a),...n.flatMap(({findings:o})=>o)]}}t(p,"auditAssetFile")},"audit/audi\
t"(M,e,F,P){let A;const j=t(()=>A??=e("assets/log/whole-records"),"import_whole_records");let I;const y=t(()=>I??=e("aud\
it/change/counted-files"),"import_counted_files");let E;const g=t(()=>E??=e("audit/change/hidden-files"),"import_hidden_\
files");let C;const h=t(()=>C??=e("audit/check"),"import_check");let b;const m=t(()=>b??=e("audit/checks"),"import_check\
s");let p;const f=t(()=>p??=e("audit/claims/capsules"),"import_capsules");let l;const d=t(()=>l??=e("audit/claims/counte\
d-change"),"import_counted_change");let c;const a=t(()=>c??=e("audit/gene/gene"),"import_gene");let s;const n=t(()=>s??=
e("audit/gene/plans"),"import_plans");let o;const i=t(()=>o??=e("audit/read-subject"),"import_read_subject");F(M,{auditAssets:t(
()=>u,"auditAssets"),auditChange:t(()=>r,"auditChange"),mayRunSome:t(()=>v,"mayRunSome")});async function r(O){const $=await(0,i().
readChangeSubject)(O),{change:x,tree:N,policy:T,assets:G,exempt:R,radius:L}=$;return{...await _($,({change:{kind:H}},U)=>({
...U,change:H})),capsules:(0,f().judgeCapsules)(G,T.a2a,(0,d().countedChange)($).least,await(0,j().readWholeRecords)(N,(0,f().
eventsOfCapsules)(G))),blastRadius:L,files:await(0,g().markHiddenFiles)((0,y().countedFiles)(x,R,N),N)}}t(r,"auditChange");
async function u(O,$){return _(await(0,i().readAssets)({assets:O,problems:[]},$,()=>"author"),(x,N)=>N)}t(u,"auditAssets");
async function _(O,$){const x=await k(O),N={timeoutMs:O.policy.limits.command_timeout_seconds*1e3,mayRun:O.tree!==void 0&&
!x.some(S)},T=await Promise.all(O.genes.map(R=>O.clock.inTurn(async()=>$(R,await(0,a().auditGene)(O,R,N))))),G=T.flatMap(
({commands:R})=>R.flatMap(({plan:L})=>L??[]));return{genes:T,findings:x,plansDigest:(0,n().digestPlans)(G)}}t(_,"auditSu\
bject");async function k(O){return(await Promise.all([(0,h().ask)(m().SUBJECT_CHECKS,O),...O.claims.map(x=>O.clock.inTurn(
()=>(0,h().ask)(m().CLAIM_CHECKS,O,{asset:x})))])).flat()}t(k,"subjectFindings");function v({genes:O,findings:$}){return!$.
some(S)&&O.some(({commands:x,findings:N})=>x.length>0&&x.every(({verdict:T})=>T!=="block")&&!N.some(a().forbidsRunningGene))}
t(v,"mayRunSome");const w=new Set(["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function S({rule:O,
location:$}){return w.has(O)||O==="not-judged"&&$===void 0}t(S,"forbidsRunning")},"audit/audited"(M,e,F,P){F(M,{isOfChange:t(
()=>A,"isOfChange")});function A(j){return"files"in j}t(A,"isOfChange")},"audit/change/audit-log"(M,e,F,P){let A;const j=t(
()=>A??=e("assets/log/appended"),"import_appended");let I;const y=t(()=>I??=e("assets/log/audit-log"),"import_audit_log");
let E;const g=t(()=>E??=e("rules/finding"),"import_finding");let C;const h=t(()=>C??=e("audit/check"),"import_check");let b;
const m=t(()=>b??=e("audit/change/blast-radius"),"import_blast_radius");let p;const f=t(()=>p??=e("audit/change/log-line\
s"),"import_log_lines");let l;const d=t(()=>l??=e("audit/change/touched-paths"),"import_touched_paths");F(M,{auditLogFindings:t(
()=>n,"auditLogFindings"),auditLogs:t(()=>s,"auditLogs")});const c=/^100/,a=10,s=(0,h().defineChangeCheck)({name:"audit-\
logs",find:t(async({change:k,assets:v,policy:w,baseTree:S,tree:O})=>{const{audit_log:$}=w.blast_radius;return(await n(k,
$,async N=>{const T=S.stat(N)===void 0,[G,R]=await Promise.all([T?Buffer.alloc(0):S.read(N,y().MAX_LOG_BYTES),O.read(N,y().
MAX_LOG_BYTES)]);return{before:G,after:R}})).filter(({rule:N,location:T})=>N!=="audit-log-malformed"||!v.problems.some(G=>o(
G,T)))},"find")});async function n(k,v,w){const S=k.files.filter(O=>(0,m().namesOf)(O).some(y().isAuditLog));return v===
"forbidden"?S.flatMap(O=>(0,m().namesOf)(O).filter(y().isAuditLog).map($=>(0,g().finding)("audit-log-changed",{path:$},(0,d().
atFile)($)))):(await Promise.all(S.map(O=>i(O,w)))).flat()}t(n,"auditLogFindings");function o({rule:k,location:{path:v,line:w}},S){
return v!==S?.path?!1:w===S.line||k==="file-not-json"&&w>S.line}t(o,"tells");async function i(k,v){const{path:w,oldPath:S,
status:O}=k,$=[];if(S!==void 0&&(0,y().isAuditLog)(S)&&$.push((0,g().finding)("audit-log-removed",{path:S},(0,d().atFile)(
S))),!(0,y().isAuditLog)(w))return $;if(!c.test(k.newMode)||O==="type_changed")$.push((0,g().finding)("audit-log-removed",
{path:w},(0,d().atFile)(w)));else if(O==="modified"){const{before:x,after:N}=await v(w),T=(0,j().continuationOf)(x,N);if(T.
kind==="appended")return[...$,...r(w,N,T.from)];const{line:G}=T,R=u(G,N),L={path:w,line:R?Math.max(G-1,1):G,column:1};$.
push((0,g().finding)("audit-log-rewritten",{path:w,line:G,gone:R},{location:L}))}else{const{after:x}=await v(w);$.push(...r(
w,x,0))}return $}t(i,"judgeLog");function r(k,v,w){const S=(0,f().firstMalformedLine)(v,w);if(S===void 0)return[];const O={
path:k,line:S.line,column:1};return[(0,g().finding)("audit-log-malformed",{path:k,...S},{location:O})]}t(r,"appendedFind\
ings");function u(k,v){return v.length===0||v.at(-1)===a&&_(a,v)<k}t(u,"endsAtLine");function _(k,v){let w=0;for(let S=v.
indexOf(k);S>=0;S=v.indexOf(k,S+1))w+=1;return w}t(_,"countOf")},"audit/change/blast-radius"(M,e,F,P){F(M,{DEFAULT_MAX_FILES:t(
()=>A,"DEFAULT_MAX_FILES"),busiestDirectories:t(()=>g,"busiestDirectories"),gradeFiles:t(()=>I,"gradeFiles"),gradeWords:t(
()=>y,"gradeWords"),linesOf:t(()=>h,"linesOf"),measureChange:t(()=>j,"measureChange"),namesOf:t(()=>C,"namesOf")});const A=20;
function j(b,m){const p={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const f of b.files){const l=C(f),d=l.filter(
c=>m.has(c)).length;p.files+=l.length-d,p.exempt_files+=d,d===l.length?p.exempt_lines+=h(f):p.lines+=h(f)}return p}t(j,"\
measureChange");function I(b,m,p,f){const l=E(m);return b>f.files||p>f.lines?"hard_cap_breach":b>2*l?"critical_overrun":
b>l?"exceeded":b>.8*l?"approaching_limit":"within_limit"}t(I,"gradeFiles");function y(b,{files:m,lines:p},f,l){const d=E(
f);switch(b){case"hard_cap_breach":return`HARD CAP BREACH: ${m} files / ${p} lines exceeds system limit (${l.files} file\
s / ${l.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${m} files > ${2*d} (2x limit of ${d}). Agent lik\
ely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${m} > ${d}`;case"approaching_limit":
return`approaching limit: ${m} / ${d} files (${Math.round(m/d*100)}%)`;case"within_limit":return`${m} / ${d} files`}}t(y,
"gradeWords");function E(b){return typeof b=="number"&&b>0?b:A}t(E,"limitOf");function g(b,m){const p=new Map,f=t((l,d)=>{
const c=l.split("/").slice(0,-1).slice(0,2).join("/")||".",a=p.get(c)??{path:c,files:0,lines:0};a.files+=1,a.lines+=d,p.
set(c,a)},"touch");for(const l of b.files)f(l.path,h(l)),l.oldPath!==void 0&&f(l.oldPath,0);return[...p.values()].sort((l,d)=>d.
files-l.files||d.lines-l.lines||(l.path<d.path?-1:1)).slice(0,m)}t(g,"busiestDirectories");function C(b){return b.oldPath===
void 0?[b.path]:[b.path,b.oldPath]}t(C,"namesOf");function h(b){return b.added+b.deleted}t(h,"linesOf")},"audit/change/c\
ounted-files"(M,e,F,P){let A;const j=t(()=>A??=e("assets/globs"),"import_globs");let I;const y=t(()=>I??=e("audit/change\
/blast-radius"),"import_blast_radius");let E;const g=t(()=>E??=e("audit/change/counting"),"import_counting");F(M,{countedFiles:t(
()=>h,"countedFiles"),exemptPaths:t(()=>C,"exemptPaths")});function C(f,l,d){const c=f.files.flatMap(y().namesOf);if(l.blast_radius.
counting==="reference")return new Map(c.filter(n=>!(0,g().isCountedByReference)(n)).map(n=>[n,"reference"]));const a=new Set(
f.files.filter(({status:n})=>n==="added").map(({path:n})=>n)),s=d.filter(({change:{kind:n}})=>n==="added"||n==="modified").
flatMap(({commands:n})=>n.flatMap(({reading:o})=>o.targets)).flatMap(({kind:n,via:o,path:i})=>n==="file"&&o===void 0&&i!==
void 0?[i]:[]);return new Map([...s.filter(n=>a.has(n)).map(n=>[n,"validation_script"]),...c.filter((0,j().assetPathTest)(
l)).map(n=>[n,"asset_store"])])}t(C,"exemptPaths");function h(f,l,d){return f.files.flatMap(c=>(0,y().namesOf)(c).map(a=>b(
c,a,l.get(a),d))).sort((c,a)=>a.lines-c.lines||(c.path<a.path?-1:1))}t(h,"countedFiles");function b(f,l,d,c){const a={path:l,
...d&&{exempt:d}};if(l!==f.path)return{...a,lines:0};const s=p(f,c);return{...a,lines:(0,y().linesOf)(f),...s&&{veil:s}}}
t(b,"countedFile");const m=1e3;function p({binary:f,status:l,path:d,added:c},a){if(f)return"binary";const{size:s=0}=l===
"added"?a.stat(d)??{}:{};return s>m*Math.max(1,c)?"long_lines":void 0}t(p,"hiddenReasonOf")},"audit/change/counting"(M,e,F,P){
F(M,{isCountedByReference:t(()=>C,"isCountedByReference")});const A=new Set(["event.json","temp_gep_output.json","temp_e\
volution_output.json","evolution_error.log"]),j=["logs","memory","assets/gep","out","temp","node_modules"],I=/capsule|events?\.jsonl$/i,
y=new Set(["index.js","package.json"]),E=["src","scripts","config"],g=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function C(b){
return A.has(b)||h(b,j)||I.test(b)?!1:y.has(b)||h(b,E)||g.test(b)}t(C,"isCountedByReference");function h(b,m){return m.some(
p=>b===p||b.startsWith(`${p}/`))}t(h,"isIn")},"audit/change/forbidden-paths"(M,e,F,P){let A;const j=t(()=>A??=e("repo/fo\
lder-spelling"),"import_folder_spelling");let I;const y=t(()=>I??=e("repo/paths"),"import_paths");let E;const g=t(()=>E??=
e("rules/finding"),"import_finding");let C;const h=t(()=>C??=e("audit/check"),"import_check");let b;const m=t(()=>b??=e(
"audit/change/touched-paths"),"import_touched_paths");F(M,{alwaysForbidden:t(()=>l,"alwaysForbidden"),forbiddenPathFindings:t(
()=>d,"forbiddenPathFindings"),forbiddenPaths:t(()=>p,"forbiddenPaths")});const p=(0,h().defineChangeCheck)({name:"forbi\
dden-paths",find:t(({touched:c,touchesOf:a,policy:s})=>d(c,a,s),"find")}),f=[".git","node_modules"];function l(c){const a=((0,y().
normalise)(c)??c).split("/");return f.find(s=>a.some(n=>(0,j().isSpellingOf)(n,s)))}t(l,"alwaysForbidden");function d(c,a,s){
const n=c.flatMap(({path:i,via:r})=>{const u=l(i)??l(r);if(u===void 0)return[];const _=l(i)===void 0?r:"";return[(0,g().
finding)("forbidden-path-always",{path:i,directory:u,via:_},(0,m().atFile)(i))]}),o=s.blast_radius.forbidden_paths.flatMap(
i=>a(i).map(({path:r,via:u})=>(0,g().finding)("forbidden-path-policy",{path:r,entry:i,via:u},(0,m().atFile)(r))));return[
...n,...o]}t(d,"forbiddenPathFindings")},"audit/change/gate/agent-instructions"(M,e,F,P){let A;const j=t(()=>A??=e("rule\
s/agents-block"),"import_agents_block");let I;const y=t(()=>I??=e("rules/finding"),"import_finding");let E;const g=t(()=>E??=
e("audit/check"),"import_check");let C;const h=t(()=>C??=e("audit/change/touched-paths"),"import_touched_paths");F(M,{staleInstructions:t(
()=>b,"staleInstructions"),weakenedBlocks:t(()=>p,"weakenedBlocks")});const b=(0,g().defineChangeCheck)({name:"stale-ins\
tructions",find:t(async({tree:c})=>(await Promise.all(j().INSTRUCTION_FILES.map(async s=>({path:s,state:m(await d(c,s))})))).
flatMap(({path:s,state:n})=>n===void 0?[]:[(0,y().finding)("agent-instructions-stale",{path:s,state:n},(0,h().atFile)(s))]),
"find")});function m(c){switch(c.kind){case"absent":return;case"changed":return"it is not what a released version writes";case"\
released":return c.version===j().BLOCK_VERSION?void 0:`its version is ${c.version}, and this version of gene-gate writes\
 ${j().BLOCK_VERSION}`}}t(m,"staleness");async function p(c,a){return(await Promise.all(j().INSTRUCTION_FILES.map(async n=>{
if(f(n,c,a))return[];const o=await d(c,n),i=o.kind==="absent"?void 0:l(o,await d(a,n));return i===void 0?[]:[[n,[i]]]}))).
flat()}t(p,"weakenedBlocks");function f(c,a,s){const[n,o]=[a.stat(c),s.stat(c)];return n?.kind===o?.kind&&n?.oid!==void 0&&
n.oid===o?.oid}t(f,"isSameFile");function l(c,a){if(a.kind==="absent")return"the block of gene-gate is removed";if(!(a.kind===
"released"||a.block===c.block))return"the block of gene-gate changes to what no released version writes"}t(l,"effectOf");
async function d(c,a){const s=c.stat(a)?.kind;return s!=="file"&&s!=="executable"?{kind:"absent"}:(0,j().blockIn)((await c.
read(a)).toString("utf8"))}t(d,"blockOf")},"audit/change/gate/check-names"(M,e,F,P){let A;const j=t(()=>A??=e("audit/cha\
nge/gate/workflow"),"import_workflow");F(M,{gateNames:t(()=>I,"gateNames"),takenNames:t(()=>g,"takenNames")});function I(C,h){
const b=C.flatMap(m=>[...h.jobs.get(m.path)??[]].map(p=>y(p,(0,j().jobsOf)(m).get(p))));return new Set(b.length>0?[...b,
"gene-gate"]:[])}t(I,"gateNames");function y(C,h){const b=typeof h?.name=="string"?h.name.trim():"";return b===""?C:b}t(
y,"checkName");function E(C,h){const b=h.indexOf("${{"),m=h.lastIndexOf("}}");if(b===-1||m<b)return C.has(h);const[p,f]=[
h.slice(0,b),h.slice(m+2)];return[...C].some(l=>l===h||l.length>=p.length+f.length&&l.startsWith(p)&&l.endsWith(f))}t(E,
"canTake");function*g(C,h,b,m){for(const p of b){const f=h.find(({path:d})=>d===p.path),l=[...(0,j().jobsOf)(p)].filter(
([d,c])=>{const a=f&&(0,j().jobsOf)(f).get(d),s=y(d,c);return(a===void 0||y(d,a)!==s)&&E(C,s)&&!m.has(`${p.path} ${d}`)});
l.length>0&&(yield[p.path,l.map(([d])=>`the job \`${d}\` takes the name of the gate's check`)])}}t(g,"takenNames")},"aud\
it/change/gate/compare-jobs"(M,e,F,P){let A;const j=t(()=>A??=e("node:util"),"import_node_util");let I;const y=t(()=>I??=
e("audit/change/gate/gate-scripts"),"import_gate_scripts");let E;const g=t(()=>E??=e("audit/change/gate/workflow"),"impo\
rt_workflow");F(M,{jobEdits:t(()=>C,"jobEdits"),keyEdits:t(()=>h,"keyEdits"),stepEdits:t(()=>m,"stepEdits")});function C(a,s,n){
const{steps:o,name:i,...r}=a,{steps:u,name:_,...k}=s;return[...h(r,k,n),...m(a,s,n)]}t(C,"jobEdits");function h(a,s,n){return[
...new Set([...Object.keys(a),...Object.keys(s)])].filter(i=>!(0,j().isDeepStrictEqual)(a[i],s[i])).map(i=>`\`${n===""?"":
`${n}.`}${i}\` ${b(a[i],s[i])}`)}t(h,"keyEdits");function b(a,s){return a===void 0?"is added":s===void 0?"is removed":"c\
hanges"}t(b,"editOf");function m(a,s,n){const[o,i]=[(0,g().stepsOf)(a),(0,g().stepsOf)(s)];if([a,s].some(({steps:u})=>u!==
void 0&&!p(u))&&!(0,j().isDeepStrictEqual)(a.steps,s.steps))return[`\`${n}.steps\` changes`];if(o.length!==i.length){const u=o.
length<i.length?"added":"removed";return[`a step of \`${n}\` is ${u}`]}return o.flatMap((u,_)=>h(f(u,i[_]),f(i[_]??{}),`${n}\
.steps[${_}]`))}t(m,"stepEdits");function p(a){return Array.isArray(a)&&a.every(g().isMapping)}t(p,"isStepList");function f(a,s){
const{name:n,...o}=a,i=s?.uses;return d(a.uses,i)?{...o,uses:i}:o}t(f,"comparable");const l=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;
function d(a,s){if(typeof a!="string"||typeof s!="string")return!1;const[n,o=""]=a.split("@"),[i,r=""]=s.split("@");if(n!==
i||n===void 0||y().GATE.test(n))return!1;const[u,_]=[l.exec(o)?.[1],l.exec(r)?.[1]];return u!==void 0&&_!==void 0&&c(u,_)<
0}t(d,"isUpdate");function c(a,s){const[n,o]=[a.split(".").map(Number),s.split(".").map(Number)];for(let i=0;i<4;i++){const r=(n[i]??
0)-(o[i]??0);if(r!==0)return r}return 0}t(c,"compareVersions")},"audit/change/gate/compare-workflows"(M,e,F,P){let A;const j=t(
()=>A??=e("node:util"),"import_node_util");let I;const y=t(()=>I??=e("audit/change/gate/compare-jobs"),"import_compare_j\
obs");let E;const g=t(()=>E??=e("audit/change/gate/triggers"),"import_triggers");let C;const h=t(()=>C??=e("audit/change\
/gate/workflow"),"import_workflow");F(M,{compareWorkflows:t(()=>b,"compareWorkflows")});function b(s,n,o){if(n.text===s.
text)return m(o);if(n.value===void 0)return p("it is no longer a valid workflow");const i=(0,g().compareTriggers)(s.value?.
on,n.value.on),r=[...o].map(u=>l(u,s,n));return{weakened:[...i.lost,...(0,y().keyEdits)(f(s),f(n),""),...r.flatMap(({edits:u})=>u),
...c(o,s,n)],tightened:i.added,gateJobs:r.flatMap(({id:u})=>u??[])}}t(b,"compareWorkflows");function m(s){return{weakened:[],
tightened:[],gateJobs:[...s]}}t(m,"unchanged");function p(...s){return{weakened:s,tightened:[],gateJobs:[]}}t(p,"weakene\
d");function f({value:s={}}){const{on:n,jobs:o,name:i,"run-name":r,...u}=s;return u}t(f,"settingsOf");function l(s,n,o){
const i=(0,h().jobsOf)(n).get(s)??{},r=(0,h().jobsOf)(o),u=r.get(s);if(u!==void 0)return{id:s,edits:(0,y().jobEdits)(i,u,
`jobs.${s}`)};const _=[...r].find(([k,v])=>!(0,h().jobsOf)(n).has(k)&&(0,y().jobEdits)(i,v,"").length===0);return _!==void 0?
{id:_[0],edits:[]}:{edits:[`the job \`${s}\`, which runs the gate, is removed`]}}t(l,"findJob");const d=["if","needs","s\
trategy","uses"];function c(s,n,o){const[i,r]=[(0,h().jobsOf)(n),(0,h().jobsOf)(o)],u=new Set([...s].flatMap(_=>a(i.get(
_))));for(const _ of u)for(const k of a(i.get(_)))u.add(k);return[...u].filter(_=>!s.has(_)).flatMap(_=>{const[k,v]=[i.get(
_),r.get(_)];return v===void 0?[`the job \`${_}\`, which the gate needs, is removed`]:d.filter(w=>!(0,j().isDeepStrictEqual)(
k?.[w],v[w])).map(w=>`\`jobs.${_}.${w}\` changes, and the gate needs this job`)})}t(c,"neededEdits");function a(s){const n=s?.
needs;return(Array.isArray(n)?n:[n]).filter(o=>typeof o=="string")}t(a,"needsOf")},"audit/change/gate/gate-change"(M,e,F,P){
let A;const j=t(()=>A??=e("policy/difference"),"import_difference");let I;const y=t(()=>I??=e("policy/load"),"import_loa\
d");let E;const g=t(()=>E??=e("rules/finding"),"import_finding");let C;const h=t(()=>C??=e("audit/check"),"import_check");
let b;const m=t(()=>b??=e("audit/change/policy-change"),"import_policy_change");let p;const f=t(()=>p??=e("audit/change/\
touched-paths"),"import_touched_paths");let l;const d=t(()=>l??=e("audit/change/gate/agent-instructions"),"import_agent_\
instructions");let c;const a=t(()=>c??=e("audit/change/gate/weakened-files"),"import_weakened_files");F(M,{gateChange:t(
()=>s,"gateChange"),gateFindings:t(()=>n,"gateFindings")});const s=(0,h().defineChangeCheck)({name:"gate-change",find:t(
({policyPath:i,changedNames:r,baseTree:u,tree:_})=>r.size===0?[]:n({policyPath:i,baseTree:u,tree:_}),"find")});async function n(i){
const{policyPath:r,baseTree:u,tree:_}=i,{weakened:k,tightened:v}=await(0,a().compareGateFiles)(u,_),w=await(0,d().weakenedBlocks)(
u,_),S=r===void 0?[]:await o(u,_);return[...S.length>0?[[y().POLICY_PATH,S]]:[],...k,...w].map(([O,$])=>(0,g().finding)(
"gate-weakened",{path:O,effects:$},(0,f().atFile)(O))).concat([...v].map(([O,$])=>(0,g().finding)("gate-tightened",{path:O,
effects:$},(0,f().atFile)(O))))}t(n,"gateFindings");async function o(i,r){if(i.stat(y().POLICY_PATH)===void 0)return[];const[
u,_]=await Promise.all([(0,y().readPolicyIn)(i),(0,y().readPolicyIn)(r)]);if("mistakes"in u||"mistakes"in _)return[];const k=(0,j().
comparePolicies)(u.policy,_.policy).filter(({loosens:w})=>w);return[...r.stat(y().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...k.map(m().effectWords)]}t(o,"looserKeys")},"audit/change/gate/gate-package"(M,e,F,P){let A;const j=t(()=>A??=
e("node:util"),"import_node_util");let I;const y=t(()=>I??=e("command/resolve/lock/lock"),"import_lock");let E;const g=t(
()=>E??=e("command/resolve/lock/read"),"import_read");let C;const h=t(()=>C??=e("command/resolve/npmrc"),"import_npmrc");
let b;const m=t(()=>b??=e("command/resolve/npmrc-keys"),"import_npmrc_keys");let p;const f=t(()=>p??=e("command/resolve/\
package-json"),"import_package_json");let l;const d=t(()=>l??=e("audit/change/gate/gate-scripts"),"import_gate_scripts");
F(M,{packageEdits:t(()=>a,"packageEdits")});const c=["dependencies","devDependencies","optionalDependencies","overrides",
"resolutions","catalog","catalogs","workspaces","pnpm"];async function a(_,k){const[v,w]=await Promise.all([i(_),i(k)]),
O=[...new Set([...v.keys(),...w.keys()])].filter(N=>!(0,j().isDeepStrictEqual)(v.get(N),w.get(N))),[$,x]=await Promise.all(
[s(_,k),r(_,k)]);return[["package.json",$],...O.map(N=>[N,["the entry of the gate changes"]]),[".npmrc",x]].filter(([,N])=>N.
length>0)}t(a,"packageEdits");async function s(_,k){const v=(0,y().objectIn)(await(0,f().readJsonFile)(_,"package.json")),
w=(0,y().objectIn)(await(0,f().readJsonFile)(k,"package.json"));return c.filter(S=>!(0,j().isDeepStrictEqual)(new Set(o(
v[S])),new Set(o(w[S])))).map(S=>`\`${S}\` changes for the gate`)}t(s,"rangeEdits");const n=20;function o(_,k=0){return Object.
entries((0,y().objectIn)(_)).flatMap(([v,w])=>d().GATE.test(v)||typeof w=="string"&&d().GATE.test(w)||k>n?[JSON.stringify(
[v,w])]:o(w,k+1))}t(o,"gatesIn");async function i(_){const k=(await(0,g().readLocks)(_)).map(({path:v,all:w,entriesOf:S})=>{
const O=w.filter(({name:x,bin:N})=>d().GATE.test(x)||Object.keys(N??{}).some(T=>d().GATE.test(T))),$=[...S("gene-gate"),
...O].map(x=>JSON.stringify(x));return[v,new Set($)]});return new Map(k.filter(([,v])=>v.size>0))}t(i,"lockedGates");async function r(_,k){
const[v,w]=[await(0,h().readNpmrc)({tree:_,directory:""}),await(0,h().readNpmrc)({tree:k,directory:""})];if("unread"in w)
return(0,j().isDeepStrictEqual)(v,w)?[]:["it cannot be read"];const[S,O]=["unread"in v?{}:v.settings,w.settings];return[
...new Set([...Object.keys(S),...Object.keys(O)])].filter($=>!(0,j().isDeepStrictEqual)(S[$],O[$])).filter($=>[S[$],O[$]].
some(x=>u($,x))).map($=>`the setting \`${$}\` changes`)}t(r,"npmrcEdits");function u(_,k){return k!==void 0&&(0,m().effectOf)(
_,k)!=="harmless"}t(u,"isEffective")},"audit/change/gate/gate-scripts"(M,e,F,P){let A;const j=t(()=>A??=e("command/resol\
ve/lock/lock"),"import_lock");let I;const y=t(()=>I??=e("command/resolve/package-json"),"import_package_json");let E;const g=t(
()=>E??=e("audit/change/gate/workflow"),"import_workflow");F(M,{GATE:t(()=>C,"GATE"),gateScripts:t(()=>b,"gateScripts"),
packageScripts:t(()=>m,"packageScripts"),wordsOf:t(()=>h,"wordsOf")});const C=/gene-gate/i;function h(p){return p.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}t(h,"wordsOf");function b(p){const f=(0,g().isMapping)(p?.scripts)?Object.entries(
p.scripts):[],l=new Set;for(let d=-1;d<l.size;){d=l.size;for(const[c,a]of f)h(String(a)).some(s=>C.test(s)||l.has(s))&&l.
add(c)}return l}t(b,"gateScripts");async function m(p){const f=(0,j().objectIn)(await(0,y().readJsonFile)(p,"package.jso\
n"));return{gate:b(f),isGateItself:f.name==="gene-gate"}}t(m,"packageScripts")},"audit/change/gate/triggers"(M,e,F,P){let A;
const j=t(()=>A??=e("node:util"),"import_node_util");let I;const y=t(()=>I??=e("audit/change/gate/workflow"),"import_wor\
kflow");F(M,{compareTriggers:t(()=>E,"compareTriggers")});function E(c,a){const[s,n]=[g(c),g(a)],o=[...s].flatMap(([r,u])=>{
const _=n.get(r);return _===void 0?[`the event ${r} no longer starts the workflow`]:p(r,u,_)?[`${r} starts the workflow \
less often`]:[]}),i=[...n.keys()].filter(r=>!s.has(r));return{lost:o,added:i.map(r=>`${r} starts the workflow, too`)}}t(
E,"compareTriggers");function g(c){return typeof c=="string"?new Map([[c,{}]]):Array.isArray(c)?new Map(c.map(a=>[String(
a),{}])):(0,y().isMapping)(c)?new Map(Object.entries(c).map(([a,s])=>[a,s??{}])):new Map}t(g,"eventsOf");const C=new Set(
["branches","tags","paths"]),h=new Set(["branches-ignore","tags-ignore","paths-ignore"]),b=["opened","synchronize","reop\
ened"],m=new Map([["pull_request",b],["pull_request_target",b]]);function p(c,a,s){return(0,j().isDeepStrictEqual)(a,s)?
!1:Array.isArray(a)&&Array.isArray(s)?!d(a,s):!(0,y().isMapping)(a)||!(0,y().isMapping)(s)?!0:[...new Set([...Object.keys(
a),...Object.keys(s)])].some(o=>f(o,c,a,s))}t(p,"isNarrower");function f(c,a,s,n){const[o,i]=[s[c],n[c]];if((0,j().isDeepStrictEqual)(
o,i))return!1;if(c==="types"){const _=m.get(a),[k,v]=[o??_,i??_];return v!==void 0&&(k===void 0||!d(l(k),l(v)))}if(!C.has(
c)&&!h.has(c))return!0;if(i===void 0)return!1;if(o===void 0)return!0;const[r,u]=[l(o),l(i)];return[...r,...u].some(_=>String(
_).startsWith("!"))?!0:C.has(c)?!d(r,u):!d(u,r)}t(f,"isNarrowerIn");function l(c){return Array.isArray(c)?c:[c]}t(l,"lis\
tOf");function d(c,a){return c.every(s=>a.some(n=>(0,j().isDeepStrictEqual)(s,n)))}t(d,"isSubset")},"audit/change/gate/u\
ses"(M,e,F,P){let A;const j=t(()=>A??=e("repo/paths"),"import_paths");let I;const y=t(()=>I??=e("audit/change/gate/gate-\
scripts"),"import_gate_scripts");let E;const g=t(()=>E??=e("audit/change/gate/workflow"),"import_workflow");F(M,{findGateUses:t(
()=>b,"findGateUses")});const C=10,h=64*1024;async function b(c,a){const s=new Set;let n=!1;const o=await(0,y().packageScripts)(
c),i=new Map(a.map(O=>[O.path,O]));async function r(O,$){const[x=""]=O.split("@");if(!x.startsWith("./"))return y().GATE.
test(x);const N=(0,j().normalise)(x);if(N===void 0||$>C)return!1;const T=i.get(N);if(T)return(await w(T,$+1)).size>0;for(const G of[
"action.yml","action.yaml"]){const R=await(0,g().readActionsFile)(c,N===""?G:`${N}/${G}`);if(R&&await u(R,$+1))return s.
add(R.path),!0}return!1}t(r,"usesGate");async function u({value:O},$){return typeof O?.name=="string"&&y().GATE.test(O.name)?
!0:(0,g().isMapping)(O?.runs)&&await _(O.runs,$)}t(u,"isGateAction");async function _(O,$,x=[]){let N=!1;const T=new Set;
for(const{uses:G,run:R,"working-directory":L}of(0,g().stepsOf)(O)){typeof G=="string"&&await r(G,$)&&(N=!0);const D=[L,...x].
find(H=>typeof H=="string")??"";typeof R=="string"&&await k(R,String(D),T)&&(n=!0,N=!0)}if(N)for(const G of T)s.add(G);return N}
t(_,"stepsUseGate");async function k(O,$,x){const N=(0,y().wordsOf)(O);let T=N.some(G=>y().GATE.test(G));for(const G of N){
o.gate.has(G)&&m.test(O)&&(s.add("package.json"),T=!0),o.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(G)&&(T=!0);
const R=p.test(G)?f:[G];for(const L of R.flatMap(D=>[`./${$}/${D}`,D])){const D=(0,j().normalise)(L),H=D&&!x.has(D)&&await v(
D);!D||!H||(x.add(D),await k(H,$,x)&&(T=!0))}}return T}t(k,"runsGate");async function v(O){const{kind:$,size:x=0}=c.stat(
O)??{};if($!=="file"&&$!=="executable"||x>h)return;const N=(await c.read(O)).toString("utf8");return $==="executable"||l.
test(O)||y().GATE.test(N)?N:void 0}t(v,"scriptText");async function w(O,$){const x=new Set;for(const[N,T]of(0,g().jobsOf)(
O)){const G=typeof T.uses=="string"&&await r(T.uses,$),R=[d(T),d(O.value)];(await _(T,$,R)||G)&&x.add(N)}return x}t(w,"g\
ateJobs");const S=new Map;for(const O of a){const $=await w(O,0);$.size>0&&S.set(O.path,$)}return{jobs:S,files:s,isCommand:n}}
t(b,"findGateUses");const m=/\b(?:npm|pnpm|yarn|bun|run)\b/,p=/^(?:g?make)$/,f=["GNUmakefile","makefile","Makefile"],l=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function d(c){const{defaults:a}=c??{};return(0,g().isMapping)(a)&&(0,g().isMapping)(a.run)?a.run["working-directory"]:void 0}
t(d,"folderOf")},"audit/change/gate/weakened-files"(M,e,F,P){let A;const j=t(()=>A??=e("audit/change/gate/check-names"),
"import_check_names");let I;const y=t(()=>I??=e("audit/change/gate/compare-jobs"),"import_compare_jobs");let E;const g=t(
()=>E??=e("audit/change/gate/compare-workflows"),"import_compare_workflows");let C;const h=t(()=>C??=e("audit/change/gat\
e/gate-package"),"import_gate_package");let b;const m=t(()=>b??=e("audit/change/gate/gate-scripts"),"import_gate_scripts");
let p;const f=t(()=>p??=e("audit/change/gate/uses"),"import_uses");let l;const d=t(()=>l??=e("audit/change/gate/workflow"),
"import_workflow");F(M,{compareGateFiles:t(()=>c,"compareGateFiles")});async function c(u,_){const[k,v]=await Promise.all(
[(0,d().readWorkflows)(u),(0,d().readWorkflows)(_)]),[w,S]=await Promise.all([(0,f().findGateUses)(u,k),(0,f().findGateUses)(
_,v)]),O=new Map,$=new Map,x=new Set(k.map(({path:R})=>R)),N=new Set;for(const R of k){const L=w.jobs.get(R.path);if(L===
void 0)continue;const{path:D,change:H}=a(R,L,v,x);H.weakened.length>0&&O.set(R.path,H.weakened),H.tightened.length>0&&$.
set(D,H.tightened);for(const U of H.gateJobs)N.add(`${D} ${U}`)}for(const R of w.files){const L=await s(R,u,_);L.length>
0&&O.set(R,L)}const T=w.isCommand?await(0,h().packageEdits)(u,_):[],G=(0,j().gateNames)(k,w);for(const[R,L]of[...T,...(0,j().
takenNames)(G,k,v,N)])O.set(R,[...O.get(R)??[],...L]);for(const R of S.jobs.keys())x.has(R)&&w.jobs.has(R)||[...N].some(
L=>L.startsWith(`${R} `))||$.set(R,["it runs the gate"]);return{weakened:O,tightened:$}}t(c,"compareGateFiles");function a(u,_,k,v){
const w=k.find(({path:O})=>O===u.path);if(w)return{path:w.path,change:(0,g().compareWorkflows)(u,w,_)};for(const O of k){
if(v.has(O.path))continue;const $=(0,g().compareWorkflows)(u,O,_);if($.weakened.length===0)return{path:O.path,change:$}}
const S=["the workflow, which runs the gate, is removed, renamed or replaced"];return{path:u.path,change:{weakened:S,tightened:[],
gateJobs:[]}}}t(a,"successor");async function s(u,_,k){if(_.stat(u)?.oid!==void 0&&n(u,_,k))return[];const[v,w]=await Promise.
all([(0,d().readActionsFile)(_,u),(0,d().readActionsFile)(k,u)]);return w===void 0?["the file, through which the gate ru\
ns, is removed"]:v?.text===w.text&&o(u,_,k)?[]:u==="package.json"?r(v?.value,w.value):/(?:^|\/)action\.ya?ml$/.test(u)?w.
value===void 0?["it is no longer a valid action"]:i(v?.value??{},w.value):["the script, which runs the gate, changes"]}t(
s,"fileEdits");function n(u,_,k){return _.stat(u)?.oid===k.stat(u)?.oid&&o(u,_,k)}t(n,"isSame");function o(u,_,k){return _.
stat(u)?.kind===k.stat(u)?.kind}t(o,"isSameKind");function i(u,_){const{name:k,description:v,author:w,branding:S,runs:O,
...$}=u,{name:x,description:N,author:T,branding:G,runs:R,...L}=_;if(!(0,d().isMapping)(O)||!(0,d().isMapping)(R))return(0,y().
keyEdits)(u,_,"");const{steps:D,...H}=O,{steps:U,...J}=R;return[...(0,y().keyEdits)($,L,""),...(0,y().keyEdits)(H,J,"run\
s"),...(0,y().stepEdits)(O,R,"runs")]}t(i,"actionEdits");function r(u,_){const k=t(S=>(0,d().isMapping)(S?.scripts)?S.scripts:
{},"scripts"),[v,w]=[k(u),k(_)];return[...(0,m().gateScripts)(u)].flatMap(S=>[S,`pre${S}`,`post${S}`]).filter(S=>v[S]!==
w[S]).map(S=>`the script \`${S}\`, which runs the gate, changes`)}t(r,"scriptEdits")},"audit/change/gate/workflow"(M,e,F,P){
let A;const j=t(()=>A??=e("yaml"),"import_yaml");F(M,{isMapping:t(()=>h,"isMapping"),jobsOf:t(()=>b,"jobsOf"),readActionsFile:t(
()=>g,"readActionsFile"),readWorkflows:t(()=>E,"readWorkflows"),stepsOf:t(()=>m,"stepsOf")});const I=".github/workflows",
y=1024*1024;async function E(p){const f=p.list(I).map(({path:d})=>d);return(await Promise.all(f.filter(d=>/\.ya?ml$/.test(
d)).map(d=>g(p,d)))).filter(d=>d!==void 0)}t(E,"readWorkflows");async function g(p,f){const{kind:l,size:d=0}=p.stat(f)??
{};if(l!=="file"&&l!=="executable")return;if(d>y)return{path:f,text:"",value:void 0};const c=(await p.read(f)).toString(
"utf8");return{path:f,text:c,value:C(c)}}t(g,"readActionsFile");function C(p){try{const f=(0,j().parseDocument)(p,{prettyErrors:!1});
if(f.errors.length>0)return;const l=f.toJS({maxAliasCount:100});return h(l)?l:void 0}catch{return}}t(C,"parseMapping");function h(p){
return typeof p=="object"&&p!==null&&!Array.isArray(p)}t(h,"isMapping");function b({value:p}){const f=h(p?.jobs)?Object.
entries(p.jobs):[];return new Map(f.filter(l=>h(l[1])))}t(b,"jobsOf");function m({steps:p}){return Array.isArray(p)?p.filter(
h):[]}t(m,"stepsOf")},"audit/change/hidden-files"(M,e,F,P){let A;const j=t(()=>A??=e("policy/linear-pattern"),"import_li\
near_pattern");F(M,{markHiddenFiles:t(()=>g,"markHiddenFiles")});const I=100,y=64*1024,E=200;async function g(c,a){const s=c.
slice(0,I),n=[...new Set(s.flatMap(({path:i})=>h(i)))].sort((i,r)=>i.length-r.length),o=(await Promise.all(n.map(i=>b(i,
a)))).flat();return c.map((i,r)=>{if(r>=I||i.veil!==void 0)return i;const u=C(o,i.path);return u===void 0?i:{...i,veil:u}})}
t(g,"markHiddenFiles");function C(c,a){const s=new Map;for(const n of c)if(n.attributes.size>0&&n.matches(a))for(const[o,
i]of n.attributes)s.set(o,i);return[...s].find(([,n])=>n)?.[0]}t(C,"hiddenReasonBy");function h(c){return["",...[...c.matchAll(
/\//g)].map(({index:a})=>c.slice(0,a+1))]}t(h,"foldersOf");async function b(c,a){const{kind:s,size:n=0}=a.stat(`${c}.git\
attributes`)??{};return s!=="file"&&s!=="executable"||n>y?[]:(await a.read(`${c}.gitattributes`)).toString("utf8").split(
`
`).slice(0,E).flatMap(i=>m(i,c))}t(b,"rulesOf");function m(c,a){const[s="",...n]=c.trim().split(/\s+/);if(s===""||/^[#!"]/.
test(s))return[];const o=(0,j().compileLinear)(f(s));return"error"in o?[]:[{matches:t(r=>r.startsWith(a)&&o.matches(r.slice(
a.length)),"matches"),attributes:new Map(n.flatMap(r=>p[r]??[]))}]}t(m,"readRule");const p={"linguist-generated":[["gene\
rated",!0]],"linguist-generated=true":[["generated",!0]],"linguist-generated=false":[["generated",!1]],"-linguist-genera\
ted":[["generated",!1]],"!linguist-generated":[["generated",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[
["no_diff",!1]],"!diff":[["no_diff",!1]]};function f(c){const a=c.includes("/")?"":"(?:.*/)?",s=c.replace(/^\//,"").replace(
/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,n=>l[n]??d(n));return`^${a}${s}$`}t(f,"expressionOf");const l={"**/":"(?:.*/\
)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function d(c){return c.startsWith("*")?"[^/]*":`\\${c}`}t(d,"glob")},"audi\
t/change/ignored-inputs"(M,e,F,P){let A;const j=t(()=>A??=e("rules/finding"),"import_finding");let I;const y=t(()=>I??=e(
"audit/check"),"import_check");F(M,{ignoredInputs:t(()=>E,"ignoredInputs")});const E=(0,y().defineChangeCheck)({name:"ig\
nored-inputs",find:t(({loadedPolicy:g})=>g.ignoredInputs.map(C=>(0,j().finding)("input-loosens-policy",{...C})),"find")})},
"audit/change/lock-hosts"(M,e,F,P){let A;const j=t(()=>A??=e("jsonc-parser"),"import_jsonc_parser");let I;const y=t(()=>I??=
e("yaml"),"import_yaml");F(M,{UNREADABLE:t(()=>E,"UNREADABLE"),lockHosts:t(()=>g,"lockHosts")});const E="an address that\
 cannot be read";function g(m,p){try{return new Set(C(m,p).flatMap(b))}catch{return new Set([E])}}t(g,"lockHosts");function C(m,p){
if(/(?:package-lock|npm-shrinkwrap)\.json$/.test(m))return h(JSON.parse(p),l=>l==="resolved"||l==="version");const f=t(l=>l!==
"deprecated","isUsed");return m.endsWith("bun.lock")?h((0,j().parse)(p,[],{allowTrailingComma:!0}),f):m.endsWith("pnpm-l\
ock.yaml")||/^__metadata:/m.test(p)?h((0,y().parse)(p,{maxAliasCount:0,logLevel:"silent"}),f):[p.replace(/\\u([\da-f]{4})/gi,
(l,d)=>String.fromCharCode(Number.parseInt(d,16))).replaceAll("\\","")]}t(C,"addressesIn");function h(m,p,f=""){return typeof m==
"string"?f===""||p(f)?[m]:[]:typeof m!="object"||m===null?[]:Array.isArray(m)?m.flatMap(l=>h(l,p,f)):Object.entries(m).flatMap(
([l,d])=>[l,...h(d,p,l||" ")])}t(h,"stringsIn");function b(m){return(m.replace(/%([\da-f]{2})/gi,(f,l)=>String.fromCharCode(
Number.parseInt(l,16))).match(/https?:[^\s"',)]+/gi)??[]).map(f=>URL.canParse(f)?new URL(f).host:E)}t(b,"hostsIn")},"aud\
it/change/log-lines"(M,e,F,P){F(M,{firstMalformedLine:t(()=>j,"firstMalformedLine")});const A=10;function j(y,E){let g=1;
for(let C=y.indexOf(A);C>=0&&C<E;C=y.indexOf(A,C+1))g+=1;for(let C=E;C<y.length;g+=1){const h=y.indexOf(A,C),b=h<0?y.length:
h,m=I(y.subarray(C,b));if(m!==void 0)return{line:g,problem:m};C=b+1}}t(j,"firstMalformedLine");function I(y){let E;try{const g=y.
toString("utf8").trim();if(g==="")return;E=JSON.parse(g)}catch{return"it is not a single JSON value"}return typeof E!="o\
bject"||E===null||Array.isArray(E)?"it is not a JSON object":typeof E.type=="string"?void 0:"it has no `type`"}t(I,"prob\
lemOf")},"audit/change/policy-change"(M,e,F,P){let A;const j=t(()=>A??=e("policy/difference"),"import_difference");let I;
const y=t(()=>I??=e("policy/load"),"import_load");let E;const g=t(()=>E??=e("policy/near-policy"),"import_near_policy");
let C;const h=t(()=>C??=e("rules/finding"),"import_finding");let b;const m=t(()=>b??=e("audit/check"),"import_check");let p;
const f=t(()=>p??=e("audit/change/touched-paths"),"import_touched_paths");F(M,{effectWords:t(()=>s,"effectWords"),policyChangeFindings:t(
()=>c,"policyChangeFindings"),policyFile:t(()=>l,"policyFile")});const l=(0,m().defineChangeCheck)({name:"policy-file",find:t(
async({policyPath:n,changedNames:o,baseTree:i,tree:r,policy:u})=>n===void 0?[]:[...o.has(n)?await c({baseTree:i,tree:r,policy:u}):
[],...await d(r)],"find")});async function d(n){const o=n.stat(y().POLICY_PATH)?void 0:await(0,g().findNearPolicy)(n);if(o===
void 0)return[];const{path:i,fault:r}=o;return[(0,h().finding)("policy-misplaced",{path:i,fault:r},(0,f().atFile)(i))]}t(
d,"misplacedPolicy");async function c(n){const[o,i]=await Promise.all([(0,y().readPolicyIn)(n.baseTree),(0,y().readPolicyIn)(
n.tree)]),r=y().POLICY_PATH;if("mistakes"in i)return i.mistakes.map(({line:k,column:v,message:w})=>(0,h().finding)("poli\
cy-broken",{path:r,mistake:w},{location:{path:r,line:k,column:v}}));const u="policy"in o?o.policy:n.policy,_=(0,j().comparePolicies)(
u,i.policy).map(s);return[(0,h().finding)("policy-changed",{path:r,effects:_},(0,f().atFile)(r))]}t(c,"policyChangeFindi\
ngs");const a=160;function s({key:n,change:o,direction:i}){const r=o.length>a?`${o.slice(0,a).replace(/[\ud800-\udbff]$/,
"")}\u2026`:o;return`${n}: ${r}${i===void 0?"":` (${i})`}`}t(s,"effectWords")},"audit/change/prepare-inputs"(M,e,F,P){let A;
const j=t(()=>A??=e("ini"),"import_ini");let I;const y=t(()=>I??=e("command/resolve/lock/read"),"import_read");let E;const g=t(
()=>E??=e("command/resolve/lock/registry"),"import_registry");let C;const h=t(()=>C??=e("command/resolve/npmrc-keys"),"i\
mport_npmrc_keys");let b;const m=t(()=>b??=e("command/resolve/package-json"),"import_package_json");let p;const f=t(()=>p??=
e("repo/paths"),"import_paths");let l;const d=t(()=>l??=e("rules/finding"),"import_finding");let c;const a=t(()=>c??=e("\
audit/change/lock-hosts"),"import_lock_hosts");F(M,{prepareRefusals:t(()=>_,"prepareRefusals")});const s=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
n=16*1024*1024,o=/^(?:git|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|[\w.-]+@[^/]+:)|^[^@/:.~][^/:]*\/[^/]+$/i,i=["de\
pendencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions"],r=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
u=/(?:^|\/)package\.json$/;async function _(L,D){return(await Promise.all(k(D).map(async U=>{const J=D.readlink(U);if(J!==
void 0&&J!==L.readlink(U))return[{path:U,what:"it is a new symbolic link"}];const B=G(D,U);if(B===void 0&&!r.test(U))return[];
if(B===void 0)return[{path:U,what:"it is a symbolic link that leads to no file of the repository"}];const W=G(L,U);return W?.
oid!==void 0&&W.oid===B.oid?[]:v(U,await R(L,W),await R(D,B)??"",L)}))).flat().map(U=>(0,d().finding)("prepare-refused",
U))}t(_,"prepareRefusals");function k(L){return[...L.files()].filter(({kind:D})=>D!=="submodule").map(({path:D})=>D).filter(
D=>r.test(D)||u.test(D)||s.test(D))}t(k,"inputsOf");async function v(L,D,H,U){if(D===H)return[];if(r.test(L))return S(L,
D,H);if(u.test(L))return $(L,x(D),x(H));const J=$(L,T(D),T(H));return J.length>0?J:w(L,H,U)}t(v,"judge");async function w(L,D,H){
const U=(0,a().lockHosts)(L,D);if(U.size===0)return[];const J=k(H).filter(K=>s.test(K)).map(async K=>(0,a().lockHosts)(K,
await R(H,G(H,K))??"")),B=new Set([...await(0,g().knownHosts)(H,await(0,y().readLocks)(H)),...(await Promise.all(J)).flatMap(
K=>[...K])]),W=[...U].find(K=>K===a().UNREADABLE||!B.has(K));return W===void 0?[]:[{path:L,what:`it adds downloads from \
\`${W.slice(0,200)}\``}]}t(w,"otherHosts");function S(L,D,H){if(!/\.npmrc$/i.test(L))return[{path:L,what:"it decides whe\
re packages come from"}];const U=O(D??""),J=[...O(H)].flatMap(([B,W])=>{const K=(0,h().effectOf)(B,W);return JSON.stringify(
U.get(B))!==JSON.stringify(W)&&(K==="decides"||K==="other")?[B]:[]});return J.length===0?[]:[{path:L,what:`it sets ${J.map(
B=>`\`${B}\``).join(", ")}`}]}t(S,"redirects");function O(L){return new Map(Object.entries((0,j().parse)(L)))}t(O,"setti\
ngsOf");function $(L,D,H){const[U]=[...H].filter(J=>!D.has(J));return U===void 0?[]:[{path:L,what:`it adds the dependenc\
y \`${U.slice(0,200)}\``}]}t($,"addedIn");function x(L){const D=new Set,H=t((J,B)=>{if(typeof B=="string"&&o.test(B)&&D.
add(`${J}: ${B}`),!(typeof B!="object"||B===null))for(const[W,K]of Object.entries(B))H(W,K)},"visit"),U=N(L??"{}");for(const J of i)
H(J,U[J]);return D}t(x,"specsOf");function N(L){try{const D=JSON.parse(L);return typeof D=="object"&&D!==null?D:{}}catch{
return{}}}t(N,"parseJson");function T(L){return new Set((L??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[])}t(T,"gitIn");function G(L,D){const H=(0,f().resolveInTree)(L,D);return H.kind==="inside"&&(0,m().isRegular)(H.entry.
kind)?H.entry:void 0}t(G,"regularAt");async function R(L,D){return D&&(await L.read(D.path,n)).toString("utf8")}t(R,"tex\
tOf")},"audit/change/protected-paths"(M,e,F,P){let A;const j=t(()=>A??=e("picomatch"),"import_picomatch");let I;const y=t(
()=>I??=e("policy/schema/blast-radius"),"import_blast_radius");let E;const g=t(()=>E??=e("repo/paths"),"import_paths");let C;
const h=t(()=>C??=e("rules/finding"),"import_finding");let b;const m=t(()=>b??=e("audit/check"),"import_check");let p;const f=t(
()=>p??=e("audit/change/touched-paths"),"import_touched_paths");F(M,{destroyedPaths:t(()=>c,"destroyedPaths"),protectedPathFindings:t(
()=>d,"protectedPathFindings"),protectedPaths:t(()=>l,"protectedPaths")});const l=(0,m().defineChangeCheck)({name:"prote\
cted-paths",find:t(({touched:s,policy:n,policyPath:o,change:i,tree:r,genes:u})=>d(s,{named:n.blast_radius.protected_paths,
policyPath:o,destroyed:c(i,r),hasGene:u.some(({binds:_})=>_)}),"find")});function d(s,{named:n,policyPath:o,destroyed:i,
hasGene:r}){const u=a(n),_=a(y().DEFAULT_PROTECTED_PATHS);return s.flatMap(k=>{const{path:v}=k,w=i.get(v),S=u(k),O=v===o?
void 0:_(k);if(S===void 0&&O===void 0)return[];const $=S===void 0?{path:v,pattern:O??"",by:"the default list"}:{path:v,pattern:S,
by:"the policy"},x=S!==void 0||w!==void 0&&r,N={...(0,f().atFile)(v),severity:x?"error":"warning"};return[w===void 0?(0,h().
finding)("protected-path",$,N):(0,h().finding)("protected-file-destroyed",{...$,how:w},N)]})}t(d,"protectedPathFindings");
function c(s,n){const o=new Map;for(const{status:i,path:r,oldPath:u}of s.files)i==="deleted"&&o.set(r,"deletes"),u!==void 0&&
o.set(u,"deletes"),(i==="modified"||i==="type_changed")&&n.stat(r)?.size===0&&o.set(r,"empties");return o}t(c,"destroyed\
Paths");function a(s){const n=s.map(o=>{const i=(0,j().default)(o,{dot:!0,nocase:!0,nonegate:!0});return{pattern:o,covers:t(
u=>i(u)||(0,g().isWithin)(u,o,{ignoreCase:!0}),"covers")}});return({path:o,via:i})=>n.find(({covers:r})=>r(o)||r(i))?.pattern}
t(a,"matcherOf")},"audit/change/touched-paths"(M,e,F,P){let A;const j=t(()=>A??=e("repo/paths"),"import_paths");let I;const y=t(
()=>I??=e("audit/change/blast-radius"),"import_blast_radius");F(M,{SYMLINK:t(()=>h,"SYMLINK"),atFile:t(()=>C,"atFile"),touchedPaths:t(
()=>E,"touchedPaths"),touchesOf:t(()=>g,"touchesOf")});function E(a,s){return a.files.flatMap(n=>(0,y().namesOf)(n).map(
o=>({path:o,via:o===n.path&&n.newMode===h?d(s,o):""})))}t(E,"touchedPaths");function g(a,s){const n=new Map;let o;return i=>{
const r=n.get(i);if(r!==void 0)return r;o??=b(a);const u=p(a,o,c(s,i));return n.set(i,u),u}}t(g,"touchesOf");function C(a){
return{location:{path:a,line:1,column:1}}}t(C,"atFile");const h="120000";function b(a){return a.flatMap(({path:n,via:o},i)=>[
...m(n,i,!1),...o===""?[]:m(o,i,!0)]).sort((n,o)=>n.name<o.name?-1:n.name>o.name?1:0)}t(b,"placesOf");function m(a,s,n){
const o=(0,j().normalise)(a);return o===void 0?[]:[{name:o,index:s,isTarget:n}]}t(m,"place");function p(a,s,n){const o=new Map;
for(const i of n)for(const{index:r,isTarget:u}of f(s,i))o.set(r,u&&(o.get(r)??!0));return[...o].sort(([i],[r])=>i-r).flatMap(
([i,r])=>{const u=a[i];return u?[r?u:{path:u.path,via:""}]:[]})}t(p,"findTouches");function*f(a,s){const n=(0,j().normalise)(
s);if(n!==void 0){if(n===""){yield*a;return}for(const[o,i]of[[n,r=>r===n],[`${n}/`,r=>r.startsWith(`${n}/`)]])for(let r=l(
a,o);r<a.length;r+=1){const u=a[r];if(u===void 0||!i(u.name))break;yield u}}}t(f,"within");function l(a,s){let n=0;for(let o=a.
length;n<o;){const i=n+o>>>1;(a[i]?.name??"")<s?n=i+1:o=i}return n}t(l,"firstFrom");function d(a,s){const n=(0,j().resolveInTree)(
a,s);return n.kind==="inside"||n.kind==="missing"?n.path:""}t(d,"destination");function c(a,s){const n=(0,j().resolveInTree)(
a,s);return n.kind==="inside"?[s,n.path]:[s]}t(c,"entryPlaces")},"audit/change/unauditable-files"(M,e,F,P){let A;const j=t(
()=>A??=e("repo/paths"),"import_paths");let I;const y=t(()=>I??=e("rules/finding"),"import_finding");let E;const g=t(()=>E??=
e("audit/check"),"import_check");let C;const h=t(()=>C??=e("audit/change/touched-paths"),"import_touched_paths");F(M,{unauditableFiles:t(
()=>p,"unauditableFiles"),unauditableFindings:t(()=>f,"unauditableFindings")});const b="160000",m=".gitmodules",p=(0,g().
defineChangeCheck)({name:"unauditable-files",find:t(({genes:d,change:c,tree:a})=>d.some(({binds:s})=>s)?f(c,a):[],"find")});
function f(d,c){return d.files.flatMap(a=>{const s=a.path===m&&a.status!=="deleted";return a.newMode===b||s?[(0,y().finding)(
"submodule-changed",{path:a.path},(0,h().atFile)(a.path))]:a.newMode===h().SYMLINK?l(a,c):[]})}t(f,"unauditableFindings");
function l({path:d},c){const{kind:a}=(0,j().resolveInTree)(c,d);if(a!=="outside"&&a!=="loop")return[];const s=c.readlink(
d)??"";return[(0,y().finding)("symlink-leaves-tree",{path:d,target:s},(0,h().atFile)(d))]}t(l,"symlinkFindings")},"audit\
/change/unproven-merge"(M,e,F,P){let A;const j=t(()=>A??=e("rules/finding"),"import_finding");let I;const y=t(()=>I??=e(
"audit/check"),"import_check");F(M,{unprovenMerge:t(()=>E,"unprovenMerge")});const E=(0,y().defineChangeCheck)({name:"un\
proven-merge",find:t(({unprovenMerge:g})=>g?[(0,j().finding)("merge-not-proven",{merge:g.commit,reason:g.reason})]:[],"f\
ind")})},"audit/check"(M,e,F,P){let A;const j=t(()=>A??=e("assets/subject"),"import_subject");let I;const y=t(()=>I??=e(
"rules/not-judged"),"import_not_judged");let E;const g=t(()=>E??=e("audit/subject"),"import_subject2");F(M,{ask:t(()=>b,
"ask"),assetNotJudged:t(()=>p,"assetNotJudged"),defineChangeCheck:t(()=>h,"defineChangeCheck"),defineCheck:t(()=>C,"defi\
neCheck")});function C(l){return l}t(C,"defineCheck");function h({name:l,find:d}){return{name:l,find:t((c,...a)=>(0,g().
isChange)(c)?d(c,...a):[],"find")}}t(h,"defineChangeCheck");async function b(l,d,...c){const a=l.map(async({name:s,find:n})=>{
try{return await n(d,...c)}catch(o){return[m(s,o,c)]}});return(await Promise.all(a)).flat()}t(b,"ask");function m(l,d,[c]){
return c===void 0?(0,y().notJudged)(`the change; the check "${l}" failed`,d):p(c.asset,d,`; the check "${l}" failed`)}t(
m,"failureOf");function p(l,d,c=""){const a=`the ${l.type} \`${l.id}\`${c}`;return(0,y().notJudged)(a,d,f(l))}t(p,"asset\
NotJudged");function f(l){const d=(0,j().subjectOf)(l);try{return{location:l.locate(),subject:d}}catch{return{location:{
path:l.path,line:1,column:1},subject:d}}}t(f,"placeOf")},"audit/checks"(M,e,F,P){let A;const j=t(()=>A??=e("audit/change\
/audit-log"),"import_audit_log");let I;const y=t(()=>I??=e("audit/change/forbidden-paths"),"import_forbidden_paths");let E;
const g=t(()=>E??=e("audit/change/gate/agent-instructions"),"import_agent_instructions");let C;const h=t(()=>C??=e("audi\
t/change/gate/gate-change"),"import_gate_change");let b;const m=t(()=>b??=e("audit/change/ignored-inputs"),"import_ignor\
ed_inputs");let p;const f=t(()=>p??=e("audit/change/policy-change"),"import_policy_change");let l;const d=t(()=>l??=e("a\
udit/change/protected-paths"),"import_protected_paths");let c;const a=t(()=>c??=e("audit/change/unauditable-files"),"imp\
ort_unauditable_files");let s;const n=t(()=>s??=e("audit/change/unproven-merge"),"import_unproven_merge");let o;const i=t(
()=>o??=e("audit/claims/asset-files"),"import_asset_files");let r;const u=t(()=>r??=e("audit/claims/chain"),"import_chai\
n");let _;const k=t(()=>_??=e("audit/claims/claimed-radius"),"import_claimed_radius");let v;const w=t(()=>v??=e("audit/c\
laims/claimed-streak"),"import_claimed_streak");let S;const O=t(()=>S??=e("audit/claims/estimates"),"import_estimates");
let $;const x=t(()=>$??=e("audit/claims/look-alike-ids"),"import_look_alike_ids");let N;const T=t(()=>N??=e("audit/claim\
s/named-genes"),"import_named_genes");let G;const R=t(()=>G??=e("audit/claims/references"),"import_references");let L;const D=t(
()=>L??=e("audit/claims/self-description"),"import_self_description");let H;const U=t(()=>H??=e("audit/gene/blast-radius"),
"import_blast_radius");let J;const B=t(()=>J??=e("audit/gene/declared-constraints"),"import_declared_constraints");let W;
const K=t(()=>W??=e("audit/gene/declared-paths"),"import_declared_paths");let z;const V=t(()=>z??=e("audit/gene/limits-b\
eyond-cap"),"import_limits_beyond_cap");let Y;const X=t(()=>Y??=e("audit/gene/loosened-constraints"),"import_loosened_co\
nstraints");let Q;const Z=t(()=>Q??=e("audit/gene/removed-gene"),"import_removed_gene");let q;const tt=t(()=>q??=e("audi\
t/gene/validation"),"import_validation");F(M,{CLAIM_CHECKS:t(()=>nt,"CLAIM_CHECKS"),GENE_CHECKS:t(()=>it,"GENE_CHECKS"),
REMOVED_GENE_CHECKS:t(()=>st,"REMOVED_GENE_CHECKS"),SUBJECT_CHECKS:t(()=>et,"SUBJECT_CHECKS")});const et=[i().assetFiles,
y().forbiddenPaths,d().protectedPaths,f().policyFile,h().gateChange,g().staleInstructions,m().ignoredInputs,j().auditLogs,
a().unauditableFiles,n().unprovenMerge,T().missingGenes,u().eventChain,R().unresolvedReferences,R().genesStillNamed,k().
claimedRadius,w().claimedStreak,O().estimates,x().lookAlikeIds],nt=[D().selfDescription],it=[tt().validationList,B().declaredConstraints,
X().loosenedConstraints,V().limitsBeyondCap,U().geneBlastRadius,K().declaredPaths,D().selfDescription],st=[Z().removedGene,
U().geneBlastRadius,K().declaredPaths]},"audit/claims/asset-files"(M,e,F,P){let A;const j=t(()=>A??=e("rules/finding"),"\
import_finding");let I;const y=t(()=>I??=e("audit/check"),"import_check");F(M,{assetFiles:t(()=>E,"assetFiles"),assetProblemFinding:t(
()=>g,"assetProblemFinding")});const E=(0,y().defineCheck)({name:"asset-files",find:t(({problems:C})=>C.map(g),"find")});
function g({rule:C,detail:h,location:b,id:m}){const p=m===void 0?{}:{subject:{id:m}};return(0,j().finding)(C,{detail:h},
{location:b,...p})}t(g,"assetProblemFinding")},"audit/claims/broadcast"(M,e,F,P){let A;const j=t(()=>A??=e("assets/asset"),
"import_asset");let I;const y=t(()=>I??=e("assets/subject"),"import_subject");let E;const g=t(()=>E??=e("rules/finding"),
"import_finding");let C;const h=t(()=>C??=e("audit/claims/not-checked"),"import_not_checked");let b;const m=t(()=>b??=e(
"audit/claims/schema/expectation"),"import_expectation");F(M,{broadcastFindings:t(()=>p,"broadcastFindings")});function p(s,n,o,i={
files:0,lines:0}){const{status:r,score:u}=d(s.value.outcome),_=d(s.value.blast_radius),k={capsule:s.id},v=t((...S)=>({location:s.
locate(S),subject:(0,y().subjectOf)(s)}),"at"),w=[];if(r!=="success"){const S={...k,status:a(r)};w.push((0,g().finding)(
"capsule-not-successful",S,v("outcome","status")))}if(!c(u,o.min_score,1)){const S={...k,score:a(u),least:o.min_score};w.
push((0,g().finding)("capsule-score",S,v("outcome","score")))}for(const S of["files","lines"]){const O=o[`max_${S}`],$=Math.
max(i[S],n.radius?.[S]??0);if(c(_[S],0,O)&&$<=O)continue;const x=a(_[S]),N=$>O?`${$} (claimed: ${x})`:x,T={...k,field:S,
found:N,most:O};w.push((0,g().finding)("capsule-blast-radius",T,v("blast_radius",S)))}return n.count<o.min_success_streak&&
w.push(...f(s,n,o.min_success_streak)),w}t(p,"broadcastFindings");function f(s,{count:n,unread:o,failed:i,uncounted:r=[]},u){
const _={location:s.locate(),subject:(0,y().subjectOf)(s)},k={capsule:s.id};if(i!==void 0)return[(0,g().finding)("capsul\
e-failed",{...k,event:i},_)];if(o!==void 0){const v=`whether the Capsule \`${s.id}\` has enough consecutive successes`;return[
(0,h().notChecked)(v,o,{..._,severity:"error"})]}return[(0,g().finding)("capsule-streak",{...k,streak:n,least:u},_),...r.
slice(0,l).map(v=>(0,g().finding)("streak-event-not-counted",{...k,...v},_))]}t(f,"streakFindings");const l=5;function d(s){
return(0,j().isJsonObject)(s)?s:{}}t(d,"fieldsOf");function c(s,n,o){return typeof s=="number"&&s>=n&&s<=o}t(c,"isWithin");
function a(s){return s===void 0?"missing":(0,m().describeJson)(s)}t(a,"describe")},"audit/claims/capsules"(M,e,F,P){let A;
const j=t(()=>A??=e("rules/eligibility-of"),"import_eligibility_of");let I;const y=t(()=>I??=e("audit/check"),"import_ch\
eck");let E;const g=t(()=>E??=e("audit/claims/broadcast"),"import_broadcast");let C;const h=t(()=>C??=e("audit/claims/cl\
aimed-radius"),"import_claimed_radius");let b;const m=t(()=>b??=e("audit/claims/content-hash"),"import_content_hash");let p;
const f=t(()=>p??=e("audit/claims/proven-streak"),"import_proven_streak");let l;const d=t(()=>l??=e("audit/claims/schema\
/findings"),"import_findings");F(M,{eventsOfCapsules:t(()=>a,"eventsOfCapsules"),judgeCapsules:t(()=>c,"judgeCapsules")});
function c({changes:r,present:u,unread:_},k,v,w=new Map){const S=r.filter(i);if(S.length===0)return[];const O=s({changes:r,
present:u,unread:_},w),$=v&&n(S,v);return S.map(({kind:x,asset:N,before:T})=>{if(x==="removed")return{change:x,asset:N,eligible:null,
eligibility:null,reasons:[]};const G=x==="added"?$:T&&(0,h().sizeOf)(T.value.blast_radius),R=o(N,()=>(0,g().broadcastFindings)(
N,O(N),k,G)),L=(0,j().eligibilityOf)(R);return{change:x,asset:N,eligible:L==="eligible",eligibility:L,reasons:R}})}t(c,"\
judgeCapsules");function a({changes:r,present:u}){const _=new Set(r.filter(i).map(({asset:k})=>k.id));return _.size===0?
[]:u.filter(({type:k,value:v})=>k==="EvolutionEvent"&&_.has(v.capsule_id))}t(a,"eventsOfCapsules");function s({changes:r,
present:u,unread:_},k){const v=_.at(-1),w=new Set(r.map(({asset:$})=>$)),S=u.filter(({type:$,path:x})=>$==="EvolutionEve\
nt"&&(!v||x>=v.path)).map($=>({value:k.get($)??$.value,log:$.path,isNew:w.has($)})),O=(0,f().streakCounter)(S,!0);return $=>{
const x=O($);return v===void 0||x.ended?x:{...x,unread:v}}}t(s,"streaksIn");function n(r,u){const _=r.filter(({kind:w})=>w===
"added").map(({asset:w})=>(0,h().sizeOf)(w.value.blast_radius)??{files:0,lines:0}),k=t(w=>_.reduce((S,O)=>S+O[w],0),"cla\
imed");return k("files")>=u.files&&k("lines")>=u.lines?void 0:u}t(n,"unclaimed");function o(r,u){try{return[...u(),...(0,d().
promotionSchemaFindings)(r),...(0,m().identityFindings)(r,"hand")].filter(({severity:_,rule:k})=>_==="error"||k==="strea\
k-event-not-counted")}catch(_){return[(0,y().assetNotJudged)(r,_)]}}t(o,"reasonsOf");function i({asset:r}){return r.type===
"Capsule"}t(i,"isCapsule")},"audit/claims/chain"(M,e,F,P){let A;const j=t(()=>A??=e("assets/log/audit-log"),"import_audi\
t_log");let I;const y=t(()=>I??=e("assets/subject"),"import_subject");let E;const g=t(()=>E??=e("rules/finding"),"import\
_finding");let C;const h=t(()=>C??=e("audit/check"),"import_check");let b;const m=t(()=>b??=e("audit/claims/not-checked"),
"import_not_checked");F(M,{chainFindings:t(()=>f,"chainFindings"),eventChain:t(()=>p,"eventChain")});const p=(0,h().defineChangeCheck)(
{name:"event-chain",find:t(({assets:a})=>f(a.changes,a.present,a.unread),"find")});function f(a,s,n=[]){const o=s.filter(
({type:v})=>v==="EvolutionEvent"),i=new Set(a.map(({asset:v})=>v)),r=new Map(o.map(v=>[v.id,v])),u=new Map,_=new Map,k=new Set;
return o.flatMap(v=>{const w=_.get(v.path);_.set(v.path,v);const S=l(v),O=S===void 0?void 0:u.get(S);if(S!==void 0&&O===
void 0&&u.set(S,v),!i.has(v)||v.cut)return[];const $={location:v.locate(["parent"]),subject:(0,y().subjectOf)(v)},x={event:v.
id};if(S===void 0)return w===void 0||!(0,j().isAuditLog)(v.path)?[]:[(0,g().finding)("event-not-chained",{...x,last:w.id},
$)];if(!r.has(S)){const G=(0,j().isAuditLog)(v.path)?"error":"warning",[R]=n;if(R!==void 0){const L=`whether the parent \
\`${S}\` of the EvolutionEvent \`${v.id}\` exists`;return[(0,m().notChecked)(L,R,{...$,severity:G})]}return[(0,g().finding)(
"event-parent-missing",{...x,parent:S,last:w?.id??""},{...$,severity:G})]}const N=c(v,r,k);if(N!==void 0)return[(0,g().finding)(
"event-parent-cycle",{...x,cycle:N},$)];if(O===void 0||O.id===v.id)return[];const T=w===void 0||w.id===S?O.id:w.id;return[
(0,g().finding)("event-chain-forked",{...x,other:O.id,parent:S,last:T},$)]})}t(f,"chainFindings");function l({value:{parent:a}}){
return typeof a=="string"&&a!==""?a:void 0}t(l,"parentOf");const d=5;function c(a,s,n){const o=new Set;let i=a;for(;i!==
void 0&&!n.has(i.id)&&!o.has(i.id);){o.add(i.id);const u=l(i);i=u===void 0?void 0:s.get(u)}if(i!==void 0&&i.id===a.id&&!n.
has(i.id))return[...o].slice(0,d);for(const u of o)n.add(u)}t(c,"cycleFrom")},"audit/claims/claimed-radius"(M,e,F,P){let A;
const j=t(()=>A??=e("assets/asset"),"import_asset");let I;const y=t(()=>I??=e("assets/subject"),"import_subject");let E;
const g=t(()=>E??=e("rules/finding"),"import_finding");let C;const h=t(()=>C??=e("audit/check"),"import_check");let b;const m=t(
()=>b??=e("audit/claims/counted-change"),"import_counted_change");F(M,{claimedRadius:t(()=>p,"claimedRadius"),radiusClaimFindings:t(
()=>f,"radiusClaimFindings"),sizeOf:t(()=>c,"sizeOf")});const p=(0,h().defineChangeCheck)({name:"claimed-radius",find:t(
o=>f(o.assets.changes,(0,m().countedChange)(o)),"find")});function f(o,i){return["Capsule","EvolutionEvent"].flatMap(r=>{
const u=o.filter(({kind:w,asset:S})=>w==="added"&&S.type===r).map(({asset:w})=>({asset:w,size:c(w.value.blast_radius)})),
_=u.flatMap(({size:w})=>w??[]),k=u.at(-1);if(k===void 0||_.length<u.length)return[];const v=_.reduce(a);return v.files<i.
least.files||v.lines<i.least.lines?[l(k.asset,v,i.least,u.length>1,"warning")]:u.flatMap(({asset:w,size:S})=>S!==void 0&&
n(w)&&s(S,i.most)?[l(w,S,i.most,!1,"notice")]:[])})}t(f,"radiusClaimFindings");function l(o,i,r,u,_){const{type:k,id:v}=o,
w={type:k,id:v,claimed:d(i),counted:d(r),together:u},S={location:o.locate(["blast_radius"]),subject:(0,y().subjectOf)(o),
severity:_};return(0,g().finding)("blast-radius-claim",w,S)}t(l,"claimFinding");function d({files:o,lines:i}){return`${o}\
 ${o===1?"file":"files"} and ${i} ${i===1?"line":"lines"}`}t(d,"words");function c(o){if(!(0,j().isJsonObject)(o))return;
const{files:i,lines:r}=o;return typeof i=="number"&&typeof r=="number"?{files:i,lines:r}:void 0}t(c,"sizeOf");function a(o,i){
return{files:o.files+i.files,lines:o.lines+i.lines}}t(a,"add");function s(o,i){return o.files>i.files||o.lines>i.lines+i.
files}t(s,"isMore");function n({value:{outcome:o}}){return(0,j().isJsonObject)(o)&&o.status==="success"}t(n,"succeeded")},
"audit/claims/claimed-streak"(M,e,F,P){let A;const j=t(()=>A??=e("assets/subject"),"import_subject");let I;const y=t(()=>I??=
e("rules/finding"),"import_finding");let E;const g=t(()=>E??=e("audit/check"),"import_check");let C;const h=t(()=>C??=e(
"audit/claims/not-checked"),"import_not_checked");let b;const m=t(()=>b??=e("audit/claims/streak"),"import_streak");F(M,
{claimedStreak:t(()=>p,"claimedStreak"),streakClaimFindings:t(()=>f,"streakClaimFindings")});const p=(0,g().defineChangeCheck)(
{name:"claimed-streak",find:t(({assets:l})=>f(l),"find")});function f({changes:l,present:d,unread:c}){return l.flatMap(({
kind:a,asset:s})=>{const{success_streak:n}=s.value;if(a==="removed"||s.type!=="Capsule"||typeof n!="number")return[];const{
count:o,unread:i}=(0,m().streakIn)(s.id,d,c);if(n<=o)return[];const r={location:s.locate(["success_streak"]),subject:(0,j().
subjectOf)(s)};return i!==void 0?[(0,h().notChecked)(`the success streak of the Capsule \`${s.id}\``,i,r)]:[(0,y().finding)(
"success-streak-claim",{capsule:s.id,claimed:n,counted:o},r)]})}t(f,"streakClaimFindings")},"audit/claims/content-hash"(M,e,F,P){
let A;const j=t(()=>A??=e("@evomap/gep-sdk"),"import_gep_sdk");let I;const y=t(()=>I??=e("assets/pointer"),"import_point\
er");let E;const g=t(()=>E??=e("assets/subject"),"import_subject");let C;const h=t(()=>C??=e("rules/finding"),"import_fi\
nding");F(M,{assetIdOf:t(()=>f,"assetIdOf"),contentHash:t(()=>c,"contentHash"),identityFindings:t(()=>p,"identityFinding\
s"),matchContentHash:t(()=>m,"matchContentHash")});const b=new Set(["Gene","Capsule","EvolutionEvent"]);function m({type:s,
value:n}){const o=n.asset_id;if(o===c(n))return"content";if(s==="Capsule"&&o===c(a(n)))return"hub"}t(m,"matchContentHash");
function p(s,n,o=!1){const{type:i,id:r,value:u}=s,_=(0,g().subjectOf)(s),v={type:i,id:r,fixable:n==="fix",...n==="author"&&
{foreign:!0}},w=[];u.schema_version===void 0&&b.has(i)&&w.push((0,h().finding)("schema-version-missing",v,{location:s.locate(),
subject:_}));const S=c(u);if(u.asset_id===void 0){if(b.has(i)){const O={location:s.locate(),subject:_};w.push((0,h().finding)(
"content-hash-missing",{...v,expected:S},O))}}else if(m(s)===void 0){const O={location:s.locate(["asset_id"]),subject:_},
$=(0,h().finding)("content-hash-mismatch",{...v,expected:S},O),x=o&&n==="fix"?l(s,S):void 0;w.push({...$,...x&&{edit:x}})}
return w}t(p,"identityFindings");function f(s){const{asset_id:n}=s.value;return typeof n=="string"&&m(s)!==void 0?n:c(s.
value)}t(f,"assetIdOf");function l({type:s,path:n,pointer:o,value:i},r){const{asset_id:u,..._}=i;if(!(typeof u!="string"||
Object.values(_).some(d))&&m({type:s,value:{..._,asset_id:r}})!==void 0)return{path:n,pointer:(0,y().pointerText)([...o,
"asset_id"]),old:u,new:[r],fix:!0}}t(l,"hashEdit");function d(s){return typeof s!="object"||s===null?!1:Object.hasOwn(s,
"asset_id")||Object.values(s).some(d)}t(d,"holdsAssets");function c(s){return(0,j().computeAssetId)(s)??""}t(c,"contentH\
ash");function a(s){const{outcome:n}=s;if(n===null||typeof n!="object"||Array.isArray(n))return s;const{notes:o,details:i,
...r}=n;return{...s,outcome:r}}t(a,"asHubHashes")},"audit/claims/counted-change"(M,e,F,P){let A;const j=t(()=>A??=e("aud\
it/change/blast-radius"),"import_blast_radius");let I;const y=t(()=>I??=e("audit/change/counting"),"import_counting");F(
M,{countedChange:t(()=>E,"countedChange")});function E({change:g,radius:C}){const h=g.files.flatMap(j().namesOf).filter(
m=>!(0,y().isCountedByReference)(m)),b=(0,j().measureChange)(g,new Set(h));return{least:{files:Math.min(C.files,b.files),
lines:Math.min(C.lines,b.lines)},most:(0,j().measureChange)(g,new Set)}}t(E,"countedChange")},"audit/claims/estimates"(M,e,F,P){
let A;const j=t(()=>A??=e("assets/asset"),"import_asset");let I;const y=t(()=>I??=e("assets/subject"),"import_subject");
let E;const g=t(()=>E??=e("rules/finding"),"import_finding");let C;const h=t(()=>C??=e("audit/check"),"import_check");let b;
const m=t(()=>b??=e("audit/claims/counted-change"),"import_counted_change");F(M,{estimateFindings:t(()=>d,"estimateFindi\
ngs"),estimates:t(()=>p,"estimates")});const p=(0,h().defineChangeCheck)({name:"estimates",find:t(a=>d(a.assets.changes,
(0,m().countedChange)(a)),"find")}),f=3,l=.1;function d(a,{least:s,most:n}){const o=a.filter(({kind:i,asset:r})=>i==="ad\
ded"&&r.type==="EvolutionEvent");return o.flatMap(({asset:i})=>{const{blast_radius_estimate:r,meta:u,blast_radius:_}=i.value,
k=(0,j().isJsonObject)(r)?[]:["meta"],v=k.length===0?r:(0,j().isJsonObject)(u)&&u.blast_radius_estimate,w=c(v);if(w===void 0||
w<=0)return[];const S=o.length===1,O=S?s.files:c(_),$=S?n.files:c(_);if(O===void 0||$===void 0)return[];const x=O/w>f;if(!x&&
$/w>=l)return[];const N=x?O:$,G={location:i.locate([...k,"blast_radius_estimate"]),subject:(0,y().subjectOf)(i)};return[
(0,g().finding)("estimate-drift",{event:i.id,estimate:w,actual:N},G)]})}t(d,"estimateFindings");function c(a){return(0,j().
isJsonObject)(a)&&typeof a.files=="number"?a.files:void 0}t(c,"filesOf")},"audit/claims/look-alike-ids"(M,e,F,P){let A;const j=t(
()=>A??=e("assets/file"),"import_file");let I;const y=t(()=>I??=e("assets/subject"),"import_subject");let E;const g=t(()=>E??=
e("command/lex/characters"),"import_characters");let C;const h=t(()=>C??=e("repo/look-alike"),"import_look_alike");let b;
const m=t(()=>b??=e("rules/finding"),"import_finding");let p;const f=t(()=>p??=e("audit/check"),"import_check");F(M,{lookAlikeFindings:t(
()=>d,"lookAlikeFindings"),lookAlikeIds:t(()=>l,"lookAlikeIds")});const l=(0,f().defineChangeCheck)({name:"look-alike-id\
s",find:t(({assets:o})=>d(o.changes,o.present),"find")});function d(o,i){const r=o.filter(({kind:k})=>k==="added").map(({
asset:k})=>k);if(r.length===0)return[];const u=new Set(r.map(({type:k})=>k)),_=new Map;for(const{type:k,value:v}of i){const w=u.
has(k)?(0,j().declaredId)(v):void 0;if(w!==void 0)for(const S of a(k,w)){const O=_.get(S);O?O.add(w):_.set(S,new Set([w]))}}
return r.flatMap(k=>{const{type:v,id:w}=k,O=a(v,w).flatMap(x=>[..._.get(x)??[]]).find(x=>x!==w);if(O===void 0)return[];const $={
location:k.locate(["id"]),subject:(0,y().subjectOf)(k)};return[(0,m().finding)("look-alike-id",{type:v,id:(0,g().visible)(
w),other:(0,g().visible)(O)},$)]})}t(d,"lookAlikeFindings");const c=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function a(o,i){const r=/^[\w.-]*$/.test(i)?i:s(i),u=r.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${o} case ${n(r)}`,`${o} drawn ${n(u)}`]}t(a,"keysOf");function s(o){const i=o.normalize("NFKC").replace(c,"");return(0,h().
asciiOf)(i.replace(new RegExp("\\p{Pd}","gu"),"-"))}t(s,"withoutStyle");function n(o){return o.toUpperCase().toLowerCase()}
t(n,"foldCase")},"audit/claims/named-genes"(M,e,F,P){let A;const j=t(()=>A??=e("assets/naming"),"import_naming");let I;const y=t(
()=>I??=e("assets/subject"),"import_subject");let E;const g=t(()=>E??=e("rules/finding"),"import_finding");let C;const h=t(
()=>C??=e("audit/check"),"import_check");F(M,{appliedIds:t(()=>m,"appliedIds"),missingGeneFindings:t(()=>p,"missingGeneF\
indings"),missingGenes:t(()=>b,"missingGenes")});const b=(0,h().defineChangeCheck)({name:"missing-genes",find:t(({assets:f})=>p(
f.changes),"find")});function m(f){return new Set(f.flatMap(j().newNamings).map(({gene:l})=>l))}t(m,"appliedIds");function p(f){
const l=new Set(f.filter(({kind:d,asset:c})=>d!=="removed"&&c.type==="Gene").map(({asset:d})=>d.id));return f.flatMap(j().
newNamings).filter(({gene:d})=>!l.has(d)).map(({by:d,gene:c,pointer:a})=>(0,g().finding)("gene-not-found",{type:d.type,id:d.
id,gene:c},{location:d.locate(a),subject:(0,y().subjectOf)(d)}))}t(p,"missingGeneFindings")},"audit/claims/not-checked"(M,e,F,P){
let A;const j=t(()=>A??=e("rules/finding"),"import_finding");F(M,{notChecked:t(()=>I,"notChecked")});function I(y,{path:E,
detail:g},C){return(0,j().finding)("claim-not-checked",{claim:y,why:`${g} of the log \`${E}\``},C)}t(I,"notChecked")},"a\
udit/claims/proven-streak"(M,e,F,P){let A;const j=t(()=>A??=e("@evomap/gep-sdk"),"import_gep_sdk");let I;const y=t(()=>I??=
e("assets/asset"),"import_asset");let E;const g=t(()=>E??=e("audit/claims/content-hash"),"import_content_hash");let C;const h=t(
()=>C??=e("audit/claims/streak"),"import_streak");F(M,{streakCounter:t(()=>b,"streakCounter")});function b(n,o){const i=f(
n,o),r=new Map;for(const u of n){const{capsule_id:_}=u.value,k=r.get(_);k?k.push(u):r.set(_,[u])}return u=>m(u,r.get(u.id)??
[],i,o)}t(b,"streakCounter");function m({id:n,value:{gene:o}},i,r,u){const _=[],k=new Set;let v=0,w=!1,S;const O={files:0,
lines:0};for(const $ of i.toReversed()){const{value:x}=$;if(!(0,h().isOf)(n,x))continue;if(!(0,h().isSuccess)(x)){w=!0,v+
_.length===0&&(S=s(x));break}const N=r.get($)??d(x,u)??(c(x,o,u)?void 0:p);N!==void 0?_.push({event:s(x),why:N}):(x.id===
void 0||!k.has(x.id))&&(v+=1,k.add(x.id),a(O,x))}return{count:v,uncounted:_,ended:w,...S!==void 0&&{failed:S},radius:O}}
t(m,"count");const p="it does not name the gene of the Capsule";function f(n,o){const i=new Map,r=new Map,u=new Set;for(const _ of n){
const k=l(_,r,o&&u.has(_.log));k!==void 0&&i.set(_,k),u.add(_.log);const{id:v}=_.value;typeof v=="string"&&!r.has(v)&&r.
set(v,_)}return i}t(f,"faultsOf");function l({value:n,isNew:o},i,r){const{id:u,parent:_}=n;if(o)return"the change that i\
s judged adds or edits it";const k=typeof u=="string"?i.get(u):void 0;return k!==void 0?(0,j().canonicalize)(k.value)===
(0,j().canonicalize)(n)?void 0:"an earlier event with other content has its id":typeof _=="string"&&_!==""?i.has(_)?void 0:
"its parent is not in the log before it":r?"it has no parent":void 0}t(l,"faultOf");function d(n,o){const{id:i,asset_id:r}=n;
if(r===void 0)return o?"it has no hash":void 0;if((0,g().matchContentHash)({type:"EvolutionEvent",value:n})===void 0)return"\
its hash does not match its content";const u=typeof i=="string"&&i.trim()!=="";return o&&!u?"it has no id":void 0}t(d,"i\
dentityFault");function c({genes_used:n},o,i){return typeof o!="string"||o===""||!Array.isArray(n)?!i:n.includes(o)}t(c,
"namesGene");function a(n,{blast_radius:o}){if((0,y().isJsonObject)(o))for(const i of["files","lines"]){const r=o[i];typeof r==
"number"&&(n[i]=Math.max(n[i],r))}}t(a,"addRadius");function s({id:n}){return typeof n=="string"?n:"without an id"}t(s,"\
nameOf")},"audit/claims/references"(M,e,F,P){let A;const j=t(()=>A??=e("assets/naming"),"import_naming");let I;const y=t(
()=>I??=e("assets/subject"),"import_subject");let E;const g=t(()=>E??=e("rules/finding"),"import_finding");let C;const h=t(
()=>C??=e("audit/check"),"import_check");let b;const m=t(()=>b??=e("audit/claims/named-genes"),"import_named_genes");let p;
const f=t(()=>p??=e("audit/claims/not-checked"),"import_not_checked");F(M,{genesStillNamed:t(()=>d,"genesStillNamed"),stillNamedFindings:t(
()=>a,"stillNamedFindings"),unresolvedFindings:t(()=>c,"unresolvedFindings"),unresolvedReferences:t(()=>l,"unresolvedRef\
erences")});const l=(0,h().defineChangeCheck)({name:"unresolved-references",find:t(({assets:i})=>c(i.changes,i.present,i.
unread),"find")}),d=(0,h().defineChangeCheck)({name:"genes-still-named",find:t(({assets:i})=>a(i.changes,i.present),"fin\
d")});function c(i,r,u=[]){const _=s(r,"Capsule"),k=s(r,"ValidationReport");return i.filter(o).flatMap(({asset:v})=>{if(v.
type!=="EvolutionEvent")return[];const{capsule_id:w,validation_report_id:S}=v.value,O=t(N=>({location:v.locate([N]),subject:(0,y().
subjectOf)(v)}),"at"),$=v.id,[x]=u;return x!==void 0?Object.entries({capsule_id:[w,_],validation_report_id:[S,k]}).flatMap(
([T,[G,R]])=>n(G,R)?[(0,f().notChecked)(`whether \`${G}\`, which the EvolutionEvent \`${$}\` names, exists`,x,O(T))]:[]):
[...n(w,_)?[(0,g().finding)("capsule-not-found",{event:$,capsule:w},O("capsule_id"))]:[],...n(S,k)?[(0,g().finding)("val\
idation-report-not-found",{event:$,report:S},O("validation_report_id"))]:[]]})}t(c,"unresolvedFindings");function a(i,r){
const u=s(r,"Gene"),_=(0,m().appliedIds)(i),k=i.filter(({kind:w,asset:{type:S,id:O}})=>w==="removed"&&S==="Gene"&&!u.has(
O)&&!_.has(O));if(k.length===0)return[];const v=r.flatMap(j().namings);return k.flatMap(({asset:w})=>{const S=v.filter(({
gene:T})=>T===w.id),O=S.find(T=>T.by.type==="Capsule")??S[0];if(O===void 0)return[];const $={gene:w.id,by:`the ${O.by.type}\
 \`${O.by.id}\``,more:new Set(S.map(T=>T.by)).size-1},x=O.by.type==="Capsule"?"warning":"notice",N=O.by.locate(O.pointer);
return[(0,g().finding)("gene-still-named",$,{location:N,subject:(0,y().subjectOf)(w),severity:x})]})}t(a,"stillNamedFind\
ings");function s(i,r){return new Set(i.filter(u=>u.type===r).map(({id:u})=>u))}t(s,"idsOf");function n(i,r){return typeof i==
"string"&&!r.has(i)}t(n,"isUnknown");function o({kind:i}){return i==="added"||i==="modified"}t(o,"isStated")},"audit/cla\
ims/schema/differences"(M,e,F,P){let A;const j=t(()=>A??=e("audit/claims/schema/expectation"),"import_expectation");let I;
const y=t(()=>I??=e("audit/claims/schema/schemas"),"import_schemas");F(M,{schemaDifferences:t(()=>C,"schemaDifferences")});
const E=1e4,g=50;function C(i,r){try{return h(i,r)}catch(u){if(!(u instanceof URIError))throw u;return h(i,n(r))}}t(C,"s\
chemaDifferences");function h(i,r){const u=(0,y().complaintsOf)(i,r,!o(r,E)),_=new Map,k=new Set;for(const v of u){if(f.
has(v.keyword))continue;const w=m(v);if(!k.has(w)){k.add(w);for(const S of l(v,i,r)){const O=b(v,S),$=_.get(O);_.set(O,$?
{...$,more:$.more+1}:S)}}}return[..._.values()].slice(0,g)}t(h,"differencesIn");function b({keywordLocation:i},r){switch(r.
kind){case"missing":return JSON.stringify([i,...r.fields]);case"unknown":return JSON.stringify([i,r.field]);case"invalid":
return i}}t(b,"causeOf");function m({keyword:i,instanceLocation:r}){return`${p.has(i)?i:"value"} ${r}`}t(m,"complaintKey");
const p=new Set(["required","additionalProperties"]),f=new Set(["properties","items","false"]);function l(i,r,u){const{keyword:_,
keywordLocation:k,instanceLocation:v}=i,{pointer:w,value:S}=c(u,v),O=a(r,k);if(_==="required"){const x=(O.required??[]).
filter(N=>!d(S,N));return[{kind:"missing",pointer:w,fields:x,more:0}]}if(_==="additionalProperties"){const x=O.properties??
{};return Object.keys(S??{}).filter(T=>!Object.hasOwn(x,T)).map(T=>({kind:"unknown",pointer:[...w,T],field:T,more:0}))}const $=(0,j().
expectation)(_,O);return[{kind:"invalid",pointer:w,keyword:_,expected:$,found:(0,j().describeJson)(S),more:0}]}t(l,"diff\
erencesOf");function d(i,r){return i!==null&&Object.hasOwn(i,r)}t(d,"has");function c(i,r){const u=[];let _=i;for(const k of s(
r))Array.isArray(_)?(u.push(Number(k)),_=_[Number(k)]??null):(u.push(k),_=_[k]??null);return{pointer:u,value:_}}t(c,"fol\
low");function a(i,r){let u=y().SCHEMAS[i];for(const _ of s(r).slice(0,-1))u=u[_];return u}t(a,"schemaAround");function s(i){
return i.split("/").slice(1).map(r=>r.replaceAll("~1","/").replaceAll("~0","~"))}t(s,"segments");function n(i){if(i===null||
typeof i!="object")return i;if(Array.isArray(i))return i.map(n);const r=Object.create(null);for(const[u,_]of Object.entries(
i))r[u.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD")]=n(_);return r}t(n,"withWellFormedKeys");function o(i,r){let u=r;
const _=[i];for(let k=_.pop();k!==void 0;k=_.pop()){if(u-=1,u<0)return!0;if(!(k===null||typeof k!="object")){for(const v of Object.
values(k))if(_.push(v),_.length>u)return!0}}return!1}t(o,"hasMoreValues")},"audit/claims/schema/expectation"(M,e,F,P){F(
M,{describeJson:t(()=>E,"describeJson"),expectation:t(()=>y,"expectation")});const A={string:"a string",array:"a list",object:"\
an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},j={"^\\d+\\.\\d+\\.\\d+$":"three numb\
ers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},I=40;function y(g,C){const h=C[g];switch(g){case"\
type":return[h].flat().map(b=>A[String(b)]??String(b)).join(" or ");case"enum":return`one of ${(C.enum??[]).map(b=>JSON.
stringify(b)).join(", ")}`;case"const":return JSON.stringify(h);case"pattern":return j[String(h)]??`a string that matche\
s ${h}`;case"minLength":return h===1?"a non-empty string":`a string of at least ${h} characters`;case"maxLength":return`\
a string of at most ${h} characters`;case"minItems":return h===1?"a non-empty list":`a list of at least ${h} items`;case"\
maxItems":return`a list of at most ${h} items`;case"minimum":return`a number that is at least ${h}`;case"maximum":return`\
a number that is at most ${h}`;default:return`a value that matches \`${g}\` in the schema`}}t(y,"expectation");function E(g){
return Array.isArray(g)?g.length===0?"an empty list":"a list":g!==null&&typeof g=="object"?"an object":typeof g!="string"?
String(g):g.length<=I?JSON.stringify(g):`a string of ${g.length} characters`}t(E,"describeJson")},"audit/claims/schema/f\
indings"(M,e,F,P){let A;const j=t(()=>A??=e("@evomap/gep-sdk"),"import_gep_sdk");let I;const y=t(()=>I??=e("assets/subje\
ct"),"import_subject");let E;const g=t(()=>E??=e("rules/finding"),"import_finding");let C;const h=t(()=>C??=e("audit/cla\
ims/schema/differences"),"import_differences");F(M,{promotionSchemaFindings:t(()=>m,"promotionSchemaFindings"),schemaFindings:t(
()=>b,"schemaFindings")});function b(n){return(0,h().schemaDifferences)(n.type,n.value).flatMap(o=>d(n.type,o)).map(o=>p(
n,o,"warning"))}t(b,"schemaFindings");function m(n){const o=s(n)?"warning":"error";return(0,h().schemaDifferences)(n.type,
n.value).map(i=>p(n,i,o))}t(m,"promotionSchemaFindings");function p(n,o,i){const{type:r,id:u}=n,{pointer:_,more:k}=o,v={
location:n.locate(_),subject:(0,y().subjectOf)(n),severity:i};switch(o.kind){case"missing":{const{fields:w}=o;return(0,g().
finding)("schema-field-missing",{type:r,id:u,fields:w,where:l(_,k)},v)}case"unknown":{const w=l(_.slice(0,-1),k);return(0,g().
finding)("schema-field-unknown",{type:r,id:u,field:o.field,where:w},v)}case"invalid":{const{expected:w}=o,S=`${o.found}${k===
0?"":` (and in ${f(k)})`}`,O=_.join(".");return(0,g().finding)("schema-field-invalid",{type:r,id:u,field:O,expected:w,found:S},
v)}}}t(p,"findingOf");function f(n){return n===1?"1 similar place":`${n} similar places`}t(f,"similarPlaces");function l(n,o){
return n.length===0?"":` in \`${n.join(".")}\`${o===0?"":` and ${f(o)}`}`}t(l,"inside");function d(n,o){const{pointer:i}=o;
switch(o.kind){case"missing":{const r=o.fields.filter(u=>!c[n].has([...i,u].join(".")));return r.length===0?[]:[{...o,fields:r}]}case"\
unknown":return[o];case"invalid":return a(n,i,o.keyword)?[]:[o]}}t(d,"withoutWhatOtherRulesTell");const c={Gene:new Set(
["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),
Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_i\
d"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function a(n,[o,...i],r){if(o==="type"||o===
"id"||o==="asset_id")return!0;if(n!=="Gene")return!1;const u=r==="minItems"&&i.length>0;return o==="validation"||o==="co\
nstraints"&&!u}t(a,"isMistakeTold");function s({value:n}){const{schema_version:o}=n,i=typeof o=="string"?/^1\.(\d+)\.\d+$/.
exec(o)?.[1]:void 0;return i!==void 0&&Number(i)<Number(j().SCHEMA_VERSION.split(".")[1])}t(s,"declaresOlderSchema")},"a\
udit/claims/schema/schemas"(M,e,F,P){let A;const j=t(()=>A??=e("@cfworker/json-schema"),"import_json_schema");let I;const y=t(
()=>I??=e("@evomap/gep-sdk/schemas/capsule.schema.json"),"import_capsule_schema");let E;const g=t(()=>E??=e("@evomap/gep\
-sdk/schemas/evolution-event.schema.json"),"import_evolution_event_schema");let C;const h=t(()=>C??=e("@evomap/gep-sdk/s\
chemas/gene.schema.json"),"import_gene_schema");let b;const m=t(()=>b??=e("@evomap/gep-sdk/schemas/mutation.schema.json"),
"import_mutation_schema");let p;const f=t(()=>p??=e("audit/claims/schema/validation-report"),"import_validation_report");
F(M,{SCHEMAS:t(()=>l,"SCHEMAS"),complaintsOf:t(()=>d,"complaintsOf")});const l={Gene:h().default,Capsule:y().default,EvolutionEvent:g().
default,Mutation:m().default,ValidationReport:f().VALIDATION_REPORT_SCHEMA};function d(s,n,o){return c[o?"all":"first"][s].
validate(n).errors}t(d,"complaintsOf");const c={all:a(!1),first:a(!0)};function a(s){const n=t(o=>new(j()).Validator(l[o],
"7",s),"validator");return{Gene:n("Gene"),Capsule:n("Capsule"),EvolutionEvent:n("EvolutionEvent"),Mutation:n("Mutation"),
ValidationReport:n("ValidationReport")}}t(a,"validators")},"audit/claims/schema/validation-report"(M,e,F,P){F(M,{VALIDATION_REPORT_SCHEMA:t(
()=>j,"VALIDATION_REPORT_SCHEMA")});const j={type:"object",required:["type","schema_version","id","gene_id","commands","\
overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"str\
ing",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{
type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{
command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},
duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[\
a-f0-9]{64}$"}}}},"audit/claims/self-description"(M,e,F,P){let A;const j=t(()=>A??=e("audit/check"),"import_check");let I;
const y=t(()=>I??=e("audit/claims/content-hash"),"import_content_hash");let E;const g=t(()=>E??=e("audit/claims/schema/f\
indings"),"import_findings");F(M,{selfDescription:t(()=>C,"selfDescription"),selfDescriptionFindings:t(()=>h,"selfDescri\
ptionFindings")});const C=(0,j().defineCheck)({name:"self-description",find:t(({correctorOf:b},{asset:m,commands:p=[]})=>{
const f=p.some(({findings:l})=>l.some(({edit:d})=>d?.fix));return h(m,b(m),!f)},"find")});function h(b,m,p=!1){return b.
cut?[]:[...(0,y().identityFindings)(b,m,p),...(0,g().schemaFindings)(b)]}t(h,"selfDescriptionFindings")},"audit/claims/s\
treak"(M,e,F,P){let A;const j=t(()=>A??=e("assets/asset"),"import_asset");F(M,{isOf:t(()=>y,"isOf"),isSuccess:t(()=>E,"i\
sSuccess"),streakIn:t(()=>I,"streakIn"),successStreak:t(()=>g,"successStreak")});function I(C,h,b){const m=b.at(-1),p=h.
filter(({type:d,path:c})=>d==="EvolutionEvent"&&(!m||c>=m.path)).map(({value:d})=>d),f=g(C,p),l=p.some(d=>y(C,d)&&!E(d));
return m===void 0||l?{count:f}:{count:f,unread:m}}t(I,"streakIn");function y(C,{type:h,capsule_id:b}){return h==="Evolut\
ionEvent"&&b===C}t(y,"isOf");function E({outcome:C}){return(0,j().isJsonObject)(C)&&C.status==="success"}t(E,"isSuccess");
function g(C,h){const b=new Set;let m=0;for(const p of h.toReversed()){if(!y(C,p))continue;if(!E(p))break;const{id:f}=p;
(typeof f!="string"||!b.has(f))&&(m+=1),typeof f=="string"&&b.add(f)}return m}t(g,"successStreak")},"audit/gene/blast-ra\
dius"(M,e,F,P){let A;const j=t(()=>A??=e("assets/subject"),"import_subject");let I;const y=t(()=>I??=e("rules/finding"),
"import_finding");let E;const g=t(()=>E??=e("audit/check"),"import_check");let C;const h=t(()=>C??=e("audit/gene/limits"),
"import_limits");F(M,{geneBlastRadius:t(()=>m,"geneBlastRadius")});const b={approaching_limit:"blast-radius-approaching",
exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"},m=(0,g().defineChangeCheck)({name:"gene-blast\
-radius",find:t((p,{asset:f,binds:l,limits:{blastRadius:d}})=>{const{files:c,lines:a,max_files:s,severity:n}=d;if(!l||n===
"within_limit")return[];const o={location:f.locate(["constraints","max_files"]),subject:(0,j().subjectOf)(f)};if(n==="ha\
rd_cap_breach"){const{files:i,lines:r}=(0,h().hardCaps)(p);return[(0,y().finding)("blast-radius-hard-cap",{files:c,lines:a,
capFiles:i,capLines:r},o)]}return[(0,y().finding)(b[n],{gene:f.id,files:c,maxFiles:s},o)]},"find")})},"audit/gene/constr\
aints"(M,e,F,P){let A;const j=t(()=>A??=e("repo/paths"),"import_paths");let I;const y=t(()=>I??=e("audit/change/blast-ra\
dius"),"import_blast_radius");F(M,{readConstraints:t(()=>E,"readConstraints"),stricterConstraints:t(()=>g,"stricterConst\
raints")});function E(m){if(m===void 0)return{constraints:C,problems:[{kind:"missing",pointer:["constraints"]}]};if(m===
null||typeof m!="object"||Array.isArray(m))return{constraints:C,problems:[{kind:"malformed",pointer:["constraints"],expected:"\
an object"}]};const p=[];return{constraints:{maxFiles:h(m.max_files,p),forbiddenPaths:b(m.forbidden_paths,p)},problems:p}}
t(E,"readConstraints");function g(m,p){return m===void 0?p:{maxFiles:Math.min(m.maxFiles,p.maxFiles),forbiddenPaths:[...new Set(
[...m.forbiddenPaths,...p.forbiddenPaths])]}}t(g,"stricterConstraints");const C={maxFiles:y().DEFAULT_MAX_FILES,forbiddenPaths:[]};
function h(m,p){const f=["constraints","max_files"];if(m===void 0)p.push({kind:"missing",pointer:f});else{if(Number.isSafeInteger(
m)&&Number(m)>0)return Number(m);p.push({kind:"malformed",pointer:f,expected:"an integer greater than 0"})}return y().DEFAULT_MAX_FILES}
t(h,"readMaxFiles");function b(m,p){const f=["constraints","forbidden_paths"];if(m===void 0)return p.push({kind:"missing",
pointer:f}),[];if(!Array.isArray(m))return p.push({kind:"malformed",pointer:f,expected:"a list of paths"}),[];const l=new Set;
for(const[d,c]of m.entries()){const a=typeof c=="string"?(0,j().normalise)(c):void 0;if(typeof c!="string"||!a){p.push({
kind:"malformed",pointer:[...f,d],expected:"a path below the root of the repository"});continue}/[*?]/.test(c)&&p.push({
kind:"pattern",pointer:[...f,d],entry:c}),l.add(a)}return[...l]}t(b,"readForbiddenPaths")},"audit/gene/declared-constrai\
nts"(M,e,F,P){let A;const j=t(()=>A??=e("assets/subject"),"import_subject");let I;const y=t(()=>I??=e("rules/finding"),"\
import_finding");let E;const g=t(()=>E??=e("audit/check"),"import_check");let C;const h=t(()=>C??=e("audit/gene/constrai\
nts"),"import_constraints");F(M,{declaredConstraints:t(()=>b,"declaredConstraints")});const b=(0,g().defineCheck)({name:"\
declared-constraints",find:t((p,{asset:f})=>(0,h().readConstraints)(f.value.constraints).problems.filter(({kind:l})=>l!==
"missing"||!f.cut).map(l=>m(f,l)),"find")});function m(p,f){const{pointer:l}=f,d={location:p.locate(l),subject:(0,j().subjectOf)(
p)},c=p.id,a=l.join(".");switch(f.kind){case"missing":return(0,y().finding)("constraints-missing",{gene:c,field:a},d);case"\
malformed":return(0,y().finding)("constraints-malformed",{gene:c,field:a,expected:f.expected},d);case"pattern":return(0,y().
finding)("forbidden-path-pattern",{gene:c,entry:f.entry},d)}}t(m,"findingOf")},"audit/gene/declared-paths"(M,e,F,P){let A;
const j=t(()=>A??=e("assets/subject"),"import_subject");let I;const y=t(()=>I??=e("rules/finding"),"import_finding");let E;
const g=t(()=>E??=e("audit/check"),"import_check");F(M,{declaredPaths:t(()=>h,"declaredPaths")});const C=20,h=(0,g().defineChangeCheck)(
{name:"declared-paths",find:t(({touchesOf:b},{asset:m,binds:p,limits:{constraints:f}})=>{if(!p)return[];const d={location:m.
locate(["constraints","forbidden_paths"]),subject:(0,j().subjectOf)(m)};return f.forbiddenPaths.flatMap(c=>{const a=b(c),
s=a.slice(0,C);return s.map(({path:n,via:o},i)=>{const u=i===s.length-1&&a.length>s.length&&{more:a.length-s.length};return(0,y().
finding)("forbidden-path-declared",{gene:m.id,path:n,entry:c,via:o,...u},d)})})},"find")})},"audit/gene/differences"(M,e,F,P){
let A;const j=t(()=>A??=e("assets/validation"),"import_validation");let I;const y=t(()=>I??=e("repo/paths"),"import_path\
s");let E;const g=t(()=>E??=e("audit/gene/constraints"),"import_constraints");F(M,{geneDifferences:t(()=>C,"geneDifferen\
ces"),uncovered:t(()=>p,"uncovered")});function C({kind:f,asset:l,before:d}){return d===void 0||f!=="added"&&f!=="modifi\
ed"?[]:[...h(d,l),...m(d,l)]}t(C,"geneDifferences");function h(f,l){const[d,c]=[b(f),b(l)],a="validation";return[...[...d].
filter(s=>!c.has(s)).map(s=>({kind:"command_removed",field:a,base:s,head:null})),...[...c].filter(s=>!d.has(s)).map(s=>({
kind:"command_added",field:a,base:null,head:s}))]}t(h,"commandDifferences");function b(f){const l=(0,j().validationCommands)(
f),d=l.kind==="list"?l.entries.map(({value:c})=>c):[];return new Set(d.filter(c=>typeof c=="string"))}t(b,"commandsOf");
function m(f,l){const{constraints:d}=(0,g().readConstraints)(f.value.constraints),{constraints:c}=(0,g().readConstraints)(
l.value.constraints),a=[];c.maxFiles!==d.maxFiles&&a.push({kind:c.maxFiles>d.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(d.maxFiles),head:String(c.maxFiles)});const s="constraints.forbidde\
n_paths";for(const n of p(d.forbiddenPaths,c.forbiddenPaths))a.push({kind:"constraint_loosened",field:s,base:n,head:null});
for(const n of p(c.forbiddenPaths,d.forbiddenPaths))a.push({kind:"constraint_tightened",field:s,base:null,head:n});return a}
t(m,"constraintDifferences");function p(f,l){return f.filter(d=>!l.some(c=>(0,y().isWithin)(d,c)))}t(p,"uncovered")},"au\
dit/gene/gene"(M,e,F,P){let A;const j=t(()=>A??=e("audit/check"),"import_check");let I;const y=t(()=>I??=e("audit/checks"),
"import_checks");let E;const g=t(()=>E??=e("audit/gene/differences"),"import_differences");let C;const h=t(()=>C??=e("au\
dit/gene/limits"),"import_limits");let b;const m=t(()=>b??=e("audit/gene/plans"),"import_plans");F(M,{auditGene:t(()=>p,
"auditGene"),forbidsRunningGene:t(()=>l,"forbidsRunningGene"),geneFindings:t(()=>f,"geneFindings")});async function p(d,c,a){
const{asset:s,change:n,commands:o}=c,i=(0,h().limitsOf)(c,d),r=await f(d,{...c,limits:i}),u=a.mayRun&&!r.some(l);return{
asset:s,commands:u?(0,m().planCommands)(o,a):o,findings:r,blastRadius:i.blastRadius,differences:n===void 0?[]:(0,g().geneDifferences)(
n)}}t(p,"auditGene");async function f(d,c){return c.change?.kind!=="removed"?(0,j().ask)(y().GENE_CHECKS,d,c):(await(0,j().
ask)(y().REMOVED_GENE_CHECKS,d,c)).map(({location:s,...n})=>n)}t(f,"geneFindings");function l({rule:d}){return d==="vali\
dation-malformed"||d==="not-judged"}t(l,"forbidsRunningGene")},"audit/gene/limits"(M,e,F,P){let A;const j=t(()=>A??=e("m\
odel/blast-radius"),"import_blast_radius");let I;const y=t(()=>I??=e("audit/change/blast-radius"),"import_blast_radius2");
let E;const g=t(()=>E??=e("audit/subject"),"import_subject");let C;const h=t(()=>C??=e("audit/gene/constraints"),"import\
_constraints");F(M,{hardCaps:t(()=>m,"hardCaps"),limitsOf:t(()=>b,"limitsOf")});function b(p,f){const{asset:l,change:d,binds:c}=p,
{constraints:a}=(0,h().readConstraints)(l.value.constraints),s=d?.before&&(0,h().readConstraints)(d.before.value.constraints).
constraints,n=(0,h().stricterConstraints)(s,a),{maxFiles:o}=n,i=m(f),r=c&&(0,g().isChange)(f)?f.radius:j().NOTHING_TOUCHED,
u=(0,y().gradeFiles)(r.files,o,r.lines,i),_=(0,y().gradeWords)(u,r,o,i);return{base:s,head:a,constraints:n,blastRadius:{
...r,max_files:o,severity:u,message:_}}}t(b,"limitsOf");function m({policy:p}){const{hard_cap_files:f,hard_cap_lines:l}=p.
blast_radius;return{files:f,lines:l}}t(m,"hardCaps")},"audit/gene/limits-beyond-cap"(M,e,F,P){let A;const j=t(()=>A??=e(
"assets/subject"),"import_subject");let I;const y=t(()=>I??=e("rules/finding"),"import_finding");let E;const g=t(()=>E??=
e("audit/check"),"import_check");let C;const h=t(()=>C??=e("audit/gene/limits"),"import_limits");F(M,{limitsBeyondCap:t(
()=>b,"limitsBeyondCap")});const b=(0,g().defineChangeCheck)({name:"limits-beyond-cap",find:t((m,{asset:p,binds:f,limits:{
base:l,head:d}})=>{const{files:c}=(0,h().hardCaps)(m),{maxFiles:a}=d;if(!f||a<=c||l!==void 0&&a<=l.maxFiles)return[];const s={
location:p.locate(["constraints","max_files"]),subject:(0,j().subjectOf)(p)};return[(0,y().finding)("constraints-beyond-\
cap",{gene:p.id,maxFiles:a,cap:c},s)]},"find")})},"audit/gene/loosened-constraints"(M,e,F,P){let A;const j=t(()=>A??=e("\
assets/subject"),"import_subject");let I;const y=t(()=>I??=e("rules/finding"),"import_finding");let E;const g=t(()=>E??=
e("audit/check"),"import_check");let C;const h=t(()=>C??=e("audit/gene/differences"),"import_differences");F(M,{loosenedConstraints:t(
()=>b,"loosenedConstraints")});const b=(0,g().defineChangeCheck)({name:"loosened-constraints",find:t((m,{asset:p,binds:f,
limits:{base:l,head:d}})=>{if(!f||l===void 0)return[];const c=(0,h().uncovered)(l.forbiddenPaths,d.forbiddenPaths).map(s=>`\
\`${s}\` is no longer forbidden`);if(d.maxFiles>l.maxFiles&&c.unshift(`\`max_files\` from ${l.maxFiles} to ${d.maxFiles}`),
c.length===0)return[];const a={location:p.locate(["constraints"]),subject:(0,j().subjectOf)(p)};return[(0,y().finding)("\
constraints-loosened",{gene:p.id,loosened:c},a)]},"find")})},"audit/gene/plans"(M,e,F,P){let A;const j=t(()=>A??=e("node\
:crypto"),"import_node_crypto");let I;const y=t(()=>I??=e("audit/plan"),"import_plan");F(M,{digestPlans:t(()=>g,"digestP\
lans"),planCommands:t(()=>E,"planCommands"),toolOf:t(()=>b,"toolOf")});function E(m,p){const f=[];for(const l of m){const d=l.
verdict==="block"?void 0:C(l.reading,p);if(d===void 0)return m;f.push({...l,plan:d})}return f}t(E,"planCommands");function g(m){
const p=[...new Set(m.map(({digest:f})=>f))].sort();return`sha256:${(0,j().createHash)("sha256").update(p.join(`
`)).digest("hex")}`}t(g,"digestPlans");function C(m,{timeoutMs:p}){const{command:f,argv:l,assignments:d}=m,c=l&&h(m,l);if(c)
return(0,y().makePlan)({command:f,...c,env:{...Object.fromEntries(d.map(({name:a,value:s})=>[a,s])),...m.invocation?.family?.
data.environment},timeoutMs:p})}t(C,"planOf");function h(m,p){const{invocation:f,scripts:l,npmSettings:d}=m,[c]=p;if(f===
void 0)return c===void 0?void 0:{program:c,argv:p};const a=b(m);if(a===void 0){const{program:n}=f;return{program:n,argv:p,
...l&&{scripts:l},...d&&{npmSettings:d}}}if(a.path===void 0)return;const s=[...f.operands,...f.passthrough].map(({text:n})=>n);
return{program:f.program,argv:s,binary:a.path}}t(h,"startedBy");function b({targets:m}){return m.find(({kind:p,via:f})=>p===
"package_binary"&&f===void 0)}t(b,"toolOf")},"audit/gene/read-gene"(M,e,F,P){let A;const j=t(()=>A??=e("assets/pointer"),
"import_pointer");let I;const y=t(()=>I??=e("assets/subject"),"import_subject");let E;const g=t(()=>E??=e("assets/valida\
tion"),"import_validation");let C;const h=t(()=>C??=e("remedy/edits"),"import_edits");F(M,{readGene:t(()=>b,"readGene"),
readGeneChange:t(()=>m,"readGeneChange")});async function b(l,d,c){const a=(0,g().validationCommands)(l),s=await p(l,a,d,
c);return{asset:l,binds:!1,validation:a,commands:s}}t(b,"readGene");async function m(l,d,c,a){const{kind:s,asset:n}=l,o=![
"applied","unchanged"].includes(s)||d.has(n.id),i=(0,g().validationCommands)(n),r=s==="removed"?[]:await p(n,i,c,a);return{
asset:n,change:l,binds:o,validation:i,commands:r}}t(m,"readGeneChange");async function p(l,d,c,a){if(d.kind!=="list")return[];
const s=d.entries.filter(i=>typeof i.value=="string"&&!(0,g().isBlankEntry)(i)),n=await Promise.all(s.map(({value:i})=>c.
command(i)));return(await(0,h().withEdits)(n,c,a(l)==="fix")).map((i,r)=>f(l,i,s[r]?.pointer??["validation"]))}t(p,"judg\
eCommands");function f(l,{findings:d,...c},a){const{command:s}=c.reading,n={...(0,y().subjectOf)(l),command:s},o={path:l.
path,pointer:(0,j().pointerText)([...l.pointer,...a])};return{...c,command:s,location:l.locate(a),findings:d.map(({edit:i,
...r})=>({...r,location:l.locate(a,r.span),subject:n,...i&&{edit:{...o,...i}}}))}}t(f,"placed")},"audit/gene/removed-gen\
e"(M,e,F,P){let A;const j=t(()=>A??=e("assets/subject"),"import_subject");let I;const y=t(()=>I??=e("rules/finding"),"im\
port_finding");let E;const g=t(()=>E??=e("audit/check"),"import_check");F(M,{removedGene:t(()=>C,"removedGene")});const C=(0,g().
defineChangeCheck)({name:"removed-gene",find:t((h,{asset:b})=>[(0,y().finding)("gene-removed",{gene:b.id},{subject:(0,j().
subjectOf)(b)})],"find")})},"audit/gene/validation"(M,e,F,P){let A;const j=t(()=>A??=e("assets/subject"),"import_subject");
let I;const y=t(()=>I??=e("assets/validation"),"import_validation");let E;const g=t(()=>E??=e("rules/finding"),"import_f\
inding");let C;const h=t(()=>C??=e("audit/check"),"import_check");F(M,{validationList:t(()=>b,"validationList")});const b=(0,h().
defineCheck)({name:"validation-list",find:t((l,{asset:d,validation:c,commands:a})=>m(d,c,a.map(({reading:s})=>s)),"find")});
function m(l,d,c){const a=(0,j().subjectOf)(l),s={location:l.locate(["validation"]),subject:a},n={gene:l.id};if(d.kind===
"not_a_list"){const r={...n,field:"validation",expected:d.expected};return[(0,g().finding)("validation-malformed",r,s)]}
if(d.kind==="missing"||d.entries.every(y().isBlankEntry))return[(0,g().finding)("validation-missing",n,s)];const o=[],i=new Set;
for(const r of d.entries){const{value:u,pointer:_}=r,k={location:l.locate(_),subject:a};if((0,y().isBlankEntry)(r))o.push(
(0,g().finding)("validation-blank",{...n,field:_.join(".")},k));else if(typeof u!="string"){const v={...n,field:_.join("\
."),expected:"a string"};o.push((0,g().finding)("validation-malformed",v,k))}else if(i.has(u)){const v={subject:{...a,command:u}};
o.push((0,g().finding)("validation-duplicate",{...n,command:u},{...k,...v}))}else i.add(u)}return c.length>0&&c.every(p)&&
o.push((0,g().finding)("validation-vacuous",n,s)),o}t(m,"validationFindings");function p({problems:l,argv:d}){return l.some(
({rule:c})=>c==="only-prints")||f.has(d?.[0]??"")}t(p,"isVacuous");const f=new Set(["clear","date","df","echo","free","h\
ostname","id","printf","ps","pwd","true","uname","uptime","whoami"])},"audit/plan"(M,e,F,P){let A;const j=t(()=>A??=e("n\
ode:crypto"),"import_node_crypto");F(M,{makePlan:t(()=>E,"makePlan")});const I=Symbol("audited");function y({steps:g,...C}){
return{...C,steps:g.map(({command:h,...b})=>b)}}t(y,"identityOf");function E(g){const{argv:C,program:h,binary:b=null,scripts:m=null,
npmSettings:p=[],env:f,timeoutMs:l}=g,d=JSON.stringify([C,h,b,m&&y(m),p,Object.entries(f).sort(([c],[a])=>c<a?-1:1),l]);
return{...g,[I]:!0,digest:`sha256:${(0,j().createHash)("sha256").update(d).digest("hex")}`}}t(E,"makePlan")},"audit/read\
-subject"(M,e,F,P){let A;const j=t(()=>A??=e("assets/clear"),"import_clear");let I;const y=t(()=>I??=e("assets/log/audit\
-log"),"import_audit_log");let E;const g=t(()=>E??=e("judge/judge"),"import_judge");let C;const h=t(()=>C??=e("policy/lo\
ad"),"import_load");let b;const m=t(()=>b??=e("audit/change/blast-radius"),"import_blast_radius");let p;const f=t(()=>p??=
e("audit/change/counted-files"),"import_counted_files");let l;const d=t(()=>l??=e("audit/change/touched-paths"),"import_\
touched_paths");let c;const a=t(()=>c??=e("audit/claims/named-genes"),"import_named_genes");let s;const n=t(()=>s??=e("a\
udit/gene/read-gene"),"import_read_gene");F(M,{correctorIn:t(()=>r,"correctorIn"),readAssets:t(()=>o,"readAssets"),readChangeSubject:t(
()=>i,"readChangeSubject")});async function o({assets:k,problems:v},w,S){const{policy:O,tree:$}=w.terms;return{policy:O,
clock:w.clock,tree:$,problems:v,correctorOf:S,genes:await Promise.all(k.filter(u).map(x=>(0,n().readGene)(x,w,S))),claims:k.
filter(x=>!u(x))}}t(o,"readAssets");async function i(k){const{change:v,assets:w,baseTree:S,tree:O,policy:$,platform:x,signal:N}=k,
{policy:T,source:G}=$,R=new Set(v.files.flatMap(m().namesOf)),L=g().Judge.by({policy:T,tree:O,base:S,changed:R,platform:x,
...N&&{signal:N}}),D=(0,a().appliedIds)(w.changes),H=r(w.problems),U=await Promise.all(w.changes.filter(({asset:W})=>u(W)).
map(W=>(0,n().readGeneChange)(W,D,L,H))),J=(0,f().exemptPaths)(v,T,U),B=(0,d().touchedPaths)(v,O);return{policy:T,clock:L.
clock,loadedPolicy:$,unprovenMerge:k.unprovenMerge,policyPath:G==="file"?void 0:h().POLICY_PATH,tree:O,baseTree:S,change:v,
assets:w,problems:w.problems,correctorOf:H,genes:U,claims:w.changes.filter(_).map(({asset:W})=>W),changedNames:R,touched:B,
touchesOf:(0,d().touchesOf)(B,S),exempt:J,radius:(0,m().measureChange)(v,J)}}t(i,"readChangeSubject");function r(k){const v=(0,j().
ambiguousFiles)(k);return({path:w})=>v.has(w)||(0,y().isAuditLog)(w)?"hand":"fix"}t(r,"correctorIn");function u({type:k}){
return k==="Gene"}t(u,"isGene");function _({kind:k,asset:v}){return!u(v)&&(k==="added"||k==="modified")}t(_,"isClaim")},
"audit/subject"(M,e,F,P){F(M,{isChange:t(()=>A,"isChange")});function A(j){return"change"in j}t(A,"isChange")}};
