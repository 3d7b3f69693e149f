//# audit/claims/asset-files
(function(u,m,e){const i=e("rules/finding"),d=(0,e("audit/check")().defineCheck)({name:"asset-files",find:({problems:n})=>n.
map(s)});function s({rule:n,detail:t,location:a,id:c,before:o}){const r={location:a,...c===void 0?{}:{subject:{id:c}}};return o?
{...(0,i().finding)(n,{detail:t},{...r,severity:"notice"}),before:o}:(0,i().finding)(n,{detail:t},r)}u.exports={assetFiles:d,
assetProblemFinding:s}});
//# audit/claims/broadcast
(function(v,w,r){const x=r("assets/asset"),l=r("assets/subject"),u=r("rules/finding"),O=r("audit/claims/not-checked"),$=r(
"audit/claims/schema/expectation");function F(s,i,n,d={files:0,lines:0}){const{status:m,score:g}=h(s.value.outcome),c=h(
s.value.blast_radius),e={capsule:s.id},o=(...t)=>({location:s.locate(t),subject:(0,l().subjectOf)(s)}),a=[];if(m!=="succ\
ess"){const t={...e,status:b(m)};a.push((0,u().finding)("capsule-not-successful",t,o("outcome","status")))}if(!j(g,n.min_score,
1)){const t={...e,score:b(g),least:n.min_score};a.push((0,u().finding)("capsule-score",t,o("outcome","score")))}for(const t of[
"files","lines"]){const _=n[`max_${t}`],p=Math.max(d[t],i.radius?.[t]??0);if(j(c[t],0,_)&&p<=_)continue;const k=b(c[t]),
J=p>_?`${p} (claimed: ${k})`:k,q={...e,field:t,found:J,most:_};a.push((0,u().finding)("capsule-blast-radius",q,o("blast_\
radius",t)))}return i.count<n.min_success_streak&&a.push(...M(s,i,n.min_success_streak)),a}function M(s,{count:i,unread:n,
failed:d,uncounted:m=[]},g){const c={location:s.locate(),subject:(0,l().subjectOf)(s)},e={capsule:s.id};if(d!==void 0)return[
(0,u().finding)("capsule-failed",{...e,event:d},c)];if(n!==void 0){const o=`whether the Capsule \`${s.id}\` has enough co\
nsecutive successes`;return[(0,O().notChecked)(o,n,{...c,severity:"error"})]}return[(0,u().finding)("capsule-streak",{...e,
streak:i,least:g},c),...m.slice(0,C).map(o=>(0,u().finding)("streak-event-not-counted",{...e,...o},c))]}const C=5;function h(s){
return(0,x().isJsonObject)(s)?s:{}}function j(s,i,n){return typeof s=="number"&&s>=i&&s<=n}function b(s){return s===void 0?
"missing":(0,$().describeJson)(s)}v.exports={broadcastFindings:F}});
//# audit/claims/capsule-fields
(function(s,g,i){const t=i("assets/subject"),u=i("rules/finding"),l=(0,i("audit/check")().defineCheck)({name:"capsule-f\
ields",find:(e,{asset:c})=>r(c)});function r(e){const{type:c,id:o,value:p}=e;if(c!=="Capsule"||e.cut)return[];const n=["\
success_streak","env_fingerprint"].filter(a=>p[a]==null);if(n.length===0)return[];const d={location:e.locate(),subject:(0,t().
subjectOf)(e)};return[(0,u().finding)("capsule-field-missing",{capsule:o,fields:n},d)]}s.exports={capsuleFields:l}});
//# audit/claims/capsules
(function(_,x,c){const b=c("rules/eligibility-of"),C=c("audit/check"),k=c("audit/claims/broadcast"),p=c("audit/claims/c\
laimed-radius"),O=c("audit/claims/content-hash"),w=c("audit/claims/proven-streak"),E=c("audit/claims/schema/findings");function F({
changes:e,present:s,unread:i},t,r,a=new Map){const l=e.filter(m);if(l.length===0)return[];const u=j({changes:e,present:s,
unread:i},a),n=r&&y(l,r);return l.map(({kind:o,asset:d,before:g})=>{if(o==="removed")return{change:o,asset:d,eligible:null,
eligibility:null,reasons:[]};const q=o==="added"?n:g&&(0,p().sizeOf)(g.value.blast_radius),v=N(d,()=>(0,k().broadcastFindings)(
d,u(d),t,q)),h=(0,b().eligibilityOf)(v);return{change:o,asset:d,eligible:h==="eligible",eligibility:h,reasons:v}})}function S({
changes:e,present:s}){const i=new Set(e.filter(m).map(({asset:t})=>t.id));return i.size===0?[]:s.filter(({type:t,value:r})=>t===
"EvolutionEvent"&&i.has(r.capsule_id))}function j({changes:e,present:s,unread:i},t){const r=i.at(-1),a=new Set(e.map(({asset:n})=>n)),
l=s.filter(({type:n,path:o})=>n==="EvolutionEvent"&&(!r||o>=r.path)).map(n=>({value:t.get(n)??n.value,log:n.path,isNew:a.
has(n)})),u=(0,w().streakCounter)(l,!0);return n=>{const o=u(n);return r===void 0||o.ended?o:{...o,unread:r}}}function y(e,s){
const i=e.filter(({kind:a})=>a==="added").map(({asset:a})=>(0,p().sizeOf)(a.value.blast_radius)??{files:0,lines:0}),t=a=>i.
reduce((l,u)=>l+u[a],0);return t("files")>=s.files&&t("lines")>=s.lines?void 0:s}function N(e,s){try{return[...s(),...(0,E().
promotionSchemaFindings)(e),...(0,O().identityFindings)(e,"hand")].filter(({severity:i,rule:t})=>i==="error"||t==="strea\
k-event-not-counted")}catch(i){return[(0,C().assetNotJudged)(e,i)]}}function m({asset:e}){return e.type==="Capsule"}_.exports=
{eventsOfCapsules:S,judgeCapsules:F}});
//# audit/claims/chain
(function(A,D,d){const m=d("assets/log/audit-log"),E=d("assets/subject"),h=d("rules/finding"),S=d("audit/check"),j=d("a\
udit/claims/not-checked"),O=(0,S().defineAssetsCheck)({name:"event-chain",find:({assets:t})=>w(t.changes,t.present,t.unread)});
function w(t,p,r=[]){const e=p.filter(({type:i})=>i==="EvolutionEvent"),o=new Set(t.map(({asset:i})=>i)),g=new Map(e.map(
i=>[i.id,i])),s=new Map,_=new Map,y=new Set,k=new Set;return e.flatMap(i=>{const c=_.get(i.path);_.set(i.path,i);const n=b(
i),a=n===void 0?void 0:s.get(n);n!==void 0&&a===void 0&&s.set(n,i);const L=n!==void 0&&k.has(n);if(n!==void 0&&!g.has(n)&&
k.add(n),!o.has(i)||i.cut)return[];const u={location:i.locate(["parent"]),subject:(0,E().subjectOf)(i)},l={event:i.id};if(n===
void 0)return c===void 0||!(0,m().isAuditLog)(i.path)?[]:[(0,h().finding)("event-not-chained",{...l,last:c.id},u)];if(!g.
has(n)){const v=(0,m().isAuditLog)(i.path)?"error":"warning",[M]=r;if(M!==void 0){const q=`whether the parent \`${n}\` of\
 the EvolutionEvent \`${i.id}\` exists`;return[(0,j().notChecked)(q,M,{...u,severity:v})]}return L?[]:[(0,h().finding)("\
event-parent-missing",{...l,parent:n,last:c?.id??""},{...u,severity:v})]}const C=x(i,g,y);if(C!==void 0)return[(0,h().finding)(
"event-parent-cycle",{...l,cycle:C},u)];if(a===void 0||a.id===i.id)return[];const $=c===void 0||c.id===n?a.id:c.id;return[
(0,h().finding)("event-chain-forked",{...l,other:a.id,parent:n,last:$},u)]})}function b({value:{parent:t}}){return typeof t==
"string"&&t!==""?t:void 0}const F=5;function x(t,p,r){const e=new Set;let o=t;for(;o!==void 0&&!r.has(o.id)&&!e.has(o.id);){
e.add(o.id);const s=b(o);o=s===void 0?void 0:p.get(s)}if(o!==void 0&&o.id===t.id&&!r.has(o.id))return[...e].slice(0,F);for(const s of e)
r.add(s)}A.exports={chainFindings:w,eventChain:O}});
//# audit/claims/claimed-radius
(function(b,k,r){const o=r("assets/asset"),h=r("assets/subject"),v=r("rules/finding"),_=(0,r("audit/check")().defineChangeCheck)(
{name:"claimed-radius",find:({assets:i,counted:e})=>d(i.changes,e)});function d(i,e){return["Capsule","EvolutionEvent"].
flatMap(c=>{const n=i.filter(({kind:s,asset:t})=>s==="added"&&t.type===c).map(({asset:s})=>({asset:s,size:g(s.value.blast_radius)})),
a=n.flatMap(({size:s})=>s??[]),u=n.at(-1);if(u===void 0||a.length<n.length)return[];const l=a.reduce(j);return l.files<e.
least.files||l.lines<e.least.lines?[m(u.asset,l,e.least,n.length>1,"warning")]:n.flatMap(({asset:s,size:t})=>t!==void 0&&
O(s)&&C(t,e.most)?[m(s,t,e.most,!1,"notice")]:[])})}function m(i,e,c,n,a){const{type:u,id:l}=i,s={type:u,id:l,claimed:p(
e),counted:p(c),together:n},t={location:i.locate(["blast_radius"]),subject:(0,h().subjectOf)(i),severity:a};return(0,v().
finding)("blast-radius-claim",s,t)}function p({files:i,lines:e}){return`${i} ${i===1?"file":"files"} and ${e} ${e===1?"l\
ine":"lines"}`}function g(i){if(!(0,o().isJsonObject)(i))return;const{files:e,lines:c}=i;return typeof e=="number"&&typeof c==
"number"?{files:e,lines:c}:void 0}function j(i,e){return{files:i.files+e.files,lines:i.lines+e.lines}}function C(i,e){return i.
files>e.files||i.lines>e.lines+e.files}function O({value:{outcome:i}}){return(0,o().isJsonObject)(i)&&i.status==="succes\
s"}b.exports={claimedRadius:_,radiusClaimFindings:d,sizeOf:g}});
//# audit/claims/claimed-streak
(function(u,b,t){const a=t("assets/subject"),d=t("rules/finding"),k=t("audit/check"),m=t("audit/claims/not-checked"),l=t(
"audit/claims/streak"),p=(0,k().defineAssetsCheck)({name:"claimed-streak",find:({assets:c})=>s(c)});function s({changes:c,
present:h,unread:_}){const g=(0,l().streaksIn)(h,_);return c.flatMap(({kind:C,asset:e})=>{const{success_streak:n}=e.value;
if(C==="removed"||e.type!=="Capsule"||typeof n!="number")return[];const{count:i,unread:r}=g(e.id);if(n<=i)return[];const o={
location:e.locate(["success_streak"]),subject:(0,a().subjectOf)(e)};return r!==void 0?[(0,m().notChecked)(`the success s\
treak of the Capsule \`${e.id}\``,r,o)]:[(0,d().finding)("success-streak-claim",{capsule:e.id,claimed:n,counted:i},o)]})}
u.exports={claimedStreak:p,streakClaimFindings:s}});
//# audit/claims/content-hash
(function(j,D,u){const H=u("packages/evomap/gep-sdk"),g=u("assets/asset"),F=u("assets/pointer"),p=u("assets/subject"),d=u(
"rules/finding"),I=u("audit/claims/hash-forms"),w=new Set(["Gene","Capsule","EvolutionEvent"]);function r(n){const{type:t,
value:s}=n,e=s.asset_id;if(e===a(n))return"content";if(t==="Capsule"&&e===m(b(s)))return"hub"}function x(n,t){const{type:s,
value:e}=n;if(!w.has(s))return h(n,t);const i=v(n,t),c={location:n.locate(),subject:(0,p().subjectOf)(n)},o=e.asset_id===
void 0?a(n):void 0;return[...e.schema_version===void 0?[(0,d().finding)("schema-version-missing",i,c)]:[],...o===void 0?
h(n,t):[(0,d().finding)("content-hash-missing",{...i,expected:o},c)]]}function E({rule:n}){return n==="schema-version-mi\
ssing"||n==="content-hash-missing"}function h(n,t,s=!1){const{value:e}=n;if(e.asset_id===void 0||r(n)!==void 0)return[];
const i=a(n),c={location:n.locate(["asset_id"]),subject:(0,p().subjectOf)(n)},o=(0,I().otherHashForm)(n),S={...v(n,t),expected:i,
...o&&{form:o}},O=s&&t==="fix"?k(n,i):void 0;return[{...(0,d().finding)("content-hash-mismatch",S,c),...O&&{edit:O}}]}function v({
type:n,id:t},s){return{type:n,id:t,fixable:s==="fix",...s==="author"&&{foreign:!0}}}function A(n){const{asset_id:t}=n.value;
return typeof t=="string"&&r(n)!==void 0?t:a(n)}function k({type:n,path:t,pointer:s,value:e},i){const{asset_id:c,...o}=e;
if(!(typeof c!="string"||Object.values(o).some(l))&&r({type:n,value:{...o,asset_id:i}})!==void 0)return{path:t,pointer:(0,F().
pointerText)([...s,"asset_id"]),old:c,new:[i],fix:!0}}function l(n){return typeof n!="object"||n===null?!1:Object.hasOwn(
n,"asset_id")||Object.values(n).some(l)}function m(n){return(0,H().computeAssetId)(n)??""}const _=new WeakMap;function a(n){
const t=_.get(n);if(t!==void 0)return t;const{asset_id:s}=n.value,e=m(n.value),i=e===s?s:e;return _.set(n,i),i}const y=[
"notes","details"];function b(n){const{outcome:t}=n;if(!(0,g().isJsonObject)(t))return n;const{notes:s,details:e,...i}=t;
return{...n,outcome:i}}function C(n){const{outcome:t}=n.value;return r(n)!=="hub"||!(0,g().isJsonObject)(t)?[]:y.filter(
s=>Object.hasOwn(t,s)).map(s=>`outcome.${s}`)}j.exports={asHubHashes:b,assetIdOf:A,contentHash:m,hashFindings:h,hashOfAsset:a,
identityFindings:x,isMissingIdentity:E,matchContentHash:r,unhashedFields:C}});
//# audit/claims/counted-change
(function(i,u,n){const s=n("audit/change/blast-radius"),l=n("audit/change/counting");function o(c,e){const t=(0,s().measureChange)(
c,{has:a=>!(0,l().isCountedByReference)(a)});return{least:{files:Math.min(e.files,t.files),lines:Math.min(e.lines,t.lines)},
most:{files:e.files+e.exempt_files,lines:e.lines+e.exempt_lines}}}i.exports={countedChange:o}});
//# audit/claims/envelope
(function(h,T,i){const u=i("assets/message"),_=i("assets/subject"),v=i("model/asset-types"),a=i("rules/finding"),y=i("a\
udit/check"),l=i("audit/claims/content-hash"),b=(0,y().defineCheck)({name:"envelope",find:(e,{asset:t})=>j(t)});function j(e){
const{type:t,id:n,envelope:o}=e,s={location:e.locate(),subject:(0,_().subjectOf)(e)},c={type:t,id:n},r=[e.value,...o?[o,
(0,u().payloadOf)(o)]:[]].some(O);return[...C(e),...o&&(0,u().senderOf)(o)===void 0?[(0,a().finding)("envelope-sender-mi\
ssing",c,s)]:[],...r?[(0,a().finding)("signature-not-verified",c,s)]:[]]}function O({signature:e}){return e!=null&&e!==""}
function C(e){const{type:t,id:n,wrappers:o=[]}=e,s={location:e.locate(),subject:(0,_().subjectOf)(e)};return o.flatMap(c=>S(
e,c).flatMap(([r,m])=>{const d=c[r];if(d===void 0||d===m)return[];const L={type:t,id:n,field:r,stated:g(d),actual:g(m)};
return[(0,a().finding)("envelope-contradicts-asset",L,s)]}))}function S(e,t){const{type:n,id:o,value:s}=e;return[...n===
"ValidationReport"?[["target_asset_id",s.gene_asset_id??t.target_asset_id],["target_local_id",s.gene_id]]:[],...k(t.type,
n)?[["type",n]]:[],["asset_type",n],["asset_id",p(e,t.asset_id)],["content_hash",p(e,t.content_hash)],["local_id",o]]}function k(e,t){
if(typeof e!="string")return!1;const n=e.toLowerCase();return n!==t.toLowerCase()&&v().ASSET_TYPES.some(o=>o.toLowerCase()===
n)}function p({type:e,value:t},n){if(t.asset_id!==void 0||n===void 0)return t.asset_id;const o={type:e,value:{...t,asset_id:n}};
return(0,l().matchContentHash)(o)===void 0?(0,l().contentHash)(t):n}function g(e){return JSON.stringify(e??null).slice(0,
100)}h.exports={envelope:b}});
//# audit/claims/estimates
(function(h,C,i){const o=i("assets/asset"),j=i("assets/subject"),v=i("rules/finding"),O=(0,i("audit/check")().defineChangeCheck)(
{name:"estimates",find:({assets:t,counted:a})=>u(t.changes,a)}),k=3,F=.1;function u(t,{least:a,most:T}){const m=t.filter(
({kind:e,asset:n})=>e==="added"&&n.type==="EvolutionEvent");return m.flatMap(({asset:e})=>{const{blast_radius_estimate:n,
meta:l,blast_radius:_}=e.value,b=(0,o().isJsonObject)(n)?[]:["meta"],E=b.length===0?n:(0,o().isJsonObject)(l)&&l.blast_radius_estimate,
s=c(E);if(s===void 0||s<=0)return[];const p=m.length===1,r=p?a.files:c(_),d=p?T.files:c(_);if(r===void 0||d===void 0)return[];
const g=r/s>k;if(!g&&d/s>=F)return[];const J=g?r:d,M={location:e.locate([...b,"blast_radius_estimate"]),subject:(0,j().subjectOf)(
e)};return[(0,v().finding)("estimate-drift",{event:e.id,estimate:s,actual:J},M)]})}function c(t){return(0,o().isJsonObject)(
t)&&typeof t.files=="number"?t.files:void 0}h.exports={estimateFindings:u,estimates:O}});
//# audit/claims/hash-forms
(function(b,$,o){const _=o("node:crypto"),d=o("packages/evomap/gep-sdk"),j=o("assets/asset"),O=o("assets/json"),v=o("as\
sets/limits"),A=o("assets/problems"),S=o("assets/source"),N={unprefixed:({value:t})=>(0,d().canonicalize)(m(t)),"null-fr\
ee":({value:t})=>(0,d().canonicalize)(u(m(t))),"as-written":({text:t})=>l(t,{comma:",",colon:":",string:JSON.stringify}),
"json-dumps":({text:t})=>l(t,{comma:", ",colon:": ",string:w}),"top-level":({value:t})=>{const r=m(t);return JSON.stringify(
r,Object.keys(r).sort())}};function k(t){const{asset_id:r}=t.value;if(typeof r!="string")return;const n=g(r);return n===
void 0?void 0:Object.entries(N).find(([,a])=>{const i=a(t);return i!==void 0&&(0,_().createHash)("sha256").update(i,"utf\
8").digest("hex")===n})?.[0]}function g(t){const r=t.trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.
test(r)?r:void 0}function m({asset_id:t,...r}){return r}function u(t){if(Array.isArray(t))return t.map(u);if(!(0,j().isJsonObject)(
t))return t;const r=Object.entries(t).filter(([,n])=>n!==null);return Object.fromEntries(r.map(([n,c])=>[n,u(c)]))}function l(t,r){
const n=t?.();if(n===void 0)return;const c=new(A()).Problems(new(S()).Source("",n)),[a]=(0,O().readJson)(n,v().AGAIN,c);
if(a===void 0||c.found.length>0)return;const i=(y,J)=>{const{value:s,start:x,end:C,children:h=[]}=y;return typeof s=="nu\
mber"?n.slice(x,C):typeof s=="string"?r.string(s):Array.isArray(s)?`[${h.map(e=>i(e)).join(r.comma)}]`:s===null||typeof s!=
"object"?String(s):`{${h.map(e=>({each:e,name:e.key?.name??""})).filter(({name:e})=>e!==J).sort((e,p)=>e.name<p.name?-1:
1).map(({each:e,name:p})=>r.string(p)+r.colon+i(e)).join(r.comma)}}`};return i(a,"asset_id")}function w(t){return JSON.stringify(
t).replace(/[\u007f-\uffff]/g,r=>`\\u${r.charCodeAt(0).toString(16).padStart(4,"0")}`)}b.exports={hashDigits:g,otherHashForm:k}});
//# audit/claims/look-alike-ids
(function(_,j,i){const v=i("assets/file"),w=i("assets/subject"),k=i("command/lex/characters"),b=i("repo/look-alike"),A=i(
"rules/finding"),C=(0,i("audit/check")().defineAssetsCheck)({name:"look-alike-ids",find:({assets:o})=>g(o.changes,o.present)});
function g(o,n){const s=o.filter(({kind:e})=>e==="added").map(({asset:e})=>e);if(s.length===0)return[];const d=new Set(s.
map(({type:e})=>e)),p=new Map,u=new Map;for(const{type:e,value:a}of n){const t=d.has(e)?(0,v().declaredId)(a):void 0;if(t!==
void 0)for(const c of h(e,t)){const r=p.get(c);r===void 0?p.set(c,t):r!==t&&!u.has(c)&&u.set(c,t)}}return s.flatMap(e=>{
const{type:a,id:t}=e,r=h(a,t).flatMap(l=>[p.get(l),u.get(l)]).find(l=>l!==void 0&&l!==t);if(r===void 0)return[];const $={
location:e.locate(["id"]),subject:(0,w().subjectOf)(e)};return[(0,A().finding)("look-alike-id",{type:a,id:(0,k().visible)(
t),other:(0,k().visible)(r)},$)]})}const I=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function h(o,n){const s=/^[\w.-]*$/.
test(n)?n:O(n),d=s.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${o} case ${m(s)}`,`${o} dr\
awn ${m(d)}`]}function O(o){const n=o.normalize("NFKC").replace(I,"");return(0,b().asciiOf)(n.replace(new RegExp("\\p{Pd}",
"gu"),"-"))}function m(o){return o.toUpperCase().toLowerCase()}_.exports={lookAlikeFindings:g,lookAlikeIds:C}});
//# audit/claims/named-genes
(function(m,u,i){const c=i("assets/naming"),p=i("assets/subject"),a=i("rules/finding"),d=(0,i("audit/check")().defineAssetsCheck)(
{name:"missing-genes",find:({assets:e})=>o(e.changes)});function r(e){return new Set(e.flatMap(c().newNamings).map(({gene:s})=>s))}
function o(e){const s=new Set(e.filter(({kind:n,asset:t})=>n!=="removed"&&t.type==="Gene").map(({asset:n})=>n.id));return e.
flatMap(c().newNamings).filter(({gene:n})=>!s.has(n)).map(({by:n,gene:t,pointer:g})=>(0,a().finding)("gene-not-found",{type:n.
type,id:n.id,gene:t},{location:n.locate(g),subject:(0,p().subjectOf)(n)}))}m.exports={appliedIds:r,missingGeneFindings:o,
missingGenes:d}});
//# audit/claims/not-checked
(function(n,h,e){const i=e("rules/finding");function o(t,{path:c,detail:r},d){return(0,i().finding)("claim-not-checked",
{claim:t,why:`${r} of the log \`${c}\``},d)}n.exports={notChecked:o}});
//# audit/claims/proven-streak
(function(_,A,c){const h=c("packages/evomap/gep-sdk"),k=c("assets/asset"),w=c("group-by"),b=c("audit/claims/content-has\
h"),p=c("audit/claims/streak");function C(t,n){const e=M(t,n),i=(0,w().groupBy)(t,({value:{capsule_id:o}})=>o);return o=>O(
o,i.get(o.id)??[],e,n)}function O({id:t,value:{gene:n}},e,i,o){const s=[],a=new Set;let u=0,v=!1,d;const g={files:0,lines:0};
for(const m of e.toReversed()){const{value:r}=m;if(!(0,p().isOf)(t,r))continue;if(!(0,p().isSuccess)(r)){v=!0,u+s.length===
0&&(d=l(r));break}const y=i.get(m)??S(r,o)??(j(r,n,o)?void 0:E);y!==void 0?s.push({event:l(r),why:y}):(r.id===void 0||!a.
has(r.id))&&(u+=1,a.add(r.id),x(g,r))}return{count:u,uncounted:s,ended:v,...d!==void 0&&{failed:d},radius:g}}const E="it\
 does not name the gene of the Capsule";function M(t,n){const e=new Map,i=new Map,o=new Set;for(const s of t){const a=R(
s,i,n&&o.has(s.log));a!==void 0&&e.set(s,a),o.add(s.log);const{id:u}=s.value;typeof u=="string"&&!i.has(u)&&i.set(u,s)}return e}
function R({value:t,isNew:n},e,i){const{id:o,parent:s}=t;if(n)return"the change that is judged adds or edits it";const a=typeof o==
"string"?e.get(o):void 0;return a!==void 0?(0,h().canonicalize)(a.value)===(0,h().canonicalize)(t)?void 0:"an earlier ev\
ent with other content has its id":typeof s=="string"&&s!==""?e.has(s)?void 0:"its parent is not in the log before it":i?
"it has no parent":void 0}function S(t,n){const{id:e,asset_id:i}=t;if(i===void 0)return n?"it has no hash":void 0;if((0,b().
matchContentHash)({type:"EvolutionEvent",value:t})===void 0)return"its hash does not match its content";const o=typeof e==
"string"&&e.trim()!=="";return n&&!o?"it has no id":void 0}function j({genes_used:t},n,e){return typeof n!="string"||n===
""||!Array.isArray(t)?!e:t.includes(n)}function x(t,{blast_radius:n}){if((0,k().isJsonObject)(n))for(const e of["files",
"lines"]){const i=n[e];typeof i=="number"&&(t[e]=Math.max(t[e],i))}}function l({id:t}){return typeof t=="string"?t:"with\
out an id"}_.exports={streakCounter:C}});
//# audit/claims/references
(function(C,$,d){const w=d("assets/naming"),_=d("assets/subject"),g=d("rules/finding"),b=d("audit/check"),S=d("audit/cl\
aims/named-genes"),E=d("audit/claims/not-checked"),F=(0,b().defineAssetsCheck)({name:"unresolved-references",find:({assets:e})=>y(
e.changes,e.present,e.unread)}),M=(0,b().defineChangeCheck)({name:"genes-still-named",find:({assets:e})=>j(e.changes,e.present)});
function y(e,t,s=[]){const u=v(t,"Capsule"),a=v(t,"ValidationReport");return e.filter(N).flatMap(({asset:r})=>{if(r.type!==
"EvolutionEvent")return[];const{capsule_id:i,validation_report_id:o}=r.value,n=m=>({location:r.locate([m]),subject:(0,_().
subjectOf)(r)}),l=r.id,[p]=s;return p!==void 0?Object.entries({capsule_id:[i,u],validation_report_id:[o,a]}).flatMap(([c,
[k,O]])=>h(k,O)?[(0,E().notChecked)(`whether \`${k}\`, which the EvolutionEvent \`${l}\` names, exists`,p,n(c))]:[]):[...h(
i,u)?[(0,g().finding)("capsule-not-found",{event:l,capsule:i},n("capsule_id"))]:[],...h(o,a)?[(0,g().finding)("validatio\
n-report-not-found",{event:l,report:o},n("validation_report_id"))]:[]]})}function j(e,t){const s=v(t,"Gene"),u=(0,S().appliedIds)(
e),a=e.filter(({kind:i,asset:{type:o,id:n}})=>i==="removed"&&o==="Gene"&&!s.has(n)&&!u.has(n));if(a.length===0)return[];
const r=t.flatMap(w().namings);return a.flatMap(({asset:i})=>{const o=r.filter(({gene:c})=>c===i.id),n=o.find(c=>c.by.type===
"Capsule")??o[0];if(n===void 0)return[];const l={gene:i.id,by:`the ${n.by.type} \`${n.by.id}\``,more:new Set(o.map(c=>c.
by)).size-1},p=n.by.type==="Capsule"?"warning":"notice",m=n.by.locate(n.pointer);return[(0,g().finding)("gene-still-name\
d",l,{location:m,subject:(0,_().subjectOf)(i),severity:p})]})}function v(e,t){return new Set(e.filter(s=>s.type===t).map(
({id:s})=>s))}function h(e,t){return typeof e=="string"&&!t.has(e)}function N({kind:e}){return e==="added"||e==="modifie\
d"}C.exports={genesStillNamed:M,stillNamedFindings:j,unresolvedFindings:y,unresolvedReferences:F}});
//# audit/claims/removed-scripts
(function(O,q,a){const v=a("node:path"),x=a("assets/subject"),M=a("assets/validation"),C=a("command/named-paths"),F=a("\
command/read"),k=a("command/resolve/package-json"),_=a("command/resolve/scripts-that-run"),I=a("rules/finding"),N=(0,a("\
audit/check")().defineChangeCheck)({name:"removed-scripts",find:w});async function w(t){const{assets:e,clock:n}=t,s=P(t.
change),i=await T(t);if(s.size+i.size===0)return[];const c=new Set(e.changes.map(({asset:o})=>o)),r=e.present.filter(o=>o.
type==="Gene"&&!c.has(o)),d=new Map;for(const o of r){await n.tick();const l=(0,M().validationCommands)(o),u=new Map;for(const{
value:p,pointer:h}of l.kind==="list"?l.entries:[]){if(typeof p!="string")continue;const b=(0,C().namedPaths)(p).filter(m=>s.
has(m)).map(m=>({path:m,script:""}));i.size>0&&b.push(...await $(p,t.baseTree));for(const m of b){const y=j(m);(m.script===
""||i.has(y))&&u.set(y,{...m,entry:h[1]})}}for(const[p,h]of u){const g=d.get(p);g?g.more+=1:d.set(p,{...h,gene:o,more:0})}}
return[...d.values()].map(({path:o,script:l,gene:u,entry:p,more:h})=>(0,I().finding)("script-still-named",{path:o,script:l,
gene:u.id,more:h},{location:u.locate(["validation",p]),subject:(0,x().subjectOf)(u)}))}function P({files:t}){const e=new Set(
t.flatMap(({status:n,path:s,oldPath:i})=>n==="deleted"?s:i??[]));for(const{path:n,status:s}of t)s!=="deleted"&&e.delete(
n);return e}async function T({change:t,baseTree:e,tree:n}){const s=t.files.map(({path:c,oldPath:r})=>r??c),i=new Set;for(const c of s.
filter(r=>v().posix.basename(r)==="package.json")){const r=await S(e,c),d=new Set(await S(n,c));for(const o of r)d.has(o)||
i.add(j({path:c,script:o}))}return i}async function S(t,e){const n=v().posix.dirname(e),s=await(0,k().readPackageJson)(t,
n==="."?"":n);return s===void 0||s===k().INVALID?[]:[...s.scripts.keys()]}async function $(t,e){const{invocation:n}=(0,F().
readWords)(t,{tree:e});if(n?.program!=="npm")return[];const s={tree:e,directory:"",changed:new Set},{runs:i}=await(0,_().
scriptsThatRun)(n,s,{start:0,end:0}),c=(0,_().eventOf)(n);return i.flatMap(({directory:r,event:d})=>d===c?[{path:v().posix.
join(r,"package.json"),script:c}]:[])}function j({path:t,script:e}){return`${t}\0${e}`}O.exports={removedScriptFindings:w,
removedScripts:N}});
//# audit/claims/self-description
(function(c,a,e){const o=e("audit/check"),r=e("audit/claims/content-hash"),d=e("audit/claims/schema/findings"),h=(0,o().
defineCheck)({name:"self-description",find:({correctorOf:i},{asset:n,commands:s=[]})=>{const m=s.some(({findings:u})=>u.
some(({edit:p})=>p?.fix));return t(n,i(n),!m)}});function t(i,n,s=!1){return i.cut?[]:[...(0,r().hashFindings)(i,n,s),...(0,d().
schemaFindings)(i)]}c.exports={selfDescription:h,selfDescriptionFindings:t}});
//# audit/claims/streak
(function(v,l,a){const k=a("assets/asset"),S=a("group-by");function _(n,e){const t=e.at(-1),r=n.filter(({type:s,path:c})=>s===
"EvolutionEvent"&&(!t||c>=t.path)).map(({value:s})=>s),o=(0,S().groupBy)(r,({capsule_id:s})=>s);return s=>{const c=o.get(
s)??[],d=p(s,c),b=c.some(g=>i(s,g)&&!u(g));return t===void 0||b?{count:d}:{count:d,unread:t}}}function i(n,{type:e,capsule_id:t}){
return e==="EvolutionEvent"&&t===n}function u({outcome:n}){return(0,k().isJsonObject)(n)&&n.status==="success"}function p(n,e){
const t=new Set;let r=0;for(const o of e.toReversed()){if(!i(n,o))continue;if(!u(o))break;const{id:s}=o;(typeof s!="stri\
ng"||!t.has(s))&&(r+=1),typeof s=="string"&&t.add(s)}return r}v.exports={isOf:i,isSuccess:u,streaksIn:_,successStreak:p}});
//# audit/claims/unidentified
(function(p,y,u){const a=u("group-by"),c=u("audit/check"),d=u("audit/claims/content-hash"),h=(0,c().defineCheck)({name:"\
unidentified",find:({genes:n,claims:t,correctorOf:i})=>{const r=n.filter(l).map(({asset:o})=>o);return g([...r,...t],i)}});
function l({change:n}){return n?.kind!=="removed"}function g(n,t){const r=n.filter(({cut:e})=>!e).flatMap(e=>m(e,t));return[
...(0,a().groupBy)(r,({rule:e,location:s})=>JSON.stringify([e,s?.path])).values()].flatMap(_)}function m(n,t){try{return(0,d().
identityFindings)(n,t(n)).filter(d().isMissingIdentity)}catch(i){return[(0,c().assetNotJudged)(n,i)]}}function _([n,...t]){
if(n===void 0)return[];if(t.length===0||!(0,d().isMissingIdentity)(n))return[n,...t];const{subject:i,args:r,...o}=n,{expected:e,
...s}=r;return[{...o,args:{...s,others:t.length}}]}p.exports={unidentified:h,unidentifiedFindings:g}});
