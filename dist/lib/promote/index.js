"use strict";module.exports={"promote/answer"(T,t,A,R){let E;const e=()=>E??=t("assets/message");let S;const d=()=>S??=t("audit/claim\
s/content-hash");let w;const h=()=>w??=t("rules/finding");let $;const a=()=>$??=t("rules/identity");let v;const p=()=>v??=
t("tool");let r;const y=()=>r??=t("promote/identity");let i;const s=()=>i??=t("promote/promotion");A(T,{promotionOf:()=>o});
function o({decided:b,skipped:I},{policy:u,decidedAt:k,inputs:j,loose:f,messages:_,revoked:F,reports:x,gate:C}){const{source:G,
path:N,digest:H,policy:B}=u,K=b.map(g=>{const L=g.outcome==="promoted"?(0,y().promotedForm)(g.asset,B.a2a.confidence_factor):
void 0;return{decision:g,form:L}}),D=b.filter(({outcome:g})=>g==="rejected").map(({asset:g,reasons:L})=>({...M(g),reasons:L.
map(P)}));return{type:"PromotionReport",schema_version:s().PROMOTION_VERSION,tool:p().TOOL,policy:{source:G,...N!==void 0&&
{path:N},digest:H,require_evidence:B.a2a.require_evidence},decided_at:k.toISOString(),inputs:j,decisions:K.map(({decision:g,
form:L})=>n(g,L)),promoted:K.flatMap(({decision:{asset:g},form:L})=>L===void 0?[]:[{...L,type:g.type,id:g.id}]),quarantined:b.
filter(({outcome:g})=>g==="quarantined").map(({asset:g,reasons:L})=>({...M(g),...l(g),asset:g.value,reasons:L.map(P)})),
rejected:[...D,...f.map(O)],skipped:[...I.map(m),..._.map(c)],reports:[...x,...b.flatMap(({evidence:{report:g}})=>g===void 0?
[]:[{...g,gene_id:String(g.gene_id)}])],...C.length>0&&{gate:C.map(P)},...F.length>0&&{revoked:F.map(m)}}}function n({asset:b,
outcome:I,eligibility:u,evidence:k,reasons:j,notices:f},_){const{report:F,level:x,reportDigest:C,attestation:G}=k;return{
...M(b),...l(b),outcome:I,eligibility:u,evidence:{level:x,...typeof F?.id=="string"&&{report_id:F.id},...C!==void 0&&{report_digest:C},
...G&&{attestation:G}},hash:{form:(0,d().matchContentHash)(b)??null,content:(0,d().contentHash)(b.value)},promoted_asset_id:typeof _?.
asset_id=="string"?_.asset_id:null,reasons:j.map(P),notices:f.map(P)}}function l({envelope:b}){const I=b&&(0,e().senderOf)(
b);return I===void 0?{}:{sender_id:I}}function m({asset:b,reason:I}){return{...M(b),reason:P(I)}}function c({value:b,location:I}){
const{path:u,line:k}=I,{message_id:j,message_type:f}=b,_={kind:typeof f=="string"?f.slice(0,40):"unknown"};return{id:typeof j==
"string"?j:`${u}:${k}`,type:"Message",asset_id:null,path:u,line:k,reason:P((0,h().finding)("message-without-candidates",
_,{location:I}))}}function O(b){const{path:I="",line:u=1}=b.location??{};return{id:I,type:"File",asset_id:null,path:I,line:u,
reasons:[P(b)]}}function M({id:b,type:I,path:u,value:k,locate:j}){const{asset_id:f}=k;return{id:b,type:I,asset_id:typeof f==
"string"?f:null,path:u,line:j().line}}function P(b){const{rule:I,severity:u}=b;return{id:(0,a().identityOf)(b),rule:I,severity:u,
...(0,h().describe)(b)}}},"promote/audited-findings"(T,t,A,R){let E;const e=()=>E??=t("audit/check");let S;const d=()=>S??=
t("report/entries");let w;const h=()=>w??=t("promote/gene-findings");A(T,{auditedFindings:()=>$});function $({genes:v,findings:p},r){
const y=new Map(v.map(o=>[o.asset,(0,h().geneFindings)(o)])),i=new Map;for(const o of p){const n=a(o.subject),l=i.get(n);
l?l.push(o):i.set(n,[o])}const s=new Set(r);return o=>{if(!s.has(o))return[(0,e().assetNotJudged)(o,"the audit returned \
no result")];const n=(i.get(a(o))??[]).filter(l=>(0,d().isAboutAsset)(l,o));return[...y.get(o)??[],...n.filter(({rule:l})=>l!==
"event-parent-missing")]}}function a({type:v,id:p}={}){return`${v} ${p}`}},"promote/bundle"(T,t,A,R){let E;const e=()=>E??=
t("assets/subject");let S;const d=()=>S??=t("rules/finding");let w;const h=()=>w??=t("promote/known");A(T,{decideBundles:()=>$});
function $(p){const r=new Map;for(const i of p){const s=(0,h().assetKey)(i.asset);r.has(s)||r.set(s,i)}const y=new Map;for(const i of r.
values()){const s=a(i,r);if(s===void 0||y.has(s))continue;const o=[s,i].find(({outcome:n})=>n!=="promoted");o!==void 0&&
y.set(s,o)}return p.map(i=>{if(r.get((0,h().assetKey)(i.asset))!==i)return i;const s=y.get(a(i,r)??i);return s===void 0||
i.outcome!=="promoted"?i:v(i,s.asset)})}function a({asset:{type:p,value:r}},y){if(!(p!=="Capsule"||typeof r.gene!="strin\
g"))return y.get((0,h().assetKey)({type:"Gene",id:r.gene}))}function v(p,{type:r,id:y}){const{asset:i}=p,{type:s,id:o}=i,
n={location:i.locate(),subject:(0,e().subjectOf)(i)},l=(0,d().finding)("bundle-incomplete",{type:s,id:o,otherType:r,other:y},
n);return{...p,outcome:"quarantined",eligibility:"unproven",reasons:[l]}}},"promote/candidates"(T,t,A,R){let E;const e=()=>E??=
t("assets/file");let S;const d=()=>S??=t("assets/message");let w;const h=()=>w??=t("audit/claims/asset-files");let $;const a=()=>$??=
t("error");let v;const p=()=>v??=t("rules/finding");let r;const y=()=>r??=t("promote/archive/gepx");let i;const s=()=>i??=
t("promote/archive/limits");A(T,{readAll:()=>m,readCandidates:()=>o});async function o({name:u,open:k},j){const{head:f,rest:_}=await l(
k()),x=f[0]===31&&f[1]===139?(await(0,y().readArchive)(_,s().ARCHIVE_LIMITS)).map(({path:B,bytes:K})=>(0,e().readAssetFile)(
`${u}/${B}`,K,j)):[(0,e().readAssetFile)(u,await m(_,u,j),j)],C=x.flatMap(c),G=x.flatMap(M),N=x.flatMap(B=>B.messages??[]).
filter(n),[H]=G;if(C.length+N.length===0&&H!==void 0)throw I(H);return{candidates:C,findings:G,messages:N}}function n({value:u}){
return!(0,d().carriesAssets)(u)}async function l(u){const k=u[Symbol.asyncIterator]();let j=Buffer.alloc(0);for(;j.length<
2;){const{done:_,value:F}=await k.next();if(_)break;j=Buffer.concat([j,F])}async function*f(){yield j,yield*{[Symbol.asyncIterator]:()=>k}}
return{head:j,rest:f()}}async function m(u,k,{maxBytes:j}){const f=[];let _=0;for await(const F of u){if(_+=F.length,_>j)
throw new(a()).GateError("input_invalid",`${k} is larger than ${j} bytes.`,"Pass the candidates in smaller files, or inc\
rease `assets.max_file_bytes` in the policy.");f.push(F)}return Buffer.concat(f)}function c(u){const k=P(u);return O(u).
map(j=>{if(k.length===0)return{asset:j,findings:[]};const f=j.locate(),_=k.filter(({location:F})=>b(F,f));return{asset:j,
findings:_.map(h().assetProblemFinding)}})}function O({assets:u}){return u.filter(({envelope:k,cut:j})=>!j&&(!k||(0,d().
carriesAssets)(k)))}function M(u){const k=P(u);if(k.length===0)return[];const j=O(u).map(f=>f.locate());return k.filter(
({location:f})=>!j.some(_=>b(f,_))).map(h().assetProblemFinding)}function P({problems:u}){return u.filter(({rule:k})=>k!==
"duplicate-id"&&k!=="duplicate-copy")}function b(u,k){const{end_line:j=k.line,end_column:f=k.column}=k,_=u.line>k.line||
u.line===k.line&&u.column>=k.column,F=u.line<j||u.line===j&&u.column<=f;return _&&F}function I(u){const{message:k,remedy:j}=(0,p().
describe)(u),{path:f,line:_}=u.location??{path:"",line:1};return new(a()).GateError("input_invalid",`${f} contains no ca\
ndidate. Line ${_}: ${k}`,j)}},"promote/counts"(T,t,A,R){A(T,{countsOf:()=>E});function E({promoted:e,quarantined:S,rejected:d,
skipped:w}){return[`${e.length} promoted`,...S.length>0?[`${S.length} quarantined`]:[],`${d.length} rejected`,...w.length>
0?[`${w.length} skipped`]:[]].join(", ")}},"promote/decide"(T,t,A,R){let E;const e=()=>E??=t("assets/subject");let S;const d=()=>S??=
t("audit/claims/broadcast");let w;const h=()=>w??=t("audit/claims/proven-streak");let $;const a=()=>$??=t("rules/eligibi\
lity-of");let v;const p=()=>v??=t("rules/finding");let r;const y=()=>r??=t("verdict/verdict");let i;const s=()=>i??=t("p\
romote/bundle");let o;const n=()=>o??=t("promote/evidence/judge-evidence");let l;const m=()=>l??=t("promote/identity");let c;
const O=()=>c??=t("promote/known");A(T,{decide:()=>b});const M=new Set(["Gene","Capsule","EvolutionEvent"]),P={eligible:"\
promoted",unproven:"quarantined",refuted:"rejected"};function b(_,F){const{policy:x}=F,C=new Map(F.known),G=new Set(F.events.
map(({value:g})=>g.id)),N=(0,h().streakCounter)(F.events,!0),H=[],B=[];for(const{asset:g,findings:L}of _){const W=C.get(
(0,O().assetKey)(g)),z=F.revocations(g),U=z?void 0:j(g,W);if(U!==void 0){B.push({asset:g,reason:U});continue}const J=(0,n().
evidenceOf)(g,F.evidence),V=[...z?[z]:[],...L,...W&&!(0,m().isSameAsset)(g,W)?[f(g,W)]:[],...F.audited(g),...K(g),...(0,m().
exchangeFindings)(g),...J.findings],Y=I(g,J,V,x.fail_on);H.push(Y),Y.outcome==="promoted"&&C.set((0,O().assetKey)(g),g)}
return{decided:(0,s().decideBundles)(H),skipped:B};function K(g){switch(g.type){case"Capsule":return(0,d().broadcastFindings)(
g,N(g),x.a2a);case"EvolutionEvent":return D(g);default:return[]}}function D(g){const{parent:L}=g.value;if(typeof L!="str\
ing"||C.has((0,O().assetKey)({type:"EvolutionEvent",id:L}))||G.has(L))return[];const z={location:g.locate(["parent"]),subject:(0,e().
subjectOf)(g)};return[(0,p().finding)("event-parent-unknown",{event:g.id,parent:L},z)]}}function I(_,F,x,C){const G=D=>{
const g=(0,y().severityVerdict)([D],C);return g==="fail"||g==="error"},N=u(x.filter(G)),H=(0,a().eligibilityOf)(N),B=N.filter(
a().isMissingEvidence),K=new Set(N.map(k));return{asset:_,outcome:P[H],eligibility:H,evidence:F,reasons:[...N.filter(D=>!(0,a().
isMissingEvidence)(D)),...B.filter(({rule:D})=>H==="unproven"||D!=="evidence-too-low")],notices:u(x.filter(D=>!G(D)&&!K.
has(k(D))))}}function u(_){return[...new Map(_.map(F=>[k(F),F])).values()]}function k({rule:_,args:F}){return JSON.stringify(
[_,F])}function j(_,F){const{type:x,id:C}=_,G={location:_.locate(),subject:(0,e().subjectOf)(_)};if(!M.has(x))return(0,p().
finding)("not-exchanged",{type:x,id:C},G);if(!(F===void 0||!(0,m().isSameAsset)(_,F)))return(0,p().finding)("already-pro\
moted",{type:x,id:C,place:F.path},G)}function f(_,F){const{type:x,id:C}=_,G={location:_.locate(["id"]),subject:(0,e().subjectOf)(
_)};return(0,p().finding)("promotion-conflict",{type:x,id:C,place:F.path},G)}},"promote/emit"(T,t,A,R){let E;const e=()=>E??=
t("assets/message");let S;const d=()=>S??=t("report/escape");A(T,{EMITTED:()=>w,messageLines:()=>a});const w=["decision",
"report","revoke"],h={promoted:"accept",quarantined:"quarantine",rejected:"reject"},$={Gene:"gene promoted after safety \
audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provenance tracking"};function a(s,o,n){
return p[o](s).map(l=>`${(0,d().jsonLine)(v(o,l,n))}
`).join("")}function v(s,o,{id:n,now:l,random:m}){return{protocol:e().PROTOCOL,protocol_version:"1.0.0",message_type:s,message_id:`\
msg_${l.getTime()}_${m()}`,sender_id:n,timestamp:l.toISOString(),payload:o}}const p={decision:({decisions:s,skipped:o})=>[
...s.map(({outcome:n,reasons:l,type:m,...c})=>({...r(c),decision:h[n],reason:n==="promoted"?$[m]??null:i(l)})),...o.filter(
({reason:n})=>n.rule==="already-promoted").map(({reason:n,...l})=>({...r(l),decision:h.promoted,reason:n.message}))],report:({
reports:s})=>s.map(y),revoke:({revoked:s=[]})=>s.map(({reason:o,...n})=>({...r(n),reason:o.message}))};function r({asset_id:s,
id:o}){return{target_asset_id:s,target_local_id:o}}function y(s){const{gene_asset_id:o,gene_id:n}=s;return{target_asset_id:typeof o==
"string"?o:null,target_local_id:typeof n=="string"?n:null,validation_report:s}}function i([s]){return s===void 0?null:`${s.
message} (${s.rule})`}},"promote/event-log"(T,t,A,R){let E;const e=()=>E??=t("assets/file");let S;const d=()=>S??=t("aud\
it/claims/asset-files");let w;const h=()=>w??=t("error");let $;const a=()=>$??=t("rules/finding");let v;const p=()=>v??=
t("promote/candidates");A(T,{eventsOf:()=>s,readEventLog:()=>r});async function r(o,n){const l=await(0,p().readAll)(o.open(),
o.name,n),m=(0,e().readAssetFile)(o.name,l,n),[c]=m.messages??[];if(c!==void 0)throw i(`${o.name}, line ${c.location.line}\
: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agent\
s.");const O=y(m);if(O===void 0)return m.assets;const{message:M,remedy:P}=(0,a().describe)(O),{path:b,line:I}=O.location??
{path:o.name,line:1};throw i(`${b}, line ${I}: ${M}`,P)}function y({problems:o}){return o.filter(({rule:n})=>n!=="duplic\
ate-id").map(d().assetProblemFinding).find(({severity:n})=>n==="error")}function i(o,n){return new(h()).GateError("input\
_invalid",`The event log cannot be read. ${o}`,n)}function s(o){return o.filter(({type:n})=>n==="EvolutionEvent").map(({
value:n,path:l})=>({value:n,log:l}))}},"promote/exit-code"(T,t,A,R){let E;const e=()=>E??=t("rules/catalogue");A(T,{FAIL_ON:()=>S,
exitCodeOf:()=>d});const S=["none","rejected","unproven"];function d({quarantined:w,rejected:h},$){const a=[...h,...w];return a.
some(({reasons:r})=>r.some(({rule:y})=>(0,e().ruleOf)(y)?.undecided))?2:{none:[],rejected:h,unproven:a}[$].length>0?1:0}},
"promote/gene-findings"(T,t,A,R){let E;const e=()=>E??=t("assets/subject");let S;const d=()=>S??=t("rules/finding");A(T,
{geneFindings:()=>w});function w({asset:a,commands:v,findings:p}){return[...v.flatMap(r=>{const y={location:r.location,subject:{
...(0,e().subjectOf)(a),command:r.command}};return[...r.verdict==="block"?[(0,d().finding)("unsafe-validation-command",{
command:r.command},y)]:[],...r.findings]}),...h(a)?[]:[$(a)],...p]}function h({value:{strategy:a}}){return Array.isArray(
a)&&a.some(v=>typeof v=="string"&&v.trim()!=="")}function $(a){const v={location:a.locate(["strategy"]),subject:(0,e().subjectOf)(
a)};return(0,d().finding)("strategy-missing",{gene:a.id},v)}},"promote/identity"(T,t,A,R){let E;const e=()=>E??=t("@evom\
ap/gep-sdk");let S;const d=()=>S??=t("assets/asset");let w;const h=()=>w??=t("audit/claims/content-hash");let $;const a=()=>$??=
t("audit/claims/schema/findings");A(T,{exchangeFindings:()=>v,isSameAsset:()=>r,promotedForm:()=>y,receivedHashOf:()=>p});
function v(i){return[...(0,a().promotionSchemaFindings)(i),...(0,h().identityFindings)(i,"author").map(s=>({...s,severity:"\
error"}))]}function p({value:{a2a:i}}){return(0,d().isJsonObject)(i)?i.received_asset_id:void 0}function r(i,s){return(0,e().
computeAssetId)(i.value)===(0,e().computeAssetId)(s.value)?!0:(0,h().matchContentHash)(i)!==void 0&&p(s)===i.value.asset_id}
function y({type:i,value:s},o){const{confidence:n,a2a:l,asset_id:m}=s;if(i!=="Capsule"||typeof n!="number"||o===1&&(0,e().
verifyAssetId)(s))return s;const c={...s,confidence:n*o,a2a:{...(0,d().isJsonObject)(l)?l:{},status:"promoted",confidence_factor:o,
received_asset_id:m??null}};return{...c,asset_id:(0,e().computeAssetId)(c)}}},"promote/inputs"(T,t,A,R){let E;const e=()=>E??=
t("node:crypto");A(T,{digested:()=>S});function S(){const d=[];return{source(w,{name:h,open:$}){const a=(0,e().createHash)(
"sha256");let v;return d.push({role:w,name:h,digest:()=>(v??=a.digest("hex"),v)}),{name:h,open:async function*(){for await(const p of $())
a.update(p),yield p}}},add(w,{name:h,bytes:$}){const a=(0,e().createHash)("sha256").update($).digest("hex");d.push({role:w,
name:h,digest:()=>a})},list:()=>d.map(({role:w,name:h,digest:$})=>({role:w,name:h,digest:`sha256:${$()}`}))}}},"promote/\
known"(T,t,A,R){let E;const e=()=>E??=t("assets/compare");let S;const d=()=>S??=t("assets/file");let w;const h=()=>w??=t(
"assets/globs");let $;const a=()=>$??=t("assets/limits");let v;const p=()=>v??=t("assets/log/audit-log");let r;const y=()=>r??=
t("assets/log/read-log");let i;const s=()=>i??=t("error");A(T,{assetKey:()=>o,indexAssets:()=>n,readOwnAssets:()=>l});function o({
type:m,id:c}){return`${m} ${c}`}function n(m){const c=new Map;for(const O of m)c.has(o(O))||c.set(o(O),O);return c}async function l(m,c){
const O=(0,h().assetPathTest)(c),M=(0,a().assetLimits)(c.assets.max_file_bytes),P=[...m.files()].filter(({path:f,kind:_})=>(_===
"file"||_==="executable")&&O(f)),b=await Promise.all(P.map(async f=>{const{path:_}=f;return(0,p().isAuditLog)(_)?(0,y().
readUntouchedLog)(m,f,M,"all"):(0,d().readAssetFile)(_,await m.read(_,M.maxBytes),M)})),I=b.find(({unread:f})=>f!==void 0);
if(I!==void 0)throw new(s()).GateError("file_unreadable",`${I.path} was not read completely: ${I.unread}.`,"Increase `as\
sets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.");const u=b.flatMap(({problems:f})=>f).
find(({rule:f})=>e().INCOMPLETE.has(f));if(u===void 0)return{assets:b.flatMap(({assets:f})=>f),messages:b.flatMap(({messages:f})=>f??
[])};const{path:k,line:j}=u.location;throw new(s()).GateError("file_unreadable",`${k} cannot be read at line ${j}: ${u.detail}\
.`,"Fix the file first; it could contain an asset with the id of a candidate.")}},"promote/lines"(T,t,A,R){let E;const e=()=>E??=
t("assets/message");let S;const d=()=>S??=t("report/escape");let w;const h=()=>w??=t("report/in-toto/statement");A(T,{promotedLines:()=>$,
promotedSubjects:()=>a,quarantinedLines:()=>v});function $({promoted:p}){return p.map(r=>`${(0,d().jsonLine)(r)}
`).join("")}function a({promoted:p}){return p.flatMap(({id:r,asset_id:y})=>typeof y=="string"?[(0,h().assetSubject)(r,y)]:
[])}function v({quarantined:p}){return p.map(({asset:r,sender_id:y})=>y===void 0?r:{protocol:e().PROTOCOL,message_type:"\
publish",sender_id:y,payload:{asset:r}}).map(r=>`${(0,d().jsonLine)(r)}
`).join("")}},"promote/markdown"(T,t,A,R){let E;const e=()=>E??=t("report/escape");let S;const d=()=>S??=t("report/view/\
words");let w;const h=()=>w??=t("promote/counts");A(T,{promotionPage:()=>v});const $=50,a={sentence:400,name:100};function v(s){
const{decisions:o,quarantined:n,rejected:l,gate:m=[]}=s;return[`## Promotion: ${(0,h().countsOf)(s)}`,...r("Refused",l.map(
p)),...r("Quarantined",n.map(p)),...r("Promoted",o.filter(({outcome:c})=>c==="promoted").map(({type:c,id:O,evidence:M})=>`\
- ${c} ${y(O)} (evidence: ${M.level})`)),...r("Weakened gate",m.map(({message:c,remedy:O})=>`- ${i(`${c} ${O}`)}`)),""].
join(`
`)}function p({type:s,id:o,path:n,line:l,reasons:m}){const[c,...O]=m,M=O.length===0?"":` And ${(0,d().count)(O.length,"f\
urther reason")}.`;return`- ${s==="File"?y(`${n}:${l}`):`${s} ${y(o)}`}: ${i(`${c?.message??""} ${c?.remedy??""}`)}${M}`}
function r(s,o){if(o.length===0)return[];const n=o.length-$;return["",`### ${s}`,"",...o.slice(0,$),...n>0?[`- and ${n} \
more`]:[]]}function y(s){return(0,e().markdownCode)((0,d().clip)(s,a.name))}function i(s){return(0,e().markdownSentence)(
(0,d().clip)(s,a.sentence))}},"promote/policy"(T,t,A,R){let E;const e=()=>E??=t("policy/load");let S;const d=()=>S??=t("\
repo/literal-tree");A(T,{promotionPolicy:()=>w});function w(h){const $=h?.tree??(0,d().literalTree)({},"no repository");
return(0,e().loadPolicy)($,$.label)}},"promote/promotion"(T,t,A,R){let E;const e=()=>E??=t("zod");let S;const d=()=>S??=
t("model/asset");let w;const h=()=>w??=t("model/asset-types");let $;const a=()=>$??=t("model/evidence");let v;const p=()=>v??=
t("model/finding");let r;const y=()=>r??=t("report/validation-report");let i;const s=()=>i??=t("promote/attestation/atte\
station");A(T,{OUTCOMES:()=>M,PROMOTION_VERSION:()=>o,promotionSchema:()=>I});const o="1.0.0",n=e().object({id:e().string().
regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().
string(),severity:p().severitySchema,message:e().string(),remedy:e().string()}),l={path:e().string(),line:e().int().min(
1)},m={id:e().string(),type:d().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate d\
eclares."),...l},c=e().array(n).min(1).describe("Why; the first reason is the one to fix first."),O=e().object({...m,type:e().
enum([...h().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` fo\
r a message."),reasons:c}),M=["promoted","quarantined","rejected"],P=e().object({level:a().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:d().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:s().attestedSchema.optional()}),b=e().object({...m,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(M),eligibility:a().eligibilitySchema,
evidence:P,hash:e().object({form:e().enum(["content","hub","older"]).nullable().describe("The canonical form that `asset\
_id` is the hash of; null if no known form is."),content:d().digestSchema.describe("The hash of the content by the curre\
nt protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe(
"The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(n).describe("Why it is not pr\
omoted; empty if it is."),notices:e().array(n).describe("Findings that do not prevent the promotion.")}),I=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(o),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:d().digestSchema,require_evidence:a().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:d().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(b).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:d().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(O.extend({type:d().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(O).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...m,type:O.shape.type,reason:n})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...y().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:e().
array(n).min(1).optional().describe("Where the policy and workflows of the repository are weaker than those of its defau\
lt branch; absent if they are not, or if the clone does not have this branch."),revoked:e().array(e().object({...m,reason:n})).
min(1).optional().describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions o\
f a promotion")},"promote/revocation"(T,t,A,R){let E;const e=()=>E??=t("assets/message");let S;const d=()=>S??=t("assets\
/subject");let w;const h=()=>w??=t("audit/claims/content-hash");let $;const a=()=>$??=t("rules/finding");let v;const p=()=>v??=
t("promote/identity");A(T,{revocationsIn:()=>r});function r(o){const n=new Map,l=new Map;for(const m of o.filter(({value:c})=>c.
message_type==="revoke")){const c=(0,e().payloadOf)(m.value),O=s(c.target_asset_id,c.asset_id,c.target_asset_ids),M=s(c.
target_local_id,c.local_id);for(const P of O)n.set(P,m);if(O.length===0)for(const P of M)l.set(P,m)}return n.size+l.size===
0?()=>{}:m=>{const{id:c,value:O}=m,P=s(O.asset_id,(0,h().contentHash)(O),(0,p().receivedHashOf)(m)).find(I=>n.has(I)),b=P===
void 0?l.get(c):n.get(P);return b&&y(m,b)}}function y(o,{value:n}){const{type:l,id:m}=o,{reason:c}=(0,e().payloadOf)(n),
O={type:l,id:m,by:(0,e().senderOf)(n)??"an unknown sender",why:typeof c=="string"?c.slice(0,i):""};return(0,a().finding)(
"asset-revoked",O,{location:o.locate(),subject:(0,d().subjectOf)(o)})}const i=200;function s(...o){return o.flatMap(n=>n??
[]).filter(n=>typeof n=="string"&&n!=="")}},"promote/run-genes"(T,t,A,R){let E;const e=()=>E??=t("approval/head");let S;
const d=()=>S??=t("assets/subject");let w;const h=()=>w??=t("audit/audit");let $;const a=()=>$??=t("judge/families/progr\
ams");let v;const p=()=>v??=t("repo/additions");let r;const y=()=>r??=t("repo/checkout-guard");let i;const s=()=>i??=t("\
report/validation-reports");let o;const n=()=>o??=t("rules/finding");let l;const m=()=>l??=t("run/run");let c;const O=()=>c??=
t("verdict/judge");let M;const P=()=>M??=t("verdict/validate");let b;const I=()=>b??=t("verdict/verdict");A(T,{runGenes:()=>u});
async function u(j,{policy:f,digest:_},F,x,{approver:C,secrets:G,...N}){const H=new Date,{directory:B,tree:K}=x,D=(0,p().
additionsOf)(f.build_outputs,(0,a().dependencyFolders)(f)),g=(0,y().guardCheckout)(B,[...K.files()],D),L=await(0,h().auditAssets)(
j,F),{judgement:W,runResult:z}=await(0,P().validate)(L,{policy:f,startedAt:H,heads:[{judge:()=>(0,e().judgedHead)(L,x.tree,
{policy:f,digest:_},"")}],approver:C,runs:!0,run:V=>(0,m().runAudited)(L,{...N,checkout:g,tree:K,attended:!1,policy:f,fork:!0,
waiting:V})}),{genes:U}=W,J=(0,s().validationReportsOf)((0,s().redactGenes)(U,G),{nodeOf:z.nodeOf,policyDigest:_,startedAt:H,
finishedAt:new Date});return{findings:new Map(U.map(V=>[V.gene.asset,k(V,f.fail_on)])),reports:J.filter(V=>V!==null)}}function k(j,f){
const _=(0,O().findingsOf)(j);if(j.verdict==="pass"||j.verdict==="warn"||(0,I().severityVerdict)(_,f)==="fail")return _;
const{asset:x}=j.gene,C={location:x.locate(),subject:(0,d().subjectOf)(x)};return[..._,(0,n().finding)("not-validated",{
gene:x.id,summary:j.summary},C)]}},"promote/text"(T,t,A,R){let E;const e=()=>E??=t("report/text/layout");let S;const d=()=>S??=
t("report/view/words");let w;const h=()=>w??=t("promote/counts");A(T,{renderPromotion:()=>$});function $(i,s){const o=(0,e().
layoutOf)(s),{decisions:n,quarantined:l,rejected:m,skipped:c,gate:O=[]}=i;return(0,e().page)([...m.map(M=>a("rejected",M,
o)),...l.map(M=>a("unproven",M,o)),...o.verbose?c.map(M=>p(M,o)):[],...n.filter(({outcome:M})=>M==="promoted").map(M=>v(
M,o)),...O.map(({message:M,rule:P})=>(0,e().prose)(o,"gate",`${M} (${P})`)),y(i,o)])}function a(i,{type:s,id:o,path:n,line:l,
reasons:m},c){const[O,...M]=m,P=c.verbose?M:[],b=M.length-P.length;return[...r(i,s==="File"?`${n}:${l}`:`${s} ${o}`,i===
"rejected"?"bad":"quiet",c),...O?[...(0,e().prose)(c,"why",`${O.message} (${O.rule})`),...(0,e().prose)(c,"fix",O.remedy)]:
[],...P.flatMap(({message:I,rule:u})=>(0,e().prose)(c,"also",`${I} (${u})`)),...b>0?(0,e().leftOut)((0,d().count)(b,"fur\
ther reason"),c):[]]}function v({type:i,id:s,evidence:o,notices:n},l){return[...r("promoted",`${i} ${s}`,"good",l),...(0,e().
prose)(l,"evidence",o.level),...l.verbose?n.flatMap(({message:m,rule:c})=>(0,e().prose)(l,"note",`${m} (${c})`)):[]]}function p({
type:i,id:s,reason:o},n){return[...r("skipped",`${i} ${s}`,"quiet",n),...(0,e().prose)(n,"why",`${o.message} (${o.rule})`)]}
function r(i,s,o,n){return(0,e().labelled)(n,i,[n.paint("strong",(0,e().shortName)(s,(0,e().roomOf)(n)))],o)}function y(i,s){
return(0,e().prose)(s,"in all",(0,h().countsOf)(i))}},"promote/workspace"(T,t,A,R){let E;const e=()=>E??=t("repo/object-\
tree");let S;const d=()=>S??=t("repo/revision");let w;const h=()=>w??=t("repo/source-tree");A(T,{withWorkspace:()=>$});function $(v,p,r,y){
return(0,h().withSourceTree)(v,p,async(i,s,o)=>{const n=o&&await a(o,y);return r({directory:s,tree:i,...n&&{defaultBranch:n}})})}
async function a(v,p){const r=p===void 0?await(0,d().findDefaultBranchTip)(v):(await(0,d().lookUpCommits)(v,[`refs/remot\
es/origin/${p}`]))[0];return r===void 0?void 0:(0,e().readTree)(v,r)}}};
