//# promote/answer
(function(T,X,i){const A=i("assets/message"),S=i("audit/claims/content-hash"),E=i("audit/claims/hash-forms"),N=i("group\
-by"),j=i("model/hash-form"),k=i("rules/finding"),w=i("rules/identity"),x=i("tool"),C=i("promote/identity"),p=i("promote\
/listed"),a=i("promote/made-list"),D=i("promote/promotion");function P({decided:t,skipped:o},{policy:n,decidedAt:s,inputs:r,
loose:d,messages:m,revoked:u,reports:O,gate:l}){const{source:h,path:q,digest:G,policy:I}=n,R=({outcome:e,asset:_})=>e===
"promoted"?(0,C().promotedForm)(_,I.a2a.confidence_factor):void 0,v=(0,N().groupBy)(t,({outcome:e})=>e),F=v.get("rejecte\
d")??[],y=(0,p().unlistedOf)(F),H=t.filter(({reasons:e})=>e.some(p().isUndecided)).length+d.filter(p().isUndecided).length,
J=[...d,...(0,p().omission)(y)];return{type:"PromotionReport",schema_version:D().PROMOTION_VERSION,tool:x().TOOL,policy:{
source:h,...q!==void 0&&{path:q},digest:G,require_evidence:I.a2a.require_evidence},decided_at:s.toISOString(),inputs:r,decisions:(0,a().
madeList)(t.filter(e=>!y.has(e)),e=>U(e,R(e))),promoted:(0,a().madeList)(v.get("promoted")??[],e=>{const{type:_,id:K,value:Q}=e.
asset;return{...R(e)??Q,type:_,id:K}}),quarantined:(0,a().madeList)(v.get("quarantined")??[],({asset:e,reasons:_})=>({...g(
e),...L(e),asset:e.value,reasons:_.map(c)})),rejected:(0,a().madeList)([...F.filter(e=>!y.has(e)),...J],e=>"rule"in e?V(
e):{...g(e.asset),reasons:e.reasons.map(c)}),skipped:(0,a().madeList)([...o,...m.slice(0,p().MOST_LISTED),...(0,p().unlistedMessages)(
m)],e=>"asset"in e?M(e):"rule"in e?W(e):B(e)),reports:[...O,...t.flatMap(({evidence:{report:e}})=>e===void 0?[]:[{...e,gene_id:String(
e.gene_id)}])],...H>0&&{undecided:H},...l.length>0&&{gate:l.map(c)},...u.length>0&&{revoked:u.map(M)}}}function U({asset:t,
outcome:o,eligibility:n,evidence:s,reasons:r,notices:d},m){const{report:u,level:O,reportDigest:l,attestation:h}=s;return{
...g(t),...L(t),outcome:o,eligibility:n,evidence:{level:O,...typeof u?.id=="string"&&{report_id:u.id},...l!==void 0&&{report_digest:l},
...h&&{attestation:h}},hash:$(t),promoted_asset_id:typeof m?.asset_id=="string"?m.asset_id:null,reasons:r.map(c),notices:d.
map(c)}}function $(t){const o=(0,S().matchContentHash)(t)??(0,E().otherHashForm)(t),n=j().HASH_FORM_NAMES.filter(r=>r!==
"hub"||t.type==="Capsule"),s=o===void 0?n:n.slice(0,n.indexOf(o));return{form:o??null,not_matched:s,content:(0,S().hashOfAsset)(
t)}}function L({envelope:t}){const o=t&&(0,A().senderOf)(t);return o===void 0?{}:{sender_id:o}}function M({asset:t,reason:o}){
return{...g(t),reason:c(o)}}function B({value:t,location:o}){const{path:n,line:s}=o,{message_id:r,message_type:d}=t,m={kind:typeof d==
"string"?d.slice(0,40):"unknown"};return{id:typeof r=="string"?r:`${n}:${s}`,type:"Message",asset_id:null,path:n,line:s,
reason:c((0,k().finding)("message-without-candidates",m,{location:o}))}}function V(t){return{...b(t),reasons:[c(t)]}}function W(t){
return{...b(t),reason:c(t)}}function b({location:{path:t,line:o}={path:"",line:1,column:1}}){return{id:t,type:"File",asset_id:null,
path:t,line:o}}function g({id:t,type:o,path:n,value:s,locate:r}){const{asset_id:d}=s;return{id:t,type:o,asset_id:typeof d==
"string"?d:null,path:n,line:r().line}}function c(t){const{rule:o,severity:n}=t;return{id:(0,w().identityOf)(t),rule:o,severity:n,
...(0,k().describe)(t)}}T.exports={promotionOf:P}});
//# promote/audited-findings
(function(o,k,n){const s=n("audit/audit"),r=n("audit/check"),d=n("report/entries"),u=n("promote/gene-findings");async function c(e,a,g){
const{genes:p,findings:m}=await(0,s().auditAssets)(e,a,g,t=>[t.asset,(0,u().geneFindings)(t)]),_=new Map(p),h=(0,d().findingsAbout)(
m),w=new Set(e);return t=>{const i=t.type==="Gene"?_.get(t):[];return i===void 0||!w.has(t)?[(0,r().assetNotJudged)(t,"t\
he audit returned no result")]:[...i,...h(t).filter(({rule:b})=>b!=="event-parent-missing")]}}o.exports={auditCandidates:c}});
//# promote/bundle
(function(p,y,c){const d=c("assets/subject"),l=c("rules/finding"),i=c("promote/known");function g(s){const n=new Map;for(const e of s){
const t=(0,i().assetKey)(e.asset);n.has(t)||n.set(t,e)}const o=new Map;for(const e of n.values()){const t=a(e,n);if(t===
void 0||o.has(t))continue;const r=[t,e].find(({outcome:u})=>u!=="promoted");r!==void 0&&o.set(t,r)}return s.map(e=>{if(n.
get((0,i().assetKey)(e.asset))!==e)return e;const t=o.get(a(e,n)??e);return t===void 0||e.outcome!=="promoted"?e:m(e,t.asset)})}
function a({asset:{type:s,value:n}},o){if(!(s!=="Capsule"||typeof n.gene!="string"))return o.get((0,i().assetKey)({type:"\
Gene",id:n.gene}))}function m(s,{type:n,id:o}){const{asset:e}=s,{type:t,id:r}=e,u={location:e.locate(),subject:(0,d().subjectOf)(
e)},b=(0,l().finding)("bundle-incomplete",{type:t,id:r,otherType:n,other:o},u);return{...s,outcome:"quarantined",eligibility:"\
unproven",reasons:[b]}}p.exports={decideBundles:g}});
//# promote/candidates
(function(w,S,o){const l=o("assets/file"),d=o("assets/message"),u=o("audit/claims/asset-files"),p=o("error"),v=o("rules\
/finding"),y=o("promote/archive/gepx"),A=o("promote/archive/limits");async function I(e,n){const t=[];for(const a of e.files?.()??
[e])t.push(...await $(a,n));const s=t.flatMap(x),i=t.flatMap(E),r=t.flatMap(a=>a.messages??[]).filter(F),[c]=i;if(s.length+
r.length===0&&c!==void 0)throw M(c);return{candidates:s,findings:i,messages:r}}async function $({name:e,open:n},t){const{
head:s,rest:i}=await k(n());return m(s)?(await(0,y().readArchive)(i,A().ARCHIVE_LIMITS)).map(({path:c,bytes:a})=>(0,l().
readAssetFile)(`${e}/${c}`,a,t)):[(0,l().readAssetFile)(e,await h(i,e,t),t)]}function m(e){return e[0]===31&&e[1]===139}
function F({value:e}){return!(0,d().carriesAssets)(e)}async function k(e){const n=e[Symbol.asyncIterator]();let t=Buffer.
alloc(0);for(;t.length<2;){const{done:i,value:r}=await n.next();if(i)break;t=Buffer.concat([t,r])}async function*s(){yield t,
yield*{[Symbol.asyncIterator]:()=>n}}return{head:t,rest:s()}}async function h(e,n,{maxBytes:t}){const s=[];let i=0;for await(const r of e){
if(i+=r.length,i>t)throw new(p()).GateError("input_invalid",`${n} is larger than ${t} bytes.`,"Pass the candidates in sm\
aller files, or increase `assets.max_file_bytes` in the policy.");s.push(r)}return Buffer.concat(s)}function x(e){const n=_(
e);return g(e).map(t=>{if(n.length===0)return{asset:t,findings:[]};const s=t.locate(),i=n.filter(({location:r})=>b(r,s));
return{asset:t,findings:i.map(u().assetProblemFinding)}})}function g({assets:e}){return e.filter(({envelope:n,cut:t})=>!t&&
(!n||(0,d().carriesAssets)(n)))}function E(e){const n=_(e);if(n.length===0)return[];const t=g(e).map(s=>s.locate());return n.
filter(({location:s})=>!t.some(i=>b(s,i))).map(u().assetProblemFinding)}function _({problems:e}){return e.filter(({rule:n})=>n!==
"duplicate-id"&&n!=="duplicate-copy")}function b(e,n){const{end_line:t=n.line,end_column:s=n.column}=n,i=e.line>n.line||
e.line===n.line&&e.column>=n.column,r=e.line<t||e.line===t&&e.column<=s;return i&&r}function M(e){const{message:n,remedy:t}=(0,v().
describe)(e),{path:s,line:i}=e.location??{path:"",line:1};return new(p()).GateError("input_invalid",`${s} contains no ca\
ndidate. Line ${i}: ${n}`,t)}w.exports={isArchive:m,readAll:h,readCandidates:I}});
//# promote/counts
(function(r,c,u){function i({promoted:t,quarantined:n,rejected:o,skipped:e}){return[`${t.length} promoted`,...n.length>
0?[`${n.length} quarantined`]:[],`${o.length} rejected`,...e.length>0?[`${e.length} skipped`]:[]].join(", ")}function l({
decisions:t,promoted:n}){return{length:n.length,*[Symbol.iterator](){for(const o of t)o.outcome==="promoted"&&(yield o)}}}
r.exports={countsOf:i,promotionsIn:l}});
//# promote/decide
(function(F,Y,o){const w=o("assets/subject"),K=o("audit/claims/broadcast"),T=o("audit/claims/proven-streak"),E=o("rules\
/eligibility-of"),m=o("rules/finding"),A=o("verdict/verdict"),D=o("promote/bundle"),I=o("promote/evidence/judge-evidence"),
g=o("promote/identity"),k=o("promote/known"),y=o("promote/listed"),q=o("promote/value/near-duplicate"),x=o("promote/valu\
e/other-environment"),B=o("promote/value/stale-evidence"),G=new Set(["Gene","Capsule","EvolutionEvent"]),N={eligible:"pr\
omoted",unproven:"quarantined",refuted:"rejected"};function U(t,n){const{policy:i}=n,s=new Map(n.known),r=new Set(n.events.
map(({value:e})=>e.id)),u=(0,T().streakCounter)(n.events,!0),a=(0,q().nearDuplicatesOf)(n.known.values()),O=(0,B().staleEvidence)(
n.events,{now:n.now,days:i.a2a.stale_after_days}),_=[],c=[];let p=0;for(const{asset:e,findings:d}of t){const l=s.get((0,k().
assetKey)(e)),v=n.revocations(e),M=n.audited(e),R=!d.some(J)&&!M.some(L),C=v?void 0:V(e,R?l:void 0);if(C!==void 0){c.push(
{asset:e,reason:C});continue}const b=(0,I().evidenceOf)(e,n.evidence),W=[...v?[v]:[],...d,...l&&!(0,g().isSameAsset)(e,l)?
[X(e,l)]:[],...M,...P(e),...(0,g().exchangeFindings)(e),...(0,g().unhashedFindings)(e),...b.findings,...a.findingsAbout(
e),...O(e,b),...(0,x().otherEnvironment)(e,b,n.environment)],h=H(e,b,W,i.fail_on);h.outcome==="rejected"&&(p+=1),_.push(
p>y().MOST_LISTED?(0,y().withoutUnlisted)(h):h),h.outcome==="promoted"&&(s.set((0,k().assetKey)(e),e),a.add(e))}return{decided:(0,D().
decideBundles)(_),skipped:c};function P(e){switch(e.type){case"Capsule":return(0,K().broadcastFindings)(e,u(e),i.a2a);case"\
EvolutionEvent":return Q(e);default:return[]}}function Q(e){const{parent:d}=e.value;if(typeof d!="string"||s.has((0,k().
assetKey)({type:"EvolutionEvent",id:d}))||r.has(d))return[];const v={location:e.locate(["parent"]),subject:(0,w().subjectOf)(
e)};return[(0,m().finding)("event-parent-unknown",{event:e.id,parent:d},v)]}}function H(t,n,i,s){const r=c=>{const p=(0,A().
severityVerdict)([c],s);return p==="fail"||p==="error"},u=S(i.filter(r)),a=(0,E().eligibilityOf)(u),O=u.filter(E().isMissingEvidence),
_=new Set(u.map(j));return{asset:t,outcome:N[a],eligibility:a,evidence:n,reasons:u.filter(c=>!(0,E().isMissingEvidence)(
c)).concat(O.filter(({rule:c})=>a==="unproven"||c!=="evidence-too-low")),notices:S(i.filter(c=>!r(c)&&!_.has(j(c))))}}function S(t){
return[...new Map(t.map(n=>[j(n),n])).values()]}function j({rule:t,args:n}){return JSON.stringify([t,n])}function J({severity:t}){
return t==="error"}function L({rule:t}){return t==="envelope-contradicts-asset"||t==="content-hash-mismatch"}function V(t,n){
const{type:i,id:s}=t,r={location:t.locate(),subject:(0,w().subjectOf)(t)};if(!G.has(i))return(0,m().finding)("not-exchan\
ged",{type:i,id:s},r);if(!(n===void 0||!(0,g().isSameAsset)(t,n)))return(0,m().finding)("already-promoted",{type:i,id:s,
place:n.path},r)}function X(t,n){const{type:i,id:s}=t,r={location:t.locate(["id"]),subject:(0,w().subjectOf)(t)};return(0,m().
finding)("promotion-conflict",{type:i,id:s,place:n.path},r)}F.exports={decide:U}});
//# promote/emit
(function(c,T,a){const d=a("assets/message"),p=a("report/escape"),l=["decision","report","revoke"],i={promoted:"accept",
quarantined:"quarantine",rejected:"reject"},m={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after v\
alidation",EvolutionEvent:"event promoted for provenance tracking"};function*u(e,t,o){for(const s of _[t](e))yield`${(0,p().
jsonLine)(g(t,s,o))}
`}function g(e,t,{id:o,now:s,random:r}){return{protocol:d().PROTOCOL,protocol_version:"1.0.0",message_type:e,message_id:`\
msg_${s.getTime()}_${r()}`,sender_id:o,timestamp:s.toISOString(),payload:t}}const _={decision:y,report:({reports:e})=>e.
map(v),revoke:({revoked:e=[]})=>e.map(({reason:t,...o})=>({...n(o),reason:t.message}))};function*y({decisions:e,skipped:t}){
for(const{outcome:o,reasons:s,type:r,...O}of e)yield{...n(O),decision:i[o],reason:o==="promoted"?m[r]??null:E(s)};for(const{
reason:o,...s}of t)o.rule==="already-promoted"&&(yield{...n(s),decision:i.promoted,reason:o.message})}function n({asset_id:e,
id:t}){return{target_asset_id:e,target_local_id:t}}function v(e){const{gene_asset_id:t,gene_id:o}=e;return{target_asset_id:typeof t==
"string"?t:null,target_local_id:typeof o=="string"?o:null,validation_report:e}}function E([e]){return e===void 0?null:`${e.
message} (${e.rule})`}c.exports={EMITTED:l,messageLines:u}});
//# promote/event-log
(function(l,E,t){const d=t("assets/file"),c=t("audit/claims/asset-files"),m=t("error"),p=t("rules/finding"),g=t("promot\
e/candidates");async function u(n,e){const s=await(0,g().readAll)(n.open(),n.name,e),o=(0,d().readAssetFile)(n.name,s,e),
[a]=o.messages??[];if(a!==void 0)throw r(`${n.name}, line ${a.location.line}: a message between agents is not a log.`,"P\
ass the log of your own repository; use --assets for messages of other agents.");const i=v(o);if(i===void 0)return o.assets;
const{message:h,remedy:w}=(0,p().describe)(i),{path:_,line:$}=i.location??{path:n.name,line:1};throw r(`${_}, line ${$}:\
 ${h}`,w)}function v({problems:n}){return n.filter(({rule:e})=>e!=="duplicate-id").map(c().assetProblemFinding).find(({severity:e})=>e===
"error")}function r(n,e){return new(m()).GateError("input_invalid",`The event log cannot be read. ${n}`,e)}function b(n){
return n.filter(({type:e})=>e==="EvolutionEvent").map(({value:e,path:s})=>({value:e,log:s}))}l.exports={eventsOf:b,readEventLog:u}});
//# promote/exit-code
(function(n,d,l){const t=["none","rejected","unproven"];function o({quarantined:r,rejected:e,undecided:i},u){return i!==
void 0?2:{none:0,rejected:e.length,unproven:e.length+r.length}[u]>0?1:0}n.exports={FAIL_ON:t,exitCodeOf:o}});
//# promote/folder
(function(h,v,i){const m=i("node:fs"),p=i("node:path"),u=i("error"),_=i("repo/folder-tree"),w=i("repo/tree"),$=i("promo\
te/archive/limits"),I=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function b(r,t,n){return(0,m().statSync)(t,{throwIfNoEntry:!1})?.
isDirectory()??!1?{...r,files:()=>g(t,r.name).map(o=>({name:`${r.name}/${o}`,open:()=>n((0,p().join)(t,o))}))}:r}function g(r,t){
const n=[...(0,_().folderTree)(r).files()].filter(({path:e,kind:l})=>(0,w().isRegular)(l)||e.endsWith(".gepx")),c=n.find(
({path:e})=>e.endsWith(".gepx"));if(c)throw s(t,`${c.path} is an archive`,"Pass archives one by one.");const o=n.filter(
({path:e})=>/\.jsonl?$/.test(e)&&!I.test(e)),{entries:a,keptBytes:d}=$().ARCHIVE_LIMITS,j=o.reduce((e,{size:l=0})=>e+l,0);
if(o.length===0)throw s(t,"it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(o.length>a||j>d){
const e=`at most ${a} files with ${d} bytes are read`;throw s(t,e,"Pass the files in smaller directories.")}return o.map(
({path:e})=>e)}function s(r,t,n){return new(u()).GateError("input_invalid",`The directory ${r} cannot be read: ${t}.`,n)}
h.exports={withFolder:b}});
//# promote/gene-findings
(function(g,j,r){const s=r("assets/subject"),o=r("rules/finding");function u({asset:n,commands:t,findings:i}){return[...t.
flatMap(e=>{if(e.verdict!=="block"||l(e))return e.findings;const{command:c,location:m}=e,y={location:m,subject:{...(0,s().
subjectOf)(n),command:c}};return[(0,o().finding)("unsafe-validation-command",{command:c},y),...e.findings]}),...d(n)?[]:
[b(n)],...i]}const a=new Set(["target-missing","binary-missing","package-json-missing"]);function l({findings:n}){const t=n.
filter(({severity:i})=>i==="error");return t.length>0&&t.every(({rule:i})=>a.has(i))}function d({value:{strategy:n}}){return Array.
isArray(n)&&n.some(t=>typeof t=="string"&&t.trim()!=="")}function b(n){const t={location:n.locate(["strategy"]),subject:(0,s().
subjectOf)(n)};return(0,o().finding)("strategy-missing",{gene:n.id},t)}g.exports={geneFindings:u}});
//# promote/identity
(function(h,l,t){const o=t("packages/evomap/gep-sdk"),c=t("assets/asset"),m=t("assets/subject"),n=t("audit/claims/conte\
nt-hash"),p=t("audit/claims/schema/findings"),g=t("rules/finding");function _(e){return[...(0,p().promotionSchemaFindings)(
e),...(0,n().identityFindings)(e,"author")].map(s=>({...s,severity:"error"}))}function b(e){const s=(0,n().unhashedFields)(
e);if(s.length===0)return[];const i={location:e.locate(["outcome"]),subject:(0,m().subjectOf)(e)};return[(0,g().finding)(
"fields-not-hashed",{capsule:e.id,fields:s},i)]}function r({value:{a2a:e}}){return(0,c().isJsonObject)(e)?e.received_asset_id:
void 0}function F(e,s){return(0,n().hashOfAsset)(e)===(0,n().hashOfAsset)(s)?!0:(0,n().matchContentHash)(e)!==void 0&&r(
s)===e.value.asset_id}function O({type:e,value:s},i){const{confidence:d,a2a:u,asset_id:j}=s;if(e!=="Capsule"||typeof d!=
"number"||i===1&&(0,o().verifyAssetId)(s))return s;const a={...(0,n().matchContentHash)({type:e,value:s})==="hub"?(0,n().
asHubHashes)(s):s,confidence:d*i,a2a:{...(0,c().isJsonObject)(u)?u:{},status:"promoted",confidence_factor:i,received_asset_id:j??
null}};return{...a,asset_id:(0,o().computeAssetId)(a)}}h.exports={exchangeFindings:_,isSameAsset:F,promotedForm:O,receivedHashOf:r,
unhashedFindings:b}});
//# promote/inputs
(function(a,g,h){const o=h("node:crypto");function p(){const d=[],r={source(s,{name:t,open:e,files:i}){if(i)return{name:t,
open:e,files:()=>i().map(n=>r.source(s,n))};const c=(0,o().createHash)("sha256");let u;return d.push({role:s,name:t,digest:()=>(u??=
c.digest("hex"),u)}),{name:t,open:async function*(){for await(const n of e())c.update(n),yield n}}},add(s,{name:t,bytes:e}){
const i=(0,o().createHash)("sha256").update(e).digest("hex");d.push({role:s,name:t,digest:()=>i})},list:()=>d.map(({role:s,
name:t,digest:e})=>({role:s,name:t,digest:`sha256:${e()}`}))};return r}a.exports={digested:p}});
//# promote/json
(function(o,r,i){const e=i("report/json-pieces");function*n(s){yield*(0,e().inPieces)((0,e().jsonParts)(s,2)),yield`
`}o.exports={promotionPieces:n}});
//# promote/known
(function(m,P,s){const h=s("assets/compare"),u=s("assets/file"),_=s("assets/globs"),g=s("assets/limits"),w=s("assets/lo\
g/audit-log"),b=s("assets/log/read-log"),p=s("error"),x=s("repo/tree");function r({type:a,id:e}){return`${a} ${e}`}function A(a){
const e=new Map;for(const i of a)e.has(r(i))||e.set(r(i),i);return e}async function $(a,e){const i=(0,_().assetPathTest)(
e),c=(0,g().assetLimits)(e.assets.max_file_bytes),M=[...a.files()].filter(({path:t,kind:o})=>(0,x().isRegular)(o)&&i(t)),
n=await Promise.all(M.map(async t=>{const{path:o}=t;return(0,w().isAuditLog)(o)?(0,b().readUntouchedLog)(a,t,c,"all"):(0,u().
readAssetFile)(o,await a.read(o,c.maxBytes),c)})),l=n.find(({unread:t})=>t!==void 0);if(l!==void 0)throw new(p()).GateError(
"file_unreadable",`${l.path} was not read completely: ${l.unread}.`,"Increase `assets.max_file_bytes` in the policy; the\
 log could contain an asset with the id of a candidate.");const d=n.flatMap(({problems:t})=>t).find(({rule:t})=>h().INCOMPLETE.
has(t));if(d===void 0)return{assets:n.flatMap(({assets:t})=>t),messages:n.flatMap(({messages:t})=>t??[])};const{path:E,line:L}=d.
location;throw new(p()).GateError("file_unreadable",`${E} cannot be read at line ${L}: ${d.detail}.`,"Fix the file first\
; it could contain an asset with the id of a candidate.")}m.exports={assetKey:r,indexAssets:A,readOwnAssets:$}});
//# promote/lines
(function(r,m,n){const c=n("assets/message"),i=n("report/escape"),p=n("report/in-toto/statement");function*a({promoted:t}){
for(const e of t)yield`${(0,i().jsonLine)(e)}
`}function d({promoted:t}){const e=[];for(const{id:s,asset_id:o}of t)typeof o=="string"&&e.push((0,p().assetSubject)(s,o));
return e}function*u({quarantined:t}){for(const{asset:e,sender_id:s}of t){const o=s===void 0?e:{protocol:c().PROTOCOL,message_type:"\
publish",sender_id:s,payload:{asset:e}};yield`${(0,i().jsonLine)(o)}
`}}r.exports={promotedLines:a,promotedSubjects:d,quarantinedLines:u}});
//# promote/listed
(function(u,m,o){const d=o("rules/catalogue"),r=o("rules/finding"),s=1e3;function c(e){const n=e.filter(({reasons:t})=>t.
some(i));return new Set([...new Set([...n,...e])].slice(s))}function a(e){if(e.outcome!=="rejected"||e.reasons.some(i))return e;
const n={...e.evidence,findings:[]};return{...e,evidence:n,reasons:[],notices:[]}}function l(e){const[n]=e;if(n===void 0)
return[];const t=`${e.size} further candidates are rejected; they are not listed`;return[(0,r().finding)("too-many",{detail:t},
{location:n.asset.locate()})]}function g({length:e,[s]:n}){if(n===void 0)return[];const t=`${e-s} further messages offer\
 no assets; they are not listed`;return[(0,r().finding)("too-many",{detail:t},n)]}function i({rule:e}){return(0,d().ruleOf)(
e).undecided===!0}u.exports={MOST_LISTED:s,isUndecided:i,omission:l,unlistedMessages:g,unlistedOf:c,withoutUnlisted:a}});
//# promote/made-list
(function(o,c,u){function r(e,n){function*t(){for(const i of e)yield n(i)}return{length:e.length,[Symbol.iterator]:t,toJSON:()=>[
...t()]}}function s(e,n){const t=[];for(const i of e){if(t.length===n)break;t.push(i)}return t}o.exports={firstOf:s,madeList:r}});
//# promote/markdown
(function(w,k,s){const d=s("report/escape"),a=s("report/view/words"),$=s("promote/counts"),_=s("promote/made-list"),p=50,
g={sentence:400,name:100};function O(e){const{quarantined:n,rejected:r,gate:t=[]}=e;return[`## Promotion: ${(0,$().countsOf)(
e)}`,...i("Refused",r,l),...i("Quarantined",n,l),...i("Promoted",(0,$().promotionsIn)(e),({type:c,id:o,evidence:m})=>`- ${c}\
 ${u(o)} (evidence: ${m.level})`),...i("Weakened gate",t,({message:c,remedy:o})=>`- ${h(`${c} ${o}`)}`),""].join(`
`)}function l({type:e,id:n,path:r,line:t,reasons:c}){const[o,...m]=c,P=m.length===0?"":` And ${(0,a().count)(m.length,"f\
urther reason")}.`;return`- ${e==="File"?u(`${r}:${t}`):`${e} ${u(n)}`}: ${h(`${o?.message??""} ${o?.remedy??""}`)}${P}`}
function i(e,n,r){if(n.length===0)return[];const t=n.length-p;return["",`### ${e}`,"",...(0,_().firstOf)(n,p).map(r),...t>
0?[`- and ${t} more`]:[]]}function u(e){return(0,d().markdownCode)((0,a().clip)(e,g.name))}function h(e){return(0,d().markdownSentence)(
(0,a().clip)(e,g.sentence))}w.exports={promotionPage:O}});
//# promote/policy
(function(r,c,o){const t=o("policy/load"),i=o("repo/literal-tree");function l(n){const e=n?.tree??(0,i().literalTree)({},
"no repository");return(0,t().loadPolicy)(e,e.label)}r.exports={promotionPolicy:l}});
//# promote/promote
(function(A,V,t){const C=t("assets/limits"),G=t("audit/change/gate/gate-change"),L=t("audit/check"),P=t("group-by"),S=t(
"judge/judge"),T=t("policy/load"),D=t("promote/answer"),E=t("promote/audited-findings"),I=t("promote/candidates"),h=t("p\
romote/decide"),k=t("promote/event-log"),J=t("promote/evidence/provenance"),R=t("promote/evidence/read-evidence"),B=t("p\
romote/inputs"),j=t("promote/known"),F=t("promote/revocation"),H=t("promote/run-genes");async function M(e){const{policy:o,
workspace:i}=e,{policy:c}=o,d=e.now??new Date,p=(0,C().assetLimits)(c.assets.max_file_bytes),s=(0,B().digested)(),w=s.source(
"assets",e.candidates),{candidates:r,findings:g,messages:m}=await(0,I().readCandidates)(w,p),a=i?await(0,j().readOwnAssets)(
i.tree,c):{assets:[],messages:[]},v=e.events?await(0,k().readEventLog)(s.source("events",e.events),p):[],u=[...a.assets,
...v],n=S().Judge.by({policy:c,tree:i?.tree,changed:new Set,platform:e.platform,...e.signal&&{signal:e.signal},...e.progress&&
{progress:e.progress}}),_=r.map(({asset:l})=>l),b=await(0,E().auditCandidates)(_,n,u).finally(()=>e.progress?.ended()),O=(0,F().
revocationsIn)([...a.messages,...m]);e.evidence&&s.add("report",e.evidence),e.attestation?.file&&s.add("attestation",e.attestation.
file);const x={policy:c,known:(0,j().indexAssets)(a.assets),events:(0,k().eventsOf)(e.events?v:a.assets),audited:b,now:d,
environment:e.environment??{platform:e.platform,arch:process.arch},revocations:O,evidence:await Y(e,_,p)},{decisions:Q,reports:U}=e.
run?await K(r,x,{loaded:o,judge:n},e.run):{decisions:(0,h().decide)(r,x),reports:[]};return(0,D().promotionOf)(Q,{policy:o,
decidedAt:d,inputs:s.list(),loose:g,messages:m,revoked:a.assets.flatMap(l=>{const y=O(l);return y?[{asset:l,reason:y}]:[]}),
reports:U,gate:i?await N(i,o):[]})}async function N({tree:e,defaultBranch:o},{source:i,shared:c}){if(o===void 0)return[];
const d=i==="file"?void 0:T().POLICY_PATH;return(await(0,G().gateFindings)({policyPath:d,baseTree:o,tree:e,shared:c})).filter(
({rule:s})=>s==="gate-weakened")}async function Y({evidence:e,attestation:o,policy:{policy:i,digest:c}},d,p){const{require_evidence:s,
evidence_app:w}=i.a2a,r=o&&await o.judge(d),g={policyDigest:c,required:s,...r&&{attestation:r}};if(e===void 0)return g;const{
name:m,bytes:a,provenance:v}=e,u=(0,R().readEvidence)(m,a,p),n=(0,P().groupBy)(u.reports,({gene_asset_id:b})=>b);if(v===
void 0)return{...g,...u,reports:n};const _=await(0,J().provenanceObjection)(u,v,w);return{...g,...u,reports:n,provenance:_===
void 0?{published:!0}:{objection:_}}}async function K(e,o,{loaded:i,judge:c},{workspace:d,...p}){const s=n=>({...o.evidence,
ran:n}),w=new Set(e.map(({asset:n})=>n)),r=(0,h().decide)(e,{...o,evidence:s(w)}).decided.filter(({asset:n,outcome:_})=>n.
type==="Gene"&&_==="promoted").map(({asset:n})=>n),g=await(0,H().runGenes)(r,i,c,d,p),m=new Set(r),a=n=>m.has(n)?g.findings.
get(n)??[(0,L().assetNotJudged)(n,"the run returned no result")]:[],v=n=>[...o.audited(n),...a(n)];return{decisions:(0,h().
decide)(e,{...o,audited:v,evidence:s(m)}),reports:g.reports}}A.exports={promote:M}});
//# promote/promotion
(function(h,S,t){const e=t("packages/zod"),o=t("model/asset"),p=t("model/asset-types"),a=t("model/evidence"),m=t("model\
/finding"),n=t("model/hash-form"),l=t("report/validation-report"),b=t("promote/attestation/attestation"),d="1.0.0",s=e().
object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its pos\
ition changes."),rule:e().string(),severity:m().severitySchema,message:e().string(),remedy:e().string()}),g={path:e().string(),
line:e().int().min(1)},i={id:e().string(),type:o().assetTypeSchema,asset_id:e().string().nullable().describe("The hash t\
hat the candidate declares."),...g},y=e().array(s).min(1).describe("Why; the first reason is the one to fix first."),r=e().
object({...i,type:e().enum([...p().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not \
an asset, `Message` for a message."),reasons:y}),c=["promoted","quarantined","rejected"],u=e().object({level:a().evidenceLevelSchema,
report_id:e().string().optional().describe("The ValidationReport that reached the level."),report_digest:o().digestSchema.
optional().describe("The digest of the GateReport that contains it."),attestation:b().attestedSchema.optional()}),_=e().
object({...i,sender_id:e().string().optional().describe("The sender of the message that contained it."),outcome:e().enum(
c),eligibility:a().eligibilitySchema,evidence:u,hash:e().object({form:e().enum(n().HASH_FORM_NAMES).nullable().describe(
"The form of the content that `asset_id` is the hash of; null if it is none of them, so that the content was changed aft\
er it was hashed. Only `content` and `hub` are accepted."),not_matched:e().array(e().enum(n().HASH_FORM_NAMES)).describe(
"The forms that were compared before, in their order."),content:o().digestSchema.describe("The hash of the content by th\
e current protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().
describe("The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(s).describe("Why it \
is not promoted; empty if it is."),notices:e().array(s).describe("Findings that do not prevent the promotion.")}),v=e().
object({type:e().literal("PromotionReport"),schema_version:e().literal(d),tool:e().object({name:e().literal("gene-gate"),
version:e().string()}),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:o().
digestSchema,require_evidence:a().evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().
enum(["assets","events","report","attestation"]),name:e().string(),digest:o().digestSchema.describe("The SHA-256 of its \
bytes.")})).describe("The files that the decisions depend on, in addition to the repository."),decisions:e().array(_).describe(
"One for each candidate that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:o().
assetTypeSchema,id:e().string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(
r.extend({type:o().assetTypeSchema,sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate a\
s it was received.")})).describe("Candidates that nothing refutes, but for which evidence is missing."),rejected:e().array(
r).describe("The candidates that are rejected."),skipped:e().array(e().object({...i,type:r.shape.type,reason:s})).describe(
"Candidates that exist already or whose type agents do not exchange, and messages without candidates."),reports:e().array(
e().looseObject({...l().validationReportSchema.pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` \
made, or that were accepted as evidence."),undecided:e().int().min(1).optional().describe("How many of the candidates an\
d other parts of the source the gate could not decide about; absent if it decided about all."),gate:e().array(s).min(1).
optional().describe("Where the policy and workflows of the repository are weaker than those of its default branch; absen\
t if they are not, or if the clone does not have this branch."),revoked:e().array(e().object({...i,reason:s})).min(1).optional().
describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions of a promotion");h.
exports={OUTCOMES:c,PROMOTION_VERSION:d,promotionSchema:v}});
//# promote/revocation
(function(l,w,o){const d=o("assets/message"),y=o("assets/subject"),p=o("audit/claims/content-hash"),g=o("audit/claims/h\
ash-forms"),b=o("rules/finding"),v=o("promote/identity");function O(n){const s=new Map,a=new Map;for(const e of n.filter(
({value:t})=>t.message_type==="revoke")){const t=(0,d().payloadOf)(e.value),i=u(t.target_asset_id,t.asset_id,t.target_asset_ids),
r=u(t.target_local_id,t.local_id);for(const c of i)s.set((0,g().hashDigits)(c)??c,e);if(i.length===0)for(const c of r)a.
set(c,e)}return s.size+a.size===0?()=>{}:e=>{const{type:t,id:i,value:r}=e,_=u(r.asset_id,(0,p().hashOfAsset)(e),(0,v().receivedHashOf)(
e),...t==="Capsule"?[(0,p().contentHash)((0,p().asHubHashes)(r))]:[]).map(h=>(0,g().hashDigits)(h)??h).find(h=>s.has(h)),
m=_===void 0?a.get(i):s.get(_);return m&&H(e,m)}}function H(n,{value:s}){const{type:a,id:e}=n,{reason:t}=(0,d().payloadOf)(
s),i={type:a,id:e,by:(0,d().senderOf)(s)??"an unknown sender",why:typeof t=="string"?t.slice(0,j):""};return(0,b().finding)(
"asset-revoked",i,{location:n.locate(),subject:(0,y().subjectOf)(n)})}const j=200;function u(...n){return n.flatMap(s=>s??
[]).filter(s=>typeof s=="string"&&s!=="")}l.exports={revocationsIn:O}});
//# promote/run-genes
(function(g,E,t){const v=t("approval/head"),_=t("assets/subject"),j=t("audit/audit"),h=t("judge/families/programs"),l=t(
"repo/checkout-guard"),a=t("report/validation-reports"),w=t("rules/finding"),O=t("run/run"),b=t("verdict/judge"),k=t("ve\
rdict/validate"),A=t("verdict/verdict");async function D(n,{policy:r,digest:s},c,i,{approver:o,secrets:F,...R}){const u=new Date,
{directory:q,tree:p}=i,x=(0,h().additionsFor)(r),C=(0,l().guardCheckout)(q,[...p.files()],x),d=await(0,j().auditAssets)(
n,c,[],e=>e),{judgement:H,runResult:M}=await(0,k().validate)(d,{policy:r,startedAt:u,heads:[{judge:()=>(0,v().judgedHead)(
d,i.tree,{policy:r,digest:s},"")}],approver:o,runs:!0,run:e=>(0,O().runAudited)(d,{...R,checkout:C,tree:p,attended:!1,policy:r,
fork:!0,waiting:e})}),{genes:m}=H,V=m.map(e=>(0,a().redactGene)(e,F)),B=(0,a().validationReportsOf)(V,{nodeOf:M.nodeOf,policyDigest:s,
startedAt:u,finishedAt:new Date});return{findings:new Map(m.map(e=>[e.gene.asset,G(e,r.fail_on)])),reports:B.filter(e=>e!==
null)}}function G(n,r){const s=(0,b().findingsOf)(n);if(n.verdict==="pass"||n.verdict==="warn"||(0,A().severityVerdict)(
s,r)==="fail")return s;const{asset:i}=n.gene,o={location:i.locate(),subject:(0,_().subjectOf)(i)};return[...s,(0,w().finding)(
"not-validated",{gene:i.id,summary:n.summary},o)]}g.exports={runGenes:D}});
//# promote/text
(function(O,N,$){const r=$("report/text/layout"),h=$("report/view/words"),w=$("promote/counts"),v=$("promote/made-list"),
b=1e3;function q(o,n){const e=(0,r().layoutOf)(n),{quarantined:s,rejected:c,skipped:m,gate:i=[]}=o,p=e.verbose?Number.POSITIVE_INFINITY:
b,d=(t,u,g)=>[...(0,v().firstOf)(t,p).map(u),...t.length>p?[(0,r().leftOut)((0,h().count)(t.length-p,`further ${g} candi\
date`),e)]:[]];return(0,r().page)([...d(c,t=>l("rejected",t,e),"rejected"),...d(s,t=>l("quarantine",t,e),"quarantined"),
...e.verbose?d(m,t=>_(t,e),"skipped"):[],...d((0,w().promotionsIn)(o),t=>I(t,e),"promoted"),...i.map(({message:t,rule:u})=>(0,r().
prose)(e,"gate",`${t} (${u})`)),j(o,e)])}function l(o,{type:n,id:e,path:s,line:c,reasons:m},i){const[p,...d]=m,t=i.verbose?
d:[],u=d.length-t.length;return[...a(o,n==="File"?`${s}:${c}`:`${n} ${e}`,o==="rejected"?"bad":"quiet",i),...p?[...(0,r().
prose)(i,"why",`${p.message} (${p.rule})`),...(0,r().prose)(i,"fix",p.remedy)]:[],...t.flatMap(({message:g,rule:k})=>(0,r().
prose)(i,"also",`${g} (${k})`)),...u>0?(0,r().leftOut)((0,h().count)(u,"further reason"),i):[]]}function I({type:o,id:n,
evidence:e,notices:s},c){return[...a("promoted",`${o} ${n}`,"good",c),...(0,r().prose)(c,"evidence",e.level),...c.verbose?
s.flatMap(({message:m,rule:i})=>(0,r().prose)(c,"note",`${m} (${i})`)):[]]}function _({type:o,id:n,reason:e},s){return[...a(
"skipped",`${o} ${n}`,"quiet",s),...(0,r().prose)(s,"why",`${e.message} (${e.rule})`)]}function a(o,n,e,s){return(0,r().
labelled)(s,o,[s.paint("strong",(0,r().shortName)(n,(0,r().roomOf)(s)))],e)}function j(o,n){return(0,r().prose)(n,"in al\
l",(0,w().countsOf)(o))}O.exports={renderPromotion:q}});
//# promote/workspace
(function(a,v,o){const s=o("repo/object-tree"),i=o("repo/revision"),u=o("repo/source-tree");function m(e,t,r,d){return(0,u().
withSourceTree)(e,t,async(w,h,n)=>{const c=n&&await p(n,d);return r({directory:h,tree:w,...c&&{defaultBranch:c}})})}async function p(e,t){
const r=t===void 0?(await(0,i().findDefaultBranch)(e))?.commit:(await(0,i().lookUpCommits)(e,[`refs/remotes/origin/${t}`]))[0];
return r===void 0?void 0:(0,s().readTree)(e,r)}a.exports={withWorkspace:m}});
