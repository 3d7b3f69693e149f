"use strict";exports.id=144,exports.ids=[144],exports.modules={42312:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.CANDIDATE_LIMITS=void 0,g.readArchive=L;function i(){const n=o(77598);return i=function(){return n},n}function b(){const n=o(
38522);return b=function(){return n},n}function C(){const n=o(85893);return C=function(){return n},n}function P(){const n=o(
7723);return P=function(){return n},n}function I(){const n=o(94534);return I=function(){return n},n}function N(){const n=o(
26040);return N=function(){return n},n}function E(){const n=o(41895);return E=function(){return n},n}const M=g.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},R="manifest.json",A="checksum.sha256",l=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,F=P().
string().regex(/^1(\.|$)/,"expected a version 1"),D=P().looseObject({gep_version:F,schema_version:F});function L(n,r=M){
const a=w(e(n,r));y(u(a,R));const v=u(a,A);return a.delete(A),d(v,a),[...a].filter(([p])=>l.test(p)).map(([p,c])=>({name:p,
bytes:c})).sort((p,c)=>p.name<c.name?-1:1)}function w(n){const[r=""]=n.keys(),a=n.has(R)?"":`${r.split("/")[0]}/`;if([...n.
keys()].some(v=>!v.startsWith(a)))throw t(`it has no ${R} at its root`);return new Map([...n].map(([v,p])=>[v.slice(a.length),
p]))}function u(n,r){const a=n.get(r);if(a===void 0)throw t(`it has no ${r} at its root`);return a}function y(n){const r=(0,N().
attempt)(()=>JSON.parse((0,I().decodeUtf8)(n).text));if(r===void 0)throw t(`${R} is not valid JSON`);const[a]=D.safeParse(
r).error?.issues??[];if(a)throw t(`${R}: ${[...a.path,a.message].join(": ")}`)}const $=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function d(n,r){const a=new Set(r.keys());for(const p of(0,I().decodeUtf8)(n).text.split(/\r?\n/).filter(Boolean)){const[
,c,T=""]=$.exec(p)??[],S=JSON.stringify(c===void 0?p.slice(0,80):T),j=r.get(T);if(c===void 0)throw t(`${A} contains the \
invalid line ${S}`);if(j===void 0)throw t(`${S} has a checksum but is missing`);if(!a.delete(T))throw t(`${S} has two ch\
ecksums`);if((0,i().hash)("sha256",j)!==c.toLowerCase())throw t(`the checksum of ${S} does not match its content`)}const[
v]=a;if(v!==void 0)throw t(`${JSON.stringify(v)} has no checksum`)}function e(n,{entries:r,bytes:a}){const v=new Map;let p=0;
const c=new(C()).Parser({strict:!0,brotli:!1,zstd:!1});c.on("error",T=>{throw T}),c.on("entry",T=>{if(p+=1,p>r)throw t(`\
it has more than ${r} entries`);const S=h(T);if(S===void 0){T.resume();return}if(v.has(S))throw t(`it contains ${JSON.stringify(
S)} twice`);const j=[];v.set(S,Buffer.alloc(0)),T.on("data",O=>j.push(O)),T.on("end",()=>v.set(S,Buffer.concat(j)))}),c.
on("ignoredEntry",({path:T,type:S})=>{const j=JSON.stringify(T.slice(0,80));throw t(`it contains ${j}, an entry of the t\
ype ${S}`)});try{const T=(0,b().gunzipSync)(n,{maxOutputLength:a});if(T[0]===31)throw t("it is gzipped twice");c.end(T)}catch(T){
if(T instanceof E().GateError)throw T;const{code:S,message:j}=T;throw S==="ERR_BUFFER_TOO_LARGE"?t(`its unpacked content\
 has more than ${a} bytes`):t(`it is not a complete gzipped tar (${j})`,T)}return v}const s=255,f=/[\\:\p{C}]/u;function h({
path:n,type:r}){const a=JSON.stringify(n.slice(0,s));if(r!=="File"&&r!=="OldFile"&&r!=="Directory")throw t(`${a} is a ${r}\
, but only files and directories are allowed`);const v=n.split("/").filter(c=>c!==""&&c!==".");if(!(!n.startsWith("/")&&
!v.includes("..")&&!f.test(n))||n.length>s||r!=="Directory"&&v.length===0)throw t(`it contains the path ${a}, which is n\
ot allowed`);return r==="Directory"?void 0:v.join("/")}function t(n,r){const a="Export the archive again with the engine\
, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new(E()).GateError("input_invalid",
`The archive is not valid: ${n}.`,a,{cause:r})}},80543:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.auditCandidates=u,g.runGenes=s;function i(){const t=o(1395);return i=function(){return t},t}function b(){const t=o(27199);
return b=function(){return t},t}function C(){const t=o(67506);return C=function(){return t},t}function P(){const t=o(72025);
return P=function(){return t},t}function I(){const t=o(97004);return I=function(){return t},t}function N(){const t=o(87952);
return N=function(){return t},t}function E(){const t=o(59580);return E=function(){return t},t}function M(){const t=o(77648);
return M=function(){return t},t}function R(){const t=o(36807);return R=function(){return t},t}function A(){const t=o(13580);
return A=function(){return t},t}function l(){const t=o(95132);return l=function(){return t},t}function F(){const t=o(63682);
return F=function(){return t},t}function D(){const t=o(46562);return D=function(){return t},t}function L(){const t=o(94901);
return L=function(){return t},t}function w(){const t=o(47350);return w=function(){return t},t}async function u(t,n,r){const{
genes:a,findings:v}=await(0,C().auditAssets)(t,n,r),p=new Map(a.map(m=>[m.asset,y(m)])),c=(0,M().findingsAbout)(v),T=new Set(
t.filter(({type:m})=>m==="Gene").map(({id:m})=>m)),S=r.filter(({id:m})=>!T.has(m)),j=t.filter(({type:m})=>m==="Capsule"),
O=await(0,I().blockedGenes)(j,S,n);return m=>{const G=m.type==="Gene"?p.get(m):[];if(G===void 0)return[(0,P().assetNotJudged)(
m,"the audit returned no result")];const J=O.get(m);return[...G,...J?[J]:[],...c(m).filter(({rule:B})=>B!=="event-parent\
-missing")]}}function y({asset:t,commands:n,findings:r}){const{strategy:a}=t.value,v=Array.isArray(a)&&a.some(e);return[
...n.flatMap(p=>{if(p.verdict!=="block"||d(p))return p.findings.map($);const{command:c,location:T}=p,S={location:T,subject:{
...(0,b().subjectOf)(t),command:c}};return[(0,l().finding)("unsafe-validation-command",{command:c},S),...p.findings]}),...v?
[]:[(0,l().finding)("strategy-missing",{gene:t.id},(0,b().placeOf)(t,["strategy"]))],...r]}function $(t){return(0,A().ruleOf)(
t.rule).idle?{...t,severity:"error"}:t}function d({findings:t}){const n=t.filter(({severity:r})=>r==="error");return n.length>
0&&n.every(({rule:r})=>(0,A().ruleOf)(r).absent)}function e(t){return typeof t=="string"&&t.trim()!==""}async function s(t,n,{
policy:{policy:r,digest:a},workspace:{directory:v,tree:p}},{approver:c,secrets:T,...S}){const j=new Date,O=(0,N().additionsFor)(
r),m=(0,E().guardCheckout)(v,[...p.files()],O),G=await(0,C().auditAssets)(t,n,[]),{judgement:J,runResult:B}=await(0,L().
validate)(G,{policy:r,startedAt:j,heads:[{judge:()=>(0,i().judgedHead)(G,p,{policy:r,digest:a},"")}],approver:c,runs:!0,
run:H=>(0,F().runAudited)(G,{...S,checkout:m,tree:p,attended:!1,policy:r,fork:!0,waiting:H})}),{genes:W}=J,V=W.map(H=>(0,R().
redactGene)(H,T)),K=(0,R().validationReportsOf)(V,{nodeOf:B.nodeOf,policyDigest:a,startedAt:j,finishedAt:new Date});return{
findings:new Map(W.map(H=>[H.gene.asset,h(H,r.fail_on)])),reports:K.filter(H=>H!==null)}}const f="Approve the commands i\
f they wait for approval, and run the promotion again";function h(t,n){const r=(0,D().findingsOf)(t);if(t.verdict==="pas\
s"||t.verdict==="warn"||(0,w().severityVerdict)(r,n)==="fail")return r;const{asset:v}=t.gene,p={what:"run",type:v.type,id:v.
id,why:t.summary,fix:f};return[...r,(0,l().finding)("evidence-missing",p,(0,b().placeOf)(v))]}},50414:function(U,g,o){Object.
defineProperty(g,"__esModule",{value:!0}),g.filesInFolder=w,g.readCandidates=R,g.readWhole=A;function i(){const u=o(61331);
return i=function(){return u},u}function b(){const u=o(64385);return b=function(){return u},u}function C(){const u=o(52117);
return C=function(){return u},u}function P(){const u=o(41895);return P=function(){return u},u}function I(){const u=o(48741);
return I=function(){return u},u}function N(){const u=o(93028);return N=function(){return u},u}function E(){const u=o(95132);
return E=function(){return u},u}function M(){const u=o(42312);return M=function(){return u},u}function R(u,y){const $=u.
flatMap(t=>t.bytes[0]===31&&t.bytes[1]===139?(0,M().readArchive)(t.bytes).map(({name:r,bytes:a})=>({file:(0,b().readAssetFile)(
`${t.name}/${r}`,a,y),archive:t})):{file:A(t,y)}),d=$.map(l),e=d.flatMap(t=>t.candidates),s=d.flatMap(t=>t.findings),f=$.
flatMap(({file:t})=>t.messages??[]).filter(({value:t})=>!(0,i().carriesAssets)(t)),[h]=s;if(e.length+f.length===0&&h!==void 0)
throw D(h);return{candidates:e,findings:s,messages:f}}function A({name:u,bytes:y},$){if(y.length<=$.maxBytes)return(0,b().
readAssetFile)(u,y,$);throw new(P()).GateError("input_invalid",`${u} is larger than ${$.maxBytes} bytes.`,"Pass the cand\
idates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function l({file:u,archive:y}){const $=new Set(
u.problems.filter(({rule:f})=>f!=="duplicate-id"&&f!=="without-effect")),d=[...$];return{candidates:u.assets.filter(({envelope:f,
cut:h})=>!h&&(!f||(0,i().carriesAssets)(f))).map(f=>{const h=f.envelope??y;if(d.length===0)return{asset:f,findings:[],bundle:h};
const t=f.locate(),n=d.filter(({location:r})=>F(r,t));for(const r of n)$.delete(r);return{asset:f,findings:n.map(C().assetProblemFinding),
bundle:h}}),findings:[...$].map(C().assetProblemFinding)}}function F(u,y){const{line:$,column:d,end_line:e=$,end_column:s=d}=y,
f=u.line>$||u.line===$&&u.column>=d,h=u.line>e||u.line===e&&u.column>s;return f&&!h}function D(u){const{message:y,remedy:$}=(0,E().
describe)(u),{path:d,line:e}=u.location??{path:"",line:1},s=`${d} contains no candidate. Line ${e}: ${y}`;return new(P()).
GateError("input_invalid",s,$)}const L=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function w(u,y){const $=(n,r)=>new(P()).
GateError("input_invalid",`The directory ${y} cannot be read: ${n}.`,r),d=[...(0,I().folderTree)(u).files()],e=d.find(({
path:n})=>n.endsWith(".gepx"));if(e)throw $(`${e.path} is an archive`,"Pass archives one by one.");const s=d.filter(({path:n,
kind:r})=>(0,N().isRegular)(r)&&/\.jsonl?$/.test(n)&&!L.test(n)),{entries:f,bytes:h}=M().CANDIDATE_LIMITS,t=s.reduce((n,{
size:r=0})=>n+r,0);if(s.length===0)throw $("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(s.
length>f||t>h){const n=`at most ${f} files with ${h} bytes are read`;throw $(n,"Pass the files in smaller directories.")}
return s.map(({path:n})=>n)}},47440:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.decide=l;function i(){
const t=o(27199);return i=function(){return t},t}function b(){const t=o(72391);return b=function(){return t},t}function C(){
const t=o(47771);return C=function(){return t},t}function P(){const t=o(59490);return P=function(){return t},t}function I(){
const t=o(13580);return I=function(){return t},t}function N(){const t=o(95132);return N=function(){return t},t}function E(){
const t=o(47350);return E=function(){return t},t}function M(){const t=o(72883);return M=function(){return t},t}function R(){
const t=o(63575);return R=function(){return t},t}function A(){const t=o(52220);return A=function(){return t},t}function l(t,n){
const{policy:r}=n,a=new Map(n.known.toReversed().map(j=>[(0,M().assetKey)(j),j])),v=F(n,a),p=[],c=[];for(const{asset:j,findings:O}of t){
const m=a.get((0,M().assetKey)(j)),G=n.revocations(j),J=n.audited(j),B=O.some(({severity:Z})=>Z==="error")||J.some(({rule:Z})=>(0,I().
ruleOf)(Z).otherAsset),W=G?void 0:y(j,B?void 0:m);if(W!==void 0){c.push({asset:j,reason:W});continue}const V=(0,R().evidenceOf)(
j,n.evidence),K=[...G?[G]:[],...w(j,m),...O,...J,...v(j),...(0,A().exchangeFindings)(j),...(0,A().unhashedFindings)(j),...V.
findings],H=d(j,V,K,r.fail_on);p.push(H),H.outcome==="promoted"&&a.set((0,M().assetKey)(j),j)}const T=new Map(t.map(({asset:j,
bundle:O})=>[j,O])),S=new Set(n.known.map(M().assetKey));return{decided:f(p,T,S),skipped:c}}function F({events:t,policy:n},r){
const a=new Set(t.map(({value:p})=>p.id)),v=(0,C().streakCounter)(t,!0);return p=>{if(p.type==="Capsule")return(0,b().broadcastFindings)(
p,v(p),n.a2a);const{parent:c}=p.value;if(p.type!=="EvolutionEvent"||typeof c!="string")return[];if(a.has(c)||r.has((0,M().
assetKey)({type:p.type,id:c})))return[];const j={event:p.id,parent:c,where:"neither a candidate nor in the log",fix:"Als\
o pass the events before it, or pass the log that contains them with `--events`"};return[(0,N().finding)("event-parent-m\
issing",j,(0,i().placeOf)(p,["parent"]))]}}const D=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,L=200;
function w(t,n){const{type:r,id:a}=t;return[D.test(a)&&"has control characters",a.length>L&&`has ${a.length} characters,\
 more than ${L}`,n&&!(0,A().isSameAsset)(t,n)&&`is that of another ${r} with different content in \`${n.path}\`, which is\
 kept`].flatMap(p=>p?[(0,N().finding)("id-unusable",{type:r,id:a,why:p},(0,i().placeOf)(t,["id"]))]:[])}const u=new Set(
["Gene","Capsule","EvolutionEvent"]);function y(t,n){const{type:r,id:a}=t;if(!u.has(r))return(0,N().finding)("nothing-to\
-promote",{what:`The ${r} \`${a}\``},(0,i().placeOf)(t));if(!(n===void 0||!(0,A().isSameAsset)(t,n)))return(0,N().finding)(
"already-promoted",{type:r,id:a,place:n.path},(0,i().placeOf)(t))}const $={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function d(t,n,r,a){const v=m=>["fail","error"].includes((0,E().severityVerdict)([m],a)),p=e(r.filter(v)),c=(0,N().
eligibilityOf)(p),T=new Set(p.map(s)),S=({rule:m})=>c==="unproven"||m!=="evidence-too-low",j=[...p.filter(m=>!(0,N().isMissingEvidence)(
m)),...p.filter(N().isMissingEvidence).filter(S)],O=e(r.filter(m=>!v(m)&&!T.has(s(m))));return{asset:t,outcome:$[c],eligibility:c,
evidence:n,reasons:j,notices:O}}function e(t){return[...new Map(t.map(n=>[s(n),n])).values()]}function s({rule:t,args:n}){
return JSON.stringify([t,n])}function f(t,n,r){const a=({asset:O})=>n.get(O),v=t.filter(({asset:O})=>O.type==="Gene"),p=(0,P().
groupBy)(v,({asset:{id:O}})=>O),c=({asset:{type:O,value:m}})=>O==="Capsule"?p.get(m.gene??null)??[]:[],T=O=>{const m=a(O);
return m?c(O).filter(G=>a(G)===m):[]},S=new Map;for(const O of t){const[m]=T(O),G=m&&[m,O].find(({outcome:J})=>J!=="prom\
oted");G&&!S.has(m)&&S.set(m,G)}const j=O=>O.outcome==="promoted"&&!S.has(O);return t.map(O=>{if(O.outcome!=="promoted")
return O;const m=T(O),G=c(O).filter(({asset:V})=>!r.has((0,M().assetKey)(V))),J=m.length>0?m:G,B=J.some(j)?void 0:J[0],W=S.
get(O)??(B&&(S.get(B)??B));return W===void 0?O:h(O,W)})}function h(t,{asset:n}){const{type:r,id:a}=t.asset,v={type:r,id:a,
otherType:n.type,other:n.id},p=(0,N().finding)("bundle-incomplete",v,(0,i().placeOf)(t.asset));return{...t,outcome:"quar\
antined",eligibility:"unproven",reasons:[p]}}},72883:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.
assetKey=F,g.eventsOf=u,g.promotionPolicy=d,g.readEventLog=L,g.readOwnAssets=D,g.withWorkspace=y;function i(){const e=o(
78114);return i=function(){return e},e}function b(){const e=o(35474);return b=function(){return e},e}function C(){const e=o(
52117);return C=function(){return e},e}function P(){const e=o(41895);return P=function(){return e},e}function I(){const e=o(
74238);return I=function(){return e},e}function N(){const e=o(63550);return N=function(){return e},e}function E(){const e=o(
35720);return E=function(){return e},e}function M(){const e=o(67397);return M=function(){return e},e}function R(){const e=o(
34397);return R=function(){return e},e}function A(){const e=o(95132);return A=function(){return e},e}function l(){const e=o(
50414);return l=function(){return e},e}function F({type:e,id:s}){return`${e} ${s}`}async function D(e,s){const f={base:"",
audited:"",files:[]},{files:h}=await(0,b().readSides)({baseTree:e,headTree:e,change:f,policy:s});for(const{path:t,unread:n,
problems:r}of h){const a=r.find(i().hidesContent);if(n===void 0&&a===void 0)continue;const v=a?`line ${a.location.line}:\
 ${a.detail}`:n;throw new(P()).GateError("file_unreadable",`${t} cannot be read completely: ${v}.`,"Fix the file, or inc\
rease `assets.max_file_bytes` in the policy; it could contain an asset with the id of a candidate.")}return{assets:h.flatMap(
({assets:t})=>t),messages:h.flatMap(({messages:t})=>t??[])}}function L(e,s){const f=(0,l().readWhole)(e,s),[h]=f.messages??
[];if(h!==void 0)throw w(e,h.location.line,"a message between agents is not a log.","Pass the log of your own repository\
; use --assets for messages of other agents.");const t=f.problems.filter(({rule:a})=>a!=="duplicate-id").map(C().assetProblemFinding).
find(({severity:a})=>a==="error");if(t===void 0)return f.assets;const{message:n,remedy:r}=(0,A().describe)(t);throw w(e,
t.location?.line,n,r)}function w({name:e},s=1,f,h){const t=`The event log cannot be read. ${e}, line ${s}: ${f}`;return new(P()).
GateError("input_invalid",t,h)}function u(e){return e.filter(({type:s})=>s==="EvolutionEvent").map(({value:s,path:f})=>({
value:s,log:f}))}function y(e,s,f,h){return(0,R().withSourceTree)(e,s,async(t,n,r)=>{const a=r&&await $(r,h),v=a&&await(0,E().
readTree)(r,a);return f({directory:n,tree:t,...v&&{defaultBranch:v}})})}async function $(e,s){return s===void 0?(await(0,M().
findDefaultBranch)(e))?.commit:(await(0,M().lookUpCommits)(e,[`refs/remotes/origin/${s}`]))[0]}function d(e){const s=e?.
tree??(0,N().literalTree)({},"no repository");return(0,I().loadPolicy)(s,s.label)}},63575:function(U,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.evidenceOf=R;function i(){const d=o(57975);return i=function(){return d},d}function b(){const d=o(
23404);return b=function(){return d},d}function C(){const d=o(27199);return C=function(){return d},d}function P(){const d=o(
77680);return P=function(){return d},d}function I(){const d=o(38863);return I=function(){return d},d}function N(){const d=o(
38942);return N=function(){return d},d}function E(){const d=o(58504);return E=function(){return d},d}function M(){const d=o(
95132);return M=function(){return d},d}function R(d,e){const{type:s,id:f}=d,h=A(s==="Gene"?l(d,e):{level:"claimed",findings:[]},
e.signed?.(d)),t=s==="Gene"||e.required==="signed"?e.required:"claimed";if((0,N().isAtLeast)(h.level,t))return{...h,findings:h.
findings.filter(r=>!(0,M().isMissingEvidence)(r))};if(h.findings.length>0)return h;const n={type:s,id:f,level:h.level,required:t};
return{...h,findings:[(0,M().finding)("evidence-too-low",n,(0,C().placeOf)(d))]}}function A(d,e){return e===void 0?d:"ac\
cepted"in e?{...d,level:"signed",attestation:e.accepted}:{...d,findings:[...e.findings,...d.findings]}}function l(d,e){const{
reports:s,ran:f,required:h}=e,t=f?.has(d)?[{level:"gate",origin:"gate",findings:[]}]:[],r=[...(s?.get(d.value.asset_id)??
[]).map(c=>F(d,c,e)),...t],a=r.findLast(({origin:c})=>c==="gate"||c&&h==="claimed")??r.findLast(({origin:c})=>c)??r[0];if(a===
void 0)return{level:"claimed",findings:(s&&[y(d,"no report names its `asset_id`")])??[]};const{origin:v,...p}=a;return p}
function F(d,e,s){const{gate:f,policyDigest:h}=s,{policy_digest:t,gene_id:n}=e,r=(0,C().placeOf)(d),a=`report \`${typeof e.
id=="string"?e.id:"unknown"}\``,{ok:v,commands:p=[],contradictory:c}=(0,E().readValidationReport)(e)??{},T=f?.report.genes.
filter(H=>H.id===d.id)??[],S=e.overall_ok===!0&&v===!0&&T.every(D),j=p.map(({command:H})=>H.trim()),O=(0,P().commandsToRun)(
d),m=[!(0,b().verifyAssetId)(e)&&"its `asset_id` does not match its content",n!=null&&n!==d.id&&"it names another gene",
c&&"its `commands` and `results` differ",S&&f&&L(f.report,d),S&&!(0,i().isDeepStrictEqual)(j,O)&&`it lists ${$(j)}, but \
the gene has ${$(O)}`].flatMap(H=>H?[(0,M().finding)("evidence-invalid",{source:a,why:H},r)]:[]),J=S?[]:[(0,M().finding)(
"validation-failed",{source:a,what:"does not show that every command passed"},r)],W=[(t!==h||f&&f.report.policy?.digest!==
h)&&`the ${a} was made with the policy \`${t??"unknown"}\`, not with \`${h}\``,...w(f?.report).map(H=>`the ${a} is not o\
f a gate: ${H}`)].flatMap(H=>H?[y(d,H)]:[]),V=[...m,...J,...W];if(m.length>0)return{level:"claimed",findings:V};const K=f&&
W.length===0?"gate":"claimed";return S?{report:e,...f&&{reportDigest:f.digest},level:K,origin:K,findings:V}:{level:"clai\
med",origin:K,findings:V}}function D({verdict:d}){return d==="pass"||d==="warn"}function L({genes:d,findings:e},{id:s,value:f}){
const h=d.filter(r=>r.id===s);if(!h.some(({asset_id:r})=>(r??f.asset_id)===f.asset_id))return"the GateReport that contai\
ns it does not list this version of the gene";if(e.some(({severity:r,suppressed:a,subject:v})=>r==="error"&&!a&&v?.type===
"Gene"&&v.id===s))return"the GateReport contradicts it: it has an error about the gene";const n=({verdict:r,outcome:a})=>r!==
"block"&&a?.status==="passed";if(!h.every(({commands:r})=>r.length>0&&r.every(n)))return"the GateReport contradicts it: \
not all commands of the gene have passed in it"}function w(d){if(d===void 0)return[];const{tool:e,verdict:s,policy:f,isolation:h,
error:t}=d;return[!(e?.name===I().TOOL.name&&s!==void 0&&s!=="error")&&"it is not a report of this gate",f?.enforce==="r\
eport"&&"its policy only reports, and fails nothing",h?.untrusted&&"a runner that the pull request controls reported its\
 results",(t??null)!==null&&"it has an error"].filter(r=>typeof r=="string")}const u="Validate the current version of th\
e gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--report`";function y(d,e){const s={
what:"report",type:d.type,id:d.id,why:e,fix:u};return(0,M().finding)("evidence-missing",s,(0,C().placeOf)(d))}function $(d){
return d.length===0?"no commands":[...d.slice(0,3).map(s=>`\`${s}\``),...d.length>3?[`${d.length-3} more`]:[]].join(", ")}},
39242:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.promote=u;function i(){const s=o(77598);return i=
function(){return s},s}function b(){const s=o(94534);return b=function(){return s},s}function C(){const s=o(68450);return C=
function(){return s},s}function P(){const s=o(1348);return P=function(){return s},s}function I(){const s=o(72025);return I=
function(){return s},s}function N(){const s=o(4378);return N=function(){return s},s}function E(){const s=o(74238);return E=
function(){return s},s}function M(){const s=o(80543);return M=function(){return s},s}function R(){const s=o(50414);return R=
function(){return s},s}function A(){const s=o(47440);return A=function(){return s},s}function l(){const s=o(72883);return l=
function(){return s},s}function F(){const s=o(31170);return F=function(){return s},s}function D(){const s=o(97148);return D=
function(){return s},s}function L(){const s=o(52220);return L=function(){return s},s}function w(){const s=o(8779);return w=
function(){return s},s}async function u(s){const{policy:f,workspace:h,report:t,attestation:n,trustedRoot:r,now:a=new Date}=s,
{policy:v}=f,p=(0,b().assetLimits)(v.assets.max_file_bytes),{candidates:c,findings:T,messages:S}=(0,R().readCandidates)(
s.candidates,p),j=h?await(0,l().readOwnAssets)(h.tree,v):{assets:[],messages:[]},O=await y(j.assets,s),m=s.events&&(0,l().
readEventLog)(s.events,p),G=N().Judge.by({policy:v,tree:h?.tree,changed:new Set,platform:s.platform,cwd:(0,C().commonRoot)(
j.assets.filter(({type:H})=>H==="Gene").map(({path:H})=>H),{policy:v,tree:h?.tree}),...s.signal&&{signal:s.signal}}),J=c.
map(({asset:H})=>H),B=(0,L().revocationsIn)([...j.messages,...S]),W={policy:v,known:O,events:(0,l().eventsOf)(m??j.assets),
audited:await(0,M().auditCandidates)(J,G,[...O,...m??[]]),revocations:B,evidence:{policyDigest:f.digest,required:v.a2a.require_evidence,
...t&&(0,D().readEvidence)(t,p),...n&&r&&{signed:(0,w().judgeBySignatures)(n,r,f,a)}}},{decisions:V,reports:K}=await e(s,
c,W,G);return(0,F().promotionOf)(V,{policy:f,decidedAt:a,inputs:$(s),loose:T,messages:S,revoked:j.assets.flatMap(H=>{const Z=B(
H);return Z?[{asset:H,reason:Z}]:[]}),reports:K,gate:h?await d(h,f):[]})}async function y(s,{candidates:f,workspace:h}){
const t=new Set;for(const{name:n,bytes:r}of f)s.some(({path:a})=>a===n)&&await h?.tree.read(n).then(a=>a.equals(r))&&t.add(
n);return s.filter(({path:n})=>!t.has(n))}function $(s){const{candidates:f,events:h,report:t,attestation:n}=s;return[...f.
map(a=>["assets",a]),["events",h],["report",t],["attestation",n]].flatMap(([a,v])=>v?[{role:a,name:v.name,digest:`sha256\
:${(0,i().hash)("sha256",v.bytes)}`}]:[])}async function d({tree:s,defaultBranch:f},{source:h,policy:t,shared:n}){if(f===
void 0)return[];const r=h==="file"?void 0:E().POLICY_PATH,a=[f,s].flatMap(S=>[...S.files()]).map(({path:S})=>S),v=(S,j)=>S.
stat(j)?.oid,p=new Set(a.filter(S=>v(s,S)!==v(f,S))),c={policyPath:r,policy:t,baseTree:f,tree:s,changedNames:p,shared:n};
return(await(0,P().gateFindings)(c)).filter(({rule:S})=>S==="gate-weakened")}async function e({run:s,workspace:f,policy:h},t,n,r){
if(s===void 0||f===void 0)return{decisions:(0,A().decide)(t,n),reports:[]};const a=O=>({...n.evidence,ran:new Set(O)}),v=t.
map(({asset:O})=>O),p=(0,A().decide)(t,{...n,evidence:a(v)}).decided.filter(({asset:O,outcome:m})=>O.type==="Gene"&&m===
"promoted").map(({asset:O})=>O),c=await(0,M().runGenes)(p,r,{policy:h,workspace:f},s),T=O=>p.includes(O)?c.findings.get(
O)??[(0,I().assetNotJudged)(O,"the run returned no result")]:[],S=O=>[...n.audited(O),...T(O)];return{decisions:(0,A().decide)(
t,{...n,audited:S,evidence:a(p)}),reports:c.reports}}},18421:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.openInputs=N;function i(){const E=o(73024);return i=function(){return E},E}function b(){const E=o(76760);return b=function(){
return E},E}function C(){const E=o(38321);return C=function(){return E},E}function P(){const E=o(73388);return P=function(){
return E},E}function I(){const E=o(50414);return I=function(){return E},E}async function N({assets:E,events:M,report:R,attestation:A,
trustedRoot:l},F,D){const L=async(d,e=(0,P().inputName)(d))=>({name:e,bytes:await(0,C().buffer)(D(d))}),w=async d=>d===void 0?
void 0:L(d),u=(0,b().resolve)(F,E),y=E!=="-"&&(0,i().statSync)(u,{throwIfNoEntry:!1})?.isDirectory(),$=y?[]:[await L(E)];
for(const d of y?(0,I().filesInFolder)(u,E):[])$.push(await L((0,b().join)(u,d),`${E}/${d}`));return{candidates:$,events:await w(
M),report:await w(R),attestation:await w(A),trustedRoot:await w(l)}}},73517:function(U,g,o){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.EMITTED=void 0,g.messageLines=N,g.promotedLines=F,g.quarantinedLines=L;function i(){const w=o(61331);
return i=function(){return w},w}function b(){const w=o(10289);return b=function(){return w},w}const C=g.EMITTED=["decisi\
on","report","revoke"],P={promoted:"accept",quarantined:"quarantine",rejected:"reject"},I={Gene:"gene promoted after saf\
ety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provenance tracking"};function N(w,u,{
id:y,now:$,random:d}){return E(u,w).map(e=>D({protocol:i().PROTOCOL,protocol_version:"1.0.0",message_type:u,message_id:`\
msg_${$.getTime()}_${d()}`,sender_id:y,timestamp:$.toISOString(),payload:e}))}function E(w,{decisions:u,skipped:y,reports:$,
revoked:d=[]}){switch(w){case"decision":return[...u.map(M),...y.flatMap(R)];case"report":return $.map(A);case"revoke":return d.
map(e=>({...l(e),reason:e.reason.message}))}}function M(w){const{outcome:u,type:y}=w,[$]=w.reasons,d=$===void 0?null:`${$.
message} (${$.rule})`,e=u==="promoted"?I[y]??null:d;return{...l(w),decision:P[u],reason:e}}function R(w){const{rule:u,message:y}=w.
reason;return u!=="already-promoted"?[]:[{...l(w),decision:P.promoted,reason:y}]}function A(w){const{gene_asset_id:u,gene_id:y}=w;
return{...l({asset_id:typeof u=="string"?u:null,id:y}),validation_report:w}}function l({asset_id:w,id:u}){return{target_asset_id:w,
target_local_id:u}}function F({promoted:w}){return w.map(D)}function D(w){return`${(0,b().jsonLine)(w)}
`}function L({quarantined:w}){return w.map(({asset:u,sender_id:y})=>D(y===void 0?u:{protocol:i().PROTOCOL,message_type:"\
publish",sender_id:y,payload:{asset:u}}))}},31170:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionOf=
A;function i(){const e=o(61331);return i=function(){return e},e}function b(){const e=o(85475);return b=function(){return e},
e}function C(){const e=o(94377);return C=function(){return e},e}function P(){const e=o(38863);return P=function(){return e},
e}function I(){const e=o(13580);return I=function(){return e},e}function N(){const e=o(95132);return N=function(){return e},
e}function E(){const e=o(37075);return E=function(){return e},e}function M(){const e=o(48791);return M=function(){return e},
e}function R(){const e=o(52220);return R=function(){return e},e}function A({decided:e,skipped:s},f){const{policy:h,loose:t,
gate:n,revoked:r}=f,{source:a,path:v,digest:p,policy:c}=h,T=m=>e.filter(G=>G.outcome===m),S=new Map(T("promoted").map(({
asset:m})=>[m,(0,R().promotedForm)(m,c.a2a.confidence_factor)])),O=[...e.map(({reasons:m})=>m),...t.map(m=>[m])].filter(
m=>m.some(({rule:G})=>(0,I().ruleOf)(G).undecided)).length;return{type:"PromotionReport",schema_version:M().PROMOTION_VERSION,
tool:P().TOOL,policy:{source:a,path:v,digest:p,require_evidence:c.a2a.require_evidence},decided_at:f.decidedAt.toISOString(),
inputs:f.inputs,decisions:e.map(m=>l(m,S.get(m.asset))),promoted:[...S].map(([{type:m,id:G},J])=>({...J,type:m,id:G})),quarantined:T(
"quarantined").map(m=>({...F(m),...L(m.asset),asset:m.asset.value})),rejected:[...T("rejected").map(F),...t.map(y)],skipped:[
...s.map(w),...f.messages.map(u)],reports:[...f.reports,...e.flatMap(({evidence:{report:m}})=>m===void 0?[]:[{...m,gene_id:String(
m.gene_id)}])],...O>0&&{undecided:O},...n.length>0&&{gate:n.map(d)},...r.length>0&&{revoked:r.map(w)}}}function l({asset:e,
outcome:s,eligibility:f,evidence:h,reasons:t,notices:n},r){const{report:a,level:v,reportDigest:p,attestation:c}=h;return{
...$(e),...L(e),outcome:s,eligibility:f,evidence:{level:v,...typeof a?.id=="string"&&{report_id:a.id},...p!==void 0&&{report_digest:p},
...c&&{attestation:c}},hash:D(e),promoted_asset_id:typeof r?.asset_id=="string"?r.asset_id:null,reasons:t.map(d),notices:n.
map(d)}}function F({asset:e,reasons:s}){return{...$(e),reasons:s.map(d)}}function D(e){return{form:(0,b().matchContentHash)(
e)??(0,C().otherHashForm)(e)??null,content:(0,b().contentHash)(e.value)}}function L({envelope:e}){const s=e&&(0,i().senderOf)(
e);return s===void 0?{}:{sender_id:s}}function w({asset:e,reason:s}){return{...$(e),reason:d(s)}}function u({value:e,location:s}){
const{path:f,line:h}=s,{message_id:t,message_type:n}=e,r=typeof t=="string"?t:`${f}:${h}`,a=`A message of the type \`${typeof n==
"string"?n.slice(0,40):"unknown"}\``,v=d((0,N().finding)("nothing-to-promote",{what:a},{location:s}));return{id:r,type:"\
Message",asset_id:null,path:f,line:h,reason:v}}function y(e){const{path:s,line:f}=e.location??{path:"",line:1};return{id:s,
type:"File",asset_id:null,path:s,line:f,reasons:[d(e)]}}function $({id:e,type:s,path:f,value:h,locate:t}){const{asset_id:n}=h;
return{id:e,type:s,asset_id:typeof n=="string"?n:null,path:f,line:t().line}}function d(e){const{rule:s,severity:f}=e;return{
id:(0,E().identityOf)(e),rule:s,severity:f,...(0,N().describe)(e)}}},80335:function(U,g,o){Object.defineProperty(g,"__es\
Module",{value:!0}),g.countsOf=E,g.promotionPage=N,g.renderPromotion=P;function i(){const M=o(10289);return i=function(){
return M},M}function b(){const M=o(31626);return b=function(){return M},M}const C=1e3;function P(M,R){const A=(0,b().layoutOf)(
R),{quarantined:l,rejected:F,skipped:D,decisions:L,gate:w=[]}=M,u=(f,h)=>(0,b().prose)(A,f,h),y=(f,{message:h,rule:t})=>u(
f,`${h} (${t})`),$=(f,h,t)=>{const{shown:n,rest:r}=(0,b().limited)(f,C,`${h} candidate`,A);return[...n.map(t),r]},d=(f,h,{
type:t,id:n,path:r,line:a})=>{const v=(0,b().shortName)(t==="File"?`${r}:${a}`:`${t} ${n}`,(0,b().roomOf)(A));return(0,b().
labelled)(A,f,[A.paint("strong",v)],h)},e=(f,h,t)=>{const[n,...r]=t.reasons,{shown:a,rest:v}=(0,b().limited)(r,0,"reason",
A);return[...d(f,h,t),...n?[...y("why",n),...u("fix",n.remedy)]:[],...a.flatMap(p=>y("also",p)),...v]},s=L.filter(({outcome:f})=>f===
"promoted");return(0,b().page)([...$(F,"rejected",f=>e("rejected","bad",f)),...$(l,"quarantined",f=>e("quarantine","quie\
t",f)),...$(A.verbose||L.length===0?D:[],"skipped",f=>[...d("skipped","quiet",f),...y("why",f.reason)]),...$(s,"promoted",
f=>[...d("promoted","good",f),...u("evidence",f.evidence.level),...A.verbose?f.notices.flatMap(h=>y("note",h)):[]]),...w.
map(f=>y("gate",f)),u("result",E(M))])}const I=1e3;function N(M){const A=P(M,{columns:120,colour:!1,verbose:!1}).trimEnd().
split(`
`),l=A.length-I;return[`## Promotion: ${E(M)}`,"",...(0,i().markdownFence)(A.slice(0,I)),...l>0?[`And ${l} more lines, i\
n the log.`]:[],""].join(`
`)}function E({promoted:M,quarantined:R,rejected:A,skipped:l}){return Object.entries({promoted:M,quarantined:R,rejected:A,
skipped:l}).filter(([,D])=>D.length>0).map(([D,{length:L}])=>`${L} ${D}`).join(", ")||"no candidates"}},48791:function(U,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.PROMOTION_VERSION=g.OUTCOMES=g.FAIL_ON=void 0,g.exitCodeOf=f,g.promotionSchema=
void 0;function i(){const h=o(7723);return i=function(){return h},h}function b(){const h=o(79167);return b=function(){return h},
h}function C(){const h=o(38942);return C=function(){return h},h}function P(){const h=o(99462);return P=function(){return h},
h}function I(){const h=o(4190);return I=function(){return h},h}function N(){const h=o(39763);return N=function(){return h},
h}const E=g.PROMOTION_VERSION="1.0.0",M=i().string().regex(/^[0-9a-f]{64}$/),R=i().object({id:M.describe("Identity of th\
e reason: the same in every run, even if its position changes."),rule:i().string(),severity:P().severitySchema,message:i().
string(),remedy:i().string()}),A={id:i().string(),type:b().assetTypeSchema,asset_id:i().string().nullable().describe("Th\
e hash that the candidate declares."),path:i().string(),line:i().int().min(1)},l=i().array(R).min(1).describe("Why; the \
first reason is the one to fix first."),F=i().object({...A,type:i().enum([...N().ASSET_TYPES,"File","Message"]).describe(
"`File` for a part of the source that is not an asset, `Message` for a message."),reasons:l}),D=F.extend({type:b().assetTypeSchema,
sender_id:i().string().optional(),asset:i().looseObject({}).describe("The candidate as it was received.")}),L=i().object(
{role:i().enum(["assets","events","report","attestation"]),name:i().string(),digest:b().digestSchema.describe("The SHA-2\
56 of its bytes.")}),w=g.OUTCOMES=["promoted","quarantined","rejected"],u=i().object({issuer:i().string().describe("Who \
confirmed the identity, as a URL."),repository:i().string().describe("`owner/name` of the repository whose workflow sign\
ed."),workflow:i().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:i().string().describe(
"The ref that the workflow ran for.")}),y=i().object({source:i().string().describe("The file and position."),digest:b().
digestSchema.describe("Digest of the signed statement."),policy_digest:b().digestSchema.describe("The policy of that pro\
motion."),decided_at:i().iso.datetime(),signer:u}).describe("The signed promotion that promoted the same content."),$=i().
enum(I().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if it is non\
e of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are accepted."),d=i().
object({...A,sender_id:i().string().optional().describe("The sender of the message that contained it."),outcome:i().enum(
w),eligibility:C().eligibilitySchema,evidence:i().object({level:C().evidenceLevelSchema,report_id:i().string().optional().
describe("The ValidationReport that reached the level."),report_digest:b().digestSchema.optional().describe("Digest of t\
he GateReport that contains it."),attestation:y.optional()}),hash:i().object({form:$,content:b().digestSchema.describe("\
The hash of the content by the current protocol.")}),promoted_asset_id:i().string().nullable().describe("Null if it is n\
ot promoted."),reasons:i().array(R).describe("Why it is not promoted; empty if it is."),notices:i().array(R).describe("F\
indings that do not prevent the promotion.")}),e=g.promotionSchema=i().object({type:i().literal("PromotionReport"),schema_version:i().
literal(E),tool:i().object({name:i().literal("gene-gate"),version:i().string()}),policy:i().object({source:i().enum(["de\
fault","base","file"]),path:i().string().optional(),digest:b().digestSchema,require_evidence:C().evidenceLevelSchema}),decided_at:i().
iso.datetime(),inputs:i().array(L).describe("The files that the decisions depend on."),decisions:i().array(d).describe("\
One for each candidate that is not skipped, in order."),promoted:i().array(i().looseObject({type:b().assetTypeSchema,id:i().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:i().array(D).describe("Nothing r\
efutes them, but evidence is missing."),rejected:i().array(F).describe("The candidates that are rejected."),skipped:i().
array(i().object({...A,type:F.shape.type,reason:R})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:i().array(i().looseObject({gene_id:i().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:i().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:i().array(R).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:i().array(i().object({...A,reason:R})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),s=g.FAIL_ON=["none","rejected","unp\
roven"];function f({quarantined:h,rejected:t,undecided:n},r){return n!==void 0?2:{none:[],rejected:t,unproven:[...t,...h]}[r].
length>0?1:0}},97148:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.readEvidence=M;function i(){const l=o(
7723);return i=function(){return l},l}function b(){const l=o(64385);return b=function(){return l},l}function C(){const l=o(
41895);return C=function(){return l},l}function P(){const l=o(59490);return P=function(){return l},l}function I(){const l=o(
31048);return I=function(){return l},l}function N(){const l=o(94644);return N=function(){return l},l}const E=i().looseObject(
{type:i().literal("GateReport"),head_sha:i().string(),tool:i().looseObject({name:i().string()}).optional(),verdict:i().string().
optional(),policy:i().looseObject({digest:i().string(),enforce:i().string().optional()}).nullish(),isolation:i().looseObject(
{untrusted:i().boolean().optional()}).optional(),error:i().unknown().optional(),genes:i().array(i().looseObject({id:i().
string(),asset_id:i().string().nullish(),verdict:i().string(),commands:i().array(i().looseObject({verdict:i().string().optional(),
outcome:i().looseObject({status:i().string()}).nullish()})).default([])})).default([]),findings:i().array(i().looseObject(
{severity:i().string(),suppressed:i().unknown().optional(),subject:i().looseObject({type:i().string(),id:i().string()}).
nullish()})).default([]),validation_reports:i().array(i().looseObject({type:i().literal("ValidationReport")}))});function M({
name:l,bytes:F},D){const L=(0,N().strictJson)({name:l,bytes:F},D);if("problem"in L)throw A(l,L.problem);const[w,...u]=L.
values,{data:y}=E.safeParse(w);if(y&&u.length===0){const e={report:y,digest:(0,I().reportDigest)(w)};return{reports:R(y.
validation_reports),gate:e}}const{assets:$}=(0,b().readAssetFile)(l,F,D),d=$.filter(({type:e})=>e==="ValidationReport");
if(d.length===0)throw A(l,"it contains no ValidationReport");return{reports:R(d.map(e=>e.value))}}function R(l){return(0,P().
groupBy)(l,({gene_asset_id:F})=>F)}function A(l,F){return new(C()).GateError("input_invalid",`${l} is not valid evidence\
: ${F}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},52220:function(U,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.exchangeFindings=M,g.isSameAsset=l,g.promotedForm=F,g.revocationsIn=D,
g.unhashedFindings=R;function i(){const u=o(23404);return i=function(){return u},u}function b(){const u=o(27199);return b=
function(){return u},u}function C(){const u=o(61331);return C=function(){return u},u}function P(){const u=o(85475);return P=
function(){return u},u}function I(){const u=o(94377);return I=function(){return u},u}function N(){const u=o(57733);return N=
function(){return u},u}function E(){const u=o(95132);return E=function(){return u},u}function M(u){return[...(0,N().promotionSchemaFindings)(
u),...(0,P().identityFindings)(u,"author")].map(y=>({...y,severity:"error"}))}function R(u){const y=(0,P().unhashedFields)(
u);return y.length===0?[]:[(0,E().finding)("fields-not-hashed",{capsule:u.id,fields:y},(0,b().placeOf)(u,["outcome"]))]}
function A({value:{a2a:u}}){return(0,b().isJsonObject)(u)?u.received_asset_id:void 0}function l(u,y){return(0,P().contentHash)(
u.value)===(0,P().contentHash)(y.value)?!0:(0,P().matchContentHash)(u)!==void 0&&A(y)===u.value.asset_id}function F({type:u,
value:y},$){const{confidence:d,a2a:e,asset_id:s}=y;if(u!=="Capsule"||typeof d!="number")return(0,P().matchContentHash)({
type:u,value:y})==="engine"?(0,I().asEngineHashed)(y)??y:y;if($===1&&(0,i().verifyAssetId)(y))return y;const f={...(0,P().
matchContentHash)({type:u,value:y})==="hub"?(0,P().asHubHashes)(y):y,confidence:d*$,a2a:{...(0,b().isJsonObject)(e)?e:{},
status:"promoted",confidence_factor:$,received_asset_id:s??null}};return{...f,asset_id:(0,i().computeAssetId)(f)}}function D(u){
const y=new Map,$=new Map;for(const d of u.filter(({value:e})=>e.message_type==="revoke")){const e=(0,C().payloadOf)(d.value),
s=w(e.target_asset_id,e.asset_id,e.target_asset_ids),f=w(e.target_local_id,e.local_id);for(const h of s)y.set((0,I().hashDigits)(
h)??h,d);if(s.length===0)for(const h of f)$.set(h,d)}return y.size+$.size===0?()=>{}:d=>{const{type:e,id:s,value:f}=d,t=w(
f.asset_id,(0,P().contentHash)(d.value),A(d),...e==="Capsule"?[(0,P().contentHash)((0,P().asHubHashes)(f))]:[]).map(r=>(0,I().
hashDigits)(r)??r).find(r=>y.has(r)),n=t===void 0?$.get(s):y.get(t);return n&&L(d,n)}}function L(u,{value:y}){const{type:$,
id:d}=u,{reason:e}=(0,C().payloadOf)(y),s=(0,C().senderOf)(y)??"an unknown sender",f=typeof e=="string"?e.slice(0,200):"";
return(0,E().finding)("asset-revoked",{type:$,id:d,by:s,why:f},(0,b().placeOf)(u))}function w(...u){return u.flatMap(y=>y??
[]).filter(y=>typeof y=="string"&&y!=="")}},8779:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.judgeBySignatures=
D;function i(){const c=o(7723);return i=function(){return c},c}function b(){const c=o(27199);return b=function(){return c},
c}function C(){const c=o(85475);return C=function(){return c},c}function P(){const c=o(41895);return P=function(){return c},
c}function I(){const c=o(38863);return I=function(){return c},c}function N(){const c=o(38942);return N=function(){return c},
c}function E(){const c=o(95132);return E=function(){return c},c}function M(){const c=o(36773);return M=function(){return c},
c}function R(){const c=o(48791);return R=function(){return c},c}function A(){const c=o(36262);return A=function(){return c},
c}function l(){const c=o(94644);return l=function(){return c},c}const F=i().looseObject({_type:i().literal("https://in-t\
oto.io/Statement/v1"),predicateType:i().literal(`${I().HOME}/promotion/v1`),predicate:R().promotionSchema});function D(c,T,S,j){
const O=(0,A().readTrustedRoots)(T),m=(0,l().strictJson)(c);if("problem"in m)throw L(c,m.problem);if(m.values.length===0)
throw L(c,"it contains no bundle");const G=m.values.map((J,B)=>{const W=m.values.length===1?c.name:`${c.name}, bundle ${B+
1}`;return u(W,J,O)});return J=>$(J,G,B=>s(J,B,S,j))}function L({name:c},T){const S="Pass a Sigstore bundle, such as the\
 output `bundle-path` of `actions/attest`.";return new(P()).GateError("input_invalid",`${c} is not a file of attestation\
s: ${T}.`,S)}const w=10*6e4;function u(c,T,S){const j=(0,A().verifyBundle)(T,S),O=j.payload&&y(j.payload),m=typeof O=="o\
bject"?{promotion:O}:{},G=V=>({source:c,...m,refused:V});if("refused"in j)return G(j.refused);if(typeof O!="object")return G(
`${O}`);const{signer:J,signedAt:B,digest:W}=j;return Date.parse(O.decided_at)>B+w?G("it was signed before the time that \
it states"):{source:c,promotion:O,signer:J,digest:W}}function y(c){const T=(0,l().strictJson)({name:"payload",bytes:c});
if("problem"in T)return`its statement is ambiguous: ${T.problem}`;if(T.values.length!==1)return"its payload is not one J\
SON value";const{data:S,error:j}=F.safeParse(T.values[0]);if(S)return S.predicate;const[O]=j.issues;return`its payload i\
s not the statement of a promotion: ${O?.path.join(".")}: ${O?.message}`}function $(c,T,S){const j=(0,C().contentHash)(c.
value),O=[],m=[];for(const Y of T){const X=Y.promotion?.decisions.filter(({hash:Q,promoted_asset_id:k})=>Q.content===j||
k===j);if(X?.length===0)continue;const x=S(Y);x?O.push(x):"refused"in Y||m.push(...(X??[]).map(Q=>({signed:Y,decision:Q})))}
const[G]=m.sort((Y,X)=>Date.parse(X.signed.promotion.decided_at)-Date.parse(Y.signed.promotion.decided_at)||+(Y.decision.
outcome==="promoted")-+(X.decision.outcome==="promoted"));if(G===void 0){const Y=p(c,"none is about its content",n);return{
findings:O.length>0?O:[Y]}}const{promotion:J,signer:B,digest:W,source:V}=G.signed,{outcome:K,evidence:H}=G.decision;if(K===
"promoted"&&(c.type!=="Gene"||(0,N().isAtLeast)(H.level,"gate"))){const{policy:Y,decided_at:X}=J;return{accepted:{source:V,
digest:W,policy_digest:Y.digest,decided_at:X,signer:B}}}const Z=`says that it is ${K}, with the evidence \`${H.level}\``,
z=d(G.signed);return K!=="rejected"?{findings:[p(c,`the ${z} ${Z}`,n)]}:{findings:[(0,E().finding)("validation-failed",{
source:z,what:Z},(0,b().placeOf)(c))]}}function d({source:c}){return`attestation \`${c}\``}const e=1440*60*1e3;function s(c,T,{
policy:S,digest:j},O){const m=d(T);if("refused"in T)return(0,E().finding)("evidence-invalid",{source:m,why:T.refused},(0,b().
placeOf)(c));const{promotion:G,signer:J}=T,B=S.a2a.attestation,W=B.filter(z=>f(J,z));if(W.length===0){const z=B.length===
0?"no signer":(0,M().inCode)(B.map(t)),Y=`the ${m} was signed by \`${t(J)}, confirmed by ${J.issuer}\`; the policy accept\
s ${z}`;return p(c,Y,r,"danger")}const V=({policies:z})=>z??[j],K=W.filter(z=>V(z).includes(G.policy.digest));if(K.length===
0){const z=`the ${m} is about the policy \`${G.policy.digest}\`, not about ${(0,M().inCode)(W.flatMap(V))}`;return p(c,z,
a)}const H=Math.max(...K.map(({max_age_days:z})=>z));if(O.getTime()-Date.parse(G.decided_at)<=H*e)return;const Z=`the ${m}\
 is about a decision at ${G.decided_at}, more than ${H} days ago`;return p(c,Z,v)}function f(c,{issuer:T,repository:S,workflow:j,
ref:O}){const m=j.startsWith(".github/")?`${S}/${j}`:j,G=m.includes("@")?m:`${m}@${O}`;return c.issuer===T&&c.ref===O&&h(
c.repository)===h(S)&&h(c.workflow)===h(G)}function h(c){return c.replace(/^[^/]+\/[^/]+/,T=>T.toLowerCase())}function t({
repository:c,workflow:T,ref:S}){return`${T} for ${c} at ${S}`}const n="Promote this version with the report of a gate, s\
ign the `promotion.json` with `actions/attest`, and pass the bundle with `--attestation`",r="If you trust this workflow,\
 add its repository, file and ref to `a2a.attestation` in the policy",a="Promote with the policy of this promotion, or a\
dd the digest of the other policy to `policies` of this signer in `a2a.attestation`",v="Promote and sign the asset again\
, or increase `max_age_days` of this signer in `a2a.attestation`";function p(c,T,S,j="bookkeeping"){const{type:O,id:m}=c,
G={what:"attestation",type:O,id:m,why:T,fix:S};return(0,E().finding)("evidence-missing",G,{...(0,b().placeOf)(c),harm:j})}},
36262:function(U,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.readTrustedRoots=f,g.verifyBundle=L;function i(){
const n=o(77598);return i=function(){return n},n}function b(){const n=o(64077);return b=function(){return n},n}function C(){
const n=o(8744);return C=function(){return n},n}function P(){const n=o(80643);return P=function(){return n},n}function I(){
const n=o(3030);return I=function(){return n},n}function N(){const n=o(26040);return N=function(){return n},n}function E(){
const n=o(41895);return E=function(){return n},n}function M(){const n=o(94644);return M=function(){return n},n}const R="\
application/vnd.in-toto+json",A="1.3.6.1.4.1.57264.1.12",l="1.3.6.1.4.1.57264.1.14",F=12,D="https://github.com/";function L(n,r){
let a,v,p;try{const{content:O,...m}=(0,b().bundleFromJSON)(n);if(O.$case!=="dsseEnvelope")return{refused:"it signs a fil\
e, not an in-toto statement"};({payload:a,payloadType:v}=O.dsseEnvelope),p=(0,I().toSignedEntity)({...m,content:O})}catch(O){
return{refused:`it is not a Sigstore bundle (${y(O)})`}}const c=O=>({payload:a,refused:O});if(v!==R)return c(`its payloa\
d type is ${JSON.stringify(v.slice(0,80))}`);const T=w(p,r);if("refused"in T)return c(T.refused);const S=$(T);if(S===void 0)
return c("its certificate names no workflow of GitHub");const j=`sha256:${(0,i().hash)("sha256",a)}`;return{payload:a,digest:j,
signer:S,signedAt:u(p)}}function w(n,r){const a=[];for(const v of r)try{return v.verify(n)}catch(p){a.push(p)}return{refused:`\
its signature cannot be verified (${a.map(y).join("; ")})`}}function u({timestamps:n}){const r=n.map(a=>a.$case==="times\
tamp-authority"?a.timestamp.signingTime.getTime():Number(a.tlogEntry.integratedTime)*1e3);return Math.min(...r)}function y(n){
const{message:r,cause:a}=n;return(a instanceof Error?`${r}: ${a.message}`:r).replaceAll(/\s+/g," ").slice(0,200)}function $({
identity:n}){const r=n?.extensions?.issuer,a=d(n?.subjectAlternativeName),v=d(e(n,A)),p=e(n,l);if(!(!r||!a||!v||!p))return{
issuer:r,repository:v,workflow:a,ref:p}}function d(n){return n?.startsWith(D)?n.slice(D.length):void 0}function e(n,r){const[
a,...v]=n?.oids?.filter(({oid:c})=>c?.id.join(".")===r)??[];if(a===void 0||v.length>0)return;const p=(0,N().attempt)(()=>C().
ASN1Obj.parseBuffer(Buffer.from(a.value)));return p?.tag.number===F?p.value.toString("utf8"):void 0}const s=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function f({name:n,bytes:r}){const a=(0,M().strictJson)({name:n,bytes:r});if("problem"in a)throw t(n,a.problem);if(a.values.
length===0)throw t(n,"it is empty");return a.values.map((v,p)=>{try{return h(v)}catch(c){throw t(n,`root ${p+1} is malfo\
rmed (${c.message})`)}})}function h(n){const r=P().TrustedRoot.fromJSON(n);if(!s.test(r.mediaType))throw new Error("its \
media type is unknown");const a=(0,I().toTrustMaterial)(r),{certificateAuthorities:v,tlogs:p,ctlogs:c}=a;if(v.length===0)
throw new Error("it has no certificate authority");return new(I()).Verifier(a,{tlogThreshold:p.length>0?1:0,ctlogThreshold:c.
length>0?1:0,timestampThreshold:1})}function t(n,r){const a="Write the file with `gh attestation trusted-root > trusted-\
root.jsonl`.";return new(E()).GateError("input_invalid",`${n} is not a trusted root: ${r}.`,a)}},94644:function(U,g,o){Object.
defineProperty(g,"__esModule",{value:!0}),g.strictJson=P;function i(){const I=o(73229);return i=function(){return I},I}function b(){
const I=o(94534);return b=function(){return I},I}const C=(0,b().assetLimits)(16*1024*1024);function P({name:I,bytes:N},E=C){
if(N.length>E.maxBytes)return{problem:`it is larger than ${E.maxBytes} bytes`};const{text:M,complete:R}=(0,b().decodeUtf8)(
N);if(!R)return{problem:"it is not UTF-8 text"};const A=new(b()).Problems(new(b()).Source(I,M)),l=(0,i().readJson)(M,E,A).
map(({value:D})=>D),[F]=A.found;return F===void 0?{values:l}:{problem:`line ${F.location.line}: ${F.detail}`}}},58504:function(U,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.readValidationReport=I;function i(){const l=o(57975);return i=function(){
return l},l}function b(){const l=o(27199);return b=function(){return l},l}function C(){const l=o(85475);return C=function(){
return l},l}function P(){const l=o(21471);return P=function(){return l},l}function I(l){if(!(0,b().isJsonObject)(l)||l.type!==
"ValidationReport")return;const F=typeof l.overall_ok=="boolean"?"protocol":"results",D=F==="protocol"?l.commands:l.results;
if(!Array.isArray(D))return;const L=D.map(N);return{shape:F,id:R(l.id),geneId:R(l.gene_id),commands:L,ok:l.overall_ok!==
!1&&L.length>0&&L.every(({ok:w})=>w),contradictory:Array.isArray(l.commands)&&Array.isArray(l.results)&&!(0,i().isDeepStrictEqual)(
l.commands.map(E),l.results.map(E)),durationMs:A(l.duration_ms)??M(l),hash:(0,C().matchContentHash)({type:"ValidationRep\
ort",value:l})??null,differences:(0,P().schemaDifferences)("ValidationReport",l)}}function N(l){const{command:F,cmd:D,ok:L,
duration_ms:w,err:u,stderr:y}=(0,b().isJsonObject)(l)?l:{},$=R(F)??R(D);return{command:$??"",ok:L===!0&&$!==null,durationMs:A(
w),error:R(u)??R(y)}}function E(l){const{command:F,ok:D}=N(l);return[F,D]}function M({started_at:l,finished_at:F}){const[
D,L]=[l,F].map(w=>typeof w=="string"?Date.parse(w):A(w));return typeof D=="number"&&typeof L=="number"&&L>=D?L-D:null}function R(l){
return typeof l=="string"?l:null}function A(l){return typeof l=="number"?l:null}},64077:function(U,g,o){o.r(g),o.d(g,{bundleFromJSON:()=>i.
vw});var i=o(61040)},8744:function(U,g,o){o.r(g),o.d(g,{ASN1Obj:()=>i.ASN1Obj});var i=o(83917)},80643:function(U,g,o){o.
r(g),o.d(g,{TrustedRoot:()=>i.TrustedRoot});var i=o(19654)},3030:function(U,g,o){o.r(g),o.d(g,{Verifier:()=>i.BL,toSignedEntity:()=>i.
DC,toTrustMaterial:()=>i.jO});var i=o(54187)},85893:function(U,g,o){o.r(g),o.d(g,{Parser:()=>i.i});var i=o(73979)}};
