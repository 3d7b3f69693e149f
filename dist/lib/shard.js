"use strict";var D=Object.defineProperty;var t=(O,i)=>D(O,"name",{value:i,configurable:!0});module.exports={"shard/merged-runs"(O,i,A,x){let E;const $=t(()=>E??=i("model/isolation"),"import_isolation");let R;const N=t(
()=>R??=i("report/read"),"import_read");let f;const p=t(()=>f??=i("run/not-run"),"import_not_run");let w;const d=t(()=>w??=
i("run/outcomes"),"import_outcomes");let l;const o=t(()=>l??=i("shard/part"),"import_part");let c;const u=t(()=>c??=i("s\
hard/partition"),"import_partition");let _;const g=t(()=>_??=i("shard/share-outcomes"),"import_share_outcomes");A(O,{mergedRuns:t(
()=>M,"mergedRuns")});function M(n,e,a){const s=(0,o().requireParts)(n,e),{genes:m}=e.audit,v=(0,u().partition)((0,u().commandsToRun)(
m),s.length),I=new Map(m.flatMap((y,b)=>{const P=s[(v[b]??0)-1];return P?[[y,P]]:[]})),j=m.flatMap((y,b)=>{const P=I.get(
y);return P===void 0||a.has(y)?[]:[[y,T(P,P.report.genes[b],y)]]}),k=new Map([...I].map(([{asset:y},{report:b}])=>[y,(0,N().
nodeIn)(b)])),[F=process]=k.values();return{outcomes:new Map([...(0,d().refusedOutcomes)(m,!0,new Date),...(0,g().shareOutcomes)(
j,e.policy.policy.views)]),interrupted:(0,p().countInterrupted)(j.flatMap(([,y])=>y)),isolation:h(s.map(({report:y})=>y.
isolation)),nodeOf:t(({asset:y})=>k.get(y)??F,"nodeOf"),shards:s.map(({shard:{index:y,of:b}})=>({index:y,of:b,genes:new Set(
m.filter((P,L)=>v[L]===y))}))}}t(M,"mergedRuns");function T(n,e,{asset:a,commands:s}){return s.map((m,v)=>{const I=S(e,m,
v);if(I)return I;throw(0,o().invalid)(`${(0,o().nameOf)(n)} has no result for command ${v+1} of \`${a.id}\``,"If an appr\
oval was given while the parts ran, run them again; otherwise the part is incomplete.")})}t(T,"outcomesIn");function S(n,e,a){
const s=n?.commands[a];return(s?.plan_digest===e.plan?.digest||(0,u().isPending)(e))&&s?.command===e.command?s.outcome:void 0}
t(S,"outcomeIn");function h(n){const e=n.filter(({level:m})=>m!=="none"),[a]=e;if(a===void 0)return $().NOTHING_RUN;if(new Set(
e.map(m=>JSON.stringify(m))).size===1)return a;const s=e.reduce((m,v)=>r(v)<r(m)?v:m);return{...s,description:`${s.description}\
 The machines differed; this is the weakest isolation.`}}t(h,"mergeIsolation");function r({level:n}){return $().ISOLATION_LEVELS.
indexOf(n)}t(r,"rank")},"shard/part"(O,i,A,x){let E;const $=t(()=>E??=i("error"),"import_error");let R;const N=t(()=>R??=
i("tool"),"import_tool");let f;const p=t(()=>f??=i("shard/partition"),"import_partition");let w;const d=t(()=>w??=i("sha\
rd/shard"),"import_shard");A(O,{invalid:t(()=>h,"invalid"),nameOf:t(()=>T,"nameOf"),requireParts:t(()=>o,"requireParts")});
const l=500;function o(r,n){const e=r.map(_),[a]=e;if(a===void 0){if((0,p().shardsFor)((0,p().commandsToRun)(n.audit.genes),
1)===0)return[];throw h("There are commands to run, but no parts",S)}for(const s of e)c(s,a,n);return u(e,a.shard.of)}t(
o,"requireParts");function c(r,n,e){const{shard:a,report:s}=r;if(a.of!==n.shard.of)throw h(`${T(r)} and ${T(n)} are not \
parts of the same run`);if(s.error)throw h(`${T(r)} could not decide${g(s)}`,S);const m=M(s,e);if(m.length>0)throw h(`${T(
r)} belongs to another run: ${m.join("; ")}`)}t(c,"requireSameRun");function u(r,n){const e=Array.from({length:n},(m,v)=>r.
filter(({shard:I})=>I.index===v+1)),a=e.filter(({length:m})=>m>1).flat();if(a.length>0)throw h(`Duplicate parts: ${a.map(
T).join(", ")}`);const s=e.flatMap(({length:m},v)=>m===0?[(0,d().shardName)({index:v+1,of:n})]:[]);if(s.length>0)throw h(
`Missing parts: ${s.join(", ")}`,S);return e.flat()}t(u,"inOrder");function _({name:r,report:n}){const{shards:e=[]}=n,[a]=e;
if(a&&e.length===1)return{name:r,report:n,shard:a};throw h(`${r} is not a part of a run${g(n)}`)}t(_,"partOf");function g({
error:r}){return r?`; its error: ${r.message.slice(0,l)}`:""}t(g,"saidBy");function M(r,{audit:n,event:e,policy:a}){const s=!n.
genes.some(({commands:v})=>v.some(p().isPending));return[["version of the gate",r.tool.version,N().TOOL.version],["base",
r.base_sha,e.base],["head",r.head_sha,e.head],["audited commit",r.audited_sha,e.audited],["policy",r.policy?.digest,a.digest],
["other policy",r.policy?.combined_with?.digest,a.combinedWith?.digest],["profile",r.policy?.profile,a.policy.profile],...s?
[["Plans",r.plans_digest,n.plansDigest]]:[],["number of genes",r.genes.length,n.genes.length]].flatMap(([v,I,j])=>I===j?
[]:[`its ${v}: ${I??"none"}, here: ${j??"none"}`])}t(M,"foreignIn");function T({shard:r,name:n}){return`part ${(0,d().shardName)(
r)} (${n})`}t(T,"nameOf");const S="See the logs of the jobs that run the shards, and run them again.";function h(r,n="Us\
e exactly the parts of one run, made with the same options and dependencies as here."){const e=r.charAt(0).toUpperCase()+
r.slice(1);return new($()).GateError("parts_invalid",e,n)}t(h,"invalid")},"shard/partition"(O,i,A,x){let E;const $=t(()=>E??=
i("node:crypto"),"import_node_crypto");A(O,{commandsToRun:t(()=>f,"commandsToRun"),genesIn:t(()=>w,"genesIn"),isPending:t(
()=>p,"isPending"),partition:t(()=>R,"partition"),shardsFor:t(()=>N,"shardsFor")});function R(o,c){const u=o.map(l),_=new Map(
d(u).map((g,M)=>[g,M%c+1]));return u.map(g=>g===void 0?void 0:_.get(g))}t(R,"partition");function N(o,c){return Math.min(
c,d(o.map(l)).length)}t(N,"shardsFor");function f(o){return o.map(({commands:c})=>c.every(u=>u.plan!==void 0||p(u))?c.map(
({command:u})=>u):[])}t(f,"commandsToRun");function p({plan:o,verdict:c,findings:u}){return o===void 0&&c!=="block"&&u.some(
({rule:_})=>_==="target-not-judged")}t(p,"isPending");function w({index:o,of:c},u){const _=R(f(u),c);return new Set(u.filter(
(g,M)=>_[M]===o))}t(w,"genesIn");function d(o){return[...new Set(o)].filter(c=>c!==void 0).sort()}t(d,"distinct");function l(o){
if(o.length===0)return;const c=[...new Set(o)].sort().join(`
`);return(0,$().createHash)("sha256").update(c).digest("hex")}t(l,"hashOf")},"shard/plan"(O,i,A,x){let E;const $=t(()=>E??=
i("shard/partition"),"import_partition");let R;const N=t(()=>R??=i("shard/shard"),"import_shard");A(O,{planShards:t(()=>f,
"planShards")});function f({genes:w,findings:d,approval_digest:l,plans_digest:o},c){const u=new Set(d.flatMap(({rule:S,subject:h})=>S===
"target-not-judged"?h?.id??[]:[])),_=w.map(S=>p(S,u)),g=(0,$().shardsFor)(_,c),M=(0,$().partition)(_,g),T=Array.from({length:g},
(S,h)=>{const r=w.filter((n,e)=>M[e]===h+1);return{shard:(0,N().shardName)({index:h+1,of:g}),genes:r.map(({id:n})=>n),commands:r.
reduce((n,{commands:e})=>n+e.length,0)}});return{matrix:{shard:T.map(({shard:S})=>S)},shards:T,waiting:w.filter(({verdict:S})=>S===
"needs_approval").map(({id:S})=>S),approval_digest:l,plans_digest:o}}t(f,"planShards");function p({id:w,commands:d},l){return d.
every(({plan_digest:c,verdict:u})=>c!==void 0||u!=="block"&&l.has(w))?d.map(({command:c})=>c):[]}t(p,"commandsOf")},"sha\
rd/read-parts"(O,i,A,x){let E;const $=t(()=>E??=i("node:fs/promises"),"import_promises");let R;const N=t(()=>R??=i("node\
:path"),"import_node_path");let f;const p=t(()=>f??=i("error"),"import_error");let w;const d=t(()=>w??=i("model/run"),"i\
mport_run");let l;const o=t(()=>l??=i("report/read"),"import_read");A(O,{findParts:t(()=>_,"findParts"),readParts:t(()=>g,
"readParts")});const c=8*o().MAX_REPORT_BYTES,u="gate-report.json";async function _(h){return(await(0,$().readdir)(h,{recursive:!0,
withFileTypes:!0}).catch(n=>{if(n.code==="ENOENT")return[];throw new(p()).GateError("file_unreadable",`Cannot read the f\
older ${h} (${n.code}).`,"Specify the folder into which the parts were downloaded.",{cause:n})})).filter(n=>n.isFile()&&
n.name===u).map(({parentPath:n,name:e})=>(0,N().join)(n,e)).sort()}t(_,"findParts");async function g(h,r,n=T){if(h.length>
d().MAX_SHARDS)throw S(`There are more than ${d().MAX_SHARDS} parts`);const e=[];let a=c;for(const s of h){const m=await M(
Math.min(a,o().MAX_REPORT_BYTES),s,r);a-=m.length;const v=s==="-"?"Standard input":s;e.push({name:v,report:(0,o().readReportFile)(
m,v,n)})}return e}t(g,"readParts");async function M(h,r,n){const e=[];let a=0;for await(const s of n(r)){if(a+=s.length,
a>h)throw S(`${r} is too large, alone or together with the other parts`);e.push(s)}return Buffer.concat(e)}t(M,"readAtMo\
st");const T="Specify the gate-report.json of every shard, made by this version, and nothing else.";function S(h){return new(p()).
GateError("artifact_invalid",h,T)}t(S,"refusal")},"shard/shard"(O,i,A,x){let E;const $=t(()=>E??=i("zod"),"z");let R;const N=t(
()=>R??=i("model/run"),"import_run");A(O,{ownVerdict:t(()=>w,"ownVerdict"),shardName:t(()=>p,"shardName"),shardSchema:t(
()=>f,"shardSchema")});const f=$().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of sha\
rds, such as 2/8").transform(d=>{const[l,o]=d.split("/").map(Number);return{index:Number(l),of:Number(o)}}).refine(({index:d,
of:l})=>d<=l&&l<=N().MAX_SHARDS,{error:`Expected a shard of at most ${N().MAX_SHARDS}, such as 2/8`});function p({index:d,
of:l}){return`${d}/${l}`}t(p,"shardName");function w({verdict:d,shards:l=[]}){const[o]=l;return o&&l.length<o.of?o.verdict:
d}t(w,"ownVerdict")},"shard/share-outcomes"(O,i,A,x){A(O,{shareOutcomes:t(()=>E,"shareOutcomes")});function E(f,p){const w=new Map;
return f.map(([d,l])=>[d,l.map((o,c)=>{const{reused:u,..._}=o,g=p==="gene"?R(d,c):$(d,c);if(g===void 0||_.status==="skip\
ped")return _;const M=w.get(g);return M===void 0?(w.set(g,_),_):N(M,_)?{...M,reused:!0}:_})])}t(E,"shareOutcomes");function $({
commands:f},p){return f[p]?.plan?.digest}t($,"digestAt");function R(f,p){return[p,...f.commands.map((w,d)=>$(f,d))].join()}
t(R,"placeIn");function N(f,p){return f.status===p.status&&f.exit_code===p.exit_code&&f.signal===p.signal}t(N,"agree")}};
