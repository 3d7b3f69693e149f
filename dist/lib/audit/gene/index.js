"use strict";module.exports={"audit/gene/blast-radius"(h,o,g,F){let b;const p=()=>b??=o("assets/subject");let v;const m=()=>v??=o("ru\
les/finding");let k;const l=()=>k??=o("audit/check");let u;const _=()=>u??=o("audit/gene/limits");g(h,{geneBlastRadius:()=>a});
const f={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"},a=(0,l().defineChangeCheck)({name:"gene-blast-radius",find:(e,{asset:i,binds:t,limits:n})=>{const{files:s,lines:c,
max_files:d,severity:r}=n.blastRadius;if(!t||r==="within_limit")return[];const C={location:i.locate(["constraints","max_\
files"]),subject:(0,p().subjectOf)(i)};if(r==="hard_cap_breach"){const{files:x,lines:y}=(0,_().hardCaps)(e);return[(0,m().
finding)("blast-radius-hard-cap",{files:s,lines:c,capFiles:x,capLines:y},C)]}const j=!n.constraints.isDefaultLimit;return[
(0,m().finding)(f[r],{gene:i.id,files:s,maxFiles:d,declared:j},C)]}})},"audit/gene/constraints"(h,o,g,F){let b;const p=()=>b??=
o("repo/paths");let v;const m=()=>v??=o("audit/change/blast-radius");g(h,{readConstraints:()=>k,stricterConstraints:()=>l});
function k(a){if(a===void 0)return{constraints:u,problems:[{kind:"missing",pointer:["constraints"]}]};if(a===null||typeof a!=
"object"||Array.isArray(a))return{constraints:u,problems:[{kind:"malformed",pointer:["constraints"],expected:"an object"}]};
const e=[],i=_(a.max_files,e);return{constraints:{maxFiles:i??m().DEFAULT_MAX_FILES,isDefaultLimit:i===void 0,forbiddenPaths:f(
a.forbidden_paths,e)},problems:e}}function l(a,e){if(a===void 0)return e;const{maxFiles:i,isDefaultLimit:t}=a.maxFiles<e.
maxFiles?a:e;return{maxFiles:i,isDefaultLimit:t,forbiddenPaths:[...new Set([...a.forbiddenPaths,...e.forbiddenPaths])]}}
const u={maxFiles:m().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function _(a,e){const i=["constraints","max\
_files"];if(a===void 0)e.push({kind:"missing",pointer:i});else{if(Number.isSafeInteger(a)&&Number(a)>0)return Number(a);
e.push({kind:"malformed",pointer:i,expected:"an integer greater than 0"})}}function f(a,e){const i=["constraints","forbi\
dden_paths"];if(a===void 0)return e.push({kind:"missing",pointer:i}),[];if(!Array.isArray(a))return e.push({kind:"malfor\
med",pointer:i,expected:"a list of paths"}),[];const t=new Set;for(const[n,s]of a.entries()){const c=typeof s=="string"?
(0,p().normalise)(s):void 0;if(typeof s!="string"||!c){e.push({kind:"malformed",pointer:[...i,n],expected:"a path below \
the root of the repository"});continue}/[*?]/.test(s)&&e.push({kind:"pattern",pointer:[...i,n],entry:s}),t.add(c)}return[
...t]}},"audit/gene/declared-constraints"(h,o,g,F){let b;const p=()=>b??=o("assets/subject");let v;const m=()=>v??=o("ru\
les/finding");let k;const l=()=>k??=o("audit/check");let u;const _=()=>u??=o("audit/gene/constraints");g(h,{declaredConstraints:()=>f});
const f=(0,l().defineCheck)({name:"declared-constraints",find:(e,{asset:i})=>(0,_().readConstraints)(i.value.constraints).
problems.filter(({kind:t})=>t!=="missing"||!i.cut).map(t=>a(i,t))});function a(e,i){const{pointer:t}=i,n={location:e.locate(
t),subject:(0,p().subjectOf)(e)},s=e.id,c=t.join(".");switch(i.kind){case"missing":return(0,m().finding)("constraints-mi\
ssing",{gene:s,field:c},n);case"malformed":return(0,m().finding)("constraints-malformed",{gene:s,field:c,expected:i.expected},
n);case"pattern":return(0,m().finding)("forbidden-path-pattern",{gene:s,entry:i.entry},n)}}},"audit/gene/declared-paths"(h,o,g,F){
let b;const p=()=>b??=o("assets/subject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/change\
/some-touches");let u;const _=()=>u??=o("audit/check");g(h,{declaredPaths:()=>f});const f=(0,_().defineChangeCheck)({name:"\
declared-paths",find:({touchesOf:a},{asset:e,binds:i,limits:{constraints:t}})=>{if(!i)return[];const s={location:e.locate(
["constraints","forbidden_paths"]),subject:(0,p().subjectOf)(e)};return t.forbiddenPaths.flatMap(c=>(0,l().someTouches)(
a(c)).map(d=>(0,m().finding)("forbidden-path-declared",{gene:e.id,entry:c,...d},s)))}})},"audit/gene/differences"(h,o,g,F){
let b;const p=()=>b??=o("assets/validation");let v;const m=()=>v??=o("repo/paths");let k;const l=()=>k??=o("audit/gene/c\
onstraints");g(h,{geneDifferences:()=>u,uncovered:()=>e});function u({kind:i,asset:t,before:n}){return n===void 0||i!=="\
added"&&i!=="modified"?[]:[..._(n,t),...a(n,t)]}function _(i,t){const[n,s]=[f(i),f(t)],c="validation";return[...[...n].filter(
d=>!s.has(d)).map(d=>({kind:"command_removed",field:c,base:d,head:null})),...[...s].filter(d=>!n.has(d)).map(d=>({kind:"\
command_added",field:c,base:null,head:d}))]}function f(i){const t=(0,p().validationCommands)(i),n=t.kind==="list"?t.entries.
map(({value:s})=>s):[];return new Set(n.filter(s=>typeof s=="string"))}function a(i,t){const{constraints:n}=(0,l().readConstraints)(
i.value.constraints),{constraints:s}=(0,l().readConstraints)(t.value.constraints),c=[];s.maxFiles!==n.maxFiles&&c.push({
kind:s.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(n.maxFiles),
head:String(s.maxFiles)});const d="constraints.forbidden_paths";for(const r of e(n.forbiddenPaths,s.forbiddenPaths))c.push(
{kind:"constraint_loosened",field:d,base:r,head:null});for(const r of e(s.forbiddenPaths,n.forbiddenPaths))c.push({kind:"\
constraint_tightened",field:d,base:null,head:r});return c}function e(i,t){return i.filter(n=>!t.some(s=>(0,m().isWithin)(
n,s)))}},"audit/gene/gene"(h,o,g,F){let b;const p=()=>b??=o("audit/check");let v;const m=()=>v??=o("audit/checks");let k;
const l=()=>k??=o("audit/gene/differences");let u;const _=()=>u??=o("audit/gene/limits");let f;const a=()=>f??=o("audit/\
gene/plans");g(h,{auditGene:()=>e,forbidsRunningGene:()=>t,geneFindings:()=>i});async function e(n,s,c){const{asset:d,change:r,
commands:C}=s,j=(0,_().limitsOf)(s,n),x=await i(n,{...s,limits:j}),y=c.mayRun&&!x.some(t);return{asset:d,commands:y?(0,a().
planCommands)(C,c):C,findings:x,blastRadius:j.blastRadius,differences:r===void 0?[]:(0,l().geneDifferences)(r)}}async function i(n,s){
return s.change?.kind!=="removed"?(0,p().ask)(m().GENE_CHECKS,n,s):(await(0,p().ask)(m().REMOVED_GENE_CHECKS,n,s)).map(({
location:d,...r})=>r)}function t({rule:n}){return n==="validation-malformed"||n==="not-judged"}},"audit/gene/limits"(h,o,g,F){
let b;const p=()=>b??=o("model/nothing-touched");let v;const m=()=>v??=o("audit/change/blast-radius");let k;const l=()=>k??=
o("audit/subject");let u;const _=()=>u??=o("audit/gene/constraints");g(h,{hardCaps:()=>a,limitsOf:()=>f});function f(e,i){
const{asset:t,change:n,binds:s}=e,{constraints:c}=(0,_().readConstraints)(t.value.constraints),d=n?.before&&(0,_().readConstraints)(
n.before.value.constraints).constraints,r=(0,_().stricterConstraints)(d,c),{maxFiles:C,isDefaultLimit:j}=r,x=a(i),y=s&&(0,l().
isChange)(i)?i.radius:p().NOTHING_TOUCHED,E=(0,m().gradeFiles)(y.files,C,y.lines,x),O=(0,m().gradeWords)(E,y,C,x);return{
base:d,head:c,constraints:r,blastRadius:{...y,max_files:C,...j&&{default_limit:!0},severity:E,message:O}}}function a({policy:e}){
const{hard_cap_files:i,hard_cap_lines:t}=e.blast_radius;return{files:i,lines:t}}},"audit/gene/limits-beyond-cap"(h,o,g,F){
let b;const p=()=>b??=o("assets/subject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/check");
let u;const _=()=>u??=o("audit/gene/limits");g(h,{limitsBeyondCap:()=>f});const f=(0,l().defineChangeCheck)({name:"limit\
s-beyond-cap",find:(a,{asset:e,binds:i,limits:{base:t,head:n}})=>{const{files:s}=(0,_().hardCaps)(a),{maxFiles:c}=n;if(!i||
c<=s||t!==void 0&&c<=t.maxFiles)return[];const d={location:e.locate(["constraints","max_files"]),subject:(0,p().subjectOf)(
e)};return[(0,m().finding)("constraints-beyond-cap",{gene:e.id,maxFiles:c,cap:s},d)]}})},"audit/gene/loosened-constraint\
s"(h,o,g,F){let b;const p=()=>b??=o("assets/subject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("\
audit/check");let u;const _=()=>u??=o("audit/gene/differences");g(h,{loosenedConstraints:()=>f});const f=(0,l().defineChangeCheck)(
{name:"loosened-constraints",find:(a,{asset:e,binds:i,limits:{base:t,head:n}})=>{if(!i||t===void 0)return[];const s=(0,_().
uncovered)(t.forbiddenPaths,n.forbiddenPaths).map(d=>`\`${d}\` is no longer forbidden`);if(n.maxFiles>t.maxFiles&&s.unshift(
`\`max_files\` from ${t.maxFiles} to ${n.maxFiles}`),s.length===0)return[];const c={location:e.locate(["constraints"]),subject:(0,p().
subjectOf)(e)};return[(0,m().finding)("constraints-loosened",{gene:e.id,loosened:s},c)]}})},"audit/gene/plans"(h,o,g,F){
let b;const p=()=>b??=o("node:crypto");let v;const m=()=>v??=o("audit/plan");g(h,{digestPlans:()=>l,planCommands:()=>k,toolOf:()=>f});
function k(a,e){const i=[];for(const t of a){const n=t.verdict==="block"?void 0:u(t.reading,e);if(n===void 0)return a;i.
push({...t,plan:n})}return i}function l(a){const e=[...new Set(a.map(({digest:i})=>i))].sort();return`sha256:${(0,p().createHash)(
"sha256").update(e.join(`
`)).digest("hex")}`}function u(a,{timeoutMs:e}){const{command:i,argv:t,assignments:n}=a,s=t&&_(a,t);if(s)return(0,m().makePlan)(
{command:i,...s,env:{...Object.fromEntries(n.map(({name:c,value:d})=>[c,d])),...a.invocation?.family?.data.environment},
timeoutMs:e})}function _(a,e){const{invocation:i,scripts:t,npmSettings:n}=a,[s]=e;if(i===void 0)return s===void 0?void 0:
{program:s,argv:e};const c=f(a);if(c===void 0){const{program:r}=i;return{program:r,argv:e,...t&&{scripts:t},...n&&{npmSettings:n}}}
if(c.path===void 0)return;const d=[...i.operands,...i.passthrough].map(({text:r})=>r);return{program:i.program,argv:d,binary:c.
path}}function f({targets:a}){return a.find(({kind:e,via:i})=>e==="package_binary"&&i===void 0)}},"audit/gene/read-gene"(h,o,g,F){
let b;const p=()=>b??=o("assets/pointer");let v;const m=()=>v??=o("assets/subject");let k;const l=()=>k??=o("assets/vali\
dation");let u;const _=()=>u??=o("remedy/edits");g(h,{readGene:()=>f,readGeneChange:()=>a});async function f(t,n,s){const c=(0,l().
validationCommands)(t),d=await e(t,c,n,s);return{asset:t,binds:!1,validation:c,commands:d}}async function a(t,n,s,c){const{
kind:d,asset:r}=t,C=!["applied","unchanged"].includes(d)||n.has(r.id),j=(0,l().validationCommands)(r),x=d==="removed"?[]:
await e(r,j,s,c);return{asset:r,change:t,binds:C,validation:j,commands:x}}async function e(t,n,s,c){if(n.kind!=="list")return[];
const d=n.entries.filter(j=>typeof j.value=="string"&&!(0,l().isBlankEntry)(j)),r=await Promise.all(d.map(({value:j})=>s.
command(j)));return(await(0,_().withEdits)(r,s,c(t)==="fix")).map((j,x)=>i(t,j,d[x]?.pointer??["validation"]))}function i(t,{
findings:n,...s},c){const{command:d}=s.reading,r={...(0,m().subjectOf)(t),command:d},C={path:t.path,pointer:(0,p().pointerText)(
[...t.pointer,...c])};return{...s,command:d,location:t.locate(c),findings:n.map(({edit:j,...x})=>({...x,location:t.locate(
c,x.span),subject:r,...j&&{edit:{...C,...j}}}))}}},"audit/gene/removed-gene"(h,o,g,F){let b;const p=()=>b??=o("assets/su\
bject");let v;const m=()=>v??=o("rules/finding");let k;const l=()=>k??=o("audit/check");g(h,{removedGene:()=>u});const u=(0,l().
defineChangeCheck)({name:"removed-gene",find:(_,{asset:f})=>[(0,m().finding)("gene-removed",{gene:f.id},{subject:(0,p().
subjectOf)(f)})]})},"audit/gene/validation"(h,o,g,F){let b;const p=()=>b??=o("assets/subject");let v;const m=()=>v??=o("\
assets/validation");let k;const l=()=>k??=o("rules/finding");let u;const _=()=>u??=o("audit/check");g(h,{validationList:()=>f});
const f=(0,_().defineCheck)({name:"validation-list",find:(t,{asset:n,validation:s,commands:c})=>a(n,s,c.map(({reading:d})=>d))});
function a(t,n,s){const c=(0,p().subjectOf)(t),d={location:t.locate(["validation"]),subject:c},r={gene:t.id};if(n.kind===
"not_a_list"){const x={...r,field:"validation",expected:n.expected};return[(0,l().finding)("validation-malformed",x,d)]}
if(n.kind==="missing"||n.entries.every(m().isBlankEntry))return[(0,l().finding)("validation-missing",r,d)];const C=[],j=new Set;
for(const x of n.entries){const{value:y,pointer:E}=x,O={location:t.locate(E),subject:c};if((0,m().isBlankEntry)(x))C.push(
(0,l().finding)("validation-blank",{...r,field:E.join(".")},O));else if(typeof y!="string"){const P={...r,field:E.join("\
."),expected:"a string"};C.push((0,l().finding)("validation-malformed",P,O))}else if(j.has(y)){const P={subject:{...c,command:y}};
C.push((0,l().finding)("validation-duplicate",{...r,command:y},{...O,...P}))}else j.add(y)}return s.length>0&&s.every(e)&&
C.push((0,l().finding)("validation-vacuous",r,d)),C}function e({problems:t,argv:n}){return t.some(({rule:s})=>s==="only-\
prints")||i.has(n?.[0]??"")}const i=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true",
"uname","uptime","whoami"])}};
