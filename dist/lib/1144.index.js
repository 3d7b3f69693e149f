"use strict";exports.id=1144,exports.ids=[1144],exports.modules={42312:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),
m.CANDIDATE_LIMITS=void 0,m.readArchive=L;function s(){const t=o(77598);return s=function(){return t},t}function w(){const t=o(
38522);return w=function(){return t},t}function I(){const t=o(85893);return I=function(){return t},t}function P(){const t=o(
7723);return P=function(){return t},t}function M(){const t=o(94534);return M=function(){return t},t}function R(){const t=o(
26040);return R=function(){return t},t}function D(){const t=o(41895);return D=function(){return t},t}const O=m.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},A="manifest.json",j="checksum.sha256",l=/^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/,
N=P().string().regex(/^1(\.|$)/,"expected a version 1"),F=P().looseObject({gep_version:N,schema_version:N.optional()});function L(t,n=O){
const r=G(p(t,n)),i=r.get(A);if(i===void 0)throw u(`it has no ${A} at its root`);E(i);const h=r.get(j);return h&&d(h,r),
[...r].filter(([g])=>l.test(g)).map(([g,c])=>({name:g,bytes:c})).sort((g,c)=>g.name<c.name?-1:1)}function G(t){const[n=""]=t.
keys(),r=t.has(A)?"":`${n.split("/")[0]}/`;if([...t.keys()].some(i=>!i.startsWith(r)))throw u(`it has no ${A} at its roo\
t`);return new Map([...t].map(([i,h])=>[i.slice(r.length),h]))}function E(t){const n=(0,R().attempt)(()=>JSON.parse((0,M().
decodeUtf8)(t).text));if(n===void 0)throw u(`${A} is not valid JSON`);const[r]=F.safeParse(n).error?.issues??[];if(r)throw u(
`${A}: ${[...r.path,r.message].join(": ")}`)}const $=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function d(t,n){const r=new Set;
for(const i of(0,M().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,h,g=""]=$.exec(i)??[],c=g.replaceAll("\\",
"/"),v=JSON.stringify(h===void 0?i.slice(0,80):c),b=n.get(c);if(h===void 0)throw u(`${j} contains the invalid line ${v}`);
if(b===void 0)throw u(`${v} has a checksum but is missing`);if(r.has(c))throw u(`${v} has two checksums`);if(r.add(c),(0,s().
hash)("sha256",b)!==h.toLowerCase())throw u(`the checksum of ${v} does not match its content`)}}function p(t,{entries:n,
bytes:r}){const i=new Map;let h=0;const g=new(I()).Parser({strict:!0,brotli:!1,zstd:!1});g.on("error",c=>{throw c}),g.on(
"entry",c=>{if(h+=1,h>n)throw u(`it has more than ${n} entries`);const v=e(c);if(v===void 0){c.resume();return}if(i.has(
v))throw u(`it contains ${JSON.stringify(v)} twice`);const b=[];i.set(v,Buffer.alloc(0)),c.on("data",T=>b.push(T)),c.on(
"end",()=>i.set(v,Buffer.concat(b)))}),g.on("ignoredEntry",({path:c,type:v})=>{const b=JSON.stringify(c.slice(0,80));throw u(
`it contains ${b}, an entry of the type ${v}`)});try{const c=(0,w().gunzipSync)(t,{maxOutputLength:r});if(c[0]===31)throw u(
"it is gzipped twice");g.end(c)}catch(c){if(c instanceof D().GateError)throw c;const{code:v,message:b}=c;throw v==="ERR_\
BUFFER_TOO_LARGE"?u(`its unpacked content has more than ${r} bytes`):u(`it is not a complete gzipped tar (${b})`,c)}return i}
const f=255,a=/[\\:\p{C}]/u;function e({path:t,type:n}){const r=JSON.stringify(t.slice(0,f));if(n!=="File"&&n!=="OldFile"&&
n!=="Directory")throw u(`${r} is a ${n}, but only files and directories are allowed`);const i=t.split("/").filter(g=>g!==
""&&g!==".");if(!(!t.startsWith("/")&&!i.includes("..")&&!a.test(t))||t.length>f||n!=="Directory"&&i.length===0)throw u(
`it contains the path ${r}, which is not allowed`);return n==="Directory"?void 0:i.join("/")}function u(t,n){const r="Ex\
port the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new(D()).
GateError("input_invalid",`The archive is not valid: ${t}.`,r,{cause:n})}},80543:function(U,m,o){Object.defineProperty(m,
"__esModule",{value:!0}),m.auditCandidates=E,m.runGenes=a;function s(){const t=o(1395);return s=function(){return t},t}function w(){
const t=o(27199);return w=function(){return t},t}function I(){const t=o(67506);return I=function(){return t},t}function P(){
const t=o(72025);return P=function(){return t},t}function M(){const t=o(97004);return M=function(){return t},t}function R(){
const t=o(87952);return R=function(){return t},t}function D(){const t=o(59580);return D=function(){return t},t}function O(){
const t=o(77648);return O=function(){return t},t}function A(){const t=o(36807);return A=function(){return t},t}function j(){
const t=o(13580);return j=function(){return t},t}function l(){const t=o(95132);return l=function(){return t},t}function N(){
const t=o(63682);return N=function(){return t},t}function F(){const t=o(46562);return F=function(){return t},t}function L(){
const t=o(94901);return L=function(){return t},t}function G(){const t=o(47350);return G=function(){return t},t}async function E(t,n,r){
const{genes:i,findings:h}=await(0,I().auditAssets)(t,n,r),g=new Map(i.map(S=>[S.asset,$(S)])),c=(0,O().findingsAbout)(h),
v=new Set(t.filter(({type:S})=>S==="Gene").map(({id:S})=>S)),b=r.filter(({id:S})=>!v.has(S)),T=t.filter(({type:S})=>S===
"Capsule"),y=await(0,M().blockedGenes)(T,b,n);return S=>{const H=S.type==="Gene"?g.get(S):[];if(H===void 0)return[(0,P().
assetNotJudged)(S,"the audit returned no result")];const C=y.get(S);return[...H,...C?[C]:[],...c(S).filter(({rule:J})=>J!==
"event-parent-missing")]}}function $({asset:t,commands:n,findings:r}){const{strategy:i}=t.value,h=Array.isArray(i)&&i.some(
f);return[...n.flatMap(g=>{const{command:c,location:v,profiles:b}=g,T={location:v,subject:{...(0,w().subjectOf)(t),command:c}};
if(g.verdict!=="block"||p(g)){const y=Object.values(b).find(H=>H.required&&H.reason),S=y?.reason?[{...y.reason,...T}]:[];
return[...g.findings.map(d),...S]}return[(0,l().finding)("unsafe-validation-command",{command:c},T),...g.findings]}),...h?
[]:[(0,l().finding)("strategy-missing",{gene:t.id},(0,w().placeOf)(t,["strategy"]))],...r]}function d(t){return(0,j().ruleOf)(
t.rule).idle?{...t,severity:"error"}:t}function p({findings:t}){const n=t.filter(({severity:r})=>r==="error");return n.length>
0&&n.every(({rule:r})=>(0,j().ruleOf)(r).absent)}function f(t){return typeof t=="string"&&t.trim()!==""}async function a(t,n,{
policy:{policy:r,digest:i},workspace:{directory:h,tree:g}},{approver:c,secrets:v,...b}){const T=new Date,y=(0,R().additionsFor)(
r),S=(0,D().guardCheckout)(h,[...g.files()],y),H=await(0,I().auditAssets)(t,n,[]),{judgement:C,runResult:J}=await(0,L().
validate)(H,{policy:r,startedAt:T,heads:[{judge:()=>(0,s().judgedHead)(H,g,{policy:r,digest:i},"")}],approver:c,runs:!0,
run:W=>(0,N().runAudited)(H,{...b,checkout:S,tree:g,attended:!1,policy:r,fork:!0,waiting:W})}),{genes:B}=C,K=B.map(W=>(0,A().
redactGene)(W,v)),X=(0,A().validationReportsOf)(K,{nodeOf:J.nodeOf,policyDigest:i,startedAt:T,finishedAt:new Date});return{
findings:new Map(B.map(W=>[W.gene.asset,u(W,r.fail_on)])),reports:X.filter(W=>W!==null)}}const e="Approve the commands i\
f they wait for approval, and run the promotion again";function u(t,n){const r=(0,F().findingsOf)(t);if(t.verdict==="pas\
s"||t.verdict==="warn"||(0,G().severityVerdict)(r,n)==="fail")return r;const{asset:h}=t.gene,g={what:"run",type:h.type,id:h.
id,why:t.summary,fix:e};return[...r,(0,l().finding)("evidence-missing",g,(0,w().placeOf)(h))]}},50414:function(U,m,o){Object.
defineProperty(m,"__esModule",{value:!0}),m.filesInFolder=G,m.readCandidates=A,m.readWhole=j;function s(){const E=o(61331);
return s=function(){return E},E}function w(){const E=o(64385);return w=function(){return E},E}function I(){const E=o(52117);
return I=function(){return E},E}function P(){const E=o(41895);return P=function(){return E},E}function M(){const E=o(48741);
return M=function(){return E},E}function R(){const E=o(93028);return R=function(){return E},E}function D(){const E=o(95132);
return D=function(){return E},E}function O(){const E=o(42312);return O=function(){return E},E}function A(E,$){const d=E.
flatMap(t=>t.bytes[0]===31&&t.bytes[1]===139?(0,O().readArchive)(t.bytes).map(({name:r,bytes:i})=>({file:(0,w().readAssetFile)(
`${t.name}/${r}`,i,$),archive:t})):{file:j(t,$)}),p=d.map(l),f=p.flatMap(t=>t.candidates),a=p.flatMap(t=>t.findings),e=d.
flatMap(({file:t})=>t.messages??[]).filter(({value:t})=>!(0,s().carriesAssets)(t)),[u]=a;if(f.length+e.length===0&&u!==void 0)
throw F(u);return{candidates:f,findings:a,messages:e}}function j({name:E,bytes:$},d){if($.length<=d.maxBytes)return(0,w().
readAssetFile)(E,$,d);throw new(P()).GateError("input_invalid",`${E} is larger than ${d.maxBytes} bytes.`,"Pass the cand\
idates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function l({file:E,archive:$}){const d=new Set(
E.problems.filter(({rule:e})=>e!=="duplicate-id"&&e!=="without-effect")),p=[...d];return{candidates:E.assets.filter(({envelope:e,
cut:u})=>!u&&(!e||(0,s().carriesAssets)(e))).map(e=>{const u=e.envelope??$;if(p.length===0)return{asset:e,findings:[],bundle:u};
const t=e.locate(),n=p.filter(({location:r})=>N(r,t));for(const r of n)d.delete(r);return{asset:e,findings:n.map(I().assetProblemFinding),
bundle:u}}),findings:[...d].map(I().assetProblemFinding)}}function N(E,$){const{line:d,column:p,end_line:f=d,end_column:a=p}=$,
e=E.line>d||E.line===d&&E.column>=p,u=E.line>f||E.line===f&&E.column>a;return e&&!u}function F(E){const{message:$,remedy:d}=(0,D().
describe)(E),{path:p,line:f}=E.location??{path:"",line:1},a=`${p} contains no candidate. Line ${f}: ${$}`;return new(P()).
GateError("input_invalid",a,d)}const L=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function G(E,$){const d=(n,r)=>new(P()).
GateError("input_invalid",`The directory ${$} cannot be read: ${n}.`,r),p=[...(0,M().folderTree)(E).files()],f=p.find(({
path:n})=>n.endsWith(".gepx"));if(f)throw d(`${f.path} is an archive`,"Pass archives one by one.");const a=p.filter(({path:n,
kind:r})=>(0,R().isRegular)(r)&&/\.jsonl?$/.test(n)&&!L.test(n)),{entries:e,bytes:u}=O().CANDIDATE_LIMITS,t=a.reduce((n,{
size:r=0})=>n+r,0);if(a.length===0)throw d("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(a.
length>e||t>u){const n=`at most ${e} files with ${u} bytes are read`;throw d(n,"Pass the files in smaller directories.")}
return a.map(({path:n})=>n)}},47440:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.decide=l;function s(){
const t=o(27199);return s=function(){return t},t}function w(){const t=o(72391);return w=function(){return t},t}function I(){
const t=o(47771);return I=function(){return t},t}function P(){const t=o(59490);return P=function(){return t},t}function M(){
const t=o(13580);return M=function(){return t},t}function R(){const t=o(95132);return R=function(){return t},t}function D(){
const t=o(47350);return D=function(){return t},t}function O(){const t=o(72883);return O=function(){return t},t}function A(){
const t=o(63575);return A=function(){return t},t}function j(){const t=o(52220);return j=function(){return t},t}function l(t,n){
const{policy:r}=n,i=new Map(n.known.toReversed().map(T=>[(0,O().assetKey)(T),T])),h=N(n,i),g=[],c=[];for(const{asset:T,findings:y}of t){
const S=i.get((0,O().assetKey)(T)),H=n.revocations(T),C=n.audited(T),J=y.some(({severity:z})=>z==="error")||C.some(({rule:z})=>(0,M().
ruleOf)(z).otherAsset),B=H?void 0:$(T,J?void 0:S);if(B!==void 0){c.push({asset:T,reason:B});continue}const K=(0,A().evidenceOf)(
T,n.evidence),X=[...H?[H]:[],...G(T,S),...y,...C,...h(T),...(0,j().exchangeFindings)(T),...(0,j().unhashedFindings)(T),...(0,j().
traceFindings)(T),...K.findings],W=p(T,K,X,r.fail_on);g.push(W),W.outcome==="promoted"&&i.set((0,O().assetKey)(T),T)}const v=new Map(
t.map(({asset:T,bundle:y})=>[T,y])),b=new Set(n.known.map(O().assetKey));return{decided:e(g,v,b),skipped:c}}function N({
events:t,policy:n},r){const i=new Set(t.map(({value:g})=>g.id)),h=(0,I().streakCounter)(t,!0);return g=>{if(g.type==="Ca\
psule")return(0,w().broadcastFindings)(g,h(g),n.a2a);const{parent:c}=g.value;if(g.type!=="EvolutionEvent"||typeof c!="st\
ring")return[];if(i.has(c)||r.has((0,O().assetKey)({type:g.type,id:c})))return[];const T={event:g.id,parent:c,where:"nei\
ther a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"};
return[(0,R().finding)("event-parent-missing",T,(0,s().placeOf)(g,["parent"]))]}}const F=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
L=200;function G(t,n){const{type:r,id:i}=t;return[F.test(i)&&"has control characters",i.length>L&&`has ${i.length} chara\
cters, more than ${L}`,n&&!(0,j().isSameAsset)(t,n)&&`is that of another ${r} with different content in \`${n.path}\`, wh\
ich is kept`].flatMap(g=>g?[(0,R().finding)("id-unusable",{type:r,id:i,why:g},(0,s().placeOf)(t,["id"]))]:[])}const E=new Set(
["Gene","Capsule","EvolutionEvent"]);function $(t,n){const{type:r,id:i}=t;if(!E.has(r))return(0,R().finding)("nothing-to\
-promote",{what:`The ${r} \`${i}\``},(0,s().placeOf)(t));if(!(n===void 0||!(0,j().isSameAsset)(t,n)))return(0,R().finding)(
"already-promoted",{type:r,id:i,place:n.path},(0,s().placeOf)(t))}const d={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function p(t,n,r,i){const h=S=>["fail","error"].includes((0,D().severityVerdict)([S],i)),g=f(r.filter(h)),c=(0,R().
eligibilityOf)(g),v=new Set(g.map(a)),b=({rule:S})=>c==="unproven"||S!=="evidence-too-low",T=[...g.filter(S=>!(0,R().isMissingEvidence)(
S)),...g.filter(R().isMissingEvidence).filter(b)],y=f(r.filter(S=>!h(S)&&!v.has(a(S))));return{asset:t,outcome:d[c],eligibility:c,
evidence:n,reasons:T,notices:y}}function f(t){return[...new Map(t.map(n=>[a(n),n])).values()]}function a({rule:t,args:n}){
return JSON.stringify([t,n])}function e(t,n,r){const i=({asset:y})=>n.get(y),h=t.filter(({asset:y})=>y.type==="Gene"),g=(0,P().
groupBy)(h,({asset:{id:y}})=>y),c=({asset:{type:y,value:S}})=>y==="Capsule"?g.get(S.gene??null)??[]:[],v=y=>{const S=i(y);
return S?c(y).filter(H=>i(H)===S):[]},b=new Map;for(const y of t){const[S]=v(y),H=S&&[S,y].find(({outcome:C})=>C!=="prom\
oted");H&&!b.has(S)&&b.set(S,H)}const T=y=>y.outcome==="promoted"&&!b.has(y);return t.map(y=>{if(y.outcome!=="promoted")
return y;const S=v(y),H=c(y).filter(({asset:K})=>!r.has((0,O().assetKey)(K))),C=S.length>0?S:H,J=C.some(T)?void 0:C[0],B=b.
get(y)??(J&&(b.get(J)??J));return B===void 0?y:u(y,B)})}function u(t,{asset:n}){const{type:r,id:i}=t.asset,h={type:r,id:i,
otherType:n.type,other:n.id},g=(0,R().finding)("bundle-incomplete",h,(0,s().placeOf)(t.asset));return{...t,outcome:"quar\
antined",eligibility:"unproven",reasons:[g]}}},72883:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.
assetKey=N,m.eventsOf=E,m.promotionPolicy=p,m.readEventLog=L,m.readOwnAssets=F,m.withWorkspace=$;function s(){const f=o(
78114);return s=function(){return f},f}function w(){const f=o(35474);return w=function(){return f},f}function I(){const f=o(
52117);return I=function(){return f},f}function P(){const f=o(41895);return P=function(){return f},f}function M(){const f=o(
74238);return M=function(){return f},f}function R(){const f=o(63550);return R=function(){return f},f}function D(){const f=o(
35720);return D=function(){return f},f}function O(){const f=o(67397);return O=function(){return f},f}function A(){const f=o(
34397);return A=function(){return f},f}function j(){const f=o(95132);return j=function(){return f},f}function l(){const f=o(
50414);return l=function(){return f},f}function N({type:f,id:a}){return`${f} ${a}`}async function F(f,a){const e={base:"",
audited:"",files:[]},{files:u}=await(0,w().readSides)({baseTree:f,headTree:f,change:e,policy:a});for(const{path:t,unread:n,
problems:r}of u){const i=r.find(s().hidesContent);if(n===void 0&&i===void 0)continue;const h=i?`line ${i.location.line}:\
 ${i.detail}`:n;throw new(P()).GateError("file_unreadable",`${t} cannot be read completely: ${h}.`,"Fix the file, or inc\
rease `assets.max_file_bytes` in the policy; it could contain an asset with the id of a candidate.")}return{assets:u.flatMap(
({assets:t})=>t),messages:u.flatMap(({messages:t})=>t??[])}}function L(f,a){const e=(0,l().readWhole)(f,a),[u]=e.messages??
[];if(u!==void 0)throw G(f,u.location.line,"a message between agents is not a log.","Pass the log of your own repository\
; use --assets for messages of other agents.");const t=e.problems.filter(({rule:i})=>i!=="duplicate-id").map(I().assetProblemFinding).
find(({severity:i})=>i==="error");if(t===void 0)return e.assets;const{message:n,remedy:r}=(0,j().describe)(t);throw G(f,
t.location?.line,n,r)}function G({name:f},a=1,e,u){const t=`The event log cannot be read. ${f}, line ${a}: ${e}`;return new(P()).
GateError("input_invalid",t,u)}function E(f){return f.filter(({type:a})=>a==="EvolutionEvent").map(({value:a,path:e})=>({
value:a,log:e}))}function $(f,a,e,u){return(0,A().withSourceTree)(f,a,async(t,n,r)=>{const i=r&&await d(r,u),h=i&&await(0,D().
readTree)(r,i);return e({directory:n,tree:t,...h&&{defaultBranch:h}})})}async function d(f,a){return a===void 0?(await(0,O().
findDefaultBranch)(f))?.commit:(await(0,O().lookUpCommits)(f,[`refs/remotes/origin/${a}`]))[0]}function p(f){const a=f?.
tree??(0,R().literalTree)({},"no repository");return(0,M().loadPolicy)(a,a.label)}},63575:function(U,m,o){Object.defineProperty(
m,"__esModule",{value:!0}),m.evidenceOf=j;function s(){const t=o(57975);return s=function(){return t},t}function w(){const t=o(
23404);return w=function(){return t},t}function I(){const t=o(27199);return I=function(){return t},t}function P(){const t=o(
77680);return P=function(){return t},t}function M(){const t=o(38863);return M=function(){return t},t}function R(){const t=o(
38942);return R=function(){return t},t}function D(){const t=o(39763);return D=function(){return t},t}function O(){const t=o(
58504);return O=function(){return t},t}function A(){const t=o(95132);return A=function(){return t},t}function j(t,n){const{
type:r,id:i}=t,h=F(r==="Gene"?L(t,n):{level:"claimed",findings:[]},n.signed?.(t)),g=r==="Gene"||n.required==="signed"?n.
required:"claimed";if((0,R().isAtLeast)(h.level,g)){const v=h.findings.filter(b=>!(0,A().isMissingEvidence)(b));return{...h,
findings:[...v,...N(t,h,n)]}}if(h.findings.length>0)return h;const c={type:r,id:i,level:h.level,required:g};return{...h,
findings:[(0,A().finding)("evidence-too-low",c,(0,I().placeOf)(t))]}}const l={none:D().PROOF_OUTCOMES,any:["fails_withou\
t_change","fails_when_new_code_fails"],reverted:["fails_without_change"]};function N(t,{proof:n,attestation:r},i){if(!(t.
type==="Gene"&&r===void 0&&i.proof!=="none")||n&&l[i.proof].includes(n))return[];const g=`the policy requires the proof \
\`${i.proof}\`, but for no command is it shown that it fails without the change`;return[e(t,g)]}function F(t,n){return n===
void 0?t:"accepted"in n?{...t,level:"signed",attestation:n.accepted}:{...t,findings:[...n.findings,...t.findings]}}function L(t,n){
const{reports:r,ran:i,required:h}=n,g=i?.has(t)?[{level:"gate",origin:"gate",findings:[]}]:[],v=[...(r?.get(t.value.asset_id)??
[]).map(S=>G(t,S,n)),...g],b=v.findLast(({origin:S})=>S==="gate"||S&&h==="claimed")??v.findLast(({origin:S})=>S)??v[0];if(b===
void 0)return{level:"claimed",findings:r?[a(t,r)]:[]};const{origin:T,...y}=b;return y}function G(t,n,r){const{gate:i,policyDigest:h}=r,
{policy_digest:g,gene_id:c}=n,v=(0,I().placeOf)(t),b=`report \`${typeof n.id=="string"?n.id:"unknown"}\``,{ok:T,commands:y=[],
contradictory:S}=(0,O().readValidationReport)(n)??{},H=i?.report.genes.filter(Z=>Z.id===t.id)??[],C=n.overall_ok===!0&&T===
!0&&H.every(E),J=y.map(({command:Z})=>Z.trim()),B=(0,P().commandsToRun)(t),K=[!(0,w().verifyAssetId)(n)&&"its `asset_id`\
 does not match its content",c!=null&&c!==t.id&&"it names another gene",S&&"its `commands` and `results` differ",C&&i&&$(
i.report,t),C&&!(0,s().isDeepStrictEqual)(J,B)&&`it lists ${u(J)}, but the gene has ${u(B)}`].flatMap(Z=>Z?[(0,A().finding)(
"evidence-invalid",{source:b,why:Z},v)]:[]),W=C?[]:[(0,A().finding)("validation-failed",{source:b,what:"does not show th\
at every command passed"},v)],V=[(g!==h||i&&i.report.policy?.digest!==h)&&`the ${b} was made with the policy \`${g??"unk\
nown"}\`, not with \`${h}\``,...d(i?.report).map(Z=>`the ${b} is not of a gate: ${Z}`)].flatMap(Z=>Z?[e(t,Z)]:[]),Y=[...K,
...W,...V];if(K.length>0)return{level:"claimed",findings:Y};const Q=i&&V.length===0?"gate":"claimed";if(!C)return{level:"\
claimed",origin:Q,findings:Y};const x=D().PROOF_OUTCOMES.find(Z=>y.some(q=>q.proof===Z));return{...{report:n,...i&&{reportDigest:i.
digest},...x&&{proof:x}},level:Q,origin:Q,findings:Y}}function E({verdict:t}){return t==="pass"||t==="warn"}function $({
genes:t,findings:n},{id:r,value:i}){const h=t.filter(v=>v.id===r);if(!h.some(({asset_id:v})=>(v??i.asset_id)===i.asset_id))
return"the GateReport that contains it does not list this version of the gene";if(n.some(({severity:v,suppressed:b,subject:T})=>v===
"error"&&!b&&T?.type==="Gene"&&T.id===r))return"the GateReport contradicts it: it has an error about the gene";const c=({
verdict:v,outcome:b})=>v!=="block"&&b?.status==="passed";if(!h.every(({commands:v})=>v.length>0&&v.every(c)))return"the \
GateReport contradicts it: not all commands of the gene have passed in it"}function d(t){if(t===void 0)return[];const{tool:n,
verdict:r,policy:i,isolation:h,error:g}=t;return[!(n?.name===M().TOOL.name&&r!==void 0&&r!=="error")&&"it is not a repor\
t of this gate",i?.enforce==="report"&&"its policy only reports, and fails nothing",h?.untrusted&&"a runner that the pul\
l request controls reported its results",(g??null)!==null&&"it has an error"].filter(v=>typeof v=="string")}const p="Val\
idate the current version of the gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--r\
eport`",f="Run the gate, or ask the author for a report with `gene_asset_id`, the `asset_id` of the gene that was valida\
ted, hashed with it";function a(t,n){const r=[void 0,null].flatMap(g=>n.get(g)??[]),[i]=r.filter(({gene_id:g})=>g===t.id);
if(i===void 0)return e(t,"no report names its `asset_id`");const h=`the report \`${i.id}\` names the gene by its id alone\
, not the version that it validated (\`gene_asset_id\`)`;return e(t,h,f)}function e(t,n,r=p){const i={what:"report",type:t.
type,id:t.id,why:n,fix:r};return(0,A().finding)("evidence-missing",i,(0,I().placeOf)(t))}function u(t){return t.length===
0?"no commands":[...t.slice(0,3).map(r=>`\`${r}\``),...t.length>3?[`${t.length-3} more`]:[]].join(", ")}},39242:function(U,m,o){
Object.defineProperty(m,"__esModule",{value:!0}),m.promote=E;function s(){const a=o(94534);return s=function(){return a},
a}function w(){const a=o(68450);return w=function(){return a},a}function I(){const a=o(1348);return I=function(){return a},
a}function P(){const a=o(72025);return P=function(){return a},a}function M(){const a=o(2833);return M=function(){return a},
a}function R(){const a=o(4378);return R=function(){return a},a}function D(){const a=o(74238);return D=function(){return a},
a}function O(){const a=o(80543);return O=function(){return a},a}function A(){const a=o(50414);return A=function(){return a},
a}function j(){const a=o(47440);return j=function(){return a},a}function l(){const a=o(72883);return l=function(){return a},
a}function N(){const a=o(31170);return N=function(){return a},a}function F(){const a=o(97148);return F=function(){return a},
a}function L(){const a=o(52220);return L=function(){return a},a}function G(){const a=o(8779);return G=function(){return a},
a}async function E(a){const{policy:e,workspace:u,report:t,attestation:n,trustedRoot:r,now:i=new Date}=a,{policy:h}=e,g=(0,s().
assetLimits)(h.assets.max_file_bytes),{candidates:c,findings:v,messages:b}=(0,A().readCandidates)(a.candidates,g),T=u?await(0,l().
readOwnAssets)(u.tree,h):{assets:[],messages:[]},y=await $(T.assets,a),S=a.events&&(0,l().readEventLog)(a.events,g),H=(0,w().
commonStart)(T.assets.filter(({type:z})=>z==="Gene").map(({path:z})=>z),{policy:h,tree:u?.tree}),C=R().Judge.by({policy:h,
tree:u?.tree,changed:new Set,platform:a.platform,cwd:H.root,checkoutAs:H.checkoutAs,...a.signal&&{signal:a.signal}}),J=c.
map(({asset:z})=>z),B=(0,L().revocationsIn)([...T.messages,...b]),K={policy:h,known:y,events:(0,l().eventsOf)(S??T.assets),
audited:await(0,O().auditCandidates)(J,C,[...y,...S??[]]),revocations:B,evidence:{policyDigest:e.digest,required:h.a2a.require_evidence,
proof:h.a2a.require_proof,...t&&(0,F().readEvidence)(t,g),...n&&r&&{signed:(0,G().judgeBySignatures)(n,r,e,i)}}},{decisions:X,
reports:W}=await f(a,c,K,C);return(0,N().promotionOf)(X,{policy:e,decidedAt:i,inputs:d(a),loose:v,messages:b,revoked:T.assets.
flatMap(z=>{const V=B(z);return V?[{asset:z,reason:V}]:[]}),reports:W,gate:u?await p(u,e):[]})}async function $(a,{candidates:e,
workspace:u}){const t=new Set;for(const{name:n,bytes:r}of e)a.some(({path:i})=>i===n)&&await u?.tree.read(n).then(i=>i.equals(
r))&&t.add(n);return a.filter(({path:n})=>!t.has(n))}function d(a){const{candidates:e,events:u,report:t,attestation:n}=a;
return[...e.map(i=>["assets",i]),["events",u],["report",t],["attestation",n]].flatMap(([i,h])=>h?[{role:i,name:h.name,digest:(0,M().
digestOf)(h.bytes)}]:[])}async function p({tree:a,defaultBranch:e},{source:u,policy:t,shared:n}){if(e===void 0)return[];
const r=u==="file"?void 0:D().POLICY_PATH,i=[e,a].flatMap(b=>[...b.files()]).map(({path:b})=>b),h=(b,T)=>b.stat(T)?.oid,
g=new Set(i.filter(b=>h(a,b)!==h(e,b))),c={policyPath:r,policy:t,baseTree:e,tree:a,changedNames:g,shared:n};return(await(0,I().
gateFindings)(c)).filter(({rule:b})=>b==="gate-weakened")}async function f({run:a,workspace:e,policy:u},t,n,r){if(a===void 0||
e===void 0)return{decisions:(0,j().decide)(t,n),reports:[]};const i=y=>({...n.evidence,ran:new Set(y)}),h=t.map(({asset:y})=>y),
g=(0,j().decide)(t,{...n,evidence:i(h)}).decided.filter(({asset:y,outcome:S})=>y.type==="Gene"&&S==="promoted").map(({asset:y})=>y),
c=await(0,O().runGenes)(g,r,{policy:u,workspace:e},a),v=y=>g.includes(y)?c.findings.get(y)??[(0,P().assetNotJudged)(y,"t\
he run returned no result")]:[],b=y=>[...n.audited(y),...v(y)];return{decisions:(0,j().decide)(t,{...n,audited:b,evidence:i(
g)}),reports:c.reports}}},18421:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.openInputs=D;function s(){
const O=o(73024);return s=function(){return O},O}function w(){const O=o(76760);return w=function(){return O},O}function I(){
const O=o(38321);return I=function(){return O},O}function P(){const O=o(73388);return P=function(){return O},O}function M(){
const O=o(50414);return M=function(){return O},O}function R(O,A){const[j]=A,l=A.find(F=>F.name===`${O}/gate-report.json`);
if(l||A.length===1)return l??j;const N=A.flatMap(({bytes:F})=>[F,Buffer.from(`
`)]);return{name:O,bytes:Buffer.concat(N)}}async function D({assets:O,events:A,report:j,attestation:l,trustedRoot:N},F,L){
const G=async(d,p=(0,P().inputName)(d))=>({name:p,bytes:await(0,I().buffer)(L(d))}),E=async d=>d===void 0?void 0:G(d),$=async d=>{
const p=(0,w().resolve)(F,d);if(!(d!=="-"&&(0,s().statSync)(p,{throwIfNoEntry:!1})?.isDirectory()))return[await G(d)];const a=[];
for(const e of(0,M().filesInFolder)(p,d))a.push(await G((0,w().join)(p,e),`${d}/${e}`));return a};return{candidates:await $(
O),events:await E(A),report:j===void 0?void 0:R(j,await $(j)),attestation:await E(l),trustedRoot:await E(N)}}},73517:function(U,m,o){
Object.defineProperty(m,"__esModule",{value:!0}),m.EMITTED=void 0,m.messageLines=R,m.promotedFiles=F,m.promotedLines=L,m.
quarantinedLines=E;function s(){const $=o(61331);return s=function(){return $},$}function w(){const $=o(10289);return w=
function(){return $},$}const I=m.EMITTED=["decision","report","revoke"],P={promoted:"accept",quarantined:"quarantine",rejected:"\
reject"},M={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event pr\
omoted for provenance tracking"};function R($,d,{id:p,now:f,random:a}){return D(d,$).map(e=>G({protocol:s().PROTOCOL,protocol_version:"\
1.0.0",message_type:d,message_id:`msg_${f.getTime()}_${a()}`,sender_id:p,timestamp:f.toISOString(),payload:e}))}function D($,{
decisions:d,skipped:p,reports:f,revoked:a=[]}){switch($){case"decision":return[...d.map(O),...p.flatMap(A)];case"report":
return f.map(j);case"revoke":return a.map(e=>({...l(e),reason:e.reason.message}))}}function O($){const{outcome:d,type:p}=$,
[f]=$.reasons,a=f===void 0?null:`${f.message} (${f.rule})`,e=d==="promoted"?M[p]??null:a;return{...l($),decision:P[d],reason:e}}
function A($){const{rule:d,message:p}=$.reason;return d!=="already-promoted"?[]:[{...l($),decision:P.promoted,reason:p}]}
function j($){const{gene_asset_id:d,gene_id:p}=$;return{...l({asset_id:typeof d=="string"?d:null,id:p}),validation_report:$}}
function l({asset_id:$,id:d}){return{target_asset_id:$,target_local_id:d}}const N={Gene:"promoted-genes.jsonl",Capsule:"\
promoted-capsules.jsonl",EvolutionEvent:"promoted-events.jsonl"};function F({promoted:$}){return Object.entries(N).map(([
d,p])=>[p,L({promoted:$.filter(f=>f.type===d)})])}function L({promoted:$}){return $.map(G)}function G($){return`${(0,w().
jsonLine)($)}
`}function E({quarantined:$}){return $.map(({asset:d,sender_id:p})=>G(p===void 0?d:{protocol:s().PROTOCOL,message_type:"\
publish",sender_id:p,payload:{asset:d}}))}},31170:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.promotionOf=
l;function s(){const e=o(61331);return s=function(){return e},e}function w(){const e=o(85475);return w=function(){return e},
e}function I(){const e=o(94377);return I=function(){return e},e}function P(){const e=o(59490);return P=function(){return e},
e}function M(){const e=o(38863);return M=function(){return e},e}function R(){const e=o(13580);return R=function(){return e},
e}function D(){const e=o(95132);return D=function(){return e},e}function O(){const e=o(37075);return O=function(){return e},
e}function A(){const e=o(48791);return A=function(){return e},e}function j(){const e=o(52220);return j=function(){return e},
e}function l({decided:e,skipped:u},t){const{policy:n,loose:r,gate:i,revoked:h}=t,{source:g,path:c,digest:v,policy:b}=n,T=C=>e.
filter(J=>J.outcome===C),y=new Map(T("promoted").map(({asset:C})=>[C,(0,j().promotedForm)(C,b.a2a.confidence_factor)])),
H=[...e.map(({reasons:C})=>C),...r.map(C=>[C])].filter(C=>C.some(({rule:J})=>(0,R().ruleOf)(J).undecided)).length;return{
type:"PromotionReport",schema_version:A().PROMOTION_VERSION,tool:M().TOOL,policy:{source:g,path:c,digest:v,require_evidence:b.
a2a.require_evidence},decided_at:t.decidedAt.toISOString(),inputs:t.inputs,decisions:e.map(C=>N(C,y.get(C.asset))),promoted:[
...y].map(([{type:C,id:J},B])=>({...B,type:C,id:J})),quarantined:T("quarantined").map(C=>({...F(C),...G(C.asset),asset:C.
asset.value})),rejected:[...T("rejected").map(F),...d(r).map(p)],skipped:[...u.map(E),...t.messages.map($)],reports:[...t.
reports,...e.flatMap(({evidence:{report:C}})=>C===void 0?[]:[{...C,gene_id:String(C.gene_id)}])],...H>0&&{undecided:H},...i.
length>0&&{gate:i.map(a)},...h.length>0&&{revoked:h.map(E)}}}function N({asset:e,outcome:u,eligibility:t,evidence:n,reasons:r,
notices:i},h){const{report:g,level:c,reportDigest:v,attestation:b,proof:T}=n;return{...f(e),...G(e),outcome:u,eligibility:t,
evidence:{level:c,...typeof g?.id=="string"&&{report_id:g.id},...v!==void 0&&{report_digest:v},...b&&{attestation:b},...T&&
{proof:T}},hash:L(e),promoted_asset_id:typeof h?.asset_id=="string"?h.asset_id:null,reasons:r.map(a),notices:i.map(a)}}function F({
asset:e,reasons:u}){return{...f(e),reasons:u.map(a)}}function L(e){return{form:(0,w().matchContentHash)(e)??(0,I().otherHashForm)(
e)??null,content:(0,w().contentHash)(e.value)}}function G({envelope:e}){const u=e&&(0,s().senderOf)(e);return u===void 0?
{}:{sender_id:u}}function E({asset:e,reason:u}){return{...f(e),reason:a(u)}}function $({value:e,location:u}){const{path:t,
line:n}=u,{message_id:r,message_type:i}=e,h=typeof r=="string"?r:`${t}:${n}`,g=`A message of the type \`${typeof i=="str\
ing"?i.slice(0,40):"unknown"}\``,c=a((0,D().finding)("nothing-to-promote",{what:g},{location:u}));return{id:h,type:"Mess\
age",asset_id:null,path:t,line:n,reason:c}}function d(e){return[...(0,P().groupBy)(e,({location:u})=>JSON.stringify([u?.
path,u?.line])).values()]}function p(e){const{path:u,line:t}=e[0]?.location??{path:"",line:1};return{id:u,type:"File",asset_id:null,
path:u,line:t,reasons:e.map(a)}}function f({id:e,type:u,path:t,value:n,locate:r}){const{asset_id:i}=n;return{id:e,type:u,
asset_id:typeof i=="string"?i:null,path:t,line:r().line}}function a(e){const{rule:u,severity:t}=e;return{id:(0,O().identityOf)(
e),rule:u,severity:t,...(0,D().describe)(e)}}},80335:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.
countsOf=D,m.promotionPage=R,m.renderPromotion=P;function s(){const O=o(10289);return s=function(){return O},O}function w(){
const O=o(31626);return w=function(){return O},O}const I=1e3;function P(O,A){const j=(0,w().layoutOf)(A),{quarantined:l,
rejected:N,skipped:F,decisions:L,gate:G=[]}=O,E=(e,u)=>(0,w().prose)(j,e,u),$=(e,{message:u,rule:t})=>E(e,`${u} (${t})`),
d=(e,u,t)=>{const{shown:n,rest:r}=(0,w().limited)(e,I,`${u} candidate`,j);return[...n.map(t),r]},p=(e,u,{type:t,id:n,path:r,
line:i})=>{const h=(0,w().shortName)(t==="File"?`${r}:${i}`:`${t} ${n}`,(0,w().roomOf)(j));return(0,w().labelled)(j,e,[j.
paint("strong",h)],u)},f=(e,u,t)=>{const[n,...r]=t.reasons,{shown:i,rest:h}=(0,w().limited)(r,0,"reason",j);return[...p(
e,u,t),...n?[...$("why",n),...E("fix",n.remedy)]:[],...i.flatMap(g=>$("also",g)),...h]},a=L.filter(({outcome:e})=>e==="p\
romoted");return(0,w().page)([...d(N,"rejected",e=>f("rejected","bad",e)),...d(l,"quarantined",e=>f("quarantine","quiet",
e)),...d(j.verbose||L.length===0?F:[],"skipped",e=>[...p("skipped","quiet",e),...$("why",e.reason)]),...d(a,"promoted",e=>[
...p("promoted","good",e),...E("evidence",e.evidence.level),...j.verbose?e.notices.flatMap(u=>$("note",u)):[]]),...G.map(
e=>$("gate",e)),E("result",D(O))])}const M=1e3;function R(O){const j=P(O,{columns:120,colour:!1,verbose:!1}).trimEnd().split(
`
`),l=j.length-M;return[`## Promotion: ${D(O)}`,"",...(0,s().markdownFence)(j.slice(0,M)),...l>0?[`And ${l} more lines, i\
n the log.`]:[],""].join(`
`)}function D({promoted:O,quarantined:A,rejected:j,skipped:l}){return Object.entries({promoted:O,quarantined:A,rejected:j,
skipped:l}).filter(([,F])=>F.length>0).map(([F,{length:L}])=>`${L} ${F}`).join(", ")||"no candidates"}},48791:function(U,m,o){
Object.defineProperty(m,"__esModule",{value:!0}),m.PROMOTION_VERSION=m.OUTCOMES=m.FAIL_ON=void 0,m.exitCodeOf=e,m.promotionSchema=
void 0;function s(){const u=o(7723);return s=function(){return u},u}function w(){const u=o(79167);return w=function(){return u},
u}function I(){const u=o(38942);return I=function(){return u},u}function P(){const u=o(99462);return P=function(){return u},
u}function M(){const u=o(4190);return M=function(){return u},u}function R(){const u=o(39763);return R=function(){return u},
u}const D=m.PROMOTION_VERSION="1.0.0",O=s().string().regex(/^[0-9a-f]{64}$/),A=s().object({id:O.describe("Identity of th\
e reason: the same in every run, even if its position changes."),rule:s().string(),severity:P().severitySchema,message:s().
string(),remedy:s().string()}),j={id:s().string(),type:w().assetTypeSchema,asset_id:s().string().nullable().describe("Th\
e hash that the candidate declares."),path:s().string(),line:s().int().min(1)},l=s().array(A).min(1).describe("Why; the \
first reason is the one to fix first."),N=s().object({...j,type:s().enum([...R().ASSET_TYPES,"File","Message"]).describe(
"`File` for a part of the source that is not an asset, `Message` for a message."),reasons:l}),F=N.extend({type:w().assetTypeSchema,
sender_id:s().string().optional(),asset:s().looseObject({}).describe("The candidate as it was received.")}),L=s().object(
{role:s().enum(["assets","events","report","attestation"]),name:s().string(),digest:w().digestSchema.describe("The SHA-2\
56 of its bytes.")}),G=m.OUTCOMES=["promoted","quarantined","rejected"],E=s().object({issuer:s().string().describe("Who \
confirmed the identity, as a URL."),repository:s().string().describe("`owner/name` of the repository whose workflow sign\
ed."),workflow:s().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:s().string().describe(
"The ref that the workflow ran for.")}),$=s().object({source:s().string().describe("The file and position."),digest:w().
digestSchema.describe("Digest of the signed statement."),policy_digest:w().digestSchema.describe("The policy of that pro\
motion."),decided_at:s().iso.datetime(),signer:E}).describe("The signed promotion that promoted the same content."),d=s().
enum(M().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if it is non\
e of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and `local` are accepte\
d."),p=s().object({...j,sender_id:s().string().optional().describe("The sender of the message that contained it."),outcome:s().
enum(G),eligibility:I().eligibilitySchema,evidence:s().object({level:I().evidenceLevelSchema,report_id:s().string().optional().
describe("The ValidationReport that reached the level."),report_digest:w().digestSchema.optional().describe("Digest of t\
he GateReport that contains it."),attestation:$.optional(),proof:s().enum(R().PROOF_OUTCOMES).optional().describe("Wheth\
er a command of the Gene fails without the change.")}),hash:s().object({form:d,content:w().digestSchema.describe("The ha\
sh of the content by the current protocol.")}),promoted_asset_id:s().string().nullable().describe("Null if it is not pro\
moted."),reasons:s().array(A).describe("Why it is not promoted; empty if it is."),notices:s().array(A).describe("Finding\
s that do not prevent the promotion.")}),f=m.promotionSchema=s().object({type:s().literal("PromotionReport"),schema_version:s().
literal(D),tool:s().object({name:s().literal("gene-gate"),version:s().string()}),policy:s().object({source:s().enum(["de\
fault","base","file"]),path:s().string().optional(),digest:w().digestSchema,require_evidence:I().evidenceLevelSchema}),decided_at:s().
iso.datetime(),inputs:s().array(L).describe("The files that the decisions depend on."),decisions:s().array(p).describe("\
One for each candidate that is not skipped, in order."),promoted:s().array(s().looseObject({type:w().assetTypeSchema,id:s().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:s().array(F).describe("Nothing r\
efutes them, but evidence is missing."),rejected:s().array(N).describe("The candidates that are rejected."),skipped:s().
array(s().object({...j,type:N.shape.type,reason:A})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:s().array(s().looseObject({gene_id:s().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:s().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:s().array(A).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:s().array(s().object({...j,reason:A})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),a=m.FAIL_ON=["none","rejected","unp\
roven"];function e({quarantined:u,rejected:t,undecided:n},r){return n!==void 0?2:{none:[],rejected:t,unproven:[...t,...u]}[r].
length>0?1:0}},97148:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.readEvidence=O;function s(){const l=o(
7723);return s=function(){return l},l}function w(){const l=o(64385);return w=function(){return l},l}function I(){const l=o(
41895);return I=function(){return l},l}function P(){const l=o(59490);return P=function(){return l},l}function M(){const l=o(
31048);return M=function(){return l},l}function R(){const l=o(94644);return R=function(){return l},l}const D=s().looseObject(
{type:s().literal("GateReport"),head_sha:s().string(),tool:s().looseObject({name:s().string()}).optional(),verdict:s().string().
optional(),policy:s().looseObject({digest:s().string(),enforce:s().string().optional()}).nullish(),isolation:s().looseObject(
{untrusted:s().boolean().optional()}).optional(),error:s().unknown().optional(),genes:s().array(s().looseObject({id:s().
string(),asset_id:s().string().nullish(),verdict:s().string(),commands:s().array(s().looseObject({verdict:s().string().optional(),
outcome:s().looseObject({status:s().string()}).nullish()})).default([])})).default([]),findings:s().array(s().looseObject(
{severity:s().string(),suppressed:s().unknown().optional(),subject:s().looseObject({type:s().string(),id:s().string()}).
nullish()})).default([]),validation_reports:s().array(s().looseObject({type:s().literal("ValidationReport")}))});function O({
name:l,bytes:N},F){const L=(0,R().strictJson)({name:l,bytes:N},F);if("problem"in L)throw j(l,L.problem);const[G,...E]=L.
values,{data:$}=D.safeParse(G);if($&&E.length===0){const f={report:$,digest:(0,M().reportDigest)(G)};return{reports:A($.
validation_reports),gate:f}}const{assets:d}=(0,w().readAssetFile)(l,N,F),p=d.filter(({type:f})=>f==="ValidationReport");
if(p.length===0)throw j(l,"it contains no ValidationReport");return{reports:A(p.map(f=>f.value))}}function A(l){return(0,P().
groupBy)(l,({gene_asset_id:N})=>N)}function j(l,N){return new(I()).GateError("input_invalid",`${l} is not valid evidence\
: ${N}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},52220:function(U,m,o){
Object.defineProperty(m,"__esModule",{value:!0}),m.exchangeFindings=A,m.isSameAsset=F,m.promotedForm=L,m.revocationsIn=G,
m.traceFindings=l,m.unhashedFindings=j;function s(){const d=o(23404);return s=function(){return d},d}function w(){const d=o(
98285);return w=function(){return d},d}function I(){const d=o(27199);return I=function(){return d},d}function P(){const d=o(
61331);return P=function(){return d},d}function M(){const d=o(85475);return M=function(){return d},d}function R(){const d=o(
94377);return R=function(){return d},d}function D(){const d=o(57733);return D=function(){return d},d}function O(){const d=o(
95132);return O=function(){return d},d}function A(d){return[...(0,D().promotionSchemaFindings)(d),...(0,M().identityFindings)(
d,"author")].map(p=>({...p,severity:"error"}))}function j(d){const p=(0,M().unhashedFields)(d);return p.length===0?[]:[(0,O().
finding)("fields-not-hashed",{type:d.type,id:d.id,fields:p},(0,I().placeOf)(d))]}function l(d){const{type:p,id:f,value:a}=d;
if(p!=="Capsule"||Array.isArray(a.execution_trace))return[];const t={type:p,id:f,field:"execution_trace",fault:"is missi\
ng, and the stricter check of the reference engine refuses it",where:"",fix:"Ask the author for the steps as `execution_\
trace`"};return[(0,O().finding)("schema-field",t,{...(0,I().placeOf)(d),severity:"notice"})]}function N({value:{a2a:d}}){
return(0,I().isJsonObject)(d)?d.received_asset_id:void 0}function F(d,p){const[f,a]=[d,p].map(({value:e})=>(0,M().contentHash)(
(0,w().withoutAnnotations)(e)));return f===a?!0:(0,M().matchContentHash)(d)!==void 0&&N(p)===d.value.asset_id}function L({
type:d,value:p},f){const{confidence:a,a2a:e,asset_id:u}=p;if(d!=="Capsule"||typeof a!="number"){const n=(0,w().withoutAnnotations)(
p);return n!==p?{...n,asset_id:(0,s().computeAssetId)(n)}:(0,M().matchContentHash)({type:d,value:p})==="engine"?(0,R().asEngineHashed)(
p)??p:p}if(f===1&&(0,s().verifyAssetId)(p))return p;const t={...(0,M().matchContentHash)({type:d,value:p})==="hub"?(0,M().
asHubHashes)(p):p,confidence:a*f,a2a:{...(0,I().isJsonObject)(e)?e:{},status:"promoted",confidence_factor:f,received_asset_id:u??
null}};return{...t,asset_id:(0,s().computeAssetId)(t)}}function G(d){const p=new Map,f=new Map;for(const a of d.filter(({
value:e})=>e.message_type==="revoke")){const e=(0,P().payloadOf)(a.value),u=$(e.target_asset_id,e.asset_id,e.target_asset_ids),
t=$(e.target_local_id,e.local_id);for(const n of u)p.set((0,R().hashDigits)(n)??n,a);if(u.length===0)for(const n of t)f.
set(n,a)}return p.size+f.size===0?()=>{}:a=>{const{type:e,id:u,value:t}=a,r=$(t.asset_id,(0,M().contentHash)(a.value),N(
a),...e==="Capsule"?[(0,M().contentHash)((0,M().asHubHashes)(t))]:[]).map(h=>(0,R().hashDigits)(h)??h).find(h=>p.has(h)),
i=r===void 0?f.get(u):p.get(r);return i&&E(a,i)}}function E(d,{value:p}){const{type:f,id:a}=d,{reason:e}=(0,P().payloadOf)(
p),u=(0,P().senderOf)(p)??"an unknown sender",t=typeof e=="string"?e.slice(0,200):"";return(0,O().finding)("asset-revoke\
d",{type:f,id:a,by:u,why:t},(0,I().placeOf)(d))}function $(...d){return d.flatMap(p=>p??[]).filter(p=>typeof p=="string"&&
p!=="")}},8779:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.judgeBySignatures=F;function s(){const c=o(
7723);return s=function(){return c},c}function w(){const c=o(27199);return w=function(){return c},c}function I(){const c=o(
85475);return I=function(){return c},c}function P(){const c=o(41895);return P=function(){return c},c}function M(){const c=o(
38863);return M=function(){return c},c}function R(){const c=o(38942);return R=function(){return c},c}function D(){const c=o(
95132);return D=function(){return c},c}function O(){const c=o(36773);return O=function(){return c},c}function A(){const c=o(
48791);return A=function(){return c},c}function j(){const c=o(36262);return j=function(){return c},c}function l(){const c=o(
94644);return l=function(){return c},c}const N=s().looseObject({_type:s().literal("https://in-toto.io/Statement/v1"),predicateType:s().
literal(`${M().HOME}/promotion/v1`),predicate:A().promotionSchema});function F(c,v,b,T){const y=(0,j().readTrustedRoots)(
v),S=(0,l().strictJson)(c);if("problem"in S)throw L(c,S.problem);if(S.values.length===0)throw L(c,"it contains no bundle");
const H=S.values.map((C,J)=>{const B=S.values.length===1?c.name:`${c.name}, bundle ${J+1}`;return E(B,C,y)});return C=>d(
C,H,J=>a(C,J,b,T))}function L({name:c},v){const b="Pass a Sigstore bundle, such as the output `bundle-path` of `actions/\
attest`.";return new(P()).GateError("input_invalid",`${c} is not a file of attestations: ${v}.`,b)}const G=10*6e4;function E(c,v,b){
const T=(0,j().verifyBundle)(v,b),y=T.payload&&$(T.payload),S=typeof y=="object"?{promotion:y}:{},H=K=>({source:c,...S,refused:K});
if("refused"in T)return H(T.refused);if(typeof y!="object")return H(`${y}`);const{signer:C,signedAt:J,digest:B}=T;return Date.
parse(y.decided_at)>J+G?H("it was signed before the time that it states"):{source:c,promotion:y,signer:C,digest:B}}function $(c){
const v=(0,l().strictJson)({name:"payload",bytes:c});if("problem"in v)return`its statement is ambiguous: ${v.problem}`;if(v.
values.length!==1)return"its payload is not one JSON value";const{data:b,error:T}=N.safeParse(v.values[0]);if(b)return b.
predicate;const[y]=T.issues;return`its payload is not the statement of a promotion: ${y?.path.join(".")}: ${y?.message}`}
function d(c,v,b){const T=(0,I().contentHash)(c.value),y=[],S=[];for(const Y of v){const Q=Y.promotion?.decisions.filter(
({hash:k,promoted_asset_id:Z})=>k.content===T||Z===T);if(Q?.length===0)continue;const x=b(Y);x?y.push(x):"refused"in Y||
S.push(...(Q??[]).map(k=>({signed:Y,decision:k})))}const[H]=S.sort((Y,Q)=>Date.parse(Q.signed.promotion.decided_at)-Date.
parse(Y.signed.promotion.decided_at)||+(Y.decision.outcome==="promoted")-+(Q.decision.outcome==="promoted"));if(H===void 0){
const Y=g(c,"none is about its content",n);return{findings:y.length>0?y:[Y]}}const{promotion:C,signer:J,digest:B,source:K}=H.
signed,{outcome:X,evidence:W}=H.decision;if(X==="promoted"&&(c.type!=="Gene"||(0,R().isAtLeast)(W.level,"gate"))){const{
policy:Y,decided_at:Q}=C;return{accepted:{source:K,digest:B,policy_digest:Y.digest,decided_at:Q,signer:J}}}const z=`says\
 that it is ${X}, with the evidence \`${W.level}\``,V=p(H.signed);return X!=="rejected"?{findings:[g(c,`the ${V} ${z}`,n)]}:
{findings:[(0,D().finding)("validation-failed",{source:V,what:z},(0,w().placeOf)(c))]}}function p({source:c}){return`att\
estation \`${c}\``}const f=1440*60*1e3;function a(c,v,{policy:b,digest:T},y){const S=p(v);if("refused"in v)return(0,D().
finding)("evidence-invalid",{source:S,why:v.refused},(0,w().placeOf)(c));const{promotion:H,signer:C}=v,J=b.a2a.attestation,
B=J.filter(V=>e(C,V));if(B.length===0){const V=J.length===0?"no signer":(0,O().inCode)(J.map(t)),Y=`the ${S} was signed \
by \`${t(C)}, confirmed by ${C.issuer}\`; the policy accepts ${V}`;return g(c,Y,r,"danger")}const K=({policies:V})=>V??[
T],X=B.filter(V=>K(V).includes(H.policy.digest));if(X.length===0){const V=`the ${S} is about the policy \`${H.policy.digest}\
\`, not about ${(0,O().inCode)(B.flatMap(K))}`;return g(c,V,i)}const W=Math.max(...X.map(({max_age_days:V})=>V));if(y.getTime()-
Date.parse(H.decided_at)<=W*f)return;const z=`the ${S} is about a decision at ${H.decided_at}, more than ${W} days ago`;
return g(c,z,h)}function e(c,{issuer:v,repository:b,workflow:T,ref:y}){const S=T.startsWith(".github/")?`${b}/${T}`:T,H=S.
includes("@")?S:`${S}@${y}`;return c.issuer===v&&c.ref===y&&u(c.repository)===u(b)&&u(c.workflow)===u(H)}function u(c){return c.
replace(/^[^/]+\/[^/]+/,v=>v.toLowerCase())}function t({repository:c,workflow:v,ref:b}){return`${v} for ${c} at ${b}`}const n="\
Promote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle wit\
h `--attestation`",r="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy",i="\
Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.at\
testation`",h="Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`";function g(c,v,b,T="\
bookkeeping"){const{type:y,id:S}=c,H={what:"attestation",type:y,id:S,why:v,fix:b};return(0,D().finding)("evidence-missin\
g",H,{...(0,w().placeOf)(c),harm:T})}},36262:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.readTrustedRoots=
e,m.verifyBundle=L;function s(){const n=o(64077);return s=function(){return n},n}function w(){const n=o(8744);return w=function(){
return n},n}function I(){const n=o(80643);return I=function(){return n},n}function P(){const n=o(3030);return P=function(){
return n},n}function M(){const n=o(26040);return M=function(){return n},n}function R(){const n=o(2833);return R=function(){
return n},n}function D(){const n=o(41895);return D=function(){return n},n}function O(){const n=o(94644);return O=function(){
return n},n}const A="application/vnd.in-toto+json",j="1.3.6.1.4.1.57264.1.12",l="1.3.6.1.4.1.57264.1.14",N=12,F="https:/\
/github.com/";function L(n,r){let i,h,g;try{const{content:y,...S}=(0,s().bundleFromJSON)(n);if(y.$case!=="dsseEnvelope")
return{refused:"it signs a file, not an in-toto statement"};({payload:i,payloadType:h}=y.dsseEnvelope),g=(0,P().toSignedEntity)(
{...S,content:y})}catch(y){return{refused:`it is not a Sigstore bundle (${$(y)})`}}const c=y=>({payload:i,refused:y});if(h!==
A)return c(`its payload type is ${JSON.stringify(h.slice(0,80))}`);const v=G(g,r);if("refused"in v)return c(v.refused);const b=d(
v);if(b===void 0)return c("its certificate names no workflow of GitHub");const T=(0,R().digestOf)(i);return{payload:i,digest:T,
signer:b,signedAt:E(g)}}function G(n,r){const i=[];for(const h of r)try{return h.verify(n)}catch(g){i.push(g)}return{refused:`\
its signature cannot be verified (${i.map($).join("; ")})`}}function E({timestamps:n}){const r=n.map(i=>i.$case==="times\
tamp-authority"?i.timestamp.signingTime.getTime():Number(i.tlogEntry.integratedTime)*1e3);return Math.min(...r)}function $(n){
const{message:r,cause:i}=n;return(i instanceof Error?`${r}: ${i.message}`:r).replaceAll(/\s+/g," ").slice(0,200)}function d({
identity:n}){const r=n?.extensions?.issuer,i=p(n?.subjectAlternativeName),h=p(f(n,j)),g=f(n,l);if(!(!r||!i||!h||!g))return{
issuer:r,repository:h,workflow:i,ref:g}}function p(n){return n?.startsWith(F)?n.slice(F.length):void 0}function f(n,r){const[
i,...h]=n?.oids?.filter(({oid:c})=>c?.id.join(".")===r)??[];if(i===void 0||h.length>0)return;const g=(0,M().attempt)(()=>w().
ASN1Obj.parseBuffer(Buffer.from(i.value)));return g?.tag.number===N?g.value.toString("utf8"):void 0}const a=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function e({name:n,bytes:r}){const i=(0,O().strictJson)({name:n,bytes:r});if("problem"in i)throw t(n,i.problem);if(i.values.
length===0)throw t(n,"it is empty");return i.values.map((h,g)=>{try{return u(h)}catch(c){throw t(n,`root ${g+1} is malfo\
rmed (${c.message})`)}})}function u(n){const r=I().TrustedRoot.fromJSON(n);if(!a.test(r.mediaType))throw new Error("its \
media type is unknown");const i=(0,P().toTrustMaterial)(r),{certificateAuthorities:h,tlogs:g,ctlogs:c}=i;if(h.length===0)
throw new Error("it has no certificate authority");return new(P()).Verifier(i,{tlogThreshold:g.length>0?1:0,ctlogThreshold:c.
length>0?1:0,timestampThreshold:1})}function t(n,r){const i="Write the file with `gh attestation trusted-root > trusted-\
root.jsonl`.";return new(D()).GateError("input_invalid",`${n} is not a trusted root: ${r}.`,i)}},94644:function(U,m,o){Object.
defineProperty(m,"__esModule",{value:!0}),m.strictJson=P;function s(){const M=o(73229);return s=function(){return M},M}function w(){
const M=o(94534);return w=function(){return M},M}const I=(0,w().assetLimits)(16*1024*1024);function P({name:M,bytes:R},D=I){
if(R.length>D.maxBytes)return{problem:`it is larger than ${D.maxBytes} bytes`};const{text:O,complete:A}=(0,w().decodeUtf8)(
R);if(!A)return{problem:"it is not UTF-8 text"};const j=new(w()).Problems(new(w()).Source(M,O)),l=(0,s().readJson)(O,D,j).
map(({value:F})=>F),[N]=j.found;return N===void 0?{values:l}:{problem:`line ${N.location.line}: ${N.detail}`}}},58504:function(U,m,o){
Object.defineProperty(m,"__esModule",{value:!0}),m.readValidationReport=M;function s(){const l=o(57975);return s=function(){
return l},l}function w(){const l=o(27199);return w=function(){return l},l}function I(){const l=o(85475);return I=function(){
return l},l}function P(){const l=o(21471);return P=function(){return l},l}function M(l){if(!(0,w().isJsonObject)(l)||l.type!==
"ValidationReport")return;const N=typeof l.overall_ok=="boolean"?"protocol":"results",F=N==="protocol"?l.commands:l.results;
if(!Array.isArray(F))return;const L=F.map(R);return{shape:N,id:A(l.id),geneId:A(l.gene_id),commands:L,ok:l.overall_ok!==
!1&&L.length>0&&L.every(({ok:G})=>G),contradictory:Array.isArray(l.commands)&&Array.isArray(l.results)&&!(0,s().isDeepStrictEqual)(
l.commands.map(D),l.results.map(D)),durationMs:j(l.duration_ms)??O(l),hash:(0,I().matchContentHash)({type:"ValidationRep\
ort",value:l})??null,differences:(0,P().schemaDifferences)("ValidationReport",l)}}function R(l){const{command:N,cmd:F,ok:L,
duration_ms:G,err:E,stderr:$,proof:d}=(0,w().isJsonObject)(l)?l:{},p=A(N)??A(F);return{command:p??"",ok:L===!0&&p!==null,
durationMs:j(G),error:A(E)??A($),proof:(0,w().isJsonObject)(d??null)?A(d.outcome):null}}function D(l){const{command:N,ok:F}=R(
l);return[N,F]}function O({started_at:l,finished_at:N}){const[F,L]=[l,N].map(G=>typeof G=="string"?Date.parse(G):j(G));return typeof F==
"number"&&typeof L=="number"&&L>=F?L-F:null}function A(l){return typeof l=="string"?l:null}function j(l){return typeof l==
"number"?l:null}},64077:function(U,m,o){o.r(m),o.d(m,{bundleFromJSON:()=>s.vw});var s=o(61040)},8744:function(U,m,o){o.r(
m),o.d(m,{ASN1Obj:()=>s.ASN1Obj});var s=o(83917)},80643:function(U,m,o){o.r(m),o.d(m,{TrustedRoot:()=>s.TrustedRoot});var s=o(
19654)},3030:function(U,m,o){o.r(m),o.d(m,{Verifier:()=>s.BL,toSignedEntity:()=>s.DC,toTrustMaterial:()=>s.jO});var s=o(
54187)},85893:function(U,m,o){o.r(m),o.d(m,{Parser:()=>s.i});var s=o(73979)}};
