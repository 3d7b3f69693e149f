"use strict";module.exports={"audit/claims/asset-files"(A,s,I,R){let $;const j=()=>$??=s("rules/finding");let N;const C=()=>N??=s("au\
dit/check");I(A,{assetFiles:()=>x,assetProblemFinding:()=>p});const x=(0,C().defineCheck)({name:"asset-files",find:({problems:w})=>w.
map(p)});function p({rule:w,detail:S,location:v,id:m,before:_}){const y={location:v,...m===void 0?{}:{subject:{id:m}}};return _?
{...(0,j().finding)(w,{detail:S},{...y,severity:"notice"}),before:_}:(0,j().finding)(w,{detail:S},y)}},"audit/claims/bro\
adcast"(A,s,I,R){let $;const j=()=>$??=s("assets/asset");let N;const C=()=>N??=s("assets/subject");let x;const p=()=>x??=
s("rules/finding");let w;const S=()=>w??=s("audit/claims/not-checked");let v;const m=()=>v??=s("audit/claims/schema/expe\
ctation");I(A,{broadcastFindings:()=>_});function _(k,O,r,i={files:0,lines:0}){const{status:t,score:n}=u(k.value.outcome),
a=u(k.value.blast_radius),c={capsule:k.id},l=(...f)=>({location:k.locate(f),subject:(0,C().subjectOf)(k)}),o=[];if(t!=="\
success"){const f={...c,status:g(t)};o.push((0,p().finding)("capsule-not-successful",f,l("outcome","status")))}if(!M(n,r.
min_score,1)){const f={...c,score:g(n),least:r.min_score};o.push((0,p().finding)("capsule-score",f,l("outcome","score")))}
for(const f of["files","lines"]){const e=r[`max_${f}`],d=Math.max(i[f],O.radius?.[f]??0);if(M(a[f],0,e)&&d<=e)continue;const h=g(
a[f]),E=d>e?`${d} (claimed: ${h})`:h,F={...c,field:f,found:E,most:e};o.push((0,p().finding)("capsule-blast-radius",F,l("\
blast_radius",f)))}return O.count<r.min_success_streak&&o.push(...b(k,O,r.min_success_streak)),o}function b(k,{count:O,unread:r,
failed:i,uncounted:t=[]},n){const a={location:k.locate(),subject:(0,C().subjectOf)(k)},c={capsule:k.id};if(i!==void 0)return[
(0,p().finding)("capsule-failed",{...c,event:i},a)];if(r!==void 0){const l=`whether the Capsule \`${k.id}\` has enough co\
nsecutive successes`;return[(0,S().notChecked)(l,r,{...a,severity:"error"})]}return[(0,p().finding)("capsule-streak",{...c,
streak:O,least:n},a),...t.slice(0,y).map(l=>(0,p().finding)("streak-event-not-counted",{...c,...l},a))]}const y=5;function u(k){
return(0,j().isJsonObject)(k)?k:{}}function M(k,O,r){return typeof k=="number"&&k>=O&&k<=r}function g(k){return k===void 0?
"missing":(0,m().describeJson)(k)}},"audit/claims/capsule-fields"(A,s,I,R){let $;const j=()=>$??=s("assets/subject");let N;
const C=()=>N??=s("rules/finding");let x;const p=()=>x??=s("audit/check");I(A,{capsuleFields:()=>w});const w=(0,p().defineCheck)(
{name:"capsule-fields",find:(v,{asset:m})=>S(m)});function S(v){const{type:m,id:_,value:b}=v;if(m!=="Capsule"||v.cut)return[];
const y=["success_streak","env_fingerprint"].filter(M=>b[M]==null);if(y.length===0)return[];const u={location:v.locate(),
subject:(0,j().subjectOf)(v)};return[(0,C().finding)("capsule-field-missing",{capsule:_,fields:y},u)]}},"audit/claims/ca\
psules"(A,s,I,R){let $;const j=()=>$??=s("rules/eligibility-of");let N;const C=()=>N??=s("audit/check");let x;const p=()=>x??=
s("audit/claims/broadcast");let w;const S=()=>w??=s("audit/claims/claimed-radius");let v;const m=()=>v??=s("audit/claims\
/content-hash");let _;const b=()=>_??=s("audit/claims/proven-streak");let y;const u=()=>y??=s("audit/claims/schema/findi\
ngs");I(A,{eventsOfCapsules:()=>g,judgeCapsules:()=>M});function M({changes:t,present:n,unread:a},c,l,o=new Map){const f=t.
filter(i);if(f.length===0)return[];const e=k({changes:t,present:n,unread:a},o),d=l&&O(f,l);return f.map(({kind:h,asset:E,
before:F})=>{if(h==="removed")return{change:h,asset:E,eligible:null,eligibility:null,reasons:[]};const J=h==="added"?d:F&&
(0,S().sizeOf)(F.value.blast_radius),H=r(E,()=>(0,p().broadcastFindings)(E,e(E),c,J)),z=(0,j().eligibilityOf)(H);return{
change:h,asset:E,eligible:z==="eligible",eligibility:z,reasons:H}})}function g({changes:t,present:n}){const a=new Set(t.
filter(i).map(({asset:c})=>c.id));return a.size===0?[]:n.filter(({type:c,value:l})=>c==="EvolutionEvent"&&a.has(l.capsule_id))}
function k({changes:t,present:n,unread:a},c){const l=a.at(-1),o=new Set(t.map(({asset:d})=>d)),f=n.filter(({type:d,path:h})=>d===
"EvolutionEvent"&&(!l||h>=l.path)).map(d=>({value:c.get(d)??d.value,log:d.path,isNew:o.has(d)})),e=(0,b().streakCounter)(
f,!0);return d=>{const h=e(d);return l===void 0||h.ended?h:{...h,unread:l}}}function O(t,n){const a=t.filter(({kind:o})=>o===
"added").map(({asset:o})=>(0,S().sizeOf)(o.value.blast_radius)??{files:0,lines:0}),c=o=>a.reduce((f,e)=>f+e[o],0);return c(
"files")>=n.files&&c("lines")>=n.lines?void 0:n}function r(t,n){try{return[...n(),...(0,u().promotionSchemaFindings)(t),
...(0,m().identityFindings)(t,"hand")].filter(({severity:a,rule:c})=>a==="error"||c==="streak-event-not-counted")}catch(a){
return[(0,C().assetNotJudged)(t,a)]}}function i({asset:t}){return t.type==="Capsule"}},"audit/claims/chain"(A,s,I,R){let $;
const j=()=>$??=s("assets/log/audit-log");let N;const C=()=>N??=s("assets/subject");let x;const p=()=>x??=s("rules/findi\
ng");let w;const S=()=>w??=s("audit/check");let v;const m=()=>v??=s("audit/claims/not-checked");I(A,{chainFindings:()=>b,
eventChain:()=>_});const _=(0,S().defineAssetsCheck)({name:"event-chain",find:({assets:g})=>b(g.changes,g.present,g.unread)});
function b(g,k,O=[]){const r=k.filter(({type:o})=>o==="EvolutionEvent"),i=new Set(g.map(({asset:o})=>o)),t=new Map(r.map(
o=>[o.id,o])),n=new Map,a=new Map,c=new Set,l=new Set;return r.flatMap(o=>{const f=a.get(o.path);a.set(o.path,o);const e=y(
o),d=e===void 0?void 0:n.get(e);e!==void 0&&d===void 0&&n.set(e,o);const h=e!==void 0&&l.has(e);if(e!==void 0&&!t.has(e)&&
l.add(e),!i.has(o)||o.cut)return[];const E={location:o.locate(["parent"]),subject:(0,C().subjectOf)(o)},F={event:o.id};if(e===
void 0)return f===void 0||!(0,j().isAuditLog)(o.path)?[]:[(0,p().finding)("event-not-chained",{...F,last:f.id},E)];if(!t.
has(e)){const z=(0,j().isAuditLog)(o.path)?"error":"warning",[D]=O;if(D!==void 0){const T=`whether the parent \`${e}\` of\
 the EvolutionEvent \`${o.id}\` exists`;return[(0,m().notChecked)(T,D,{...E,severity:z})]}return h?[]:[(0,p().finding)("\
event-parent-missing",{...F,parent:e,last:f?.id??""},{...E,severity:z})]}const J=M(o,t,c);if(J!==void 0)return[(0,p().finding)(
"event-parent-cycle",{...F,cycle:J},E)];if(d===void 0||d.id===o.id)return[];const H=f===void 0||f.id===e?d.id:f.id;return[
(0,p().finding)("event-chain-forked",{...F,other:d.id,parent:e,last:H},E)]})}function y({value:{parent:g}}){return typeof g==
"string"&&g!==""?g:void 0}const u=5;function M(g,k,O){const r=new Set;let i=g;for(;i!==void 0&&!O.has(i.id)&&!r.has(i.id);){
r.add(i.id);const n=y(i);i=n===void 0?void 0:k.get(n)}if(i!==void 0&&i.id===g.id&&!O.has(i.id))return[...r].slice(0,u);for(const n of r)
O.add(n)}},"audit/claims/claimed-radius"(A,s,I,R){let $;const j=()=>$??=s("assets/asset");let N;const C=()=>N??=s("asset\
s/subject");let x;const p=()=>x??=s("rules/finding");let w;const S=()=>w??=s("audit/check");let v;const m=()=>v??=s("aud\
it/claims/counted-change");I(A,{claimedRadius:()=>_,radiusClaimFindings:()=>b,sizeOf:()=>M});const _=(0,S().defineChangeCheck)(
{name:"claimed-radius",find:r=>b(r.assets.changes,(0,m().countedChange)(r))});function b(r,i){return["Capsule","Evolutio\
nEvent"].flatMap(t=>{const n=r.filter(({kind:o,asset:f})=>o==="added"&&f.type===t).map(({asset:o})=>({asset:o,size:M(o.value.
blast_radius)})),a=n.flatMap(({size:o})=>o??[]),c=n.at(-1);if(c===void 0||a.length<n.length)return[];const l=a.reduce(g);
return l.files<i.least.files||l.lines<i.least.lines?[y(c.asset,l,i.least,n.length>1,"warning")]:n.flatMap(({asset:o,size:f})=>f!==
void 0&&O(o)&&k(f,i.most)?[y(o,f,i.most,!1,"notice")]:[])})}function y(r,i,t,n,a){const{type:c,id:l}=r,o={type:c,id:l,claimed:u(
i),counted:u(t),together:n},f={location:r.locate(["blast_radius"]),subject:(0,C().subjectOf)(r),severity:a};return(0,p().
finding)("blast-radius-claim",o,f)}function u({files:r,lines:i}){return`${r} ${r===1?"file":"files"} and ${i} ${i===1?"l\
ine":"lines"}`}function M(r){if(!(0,j().isJsonObject)(r))return;const{files:i,lines:t}=r;return typeof i=="number"&&typeof t==
"number"?{files:i,lines:t}:void 0}function g(r,i){return{files:r.files+i.files,lines:r.lines+i.lines}}function k(r,i){return r.
files>i.files||r.lines>i.lines+i.files}function O({value:{outcome:r}}){return(0,j().isJsonObject)(r)&&r.status==="succes\
s"}},"audit/claims/claimed-streak"(A,s,I,R){let $;const j=()=>$??=s("assets/subject");let N;const C=()=>N??=s("rules/fin\
ding");let x;const p=()=>x??=s("audit/check");let w;const S=()=>w??=s("audit/claims/not-checked");let v;const m=()=>v??=
s("audit/claims/streak");I(A,{claimedStreak:()=>_,streakClaimFindings:()=>b});const _=(0,p().defineAssetsCheck)({name:"c\
laimed-streak",find:({assets:y})=>b(y)});function b({changes:y,present:u,unread:M}){const g=(0,m().streaksIn)(u,M);return y.
flatMap(({kind:k,asset:O})=>{const{success_streak:r}=O.value;if(k==="removed"||O.type!=="Capsule"||typeof r!="number")return[];
const{count:i,unread:t}=g(O.id);if(r<=i)return[];const n={location:O.locate(["success_streak"]),subject:(0,j().subjectOf)(
O)};return t!==void 0?[(0,S().notChecked)(`the success streak of the Capsule \`${O.id}\``,t,n)]:[(0,C().finding)("succes\
s-streak-claim",{capsule:O.id,claimed:r,counted:i},n)]})}},"audit/claims/content-hash"(A,s,I,R){let $;const j=()=>$??=s(
"@evomap/gep-sdk");let N;const C=()=>N??=s("assets/asset");let x;const p=()=>x??=s("assets/pointer");let w;const S=()=>w??=
s("assets/subject");let v;const m=()=>v??=s("rules/finding");let _;const b=()=>_??=s("audit/claims/hash-forms");I(A,{asHubHashes:()=>o,
assetIdOf:()=>r,contentHash:()=>n,hashFindings:()=>k,hashOfAsset:()=>c,identityFindings:()=>M,isMissingIdentity:()=>g,matchContentHash:()=>u,
unhashedFields:()=>f});const y=new Set(["Gene","Capsule","EvolutionEvent"]);function u(e){const{type:d,value:h}=e,E=h.asset_id;
if(E===c(e))return"content";if(d==="Capsule"&&E===n(o(h)))return"hub"}function M(e,d){const{type:h,value:E}=e;if(!y.has(
h))return k(e,d);const F=O(e,d),J={location:e.locate(),subject:(0,S().subjectOf)(e)},H=E.asset_id===void 0?c(e):void 0;return[
...E.schema_version===void 0?[(0,m().finding)("schema-version-missing",F,J)]:[],...H===void 0?k(e,d):[(0,m().finding)("c\
ontent-hash-missing",{...F,expected:H},J)]]}function g({rule:e}){return e==="schema-version-missing"||e==="content-hash-\
missing"}function k(e,d,h=!1){const{value:E}=e;if(E.asset_id===void 0||u(e)!==void 0)return[];const F=c(e),J={location:e.
locate(["asset_id"]),subject:(0,S().subjectOf)(e)},H=(0,b().otherHashForm)(e),z={...O(e,d),expected:F,...H&&{form:H}},D=h&&
d==="fix"?i(e,F):void 0;return[{...(0,m().finding)("content-hash-mismatch",z,J),...D&&{edit:D}}]}function O({type:e,id:d},h){
return{type:e,id:d,fixable:h==="fix",...h==="author"&&{foreign:!0}}}function r(e){const{asset_id:d}=e.value;return typeof d==
"string"&&u(e)!==void 0?d:c(e)}function i({type:e,path:d,pointer:h,value:E},F){const{asset_id:J,...H}=E;if(!(typeof J!="\
string"||Object.values(H).some(t))&&u({type:e,value:{...H,asset_id:F}})!==void 0)return{path:d,pointer:(0,p().pointerText)(
[...h,"asset_id"]),old:J,new:[F],fix:!0}}function t(e){return typeof e!="object"||e===null?!1:Object.hasOwn(e,"asset_id")||
Object.values(e).some(t)}function n(e){return(0,j().computeAssetId)(e)??""}const a=new WeakMap;function c(e){const d=a.get(
e);if(d!==void 0)return d;const{asset_id:h}=e.value,E=n(e.value),F=E===h?h:E;return a.set(e,F),F}const l=["notes","detai\
ls"];function o(e){const{outcome:d}=e;if(!(0,C().isJsonObject)(d))return e;const{notes:h,details:E,...F}=d;return{...e,outcome:F}}
function f(e){const{outcome:d}=e.value;return u(e)!=="hub"||!(0,C().isJsonObject)(d)?[]:l.filter(h=>Object.hasOwn(d,h)).
map(h=>`outcome.${h}`)}},"audit/claims/counted-change"(A,s,I,R){let $;const j=()=>$??=s("audit/change/blast-radius");let N;
const C=()=>N??=s("audit/change/counting");I(A,{countedChange:()=>x});function x({change:p,radius:w}){const S=p.files.flatMap(
j().namesOf).filter(m=>!(0,C().isCountedByReference)(m)),v=(0,j().measureChange)(p,new Set(S));return{least:{files:Math.
min(w.files,v.files),lines:Math.min(w.lines,v.lines)},most:(0,j().measureChange)(p,new Set)}}},"audit/claims/envelope"(A,s,I,R){
let $;const j=()=>$??=s("assets/message");let N;const C=()=>N??=s("assets/subject");let x;const p=()=>x??=s("model/asset\
-types");let w;const S=()=>w??=s("rules/finding");let v;const m=()=>v??=s("audit/check");let _;const b=()=>_??=s("audit/\
claims/content-hash");I(A,{envelope:()=>y});const y=(0,m().defineCheck)({name:"envelope",find:(t,{asset:n})=>u(n)});function u(t){
const{type:n,id:a,envelope:c}=t,l={location:t.locate(),subject:(0,C().subjectOf)(t)},o={type:n,id:a},f=[t.value,...c?[c,
(0,j().payloadOf)(c)]:[]].some(M);return[...g(t),...c&&(0,j().senderOf)(c)===void 0?[(0,S().finding)("envelope-sender-mi\
ssing",o,l)]:[],...f?[(0,S().finding)("signature-not-verified",o,l)]:[]]}function M({signature:t}){return t!=null&&t!==""}
function g(t){const{type:n,id:a,wrappers:c=[]}=t,l={location:t.locate(),subject:(0,C().subjectOf)(t)};return c.flatMap(o=>k(
t,o).flatMap(([f,e])=>{const d=o[f];if(d===void 0||d===e)return[];const h={type:n,id:a,field:f,stated:i(d),actual:i(e)};
return[(0,S().finding)("envelope-contradicts-asset",h,l)]}))}function k(t,n){const{type:a,id:c,value:l}=t;return[...a===
"ValidationReport"?[["target_asset_id",l.gene_asset_id??n.target_asset_id],["target_local_id",l.gene_id]]:[],...O(n.type,
a)?[["type",a]]:[],["asset_type",a],["asset_id",r(t,n.asset_id)],["content_hash",r(t,n.content_hash)],["local_id",c]]}function O(t,n){
if(typeof t!="string")return!1;const a=t.toLowerCase();return a!==n.toLowerCase()&&p().ASSET_TYPES.some(c=>c.toLowerCase()===
a)}function r({type:t,value:n},a){if(n.asset_id!==void 0||a===void 0)return n.asset_id;const c={type:t,value:{...n,asset_id:a}};
return(0,b().matchContentHash)(c)===void 0?(0,b().contentHash)(n):a}function i(t){return JSON.stringify(t??null).slice(0,
100)}},"audit/claims/estimates"(A,s,I,R){let $;const j=()=>$??=s("assets/asset");let N;const C=()=>N??=s("assets/subject");
let x;const p=()=>x??=s("rules/finding");let w;const S=()=>w??=s("audit/check");let v;const m=()=>v??=s("audit/claims/co\
unted-change");I(A,{estimateFindings:()=>u,estimates:()=>_});const _=(0,S().defineChangeCheck)({name:"estimates",find:g=>u(
g.assets.changes,(0,m().countedChange)(g))}),b=3,y=.1;function u(g,{least:k,most:O}){const r=g.filter(({kind:i,asset:t})=>i===
"added"&&t.type==="EvolutionEvent");return r.flatMap(({asset:i})=>{const{blast_radius_estimate:t,meta:n,blast_radius:a}=i.
value,c=(0,j().isJsonObject)(t)?[]:["meta"],l=c.length===0?t:(0,j().isJsonObject)(n)&&n.blast_radius_estimate,o=M(l);if(o===
void 0||o<=0)return[];const f=r.length===1,e=f?k.files:M(a),d=f?O.files:M(a);if(e===void 0||d===void 0)return[];const h=e/
o>b;if(!h&&d/o>=y)return[];const E=h?e:d,J={location:i.locate([...c,"blast_radius_estimate"]),subject:(0,C().subjectOf)(
i)};return[(0,p().finding)("estimate-drift",{event:i.id,estimate:o,actual:E},J)]})}function M(g){return(0,j().isJsonObject)(
g)&&typeof g.files=="number"?g.files:void 0}},"audit/claims/hash-forms"(A,s,I,R){let $;const j=()=>$??=s("node:crypto");
let N;const C=()=>N??=s("@evomap/gep-sdk");let x;const p=()=>x??=s("assets/asset");let w;const S=()=>w??=s("assets/json");
let v;const m=()=>v??=s("assets/limits");let _;const b=()=>_??=s("assets/problems");let y;const u=()=>y??=s("assets/sour\
ce");I(A,{otherHashForm:()=>g});const M={unprefixed:({value:t})=>(0,C().canonicalize)(k(t)),"null-free":({value:t})=>(0,C().
canonicalize)(O(k(t))),"as-written":({text:t})=>r(t,{comma:",",colon:":",string:JSON.stringify}),"json-dumps":({text:t})=>r(
t,{comma:", ",colon:": ",string:i}),"top-level":({value:t})=>{const n=k(t);return JSON.stringify(n,Object.keys(n).sort())}};
function g(t){const{asset_id:n}=t.value;if(typeof n!="string")return;const a=n.toLowerCase().replace(/^sha-?256[:-]/,"");
return/^[0-9a-f]{64}$/.test(a)?Object.entries(M).find(([,l])=>{const o=l(t);return o!==void 0&&(0,j().createHash)("sha25\
6").update(o,"utf8").digest("hex")===a})?.[0]:void 0}function k({asset_id:t,...n}){return n}function O(t){if(Array.isArray(
t))return t.map(O);if(!(0,p().isJsonObject)(t))return t;const n=Object.entries(t).filter(([,a])=>a!==null);return Object.
fromEntries(n.map(([a,c])=>[a,O(c)]))}function r(t,n){const a=t?.();if(a===void 0)return;const c=new(b()).Problems(new(u()).
Source("",a)),[l]=(0,S().readJson)(a,m().AGAIN,c);if(l===void 0||c.found.length>0)return;const o=(f,e)=>{const{value:d,start:h,
end:E,children:F=[]}=f;return typeof d=="number"?a.slice(h,E):typeof d=="string"?n.string(d):Array.isArray(d)?`[${F.map(
H=>o(H)).join(n.comma)}]`:d===null||typeof d!="object"?String(d):`{${F.map(H=>({each:H,name:H.key?.name??""})).filter(({
name:H})=>H!==e).sort((H,z)=>H.name<z.name?-1:1).map(({each:H,name:z})=>n.string(z)+n.colon+o(H)).join(n.comma)}}`};return o(
l,"asset_id")}function i(t){return JSON.stringify(t).replace(/[\u007f-\uffff]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(
4,"0")}`)}},"audit/claims/look-alike-ids"(A,s,I,R){let $;const j=()=>$??=s("assets/file");let N;const C=()=>N??=s("asset\
s/subject");let x;const p=()=>x??=s("command/lex/characters");let w;const S=()=>w??=s("repo/look-alike");let v;const m=()=>v??=
s("rules/finding");let _;const b=()=>_??=s("audit/check");I(A,{lookAlikeFindings:()=>u,lookAlikeIds:()=>y});const y=(0,b().
defineAssetsCheck)({name:"look-alike-ids",find:({assets:r})=>u(r.changes,r.present)});function u(r,i){const t=r.filter(({
kind:c})=>c==="added").map(({asset:c})=>c);if(t.length===0)return[];const n=new Set(t.map(({type:c})=>c)),a=new Map;for(const{
type:c,value:l}of i){const o=n.has(c)?(0,j().declaredId)(l):void 0;if(o!==void 0)for(const f of g(c,o)){const e=a.get(f);
e===void 0?a.set(f,new Set([o])):e.size<2&&e.add(o)}}return t.flatMap(c=>{const{type:l,id:o}=c,e=g(l,o).flatMap(h=>[...a.
get(h)??[]]).find(h=>h!==o);if(e===void 0)return[];const d={location:c.locate(["id"]),subject:(0,C().subjectOf)(c)};return[
(0,m().finding)("look-alike-id",{type:l,id:(0,p().visible)(o),other:(0,p().visible)(e)},d)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function g(r,i){const t=/^[\w.-]*$/.test(i)?i:k(i),n=t.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${r} case ${O(t)}`,`${r} drawn ${O(n)}`]}function k(r){const i=r.normalize("NFKC").replace(M,"");return(0,S().asciiOf)(
i.replace(new RegExp("\\p{Pd}","gu"),"-"))}function O(r){return r.toUpperCase().toLowerCase()}},"audit/claims/named-gene\
s"(A,s,I,R){let $;const j=()=>$??=s("assets/naming");let N;const C=()=>N??=s("assets/subject");let x;const p=()=>x??=s("\
rules/finding");let w;const S=()=>w??=s("audit/check");I(A,{appliedIds:()=>m,missingGeneFindings:()=>_,missingGenes:()=>v});
const v=(0,S().defineAssetsCheck)({name:"missing-genes",find:({assets:b})=>_(b.changes)});function m(b){return new Set(b.
flatMap(j().newNamings).map(({gene:y})=>y))}function _(b){const y=new Set(b.filter(({kind:u,asset:M})=>u!=="removed"&&M.
type==="Gene").map(({asset:u})=>u.id));return b.flatMap(j().newNamings).filter(({gene:u})=>!y.has(u)).map(({by:u,gene:M,
pointer:g})=>(0,p().finding)("gene-not-found",{type:u.type,id:u.id,gene:M},{location:u.locate(g),subject:(0,C().subjectOf)(
u)}))}},"audit/claims/not-checked"(A,s,I,R){let $;const j=()=>$??=s("rules/finding");I(A,{notChecked:()=>N});function N(C,{
path:x,detail:p},w){return(0,j().finding)("claim-not-checked",{claim:C,why:`${p} of the log \`${x}\``},w)}},"audit/claim\
s/proven-streak"(A,s,I,R){let $;const j=()=>$??=s("@evomap/gep-sdk");let N;const C=()=>N??=s("assets/asset");let x;const p=()=>x??=
s("group-by");let w;const S=()=>w??=s("audit/claims/content-hash");let v;const m=()=>v??=s("audit/claims/streak");I(A,{streakCounter:()=>_});
function _(i,t){const n=u(i,t),a=(0,p().groupBy)(i,({value:{capsule_id:c}})=>c);return c=>b(c,a.get(c.id)??[],n,t)}function b({
id:i,value:{gene:t}},n,a,c){const l=[],o=new Set;let f=0,e=!1,d;const h={files:0,lines:0};for(const E of n.toReversed()){
const{value:F}=E;if(!(0,m().isOf)(i,F))continue;if(!(0,m().isSuccess)(F)){e=!0,f+l.length===0&&(d=r(F));break}const J=a.
get(E)??g(F,c)??(k(F,t,c)?void 0:y);J!==void 0?l.push({event:r(F),why:J}):(F.id===void 0||!o.has(F.id))&&(f+=1,o.add(F.id),
O(h,F))}return{count:f,uncounted:l,ended:e,...d!==void 0&&{failed:d},radius:h}}const y="it does not name the gene of the\
 Capsule";function u(i,t){const n=new Map,a=new Map,c=new Set;for(const l of i){const o=M(l,a,t&&c.has(l.log));o!==void 0&&
n.set(l,o),c.add(l.log);const{id:f}=l.value;typeof f=="string"&&!a.has(f)&&a.set(f,l)}return n}function M({value:i,isNew:t},n,a){
const{id:c,parent:l}=i;if(t)return"the change that is judged adds or edits it";const o=typeof c=="string"?n.get(c):void 0;
return o!==void 0?(0,j().canonicalize)(o.value)===(0,j().canonicalize)(i)?void 0:"an earlier event with other content ha\
s its id":typeof l=="string"&&l!==""?n.has(l)?void 0:"its parent is not in the log before it":a?"it has no parent":void 0}
function g(i,t){const{id:n,asset_id:a}=i;if(a===void 0)return t?"it has no hash":void 0;if((0,S().matchContentHash)({type:"\
EvolutionEvent",value:i})===void 0)return"its hash does not match its content";const c=typeof n=="string"&&n.trim()!=="";
return t&&!c?"it has no id":void 0}function k({genes_used:i},t,n){return typeof t!="string"||t===""||!Array.isArray(i)?!n:
i.includes(t)}function O(i,{blast_radius:t}){if((0,C().isJsonObject)(t))for(const n of["files","lines"]){const a=t[n];typeof a==
"number"&&(i[n]=Math.max(i[n],a))}}function r({id:i}){return typeof i=="string"?i:"without an id"}},"audit/claims/refere\
nces"(A,s,I,R){let $;const j=()=>$??=s("assets/naming");let N;const C=()=>N??=s("assets/subject");let x;const p=()=>x??=
s("rules/finding");let w;const S=()=>w??=s("audit/check");let v;const m=()=>v??=s("audit/claims/named-genes");let _;const b=()=>_??=
s("audit/claims/not-checked");I(A,{genesStillNamed:()=>u,stillNamedFindings:()=>g,unresolvedFindings:()=>M,unresolvedReferences:()=>y});
const y=(0,S().defineAssetsCheck)({name:"unresolved-references",find:({assets:i})=>M(i.changes,i.present,i.unread)}),u=(0,S().
defineChangeCheck)({name:"genes-still-named",find:({assets:i})=>g(i.changes,i.present)});function M(i,t,n=[]){const a=k(
t,"Capsule"),c=k(t,"ValidationReport");return i.filter(r).flatMap(({asset:l})=>{if(l.type!=="EvolutionEvent")return[];const{
capsule_id:o,validation_report_id:f}=l.value,e=E=>({location:l.locate([E]),subject:(0,C().subjectOf)(l)}),d=l.id,[h]=n;return h!==
void 0?Object.entries({capsule_id:[o,a],validation_report_id:[f,c]}).flatMap(([F,[J,H]])=>O(J,H)?[(0,b().notChecked)(`wh\
ether \`${J}\`, which the EvolutionEvent \`${d}\` names, exists`,h,e(F))]:[]):[...O(o,a)?[(0,p().finding)("capsule-not-f\
ound",{event:d,capsule:o},e("capsule_id"))]:[],...O(f,c)?[(0,p().finding)("validation-report-not-found",{event:d,report:f},
e("validation_report_id"))]:[]]})}function g(i,t){const n=k(t,"Gene"),a=(0,m().appliedIds)(i),c=i.filter(({kind:o,asset:{
type:f,id:e}})=>o==="removed"&&f==="Gene"&&!n.has(e)&&!a.has(e));if(c.length===0)return[];const l=t.flatMap(j().namings);
return c.flatMap(({asset:o})=>{const f=l.filter(({gene:F})=>F===o.id),e=f.find(F=>F.by.type==="Capsule")??f[0];if(e===void 0)
return[];const d={gene:o.id,by:`the ${e.by.type} \`${e.by.id}\``,more:new Set(f.map(F=>F.by)).size-1},h=e.by.type==="Cap\
sule"?"warning":"notice",E=e.by.locate(e.pointer);return[(0,p().finding)("gene-still-named",d,{location:E,subject:(0,C().
subjectOf)(o),severity:h})]})}function k(i,t){return new Set(i.filter(n=>n.type===t).map(({id:n})=>n))}function O(i,t){return typeof i==
"string"&&!t.has(i)}function r({kind:i}){return i==="added"||i==="modified"}},"audit/claims/self-description"(A,s,I,R){let $;
const j=()=>$??=s("audit/check");let N;const C=()=>N??=s("audit/claims/content-hash");let x;const p=()=>x??=s("audit/cla\
ims/schema/findings");I(A,{selfDescription:()=>w,selfDescriptionFindings:()=>S});const w=(0,j().defineCheck)({name:"self\
-description",find:({correctorOf:v},{asset:m,commands:_=[]})=>{const b=_.some(({findings:y})=>y.some(({edit:u})=>u?.fix));
return S(m,v(m),!b)}});function S(v,m,_=!1){return v.cut?[]:[...(0,C().hashFindings)(v,m,_),...(0,p().schemaFindings)(v)]}},
"audit/claims/streak"(A,s,I,R){let $;const j=()=>$??=s("assets/asset");let N;const C=()=>N??=s("group-by");I(A,{isOf:()=>p,
isSuccess:()=>w,streaksIn:()=>x,successStreak:()=>S});function x(v,m){const _=m.at(-1),b=v.filter(({type:u,path:M})=>u===
"EvolutionEvent"&&(!_||M>=_.path)).map(({value:u})=>u),y=(0,C().groupBy)(b,({capsule_id:u})=>u);return u=>{const M=y.get(
u)??[],g=S(u,M),k=M.some(O=>p(u,O)&&!w(O));return _===void 0||k?{count:g}:{count:g,unread:_}}}function p(v,{type:m,capsule_id:_}){
return m==="EvolutionEvent"&&_===v}function w({outcome:v}){return(0,j().isJsonObject)(v)&&v.status==="success"}function S(v,m){
const _=new Set;let b=0;for(const y of m.toReversed()){if(!p(v,y))continue;if(!w(y))break;const{id:u}=y;(typeof u!="stri\
ng"||!_.has(u))&&(b+=1),typeof u=="string"&&_.add(u)}return b}},"audit/claims/unidentified"(A,s,I,R){let $;const j=()=>$??=
s("audit/check");let N;const C=()=>N??=s("audit/claims/content-hash");I(A,{unidentified:()=>x,unidentifiedFindings:()=>w});
const x=(0,j().defineCheck)({name:"unidentified",find:({genes:m,claims:_,correctorOf:b})=>{const y=m.filter(p).map(({asset:u})=>u);
return w([...y,..._],b)}});function p({change:m}){return m?.kind!=="removed"}function w(m,_){const b=new Map;for(const y of m.
filter(({cut:u})=>!u))for(const u of S(y,_)){const M=JSON.stringify([u.rule,y.path]),g=b.get(M);g?g.push(u):b.set(M,[u])}
return[...b.values()].flatMap(v)}function S(m,_){try{return(0,C().identityFindings)(m,_(m)).filter(C().isMissingIdentity)}catch(b){
return[(0,j().assetNotJudged)(m,b)]}}function v([m,..._]){if(m===void 0)return[];if(_.length===0||!(0,C().isMissingIdentity)(
m))return[m,..._];const{subject:b,args:y,...u}=m,{expected:M,...g}=y;return[{...u,args:{...g,others:_.length}}]}}};
