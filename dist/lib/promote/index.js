"use strict";module.exports={"promote/answer"(k,t,S,R){let T;const e=()=>T??=t("assets/message");let $;const f=()=>$??=t("audit/claim\
s/content-hash");let j;const h=()=>j??=t("rules/finding");let w;const d=()=>w??=t("rules/identity");let y;const u=()=>y??=
t("tool");let r;const v=()=>r??=t("promote/identity");let i;const s=()=>i??=t("promote/promotion");S(k,{promotionOf:()=>o});
function o({decided:A,skipped:p},{policy:g,decidedAt:c,inputs:m,loose:b,messages:I,revoked:L,reports:N,gate:G}){const{source:B,
path:V,digest:U,policy:H}=g,F=A.map(x=>{const D=x.outcome==="promoted"?(0,v().promotedForm)(x.asset,H.a2a.confidence_factor):
void 0;return{decision:x,form:D}}),K=A.filter(({outcome:x})=>x==="rejected"),W=new Set(K.slice(n)),z=K.slice(0,n).map(({
asset:x,reasons:D})=>({...M(x),reasons:D.map(P)}));return{type:"PromotionReport",schema_version:s().PROMOTION_VERSION,tool:u().
TOOL,policy:{source:B,...V!==void 0&&{path:V},digest:U,require_evidence:H.a2a.require_evidence},decided_at:c.toISOString(),
inputs:m,decisions:F.flatMap(({decision:x,form:D})=>W.has(x)?[]:[_(x,D)]),promoted:F.flatMap(({decision:{asset:x},form:D})=>D===
void 0?[]:[{...D,type:x.type,id:x.id}]),quarantined:A.filter(({outcome:x})=>x==="quarantined").map(({asset:x,reasons:D})=>({
...M(x),...a(x),asset:x.value,reasons:D.map(P)})),rejected:[...z,...[...b,...l(W)].map(C)],skipped:[...p.map(O),...I.map(
E)],reports:[...N,...A.flatMap(({evidence:{report:x}})=>x===void 0?[]:[{...x,gene_id:String(x.gene_id)}])],...G.length>0&&
{gate:G.map(P)},...L.length>0&&{revoked:L.map(O)}}}const n=1e3;function l(A){const[p]=A;if(p===void 0)return[];const g=`${A.
size} further candidates are rejected; they are not listed`;return[(0,h().finding)("too-many",{detail:g},{location:p.asset.
locate()})]}function _({asset:A,outcome:p,eligibility:g,evidence:c,reasons:m,notices:b},I){const{report:L,level:N,reportDigest:G,
attestation:B}=c;return{...M(A),...a(A),outcome:p,eligibility:g,evidence:{level:N,...typeof L?.id=="string"&&{report_id:L.
id},...G!==void 0&&{report_digest:G},...B&&{attestation:B}},hash:{form:(0,f().matchContentHash)(A)??null,content:(0,f().
contentHash)(A.value)},promoted_asset_id:typeof I?.asset_id=="string"?I.asset_id:null,reasons:m.map(P),notices:b.map(P)}}
function a({envelope:A}){const p=A&&(0,e().senderOf)(A);return p===void 0?{}:{sender_id:p}}function O({asset:A,reason:p}){
return{...M(A),reason:P(p)}}function E({value:A,location:p}){const{path:g,line:c}=p,{message_id:m,message_type:b}=A,I={kind:typeof b==
"string"?b.slice(0,40):"unknown"};return{id:typeof m=="string"?m:`${g}:${c}`,type:"Message",asset_id:null,path:g,line:c,
reason:P((0,h().finding)("message-without-candidates",I,{location:p}))}}function C(A){const{path:p="",line:g=1}=A.location??
{};return{id:p,type:"File",asset_id:null,path:p,line:g,reasons:[P(A)]}}function M({id:A,type:p,path:g,value:c,locate:m}){
const{asset_id:b}=c;return{id:A,type:p,asset_id:typeof b=="string"?b:null,path:g,line:m().line}}function P(A){const{rule:p,
severity:g}=A;return{id:(0,d().identityOf)(A),rule:p,severity:g,...(0,h().describe)(A)}}},"promote/audited-findings"(k,t,S,R){
let T;const e=()=>T??=t("audit/check");let $;const f=()=>$??=t("report/entries");let j;const h=()=>j??=t("promote/gene-f\
indings");S(k,{auditedFindings:()=>w});function w({genes:y,findings:u},r){const v=new Map(y.map(o=>[o.asset,(0,h().geneFindings)(
o)])),i=new Map;for(const o of u){const n=d(o.subject),l=i.get(n);l?l.push(o):i.set(n,[o])}const s=new Set(r);return o=>{
if(!s.has(o))return[(0,e().assetNotJudged)(o,"the audit returned no result")];const n=(i.get(d(o))??[]).filter(l=>(0,f().
isAboutAsset)(l,o));return[...v.get(o)??[],...n.filter(({rule:l})=>l!=="event-parent-missing")]}}function d({type:y,id:u}={}){
return`${y} ${u}`}},"promote/bundle"(k,t,S,R){let T;const e=()=>T??=t("assets/subject");let $;const f=()=>$??=t("rules/f\
inding");let j;const h=()=>j??=t("promote/known");S(k,{decideBundles:()=>w});function w(u){const r=new Map;for(const i of u){
const s=(0,h().assetKey)(i.asset);r.has(s)||r.set(s,i)}const v=new Map;for(const i of r.values()){const s=d(i,r);if(s===
void 0||v.has(s))continue;const o=[s,i].find(({outcome:n})=>n!=="promoted");o!==void 0&&v.set(s,o)}return u.map(i=>{if(r.
get((0,h().assetKey)(i.asset))!==i)return i;const s=v.get(d(i,r)??i);return s===void 0||i.outcome!=="promoted"?i:y(i,s.asset)})}
function d({asset:{type:u,value:r}},v){if(!(u!=="Capsule"||typeof r.gene!="string"))return v.get((0,h().assetKey)({type:"\
Gene",id:r.gene}))}function y(u,{type:r,id:v}){const{asset:i}=u,{type:s,id:o}=i,n={location:i.locate(),subject:(0,e().subjectOf)(
i)},l=(0,f().finding)("bundle-incomplete",{type:s,id:o,otherType:r,other:v},n);return{...u,outcome:"quarantined",eligibility:"\
unproven",reasons:[l]}}},"promote/candidates"(k,t,S,R){let T;const e=()=>T??=t("assets/file");let $;const f=()=>$??=t("a\
ssets/message");let j;const h=()=>j??=t("audit/claims/asset-files");let w;const d=()=>w??=t("error");let y;const u=()=>y??=
t("rules/finding");let r;const v=()=>r??=t("promote/archive/gepx");let i;const s=()=>i??=t("promote/archive/limits");S(k,
{readAll:()=>a,readCandidates:()=>o});async function o(p,g){const c=[];for(const N of p.files?.()??[p])c.push(...await n(
N,g));const m=c.flatMap(O),b=c.flatMap(C),I=c.flatMap(N=>N.messages??[]).filter(l),[L]=b;if(m.length+I.length===0&&L!==void 0)
throw A(L);return{candidates:m,findings:b,messages:I}}async function n({name:p,open:g},c){const{head:m,rest:b}=await _(g());
return m[0]===31&&m[1]===139?(await(0,v().readArchive)(b,s().ARCHIVE_LIMITS)).map(({path:N,bytes:G})=>(0,e().readAssetFile)(
`${p}/${N}`,G,c)):[(0,e().readAssetFile)(p,await a(b,p,c),c)]}function l({value:p}){return!(0,f().carriesAssets)(p)}async function _(p){
const g=p[Symbol.asyncIterator]();let c=Buffer.alloc(0);for(;c.length<2;){const{done:b,value:I}=await g.next();if(b)break;
c=Buffer.concat([c,I])}async function*m(){yield c,yield*{[Symbol.asyncIterator]:()=>g}}return{head:c,rest:m()}}async function a(p,g,{
maxBytes:c}){const m=[];let b=0;for await(const I of p){if(b+=I.length,b>c)throw new(d()).GateError("input_invalid",`${g}\
 is larger than ${c} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.");
m.push(I)}return Buffer.concat(m)}function O(p){const g=M(p);return E(p).map(c=>{if(g.length===0)return{asset:c,findings:[]};
const m=c.locate(),b=g.filter(({location:I})=>P(I,m));return{asset:c,findings:b.map(h().assetProblemFinding)}})}function E({
assets:p}){return p.filter(({envelope:g,cut:c})=>!c&&(!g||(0,f().carriesAssets)(g)))}function C(p){const g=M(p);if(g.length===
0)return[];const c=E(p).map(m=>m.locate());return g.filter(({location:m})=>!c.some(b=>P(m,b))).map(h().assetProblemFinding)}
function M({problems:p}){return p.filter(({rule:g})=>g!=="duplicate-id"&&g!=="duplicate-copy")}function P(p,g){const{end_line:c=g.
line,end_column:m=g.column}=g,b=p.line>g.line||p.line===g.line&&p.column>=g.column,I=p.line<c||p.line===c&&p.column<=m;return b&&
I}function A(p){const{message:g,remedy:c}=(0,u().describe)(p),{path:m,line:b}=p.location??{path:"",line:1};return new(d()).
GateError("input_invalid",`${m} contains no candidate. Line ${b}: ${g}`,c)}},"promote/counts"(k,t,S,R){S(k,{countsOf:()=>T});
function T({promoted:e,quarantined:$,rejected:f,skipped:j}){return[`${e.length} promoted`,...$.length>0?[`${$.length} qu\
arantined`]:[],`${f.length} rejected`,...j.length>0?[`${j.length} skipped`]:[]].join(", ")}},"promote/decide"(k,t,S,R){let T;
const e=()=>T??=t("assets/subject");let $;const f=()=>$??=t("audit/claims/broadcast");let j;const h=()=>j??=t("audit/cla\
ims/proven-streak");let w;const d=()=>w??=t("rules/eligibility-of");let y;const u=()=>y??=t("rules/finding");let r;const v=()=>r??=
t("verdict/verdict");let i;const s=()=>i??=t("promote/bundle");let o;const n=()=>o??=t("promote/evidence/judge-evidence");
let l;const _=()=>l??=t("promote/identity");let a;const O=()=>a??=t("promote/known");S(k,{decide:()=>M});const E=new Set(
["Gene","Capsule","EvolutionEvent"]),C={eligible:"promoted",unproven:"quarantined",refuted:"rejected"};function M(m,b){const{
policy:I}=b,L=new Map(b.known),N=new Set(b.events.map(({value:F})=>F.id)),G=(0,h().streakCounter)(b.events,!0),B=[],V=[];
for(const{asset:F,findings:K}of m){const W=L.get((0,O().assetKey)(F)),z=b.revocations(F),x=z?void 0:g(F,W);if(x!==void 0){
V.push({asset:F,reason:x});continue}const D=(0,n().evidenceOf)(F,b.evidence),J=[...z?[z]:[],...K,...W&&!(0,_().isSameAsset)(
F,W)?[c(F,W)]:[],...b.audited(F),...U(F),...(0,_().exchangeFindings)(F),...D.findings],Y=P(F,D,J,I.fail_on);B.push(Y),Y.
outcome==="promoted"&&L.set((0,O().assetKey)(F),F)}return{decided:(0,s().decideBundles)(B),skipped:V};function U(F){switch(F.
type){case"Capsule":return(0,f().broadcastFindings)(F,G(F),I.a2a);case"EvolutionEvent":return H(F);default:return[]}}function H(F){
const{parent:K}=F.value;if(typeof K!="string"||L.has((0,O().assetKey)({type:"EvolutionEvent",id:K}))||N.has(K))return[];
const z={location:F.locate(["parent"]),subject:(0,e().subjectOf)(F)};return[(0,u().finding)("event-parent-unknown",{event:F.
id,parent:K},z)]}}function P(m,b,I,L){const N=H=>{const F=(0,v().severityVerdict)([H],L);return F==="fail"||F==="error"},
G=A(I.filter(N)),B=(0,d().eligibilityOf)(G),V=G.filter(d().isMissingEvidence),U=new Set(G.map(p));return{asset:m,outcome:C[B],
eligibility:B,evidence:b,reasons:[...G.filter(H=>!(0,d().isMissingEvidence)(H)),...V.filter(({rule:H})=>B==="unproven"||
H!=="evidence-too-low")],notices:A(I.filter(H=>!N(H)&&!U.has(p(H))))}}function A(m){return[...new Map(m.map(b=>[p(b),b])).
values()]}function p({rule:m,args:b}){return JSON.stringify([m,b])}function g(m,b){const{type:I,id:L}=m,N={location:m.locate(),
subject:(0,e().subjectOf)(m)};if(!E.has(I))return(0,u().finding)("not-exchanged",{type:I,id:L},N);if(!(b===void 0||!(0,_().
isSameAsset)(m,b)))return(0,u().finding)("already-promoted",{type:I,id:L,place:b.path},N)}function c(m,b){const{type:I,id:L}=m,
N={location:m.locate(["id"]),subject:(0,e().subjectOf)(m)};return(0,u().finding)("promotion-conflict",{type:I,id:L,place:b.
path},N)}},"promote/emit"(k,t,S,R){let T;const e=()=>T??=t("assets/message");let $;const f=()=>$??=t("report/escape");S(
k,{EMITTED:()=>j,messageLines:()=>d});const j=["decision","report","revoke"],h={promoted:"accept",quarantined:"quarantin\
e",rejected:"reject"},w={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"\
event promoted for provenance tracking"};function d(s,o,n){return u[o](s).map(l=>`${(0,f().jsonLine)(y(o,l,n))}
`).join("")}function y(s,o,{id:n,now:l,random:_}){return{protocol:e().PROTOCOL,protocol_version:"1.0.0",message_type:s,message_id:`\
msg_${l.getTime()}_${_()}`,sender_id:n,timestamp:l.toISOString(),payload:o}}const u={decision:({decisions:s,skipped:o})=>[
...s.map(({outcome:n,reasons:l,type:_,...a})=>({...r(a),decision:h[n],reason:n==="promoted"?w[_]??null:i(l)})),...o.filter(
({reason:n})=>n.rule==="already-promoted").map(({reason:n,...l})=>({...r(l),decision:h.promoted,reason:n.message}))],report:({
reports:s})=>s.map(v),revoke:({revoked:s=[]})=>s.map(({reason:o,...n})=>({...r(n),reason:o.message}))};function r({asset_id:s,
id:o}){return{target_asset_id:s,target_local_id:o}}function v(s){const{gene_asset_id:o,gene_id:n}=s;return{target_asset_id:typeof o==
"string"?o:null,target_local_id:typeof n=="string"?n:null,validation_report:s}}function i([s]){return s===void 0?null:`${s.
message} (${s.rule})`}},"promote/event-log"(k,t,S,R){let T;const e=()=>T??=t("assets/file");let $;const f=()=>$??=t("aud\
it/claims/asset-files");let j;const h=()=>j??=t("error");let w;const d=()=>w??=t("rules/finding");let y;const u=()=>y??=
t("promote/candidates");S(k,{eventsOf:()=>s,readEventLog:()=>r});async function r(o,n){const l=await(0,u().readAll)(o.open(),
o.name,n),_=(0,e().readAssetFile)(o.name,l,n),[a]=_.messages??[];if(a!==void 0)throw i(`${o.name}, line ${a.location.line}\
: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agent\
s.");const O=v(_);if(O===void 0)return _.assets;const{message:E,remedy:C}=(0,d().describe)(O),{path:M,line:P}=O.location??
{path:o.name,line:1};throw i(`${M}, line ${P}: ${E}`,C)}function v({problems:o}){return o.filter(({rule:n})=>n!=="duplic\
ate-id").map(f().assetProblemFinding).find(({severity:n})=>n==="error")}function i(o,n){return new(h()).GateError("input\
_invalid",`The event log cannot be read. ${o}`,n)}function s(o){return o.filter(({type:n})=>n==="EvolutionEvent").map(({
value:n,path:l})=>({value:n,log:l}))}},"promote/exit-code"(k,t,S,R){let T;const e=()=>T??=t("rules/catalogue");S(k,{FAIL_ON:()=>$,
exitCodeOf:()=>f});const $=["none","rejected","unproven"];function f({quarantined:j,rejected:h},w){const d=[...h,...j];return d.
some(({reasons:r})=>r.some(({rule:v})=>(0,e().ruleOf)(v)?.undecided))?2:{none:[],rejected:h,unproven:d}[w].length>0?1:0}},
"promote/folder"(k,t,S,R){let T;const e=()=>T??=t("node:fs");let $;const f=()=>$??=t("node:path");let j;const h=()=>j??=
t("error");let w;const d=()=>w??=t("repo/folder-tree");let y;const u=()=>y??=t("promote/archive/limits");S(k,{withFolder:()=>v});
const r=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function v(o,n,l){return(0,e().statSync)(n,{throwIfNoEntry:!1})?.isDirectory()??
!1?{...o,files:()=>i(n,o.name).map(a=>({name:`${o.name}/${a}`,open:()=>l((0,f().join)(n,a))}))}:o}function i(o,n){const l=[
...(0,d().folderTree)(o).files()].filter(({path:M,kind:P})=>P==="file"||P==="executable"||M.endsWith(".gepx")),_=l.find(
({path:M})=>M.endsWith(".gepx"));if(_)throw s(n,`${_.path} is an archive`,"Pass archives one by one.");const a=l.filter(
({path:M})=>/\.jsonl?$/.test(M)&&!r.test(M)),{entries:O,keptBytes:E}=u().ARCHIVE_LIMITS,C=a.reduce((M,{size:P=0})=>M+P,0);
if(a.length===0)throw s(n,"it has no JSON file","Pass a folder with `.json` or `.jsonl` files.");if(a.length>O||C>E){const M=`\
at most ${O} files with ${E} bytes are read`;throw s(n,M,"Pass the files in smaller folders.")}return a.map(({path:M})=>M)}
function s(o,n,l){return new(h()).GateError("input_invalid",`The folder ${o} cannot be read: ${n}.`,l)}},"promote/gene-f\
indings"(k,t,S,R){let T;const e=()=>T??=t("assets/subject");let $;const f=()=>$??=t("rules/finding");S(k,{geneFindings:()=>j});
function j({asset:d,commands:y,findings:u}){return[...y.flatMap(r=>{const v={location:r.location,subject:{...(0,e().subjectOf)(
d),command:r.command}};return[...r.verdict==="block"?[(0,f().finding)("unsafe-validation-command",{command:r.command},v)]:
[],...r.findings]}),...h(d)?[]:[w(d)],...u]}function h({value:{strategy:d}}){return Array.isArray(d)&&d.some(y=>typeof y==
"string"&&y.trim()!=="")}function w(d){const y={location:d.locate(["strategy"]),subject:(0,e().subjectOf)(d)};return(0,f().
finding)("strategy-missing",{gene:d.id},y)}},"promote/identity"(k,t,S,R){let T;const e=()=>T??=t("@evomap/gep-sdk");let $;
const f=()=>$??=t("assets/asset");let j;const h=()=>j??=t("audit/claims/content-hash");let w;const d=()=>w??=t("audit/cl\
aims/schema/findings");S(k,{exchangeFindings:()=>y,isSameAsset:()=>r,promotedForm:()=>v,receivedHashOf:()=>u});function y(i){
return[...(0,d().promotionSchemaFindings)(i),...(0,h().identityFindings)(i,"author")].map(s=>({...s,severity:"error"}))}
function u({value:{a2a:i}}){return(0,f().isJsonObject)(i)?i.received_asset_id:void 0}function r(i,s){return(0,e().computeAssetId)(
i.value)===(0,e().computeAssetId)(s.value)?!0:(0,h().matchContentHash)(i)!==void 0&&u(s)===i.value.asset_id}function v({
type:i,value:s},o){const{confidence:n,a2a:l,asset_id:_}=s;if(i!=="Capsule"||typeof n!="number"||o===1&&(0,e().verifyAssetId)(
s))return s;const a={...s,confidence:n*o,a2a:{...(0,f().isJsonObject)(l)?l:{},status:"promoted",confidence_factor:o,received_asset_id:_??
null}};return{...a,asset_id:(0,e().computeAssetId)(a)}}},"promote/inputs"(k,t,S,R){let T;const e=()=>T??=t("node:crypto");
S(k,{digested:()=>$});function $(){const f=[],j={source(h,{name:w,open:d,files:y}){if(y)return{name:w,open:d,files:()=>y().
map(v=>j.source(h,v))};const u=(0,e().createHash)("sha256");let r;return f.push({role:h,name:w,digest:()=>(r??=u.digest(
"hex"),r)}),{name:w,open:async function*(){for await(const v of d())u.update(v),yield v}}},add(h,{name:w,bytes:d}){const y=(0,e().
createHash)("sha256").update(d).digest("hex");f.push({role:h,name:w,digest:()=>y})},list:()=>f.map(({role:h,name:w,digest:d})=>({
role:h,name:w,digest:`sha256:${d()}`}))};return j}},"promote/known"(k,t,S,R){let T;const e=()=>T??=t("assets/compare");let $;
const f=()=>$??=t("assets/file");let j;const h=()=>j??=t("assets/globs");let w;const d=()=>w??=t("assets/limits");let y;
const u=()=>y??=t("assets/log/audit-log");let r;const v=()=>r??=t("assets/log/read-log");let i;const s=()=>i??=t("error");
S(k,{assetKey:()=>o,indexAssets:()=>n,readOwnAssets:()=>l});function o({type:_,id:a}){return`${_} ${a}`}function n(_){const a=new Map;
for(const O of _)a.has(o(O))||a.set(o(O),O);return a}async function l(_,a){const O=(0,h().assetPathTest)(a),E=(0,d().assetLimits)(
a.assets.max_file_bytes),C=[..._.files()].filter(({path:c,kind:m})=>(m==="file"||m==="executable")&&O(c)),M=await Promise.
all(C.map(async c=>{const{path:m}=c;return(0,u().isAuditLog)(m)?(0,v().readUntouchedLog)(_,c,E,"all"):(0,f().readAssetFile)(
m,await _.read(m,E.maxBytes),E)})),P=M.find(({unread:c})=>c!==void 0);if(P!==void 0)throw new(s()).GateError("file_unrea\
dable",`${P.path} was not read completely: ${P.unread}.`,"Increase `assets.max_file_bytes` in the policy; the log could \
contain an asset with the id of a candidate.");const A=M.flatMap(({problems:c})=>c).find(({rule:c})=>e().INCOMPLETE.has(
c));if(A===void 0)return{assets:M.flatMap(({assets:c})=>c),messages:M.flatMap(({messages:c})=>c??[])};const{path:p,line:g}=A.
location;throw new(s()).GateError("file_unreadable",`${p} cannot be read at line ${g}: ${A.detail}.`,"Fix the file first\
; it could contain an asset with the id of a candidate.")}},"promote/lines"(k,t,S,R){let T;const e=()=>T??=t("assets/mes\
sage");let $;const f=()=>$??=t("report/escape");let j;const h=()=>j??=t("report/in-toto/statement");S(k,{promotedLines:()=>w,
promotedSubjects:()=>d,quarantinedLines:()=>y});function w({promoted:u}){return u.map(r=>`${(0,f().jsonLine)(r)}
`).join("")}function d({promoted:u}){return u.flatMap(({id:r,asset_id:v})=>typeof v=="string"?[(0,h().assetSubject)(r,v)]:
[])}function y({quarantined:u}){return u.map(({asset:r,sender_id:v})=>v===void 0?r:{protocol:e().PROTOCOL,message_type:"\
publish",sender_id:v,payload:{asset:r}}).map(r=>`${(0,f().jsonLine)(r)}
`).join("")}},"promote/markdown"(k,t,S,R){let T;const e=()=>T??=t("report/escape");let $;const f=()=>$??=t("report/view/\
words");let j;const h=()=>j??=t("promote/counts");S(k,{promotionPage:()=>y});const w=50,d={sentence:400,name:100};function y(s){
const{decisions:o,quarantined:n,rejected:l,gate:_=[]}=s;return[`## Promotion: ${(0,h().countsOf)(s)}`,...r("Refused",l.map(
u)),...r("Quarantined",n.map(u)),...r("Promoted",o.filter(({outcome:a})=>a==="promoted").map(({type:a,id:O,evidence:E})=>`\
- ${a} ${v(O)} (evidence: ${E.level})`)),...r("Weakened gate",_.map(({message:a,remedy:O})=>`- ${i(`${a} ${O}`)}`)),""].
join(`
`)}function u({type:s,id:o,path:n,line:l,reasons:_}){const[a,...O]=_,E=O.length===0?"":` And ${(0,f().count)(O.length,"f\
urther reason")}.`;return`- ${s==="File"?v(`${n}:${l}`):`${s} ${v(o)}`}: ${i(`${a?.message??""} ${a?.remedy??""}`)}${E}`}
function r(s,o){if(o.length===0)return[];const n=o.length-w;return["",`### ${s}`,"",...o.slice(0,w),...n>0?[`- and ${n} \
more`]:[]]}function v(s){return(0,e().markdownCode)((0,f().clip)(s,d.name))}function i(s){return(0,e().markdownSentence)(
(0,f().clip)(s,d.sentence))}},"promote/policy"(k,t,S,R){let T;const e=()=>T??=t("policy/load");let $;const f=()=>$??=t("\
repo/literal-tree");S(k,{promotionPolicy:()=>j});function j(h){const w=h?.tree??(0,f().literalTree)({},"no repository");
return(0,e().loadPolicy)(w,w.label)}},"promote/promotion"(k,t,S,R){let T;const e=()=>T??=t("zod");let $;const f=()=>$??=
t("model/asset");let j;const h=()=>j??=t("model/asset-types");let w;const d=()=>w??=t("model/evidence");let y;const u=()=>y??=
t("model/finding");let r;const v=()=>r??=t("report/validation-report");let i;const s=()=>i??=t("promote/attestation/atte\
station");S(k,{OUTCOMES:()=>E,PROMOTION_VERSION:()=>o,promotionSchema:()=>P});const o="1.0.0",n=e().object({id:e().string().
regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().
string(),severity:u().severitySchema,message:e().string(),remedy:e().string()}),l={path:e().string(),line:e().int().min(
1)},_={id:e().string(),type:f().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate d\
eclares."),...l},a=e().array(n).min(1).describe("Why; the first reason is the one to fix first."),O=e().object({..._,type:e().
enum([...h().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` fo\
r a message."),reasons:a}),E=["promoted","quarantined","rejected"],C=e().object({level:d().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:f().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:s().attestedSchema.optional()}),M=e().object({..._,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(E),eligibility:d().eligibilitySchema,
evidence:C,hash:e().object({form:e().enum(["content","hub","older"]).nullable().describe("The canonical form that `asset\
_id` is the hash of; null if no known form is."),content:f().digestSchema.describe("The hash of the content by the curre\
nt protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe(
"The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(n).describe("Why it is not pr\
omoted; empty if it is."),notices:e().array(n).describe("Findings that do not prevent the promotion.")}),P=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(o),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:f().digestSchema,require_evidence:d().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:f().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(M).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:f().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(O.extend({type:f().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(O).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({..._,type:O.shape.type,reason:n})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...v().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:e().
array(n).min(1).optional().describe("Where the policy and workflows of the repository are weaker than those of its defau\
lt branch; absent if they are not, or if the clone does not have this branch."),revoked:e().array(e().object({..._,reason:n})).
min(1).optional().describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions o\
f a promotion")},"promote/revocation"(k,t,S,R){let T;const e=()=>T??=t("assets/message");let $;const f=()=>$??=t("assets\
/subject");let j;const h=()=>j??=t("audit/claims/content-hash");let w;const d=()=>w??=t("rules/finding");let y;const u=()=>y??=
t("promote/identity");S(k,{revocationsIn:()=>r});function r(o){const n=new Map,l=new Map;for(const _ of o.filter(({value:a})=>a.
message_type==="revoke")){const a=(0,e().payloadOf)(_.value),O=s(a.target_asset_id,a.asset_id,a.target_asset_ids),E=s(a.
target_local_id,a.local_id);for(const C of O)n.set(C,_);if(O.length===0)for(const C of E)l.set(C,_)}return n.size+l.size===
0?()=>{}:_=>{const{id:a,value:O}=_,C=s(O.asset_id,(0,h().contentHash)(O),(0,u().receivedHashOf)(_)).find(P=>n.has(P)),M=C===
void 0?l.get(a):n.get(C);return M&&v(_,M)}}function v(o,{value:n}){const{type:l,id:_}=o,{reason:a}=(0,e().payloadOf)(n),
O={type:l,id:_,by:(0,e().senderOf)(n)??"an unknown sender",why:typeof a=="string"?a.slice(0,i):""};return(0,d().finding)(
"asset-revoked",O,{location:o.locate(),subject:(0,f().subjectOf)(o)})}const i=200;function s(...o){return o.flatMap(n=>n??
[]).filter(n=>typeof n=="string"&&n!=="")}},"promote/run-genes"(k,t,S,R){let T;const e=()=>T??=t("approval/head");let $;
const f=()=>$??=t("assets/subject");let j;const h=()=>j??=t("audit/audit");let w;const d=()=>w??=t("judge/families/progr\
ams");let y;const u=()=>y??=t("repo/additions");let r;const v=()=>r??=t("repo/checkout-guard");let i;const s=()=>i??=t("\
report/validation-reports");let o;const n=()=>o??=t("rules/finding");let l;const _=()=>l??=t("run/run");let a;const O=()=>a??=
t("verdict/judge");let E;const C=()=>E??=t("verdict/validate");let M;const P=()=>M??=t("verdict/verdict");S(k,{runGenes:()=>A});
async function A(g,{policy:c,digest:m},b,I,{approver:L,secrets:N,...G}){const B=new Date,{directory:V,tree:U}=I,H=(0,u().
additionsOf)(c.build_outputs,(0,d().dependencyFolders)(c)),F=(0,v().guardCheckout)(V,[...U.files()],H),K=await(0,h().auditAssets)(
g,b),{judgement:W,runResult:z}=await(0,C().validate)(K,{policy:c,startedAt:B,heads:[{judge:()=>(0,e().judgedHead)(K,I.tree,
{policy:c,digest:m},"")}],approver:L,runs:!0,run:J=>(0,_().runAudited)(K,{...G,checkout:F,tree:U,attended:!1,policy:c,fork:!0,
waiting:J})}),{genes:x}=W,D=(0,s().validationReportsOf)((0,s().redactGenes)(x,N),{nodeOf:z.nodeOf,policyDigest:m,startedAt:B,
finishedAt:new Date});return{findings:new Map(x.map(J=>[J.gene.asset,p(J,c.fail_on)])),reports:D.filter(J=>J!==null)}}function p(g,c){
const m=(0,O().findingsOf)(g);if(g.verdict==="pass"||g.verdict==="warn"||(0,P().severityVerdict)(m,c)==="fail")return m;
const{asset:I}=g.gene,L={location:I.locate(),subject:(0,f().subjectOf)(I)};return[...m,(0,n().finding)("not-validated",{
gene:I.id,summary:g.summary},L)]}},"promote/text"(k,t,S,R){let T;const e=()=>T??=t("report/text/layout");let $;const f=()=>$??=
t("report/view/words");let j;const h=()=>j??=t("promote/counts");S(k,{renderPromotion:()=>w});function w(i,s){const o=(0,e().
layoutOf)(s),{decisions:n,quarantined:l,rejected:_,skipped:a,gate:O=[]}=i;return(0,e().page)([..._.map(E=>d("rejected",E,
o)),...l.map(E=>d("unproven",E,o)),...o.verbose?a.map(E=>u(E,o)):[],...n.filter(({outcome:E})=>E==="promoted").map(E=>y(
E,o)),...O.map(({message:E,rule:C})=>(0,e().prose)(o,"gate",`${E} (${C})`)),v(i,o)])}function d(i,{type:s,id:o,path:n,line:l,
reasons:_},a){const[O,...E]=_,C=a.verbose?E:[],M=E.length-C.length;return[...r(i,s==="File"?`${n}:${l}`:`${s} ${o}`,i===
"rejected"?"bad":"quiet",a),...O?[...(0,e().prose)(a,"why",`${O.message} (${O.rule})`),...(0,e().prose)(a,"fix",O.remedy)]:
[],...C.flatMap(({message:P,rule:A})=>(0,e().prose)(a,"also",`${P} (${A})`)),...M>0?(0,e().leftOut)((0,f().count)(M,"fur\
ther reason"),a):[]]}function y({type:i,id:s,evidence:o,notices:n},l){return[...r("promoted",`${i} ${s}`,"good",l),...(0,e().
prose)(l,"evidence",o.level),...l.verbose?n.flatMap(({message:_,rule:a})=>(0,e().prose)(l,"note",`${_} (${a})`)):[]]}function u({
type:i,id:s,reason:o},n){return[...r("skipped",`${i} ${s}`,"quiet",n),...(0,e().prose)(n,"why",`${o.message} (${o.rule})`)]}
function r(i,s,o,n){return(0,e().labelled)(n,i,[n.paint("strong",(0,e().shortName)(s,(0,e().roomOf)(n)))],o)}function v(i,s){
return(0,e().prose)(s,"in all",(0,h().countsOf)(i))}},"promote/workspace"(k,t,S,R){let T;const e=()=>T??=t("repo/object-\
tree");let $;const f=()=>$??=t("repo/revision");let j;const h=()=>j??=t("repo/source-tree");S(k,{withWorkspace:()=>w});function w(y,u,r,v){
return(0,h().withSourceTree)(y,u,async(i,s,o)=>{const n=o&&await d(o,v);return r({directory:s,tree:i,...n&&{defaultBranch:n}})})}
async function d(y,u){const r=u===void 0?await(0,f().findDefaultBranchTip)(y):(await(0,f().lookUpCommits)(y,[`refs/remot\
es/origin/${u}`]))[0];return r===void 0?void 0:(0,e().readTree)(y,r)}}};
