"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:function(T,h,s){Object.defineProperty(h,"__esModule",{value:!0}),
h.planVerb=h.mergeVerb=void 0;function p(){const n=s(63314);return p=function(){return n},n}function R(){const n=s(24474);
return R=function(){return n},n}function S(){const n=s(78374);return S=function(){return n},n}function $(){const n=s(10289);
return $=function(){return n},n}function d(){const n=s(31626);return d=function(){return n},n}function g(){const n=s(49604);
return g=function(){return n},n}function O(){const n=s(91088);return O=function(){return n},n}function y(){const n=s(77875);
return y=function(){return n},n}function v(){const n=s(23107);return v=function(){return n},n}function w(){const n=s(47350);
return w=function(){return n},n}function f(){const n=s(19234);return f=function(){return n},n}function l(){const n=s(61399);
return l=function(){return n},n}const I=(0,f().parsedNumber)(()=>S().shardCountSchema),i=(n,a)=>(0,f().withRangeOptions)(
new(p()).Command("plan")).requiredOption("--shards <n>","maximum number of shards",I).option(...f().DURATIONS).action(async o=>a(
await e(o,n)));h.planVerb=i;async function e({shards:n,...a},o){const u=await(0,f().rangeRequest)(a,o),m=await(0,R().gate)(
{...u,run:!1,progress:g().NO_PROGRESS});return m.error?(o.note((0,d().failureText)(m.error,o.columns)),2):(o.print(`${(0,$().
json)((0,y().planShards)(m,n,await(0,f().durationsOf)(a,o)))}
`,"json"),0)}const t=(n,a)=>(0,l().withReportOptions)((0,f().withRangeOptions)(new(p()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...f().DURATIONS))).action(async(o,u)=>a(await r(o,u,n)));h.mergeVerb=t;
async function r(n,a,o){const u=await(0,f().durationsOf)(a,o),m=await(0,R().gate)({...await(0,f().rangeRequest)(a,o),run:!1,
takeRuns:async(M,j)=>(0,O().mergedRuns)(await(0,v().readParts)(n,o.openInput),M,j,u),progress:g().NO_PROGRESS});return await(0,l().
deliver)(m,a,o),(0,w().exitCodeOf)(m.verdict,m.policy?.enforce)}},91088:function(T,h,s){Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.mergeIsolation=l,h.mergedRuns=v;function p(){const t=s(57975);return p=function(){return t},t}function R(){
const t=s(57430);return R=function(){return t},t}function S(){const t=s(39763);return S=function(){return t},t}function $(){
const t=s(78534);return $=function(){return t},t}function d(){const t=s(57334);return d=function(){return t},t}function g(){
const t=s(22562);return g=function(){return t},t}function O(){const t=s(89953);return O=function(){return t},t}function y(){
const t=s(96620);return y=function(){return t},t}function v(t,r,n,a){const o=(0,O().requireParts)(t,r),{genes:u}=r.audit,
m=(0,y().partition)((0,y().commandsToRun)(u),o.length,a),M=new Map(u.flatMap((c,N)=>{const P=o[(m[N]??0)-1];return P?[[c,
P]]:[]})),j=u.flatMap((c,N)=>{const P=M.get(c);return P===void 0||n.has(c)?[]:[[c,w(P,P.report.genes[N],c)]]}),A=new Map(
[...M].map(([{asset:c},{report:N}])=>[c,(0,$().nodeIn)(N)])),[E=process]=A.values();return{outcomes:new Map([...(0,g().refusedOutcomes)(
u,!0,new Date),...j]),mutants:(0,$().mutantsOf)(u,(c,N)=>n.has(c)?void 0:M.get(c)?.report.genes[N]),interrupted:(0,d().countInterrupted)(
j.flatMap(([,c])=>c)),isolation:l(o.map(({report:c})=>c.isolation)),nodeOf:({asset:c})=>A.get(c)??E,shards:o.map(({shard:{
index:c,of:N}})=>({index:c,of:N,genes:new Set(u.filter((P,U)=>m[U]===c))}))}}function w(t,r,{asset:n,commands:a}){return a.
map((o,u)=>{const m=f(r,o,u);if(m)return m;throw(0,O().invalid)(`${(0,O().nameOf)(t)} has no result for command ${u+1} o\
f \`${n.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function f(t,r,n){const a=t?.commands[n];return(a?.plan_digest===r.plan?.digest||(0,y().
isPending)(r))&&a?.command===r.command?a.outcome:void 0}function l(t){const r=t.filter(({level:o})=>o!=="none").sort((o,u)=>i(
o)-i(u)||I(u)-I(o)),[n,...a]=r;return n===void 0?R().NOTHING_RUN:a.every(o=>e(o,n))?n:{...n,description:`${n.description}\
 The machines differed; this is the weakest isolation.`}}function I({limits:t}){return t?.written_bytes??0}function i({level:t,
limits:r}){return 2*S().ISOLATION_LEVELS.indexOf(t)+(r?.memory_limited_by==="supervisor"?0:1)}function e(t,r){const n=({
limits:a,description:o,...u})=>u;return i(t)===i(r)&&(0,p().isDeepStrictEqual)(n(t),n(r))}},89953:function(T,h,s){Object.
defineProperty(h,"__esModule",{value:!0}),h.invalid=i,h.nameOf=l,h.requireParts=g;function p(){const e=s(41895);return p=
function(){return e},e}function R(){const e=s(38863);return R=function(){return e},e}function S(){const e=s(96620);return S=
function(){return e},e}function $(){const e=s(92910);return $=function(){return e},e}const d=500;function g(e,t){const r=e.
map(v),[n]=r;if(n===void 0){if((0,S().shardsFor)((0,S().commandsToRun)(t.audit.genes),1)===0)return[];throw i("There are\
 commands to run, but no parts",I)}for(const a of r)O(a,n,t);return y(r,n.shard.of)}function O(e,t,r){const{shard:n,report:a}=e;
if(n.of!==t.shard.of)throw i(`${l(e)} and ${l(t)} are not parts of the same run`);if(a.error)throw i(`${l(e)} could not \
decide${w(a)}`,I);const o=f(a,r);if(o.length>0)throw i(`${l(e)} belongs to another run: ${o.join("; ")}`)}function y(e,t){
const r=Array.from({length:t},(o,u)=>e.filter(({shard:m})=>m.index===u+1)),n=r.filter(({length:o})=>o>1).flat();if(n.length>
0)throw i(`Duplicate parts: ${n.map(l).join(", ")}`);const a=r.flatMap(({length:o},u)=>o===0?[(0,$().shardName)({index:u+
1,of:t})]:[]);if(a.length>0)throw i(`Missing parts: ${a.join(", ")}`,I);return r.flat()}function v({name:e,report:t}){const{
shards:r=[]}=t,[n]=r;if(n&&r.length===1)return{name:e,report:t,shard:n};throw i(`${e} is not a part of a run${w(t)}`)}function w({
error:e}){return e?`; its error: ${e.message.slice(0,d)}`:""}function f(e,{audit:t,event:r,policy:n}){const a=!t.genes.some(
({commands:u})=>u.some(S().isPending));return[["version of the gate",e.tool.version,R().TOOL.version],["base",e.base_sha,
r.base],["head",e.head_sha,r.head],["audited commit",e.audited_sha,r.audited],["policy",e.policy?.digest,n.digest],["oth\
er policy",e.policy?.combined_with?.digest,n.combinedWith?.digest],["profile",e.policy?.profile,n.policy.profile],...a?[
["Plans",e.plans_digest,t.plansDigest]]:[],["number of genes",e.genes.length,t.genes.length]].flatMap(([u,m,M])=>m===M?[]:
[`its ${u}: ${m??"none"}, here: ${M??"none"}`])}function l({shard:e,name:t}){return`part ${(0,$().shardName)(e)} (${t})`}
const I="See the logs of the jobs that run the shards, and run them again.";function i(e,t="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const r=e.charAt(0).toUpperCase()+e.slice(1);return new(p()).
GateError("parts_invalid",r,t)}},77875:function(T,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.planShards=S;function p(){
const d=s(96620);return p=function(){return d},d}function R(){const d=s(92910);return R=function(){return d},d}function S({
genes:d,findings:g},O,y){const v=new Set(g.flatMap(({rule:i,subject:e})=>i==="target-not-judged"?e?.id??[]:[])),w=d.map(
i=>$(i,v)),f=(0,p().shardsFor)(w,O,y),l=(0,p().partition)(w,f,y),I=Array.from({length:f},(i,e)=>{const t=d.filter((r,n)=>l[n]===
e+1);return{shard:(0,R().shardName)({index:e+1,of:f}),genes:t.map(({id:r})=>r),commands:t.reduce((r,{commands:n})=>r+n.length,
0)}});return{matrix:{shard:I.map(({shard:i})=>i)},shards:I}}function $({id:d,commands:g},O){return g.every(({plan_digest:v,
verdict:w})=>v!==void 0||w!=="block"&&O.has(d))?g.map(({command:v})=>v):[]}}};
