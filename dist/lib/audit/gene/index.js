"use strict";module.exports={"audit/gene/blast-radius"(h,o,g,y){let b;const f=()=>b??=o("assets/subject");let v;const m=()=>v??=o("ru\
les/finding");let k;const l=()=>k??=o("audit/check");let u;const _=()=>u??=o("audit/gene/limits");g(h,{geneBlastRadius:()=>a});
const p={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"},a=(0,l().defineChangeCheck)({name:"gene-blast-radius",find:(e,{asset:s,binds:t,limits:{blastRadius:n}})=>{const{
files:i,lines:c,max_files:r,severity:d}=n;if(!t||d==="within_limit")return[];const C={location:s.locate(["constraints","\
max_files"]),subject:(0,f().subjectOf)(s)};if(d==="hard_cap_breach"){const{files:j,lines:x}=(0,_().hardCaps)(e);return[(0,m().
finding)("blast-radius-hard-cap",{files:i,lines:c,capFiles:j,capLines:x},C)]}return[(0,m().finding)(p[d],{gene:s.id,files:i,
maxFiles:r},C)]}})},"audit/gene/constraints"(h,o,g,y){let b;const f=()=>b??=o("repo/paths");let v;const m=()=>v??=o("aud\
it/change/blast-radius");g(h,{readConstraints:()=>k,stricterConstraints:()=>l});function k(a){if(a===void 0)return{constraints:u,
problems:[{kind:"missing",pointer:["constraints"]}]};if(a===null||typeof a!="object"||Array.isArray(a))return{constraints:u,
problems:[{kind:"malformed",pointer:["constraints"],expected:"an object"}]};const e=[];return{constraints:{maxFiles:_(a.
max_files,e),forbiddenPaths:p(a.forbidden_paths,e)},problems:e}}function l(a,e){return a===void 0?e:{maxFiles:Math.min(a.
maxFiles,e.maxFiles),forbiddenPaths:[...new Set([...a.forbiddenPaths,...e.forbiddenPaths])]}}const u={maxFiles:m().DEFAULT_MAX_FILES,
forbiddenPaths:[]};function _(a,e){const s=["constraints","max_files"];if(a===void 0)e.push({kind:"missing",pointer:s});else{
if(Number.isSafeInteger(a)&&Number(a)>0)return Number(a);e.push({kind:"malformed",pointer:s,expected:"an integer greater\
 than 0"})}return m().DEFAULT_MAX_FILES}function p(a,e){const s=["constraints","forbidden_paths"];if(a===void 0)return e.
push({kind:"missing",pointer:s}),[];if(!Array.isArray(a))return e.push({kind:"malformed",pointer:s,expected:"a list of p\
aths"}),[];const t=new Set;for(const[n,i]of a.entries()){const c=typeof i=="string"?(0,f().normalise)(i):void 0;if(typeof i!=
"string"||!c){e.push({kind:"malformed",pointer:[...s,n],expected:"a path below the root of the repository"});continue}/[*?]/.
test(i)&&e.push({kind:"pattern",pointer:[...s,n],entry:i}),t.add(c)}return[...t]}},"audit/gene/declared-constraints"(h,o,g,y){
let b;const f=()=>b??=o("assets/subject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/check");
let u;const _=()=>u??=o("audit/gene/constraints");g(h,{declaredConstraints:()=>p});const p=(0,l().defineCheck)({name:"de\
clared-constraints",find:(e,{asset:s})=>(0,_().readConstraints)(s.value.constraints).problems.filter(({kind:t})=>t!=="mi\
ssing"||!s.cut).map(t=>a(s,t))});function a(e,s){const{pointer:t}=s,n={location:e.locate(t),subject:(0,f().subjectOf)(e)},
i=e.id,c=t.join(".");switch(s.kind){case"missing":return(0,m().finding)("constraints-missing",{gene:i,field:c},n);case"m\
alformed":return(0,m().finding)("constraints-malformed",{gene:i,field:c,expected:s.expected},n);case"pattern":return(0,m().
finding)("forbidden-path-pattern",{gene:i,entry:s.entry},n)}}},"audit/gene/declared-paths"(h,o,g,y){let b;const f=()=>b??=
o("assets/subject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/check");g(h,{declaredPaths:()=>_});
const u=20,_=(0,l().defineChangeCheck)({name:"declared-paths",find:({touchesOf:p},{asset:a,binds:e,limits:{constraints:s}})=>{
if(!e)return[];const n={location:a.locate(["constraints","forbidden_paths"]),subject:(0,f().subjectOf)(a)};return s.forbiddenPaths.
flatMap(i=>{const c=p(i),r=c.slice(0,u);return r.map(({path:d,via:C},j)=>{const F=j===r.length-1&&c.length>r.length&&{more:c.
length-r.length};return(0,m().finding)("forbidden-path-declared",{gene:a.id,path:d,entry:i,via:C,...F},n)})})}})},"audit\
/gene/differences"(h,o,g,y){let b;const f=()=>b??=o("assets/validation");let v;const m=()=>v??=o("repo/paths");let k;const l=()=>k??=
o("audit/gene/constraints");g(h,{geneDifferences:()=>u,uncovered:()=>e});function u({kind:s,asset:t,before:n}){return n===
void 0||s!=="added"&&s!=="modified"?[]:[..._(n,t),...a(n,t)]}function _(s,t){const[n,i]=[p(s),p(t)],c="validation";return[
...[...n].filter(r=>!i.has(r)).map(r=>({kind:"command_removed",field:c,base:r,head:null})),...[...i].filter(r=>!n.has(r)).
map(r=>({kind:"command_added",field:c,base:null,head:r}))]}function p(s){const t=(0,f().validationCommands)(s),n=t.kind===
"list"?t.entries.map(({value:i})=>i):[];return new Set(n.filter(i=>typeof i=="string"))}function a(s,t){const{constraints:n}=(0,l().
readConstraints)(s.value.constraints),{constraints:i}=(0,l().readConstraints)(t.value.constraints),c=[];i.maxFiles!==n.maxFiles&&
c.push({kind:i.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(i.maxFiles)});const r="constraints.forbidden_paths";for(const d of e(n.forbiddenPaths,i.forbiddenPaths))
c.push({kind:"constraint_loosened",field:r,base:d,head:null});for(const d of e(i.forbiddenPaths,n.forbiddenPaths))c.push(
{kind:"constraint_tightened",field:r,base:null,head:d});return c}function e(s,t){return s.filter(n=>!t.some(i=>(0,m().isWithin)(
n,i)))}},"audit/gene/gene"(h,o,g,y){let b;const f=()=>b??=o("audit/check");let v;const m=()=>v??=o("audit/checks");let k;
const l=()=>k??=o("audit/gene/differences");let u;const _=()=>u??=o("audit/gene/limits");let p;const a=()=>p??=o("audit/\
gene/plans");g(h,{auditGene:()=>e,forbidsRunningGene:()=>t,geneFindings:()=>s});async function e(n,i,c){const{asset:r,change:d,
commands:C}=i,j=(0,_().limitsOf)(i,n),x=await s(n,{...i,limits:j}),F=c.mayRun&&!x.some(t);return{asset:r,commands:F?(0,a().
planCommands)(C,c):C,findings:x,blastRadius:j.blastRadius,differences:d===void 0?[]:(0,l().geneDifferences)(d)}}async function s(n,i){
return i.change?.kind!=="removed"?(0,f().ask)(m().GENE_CHECKS,n,i):(await(0,f().ask)(m().REMOVED_GENE_CHECKS,n,i)).map(({
location:r,...d})=>d)}function t({rule:n}){return n==="validation-malformed"||n==="not-judged"}},"audit/gene/limits"(h,o,g,y){
let b;const f=()=>b??=o("model/nothing-touched");let v;const m=()=>v??=o("audit/change/blast-radius");let k;const l=()=>k??=
o("audit/subject");let u;const _=()=>u??=o("audit/gene/constraints");g(h,{hardCaps:()=>a,limitsOf:()=>p});function p(e,s){
const{asset:t,change:n,binds:i}=e,{constraints:c}=(0,_().readConstraints)(t.value.constraints),r=n?.before&&(0,_().readConstraints)(
n.before.value.constraints).constraints,d=(0,_().stricterConstraints)(r,c),{maxFiles:C}=d,j=a(s),x=i&&(0,l().isChange)(s)?
s.radius:f().NOTHING_TOUCHED,F=(0,m().gradeFiles)(x.files,C,x.lines,j),E=(0,m().gradeWords)(F,x,C,j);return{base:r,head:c,
constraints:d,blastRadius:{...x,max_files:C,severity:F,message:E}}}function a({policy:e}){const{hard_cap_files:s,hard_cap_lines:t}=e.
blast_radius;return{files:s,lines:t}}},"audit/gene/limits-beyond-cap"(h,o,g,y){let b;const f=()=>b??=o("assets/subject");
let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/check");let u;const _=()=>u??=o("audit/gene/limi\
ts");g(h,{limitsBeyondCap:()=>p});const p=(0,l().defineChangeCheck)({name:"limits-beyond-cap",find:(a,{asset:e,binds:s,limits:{
base:t,head:n}})=>{const{files:i}=(0,_().hardCaps)(a),{maxFiles:c}=n;if(!s||c<=i||t!==void 0&&c<=t.maxFiles)return[];const r={
location:e.locate(["constraints","max_files"]),subject:(0,f().subjectOf)(e)};return[(0,m().finding)("constraints-beyond-\
cap",{gene:e.id,maxFiles:c,cap:i},r)]}})},"audit/gene/loosened-constraints"(h,o,g,y){let b;const f=()=>b??=o("assets/sub\
ject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/check");let u;const _=()=>u??=o("audit/ge\
ne/differences");g(h,{loosenedConstraints:()=>p});const p=(0,l().defineChangeCheck)({name:"loosened-constraints",find:(a,{
asset:e,binds:s,limits:{base:t,head:n}})=>{if(!s||t===void 0)return[];const i=(0,_().uncovered)(t.forbiddenPaths,n.forbiddenPaths).
map(r=>`\`${r}\` is no longer forbidden`);if(n.maxFiles>t.maxFiles&&i.unshift(`\`max_files\` from ${t.maxFiles} to ${n.maxFiles}`),
i.length===0)return[];const c={location:e.locate(["constraints"]),subject:(0,f().subjectOf)(e)};return[(0,m().finding)("\
constraints-loosened",{gene:e.id,loosened:i},c)]}})},"audit/gene/plans"(h,o,g,y){let b;const f=()=>b??=o("node:crypto");
let v;const m=()=>v??=o("audit/plan");g(h,{digestPlans:()=>l,planCommands:()=>k,toolOf:()=>p});function k(a,e){const s=[];
for(const t of a){const n=t.verdict==="block"?void 0:u(t.reading,e);if(n===void 0)return a;s.push({...t,plan:n})}return s}
function l(a){const e=[...new Set(a.map(({digest:s})=>s))].sort();return`sha256:${(0,f().createHash)("sha256").update(e.
join(`
`)).digest("hex")}`}function u(a,{timeoutMs:e}){const{command:s,argv:t,assignments:n}=a,i=t&&_(a,t);if(i)return(0,m().makePlan)(
{command:s,...i,env:{...Object.fromEntries(n.map(({name:c,value:r})=>[c,r])),...a.invocation?.family?.data.environment},
timeoutMs:e})}function _(a,e){const{invocation:s,scripts:t,npmSettings:n}=a,[i]=e;if(s===void 0)return i===void 0?void 0:
{program:i,argv:e};const c=p(a);if(c===void 0){const{program:d}=s;return{program:d,argv:e,...t&&{scripts:t},...n&&{npmSettings:n}}}
if(c.path===void 0)return;const r=[...s.operands,...s.passthrough].map(({text:d})=>d);return{program:s.program,argv:r,binary:c.
path}}function p({targets:a}){return a.find(({kind:e,via:s})=>e==="package_binary"&&s===void 0)}},"audit/gene/read-gene"(h,o,g,y){
let b;const f=()=>b??=o("assets/pointer");let v;const m=()=>v??=o("assets/subject");let k;const l=()=>k??=o("assets/vali\
dation");let u;const _=()=>u??=o("remedy/edits");g(h,{readGene:()=>p,readGeneChange:()=>a});async function p(t,n,i){const c=(0,l().
validationCommands)(t),r=await e(t,c,n,i);return{asset:t,binds:!1,validation:c,commands:r}}async function a(t,n,i,c){const{
kind:r,asset:d}=t,C=!["applied","unchanged"].includes(r)||n.has(d.id),j=(0,l().validationCommands)(d),x=r==="removed"?[]:
await e(d,j,i,c);return{asset:d,change:t,binds:C,validation:j,commands:x}}async function e(t,n,i,c){if(n.kind!=="list")return[];
const r=n.entries.filter(j=>typeof j.value=="string"&&!(0,l().isBlankEntry)(j)),d=await Promise.all(r.map(({value:j})=>i.
command(j)));return(await(0,_().withEdits)(d,i,c(t)==="fix")).map((j,x)=>s(t,j,r[x]?.pointer??["validation"]))}function s(t,{
findings:n,...i},c){const{command:r}=i.reading,d={...(0,m().subjectOf)(t),command:r},C={path:t.path,pointer:(0,f().pointerText)(
[...t.pointer,...c])};return{...i,command:r,location:t.locate(c),findings:n.map(({edit:j,...x})=>({...x,location:t.locate(
c,x.span),subject:d,...j&&{edit:{...C,...j}}}))}}},"audit/gene/removed-gene"(h,o,g,y){let b;const f=()=>b??=o("assets/su\
bject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/check");g(h,{removedGene:()=>u});const u=(0,l().
defineChangeCheck)({name:"removed-gene",find:(_,{asset:p})=>[(0,m().finding)("gene-removed",{gene:p.id},{subject:(0,f().
subjectOf)(p)})]})},"audit/gene/validation"(h,o,g,y){let b;const f=()=>b??=o("assets/subject");let v;const m=()=>v??=o("\
assets/validation");let k;const l=()=>k??=o("rules/finding");let u;const _=()=>u??=o("audit/check");g(h,{validationList:()=>p});
const p=(0,_().defineCheck)({name:"validation-list",find:(t,{asset:n,validation:i,commands:c})=>a(n,i,c.map(({reading:r})=>r))});
function a(t,n,i){const c=(0,f().subjectOf)(t),r={location:t.locate(["validation"]),subject:c},d={gene:t.id};if(n.kind===
"not_a_list"){const x={...d,field:"validation",expected:n.expected};return[(0,l().finding)("validation-malformed",x,r)]}
if(n.kind==="missing"||n.entries.every(m().isBlankEntry))return[(0,l().finding)("validation-missing",d,r)];const C=[],j=new Set;
for(const x of n.entries){const{value:F,pointer:E}=x,O={location:t.locate(E),subject:c};if((0,m().isBlankEntry)(x))C.push(
(0,l().finding)("validation-blank",{...d,field:E.join(".")},O));else if(typeof F!="string"){const P={...d,field:E.join("\
."),expected:"a string"};C.push((0,l().finding)("validation-malformed",P,O))}else if(j.has(F)){const P={subject:{...c,command:F}};
C.push((0,l().finding)("validation-duplicate",{...d,command:F},{...O,...P}))}else j.add(F)}return i.length>0&&i.every(e)&&
C.push((0,l().finding)("validation-vacuous",d,r)),C}function e({problems:t,argv:n}){return t.some(({rule:i})=>i==="only-\
prints")||s.has(n?.[0]??"")}const s=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true",
"uname","uptime","whoami"])}};
