"use strict";module.exports={"promote/audited-findings"(O,t,$,P){let j;const e=()=>j??=t("audit/check");let v;const a=()=>v??=t("repo\
rt/entries");let y;const d=()=>y??=t("promote/gene-findings");$(O,{auditedFindings:()=>_});function _({genes:l,findings:b},m){
const r=new Map(l.map(h=>[h.asset,(0,d().geneFindings)(h)])),u=(0,a().findingsAbout)(b),p=new Set(m);return h=>p.has(h)?
[...r.get(h)??[],...u(h).filter(({rule:i})=>i!=="event-parent-missing")]:[(0,e().assetNotJudged)(h,"the audit returned n\
o result")]}},"promote/bundle"(O,t,$,P){let j;const e=()=>j??=t("assets/subject");let v;const a=()=>v??=t("rules/finding");
let y;const d=()=>y??=t("promote/known");$(O,{decideBundles:()=>_});function _(m){const r=new Map;for(const p of m){const h=(0,d().
assetKey)(p.asset);r.has(h)||r.set(h,p)}const u=new Map;for(const p of r.values()){const h=l(p,r);if(h===void 0||u.has(h))
continue;const i=[h,p].find(({outcome:o})=>o!=="promoted");i!==void 0&&u.set(h,i)}return m.map(p=>{if(r.get((0,d().assetKey)(
p.asset))!==p)return p;const h=u.get(l(p,r)??p);return h===void 0||p.outcome!=="promoted"?p:b(p,h.asset)})}function l({asset:{
type:m,value:r}},u){if(!(m!=="Capsule"||typeof r.gene!="string"))return u.get((0,d().assetKey)({type:"Gene",id:r.gene}))}
function b(m,{type:r,id:u}){const{asset:p}=m,{type:h,id:i}=p,o={location:p.locate(),subject:(0,e().subjectOf)(p)},c=(0,a().
finding)("bundle-incomplete",{type:h,id:i,otherType:r,other:u},o);return{...m,outcome:"quarantined",eligibility:"unprove\
n",reasons:[c]}}},"promote/candidates"(O,t,$,P){let j;const e=()=>j??=t("assets/file");let v;const a=()=>v??=t("assets/m\
essage");let y;const d=()=>y??=t("audit/claims/asset-files");let _;const l=()=>_??=t("error");let b;const m=()=>b??=t("r\
ules/finding");let r;const u=()=>r??=t("promote/archive/gepx");let p;const h=()=>p??=t("promote/archive/limits");$(O,{readAll:()=>s,
readCandidates:()=>i});async function i(w,T){const f=[];for(const C of w.files?.()??[w])f.push(...await o(C,T));const I=f.
flatMap(g),M=f.flatMap(k),L=f.flatMap(C=>C.messages??[]).filter(c),[x]=M;if(I.length+L.length===0&&x!==void 0)throw F(x);
return{candidates:I,findings:M,messages:L}}async function o({name:w,open:T},f){const{head:I,rest:M}=await n(T());return I[0]===
31&&I[1]===139?(await(0,u().readArchive)(M,h().ARCHIVE_LIMITS)).map(({path:C,bytes:R})=>(0,e().readAssetFile)(`${w}/${C}`,
R,f)):[(0,e().readAssetFile)(w,await s(M,w,f),f)]}function c({value:w}){return!(0,a().carriesAssets)(w)}async function n(w){
const T=w[Symbol.asyncIterator]();let f=Buffer.alloc(0);for(;f.length<2;){const{done:M,value:L}=await T.next();if(M)break;
f=Buffer.concat([f,L])}async function*I(){yield f,yield*{[Symbol.asyncIterator]:()=>T}}return{head:f,rest:I()}}async function s(w,T,{
maxBytes:f}){const I=[];let M=0;for await(const L of w){if(M+=L.length,M>f)throw new(l()).GateError("input_invalid",`${T}\
 is larger than ${f} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.");
I.push(L)}return Buffer.concat(I)}function g(w){const T=S(w);return A(w).map(f=>{if(T.length===0)return{asset:f,findings:[]};
const I=f.locate(),M=T.filter(({location:L})=>E(L,I));return{asset:f,findings:M.map(d().assetProblemFinding)}})}function A({
assets:w}){return w.filter(({envelope:T,cut:f})=>!f&&(!T||(0,a().carriesAssets)(T)))}function k(w){const T=S(w);if(T.length===
0)return[];const f=A(w).map(I=>I.locate());return T.filter(({location:I})=>!f.some(M=>E(I,M))).map(d().assetProblemFinding)}
function S({problems:w}){return w.filter(({rule:T})=>T!=="duplicate-id"&&T!=="duplicate-copy")}function E(w,T){const{end_line:f=T.
line,end_column:I=T.column}=T,M=w.line>T.line||w.line===T.line&&w.column>=T.column,L=w.line<f||w.line===f&&w.column<=I;return M&&
L}function F(w){const{message:T,remedy:f}=(0,m().describe)(w),{path:I,line:M}=w.location??{path:"",line:1};return new(l()).
GateError("input_invalid",`${I} contains no candidate. Line ${M}: ${T}`,f)}},"promote/counts"(O,t,$,P){$(O,{countsOf:()=>j,
promotionsIn:()=>e});function j({promoted:v,quarantined:a,rejected:y,skipped:d}){return[`${v.length} promoted`,...a.length>
0?[`${a.length} quarantined`]:[],`${y.length} rejected`,...d.length>0?[`${d.length} skipped`]:[]].join(", ")}function e({
decisions:v,promoted:a}){return{length:a.length,*[Symbol.iterator](){for(const y of v)y.outcome==="promoted"&&(yield y)}}}},
"promote/emit"(O,t,$,P){let j;const e=()=>j??=t("assets/message");let v;const a=()=>v??=t("report/escape");$(O,{EMITTED:()=>y,
messageLines:()=>l});const y=["decision","report","revoke"],d={promoted:"accept",quarantined:"quarantine",rejected:"reje\
ct"},_={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promot\
ed for provenance tracking"};function*l(i,o,c){for(const n of m[o](i))yield`${(0,a().jsonLine)(b(o,n,c))}
`}function b(i,o,{id:c,now:n,random:s}){return{protocol:e().PROTOCOL,protocol_version:"1.0.0",message_type:i,message_id:`\
msg_${n.getTime()}_${s()}`,sender_id:c,timestamp:n.toISOString(),payload:o}}const m={decision:r,report:({reports:i})=>i.
map(p),revoke:({revoked:i=[]})=>i.map(({reason:o,...c})=>({...u(c),reason:o.message}))};function*r({decisions:i,skipped:o}){
for(const{outcome:c,reasons:n,type:s,...g}of i)yield{...u(g),decision:d[c],reason:c==="promoted"?_[s]??null:h(n)};for(const{
reason:c,...n}of o)c.rule==="already-promoted"&&(yield{...u(n),decision:d.promoted,reason:c.message})}function u({asset_id:i,
id:o}){return{target_asset_id:i,target_local_id:o}}function p(i){const{gene_asset_id:o,gene_id:c}=i;return{target_asset_id:typeof o==
"string"?o:null,target_local_id:typeof c=="string"?c:null,validation_report:i}}function h([i]){return i===void 0?null:`${i.
message} (${i.rule})`}},"promote/event-log"(O,t,$,P){let j;const e=()=>j??=t("assets/file");let v;const a=()=>v??=t("aud\
it/claims/asset-files");let y;const d=()=>y??=t("error");let _;const l=()=>_??=t("rules/finding");let b;const m=()=>b??=
t("promote/candidates");$(O,{eventsOf:()=>h,readEventLog:()=>r});async function r(i,o){const c=await(0,m().readAll)(i.open(),
i.name,o),n=(0,e().readAssetFile)(i.name,c,o),[s]=n.messages??[];if(s!==void 0)throw p(`${i.name}, line ${s.location.line}\
: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agent\
s.");const g=u(n);if(g===void 0)return n.assets;const{message:A,remedy:k}=(0,l().describe)(g),{path:S,line:E}=g.location??
{path:i.name,line:1};throw p(`${S}, line ${E}: ${A}`,k)}function u({problems:i}){return i.filter(({rule:o})=>o!=="duplic\
ate-id").map(a().assetProblemFinding).find(({severity:o})=>o==="error")}function p(i,o){return new(d()).GateError("input\
_invalid",`The event log cannot be read. ${i}`,o)}function h(i){return i.filter(({type:o})=>o==="EvolutionEvent").map(({
value:o,path:c})=>({value:o,log:c}))}},"promote/exit-code"(O,t,$,P){let j;const e=()=>j??=t("rules/catalogue");$(O,{FAIL_ON:()=>v,
exitCodeOf:()=>a});const v=["none","rejected","unproven"];function a({quarantined:d,rejected:_},l){return y(_)||y(d)?2:{
none:0,rejected:_.length,unproven:_.length+d.length}[l]>0?1:0}function y(d){for(const{reasons:_}of d)if(_.some(({rule:l})=>(0,e().
ruleOf)(l)?.undecided))return!0;return!1}},"promote/folder"(O,t,$,P){let j;const e=()=>j??=t("node:fs");let v;const a=()=>v??=
t("node:path");let y;const d=()=>y??=t("error");let _;const l=()=>_??=t("repo/folder-tree");let b;const m=()=>b??=t("pro\
mote/archive/limits");$(O,{withFolder:()=>u});const r=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function u(i,o,c){return(0,e().
statSync)(o,{throwIfNoEntry:!1})?.isDirectory()??!1?{...i,files:()=>p(o,i.name).map(s=>({name:`${i.name}/${s}`,open:()=>c(
(0,a().join)(o,s))}))}:i}function p(i,o){const c=[...(0,l().folderTree)(i).files()].filter(({path:S,kind:E})=>E==="file"||
E==="executable"||S.endsWith(".gepx")),n=c.find(({path:S})=>S.endsWith(".gepx"));if(n)throw h(o,`${n.path} is an archive`,
"Pass archives one by one.");const s=c.filter(({path:S})=>/\.jsonl?$/.test(S)&&!r.test(S)),{entries:g,keptBytes:A}=m().ARCHIVE_LIMITS,
k=s.reduce((S,{size:E=0})=>S+E,0);if(s.length===0)throw h(o,"it has no JSON file","Pass a directory with `.json` or `.js\
onl` files.");if(s.length>g||k>A){const S=`at most ${g} files with ${A} bytes are read`;throw h(o,S,"Pass the files in s\
maller directories.")}return s.map(({path:S})=>S)}function h(i,o,c){return new(d()).GateError("input_invalid",`The direc\
tory ${i} cannot be read: ${o}.`,c)}},"promote/gene-findings"(O,t,$,P){let j;const e=()=>j??=t("assets/subject");let v;const a=()=>v??=
t("rules/finding");$(O,{geneFindings:()=>y});function y({asset:l,commands:b,findings:m}){return[...b.flatMap(r=>{const u={
location:r.location,subject:{...(0,e().subjectOf)(l),command:r.command}};return[...r.verdict==="block"?[(0,a().finding)(
"unsafe-validation-command",{command:r.command},u)]:[],...r.findings]}),...d(l)?[]:[_(l)],...m]}function d({value:{strategy:l}}){
return Array.isArray(l)&&l.some(b=>typeof b=="string"&&b.trim()!=="")}function _(l){const b={location:l.locate(["strateg\
y"]),subject:(0,e().subjectOf)(l)};return(0,a().finding)("strategy-missing",{gene:l.id},b)}},"promote/identity"(O,t,$,P){
let j;const e=()=>j??=t("@evomap/gep-sdk");let v;const a=()=>v??=t("assets/asset");let y;const d=()=>y??=t("assets/subje\
ct");let _;const l=()=>_??=t("audit/claims/content-hash");let b;const m=()=>b??=t("audit/claims/schema/findings");let r;
const u=()=>r??=t("rules/finding");$(O,{exchangeFindings:()=>p,isSameAsset:()=>o,promotedForm:()=>c,receivedHashOf:()=>i,
unhashedFindings:()=>h});function p(n){return[...(0,m().promotionSchemaFindings)(n),...(0,l().identityFindings)(n,"autho\
r")].map(s=>({...s,severity:"error"}))}function h(n){const s=(0,l().unhashedFields)(n);if(s.length===0)return[];const g={
location:n.locate(["outcome"]),subject:(0,d().subjectOf)(n)};return[(0,u().finding)("fields-not-hashed",{capsule:n.id,fields:s},
g)]}function i({value:{a2a:n}}){return(0,a().isJsonObject)(n)?n.received_asset_id:void 0}function o(n,s){return(0,l().hashOfAsset)(
n)===(0,l().hashOfAsset)(s)?!0:(0,l().matchContentHash)(n)!==void 0&&i(s)===n.value.asset_id}function c({type:n,value:s},g){
const{confidence:A,a2a:k,asset_id:S}=s;if(n!=="Capsule"||typeof A!="number"||g===1&&(0,e().verifyAssetId)(s))return s;const E={
...(0,l().matchContentHash)({type:n,value:s})==="hub"?(0,l().asHubHashes)(s):s,confidence:A*g,a2a:{...(0,a().isJsonObject)(
k)?k:{},status:"promoted",confidence_factor:g,received_asset_id:S??null}};return{...E,asset_id:(0,e().computeAssetId)(E)}}},
"promote/inputs"(O,t,$,P){let j;const e=()=>j??=t("node:crypto");$(O,{digested:()=>v});function v(){const a=[],y={source(d,{
name:_,open:l,files:b}){if(b)return{name:_,open:l,files:()=>b().map(u=>y.source(d,u))};const m=(0,e().createHash)("sha25\
6");let r;return a.push({role:d,name:_,digest:()=>(r??=m.digest("hex"),r)}),{name:_,open:async function*(){for await(const u of l())
m.update(u),yield u}}},add(d,{name:_,bytes:l}){const b=(0,e().createHash)("sha256").update(l).digest("hex");a.push({role:d,
name:_,digest:()=>b})},list:()=>a.map(({role:d,name:_,digest:l})=>({role:d,name:_,digest:`sha256:${l()}`}))};return y}},
"promote/json"(O,t,$,P){let j;const e=()=>j??=t("report/escape");let v;const a=()=>v??=t("promote/made-list");$(O,{promotionPieces:()=>d});
const y=65536;function*d(m){let r="";for(const u of _(m))r+=u,!(r.length<y)&&(yield r,r="");yield r}function*_(m){let r="\
{";for(const[u,p]of Object.entries(m))yield`${r}
  ${JSON.stringify(u)}: `,r=",",(0,a().isList)(p)?yield*l(p):yield b(p,"  ");yield`
}
`}function*l(m){let r="[";for(const u of m)yield`${r}
    ${b(u,"    ")}`,r=",";yield r==="["?"[]":`
  ]`}function b(m,r){return(0,e().json)(m).replaceAll(`
`,`
${r}`)}},"promote/known"(O,t,$,P){let j;const e=()=>j??=t("assets/compare");let v;const a=()=>v??=t("assets/file");let y;
const d=()=>y??=t("assets/globs");let _;const l=()=>_??=t("assets/limits");let b;const m=()=>b??=t("assets/log/audit-log");
let r;const u=()=>r??=t("assets/log/read-log");let p;const h=()=>p??=t("error");$(O,{assetKey:()=>i,indexAssets:()=>o,readOwnAssets:()=>c});
function i({type:n,id:s}){return`${n} ${s}`}function o(n){const s=new Map;for(const g of n)s.has(i(g))||s.set(i(g),g);return s}
async function c(n,s){const g=(0,d().assetPathTest)(s),A=(0,l().assetLimits)(s.assets.max_file_bytes),k=[...n.files()].filter(
({path:f,kind:I})=>(I==="file"||I==="executable")&&g(f)),S=await Promise.all(k.map(async f=>{const{path:I}=f;return(0,m().
isAuditLog)(I)?(0,u().readUntouchedLog)(n,f,A,"all"):(0,a().readAssetFile)(I,await n.read(I,A.maxBytes),A)})),E=S.find(({
unread:f})=>f!==void 0);if(E!==void 0)throw new(h()).GateError("file_unreadable",`${E.path} was not read completely: ${E.
unread}.`,"Increase `assets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.");
const F=S.flatMap(({problems:f})=>f).find(({rule:f})=>e().INCOMPLETE.has(f));if(F===void 0)return{assets:S.flatMap(({assets:f})=>f),
messages:S.flatMap(({messages:f})=>f??[])};const{path:w,line:T}=F.location;throw new(h()).GateError("file_unreadable",`${w}\
 cannot be read at line ${T}: ${F.detail}.`,"Fix the file first; it could contain an asset with the id of a candidate.")}},
"promote/lines"(O,t,$,P){let j;const e=()=>j??=t("assets/message");let v;const a=()=>v??=t("report/escape");let y;const d=()=>y??=
t("report/in-toto/statement");$(O,{promotedLines:()=>_,promotedSubjects:()=>l,quarantinedLines:()=>b});function*_({promoted:m}){
for(const r of m)yield`${(0,a().jsonLine)(r)}
`}function l({promoted:m}){const r=[];for(const{id:u,asset_id:p}of m)typeof p=="string"&&r.push((0,d().assetSubject)(u,p));
return r}function*b({quarantined:m}){for(const{asset:r,sender_id:u}of m){const p=u===void 0?r:{protocol:e().PROTOCOL,message_type:"\
publish",sender_id:u,payload:{asset:r}};yield`${(0,a().jsonLine)(p)}
`}}},"promote/made-list"(O,t,$,P){$(O,{firstOf:()=>v,isList:()=>e,madeList:()=>j});function j(a,y){function*d(){for(const _ of a)
yield y(_)}return{length:a.length,[Symbol.iterator]:d,toJSON:()=>[...d()]}}function e(a){return typeof a=="object"&&a!==
null&&Symbol.iterator in a}function v(a,y){const d=[];for(const _ of a){if(d.length===y)break;d.push(_)}return d}},"prom\
ote/markdown"(O,t,$,P){let j;const e=()=>j??=t("report/escape");let v;const a=()=>v??=t("report/view/words");let y;const d=()=>y??=
t("promote/counts");let _;const l=()=>_??=t("promote/made-list");$(O,{promotionPage:()=>r});const b=50,m={sentence:400,name:100};
function r(o){const{quarantined:c,rejected:n,gate:s=[]}=o;return[`## Promotion: ${(0,d().countsOf)(o)}`,...p("Refused",n,
u),...p("Quarantined",c,u),...p("Promoted",(0,d().promotionsIn)(o),({type:g,id:A,evidence:k})=>`- ${g} ${h(A)} (evidence\
: ${k.level})`),...p("Weakened gate",s,({message:g,remedy:A})=>`- ${i(`${g} ${A}`)}`),""].join(`
`)}function u({type:o,id:c,path:n,line:s,reasons:g}){const[A,...k]=g,S=k.length===0?"":` And ${(0,a().count)(k.length,"f\
urther reason")}.`;return`- ${o==="File"?h(`${n}:${s}`):`${o} ${h(c)}`}: ${i(`${A?.message??""} ${A?.remedy??""}`)}${S}`}
function p(o,c,n){if(c.length===0)return[];const s=c.length-b;return["",`### ${o}`,"",...(0,l().firstOf)(c,b).map(n),...s>
0?[`- and ${s} more`]:[]]}function h(o){return(0,e().markdownCode)((0,a().clip)(o,m.name))}function i(o){return(0,e().markdownSentence)(
(0,a().clip)(o,m.sentence))}},"promote/policy"(O,t,$,P){let j;const e=()=>j??=t("policy/load");let v;const a=()=>v??=t("\
repo/literal-tree");$(O,{promotionPolicy:()=>y});function y(d){const _=d?.tree??(0,a().literalTree)({},"no repository");
return(0,e().loadPolicy)(_,_.label)}},"promote/promotion"(O,t,$,P){let j;const e=()=>j??=t("zod");let v;const a=()=>v??=
t("model/asset");let y;const d=()=>y??=t("model/asset-types");let _;const l=()=>_??=t("model/evidence");let b;const m=()=>b??=
t("model/finding");let r;const u=()=>r??=t("model/hash-form");let p;const h=()=>p??=t("report/validation-report");let i;
const o=()=>i??=t("promote/attestation/attestation");$(O,{OUTCOMES:()=>S,PROMOTION_VERSION:()=>c,promotionSchema:()=>w});
const c="1.0.0",n=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in ever\
y run, even if its position changes."),rule:e().string(),severity:m().severitySchema,message:e().string(),remedy:e().string()}),
s={path:e().string(),line:e().int().min(1)},g={id:e().string(),type:a().assetTypeSchema,asset_id:e().string().nullable().
describe("The hash that the candidate declares."),...s},A=e().array(n).min(1).describe("Why; the first reason is the one\
 to fix first."),k=e().object({...g,type:e().enum([...d().ASSET_TYPES,"File","Message"]).describe("`File` for a part of \
the source that is not an asset, `Message` for a message."),reasons:A}),S=["promoted","quarantined","rejected"],E=e().object(
{level:l().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport that reached the level."),
report_digest:a().digestSchema.optional().describe("The digest of the GateReport that contains it."),attestation:o().attestedSchema.
optional()}),F=e().object({...g,sender_id:e().string().optional().describe("The sender of the message that contained it."),
outcome:e().enum(S),eligibility:l().eligibilitySchema,evidence:E,hash:e().object({form:e().enum(u().HASH_FORM_NAMES).nullable().
describe("The form of the content that `asset_id` is the hash of; null if it is none of them, so that the content was ch\
anged after it was hashed. Only `content` and `hub` are accepted."),not_matched:e().array(e().enum(u().HASH_FORM_NAMES)).
describe("The forms that were compared before, in their order."),content:a().digestSchema.describe("The hash of the cont\
ent by the current protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().string().
nullable().describe("The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(n).describe(
"Why it is not promoted; empty if it is."),notices:e().array(n).describe("Findings that do not prevent the promotion.")}),
w=e().object({type:e().literal("PromotionReport"),schema_version:e().literal(c),tool:e().object({name:e().literal("gene-\
gate"),version:e().string()}),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),
digest:a().digestSchema,require_evidence:l().evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object(
{role:e().enum(["assets","events","report","attestation"]),name:e().string(),digest:a().digestSchema.describe("The SHA-2\
56 of its bytes.")})).describe("The files that the decisions depend on, in addition to the repository."),decisions:e().array(
F).describe("One for each candidate that is not skipped, in the order of the source."),promoted:e().array(e().looseObject(
{type:a().assetTypeSchema,id:e().string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().
array(k.extend({type:a().assetTypeSchema,sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candi\
date as it was received.")})).describe("Candidates that nothing refutes, but for which evidence is missing."),rejected:e().
array(k).describe("The candidates that are rejected."),skipped:e().array(e().object({...g,type:k.shape.type,reason:n})).
describe("Candidates that exist already or whose type agents do not exchange, and messages without candidates."),reports:e().
array(e().looseObject({...h().validationReportSchema.pick({gene_id:!0}).shape})).describe("The ValidationReports that `-\
-run` made, or that were accepted as evidence."),gate:e().array(n).min(1).optional().describe("Where the policy and work\
flows of the repository are weaker than those of its default branch; absent if they are not, or if the clone does not ha\
ve this branch."),revoked:e().array(e().object({...g,reason:n})).min(1).optional().describe("Assets of the repository th\
at a message of the source revokes.")}).describe("The decisions of a promotion")},"promote/revocation"(O,t,$,P){let j;const e=()=>j??=
t("assets/message");let v;const a=()=>v??=t("assets/subject");let y;const d=()=>y??=t("audit/claims/content-hash");let _;
const l=()=>_??=t("rules/finding");let b;const m=()=>b??=t("promote/identity");$(O,{revocationsIn:()=>r});function r(i){
const o=new Map,c=new Map;for(const n of i.filter(({value:s})=>s.message_type==="revoke")){const s=(0,e().payloadOf)(n.value),
g=h(s.target_asset_id,s.asset_id,s.target_asset_ids),A=h(s.target_local_id,s.local_id);for(const k of g)o.set(k,n);if(g.
length===0)for(const k of A)c.set(k,n)}return o.size+c.size===0?()=>{}:n=>{const{id:s,value:g}=n,k=h(g.asset_id,(0,d().hashOfAsset)(
n),(0,m().receivedHashOf)(n)).find(E=>o.has(E)),S=k===void 0?c.get(s):o.get(k);return S&&u(n,S)}}function u(i,{value:o}){
const{type:c,id:n}=i,{reason:s}=(0,e().payloadOf)(o),g={type:c,id:n,by:(0,e().senderOf)(o)??"an unknown sender",why:typeof s==
"string"?s.slice(0,p):""};return(0,l().finding)("asset-revoked",g,{location:i.locate(),subject:(0,a().subjectOf)(i)})}const p=200;
function h(...i){return i.flatMap(o=>o??[]).filter(o=>typeof o=="string"&&o!=="")}},"promote/run-genes"(O,t,$,P){let j;const e=()=>j??=
t("approval/head");let v;const a=()=>v??=t("assets/subject");let y;const d=()=>y??=t("audit/audit");let _;const l=()=>_??=
t("judge/families/programs");let b;const m=()=>b??=t("repo/additions");let r;const u=()=>r??=t("repo/checkout-guard");let p;
const h=()=>p??=t("report/validation-reports");let i;const o=()=>i??=t("rules/finding");let c;const n=()=>c??=t("run/run");
let s;const g=()=>s??=t("verdict/judge");let A;const k=()=>A??=t("verdict/validate");let S;const E=()=>S??=t("verdict/ve\
rdict");$(O,{runGenes:()=>F});async function F(T,{policy:f,digest:I},M,L,{approver:x,secrets:C,...R}){const G=new Date,{
directory:W,tree:D}=L,V=(0,m().additionsOf)(f.build_outputs,(0,l().dependencyFolders)(f)),z=(0,u().guardCheckout)(W,[...D.
files()],V),H=await(0,d().auditAssets)(T,M),{judgement:J,runResult:K}=await(0,k().validate)(H,{policy:f,startedAt:G,heads:[
{judge:()=>(0,e().judgedHead)(H,L.tree,{policy:f,digest:I},"")}],approver:x,runs:!0,run:N=>(0,n().runAudited)(H,{...R,checkout:z,
tree:D,attended:!1,policy:f,fork:!0,waiting:N})}),{genes:B}=J,U=(0,h().validationReportsOf)((0,h().redactGenes)(B,C),{nodeOf:K.
nodeOf,policyDigest:I,startedAt:G,finishedAt:new Date});return{findings:new Map(B.map(N=>[N.gene.asset,w(N,f.fail_on)])),
reports:U.filter(N=>N!==null)}}function w(T,f){const I=(0,g().findingsOf)(T);if(T.verdict==="pass"||T.verdict==="warn"||
(0,E().severityVerdict)(I,f)==="fail")return I;const{asset:L}=T.gene,x={location:L.locate(),subject:(0,a().subjectOf)(L)};
return[...I,(0,o().finding)("not-validated",{gene:L.id,summary:T.summary},x)]}},"promote/text"(O,t,$,P){let j;const e=()=>j??=
t("report/text/layout");let v;const a=()=>v??=t("report/view/words");let y;const d=()=>y??=t("promote/counts");let _;const l=()=>_??=
t("promote/made-list");$(O,{renderPromotion:()=>m});const b=1e3;function m(o,c){const n=(0,e().layoutOf)(c),{quarantined:s,
rejected:g,skipped:A,gate:k=[]}=o,S=n.verbose?Number.POSITIVE_INFINITY:b,E=(F,w,T)=>[...(0,l().firstOf)(F,S).map(w),...F.
length>S?[(0,e().leftOut)((0,a().count)(F.length-S,`further ${T} candidate`),n)]:[]];return(0,e().page)([...E(g,F=>r("re\
jected",F,n),"rejected"),...E(s,F=>r("unproven",F,n),"unproven"),...n.verbose?E(A,F=>p(F,n),"skipped"):[],...E((0,d().promotionsIn)(
o),F=>u(F,n),"promoted"),...k.map(({message:F,rule:w})=>(0,e().prose)(n,"gate",`${F} (${w})`)),i(o,n)])}function r(o,{type:c,
id:n,path:s,line:g,reasons:A},k){const[S,...E]=A,F=k.verbose?E:[],w=E.length-F.length;return[...h(o,c==="File"?`${s}:${g}`:
`${c} ${n}`,o==="rejected"?"bad":"quiet",k),...S?[...(0,e().prose)(k,"why",`${S.message} (${S.rule})`),...(0,e().prose)(
k,"fix",S.remedy)]:[],...F.flatMap(({message:T,rule:f})=>(0,e().prose)(k,"also",`${T} (${f})`)),...w>0?(0,e().leftOut)((0,a().
count)(w,"further reason"),k):[]]}function u({type:o,id:c,evidence:n,notices:s},g){return[...h("promoted",`${o} ${c}`,"g\
ood",g),...(0,e().prose)(g,"evidence",n.level),...g.verbose?s.flatMap(({message:A,rule:k})=>(0,e().prose)(g,"note",`${A}\
 (${k})`)):[]]}function p({type:o,id:c,reason:n},s){return[...h("skipped",`${o} ${c}`,"quiet",s),...(0,e().prose)(s,"why",
`${n.message} (${n.rule})`)]}function h(o,c,n,s){return(0,e().labelled)(s,o,[s.paint("strong",(0,e().shortName)(c,(0,e().
roomOf)(s)))],n)}function i(o,c){return(0,e().prose)(c,"in all",(0,d().countsOf)(o))}},"promote/workspace"(O,t,$,P){let j;
const e=()=>j??=t("repo/object-tree");let v;const a=()=>v??=t("repo/revision");let y;const d=()=>y??=t("repo/source-tree");
$(O,{withWorkspace:()=>_});function _(b,m,r,u){return(0,d().withSourceTree)(b,m,async(p,h,i)=>{const o=i&&await l(i,u);return r(
{directory:h,tree:p,...o&&{defaultBranch:o}})})}async function l(b,m){const r=m===void 0?(await(0,a().findDefaultBranch)(
b))?.commit:(await(0,a().lookUpCommits)(b,[`refs/remotes/origin/${m}`]))[0];return r===void 0?void 0:(0,e().readTree)(b,
r)}}};
