"use strict";var st=Object.defineProperty;var t=(T,o)=>st(T,"name",{value:o,configurable:!0});module.exports={"promote/answer"(T,o,R,D){let I;const e=t(()=>I??=o("audit/claims/content-hash"),"import_content_hash");
let E;const f=t(()=>E??=o("rules/finding"),"import_finding");let A;const j=t(()=>A??=o("rules/identity"),"import_identit\
y");let O;const y=t(()=>O??=o("tool"),"import_tool");let S;const _=t(()=>S??=o("promote/identity"),"import_identity2");let m;
const c=t(()=>m??=o("promote/promotion"),"import_promotion");R(T,{promotionOf:t(()=>s,"promotionOf")});function s({decided:d,
skipped:i},{policy:r,decidedAt:a,inputs:P,loose:h,reports:l,gate:p}){const{source:M,path:b,digest:x,policy:L}=r,k=d.map(
u=>{const $=u.outcome==="promoted"?(0,_().promotedForm)(u.asset,L.a2a.confidence_factor):void 0;return{decision:u,form:$}}),
w=t(u=>d.filter($=>$.outcome===u).map(({asset:$,reasons:N})=>({...v($),reasons:N.map(C)})),"refused");return{type:"Promo\
tionReport",schema_version:c().PROMOTION_VERSION,tool:y().TOOL,policy:{source:M,...b!==void 0&&{path:b},digest:x,require_evidence:L.
a2a.require_evidence},decided_at:a.toISOString(),inputs:P,decisions:k.map(({decision:u,form:$})=>n(u,$)),promoted:k.flatMap(
({decision:{asset:u},form:$})=>$===void 0?[]:[{...$,type:u.type,id:u.id}]),quarantined:w("quarantined"),rejected:[...w("\
rejected"),...h.map(g)],skipped:i.map(({asset:u,reason:$})=>({...v(u),reason:C($)})),reports:[...l,...d.flatMap(({evidence:{
report:u}})=>u===void 0?[]:[{...u,gene_id:String(u.gene_id)}])],...p.length>0&&{gate:p.map(C)}}}t(s,"promotionOf");function n({
asset:d,outcome:i,eligibility:r,evidence:a,reasons:P,notices:h},l){const{report:p,level:M,reportDigest:b,attestation:x}=a;
return{...v(d),outcome:i,eligibility:r,evidence:{level:M,...typeof p?.id=="string"&&{report_id:p.id},...b!==void 0&&{report_digest:b},
...x&&{attestation:x}},hash:{form:(0,e().matchContentHash)(d)??null,content:(0,e().contentHash)(d.value)},promoted_asset_id:typeof l?.
asset_id=="string"?l.asset_id:null,reasons:P.map(C),notices:h.map(C)}}t(n,"decisionOf");function g(d){const{path:i="",line:r=1}=d.
location??{};return{id:i,type:"File",asset_id:null,path:i,line:r,reasons:[C(d)]}}t(g,"looseRefusal");function v({id:d,type:i,
path:r,value:a,locate:P}){const{asset_id:h}=a;return{id:d,type:i,asset_id:typeof h=="string"?h:null,path:r,line:P().line}}
t(v,"received");function C(d){const{rule:i,severity:r}=d;return{id:(0,j().identityOf)(d),rule:i,severity:r,...(0,f().describe)(
d)}}t(C,"inWords")},"promote/archive/broken"(T,o,R,D){let I;const e=t(()=>I??=o("error"),"import_error");R(T,{brokenArchive:t(
()=>E,"brokenArchive")});function E(f,A){return new(e()).GateError("input_invalid",`The archive is not valid: ${f}.`,"Ex\
port the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:A})}
t(E,"brokenArchive")},"promote/archive/checksums"(T,o,R,D){let I;const e=t(()=>I??=o("assets/utf8"),"import_utf8");let E;
const f=t(()=>E??=o("promote/archive/broken"),"import_broken");R(T,{verifyChecksums:t(()=>j,"verifyChecksums")});const A=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function j(y,S){const _=O(y);for(const[c,s]of _){const n=JSON.stringify(c),g=S.get(c);if(g===void 0)throw(0,f().brokenArchive)(
`${n} has a checksum but is missing`);if(g.sha256!==s)throw(0,f().brokenArchive)(`the checksum of ${n} does not match it\
s content`)}const m=[...S.keys()].find(c=>!_.has(c));if(m!==void 0)throw(0,f().brokenArchive)(`${JSON.stringify(m)} has \
no checksum`)}t(j,"verifyChecksums");function O(y){const S=new Map;for(const _ of(0,e().decodeUtf8)(y).text.split(/\r?\n/).
filter(Boolean)){const[,m,c]=A.exec(_)??[];if(m===void 0||c===void 0)throw(0,f().brokenArchive)(`checksum.sha256 contain\
s the invalid line ${JSON.stringify(_.slice(0,80))}`);if(S.has(c))throw(0,f().brokenArchive)(`${JSON.stringify(c)} has t\
wo checksums`);S.set(c,m.toLowerCase())}return S}t(O,"readChecksums")},"promote/archive/entry-path"(T,o,R,D){let I;const e=t(
()=>I??=o("promote/archive/broken"),"import_broken");R(T,{entryPath:t(()=>A,"entryPath")});const E=255,f=/[\\:\p{C}]/u;function A({
path:j,type:O}){const y=JSON.stringify(j.slice(0,E));if(O!=="File"&&O!=="OldFile"&&O!=="Directory")throw(0,e().brokenArchive)(
`${y} is a ${O}, but only files and folders are allowed`);if(j.length>E)throw(0,e().brokenArchive)(`the path ${y}\u2026 is to\
o long`);if(j.startsWith("/"))throw(0,e().brokenArchive)(`the path ${y} is absolute`);if(f.test(j))throw(0,e().brokenArchive)(
`the path ${y} contains characters that are not allowed`);const S=j.split("/").filter(_=>_!==""&&_!==".");if(S.includes(
".."))throw(0,e().brokenArchive)(`the path ${y} leaves the archive`);if(O!=="Directory"){if(S.length===0)throw(0,e().brokenArchive)(
`a file has the path ${y}`);return S.join("/")}}t(A,"entryPath")},"promote/archive/gepx"(T,o,R,D){let I;const e=t(()=>I??=
o("zod"),"z");let E;const f=t(()=>E??=o("assets/utf8"),"import_utf8");let A;const j=t(()=>A??=o("promote/archive/broken"),
"import_broken");let O;const y=t(()=>O??=o("promote/archive/checksums"),"import_checksums");let S;const _=t(()=>S??=o("p\
romote/archive/unpack"),"import_unpack");R(T,{readArchive:t(()=>v,"readArchive")});const m="manifest.json",c="checksum.s\
ha256",s=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,n=e().string().regex(/^1(\.|$)/,"expected a version 1"),g=e().looseObject(
{gep_version:n,schema_version:n});async function v(h,l){const p=d(await(0,_().unpack)(h,M=>C(M)||C(M.slice(M.indexOf("/")+
1)),l));return a(i(p,m)),(0,y().verifyChecksums)(i(p,c),r(p,c)),[...p].flatMap(([M,{bytes:b}])=>b!==void 0&&s.test(M)?[{
path:M,bytes:b}]:[]).sort((M,b)=>M.path<b.path?-1:1)}t(v,"readArchive");function C(h){return h===m||h===c||s.test(h)}t(C,
"isRead");function d(h){const l=[...h.keys()][0]??"",p=h.has(m)?"":`${l.split("/")[0]}/`;return new Map([...h].map(([M,b])=>{
if(M.startsWith(p))return[M.slice(p.length),b];throw(0,j().brokenArchive)(`it has no ${m} at its root`)}))}t(d,"atRoot");
function i(h,l){const{bytes:p}=h.get(l)??{};if(p===void 0)throw(0,j().brokenArchive)(`it has no ${l} at its root`);return p}
t(i,"take");function r(h,l){return new Map([...h].filter(([p])=>p!==l))}t(r,"without");function a(h){const l=g.safeParse(
P(h));if(l.success)return;const[p]=l.error.issues;throw(0,j().brokenArchive)(`${m}: ${[...p?.path??[],p?.message].join("\
: ")}`)}t(a,"requireManifest");function P(h){try{return JSON.parse((0,f().decodeUtf8)(h).text)}catch(l){throw(0,j().brokenArchive)(
`${m} is not valid JSON`,l)}}t(P,"parseJson")},"promote/archive/limits"(T,o,R,D){R(T,{ARCHIVE_LIMITS:t(()=>I,"ARCHIVE_LI\
MITS")});const I={entries:1e3,bytes:256*1024*1024,keptBytes:32*1024*1024}},"promote/archive/unpack"(T,o,R,D){let I;const e=t(
()=>I??=o("node:crypto"),"import_node_crypto");let E;const f=t(()=>E??=o("node:stream/promises"),"import_promises");let A;
const j=t(()=>A??=o("node:zlib"),"import_node_zlib");let O;const y=t(()=>O??=o("tar/parse"),"import_parse");let S;const _=t(
()=>S??=o("error"),"import_error");let m;const c=t(()=>m??=o("promote/archive/broken"),"import_broken");let s;const n=t(
()=>s??=o("promote/archive/entry-path"),"import_entry_path");R(T,{unpack:t(()=>g,"unpack")});async function g(i,r,a){const P=new d(
r,a);try{await(0,f().pipeline)(v(i,a,"it has"),(0,j().createGunzip)(),h=>C(v(h,a,"its unpacked content has"),P))}catch(h){
throw h instanceof _().GateError?h:(0,c().brokenArchive)(`it is not a complete gzipped tar (${h.message})`,h)}return P.files}
t(g,"unpack");async function*v(i,{bytes:r},a){let P=0;for await(const h of i){if(P+=h.length,P>r)throw(0,c().brokenArchive)(
`${a} more than ${r} bytes`);yield Buffer.from(h.buffer,h.byteOffset,h.length)}}t(v,"limited");async function C(i,r){const a=new(y()).
Parser({strict:!0,brotli:!1,zstd:!1});let P=!1;a.on("error",l=>{throw l}),a.on("entry",l=>r.take(l)),a.on("ignoredEntry",
l=>r.refuse(l)),a.on("eof",()=>{P=!0});let h=!0;for await(const l of i){if(h&&l[0]===31)throw(0,c().brokenArchive)("it i\
s gzipped twice");h=!1,P||a.write(l)}a.end()}t(C,"parse");class d{static{t(this,"Contents")}files=new Map;#e;#t;#o=0;#n=0;constructor(r,a){
this.#e=r,this.#t=a}take(r){if(this.#o+=1,this.#o>this.#t.entries)throw(0,c().brokenArchive)(`it has more than ${this.#t.
entries} entries`);const a=(0,n().entryPath)(r);if(a===void 0){r.resume();return}if(this.files.has(a))throw(0,c().brokenArchive)(
`it contains ${JSON.stringify(a)} twice`);this.files.set(a,{sha256:""});const P=(0,e().createHash)("sha256"),h=this.#e(a)?
[]:void 0;r.on("data",l=>{P.update(l),h&&this.#i(h,l)}),r.on("end",()=>{const l=P.digest("hex");this.files.set(a,{sha256:l,
...h&&{bytes:Buffer.concat(h)}})})}refuse({path:r,type:a}){throw(0,c().brokenArchive)(`it contains ${JSON.stringify(r.slice(
0,80))}, an entry of the type ${a}`)}#i(r,a){if(this.#n+=a.length,this.#n>this.#t.keptBytes)throw(0,c().brokenArchive)(`\
its asset files have more than ${this.#t.keptBytes} bytes`);r.push(Buffer.from(a))}}},"promote/attestation/attestation"(T,o,R,D){
let I;const e=t(()=>I??=o("zod"),"z");let E;const f=t(()=>E??=o("model/asset"),"import_asset");R(T,{attestedSchema:t(()=>j,
"attestedSchema")});const A=e().object({issuer:e().string().describe("Who confirmed the identity, as a URL."),repository:e().
string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().describe("The workflow \
file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the w\
orkflow ran for.")}),j=e().object({source:e().string().describe("The file and position, or the address."),digest:f().digestSchema.
describe("Digest of the signed statement."),predicate_type:e().string(),result:e().enum(["PASSED","WARNED"]),asset_id:f().
digestSchema,commit:e().string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:f().
digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).nullable().describe("The gate; null if t\
he statement does not name it."),verified_at:e().iso.datetime(),signer:A}).describe("A verified attestation about the as\
set.")},"promote/attestation/judge-attestation"(T,o,R,D){let I;const e=t(()=>I??=o("assets/subject"),"import_subject");let E;
const f=t(()=>E??=o("rules/finding"),"import_finding");R(T,{attestationJudge:t(()=>j,"attestationJudge")});const A=1440*
60*1e3;function j(d,i){return r=>{const a=r.value.asset_id,h=(typeof a=="string"?d.filter(b=>O(b,a)):[]).map(b=>({each:b,
reasons:y(r,b,i)})),l=h.flatMap(({each:b,reasons:x})=>"refused"in b||x.length>0?[]:[b]).sort((b,x)=>Date.parse(x.verified_at)-
Date.parse(b.verified_at)),[p]=l;if(p===void 0){const[b={reasons:[v(r)]}]=h;return{findings:b.reasons}}const M=l.filter(
({verified_at:b})=>b===p.verified_at).find(b=>!n(b,r));return M!==void 0?{findings:[g(r,M)]}:{accepted:C(p,String(a))}}}
t(j,"attestationJudge");function O(d,i){return"refused"in d?d.claims?.has(i)??!0:d.subjects.has(i)}t(O,"names");function y(d,i,{
signers:r,policyDigest:a,now:P}){const h={location:d.locate(),subject:(0,e().subjectOf)(d)},{source:l}=i;if("refused"in i)
return[(0,f().finding)("attestation-invalid",{source:l,reason:i.refused},h)];const{signer:p,policy_digest:M,verified_at:b}=i,
x=r.filter($=>S(p,$)),[L]=x;if(L===void 0){const $={source:l,found:c(p),accepted:r.map(s)};return[(0,f().finding)("attes\
tation-other-signer",$,h)]}const k=t(({policies:$})=>$??[a],"policyOf"),w=x.filter($=>k($).includes(M));if(w.length===0){
const $={source:l,found:M,accepted:x.flatMap(k)};return[(0,f().finding)("attestation-other-policy",$,h)]}const u=Math.max(
...w.map(({max_age_days:$})=>$));if(P.getTime()-Date.parse(b)>u*A){const $={source:l,verified:b,days:u};return[(0,f().finding)(
"attestation-expired",$,h)]}return[]}t(y,"objectionsTo");function S(d,{issuer:i,repository:r,workflow:a,ref:P}){const[h="",
l=""]=m(d.workflow),[p="",M="",...b]=h.split("/"),[x="",L=P]=m(a),k=x.startsWith(".github/")?x===b.join("/")&&_(`${p}/${M}`,
r):x===h;return d.issuer===i&&_(d.repository,r)&&k&&l===L&&d.ref===P}t(S,"isSigner");function _(d,i){return d.toLowerCase()===
i.toLowerCase()}t(_,"isSame");function m(d){const i=d.indexOf("@");return i===-1?[d]:[d.slice(0,i),d.slice(i+1)]}t(m,"sp\
litAt");function c({repository:d,workflow:i,ref:r,issuer:a}){return`${i} for ${d} at ${r}, confirmed by ${a}`}t(c,"signe\
rName");function s({repository:d,workflow:i,ref:r}){return`${i} for ${d} at ${r}`}t(s,"acceptedName");function n({result:d,
validated:i},{type:r}){return d!=="FAILED"&&(i||r!=="Gene")}t(n,"hasPassed");function g(d,{source:i,result:r}){const a={
location:d.locate(),subject:(0,e().subjectOf)(d)},P=r==="FAILED"?"failed":"did not run all commands";return(0,f().finding)(
"attestation-not-passed",{source:i,what:P},a)}t(g,"notPassed");function v(d){const{type:i,id:r}=d,a={location:d.locate(),
subject:(0,e().subjectOf)(d)};return(0,f().finding)("attestation-missing",{type:i,id:r},a)}t(v,"missing");function C({subjects:d,
validated:i,result:r,...a},P){return{...a,result:r==="WARNED"?"WARNED":"PASSED",asset_id:P}}t(C,"attestedBy")},"promote/\
attestation/read-attestations"(T,o,R,D){let I;const e=t(()=>I??=o("assets/asset"),"import_asset");let E;const f=t(()=>E??=
o("error"),"import_error");let A;const j=t(()=>A??=o("promote/attestation/strict-json"),"import_strict_json");let O;const y=t(
()=>O??=o("promote/attestation/verify"),"import_verify");R(T,{readAttestations:t(()=>_,"readAttestations")});const S=1e4;
function _({name:s,bytes:n},g){const v=(0,j().strictJson)(s,n);if("problem"in v)throw c(s,v.problem);const C=v.values.flatMap(
m);if(C.length===0)throw c(s,"it contains no bundle");if(C.length>S)throw c(s,`it has more than ${S} bundles`);return C.
map((d,i)=>(0,y().verifyBundle)(C.length===1?s:`${s}, bundle ${i+1}`,d,g))}t(_,"readAttestations");function m(s){return Array.
isArray(s)?s:(0,e().isJsonObject)(s)&&Array.isArray(s.attestations)?s.attestations.map(n=>(0,e().isJsonObject)(n)?n.bundle??
null:null):[s]}t(m,"bundlesIn");function c(s,n){return new(f()).GateError("input_invalid",`${s} is not a file of attesta\
tions: ${n}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}t(c,"unusable")},"promote\
/attestation/signer"(T,o,R,D){let I;const e=t(()=>I??=o("@sigstore/core"),"import_core");R(T,{readSigner:t(()=>j,"readSi\
gner")});const E="1.3.6.1.4.1.57264.1.12",f="1.3.6.1.4.1.57264.1.14",A="https://github.com/";function j({identity:_}){const m=_?.
extensions?.issuer,c=O(_?.subjectAlternativeName),s=O(y(_,E)),n=y(_,f);if(!(!m||!c||!s||!n))return{issuer:m,repository:s,
workflow:c,ref:n}}t(j,"readSigner");function O(_){return _?.startsWith(A)?_.slice(A.length):void 0}t(O,"withoutHost");function y(_,m){
const c=_?.oids?.filter(({oid:n})=>n?.id.join(".")===m)??[],[s]=c;if(!(s===void 0||c.length>1))try{const{tag:n,value:g}=e().
ASN1Obj.parseBuffer(Buffer.from(s.value));return n.number===S?g.toString("utf8"):void 0}catch{return}}t(y,"extension");const S=12},
"promote/attestation/source"(T,o,R,D){let I;const e=t(()=>I??=o("error"),"import_error");let E;const f=t(()=>E??=o("gith\
ub/attestations"),"import_attestations");let A;const j=t(()=>A??=o("promote/attestation/judge-attestation"),"import_judg\
e_attestation");let O;const y=t(()=>O??=o("promote/attestation/read-attestations"),"import_read_attestations");let S;const _=t(
()=>S??=o("promote/attestation/trusted-root"),"import_trusted_root");let m;const c=t(()=>m??=o("promote/attestation/veri\
fy"),"import_verify");R(T,{judgeByAttestations:t(()=>g,"judgeByAttestations")});const s=8,n=500;async function g(d,{file:i,
client:r,trustedRoot:a},{policy:P,digest:h}){const l=(0,_().readTrustedRoots)(a.name,a.bytes),p=P.a2a.attestation,M=[...new Set(
p.map(({repository:x})=>x))],b=[...i?(0,y().readAttestations)(i,l):[],...r?await v(r,M,d,l):[]];return(0,j().attestationJudge)(
b,{signers:p,policyDigest:h,now:new Date})}t(g,"judgeByAttestations");async function v(d,i,r,a){const P=r.map(({value:p})=>p.
asset_id).filter(C),h=[...new Set(P)].flatMap(p=>i.map(M=>({repository:M,id:p})));if(i.length===0)throw new(e()).GateError(
"usage","promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.attestation`\
 in the policy.");if(h.length>n)throw new(e()).GateError("usage",`promote --fetch would send ${h.length} requests to Git\
Hub; ${n} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const l=[];for(let p=0;p<
h.length;p+=s){const M=h.slice(p,p+s).map(async({repository:b,id:x})=>{const[L="",k=""]=b.split("/"),w=await(0,f().listBundles)(
{client:d,owner:L,repo:k},x),u=t($=>`${b}, attestation ${$+1} of ${x}`,"name");return w.map(($,N)=>(0,c().verifyBundle)(
u(N),$,a))});l.push(...(await Promise.all(M)).flat())}return l}t(v,"fetchAttestations");function C(d){return typeof d=="\
string"&&/^sha256:[0-9a-f]{64}$/.test(d)}t(C,"isDigest")},"promote/attestation/statement"(T,o,R,D){let I;const e=t(()=>I??=
o("zod"),"z");let E;const f=t(()=>E??=o("report/in-toto/statement"),"import_statement");let A;const j=t(()=>A??=o("repor\
t/in-toto/test-result"),"import_test_result");let O;const y=t(()=>O??=o("report/in-toto/verification-summary"),"import_v\
erification_summary");let S;const _=t(()=>S??=o("tool"),"import_tool");R(T,{readStatement:t(()=>C,"readStatement")});const m=e().
string().regex(/^[0-9a-f]{64}$/),c=e().record(e().string(),e().string()),s=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
n=e().looseObject({_type:e().literal("https://in-toto.io/Statement/v1"),subject:e().array(e().looseObject({name:e().string().
optional(),digest:c})).min(1),predicateType:e().string(),predicate:e().unknown()}),g=e().looseObject({verifier:e().looseObject(
{id:e().literal(_().HOME),version:e().record(e().string(),e().string()).optional()}),timeVerified:e().iso.datetime({offset:!0}),
resourceUri:e().string(),policy:e().looseObject({digest:e().looseObject({sha256:m})}),verificationResult:e().enum(["PASS\
ED","FAILED"]),verifiedLevels:e().array(e().string())}),v=e().looseObject({result:e().enum(["PASSED","WARNED","FAILED"]),
configuration:e().array(e().looseObject({digest:e().looseObject({sha256:m})})).length(1,{error:"expected one entry, the \
policy"}),failedTests:e().array(e().string())});function C(r){const a=n.safeParse(r);if(!a.success)return{refused:`its p\
ayload is no in-toto statement: ${i(a.error)}`};const{subject:P,predicateType:h,predicate:l}=a.data,p=P.map(({digest:k})=>k),
M=t(k=>p.flatMap(w=>w[k]??[]),"of"),b=new Set(M("sha256").map(k=>`sha256:${k}`)),x=M("gitCommit").filter(k=>s.safeParse(
k).success),L={predicate_type:h,subjects:b};switch(h){case y().VERIFICATION_SUMMARY:{const{data:k,error:w}=g.safeParse(l);
if(w)return{refused:`its verification summary is malformed: ${i(w)}`};const u=[...x,d(k.resourceUri)].find($=>k.resourceUri===
(0,y().commitUri)($)&&(x.includes($)||b.has(`sha256:${(0,f().textDigest)($)}`)));return u===void 0?{refused:"its resourc\
e is not one of its subjects"}:{...L,result:k.verificationResult,validated:k.verifiedLevels.includes(y().VALIDATED),commit:u,
policy_digest:`sha256:${k.policy.digest.sha256}`,gate:{id:k.verifier.id,version:k.verifier.version?.[_().TOOL.name]??null},
verifiedAt:Date.parse(k.timeVerified)}}case j().TEST_RESULT:{const{data:k,error:w}=v.safeParse(l);if(w)return{refused:`i\
ts test result is malformed: ${i(w)}`};const[u]=k.configuration;return{...L,result:k.result,validated:k.failedTests.length===
0,commit:x[0]??null,policy_digest:`sha256:${u?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.
stringify(h.slice(0,80))}, not a verification summary or a test result`}}}t(C,"readStatement");function d(r){return r.slice(
r.lastIndexOf(":")+1)}t(d,"commitIn");function i({issues:r}){const[a]=r,P=a?.path.map(String).join(".");return`${P?`${P}\
: `:""}${a?.message??"unknown"}`}t(i,"first")},"promote/attestation/strict-json"(T,o,R,D){let I;const e=t(()=>I??=o("ass\
ets/json"),"import_json");let E;const f=t(()=>E??=o("assets/limits"),"import_limits");let A;const j=t(()=>A??=o("assets/\
problems"),"import_problems");let O;const y=t(()=>O??=o("assets/source"),"import_source");let S;const _=t(()=>S??=o("ass\
ets/utf8"),"import_utf8");R(T,{strictJson:t(()=>c,"strictJson")});const m=(0,f().assetLimits)(16*1024*1024);function c(s,n,g=m){
if(n.length>g.maxBytes)return{problem:`it is larger than ${g.maxBytes} bytes`};const{text:v,complete:C}=(0,_().decodeUtf8)(
n);if(!C)return{problem:"it is not UTF-8 text"};const d=new(j()).Problems(new(y()).Source(s,v)),i=(0,e().readJson)(v,g,d).
map(({value:a})=>a),[r]=d.found;return r===void 0?{values:i}:{problem:`line ${r.location.line}: ${r.detail}`}}t(c,"stric\
tJson")},"promote/attestation/trusted-root"(T,o,R,D){let I;const e=t(()=>I??=o("@sigstore/protobuf-specs"),"import_proto\
buf_specs");let E;const f=t(()=>E??=o("@sigstore/verify"),"import_verify");let A;const j=t(()=>A??=o("error"),"import_er\
ror");let O;const y=t(()=>O??=o("promote/attestation/strict-json"),"import_strict_json");R(T,{readTrustedRoots:t(()=>_,"\
readTrustedRoots")});const S=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function _(c,s){
const n=(0,y().strictJson)(c,s);if("problem"in n)throw m(c,n.problem);if(n.values.length===0)throw m(c,"it is empty");return n.
values.map((g,v)=>{let C;try{const a=e().TrustedRoot.fromJSON(g);if(!S.test(a.mediaType))throw new Error("its media type\
 is unknown");C=(0,f().toTrustMaterial)(a)}catch(a){throw m(c,`root ${v+1} is malformed (${a.message})`)}const{certificateAuthorities:d,
tlogs:i,ctlogs:r}=C;if(d.length===0)throw m(c,`root ${v+1} has no certificate authority`);return new(f()).Verifier(C,{tlogThreshold:i.
length>0?1:0,ctlogThreshold:r.length>0?1:0,timestampThreshold:1})})}t(_,"readTrustedRoots");function m(c,s){return new(j()).
GateError("input_invalid",`${c} is not a trusted root: ${s}.`,"Write the file with `gh attestation trusted-root > truste\
d-root.jsonl`.")}t(m,"unusable")},"promote/attestation/verify"(T,o,R,D){let I;const e=t(()=>I??=o("node:crypto"),"import\
_node_crypto");let E;const f=t(()=>E??=o("@sigstore/bundle"),"import_bundle");let A;const j=t(()=>A??=o("@sigstore/verif\
y"),"import_verify");let O;const y=t(()=>O??=o("promote/attestation/signer"),"import_signer");let S;const _=t(()=>S??=o(
"promote/attestation/statement"),"import_statement");let m;const c=t(()=>m??=o("promote/attestation/strict-json"),"impor\
t_strict_json");R(T,{verifyBundle:t(()=>g,"verifyBundle")});const s="application/vnd.in-toto+json",n=10*6e4;function g(i,r,a){
let P,h,l;try{const{content:N,...J}=(0,f().bundleFromJSON)(r);if(N.$case!=="dsseEnvelope")return{source:i,refused:"it si\
gns a file, not an in-toto statement"};({payload:P,payloadType:h}=N.dsseEnvelope),l=(0,j().toSignedEntity)({...J,content:N})}catch(N){
return{source:i,refused:`it is no Sigstore bundle (${d(N)})`}}const p=(0,c().strictJson)(i,P),[M]="values"in p&&p.values.
length===1?p.values:[],b=M===void 0?void 0:(0,_().readStatement)(M),x=b&&"subjects"in b?{claims:b.subjects}:{},L=t(N=>({
source:i,refused:N,...x}),"refuse");if(h!==s)return L(`its payload type is ${JSON.stringify(h.slice(0,80))}`);const k=v(
l,a);if("refused"in k)return L(k.refused);if("problem"in p)return L(`its statement is ambiguous: ${p.problem}`);if(b===void 0)
return L("its payload is not one JSON value");if("refused"in b)return L(b.refused);const w=(0,y().readSigner)(k.signer);
if(w===void 0)return L("its certificate names no workflow of GitHub");const{verifiedAt:u=k.signedAt,...$}=b;return u>k.signedAt+
n?L("it was signed before the time that it states"):{...$,source:i,digest:`sha256:${(0,e().createHash)("sha256").update(
P).digest("hex")}`,verified_at:new Date(u).toISOString(),signer:w}}t(g,"verifyBundle");function v(i,r){const a=[];for(const P of r)
try{return{signer:P.verify(i),signedAt:C(i)}}catch(h){a.push(h)}return{refused:`its signature cannot be verified (${a.map(
d).join("; ")})`}}t(v,"verifyEntity");function C({timestamps:i}){const r=i.map(a=>a.$case==="timestamp-authority"?a.timestamp.
signingTime.getTime():Number(a.tlogEntry.integratedTime)*1e3);return Math.min(...r)}t(C,"signedAt");function d(i){const{
message:r,cause:a}=i,P=a instanceof Error?`: ${a.message}`:"";return`${r}${P}`.replaceAll(/\s+/g," ").slice(0,200)}t(d,"\
sentenceOf")},"promote/bundle"(T,o,R,D){let I;const e=t(()=>I??=o("assets/subject"),"import_subject");let E;const f=t(()=>E??=
o("rules/finding"),"import_finding");let A;const j=t(()=>A??=o("promote/known"),"import_known");R(T,{decideBundles:t(()=>O,
"decideBundles")});function O(_){const m=new Map;for(const s of _){const n=(0,j().assetKey)(s.asset);m.has(n)||m.set(n,s)}
const c=new Map;for(const s of m.values()){const n=y(s,m);if(n===void 0||c.has(n))continue;const g=[n,s].find(({outcome:v})=>v!==
"promoted");g!==void 0&&c.set(n,g)}return _.map(s=>{if(m.get((0,j().assetKey)(s.asset))!==s)return s;const n=c.get(y(s,m)??
s);return n===void 0||s.outcome!=="promoted"?s:S(s,n.asset)})}t(O,"decideBundles");function y({asset:{type:_,value:m}},c){
if(!(_!=="Capsule"||typeof m.gene!="string"))return c.get((0,j().assetKey)({type:"Gene",id:m.gene}))}t(y,"geneOf");function S(_,{
type:m,id:c}){const{asset:s}=_,{type:n,id:g}=s,v={location:s.locate(),subject:(0,e().subjectOf)(s)},C=(0,f().finding)("b\
undle-incomplete",{type:n,id:g,otherType:m,other:c},v);return{..._,outcome:"quarantined",eligibility:"unproven",reasons:[
C]}}t(S,"heldBack")},"promote/candidates"(T,o,R,D){let I;const e=t(()=>I??=o("assets/file"),"import_file");let E;const f=t(
()=>E??=o("assets/json"),"import_json");let A;const j=t(()=>A??=o("assets/problems"),"import_problems");let O;const y=t(
()=>O??=o("assets/source"),"import_source");let S;const _=t(()=>S??=o("audit/claims/asset-files"),"import_asset_files");
let m;const c=t(()=>m??=o("error"),"import_error");let s;const n=t(()=>s??=o("rules/finding"),"import_finding");let g;const v=t(
()=>g??=o("promote/archive/gepx"),"import_gepx");let C;const d=t(()=>C??=o("promote/archive/limits"),"import_limits");let i;
const r=t(()=>i??=o("promote/envelope"),"import_envelope");R(T,{readCandidates:t(()=>a,"readCandidates")});async function a({
name:k,open:w},u){const{head:$,rest:N}=await P(w()),X=$[0]===31&&$[1]===139?(await(0,v().readArchive)(N,d().ARCHIVE_LIMITS)).
map(({path:B,bytes:F})=>(0,e().readAssetFile)(`${k}/${B}`,F,u)):[l(k,await h(N,k,u),u)],G=X.flatMap(p),U=X.flatMap(M),[z]=U;
if(G.length===0&&z!==void 0)throw L(z);return{candidates:G,findings:U}}t(a,"readCandidates");async function P(k){const w=k[Symbol.
asyncIterator]();let u=Buffer.alloc(0);for(;u.length<2;){const{done:N,value:J}=await w.next();if(N)break;u=Buffer.concat(
[u,J])}async function*$(){yield u,yield*{[Symbol.asyncIterator]:()=>w}}return t($,"rest"),{head:u,rest:$()}}t(P,"peek");
async function h(k,w,{maxBytes:u}){const $=[];let N=0;for await(const J of k){if(N+=J.length,N>u)throw new(c()).GateError(
"input_invalid",`${w} is larger than ${u} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_by\
tes` in the policy.");$.push(J)}return Buffer.concat($)}t(h,"readAll");function l(k,w,u){if(w.includes(r().PROTOCOL)){const $=new(y()).
Source(k,w.toString("utf8")),N=(0,f().readJson)($.text,u,new(j()).Problems($));for(const{value:J}of N)(0,r().requireCarrier)(
J)}return(0,e().readAssetFile)(k,w,u)}t(l,"readText");function p(k){return k.assets.map(w=>({asset:w,findings:b(k).filter(
({location:u})=>x(u,w.locate())).map(_().assetProblemFinding)}))}t(p,"candidatesOf");function M(k){const w=k.assets.map(
u=>u.locate());return b(k).filter(({location:u})=>!w.some($=>x(u,$))).map(_().assetProblemFinding)}t(M,"looseFindings");
function b({problems:k}){return k.filter(({rule:w})=>w!=="duplicate-id")}t(b,"problemsOf");function x(k,w){const{end_line:u=w.
line,end_column:$=w.column}=w,N=k.line>w.line||k.line===w.line&&k.column>=w.column,J=k.line<u||k.line===u&&k.column<=$;return N&&
J}t(x,"isIn");function L(k){const{message:w,remedy:u}=(0,n().describe)(k),{path:$,line:N}=k.location??{path:"",line:1};return new(c()).
GateError("input_invalid",`${$} contains no candidate. Line ${N}: ${w}`,u)}t(L,"unusable")},"promote/counts"(T,o,R,D){R(
T,{countsOf:t(()=>I,"countsOf")});function I({promoted:e,quarantined:E,rejected:f,skipped:A}){return[`${e.length} promot\
ed`,...E.length>0?[`${E.length} quarantined`]:[],`${f.length} rejected`,...A.length>0?[`${A.length} skipped`]:[]].join("\
, ")}t(I,"countsOf")},"promote/decide"(T,o,R,D){let I;const e=t(()=>I??=o("assets/subject"),"import_subject");let E;const f=t(
()=>E??=o("audit/check"),"import_check");let A;const j=t(()=>A??=o("audit/claims/broadcast"),"import_broadcast");let O;const y=t(
()=>O??=o("audit/claims/proven-streak"),"import_proven_streak");let S;const _=t(()=>S??=o("rules/eligibility-of"),"impor\
t_eligibility_of");let m;const c=t(()=>m??=o("rules/finding"),"import_finding");let s;const n=t(()=>s??=o("verdict/verdi\
ct"),"import_verdict");let g;const v=t(()=>g??=o("promote/bundle"),"import_bundle");let C;const d=t(()=>C??=o("promote/e\
vidence/judge-evidence"),"import_judge_evidence");let i;const r=t(()=>i??=o("promote/identity"),"import_identity");let a;
const P=t(()=>a??=o("promote/known"),"import_known");R(T,{decide:t(()=>p,"decide")});const h=new Set(["Gene","Capsule","\
EvolutionEvent"]),l={eligible:"promoted",unproven:"quarantined",refuted:"rejected"};function p(w,u){const{policy:$}=u,N=new Map(
u.known),J=new Set(u.events.map(({value:F})=>F.id)),X=(0,y().streakCounter)(u.events,!0),G=[],U=[];for(const{asset:F,findings:H}of w){
const Y=N.get((0,P().assetKey)(F)),K=L(F,Y);if(K!==void 0){U.push({asset:F,reason:K});continue}const W=(0,d().evidenceOf)(
F,u.evidence),Q=[...H,...Y?[k(F,Y)]:[],...z(F),...W.findings],Z=M(F,W,Q,$.fail_on);G.push(Z),Z.outcome==="promoted"&&N.set(
(0,P().assetKey)(F),F)}return{decided:(0,v().decideBundles)(G),skipped:U};function z(F){switch(F.type){case"Gene":return[
...u.genes.get(F)??[(0,f().assetNotJudged)(F,"the audit returned no result")],...(0,r().exchangeFindings)(F)];case"Capsu\
le":return[...(0,j().broadcastFindings)(F,X(F),$.a2a),...(0,r().exchangeFindings)(F)];default:return[...(0,r().exchangeFindings)(
F),...B(F)]}}function B(F){const{parent:H}=F.value;if(typeof H!="string"||N.has((0,P().assetKey)({type:"EvolutionEvent",
id:H}))||J.has(H))return[];const K={location:F.locate(["parent"]),subject:(0,e().subjectOf)(F)};return[(0,c().finding)("\
event-parent-unknown",{event:F.id,parent:H},K)]}}t(p,"decide");function M(w,u,$,N){const J=t(B=>{const F=(0,n().severityVerdict)(
[B],N);return F==="fail"||F==="error"},"fails"),X=b($.filter(J)),G=(0,_().eligibilityOf)(X),U=X.filter(_().isMissingEvidence),
z=new Set(X.map(x));return{asset:w,outcome:l[G],eligibility:G,evidence:u,reasons:[...X.filter(B=>!(0,_().isMissingEvidence)(
B)),...U.filter(({rule:B})=>G==="unproven"||B!=="evidence-too-low")],notices:b($.filter(B=>!J(B)&&!z.has(x(B))))}}t(M,"s\
ettle");function b(w){return[...new Map(w.map(u=>[x(u),u])).values()]}t(b,"distinct");function x({rule:w,args:u}){return JSON.
stringify([w,u])}t(x,"keyOf");function L(w,u){const{type:$,id:N}=w,J={location:w.locate(),subject:(0,e().subjectOf)(w)};
if(!h.has($))return(0,c().finding)("not-exchanged",{type:$,id:N},J);if(!(u===void 0||!(0,r().isSameAsset)(w,u)))return(0,c().
finding)("already-promoted",{type:$,id:N,place:u.path},J)}t(L,"reasonToSkip");function k(w,u){const{type:$,id:N}=w,J={location:w.
locate(["id"]),subject:(0,e().subjectOf)(w)};return(0,c().finding)("promotion-conflict",{type:$,id:N,place:u.path},J)}t(
k,"conflict")},"promote/emit"(T,o,R,D){let I;const e=t(()=>I??=o("report/escape"),"import_escape");let E;const f=t(()=>E??=
o("promote/envelope"),"import_envelope");R(T,{EMITTED:t(()=>A,"EMITTED"),messageLines:t(()=>y,"messageLines")});const A=[
"decision","report","revoke"],j={promoted:"accept",quarantined:"quarantine",rejected:"reject"},O={Gene:"gene promoted af\
ter safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provenance tracking"};function y(n,g,v){
return _[g](n).map(C=>`${(0,e().jsonLine)(S(g,C,v))}
`).join("")}t(y,"messageLines");function S(n,g,{id:v,now:C,random:d}){return{protocol:f().PROTOCOL,protocol_version:"1.0\
.0",message_type:n,message_id:`msg_${C.getTime()}_${d()}`,sender_id:v,timestamp:C.toISOString(),payload:g}}t(S,"messageO\
f");const _={decision:t(({decisions:n,skipped:g})=>[...n.map(({outcome:v,reasons:C,type:d,...i})=>({...m(i),decision:j[v],
reason:v==="promoted"?O[d]??null:s(C)})),...g.filter(({reason:v})=>v.rule==="already-promoted").map(({reason:v,...C})=>({
...m(C),decision:j.promoted,reason:v.message}))],"decision"),report:t(({reports:n})=>n.map(c),"report"),revoke:t(({revoked:n=[]})=>n.
map(({reason:g,...v})=>({...m(v),reason:g.message})),"revoke")};function m({asset_id:n,id:g}){return{target_asset_id:n,target_local_id:g}}
t(m,"targetOf");function c(n){const{gene_asset_id:g,gene_id:v}=n;return{target_asset_id:typeof g=="string"?g:null,target_local_id:typeof v==
"string"?v:null,validation_report:n}}t(c,"reportPayload");function s([n]){return n===void 0?null:`${n.message} (${n.rule}\
)`}t(s,"reasonText")},"promote/envelope"(T,o,R,D){let I;const e=t(()=>I??=o("error"),"import_error");R(T,{PROTOCOL:t(()=>E,
"PROTOCOL"),requireCarrier:t(()=>A,"requireCarrier")});const E="gep-a2a",f=new Set(["publish","report","fetch"]);function A(O){
if(!j(O)||f.has(O.message_type))return;const y=JSON.stringify(O.message_type??null).slice(0,40);throw new(e()).GateError(
"input_invalid",`Messages of the type ${y} do not contain candidates.`,`Pass a message with one of these types: ${[...f].
join(", ")}.`)}t(A,"requireCarrier");function j(O){return O!==null&&typeof O=="object"&&!Array.isArray(O)&&O.protocol===
E}t(j,"isMessage")},"promote/event-log"(T,o,R,D){let I;const e=t(()=>I??=o("error"),"import_error");let E;const f=t(()=>E??=
o("rules/finding"),"import_finding");let A;const j=t(()=>A??=o("promote/candidates"),"import_candidates");R(T,{eventsOf:t(
()=>y,"eventsOf"),readEventLog:t(()=>O,"readEventLog")});async function O(S,_){const{candidates:m,findings:c}=await(0,j().
readCandidates)(S,_),[s]=[...c,...m.flatMap(v=>v.findings)].filter(({severity:v})=>v==="error");if(s===void 0)return y(m.
map(({asset:v})=>v));const{message:n,remedy:g}=(0,f().describe)(s);throw new(e()).GateError("input_invalid",`The event l\
og cannot be read. ${s.location?.path}, line ${s.location?.line}: ${n}`,g)}t(O,"readEventLog");function y(S){return S.filter(
({type:_})=>_==="EvolutionEvent").map(({value:_,path:m})=>({value:_,log:m}))}t(y,"eventsOf")},"promote/evidence/judge-ev\
idence"(T,o,R,D){let I;const e=t(()=>I??=o("@evomap/gep-sdk"),"import_gep_sdk");let E;const f=t(()=>E??=o("assets/subjec\
t"),"import_subject");let A;const j=t(()=>A??=o("assets/validation"),"import_validation");let O;const y=t(()=>O??=o("mod\
el/evidence"),"import_evidence");let S;const _=t(()=>S??=o("report/validation-reading"),"import_validation_reading");let m;
const c=t(()=>m??=o("rules/finding"),"import_finding");R(T,{evidenceOf:t(()=>s,"evidenceOf")});function s(l,p){const M=g(
l.type==="Gene"?d(l,p):C(l),p.attestation?.(l)),b=v(l,p.required);if((0,y().isAtLeast)(M.level,b))return{...M,findings:M.
findings.filter(({rule:w})=>n.has(w))};if(M.findings.length>0)return M;const{type:x,id:L}=l,k={type:x,id:L,level:M.level,
required:b};return{...M,findings:[(0,c().finding)("evidence-too-low",k,h(l))]}}t(s,"evidenceOf");const n=new Set(["repor\
t-altered","report-other-commands","report-not-ok","attestation-invalid","attestation-not-passed"]);function g(l,p){return p===
void 0?l:"accepted"in p?{...l,level:"attested",attestation:p.accepted}:{...l,findings:[...p.findings,...l.findings]}}t(g,
"withAttestation");function v({type:l},p){return l==="Gene"||(0,y().isAtLeast)(p,"published")?p:"none"}t(v,"requiredOf");
function C({value:l}){return{level:(0,e().verifyAssetId)(l)?"self_reported":"none",findings:[]}}t(C,"recordOf");function d(l,p){
const{reports:M,ran:b}=p,x=b?.has(l)?[{level:"gate",findings:[]}]:[],k=(M??[]).filter(({gene_asset_id:$})=>$===l.value.asset_id).
map($=>i(l,$,p)),[w,...u]=[...k,...x];return w===void 0?{level:"none",findings:(M&&[(0,c().finding)("report-missing",{gene:l.
id},h(l))])??[]}:u.reduce(($,N)=>(0,y().isAtLeast)($.level,N.level)?$:N,w)}t(d,"evidenceOfGene");function i(l,p,M){const{
gateReport:b,provenance:x}=M,L=h(l),k={report:typeof p.id=="string"?p.id:"unknown"},w=r(l,p,b,L),u=a(p,M).map(J=>J==="ot\
her-policy"?(0,c().finding)("report-other-policy",{...k,expected:M.policyDigest,found:String(p.policy_digest??"unknown")},
L):(0,c().finding)("report-not-published",{...k,reason:J},L));if(w.length>0)return{level:"none",findings:[...w,...u]};const $={
report:p,...b&&{reportDigest:b.digest}};if(b===void 0||u.length>0)return{...$,level:"self_reported",findings:u};const N=x!==
void 0&&"published"in x;return{...$,level:N?"published":"gate",findings:[]}}t(i,"judgeReport");function r(l,p,M,b){const x={
report:typeof p.id=="string"?p.id:"unknown"},L=(0,_().readValidationReport)(p),k=L?.commands.map(({command:J})=>J.trim())??
[],w=(0,j().commandsToRun)(l),u=p.overall_ok===!0&&L?.ok===!0,$=M?.verdictOf(l.id),N=$===void 0||$==="pass"||$==="warn";
return[...(0,e().verifyAssetId)(p)?[]:[(0,c().finding)("report-altered",x,b)],...u&&N?[]:[(0,c().finding)("report-not-ok",
x,b)],...u&&!P(k,w)?[(0,c().finding)("report-other-commands",{...x,gene:l.id,ran:k,expected:w},b)]:[]]}t(r,"contradictio\
ns");function a(l,{gateReport:p,provenance:M,policyDigest:b}){return[...[l.policy_digest,...p?[p.policyDigest]:[]].every(
L=>L===b)?[]:["other-policy"],...p?.isOfThisGate===!1?["it is not a report of this gate"]:[],...p?.untrusted?["a runner \
that the pull request controls reported its results"]:[],...M!==void 0&&"objection"in M?[M.objection]:[]]}t(a,"weaknesse\
s");function P(l,p){return l.length===p.length&&l.every((M,b)=>M===p[b])}t(P,"isSameList");function h(l){return{location:l.
locate(),subject:(0,f().subjectOf)(l)}}t(h,"placeOf")},"promote/evidence/provenance"(T,o,R,D){let I;const e=t(()=>I??=o(
"error"),"import_error");let E;const f=t(()=>E??=o("github/check-run"),"import_check_run");let A;const j=t(()=>A??=o("gi\
thub/failure"),"import_failure");R(T,{provenanceCheck:t(()=>y,"provenanceCheck"),provenanceObjection:t(()=>O,"provenance\
Objection")});async function O({gateReport:_},m,c){return _===void 0?"it is not in a GateReport, and a check run contain\
s only the digest of a GateReport":_.untrusted?"a runner that the pull request controls reported its results":m(_.headSha,
_.digest,c)}t(O,"provenanceObjection");function y(_,m){const[c,s,...n]=m?.split("/")??[];if(!c||!s||n.length>0)throw new(e()).
GateError("usage","A promotion with a token requires the repository of the report.","Set GITHUB_REPOSITORY to `owner/nam\
e`, or promote without GITHUB_TOKEN.");return async(g,v,C)=>{const d=g.slice(0,7),i=await S({client:_,owner:c,repo:s},g);
if(i===void 0)return`the commit ${d} does not exist in ${c}/${s}`;const r=i.filter(({externalId:h})=>h===v),[a]=r;if(a===
void 0)return`no check run on the commit ${d} contains its digest`;const P=r.filter(({appSlug:h})=>h===C);return P.length===
0?`the check run with its digest was created by the app ${a.appSlug??"unknown"}`:P.some(h=>h.completed&&h.headSha===g)?void 0:
"the check run with its digest is not completed"}}t(y,"provenanceCheck");async function S(_,m){try{return await(0,f().listChecks)(
_,m)}catch(c){if((0,j().readFailure)(c).kind==="invalid")return;const s={doing:"read the check runs",permission:"checks:\
 read",fork:!1},n=(0,j().explainFailure)(c,s);throw new(e()).GateError("github_unavailable",`The provenance of the repor\
t cannot be checked: ${n}.`,"Grant `checks: read` to the token, or promote without a token, which skips this check.",{cause:c})}}
t(S,"checksOn")},"promote/evidence/read-evidence"(T,o,R,D){let I;const e=t(()=>I??=o("zod"),"z");let E;const f=t(()=>E??=
o("assets/file"),"import_file");let A;const j=t(()=>A??=o("assets/json"),"import_json");let O;const y=t(()=>O??=o("asset\
s/problems"),"import_problems");let S;const _=t(()=>S??=o("assets/source"),"import_source");let m;const c=t(()=>m??=o("a\
ssets/utf8"),"import_utf8");let s;const n=t(()=>s??=o("error"),"import_error");let g;const v=t(()=>g??=o("report/json"),
"import_json2");let C;const d=t(()=>C??=o("tool"),"import_tool");R(T,{readEvidence:t(()=>r,"readEvidence")});const i=e().
looseObject({type:e().literal("GateReport"),tool:e().looseObject({name:e().string()}).optional(),verdict:e().string().optional(),
policy:e().looseObject({digest:e().string()}).nullish(),genes:e().array(e().looseObject({id:e().string(),verdict:e().string()})).
default([]),head_sha:e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:e().looseObject({untrusted:e().boolean().
optional()}).optional(),validation_reports:e().array(e().looseObject({type:e().literal("ValidationReport")}))});function r(l,p,M){
const b=P(l,p,M),x=i.safeParse(b[0]);if(x.success&&b.length===1)return{reports:x.data.validation_reports,gateReport:a(x.
data,(0,v().reportDigest)(b[0]))};const{assets:L}=(0,f().readAssetFile)(l,p,M),k=L.map(({value:w})=>w).filter(({type:w})=>w===
"ValidationReport");if(k.length>0)return{reports:k};throw h(l,"it contains no ValidationReport")}t(r,"readEvidence");function a({
head_sha:l,isolation:p,tool:M,verdict:b,policy:x,genes:L},k){const w=new Map(L.map(u=>[u.id,u.verdict]));for(const u of L)
u.verdict!=="pass"&&u.verdict!=="warn"&&w.set(u.id,u.verdict);return{digest:k,headSha:l,untrusted:p?.untrusted??!1,isOfThisGate:M?.
name===d().TOOL.name&&b!==void 0&&b!=="error",policyDigest:x?.digest,verdictOf:t(u=>w.get(u),"verdictOf")}}t(a,"readingO\
f");function P(l,p,M){const{text:b,complete:x}=(0,c().decodeUtf8)(p);if(!x||p.length>M.maxBytes)throw h(l,"it is not UTF\
-8 text or is too large");const L=new(y()).Problems(new(_()).Source(l,b)),k=(0,j().readJson)(b,M,L).map(({value:u})=>u),
[w]=L.found;if(w===void 0)return k;throw h(l,`line ${w.location.line}: ${w.detail}`)}t(P,"readStrictly");function h(l,p){
return new(n()).GateError("input_invalid",`${l} is not valid evidence: ${p}.`,"Pass the `gate-report.json` of the gate, \
or a file from its folder `validation-reports`.")}t(h,"unusable")},"promote/exit-code"(T,o,R,D){let I;const e=t(()=>I??=
o("rules/catalogue"),"import_catalogue");R(T,{FAIL_ON:t(()=>E,"FAIL_ON"),exitCodeOf:t(()=>f,"exitCodeOf")});const E=["no\
ne","rejected","unproven"];function f({quarantined:A,rejected:j},O){const y=[...j,...A];return y.some(({reasons:m})=>m.some(
({rule:c})=>(0,e().ruleOf)(c)?.undecided))?2:{none:[],rejected:j,unproven:y}[O].length>0?1:0}t(f,"exitCodeOf")},"promote\
/gene-findings"(T,o,R,D){let I;const e=t(()=>I??=o("assets/subject"),"import_subject");let E;const f=t(()=>E??=o("rules/\
finding"),"import_finding");R(T,{geneFindings:t(()=>A,"geneFindings")});function A({asset:y,commands:S,findings:_}){return[
...S.flatMap(m=>{const c={location:m.location,subject:{...(0,e().subjectOf)(y),command:m.command}};return[...m.verdict===
"block"?[(0,f().finding)("unsafe-validation-command",{command:m.command},c)]:[],...m.findings]}),...j(y)?[]:[O(y)],..._]}
t(A,"geneFindings");function j({value:{strategy:y}}){return Array.isArray(y)&&y.some(S=>typeof S=="string"&&S.trim()!=="")}
t(j,"hasStrategy");function O(y){const S={location:y.locate(["strategy"]),subject:(0,e().subjectOf)(y)};return(0,f().finding)(
"strategy-missing",{gene:y.id},S)}t(O,"missingStrategy")},"promote/identity"(T,o,R,D){let I;const e=t(()=>I??=o("@evomap\
/gep-sdk"),"import_gep_sdk");let E;const f=t(()=>E??=o("assets/asset"),"import_asset");let A;const j=t(()=>A??=o("audit/\
claims/content-hash"),"import_content_hash");let O;const y=t(()=>O??=o("audit/claims/schema/findings"),"import_findings");
R(T,{exchangeFindings:t(()=>S,"exchangeFindings"),isSameAsset:t(()=>_,"isSameAsset"),promotedForm:t(()=>m,"promotedForm")});
function S(c){return[...(0,y().promotionSchemaFindings)(c),...(0,j().identityFindings)(c,"author").map(s=>({...s,severity:"\
error"}))]}t(S,"exchangeFindings");function _(c,s){if((0,e().computeAssetId)(c.value)===(0,e().computeAssetId)(s.value))
return!0;const{a2a:n}=s.value;return(0,j().matchContentHash)(c)!==void 0&&(0,f().isJsonObject)(n)&&n.received_asset_id===
c.value.asset_id}t(_,"isSameAsset");function m({type:c,value:s},n){const{confidence:g,a2a:v,asset_id:C}=s;if(c!=="Capsul\
e"||typeof g!="number"||n===1)return s;const d={...s,confidence:g*n,a2a:{...(0,f().isJsonObject)(v)?v:{},status:"promote\
d",confidence_factor:n,received_asset_id:C??null}};return{...d,asset_id:(0,e().computeAssetId)(d)}}t(m,"promotedForm")},
"promote/inputs"(T,o,R,D){let I;const e=t(()=>I??=o("node:crypto"),"import_node_crypto");R(T,{digested:t(()=>E,"digested")});
function E(){const f=[];return{source(A,{name:j,open:O}){const y=(0,e().createHash)("sha256");let S;return f.push({role:A,
name:j,digest:t(()=>(S??=y.digest("hex"),S),"digest")}),{name:j,open:t(async function*(){for await(const _ of O())y.update(
_),yield _},"open")}},add(A,{name:j,bytes:O}){const y=(0,e().createHash)("sha256").update(O).digest("hex");f.push({role:A,
name:j,digest:t(()=>y,"digest")})},list:t(()=>f.map(({role:A,name:j,digest:O})=>({role:A,name:j,digest:`sha256:${O()}`})),
"list")}}t(E,"digested")},"promote/known"(T,o,R,D){let I;const e=t(()=>I??=o("assets/compare"),"import_compare");let E;const f=t(
()=>E??=o("assets/file"),"import_file");let A;const j=t(()=>A??=o("assets/globs"),"import_globs");let O;const y=t(()=>O??=
o("assets/limits"),"import_limits");let S;const _=t(()=>S??=o("assets/log/audit-log"),"import_audit_log");let m;const c=t(
()=>m??=o("assets/log/read-log"),"import_read_log");let s;const n=t(()=>s??=o("error"),"import_error");R(T,{assetKey:t(()=>g,
"assetKey"),indexAssets:t(()=>v,"indexAssets"),readOwnAssets:t(()=>C,"readOwnAssets")});function g({type:d,id:i}){return`${d}\
 ${i}`}t(g,"assetKey");function v(d){const i=new Map;for(const r of d)i.has(g(r))||i.set(g(r),r);return i}t(v,"indexAsse\
ts");async function C(d,i){const r=(0,j().assetPathTest)(i),a=(0,y().assetLimits)(i.assets.max_file_bytes),P=[...d.files()].
filter(({path:x,kind:L})=>(L==="file"||L==="executable")&&r(x)),h=await Promise.all(P.map(async x=>{const{path:L}=x;return(0,_().
isAuditLog)(L)?(0,c().readUntouchedLog)(d,x,a,"all"):(0,f().readAssetFile)(L,await d.read(L,a.maxBytes),a)})),l=h.find(({
unread:x})=>x!==void 0);if(l!==void 0)throw new(n()).GateError("file_unreadable",`${l.path} was not read completely: ${l.
unread}.`,"Increase `assets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.");
const p=h.flatMap(({problems:x})=>x).find(({rule:x})=>e().INCOMPLETE.has(x));if(p===void 0)return h.flatMap(({assets:x})=>x);
const{path:M,line:b}=p.location;throw new(n()).GateError("file_unreadable",`${M} cannot be read at line ${b}: ${p.detail}\
.`,"Fix the file first; it could contain an asset with the id of a candidate.")}t(C,"readOwnAssets")},"promote/lines"(T,o,R,D){
let I;const e=t(()=>I??=o("report/escape"),"import_escape");R(T,{promotedLines:t(()=>E,"promotedLines")});function E({promoted:f}){
return f.map(A=>`${(0,e().jsonLine)(A)}
`).join("")}t(E,"promotedLines")},"promote/markdown"(T,o,R,D){let I;const e=t(()=>I??=o("report/escape"),"import_escape");
let E;const f=t(()=>E??=o("report/view/words"),"import_words");let A;const j=t(()=>A??=o("promote/counts"),"import_count\
s");R(T,{promotionPage:t(()=>S,"promotionPage")});const O=50,y={sentence:400,name:100};function S(n){const{decisions:g,quarantined:v,
rejected:C,gate:d=[]}=n;return[`## Promotion: ${(0,j().countsOf)(n)}`,...m("Refused",C.map(_)),...m("Quarantined",v.map(
_)),...m("Promoted",g.filter(({outcome:i})=>i==="promoted").map(({type:i,id:r,evidence:a})=>`- ${i} ${c(r)} (evidence: ${a.
level})`)),...m("Weakened gate",d.map(({message:i,remedy:r})=>`- ${s(`${i} ${r}`)}`)),""].join(`
`)}t(S,"promotionPage");function _({type:n,id:g,path:v,line:C,reasons:d}){const[i,...r]=d,a=r.length===0?"":` And ${(0,f().
count)(r.length,"further reason")}.`;return`- ${n==="File"?c(`${v}:${C}`):`${n} ${c(g)}`}: ${s(`${i?.message??""} ${i?.remedy??
""}`)}${a}`}t(_,"refusal");function m(n,g){if(g.length===0)return[];const v=g.length-O;return["",`### ${n}`,"",...g.slice(
0,O),...v>0?[`- and ${v} more`]:[]]}t(m,"section");function c(n){return(0,e().markdownCode)((0,f().clip)(n,y.name))}t(c,
"name");function s(n){return(0,e().markdownSentence)((0,f().clip)(n,y.sentence))}t(s,"sentence")},"promote/policy"(T,o,R,D){
let I;const e=t(()=>I??=o("policy/load"),"import_load");let E;const f=t(()=>E??=o("repo/literal-tree"),"import_literal_t\
ree");R(T,{promotionPolicy:t(()=>A,"promotionPolicy")});function A(j){const O=j?.tree??(0,f().literalTree)({},"no reposi\
tory");return(0,e().loadPolicy)(O,O.label)}t(A,"promotionPolicy")},"promote/promote"(T,o,R,D){let I;const e=t(()=>I??=o(
"assets/limits"),"import_limits");let E;const f=t(()=>E??=o("audit/audit"),"import_audit");let A;const j=t(()=>A??=o("au\
dit/change/gate/gate-change"),"import_gate_change");let O;const y=t(()=>O??=o("audit/check"),"import_check");let S;const _=t(
()=>S??=o("judge/judge"),"import_judge");let m;const c=t(()=>m??=o("policy/load"),"import_load");let s;const n=t(()=>s??=
o("promote/answer"),"import_answer");let g;const v=t(()=>g??=o("promote/candidates"),"import_candidates");let C;const d=t(
()=>C??=o("promote/decide"),"import_decide");let i;const r=t(()=>i??=o("promote/event-log"),"import_event_log");let a;const P=t(
()=>a??=o("promote/evidence/provenance"),"import_provenance");let h;const l=t(()=>h??=o("promote/evidence/read-evidence"),
"import_read_evidence");let p;const M=t(()=>p??=o("promote/gene-findings"),"import_gene_findings");let b;const x=t(()=>b??=
o("promote/inputs"),"import_inputs");let L;const k=t(()=>L??=o("promote/known"),"import_known");let w;const u=t(()=>w??=
o("promote/run-genes"),"import_run_genes");R(T,{promote:t(()=>$,"promote")});async function $(G){const{policy:U,workspace:z}=G,
{policy:B}=U,F=(0,e().assetLimits)(B.assets.max_file_bytes),H=(0,x().digested)(),Y=H.source("assets",G.candidates),{candidates:K,
findings:W}=await(0,v().readCandidates)(Y,F),Q=z?await(0,k().readOwnAssets)(z.tree,B):[],Z=G.events?await(0,r().readEventLog)(
H.source("events",G.events),F):(0,r().eventsOf)(Q),ot=K.map(({asset:q})=>q).filter(({type:q})=>q==="Gene"),tt=_().Judge.
by({policy:B,tree:z?.tree,changed:new Set,platform:G.platform,...G.signal&&{signal:G.signal}}),et=await(0,f().auditAssets)(
ot,tt);G.evidence&&H.add("report",G.evidence),G.attestation?.file&&H.add("attestation",G.attestation.file);const V={policy:B,
known:(0,k().indexAssets)(Q),events:Z,genes:new Map(et.genes.map(q=>[q.asset,(0,M().geneFindings)(q)])),evidence:await J(
G,K.map(({asset:q})=>q),F)},{decisions:nt,reports:it}=G.run?await X(K,V,{loaded:U,judge:tt},G.run):{decisions:(0,d().decide)(
K,V),reports:[]};return(0,n().promotionOf)(nt,{policy:U,decidedAt:G.now??new Date,inputs:H.list(),loose:W,reports:it,gate:z?
await N(z,U):[]})}t($,"promote");async function N({tree:G,defaultBranch:U},{source:z}){if(U===void 0)return[];const B=z===
"file"?void 0:c().POLICY_PATH;return(await(0,j().gateFindings)({policyPath:B,baseTree:U,tree:G})).filter(({rule:H})=>H===
"gate-weakened")}t(N,"weakenedGate");async function J({evidence:G,attestation:U,policy:{policy:z,digest:B}},F,H){const{require_evidence:Y,
evidence_app:K}=z.a2a,W=U&&await U.judge(F),Q={policyDigest:B,required:Y,...W&&{attestation:W}};if(G===void 0)return Q;const{
name:Z,bytes:ot,provenance:tt}=G,et=(0,l().readEvidence)(Z,ot,H);if(tt===void 0)return{...Q,...et};const V=await(0,P().provenanceObjection)(
et,tt,K);return{...Q,...et,provenance:V===void 0?{published:!0}:{objection:V}}}t(J,"evidenceTerms");async function X(G,U,{
loaded:z,judge:B},{workspace:F,...H}){const Y=t(V=>({...U.evidence,ran:V}),"withRan"),K=new Set(U.genes.keys()),W=(0,d().
decide)(G,{...U,evidence:Y(K)}).decided.filter(({asset:V,outcome:nt})=>V.type==="Gene"&&nt==="promoted").map(({asset:V})=>V),
Q=await(0,u().runGenes)(W,z,B,F,H),Z=new Set(W),ot=t(V=>Z.has(V)?Q.findings.get(V)??[(0,y().assetNotJudged)(V,"the run r\
eturned no result")]:[],"resultsOf"),tt=new Map([...U.genes].map(([V,nt])=>[V,[...nt,...ot(V)]]));return{decisions:(0,d().
decide)(G,{...U,genes:tt,evidence:Y(Z)}),reports:Q.reports}}t(X,"decideByRunning")},"promote/promotion"(T,o,R,D){let I;const e=t(
()=>I??=o("zod"),"z");let E;const f=t(()=>E??=o("model/asset"),"import_asset");let A;const j=t(()=>A??=o("model/evidence"),
"import_evidence");let O;const y=t(()=>O??=o("model/finding"),"import_finding");let S;const _=t(()=>S??=o("report/valida\
tion-report"),"import_validation_report");let m;const c=t(()=>m??=o("promote/attestation/attestation"),"import_attestati\
on");R(T,{OUTCOMES:t(()=>i,"OUTCOMES"),PROMOTION_VERSION:t(()=>s,"PROMOTION_VERSION"),promotionSchema:t(()=>P,"promotion\
Schema")});const s="1.0.0",n=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the s\
ame in every run, even if its position changes."),rule:e().string(),severity:y().severitySchema,message:e().string(),remedy:e().
string()}),g={path:e().string(),line:e().int().min(1)},v={id:e().string(),type:f().assetTypeSchema,asset_id:e().string().
nullable().describe("The hash that the candidate declares."),...g},C=e().array(n).min(1).describe("Why; the first reason\
 is the one to fix first."),d=e().object({...v,type:e().enum([...f().ASSET_TYPES,"File","Message"]).describe("`File` for\
 a part of the source that is not an asset, `Message` for a message."),reasons:C}),i=["promoted","quarantined","rejected"],
r=e().object({level:j().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport that reache\
d the level."),report_digest:f().digestSchema.optional().describe("The digest of the GateReport that contains it."),attestation:c().
attestedSchema.optional()}),a=e().object({...v,sender_id:e().string().optional().describe("The sender of the message tha\
t contained it."),outcome:e().enum(i),eligibility:j().eligibilitySchema,evidence:r,hash:e().object({form:e().enum(["cont\
ent","hub","older"]).nullable().describe("The canonical form that `asset_id` is the hash of; null if no known form is."),
content:f().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the declared h\
ash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promoted form; null if th\
e candidate is not promoted."),reasons:e().array(n).describe("Why it is not promoted; empty if it is."),notices:e().array(
n).describe("Findings that do not prevent the promotion.")}),P=e().object({type:e().literal("PromotionReport"),schema_version:e().
literal(s),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().object({source:e().enum(["de\
fault","base","file"]),path:e().string().optional(),digest:f().digestSchema,require_evidence:j().evidenceLevelSchema}),decided_at:e().
iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","report","attestation"]),name:e().string(),
digest:f().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The files that the decisions depend on, in ad\
dition to the repository."),decisions:e().array(a).describe("One for each candidate that is not skipped, in the order of\
 the source."),promoted:e().array(e().looseObject({type:f().assetTypeSchema,id:e().string()})).describe("The promoted as\
sets, ready to be appended to a log."),quarantined:e().array(d.extend({type:f().assetTypeSchema})).describe("Candidates \
that nothing refutes, but for which evidence is missing."),rejected:e().array(d).describe("The candidates that are rejec\
ted."),skipped:e().array(e().object({...v,type:d.shape.type,reason:n})).describe("Candidates that exist already or whose\
 type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({..._().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:e().
array(n).min(1).optional().describe("Where the policy and workflows of the repository are weaker than those of its defau\
lt branch; absent if they are not, or if the clone does not have this branch."),revoked:e().array(e().object({...v,reason:n})).
min(1).optional().describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions o\
f a promotion")},"promote/run-genes"(T,o,R,D){let I;const e=t(()=>I??=o("approval/head"),"import_head");let E;const f=t(
()=>E??=o("assets/subject"),"import_subject");let A;const j=t(()=>A??=o("audit/audit"),"import_audit");let O;const y=t(()=>O??=
o("judge/families/programs"),"import_programs");let S;const _=t(()=>S??=o("repo/additions"),"import_additions");let m;const c=t(
()=>m??=o("repo/checkout-guard"),"import_checkout_guard");let s;const n=t(()=>s??=o("report/validation-reports"),"import\
_validation_reports");let g;const v=t(()=>g??=o("rules/finding"),"import_finding");let C;const d=t(()=>C??=o("run/run"),
"import_run");let i;const r=t(()=>i??=o("verdict/judge"),"import_judge");let a;const P=t(()=>a??=o("verdict/validate"),"\
import_validate");let h;const l=t(()=>h??=o("verdict/verdict"),"import_verdict");R(T,{runGenes:t(()=>p,"runGenes")});async function p(b,{
policy:x,digest:L},k,w,{approver:u,secrets:$,...N}){const J=new Date,{directory:X,tree:G}=w,U=(0,_().additionsOf)(x.build_outputs,
(0,y().dependencyFolders)(x)),z=(0,c().guardCheckout)(X,[...G.files()],U),B=await(0,j().auditAssets)(b,k),{judgement:F,runResult:H}=await(0,P().
validate)(B,{policy:x,startedAt:J,heads:[{judge:t(()=>(0,e().judgedHead)(B,w.tree,{policy:x,digest:L},""),"judge")}],approver:u,
runs:!0,run:t(W=>(0,d().runAudited)(B,{...N,checkout:z,tree:G,attended:!1,policy:x,fork:!0,waiting:W}),"run")}),{genes:Y}=F,
K=(0,n().validationReportsOf)((0,n().redactGenes)(Y,$),{nodeOf:H.nodeOf,policyDigest:L,startedAt:J,finishedAt:new Date});
return{findings:new Map(Y.map(W=>[W.gene.asset,M(W,x.fail_on)])),reports:K.filter(W=>W!==null)}}t(p,"runGenes");function M(b,x){
const L=(0,r().findingsOf)(b);if(b.verdict==="pass"||b.verdict==="warn"||(0,l().severityVerdict)(L,x)==="fail")return L;
const{asset:w}=b.gene,u={location:w.locate(),subject:(0,f().subjectOf)(w)};return[...L,(0,v().finding)("not-validated",{
gene:w.id,summary:b.summary},u)]}t(M,"runFindings")},"promote/text"(T,o,R,D){let I;const e=t(()=>I??=o("report/text/layo\
ut"),"import_layout");let E;const f=t(()=>E??=o("report/view/words"),"import_words");let A;const j=t(()=>A??=o("promote/\
counts"),"import_counts");R(T,{renderPromotion:t(()=>O,"renderPromotion")});function O(s,n){const g=(0,e().layoutOf)(n),
{decisions:v,quarantined:C,rejected:d,skipped:i,gate:r=[]}=s;return(0,e().page)([...d.map(a=>y("rejected",a,g)),...C.map(
a=>y("unproven",a,g)),...g.verbose?i.map(a=>_(a,g)):[],...v.filter(({outcome:a})=>a==="promoted").map(a=>S(a,g)),...r.map(
({message:a,rule:P})=>(0,e().prose)(g,"gate",`${a} (${P})`)),c(s,g)])}t(O,"renderPromotion");function y(s,{type:n,id:g,path:v,
line:C,reasons:d},i){const[r,...a]=d,P=i.verbose?a:[],h=a.length-P.length;return[...m(s,n==="File"?`${v}:${C}`:`${n} ${g}`,
s==="rejected"?"bad":"quiet",i),...r?[...(0,e().prose)(i,"why",`${r.message} (${r.rule})`),...(0,e().prose)(i,"fix",r.remedy)]:
[],...P.flatMap(({message:l,rule:p})=>(0,e().prose)(i,"also",`${l} (${p})`)),...h>0?(0,e().leftOut)((0,f().count)(h,"fur\
ther reason"),i):[]]}t(y,"refusalRows");function S({type:s,id:n,evidence:g,notices:v},C){return[...m("promoted",`${s} ${n}`,
"good",C),...(0,e().prose)(C,"evidence",g.level),...C.verbose?v.flatMap(({message:d,rule:i})=>(0,e().prose)(C,"note",`${d}\
 (${i})`)):[]]}t(S,"promotedRows");function _({type:s,id:n,reason:g},v){return[...m("skipped",`${s} ${n}`,"quiet",v),...(0,e().
prose)(v,"why",`${g.message} (${g.rule})`)]}t(_,"skipRows");function m(s,n,g,v){return(0,e().labelled)(v,s,[v.paint("str\
ong",(0,e().shortName)(n,(0,e().roomOf)(v)))],g)}t(m,"named");function c(s,n){return(0,e().prose)(n,"in all",(0,j().countsOf)(
s))}t(c,"countRows")},"promote/workspace"(T,o,R,D){let I;const e=t(()=>I??=o("repo/object-tree"),"import_object_tree");let E;
const f=t(()=>E??=o("repo/revision"),"import_revision");let A;const j=t(()=>A??=o("repo/source-tree"),"import_source_tre\
e");R(T,{withWorkspace:t(()=>O,"withWorkspace")});function O(S,_,m,c){return(0,j().withSourceTree)(S,_,async(s,n,g)=>{const v=g&&
await y(g,c);return m({directory:n,tree:s,...v&&{defaultBranch:v}})})}t(O,"withWorkspace");async function y(S,_){const m=_===
void 0?await(0,f().findDefaultBranchTip)(S):(await(0,f().lookUpCommits)(S,[`refs/remotes/origin/${_}`]))[0];return m===void 0?
void 0:(0,e().readTree)(S,m)}t(y,"readDefaultBranch")}};
