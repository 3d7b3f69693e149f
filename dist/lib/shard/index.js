//# shard/assign
(function(b,C,x){const g=x("shard/work"),z=12,N=2e5;function R(n,e,t){const s=[T(n,e,t),p(n,e,t)];for(const c of s)F(c,
n);const[a=[],i=[]]=s,o=A(S(a),S(i))?i:a,r=new Array(n.length).fill(0);for(const[c,{groups:d}]of o.entries())for(const l of d)
r[l]=c;return r}function T(n,e,t){const s=M(n,e),a=q(n,e.length),i=e.reduce((d,l)=>d+l,0);let[o,r]=[s.reduce((d,l)=>Math.
max(d,l),i/t),i],c=k(n,e,t,{sizes:s,users:a,capacity:r});for(let d=0;d<z&&o<r;d+=1){const l=(o+r)/2,O=k(n,e,t,{sizes:s,users:a,
capacity:l});A(S(c),S(O))&&(c=O),O.every(({load:w})=>w<=l)?r=l:o=l}return c}function k(n,e,t,{sizes:s,users:a,capacity:i}){
const o=I(e,t);let r=[...n.keys()];const[c,d]=[new Float64Array(n.length),new Float64Array(n.length)],l=new Set;for(const[
w,y]of o.entries()){c.fill(0);const h=w===t-1?Number.POSITIVE_INFINITY:i;for(;;){const m=O(r,u=>y.load+(s[u]??0)-(c[u]??
0)<=h||y.groups.size===0);if(m===void 0)break;for(const u of n[m]??[]){for(const v of a[u]??[])y.has(u)||(c[v]=(c[v]??0)+
(e[u]??0)),l.has(u)||(d[v]=(d[v]??0)+(e[u]??0));l.add(u)}y.add(m,n[m]??[]),r=r.filter(u=>u!==m)}}return o;function O(w,y){
let h;for(const m of w)(h===void 0||(c[m]??0)>(c[h]??0)||c[m]===c[h]&&(d[m]??0)>(d[h]??0))&&y(m)&&(h=m);return h}}function p(n,e,t){
const s=I(e,t),a=M(n,e),i=[...n.keys()].sort((o,r)=>(a[r]??0)-(a[o]??0)||o-r);for(const o of i){const r=n[o]??[],c=s.map(
d=>d.load+d.costOf(r));s[c.indexOf(Math.min(...c))]?.add(o,r)}return s}function F(n,e){const t={left:N};for(let s=!0;s&&
t.left>0;){const a=n.reduce((o,r)=>r.load>o.load?r:o),i=n.filter(o=>o!==a);s=[...a.groups].some(o=>i.some(r=>_(a,r,o,e,t)))}}
function _(n,e,t,s,a){a.left-=1;const i=n.load,o=s[t]??[];if(a.left<=0||n.savingOf(o)===0)return!1;if(n.remove(t,o),e.load+
e.costOf(o)<i)return e.add(t,o),!0;for(const r of[...e.groups]){a.left-=1;const c=s[r]??[];if(!(n.load+n.costOf(c)>=i)){
if(e.remove(r,c),e.load+e.costOf(o)<i)return n.add(r,c),e.add(t,o),!0;e.add(r,c)}}return n.add(t,o),!1}function S(n){const e=n.
map(({load:t})=>t);return[Math.max(...e),e.reduce((t,s)=>t+s,0)]}function A(n,e){return n[0]>e[0]||n[0]===e[0]&&n[1]>e[1]}
function I(n,e){return Array.from({length:e},()=>new(g()).Shard(n))}function M(n,e){return n.map(t=>(0,g().sum)(t,s=>e[s]??
0))}function q(n,e){const t=Array.from({length:e},()=>[]);for(const[s,a]of n.entries())for(const i of a)t[i]?.push(s);return t}
b.exports={assign:R}});
//# shard/durations
(function(c,j,r){const o=r("packages/zod"),m=r("error"),u=r("open-input"),d=r("report/read"),p=r("shard/read-parts"),_=o().
looseObject({genes:o().array(o().looseObject({commands:o().array(o().looseObject({command:o().string(),outcome:o().looseObject(
{duration_ms:o().number().nonnegative()}).optional()}))}))});async function h(t,e){const n=await(0,p().readAtMost)(d().MAX_REPORT_BYTES,
t,e),a=new Map;for(const{commands:b}of g(n,t).genes)for(const{command:s,outcome:l}of b){const i=Math.round(l?.duration_ms??
0);i>0&&a.set(s,Math.max(i,a.get(s)??0))}return a}function g(t,e){try{return _.parse(JSON.parse(t.toString("utf8")))}catch(n){
throw new(m()).GateError("artifact_invalid",`${(0,u().inputName)(e)} is not a report from which durations can be read.`,
"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",{cause:n})}}c.exports={readDurations:h}});
//# shard/merge-isolation
(function(d,I,s){const l=s("model/isolation-levels"),m=s("model/nothing-run");function a(n){const e=n.filter(({level:o})=>o!==
"none"),[t]=e;if(t===void 0)return m().NOTHING_RUN;const i=e.reduce((o,c)=>h(c,o)?c:o);return new Set(e.map(_)).size===1?
i:{...i,description:`${i.description} The machines differed; this is the weakest isolation.`}}function h(n,e){return r(n)<
r(e)||r(n)===r(e)&&u(n)>u(e)}function r({level:n}){return l().ISOLATION_LEVELS.indexOf(n)}function u({limits:n}){return n?.
written_bytes??0}function _({limits:n,description:e,...t}){return JSON.stringify({...t,limits:n?p(n):e})}function p({memory_bytes:n,
processes:e,processes_counted_for:t,file_bytes:i}){return{isMemoryLimited:n!==null,processes:e,processes_counted_for:t,file_bytes:i}}
d.exports={mergeIsolation:a}});
//# shard/merged-runs
(function(_,b,e){const w=e("report/read"),v=e("run/not-run"),I=e("run/outcomes"),M=e("shard/merge-isolation"),u=e("shar\
d/part"),d=e("shard/partition"),O=e("shard/share-outcomes");function R(c,o,m,r){const s=(0,u().requireParts)(c,o),{genes:n}=o.
audit,p=(0,d().partition)((0,d().commandsToRun)(n),s.length,r),h=new Map(n.flatMap((t,a)=>{const i=s[(p[a]??0)-1];return i?
[[t,i]]:[]})),l=n.flatMap((t,a)=>{const i=h.get(t);return i===void 0||m.has(t)?[]:[[t,S(i,i.report.genes[a],t)]]}),g=new Map(
[...h].map(([{asset:t},{report:a}])=>[t,(0,w().nodeIn)(a)])),[q=process]=g.values();return{outcomes:new Map([...(0,I().refusedOutcomes)(
n,!0,new Date),...(0,O().shareOutcomes)(l,o.policy.policy.views)]),interrupted:(0,v().countInterrupted)(l.flatMap(([,t])=>t)),
isolation:(0,M().mergeIsolation)(s.map(({report:t})=>t.isolation)),nodeOf:({asset:t})=>g.get(t)??q,shards:s.map(({shard:{
index:t,of:a}})=>({index:t,of:a,genes:new Set(n.filter((i,P)=>p[P]===t))}))}}function S(c,o,{asset:m,commands:r}){return r.
map((s,n)=>{const p=$(o,s,n);if(p)return p;throw(0,u().invalid)(`${(0,u().nameOf)(c)} has no result for command ${n+1} o\
f \`${m.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function $(c,o,m){const r=c?.commands[m];return(r?.plan_digest===o.plan?.digest||(0,d().
isPending)(o))&&r?.command===o.command?r.outcome:void 0}_.exports={mergedRuns:R}});
//# shard/part
(function($,j,h){const _=h("error"),b=h("tool"),u=h("shard/partition"),g=h("shard/shard"),w=500;function O(n,e){const t=n.
map(N),[s]=t;if(s===void 0){if((0,u().shardsFor)((0,u().commandsToRun)(e.audit.genes),1)===0)return[];throw r("There are\
 commands to run, but no parts",l)}for(const o of t)v(o,s,e);return y(t,s.shard.of)}function v(n,e,t){const{shard:s,report:o}=n;
if(s.of!==e.shard.of)throw r(`${d(n)} and ${d(e)} are not parts of the same run`);if(o.error)throw r(`${d(n)} could not \
decide${m(o)}`,l);const i=T(o,t);if(i.length>0)throw r(`${d(n)} belongs to another run: ${i.join("; ")}`)}function y(n,e){
const t=Array.from({length:e},(i,a)=>n.filter(({shard:c})=>c.index===a+1)),s=t.filter(({length:i})=>i>1).flat();if(s.length>
0)throw r(`Duplicate parts: ${s.map(d).join(", ")}`);const o=t.flatMap(({length:i},a)=>i===0?[(0,g().shardName)({index:a+
1,of:e})]:[]);if(o.length>0)throw r(`Missing parts: ${o.join(", ")}`,l);return t.flat()}function N({name:n,report:e}){const{
shards:t=[]}=e,[s]=t;if(s&&t.length===1)return{name:n,report:e,shard:s};throw r(`${n} is not a part of a run${m(e)}`)}function m({
error:n}){return n?`; its error: ${n.message.slice(0,w)}`:""}function T(n,{audit:e,event:t,policy:s}){const o=!e.genes.some(
({commands:a})=>a.some(u().isPending));return[["version of the gate",n.tool.version,b().TOOL.version],["base",n.base_sha,
t.base],["head",n.head_sha,t.head],["audited commit",n.audited_sha,t.audited],["policy",n.policy?.digest,s.digest],["oth\
er policy",n.policy?.combined_with?.digest,s.combinedWith?.digest],["profile",n.policy?.profile,s.policy.profile],...o?[
["Plans",n.plans_digest,e.plansDigest]]:[],["number of genes",n.genes.length,e.genes.length]].flatMap(([a,c,p])=>c===p?[]:
[`its ${a}: ${c??"none"}, here: ${p??"none"}`])}function d({shard:n,name:e}){return`part ${(0,g().shardName)(n)} (${e})`}
const l="See the logs of the jobs that run the shards, and run them again.";function r(n,e="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const t=n.charAt(0).toUpperCase()+n.slice(1);return new(_()).
GateError("parts_invalid",t,e)}$.exports={invalid:r,nameOf:d,requireParts:O}});
//# shard/partition
(function(w,k,u){const M=u("node:crypto"),v=u("shard/assign");function p(t,n,e=new Map){const o=t.map(g),r=new Map(o.map(
(s,i)=>[s,t[i]??[]])),a=h(o),c=[...new Set(t.flat())].sort(),_=new Map(c.map((s,i)=>[s,i])),l=a.map(s=>[...new Set(r.get(
s))].map(i=>_.get(i)??0).sort((i,j)=>i-j)),b=l.length===0?[]:(0,v().assign)(l,x(c,e),n),O=new Map(a.map((s,i)=>[s,b[i]??
0]));return o.map(s=>s===void 0?void 0:(O.get(s)??0)+1)}function S(t,n,e){let o=Math.min(n,h(t.map(g)).length);for(;;){const r=new Set(
p(t,o,e).filter(a=>a!==void 0));if(r.size===o)return o;o=r.size}}function x(t,n){const e=t.flatMap(r=>n.get(r)??[]).map(
r=>Math.max(r,1)).sort((r,a)=>r-a),o=e[Math.floor(e.length/2)]??1;return t.map(r=>Math.max(n.get(r)??o,1))}function d(t){
return t.map(({commands:n})=>n.every(e=>e.plan!==void 0||m(e))?n.map(({command:e})=>e):[])}function m({plan:t,verdict:n,
findings:e}){return t===void 0&&n!=="block"&&e.some(({rule:o})=>o==="target-not-judged")}function y({index:t,of:n},e,o){
const r=p(d(e),n,o);return new Set(e.filter((a,c)=>r[c]===t))}function h(t){return[...new Set(t)].filter(n=>n!==void 0).
sort()}function g(t){if(t.length===0)return;const n=[...new Set(t)].sort().join(`
`);return(0,M().createHash)("sha256").update(n).digest("hex")}w.exports={commandsToRun:d,genesIn:y,isPending:m,partition:p,
shardsFor:S}});
//# shard/plan
(function(_,R,c){const p=c("shard/partition"),v=c("shard/shard");function x({genes:r,findings:t,approval_digest:d,plans_digest:h},a,o){
const S=new Set(t.flatMap(({rule:n,subject:s})=>n==="target-not-judged"?s?.id??[]:[])),u=r.map(n=>y(n,S)),i=(0,p().shardsFor)(
u,a,o),w=(0,p().partition)(u,i,o),l=Array.from({length:i},(n,s)=>{const g=r.filter((e,m)=>w[m]===s+1);return{shard:(0,v().
shardName)({index:s+1,of:i}),genes:g.map(({id:e})=>e),commands:g.reduce((e,{commands:m})=>e+m.length,0)}});return{matrix:{
shard:l.map(({shard:n})=>n)},shards:l,waiting:r.filter(({verdict:n})=>n==="needs_approval").map(({id:n})=>n),approval_digest:d,
plans_digest:h}}function y({id:r,commands:t},d){return t.every(({plan_digest:a,verdict:o})=>a!==void 0||o!=="block"&&d.has(
r))?t.map(({command:a})=>a):[]}_.exports={planShards:x}});
//# shard/read-parts
(function(E,N,r){const A=r("node:fs/promises"),S=r("node:path"),c=r("error"),p=r("model/run"),u=r("open-input"),a=r("re\
port/read"),T=r("turns"),R=2*a().MAX_REPORT_BYTES,g="gate-report.json";async function M(e){return(await(0,A().readdir)(e,
{recursive:!0,withFileTypes:!0}).catch(t=>{if(t.code==="ENOENT")return[];throw new(c()).GateError("file_unreadable",`Can\
not read the directory ${e} (${t.code}).`,"Specify the directory into which the parts were downloaded.",{cause:t})})).filter(
t=>t.isFile()&&t.name===g).map(({parentPath:t,name:n})=>(0,S().join)(t,n)).sort()}async function P(e,o,t,n=d){if(e.length>
p().MAX_SHARDS)throw _(`There are more than ${p().MAX_SHARDS} parts`);const i=[];let s=R;for(const m of e){const w=await h(
Math.min(s,a().MAX_REPORT_BYTES),m,o);s-=w.length;const l=(0,u().inputName)(m);i.push({name:l,report:await(0,T().inSteps)(
(0,a().readReportFile)(w,l,n),t)})}return i}async function h(e,o,t){const n=[];let i=0;for await(const s of t(o)){if(i+=
s.length,i>e)throw _(`${(0,u().inputName)(o)} is too large, alone or together with the other parts`);n.push(s)}return Buffer.
concat(n)}const d="Specify the gate-report.json of every shard, made by this version, and nothing else.";function _(e){return new(c()).
GateError("artifact_invalid",e,d)}E.exports={findParts:M,readAtMost:h,readParts:P}});
//# shard/shard
(function(t,i,u){function o({index:r,of:n}){return`${r}/${n}`}function c({verdict:r,shards:n=[]}){const[e]=n;return e&&
n.length<e.of?e.verdict:r}t.exports={ownVerdict:c,shardName:o}});
//# shard/shard-schema
(function(n,c,s){const t=s("packages/zod"),a=s("model/run"),o=t().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expect\
ed a shard and the number of shards, such as 2/8").transform(e=>{const[r,d]=e.split("/").map(Number);return{index:Number(
r),of:Number(d)}}).refine(({index:e,of:r})=>e<=r&&r<=a().MAX_SHARDS,{error:`Expected a shard of at most ${a().MAX_SHARDS}\
, such as 2/8`});n.exports={shardSchema:o}});
//# shard/share-outcomes
(function(a,_,x){function d(t,e){const r=new Map;return t.map(([s,g])=>[s,g.map((l,c)=>{const{reused:h,...n}=l,u=e==="g\
ene"?p(s,c):o(s,c);if(u===void 0||n.status==="skipped")return n;const i=r.get(u);return i===void 0?(r.set(u,n),n):m(i,n)?
{...i,reused:!0}:n})])}function o({commands:t},e){return t[e]?.plan?.digest}function p(t,e){return[e,...t.commands.map((r,s)=>o(
t,s))].join()}function m(t,e){return t.status===e.status&&t.exit_code===e.exit_code&&t.signal===e.signal}a.exports={shareOutcomes:d}});
//# shard/work
(function(o,a,d){class n{groups=new Set;#t=new Map;#s;load=0;constructor(t){this.#s=t}has(t){return this.#t.has(t)}costOf(t){
return i(t,s=>this.has(s)?0:this.#e(s))}savingOf(t){return i(t,s=>this.#t.get(s)===1?this.#e(s):0)}add(t,s){this.load+=this.
costOf(s),this.groups.add(t);for(const e of s)this.#t.set(e,(this.#t.get(e)??0)+1)}remove(t,s){this.load-=this.savingOf(
s),this.groups.delete(t);for(const e of s){const r=(this.#t.get(e)??0)-1;r>0?this.#t.set(e,r):this.#t.delete(e)}}#e(t){return this.#s[t]??
0}}function i(h,t){return h.reduce((s,e)=>s+t(e),0)}o.exports={Shard:n,sum:i}});
