"use strict";module.exports={"audit/claims/asset-files"(M,i,S,R){let E;const y=()=>E??=i("rules/finding");let A;const C=()=>A??=i("au\
dit/check");S(M,{assetFiles:()=>I,assetProblemFinding:()=>p});const I=(0,C().defineCheck)({name:"asset-files",find:({problems:j})=>j.
map(p)});function p({rule:j,detail:O,location:v,id:f,before:g}){const h={location:v,...f===void 0?{}:{subject:{id:f}}};return g?
{...(0,y().finding)(j,{detail:O},{...h,severity:"notice"}),before:g}:(0,y().finding)(j,{detail:O},h)}},"audit/claims/bro\
adcast"(M,i,S,R){let E;const y=()=>E??=i("assets/asset");let A;const C=()=>A??=i("assets/subject");let I;const p=()=>I??=
i("rules/finding");let j;const O=()=>j??=i("audit/claims/not-checked");let v;const f=()=>v??=i("audit/claims/schema/expe\
ctation");S(M,{broadcastFindings:()=>g});function g(u,k,o,t={files:0,lines:0}){const{status:n,score:e}=l(u.value.outcome),
a=l(u.value.blast_radius),c={capsule:u.id},r=(...d)=>({location:u.locate(d),subject:(0,C().subjectOf)(u)}),s=[];if(n!=="\
success"){const d={...c,status:_(n)};s.push((0,p().finding)("capsule-not-successful",d,r("outcome","status")))}if(!w(e,o.
min_score,1)){const d={...c,score:_(e),least:o.min_score};s.push((0,p().finding)("capsule-score",d,r("outcome","score")))}
for(const d of["files","lines"]){const m=o[`max_${d}`],F=Math.max(t[d],k.radius?.[d]??0);if(w(a[d],0,m)&&F<=m)continue;const $=_(
a[d]),N=F>m?`${F} (claimed: ${$})`:$,x={...c,field:d,found:N,most:m};s.push((0,p().finding)("capsule-blast-radius",x,r("\
blast_radius",d)))}return k.count<o.min_success_streak&&s.push(...b(u,k,o.min_success_streak)),s}function b(u,{count:k,unread:o,
failed:t,uncounted:n=[]},e){const a={location:u.locate(),subject:(0,C().subjectOf)(u)},c={capsule:u.id};if(t!==void 0)return[
(0,p().finding)("capsule-failed",{...c,event:t},a)];if(o!==void 0){const r=`whether the Capsule \`${u.id}\` has enough co\
nsecutive successes`;return[(0,O().notChecked)(r,o,{...a,severity:"error"})]}return[(0,p().finding)("capsule-streak",{...c,
streak:k,least:e},a),...n.slice(0,h).map(r=>(0,p().finding)("streak-event-not-counted",{...c,...r},a))]}const h=5;function l(u){
return(0,y().isJsonObject)(u)?u:{}}function w(u,k,o){return typeof u=="number"&&u>=k&&u<=o}function _(u){return u===void 0?
"missing":(0,f().describeJson)(u)}},"audit/claims/capsule-fields"(M,i,S,R){let E;const y=()=>E??=i("assets/subject");let A;
const C=()=>A??=i("rules/finding");let I;const p=()=>I??=i("audit/check");S(M,{capsuleFields:()=>j});const j=(0,p().defineCheck)(
{name:"capsule-fields",find:(v,{asset:f})=>O(f)});function O(v){const{type:f,id:g,value:b}=v;if(f!=="Capsule"||v.cut)return[];
const h=["success_streak","env_fingerprint"].filter(w=>b[w]==null);if(h.length===0)return[];const l={location:v.locate(),
subject:(0,y().subjectOf)(v)};return[(0,C().finding)("capsule-field-missing",{capsule:g,fields:h},l)]}},"audit/claims/ca\
psules"(M,i,S,R){let E;const y=()=>E??=i("rules/eligibility-of");let A;const C=()=>A??=i("audit/check");let I;const p=()=>I??=
i("audit/claims/broadcast");let j;const O=()=>j??=i("audit/claims/claimed-radius");let v;const f=()=>v??=i("audit/claims\
/content-hash");let g;const b=()=>g??=i("audit/claims/proven-streak");let h;const l=()=>h??=i("audit/claims/schema/findi\
ngs");S(M,{eventsOfCapsules:()=>_,judgeCapsules:()=>w});function w({changes:n,present:e,unread:a},c,r,s=new Map){const d=n.
filter(t);if(d.length===0)return[];const m=u({changes:n,present:e,unread:a},s),F=r&&k(d,r);return d.map(({kind:$,asset:N,
before:x})=>{if($==="removed")return{change:$,asset:N,eligible:null,eligibility:null,reasons:[]};const J=$==="added"?F:x&&
(0,O().sizeOf)(x.value.blast_radius),H=o(N,()=>(0,p().broadcastFindings)(N,m(N),c,J)),z=(0,y().eligibilityOf)(H);return{
change:$,asset:N,eligible:z==="eligible",eligibility:z,reasons:H}})}function _({changes:n,present:e}){const a=new Set(n.
filter(t).map(({asset:c})=>c.id));return a.size===0?[]:e.filter(({type:c,value:r})=>c==="EvolutionEvent"&&a.has(r.capsule_id))}
function u({changes:n,present:e,unread:a},c){const r=a.at(-1),s=new Set(n.map(({asset:F})=>F)),d=e.filter(({type:F,path:$})=>F===
"EvolutionEvent"&&(!r||$>=r.path)).map(F=>({value:c.get(F)??F.value,log:F.path,isNew:s.has(F)})),m=(0,b().streakCounter)(
d,!0);return F=>{const $=m(F);return r===void 0||$.ended?$:{...$,unread:r}}}function k(n,e){const a=n.filter(({kind:s})=>s===
"added").map(({asset:s})=>(0,O().sizeOf)(s.value.blast_radius)??{files:0,lines:0}),c=s=>a.reduce((d,m)=>d+m[s],0);return c(
"files")>=e.files&&c("lines")>=e.lines?void 0:e}function o(n,e){try{return[...e(),...(0,l().promotionSchemaFindings)(n),
...(0,f().identityFindings)(n,"hand")].filter(({severity:a,rule:c})=>a==="error"||c==="streak-event-not-counted")}catch(a){
return[(0,C().assetNotJudged)(n,a)]}}function t({asset:n}){return n.type==="Capsule"}},"audit/claims/chain"(M,i,S,R){let E;
const y=()=>E??=i("assets/log/audit-log");let A;const C=()=>A??=i("assets/subject");let I;const p=()=>I??=i("rules/findi\
ng");let j;const O=()=>j??=i("audit/check");let v;const f=()=>v??=i("audit/claims/not-checked");S(M,{chainFindings:()=>b,
eventChain:()=>g});const g=(0,O().defineAssetsCheck)({name:"event-chain",find:({assets:_})=>b(_.changes,_.present,_.unread)});
function b(_,u,k=[]){const o=u.filter(({type:s})=>s==="EvolutionEvent"),t=new Set(_.map(({asset:s})=>s)),n=new Map(o.map(
s=>[s.id,s])),e=new Map,a=new Map,c=new Set,r=new Set;return o.flatMap(s=>{const d=a.get(s.path);a.set(s.path,s);const m=h(
s),F=m===void 0?void 0:e.get(m);m!==void 0&&F===void 0&&e.set(m,s);const $=m!==void 0&&r.has(m);if(m!==void 0&&!n.has(m)&&
r.add(m),!t.has(s)||s.cut)return[];const N={location:s.locate(["parent"]),subject:(0,C().subjectOf)(s)},x={event:s.id};if(m===
void 0)return d===void 0||!(0,y().isAuditLog)(s.path)?[]:[(0,p().finding)("event-not-chained",{...x,last:d.id},N)];if(!n.
has(m)){const z=(0,y().isAuditLog)(s.path)?"error":"warning",[D]=k;if(D!==void 0){const G=`whether the parent \`${m}\` of\
 the EvolutionEvent \`${s.id}\` exists`;return[(0,f().notChecked)(G,D,{...N,severity:z})]}return $?[]:[(0,p().finding)("\
event-parent-missing",{...x,parent:m,last:d?.id??""},{...N,severity:z})]}const J=w(s,n,c);if(J!==void 0)return[(0,p().finding)(
"event-parent-cycle",{...x,cycle:J},N)];if(F===void 0||F.id===s.id)return[];const H=d===void 0||d.id===m?F.id:d.id;return[
(0,p().finding)("event-chain-forked",{...x,other:F.id,parent:m,last:H},N)]})}function h({value:{parent:_}}){return typeof _==
"string"&&_!==""?_:void 0}const l=5;function w(_,u,k){const o=new Set;let t=_;for(;t!==void 0&&!k.has(t.id)&&!o.has(t.id);){
o.add(t.id);const e=h(t);t=e===void 0?void 0:u.get(e)}if(t!==void 0&&t.id===_.id&&!k.has(t.id))return[...o].slice(0,l);for(const e of o)
k.add(e)}},"audit/claims/claimed-radius"(M,i,S,R){let E;const y=()=>E??=i("assets/asset");let A;const C=()=>A??=i("asset\
s/subject");let I;const p=()=>I??=i("rules/finding");let j;const O=()=>j??=i("audit/check");let v;const f=()=>v??=i("aud\
it/claims/counted-change");S(M,{claimedRadius:()=>g,radiusClaimFindings:()=>b,sizeOf:()=>w});const g=(0,O().defineChangeCheck)(
{name:"claimed-radius",find:o=>b(o.assets.changes,(0,f().countedChange)(o))});function b(o,t){return["Capsule","Evolutio\
nEvent"].flatMap(n=>{const e=o.filter(({kind:s,asset:d})=>s==="added"&&d.type===n).map(({asset:s})=>({asset:s,size:w(s.value.
blast_radius)})),a=e.flatMap(({size:s})=>s??[]),c=e.at(-1);if(c===void 0||a.length<e.length)return[];const r=a.reduce(_);
return r.files<t.least.files||r.lines<t.least.lines?[h(c.asset,r,t.least,e.length>1,"warning")]:e.flatMap(({asset:s,size:d})=>d!==
void 0&&k(s)&&u(d,t.most)?[h(s,d,t.most,!1,"notice")]:[])})}function h(o,t,n,e,a){const{type:c,id:r}=o,s={type:c,id:r,claimed:l(
t),counted:l(n),together:e},d={location:o.locate(["blast_radius"]),subject:(0,C().subjectOf)(o),severity:a};return(0,p().
finding)("blast-radius-claim",s,d)}function l({files:o,lines:t}){return`${o} ${o===1?"file":"files"} and ${t} ${t===1?"l\
ine":"lines"}`}function w(o){if(!(0,y().isJsonObject)(o))return;const{files:t,lines:n}=o;return typeof t=="number"&&typeof n==
"number"?{files:t,lines:n}:void 0}function _(o,t){return{files:o.files+t.files,lines:o.lines+t.lines}}function u(o,t){return o.
files>t.files||o.lines>t.lines+t.files}function k({value:{outcome:o}}){return(0,y().isJsonObject)(o)&&o.status==="succes\
s"}},"audit/claims/claimed-streak"(M,i,S,R){let E;const y=()=>E??=i("assets/subject");let A;const C=()=>A??=i("rules/fin\
ding");let I;const p=()=>I??=i("audit/check");let j;const O=()=>j??=i("audit/claims/not-checked");let v;const f=()=>v??=
i("audit/claims/streak");S(M,{claimedStreak:()=>g,streakClaimFindings:()=>b});const g=(0,p().defineAssetsCheck)({name:"c\
laimed-streak",find:({assets:h})=>b(h)});function b({changes:h,present:l,unread:w}){const _=(0,f().streaksIn)(l,w);return h.
flatMap(({kind:u,asset:k})=>{const{success_streak:o}=k.value;if(u==="removed"||k.type!=="Capsule"||typeof o!="number")return[];
const{count:t,unread:n}=_(k.id);if(o<=t)return[];const e={location:k.locate(["success_streak"]),subject:(0,y().subjectOf)(
k)};return n!==void 0?[(0,O().notChecked)(`the success streak of the Capsule \`${k.id}\``,n,e)]:[(0,C().finding)("succes\
s-streak-claim",{capsule:k.id,claimed:o,counted:t},e)]})}},"audit/claims/content-hash"(M,i,S,R){let E;const y=()=>E??=i(
"@evomap/gep-sdk");let A;const C=()=>A??=i("assets/pointer");let I;const p=()=>I??=i("assets/subject");let j;const O=()=>j??=
i("rules/finding");S(M,{assetIdOf:()=>w,contentHash:()=>o,hashFindings:()=>h,identityFindings:()=>g,isMissingIdentity:()=>b,
matchContentHash:()=>f});const v=new Set(["Gene","Capsule","EvolutionEvent"]);function f({type:n,value:e}){const a=e.asset_id;
if(a===o(e))return"content";if(n==="Capsule"&&a===o(t(e)))return"hub"}function g(n,e){const{type:a,value:c}=n;if(!v.has(
a))return h(n,e);const r=l(n,e),s={location:n.locate(),subject:(0,p().subjectOf)(n)},d=c.asset_id===void 0?o(c):void 0;return[
...c.schema_version===void 0?[(0,O().finding)("schema-version-missing",r,s)]:[],...d===void 0?h(n,e):[(0,O().finding)("c\
ontent-hash-missing",{...r,expected:d},s)]]}function b({rule:n}){return n==="schema-version-missing"||n==="content-hash-\
missing"}function h(n,e,a=!1){const{value:c}=n;if(c.asset_id===void 0||f(n)!==void 0)return[];const r=o(c),s={location:n.
locate(["asset_id"]),subject:(0,p().subjectOf)(n)},d={...l(n,e),expected:r},m=a&&e==="fix"?_(n,r):void 0;return[{...(0,O().
finding)("content-hash-mismatch",d,s),...m&&{edit:m}}]}function l({type:n,id:e},a){return{type:n,id:e,fixable:a==="fix",
...a==="author"&&{foreign:!0}}}function w(n){const{asset_id:e}=n.value;return typeof e=="string"&&f(n)!==void 0?e:o(n.value)}
function _({type:n,path:e,pointer:a,value:c},r){const{asset_id:s,...d}=c;if(!(typeof s!="string"||Object.values(d).some(
u))&&f({type:n,value:{...d,asset_id:r}})!==void 0)return{path:e,pointer:(0,C().pointerText)([...a,"asset_id"]),old:s,new:[
r],fix:!0}}function u(n){return typeof n!="object"||n===null?!1:Object.hasOwn(n,"asset_id")||Object.values(n).some(u)}const k=new WeakMap;
function o(n){const e=k.get(n);if(e!==void 0)return e;const{asset_id:a}=n,c=(0,y().computeAssetId)(n)??"",r=c===a?a:c;return k.
set(n,r),r}function t(n){const{outcome:e}=n;if(e===null||typeof e!="object"||Array.isArray(e))return n;const{notes:a,details:c,
...r}=e;return{...n,outcome:r}}},"audit/claims/counted-change"(M,i,S,R){let E;const y=()=>E??=i("audit/change/blast-radi\
us");let A;const C=()=>A??=i("audit/change/counting");S(M,{countedChange:()=>I});function I({change:p,radius:j}){const O=p.
files.flatMap(y().namesOf).filter(f=>!(0,C().isCountedByReference)(f)),v=(0,y().measureChange)(p,new Set(O));return{least:{
files:Math.min(j.files,v.files),lines:Math.min(j.lines,v.lines)},most:(0,y().measureChange)(p,new Set)}}},"audit/claims/\
envelope"(M,i,S,R){let E;const y=()=>E??=i("assets/message");let A;const C=()=>A??=i("assets/subject");let I;const p=()=>I??=
i("rules/finding");let j;const O=()=>j??=i("audit/check");let v;const f=()=>v??=i("audit/claims/content-hash");S(M,{envelope:()=>g});
const g=(0,O().defineCheck)({name:"envelope",find:(u,{asset:k})=>b(k)});function b(u){const{type:k,id:o,envelope:t}=u,n={
location:u.locate(),subject:(0,C().subjectOf)(u)},e={type:k,id:o},a=[u.value,...t?[t,(0,y().payloadOf)(t)]:[]].some(h);return[
...t?l(u,t):[],...t&&(0,y().senderOf)(t)===void 0?[(0,p().finding)("envelope-sender-missing",e,n)]:[],...a?[(0,p().finding)(
"signature-not-verified",e,n)]:[]]}function h({signature:u}){return u!=null&&u!==""}function l(u,k){const{type:o,id:t}=u,
n={location:u.locate(),subject:(0,C().subjectOf)(u)};return w(u,(0,y().payloadOf)(k)).flatMap(([e,a,c])=>a==null||a===c?
[]:[(0,p().finding)("envelope-contradicts-asset",{type:o,id:t,field:e,stated:_(a),actual:_(c)},n)])}function w({type:u,id:k,
value:o},t){return t.asset===o?[["asset_type",t.asset_type,u],["asset_id",t.asset_id,o.asset_id??(0,f().contentHash)(o)],
["content_hash",t.content_hash,o.asset_id??(0,f().contentHash)(o)],["local_id",t.local_id,k]]:t.validation_report===o?[[
"target_asset_id",t.target_asset_id,o.gene_asset_id??t.target_asset_id],["target_local_id",t.target_local_id,o.gene_id]]:
[]}function _(u){return JSON.stringify(u??null).slice(0,100)}},"audit/claims/estimates"(M,i,S,R){let E;const y=()=>E??=i(
"assets/asset");let A;const C=()=>A??=i("assets/subject");let I;const p=()=>I??=i("rules/finding");let j;const O=()=>j??=
i("audit/check");let v;const f=()=>v??=i("audit/claims/counted-change");S(M,{estimateFindings:()=>l,estimates:()=>g});const g=(0,O().
defineChangeCheck)({name:"estimates",find:_=>l(_.assets.changes,(0,f().countedChange)(_))}),b=3,h=.1;function l(_,{least:u,
most:k}){const o=_.filter(({kind:t,asset:n})=>t==="added"&&n.type==="EvolutionEvent");return o.flatMap(({asset:t})=>{const{
blast_radius_estimate:n,meta:e,blast_radius:a}=t.value,c=(0,y().isJsonObject)(n)?[]:["meta"],r=c.length===0?n:(0,y().isJsonObject)(
e)&&e.blast_radius_estimate,s=w(r);if(s===void 0||s<=0)return[];const d=o.length===1,m=d?u.files:w(a),F=d?k.files:w(a);if(m===
void 0||F===void 0)return[];const $=m/s>b;if(!$&&F/s>=h)return[];const N=$?m:F,J={location:t.locate([...c,"blast_radius_\
estimate"]),subject:(0,C().subjectOf)(t)};return[(0,p().finding)("estimate-drift",{event:t.id,estimate:s,actual:N},J)]})}
function w(_){return(0,y().isJsonObject)(_)&&typeof _.files=="number"?_.files:void 0}},"audit/claims/look-alike-ids"(M,i,S,R){
let E;const y=()=>E??=i("assets/file");let A;const C=()=>A??=i("assets/subject");let I;const p=()=>I??=i("command/lex/ch\
aracters");let j;const O=()=>j??=i("repo/look-alike");let v;const f=()=>v??=i("rules/finding");let g;const b=()=>g??=i("\
audit/check");S(M,{lookAlikeFindings:()=>l,lookAlikeIds:()=>h});const h=(0,b().defineAssetsCheck)({name:"look-alike-ids",
find:({assets:o})=>l(o.changes,o.present)});function l(o,t){const n=o.filter(({kind:c})=>c==="added").map(({asset:c})=>c);
if(n.length===0)return[];const e=new Set(n.map(({type:c})=>c)),a=new Map;for(const{type:c,value:r}of t){const s=e.has(c)?
(0,y().declaredId)(r):void 0;if(s!==void 0)for(const d of _(c,s)){const m=a.get(d);m===void 0?a.set(d,new Set([s])):m.size<
2&&m.add(s)}}return n.flatMap(c=>{const{type:r,id:s}=c,m=_(r,s).flatMap($=>[...a.get($)??[]]).find($=>$!==s);if(m===void 0)
return[];const F={location:c.locate(["id"]),subject:(0,C().subjectOf)(c)};return[(0,f().finding)("look-alike-id",{type:r,
id:(0,p().visible)(s),other:(0,p().visible)(m)},F)]})}const w=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function _(o,t){
const n=/^[\w.-]*$/.test(t)?t:u(t),e=n.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${o} ca\
se ${k(n)}`,`${o} drawn ${k(e)}`]}function u(o){const t=o.normalize("NFKC").replace(w,"");return(0,O().asciiOf)(t.replace(
new RegExp("\\p{Pd}","gu"),"-"))}function k(o){return o.toUpperCase().toLowerCase()}},"audit/claims/named-genes"(M,i,S,R){
let E;const y=()=>E??=i("assets/naming");let A;const C=()=>A??=i("assets/subject");let I;const p=()=>I??=i("rules/findin\
g");let j;const O=()=>j??=i("audit/check");S(M,{appliedIds:()=>f,missingGeneFindings:()=>g,missingGenes:()=>v});const v=(0,O().
defineAssetsCheck)({name:"missing-genes",find:({assets:b})=>g(b.changes)});function f(b){return new Set(b.flatMap(y().newNamings).
map(({gene:h})=>h))}function g(b){const h=new Set(b.filter(({kind:l,asset:w})=>l!=="removed"&&w.type==="Gene").map(({asset:l})=>l.
id));return b.flatMap(y().newNamings).filter(({gene:l})=>!h.has(l)).map(({by:l,gene:w,pointer:_})=>(0,p().finding)("gene\
-not-found",{type:l.type,id:l.id,gene:w},{location:l.locate(_),subject:(0,C().subjectOf)(l)}))}},"audit/claims/not-check\
ed"(M,i,S,R){let E;const y=()=>E??=i("rules/finding");S(M,{notChecked:()=>A});function A(C,{path:I,detail:p},j){return(0,y().
finding)("claim-not-checked",{claim:C,why:`${p} of the log \`${I}\``},j)}},"audit/claims/proven-streak"(M,i,S,R){let E;const y=()=>E??=
i("@evomap/gep-sdk");let A;const C=()=>A??=i("assets/asset");let I;const p=()=>I??=i("group-by");let j;const O=()=>j??=i(
"audit/claims/content-hash");let v;const f=()=>v??=i("audit/claims/streak");S(M,{streakCounter:()=>g});function g(t,n){const e=l(
t,n),a=(0,p().groupBy)(t,({value:{capsule_id:c}})=>c);return c=>b(c,a.get(c.id)??[],e,n)}function b({id:t,value:{gene:n}},e,a,c){
const r=[],s=new Set;let d=0,m=!1,F;const $={files:0,lines:0};for(const N of e.toReversed()){const{value:x}=N;if(!(0,f().
isOf)(t,x))continue;if(!(0,f().isSuccess)(x)){m=!0,d+r.length===0&&(F=o(x));break}const J=a.get(N)??_(x,c)??(u(x,n,c)?void 0:
h);J!==void 0?r.push({event:o(x),why:J}):(x.id===void 0||!s.has(x.id))&&(d+=1,s.add(x.id),k($,x))}return{count:d,uncounted:r,
ended:m,...F!==void 0&&{failed:F},radius:$}}const h="it does not name the gene of the Capsule";function l(t,n){const e=new Map,
a=new Map,c=new Set;for(const r of t){const s=w(r,a,n&&c.has(r.log));s!==void 0&&e.set(r,s),c.add(r.log);const{id:d}=r.value;
typeof d=="string"&&!a.has(d)&&a.set(d,r)}return e}function w({value:t,isNew:n},e,a){const{id:c,parent:r}=t;if(n)return"\
the change that is judged adds or edits it";const s=typeof c=="string"?e.get(c):void 0;return s!==void 0?(0,y().canonicalize)(
s.value)===(0,y().canonicalize)(t)?void 0:"an earlier event with other content has its id":typeof r=="string"&&r!==""?e.
has(r)?void 0:"its parent is not in the log before it":a?"it has no parent":void 0}function _(t,n){const{id:e,asset_id:a}=t;
if(a===void 0)return n?"it has no hash":void 0;if((0,O().matchContentHash)({type:"EvolutionEvent",value:t})===void 0)return"\
its hash does not match its content";const c=typeof e=="string"&&e.trim()!=="";return n&&!c?"it has no id":void 0}function u({
genes_used:t},n,e){return typeof n!="string"||n===""||!Array.isArray(t)?!e:t.includes(n)}function k(t,{blast_radius:n}){
if((0,C().isJsonObject)(n))for(const e of["files","lines"]){const a=n[e];typeof a=="number"&&(t[e]=Math.max(t[e],a))}}function o({
id:t}){return typeof t=="string"?t:"without an id"}},"audit/claims/references"(M,i,S,R){let E;const y=()=>E??=i("assets/\
naming");let A;const C=()=>A??=i("assets/subject");let I;const p=()=>I??=i("rules/finding");let j;const O=()=>j??=i("aud\
it/check");let v;const f=()=>v??=i("audit/claims/named-genes");let g;const b=()=>g??=i("audit/claims/not-checked");S(M,{
genesStillNamed:()=>l,stillNamedFindings:()=>_,unresolvedFindings:()=>w,unresolvedReferences:()=>h});const h=(0,O().defineAssetsCheck)(
{name:"unresolved-references",find:({assets:t})=>w(t.changes,t.present,t.unread)}),l=(0,O().defineChangeCheck)({name:"ge\
nes-still-named",find:({assets:t})=>_(t.changes,t.present)});function w(t,n,e=[]){const a=u(n,"Capsule"),c=u(n,"Validati\
onReport");return t.filter(o).flatMap(({asset:r})=>{if(r.type!=="EvolutionEvent")return[];const{capsule_id:s,validation_report_id:d}=r.
value,m=N=>({location:r.locate([N]),subject:(0,C().subjectOf)(r)}),F=r.id,[$]=e;return $!==void 0?Object.entries({capsule_id:[
s,a],validation_report_id:[d,c]}).flatMap(([x,[J,H]])=>k(J,H)?[(0,b().notChecked)(`whether \`${J}\`, which the EvolutionE\
vent \`${F}\` names, exists`,$,m(x))]:[]):[...k(s,a)?[(0,p().finding)("capsule-not-found",{event:F,capsule:s},m("capsule\
_id"))]:[],...k(d,c)?[(0,p().finding)("validation-report-not-found",{event:F,report:d},m("validation_report_id"))]:[]]})}
function _(t,n){const e=u(n,"Gene"),a=(0,f().appliedIds)(t),c=t.filter(({kind:s,asset:{type:d,id:m}})=>s==="removed"&&d===
"Gene"&&!e.has(m)&&!a.has(m));if(c.length===0)return[];const r=n.flatMap(y().namings);return c.flatMap(({asset:s})=>{const d=r.
filter(({gene:x})=>x===s.id),m=d.find(x=>x.by.type==="Capsule")??d[0];if(m===void 0)return[];const F={gene:s.id,by:`the ${m.
by.type} \`${m.by.id}\``,more:new Set(d.map(x=>x.by)).size-1},$=m.by.type==="Capsule"?"warning":"notice",N=m.by.locate(m.
pointer);return[(0,p().finding)("gene-still-named",F,{location:N,subject:(0,C().subjectOf)(s),severity:$})]})}function u(t,n){
return new Set(t.filter(e=>e.type===n).map(({id:e})=>e))}function k(t,n){return typeof t=="string"&&!n.has(t)}function o({
kind:t}){return t==="added"||t==="modified"}},"audit/claims/self-description"(M,i,S,R){let E;const y=()=>E??=i("audit/ch\
eck");let A;const C=()=>A??=i("audit/claims/content-hash");let I;const p=()=>I??=i("audit/claims/schema/findings");S(M,{
selfDescription:()=>j,selfDescriptionFindings:()=>O});const j=(0,y().defineCheck)({name:"self-description",find:({correctorOf:v},{
asset:f,commands:g=[]})=>{const b=g.some(({findings:h})=>h.some(({edit:l})=>l?.fix));return O(f,v(f),!b)}});function O(v,f,g=!1){
return v.cut?[]:[...(0,C().hashFindings)(v,f,g),...(0,p().schemaFindings)(v)]}},"audit/claims/streak"(M,i,S,R){let E;const y=()=>E??=
i("assets/asset");let A;const C=()=>A??=i("group-by");S(M,{isOf:()=>p,isSuccess:()=>j,streaksIn:()=>I,successStreak:()=>O});
function I(v,f){const g=f.at(-1),b=v.filter(({type:l,path:w})=>l==="EvolutionEvent"&&(!g||w>=g.path)).map(({value:l})=>l),
h=(0,C().groupBy)(b,({capsule_id:l})=>l);return l=>{const w=h.get(l)??[],_=O(l,w),u=w.some(k=>p(l,k)&&!j(k));return g===
void 0||u?{count:_}:{count:_,unread:g}}}function p(v,{type:f,capsule_id:g}){return f==="EvolutionEvent"&&g===v}function j({
outcome:v}){return(0,y().isJsonObject)(v)&&v.status==="success"}function O(v,f){const g=new Set;let b=0;for(const h of f.
toReversed()){if(!p(v,h))continue;if(!j(h))break;const{id:l}=h;(typeof l!="string"||!g.has(l))&&(b+=1),typeof l=="string"&&
g.add(l)}return b}},"audit/claims/unidentified"(M,i,S,R){let E;const y=()=>E??=i("audit/check");let A;const C=()=>A??=i(
"audit/claims/content-hash");S(M,{unidentified:()=>I,unidentifiedFindings:()=>j});const I=(0,y().defineCheck)({name:"uni\
dentified",find:({genes:f,claims:g,correctorOf:b})=>{const h=f.filter(p).map(({asset:l})=>l);return j([...h,...g],b)}});
function p({change:f}){return f?.kind!=="removed"}function j(f,g){const b=new Map;for(const h of f.filter(({cut:l})=>!l))
for(const l of O(h,g)){const w=JSON.stringify([l.rule,h.path]),_=b.get(w);_?_.push(l):b.set(w,[l])}return[...b.values()].
flatMap(v)}function O(f,g){try{return(0,C().identityFindings)(f,g(f)).filter(C().isMissingIdentity)}catch(b){return[(0,y().
assetNotJudged)(f,b)]}}function v([f,...g]){if(f===void 0)return[];if(g.length===0||!(0,C().isMissingIdentity)(f))return[
f,...g];const{subject:b,args:h,...l}=f,{expected:w,..._}=h;return[{...l,args:{..._,others:g.length}}]}}};
