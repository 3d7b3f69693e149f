//# shard/assign
(function(b,_,x,L){let z;const S=()=>z??=_("shard/work");x(b,{assign:()=>T});const N=12,R=2e5;function T(n,e,t){const s=[
p(n,e,t),F(n,e,t)];for(const c of s)C(c,n);const[a=[],i=[]]=s,o=A(k(a),k(i))?i:a,r=new Array(n.length).fill(0);for(const[
c,{groups:d}]of o.entries())for(const l of d)r[l]=c;return r}function p(n,e,t){const s=M(n,e),a=E(n,e.length),i=e.reduce(
(d,l)=>d+l,0);let[o,r]=[s.reduce((d,l)=>Math.max(d,l),i/t),i],c=g(n,e,t,{sizes:s,users:a,capacity:r});for(let d=0;d<N&&o<
r;d+=1){const l=(o+r)/2,w=g(n,e,t,{sizes:s,users:a,capacity:l});A(k(c),k(w))&&(c=w),w.every(({load:O})=>O<=l)?r=l:o=l}return c}
function g(n,e,t,{sizes:s,users:a,capacity:i}){const o=I(e,t);let r=[...n.keys()];const[c,d]=[new Float64Array(n.length),
new Float64Array(n.length)],l=new Set;for(const[O,y]of o.entries()){c.fill(0);const h=O===t-1?Number.POSITIVE_INFINITY:i;
for(;;){const m=w(r,u=>y.load+(s[u]??0)-(c[u]??0)<=h||y.groups.size===0);if(m===void 0)break;for(const u of n[m]??[]){for(const v of a[u]??
[])y.has(u)||(c[v]=(c[v]??0)+(e[u]??0)),l.has(u)||(d[v]=(d[v]??0)+(e[u]??0));l.add(u)}y.add(m,n[m]??[]),r=r.filter(u=>u!==
m)}}return o;function w(O,y){let h;for(const m of O)(h===void 0||(c[m]??0)>(c[h]??0)||c[m]===c[h]&&(d[m]??0)>(d[h]??0))&&
y(m)&&(h=m);return h}}function F(n,e,t){const s=I(e,t),a=M(n,e),i=[...n.keys()].sort((o,r)=>(a[r]??0)-(a[o]??0)||o-r);for(const o of i){
const r=n[o]??[],c=s.map(d=>d.load+d.costOf(r));s[c.indexOf(Math.min(...c))]?.add(o,r)}return s}function C(n,e){const t={
left:R};for(let s=!0;s&&t.left>0;){const a=n.reduce((o,r)=>r.load>o.load?r:o),i=n.filter(o=>o!==a);s=[...a.groups].some(
o=>i.some(r=>D(a,r,o,e,t)))}}function D(n,e,t,s,a){a.left-=1;const i=n.load,o=s[t]??[];if(a.left<=0||n.savingOf(o)===0)return!1;
if(n.remove(t,o),e.load+e.costOf(o)<i)return e.add(t,o),!0;for(const r of[...e.groups]){a.left-=1;const c=s[r]??[];if(!(n.
load+n.costOf(c)>=i)){if(e.remove(r,c),e.load+e.costOf(o)<i)return n.add(r,c),e.add(t,o),!0;e.add(r,c)}}return n.add(t,o),
!1}function k(n){const e=n.map(({load:t})=>t);return[Math.max(...e),e.reduce((t,s)=>t+s,0)]}function A(n,e){return n[0]>
e[0]||n[0]===e[0]&&n[1]>e[1]}function I(n,e){return Array.from({length:e},()=>new(S()).Shard(n))}function M(n,e){return n.
map(t=>(0,S().sum)(t,s=>e[s]??0))}function E(n,e){const t=Array.from({length:e},()=>[]);for(const[s,a]of n.entries())for(const i of a)
t[i]?.push(s);return t}});
//# shard/durations
(function(i,t,m,M){let d;const o=()=>d??=t("zod");let u;const _=()=>u??=t("error");let l;const p=()=>l??=t("report/read");
let h;const b=()=>h??=t("shard/read-parts");m(i,{readDurations:()=>j});const g=o().looseObject({genes:o().array(o().looseObject(
{commands:o().array(o().looseObject({command:o().string(),outcome:o().looseObject({duration_ms:o().number().nonnegative()}).
optional()}))}))});async function j(r,e){const a=await(0,b().readAtMost)(p().MAX_REPORT_BYTES,r,e),n=new Map;for(const{commands:w}of O(
a,r).genes)for(const{command:s,outcome:y}of w){const c=Math.round(y?.duration_ms??0);c>0&&n.set(s,Math.max(c,n.get(s)??0))}
return n}function O(r,e){try{return g.parse(JSON.parse(r.toString("utf8")))}catch(a){throw new(_()).GateError("artifact_\
invalid",`${e} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier run; use t\
he same file for all jobs of a matrix.",{cause:a})}}});
//# shard/merge-isolation
(function(c,s,d,k){let m;const _=()=>m??=s("model/isolation-levels");let a;const h=()=>a??=s("model/nothing-run");d(c,{
mergeIsolation:()=>p});function p(n){const t=n.filter(({level:r})=>r!=="none"),[e]=t;if(e===void 0)return h().NOTHING_RUN;
const i=t.reduce((r,u)=>g(u,r)?u:r);return new Set(t.map(I)).size===1?i:{...i,description:`${i.description} The machines\
 differed; this is the weakest isolation.`}}function g(n,t){return o(n)<o(t)||o(n)===o(t)&&l(n)>l(t)}function o({level:n}){
return _().ISOLATION_LEVELS.indexOf(n)}function l({limits:n}){return n?.written_bytes??0}function I({limits:n,description:t,
...e}){return JSON.stringify({...e,limits:n?O(n):t})}function O({memory_bytes:n,processes:t,processes_counted_for:e,file_bytes:i}){
return{isMemoryLimited:n!==null,processes:t,processes_counted_for:e,file_bytes:i}}});
//# shard/merged-runs
(function(g,e,w,B){let v;const I=()=>v??=e("report/read");let M;const O=()=>M??=e("run/not-run");let y;const R=()=>y??=
e("run/outcomes");let S;const $=()=>S??=e("shard/merge-isolation");let P;const u=()=>P??=e("shard/part");let b;const l=()=>b??=
e("shard/partition");let j;const D=()=>j??=e("shard/share-outcomes");w(g,{mergedRuns:()=>N});function N(i,o,p,r){const s=(0,u().
requireParts)(i,o),{genes:n}=o.audit,c=(0,l().partition)((0,l().commandsToRun)(n),s.length,r),_=new Map(n.flatMap((t,a)=>{
const m=s[(c[a]??0)-1];return m?[[t,m]]:[]})),d=n.flatMap((t,a)=>{const m=_.get(t);return m===void 0||p.has(t)?[]:[[t,T(
m,m.report.genes[a],t)]]}),h=new Map([..._].map(([{asset:t},{report:a}])=>[t,(0,I().nodeIn)(a)])),[z=process]=h.values();
return{outcomes:new Map([...(0,R().refusedOutcomes)(n,!0,new Date),...(0,D().shareOutcomes)(d,o.policy.policy.views)]),interrupted:(0,O().
countInterrupted)(d.flatMap(([,t])=>t)),isolation:(0,$().mergeIsolation)(s.map(({report:t})=>t.isolation)),nodeOf:({asset:t})=>h.
get(t)??z,shards:s.map(({shard:{index:t,of:a}})=>({index:t,of:a,genes:new Set(n.filter((m,A)=>c[A]===t))}))}}function T(i,o,{
asset:p,commands:r}){return r.map((s,n)=>{const c=k(o,s,n);if(c)return c;throw(0,u().invalid)(`${(0,u().nameOf)(i)} has \
no result for command ${n+1} of \`${p.id}\``,"If an approval was given while the parts ran, run them again; use the same\
 durations for all jobs; otherwise the part is incomplete.")})}function k(i,o,p){const r=i?.commands[p];return(r?.plan_digest===
o.plan?.digest||(0,l().isPending)(o))&&r?.command===o.command?r.outcome:void 0}});
//# shard/part
(function(_,h,$,x){let b;const w=()=>b??=h("error");let y;const O=()=>y??=h("tool");let v;const l=()=>v??=h("shard/part\
ition");let N;const m=()=>N??=h("shard/shard");$(_,{invalid:()=>i,nameOf:()=>d,requireParts:()=>j});const T=500;function j(t,n){
const e=t.map(S),[o]=e;if(o===void 0){if((0,l().shardsFor)((0,l().commandsToRun)(n.audit.genes),1)===0)return[];throw i(
"There are commands to run, but no parts",u)}for(const s of e)A(s,o,n);return P(e,o.shard.of)}function A(t,n,e){const{shard:o,
report:s}=t;if(o.of!==n.shard.of)throw i(`${d(t)} and ${d(n)} are not parts of the same run`);if(s.error)throw i(`${d(t)}\
 could not decide${p(s)}`,u);const r=U(s,e);if(r.length>0)throw i(`${d(t)} belongs to another run: ${r.join("; ")}`)}function P(t,n){
const e=Array.from({length:n},(r,a)=>t.filter(({shard:c})=>c.index===a+1)),o=e.filter(({length:r})=>r>1).flat();if(o.length>
0)throw i(`Duplicate parts: ${o.map(d).join(", ")}`);const s=e.flatMap(({length:r},a)=>r===0?[(0,m().shardName)({index:a+
1,of:n})]:[]);if(s.length>0)throw i(`Missing parts: ${s.join(", ")}`,u);return e.flat()}function S({name:t,report:n}){const{
shards:e=[]}=n,[o]=e;if(o&&e.length===1)return{name:t,report:n,shard:o};throw i(`${t} is not a part of a run${p(n)}`)}function p({
error:t}){return t?`; its error: ${t.message.slice(0,T)}`:""}function U(t,{audit:n,event:e,policy:o}){const s=!n.genes.some(
({commands:a})=>a.some(l().isPending));return[["version of the gate",t.tool.version,O().TOOL.version],["base",t.base_sha,
e.base],["head",t.head_sha,e.head],["audited commit",t.audited_sha,e.audited],["policy",t.policy?.digest,o.digest],["oth\
er policy",t.policy?.combined_with?.digest,o.combinedWith?.digest],["profile",t.policy?.profile,o.policy.profile],...s?[
["Plans",t.plans_digest,n.plansDigest]]:[],["number of genes",t.genes.length,n.genes.length]].flatMap(([a,c,g])=>c===g?[]:
[`its ${a}: ${c??"none"}, here: ${g??"none"}`])}function d({shard:t,name:n}){return`part ${(0,m().shardName)(t)} (${n})`}
const u="See the logs of the jobs that run the shards, and run them again.";function i(t,n="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const e=t.charAt(0).toUpperCase()+t.slice(1);return new(w()).
GateError("parts_invalid",e,n)}});
//# shard/partition
(function(w,d,M,H){let _;const v=()=>_??=d("node:crypto");let y;const S=()=>y??=d("shard/assign");M(w,{commandsToRun:()=>m,
genesIn:()=>O,isPending:()=>u,partition:()=>p,shardsFor:()=>b});function p(t,n,o=new Map){const e=t.map(g),s=new Map(e.map(
(r,i)=>[r,t[i]??[]])),a=l(e),c=[...new Set(t.flat())].sort(),j=new Map(c.map((r,i)=>[r,i])),h=a.map(r=>[...new Set(s.get(
r))].map(i=>j.get(i)??0).sort((i,F)=>i-F)),k=h.length===0?[]:(0,S().assign)(h,x(c,o),n),z=new Map(a.map((r,i)=>[r,k[i]??
0]));return e.map(r=>r===void 0?void 0:(z.get(r)??0)+1)}function b(t,n,o){let e=Math.min(n,l(t.map(g)).length);for(;;){const s=new Set(
p(t,e,o).filter(a=>a!==void 0));if(s.size===e)return e;e=s.size}}function x(t,n){const o=t.flatMap(s=>n.get(s)??[]).map(
s=>Math.max(s,1)).sort((s,a)=>s-a),e=o[Math.floor(o.length/2)]??1;return t.map(s=>Math.max(n.get(s)??e,1))}function m(t){
return t.map(({commands:n})=>n.every(o=>o.plan!==void 0||u(o))?n.map(({command:o})=>o):[])}function u({plan:t,verdict:n,
findings:o}){return t===void 0&&n!=="block"&&o.some(({rule:e})=>e==="target-not-judged")}function O({index:t,of:n},o,e){
const s=p(m(o),n,e);return new Set(o.filter((a,c)=>s[c]===t))}function l(t){return[...new Set(t)].filter(n=>n!==void 0).
sort()}function g(t){if(t.length===0)return;const n=[...new Set(t)].sort().join(`
`);return(0,v().createHash)("sha256").update(n).digest("hex")}});
//# shard/plan
(function(g,p,y,k){let v;const c=()=>v??=p("shard/partition");let S;const w=()=>S??=p("shard/shard");y(g,{planShards:()=>x});
function x({genes:a,findings:r,approval_digest:i,plans_digest:h},n,o){const b=new Set(r.flatMap(({rule:t,subject:s})=>t===
"target-not-judged"?s?.id??[]:[])),l=a.map(t=>R(t,b)),m=(0,c().shardsFor)(l,n,o),j=(0,c().partition)(l,m,o),u=Array.from(
{length:m},(t,s)=>{const _=a.filter((d,e)=>j[e]===s+1);return{shard:(0,w().shardName)({index:s+1,of:m}),genes:_.map(({id:d})=>d),
commands:_.reduce((d,{commands:e})=>d+e.length,0)}});return{matrix:{shard:u.map(({shard:t})=>t)},shards:u,waiting:a.filter(
({verdict:t})=>t==="needs_approval").map(({id:t})=>t),approval_digest:i,plans_digest:h}}function R({id:a,commands:r},i){
return r.every(({plan_digest:n,verdict:o})=>n!==void 0||o!=="block"&&i.has(a))?r.map(({command:n})=>n):[]}});
//# shard/read-parts
(function(m,n,w,B){let E;const A=()=>E??=n("node:fs/promises");let S;const T=()=>S??=n("node:path");let y;const c=()=>y??=
n("error");let R;const d=()=>R??=n("model/run");let g;const i=()=>g??=n("report/read");w(m,{findParts:()=>X,readAtMost:()=>p,
readParts:()=>v});const M=2*i().MAX_REPORT_BYTES,P="gate-report.json";async function X(e){return(await(0,A().readdir)(e,
{recursive:!0,withFileTypes:!0}).catch(t=>{if(t.code==="ENOENT")return[];throw new(c()).GateError("file_unreadable",`Can\
not read the directory ${e} (${t.code}).`,"Specify the directory into which the parts were downloaded.",{cause:t})})).filter(
t=>t.isFile()&&t.name===P).map(({parentPath:t,name:r})=>(0,T().join)(t,r)).sort()}async function v(e,a,t=h){if(e.length>
d().MAX_SHARDS)throw _(`There are more than ${d().MAX_SHARDS} parts`);const r=[];let s=M;for(const o of e){const l=await p(
Math.min(s,i().MAX_REPORT_BYTES),o,a);s-=l.length;const u=o==="-"?"Standard input":o;r.push({name:u,report:(0,i().readReportFile)(
l,u,t)})}return r}async function p(e,a,t){const r=[];let s=0;for await(const o of t(a)){if(s+=o.length,s>e)throw _(`${a}\
 is too large, alone or together with the other parts`);r.push(o)}return Buffer.concat(r)}const h="Specify the gate-repo\
rt.json of every shard, made by this version, and nothing else.";function _(e){return new(c()).GateError("artifact_inval\
id",e,h)}});
//# shard/shard
(function(t,u,o,d){o(t,{ownVerdict:()=>i,shardName:()=>c});function c({index:e,of:n}){return`${e}/${n}`}function i({verdict:e,
shards:n=[]}){const[r]=n;return r&&n.length<r.of?r.verdict:e}});
//# shard/shard-schema
(function(n,s,o,h){let a;const d=()=>a??=s("zod");let m;const t=()=>m??=s("model/run");o(n,{shardSchema:()=>c});const c=d().
string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(e=>{const[
r,u]=e.split("/").map(Number);return{index:Number(r),of:Number(u)}}).refine(({index:e,of:r})=>e<=r&&r<=t().MAX_SHARDS,{error:`\
Expected a shard of at most ${t().MAX_SHARDS}, such as 2/8`})});
//# shard/share-outcomes
(function(a,h,d,v){d(a,{shareOutcomes:()=>m});function m(t,e){const r=new Map;return t.map(([s,l])=>[s,l.map((_,c)=>{const{
reused:w,...n}=_,u=e==="gene"?p(s,c):o(s,c);if(u===void 0||n.status==="skipped")return n;const i=r.get(u);return i===void 0?
(r.set(u,n),n):g(i,n)?{...i,reused:!0}:n})])}function o({commands:t},e){return t[e]?.plan?.digest}function p(t,e){return[
e,...t.commands.map((r,s)=>o(t,s))].join()}function g(t,e){return t.status===e.status&&t.exit_code===e.exit_code&&t.signal===
e.signal}});
//# shard/work
(function(r,a,n,u){n(r,{Shard:()=>d,sum:()=>i});class d{groups=new Set;#t=new Map;#s;load=0;constructor(t){this.#s=t}has(t){
return this.#t.has(t)}costOf(t){return i(t,s=>this.has(s)?0:this.#e(s))}savingOf(t){return i(t,s=>this.#t.get(s)===1?this.#e(
s):0)}add(t,s){this.load+=this.costOf(s),this.groups.add(t);for(const e of s)this.#t.set(e,(this.#t.get(e)??0)+1)}remove(t,s){
this.load-=this.savingOf(s),this.groups.delete(t);for(const e of s){const o=(this.#t.get(e)??0)-1;o>0?this.#t.set(e,o):this.#t.
delete(e)}}#e(t){return this.#s[t]??0}}function i(h,t){return h.reduce((s,e)=>s+t(e),0)}});
