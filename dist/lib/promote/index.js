"use strict";module.exports={"promote/answer"(S,t,k,R){let T;const e=()=>T??=t("assets/message");let j;const a=()=>j??=t("audit/claim\
s/content-hash");let v;const d=()=>v??=t("group-by");let h;const u=()=>h??=t("rules/finding");let b;const _=()=>b??=t("r\
ules/identity");let i;const y=()=>i??=t("tool");let c;const m=()=>c??=t("promote/identity");let n;const o=()=>n??=t("pro\
mote/made-list");let p;const r=()=>p??=t("promote/promotion");k(S,{promotionOf:()=>l});function l({decided:s,skipped:g},{
policy:E,decidedAt:x,inputs:N,loose:G,messages:D,revoked:K,reports:W,gate:H}){const{source:F,path:B,digest:J,policy:z}=E,
U=({outcome:C,asset:X})=>C==="promoted"?(0,m().promotedForm)(X,z.a2a.confidence_factor):void 0,Y=(0,d().groupBy)(s,({outcome:C})=>C),
V=Y.get("rejected")??[],Q=new Set(V.slice(O)),Z=[...G,...M(Q)];return{type:"PromotionReport",schema_version:r().PROMOTION_VERSION,
tool:y().TOOL,policy:{source:F,...B!==void 0&&{path:B},digest:J,require_evidence:z.a2a.require_evidence},decided_at:x.toISOString(),
inputs:N,decisions:(0,o().madeList)(s.filter(C=>!Q.has(C)),C=>A(C,U(C))),promoted:(0,o().madeList)(Y.get("promoted")??[],
C=>{const{type:X,id:q,value:tt}=C.asset;return{...U(C)??tt,type:X,id:q}}),quarantined:(0,o().madeList)(Y.get("quarantine\
d")??[],({asset:C,reasons:X})=>({...w(C),...I(C),asset:C.value,reasons:X.map(f)})),rejected:(0,o().madeList)([...V.slice(
0,O),...Z],C=>"rule"in C?$(C):{...w(C.asset),reasons:C.reasons.map(f)}),skipped:(0,o().madeList)([...g,...D],C=>"asset"in
C?L(C):P(C)),reports:[...W,...s.flatMap(({evidence:{report:C}})=>C===void 0?[]:[{...C,gene_id:String(C.gene_id)}])],...H.
length>0&&{gate:H.map(f)},...K.length>0&&{revoked:K.map(L)}}}const O=1e3;function M(s){const[g]=s;if(g===void 0)return[];
const E=`${s.size} further candidates are rejected; they are not listed`;return[(0,u().finding)("too-many",{detail:E},{location:g.
asset.locate()})]}function A({asset:s,outcome:g,eligibility:E,evidence:x,reasons:N,notices:G},D){const{report:K,level:W,
reportDigest:H,attestation:F}=x;return{...w(s),...I(s),outcome:g,eligibility:E,evidence:{level:W,...typeof K?.id=="strin\
g"&&{report_id:K.id},...H!==void 0&&{report_digest:H},...F&&{attestation:F}},hash:{form:(0,a().matchContentHash)(s)??null,
content:(0,a().contentHash)(s.value)},promoted_asset_id:typeof D?.asset_id=="string"?D.asset_id:null,reasons:N.map(f),notices:G.
map(f)}}function I({envelope:s}){const g=s&&(0,e().senderOf)(s);return g===void 0?{}:{sender_id:g}}function L({asset:s,reason:g}){
return{...w(s),reason:f(g)}}function P({value:s,location:g}){const{path:E,line:x}=g,{message_id:N,message_type:G}=s,D={kind:typeof G==
"string"?G.slice(0,40):"unknown"};return{id:typeof N=="string"?N:`${E}:${x}`,type:"Message",asset_id:null,path:E,line:x,
reason:f((0,u().finding)("message-without-candidates",D,{location:g}))}}function $(s){const{path:g="",line:E=1}=s.location??
{};return{id:g,type:"File",asset_id:null,path:g,line:E,reasons:[f(s)]}}function w({id:s,type:g,path:E,value:x,locate:N}){
const{asset_id:G}=x;return{id:s,type:g,asset_id:typeof G=="string"?G:null,path:E,line:N().line}}function f(s){const{rule:g,
severity:E}=s;return{id:(0,_().identityOf)(s),rule:g,severity:E,...(0,u().describe)(s)}}},"promote/audited-findings"(S,t,k,R){
let T;const e=()=>T??=t("audit/check");let j;const a=()=>j??=t("report/entries");let v;const d=()=>v??=t("promote/gene-f\
indings");k(S,{auditedFindings:()=>h});function h({genes:u,findings:b},_){const i=new Map(u.map(m=>[m.asset,(0,d().geneFindings)(
m)])),y=(0,a().findingsAbout)(b),c=new Set(_);return m=>c.has(m)?[...i.get(m)??[],...y(m).filter(({rule:n})=>n!=="event-\
parent-missing")]:[(0,e().assetNotJudged)(m,"the audit returned no result")]}},"promote/bundle"(S,t,k,R){let T;const e=()=>T??=
t("assets/subject");let j;const a=()=>j??=t("rules/finding");let v;const d=()=>v??=t("promote/known");k(S,{decideBundles:()=>h});
function h(_){const i=new Map;for(const c of _){const m=(0,d().assetKey)(c.asset);i.has(m)||i.set(m,c)}const y=new Map;for(const c of i.
values()){const m=u(c,i);if(m===void 0||y.has(m))continue;const n=[m,c].find(({outcome:o})=>o!=="promoted");n!==void 0&&
y.set(m,n)}return _.map(c=>{if(i.get((0,d().assetKey)(c.asset))!==c)return c;const m=y.get(u(c,i)??c);return m===void 0||
c.outcome!=="promoted"?c:b(c,m.asset)})}function u({asset:{type:_,value:i}},y){if(!(_!=="Capsule"||typeof i.gene!="strin\
g"))return y.get((0,d().assetKey)({type:"Gene",id:i.gene}))}function b(_,{type:i,id:y}){const{asset:c}=_,{type:m,id:n}=c,
o={location:c.locate(),subject:(0,e().subjectOf)(c)},p=(0,a().finding)("bundle-incomplete",{type:m,id:n,otherType:i,other:y},
o);return{..._,outcome:"quarantined",eligibility:"unproven",reasons:[p]}}},"promote/candidates"(S,t,k,R){let T;const e=()=>T??=
t("assets/file");let j;const a=()=>j??=t("assets/message");let v;const d=()=>v??=t("audit/claims/asset-files");let h;const u=()=>h??=
t("error");let b;const _=()=>b??=t("rules/finding");let i;const y=()=>i??=t("promote/archive/gepx");let c;const m=()=>c??=
t("promote/archive/limits");k(S,{readAll:()=>l,readCandidates:()=>n});async function n($,w){const f=[];for(const N of $.
files?.()??[$])f.push(...await o(N,w));const s=f.flatMap(O),g=f.flatMap(A),E=f.flatMap(N=>N.messages??[]).filter(p),[x]=g;
if(s.length+E.length===0&&x!==void 0)throw P(x);return{candidates:s,findings:g,messages:E}}async function o({name:$,open:w},f){
const{head:s,rest:g}=await r(w());return s[0]===31&&s[1]===139?(await(0,y().readArchive)(g,m().ARCHIVE_LIMITS)).map(({path:N,
bytes:G})=>(0,e().readAssetFile)(`${$}/${N}`,G,f)):[(0,e().readAssetFile)($,await l(g,$,f),f)]}function p({value:$}){return!(0,a().
carriesAssets)($)}async function r($){const w=$[Symbol.asyncIterator]();let f=Buffer.alloc(0);for(;f.length<2;){const{done:g,
value:E}=await w.next();if(g)break;f=Buffer.concat([f,E])}async function*s(){yield f,yield*{[Symbol.asyncIterator]:()=>w}}
return{head:f,rest:s()}}async function l($,w,{maxBytes:f}){const s=[];let g=0;for await(const E of $){if(g+=E.length,g>f)
throw new(u()).GateError("input_invalid",`${w} is larger than ${f} bytes.`,"Pass the candidates in smaller files, or inc\
rease `assets.max_file_bytes` in the policy.");s.push(E)}return Buffer.concat(s)}function O($){const w=I($);return M($).
map(f=>{if(w.length===0)return{asset:f,findings:[]};const s=f.locate(),g=w.filter(({location:E})=>L(E,s));return{asset:f,
findings:g.map(d().assetProblemFinding)}})}function M({assets:$}){return $.filter(({envelope:w,cut:f})=>!f&&(!w||(0,a().
carriesAssets)(w)))}function A($){const w=I($);if(w.length===0)return[];const f=M($).map(s=>s.locate());return w.filter(
({location:s})=>!f.some(g=>L(s,g))).map(d().assetProblemFinding)}function I({problems:$}){return $.filter(({rule:w})=>w!==
"duplicate-id"&&w!=="duplicate-copy")}function L($,w){const{end_line:f=w.line,end_column:s=w.column}=w,g=$.line>w.line||
$.line===w.line&&$.column>=w.column,E=$.line<f||$.line===f&&$.column<=s;return g&&E}function P($){const{message:w,remedy:f}=(0,_().
describe)($),{path:s,line:g}=$.location??{path:"",line:1};return new(u()).GateError("input_invalid",`${s} contains no ca\
ndidate. Line ${g}: ${w}`,f)}},"promote/counts"(S,t,k,R){k(S,{countsOf:()=>T,promotionsIn:()=>e});function T({promoted:j,
quarantined:a,rejected:v,skipped:d}){return[`${j.length} promoted`,...a.length>0?[`${a.length} quarantined`]:[],`${v.length}\
 rejected`,...d.length>0?[`${d.length} skipped`]:[]].join(", ")}function e({decisions:j,promoted:a}){return{length:a.length,
*[Symbol.iterator](){for(const v of j)v.outcome==="promoted"&&(yield v)}}}},"promote/decide"(S,t,k,R){let T;const e=()=>T??=
t("assets/subject");let j;const a=()=>j??=t("audit/claims/broadcast");let v;const d=()=>v??=t("audit/claims/proven-strea\
k");let h;const u=()=>h??=t("rules/eligibility-of");let b;const _=()=>b??=t("rules/finding");let i;const y=()=>i??=t("ve\
rdict/verdict");let c;const m=()=>c??=t("promote/bundle");let n;const o=()=>n??=t("promote/evidence/judge-evidence");let p;
const r=()=>p??=t("promote/identity");let l;const O=()=>l??=t("promote/known");k(S,{decide:()=>I});const M=new Set(["Gen\
e","Capsule","EvolutionEvent"]),A={eligible:"promoted",unproven:"quarantined",refuted:"rejected"};function I(s,g){const{
policy:E}=g,x=new Map(g.known),N=new Set(g.events.map(({value:F})=>F.id)),G=(0,d().streakCounter)(g.events,!0),D=[],K=[];
for(const{asset:F,findings:B}of s){const J=x.get((0,O().assetKey)(F)),z=g.revocations(F),U=z?void 0:w(F,J);if(U!==void 0){
K.push({asset:F,reason:U});continue}const Y=(0,o().evidenceOf)(F,g.evidence),V=[...z?[z]:[],...B,...J&&!(0,r().isSameAsset)(
F,J)?[f(F,J)]:[],...g.audited(F),...W(F),...(0,r().exchangeFindings)(F),...Y.findings],Q=L(F,Y,V,E.fail_on);D.push(Q),Q.
outcome==="promoted"&&x.set((0,O().assetKey)(F),F)}return{decided:(0,m().decideBundles)(D),skipped:K};function W(F){switch(F.
type){case"Capsule":return(0,a().broadcastFindings)(F,G(F),E.a2a);case"EvolutionEvent":return H(F);default:return[]}}function H(F){
const{parent:B}=F.value;if(typeof B!="string"||x.has((0,O().assetKey)({type:"EvolutionEvent",id:B}))||N.has(B))return[];
const z={location:F.locate(["parent"]),subject:(0,e().subjectOf)(F)};return[(0,_().finding)("event-parent-unknown",{event:F.
id,parent:B},z)]}}function L(s,g,E,x){const N=H=>{const F=(0,y().severityVerdict)([H],x);return F==="fail"||F==="error"},
G=P(E.filter(N)),D=(0,u().eligibilityOf)(G),K=G.filter(u().isMissingEvidence),W=new Set(G.map($));return{asset:s,outcome:A[D],
eligibility:D,evidence:g,reasons:[...G.filter(H=>!(0,u().isMissingEvidence)(H)),...K.filter(({rule:H})=>D==="unproven"||
H!=="evidence-too-low")],notices:P(E.filter(H=>!N(H)&&!W.has($(H))))}}function P(s){return[...new Map(s.map(g=>[$(g),g])).
values()]}function $({rule:s,args:g}){return JSON.stringify([s,g])}function w(s,g){const{type:E,id:x}=s,N={location:s.locate(),
subject:(0,e().subjectOf)(s)};if(!M.has(E))return(0,_().finding)("not-exchanged",{type:E,id:x},N);if(!(g===void 0||!(0,r().
isSameAsset)(s,g)))return(0,_().finding)("already-promoted",{type:E,id:x,place:g.path},N)}function f(s,g){const{type:E,id:x}=s,
N={location:s.locate(["id"]),subject:(0,e().subjectOf)(s)};return(0,_().finding)("promotion-conflict",{type:E,id:x,place:g.
path},N)}},"promote/emit"(S,t,k,R){let T;const e=()=>T??=t("assets/message");let j;const a=()=>j??=t("report/escape");k(
S,{EMITTED:()=>v,messageLines:()=>u});const v=["decision","report","revoke"],d={promoted:"accept",quarantined:"quarantin\
e",rejected:"reject"},h={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"\
event promoted for provenance tracking"};function*u(n,o,p){for(const r of _[o](n))yield`${(0,a().jsonLine)(b(o,r,p))}
`}function b(n,o,{id:p,now:r,random:l}){return{protocol:e().PROTOCOL,protocol_version:"1.0.0",message_type:n,message_id:`\
msg_${r.getTime()}_${l()}`,sender_id:p,timestamp:r.toISOString(),payload:o}}const _={decision:i,report:({reports:n})=>n.
map(c),revoke:({revoked:n=[]})=>n.map(({reason:o,...p})=>({...y(p),reason:o.message}))};function*i({decisions:n,skipped:o}){
for(const{outcome:p,reasons:r,type:l,...O}of n)yield{...y(O),decision:d[p],reason:p==="promoted"?h[l]??null:m(r)};for(const{
reason:p,...r}of o)p.rule==="already-promoted"&&(yield{...y(r),decision:d.promoted,reason:p.message})}function y({asset_id:n,
id:o}){return{target_asset_id:n,target_local_id:o}}function c(n){const{gene_asset_id:o,gene_id:p}=n;return{target_asset_id:typeof o==
"string"?o:null,target_local_id:typeof p=="string"?p:null,validation_report:n}}function m([n]){return n===void 0?null:`${n.
message} (${n.rule})`}},"promote/event-log"(S,t,k,R){let T;const e=()=>T??=t("assets/file");let j;const a=()=>j??=t("aud\
it/claims/asset-files");let v;const d=()=>v??=t("error");let h;const u=()=>h??=t("rules/finding");let b;const _=()=>b??=
t("promote/candidates");k(S,{eventsOf:()=>m,readEventLog:()=>i});async function i(n,o){const p=await(0,_().readAll)(n.open(),
n.name,o),r=(0,e().readAssetFile)(n.name,p,o),[l]=r.messages??[];if(l!==void 0)throw c(`${n.name}, line ${l.location.line}\
: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agent\
s.");const O=y(r);if(O===void 0)return r.assets;const{message:M,remedy:A}=(0,u().describe)(O),{path:I,line:L}=O.location??
{path:n.name,line:1};throw c(`${I}, line ${L}: ${M}`,A)}function y({problems:n}){return n.filter(({rule:o})=>o!=="duplic\
ate-id").map(a().assetProblemFinding).find(({severity:o})=>o==="error")}function c(n,o){return new(d()).GateError("input\
_invalid",`The event log cannot be read. ${n}`,o)}function m(n){return n.filter(({type:o})=>o==="EvolutionEvent").map(({
value:o,path:p})=>({value:o,log:p}))}},"promote/exit-code"(S,t,k,R){let T;const e=()=>T??=t("rules/catalogue");k(S,{FAIL_ON:()=>j,
exitCodeOf:()=>a});const j=["none","rejected","unproven"];function a({quarantined:d,rejected:h},u){return v(h)||v(d)?2:{
none:0,rejected:h.length,unproven:h.length+d.length}[u]>0?1:0}function v(d){for(const{reasons:h}of d)if(h.some(({rule:u})=>(0,e().
ruleOf)(u)?.undecided))return!0;return!1}},"promote/folder"(S,t,k,R){let T;const e=()=>T??=t("node:fs");let j;const a=()=>j??=
t("node:path");let v;const d=()=>v??=t("error");let h;const u=()=>h??=t("repo/folder-tree");let b;const _=()=>b??=t("pro\
mote/archive/limits");k(S,{withFolder:()=>y});const i=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function y(n,o,p){return(0,e().
statSync)(o,{throwIfNoEntry:!1})?.isDirectory()??!1?{...n,files:()=>c(o,n.name).map(l=>({name:`${n.name}/${l}`,open:()=>p(
(0,a().join)(o,l))}))}:n}function c(n,o){const p=[...(0,u().folderTree)(n).files()].filter(({path:I,kind:L})=>L==="file"||
L==="executable"||I.endsWith(".gepx")),r=p.find(({path:I})=>I.endsWith(".gepx"));if(r)throw m(o,`${r.path} is an archive`,
"Pass archives one by one.");const l=p.filter(({path:I})=>/\.jsonl?$/.test(I)&&!i.test(I)),{entries:O,keptBytes:M}=_().ARCHIVE_LIMITS,
A=l.reduce((I,{size:L=0})=>I+L,0);if(l.length===0)throw m(o,"it has no JSON file","Pass a directory with `.json` or `.js\
onl` files.");if(l.length>O||A>M){const I=`at most ${O} files with ${M} bytes are read`;throw m(o,I,"Pass the files in s\
maller directories.")}return l.map(({path:I})=>I)}function m(n,o,p){return new(d()).GateError("input_invalid",`The direc\
tory ${n} cannot be read: ${o}.`,p)}},"promote/gene-findings"(S,t,k,R){let T;const e=()=>T??=t("assets/subject");let j;const a=()=>j??=
t("rules/finding");k(S,{geneFindings:()=>v});function v({asset:u,commands:b,findings:_}){return[...b.flatMap(i=>{const y={
location:i.location,subject:{...(0,e().subjectOf)(u),command:i.command}};return[...i.verdict==="block"?[(0,a().finding)(
"unsafe-validation-command",{command:i.command},y)]:[],...i.findings]}),...d(u)?[]:[h(u)],..._]}function d({value:{strategy:u}}){
return Array.isArray(u)&&u.some(b=>typeof b=="string"&&b.trim()!=="")}function h(u){const b={location:u.locate(["strateg\
y"]),subject:(0,e().subjectOf)(u)};return(0,a().finding)("strategy-missing",{gene:u.id},b)}},"promote/identity"(S,t,k,R){
let T;const e=()=>T??=t("@evomap/gep-sdk");let j;const a=()=>j??=t("assets/asset");let v;const d=()=>v??=t("audit/claims\
/content-hash");let h;const u=()=>h??=t("audit/claims/schema/findings");k(S,{exchangeFindings:()=>b,isSameAsset:()=>i,promotedForm:()=>y,
receivedHashOf:()=>_});function b(c){return[...(0,u().promotionSchemaFindings)(c),...(0,d().identityFindings)(c,"author")].
map(m=>({...m,severity:"error"}))}function _({value:{a2a:c}}){return(0,a().isJsonObject)(c)?c.received_asset_id:void 0}function i(c,m){
return(0,d().contentHash)(c.value)===(0,d().contentHash)(m.value)?!0:(0,d().matchContentHash)(c)!==void 0&&_(m)===c.value.
asset_id}function y({type:c,value:m},n){const{confidence:o,a2a:p,asset_id:r}=m;if(c!=="Capsule"||typeof o!="number"||n===
1&&(0,e().verifyAssetId)(m))return m;const l={...m,confidence:o*n,a2a:{...(0,a().isJsonObject)(p)?p:{},status:"promoted",
confidence_factor:n,received_asset_id:r??null}};return{...l,asset_id:(0,e().computeAssetId)(l)}}},"promote/inputs"(S,t,k,R){
let T;const e=()=>T??=t("node:crypto");k(S,{digested:()=>j});function j(){const a=[],v={source(d,{name:h,open:u,files:b}){
if(b)return{name:h,open:u,files:()=>b().map(y=>v.source(d,y))};const _=(0,e().createHash)("sha256");let i;return a.push(
{role:d,name:h,digest:()=>(i??=_.digest("hex"),i)}),{name:h,open:async function*(){for await(const y of u())_.update(y),
yield y}}},add(d,{name:h,bytes:u}){const b=(0,e().createHash)("sha256").update(u).digest("hex");a.push({role:d,name:h,digest:()=>b})},
list:()=>a.map(({role:d,name:h,digest:u})=>({role:d,name:h,digest:`sha256:${u()}`}))};return v}},"promote/json"(S,t,k,R){
let T;const e=()=>T??=t("report/escape");let j;const a=()=>j??=t("promote/made-list");k(S,{promotionPieces:()=>d});const v=65536;
function*d(_){let i="";for(const y of h(_))i+=y,!(i.length<v)&&(yield i,i="");yield i}function*h(_){let i="{";for(const[
y,c]of Object.entries(_))yield`${i}
  ${JSON.stringify(y)}: `,i=",",(0,a().isList)(c)?yield*u(c):yield b(c,"  ");yield`
}
`}function*u(_){let i="[";for(const y of _)yield`${i}
    ${b(y,"    ")}`,i=",";yield i==="["?"[]":`
  ]`}function b(_,i){return(0,e().json)(_).replaceAll(`
`,`
${i}`)}},"promote/known"(S,t,k,R){let T;const e=()=>T??=t("assets/compare");let j;const a=()=>j??=t("assets/file");let v;
const d=()=>v??=t("assets/globs");let h;const u=()=>h??=t("assets/limits");let b;const _=()=>b??=t("assets/log/audit-log");
let i;const y=()=>i??=t("assets/log/read-log");let c;const m=()=>c??=t("error");k(S,{assetKey:()=>n,indexAssets:()=>o,readOwnAssets:()=>p});
function n({type:r,id:l}){return`${r} ${l}`}function o(r){const l=new Map;for(const O of r)l.has(n(O))||l.set(n(O),O);return l}
async function p(r,l){const O=(0,d().assetPathTest)(l),M=(0,u().assetLimits)(l.assets.max_file_bytes),A=[...r.files()].filter(
({path:f,kind:s})=>(s==="file"||s==="executable")&&O(f)),I=await Promise.all(A.map(async f=>{const{path:s}=f;return(0,_().
isAuditLog)(s)?(0,y().readUntouchedLog)(r,f,M,"all"):(0,a().readAssetFile)(s,await r.read(s,M.maxBytes),M)})),L=I.find(({
unread:f})=>f!==void 0);if(L!==void 0)throw new(m()).GateError("file_unreadable",`${L.path} was not read completely: ${L.
unread}.`,"Increase `assets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.");
const P=I.flatMap(({problems:f})=>f).find(({rule:f})=>e().INCOMPLETE.has(f));if(P===void 0)return{assets:I.flatMap(({assets:f})=>f),
messages:I.flatMap(({messages:f})=>f??[])};const{path:$,line:w}=P.location;throw new(m()).GateError("file_unreadable",`${$}\
 cannot be read at line ${w}: ${P.detail}.`,"Fix the file first; it could contain an asset with the id of a candidate.")}},
"promote/lines"(S,t,k,R){let T;const e=()=>T??=t("assets/message");let j;const a=()=>j??=t("report/escape");let v;const d=()=>v??=
t("report/in-toto/statement");k(S,{promotedLines:()=>h,promotedSubjects:()=>u,quarantinedLines:()=>b});function*h({promoted:_}){
for(const i of _)yield`${(0,a().jsonLine)(i)}
`}function u({promoted:_}){const i=[];for(const{id:y,asset_id:c}of _)typeof c=="string"&&i.push((0,d().assetSubject)(y,c));
return i}function*b({quarantined:_}){for(const{asset:i,sender_id:y}of _){const c=y===void 0?i:{protocol:e().PROTOCOL,message_type:"\
publish",sender_id:y,payload:{asset:i}};yield`${(0,a().jsonLine)(c)}
`}}},"promote/made-list"(S,t,k,R){k(S,{firstOf:()=>j,isList:()=>e,madeList:()=>T});function T(a,v){function*d(){for(const h of a)
yield v(h)}return{length:a.length,[Symbol.iterator]:d,toJSON:()=>[...d()]}}function e(a){return typeof a=="object"&&a!==
null&&Symbol.iterator in a}function j(a,v){const d=[];for(const h of a){if(d.length===v)break;d.push(h)}return d}},"prom\
ote/markdown"(S,t,k,R){let T;const e=()=>T??=t("report/escape");let j;const a=()=>j??=t("report/view/words");let v;const d=()=>v??=
t("promote/counts");let h;const u=()=>h??=t("promote/made-list");k(S,{promotionPage:()=>i});const b=50,_={sentence:400,name:100};
function i(o){const{quarantined:p,rejected:r,gate:l=[]}=o;return[`## Promotion: ${(0,d().countsOf)(o)}`,...c("Refused",r,
y),...c("Quarantined",p,y),...c("Promoted",(0,d().promotionsIn)(o),({type:O,id:M,evidence:A})=>`- ${O} ${m(M)} (evidence\
: ${A.level})`),...c("Weakened gate",l,({message:O,remedy:M})=>`- ${n(`${O} ${M}`)}`),""].join(`
`)}function y({type:o,id:p,path:r,line:l,reasons:O}){const[M,...A]=O,I=A.length===0?"":` And ${(0,a().count)(A.length,"f\
urther reason")}.`;return`- ${o==="File"?m(`${r}:${l}`):`${o} ${m(p)}`}: ${n(`${M?.message??""} ${M?.remedy??""}`)}${I}`}
function c(o,p,r){if(p.length===0)return[];const l=p.length-b;return["",`### ${o}`,"",...(0,u().firstOf)(p,b).map(r),...l>
0?[`- and ${l} more`]:[]]}function m(o){return(0,e().markdownCode)((0,a().clip)(o,_.name))}function n(o){return(0,e().markdownSentence)(
(0,a().clip)(o,_.sentence))}},"promote/policy"(S,t,k,R){let T;const e=()=>T??=t("policy/load");let j;const a=()=>j??=t("\
repo/literal-tree");k(S,{promotionPolicy:()=>v});function v(d){const h=d?.tree??(0,a().literalTree)({},"no repository");
return(0,e().loadPolicy)(h,h.label)}},"promote/promotion"(S,t,k,R){let T;const e=()=>T??=t("zod");let j;const a=()=>j??=
t("model/asset");let v;const d=()=>v??=t("model/asset-types");let h;const u=()=>h??=t("model/evidence");let b;const _=()=>b??=
t("model/finding");let i;const y=()=>i??=t("report/validation-report");let c;const m=()=>c??=t("promote/attestation/atte\
station");k(S,{OUTCOMES:()=>M,PROMOTION_VERSION:()=>n,promotionSchema:()=>L});const n="1.0.0",o=e().object({id:e().string().
regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().
string(),severity:_().severitySchema,message:e().string(),remedy:e().string()}),p={path:e().string(),line:e().int().min(
1)},r={id:e().string(),type:a().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate d\
eclares."),...p},l=e().array(o).min(1).describe("Why; the first reason is the one to fix first."),O=e().object({...r,type:e().
enum([...d().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` fo\
r a message."),reasons:l}),M=["promoted","quarantined","rejected"],A=e().object({level:u().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:a().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:m().attestedSchema.optional()}),I=e().object({...r,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(M),eligibility:u().eligibilitySchema,
evidence:A,hash:e().object({form:e().enum(["content","hub","older"]).nullable().describe("The canonical form that `asset\
_id` is the hash of; null if no known form is."),content:a().digestSchema.describe("The hash of the content by the curre\
nt protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe(
"The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(o).describe("Why it is not pr\
omoted; empty if it is."),notices:e().array(o).describe("Findings that do not prevent the promotion.")}),L=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(n),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:a().digestSchema,require_evidence:u().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:a().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(I).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:a().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(O.extend({type:a().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(O).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...r,type:O.shape.type,reason:o})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...y().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:e().
array(o).min(1).optional().describe("Where the policy and workflows of the repository are weaker than those of its defau\
lt branch; absent if they are not, or if the clone does not have this branch."),revoked:e().array(e().object({...r,reason:o})).
min(1).optional().describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions o\
f a promotion")},"promote/revocation"(S,t,k,R){let T;const e=()=>T??=t("assets/message");let j;const a=()=>j??=t("assets\
/subject");let v;const d=()=>v??=t("audit/claims/content-hash");let h;const u=()=>h??=t("rules/finding");let b;const _=()=>b??=
t("promote/identity");k(S,{revocationsIn:()=>i});function i(n){const o=new Map,p=new Map;for(const r of n.filter(({value:l})=>l.
message_type==="revoke")){const l=(0,e().payloadOf)(r.value),O=m(l.target_asset_id,l.asset_id,l.target_asset_ids),M=m(l.
target_local_id,l.local_id);for(const A of O)o.set(A,r);if(O.length===0)for(const A of M)p.set(A,r)}return o.size+p.size===
0?()=>{}:r=>{const{id:l,value:O}=r,A=m(O.asset_id,(0,d().contentHash)(O),(0,_().receivedHashOf)(r)).find(L=>o.has(L)),I=A===
void 0?p.get(l):o.get(A);return I&&y(r,I)}}function y(n,{value:o}){const{type:p,id:r}=n,{reason:l}=(0,e().payloadOf)(o),
O={type:p,id:r,by:(0,e().senderOf)(o)??"an unknown sender",why:typeof l=="string"?l.slice(0,c):""};return(0,u().finding)(
"asset-revoked",O,{location:n.locate(),subject:(0,a().subjectOf)(n)})}const c=200;function m(...n){return n.flatMap(o=>o??
[]).filter(o=>typeof o=="string"&&o!=="")}},"promote/run-genes"(S,t,k,R){let T;const e=()=>T??=t("approval/head");let j;
const a=()=>j??=t("assets/subject");let v;const d=()=>v??=t("audit/audit");let h;const u=()=>h??=t("judge/families/progr\
ams");let b;const _=()=>b??=t("repo/additions");let i;const y=()=>i??=t("repo/checkout-guard");let c;const m=()=>c??=t("\
report/validation-reports");let n;const o=()=>n??=t("rules/finding");let p;const r=()=>p??=t("run/run");let l;const O=()=>l??=
t("verdict/judge");let M;const A=()=>M??=t("verdict/validate");let I;const L=()=>I??=t("verdict/verdict");k(S,{runGenes:()=>P});
async function P(w,{policy:f,digest:s},g,E,{approver:x,secrets:N,...G}){const D=new Date,{directory:K,tree:W}=E,H=(0,_().
additionsOf)(f.build_outputs,(0,u().dependencyFolders)(f)),F=(0,y().guardCheckout)(K,[...W.files()],H),B=await(0,d().auditAssets)(
w,g),{judgement:J,runResult:z}=await(0,A().validate)(B,{policy:f,startedAt:D,heads:[{judge:()=>(0,e().judgedHead)(B,E.tree,
{policy:f,digest:s},"")}],approver:x,runs:!0,run:V=>(0,r().runAudited)(B,{...G,checkout:F,tree:W,attended:!1,policy:f,fork:!0,
waiting:V})}),{genes:U}=J,Y=(0,m().validationReportsOf)((0,m().redactGenes)(U,N),{nodeOf:z.nodeOf,policyDigest:s,startedAt:D,
finishedAt:new Date});return{findings:new Map(U.map(V=>[V.gene.asset,$(V,f.fail_on)])),reports:Y.filter(V=>V!==null)}}function $(w,f){
const s=(0,O().findingsOf)(w);if(w.verdict==="pass"||w.verdict==="warn"||(0,L().severityVerdict)(s,f)==="fail")return s;
const{asset:E}=w.gene,x={location:E.locate(),subject:(0,a().subjectOf)(E)};return[...s,(0,o().finding)("not-validated",{
gene:E.id,summary:w.summary},x)]}},"promote/text"(S,t,k,R){let T;const e=()=>T??=t("report/text/layout");let j;const a=()=>j??=
t("report/view/words");let v;const d=()=>v??=t("promote/counts");let h;const u=()=>h??=t("promote/made-list");k(S,{renderPromotion:()=>_});
const b=1e3;function _(o,p){const r=(0,e().layoutOf)(p),{quarantined:l,rejected:O,skipped:M,gate:A=[]}=o,I=r.verbose?Number.
POSITIVE_INFINITY:b,L=(P,$,w)=>[...(0,u().firstOf)(P,I).map($),...P.length>I?[(0,e().leftOut)((0,a().count)(P.length-I,`\
further ${w} candidate`),r)]:[]];return(0,e().page)([...L(O,P=>i("rejected",P,r),"rejected"),...L(l,P=>i("unproven",P,r),
"unproven"),...r.verbose?L(M,P=>c(P,r),"skipped"):[],...L((0,d().promotionsIn)(o),P=>y(P,r),"promoted"),...A.map(({message:P,
rule:$})=>(0,e().prose)(r,"gate",`${P} (${$})`)),n(o,r)])}function i(o,{type:p,id:r,path:l,line:O,reasons:M},A){const[I,
...L]=M,P=A.verbose?L:[],$=L.length-P.length;return[...m(o,p==="File"?`${l}:${O}`:`${p} ${r}`,o==="rejected"?"bad":"quie\
t",A),...I?[...(0,e().prose)(A,"why",`${I.message} (${I.rule})`),...(0,e().prose)(A,"fix",I.remedy)]:[],...P.flatMap(({message:w,
rule:f})=>(0,e().prose)(A,"also",`${w} (${f})`)),...$>0?(0,e().leftOut)((0,a().count)($,"further reason"),A):[]]}function y({
type:o,id:p,evidence:r,notices:l},O){return[...m("promoted",`${o} ${p}`,"good",O),...(0,e().prose)(O,"evidence",r.level),
...O.verbose?l.flatMap(({message:M,rule:A})=>(0,e().prose)(O,"note",`${M} (${A})`)):[]]}function c({type:o,id:p,reason:r},l){
return[...m("skipped",`${o} ${p}`,"quiet",l),...(0,e().prose)(l,"why",`${r.message} (${r.rule})`)]}function m(o,p,r,l){return(0,e().
labelled)(l,o,[l.paint("strong",(0,e().shortName)(p,(0,e().roomOf)(l)))],r)}function n(o,p){return(0,e().prose)(p,"in al\
l",(0,d().countsOf)(o))}},"promote/workspace"(S,t,k,R){let T;const e=()=>T??=t("repo/object-tree");let j;const a=()=>j??=
t("repo/revision");let v;const d=()=>v??=t("repo/source-tree");k(S,{withWorkspace:()=>h});function h(b,_,i,y){return(0,d().
withSourceTree)(b,_,async(c,m,n)=>{const o=n&&await u(n,y);return i({directory:m,tree:c,...o&&{defaultBranch:o}})})}async function u(b,_){
const i=_===void 0?(await(0,a().findDefaultBranch)(b))?.commit:(await(0,a().lookUpCommits)(b,[`refs/remotes/origin/${_}`]))[0];
return i===void 0?void 0:(0,e().readTree)(b,i)}}};
