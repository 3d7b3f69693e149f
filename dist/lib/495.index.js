"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:function(T,h,a){Object.defineProperty(h,"__esModule",{value:!0}),
h.planVerb=h.mergeVerb=void 0;function l(){const n=a(63314);return l=function(){return n},n}function y(){const n=a(24474);
return y=function(){return n},n}function R(){const n=a(78374);return R=function(){return n},n}function S(){const n=a(10289);
return S=function(){return n},n}function f(){const n=a(31626);return f=function(){return n},n}function p(){const n=a(49604);
return p=function(){return n},n}function g(){const n=a(91088);return g=function(){return n},n}function O(){const n=a(77875);
return O=function(){return n},n}function $(){const n=a(23107);return $=function(){return n},n}function v(){const n=a(47350);
return v=function(){return n},n}function w(){const n=a(61399);return w=function(){return n},n}function i(){const n=a(82256);
return i=function(){return n},n}const N=(0,i().parsedNumber)(()=>R().shardCountSchema),c=(n,s)=>(0,i().withRangeOptions)(
new(l()).Command("plan")).requiredOption("--shards <n>","maximum number of shards",N).option(...i().DURATIONS).action(async o=>s(
await e(o,n)));h.planVerb=c;async function e({shards:n,...s},o){const u=await(0,i().rangeRequest)(s,o),m=await(0,y().gate)(
{...u,run:!1,progress:p().NO_PROGRESS});return m.error?(o.note((0,f().failureText)(m.error,o)),2):(o.print(`${(0,S().json)(
(0,O().planShards)(m,n,await(0,i().durationsOf)(s,o)))}
`,"json"),0)}const t=(n,s)=>(0,w().withReportOptions)((0,i().withRangeOptions)(new(l()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...i().DURATIONS))).action(async(o,u)=>s(await r(o,u,n)));h.mergeVerb=t;
async function r(n,s,o){const u=await(0,i().durationsOf)(s,o),m=await(0,y().gate)({...await(0,i().rangeRequest)(s,o),run:!1,
takeRuns:async(M,j)=>(0,g().mergedRuns)(await(0,$().readParts)(n,o.openInput),M,j,u),progress:p().NO_PROGRESS});return await(0,w().
deliver)(m,s,o),(0,v().exitCodeOf)(m.verdict,m.policy?.enforce)}},91088:function(T,h,a){Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.mergeIsolation=i,h.mergedRuns=$;function l(){const t=a(57975);return l=function(){return t},t}function y(){
const t=a(57430);return y=function(){return t},t}function R(){const t=a(39763);return R=function(){return t},t}function S(){
const t=a(78534);return S=function(){return t},t}function f(){const t=a(57334);return f=function(){return t},t}function p(){
const t=a(22562);return p=function(){return t},t}function g(){const t=a(89953);return g=function(){return t},t}function O(){
const t=a(96620);return O=function(){return t},t}function $(t,r,n,s){const o=(0,g().requireParts)(t,r),{genes:u}=r.audit,
m=(0,O().partition)((0,O().commandsToRun)(u),o.length,s),M=new Map(u.flatMap((d,I)=>{const P=o[(m[I]??0)-1];return P?[[d,
P]]:[]})),j=u.flatMap((d,I)=>{const P=M.get(d);return P===void 0||n.has(d)?[]:[[d,v(P,P.report.genes[I],d)]]}),A=new Map(
[...M].map(([{asset:d},{report:I}])=>[d,(0,S().nodeIn)(I)])),[E=process]=A.values();return{outcomes:new Map([...(0,p().refusedOutcomes)(
u,!0,new Date),...j]),proofs:(0,S().proofsOf)(u,(d,I)=>n.has(d)?void 0:M.get(d)?.report.genes[I]),interrupted:(0,f().countInterrupted)(
j.flatMap(([,d])=>d)),isolation:i(o.map(({report:d})=>d.isolation)),nodeOf:({asset:d})=>A.get(d)??E,shards:o.map(({shard:{
index:d,of:I}})=>({index:d,of:I,genes:new Set(u.filter((P,U)=>m[U]===d))}))}}function v(t,r,{asset:n,commands:s}){return s.
map((o,u)=>{const m=w(r,o,u);if(m)return m;throw(0,g().invalid)(`${(0,g().nameOf)(t)} has no result for command ${u+1} o\
f \`${n.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function w(t,r,n){const s=t?.commands[n];return(s?.plan_digest===r.plan?.digest||(0,O().
isPending)(r))&&s?.command===r.command?s.outcome:void 0}function i(t){const r=t.filter(({level:o})=>o!=="none").sort((o,u)=>c(
o)-c(u)||N(u)-N(o)),[n,...s]=r;return n===void 0?y().NOTHING_RUN:s.every(o=>e(o,n))?n:{...n,description:`${n.description}\
 The machines differed; this is the weakest isolation.`}}function N({limits:t}){return t?.written_bytes??0}function c({level:t,
limits:r}){return 2*R().ISOLATION_LEVELS.indexOf(t)+(r?.memory_limited_by==="supervisor"?0:1)}function e(t,r){const n=({
limits:s,description:o,...u})=>u;return c(t)===c(r)&&(0,l().isDeepStrictEqual)(n(t),n(r))}},89953:function(T,h,a){Object.
defineProperty(h,"__esModule",{value:!0}),h.invalid=c,h.nameOf=i,h.requireParts=p;function l(){const e=a(41895);return l=
function(){return e},e}function y(){const e=a(38863);return y=function(){return e},e}function R(){const e=a(96620);return R=
function(){return e},e}function S(){const e=a(92910);return S=function(){return e},e}const f=500;function p(e,t){const r=e.
map($),[n]=r;if(n===void 0){if((0,R().shardsFor)((0,R().commandsToRun)(t.audit.genes),1)===0)return[];throw c("There are\
 commands to run, but no parts",N)}for(const s of r)g(s,n,t);return O(r,n.shard.of)}function g(e,t,r){const{shard:n,report:s}=e;
if(n.of!==t.shard.of)throw c(`${i(e)} and ${i(t)} are not parts of the same run`);if(s.error)throw c(`${i(e)} could not \
decide${v(s)}`,N);const o=w(s,r);if(o.length>0)throw c(`${i(e)} belongs to another run: ${o.join("; ")}`)}function O(e,t){
const r=Array.from({length:t},(o,u)=>e.filter(({shard:m})=>m.index===u+1)),n=r.filter(({length:o})=>o>1).flat();if(n.length>
0)throw c(`Duplicate parts: ${n.map(i).join(", ")}`);const s=r.flatMap(({length:o},u)=>o===0?[(0,S().shardName)({index:u+
1,of:t})]:[]);if(s.length>0)throw c(`Missing parts: ${s.join(", ")}`,N);return r.flat()}function $({name:e,report:t}){const{
shards:r=[]}=t,[n]=r;if(n&&r.length===1)return{name:e,report:t,shard:n};throw c(`${e} is not a part of a run${v(t)}`)}function v({
error:e}){return e?`; its error: ${e.message.slice(0,f)}`:""}function w(e,{audit:t,event:r,policy:n}){const s=!t.genes.some(
({commands:u})=>u.some(R().isPending));return[["version of the gate",e.tool.version,y().TOOL.version],["base",e.base_sha,
r.base],["head",e.head_sha,r.head],["audited commit",e.audited_sha,r.audited],["policy",e.policy?.digest,n.digest],["oth\
er policy",e.policy?.combined_with?.digest,n.combinedWith?.digest],["profile",e.policy?.profile,n.policy.profile],...s?[
["Plans",e.plans_digest,t.plansDigest]]:[],["number of genes",e.genes.length,t.genes.length]].flatMap(([u,m,M])=>m===M?[]:
[`its ${u}: ${m??"none"}, here: ${M??"none"}`])}function i({shard:e,name:t}){return`part ${(0,S().shardName)(e)} (${t})`}
const N="See the logs of the jobs that run the shards, and run them again.";function c(e,t="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const r=e.charAt(0).toUpperCase()+e.slice(1);return new(l()).
GateError("parts_invalid",r,t)}},77875:function(T,h,a){Object.defineProperty(h,"__esModule",{value:!0}),h.planShards=R;function l(){
const f=a(96620);return l=function(){return f},f}function y(){const f=a(92910);return y=function(){return f},f}function R({
genes:f,findings:p},g,O){const $=new Set(p.flatMap(({rule:c,subject:e})=>c==="target-not-judged"?e?.id??[]:[])),v=f.map(
c=>S(c,$)),w=(0,l().shardsFor)(v,g,O),i=(0,l().partition)(v,w,O),N=Array.from({length:w},(c,e)=>{const t=f.filter((r,n)=>i[n]===
e+1);return{shard:(0,y().shardName)({index:e+1,of:w}),genes:t.map(({id:r})=>r),commands:t.reduce((r,{commands:n})=>r+n.length,
0)}});return{matrix:{shard:N.map(({shard:c})=>c)},shards:N}}function S({id:f,commands:p},g){return p.every(({plan_digest:$,
verdict:v})=>$!==void 0||v!=="block"&&g.has(f))?p.map(({command:$})=>$):[]}}};
