"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:function(T,h,s){Object.defineProperty(h,"__esModule",{value:!0}),
h.planVerb=h.mergeVerb=void 0;function l(){const n=s(63314);return l=function(){return n},n}function y(){const n=s(24474);
return y=function(){return n},n}function R(){const n=s(78374);return R=function(){return n},n}function S(){const n=s(10289);
return S=function(){return n},n}function f(){const n=s(31626);return f=function(){return n},n}function p(){const n=s(49604);
return p=function(){return n},n}function g(){const n=s(91088);return g=function(){return n},n}function O(){const n=s(77875);
return O=function(){return n},n}function $(){const n=s(23107);return $=function(){return n},n}function v(){const n=s(47350);
return v=function(){return n},n}function w(){const n=s(61399);return w=function(){return n},n}function i(){const n=s(82256);
return i=function(){return n},n}const I=(0,i().parsedNumber)(()=>R().shardCountSchema),c=(n,a)=>(0,i().withRangeOptions)(
new(l()).Command("plan")).requiredOption("--shards <n>","maximum number of shards",I).option(...i().DURATIONS).action(async o=>a(
await e(o,n)));h.planVerb=c;async function e({shards:n,...a},o){const u=await(0,i().rangeRequest)(a,o),m=await(0,y().gate)(
{...u,run:!1,progress:p().NO_PROGRESS});return m.error?(o.note((0,f().failureText)(m.error,o.columns)),2):(o.print(`${(0,S().
json)((0,O().planShards)(m,n,await(0,i().durationsOf)(a,o)))}
`,"json"),0)}const t=(n,a)=>(0,w().withReportOptions)((0,i().withRangeOptions)(new(l()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...i().DURATIONS))).action(async(o,u)=>a(await r(o,u,n)));h.mergeVerb=t;
async function r(n,a,o){const u=await(0,i().durationsOf)(a,o),m=await(0,y().gate)({...await(0,i().rangeRequest)(a,o),run:!1,
takeRuns:async(M,j)=>(0,g().mergedRuns)(await(0,$().readParts)(n,o.openInput),M,j,u),progress:p().NO_PROGRESS});return await(0,w().
deliver)(m,a,o),(0,v().exitCodeOf)(m.verdict,m.policy?.enforce)}},91088:function(T,h,s){Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.mergeIsolation=i,h.mergedRuns=$;function l(){const t=s(57975);return l=function(){return t},t}function y(){
const t=s(57430);return y=function(){return t},t}function R(){const t=s(39763);return R=function(){return t},t}function S(){
const t=s(78534);return S=function(){return t},t}function f(){const t=s(57334);return f=function(){return t},t}function p(){
const t=s(22562);return p=function(){return t},t}function g(){const t=s(89953);return g=function(){return t},t}function O(){
const t=s(96620);return O=function(){return t},t}function $(t,r,n,a){const o=(0,g().requireParts)(t,r),{genes:u}=r.audit,
m=(0,O().partition)((0,O().commandsToRun)(u),o.length,a),M=new Map(u.flatMap((d,N)=>{const P=o[(m[N]??0)-1];return P?[[d,
P]]:[]})),j=u.flatMap((d,N)=>{const P=M.get(d);return P===void 0||n.has(d)?[]:[[d,v(P,P.report.genes[N],d)]]}),A=new Map(
[...M].map(([{asset:d},{report:N}])=>[d,(0,S().nodeIn)(N)])),[E=process]=A.values();return{outcomes:new Map([...(0,p().refusedOutcomes)(
u,!0,new Date),...j]),mutants:(0,S().mutantsOf)(u,(d,N)=>n.has(d)?void 0:M.get(d)?.report.genes[N]),interrupted:(0,f().countInterrupted)(
j.flatMap(([,d])=>d)),isolation:i(o.map(({report:d})=>d.isolation)),nodeOf:({asset:d})=>A.get(d)??E,shards:o.map(({shard:{
index:d,of:N}})=>({index:d,of:N,genes:new Set(u.filter((P,U)=>m[U]===d))}))}}function v(t,r,{asset:n,commands:a}){return a.
map((o,u)=>{const m=w(r,o,u);if(m)return m;throw(0,g().invalid)(`${(0,g().nameOf)(t)} has no result for command ${u+1} o\
f \`${n.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function w(t,r,n){const a=t?.commands[n];return(a?.plan_digest===r.plan?.digest||(0,O().
isPending)(r))&&a?.command===r.command?a.outcome:void 0}function i(t){const r=t.filter(({level:o})=>o!=="none").sort((o,u)=>c(
o)-c(u)||I(u)-I(o)),[n,...a]=r;return n===void 0?y().NOTHING_RUN:a.every(o=>e(o,n))?n:{...n,description:`${n.description}\
 The machines differed; this is the weakest isolation.`}}function I({limits:t}){return t?.written_bytes??0}function c({level:t,
limits:r}){return 2*R().ISOLATION_LEVELS.indexOf(t)+(r?.memory_limited_by==="supervisor"?0:1)}function e(t,r){const n=({
limits:a,description:o,...u})=>u;return c(t)===c(r)&&(0,l().isDeepStrictEqual)(n(t),n(r))}},89953:function(T,h,s){Object.
defineProperty(h,"__esModule",{value:!0}),h.invalid=c,h.nameOf=i,h.requireParts=p;function l(){const e=s(41895);return l=
function(){return e},e}function y(){const e=s(38863);return y=function(){return e},e}function R(){const e=s(96620);return R=
function(){return e},e}function S(){const e=s(92910);return S=function(){return e},e}const f=500;function p(e,t){const r=e.
map($),[n]=r;if(n===void 0){if((0,R().shardsFor)((0,R().commandsToRun)(t.audit.genes),1)===0)return[];throw c("There are\
 commands to run, but no parts",I)}for(const a of r)g(a,n,t);return O(r,n.shard.of)}function g(e,t,r){const{shard:n,report:a}=e;
if(n.of!==t.shard.of)throw c(`${i(e)} and ${i(t)} are not parts of the same run`);if(a.error)throw c(`${i(e)} could not \
decide${v(a)}`,I);const o=w(a,r);if(o.length>0)throw c(`${i(e)} belongs to another run: ${o.join("; ")}`)}function O(e,t){
const r=Array.from({length:t},(o,u)=>e.filter(({shard:m})=>m.index===u+1)),n=r.filter(({length:o})=>o>1).flat();if(n.length>
0)throw c(`Duplicate parts: ${n.map(i).join(", ")}`);const a=r.flatMap(({length:o},u)=>o===0?[(0,S().shardName)({index:u+
1,of:t})]:[]);if(a.length>0)throw c(`Missing parts: ${a.join(", ")}`,I);return r.flat()}function $({name:e,report:t}){const{
shards:r=[]}=t,[n]=r;if(n&&r.length===1)return{name:e,report:t,shard:n};throw c(`${e} is not a part of a run${v(t)}`)}function v({
error:e}){return e?`; its error: ${e.message.slice(0,f)}`:""}function w(e,{audit:t,event:r,policy:n}){const a=!t.genes.some(
({commands:u})=>u.some(R().isPending));return[["version of the gate",e.tool.version,y().TOOL.version],["base",e.base_sha,
r.base],["head",e.head_sha,r.head],["audited commit",e.audited_sha,r.audited],["policy",e.policy?.digest,n.digest],["oth\
er policy",e.policy?.combined_with?.digest,n.combinedWith?.digest],["profile",e.policy?.profile,n.policy.profile],...a?[
["Plans",e.plans_digest,t.plansDigest]]:[],["number of genes",e.genes.length,t.genes.length]].flatMap(([u,m,M])=>m===M?[]:
[`its ${u}: ${m??"none"}, here: ${M??"none"}`])}function i({shard:e,name:t}){return`part ${(0,S().shardName)(e)} (${t})`}
const I="See the logs of the jobs that run the shards, and run them again.";function c(e,t="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const r=e.charAt(0).toUpperCase()+e.slice(1);return new(l()).
GateError("parts_invalid",r,t)}},77875:function(T,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.planShards=R;function l(){
const f=s(96620);return l=function(){return f},f}function y(){const f=s(92910);return y=function(){return f},f}function R({
genes:f,findings:p},g,O){const $=new Set(p.flatMap(({rule:c,subject:e})=>c==="target-not-judged"?e?.id??[]:[])),v=f.map(
c=>S(c,$)),w=(0,l().shardsFor)(v,g,O),i=(0,l().partition)(v,w,O),I=Array.from({length:w},(c,e)=>{const t=f.filter((r,n)=>i[n]===
e+1);return{shard:(0,y().shardName)({index:e+1,of:w}),genes:t.map(({id:r})=>r),commands:t.reduce((r,{commands:n})=>r+n.length,
0)}});return{matrix:{shard:I.map(({shard:c})=>c)},shards:I}}function S({id:f,commands:p},g){return p.every(({plan_digest:$,
verdict:v})=>$!==void 0||v!=="block"&&g.has(f))?p.map(({command:$})=>$):[]}}};
