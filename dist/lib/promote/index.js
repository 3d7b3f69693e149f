"use strict";module.exports={"promote/answer"(k,t,S,R){let T;const e=()=>T??=t("assets/message");let $;const m=()=>$??=t("audit/claim\
s/content-hash");let j;const h=()=>j??=t("rules/finding");let w;const d=()=>w??=t("rules/identity");let b;const f=()=>b??=
t("tool");let r;const v=()=>r??=t("promote/identity");let i;const o=()=>i??=t("promote/promotion");S(k,{promotionOf:()=>s});
function s({decided:A,skipped:l},{policy:_,decidedAt:c,inputs:p,loose:y,messages:I,revoked:L,reports:N,gate:G}){const{source:B,
path:V,digest:U,policy:H}=_,F=A.map(x=>{const D=x.outcome==="promoted"?(0,v().promotedForm)(x.asset,H.a2a.confidence_factor):
void 0;return{decision:x,form:D}}),K=A.filter(({outcome:x})=>x==="rejected"),W=new Set(K.slice(n)),z=K.slice(0,n).map(({
asset:x,reasons:D})=>({...M(x),reasons:D.map(P)}));return{type:"PromotionReport",schema_version:o().PROMOTION_VERSION,tool:f().
TOOL,policy:{source:B,...V!==void 0&&{path:V},digest:U,require_evidence:H.a2a.require_evidence},decided_at:c.toISOString(),
inputs:p,decisions:F.flatMap(({decision:x,form:D})=>W.has(x)?[]:[u(x,D)]),promoted:F.flatMap(({decision:{asset:x},form:D})=>D===
void 0?[]:[{...D,type:x.type,id:x.id}]),quarantined:A.filter(({outcome:x})=>x==="quarantined").map(({asset:x,reasons:D})=>({
...M(x),...a(x),asset:x.value,reasons:D.map(P)})),rejected:[...z,...[...y,...g(W)].map(C)],skipped:[...l.map(O),...I.map(
E)],reports:[...N,...A.flatMap(({evidence:{report:x}})=>x===void 0?[]:[{...x,gene_id:String(x.gene_id)}])],...G.length>0&&
{gate:G.map(P)},...L.length>0&&{revoked:L.map(O)}}}const n=1e3;function g(A){const[l]=A;if(l===void 0)return[];const _=`${A.
size} further candidates are rejected; they are not listed`;return[(0,h().finding)("too-many",{detail:_},{location:l.asset.
locate()})]}function u({asset:A,outcome:l,eligibility:_,evidence:c,reasons:p,notices:y},I){const{report:L,level:N,reportDigest:G,
attestation:B}=c;return{...M(A),...a(A),outcome:l,eligibility:_,evidence:{level:N,...typeof L?.id=="string"&&{report_id:L.
id},...G!==void 0&&{report_digest:G},...B&&{attestation:B}},hash:{form:(0,m().matchContentHash)(A)??null,content:(0,m().
contentHash)(A.value)},promoted_asset_id:typeof I?.asset_id=="string"?I.asset_id:null,reasons:p.map(P),notices:y.map(P)}}
function a({envelope:A}){const l=A&&(0,e().senderOf)(A);return l===void 0?{}:{sender_id:l}}function O({asset:A,reason:l}){
return{...M(A),reason:P(l)}}function E({value:A,location:l}){const{path:_,line:c}=l,{message_id:p,message_type:y}=A,I={kind:typeof y==
"string"?y.slice(0,40):"unknown"};return{id:typeof p=="string"?p:`${_}:${c}`,type:"Message",asset_id:null,path:_,line:c,
reason:P((0,h().finding)("message-without-candidates",I,{location:l}))}}function C(A){const{path:l="",line:_=1}=A.location??
{};return{id:l,type:"File",asset_id:null,path:l,line:_,reasons:[P(A)]}}function M({id:A,type:l,path:_,value:c,locate:p}){
const{asset_id:y}=c;return{id:A,type:l,asset_id:typeof y=="string"?y:null,path:_,line:p().line}}function P(A){const{rule:l,
severity:_}=A;return{id:(0,d().identityOf)(A),rule:l,severity:_,...(0,h().describe)(A)}}},"promote/audited-findings"(k,t,S,R){
let T;const e=()=>T??=t("audit/check");let $;const m=()=>$??=t("report/entries");let j;const h=()=>j??=t("promote/gene-f\
indings");S(k,{auditedFindings:()=>w});function w({genes:d,findings:b},f){const r=new Map(d.map(o=>[o.asset,(0,h().geneFindings)(
o)])),v=(0,m().findingsAbout)(b),i=new Set(f);return o=>i.has(o)?[...r.get(o)??[],...v(o).filter(({rule:s})=>s!=="event-\
parent-missing")]:[(0,e().assetNotJudged)(o,"the audit returned no result")]}},"promote/bundle"(k,t,S,R){let T;const e=()=>T??=
t("assets/subject");let $;const m=()=>$??=t("rules/finding");let j;const h=()=>j??=t("promote/known");S(k,{decideBundles:()=>w});
function w(f){const r=new Map;for(const i of f){const o=(0,h().assetKey)(i.asset);r.has(o)||r.set(o,i)}const v=new Map;for(const i of r.
values()){const o=d(i,r);if(o===void 0||v.has(o))continue;const s=[o,i].find(({outcome:n})=>n!=="promoted");s!==void 0&&
v.set(o,s)}return f.map(i=>{if(r.get((0,h().assetKey)(i.asset))!==i)return i;const o=v.get(d(i,r)??i);return o===void 0||
i.outcome!=="promoted"?i:b(i,o.asset)})}function d({asset:{type:f,value:r}},v){if(!(f!=="Capsule"||typeof r.gene!="strin\
g"))return v.get((0,h().assetKey)({type:"Gene",id:r.gene}))}function b(f,{type:r,id:v}){const{asset:i}=f,{type:o,id:s}=i,
n={location:i.locate(),subject:(0,e().subjectOf)(i)},g=(0,m().finding)("bundle-incomplete",{type:o,id:s,otherType:r,other:v},
n);return{...f,outcome:"quarantined",eligibility:"unproven",reasons:[g]}}},"promote/candidates"(k,t,S,R){let T;const e=()=>T??=
t("assets/file");let $;const m=()=>$??=t("assets/message");let j;const h=()=>j??=t("audit/claims/asset-files");let w;const d=()=>w??=
t("error");let b;const f=()=>b??=t("rules/finding");let r;const v=()=>r??=t("promote/archive/gepx");let i;const o=()=>i??=
t("promote/archive/limits");S(k,{readAll:()=>a,readCandidates:()=>s});async function s(l,_){const c=[];for(const N of l.
files?.()??[l])c.push(...await n(N,_));const p=c.flatMap(O),y=c.flatMap(C),I=c.flatMap(N=>N.messages??[]).filter(g),[L]=y;
if(p.length+I.length===0&&L!==void 0)throw A(L);return{candidates:p,findings:y,messages:I}}async function n({name:l,open:_},c){
const{head:p,rest:y}=await u(_());return p[0]===31&&p[1]===139?(await(0,v().readArchive)(y,o().ARCHIVE_LIMITS)).map(({path:N,
bytes:G})=>(0,e().readAssetFile)(`${l}/${N}`,G,c)):[(0,e().readAssetFile)(l,await a(y,l,c),c)]}function g({value:l}){return!(0,m().
carriesAssets)(l)}async function u(l){const _=l[Symbol.asyncIterator]();let c=Buffer.alloc(0);for(;c.length<2;){const{done:y,
value:I}=await _.next();if(y)break;c=Buffer.concat([c,I])}async function*p(){yield c,yield*{[Symbol.asyncIterator]:()=>_}}
return{head:c,rest:p()}}async function a(l,_,{maxBytes:c}){const p=[];let y=0;for await(const I of l){if(y+=I.length,y>c)
throw new(d()).GateError("input_invalid",`${_} is larger than ${c} bytes.`,"Pass the candidates in smaller files, or inc\
rease `assets.max_file_bytes` in the policy.");p.push(I)}return Buffer.concat(p)}function O(l){const _=M(l);return E(l).
map(c=>{if(_.length===0)return{asset:c,findings:[]};const p=c.locate(),y=_.filter(({location:I})=>P(I,p));return{asset:c,
findings:y.map(h().assetProblemFinding)}})}function E({assets:l}){return l.filter(({envelope:_,cut:c})=>!c&&(!_||(0,m().
carriesAssets)(_)))}function C(l){const _=M(l);if(_.length===0)return[];const c=E(l).map(p=>p.locate());return _.filter(
({location:p})=>!c.some(y=>P(p,y))).map(h().assetProblemFinding)}function M({problems:l}){return l.filter(({rule:_})=>_!==
"duplicate-id"&&_!=="duplicate-copy")}function P(l,_){const{end_line:c=_.line,end_column:p=_.column}=_,y=l.line>_.line||
l.line===_.line&&l.column>=_.column,I=l.line<c||l.line===c&&l.column<=p;return y&&I}function A(l){const{message:_,remedy:c}=(0,f().
describe)(l),{path:p,line:y}=l.location??{path:"",line:1};return new(d()).GateError("input_invalid",`${p} contains no ca\
ndidate. Line ${y}: ${_}`,c)}},"promote/counts"(k,t,S,R){S(k,{countsOf:()=>T});function T({promoted:e,quarantined:$,rejected:m,
skipped:j}){return[`${e.length} promoted`,...$.length>0?[`${$.length} quarantined`]:[],`${m.length} rejected`,...j.length>
0?[`${j.length} skipped`]:[]].join(", ")}},"promote/decide"(k,t,S,R){let T;const e=()=>T??=t("assets/subject");let $;const m=()=>$??=
t("audit/claims/broadcast");let j;const h=()=>j??=t("audit/claims/proven-streak");let w;const d=()=>w??=t("rules/eligibi\
lity-of");let b;const f=()=>b??=t("rules/finding");let r;const v=()=>r??=t("verdict/verdict");let i;const o=()=>i??=t("p\
romote/bundle");let s;const n=()=>s??=t("promote/evidence/judge-evidence");let g;const u=()=>g??=t("promote/identity");let a;
const O=()=>a??=t("promote/known");S(k,{decide:()=>M});const E=new Set(["Gene","Capsule","EvolutionEvent"]),C={eligible:"\
promoted",unproven:"quarantined",refuted:"rejected"};function M(p,y){const{policy:I}=y,L=new Map(y.known),N=new Set(y.events.
map(({value:F})=>F.id)),G=(0,h().streakCounter)(y.events,!0),B=[],V=[];for(const{asset:F,findings:K}of p){const W=L.get(
(0,O().assetKey)(F)),z=y.revocations(F),x=z?void 0:_(F,W);if(x!==void 0){V.push({asset:F,reason:x});continue}const D=(0,n().
evidenceOf)(F,y.evidence),J=[...z?[z]:[],...K,...W&&!(0,u().isSameAsset)(F,W)?[c(F,W)]:[],...y.audited(F),...U(F),...(0,u().
exchangeFindings)(F),...D.findings],Y=P(F,D,J,I.fail_on);B.push(Y),Y.outcome==="promoted"&&L.set((0,O().assetKey)(F),F)}
return{decided:(0,o().decideBundles)(B),skipped:V};function U(F){switch(F.type){case"Capsule":return(0,m().broadcastFindings)(
F,G(F),I.a2a);case"EvolutionEvent":return H(F);default:return[]}}function H(F){const{parent:K}=F.value;if(typeof K!="str\
ing"||L.has((0,O().assetKey)({type:"EvolutionEvent",id:K}))||N.has(K))return[];const z={location:F.locate(["parent"]),subject:(0,e().
subjectOf)(F)};return[(0,f().finding)("event-parent-unknown",{event:F.id,parent:K},z)]}}function P(p,y,I,L){const N=H=>{
const F=(0,v().severityVerdict)([H],L);return F==="fail"||F==="error"},G=A(I.filter(N)),B=(0,d().eligibilityOf)(G),V=G.filter(
d().isMissingEvidence),U=new Set(G.map(l));return{asset:p,outcome:C[B],eligibility:B,evidence:y,reasons:[...G.filter(H=>!(0,d().
isMissingEvidence)(H)),...V.filter(({rule:H})=>B==="unproven"||H!=="evidence-too-low")],notices:A(I.filter(H=>!N(H)&&!U.
has(l(H))))}}function A(p){return[...new Map(p.map(y=>[l(y),y])).values()]}function l({rule:p,args:y}){return JSON.stringify(
[p,y])}function _(p,y){const{type:I,id:L}=p,N={location:p.locate(),subject:(0,e().subjectOf)(p)};if(!E.has(I))return(0,f().
finding)("not-exchanged",{type:I,id:L},N);if(!(y===void 0||!(0,u().isSameAsset)(p,y)))return(0,f().finding)("already-pro\
moted",{type:I,id:L,place:y.path},N)}function c(p,y){const{type:I,id:L}=p,N={location:p.locate(["id"]),subject:(0,e().subjectOf)(
p)};return(0,f().finding)("promotion-conflict",{type:I,id:L,place:y.path},N)}},"promote/emit"(k,t,S,R){let T;const e=()=>T??=
t("assets/message");let $;const m=()=>$??=t("report/escape");S(k,{EMITTED:()=>j,messageLines:()=>d});const j=["decision",
"report","revoke"],h={promoted:"accept",quarantined:"quarantine",rejected:"reject"},w={Gene:"gene promoted after safety \
audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provenance tracking"};function d(o,s,n){
return f[s](o).map(g=>`${(0,m().jsonLine)(b(s,g,n))}
`).join("")}function b(o,s,{id:n,now:g,random:u}){return{protocol:e().PROTOCOL,protocol_version:"1.0.0",message_type:o,message_id:`\
msg_${g.getTime()}_${u()}`,sender_id:n,timestamp:g.toISOString(),payload:s}}const f={decision:({decisions:o,skipped:s})=>[
...o.map(({outcome:n,reasons:g,type:u,...a})=>({...r(a),decision:h[n],reason:n==="promoted"?w[u]??null:i(g)})),...s.filter(
({reason:n})=>n.rule==="already-promoted").map(({reason:n,...g})=>({...r(g),decision:h.promoted,reason:n.message}))],report:({
reports:o})=>o.map(v),revoke:({revoked:o=[]})=>o.map(({reason:s,...n})=>({...r(n),reason:s.message}))};function r({asset_id:o,
id:s}){return{target_asset_id:o,target_local_id:s}}function v(o){const{gene_asset_id:s,gene_id:n}=o;return{target_asset_id:typeof s==
"string"?s:null,target_local_id:typeof n=="string"?n:null,validation_report:o}}function i([o]){return o===void 0?null:`${o.
message} (${o.rule})`}},"promote/event-log"(k,t,S,R){let T;const e=()=>T??=t("assets/file");let $;const m=()=>$??=t("aud\
it/claims/asset-files");let j;const h=()=>j??=t("error");let w;const d=()=>w??=t("rules/finding");let b;const f=()=>b??=
t("promote/candidates");S(k,{eventsOf:()=>o,readEventLog:()=>r});async function r(s,n){const g=await(0,f().readAll)(s.open(),
s.name,n),u=(0,e().readAssetFile)(s.name,g,n),[a]=u.messages??[];if(a!==void 0)throw i(`${s.name}, line ${a.location.line}\
: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agent\
s.");const O=v(u);if(O===void 0)return u.assets;const{message:E,remedy:C}=(0,d().describe)(O),{path:M,line:P}=O.location??
{path:s.name,line:1};throw i(`${M}, line ${P}: ${E}`,C)}function v({problems:s}){return s.filter(({rule:n})=>n!=="duplic\
ate-id").map(m().assetProblemFinding).find(({severity:n})=>n==="error")}function i(s,n){return new(h()).GateError("input\
_invalid",`The event log cannot be read. ${s}`,n)}function o(s){return s.filter(({type:n})=>n==="EvolutionEvent").map(({
value:n,path:g})=>({value:n,log:g}))}},"promote/exit-code"(k,t,S,R){let T;const e=()=>T??=t("rules/catalogue");S(k,{FAIL_ON:()=>$,
exitCodeOf:()=>m});const $=["none","rejected","unproven"];function m({quarantined:j,rejected:h},w){const d=[...h,...j];return d.
some(({reasons:r})=>r.some(({rule:v})=>(0,e().ruleOf)(v)?.undecided))?2:{none:[],rejected:h,unproven:d}[w].length>0?1:0}},
"promote/folder"(k,t,S,R){let T;const e=()=>T??=t("node:fs");let $;const m=()=>$??=t("node:path");let j;const h=()=>j??=
t("error");let w;const d=()=>w??=t("repo/folder-tree");let b;const f=()=>b??=t("promote/archive/limits");S(k,{withFolder:()=>v});
const r=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function v(s,n,g){return(0,e().statSync)(n,{throwIfNoEntry:!1})?.isDirectory()??
!1?{...s,files:()=>i(n,s.name).map(a=>({name:`${s.name}/${a}`,open:()=>g((0,m().join)(n,a))}))}:s}function i(s,n){const g=[
...(0,d().folderTree)(s).files()].filter(({path:M,kind:P})=>P==="file"||P==="executable"||M.endsWith(".gepx")),u=g.find(
({path:M})=>M.endsWith(".gepx"));if(u)throw o(n,`${u.path} is an archive`,"Pass archives one by one.");const a=g.filter(
({path:M})=>/\.jsonl?$/.test(M)&&!r.test(M)),{entries:O,keptBytes:E}=f().ARCHIVE_LIMITS,C=a.reduce((M,{size:P=0})=>M+P,0);
if(a.length===0)throw o(n,"it has no JSON file","Pass a folder with `.json` or `.jsonl` files.");if(a.length>O||C>E){const M=`\
at most ${O} files with ${E} bytes are read`;throw o(n,M,"Pass the files in smaller folders.")}return a.map(({path:M})=>M)}
function o(s,n,g){return new(h()).GateError("input_invalid",`The folder ${s} cannot be read: ${n}.`,g)}},"promote/gene-f\
indings"(k,t,S,R){let T;const e=()=>T??=t("assets/subject");let $;const m=()=>$??=t("rules/finding");S(k,{geneFindings:()=>j});
function j({asset:d,commands:b,findings:f}){return[...b.flatMap(r=>{const v={location:r.location,subject:{...(0,e().subjectOf)(
d),command:r.command}};return[...r.verdict==="block"?[(0,m().finding)("unsafe-validation-command",{command:r.command},v)]:
[],...r.findings]}),...h(d)?[]:[w(d)],...f]}function h({value:{strategy:d}}){return Array.isArray(d)&&d.some(b=>typeof b==
"string"&&b.trim()!=="")}function w(d){const b={location:d.locate(["strategy"]),subject:(0,e().subjectOf)(d)};return(0,m().
finding)("strategy-missing",{gene:d.id},b)}},"promote/identity"(k,t,S,R){let T;const e=()=>T??=t("@evomap/gep-sdk");let $;
const m=()=>$??=t("assets/asset");let j;const h=()=>j??=t("audit/claims/content-hash");let w;const d=()=>w??=t("audit/cl\
aims/schema/findings");S(k,{exchangeFindings:()=>b,isSameAsset:()=>r,promotedForm:()=>v,receivedHashOf:()=>f});function b(i){
return[...(0,d().promotionSchemaFindings)(i),...(0,h().identityFindings)(i,"author")].map(o=>({...o,severity:"error"}))}
function f({value:{a2a:i}}){return(0,m().isJsonObject)(i)?i.received_asset_id:void 0}function r(i,o){return(0,e().computeAssetId)(
i.value)===(0,e().computeAssetId)(o.value)?!0:(0,h().matchContentHash)(i)!==void 0&&f(o)===i.value.asset_id}function v({
type:i,value:o},s){const{confidence:n,a2a:g,asset_id:u}=o;if(i!=="Capsule"||typeof n!="number"||s===1&&(0,e().verifyAssetId)(
o))return o;const a={...o,confidence:n*s,a2a:{...(0,m().isJsonObject)(g)?g:{},status:"promoted",confidence_factor:s,received_asset_id:u??
null}};return{...a,asset_id:(0,e().computeAssetId)(a)}}},"promote/inputs"(k,t,S,R){let T;const e=()=>T??=t("node:crypto");
S(k,{digested:()=>$});function $(){const m=[],j={source(h,{name:w,open:d,files:b}){if(b)return{name:w,open:d,files:()=>b().
map(v=>j.source(h,v))};const f=(0,e().createHash)("sha256");let r;return m.push({role:h,name:w,digest:()=>(r??=f.digest(
"hex"),r)}),{name:w,open:async function*(){for await(const v of d())f.update(v),yield v}}},add(h,{name:w,bytes:d}){const b=(0,e().
createHash)("sha256").update(d).digest("hex");m.push({role:h,name:w,digest:()=>b})},list:()=>m.map(({role:h,name:w,digest:d})=>({
role:h,name:w,digest:`sha256:${d()}`}))};return j}},"promote/known"(k,t,S,R){let T;const e=()=>T??=t("assets/compare");let $;
const m=()=>$??=t("assets/file");let j;const h=()=>j??=t("assets/globs");let w;const d=()=>w??=t("assets/limits");let b;
const f=()=>b??=t("assets/log/audit-log");let r;const v=()=>r??=t("assets/log/read-log");let i;const o=()=>i??=t("error");
S(k,{assetKey:()=>s,indexAssets:()=>n,readOwnAssets:()=>g});function s({type:u,id:a}){return`${u} ${a}`}function n(u){const a=new Map;
for(const O of u)a.has(s(O))||a.set(s(O),O);return a}async function g(u,a){const O=(0,h().assetPathTest)(a),E=(0,d().assetLimits)(
a.assets.max_file_bytes),C=[...u.files()].filter(({path:c,kind:p})=>(p==="file"||p==="executable")&&O(c)),M=await Promise.
all(C.map(async c=>{const{path:p}=c;return(0,f().isAuditLog)(p)?(0,v().readUntouchedLog)(u,c,E,"all"):(0,m().readAssetFile)(
p,await u.read(p,E.maxBytes),E)})),P=M.find(({unread:c})=>c!==void 0);if(P!==void 0)throw new(o()).GateError("file_unrea\
dable",`${P.path} was not read completely: ${P.unread}.`,"Increase `assets.max_file_bytes` in the policy; the log could \
contain an asset with the id of a candidate.");const A=M.flatMap(({problems:c})=>c).find(({rule:c})=>e().INCOMPLETE.has(
c));if(A===void 0)return{assets:M.flatMap(({assets:c})=>c),messages:M.flatMap(({messages:c})=>c??[])};const{path:l,line:_}=A.
location;throw new(o()).GateError("file_unreadable",`${l} cannot be read at line ${_}: ${A.detail}.`,"Fix the file first\
; it could contain an asset with the id of a candidate.")}},"promote/lines"(k,t,S,R){let T;const e=()=>T??=t("assets/mes\
sage");let $;const m=()=>$??=t("report/escape");let j;const h=()=>j??=t("report/in-toto/statement");S(k,{promotedLines:()=>w,
promotedSubjects:()=>d,quarantinedLines:()=>b});function w({promoted:f}){return f.map(r=>`${(0,m().jsonLine)(r)}
`).join("")}function d({promoted:f}){return f.flatMap(({id:r,asset_id:v})=>typeof v=="string"?[(0,h().assetSubject)(r,v)]:
[])}function b({quarantined:f}){return f.map(({asset:r,sender_id:v})=>v===void 0?r:{protocol:e().PROTOCOL,message_type:"\
publish",sender_id:v,payload:{asset:r}}).map(r=>`${(0,m().jsonLine)(r)}
`).join("")}},"promote/markdown"(k,t,S,R){let T;const e=()=>T??=t("report/escape");let $;const m=()=>$??=t("report/view/\
words");let j;const h=()=>j??=t("promote/counts");S(k,{promotionPage:()=>b});const w=50,d={sentence:400,name:100};function b(o){
const{decisions:s,quarantined:n,rejected:g,gate:u=[]}=o;return[`## Promotion: ${(0,h().countsOf)(o)}`,...r("Refused",g.map(
f)),...r("Quarantined",n.map(f)),...r("Promoted",s.filter(({outcome:a})=>a==="promoted").map(({type:a,id:O,evidence:E})=>`\
- ${a} ${v(O)} (evidence: ${E.level})`)),...r("Weakened gate",u.map(({message:a,remedy:O})=>`- ${i(`${a} ${O}`)}`)),""].
join(`
`)}function f({type:o,id:s,path:n,line:g,reasons:u}){const[a,...O]=u,E=O.length===0?"":` And ${(0,m().count)(O.length,"f\
urther reason")}.`;return`- ${o==="File"?v(`${n}:${g}`):`${o} ${v(s)}`}: ${i(`${a?.message??""} ${a?.remedy??""}`)}${E}`}
function r(o,s){if(s.length===0)return[];const n=s.length-w;return["",`### ${o}`,"",...s.slice(0,w),...n>0?[`- and ${n} \
more`]:[]]}function v(o){return(0,e().markdownCode)((0,m().clip)(o,d.name))}function i(o){return(0,e().markdownSentence)(
(0,m().clip)(o,d.sentence))}},"promote/policy"(k,t,S,R){let T;const e=()=>T??=t("policy/load");let $;const m=()=>$??=t("\
repo/literal-tree");S(k,{promotionPolicy:()=>j});function j(h){const w=h?.tree??(0,m().literalTree)({},"no repository");
return(0,e().loadPolicy)(w,w.label)}},"promote/promotion"(k,t,S,R){let T;const e=()=>T??=t("zod");let $;const m=()=>$??=
t("model/asset");let j;const h=()=>j??=t("model/asset-types");let w;const d=()=>w??=t("model/evidence");let b;const f=()=>b??=
t("model/finding");let r;const v=()=>r??=t("report/validation-report");let i;const o=()=>i??=t("promote/attestation/atte\
station");S(k,{OUTCOMES:()=>E,PROMOTION_VERSION:()=>s,promotionSchema:()=>P});const s="1.0.0",n=e().object({id:e().string().
regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().
string(),severity:f().severitySchema,message:e().string(),remedy:e().string()}),g={path:e().string(),line:e().int().min(
1)},u={id:e().string(),type:m().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate d\
eclares."),...g},a=e().array(n).min(1).describe("Why; the first reason is the one to fix first."),O=e().object({...u,type:e().
enum([...h().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` fo\
r a message."),reasons:a}),E=["promoted","quarantined","rejected"],C=e().object({level:d().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:m().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:o().attestedSchema.optional()}),M=e().object({...u,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(E),eligibility:d().eligibilitySchema,
evidence:C,hash:e().object({form:e().enum(["content","hub","older"]).nullable().describe("The canonical form that `asset\
_id` is the hash of; null if no known form is."),content:m().digestSchema.describe("The hash of the content by the curre\
nt protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe(
"The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(n).describe("Why it is not pr\
omoted; empty if it is."),notices:e().array(n).describe("Findings that do not prevent the promotion.")}),P=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(s),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:m().digestSchema,require_evidence:d().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:m().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(M).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:m().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(O.extend({type:m().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(O).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...u,type:O.shape.type,reason:n})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...v().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:e().
array(n).min(1).optional().describe("Where the policy and workflows of the repository are weaker than those of its defau\
lt branch; absent if they are not, or if the clone does not have this branch."),revoked:e().array(e().object({...u,reason:n})).
min(1).optional().describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions o\
f a promotion")},"promote/revocation"(k,t,S,R){let T;const e=()=>T??=t("assets/message");let $;const m=()=>$??=t("assets\
/subject");let j;const h=()=>j??=t("audit/claims/content-hash");let w;const d=()=>w??=t("rules/finding");let b;const f=()=>b??=
t("promote/identity");S(k,{revocationsIn:()=>r});function r(s){const n=new Map,g=new Map;for(const u of s.filter(({value:a})=>a.
message_type==="revoke")){const a=(0,e().payloadOf)(u.value),O=o(a.target_asset_id,a.asset_id,a.target_asset_ids),E=o(a.
target_local_id,a.local_id);for(const C of O)n.set(C,u);if(O.length===0)for(const C of E)g.set(C,u)}return n.size+g.size===
0?()=>{}:u=>{const{id:a,value:O}=u,C=o(O.asset_id,(0,h().contentHash)(O),(0,f().receivedHashOf)(u)).find(P=>n.has(P)),M=C===
void 0?g.get(a):n.get(C);return M&&v(u,M)}}function v(s,{value:n}){const{type:g,id:u}=s,{reason:a}=(0,e().payloadOf)(n),
O={type:g,id:u,by:(0,e().senderOf)(n)??"an unknown sender",why:typeof a=="string"?a.slice(0,i):""};return(0,d().finding)(
"asset-revoked",O,{location:s.locate(),subject:(0,m().subjectOf)(s)})}const i=200;function o(...s){return s.flatMap(n=>n??
[]).filter(n=>typeof n=="string"&&n!=="")}},"promote/run-genes"(k,t,S,R){let T;const e=()=>T??=t("approval/head");let $;
const m=()=>$??=t("assets/subject");let j;const h=()=>j??=t("audit/audit");let w;const d=()=>w??=t("judge/families/progr\
ams");let b;const f=()=>b??=t("repo/additions");let r;const v=()=>r??=t("repo/checkout-guard");let i;const o=()=>i??=t("\
report/validation-reports");let s;const n=()=>s??=t("rules/finding");let g;const u=()=>g??=t("run/run");let a;const O=()=>a??=
t("verdict/judge");let E;const C=()=>E??=t("verdict/validate");let M;const P=()=>M??=t("verdict/verdict");S(k,{runGenes:()=>A});
async function A(_,{policy:c,digest:p},y,I,{approver:L,secrets:N,...G}){const B=new Date,{directory:V,tree:U}=I,H=(0,f().
additionsOf)(c.build_outputs,(0,d().dependencyFolders)(c)),F=(0,v().guardCheckout)(V,[...U.files()],H),K=await(0,h().auditAssets)(
_,y),{judgement:W,runResult:z}=await(0,C().validate)(K,{policy:c,startedAt:B,heads:[{judge:()=>(0,e().judgedHead)(K,I.tree,
{policy:c,digest:p},"")}],approver:L,runs:!0,run:J=>(0,u().runAudited)(K,{...G,checkout:F,tree:U,attended:!1,policy:c,fork:!0,
waiting:J})}),{genes:x}=W,D=(0,o().validationReportsOf)((0,o().redactGenes)(x,N),{nodeOf:z.nodeOf,policyDigest:p,startedAt:B,
finishedAt:new Date});return{findings:new Map(x.map(J=>[J.gene.asset,l(J,c.fail_on)])),reports:D.filter(J=>J!==null)}}function l(_,c){
const p=(0,O().findingsOf)(_);if(_.verdict==="pass"||_.verdict==="warn"||(0,P().severityVerdict)(p,c)==="fail")return p;
const{asset:I}=_.gene,L={location:I.locate(),subject:(0,m().subjectOf)(I)};return[...p,(0,n().finding)("not-validated",{
gene:I.id,summary:_.summary},L)]}},"promote/text"(k,t,S,R){let T;const e=()=>T??=t("report/text/layout");let $;const m=()=>$??=
t("report/view/words");let j;const h=()=>j??=t("promote/counts");S(k,{renderPromotion:()=>w});function w(i,o){const s=(0,e().
layoutOf)(o),{decisions:n,quarantined:g,rejected:u,skipped:a,gate:O=[]}=i;return(0,e().page)([...u.map(E=>d("rejected",E,
s)),...g.map(E=>d("unproven",E,s)),...s.verbose?a.map(E=>f(E,s)):[],...n.filter(({outcome:E})=>E==="promoted").map(E=>b(
E,s)),...O.map(({message:E,rule:C})=>(0,e().prose)(s,"gate",`${E} (${C})`)),v(i,s)])}function d(i,{type:o,id:s,path:n,line:g,
reasons:u},a){const[O,...E]=u,C=a.verbose?E:[],M=E.length-C.length;return[...r(i,o==="File"?`${n}:${g}`:`${o} ${s}`,i===
"rejected"?"bad":"quiet",a),...O?[...(0,e().prose)(a,"why",`${O.message} (${O.rule})`),...(0,e().prose)(a,"fix",O.remedy)]:
[],...C.flatMap(({message:P,rule:A})=>(0,e().prose)(a,"also",`${P} (${A})`)),...M>0?(0,e().leftOut)((0,m().count)(M,"fur\
ther reason"),a):[]]}function b({type:i,id:o,evidence:s,notices:n},g){return[...r("promoted",`${i} ${o}`,"good",g),...(0,e().
prose)(g,"evidence",s.level),...g.verbose?n.flatMap(({message:u,rule:a})=>(0,e().prose)(g,"note",`${u} (${a})`)):[]]}function f({
type:i,id:o,reason:s},n){return[...r("skipped",`${i} ${o}`,"quiet",n),...(0,e().prose)(n,"why",`${s.message} (${s.rule})`)]}
function r(i,o,s,n){return(0,e().labelled)(n,i,[n.paint("strong",(0,e().shortName)(o,(0,e().roomOf)(n)))],s)}function v(i,o){
return(0,e().prose)(o,"in all",(0,h().countsOf)(i))}},"promote/workspace"(k,t,S,R){let T;const e=()=>T??=t("repo/object-\
tree");let $;const m=()=>$??=t("repo/revision");let j;const h=()=>j??=t("repo/source-tree");S(k,{withWorkspace:()=>w});function w(b,f,r,v){
return(0,h().withSourceTree)(b,f,async(i,o,s)=>{const n=s&&await d(s,v);return r({directory:o,tree:i,...n&&{defaultBranch:n}})})}
async function d(b,f){const r=f===void 0?await(0,m().findDefaultBranchTip)(b):(await(0,m().lookUpCommits)(b,[`refs/remot\
es/origin/${f}`]))[0];return r===void 0?void 0:(0,e().readTree)(b,r)}}};
