"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:function(T,f,s){Object.defineProperty(f,"__esModule",{value:!0}),
f.planVerb=f.mergeVerb=void 0;function p(){const n=s(63314);return p=function(){return n},n}function y(){const n=s(24474);
return y=function(){return n},n}function R(){const n=s(78374);return R=function(){return n},n}function S(){const n=s(10289);
return S=function(){return n},n}function c(){const n=s(31626);return c=function(){return n},n}function g(){const n=s(49604);
return g=function(){return n},n}function O(){const n=s(91088);return O=function(){return n},n}function $(){const n=s(77875);
return $=function(){return n},n}function w(){const n=s(23107);return w=function(){return n},n}function v(){const n=s(47350);
return v=function(){return n},n}function l(){const n=s(19234);return l=function(){return n},n}function h(){const n=s(61399);
return h=function(){return n},n}const I=(0,l().parsedNumber)(()=>R().shardCountSchema),m=(n,a)=>(0,l().withRangeOptions)(
new(p()).Command("plan")).requiredOption("--shards <n>","maximum number of shards",I).option(...l().DURATIONS).action(async r=>a(
await e(r,n)));f.planVerb=m;async function e({shards:n,...a},r){const u=await(0,l().rangeRequest)(a,r),d=await(0,y().gate)(
{...u,run:!1,progress:g().NO_PROGRESS});return d.error?(r.note((0,c().failureText)(d.error,r.columns)),2):(r.print(`${(0,S().
json)((0,$().planShards)(d,n,await(0,l().durationsOf)(a,r)))}
`,"json"),0)}const t=(n,a)=>(0,h().withReportOptions)((0,l().withRangeOptions)(new(p()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...l().DURATIONS))).action(async(r,u)=>a(await o(r,u,n)));f.mergeVerb=t;
async function o(n,a,r){const u=await(0,l().durationsOf)(a,r),d=await(0,y().gate)({...await(0,l().rangeRequest)(a,r),run:!1,
takeRuns:async(M,j)=>(0,O().mergedRuns)(await(0,w().readParts)(n,r.openInput),M,j,u),progress:g().NO_PROGRESS});return await(0,h().
deliver)(d,a,r),(0,v().exitCodeOf)(d.verdict,d.policy?.enforce)}},91088:function(T,f,s){Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.mergeIsolation=h,f.mergedRuns=w;function p(){const t=s(57975);return p=function(){return t},t}function y(){
const t=s(57430);return y=function(){return t},t}function R(){const t=s(39763);return R=function(){return t},t}function S(){
const t=s(78534);return S=function(){return t},t}function c(){const t=s(57334);return c=function(){return t},t}function g(){
const t=s(22562);return g=function(){return t},t}function O(){const t=s(89953);return O=function(){return t},t}function $(){
const t=s(96620);return $=function(){return t},t}function w(t,o,n,a){const r=(0,O().requireParts)(t,o),{genes:u}=o.audit,
d=(0,$().partition)((0,$().commandsToRun)(u),r.length,a),M=new Map(u.flatMap((i,N)=>{const P=r[(d[N]??0)-1];return P?[[i,
P]]:[]})),j=u.flatMap((i,N)=>{const P=M.get(i);return P===void 0||n.has(i)?[]:[[i,v(P,P.report.genes[N],i)]]}),A=new Map(
[...M].map(([{asset:i},{report:N}])=>[i,(0,S().nodeIn)(N)])),[E=process]=A.values();return{outcomes:new Map([...(0,g().refusedOutcomes)(
u,!0,new Date),...j]),mutants:(0,S().mutantsOf)(u,(i,N)=>n.has(i)?void 0:M.get(i)?.report.genes[N]),interrupted:(0,c().countInterrupted)(
j.flatMap(([,i])=>i)),isolation:h(r.map(({report:i})=>i.isolation)),nodeOf:({asset:i})=>A.get(i)??E,shards:r.map(({shard:{
index:i,of:N}})=>({index:i,of:N,genes:new Set(u.filter((P,U)=>d[U]===i))}))}}function v(t,o,{asset:n,commands:a}){return a.
map((r,u)=>{const d=l(o,r,u);if(d)return d;throw(0,O().invalid)(`${(0,O().nameOf)(t)} has no result for command ${u+1} o\
f \`${n.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function l(t,o,n){const a=t?.commands[n];return(a?.plan_digest===o.plan?.digest||(0,$().
isPending)(o))&&a?.command===o.command?a.outcome:void 0}function h(t){const o=t.filter(({level:r})=>r!=="none").sort((r,u)=>m(
r)-m(u)||I(u)-I(r)),[n,...a]=o;return n===void 0?y().NOTHING_RUN:a.every(r=>e(r,n))?n:{...n,description:`${n.description}\
 The machines differed; this is the weakest isolation.`}}function I({limits:t}){return t?.written_bytes??0}function m({level:t,
limits:o}){return 2*R().ISOLATION_LEVELS.indexOf(t)+(o?.memory_bytes===null?0:1)}function e(t,o){const n=({limits:a,description:r,
...u})=>u;return m(t)===m(o)&&(0,p().isDeepStrictEqual)(n(t),n(o))}},89953:function(T,f,s){Object.defineProperty(f,"__es\
Module",{value:!0}),f.invalid=m,f.nameOf=h,f.requireParts=g;function p(){const e=s(41895);return p=function(){return e},
e}function y(){const e=s(38863);return y=function(){return e},e}function R(){const e=s(96620);return R=function(){return e},
e}function S(){const e=s(92910);return S=function(){return e},e}const c=500;function g(e,t){const o=e.map(w),[n]=o;if(n===
void 0){if((0,R().shardsFor)((0,R().commandsToRun)(t.audit.genes),1)===0)return[];throw m("There are commands to run, bu\
t no parts",I)}for(const a of o)O(a,n,t);return $(o,n.shard.of)}function O(e,t,o){const{shard:n,report:a}=e;if(n.of!==t.
shard.of)throw m(`${h(e)} and ${h(t)} are not parts of the same run`);if(a.error)throw m(`${h(e)} could not decide${v(a)}`,
I);const r=l(a,o);if(r.length>0)throw m(`${h(e)} belongs to another run: ${r.join("; ")}`)}function $(e,t){const o=Array.
from({length:t},(r,u)=>e.filter(({shard:d})=>d.index===u+1)),n=o.filter(({length:r})=>r>1).flat();if(n.length>0)throw m(
`Duplicate parts: ${n.map(h).join(", ")}`);const a=o.flatMap(({length:r},u)=>r===0?[(0,S().shardName)({index:u+1,of:t})]:
[]);if(a.length>0)throw m(`Missing parts: ${a.join(", ")}`,I);return o.flat()}function w({name:e,report:t}){const{shards:o=[]}=t,
[n]=o;if(n&&o.length===1)return{name:e,report:t,shard:n};throw m(`${e} is not a part of a run${v(t)}`)}function v({error:e}){
return e?`; its error: ${e.message.slice(0,c)}`:""}function l(e,{audit:t,event:o,policy:n}){const a=!t.genes.some(({commands:u})=>u.
some(R().isPending));return[["version of the gate",e.tool.version,y().TOOL.version],["base",e.base_sha,o.base],["head",e.
head_sha,o.head],["audited commit",e.audited_sha,o.audited],["policy",e.policy?.digest,n.digest],["other policy",e.policy?.
combined_with?.digest,n.combinedWith?.digest],["profile",e.policy?.profile,n.policy.profile],...a?[["Plans",e.plans_digest,
t.plansDigest]]:[],["number of genes",e.genes.length,t.genes.length]].flatMap(([u,d,M])=>d===M?[]:[`its ${u}: ${d??"none"}\
, here: ${M??"none"}`])}function h({shard:e,name:t}){return`part ${(0,S().shardName)(e)} (${t})`}const I="See the logs o\
f the jobs that run the shards, and run them again.";function m(e,t="Use exactly the parts of one run, made with the sam\
e options and dependencies as here."){const o=e.charAt(0).toUpperCase()+e.slice(1);return new(p()).GateError("parts_inva\
lid",o,t)}},77875:function(T,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.planShards=R;function p(){const c=s(
96620);return p=function(){return c},c}function y(){const c=s(92910);return y=function(){return c},c}function R({genes:c,
findings:g,approval_digest:O,plans_digest:$},w,v){const l=new Set(g.flatMap(({rule:t,subject:o})=>t==="target-not-judged"?
o?.id??[]:[])),h=c.map(t=>S(t,l)),I=(0,p().shardsFor)(h,w,v),m=(0,p().partition)(h,I,v),e=Array.from({length:I},(t,o)=>{
const n=c.filter((a,r)=>m[r]===o+1);return{shard:(0,y().shardName)({index:o+1,of:I}),genes:n.map(({id:a})=>a),commands:n.
reduce((a,{commands:r})=>a+r.length,0)}});return{matrix:{shard:e.map(({shard:t})=>t)},shards:e,waiting:c.filter(({verdict:t})=>t===
"needs_approval").map(({id:t})=>t),approval_digest:O,plans_digest:$}}function S({id:c,commands:g},O){return g.every(({plan_digest:w,
verdict:v})=>w!==void 0||v!=="block"&&O.has(c))?g.map(({command:w})=>w):[]}}};
