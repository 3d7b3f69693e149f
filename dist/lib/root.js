//# action
(function(n,p,t){const o=t("action/core"),i=t("action/main"),c=t("action/post"),s=t("interrupt"),r="main-has-run";o().core.
getState(r)===""?(o().core.saveState(r,"true"),(0,s().runProcess)(1,async e=>{await(0,i().runAction)(process.env,e),e.aborted&&
process.exit()})):(0,c().runPost)(),n.exports={}});
//# api
(function(A,at,s){const T=s("packages/evomap/gep-sdk"),e=s("packages/zod"),j=s("assets/log/audit-log"),_=s("audit/chang\
e/blast-radius"),L=s("audit/change/forbidden-paths"),F=s("audit/claims/broadcast"),b=s("audit/claims/content-hash"),P=s(
"audit/claims/proven-streak"),I=s("audit/claims/schema/findings"),$=s("audit/gene/constraints"),x=s("judge/judge"),D=s("\
model/asset-types"),H=s("model/platform"),l=s("policy/default"),R=s("policy/profile-names"),M=s("remedy/edits"),v=s("rep\
o/paths"),d=s("report/validation"),V=s("report/validation-reading"),Y=s("rules/eligibility-of"),S=s("rules/finding"),J=s(
"select/error-signature"),U=s("select/pattern"),O=s("tool");function N(t,n={files:l().DEFAULT_POLICY.blast_radius.hard_cap_files,
lines:l().DEFAULT_POLICY.blast_radius.hard_cap_lines}){const{files:i,lines:o,maxFiles:a}=r(y,t,"change");r(y,n,"caps");const c=(0,_().
gradeFiles)(i,a,o,n);return{severity:c,message:(0,_().gradeWords)(c,t,a,n)}}function W(t,n=[]){if(r(e().string(),t,"path"),
r(e().array(e().string()),n,"forbiddenPaths"),(0,L().alwaysForbidden)(t)!==void 0)return"always";if((0,j().isAuditLog)(t))
return"audit_log";const i=(0,$().readConstraints)({forbidden_paths:[...n]}).constraints,o=(0,v().normalise)(t)??t;return i.
forbiddenPaths.some(a=>(0,v().isWithin)(o,a))?"declared":null}function q(t){return(0,T().canonicalize)(t)}function B(t){
return r(u,t,"asset"),(0,b().contentHash)(t)}function G(t){return(0,b().matchContentHash)(p(t))??null}function K(t){return(0,I().
promotionSchemaFindings)(p(t)).map(g)}function Q(t,n,i={}){const o=p({type:"Capsule",...r(u,t,"capsule")});if(o.type!=="\
Capsule")throw new TypeError(`capsule: expected a Capsule, got a ${o.type}`);const a={...l().DEFAULT_POLICY.a2a,...r(st,
i,"thresholds")},c=r(e().array(e().unknown()),n,"events"),m=c.filter(h=>u.safeParse(h).success),rt=m.map(h=>({value:h,log:""})),
k=c.length-m.length,C=[...(0,F().broadcastFindings)(o,(0,P().streakCounter)(rt,!1)(o),a),...k>0?[X(o,k)]:[]],E=(0,Y().eligibilityOf)(
C);return{eligible:E==="eligible",eligibility:E,reasons:C.map(g)}}function X({id:t},n){const i=`the successes of the Cap\
sule \`${t}\``,o=`a log in which ${n} ${n===1?"entry is":"entries are"} not an object`;return(0,S().finding)("claim-not-\
checked",{claim:i,why:o},{severity:"error"})}function Z(t,n){return r(e().string(),t,"pattern"),r(e().array(e().string()),
n,"signals"),(0,U().matchesSignals)(t,n)}function z(t){return r(e().string(),t,"signal"),(0,J().errorSignature)(t)??null}
function tt(t){const n=(0,V().readValidationReport)(t);if(n===void 0)return null;const{differences:i,hash:o,...a}=n;return{
valid:i.length===0,hashMatches:o!==null,...a}}function et(t){r(ot,t,"run");const n=t.commands.map(({command:i,ok:o,stdout:a="",
stderr:c="",durationMs:m=0})=>({result:{command:i,ok:o,stdout:(0,d().shortenText)(a),stderr:(0,d().shortenText)(c)},duration_ms:m}));
return(0,d().sealed)({...(0,d().commonFields)({commands:n.map(({result:i,duration_ms:o})=>({...i,duration_ms:o})),startedAt:new Date(
t.startedAt).toISOString(),finishedAt:new Date(t.finishedAt).toISOString()}),id:`vr_${t.finishedAt}`,gene_id:t.geneId,...(0,d().
fingerprint)({nodeVersion:process.version,platform:process.platform,arch:process.arch,client:O().TOOL.name,clientVersion:O().
TOOL.version}),commands:n.map(({result:i})=>i)})}async function nt(t,n="evolver"){r(e().string(),t,"command");const i=x().
Judge.by({policy:{...l().DEFAULT_POLICY,profile:r(it,n,"profile")},tree:void 0,changed:new Set,platform:(0,H().platformOf)(
process.platform)}),{verdict:o,findings:a}=await(0,M().withEdit)(await i.command(t),i);return{verdict:o,findings:a.map(g)}}
const u=e().record(e().string(),e().unknown()),w=e().int().nonnegative(),y=e().looseObject({files:w,lines:w}),st=e().looseObject(
{min_score:e().number(),max_files:e().number(),max_lines:e().number(),min_success_streak:e().number()}).partial(),it=e().
enum(R().PROFILE_NAMES),ot=e().looseObject({geneId:e().string(),commands:e().array(e().looseObject({command:e().string(),
ok:e().boolean(),stdout:e().string().optional(),stderr:e().string().optional(),durationMs:e().number().optional()})),startedAt:e().
number(),finishedAt:e().number()});function r(t,n,i){const[o]=t.safeParse(n).error?.issues??[];if(o===void 0)return n;throw new TypeError(
`${[i,...o.path].join(".")}: ${o.message}`)}function p(t){const{type:n,id:i}=r(u,t,"asset");if(!D().ASSET_TYPES.includes(
n))throw new TypeError(`${JSON.stringify(n)} is not an asset type`);return{type:n,id:typeof i=="string"?i:"",path:"",value:t,
pointer:[],locate:()=>({path:"",line:1,column:1})}}function g(t){return{rule:t.rule,severity:t.severity,...(0,S().describe)(
t)}}A.exports={auditCommand:nt,blastSeverity:N,broadcastEligibility:Q,canonicalJson:q,checkSchema:K,contentHash:B,errorSignature:z,
forbiddenPath:W,readValidationReport:tt,signalMatches:Z,validationReport:et,verifyContentHash:G}});
//# approval-heads
(function(r,q,o){const p=o("approval/head"),d=o("audit-commit"),m=o("policy/changed-since");function l(e,a,u){const{baseRef:c,
group:t}=e;if(t!==void 0)return t.map(({number:i,headSha:s})=>({pullRequest:i,judge:()=>(0,d().judgeHead)(a,s,c)}));const n=e.
audited===e.head||e.name==="worktree";return[{...e.pullRequest&&{pullRequest:e.pullRequest.number},judge:()=>n?(0,p().judgedHead)(
u.audit,u.tree,a.policy,c):(0,d().judgeHead)(a,e.head,c)}]}function g({approver:e},{baseRef:a,policyCommit:u,defaultBranch:c},t){
return{means:e.means,seek:n=>e.seek({...n,subjectAt:async i=>(await(0,d().judgeHead)(t,i,a)).subject,policyChangedSince:async i=>{
const h=[...new Set([u,c?.commit??u])].map(j=>(0,m().policyChangedSince)(t.repository,j,i));return(await Promise.all(h)).
includes(!0)}})}}r.exports={approverOf:g,headsOf:l}});
//# as-gate-error
(function(s,c,t){const n=t("error"),a=t("system-error");function o(e){if(e instanceof n().GateError)return e;const r=(0,a().
systemError)(e);if(r!==void 0)return r;const i=e instanceof Error?`${e.name}: ${e.message}`:String(e);return new(n()).GateError(
"internal",`The gate failed unexpectedly: ${i}`,"This is a bug in gene-gate; report it. The gate has not decided about t\
he change.",{cause:e})}s.exports={asGateError:o}});
//# attempt
(function(t,n,u){function r(e){try{return e()}catch{return}}t.exports={attempt:r}});
//# audit-clock
(function(d,S,h){const w=h("node:timers/promises"),o=h("error"),e=h("turns"),m={wholeMs:3e5,scriptsMs:6e4},r=1e3,p=5e3;
class g{#c;#n;#l;#h;#u=0;#d=0;#o=0;#w=(0,e().now)();#t;#r=0;#i=[];#s=0;#e;constructor(t,i={},s){this.#c=t,this.#l=s,this.#n=
{...m,...i}}async inTurn(t){this.#r<r?this.#r+=1:await new Promise((i,s)=>this.#i.push({resolve:i,reject:s}));try{for(;this.#a();)
await this.tick();return await t()}finally{this.#M()}}stage(t,i){const s={doing:t,total:i,done:0};return this.#h=s,()=>{
s.done+=1}}async all(t,i,s){const k=this.stage(t,i.length),c=[],y=i.entries();let l=!1;const _=async()=>{for(const[n,v]of y){
if(l)return;try{for(c[n]=await s(v),k();this.#a();)await this.tick()}catch(T){throw l=!0,T}}},u=async n=>{n<Math.min(r,i.
length)&&await Promise.all([_(),this.#g().then(()=>u(n+1))])};return await u(0),c}async#g(){do await this.#t,await new Promise(
t=>process.nextTick(t));while(this.#t!==void 0)}#M(){const t=this.#i[this.#s];if(t===void 0){this.#r-=1;return}this.#s+=
1,this.#s===this.#i.length&&this.#f(),t.resolve()}#f(){this.#i=[],this.#s=0}async tick(){for(this.#p();this.#a();)this.#t??=
this.#k(),await this.#t;if(this.#e===void 0){const{wholeMs:t}=this.#n;this.#c?.aborted?this.#m((0,o().interrupted)("duri\
ng the audit")):this.#u>t&&this.#m(M(t))}if(this.#e)throw this.#e}#m(t){this.#e=t;const i=this.#i.slice(this.#s);this.#f();
for(const{reject:s}of i)s(t)}async tickScript(){this.#d+=this.#p(),await this.tick();const{scriptsMs:t}=this.#n;return this.#d>
t?t/1e3:void 0}#a(){return this.#t!==void 0||(0,e().now)()-this.#w>e().TURN_MS}async#k(){this.#h&&this.#l?.turn(this.#h),
await(0,w().setImmediate)(),this.#w=(0,e().now)(),this.#t=void 0}#p(){const t=(0,e().now)(),i=this.#o===0?0:Math.min(t-this.#o,
p);return this.#o=t,this.#u+=i,i}}function M(a){return new(o()).GateError("audit_too_long",`The audit takes more than ${a/
1e3} seconds, which is the limit of a whole audit.`,"Split the change, or reduce the number and length of its commands a\
nd npm scripts.")}d.exports={AuditClock:g}});
//# audit-commit
(function(b,I,e){const j=e("approval/head"),k=e("assets/collect"),A=e("audit/audit"),H=e("audit-clock"),p=e("repo/merge\
-base"),l=e("repo/object-tree"),q=e("repo/read-change"),x=e("repo/with-additions"),B=e("small-memory");async function h({
repository:t,policy:o,additions:s,disk:a,isPending:c,platform:n,all:d,unprovenMerge:i,signal:v,progress:D},_,w){const[g,
r,u]=await Promise.all([(0,l().readTree)(t,w),(0,l().readTree)(t,_),(0,q().readChange)(t,w,_)]),C={...a?(0,x().withAdditions)(
r,a,s):r,...c&&{isPending:c}},T=new(H()).AuditClock(v,{},D),E={baseTree:g,headTree:r,change:u,policy:o.policy,all:d,clock:T},
m=await(0,k().collectAssets)(E);(0,B().expectGenes)(m.changes.length);const F=await(0,A().auditChange)({change:u,assets:m,
baseTree:g,tree:C,policy:o,platform:n,...i&&{unprovenMerge:i},clock:T});return{change:u,assets:m,audit:F,tree:r,commandTree:C}}
async function G(t,o,s){const{repository:a,policyCommit:c}=t;await(0,p().requireCommits)(a,[o],[o]);const n=await(0,p().
mergeBase)(a,c,o),{audit:d,tree:i}=await h(t,o,n);return await(0,j().judgedHead)(d,i,t.policy,s)}b.exports={auditCommit:h,
judgeHead:G}});
//# base-policy
(function(d,v,c){const O=c("event/policy-ref"),u=c("policy/branches"),a=c("policy/load"),p=c("policy/stricter"),P=c("re\
po/object-tree");async function w({policy:i,policyRef:n,readShared:t},r,e){const o=y(r,t),s=i??await l(o,e);if(n===void 0)
return s;const m=await(0,O().resolvePolicyRef)(r,n);return(0,p().stricterOf)(s,await o(m,`${n}:${a().POLICY_PATH}`),n)}const h="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function y(i,n){return async(t,r)=>(0,a().
loadPolicy)(await(0,P().readTree)(i,t),t,{path:r,hint:h,readShared:n})}async function _({name:i,commit:n},t,r){return(0,u().
policyOfBranch)(await r(n,`${i}:${a().POLICY_PATH}`),t,i)}async function l(i,{policyCommit:n,baseRef:t,defaultBranch:r}){
const e=await i(n,a().POLICY_PATH);if(r===void 0)return e;if(r.name===t){const s=(0,u().policyOfBranch)(e,t,t)??e;return s===
e?e:(0,p().stricterOf)(e,s,`branches.${t}`)}const o=await _(r,t,i);return o===void 0||e.source==="default"?o??e:(0,p().stricterOf)(
e,o,r.name)}d.exports={basePolicy:w,protectedBy:_,readerOf:y}});
//# bundle-memory
(function(n,t,r){const o=Symbol.for("gene-gate: read all chunks");function l(){const e=Reflect.get(globalThis,o);typeof e==
"function"&&e()}n.exports={keepBundleInMemory:l}});
//# cli
(function(i,o,r){const t=r("cli/main"),e=r("cli/terminal");(0,r("interrupt")().runProcess)(2,async n=>{process.exitCode=
await(0,t().mainOfProcess)(process.argv.slice(2),(0,e().processTerminal)(n))},!0),i.exports={}});
//# error
(function(i,a,p){class n extends Error{name="GateError";code;hint;constructor(r,t,c,d){super(t,d),this.code=r,this.hint=
c}}function o(e){return e instanceof n&&(e.code==="interrupted"||e.code==="audit_too_long")}function s(e){return new n("\
interrupted",`The gate was interrupted ${e} and made no decision.`,"Run the gate again.")}function u({message:e,hint:r}){
const t=e.replace(/\s+/g," ").trim();return`${t}${/[.!?:]$/.test(t)?"":"."} ${r.replace(/\s+/g," ")}`}i.exports={GateError:n,
endsAudit:o,inSentences:u,interrupted:s}});
//# gate
(function(C,tt,o){const F=o("as-gate-error"),x=o("audit-commit"),O=o("base-policy"),R=o("head-files"),j=o("interrupt"),
h=o("judge/families/programs"),y=o("judge/profiles/check-policy"),D=o("model/platform"),A=o("policy/tighten"),P=o("prepa\
re-checkout"),E=o("propose-fix"),M=o("repo/additions"),S=o("repo/folder-tree"),B=o("repo/git"),u=o("report/build"),G=o("\
rules/identity"),T=o("run/prepare/lines"),H=o("run/prepare/output"),I=o("turns"),l=o("validate-change"),J=o("verdict/jud\
ge"),K=o("verdict/validate");async function L(t){const{shard:r}=t,e={startedAt:new Date,...r&&{shard:r}};let i;try{return i=
await(0,B().openRepository)(t.directory,t.env),await N(t,i,e)}catch(n){const s=(0,F().asGateError)(n),{prepare:c}=e;return(0,u().
buildErrorReport)(s.code==="prepare_failed"&&c?(0,H().withOutput)(s,c):s,e,new Date)}finally{t.progress.audit?.ended(),await i?.
close()}}async function N(t,r,e){const i=await t.locate(r);e.event=i;const n=(0,A().tightenPolicy)(await(0,O().basePolicy)(
t,r,i),t.inputs);e.policy=n,(0,y().requireExamples)(n);const s=Q(t,r,i,n),c=t.run&&t.prepare?(0,T().readPrepare)(t.prepare):
[],g=c.length>0?await(0,l().verifiedCheckout)(s,i):void 0,{prepared:a,findings:W}=g?await(0,P().prepareCheckout)(c,g,{request:t,
event:i,audit:s,report:p=>{e.prepare=p}}):{findings:[]};try{const p=U(t,s,a),d=V(await(0,x().auditCommit)(p,i.audited,i.
base),W);t.progress.audit?.ended();const{audit:X,tree:Y}=d,Z=t.run&&X.genes.length>0,$={checkout:a?.checkout??g??(Z?await(0,l().
verifiedCheckout)(s,i):void 0),tree:Y,...a&&{shown:a.shown}},{refusal:_,...m}=await(0,l().validateChange)({request:t,event:i,
policy:n},p,d,{place:$,startedAt:e.startedAt}),w=(0,J().allFindings)(m.judgement),v=(0,G().idsOf)(w),k=(0,K().endingAfter)(
m.runResult,t.signal),q=await(0,E().proposeFix)({...p,signal:k},i,d,v),z=await(0,R().headFilesOf)(r,i,d.assets,w);t.progress.
audit?.ended(),await r.close();const b=await(0,j().endedBySignals)(()=>(0,I().inSteps)((0,u().buildReport)({...e,...d,...m,
event:i,policy:n,ids:v,fix:q,headFiles:z},t.secrets,new Date),k));return _?(0,u().withRefusedRun)(b,_):b}finally{await a?.
close()}}function Q(t,r,e,i){return{repository:r,policy:i,additions:(0,h().additionsFor)(i.policy),platform:(0,D().platformOf)(
process.platform),policyCommit:e.policyCommit,all:t.all,...e.unprovenMerge&&{unprovenMerge:e.unprovenMerge},signal:t.signal,
...t.progress.audit&&{progress:t.progress.audit}}}function U({run:t,takeRuns:r,prepare:e},i,n){return{...i,disk:(0,S().folderTree)(
n?.checkout.directory??i.repository.directory),...n&&{additions:(0,M().everything)((0,h().dependencyFolders)(i.policy.policy))},
...!t&&{isPending:r||e?()=>!0:i.additions.cover}}}function V(t,r){const{audit:e}=t;return{...t,audit:{...e,findings:[...e.
findings,...r]}}}C.exports={gate:L}});
//# group-by
(function(r,c,g){function s(u,p){const o=new Map;for(const e of u){const t=p(e),n=o.get(t);n?n.push(e):o.set(t,[e])}return o}
r.exports={groupBy:s}});
//# head-files
(function(a,l,n){const s=n("repo/head-files");async function o(r,{audited:t,head:i},{changes:p},c){if(t===i)return;const h=new Set(
[...p.map(({asset:e})=>e.path),...c.flatMap(({location:e})=>e?.path??[])]);return(0,s().findHeadFiles)(r,t,i,h).catch(()=>{})}
a.exports={headFilesOf:o}});
//# interrupt
(function(d,v,u){const m=u("node:timers/promises"),a=["SIGINT","SIGTERM"];let n;async function l(t,e=!1){const s=new AbortController,
o=()=>{c(),s.abort()},r={install:()=>{for(const i of a)process.on(i,o)},remove:()=>{for(const i of a)process.off(i,o)}},
c=()=>{r.remove(),n===r&&(n=void 0)};r.install(),e&&(n=r);try{return await t(s.signal)}finally{c()}}async function p(t){
await(0,m().setImmediate)();const e=n;if(e===void 0)return t();n=void 0,e.remove();try{return await t()}finally{e.install(),
n=e}}function y(t,e,s=!1){let o=!1;return process.once("exit",()=>{o||(process.exitCode=t)}),l(async r=>{await e(r),o=!0},
s)}d.exports={endedBySignals:p,interruptible:l,runProcess:y}});
//# make-folder
(function(d,m,t){const o=t("node:fs/promises"),n=t("node:path");async function s(i){try{await(0,o().mkdir)(i)}catch(r){
const{code:c}=r;if(c==="ENOENT"&&(0,n().dirname)(i)!==i){await s((0,n().dirname)(i)),await(0,o().mkdir)(i).catch(e=>a(i,
e));return}await a(i,r)}}async function a(i,r){if(!await(0,o().stat)(i).then(e=>e.isDirectory(),()=>!1))throw r}d.exports=
{makeFolder:s}});
//# nearest-name
(function(c,v,r){const i=r("packages/fastest-levenshtein"),a=80,d=4;function l(e,t){const s=e.slice(0,a),o=t.find(u=>u.
includes(e));if(o!==void 0&&e.length>=d)return o;const n=t.length>0?(0,i().closest)(s,[...t]):void 0;if(n!==void 0)return(0,i().
distance)(s,n)<=s.length/2?n:void 0}c.exports={nearestName:l}});
//# open-input
(function(m,y,i){const a=i("node:fs"),c=i("node:fs/promises"),h=i("node:path"),w=i("attempt"),o=i("error"),_=256*1024*1024;
async function*$(e,t=_){let r=0;for await(const n of e==="-"?g():O(e,t)){if(r+=n.length,r>t)throw l(d(e),`more than ${t}`,
t);yield n}}function d(e){return e==="-"?"Standard input":e}async function*g(){try{yield*process.stdin}catch(e){throw p(
"standard input",e)}}async function*O(e,t){let r;try{u(e,await(0,c().stat)(e),t),r=await(0,c().open)(e,a().constants.O_RDONLY|
(a().constants.O_NONBLOCK??0)),u(e,await r.stat(),t),yield*r.createReadStream({autoClose:!1})}catch(n){throw n instanceof
o().GateError?n:p(e,n)}finally{await r?.close()}}function u(e,t,r){if(!t.isFile())throw new(o()).GateError("file_unreada\
ble",`${e} is ${k(t)}, not a regular file.`,`Pass a regular file${b(e,t)}; \`-\` reads standard input.`);if(t.size>r)throw l(
e,`${t.size}`,r)}function b(e,t){if(!t.isDirectory())return"";const r=(0,w().attempt)(()=>(0,a().readdirSync)(e).sort())??
[],n=r.find(s=>s==="gate-report.json")??r.find(s=>/^[\w.-]+\.jsonl?$/.test(s));return n===void 0?"":`, such as ${(0,h().
join)(e,n)}`}function k(e){return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a dev\
ice"}function l(e,t,r){return new(o()).GateError("file_unreadable",`${e} has ${t} bytes; the limit is ${r}.`,"Split the \
file, or check that the path is the intended one.")}function p(e,t){const{code:r}=t;return new(o()).GateError("file_unre\
adable",`Cannot read ${e}${r?` (${r})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:t})}
m.exports={inputName:d,openInput:$}});
//# prepare-checkout
(function(w,I,e){const v=e("approval/approval"),g=e("approval-heads"),h=e("audit/audit"),k=e("audit/change/prepare-inpu\
ts"),q=e("audit-commit"),O=e("policy/load"),b=e("repo/object-tree"),C=e("report/redact/redact"),_=e("rules/finding"),P=e(
"run/containment/view"),R=e("run/prepare/prepare"),F=e("run/run");async function j(a,s,t){const{event:r}=t,n={...t.audit,
isPending:()=>!0},o=await(0,q().auditCommit)(n,r.audited,r.base);if(!(0,h().mayRunSome)(o.audit))return{findings:[]};const i=[
...await(0,k().prepareRefusals)(await(0,b().readTree)(n.repository,r.base),o.tree),...await T(o,{...t,audit:n})];if(i.length>
0)return{findings:i};const{prepared:c,reported:p}=await A(a,s,t),u=p?.isolation.downgrades?.[0]?.reason??"containment is\
 off",m=p?.contained?[]:[(0,_().finding)("prepare-uncontained",{reason:u})];return{prepared:c,findings:m}}async function A(a,s,{
request:{env:t,signal:r,secrets:n},event:o,audit:i,report:c}){const{policy:p}=i.policy,u=p.prepare_env.flatMap(d=>t[d]??
[]),m=[...n,...u];let l;return{prepared:await(0,R().runPrepare)(a,{checkout:s,policy:p,requested:(0,F().requestOf)(p.containment,
o.pullRequest?.isFork??!1),env:t,privateFolders:(0,P().privateFolders)(t),signal:r,report:d=>{l={...d,lines:d.lines.map(
({command:x,outcome:H})=>({command:x,outcome:(0,C().redactOutcome)(H,m)}))},c(l)}}),reported:l}}async function T(a,{request:s,
event:t,audit:r}){const n=a.audit.findings.filter(({rule:c})=>c==="gate-weakened");if(n.length===0)return[];const{gate:o}=await(0,v().
seekApproval)({genes:[],findings:n},r.policy.policy.approvals,(0,g().headsOf)(t,r,a),(0,g().approverOf)(s,t,r));if(o===void 0)
return[];const i=n[0]?.location?.path??O().POLICY_PATH;return[(0,_().finding)("prepare-refused",{path:i,what:"it weakens\
 the gate and waits for approval"})]}w.exports={prepareCheckout:j}});
//# process-identity
(function(a,I,d){const o=d("node:fs"),p=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function l(){const[n,t]=[i(
process.pid),r()];return n===void 0||t===void 0?"unknown":`${process.pid.toString(36)}-${n}-${t}`}function u(n){const[,t,
e,s]=p.exec(n)??[];if(t===void 0||s!==r())return!1;const c=i(Number.parseInt(t,36));return c!==void 0&&c!==e}function i(n){
try{const t=(0,o().readFileSync)(`/proc/${n}/stat`,"latin1"),[e="",...s]=t.slice(t.lastIndexOf(")")+2).split(" ");return/[ZX]/.
test(e)?"none":BigInt(s[18]??"").toString(36)}catch(t){const{code:e}=t;return(e==="ENOENT"||e==="ESRCH")&&r()!==void 0?"\
none":void 0}}function r(){try{const n=(0,o().readlinkSync)("/proc/self/ns/pid"),t=(0,o().readFileSync)("/proc/sys/kerne\
l/random/boot_id","latin1");return(BigInt(`0x${t.slice(0,8)}`)^BigInt(n.slice(5,-1))).toString(16).padStart(8,"0").slice(
-8)}catch{return}}a.exports={isEnded:u,processIdentity:l}});
//# propose-fix
(function(M,I,r){const j=r("assets/pointer"),F=r("audit/change/blast-radius"),O=r("error"),S=r("fix/fix"),P=r("fix/prop\
osal"),T=r("judge/judge"),h=r("repo/object-tree"),y=r("repo/tree");async function A({repository:e,policy:{policy:o},platform:n,
signal:s,progress:c},a,{assets:d,change:i,audit:p,tree:_,commandTree:H},m){const b=new Set([...m.keys()].flatMap(t=>v(t)?
G(t):[]));if(b.size===0)return;const w=a.name==="worktree"||a.audited===a.head,l=w?_:await(0,h().readTree)(e,a.head),N=d.
changes.filter(({kind:t})=>t!=="removed"),R=new Set(N.map(({asset:t})=>x(t))),B=[...b].filter(t=>(0,y().isRegular)(l.stat(
t)?.kind)),C=E(p),D=await Promise.all(B.map(async t=>{const u=w||J(l.stat(t),_.stat(t))?C.get(t):void 0;return{path:t,bytes:await l.
read(t),...u&&{known:u}}})),g=T().Judge.by({policy:o,tree:H,base:await(0,h().readTree)(e,a.base),changed:new Set(i.files.
flatMap(F().namesOf)),platform:n,...s&&{signal:s},...c&&{progress:c}});try{const t=u=>R.has(x(u)),k=await(0,S().fixFiles)(
D,g,{includes:t,left:!1});return await g.clock.tick(),await(0,P().proposalOf)(k,w?m:q(m))}catch(t){if(t instanceof O().GateError&&
t.code==="audit_too_long")return;throw t}}function E({genes:e}){const o=new Map;for(const{asset:n,commands:s}of e){const c=s.
map(({findings:i})=>i.find(({edit:p})=>p?.fix)?.edit);if(s.some(({verdict:i},p)=>i==="warn"&&!c[p]))continue;const a=c.flatMap(
i=>i?[[i.pointer??"",i]]:[]),d=o.get(n.path)??new Map;o.set(n.path,d.set((0,j().pointerText)(n.pointer),new Map(a)))}return o}
function J(e,o){return e?.oid!==void 0&&e.oid===o?.oid}function q(e){return new Map([...e].map(([{edit:o,...n},s])=>[n,s]))}
function v({rule:e,edit:o,suppressed:n}){return!n&&(o?.fix===!0||e==="content-hash-mismatch")}function G({location:e}){return e?
[e.path]:[]}function x({path:e,type:o,id:n}){return JSON.stringify([e,o,n])}M.exports={proposeFix:A}});
//# replace-file
(function(i,p,o){const n=o("node:crypto"),e=o("node:fs/promises");async function a(t,c,s){const r=`${t}.${(0,n().randomUUID)()}\
.tmp`;try{await(0,e().writeFile)(r,c,{flag:"wx",mode:s}),await(0,e().rename)(r,t)}finally{await(0,e().rm)(r,{force:!0})}}
i.exports={replaceFile:a}});
//# small-memory
(function(r,i,n){const e=n("node:v8");function t(){(0,e().setFlagsFromString)("--semi-space-growth-factor=1"),(0,e().setFlagsFromString)(
"--no-parallel-scavenge")}function o(){t(),(0,e().setFlagsFromString)("--heap-growing-percent=30")}const s=500;function a(g){
g<s||((0,e().setFlagsFromString)("--heap-growing-percent=100"),process.versions.v8.startsWith("11.")&&(0,e().setFlagsFromString)(
"--interrupt-budget=400000"))}r.exports={collectGarbageOften:o,expectGenes:a,keepMemorySmall:t}});
//# system-error
(function(n,h,o){const r=o("node:os"),a=o("error"),d={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"\
the disk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"\
no space is left",ENOTDIR:"a part of the path is not a directory",EPERM:"permission denied",EROFS:"the file system is re\
ad-only"};function c(e){if(!(e instanceof Error))return;const{code:s="",syscall:p,path:t}=e,i=d[s];if(i===void 0||p===void 0)
return;const E=t??`a file in the temporary directory ${(0,r().tmpdir)()}`;return new(a()).GateError("file_unreadable",`C\
annot use ${E}: ${i} (${s}).`,t===void 0||t.startsWith((0,r().tmpdir)())?"Free space there, or set TMPDIR to a writable \
directory with free space.":"Check the permissions and the free space of the directory.",{cause:e})}n.exports={systemError:c}});
//# temporary-folder
(function(h,P,n){const y=n("node:child_process"),i=n("node:fs"),c=n("node:fs/promises"),w=n("node:os"),d=n("node:path"),
g=n("error"),p=n("process-identity"),a="gene-gate-";let u;async function F(){const e=(0,w().tmpdir)();try{const t=await(0,c().
realpath)(e);return u??=m(t),await u,await(0,c().mkdtemp)((0,d().join)(t,`${a}${(0,p().processIdentity)()}-`))}catch(t){
const{code:o}=t;throw new(g()).GateError("file_unreadable",`Cannot create a temporary directory in ${e} (${o}).`,"Set TM\
PDIR to a writable directory with free space.",{cause:t})}}async function m(e){const t=(0,i().readdirSync)(e).filter(r=>r.
startsWith(a)&&(0,p().isEnded)(r)).map(r=>(0,d().join)(e,r)).filter(I);if(t.length===0)return;for(const r of l(t))S(r);const o=l(
t),s=t.filter(r=>!o.some(E=>_(E,r)));await Promise.allSettled(s.map(r=>(0,c().rm)(r,{recursive:!0,force:!0})))}function I(e){
try{const t=(0,i().lstatSync)(e);return t.isDirectory()&&t.uid===process.getuid?.()}catch{return!1}}function l(e){return(0,i().
readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(o=>(o.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,R)).filter(o=>e.some(s=>_(o,s))).sort((o,s)=>s.length-o.length)}
function R(e,t){return String.fromCharCode(Number.parseInt(t,8))}function _(e,t){return e===t||e.startsWith(`${t}/`)}function S(e){
try{(0,y().execFileSync)("umount",["-l",e],{stdio:"ignore"})}catch{}}h.exports={TEMPORARY_PREFIX:a,removeLeftFolders:m,temporaryFolder:F}});
//# tool
(function(e,g,o){const t={name:"gene-gate",version:"0.1.0"},n="https://github.com/gene-gate/gene-gate";e.exports={HOME:n,
TOOL:t}});
//# turns
(function(p,x,o){const d=o("node:timers/promises"),s=o("error"),u=50,c=256;function*w(e,t){const n=[];for(const[r,g]of e.
entries())n.push(t(g,r)),r%c===c-1&&(yield"");return n}async function h(e,t){const n=a(t,()=>(0,s().interrupted)("after \
the audit"));for(await n();;){const r=e.next();if(r.done)return r.value;await n()}}function m(e){for(;;){const t=e.next();
if(t.done)return t.value}}function l(e,t){return T(e,a(t?.aborted?void 0:t,S))}async function*T(e,t){for(const n of e)n!==
""&&(yield n),await t()}function a(e,t){let n=i();return async()=>{if(i()-n>u&&(await(0,d().setImmediate)(),n=i()),e?.aborted)
throw t()}}function S(){return new(s()).GateError("interrupted","The gate was interrupted before its results were writte\
n.","Run the gate again.")}function i(){return process.uptime()*1e3}p.exports={TURN_MS:u,each:w,inSteps:h,inTurns:l,now:i,
resultOf:m}});
//# validate-change
(function(g,R,a){const m=a("approval-heads"),C=a("as-gate-error"),k=a("repo/checkout"),F=a("run/containment/view"),H=a(
"run/run"),O=a("shard/partition"),w=a("verdict/validate");function y({repository:r,additions:t},n){return(n.name==="work\
tree"?k().requireSameFiles:k().requireCheckedOut)(r,n.audited,t,_(n)?"terminal":"actions")}async function A({request:r,event:t,
policy:n},o,d,{place:i,startedAt:h}){const{audit:s,tree:v}=d,l={audit:s,event:t,policy:n},c=e=>p=>E(r,l,p,e),u={policy:n.
policy,startedAt:h,heads:(0,m().headsOf)(t,o,d),approver:(0,m().approverOf)(r,t,o),signal:r.signal};try{return await(0,w().
validate)(s,{...u,runs:r.run||r.takeRuns!==void 0,run:async e=>await r.takeRuns?.(l,e)??await c(i)(e)})}catch(e){const p=(0,C().
asGateError)(e);if(p.code!=="containment_unavailable")throw p;const I=c({checkout:void 0,tree:v});return{...await(0,w().
validate)(s,{...u,runs:!1,run:I}),refusal:p}}}async function E({env:r,shard:t,durations:n,progress:o,signal:d},{audit:i,
event:h,policy:{policy:s}},v,l){const c=t?(0,O().genesIn)(t,i.genes,n):new Set(i.genes),u=await(0,H().runAudited)(i,{...l,
attended:_(h)&&!r.CI,policy:s,fork:h.isFork,path:r.PATH??"",home:r.HOME,privateFolders:(0,F().privateFolders)(r),waiting:{
has:e=>v.has(e)||!c.has(e)},progress:o,signal:d});return t?{...u,shards:[{...t,genes:c}]}:u}function _({name:r}){return r===
"range"||r==="worktree"}g.exports={validateChange:A,verifiedCheckout:y}});
//# zod-path
(function(n,e,a){function r(o){return o.map(t=>typeof t=="number"?`[${t}]`:`.${String(t)}`).join("").replace(/^\./,"")}
n.exports={dotPath:r}});
