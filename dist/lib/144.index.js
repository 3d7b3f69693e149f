"use strict";exports.id=144,exports.ids=[144],exports.modules={42312:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),
v.CANDIDATE_LIMITS=void 0,v.readArchive=L;function i(){const t=o(77598);return i=function(){return t},t}function S(){const t=o(
38522);return S=function(){return t},t}function N(){const t=o(85893);return N=function(){return t},t}function C(){const t=o(
7723);return C=function(){return t},t}function A(){const t=o(94534);return A=function(){return t},t}function R(){const t=o(
26040);return R=function(){return t},t}function $(){const t=o(41895);return $=function(){return t},t}const j=v.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},I="manifest.json",M="checksum.sha256",l=/^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/,
F=C().string().regex(/^1(\.|$)/,"expected a version 1"),D=C().looseObject({gep_version:F,schema_version:F.optional()});function L(t,e=j){
const r=w(u(t,e)),c=r.get(I);if(c===void 0)throw d(`it has no ${I} at its root`);p(c);const b=r.get(M);return b&&m(b,r),
[...r].filter(([y])=>l.test(y)).map(([y,a])=>({name:y,bytes:a})).sort((y,a)=>y.name<a.name?-1:1)}function w(t){const[e=""]=t.
keys(),r=t.has(I)?"":`${e.split("/")[0]}/`;if([...t.keys()].some(c=>!c.startsWith(r)))throw d(`it has no ${I} at its roo\
t`);return new Map([...t].map(([c,b])=>[c.slice(r.length),b]))}function p(t){const e=(0,R().attempt)(()=>JSON.parse((0,A().
decodeUtf8)(t).text));if(e===void 0)throw d(`${I} is not valid JSON`);const[r]=D.safeParse(e).error?.issues??[];if(r)throw d(
`${I}: ${[...r.path,r.message].join(": ")}`)}const h=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function m(t,e){const r=new Set;
for(const c of(0,A().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,b,y=""]=h.exec(c)??[],a=y.replaceAll("\\",
"/"),E=JSON.stringify(b===void 0?c.slice(0,80):a),T=e.get(a);if(b===void 0)throw d(`${M} contains the invalid line ${E}`);
if(T===void 0)throw d(`${E} has a checksum but is missing`);if(r.has(a))throw d(`${E} has two checksums`);if(r.add(a),(0,i().
hash)("sha256",T)!==b.toLowerCase())throw d(`the checksum of ${E} does not match its content`)}}function u(t,{entries:e,
bytes:r}){const c=new Map;let b=0;const y=new(N()).Parser({strict:!0,brotli:!1,zstd:!1});y.on("error",a=>{throw a}),y.on(
"entry",a=>{if(b+=1,b>e)throw d(`it has more than ${e} entries`);const E=f(a);if(E===void 0){a.resume();return}if(c.has(
E))throw d(`it contains ${JSON.stringify(E)} twice`);const T=[];c.set(E,Buffer.alloc(0)),a.on("data",P=>T.push(P)),a.on(
"end",()=>c.set(E,Buffer.concat(T)))}),y.on("ignoredEntry",({path:a,type:E})=>{const T=JSON.stringify(a.slice(0,80));throw d(
`it contains ${T}, an entry of the type ${E}`)});try{const a=(0,S().gunzipSync)(t,{maxOutputLength:r});if(a[0]===31)throw d(
"it is gzipped twice");y.end(a)}catch(a){if(a instanceof $().GateError)throw a;const{code:E,message:T}=a;throw E==="ERR_\
BUFFER_TOO_LARGE"?d(`its unpacked content has more than ${r} bytes`):d(`it is not a complete gzipped tar (${T})`,a)}return c}
const n=255,s=/[\\:\p{C}]/u;function f({path:t,type:e}){const r=JSON.stringify(t.slice(0,n));if(e!=="File"&&e!=="OldFile"&&
e!=="Directory")throw d(`${r} is a ${e}, but only files and directories are allowed`);const c=t.split("/").filter(y=>y!==
""&&y!==".");if(!(!t.startsWith("/")&&!c.includes("..")&&!s.test(t))||t.length>n||e!=="Directory"&&c.length===0)throw d(
`it contains the path ${r}, which is not allowed`);return e==="Directory"?void 0:c.join("/")}function d(t,e){const r="Ex\
port the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new($()).
GateError("input_invalid",`The archive is not valid: ${t}.`,r,{cause:e})}},80543:function(U,v,o){Object.defineProperty(v,
"__esModule",{value:!0}),v.auditCandidates=p,v.runGenes=s;function i(){const t=o(1395);return i=function(){return t},t}function S(){
const t=o(27199);return S=function(){return t},t}function N(){const t=o(67506);return N=function(){return t},t}function C(){
const t=o(72025);return C=function(){return t},t}function A(){const t=o(97004);return A=function(){return t},t}function R(){
const t=o(87952);return R=function(){return t},t}function $(){const t=o(59580);return $=function(){return t},t}function j(){
const t=o(77648);return j=function(){return t},t}function I(){const t=o(36807);return I=function(){return t},t}function M(){
const t=o(13580);return M=function(){return t},t}function l(){const t=o(95132);return l=function(){return t},t}function F(){
const t=o(63682);return F=function(){return t},t}function D(){const t=o(46562);return D=function(){return t},t}function L(){
const t=o(94901);return L=function(){return t},t}function w(){const t=o(47350);return w=function(){return t},t}async function p(t,e,r){
const{genes:c,findings:b}=await(0,N().auditAssets)(t,e,r),y=new Map(c.map(g=>[g.asset,h(g)])),a=(0,j().findingsAbout)(b),
E=new Set(t.filter(({type:g})=>g==="Gene").map(({id:g})=>g)),T=r.filter(({id:g})=>!E.has(g)),P=t.filter(({type:g})=>g===
"Capsule"),O=await(0,A().blockedGenes)(P,T,e);return g=>{const G=g.type==="Gene"?y.get(g):[];if(G===void 0)return[(0,C().
assetNotJudged)(g,"the audit returned no result")];const J=O.get(g);return[...G,...J?[J]:[],...a(g).filter(({rule:B})=>B!==
"event-parent-missing")]}}function h({asset:t,commands:e,findings:r}){const{strategy:c}=t.value,b=Array.isArray(c)&&c.some(
n);return[...e.flatMap(y=>{if(y.verdict!=="block"||u(y))return y.findings.map(m);const{command:a,location:E}=y,T={location:E,
subject:{...(0,S().subjectOf)(t),command:a}};return[(0,l().finding)("unsafe-validation-command",{command:a},T),...y.findings]}),
...b?[]:[(0,l().finding)("strategy-missing",{gene:t.id},(0,S().placeOf)(t,["strategy"]))],...r]}function m(t){return(0,M().
ruleOf)(t.rule).idle?{...t,severity:"error"}:t}function u({findings:t}){const e=t.filter(({severity:r})=>r==="error");return e.
length>0&&e.every(({rule:r})=>(0,M().ruleOf)(r).absent)}function n(t){return typeof t=="string"&&t.trim()!==""}async function s(t,e,{
policy:{policy:r,digest:c},workspace:{directory:b,tree:y}},{approver:a,secrets:E,...T}){const P=new Date,O=(0,R().additionsFor)(
r),g=(0,$().guardCheckout)(b,[...y.files()],O),G=await(0,N().auditAssets)(t,e,[]),{judgement:J,runResult:B}=await(0,L().
validate)(G,{policy:r,startedAt:P,heads:[{judge:()=>(0,i().judgedHead)(G,y,{policy:r,digest:c},"")}],approver:a,runs:!0,
run:H=>(0,F().runAudited)(G,{...T,checkout:g,tree:y,attended:!1,policy:r,fork:!0,waiting:H})}),{genes:W}=J,V=W.map(H=>(0,I().
redactGene)(H,E)),K=(0,I().validationReportsOf)(V,{nodeOf:B.nodeOf,policyDigest:c,startedAt:P,finishedAt:new Date});return{
findings:new Map(W.map(H=>[H.gene.asset,d(H,r.fail_on)])),reports:K.filter(H=>H!==null)}}const f="Approve the commands i\
f they wait for approval, and run the promotion again";function d(t,e){const r=(0,D().findingsOf)(t);if(t.verdict==="pas\
s"||t.verdict==="warn"||(0,w().severityVerdict)(r,e)==="fail")return r;const{asset:b}=t.gene,y={what:"run",type:b.type,id:b.
id,why:t.summary,fix:f};return[...r,(0,l().finding)("evidence-missing",y,(0,S().placeOf)(b))]}},50414:function(U,v,o){Object.
defineProperty(v,"__esModule",{value:!0}),v.filesInFolder=w,v.readCandidates=I,v.readWhole=M;function i(){const p=o(61331);
return i=function(){return p},p}function S(){const p=o(64385);return S=function(){return p},p}function N(){const p=o(52117);
return N=function(){return p},p}function C(){const p=o(41895);return C=function(){return p},p}function A(){const p=o(48741);
return A=function(){return p},p}function R(){const p=o(93028);return R=function(){return p},p}function $(){const p=o(95132);
return $=function(){return p},p}function j(){const p=o(42312);return j=function(){return p},p}function I(p,h){const m=p.
flatMap(t=>t.bytes[0]===31&&t.bytes[1]===139?(0,j().readArchive)(t.bytes).map(({name:r,bytes:c})=>({file:(0,S().readAssetFile)(
`${t.name}/${r}`,c,h),archive:t})):{file:M(t,h)}),u=m.map(l),n=u.flatMap(t=>t.candidates),s=u.flatMap(t=>t.findings),f=m.
flatMap(({file:t})=>t.messages??[]).filter(({value:t})=>!(0,i().carriesAssets)(t)),[d]=s;if(n.length+f.length===0&&d!==void 0)
throw D(d);return{candidates:n,findings:s,messages:f}}function M({name:p,bytes:h},m){if(h.length<=m.maxBytes)return(0,S().
readAssetFile)(p,h,m);throw new(C()).GateError("input_invalid",`${p} is larger than ${m.maxBytes} bytes.`,"Pass the cand\
idates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function l({file:p,archive:h}){const m=new Set(
p.problems.filter(({rule:f})=>f!=="duplicate-id"&&f!=="without-effect")),u=[...m];return{candidates:p.assets.filter(({envelope:f,
cut:d})=>!d&&(!f||(0,i().carriesAssets)(f))).map(f=>{const d=f.envelope??h;if(u.length===0)return{asset:f,findings:[],bundle:d};
const t=f.locate(),e=u.filter(({location:r})=>F(r,t));for(const r of e)m.delete(r);return{asset:f,findings:e.map(N().assetProblemFinding),
bundle:d}}),findings:[...m].map(N().assetProblemFinding)}}function F(p,h){const{line:m,column:u,end_line:n=m,end_column:s=u}=h,
f=p.line>m||p.line===m&&p.column>=u,d=p.line>n||p.line===n&&p.column>s;return f&&!d}function D(p){const{message:h,remedy:m}=(0,$().
describe)(p),{path:u,line:n}=p.location??{path:"",line:1},s=`${u} contains no candidate. Line ${n}: ${h}`;return new(C()).
GateError("input_invalid",s,m)}const L=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function w(p,h){const m=(e,r)=>new(C()).
GateError("input_invalid",`The directory ${h} cannot be read: ${e}.`,r),u=[...(0,A().folderTree)(p).files()],n=u.find(({
path:e})=>e.endsWith(".gepx"));if(n)throw m(`${n.path} is an archive`,"Pass archives one by one.");const s=u.filter(({path:e,
kind:r})=>(0,R().isRegular)(r)&&/\.jsonl?$/.test(e)&&!L.test(e)),{entries:f,bytes:d}=j().CANDIDATE_LIMITS,t=s.reduce((e,{
size:r=0})=>e+r,0);if(s.length===0)throw m("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(s.
length>f||t>d){const e=`at most ${f} files with ${d} bytes are read`;throw m(e,"Pass the files in smaller directories.")}
return s.map(({path:e})=>e)}},47440:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.decide=l;function i(){
const t=o(27199);return i=function(){return t},t}function S(){const t=o(72391);return S=function(){return t},t}function N(){
const t=o(47771);return N=function(){return t},t}function C(){const t=o(59490);return C=function(){return t},t}function A(){
const t=o(13580);return A=function(){return t},t}function R(){const t=o(95132);return R=function(){return t},t}function $(){
const t=o(47350);return $=function(){return t},t}function j(){const t=o(72883);return j=function(){return t},t}function I(){
const t=o(63575);return I=function(){return t},t}function M(){const t=o(52220);return M=function(){return t},t}function l(t,e){
const{policy:r}=e,c=new Map(e.known.toReversed().map(P=>[(0,j().assetKey)(P),P])),b=F(e,c),y=[],a=[];for(const{asset:P,findings:O}of t){
const g=c.get((0,j().assetKey)(P)),G=e.revocations(P),J=e.audited(P),B=O.some(({severity:Z})=>Z==="error")||J.some(({rule:Z})=>(0,A().
ruleOf)(Z).otherAsset),W=G?void 0:h(P,B?void 0:g);if(W!==void 0){a.push({asset:P,reason:W});continue}const V=(0,I().evidenceOf)(
P,e.evidence),K=[...G?[G]:[],...w(P,g),...O,...J,...b(P),...(0,M().exchangeFindings)(P),...(0,M().unhashedFindings)(P),...V.
findings],H=u(P,V,K,r.fail_on);y.push(H),H.outcome==="promoted"&&c.set((0,j().assetKey)(P),P)}const E=new Map(t.map(({asset:P,
bundle:O})=>[P,O])),T=new Set(e.known.map(j().assetKey));return{decided:f(y,E,T),skipped:a}}function F({events:t,policy:e},r){
const c=new Set(t.map(({value:y})=>y.id)),b=(0,N().streakCounter)(t,!0);return y=>{if(y.type==="Capsule")return(0,S().broadcastFindings)(
y,b(y),e.a2a);const{parent:a}=y.value;if(y.type!=="EvolutionEvent"||typeof a!="string")return[];if(c.has(a)||r.has((0,j().
assetKey)({type:y.type,id:a})))return[];const P={event:y.id,parent:a,where:"neither a candidate nor in the log",fix:"Als\
o pass the events before it, or pass the log that contains them with `--events`"};return[(0,R().finding)("event-parent-m\
issing",P,(0,i().placeOf)(y,["parent"]))]}}const D=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,L=200;
function w(t,e){const{type:r,id:c}=t;return[D.test(c)&&"has control characters",c.length>L&&`has ${c.length} characters,\
 more than ${L}`,e&&!(0,M().isSameAsset)(t,e)&&`is that of another ${r} with different content in \`${e.path}\`, which is\
 kept`].flatMap(y=>y?[(0,R().finding)("id-unusable",{type:r,id:c,why:y},(0,i().placeOf)(t,["id"]))]:[])}const p=new Set(
["Gene","Capsule","EvolutionEvent"]);function h(t,e){const{type:r,id:c}=t;if(!p.has(r))return(0,R().finding)("nothing-to\
-promote",{what:`The ${r} \`${c}\``},(0,i().placeOf)(t));if(!(e===void 0||!(0,M().isSameAsset)(t,e)))return(0,R().finding)(
"already-promoted",{type:r,id:c,place:e.path},(0,i().placeOf)(t))}const m={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function u(t,e,r,c){const b=g=>["fail","error"].includes((0,$().severityVerdict)([g],c)),y=n(r.filter(b)),a=(0,R().
eligibilityOf)(y),E=new Set(y.map(s)),T=({rule:g})=>a==="unproven"||g!=="evidence-too-low",P=[...y.filter(g=>!(0,R().isMissingEvidence)(
g)),...y.filter(R().isMissingEvidence).filter(T)],O=n(r.filter(g=>!b(g)&&!E.has(s(g))));return{asset:t,outcome:m[a],eligibility:a,
evidence:e,reasons:P,notices:O}}function n(t){return[...new Map(t.map(e=>[s(e),e])).values()]}function s({rule:t,args:e}){
return JSON.stringify([t,e])}function f(t,e,r){const c=({asset:O})=>e.get(O),b=t.filter(({asset:O})=>O.type==="Gene"),y=(0,C().
groupBy)(b,({asset:{id:O}})=>O),a=({asset:{type:O,value:g}})=>O==="Capsule"?y.get(g.gene??null)??[]:[],E=O=>{const g=c(O);
return g?a(O).filter(G=>c(G)===g):[]},T=new Map;for(const O of t){const[g]=E(O),G=g&&[g,O].find(({outcome:J})=>J!=="prom\
oted");G&&!T.has(g)&&T.set(g,G)}const P=O=>O.outcome==="promoted"&&!T.has(O);return t.map(O=>{if(O.outcome!=="promoted")
return O;const g=E(O),G=a(O).filter(({asset:V})=>!r.has((0,j().assetKey)(V))),J=g.length>0?g:G,B=J.some(P)?void 0:J[0],W=T.
get(O)??(B&&(T.get(B)??B));return W===void 0?O:d(O,W)})}function d(t,{asset:e}){const{type:r,id:c}=t.asset,b={type:r,id:c,
otherType:e.type,other:e.id},y=(0,R().finding)("bundle-incomplete",b,(0,i().placeOf)(t.asset));return{...t,outcome:"quar\
antined",eligibility:"unproven",reasons:[y]}}},72883:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.
assetKey=F,v.eventsOf=p,v.promotionPolicy=u,v.readEventLog=L,v.readOwnAssets=D,v.withWorkspace=h;function i(){const n=o(
78114);return i=function(){return n},n}function S(){const n=o(35474);return S=function(){return n},n}function N(){const n=o(
52117);return N=function(){return n},n}function C(){const n=o(41895);return C=function(){return n},n}function A(){const n=o(
74238);return A=function(){return n},n}function R(){const n=o(63550);return R=function(){return n},n}function $(){const n=o(
35720);return $=function(){return n},n}function j(){const n=o(67397);return j=function(){return n},n}function I(){const n=o(
34397);return I=function(){return n},n}function M(){const n=o(95132);return M=function(){return n},n}function l(){const n=o(
50414);return l=function(){return n},n}function F({type:n,id:s}){return`${n} ${s}`}async function D(n,s){const f={base:"",
audited:"",files:[]},{files:d}=await(0,S().readSides)({baseTree:n,headTree:n,change:f,policy:s});for(const{path:t,unread:e,
problems:r}of d){const c=r.find(i().hidesContent);if(e===void 0&&c===void 0)continue;const b=c?`line ${c.location.line}:\
 ${c.detail}`:e;throw new(C()).GateError("file_unreadable",`${t} cannot be read completely: ${b}.`,"Fix the file, or inc\
rease `assets.max_file_bytes` in the policy; it could contain an asset with the id of a candidate.")}return{assets:d.flatMap(
({assets:t})=>t),messages:d.flatMap(({messages:t})=>t??[])}}function L(n,s){const f=(0,l().readWhole)(n,s),[d]=f.messages??
[];if(d!==void 0)throw w(n,d.location.line,"a message between agents is not a log.","Pass the log of your own repository\
; use --assets for messages of other agents.");const t=f.problems.filter(({rule:c})=>c!=="duplicate-id").map(N().assetProblemFinding).
find(({severity:c})=>c==="error");if(t===void 0)return f.assets;const{message:e,remedy:r}=(0,M().describe)(t);throw w(n,
t.location?.line,e,r)}function w({name:n},s=1,f,d){const t=`The event log cannot be read. ${n}, line ${s}: ${f}`;return new(C()).
GateError("input_invalid",t,d)}function p(n){return n.filter(({type:s})=>s==="EvolutionEvent").map(({value:s,path:f})=>({
value:s,log:f}))}function h(n,s,f,d){return(0,I().withSourceTree)(n,s,async(t,e,r)=>{const c=r&&await m(r,d),b=c&&await(0,$().
readTree)(r,c);return f({directory:e,tree:t,...b&&{defaultBranch:b}})})}async function m(n,s){return s===void 0?(await(0,j().
findDefaultBranch)(n))?.commit:(await(0,j().lookUpCommits)(n,[`refs/remotes/origin/${s}`]))[0]}function u(n){const s=n?.
tree??(0,R().literalTree)({},"no repository");return(0,A().loadPolicy)(s,s.label)}},63575:function(U,v,o){Object.defineProperty(
v,"__esModule",{value:!0}),v.evidenceOf=I;function i(){const u=o(57975);return i=function(){return u},u}function S(){const u=o(
23404);return S=function(){return u},u}function N(){const u=o(27199);return N=function(){return u},u}function C(){const u=o(
77680);return C=function(){return u},u}function A(){const u=o(38863);return A=function(){return u},u}function R(){const u=o(
38942);return R=function(){return u},u}function $(){const u=o(58504);return $=function(){return u},u}function j(){const u=o(
95132);return j=function(){return u},u}function I(u,n){const{type:s,id:f}=u,d=M(s==="Gene"?l(u,n):{level:"claimed",findings:[]},
n.signed?.(u)),t=s==="Gene"||n.required==="signed"?n.required:"claimed";if((0,R().isAtLeast)(d.level,t))return{...d,findings:d.
findings.filter(r=>!(0,j().isMissingEvidence)(r))};if(d.findings.length>0)return d;const e={type:s,id:f,level:d.level,required:t};
return{...d,findings:[(0,j().finding)("evidence-too-low",e,(0,N().placeOf)(u))]}}function M(u,n){return n===void 0?u:"ac\
cepted"in n?{...u,level:"signed",attestation:n.accepted}:{...u,findings:[...n.findings,...u.findings]}}function l(u,n){const{
reports:s,ran:f,required:d}=n,t=f?.has(u)?[{level:"gate",origin:"gate",findings:[]}]:[],r=[...(s?.get(u.value.asset_id)??
[]).map(a=>F(u,a,n)),...t],c=r.findLast(({origin:a})=>a==="gate"||a&&d==="claimed")??r.findLast(({origin:a})=>a)??r[0];if(c===
void 0)return{level:"claimed",findings:(s&&[h(u,"no report names its `asset_id`")])??[]};const{origin:b,...y}=c;return y}
function F(u,n,s){const{gate:f,policyDigest:d}=s,{policy_digest:t,gene_id:e}=n,r=(0,N().placeOf)(u),c=`report \`${typeof n.
id=="string"?n.id:"unknown"}\``,{ok:b,commands:y=[],contradictory:a}=(0,$().readValidationReport)(n)??{},E=f?.report.genes.
filter(H=>H.id===u.id)??[],T=n.overall_ok===!0&&b===!0&&E.every(D),P=y.map(({command:H})=>H.trim()),O=(0,C().commandsToRun)(
u),g=[!(0,S().verifyAssetId)(n)&&"its `asset_id` does not match its content",e!=null&&e!==u.id&&"it names another gene",
a&&"its `commands` and `results` differ",T&&f&&L(f.report,u),T&&!(0,i().isDeepStrictEqual)(P,O)&&`it lists ${m(P)}, but \
the gene has ${m(O)}`].flatMap(H=>H?[(0,j().finding)("evidence-invalid",{source:c,why:H},r)]:[]),J=T?[]:[(0,j().finding)(
"validation-failed",{source:c,what:"does not show that every command passed"},r)],W=[(t!==d||f&&f.report.policy?.digest!==
d)&&`the ${c} was made with the policy \`${t??"unknown"}\`, not with \`${d}\``,...w(f?.report).map(H=>`the ${c} is not o\
f a gate: ${H}`)].flatMap(H=>H?[h(u,H)]:[]),V=[...g,...J,...W];if(g.length>0)return{level:"claimed",findings:V};const K=f&&
W.length===0?"gate":"claimed";return T?{report:n,...f&&{reportDigest:f.digest},level:K,origin:K,findings:V}:{level:"clai\
med",origin:K,findings:V}}function D({verdict:u}){return u==="pass"||u==="warn"}function L({genes:u,findings:n},{id:s,value:f}){
const d=u.filter(r=>r.id===s);if(!d.some(({asset_id:r})=>(r??f.asset_id)===f.asset_id))return"the GateReport that contai\
ns it does not list this version of the gene";if(n.some(({severity:r,suppressed:c,subject:b})=>r==="error"&&!c&&b?.type===
"Gene"&&b.id===s))return"the GateReport contradicts it: it has an error about the gene";const e=({verdict:r,outcome:c})=>r!==
"block"&&c?.status==="passed";if(!d.every(({commands:r})=>r.length>0&&r.every(e)))return"the GateReport contradicts it: \
not all commands of the gene have passed in it"}function w(u){if(u===void 0)return[];const{tool:n,verdict:s,policy:f,isolation:d,
error:t}=u;return[!(n?.name===A().TOOL.name&&s!==void 0&&s!=="error")&&"it is not a report of this gate",f?.enforce==="r\
eport"&&"its policy only reports, and fails nothing",d?.untrusted&&"a runner that the pull request controls reported its\
 results",(t??null)!==null&&"it has an error"].filter(r=>typeof r=="string")}const p="Validate the current version of th\
e gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--report`";function h(u,n){const s={
what:"report",type:u.type,id:u.id,why:n,fix:p};return(0,j().finding)("evidence-missing",s,(0,N().placeOf)(u))}function m(u){
return u.length===0?"no commands":[...u.slice(0,3).map(s=>`\`${s}\``),...u.length>3?[`${u.length-3} more`]:[]].join(", ")}},
39242:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.promote=p;function i(){const s=o(77598);return i=
function(){return s},s}function S(){const s=o(94534);return S=function(){return s},s}function N(){const s=o(68450);return N=
function(){return s},s}function C(){const s=o(1348);return C=function(){return s},s}function A(){const s=o(72025);return A=
function(){return s},s}function R(){const s=o(4378);return R=function(){return s},s}function $(){const s=o(74238);return $=
function(){return s},s}function j(){const s=o(80543);return j=function(){return s},s}function I(){const s=o(50414);return I=
function(){return s},s}function M(){const s=o(47440);return M=function(){return s},s}function l(){const s=o(72883);return l=
function(){return s},s}function F(){const s=o(31170);return F=function(){return s},s}function D(){const s=o(97148);return D=
function(){return s},s}function L(){const s=o(52220);return L=function(){return s},s}function w(){const s=o(8779);return w=
function(){return s},s}async function p(s){const{policy:f,workspace:d,report:t,attestation:e,trustedRoot:r,now:c=new Date}=s,
{policy:b}=f,y=(0,S().assetLimits)(b.assets.max_file_bytes),{candidates:a,findings:E,messages:T}=(0,I().readCandidates)(
s.candidates,y),P=d?await(0,l().readOwnAssets)(d.tree,b):{assets:[],messages:[]},O=await h(P.assets,s),g=s.events&&(0,l().
readEventLog)(s.events,y),G=R().Judge.by({policy:b,tree:d?.tree,changed:new Set,platform:s.platform,cwd:(0,N().commonRoot)(
P.assets.filter(({type:H})=>H==="Gene").map(({path:H})=>H),{policy:b,tree:d?.tree}),...s.signal&&{signal:s.signal}}),J=a.
map(({asset:H})=>H),B=(0,L().revocationsIn)([...P.messages,...T]),W={policy:b,known:O,events:(0,l().eventsOf)(g??P.assets),
audited:await(0,j().auditCandidates)(J,G,[...O,...g??[]]),revocations:B,evidence:{policyDigest:f.digest,required:b.a2a.require_evidence,
...t&&(0,D().readEvidence)(t,y),...e&&r&&{signed:(0,w().judgeBySignatures)(e,r,f,c)}}},{decisions:V,reports:K}=await n(s,
a,W,G);return(0,F().promotionOf)(V,{policy:f,decidedAt:c,inputs:m(s),loose:E,messages:T,revoked:P.assets.flatMap(H=>{const Z=B(
H);return Z?[{asset:H,reason:Z}]:[]}),reports:K,gate:d?await u(d,f):[]})}async function h(s,{candidates:f,workspace:d}){
const t=new Set;for(const{name:e,bytes:r}of f)s.some(({path:c})=>c===e)&&await d?.tree.read(e).then(c=>c.equals(r))&&t.add(
e);return s.filter(({path:e})=>!t.has(e))}function m(s){const{candidates:f,events:d,report:t,attestation:e}=s;return[...f.
map(c=>["assets",c]),["events",d],["report",t],["attestation",e]].flatMap(([c,b])=>b?[{role:c,name:b.name,digest:`sha256\
:${(0,i().hash)("sha256",b.bytes)}`}]:[])}async function u({tree:s,defaultBranch:f},{source:d,policy:t,shared:e}){if(f===
void 0)return[];const r=d==="file"?void 0:$().POLICY_PATH,c=[f,s].flatMap(T=>[...T.files()]).map(({path:T})=>T),b=(T,P)=>T.
stat(P)?.oid,y=new Set(c.filter(T=>b(s,T)!==b(f,T))),a={policyPath:r,policy:t,baseTree:f,tree:s,changedNames:y,shared:e};
return(await(0,C().gateFindings)(a)).filter(({rule:T})=>T==="gate-weakened")}async function n({run:s,workspace:f,policy:d},t,e,r){
if(s===void 0||f===void 0)return{decisions:(0,M().decide)(t,e),reports:[]};const c=O=>({...e.evidence,ran:new Set(O)}),b=t.
map(({asset:O})=>O),y=(0,M().decide)(t,{...e,evidence:c(b)}).decided.filter(({asset:O,outcome:g})=>O.type==="Gene"&&g===
"promoted").map(({asset:O})=>O),a=await(0,j().runGenes)(y,r,{policy:d,workspace:f},s),E=O=>y.includes(O)?a.findings.get(
O)??[(0,A().assetNotJudged)(O,"the run returned no result")]:[],T=O=>[...e.audited(O),...E(O)];return{decisions:(0,M().decide)(
t,{...e,audited:T,evidence:c(y)}),reports:a.reports}}},18421:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),
v.openInputs=R;function i(){const $=o(73024);return i=function(){return $},$}function S(){const $=o(76760);return S=function(){
return $},$}function N(){const $=o(38321);return N=function(){return $},$}function C(){const $=o(73388);return C=function(){
return $},$}function A(){const $=o(50414);return A=function(){return $},$}async function R({assets:$,events:j,report:I,attestation:M,
trustedRoot:l},F,D){const L=async(u,n=(0,C().inputName)(u))=>({name:n,bytes:await(0,N().buffer)(D(u))}),w=async u=>u===void 0?
void 0:L(u),p=(0,S().resolve)(F,$),h=$!=="-"&&(0,i().statSync)(p,{throwIfNoEntry:!1})?.isDirectory(),m=h?[]:[await L($)];
for(const u of h?(0,A().filesInFolder)(p,$):[])m.push(await L((0,S().join)(p,u),`${$}/${u}`));return{candidates:m,events:await w(
j),report:await w(I),attestation:await w(M),trustedRoot:await w(l)}}},73517:function(U,v,o){Object.defineProperty(v,"__e\
sModule",{value:!0}),v.EMITTED=void 0,v.messageLines=R,v.promotedLines=F,v.quarantinedLines=L;function i(){const w=o(61331);
return i=function(){return w},w}function S(){const w=o(10289);return S=function(){return w},w}const N=v.EMITTED=["decisi\
on","report","revoke"],C={promoted:"accept",quarantined:"quarantine",rejected:"reject"},A={Gene:"gene promoted after saf\
ety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provenance tracking"};function R(w,p,{
id:h,now:m,random:u}){return $(p,w).map(n=>D({protocol:i().PROTOCOL,protocol_version:"1.0.0",message_type:p,message_id:`\
msg_${m.getTime()}_${u()}`,sender_id:h,timestamp:m.toISOString(),payload:n}))}function $(w,{decisions:p,skipped:h,reports:m,
revoked:u=[]}){switch(w){case"decision":return[...p.map(j),...h.flatMap(I)];case"report":return m.map(M);case"revoke":return u.
map(n=>({...l(n),reason:n.reason.message}))}}function j(w){const{outcome:p,type:h}=w,[m]=w.reasons,u=m===void 0?null:`${m.
message} (${m.rule})`,n=p==="promoted"?A[h]??null:u;return{...l(w),decision:C[p],reason:n}}function I(w){const{rule:p,message:h}=w.
reason;return p!=="already-promoted"?[]:[{...l(w),decision:C.promoted,reason:h}]}function M(w){const{gene_asset_id:p,gene_id:h}=w;
return{...l({asset_id:typeof p=="string"?p:null,id:h}),validation_report:w}}function l({asset_id:w,id:p}){return{target_asset_id:w,
target_local_id:p}}function F({promoted:w}){return w.map(D)}function D(w){return`${(0,S().jsonLine)(w)}
`}function L({quarantined:w}){return w.map(({asset:p,sender_id:h})=>D(h===void 0?p:{protocol:i().PROTOCOL,message_type:"\
publish",sender_id:h,payload:{asset:p}}))}},31170:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.promotionOf=
M;function i(){const n=o(61331);return i=function(){return n},n}function S(){const n=o(85475);return S=function(){return n},
n}function N(){const n=o(94377);return N=function(){return n},n}function C(){const n=o(38863);return C=function(){return n},
n}function A(){const n=o(13580);return A=function(){return n},n}function R(){const n=o(95132);return R=function(){return n},
n}function $(){const n=o(37075);return $=function(){return n},n}function j(){const n=o(48791);return j=function(){return n},
n}function I(){const n=o(52220);return I=function(){return n},n}function M({decided:n,skipped:s},f){const{policy:d,loose:t,
gate:e,revoked:r}=f,{source:c,path:b,digest:y,policy:a}=d,E=g=>n.filter(G=>G.outcome===g),T=new Map(E("promoted").map(({
asset:g})=>[g,(0,I().promotedForm)(g,a.a2a.confidence_factor)])),O=[...n.map(({reasons:g})=>g),...t.map(g=>[g])].filter(
g=>g.some(({rule:G})=>(0,A().ruleOf)(G).undecided)).length;return{type:"PromotionReport",schema_version:j().PROMOTION_VERSION,
tool:C().TOOL,policy:{source:c,path:b,digest:y,require_evidence:a.a2a.require_evidence},decided_at:f.decidedAt.toISOString(),
inputs:f.inputs,decisions:n.map(g=>l(g,T.get(g.asset))),promoted:[...T].map(([{type:g,id:G},J])=>({...J,type:g,id:G})),quarantined:E(
"quarantined").map(g=>({...F(g),...L(g.asset),asset:g.asset.value})),rejected:[...E("rejected").map(F),...t.map(h)],skipped:[
...s.map(w),...f.messages.map(p)],reports:[...f.reports,...n.flatMap(({evidence:{report:g}})=>g===void 0?[]:[{...g,gene_id:String(
g.gene_id)}])],...O>0&&{undecided:O},...e.length>0&&{gate:e.map(u)},...r.length>0&&{revoked:r.map(w)}}}function l({asset:n,
outcome:s,eligibility:f,evidence:d,reasons:t,notices:e},r){const{report:c,level:b,reportDigest:y,attestation:a}=d;return{
...m(n),...L(n),outcome:s,eligibility:f,evidence:{level:b,...typeof c?.id=="string"&&{report_id:c.id},...y!==void 0&&{report_digest:y},
...a&&{attestation:a}},hash:D(n),promoted_asset_id:typeof r?.asset_id=="string"?r.asset_id:null,reasons:t.map(u),notices:e.
map(u)}}function F({asset:n,reasons:s}){return{...m(n),reasons:s.map(u)}}function D(n){return{form:(0,S().matchContentHash)(
n)??(0,N().otherHashForm)(n)??null,content:(0,S().contentHash)(n.value)}}function L({envelope:n}){const s=n&&(0,i().senderOf)(
n);return s===void 0?{}:{sender_id:s}}function w({asset:n,reason:s}){return{...m(n),reason:u(s)}}function p({value:n,location:s}){
const{path:f,line:d}=s,{message_id:t,message_type:e}=n,r=typeof t=="string"?t:`${f}:${d}`,c=`A message of the type \`${typeof e==
"string"?e.slice(0,40):"unknown"}\``,b=u((0,R().finding)("nothing-to-promote",{what:c},{location:s}));return{id:r,type:"\
Message",asset_id:null,path:f,line:d,reason:b}}function h(n){const{path:s,line:f}=n.location??{path:"",line:1};return{id:s,
type:"File",asset_id:null,path:s,line:f,reasons:[u(n)]}}function m({id:n,type:s,path:f,value:d,locate:t}){const{asset_id:e}=d;
return{id:n,type:s,asset_id:typeof e=="string"?e:null,path:f,line:t().line}}function u(n){const{rule:s,severity:f}=n;return{
id:(0,$().identityOf)(n),rule:s,severity:f,...(0,R().describe)(n)}}},80335:function(U,v,o){Object.defineProperty(v,"__es\
Module",{value:!0}),v.countsOf=$,v.promotionPage=R,v.renderPromotion=C;function i(){const j=o(10289);return i=function(){
return j},j}function S(){const j=o(31626);return S=function(){return j},j}const N=1e3;function C(j,I){const M=(0,S().layoutOf)(
I),{quarantined:l,rejected:F,skipped:D,decisions:L,gate:w=[]}=j,p=(f,d)=>(0,S().prose)(M,f,d),h=(f,{message:d,rule:t})=>p(
f,`${d} (${t})`),m=(f,d,t)=>{const{shown:e,rest:r}=(0,S().limited)(f,N,`${d} candidate`,M);return[...e.map(t),r]},u=(f,d,{
type:t,id:e,path:r,line:c})=>{const b=(0,S().shortName)(t==="File"?`${r}:${c}`:`${t} ${e}`,(0,S().roomOf)(M));return(0,S().
labelled)(M,f,[M.paint("strong",b)],d)},n=(f,d,t)=>{const[e,...r]=t.reasons,{shown:c,rest:b}=(0,S().limited)(r,0,"reason",
M);return[...u(f,d,t),...e?[...h("why",e),...p("fix",e.remedy)]:[],...c.flatMap(y=>h("also",y)),...b]},s=L.filter(({outcome:f})=>f===
"promoted");return(0,S().page)([...m(F,"rejected",f=>n("rejected","bad",f)),...m(l,"quarantined",f=>n("quarantine","quie\
t",f)),...m(M.verbose||L.length===0?D:[],"skipped",f=>[...u("skipped","quiet",f),...h("why",f.reason)]),...m(s,"promoted",
f=>[...u("promoted","good",f),...p("evidence",f.evidence.level),...M.verbose?f.notices.flatMap(d=>h("note",d)):[]]),...w.
map(f=>h("gate",f)),p("result",$(j))])}const A=1e3;function R(j){const M=C(j,{columns:120,colour:!1,verbose:!1}).trimEnd().
split(`
`),l=M.length-A;return[`## Promotion: ${$(j)}`,"",...(0,i().markdownFence)(M.slice(0,A)),...l>0?[`And ${l} more lines, i\
n the log.`]:[],""].join(`
`)}function $({promoted:j,quarantined:I,rejected:M,skipped:l}){return Object.entries({promoted:j,quarantined:I,rejected:M,
skipped:l}).filter(([,D])=>D.length>0).map(([D,{length:L}])=>`${L} ${D}`).join(", ")||"no candidates"}},48791:function(U,v,o){
Object.defineProperty(v,"__esModule",{value:!0}),v.PROMOTION_VERSION=v.OUTCOMES=v.FAIL_ON=void 0,v.exitCodeOf=f,v.promotionSchema=
void 0;function i(){const d=o(7723);return i=function(){return d},d}function S(){const d=o(79167);return S=function(){return d},
d}function N(){const d=o(38942);return N=function(){return d},d}function C(){const d=o(99462);return C=function(){return d},
d}function A(){const d=o(4190);return A=function(){return d},d}function R(){const d=o(39763);return R=function(){return d},
d}const $=v.PROMOTION_VERSION="1.0.0",j=i().string().regex(/^[0-9a-f]{64}$/),I=i().object({id:j.describe("Identity of th\
e reason: the same in every run, even if its position changes."),rule:i().string(),severity:C().severitySchema,message:i().
string(),remedy:i().string()}),M={id:i().string(),type:S().assetTypeSchema,asset_id:i().string().nullable().describe("Th\
e hash that the candidate declares."),path:i().string(),line:i().int().min(1)},l=i().array(I).min(1).describe("Why; the \
first reason is the one to fix first."),F=i().object({...M,type:i().enum([...R().ASSET_TYPES,"File","Message"]).describe(
"`File` for a part of the source that is not an asset, `Message` for a message."),reasons:l}),D=F.extend({type:S().assetTypeSchema,
sender_id:i().string().optional(),asset:i().looseObject({}).describe("The candidate as it was received.")}),L=i().object(
{role:i().enum(["assets","events","report","attestation"]),name:i().string(),digest:S().digestSchema.describe("The SHA-2\
56 of its bytes.")}),w=v.OUTCOMES=["promoted","quarantined","rejected"],p=i().object({issuer:i().string().describe("Who \
confirmed the identity, as a URL."),repository:i().string().describe("`owner/name` of the repository whose workflow sign\
ed."),workflow:i().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:i().string().describe(
"The ref that the workflow ran for.")}),h=i().object({source:i().string().describe("The file and position."),digest:S().
digestSchema.describe("Digest of the signed statement."),policy_digest:S().digestSchema.describe("The policy of that pro\
motion."),decided_at:i().iso.datetime(),signer:p}).describe("The signed promotion that promoted the same content."),m=i().
enum(A().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if it is non\
e of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and `local` are accepte\
d."),u=i().object({...M,sender_id:i().string().optional().describe("The sender of the message that contained it."),outcome:i().
enum(w),eligibility:N().eligibilitySchema,evidence:i().object({level:N().evidenceLevelSchema,report_id:i().string().optional().
describe("The ValidationReport that reached the level."),report_digest:S().digestSchema.optional().describe("Digest of t\
he GateReport that contains it."),attestation:h.optional()}),hash:i().object({form:m,content:S().digestSchema.describe("\
The hash of the content by the current protocol.")}),promoted_asset_id:i().string().nullable().describe("Null if it is n\
ot promoted."),reasons:i().array(I).describe("Why it is not promoted; empty if it is."),notices:i().array(I).describe("F\
indings that do not prevent the promotion.")}),n=v.promotionSchema=i().object({type:i().literal("PromotionReport"),schema_version:i().
literal($),tool:i().object({name:i().literal("gene-gate"),version:i().string()}),policy:i().object({source:i().enum(["de\
fault","base","file"]),path:i().string().optional(),digest:S().digestSchema,require_evidence:N().evidenceLevelSchema}),decided_at:i().
iso.datetime(),inputs:i().array(L).describe("The files that the decisions depend on."),decisions:i().array(u).describe("\
One for each candidate that is not skipped, in order."),promoted:i().array(i().looseObject({type:S().assetTypeSchema,id:i().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:i().array(D).describe("Nothing r\
efutes them, but evidence is missing."),rejected:i().array(F).describe("The candidates that are rejected."),skipped:i().
array(i().object({...M,type:F.shape.type,reason:I})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:i().array(i().looseObject({gene_id:i().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:i().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:i().array(I).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:i().array(i().object({...M,reason:I})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),s=v.FAIL_ON=["none","rejected","unp\
roven"];function f({quarantined:d,rejected:t,undecided:e},r){return e!==void 0?2:{none:[],rejected:t,unproven:[...t,...d]}[r].
length>0?1:0}},97148:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.readEvidence=j;function i(){const l=o(
7723);return i=function(){return l},l}function S(){const l=o(64385);return S=function(){return l},l}function N(){const l=o(
41895);return N=function(){return l},l}function C(){const l=o(59490);return C=function(){return l},l}function A(){const l=o(
31048);return A=function(){return l},l}function R(){const l=o(94644);return R=function(){return l},l}const $=i().looseObject(
{type:i().literal("GateReport"),head_sha:i().string(),tool:i().looseObject({name:i().string()}).optional(),verdict:i().string().
optional(),policy:i().looseObject({digest:i().string(),enforce:i().string().optional()}).nullish(),isolation:i().looseObject(
{untrusted:i().boolean().optional()}).optional(),error:i().unknown().optional(),genes:i().array(i().looseObject({id:i().
string(),asset_id:i().string().nullish(),verdict:i().string(),commands:i().array(i().looseObject({verdict:i().string().optional(),
outcome:i().looseObject({status:i().string()}).nullish()})).default([])})).default([]),findings:i().array(i().looseObject(
{severity:i().string(),suppressed:i().unknown().optional(),subject:i().looseObject({type:i().string(),id:i().string()}).
nullish()})).default([]),validation_reports:i().array(i().looseObject({type:i().literal("ValidationReport")}))});function j({
name:l,bytes:F},D){const L=(0,R().strictJson)({name:l,bytes:F},D);if("problem"in L)throw M(l,L.problem);const[w,...p]=L.
values,{data:h}=$.safeParse(w);if(h&&p.length===0){const n={report:h,digest:(0,A().reportDigest)(w)};return{reports:I(h.
validation_reports),gate:n}}const{assets:m}=(0,S().readAssetFile)(l,F,D),u=m.filter(({type:n})=>n==="ValidationReport");
if(u.length===0)throw M(l,"it contains no ValidationReport");return{reports:I(u.map(n=>n.value))}}function I(l){return(0,C().
groupBy)(l,({gene_asset_id:F})=>F)}function M(l,F){return new(N()).GateError("input_invalid",`${l} is not valid evidence\
: ${F}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},52220:function(U,v,o){
Object.defineProperty(v,"__esModule",{value:!0}),v.exchangeFindings=I,v.isSameAsset=F,v.promotedForm=D,v.revocationsIn=L,
v.unhashedFindings=M;function i(){const h=o(23404);return i=function(){return h},h}function S(){const h=o(98285);return S=
function(){return h},h}function N(){const h=o(27199);return N=function(){return h},h}function C(){const h=o(61331);return C=
function(){return h},h}function A(){const h=o(85475);return A=function(){return h},h}function R(){const h=o(94377);return R=
function(){return h},h}function $(){const h=o(57733);return $=function(){return h},h}function j(){const h=o(95132);return j=
function(){return h},h}function I(h){return[...(0,$().promotionSchemaFindings)(h),...(0,A().identityFindings)(h,"author")].
map(m=>({...m,severity:"error"}))}function M(h){const m=(0,A().unhashedFields)(h);return m.length===0?[]:[(0,j().finding)(
"fields-not-hashed",{type:h.type,id:h.id,fields:m},(0,N().placeOf)(h))]}function l({value:{a2a:h}}){return(0,N().isJsonObject)(
h)?h.received_asset_id:void 0}function F(h,m){const[u,n]=[h,m].map(({value:s})=>(0,A().contentHash)((0,S().withoutAnnotations)(
s)));return u===n?!0:(0,A().matchContentHash)(h)!==void 0&&l(m)===h.value.asset_id}function D({type:h,value:m},u){const{
confidence:n,a2a:s,asset_id:f}=m;if(h!=="Capsule"||typeof n!="number"){const t=(0,S().withoutAnnotations)(m);return t!==
m?{...t,asset_id:(0,i().computeAssetId)(t)}:(0,A().matchContentHash)({type:h,value:m})==="engine"?(0,R().asEngineHashed)(
m)??m:m}if(u===1&&(0,i().verifyAssetId)(m))return m;const d={...(0,A().matchContentHash)({type:h,value:m})==="hub"?(0,A().
asHubHashes)(m):m,confidence:n*u,a2a:{...(0,N().isJsonObject)(s)?s:{},status:"promoted",confidence_factor:u,received_asset_id:f??
null}};return{...d,asset_id:(0,i().computeAssetId)(d)}}function L(h){const m=new Map,u=new Map;for(const n of h.filter(({
value:s})=>s.message_type==="revoke")){const s=(0,C().payloadOf)(n.value),f=p(s.target_asset_id,s.asset_id,s.target_asset_ids),
d=p(s.target_local_id,s.local_id);for(const t of f)m.set((0,R().hashDigits)(t)??t,n);if(f.length===0)for(const t of d)u.
set(t,n)}return m.size+u.size===0?()=>{}:n=>{const{type:s,id:f,value:d}=n,e=p(d.asset_id,(0,A().contentHash)(n.value),l(
n),...s==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(d))]:[]).map(c=>(0,R().hashDigits)(c)??c).find(c=>m.has(c)),
r=e===void 0?u.get(f):m.get(e);return r&&w(n,r)}}function w(h,{value:m}){const{type:u,id:n}=h,{reason:s}=(0,C().payloadOf)(
m),f=(0,C().senderOf)(m)??"an unknown sender",d=typeof s=="string"?s.slice(0,200):"";return(0,j().finding)("asset-revoke\
d",{type:u,id:n,by:f,why:d},(0,N().placeOf)(h))}function p(...h){return h.flatMap(m=>m??[]).filter(m=>typeof m=="string"&&
m!=="")}},8779:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.judgeBySignatures=D;function i(){const a=o(
7723);return i=function(){return a},a}function S(){const a=o(27199);return S=function(){return a},a}function N(){const a=o(
85475);return N=function(){return a},a}function C(){const a=o(41895);return C=function(){return a},a}function A(){const a=o(
38863);return A=function(){return a},a}function R(){const a=o(38942);return R=function(){return a},a}function $(){const a=o(
95132);return $=function(){return a},a}function j(){const a=o(36773);return j=function(){return a},a}function I(){const a=o(
48791);return I=function(){return a},a}function M(){const a=o(36262);return M=function(){return a},a}function l(){const a=o(
94644);return l=function(){return a},a}const F=i().looseObject({_type:i().literal("https://in-toto.io/Statement/v1"),predicateType:i().
literal(`${A().HOME}/promotion/v1`),predicate:I().promotionSchema});function D(a,E,T,P){const O=(0,M().readTrustedRoots)(
E),g=(0,l().strictJson)(a);if("problem"in g)throw L(a,g.problem);if(g.values.length===0)throw L(a,"it contains no bundle");
const G=g.values.map((J,B)=>{const W=g.values.length===1?a.name:`${a.name}, bundle ${B+1}`;return p(W,J,O)});return J=>m(
J,G,B=>s(J,B,T,P))}function L({name:a},E){const T="Pass a Sigstore bundle, such as the output `bundle-path` of `actions/\
attest`.";return new(C()).GateError("input_invalid",`${a} is not a file of attestations: ${E}.`,T)}const w=10*6e4;function p(a,E,T){
const P=(0,M().verifyBundle)(E,T),O=P.payload&&h(P.payload),g=typeof O=="object"?{promotion:O}:{},G=V=>({source:a,...g,refused:V});
if("refused"in P)return G(P.refused);if(typeof O!="object")return G(`${O}`);const{signer:J,signedAt:B,digest:W}=P;return Date.
parse(O.decided_at)>B+w?G("it was signed before the time that it states"):{source:a,promotion:O,signer:J,digest:W}}function h(a){
const E=(0,l().strictJson)({name:"payload",bytes:a});if("problem"in E)return`its statement is ambiguous: ${E.problem}`;if(E.
values.length!==1)return"its payload is not one JSON value";const{data:T,error:P}=F.safeParse(E.values[0]);if(T)return T.
predicate;const[O]=P.issues;return`its payload is not the statement of a promotion: ${O?.path.join(".")}: ${O?.message}`}
function m(a,E,T){const P=(0,N().contentHash)(a.value),O=[],g=[];for(const Y of E){const X=Y.promotion?.decisions.filter(
({hash:Q,promoted_asset_id:k})=>Q.content===P||k===P);if(X?.length===0)continue;const x=T(Y);x?O.push(x):"refused"in Y||
g.push(...(X??[]).map(Q=>({signed:Y,decision:Q})))}const[G]=g.sort((Y,X)=>Date.parse(X.signed.promotion.decided_at)-Date.
parse(Y.signed.promotion.decided_at)||+(Y.decision.outcome==="promoted")-+(X.decision.outcome==="promoted"));if(G===void 0){
const Y=y(a,"none is about its content",e);return{findings:O.length>0?O:[Y]}}const{promotion:J,signer:B,digest:W,source:V}=G.
signed,{outcome:K,evidence:H}=G.decision;if(K==="promoted"&&(a.type!=="Gene"||(0,R().isAtLeast)(H.level,"gate"))){const{
policy:Y,decided_at:X}=J;return{accepted:{source:V,digest:W,policy_digest:Y.digest,decided_at:X,signer:B}}}const Z=`says\
 that it is ${K}, with the evidence \`${H.level}\``,z=u(G.signed);return K!=="rejected"?{findings:[y(a,`the ${z} ${Z}`,e)]}:
{findings:[(0,$().finding)("validation-failed",{source:z,what:Z},(0,S().placeOf)(a))]}}function u({source:a}){return`att\
estation \`${a}\``}const n=1440*60*1e3;function s(a,E,{policy:T,digest:P},O){const g=u(E);if("refused"in E)return(0,$().
finding)("evidence-invalid",{source:g,why:E.refused},(0,S().placeOf)(a));const{promotion:G,signer:J}=E,B=T.a2a.attestation,
W=B.filter(z=>f(J,z));if(W.length===0){const z=B.length===0?"no signer":(0,j().inCode)(B.map(t)),Y=`the ${g} was signed \
by \`${t(J)}, confirmed by ${J.issuer}\`; the policy accepts ${z}`;return y(a,Y,r,"danger")}const V=({policies:z})=>z??[
P],K=W.filter(z=>V(z).includes(G.policy.digest));if(K.length===0){const z=`the ${g} is about the policy \`${G.policy.digest}\
\`, not about ${(0,j().inCode)(W.flatMap(V))}`;return y(a,z,c)}const H=Math.max(...K.map(({max_age_days:z})=>z));if(O.getTime()-
Date.parse(G.decided_at)<=H*n)return;const Z=`the ${g} is about a decision at ${G.decided_at}, more than ${H} days ago`;
return y(a,Z,b)}function f(a,{issuer:E,repository:T,workflow:P,ref:O}){const g=P.startsWith(".github/")?`${T}/${P}`:P,G=g.
includes("@")?g:`${g}@${O}`;return a.issuer===E&&a.ref===O&&d(a.repository)===d(T)&&d(a.workflow)===d(G)}function d(a){return a.
replace(/^[^/]+\/[^/]+/,E=>E.toLowerCase())}function t({repository:a,workflow:E,ref:T}){return`${E} for ${a} at ${T}`}const e="\
Promote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle wit\
h `--attestation`",r="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy",c="\
Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.at\
testation`",b="Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`";function y(a,E,T,P="\
bookkeeping"){const{type:O,id:g}=a,G={what:"attestation",type:O,id:g,why:E,fix:T};return(0,$().finding)("evidence-missin\
g",G,{...(0,S().placeOf)(a),harm:P})}},36262:function(U,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.readTrustedRoots=
f,v.verifyBundle=L;function i(){const e=o(77598);return i=function(){return e},e}function S(){const e=o(64077);return S=
function(){return e},e}function N(){const e=o(8744);return N=function(){return e},e}function C(){const e=o(80643);return C=
function(){return e},e}function A(){const e=o(3030);return A=function(){return e},e}function R(){const e=o(26040);return R=
function(){return e},e}function $(){const e=o(41895);return $=function(){return e},e}function j(){const e=o(94644);return j=
function(){return e},e}const I="application/vnd.in-toto+json",M="1.3.6.1.4.1.57264.1.12",l="1.3.6.1.4.1.57264.1.14",F=12,
D="https://github.com/";function L(e,r){let c,b,y;try{const{content:O,...g}=(0,S().bundleFromJSON)(e);if(O.$case!=="dsse\
Envelope")return{refused:"it signs a file, not an in-toto statement"};({payload:c,payloadType:b}=O.dsseEnvelope),y=(0,A().
toSignedEntity)({...g,content:O})}catch(O){return{refused:`it is not a Sigstore bundle (${h(O)})`}}const a=O=>({payload:c,
refused:O});if(b!==I)return a(`its payload type is ${JSON.stringify(b.slice(0,80))}`);const E=w(y,r);if("refused"in E)return a(
E.refused);const T=m(E);if(T===void 0)return a("its certificate names no workflow of GitHub");const P=`sha256:${(0,i().hash)(
"sha256",c)}`;return{payload:c,digest:P,signer:T,signedAt:p(y)}}function w(e,r){const c=[];for(const b of r)try{return b.
verify(e)}catch(y){c.push(y)}return{refused:`its signature cannot be verified (${c.map(h).join("; ")})`}}function p({timestamps:e}){
const r=e.map(c=>c.$case==="timestamp-authority"?c.timestamp.signingTime.getTime():Number(c.tlogEntry.integratedTime)*1e3);
return Math.min(...r)}function h(e){const{message:r,cause:c}=e;return(c instanceof Error?`${r}: ${c.message}`:r).replaceAll(
/\s+/g," ").slice(0,200)}function m({identity:e}){const r=e?.extensions?.issuer,c=u(e?.subjectAlternativeName),b=u(n(e,M)),
y=n(e,l);if(!(!r||!c||!b||!y))return{issuer:r,repository:b,workflow:c,ref:y}}function u(e){return e?.startsWith(D)?e.slice(
D.length):void 0}function n(e,r){const[c,...b]=e?.oids?.filter(({oid:a})=>a?.id.join(".")===r)??[];if(c===void 0||b.length>
0)return;const y=(0,R().attempt)(()=>N().ASN1Obj.parseBuffer(Buffer.from(c.value)));return y?.tag.number===F?y.value.toString(
"utf8"):void 0}const s=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function f({
name:e,bytes:r}){const c=(0,j().strictJson)({name:e,bytes:r});if("problem"in c)throw t(e,c.problem);if(c.values.length===
0)throw t(e,"it is empty");return c.values.map((b,y)=>{try{return d(b)}catch(a){throw t(e,`root ${y+1} is malformed (${a.
message})`)}})}function d(e){const r=C().TrustedRoot.fromJSON(e);if(!s.test(r.mediaType))throw new Error("its media type\
 is unknown");const c=(0,A().toTrustMaterial)(r),{certificateAuthorities:b,tlogs:y,ctlogs:a}=c;if(b.length===0)throw new Error(
"it has no certificate authority");return new(A()).Verifier(c,{tlogThreshold:y.length>0?1:0,ctlogThreshold:a.length>0?1:
0,timestampThreshold:1})}function t(e,r){const c="Write the file with `gh attestation trusted-root > trusted-root.jsonl`\
.";return new($()).GateError("input_invalid",`${e} is not a trusted root: ${r}.`,c)}},94644:function(U,v,o){Object.defineProperty(
v,"__esModule",{value:!0}),v.strictJson=C;function i(){const A=o(73229);return i=function(){return A},A}function S(){const A=o(
94534);return S=function(){return A},A}const N=(0,S().assetLimits)(16*1024*1024);function C({name:A,bytes:R},$=N){if(R.length>
$.maxBytes)return{problem:`it is larger than ${$.maxBytes} bytes`};const{text:j,complete:I}=(0,S().decodeUtf8)(R);if(!I)
return{problem:"it is not UTF-8 text"};const M=new(S()).Problems(new(S()).Source(A,j)),l=(0,i().readJson)(j,$,M).map(({value:D})=>D),
[F]=M.found;return F===void 0?{values:l}:{problem:`line ${F.location.line}: ${F.detail}`}}},58504:function(U,v,o){Object.
defineProperty(v,"__esModule",{value:!0}),v.readValidationReport=A;function i(){const l=o(57975);return i=function(){return l},
l}function S(){const l=o(27199);return S=function(){return l},l}function N(){const l=o(85475);return N=function(){return l},
l}function C(){const l=o(21471);return C=function(){return l},l}function A(l){if(!(0,S().isJsonObject)(l)||l.type!=="Val\
idationReport")return;const F=typeof l.overall_ok=="boolean"?"protocol":"results",D=F==="protocol"?l.commands:l.results;
if(!Array.isArray(D))return;const L=D.map(R);return{shape:F,id:I(l.id),geneId:I(l.gene_id),commands:L,ok:l.overall_ok!==
!1&&L.length>0&&L.every(({ok:w})=>w),contradictory:Array.isArray(l.commands)&&Array.isArray(l.results)&&!(0,i().isDeepStrictEqual)(
l.commands.map($),l.results.map($)),durationMs:M(l.duration_ms)??j(l),hash:(0,N().matchContentHash)({type:"ValidationRep\
ort",value:l})??null,differences:(0,C().schemaDifferences)("ValidationReport",l)}}function R(l){const{command:F,cmd:D,ok:L,
duration_ms:w,err:p,stderr:h}=(0,S().isJsonObject)(l)?l:{},m=I(F)??I(D);return{command:m??"",ok:L===!0&&m!==null,durationMs:M(
w),error:I(p)??I(h)}}function $(l){const{command:F,ok:D}=R(l);return[F,D]}function j({started_at:l,finished_at:F}){const[
D,L]=[l,F].map(w=>typeof w=="string"?Date.parse(w):M(w));return typeof D=="number"&&typeof L=="number"&&L>=D?L-D:null}function I(l){
return typeof l=="string"?l:null}function M(l){return typeof l=="number"?l:null}},64077:function(U,v,o){o.r(v),o.d(v,{bundleFromJSON:()=>i.
vw});var i=o(61040)},8744:function(U,v,o){o.r(v),o.d(v,{ASN1Obj:()=>i.ASN1Obj});var i=o(83917)},80643:function(U,v,o){o.
r(v),o.d(v,{TrustedRoot:()=>i.TrustedRoot});var i=o(19654)},3030:function(U,v,o){o.r(v),o.d(v,{Verifier:()=>i.BL,toSignedEntity:()=>i.
DC,toTrustMaterial:()=>i.jO});var i=o(54187)},85893:function(U,v,o){o.r(v),o.d(v,{Parser:()=>i.i});var i=o(73979)}};
