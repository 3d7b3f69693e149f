"use strict";module.exports={"audit/claims/asset-files"(M,i,A,R){let I;const v=()=>I??=i("rules/finding");let $;const C=()=>$??=i("au\
dit/check");A(M,{assetFiles:()=>E,assetProblemFinding:()=>m});const E=(0,C().defineCheck)({name:"asset-files",find:({problems:h})=>h.
map(m)});function m({rule:h,detail:b,location:_,id:p,before:O}){const w={location:_,...p===void 0?{}:{subject:{id:p}}};return O?
{...(0,v().finding)(h,{detail:b},{...w,severity:"notice"}),before:O}:(0,v().finding)(h,{detail:b},w)}},"audit/claims/bro\
adcast"(M,i,A,R){let I;const v=()=>I??=i("assets/asset");let $;const C=()=>$??=i("assets/subject");let E;const m=()=>E??=
i("rules/finding");let h;const b=()=>h??=i("audit/claims/not-checked");let _;const p=()=>_??=i("audit/claims/schema/expe\
ctation");A(M,{broadcastFindings:()=>O});function O(n,c,e,t={files:0,lines:0}){const{status:s,score:a}=g(n.value.outcome),
d=g(n.value.blast_radius),r={capsule:n.id},f=(...l)=>({location:n.locate(l),subject:(0,C().subjectOf)(n)}),o=[];if(s!=="\
success"){const l={...r,status:k(s)};o.push((0,m().finding)("capsule-not-successful",l,f("outcome","status")))}if(!S(a,e.
min_score,1)){const l={...r,score:k(a),least:e.min_score};o.push((0,m().finding)("capsule-score",l,f("outcome","score")))}
for(const l of["files","lines"]){const u=e[`max_${l}`],F=Math.max(t[l],c.radius?.[l]??0);if(S(d[l],0,u)&&F<=u)continue;const y=k(
d[l]),x=F>u?`${F} (claimed: ${y})`:y,N={...r,field:l,found:x,most:u};o.push((0,m().finding)("capsule-blast-radius",N,f("\
blast_radius",l)))}return c.count<e.min_success_streak&&o.push(...j(n,c,e.min_success_streak)),o}function j(n,{count:c,unread:e,
failed:t,uncounted:s=[]},a){const d={location:n.locate(),subject:(0,C().subjectOf)(n)},r={capsule:n.id};if(t!==void 0)return[
(0,m().finding)("capsule-failed",{...r,event:t},d)];if(e!==void 0){const f=`whether the Capsule \`${n.id}\` has enough co\
nsecutive successes`;return[(0,b().notChecked)(f,e,{...d,severity:"error"})]}return[(0,m().finding)("capsule-streak",{...r,
streak:c,least:a},d),...s.slice(0,w).map(f=>(0,m().finding)("streak-event-not-counted",{...r,...f},d))]}const w=5;function g(n){
return(0,v().isJsonObject)(n)?n:{}}function S(n,c,e){return typeof n=="number"&&n>=c&&n<=e}function k(n){return n===void 0?
"missing":(0,p().describeJson)(n)}},"audit/claims/capsule-fields"(M,i,A,R){let I;const v=()=>I??=i("assets/subject");let $;
const C=()=>$??=i("rules/finding");let E;const m=()=>E??=i("audit/check");A(M,{capsuleFields:()=>h});const h=(0,m().defineCheck)(
{name:"capsule-fields",find:(_,{asset:p})=>b(p)});function b(_){const{type:p,id:O,value:j}=_;if(p!=="Capsule"||_.cut)return[];
const w=["success_streak","env_fingerprint"].filter(S=>j[S]==null);if(w.length===0)return[];const g={location:_.locate(),
subject:(0,v().subjectOf)(_)};return[(0,C().finding)("capsule-field-missing",{capsule:O,fields:w},g)]}},"audit/claims/ca\
psules"(M,i,A,R){let I;const v=()=>I??=i("rules/eligibility-of");let $;const C=()=>$??=i("audit/check");let E;const m=()=>E??=
i("audit/claims/broadcast");let h;const b=()=>h??=i("audit/claims/claimed-radius");let _;const p=()=>_??=i("audit/claims\
/content-hash");let O;const j=()=>O??=i("audit/claims/proven-streak");let w;const g=()=>w??=i("audit/claims/schema/findi\
ngs");A(M,{eventsOfCapsules:()=>k,judgeCapsules:()=>S});function S({changes:s,present:a,unread:d},r,f,o=new Map){const l=s.
filter(t);if(l.length===0)return[];const u=n({changes:s,present:a,unread:d},o),F=f&&c(l,f);return l.map(({kind:y,asset:x,
before:N})=>{if(y==="removed")return{change:y,asset:x,eligible:null,eligibility:null,reasons:[]};const D=y==="added"?F:N&&
(0,b().sizeOf)(N.value.blast_radius),J=e(x,()=>(0,m().broadcastFindings)(x,u(x),r,D)),z=(0,v().eligibilityOf)(J);return{
change:y,asset:x,eligible:z==="eligible",eligibility:z,reasons:J}})}function k({changes:s,present:a}){const d=new Set(s.
filter(t).map(({asset:r})=>r.id));return d.size===0?[]:a.filter(({type:r,value:f})=>r==="EvolutionEvent"&&d.has(f.capsule_id))}
function n({changes:s,present:a,unread:d},r){const f=d.at(-1),o=new Set(s.map(({asset:F})=>F)),l=a.filter(({type:F,path:y})=>F===
"EvolutionEvent"&&(!f||y>=f.path)).map(F=>({value:r.get(F)??F.value,log:F.path,isNew:o.has(F)})),u=(0,j().streakCounter)(
l,!0);return F=>{const y=u(F);return f===void 0||y.ended?y:{...y,unread:f}}}function c(s,a){const d=s.filter(({kind:o})=>o===
"added").map(({asset:o})=>(0,b().sizeOf)(o.value.blast_radius)??{files:0,lines:0}),r=o=>d.reduce((l,u)=>l+u[o],0);return r(
"files")>=a.files&&r("lines")>=a.lines?void 0:a}function e(s,a){try{return[...a(),...(0,g().promotionSchemaFindings)(s),
...(0,p().identityFindings)(s,"hand")].filter(({severity:d,rule:r})=>d==="error"||r==="streak-event-not-counted")}catch(d){
return[(0,C().assetNotJudged)(s,d)]}}function t({asset:s}){return s.type==="Capsule"}},"audit/claims/chain"(M,i,A,R){let I;
const v=()=>I??=i("assets/log/audit-log");let $;const C=()=>$??=i("assets/subject");let E;const m=()=>E??=i("rules/findi\
ng");let h;const b=()=>h??=i("audit/check");let _;const p=()=>_??=i("audit/claims/not-checked");A(M,{chainFindings:()=>j,
eventChain:()=>O});const O=(0,b().defineAssetsCheck)({name:"event-chain",find:({assets:k})=>j(k.changes,k.present,k.unread)});
function j(k,n,c=[]){const e=n.filter(({type:o})=>o==="EvolutionEvent"),t=new Set(k.map(({asset:o})=>o)),s=new Map(e.map(
o=>[o.id,o])),a=new Map,d=new Map,r=new Set,f=new Set;return e.flatMap(o=>{const l=d.get(o.path);d.set(o.path,o);const u=w(
o),F=u===void 0?void 0:a.get(u);u!==void 0&&F===void 0&&a.set(u,o);const y=u!==void 0&&f.has(u);if(u!==void 0&&!s.has(u)&&
f.add(u),!t.has(o)||o.cut)return[];const x={location:o.locate(["parent"]),subject:(0,C().subjectOf)(o)},N={event:o.id};if(u===
void 0)return l===void 0||!(0,v().isAuditLog)(o.path)?[]:[(0,m().finding)("event-not-chained",{...N,last:l.id},x)];if(!s.
has(u)){const z=(0,v().isAuditLog)(o.path)?"error":"warning",[G]=c;if(G!==void 0){const H=`whether the parent \`${u}\` of\
 the EvolutionEvent \`${o.id}\` exists`;return[(0,p().notChecked)(H,G,{...x,severity:z})]}return y?[]:[(0,m().finding)("\
event-parent-missing",{...N,parent:u,last:l?.id??""},{...x,severity:z})]}const D=S(o,s,r);if(D!==void 0)return[(0,m().finding)(
"event-parent-cycle",{...N,cycle:D},x)];if(F===void 0||F.id===o.id)return[];const J=l===void 0||l.id===u?F.id:l.id;return[
(0,m().finding)("event-chain-forked",{...N,other:F.id,parent:u,last:J},x)]})}function w({value:{parent:k}}){return typeof k==
"string"&&k!==""?k:void 0}const g=5;function S(k,n,c){const e=new Set;let t=k;for(;t!==void 0&&!c.has(t.id)&&!e.has(t.id);){
e.add(t.id);const a=w(t);t=a===void 0?void 0:n.get(a)}if(t!==void 0&&t.id===k.id&&!c.has(t.id))return[...e].slice(0,g);for(const a of e)
c.add(a)}},"audit/claims/claimed-radius"(M,i,A,R){let I;const v=()=>I??=i("assets/asset");let $;const C=()=>$??=i("asset\
s/subject");let E;const m=()=>E??=i("rules/finding");let h;const b=()=>h??=i("audit/check");let _;const p=()=>_??=i("aud\
it/claims/counted-change");A(M,{claimedRadius:()=>O,radiusClaimFindings:()=>j,sizeOf:()=>S});const O=(0,b().defineChangeCheck)(
{name:"claimed-radius",find:e=>j(e.assets.changes,(0,p().countedChange)(e))});function j(e,t){return["Capsule","Evolutio\
nEvent"].flatMap(s=>{const a=e.filter(({kind:o,asset:l})=>o==="added"&&l.type===s).map(({asset:o})=>({asset:o,size:S(o.value.
blast_radius)})),d=a.flatMap(({size:o})=>o??[]),r=a.at(-1);if(r===void 0||d.length<a.length)return[];const f=d.reduce(k);
return f.files<t.least.files||f.lines<t.least.lines?[w(r.asset,f,t.least,a.length>1,"warning")]:a.flatMap(({asset:o,size:l})=>l!==
void 0&&c(o)&&n(l,t.most)?[w(o,l,t.most,!1,"notice")]:[])})}function w(e,t,s,a,d){const{type:r,id:f}=e,o={type:r,id:f,claimed:g(
t),counted:g(s),together:a},l={location:e.locate(["blast_radius"]),subject:(0,C().subjectOf)(e),severity:d};return(0,m().
finding)("blast-radius-claim",o,l)}function g({files:e,lines:t}){return`${e} ${e===1?"file":"files"} and ${t} ${t===1?"l\
ine":"lines"}`}function S(e){if(!(0,v().isJsonObject)(e))return;const{files:t,lines:s}=e;return typeof t=="number"&&typeof s==
"number"?{files:t,lines:s}:void 0}function k(e,t){return{files:e.files+t.files,lines:e.lines+t.lines}}function n(e,t){return e.
files>t.files||e.lines>t.lines+t.files}function c({value:{outcome:e}}){return(0,v().isJsonObject)(e)&&e.status==="succes\
s"}},"audit/claims/claimed-streak"(M,i,A,R){let I;const v=()=>I??=i("assets/subject");let $;const C=()=>$??=i("rules/fin\
ding");let E;const m=()=>E??=i("audit/check");let h;const b=()=>h??=i("audit/claims/not-checked");let _;const p=()=>_??=
i("audit/claims/streak");A(M,{claimedStreak:()=>O,streakClaimFindings:()=>j});const O=(0,m().defineAssetsCheck)({name:"c\
laimed-streak",find:({assets:w})=>j(w)});function j({changes:w,present:g,unread:S}){return w.flatMap(({kind:k,asset:n})=>{
const{success_streak:c}=n.value;if(k==="removed"||n.type!=="Capsule"||typeof c!="number")return[];const{count:e,unread:t}=(0,p().
streakIn)(n.id,g,S);if(c<=e)return[];const s={location:n.locate(["success_streak"]),subject:(0,v().subjectOf)(n)};return t!==
void 0?[(0,b().notChecked)(`the success streak of the Capsule \`${n.id}\``,t,s)]:[(0,C().finding)("success-streak-claim",
{capsule:n.id,claimed:c,counted:e},s)]})}},"audit/claims/content-hash"(M,i,A,R){let I;const v=()=>I??=i("@evomap/gep-sdk");
let $;const C=()=>$??=i("assets/pointer");let E;const m=()=>E??=i("assets/subject");let h;const b=()=>h??=i("rules/findi\
ng");A(M,{assetIdOf:()=>j,contentHash:()=>S,identityFindings:()=>O,matchContentHash:()=>p});const _=new Set(["Gene","Cap\
sule","EvolutionEvent"]);function p({type:n,value:c}){const e=c.asset_id;if(e===S(c))return"content";if(n==="Capsule"&&e===
S(k(c)))return"hub"}function O(n,c,e=!1){const{type:t,id:s,value:a}=n,d=(0,m().subjectOf)(n),f={type:t,id:s,fixable:c===
"fix",...c==="author"&&{foreign:!0}},o=[];a.schema_version===void 0&&_.has(t)&&o.push((0,b().finding)("schema-version-mi\
ssing",f,{location:n.locate(),subject:d}));const l=S(a);if(a.asset_id===void 0){if(_.has(t)){const u={location:n.locate(),
subject:d};o.push((0,b().finding)("content-hash-missing",{...f,expected:l},u))}}else if(p(n)===void 0){const u={location:n.
locate(["asset_id"]),subject:d},F=(0,b().finding)("content-hash-mismatch",{...f,expected:l},u),y=e&&c==="fix"?w(n,l):void 0;
o.push({...F,...y&&{edit:y}})}return o}function j(n){const{asset_id:c}=n.value;return typeof c=="string"&&p(n)!==void 0?
c:S(n.value)}function w({type:n,path:c,pointer:e,value:t},s){const{asset_id:a,...d}=t;if(!(typeof a!="string"||Object.values(
d).some(g))&&p({type:n,value:{...d,asset_id:s}})!==void 0)return{path:c,pointer:(0,C().pointerText)([...e,"asset_id"]),old:a,
new:[s],fix:!0}}function g(n){return typeof n!="object"||n===null?!1:Object.hasOwn(n,"asset_id")||Object.values(n).some(
g)}function S(n){return(0,v().computeAssetId)(n)??""}function k(n){const{outcome:c}=n;if(c===null||typeof c!="object"||Array.
isArray(c))return n;const{notes:e,details:t,...s}=c;return{...n,outcome:s}}},"audit/claims/counted-change"(M,i,A,R){let I;
const v=()=>I??=i("audit/change/blast-radius");let $;const C=()=>$??=i("audit/change/counting");A(M,{countedChange:()=>E});
function E({change:m,radius:h}){const b=m.files.flatMap(v().namesOf).filter(p=>!(0,C().isCountedByReference)(p)),_=(0,v().
measureChange)(m,new Set(b));return{least:{files:Math.min(h.files,_.files),lines:Math.min(h.lines,_.lines)},most:(0,v().
measureChange)(m,new Set)}}},"audit/claims/envelope"(M,i,A,R){let I;const v=()=>I??=i("assets/message");let $;const C=()=>$??=
i("assets/subject");let E;const m=()=>E??=i("rules/finding");let h;const b=()=>h??=i("audit/check");let _;const p=()=>_??=
i("audit/claims/content-hash");A(M,{envelope:()=>O});const O=(0,b().defineCheck)({name:"envelope",find:(n,{asset:c})=>j(
c)});function j(n){const{type:c,id:e,envelope:t}=n,s={location:n.locate(),subject:(0,C().subjectOf)(n)},a={type:c,id:e},
d=[n.value,...t?[t,(0,v().payloadOf)(t)]:[]].some(w);return[...t?g(n,t):[],...t&&(0,v().senderOf)(t)===void 0?[(0,m().finding)(
"envelope-sender-missing",a,s)]:[],...d?[(0,m().finding)("signature-not-verified",a,s)]:[]]}function w({signature:n}){return n!=
null&&n!==""}function g(n,c){const{type:e,id:t}=n,s={location:n.locate(),subject:(0,C().subjectOf)(n)};return S(n,(0,v().
payloadOf)(c)).flatMap(([a,d,r])=>d==null||d===r?[]:[(0,m().finding)("envelope-contradicts-asset",{type:e,id:t,field:a,stated:k(
d),actual:k(r)},s)])}function S({type:n,id:c,value:e},t){return t.asset===e?[["asset_type",t.asset_type,n],["asset_id",t.
asset_id,e.asset_id??(0,p().contentHash)(e)],["content_hash",t.content_hash,e.asset_id??(0,p().contentHash)(e)],["local_\
id",t.local_id,c]]:t.validation_report===e?[["target_asset_id",t.target_asset_id,e.gene_asset_id??t.target_asset_id],["t\
arget_local_id",t.target_local_id,e.gene_id]]:[]}function k(n){return JSON.stringify(n??null).slice(0,100)}},"audit/clai\
ms/estimates"(M,i,A,R){let I;const v=()=>I??=i("assets/asset");let $;const C=()=>$??=i("assets/subject");let E;const m=()=>E??=
i("rules/finding");let h;const b=()=>h??=i("audit/check");let _;const p=()=>_??=i("audit/claims/counted-change");A(M,{estimateFindings:()=>g,
estimates:()=>O});const O=(0,b().defineChangeCheck)({name:"estimates",find:k=>g(k.assets.changes,(0,p().countedChange)(k))}),
j=3,w=.1;function g(k,{least:n,most:c}){const e=k.filter(({kind:t,asset:s})=>t==="added"&&s.type==="EvolutionEvent");return e.
flatMap(({asset:t})=>{const{blast_radius_estimate:s,meta:a,blast_radius:d}=t.value,r=(0,v().isJsonObject)(s)?[]:["meta"],
f=r.length===0?s:(0,v().isJsonObject)(a)&&a.blast_radius_estimate,o=S(f);if(o===void 0||o<=0)return[];const l=e.length===
1,u=l?n.files:S(d),F=l?c.files:S(d);if(u===void 0||F===void 0)return[];const y=u/o>j;if(!y&&F/o>=w)return[];const x=y?u:
F,D={location:t.locate([...r,"blast_radius_estimate"]),subject:(0,C().subjectOf)(t)};return[(0,m().finding)("estimate-dr\
ift",{event:t.id,estimate:o,actual:x},D)]})}function S(k){return(0,v().isJsonObject)(k)&&typeof k.files=="number"?k.files:
void 0}},"audit/claims/look-alike-ids"(M,i,A,R){let I;const v=()=>I??=i("assets/file");let $;const C=()=>$??=i("assets/s\
ubject");let E;const m=()=>E??=i("command/lex/characters");let h;const b=()=>h??=i("repo/look-alike");let _;const p=()=>_??=
i("rules/finding");let O;const j=()=>O??=i("audit/check");A(M,{lookAlikeFindings:()=>g,lookAlikeIds:()=>w});const w=(0,j().
defineAssetsCheck)({name:"look-alike-ids",find:({assets:e})=>g(e.changes,e.present)});function g(e,t){const s=e.filter(({
kind:r})=>r==="added").map(({asset:r})=>r);if(s.length===0)return[];const a=new Set(s.map(({type:r})=>r)),d=new Map;for(const{
type:r,value:f}of t){const o=a.has(r)?(0,v().declaredId)(f):void 0;if(o!==void 0)for(const l of k(r,o)){const u=d.get(l);
u?u.add(o):d.set(l,new Set([o]))}}return s.flatMap(r=>{const{type:f,id:o}=r,u=k(f,o).flatMap(y=>[...d.get(y)??[]]).find(
y=>y!==o);if(u===void 0)return[];const F={location:r.locate(["id"]),subject:(0,C().subjectOf)(r)};return[(0,p().finding)(
"look-alike-id",{type:f,id:(0,m().visible)(o),other:(0,m().visible)(u)},F)]})}const S=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function k(e,t){const s=/^[\w.-]*$/.test(t)?t:n(t),a=s.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${e} case ${c(s)}`,`${e} drawn ${c(a)}`]}function n(e){const t=e.normalize("NFKC").replace(S,"");return(0,b().asciiOf)(
t.replace(new RegExp("\\p{Pd}","gu"),"-"))}function c(e){return e.toUpperCase().toLowerCase()}},"audit/claims/named-gene\
s"(M,i,A,R){let I;const v=()=>I??=i("assets/naming");let $;const C=()=>$??=i("assets/subject");let E;const m=()=>E??=i("\
rules/finding");let h;const b=()=>h??=i("audit/check");A(M,{appliedIds:()=>p,missingGeneFindings:()=>O,missingGenes:()=>_});
const _=(0,b().defineAssetsCheck)({name:"missing-genes",find:({assets:j})=>O(j.changes)});function p(j){return new Set(j.
flatMap(v().newNamings).map(({gene:w})=>w))}function O(j){const w=new Set(j.filter(({kind:g,asset:S})=>g!=="removed"&&S.
type==="Gene").map(({asset:g})=>g.id));return j.flatMap(v().newNamings).filter(({gene:g})=>!w.has(g)).map(({by:g,gene:S,
pointer:k})=>(0,m().finding)("gene-not-found",{type:g.type,id:g.id,gene:S},{location:g.locate(k),subject:(0,C().subjectOf)(
g)}))}},"audit/claims/not-checked"(M,i,A,R){let I;const v=()=>I??=i("rules/finding");A(M,{notChecked:()=>$});function $(C,{
path:E,detail:m},h){return(0,v().finding)("claim-not-checked",{claim:C,why:`${m} of the log \`${E}\``},h)}},"audit/claim\
s/proven-streak"(M,i,A,R){let I;const v=()=>I??=i("@evomap/gep-sdk");let $;const C=()=>$??=i("assets/asset");let E;const m=()=>E??=
i("audit/claims/content-hash");let h;const b=()=>h??=i("audit/claims/streak");A(M,{streakCounter:()=>_});function _(c,e){
const t=j(c,e),s=new Map;for(const a of c){const{capsule_id:d}=a.value,r=s.get(d);r?r.push(a):s.set(d,[a])}return a=>p(a,
s.get(a.id)??[],t,e)}function p({id:c,value:{gene:e}},t,s,a){const d=[],r=new Set;let f=0,o=!1,l;const u={files:0,lines:0};
for(const F of t.toReversed()){const{value:y}=F;if(!(0,b().isOf)(c,y))continue;if(!(0,b().isSuccess)(y)){o=!0,f+d.length===
0&&(l=n(y));break}const x=s.get(F)??g(y,a)??(S(y,e,a)?void 0:O);x!==void 0?d.push({event:n(y),why:x}):(y.id===void 0||!r.
has(y.id))&&(f+=1,r.add(y.id),k(u,y))}return{count:f,uncounted:d,ended:o,...l!==void 0&&{failed:l},radius:u}}const O="it\
 does not name the gene of the Capsule";function j(c,e){const t=new Map,s=new Map,a=new Set;for(const d of c){const r=w(
d,s,e&&a.has(d.log));r!==void 0&&t.set(d,r),a.add(d.log);const{id:f}=d.value;typeof f=="string"&&!s.has(f)&&s.set(f,d)}return t}
function w({value:c,isNew:e},t,s){const{id:a,parent:d}=c;if(e)return"the change that is judged adds or edits it";const r=typeof a==
"string"?t.get(a):void 0;return r!==void 0?(0,v().canonicalize)(r.value)===(0,v().canonicalize)(c)?void 0:"an earlier ev\
ent with other content has its id":typeof d=="string"&&d!==""?t.has(d)?void 0:"its parent is not in the log before it":s?
"it has no parent":void 0}function g(c,e){const{id:t,asset_id:s}=c;if(s===void 0)return e?"it has no hash":void 0;if((0,m().
matchContentHash)({type:"EvolutionEvent",value:c})===void 0)return"its hash does not match its content";const a=typeof t==
"string"&&t.trim()!=="";return e&&!a?"it has no id":void 0}function S({genes_used:c},e,t){return typeof e!="string"||e===
""||!Array.isArray(c)?!t:c.includes(e)}function k(c,{blast_radius:e}){if((0,C().isJsonObject)(e))for(const t of["files",
"lines"]){const s=e[t];typeof s=="number"&&(c[t]=Math.max(c[t],s))}}function n({id:c}){return typeof c=="string"?c:"with\
out an id"}},"audit/claims/references"(M,i,A,R){let I;const v=()=>I??=i("assets/naming");let $;const C=()=>$??=i("assets\
/subject");let E;const m=()=>E??=i("rules/finding");let h;const b=()=>h??=i("audit/check");let _;const p=()=>_??=i("audi\
t/claims/named-genes");let O;const j=()=>O??=i("audit/claims/not-checked");A(M,{genesStillNamed:()=>g,stillNamedFindings:()=>k,
unresolvedFindings:()=>S,unresolvedReferences:()=>w});const w=(0,b().defineAssetsCheck)({name:"unresolved-references",find:({
assets:t})=>S(t.changes,t.present,t.unread)}),g=(0,b().defineChangeCheck)({name:"genes-still-named",find:({assets:t})=>k(
t.changes,t.present)});function S(t,s,a=[]){const d=n(s,"Capsule"),r=n(s,"ValidationReport");return t.filter(e).flatMap(
({asset:f})=>{if(f.type!=="EvolutionEvent")return[];const{capsule_id:o,validation_report_id:l}=f.value,u=x=>({location:f.
locate([x]),subject:(0,C().subjectOf)(f)}),F=f.id,[y]=a;return y!==void 0?Object.entries({capsule_id:[o,d],validation_report_id:[
l,r]}).flatMap(([N,[D,J]])=>c(D,J)?[(0,j().notChecked)(`whether \`${D}\`, which the EvolutionEvent \`${F}\` names, exists`,
y,u(N))]:[]):[...c(o,d)?[(0,m().finding)("capsule-not-found",{event:F,capsule:o},u("capsule_id"))]:[],...c(l,r)?[(0,m().
finding)("validation-report-not-found",{event:F,report:l},u("validation_report_id"))]:[]]})}function k(t,s){const a=n(s,
"Gene"),d=(0,p().appliedIds)(t),r=t.filter(({kind:o,asset:{type:l,id:u}})=>o==="removed"&&l==="Gene"&&!a.has(u)&&!d.has(
u));if(r.length===0)return[];const f=s.flatMap(v().namings);return r.flatMap(({asset:o})=>{const l=f.filter(({gene:N})=>N===
o.id),u=l.find(N=>N.by.type==="Capsule")??l[0];if(u===void 0)return[];const F={gene:o.id,by:`the ${u.by.type} \`${u.by.id}\
\``,more:new Set(l.map(N=>N.by)).size-1},y=u.by.type==="Capsule"?"warning":"notice",x=u.by.locate(u.pointer);return[(0,m().
finding)("gene-still-named",F,{location:x,subject:(0,C().subjectOf)(o),severity:y})]})}function n(t,s){return new Set(t.
filter(a=>a.type===s).map(({id:a})=>a))}function c(t,s){return typeof t=="string"&&!s.has(t)}function e({kind:t}){return t===
"added"||t==="modified"}},"audit/claims/self-description"(M,i,A,R){let I;const v=()=>I??=i("audit/check");let $;const C=()=>$??=
i("audit/claims/content-hash");let E;const m=()=>E??=i("audit/claims/schema/findings");A(M,{selfDescription:()=>h,selfDescriptionFindings:()=>b});
const h=(0,v().defineCheck)({name:"self-description",find:({correctorOf:_},{asset:p,commands:O=[]})=>{const j=O.some(({findings:w})=>w.
some(({edit:g})=>g?.fix));return b(p,_(p),!j)}});function b(_,p,O=!1){return _.cut?[]:[...(0,C().identityFindings)(_,p,O),
...(0,m().schemaFindings)(_)]}},"audit/claims/streak"(M,i,A,R){let I;const v=()=>I??=i("assets/asset");A(M,{isOf:()=>C,isSuccess:()=>E,
streakIn:()=>$,successStreak:()=>m});function $(h,b,_){const p=_.at(-1),O=b.filter(({type:g,path:S})=>g==="EvolutionEven\
t"&&(!p||S>=p.path)).map(({value:g})=>g),j=m(h,O),w=O.some(g=>C(h,g)&&!E(g));return p===void 0||w?{count:j}:{count:j,unread:p}}
function C(h,{type:b,capsule_id:_}){return b==="EvolutionEvent"&&_===h}function E({outcome:h}){return(0,v().isJsonObject)(
h)&&h.status==="success"}function m(h,b){const _=new Set;let p=0;for(const O of b.toReversed()){if(!C(h,O))continue;if(!E(
O))break;const{id:j}=O;(typeof j!="string"||!_.has(j))&&(p+=1),typeof j=="string"&&_.add(j)}return p}}};
