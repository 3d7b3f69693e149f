//# audit/gene/blast-radius
(function(r,R,i){const d=i("assets/subject"),t=i("rules/finding"),l=i("audit/check"),o=i("audit/gene/limits"),u={approaching_limit:"\
blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"},p=(0,l().defineChangeCheck)(
{name:"gene-blast-radius",find:(m,{asset:s,binds:b,limits:a})=>{const{files:n,lines:h,max_files:_,severity:e}=a.blastRadius;
if(!b||e==="within_limit")return[];const c={location:s.locate(["constraints","max_files"]),subject:(0,d().subjectOf)(s)};
if(e==="hard_cap_breach"){const{files:x,lines:j}=(0,o().hardCaps)(m);return[(0,t().finding)("blast-radius-hard-cap",{files:n,
lines:h,capFiles:x,capLines:j},c)]}const g=!a.constraints.isDefaultLimit;return[(0,t().finding)(u[e],{gene:s.id,files:n,
maxFiles:_,declared:g},c)]}});r.exports={geneBlastRadius:p}});
//# audit/gene/constraints
(function(c,b,e){const u=e("repo/path-pattern"),m=e("repo/paths"),a=e("audit/change/blast-radius");function h(t){if(t===
void 0)return{constraints:p,problems:[{kind:"missing",pointer:["constraints"]}]};if(t===null||typeof t!="object"||Array.
isArray(t))return{constraints:p,problems:[{kind:"malformed",pointer:["constraints"],expected:"an object"}]};const n=[],i=l(
t.max_files,n);return{constraints:{maxFiles:i??a().DEFAULT_MAX_FILES,isDefaultLimit:i===void 0,forbiddenPaths:_(t.forbidden_paths,
n)},problems:n}}function x(t,n){if(t===void 0)return n;const{maxFiles:i,isDefaultLimit:r}=t.maxFiles<n.maxFiles?t:n;return{
maxFiles:i,isDefaultLimit:r,forbiddenPaths:[...new Set([...t.forbiddenPaths,...n.forbiddenPaths])]}}const p={maxFiles:a().
DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function l(t,n){const i=["constraints","max_files"];if(t===void 0)
n.push({kind:"missing",pointer:i});else{if(Number.isSafeInteger(t)&&Number(t)>0)return Number(t);n.push({kind:"malformed",
pointer:i,expected:"an integer greater than 0"})}}function _(t,n){const i=["constraints","forbidden_paths"];if(t===void 0)
return n.push({kind:"missing",pointer:i}),[];if(!Array.isArray(t))return n.push({kind:"malformed",pointer:i,expected:"a \
list of paths"}),[];const r=new Set;for(const[o,s]of t.entries()){const d=typeof s=="string"?(0,m().normalise)(s):void 0;
if(typeof s!="string"||!d){n.push({kind:"malformed",pointer:[...i,o],expected:"a path below the root of the repository"});
continue}(0,u().looksLikePattern)(s)&&n.push({kind:"pattern",pointer:[...i,o],entry:s}),r.add(d)}return[...r]}c.exports=
{readConstraints:h,stricterConstraints:x}});
//# audit/gene/declared-constraints
(function(a,l,i){const d=i("assets/subject"),e=i("rules/finding"),u=i("audit/check"),m=i("audit/gene/constraints"),p=(0,u().
defineCheck)({name:"declared-constraints",find:(s,{asset:n})=>(0,m().readConstraints)(n.value.constraints).problems.filter(
({kind:t})=>t!=="missing"||!n.cut).map(t=>g(n,t))});function g(s,n){const{pointer:t}=n,c={location:s.locate(t),subject:(0,d().
subjectOf)(s)},r=s.id,o=t.join(".");switch(n.kind){case"missing":return(0,e().finding)("constraints-missing",{gene:r,field:o},
c);case"malformed":return(0,e().finding)("constraints-malformed",{gene:r,field:o,expected:n.expected},c);case"pattern":return(0,e().
finding)("forbidden-path-pattern",{gene:r,entry:n.entry},c)}}a.exports={declaredConstraints:p}});
//# audit/gene/declared-paths
(function(o,l,t){const n=t("assets/subject"),i=t("rules/finding"),a=t("audit/change/some-touches"),d=(0,t("audit/check")().
defineChangeCheck)({name:"declared-paths",find:({touchesOf:r},{asset:c,binds:h,limits:{constraints:u}})=>{if(!h)return[];
const s=u.forbiddenPaths.flatMap(e=>(0,a().someTouches)(r(e)).map(m=>({gene:c.id,entry:e,...m})));if(s.length===0)return[];
const p={location:c.locate(["constraints","forbidden_paths"]),subject:(0,n().subjectOf)(c)};return s.map(e=>(0,i().finding)(
"forbidden-path-declared",e,p))}});o.exports={declaredPaths:d}});
//# audit/gene/differences
(function(u,b,o){const m=o("assets/validation"),h=o("repo/paths"),c=o("audit/gene/constraints");function p({kind:i,asset:e,
before:n}){return n===void 0||e.cut||i!=="added"&&i!=="modified"?[]:[...v(n,e),..._(n,e)]}function v(i,e){const[n,t]=[l(
i),l(e)],a="validation";return[...[...n].filter(s=>!t.has(s)).map(s=>({kind:"command_removed",field:a,base:s,head:null})),
...[...t].filter(s=>!n.has(s)).map(s=>({kind:"command_added",field:a,base:null,head:s}))]}function l(i){const e=(0,m().validationCommands)(
i),n=e.kind==="list"?e.entries.map(({value:t})=>t):[];return new Set(n.filter(t=>typeof t=="string"))}function _(i,e){const{
constraints:n}=(0,c().readConstraints)(i.value.constraints),{constraints:t}=(0,c().readConstraints)(e.value.constraints),
a=[];t.maxFiles!==n.maxFiles&&a.push({kind:t.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"con\
straints.max_files",base:String(n.maxFiles),head:String(t.maxFiles)});const s="constraints.forbidden_paths";for(const d of r(
n.forbiddenPaths,t.forbiddenPaths))a.push({kind:"constraint_loosened",field:s,base:d,head:null});for(const d of r(t.forbiddenPaths,
n.forbiddenPaths))a.push({kind:"constraint_tightened",field:s,base:null,head:d});return a}function r(i,e){return i.filter(
n=>!e.some(t=>(0,h().isWithin)(n,t)))}u.exports={geneDifferences:p,uncovered:r}});
//# audit/gene/gene
(function(p,G,e){const o=e("audit/check"),c=e("audit/checks"),_=e("audit/gene/differences"),l=e("audit/gene/limits"),R=e(
"audit/gene/plans");async function E(n,i,t){const{asset:m,change:s,commands:r}=i,u=(0,l().limitsOf)(i,n),g=await a(n,{...i,
limits:u}),k=t.mayRun&&!g.some(d);return{asset:m,commands:k?(0,R().planCommands)(r,t):r,findings:g,blastRadius:u.blastRadius,
differences:s===void 0?[]:(0,_().geneDifferences)(s)}}async function a(n,i){return i.change?.kind!=="removed"?(0,o().ask)(
c().GENE_CHECKS,n,i):(await(0,o().ask)(c().REMOVED_GENE_CHECKS,n,i)).map(({location:m,...s})=>s)}const h=new Set(["gene-\
incomplete","validation-malformed","not-judged"]);function d({rule:n}){return h.has(n)}p.exports={auditGene:E,forbidsRunningGene:d,
geneFindings:a}});
//# audit/gene/incomplete-gene
(function(c,s,t){const n=t("assets/subject"),i=t("rules/finding"),o=(0,t("audit/check")().defineCheck)({name:"incomplet\
e-gene",find:(p,{asset:e})=>e.cut?[(0,i().finding)("gene-incomplete",{gene:e.id},{location:e.locate(),subject:(0,n().subjectOf)(
e)})]:[]});c.exports={incompleteGene:o}});
//# audit/gene/limits
(function(p,D,t){const g=t("model/nothing-touched"),o=t("audit/change/blast-radius"),b=t("audit/subject"),i=t("audit/ge\
ne/constraints");function C(a,s){const{asset:e,change:d,binds:O}=a,{constraints:u}=(0,i().readConstraints)(e.value.constraints),
l=d?.before&&(0,i().readConstraints)(d.before.value.constraints).constraints,_=(0,i().stricterConstraints)(l,u),{maxFiles:r,
isDefaultLimit:v}=_,h=c(s),n=O&&(0,b().isChange)(s)?s.radius:g().NOTHING_TOUCHED,m=(0,o().gradeFiles)(n.files,r,n.lines,
h),x=(0,o().gradeWords)(m,n,r,h);return{base:l,head:u,constraints:_,blastRadius:{...n,max_files:r,...v&&{default_limit:!0},
severity:m,message:x}}}function c({policy:a}){const{hard_cap_files:s,hard_cap_lines:e}=a.blast_radius;return{files:s,lines:e}}
p.exports={hardCaps:c,limitsOf:C}});
//# audit/gene/limits-beyond-cap
(function(c,h,i){const o=i("assets/subject"),a=i("rules/finding"),r=i("audit/check"),d=i("audit/gene/limits"),m=(0,r().
defineChangeCheck)({name:"limits-beyond-cap",find:(p,{asset:t,binds:l,limits:{base:n,head:u}})=>{const{files:e}=(0,d().hardCaps)(
p),{maxFiles:s}=u;if(!l||s<=e||n!==void 0&&s<=n.maxFiles)return[];const b={location:t.locate(["constraints","max_files"]),
subject:(0,o().subjectOf)(t)};return[(0,a().finding)("constraints-beyond-cap",{gene:t.id,maxFiles:s,cap:e},b)]}});c.exports=
{limitsBeyondCap:m}});
//# audit/gene/loosened-constraints
(function(l,C,s){const m=s("assets/subject"),u=s("rules/finding"),p=s("audit/check"),h=s("audit/gene/constraints"),_=s(
"audit/gene/differences"),g=(0,p().defineChangeCheck)({name:"loosened-constraints",find:(i,{asset:n,binds:e,limits:{base:t,
head:o}})=>{if(!e||n.cut||t===void 0)return[];const r=(0,_().uncovered)(t.forbiddenPaths,o.forbiddenPaths),c=o.maxFiles>
t.maxFiles;if(r.length===0&&!c)return[];const d=x(n.value.constraints),a=[...c&&!d("max_files")?[`\`max_files\` from ${t.
maxFiles} to ${o.maxFiles}`]:[],...(d("forbidden_paths")?[]:r).map(v=>`\`${v}\` is no longer forbidden`)];if(a.length===
0)return[];const b={location:n.locate(["constraints"]),subject:(0,m().subjectOf)(n)};return[(0,u().finding)("constraints\
-loosened",{gene:n.id,loosened:a},b)]}});function x(i){const n=(0,h().readConstraints)(i).problems.flatMap(({kind:e,pointer:t})=>e===
"malformed"&&t.length<=2?[t[1]]:[]);return e=>n.includes(e)||n.includes(void 0)}l.exports={loosenedConstraints:g}});
//# audit/gene/plans
(function(m,O,p){const u=p("node:crypto"),v=p("audit/plan");function l(n,o){const t=[];for(const r of n){const a=r.verdict===
"block"?void 0:b(r.reading,o);if(a===void 0)return n;t.push({...r,plan:a})}return t}const g="sha256:e3b0c44298fc1c149afb\
f4c8996fb92427ae41e4649b934ca495991b7852b855";function h(n){if(n.length===0)return g;const o=[...new Set(n.map(({digest:t})=>t))].
sort();return`sha256:${(0,u().createHash)("sha256").update(o.join(`
`)).digest("hex")}`}function b(n,{timeoutMs:o}){const{command:t,argv:r,assignments:a}=n,i=r&&y(n,r);if(i)return(0,v().makePlan)(
{command:t,...i,env:{...Object.fromEntries(a.map(({name:e,value:s})=>[e,s])),...n.invocation?.family?.data.environment},
timeoutMs:o})}function y(n,o){const{invocation:t,scripts:r,npmSettings:a}=n,[i]=o;if(t===void 0)return i===void 0?void 0:
{program:i,argv:o};const e=d(n);if(e===void 0){const{program:c}=t;return{program:c,argv:o,...r&&{scripts:r},...a&&{npmSettings:a}}}
if(e.path===void 0)return;const s=[...t.operands,...t.passthrough].map(({text:c})=>c);return{program:t.program,argv:s,binary:e.
path}}function d({targets:n}){return n.find(({kind:o,via:t})=>o==="package_binary"&&t===void 0)}m.exports={digestPlans:h,
planCommands:l,toolOf:d}});
//# audit/gene/read-gene
(function(l,G,d){const u=d("assets/pointer"),v=d("assets/subject"),m=d("assets/validation"),h=d("remedy/edits");async function b(t,e,i){
const s=(0,m().validationCommands)(t),a=await p(t,s,e,i);return{asset:t,binds:!1,validation:s,commands:a}}async function w(t,e,i,s){
const{kind:a,asset:c}=t,r=!["applied","unchanged"].includes(a)||e.has(c.id),o=(0,m().validationCommands)(c),n=a==="remov\
ed"?[]:await p(c,o,i,s);return{asset:c,change:t,binds:r,validation:o,commands:n}}async function p(t,e,i,s){if(e.kind!=="\
list")return[];const a=e.entries.filter(n=>typeof n.value=="string"&&!(0,m().isBlankEntry)(n)),c=await Promise.all(a.map(
({value:n})=>i.command(n))),o=(await(0,h().withEdits)(c,i,s(t)==="fix")).map((n,j)=>C(t,n,a[j]?.pointer??["validation"]));
return o.some(({findings:n})=>n.length>0)?o.map(n=>({...n})):o}function C(t,{findings:e,...i},s){const{command:a}=i.reading,
c={...(0,v().subjectOf)(t),command:a},r={path:t.path,pointer:(0,u().pointerText)([...t.pointer,...s])};return{...i,command:a,
get location(){return t.locate(s)},findings:e.map(({edit:o,...n})=>({...n,location:t.locate(s,n.span),subject:c,...o&&{edit:{
...r,...o}}}))}}l.exports={readGene:b,readGeneChange:w}});
//# audit/gene/removed-gene
(function(c,r,e){const i=e("assets/subject"),t=e("rules/finding"),o=(0,e("audit/check")().defineChangeCheck)({name:"rem\
oved-gene",find:(s,{asset:n})=>[(0,t().finding)("gene-removed",{gene:n.id},{subject:(0,i().subjectOf)(n)})]});c.exports=
{removedGene:o}});
//# audit/gene/validation
(function(h,w,l){const k=l("assets/subject"),v=l("assets/validation"),t=l("rules/finding"),_=(0,l("audit/check")().defineCheck)(
{name:"validation-list",find:(e,{asset:i,validation:o,commands:u})=>i.cut?[]:j(i,o,u.map(({reading:n})=>n))});function j(e,i,o){
const u=(0,k().subjectOf)(e),n=a=>({location:e.locate(a),subject:u}),m=["validation"],s={gene:e.id};if(i.kind==="not_a_l\
ist"){const a={...s,field:"validation",expected:i.expected};return[(0,t().finding)("validation-malformed",a,n(m))]}if(i.
kind==="missing"||i.entries.every(v().isBlankEntry))return[(0,t().finding)("validation-missing",s,n(m))];const c=[],g=new Set;
for(const a of i.entries){const{value:d,pointer:r}=a;if((0,v().isBlankEntry)(a))c.push((0,t().finding)("validation-blank",
{...s,field:r.join(".")},n(r)));else if(typeof d!="string"){const p={...s,field:r.join("."),expected:"a string"};c.push(
(0,t().finding)("validation-malformed",p,n(r)))}else if(g.has(d)){const p={...n(r),subject:{...u,command:d}};c.push((0,t().
finding)("validation-duplicate",{...s,command:d},p))}else g.add(d)}return o.length>0&&o.every(b)&&c.push((0,t().finding)(
"validation-vacuous",s,n(m))),c}function b({problems:e,argv:i}){return e.some(({rule:o})=>o==="only-prints")||S.has(i?.[0]??
"")}const S=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoa\
mi"]);h.exports={validationList:_}});
