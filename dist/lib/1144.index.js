"use strict";exports.id=1144,exports.ids=[1144],exports.modules={42312:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),
h.CANDIDATE_LIMITS=void 0,h.readArchive=$;function c(){const e=s(77598);return c=function(){return e},e}function b(){const e=s(
38522);return b=function(){return e},e}function R(){const e=s(85893);return R=function(){return e},e}function D(){const e=s(
7723);return D=function(){return e},e}function N(){const e=s(94534);return N=function(){return e},e}function I(){const e=s(
41895);return I=function(){return e},e}function j(){const e=s(54078);return j=function(){return e},e}const v=h.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},A="manifest.json",P="checksum.sha256",y=/^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/,
G=D().string().regex(/^1(\.|$)/),w=D().looseObject({gep_version:G,schema_version:G.optional()});function $(e,r=v){const u=S(
g(e,r));M(u.get(A));const d=u.get(P);return d&&f(d,u),[...u].filter(([E])=>y.test(E)).map(([E,L])=>({name:E,bytes:L})).sort(
(E,L)=>E.name<L.name?-1:1)}function S(e){const[r=""]=e.keys(),u=e.has(A)?"":`${r.split("/")[0]}/`;if(![...e.keys()].every(
E=>E.startsWith(u))||!e.has(u+A))throw t(`it has no ${A} at its root`);return new Map([...e].map(([E,L])=>[E.slice(u.length),
L]))}function M(e=Buffer.of()){try{w.parse(JSON.parse((0,N().decodeUtf8)(e).text))}catch(r){throw t(`in ${A}, ${(0,j().firstProblem)(
r)}`)}}const l=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function f(e,r){const u=new Set;for(const d of(0,N().decodeUtf8)(
e).text.split(/\r?\n/).filter(Boolean)){const[,E,L=""]=l.exec(d)??[],a=L.replaceAll("\\","/"),p=JSON.stringify(E===void 0?
d.slice(0,80):a),O=r.get(a);if(E===void 0)throw t(`${P} contains the invalid line ${p}`);if(O===void 0)throw t(`${p} has\
 a checksum but is missing`);if(u.has(a))throw t(`${p} has two checksums`);if(u.add(a),(0,c().hash)("sha256",O)!==E.toLowerCase())
throw t(`the checksum of ${p} does not match its content`)}}function g(e,{entries:r,bytes:u}){const d=new Map;let E=0;const L=new(R()).
Parser({strict:!0,brotli:!1,zstd:!1});L.on("error",a=>{throw a}),L.on("entry",a=>{if(E+=1,E>r)throw t(`it has more than ${r}\
 entries`);const p=o(a);if(p===void 0){a.resume();return}if(d.has(p))throw t(`it contains ${JSON.stringify(p)} twice`);const O=[];
d.set(p,Buffer.alloc(0)),a.on("data",T=>O.push(T)),a.on("end",()=>d.set(p,Buffer.concat(O)))}),L.on("ignoredEntry",a=>{throw n(
a)});try{const a=(0,b().gunzipSync)(e,{maxOutputLength:u});if(a[0]===31)throw t("it is gzipped twice");L.end(a)}catch(a){
if(a instanceof I().GateError)throw a;const{code:p,message:O}=a;throw p==="ERR_BUFFER_TOO_LARGE"?t(`its unpacked content\
 has more than ${u} bytes`):t(`it is not a complete gzipped tar (${O})`,a)}return d}const m=255,i=/[\\:\p{C}]/u;function o({
path:e,type:r}){const u=JSON.stringify(e.slice(0,m));if(!["File","OldFile","Directory"].includes(r))throw n({path:e,type:r});
const d=e.split("/").filter(L=>L!==""&&L!==".");if(!(!e.startsWith("/")&&!d.includes("..")&&!i.test(e))||e.length>m||r!==
"Directory"&&d.length===0)throw t(`it contains the path ${u}, which is not allowed`);return r==="Directory"?void 0:d.join(
"/")}function n({path:e,type:r}){const u=JSON.stringify(e.slice(0,m));return t(`${u} is a ${r}, but only files and direc\
tories are allowed`)}function t(e,r){const u="Export the archive again with the engine, or pass the assets as JSON or JS\
ONL; docs/promotion.md describes the format.";return new(I()).GateError("input_invalid",`The archive is not valid: ${e}.`,
u,{cause:r})}},80543:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.auditCandidates=M,h.runGenes=m;function c(){
const n=s(1395);return c=function(){return n},n}function b(){const n=s(27199);return b=function(){return n},n}function R(){
const n=s(67506);return R=function(){return n},n}function D(){const n=s(72025);return D=function(){return n},n}function N(){
const n=s(97004);return N=function(){return n},n}function I(){const n=s(87952);return I=function(){return n},n}function j(){
const n=s(59580);return j=function(){return n},n}function v(){const n=s(77648);return v=function(){return n},n}function A(){
const n=s(36807);return A=function(){return n},n}function P(){const n=s(13580);return P=function(){return n},n}function y(){
const n=s(95132);return y=function(){return n},n}function G(){const n=s(63682);return G=function(){return n},n}function w(){
const n=s(46562);return w=function(){return n},n}function $(){const n=s(94901);return $=function(){return n},n}function S(){
const n=s(47350);return S=function(){return n},n}async function M(n,t,e){const{genes:r,findings:u}=await(0,R().auditAssets)(
n,t,e),d=new Map(r.map(T=>[T.asset,l(T)])),E=(0,v().findingsAbout)(u),L=new Set(n.filter(({type:T})=>T==="Gene").map(({id:T})=>T)),
a=e.filter(({id:T})=>!L.has(T)),p=n.filter(({type:T})=>T==="Capsule"),O=await(0,N().blockedGenes)(p,a,t);return T=>{const C=T.
type==="Gene"?d.get(T):[];if(C===void 0)return[(0,D().assetNotJudged)(T,"the audit returned no result")];const B=O.get(T);
return[...C,...B?[B]:[],...E(T).filter(({rule:F})=>F!=="event-parent-missing")]}}function l({asset:n,commands:t,findings:e}){
const{strategy:r}=n.value,u=Array.isArray(r)&&r.some(d=>typeof d=="string"&&d.trim()!=="");return[...t.flatMap(d=>{const{
command:E,location:L,profiles:a}=d,p={location:L,subject:{...(0,b().subjectOf)(n),command:E}};if(d.verdict!=="block"||g(
d)){const O=Object.values(a).find(C=>C.required&&C.reason),T=O?.reason?[{...O.reason,...p}]:[];return[...d.findings.map(
f),...T]}return[(0,y().finding)("unsafe-validation-command",{command:E},p),...d.findings]}),...u?[]:[(0,y().finding)("st\
rategy-missing",{gene:n.id},(0,b().placeOf)(n,["strategy"]))],...e]}function f(n){return(0,P().ruleOf)(n.rule).idle?{...n,
severity:"error"}:n}function g({findings:n}){const t=n.filter(({severity:e})=>e==="error");return t.length>0&&t.every(({
rule:e})=>(0,P().ruleOf)(e).absent)}async function m(n,t,{policy:{policy:e,digest:r},directory:u,tree:d},{approver:E,secrets:L,
...a}){const p=new Date,O=(0,I().additionsFor)(e),T=(0,j().guardCheckout)(u,[...d.files()],O),C=await(0,R().auditAssets)(
n,t,[]),{judgement:B,runResult:F}=await(0,$().validate)(C,{policy:e,startedAt:p,heads:[{judge:()=>(0,c().judgedHead)(C,d,
{policy:e,digest:r},"")}],approver:E,runs:!0,run:V=>(0,G().runAudited)(C,{...a,checkout:T,tree:d,policy:e,fork:!0,waiting:V})}),
{genes:H}=B,J=H.map(V=>(0,A().redactGene)(V,L)),K=(0,A().validationReportsOf)(J,{nodeOf:F.nodeOf,policyDigest:r,startedAt:p,
finishedAt:new Date});return{findings:new Map(H.map(V=>[V.gene.asset,o(V,e.fail_on)])),reports:K.filter(V=>V!==null)}}const i="\
Approve the commands if they wait for approval, and run the promotion again";function o(n,t){const e=(0,w().findingsOf)(
n);if(n.verdict==="pass"||n.verdict==="warn"||(0,S().severityVerdict)(e,t)==="fail")return e;const{asset:u}=n.gene,d={what:"\
run",type:u.type,id:u.id,why:n.summary,fix:i};return[...e,(0,y().finding)("evidence-missing",d,(0,b().placeOf)(u))]}},50414:function(W,h,s){
Object.defineProperty(h,"__esModule",{value:!0}),h.filesInFolder=w,h.readCandidates=A;function c(){const $=s(61331);return c=
function(){return $},$}function b(){const $=s(64385);return b=function(){return $},$}function R(){const $=s(52117);return R=
function(){return $},$}function D(){const $=s(41895);return D=function(){return $},$}function N(){const $=s(48741);return N=
function(){return $},$}function I(){const $=s(93028);return I=function(){return $},$}function j(){const $=s(95132);return j=
function(){return $},$}function v(){const $=s(42312);return v=function(){return $},$}function A($,S){const M=$.flatMap(o=>o.
bytes[0]===31&&o.bytes[1]===139?(0,v().readArchive)(o.bytes).map(({name:t,bytes:e})=>({file:(0,b().readAssetFile)(`${o.name}\
/${t}`,e,S),archive:o})):{file:(0,b().readAssetFile)(o.name,o.bytes,S)}),l=M.map(P),f=l.flatMap(o=>o.candidates),g=l.flatMap(
o=>o.findings),m=M.flatMap(({file:o})=>o.messages??[]).filter(({value:o})=>!(0,c().carriesAssets)(o)),[i]=g;if(f.length+
m.length===0&&i!==void 0){const{message:o,remedy:n}=(0,j().describe)(i),{path:t,line:e}=i.location??{path:"",line:1},r=`${t}\
 contains no candidate. Line ${e}: ${o}`;throw new(D()).GateError("input_invalid",r,n)}return{candidates:f,findings:g,messages:m}}
function P({file:$,archive:S}){const M=new Set($.problems.filter(({rule:m})=>m!=="duplicate-id"&&m!=="without-effect")),
l=[...M];return{candidates:$.assets.filter(({envelope:m,cut:i})=>!i&&(!m||(0,c().carriesAssets)(m))).map(m=>{const i=m.envelope??
S;if(l.length===0)return{asset:m,findings:[],bundle:i};const o=m.locate(),n=l.filter(({location:t})=>y(t,o));for(const t of n)
M.delete(t);return{asset:m,findings:n.map(R().assetProblemFinding),bundle:i}}),findings:[...M].map(R().assetProblemFinding)}}
function y($,S){const{line:M,column:l,end_line:f=M,end_column:g=l}=S,m=$.line>M||$.line===M&&$.column>=l,i=$.line>f||$.line===
f&&$.column>g;return m&&!i}const G=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function w($,S){const M=(n,t)=>new(D()).
GateError("input_invalid",`The directory ${S} cannot be read: ${n}.`,t),l=[...(0,N().folderTree)($).files()],f=l.find(({
path:n})=>n.endsWith(".gepx"));if(f)throw M(`${f.path} is an archive`,"Pass archives one by one.");const g=l.filter(({path:n,
kind:t})=>(0,I().isRegular)(t)&&/\.jsonl?$/.test(n)&&!G.test(n)),{entries:m,bytes:i}=v().CANDIDATE_LIMITS,o=g.reduce((n,{
size:t=0})=>n+t,0);if(g.length===0)throw M("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(g.
length>m||o>i){const n=`at most ${m} files with ${i} bytes are read`;throw M(n,"Pass the files in smaller directories.")}
return g.map(({path:n})=>n)}},47440:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.decide=y;function c(){
const n=s(27199);return c=function(){return n},n}function b(){const n=s(72391);return b=function(){return n},n}function R(){
const n=s(47771);return R=function(){return n},n}function D(){const n=s(59490);return D=function(){return n},n}function N(){
const n=s(13580);return N=function(){return n},n}function I(){const n=s(95132);return I=function(){return n},n}function j(){
const n=s(47350);return j=function(){return n},n}function v(){const n=s(72883);return v=function(){return n},n}function A(){
const n=s(63575);return A=function(){return n},n}function P(){const n=s(52220);return P=function(){return n},n}function y(n,t){
const{policy:e}=t,r=new Map(t.known.toReversed().map(p=>[(0,v().assetKey)(p),p])),u=G(t,r),d=[],E=[];for(const{asset:p,findings:O}of n){
const T=r.get((0,v().assetKey)(p)),C=t.revocations(p),B=t.audited(p),F=O.some(({severity:X})=>X==="error")||B.some(({rule:X})=>(0,N().
ruleOf)(X).otherAsset),H=C?void 0:l(p,F?void 0:T);if(H!==void 0){E.push({asset:p,reason:H});continue}const J=(0,A().evidenceOf)(
p,t.evidence),K=[...C?[C]:[],...S(p,T),...O,...B,...u(p),...(0,P().exchangeFindings)(p),...(0,P().unhashedFindings)(p),...(0,P().
traceFindings)(p),...J.findings],V=g(p,J,K,e.fail_on);d.push(V),V.outcome==="promoted"&&r.set((0,v().assetKey)(p),p)}const L=new Map(
n.map(({asset:p,bundle:O})=>[p,O])),a=new Set(t.known.map(v().assetKey));return{decided:o(d,L,a),skipped:E}}function G({
events:n,policy:t},e){const r=new Set(n.map(({value:d})=>d.id)),u=(0,R().streakCounter)(n,!0);return d=>{if(d.type==="Ca\
psule")return(0,b().broadcastFindings)(d,u(d),t.a2a);const{parent:E}=d.value;if(d.type!=="EvolutionEvent"||typeof E!="st\
ring")return[];if(r.has(E)||e.has((0,v().assetKey)({type:d.type,id:E})))return[];const p={event:d.id,parent:E,where:"nei\
ther a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"};
return[(0,I().finding)("event-parent-missing",p,(0,c().placeOf)(d,["parent"]))]}}const w=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
$=200;function S(n,t){const{type:e,id:r}=n;return[w.test(r)&&"has control characters",r.length>$&&`has ${r.length} chara\
cters, more than ${$}`,t&&!(0,P().isSameAsset)(n,t)&&`is that of another ${e} with different content in \`${t.path}\`, wh\
ich is kept`].flatMap(d=>d?[(0,I().finding)("id-unusable",{type:e,id:r,why:d},(0,c().placeOf)(n,["id"]))]:[])}const M=new Set(
["Gene","Capsule","EvolutionEvent"]);function l(n,t){const{type:e,id:r}=n;if(!M.has(e))return(0,I().finding)("nothing-to\
-promote",{what:`The ${e} \`${r}\``},(0,c().placeOf)(n));if(!(t===void 0||!(0,P().isSameAsset)(n,t)))return(0,I().finding)(
"already-promoted",{type:e,id:r,place:t.path},(0,c().placeOf)(n))}const f={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function g(n,t,e,r){const u=T=>["fail","error"].includes((0,j().severityVerdict)([T],r)),d=m(e.filter(u)),E=(0,I().
eligibilityOf)(d),L=new Set(d.map(i)),a=({rule:T})=>E==="unproven"||T!=="evidence-too-low",p=[...d.filter(T=>!(0,I().isMissingEvidence)(
T)),...d.filter(I().isMissingEvidence).filter(a)],O=m(e.filter(T=>!u(T)&&!L.has(i(T))));return{asset:n,outcome:f[E],eligibility:E,
evidence:t,reasons:p,notices:O}}function m(n){return[...new Map(n.map(t=>[i(t),t])).values()]}function i({rule:n,args:t}){
return JSON.stringify([n,t])}function o(n,t,e){const r=({asset:O})=>t.get(O),u=n.filter(({asset:O})=>O.type==="Gene"),d=(0,D().
groupBy)(u,({asset:{id:O}})=>O),E=({asset:{type:O,value:T}})=>O==="Capsule"?d.get(T.gene??null)??[]:[],L=O=>{const T=r(O);
return T?E(O).filter(C=>r(C)===T):[]},a=(0,D().groupBy)(n,O=>L(O)[0]),p=new Map(u.map(O=>{const T=[O,...a.get(O)??[]];return[
O,T.find(({outcome:C})=>C!=="promoted")]}));return n.map(O=>{if(O.outcome!=="promoted")return O;const T=O.asset.type==="\
Gene"?[O]:L(O),C=E(O).filter(({asset:Q})=>!e.has((0,v().assetKey)(Q))),B=T.length>0?T:C,[F]=B,H=F&&p.get(F);if(H===void 0||
!B.every(Q=>p.get(Q)))return O;const{type:J,id:K}=O.asset,V={type:J,id:K,otherType:H.asset.type,other:H.asset.id},X=(0,I().
finding)("bundle-incomplete",V,(0,c().placeOf)(O.asset));return{...O,outcome:"quarantined",eligibility:"unproven",reasons:[
X]}})}},72883:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.assetKey=G,h.promotionPolicy=M,h.readEventLog=
$,h.readOwnAssets=w,h.withWorkspace=S;function c(){const l=s(64385);return c=function(){return l},l}function b(){const l=s(
78114);return b=function(){return l},l}function R(){const l=s(35474);return R=function(){return l},l}function D(){const l=s(
52117);return D=function(){return l},l}function N(){const l=s(41895);return N=function(){return l},l}function I(){const l=s(
74238);return I=function(){return l},l}function j(){const l=s(63550);return j=function(){return l},l}function v(){const l=s(
35720);return v=function(){return l},l}function A(){const l=s(67397);return A=function(){return l},l}function P(){const l=s(
34397);return P=function(){return l},l}function y(){const l=s(95132);return y=function(){return l},l}function G({type:l,
id:f}){return`${l} ${f}`}async function w(l,f){const g={base:"",audited:"",files:[]},{files:m}=await(0,R().readSides)({baseTree:l,
headTree:l,change:g,policy:f});for(const{path:i,unread:o,problems:n}of m){const t=n.find(b().hidesContent);if(o===void 0&&
t===void 0)continue;const e=t?`line ${t.location.line}: ${t.detail}`:o,r="Fix the file, or increase `assets.max_file_byt\
es` in the policy; it could contain an asset with the id of a candidate.";throw new(N()).GateError("file_unreadable",`${i}\
 cannot be read completely: ${e}.`,r)}return{assets:m.flatMap(({assets:i})=>i),messages:m.flatMap(({messages:i})=>i??[])}}
function $(l,f){const g=(0,c().readAssetFile)(l.name,l.bytes,f),m=(e,r,u)=>{const d=`The event log cannot be read. ${l.name}\
, line ${e}: ${r}`;return new(N()).GateError("input_invalid",d,u)},[i]=g.messages??[];if(i!==void 0)throw m(i.location.line,
"a message between agents is not a log.","Pass the log of your own repository; use --assets for messages of other agents\
.");const o=g.problems.filter(({rule:e})=>e!=="duplicate-id").map(D().assetProblemFinding).find(({severity:e})=>e==="err\
or");if(o===void 0)return g.assets;const{message:n,remedy:t}=(0,y().describe)(o);throw m(o.location?.line??1,n,t)}function S(l,f,g,m){
return(0,P().withSourceTree)(l,f,async(i,o,n)=>{const t=m===void 0?n&&(await(0,A().findDefaultBranch)(n))?.commit:n&&(await(0,A().
lookUpCommits)(n,[`refs/remotes/origin/${m}`]))[0],e=n&&t&&await(0,v().readTree)(n,t);return g({directory:o,tree:i,...e&&
{defaultBranch:e}})})}function M(l){const f=l?.tree??(0,j().literalTree)({},"no repository");return(0,I().loadPolicy)(f,
f.label)}},63575:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.evidenceOf=y;function c(){const t=s(
57975);return c=function(){return t},t}function b(){const t=s(23404);return b=function(){return t},t}function R(){const t=s(
27199);return R=function(){return t},t}function D(){const t=s(77680);return D=function(){return t},t}function N(){const t=s(
38942);return N=function(){return t},t}function I(){const t=s(39763);return I=function(){return t},t}function j(){const t=s(
58504);return j=function(){return t},t}function v(){const t=s(95132);return v=function(){return t},t}function A(){const t=s(
36773);return A=function(){return t},t}const P={shown:{level:"claimed"},findings:[]};function y(t,e){const{type:r,id:u}=t,
d=$(r==="Gene"?S(t,e):P,e.signed?.(t)),E=r==="Gene"||e.required==="signed"?e.required:"claimed",{level:L}=d.shown;if((0,N().
isAtLeast)(L,E)){const p=d.findings.filter(O=>!(0,v().isMissingEvidence)(O));return{...d,findings:[...p,...w(t,d,e)]}}if(d.
findings.length>0)return d;const a={type:r,id:u,level:L,required:E};return{...d,findings:[(0,v().finding)("evidence-too-\
low",a,(0,R().placeOf)(t))]}}const G={none:I().PROOF_OUTCOMES,any:["fails_without_change","fails_when_new_code_fails"],reverted:[
"fails_without_change"]};function w(t,{shown:e},r){const{proof:u,attestation:d}=e;if(!(t.type==="Gene"&&d===void 0&&r.proof!==
"none")||u&&G[r.proof].includes(u))return[];const L=`the policy requires the proof \`${r.proof}\`, but for no command is \
it shown that it fails without the change`;return[o(t,L)]}function $(t,e){if(e===void 0)return t;if("accepted"in e){const{
shown:r}=t;return{...t,shown:{...r,level:"signed",attestation:e.accepted}}}return{...t,findings:[...e.findings,...t.findings]}}
function S(t,e){const{reports:r,ran:u,required:d}=e,E=u?.has(t)?[{shown:{level:"gate"},origin:"gate",findings:[]}]:[],a=[
...(r?.get(t.value.asset_id)??[]).map(O=>M(t,O,e)),...E];return a.findLast(({origin:O})=>O==="gate"||O&&d==="claimed")??
a.findLast(({origin:O})=>O)??a[0]??{...P,findings:r?[i(t,r)]:[]}}function M(t,e,r){const{gate:u,policyDigest:d}=r,{policy_digest:E,
gene_id:L}=e,a=(0,R().placeOf)(t),p=`report \`${typeof e.id=="string"?e.id:"unknown"}\``,{ok:O,commands:T=[],contradictory:C}=(0,j().
readValidationReport)(e)??{},B=u?.report.genes.filter(Y=>Y.id===t.id)??[],F=e.overall_ok===!0&&O===!0&&B.every(({verdict:Y})=>[
"pass","warn"].includes(Y)),H=T.map(({command:Y})=>Y.trim()),J=(0,D().commandsToRun)(t),K=[!(0,b().verifyAssetId)(e)&&"i\
ts `asset_id` does not match its content",L!=null&&L!==t.id&&"it names another gene",C&&"its `commands` and `results` di\
ffer",F&&u&&l(u.report,t),F&&!(0,c().isDeepStrictEqual)(H,J)&&`it lists ${n(H)}, but the gene has ${n(J)}`].flatMap(Y=>Y?
[(0,v().finding)("evidence-invalid",{source:p,why:Y},a)]:[]),X=F?[]:[(0,v().finding)("validation-failed",{source:p,what:"\
does not show that every command passed"},a)],z=[(E!==d||u&&u.report.policy?.digest!==d)&&`the ${p} was made with the po\
licy \`${E??"unknown"}\`, not with \`${d}\``,...f(u?.report).map(Y=>`the ${p} is not of a gate: ${Y}`)].flatMap(Y=>Y?[o(
t,Y)]:[]),U=[...K,...X,...z];if(K.length>0)return{...P,findings:U};const Z=u&&z.length===0?"gate":"claimed";if(!F)return{
...P,origin:Z,findings:U};const x=I().PROOF_OUTCOMES.find(Y=>T.some(q=>q.proof===Y));return{shown:{level:Z,...typeof e.id==
"string"&&{report_id:e.id},...u&&{report_digest:u.digest},...x&&{proof:x}},report:e,origin:Z,findings:U}}function l({genes:t,
findings:e},{id:r,value:u}){const d=t.filter(a=>a.id===r);if(!d.some(({asset_id:a})=>(a??u.asset_id)===u.asset_id))return"\
the GateReport that contains it does not list this version of the gene";if(e.some(({severity:a,suppressed:p,subject:O})=>a===
"error"&&!p&&O?.type==="Gene"&&O.id===r))return"the GateReport contradicts it: it has an error about the gene";const L=({
verdict:a,outcome:p})=>a!=="block"&&p?.status==="passed";if(!d.every(({commands:a})=>a.length>0&&a.every(L)))return"the \
GateReport contradicts it: not all commands of the gene have passed in it"}function f(t){if(t===void 0)return[];const{verdict:e,
policy:r,isolation:u,error:d}=t;return[(e==="error"||d!==void 0)&&"the gate could not decide",r?.enforce==="report"&&"it\
s policy only reports, and fails nothing",u.untrusted&&"a runner that the pull request controls reported its results"].filter(
E=>typeof E=="string")}const g="Validate the current version of the gene by the gate with this policy, and pass its unmo\
dified `gate-report.json` with `--report`",m="Run the gate, or ask the author for a report with `gene_asset_id`, the `as\
set_id` of the gene that was validated, hashed with it";function i(t,e){const r=[void 0,null].flatMap(E=>e.get(E)??[]),[
u]=r.filter(({gene_id:E})=>E===t.id);if(u===void 0)return o(t,"no report names its `asset_id`");const d=`the report \`${u.
id}\` names the gene by its id alone, not the version that it validated (\`gene_asset_id\`)`;return o(t,d,m)}function o(t,e,r=g){
const u={what:"report",type:t.type,id:t.id,why:e,fix:r};return(0,v().finding)("evidence-missing",u,(0,R().placeOf)(t))}function n(t){
const e=t.length>3?`, ${t.length-3} more`:"";return((0,A().inCode)(t.slice(0,3))||"no commands")+e}},39242:function(W,h,s){
Object.defineProperty(h,"__esModule",{value:!0}),h.promote=l;function c(){const o=s(94534);return c=function(){return o},
o}function b(){const o=s(68450);return b=function(){return o},o}function R(){const o=s(1348);return R=function(){return o},
o}function D(){const o=s(72025);return D=function(){return o},o}function N(){const o=s(2833);return N=function(){return o},
o}function I(){const o=s(4378);return I=function(){return o},o}function j(){const o=s(74238);return j=function(){return o},
o}function v(){const o=s(63550);return v=function(){return o},o}function A(){const o=s(80543);return A=function(){return o},
o}function P(){const o=s(50414);return P=function(){return o},o}function y(){const o=s(47440);return y=function(){return o},
o}function G(){const o=s(72883);return G=function(){return o},o}function w(){const o=s(31170);return w=function(){return o},
o}function $(){const o=s(97148);return $=function(){return o},o}function S(){const o=s(52220);return S=function(){return o},
o}function M(){const o=s(8779);return M=function(){return o},o}async function l(o){const{policy:n,workspace:t,report:e,attestation:r,
trustedRoot:u,now:d=new Date}=o,{policy:E}=n,L=(0,c().assetLimits)(E.assets.max_file_bytes),{candidates:a,findings:p,messages:O}=(0,P().
readCandidates)(o.candidates,L),T=await(0,G().readOwnAssets)(t?.tree??(0,v().literalTree)({}),E),C=await f(T.assets,o),B=o.
events&&(0,G().readEventLog)(o.events,L),F=(0,b().commonStart)(T.assets.filter(({type:z})=>z==="Gene").map(({path:z})=>z),
{policy:E,tree:t?.tree}),H=I().Judge.by({policy:E,tree:t?.tree,changed:new Set,platform:o.platform,cwd:F.root,checkoutAs:F.
checkoutAs,...o.signal&&{signal:o.signal}}),J=a.map(({asset:z})=>z),K=(0,S().revocationsIn)([...T.messages,...O]),V={policy:E,
known:C,events:(B??T.assets).filter(({type:z})=>z==="EvolutionEvent").map(({value:z,path:U})=>({value:z,log:U})),audited:await(0,A().
auditCandidates)(J,H,[...C,...B??[]]),revocations:K,evidence:{policyDigest:n.digest,required:E.a2a.require_evidence,proof:E.
a2a.require_proof,...e&&(0,$().readEvidence)(e,L),...r&&u&&{signed:(0,M().judgeBySignatures)(r,u,n,d)}}},{decisions:X,reports:Q}=await i(
o,a,V,H);return(0,w().promotionOf)(X,{policy:n,decidedAt:d,inputs:g(o),loose:p,messages:O,revoked:T.assets.flatMap(z=>{const U=K(
z);return U?[{asset:z,reason:U}]:[]}),reports:Q,gate:t?await m(t,n):[]})}async function f(o,{candidates:n,workspace:t}){
const e=new Set;for(const{name:r,bytes:u}of n)o.some(({path:d})=>d===r)&&await t?.tree.read(r).then(d=>d.equals(u))&&e.add(
r);return o.filter(({path:r})=>!e.has(r))}function g({candidates:o,...n}){const t=["events","report","attestation"].map(
r=>[r,n[r]]);return[...o.map(r=>["assets",r]),...t].flatMap(([r,u])=>u?{role:r,name:u.name,digest:(0,N().digestOf)(u.bytes)}:
[])}async function m({tree:o,defaultBranch:n},t){if(n===void 0)return[];const e=t.source==="file"?void 0:j().POLICY_PATH,
r=[n,o].flatMap(a=>[...a.files()]).map(({path:a})=>a),u=(a,p=o.stat(a)?.oid)=>p!==void 0&&p===n.stat(a)?.oid,d=new Set(r.
filter(a=>!u(a))),E={policyPath:e,loadedPolicy:t,baseTree:n,tree:o,changedNames:d};return(await(0,R().gateChange)({...E,
policy:t.policy})).filter(({rule:a})=>a==="gate-weakened")}async function i({run:o,workspace:n,policy:t},e,r,u){if(o===void 0||
n===void 0)return{decisions:(0,y().decide)(e,r),reports:[]};const d=C=>({...r.evidence,ran:new Set(C)}),E=e.map(({asset:C})=>C),
L=(0,y().decide)(e,{...r,evidence:d(E)}).decided.filter(({asset:C,outcome:B})=>C.type==="Gene"&&B==="promoted").map(({asset:C})=>C),
a=await(0,A().runGenes)(L,u,{...n,policy:t},o),p=C=>L.includes(C)?a.findings.get(C)??[(0,D().assetNotJudged)(C,"the run \
returned no result")]:[],O=C=>[...r.audited(C),...p(C)];return{decisions:(0,y().decide)(e,{...r,audited:O,evidence:d(L)}),
reports:a.reports}}},18421:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.openInputs=j;function c(){
const v=s(73024);return c=function(){return v},v}function b(){const v=s(76760);return b=function(){return v},v}function R(){
const v=s(38321);return R=function(){return v},v}function D(){const v=s(73388);return D=function(){return v},v}function N(){
const v=s(78534);return N=function(){return v},v}function I(){const v=s(50414);return I=function(){return v},v}async function j({
assets:v,events:A,report:P,attestation:y,trustedRoot:G},w,$){const S=async(m,i=(0,D().inputName)(m))=>({name:i,bytes:await(0,R().
buffer)($(m))}),M=async m=>m===void 0?void 0:S(m),l=m=>m!=="-"&&(0,c().statSync)((0,b().resolve)(w,m),{throwIfNoEntry:!1})?.
isDirectory(),f=async m=>{if(!l(m))return[await S(m)];const i=[];for(const o of(0,I().filesInFolder)((0,b().resolve)(w,m),
m))i.push(await S((0,b().resolve)(w,m,o),`${m}/${o}`));return i},g=P!==void 0&&l(P);return{candidates:await f(v),events:await M(
A),report:await M(g?(0,b().join)(P,N().REPORT_FILE):P),attestation:await M(y),trustedRoot:await M(G)}}},73517:function(W,h,s){
Object.defineProperty(h,"__esModule",{value:!0}),h.decisionLines=I,h.promotedFiles=y,h.promotedLines=G,h.quarantinedLines=
$;function c(){const S=s(77598);return c=function(){return S},S}function b(){const S=s(61331);return b=function(){return S},
S}function R(){const S=s(10289);return R=function(){return S},S}const D={promoted:"accept",quarantined:"quarantine",rejected:"\
reject"},N="promoted after safety audit";function I(S,M){const{decisions:l,skipped:f,decided_at:g}=S;return[...l.map(j),
...f.flatMap(v)].map(i=>w({protocol:b().PROTOCOL,protocol_version:"1.0.0",message_type:"decision",message_id:`msg_${Date.
parse(g)}_${(0,c().randomBytes)(4).toString("hex")}`,sender_id:M,timestamp:g,payload:i}))}function j(S){const{outcome:M,
reasons:l}=S,[f]=l,g=f===void 0?N:`${f.message} (${f.rule})`;return{...A(S),decision:D[M],reason:g}}function v(S){const{
rule:M,message:l}=S.reason;return M!=="already-promoted"?[]:[{...A(S),decision:D.promoted,reason:l}]}function A({asset_id:S,
id:M}){return{target_asset_id:S,target_local_id:M}}const P={Gene:"promoted-genes.jsonl",Capsule:"promoted-capsules.jsonl",
EvolutionEvent:"promoted-events.jsonl"};function y({promoted:S}){return Object.entries(P).map(([M,l])=>[l,G({promoted:S.
filter(f=>f.type===M)})])}function G({promoted:S}){return S.map(w)}function w(S){return`${(0,R().jsonLine)(S)}
`}function $({quarantined:S}){return S.map(({asset:M,sender_id:l})=>w(l===void 0?M:{protocol:b().PROTOCOL,message_type:"\
publish",sender_id:l,payload:{asset:M}}))}},31170:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.promotionOf=
y;function c(){const i=s(61331);return c=function(){return i},i}function b(){const i=s(85475);return b=function(){return i},
i}function R(){const i=s(94377);return R=function(){return i},i}function D(){const i=s(59490);return D=function(){return i},
i}function N(){const i=s(38863);return N=function(){return i},i}function I(){const i=s(13580);return I=function(){return i},
i}function j(){const i=s(95132);return j=function(){return i},i}function v(){const i=s(37075);return v=function(){return i},
i}function A(){const i=s(48791);return A=function(){return i},i}function P(){const i=s(52220);return P=function(){return i},
i}function y({decided:i,skipped:o},n){const{policy:t,loose:e,gate:r,revoked:u}=n,{source:d,path:E,digest:L,policy:a}=t,p=F=>i.
filter(H=>H.outcome===F),O=new Map(p("promoted").map(({asset:F})=>[F,(0,P().promotedForm)(F,a.a2a.confidence_factor)])),
T=(0,D().groupBy)(e,({location:F})=>`${F?.line} ${F?.path}`),B=[...i.map(({reasons:F})=>F),...e.map(F=>[F])].filter(F=>F.
some(({rule:H})=>(0,I().ruleOf)(H).undecided)).length;return{type:"PromotionReport",schema_version:A().PROMOTION_VERSION,
tool:N().TOOL,policy:{source:d,path:E,digest:L,require_evidence:a.a2a.require_evidence},decided_at:n.decidedAt.toISOString(),
inputs:n.inputs,decisions:i.map(F=>G(F,O.get(F.asset))),promoted:[...O].map(([{type:F,id:H},J])=>({...J,type:F,id:H})),quarantined:p(
"quarantined").map(F=>({...w(F),...S(F.asset),asset:F.asset.value})),rejected:[...p("rejected").map(w),...[...T.values()].
map(f)],skipped:[...o.map(M),...n.messages.map(l)],reports:[...n.reports,...i.flatMap(({evidence:{report:F}})=>F===void 0?
[]:[{...F,gene_id:String(F.gene_id)}])],...B>0&&{undecided:B},...r.length>0&&{gate:r.map(m)},...u.length>0&&{revoked:u.map(
M)}}}function G({asset:i,outcome:o,eligibility:n,evidence:t,reasons:e,notices:r},u){return{...g(i),...S(i),outcome:o,eligibility:n,
evidence:t.shown,hash:$(i),promoted_asset_id:typeof u?.asset_id=="string"?u.asset_id:null,reasons:e.map(m),notices:r.map(
m)}}function w({asset:i,reasons:o}){return{...g(i),reasons:o.map(m)}}function $(i){return{form:(0,b().matchContentHash)(
i)??(0,R().otherHashForm)(i)??null,content:(0,b().contentHash)(i.value)}}function S({envelope:i}){const o=i&&(0,c().senderOf)(
i);return o===void 0?{}:{sender_id:o}}function M({asset:i,reason:o}){return{...g(i),reason:m(o)}}function l({value:i,location:o}){
const{path:n,line:t}=o,{message_id:e,message_type:r}=i,u=typeof e=="string"?e:`${n}:${t}`,d=`A message of the type \`${typeof r==
"string"?r.slice(0,40):"unknown"}\``,E=m((0,j().finding)("nothing-to-promote",{what:d},{location:o}));return{id:u,type:"\
Message",asset_id:null,path:n,line:t,reason:E}}function f(i){const{path:o,line:n}=i[0]?.location??{path:"",line:1};return{
id:o,type:"File",asset_id:null,path:o,line:n,reasons:i.map(m)}}function g({id:i,type:o,path:n,value:t,locate:e}){const{asset_id:r}=t;
return{id:i,type:o,asset_id:typeof r=="string"?r:null,path:n,line:e().line}}function m(i){const{rule:o,severity:n}=i;return{
id:(0,v().identityOf)(i),rule:o,severity:n,...(0,j().describe)(i)}}},80335:function(W,h,s){Object.defineProperty(h,"__es\
Module",{value:!0}),h.countsOf=I,h.promotionPage=N,h.renderPromotion=D;function c(){const j=s(10289);return c=function(){
return j},j}function b(){const j=s(31626);return b=function(){return j},j}const R=1e3;function D(j,v){const A=(0,b().layoutOf)(
v),{quarantined:P,rejected:y,skipped:G,decisions:w,gate:$=[]}=j,S=(i,o)=>(0,b().prose)(A,i,o),M=(i,{message:o,rule:n})=>S(
i,`${o} (${n})`),l=(i,o,n)=>{const{shown:t,rest:e}=(0,b().limited)(i,R,`${o} candidate`,A);return[...t.map(n),e]},f=(i,o,{
type:n,id:t,path:e,line:r})=>{const u=(0,b().shortName)(n==="File"?`${e}:${r}`:`${n} ${t}`,(0,b().roomOf)(A));return(0,b().
labelled)(A,i,[A.paint("strong",u)],o)},g=(i,o,n)=>{const[t,...e]=n.reasons,{shown:r,rest:u}=(0,b().limited)(e,0,"reason",
A);return[...f(i,o,n),...t?[...M("why",t),...S("fix",t.remedy)]:[],...r.flatMap(d=>M("also",d)),...u]},m=w.filter(({outcome:i})=>i===
"promoted");return(0,b().page)([...l(y,"rejected",i=>g("rejected","bad",i)),...l(P,"quarantined",i=>g("quarantine","quie\
t",i)),...l(A.verbose||w.length===0?G:[],"skipped",i=>[...f("skipped","quiet",i),...M("why",i.reason)]),...l(m,"promoted",
i=>[...f("promoted","good",i),...S("evidence",i.evidence.level),...A.verbose?i.notices.flatMap(o=>M("note",o)):[]]),...$.
map(i=>M("gate",i)),S("result",I(j))])}function N(j){const A=D(j,{columns:120,colour:!1,verbose:!1}).trimEnd().split(`
`),P=A.length-R;return[`## Promotion: ${I(j)}`,"",...(0,c().markdownFence)(A.slice(0,R)),...P>0?[`And ${P} more lines, i\
n the log.`]:[],""].join(`
`)}function I({promoted:j,quarantined:v,rejected:A,skipped:P}){return Object.entries({promoted:j,quarantined:v,rejected:A,
skipped:P}).flatMap(([G,{length:w}])=>w>0?`${w} ${G}`:[]).join(", ")||"no candidates"}},48791:function(W,h,s){Object.defineProperty(
h,"__esModule",{value:!0}),h.PROMOTION_VERSION=h.OUTCOMES=h.FAIL_ON=void 0,h.exitCodeOf=i,h.promotionSchema=void 0;function c(){
const o=s(7723);return c=function(){return o},o}function b(){const o=s(79167);return b=function(){return o},o}function R(){
const o=s(38942);return R=function(){return o},o}function D(){const o=s(99462);return D=function(){return o},o}function N(){
const o=s(39763);return N=function(){return o},o}const I=h.PROMOTION_VERSION="1.0.0",j=c().string().regex(/^[0-9a-f]{64}$/),
v=c().object({id:j.describe("Identity of the reason: the same in every run, even if its position changes."),rule:c().string(),
severity:D().severitySchema,message:c().string(),remedy:c().string()}),A={id:c().string(),type:b().assetTypeSchema,asset_id:c().
string().nullable().describe("The hash that the candidate declares."),path:c().string(),line:c().int().min(1)},P=c().array(
v).min(1).describe("Why; the first reason is the one to fix first."),y=c().object({...A,type:c().enum([...N().ASSET_TYPES,
"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:P}),
G=y.extend({type:b().assetTypeSchema,sender_id:c().string().optional(),asset:c().looseObject({}).describe("The candidate\
 as it was received.")}),w=c().object({role:c().enum(["assets","events","report","attestation"]),name:c().string(),digest:b().
digestSchema.describe("The SHA-256 of its bytes.")}),$=h.OUTCOMES=["promoted","quarantined","rejected"],S=c().object({issuer:c().
string().describe("Who confirmed the identity, as a URL."),repository:c().string().describe("`owner/name` of the reposit\
ory whose workflow signed."),workflow:c().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:c().
string().describe("The ref that the workflow ran for.")}),M=c().object({source:c().string().describe("The file and posit\
ion."),digest:b().digestSchema.describe("Digest of the signed statement."),policy_digest:b().digestSchema.describe("The \
policy of that promotion."),decided_at:c().iso.datetime(),signer:S}).describe("The signed promotion that promoted the sa\
me content."),l=c().enum(N().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash o\
f; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and\
 `local` are accepted."),f=c().object({...A,sender_id:c().string().optional().describe("The sender of the message that c\
ontained it."),outcome:c().enum($),eligibility:R().eligibilitySchema,evidence:c().object({level:R().evidenceLevelSchema,
report_id:c().string().optional().describe("The ValidationReport that reached the level."),report_digest:b().digestSchema.
optional().describe("Digest of the GateReport that contains it."),attestation:M.optional(),proof:c().enum(N().PROOF_OUTCOMES).
optional().describe("Whether a command of the Gene fails without the change.")}),hash:c().object({form:l,content:b().digestSchema.
describe("The hash of the content by the current protocol.")}),promoted_asset_id:c().string().nullable().describe("Null \
if it is not promoted."),reasons:c().array(v).describe("Why it is not promoted; empty if it is."),notices:c().array(v).describe(
"Findings that do not prevent the promotion.")}),g=h.promotionSchema=c().object({type:c().literal("PromotionReport"),schema_version:c().
literal(I),tool:c().object({name:c().literal("gene-gate"),version:c().string()}),policy:c().object({source:c().enum(["de\
fault","base","file"]),path:c().string().optional(),digest:b().digestSchema,require_evidence:R().evidenceLevelSchema}),decided_at:c().
iso.datetime(),inputs:c().array(w).describe("The files that the decisions depend on."),decisions:c().array(f).describe("\
One for each candidate that is not skipped, in order."),promoted:c().array(c().looseObject({type:b().assetTypeSchema,id:c().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:c().array(G).describe("Nothing r\
efutes them, but evidence is missing."),rejected:c().array(y).describe("The candidates that are rejected."),skipped:c().
array(c().object({...A,type:y.shape.type,reason:v})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:c().array(c().looseObject({gene_id:c().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:c().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:c().array(v).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:c().array(c().object({...A,reason:v})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),m=h.FAIL_ON=["none","rejected","unp\
roven"];function i({quarantined:o,rejected:n,undecided:t},e){return t!==void 0?2:{none:[],rejected:n,unproven:[...n,...o]}[e].
length>0?1:0}},97148:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.readEvidence=P;function c(){const w=s(
7723);return c=function(){return w},w}function b(){const w=s(27199);return b=function(){return w},w}function R(){const w=s(
64385);return R=function(){return w},w}function D(){const w=s(59490);return D=function(){return w},w}function N(){const w=s(
54078);return N=function(){return w},w}function I(){const w=s(5640);return I=function(){return w},w}function j(){const w=s(
31048);return j=function(){return w},w}function v(){const w=s(94644);return v=function(){return w},w}const A=I().gateReportSchema.
extend({validation_reports:c().array(c().looseObject({type:c().literal("ValidationReport")}))});function P(w,$){const[S,
...M]=(0,v().strictJson)(w,G,$);if((0,b().isJsonObject)(S)&&S.type==="GateReport"&&M.length===0){const{data:g,error:m}=A.
safeParse(S);if(m)throw(0,v().unusable)(w,G,`as a GateReport, ${(0,N().firstProblem)(m)}`);const i={report:g,digest:(0,j().
reportDigest)(S)};return{reports:(0,D().groupBy)(g.validation_reports,y),gate:i}}const{assets:l}=(0,R().readAssetFile)(w.
name,w.bytes,$),f=l.flatMap(({type:g,value:m})=>g==="ValidationReport"?[m]:[]);if(f.length===0)throw(0,v().unusable)(w,G,
"it contains no ValidationReport");return{reports:(0,D().groupBy)(f,y)}}const y=({gene_asset_id:w})=>w,G={what:"valid ev\
idence",hint:"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`."}},52220:function(W,h,s){
Object.defineProperty(h,"__esModule",{value:!0}),h.exchangeFindings=A,h.isSameAsset=w,h.promotedForm=$,h.revocationsIn=S,
h.traceFindings=y,h.unhashedFindings=P;function c(){const f=s(23404);return c=function(){return f},f}function b(){const f=s(
98285);return b=function(){return f},f}function R(){const f=s(27199);return R=function(){return f},f}function D(){const f=s(
61331);return D=function(){return f},f}function N(){const f=s(85475);return N=function(){return f},f}function I(){const f=s(
94377);return I=function(){return f},f}function j(){const f=s(57733);return j=function(){return f},f}function v(){const f=s(
95132);return v=function(){return f},f}function A(f){return[...(0,j().promotionSchemaFindings)(f),...(0,N().identityFindings)(
f,"author")].map(g=>({...g,severity:"error"}))}function P(f){const g=(0,N().unhashedFields)(f);return g.length===0?[]:[(0,v().
finding)("fields-not-hashed",{type:f.type,id:f.id,fields:g},(0,R().placeOf)(f))]}function y(f){const{type:g,id:m,value:i}=f;
if(g!=="Capsule"||Array.isArray(i.execution_trace))return[];const t={type:g,id:m,field:"execution_trace",fault:"is missi\
ng, and the stricter check of the reference engine refuses it",where:"",fix:"Ask the author for the steps as `execution_\
trace`"};return[(0,v().finding)("schema-field",t,{...(0,R().placeOf)(f),severity:"notice"})]}function G({value:{a2a:f}}){
return(0,R().isJsonObject)(f)?f.received_asset_id:void 0}function w(f,g){const m=({value:o})=>(0,N().contentHash)((0,b().
withoutAnnotations)(o)),i=G(g)===f.value.asset_id;return m(f)===m(g)||i&&(0,N().matchContentHash)(f)!==void 0}function $({
type:f,value:g},m){const{confidence:i,a2a:o,asset_id:n}=g;if(f!=="Capsule"||typeof i!="number"){const e=(0,b().withoutAnnotations)(
g);return e!==g?{...e,asset_id:(0,c().computeAssetId)(e)}:(0,N().matchContentHash)({type:f,value:g})==="engine"?(0,I().asEngineHashed)(
g)??g:g}if(m===1&&(0,c().verifyAssetId)(g))return g;const t={...(0,N().matchContentHash)({type:f,value:g})==="hub"?(0,N().
asHubHashes)(g):g,confidence:i*m,a2a:{...(0,R().isJsonObject)(o)?o:{},status:"promoted",confidence_factor:m,received_asset_id:n??
null}};return{...t,asset_id:(0,c().computeAssetId)(t)}}function S(f){const g=new Map,m=new Map;for(const i of f.filter(({
value:o})=>o.message_type==="revoke")){const o=(0,D().payloadOf)(i.value),n=l(o.target_asset_id,o.asset_id,o.target_asset_ids),
t=l(o.target_local_id,o.local_id);for(const e of n)g.set((0,I().hashDigits)(e)??e,i);if(n.length===0)for(const e of t)m.
set(e,i)}return g.size+m.size===0?()=>{}:i=>{const{type:o,id:n,value:t}=i,r=l(t.asset_id,(0,N().contentHash)(i.value),G(
i),...o==="Capsule"?[(0,N().contentHash)((0,N().asHubHashes)(t))]:[]).map(d=>(0,I().hashDigits)(d)??d).find(d=>g.has(d)),
u=r===void 0?m.get(n):g.get(r);return u&&M(i,u)}}function M(f,{value:g}){const{type:m,id:i}=f,{reason:o}=(0,D().payloadOf)(
g),n=(0,D().senderOf)(g)??"an unknown sender",t=typeof o=="string"?o.slice(0,200):"";return(0,v().finding)("asset-revoke\
d",{type:m,id:i,by:n,why:t},(0,R().placeOf)(f))}function l(...f){return f.flatMap(g=>g??[]).filter(g=>typeof g=="string"&&
g!=="")}},8779:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.judgeBySignatures=$;function c(){const a=s(
7723);return c=function(){return a},a}function b(){const a=s(27199);return b=function(){return a},a}function R(){const a=s(
85475);return R=function(){return a},a}function D(){const a=s(2833);return D=function(){return a},a}function N(){const a=s(
38863);return N=function(){return a},a}function I(){const a=s(54078);return I=function(){return a},a}function j(){const a=s(
38942);return j=function(){return a},a}function v(){const a=s(95132);return v=function(){return a},a}function A(){const a=s(
36773);return A=function(){return a},a}function P(){const a=s(48791);return P=function(){return a},a}function y(){const a=s(
36262);return y=function(){return a},a}function G(){const a=s(94644);return G=function(){return a},a}const w=c().looseObject(
{_type:c().literal("https://in-toto.io/Statement/v1"),predicateType:c().literal(`${N().HOME}/promotion/v1`),predicate:P().
promotionSchema});function $(a,p,O,T){const C=(0,y().readTrustedRoots)(p),B=(0,G().strictJson)(a,S),F=B.map((H,J)=>{const K=B.
length===1?a.name:`${a.name}, bundle ${J+1}`;return l(K,H,C)});return H=>g(H,F,J=>o(H,J,O,T))}const S={what:"a file of a\
ttestations",hint:"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`."},M=10*6e4;function l(a,p,O){
let T;try{const C=(0,y().parseBundle)(p);T=f(C.payload);const{signer:B,signedAt:F}=(0,y().verifyBundle)(C,O);if(Date.parse(
T.decided_at)>F+M)throw new Error("it was signed before the time that it states");return{source:a,promotion:T,signer:B,digest:(0,D().
digestOf)(C.payload)}}catch(C){const B=C.message.replace(/\.$/,"");return{source:a,...T&&{promotion:T},refused:B}}}function f(a){
const[p,...O]=(0,G().strictJson)({name:"its payload",bytes:a},{what:"unambiguous JSON",hint:""});if(O.length>0)throw new Error(
"its payload is not one JSON value");const{data:T,error:C}=w.safeParse(p);if(T)return T.predicate;throw new Error(`its p\
ayload is not the statement of a promotion: ${(0,I().firstProblem)(C)}`)}function g(a,p,O){const T=(0,R().contentHash)(a.
value),C=[],B=[];for(const Z of p){const x=Z.promotion?.decisions.filter(({hash:Y,promoted_asset_id:q})=>Y.content===T||
q===T);if(x?.length===0)continue;const k=O(Z);k?C.push(k):"refused"in Z||B.push(...(x??[]).map(Y=>({signed:Z,decision:Y})))}
const[F]=B.sort((Z,x)=>Date.parse(x.signed.promotion.decided_at)-Date.parse(Z.signed.promotion.decided_at)||+(Z.decision.
outcome==="promoted")-+(x.decision.outcome==="promoted"));if(F===void 0){const Z=L(a,"none is about its content",r);return{
findings:C.length>0?C:[Z]}}const{promotion:H,signer:J,digest:K,source:V}=F.signed,{outcome:X,evidence:Q}=F.decision;if(X===
"promoted"&&(a.type!=="Gene"||(0,j().isAtLeast)(Q.level,"gate"))){const{policy:Z,decided_at:x}=H;return{accepted:{source:V,
digest:K,policy_digest:Z.digest,decided_at:x,signer:J}}}const z=`says that it is ${X}, with the evidence \`${Q.level}\``,
U=m(F.signed);return X!=="rejected"?{findings:[L(a,`the ${U} ${z}`,r)]}:{findings:[(0,v().finding)("validation-failed",{
source:U,what:z},(0,b().placeOf)(a))]}}function m({source:a}){return`attestation \`${a}\``}const i=1440*60*1e3;function o(a,p,{
policy:O,digest:T},C){const B=m(p);if("refused"in p)return(0,v().finding)("evidence-invalid",{source:B,why:p.refused},(0,b().
placeOf)(a));const{promotion:F,signer:H}=p,J=O.a2a.attestation,K=J.filter(U=>n(H,U));if(K.length===0){const U=J.length===
0?"no signer":(0,A().inCode)(J.map(e)),Z=`the ${B} was signed by \`${e(H)}, confirmed by ${H.issuer}\`; the policy accept\
s ${U}`;return L(a,Z,u,"danger")}const V=({policies:U})=>U??[T],X=K.filter(U=>V(U).includes(F.policy.digest));if(X.length===
0){const U=`the ${B} is about the policy \`${F.policy.digest}\`, not about ${(0,A().inCode)(K.flatMap(V))}`;return L(a,U,
d)}const Q=Math.max(...X.map(({max_age_days:U})=>U));if(C.getTime()-Date.parse(F.decided_at)<=Q*i)return;const z=`the ${B}\
 is about a decision at ${F.decided_at}, more than ${Q} days ago`;return L(a,z,E)}function n(a,{issuer:p,repository:O,workflow:T,
ref:C}){const B=T.startsWith(".github/")?`${O}/${T}`:T,F=B.includes("@")?B:`${B}@${C}`;return a.issuer===p&&a.ref===C&&t(
a.repository)===t(O)&&t(a.workflow)===t(F)}function t(a){return a.replace(/^[^/]+\/[^/]+/,p=>p.toLowerCase())}function e({
repository:a,workflow:p,ref:O}){return`${p} for ${a} at ${O}`}const r="Promote this version with the report of a gate, s\
ign the `promotion.json` with `actions/attest`, and pass the bundle with `--attestation`",u="If you trust this workflow,\
 add its repository, file and ref to `a2a.attestation` in the policy",d="Promote with the policy of this promotion, or a\
dd the digest of the other policy to `policies` of this signer in `a2a.attestation`",E="Promote and sign the asset again\
, or increase `max_age_days` of this signer in `a2a.attestation`";function L(a,p,O,T="bookkeeping"){const{type:C,id:B}=a,
F={what:"attestation",type:C,id:B,why:p,fix:O};return(0,v().finding)("evidence-missing",F,{...(0,b().placeOf)(a),harm:T})}},
36262:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.parseBundle=G,h.readTrustedRoots=i,h.verifyBundle=
w;function c(){const t=s(64077);return c=function(){return t},t}function b(){const t=s(8744);return b=function(){return t},
t}function R(){const t=s(80643);return R=function(){return t},t}function D(){const t=s(3030);return D=function(){return t},
t}function N(){const t=s(26040);return N=function(){return t},t}function I(){const t=s(94644);return I=function(){return t},
t}const j="application/vnd.in-toto+json",v="1.3.6.1.4.1.57264.1.12",A="1.3.6.1.4.1.57264.1.14",P=12,y="https://github.co\
m/";function G(t){try{const{content:e,...r}=(0,c().bundleFromJSON)(t);if(e.$case!=="dsseEnvelope")throw new Error("it si\
gns a file, not a statement");const u={...r,content:e},{payload:d,payloadType:E}=e.dsseEnvelope;return{payload:d,payloadType:E,
entity:(0,D().toSignedEntity)(u)}}catch(e){throw new Error(`it is not a Sigstore bundle of a statement (${M(e)})`)}}function w({
payloadType:t,entity:e},r){if(t!==j)throw new Error(`its payload type is ${JSON.stringify(t.slice(0,80))}`);const u=l($(
e,r));if(u===void 0)throw new Error("its certificate names no workflow of GitHub");return{signer:u,signedAt:S(e)}}function $(t,e){
const r=[];for(const u of e)try{return u.verify(t)}catch(d){r.push(d)}throw new Error(`its signature cannot be verified \
(${r.map(M).join("; ")})`)}function S({timestamps:t}){const e=t.map(r=>r.$case==="timestamp-authority"?r.timestamp.signingTime.
getTime():Number(r.tlogEntry.integratedTime)*1e3);return Math.min(...e)}function M(t){const{message:e,cause:r}=t;return(r instanceof
Error?`${e}: ${r.message}`:e).replaceAll(/\s+/g," ").slice(0,200)}function l({identity:t}){const e=t?.extensions?.issuer,
r=f(t?.subjectAlternativeName),u=f(g(t,v)),d=g(t,A);if(!(!e||!r||!u||!d))return{issuer:e,repository:u,workflow:r,ref:d}}
function f(t){return t?.startsWith(y)?t.slice(y.length):void 0}function g(t,e){const[r,...u]=t?.oids?.filter(({oid:E})=>E?.
id.join(".")===e)??[];if(r===void 0||u.length>0)return;const d=(0,N().attempt)(()=>b().ASN1Obj.parseBuffer(Buffer.from(r.
value)));return d?.tag.number===P?d.value.toString("utf8"):void 0}const m=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function i(t){return(0,I().strictJson)(t,o).map((e,r)=>{try{return n(e)}catch(u){const d=`root ${r+1} is malformed (${u.
message})`;throw(0,I().unusable)(t,o,d)}})}const o={what:"a trusted root",hint:"Write the file with `gh attestation trus\
ted-root > trusted-root.jsonl`."};function n(t){const e=R().TrustedRoot.fromJSON(t);if(!m.test(e.mediaType))throw new Error(
"its media type is unknown");const r=(0,D().toTrustMaterial)(e),{certificateAuthorities:u,tlogs:d,ctlogs:E}=r;if(u.length===
0)throw new Error("it has no certificate authority");return new(D()).Verifier(r,{tlogThreshold:d.length>0?1:0,ctlogThreshold:E.
length>0?1:0,timestampThreshold:1})}},94644:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.strictJson=
N,h.unusable=I;function c(){const j=s(73229);return c=function(){return j},j}function b(){const j=s(94534);return b=function(){
return j},j}function R(){const j=s(41895);return R=function(){return j},j}const D=(0,b().assetLimits)(16*1024*1024);function N(j,v,A=D){
const P=f=>I(j,v,f),{name:y,bytes:G}=j;if(G.length>A.maxBytes)throw P(`it is larger than ${A.maxBytes} bytes`);const{text:w,
complete:$}=(0,b().decodeUtf8)(G);if(!$)throw P("it is not UTF-8 text");const S=new(b()).Problems(new(b()).Source(y,w)),
M=(0,c().readJson)(w,A,S).map(({value:f})=>f),[l]=S.found;if(l)throw P(`line ${l.location.line}: ${l.detail}`);if(M.length===
0)throw P("it is empty");return M}function I({name:j},{what:v,hint:A},P){return new(R()).GateError("input_invalid",`${j}\
 is not ${v}: ${P}.`,A)}},58504:function(W,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.readValidationReport=
N;function c(){const y=s(57975);return c=function(){return y},y}function b(){const y=s(27199);return b=function(){return y},
y}function R(){const y=s(85475);return R=function(){return y},y}function D(){const y=s(21471);return D=function(){return y},
y}function N(y){if(!(0,b().isJsonObject)(y)||y.type!=="ValidationReport")return;const G=typeof y.overall_ok=="boolean"?"\
protocol":"results",w=G==="protocol"?y.commands:y.results;if(!Array.isArray(w))return;const $=w.map(I);return{shape:G,id:A(
y.id),geneId:A(y.gene_id),commands:$,ok:y.overall_ok!==!1&&$.length>0&&$.every(({ok:S})=>S),contradictory:Array.isArray(
y.commands)&&Array.isArray(y.results)&&!(0,c().isDeepStrictEqual)(y.commands.map(j),y.results.map(j)),durationMs:P(y.duration_ms)??
v(y),hash:(0,R().matchContentHash)({type:"ValidationReport",value:y})??null,differences:(0,D().schemaDifferences)("Valid\
ationReport",y)}}function I(y){const{command:G,cmd:w,ok:$,duration_ms:S,err:M,stderr:l,proof:f}=(0,b().isJsonObject)(y)?
y:{},g=A(G)??A(w);return{command:g??"",ok:$===!0&&g!==null,durationMs:P(S),error:A(M)??A(l),proof:(0,b().isJsonObject)(f??
null)?A(f.outcome):null}}function j(y){const{command:G,ok:w}=I(y);return[G,w]}function v({started_at:y,finished_at:G}){const[
w,$]=[y,G].map(S=>typeof S=="string"?Date.parse(S):P(S));return typeof w=="number"&&typeof $=="number"&&$>=w?$-w:null}function A(y){
return typeof y=="string"?y:null}function P(y){return typeof y=="number"?y:null}},64077:function(W,h,s){s.r(h),s.d(h,{bundleFromJSON:()=>c.
vw});var c=s(61040)},8744:function(W,h,s){s.r(h),s.d(h,{ASN1Obj:()=>c.ASN1Obj});var c=s(83917)},80643:function(W,h,s){s.
r(h),s.d(h,{TrustedRoot:()=>c.TrustedRoot});var c=s(19654)},3030:function(W,h,s){s.r(h),s.d(h,{Verifier:()=>c.BL,toSignedEntity:()=>c.
DC,toTrustMaterial:()=>c.jO});var c=s(54187)},85893:function(W,h,s){s.r(h),s.d(h,{Parser:()=>c.i});var c=s(73979)}};
