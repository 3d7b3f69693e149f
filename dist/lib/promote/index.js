//# promote/answer
(function(A,i,E,at){let N;const j=()=>N??=i("assets/message");let w;const S=()=>w??=i("audit/claims/content-hash");let C;
const D=()=>C??=i("audit/claims/hash-forms");let P;const U=()=>P??=i("group-by");let $;const x=()=>$??=i("model/hash-for\
m");let B;const k=()=>B??=i("rules/finding");let V;const W=()=>V??=i("rules/identity");let z;const G=()=>z??=i("tool");let J;
const K=()=>J??=i("promote/identity");let Q;const p=()=>Q??=i("promote/listed");let X;const l=()=>X??=i("promote/made-li\
st");let Y;const Z=()=>Y??=i("promote/promotion");E(A,{promotionOf:()=>q});function q({decided:t,skipped:e},{policy:n,decidedAt:s,
inputs:r,loose:d,messages:a,revoked:_,reports:y,gate:c}){const{source:g,path:I,digest:st,policy:R}=n,F=({outcome:o,asset:u})=>o===
"promoted"?(0,K().promotedForm)(u,R.a2a.confidence_factor):void 0,O=(0,U().groupBy)(t,({outcome:o})=>o),H=O.get("rejecte\
d")??[],v=(0,p().unlistedOf)(H),T=t.filter(({reasons:o})=>o.some(p().isUndecided)).length+d.filter(p().isUndecided).length,
rt=[...d,...(0,p().omission)(v)];return{type:"PromotionReport",schema_version:Z().PROMOTION_VERSION,tool:G().TOOL,policy:{
source:g,...I!==void 0&&{path:I},digest:st,require_evidence:R.a2a.require_evidence},decided_at:s.toISOString(),inputs:r,
decisions:(0,l().madeList)(t.filter(o=>!v.has(o)),o=>tt(o,F(o))),promoted:(0,l().madeList)(O.get("promoted")??[],o=>{const{
type:u,id:dt,value:mt}=o.asset;return{...F(o)??mt,type:u,id:dt}}),quarantined:(0,l().madeList)(O.get("quarantined")??[],
({asset:o,reasons:u})=>({...h(o),...L(o),asset:o.value,reasons:u.map(m)})),rejected:(0,l().madeList)([...H.filter(o=>!v.
has(o)),...rt],o=>"rule"in o?nt(o):{...h(o.asset),reasons:o.reasons.map(m)}),skipped:(0,l().madeList)([...e,...a.slice(0,
p().MOST_LISTED),...(0,p().unlistedMessages)(a)],o=>"asset"in o?M(o):"rule"in o?it(o):et(o)),reports:[...y,...t.flatMap(
({evidence:{report:o}})=>o===void 0?[]:[{...o,gene_id:String(o.gene_id)}])],...T>0&&{undecided:T},...c.length>0&&{gate:c.
map(m)},..._.length>0&&{revoked:_.map(M)}}}function tt({asset:t,outcome:e,eligibility:n,evidence:s,reasons:r,notices:d},a){
const{report:_,level:y,reportDigest:c,attestation:g}=s;return{...h(t),...L(t),outcome:e,eligibility:n,evidence:{level:y,
...typeof _?.id=="string"&&{report_id:_.id},...c!==void 0&&{report_digest:c},...g&&{attestation:g}},hash:ot(t),promoted_asset_id:typeof a?.
asset_id=="string"?a.asset_id:null,reasons:r.map(m),notices:d.map(m)}}function ot(t){const e=(0,S().matchContentHash)(t)??
(0,D().otherHashForm)(t),n=x().HASH_FORM_NAMES.filter(r=>r!=="hub"||t.type==="Capsule"),s=e===void 0?n:n.slice(0,n.indexOf(
e));return{form:e??null,not_matched:s,content:(0,S().hashOfAsset)(t)}}function L({envelope:t}){const e=t&&(0,j().senderOf)(
t);return e===void 0?{}:{sender_id:e}}function M({asset:t,reason:e}){return{...h(t),reason:m(e)}}function et({value:t,location:e}){
const{path:n,line:s}=e,{message_id:r,message_type:d}=t,a={kind:typeof d=="string"?d.slice(0,40):"unknown"};return{id:typeof r==
"string"?r:`${n}:${s}`,type:"Message",asset_id:null,path:n,line:s,reason:m((0,k().finding)("message-without-candidates",
a,{location:e}))}}function nt(t){return{...b(t),reasons:[m(t)]}}function it(t){return{...b(t),reason:m(t)}}function b({location:{
path:t,line:e}={path:"",line:1,column:1}}){return{id:t,type:"File",asset_id:null,path:t,line:e}}function h({id:t,type:e,
path:n,value:s,locate:r}){const{asset_id:d}=s;return{id:t,type:e,asset_id:typeof d=="string"?d:null,path:n,line:r().line}}
function m(t){const{rule:e,severity:n}=t;return{id:(0,W().identityOf)(t),rule:e,severity:n,...(0,k().describe)(t)}}});
//# promote/audited-findings
(function(o,n,s,C){let d;const r=()=>d??=n("audit/audit");let u;const c=()=>u??=n("audit/check");let a;const g=()=>a??=
n("report/entries");let _;const p=()=>_??=n("promote/gene-findings");s(o,{auditCandidates:()=>m});async function m(e,l,h){
const{genes:w,findings:k}=await(0,r().auditAssets)(e,l,h,t=>[t.asset,(0,p().geneFindings)(t)]),b=new Map(w),v=(0,g().findingsAbout)(
k),y=new Set(e);return t=>{const i=t.type==="Gene"?b.get(t):[];return i===void 0||!y.has(t)?[(0,c().assetNotJudged)(t,"t\
he audit returned no result")]:[...i,...v(t).filter(({rule:A})=>A!=="event-parent-missing")]}}});
//# promote/bundle
(function(p,i,l,v){let d;const m=()=>d??=i("assets/subject");let g;const b=()=>g??=i("rules/finding");let y;const r=()=>y??=
i("promote/known");l(p,{decideBundles:()=>_});function _(o){const n=new Map;for(const t of o){const e=(0,r().assetKey)(t.
asset);n.has(e)||n.set(e,t)}const s=new Map;for(const t of n.values()){const e=u(t,n);if(e===void 0||s.has(e))continue;const c=[
e,t].find(({outcome:a})=>a!=="promoted");c!==void 0&&s.set(e,c)}return o.map(t=>{if(n.get((0,r().assetKey)(t.asset))!==t)
return t;const e=s.get(u(t,n)??t);return e===void 0||t.outcome!=="promoted"?t:j(t,e.asset)})}function u({asset:{type:o,value:n}},s){
if(!(o!=="Capsule"||typeof n.gene!="string"))return s.get((0,r().assetKey)({type:"Gene",id:n.gene}))}function j(o,{type:n,
id:s}){const{asset:t}=o,{type:e,id:c}=t,a={location:t.locate(),subject:(0,m().subjectOf)(t)},k=(0,b().finding)("bundle-i\
ncomplete",{type:e,id:c,otherType:n,other:s},a);return{...o,outcome:"quarantined",eligibility:"unproven",reasons:[k]}}});
//# promote/candidates
(function(y,a,b,H){let w;const l=()=>w??=a("assets/file");let v;const d=()=>v??=a("assets/message");let A;const p=()=>A??=
a("audit/claims/asset-files");let I;const m=()=>I??=a("error");let $;const F=()=>$??=a("rules/finding");let k;const x=()=>k??=
a("promote/archive/gepx");let E;const G=()=>E??=a("promote/archive/limits");b(y,{readAll:()=>u,readCandidates:()=>M});async function M(t,n){
const e=[];for(const r of t.files?.()??[t])e.push(...await S(r,n));const s=e.flatMap(z),i=e.flatMap(B),o=e.flatMap(r=>r.
messages??[]).filter(C),[c]=i;if(s.length+o.length===0&&c!==void 0)throw L(c);return{candidates:s,findings:i,messages:o}}
async function S({name:t,open:n},e){const{head:s,rest:i}=await P(n());return s[0]===31&&s[1]===139?(await(0,x().readArchive)(
i,G().ARCHIVE_LIMITS)).map(({path:r,bytes:O})=>(0,l().readAssetFile)(`${t}/${r}`,O,e)):[(0,l().readAssetFile)(t,await u(
i,t,e),e)]}function C({value:t}){return!(0,d().carriesAssets)(t)}async function P(t){const n=t[Symbol.asyncIterator]();let e=Buffer.
alloc(0);for(;e.length<2;){const{done:i,value:o}=await n.next();if(i)break;e=Buffer.concat([e,o])}async function*s(){yield e,
yield*{[Symbol.asyncIterator]:()=>n}}return{head:e,rest:s()}}async function u(t,n,{maxBytes:e}){const s=[];let i=0;for await(const o of t){
if(i+=o.length,i>e)throw new(m()).GateError("input_invalid",`${n} is larger than ${e} bytes.`,"Pass the candidates in sm\
aller files, or increase `assets.max_file_bytes` in the policy.");s.push(o)}return Buffer.concat(s)}function z(t){const n=h(
t);return _(t).map(e=>{if(n.length===0)return{asset:e,findings:[]};const s=e.locate(),i=n.filter(({location:o})=>g(o,s));
return{asset:e,findings:i.map(p().assetProblemFinding)}})}function _({assets:t}){return t.filter(({envelope:n,cut:e})=>!e&&
(!n||(0,d().carriesAssets)(n)))}function B(t){const n=h(t);if(n.length===0)return[];const e=_(t).map(s=>s.locate());return n.
filter(({location:s})=>!e.some(i=>g(s,i))).map(p().assetProblemFinding)}function h({problems:t}){return t.filter(({rule:n})=>n!==
"duplicate-id"&&n!=="duplicate-copy")}function g(t,n){const{end_line:e=n.line,end_column:s=n.column}=n,i=t.line>n.line||
t.line===n.line&&t.column>=n.column,o=t.line<e||t.line===e&&t.column<=s;return i&&o}function L(t){const{message:n,remedy:e}=(0,F().
describe)(t),{path:s,line:i}=t.location??{path:"",line:1};return new(m()).GateError("input_invalid",`${s} contains no ca\
ndidate. Line ${i}: ${n}`,e)}});
//# promote/counts
(function(r,c,i,g){i(r,{countsOf:()=>l,promotionsIn:()=>u});function l({promoted:t,quarantined:n,rejected:o,skipped:e}){
return[`${t.length} promoted`,...n.length>0?[`${n.length} quarantined`]:[],`${o.length} rejected`,...e.length>0?[`${e.length}\
 skipped`]:[]].join(", ")}function u({decisions:t,promoted:n}){return{length:n.length,*[Symbol.iterator](){for(const o of t)
o.outcome==="promoted"&&(yield o)}}}});
//# promote/decide
(function(F,o,K,dt){let M;const b=()=>M??=o("assets/subject");let A;const T=()=>A??=o("audit/claims/broadcast");let B;const D=()=>B??=
o("audit/claims/proven-streak");let G;const h=()=>G??=o("rules/eligibility-of");let I;const _=()=>I??=o("rules/finding");
let N;const x=()=>N??=o("verdict/verdict");let H;const J=()=>H??=o("promote/bundle");let U;const V=()=>U??=o("promote/ev\
idence/judge-evidence");let X;const v=()=>X??=o("promote/identity");let z;const w=()=>z??=o("promote/known");let L;const P=()=>L??=
o("promote/value/near-duplicate");let Q;const R=()=>Q??=o("promote/value/other-environment");let W;const Y=()=>W??=o("pr\
omote/value/stale-evidence");K(F,{decide:()=>q});const Z=new Set(["Gene","Capsule","EvolutionEvent"]),$={eligible:"promo\
ted",unproven:"quarantined",refuted:"rejected"};function q(e,n){const{policy:i}=n,s=new Map(n.known),r=new Set(n.events.
map(({value:t})=>t.id)),a=(0,D().streakCounter)(n.events,!0),l=(0,P().nearDuplicatesOf)(n.known.values()),E=(0,Y().staleEvidence)(
n.events,{now:n.now,days:i.a2a.stale_after_days}),m=[],c=[];for(const{asset:t,findings:d}of e){const p=s.get((0,w().assetKey)(
t)),u=n.revocations(t),O=n.audited(t),st=!d.some(nt)&&!O.some(et),S=u?void 0:ot(t,st?p:void 0);if(S!==void 0){c.push({asset:t,
reason:S});continue}const y=(0,V().evidenceOf)(t,n.evidence),rt=[...u?[u]:[],...d,...p&&!(0,v().isSameAsset)(t,p)?[it(t,
p)]:[],...O,...g(t),...(0,v().exchangeFindings)(t),...(0,v().unhashedFindings)(t),...y.findings,...l.findingsAbout(t),...E(
t,y),...(0,R().otherEnvironment)(t,y,n.environment)],C=tt(t,y,rt,i.fail_on);m.push(C),C.outcome==="promoted"&&(s.set((0,w().
assetKey)(t),t),l.add(t))}return{decided:(0,J().decideBundles)(m),skipped:c};function g(t){switch(t.type){case"Capsule":
return(0,T().broadcastFindings)(t,a(t),i.a2a);case"EvolutionEvent":return ct(t);default:return[]}}function ct(t){const{parent:d}=t.
value;if(typeof d!="string"||s.has((0,w().assetKey)({type:"EvolutionEvent",id:d}))||r.has(d))return[];const u={location:t.
locate(["parent"]),subject:(0,b().subjectOf)(t)};return[(0,_().finding)("event-parent-unknown",{event:t.id,parent:d},u)]}}
function tt(e,n,i,s){const r=c=>{const g=(0,x().severityVerdict)([c],s);return g==="fail"||g==="error"},a=j(i.filter(r)),
l=(0,h().eligibilityOf)(a),E=a.filter(h().isMissingEvidence),m=new Set(a.map(k));return{asset:e,outcome:$[l],eligibility:l,
evidence:n,reasons:[...a.filter(c=>!(0,h().isMissingEvidence)(c)),...E.filter(({rule:c})=>l==="unproven"||c!=="evidence-\
too-low")],notices:j(i.filter(c=>!r(c)&&!m.has(k(c))))}}function j(e){return[...new Map(e.map(n=>[k(n),n])).values()]}function k({
rule:e,args:n}){return JSON.stringify([e,n])}function nt({severity:e}){return e==="error"}function et({rule:e}){return e===
"envelope-contradicts-asset"||e==="content-hash-mismatch"}function ot(e,n){const{type:i,id:s}=e,r={location:e.locate(),subject:(0,b().
subjectOf)(e)};if(!Z.has(i))return(0,_().finding)("not-exchanged",{type:i,id:s},r);if(!(n===void 0||!(0,v().isSameAsset)(
e,n)))return(0,_().finding)("already-promoted",{type:i,id:s,place:n.path},r)}function it(e,n){const{type:i,id:s}=e,r={location:e.
locate(["id"]),subject:(0,b().subjectOf)(e)};return(0,_().finding)("promotion-conflict",{type:i,id:s,place:n.path},r)}});
//# promote/emit
(function(c,r,d,D){let p;const l=()=>p??=r("assets/message");let m;const g=()=>m??=r("report/escape");d(c,{EMITTED:()=>u,
messageLines:()=>y});const u=["decision","report","revoke"],i={promoted:"accept",quarantined:"quarantine",rejected:"reje\
ct"},_={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promot\
ed for provenance tracking"};function*y(e,t,o){for(const s of E[t](e))yield`${(0,g().jsonLine)(v(t,s,o))}
`}function v(e,t,{id:o,now:s,random:a}){return{protocol:l().PROTOCOL,protocol_version:"1.0.0",message_type:e,message_id:`\
msg_${s.getTime()}_${a()}`,sender_id:o,timestamp:s.toISOString(),payload:t}}const E={decision:O,report:({reports:e})=>e.
map(T),revoke:({revoked:e=[]})=>e.map(({reason:t,...o})=>({...n(o),reason:t.message}))};function*O({decisions:e,skipped:t}){
for(const{outcome:o,reasons:s,type:a,...C}of e)yield{...n(C),decision:i[o],reason:o==="promoted"?_[a]??null:I(s)};for(const{
reason:o,...s}of t)o.rule==="already-promoted"&&(yield{...n(s),decision:i.promoted,reason:o.message})}function n({asset_id:e,
id:t}){return{target_asset_id:e,target_local_id:t}}function T(e){const{gene_asset_id:t,gene_id:o}=e;return{target_asset_id:typeof t==
"string"?t:null,target_local_id:typeof o=="string"?o:null,validation_report:e}}function I([e]){return e===void 0?null:`${e.
message} (${e.rule})`}});
//# promote/event-log
(function(l,n,m,P){let d;const c=()=>d??=n("assets/file");let p;const _=()=>p??=n("audit/claims/asset-files");let g;const u=()=>g??=
n("error");let v;const b=()=>v??=n("rules/finding");let h;const w=()=>h??=n("promote/candidates");m(l,{eventsOf:()=>E,readEventLog:()=>$});
async function $(t,e){const o=await(0,w().readAll)(t.open(),t.name,e),s=(0,c().readAssetFile)(t.name,o,e),[r]=s.messages??
[];if(r!==void 0)throw a(`${t.name}, line ${r.location.line}: a message between agents is not a log.`,"Pass the log of y\
our own repository; use --assets for messages of other agents.");const i=y(s);if(i===void 0)return s.assets;const{message:O,
remedy:A}=(0,b().describe)(i),{path:F,line:L}=i.location??{path:t.name,line:1};throw a(`${F}, line ${L}: ${O}`,A)}function y({
problems:t}){return t.filter(({rule:e})=>e!=="duplicate-id").map(_().assetProblemFinding).find(({severity:e})=>e==="erro\
r")}function a(t,e){return new(u()).GateError("input_invalid",`The event log cannot be read. ${t}`,e)}function E(t){return t.
filter(({type:e})=>e==="EvolutionEvent").map(({value:e,path:o})=>({value:e,log:o}))}});
//# promote/exit-code
(function(n,l,o,c){o(n,{FAIL_ON:()=>t,exitCodeOf:()=>i});const t=["none","rejected","unproven"];function i({quarantined:r,
rejected:e,undecided:u},d){return u!==void 0?2:{none:0,rejected:e.length,unproven:e.length+r.length}[d]>0?1:0}});
//# promote/folder
(function(_,i,d,T){let p;const h=()=>p??=i("node:fs");let y;const w=()=>y??=i("node:path");let $;const u=()=>$??=i("err\
or");let I;const b=()=>I??=i("repo/folder-tree");let g;const j=()=>g??=i("repo/tree");let v;const N=()=>v??=i("promote/a\
rchive/limits");d(_,{withFolder:()=>S});const P=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function S(o,e,n){return(0,h().
statSync)(e,{throwIfNoEntry:!1})?.isDirectory()??!1?{...o,files:()=>E(e,o.name).map(r=>({name:`${o.name}/${r}`,open:()=>n(
(0,w().join)(e,r))}))}:o}function E(o,e){const n=[...(0,b().folderTree)(o).files()].filter(({path:t,kind:a})=>(0,j().isRegular)(
a)||t.endsWith(".gepx")),l=n.find(({path:t})=>t.endsWith(".gepx"));if(l)throw s(e,`${l.path} is an archive`,"Pass archiv\
es one by one.");const r=n.filter(({path:t})=>/\.jsonl?$/.test(t)&&!P.test(t)),{entries:c,keptBytes:m}=N().ARCHIVE_LIMITS,
O=r.reduce((t,{size:a=0})=>t+a,0);if(r.length===0)throw s(e,"it has no JSON file","Pass a directory with `.json` or `.js\
onl` files.");if(r.length>c||O>m){const t=`at most ${c} files with ${m} bytes are read`;throw s(e,t,"Pass the files in s\
maller directories.")}return r.map(({path:t})=>t)}function s(o,e,n){return new(u()).GateError("input_invalid",`The direc\
tory ${o} cannot be read: ${e}.`,n)}});
//# promote/gene-findings
(function(c,s,a,p){let g;const r=()=>g??=s("assets/subject");let u;const o=()=>u??=s("rules/finding");a(c,{geneFindings:()=>l});
function l({asset:n,commands:t,findings:e}){return[...t.flatMap(i=>{const j={location:i.location,subject:{...(0,r().subjectOf)(
n),command:i.command}};return[...i.verdict==="block"&&!m(i)?[(0,o().finding)("unsafe-validation-command",{command:i.command},
j)]:[],...i.findings]}),...b(n)?[]:[y(n)],...e]}const d=new Set(["target-missing","binary-missing","package-json-missing"]);
function m({findings:n}){const t=n.filter(({severity:e})=>e==="error");return t.length>0&&t.every(({rule:e})=>d.has(e))}
function b({value:{strategy:n}}){return Array.isArray(n)&&n.some(t=>typeof t=="string"&&t.trim()!=="")}function y(n){const t={
location:n.locate(["strategy"]),subject:(0,r().subjectOf)(n)};return(0,o().finding)("strategy-missing",{gene:n.id},t)}});
//# promote/identity
(function(m,n,_,S){let u;const o=()=>u??=n("@evomap/gep-sdk");let p;const c=()=>p??=n("assets/asset");let g;const l=()=>g??=
n("assets/subject");let b;const e=()=>b??=n("audit/claims/content-hash");let F;const j=()=>F??=n("audit/claims/schema/fi\
ndings");let O;const v=()=>O??=n("rules/finding");_(m,{exchangeFindings:()=>A,isSameAsset:()=>k,promotedForm:()=>y,receivedHashOf:()=>d,
unhashedFindings:()=>H});function A(t){return[...(0,j().promotionSchemaFindings)(t),...(0,e().identityFindings)(t,"autho\
r")].map(s=>({...s,severity:"error"}))}function H(t){const s=(0,e().unhashedFields)(t);if(s.length===0)return[];const i={
location:t.locate(["outcome"]),subject:(0,l().subjectOf)(t)};return[(0,v().finding)("fields-not-hashed",{capsule:t.id,fields:s},
i)]}function d({value:{a2a:t}}){return(0,c().isJsonObject)(t)?t.received_asset_id:void 0}function k(t,s){return(0,e().hashOfAsset)(
t)===(0,e().hashOfAsset)(s)?!0:(0,e().matchContentHash)(t)!==void 0&&d(s)===t.value.asset_id}function y({type:t,value:s},i){
const{confidence:r,a2a:a,asset_id:C}=s;if(t!=="Capsule"||typeof r!="number"||i===1&&(0,o().verifyAssetId)(s))return s;const h={
...(0,e().matchContentHash)({type:t,value:s})==="hub"?(0,e().asHubHashes)(s):s,confidence:r*i,a2a:{...(0,c().isJsonObject)(
a)?a:{},status:"promoted",confidence_factor:i,received_asset_id:C??null}};return{...h,asset_id:(0,o().computeAssetId)(h)}}});
//# promote/inputs
(function(a,h,p,_){let g;const i=()=>g??=h("node:crypto");p(a,{digested:()=>y});function y(){const n=[],c={source(e,{name:t,
open:s,files:o}){if(o)return{name:t,open:s,files:()=>o().map(d=>c.source(e,d))};const r=(0,i().createHash)("sha256");let u;
return n.push({role:e,name:t,digest:()=>(u??=r.digest("hex"),u)}),{name:t,open:async function*(){for await(const d of s())
r.update(d),yield d}}},add(e,{name:t,bytes:s}){const o=(0,i().createHash)("sha256").update(s).digest("hex");n.push({role:e,
name:t,digest:()=>o})},list:()=>n.map(({role:e,name:t,digest:s})=>({role:e,name:t,digest:`sha256:${s()}`}))};return c}});
//# promote/json
(function(o,i,n,p){let s;const e=()=>s??=i("report/json-pieces");n(o,{promotionPieces:()=>t});function*t(c){yield*(0,e().
inPieces)((0,e().jsonParts)(c,2)),yield`
`}});
//# promote/known
(function(m,s,p,k){let h;const g=()=>h??=s("assets/compare");let u;const w=()=>u??=s("assets/file");let b;const y=()=>b??=
s("assets/globs");let A;const $=()=>A??=s("assets/limits");let x;const M=()=>x??=s("assets/log/audit-log");let E;const L=()=>E??=
s("assets/log/read-log");let P;const _=()=>P??=s("error");let v;const O=()=>v??=s("repo/tree");p(m,{assetKey:()=>l,indexAssets:()=>F,
readOwnAssets:()=>G});function l({type:a,id:e}){return`${a} ${e}`}function F(a){const e=new Map;for(const o of a)e.has(l(
o))||e.set(l(o),o);return e}async function G(a,e){const o=(0,y().assetPathTest)(e),r=(0,$().assetLimits)(e.assets.max_file_bytes),
I=[...a.files()].filter(({path:t,kind:i})=>(0,O().isRegular)(i)&&o(t)),n=await Promise.all(I.map(async t=>{const{path:i}=t;
return(0,M().isAuditLog)(i)?(0,L().readUntouchedLog)(a,t,r,"all"):(0,w().readAssetFile)(i,await a.read(i,r.maxBytes),r)})),
c=n.find(({unread:t})=>t!==void 0);if(c!==void 0)throw new(_()).GateError("file_unreadable",`${c.path} was not read comp\
letely: ${c.unread}.`,"Increase `assets.max_file_bytes` in the policy; the log could contain an asset with the id of a c\
andidate.");const d=n.flatMap(({problems:t})=>t).find(({rule:t})=>g().INCOMPLETE.has(t));if(d===void 0)return{assets:n.flatMap(
({assets:t})=>t),messages:n.flatMap(({messages:t})=>t??[])};const{path:K,line:T}=d.location;throw new(_()).GateError("fi\
le_unreadable",`${K} cannot be read at line ${T}: ${d.detail}.`,"Fix the file first; it could contain an asset with the \
id of a candidate.")}});
//# promote/lines
(function(a,n,p,j){let c;const r=()=>c??=n("assets/message");let m;const i=()=>m??=n("report/escape");let d;const u=()=>d??=
n("report/in-toto/statement");p(a,{promotedLines:()=>_,promotedSubjects:()=>l,quarantinedLines:()=>L});function*_({promoted:e}){
for(const t of e)yield`${(0,i().jsonLine)(t)}
`}function l({promoted:e}){const t=[];for(const{id:s,asset_id:o}of e)typeof o=="string"&&t.push((0,u().assetSubject)(s,o));
return t}function*L({quarantined:e}){for(const{asset:t,sender_id:s}of e){const o=s===void 0?t:{protocol:r().PROTOCOL,message_type:"\
publish",sender_id:s,payload:{asset:t}};yield`${(0,i().jsonLine)(o)}
`}}});
//# promote/listed
(function(r,s,u,S){let c;const a=()=>c??=s("rules/catalogue");let l;const o=()=>l??=s("rules/finding");u(r,{MOST_LISTED:()=>i,
isUndecided:()=>d,omission:()=>m,unlistedMessages:()=>_,unlistedOf:()=>g});const i=1e3;function g(e){const n=e.filter(({
reasons:t})=>t.some(d));return new Set([...new Set([...n,...e])].slice(i))}function m(e){const[n]=e;if(n===void 0)return[];
const t=`${e.size} further candidates are rejected; they are not listed`;return[(0,o().finding)("too-many",{detail:t},{location:n.
asset.locate()})]}function _({length:e,[i]:n}){if(n===void 0)return[];const t=`${e-i} further messages offer no assets; \
they are not listed`;return[(0,o().finding)("too-many",{detail:t},n)]}function d({rule:e}){return(0,a().ruleOf)(e).undecided===
!0}});
//# promote/made-list
(function(o,c,r,l){r(o,{firstOf:()=>u,madeList:()=>s});function s(e,n){function*t(){for(const i of e)yield n(i)}return{
length:e.length,[Symbol.iterator]:t,toJSON:()=>[...t()]}}function u(e,n){const t=[];for(const i of e){if(t.length===n)break;
t.push(i)}return t}});
//# promote/markdown
(function(h,c,w,A){let O;const u=()=>O??=c("report/escape");let P;const i=()=>P??=c("report/view/words");let k;const $=()=>k??=
c("promote/counts");let v;const S=()=>v??=c("promote/made-list");w(h,{promotionPage:()=>j});const p=50,l={sentence:400,name:100};
function j(e){const{quarantined:n,rejected:r,gate:t=[]}=e;return[`## Promotion: ${(0,$().countsOf)(e)}`,...m("Refused",r,
_),...m("Quarantined",n,_),...m("Promoted",(0,$().promotionsIn)(e),({type:s,id:o,evidence:a})=>`- ${s} ${d(o)} (evidence\
: ${a.level})`),...m("Weakened gate",t,({message:s,remedy:o})=>`- ${g(`${s} ${o}`)}`),""].join(`
`)}function _({type:e,id:n,path:r,line:t,reasons:s}){const[o,...a]=s,T=a.length===0?"":` And ${(0,i().count)(a.length,"f\
urther reason")}.`;return`- ${e==="File"?d(`${r}:${t}`):`${e} ${d(n)}`}: ${g(`${o?.message??""} ${o?.remedy??""}`)}${T}`}
function m(e,n,r){if(n.length===0)return[];const t=n.length-p;return["",`### ${e}`,"",...(0,S().firstOf)(n,p).map(r),...t>
0?[`- and ${t} more`]:[]]}function d(e){return(0,u().markdownCode)((0,i().clip)(e,l.name))}function g(e){return(0,u().markdownSentence)(
(0,i().clip)(e,l.sentence))}});
//# promote/policy
(function(e,o,l,_){let r;const i=()=>r??=o("policy/load");let n;const a=()=>n??=o("repo/literal-tree");l(e,{promotionPolicy:()=>c});
function c(p){const t=p?.tree??(0,a().literalTree)({},"no repository");return(0,i().loadPolicy)(t,t.label)}});
//# promote/promote
(function(A,n,x,re){let C;const G=()=>C??=n("assets/limits");let L;const P=()=>L??=n("audit/change/gate/gate-change");let S;
const T=()=>S??=n("audit/check");let D;const E=()=>D??=n("judge/judge");let I;const J=()=>I??=n("policy/load");let R;const F=()=>R??=
n("promote/answer");let H;const M=()=>H??=n("promote/audited-findings");let N;const Y=()=>N??=n("promote/candidates");let z;
const y=()=>z??=n("promote/decide");let B;const h=()=>B??=n("promote/event-log");let K;const Q=()=>K??=n("promote/eviden\
ce/provenance");let U;const V=()=>U??=n("promote/evidence/read-evidence");let W;const X=()=>W??=n("promote/inputs");let Z;
const k=()=>Z??=n("promote/known");let $;const q=()=>$??=n("promote/revocation");let ee;const te=()=>ee??=n("promote/run\
-genes");x(A,{promote:()=>ne});async function ne(e){const{policy:o,workspace:s}=e,{policy:a}=o,r=e.now??new Date,p=(0,G().
assetLimits)(a.assets.max_file_bytes),i=(0,X().digested)(),v=i.source("assets",e.candidates),{candidates:c,findings:m,messages:_}=await(0,Y().
readCandidates)(v,p),d=s?await(0,k().readOwnAssets)(s.tree,a):{assets:[],messages:[]},l=e.events?await(0,h().readEventLog)(
i.source("events",e.events),p):[],g=[...d.assets,...l],t=E().Judge.by({policy:a,tree:s?.tree,changed:new Set,platform:e.
platform,...e.signal&&{signal:e.signal},...e.progress&&{progress:e.progress}}),w=c.map(({asset:u})=>u),ae=await(0,M().auditCandidates)(
w,t,g).finally(()=>e.progress?.ended()),j=(0,q().revocationsIn)([...d.messages,..._]);e.evidence&&i.add("report",e.evidence),
e.attestation?.file&&i.add("attestation",e.attestation.file);const b={policy:a,known:(0,k().indexAssets)(d.assets),events:(0,h().
eventsOf)(e.events?l:d.assets),audited:ae,now:r,environment:e.environment??{platform:e.platform,arch:process.arch},revocations:j,
evidence:await ie(e,w,p)},{decisions:ce,reports:de}=e.run?await se(c,b,{loaded:o,judge:t},e.run):{decisions:(0,y().decide)(
c,b),reports:[]};return(0,F().promotionOf)(ce,{policy:o,decidedAt:r,inputs:i.list(),loose:m,messages:_,revoked:d.assets.
flatMap(u=>{const O=j(u);return O?[{asset:u,reason:O}]:[]}),reports:de,gate:s?await oe(s,o):[]})}async function oe({tree:e,
defaultBranch:o},{source:s,shared:a}){if(o===void 0)return[];const r=s==="file"?void 0:J().POLICY_PATH;return(await(0,P().
gateFindings)({policyPath:r,baseTree:o,tree:e,shared:a})).filter(({rule:i})=>i==="gate-weakened")}async function ie({evidence:e,
attestation:o,policy:{policy:s,digest:a}},r,p){const{require_evidence:i,evidence_app:v}=s.a2a,c=o&&await o.judge(r),m={policyDigest:a,
required:i,...c&&{attestation:c}};if(e===void 0)return m;const{name:_,bytes:d,provenance:l}=e,g=(0,V().readEvidence)(_,d,
p);if(l===void 0)return{...m,...g};const t=await(0,Q().provenanceObjection)(g,l,v);return{...m,...g,provenance:t===void 0?
{published:!0}:{objection:t}}}async function se(e,o,{loaded:s,judge:a},{workspace:r,...p}){const i=t=>({...o.evidence,ran:t}),
v=new Set(e.map(({asset:t})=>t)),c=(0,y().decide)(e,{...o,evidence:i(v)}).decided.filter(({asset:t,outcome:w})=>t.type===
"Gene"&&w==="promoted").map(({asset:t})=>t),m=await(0,te().runGenes)(c,s,a,r,p),_=new Set(c),d=t=>_.has(t)?m.findings.get(
t)??[(0,T().assetNotJudged)(t,"the run returned no result")]:[],l=t=>[...o.audited(t),...d(t)];return{decisions:(0,y().decide)(
e,{...o,audited:l,evidence:i(_)}),reports:m.reports}}});
//# promote/promotion
(function(h,t,p,A){let m;const e=()=>m??=t("zod");let l;const o=()=>l??=t("model/asset");let b;const g=()=>b??=t("model\
/asset-types");let y;const i=()=>y??=t("model/evidence");let _;const u=()=>_??=t("model/finding");let v;const r=()=>v??=
t("model/hash-form");let S;const T=()=>S??=t("report/validation-report");let O;const j=()=>O??=t("promote/attestation/at\
testation");p(h,{OUTCOMES:()=>c,PROMOTION_VERSION:()=>d,promotionSchema:()=>k});const d="1.0.0",s=e().object({id:e().string().
regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().
string(),severity:u().severitySchema,message:e().string(),remedy:e().string()}),w={path:e().string(),line:e().int().min(
1)},a={id:e().string(),type:o().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate d\
eclares."),...w},R=e().array(s).min(1).describe("Why; the first reason is the one to fix first."),n=e().object({...a,type:e().
enum([...g().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` fo\
r a message."),reasons:R}),c=["promoted","quarantined","rejected"],M=e().object({level:i().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:o().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:j().attestedSchema.optional()}),E=e().object({...a,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(c),eligibility:i().eligibilitySchema,
evidence:M,hash:e().object({form:e().enum(r().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content` and \
`hub` are accepted."),not_matched:e().array(e().enum(r().HASH_FORM_NAMES)).describe("The forms that were compared before\
, in their order."),content:o().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Wh\
ether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promo\
ted form; null if the candidate is not promoted."),reasons:e().array(s).describe("Why it is not promoted; empty if it is\
."),notices:e().array(s).describe("Findings that do not prevent the promotion.")}),k=e().object({type:e().literal("Promo\
tionReport"),schema_version:e().literal(d),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().
object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:o().digestSchema,require_evidence:i().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:o().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(E).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:o().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(n.extend({type:o().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(n).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...a,type:n.shape.type,reason:s})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...T().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(s).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...a,reason:s})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion")});
//# promote/revocation
(function(u,e,y,E){let b;const _=()=>b??=e("assets/message");let v;const O=()=>v??=e("assets/subject");let j;const d=()=>j??=
e("audit/claims/content-hash");let H;const p=()=>H??=e("audit/claims/hash-forms");let w;const I=()=>w??=e("rules/finding");
let k;const M=()=>k??=e("promote/identity");y(u,{revocationsIn:()=>z});function z(n){const t=new Map,a=new Map;for(const o of n.
filter(({value:s})=>s.message_type==="revoke")){const s=(0,_().payloadOf)(o.value),i=m(s.target_asset_id,s.asset_id,s.target_asset_ids),
r=m(s.target_local_id,s.local_id);for(const c of i)t.set((0,p().hashDigits)(c)??c,o);if(i.length===0)for(const c of r)a.
set(c,o)}return t.size+a.size===0?()=>{}:o=>{const{type:s,id:i,value:r}=o,l=m(r.asset_id,(0,d().hashOfAsset)(o),(0,M().receivedHashOf)(
o),...s==="Capsule"?[(0,d().contentHash)((0,d().asHubHashes)(r))]:[]).map(h=>(0,p().hashDigits)(h)??h).find(h=>t.has(h)),
g=l===void 0?a.get(i):t.get(l);return g&&A(o,g)}}function A(n,{value:t}){const{type:a,id:o}=n,{reason:s}=(0,_().payloadOf)(
t),i={type:a,id:o,by:(0,_().senderOf)(t)??"an unknown sender",why:typeof s=="string"?s.slice(0,D):""};return(0,I().finding)(
"asset-revoked",i,{location:n.locate(),subject:(0,O().subjectOf)(n)})}const D=200;function m(...n){return n.flatMap(t=>t??
[]).filter(t=>typeof t=="string"&&t!=="")}});
//# promote/run-genes
(function(m,t,l,U){let g;const v=()=>g??=t("approval/head");let j;const h=()=>j??=t("assets/subject");let b;const k=()=>b??=
t("audit/audit");let w;const O=()=>w??=t("judge/families/programs");let A;const D=()=>A??=t("repo/checkout-guard");let G;
const a=()=>G??=t("report/validation-reports");let y;const F=()=>y??=t("rules/finding");let R;const C=()=>R??=t("run/run");
let H;const M=()=>H??=t("verdict/judge");let V;const x=()=>V??=t("verdict/validate");let z;const B=()=>z??=t("verdict/ve\
rdict");l(m,{runGenes:()=>E});async function E(e,{policy:o,digest:i},c,s,{approver:d,secrets:J,...K}){const u=new Date,{
directory:L,tree:_}=s,N=(0,O().additionsFor)(o),P=(0,D().guardCheckout)(L,[..._.files()],N),r=await(0,k().auditAssets)(e,
c,[],n=>n),{judgement:Q,runResult:S}=await(0,x().validate)(r,{policy:o,startedAt:u,heads:[{judge:()=>(0,v().judgedHead)(
r,s.tree,{policy:o,digest:i},"")}],approver:d,runs:!0,run:n=>(0,C().runAudited)(r,{...K,checkout:P,tree:_,attended:!1,policy:o,
fork:!0,waiting:n})}),{genes:p}=Q,T=(0,a().validationReportsOf)((0,a().redactGenes)(p,J),{nodeOf:S.nodeOf,policyDigest:i,
startedAt:u,finishedAt:new Date});return{findings:new Map(p.map(n=>[n.gene.asset,I(n,o.fail_on)])),reports:T.filter(n=>n!==
null)}}function I(e,o){const i=(0,M().findingsOf)(e);if(e.verdict==="pass"||e.verdict==="warn"||(0,B().severityVerdict)(
i,o)==="fail")return i;const{asset:s}=e.gene,d={location:s.locate(),subject:(0,h().subjectOf)(s)};return[...i,(0,F().finding)(
"not-validated",{gene:s.id,summary:e.summary},d)]}});
//# promote/text
(function(w,a,v,F){let O;const o=()=>O??=a("report/text/layout");let b;const _=()=>b??=a("report/view/words");let I;const g=()=>I??=
a("promote/counts");let j;const k=()=>j??=a("promote/made-list");v(w,{renderPromotion:()=>R});const N=1e3;function R(r,n){
const e=(0,o().layoutOf)(n),{quarantined:s,rejected:c,skipped:u,gate:p=[]}=r,i=e.verbose?Number.POSITIVE_INFINITY:N,d=(t,m,l)=>[
...(0,k().firstOf)(t,i).map(m),...t.length>i?[(0,o().leftOut)((0,_().count)(t.length-i,`further ${l} candidate`),e)]:[]];
return(0,o().page)([...d(c,t=>h("rejected",t,e),"rejected"),...d(s,t=>h("unproven",t,e),"unproven"),...e.verbose?d(u,t=>P(
t,e),"skipped"):[],...d((0,g().promotionsIn)(r),t=>M(t,e),"promoted"),...p.map(({message:t,rule:m})=>(0,o().prose)(e,"ga\
te",`${t} (${m})`)),T(r,e)])}function h(r,{type:n,id:e,path:s,line:c,reasons:u},p){const[i,...d]=u,t=p.verbose?d:[],m=d.
length-t.length;return[...$(r,n==="File"?`${s}:${c}`:`${n} ${e}`,r==="rejected"?"bad":"quiet",p),...i?[...(0,o().prose)(
p,"why",`${i.message} (${i.rule})`),...(0,o().prose)(p,"fix",i.remedy)]:[],...t.flatMap(({message:l,rule:x})=>(0,o().prose)(
p,"also",`${l} (${x})`)),...m>0?(0,o().leftOut)((0,_().count)(m,"further reason"),p):[]]}function M({type:r,id:n,evidence:e,
notices:s},c){return[...$("promoted",`${r} ${n}`,"good",c),...(0,o().prose)(c,"evidence",e.level),...c.verbose?s.flatMap(
({message:u,rule:p})=>(0,o().prose)(c,"note",`${u} (${p})`)):[]]}function P({type:r,id:n,reason:e},s){return[...$("skipp\
ed",`${r} ${n}`,"quiet",s),...(0,o().prose)(s,"why",`${e.message} (${e.rule})`)]}function $(r,n,e,s){return(0,o().labelled)(
s,r,[s.paint("strong",(0,o().shortName)(n,(0,o().roomOf)(s)))],e)}function T(r,n){return(0,o().prose)(n,"in all",(0,g().
countsOf)(r))}});
//# promote/workspace
(function(a,r,s,k){let _;const m=()=>_??=r("repo/object-tree");let u;const i=()=>u??=r("repo/revision");let p;const d=()=>p??=
r("repo/source-tree");s(a,{withWorkspace:()=>l});function l(e,t,o,w){return(0,d().withSourceTree)(e,t,async(h,j,n)=>{const c=n&&
await v(n,w);return o({directory:j,tree:h,...c&&{defaultBranch:c}})})}async function v(e,t){const o=t===void 0?(await(0,i().
findDefaultBranch)(e))?.commit:(await(0,i().lookUpCommits)(e,[`refs/remotes/origin/${t}`]))[0];return o===void 0?void 0:
(0,m().readTree)(e,o)}});
