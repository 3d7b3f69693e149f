"use strict";exports.id=144,exports.ids=[144],exports.modules={42312:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),
g.CANDIDATE_LIMITS=void 0,g.readArchive=j;function i(){const t=e(77598);return i=function(){return t},t}function $(){const t=e(
38522);return $=function(){return t},t}function R(){const t=e(85893);return R=function(){return t},t}function F(){const t=e(
7723);return F=function(){return t},t}function L(){const t=e(94534);return L=function(){return t},t}function I(){const t=e(
26040);return I=function(){return t},t}function A(){const t=e(41895);return A=function(){return t},t}const N=g.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},p="manifest.json",O="checksum.sha256",u=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,y=F().
string().regex(/^1(\.|$)/,"expected a version 1"),f=F().looseObject({gep_version:y,schema_version:y});function j(t,r=N){
const d=l(n(t,r));E(m(d,p));const T=m(d,O);return d.delete(O),c(T,d),[...d].filter(([S])=>u.test(S)).map(([S,a])=>({name:S,
bytes:a})).sort((S,a)=>S.name<a.name?-1:1)}function l(t){const[r=""]=t.keys(),d=t.has(p)?"":`${r.split("/")[0]}/`;if([...t.
keys()].some(T=>!T.startsWith(d)))throw o(`it has no ${p} at its root`);return new Map([...t].map(([T,S])=>[T.slice(d.length),
S]))}function m(t,r){const d=t.get(r);if(d===void 0)throw o(`it has no ${r} at its root`);return d}function E(t){const r=(0,I().
attempt)(()=>JSON.parse((0,L().decodeUtf8)(t).text));if(r===void 0)throw o(`${p} is not valid JSON`);const[d]=f.safeParse(
r).error?.issues??[];if(d)throw o(`${p}: ${[...d.path,d.message].join(": ")}`)}const M=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function c(t,r){const d=new Set(r.keys());for(const S of(0,L().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[
,a,C=""]=M.exec(S)??[],D=JSON.stringify(a===void 0?S.slice(0,80):C),w=r.get(C);if(a===void 0)throw o(`${O} contains the \
invalid line ${D}`);if(w===void 0)throw o(`${D} has a checksum but is missing`);if(!d.delete(C))throw o(`${D} has two ch\
ecksums`);if((0,i().hash)("sha256",w)!==a.toLowerCase())throw o(`the checksum of ${D} does not match its content`)}const[
T]=d;if(T!==void 0)throw o(`${JSON.stringify(T)} has no checksum`)}function n(t,{entries:r,bytes:d}){const T=new Map;let S=0;
const a=new(R()).Parser({strict:!0,brotli:!1,zstd:!1});a.on("error",C=>{throw C}),a.on("entry",C=>{if(S+=1,S>r)throw o(`\
it has more than ${r} entries`);const D=h(C);if(D===void 0){C.resume();return}if(T.has(D))throw o(`it contains ${JSON.stringify(
D)} twice`);const w=[];T.set(D,Buffer.alloc(0)),C.on("data",P=>w.push(P)),C.on("end",()=>T.set(D,Buffer.concat(w)))}),a.
on("ignoredEntry",({path:C,type:D})=>{const w=JSON.stringify(C.slice(0,80));throw o(`it contains ${w}, an entry of the t\
ype ${D}`)});try{const C=(0,$().gunzipSync)(t,{maxOutputLength:d});if(C[0]===31)throw o("it is gzipped twice");a.end(C)}catch(C){
if(C instanceof A().GateError)throw C;const{code:D,message:w}=C;throw D==="ERR_BUFFER_TOO_LARGE"?o(`its unpacked content\
 has more than ${d} bytes`):o(`it is not a complete gzipped tar (${w})`,C)}return T}const v=255,s=/[\\:\p{C}]/u;function h({
path:t,type:r}){const d=JSON.stringify(t.slice(0,v));if(r!=="File"&&r!=="OldFile"&&r!=="Directory")throw o(`${d} is a ${r}\
, but only files and directories are allowed`);const T=t.split("/").filter(a=>a!==""&&a!==".");if(!(!t.startsWith("/")&&
!T.includes("..")&&!s.test(t))||t.length>v||r!=="Directory"&&T.length===0)throw o(`it contains the path ${d}, which is n\
ot allowed`);return r==="Directory"?void 0:T.join("/")}function o(t,r){const d="Export the archive again with the engine\
, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new(A()).GateError("input_invalid",
`The archive is not valid: ${t}.`,d,{cause:r})}},71101:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),
g.exchangeFindings=A,g.isSameAsset=O,g.promotedForm=u,g.receivedHashOf=p,g.unhashedFindings=N;function i(){const y=e(23404);
return i=function(){return y},y}function $(){const y=e(27199);return $=function(){return y},y}function R(){const y=e(85475);
return R=function(){return y},y}function F(){const y=e(94377);return F=function(){return y},y}function L(){const y=e(57733);
return L=function(){return y},y}function I(){const y=e(95132);return I=function(){return y},y}function A(y){return[...(0,L().
promotionSchemaFindings)(y),...(0,R().identityFindings)(y,"author")].map(f=>({...f,severity:"error"}))}function N(y){const f=(0,R().
unhashedFields)(y);return f.length===0?[]:[(0,I().finding)("fields-not-hashed",{capsule:y.id,fields:f},(0,$().placeOf)(y,
["outcome"]))]}function p({value:{a2a:y}}){return(0,$().isJsonObject)(y)?y.received_asset_id:void 0}function O(y,f){return(0,R().
contentHash)(y.value)===(0,R().contentHash)(f.value)?!0:(0,R().matchContentHash)(y)!==void 0&&p(f)===y.value.asset_id}function u({
type:y,value:f},j){const{confidence:l,a2a:m,asset_id:E}=f;if(y!=="Capsule"||typeof l!="number")return(0,R().matchContentHash)(
{type:y,value:f})==="engine"?(0,F().asEngineHashed)(f)??f:f;if(j===1&&(0,i().verifyAssetId)(f))return f;const M={...(0,R().
matchContentHash)({type:y,value:f})==="hub"?(0,R().asHubHashes)(f):f,confidence:l*j,a2a:{...(0,$().isJsonObject)(m)?m:{},
status:"promoted",confidence_factor:j,received_asset_id:E??null}};return{...M,asset_id:(0,i().computeAssetId)(M)}}},80543:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditCandidates=N;function i(){const f=e(27199);return i=function(){return f},
f}function $(){const f=e(67506);return $=function(){return f},f}function R(){const f=e(72025);return R=function(){return f},
f}function F(){const f=e(97004);return F=function(){return f},f}function L(){const f=e(77648);return L=function(){return f},
f}function I(){const f=e(13580);return I=function(){return f},f}function A(){const f=e(95132);return A=function(){return f},
f}async function N(f,j,l){const{genes:m,findings:E}=await(0,$().auditAssets)(f,j,l),M=new Map(m.map(o=>[o.asset,p(o)])),
c=(0,L().findingsAbout)(E),n=new Set(f.filter(({type:o})=>o==="Gene").map(({id:o})=>o)),v=l.filter(({id:o})=>!n.has(o)),
s=f.filter(({type:o})=>o==="Capsule"),h=await(0,F().blockedGenes)(s,v,j);return o=>{const t=o.type==="Gene"?M.get(o):[];
if(t===void 0)return[(0,R().assetNotJudged)(o,"the audit returned no result")];const r=h.get(o);return[...t,...r?[r]:[],
...c(o).filter(({rule:d})=>d!=="event-parent-missing")]}}function p({asset:f,commands:j,findings:l}){const{strategy:m}=f.
value,E=Array.isArray(m)&&m.some(y);return[...j.flatMap(M=>{if(M.verdict!=="block"||u(M))return M.findings.map(O);const{
command:c,location:n}=M,v={location:n,subject:{...(0,i().subjectOf)(f),command:c}};return[(0,A().finding)("unsafe-valida\
tion-command",{command:c},v),...M.findings]}),...E?[]:[(0,A().finding)("strategy-missing",{gene:f.id},(0,i().placeOf)(f,
["strategy"]))],...l]}function O(f){return(0,I().ruleOf)(f.rule).idle?{...f,severity:"error"}:f}function u({findings:f}){
const j=f.filter(({severity:l})=>l==="error");return j.length>0&&j.every(({rule:l})=>(0,I().ruleOf)(l).absent)}function y(f){
return typeof f=="string"&&f.trim()!==""}},50414:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.filesInFolder=
l,g.readCandidates=p,g.readWhole=O;function i(){const m=e(61331);return i=function(){return m},m}function $(){const m=e(
64385);return $=function(){return m},m}function R(){const m=e(52117);return R=function(){return m},m}function F(){const m=e(
41895);return F=function(){return m},m}function L(){const m=e(48741);return L=function(){return m},m}function I(){const m=e(
93028);return I=function(){return m},m}function A(){const m=e(95132);return A=function(){return m},m}function N(){const m=e(
42312);return N=function(){return m},m}function p(m,E){const M=m.flatMap(o=>o.bytes[0]===31&&o.bytes[1]===139?(0,N().readArchive)(
o.bytes).map(({name:r,bytes:d})=>({file:(0,$().readAssetFile)(`${o.name}/${r}`,d,E),archive:o})):{file:O(o,E)}),c=M.map(
u),n=c.flatMap(o=>o.candidates),v=c.flatMap(o=>o.findings),s=M.flatMap(({file:o})=>o.messages??[]).filter(({value:o})=>!(0,i().
carriesAssets)(o)),[h]=v;if(n.length+s.length===0&&h!==void 0)throw f(h);return{candidates:n,findings:v,messages:s}}function O({
name:m,bytes:E},M){if(E.length<=M.maxBytes)return(0,$().readAssetFile)(m,E,M);throw new(F()).GateError("input_invalid",`${m}\
 is larger than ${M.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the \
policy.")}function u({file:m,archive:E}){const M=new Set(m.problems.filter(({rule:s})=>s!=="duplicate-id"&&s!=="without-\
effect")),c=[...M];return{candidates:m.assets.filter(({envelope:s,cut:h})=>!h&&(!s||(0,i().carriesAssets)(s))).map(s=>{const h=s.
envelope??E;if(c.length===0)return{asset:s,findings:[],bundle:h};const o=s.locate(),t=c.filter(({location:r})=>y(r,o));for(const r of t)
M.delete(r);return{asset:s,findings:t.map(R().assetProblemFinding),bundle:h}}),findings:[...M].map(R().assetProblemFinding)}}
function y(m,E){const{line:M,column:c,end_line:n=M,end_column:v=c}=E,s=m.line>M||m.line===M&&m.column>=c,h=m.line>n||m.line===
n&&m.column>v;return s&&!h}function f(m){const{message:E,remedy:M}=(0,A().describe)(m),{path:c,line:n}=m.location??{path:"",
line:1},v=`${c} contains no candidate. Line ${n}: ${E}`;return new(F()).GateError("input_invalid",v,M)}const j=/^(?:manifest\.json$|(?:memory|distiller)\/)/;
function l(m,E){const M=(t,r)=>new(F()).GateError("input_invalid",`The directory ${E} cannot be read: ${t}.`,r),c=[...(0,L().
folderTree)(m).files()],n=c.find(({path:t})=>t.endsWith(".gepx"));if(n)throw M(`${n.path} is an archive`,"Pass archives \
one by one.");const v=c.filter(({path:t,kind:r})=>(0,I().isRegular)(r)&&/\.jsonl?$/.test(t)&&!j.test(t)),{entries:s,bytes:h}=N().
CANDIDATE_LIMITS,o=v.reduce((t,{size:r=0})=>t+r,0);if(v.length===0)throw M("it has no JSON file","Pass a directory with \
`.json` or `.jsonl` files.");if(v.length>s||o>h){const t=`at most ${s} files with ${h} bytes are read`;throw M(t,"Pass t\
he files in smaller directories.")}return v.map(({path:t})=>t)}},47440:function(J,g,e){Object.defineProperty(g,"__esModu\
le",{value:!0}),g.decide=u;function i(){const o=e(27199);return i=function(){return o},o}function $(){const o=e(84812);return $=
function(){return o},o}function R(){const o=e(47771);return R=function(){return o},o}function F(){const o=e(59490);return F=
function(){return o},o}function L(){const o=e(13580);return L=function(){return o},o}function I(){const o=e(95132);return I=
function(){return o},o}function A(){const o=e(47350);return A=function(){return o},o}function N(){const o=e(71101);return N=
function(){return o},o}function p(){const o=e(72883);return p=function(){return o},o}function O(){const o=e(63575);return O=
function(){return o},o}function u(o,t){const{policy:r}=t,d=new Map(t.known.toReversed().map(w=>[(0,p().assetKey)(w),w])),
T=y(t,d),S=[],a=[];for(const{asset:w,findings:P}of o){const b=d.get((0,p().assetKey)(w)),G=t.revocations(w),H=t.audited(
w),U=P.some(({severity:K})=>K==="error")||H.some(({rule:K})=>(0,L().ruleOf)(K).otherAsset),W=G?void 0:E(w,U?void 0:b);if(W!==
void 0){a.push({asset:w,reason:W});continue}const V=(0,O().evidenceOf)(w,t.evidence),Y=[...G?[G]:[],...l(w,b),...P,...H,
...T(w),...(0,N().exchangeFindings)(w),...(0,N().unhashedFindings)(w),...V.findings],B=c(w,V,Y,r.fail_on);S.push(B),B.outcome===
"promoted"&&d.set((0,p().assetKey)(w),w)}const C=new Map(o.map(({asset:w,bundle:P})=>[w,P])),D=new Set(t.known.map(p().assetKey));
return{decided:s(S,C,D),skipped:a}}function y({events:o,policy:t},r){const d=new Set(o.map(({value:S})=>S.id)),T=(0,R().
streakCounter)(o,!0);return S=>{if(S.type==="Capsule")return(0,$().broadcastFindings)(S,T(S),t.a2a);const{parent:a}=S.value;
if(S.type!=="EvolutionEvent"||typeof a!="string")return[];if(d.has(a)||r.has((0,p().assetKey)({type:S.type,id:a})))return[];
const w={event:S.id,parent:a,where:"neither a candidate nor in the log",fix:"Also pass the events before it, or pass the\
 log that contains them with `--events`"};return[(0,I().finding)("event-parent-missing",w,(0,i().placeOf)(S,["parent"]))]}}
const f=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,j=200;function l(o,t){const{type:r,id:d}=o;return[
f.test(d)&&"has control characters",d.length>j&&`has ${d.length} characters, more than ${j}`,t&&!(0,N().isSameAsset)(o,t)&&
`is that of another ${r} with different content in \`${t.path}\`, which is kept`].flatMap(S=>S?[(0,I().finding)("id-unus\
able",{type:r,id:d,why:S},(0,i().placeOf)(o,["id"]))]:[])}const m=new Set(["Gene","Capsule","EvolutionEvent"]);function E(o,t){
const{type:r,id:d}=o;if(!m.has(r))return(0,I().finding)("nothing-to-promote",{what:`The ${r} \`${d}\``},(0,i().placeOf)(
o));if(!(t===void 0||!(0,N().isSameAsset)(o,t)))return(0,I().finding)("already-promoted",{type:r,id:d,place:t.path},(0,i().
placeOf)(o))}const M={eligible:"promoted",unproven:"quarantined",refuted:"rejected"};function c(o,t,r,d){const T=b=>["fa\
il","error"].includes((0,A().severityVerdict)([b],d)),S=n(r.filter(T)),a=(0,I().eligibilityOf)(S),C=new Set(S.map(v)),D=({
rule:b})=>a==="unproven"||b!=="evidence-too-low",w=[...S.filter(b=>!(0,I().isMissingEvidence)(b)),...S.filter(I().isMissingEvidence).
filter(D)],P=n(r.filter(b=>!T(b)&&!C.has(v(b))));return{asset:o,outcome:M[a],eligibility:a,evidence:t,reasons:w,notices:P}}
function n(o){return[...new Map(o.map(t=>[v(t),t])).values()]}function v({rule:o,args:t}){return JSON.stringify([o,t])}function s(o,t,r){
const d=({asset:P})=>t.get(P),T=o.filter(({asset:P})=>P.type==="Gene"),S=(0,F().groupBy)(T,({asset:{id:P}})=>P),a=({asset:{
type:P,value:b}})=>P==="Capsule"?S.get(b.gene??null)??[]:[],C=P=>{const b=d(P);return b?a(P).filter(G=>d(G)===b):[]},D=new Map;
for(const P of o){const[b]=C(P),G=b&&[b,P].find(({outcome:H})=>H!=="promoted");G&&!D.has(b)&&D.set(b,G)}const w=P=>P.outcome===
"promoted"&&!D.has(P);return o.map(P=>{if(P.outcome!=="promoted")return P;const b=C(P),G=a(P).filter(({asset:V})=>!r.has(
(0,p().assetKey)(V))),H=b.length>0?b:G,U=H.some(w)?void 0:H[0],W=D.get(P)??(U&&(D.get(U)??U));return W===void 0?P:h(P,W)})}
function h(o,{asset:t}){const{type:r,id:d}=o.asset,T={type:r,id:d,otherType:t.type,other:t.id},S=(0,I().finding)("bundle\
-incomplete",T,(0,i().placeOf)(o.asset));return{...o,outcome:"quarantined",eligibility:"unproven",reasons:[S]}}},72883:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetKey=y,g.eventsOf=m,g.promotionPolicy=c,g.readEventLog=j,g.readOwnAssets=
f,g.withWorkspace=E;function i(){const n=e(78114);return i=function(){return n},n}function $(){const n=e(35474);return $=
function(){return n},n}function R(){const n=e(52117);return R=function(){return n},n}function F(){const n=e(41895);return F=
function(){return n},n}function L(){const n=e(74238);return L=function(){return n},n}function I(){const n=e(63550);return I=
function(){return n},n}function A(){const n=e(35720);return A=function(){return n},n}function N(){const n=e(67397);return N=
function(){return n},n}function p(){const n=e(53010);return p=function(){return n},n}function O(){const n=e(95132);return O=
function(){return n},n}function u(){const n=e(50414);return u=function(){return n},n}function y({type:n,id:v}){return`${n}\
 ${v}`}async function f(n,v){const s={base:"",audited:"",files:[]},{files:h}=await(0,$().readSides)({baseTree:n,headTree:n,
change:s,policy:v});for(const{path:o,unread:t,problems:r}of h){const d=r.find(i().hidesContent);if(t===void 0&&d===void 0)
continue;const T=d?`line ${d.location.line}: ${d.detail}`:t;throw new(F()).GateError("file_unreadable",`${o} cannot be r\
ead completely: ${T}.`,"Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with \
the id of a candidate.")}return{assets:h.flatMap(({assets:o})=>o),messages:h.flatMap(({messages:o})=>o??[])}}function j(n,v){
const s=(0,u().readWhole)(n,v),[h]=s.messages??[];if(h!==void 0)throw l(n,h.location.line,"a message between agents is n\
ot a log.","Pass the log of your own repository; use --assets for messages of other agents.");const o=s.problems.filter(
({rule:d})=>d!=="duplicate-id").map(R().assetProblemFinding).find(({severity:d})=>d==="error");if(o===void 0)return s.assets;
const{message:t,remedy:r}=(0,O().describe)(o);throw l(n,o.location?.line,t,r)}function l({name:n},v=1,s,h){const o=`The \
event log cannot be read. ${n}, line ${v}: ${s}`;return new(F()).GateError("input_invalid",o,h)}function m(n){return n.filter(
({type:v})=>v==="EvolutionEvent").map(({value:v,path:s})=>({value:v,log:s}))}function E(n,v,s,h){return(0,p().withSourceTree)(
n,v,async(o,t,r)=>{const d=r&&await M(r,h),T=d&&await(0,A().readTree)(r,d);return s({directory:t,tree:o,...T&&{defaultBranch:T}})})}
async function M(n,v){return v===void 0?(await(0,N().findDefaultBranch)(n))?.commit:(await(0,N().lookUpCommits)(n,[`refs\
/remotes/origin/${v}`]))[0]}function c(n){const v=n?.tree??(0,I().literalTree)({},"no repository");return(0,L().loadPolicy)(
v,v.label)}},63575:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.evidenceOf=p;function i(){const c=e(
57975);return i=function(){return c},c}function $(){const c=e(23404);return $=function(){return c},c}function R(){const c=e(
27199);return R=function(){return c},c}function F(){const c=e(77680);return F=function(){return c},c}function L(){const c=e(
38863);return L=function(){return c},c}function I(){const c=e(38942);return I=function(){return c},c}function A(){const c=e(
58504);return A=function(){return c},c}function N(){const c=e(95132);return N=function(){return c},c}function p(c,n){const{
type:v,id:s}=c,h=O(v==="Gene"?u(c,n):{level:"claimed",findings:[]},n.signed?.(c)),o=v==="Gene"||n.required==="signed"?n.
required:"claimed";if((0,I().isAtLeast)(h.level,o))return{...h,findings:h.findings.filter(r=>!(0,N().isMissingEvidence)(
r))};if(h.findings.length>0)return h;const t={type:v,id:s,level:h.level,required:o};return{...h,findings:[(0,N().finding)(
"evidence-too-low",t,(0,R().placeOf)(c))]}}function O(c,n){return n===void 0?c:"accepted"in n?{...c,level:"signed",attestation:n.
accepted}:{...c,findings:[...n.findings,...c.findings]}}function u(c,n){const{reports:v,ran:s,required:h}=n,o=s?.has(c)?
[{level:"gate",origin:"gate",findings:[]}]:[],r=[...(v?.get(c.value.asset_id)??[]).map(a=>y(c,a,n)),...o],d=r.findLast(({
origin:a})=>a==="gate"||a&&h==="claimed")??r.findLast(({origin:a})=>a)??r[0];if(d===void 0)return{level:"claimed",findings:(v&&
[E(c,"no report names its `asset_id`")])??[]};const{origin:T,...S}=d;return S}function y(c,n,v){const{gate:s,policyDigest:h}=v,
{policy_digest:o,gene_id:t}=n,r=(0,R().placeOf)(c),d=`report \`${typeof n.id=="string"?n.id:"unknown"}\``,{ok:T,commands:S=[],
contradictory:a}=(0,A().readValidationReport)(n)??{},C=s?.report.genes.filter(B=>B.id===c.id)??[],D=n.overall_ok===!0&&T===
!0&&C.every(f),w=S.map(({command:B})=>B.trim()),P=(0,F().commandsToRun)(c),b=[!(0,$().verifyAssetId)(n)&&"its `asset_id`\
 does not match its content",t!=null&&t!==c.id&&"it names another gene",a&&"its `commands` and `results` differ",D&&s&&j(
s.report,c),D&&!(0,i().isDeepStrictEqual)(w,P)&&`it lists ${M(w)}, but the gene has ${M(P)}`].flatMap(B=>B?[(0,N().finding)(
"evidence-invalid",{source:d,why:B},r)]:[]),H=D?[]:[(0,N().finding)("validation-failed",{source:d,what:"does not show th\
at every command passed"},r)],W=[(o!==h||s&&s.report.policy?.digest!==h)&&`the ${d} was made with the policy \`${o??"unk\
nown"}\`, not with \`${h}\``,...l(s?.report).map(B=>`the ${d} is not of a gate: ${B}`)].flatMap(B=>B?[E(c,B)]:[]),V=[...b,
...H,...W];if(b.length>0)return{level:"claimed",findings:V};const Y=s&&W.length===0?"gate":"claimed";return D?{report:n,
...s&&{reportDigest:s.digest},level:Y,origin:Y,findings:V}:{level:"claimed",origin:Y,findings:V}}function f({verdict:c}){
return c==="pass"||c==="warn"}function j({genes:c,findings:n},{id:v,value:s}){const h=c.filter(r=>r.id===v);if(!h.some(({
asset_id:r})=>(r??s.asset_id)===s.asset_id))return"the GateReport that contains it does not list this version of the gen\
e";if(n.some(({severity:r,suppressed:d,subject:T})=>r==="error"&&!d&&T?.type==="Gene"&&T.id===v))return"the GateReport c\
ontradicts it: it has an error about the gene";const t=({verdict:r,outcome:d})=>r!=="block"&&d?.status==="passed";if(!h.
every(({commands:r})=>r.length>0&&r.every(t)))return"the GateReport contradicts it: not all commands of the gene have pa\
ssed in it"}function l(c){if(c===void 0)return[];const{tool:n,verdict:v,policy:s,isolation:h,error:o}=c;return[!(n?.name===
L().TOOL.name&&v!==void 0&&v!=="error")&&"it is not a report of this gate",s?.enforce==="report"&&"its policy only repor\
ts, and fails nothing",h?.untrusted&&"a runner that the pull request controls reported its results",(o??null)!==null&&"i\
t has an error"].filter(r=>typeof r=="string")}const m="Validate the current version of the gene by the gate with this p\
olicy, and pass its unmodified `gate-report.json` with `--report`";function E(c,n){const v={what:"report",type:c.type,id:c.
id,why:n,fix:m};return(0,N().finding)("evidence-missing",v,(0,R().placeOf)(c))}function M(c){return c.length===0?"no com\
mands":[...c.slice(0,3).map(v=>`\`${v}\``),...c.length>3?[`${c.length-3} more`]:[]].join(", ")}},39242:function(J,g,e){Object.
defineProperty(g,"__esModule",{value:!0}),g.promote=E;function i(){const s=e(77598);return i=function(){return s},s}function $(){
const s=e(81456);return $=function(){return s},s}function R(){const s=e(68450);return R=function(){return s},s}function F(){
const s=e(1348);return F=function(){return s},s}function L(){const s=e(72025);return L=function(){return s},s}function I(){
const s=e(4378);return I=function(){return s},s}function A(){const s=e(74238);return A=function(){return s},s}function N(){
const s=e(80543);return N=function(){return s},s}function p(){const s=e(50414);return p=function(){return s},s}function O(){
const s=e(47440);return O=function(){return s},s}function u(){const s=e(72883);return u=function(){return s},s}function y(){
const s=e(31170);return y=function(){return s},s}function f(){const s=e(97148);return f=function(){return s},s}function j(){
const s=e(52220);return j=function(){return s},s}function l(){const s=e(88460);return l=function(){return s},s}function m(){
const s=e(8779);return m=function(){return s},s}async function E(s){const{policy:h,workspace:o,report:t,attestation:r,trustedRoot:d,
now:T=new Date}=s,{policy:S}=h,a=(0,$().assetLimits)(S.assets.max_file_bytes),{candidates:C,findings:D,messages:w}=(0,p().
readCandidates)(s.candidates,a),P=o?await(0,u().readOwnAssets)(o.tree,S):{assets:[],messages:[]},b=await M(P.assets,s),G=s.
events&&(0,u().readEventLog)(s.events,a),H=I().Judge.by({policy:S,tree:o?.tree,changed:new Set,platform:s.platform,cwd:(0,R().
commonRoot)(P.assets.filter(({type:K})=>K==="Gene").map(({path:K})=>K),{policy:S,tree:o?.tree}),...s.signal&&{signal:s.signal}}),
U=C.map(({asset:K})=>K),W=(0,j().revocationsIn)([...P.messages,...w]),V={policy:S,known:b,events:(0,u().eventsOf)(G??P.assets),
audited:await(0,N().auditCandidates)(U,H,[...b,...G??[]]),revocations:W,evidence:{policyDigest:h.digest,required:S.a2a.require_evidence,
...t&&(0,f().readEvidence)(t,a),...r&&d&&{signed:(0,m().judgeBySignatures)(r,d,h,T)}}},{decisions:Y,reports:B}=await v(s,
C,V,H);return(0,y().promotionOf)(Y,{policy:h,decidedAt:T,inputs:c(s),loose:D,messages:w,revoked:P.assets.flatMap(K=>{const z=W(
K);return z?[{asset:K,reason:z}]:[]}),reports:B,gate:o?await n(o,h):[]})}async function M(s,{candidates:h,workspace:o}){
const t=new Set;for(const{name:r,bytes:d}of h)s.some(({path:T})=>T===r)&&await o?.tree.read(r).then(T=>T.equals(d))&&t.add(
r);return s.filter(({path:r})=>!t.has(r))}function c(s){const{candidates:h,events:o,report:t,attestation:r}=s;return[...h.
map(T=>["assets",T]),["events",o],["report",t],["attestation",r]].flatMap(([T,S])=>S?[{role:T,name:S.name,digest:`sha256\
:${(0,i().hash)("sha256",S.bytes)}`}]:[])}async function n({tree:s,defaultBranch:h},{source:o,policy:t,shared:r}){if(h===
void 0)return[];const d=o==="file"?void 0:A().POLICY_PATH,T=[h,s].flatMap(w=>[...w.files()]).map(({path:w})=>w),S=(w,P)=>w.
stat(P)?.oid,a=new Set(T.filter(w=>S(s,w)!==S(h,w))),C={policyPath:d,policy:t,baseTree:h,tree:s,changedNames:a,shared:r};
return(await(0,F().gateFindings)(C)).filter(({rule:w})=>w==="gate-weakened")}async function v({run:s,workspace:h,policy:o},t,r,d){
if(s===void 0||h===void 0)return{decisions:(0,O().decide)(t,r),reports:[]};const T=b=>({...r.evidence,ran:new Set(b)}),S=t.
map(({asset:b})=>b),a=(0,O().decide)(t,{...r,evidence:T(S)}).decided.filter(({asset:b,outcome:G})=>b.type==="Gene"&&G===
"promoted").map(({asset:b})=>b),C=await(0,l().runGenes)(a,d,{policy:o,workspace:h},s),D=b=>a.includes(b)?C.findings.get(
b)??[(0,L().assetNotJudged)(b,"the run returned no result")]:[],w=b=>[...r.audited(b),...D(b)];return{decisions:(0,O().decide)(
t,{...r,audited:w,evidence:T(a)}),reports:C.reports}}},18421:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),
g.openInputs=I;function i(){const A=e(73024);return i=function(){return A},A}function $(){const A=e(76760);return $=function(){
return A},A}function R(){const A=e(38321);return R=function(){return A},A}function F(){const A=e(73388);return F=function(){
return A},A}function L(){const A=e(50414);return L=function(){return A},A}async function I({assets:A,events:N,report:p,attestation:O,
trustedRoot:u},y,f){const j=async(c,n=(0,F().inputName)(c))=>({name:n,bytes:await(0,R().buffer)(f(c))}),l=async c=>c===void 0?
void 0:j(c),m=(0,$().resolve)(y,A),E=A!=="-"&&(0,i().statSync)(m,{throwIfNoEntry:!1})?.isDirectory(),M=E?[]:[await j(A)];
for(const c of E?(0,L().filesInFolder)(m,A):[])M.push(await j((0,$().join)(m,c),`${A}/${c}`));return{candidates:M,events:await l(
N),report:await l(p),attestation:await l(O),trustedRoot:await l(u)}}},73517:function(J,g,e){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.EMITTED=void 0,g.messageLines=I,g.promotedLines=y,g.quarantinedLines=j;function i(){const l=e(61331);
return i=function(){return l},l}function $(){const l=e(10289);return $=function(){return l},l}const R=g.EMITTED=["decisi\
on","report","revoke"],F={promoted:"accept",quarantined:"quarantine",rejected:"reject"},L={Gene:"gene promoted after saf\
ety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provenance tracking"};function I(l,m,{
id:E,now:M,random:c}){return A(m,l).map(n=>f({protocol:i().PROTOCOL,protocol_version:"1.0.0",message_type:m,message_id:`\
msg_${M.getTime()}_${c()}`,sender_id:E,timestamp:M.toISOString(),payload:n}))}function A(l,{decisions:m,skipped:E,reports:M,
revoked:c=[]}){switch(l){case"decision":return[...m.map(N),...E.flatMap(p)];case"report":return M.map(O);case"revoke":return c.
map(n=>({...u(n),reason:n.reason.message}))}}function N(l){const{outcome:m,type:E}=l,[M]=l.reasons,c=M===void 0?null:`${M.
message} (${M.rule})`,n=m==="promoted"?L[E]??null:c;return{...u(l),decision:F[m],reason:n}}function p(l){const{rule:m,message:E}=l.
reason;return m!=="already-promoted"?[]:[{...u(l),decision:F.promoted,reason:E}]}function O(l){const{gene_asset_id:m,gene_id:E}=l;
return{...u({asset_id:typeof m=="string"?m:null,id:E}),validation_report:l}}function u({asset_id:l,id:m}){return{target_asset_id:l,
target_local_id:m}}function y({promoted:l}){return l.map(f)}function f(l){return`${(0,$().jsonLine)(l)}
`}function j({quarantined:l}){return l.map(({asset:m,sender_id:E})=>f(E===void 0?m:{protocol:i().PROTOCOL,message_type:"\
publish",sender_id:E,payload:{asset:m}}))}},31170:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionOf=
O;function i(){const n=e(61331);return i=function(){return n},n}function $(){const n=e(85475);return $=function(){return n},
n}function R(){const n=e(94377);return R=function(){return n},n}function F(){const n=e(38863);return F=function(){return n},
n}function L(){const n=e(13580);return L=function(){return n},n}function I(){const n=e(95132);return I=function(){return n},
n}function A(){const n=e(37075);return A=function(){return n},n}function N(){const n=e(71101);return N=function(){return n},
n}function p(){const n=e(48791);return p=function(){return n},n}function O({decided:n,skipped:v},s){const{policy:h,loose:o,
gate:t,revoked:r}=s,{source:d,path:T,digest:S,policy:a}=h,C=b=>n.filter(G=>G.outcome===b),D=new Map(C("promoted").map(({
asset:b})=>[b,(0,N().promotedForm)(b,a.a2a.confidence_factor)])),P=[...n.map(({reasons:b})=>b),...o.map(b=>[b])].filter(
b=>b.some(({rule:G})=>(0,L().ruleOf)(G).undecided)).length;return{type:"PromotionReport",schema_version:p().PROMOTION_VERSION,
tool:F().TOOL,policy:{source:d,path:T,digest:S,require_evidence:a.a2a.require_evidence},decided_at:s.decidedAt.toISOString(),
inputs:s.inputs,decisions:n.map(b=>u(b,D.get(b.asset))),promoted:[...D].map(([{type:b,id:G},H])=>({...H,type:b,id:G})),quarantined:C(
"quarantined").map(b=>({...y(b),...j(b.asset),asset:b.asset.value})),rejected:[...C("rejected").map(y),...o.map(E)],skipped:[
...v.map(l),...s.messages.map(m)],reports:[...s.reports,...n.flatMap(({evidence:{report:b}})=>b===void 0?[]:[{...b,gene_id:String(
b.gene_id)}])],...P>0&&{undecided:P},...t.length>0&&{gate:t.map(c)},...r.length>0&&{revoked:r.map(l)}}}function u({asset:n,
outcome:v,eligibility:s,evidence:h,reasons:o,notices:t},r){const{report:d,level:T,reportDigest:S,attestation:a}=h;return{
...M(n),...j(n),outcome:v,eligibility:s,evidence:{level:T,...typeof d?.id=="string"&&{report_id:d.id},...S!==void 0&&{report_digest:S},
...a&&{attestation:a}},hash:f(n),promoted_asset_id:typeof r?.asset_id=="string"?r.asset_id:null,reasons:o.map(c),notices:t.
map(c)}}function y({asset:n,reasons:v}){return{...M(n),reasons:v.map(c)}}function f(n){return{form:(0,$().matchContentHash)(
n)??(0,R().otherHashForm)(n)??null,content:(0,$().contentHash)(n.value)}}function j({envelope:n}){const v=n&&(0,i().senderOf)(
n);return v===void 0?{}:{sender_id:v}}function l({asset:n,reason:v}){return{...M(n),reason:c(v)}}function m({value:n,location:v}){
const{path:s,line:h}=v,{message_id:o,message_type:t}=n,r=typeof o=="string"?o:`${s}:${h}`,d=`A message of the type \`${typeof t==
"string"?t.slice(0,40):"unknown"}\``,T=c((0,I().finding)("nothing-to-promote",{what:d},{location:v}));return{id:r,type:"\
Message",asset_id:null,path:s,line:h,reason:T}}function E(n){const{path:v,line:s}=n.location??{path:"",line:1};return{id:v,
type:"File",asset_id:null,path:v,line:s,reasons:[c(n)]}}function M({id:n,type:v,path:s,value:h,locate:o}){const{asset_id:t}=h;
return{id:n,type:v,asset_id:typeof t=="string"?t:null,path:s,line:o().line}}function c(n){const{rule:v,severity:s}=n;return{
id:(0,A().identityOf)(n),rule:v,severity:s,...(0,I().describe)(n)}}},80335:function(J,g,e){Object.defineProperty(g,"__es\
Module",{value:!0}),g.countsOf=A,g.promotionPage=I,g.renderPromotion=F;function i(){const N=e(10289);return i=function(){
return N},N}function $(){const N=e(31626);return $=function(){return N},N}const R=1e3;function F(N,p){const O=(0,$().layoutOf)(
p),{quarantined:u,rejected:y,skipped:f,decisions:j,gate:l=[]}=N,m=(s,h)=>(0,$().prose)(O,s,h),E=(s,{message:h,rule:o})=>m(
s,`${h} (${o})`),M=(s,h,o)=>{const{shown:t,rest:r}=(0,$().limited)(s,R,`${h} candidate`,O);return[...t.map(o),r]},c=(s,h,{
type:o,id:t,path:r,line:d})=>{const T=(0,$().shortName)(o==="File"?`${r}:${d}`:`${o} ${t}`,(0,$().roomOf)(O));return(0,$().
labelled)(O,s,[O.paint("strong",T)],h)},n=(s,h,o)=>{const[t,...r]=o.reasons,{shown:d,rest:T}=(0,$().limited)(r,0,"reason",
O);return[...c(s,h,o),...t?[...E("why",t),...m("fix",t.remedy)]:[],...d.flatMap(S=>E("also",S)),...T]},v=j.filter(({outcome:s})=>s===
"promoted");return(0,$().page)([...M(y,"rejected",s=>n("rejected","bad",s)),...M(u,"quarantined",s=>n("quarantine","quie\
t",s)),...M(O.verbose||j.length===0?f:[],"skipped",s=>[...c("skipped","quiet",s),...E("why",s.reason)]),...M(v,"promoted",
s=>[...c("promoted","good",s),...m("evidence",s.evidence.level),...O.verbose?s.notices.flatMap(h=>E("note",h)):[]]),...l.
map(s=>E("gate",s)),m("result",A(N))])}const L=1e3;function I(N){const O=F(N,{columns:120,colour:!1,verbose:!1}).trimEnd().
split(`
`),u=O.length-L;return[`## Promotion: ${A(N)}`,"",...(0,i().markdownFence)(O.slice(0,L)),...u>0?[`And ${u} more lines, i\
n the log.`]:[],""].join(`
`)}function A({promoted:N,quarantined:p,rejected:O,skipped:u}){return Object.entries({promoted:N,quarantined:p,rejected:O,
skipped:u}).filter(([,f])=>f.length>0).map(([f,{length:j}])=>`${j} ${f}`).join(", ")||"no candidates"}},48791:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.PROMOTION_VERSION=g.OUTCOMES=g.FAIL_ON=void 0,g.exitCodeOf=s,g.promotionSchema=
void 0;function i(){const h=e(7723);return i=function(){return h},h}function $(){const h=e(79167);return $=function(){return h},
h}function R(){const h=e(38942);return R=function(){return h},h}function F(){const h=e(99462);return F=function(){return h},
h}function L(){const h=e(4190);return L=function(){return h},h}function I(){const h=e(39763);return I=function(){return h},
h}const A=g.PROMOTION_VERSION="1.0.0",N=i().string().regex(/^[0-9a-f]{64}$/),p=i().object({id:N.describe("Identity of th\
e reason: the same in every run, even if its position changes."),rule:i().string(),severity:F().severitySchema,message:i().
string(),remedy:i().string()}),O={id:i().string(),type:$().assetTypeSchema,asset_id:i().string().nullable().describe("Th\
e hash that the candidate declares."),path:i().string(),line:i().int().min(1)},u=i().array(p).min(1).describe("Why; the \
first reason is the one to fix first."),y=i().object({...O,type:i().enum([...I().ASSET_TYPES,"File","Message"]).describe(
"`File` for a part of the source that is not an asset, `Message` for a message."),reasons:u}),f=y.extend({type:$().assetTypeSchema,
sender_id:i().string().optional(),asset:i().looseObject({}).describe("The candidate as it was received.")}),j=i().object(
{role:i().enum(["assets","events","report","attestation"]),name:i().string(),digest:$().digestSchema.describe("The SHA-2\
56 of its bytes.")}),l=g.OUTCOMES=["promoted","quarantined","rejected"],m=i().object({issuer:i().string().describe("Who \
confirmed the identity, as a URL."),repository:i().string().describe("`owner/name` of the repository whose workflow sign\
ed."),workflow:i().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:i().string().describe(
"The ref that the workflow ran for.")}),E=i().object({source:i().string().describe("The file and position."),digest:$().
digestSchema.describe("Digest of the signed statement."),policy_digest:$().digestSchema.describe("The policy of that pro\
motion."),decided_at:i().iso.datetime(),signer:m}).describe("The signed promotion that promoted the same content."),M=i().
enum(L().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if it is non\
e of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are accepted."),c=i().
object({...O,sender_id:i().string().optional().describe("The sender of the message that contained it."),outcome:i().enum(
l),eligibility:R().eligibilitySchema,evidence:i().object({level:R().evidenceLevelSchema,report_id:i().string().optional().
describe("The ValidationReport that reached the level."),report_digest:$().digestSchema.optional().describe("Digest of t\
he GateReport that contains it."),attestation:E.optional()}),hash:i().object({form:M,content:$().digestSchema.describe("\
The hash of the content by the current protocol.")}),promoted_asset_id:i().string().nullable().describe("Null if it is n\
ot promoted."),reasons:i().array(p).describe("Why it is not promoted; empty if it is."),notices:i().array(p).describe("F\
indings that do not prevent the promotion.")}),n=g.promotionSchema=i().object({type:i().literal("PromotionReport"),schema_version:i().
literal(A),tool:i().object({name:i().literal("gene-gate"),version:i().string()}),policy:i().object({source:i().enum(["de\
fault","base","file"]),path:i().string().optional(),digest:$().digestSchema,require_evidence:R().evidenceLevelSchema}),decided_at:i().
iso.datetime(),inputs:i().array(j).describe("The files that the decisions depend on."),decisions:i().array(c).describe("\
One for each candidate that is not skipped, in order."),promoted:i().array(i().looseObject({type:$().assetTypeSchema,id:i().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:i().array(f).describe("Nothing r\
efutes them, but evidence is missing."),rejected:i().array(y).describe("The candidates that are rejected."),skipped:i().
array(i().object({...O,type:y.shape.type,reason:p})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:i().array(i().looseObject({gene_id:i().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:i().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:i().array(p).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:i().array(i().object({...O,reason:p})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),v=g.FAIL_ON=["none","rejected","unp\
roven"];function s({quarantined:h,rejected:o,undecided:t},r){return t!==void 0?2:{none:[],rejected:o,unproven:[...o,...h]}[r].
length>0?1:0}},97148:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.readEvidence=N;function i(){const u=e(
7723);return i=function(){return u},u}function $(){const u=e(64385);return $=function(){return u},u}function R(){const u=e(
41895);return R=function(){return u},u}function F(){const u=e(59490);return F=function(){return u},u}function L(){const u=e(
31048);return L=function(){return u},u}function I(){const u=e(94644);return I=function(){return u},u}const A=i().looseObject(
{type:i().literal("GateReport"),head_sha:i().string(),tool:i().looseObject({name:i().string()}).optional(),verdict:i().string().
optional(),policy:i().looseObject({digest:i().string(),enforce:i().string().optional()}).nullish(),isolation:i().looseObject(
{untrusted:i().boolean().optional()}).optional(),error:i().unknown().optional(),genes:i().array(i().looseObject({id:i().
string(),asset_id:i().string().nullish(),verdict:i().string(),commands:i().array(i().looseObject({verdict:i().string().optional(),
outcome:i().looseObject({status:i().string()}).nullish()})).default([])})).default([]),findings:i().array(i().looseObject(
{severity:i().string(),suppressed:i().unknown().optional(),subject:i().looseObject({type:i().string(),id:i().string()}).
nullish()})).default([]),validation_reports:i().array(i().looseObject({type:i().literal("ValidationReport")}))});function N({
name:u,bytes:y},f){const j=(0,I().strictJson)({name:u,bytes:y},f);if("problem"in j)throw O(u,j.problem);const[l,...m]=j.
values,{data:E}=A.safeParse(l);if(E&&m.length===0){const n={report:E,digest:(0,L().reportDigest)(l)};return{reports:p(E.
validation_reports),gate:n}}const{assets:M}=(0,$().readAssetFile)(u,y,f),c=M.filter(({type:n})=>n==="ValidationReport");
if(c.length===0)throw O(u,"it contains no ValidationReport");return{reports:p(c.map(n=>n.value))}}function p(u){return(0,F().
groupBy)(u,({gene_asset_id:y})=>y)}function O(u,y){return new(R()).GateError("input_invalid",`${u} is not valid evidence\
: ${y}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},52220:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.revocationsIn=A;function i(){const O=e(27199);return i=function(){return O},
O}function $(){const O=e(61331);return $=function(){return O},O}function R(){const O=e(85475);return R=function(){return O},
O}function F(){const O=e(94377);return F=function(){return O},O}function L(){const O=e(95132);return L=function(){return O},
O}function I(){const O=e(71101);return I=function(){return O},O}function A(O){const u=new Map,y=new Map;for(const f of O.
filter(({value:j})=>j.message_type==="revoke")){const j=(0,$().payloadOf)(f.value),l=p(j.target_asset_id,j.asset_id,j.target_asset_ids),
m=p(j.target_local_id,j.local_id);for(const E of l)u.set((0,F().hashDigits)(E)??E,f);if(l.length===0)for(const E of m)y.
set(E,f)}return u.size+y.size===0?()=>{}:f=>{const{type:j,id:l,value:m}=f,M=p(m.asset_id,(0,R().contentHash)(f.value),(0,I().
receivedHashOf)(f),...j==="Capsule"?[(0,R().contentHash)((0,R().asHubHashes)(m))]:[]).map(n=>(0,F().hashDigits)(n)??n).find(
n=>u.has(n)),c=M===void 0?y.get(l):u.get(M);return c&&N(f,c)}}function N(O,{value:u}){const{type:y,id:f}=O,{reason:j}=(0,$().
payloadOf)(u),l=(0,$().senderOf)(u)??"an unknown sender",m=typeof j=="string"?j.slice(0,200):"";return(0,L().finding)("a\
sset-revoked",{type:y,id:f,by:l,why:m},(0,i().placeOf)(O))}function p(...O){return O.flatMap(u=>u??[]).filter(u=>typeof u==
"string"&&u!=="")}},88460:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.runGenes=y;function i(){const l=e(
1395);return i=function(){return l},l}function $(){const l=e(27199);return $=function(){return l},l}function R(){const l=e(
67506);return R=function(){return l},l}function F(){const l=e(87952);return F=function(){return l},l}function L(){const l=e(
59580);return L=function(){return l},l}function I(){const l=e(36807);return I=function(){return l},l}function A(){const l=e(
95132);return A=function(){return l},l}function N(){const l=e(63682);return N=function(){return l},l}function p(){const l=e(
46562);return p=function(){return l},l}function O(){const l=e(94901);return O=function(){return l},l}function u(){const l=e(
47350);return u=function(){return l},l}async function y(l,m,{policy:{policy:E,digest:M},workspace:{directory:c,tree:n}},{
approver:v,secrets:s,...h}){const o=new Date,t=(0,F().additionsFor)(E),r=(0,L().guardCheckout)(c,[...n.files()],t),d=await(0,R().
auditAssets)(l,m,[]),{judgement:T,runResult:S}=await(0,O().validate)(d,{policy:E,startedAt:o,heads:[{judge:()=>(0,i().judgedHead)(
d,n,{policy:E,digest:M},"")}],approver:v,runs:!0,run:w=>(0,N().runAudited)(d,{...h,checkout:r,tree:n,attended:!1,policy:E,
fork:!0,waiting:w})}),{genes:a}=T,C=a.map(w=>(0,I().redactGene)(w,s)),D=(0,I().validationReportsOf)(C,{nodeOf:S.nodeOf,policyDigest:M,
startedAt:o,finishedAt:new Date});return{findings:new Map(a.map(w=>[w.gene.asset,j(w,E.fail_on)])),reports:D.filter(w=>w!==
null)}}const f="Approve the commands if they wait for approval, and run the promotion again";function j(l,m){const E=(0,p().
findingsOf)(l);if(l.verdict==="pass"||l.verdict==="warn"||(0,u().severityVerdict)(E,m)==="fail")return E;const{asset:c}=l.
gene,n={what:"run",type:c.type,id:c.id,why:l.summary,fix:f};return[...E,(0,A().finding)("evidence-missing",n,(0,$().placeOf)(
c))]}},8779:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.judgeBySignatures=f;function i(){const a=e(
7723);return i=function(){return a},a}function $(){const a=e(27199);return $=function(){return a},a}function R(){const a=e(
85475);return R=function(){return a},a}function F(){const a=e(41895);return F=function(){return a},a}function L(){const a=e(
38863);return L=function(){return a},a}function I(){const a=e(38942);return I=function(){return a},a}function A(){const a=e(
95132);return A=function(){return a},a}function N(){const a=e(36773);return N=function(){return a},a}function p(){const a=e(
48791);return p=function(){return a},a}function O(){const a=e(36262);return O=function(){return a},a}function u(){const a=e(
94644);return u=function(){return a},a}const y=i().looseObject({_type:i().literal("https://in-toto.io/Statement/v1"),predicateType:i().
literal(`${L().HOME}/promotion/v1`),predicate:p().promotionSchema});function f(a,C,D,w){const P=(0,O().readTrustedRoots)(
C),b=(0,u().strictJson)(a);if("problem"in b)throw j(a,b.problem);if(b.values.length===0)throw j(a,"it contains no bundle");
const G=b.values.map((H,U)=>{const W=b.values.length===1?a.name:`${a.name}, bundle ${U+1}`;return m(W,H,P)});return H=>M(
H,G,U=>v(H,U,D,w))}function j({name:a},C){const D="Pass a Sigstore bundle, such as the output `bundle-path` of `actions/\
attest`.";return new(F()).GateError("input_invalid",`${a} is not a file of attestations: ${C}.`,D)}const l=10*6e4;function m(a,C,D){
const w=(0,O().verifyBundle)(C,D),P=w.payload&&E(w.payload),b=typeof P=="object"?{promotion:P}:{},G=V=>({source:a,...b,refused:V});
if("refused"in w)return G(w.refused);if(typeof P!="object")return G(`${P}`);const{signer:H,signedAt:U,digest:W}=w;return Date.
parse(P.decided_at)>U+l?G("it was signed before the time that it states"):{source:a,promotion:P,signer:H,digest:W}}function E(a){
const C=(0,u().strictJson)({name:"payload",bytes:a});if("problem"in C)return`its statement is ambiguous: ${C.problem}`;if(C.
values.length!==1)return"its payload is not one JSON value";const{data:D,error:w}=y.safeParse(C.values[0]);if(D)return D.
predicate;const[P]=w.issues;return`its payload is not the statement of a promotion: ${P?.path.join(".")}: ${P?.message}`}
function M(a,C,D){const w=(0,R().contentHash)(a.value),P=[],b=[];for(const Z of C){const X=Z.promotion?.decisions.filter(
({hash:Q,promoted_asset_id:k})=>Q.content===w||k===w);if(X?.length===0)continue;const x=D(Z);x?P.push(x):"refused"in Z||
b.push(...(X??[]).map(Q=>({signed:Z,decision:Q})))}const[G]=b.sort((Z,X)=>Date.parse(X.signed.promotion.decided_at)-Date.
parse(Z.signed.promotion.decided_at)||+(Z.decision.outcome==="promoted")-+(X.decision.outcome==="promoted"));if(G===void 0){
const Z=S(a,"none is about its content",t);return{findings:P.length>0?P:[Z]}}const{promotion:H,signer:U,digest:W,source:V}=G.
signed,{outcome:Y,evidence:B}=G.decision;if(Y==="promoted"&&(a.type!=="Gene"||(0,I().isAtLeast)(B.level,"gate"))){const{
policy:Z,decided_at:X}=H;return{accepted:{source:V,digest:W,policy_digest:Z.digest,decided_at:X,signer:U}}}const K=`says\
 that it is ${Y}, with the evidence \`${B.level}\``,z=c(G.signed);return Y!=="rejected"?{findings:[S(a,`the ${z} ${K}`,t)]}:
{findings:[(0,A().finding)("validation-failed",{source:z,what:K},(0,$().placeOf)(a))]}}function c({source:a}){return`att\
estation \`${a}\``}const n=1440*60*1e3;function v(a,C,{policy:D,digest:w},P){const b=c(C);if("refused"in C)return(0,A().
finding)("evidence-invalid",{source:b,why:C.refused},(0,$().placeOf)(a));const{promotion:G,signer:H}=C,U=D.a2a.attestation,
W=U.filter(z=>s(H,z));if(W.length===0){const z=U.length===0?"no signer":(0,N().inCode)(U.map(o)),Z=`the ${b} was signed \
by \`${o(H)}, confirmed by ${H.issuer}\`; the policy accepts ${z}`;return S(a,Z,r,"danger")}const V=({policies:z})=>z??[
w],Y=W.filter(z=>V(z).includes(G.policy.digest));if(Y.length===0){const z=`the ${b} is about the policy \`${G.policy.digest}\
\`, not about ${(0,N().inCode)(W.flatMap(V))}`;return S(a,z,d)}const B=Math.max(...Y.map(({max_age_days:z})=>z));if(P.getTime()-
Date.parse(G.decided_at)<=B*n)return;const K=`the ${b} is about a decision at ${G.decided_at}, more than ${B} days ago`;
return S(a,K,T)}function s(a,{issuer:C,repository:D,workflow:w,ref:P}){const b=w.startsWith(".github/")?`${D}/${w}`:w,G=b.
includes("@")?b:`${b}@${P}`;return a.issuer===C&&a.ref===P&&h(a.repository)===h(D)&&h(a.workflow)===h(G)}function h(a){return a.
replace(/^[^/]+\/[^/]+/,C=>C.toLowerCase())}function o({repository:a,workflow:C,ref:D}){return`${C} for ${a} at ${D}`}const t="\
Promote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle wit\
h `--attestation`",r="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy",d="\
Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.at\
testation`",T="Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`";function S(a,C,D,w="\
bookkeeping"){const{type:P,id:b}=a,G={what:"attestation",type:P,id:b,why:C,fix:D};return(0,A().finding)("evidence-missin\
g",G,{...(0,$().placeOf)(a),harm:w})}},36262:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.readTrustedRoots=
s,g.verifyBundle=j;function i(){const t=e(77598);return i=function(){return t},t}function $(){const t=e(64077);return $=
function(){return t},t}function R(){const t=e(8744);return R=function(){return t},t}function F(){const t=e(80643);return F=
function(){return t},t}function L(){const t=e(3030);return L=function(){return t},t}function I(){const t=e(26040);return I=
function(){return t},t}function A(){const t=e(41895);return A=function(){return t},t}function N(){const t=e(94644);return N=
function(){return t},t}const p="application/vnd.in-toto+json",O="1.3.6.1.4.1.57264.1.12",u="1.3.6.1.4.1.57264.1.14",y=12,
f="https://github.com/";function j(t,r){let d,T,S;try{const{content:P,...b}=(0,$().bundleFromJSON)(t);if(P.$case!=="dsse\
Envelope")return{refused:"it signs a file, not an in-toto statement"};({payload:d,payloadType:T}=P.dsseEnvelope),S=(0,L().
toSignedEntity)({...b,content:P})}catch(P){return{refused:`it is not a Sigstore bundle (${E(P)})`}}const a=P=>({payload:d,
refused:P});if(T!==p)return a(`its payload type is ${JSON.stringify(T.slice(0,80))}`);const C=l(S,r);if("refused"in C)return a(
C.refused);const D=M(C);if(D===void 0)return a("its certificate names no workflow of GitHub");const w=`sha256:${(0,i().hash)(
"sha256",d)}`;return{payload:d,digest:w,signer:D,signedAt:m(S)}}function l(t,r){const d=[];for(const T of r)try{return T.
verify(t)}catch(S){d.push(S)}return{refused:`its signature cannot be verified (${d.map(E).join("; ")})`}}function m({timestamps:t}){
const r=t.map(d=>d.$case==="timestamp-authority"?d.timestamp.signingTime.getTime():Number(d.tlogEntry.integratedTime)*1e3);
return Math.min(...r)}function E(t){const{message:r,cause:d}=t;return(d instanceof Error?`${r}: ${d.message}`:r).replaceAll(
/\s+/g," ").slice(0,200)}function M({identity:t}){const r=t?.extensions?.issuer,d=c(t?.subjectAlternativeName),T=c(n(t,O)),
S=n(t,u);if(!(!r||!d||!T||!S))return{issuer:r,repository:T,workflow:d,ref:S}}function c(t){return t?.startsWith(f)?t.slice(
f.length):void 0}function n(t,r){const[d,...T]=t?.oids?.filter(({oid:a})=>a?.id.join(".")===r)??[];if(d===void 0||T.length>
0)return;const S=(0,I().attempt)(()=>R().ASN1Obj.parseBuffer(Buffer.from(d.value)));return S?.tag.number===y?S.value.toString(
"utf8"):void 0}const v=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function s({
name:t,bytes:r}){const d=(0,N().strictJson)({name:t,bytes:r});if("problem"in d)throw o(t,d.problem);if(d.values.length===
0)throw o(t,"it is empty");return d.values.map((T,S)=>{try{return h(T)}catch(a){throw o(t,`root ${S+1} is malformed (${a.
message})`)}})}function h(t){const r=F().TrustedRoot.fromJSON(t);if(!v.test(r.mediaType))throw new Error("its media type\
 is unknown");const d=(0,L().toTrustMaterial)(r),{certificateAuthorities:T,tlogs:S,ctlogs:a}=d;if(T.length===0)throw new Error(
"it has no certificate authority");return new(L()).Verifier(d,{tlogThreshold:S.length>0?1:0,ctlogThreshold:a.length>0?1:
0,timestampThreshold:1})}function o(t,r){const d="Write the file with `gh attestation trusted-root > trusted-root.jsonl`\
.";return new(A()).GateError("input_invalid",`${t} is not a trusted root: ${r}.`,d)}},94644:function(J,g,e){Object.defineProperty(
g,"__esModule",{value:!0}),g.strictJson=L;function i(){const I=e(81456);return i=function(){return I},I}function $(){const I=e(
73229);return $=function(){return I},I}function R(){const I=e(94534);return R=function(){return I},I}const F=(0,i().assetLimits)(
16*1024*1024);function L({name:I,bytes:A},N=F){if(A.length>N.maxBytes)return{problem:`it is larger than ${N.maxBytes} by\
tes`};const{text:p,complete:O}=(0,R().decodeUtf8)(A);if(!O)return{problem:"it is not UTF-8 text"};const u=new(R()).Problems(
new(R()).Source(I,p)),y=(0,$().readJson)(p,N,u).map(({value:j})=>j),[f]=u.found;return f===void 0?{values:y}:{problem:`l\
ine ${f.location.line}: ${f.detail}`}}},53010:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.withSourceTree=
N;function i(){const p=e(51455);return i=function(){return p},p}function $(){const p=e(41895);return $=function(){return p},
p}function R(){const p=e(67147);return R=function(){return p},p}function F(){const p=e(48741);return F=function(){return p},
p}function L(){const p=e(96402);return L=function(){return p},p}function I(){const p=e(35720);return I=function(){return p},
p}function A(){const p=e(34397);return A=function(){return p},p}async function N(p,O,u,y=!1){const f=await(0,L().openRepository)(
p,O).catch(async j=>{if(!(j instanceof $().GateError&&j.code==="not_a_repository"&&(await(0,i().stat)(p).catch(()=>{}))?.
isDirectory()))throw j});if(f===void 0)return u((0,F().folderTree)(p),p);try{const j=`the ${y?"staged ":""}files of ${f.
directory}`,l=y?A().snapshotIndex:A().snapshotWorktree,m=await(0,I().readTree)(f,await l(f),{label:j});return await u((0,R().
withAdditions)(m,(0,F().folderTree)(f.directory),(0,R().additionsOf)()),f.directory,f)}finally{await f.close()}}},58504:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.readValidationReport=L;function i(){const u=e(57975);return i=function(){
return u},u}function $(){const u=e(27199);return $=function(){return u},u}function R(){const u=e(85475);return R=function(){
return u},u}function F(){const u=e(21471);return F=function(){return u},u}function L(u){if(!(0,$().isJsonObject)(u)||u.type!==
"ValidationReport")return;const y=typeof u.overall_ok=="boolean"?"protocol":"results",f=y==="protocol"?u.commands:u.results;
if(!Array.isArray(f))return;const j=f.map(I);return{shape:y,id:p(u.id),geneId:p(u.gene_id),commands:j,ok:u.overall_ok!==
!1&&j.length>0&&j.every(({ok:l})=>l),contradictory:Array.isArray(u.commands)&&Array.isArray(u.results)&&!(0,i().isDeepStrictEqual)(
u.commands.map(A),u.results.map(A)),durationMs:O(u.duration_ms)??N(u),hash:(0,R().matchContentHash)({type:"ValidationRep\
ort",value:u})??null,differences:(0,F().schemaDifferences)("ValidationReport",u)}}function I(u){const{command:y,cmd:f,ok:j,
duration_ms:l,err:m,stderr:E}=(0,$().isJsonObject)(u)?u:{},M=p(y)??p(f);return{command:M??"",ok:j===!0&&M!==null,durationMs:O(
l),error:p(m)??p(E)}}function A(u){const{command:y,ok:f}=I(u);return[y,f]}function N({started_at:u,finished_at:y}){const[
f,j]=[u,y].map(l=>typeof l=="string"?Date.parse(l):O(l));return typeof f=="number"&&typeof j=="number"&&j>=f?j-f:null}function p(u){
return typeof u=="string"?u:null}function O(u){return typeof u=="number"?u:null}},64077:function(J,g,e){e.r(g),e.d(g,{bundleFromJSON:()=>i.
vw});var i=e(61040)},8744:function(J,g,e){e.r(g),e.d(g,{ASN1Obj:()=>i.ASN1Obj});var i=e(83917)},80643:function(J,g,e){e.
r(g),e.d(g,{TrustedRoot:()=>i.TrustedRoot});var i=e(19654)},3030:function(J,g,e){e.r(g),e.d(g,{Verifier:()=>i.BL,toSignedEntity:()=>i.
DC,toTrustMaterial:()=>i.jO});var i=e(54187)},85893:function(J,g,e){e.r(g),e.d(g,{Parser:()=>i.i});var i=e(73979)}};
