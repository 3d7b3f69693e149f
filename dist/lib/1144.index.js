"use strict";exports.id=1144,exports.ids=[1144],exports.modules={42312:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),
y.CANDIDATE_LIMITS=void 0,y.readArchive=L;function s(){const t=o(77598);return s=function(){return t},t}function $(){const t=o(
38522);return $=function(){return t},t}function I(){const t=o(85893);return I=function(){return t},t}function P(){const t=o(
7723);return P=function(){return t},t}function M(){const t=o(94534);return M=function(){return t},t}function R(){const t=o(
26040);return R=function(){return t},t}function D(){const t=o(41895);return D=function(){return t},t}const O=y.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},A="manifest.json",j="checksum.sha256",l=/^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/,
N=P().string().regex(/^1(\.|$)/,"expected a version 1"),C=P().looseObject({gep_version:N,schema_version:N.optional()});function L(t,n=O){
const r=G(g(t,n)),i=r.get(A);if(i===void 0)throw u(`it has no ${A} at its root`);w(i);const h=r.get(j);return h&&d(h,r),
[...r].filter(([p])=>l.test(p)).map(([p,c])=>({name:p,bytes:c})).sort((p,c)=>p.name<c.name?-1:1)}function G(t){const[n=""]=t.
keys(),r=t.has(A)?"":`${n.split("/")[0]}/`;if([...t.keys()].some(i=>!i.startsWith(r)))throw u(`it has no ${A} at its roo\
t`);return new Map([...t].map(([i,h])=>[i.slice(r.length),h]))}function w(t){const n=(0,R().attempt)(()=>JSON.parse((0,M().
decodeUtf8)(t).text));if(n===void 0)throw u(`${A} is not valid JSON`);const[r]=C.safeParse(n).error?.issues??[];if(r)throw u(
`${A}: ${[...r.path,r.message].join(": ")}`)}const S=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function d(t,n){const r=new Set;
for(const i of(0,M().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,h,p=""]=S.exec(i)??[],c=p.replaceAll("\\",
"/"),m=JSON.stringify(h===void 0?i.slice(0,80):c),T=n.get(c);if(h===void 0)throw u(`${j} contains the invalid line ${m}`);
if(T===void 0)throw u(`${m} has a checksum but is missing`);if(r.has(c))throw u(`${m} has two checksums`);if(r.add(c),(0,s().
hash)("sha256",T)!==h.toLowerCase())throw u(`the checksum of ${m} does not match its content`)}}function g(t,{entries:n,
bytes:r}){const i=new Map;let h=0;const p=new(I()).Parser({strict:!0,brotli:!1,zstd:!1});p.on("error",c=>{throw c}),p.on(
"entry",c=>{if(h+=1,h>n)throw u(`it has more than ${n} entries`);const m=e(c);if(m===void 0){c.resume();return}if(i.has(
m))throw u(`it contains ${JSON.stringify(m)} twice`);const T=[];i.set(m,Buffer.alloc(0)),c.on("data",E=>T.push(E)),c.on(
"end",()=>i.set(m,Buffer.concat(T)))}),p.on("ignoredEntry",({path:c,type:m})=>{const T=JSON.stringify(c.slice(0,80));throw u(
`it contains ${T}, an entry of the type ${m}`)});try{const c=(0,$().gunzipSync)(t,{maxOutputLength:r});if(c[0]===31)throw u(
"it is gzipped twice");p.end(c)}catch(c){if(c instanceof D().GateError)throw c;const{code:m,message:T}=c;throw m==="ERR_\
BUFFER_TOO_LARGE"?u(`its unpacked content has more than ${r} bytes`):u(`it is not a complete gzipped tar (${T})`,c)}return i}
const f=255,a=/[\\:\p{C}]/u;function e({path:t,type:n}){const r=JSON.stringify(t.slice(0,f));if(n!=="File"&&n!=="OldFile"&&
n!=="Directory")throw u(`${r} is a ${n}, but only files and directories are allowed`);const i=t.split("/").filter(p=>p!==
""&&p!==".");if(!(!t.startsWith("/")&&!i.includes("..")&&!a.test(t))||t.length>f||n!=="Directory"&&i.length===0)throw u(
`it contains the path ${r}, which is not allowed`);return n==="Directory"?void 0:i.join("/")}function u(t,n){const r="Ex\
port the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new(D()).
GateError("input_invalid",`The archive is not valid: ${t}.`,r,{cause:n})}},80543:function(U,y,o){Object.defineProperty(y,
"__esModule",{value:!0}),y.auditCandidates=w,y.runGenes=a;function s(){const t=o(1395);return s=function(){return t},t}function $(){
const t=o(27199);return $=function(){return t},t}function I(){const t=o(67506);return I=function(){return t},t}function P(){
const t=o(72025);return P=function(){return t},t}function M(){const t=o(97004);return M=function(){return t},t}function R(){
const t=o(87952);return R=function(){return t},t}function D(){const t=o(59580);return D=function(){return t},t}function O(){
const t=o(77648);return O=function(){return t},t}function A(){const t=o(36807);return A=function(){return t},t}function j(){
const t=o(13580);return j=function(){return t},t}function l(){const t=o(95132);return l=function(){return t},t}function N(){
const t=o(63682);return N=function(){return t},t}function C(){const t=o(46562);return C=function(){return t},t}function L(){
const t=o(94901);return L=function(){return t},t}function G(){const t=o(47350);return G=function(){return t},t}async function w(t,n,r){
const{genes:i,findings:h}=await(0,I().auditAssets)(t,n,r),p=new Map(i.map(b=>[b.asset,S(b)])),c=(0,O().findingsAbout)(h),
m=new Set(t.filter(({type:b})=>b==="Gene").map(({id:b})=>b)),T=r.filter(({id:b})=>!m.has(b)),E=t.filter(({type:b})=>b===
"Capsule"),v=await(0,M().blockedGenes)(E,T,n);return b=>{const H=b.type==="Gene"?p.get(b):[];if(H===void 0)return[(0,P().
assetNotJudged)(b,"the audit returned no result")];const F=v.get(b);return[...H,...F?[F]:[],...c(b).filter(({rule:J})=>J!==
"event-parent-missing")]}}function S({asset:t,commands:n,findings:r}){const{strategy:i}=t.value,h=Array.isArray(i)&&i.some(
f);return[...n.flatMap(p=>{const{command:c,location:m,profiles:T}=p,E={location:m,subject:{...(0,$().subjectOf)(t),command:c}};
if(p.verdict!=="block"||g(p)){const v=Object.values(T).find(H=>H.required&&H.reason),b=v?.reason?[{...v.reason,...E}]:[];
return[...p.findings.map(d),...b]}return[(0,l().finding)("unsafe-validation-command",{command:c},E),...p.findings]}),...h?
[]:[(0,l().finding)("strategy-missing",{gene:t.id},(0,$().placeOf)(t,["strategy"]))],...r]}function d(t){return(0,j().ruleOf)(
t.rule).idle?{...t,severity:"error"}:t}function g({findings:t}){const n=t.filter(({severity:r})=>r==="error");return n.length>
0&&n.every(({rule:r})=>(0,j().ruleOf)(r).absent)}function f(t){return typeof t=="string"&&t.trim()!==""}async function a(t,n,{
policy:{policy:r,digest:i},workspace:{directory:h,tree:p}},{approver:c,secrets:m,...T}){const E=new Date,v=(0,R().additionsFor)(
r),b=(0,D().guardCheckout)(h,[...p.files()],v),H=await(0,I().auditAssets)(t,n,[]),{judgement:F,runResult:J}=await(0,L().
validate)(H,{policy:r,startedAt:E,heads:[{judge:()=>(0,s().judgedHead)(H,p,{policy:r,digest:i},"")}],approver:c,runs:!0,
run:W=>(0,N().runAudited)(H,{...T,checkout:b,tree:p,attended:!1,policy:r,fork:!0,waiting:W})}),{genes:B}=F,K=B.map(W=>(0,A().
redactGene)(W,m)),X=(0,A().validationReportsOf)(K,{nodeOf:J.nodeOf,policyDigest:i,startedAt:E,finishedAt:new Date});return{
findings:new Map(B.map(W=>[W.gene.asset,u(W,r.fail_on)])),reports:X.filter(W=>W!==null)}}const e="Approve the commands i\
f they wait for approval, and run the promotion again";function u(t,n){const r=(0,C().findingsOf)(t);if(t.verdict==="pas\
s"||t.verdict==="warn"||(0,G().severityVerdict)(r,n)==="fail")return r;const{asset:h}=t.gene,p={what:"run",type:h.type,id:h.
id,why:t.summary,fix:e};return[...r,(0,l().finding)("evidence-missing",p,(0,$().placeOf)(h))]}},50414:function(U,y,o){Object.
defineProperty(y,"__esModule",{value:!0}),y.filesInFolder=G,y.readCandidates=A,y.readWhole=j;function s(){const w=o(61331);
return s=function(){return w},w}function $(){const w=o(64385);return $=function(){return w},w}function I(){const w=o(52117);
return I=function(){return w},w}function P(){const w=o(41895);return P=function(){return w},w}function M(){const w=o(48741);
return M=function(){return w},w}function R(){const w=o(93028);return R=function(){return w},w}function D(){const w=o(95132);
return D=function(){return w},w}function O(){const w=o(42312);return O=function(){return w},w}function A(w,S){const d=w.
flatMap(t=>t.bytes[0]===31&&t.bytes[1]===139?(0,O().readArchive)(t.bytes).map(({name:r,bytes:i})=>({file:(0,$().readAssetFile)(
`${t.name}/${r}`,i,S),archive:t})):{file:j(t,S)}),g=d.map(l),f=g.flatMap(t=>t.candidates),a=g.flatMap(t=>t.findings),e=d.
flatMap(({file:t})=>t.messages??[]).filter(({value:t})=>!(0,s().carriesAssets)(t)),[u]=a;if(f.length+e.length===0&&u!==void 0)
throw C(u);return{candidates:f,findings:a,messages:e}}function j({name:w,bytes:S},d){if(S.length<=d.maxBytes)return(0,$().
readAssetFile)(w,S,d);throw new(P()).GateError("input_invalid",`${w} is larger than ${d.maxBytes} bytes.`,"Pass the cand\
idates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function l({file:w,archive:S}){const d=new Set(
w.problems.filter(({rule:e})=>e!=="duplicate-id"&&e!=="without-effect")),g=[...d];return{candidates:w.assets.filter(({envelope:e,
cut:u})=>!u&&(!e||(0,s().carriesAssets)(e))).map(e=>{const u=e.envelope??S;if(g.length===0)return{asset:e,findings:[],bundle:u};
const t=e.locate(),n=g.filter(({location:r})=>N(r,t));for(const r of n)d.delete(r);return{asset:e,findings:n.map(I().assetProblemFinding),
bundle:u}}),findings:[...d].map(I().assetProblemFinding)}}function N(w,S){const{line:d,column:g,end_line:f=d,end_column:a=g}=S,
e=w.line>d||w.line===d&&w.column>=g,u=w.line>f||w.line===f&&w.column>a;return e&&!u}function C(w){const{message:S,remedy:d}=(0,D().
describe)(w),{path:g,line:f}=w.location??{path:"",line:1},a=`${g} contains no candidate. Line ${f}: ${S}`;return new(P()).
GateError("input_invalid",a,d)}const L=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function G(w,S){const d=(n,r)=>new(P()).
GateError("input_invalid",`The directory ${S} cannot be read: ${n}.`,r),g=[...(0,M().folderTree)(w).files()],f=g.find(({
path:n})=>n.endsWith(".gepx"));if(f)throw d(`${f.path} is an archive`,"Pass archives one by one.");const a=g.filter(({path:n,
kind:r})=>(0,R().isRegular)(r)&&/\.jsonl?$/.test(n)&&!L.test(n)),{entries:e,bytes:u}=O().CANDIDATE_LIMITS,t=a.reduce((n,{
size:r=0})=>n+r,0);if(a.length===0)throw d("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(a.
length>e||t>u){const n=`at most ${e} files with ${u} bytes are read`;throw d(n,"Pass the files in smaller directories.")}
return a.map(({path:n})=>n)}},47440:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),y.decide=l;function s(){
const t=o(27199);return s=function(){return t},t}function $(){const t=o(72391);return $=function(){return t},t}function I(){
const t=o(47771);return I=function(){return t},t}function P(){const t=o(59490);return P=function(){return t},t}function M(){
const t=o(13580);return M=function(){return t},t}function R(){const t=o(95132);return R=function(){return t},t}function D(){
const t=o(47350);return D=function(){return t},t}function O(){const t=o(72883);return O=function(){return t},t}function A(){
const t=o(63575);return A=function(){return t},t}function j(){const t=o(52220);return j=function(){return t},t}function l(t,n){
const{policy:r}=n,i=new Map(n.known.toReversed().map(E=>[(0,O().assetKey)(E),E])),h=N(n,i),p=[],c=[];for(const{asset:E,findings:v}of t){
const b=i.get((0,O().assetKey)(E)),H=n.revocations(E),F=n.audited(E),J=v.some(({severity:z})=>z==="error")||F.some(({rule:z})=>(0,M().
ruleOf)(z).otherAsset),B=H?void 0:S(E,J?void 0:b);if(B!==void 0){c.push({asset:E,reason:B});continue}const K=(0,A().evidenceOf)(
E,n.evidence),X=[...H?[H]:[],...G(E,b),...v,...F,...h(E),...(0,j().exchangeFindings)(E),...(0,j().unhashedFindings)(E),...(0,j().
traceFindings)(E),...K.findings],W=g(E,K,X,r.fail_on);p.push(W),W.outcome==="promoted"&&i.set((0,O().assetKey)(E),E)}const m=new Map(
t.map(({asset:E,bundle:v})=>[E,v])),T=new Set(n.known.map(O().assetKey));return{decided:e(p,m,T),skipped:c}}function N({
events:t,policy:n},r){const i=new Set(t.map(({value:p})=>p.id)),h=(0,I().streakCounter)(t,!0);return p=>{if(p.type==="Ca\
psule")return(0,$().broadcastFindings)(p,h(p),n.a2a);const{parent:c}=p.value;if(p.type!=="EvolutionEvent"||typeof c!="st\
ring")return[];if(i.has(c)||r.has((0,O().assetKey)({type:p.type,id:c})))return[];const E={event:p.id,parent:c,where:"nei\
ther a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"};
return[(0,R().finding)("event-parent-missing",E,(0,s().placeOf)(p,["parent"]))]}}const C=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
L=200;function G(t,n){const{type:r,id:i}=t;return[C.test(i)&&"has control characters",i.length>L&&`has ${i.length} chara\
cters, more than ${L}`,n&&!(0,j().isSameAsset)(t,n)&&`is that of another ${r} with different content in \`${n.path}\`, wh\
ich is kept`].flatMap(p=>p?[(0,R().finding)("id-unusable",{type:r,id:i,why:p},(0,s().placeOf)(t,["id"]))]:[])}const w=new Set(
["Gene","Capsule","EvolutionEvent"]);function S(t,n){const{type:r,id:i}=t;if(!w.has(r))return(0,R().finding)("nothing-to\
-promote",{what:`The ${r} \`${i}\``},(0,s().placeOf)(t));if(!(n===void 0||!(0,j().isSameAsset)(t,n)))return(0,R().finding)(
"already-promoted",{type:r,id:i,place:n.path},(0,s().placeOf)(t))}const d={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function g(t,n,r,i){const h=b=>["fail","error"].includes((0,D().severityVerdict)([b],i)),p=f(r.filter(h)),c=(0,R().
eligibilityOf)(p),m=new Set(p.map(a)),T=({rule:b})=>c==="unproven"||b!=="evidence-too-low",E=[...p.filter(b=>!(0,R().isMissingEvidence)(
b)),...p.filter(R().isMissingEvidence).filter(T)],v=f(r.filter(b=>!h(b)&&!m.has(a(b))));return{asset:t,outcome:d[c],eligibility:c,
evidence:n,reasons:E,notices:v}}function f(t){return[...new Map(t.map(n=>[a(n),n])).values()]}function a({rule:t,args:n}){
return JSON.stringify([t,n])}function e(t,n,r){const i=({asset:v})=>n.get(v),h=t.filter(({asset:v})=>v.type==="Gene"),p=(0,P().
groupBy)(h,({asset:{id:v}})=>v),c=({asset:{type:v,value:b}})=>v==="Capsule"?p.get(b.gene??null)??[]:[],m=v=>{const b=i(v);
return b?c(v).filter(H=>i(H)===b):[]},T=new Map;for(const v of t){const[b]=m(v),H=b&&[b,v].find(({outcome:F})=>F!=="prom\
oted");H&&!T.has(b)&&T.set(b,H)}const E=v=>v.outcome==="promoted"&&!T.has(v);return t.map(v=>{if(v.outcome!=="promoted")
return v;const b=m(v),H=c(v).filter(({asset:K})=>!r.has((0,O().assetKey)(K))),F=b.length>0?b:H,J=F.some(E)?void 0:F[0],B=T.
get(v)??(J&&(T.get(J)??J));return B===void 0?v:u(v,B)})}function u(t,{asset:n}){const{type:r,id:i}=t.asset,h={type:r,id:i,
otherType:n.type,other:n.id},p=(0,R().finding)("bundle-incomplete",h,(0,s().placeOf)(t.asset));return{...t,outcome:"quar\
antined",eligibility:"unproven",reasons:[p]}}},72883:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),y.
assetKey=N,y.eventsOf=w,y.promotionPolicy=g,y.readEventLog=L,y.readOwnAssets=C,y.withWorkspace=S;function s(){const f=o(
78114);return s=function(){return f},f}function $(){const f=o(35474);return $=function(){return f},f}function I(){const f=o(
52117);return I=function(){return f},f}function P(){const f=o(41895);return P=function(){return f},f}function M(){const f=o(
74238);return M=function(){return f},f}function R(){const f=o(63550);return R=function(){return f},f}function D(){const f=o(
35720);return D=function(){return f},f}function O(){const f=o(67397);return O=function(){return f},f}function A(){const f=o(
34397);return A=function(){return f},f}function j(){const f=o(95132);return j=function(){return f},f}function l(){const f=o(
50414);return l=function(){return f},f}function N({type:f,id:a}){return`${f} ${a}`}async function C(f,a){const e={base:"",
audited:"",files:[]},{files:u}=await(0,$().readSides)({baseTree:f,headTree:f,change:e,policy:a});for(const{path:t,unread:n,
problems:r}of u){const i=r.find(s().hidesContent);if(n===void 0&&i===void 0)continue;const h=i?`line ${i.location.line}:\
 ${i.detail}`:n;throw new(P()).GateError("file_unreadable",`${t} cannot be read completely: ${h}.`,"Fix the file, or inc\
rease `assets.max_file_bytes` in the policy; it could contain an asset with the id of a candidate.")}return{assets:u.flatMap(
({assets:t})=>t),messages:u.flatMap(({messages:t})=>t??[])}}function L(f,a){const e=(0,l().readWhole)(f,a),[u]=e.messages??
[];if(u!==void 0)throw G(f,u.location.line,"a message between agents is not a log.","Pass the log of your own repository\
; use --assets for messages of other agents.");const t=e.problems.filter(({rule:i})=>i!=="duplicate-id").map(I().assetProblemFinding).
find(({severity:i})=>i==="error");if(t===void 0)return e.assets;const{message:n,remedy:r}=(0,j().describe)(t);throw G(f,
t.location?.line,n,r)}function G({name:f},a=1,e,u){const t=`The event log cannot be read. ${f}, line ${a}: ${e}`;return new(P()).
GateError("input_invalid",t,u)}function w(f){return f.filter(({type:a})=>a==="EvolutionEvent").map(({value:a,path:e})=>({
value:a,log:e}))}function S(f,a,e,u){return(0,A().withSourceTree)(f,a,async(t,n,r)=>{const i=r&&await d(r,u),h=i&&await(0,D().
readTree)(r,i);return e({directory:n,tree:t,...h&&{defaultBranch:h}})})}async function d(f,a){return a===void 0?(await(0,O().
findDefaultBranch)(f))?.commit:(await(0,O().lookUpCommits)(f,[`refs/remotes/origin/${a}`]))[0]}function g(f){const a=f?.
tree??(0,R().literalTree)({},"no repository");return(0,M().loadPolicy)(a,a.label)}},63575:function(U,y,o){Object.defineProperty(
y,"__esModule",{value:!0}),y.evidenceOf=j;function s(){const t=o(57975);return s=function(){return t},t}function $(){const t=o(
23404);return $=function(){return t},t}function I(){const t=o(27199);return I=function(){return t},t}function P(){const t=o(
77680);return P=function(){return t},t}function M(){const t=o(38863);return M=function(){return t},t}function R(){const t=o(
38942);return R=function(){return t},t}function D(){const t=o(39763);return D=function(){return t},t}function O(){const t=o(
58504);return O=function(){return t},t}function A(){const t=o(95132);return A=function(){return t},t}function j(t,n){const{
type:r,id:i}=t,h=C(r==="Gene"?L(t,n):{level:"claimed",findings:[]},n.signed?.(t)),p=r==="Gene"||n.required==="signed"?n.
required:"claimed";if((0,R().isAtLeast)(h.level,p)){const m=h.findings.filter(T=>!(0,A().isMissingEvidence)(T));return{...h,
findings:[...m,...N(t,h,n)]}}if(h.findings.length>0)return h;const c={type:r,id:i,level:h.level,required:p};return{...h,
findings:[(0,A().finding)("evidence-too-low",c,(0,I().placeOf)(t))]}}const l={none:D().PROOF_OUTCOMES,any:["fails_withou\
t_change","fails_when_new_code_fails"],reverted:["fails_without_change"]};function N(t,{proof:n,attestation:r},i){if(!(t.
type==="Gene"&&r===void 0&&i.proof!=="none")||n&&l[i.proof].includes(n))return[];const p=`the policy requires the proof \
\`${i.proof}\`, but for no command is it shown that it fails without the change`;return[e(t,p)]}function C(t,n){return n===
void 0?t:"accepted"in n?{...t,level:"signed",attestation:n.accepted}:{...t,findings:[...n.findings,...t.findings]}}function L(t,n){
const{reports:r,ran:i,required:h}=n,p=i?.has(t)?[{level:"gate",origin:"gate",findings:[]}]:[],m=[...(r?.get(t.value.asset_id)??
[]).map(b=>G(t,b,n)),...p],T=m.findLast(({origin:b})=>b==="gate"||b&&h==="claimed")??m.findLast(({origin:b})=>b)??m[0];if(T===
void 0)return{level:"claimed",findings:r?[a(t,r)]:[]};const{origin:E,...v}=T;return v}function G(t,n,r){const{gate:i,policyDigest:h}=r,
{policy_digest:p,gene_id:c}=n,m=(0,I().placeOf)(t),T=`report \`${typeof n.id=="string"?n.id:"unknown"}\``,{ok:E,commands:v=[],
contradictory:b}=(0,O().readValidationReport)(n)??{},H=i?.report.genes.filter(Z=>Z.id===t.id)??[],F=n.overall_ok===!0&&E===
!0&&H.every(w),J=v.map(({command:Z})=>Z.trim()),B=(0,P().commandsToRun)(t),K=[!(0,$().verifyAssetId)(n)&&"its `asset_id`\
 does not match its content",c!=null&&c!==t.id&&"it names another gene",b&&"its `commands` and `results` differ",F&&i&&S(
i.report,t),F&&!(0,s().isDeepStrictEqual)(J,B)&&`it lists ${u(J)}, but the gene has ${u(B)}`].flatMap(Z=>Z?[(0,A().finding)(
"evidence-invalid",{source:T,why:Z},m)]:[]),W=F?[]:[(0,A().finding)("validation-failed",{source:T,what:"does not show th\
at every command passed"},m)],V=[(p!==h||i&&i.report.policy?.digest!==h)&&`the ${T} was made with the policy \`${p??"unk\
nown"}\`, not with \`${h}\``,...d(i?.report).map(Z=>`the ${T} is not of a gate: ${Z}`)].flatMap(Z=>Z?[e(t,Z)]:[]),Y=[...K,
...W,...V];if(K.length>0)return{level:"claimed",findings:Y};const Q=i&&V.length===0?"gate":"claimed";if(!F)return{level:"\
claimed",origin:Q,findings:Y};const x=D().PROOF_OUTCOMES.find(Z=>v.some(q=>q.proof===Z));return{...{report:n,...i&&{reportDigest:i.
digest},...x&&{proof:x}},level:Q,origin:Q,findings:Y}}function w({verdict:t}){return t==="pass"||t==="warn"}function S({
genes:t,findings:n},{id:r,value:i}){const h=t.filter(m=>m.id===r);if(!h.some(({asset_id:m})=>(m??i.asset_id)===i.asset_id))
return"the GateReport that contains it does not list this version of the gene";if(n.some(({severity:m,suppressed:T,subject:E})=>m===
"error"&&!T&&E?.type==="Gene"&&E.id===r))return"the GateReport contradicts it: it has an error about the gene";const c=({
verdict:m,outcome:T})=>m!=="block"&&T?.status==="passed";if(!h.every(({commands:m})=>m.length>0&&m.every(c)))return"the \
GateReport contradicts it: not all commands of the gene have passed in it"}function d(t){if(t===void 0)return[];const{tool:n,
verdict:r,policy:i,isolation:h,error:p}=t;return[!(n?.name===M().TOOL.name&&r!==void 0&&r!=="error")&&"it is not a repor\
t of this gate",i?.enforce==="report"&&"its policy only reports, and fails nothing",h?.untrusted&&"a runner that the pul\
l request controls reported its results",(p??null)!==null&&"it has an error"].filter(m=>typeof m=="string")}const g="Val\
idate the current version of the gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--r\
eport`",f="Run the gate, or ask the author for a report with `gene_asset_id`, the `asset_id` of the gene that was valida\
ted, hashed with it";function a(t,n){const r=[void 0,null].flatMap(p=>n.get(p)??[]),[i]=r.filter(({gene_id:p})=>p===t.id);
if(i===void 0)return e(t,"no report names its `asset_id`");const h=`the report \`${i.id}\` names the gene by its id alone\
, not the version that it validated (\`gene_asset_id\`)`;return e(t,h,f)}function e(t,n,r=g){const i={what:"report",type:t.
type,id:t.id,why:n,fix:r};return(0,A().finding)("evidence-missing",i,(0,I().placeOf)(t))}function u(t){return t.length===
0?"no commands":[...t.slice(0,3).map(r=>`\`${r}\``),...t.length>3?[`${t.length-3} more`]:[]].join(", ")}},39242:function(U,y,o){
Object.defineProperty(y,"__esModule",{value:!0}),y.promote=w;function s(){const a=o(94534);return s=function(){return a},
a}function $(){const a=o(68450);return $=function(){return a},a}function I(){const a=o(1348);return I=function(){return a},
a}function P(){const a=o(72025);return P=function(){return a},a}function M(){const a=o(2833);return M=function(){return a},
a}function R(){const a=o(4378);return R=function(){return a},a}function D(){const a=o(74238);return D=function(){return a},
a}function O(){const a=o(80543);return O=function(){return a},a}function A(){const a=o(50414);return A=function(){return a},
a}function j(){const a=o(47440);return j=function(){return a},a}function l(){const a=o(72883);return l=function(){return a},
a}function N(){const a=o(31170);return N=function(){return a},a}function C(){const a=o(97148);return C=function(){return a},
a}function L(){const a=o(52220);return L=function(){return a},a}function G(){const a=o(8779);return G=function(){return a},
a}async function w(a){const{policy:e,workspace:u,report:t,attestation:n,trustedRoot:r,now:i=new Date}=a,{policy:h}=e,p=(0,s().
assetLimits)(h.assets.max_file_bytes),{candidates:c,findings:m,messages:T}=(0,A().readCandidates)(a.candidates,p),E=u?await(0,l().
readOwnAssets)(u.tree,h):{assets:[],messages:[]},v=await S(E.assets,a),b=a.events&&(0,l().readEventLog)(a.events,p),H=(0,$().
commonStart)(E.assets.filter(({type:z})=>z==="Gene").map(({path:z})=>z),{policy:h,tree:u?.tree}),F=R().Judge.by({policy:h,
tree:u?.tree,changed:new Set,platform:a.platform,cwd:H.root,checkoutAs:H.checkoutAs,...a.signal&&{signal:a.signal}}),J=c.
map(({asset:z})=>z),B=(0,L().revocationsIn)([...E.messages,...T]),K={policy:h,known:v,events:(0,l().eventsOf)(b??E.assets),
audited:await(0,O().auditCandidates)(J,F,[...v,...b??[]]),revocations:B,evidence:{policyDigest:e.digest,required:h.a2a.require_evidence,
proof:h.a2a.require_proof,...t&&(0,C().readEvidence)(t,p),...n&&r&&{signed:(0,G().judgeBySignatures)(n,r,e,i)}}},{decisions:X,
reports:W}=await f(a,c,K,F);return(0,N().promotionOf)(X,{policy:e,decidedAt:i,inputs:d(a),loose:m,messages:T,revoked:E.assets.
flatMap(z=>{const V=B(z);return V?[{asset:z,reason:V}]:[]}),reports:W,gate:u?await g(u,e):[]})}async function S(a,{candidates:e,
workspace:u}){const t=new Set;for(const{name:n,bytes:r}of e)a.some(({path:i})=>i===n)&&await u?.tree.read(n).then(i=>i.equals(
r))&&t.add(n);return a.filter(({path:n})=>!t.has(n))}function d(a){const{candidates:e,events:u,report:t,attestation:n}=a;
return[...e.map(i=>["assets",i]),["events",u],["report",t],["attestation",n]].flatMap(([i,h])=>h?[{role:i,name:h.name,digest:(0,M().
digestOf)(h.bytes)}]:[])}async function g({tree:a,defaultBranch:e},u){if(e===void 0)return[];const t=u.source==="file"?void 0:
D().POLICY_PATH,n=[e,a].flatMap(m=>[...m.files()]).map(({path:m})=>m),r=(m,T=a.stat(m)?.oid)=>T!==void 0&&T===e.stat(m)?.
oid,i=new Set(n.filter(m=>!r(m))),{policy:h}=u,p={policyPath:t,policy:h,loadedPolicy:u,baseTree:e,tree:a,changedNames:i};
return(await(0,I().gateChange)(p)).filter(({rule:m})=>m==="gate-weakened")}async function f({run:a,workspace:e,policy:u},t,n,r){
if(a===void 0||e===void 0)return{decisions:(0,j().decide)(t,n),reports:[]};const i=v=>({...n.evidence,ran:new Set(v)}),h=t.
map(({asset:v})=>v),p=(0,j().decide)(t,{...n,evidence:i(h)}).decided.filter(({asset:v,outcome:b})=>v.type==="Gene"&&b===
"promoted").map(({asset:v})=>v),c=await(0,O().runGenes)(p,r,{policy:u,workspace:e},a),m=v=>p.includes(v)?c.findings.get(
v)??[(0,P().assetNotJudged)(v,"the run returned no result")]:[],T=v=>[...n.audited(v),...m(v)];return{decisions:(0,j().decide)(
t,{...n,audited:T,evidence:i(p)}),reports:c.reports}}},18421:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),
y.openInputs=D;function s(){const O=o(73024);return s=function(){return O},O}function $(){const O=o(76760);return $=function(){
return O},O}function I(){const O=o(38321);return I=function(){return O},O}function P(){const O=o(73388);return P=function(){
return O},O}function M(){const O=o(50414);return M=function(){return O},O}function R(O,A){const[j]=A,l=A.find(C=>C.name===
`${O}/gate-report.json`);if(l||A.length===1)return l??j;const N=A.flatMap(({bytes:C})=>[C,Buffer.from(`
`)]);return{name:O,bytes:Buffer.concat(N)}}async function D({assets:O,events:A,report:j,attestation:l,trustedRoot:N},C,L){
const G=async(d,g=(0,P().inputName)(d))=>({name:g,bytes:await(0,I().buffer)(L(d))}),w=async d=>d===void 0?void 0:G(d),S=async d=>{
const g=(0,$().resolve)(C,d);if(!(d!=="-"&&(0,s().statSync)(g,{throwIfNoEntry:!1})?.isDirectory()))return[await G(d)];const a=[];
for(const e of(0,M().filesInFolder)(g,d))a.push(await G((0,$().join)(g,e),`${d}/${e}`));return a};return{candidates:await S(
O),events:await w(A),report:j===void 0?void 0:R(j,await S(j)),attestation:await w(l),trustedRoot:await w(N)}}},73517:function(U,y,o){
Object.defineProperty(y,"__esModule",{value:!0}),y.EMITTED=void 0,y.messageLines=R,y.promotedFiles=C,y.promotedLines=L,y.
quarantinedLines=w;function s(){const S=o(61331);return s=function(){return S},S}function $(){const S=o(10289);return $=
function(){return S},S}const I=y.EMITTED=["decision","report","revoke"],P={promoted:"accept",quarantined:"quarantine",rejected:"\
reject"},M={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event pr\
omoted for provenance tracking"};function R(S,d,{id:g,now:f,random:a}){return D(d,S).map(e=>G({protocol:s().PROTOCOL,protocol_version:"\
1.0.0",message_type:d,message_id:`msg_${f.getTime()}_${a()}`,sender_id:g,timestamp:f.toISOString(),payload:e}))}function D(S,{
decisions:d,skipped:g,reports:f,revoked:a=[]}){switch(S){case"decision":return[...d.map(O),...g.flatMap(A)];case"report":
return f.map(j);case"revoke":return a.map(e=>({...l(e),reason:e.reason.message}))}}function O(S){const{outcome:d,type:g}=S,
[f]=S.reasons,a=f===void 0?null:`${f.message} (${f.rule})`,e=d==="promoted"?M[g]??null:a;return{...l(S),decision:P[d],reason:e}}
function A(S){const{rule:d,message:g}=S.reason;return d!=="already-promoted"?[]:[{...l(S),decision:P.promoted,reason:g}]}
function j(S){const{gene_asset_id:d,gene_id:g}=S;return{...l({asset_id:typeof d=="string"?d:null,id:g}),validation_report:S}}
function l({asset_id:S,id:d}){return{target_asset_id:S,target_local_id:d}}const N={Gene:"promoted-genes.jsonl",Capsule:"\
promoted-capsules.jsonl",EvolutionEvent:"promoted-events.jsonl"};function C({promoted:S}){return Object.entries(N).map(([
d,g])=>[g,L({promoted:S.filter(f=>f.type===d)})])}function L({promoted:S}){return S.map(G)}function G(S){return`${(0,$().
jsonLine)(S)}
`}function w({quarantined:S}){return S.map(({asset:d,sender_id:g})=>G(g===void 0?d:{protocol:s().PROTOCOL,message_type:"\
publish",sender_id:g,payload:{asset:d}}))}},31170:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),y.promotionOf=
l;function s(){const e=o(61331);return s=function(){return e},e}function $(){const e=o(85475);return $=function(){return e},
e}function I(){const e=o(94377);return I=function(){return e},e}function P(){const e=o(59490);return P=function(){return e},
e}function M(){const e=o(38863);return M=function(){return e},e}function R(){const e=o(13580);return R=function(){return e},
e}function D(){const e=o(95132);return D=function(){return e},e}function O(){const e=o(37075);return O=function(){return e},
e}function A(){const e=o(48791);return A=function(){return e},e}function j(){const e=o(52220);return j=function(){return e},
e}function l({decided:e,skipped:u},t){const{policy:n,loose:r,gate:i,revoked:h}=t,{source:p,path:c,digest:m,policy:T}=n,E=F=>e.
filter(J=>J.outcome===F),v=new Map(E("promoted").map(({asset:F})=>[F,(0,j().promotedForm)(F,T.a2a.confidence_factor)])),
H=[...e.map(({reasons:F})=>F),...r.map(F=>[F])].filter(F=>F.some(({rule:J})=>(0,R().ruleOf)(J).undecided)).length;return{
type:"PromotionReport",schema_version:A().PROMOTION_VERSION,tool:M().TOOL,policy:{source:p,path:c,digest:m,require_evidence:T.
a2a.require_evidence},decided_at:t.decidedAt.toISOString(),inputs:t.inputs,decisions:e.map(F=>N(F,v.get(F.asset))),promoted:[
...v].map(([{type:F,id:J},B])=>({...B,type:F,id:J})),quarantined:E("quarantined").map(F=>({...C(F),...G(F.asset),asset:F.
asset.value})),rejected:[...E("rejected").map(C),...d(r).map(g)],skipped:[...u.map(w),...t.messages.map(S)],reports:[...t.
reports,...e.flatMap(({evidence:{report:F}})=>F===void 0?[]:[{...F,gene_id:String(F.gene_id)}])],...H>0&&{undecided:H},...i.
length>0&&{gate:i.map(a)},...h.length>0&&{revoked:h.map(w)}}}function N({asset:e,outcome:u,eligibility:t,evidence:n,reasons:r,
notices:i},h){const{report:p,level:c,reportDigest:m,attestation:T,proof:E}=n;return{...f(e),...G(e),outcome:u,eligibility:t,
evidence:{level:c,...typeof p?.id=="string"&&{report_id:p.id},...m!==void 0&&{report_digest:m},...T&&{attestation:T},...E&&
{proof:E}},hash:L(e),promoted_asset_id:typeof h?.asset_id=="string"?h.asset_id:null,reasons:r.map(a),notices:i.map(a)}}function C({
asset:e,reasons:u}){return{...f(e),reasons:u.map(a)}}function L(e){return{form:(0,$().matchContentHash)(e)??(0,I().otherHashForm)(
e)??null,content:(0,$().contentHash)(e.value)}}function G({envelope:e}){const u=e&&(0,s().senderOf)(e);return u===void 0?
{}:{sender_id:u}}function w({asset:e,reason:u}){return{...f(e),reason:a(u)}}function S({value:e,location:u}){const{path:t,
line:n}=u,{message_id:r,message_type:i}=e,h=typeof r=="string"?r:`${t}:${n}`,p=`A message of the type \`${typeof i=="str\
ing"?i.slice(0,40):"unknown"}\``,c=a((0,D().finding)("nothing-to-promote",{what:p},{location:u}));return{id:h,type:"Mess\
age",asset_id:null,path:t,line:n,reason:c}}function d(e){return[...(0,P().groupBy)(e,({location:u})=>JSON.stringify([u?.
path,u?.line])).values()]}function g(e){const{path:u,line:t}=e[0]?.location??{path:"",line:1};return{id:u,type:"File",asset_id:null,
path:u,line:t,reasons:e.map(a)}}function f({id:e,type:u,path:t,value:n,locate:r}){const{asset_id:i}=n;return{id:e,type:u,
asset_id:typeof i=="string"?i:null,path:t,line:r().line}}function a(e){const{rule:u,severity:t}=e;return{id:(0,O().identityOf)(
e),rule:u,severity:t,...(0,D().describe)(e)}}},80335:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),y.
countsOf=D,y.promotionPage=R,y.renderPromotion=P;function s(){const O=o(10289);return s=function(){return O},O}function $(){
const O=o(31626);return $=function(){return O},O}const I=1e3;function P(O,A){const j=(0,$().layoutOf)(A),{quarantined:l,
rejected:N,skipped:C,decisions:L,gate:G=[]}=O,w=(e,u)=>(0,$().prose)(j,e,u),S=(e,{message:u,rule:t})=>w(e,`${u} (${t})`),
d=(e,u,t)=>{const{shown:n,rest:r}=(0,$().limited)(e,I,`${u} candidate`,j);return[...n.map(t),r]},g=(e,u,{type:t,id:n,path:r,
line:i})=>{const h=(0,$().shortName)(t==="File"?`${r}:${i}`:`${t} ${n}`,(0,$().roomOf)(j));return(0,$().labelled)(j,e,[j.
paint("strong",h)],u)},f=(e,u,t)=>{const[n,...r]=t.reasons,{shown:i,rest:h}=(0,$().limited)(r,0,"reason",j);return[...g(
e,u,t),...n?[...S("why",n),...w("fix",n.remedy)]:[],...i.flatMap(p=>S("also",p)),...h]},a=L.filter(({outcome:e})=>e==="p\
romoted");return(0,$().page)([...d(N,"rejected",e=>f("rejected","bad",e)),...d(l,"quarantined",e=>f("quarantine","quiet",
e)),...d(j.verbose||L.length===0?C:[],"skipped",e=>[...g("skipped","quiet",e),...S("why",e.reason)]),...d(a,"promoted",e=>[
...g("promoted","good",e),...w("evidence",e.evidence.level),...j.verbose?e.notices.flatMap(u=>S("note",u)):[]]),...G.map(
e=>S("gate",e)),w("result",D(O))])}const M=1e3;function R(O){const j=P(O,{columns:120,colour:!1,verbose:!1}).trimEnd().split(
`
`),l=j.length-M;return[`## Promotion: ${D(O)}`,"",...(0,s().markdownFence)(j.slice(0,M)),...l>0?[`And ${l} more lines, i\
n the log.`]:[],""].join(`
`)}function D({promoted:O,quarantined:A,rejected:j,skipped:l}){return Object.entries({promoted:O,quarantined:A,rejected:j,
skipped:l}).filter(([,C])=>C.length>0).map(([C,{length:L}])=>`${L} ${C}`).join(", ")||"no candidates"}},48791:function(U,y,o){
Object.defineProperty(y,"__esModule",{value:!0}),y.PROMOTION_VERSION=y.OUTCOMES=y.FAIL_ON=void 0,y.exitCodeOf=e,y.promotionSchema=
void 0;function s(){const u=o(7723);return s=function(){return u},u}function $(){const u=o(79167);return $=function(){return u},
u}function I(){const u=o(38942);return I=function(){return u},u}function P(){const u=o(99462);return P=function(){return u},
u}function M(){const u=o(4190);return M=function(){return u},u}function R(){const u=o(39763);return R=function(){return u},
u}const D=y.PROMOTION_VERSION="1.0.0",O=s().string().regex(/^[0-9a-f]{64}$/),A=s().object({id:O.describe("Identity of th\
e reason: the same in every run, even if its position changes."),rule:s().string(),severity:P().severitySchema,message:s().
string(),remedy:s().string()}),j={id:s().string(),type:$().assetTypeSchema,asset_id:s().string().nullable().describe("Th\
e hash that the candidate declares."),path:s().string(),line:s().int().min(1)},l=s().array(A).min(1).describe("Why; the \
first reason is the one to fix first."),N=s().object({...j,type:s().enum([...R().ASSET_TYPES,"File","Message"]).describe(
"`File` for a part of the source that is not an asset, `Message` for a message."),reasons:l}),C=N.extend({type:$().assetTypeSchema,
sender_id:s().string().optional(),asset:s().looseObject({}).describe("The candidate as it was received.")}),L=s().object(
{role:s().enum(["assets","events","report","attestation"]),name:s().string(),digest:$().digestSchema.describe("The SHA-2\
56 of its bytes.")}),G=y.OUTCOMES=["promoted","quarantined","rejected"],w=s().object({issuer:s().string().describe("Who \
confirmed the identity, as a URL."),repository:s().string().describe("`owner/name` of the repository whose workflow sign\
ed."),workflow:s().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:s().string().describe(
"The ref that the workflow ran for.")}),S=s().object({source:s().string().describe("The file and position."),digest:$().
digestSchema.describe("Digest of the signed statement."),policy_digest:$().digestSchema.describe("The policy of that pro\
motion."),decided_at:s().iso.datetime(),signer:w}).describe("The signed promotion that promoted the same content."),d=s().
enum(M().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if it is non\
e of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and `local` are accepte\
d."),g=s().object({...j,sender_id:s().string().optional().describe("The sender of the message that contained it."),outcome:s().
enum(G),eligibility:I().eligibilitySchema,evidence:s().object({level:I().evidenceLevelSchema,report_id:s().string().optional().
describe("The ValidationReport that reached the level."),report_digest:$().digestSchema.optional().describe("Digest of t\
he GateReport that contains it."),attestation:S.optional(),proof:s().enum(R().PROOF_OUTCOMES).optional().describe("Wheth\
er a command of the Gene fails without the change.")}),hash:s().object({form:d,content:$().digestSchema.describe("The ha\
sh of the content by the current protocol.")}),promoted_asset_id:s().string().nullable().describe("Null if it is not pro\
moted."),reasons:s().array(A).describe("Why it is not promoted; empty if it is."),notices:s().array(A).describe("Finding\
s that do not prevent the promotion.")}),f=y.promotionSchema=s().object({type:s().literal("PromotionReport"),schema_version:s().
literal(D),tool:s().object({name:s().literal("gene-gate"),version:s().string()}),policy:s().object({source:s().enum(["de\
fault","base","file"]),path:s().string().optional(),digest:$().digestSchema,require_evidence:I().evidenceLevelSchema}),decided_at:s().
iso.datetime(),inputs:s().array(L).describe("The files that the decisions depend on."),decisions:s().array(g).describe("\
One for each candidate that is not skipped, in order."),promoted:s().array(s().looseObject({type:$().assetTypeSchema,id:s().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:s().array(C).describe("Nothing r\
efutes them, but evidence is missing."),rejected:s().array(N).describe("The candidates that are rejected."),skipped:s().
array(s().object({...j,type:N.shape.type,reason:A})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:s().array(s().looseObject({gene_id:s().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:s().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:s().array(A).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:s().array(s().object({...j,reason:A})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),a=y.FAIL_ON=["none","rejected","unp\
roven"];function e({quarantined:u,rejected:t,undecided:n},r){return n!==void 0?2:{none:[],rejected:t,unproven:[...t,...u]}[r].
length>0?1:0}},97148:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),y.readEvidence=O;function s(){const l=o(
7723);return s=function(){return l},l}function $(){const l=o(64385);return $=function(){return l},l}function I(){const l=o(
41895);return I=function(){return l},l}function P(){const l=o(59490);return P=function(){return l},l}function M(){const l=o(
31048);return M=function(){return l},l}function R(){const l=o(94644);return R=function(){return l},l}const D=s().looseObject(
{type:s().literal("GateReport"),head_sha:s().string(),tool:s().looseObject({name:s().string()}).optional(),verdict:s().string().
optional(),policy:s().looseObject({digest:s().string(),enforce:s().string().optional()}).nullish(),isolation:s().looseObject(
{untrusted:s().boolean().optional()}).optional(),error:s().unknown().optional(),genes:s().array(s().looseObject({id:s().
string(),asset_id:s().string().nullish(),verdict:s().string(),commands:s().array(s().looseObject({verdict:s().string().optional(),
outcome:s().looseObject({status:s().string()}).nullish()})).default([])})).default([]),findings:s().array(s().looseObject(
{severity:s().string(),suppressed:s().unknown().optional(),subject:s().looseObject({type:s().string(),id:s().string()}).
nullish()})).default([]),validation_reports:s().array(s().looseObject({type:s().literal("ValidationReport")}))});function O({
name:l,bytes:N},C){const L=(0,R().strictJson)({name:l,bytes:N},C);if("problem"in L)throw j(l,L.problem);const[G,...w]=L.
values,{data:S}=D.safeParse(G);if(S&&w.length===0){const f={report:S,digest:(0,M().reportDigest)(G)};return{reports:A(S.
validation_reports),gate:f}}const{assets:d}=(0,$().readAssetFile)(l,N,C),g=d.filter(({type:f})=>f==="ValidationReport");
if(g.length===0)throw j(l,"it contains no ValidationReport");return{reports:A(g.map(f=>f.value))}}function A(l){return(0,P().
groupBy)(l,({gene_asset_id:N})=>N)}function j(l,N){return new(I()).GateError("input_invalid",`${l} is not valid evidence\
: ${N}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},52220:function(U,y,o){
Object.defineProperty(y,"__esModule",{value:!0}),y.exchangeFindings=A,y.isSameAsset=C,y.promotedForm=L,y.revocationsIn=G,
y.traceFindings=l,y.unhashedFindings=j;function s(){const d=o(23404);return s=function(){return d},d}function $(){const d=o(
98285);return $=function(){return d},d}function I(){const d=o(27199);return I=function(){return d},d}function P(){const d=o(
61331);return P=function(){return d},d}function M(){const d=o(85475);return M=function(){return d},d}function R(){const d=o(
94377);return R=function(){return d},d}function D(){const d=o(57733);return D=function(){return d},d}function O(){const d=o(
95132);return O=function(){return d},d}function A(d){return[...(0,D().promotionSchemaFindings)(d),...(0,M().identityFindings)(
d,"author")].map(g=>({...g,severity:"error"}))}function j(d){const g=(0,M().unhashedFields)(d);return g.length===0?[]:[(0,O().
finding)("fields-not-hashed",{type:d.type,id:d.id,fields:g},(0,I().placeOf)(d))]}function l(d){const{type:g,id:f,value:a}=d;
if(g!=="Capsule"||Array.isArray(a.execution_trace))return[];const t={type:g,id:f,field:"execution_trace",fault:"is missi\
ng, and the stricter check of the reference engine refuses it",where:"",fix:"Ask the author for the steps as `execution_\
trace`"};return[(0,O().finding)("schema-field",t,{...(0,I().placeOf)(d),severity:"notice"})]}function N({value:{a2a:d}}){
return(0,I().isJsonObject)(d)?d.received_asset_id:void 0}function C(d,g){const[f,a]=[d,g].map(({value:e})=>(0,M().contentHash)(
(0,$().withoutAnnotations)(e)));return f===a?!0:(0,M().matchContentHash)(d)!==void 0&&N(g)===d.value.asset_id}function L({
type:d,value:g},f){const{confidence:a,a2a:e,asset_id:u}=g;if(d!=="Capsule"||typeof a!="number"){const n=(0,$().withoutAnnotations)(
g);return n!==g?{...n,asset_id:(0,s().computeAssetId)(n)}:(0,M().matchContentHash)({type:d,value:g})==="engine"?(0,R().asEngineHashed)(
g)??g:g}if(f===1&&(0,s().verifyAssetId)(g))return g;const t={...(0,M().matchContentHash)({type:d,value:g})==="hub"?(0,M().
asHubHashes)(g):g,confidence:a*f,a2a:{...(0,I().isJsonObject)(e)?e:{},status:"promoted",confidence_factor:f,received_asset_id:u??
null}};return{...t,asset_id:(0,s().computeAssetId)(t)}}function G(d){const g=new Map,f=new Map;for(const a of d.filter(({
value:e})=>e.message_type==="revoke")){const e=(0,P().payloadOf)(a.value),u=S(e.target_asset_id,e.asset_id,e.target_asset_ids),
t=S(e.target_local_id,e.local_id);for(const n of u)g.set((0,R().hashDigits)(n)??n,a);if(u.length===0)for(const n of t)f.
set(n,a)}return g.size+f.size===0?()=>{}:a=>{const{type:e,id:u,value:t}=a,r=S(t.asset_id,(0,M().contentHash)(a.value),N(
a),...e==="Capsule"?[(0,M().contentHash)((0,M().asHubHashes)(t))]:[]).map(h=>(0,R().hashDigits)(h)??h).find(h=>g.has(h)),
i=r===void 0?f.get(u):g.get(r);return i&&w(a,i)}}function w(d,{value:g}){const{type:f,id:a}=d,{reason:e}=(0,P().payloadOf)(
g),u=(0,P().senderOf)(g)??"an unknown sender",t=typeof e=="string"?e.slice(0,200):"";return(0,O().finding)("asset-revoke\
d",{type:f,id:a,by:u,why:t},(0,I().placeOf)(d))}function S(...d){return d.flatMap(g=>g??[]).filter(g=>typeof g=="string"&&
g!=="")}},8779:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),y.judgeBySignatures=C;function s(){const c=o(
7723);return s=function(){return c},c}function $(){const c=o(27199);return $=function(){return c},c}function I(){const c=o(
85475);return I=function(){return c},c}function P(){const c=o(41895);return P=function(){return c},c}function M(){const c=o(
38863);return M=function(){return c},c}function R(){const c=o(38942);return R=function(){return c},c}function D(){const c=o(
95132);return D=function(){return c},c}function O(){const c=o(36773);return O=function(){return c},c}function A(){const c=o(
48791);return A=function(){return c},c}function j(){const c=o(36262);return j=function(){return c},c}function l(){const c=o(
94644);return l=function(){return c},c}const N=s().looseObject({_type:s().literal("https://in-toto.io/Statement/v1"),predicateType:s().
literal(`${M().HOME}/promotion/v1`),predicate:A().promotionSchema});function C(c,m,T,E){const v=(0,j().readTrustedRoots)(
m),b=(0,l().strictJson)(c);if("problem"in b)throw L(c,b.problem);if(b.values.length===0)throw L(c,"it contains no bundle");
const H=b.values.map((F,J)=>{const B=b.values.length===1?c.name:`${c.name}, bundle ${J+1}`;return w(B,F,v)});return F=>d(
F,H,J=>a(F,J,T,E))}function L({name:c},m){const T="Pass a Sigstore bundle, such as the output `bundle-path` of `actions/\
attest`.";return new(P()).GateError("input_invalid",`${c} is not a file of attestations: ${m}.`,T)}const G=10*6e4;function w(c,m,T){
const E=(0,j().verifyBundle)(m,T),v=E.payload&&S(E.payload),b=typeof v=="object"?{promotion:v}:{},H=K=>({source:c,...b,refused:K});
if("refused"in E)return H(E.refused);if(typeof v!="object")return H(`${v}`);const{signer:F,signedAt:J,digest:B}=E;return Date.
parse(v.decided_at)>J+G?H("it was signed before the time that it states"):{source:c,promotion:v,signer:F,digest:B}}function S(c){
const m=(0,l().strictJson)({name:"payload",bytes:c});if("problem"in m)return`its statement is ambiguous: ${m.problem}`;if(m.
values.length!==1)return"its payload is not one JSON value";const{data:T,error:E}=N.safeParse(m.values[0]);if(T)return T.
predicate;const[v]=E.issues;return`its payload is not the statement of a promotion: ${v?.path.join(".")}: ${v?.message}`}
function d(c,m,T){const E=(0,I().contentHash)(c.value),v=[],b=[];for(const Y of m){const Q=Y.promotion?.decisions.filter(
({hash:k,promoted_asset_id:Z})=>k.content===E||Z===E);if(Q?.length===0)continue;const x=T(Y);x?v.push(x):"refused"in Y||
b.push(...(Q??[]).map(k=>({signed:Y,decision:k})))}const[H]=b.sort((Y,Q)=>Date.parse(Q.signed.promotion.decided_at)-Date.
parse(Y.signed.promotion.decided_at)||+(Y.decision.outcome==="promoted")-+(Q.decision.outcome==="promoted"));if(H===void 0){
const Y=p(c,"none is about its content",n);return{findings:v.length>0?v:[Y]}}const{promotion:F,signer:J,digest:B,source:K}=H.
signed,{outcome:X,evidence:W}=H.decision;if(X==="promoted"&&(c.type!=="Gene"||(0,R().isAtLeast)(W.level,"gate"))){const{
policy:Y,decided_at:Q}=F;return{accepted:{source:K,digest:B,policy_digest:Y.digest,decided_at:Q,signer:J}}}const z=`says\
 that it is ${X}, with the evidence \`${W.level}\``,V=g(H.signed);return X!=="rejected"?{findings:[p(c,`the ${V} ${z}`,n)]}:
{findings:[(0,D().finding)("validation-failed",{source:V,what:z},(0,$().placeOf)(c))]}}function g({source:c}){return`att\
estation \`${c}\``}const f=1440*60*1e3;function a(c,m,{policy:T,digest:E},v){const b=g(m);if("refused"in m)return(0,D().
finding)("evidence-invalid",{source:b,why:m.refused},(0,$().placeOf)(c));const{promotion:H,signer:F}=m,J=T.a2a.attestation,
B=J.filter(V=>e(F,V));if(B.length===0){const V=J.length===0?"no signer":(0,O().inCode)(J.map(t)),Y=`the ${b} was signed \
by \`${t(F)}, confirmed by ${F.issuer}\`; the policy accepts ${V}`;return p(c,Y,r,"danger")}const K=({policies:V})=>V??[
E],X=B.filter(V=>K(V).includes(H.policy.digest));if(X.length===0){const V=`the ${b} is about the policy \`${H.policy.digest}\
\`, not about ${(0,O().inCode)(B.flatMap(K))}`;return p(c,V,i)}const W=Math.max(...X.map(({max_age_days:V})=>V));if(v.getTime()-
Date.parse(H.decided_at)<=W*f)return;const z=`the ${b} is about a decision at ${H.decided_at}, more than ${W} days ago`;
return p(c,z,h)}function e(c,{issuer:m,repository:T,workflow:E,ref:v}){const b=E.startsWith(".github/")?`${T}/${E}`:E,H=b.
includes("@")?b:`${b}@${v}`;return c.issuer===m&&c.ref===v&&u(c.repository)===u(T)&&u(c.workflow)===u(H)}function u(c){return c.
replace(/^[^/]+\/[^/]+/,m=>m.toLowerCase())}function t({repository:c,workflow:m,ref:T}){return`${m} for ${c} at ${T}`}const n="\
Promote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle wit\
h `--attestation`",r="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy",i="\
Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.at\
testation`",h="Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`";function p(c,m,T,E="\
bookkeeping"){const{type:v,id:b}=c,H={what:"attestation",type:v,id:b,why:m,fix:T};return(0,D().finding)("evidence-missin\
g",H,{...(0,$().placeOf)(c),harm:E})}},36262:function(U,y,o){Object.defineProperty(y,"__esModule",{value:!0}),y.readTrustedRoots=
e,y.verifyBundle=L;function s(){const n=o(64077);return s=function(){return n},n}function $(){const n=o(8744);return $=function(){
return n},n}function I(){const n=o(80643);return I=function(){return n},n}function P(){const n=o(3030);return P=function(){
return n},n}function M(){const n=o(26040);return M=function(){return n},n}function R(){const n=o(2833);return R=function(){
return n},n}function D(){const n=o(41895);return D=function(){return n},n}function O(){const n=o(94644);return O=function(){
return n},n}const A="application/vnd.in-toto+json",j="1.3.6.1.4.1.57264.1.12",l="1.3.6.1.4.1.57264.1.14",N=12,C="https:/\
/github.com/";function L(n,r){let i,h,p;try{const{content:v,...b}=(0,s().bundleFromJSON)(n);if(v.$case!=="dsseEnvelope")
return{refused:"it signs a file, not an in-toto statement"};({payload:i,payloadType:h}=v.dsseEnvelope),p=(0,P().toSignedEntity)(
{...b,content:v})}catch(v){return{refused:`it is not a Sigstore bundle (${S(v)})`}}const c=v=>({payload:i,refused:v});if(h!==
A)return c(`its payload type is ${JSON.stringify(h.slice(0,80))}`);const m=G(p,r);if("refused"in m)return c(m.refused);const T=d(
m);if(T===void 0)return c("its certificate names no workflow of GitHub");const E=(0,R().digestOf)(i);return{payload:i,digest:E,
signer:T,signedAt:w(p)}}function G(n,r){const i=[];for(const h of r)try{return h.verify(n)}catch(p){i.push(p)}return{refused:`\
its signature cannot be verified (${i.map(S).join("; ")})`}}function w({timestamps:n}){const r=n.map(i=>i.$case==="times\
tamp-authority"?i.timestamp.signingTime.getTime():Number(i.tlogEntry.integratedTime)*1e3);return Math.min(...r)}function S(n){
const{message:r,cause:i}=n;return(i instanceof Error?`${r}: ${i.message}`:r).replaceAll(/\s+/g," ").slice(0,200)}function d({
identity:n}){const r=n?.extensions?.issuer,i=g(n?.subjectAlternativeName),h=g(f(n,j)),p=f(n,l);if(!(!r||!i||!h||!p))return{
issuer:r,repository:h,workflow:i,ref:p}}function g(n){return n?.startsWith(C)?n.slice(C.length):void 0}function f(n,r){const[
i,...h]=n?.oids?.filter(({oid:c})=>c?.id.join(".")===r)??[];if(i===void 0||h.length>0)return;const p=(0,M().attempt)(()=>$().
ASN1Obj.parseBuffer(Buffer.from(i.value)));return p?.tag.number===N?p.value.toString("utf8"):void 0}const a=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function e({name:n,bytes:r}){const i=(0,O().strictJson)({name:n,bytes:r});if("problem"in i)throw t(n,i.problem);if(i.values.
length===0)throw t(n,"it is empty");return i.values.map((h,p)=>{try{return u(h)}catch(c){throw t(n,`root ${p+1} is malfo\
rmed (${c.message})`)}})}function u(n){const r=I().TrustedRoot.fromJSON(n);if(!a.test(r.mediaType))throw new Error("its \
media type is unknown");const i=(0,P().toTrustMaterial)(r),{certificateAuthorities:h,tlogs:p,ctlogs:c}=i;if(h.length===0)
throw new Error("it has no certificate authority");return new(P()).Verifier(i,{tlogThreshold:p.length>0?1:0,ctlogThreshold:c.
length>0?1:0,timestampThreshold:1})}function t(n,r){const i="Write the file with `gh attestation trusted-root > trusted-\
root.jsonl`.";return new(D()).GateError("input_invalid",`${n} is not a trusted root: ${r}.`,i)}},94644:function(U,y,o){Object.
defineProperty(y,"__esModule",{value:!0}),y.strictJson=P;function s(){const M=o(73229);return s=function(){return M},M}function $(){
const M=o(94534);return $=function(){return M},M}const I=(0,$().assetLimits)(16*1024*1024);function P({name:M,bytes:R},D=I){
if(R.length>D.maxBytes)return{problem:`it is larger than ${D.maxBytes} bytes`};const{text:O,complete:A}=(0,$().decodeUtf8)(
R);if(!A)return{problem:"it is not UTF-8 text"};const j=new($()).Problems(new($()).Source(M,O)),l=(0,s().readJson)(O,D,j).
map(({value:C})=>C),[N]=j.found;return N===void 0?{values:l}:{problem:`line ${N.location.line}: ${N.detail}`}}},58504:function(U,y,o){
Object.defineProperty(y,"__esModule",{value:!0}),y.readValidationReport=M;function s(){const l=o(57975);return s=function(){
return l},l}function $(){const l=o(27199);return $=function(){return l},l}function I(){const l=o(85475);return I=function(){
return l},l}function P(){const l=o(21471);return P=function(){return l},l}function M(l){if(!(0,$().isJsonObject)(l)||l.type!==
"ValidationReport")return;const N=typeof l.overall_ok=="boolean"?"protocol":"results",C=N==="protocol"?l.commands:l.results;
if(!Array.isArray(C))return;const L=C.map(R);return{shape:N,id:A(l.id),geneId:A(l.gene_id),commands:L,ok:l.overall_ok!==
!1&&L.length>0&&L.every(({ok:G})=>G),contradictory:Array.isArray(l.commands)&&Array.isArray(l.results)&&!(0,s().isDeepStrictEqual)(
l.commands.map(D),l.results.map(D)),durationMs:j(l.duration_ms)??O(l),hash:(0,I().matchContentHash)({type:"ValidationRep\
ort",value:l})??null,differences:(0,P().schemaDifferences)("ValidationReport",l)}}function R(l){const{command:N,cmd:C,ok:L,
duration_ms:G,err:w,stderr:S,proof:d}=(0,$().isJsonObject)(l)?l:{},g=A(N)??A(C);return{command:g??"",ok:L===!0&&g!==null,
durationMs:j(G),error:A(w)??A(S),proof:(0,$().isJsonObject)(d??null)?A(d.outcome):null}}function D(l){const{command:N,ok:C}=R(
l);return[N,C]}function O({started_at:l,finished_at:N}){const[C,L]=[l,N].map(G=>typeof G=="string"?Date.parse(G):j(G));return typeof C==
"number"&&typeof L=="number"&&L>=C?L-C:null}function A(l){return typeof l=="string"?l:null}function j(l){return typeof l==
"number"?l:null}},64077:function(U,y,o){o.r(y),o.d(y,{bundleFromJSON:()=>s.vw});var s=o(61040)},8744:function(U,y,o){o.r(
y),o.d(y,{ASN1Obj:()=>s.ASN1Obj});var s=o(83917)},80643:function(U,y,o){o.r(y),o.d(y,{TrustedRoot:()=>s.TrustedRoot});var s=o(
19654)},3030:function(U,y,o){o.r(y),o.d(y,{Verifier:()=>s.BL,toSignedEntity:()=>s.DC,toTrustMaterial:()=>s.jO});var s=o(
54187)},85893:function(U,y,o){o.r(y),o.d(y,{Parser:()=>s.i});var s=o(73979)}};
