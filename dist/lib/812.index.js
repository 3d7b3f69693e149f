var J=Object.defineProperty;var n=(C,R)=>J(C,"name",{value:R,configurable:!0});export const id=812,ids=[812],modules={2812:((C,R,t)=>{t.r(R),t.d(R,{mergeVerb:n(()=>g,"mergeVerb"),planVerb:n(()=>s,"pl\
anVerb")});var A=t(48179),B=t(49567),I=t(80689),T=t(83215),m=t(9924),E=t(58933),l=t(82527),D=t(10042),_=t(28796),$=t(8512),
L=t(1644),v=t(71897),o=t(992);const i=(0,v.f3)(B.ai().pipe(T.hC),"Expected a number from 1 to 256."),s=n((f,O)=>(0,v.a0)(
new A.uB("plan")).requiredOption("--shards <n>","maximum number of shards",i).action(async p=>O(await r(p,f))),"planVerb");
async function r({shards:f,...O},p){const P=await(0,v.ZF)(O,p),y=await(0,I.G)({...P,run:!1,progress:l.c});return y.error?
(p.note((0,E.kY)(y.error)),2):(p.print(`${(0,m.Pq)((0,_.t)(y,f))}
`,"json"),0)}n(r,"plan");const g=n((f,O)=>(0,o.hB)((0,v.a0)(new A.uB("merge").argument("[report...]","gate-report.json o\
f each shard"))).action(async(p,P)=>O(await c(p,P,f))),"mergeVerb");async function c(f,O,p){const P=await(0,I.G)({...await(0,v.
ZF)(O,p),run:!1,takeRuns:n(async(y,x)=>(0,D.$)(await(0,$.f)(f,p.openInput),y,x),"takeRuns"),progress:l.c});return await(0,o.
cK)(P,O,p),(0,L.F)(P.verdict)}n(c,"merge")}),87595:((C,R,t)=>{t.d(R,{K:n(()=>m,"K"),W:n(()=>T,"W")});var A=t(19202),B=t(
82573),I=t(68956);async function T(E,l){if(E===void 0)return;const D=await l.readInput(E),_=(0,B.Ve)(D.toString("utf8"),
E);return(0,A.ry)(_),_}n(T,"namedPolicy");async function m(E,l,D){const _=(await T(E,D))?.policy??I.zj;return l===void 0?
_:{..._,profile:l}}n(m,"policyFor")}),71897:((C,R,t)=>{t.d(R,{f3:n(()=>g,"f3"),ZF:n(()=>r,"ZF"),a0:n(()=>s,"a0")});var A=t(
76760),B=t(48179),I=t(72474),T=t(35602),m=t(3235),E=t(37836),l=t(46971),D=t(44828);const _=/^refs\/(?:heads|remotes\/origin)\//;
async function $(c,f){for(const O of f===void 0?E.J1:[f]){const p=["--verify","--quiet","--symbolic-full-name","--end-of\
-options"],y=(await c.user(["rev-parse",...p,O],{accept:[1,128]})).toString().trim();if(_.test(y))return y.replace(_,"")}
return f??"HEAD"}n($,"baseName");async function L(c,{base:f,head:O,worktree:p=!1}){if(p&&O!==void 0)throw new T.ue("usag\
e","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");
const P=await(0,l.e)(c,O??"HEAD"),y=f===void 0?await(0,E.FL)(c):await(0,l.e)(c,f);return{name:p?"worktree":"range",directory:c.
directory,base:await(0,m.wu)(c,y,P),head:P,audited:p?await(0,D.e)(c):P,policyCommit:y,baseRef:await $(c,f),isFork:!1}}n(
L,"resolveRange");var v=t(64315),o=t(53640),i=t(87595);function s(c){return c.option("--base <ref>","base branch or comm\
it (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","c\
heck the uncommitted files instead of a commit").option("--repo <dir>","directory in the working tree",".").option("--po\
licy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy \
of this branch; the stricter value of each key wins").addOption(new B.c$("--profile <name>","profile for commands").choices(
v.J)).option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the comm\
ands that wait, with the approval digest of an earlier run")}n(s,"withRangeOptions");async function r({base:c,head:f,worktree:O,
profile:p,...P},y){const x=(0,I.$)(P.approve,new Date),N=await(0,i.W)(P.policy,y);return{directory:(0,A.resolve)(y.cwd,P.
repo),env:y.env,locate:n(z=>L(z,{...c!==void 0&&{base:c},...f!==void 0&&{head:f},...O&&{worktree:O}}),"locate"),...N&&{policy:N},
...P.policyRef!==void 0&&{policyRef:P.policyRef},inputs:{profile:p},all:P.all??!1,approver:x,signal:y.signal,secrets:(0,o.
F)(y.env)}}n(r,"rangeRequest");function g(c,f){return O=>{const p=c.safeParse(O);if(p.success)return p.data;throw new B.
Di(f)}}n(g,"parsedBy")}),992:((C,R,t)=>{t.d(R,{Do:n(()=>_,"Do"),cK:n(()=>$,"cK"),hB:n(()=>D,"hB")});var A=t(76760),B=t(48179),
I=t(35602),T=t(27344),m=t(19251),E=t(92899),l=t(58933);function D(o){return o.addOption(new B.c$("--format <name>","outp\
ut format").choices(m.EL).default("text")).option("--output <dir>","also write the report files to this directory").option(
"--verbose","show everything, including what passed")}n(D,"withReportOptions");async function _({format:o,output:i}){(o===
"html"||i!==void 0)&&await(0,m.XU)()}n(_,"loadRenderers");async function $(o,i,s){await L(o,i,s),i.output!==void 0&&await v(
(0,A.resolve)(s.cwd,i.output),o)}n($,"deliver");async function L(o,{format:i,verbose:s},r){const{columns:g,colour:c}=r,f=o.
error&&i==="text"?"":await(0,m.B1)(o,i,{columns:g,colour:c,verbose:s??!1});f!==""?r.print(f,i):o.error&&r.note((0,l.kY)(
o.error))}n(L,"show");async function v(o,i){const s=await(0,T.b)(o,{report:i,markdown:n(r=>(0,E.G)(i,{maxCharacters:r}),
"markdown")});if(s.status==="failed")throw new I.ue("file_unreadable",`Cannot write the report files to ${o}: ${s.reason}`,
"Use --output with a writable directory.")}n(v,"writeFiles")}),92775:((C,R,t)=>{t.d(R,{$h:n(()=>l,"$h"),$o:n(()=>L,"$o"),
Gd:n(()=>_,"Gd"),Uq:n(()=>$,"Uq"),WA:n(()=>m,"WA")});var A=t(961),B=t(37428),I=t(35602),T=t(27961);const m=64*1024*1024,
E=500;function l(o,i,s){try{return T.v.parse(JSON.parse(o.toString("utf8")))}catch(r){throw new I.ue("artifact_invalid",
`${i} is not a report of this version: ${D(r).slice(0,E)}`,s,{cause:r})}}n(l,"readReportFile");function D(o){if(!(o instanceof
A.G))return"it is not JSON";const[i]=o.issues;return i?`${B.sR(i.path)||"its top level"}: ${i.message}`:"invalid"}n(D,"c\
omplaintOf");function _({validation_reports:[o]}){if(o===void 0)return process;const{node_version:i,platform:s,arch:r}=o.
env_fingerprint;return{version:i,platform:s,arch:r}}n(_,"nodeIn");const $="gate-report.json";function L(o,{headSha:i,pullRequest:s}){
const r=l(o,`The ${$} of the run`,"Use the same version of the action in both workflows, and run the first one again."),
{pull_request:g}=r.event;if(r.verdict==="error"&&r.head_sha===null)return r;if(r.head_sha!==i)throw v(`commit ${r.head_sha}`,
i);if(g!==s.number)throw v(`pull request ${g??"(none)"}`,`${s.number}`);return r}n(L,"readUploadedReport");function v(o,i){
return new I.ue("artifact_invalid",`The report of the run is about ${o}, not ${i}.`,"Run the first workflow again. If th\
e error persists, check its file for changes.")}n(v,"foreign")}),10042:((C,R,t)=>{t.d(R,{$:n(()=>y,"$")});var A=t(19782),
B=t(92775),I=t(61247),T=t(98637),m=t(35602),E=t(54756),l=t(853),D=t(21339);const _=500;function $(e,a){const u=e.map(o),
[d]=u;if(d===void 0){if((0,l.h9)((0,l.Rh)(a.audit.genes),1)===0)return[];throw c("There are commands to run, but no part\
s",g)}for(const h of u)L(h,d,a);return v(u,d.shard.of)}n($,"requireParts");function L(e,a,u){const{shard:d,report:h}=e;if(d.
of!==a.shard.of)throw c(`${r(e)} and ${r(a)} are not parts of the same run`);if(h.error)throw c(`${r(e)} could not decid\
e${i(h)}`,g);const w=s(h,u);if(w.length>0)throw c(`${r(e)} belongs to another run: ${w.join("; ")}`)}n(L,"requireSameRun");
function v(e,a){const u=Array.from({length:a},(w,j)=>e.filter(({shard:W})=>W.index===j+1)),d=u.filter(({length:w})=>w>1).
flat();if(d.length>0)throw c(`Duplicate parts: ${d.map(r).join(", ")}`);const h=u.flatMap(({length:w},j)=>w===0?[(0,D.Az)(
{index:j+1,of:a})]:[]);if(h.length>0)throw c(`Missing parts: ${h.join(", ")}`,g);return u.flat()}n(v,"inOrder");function o({
name:e,report:a}){const{shards:u=[]}=a,[d]=u;if(d&&u.length===1)return{name:e,report:a,shard:d};throw c(`${e} is not a p\
art of a run${i(a)}`)}n(o,"partOf");function i({error:e}){return e?`; its error: ${e.message.slice(0,_)}`:""}n(i,"saidBy");
function s(e,{audit:a,event:u,policy:d}){const h=!a.genes.some(({commands:j})=>j.some(l.mm));return[["version of the gat\
e",e.tool.version,E.j.version],["base",e.base_sha,u.base],["head",e.head_sha,u.head],["audited commit",e.audited_sha,u.audited],
["policy",e.policy?.digest,d.digest],["other policy",e.policy?.combined_with?.digest,d.combinedWith?.digest],["profile",
e.policy?.profile,d.policy.profile],...h?[["Plans",e.plans_digest,a.plansDigest]]:[],["number of genes",e.genes.length,a.
genes.length]].flatMap(([j,W,U])=>W===U?[]:[`its ${j}: ${W??"none"}, here: ${U??"none"}`])}n(s,"foreignIn");function r({
shard:e,name:a}){return`part ${(0,D.Az)(e)} (${a})`}n(r,"nameOf");const g="See the logs of the jobs that run the shards,\
 and run them again.";function c(e,a="Use exactly the parts of one run, made with the same options and dependencies as h\
ere."){const u=e.charAt(0).toUpperCase()+e.slice(1);return new m.ue("parts_invalid",u,a)}n(c,"invalid");function f(e,a){
const u=new Map;return e.map(([d,h])=>[d,h.map((w,j)=>{const{reused:W,...U}=w,F=a==="gene"?p(d,j):O(d,j);if(F===void 0||
U.status==="skipped")return U;const M=u.get(F);return M===void 0?(u.set(F,U),U):P(M,U)?{...M,reused:!0}:U})])}n(f,"share\
Outcomes");function O({commands:e},a){return e[a]?.plan?.digest}n(O,"digestAt");function p(e,a){return[a,...e.commands.map(
(u,d)=>O(e,d))].join()}n(p,"placeIn");function P(e,a){return e.status===a.status&&e.exit_code===a.exit_code&&e.signal===
a.signal}n(P,"agree");function y(e,a,u){const d=$(e,a),{genes:h}=a.audit,w=(0,l.jB)((0,l.Rh)(h),d.length),j=new Map(h.flatMap(
(M,K)=>{const S=d[(w[K]??0)-1];return S?[[M,S]]:[]})),W=h.flatMap((M,K)=>{const S=j.get(M);return S===void 0||u.has(M)?[]:
[[M,x(S,S.report.genes[K],M)]]}),U=new Map([...j].map(([{asset:M},{report:K}])=>[M,(0,B.Gd)(K)])),[F=process]=U.values();
return{outcomes:new Map([...(0,T.WR)(h,!0,new Date),...f(W,a.policy.policy.views)]),interrupted:(0,I.sy)(W.flatMap(([,M])=>M)),
isolation:z(d.map(({report:M})=>M.isolation)),nodeOf:n(({asset:M})=>U.get(M)??F,"nodeOf"),shards:d.map(({shard:{index:M,
of:K}})=>({index:M,of:K,genes:new Set(h.filter((S,H)=>w[H]===M))}))}}n(y,"mergedRuns");function x(e,a,{asset:u,commands:d}){
return d.map((h,w)=>{const j=N(a,h,w);if(j)return j;throw c(`${r(e)} has no result for command ${w+1} of \`${u.id}\``,"I\
f an approval was given while the parts ran, run them again; otherwise the part is incomplete.")})}n(x,"outcomesIn");function N(e,a,u){
const d=e?.commands[u];return(d?.plan_digest===a.plan?.digest||(0,l.mm)(a))&&d?.command===a.command?d.outcome:void 0}n(N,
"outcomeIn");function z(e){const a=e.filter(({level:h})=>h!=="none"),[u]=a;if(u===void 0)return A.k9;if(new Set(a.map(h=>JSON.
stringify(h))).size===1)return u;const d=a.reduce((h,w)=>G(w)<G(h)?w:h);return{...d,description:`${d.description} The ma\
chines differed; this is the weakest isolation.`}}n(z,"mergeIsolation");function G({level:e}){return A.l$.indexOf(e)}n(G,
"rank")}),28796:((C,R,t)=>{t.d(R,{t:n(()=>I,"t")});var A=t(853),B=t(21339);function I({genes:m,findings:E,approval_digest:l,
plans_digest:D},_){const $=new Set(E.flatMap(({rule:s,subject:r})=>s==="target-not-judged"?r?.id??[]:[])),L=m.map(s=>T(s,
$)),v=(0,A.h9)(L,_),o=(0,A.jB)(L,v),i=Array.from({length:v},(s,r)=>{const g=m.filter((c,f)=>o[f]===r+1);return{shard:(0,B.
Az)({index:r+1,of:v}),genes:g.map(({id:c})=>c),commands:g.reduce((c,{commands:f})=>c+f.length,0)}});return{matrix:{shard:i.
map(({shard:s})=>s)},shards:i,waiting:m.filter(({verdict:s})=>s==="needs_approval").map(({id:s})=>s),approval_digest:l,plans_digest:D}}
n(I,"planShards");function T({id:m,commands:E},l){return E.every(({plan_digest:_,verdict:$})=>_!==void 0||$!=="block"&&l.
has(m))?E.map(({command:_})=>_):[]}n(T,"commandsOf")}),8512:((C,R,t)=>{t.d(R,{a:n(()=>D,"a"),f:n(()=>_,"f")});var A=t(51455),
B=t(76760),I=t(35602),T=t(83215),m=t(92775);const E=8*m.WA,l="gate-report.json";async function D(o){return(await(0,A.readdir)(
o,{recursive:!0,withFileTypes:!0}).catch(s=>{if(s.code==="ENOENT")return[];throw new I.ue("file_unreadable",`Cannot read\
 the folder ${o} (${s.code}).`,"Specify the folder into which the parts were downloaded.",{cause:s})})).filter(s=>s.isFile()&&
s.name===l).map(({parentPath:s,name:r})=>(0,B.join)(s,r)).sort()}n(D,"findParts");async function _(o,i,s=L){if(o.length>
T.hH)throw v(`There are more than ${T.hH} parts`);const r=[];let g=E;for(const c of o){const f=await $(Math.min(g,m.WA),
c,i);g-=f.length,r.push({name:c,report:(0,m.$h)(f,c,s)})}return r}n(_,"readParts");async function $(o,i,s){const r=[];let g=0;
for await(const c of s(i)){if(g+=c.length,g>o)throw v(`${i} is too large, alone or together with the other parts`);r.push(
c)}return Buffer.concat(r)}n($,"readAtMost");const L="Specify the gate-report.json of every shard, made by this version,\
 and nothing else.";function v(o){return new I.ue("artifact_invalid",o,L)}n(v,"refusal")})};
