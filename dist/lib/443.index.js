var q=Object.defineProperty;var n=(P,_)=>q(P,"name",{value:_,configurable:!0});export const id=443,ids=[443],modules={91234:((P,_,e)=>{e.r(_),e.d(_,{auditCommand:n(()=>Y,"auditCommand"),blastSeverity:n(
()=>K,"blastSeverity"),broadcastEligibility:n(()=>G,"broadcastEligibility"),canonicalJson:n(()=>V,"canonicalJson"),checkSchema:n(
()=>J,"checkSchema"),contentHash:n(()=>H,"contentHash"),errorSignature:n(()=>X,"errorSignature"),forbiddenPath:n(()=>z,"\
forbiddenPath"),readValidationReport:n(()=>Z,"readValidationReport"),signalMatches:n(()=>F,"signalMatches"),validationReport:n(
()=>Q,"validationReport"),verifyContentHash:n(()=>N,"verifyContentHash")});var a=e(35845),v=e(19901),g=e(75482),E=e(94508),
S=e(72735),y=e(91622),R=e(12150),f=e(41500),m=e(45160),r=e(51757),i=e(42634),c=e(83215),s=e(68956),o=e(8376),p=e(125),u=e(
86644),O=e(73496),A=e(73360);function b(t){if(!(0,O.O)(t)||t.type!=="ValidationReport")return;const l=typeof t.overall_ok==
"boolean"?"protocol":"results",d=l==="protocol"?t.commands:t.results;if(!Array.isArray(d))return;const h=d.map(M);return{
shape:l,id:C(t.id),geneId:C(t.gene_id),commands:h,ok:t.overall_ok!==!1&&h.length>0&&h.every(({ok:D})=>D),durationMs:T(t.
duration_ms)??j(t),hash:(0,y.bU)({type:"ValidationReport",value:t})??null,differences:(0,A.w)("ValidationReport",t)}}n(b,
"readValidationReport");function M(t){const{command:l,cmd:d,ok:h,duration_ms:D,err:I,stderr:L}=(0,O.O)(t)?t:{},B=C(l)??C(
d);return{command:B??"",ok:h===!0&&B!==null,durationMs:T(D),error:C(I)??C(L)}}n(M,"commandResult");function j({started_at:t,
finished_at:l}){const[d,h]=[t,l].map(D=>typeof D=="string"?Date.parse(D):T(D));return typeof d=="number"&&typeof h=="num\
ber"&&h>=d?h-d:null}n(j,"between");function C(t){return typeof t=="string"?t:null}n(C,"stringOrNull");function T(t){return typeof t==
"number"?t:null}n(T,"numberOrNull");var U=e(60237),$=e(27048),k=e(94915),w=e(54756);function K(t,l={files:s.zj.blast_radius.
hard_cap_files,lines:s.zj.blast_radius.hard_cap_lines}){const{files:d,lines:h,maxFiles:D}=t,I=(0,g.RD)(d,D,h,l);return{severity:I,
message:(0,g.bb)(I,t,D,l)}}n(K,"blastSeverity");function z(t,l=[]){if((0,E.jP)(t)!==void 0)return"always";if((0,v.e)(t))
return"audit_log";const d=(0,m.x)({forbidden_paths:[...l]}).constraints,h=(0,p.j7)(t)??t;return d.forbiddenPaths.some(D=>(0,p.
UO)(h,D))?"declared":null}n(z,"forbiddenPath");function V(t){return(0,a.dw)(t)}n(V,"canonicalJson");function H(t){return(0,y.
Ae)(t)}n(H,"contentHash");function N(t){return(0,y.bU)(W(t))??null}n(N,"verifyContentHash");function J(t){return(0,R.Z)(
W(t)).map(x)}n(J,"checkSchema");function G(t,l,d={}){const h=W({type:"Capsule",...t}),D={...s.zj.a2a,...d},I=(0,S.M)(h,{
count:(0,f.O)(h.id,l)},D).map(x);return{eligible:I.length===0,reasons:I}}n(G,"broadcastEligibility");function F(t,l){return(0,k.
z)(t,l)}n(F,"signalMatches");function X(t){return(0,$.lq)(t)??null}n(X,"errorSignature");function Z(t){const l=b(t);if(l===
void 0)return null;const{differences:d,hash:h,...D}=l;return{valid:d.length===0,hashMatches:h!==null,...D}}n(Z,"api_read\
ValidationReport");function Q(t){const l=t.commands.map(({command:d,ok:h,stdout:D="",stderr:I="",durationMs:L=0})=>({result:{
command:d,ok:h,stdout:(0,u.Bu)(D),stderr:(0,u.Bu)(I)},duration_ms:L}));return(0,u.JW)({...(0,u.dG)({commands:l.map(({result:d,
duration_ms:h})=>({...d,duration_ms:h})),startedAt:new Date(t.startedAt).toISOString(),finishedAt:new Date(t.finishedAt).
toISOString()}),id:`vr_${t.finishedAt}`,gene_id:t.geneId,...(0,u.Rj)({nodeVersion:process.version,platform:process.platform,
arch:process.arch,client:w.j.name,clientVersion:w.j.version}),commands:l.map(({result:d})=>d)})}n(Q,"validationReport");
async function Y(t,l="evolver"){const d=r.I.by({policy:{...s.zj,profile:l},tree:void 0,changed:new Set,platform:(0,c.tj)(
process.platform)}),{verdict:h,findings:D}=await(0,o.LJ)(await d.command(t),d);return{verdict:h,findings:D.map(x)}}n(Y,"\
auditCommand");function W(t){const{type:l,id:d}=t;if(!i.Dd.includes(l))throw new TypeError(`${JSON.stringify(l)} is not \
an asset type`);return{type:l,id:typeof d=="string"?d:"",path:"",value:t,pointer:[],locate:n(()=>({path:"",line:1,column:1}),
"locate")}}n(W,"assetOf");function x(t){return{rule:t.rule,severity:t.severity,...(0,U.q0)(t)}}n(x,"objection")}),72735:((P,_,e)=>{
e.d(_,{M:n(()=>y,"M")});var a=e(73496),v=e(51244),g=e(60237),E=e(85077),S=e(79564);function y(r,{count:i,unread:c},s){const{
status:o,score:p}=R(r.value.outcome),u=R(r.value.blast_radius),O={capsule:r.id},A=n((...M)=>({location:r.locate(M),subject:(0,v.
e)(r)}),"at"),b=[];if(o!=="success"){const M={...O,status:m(o)};b.push((0,g.gk)("capsule-not-successful",M,A("outcome","\
status")))}if(!f(p,s.min_score,1)){const M={...O,score:m(p),least:s.min_score};b.push((0,g.gk)("capsule-score",M,A("outc\
ome","score")))}for(const M of["files","lines"]){const j=s[`max_${M}`];if(f(u[M],0,j))continue;const C={...O,field:M,found:m(
u[M]),most:j};b.push((0,g.gk)("capsule-blast-radius",C,A("blast_radius",M)))}if(i<s.min_success_streak){const M=`whether\
 the Capsule \`${r.id}\` has enough consecutive successes`,j={...O,streak:i,least:s.min_success_streak};b.push(c===void 0?
(0,g.gk)("capsule-streak",j,A()):(0,E.l)(M,c,{...A(),severity:"error"}))}return b}n(y,"broadcastFindings");function R(r){
return(0,a.O)(r)?r:{}}n(R,"fieldsOf");function f(r,i,c){return typeof r=="number"&&r>=i&&r<=c}n(f,"isWithin");function m(r){
return r===void 0?"missing":(0,S.k)(r)}n(m,"describe")}),35602:((P,_,e)=>{e.d(_,{VM:n(()=>g,"VM"),qz:n(()=>v,"qz"),ue:n(
()=>a,"ue")});class a extends Error{static{n(this,"GateError")}name="GateError";code;hint;constructor(S,y,R,f){super(y,f),
this.code=S,this.hint=R}}function v(E){return E instanceof a&&(E.code==="interrupted"||E.code==="audit_too_long")}n(v,"e\
ndsAudit");function g(E){return new a("interrupted",`The gate was interrupted ${E} and made no decision.`,"Run the gate \
again.")}n(g,"interrupted")}),83215:((P,_,e)=>{e.d(_,{VX:n(()=>g,"VX"),Zz:n(()=>m,"Zz"),hC:n(()=>R,"hC"),hH:n(()=>y,"hH"),
tj:n(()=>S,"tj"),vd:n(()=>E,"vd")});var a=e(2503),v=e(70543);const g=a.k5n(["pull_request","merge_group","push","workflo\
w_dispatch","range","worktree"]),E=a.k5n(["darwin","linux","win32"]);function S(r){return r==="darwin"||r==="win32"?r:"l\
inux"}n(S,"platformOf");const y=256,R=a.Whr().min(1).max(y),m=a.Ikc({index:R,of:R}).extend({genes:a.Whr().nonnegative().
describe("Number of genes in the shard."),verdict:v.$D.describe("The verdict about these genes alone.")})}),70543:((P,_,e)=>{
e.d(_,{$D:n(()=>g,"$D"),TW:n(()=>R,"TW"),WU:n(()=>E,"WU"),dQ:n(()=>S,"dQ"),v3:n(()=>y,"v3"),xI:n(()=>f,"xI")});var a=e(2503),
v=e(64377);const g=a.k5n(["pass","warn","fail","error","needs_approval"]),E=a.k5n(["allow","warn","block"]),S=a.k5n(["sa\
fe","write","dangerous"]),y=["standard","strong","very_strong"],R=a.k5n(y),f=a.Ikc({user:a.YjP(),at:v.w$(),pull_request:a.
Whr().positive().exactOptional().describe("The pull request of the review; several can be in one merge group.")})}),86644:((P,_,e)=>{
e.d(_,{Bu:n(()=>i,"Bu"),JW:n(()=>R,"JW"),Rj:n(()=>c,"Rj"),dG:n(()=>y,"dG"),lt:n(()=>g,"lt"),si:n(()=>E,"si")});var a=e(77598),
v=e(35845);function g(s){let o=Math.floor(s);return()=>`vr_${o++}`}n(g,"reportIds");function E(s){const{gene:o,policyDigest:p,
fingerprint:u,id:O,startedAt:A,finishedAt:b}=s,M=s.commands.map(({command:j,outcome:C})=>({command:j,ok:C.status==="pass\
ed",stdout:r(C.stdout,f),stderr:S(C),status:C.status,exit_code:C.exit_code,signal:C.signal,duration_ms:C.duration_ms}));
return R({...y({commands:M,startedAt:A,finishedAt:b}),id:O,gene_id:o.id,gene_asset_id:(0,v.ns)(o.value),policy_digest:p,
...u,commands:M})}n(E,"buildValidationReport");function S({stderr:s,reason:o,status:p}){if(p==="passed"||o===void 0)return r(
s,f);const u=o.slice(0,m),O=r(s,f-u.length-1);return O===""?u:`${O}
${u}`}n(S,"complaint");function y({commands:s,startedAt:o,finishedAt:p}){return{type:"ValidationReport",schema_version:v.
f$,results:s.map(({command:u,ok:O,duration_ms:A,stderr:b})=>({cmd:u,ok:O,duration_ms:A,...O?{}:{err:b}})),overall_ok:s.length>
0&&s.every(({ok:u})=>u),duration_ms:Math.max(0,Date.parse(p)-Date.parse(o)),started_at:o,finished_at:p,created_at:p}}n(y,
"commonFields");function R(s){const o=(0,v.ns)(s);if(o===null)throw new TypeError("computeAssetId returns null only for \
a value that is not an object");return{...s,asset_id:o}}n(R,"sealed");const f=4e3,m=1e3;function r({head:s,tail:o,bytes:p,
truncated:u},O){const A=s+o;if(!u&&A.length<=O)return A;const b=`
[cut: the beginning and the end of ${p} bytes]
`,M=u?s:A,j=u?o:A;return M.slice(0,m).replace(/[\ud800-\udbff]$/,"")+b+j.slice(-(O-m-b.length)).replace(/^[\udc00-\udfff]/,
"")}n(r,"shortenStream");function i(s){const o={head:s,tail:"",bytes:Buffer.byteLength(s),truncated:!1};return r(o,f)}n(
i,"shortenText");function c(s){const{nodeVersion:o,platform:p,arch:u,client:O,clientVersion:A}=s,b=["",o,p,u,"",O,A].join(
"|");return{env_fingerprint:{node_version:o,platform:p,arch:u,client:O,client_version:A},env_fingerprint_key:(0,a.createHash)(
"sha256").update(b).digest("hex").slice(0,16)}}n(c,"fingerprint")}),27048:((P,_,e)=>{e.d(_,{Db:n(()=>E,"Db"),Xt:n(()=>y,
"Xt"),lq:n(()=>S,"lq")});const a="errsig:",v="errsig_norm:",g=220;function E(f){return f.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,g)}n(E,"normalizeErrorText");function S(f){const m=f.trim();if(m.startsWith(a)){const r=E(m.slice(a.length));
return r===""?void 0:`${v}${R(r)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(m)?m.toLowerCase():void 0}n(S,"errorSignature");
function y(f){return f.flatMap(m=>{const r=m.trim(),i=r.startsWith(a)?S(r):r;return i?[i]:[]})}n(y,"normalizeSignals");function R(f){
let m=2166136261;for(let r=0;r<f.length;r+=1)m=Math.imul(m^f.charCodeAt(r),16777619);return(m>>>0).toString(16).padStart(
8,"0")}n(R,"fnv1a")}),94915:((P,_,e)=>{e.d(_,{E:n(()=>S,"E"),z:n(()=>y,"z")});var a=e(2856),v=e(14953),g=e(27048),E=e(49761);
function S(i){const c=R(i),s=(0,g.lq)(i);return s===void 0?c:{...c,matches:n(o=>o.signature===s||c.matches(o),"matches")}}
n(S,"compilePattern");function y(i,c){const{matches:s}=S(i);return c.some(o=>s((0,E.o)(o)))}n(y,"matchesSignals");function R(i){
const c=i.lastIndexOf("/");if(i.startsWith("/")&&c>0){const s=i.slice(1,c),o=i.slice(c+1);return f(s,o)?m(s,o,i):r([i])}
return!i.startsWith("/")&&i.includes("|")?{...r(i.split("|").map(s=>s.trim())),kind:"aliases"}:r([i])}n(R,"compileWritte\
n");function f(i,c){try{return new RegExp(i,c),!0}catch{return!1}}n(f,"isExpression");function m(i,c,s){const o=a.L3.translateRegExp(
i),p=(0,v.Z)(c.includes("y")?`\\A(?:${o})`:o,{ignoreCase:c===""||c.includes("i"),multiline:c.includes("m"),dotAll:c.includes(
"s")});return"error"in p?{...r([s]),unsupported:p.error}:{kind:"expression",matches:n(({text:u})=>p.matches(u),"matches"),
cost:p.size}}n(m,"expression");function r(i){const c=i.filter(s=>s!=="").map(s=>s.toLowerCase());return{kind:"substring",
matches:n(s=>c.some(o=>s.lowerCase.includes(o)),"matches"),cost:c.length}}n(r,"containing")}),49761:((P,_,e)=>{e.d(_,{o:n(
()=>v,"o")});var a=e(27048);function v(g){return{text:g,lowerCase:g.toLowerCase(),signature:(0,a.lq)(g)}}n(v,"signalOf")}),
54756:((P,_,e)=>{e.d(_,{j:n(()=>a,"j"),y:n(()=>v,"y")});const a={name:"gene-gate",version:"0.1.0"},v="https://github.com\
/gene-gate/gene-gate"})};
