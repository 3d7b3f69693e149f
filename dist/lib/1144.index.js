"use strict";exports.id=1144,exports.ids=[1144],exports.modules={42312:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),
p.CANDIDATE_LIMITS=void 0,p.readArchive=L;function i(){const t=o(77598);return i=function(){return t},t}function T(){const t=o(
38522);return T=function(){return t},t}function R(){const t=o(85893);return R=function(){return t},t}function P(){const t=o(
7723);return P=function(){return t},t}function A(){const t=o(94534);return A=function(){return t},t}function I(){const t=o(
26040);return I=function(){return t},t}function F(){const t=o(41895);return F=function(){return t},t}const O=p.CANDIDATE_LIMITS=
{entries:1e3,bytes:64*1024*1024},j="manifest.json",M="checksum.sha256",d=/^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/,
D=P().string().regex(/^1(\.|$)/,"expected a version 1"),N=P().looseObject({gep_version:D,schema_version:D.optional()});function L(t,e=O){
const s=b(g(t,e)),a=s.get(j);if(a===void 0)throw c(`it has no ${j} at its root`);G(a);const h=s.get(M);return h&&u(h,s),
[...s].filter(([l])=>d.test(l)).map(([l,r])=>({name:l,bytes:r})).sort((l,r)=>l.name<r.name?-1:1)}function b(t){const[e=""]=t.
keys(),s=t.has(j)?"":`${e.split("/")[0]}/`;if([...t.keys()].some(a=>!a.startsWith(s)))throw c(`it has no ${j} at its roo\
t`);return new Map([...t].map(([a,h])=>[a.slice(s.length),h]))}function G(t){const e=(0,I().attempt)(()=>JSON.parse((0,A().
decodeUtf8)(t).text));if(e===void 0)throw c(`${j} is not valid JSON`);const[s]=N.safeParse(e).error?.issues??[];if(s)throw c(
`${j}: ${[...s.path,s.message].join(": ")}`)}const S=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function u(t,e){const s=new Set;
for(const a of(0,A().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,h,l=""]=S.exec(a)??[],r=l.replaceAll("\\",
"/"),v=JSON.stringify(h===void 0?a.slice(0,80):r),$=e.get(r);if(h===void 0)throw c(`${M} contains the invalid line ${v}`);
if($===void 0)throw c(`${v} has a checksum but is missing`);if(s.has(r))throw c(`${v} has two checksums`);if(s.add(r),(0,i().
hash)("sha256",$)!==h.toLowerCase())throw c(`the checksum of ${v} does not match its content`)}}function g(t,{entries:e,
bytes:s}){const a=new Map;let h=0;const l=new(R()).Parser({strict:!0,brotli:!1,zstd:!1});l.on("error",r=>{throw r}),l.on(
"entry",r=>{if(h+=1,h>e)throw c(`it has more than ${e} entries`);const v=n(r);if(v===void 0){r.resume();return}if(a.has(
v))throw c(`it contains ${JSON.stringify(v)} twice`);const $=[];a.set(v,Buffer.alloc(0)),r.on("data",E=>$.push(E)),r.on(
"end",()=>a.set(v,Buffer.concat($)))}),l.on("ignoredEntry",({path:r,type:v})=>{const $=JSON.stringify(r.slice(0,80));throw c(
`it contains ${$}, an entry of the type ${v}`)});try{const r=(0,T().gunzipSync)(t,{maxOutputLength:s});if(r[0]===31)throw c(
"it is gzipped twice");l.end(r)}catch(r){if(r instanceof F().GateError)throw r;const{code:v,message:$}=r;throw v==="ERR_\
BUFFER_TOO_LARGE"?c(`its unpacked content has more than ${s} bytes`):c(`it is not a complete gzipped tar (${$})`,r)}return a}
const f=255,y=/[\\:\p{C}]/u;function n({path:t,type:e}){const s=JSON.stringify(t.slice(0,f));if(e!=="File"&&e!=="OldFile"&&
e!=="Directory")throw c(`${s} is a ${e}, but only files and directories are allowed`);const a=t.split("/").filter(l=>l!==
""&&l!==".");if(!(!t.startsWith("/")&&!a.includes("..")&&!y.test(t))||t.length>f||e!=="Directory"&&a.length===0)throw c(
`it contains the path ${s}, which is not allowed`);return e==="Directory"?void 0:a.join("/")}function c(t,e){const s="Ex\
port the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.";return new(F()).
GateError("input_invalid",`The archive is not valid: ${t}.`,s,{cause:e})}},80543:function(W,p,o){Object.defineProperty(p,
"__esModule",{value:!0}),p.auditCandidates=G,p.runGenes=y;function i(){const t=o(1395);return i=function(){return t},t}function T(){
const t=o(27199);return T=function(){return t},t}function R(){const t=o(67506);return R=function(){return t},t}function P(){
const t=o(72025);return P=function(){return t},t}function A(){const t=o(97004);return A=function(){return t},t}function I(){
const t=o(87952);return I=function(){return t},t}function F(){const t=o(59580);return F=function(){return t},t}function O(){
const t=o(77648);return O=function(){return t},t}function j(){const t=o(36807);return j=function(){return t},t}function M(){
const t=o(13580);return M=function(){return t},t}function d(){const t=o(95132);return d=function(){return t},t}function D(){
const t=o(63682);return D=function(){return t},t}function N(){const t=o(46562);return N=function(){return t},t}function L(){
const t=o(94901);return L=function(){return t},t}function b(){const t=o(47350);return b=function(){return t},t}async function G(t,e,s){
const{genes:a,findings:h}=await(0,R().auditAssets)(t,e,s),l=new Map(a.map(m=>[m.asset,S(m)])),r=(0,O().findingsAbout)(h),
v=new Set(t.filter(({type:m})=>m==="Gene").map(({id:m})=>m)),$=s.filter(({id:m})=>!v.has(m)),E=t.filter(({type:m})=>m===
"Capsule"),w=await(0,A().blockedGenes)(E,$,e);return m=>{const H=m.type==="Gene"?l.get(m):[];if(H===void 0)return[(0,P().
assetNotJudged)(m,"the audit returned no result")];const C=w.get(m);return[...H,...C?[C]:[],...r(m).filter(({rule:B})=>B!==
"event-parent-missing")]}}function S({asset:t,commands:e,findings:s}){const{strategy:a}=t.value,h=Array.isArray(a)&&a.some(
f);return[...e.flatMap(l=>{const{command:r,location:v,profiles:$}=l,E={location:v,subject:{...(0,T().subjectOf)(t),command:r}};
if(l.verdict!=="block"||g(l)){const w=Object.values($).find(H=>H.required&&H.reason),m=w?.reason?[{...w.reason,...E}]:[];
return[...l.findings.map(u),...m]}return[(0,d().finding)("unsafe-validation-command",{command:r},E),...l.findings]}),...h?
[]:[(0,d().finding)("strategy-missing",{gene:t.id},(0,T().placeOf)(t,["strategy"]))],...s]}function u(t){return(0,M().ruleOf)(
t.rule).idle?{...t,severity:"error"}:t}function g({findings:t}){const e=t.filter(({severity:s})=>s==="error");return e.length>
0&&e.every(({rule:s})=>(0,M().ruleOf)(s).absent)}function f(t){return typeof t=="string"&&t.trim()!==""}async function y(t,e,{
policy:{policy:s,digest:a},workspace:{directory:h,tree:l}},{approver:r,secrets:v,...$}){const E=new Date,w=(0,I().additionsFor)(
s),m=(0,F().guardCheckout)(h,[...l.files()],w),H=await(0,R().auditAssets)(t,e,[]),{judgement:C,runResult:B}=await(0,L().
validate)(H,{policy:s,startedAt:E,heads:[{judge:()=>(0,i().judgedHead)(H,l,{policy:s,digest:a},"")}],approver:r,runs:!0,
run:V=>(0,D().runAudited)(H,{...$,checkout:m,tree:l,policy:s,fork:!0,waiting:V})}),{genes:U}=C,z=U.map(V=>(0,j().redactGene)(
V,v)),Z=(0,j().validationReportsOf)(z,{nodeOf:B.nodeOf,policyDigest:a,startedAt:E,finishedAt:new Date});return{findings:new Map(
U.map(V=>[V.gene.asset,c(V,s.fail_on)])),reports:Z.filter(V=>V!==null)}}const n="Approve the commands if they wait for a\
pproval, and run the promotion again";function c(t,e){const s=(0,N().findingsOf)(t);if(t.verdict==="pass"||t.verdict==="\
warn"||(0,b().severityVerdict)(s,e)==="fail")return s;const{asset:h}=t.gene,l={what:"run",type:h.type,id:h.id,why:t.summary,
fix:n};return[...s,(0,d().finding)("evidence-missing",l,(0,T().placeOf)(h))]}},50414:function(W,p,o){Object.defineProperty(
p,"__esModule",{value:!0}),p.filesInFolder=L,p.readCandidates=j,p.readWhole=M;function i(){const b=o(61331);return i=function(){
return b},b}function T(){const b=o(64385);return T=function(){return b},b}function R(){const b=o(52117);return R=function(){
return b},b}function P(){const b=o(41895);return P=function(){return b},b}function A(){const b=o(48741);return A=function(){
return b},b}function I(){const b=o(93028);return I=function(){return b},b}function F(){const b=o(95132);return F=function(){
return b},b}function O(){const b=o(42312);return O=function(){return b},b}function j(b,G){const S=b.flatMap(c=>c.bytes[0]===
31&&c.bytes[1]===139?(0,O().readArchive)(c.bytes).map(({name:e,bytes:s})=>({file:(0,T().readAssetFile)(`${c.name}/${e}`,
s,G),archive:c})):{file:M(c,G)}),u=S.map(d),g=u.flatMap(c=>c.candidates),f=u.flatMap(c=>c.findings),y=S.flatMap(({file:c})=>c.
messages??[]).filter(({value:c})=>!(0,i().carriesAssets)(c)),[n]=f;if(g.length+y.length===0&&n!==void 0){const{message:c,
remedy:t}=(0,F().describe)(n),{path:e,line:s}=n.location??{path:"",line:1},a=`${e} contains no candidate. Line ${s}: ${c}`;
throw new(P()).GateError("input_invalid",a,t)}return{candidates:g,findings:f,messages:y}}function M({name:b,bytes:G},S){
if(G.length<=S.maxBytes)return(0,T().readAssetFile)(b,G,S);throw new(P()).GateError("input_invalid",`${b} is larger than\
 ${S.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function d({
file:b,archive:G}){const S=new Set(b.problems.filter(({rule:y})=>y!=="duplicate-id"&&y!=="without-effect")),u=[...S];return{
candidates:b.assets.filter(({envelope:y,cut:n})=>!n&&(!y||(0,i().carriesAssets)(y))).map(y=>{const n=y.envelope??G;if(u.
length===0)return{asset:y,findings:[],bundle:n};const c=y.locate(),t=u.filter(({location:e})=>D(e,c));for(const e of t)S.
delete(e);return{asset:y,findings:t.map(R().assetProblemFinding),bundle:n}}),findings:[...S].map(R().assetProblemFinding)}}
function D(b,G){const{line:S,column:u,end_line:g=S,end_column:f=u}=G,y=b.line>S||b.line===S&&b.column>=u,n=b.line>g||b.line===
g&&b.column>f;return y&&!n}const N=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function L(b,G){const S=(t,e)=>new(P()).
GateError("input_invalid",`The directory ${G} cannot be read: ${t}.`,e),u=[...(0,A().folderTree)(b).files()],g=u.find(({
path:t})=>t.endsWith(".gepx"));if(g)throw S(`${g.path} is an archive`,"Pass archives one by one.");const f=u.filter(({path:t,
kind:e})=>(0,I().isRegular)(e)&&/\.jsonl?$/.test(t)&&!N.test(t)),{entries:y,bytes:n}=O().CANDIDATE_LIMITS,c=f.reduce((t,{
size:e=0})=>t+e,0);if(f.length===0)throw S("it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(f.
length>y||c>n){const t=`at most ${y} files with ${n} bytes are read`;throw S(t,"Pass the files in smaller directories.")}
return f.map(({path:t})=>t)}},47440:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.decide=d;function i(){
const t=o(27199);return i=function(){return t},t}function T(){const t=o(72391);return T=function(){return t},t}function R(){
const t=o(47771);return R=function(){return t},t}function P(){const t=o(59490);return P=function(){return t},t}function A(){
const t=o(13580);return A=function(){return t},t}function I(){const t=o(95132);return I=function(){return t},t}function F(){
const t=o(47350);return F=function(){return t},t}function O(){const t=o(72883);return O=function(){return t},t}function j(){
const t=o(63575);return j=function(){return t},t}function M(){const t=o(52220);return M=function(){return t},t}function d(t,e){
const{policy:s}=e,a=new Map(e.known.toReversed().map(E=>[(0,O().assetKey)(E),E])),h=D(e,a),l=[],r=[];for(const{asset:E,findings:w}of t){
const m=a.get((0,O().assetKey)(E)),H=e.revocations(E),C=e.audited(E),B=w.some(({severity:X})=>X==="error")||C.some(({rule:X})=>(0,A().
ruleOf)(X).otherAsset),U=H?void 0:S(E,B?void 0:m);if(U!==void 0){r.push({asset:E,reason:U});continue}const z=(0,j().evidenceOf)(
E,e.evidence),Z=[...H?[H]:[],...b(E,m),...w,...C,...h(E),...(0,M().exchangeFindings)(E),...(0,M().unhashedFindings)(E),...(0,M().
traceFindings)(E),...z.findings],V=g(E,z,Z,s.fail_on);l.push(V),V.outcome==="promoted"&&a.set((0,O().assetKey)(E),E)}const v=new Map(
t.map(({asset:E,bundle:w})=>[E,w])),$=new Set(e.known.map(O().assetKey));return{decided:n(l,v,$),skipped:r}}function D({
events:t,policy:e},s){const a=new Set(t.map(({value:l})=>l.id)),h=(0,R().streakCounter)(t,!0);return l=>{if(l.type==="Ca\
psule")return(0,T().broadcastFindings)(l,h(l),e.a2a);const{parent:r}=l.value;if(l.type!=="EvolutionEvent"||typeof r!="st\
ring")return[];if(a.has(r)||s.has((0,O().assetKey)({type:l.type,id:r})))return[];const E={event:l.id,parent:r,where:"nei\
ther a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"};
return[(0,I().finding)("event-parent-missing",E,(0,i().placeOf)(l,["parent"]))]}}const N=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
L=200;function b(t,e){const{type:s,id:a}=t;return[N.test(a)&&"has control characters",a.length>L&&`has ${a.length} chara\
cters, more than ${L}`,e&&!(0,M().isSameAsset)(t,e)&&`is that of another ${s} with different content in \`${e.path}\`, wh\
ich is kept`].flatMap(l=>l?[(0,I().finding)("id-unusable",{type:s,id:a,why:l},(0,i().placeOf)(t,["id"]))]:[])}const G=new Set(
["Gene","Capsule","EvolutionEvent"]);function S(t,e){const{type:s,id:a}=t;if(!G.has(s))return(0,I().finding)("nothing-to\
-promote",{what:`The ${s} \`${a}\``},(0,i().placeOf)(t));if(!(e===void 0||!(0,M().isSameAsset)(t,e)))return(0,I().finding)(
"already-promoted",{type:s,id:a,place:e.path},(0,i().placeOf)(t))}const u={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function g(t,e,s,a){const h=m=>["fail","error"].includes((0,F().severityVerdict)([m],a)),l=f(s.filter(h)),r=(0,I().
eligibilityOf)(l),v=new Set(l.map(y)),$=({rule:m})=>r==="unproven"||m!=="evidence-too-low",E=[...l.filter(m=>!(0,I().isMissingEvidence)(
m)),...l.filter(I().isMissingEvidence).filter($)],w=f(s.filter(m=>!h(m)&&!v.has(y(m))));return{asset:t,outcome:u[r],eligibility:r,
evidence:e,reasons:E,notices:w}}function f(t){return[...new Map(t.map(e=>[y(e),e])).values()]}function y({rule:t,args:e}){
return JSON.stringify([t,e])}function n(t,e,s){const a=({asset:w})=>e.get(w),h=t.filter(({asset:w})=>w.type==="Gene"),l=(0,P().
groupBy)(h,({asset:{id:w}})=>w),r=({asset:{type:w,value:m}})=>w==="Capsule"?l.get(m.gene??null)??[]:[],v=w=>{const m=a(w);
return m?r(w).filter(H=>a(H)===m):[]},$=new Map;for(const w of t){const[m]=v(w),H=m&&[m,w].find(({outcome:C})=>C!=="prom\
oted");H&&!$.has(m)&&$.set(m,H)}const E=w=>w.outcome==="promoted"&&!$.has(w);return t.map(w=>{if(w.outcome!=="promoted")
return w;const m=v(w),H=r(w).filter(({asset:z})=>!s.has((0,O().assetKey)(z))),C=m.length>0?m:H,B=C.some(E)?void 0:C[0],U=$.
get(w)??(B&&($.get(B)??B));return U===void 0?w:c(w,U)})}function c(t,{asset:e}){const{type:s,id:a}=t.asset,h={type:s,id:a,
otherType:e.type,other:e.id},l=(0,I().finding)("bundle-incomplete",h,(0,i().placeOf)(t.asset));return{...t,outcome:"quar\
antined",eligibility:"unproven",reasons:[l]}}},72883:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.
assetKey=D,p.eventsOf=G,p.promotionPolicy=g,p.readEventLog=L,p.readOwnAssets=N,p.withWorkspace=S;function i(){const f=o(
78114);return i=function(){return f},f}function T(){const f=o(35474);return T=function(){return f},f}function R(){const f=o(
52117);return R=function(){return f},f}function P(){const f=o(41895);return P=function(){return f},f}function A(){const f=o(
74238);return A=function(){return f},f}function I(){const f=o(63550);return I=function(){return f},f}function F(){const f=o(
35720);return F=function(){return f},f}function O(){const f=o(67397);return O=function(){return f},f}function j(){const f=o(
34397);return j=function(){return f},f}function M(){const f=o(95132);return M=function(){return f},f}function d(){const f=o(
50414);return d=function(){return f},f}function D({type:f,id:y}){return`${f} ${y}`}async function N(f,y){const n={base:"",
audited:"",files:[]},{files:c}=await(0,T().readSides)({baseTree:f,headTree:f,change:n,policy:y});for(const{path:t,unread:e,
problems:s}of c){const a=s.find(i().hidesContent);if(e===void 0&&a===void 0)continue;const h=a?`line ${a.location.line}:\
 ${a.detail}`:e,l="Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with the i\
d of a candidate.";throw new(P()).GateError("file_unreadable",`${t} cannot be read completely: ${h}.`,l)}return{assets:c.
flatMap(({assets:t})=>t),messages:c.flatMap(({messages:t})=>t??[])}}function L(f,y){const n=(0,d().readWhole)(f,y),[c]=n.
messages??[];if(c!==void 0)throw b(f,c.location.line,"a message between agents is not a log.","Pass the log of your own \
repository; use --assets for messages of other agents.");const t=n.problems.filter(({rule:a})=>a!=="duplicate-id").map(R().
assetProblemFinding).find(({severity:a})=>a==="error");if(t===void 0)return n.assets;const{message:e,remedy:s}=(0,M().describe)(
t);throw b(f,t.location?.line,e,s)}function b({name:f},y=1,n,c){const t=`The event log cannot be read. ${f}, line ${y}: ${n}`;
return new(P()).GateError("input_invalid",t,c)}function G(f){return f.filter(({type:y})=>y==="EvolutionEvent").map(({value:y,
path:n})=>({value:y,log:n}))}function S(f,y,n,c){return(0,j().withSourceTree)(f,y,async(t,e,s)=>{const a=s&&await u(s,c),
h=a&&await(0,F().readTree)(s,a);return n({directory:e,tree:t,...h&&{defaultBranch:h}})})}async function u(f,y){return y===
void 0?(await(0,O().findDefaultBranch)(f))?.commit:(await(0,O().lookUpCommits)(f,[`refs/remotes/origin/${y}`]))[0]}function g(f){
const y=f?.tree??(0,I().literalTree)({},"no repository");return(0,A().loadPolicy)(y,y.label)}},63575:function(W,p,o){Object.
defineProperty(p,"__esModule",{value:!0}),p.evidenceOf=d;function i(){const t=o(57975);return i=function(){return t},t}function T(){
const t=o(23404);return T=function(){return t},t}function R(){const t=o(27199);return R=function(){return t},t}function P(){
const t=o(77680);return P=function(){return t},t}function A(){const t=o(38863);return A=function(){return t},t}function I(){
const t=o(38942);return I=function(){return t},t}function F(){const t=o(39763);return F=function(){return t},t}function O(){
const t=o(58504);return O=function(){return t},t}function j(){const t=o(95132);return j=function(){return t},t}function M(){
const t=o(36773);return M=function(){return t},t}function d(t,e){const{type:s,id:a}=t,h=L(s==="Gene"?b(t,e):{level:"clai\
med",findings:[]},e.signed?.(t)),l=s==="Gene"||e.required==="signed"?e.required:"claimed";if((0,I().isAtLeast)(h.level,l)){
const v=h.findings.filter($=>!(0,j().isMissingEvidence)($));return{...h,findings:[...v,...N(t,h,e)]}}if(h.findings.length>
0)return h;const r={type:s,id:a,level:h.level,required:l};return{...h,findings:[(0,j().finding)("evidence-too-low",r,(0,R().
placeOf)(t))]}}const D={none:F().PROOF_OUTCOMES,any:["fails_without_change","fails_when_new_code_fails"],reverted:["fail\
s_without_change"]};function N(t,{proof:e,attestation:s},a){if(!(t.type==="Gene"&&s===void 0&&a.proof!=="none")||e&&D[a.
proof].includes(e))return[];const l=`the policy requires the proof \`${a.proof}\`, but for no command is it shown that it\
 fails without the change`;return[n(t,l)]}function L(t,e){return e===void 0?t:"accepted"in e?{...t,level:"signed",attestation:e.
accepted}:{...t,findings:[...e.findings,...t.findings]}}function b(t,e){const{reports:s,ran:a,required:h}=e,l=a?.has(t)?
[{level:"gate",origin:"gate",findings:[]}]:[],v=[...(s?.get(t.value.asset_id)??[]).map(m=>G(t,m,e)),...l],$=v.findLast(({
origin:m})=>m==="gate"||m&&h==="claimed")??v.findLast(({origin:m})=>m)??v[0];if($===void 0)return{level:"claimed",findings:s?
[y(t,s)]:[]};const{origin:E,...w}=$;return w}function G(t,e,s){const{gate:a,policyDigest:h}=s,{policy_digest:l,gene_id:r}=e,
v=(0,R().placeOf)(t),$=`report \`${typeof e.id=="string"?e.id:"unknown"}\``,{ok:E,commands:w=[],contradictory:m}=(0,O().
readValidationReport)(e)??{},H=a?.report.genes.filter(Y=>Y.id===t.id)??[],C=e.overall_ok===!0&&E===!0&&H.every(({verdict:Y})=>[
"pass","warn"].includes(Y)),B=w.map(({command:Y})=>Y.trim()),U=(0,P().commandsToRun)(t),z=[!(0,T().verifyAssetId)(e)&&"i\
ts `asset_id` does not match its content",r!=null&&r!==t.id&&"it names another gene",m&&"its `commands` and `results` di\
ffer",C&&a&&S(a.report,t),C&&!(0,i().isDeepStrictEqual)(B,U)&&`it lists ${c(B)}, but the gene has ${c(U)}`].flatMap(Y=>Y?
[(0,j().finding)("evidence-invalid",{source:$,why:Y},v)]:[]),V=C?[]:[(0,j().finding)("validation-failed",{source:$,what:"\
does not show that every command passed"},v)],J=[(l!==h||a&&a.report.policy?.digest!==h)&&`the ${$} was made with the po\
licy \`${l??"unknown"}\`, not with \`${h}\``,...u(a?.report).map(Y=>`the ${$} is not of a gate: ${Y}`)].flatMap(Y=>Y?[n(
t,Y)]:[]),K=[...z,...V,...J];if(z.length>0)return{level:"claimed",findings:K};const Q=a&&J.length===0?"gate":"claimed";if(!C)
return{level:"claimed",origin:Q,findings:K};const x=F().PROOF_OUTCOMES.find(Y=>w.some(q=>q.proof===Y));return{...{report:e,
...a&&{reportDigest:a.digest},...x&&{proof:x}},level:Q,origin:Q,findings:K}}function S({genes:t,findings:e},{id:s,value:a}){
const h=t.filter(v=>v.id===s);if(!h.some(({asset_id:v})=>(v??a.asset_id)===a.asset_id))return"the GateReport that contai\
ns it does not list this version of the gene";if(e.some(({severity:v,suppressed:$,subject:E})=>v==="error"&&!$&&E?.type===
"Gene"&&E.id===s))return"the GateReport contradicts it: it has an error about the gene";const r=({verdict:v,outcome:$})=>v!==
"block"&&$?.status==="passed";if(!h.every(({commands:v})=>v.length>0&&v.every(r)))return"the GateReport contradicts it: \
not all commands of the gene have passed in it"}function u(t){if(t===void 0)return[];const{tool:e,verdict:s,policy:a,isolation:h,
error:l}=t;return[!(e?.name===A().TOOL.name&&s!==void 0&&s!=="error")&&"it is not a report of this gate",a?.enforce==="r\
eport"&&"its policy only reports, and fails nothing",h?.untrusted&&"a runner that the pull request controls reported its\
 results",(l??null)!==null&&"it has an error"].filter(v=>typeof v=="string")}const g="Validate the current version of th\
e gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--report`",f="Run the gate, or ask\
 the author for a report with `gene_asset_id`, the `asset_id` of the gene that was validated, hashed with it";function y(t,e){
const s=[void 0,null].flatMap(l=>e.get(l)??[]),[a]=s.filter(({gene_id:l})=>l===t.id);if(a===void 0)return n(t,"no report\
 names its `asset_id`");const h=`the report \`${a.id}\` names the gene by its id alone, not the version that it validated\
 (\`gene_asset_id\`)`;return n(t,h,f)}function n(t,e,s=g){const a={what:"report",type:t.type,id:t.id,why:e,fix:s};return(0,j().
finding)("evidence-missing",a,(0,R().placeOf)(t))}function c(t){const e=t.length>3?`, ${t.length-3} more`:"";return((0,M().
inCode)(t.slice(0,3))||"no commands")+e}},39242:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.promote=
S;function i(){const n=o(94534);return i=function(){return n},n}function T(){const n=o(68450);return T=function(){return n},
n}function R(){const n=o(1348);return R=function(){return n},n}function P(){const n=o(72025);return P=function(){return n},
n}function A(){const n=o(2833);return A=function(){return n},n}function I(){const n=o(4378);return I=function(){return n},
n}function F(){const n=o(74238);return F=function(){return n},n}function O(){const n=o(63550);return O=function(){return n},
n}function j(){const n=o(80543);return j=function(){return n},n}function M(){const n=o(50414);return M=function(){return n},
n}function d(){const n=o(47440);return d=function(){return n},n}function D(){const n=o(72883);return D=function(){return n},
n}function N(){const n=o(31170);return N=function(){return n},n}function L(){const n=o(97148);return L=function(){return n},
n}function b(){const n=o(52220);return b=function(){return n},n}function G(){const n=o(8779);return G=function(){return n},
n}async function S(n){const{policy:c,workspace:t,report:e,attestation:s,trustedRoot:a,now:h=new Date}=n,{policy:l}=c,r=(0,i().
assetLimits)(l.assets.max_file_bytes),{candidates:v,findings:$,messages:E}=(0,M().readCandidates)(n.candidates,r),w=await(0,D().
readOwnAssets)(t?.tree??(0,O().literalTree)({}),l),m=await u(w.assets,n),H=n.events&&(0,D().readEventLog)(n.events,r),C=(0,T().
commonStart)(w.assets.filter(({type:J})=>J==="Gene").map(({path:J})=>J),{policy:l,tree:t?.tree}),B=I().Judge.by({policy:l,
tree:t?.tree,changed:new Set,platform:n.platform,cwd:C.root,checkoutAs:C.checkoutAs,...n.signal&&{signal:n.signal}}),U=v.
map(({asset:J})=>J),z=(0,b().revocationsIn)([...w.messages,...E]),Z={policy:l,known:m,events:(0,D().eventsOf)(H??w.assets),
audited:await(0,j().auditCandidates)(U,B,[...m,...H??[]]),revocations:z,evidence:{policyDigest:c.digest,required:l.a2a.require_evidence,
proof:l.a2a.require_proof,...e&&(0,L().readEvidence)(e,r),...s&&a&&{signed:(0,G().judgeBySignatures)(s,a,c,h)}}},{decisions:V,
reports:X}=await y(n,v,Z,B);return(0,N().promotionOf)(V,{policy:c,decidedAt:h,inputs:g(n),loose:$,messages:E,revoked:w.assets.
flatMap(J=>{const K=z(J);return K?[{asset:J,reason:K}]:[]}),reports:X,gate:t?await f(t,c):[]})}async function u(n,{candidates:c,
workspace:t}){const e=new Set;for(const{name:s,bytes:a}of c)n.some(({path:h})=>h===s)&&await t?.tree.read(s).then(h=>h.equals(
a))&&e.add(s);return n.filter(({path:s})=>!e.has(s))}function g(n){const{candidates:c,events:t,report:e,attestation:s}=n;
return[...c.map(h=>["assets",h]),["events",t],["report",e],["attestation",s]].flatMap(([h,l])=>l?[{role:h,name:l.name,digest:(0,A().
digestOf)(l.bytes)}]:[])}async function f({tree:n,defaultBranch:c},t){if(c===void 0)return[];const e=t.source==="file"?void 0:
F().POLICY_PATH,s=[c,n].flatMap($=>[...$.files()]).map(({path:$})=>$),a=($,E=n.stat($)?.oid)=>E!==void 0&&E===c.stat($)?.
oid,h=new Set(s.filter($=>!a($))),{policy:l}=t,r={policyPath:e,policy:l,loadedPolicy:t,baseTree:c,tree:n,changedNames:h};
return(await(0,R().gateChange)(r)).filter(({rule:$})=>$==="gate-weakened")}async function y({run:n,workspace:c,policy:t},e,s,a){
if(n===void 0||c===void 0)return{decisions:(0,d().decide)(e,s),reports:[]};const h=m=>({...s.evidence,ran:new Set(m)}),l=e.
map(({asset:m})=>m),r=(0,d().decide)(e,{...s,evidence:h(l)}).decided.filter(({asset:m,outcome:H})=>m.type==="Gene"&&H===
"promoted").map(({asset:m})=>m),v=await(0,j().runGenes)(r,a,{policy:t,workspace:c},n),$=m=>r.includes(m)?v.findings.get(
m)??[(0,P().assetNotJudged)(m,"the run returned no result")]:[],E=m=>[...s.audited(m),...$(m)];return{decisions:(0,d().decide)(
e,{...s,audited:E,evidence:h(r)}),reports:v.reports}}},18421:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),
p.openInputs=F;function i(){const O=o(73024);return i=function(){return O},O}function T(){const O=o(76760);return T=function(){
return O},O}function R(){const O=o(38321);return R=function(){return O},O}function P(){const O=o(73388);return P=function(){
return O},O}function A(){const O=o(50414);return A=function(){return O},O}function I(O,j){const[M]=j,d=j.find(N=>N.name===
`${O}/gate-report.json`);if(d||j.length===1)return d??M;const D=j.flatMap(({bytes:N})=>[N,Buffer.from(`
`)]);return{name:O,bytes:Buffer.concat(D)}}async function F({assets:O,events:j,report:M,attestation:d,trustedRoot:D},N,L){
const b=async(u,g=(0,P().inputName)(u))=>({name:g,bytes:await(0,R().buffer)(L(u))}),G=async u=>u===void 0?void 0:b(u),S=async u=>{
const g=(0,T().resolve)(N,u);if(!(u!=="-"&&(0,i().statSync)(g,{throwIfNoEntry:!1})?.isDirectory()))return[await b(u)];const y=[];
for(const n of(0,A().filesInFolder)(g,u))y.push(await b((0,T().join)(g,n),`${u}/${n}`));return y};return{candidates:await S(
O),events:await G(j),report:M===void 0?void 0:I(M,await S(M)),attestation:await G(d),trustedRoot:await G(D)}}},73517:function(W,p,o){
Object.defineProperty(p,"__esModule",{value:!0}),p.EMITTED=void 0,p.messageLines=I,p.promotedFiles=N,p.promotedLines=L,p.
quarantinedLines=G;function i(){const S=o(61331);return i=function(){return S},S}function T(){const S=o(10289);return T=
function(){return S},S}const R=p.EMITTED=["decision","report","revoke"],P={promoted:"accept",quarantined:"quarantine",rejected:"\
reject"},A={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event pr\
omoted for provenance tracking"};function I(S,u,{id:g,now:f,random:y}){return F(u,S).map(n=>b({protocol:i().PROTOCOL,protocol_version:"\
1.0.0",message_type:u,message_id:`msg_${f.getTime()}_${y()}`,sender_id:g,timestamp:f.toISOString(),payload:n}))}function F(S,{
decisions:u,skipped:g,reports:f,revoked:y=[]}){switch(S){case"decision":return[...u.map(O),...g.flatMap(j)];case"report":
return f.map(M);case"revoke":return y.map(n=>({...d(n),reason:n.reason.message}))}}function O(S){const{outcome:u,type:g}=S,
[f]=S.reasons,y=f===void 0?null:`${f.message} (${f.rule})`,n=u==="promoted"?A[g]??null:y;return{...d(S),decision:P[u],reason:n}}
function j(S){const{rule:u,message:g}=S.reason;return u!=="already-promoted"?[]:[{...d(S),decision:P.promoted,reason:g}]}
function M(S){const{gene_asset_id:u,gene_id:g}=S;return{...d({asset_id:typeof u=="string"?u:null,id:g}),validation_report:S}}
function d({asset_id:S,id:u}){return{target_asset_id:S,target_local_id:u}}const D={Gene:"promoted-genes.jsonl",Capsule:"\
promoted-capsules.jsonl",EvolutionEvent:"promoted-events.jsonl"};function N({promoted:S}){return Object.entries(D).map(([
u,g])=>[g,L({promoted:S.filter(f=>f.type===u)})])}function L({promoted:S}){return S.map(b)}function b(S){return`${(0,T().
jsonLine)(S)}
`}function G({quarantined:S}){return S.map(({asset:u,sender_id:g})=>b(g===void 0?u:{protocol:i().PROTOCOL,message_type:"\
publish",sender_id:g,payload:{asset:u}}))}},31170:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.promotionOf=
d;function i(){const n=o(61331);return i=function(){return n},n}function T(){const n=o(85475);return T=function(){return n},
n}function R(){const n=o(94377);return R=function(){return n},n}function P(){const n=o(59490);return P=function(){return n},
n}function A(){const n=o(38863);return A=function(){return n},n}function I(){const n=o(13580);return I=function(){return n},
n}function F(){const n=o(95132);return F=function(){return n},n}function O(){const n=o(37075);return O=function(){return n},
n}function j(){const n=o(48791);return j=function(){return n},n}function M(){const n=o(52220);return M=function(){return n},
n}function d({decided:n,skipped:c},t){const{policy:e,loose:s,gate:a,revoked:h}=t,{source:l,path:r,digest:v,policy:$}=e,E=C=>n.
filter(B=>B.outcome===C),w=new Map(E("promoted").map(({asset:C})=>[C,(0,M().promotedForm)(C,$.a2a.confidence_factor)])),
H=[...n.map(({reasons:C})=>C),...s.map(C=>[C])].filter(C=>C.some(({rule:B})=>(0,I().ruleOf)(B).undecided)).length;return{
type:"PromotionReport",schema_version:j().PROMOTION_VERSION,tool:A().TOOL,policy:{source:l,path:r,digest:v,require_evidence:$.
a2a.require_evidence},decided_at:t.decidedAt.toISOString(),inputs:t.inputs,decisions:n.map(C=>D(C,w.get(C.asset))),promoted:[
...w].map(([{type:C,id:B},U])=>({...U,type:C,id:B})),quarantined:E("quarantined").map(C=>({...N(C),...b(C.asset),asset:C.
asset.value})),rejected:[...E("rejected").map(N),...u(s).map(g)],skipped:[...c.map(G),...t.messages.map(S)],reports:[...t.
reports,...n.flatMap(({evidence:{report:C}})=>C===void 0?[]:[{...C,gene_id:String(C.gene_id)}])],...H>0&&{undecided:H},...a.
length>0&&{gate:a.map(y)},...h.length>0&&{revoked:h.map(G)}}}function D({asset:n,outcome:c,eligibility:t,evidence:e,reasons:s,
notices:a},h){const{report:l,level:r,reportDigest:v,attestation:$,proof:E}=e;return{...f(n),...b(n),outcome:c,eligibility:t,
evidence:{level:r,...typeof l?.id=="string"&&{report_id:l.id},...v!==void 0&&{report_digest:v},...$&&{attestation:$},...E&&
{proof:E}},hash:L(n),promoted_asset_id:typeof h?.asset_id=="string"?h.asset_id:null,reasons:s.map(y),notices:a.map(y)}}function N({
asset:n,reasons:c}){return{...f(n),reasons:c.map(y)}}function L(n){return{form:(0,T().matchContentHash)(n)??(0,R().otherHashForm)(
n)??null,content:(0,T().contentHash)(n.value)}}function b({envelope:n}){const c=n&&(0,i().senderOf)(n);return c===void 0?
{}:{sender_id:c}}function G({asset:n,reason:c}){return{...f(n),reason:y(c)}}function S({value:n,location:c}){const{path:t,
line:e}=c,{message_id:s,message_type:a}=n,h=typeof s=="string"?s:`${t}:${e}`,l=`A message of the type \`${typeof a=="str\
ing"?a.slice(0,40):"unknown"}\``,r=y((0,F().finding)("nothing-to-promote",{what:l},{location:c}));return{id:h,type:"Mess\
age",asset_id:null,path:t,line:e,reason:r}}function u(n){return[...(0,P().groupBy)(n,({location:c})=>JSON.stringify([c?.
path,c?.line])).values()]}function g(n){const{path:c,line:t}=n[0]?.location??{path:"",line:1};return{id:c,type:"File",asset_id:null,
path:c,line:t,reasons:n.map(y)}}function f({id:n,type:c,path:t,value:e,locate:s}){const{asset_id:a}=e;return{id:n,type:c,
asset_id:typeof a=="string"?a:null,path:t,line:s().line}}function y(n){const{rule:c,severity:t}=n;return{id:(0,O().identityOf)(
n),rule:c,severity:t,...(0,F().describe)(n)}}},80335:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.
countsOf=F,p.promotionPage=I,p.renderPromotion=P;function i(){const O=o(10289);return i=function(){return O},O}function T(){
const O=o(31626);return T=function(){return O},O}const R=1e3;function P(O,j){const M=(0,T().layoutOf)(j),{quarantined:d,
rejected:D,skipped:N,decisions:L,gate:b=[]}=O,G=(n,c)=>(0,T().prose)(M,n,c),S=(n,{message:c,rule:t})=>G(n,`${c} (${t})`),
u=(n,c,t)=>{const{shown:e,rest:s}=(0,T().limited)(n,R,`${c} candidate`,M);return[...e.map(t),s]},g=(n,c,{type:t,id:e,path:s,
line:a})=>{const h=(0,T().shortName)(t==="File"?`${s}:${a}`:`${t} ${e}`,(0,T().roomOf)(M));return(0,T().labelled)(M,n,[M.
paint("strong",h)],c)},f=(n,c,t)=>{const[e,...s]=t.reasons,{shown:a,rest:h}=(0,T().limited)(s,0,"reason",M);return[...g(
n,c,t),...e?[...S("why",e),...G("fix",e.remedy)]:[],...a.flatMap(l=>S("also",l)),...h]},y=L.filter(({outcome:n})=>n==="p\
romoted");return(0,T().page)([...u(D,"rejected",n=>f("rejected","bad",n)),...u(d,"quarantined",n=>f("quarantine","quiet",
n)),...u(M.verbose||L.length===0?N:[],"skipped",n=>[...g("skipped","quiet",n),...S("why",n.reason)]),...u(y,"promoted",n=>[
...g("promoted","good",n),...G("evidence",n.evidence.level),...M.verbose?n.notices.flatMap(c=>S("note",c)):[]]),...b.map(
n=>S("gate",n)),G("result",F(O))])}const A=1e3;function I(O){const M=P(O,{columns:120,colour:!1,verbose:!1}).trimEnd().split(
`
`),d=M.length-A;return[`## Promotion: ${F(O)}`,"",...(0,i().markdownFence)(M.slice(0,A)),...d>0?[`And ${d} more lines, i\
n the log.`]:[],""].join(`
`)}function F({promoted:O,quarantined:j,rejected:M,skipped:d}){return Object.entries({promoted:O,quarantined:j,rejected:M,
skipped:d}).flatMap(([N,{length:L}])=>L>0?`${L} ${N}`:[]).join(", ")||"no candidates"}},48791:function(W,p,o){Object.defineProperty(
p,"__esModule",{value:!0}),p.PROMOTION_VERSION=p.OUTCOMES=p.FAIL_ON=void 0,p.exitCodeOf=y,p.promotionSchema=void 0;function i(){
const n=o(7723);return i=function(){return n},n}function T(){const n=o(79167);return T=function(){return n},n}function R(){
const n=o(38942);return R=function(){return n},n}function P(){const n=o(99462);return P=function(){return n},n}function A(){
const n=o(39763);return A=function(){return n},n}const I=p.PROMOTION_VERSION="1.0.0",F=i().string().regex(/^[0-9a-f]{64}$/),
O=i().object({id:F.describe("Identity of the reason: the same in every run, even if its position changes."),rule:i().string(),
severity:P().severitySchema,message:i().string(),remedy:i().string()}),j={id:i().string(),type:T().assetTypeSchema,asset_id:i().
string().nullable().describe("The hash that the candidate declares."),path:i().string(),line:i().int().min(1)},M=i().array(
O).min(1).describe("Why; the first reason is the one to fix first."),d=i().object({...j,type:i().enum([...A().ASSET_TYPES,
"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:M}),
D=d.extend({type:T().assetTypeSchema,sender_id:i().string().optional(),asset:i().looseObject({}).describe("The candidate\
 as it was received.")}),N=i().object({role:i().enum(["assets","events","report","attestation"]),name:i().string(),digest:T().
digestSchema.describe("The SHA-256 of its bytes.")}),L=p.OUTCOMES=["promoted","quarantined","rejected"],b=i().object({issuer:i().
string().describe("Who confirmed the identity, as a URL."),repository:i().string().describe("`owner/name` of the reposit\
ory whose workflow signed."),workflow:i().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:i().
string().describe("The ref that the workflow ran for.")}),G=i().object({source:i().string().describe("The file and posit\
ion."),digest:T().digestSchema.describe("Digest of the signed statement."),policy_digest:T().digestSchema.describe("The \
policy of that promotion."),decided_at:i().iso.datetime(),signer:b}).describe("The signed promotion that promoted the sa\
me content."),S=i().enum(A().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash o\
f; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and\
 `local` are accepted."),u=i().object({...j,sender_id:i().string().optional().describe("The sender of the message that c\
ontained it."),outcome:i().enum(L),eligibility:R().eligibilitySchema,evidence:i().object({level:R().evidenceLevelSchema,
report_id:i().string().optional().describe("The ValidationReport that reached the level."),report_digest:T().digestSchema.
optional().describe("Digest of the GateReport that contains it."),attestation:G.optional(),proof:i().enum(A().PROOF_OUTCOMES).
optional().describe("Whether a command of the Gene fails without the change.")}),hash:i().object({form:S,content:T().digestSchema.
describe("The hash of the content by the current protocol.")}),promoted_asset_id:i().string().nullable().describe("Null \
if it is not promoted."),reasons:i().array(O).describe("Why it is not promoted; empty if it is."),notices:i().array(O).describe(
"Findings that do not prevent the promotion.")}),g=p.promotionSchema=i().object({type:i().literal("PromotionReport"),schema_version:i().
literal(I),tool:i().object({name:i().literal("gene-gate"),version:i().string()}),policy:i().object({source:i().enum(["de\
fault","base","file"]),path:i().string().optional(),digest:T().digestSchema,require_evidence:R().evidenceLevelSchema}),decided_at:i().
iso.datetime(),inputs:i().array(N).describe("The files that the decisions depend on."),decisions:i().array(u).describe("\
One for each candidate that is not skipped, in order."),promoted:i().array(i().looseObject({type:T().assetTypeSchema,id:i().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:i().array(D).describe("Nothing r\
efutes them, but evidence is missing."),rejected:i().array(d).describe("The candidates that are rejected."),skipped:i().
array(i().object({...j,type:d.shape.type,reason:O})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:i().array(i().looseObject({gene_id:i().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:i().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:i().array(O).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:i().array(i().object({...j,reason:O})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),f=p.FAIL_ON=["none","rejected","unp\
roven"];function y({quarantined:n,rejected:c,undecided:t},e){return t!==void 0?2:{none:[],rejected:c,unproven:[...c,...n]}[e].
length>0?1:0}},97148:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.readEvidence=O;function i(){const d=o(
7723);return i=function(){return d},d}function T(){const d=o(64385);return T=function(){return d},d}function R(){const d=o(
41895);return R=function(){return d},d}function P(){const d=o(59490);return P=function(){return d},d}function A(){const d=o(
31048);return A=function(){return d},d}function I(){const d=o(94644);return I=function(){return d},d}const F=i().looseObject(
{type:i().literal("GateReport"),head_sha:i().string(),tool:i().looseObject({name:i().string()}).optional(),verdict:i().string().
optional(),policy:i().looseObject({digest:i().string(),enforce:i().string().optional()}).nullish(),isolation:i().looseObject(
{untrusted:i().boolean().optional()}).optional(),error:i().unknown().optional(),genes:i().array(i().looseObject({id:i().
string(),asset_id:i().string().nullish(),verdict:i().string(),commands:i().array(i().looseObject({verdict:i().string().optional(),
outcome:i().looseObject({status:i().string()}).nullish()})).default([])})).default([]),findings:i().array(i().looseObject(
{severity:i().string(),suppressed:i().unknown().optional(),subject:i().looseObject({type:i().string(),id:i().string()}).
nullish()})).default([]),validation_reports:i().array(i().looseObject({type:i().literal("ValidationReport")}))});function O({
name:d,bytes:D},N){const L=(0,I().strictJson)({name:d,bytes:D},N);if("problem"in L)throw M(d,L.problem);const[b,...G]=L.
values,{data:S}=F.safeParse(b);if(S&&G.length===0){const f={report:S,digest:(0,A().reportDigest)(b)};return{reports:(0,P().
groupBy)(S.validation_reports,j),gate:f}}const{assets:u}=(0,T().readAssetFile)(d,D,N),g=u.filter(({type:f})=>f==="Valida\
tionReport");if(g.length===0)throw M(d,"it contains no ValidationReport");return{reports:(0,P().groupBy)(g.map(({value:f})=>f),
j)}}const j=({gene_asset_id:d})=>d;function M(d,D){const N="Pass the `gate-report.json` of the gate, or a file from its \
directory `validation-reports`.";return new(R()).GateError("input_invalid",`${d} is not valid evidence: ${D}.`,N)}},52220:function(W,p,o){
Object.defineProperty(p,"__esModule",{value:!0}),p.exchangeFindings=j,p.isSameAsset=N,p.promotedForm=L,p.revocationsIn=b,
p.traceFindings=d,p.unhashedFindings=M;function i(){const u=o(23404);return i=function(){return u},u}function T(){const u=o(
98285);return T=function(){return u},u}function R(){const u=o(27199);return R=function(){return u},u}function P(){const u=o(
61331);return P=function(){return u},u}function A(){const u=o(85475);return A=function(){return u},u}function I(){const u=o(
94377);return I=function(){return u},u}function F(){const u=o(57733);return F=function(){return u},u}function O(){const u=o(
95132);return O=function(){return u},u}function j(u){return[...(0,F().promotionSchemaFindings)(u),...(0,A().identityFindings)(
u,"author")].map(g=>({...g,severity:"error"}))}function M(u){const g=(0,A().unhashedFields)(u);return g.length===0?[]:[(0,O().
finding)("fields-not-hashed",{type:u.type,id:u.id,fields:g},(0,R().placeOf)(u))]}function d(u){const{type:g,id:f,value:y}=u;
if(g!=="Capsule"||Array.isArray(y.execution_trace))return[];const t={type:g,id:f,field:"execution_trace",fault:"is missi\
ng, and the stricter check of the reference engine refuses it",where:"",fix:"Ask the author for the steps as `execution_\
trace`"};return[(0,O().finding)("schema-field",t,{...(0,R().placeOf)(u),severity:"notice"})]}function D({value:{a2a:u}}){
return(0,R().isJsonObject)(u)?u.received_asset_id:void 0}function N(u,g){const f=({value:n})=>(0,A().contentHash)((0,T().
withoutAnnotations)(n)),y=D(g)===u.value.asset_id;return f(u)===f(g)||y&&(0,A().matchContentHash)(u)!==void 0}function L({
type:u,value:g},f){const{confidence:y,a2a:n,asset_id:c}=g;if(u!=="Capsule"||typeof y!="number"){const e=(0,T().withoutAnnotations)(
g);return e!==g?{...e,asset_id:(0,i().computeAssetId)(e)}:(0,A().matchContentHash)({type:u,value:g})==="engine"?(0,I().asEngineHashed)(
g)??g:g}if(f===1&&(0,i().verifyAssetId)(g))return g;const t={...(0,A().matchContentHash)({type:u,value:g})==="hub"?(0,A().
asHubHashes)(g):g,confidence:y*f,a2a:{...(0,R().isJsonObject)(n)?n:{},status:"promoted",confidence_factor:f,received_asset_id:c??
null}};return{...t,asset_id:(0,i().computeAssetId)(t)}}function b(u){const g=new Map,f=new Map;for(const y of u.filter(({
value:n})=>n.message_type==="revoke")){const n=(0,P().payloadOf)(y.value),c=S(n.target_asset_id,n.asset_id,n.target_asset_ids),
t=S(n.target_local_id,n.local_id);for(const e of c)g.set((0,I().hashDigits)(e)??e,y);if(c.length===0)for(const e of t)f.
set(e,y)}return g.size+f.size===0?()=>{}:y=>{const{type:n,id:c,value:t}=y,s=S(t.asset_id,(0,A().contentHash)(y.value),D(
y),...n==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(t))]:[]).map(h=>(0,I().hashDigits)(h)??h).find(h=>g.has(h)),
a=s===void 0?f.get(c):g.get(s);return a&&G(y,a)}}function G(u,{value:g}){const{type:f,id:y}=u,{reason:n}=(0,P().payloadOf)(
g),c=(0,P().senderOf)(g)??"an unknown sender",t=typeof n=="string"?n.slice(0,200):"";return(0,O().finding)("asset-revoke\
d",{type:f,id:y,by:c,why:t},(0,R().placeOf)(u))}function S(...u){return u.flatMap(g=>g??[]).filter(g=>typeof g=="string"&&
g!=="")}},8779:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.judgeBySignatures=N;function i(){const r=o(
7723);return i=function(){return r},r}function T(){const r=o(27199);return T=function(){return r},r}function R(){const r=o(
85475);return R=function(){return r},r}function P(){const r=o(41895);return P=function(){return r},r}function A(){const r=o(
38863);return A=function(){return r},r}function I(){const r=o(38942);return I=function(){return r},r}function F(){const r=o(
95132);return F=function(){return r},r}function O(){const r=o(36773);return O=function(){return r},r}function j(){const r=o(
48791);return j=function(){return r},r}function M(){const r=o(36262);return M=function(){return r},r}function d(){const r=o(
94644);return d=function(){return r},r}const D=i().looseObject({_type:i().literal("https://in-toto.io/Statement/v1"),predicateType:i().
literal(`${A().HOME}/promotion/v1`),predicate:j().promotionSchema});function N(r,v,$,E){const w=(0,M().readTrustedRoots)(
v),m=(0,d().strictJson)(r);if("problem"in m)throw L(r,m.problem);if(m.values.length===0)throw L(r,"it contains no bundle");
const H=m.values.map((C,B)=>{const U=m.values.length===1?r.name:`${r.name}, bundle ${B+1}`;return G(U,C,w)});return C=>u(
C,H,B=>y(C,B,$,E))}function L({name:r},v){const $="Pass a Sigstore bundle, such as the output `bundle-path` of `actions/\
attest`.";return new(P()).GateError("input_invalid",`${r} is not a file of attestations: ${v}.`,$)}const b=10*6e4;function G(r,v,$){
const E=(0,M().verifyBundle)(v,$),w=E.payload&&S(E.payload),m=typeof w=="object"?{promotion:w}:{},H=z=>({source:r,...m,refused:z});
if("refused"in E)return H(E.refused);if(typeof w!="object")return H(`${w}`);const{signer:C,signedAt:B,digest:U}=E;return Date.
parse(w.decided_at)>B+b?H("it was signed before the time that it states"):{source:r,promotion:w,signer:C,digest:U}}function S(r){
const v=(0,d().strictJson)({name:"payload",bytes:r});if("problem"in v)return`its statement is ambiguous: ${v.problem}`;if(v.
values.length!==1)return"its payload is not one JSON value";const{data:$,error:E}=D.safeParse(v.values[0]);if($)return $.
predicate;const[w]=E.issues;return`its payload is not the statement of a promotion: ${w?.path.join(".")}: ${w?.message}`}
function u(r,v,$){const E=(0,R().contentHash)(r.value),w=[],m=[];for(const K of v){const Q=K.promotion?.decisions.filter(
({hash:k,promoted_asset_id:Y})=>k.content===E||Y===E);if(Q?.length===0)continue;const x=$(K);x?w.push(x):"refused"in K||
m.push(...(Q??[]).map(k=>({signed:K,decision:k})))}const[H]=m.sort((K,Q)=>Date.parse(Q.signed.promotion.decided_at)-Date.
parse(K.signed.promotion.decided_at)||+(K.decision.outcome==="promoted")-+(Q.decision.outcome==="promoted"));if(H===void 0){
const K=l(r,"none is about its content",e);return{findings:w.length>0?w:[K]}}const{promotion:C,signer:B,digest:U,source:z}=H.
signed,{outcome:Z,evidence:V}=H.decision;if(Z==="promoted"&&(r.type!=="Gene"||(0,I().isAtLeast)(V.level,"gate"))){const{
policy:K,decided_at:Q}=C;return{accepted:{source:z,digest:U,policy_digest:K.digest,decided_at:Q,signer:B}}}const X=`says\
 that it is ${Z}, with the evidence \`${V.level}\``,J=g(H.signed);return Z!=="rejected"?{findings:[l(r,`the ${J} ${X}`,e)]}:
{findings:[(0,F().finding)("validation-failed",{source:J,what:X},(0,T().placeOf)(r))]}}function g({source:r}){return`att\
estation \`${r}\``}const f=1440*60*1e3;function y(r,v,{policy:$,digest:E},w){const m=g(v);if("refused"in v)return(0,F().
finding)("evidence-invalid",{source:m,why:v.refused},(0,T().placeOf)(r));const{promotion:H,signer:C}=v,B=$.a2a.attestation,
U=B.filter(J=>n(C,J));if(U.length===0){const J=B.length===0?"no signer":(0,O().inCode)(B.map(t)),K=`the ${m} was signed \
by \`${t(C)}, confirmed by ${C.issuer}\`; the policy accepts ${J}`;return l(r,K,s,"danger")}const z=({policies:J})=>J??[
E],Z=U.filter(J=>z(J).includes(H.policy.digest));if(Z.length===0){const J=`the ${m} is about the policy \`${H.policy.digest}\
\`, not about ${(0,O().inCode)(U.flatMap(z))}`;return l(r,J,a)}const V=Math.max(...Z.map(({max_age_days:J})=>J));if(w.getTime()-
Date.parse(H.decided_at)<=V*f)return;const X=`the ${m} is about a decision at ${H.decided_at}, more than ${V} days ago`;
return l(r,X,h)}function n(r,{issuer:v,repository:$,workflow:E,ref:w}){const m=E.startsWith(".github/")?`${$}/${E}`:E,H=m.
includes("@")?m:`${m}@${w}`;return r.issuer===v&&r.ref===w&&c(r.repository)===c($)&&c(r.workflow)===c(H)}function c(r){return r.
replace(/^[^/]+\/[^/]+/,v=>v.toLowerCase())}function t({repository:r,workflow:v,ref:$}){return`${v} for ${r} at ${$}`}const e="\
Promote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle wit\
h `--attestation`",s="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy",a="\
Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.at\
testation`",h="Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`";function l(r,v,$,E="\
bookkeeping"){const{type:w,id:m}=r,H={what:"attestation",type:w,id:m,why:v,fix:$};return(0,F().finding)("evidence-missin\
g",H,{...(0,T().placeOf)(r),harm:E})}},36262:function(W,p,o){Object.defineProperty(p,"__esModule",{value:!0}),p.readTrustedRoots=
n,p.verifyBundle=L;function i(){const e=o(64077);return i=function(){return e},e}function T(){const e=o(8744);return T=function(){
return e},e}function R(){const e=o(80643);return R=function(){return e},e}function P(){const e=o(3030);return P=function(){
return e},e}function A(){const e=o(26040);return A=function(){return e},e}function I(){const e=o(2833);return I=function(){
return e},e}function F(){const e=o(41895);return F=function(){return e},e}function O(){const e=o(94644);return O=function(){
return e},e}const j="application/vnd.in-toto+json",M="1.3.6.1.4.1.57264.1.12",d="1.3.6.1.4.1.57264.1.14",D=12,N="https:/\
/github.com/";function L(e,s){let a,h,l;try{const{content:w,...m}=(0,i().bundleFromJSON)(e);if(w.$case!=="dsseEnvelope")
return{refused:"it signs a file, not an in-toto statement"};({payload:a,payloadType:h}=w.dsseEnvelope),l=(0,P().toSignedEntity)(
{...m,content:w})}catch(w){return{refused:`it is not a Sigstore bundle (${S(w)})`}}const r=w=>({payload:a,refused:w});if(h!==
j)return r(`its payload type is ${JSON.stringify(h.slice(0,80))}`);const v=b(l,s);if("refused"in v)return r(v.refused);const $=u(
v);if($===void 0)return r("its certificate names no workflow of GitHub");const E=(0,I().digestOf)(a);return{payload:a,digest:E,
signer:$,signedAt:G(l)}}function b(e,s){const a=[];for(const h of s)try{return h.verify(e)}catch(l){a.push(l)}return{refused:`\
its signature cannot be verified (${a.map(S).join("; ")})`}}function G({timestamps:e}){const s=e.map(a=>a.$case==="times\
tamp-authority"?a.timestamp.signingTime.getTime():Number(a.tlogEntry.integratedTime)*1e3);return Math.min(...s)}function S(e){
const{message:s,cause:a}=e;return(a instanceof Error?`${s}: ${a.message}`:s).replaceAll(/\s+/g," ").slice(0,200)}function u({
identity:e}){const s=e?.extensions?.issuer,a=g(e?.subjectAlternativeName),h=g(f(e,M)),l=f(e,d);if(!(!s||!a||!h||!l))return{
issuer:s,repository:h,workflow:a,ref:l}}function g(e){return e?.startsWith(N)?e.slice(N.length):void 0}function f(e,s){const[
a,...h]=e?.oids?.filter(({oid:r})=>r?.id.join(".")===s)??[];if(a===void 0||h.length>0)return;const l=(0,A().attempt)(()=>T().
ASN1Obj.parseBuffer(Buffer.from(a.value)));return l?.tag.number===D?l.value.toString("utf8"):void 0}const y=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function n({name:e,bytes:s}){const a=(0,O().strictJson)({name:e,bytes:s});if("problem"in a)throw t(e,a.problem);if(a.values.
length===0)throw t(e,"it is empty");return a.values.map((h,l)=>{try{return c(h)}catch(r){throw t(e,`root ${l+1} is malfo\
rmed (${r.message})`)}})}function c(e){const s=R().TrustedRoot.fromJSON(e);if(!y.test(s.mediaType))throw new Error("its \
media type is unknown");const a=(0,P().toTrustMaterial)(s),{certificateAuthorities:h,tlogs:l,ctlogs:r}=a;if(h.length===0)
throw new Error("it has no certificate authority");return new(P()).Verifier(a,{tlogThreshold:l.length>0?1:0,ctlogThreshold:r.
length>0?1:0,timestampThreshold:1})}function t(e,s){const a="Write the file with `gh attestation trusted-root > trusted-\
root.jsonl`.";return new(F()).GateError("input_invalid",`${e} is not a trusted root: ${s}.`,a)}},94644:function(W,p,o){Object.
defineProperty(p,"__esModule",{value:!0}),p.strictJson=P;function i(){const A=o(73229);return i=function(){return A},A}function T(){
const A=o(94534);return T=function(){return A},A}const R=(0,T().assetLimits)(16*1024*1024);function P({name:A,bytes:I},F=R){
if(I.length>F.maxBytes)return{problem:`it is larger than ${F.maxBytes} bytes`};const{text:O,complete:j}=(0,T().decodeUtf8)(
I);if(!j)return{problem:"it is not UTF-8 text"};const M=new(T()).Problems(new(T()).Source(A,O)),d=(0,i().readJson)(O,F,M).
map(({value:N})=>N),[D]=M.found;return D===void 0?{values:d}:{problem:`line ${D.location.line}: ${D.detail}`}}},58504:function(W,p,o){
Object.defineProperty(p,"__esModule",{value:!0}),p.readValidationReport=A;function i(){const d=o(57975);return i=function(){
return d},d}function T(){const d=o(27199);return T=function(){return d},d}function R(){const d=o(85475);return R=function(){
return d},d}function P(){const d=o(21471);return P=function(){return d},d}function A(d){if(!(0,T().isJsonObject)(d)||d.type!==
"ValidationReport")return;const D=typeof d.overall_ok=="boolean"?"protocol":"results",N=D==="protocol"?d.commands:d.results;
if(!Array.isArray(N))return;const L=N.map(I);return{shape:D,id:j(d.id),geneId:j(d.gene_id),commands:L,ok:d.overall_ok!==
!1&&L.length>0&&L.every(({ok:b})=>b),contradictory:Array.isArray(d.commands)&&Array.isArray(d.results)&&!(0,i().isDeepStrictEqual)(
d.commands.map(F),d.results.map(F)),durationMs:M(d.duration_ms)??O(d),hash:(0,R().matchContentHash)({type:"ValidationRep\
ort",value:d})??null,differences:(0,P().schemaDifferences)("ValidationReport",d)}}function I(d){const{command:D,cmd:N,ok:L,
duration_ms:b,err:G,stderr:S,proof:u}=(0,T().isJsonObject)(d)?d:{},g=j(D)??j(N);return{command:g??"",ok:L===!0&&g!==null,
durationMs:M(b),error:j(G)??j(S),proof:(0,T().isJsonObject)(u??null)?j(u.outcome):null}}function F(d){const{command:D,ok:N}=I(
d);return[D,N]}function O({started_at:d,finished_at:D}){const[N,L]=[d,D].map(b=>typeof b=="string"?Date.parse(b):M(b));return typeof N==
"number"&&typeof L=="number"&&L>=N?L-N:null}function j(d){return typeof d=="string"?d:null}function M(d){return typeof d==
"number"?d:null}},64077:function(W,p,o){o.r(p),o.d(p,{bundleFromJSON:()=>i.vw});var i=o(61040)},8744:function(W,p,o){o.r(
p),o.d(p,{ASN1Obj:()=>i.ASN1Obj});var i=o(83917)},80643:function(W,p,o){o.r(p),o.d(p,{TrustedRoot:()=>i.TrustedRoot});var i=o(
19654)},3030:function(W,p,o){o.r(p),o.d(p,{Verifier:()=>i.BL,toSignedEntity:()=>i.DC,toTrustMaterial:()=>i.jO});var i=o(
54187)},85893:function(W,p,o){o.r(p),o.d(p,{Parser:()=>i.i});var i=o(73979)}};
