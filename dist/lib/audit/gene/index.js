//# audit/gene/blast-radius
(function(l,i,d,B){let o;const r=()=>o??=i("assets/subject");let u;const e=()=>u??=i("rules/finding");let _;const m=()=>_??=
i("audit/check");let p;const b=()=>p??=i("audit/gene/limits");d(l,{geneBlastRadius:()=>g});const h={approaching_limit:"b\
last-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"},g=(0,m().defineChangeCheck)(
{name:"gene-blast-radius",find:(j,{asset:t,binds:x,limits:a})=>{const{files:n,lines:k,max_files:R,severity:s}=a.blastRadius;
if(!x||s==="within_limit")return[];const c={location:t.locate(["constraints","max_files"]),subject:(0,r().subjectOf)(t)};
if(s==="hard_cap_breach"){const{files:D,lines:v}=(0,b().hardCaps)(j);return[(0,e().finding)("blast-radius-hard-cap",{files:n,
lines:k,capFiles:D,capLines:v},c)]}const C=!a.constraints.isDefaultLimit;return[(0,e().finding)(h[s],{gene:t.id,files:n,
maxFiles:R,declared:C},c)]}})});
//# audit/gene/constraints
(function(c,o,m,g){let u;const h=()=>u??=o("repo/paths");let l;const a=()=>l??=o("audit/change/blast-radius");m(c,{readConstraints:()=>_,
stricterConstraints:()=>x});function _(t){if(t===void 0)return{constraints:d,problems:[{kind:"missing",pointer:["constra\
ints"]}]};if(t===null||typeof t!="object"||Array.isArray(t))return{constraints:d,problems:[{kind:"malformed",pointer:["c\
onstraints"],expected:"an object"}]};const i=[],n=b(t.max_files,i);return{constraints:{maxFiles:n??a().DEFAULT_MAX_FILES,
isDefaultLimit:n===void 0,forbiddenPaths:F(t.forbidden_paths,i)},problems:i}}function x(t,i){if(t===void 0)return i;const{
maxFiles:n,isDefaultLimit:s}=t.maxFiles<i.maxFiles?t:i;return{maxFiles:n,isDefaultLimit:s,forbiddenPaths:[...new Set([...t.
forbiddenPaths,...i.forbiddenPaths])]}}const d={maxFiles:a().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function b(t,i){
const n=["constraints","max_files"];if(t===void 0)i.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(t)&&Number(
t)>0)return Number(t);i.push({kind:"malformed",pointer:n,expected:"an integer greater than 0"})}}function F(t,i){const n=[
"constraints","forbidden_paths"];if(t===void 0)return i.push({kind:"missing",pointer:n}),[];if(!Array.isArray(t))return i.
push({kind:"malformed",pointer:n,expected:"a list of paths"}),[];const s=new Set;for(const[e,r]of t.entries()){const p=typeof r==
"string"?(0,h().normalise)(r):void 0;if(typeof r!="string"||!p){i.push({kind:"malformed",pointer:[...n,e],expected:"a pa\
th below the root of the repository"});continue}/[*?]/.test(r)&&i.push({kind:"pattern",pointer:[...n,e],entry:r}),s.add(
p)}return[...s]}});
//# audit/gene/declared-constraints
(function(r,i,d,b){let m;const l=()=>m??=i("assets/subject");let p;const c=()=>p??=i("rules/finding");let u;const _=()=>u??=
i("audit/check");let g;const h=()=>g??=i("audit/gene/constraints");d(r,{declaredConstraints:()=>j});const j=(0,_().defineCheck)(
{name:"declared-constraints",find:(s,{asset:t})=>(0,h().readConstraints)(t.value.constraints).problems.filter(({kind:n})=>n!==
"missing"||!t.cut).map(n=>k(t,n))});function k(s,t){const{pointer:n}=t,e={location:s.locate(n),subject:(0,l().subjectOf)(
s)},o=s.id,a=n.join(".");switch(t.kind){case"missing":return(0,c().finding)("constraints-missing",{gene:o,field:a},e);case"\
malformed":return(0,c().finding)("constraints-malformed",{gene:o,field:a,expected:t.expected},e);case"pattern":return(0,c().
finding)("forbidden-path-pattern",{gene:o,entry:t.entry},e)}}});
//# audit/gene/declared-paths
(function(o,t,s,k){let n;const i=()=>n??=t("assets/subject");let a;const d=()=>a??=t("rules/finding");let h;const l=()=>h??=
t("audit/change/some-touches");let m;const _=()=>m??=t("audit/check");s(o,{declaredPaths:()=>p});const p=(0,_().defineChangeCheck)(
{name:"declared-paths",find:({touchesOf:r},{asset:e,binds:u,limits:{constraints:b}})=>{if(!u)return[];const g={location:e.
locate(["constraints","forbidden_paths"]),subject:(0,i().subjectOf)(e)};return b.forbiddenPaths.flatMap(c=>(0,l().someTouches)(
r(c)).map(j=>(0,d().finding)("forbidden-path-declared",{gene:e.id,entry:c,...j},g)))}})});
//# audit/gene/differences
(function(m,o,h,k){let u;const p=()=>u??=o("assets/validation");let _;const v=()=>_??=o("repo/paths");let b;const c=()=>b??=
o("audit/gene/constraints");h(m,{geneDifferences:()=>g,uncovered:()=>d});function g({kind:i,asset:e,before:n}){return n===
void 0||e.cut||i!=="added"&&i!=="modified"?[]:[...x(n,e),...F(n,e)]}function x(i,e){const[n,t]=[l(i),l(e)],a="validation";
return[...[...n].filter(s=>!t.has(s)).map(s=>({kind:"command_removed",field:a,base:s,head:null})),...[...t].filter(s=>!n.
has(s)).map(s=>({kind:"command_added",field:a,base:null,head:s}))]}function l(i){const e=(0,p().validationCommands)(i),n=e.
kind==="list"?e.entries.map(({value:t})=>t):[];return new Set(n.filter(t=>typeof t=="string"))}function F(i,e){const{constraints:n}=(0,c().
readConstraints)(i.value.constraints),{constraints:t}=(0,c().readConstraints)(e.value.constraints),a=[];t.maxFiles!==n.maxFiles&&
a.push({kind:t.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(t.maxFiles)});const s="constraints.forbidden_paths";for(const r of d(n.forbiddenPaths,t.forbiddenPaths))
a.push({kind:"constraint_loosened",field:s,base:r,head:null});for(const r of d(t.forbiddenPaths,n.forbiddenPaths))a.push(
{kind:"constraint_tightened",field:s,base:null,head:r});return a}function d(i,e){return i.filter(n=>!e.some(t=>(0,v().isWithin)(
n,t)))}});
//# audit/gene/gene
(function(p,t,r,w){let g;const o=()=>g??=t("audit/check");let h;const c=()=>h??=t("audit/checks");let k;const R=()=>k??=
t("audit/gene/differences");let E;const G=()=>E??=t("audit/gene/limits");let C;const N=()=>C??=t("audit/gene/plans");r(p,
{auditGene:()=>y,forbidsRunningGene:()=>d,geneFindings:()=>a});async function y(n,i,s){const{asset:m,change:e,commands:l}=i,
_=(0,G().limitsOf)(i,n),u=await a(n,{...i,limits:_}),v=s.mayRun&&!u.some(d);return{asset:m,commands:v?(0,N().planCommands)(
l,s):l,findings:u,blastRadius:_.blastRadius,differences:e===void 0?[]:(0,R().geneDifferences)(e)}}async function a(n,i){
return i.change?.kind!=="removed"?(0,o().ask)(c().GENE_CHECKS,n,i):(await(0,o().ask)(c().REMOVED_GENE_CHECKS,n,i)).map(({
location:m,...e})=>e)}const S=new Set(["gene-incomplete","validation-malformed","not-judged"]);function d({rule:n}){return S.
has(n)}});
//# audit/gene/incomplete-gene
(function(c,e,n,d){let i;const o=()=>i??=e("assets/subject");let s;const m=()=>s??=e("rules/finding");let l;const p=()=>l??=
e("audit/check");n(c,{incompleteGene:()=>_});const _=(0,p().defineCheck)({name:"incomplete-gene",find:(u,{asset:t})=>t.cut?
[(0,m().finding)("gene-incomplete",{gene:t.id},{location:t.locate(),subject:(0,o().subjectOf)(t)})]:[]})});
//# audit/gene/limits
(function(p,s,b,j){let g;const C=()=>g??=s("model/nothing-touched");let O;const r=()=>O??=s("audit/change/blast-radius");
let v;const x=()=>v??=s("audit/subject");let D;const i=()=>D??=s("audit/gene/constraints");b(p,{hardCaps:()=>c,limitsOf:()=>F});
function F(a,t){const{asset:o,change:d,binds:H}=a,{constraints:l}=(0,i().readConstraints)(o.value.constraints),_=d?.before&&
(0,i().readConstraints)(d.before.value.constraints).constraints,u=(0,i().stricterConstraints)(_,l),{maxFiles:e,isDefaultLimit:N}=u,
m=c(t),n=H&&(0,x().isChange)(t)?t.radius:C().NOTHING_TOUCHED,h=(0,r().gradeFiles)(n.files,e,n.lines,m),T=(0,r().gradeWords)(
h,n,e,m);return{base:_,head:l,constraints:u,blastRadius:{...n,max_files:e,...N&&{default_limit:!0},severity:h,message:T}}}
function c({policy:a}){const{hard_cap_files:t,hard_cap_lines:o}=a.blast_radius;return{files:t,lines:o}}});
//# audit/gene/limits-beyond-cap
(function(o,t,e,k){let a;const l=()=>a??=t("assets/subject");let m;const d=()=>m??=t("rules/finding");let p;const _=()=>p??=
t("audit/check");let r;const u=()=>r??=t("audit/gene/limits");e(o,{limitsBeyondCap:()=>b});const b=(0,_().defineChangeCheck)(
{name:"limits-beyond-cap",find:(h,{asset:i,binds:g,limits:{base:n,head:j}})=>{const{files:c}=(0,u().hardCaps)(h),{maxFiles:s}=j;
if(!g||s<=c||n!==void 0&&s<=n.maxFiles)return[];const C={location:i.locate(["constraints","max_files"]),subject:(0,l().subjectOf)(
i)};return[(0,d().finding)("constraints-beyond-cap",{gene:i.id,maxFiles:s,cap:c},C)]}})});
//# audit/gene/loosened-constraints
(function(s,t,c,x){let d;const r=()=>d??=t("assets/subject");let l;const m=()=>l??=t("rules/finding");let a;const _=()=>a??=
t("audit/check");let u;const p=()=>u??=t("audit/gene/differences");c(s,{loosenedConstraints:()=>h});const h=(0,_().defineChangeCheck)(
{name:"loosened-constraints",find:(k,{asset:n,binds:g,limits:{base:e,head:i}})=>{if(!g||n.cut||e===void 0)return[];const o=(0,p().
uncovered)(e.forbiddenPaths,i.forbiddenPaths).map(j=>`\`${j}\` is no longer forbidden`);if(i.maxFiles>e.maxFiles&&o.unshift(
`\`max_files\` from ${e.maxFiles} to ${i.maxFiles}`),o.length===0)return[];const b={location:n.locate(["constraints"]),subject:(0,r().
subjectOf)(n)};return[(0,m().finding)("constraints-loosened",{gene:n.id,loosened:o},b)]}})});
//# audit/gene/plans
(function(m,c,u,k){let l;const v=()=>l??=c("node:crypto");let g;const h=()=>g??=c("audit/plan");u(m,{digestPlans:()=>y,
planCommands:()=>_,toolOf:()=>d});function _(o,t){const n=[];for(const r of o){const a=r.verdict==="block"?void 0:b(r.reading,
t);if(a===void 0)return o;n.push({...r,plan:a})}return n}function y(o){const t=[...new Set(o.map(({digest:n})=>n))].sort();
return`sha256:${(0,v().createHash)("sha256").update(t.join(`
`)).digest("hex")}`}function b(o,{timeoutMs:t}){const{command:n,argv:r,assignments:a}=o,i=r&&O(o,r);if(i)return(0,h().makePlan)(
{command:n,...i,env:{...Object.fromEntries(a.map(({name:s,value:e})=>[s,e])),...o.invocation?.family?.data.environment},
timeoutMs:t})}function O(o,t){const{invocation:n,scripts:r,npmSettings:a}=o,[i]=t;if(n===void 0)return i===void 0?void 0:
{program:i,argv:t};const s=d(o);if(s===void 0){const{program:p}=n;return{program:p,argv:t,...r&&{scripts:r},...a&&{npmSettings:a}}}
if(s.path===void 0)return;const e=[...n.operands,...n.passthrough].map(({text:p})=>p);return{program:n.program,argv:e,binary:s.
path}}function d({targets:o}){return o.find(({kind:t,via:n})=>t==="package_binary"&&n===void 0)}});
//# audit/gene/read-gene
(function(p,d,u,x){let _;const v=()=>_??=d("assets/pointer");let b;const h=()=>b??=d("assets/subject");let j;const m=()=>j??=
d("assets/validation");let w;const y=()=>w??=d("remedy/edits");u(p,{readGene:()=>C,readGeneChange:()=>G});async function C(t,o,s){
const a=(0,m().validationCommands)(t),i=await l(t,a,o,s);return{asset:t,binds:!1,validation:a,commands:i}}async function G(t,o,s,a){
const{kind:i,asset:e}=t,r=!["applied","unchanged"].includes(i)||o.has(e.id),n=(0,m().validationCommands)(e),c=i==="remov\
ed"?[]:await l(e,n,s,a);return{asset:e,change:t,binds:r,validation:n,commands:c}}async function l(t,o,s,a){if(o.kind!=="\
list")return[];const i=o.entries.filter(n=>typeof n.value=="string"&&!(0,m().isBlankEntry)(n)),e=await Promise.all(i.map(
({value:n})=>s.command(n)));return(await(0,y().withEdits)(e,s,a(t)==="fix")).map((n,c)=>k(t,n,i[c]?.pointer??["validatio\
n"]))}function k(t,{findings:o,...s},a){const{command:i}=s.reading,e={...(0,h().subjectOf)(t),command:i},r={path:t.path,
pointer:(0,v().pointerText)([...t.pointer,...a])};return{...s,command:i,location:t.locate(a),findings:o.map(({edit:n,...c})=>({
...c,location:t.locate(a,c.span),subject:e,...n&&{edit:{...r,...n}}}))}}});
//# audit/gene/removed-gene
(function(t,e,c,r){let i;const o=()=>i??=e("assets/subject");let d;const m=()=>d??=e("rules/finding");let s;const _=()=>s??=
e("audit/check");c(t,{removedGene:()=>g});const g=(0,_().defineChangeCheck)({name:"removed-gene",find:(u,{asset:n})=>[(0,m().
finding)("gene-removed",{gene:n.id},{subject:(0,o().subjectOf)(n)})]})});
//# audit/gene/validation
(function(g,l,h,E){let k;const j=()=>k??=l("assets/subject");let b;const v=()=>b??=l("assets/validation");let y;const t=()=>y??=
l("rules/finding");let S;const w=()=>S??=l("audit/check");h(g,{validationList:()=>x});const x=(0,w().defineCheck)({name:"\
validation-list",find:(n,{asset:i,validation:o,commands:e})=>i.cut?[]:A(i,o,e.map(({reading:s})=>s))});function A(n,i,o){
const e=(0,j().subjectOf)(n),s={location:n.locate(["validation"]),subject:e},a={gene:n.id};if(i.kind==="not_a_list"){const m={
...a,field:"validation",expected:i.expected};return[(0,t().finding)("validation-malformed",m,s)]}if(i.kind==="missing"||
i.entries.every(v().isBlankEntry))return[(0,t().finding)("validation-missing",a,s)];const c=[],_=new Set;for(const m of i.
entries){const{value:d,pointer:r}=m,u={location:n.locate(r),subject:e};if((0,v().isBlankEntry)(m))c.push((0,t().finding)(
"validation-blank",{...a,field:r.join(".")},u));else if(typeof d!="string"){const p={...a,field:r.join("."),expected:"a \
string"};c.push((0,t().finding)("validation-malformed",p,u))}else if(_.has(d)){const p={subject:{...e,command:d}};c.push(
(0,t().finding)("validation-duplicate",{...a,command:d},{...u,...p}))}else _.add(d)}return o.length>0&&o.every(L)&&c.push(
(0,t().finding)("validation-vacuous",a,s)),c}function L({problems:n,argv:i}){return n.some(({rule:o})=>o==="only-prints")||
B.has(i?.[0]??"")}const B=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname",
"uptime","whoami"])});
