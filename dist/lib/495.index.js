"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:((A,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.planVerb=
m.mergeVerb=void 0;function O(){const n=u(63314);return O=function(){return n},n}function I(){const n=u(7723);return I=function(){
return n},n}function y(){const n=u(24474);return y=function(){return n},n}function R(){const n=u(78374);return R=function(){
return n},n}function d(){const n=u(10289);return d=function(){return n},n}function S(){const n=u(31626);return S=function(){
return n},n}function p(){const n=u(49604);return p=function(){return n},n}function $(){const n=u(91088);return $=function(){
return n},n}function w(){const n=u(77875);return w=function(){return n},n}function v(){const n=u(23107);return v=function(){
return n},n}function M(){const n=u(47350);return M=function(){return n},n}function c(){const n=u(19234);return c=function(){
return n},n}function g(){const n=u(61399);return g=function(){return n},n}const h=(0,c().parsedBy)(()=>I().coerce.number().
pipe(R().shardCountSchema),"Expected a number from 1 to 256."),e=(n,o)=>(0,c().withRangeOptions)(new(O()).Command("plan")).
requiredOption("--shards <n>","maximum number of shards",h).option(...c().DURATIONS).action(async r=>o(await s(r,n)));m.
planVerb=e;async function s({shards:n,...o},r){const i=await(0,c().rangeRequest)(o,r),f=await(0,y().gate)({...i,run:!1,progress:p().
NO_PROGRESS});return f.error?(r.note((0,S().failureText)(f.error,r.columns)),2):(r.print(`${(0,d().json)((0,w().planShards)(
f,n,await(0,c().durationsOf)(o,r)))}
`,"json"),0)}const t=(n,o)=>(0,g().withReportOptions)((0,c().withRangeOptions)(new(O()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...c().DURATIONS))).action(async(r,i)=>o(await a(r,i,n)));m.mergeVerb=t;
async function a(n,o,r){const i=await(0,c().durationsOf)(o,r),f=await(0,y().gate)({...await(0,c().rangeRequest)(o,r),run:!1,
takeRuns:async(j,T)=>(0,$().mergedRuns)(await(0,v().readParts)(n,r.openInput),j,T,i),progress:p().NO_PROGRESS});return await(0,g().
deliver)(f,o,r),(0,M().exitCodeOf)(f.verdict,f.policy?.enforce)}}),91088:((A,m,u)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.mergeIsolation=g,m.mergedRuns=w;function O(){const t=u(57975);return O=function(){return t},t}function I(){
const t=u(57430);return I=function(){return t},t}function y(){const t=u(39763);return y=function(){return t},t}function R(){
const t=u(78534);return R=function(){return t},t}function d(){const t=u(57334);return d=function(){return t},t}function S(){
const t=u(22562);return S=function(){return t},t}function p(){const t=u(89953);return p=function(){return t},t}function $(){
const t=u(96620);return $=function(){return t},t}function w(t,a,n,o){const r=(0,p().requireParts)(t,a),{genes:i}=a.audit,
f=(0,$().partition)((0,$().commandsToRun)(i),r.length,o),j=new Map(i.flatMap((l,N)=>{const P=r[(f[N]??0)-1];return P?[[l,
P]]:[]})),T=i.flatMap((l,N)=>{const P=j.get(l);return P===void 0||n.has(l)?[]:[[l,v(P,P.report.genes[N],l)]]}),E=new Map(
[...j].map(([{asset:l},{report:N}])=>[l,(0,R().nodeIn)(N)])),[U=process]=E.values();return{outcomes:new Map([...(0,S().refusedOutcomes)(
i,!0,new Date),...T]),mutants:c(i,j,n),interrupted:(0,d().countInterrupted)(T.flatMap(([,l])=>l)),isolation:g(r.map(({report:l})=>l.
isolation)),nodeOf:({asset:l})=>E.get(l)??U,shards:r.map(({shard:{index:l,of:N}})=>({index:l,of:N,genes:new Set(i.filter(
(P,b)=>f[b]===l))}))}}function v(t,a,{asset:n,commands:o}){return o.map((r,i)=>{const f=M(a,r,i);if(f)return f;throw(0,p().
invalid)(`${(0,p().nameOf)(t)} has no result for command ${i+1} of \`${n.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function M(t,a,n){const o=t?.
commands[n];return(o?.plan_digest===a.plan?.digest||(0,$().isPending)(a))&&o?.command===a.command?o.outcome:void 0}function c(t,a,n){
return new Map(t.flatMap((o,r)=>{const i=a.get(o)?.report.genes[r],f=n.has(o)?void 0:(0,R().mutantsIn)(i,o);return f?[[o,
f]]:[]}))}function g(t){const a=t.filter(({level:r})=>r!=="none").sort((r,i)=>e(r)-e(i)||h(i)-h(r)),[n,...o]=a;return n===
void 0?I().NOTHING_RUN:o.every(r=>s(r,n))?n:{...n,description:`${n.description} The machines differed; this is the weake\
st isolation.`}}function h({limits:t}){return t?.written_bytes??0}function e({level:t,limits:a}){return 2*y().ISOLATION_LEVELS.
indexOf(t)+(a?.memory_bytes===null?0:1)}function s(t,a){const n=({limits:o,description:r,...i})=>i;return e(t)===e(a)&&(0,O().
isDeepStrictEqual)(n(t),n(a))}}),89953:((A,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.invalid=h,m.nameOf=
c,m.requireParts=S;function O(){const e=u(41895);return O=function(){return e},e}function I(){const e=u(38863);return I=
function(){return e},e}function y(){const e=u(96620);return y=function(){return e},e}function R(){const e=u(92910);return R=
function(){return e},e}const d=500;function S(e,s){const t=e.map(w),[a]=t;if(a===void 0){if((0,y().shardsFor)((0,y().commandsToRun)(
s.audit.genes),1)===0)return[];throw h("There are commands to run, but no parts",g)}for(const n of t)p(n,a,s);return $(t,
a.shard.of)}function p(e,s,t){const{shard:a,report:n}=e;if(a.of!==s.shard.of)throw h(`${c(e)} and ${c(s)} are not parts \
of the same run`);if(n.error)throw h(`${c(e)} could not decide${v(n)}`,g);const o=M(n,t);if(o.length>0)throw h(`${c(e)} \
belongs to another run: ${o.join("; ")}`)}function $(e,s){const t=Array.from({length:s},(o,r)=>e.filter(({shard:i})=>i.index===
r+1)),a=t.filter(({length:o})=>o>1).flat();if(a.length>0)throw h(`Duplicate parts: ${a.map(c).join(", ")}`);const n=t.flatMap(
({length:o},r)=>o===0?[(0,R().shardName)({index:r+1,of:s})]:[]);if(n.length>0)throw h(`Missing parts: ${n.join(", ")}`,g);
return t.flat()}function w({name:e,report:s}){const{shards:t=[]}=s,[a]=t;if(a&&t.length===1)return{name:e,report:s,shard:a};
throw h(`${e} is not a part of a run${v(s)}`)}function v({error:e}){return e?`; its error: ${e.message.slice(0,d)}`:""}function M(e,{
audit:s,event:t,policy:a}){const n=!s.genes.some(({commands:r})=>r.some(y().isPending));return[["version of the gate",e.
tool.version,I().TOOL.version],["base",e.base_sha,t.base],["head",e.head_sha,t.head],["audited commit",e.audited_sha,t.audited],
["policy",e.policy?.digest,a.digest],["other policy",e.policy?.combined_with?.digest,a.combinedWith?.digest],["profile",
e.policy?.profile,a.policy.profile],...n?[["Plans",e.plans_digest,s.plansDigest]]:[],["number of genes",e.genes.length,s.
genes.length]].flatMap(([r,i,f])=>i===f?[]:[`its ${r}: ${i??"none"}, here: ${f??"none"}`])}function c({shard:e,name:s}){
return`part ${(0,R().shardName)(e)} (${s})`}const g="See the logs of the jobs that run the shards, and run them again.";
function h(e,s="Use exactly the parts of one run, made with the same options and dependencies as here."){const t=e.charAt(
0).toUpperCase()+e.slice(1);return new(O()).GateError("parts_invalid",t,s)}}),77875:((A,m,u)=>{Object.defineProperty(m,"\
__esModule",{value:!0}),m.planShards=y;function O(){const d=u(96620);return O=function(){return d},d}function I(){const d=u(
92910);return I=function(){return d},d}function y({genes:d,findings:S,approval_digest:p,plans_digest:$},w,v){const M=new Set(
S.flatMap(({rule:s,subject:t})=>s==="target-not-judged"?t?.id??[]:[])),c=d.map(s=>R(s,M)),g=(0,O().shardsFor)(c,w,v),h=(0,O().
partition)(c,g,v),e=Array.from({length:g},(s,t)=>{const a=d.filter((n,o)=>h[o]===t+1);return{shard:(0,I().shardName)({index:t+
1,of:g}),genes:a.map(({id:n})=>n),commands:a.reduce((n,{commands:o})=>n+o.length,0)}});return{matrix:{shard:e.map(({shard:s})=>s)},
shards:e,waiting:d.filter(({verdict:s})=>s==="needs_approval").map(({id:s})=>s),approval_digest:p,plans_digest:$}}function R({
id:d,commands:S},p){return S.every(({plan_digest:w,verdict:v})=>w!==void 0||v!=="block"&&p.has(d))?S.map(({command:w})=>w):
[]}})};
