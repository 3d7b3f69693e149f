"use strict";exports.id=1495,exports.ids=[1495],exports.modules={41495:function(j,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.planVerb=c.mergeVerb=void 0;function p(){const n=a(63314);return p=function(){return n},n}function g(){const n=a(24474);
return g=function(){return n},n}function y(){const n=a(78374);return y=function(){return n},n}function S(){const n=a(10289);
return S=function(){return n},n}function u(){const n=a(31626);return u=function(){return n},n}function h(){const n=a(49604);
return h=function(){return n},n}function O(){const n=a(91088);return O=function(){return n},n}function R(){const n=a(77875);
return R=function(){return n},n}function $(){const n=a(23107);return $=function(){return n},n}function v(){const n=a(47350);
return v=function(){return n},n}function N(){const n=a(61399);return N=function(){return n},n}function d(){const n=a(82256);
return d=function(){return n},n}const w=(0,d().parsedNumber)(()=>y().shardCountSchema),f=(n,s)=>(0,d().withRangeOptions)(
new(p()).Command("plan")).requiredOption("--shards <n>","maximum number of shards",w).option(...d().DURATIONS).action(async o=>s(
await e(o,n)));c.planVerb=f;async function e({shards:n,...s},o){const i=await(0,d().rangeRequest)(s,o),l=await(0,g().gate)(
{...i,run:!1,progress:h().NO_PROGRESS});return l.error?(o.note((0,u().failureText)(l.error,o)),2):(o.print(`${(0,S().json)(
(0,R().planShards)(l,n,await(0,d().durationsOf)(s,o)))}
`,"json"),0)}const t=(n,s)=>(0,N().withReportOptions)((0,d().withRangeOptions)(new(p()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...d().DURATIONS))).action(async(o,i)=>s(await r(o,i,n)));c.mergeVerb=t;
async function r(n,s,o){const i=await(0,d().durationsOf)(s,o),l=await(0,g().gate)({...await(0,d().rangeRequest)(s,o),run:!1,
takeRuns:async(I,A)=>(0,O().mergedRuns)(await(0,$().readParts)(n,o.openInput),I,A,i),progress:h().NO_PROGRESS});return await(0,N().
deliver)(l,s,o),(0,v().exitCodeOf)(l.verdict,l.policy?.enforce)}},91088:function(j,c,a){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.mergeIsolation=d,c.mergedRuns=$;function p(){const t=a(57975);return p=function(){return t},t}function g(){
const t=a(57430);return g=function(){return t},t}function y(){const t=a(39763);return y=function(){return t},t}function S(){
const t=a(78534);return S=function(){return t},t}function u(){const t=a(57334);return u=function(){return t},t}function h(){
const t=a(22562);return h=function(){return t},t}function O(){const t=a(89953);return O=function(){return t},t}function R(){
const t=a(96620);return R=function(){return t},t}function $(t,r,n,s){const o=(0,O().requireParts)(t,r),{genes:i}=r.audit,
l=(0,R().partition)((0,R().commandsToRun)(i),o.length,s),I=new Map(i.flatMap((m,M)=>{const P=o[(l[M]??0)-1];return P?[[m,
P]]:[]})),A=i.flatMap((m,M)=>{const P=I.get(m);return P===void 0||n.has(m)?[]:[[m,v(P,P.report.genes[M],m)]]}),b=new Map(
[...I].map(([{asset:m},{report:M}])=>[m,(0,S().nodeIn)(M)])),[T=process]=b.values();return{outcomes:new Map([...(0,h().refusedOutcomes)(
i,!0,new Date),...A]),proofs:(0,S().proofsOf)(i,(m,M)=>n.has(m)?void 0:I.get(m)?.report.genes[M]),interrupted:(0,u().countInterrupted)(
A.flatMap(([,m])=>m)),isolation:d(o.map(({report:m})=>m.isolation)),nodeOf:({asset:m})=>b.get(m)??T,shards:o.map(({shard:{
index:m,of:M}})=>({index:m,of:M,genes:new Set(i.filter((P,E)=>l[E]===m))}))}}function v(t,r,{asset:n,commands:s}){return s.
map((o,i)=>{const l=N(r,o,i);if(l)return l;throw(0,O().invalid)(`${(0,O().nameOf)(t)} has no result for command ${i+1} o\
f \`${n.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function N(t,r,n){const s=t?.commands[n];return(s?.plan_digest===r.plan?.digest||(0,R().
isPending)(r))&&s?.command===r.command?s.outcome:void 0}function d(t){const r=t.filter(({level:o})=>o!=="none").sort((o,i)=>f(
o)-f(i)||w(i)-w(o)),[n,...s]=r;return n===void 0?g().NOTHING_RUN:s.every(o=>e(o,n))?n:{...n,description:`${n.description}\
 The machines differed; this is the weakest isolation.`}}function w({limits:t}){return t?.written_bytes??0}function f({level:t,
limits:r}){return 2*y().ISOLATION_LEVELS.indexOf(t)+(r?.memory_limited_by==="supervisor"?0:1)}function e(t,r){const n=({
limits:s,description:o,...i})=>i;return f(t)===f(r)&&(0,p().isDeepStrictEqual)(n(t),n(r))}},89953:function(j,c,a){Object.
defineProperty(c,"__esModule",{value:!0}),c.invalid=f,c.nameOf=d,c.requireParts=h;function p(){const e=a(41895);return p=
function(){return e},e}function g(){const e=a(38863);return g=function(){return e},e}function y(){const e=a(96620);return y=
function(){return e},e}function S(){const e=a(92910);return S=function(){return e},e}const u=500;function h(e,t){const r=e.
map($),[n]=r;if(n===void 0){if((0,y().shardsFor)((0,y().commandsToRun)(t.audit.genes),1)===0)return[];throw f("There are\
 commands to run, but no parts",w)}for(const s of r)O(s,n,t);return R(r,n.shard.of)}function O(e,t,r){const{shard:n,report:s}=e;
if(n.of!==t.shard.of)throw f(`${d(e)} and ${d(t)} are not parts of the same run`);if(s.error)throw f(`${d(e)} could not \
decide${v(s)}`,w);const o=N(s,r);if(o.length>0)throw f(`${d(e)} belongs to another run: ${o.join("; ")}`)}function R(e,t){
const r=Array.from({length:t},(o,i)=>e.filter(({shard:l})=>l.index===i+1)),n=r.filter(({length:o})=>o>1).flat();if(n.length>
0)throw f(`Duplicate parts: ${n.map(d).join(", ")}`);const s=r.flatMap(({length:o},i)=>o===0?[(0,S().shardName)({index:i+
1,of:t})]:[]);if(s.length>0)throw f(`Missing parts: ${s.join(", ")}`,w);return r.flat()}function $({name:e,report:t}){const{
shards:r=[]}=t,[n]=r;if(n&&r.length===1)return{name:e,report:t,shard:n};throw f(`${e} is not a part of a run${v(t)}`)}function v({
error:e}){return e?`; its error: ${e.message.slice(0,u)}`:""}function N(e,{audit:t,event:r,policy:n}){const s=!t.genes.some(
({commands:i})=>i.some(y().isPending));return[["version of the gate",e.tool.version,g().TOOL.version],["base",e.base_sha,
r.base],["head",e.head_sha,r.head],["audited commit",e.audited_sha,r.audited],["policy",e.policy?.digest,n.digest],["oth\
er policy",e.policy?.combined_with?.digest,n.combinedWith?.digest],["profile",e.policy?.profile,n.policy.profile],...s?[
["Plans",e.plans_digest,t.plansDigest]]:[],["number of genes",e.genes.length,t.genes.length]].flatMap(([i,l,I])=>l===I?[]:
[`its ${i}: ${l??"none"}, here: ${I??"none"}`])}function d({shard:e,name:t}){return`part ${(0,S().shardName)(e)} (${t})`}
const w="See the logs of the jobs that run the shards, and run them again.";function f(e,t="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const r=e.charAt(0).toUpperCase()+e.slice(1);return new(p()).
GateError("parts_invalid",r,t)}},77875:function(j,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.planShards=y;function p(){
const u=a(96620);return p=function(){return u},u}function g(){const u=a(92910);return g=function(){return u},u}function y({
genes:u,findings:h},O,R){const $=new Set(h.flatMap(({rule:f,subject:e})=>f==="target-not-judged"?e?.id??[]:[])),v=u.map(
f=>S(f,$)),N=(0,p().shardsFor)(v,O,R),d=(0,p().partition)(v,N,R),w=Array.from({length:N},(f,e)=>{const t=u.filter((r,n)=>d[n]===
e+1);return{shard:(0,g().shardName)({index:e+1,of:N}),genes:t.map(({id:r})=>r),commands:t.reduce((r,{commands:n})=>r+n.length,
0)}});return{matrix:{shard:w.map(({shard:f})=>f)},shards:w}}function S({id:u,commands:h},O){return h.every(({plan_digest:$,
verdict:v})=>$!==void 0||v!=="block"&&O.has(u))?h.map(({command:$})=>$):[]}},92910:function(j,c,a){Object.defineProperty(
c,"__esModule",{value:!0}),c.shardName=y,c.shardSchema=void 0;function p(){const u=a(7723);return p=function(){return u},
u}function g(){const u=a(78374);return g=function(){return u},u}function y({index:u,of:h}){return`${u}/${h}`}const S=c.shardSchema=
p().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(u=>{
const[h,O]=u.split("/").map(Number);return{index:Number(h),of:Number(O)}}).refine(({index:u,of:h})=>u<=h&&h<=g().MAX_SHARDS,
{error:`Expected a shard of at most ${g().MAX_SHARDS}, such as 2/8`})}};
