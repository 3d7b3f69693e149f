"use strict";module.exports={"promote/audited-findings"(O,t,$,M){let j;const e=()=>j??=t("audit/check");let w;const a=()=>w??=t("repo\
rt/entries");let y;const d=()=>y??=t("promote/gene-findings");$(O,{auditedFindings:()=>u});function u({genes:l,findings:b},m){
const r=new Map(l.map(_=>[_.asset,(0,d().geneFindings)(_)])),f=(0,a().findingsAbout)(b),p=new Set(m);return _=>p.has(_)?
[...r.get(_)??[],...f(_).filter(({rule:i})=>i!=="event-parent-missing")]:[(0,e().assetNotJudged)(_,"the audit returned n\
o result")]}},"promote/bundle"(O,t,$,M){let j;const e=()=>j??=t("assets/subject");let w;const a=()=>w??=t("rules/finding");
let y;const d=()=>y??=t("promote/known");$(O,{decideBundles:()=>u});function u(m){const r=new Map;for(const p of m){const _=(0,d().
assetKey)(p.asset);r.has(_)||r.set(_,p)}const f=new Map;for(const p of r.values()){const _=l(p,r);if(_===void 0||f.has(_))
continue;const i=[_,p].find(({outcome:o})=>o!=="promoted");i!==void 0&&f.set(_,i)}return m.map(p=>{if(r.get((0,d().assetKey)(
p.asset))!==p)return p;const _=f.get(l(p,r)??p);return _===void 0||p.outcome!=="promoted"?p:b(p,_.asset)})}function l({asset:{
type:m,value:r}},f){if(!(m!=="Capsule"||typeof r.gene!="string"))return f.get((0,d().assetKey)({type:"Gene",id:r.gene}))}
function b(m,{type:r,id:f}){const{asset:p}=m,{type:_,id:i}=p,o={location:p.locate(),subject:(0,e().subjectOf)(p)},c=(0,a().
finding)("bundle-incomplete",{type:_,id:i,otherType:r,other:f},o);return{...m,outcome:"quarantined",eligibility:"unprove\
n",reasons:[c]}}},"promote/candidates"(O,t,$,M){let j;const e=()=>j??=t("assets/file");let w;const a=()=>w??=t("assets/m\
essage");let y;const d=()=>y??=t("audit/claims/asset-files");let u;const l=()=>u??=t("error");let b;const m=()=>b??=t("r\
ules/finding");let r;const f=()=>r??=t("promote/archive/gepx");let p;const _=()=>p??=t("promote/archive/limits");$(O,{readAll:()=>s,
readCandidates:()=>i});async function i(g,T){const v=[];for(const x of g.files?.()??[g])v.push(...await o(x,T));const I=v.
flatMap(h),P=v.flatMap(k),L=v.flatMap(x=>x.messages??[]).filter(c),[N]=P;if(I.length+L.length===0&&N!==void 0)throw E(N);
return{candidates:I,findings:P,messages:L}}async function o({name:g,open:T},v){const{head:I,rest:P}=await n(T());return I[0]===
31&&I[1]===139?(await(0,f().readArchive)(P,_().ARCHIVE_LIMITS)).map(({path:x,bytes:R})=>(0,e().readAssetFile)(`${g}/${x}`,
R,v)):[(0,e().readAssetFile)(g,await s(P,g,v),v)]}function c({value:g}){return!(0,a().carriesAssets)(g)}async function n(g){
const T=g[Symbol.asyncIterator]();let v=Buffer.alloc(0);for(;v.length<2;){const{done:P,value:L}=await T.next();if(P)break;
v=Buffer.concat([v,L])}async function*I(){yield v,yield*{[Symbol.asyncIterator]:()=>T}}return{head:v,rest:I()}}async function s(g,T,{
maxBytes:v}){const I=[];let P=0;for await(const L of g){if(P+=L.length,P>v)throw new(l()).GateError("input_invalid",`${T}\
 is larger than ${v} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.");
I.push(L)}return Buffer.concat(I)}function h(g){const T=S(g);return A(g).map(v=>{if(T.length===0)return{asset:v,findings:[]};
const I=v.locate(),P=T.filter(({location:L})=>F(L,I));return{asset:v,findings:P.map(d().assetProblemFinding)}})}function A({
assets:g}){return g.filter(({envelope:T,cut:v})=>!v&&(!T||(0,a().carriesAssets)(T)))}function k(g){const T=S(g);if(T.length===
0)return[];const v=A(g).map(I=>I.locate());return T.filter(({location:I})=>!v.some(P=>F(I,P))).map(d().assetProblemFinding)}
function S({problems:g}){return g.filter(({rule:T})=>T!=="duplicate-id"&&T!=="duplicate-copy")}function F(g,T){const{end_line:v=T.
line,end_column:I=T.column}=T,P=g.line>T.line||g.line===T.line&&g.column>=T.column,L=g.line<v||g.line===v&&g.column<=I;return P&&
L}function E(g){const{message:T,remedy:v}=(0,m().describe)(g),{path:I,line:P}=g.location??{path:"",line:1};return new(l()).
GateError("input_invalid",`${I} contains no candidate. Line ${P}: ${T}`,v)}},"promote/counts"(O,t,$,M){$(O,{countsOf:()=>j,
promotionsIn:()=>e});function j({promoted:w,quarantined:a,rejected:y,skipped:d}){return[`${w.length} promoted`,...a.length>
0?[`${a.length} quarantined`]:[],`${y.length} rejected`,...d.length>0?[`${d.length} skipped`]:[]].join(", ")}function e({
decisions:w,promoted:a}){return{length:a.length,*[Symbol.iterator](){for(const y of w)y.outcome==="promoted"&&(yield y)}}}},
"promote/emit"(O,t,$,M){let j;const e=()=>j??=t("assets/message");let w;const a=()=>w??=t("report/escape");$(O,{EMITTED:()=>y,
messageLines:()=>l});const y=["decision","report","revoke"],d={promoted:"accept",quarantined:"quarantine",rejected:"reje\
ct"},u={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promot\
ed for provenance tracking"};function*l(i,o,c){for(const n of m[o](i))yield`${(0,a().jsonLine)(b(o,n,c))}
`}function b(i,o,{id:c,now:n,random:s}){return{protocol:e().PROTOCOL,protocol_version:"1.0.0",message_type:i,message_id:`\
msg_${n.getTime()}_${s()}`,sender_id:c,timestamp:n.toISOString(),payload:o}}const m={decision:r,report:({reports:i})=>i.
map(p),revoke:({revoked:i=[]})=>i.map(({reason:o,...c})=>({...f(c),reason:o.message}))};function*r({decisions:i,skipped:o}){
for(const{outcome:c,reasons:n,type:s,...h}of i)yield{...f(h),decision:d[c],reason:c==="promoted"?u[s]??null:_(n)};for(const{
reason:c,...n}of o)c.rule==="already-promoted"&&(yield{...f(n),decision:d.promoted,reason:c.message})}function f({asset_id:i,
id:o}){return{target_asset_id:i,target_local_id:o}}function p(i){const{gene_asset_id:o,gene_id:c}=i;return{target_asset_id:typeof o==
"string"?o:null,target_local_id:typeof c=="string"?c:null,validation_report:i}}function _([i]){return i===void 0?null:`${i.
message} (${i.rule})`}},"promote/event-log"(O,t,$,M){let j;const e=()=>j??=t("assets/file");let w;const a=()=>w??=t("aud\
it/claims/asset-files");let y;const d=()=>y??=t("error");let u;const l=()=>u??=t("rules/finding");let b;const m=()=>b??=
t("promote/candidates");$(O,{eventsOf:()=>_,readEventLog:()=>r});async function r(i,o){const c=await(0,m().readAll)(i.open(),
i.name,o),n=(0,e().readAssetFile)(i.name,c,o),[s]=n.messages??[];if(s!==void 0)throw p(`${i.name}, line ${s.location.line}\
: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agent\
s.");const h=f(n);if(h===void 0)return n.assets;const{message:A,remedy:k}=(0,l().describe)(h),{path:S,line:F}=h.location??
{path:i.name,line:1};throw p(`${S}, line ${F}: ${A}`,k)}function f({problems:i}){return i.filter(({rule:o})=>o!=="duplic\
ate-id").map(a().assetProblemFinding).find(({severity:o})=>o==="error")}function p(i,o){return new(d()).GateError("input\
_invalid",`The event log cannot be read. ${i}`,o)}function _(i){return i.filter(({type:o})=>o==="EvolutionEvent").map(({
value:o,path:c})=>({value:o,log:c}))}},"promote/exit-code"(O,t,$,M){let j;const e=()=>j??=t("rules/catalogue");$(O,{FAIL_ON:()=>w,
exitCodeOf:()=>a});const w=["none","rejected","unproven"];function a({quarantined:d,rejected:u},l){return y(u)||y(d)?2:{
none:0,rejected:u.length,unproven:u.length+d.length}[l]>0?1:0}function y(d){for(const{reasons:u}of d)if(u.some(({rule:l})=>(0,e().
ruleOf)(l)?.undecided))return!0;return!1}},"promote/folder"(O,t,$,M){let j;const e=()=>j??=t("node:fs");let w;const a=()=>w??=
t("node:path");let y;const d=()=>y??=t("error");let u;const l=()=>u??=t("repo/folder-tree");let b;const m=()=>b??=t("pro\
mote/archive/limits");$(O,{withFolder:()=>f});const r=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function f(i,o,c){return(0,e().
statSync)(o,{throwIfNoEntry:!1})?.isDirectory()??!1?{...i,files:()=>p(o,i.name).map(s=>({name:`${i.name}/${s}`,open:()=>c(
(0,a().join)(o,s))}))}:i}function p(i,o){const c=[...(0,l().folderTree)(i).files()].filter(({path:S,kind:F})=>F==="file"||
F==="executable"||S.endsWith(".gepx")),n=c.find(({path:S})=>S.endsWith(".gepx"));if(n)throw _(o,`${n.path} is an archive`,
"Pass archives one by one.");const s=c.filter(({path:S})=>/\.jsonl?$/.test(S)&&!r.test(S)),{entries:h,keptBytes:A}=m().ARCHIVE_LIMITS,
k=s.reduce((S,{size:F=0})=>S+F,0);if(s.length===0)throw _(o,"it has no JSON file","Pass a directory with `.json` or `.js\
onl` files.");if(s.length>h||k>A){const S=`at most ${h} files with ${A} bytes are read`;throw _(o,S,"Pass the files in s\
maller directories.")}return s.map(({path:S})=>S)}function _(i,o,c){return new(d()).GateError("input_invalid",`The direc\
tory ${i} cannot be read: ${o}.`,c)}},"promote/gene-findings"(O,t,$,M){let j;const e=()=>j??=t("assets/subject");let w;const a=()=>w??=
t("rules/finding");$(O,{geneFindings:()=>y});function y({asset:l,commands:b,findings:m}){return[...b.flatMap(r=>{const f={
location:r.location,subject:{...(0,e().subjectOf)(l),command:r.command}};return[...r.verdict==="block"?[(0,a().finding)(
"unsafe-validation-command",{command:r.command},f)]:[],...r.findings]}),...d(l)?[]:[u(l)],...m]}function d({value:{strategy:l}}){
return Array.isArray(l)&&l.some(b=>typeof b=="string"&&b.trim()!=="")}function u(l){const b={location:l.locate(["strateg\
y"]),subject:(0,e().subjectOf)(l)};return(0,a().finding)("strategy-missing",{gene:l.id},b)}},"promote/identity"(O,t,$,M){
let j;const e=()=>j??=t("@evomap/gep-sdk");let w;const a=()=>w??=t("assets/asset");let y;const d=()=>y??=t("assets/subje\
ct");let u;const l=()=>u??=t("audit/claims/content-hash");let b;const m=()=>b??=t("audit/claims/schema/findings");let r;
const f=()=>r??=t("rules/finding");$(O,{exchangeFindings:()=>p,isSameAsset:()=>o,promotedForm:()=>c,receivedHashOf:()=>i,
unhashedFindings:()=>_});function p(n){return[...(0,m().promotionSchemaFindings)(n),...(0,l().identityFindings)(n,"autho\
r")].map(s=>({...s,severity:"error"}))}function _(n){const s=(0,l().unhashedFields)(n);if(s.length===0)return[];const h={
location:n.locate(["outcome"]),subject:(0,d().subjectOf)(n)};return[(0,f().finding)("fields-not-hashed",{capsule:n.id,fields:s},
h)]}function i({value:{a2a:n}}){return(0,a().isJsonObject)(n)?n.received_asset_id:void 0}function o(n,s){return(0,l().hashOfAsset)(
n)===(0,l().hashOfAsset)(s)?!0:(0,l().matchContentHash)(n)!==void 0&&i(s)===n.value.asset_id}function c({type:n,value:s},h){
const{confidence:A,a2a:k,asset_id:S}=s;if(n!=="Capsule"||typeof A!="number"||h===1&&(0,e().verifyAssetId)(s))return s;const F={
...(0,l().matchContentHash)({type:n,value:s})==="hub"?(0,l().asHubHashes)(s):s,confidence:A*h,a2a:{...(0,a().isJsonObject)(
k)?k:{},status:"promoted",confidence_factor:h,received_asset_id:S??null}};return{...F,asset_id:(0,e().computeAssetId)(F)}}},
"promote/inputs"(O,t,$,M){let j;const e=()=>j??=t("node:crypto");$(O,{digested:()=>w});function w(){const a=[],y={source(d,{
name:u,open:l,files:b}){if(b)return{name:u,open:l,files:()=>b().map(f=>y.source(d,f))};const m=(0,e().createHash)("sha25\
6");let r;return a.push({role:d,name:u,digest:()=>(r??=m.digest("hex"),r)}),{name:u,open:async function*(){for await(const f of l())
m.update(f),yield f}}},add(d,{name:u,bytes:l}){const b=(0,e().createHash)("sha256").update(l).digest("hex");a.push({role:d,
name:u,digest:()=>b})},list:()=>a.map(({role:d,name:u,digest:l})=>({role:d,name:u,digest:`sha256:${l()}`}))};return y}},
"promote/json"(O,t,$,M){let j;const e=()=>j??=t("report/escape");let w;const a=()=>w??=t("promote/made-list");$(O,{promotionPieces:()=>d});
const y=65536;function*d(m){let r="";for(const f of u(m))r+=f,!(r.length<y)&&(yield r,r="");yield r}function*u(m){let r="\
{";for(const[f,p]of Object.entries(m))yield`${r}
  ${JSON.stringify(f)}: `,r=",",(0,a().isList)(p)?yield*l(p):yield b(p,"  ");yield`
}
`}function*l(m){let r="[";for(const f of m)yield`${r}
    ${b(f,"    ")}`,r=",";yield r==="["?"[]":`
  ]`}function b(m,r){return(0,e().json)(m).replaceAll(`
`,`
${r}`)}},"promote/known"(O,t,$,M){let j;const e=()=>j??=t("assets/compare");let w;const a=()=>w??=t("assets/file");let y;
const d=()=>y??=t("assets/globs");let u;const l=()=>u??=t("assets/limits");let b;const m=()=>b??=t("assets/log/audit-log");
let r;const f=()=>r??=t("assets/log/read-log");let p;const _=()=>p??=t("error");$(O,{assetKey:()=>i,indexAssets:()=>o,readOwnAssets:()=>c});
function i({type:n,id:s}){return`${n} ${s}`}function o(n){const s=new Map;for(const h of n)s.has(i(h))||s.set(i(h),h);return s}
async function c(n,s){const h=(0,d().assetPathTest)(s),A=(0,l().assetLimits)(s.assets.max_file_bytes),k=[...n.files()].filter(
({path:v,kind:I})=>(I==="file"||I==="executable")&&h(v)),S=await Promise.all(k.map(async v=>{const{path:I}=v;return(0,m().
isAuditLog)(I)?(0,f().readUntouchedLog)(n,v,A,"all"):(0,a().readAssetFile)(I,await n.read(I,A.maxBytes),A)})),F=S.find(({
unread:v})=>v!==void 0);if(F!==void 0)throw new(_()).GateError("file_unreadable",`${F.path} was not read completely: ${F.
unread}.`,"Increase `assets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.");
const E=S.flatMap(({problems:v})=>v).find(({rule:v})=>e().INCOMPLETE.has(v));if(E===void 0)return{assets:S.flatMap(({assets:v})=>v),
messages:S.flatMap(({messages:v})=>v??[])};const{path:g,line:T}=E.location;throw new(_()).GateError("file_unreadable",`${g}\
 cannot be read at line ${T}: ${E.detail}.`,"Fix the file first; it could contain an asset with the id of a candidate.")}},
"promote/lines"(O,t,$,M){let j;const e=()=>j??=t("assets/message");let w;const a=()=>w??=t("report/escape");let y;const d=()=>y??=
t("report/in-toto/statement");$(O,{promotedLines:()=>u,promotedSubjects:()=>l,quarantinedLines:()=>b});function*u({promoted:m}){
for(const r of m)yield`${(0,a().jsonLine)(r)}
`}function l({promoted:m}){const r=[];for(const{id:f,asset_id:p}of m)typeof p=="string"&&r.push((0,d().assetSubject)(f,p));
return r}function*b({quarantined:m}){for(const{asset:r,sender_id:f}of m){const p=f===void 0?r:{protocol:e().PROTOCOL,message_type:"\
publish",sender_id:f,payload:{asset:r}};yield`${(0,a().jsonLine)(p)}
`}}},"promote/made-list"(O,t,$,M){$(O,{firstOf:()=>w,isList:()=>e,madeList:()=>j});function j(a,y){function*d(){for(const u of a)
yield y(u)}return{length:a.length,[Symbol.iterator]:d,toJSON:()=>[...d()]}}function e(a){return typeof a=="object"&&a!==
null&&Symbol.iterator in a}function w(a,y){const d=[];for(const u of a){if(d.length===y)break;d.push(u)}return d}},"prom\
ote/markdown"(O,t,$,M){let j;const e=()=>j??=t("report/escape");let w;const a=()=>w??=t("report/view/words");let y;const d=()=>y??=
t("promote/counts");let u;const l=()=>u??=t("promote/made-list");$(O,{promotionPage:()=>r});const b=50,m={sentence:400,name:100};
function r(o){const{quarantined:c,rejected:n,gate:s=[]}=o;return[`## Promotion: ${(0,d().countsOf)(o)}`,...p("Refused",n,
f),...p("Quarantined",c,f),...p("Promoted",(0,d().promotionsIn)(o),({type:h,id:A,evidence:k})=>`- ${h} ${_(A)} (evidence\
: ${k.level})`),...p("Weakened gate",s,({message:h,remedy:A})=>`- ${i(`${h} ${A}`)}`),""].join(`
`)}function f({type:o,id:c,path:n,line:s,reasons:h}){const[A,...k]=h,S=k.length===0?"":` And ${(0,a().count)(k.length,"f\
urther reason")}.`;return`- ${o==="File"?_(`${n}:${s}`):`${o} ${_(c)}`}: ${i(`${A?.message??""} ${A?.remedy??""}`)}${S}`}
function p(o,c,n){if(c.length===0)return[];const s=c.length-b;return["",`### ${o}`,"",...(0,l().firstOf)(c,b).map(n),...s>
0?[`- and ${s} more`]:[]]}function _(o){return(0,e().markdownCode)((0,a().clip)(o,m.name))}function i(o){return(0,e().markdownSentence)(
(0,a().clip)(o,m.sentence))}},"promote/policy"(O,t,$,M){let j;const e=()=>j??=t("policy/load");let w;const a=()=>w??=t("\
repo/literal-tree");$(O,{promotionPolicy:()=>y});function y(d){const u=d?.tree??(0,a().literalTree)({},"no repository");
return(0,e().loadPolicy)(u,u.label)}},"promote/promotion"(O,t,$,M){let j;const e=()=>j??=t("zod");let w;const a=()=>w??=
t("model/asset");let y;const d=()=>y??=t("model/asset-types");let u;const l=()=>u??=t("model/evidence");let b;const m=()=>b??=
t("model/finding");let r;const f=()=>r??=t("model/hash-form");let p;const _=()=>p??=t("report/validation-report");let i;
const o=()=>i??=t("promote/attestation/attestation");$(O,{OUTCOMES:()=>S,PROMOTION_VERSION:()=>c,promotionSchema:()=>g});
const c="1.0.0",n=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in ever\
y run, even if its position changes."),rule:e().string(),severity:m().severitySchema,message:e().string(),remedy:e().string()}),
s={path:e().string(),line:e().int().min(1)},h={id:e().string(),type:a().assetTypeSchema,asset_id:e().string().nullable().
describe("The hash that the candidate declares."),...s},A=e().array(n).min(1).describe("Why; the first reason is the one\
 to fix first."),k=e().object({...h,type:e().enum([...d().ASSET_TYPES,"File","Message"]).describe("`File` for a part of \
the source that is not an asset, `Message` for a message."),reasons:A}),S=["promoted","quarantined","rejected"],F=e().object(
{level:l().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport that reached the level."),
report_digest:a().digestSchema.optional().describe("The digest of the GateReport that contains it."),attestation:o().attestedSchema.
optional()}),E=e().object({...h,sender_id:e().string().optional().describe("The sender of the message that contained it."),
outcome:e().enum(S),eligibility:l().eligibilitySchema,evidence:F,hash:e().object({form:e().enum(f().HASH_FORM_NAMES).nullable().
describe("The form of the content that `asset_id` is the hash of; null if it is none of them, so that the content was ch\
anged after it was hashed. Only `content` and `hub` are accepted."),not_matched:e().array(e().enum(f().HASH_FORM_NAMES)).
describe("The forms that were compared before, in their order."),content:a().digestSchema.describe("The hash of the cont\
ent by the current protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().string().
nullable().describe("The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(n).describe(
"Why it is not promoted; empty if it is."),notices:e().array(n).describe("Findings that do not prevent the promotion.")}),
g=e().object({type:e().literal("PromotionReport"),schema_version:e().literal(c),tool:e().object({name:e().literal("gene-\
gate"),version:e().string()}),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),
digest:a().digestSchema,require_evidence:l().evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object(
{role:e().enum(["assets","events","report","attestation"]),name:e().string(),digest:a().digestSchema.describe("The SHA-2\
56 of its bytes.")})).describe("The files that the decisions depend on, in addition to the repository."),decisions:e().array(
E).describe("One for each candidate that is not skipped, in the order of the source."),promoted:e().array(e().looseObject(
{type:a().assetTypeSchema,id:e().string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().
array(k.extend({type:a().assetTypeSchema,sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candi\
date as it was received.")})).describe("Candidates that nothing refutes, but for which evidence is missing."),rejected:e().
array(k).describe("The candidates that are rejected."),skipped:e().array(e().object({...h,type:k.shape.type,reason:n})).
describe("Candidates that exist already or whose type agents do not exchange, and messages without candidates."),reports:e().
array(e().looseObject({..._().validationReportSchema.pick({gene_id:!0}).shape})).describe("The ValidationReports that `-\
-run` made, or that were accepted as evidence."),gate:e().array(n).min(1).optional().describe("Where the policy and work\
flows of the repository are weaker than those of its default branch; absent if they are not, or if the clone does not ha\
ve this branch."),revoked:e().array(e().object({...h,reason:n})).min(1).optional().describe("Assets of the repository th\
at a message of the source revokes.")}).describe("The decisions of a promotion")},"promote/revocation"(O,t,$,M){let j;const e=()=>j??=
t("assets/message");let w;const a=()=>w??=t("assets/subject");let y;const d=()=>y??=t("audit/claims/content-hash");let u;
const l=()=>u??=t("rules/finding");let b;const m=()=>b??=t("promote/identity");$(O,{revocationsIn:()=>r});function r(i){
const o=new Map,c=new Map;for(const n of i.filter(({value:s})=>s.message_type==="revoke")){const s=(0,e().payloadOf)(n.value),
h=_(s.target_asset_id,s.asset_id,s.target_asset_ids),A=_(s.target_local_id,s.local_id);for(const k of h)o.set(k,n);if(h.
length===0)for(const k of A)c.set(k,n)}return o.size+c.size===0?()=>{}:n=>{const{id:s,value:h}=n,k=_(h.asset_id,(0,d().hashOfAsset)(
n),(0,m().receivedHashOf)(n)).find(F=>o.has(F)),S=k===void 0?c.get(s):o.get(k);return S&&f(n,S)}}function f(i,{value:o}){
const{type:c,id:n}=i,{reason:s}=(0,e().payloadOf)(o),h={type:c,id:n,by:(0,e().senderOf)(o)??"an unknown sender",why:typeof s==
"string"?s.slice(0,p):""};return(0,l().finding)("asset-revoked",h,{location:i.locate(),subject:(0,a().subjectOf)(i)})}const p=200;
function _(...i){return i.flatMap(o=>o??[]).filter(o=>typeof o=="string"&&o!=="")}},"promote/run-genes"(O,t,$,M){let j;const e=()=>j??=
t("approval/head");let w;const a=()=>w??=t("assets/subject");let y;const d=()=>y??=t("audit/audit");let u;const l=()=>u??=
t("judge/families/programs");let b;const m=()=>b??=t("repo/checkout-guard");let r;const f=()=>r??=t("report/validation-r\
eports");let p;const _=()=>p??=t("rules/finding");let i;const o=()=>i??=t("run/run");let c;const n=()=>c??=t("verdict/ju\
dge");let s;const h=()=>s??=t("verdict/validate");let A;const k=()=>A??=t("verdict/verdict");$(O,{runGenes:()=>S});async function S(E,{
policy:g,digest:T},v,I,{approver:P,secrets:L,...N}){const x=new Date,{directory:R,tree:G}=I,B=(0,l().additionsFor)(g),W=(0,m().
guardCheckout)(R,[...G.files()],B),H=await(0,d().auditAssets)(E,v),{judgement:V,runResult:z}=await(0,h().validate)(H,{policy:g,
startedAt:x,heads:[{judge:()=>(0,e().judgedHead)(H,I.tree,{policy:g,digest:T},"")}],approver:P,runs:!0,run:C=>(0,o().runAudited)(
H,{...N,checkout:W,tree:G,attended:!1,policy:g,fork:!0,waiting:C})}),{genes:D}=V,J=(0,f().validationReportsOf)((0,f().redactGenes)(
D,L),{nodeOf:z.nodeOf,policyDigest:T,startedAt:x,finishedAt:new Date});return{findings:new Map(D.map(C=>[C.gene.asset,F(
C,g.fail_on)])),reports:J.filter(C=>C!==null)}}function F(E,g){const T=(0,n().findingsOf)(E);if(E.verdict==="pass"||E.verdict===
"warn"||(0,k().severityVerdict)(T,g)==="fail")return T;const{asset:I}=E.gene,P={location:I.locate(),subject:(0,a().subjectOf)(
I)};return[...T,(0,_().finding)("not-validated",{gene:I.id,summary:E.summary},P)]}},"promote/text"(O,t,$,M){let j;const e=()=>j??=
t("report/text/layout");let w;const a=()=>w??=t("report/view/words");let y;const d=()=>y??=t("promote/counts");let u;const l=()=>u??=
t("promote/made-list");$(O,{renderPromotion:()=>m});const b=1e3;function m(o,c){const n=(0,e().layoutOf)(c),{quarantined:s,
rejected:h,skipped:A,gate:k=[]}=o,S=n.verbose?Number.POSITIVE_INFINITY:b,F=(E,g,T)=>[...(0,l().firstOf)(E,S).map(g),...E.
length>S?[(0,e().leftOut)((0,a().count)(E.length-S,`further ${T} candidate`),n)]:[]];return(0,e().page)([...F(h,E=>r("re\
jected",E,n),"rejected"),...F(s,E=>r("unproven",E,n),"unproven"),...n.verbose?F(A,E=>p(E,n),"skipped"):[],...F((0,d().promotionsIn)(
o),E=>f(E,n),"promoted"),...k.map(({message:E,rule:g})=>(0,e().prose)(n,"gate",`${E} (${g})`)),i(o,n)])}function r(o,{type:c,
id:n,path:s,line:h,reasons:A},k){const[S,...F]=A,E=k.verbose?F:[],g=F.length-E.length;return[..._(o,c==="File"?`${s}:${h}`:
`${c} ${n}`,o==="rejected"?"bad":"quiet",k),...S?[...(0,e().prose)(k,"why",`${S.message} (${S.rule})`),...(0,e().prose)(
k,"fix",S.remedy)]:[],...E.flatMap(({message:T,rule:v})=>(0,e().prose)(k,"also",`${T} (${v})`)),...g>0?(0,e().leftOut)((0,a().
count)(g,"further reason"),k):[]]}function f({type:o,id:c,evidence:n,notices:s},h){return[..._("promoted",`${o} ${c}`,"g\
ood",h),...(0,e().prose)(h,"evidence",n.level),...h.verbose?s.flatMap(({message:A,rule:k})=>(0,e().prose)(h,"note",`${A}\
 (${k})`)):[]]}function p({type:o,id:c,reason:n},s){return[..._("skipped",`${o} ${c}`,"quiet",s),...(0,e().prose)(s,"why",
`${n.message} (${n.rule})`)]}function _(o,c,n,s){return(0,e().labelled)(s,o,[s.paint("strong",(0,e().shortName)(c,(0,e().
roomOf)(s)))],n)}function i(o,c){return(0,e().prose)(c,"in all",(0,d().countsOf)(o))}},"promote/workspace"(O,t,$,M){let j;
const e=()=>j??=t("repo/object-tree");let w;const a=()=>w??=t("repo/revision");let y;const d=()=>y??=t("repo/source-tree");
$(O,{withWorkspace:()=>u});function u(b,m,r,f){return(0,d().withSourceTree)(b,m,async(p,_,i)=>{const o=i&&await l(i,f);return r(
{directory:_,tree:p,...o&&{defaultBranch:o}})})}async function l(b,m){const r=m===void 0?(await(0,a().findDefaultBranch)(
b))?.commit:(await(0,a().lookUpCommits)(b,[`refs/remotes/origin/${m}`]))[0];return r===void 0?void 0:(0,e().readTree)(b,
r)}}};
