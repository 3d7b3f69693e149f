"use strict";exports.id=1495,exports.ids=[1495],exports.modules={41495:function(b,c,u){Object.defineProperty(c,"__esModule",{value:!0}),
c.planVerb=c.mergeVerb=void 0;function l(){const n=u(63314);return l=function(){return n},n}function p(){const n=u(24474);
return p=function(){return n},n}function g(){const n=u(78374);return g=function(){return n},n}function R(){const n=u(10289);
return R=function(){return n},n}function i(){const n=u(31626);return i=function(){return n},n}function d(){const n=u(49604);
return d=function(){return n},n}function O(){const n=u(91088);return O=function(){return n},n}function w(){const n=u(77875);
return w=function(){return n},n}function $(){const n=u(23107);return $=function(){return n},n}function v(){const n=u(47350);
return v=function(){return n},n}function N(){const n=u(61399);return N=function(){return n},n}function f(){const n=u(82256);
return f=function(){return n},n}const S=(0,f().parsedNumber)(()=>g().shardCountSchema),e=(n,o)=>(0,f().withRangeOptions)(
new(l()).Command("plan")).requiredOption("--shards <n>","maximum number of shards",S).option(...f().DURATIONS).action(async s=>o(
await t(s,n)));c.planVerb=e;async function t({shards:n,...o},s){const m=await(0,f().rangeRequest)(o,s),y=await(0,p().gate)(
{...m,run:!1,progress:d().NO_PROGRESS});return y.error?(s.note((0,i().failureText)(y.error,s)),2):(s.print(`${(0,R().json)(
(0,w().planShards)(y,n,await(0,f().durationsOf)(o,s)))}
`,"json"),0)}const r=(n,o)=>(0,N().withReportOptions)((0,f().withRangeOptions)(new(l()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...f().DURATIONS))).action(async(s,m)=>o(await a(s,m,n)));c.mergeVerb=r;
async function a(n,o,s){const m=await(0,f().durationsOf)(o,s),y=await(0,p().gate)({...await(0,f().rangeRequest)(o,s),run:!1,
takeRuns:async(I,j)=>(0,O().mergedRuns)(await(0,$().readParts)(n,s.openInput),I,j,m),progress:d().NO_PROGRESS});return await(0,N().
deliver)(y,o,s),(0,v().exitCodeOf)(y.verdict,y.policy?.enforce)}},91088:function(b,c,u){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.mergeIsolation=N,c.mergedRuns=w;function l(){const e=u(57430);return l=function(){return e},e}function p(){
const e=u(39763);return p=function(){return e},e}function g(){const e=u(78534);return g=function(){return e},e}function R(){
const e=u(57334);return R=function(){return e},e}function i(){const e=u(22562);return i=function(){return e},e}function d(){
const e=u(89953);return d=function(){return e},e}function O(){const e=u(96620);return O=function(){return e},e}function w(e,t,r,a){
const n=(0,d().requireParts)(e,t),{genes:o}=t.audit,s=(0,O().partition)((0,O().commandsToRun)(o),n.length,a),m=new Map(o.
flatMap((h,M)=>{const P=n[(s[M]??0)-1];return P?[[h,P]]:[]})),y=o.flatMap((h,M)=>{const P=m.get(h);return P===void 0||r.
has(h)?[]:[[h,$(P,P.report.genes[M],h)]]}),I=new Map([...m].map(([{asset:h},{report:M}])=>[h,(0,g().nodeIn)(M)])),[j=process]=I.
values();return{outcomes:new Map([...(0,i().refusedOutcomes)(o,!0,new Date),...y]),proofs:(0,g().proofsOf)(o,(h,M)=>r.has(
h)?void 0:m.get(h)?.report.genes[M]),interrupted:(0,R().countInterrupted)(y.flatMap(([,h])=>h)),isolation:N(n.map(({report:h})=>h.
isolation)),nodeOf:({asset:h})=>I.get(h)??j,shards:n.map(({shard:{index:h,of:M}})=>({index:h,of:M,genes:new Set(o.filter(
(P,A)=>s[A]===h))}))}}function $(e,t,{asset:r,commands:a}){return a.map((n,o)=>{const s=v(t,n,o);if(s)return s;throw(0,d().
invalid)(`${(0,d().nameOf)(e)} has no result for command ${o+1} of \`${r.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function v(e,t,r){const a=e?.
commands[r];return(a?.plan_digest===t.plan?.digest||(0,O().isPending)(t))&&a?.command===t.command?a.outcome:void 0}function N(e){
const t=e.filter(({level:o})=>o!=="none").sort((o,s)=>S(o)-S(s)||f(s)-f(o)),[r,...a]=t;if(r===void 0)return l().NOTHING_RUN;
const n=o=>S(o)===S(r)&&o.launcher===r.launcher;return a.every(n)?r:{...r,description:`${r.description} The machines dif\
fered; this is the weakest isolation.`}}function f({limits:e}){return e?.written_bytes??0}function S({level:e,limits:t}){
return 2*p().ISOLATION_LEVELS.indexOf(e)+(t?.memory_limited_by==="supervisor"?0:1)}},89953:function(b,c,u){Object.defineProperty(
c,"__esModule",{value:!0}),c.invalid=e,c.nameOf=f,c.requireParts=d;function l(){const t=u(41895);return l=function(){return t},
t}function p(){const t=u(38863);return p=function(){return t},t}function g(){const t=u(96620);return g=function(){return t},
t}function R(){const t=u(92910);return R=function(){return t},t}const i=500;function d(t,r){const a=t.map($),[n]=a;if(n===
void 0){if((0,g().shardsFor)((0,g().commandsToRun)(r.audit.genes),1)===0)return[];throw e("There are commands to run, bu\
t no parts",S)}for(const o of a)O(o,n,r);return w(a,n.shard.of)}function O(t,r,a){const{shard:n,report:o}=t;if(n.of!==r.
shard.of)throw e(`${f(t)} and ${f(r)} are not parts of the same run`);if(o.error)throw e(`${f(t)} could not decide${v(o)}`,
S);const s=N(o,a);if(s.length>0)throw e(`${f(t)} belongs to another run: ${s.join("; ")}`)}function w(t,r){const a=Array.
from({length:r},(s,m)=>t.filter(({shard:y})=>y.index===m+1)),n=a.filter(({length:s})=>s>1).flat();if(n.length>0)throw e(
`Duplicate parts: ${n.map(f).join(", ")}`);const o=a.flatMap(({length:s},m)=>s===0?[(0,R().shardName)({index:m+1,of:r})]:
[]);if(o.length>0)throw e(`Missing parts: ${o.join(", ")}`,S);return a.flat()}function $({name:t,report:r}){const{shards:a=[]}=r,
[n]=a;if(n&&a.length===1)return{name:t,report:r,shard:n};throw e(`${t} is not a part of a run${v(r)}`)}function v({error:t}){
return t?`; its error: ${t.message.slice(0,i)}`:""}function N(t,{audit:r,event:a,policy:n}){const o=!r.genes.some(({commands:m})=>m.
some(g().isPending));return[["version of the gate",t.tool.version,p().TOOL.version],["base",t.base_sha,a.base],["head",t.
head_sha,a.head],["audited commit",t.audited_sha,a.audited],["policy",t.policy?.digest,n.digest],["other policy",t.policy?.
combined_with?.digest,n.combinedWith?.digest],["profile",t.policy?.profile,n.policy.profile],...o?[["Plans",t.plans_digest,
r.plansDigest]]:[],["number of genes",t.genes.length,r.genes.length]].flatMap(([m,y,I])=>y===I?[]:[`its ${m}: ${y??"none"}\
, here: ${I??"none"}`])}function f({shard:t,name:r}){return`part ${(0,R().shardName)(t)} (${r})`}const S="See the logs o\
f the jobs that run the shards, and run them again.";function e(t,r="Use exactly the parts of one run, made with the sam\
e options and dependencies as here."){const a=t.charAt(0).toUpperCase()+t.slice(1);return new(l()).GateError("parts_inva\
lid",a,r)}},77875:function(b,c,u){Object.defineProperty(c,"__esModule",{value:!0}),c.planShards=g;function l(){const i=u(
96620);return l=function(){return i},i}function p(){const i=u(92910);return p=function(){return i},i}function g({genes:i,
findings:d},O,w){const $=new Set(d.flatMap(({rule:e,subject:t})=>e==="target-not-judged"?t?.id??[]:[])),v=i.map(e=>R(e,$)),
N=(0,l().shardsFor)(v,O,w),f=(0,l().partition)(v,N,w),S=Array.from({length:N},(e,t)=>{const r=i.filter((a,n)=>f[n]===t+1);
return{shard:(0,p().shardName)({index:t+1,of:N}),genes:r.map(({id:a})=>a),commands:r.reduce((a,{commands:n})=>a+n.length,
0)}});return{matrix:{shard:S.map(({shard:e})=>e)},shards:S}}function R({id:i,commands:d},O){return d.every(({plan_digest:$,
verdict:v})=>$!==void 0||v!=="block"&&O.has(i))?d.map(({command:$})=>$):[]}},92910:function(b,c,u){Object.defineProperty(
c,"__esModule",{value:!0}),c.shardName=g,c.shardSchema=void 0;function l(){const i=u(7723);return l=function(){return i},
i}function p(){const i=u(78374);return p=function(){return i},i}function g({index:i,of:d}){return`${i}/${d}`}const R=c.shardSchema=
l().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(i=>{
const[d,O]=i.split("/").map(Number);return{index:Number(d),of:Number(O)}}).refine(({index:i,of:d})=>i<=d&&d<=p().MAX_SHARDS,
{error:`Expected a shard of at most ${p().MAX_SHARDS}, such as 2/8`})}};
