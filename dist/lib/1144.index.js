"use strict";exports.id=1144,exports.ids=[1144],exports.modules={42312:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),
g.CANDIDATE_LIMITS=void 0,g.readArchive=$;function c(){const e=s(77598);return c=function(){return e},e}function b(){const e=s(
38522);return b=function(){return e},e}function P(){const e=s(85893);return P=function(){return e},e}function D(){const e=s(
7723);return D=function(){return e},e}function C(){const e=s(94534);return C=function(){return e},e}function R(){const e=s(
41895);return R=function(){return e},e}function A(){const e=s(54078);return A=function(){return e},e}const O=g.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},T="manifest.json",M="checksum.sha256",v=/^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/,
G=D().string().regex(/^1(\.|$)/),w=D().looseObject({gep_version:G,schema_version:G.optional()});function $(e,r=O){const u=S(
p(e,r));j(u.get(T));const d=u.get(M);return d&&f(d,u),[...u].filter(([E])=>v.test(E)).map(([E,L])=>({name:E,bytes:L})).sort(
(E,L)=>E.name<L.name?-1:1)}function S(e){const[r=""]=e.keys(),u=e.has(T)?"":`${r.split("/")[0]}/`;if(![...e.keys()].every(
E=>E.startsWith(u))||!e.has(u+T))throw t(`it has no ${T} at its root`);return new Map([...e].map(([E,L])=>[E.slice(u.length),
L]))}function j(e=Buffer.of()){try{w.parse(JSON.parse((0,C().decodeUtf8)(e).text))}catch(r){throw t(`in ${T}, ${(0,A().firstProblem)(
r)}`)}}const l=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function f(e,r){const u=new Set;for(const d of(0,C().decodeUtf8)(
e).text.split(/\r?\n/).filter(Boolean)){const[,E,L=""]=l.exec(d)??[],a=L.replaceAll("\\","/"),y=JSON.stringify(E===void 0?
d.slice(0,80):a),I=r.get(a);if(E===void 0)throw t(`${M} contains the invalid line ${y}`);if(I===void 0)throw t(`${y} has\
 a checksum but is missing`);if(u.has(a))throw t(`${y} has two checksums`);if(u.add(a),(0,c().hash)("sha256",I)!==E.toLowerCase())
throw t(`the checksum of ${y} does not match its content`)}}function p(e,{entries:r,bytes:u}){const d=new Map;let E=0;const L=new(P()).
Parser({strict:!0,brotli:!1,zstd:!1});L.on("error",a=>{throw a}),L.on("entry",a=>{if(E+=1,E>r)throw t(`it has more than ${r}\
 entries`);const y=o(a);if(y===void 0){a.resume();return}if(d.has(y))throw t(`it contains ${JSON.stringify(y)} twice`);const I=[];
d.set(y,Buffer.alloc(0)),a.on("data",h=>I.push(h)),a.on("end",()=>d.set(y,Buffer.concat(I)))}),L.on("ignoredEntry",a=>{throw n(
a)});try{const a=(0,b().gunzipSync)(e,{maxOutputLength:u});if(a[0]===31)throw t("it is gzipped twice");L.end(a)}catch(a){
if(a instanceof R().GateError)throw a;const{code:y,message:I}=a;throw y==="ERR_BUFFER_TOO_LARGE"?t(`its unpacked content\
 has more than ${u} bytes`):t(`it is not a complete gzipped tar (${I})`,a)}return d}const m=255,i=/[\\:\p{C}]/u;function o({
path:e,type:r}){const u=JSON.stringify(e.slice(0,m));if(!["File","OldFile","Directory"].includes(r))throw n({path:e,type:r});
const d=e.split("/").filter(L=>L!==""&&L!==".");if(!(!e.startsWith("/")&&!d.includes("..")&&!i.test(e))||e.length>m||r!==
"Directory"&&d.length===0)throw t(`it contains the path ${u}, which is not allowed`);return r==="Directory"?void 0:d.join(
"/")}function n({path:e,type:r}){const u=JSON.stringify(e.slice(0,m));return t(`${u} is a ${r}, but only files and direc\
tories are allowed`)}function t(e,r){const u="Export the archive again with the engine, or pass the assets as JSON or JS\
ONL; docs/promotion.md describes the format.";return new(R()).GateError("input_invalid",`The archive is not valid: ${e}.`,
u,{cause:r})}},80543:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.auditCandidates=j,g.runGenes=m;function c(){
const n=s(1395);return c=function(){return n},n}function b(){const n=s(27199);return b=function(){return n},n}function P(){
const n=s(67506);return P=function(){return n},n}function D(){const n=s(72025);return D=function(){return n},n}function C(){
const n=s(97004);return C=function(){return n},n}function R(){const n=s(87952);return R=function(){return n},n}function A(){
const n=s(59580);return A=function(){return n},n}function O(){const n=s(77648);return O=function(){return n},n}function T(){
const n=s(36807);return T=function(){return n},n}function M(){const n=s(13580);return M=function(){return n},n}function v(){
const n=s(95132);return v=function(){return n},n}function G(){const n=s(63682);return G=function(){return n},n}function w(){
const n=s(46562);return w=function(){return n},n}function $(){const n=s(94901);return $=function(){return n},n}function S(){
const n=s(47350);return S=function(){return n},n}async function j(n,t,e){const{genes:r,findings:u}=await(0,P().auditAssets)(
n,t,e),d=new Map(r.map(h=>[h.asset,l(h)])),E=(0,O().findingsAbout)(u),L=new Set(n.filter(({type:h})=>h==="Gene").map(({id:h})=>h)),
a=e.filter(({id:h})=>!L.has(h)),y=n.filter(({type:h})=>h==="Capsule"),I=await(0,C().blockedGenes)(y,a,t);return h=>{const N=h.
type==="Gene"?d.get(h):[];if(N===void 0)return[(0,D().assetNotJudged)(h,"the audit returned no result")];const B=I.get(h);
return[...N,...B?[B]:[],...E(h).filter(({rule:F})=>F!=="event-parent-missing")]}}function l({asset:n,commands:t,findings:e}){
const{strategy:r}=n.value,u=Array.isArray(r)&&r.some(d=>typeof d=="string"&&d.trim()!=="");return[...t.flatMap(d=>{const{
command:E,location:L,profiles:a}=d,y={location:L,subject:{...(0,b().subjectOf)(n),command:E}};if(d.verdict!=="block"||p(
d)){const I=Object.values(a).find(N=>N.required&&N.reason),h=I?.reason?[{...I.reason,...y}]:[];return[...d.findings.map(
f),...h]}return[(0,v().finding)("unsafe-validation-command",{command:E},y),...d.findings]}),...u?[]:[(0,v().finding)("st\
rategy-missing",{gene:n.id},(0,b().placeOf)(n,["strategy"]))],...e]}function f(n){return(0,M().ruleOf)(n.rule).idle?{...n,
severity:"error"}:n}function p({findings:n}){const t=n.filter(({severity:e})=>e==="error");return t.length>0&&t.every(({
rule:e})=>(0,M().ruleOf)(e).absent)}async function m(n,t,{policy:{policy:e,digest:r},directory:u,tree:d},{approver:E,secrets:L,
...a}){const y=new Date,I=(0,R().additionsFor)(e),h=(0,A().guardCheckout)(u,[...d.files()],I),N=await(0,P().auditAssets)(
n,t,[]),{judgement:B,runResult:F}=await(0,$().validate)(N,{policy:e,startedAt:y,heads:[{judge:()=>(0,c().judgedHead)(N,d,
{policy:e,digest:r},"")}],approver:E,runs:!0,run:z=>(0,G().runAudited)(N,{...a,checkout:h,tree:d,policy:e,fork:!0,waiting:z})}),
{genes:H}=B,J=H.map(z=>(0,T().redactGene)(z,L)),K=(0,T().validationReportsOf)(J,{nodeOf:F.nodeOf,policyDigest:r,startedAt:y,
finishedAt:new Date});return{findings:new Map(H.map(z=>[z.gene.asset,o(z,e.fail_on)])),reports:K.filter(z=>z!==null)}}const i="\
Approve the commands if they wait for approval, and run the promotion again";function o(n,t){const e=(0,w().findingsOf)(
n);if(n.verdict==="pass"||n.verdict==="warn"||(0,S().severityVerdict)(e,t)==="fail")return e;const{asset:u}=n.gene,d={what:"\
run",type:u.type,id:u.id,why:n.summary,fix:i};return[...e,(0,v().finding)("evidence-missing",d,(0,b().placeOf)(u))]}},50414:function(V,g,s){
Object.defineProperty(g,"__esModule",{value:!0}),g.filesInFolder=w,g.readCandidates=T;function c(){const $=s(61331);return c=
function(){return $},$}function b(){const $=s(64385);return b=function(){return $},$}function P(){const $=s(52117);return P=
function(){return $},$}function D(){const $=s(41895);return D=function(){return $},$}function C(){const $=s(48741);return C=
function(){return $},$}function R(){const $=s(93028);return R=function(){return $},$}function A(){const $=s(95132);return A=
function(){return $},$}function O(){const $=s(42312);return O=function(){return $},$}function T($,S){const j=$.flatMap(o=>o.
bytes[0]===31&&o.bytes[1]===139?(0,O().readArchive)(o.bytes).map(({name:t,bytes:e})=>({file:(0,b().readAssetFile)(`${o.name}\
/${t}`,e,S),archive:o})):{file:(0,b().readAssetFile)(o.name,o.bytes,S)}),l=j.map(M),f=l.flatMap(o=>o.candidates),p=l.flatMap(
o=>o.findings),m=j.flatMap(({file:o})=>o.messages??[]).filter(({value:o})=>!(0,c().carriesAssets)(o)),[i]=p;if(f.length+
m.length===0&&i!==void 0){const{message:o,remedy:n}=(0,A().describe)(i),{path:t,line:e}=i.location??{path:"",line:1},r=`${t}\
 contains no candidate. Line ${e}: ${o}`;throw new(D()).GateError("input_invalid",r,n)}return{candidates:f,findings:p,messages:m}}
function M({file:$,archive:S}){const j=new Set($.problems.filter(({rule:m})=>m!=="duplicate-id"&&m!=="without-effect")),
l=[...j];return{candidates:$.assets.filter(({envelope:m,cut:i})=>!i&&(!m||(0,c().carriesAssets)(m))).map(m=>{const i=m.envelope??
S;if(l.length===0)return{asset:m,findings:[],bundle:i};const o=m.locate(),n=l.filter(({location:t})=>v(t,o));for(const t of n)
j.delete(t);return{asset:m,findings:n.map(P().assetProblemFinding),bundle:i}}),findings:[...j].map(P().assetProblemFinding)}}
function v($,S){const{line:j,column:l,end_line:f=j,end_column:p=l}=S,m=$.line>j||$.line===j&&$.column>=l,i=$.line>f||$.line===
f&&$.column>p;return m&&!i}const G=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function w($,S){const j=(n,t)=>new(D()).
GateError("input_invalid",`The directory ${S} cannot be read: ${n}.`,t),l=[...(0,C().folderTree)($).files()],f=l.find(({
path:n})=>n.endsWith(".gepx"));if(f)throw j(`${f.path} is an archive`,"Pass archives one by one.");const p=l.filter(({path:n,
kind:t})=>(0,R().isRegular)(t)&&/\.jsonl?$/.test(n)&&!G.test(n)),{entries:m,bytes:i}=O().CANDIDATE_LIMITS,o=p.reduce((n,{
size:t=0})=>n+t,0);if(p.length===0)throw j("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(p.
length>m||o>i){const n=`at most ${m} files with ${i} bytes are read`;throw j(n,"Pass the files in smaller directories.")}
return p.map(({path:n})=>n)}},47440:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.decide=v;function c(){
const n=s(27199);return c=function(){return n},n}function b(){const n=s(72391);return b=function(){return n},n}function P(){
const n=s(47771);return P=function(){return n},n}function D(){const n=s(59490);return D=function(){return n},n}function C(){
const n=s(13580);return C=function(){return n},n}function R(){const n=s(95132);return R=function(){return n},n}function A(){
const n=s(47350);return A=function(){return n},n}function O(){const n=s(72883);return O=function(){return n},n}function T(){
const n=s(63575);return T=function(){return n},n}function M(){const n=s(52220);return M=function(){return n},n}function v(n,t){
const{policy:e}=t,r=new Map(t.known.toReversed().map(y=>[(0,O().assetKey)(y),y])),u=G(t,r),d=[],E=[];for(const{asset:y,findings:I}of n){
const h=r.get((0,O().assetKey)(y)),N=t.revocations(y),B=t.audited(y),F=I.some(({severity:X})=>X==="error")||B.some(({rule:X})=>(0,C().
ruleOf)(X).otherAsset),H=N?void 0:l(y,F?void 0:h);if(H!==void 0){E.push({asset:y,reason:H});continue}const J=(0,T().evidenceOf)(
y,t.evidence),K=[...N?[N]:[],...S(y,h),...I,...B,...u(y),...(0,M().exchangeFindings)(y),...(0,M().unhashedFindings)(y),...(0,M().
traceFindings)(y),...J.findings],z=p(y,J,K,e.fail_on);d.push(z),z.outcome==="promoted"&&r.set((0,O().assetKey)(y),y)}const L=new Map(
n.map(({asset:y,bundle:I})=>[y,I])),a=new Set(t.known.map(O().assetKey));return{decided:o(d,L,a),skipped:E}}function G({
events:n,policy:t},e){const r=new Set(n.map(({value:d})=>d.id)),u=(0,P().streakCounter)(n,!0);return d=>{if(d.type==="Ca\
psule")return(0,b().broadcastFindings)(d,u(d),t.a2a);const{parent:E}=d.value;if(d.type!=="EvolutionEvent"||typeof E!="st\
ring")return[];if(r.has(E)||e.has((0,O().assetKey)({type:d.type,id:E})))return[];const y={event:d.id,parent:E,where:"nei\
ther a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"};
return[(0,R().finding)("event-parent-missing",y,(0,c().placeOf)(d,["parent"]))]}}const w=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
$=200;function S(n,t){const{type:e,id:r}=n;return[w.test(r)&&"has control characters",r.length>$&&`has ${r.length} chara\
cters, more than ${$}`,t&&!(0,M().isSameAsset)(n,t)&&`is that of another ${e} with different content in \`${t.path}\`, wh\
ich is kept`].flatMap(d=>d?[(0,R().finding)("id-unusable",{type:e,id:r,why:d},(0,c().placeOf)(n,["id"]))]:[])}const j=new Set(
["Gene","Capsule","EvolutionEvent"]);function l(n,t){const{type:e,id:r}=n;if(!j.has(e))return(0,R().finding)("nothing-to\
-promote",{what:`The ${e} \`${r}\``},(0,c().placeOf)(n));if(!(t===void 0||!(0,M().isSameAsset)(n,t)))return(0,R().finding)(
"already-promoted",{type:e,id:r,place:t.path},(0,c().placeOf)(n))}const f={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function p(n,t,e,r){const u=h=>["fail","error"].includes((0,A().severityVerdict)([h],r)),d=m(e.filter(u)),E=(0,R().
eligibilityOf)(d),L=new Set(d.map(i)),a=({rule:h})=>E==="unproven"||h!=="evidence-too-low",y=[...d.filter(h=>!(0,R().isMissingEvidence)(
h)),...d.filter(R().isMissingEvidence).filter(a)],I=m(e.filter(h=>!u(h)&&!L.has(i(h))));return{asset:n,outcome:f[E],eligibility:E,
evidence:t,reasons:y,notices:I}}function m(n){return[...new Map(n.map(t=>[i(t),t])).values()]}function i({rule:n,args:t}){
return JSON.stringify([n,t])}function o(n,t,e){const r=({asset:h})=>t.get(h),u=n.filter(({asset:h})=>h.type==="Gene"),d=(0,D().
groupBy)(u,({asset:{id:h}})=>h),E=({asset:{type:h,value:N}})=>h==="Capsule"?d.get(N.gene??null)??[]:[],L=h=>{const N=r(h);
return N?E(h).filter(B=>r(B)===N):[]},a=(0,D().groupBy)(n,h=>L(h)[0]),y=({outcome:h})=>h!=="promoted",I=new Map(u.map(h=>[
h,[h,...a.get(h)??[]].find(y)]));return n.map(h=>{if(y(h))return h;const N=h.asset.type==="Gene"?[h]:L(h),B=E(h).filter(
({asset:U})=>!e.has((0,O().assetKey)(U))),F=N.length>0?N:B,[H]=F,J=H&&I.get(H);if(J===void 0||!F.every(U=>I.get(U)))return h;
const{type:K,id:z}=h.asset,X={type:K,id:z,otherType:J.asset.type,other:J.asset.id},Q=(0,R().finding)("bundle-incomplete",
X,(0,c().placeOf)(h.asset));return{...h,outcome:"quarantined",eligibility:"unproven",reasons:[Q]}})}},72883:function(V,g,s){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetKey=G,g.promotionPolicy=j,g.readEventLog=$,g.readOwnAssets=w,g.withWorkspace=
S;function c(){const l=s(64385);return c=function(){return l},l}function b(){const l=s(78114);return b=function(){return l},
l}function P(){const l=s(35474);return P=function(){return l},l}function D(){const l=s(52117);return D=function(){return l},
l}function C(){const l=s(41895);return C=function(){return l},l}function R(){const l=s(74238);return R=function(){return l},
l}function A(){const l=s(63550);return A=function(){return l},l}function O(){const l=s(35720);return O=function(){return l},
l}function T(){const l=s(67397);return T=function(){return l},l}function M(){const l=s(34397);return M=function(){return l},
l}function v(){const l=s(95132);return v=function(){return l},l}function G({type:l,id:f}){return`${l} ${f}`}async function w(l,f){
const p={base:"",audited:"",files:[]},{files:m}=await(0,P().readSides)({baseTree:l,headTree:l,change:p,policy:f});for(const{
path:i,unread:o,problems:n}of m){const t=n.find(b().hidesContent);if(o===void 0&&t===void 0)continue;const e=t?`line ${t.
location.line}: ${t.detail}`:o,r="Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an a\
sset with the id of a candidate.";throw new(C()).GateError("file_unreadable",`${i} cannot be read completely: ${e}.`,r)}
return{assets:m.flatMap(({assets:i})=>i),messages:m.flatMap(({messages:i})=>i??[])}}function $(l,f){const p=(0,c().readAssetFile)(
l.name,l.bytes,f),m=(e,r,u)=>{const d=`The event log cannot be read. ${l.name}, line ${e}: ${r}`;return new(C()).GateError(
"input_invalid",d,u)},[i]=p.messages??[];if(i!==void 0)throw m(i.location.line,"a message between agents is not a log.",
"Pass the log of your own repository; use --assets for messages of other agents.");const o=p.problems.filter(({rule:e})=>e!==
"duplicate-id").map(D().assetProblemFinding).find(({severity:e})=>e==="error");if(o===void 0)return p.assets;const{message:n,
remedy:t}=(0,v().describe)(o);throw m(o.location?.line??1,n,t)}function S(l,f,p,m){return(0,M().withSourceTree)(l,f,async(i,o,n)=>{
const t=m===void 0?n&&(await(0,T().findDefaultBranch)(n))?.commit:n&&(await(0,T().lookUpCommits)(n,[`refs/remotes/origin\
/${m}`]))[0],e=n&&t&&await(0,O().readTree)(n,t);return p({directory:o,tree:i,...e&&{defaultBranch:e}})})}function j(l){const f=l?.
tree??(0,A().literalTree)({},"no repository");return(0,R().loadPolicy)(f,f.label)}},63575:function(V,g,s){Object.defineProperty(
g,"__esModule",{value:!0}),g.evidenceOf=v;function c(){const t=s(57975);return c=function(){return t},t}function b(){const t=s(
23404);return b=function(){return t},t}function P(){const t=s(27199);return P=function(){return t},t}function D(){const t=s(
77680);return D=function(){return t},t}function C(){const t=s(38942);return C=function(){return t},t}function R(){const t=s(
39763);return R=function(){return t},t}function A(){const t=s(58504);return A=function(){return t},t}function O(){const t=s(
95132);return O=function(){return t},t}function T(){const t=s(36773);return T=function(){return t},t}const M={shown:{level:"\
claimed"},findings:[]};function v(t,e){const{type:r,id:u}=t,d=$(r==="Gene"?S(t,e):M,e.signed?.(t)),E=r==="Gene"||e.required===
"signed"?e.required:"claimed",{level:L}=d.shown;if((0,C().isAtLeast)(L,E)){const y=d.findings.filter(I=>!(0,O().isMissingEvidence)(
I));return{...d,findings:[...y,...w(t,d,e)]}}if(d.findings.length>0)return d;const a={type:r,id:u,level:L,required:E};return{
...d,findings:[(0,O().finding)("evidence-too-low",a,(0,P().placeOf)(t))]}}const G={none:R().PROOF_OUTCOMES,any:["fails_w\
ithout_change","fails_when_new_code_fails"],reverted:["fails_without_change"]};function w(t,{shown:e},r){const{proof:u,attestation:d}=e;
if(!(t.type==="Gene"&&d===void 0&&r.proof!=="none")||u&&G[r.proof].includes(u))return[];const L=`the policy requires the\
 proof \`${r.proof}\`, but for no command is it shown that it fails without the change`;return[o(t,L)]}function $(t,e){if(e===
void 0)return t;if("accepted"in e){const{shown:r}=t;return{...t,shown:{...r,level:"signed",attestation:e.accepted}}}return{
...t,findings:[...e.findings,...t.findings]}}function S(t,e){const{reports:r,ran:u,required:d}=e,E=u?.has(t)?[{shown:{level:"\
gate"},origin:"gate",findings:[]}]:[],a=[...(r?.get(t.value.asset_id)??[]).map(I=>j(t,I,e)),...E];return a.findLast(({origin:I})=>I===
"gate"||I&&d==="claimed")??a.findLast(({origin:I})=>I)??a[0]??{...M,findings:r?[i(t,r)]:[]}}function j(t,e,r){const{gate:u,
policyDigest:d}=r,{policy_digest:E,gene_id:L}=e,a=(0,P().placeOf)(t),y=`report \`${typeof e.id=="string"?e.id:"unknown"}\
\``,{ok:I,commands:h=[],contradictory:N}=(0,A().readValidationReport)(e)??{},B=u?.report.genes.filter(Y=>Y.id===t.id)??[],
F=e.overall_ok===!0&&I===!0&&B.every(({verdict:Y})=>["pass","warn"].includes(Y)),H=h.map(({command:Y})=>Y.trim()),J=(0,D().
commandsToRun)(t),K=[!(0,b().verifyAssetId)(e)&&"its `asset_id` does not match its content",L!=null&&L!==t.id&&"it names\
 another gene",N&&"its `commands` and `results` differ",F&&u&&l(u.report,t),F&&!(0,c().isDeepStrictEqual)(H,J)&&`it list\
s ${n(H)}, but the gene has ${n(J)}`].flatMap(Y=>Y?[(0,O().finding)("evidence-invalid",{source:y,why:Y},a)]:[]),X=F?[]:[
(0,O().finding)("validation-failed",{source:y,what:"does not show that every command passed"},a)],U=[(E!==d||u&&u.report.
policy?.digest!==d)&&`the ${y} was made with the policy \`${E??"unknown"}\`, not with \`${d}\``,...f(u?.report).map(Y=>`\
the ${y} is not of a gate: ${Y}`)].flatMap(Y=>Y?[o(t,Y)]:[]),W=[...K,...X,...U];if(K.length>0)return{...M,findings:W};const Z=u&&
U.length===0?"gate":"claimed";if(!F)return{...M,origin:Z,findings:W};const x=R().PROOF_OUTCOMES.find(Y=>h.some(q=>q.proof===
Y));return{shown:{level:Z,...typeof e.id=="string"&&{report_id:e.id},...u&&{report_digest:u.digest},...x&&{proof:x}},report:e,
origin:Z,findings:W}}function l({genes:t,findings:e},{id:r,value:u}){const d=t.filter(a=>a.id===r);if(!d.some(({asset_id:a})=>(a??
u.asset_id)===u.asset_id))return"the GateReport that contains it does not list this version of the gene";if(e.some(({severity:a,
suppressed:y,subject:I})=>a==="error"&&!y&&I?.type==="Gene"&&I.id===r))return"the GateReport contradicts it: it has an e\
rror about the gene";const L=({verdict:a,outcome:y})=>a!=="block"&&y?.status==="passed";if(!d.every(({commands:a})=>a.length>
0&&a.every(L)))return"the GateReport contradicts it: not all commands of the gene have passed in it"}function f(t){if(t===
void 0)return[];const{verdict:e,policy:r,isolation:u,error:d}=t;return[(e==="error"||d!==void 0)&&"the gate could not de\
cide",r?.enforce==="report"&&"its policy only reports, and fails nothing",u.untrusted&&"a runner that the pull request c\
ontrols reported its results"].filter(E=>typeof E=="string")}const p="Validate the current version of the gene by the ga\
te with this policy, and pass its unmodified `gate-report.json` with `--report`",m="Run the gate, or ask the author for \
a report with `gene_asset_id`, the `asset_id` of the gene that was validated, hashed with it";function i(t,e){const r=[void 0,
null].flatMap(E=>e.get(E)??[]),[u]=r.filter(({gene_id:E})=>E===t.id);if(u===void 0)return o(t,"no report names its `asse\
t_id`");const d=`the report \`${u.id}\` names the gene by its id alone, not the version that it validated (\`gene_asset_id\
\`)`;return o(t,d,m)}function o(t,e,r=p){const u={what:"report",type:t.type,id:t.id,why:e,fix:r};return(0,O().finding)("\
evidence-missing",u,(0,P().placeOf)(t))}function n(t){const e=t.length>3?`, ${t.length-3} more`:"";return((0,T().inCode)(
t.slice(0,3))||"no commands")+e}},39242:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.promote=l;function c(){
const o=s(94534);return c=function(){return o},o}function b(){const o=s(68450);return b=function(){return o},o}function P(){
const o=s(1348);return P=function(){return o},o}function D(){const o=s(72025);return D=function(){return o},o}function C(){
const o=s(2833);return C=function(){return o},o}function R(){const o=s(4378);return R=function(){return o},o}function A(){
const o=s(74238);return A=function(){return o},o}function O(){const o=s(63550);return O=function(){return o},o}function T(){
const o=s(80543);return T=function(){return o},o}function M(){const o=s(50414);return M=function(){return o},o}function v(){
const o=s(47440);return v=function(){return o},o}function G(){const o=s(72883);return G=function(){return o},o}function w(){
const o=s(31170);return w=function(){return o},o}function $(){const o=s(97148);return $=function(){return o},o}function S(){
const o=s(52220);return S=function(){return o},o}function j(){const o=s(8779);return j=function(){return o},o}async function l(o){
const{policy:n,workspace:t,report:e,attestation:r,trustedRoot:u,now:d=new Date}=o,{policy:E}=n,L=(0,c().assetLimits)(E.assets.
max_file_bytes),{candidates:a,findings:y,messages:I}=(0,M().readCandidates)(o.candidates,L),h=await(0,G().readOwnAssets)(
t?.tree??(0,O().literalTree)({}),E),N=await f(h.assets,o),B=o.events&&(0,G().readEventLog)(o.events,L),F=(0,b().commonStart)(
h.assets.filter(({type:U})=>U==="Gene").map(({path:U})=>U),{policy:E,tree:t?.tree}),H=R().Judge.by({policy:E,tree:t?.tree,
changed:new Set,platform:o.platform,cwd:F.root,checkoutAs:F.checkoutAs,...o.signal&&{signal:o.signal}}),J=a.map(({asset:U})=>U),
K=(0,S().revocationsIn)([...h.messages,...I]),z={policy:E,known:N,events:(B??h.assets).filter(({type:U})=>U==="Evolution\
Event").map(({value:U,path:W})=>({value:U,log:W})),audited:await(0,T().auditCandidates)(J,H,[...N,...B??[]]),revocations:K,
evidence:{policyDigest:n.digest,required:E.a2a.require_evidence,proof:E.a2a.require_proof,...e&&(0,$().readEvidence)(e,L),
...r&&u&&{signed:(0,j().judgeBySignatures)(r,u,n,d)}}},{decisions:X,reports:Q}=await i(o,a,z,H);return(0,w().promotionOf)(
X,{policy:n,decidedAt:d,inputs:p(o),loose:y,messages:I,revoked:h.assets.flatMap(U=>{const W=K(U);return W?[{asset:U,reason:W}]:
[]}),reports:Q,gate:t?await m(t,n):[]})}async function f(o,{candidates:n,workspace:t}){const e=new Set;for(const{name:r,
bytes:u}of n)o.some(({path:d})=>d===r)&&await t?.tree.read(r).then(d=>d.equals(u))&&e.add(r);return o.filter(({path:r})=>!e.
has(r))}function p({candidates:o,...n}){const t=["events","report","attestation"].map(r=>[r,n[r]]);return[...o.map(r=>["\
assets",r]),...t].flatMap(([r,u])=>u?{role:r,name:u.name,digest:(0,C().digestOf)(u.bytes)}:[])}async function m({tree:o,
defaultBranch:n},t){if(n===void 0)return[];const e=t.source==="file"?void 0:A().POLICY_PATH,r=[n,o].flatMap(a=>[...a.files()]).
map(({path:a})=>a),u=(a,y=o.stat(a)?.oid)=>y!==void 0&&y===n.stat(a)?.oid,d=new Set(r.filter(a=>!u(a))),E={policyPath:e,
loadedPolicy:t,baseTree:n,tree:o,changedNames:d};return(await(0,P().gateChange)({...E,policy:t.policy})).filter(({rule:a})=>a===
"gate-weakened")}async function i({run:o,workspace:n,policy:t},e,r,u){if(o===void 0||n===void 0)return{decisions:(0,v().
decide)(e,r),reports:[]};const d=N=>({...r.evidence,ran:new Set(N)}),E=e.map(({asset:N})=>N),L=(0,v().decide)(e,{...r,evidence:d(
E)}).decided.filter(({asset:N,outcome:B})=>N.type==="Gene"&&B==="promoted").map(({asset:N})=>N),a=await(0,T().runGenes)(
L,u,{...n,policy:t},o),y=N=>L.includes(N)?a.findings.get(N)??[(0,D().assetNotJudged)(N,"the run returned no result")]:[],
I=N=>[...r.audited(N),...y(N)];return{decisions:(0,v().decide)(e,{...r,audited:I,evidence:d(L)}),reports:a.reports}}},18421:function(V,g,s){
Object.defineProperty(g,"__esModule",{value:!0}),g.openInputs=A;function c(){const O=s(73024);return c=function(){return O},
O}function b(){const O=s(76760);return b=function(){return O},O}function P(){const O=s(38321);return P=function(){return O},
O}function D(){const O=s(73388);return D=function(){return O},O}function C(){const O=s(78534);return C=function(){return O},
O}function R(){const O=s(50414);return R=function(){return O},O}async function A({assets:O,events:T,report:M,attestation:v,
trustedRoot:G},w,$){const S=async(m,i=(0,D().inputName)(m))=>({name:i,bytes:await(0,P().buffer)($(m))}),j=async m=>m===void 0?
void 0:S(m),l=m=>m!=="-"&&(0,c().statSync)((0,b().resolve)(w,m),{throwIfNoEntry:!1})?.isDirectory(),f=async m=>{if(!l(m))
return[await S(m)];const i=[];for(const o of(0,R().filesInFolder)((0,b().resolve)(w,m),m))i.push(await S((0,b().resolve)(
w,m,o),`${m}/${o}`));return i},p=M!==void 0&&l(M);return{candidates:await f(O),events:await j(T),report:await j(p?(0,b().
join)(M,C().REPORT_FILE):M),attestation:await j(v),trustedRoot:await j(G)}}},73517:function(V,g,s){Object.defineProperty(
g,"__esModule",{value:!0}),g.decisionLines=R,g.promotedFiles=v,g.promotedLines=G,g.quarantinedLines=$;function c(){const S=s(
77598);return c=function(){return S},S}function b(){const S=s(61331);return b=function(){return S},S}function P(){const S=s(
10289);return P=function(){return S},S}const D={promoted:"accept",quarantined:"quarantine",rejected:"reject"},C="promote\
d after safety audit";function R(S,j){const{decisions:l,skipped:f,decided_at:p}=S;return[...l.map(A),...f.flatMap(O)].map(
i=>w({protocol:b().PROTOCOL,protocol_version:"1.0.0",message_type:"decision",message_id:`msg_${Date.parse(p)}_${(0,c().randomBytes)(
4).toString("hex")}`,sender_id:j,timestamp:p,payload:i}))}function A(S){const{outcome:j,reasons:l}=S,[f]=l,p=f===void 0?
C:`${f.message} (${f.rule})`;return{...T(S),decision:D[j],reason:p}}function O(S){const{rule:j,message:l}=S.reason;return j!==
"already-promoted"?[]:[{...T(S),decision:D.promoted,reason:l}]}function T({asset_id:S,id:j}){return{target_asset_id:S,target_local_id:j}}
const M={Gene:"promoted-genes.jsonl",Capsule:"promoted-capsules.jsonl",EvolutionEvent:"promoted-events.jsonl"};function v({
promoted:S}){return Object.entries(M).map(([j,l])=>[l,G({promoted:S.filter(f=>f.type===j)})])}function G({promoted:S}){return S.
map(w)}function w(S){return`${(0,P().jsonLine)(S)}
`}function $({quarantined:S}){return S.map(({asset:j,sender_id:l})=>w(l===void 0?j:{protocol:b().PROTOCOL,message_type:"\
publish",sender_id:l,payload:{asset:j}}))}},31170:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionOf=
v;function c(){const i=s(61331);return c=function(){return i},i}function b(){const i=s(85475);return b=function(){return i},
i}function P(){const i=s(94377);return P=function(){return i},i}function D(){const i=s(59490);return D=function(){return i},
i}function C(){const i=s(38863);return C=function(){return i},i}function R(){const i=s(13580);return R=function(){return i},
i}function A(){const i=s(95132);return A=function(){return i},i}function O(){const i=s(37075);return O=function(){return i},
i}function T(){const i=s(48791);return T=function(){return i},i}function M(){const i=s(52220);return M=function(){return i},
i}function v({decided:i,skipped:o},n){const{policy:t,loose:e,gate:r,revoked:u}=n,{source:d,path:E,digest:L,policy:a}=t,y=F=>i.
filter(H=>H.outcome===F),I=new Map(y("promoted").map(({asset:F})=>[F,(0,M().promotedForm)(F,a.a2a.confidence_factor)])),
h=(0,D().groupBy)(e,({location:F})=>`${F?.line} ${F?.path}`),B=[...i.map(({reasons:F})=>F),...e.map(F=>[F])].filter(F=>F.
some(({rule:H})=>(0,R().ruleOf)(H).undecided)).length;return{type:"PromotionReport",schema_version:T().PROMOTION_VERSION,
tool:C().TOOL,policy:{source:d,path:E,digest:L,require_evidence:a.a2a.require_evidence},decided_at:n.decidedAt.toISOString(),
inputs:n.inputs,decisions:i.map(F=>G(F,I.get(F.asset))),promoted:[...I].map(([{type:F,id:H},J])=>({...J,type:F,id:H})),quarantined:y(
"quarantined").map(F=>({...w(F),...S(F.asset),asset:F.asset.value})),rejected:[...y("rejected").map(w),...[...h.values()].
map(f)],skipped:[...o.map(j),...n.messages.map(l)],reports:[...n.reports,...i.flatMap(({evidence:{report:F}})=>F===void 0?
[]:[{...F,gene_id:String(F.gene_id)}])],...B>0&&{undecided:B},...r.length>0&&{gate:r.map(m)},...u.length>0&&{revoked:u.map(
j)}}}function G({asset:i,outcome:o,eligibility:n,evidence:t,reasons:e,notices:r},u){return{...p(i),...S(i),outcome:o,eligibility:n,
evidence:t.shown,hash:$(i),promoted_asset_id:typeof u?.asset_id=="string"?u.asset_id:null,reasons:e.map(m),notices:r.map(
m)}}function w({asset:i,reasons:o}){return{...p(i),reasons:o.map(m)}}function $(i){return{form:(0,b().matchContentHash)(
i)??(0,P().otherHashForm)(i)??null,content:(0,b().contentHash)(i.value)}}function S({envelope:i}){const o=i&&(0,c().senderOf)(
i);return o===void 0?{}:{sender_id:o}}function j({asset:i,reason:o}){return{...p(i),reason:m(o)}}function l({value:i,location:o}){
const{path:n,line:t}=o,{message_id:e,message_type:r}=i,u=typeof e=="string"?e:`${n}:${t}`,d=`A message of the type \`${typeof r==
"string"?r.slice(0,40):"unknown"}\``,E=m((0,A().finding)("nothing-to-promote",{what:d},{location:o}));return{id:u,type:"\
Message",asset_id:null,path:n,line:t,reason:E}}function f(i){const{path:o,line:n}=i[0]?.location??{path:"",line:1};return{
id:o,type:"File",asset_id:null,path:o,line:n,reasons:i.map(m)}}function p({id:i,type:o,path:n,value:t,locate:e}){const{asset_id:r}=t;
return{id:i,type:o,asset_id:typeof r=="string"?r:null,path:n,line:e().line}}function m(i){const{rule:o,severity:n}=i;return{
id:(0,O().identityOf)(i),rule:o,severity:n,...(0,A().describe)(i)}}},80335:function(V,g,s){Object.defineProperty(g,"__es\
Module",{value:!0}),g.countsOf=R,g.promotionPage=C,g.renderPromotion=D;function c(){const A=s(10289);return c=function(){
return A},A}function b(){const A=s(31626);return b=function(){return A},A}const P=1e3;function D(A,O){const T=(0,b().layoutOf)(
O),{quarantined:M,rejected:v,skipped:G,decisions:w,gate:$=[]}=A,S=(i,o)=>(0,b().prose)(T,i,o),j=(i,{message:o,rule:n})=>S(
i,`${o} (${n})`),l=(i,o,n)=>{const{shown:t,rest:e}=(0,b().limited)(i,P,`${o} candidate`,T);return[...t.map(n),e]},f=(i,o,{
type:n,id:t,path:e,line:r})=>{const u=(0,b().shortName)(n==="File"?`${e}:${r}`:`${n} ${t}`,(0,b().roomOf)(T));return(0,b().
labelled)(T,i,[T.paint("strong",u)],o)},p=(i,o,n)=>{const[t,...e]=n.reasons,{shown:r,rest:u}=(0,b().limited)(e,0,"reason",
T);return[...f(i,o,n),...t?[...j("why",t),...S("fix",t.remedy)]:[],...r.flatMap(d=>j("also",d)),...u]},m=w.filter(({outcome:i})=>i===
"promoted");return(0,b().page)([...l(v,"rejected",i=>p("rejected","bad",i)),...l(M,"quarantined",i=>p("quarantine","quie\
t",i)),...l(T.verbose||w.length===0?G:[],"skipped",i=>[...f("skipped","quiet",i),...j("why",i.reason)]),...l(m,"promoted",
i=>[...f("promoted","good",i),...S("evidence",i.evidence.level),...T.verbose?i.notices.flatMap(o=>j("note",o)):[]]),...$.
map(i=>j("gate",i)),S("result",R(A))])}function C(A){const T=D(A,{columns:120,colour:!1,verbose:!1}).trimEnd().split(`
`),M=T.length-P;return[`## Promotion: ${R(A)}`,"",...(0,c().markdownFence)(T.slice(0,P)),...M>0?[`And ${M} more lines, i\
n the log.`]:[],""].join(`
`)}function R({promoted:A,quarantined:O,rejected:T,skipped:M}){return Object.entries({promoted:A,quarantined:O,rejected:T,
skipped:M}).flatMap(([G,{length:w}])=>w>0?`${w} ${G}`:[]).join(", ")||"no candidates"}},48791:function(V,g,s){Object.defineProperty(
g,"__esModule",{value:!0}),g.PROMOTION_VERSION=g.OUTCOMES=g.FAIL_ON=void 0,g.exitCodeOf=i,g.promotionSchema=void 0;function c(){
const o=s(7723);return c=function(){return o},o}function b(){const o=s(79167);return b=function(){return o},o}function P(){
const o=s(38942);return P=function(){return o},o}function D(){const o=s(99462);return D=function(){return o},o}function C(){
const o=s(39763);return C=function(){return o},o}const R=g.PROMOTION_VERSION="1.0.0",A=c().string().regex(/^[0-9a-f]{64}$/),
O=c().object({id:A.describe("Identity of the reason: the same in every run, even if its position changes."),rule:c().string(),
severity:D().severitySchema,message:c().string(),remedy:c().string()}),T={id:c().string(),type:b().assetTypeSchema,asset_id:c().
string().nullable().describe("The hash that the candidate declares."),path:c().string(),line:c().int().min(1)},M=c().array(
O).min(1).describe("Why; the first reason is the one to fix first."),v=c().object({...T,type:c().enum([...C().ASSET_TYPES,
"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:M}),
G=v.extend({type:b().assetTypeSchema,sender_id:c().string().optional(),asset:c().looseObject({}).describe("The candidate\
 as it was received.")}),w=c().object({role:c().enum(["assets","events","report","attestation"]),name:c().string(),digest:b().
digestSchema.describe("The SHA-256 of its bytes.")}),$=g.OUTCOMES=["promoted","quarantined","rejected"],S=c().object({issuer:c().
string().describe("Who confirmed the identity, as a URL."),repository:c().string().describe("`owner/name` of the reposit\
ory whose workflow signed."),workflow:c().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:c().
string().describe("The ref that the workflow ran for.")}),j=c().object({source:c().string().describe("The file and posit\
ion."),digest:b().digestSchema.describe("Digest of the signed statement."),policy_digest:b().digestSchema.describe("The \
policy of that promotion."),decided_at:c().iso.datetime(),signer:S}).describe("The signed promotion that promoted the sa\
me content."),l=c().enum(C().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash o\
f; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and\
 `local` are accepted."),f=c().object({...T,sender_id:c().string().optional().describe("The sender of the message that c\
ontained it."),outcome:c().enum($),eligibility:P().eligibilitySchema,evidence:c().object({level:P().evidenceLevelSchema,
report_id:c().string().optional().describe("The ValidationReport that reached the level."),report_digest:b().digestSchema.
optional().describe("Digest of the GateReport that contains it."),attestation:j.optional(),proof:c().enum(C().PROOF_OUTCOMES).
optional().describe("Whether a command of the Gene fails without the change.")}),hash:c().object({form:l,content:b().digestSchema.
describe("The hash of the content by the current protocol.")}),promoted_asset_id:c().string().nullable().describe("Null \
if it is not promoted."),reasons:c().array(O).describe("Why it is not promoted; empty if it is."),notices:c().array(O).describe(
"Findings that do not prevent the promotion.")}),p=g.promotionSchema=c().object({type:c().literal("PromotionReport"),schema_version:c().
literal(R),tool:c().object({name:c().literal("gene-gate"),version:c().string()}),policy:c().object({source:c().enum(["de\
fault","base","file"]),path:c().string().optional(),digest:b().digestSchema,require_evidence:P().evidenceLevelSchema}),decided_at:c().
iso.datetime(),inputs:c().array(w).describe("The files that the decisions depend on."),decisions:c().array(f).describe("\
One for each candidate that is not skipped, in order."),promoted:c().array(c().looseObject({type:b().assetTypeSchema,id:c().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:c().array(G).describe("Nothing r\
efutes them, but evidence is missing."),rejected:c().array(v).describe("The candidates that are rejected."),skipped:c().
array(c().object({...T,type:v.shape.type,reason:O})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:c().array(c().looseObject({gene_id:c().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:c().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:c().array(O).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:c().array(c().object({...T,reason:O})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),m=g.FAIL_ON=["none","rejected","unp\
roven"];function i({quarantined:o,rejected:n,undecided:t},e){return t!==void 0?2:{none:[],rejected:n,unproven:[...n,...o]}[e].
length>0?1:0}},97148:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.readEvidence=M;function c(){const w=s(
7723);return c=function(){return w},w}function b(){const w=s(27199);return b=function(){return w},w}function P(){const w=s(
64385);return P=function(){return w},w}function D(){const w=s(59490);return D=function(){return w},w}function C(){const w=s(
54078);return C=function(){return w},w}function R(){const w=s(5640);return R=function(){return w},w}function A(){const w=s(
31048);return A=function(){return w},w}function O(){const w=s(94644);return O=function(){return w},w}const T=R().gateReportSchema.
extend({validation_reports:c().array(c().looseObject({type:c().literal("ValidationReport")}))});function M(w,$){const[S,
...j]=(0,O().strictJson)(w,G,$);if((0,b().isJsonObject)(S)&&S.type==="GateReport"&&j.length===0){const{data:p,error:m}=T.
safeParse(S);if(m)throw(0,O().unusable)(w,G,`as a GateReport, ${(0,C().firstProblem)(m)}`);const i={report:p,digest:(0,A().
reportDigest)(S)};return{reports:(0,D().groupBy)(p.validation_reports,v),gate:i}}const{assets:l}=(0,P().readAssetFile)(w.
name,w.bytes,$),f=l.flatMap(({type:p,value:m})=>p==="ValidationReport"?[m]:[]);if(f.length===0)throw(0,O().unusable)(w,G,
"it contains no ValidationReport");return{reports:(0,D().groupBy)(f,v)}}const v=({gene_asset_id:w})=>w,G={what:"valid ev\
idence",hint:"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`."}},52220:function(V,g,s){
Object.defineProperty(g,"__esModule",{value:!0}),g.exchangeFindings=T,g.isSameAsset=w,g.promotedForm=$,g.revocationsIn=S,
g.traceFindings=v,g.unhashedFindings=M;function c(){const f=s(23404);return c=function(){return f},f}function b(){const f=s(
98285);return b=function(){return f},f}function P(){const f=s(27199);return P=function(){return f},f}function D(){const f=s(
61331);return D=function(){return f},f}function C(){const f=s(85475);return C=function(){return f},f}function R(){const f=s(
94377);return R=function(){return f},f}function A(){const f=s(57733);return A=function(){return f},f}function O(){const f=s(
95132);return O=function(){return f},f}function T(f){return[...(0,A().promotionSchemaFindings)(f),...(0,C().identityFindings)(
f,"author")].map(p=>({...p,severity:"error"}))}function M(f){const p=(0,C().unhashedFields)(f);return p.length===0?[]:[(0,O().
finding)("fields-not-hashed",{type:f.type,id:f.id,fields:p},(0,P().placeOf)(f))]}function v(f){const{type:p,id:m,value:i}=f;
if(p!=="Capsule"||Array.isArray(i.execution_trace))return[];const t={type:p,id:m,field:"execution_trace",fault:"is missi\
ng, and the stricter check of the reference engine refuses it",where:"",fix:"Ask the author for the steps as `execution_\
trace`"};return[(0,O().finding)("schema-field",t,{...(0,P().placeOf)(f),severity:"notice"})]}function G({value:{a2a:f}}){
return(0,P().isJsonObject)(f)?f.received_asset_id:void 0}function w(f,p){const m=({value:o})=>(0,C().contentHash)((0,b().
withoutAnnotations)(o)),i=G(p)===f.value.asset_id;return m(f)===m(p)||i&&(0,C().matchContentHash)(f)!==void 0}function $({
type:f,value:p},m){const{confidence:i,a2a:o,asset_id:n}=p;if(f!=="Capsule"||typeof i!="number"){const e=(0,b().withoutAnnotations)(
p);return e!==p?{...e,asset_id:(0,c().computeAssetId)(e)}:(0,C().matchContentHash)({type:f,value:p})==="engine"?(0,R().asEngineHashed)(
p)??p:p}if(m===1&&(0,c().verifyAssetId)(p))return p;const t={...(0,C().matchContentHash)({type:f,value:p})==="hub"?(0,C().
asHubHashes)(p):p,confidence:i*m,a2a:{...(0,P().isJsonObject)(o)?o:{},status:"promoted",confidence_factor:m,received_asset_id:n??
null}};return{...t,asset_id:(0,c().computeAssetId)(t)}}function S(f){const p=new Map,m=new Map;for(const i of f.filter(({
value:o})=>o.message_type==="revoke")){const o=(0,D().payloadOf)(i.value),n=l(o.target_asset_id,o.asset_id,o.target_asset_ids),
t=l(o.target_local_id,o.local_id);for(const e of n)p.set((0,R().hashDigits)(e)??e,i);if(n.length===0)for(const e of t)m.
set(e,i)}return p.size+m.size===0?()=>{}:i=>{const{type:o,id:n,value:t}=i,r=l(t.asset_id,(0,C().contentHash)(i.value),G(
i),...o==="Capsule"?[(0,C().contentHash)((0,C().asHubHashes)(t))]:[]).map(d=>(0,R().hashDigits)(d)??d).find(d=>p.has(d)),
u=r===void 0?m.get(n):p.get(r);return u&&j(i,u)}}function j(f,{value:p}){const{type:m,id:i}=f,{reason:o}=(0,D().payloadOf)(
p),n=(0,D().senderOf)(p)??"an unknown sender",t=typeof o=="string"?o.slice(0,200):"";return(0,O().finding)("asset-revoke\
d",{type:m,id:i,by:n,why:t},(0,P().placeOf)(f))}function l(...f){return f.flatMap(p=>p??[]).filter(p=>typeof p=="string"&&
p!=="")}},8779:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.judgeBySignatures=$;function c(){const a=s(
7723);return c=function(){return a},a}function b(){const a=s(27199);return b=function(){return a},a}function P(){const a=s(
85475);return P=function(){return a},a}function D(){const a=s(2833);return D=function(){return a},a}function C(){const a=s(
38863);return C=function(){return a},a}function R(){const a=s(54078);return R=function(){return a},a}function A(){const a=s(
38942);return A=function(){return a},a}function O(){const a=s(95132);return O=function(){return a},a}function T(){const a=s(
36773);return T=function(){return a},a}function M(){const a=s(48791);return M=function(){return a},a}function v(){const a=s(
36262);return v=function(){return a},a}function G(){const a=s(94644);return G=function(){return a},a}const w=c().looseObject(
{_type:c().literal("https://in-toto.io/Statement/v1"),predicateType:c().literal(`${C().HOME}/promotion/v1`),predicate:M().
promotionSchema});function $(a,y,I,h){const N=(0,v().readTrustedRoots)(y),B=(0,G().strictJson)(a,S),F=B.map((H,J)=>{const K=B.
length===1?a.name:`${a.name}, bundle ${J+1}`;return l(K,H,N)});return H=>p(H,F,J=>o(H,J,I,h))}const S={what:"a file of a\
ttestations",hint:"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`."},j=10*6e4;function l(a,y,I){
let h;try{const N=(0,v().parseBundle)(y);h=f(N.payload);const{signer:B,signedAt:F}=(0,v().verifyBundle)(N,I);if(Date.parse(
h.decided_at)>F+j)throw new Error("it was signed before the time that it states");return{source:a,promotion:h,signer:B,digest:(0,D().
digestOf)(N.payload)}}catch(N){const B=N.message.replace(/\.$/,"");return{source:a,...h&&{promotion:h},refused:B}}}function f(a){
const[y,...I]=(0,G().strictJson)({name:"its payload",bytes:a},{what:"unambiguous JSON",hint:""});if(I.length>0)throw new Error(
"its payload is not one JSON value");const{data:h,error:N}=w.safeParse(y);if(h)return h.predicate;throw new Error(`its p\
ayload is not the statement of a promotion: ${(0,R().firstProblem)(N)}`)}function p(a,y,I){const h=(0,P().contentHash)(a.
value),N=[],B=[];for(const Z of y){const x=Z.promotion?.decisions.filter(({hash:Y,promoted_asset_id:q})=>Y.content===h||
q===h);if(x?.length===0)continue;const k=I(Z);k?N.push(k):"refused"in Z||B.push(...(x??[]).map(Y=>({signed:Z,decision:Y})))}
const[F]=B.sort((Z,x)=>Date.parse(x.signed.promotion.decided_at)-Date.parse(Z.signed.promotion.decided_at)||+(Z.decision.
outcome==="promoted")-+(x.decision.outcome==="promoted"));if(F===void 0){const Z=L(a,"none is about its content",r);return{
findings:N.length>0?N:[Z]}}const{promotion:H,signer:J,digest:K,source:z}=F.signed,{outcome:X,evidence:Q}=F.decision;if(X===
"promoted"&&(a.type!=="Gene"||(0,A().isAtLeast)(Q.level,"gate"))){const{policy:Z,decided_at:x}=H;return{accepted:{source:z,
digest:K,policy_digest:Z.digest,decided_at:x,signer:J}}}const U=`says that it is ${X}, with the evidence \`${Q.level}\``,
W=m(F.signed);return X!=="rejected"?{findings:[L(a,`the ${W} ${U}`,r)]}:{findings:[(0,O().finding)("validation-failed",{
source:W,what:U},(0,b().placeOf)(a))]}}function m({source:a}){return`attestation \`${a}\``}const i=1440*60*1e3;function o(a,y,{
policy:I,digest:h},N){const B=m(y);if("refused"in y)return(0,O().finding)("evidence-invalid",{source:B,why:y.refused},(0,b().
placeOf)(a));const{promotion:F,signer:H}=y,J=I.a2a.attestation,K=J.filter(W=>n(H,W));if(K.length===0){const W=J.length===
0?"no signer":(0,T().inCode)(J.map(e)),Z=`the ${B} was signed by \`${e(H)}, confirmed by ${H.issuer}\`; the policy accept\
s ${W}`;return L(a,Z,u,"danger")}const z=({policies:W})=>W??[h],X=K.filter(W=>z(W).includes(F.policy.digest));if(X.length===
0){const W=`the ${B} is about the policy \`${F.policy.digest}\`, not about ${(0,T().inCode)(K.flatMap(z))}`;return L(a,W,
d)}const Q=Math.max(...X.map(({max_age_days:W})=>W));if(N.getTime()-Date.parse(F.decided_at)<=Q*i)return;const U=`the ${B}\
 is about a decision at ${F.decided_at}, more than ${Q} days ago`;return L(a,U,E)}function n(a,{issuer:y,repository:I,workflow:h,
ref:N}){const B=h.startsWith(".github/")?`${I}/${h}`:h,F=B.includes("@")?B:`${B}@${N}`;return a.issuer===y&&a.ref===N&&t(
a.repository)===t(I)&&t(a.workflow)===t(F)}function t(a){return a.replace(/^[^/]+\/[^/]+/,y=>y.toLowerCase())}function e({
repository:a,workflow:y,ref:I}){return`${y} for ${a} at ${I}`}const r="Promote this version with the report of a gate, s\
ign the `promotion.json` with `actions/attest`, and pass the bundle with `--attestation`",u="If you trust this workflow,\
 add its repository, file and ref to `a2a.attestation` in the policy",d="Promote with the policy of this promotion, or a\
dd the digest of the other policy to `policies` of this signer in `a2a.attestation`",E="Promote and sign the asset again\
, or increase `max_age_days` of this signer in `a2a.attestation`";function L(a,y,I,h="bookkeeping"){const{type:N,id:B}=a,
F={what:"attestation",type:N,id:B,why:y,fix:I};return(0,O().finding)("evidence-missing",F,{...(0,b().placeOf)(a),harm:h})}},
36262:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.parseBundle=G,g.readTrustedRoots=i,g.verifyBundle=
w;function c(){const t=s(64077);return c=function(){return t},t}function b(){const t=s(8744);return b=function(){return t},
t}function P(){const t=s(80643);return P=function(){return t},t}function D(){const t=s(3030);return D=function(){return t},
t}function C(){const t=s(26040);return C=function(){return t},t}function R(){const t=s(94644);return R=function(){return t},
t}const A="application/vnd.in-toto+json",O="1.3.6.1.4.1.57264.1.12",T="1.3.6.1.4.1.57264.1.14",M=12,v="https://github.co\
m/";function G(t){try{const{content:e,...r}=(0,c().bundleFromJSON)(t);if(e.$case!=="dsseEnvelope")throw new Error("it si\
gns a file, not a statement");const u={...r,content:e},{payload:d,payloadType:E}=e.dsseEnvelope;return{payload:d,payloadType:E,
entity:(0,D().toSignedEntity)(u)}}catch(e){throw new Error(`it is not a Sigstore bundle of a statement (${j(e)})`)}}function w({
payloadType:t,entity:e},r){if(t!==A)throw new Error(`its payload type is ${JSON.stringify(t.slice(0,80))}`);const u=l($(
e,r));if(u===void 0)throw new Error("its certificate names no workflow of GitHub");return{signer:u,signedAt:S(e)}}function $(t,e){
const r=[];for(const u of e)try{return u.verify(t)}catch(d){r.push(d)}throw new Error(`its signature cannot be verified \
(${r.map(j).join("; ")})`)}function S({timestamps:t}){const e=t.map(r=>r.$case==="timestamp-authority"?r.timestamp.signingTime.
getTime():Number(r.tlogEntry.integratedTime)*1e3);return Math.min(...e)}function j(t){const{message:e,cause:r}=t;return(r instanceof
Error?`${e}: ${r.message}`:e).replaceAll(/\s+/g," ").slice(0,200)}function l({identity:t}){const e=t?.extensions?.issuer,
r=f(t?.subjectAlternativeName),u=f(p(t,O)),d=p(t,T);if(!(!e||!r||!u||!d))return{issuer:e,repository:u,workflow:r,ref:d}}
function f(t){return t?.startsWith(v)?t.slice(v.length):void 0}function p(t,e){const[r,...u]=t?.oids?.filter(({oid:E})=>E?.
id.join(".")===e)??[];if(r===void 0||u.length>0)return;const d=(0,C().attempt)(()=>b().ASN1Obj.parseBuffer(Buffer.from(r.
value)));return d?.tag.number===M?d.value.toString("utf8"):void 0}const m=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function i(t){return(0,R().strictJson)(t,o).map((e,r)=>{try{return n(e)}catch(u){const d=`root ${r+1} is malformed (${u.
message})`;throw(0,R().unusable)(t,o,d)}})}const o={what:"a trusted root",hint:"Write the file with `gh attestation trus\
ted-root > trusted-root.jsonl`."};function n(t){const e=P().TrustedRoot.fromJSON(t);if(!m.test(e.mediaType))throw new Error(
"its media type is unknown");const r=(0,D().toTrustMaterial)(e),{certificateAuthorities:u,tlogs:d,ctlogs:E}=r;if(u.length===
0)throw new Error("it has no certificate authority");return new(D()).Verifier(r,{tlogThreshold:d.length>0?1:0,ctlogThreshold:E.
length>0?1:0,timestampThreshold:1})}},94644:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.strictJson=
C,g.unusable=R;function c(){const A=s(73229);return c=function(){return A},A}function b(){const A=s(94534);return b=function(){
return A},A}function P(){const A=s(41895);return P=function(){return A},A}const D=(0,b().assetLimits)(16*1024*1024);function C(A,O,T=D){
const M=f=>R(A,O,f),{name:v,bytes:G}=A;if(G.length>T.maxBytes)throw M(`it is larger than ${T.maxBytes} bytes`);const{text:w,
complete:$}=(0,b().decodeUtf8)(G);if(!$)throw M("it is not UTF-8 text");const S=new(b()).Problems(new(b()).Source(v,w)),
j=(0,c().readJson)(w,T,S).map(({value:f})=>f),[l]=S.found;if(l)throw M(`line ${l.location.line}: ${l.detail}`);if(j.length===
0)throw M("it is empty");return j}function R({name:A},{what:O,hint:T},M){return new(P()).GateError("input_invalid",`${A}\
 is not ${O}: ${M}.`,T)}},58504:function(V,g,s){Object.defineProperty(g,"__esModule",{value:!0}),g.readValidationReport=
C;function c(){const v=s(57975);return c=function(){return v},v}function b(){const v=s(27199);return b=function(){return v},
v}function P(){const v=s(85475);return P=function(){return v},v}function D(){const v=s(21471);return D=function(){return v},
v}function C(v){if(!(0,b().isJsonObject)(v)||v.type!=="ValidationReport")return;const G=typeof v.overall_ok=="boolean"?"\
protocol":"results",w=G==="protocol"?v.commands:v.results;if(!Array.isArray(w))return;const $=w.map(R);return{shape:G,id:T(
v.id),geneId:T(v.gene_id),commands:$,ok:v.overall_ok!==!1&&$.length>0&&$.every(({ok:S})=>S),contradictory:Array.isArray(
v.commands)&&Array.isArray(v.results)&&!(0,c().isDeepStrictEqual)(v.commands.map(A),v.results.map(A)),durationMs:M(v.duration_ms)??
O(v),hash:(0,P().matchContentHash)({type:"ValidationReport",value:v})??null,differences:(0,D().schemaDifferences)("Valid\
ationReport",v)}}function R(v){const{command:G,cmd:w,ok:$,duration_ms:S,err:j,stderr:l,proof:f}=(0,b().isJsonObject)(v)?
v:{},p=T(G)??T(w);return{command:p??"",ok:$===!0&&p!==null,durationMs:M(S),error:T(j)??T(l),proof:(0,b().isJsonObject)(f??
null)?T(f.outcome):null}}function A(v){const{command:G,ok:w}=R(v);return[G,w]}function O({started_at:v,finished_at:G}){const[
w,$]=[v,G].map(S=>typeof S=="string"?Date.parse(S):M(S));return typeof w=="number"&&typeof $=="number"&&$>=w?$-w:null}function T(v){
return typeof v=="string"?v:null}function M(v){return typeof v=="number"?v:null}},64077:function(V,g,s){s.r(g),s.d(g,{bundleFromJSON:()=>c.
vw});var c=s(61040)},8744:function(V,g,s){s.r(g),s.d(g,{ASN1Obj:()=>c.ASN1Obj});var c=s(83917)},80643:function(V,g,s){s.
r(g),s.d(g,{TrustedRoot:()=>c.TrustedRoot});var c=s(19654)},3030:function(V,g,s){s.r(g),s.d(g,{Verifier:()=>c.BL,toSignedEntity:()=>c.
DC,toTrustMaterial:()=>c.jO});var c=s(54187)},85893:function(V,g,s){s.r(g),s.d(g,{Parser:()=>c.i});var c=s(73979)}};
