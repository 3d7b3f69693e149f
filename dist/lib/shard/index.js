"use strict";module.exports={"shard/assign"(A,p,$,P){let R;const w=()=>R??=p("shard/work");$(A,{assign:()=>m});const O=12,l=2e5;function m(n,o,e){
const t=[h(n,o,e),y(n,o,e)];for(const i of t)N(i,n);const[s=[],c=[]]=t,r=M(v(s),v(c))?c:s,a=new Array(n.length).fill(0);
for(const[i,{groups:d}]of r.entries())for(const g of d)a[g]=i;return a}function h(n,o,e){const t=f(n,o),s=_(n,o.length),
c=o.reduce((d,g)=>d+g,0);let[r,a]=[t.reduce((d,g)=>Math.max(d,g),c/e),c],i=S(n,o,e,{sizes:t,users:s,capacity:a});for(let d=0;d<
O&&r<a;d+=1){const g=(r+a)/2,T=S(n,o,e,{sizes:t,users:s,capacity:g});M(v(i),v(T))&&(i=T),T.every(({load:j})=>j<=g)?a=g:r=
g}return i}function S(n,o,e,{sizes:t,users:s,capacity:c}){const r=u(o,e);let a=[...n.keys()];const[i,d]=[new Float64Array(
n.length),new Float64Array(n.length)],g=new Set;for(const[j,z]of r.entries()){i.fill(0);const k=j===e-1?Number.POSITIVE_INFINITY:
c;for(;;){const x=T(a,E=>z.load+(t[E]??0)-(i[E]??0)<=k||z.groups.size===0);if(x===void 0)break;for(const E of n[x]??[]){
for(const b of s[E]??[])z.has(E)||(i[b]=(i[b]??0)+(o[E]??0)),g.has(E)||(d[b]=(d[b]??0)+(o[E]??0));g.add(E)}z.add(x,n[x]??
[]),a=a.filter(E=>E!==x)}}return r;function T(j,z){let k;for(const x of j)(k===void 0||(i[x]??0)>(i[k]??0)||i[x]===i[k]&&
(d[x]??0)>(d[k]??0))&&z(x)&&(k=x);return k}}function y(n,o,e){const t=u(o,e),s=f(n,o),c=[...n.keys()].sort((r,a)=>(s[a]??
0)-(s[r]??0)||r-a);for(const r of c){const a=n[r]??[],i=t.map(d=>d.load+d.costOf(a));t[i.indexOf(Math.min(...i))]?.add(r,
a)}return t}function N(n,o){const e={left:l};for(let t=!0;t&&e.left>0;){const s=n.reduce((r,a)=>a.load>r.load?a:r),c=n.filter(
r=>r!==s);t=[...s.groups].some(r=>c.some(a=>I(s,a,r,o,e)))}}function I(n,o,e,t,s){s.left-=1;const c=n.load,r=t[e]??[];if(s.
left<=0||n.savingOf(r)===0)return!1;if(n.remove(e,r),o.load+o.costOf(r)<c)return o.add(e,r),!0;for(const a of[...o.groups]){
s.left-=1;const i=t[a]??[];if(!(n.load+n.costOf(i)>=c)){if(o.remove(a,i),o.load+o.costOf(r)<c)return n.add(a,i),o.add(e,
r),!0;o.add(a,i)}}return n.add(e,r),!1}function v(n){const o=n.map(({load:e})=>e);return[Math.max(...o),o.reduce((e,t)=>e+
t,0)]}function M(n,o){return n[0]>o[0]||n[0]===o[0]&&n[1]>o[1]}function u(n,o){return Array.from({length:o},()=>new(w()).
Shard(n))}function f(n,o){return n.map(e=>(0,w().sum)(e,t=>o[t]??0))}function _(n,o){const e=Array.from({length:o},()=>[]);
for(const[t,s]of n.entries())for(const c of s)e[c]?.push(t);return e}},"shard/durations"(A,p,$,P){let R;const w=()=>R??=
p("zod");let O;const l=()=>O??=p("error");let m;const h=()=>m??=p("report/read");let S;const y=()=>S??=p("shard/read-par\
ts");$(A,{readDurations:()=>I});const N=w().looseObject({genes:w().array(w().looseObject({commands:w().array(w().looseObject(
{command:w().string(),outcome:w().looseObject({duration_ms:w().number().nonnegative()}).optional()}))}))});async function I(M,u){
const f=await(0,y().readAtMost)(h().MAX_REPORT_BYTES,M,u),_=new Map;for(const{commands:n}of v(f,M).genes)for(const{command:o,
outcome:e}of n){const t=Math.round(e?.duration_ms??0);t>0&&_.set(o,Math.max(t,_.get(o)??0))}return _}function v(M,u){try{
return N.parse(JSON.parse(M.toString("utf8")))}catch(f){throw new(l()).GateError("artifact_invalid",`${u} is not a repor\
t from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of \
a matrix.",{cause:f})}}},"shard/merged-runs"(A,p,$,P){let R;const w=()=>R??=p("model/isolation-levels");let O;const l=()=>O??=
p("model/nothing-run");let m;const h=()=>m??=p("report/read");let S;const y=()=>S??=p("run/not-run");let N;const I=()=>N??=
p("run/outcomes");let v;const M=()=>v??=p("shard/part");let u;const f=()=>u??=p("shard/partition");let _;const n=()=>_??=
p("shard/share-outcomes");$(A,{mergedRuns:()=>o});function o(r,a,i,d){const g=(0,M().requireParts)(r,a),{genes:T}=a.audit,
j=(0,f().partition)((0,f().commandsToRun)(T),g.length,d),z=new Map(T.flatMap((b,F)=>{const D=g[(j[F]??0)-1];return D?[[b,
D]]:[]})),k=T.flatMap((b,F)=>{const D=z.get(b);return D===void 0||i.has(b)?[]:[[b,e(D,D.report.genes[F],b)]]}),x=new Map(
[...z].map(([{asset:b},{report:F}])=>[b,(0,h().nodeIn)(F)])),[E=process]=x.values();return{outcomes:new Map([...(0,I().refusedOutcomes)(
T,!0,new Date),...(0,n().shareOutcomes)(k,a.policy.policy.views)]),interrupted:(0,y().countInterrupted)(k.flatMap(([,b])=>b)),
isolation:s(g.map(({report:b})=>b.isolation)),nodeOf:({asset:b})=>x.get(b)??E,shards:g.map(({shard:{index:b,of:F}})=>({index:b,
of:F,genes:new Set(T.filter((D,L)=>j[L]===b))}))}}function e(r,a,{asset:i,commands:d}){return d.map((g,T)=>{const j=t(a,
g,T);if(j)return j;throw(0,M().invalid)(`${(0,M().nameOf)(r)} has no result for command ${T+1} of \`${i.id}\``,"If an ap\
proval was given while the parts ran, run them again; use the same durations for all jobs; otherwise the part is incompl\
ete.")})}function t(r,a,i){const d=r?.commands[i];return(d?.plan_digest===a.plan?.digest||(0,f().isPending)(a))&&d?.command===
a.command?d.outcome:void 0}function s(r){const a=r.filter(({level:g})=>g!=="none"),[i]=a;if(i===void 0)return l().NOTHING_RUN;
if(new Set(a.map(g=>JSON.stringify(g))).size===1)return i;const d=a.reduce((g,T)=>c(T)<c(g)?T:g);return{...d,description:`${d.
description} The machines differed; this is the weakest isolation.`}}function c({level:r}){return w().ISOLATION_LEVELS.indexOf(
r)}},"shard/part"(A,p,$,P){let R;const w=()=>R??=p("error");let O;const l=()=>O??=p("tool");let m;const h=()=>m??=p("sha\
rd/partition");let S;const y=()=>S??=p("shard/shard");$(A,{invalid:()=>e,nameOf:()=>n,requireParts:()=>I});const N=500;function I(t,s){
const c=t.map(u),[r]=c;if(r===void 0){if((0,h().shardsFor)((0,h().commandsToRun)(s.audit.genes),1)===0)return[];throw e(
"There are commands to run, but no parts",o)}for(const a of c)v(a,r,s);return M(c,r.shard.of)}function v(t,s,c){const{shard:r,
report:a}=t;if(r.of!==s.shard.of)throw e(`${n(t)} and ${n(s)} are not parts of the same run`);if(a.error)throw e(`${n(t)}\
 could not decide${f(a)}`,o);const i=_(a,c);if(i.length>0)throw e(`${n(t)} belongs to another run: ${i.join("; ")}`)}function M(t,s){
const c=Array.from({length:s},(i,d)=>t.filter(({shard:g})=>g.index===d+1)),r=c.filter(({length:i})=>i>1).flat();if(r.length>
0)throw e(`Duplicate parts: ${r.map(n).join(", ")}`);const a=c.flatMap(({length:i},d)=>i===0?[(0,y().shardName)({index:d+
1,of:s})]:[]);if(a.length>0)throw e(`Missing parts: ${a.join(", ")}`,o);return c.flat()}function u({name:t,report:s}){const{
shards:c=[]}=s,[r]=c;if(r&&c.length===1)return{name:t,report:s,shard:r};throw e(`${t} is not a part of a run${f(s)}`)}function f({
error:t}){return t?`; its error: ${t.message.slice(0,N)}`:""}function _(t,{audit:s,event:c,policy:r}){const a=!s.genes.some(
({commands:d})=>d.some(h().isPending));return[["version of the gate",t.tool.version,l().TOOL.version],["base",t.base_sha,
c.base],["head",t.head_sha,c.head],["audited commit",t.audited_sha,c.audited],["policy",t.policy?.digest,r.digest],["oth\
er policy",t.policy?.combined_with?.digest,r.combinedWith?.digest],["profile",t.policy?.profile,r.policy.profile],...a?[
["Plans",t.plans_digest,s.plansDigest]]:[],["number of genes",t.genes.length,s.genes.length]].flatMap(([d,g,T])=>g===T?[]:
[`its ${d}: ${g??"none"}, here: ${T??"none"}`])}function n({shard:t,name:s}){return`part ${(0,y().shardName)(t)} (${s})`}
const o="See the logs of the jobs that run the shards, and run them again.";function e(t,s="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const c=t.charAt(0).toUpperCase()+t.slice(1);return new(w()).
GateError("parts_invalid",c,s)}},"shard/partition"(A,p,$,P){let R;const w=()=>R??=p("node:crypto");let O;const l=()=>O??=
p("shard/assign");$(A,{commandsToRun:()=>y,genesIn:()=>I,isPending:()=>N,partition:()=>m,shardsFor:()=>h});function m(u,f,_=new Map){
const n=u.map(M),o=new Map(n.map((i,d)=>[i,u[d]??[]])),e=v(n),t=[...new Set(u.flat())].sort(),s=new Map(t.map((i,d)=>[i,
d])),c=e.map(i=>[...new Set(o.get(i))].map(d=>s.get(d)??0).sort((d,g)=>d-g)),r=c.length===0?[]:(0,l().assign)(c,S(t,_),f),
a=new Map(e.map((i,d)=>[i,r[d]??0]));return n.map(i=>i===void 0?void 0:(a.get(i)??0)+1)}function h(u,f,_){let n=Math.min(
f,v(u.map(M)).length);for(;;){const o=new Set(m(u,n,_).filter(e=>e!==void 0));if(o.size===n)return n;n=o.size}}function S(u,f){
const _=u.flatMap(o=>f.get(o)??[]).map(o=>Math.max(o,1)).sort((o,e)=>o-e),n=_[Math.floor(_.length/2)]??1;return u.map(o=>Math.
max(f.get(o)??n,1))}function y(u){return u.map(({commands:f})=>f.every(_=>_.plan!==void 0||N(_))?f.map(({command:_})=>_):
[])}function N({plan:u,verdict:f,findings:_}){return u===void 0&&f!=="block"&&_.some(({rule:n})=>n==="target-not-judged")}
function I({index:u,of:f},_,n){const o=m(y(_),f,n);return new Set(_.filter((e,t)=>o[t]===u))}function v(u){return[...new Set(
u)].filter(f=>f!==void 0).sort()}function M(u){if(u.length===0)return;const f=[...new Set(u)].sort().join(`
`);return(0,w().createHash)("sha256").update(f).digest("hex")}},"shard/plan"(A,p,$,P){let R;const w=()=>R??=p("shard/par\
tition");let O;const l=()=>O??=p("shard/shard");$(A,{planShards:()=>m});function m({genes:S,findings:y,approval_digest:N,
plans_digest:I},v,M){const u=new Set(y.flatMap(({rule:e,subject:t})=>e==="target-not-judged"?t?.id??[]:[])),f=S.map(e=>h(
e,u)),_=(0,w().shardsFor)(f,v,M),n=(0,w().partition)(f,_,M),o=Array.from({length:_},(e,t)=>{const s=S.filter((c,r)=>n[r]===
t+1);return{shard:(0,l().shardName)({index:t+1,of:_}),genes:s.map(({id:c})=>c),commands:s.reduce((c,{commands:r})=>c+r.length,
0)}});return{matrix:{shard:o.map(({shard:e})=>e)},shards:o,waiting:S.filter(({verdict:e})=>e==="needs_approval").map(({id:e})=>e),
approval_digest:N,plans_digest:I}}function h({id:S,commands:y},N){return y.every(({plan_digest:v,verdict:M})=>v!==void 0||
M!=="block"&&N.has(S))?y.map(({command:v})=>v):[]}},"shard/read-parts"(A,p,$,P){let R;const w=()=>R??=p("node:fs/promise\
s");let O;const l=()=>O??=p("node:path");let m;const h=()=>m??=p("error");let S;const y=()=>S??=p("model/run");let N;const I=()=>N??=
p("report/read");$(A,{findParts:()=>u,readAtMost:()=>_,readParts:()=>f});const v=8*I().MAX_REPORT_BYTES,M="gate-report.j\
son";async function u(e){return(await(0,w().readdir)(e,{recursive:!0,withFileTypes:!0}).catch(s=>{if(s.code==="ENOENT")return[];
throw new(h()).GateError("file_unreadable",`Cannot read the folder ${e} (${s.code}).`,"Specify the folder into which the\
 parts were downloaded.",{cause:s})})).filter(s=>s.isFile()&&s.name===M).map(({parentPath:s,name:c})=>(0,l().join)(s,c)).
sort()}async function f(e,t,s=n){if(e.length>y().MAX_SHARDS)throw o(`There are more than ${y().MAX_SHARDS} parts`);const c=[];
let r=v;for(const a of e){const i=await _(Math.min(r,I().MAX_REPORT_BYTES),a,t);r-=i.length;const d=a==="-"?"Standard in\
put":a;c.push({name:d,report:(0,I().readReportFile)(i,d,s)})}return c}async function _(e,t,s){const c=[];let r=0;for await(const a of s(
t)){if(r+=a.length,r>e)throw o(`${t} is too large, alone or together with the other parts`);c.push(a)}return Buffer.concat(
c)}const n="Specify the gate-report.json of every shard, made by this version, and nothing else.";function o(e){return new(h()).
GateError("artifact_invalid",e,n)}},"shard/shard"(A,p,$,P){$(A,{ownVerdict:()=>w,shardName:()=>R});function R({index:O,of:l}){
return`${O}/${l}`}function w({verdict:O,shards:l=[]}){const[m]=l;return m&&l.length<m.of?m.verdict:O}},"shard/shard-sche\
ma"(A,p,$,P){let R;const w=()=>R??=p("zod");let O;const l=()=>O??=p("model/run");$(A,{shardSchema:()=>m});const m=w().string().
regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(h=>{const[S,y]=h.
split("/").map(Number);return{index:Number(S),of:Number(y)}}).refine(({index:h,of:S})=>h<=S&&S<=l().MAX_SHARDS,{error:`E\
xpected a shard of at most ${l().MAX_SHARDS}, such as 2/8`})},"shard/share-outcomes"(A,p,$,P){$(A,{shareOutcomes:()=>R});
function R(m,h){const S=new Map;return m.map(([y,N])=>[y,N.map((I,v)=>{const{reused:M,...u}=I,f=h==="gene"?O(y,v):w(y,v);
if(f===void 0||u.status==="skipped")return u;const _=S.get(f);return _===void 0?(S.set(f,u),u):l(_,u)?{..._,reused:!0}:u})])}
function w({commands:m},h){return m[h]?.plan?.digest}function O(m,h){return[h,...m.commands.map((S,y)=>w(m,y))].join()}function l(m,h){
return m.status===h.status&&m.exit_code===h.exit_code&&m.signal===h.signal}},"shard/work"(A,p,$,P){$(A,{Shard:()=>R,sum:()=>w});
class R{groups=new Set;#t=new Map;#n;load=0;constructor(l){this.#n=l}has(l){return this.#t.has(l)}costOf(l){return w(l,m=>this.
has(m)?0:this.#e(m))}savingOf(l){return w(l,m=>this.#t.get(m)===1?this.#e(m):0)}add(l,m){this.load+=this.costOf(m),this.
groups.add(l);for(const h of m)this.#t.set(h,(this.#t.get(h)??0)+1)}remove(l,m){this.load-=this.savingOf(m),this.groups.
delete(l);for(const h of m){const S=(this.#t.get(h)??0)-1;S>0?this.#t.set(h,S):this.#t.delete(h)}}#e(l){return this.#n[l]??
0}}function w(O,l){return O.reduce((m,h)=>m+l(h),0)}}};
