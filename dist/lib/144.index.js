"use strict";exports.id=144,exports.ids=[144],exports.modules={42312:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),
g.CANDIDATE_LIMITS=void 0,g.readArchive=w;function s(){const t=e(77598);return s=function(){return t},t}function S(){const t=e(
38522);return S=function(){return t},t}function I(){const t=e(85893);return I=function(){return t},t}function F(){const t=e(
7723);return F=function(){return t},t}function D(){const t=e(94534);return D=function(){return t},t}function A(){const t=e(
26040);return A=function(){return t},t}function M(){const t=e(41895);return M=function(){return t},t}const N=g.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},p="manifest.json",O="checksum.sha256",u=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,y=F().
string().regex(/^1(\.|$)/,"expected a version 1"),f=F().looseObject({gep_version:y,schema_version:y});function w(t,r=N){
const d=l(n(t,r));j(h(d,p));const T=h(d,O);return d.delete(O),c(T,d),[...d].filter(([$])=>u.test($)).map(([$,a])=>({name:$,
bytes:a})).sort(($,a)=>$.name<a.name?-1:1)}function l(t){const[r=""]=t.keys(),d=t.has(p)?"":`${r.split("/")[0]}/`;if([...t.
keys()].some(T=>!T.startsWith(d)))throw o(`it has no ${p} at its root`);return new Map([...t].map(([T,$])=>[T.slice(d.length),
$]))}function h(t,r){const d=t.get(r);if(d===void 0)throw o(`it has no ${r} at its root`);return d}function j(t){const r=(0,A().
attempt)(()=>JSON.parse((0,D().decodeUtf8)(t).text));if(r===void 0)throw o(`${p} is not valid JSON`);const[d]=f.safeParse(
r).error?.issues??[];if(d)throw o(`${p}: ${[...d.path,d.message].join(": ")}`)}const E=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function c(t,r){const d=new Set(r.keys());for(const $ of(0,D().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[
,a,C=""]=E.exec($)??[],L=JSON.stringify(a===void 0?$.slice(0,80):C),R=r.get(C);if(a===void 0)throw o(`${O} contains the \
invalid line ${L}`);if(R===void 0)throw o(`${L} has a checksum but is missing`);if(!d.delete(C))throw o(`${L} has two ch\
ecksums`);if((0,s().hash)("sha256",R)!==a.toLowerCase())throw o(`the checksum of ${L} does not match its content`)}const[
T]=d;if(T!==void 0)throw o(`${JSON.stringify(T)} has no checksum`)}function n(t,{entries:r,bytes:d}){const T=new Map;let $=0;
const a=new(I()).Parser({strict:!0,brotli:!1,zstd:!1});a.on("error",C=>{throw C}),a.on("entry",C=>{if($+=1,$>r)throw o(`\
it has more than ${r} entries`);const L=m(C);if(L===void 0){C.resume();return}if(T.has(L))throw o(`it contains ${JSON.stringify(
L)} twice`);const R=[];T.set(L,Buffer.alloc(0)),C.on("data",P=>R.push(P)),C.on("end",()=>T.set(L,Buffer.concat(R)))}),a.
on("ignoredEntry",({path:C,type:L})=>{const R=JSON.stringify(C.slice(0,80));throw o(`it contains ${R}, an entry of the t\
ype ${L}`)});try{const C=(0,S().gunzipSync)(t,{maxOutputLength:d});if(C[0]===31)throw o("it is gzipped twice");a.end(C)}catch(C){
if(C instanceof M().GateError)throw C;const{code:L,message:R}=C;throw L==="ERR_BUFFER_TOO_LARGE"?o(`its unpacked content\
 has more than ${d} bytes`):o(`it is not a complete gzipped tar (${R})`,C)}return T}const v=255,i=/[\\:\p{C}]/u;function m({
path:t,type:r}){const d=JSON.stringify(t.slice(0,v));if(r!=="File"&&r!=="OldFile"&&r!=="Directory")throw o(`${d} is a ${r}\
, but only files and directories are allowed`);const T=t.split("/").filter(a=>a!==""&&a!==".");if(!(!t.startsWith("/")&&
!T.includes("..")&&!i.test(t))||t.length>v||r!=="Directory"&&T.length===0)throw o(`it contains the path ${d}, which is n\
ot allowed`);return r==="Directory"?void 0:T.join("/")}function o(t,r){const d="Export the archive again with the engine\
, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new(M()).GateError("input_invalid",
`The archive is not valid: ${t}.`,d,{cause:r})}},71101:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),
g.exchangeFindings=M,g.isSameAsset=O,g.promotedForm=u,g.receivedHashOf=p,g.unhashedFindings=N;function s(){const y=e(23404);
return s=function(){return y},y}function S(){const y=e(27199);return S=function(){return y},y}function I(){const y=e(85475);
return I=function(){return y},y}function F(){const y=e(94377);return F=function(){return y},y}function D(){const y=e(57733);
return D=function(){return y},y}function A(){const y=e(95132);return A=function(){return y},y}function M(y){return[...(0,D().
promotionSchemaFindings)(y),...(0,I().identityFindings)(y,"author")].map(f=>({...f,severity:"error"}))}function N(y){const f=(0,I().
unhashedFields)(y);return f.length===0?[]:[(0,A().finding)("fields-not-hashed",{capsule:y.id,fields:f},(0,S().placeOf)(y,
["outcome"]))]}function p({value:{a2a:y}}){return(0,S().isJsonObject)(y)?y.received_asset_id:void 0}function O(y,f){return(0,I().
contentHash)(y.value)===(0,I().contentHash)(f.value)?!0:(0,I().matchContentHash)(y)!==void 0&&p(f)===y.value.asset_id}function u({
type:y,value:f},w){const{confidence:l,a2a:h,asset_id:j}=f;if(y!=="Capsule"||typeof l!="number")return(0,I().matchContentHash)(
{type:y,value:f})==="engine"?(0,F().asEngineHashed)(f)??f:f;if(w===1&&(0,s().verifyAssetId)(f))return f;const E={...(0,I().
matchContentHash)({type:y,value:f})==="hub"?(0,I().asHubHashes)(f):f,confidence:l*w,a2a:{...(0,S().isJsonObject)(h)?h:{},
status:"promoted",confidence_factor:w,received_asset_id:j??null}};return{...E,asset_id:(0,s().computeAssetId)(E)}}},80543:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditCandidates=N;function s(){const f=e(27199);return s=function(){return f},
f}function S(){const f=e(67506);return S=function(){return f},f}function I(){const f=e(72025);return I=function(){return f},
f}function F(){const f=e(97004);return F=function(){return f},f}function D(){const f=e(77648);return D=function(){return f},
f}function A(){const f=e(13580);return A=function(){return f},f}function M(){const f=e(95132);return M=function(){return f},
f}async function N(f,w,l){const{genes:h,findings:j}=await(0,S().auditAssets)(f,w,l),E=new Map(h.map(o=>[o.asset,p(o)])),
c=(0,D().findingsAbout)(j),n=new Set(f.filter(({type:o})=>o==="Gene").map(({id:o})=>o)),v=l.filter(({id:o})=>!n.has(o)),
i=f.filter(({type:o})=>o==="Capsule"),m=await(0,F().blockedGenes)(i,v,w);return o=>{const t=o.type==="Gene"?E.get(o):[];
if(t===void 0)return[(0,I().assetNotJudged)(o,"the audit returned no result")];const r=m.get(o);return[...t,...r?[r]:[],
...c(o).filter(({rule:d})=>d!=="event-parent-missing")]}}function p({asset:f,commands:w,findings:l}){const{strategy:h}=f.
value,j=Array.isArray(h)&&h.some(y);return[...w.flatMap(E=>{if(E.verdict!=="block"||u(E))return E.findings.map(O);const{
command:c,location:n}=E,v={location:n,subject:{...(0,s().subjectOf)(f),command:c}};return[(0,M().finding)("unsafe-valida\
tion-command",{command:c},v),...E.findings]}),...j?[]:[(0,M().finding)("strategy-missing",{gene:f.id},(0,s().placeOf)(f,
["strategy"]))],...l]}function O(f){return(0,A().ruleOf)(f.rule).idle?{...f,severity:"error"}:f}function u({findings:f}){
const w=f.filter(({severity:l})=>l==="error");return w.length>0&&w.every(({rule:l})=>(0,A().ruleOf)(l).absent)}function y(f){
return typeof f=="string"&&f.trim()!==""}},50414:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.filesInFolder=
l,g.readCandidates=p,g.readWhole=O;function s(){const h=e(61331);return s=function(){return h},h}function S(){const h=e(
64385);return S=function(){return h},h}function I(){const h=e(52117);return I=function(){return h},h}function F(){const h=e(
41895);return F=function(){return h},h}function D(){const h=e(48741);return D=function(){return h},h}function A(){const h=e(
93028);return A=function(){return h},h}function M(){const h=e(95132);return M=function(){return h},h}function N(){const h=e(
42312);return N=function(){return h},h}function p(h,j){const E=h.flatMap(o=>o.bytes[0]===31&&o.bytes[1]===139?(0,N().readArchive)(
o.bytes).map(({name:r,bytes:d})=>({file:(0,S().readAssetFile)(`${o.name}/${r}`,d,j),archive:o})):{file:O(o,j)}),c=E.map(
u),n=c.flatMap(o=>o.candidates),v=c.flatMap(o=>o.findings),i=E.flatMap(({file:o})=>o.messages??[]).filter(({value:o})=>!(0,s().
carriesAssets)(o)),[m]=v;if(n.length+i.length===0&&m!==void 0)throw f(m);return{candidates:n,findings:v,messages:i}}function O({
name:h,bytes:j},E){if(j.length<=E.maxBytes)return(0,S().readAssetFile)(h,j,E);throw new(F()).GateError("input_invalid",`${h}\
 is larger than ${E.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the \
policy.")}function u({file:h,archive:j}){const E=new Set(h.problems.filter(({rule:i})=>i!=="duplicate-id"&&i!=="duplicat\
e-copy")),c=[...E];return{candidates:h.assets.filter(({envelope:i,cut:m})=>!m&&(!i||(0,s().carriesAssets)(i))).map(i=>{const m=i.
envelope??j;if(c.length===0)return{asset:i,findings:[],bundle:m};const o=i.locate(),t=c.filter(({location:r})=>y(r,o));for(const r of t)
E.delete(r);return{asset:i,findings:t.map(I().assetProblemFinding),bundle:m}}),findings:[...E].map(I().assetProblemFinding)}}
function y(h,j){const{line:E,column:c,end_line:n=E,end_column:v=c}=j,i=h.line>E||h.line===E&&h.column>=c,m=h.line>n||h.line===
n&&h.column>v;return i&&!m}function f(h){const{message:j,remedy:E}=(0,M().describe)(h),{path:c,line:n}=h.location??{path:"",
line:1},v=`${c} contains no candidate. Line ${n}: ${j}`;return new(F()).GateError("input_invalid",v,E)}const w=/^(?:manifest\.json$|(?:memory|distiller)\/)/;
function l(h,j){const E=(t,r)=>new(F()).GateError("input_invalid",`The directory ${j} cannot be read: ${t}.`,r),c=[...(0,D().
folderTree)(h).files()],n=c.find(({path:t})=>t.endsWith(".gepx"));if(n)throw E(`${n.path} is an archive`,"Pass archives \
one by one.");const v=c.filter(({path:t,kind:r})=>(0,A().isRegular)(r)&&/\.jsonl?$/.test(t)&&!w.test(t)),{entries:i,bytes:m}=N().
CANDIDATE_LIMITS,o=v.reduce((t,{size:r=0})=>t+r,0);if(v.length===0)throw E("it has no JSON file","Pass a directory with \
`.json` or `.jsonl` files.");if(v.length>i||o>m){const t=`at most ${i} files with ${m} bytes are read`;throw E(t,"Pass t\
he files in smaller directories.")}return v.map(({path:t})=>t)}},47440:function(J,g,e){Object.defineProperty(g,"__esModu\
le",{value:!0}),g.decide=u;function s(){const o=e(27199);return s=function(){return o},o}function S(){const o=e(84812);return S=
function(){return o},o}function I(){const o=e(47771);return I=function(){return o},o}function F(){const o=e(59490);return F=
function(){return o},o}function D(){const o=e(13580);return D=function(){return o},o}function A(){const o=e(95132);return A=
function(){return o},o}function M(){const o=e(47350);return M=function(){return o},o}function N(){const o=e(71101);return N=
function(){return o},o}function p(){const o=e(72883);return p=function(){return o},o}function O(){const o=e(63575);return O=
function(){return o},o}function u(o,t){const{policy:r}=t,d=new Map(t.known.toReversed().map(R=>[(0,p().assetKey)(R),R])),
T=y(t,d),$=[],a=[];for(const{asset:R,findings:P}of o){const b=d.get((0,p().assetKey)(R)),G=t.revocations(R),H=t.audited(
R),U=P.some(({severity:K})=>K==="error")||H.some(({rule:K})=>(0,D().ruleOf)(K).otherAsset),W=G?void 0:j(R,U?void 0:b);if(W!==
void 0){a.push({asset:R,reason:W});continue}const V=(0,O().evidenceOf)(R,t.evidence),Y=[...G?[G]:[],...l(R,b),...P,...H,
...T(R),...(0,N().exchangeFindings)(R),...(0,N().unhashedFindings)(R),...V.findings],B=c(R,V,Y,r.fail_on);$.push(B),B.outcome===
"promoted"&&d.set((0,p().assetKey)(R),R)}const C=new Map(o.map(({asset:R,bundle:P})=>[R,P])),L=new Set(t.known.map(p().assetKey));
return{decided:i($,C,L),skipped:a}}function y({events:o,policy:t},r){const d=new Set(o.map(({value:$})=>$.id)),T=(0,I().
streakCounter)(o,!0);return $=>{if($.type==="Capsule")return(0,S().broadcastFindings)($,T($),t.a2a);const{parent:a}=$.value;
if($.type!=="EvolutionEvent"||typeof a!="string")return[];if(d.has(a)||r.has((0,p().assetKey)({type:$.type,id:a})))return[];
const R={event:$.id,parent:a,where:"neither a candidate nor in the log",fix:"Also pass the events before it, or pass the\
 log that contains them with `--events`"};return[(0,A().finding)("event-parent-missing",R,(0,s().placeOf)($,["parent"]))]}}
const f=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,w=200;function l(o,t){const{type:r,id:d}=o;return[
f.test(d)&&"has control characters",d.length>w&&`has ${d.length} characters, more than ${w}`,t&&!(0,N().isSameAsset)(o,t)&&
`is that of another ${r} with different content in \`${t.path}\`, which is kept`].flatMap($=>$?[(0,A().finding)("id-unus\
able",{type:r,id:d,why:$},(0,s().placeOf)(o,["id"]))]:[])}const h=new Set(["Gene","Capsule","EvolutionEvent"]);function j(o,t){
const{type:r,id:d}=o;if(!h.has(r))return(0,A().finding)("nothing-to-promote",{what:`The ${r} \`${d}\``},(0,s().placeOf)(
o));if(!(t===void 0||!(0,N().isSameAsset)(o,t)))return(0,A().finding)("already-promoted",{type:r,id:d,place:t.path},(0,s().
placeOf)(o))}const E={eligible:"promoted",unproven:"quarantined",refuted:"rejected"};function c(o,t,r,d){const T=b=>["fa\
il","error"].includes((0,M().severityVerdict)([b],d)),$=n(r.filter(T)),a=(0,A().eligibilityOf)($),C=new Set($.map(v)),L=({
rule:b})=>a==="unproven"||b!=="evidence-too-low",R=[...$.filter(b=>!(0,A().isMissingEvidence)(b)),...$.filter(A().isMissingEvidence).
filter(L)],P=n(r.filter(b=>!T(b)&&!C.has(v(b))));return{asset:o,outcome:E[a],eligibility:a,evidence:t,reasons:R,notices:P}}
function n(o){return[...new Map(o.map(t=>[v(t),t])).values()]}function v({rule:o,args:t}){return JSON.stringify([o,t])}function i(o,t,r){
const d=({asset:P})=>t.get(P),T=o.filter(({asset:P})=>P.type==="Gene"),$=(0,F().groupBy)(T,({asset:{id:P}})=>P),a=({asset:{
type:P,value:b}})=>P==="Capsule"?$.get(b.gene??null)??[]:[],C=P=>{const b=d(P);return b?a(P).filter(G=>d(G)===b):[]},L=new Map;
for(const P of o){const[b]=C(P),G=b&&[b,P].find(({outcome:H})=>H!=="promoted");G&&!L.has(b)&&L.set(b,G)}const R=P=>P.outcome===
"promoted"&&!L.has(P);return o.map(P=>{if(P.outcome!=="promoted")return P;const b=C(P),G=a(P).filter(({asset:V})=>!r.has(
(0,p().assetKey)(V))),H=b.length>0?b:G,U=H.some(R)?void 0:H[0],W=L.get(P)??(U&&(L.get(U)??U));return W===void 0?P:m(P,W)})}
function m(o,{asset:t}){const{type:r,id:d}=o.asset,T={type:r,id:d,otherType:t.type,other:t.id},$=(0,A().finding)("bundle\
-incomplete",T,(0,s().placeOf)(o.asset));return{...o,outcome:"quarantined",eligibility:"unproven",reasons:[$]}}},72883:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetKey=y,g.eventsOf=h,g.promotionPolicy=c,g.readEventLog=w,g.readOwnAssets=
f,g.withWorkspace=j;function s(){const n=e(78114);return s=function(){return n},n}function S(){const n=e(35474);return S=
function(){return n},n}function I(){const n=e(52117);return I=function(){return n},n}function F(){const n=e(41895);return F=
function(){return n},n}function D(){const n=e(74238);return D=function(){return n},n}function A(){const n=e(63550);return A=
function(){return n},n}function M(){const n=e(35720);return M=function(){return n},n}function N(){const n=e(67397);return N=
function(){return n},n}function p(){const n=e(53010);return p=function(){return n},n}function O(){const n=e(95132);return O=
function(){return n},n}function u(){const n=e(50414);return u=function(){return n},n}function y({type:n,id:v}){return`${n}\
 ${v}`}async function f(n,v){const i={base:"",audited:"",files:[]},{files:m}=await(0,S().readSides)({baseTree:n,headTree:n,
change:i,policy:v});for(const{path:o,unread:t,problems:r}of m){const d=r.find(s().hidesContent);if(t===void 0&&d===void 0)
continue;const T=d?`line ${d.location.line}: ${d.detail}`:t;throw new(F()).GateError("file_unreadable",`${o} cannot be r\
ead completely: ${T}.`,"Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with \
the id of a candidate.")}return{assets:m.flatMap(({assets:o})=>o),messages:m.flatMap(({messages:o})=>o??[])}}function w(n,v){
const i=(0,u().readWhole)(n,v),[m]=i.messages??[];if(m!==void 0)throw l(n,m.location.line,"a message between agents is n\
ot a log.","Pass the log of your own repository; use --assets for messages of other agents.");const o=i.problems.filter(
({rule:d})=>d!=="duplicate-id").map(I().assetProblemFinding).find(({severity:d})=>d==="error");if(o===void 0)return i.assets;
const{message:t,remedy:r}=(0,O().describe)(o);throw l(n,o.location?.line,t,r)}function l({name:n},v=1,i,m){const o=`The \
event log cannot be read. ${n}, line ${v}: ${i}`;return new(F()).GateError("input_invalid",o,m)}function h(n){return n.filter(
({type:v})=>v==="EvolutionEvent").map(({value:v,path:i})=>({value:v,log:i}))}function j(n,v,i,m){return(0,p().withSourceTree)(
n,v,async(o,t,r)=>{const d=r&&await E(r,m),T=d&&await(0,M().readTree)(r,d);return i({directory:t,tree:o,...T&&{defaultBranch:T}})})}
async function E(n,v){return v===void 0?(await(0,N().findDefaultBranch)(n))?.commit:(await(0,N().lookUpCommits)(n,[`refs\
/remotes/origin/${v}`]))[0]}function c(n){const v=n?.tree??(0,A().literalTree)({},"no repository");return(0,D().loadPolicy)(
v,v.label)}},63575:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.evidenceOf=p;function s(){const c=e(
57975);return s=function(){return c},c}function S(){const c=e(23404);return S=function(){return c},c}function I(){const c=e(
27199);return I=function(){return c},c}function F(){const c=e(77680);return F=function(){return c},c}function D(){const c=e(
38863);return D=function(){return c},c}function A(){const c=e(38942);return A=function(){return c},c}function M(){const c=e(
58504);return M=function(){return c},c}function N(){const c=e(95132);return N=function(){return c},c}function p(c,n){const{
type:v,id:i}=c,m=O(v==="Gene"?u(c,n):{level:"claimed",findings:[]},n.signed?.(c)),o=v==="Gene"||n.required==="signed"?n.
required:"claimed";if((0,A().isAtLeast)(m.level,o))return{...m,findings:m.findings.filter(r=>!(0,N().isMissingEvidence)(
r))};if(m.findings.length>0)return m;const t={type:v,id:i,level:m.level,required:o};return{...m,findings:[(0,N().finding)(
"evidence-too-low",t,(0,I().placeOf)(c))]}}function O(c,n){return n===void 0?c:"accepted"in n?{...c,level:"signed",attestation:n.
accepted}:{...c,findings:[...n.findings,...c.findings]}}function u(c,n){const{reports:v,ran:i,required:m}=n,o=i?.has(c)?
[{level:"gate",origin:"gate",findings:[]}]:[],r=[...(v?.get(c.value.asset_id)??[]).map(a=>y(c,a,n)),...o],d=r.findLast(({
origin:a})=>a==="gate"||a&&m==="claimed")??r.findLast(({origin:a})=>a)??r[0];if(d===void 0)return{level:"claimed",findings:(v&&
[j(c,"no report names its `asset_id`")])??[]};const{origin:T,...$}=d;return $}function y(c,n,v){const{gate:i,policyDigest:m}=v,
{policy_digest:o,gene_id:t}=n,r=(0,I().placeOf)(c),d=`report \`${typeof n.id=="string"?n.id:"unknown"}\``,{ok:T,commands:$=[],
contradictory:a}=(0,M().readValidationReport)(n)??{},C=i?.report.genes.filter(B=>B.id===c.id)??[],L=n.overall_ok===!0&&T===
!0&&C.every(f),R=$.map(({command:B})=>B.trim()),P=(0,F().commandsToRun)(c),b=[!(0,S().verifyAssetId)(n)&&"its `asset_id`\
 does not match its content",t!=null&&t!==c.id&&"it names another gene",a&&"its `commands` and `results` differ",L&&i&&w(
i.report,c),L&&!(0,s().isDeepStrictEqual)(R,P)&&`it lists ${E(R)}, but the gene has ${E(P)}`].flatMap(B=>B?[(0,N().finding)(
"evidence-invalid",{source:d,why:B},r)]:[]),H=L?[]:[(0,N().finding)("validation-failed",{source:d,what:"does not show th\
at every command passed"},r)],W=[(o!==m||i&&i.report.policy?.digest!==m)&&`the ${d} was made with the policy \`${o??"unk\
nown"}\`, not with \`${m}\``,...l(i?.report).map(B=>`the ${d} is not of a gate: ${B}`)].flatMap(B=>B?[j(c,B)]:[]),V=[...b,
...H,...W];if(b.length>0)return{level:"claimed",findings:V};const Y=i&&W.length===0?"gate":"claimed";return L?{report:n,
...i&&{reportDigest:i.digest},level:Y,origin:Y,findings:V}:{level:"claimed",origin:Y,findings:V}}function f({verdict:c}){
return c==="pass"||c==="warn"}function w({genes:c,findings:n},{id:v,value:i}){const m=c.filter(r=>r.id===v);if(!m.some(({
asset_id:r})=>(r??i.asset_id)===i.asset_id))return"the GateReport that contains it does not list this version of the gen\
e";if(n.some(({severity:r,suppressed:d,subject:T})=>r==="error"&&!d&&T?.type==="Gene"&&T.id===v))return"the GateReport c\
ontradicts it: it has an error about the gene";const t=({verdict:r,outcome:d})=>r!=="block"&&d?.status==="passed";if(!m.
every(({commands:r})=>r.length>0&&r.every(t)))return"the GateReport contradicts it: not all commands of the gene have pa\
ssed in it"}function l(c){if(c===void 0)return[];const{tool:n,verdict:v,policy:i,isolation:m,error:o}=c;return[!(n?.name===
D().TOOL.name&&v!==void 0&&v!=="error")&&"it is not a report of this gate",i?.enforce==="report"&&"its policy only repor\
ts, and fails nothing",m?.untrusted&&"a runner that the pull request controls reported its results",(o??null)!==null&&"i\
t has an error"].filter(r=>typeof r=="string")}const h="Validate the current version of the gene by the gate with this p\
olicy, and pass its unmodified `gate-report.json` with `--report`";function j(c,n){const v={what:"report",type:c.type,id:c.
id,why:n,fix:h};return(0,N().finding)("evidence-missing",v,(0,I().placeOf)(c))}function E(c){return c.length===0?"no com\
mands":[...c.slice(0,3).map(v=>`\`${v}\``),...c.length>3?[`${c.length-3} more`]:[]].join(", ")}},39242:function(J,g,e){Object.
defineProperty(g,"__esModule",{value:!0}),g.promote=j;function s(){const i=e(77598);return s=function(){return i},i}function S(){
const i=e(81456);return S=function(){return i},i}function I(){const i=e(68450);return I=function(){return i},i}function F(){
const i=e(1348);return F=function(){return i},i}function D(){const i=e(72025);return D=function(){return i},i}function A(){
const i=e(4378);return A=function(){return i},i}function M(){const i=e(74238);return M=function(){return i},i}function N(){
const i=e(80543);return N=function(){return i},i}function p(){const i=e(50414);return p=function(){return i},i}function O(){
const i=e(47440);return O=function(){return i},i}function u(){const i=e(72883);return u=function(){return i},i}function y(){
const i=e(31170);return y=function(){return i},i}function f(){const i=e(97148);return f=function(){return i},i}function w(){
const i=e(52220);return w=function(){return i},i}function l(){const i=e(88460);return l=function(){return i},i}function h(){
const i=e(8779);return h=function(){return i},i}async function j(i){const{policy:m,workspace:o,report:t,attestation:r,trustedRoot:d,
now:T=new Date}=i,{policy:$}=m,a=(0,S().assetLimits)($.assets.max_file_bytes),{candidates:C,findings:L,messages:R}=(0,p().
readCandidates)(i.candidates,a),P=o?await(0,u().readOwnAssets)(o.tree,$):{assets:[],messages:[]},b=await E(P.assets,i),G=i.
events&&(0,u().readEventLog)(i.events,a),H=A().Judge.by({policy:$,tree:o?.tree,changed:new Set,platform:i.platform,cwd:(0,I().
commonRoot)(P.assets.filter(({type:K})=>K==="Gene").map(({path:K})=>K),{policy:$,tree:o?.tree}),...i.signal&&{signal:i.signal}}),
U=C.map(({asset:K})=>K),W=(0,w().revocationsIn)([...P.messages,...R]),V={policy:$,known:b,events:(0,u().eventsOf)(G??P.assets),
audited:await(0,N().auditCandidates)(U,H,[...b,...G??[]]),revocations:W,evidence:{policyDigest:m.digest,required:$.a2a.require_evidence,
...t&&(0,f().readEvidence)(t,a),...r&&d&&{signed:(0,h().judgeBySignatures)(r,d,m,T)}}},{decisions:Y,reports:B}=await v(i,
C,V,H);return(0,y().promotionOf)(Y,{policy:m,decidedAt:T,inputs:c(i),loose:L,messages:R,revoked:P.assets.flatMap(K=>{const z=W(
K);return z?[{asset:K,reason:z}]:[]}),reports:B,gate:o?await n(o,m):[]})}async function E(i,{candidates:m,workspace:o}){
const t=new Set;for(const{name:r,bytes:d}of m)i.some(({path:T})=>T===r)&&await o?.tree.read(r).then(T=>T.equals(d))&&t.add(
r);return i.filter(({path:r})=>!t.has(r))}function c(i){const{candidates:m,events:o,report:t,attestation:r}=i;return[...m.
map(T=>["assets",T]),["events",o],["report",t],["attestation",r]].flatMap(([T,$])=>$?[{role:T,name:$.name,digest:`sha256\
:${(0,s().hash)("sha256",$.bytes)}`}]:[])}async function n({tree:i,defaultBranch:m},{source:o,policy:t,shared:r}){if(m===
void 0)return[];const T={policyPath:o==="file"?void 0:M().POLICY_PATH,policy:t,baseTree:m,tree:i,shared:r};return(await(0,F().
gateFindings)(T)).filter(({rule:a})=>a==="gate-weakened")}async function v({run:i,workspace:m,policy:o},t,r,d){if(i===void 0||
m===void 0)return{decisions:(0,O().decide)(t,r),reports:[]};const T=b=>({...r.evidence,ran:new Set(b)}),$=t.map(({asset:b})=>b),
a=(0,O().decide)(t,{...r,evidence:T($)}).decided.filter(({asset:b,outcome:G})=>b.type==="Gene"&&G==="promoted").map(({asset:b})=>b),
C=await(0,l().runGenes)(a,d,{policy:o,workspace:m},i),L=b=>a.includes(b)?C.findings.get(b)??[(0,D().assetNotJudged)(b,"t\
he run returned no result")]:[],R=b=>[...r.audited(b),...L(b)];return{decisions:(0,O().decide)(t,{...r,audited:R,evidence:T(
a)}),reports:C.reports}}},18421:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.openInputs=A;function s(){
const M=e(73024);return s=function(){return M},M}function S(){const M=e(76760);return S=function(){return M},M}function I(){
const M=e(38321);return I=function(){return M},M}function F(){const M=e(73388);return F=function(){return M},M}function D(){
const M=e(50414);return D=function(){return M},M}async function A({assets:M,events:N,report:p,attestation:O,trustedRoot:u},y,f){
const w=async(c,n=(0,F().inputName)(c))=>({name:n,bytes:await(0,I().buffer)(f(c))}),l=async c=>c===void 0?void 0:w(c),h=(0,S().
resolve)(y,M),j=M!=="-"&&(0,s().statSync)(h,{throwIfNoEntry:!1})?.isDirectory(),E=j?[]:[await w(M)];for(const c of j?(0,D().
filesInFolder)(h,M):[])E.push(await w((0,S().join)(h,c),`${M}/${c}`));return{candidates:E,events:await l(N),report:await l(
p),attestation:await l(O),trustedRoot:await l(u)}}},73517:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),
g.EMITTED=void 0,g.messageLines=A,g.promotedLines=y,g.quarantinedLines=w;function s(){const l=e(61331);return s=function(){
return l},l}function S(){const l=e(10289);return S=function(){return l},l}const I=g.EMITTED=["decision","report","revoke"],
F={promoted:"accept",quarantined:"quarantine",rejected:"reject"},D={Gene:"gene promoted after safety audit",Capsule:"cap\
sule promoted after validation",EvolutionEvent:"event promoted for provenance tracking"};function A(l,h,{id:j,now:E,random:c}){
return M(h,l).map(n=>f({protocol:s().PROTOCOL,protocol_version:"1.0.0",message_type:h,message_id:`msg_${E.getTime()}_${c()}`,
sender_id:j,timestamp:E.toISOString(),payload:n}))}function M(l,{decisions:h,skipped:j,reports:E,revoked:c=[]}){switch(l){case"\
decision":return[...h.map(N),...j.flatMap(p)];case"report":return E.map(O);case"revoke":return c.map(n=>({...u(n),reason:n.
reason.message}))}}function N(l){const{outcome:h,type:j}=l,[E]=l.reasons,c=E===void 0?null:`${E.message} (${E.rule})`,n=h===
"promoted"?D[j]??null:c;return{...u(l),decision:F[h],reason:n}}function p(l){const{rule:h,message:j}=l.reason;return h!==
"already-promoted"?[]:[{...u(l),decision:F.promoted,reason:j}]}function O(l){const{gene_asset_id:h,gene_id:j}=l;return{...u(
{asset_id:typeof h=="string"?h:null,id:j}),validation_report:l}}function u({asset_id:l,id:h}){return{target_asset_id:l,target_local_id:h}}
function y({promoted:l}){return l.map(f)}function f(l){return`${(0,S().jsonLine)(l)}
`}function w({quarantined:l}){return l.map(({asset:h,sender_id:j})=>f(j===void 0?h:{protocol:s().PROTOCOL,message_type:"\
publish",sender_id:j,payload:{asset:h}}))}},31170:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionOf=
O;function s(){const n=e(61331);return s=function(){return n},n}function S(){const n=e(85475);return S=function(){return n},
n}function I(){const n=e(94377);return I=function(){return n},n}function F(){const n=e(38863);return F=function(){return n},
n}function D(){const n=e(13580);return D=function(){return n},n}function A(){const n=e(95132);return A=function(){return n},
n}function M(){const n=e(37075);return M=function(){return n},n}function N(){const n=e(71101);return N=function(){return n},
n}function p(){const n=e(48791);return p=function(){return n},n}function O({decided:n,skipped:v},i){const{policy:m,loose:o,
gate:t,revoked:r}=i,{source:d,path:T,digest:$,policy:a}=m,C=b=>n.filter(G=>G.outcome===b),L=new Map(C("promoted").map(({
asset:b})=>[b,(0,N().promotedForm)(b,a.a2a.confidence_factor)])),P=[...n.map(({reasons:b})=>b),...o.map(b=>[b])].filter(
b=>b.some(({rule:G})=>(0,D().ruleOf)(G).undecided)).length;return{type:"PromotionReport",schema_version:p().PROMOTION_VERSION,
tool:F().TOOL,policy:{source:d,path:T,digest:$,require_evidence:a.a2a.require_evidence},decided_at:i.decidedAt.toISOString(),
inputs:i.inputs,decisions:n.map(b=>u(b,L.get(b.asset))),promoted:[...L].map(([{type:b,id:G},H])=>({...H,type:b,id:G})),quarantined:C(
"quarantined").map(b=>({...y(b),...w(b.asset),asset:b.asset.value})),rejected:[...C("rejected").map(y),...o.map(j)],skipped:[
...v.map(l),...i.messages.map(h)],reports:[...i.reports,...n.flatMap(({evidence:{report:b}})=>b===void 0?[]:[{...b,gene_id:String(
b.gene_id)}])],...P>0&&{undecided:P},...t.length>0&&{gate:t.map(c)},...r.length>0&&{revoked:r.map(l)}}}function u({asset:n,
outcome:v,eligibility:i,evidence:m,reasons:o,notices:t},r){const{report:d,level:T,reportDigest:$,attestation:a}=m;return{
...E(n),...w(n),outcome:v,eligibility:i,evidence:{level:T,...typeof d?.id=="string"&&{report_id:d.id},...$!==void 0&&{report_digest:$},
...a&&{attestation:a}},hash:f(n),promoted_asset_id:typeof r?.asset_id=="string"?r.asset_id:null,reasons:o.map(c),notices:t.
map(c)}}function y({asset:n,reasons:v}){return{...E(n),reasons:v.map(c)}}function f(n){return{form:(0,S().matchContentHash)(
n)??(0,I().otherHashForm)(n)??null,content:(0,S().contentHash)(n.value)}}function w({envelope:n}){const v=n&&(0,s().senderOf)(
n);return v===void 0?{}:{sender_id:v}}function l({asset:n,reason:v}){return{...E(n),reason:c(v)}}function h({value:n,location:v}){
const{path:i,line:m}=v,{message_id:o,message_type:t}=n,r=typeof o=="string"?o:`${i}:${m}`,d=`A message of the type \`${typeof t==
"string"?t.slice(0,40):"unknown"}\``,T=c((0,A().finding)("nothing-to-promote",{what:d},{location:v}));return{id:r,type:"\
Message",asset_id:null,path:i,line:m,reason:T}}function j(n){const{path:v,line:i}=n.location??{path:"",line:1};return{id:v,
type:"File",asset_id:null,path:v,line:i,reasons:[c(n)]}}function E({id:n,type:v,path:i,value:m,locate:o}){const{asset_id:t}=m;
return{id:n,type:v,asset_id:typeof t=="string"?t:null,path:i,line:o().line}}function c(n){const{rule:v,severity:i}=n;return{
id:(0,M().identityOf)(n),rule:v,severity:i,...(0,A().describe)(n)}}},80335:function(J,g,e){Object.defineProperty(g,"__es\
Module",{value:!0}),g.countsOf=M,g.promotionPage=A,g.renderPromotion=F;function s(){const N=e(10289);return s=function(){
return N},N}function S(){const N=e(31626);return S=function(){return N},N}const I=1e3;function F(N,p){const O=(0,S().layoutOf)(
p),{quarantined:u,rejected:y,skipped:f,decisions:w,gate:l=[]}=N,h=(i,m)=>(0,S().prose)(O,i,m),j=(i,{message:m,rule:o})=>h(
i,`${m} (${o})`),E=(i,m,o)=>{const{shown:t,rest:r}=(0,S().limited)(i,I,`${m} candidate`,O);return[...t.map(o),r]},c=(i,m,{
type:o,id:t,path:r,line:d})=>{const T=(0,S().shortName)(o==="File"?`${r}:${d}`:`${o} ${t}`,(0,S().roomOf)(O));return(0,S().
labelled)(O,i,[O.paint("strong",T)],m)},n=(i,m,o)=>{const[t,...r]=o.reasons,{shown:d,rest:T}=(0,S().limited)(r,0,"reason",
O);return[...c(i,m,o),...t?[...j("why",t),...h("fix",t.remedy)]:[],...d.flatMap($=>j("also",$)),...T]},v=w.filter(({outcome:i})=>i===
"promoted");return(0,S().page)([...E(y,"rejected",i=>n("rejected","bad",i)),...E(u,"quarantined",i=>n("quarantine","quie\
t",i)),...E(O.verbose||w.length===0?f:[],"skipped",i=>[...c("skipped","quiet",i),...j("why",i.reason)]),...E(v,"promoted",
i=>[...c("promoted","good",i),...h("evidence",i.evidence.level),...O.verbose?i.notices.flatMap(m=>j("note",m)):[]]),...l.
map(i=>j("gate",i)),h("result",M(N))])}const D=1e3;function A(N){const O=F(N,{columns:120,colour:!1,verbose:!1}).trimEnd().
split(`
`),u=O.length-D;return[`## Promotion: ${M(N)}`,"",...(0,s().markdownFence)(O.slice(0,D)),...u>0?[`And ${u} more lines, i\
n the log.`]:[],""].join(`
`)}function M({promoted:N,quarantined:p,rejected:O,skipped:u}){return Object.entries({promoted:N,quarantined:p,rejected:O,
skipped:u}).filter(([,f])=>f.length>0).map(([f,{length:w}])=>`${w} ${f}`).join(", ")||"no candidates"}},48791:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.PROMOTION_VERSION=g.OUTCOMES=g.FAIL_ON=void 0,g.exitCodeOf=i,g.promotionSchema=
void 0;function s(){const m=e(7723);return s=function(){return m},m}function S(){const m=e(79167);return S=function(){return m},
m}function I(){const m=e(38942);return I=function(){return m},m}function F(){const m=e(99462);return F=function(){return m},
m}function D(){const m=e(4190);return D=function(){return m},m}function A(){const m=e(39763);return A=function(){return m},
m}const M=g.PROMOTION_VERSION="1.0.0",N=s().string().regex(/^[0-9a-f]{64}$/),p=s().object({id:N.describe("Identity of th\
e reason: the same in every run, even if its position changes."),rule:s().string(),severity:F().severitySchema,message:s().
string(),remedy:s().string()}),O={id:s().string(),type:S().assetTypeSchema,asset_id:s().string().nullable().describe("Th\
e hash that the candidate declares."),path:s().string(),line:s().int().min(1)},u=s().array(p).min(1).describe("Why; the \
first reason is the one to fix first."),y=s().object({...O,type:s().enum([...A().ASSET_TYPES,"File","Message"]).describe(
"`File` for a part of the source that is not an asset, `Message` for a message."),reasons:u}),f=y.extend({type:S().assetTypeSchema,
sender_id:s().string().optional(),asset:s().looseObject({}).describe("The candidate as it was received.")}),w=s().object(
{role:s().enum(["assets","events","report","attestation"]),name:s().string(),digest:S().digestSchema.describe("The SHA-2\
56 of its bytes.")}),l=g.OUTCOMES=["promoted","quarantined","rejected"],h=s().object({issuer:s().string().describe("Who \
confirmed the identity, as a URL."),repository:s().string().describe("`owner/name` of the repository whose workflow sign\
ed."),workflow:s().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:s().string().describe(
"The ref that the workflow ran for.")}),j=s().object({source:s().string().describe("The file and position."),digest:S().
digestSchema.describe("Digest of the signed statement."),policy_digest:S().digestSchema.describe("The policy of that pro\
motion."),decided_at:s().iso.datetime(),signer:h}).describe("The signed promotion that promoted the same content."),E=s().
enum(D().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if it is non\
e of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are accepted."),c=s().
object({...O,sender_id:s().string().optional().describe("The sender of the message that contained it."),outcome:s().enum(
l),eligibility:I().eligibilitySchema,evidence:s().object({level:I().evidenceLevelSchema,report_id:s().string().optional().
describe("The ValidationReport that reached the level."),report_digest:S().digestSchema.optional().describe("Digest of t\
he GateReport that contains it."),attestation:j.optional()}),hash:s().object({form:E,content:S().digestSchema.describe("\
The hash of the content by the current protocol.")}),promoted_asset_id:s().string().nullable().describe("Null if it is n\
ot promoted."),reasons:s().array(p).describe("Why it is not promoted; empty if it is."),notices:s().array(p).describe("F\
indings that do not prevent the promotion.")}),n=g.promotionSchema=s().object({type:s().literal("PromotionReport"),schema_version:s().
literal(M),tool:s().object({name:s().literal("gene-gate"),version:s().string()}),policy:s().object({source:s().enum(["de\
fault","base","file"]),path:s().string().optional(),digest:S().digestSchema,require_evidence:I().evidenceLevelSchema}),decided_at:s().
iso.datetime(),inputs:s().array(w).describe("The files that the decisions depend on."),decisions:s().array(c).describe("\
One for each candidate that is not skipped, in order."),promoted:s().array(s().looseObject({type:S().assetTypeSchema,id:s().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:s().array(f).describe("Nothing r\
efutes them, but evidence is missing."),rejected:s().array(y).describe("The candidates that are rejected."),skipped:s().
array(s().object({...O,type:y.shape.type,reason:p})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:s().array(s().looseObject({gene_id:s().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:s().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:s().array(p).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:s().array(s().object({...O,reason:p})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),v=g.FAIL_ON=["none","rejected","unp\
roven"];function i({quarantined:m,rejected:o,undecided:t},r){return t!==void 0?2:{none:[],rejected:o,unproven:[...o,...m]}[r].
length>0?1:0}},97148:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.readEvidence=N;function s(){const u=e(
7723);return s=function(){return u},u}function S(){const u=e(64385);return S=function(){return u},u}function I(){const u=e(
41895);return I=function(){return u},u}function F(){const u=e(59490);return F=function(){return u},u}function D(){const u=e(
31048);return D=function(){return u},u}function A(){const u=e(94644);return A=function(){return u},u}const M=s().looseObject(
{type:s().literal("GateReport"),head_sha:s().string(),tool:s().looseObject({name:s().string()}).optional(),verdict:s().string().
optional(),policy:s().looseObject({digest:s().string(),enforce:s().string().optional()}).nullish(),isolation:s().looseObject(
{untrusted:s().boolean().optional()}).optional(),error:s().unknown().optional(),genes:s().array(s().looseObject({id:s().
string(),asset_id:s().string().nullish(),verdict:s().string(),commands:s().array(s().looseObject({verdict:s().string().optional(),
outcome:s().looseObject({status:s().string()}).nullish()})).default([])})).default([]),findings:s().array(s().looseObject(
{severity:s().string(),suppressed:s().unknown().optional(),subject:s().looseObject({type:s().string(),id:s().string()}).
nullish()})).default([]),validation_reports:s().array(s().looseObject({type:s().literal("ValidationReport")}))});function N({
name:u,bytes:y},f){const w=(0,A().strictJson)({name:u,bytes:y},f);if("problem"in w)throw O(u,w.problem);const[l,...h]=w.
values,{data:j}=M.safeParse(l);if(j&&h.length===0){const n={report:j,digest:(0,D().reportDigest)(l)};return{reports:p(j.
validation_reports),gate:n}}const{assets:E}=(0,S().readAssetFile)(u,y,f),c=E.filter(({type:n})=>n==="ValidationReport");
if(c.length===0)throw O(u,"it contains no ValidationReport");return{reports:p(c.map(n=>n.value))}}function p(u){return(0,F().
groupBy)(u,({gene_asset_id:y})=>y)}function O(u,y){return new(I()).GateError("input_invalid",`${u} is not valid evidence\
: ${y}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},52220:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.revocationsIn=M;function s(){const O=e(27199);return s=function(){return O},
O}function S(){const O=e(61331);return S=function(){return O},O}function I(){const O=e(85475);return I=function(){return O},
O}function F(){const O=e(94377);return F=function(){return O},O}function D(){const O=e(95132);return D=function(){return O},
O}function A(){const O=e(71101);return A=function(){return O},O}function M(O){const u=new Map,y=new Map;for(const f of O.
filter(({value:w})=>w.message_type==="revoke")){const w=(0,S().payloadOf)(f.value),l=p(w.target_asset_id,w.asset_id,w.target_asset_ids),
h=p(w.target_local_id,w.local_id);for(const j of l)u.set((0,F().hashDigits)(j)??j,f);if(l.length===0)for(const j of h)y.
set(j,f)}return u.size+y.size===0?()=>{}:f=>{const{type:w,id:l,value:h}=f,E=p(h.asset_id,(0,I().contentHash)(f.value),(0,A().
receivedHashOf)(f),...w==="Capsule"?[(0,I().contentHash)((0,I().asHubHashes)(h))]:[]).map(n=>(0,F().hashDigits)(n)??n).find(
n=>u.has(n)),c=E===void 0?y.get(l):u.get(E);return c&&N(f,c)}}function N(O,{value:u}){const{type:y,id:f}=O,{reason:w}=(0,S().
payloadOf)(u),l=(0,S().senderOf)(u)??"an unknown sender",h=typeof w=="string"?w.slice(0,200):"";return(0,D().finding)("a\
sset-revoked",{type:y,id:f,by:l,why:h},(0,s().placeOf)(O))}function p(...O){return O.flatMap(u=>u??[]).filter(u=>typeof u==
"string"&&u!=="")}},88460:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.runGenes=y;function s(){const l=e(
1395);return s=function(){return l},l}function S(){const l=e(27199);return S=function(){return l},l}function I(){const l=e(
67506);return I=function(){return l},l}function F(){const l=e(87952);return F=function(){return l},l}function D(){const l=e(
59580);return D=function(){return l},l}function A(){const l=e(36807);return A=function(){return l},l}function M(){const l=e(
95132);return M=function(){return l},l}function N(){const l=e(63682);return N=function(){return l},l}function p(){const l=e(
46562);return p=function(){return l},l}function O(){const l=e(94901);return O=function(){return l},l}function u(){const l=e(
47350);return u=function(){return l},l}async function y(l,h,{policy:{policy:j,digest:E},workspace:{directory:c,tree:n}},{
approver:v,secrets:i,...m}){const o=new Date,t=(0,F().additionsFor)(j),r=(0,D().guardCheckout)(c,[...n.files()],t),d=await(0,I().
auditAssets)(l,h,[]),{judgement:T,runResult:$}=await(0,O().validate)(d,{policy:j,startedAt:o,heads:[{judge:()=>(0,s().judgedHead)(
d,n,{policy:j,digest:E},"")}],approver:v,runs:!0,run:R=>(0,N().runAudited)(d,{...m,checkout:r,tree:n,attended:!1,policy:j,
fork:!0,waiting:R})}),{genes:a}=T,C=a.map(R=>(0,A().redactGene)(R,i)),L=(0,A().validationReportsOf)(C,{nodeOf:$.nodeOf,policyDigest:E,
startedAt:o,finishedAt:new Date});return{findings:new Map(a.map(R=>[R.gene.asset,w(R,j.fail_on)])),reports:L.filter(R=>R!==
null)}}const f="Approve the commands if they wait for approval, and run the promotion again";function w(l,h){const j=(0,p().
findingsOf)(l);if(l.verdict==="pass"||l.verdict==="warn"||(0,u().severityVerdict)(j,h)==="fail")return j;const{asset:c}=l.
gene,n={what:"run",type:c.type,id:c.id,why:l.summary,fix:f};return[...j,(0,M().finding)("evidence-missing",n,(0,S().placeOf)(
c))]}},8779:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.judgeBySignatures=f;function s(){const a=e(
7723);return s=function(){return a},a}function S(){const a=e(27199);return S=function(){return a},a}function I(){const a=e(
85475);return I=function(){return a},a}function F(){const a=e(41895);return F=function(){return a},a}function D(){const a=e(
38863);return D=function(){return a},a}function A(){const a=e(38942);return A=function(){return a},a}function M(){const a=e(
95132);return M=function(){return a},a}function N(){const a=e(36773);return N=function(){return a},a}function p(){const a=e(
48791);return p=function(){return a},a}function O(){const a=e(36262);return O=function(){return a},a}function u(){const a=e(
94644);return u=function(){return a},a}const y=s().looseObject({_type:s().literal("https://in-toto.io/Statement/v1"),predicateType:s().
literal(`${D().HOME}/promotion/v1`),predicate:p().promotionSchema});function f(a,C,L,R){const P=(0,O().readTrustedRoots)(
C),b=(0,u().strictJson)(a);if("problem"in b)throw w(a,b.problem);if(b.values.length===0)throw w(a,"it contains no bundle");
const G=b.values.map((H,U)=>{const W=b.values.length===1?a.name:`${a.name}, bundle ${U+1}`;return h(W,H,P)});return H=>E(
H,G,U=>v(H,U,L,R))}function w({name:a},C){const L="Pass a Sigstore bundle, such as the output `bundle-path` of `actions/\
attest`.";return new(F()).GateError("input_invalid",`${a} is not a file of attestations: ${C}.`,L)}const l=10*6e4;function h(a,C,L){
const R=(0,O().verifyBundle)(C,L),P=R.payload&&j(R.payload),b=typeof P=="object"?{promotion:P}:{},G=V=>({source:a,...b,refused:V});
if("refused"in R)return G(R.refused);if(typeof P!="object")return G(`${P}`);const{signer:H,signedAt:U,digest:W}=R;return Date.
parse(P.decided_at)>U+l?G("it was signed before the time that it states"):{source:a,promotion:P,signer:H,digest:W}}function j(a){
const C=(0,u().strictJson)({name:"payload",bytes:a});if("problem"in C)return`its statement is ambiguous: ${C.problem}`;if(C.
values.length!==1)return"its payload is not one JSON value";const{data:L,error:R}=y.safeParse(C.values[0]);if(L)return L.
predicate;const[P]=R.issues;return`its payload is not the statement of a promotion: ${P?.path.join(".")}: ${P?.message}`}
function E(a,C,L){const R=(0,I().contentHash)(a.value),P=[],b=[];for(const Z of C){const X=Z.promotion?.decisions.filter(
({hash:Q,promoted_asset_id:k})=>Q.content===R||k===R);if(X?.length===0)continue;const x=L(Z);x?P.push(x):"refused"in Z||
b.push(...(X??[]).map(Q=>({signed:Z,decision:Q})))}const[G]=b.sort((Z,X)=>Date.parse(X.signed.promotion.decided_at)-Date.
parse(Z.signed.promotion.decided_at)||+(Z.decision.outcome==="promoted")-+(X.decision.outcome==="promoted"));if(G===void 0){
const Z=$(a,"none is about its content",t);return{findings:P.length>0?P:[Z]}}const{promotion:H,signer:U,digest:W,source:V}=G.
signed,{outcome:Y,evidence:B}=G.decision;if(Y==="promoted"&&(a.type!=="Gene"||(0,A().isAtLeast)(B.level,"gate"))){const{
policy:Z,decided_at:X}=H;return{accepted:{source:V,digest:W,policy_digest:Z.digest,decided_at:X,signer:U}}}const K=`says\
 that it is ${Y}, with the evidence \`${B.level}\``,z=c(G.signed);return Y!=="rejected"?{findings:[$(a,`the ${z} ${K}`,t)]}:
{findings:[(0,M().finding)("validation-failed",{source:z,what:K},(0,S().placeOf)(a))]}}function c({source:a}){return`att\
estation \`${a}\``}const n=1440*60*1e3;function v(a,C,{policy:L,digest:R},P){const b=c(C);if("refused"in C)return(0,M().
finding)("evidence-invalid",{source:b,why:C.refused},(0,S().placeOf)(a));const{promotion:G,signer:H}=C,U=L.a2a.attestation,
W=U.filter(z=>i(H,z));if(W.length===0){const z=U.length===0?"no signer":(0,N().inCode)(U.map(o)),Z=`the ${b} was signed \
by \`${o(H)}, confirmed by ${H.issuer}\`; the policy accepts ${z}`;return $(a,Z,r,"danger")}const V=({policies:z})=>z??[
R],Y=W.filter(z=>V(z).includes(G.policy.digest));if(Y.length===0){const z=`the ${b} is about the policy \`${G.policy.digest}\
\`, not about ${(0,N().inCode)(W.flatMap(V))}`;return $(a,z,d)}const B=Math.max(...Y.map(({max_age_days:z})=>z));if(P.getTime()-
Date.parse(G.decided_at)<=B*n)return;const K=`the ${b} is about a decision at ${G.decided_at}, more than ${B} days ago`;
return $(a,K,T)}function i(a,{issuer:C,repository:L,workflow:R,ref:P}){const b=R.startsWith(".github/")?`${L}/${R}`:R,G=b.
includes("@")?b:`${b}@${P}`;return a.issuer===C&&a.ref===P&&m(a.repository)===m(L)&&m(a.workflow)===m(G)}function m(a){return a.
replace(/^[^/]+\/[^/]+/,C=>C.toLowerCase())}function o({repository:a,workflow:C,ref:L}){return`${C} for ${a} at ${L}`}const t="\
Promote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle wit\
h `--attestation`",r="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy",d="\
Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.at\
testation`",T="Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`";function $(a,C,L,R="\
bookkeeping"){const{type:P,id:b}=a,G={what:"attestation",type:P,id:b,why:C,fix:L};return(0,M().finding)("evidence-missin\
g",G,{...(0,S().placeOf)(a),harm:R})}},36262:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.readTrustedRoots=
i,g.verifyBundle=w;function s(){const t=e(77598);return s=function(){return t},t}function S(){const t=e(64077);return S=
function(){return t},t}function I(){const t=e(8744);return I=function(){return t},t}function F(){const t=e(80643);return F=
function(){return t},t}function D(){const t=e(3030);return D=function(){return t},t}function A(){const t=e(26040);return A=
function(){return t},t}function M(){const t=e(41895);return M=function(){return t},t}function N(){const t=e(94644);return N=
function(){return t},t}const p="application/vnd.in-toto+json",O="1.3.6.1.4.1.57264.1.12",u="1.3.6.1.4.1.57264.1.14",y=12,
f="https://github.com/";function w(t,r){let d,T,$;try{const{content:P,...b}=(0,S().bundleFromJSON)(t);if(P.$case!=="dsse\
Envelope")return{refused:"it signs a file, not an in-toto statement"};({payload:d,payloadType:T}=P.dsseEnvelope),$=(0,D().
toSignedEntity)({...b,content:P})}catch(P){return{refused:`it is not a Sigstore bundle (${j(P)})`}}const a=P=>({payload:d,
refused:P});if(T!==p)return a(`its payload type is ${JSON.stringify(T.slice(0,80))}`);const C=l($,r);if("refused"in C)return a(
C.refused);const L=E(C);if(L===void 0)return a("its certificate names no workflow of GitHub");const R=`sha256:${(0,s().hash)(
"sha256",d)}`;return{payload:d,digest:R,signer:L,signedAt:h($)}}function l(t,r){const d=[];for(const T of r)try{return T.
verify(t)}catch($){d.push($)}return{refused:`its signature cannot be verified (${d.map(j).join("; ")})`}}function h({timestamps:t}){
const r=t.map(d=>d.$case==="timestamp-authority"?d.timestamp.signingTime.getTime():Number(d.tlogEntry.integratedTime)*1e3);
return Math.min(...r)}function j(t){const{message:r,cause:d}=t;return(d instanceof Error?`${r}: ${d.message}`:r).replaceAll(
/\s+/g," ").slice(0,200)}function E({identity:t}){const r=t?.extensions?.issuer,d=c(t?.subjectAlternativeName),T=c(n(t,O)),
$=n(t,u);if(!(!r||!d||!T||!$))return{issuer:r,repository:T,workflow:d,ref:$}}function c(t){return t?.startsWith(f)?t.slice(
f.length):void 0}function n(t,r){const[d,...T]=t?.oids?.filter(({oid:a})=>a?.id.join(".")===r)??[];if(d===void 0||T.length>
0)return;const $=(0,A().attempt)(()=>I().ASN1Obj.parseBuffer(Buffer.from(d.value)));return $?.tag.number===y?$.value.toString(
"utf8"):void 0}const v=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function i({
name:t,bytes:r}){const d=(0,N().strictJson)({name:t,bytes:r});if("problem"in d)throw o(t,d.problem);if(d.values.length===
0)throw o(t,"it is empty");return d.values.map((T,$)=>{try{return m(T)}catch(a){throw o(t,`root ${$+1} is malformed (${a.
message})`)}})}function m(t){const r=F().TrustedRoot.fromJSON(t);if(!v.test(r.mediaType))throw new Error("its media type\
 is unknown");const d=(0,D().toTrustMaterial)(r),{certificateAuthorities:T,tlogs:$,ctlogs:a}=d;if(T.length===0)throw new Error(
"it has no certificate authority");return new(D()).Verifier(d,{tlogThreshold:$.length>0?1:0,ctlogThreshold:a.length>0?1:
0,timestampThreshold:1})}function o(t,r){const d="Write the file with `gh attestation trusted-root > trusted-root.jsonl`\
.";return new(M()).GateError("input_invalid",`${t} is not a trusted root: ${r}.`,d)}},94644:function(J,g,e){Object.defineProperty(
g,"__esModule",{value:!0}),g.strictJson=D;function s(){const A=e(81456);return s=function(){return A},A}function S(){const A=e(
73229);return S=function(){return A},A}function I(){const A=e(94534);return I=function(){return A},A}const F=(0,s().assetLimits)(
16*1024*1024);function D({name:A,bytes:M},N=F){if(M.length>N.maxBytes)return{problem:`it is larger than ${N.maxBytes} by\
tes`};const{text:p,complete:O}=(0,I().decodeUtf8)(M);if(!O)return{problem:"it is not UTF-8 text"};const u=new(I()).Problems(
new(I()).Source(A,p)),y=(0,S().readJson)(p,N,u).map(({value:w})=>w),[f]=u.found;return f===void 0?{values:y}:{problem:`l\
ine ${f.location.line}: ${f.detail}`}}},53010:function(J,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.withSourceTree=
N;function s(){const p=e(51455);return s=function(){return p},p}function S(){const p=e(41895);return S=function(){return p},
p}function I(){const p=e(67147);return I=function(){return p},p}function F(){const p=e(48741);return F=function(){return p},
p}function D(){const p=e(96402);return D=function(){return p},p}function A(){const p=e(35720);return A=function(){return p},
p}function M(){const p=e(34397);return M=function(){return p},p}async function N(p,O,u,y=!1){const f=await(0,D().openRepository)(
p,O).catch(async w=>{if(!(w instanceof S().GateError&&w.code==="not_a_repository"&&(await(0,s().stat)(p).catch(()=>{}))?.
isDirectory()))throw w});if(f===void 0)return u((0,F().folderTree)(p),p);try{const w=`the ${y?"staged ":""}files of ${f.
directory}`,l=y?M().snapshotIndex:M().snapshotWorktree,h=await(0,A().readTree)(f,await l(f),{label:w});return await u((0,I().
withAdditions)(h,(0,F().folderTree)(f.directory),(0,I().additionsOf)()),f.directory,f)}finally{await f.close()}}},58504:function(J,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.readValidationReport=D;function s(){const u=e(57975);return s=function(){
return u},u}function S(){const u=e(27199);return S=function(){return u},u}function I(){const u=e(85475);return I=function(){
return u},u}function F(){const u=e(21471);return F=function(){return u},u}function D(u){if(!(0,S().isJsonObject)(u)||u.type!==
"ValidationReport")return;const y=typeof u.overall_ok=="boolean"?"protocol":"results",f=y==="protocol"?u.commands:u.results;
if(!Array.isArray(f))return;const w=f.map(A);return{shape:y,id:p(u.id),geneId:p(u.gene_id),commands:w,ok:u.overall_ok!==
!1&&w.length>0&&w.every(({ok:l})=>l),contradictory:Array.isArray(u.commands)&&Array.isArray(u.results)&&!(0,s().isDeepStrictEqual)(
u.commands.map(M),u.results.map(M)),durationMs:O(u.duration_ms)??N(u),hash:(0,I().matchContentHash)({type:"ValidationRep\
ort",value:u})??null,differences:(0,F().schemaDifferences)("ValidationReport",u)}}function A(u){const{command:y,cmd:f,ok:w,
duration_ms:l,err:h,stderr:j}=(0,S().isJsonObject)(u)?u:{},E=p(y)??p(f);return{command:E??"",ok:w===!0&&E!==null,durationMs:O(
l),error:p(h)??p(j)}}function M(u){const{command:y,ok:f}=A(u);return[y,f]}function N({started_at:u,finished_at:y}){const[
f,w]=[u,y].map(l=>typeof l=="string"?Date.parse(l):O(l));return typeof f=="number"&&typeof w=="number"&&w>=f?w-f:null}function p(u){
return typeof u=="string"?u:null}function O(u){return typeof u=="number"?u:null}},64077:function(J,g,e){e.r(g),e.d(g,{bundleFromJSON:()=>s.
vw});var s=e(61040)},8744:function(J,g,e){e.r(g),e.d(g,{ASN1Obj:()=>s.ASN1Obj});var s=e(83917)},80643:function(J,g,e){e.
r(g),e.d(g,{TrustedRoot:()=>s.TrustedRoot});var s=e(19654)},3030:function(J,g,e){e.r(g),e.d(g,{Verifier:()=>s.BL,toSignedEntity:()=>s.
DC,toTrustMaterial:()=>s.jO});var s=e(54187)},85893:function(J,g,e){e.r(g),e.d(g,{Parser:()=>s.i});var s=e(73979)}};
