"use strict";exports.id=1144,exports.ids=[1144],exports.modules={42312:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),
p.CANDIDATE_LIMITS=void 0,p.readArchive=L;function s(){const t=i(77598);return s=function(){return t},t}function T(){const t=i(
38522);return T=function(){return t},t}function R(){const t=i(85893);return R=function(){return t},t}function P(){const t=i(
7723);return P=function(){return t},t}function A(){const t=i(94534);return A=function(){return t},t}function I(){const t=i(
26040);return I=function(){return t},t}function C(){const t=i(41895);return C=function(){return t},t}const v=p.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},j="manifest.json",M="checksum.sha256",d=/^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/,
F=P().string().regex(/^1(\.|$)/,"expected a version 1"),N=P().looseObject({gep_version:F,schema_version:F.optional()});function L(t,e=v){
const r=O(g(t,e)),a=r.get(j);if(a===void 0)throw c(`it has no ${j} at its root`);G(a);const l=r.get(M);return l&&u(l,r),
[...r].filter(([o])=>d.test(o)).map(([o,h])=>({name:o,bytes:h})).sort((o,h)=>o.name<h.name?-1:1)}function O(t){const[e=""]=t.
keys(),r=t.has(j)?"":`${e.split("/")[0]}/`;if([...t.keys()].some(a=>!a.startsWith(r)))throw c(`it has no ${j} at its roo\
t`);return new Map([...t].map(([a,l])=>[a.slice(r.length),l]))}function G(t){const e=(0,I().attempt)(()=>JSON.parse((0,A().
decodeUtf8)(t).text));if(e===void 0)throw c(`${j} is not valid JSON`);const[r]=N.safeParse(e).error?.issues??[];if(r)throw c(
`${j}: ${[...r.path,r.message].join(": ")}`)}const b=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function u(t,e){const r=new Set;
for(const a of(0,A().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,l,o=""]=b.exec(a)??[],h=o.replaceAll("\\",
"/"),S=JSON.stringify(l===void 0?a.slice(0,80):h),$=e.get(h);if(l===void 0)throw c(`${M} contains the invalid line ${S}`);
if($===void 0)throw c(`${S} has a checksum but is missing`);if(r.has(h))throw c(`${S} has two checksums`);if(r.add(h),(0,s().
hash)("sha256",$)!==l.toLowerCase())throw c(`the checksum of ${S} does not match its content`)}}function g(t,{entries:e,
bytes:r}){const a=new Map;let l=0;const o=new(R()).Parser({strict:!0,brotli:!1,zstd:!1});o.on("error",h=>{throw h}),o.on(
"entry",h=>{if(l+=1,l>e)throw c(`it has more than ${e} entries`);const S=n(h);if(S===void 0){h.resume();return}if(a.has(
S))throw c(`it contains ${JSON.stringify(S)} twice`);const $=[];a.set(S,Buffer.alloc(0)),h.on("data",E=>$.push(E)),h.on(
"end",()=>a.set(S,Buffer.concat($)))}),o.on("ignoredEntry",({path:h,type:S})=>{const $=JSON.stringify(h.slice(0,80));throw c(
`it contains ${$}, an entry of the type ${S}`)});try{const h=(0,T().gunzipSync)(t,{maxOutputLength:r});if(h[0]===31)throw c(
"it is gzipped twice");o.end(h)}catch(h){if(h instanceof C().GateError)throw h;const{code:S,message:$}=h;throw S==="ERR_\
BUFFER_TOO_LARGE"?c(`its unpacked content has more than ${r} bytes`):c(`it is not a complete gzipped tar (${$})`,h)}return a}
const f=255,y=/[\\:\p{C}]/u;function n({path:t,type:e}){const r=JSON.stringify(t.slice(0,f));if(e!=="File"&&e!=="OldFile"&&
e!=="Directory")throw c(`${r} is a ${e}, but only files and directories are allowed`);const a=t.split("/").filter(o=>o!==
""&&o!==".");if(!(!t.startsWith("/")&&!a.includes("..")&&!y.test(t))||t.length>f||e!=="Directory"&&a.length===0)throw c(
`it contains the path ${r}, which is not allowed`);return e==="Directory"?void 0:a.join("/")}function c(t,e){const r="Ex\
port the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new(C()).
GateError("input_invalid",`The archive is not valid: ${t}.`,r,{cause:e})}},80543:function(U,p,i){Object.defineProperty(p,
"__esModule",{value:!0}),p.auditCandidates=G,p.runGenes=y;function s(){const t=i(1395);return s=function(){return t},t}function T(){
const t=i(27199);return T=function(){return t},t}function R(){const t=i(67506);return R=function(){return t},t}function P(){
const t=i(72025);return P=function(){return t},t}function A(){const t=i(97004);return A=function(){return t},t}function I(){
const t=i(87952);return I=function(){return t},t}function C(){const t=i(59580);return C=function(){return t},t}function v(){
const t=i(77648);return v=function(){return t},t}function j(){const t=i(36807);return j=function(){return t},t}function M(){
const t=i(13580);return M=function(){return t},t}function d(){const t=i(95132);return d=function(){return t},t}function F(){
const t=i(63682);return F=function(){return t},t}function N(){const t=i(46562);return N=function(){return t},t}function L(){
const t=i(94901);return L=function(){return t},t}function O(){const t=i(47350);return O=function(){return t},t}async function G(t,e,r){
const{genes:a,findings:l}=await(0,R().auditAssets)(t,e,r),o=new Map(a.map(m=>[m.asset,b(m)])),h=(0,v().findingsAbout)(l),
S=new Set(t.filter(({type:m})=>m==="Gene").map(({id:m})=>m)),$=r.filter(({id:m})=>!S.has(m)),E=t.filter(({type:m})=>m===
"Capsule"),w=await(0,A().blockedGenes)(E,$,e);return m=>{const H=m.type==="Gene"?o.get(m):[];if(H===void 0)return[(0,P().
assetNotJudged)(m,"the audit returned no result")];const D=w.get(m);return[...H,...D?[D]:[],...h(m).filter(({rule:B})=>B!==
"event-parent-missing")]}}function b({asset:t,commands:e,findings:r}){const{strategy:a}=t.value,l=Array.isArray(a)&&a.some(
f);return[...e.flatMap(o=>{const{command:h,location:S,profiles:$}=o,E={location:S,subject:{...(0,T().subjectOf)(t),command:h}};
if(o.verdict!=="block"||g(o)){const w=Object.values($).find(H=>H.required&&H.reason),m=w?.reason?[{...w.reason,...E}]:[];
return[...o.findings.map(u),...m]}return[(0,d().finding)("unsafe-validation-command",{command:h},E),...o.findings]}),...l?
[]:[(0,d().finding)("strategy-missing",{gene:t.id},(0,T().placeOf)(t,["strategy"]))],...r]}function u(t){return(0,M().ruleOf)(
t.rule).idle?{...t,severity:"error"}:t}function g({findings:t}){const e=t.filter(({severity:r})=>r==="error");return e.length>
0&&e.every(({rule:r})=>(0,M().ruleOf)(r).absent)}function f(t){return typeof t=="string"&&t.trim()!==""}async function y(t,e,{
policy:{policy:r,digest:a},workspace:{directory:l,tree:o}},{approver:h,secrets:S,...$}){const E=new Date,w=(0,I().additionsFor)(
r),m=(0,C().guardCheckout)(l,[...o.files()],w),H=await(0,R().auditAssets)(t,e,[]),{judgement:D,runResult:B}=await(0,L().
validate)(H,{policy:r,startedAt:E,heads:[{judge:()=>(0,s().judgedHead)(H,o,{policy:r,digest:a},"")}],approver:h,runs:!0,
run:K=>(0,F().runAudited)(H,{...$,checkout:m,tree:o,attended:!1,policy:r,fork:!0,waiting:K})}),{genes:W}=D,z=W.map(K=>(0,j().
redactGene)(K,S)),X=(0,j().validationReportsOf)(z,{nodeOf:B.nodeOf,policyDigest:a,startedAt:E,finishedAt:new Date});return{
findings:new Map(W.map(K=>[K.gene.asset,c(K,r.fail_on)])),reports:X.filter(K=>K!==null)}}const n="Approve the commands i\
f they wait for approval, and run the promotion again";function c(t,e){const r=(0,N().findingsOf)(t);if(t.verdict==="pas\
s"||t.verdict==="warn"||(0,O().severityVerdict)(r,e)==="fail")return r;const{asset:l}=t.gene,o={what:"run",type:l.type,id:l.
id,why:t.summary,fix:n};return[...r,(0,d().finding)("evidence-missing",o,(0,T().placeOf)(l))]}},50414:function(U,p,i){Object.
defineProperty(p,"__esModule",{value:!0}),p.filesInFolder=L,p.readCandidates=j,p.readWhole=M;function s(){const O=i(61331);
return s=function(){return O},O}function T(){const O=i(64385);return T=function(){return O},O}function R(){const O=i(52117);
return R=function(){return O},O}function P(){const O=i(41895);return P=function(){return O},O}function A(){const O=i(48741);
return A=function(){return O},O}function I(){const O=i(93028);return I=function(){return O},O}function C(){const O=i(95132);
return C=function(){return O},O}function v(){const O=i(42312);return v=function(){return O},O}function j(O,G){const b=O.
flatMap(c=>c.bytes[0]===31&&c.bytes[1]===139?(0,v().readArchive)(c.bytes).map(({name:e,bytes:r})=>({file:(0,T().readAssetFile)(
`${c.name}/${e}`,r,G),archive:c})):{file:M(c,G)}),u=b.map(d),g=u.flatMap(c=>c.candidates),f=u.flatMap(c=>c.findings),y=b.
flatMap(({file:c})=>c.messages??[]).filter(({value:c})=>!(0,s().carriesAssets)(c)),[n]=f;if(g.length+y.length===0&&n!==void 0){
const{message:c,remedy:t}=(0,C().describe)(n),{path:e,line:r}=n.location??{path:"",line:1},a=`${e} contains no candidate\
. Line ${r}: ${c}`;throw new(P()).GateError("input_invalid",a,t)}return{candidates:g,findings:f,messages:y}}function M({
name:O,bytes:G},b){if(G.length<=b.maxBytes)return(0,T().readAssetFile)(O,G,b);throw new(P()).GateError("input_invalid",`${O}\
 is larger than ${b.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the \
policy.")}function d({file:O,archive:G}){const b=new Set(O.problems.filter(({rule:y})=>y!=="duplicate-id"&&y!=="without-\
effect")),u=[...b];return{candidates:O.assets.filter(({envelope:y,cut:n})=>!n&&(!y||(0,s().carriesAssets)(y))).map(y=>{const n=y.
envelope??G;if(u.length===0)return{asset:y,findings:[],bundle:n};const c=y.locate(),t=u.filter(({location:e})=>F(e,c));for(const e of t)
b.delete(e);return{asset:y,findings:t.map(R().assetProblemFinding),bundle:n}}),findings:[...b].map(R().assetProblemFinding)}}
function F(O,G){const{line:b,column:u,end_line:g=b,end_column:f=u}=G,y=O.line>b||O.line===b&&O.column>=u,n=O.line>g||O.line===
g&&O.column>f;return y&&!n}const N=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function L(O,G){const b=(t,e)=>new(P()).
GateError("input_invalid",`The directory ${G} cannot be read: ${t}.`,e),u=[...(0,A().folderTree)(O).files()],g=u.find(({
path:t})=>t.endsWith(".gepx"));if(g)throw b(`${g.path} is an archive`,"Pass archives one by one.");const f=u.filter(({path:t,
kind:e})=>(0,I().isRegular)(e)&&/\.jsonl?$/.test(t)&&!N.test(t)),{entries:y,bytes:n}=v().CANDIDATE_LIMITS,c=f.reduce((t,{
size:e=0})=>t+e,0);if(f.length===0)throw b("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(f.
length>y||c>n){const t=`at most ${y} files with ${n} bytes are read`;throw b(t,"Pass the files in smaller directories.")}
return f.map(({path:t})=>t)}},47440:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.decide=d;function s(){
const t=i(27199);return s=function(){return t},t}function T(){const t=i(72391);return T=function(){return t},t}function R(){
const t=i(47771);return R=function(){return t},t}function P(){const t=i(59490);return P=function(){return t},t}function A(){
const t=i(13580);return A=function(){return t},t}function I(){const t=i(95132);return I=function(){return t},t}function C(){
const t=i(47350);return C=function(){return t},t}function v(){const t=i(72883);return v=function(){return t},t}function j(){
const t=i(63575);return j=function(){return t},t}function M(){const t=i(52220);return M=function(){return t},t}function d(t,e){
const{policy:r}=e,a=new Map(e.known.toReversed().map(E=>[(0,v().assetKey)(E),E])),l=F(e,a),o=[],h=[];for(const{asset:E,findings:w}of t){
const m=a.get((0,v().assetKey)(E)),H=e.revocations(E),D=e.audited(E),B=w.some(({severity:V})=>V==="error")||D.some(({rule:V})=>(0,A().
ruleOf)(V).otherAsset),W=H?void 0:b(E,B?void 0:m);if(W!==void 0){h.push({asset:E,reason:W});continue}const z=(0,j().evidenceOf)(
E,e.evidence),X=[...H?[H]:[],...O(E,m),...w,...D,...l(E),...(0,M().exchangeFindings)(E),...(0,M().unhashedFindings)(E),...(0,M().
traceFindings)(E),...z.findings],K=g(E,z,X,r.fail_on);o.push(K),K.outcome==="promoted"&&a.set((0,v().assetKey)(E),E)}const S=new Map(
t.map(({asset:E,bundle:w})=>[E,w])),$=new Set(e.known.map(v().assetKey));return{decided:n(o,S,$),skipped:h}}function F({
events:t,policy:e},r){const a=new Set(t.map(({value:o})=>o.id)),l=(0,R().streakCounter)(t,!0);return o=>{if(o.type==="Ca\
psule")return(0,T().broadcastFindings)(o,l(o),e.a2a);const{parent:h}=o.value;if(o.type!=="EvolutionEvent"||typeof h!="st\
ring")return[];if(a.has(h)||r.has((0,v().assetKey)({type:o.type,id:h})))return[];const E={event:o.id,parent:h,where:"nei\
ther a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"};
return[(0,I().finding)("event-parent-missing",E,(0,s().placeOf)(o,["parent"]))]}}const N=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
L=200;function O(t,e){const{type:r,id:a}=t;return[N.test(a)&&"has control characters",a.length>L&&`has ${a.length} chara\
cters, more than ${L}`,e&&!(0,M().isSameAsset)(t,e)&&`is that of another ${r} with different content in \`${e.path}\`, wh\
ich is kept`].flatMap(o=>o?[(0,I().finding)("id-unusable",{type:r,id:a,why:o},(0,s().placeOf)(t,["id"]))]:[])}const G=new Set(
["Gene","Capsule","EvolutionEvent"]);function b(t,e){const{type:r,id:a}=t;if(!G.has(r))return(0,I().finding)("nothing-to\
-promote",{what:`The ${r} \`${a}\``},(0,s().placeOf)(t));if(!(e===void 0||!(0,M().isSameAsset)(t,e)))return(0,I().finding)(
"already-promoted",{type:r,id:a,place:e.path},(0,s().placeOf)(t))}const u={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function g(t,e,r,a){const l=m=>["fail","error"].includes((0,C().severityVerdict)([m],a)),o=f(r.filter(l)),h=(0,I().
eligibilityOf)(o),S=new Set(o.map(y)),$=({rule:m})=>h==="unproven"||m!=="evidence-too-low",E=[...o.filter(m=>!(0,I().isMissingEvidence)(
m)),...o.filter(I().isMissingEvidence).filter($)],w=f(r.filter(m=>!l(m)&&!S.has(y(m))));return{asset:t,outcome:u[h],eligibility:h,
evidence:e,reasons:E,notices:w}}function f(t){return[...new Map(t.map(e=>[y(e),e])).values()]}function y({rule:t,args:e}){
return JSON.stringify([t,e])}function n(t,e,r){const a=({asset:w})=>e.get(w),l=t.filter(({asset:w})=>w.type==="Gene"),o=(0,P().
groupBy)(l,({asset:{id:w}})=>w),h=({asset:{type:w,value:m}})=>w==="Capsule"?o.get(m.gene??null)??[]:[],S=w=>{const m=a(w);
return m?h(w).filter(H=>a(H)===m):[]},$=new Map;for(const w of t){const[m]=S(w),H=m&&[m,w].find(({outcome:D})=>D!=="prom\
oted");H&&!$.has(m)&&$.set(m,H)}const E=w=>w.outcome==="promoted"&&!$.has(w);return t.map(w=>{if(w.outcome!=="promoted")
return w;const m=S(w),H=h(w).filter(({asset:z})=>!r.has((0,v().assetKey)(z))),D=m.length>0?m:H,B=D.some(E)?void 0:D[0],W=$.
get(w)??(B&&($.get(B)??B));return W===void 0?w:c(w,W)})}function c(t,{asset:e}){const{type:r,id:a}=t.asset,l={type:r,id:a,
otherType:e.type,other:e.id},o=(0,I().finding)("bundle-incomplete",l,(0,s().placeOf)(t.asset));return{...t,outcome:"quar\
antined",eligibility:"unproven",reasons:[o]}}},72883:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.
assetKey=F,p.eventsOf=G,p.promotionPolicy=g,p.readEventLog=L,p.readOwnAssets=N,p.withWorkspace=b;function s(){const f=i(
78114);return s=function(){return f},f}function T(){const f=i(35474);return T=function(){return f},f}function R(){const f=i(
52117);return R=function(){return f},f}function P(){const f=i(41895);return P=function(){return f},f}function A(){const f=i(
74238);return A=function(){return f},f}function I(){const f=i(63550);return I=function(){return f},f}function C(){const f=i(
35720);return C=function(){return f},f}function v(){const f=i(67397);return v=function(){return f},f}function j(){const f=i(
34397);return j=function(){return f},f}function M(){const f=i(95132);return M=function(){return f},f}function d(){const f=i(
50414);return d=function(){return f},f}function F({type:f,id:y}){return`${f} ${y}`}async function N(f,y){const n={base:"",
audited:"",files:[]},{files:c}=await(0,T().readSides)({baseTree:f,headTree:f,change:n,policy:y});for(const{path:t,unread:e,
problems:r}of c){const a=r.find(s().hidesContent);if(e===void 0&&a===void 0)continue;const l=a?`line ${a.location.line}:\
 ${a.detail}`:e,o="Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with the i\
d of a candidate.";throw new(P()).GateError("file_unreadable",`${t} cannot be read completely: ${l}.`,o)}return{assets:c.
flatMap(({assets:t})=>t),messages:c.flatMap(({messages:t})=>t??[])}}function L(f,y){const n=(0,d().readWhole)(f,y),[c]=n.
messages??[];if(c!==void 0)throw O(f,c.location.line,"a message between agents is not a log.","Pass the log of your own \
repository; use --assets for messages of other agents.");const t=n.problems.filter(({rule:a})=>a!=="duplicate-id").map(R().
assetProblemFinding).find(({severity:a})=>a==="error");if(t===void 0)return n.assets;const{message:e,remedy:r}=(0,M().describe)(
t);throw O(f,t.location?.line,e,r)}function O({name:f},y=1,n,c){const t=`The event log cannot be read. ${f}, line ${y}: ${n}`;
return new(P()).GateError("input_invalid",t,c)}function G(f){return f.filter(({type:y})=>y==="EvolutionEvent").map(({value:y,
path:n})=>({value:y,log:n}))}function b(f,y,n,c){return(0,j().withSourceTree)(f,y,async(t,e,r)=>{const a=r&&await u(r,c),
l=a&&await(0,C().readTree)(r,a);return n({directory:e,tree:t,...l&&{defaultBranch:l}})})}async function u(f,y){return y===
void 0?(await(0,v().findDefaultBranch)(f))?.commit:(await(0,v().lookUpCommits)(f,[`refs/remotes/origin/${y}`]))[0]}function g(f){
const y=f?.tree??(0,I().literalTree)({},"no repository");return(0,A().loadPolicy)(y,y.label)}},63575:function(U,p,i){Object.
defineProperty(p,"__esModule",{value:!0}),p.evidenceOf=d;function s(){const t=i(57975);return s=function(){return t},t}function T(){
const t=i(23404);return T=function(){return t},t}function R(){const t=i(27199);return R=function(){return t},t}function P(){
const t=i(77680);return P=function(){return t},t}function A(){const t=i(38863);return A=function(){return t},t}function I(){
const t=i(38942);return I=function(){return t},t}function C(){const t=i(39763);return C=function(){return t},t}function v(){
const t=i(58504);return v=function(){return t},t}function j(){const t=i(95132);return j=function(){return t},t}function M(){
const t=i(36773);return M=function(){return t},t}function d(t,e){const{type:r,id:a}=t,l=L(r==="Gene"?O(t,e):{level:"clai\
med",findings:[]},e.signed?.(t)),o=r==="Gene"||e.required==="signed"?e.required:"claimed";if((0,I().isAtLeast)(l.level,o)){
const S=l.findings.filter($=>!(0,j().isMissingEvidence)($));return{...l,findings:[...S,...N(t,l,e)]}}if(l.findings.length>
0)return l;const h={type:r,id:a,level:l.level,required:o};return{...l,findings:[(0,j().finding)("evidence-too-low",h,(0,R().
placeOf)(t))]}}const F={none:C().PROOF_OUTCOMES,any:["fails_without_change","fails_when_new_code_fails"],reverted:["fail\
s_without_change"]};function N(t,{proof:e,attestation:r},a){if(!(t.type==="Gene"&&r===void 0&&a.proof!=="none")||e&&F[a.
proof].includes(e))return[];const o=`the policy requires the proof \`${a.proof}\`, but for no command is it shown that it\
 fails without the change`;return[n(t,o)]}function L(t,e){return e===void 0?t:"accepted"in e?{...t,level:"signed",attestation:e.
accepted}:{...t,findings:[...e.findings,...t.findings]}}function O(t,e){const{reports:r,ran:a,required:l}=e,o=a?.has(t)?
[{level:"gate",origin:"gate",findings:[]}]:[],S=[...(r?.get(t.value.asset_id)??[]).map(m=>G(t,m,e)),...o],$=S.findLast(({
origin:m})=>m==="gate"||m&&l==="claimed")??S.findLast(({origin:m})=>m)??S[0];if($===void 0)return{level:"claimed",findings:r?
[y(t,r)]:[]};const{origin:E,...w}=$;return w}function G(t,e,r){const{gate:a,policyDigest:l}=r,{policy_digest:o,gene_id:h}=e,
S=(0,R().placeOf)(t),$=`report \`${typeof e.id=="string"?e.id:"unknown"}\``,{ok:E,commands:w=[],contradictory:m}=(0,v().
readValidationReport)(e)??{},H=a?.report.genes.filter(Y=>Y.id===t.id)??[],D=e.overall_ok===!0&&E===!0&&H.every(({verdict:Y})=>[
"pass","warn"].includes(Y)),B=w.map(({command:Y})=>Y.trim()),W=(0,P().commandsToRun)(t),z=[!(0,T().verifyAssetId)(e)&&"i\
ts `asset_id` does not match its content",h!=null&&h!==t.id&&"it names another gene",m&&"its `commands` and `results` di\
ffer",D&&a&&b(a.report,t),D&&!(0,s().isDeepStrictEqual)(B,W)&&`it lists ${c(B)}, but the gene has ${c(W)}`].flatMap(Y=>Y?
[(0,j().finding)("evidence-invalid",{source:$,why:Y},S)]:[]),K=D?[]:[(0,j().finding)("validation-failed",{source:$,what:"\
does not show that every command passed"},S)],J=[(o!==l||a&&a.report.policy?.digest!==l)&&`the ${$} was made with the po\
licy \`${o??"unknown"}\`, not with \`${l}\``,...u(a?.report).map(Y=>`the ${$} is not of a gate: ${Y}`)].flatMap(Y=>Y?[n(
t,Y)]:[]),Z=[...z,...K,...J];if(z.length>0)return{level:"claimed",findings:Z};const Q=a&&J.length===0?"gate":"claimed";if(!D)
return{level:"claimed",origin:Q,findings:Z};const x=C().PROOF_OUTCOMES.find(Y=>w.some(q=>q.proof===Y));return{...{report:e,
...a&&{reportDigest:a.digest},...x&&{proof:x}},level:Q,origin:Q,findings:Z}}function b({genes:t,findings:e},{id:r,value:a}){
const l=t.filter(S=>S.id===r);if(!l.some(({asset_id:S})=>(S??a.asset_id)===a.asset_id))return"the GateReport that contai\
ns it does not list this version of the gene";if(e.some(({severity:S,suppressed:$,subject:E})=>S==="error"&&!$&&E?.type===
"Gene"&&E.id===r))return"the GateReport contradicts it: it has an error about the gene";const h=({verdict:S,outcome:$})=>S!==
"block"&&$?.status==="passed";if(!l.every(({commands:S})=>S.length>0&&S.every(h)))return"the GateReport contradicts it: \
not all commands of the gene have passed in it"}function u(t){if(t===void 0)return[];const{tool:e,verdict:r,policy:a,isolation:l,
error:o}=t;return[!(e?.name===A().TOOL.name&&r!==void 0&&r!=="error")&&"it is not a report of this gate",a?.enforce==="r\
eport"&&"its policy only reports, and fails nothing",l?.untrusted&&"a runner that the pull request controls reported its\
 results",(o??null)!==null&&"it has an error"].filter(S=>typeof S=="string")}const g="Validate the current version of th\
e gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--report`",f="Run the gate, or ask\
 the author for a report with `gene_asset_id`, the `asset_id` of the gene that was validated, hashed with it";function y(t,e){
const r=[void 0,null].flatMap(o=>e.get(o)??[]),[a]=r.filter(({gene_id:o})=>o===t.id);if(a===void 0)return n(t,"no report\
 names its `asset_id`");const l=`the report \`${a.id}\` names the gene by its id alone, not the version that it validated\
 (\`gene_asset_id\`)`;return n(t,l,f)}function n(t,e,r=g){const a={what:"report",type:t.type,id:t.id,why:e,fix:r};return(0,j().
finding)("evidence-missing",a,(0,R().placeOf)(t))}function c(t){const e=t.length>3?`, ${t.length-3} more`:"";return((0,M().
inCode)(t.slice(0,3))||"no commands")+e}},39242:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.promote=
b;function s(){const n=i(94534);return s=function(){return n},n}function T(){const n=i(68450);return T=function(){return n},
n}function R(){const n=i(1348);return R=function(){return n},n}function P(){const n=i(72025);return P=function(){return n},
n}function A(){const n=i(2833);return A=function(){return n},n}function I(){const n=i(4378);return I=function(){return n},
n}function C(){const n=i(74238);return C=function(){return n},n}function v(){const n=i(63550);return v=function(){return n},
n}function j(){const n=i(80543);return j=function(){return n},n}function M(){const n=i(50414);return M=function(){return n},
n}function d(){const n=i(47440);return d=function(){return n},n}function F(){const n=i(72883);return F=function(){return n},
n}function N(){const n=i(31170);return N=function(){return n},n}function L(){const n=i(97148);return L=function(){return n},
n}function O(){const n=i(52220);return O=function(){return n},n}function G(){const n=i(8779);return G=function(){return n},
n}async function b(n){const{policy:c,workspace:t,report:e,attestation:r,trustedRoot:a,now:l=new Date}=n,{policy:o}=c,h=(0,s().
assetLimits)(o.assets.max_file_bytes),{candidates:S,findings:$,messages:E}=(0,M().readCandidates)(n.candidates,h),w=await(0,F().
readOwnAssets)(t?.tree??(0,v().literalTree)({}),o),m=await u(w.assets,n),H=n.events&&(0,F().readEventLog)(n.events,h),D=(0,T().
commonStart)(w.assets.filter(({type:J})=>J==="Gene").map(({path:J})=>J),{policy:o,tree:t?.tree}),B=I().Judge.by({policy:o,
tree:t?.tree,changed:new Set,platform:n.platform,cwd:D.root,checkoutAs:D.checkoutAs,...n.signal&&{signal:n.signal}}),W=S.
map(({asset:J})=>J),z=(0,O().revocationsIn)([...w.messages,...E]),X={policy:o,known:m,events:(0,F().eventsOf)(H??w.assets),
audited:await(0,j().auditCandidates)(W,B,[...m,...H??[]]),revocations:z,evidence:{policyDigest:c.digest,required:o.a2a.require_evidence,
proof:o.a2a.require_proof,...e&&(0,L().readEvidence)(e,h),...r&&a&&{signed:(0,G().judgeBySignatures)(r,a,c,l)}}},{decisions:K,
reports:V}=await y(n,S,X,B);return(0,N().promotionOf)(K,{policy:c,decidedAt:l,inputs:g(n),loose:$,messages:E,revoked:w.assets.
flatMap(J=>{const Z=z(J);return Z?[{asset:J,reason:Z}]:[]}),reports:V,gate:t?await f(t,c):[]})}async function u(n,{candidates:c,
workspace:t}){const e=new Set;for(const{name:r,bytes:a}of c)n.some(({path:l})=>l===r)&&await t?.tree.read(r).then(l=>l.equals(
a))&&e.add(r);return n.filter(({path:r})=>!e.has(r))}function g(n){const{candidates:c,events:t,report:e,attestation:r}=n;
return[...c.map(l=>["assets",l]),["events",t],["report",e],["attestation",r]].flatMap(([l,o])=>o?[{role:l,name:o.name,digest:(0,A().
digestOf)(o.bytes)}]:[])}async function f({tree:n,defaultBranch:c},t){if(c===void 0)return[];const e=t.source==="file"?void 0:
C().POLICY_PATH,r=[c,n].flatMap($=>[...$.files()]).map(({path:$})=>$),a=($,E=n.stat($)?.oid)=>E!==void 0&&E===c.stat($)?.
oid,l=new Set(r.filter($=>!a($))),{policy:o}=t,h={policyPath:e,policy:o,loadedPolicy:t,baseTree:c,tree:n,changedNames:l};
return(await(0,R().gateChange)(h)).filter(({rule:$})=>$==="gate-weakened")}async function y({run:n,workspace:c,policy:t},e,r,a){
if(n===void 0||c===void 0)return{decisions:(0,d().decide)(e,r),reports:[]};const l=m=>({...r.evidence,ran:new Set(m)}),o=e.
map(({asset:m})=>m),h=(0,d().decide)(e,{...r,evidence:l(o)}).decided.filter(({asset:m,outcome:H})=>m.type==="Gene"&&H===
"promoted").map(({asset:m})=>m),S=await(0,j().runGenes)(h,a,{policy:t,workspace:c},n),$=m=>h.includes(m)?S.findings.get(
m)??[(0,P().assetNotJudged)(m,"the run returned no result")]:[],E=m=>[...r.audited(m),...$(m)];return{decisions:(0,d().decide)(
e,{...r,audited:E,evidence:l(h)}),reports:S.reports}}},18421:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),
p.openInputs=C;function s(){const v=i(73024);return s=function(){return v},v}function T(){const v=i(76760);return T=function(){
return v},v}function R(){const v=i(38321);return R=function(){return v},v}function P(){const v=i(73388);return P=function(){
return v},v}function A(){const v=i(50414);return A=function(){return v},v}function I(v,j){const[M]=j,d=j.find(N=>N.name===
`${v}/gate-report.json`);if(d||j.length===1)return d??M;const F=j.flatMap(({bytes:N})=>[N,Buffer.from(`
`)]);return{name:v,bytes:Buffer.concat(F)}}async function C({assets:v,events:j,report:M,attestation:d,trustedRoot:F},N,L){
const O=async(u,g=(0,P().inputName)(u))=>({name:g,bytes:await(0,R().buffer)(L(u))}),G=async u=>u===void 0?void 0:O(u),b=async u=>{
const g=(0,T().resolve)(N,u);if(!(u!=="-"&&(0,s().statSync)(g,{throwIfNoEntry:!1})?.isDirectory()))return[await O(u)];const y=[];
for(const n of(0,A().filesInFolder)(g,u))y.push(await O((0,T().join)(g,n),`${u}/${n}`));return y};return{candidates:await b(
v),events:await G(j),report:M===void 0?void 0:I(M,await b(M)),attestation:await G(d),trustedRoot:await G(F)}}},73517:function(U,p,i){
Object.defineProperty(p,"__esModule",{value:!0}),p.EMITTED=void 0,p.messageLines=I,p.promotedFiles=N,p.promotedLines=L,p.
quarantinedLines=G;function s(){const b=i(61331);return s=function(){return b},b}function T(){const b=i(10289);return T=
function(){return b},b}const R=p.EMITTED=["decision","report","revoke"],P={promoted:"accept",quarantined:"quarantine",rejected:"\
reject"},A={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event pr\
omoted for provenance tracking"};function I(b,u,{id:g,now:f,random:y}){return C(u,b).map(n=>O({protocol:s().PROTOCOL,protocol_version:"\
1.0.0",message_type:u,message_id:`msg_${f.getTime()}_${y()}`,sender_id:g,timestamp:f.toISOString(),payload:n}))}function C(b,{
decisions:u,skipped:g,reports:f,revoked:y=[]}){switch(b){case"decision":return[...u.map(v),...g.flatMap(j)];case"report":
return f.map(M);case"revoke":return y.map(n=>({...d(n),reason:n.reason.message}))}}function v(b){const{outcome:u,type:g}=b,
[f]=b.reasons,y=f===void 0?null:`${f.message} (${f.rule})`,n=u==="promoted"?A[g]??null:y;return{...d(b),decision:P[u],reason:n}}
function j(b){const{rule:u,message:g}=b.reason;return u!=="already-promoted"?[]:[{...d(b),decision:P.promoted,reason:g}]}
function M(b){const{gene_asset_id:u,gene_id:g}=b;return{...d({asset_id:typeof u=="string"?u:null,id:g}),validation_report:b}}
function d({asset_id:b,id:u}){return{target_asset_id:b,target_local_id:u}}const F={Gene:"promoted-genes.jsonl",Capsule:"\
promoted-capsules.jsonl",EvolutionEvent:"promoted-events.jsonl"};function N({promoted:b}){return Object.entries(F).map(([
u,g])=>[g,L({promoted:b.filter(f=>f.type===u)})])}function L({promoted:b}){return b.map(O)}function O(b){return`${(0,T().
jsonLine)(b)}
`}function G({quarantined:b}){return b.map(({asset:u,sender_id:g})=>O(g===void 0?u:{protocol:s().PROTOCOL,message_type:"\
publish",sender_id:g,payload:{asset:u}}))}},31170:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.promotionOf=
d;function s(){const n=i(61331);return s=function(){return n},n}function T(){const n=i(85475);return T=function(){return n},
n}function R(){const n=i(94377);return R=function(){return n},n}function P(){const n=i(59490);return P=function(){return n},
n}function A(){const n=i(38863);return A=function(){return n},n}function I(){const n=i(13580);return I=function(){return n},
n}function C(){const n=i(95132);return C=function(){return n},n}function v(){const n=i(37075);return v=function(){return n},
n}function j(){const n=i(48791);return j=function(){return n},n}function M(){const n=i(52220);return M=function(){return n},
n}function d({decided:n,skipped:c},t){const{policy:e,loose:r,gate:a,revoked:l}=t,{source:o,path:h,digest:S,policy:$}=e,E=D=>n.
filter(B=>B.outcome===D),w=new Map(E("promoted").map(({asset:D})=>[D,(0,M().promotedForm)(D,$.a2a.confidence_factor)])),
H=[...n.map(({reasons:D})=>D),...r.map(D=>[D])].filter(D=>D.some(({rule:B})=>(0,I().ruleOf)(B).undecided)).length;return{
type:"PromotionReport",schema_version:j().PROMOTION_VERSION,tool:A().TOOL,policy:{source:o,path:h,digest:S,require_evidence:$.
a2a.require_evidence},decided_at:t.decidedAt.toISOString(),inputs:t.inputs,decisions:n.map(D=>F(D,w.get(D.asset))),promoted:[
...w].map(([{type:D,id:B},W])=>({...W,type:D,id:B})),quarantined:E("quarantined").map(D=>({...N(D),...O(D.asset),asset:D.
asset.value})),rejected:[...E("rejected").map(N),...u(r).map(g)],skipped:[...c.map(G),...t.messages.map(b)],reports:[...t.
reports,...n.flatMap(({evidence:{report:D}})=>D===void 0?[]:[{...D,gene_id:String(D.gene_id)}])],...H>0&&{undecided:H},...a.
length>0&&{gate:a.map(y)},...l.length>0&&{revoked:l.map(G)}}}function F({asset:n,outcome:c,eligibility:t,evidence:e,reasons:r,
notices:a},l){const{report:o,level:h,reportDigest:S,attestation:$,proof:E}=e;return{...f(n),...O(n),outcome:c,eligibility:t,
evidence:{level:h,...typeof o?.id=="string"&&{report_id:o.id},...S!==void 0&&{report_digest:S},...$&&{attestation:$},...E&&
{proof:E}},hash:L(n),promoted_asset_id:typeof l?.asset_id=="string"?l.asset_id:null,reasons:r.map(y),notices:a.map(y)}}function N({
asset:n,reasons:c}){return{...f(n),reasons:c.map(y)}}function L(n){return{form:(0,T().matchContentHash)(n)??(0,R().otherHashForm)(
n)??null,content:(0,T().contentHash)(n.value)}}function O({envelope:n}){const c=n&&(0,s().senderOf)(n);return c===void 0?
{}:{sender_id:c}}function G({asset:n,reason:c}){return{...f(n),reason:y(c)}}function b({value:n,location:c}){const{path:t,
line:e}=c,{message_id:r,message_type:a}=n,l=typeof r=="string"?r:`${t}:${e}`,o=`A message of the type \`${typeof a=="str\
ing"?a.slice(0,40):"unknown"}\``,h=y((0,C().finding)("nothing-to-promote",{what:o},{location:c}));return{id:l,type:"Mess\
age",asset_id:null,path:t,line:e,reason:h}}function u(n){return[...(0,P().groupBy)(n,({location:c})=>JSON.stringify([c?.
path,c?.line])).values()]}function g(n){const{path:c,line:t}=n[0]?.location??{path:"",line:1};return{id:c,type:"File",asset_id:null,
path:c,line:t,reasons:n.map(y)}}function f({id:n,type:c,path:t,value:e,locate:r}){const{asset_id:a}=e;return{id:n,type:c,
asset_id:typeof a=="string"?a:null,path:t,line:r().line}}function y(n){const{rule:c,severity:t}=n;return{id:(0,v().identityOf)(
n),rule:c,severity:t,...(0,C().describe)(n)}}},80335:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.
countsOf=C,p.promotionPage=I,p.renderPromotion=P;function s(){const v=i(10289);return s=function(){return v},v}function T(){
const v=i(31626);return T=function(){return v},v}const R=1e3;function P(v,j){const M=(0,T().layoutOf)(j),{quarantined:d,
rejected:F,skipped:N,decisions:L,gate:O=[]}=v,G=(n,c)=>(0,T().prose)(M,n,c),b=(n,{message:c,rule:t})=>G(n,`${c} (${t})`),
u=(n,c,t)=>{const{shown:e,rest:r}=(0,T().limited)(n,R,`${c} candidate`,M);return[...e.map(t),r]},g=(n,c,{type:t,id:e,path:r,
line:a})=>{const l=(0,T().shortName)(t==="File"?`${r}:${a}`:`${t} ${e}`,(0,T().roomOf)(M));return(0,T().labelled)(M,n,[M.
paint("strong",l)],c)},f=(n,c,t)=>{const[e,...r]=t.reasons,{shown:a,rest:l}=(0,T().limited)(r,0,"reason",M);return[...g(
n,c,t),...e?[...b("why",e),...G("fix",e.remedy)]:[],...a.flatMap(o=>b("also",o)),...l]},y=L.filter(({outcome:n})=>n==="p\
romoted");return(0,T().page)([...u(F,"rejected",n=>f("rejected","bad",n)),...u(d,"quarantined",n=>f("quarantine","quiet",
n)),...u(M.verbose||L.length===0?N:[],"skipped",n=>[...g("skipped","quiet",n),...b("why",n.reason)]),...u(y,"promoted",n=>[
...g("promoted","good",n),...G("evidence",n.evidence.level),...M.verbose?n.notices.flatMap(c=>b("note",c)):[]]),...O.map(
n=>b("gate",n)),G("result",C(v))])}const A=1e3;function I(v){const M=P(v,{columns:120,colour:!1,verbose:!1}).trimEnd().split(
`
`),d=M.length-A;return[`## Promotion: ${C(v)}`,"",...(0,s().markdownFence)(M.slice(0,A)),...d>0?[`And ${d} more lines, i\
n the log.`]:[],""].join(`
`)}function C({promoted:v,quarantined:j,rejected:M,skipped:d}){return Object.entries({promoted:v,quarantined:j,rejected:M,
skipped:d}).flatMap(([N,{length:L}])=>L>0?`${L} ${N}`:[]).join(", ")||"no candidates"}},48791:function(U,p,i){Object.defineProperty(
p,"__esModule",{value:!0}),p.PROMOTION_VERSION=p.OUTCOMES=p.FAIL_ON=void 0,p.exitCodeOf=y,p.promotionSchema=void 0;function s(){
const n=i(7723);return s=function(){return n},n}function T(){const n=i(79167);return T=function(){return n},n}function R(){
const n=i(38942);return R=function(){return n},n}function P(){const n=i(99462);return P=function(){return n},n}function A(){
const n=i(39763);return A=function(){return n},n}const I=p.PROMOTION_VERSION="1.0.0",C=s().string().regex(/^[0-9a-f]{64}$/),
v=s().object({id:C.describe("Identity of the reason: the same in every run, even if its position changes."),rule:s().string(),
severity:P().severitySchema,message:s().string(),remedy:s().string()}),j={id:s().string(),type:T().assetTypeSchema,asset_id:s().
string().nullable().describe("The hash that the candidate declares."),path:s().string(),line:s().int().min(1)},M=s().array(
v).min(1).describe("Why; the first reason is the one to fix first."),d=s().object({...j,type:s().enum([...A().ASSET_TYPES,
"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:M}),
F=d.extend({type:T().assetTypeSchema,sender_id:s().string().optional(),asset:s().looseObject({}).describe("The candidate\
 as it was received.")}),N=s().object({role:s().enum(["assets","events","report","attestation"]),name:s().string(),digest:T().
digestSchema.describe("The SHA-256 of its bytes.")}),L=p.OUTCOMES=["promoted","quarantined","rejected"],O=s().object({issuer:s().
string().describe("Who confirmed the identity, as a URL."),repository:s().string().describe("`owner/name` of the reposit\
ory whose workflow signed."),workflow:s().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:s().
string().describe("The ref that the workflow ran for.")}),G=s().object({source:s().string().describe("The file and posit\
ion."),digest:T().digestSchema.describe("Digest of the signed statement."),policy_digest:T().digestSchema.describe("The \
policy of that promotion."),decided_at:s().iso.datetime(),signer:O}).describe("The signed promotion that promoted the sa\
me content."),b=s().enum(A().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash o\
f; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and\
 `local` are accepted."),u=s().object({...j,sender_id:s().string().optional().describe("The sender of the message that c\
ontained it."),outcome:s().enum(L),eligibility:R().eligibilitySchema,evidence:s().object({level:R().evidenceLevelSchema,
report_id:s().string().optional().describe("The ValidationReport that reached the level."),report_digest:T().digestSchema.
optional().describe("Digest of the GateReport that contains it."),attestation:G.optional(),proof:s().enum(A().PROOF_OUTCOMES).
optional().describe("Whether a command of the Gene fails without the change.")}),hash:s().object({form:b,content:T().digestSchema.
describe("The hash of the content by the current protocol.")}),promoted_asset_id:s().string().nullable().describe("Null \
if it is not promoted."),reasons:s().array(v).describe("Why it is not promoted; empty if it is."),notices:s().array(v).describe(
"Findings that do not prevent the promotion.")}),g=p.promotionSchema=s().object({type:s().literal("PromotionReport"),schema_version:s().
literal(I),tool:s().object({name:s().literal("gene-gate"),version:s().string()}),policy:s().object({source:s().enum(["de\
fault","base","file"]),path:s().string().optional(),digest:T().digestSchema,require_evidence:R().evidenceLevelSchema}),decided_at:s().
iso.datetime(),inputs:s().array(N).describe("The files that the decisions depend on."),decisions:s().array(u).describe("\
One for each candidate that is not skipped, in order."),promoted:s().array(s().looseObject({type:T().assetTypeSchema,id:s().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:s().array(F).describe("Nothing r\
efutes them, but evidence is missing."),rejected:s().array(d).describe("The candidates that are rejected."),skipped:s().
array(s().object({...j,type:d.shape.type,reason:v})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:s().array(s().looseObject({gene_id:s().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:s().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:s().array(v).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:s().array(s().object({...j,reason:v})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),f=p.FAIL_ON=["none","rejected","unp\
roven"];function y({quarantined:n,rejected:c,undecided:t},e){return t!==void 0?2:{none:[],rejected:c,unproven:[...c,...n]}[e].
length>0?1:0}},97148:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.readEvidence=v;function s(){const d=i(
7723);return s=function(){return d},d}function T(){const d=i(64385);return T=function(){return d},d}function R(){const d=i(
41895);return R=function(){return d},d}function P(){const d=i(59490);return P=function(){return d},d}function A(){const d=i(
31048);return A=function(){return d},d}function I(){const d=i(94644);return I=function(){return d},d}const C=s().looseObject(
{type:s().literal("GateReport"),head_sha:s().string(),tool:s().looseObject({name:s().string()}).optional(),verdict:s().string().
optional(),policy:s().looseObject({digest:s().string(),enforce:s().string().optional()}).nullish(),isolation:s().looseObject(
{untrusted:s().boolean().optional()}).optional(),error:s().unknown().optional(),genes:s().array(s().looseObject({id:s().
string(),asset_id:s().string().nullish(),verdict:s().string(),commands:s().array(s().looseObject({verdict:s().string().optional(),
outcome:s().looseObject({status:s().string()}).nullish()})).default([])})).default([]),findings:s().array(s().looseObject(
{severity:s().string(),suppressed:s().unknown().optional(),subject:s().looseObject({type:s().string(),id:s().string()}).
nullish()})).default([]),validation_reports:s().array(s().looseObject({type:s().literal("ValidationReport")}))});function v({
name:d,bytes:F},N){const L=(0,I().strictJson)({name:d,bytes:F},N);if("problem"in L)throw M(d,L.problem);const[O,...G]=L.
values,{data:b}=C.safeParse(O);if(b&&G.length===0){const f={report:b,digest:(0,A().reportDigest)(O)};return{reports:(0,P().
groupBy)(b.validation_reports,j),gate:f}}const{assets:u}=(0,T().readAssetFile)(d,F,N),g=u.filter(({type:f})=>f==="Valida\
tionReport");if(g.length===0)throw M(d,"it contains no ValidationReport");return{reports:(0,P().groupBy)(g.map(({value:f})=>f),
j)}}const j=({gene_asset_id:d})=>d;function M(d,F){const N="Pass the `gate-report.json` of the gate, or a file from its \
directory `validation-reports`.";return new(R()).GateError("input_invalid",`${d} is not valid evidence: ${F}.`,N)}},52220:function(U,p,i){
Object.defineProperty(p,"__esModule",{value:!0}),p.exchangeFindings=j,p.isSameAsset=N,p.promotedForm=L,p.revocationsIn=O,
p.traceFindings=d,p.unhashedFindings=M;function s(){const u=i(23404);return s=function(){return u},u}function T(){const u=i(
98285);return T=function(){return u},u}function R(){const u=i(27199);return R=function(){return u},u}function P(){const u=i(
61331);return P=function(){return u},u}function A(){const u=i(85475);return A=function(){return u},u}function I(){const u=i(
94377);return I=function(){return u},u}function C(){const u=i(57733);return C=function(){return u},u}function v(){const u=i(
95132);return v=function(){return u},u}function j(u){return[...(0,C().promotionSchemaFindings)(u),...(0,A().identityFindings)(
u,"author")].map(g=>({...g,severity:"error"}))}function M(u){const g=(0,A().unhashedFields)(u);return g.length===0?[]:[(0,v().
finding)("fields-not-hashed",{type:u.type,id:u.id,fields:g},(0,R().placeOf)(u))]}function d(u){const{type:g,id:f,value:y}=u;
if(g!=="Capsule"||Array.isArray(y.execution_trace))return[];const t={type:g,id:f,field:"execution_trace",fault:"is missi\
ng, and the stricter check of the reference engine refuses it",where:"",fix:"Ask the author for the steps as `execution_\
trace`"};return[(0,v().finding)("schema-field",t,{...(0,R().placeOf)(u),severity:"notice"})]}function F({value:{a2a:u}}){
return(0,R().isJsonObject)(u)?u.received_asset_id:void 0}function N(u,g){const f=({value:n})=>(0,A().contentHash)((0,T().
withoutAnnotations)(n)),y=F(g)===u.value.asset_id;return f(u)===f(g)||y&&(0,A().matchContentHash)(u)!==void 0}function L({
type:u,value:g},f){const{confidence:y,a2a:n,asset_id:c}=g;if(u!=="Capsule"||typeof y!="number"){const e=(0,T().withoutAnnotations)(
g);return e!==g?{...e,asset_id:(0,s().computeAssetId)(e)}:(0,A().matchContentHash)({type:u,value:g})==="engine"?(0,I().asEngineHashed)(
g)??g:g}if(f===1&&(0,s().verifyAssetId)(g))return g;const t={...(0,A().matchContentHash)({type:u,value:g})==="hub"?(0,A().
asHubHashes)(g):g,confidence:y*f,a2a:{...(0,R().isJsonObject)(n)?n:{},status:"promoted",confidence_factor:f,received_asset_id:c??
null}};return{...t,asset_id:(0,s().computeAssetId)(t)}}function O(u){const g=new Map,f=new Map;for(const y of u.filter(({
value:n})=>n.message_type==="revoke")){const n=(0,P().payloadOf)(y.value),c=b(n.target_asset_id,n.asset_id,n.target_asset_ids),
t=b(n.target_local_id,n.local_id);for(const e of c)g.set((0,I().hashDigits)(e)??e,y);if(c.length===0)for(const e of t)f.
set(e,y)}return g.size+f.size===0?()=>{}:y=>{const{type:n,id:c,value:t}=y,r=b(t.asset_id,(0,A().contentHash)(y.value),F(
y),...n==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(t))]:[]).map(l=>(0,I().hashDigits)(l)??l).find(l=>g.has(l)),
a=r===void 0?f.get(c):g.get(r);return a&&G(y,a)}}function G(u,{value:g}){const{type:f,id:y}=u,{reason:n}=(0,P().payloadOf)(
g),c=(0,P().senderOf)(g)??"an unknown sender",t=typeof n=="string"?n.slice(0,200):"";return(0,v().finding)("asset-revoke\
d",{type:f,id:y,by:c,why:t},(0,R().placeOf)(u))}function b(...u){return u.flatMap(g=>g??[]).filter(g=>typeof g=="string"&&
g!=="")}},8779:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.judgeBySignatures=N;function s(){const o=i(
7723);return s=function(){return o},o}function T(){const o=i(27199);return T=function(){return o},o}function R(){const o=i(
85475);return R=function(){return o},o}function P(){const o=i(41895);return P=function(){return o},o}function A(){const o=i(
38863);return A=function(){return o},o}function I(){const o=i(38942);return I=function(){return o},o}function C(){const o=i(
95132);return C=function(){return o},o}function v(){const o=i(36773);return v=function(){return o},o}function j(){const o=i(
48791);return j=function(){return o},o}function M(){const o=i(36262);return M=function(){return o},o}function d(){const o=i(
94644);return d=function(){return o},o}const F=s().looseObject({_type:s().literal("https://in-toto.io/Statement/v1"),predicateType:s().
literal(`${A().HOME}/promotion/v1`),predicate:j().promotionSchema});function N(o,h,S,$){const E=(0,M().readTrustedRoots)(
h),w=(0,d().strictJson)(o);if("problem"in w)throw L(o,w.problem);if(w.values.length===0)throw L(o,"it contains no bundle");
const m=w.values.map((H,D)=>{const B=w.values.length===1?o.name:`${o.name}, bundle ${D+1}`;return G(B,H,E)});return H=>u(
H,m,D=>f(H,D,S,$))}function L({name:o},h){const S="Pass a Sigstore bundle, such as the output `bundle-path` of `actions/\
attest`.";return new(P()).GateError("input_invalid",`${o} is not a file of attestations: ${h}.`,S)}const O=10*6e4;function G(o,h,S){
const $=(0,M().verifyBundle)(h,S),E=$.payload&&b($.payload),w=typeof E=="object"?{promotion:E}:{},m=W=>({source:o,...w,refused:W});
if("refused"in $)return m($.refused);if(typeof E!="object")return m(`${E}`);const{signer:H,signedAt:D,digest:B}=$;return Date.
parse(E.decided_at)>D+O?m("it was signed before the time that it states"):{source:o,promotion:E,signer:H,digest:B}}function b(o){
const h=(0,d().strictJson)({name:"payload",bytes:o});if("problem"in h)return`its statement is ambiguous: ${h.problem}`;if(h.
values.length!==1)return"its payload is not one JSON value";const{data:S,error:$}=F.safeParse(h.values[0]);if(S)return S.
predicate;const[E]=$.issues;return`its payload is not the statement of a promotion: ${E?.path.join(".")}: ${E?.message}`}
function u(o,h,S){const $=(0,R().contentHash)(o.value),E=[],w=[];for(const J of h){const Z=J.promotion?.decisions.filter(
({hash:x,promoted_asset_id:k})=>x.content===$||k===$);if(Z?.length===0)continue;const Q=S(J);Q?E.push(Q):"refused"in J||
w.push(...(Z??[]).map(x=>({signed:J,decision:x})))}const[m]=w.sort((J,Z)=>Date.parse(Z.signed.promotion.decided_at)-Date.
parse(J.signed.promotion.decided_at)||+(J.decision.outcome==="promoted")-+(Z.decision.outcome==="promoted"));if(m===void 0){
const J=l(o,"none is about its content",t);return{findings:E.length>0?E:[J]}}const{promotion:H,signer:D,digest:B,source:W}=m.
signed,{outcome:z,evidence:X}=m.decision;if(z==="promoted"&&(o.type!=="Gene"||(0,I().isAtLeast)(X.level,"gate"))){const{
policy:J,decided_at:Z}=H;return{accepted:{source:W,digest:B,policy_digest:J.digest,decided_at:Z,signer:D}}}const K=`says\
 that it is ${z}, with the evidence \`${X.level}\``,V=`attestation \`${m.signed.source}\``;return z!=="rejected"?{findings:[
l(o,`the ${V} ${K}`,t)]}:{findings:[(0,C().finding)("validation-failed",{source:V,what:K},(0,T().placeOf)(o))]}}const g=1440*
60*1e3;function f(o,h,{policy:S,digest:$},E){const w=`attestation \`${h.source}\``;if("refused"in h)return(0,C().finding)(
"evidence-invalid",{source:w,why:h.refused},(0,T().placeOf)(o));const{promotion:m,signer:H}=h,D=S.a2a.attestation,B=D.filter(
V=>y(H,V));if(B.length===0){const V=D.length===0?"no signer":(0,v().inCode)(D.map(c)),J=`the ${w} was signed by \`${c(H)}\
, confirmed by ${H.issuer}\`; the policy accepts ${V}`;return l(o,J,e,"danger")}const W=({policies:V})=>V??[$],z=B.filter(
V=>W(V).includes(m.policy.digest));if(z.length===0){const V=`the ${w} is about the policy \`${m.policy.digest}\`, not abo\
ut ${(0,v().inCode)(B.flatMap(W))}`;return l(o,V,r)}const X=Math.max(...z.map(({max_age_days:V})=>V));if(E.getTime()-Date.
parse(m.decided_at)<=X*g)return;const K=`the ${w} is about a decision at ${m.decided_at}, more than ${X} days ago`;return l(
o,K,a)}function y(o,{issuer:h,repository:S,workflow:$,ref:E}){const w=$.startsWith(".github/")?`${S}/${$}`:$,m=w.includes(
"@")?w:`${w}@${E}`;return o.issuer===h&&o.ref===E&&n(o.repository)===n(S)&&n(o.workflow)===n(m)}function n(o){return o.replace(
/^[^/]+\/[^/]+/,h=>h.toLowerCase())}function c({repository:o,workflow:h,ref:S}){return`${h} for ${o} at ${S}`}const t="P\
romote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle with\
 `--attestation`",e="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy",r="\
Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.at\
testation`",a="Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`";function l(o,h,S,$="\
bookkeeping"){const{type:E,id:w}=o,m={what:"attestation",type:E,id:w,why:h,fix:S};return(0,C().finding)("evidence-missin\
g",m,{...(0,T().placeOf)(o),harm:$})}},36262:function(U,p,i){Object.defineProperty(p,"__esModule",{value:!0}),p.readTrustedRoots=
n,p.verifyBundle=L;function s(){const e=i(64077);return s=function(){return e},e}function T(){const e=i(8744);return T=function(){
return e},e}function R(){const e=i(80643);return R=function(){return e},e}function P(){const e=i(3030);return P=function(){
return e},e}function A(){const e=i(26040);return A=function(){return e},e}function I(){const e=i(2833);return I=function(){
return e},e}function C(){const e=i(41895);return C=function(){return e},e}function v(){const e=i(94644);return v=function(){
return e},e}const j="application/vnd.in-toto+json",M="1.3.6.1.4.1.57264.1.12",d="1.3.6.1.4.1.57264.1.14",F=12,N="https:/\
/github.com/";function L(e,r){let a,l,o;try{const{content:w,...m}=(0,s().bundleFromJSON)(e);if(w.$case!=="dsseEnvelope")
return{refused:"it signs a file, not an in-toto statement"};({payload:a,payloadType:l}=w.dsseEnvelope),o=(0,P().toSignedEntity)(
{...m,content:w})}catch(w){return{refused:`it is not a Sigstore bundle (${b(w)})`}}const h=w=>({payload:a,refused:w});if(l!==
j)return h(`its payload type is ${JSON.stringify(l.slice(0,80))}`);const S=O(o,r);if("refused"in S)return h(S.refused);const $=u(
S);if($===void 0)return h("its certificate names no workflow of GitHub");const E=(0,I().digestOf)(a);return{payload:a,digest:E,
signer:$,signedAt:G(o)}}function O(e,r){const a=[];for(const l of r)try{return l.verify(e)}catch(o){a.push(o)}return{refused:`\
its signature cannot be verified (${a.map(b).join("; ")})`}}function G({timestamps:e}){const r=e.map(a=>a.$case==="times\
tamp-authority"?a.timestamp.signingTime.getTime():Number(a.tlogEntry.integratedTime)*1e3);return Math.min(...r)}function b(e){
const{message:r,cause:a}=e;return(a instanceof Error?`${r}: ${a.message}`:r).replaceAll(/\s+/g," ").slice(0,200)}function u({
identity:e}){const r=e?.extensions?.issuer,a=g(e?.subjectAlternativeName),l=g(f(e,M)),o=f(e,d);if(!(!r||!a||!l||!o))return{
issuer:r,repository:l,workflow:a,ref:o}}function g(e){return e?.startsWith(N)?e.slice(N.length):void 0}function f(e,r){const[
a,...l]=e?.oids?.filter(({oid:h})=>h?.id.join(".")===r)??[];if(a===void 0||l.length>0)return;const o=(0,A().attempt)(()=>T().
ASN1Obj.parseBuffer(Buffer.from(a.value)));return o?.tag.number===F?o.value.toString("utf8"):void 0}const y=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function n({name:e,bytes:r}){const a=(0,v().strictJson)({name:e,bytes:r});if("problem"in a)throw t(e,a.problem);if(a.values.
length===0)throw t(e,"it is empty");return a.values.map((l,o)=>{try{return c(l)}catch(h){throw t(e,`root ${o+1} is malfo\
rmed (${h.message})`)}})}function c(e){const r=R().TrustedRoot.fromJSON(e);if(!y.test(r.mediaType))throw new Error("its \
media type is unknown");const a=(0,P().toTrustMaterial)(r),{certificateAuthorities:l,tlogs:o,ctlogs:h}=a;if(l.length===0)
throw new Error("it has no certificate authority");return new(P()).Verifier(a,{tlogThreshold:o.length>0?1:0,ctlogThreshold:h.
length>0?1:0,timestampThreshold:1})}function t(e,r){const a="Write the file with `gh attestation trusted-root > trusted-\
root.jsonl`.";return new(C()).GateError("input_invalid",`${e} is not a trusted root: ${r}.`,a)}},94644:function(U,p,i){Object.
defineProperty(p,"__esModule",{value:!0}),p.strictJson=P;function s(){const A=i(73229);return s=function(){return A},A}function T(){
const A=i(94534);return T=function(){return A},A}const R=(0,T().assetLimits)(16*1024*1024);function P({name:A,bytes:I},C=R){
if(I.length>C.maxBytes)return{problem:`it is larger than ${C.maxBytes} bytes`};const{text:v,complete:j}=(0,T().decodeUtf8)(
I);if(!j)return{problem:"it is not UTF-8 text"};const M=new(T()).Problems(new(T()).Source(A,v)),d=(0,s().readJson)(v,C,M).
map(({value:N})=>N),[F]=M.found;return F===void 0?{values:d}:{problem:`line ${F.location.line}: ${F.detail}`}}},58504:function(U,p,i){
Object.defineProperty(p,"__esModule",{value:!0}),p.readValidationReport=A;function s(){const d=i(57975);return s=function(){
return d},d}function T(){const d=i(27199);return T=function(){return d},d}function R(){const d=i(85475);return R=function(){
return d},d}function P(){const d=i(21471);return P=function(){return d},d}function A(d){if(!(0,T().isJsonObject)(d)||d.type!==
"ValidationReport")return;const F=typeof d.overall_ok=="boolean"?"protocol":"results",N=F==="protocol"?d.commands:d.results;
if(!Array.isArray(N))return;const L=N.map(I);return{shape:F,id:j(d.id),geneId:j(d.gene_id),commands:L,ok:d.overall_ok!==
!1&&L.length>0&&L.every(({ok:O})=>O),contradictory:Array.isArray(d.commands)&&Array.isArray(d.results)&&!(0,s().isDeepStrictEqual)(
d.commands.map(C),d.results.map(C)),durationMs:M(d.duration_ms)??v(d),hash:(0,R().matchContentHash)({type:"ValidationRep\
ort",value:d})??null,differences:(0,P().schemaDifferences)("ValidationReport",d)}}function I(d){const{command:F,cmd:N,ok:L,
duration_ms:O,err:G,stderr:b,proof:u}=(0,T().isJsonObject)(d)?d:{},g=j(F)??j(N);return{command:g??"",ok:L===!0&&g!==null,
durationMs:M(O),error:j(G)??j(b),proof:(0,T().isJsonObject)(u??null)?j(u.outcome):null}}function C(d){const{command:F,ok:N}=I(
d);return[F,N]}function v({started_at:d,finished_at:F}){const[N,L]=[d,F].map(O=>typeof O=="string"?Date.parse(O):M(O));return typeof N==
"number"&&typeof L=="number"&&L>=N?L-N:null}function j(d){return typeof d=="string"?d:null}function M(d){return typeof d==
"number"?d:null}},64077:function(U,p,i){i.r(p),i.d(p,{bundleFromJSON:()=>s.vw});var s=i(61040)},8744:function(U,p,i){i.r(
p),i.d(p,{ASN1Obj:()=>s.ASN1Obj});var s=i(83917)},80643:function(U,p,i){i.r(p),i.d(p,{TrustedRoot:()=>s.TrustedRoot});var s=i(
19654)},3030:function(U,p,i){i.r(p),i.d(p,{Verifier:()=>s.BL,toSignedEntity:()=>s.DC,toTrustMaterial:()=>s.jO});var s=i(
54187)},85893:function(U,p,i){i.r(p),i.d(p,{Parser:()=>s.i});var s=i(73979)}};
