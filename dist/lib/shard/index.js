"use strict";module.exports={"shard/assign"(b,p,A,k){let $;const y=()=>$??=p("shard/work");A(b,{assign:()=>d});const v=12,l=2e5;function d(e,o,n){
const t=[h(e,o,n),O(e,o,n)];for(const c of t)T(c,e);const[r=[],a=[]]=t,s=w(g(r),g(a))?a:r,i=new Array(e.length).fill(0);
for(const[c,{groups:_}]of s.entries())for(const R of _)i[R]=c;return i}function h(e,o,n){const t=u(e,o),r=f(e,o.length),
a=o.reduce((_,R)=>_+R,0);let[s,i]=[t.reduce((_,R)=>Math.max(_,R),a/n),a],c=S(e,o,n,{sizes:t,users:r,capacity:i});for(let _=0;_<
v&&s<i;_+=1){const R=(s+i)/2,j=S(e,o,n,{sizes:t,users:r,capacity:R});w(g(c),g(j))&&(c=j),j.every(({load:P})=>P<=R)?i=R:s=
R}return c}function S(e,o,n,{sizes:t,users:r,capacity:a}){const s=m(o,n);let i=[...e.keys()];const[c,_]=[new Float64Array(
e.length),new Float64Array(e.length)],R=new Set;for(const[P,M]of s.entries()){c.fill(0);const x=P===n-1?Number.POSITIVE_INFINITY:
a;for(;;){const N=j(i,E=>M.load+(t[E]??0)-(c[E]??0)<=x||M.groups.size===0);if(N===void 0)break;for(const E of e[N]??[]){
for(const z of r[E]??[])M.has(E)||(c[z]=(c[z]??0)+(o[E]??0)),R.has(E)||(_[z]=(_[z]??0)+(o[E]??0));R.add(E)}M.add(N,e[N]??
[]),i=i.filter(E=>E!==N)}}return s;function j(P,M){let x;for(const N of P)(x===void 0||(c[N]??0)>(c[x]??0)||c[N]===c[x]&&
(_[N]??0)>(_[x]??0))&&M(N)&&(x=N);return x}}function O(e,o,n){const t=m(o,n),r=u(e,o),a=[...e.keys()].sort((s,i)=>(r[i]??
0)-(r[s]??0)||s-i);for(const s of a){const i=e[s]??[],c=t.map(_=>_.load+_.costOf(i));t[c.indexOf(Math.min(...c))]?.add(s,
i)}return t}function T(e,o){const n={left:l};for(let t=!0;t&&n.left>0;){const r=e.reduce((s,i)=>i.load>s.load?i:s),a=e.filter(
s=>s!==r);t=[...r.groups].some(s=>a.some(i=>I(r,i,s,o,n)))}}function I(e,o,n,t,r){r.left-=1;const a=e.load,s=t[n]??[];if(r.
left<=0||e.savingOf(s)===0)return!1;if(e.remove(n,s),o.load+o.costOf(s)<a)return o.add(n,s),!0;for(const i of[...o.groups]){
r.left-=1;const c=t[i]??[];if(!(e.load+e.costOf(c)>=a)){if(o.remove(i,c),o.load+o.costOf(s)<a)return e.add(i,c),o.add(n,
s),!0;o.add(i,c)}}return e.add(n,s),!1}function g(e){const o=e.map(({load:n})=>n);return[Math.max(...o),o.reduce((n,t)=>n+
t,0)]}function w(e,o){return e[0]>o[0]||e[0]===o[0]&&e[1]>o[1]}function m(e,o){return Array.from({length:o},()=>new(y()).
Shard(e))}function u(e,o){return e.map(n=>(0,y().sum)(n,t=>o[t]??0))}function f(e,o){const n=Array.from({length:o},()=>[]);
for(const[t,r]of e.entries())for(const a of r)n[a]?.push(t);return n}},"shard/durations"(b,p,A,k){let $;const y=()=>$??=
p("zod");let v;const l=()=>v??=p("error");let d;const h=()=>d??=p("report/read");let S;const O=()=>S??=p("shard/read-par\
ts");A(b,{readDurations:()=>I});const T=y().looseObject({genes:y().array(y().looseObject({commands:y().array(y().looseObject(
{command:y().string(),outcome:y().looseObject({duration_ms:y().number().nonnegative()}).optional()}))}))});async function I(w,m){
const u=await(0,O().readAtMost)(h().MAX_REPORT_BYTES,w,m),f=new Map;for(const{commands:e}of g(u,w).genes)for(const{command:o,
outcome:n}of e){const t=Math.round(n?.duration_ms??0);t>0&&f.set(o,Math.max(t,f.get(o)??0))}return f}function g(w,m){try{
return T.parse(JSON.parse(w.toString("utf8")))}catch(u){throw new(l()).GateError("artifact_invalid",`${m} is not a repor\
t from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of \
a matrix.",{cause:u})}}},"shard/merge-isolation"(b,p,A,k){let $;const y=()=>$??=p("model/isolation-levels");let v;const l=()=>v??=
p("model/nothing-run");A(b,{mergeIsolation:()=>d});function d(g){const w=g.filter(({level:f})=>f!=="none"),[m]=w;if(m===
void 0)return l().NOTHING_RUN;const u=w.reduce((f,e)=>h(e,f)?e:f);return new Set(w.map(T)).size===1?u:{...u,description:`${u.
description} The machines differed; this is the weakest isolation.`}}function h(g,w){return S(g)<S(w)||S(g)===S(w)&&O(g)>
O(w)}function S({level:g}){return y().ISOLATION_LEVELS.indexOf(g)}function O({limits:g}){return g?.written_bytes??0}function T({
limits:g,description:w,...m}){return JSON.stringify({...m,limits:g?I(g):w})}function I({memory_bytes:g,processes:w,processes_counted_for:m,
file_bytes:u}){return{isMemoryLimited:g!==null,processes:w,processes_counted_for:m,file_bytes:u}}},"shard/merged-runs"(b,p,A,k){
let $;const y=()=>$??=p("report/read");let v;const l=()=>v??=p("run/not-run");let d;const h=()=>d??=p("run/outcomes");let S;
const O=()=>S??=p("shard/merge-isolation");let T;const I=()=>T??=p("shard/part");let g;const w=()=>g??=p("shard/partitio\
n");let m;const u=()=>m??=p("shard/share-outcomes");A(b,{mergedRuns:()=>f});function f(n,t,r,a){const s=(0,I().requireParts)(
n,t),{genes:i}=t.audit,c=(0,w().partition)((0,w().commandsToRun)(i),s.length,a),_=new Map(i.flatMap((M,x)=>{const N=s[(c[x]??
0)-1];return N?[[M,N]]:[]})),R=i.flatMap((M,x)=>{const N=_.get(M);return N===void 0||r.has(M)?[]:[[M,e(N,N.report.genes[x],
M)]]}),j=new Map([..._].map(([{asset:M},{report:x}])=>[M,(0,y().nodeIn)(x)])),[P=process]=j.values();return{outcomes:new Map(
[...(0,h().refusedOutcomes)(i,!0,new Date),...(0,u().shareOutcomes)(R,t.policy.policy.views)]),interrupted:(0,l().countInterrupted)(
R.flatMap(([,M])=>M)),isolation:(0,O().mergeIsolation)(s.map(({report:M})=>M.isolation)),nodeOf:({asset:M})=>j.get(M)??P,
shards:s.map(({shard:{index:M,of:x}})=>({index:M,of:x,genes:new Set(i.filter((N,E)=>c[E]===M))}))}}function e(n,t,{asset:r,
commands:a}){return a.map((s,i)=>{const c=o(t,s,i);if(c)return c;throw(0,I().invalid)(`${(0,I().nameOf)(n)} has no resul\
t for command ${i+1} of \`${r.id}\``,"If an approval was given while the parts ran, run them again; use the same duratio\
ns for all jobs; otherwise the part is incomplete.")})}function o(n,t,r){const a=n?.commands[r];return(a?.plan_digest===
t.plan?.digest||(0,w().isPending)(t))&&a?.command===t.command?a.outcome:void 0}},"shard/part"(b,p,A,k){let $;const y=()=>$??=
p("error");let v;const l=()=>v??=p("tool");let d;const h=()=>d??=p("shard/partition");let S;const O=()=>S??=p("shard/sha\
rd");A(b,{invalid:()=>n,nameOf:()=>e,requireParts:()=>I});const T=500;function I(t,r){const a=t.map(m),[s]=a;if(s===void 0){
if((0,h().shardsFor)((0,h().commandsToRun)(r.audit.genes),1)===0)return[];throw n("There are commands to run, but no par\
ts",o)}for(const i of a)g(i,s,r);return w(a,s.shard.of)}function g(t,r,a){const{shard:s,report:i}=t;if(s.of!==r.shard.of)
throw n(`${e(t)} and ${e(r)} are not parts of the same run`);if(i.error)throw n(`${e(t)} could not decide${u(i)}`,o);const c=f(
i,a);if(c.length>0)throw n(`${e(t)} belongs to another run: ${c.join("; ")}`)}function w(t,r){const a=Array.from({length:r},
(c,_)=>t.filter(({shard:R})=>R.index===_+1)),s=a.filter(({length:c})=>c>1).flat();if(s.length>0)throw n(`Duplicate parts\
: ${s.map(e).join(", ")}`);const i=a.flatMap(({length:c},_)=>c===0?[(0,O().shardName)({index:_+1,of:r})]:[]);if(i.length>
0)throw n(`Missing parts: ${i.join(", ")}`,o);return a.flat()}function m({name:t,report:r}){const{shards:a=[]}=r,[s]=a;if(s&&
a.length===1)return{name:t,report:r,shard:s};throw n(`${t} is not a part of a run${u(r)}`)}function u({error:t}){return t?
`; its error: ${t.message.slice(0,T)}`:""}function f(t,{audit:r,event:a,policy:s}){const i=!r.genes.some(({commands:_})=>_.
some(h().isPending));return[["version of the gate",t.tool.version,l().TOOL.version],["base",t.base_sha,a.base],["head",t.
head_sha,a.head],["audited commit",t.audited_sha,a.audited],["policy",t.policy?.digest,s.digest],["other policy",t.policy?.
combined_with?.digest,s.combinedWith?.digest],["profile",t.policy?.profile,s.policy.profile],...i?[["Plans",t.plans_digest,
r.plansDigest]]:[],["number of genes",t.genes.length,r.genes.length]].flatMap(([_,R,j])=>R===j?[]:[`its ${_}: ${R??"none"}\
, here: ${j??"none"}`])}function e({shard:t,name:r}){return`part ${(0,O().shardName)(t)} (${r})`}const o="See the logs o\
f the jobs that run the shards, and run them again.";function n(t,r="Use exactly the parts of one run, made with the sam\
e options and dependencies as here."){const a=t.charAt(0).toUpperCase()+t.slice(1);return new(y()).GateError("parts_inva\
lid",a,r)}},"shard/partition"(b,p,A,k){let $;const y=()=>$??=p("node:crypto");let v;const l=()=>v??=p("shard/assign");A(
b,{commandsToRun:()=>O,genesIn:()=>I,isPending:()=>T,partition:()=>d,shardsFor:()=>h});function d(m,u,f=new Map){const e=m.
map(w),o=new Map(e.map((c,_)=>[c,m[_]??[]])),n=g(e),t=[...new Set(m.flat())].sort(),r=new Map(t.map((c,_)=>[c,_])),a=n.map(
c=>[...new Set(o.get(c))].map(_=>r.get(_)??0).sort((_,R)=>_-R)),s=a.length===0?[]:(0,l().assign)(a,S(t,f),u),i=new Map(n.
map((c,_)=>[c,s[_]??0]));return e.map(c=>c===void 0?void 0:(i.get(c)??0)+1)}function h(m,u,f){let e=Math.min(u,g(m.map(w)).
length);for(;;){const o=new Set(d(m,e,f).filter(n=>n!==void 0));if(o.size===e)return e;e=o.size}}function S(m,u){const f=m.
flatMap(o=>u.get(o)??[]).map(o=>Math.max(o,1)).sort((o,n)=>o-n),e=f[Math.floor(f.length/2)]??1;return m.map(o=>Math.max(
u.get(o)??e,1))}function O(m){return m.map(({commands:u})=>u.every(f=>f.plan!==void 0||T(f))?u.map(({command:f})=>f):[])}
function T({plan:m,verdict:u,findings:f}){return m===void 0&&u!=="block"&&f.some(({rule:e})=>e==="target-not-judged")}function I({
index:m,of:u},f,e){const o=d(O(f),u,e);return new Set(f.filter((n,t)=>o[t]===m))}function g(m){return[...new Set(m)].filter(
u=>u!==void 0).sort()}function w(m){if(m.length===0)return;const u=[...new Set(m)].sort().join(`
`);return(0,y().createHash)("sha256").update(u).digest("hex")}},"shard/plan"(b,p,A,k){let $;const y=()=>$??=p("shard/par\
tition");let v;const l=()=>v??=p("shard/shard");A(b,{planShards:()=>d});function d({genes:S,findings:O,approval_digest:T,
plans_digest:I},g,w){const m=new Set(O.flatMap(({rule:n,subject:t})=>n==="target-not-judged"?t?.id??[]:[])),u=S.map(n=>h(
n,m)),f=(0,y().shardsFor)(u,g,w),e=(0,y().partition)(u,f,w),o=Array.from({length:f},(n,t)=>{const r=S.filter((a,s)=>e[s]===
t+1);return{shard:(0,l().shardName)({index:t+1,of:f}),genes:r.map(({id:a})=>a),commands:r.reduce((a,{commands:s})=>a+s.length,
0)}});return{matrix:{shard:o.map(({shard:n})=>n)},shards:o,waiting:S.filter(({verdict:n})=>n==="needs_approval").map(({id:n})=>n),
approval_digest:T,plans_digest:I}}function h({id:S,commands:O},T){return O.every(({plan_digest:g,verdict:w})=>g!==void 0||
w!=="block"&&T.has(S))?O.map(({command:g})=>g):[]}},"shard/read-parts"(b,p,A,k){let $;const y=()=>$??=p("node:fs/promise\
s");let v;const l=()=>v??=p("node:path");let d;const h=()=>d??=p("error");let S;const O=()=>S??=p("model/run");let T;const I=()=>T??=
p("report/read");A(b,{findParts:()=>m,readAtMost:()=>f,readParts:()=>u});const g=2*I().MAX_REPORT_BYTES,w="gate-report.j\
son";async function m(n){return(await(0,y().readdir)(n,{recursive:!0,withFileTypes:!0}).catch(r=>{if(r.code==="ENOENT")return[];
throw new(h()).GateError("file_unreadable",`Cannot read the directory ${n} (${r.code}).`,"Specify the directory into whi\
ch the parts were downloaded.",{cause:r})})).filter(r=>r.isFile()&&r.name===w).map(({parentPath:r,name:a})=>(0,l().join)(
r,a)).sort()}async function u(n,t,r=e){if(n.length>O().MAX_SHARDS)throw o(`There are more than ${O().MAX_SHARDS} parts`);
const a=[];let s=g;for(const i of n){const c=await f(Math.min(s,I().MAX_REPORT_BYTES),i,t);s-=c.length;const _=i==="-"?"\
Standard input":i;a.push({name:_,report:(0,I().readReportFile)(c,_,r)})}return a}async function f(n,t,r){const a=[];let s=0;
for await(const i of r(t)){if(s+=i.length,s>n)throw o(`${t} is too large, alone or together with the other parts`);a.push(
i)}return Buffer.concat(a)}const e="Specify the gate-report.json of every shard, made by this version, and nothing else.";
function o(n){return new(h()).GateError("artifact_invalid",n,e)}},"shard/shard"(b,p,A,k){A(b,{ownVerdict:()=>y,shardName:()=>$});
function $({index:v,of:l}){return`${v}/${l}`}function y({verdict:v,shards:l=[]}){const[d]=l;return d&&l.length<d.of?d.verdict:
v}},"shard/shard-schema"(b,p,A,k){let $;const y=()=>$??=p("zod");let v;const l=()=>v??=p("model/run");A(b,{shardSchema:()=>d});
const d=y().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(
h=>{const[S,O]=h.split("/").map(Number);return{index:Number(S),of:Number(O)}}).refine(({index:h,of:S})=>h<=S&&S<=l().MAX_SHARDS,
{error:`Expected a shard of at most ${l().MAX_SHARDS}, such as 2/8`})},"shard/share-outcomes"(b,p,A,k){A(b,{shareOutcomes:()=>$});
function $(d,h){const S=new Map;return d.map(([O,T])=>[O,T.map((I,g)=>{const{reused:w,...m}=I,u=h==="gene"?v(O,g):y(O,g);
if(u===void 0||m.status==="skipped")return m;const f=S.get(u);return f===void 0?(S.set(u,m),m):l(f,m)?{...f,reused:!0}:m})])}
function y({commands:d},h){return d[h]?.plan?.digest}function v(d,h){return[h,...d.commands.map((S,O)=>y(d,O))].join()}function l(d,h){
return d.status===h.status&&d.exit_code===h.exit_code&&d.signal===h.signal}},"shard/work"(b,p,A,k){A(b,{Shard:()=>$,sum:()=>y});
class ${groups=new Set;#t=new Map;#e;load=0;constructor(l){this.#e=l}has(l){return this.#t.has(l)}costOf(l){return y(l,d=>this.
has(d)?0:this.#n(d))}savingOf(l){return y(l,d=>this.#t.get(d)===1?this.#n(d):0)}add(l,d){this.load+=this.costOf(d),this.
groups.add(l);for(const h of d)this.#t.set(h,(this.#t.get(h)??0)+1)}remove(l,d){this.load-=this.savingOf(d),this.groups.
delete(l);for(const h of d){const S=(this.#t.get(h)??0)-1;S>0?this.#t.set(h,S):this.#t.delete(h)}}#n(l){return this.#e[l]??
0}}function y(v,l){return v.reduce((d,h)=>d+l(h),0)}}};
