//# promote/answer
(function(H,s,I,rt){let T;const j=()=>T??=s("assets/message");let w;const v=()=>w??=s("audit/claims/content-hash");let A;
const C=()=>A??=s("audit/claims/hash-forms");let N;const $=()=>N??=s("group-by");let D;const P=()=>D??=s("model/hash-for\
m");let x;const g=()=>x??=s("rules/finding");let z;const B=()=>z??=s("rules/identity");let J;const V=()=>J??=s("tool");let W;
const G=()=>W??=s("promote/identity");let K;const c=()=>K??=s("promote/made-list");let Q;const U=()=>Q??=s("promote/prom\
otion");I(H,{promotionOf:()=>X});function X({decided:t,skipped:e},{policy:n,decidedAt:i,inputs:r,loose:a,messages:m,revoked:p,
reports:y,gate:_}){const{source:h,path:L,digest:et,policy:M}=n,R=({outcome:o,asset:l})=>o==="promoted"?(0,G().promotedForm)(
l,M.a2a.confidence_factor):void 0,O=(0,$().groupBy)(t,({outcome:o})=>o),E=O.get("rejected")??[],F=new Set(E.slice(S)),nt=[
...a,...Y(F)];return{type:"PromotionReport",schema_version:U().PROMOTION_VERSION,tool:V().TOOL,policy:{source:h,...L!==void 0&&
{path:L},digest:et,require_evidence:M.a2a.require_evidence},decided_at:i.toISOString(),inputs:r,decisions:(0,c().madeList)(
t.filter(o=>!F.has(o)),o=>Z(o,R(o))),promoted:(0,c().madeList)(O.get("promoted")??[],o=>{const{type:l,id:st,value:it}=o.
asset;return{...R(o)??it,type:l,id:st}}),quarantined:(0,c().madeList)(O.get("quarantined")??[],({asset:o,reasons:l})=>({
...u(o),...b(o),asset:o.value,reasons:l.map(d)})),rejected:(0,c().madeList)([...E.slice(0,S),...nt],o=>"rule"in o?ot(o):
{...u(o.asset),reasons:o.reasons.map(d)}),skipped:(0,c().madeList)([...e,...m],o=>"asset"in o?k(o):tt(o)),reports:[...y,
...t.flatMap(({evidence:{report:o}})=>o===void 0?[]:[{...o,gene_id:String(o.gene_id)}])],..._.length>0&&{gate:_.map(d)},
...p.length>0&&{revoked:p.map(k)}}}const S=1e3;function Y(t){const[e]=t;if(e===void 0)return[];const n=`${t.size} furthe\
r candidates are rejected; they are not listed`;return[(0,g().finding)("too-many",{detail:n},{location:e.asset.locate()})]}
function Z({asset:t,outcome:e,eligibility:n,evidence:i,reasons:r,notices:a},m){const{report:p,level:y,reportDigest:_,attestation:h}=i;
return{...u(t),...b(t),outcome:e,eligibility:n,evidence:{level:y,...typeof p?.id=="string"&&{report_id:p.id},..._!==void 0&&
{report_digest:_},...h&&{attestation:h}},hash:q(t),promoted_asset_id:typeof m?.asset_id=="string"?m.asset_id:null,reasons:r.
map(d),notices:a.map(d)}}function q(t){const e=(0,v().matchContentHash)(t)??(0,C().otherHashForm)(t),n=P().HASH_FORM_NAMES.
filter(r=>r!=="hub"||t.type==="Capsule"),i=e===void 0?n:n.slice(0,n.indexOf(e));return{form:e??null,not_matched:i,content:(0,v().
hashOfAsset)(t)}}function b({envelope:t}){const e=t&&(0,j().senderOf)(t);return e===void 0?{}:{sender_id:e}}function k({
asset:t,reason:e}){return{...u(t),reason:d(e)}}function tt({value:t,location:e}){const{path:n,line:i}=e,{message_id:r,message_type:a}=t,
m={kind:typeof a=="string"?a.slice(0,40):"unknown"};return{id:typeof r=="string"?r:`${n}:${i}`,type:"Message",asset_id:null,
path:n,line:i,reason:d((0,g().finding)("message-without-candidates",m,{location:e}))}}function ot(t){const{path:e="",line:n=1}=t.
location??{};return{id:e,type:"File",asset_id:null,path:e,line:n,reasons:[d(t)]}}function u({id:t,type:e,path:n,value:i,
locate:r}){const{asset_id:a}=i;return{id:t,type:e,asset_id:typeof a=="string"?a:null,path:n,line:r().line}}function d(t){
const{rule:e,severity:n}=t;return{id:(0,B().identityOf)(t),rule:e,severity:n,...(0,g().describe)(t)}}});
//# promote/audited-findings
(function(e,t,i,F){let o;const d=()=>o??=t("audit/check");let r;const s=()=>r??=t("report/entries");let c;const g=()=>c??=
t("promote/gene-findings");i(e,{auditedFindings:()=>u});function u({genes:p,findings:_},m){const a=new Map(p.map(n=>[n.asset,
(0,g().geneFindings)(n)])),l=(0,s().findingsAbout)(_),h=new Set(m);return n=>h.has(n)?[...a.get(n)??[],...l(n).filter(({
rule:k})=>k!=="event-parent-missing")]:[(0,d().assetNotJudged)(n,"the audit returned no result")]}});
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
(function(r,u,l,a){let c;const i=()=>c??=u("rules/catalogue");l(r,{FAIL_ON:()=>d,exitCodeOf:()=>s});const d=["none","re\
jected","unproven"];function s({quarantined:n,rejected:e},o){return t(e)||t(n)?2:{none:0,rejected:e.length,unproven:e.length+
n.length}[o]>0?1:0}function t(n){for(const{reasons:e}of n)if(e.some(({rule:o})=>(0,i().ruleOf)(o)?.undecided))return!0;return!1}});
//# promote/folder
(function(m,r,_,x){let h;const p=()=>h??=r("node:fs");let y;const w=()=>y??=r("node:path");let $;const u=()=>$??=r("err\
or");let b;const I=()=>b??=r("repo/folder-tree");let j;const v=()=>j??=r("promote/archive/limits");_(m,{withFolder:()=>N});
const g=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function N(o,e,n){return(0,p().statSync)(e,{throwIfNoEntry:!1})?.isDirectory()??
!1?{...o,files:()=>P(e,o.name).map(i=>({name:`${o.name}/${i}`,open:()=>n((0,w().join)(e,i))}))}:o}function P(o,e){const n=[
...(0,I().folderTree)(o).files()].filter(({path:t,kind:s})=>s==="file"||s==="executable"||t.endsWith(".gepx")),a=n.find(
({path:t})=>t.endsWith(".gepx"));if(a)throw l(e,`${a.path} is an archive`,"Pass archives one by one.");const i=n.filter(
({path:t})=>/\.jsonl?$/.test(t)&&!g.test(t)),{entries:c,keptBytes:d}=v().ARCHIVE_LIMITS,S=i.reduce((t,{size:s=0})=>t+s,0);
if(i.length===0)throw l(e,"it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(i.length>c||S>d){
const t=`at most ${c} files with ${d} bytes are read`;throw l(e,t,"Pass the files in smaller directories.")}return i.map(
({path:t})=>t)}function l(o,e,n){return new(u()).GateError("input_invalid",`The directory ${o} cannot be read: ${e}.`,n)}});
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
(function(l,n,r,$){let c;const p=()=>c??=n("report/escape");let a;const d=()=>a??=n("promote/made-list");r(l,{promotionPieces:()=>y});
const m=65536;function*y(t){let e="";for(const o of u(t))e+=o,!(e.length<m)&&(yield e,e="");yield e}function*u(t){let e="\
{";for(const[o,i]of Object.entries(t))yield`${e}
  ${JSON.stringify(o)}: `,e=",",(0,d().isList)(i)?yield*_(i):yield s(i,"  ");yield`
}
`}function*_(t){let e="[";for(const o of t)yield`${e}
    ${s(o,"    ")}`,e=",";yield e==="["?"[]":`
  ]`}function s(t,e){return(0,p().json)(t).replaceAll(`
`,`
${e}`)}});
//# promote/known
(function(m,e,p,K){let h;const g=()=>h??=e("assets/compare");let u;const w=()=>u??=e("assets/file");let b;const x=()=>b??=
e("assets/globs");let y;const A=()=>y??=e("assets/limits");let $;const M=()=>$??=e("assets/log/audit-log");let E;const L=()=>E??=
e("assets/log/read-log");let P;const _=()=>P??=e("error");p(m,{assetKey:()=>l,indexAssets:()=>v,readOwnAssets:()=>O});function l({
type:a,id:s}){return`${a} ${s}`}function v(a){const s=new Map;for(const i of a)s.has(l(i))||s.set(l(i),i);return s}async function O(a,s){
const i=(0,x().assetPathTest)(s),r=(0,A().assetLimits)(s.assets.max_file_bytes),F=[...a.files()].filter(({path:t,kind:o})=>(o===
"file"||o==="executable")&&i(t)),n=await Promise.all(F.map(async t=>{const{path:o}=t;return(0,M().isAuditLog)(o)?(0,L().
readUntouchedLog)(a,t,r,"all"):(0,w().readAssetFile)(o,await a.read(o,r.maxBytes),r)})),c=n.find(({unread:t})=>t!==void 0);
if(c!==void 0)throw new(_()).GateError("file_unreadable",`${c.path} was not read completely: ${c.unread}.`,"Increase `as\
sets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.");const d=n.flatMap(({problems:t})=>t).
find(({rule:t})=>g().INCOMPLETE.has(t));if(d===void 0)return{assets:n.flatMap(({assets:t})=>t),messages:n.flatMap(({messages:t})=>t??
[])};const{path:G,line:I}=d.location;throw new(_()).GateError("file_unreadable",`${G} cannot be read at line ${I}: ${d.detail}\
.`,"Fix the file first; it could contain an asset with the id of a candidate.")}});
//# promote/lines
(function(a,n,p,j){let c;const r=()=>c??=n("assets/message");let m;const i=()=>m??=n("report/escape");let d;const u=()=>d??=
n("report/in-toto/statement");p(a,{promotedLines:()=>_,promotedSubjects:()=>l,quarantinedLines:()=>L});function*_({promoted:e}){
for(const t of e)yield`${(0,i().jsonLine)(t)}
`}function l({promoted:e}){const t=[];for(const{id:s,asset_id:o}of e)typeof o=="string"&&t.push((0,u().assetSubject)(s,o));
return t}function*L({quarantined:e}){for(const{asset:t,sender_id:s}of e){const o=s===void 0?t:{protocol:r().PROTOCOL,message_type:"\
publish",sender_id:s,payload:{asset:t}};yield`${(0,i().jsonLine)(o)}
`}}});
//# promote/made-list
(function(o,l,r,m){r(o,{firstOf:()=>u,isList:()=>c,madeList:()=>s});function s(t,n){function*i(){for(const e of t)yield n(
e)}return{length:t.length,[Symbol.iterator]:i,toJSON:()=>[...i()]}}function c(t){return typeof t=="object"&&t!==null&&Symbol.
iterator in t}function u(t,n){const i=[];for(const e of t){if(i.length===n)break;i.push(e)}return i}});
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
(function(A,n,x,mt){let G;const L=()=>G??=n("assets/limits");let P;const S=()=>P??=n("audit/audit");let T;const C=()=>T??=
n("audit/change/gate/gate-change");let D;const E=()=>D??=n("audit/check");let F;const I=()=>F??=n("judge/judge");let J;const R=()=>J??=
n("policy/load");let H;const M=()=>H??=n("promote/answer");let N;const Y=()=>N??=n("promote/audited-findings");let z;const B=()=>z??=
n("promote/candidates");let K;const u=()=>K??=n("promote/decide");let Q;const h=()=>Q??=n("promote/event-log");let U;const V=()=>U??=
n("promote/evidence/provenance");let W;const X=()=>W??=n("promote/evidence/read-evidence");let Z;const $=()=>Z??=n("prom\
ote/inputs");let q;const k=()=>q??=n("promote/known");let tt;const et=()=>tt??=n("promote/revocation");let nt;const ot=()=>nt??=
n("promote/run-genes");x(A,{promote:()=>it});async function it(t){const{policy:o,workspace:i}=t,{policy:s}=o,c=t.now??new Date,
p=(0,L().assetLimits)(s.assets.max_file_bytes),a=(0,$().digested)(),v=a.source("assets",t.candidates),{candidates:d,findings:m,
messages:_}=await(0,B().readCandidates)(v,p),r=i?await(0,k().readOwnAssets)(i.tree,s):{assets:[],messages:[]},l=t.events?
await(0,h().readEventLog)(a.source("events",t.events),p):[],g=[...r.assets,...l],e=I().Judge.by({policy:s,tree:i?.tree,changed:new Set,
platform:t.platform,...t.signal&&{signal:t.signal},...t.progress&&{progress:t.progress}}),y=await st(d,e,g).finally(()=>t.
progress?.ended()),j=(0,et().revocationsIn)([...r.messages,..._]);t.evidence&&a.add("report",t.evidence),t.attestation?.
file&&a.add("attestation",t.attestation.file);const b={policy:s,known:(0,k().indexAssets)(r.assets),events:(0,h().eventsOf)(
t.events?l:r.assets),audited:y,now:c,environment:t.environment??{platform:t.platform,arch:process.arch},revocations:j,evidence:await ct(
t,d.map(({asset:w})=>w),p)},{decisions:rt,reports:pt}=t.run?await dt(d,b,{loaded:o,judge:e},t.run):{decisions:(0,u().decide)(
d,b),reports:[]};return(0,M().promotionOf)(rt,{policy:o,decidedAt:c,inputs:a.list(),loose:m,messages:_,revoked:r.assets.
flatMap(w=>{const O=j(w);return O?[{asset:w,reason:O}]:[]}),reports:pt,gate:i?await at(i,o):[]})}async function st(t,o,i){
const s=t.map(({asset:c})=>c);return(0,Y().auditedFindings)(await(0,S().auditAssets)(s,o,i),s)}async function at({tree:t,
defaultBranch:o},{source:i,shared:s}){if(o===void 0)return[];const c=i==="file"?void 0:R().POLICY_PATH;return(await(0,C().
gateFindings)({policyPath:c,baseTree:o,tree:t,shared:s})).filter(({rule:a})=>a==="gate-weakened")}async function ct({evidence:t,
attestation:o,policy:{policy:i,digest:s}},c,p){const{require_evidence:a,evidence_app:v}=i.a2a,d=o&&await o.judge(c),m={policyDigest:s,
required:a,...d&&{attestation:d}};if(t===void 0)return m;const{name:_,bytes:r,provenance:l}=t,g=(0,X().readEvidence)(_,r,
p);if(l===void 0)return{...m,...g};const e=await(0,V().provenanceObjection)(g,l,v);return{...m,...g,provenance:e===void 0?
{published:!0}:{objection:e}}}async function dt(t,o,{loaded:i,judge:s},{workspace:c,...p}){const a=e=>({...o.evidence,ran:e}),
v=new Set(t.map(({asset:e})=>e)),d=(0,u().decide)(t,{...o,evidence:a(v)}).decided.filter(({asset:e,outcome:y})=>e.type===
"Gene"&&y==="promoted").map(({asset:e})=>e),m=await(0,ot().runGenes)(d,i,s,c,p),_=new Set(d),r=e=>_.has(e)?m.findings.get(
e)??[(0,E().assetNotJudged)(e,"the run returned no result")]:[],l=e=>[...o.audited(e),...r(e)];return{decisions:(0,u().decide)(
t,{...o,audited:l,evidence:a(_)}),reports:m.reports}}});
//# promote/promotion
(function(h,t,p,A){let m;const e=()=>m??=t("zod");let l;const o=()=>l??=t("model/asset");let b;const g=()=>b??=t("model\
/asset-types");let y;const a=()=>y??=t("model/evidence");let _;const v=()=>_??=t("model/finding");let S;const n=()=>S??=
t("model/hash-form");let u;const T=()=>u??=t("report/validation-report");let O;const j=()=>O??=t("promote/attestation/at\
testation");p(h,{OUTCOMES:()=>c,PROMOTION_VERSION:()=>d,promotionSchema:()=>k});const d="1.0.0",s=e().object({id:e().string().
regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().
string(),severity:v().severitySchema,message:e().string(),remedy:e().string()}),w={path:e().string(),line:e().int().min(
1)},i={id:e().string(),type:o().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate d\
eclares."),...w},R=e().array(s).min(1).describe("Why; the first reason is the one to fix first."),r=e().object({...i,type:e().
enum([...g().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` fo\
r a message."),reasons:R}),c=["promoted","quarantined","rejected"],M=e().object({level:a().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:o().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:j().attestedSchema.optional()}),E=e().object({...i,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(c),eligibility:a().eligibilitySchema,
evidence:M,hash:e().object({form:e().enum(n().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content` and \
`hub` are accepted."),not_matched:e().array(e().enum(n().HASH_FORM_NAMES)).describe("The forms that were compared before\
, in their order."),content:o().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Wh\
ether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promo\
ted form; null if the candidate is not promoted."),reasons:e().array(s).describe("Why it is not promoted; empty if it is\
."),notices:e().array(s).describe("Findings that do not prevent the promotion.")}),k=e().object({type:e().literal("Promo\
tionReport"),schema_version:e().literal(d),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().
object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:o().digestSchema,require_evidence:a().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:o().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(E).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:o().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(r.extend({type:o().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(r).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...i,type:r.shape.type,reason:s})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...T().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:e().
array(s).min(1).optional().describe("Where the policy and workflows of the repository are weaker than those of its defau\
lt branch; absent if they are not, or if the clone does not have this branch."),revoked:e().array(e().object({...i,reason:s})).
min(1).optional().describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions o\
f a promotion")});
//# promote/revocation
(function(l,a,p,A){let m;const r=()=>m??=a("assets/message");let g;const u=()=>g??=a("assets/subject");let y;const b=()=>y??=
a("audit/claims/content-hash");let v;const O=()=>v??=a("rules/finding");let j;const w=()=>j??=a("promote/identity");p(l,
{revocationsIn:()=>I});function I(e){const t=new Map,c=new Map;for(const n of e.filter(({value:s})=>s.message_type==="re\
voke")){const s=(0,r().payloadOf)(n.value),o=d(s.target_asset_id,s.asset_id,s.target_asset_ids),_=d(s.target_local_id,s.
local_id);for(const i of o)t.set(i,n);if(o.length===0)for(const i of _)c.set(i,n)}return t.size+c.size===0?()=>{}:n=>{const{
id:s,value:o}=n,i=d(o.asset_id,(0,b().hashOfAsset)(n),(0,w().receivedHashOf)(n)).find(z=>t.has(z)),h=i===void 0?c.get(s):
t.get(i);return h&&k(n,h)}}function k(e,{value:t}){const{type:c,id:n}=e,{reason:s}=(0,r().payloadOf)(t),o={type:c,id:n,by:(0,r().
senderOf)(t)??"an unknown sender",why:typeof s=="string"?s.slice(0,M):""};return(0,O().finding)("asset-revoked",o,{location:e.
locate(),subject:(0,u().subjectOf)(e)})}const M=200;function d(...e){return e.flatMap(t=>t??[]).filter(t=>typeof t=="str\
ing"&&t!=="")}});
//# promote/run-genes
(function(m,t,l,U){let g;const v=()=>g??=t("approval/head");let j;const h=()=>j??=t("assets/subject");let b;const k=()=>b??=
t("audit/audit");let w;const O=()=>w??=t("judge/families/programs");let A;const D=()=>A??=t("repo/checkout-guard");let G;
const a=()=>G??=t("report/validation-reports");let y;const F=()=>y??=t("rules/finding");let R;const C=()=>R??=t("run/run");
let H;const M=()=>H??=t("verdict/judge");let V;const x=()=>V??=t("verdict/validate");let z;const B=()=>z??=t("verdict/ve\
rdict");l(m,{runGenes:()=>E});async function E(n,{policy:e,digest:o},c,i,{approver:d,secrets:J,...K}){const u=new Date,{
directory:L,tree:_}=i,N=(0,O().additionsFor)(e),P=(0,D().guardCheckout)(L,[..._.files()],N),r=await(0,k().auditAssets)(n,
c),{judgement:Q,runResult:S}=await(0,x().validate)(r,{policy:e,startedAt:u,heads:[{judge:()=>(0,v().judgedHead)(r,i.tree,
{policy:e,digest:o},"")}],approver:d,runs:!0,run:s=>(0,C().runAudited)(r,{...K,checkout:P,tree:_,attended:!1,policy:e,fork:!0,
waiting:s})}),{genes:p}=Q,T=(0,a().validationReportsOf)((0,a().redactGenes)(p,J),{nodeOf:S.nodeOf,policyDigest:o,startedAt:u,
finishedAt:new Date});return{findings:new Map(p.map(s=>[s.gene.asset,I(s,e.fail_on)])),reports:T.filter(s=>s!==null)}}function I(n,e){
const o=(0,M().findingsOf)(n);if(n.verdict==="pass"||n.verdict==="warn"||(0,B().severityVerdict)(o,e)==="fail")return o;
const{asset:i}=n.gene,d={location:i.locate(),subject:(0,h().subjectOf)(i)};return[...o,(0,F().finding)("not-validated",{
gene:i.id,summary:n.summary},d)]}});
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
