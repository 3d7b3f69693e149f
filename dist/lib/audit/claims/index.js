//# audit/claims/asset-files
(function(m,i,a,_){let l;const t=()=>l??=i("rules/finding");let r;const u=()=>r??=i("audit/check");a(m,{assetFiles:()=>g,
assetProblemFinding:()=>e});const g=(0,u().defineCheck)({name:"asset-files",find:({problems:n})=>n.map(e)});function e({
rule:n,detail:s,location:p,id:c,before:o}){const d={location:p,...c===void 0?{}:{subject:{id:c}}};return o?{...(0,t().finding)(
n,{detail:s},{...d,severity:"notice"}),before:o}:(0,t().finding)(n,{detail:s},d)}});
//# audit/claims/broadcast
(function(v,u,x,T){let O;const $=()=>O??=u("assets/asset");let F;const b=()=>F??=u("assets/subject");let M;const a=()=>M??=
u("rules/finding");let y;const C=()=>y??=u("audit/claims/not-checked");let J;const w=()=>J??=u("audit/claims/schema/expe\
ctation");x(v,{broadcastFindings:()=>A});function A(t,i,n,d={files:0,lines:0}){const{status:m,score:_}=h(t.value.outcome),
c=h(t.value.blast_radius),e={capsule:t.id},o=(...s)=>({location:t.locate(s),subject:(0,b().subjectOf)(t)}),r=[];if(m!=="\
success"){const s={...e,status:p(m)};r.push((0,a().finding)("capsule-not-successful",s,o("outcome","status")))}if(!j(_,n.
min_score,1)){const s={...e,score:p(_),least:n.min_score};r.push((0,a().finding)("capsule-score",s,o("outcome","score")))}
for(const s of["files","lines"]){const l=n[`max_${s}`],g=Math.max(d[s],i.radius?.[s]??0);if(j(c[s],0,l)&&g<=l)continue;const k=p(
c[s]),N=g>l?`${g} (claimed: ${k})`:k,S={...e,field:s,found:N,most:l};r.push((0,a().finding)("capsule-blast-radius",S,o("\
blast_radius",s)))}return i.count<n.min_success_streak&&r.push(...D(t,i,n.min_success_streak)),r}function D(t,{count:i,unread:n,
failed:d,uncounted:m=[]},_){const c={location:t.locate(),subject:(0,b().subjectOf)(t)},e={capsule:t.id};if(d!==void 0)return[
(0,a().finding)("capsule-failed",{...e,event:d},c)];if(n!==void 0){const o=`whether the Capsule \`${t.id}\` has enough co\
nsecutive successes`;return[(0,C().notChecked)(o,n,{...c,severity:"error"})]}return[(0,a().finding)("capsule-streak",{...e,
streak:i,least:_},c),...m.slice(0,E).map(o=>(0,a().finding)("streak-event-not-counted",{...e,...o},c))]}const E=5;function h(t){
return(0,$().isJsonObject)(t)?t:{}}function j(t,i,n){return typeof t=="number"&&t>=i&&t<=n}function p(t){return t===void 0?
"missing":(0,w().describeJson)(t)}});
//# audit/claims/capsule-fields
(function(t,i,s,j){let l;const u=()=>l??=i("assets/subject");let o;const d=()=>o??=i("rules/finding");let p;const r=()=>p??=
i("audit/check");s(t,{capsuleFields:()=>a});const a=(0,r().defineCheck)({name:"capsule-fields",find:(e,{asset:n})=>_(n)});
function _(e){const{type:n,id:m,value:g}=e;if(n!=="Capsule"||e.cut)return[];const c=["success_streak","env_fingerprint"].
filter(h=>g[h]==null);if(c.length===0)return[];const b={location:e.locate(),subject:(0,u().subjectOf)(e)};return[(0,d().
finding)("capsule-field-missing",{capsule:m,fields:c},b)]}});
//# audit/claims/capsules
(function(v,r,b,H){let y;const C=()=>y??=r("rules/eligibility-of");let k;const O=()=>k??=r("audit/check");let w;const z=()=>w??=
r("audit/claims/broadcast");let E;const m=()=>E??=r("audit/claims/claimed-radius");let F;const S=()=>F??=r("audit/claims\
/content-hash");let j;const N=()=>j??=r("audit/claims/proven-streak");let I;const J=()=>I??=r("audit/claims/schema/findi\
ngs");b(v,{eventsOfCapsules:()=>x,judgeCapsules:()=>M});function M({changes:t,present:s,unread:e},i,o,a=new Map){const c=t.
filter(p);if(c.length===0)return[];const u=A({changes:t,present:s,unread:e},a),n=o&&B(c,o);return c.map(({kind:l,asset:d,
before:_})=>{if(l==="removed")return{change:l,asset:d,eligible:null,eligibility:null,reasons:[]};const G=l==="added"?n:_&&
(0,m().sizeOf)(_.value.blast_radius),g=D(d,()=>(0,z().broadcastFindings)(d,u(d),i,G)),h=(0,C().eligibilityOf)(g);return{
change:l,asset:d,eligible:h==="eligible",eligibility:h,reasons:g}})}function x({changes:t,present:s}){const e=new Set(t.
filter(p).map(({asset:i})=>i.id));return e.size===0?[]:s.filter(({type:i,value:o})=>i==="EvolutionEvent"&&e.has(o.capsule_id))}
function A({changes:t,present:s,unread:e},i){const o=e.at(-1),a=new Set(t.map(({asset:n})=>n)),c=s.filter(({type:n,path:l})=>n===
"EvolutionEvent"&&(!o||l>=o.path)).map(n=>({value:i.get(n)??n.value,log:n.path,isNew:a.has(n)})),u=(0,N().streakCounter)(
c,!0);return n=>{const l=u(n);return o===void 0||l.ended?l:{...l,unread:o}}}function B(t,s){const e=t.filter(({kind:a})=>a===
"added").map(({asset:a})=>(0,m().sizeOf)(a.value.blast_radius)??{files:0,lines:0}),i=a=>e.reduce((c,u)=>c+u[a],0);return i(
"files")>=s.files&&i("lines")>=s.lines?void 0:s}function D(t,s){try{return[...s(),...(0,J().promotionSchemaFindings)(t),
...(0,S().identityFindings)(t,"hand")].filter(({severity:e,rule:i})=>e==="error"||i==="streak-event-not-counted")}catch(e){
return[(0,O().assetNotJudged)(t,e)]}}function p({asset:t}){return t.type==="Capsule"}});
//# audit/claims/chain
(function(M,d,j,G){let A;const _=()=>A??=d("assets/log/audit-log");let E;const S=()=>E??=d("assets/subject");let O;const h=()=>O??=
d("rules/finding");let F;const L=()=>F??=d("audit/check");let $;const x=()=>$??=d("audit/claims/not-checked");j(M,{chainFindings:()=>v,
eventChain:()=>D});const D=(0,L().defineAssetsCheck)({name:"event-chain",find:({assets:n})=>v(n.changes,n.present,n.unread)});
function v(n,p,a=[]){const e=p.filter(({type:i})=>i==="EvolutionEvent"),o=new Set(n.map(({asset:i})=>i)),u=new Map(e.map(
i=>[i.id,i])),c=new Map,b=new Map,N=new Set,k=new Set;return e.flatMap(i=>{const s=b.get(i.path);b.set(i.path,i);const t=w(
i),r=t===void 0?void 0:c.get(t);t!==void 0&&r===void 0&&c.set(t,i);const T=t!==void 0&&k.has(t);if(t!==void 0&&!u.has(t)&&
k.add(t),!o.has(i)||i.cut)return[];const l={location:i.locate(["parent"]),subject:(0,S().subjectOf)(i)},g={event:i.id};if(t===
void 0)return s===void 0||!(0,_().isAuditLog)(i.path)?[]:[(0,h().finding)("event-not-chained",{...g,last:s.id},l)];if(!u.
has(t)){const m=(0,_().isAuditLog)(i.path)?"error":"warning",[C]=a;if(C!==void 0){const B=`whether the parent \`${t}\` of\
 the EvolutionEvent \`${i.id}\` exists`;return[(0,x().notChecked)(B,C,{...l,severity:m})]}return T?[]:[(0,h().finding)("\
event-parent-missing",{...g,parent:t,last:s?.id??""},{...l,severity:m})]}const y=K(i,u,N);if(y!==void 0)return[(0,h().finding)(
"event-parent-cycle",{...g,cycle:y},l)];if(r===void 0||r.id===i.id)return[];const z=s===void 0||s.id===t?r.id:s.id;return[
(0,h().finding)("event-chain-forked",{...g,other:r.id,parent:t,last:z},l)]})}function w({value:{parent:n}}){return typeof n==
"string"&&n!==""?n:void 0}const I=5;function K(n,p,a){const e=new Set;let o=n;for(;o!==void 0&&!a.has(o.id)&&!e.has(o.id);){
e.add(o.id);const c=w(o);o=c===void 0?void 0:p.get(c)}if(o!==void 0&&o.id===n.id&&!a.has(o.id))return[...e].slice(0,I);for(const c of e)
a.add(c)}});
//# audit/claims/claimed-radius
(function(_,c,b,z){let h;const u=()=>h??=c("assets/asset");let j;const v=()=>j??=c("assets/subject");let C;const O=()=>C??=
c("rules/finding");let k;const y=()=>k??=c("audit/check");b(_,{claimedRadius:()=>M,radiusClaimFindings:()=>d,sizeOf:()=>g});
const M=(0,y().defineChangeCheck)({name:"claimed-radius",find:({assets:i,counted:s})=>d(i.changes,s)});function d(i,s){return[
"Capsule","EvolutionEvent"].flatMap(l=>{const e=i.filter(({kind:n,asset:t})=>n==="added"&&t.type===l).map(({asset:n})=>({
asset:n,size:g(n.value.blast_radius)})),o=e.flatMap(({size:n})=>n??[]),r=e.at(-1);if(r===void 0||o.length<e.length)return[];
const a=o.reduce($);return a.files<s.least.files||a.lines<s.least.lines?[m(r.asset,a,s.least,e.length>1,"warning")]:e.flatMap(
({asset:n,size:t})=>t!==void 0&&w(n)&&F(t,s.most)?[m(n,t,s.most,!1,"notice")]:[])})}function m(i,s,l,e,o){const{type:r,id:a}=i,
n={type:r,id:a,claimed:p(s),counted:p(l),together:e},t={location:i.locate(["blast_radius"]),subject:(0,v().subjectOf)(i),
severity:o};return(0,O().finding)("blast-radius-claim",n,t)}function p({files:i,lines:s}){return`${i} ${i===1?"file":"fi\
les"} and ${s} ${s===1?"line":"lines"}`}function g(i){if(!(0,u().isJsonObject)(i))return;const{files:s,lines:l}=i;return typeof s==
"number"&&typeof l=="number"?{files:s,lines:l}:void 0}function $(i,s){return{files:i.files+s.files,lines:i.lines+s.lines}}
function F(i,s){return i.files>s.files||i.lines>s.lines+s.files}function w({value:{outcome:i}}){return(0,u().isJsonObject)(
i)&&i.status==="success"}});
//# audit/claims/claimed-streak
(function(r,e,d,S){let l;const u=()=>l??=e("assets/subject");let m;const k=()=>m??=e("rules/finding");let _;const p=()=>_??=
e("audit/check");let h;const g=()=>h??=e("audit/claims/not-checked");let b;const C=()=>b??=e("audit/claims/streak");d(r,
{claimedStreak:()=>j,streakClaimFindings:()=>i});const j=(0,p().defineAssetsCheck)({name:"claimed-streak",find:({assets:c})=>i(
c)});function i({changes:c,present:v,unread:y}){const F=(0,C().streaksIn)(v,y);return c.flatMap(({kind:O,asset:t})=>{const{
success_streak:n}=t.value;if(O==="removed"||t.type!=="Capsule"||typeof n!="number")return[];const{count:s,unread:o}=F(t.
id);if(n<=s)return[];const a={location:t.locate(["success_streak"]),subject:(0,u().subjectOf)(t)};return o!==void 0?[(0,g().
notChecked)(`the success streak of the Capsule \`${t.id}\``,o,a)]:[(0,k().finding)("success-streak-claim",{capsule:t.id,
claimed:n,counted:s},a)]})}});
//# audit/claims/content-hash
(function(j,a,H,W){let y;const F=()=>y??=a("@evomap/gep-sdk");let I;const l=()=>I??=a("assets/asset");let w;const E=()=>w??=
a("assets/pointer");let x;const _=()=>x??=a("assets/subject");let A;const r=()=>A??=a("rules/finding");let k;const C=()=>k??=
a("audit/claims/hash-forms");H(j,{asHubHashes:()=>b,assetIdOf:()=>J,contentHash:()=>m,hashFindings:()=>h,hashOfAsset:()=>d,
identityFindings:()=>D,isMissingIdentity:()=>M,matchContentHash:()=>u,unhashedFields:()=>G});const S=new Set(["Gene","Ca\
psule","EvolutionEvent"]);function u(t){const{type:n,value:s}=t,e=s.asset_id;if(e===d(t))return"content";if(n==="Capsule"&&
e===m(b(s)))return"hub"}function D(t,n){const{type:s,value:e}=t;if(!S.has(s))return h(t,n);const i=p(t,n),c={location:t.
locate(),subject:(0,_().subjectOf)(t)},o=e.asset_id===void 0?d(t):void 0;return[...e.schema_version===void 0?[(0,r().finding)(
"schema-version-missing",i,c)]:[],...o===void 0?h(t,n):[(0,r().finding)("content-hash-missing",{...i,expected:o},c)]]}function M({
rule:t}){return t==="schema-version-missing"||t==="content-hash-missing"}function h(t,n,s=!1){const{value:e}=t;if(e.asset_id===
void 0||u(t)!==void 0)return[];const i=d(t),c={location:t.locate(["asset_id"]),subject:(0,_().subjectOf)(t)},o=(0,C().otherHashForm)(
t),U={...p(t,n),expected:i,...o&&{form:o}},O=s&&n==="fix"?N(t,i):void 0;return[{...(0,r().finding)("content-hash-mismatc\
h",U,c),...O&&{edit:O}}]}function p({type:t,id:n},s){return{type:t,id:n,fixable:s==="fix",...s==="author"&&{foreign:!0}}}
function J(t){const{asset_id:n}=t.value;return typeof n=="string"&&u(t)!==void 0?n:d(t)}function N({type:t,path:n,pointer:s,
value:e},i){const{asset_id:c,...o}=e;if(!(typeof c!="string"||Object.values(o).some(g))&&u({type:t,value:{...o,asset_id:i}})!==
void 0)return{path:n,pointer:(0,E().pointerText)([...s,"asset_id"]),old:c,new:[i],fix:!0}}function g(t){return typeof t!=
"object"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(g)}function m(t){return(0,F().computeAssetId)(t)??
""}const v=new WeakMap;function d(t){const n=v.get(t);if(n!==void 0)return n;const{asset_id:s}=t.value,e=m(t.value),i=e===
s?s:e;return v.set(t,i),i}const T=["notes","details"];function b(t){const{outcome:n}=t;if(!(0,l().isJsonObject)(n))return t;
const{notes:s,details:e,...i}=n;return{...t,outcome:i}}function G(t){const{outcome:n}=t.value;return u(t)!=="hub"||!(0,l().
isJsonObject)(n)?[]:T.filter(s=>Object.hasOwn(n,s)).map(s=>`outcome.${s}`)}});
//# audit/claims/counted-change
(function(a,e,o,d){let u;const n=()=>u??=e("audit/change/blast-radius");let c;const l=()=>c??=e("audit/change/counting");
o(a,{countedChange:()=>m});const r=new Set;function m(t,i){const s=(0,n().measureChange)(t,{has:_=>!(0,l().isCountedByReference)(
_)});return{least:{files:Math.min(i.files,s.files),lines:Math.min(i.lines,s.lines)},most:(0,n().measureChange)(t,r)}}});
//# audit/claims/envelope
(function(h,i,v,J){let y;const r=()=>y??=i("assets/message");let b;const l=()=>b??=i("assets/subject");let j;const O=()=>j??=
i("model/asset-types");let C;const _=()=>C??=i("rules/finding");let S;const k=()=>S??=i("audit/check");let L;const p=()=>L??=
i("audit/claims/content-hash");v(h,{envelope:()=>T});const T=(0,k().defineCheck)({name:"envelope",find:(t,{asset:e})=>E(
e)});function E(t){const{type:e,id:n,envelope:o}=t,s={location:t.locate(),subject:(0,l().subjectOf)(t)},c={type:e,id:n},
a=[t.value,...o?[o,(0,r().payloadOf)(o)]:[]].some(F);return[...H(t),...o&&(0,r().senderOf)(o)===void 0?[(0,_().finding)(
"envelope-sender-missing",c,s)]:[],...a?[(0,_().finding)("signature-not-verified",c,s)]:[]]}function F({signature:t}){return t!=
null&&t!==""}function H(t){const{type:e,id:n,wrappers:o=[]}=t,s={location:t.locate(),subject:(0,l().subjectOf)(t)};return o.
flatMap(c=>M(t,c).flatMap(([a,g])=>{const d=c[a];if(d===void 0||d===g)return[];const A={type:e,id:n,field:a,stated:u(d),
actual:u(g)};return[(0,_().finding)("envelope-contradicts-asset",A,s)]}))}function M(t,e){const{type:n,id:o,value:s}=t;return[
...n==="ValidationReport"?[["target_asset_id",s.gene_asset_id??e.target_asset_id],["target_local_id",s.gene_id]]:[],...w(
e.type,n)?[["type",n]]:[],["asset_type",n],["asset_id",m(t,e.asset_id)],["content_hash",m(t,e.content_hash)],["local_id",
o]]}function w(t,e){if(typeof t!="string")return!1;const n=t.toLowerCase();return n!==e.toLowerCase()&&O().ASSET_TYPES.some(
o=>o.toLowerCase()===n)}function m({type:t,value:e},n){if(e.asset_id!==void 0||n===void 0)return e.asset_id;const o={type:t,
value:{...e,asset_id:n}};return(0,p().matchContentHash)(o)===void 0?(0,p().contentHash)(e):n}function u(t){return JSON.stringify(
t??null).slice(0,100)}});
//# audit/claims/estimates
(function(h,i,j,S){let v;const o=()=>v??=i("assets/asset");let O;const k=()=>O??=i("assets/subject");let F;const T=()=>F??=
i("rules/finding");let E;const J=()=>E??=i("audit/check");j(h,{estimateFindings:()=>m,estimates:()=>M});const M=(0,J().defineChangeCheck)(
{name:"estimates",find:({assets:t,counted:a})=>m(t.changes,a)}),y=3,C=.1;function m(t,{least:a,most:D}){const r=t.filter(
({kind:e,asset:n})=>e==="added"&&n.type==="EvolutionEvent");return r.flatMap(({asset:e})=>{const{blast_radius_estimate:n,
meta:_,blast_radius:u}=e.value,b=(0,o().isJsonObject)(n)?[]:["meta"],I=b.length===0?n:(0,o().isJsonObject)(_)&&_.blast_radius_estimate,
s=c(I);if(s===void 0||s<=0)return[];const p=r.length===1,l=p?a.files:c(u),d=p?D.files:c(u);if(l===void 0||d===void 0)return[];
const g=l/s>y;if(!g&&d/s>=C)return[];const L=g?l:d,R={location:e.locate([...b,"blast_radius_estimate"]),subject:(0,k().subjectOf)(
e)};return[(0,T().finding)("estimate-drift",{event:e.id,estimate:s,actual:L},R)]})}function c(t){return(0,o().isJsonObject)(
t)&&typeof t.files=="number"?t.files:void 0}});
//# audit/claims/hash-forms
(function(h,s,b,G){let j;const y=()=>j??=s("node:crypto");let O;const d=()=>O??=s("@evomap/gep-sdk");let v;const A=()=>v??=
s("assets/asset");let S;const N=()=>S??=s("assets/json");let k;const w=()=>k??=s("assets/limits");let J;const C=()=>J??=
s("assets/problems");let $;const x=()=>$??=s("assets/source");b(h,{hashDigits:()=>l,otherHashForm:()=>z});const H={unprefixed:({
value:t})=>(0,d().canonicalize)(a(t)),"null-free":({value:t})=>(0,d().canonicalize)(p(a(t))),"as-written":({text:t})=>_(
t,{comma:",",colon:":",string:JSON.stringify}),"json-dumps":({text:t})=>_(t,{comma:", ",colon:": ",string:D}),"top-level":({
value:t})=>{const o=a(t);return JSON.stringify(o,Object.keys(o).sort())}};function z(t){const{asset_id:o}=t.value;if(typeof o!=
"string")return;const n=l(o);return n===void 0?void 0:Object.entries(H).find(([,m])=>{const i=m(t);return i!==void 0&&(0,y().
createHash)("sha256").update(i,"utf8").digest("hex")===n})?.[0]}function l(t){const o=t.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(o)?o:void 0}function a({asset_id:t,...o}){return o}function p(t){if(Array.isArray(t))return t.
map(p);if(!(0,A().isJsonObject)(t))return t;const o=Object.entries(t).filter(([,n])=>n!==null);return Object.fromEntries(
o.map(([n,c])=>[n,p(c)]))}function _(t,o){const n=t?.();if(n===void 0)return;const c=new(C()).Problems(new(x()).Source("",
n)),[m]=(0,N().readJson)(n,w().AGAIN,c);if(m===void 0||c.found.length>0)return;const i=(F,I)=>{const{value:e,start:L,end:E,
children:g=[]}=F;return typeof e=="number"?n.slice(L,E):typeof e=="string"?o.string(e):Array.isArray(e)?`[${g.map(r=>i(r)).
join(o.comma)}]`:e===null||typeof e!="object"?String(e):`{${g.map(r=>({each:r,name:r.key?.name??""})).filter(({name:r})=>r!==
I).sort((r,u)=>r.name<u.name?-1:1).map(({each:r,name:u})=>o.string(u)+o.colon+i(r)).join(o.comma)}}`};return i(m,"asset_\
id")}function D(t){return JSON.stringify(t).replace(/[\u007f-\uffff]/g,o=>`\\u${o.charCodeAt(0).toString(16).padStart(4,
"0")}`)}});
//# audit/claims/look-alike-ids
(function(g,i,h,E){let b;const w=()=>b??=i("assets/file");let v;const A=()=>v??=i("assets/subject");let C;const k=()=>C??=
i("command/lex/characters");let I;const y=()=>I??=i("repo/look-alike");let j;const O=()=>j??=i("rules/finding");let $;const S=()=>$??=
i("audit/check");h(g,{lookAlikeFindings:()=>_,lookAlikeIds:()=>F});const F=(0,S().defineAssetsCheck)({name:"look-alike-i\
ds",find:({assets:t})=>_(t.changes,t.present)});function _(t,n){const l=t.filter(({kind:e})=>e==="added").map(({asset:e})=>e);
if(l.length===0)return[];const a=new Set(l.map(({type:e})=>e)),r=new Map;for(const{type:e,value:s}of n){const o=a.has(e)?
(0,w().declaredId)(s):void 0;if(o!==void 0)for(const d of m(e,o)){const c=r.get(d);c===void 0?r.set(d,new Set([o])):c.size<
2&&c.add(o)}}return l.flatMap(e=>{const{type:s,id:o}=e,c=m(s,o).flatMap(p=>[...r.get(p)??[]]).find(p=>p!==o);if(c===void 0)
return[];const z={location:e.locate(["id"]),subject:(0,A().subjectOf)(e)};return[(0,O().finding)("look-alike-id",{type:s,
id:(0,k().visible)(o),other:(0,k().visible)(c)},z)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function m(t,n){
const l=/^[\w.-]*$/.test(n)?n:x(n),a=l.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${t} ca\
se ${u(l)}`,`${t} drawn ${u(a)}`]}function x(t){const n=t.normalize("NFKC").replace(M,"");return(0,y().asciiOf)(n.replace(
new RegExp("\\p{Pd}","gu"),"-"))}function u(t){return t.toUpperCase().toLowerCase()}});
//# audit/claims/named-genes
(function(c,i,a,k){let p;const m=()=>p??=i("assets/naming");let d;const g=()=>d??=i("assets/subject");let l;const _=()=>l??=
i("rules/finding");let r;const u=()=>r??=i("audit/check");a(c,{appliedIds:()=>j,missingGeneFindings:()=>o,missingGenes:()=>h});
const h=(0,u().defineAssetsCheck)({name:"missing-genes",find:({assets:e})=>o(e.changes)});function j(e){return new Set(e.
flatMap(m().newNamings).map(({gene:t})=>t))}function o(e){const t=new Set(e.filter(({kind:n,asset:s})=>n!=="removed"&&s.
type==="Gene").map(({asset:n})=>n.id));return e.flatMap(m().newNamings).filter(({gene:n})=>!t.has(n)).map(({by:n,gene:s,
pointer:G})=>(0,_().finding)("gene-not-found",{type:n.type,id:n.id,gene:s},{location:n.locate(G),subject:(0,g().subjectOf)(
n)}))}});
//# audit/claims/not-checked
(function(n,i,e,r){let o;const t=()=>o??=i("rules/finding");e(n,{notChecked:()=>c});function c(d,{path:g,detail:h},l){return(0,t().
finding)("claim-not-checked",{claim:d,why:`${h} of the log \`${g}\``},l)}});
//# audit/claims/proven-streak
(function(y,c,k,F){let b;const l=()=>b??=c("@evomap/gep-sdk");let w;const C=()=>w??=c("assets/asset");let O;const E=()=>O??=
c("group-by");let M;const R=()=>M??=c("audit/claims/content-hash");let S;const h=()=>S??=c("audit/claims/streak");k(y,{streakCounter:()=>j});
function j(t,e){const n=G(t,e),i=(0,E().groupBy)(t,({value:{capsule_id:o}})=>o);return o=>z(o,i.get(o.id)??[],n,e)}function z({
id:t,value:{gene:e}},n,i,o){const s=[],r=new Set;let u=0,v=!1,d;const _={files:0,lines:0};for(const m of n.toReversed()){
const{value:a}=m;if(!(0,h().isOf)(t,a))continue;if(!(0,h().isSuccess)(a)){v=!0,u+s.length===0&&(d=p(a));break}const g=i.
get(m)??N(a,o)??(x(a,e,o)?void 0:A);g!==void 0?s.push({event:p(a),why:g}):(a.id===void 0||!r.has(a.id))&&(u+=1,r.add(a.id),
B(_,a))}return{count:u,uncounted:s,ended:v,...d!==void 0&&{failed:d},radius:_}}const A="it does not name the gene of the\
 Capsule";function G(t,e){const n=new Map,i=new Map,o=new Set;for(const s of t){const r=H(s,i,e&&o.has(s.log));r!==void 0&&
n.set(s,r),o.add(s.log);const{id:u}=s.value;typeof u=="string"&&!i.has(u)&&i.set(u,s)}return n}function H({value:t,isNew:e},n,i){
const{id:o,parent:s}=t;if(e)return"the change that is judged adds or edits it";const r=typeof o=="string"?n.get(o):void 0;
return r!==void 0?(0,l().canonicalize)(r.value)===(0,l().canonicalize)(t)?void 0:"an earlier event with other content ha\
s its id":typeof s=="string"&&s!==""?n.has(s)?void 0:"its parent is not in the log before it":i?"it has no parent":void 0}
function N(t,e){const{id:n,asset_id:i}=t;if(i===void 0)return e?"it has no hash":void 0;if((0,R().matchContentHash)({type:"\
EvolutionEvent",value:t})===void 0)return"its hash does not match its content";const o=typeof n=="string"&&n.trim()!=="";
return e&&!o?"it has no id":void 0}function x({genes_used:t},e,n){return typeof e!="string"||e===""||!Array.isArray(t)?!n:
t.includes(e)}function B(t,{blast_radius:e}){if((0,C().isJsonObject)(e))for(const n of["files","lines"]){const i=e[n];typeof i==
"number"&&(t[n]=Math.max(t[n],i))}}function p({id:t}){return typeof t=="string"?t:"without an id"}});
//# audit/claims/references
(function(C,a,w,U){let S;const E=()=>S??=a("assets/naming");let F;const v=()=>F??=a("assets/subject");let M;const g=()=>M??=
a("rules/finding");let N;const b=()=>N??=a("audit/check");let O;const $=()=>O??=a("audit/claims/named-genes");let R;const G=()=>R??=
a("audit/claims/not-checked");w(C,{genesStillNamed:()=>z,stillNamedFindings:()=>k,unresolvedFindings:()=>y,unresolvedReferences:()=>x});
const x=(0,b().defineAssetsCheck)({name:"unresolved-references",find:({assets:e})=>y(e.changes,e.present,e.unread)}),z=(0,b().
defineChangeCheck)({name:"genes-still-named",find:({assets:e})=>k(e.changes,e.present)});function y(e,t,s=[]){const p=_(
t,"Capsule"),r=_(t,"ValidationReport");return e.filter(A).flatMap(({asset:c})=>{if(c.type!=="EvolutionEvent")return[];const{
capsule_id:i,validation_report_id:o}=c.value,n=m=>({location:c.locate([m]),subject:(0,v().subjectOf)(c)}),l=c.id,[u]=s;return u!==
void 0?Object.entries({capsule_id:[i,p],validation_report_id:[o,r]}).flatMap(([d,[j,I]])=>h(j,I)?[(0,G().notChecked)(`wh\
ether \`${j}\`, which the EvolutionEvent \`${l}\` names, exists`,u,n(d))]:[]):[...h(i,p)?[(0,g().finding)("capsule-not-f\
ound",{event:l,capsule:i},n("capsule_id"))]:[],...h(o,r)?[(0,g().finding)("validation-report-not-found",{event:l,report:o},
n("validation_report_id"))]:[]]})}function k(e,t){const s=_(t,"Gene"),p=(0,$().appliedIds)(e),r=e.filter(({kind:i,asset:{
type:o,id:n}})=>i==="removed"&&o==="Gene"&&!s.has(n)&&!p.has(n));if(r.length===0)return[];const c=t.flatMap(E().namings);
return r.flatMap(({asset:i})=>{const o=c.filter(({gene:d})=>d===i.id),n=o.find(d=>d.by.type==="Capsule")??o[0];if(n===void 0)
return[];const l={gene:i.id,by:`the ${n.by.type} \`${n.by.id}\``,more:new Set(o.map(d=>d.by)).size-1},u=n.by.type==="Cap\
sule"?"warning":"notice",m=n.by.locate(n.pointer);return[(0,g().finding)("gene-still-named",l,{location:m,subject:(0,v().
subjectOf)(i),severity:u})]})}function _(e,t){return new Set(e.filter(s=>s.type===t).map(({id:s})=>s))}function h(e,t){return typeof e==
"string"&&!t.has(e)}function A({kind:e}){return e==="added"||e==="modified"}});
//# audit/claims/removed-scripts
(function(_,i,h,O){let g;const v=()=>g??=i("assets/subject");let u;const j=()=>u??=i("assets/validation");let S;const b=()=>S??=
i("command/named-paths");let k;const w=()=>k??=i("rules/finding");let y;const C=()=>y??=i("audit/check");h(_,{removedScriptFindings:()=>p,
removedScripts:()=>M});const M=(0,C().defineChangeCheck)({name:"removed-scripts",find:({change:s,assets:c})=>p(s,c)});function p({
files:s},{changes:c,present:F}){const d=new Set(s.flatMap(({status:t,path:e,oldPath:o})=>t==="deleted"?e:o??[]));for(const{
path:t,status:e}of s)e!=="deleted"&&d.delete(t);if(d.size===0)return[];const z=new Set(c.map(({asset:t})=>t)),G=F.filter(
t=>t.type==="Gene"&&!z.has(t)),m=new Map;for(const t of G){const e=(0,j().validationCommands)(t),o=new Map;for(const{value:n,
pointer:r}of e.kind==="list"?e.entries:[]){const a=typeof n=="string"?(0,b().namedPaths)(n):[];for(const l of a)d.has(l)&&
o.set(l,r[1])}for(const[n,r]of o){const a=m.get(n);a?a.more+=1:m.set(n,{gene:t,entry:r,more:0})}}return[...m].map(([t,{gene:e,
entry:o,more:n}])=>(0,w().finding)("script-still-named",{path:t,gene:e.id,more:n},{location:e.locate(["validation",o]),subject:(0,v().
subjectOf)(e)}))}});
//# audit/claims/self-description
(function(e,t,o,k){let d;const h=()=>d??=t("audit/check");let m;const r=()=>m??=t("audit/claims/content-hash");let l;const p=()=>l??=
t("audit/claims/schema/findings");o(e,{selfDescription:()=>_,selfDescriptionFindings:()=>c});const _=(0,h().defineCheck)(
{name:"self-description",find:({correctorOf:i},{asset:n,commands:s=[]})=>{const a=s.some(({findings:u})=>u.some(({edit:g})=>g?.
fix));return c(n,i(n),!a)}});function c(i,n,s=!1){return i.cut?[]:[...(0,r().hashFindings)(i,n,s),...(0,p().schemaFindings)(
i)]}});
//# audit/claims/streak
(function(g,a,l,E){let v;const k=()=>v??=a("assets/asset");let m;const y=()=>m??=a("group-by");l(g,{isOf:()=>i,isSuccess:()=>u,
streaksIn:()=>b,successStreak:()=>p});function b(n,e){const s=e.at(-1),c=n.filter(({type:t,path:r})=>t==="EvolutionEvent"&&
(!s||r>=s.path)).map(({value:t})=>t),o=(0,y().groupBy)(c,({capsule_id:t})=>t);return t=>{const r=o.get(t)??[],_=p(t,r),S=r.
some(d=>i(t,d)&&!u(d));return s===void 0||S?{count:_}:{count:_,unread:s}}}function i(n,{type:e,capsule_id:s}){return e===
"EvolutionEvent"&&s===n}function u({outcome:n}){return(0,k().isJsonObject)(n)&&n.status==="success"}function p(n,e){const s=new Set;
let c=0;for(const o of e.toReversed()){if(!i(n,o))continue;if(!u(o))break;const{id:t}=o;(typeof t!="string"||!s.has(t))&&
(c+=1),typeof t=="string"&&s.add(t)}return c}});
//# audit/claims/unidentified
(function(p,c,a,v){let h;const l=()=>h??=c("group-by");let _;const s=()=>_??=c("audit/check");let m;const d=()=>m??=c("\
audit/claims/content-hash");a(p,{unidentified:()=>y,unidentifiedFindings:()=>g});const y=(0,s().defineCheck)({name:"unid\
entified",find:({genes:n,claims:t,correctorOf:e})=>{const o=n.filter(b).map(({asset:r})=>r);return g([...o,...t],e)}});function b({
change:n}){return n?.kind!=="removed"}function g(n,t){const o=n.filter(({cut:i})=>!i).flatMap(i=>k(i,t));return[...(0,l().
groupBy)(o,({rule:i,location:u})=>JSON.stringify([i,u?.path])).values()].flatMap(M)}function k(n,t){try{return(0,d().identityFindings)(
n,t(n)).filter(d().isMissingIdentity)}catch(e){return[(0,s().assetNotJudged)(n,e)]}}function M([n,...t]){if(n===void 0)return[];
if(t.length===0||!(0,d().isMissingIdentity)(n))return[n,...t];const{subject:e,args:o,...r}=n,{expected:i,...u}=o;return[
{...r,args:{...u,others:t.length}}]}});
