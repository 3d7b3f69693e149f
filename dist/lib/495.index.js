"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:((A,f,u)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.planVerb=
f.mergeVerb=void 0;function O(){const n=u(63314);return O=function(){return n},n}function I(){const n=u(7723);return I=function(){
return n},n}function y(){const n=u(24474);return y=function(){return n},n}function R(){const n=u(78374);return R=function(){
return n},n}function d(){const n=u(10289);return d=function(){return n},n}function S(){const n=u(31626);return S=function(){
return n},n}function h(){const n=u(49604);return h=function(){return n},n}function $(){const n=u(91088);return $=function(){
return n},n}function v(){const n=u(77875);return v=function(){return n},n}function w(){const n=u(23107);return w=function(){
return n},n}function M(){const n=u(47350);return M=function(){return n},n}function i(){const n=u(19234);return i=function(){
return n},n}function p(){const n=u(61399);return p=function(){return n},n}const m=(0,i().parsedBy)(()=>I().coerce.number().
pipe(R().shardCountSchema),"Expected a number from 1 to 256."),e=(n,o)=>(0,i().withRangeOptions)(new(O()).Command("plan")).
requiredOption("--shards <n>","maximum number of shards",m).option(...i().DURATIONS).action(async a=>o(await t(a,n)));f.
planVerb=e;async function t({shards:n,...o},a){const l=await(0,i().rangeRequest)(o,a),g=await(0,y().gate)({...l,run:!1,progress:h().
NO_PROGRESS});return g.error?(a.note((0,S().failureText)(g.error,a.columns)),2):(a.print(`${(0,d().json)((0,v().planShards)(
g,n,await(0,i().durationsOf)(o,a)))}
`,"json"),0)}const r=(n,o)=>(0,p().withReportOptions)((0,i().withRangeOptions)(new(O()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...i().DURATIONS))).action(async(a,l)=>o(await s(a,l,n)));f.mergeVerb=r;
async function s(n,o,a){const l=await(0,i().durationsOf)(o,a),g=await(0,y().gate)({...await(0,i().rangeRequest)(o,a),run:!1,
takeRuns:async(j,T)=>(0,$().mergedRuns)(await(0,w().readParts)(n,a.openInput),j,T,l),progress:h().NO_PROGRESS});return await(0,p().
deliver)(g,o,a),(0,M().exitCodeOf)(g.verdict,g.policy?.enforce)}}),91088:((A,f,u)=>{Object.defineProperty(f,"__esModule",
{value:!0}),f.mergeIsolation=i,f.mergedRuns=v;function O(){const t=u(57975);return O=function(){return t},t}function I(){
const t=u(57430);return I=function(){return t},t}function y(){const t=u(39763);return y=function(){return t},t}function R(){
const t=u(78534);return R=function(){return t},t}function d(){const t=u(57334);return d=function(){return t},t}function S(){
const t=u(22562);return S=function(){return t},t}function h(){const t=u(89953);return h=function(){return t},t}function $(){
const t=u(96620);return $=function(){return t},t}function v(t,r,s,n){const o=(0,h().requireParts)(t,r),{genes:a}=r.audit,
l=(0,$().partition)((0,$().commandsToRun)(a),o.length,n),g=new Map(a.flatMap((c,N)=>{const P=o[(l[N]??0)-1];return P?[[c,
P]]:[]})),j=a.flatMap((c,N)=>{const P=g.get(c);return P===void 0||s.has(c)?[]:[[c,w(P,P.report.genes[N],c)]]}),T=new Map(
[...g].map(([{asset:c},{report:N}])=>[c,(0,R().nodeIn)(N)])),[E=process]=T.values();return{outcomes:new Map([...(0,S().refusedOutcomes)(
a,!0,new Date),...j]),mutants:(0,R().mutantsOf)(a,(c,N)=>s.has(c)?void 0:g.get(c)?.report.genes[N]),interrupted:(0,d().countInterrupted)(
j.flatMap(([,c])=>c)),isolation:i(o.map(({report:c})=>c.isolation)),nodeOf:({asset:c})=>T.get(c)??E,shards:o.map(({shard:{
index:c,of:N}})=>({index:c,of:N,genes:new Set(a.filter((P,U)=>l[U]===c))}))}}function w(t,r,{asset:s,commands:n}){return n.
map((o,a)=>{const l=M(r,o,a);if(l)return l;throw(0,h().invalid)(`${(0,h().nameOf)(t)} has no result for command ${a+1} o\
f \`${s.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function M(t,r,s){const n=t?.commands[s];return(n?.plan_digest===r.plan?.digest||(0,$().
isPending)(r))&&n?.command===r.command?n.outcome:void 0}function i(t){const r=t.filter(({level:o})=>o!=="none").sort((o,a)=>m(
o)-m(a)||p(a)-p(o)),[s,...n]=r;return s===void 0?I().NOTHING_RUN:n.every(o=>e(o,s))?s:{...s,description:`${s.description}\
 The machines differed; this is the weakest isolation.`}}function p({limits:t}){return t?.written_bytes??0}function m({level:t,
limits:r}){return 2*y().ISOLATION_LEVELS.indexOf(t)+(r?.memory_bytes===null?0:1)}function e(t,r){const s=({limits:n,description:o,
...a})=>a;return m(t)===m(r)&&(0,O().isDeepStrictEqual)(s(t),s(r))}}),89953:((A,f,u)=>{Object.defineProperty(f,"__esModu\
le",{value:!0}),f.invalid=m,f.nameOf=i,f.requireParts=S;function O(){const e=u(41895);return O=function(){return e},e}function I(){
const e=u(38863);return I=function(){return e},e}function y(){const e=u(96620);return y=function(){return e},e}function R(){
const e=u(92910);return R=function(){return e},e}const d=500;function S(e,t){const r=e.map(v),[s]=r;if(s===void 0){if((0,y().
shardsFor)((0,y().commandsToRun)(t.audit.genes),1)===0)return[];throw m("There are commands to run, but no parts",p)}for(const n of r)
h(n,s,t);return $(r,s.shard.of)}function h(e,t,r){const{shard:s,report:n}=e;if(s.of!==t.shard.of)throw m(`${i(e)} and ${i(
t)} are not parts of the same run`);if(n.error)throw m(`${i(e)} could not decide${w(n)}`,p);const o=M(n,r);if(o.length>0)
throw m(`${i(e)} belongs to another run: ${o.join("; ")}`)}function $(e,t){const r=Array.from({length:t},(o,a)=>e.filter(
({shard:l})=>l.index===a+1)),s=r.filter(({length:o})=>o>1).flat();if(s.length>0)throw m(`Duplicate parts: ${s.map(i).join(
", ")}`);const n=r.flatMap(({length:o},a)=>o===0?[(0,R().shardName)({index:a+1,of:t})]:[]);if(n.length>0)throw m(`Missin\
g parts: ${n.join(", ")}`,p);return r.flat()}function v({name:e,report:t}){const{shards:r=[]}=t,[s]=r;if(s&&r.length===1)
return{name:e,report:t,shard:s};throw m(`${e} is not a part of a run${w(t)}`)}function w({error:e}){return e?`; its erro\
r: ${e.message.slice(0,d)}`:""}function M(e,{audit:t,event:r,policy:s}){const n=!t.genes.some(({commands:a})=>a.some(y().
isPending));return[["version of the gate",e.tool.version,I().TOOL.version],["base",e.base_sha,r.base],["head",e.head_sha,
r.head],["audited commit",e.audited_sha,r.audited],["policy",e.policy?.digest,s.digest],["other policy",e.policy?.combined_with?.
digest,s.combinedWith?.digest],["profile",e.policy?.profile,s.policy.profile],...n?[["Plans",e.plans_digest,t.plansDigest]]:
[],["number of genes",e.genes.length,t.genes.length]].flatMap(([a,l,g])=>l===g?[]:[`its ${a}: ${l??"none"}, here: ${g??"\
none"}`])}function i({shard:e,name:t}){return`part ${(0,R().shardName)(e)} (${t})`}const p="See the logs of the jobs tha\
t run the shards, and run them again.";function m(e,t="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const r=e.charAt(0).toUpperCase()+e.slice(1);return new(O()).GateError("parts_invalid",r,t)}}),77875:((A,f,u)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.planShards=y;function O(){const d=u(96620);return O=function(){return d},
d}function I(){const d=u(92910);return I=function(){return d},d}function y({genes:d,findings:S,approval_digest:h,plans_digest:$},v,w){
const M=new Set(S.flatMap(({rule:t,subject:r})=>t==="target-not-judged"?r?.id??[]:[])),i=d.map(t=>R(t,M)),p=(0,O().shardsFor)(
i,v,w),m=(0,O().partition)(i,p,w),e=Array.from({length:p},(t,r)=>{const s=d.filter((n,o)=>m[o]===r+1);return{shard:(0,I().
shardName)({index:r+1,of:p}),genes:s.map(({id:n})=>n),commands:s.reduce((n,{commands:o})=>n+o.length,0)}});return{matrix:{
shard:e.map(({shard:t})=>t)},shards:e,waiting:d.filter(({verdict:t})=>t==="needs_approval").map(({id:t})=>t),approval_digest:h,
plans_digest:$}}function R({id:d,commands:S},h){return S.every(({plan_digest:v,verdict:w})=>v!==void 0||w!=="block"&&h.has(
d))?S.map(({command:v})=>v):[]}})};
