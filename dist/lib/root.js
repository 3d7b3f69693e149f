//# action
(function(_,t,u,l){let e;const o=()=>e??=t("action/core");let i;const s=()=>i??=t("action/main");let c;const p=()=>c??=
t("action/post");let a;const m=()=>a??=t("interrupt"),n="main-has-run";o().core.getState(n)===""?(o().core.saveState(n,"\
true"),(0,m().runProcess)(1,async r=>{await(0,s().runAction)(process.env,r),r.aborted&&process.exit()})):(0,p().runPost)()});
//# api
(function(A,o,j,Pt){let T;const L=()=>T??=o("@evomap/gep-sdk");let F;const e=()=>F??=o("zod");let P;const I=()=>P??=o("\
assets/log/audit-log");let $;const h=()=>$??=o("audit/change/blast-radius");let x;const D=()=>x??=o("audit/change/forbid\
den-paths");let H;const R=()=>H??=o("audit/claims/broadcast");let z;const b=()=>z??=o("audit/claims/content-hash");let M;
const V=()=>M??=o("audit/claims/proven-streak");let Y;const J=()=>Y??=o("audit/claims/schema/findings");let U;const N=()=>U??=
o("audit/gene/constraints");let W;const B=()=>W??=o("judge/judge");let G;const K=()=>G??=o("model/asset-types");let Q;const X=()=>Q??=
o("model/platform");let Z;const d=()=>Z??=o("policy/default");let q;const tt=()=>q??=o("policy/profile-names");let et;const nt=()=>et??=
o("remedy/edits");let ot;const y=()=>ot??=o("repo/paths");let it;const c=()=>it??=o("report/validation");let st;const at=()=>st??=
o("report/validation-reading");let rt;const lt=()=>rt??=o("rules/eligibility-of");let ct;const v=()=>ct??=o("rules/findi\
ng");let dt;const pt=()=>dt??=o("select/error-signature");let mt;const _t=()=>mt??=o("select/pattern");let ut;const S=()=>ut??=
o("tool");j(A,{auditCommand:()=>At,blastSeverity:()=>ft,broadcastEligibility:()=>St,canonicalJson:()=>ht,checkSchema:()=>vt,
contentHash:()=>bt,errorSignature:()=>kt,forbiddenPath:()=>gt,readValidationReport:()=>Ct,signalMatches:()=>wt,validationReport:()=>Et,
verifyContentHash:()=>yt});function ft(t,n={files:d().DEFAULT_POLICY.blast_radius.hard_cap_files,lines:d().DEFAULT_POLICY.
blast_radius.hard_cap_lines}){const{files:i,lines:s,maxFiles:r}=a(w,t,"change");a(w,n,"caps");const l=(0,h().gradeFiles)(
i,r,s,n);return{severity:l,message:(0,h().gradeWords)(l,t,r,n)}}function gt(t,n=[]){if(a(e().string(),t,"path"),a(e().array(
e().string()),n,"forbiddenPaths"),(0,D().alwaysForbidden)(t)!==void 0)return"always";if((0,I().isAuditLog)(t))return"aud\
it_log";const i=(0,N().readConstraints)({forbidden_paths:[...n]}).constraints,s=(0,y().normalise)(t)??t;return i.forbiddenPaths.
some(r=>(0,y().isWithin)(s,r))?"declared":null}function ht(t){return(0,L().canonicalize)(t)}function bt(t){return a(p,t,
"asset"),(0,b().contentHash)(t)}function yt(t){return(0,b().matchContentHash)(_(t))??null}function vt(t){return(0,J().promotionSchemaFindings)(
_(t)).map(u)}function St(t,n,i={}){const s=_({type:"Capsule",...a(p,t,"capsule")});if(s.type!=="Capsule")throw new TypeError(
`capsule: expected a Capsule, got a ${s.type}`);const r={...d().DEFAULT_POLICY.a2a,...a(jt,i,"thresholds")},l=a(e().array(
e().unknown()),n,"events"),m=l.filter(g=>p.safeParse(g).success),Ft=m.map(g=>({value:g,log:""})),k=l.length-m.length,C=[
...(0,R().broadcastFindings)(s,(0,V().streakCounter)(Ft,!1)(s),r),...k>0?[Ot(s,k)]:[]],E=(0,lt().eligibilityOf)(C);return{
eligible:E==="eligible",eligibility:E,reasons:C.map(u)}}function Ot({id:t},n){const i=`the successes of the Capsule \`${t}\
\``,s=`a log in which ${n} ${n===1?"entry is":"entries are"} not an object`;return(0,v().finding)("claim-not-checked",{claim:i,
why:s},{severity:"error"})}function wt(t,n){return a(e().string(),t,"pattern"),a(e().array(e().string()),n,"signals"),(0,_t().
matchesSignals)(t,n)}function kt(t){return a(e().string(),t,"signal"),(0,pt().errorSignature)(t)??null}function Ct(t){const n=(0,at().
readValidationReport)(t);if(n===void 0)return null;const{differences:i,hash:s,...r}=n;return{valid:i.length===0,hashMatches:s!==
null,...r}}function Et(t){a(Lt,t,"run");const n=t.commands.map(({command:i,ok:s,stdout:r="",stderr:l="",durationMs:m=0})=>({
result:{command:i,ok:s,stdout:(0,c().shortenText)(r),stderr:(0,c().shortenText)(l)},duration_ms:m}));return(0,c().sealed)(
{...(0,c().commonFields)({commands:n.map(({result:i,duration_ms:s})=>({...i,duration_ms:s})),startedAt:new Date(t.startedAt).
toISOString(),finishedAt:new Date(t.finishedAt).toISOString()}),id:`vr_${t.finishedAt}`,gene_id:t.geneId,...(0,c().fingerprint)(
{nodeVersion:process.version,platform:process.platform,arch:process.arch,client:S().TOOL.name,clientVersion:S().TOOL.version}),
commands:n.map(({result:i})=>i)})}async function At(t,n="evolver"){a(e().string(),t,"command");const i=B().Judge.by({policy:{
...d().DEFAULT_POLICY,profile:a(Tt,n,"profile")},tree:void 0,changed:new Set,platform:(0,X().platformOf)(process.platform)}),
{verdict:s,findings:r}=await(0,nt().withEdit)(await i.command(t),i);return{verdict:s,findings:r.map(u)}}const p=e().record(
e().string(),e().unknown()),O=e().int().nonnegative(),w=e().looseObject({files:O,lines:O}),jt=e().looseObject({min_score:e().
number(),max_files:e().number(),max_lines:e().number(),min_success_streak:e().number()}).partial(),Tt=e().enum(tt().PROFILE_NAMES),
Lt=e().looseObject({geneId:e().string(),commands:e().array(e().looseObject({command:e().string(),ok:e().boolean(),stdout:e().
string().optional(),stderr:e().string().optional(),durationMs:e().number().optional()})),startedAt:e().number(),finishedAt:e().
number()});function a(t,n,i){const[s]=t.safeParse(n).error?.issues??[];if(s===void 0)return n;throw new TypeError(`${[i,
...s.path].join(".")}: ${s.message}`)}function _(t){const{type:n,id:i}=a(p,t,"asset");if(!K().ASSET_TYPES.includes(n))throw new TypeError(
`${JSON.stringify(n)} is not an asset type`);return{type:n,id:typeof i=="string"?i:"",path:"",value:t,pointer:[],locate:()=>({
path:"",line:1,column:1})}}function u(t){return{rule:t.rule,severity:t.severity,...(0,v().describe)(t)}}});
//# approval-heads
(function(m,i,p,b){let l;const r=()=>l??=i("approval/head");let g;const n=()=>g??=i("audit-commit");let h;const _=()=>h??=
i("policy/changed-since");p(m,{approverOf:()=>y,headsOf:()=>j});function j(e,a,t){const{baseRef:c,group:o}=e;if(o!==void 0)
return o.map(({number:d,headSha:s})=>({pullRequest:d,judge:()=>(0,n().judgeHead)(a,s,c)}));const u=e.audited===e.head||e.
name==="worktree";return[{...e.pullRequest&&{pullRequest:e.pullRequest.number},judge:()=>u?(0,r().judgedHead)(t.audit,t.
tree,a.policy,c):(0,n().judgeHead)(a,e.head,c)}]}function y({approver:e},{baseRef:a,policyCommit:t,defaultBranch:c},o){return{
means:e.means,seek:u=>e.seek({...u,subjectAt:async d=>(await(0,n().judgeHead)(o,d,a)).subject,policyChangedSince:async d=>{
const H=[...new Set([t,c?.commit??t])].map(R=>(0,_().policyChangedSince)(o.repository,R,d));return(await Promise.all(H)).
includes(!0)}})}}});
//# as-gate-error
(function(o,e,s,g){let a;const r=()=>a??=e("error");let i;const c=()=>i??=e("system-error");s(o,{asGateError:()=>m});function m(t){
if(t instanceof r().GateError)return t;const n=(0,c().systemError)(t);if(n!==void 0)return n;const u=t instanceof Error?
`${t.name}: ${t.message}`:String(t);return new(r()).GateError("internal",`The gate failed unexpectedly: ${u}`,"This is a\
 bug in gene-gate; report it. The gate has not decided about the change.",{cause:t})}});
//# attempt
(function(t,u,e,c){e(t,{attempt:()=>r});function r(n){try{return n()}catch{return}}});
//# audit-clock
(function(c,n,l,A){let u;const d=()=>u??=n("node:timers/promises");let m;const h=()=>m??=n("error");l(c,{AuditClock:()=>M});
const p={wholeMs:3e5,scriptsMs:6e4},w=50,o=1e3,g=5e3;class M{#a;#n;#c;#h;#l=0;#u=0;#o=0;#d=e();#i;#r=0;#t=[];#s=0;#e;constructor(t,s={},i){
this.#a=t,this.#c=i,this.#n={...p,...s}}async inTurn(t){this.#r<o?this.#r+=1:await new Promise((s,i)=>this.#t.push({resolve:s,
reject:i}));try{for(;this.#f();)await this.tick();return await t()}finally{this.#g()}}stage(t,s){const i={doing:t,total:s,
done:0};return this.#h=i,()=>{i.done+=1}}async all(t,s,i){const y=this.stage(t,s.length),a=[],k=s.entries(),v=async()=>{
for(const[T,S]of k)a[T]=await i(S),y()};return await Promise.all(Array.from({length:Math.min(o,s.length)},v)),a}#g(){const t=this.#t[this.#s];
if(t===void 0){this.#r-=1;return}this.#s+=1,this.#s===this.#t.length&&this.#m(),t.resolve()}#m(){this.#t=[],this.#s=0}async tick(){
for(this.#w();this.#f();)this.#i??=this.#M(),await this.#i;if(this.#e===void 0){const{wholeMs:t}=this.#n;this.#a?.aborted?
this.#p((0,h().interrupted)("during the audit")):this.#l>t&&this.#p(_(t))}if(this.#e)throw this.#e}#p(t){this.#e=t;const s=this.#t.
slice(this.#s);this.#m();for(const{reject:i}of s)i(t)}async tickScript(){this.#u+=this.#w(),await this.tick();const{scriptsMs:t}=this.#n;
return this.#u>t?t/1e3:void 0}#f(){return this.#i!==void 0||e()-this.#d>w}async#M(){this.#h&&this.#c?.turn(this.#h),await(0,d().
setImmediate)(),this.#d=e(),this.#i=void 0}#w(){const t=e(),s=this.#o===0?0:Math.min(t-this.#o,g);return this.#o=t,this.#l+=
s,s}}function e(){return process.uptime()*1e3}function _(r){return new(h()).GateError("audit_too_long",`The audit takes \
more than ${r/1e3} seconds, which is the limit of a whole audit.`,"Split the change, or reduce the number and length of \
its commands and npm scripts.")}});
//# audit-commit
(function(C,t,y,O){let H;const A=()=>H??=t("approval/head");let B;const S=()=>B??=t("assets/collect");let v;const x=()=>v??=
t("audit/audit");let z;const D=()=>z??=t("interrupt");let E;const l=()=>E??=t("repo/merge-base");let F;const p=()=>F??=t(
"repo/object-tree");let G;const I=()=>G??=t("repo/read-change");let J;const K=()=>J??=t("repo/with-additions");y(C,{auditCommit:()=>m,
judgeHead:()=>L});async function m({repository:e,policy:a,additions:d,disk:o,isPending:i,platform:r,all:_,unprovenMerge:n,
signal:h,progress:u},w,g){const[b,c,s]=await Promise.all([(0,p().readTree)(e,g),(0,p().readTree)(e,w),(0,I().readChange)(
e,g,w)]),T={...o?(0,K().withAdditions)(c,o,d):c,...i&&{isPending:i}},j=await(0,D().endedBySignals)(()=>(0,S().collectAssets)(
{baseTree:b,headTree:c,change:s,policy:a.policy,all:_})),N=await(0,x().auditChange)({change:s,assets:j,baseTree:b,tree:T,
policy:a,platform:r,...n&&{unprovenMerge:n},...h&&{signal:h},...u&&{progress:u}});return{change:s,assets:j,audit:N,tree:c,
commandTree:T}}async function L(e,a,d){const{repository:o,policyCommit:i}=e;await(0,l().requireCommits)(o,[a],[a]);const r=await(0,l().
mergeBase)(o,i,a),{audit:_,tree:n}=await m(e,a,r);return await(0,A().judgedHead)(_,n,e.policy,d)}});
//# base-policy
(function(m,n,d,H){let u;const O=()=>u??=n("event/policy-ref");let P;const l=()=>P??=n("policy/branches");let h;const s=()=>h??=
n("policy/load");let w;const _=()=>w??=n("policy/stricter");let b;const v=()=>b??=n("repo/object-tree");d(m,{basePolicy:()=>T,
protectedBy:()=>y,readerOf:()=>p});async function T({policy:c,policyRef:e,readShared:t},o,r){const i=p(o,t),a=c??await g(
i,r);if(e===void 0)return a;const A=await(0,O().resolvePolicyRef)(o,e);return(0,_().stricterOf)(a,await i(A,`${e}:${s().
POLICY_PATH}`),e)}const $="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";
function p(c,e){return async(t,o)=>(0,s().loadPolicy)(await(0,v().readTree)(c,t),t,{path:o,hint:$,readShared:e})}async function y({
name:c,commit:e},t,o){return(0,l().policyOfBranch)(await o(e,`${c}:${s().POLICY_PATH}`),t,c)}async function g(c,{policyCommit:e,
baseRef:t,defaultBranch:o}){const r=await c(e,s().POLICY_PATH);if(o===void 0)return r;if(o.name===t){const a=(0,l().policyOfBranch)(
r,t,t)??r;return a===r?r:(0,_().stricterOf)(r,a,`branches.${t}`)}const i=await y(o,t,c);return i===void 0||r.source==="d\
efault"?i??r:(0,_().stricterOf)(r,i,o.name)}});
//# bundle-memory
(function(n,u,o,c){o(n,{keepBundleInMemory:()=>t});const l=Symbol.for("gene-gate: read all chunks");function t(){const e=Reflect.
get(globalThis,l);typeof e=="function"&&e()}});
//# cli
(function(s,t,p,c){let i;const r=()=>i??=t("cli/main");let o;const e=()=>o??=t("cli/terminal");let n;(0,(n??=t("interru\
pt")).runProcess)(2,async m=>{process.exitCode=await(0,r().mainOfProcess)(process.argv.slice(2),(0,e().processTerminal)(
m))},!0)});
//# error
(function(n,s,r,h){r(n,{GateError:()=>t,endsAudit:()=>i,interrupted:()=>d});class t extends Error{name="GateError";code;hint;constructor(o,u,a,c){
super(u,c),this.code=o,this.hint=a}}function i(e){return e instanceof t&&(e.code==="interrupted"||e.code==="audit_too_lo\
ng")}function d(e){return new t("interrupted",`The gate was interrupted ${e} and made no decision.`,"Run the gate again.")}});
//# gate
(function(v,i,k,gt){let b;const C=()=>b??=i("as-gate-error");let j;const x=()=>j??=i("audit-commit");let F;const D=()=>F??=
i("base-policy");let R;const O=()=>R??=i("head-files");let P;const g=()=>P??=i("interrupt");let A;const h=()=>A??=i("jud\
ge/families/programs");let E;const M=()=>E??=i("judge/profiles/check-policy");let B;const S=()=>B??=i("model/platform");
let G;const H=()=>G??=i("policy/tighten");let T;const z=()=>T??=i("prepare-checkout");let I;const J=()=>I??=i("propose-f\
ix");let K;const L=()=>K??=i("repo/additions");let N;const Q=()=>N??=i("repo/folder-tree");let U;const V=()=>U??=i("repo\
/git");let W;const l=()=>W??=i("report/build");let X;const Y=()=>X??=i("run/prepare/lines");let Z;const $=()=>Z??=i("run\
/prepare/output");let q;const _=()=>q??=i("validate-change");let tt;const ot=()=>tt??=i("verdict/judge");k(v,{gate:()=>it});
async function it(t){const{shard:a}=t,e={startedAt:new Date,...a&&{shard:a}};let o;try{return o=await(0,V().openRepository)(
t.directory,t.env),await et(t,o,e)}catch(n){const r=(0,C().asGateError)(n),{prepare:p}=e;return(0,l().buildErrorReport)(
r.code==="prepare_failed"&&p?(0,$().withOutput)(r,p):r,e,new Date)}finally{t.progress.audit?.ended(),await o?.close()}}async function et(t,a,e){
const o=await t.locate(a);e.event=o;const n=(0,H().tightenPolicy)(await(0,D().basePolicy)(t,a,o),t.inputs);e.policy=n,(0,M().
requireExamples)(n);const r=at(t,a,o,n),p=t.run&&t.prepare?(0,Y().readPrepare)(t.prepare):[],m=p.length>0?await(0,_().verifiedCheckout)(
r,o):void 0,{prepared:c,findings:pt}=m?await(0,z().prepareCheckout)(p,m,{request:t,event:o,audit:r,report:s=>{e.prepare=
s}}):{findings:[]};try{const s=nt(t,r,c),d=rt(await(0,x().auditCommit)(s,o.audited,o.base),pt);t.progress.audit?.ended();
const{audit:ct,tree:st}=d,dt=t.run&&ct.genes.length>0,lt={checkout:c?.checkout??m??(dt?await(0,_().verifiedCheckout)(r,o):
void 0),tree:st,...c&&{shown:c.shown}},{refusal:u,...y}=await(0,_().validateChange)({request:t,event:o,policy:n},s,d,{place:lt,
startedAt:e.startedAt}),_t=await(0,g().endedBySignals)(()=>(0,J().proposeFix)(s,o,d,(0,ot().allFindings)(y.judgement)));
t.progress.audit?.ended();const mt=await(0,g().endedBySignals)(()=>(0,l().buildReport)({...e,...d,...y,event:o,policy:n,
fix:_t},t.secrets,new Date)),w=await(0,O().withHeadFiles)(mt,a);return u?(0,l().withRefusedRun)(w,u):w}finally{await c?.
close()}}function at(t,a,e,o){return{repository:a,policy:o,additions:(0,h().additionsFor)(o.policy),platform:(0,S().platformOf)(
process.platform),policyCommit:e.policyCommit,all:t.all,...e.unprovenMerge&&{unprovenMerge:e.unprovenMerge},signal:t.signal,
...t.progress.audit&&{progress:t.progress.audit}}}function nt({run:t,takeRuns:a,prepare:e},o,n){return{...o,disk:(0,Q().
folderTree)(n?.checkout.directory??o.repository.directory),...n&&{additions:(0,L().everything)((0,h().dependencyFolders)(
o.policy.policy))},...!t&&{isPending:a||e?()=>!0:o.additions.cover}}}function rt(t,a){const{audit:e}=t;return{...t,audit:{
...e,findings:[...e.findings,...a]}}}});
//# group-by
(function(u,g,r,i){r(u,{groupBy:()=>s});function s(c,p){const o=new Map;for(const e of c){const n=p(e),t=o.get(n);t?t.push(
e):o.set(n,[e])}return o}});
//# head-files
(function(l,d,s,m){let h;const u=()=>h??=d("repo/head-files");s(l,{withHeadFiles:()=>c});async function c(a,n){const{audited_sha:t,
head_sha:i}=a;if(t===null||i===null||t===i)return a;try{const e=await(0,u().findHeadFiles)(n,t,i,new Set(_(a)));return{...a,
head_files:e}}catch{return a}}function _({genes:a,findings:n,capsules:t,events:i}){return[...a.flatMap(({path:e,commands:o})=>[
e,...o.flatMap(({location:p})=>p?.path??[])]),...n.flatMap(({location:e})=>e?.path??[]),...[...t,...i].map(({path:e})=>e)]}});
//# interrupt
(function(d,u,m,w){let p;const y=()=>p??=u("node:timers/promises");m(d,{endedBySignals:()=>v,interruptible:()=>l,runProcess:()=>S});
const a=["SIGINT","SIGTERM"];let n;async function l(t,e=!1){const s=new AbortController,r=()=>{c(),s.abort()},o={install:()=>{
for(const i of a)process.on(i,r)},remove:()=>{for(const i of a)process.off(i,r)}},c=()=>{o.remove(),n===o&&(n=void 0)};o.
install(),e&&(n=o);try{return await t(s.signal)}finally{c()}}async function v(t){await(0,y().setImmediate)();const e=n;if(e===
void 0)return t();n=void 0,e.remove();try{return await t()}finally{e.install(),n=e}}function S(t,e,s=!1){let r=!1;return process.
once("exit",()=>{r||(process.exitCode=t)}),l(async o=>{await e(o),r=!0},s)}});
//# make-folder
(function(d,e,m,w){let l;const t=()=>l??=e("node:fs/promises");let _;const n=()=>_??=e("node:path");m(d,{makeFolder:()=>s});
async function s(o){try{await(0,t().mkdir)(o)}catch(i){const{code:c}=i;if(c==="ENOENT"&&(0,n().dirname)(o)!==o){await s(
(0,n().dirname)(o)),await(0,t().mkdir)(o).catch(r=>a(o,r));return}await a(o,i)}}async function a(o,i){if(!await(0,t().stat)(
o).then(r=>r.isDirectory(),()=>!1))throw i}});
//# nearest-name
(function(i,o,a,v){let c;const n=()=>c??=o("fastest-levenshtein");a(i,{nearestName:()=>l});const r=80;function l(d,s){const e=d.
slice(0,r),t=s.length>0?(0,n().closest)(e,[...s]):void 0;if(t!==void 0)return(0,n().distance)(e,t)<=e.length/2?t:void 0}});
//# open-input
(function(u,o,_,g){let p;const a=()=>p??=o("node:fs");let h;const s=()=>h??=o("node:fs/promises");let w;const i=()=>w??=
o("error");_(u,{openInput:()=>$});const m=256*1024*1024;async function*$(e,r=m){let t=0;for await(const n of e==="-"?y():
O(e,r)){if(t+=n.length,t>r)throw l(e,`more than ${r}`,r);yield n}}async function*y(){try{yield*process.stdin}catch(e){throw d(
"-",e)}}async function*O(e,r){let t;try{c(e,await(0,s().stat)(e),r),t=await(0,s().open)(e,a().constants.O_RDONLY|(a().constants.
O_NONBLOCK??0)),c(e,await t.stat(),r),yield*t.createReadStream({autoClose:!1})}catch(n){throw n instanceof i().GateError?
n:d(e,n)}finally{await t?.close()}}function c(e,r,t){if(!r.isFile())throw new(i()).GateError("file_unreadable",`${e} is ${b(
r)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(r.size>t)throw l(e,`${r.size}`,t)}function b(e){
return e.isDirectory()?"a directory":e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a device"}function l(e,r,t){return new(i()).
GateError("file_unreadable",`${e} has ${r} bytes; the limit is ${t}.`,"Split the file, or check that the path is the int\
ended one.")}function d(e,r){const{code:t}=r;return new(i()).GateError("file_unreadable",`Cannot read ${e}${t?` (${t})`:
""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:r})}});
//# prepare-checkout
(function(w,t,v,Q){let h;const y=()=>h??=t("approval/approval");let k;const m=()=>k??=t("approval-heads");let b;const O=()=>b??=
t("audit/audit");let C;const P=()=>C??=t("audit/change/prepare-inputs");let R;const j=()=>R??=t("audit-commit");let F;const A=()=>F??=
t("policy/load");let T;const H=()=>T??=t("repo/object-tree");let I;const L=()=>I??=t("report/redact/redact");let M;const g=()=>M??=
t("rules/finding");let S;const Y=()=>S??=t("run/containment/view");let x;const z=()=>x??=t("run/prepare/prepare");let B;
const D=()=>B??=t("run/run");v(w,{prepareCheckout:()=>E});async function E(r,s,e){const{event:a}=e,o={...e.audit,isPending:()=>!0},
n=await(0,j().auditCommit)(o,a.audited,a.base);if(!(0,O().mayRunSome)(n.audit))return{findings:[]};const p=[...await(0,P().
prepareRefusals)(await(0,H().readTree)(o.repository,a.base),n.tree),...await J(n,{...e,audit:o})];if(p.length>0)return{findings:p};
const{prepared:c,reported:i}=await G(r,s,e),l=i?.isolation.downgrades?.[0]?.reason??"containment is off",_=i?.contained?
[]:[(0,g().finding)("prepare-uncontained",{reason:l})];return{prepared:c,findings:_}}async function G(r,s,{request:{env:e,
signal:a,secrets:o},event:n,audit:p,report:c}){const{policy:i}=p.policy,l=i.prepare_env.flatMap(d=>e[d]??[]),_=[...o,...l];
let u;return{prepared:await(0,z().runPrepare)(r,{checkout:s,policy:i,requested:(0,D().requestOf)(i.containment,n.pullRequest?.
isFork??!1),env:e,privateFolders:(0,Y().privateFolders)(e),signal:a,report:d=>{u={...d,lines:d.lines.map(({command:K,outcome:N})=>({
command:K,outcome:(0,L().redactOutcome)(N,_)}))},c(u)}}),reported:u}}async function J(r,{request:s,event:e,audit:a}){const o=r.
audit.findings.filter(({rule:c})=>c==="gate-weakened");if(o.length===0)return[];const{gate:n}=await(0,y().seekApproval)(
{genes:[],findings:o},a.policy.policy.approvals,(0,m().headsOf)(e,a,r),(0,m().approverOf)(s,e,a));if(n===void 0)return[];
const p=o[0]?.location?.path??A().POLICY_PATH;return[(0,g().finding)("prepare-refused",{path:p,what:"it weakens the gate\
 and waits for approval"})]}});
//# process-identity
(function(a,c,p,I){let l;const u=()=>l??=c("node:crypto");let y;const o=()=>y??=c("node:fs");p(a,{isEnded:()=>v,processIdentity:()=>m});
const _=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function m(){const[n,t]=[i(process.pid),r()];return n===void 0||
t===void 0?"unknown":`${process.pid.toString(36)}-${n}-${t}`}function v(n){const[,t,e,s]=_.exec(n)??[];if(t===void 0||s!==
r())return!1;const d=i(Number.parseInt(t,36));return d!==void 0&&d!==e}function i(n){try{const t=(0,o().readFileSync)(`/\
proc/${n}/stat`,"latin1"),[e="",...s]=t.slice(t.lastIndexOf(")")+2).split(" ");return/[ZX]/.test(e)?"none":BigInt(s[18]??
"").toString(36)}catch(t){const{code:e}=t;return(e==="ENOENT"||e==="ESRCH")&&r()!==void 0?"none":void 0}}function r(){try{
const n=(0,o().readlinkSync)("/proc/self/ns/pid"),t=(0,o().readFileSync)("/proc/sys/kernel/random/boot_id","latin1").trim();
return(0,u().createHash)("sha256").update(`${t} ${n}`).digest("hex").slice(0,8)}catch{return}}});
//# propose-fix
(function(h,o,w,U){let b;const x=()=>b??=o("audit/change/blast-radius");let y;const g=()=>y??=o("error");let j;const O=()=>j??=
o("fix/fix");let F;const S=()=>F??=o("fix/proposal");let k;const M=()=>k??=o("judge/judge");let J;const c=()=>J??=o("rep\
o/object-tree");let P;const T=()=>P??=o("rules/identity");w(h,{proposeFix:()=>z});async function z({repository:e,policy:{
policy:r},platform:i,signal:s,progress:d},a,{assets:N,change:A,tree:B,commandTree:C},l){const u=new Set(l.flatMap(t=>G(t)?
H(t):[]));if(u.size===0)return;const _=a.name==="worktree"||a.audited===a.head,m=_?B:await(0,c().readTree)(e,a.head),D=N.
changes.filter(({kind:t})=>t!=="removed"),I=new Set(D.map(({asset:t})=>p(t))),K=[...u].filter(t=>{const n=m.stat(t)?.kind;
return n==="file"||n==="executable"}),L=await Promise.all(K.map(async t=>({path:t,bytes:await m.read(t)}))),Q=M().Judge.
by({policy:r,tree:C,base:await(0,c().readTree)(e,a.base),changed:new Set(A.files.flatMap(x().namesOf)),platform:i,...s&&
{signal:s},...d&&{progress:d}});try{const t=await(0,O().fixFiles)(L,Q,{includes:R=>I.has(p(R))}),n=(0,T().idsOf)(l);return await(0,S().
proposalOf)(t,_?n:E(n))}catch(t){if(t instanceof g().GateError&&t.code==="audit_too_long")return;throw t}}function E(e){
return new Map([...e].map(([{edit:r,...i},s])=>[i,s]))}function G({rule:e,edit:r,suppressed:i}){return!i&&(r?.fix===!0||
e==="content-hash-mismatch")}function H({location:e}){return e?[e.path]:[]}function p({path:e,type:r,id:i}){return JSON.
stringify([e,r,i])}});
//# small-memory
(function(t,n,r,c){let l;const e=()=>l??=n("node:v8");r(t,{collectGarbageOften:()=>a,keepMemorySmall:()=>o});function o(){
(0,e().setFlagsFromString)("--semi-space-growth-factor=1"),(0,e().setFlagsFromString)("--no-parallel-scavenge")}function a(){
o(),(0,e().setFlagsFromString)("--heap-growing-percent=20")}});
//# system-error
(function(n,t,a,y){let d;const r=()=>d??=t("node:os");let c;const p=()=>c??=t("error");a(n,{systemError:()=>m});const E={
EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the disk reports an error",EMFILE:"too many open file\
s",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not \
a directory",EPERM:"permission denied",EROFS:"the file system is read-only"};function m(e){if(!(e instanceof Error))return;
const{code:s="",syscall:h,path:o}=e,i=E[s];if(i===void 0||h===void 0)return;const l=o??`a file in the temporary director\
y ${(0,r().tmpdir)()}`;return new(p()).GateError("file_unreadable",`Cannot use ${l}: ${i} (${s}).`,o===void 0||o.startsWith(
(0,r().tmpdir)())?"Free space there, or set TMPDIR to a writable directory with free space.":"Check the permissions and \
the free space of the directory.",{cause:e})}});
//# temporary-folder
(function(y,n,h,T){let w;const g=()=>w??=n("node:child_process");let F;const i=()=>F??=n("node:fs");let I;const c=()=>I??=
n("node:fs/promises");let R;const S=()=>R??=n("node:os");let E;const a=()=>E??=n("node:path");let P;const $=()=>P??=n("e\
rror");let b;const d=()=>b??=n("process-identity");h(y,{TEMPORARY_PREFIX:()=>p,removeLeftFolders:()=>m,temporaryFolder:()=>v});
const p="gene-gate-";let l;async function v(){const o=(0,S().tmpdir)();try{const t=await(0,c().realpath)(o);return l??=m(
t),await l,await(0,c().mkdtemp)((0,a().join)(t,`${p}${(0,d().processIdentity)()}-`))}catch(t){const{code:r}=t;throw new($()).
GateError("file_unreadable",`Cannot create a temporary directory in ${o} (${r}).`,"Set TMPDIR to a writable directory wi\
th free space.",{cause:t})}}async function m(o){const t=(0,i().readdirSync)(o).filter(e=>e.startsWith(p)&&(0,d().isEnded)(
e)).map(e=>(0,a().join)(o,e)).filter(A);if(t.length===0)return;for(const e of _(t))M(e);const r=_(t),s=t.filter(e=>!r.some(
O=>u(O,e)));await Promise.allSettled(s.map(e=>(0,c().rm)(e,{recursive:!0,force:!0})))}function A(o){try{const t=(0,i().lstatSync)(
o);return t.isDirectory()&&t.uid===process.getuid?.()}catch{return!1}}function _(o){return(0,i().readFileSync)("/proc/se\
lf/mountinfo","utf8").split(`
`).map(r=>(r.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,C)).filter(r=>o.some(s=>u(r,s))).sort((r,s)=>s.length-r.length)}
function C(o,t){return String.fromCharCode(Number.parseInt(t,8))}function u(o,t){return o===t||o.startsWith(`${t}/`)}function M(o){
try{(0,g().execFileSync)("umount",["-l",o],{stdio:"ignore"})}catch{}}});
//# tool
(function(e,o,n,O){n(e,{HOME:()=>g,TOOL:()=>t});const t={name:"gene-gate",version:"0.1.0"},g="https://github.com/gene-g\
ate/gene-gate"});
//# validate-change
(function(g,e,y,j){let C;const m=()=>C??=e("approval-heads");let F;const H=()=>F??=e("as-gate-error");let O;const v=()=>O??=
e("repo/checkout");let A;const E=()=>A??=e("run/containment/view");let I;const R=()=>I??=e("run/run");let S;const T=()=>S??=
e("shard/partition");let b;const k=()=>b??=e("verdict/validate");y(g,{validateChange:()=>G,verifiedCheckout:()=>B});function B({
repository:t,additions:a},r){return(r.name==="worktree"?v().requireSameFiles:v().requireCheckedOut)(t,r.audited,a,w(r)?"\
terminal":"actions")}async function G({request:t,event:a,policy:r},n,_,{place:i,startedAt:u}){const{audit:c,tree:h}=_,d={
audit:c,event:a,policy:r},s=o=>l=>M(t,d,l,o),p={policy:r.policy,startedAt:u,heads:(0,m().headsOf)(a,n,_),approver:(0,m().
approverOf)(t,a,n)};try{return await(0,k().validate)(c,{...p,runs:t.run||t.takeRuns!==void 0,run:async o=>await t.takeRuns?.(
d,o)??await s(i)(o)})}catch(o){const l=(0,H().asGateError)(o);if(l.code!=="containment_unavailable")throw l;const P=s({checkout:void 0,
tree:h});return{...await(0,k().validate)(c,{...p,runs:!1,run:P}),refusal:l}}}async function M({env:t,shard:a,durations:r,
progress:n,signal:_},{audit:i,event:u,policy:{policy:c}},h,d){const s=a?(0,T().genesIn)(a,i.genes,r):new Set(i.genes),p=await(0,R().
runAudited)(i,{...d,attended:w(u)&&!t.CI,policy:c,fork:u.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,E().privateFolders)(
t),waiting:{has:o=>h.has(o)||!s.has(o)},progress:n,signal:_});return a?{...p,shards:[{...a,genes:s}]}:p}function w({name:t}){
return t==="range"||t==="worktree"}});
//# zod-path
(function(n,u,o,i){o(n,{dotPath:()=>r});function r(e){return e.map(t=>typeof t=="number"?`[${t}]`:`.${String(t)}`).join(
"").replace(/^\./,"")}});
