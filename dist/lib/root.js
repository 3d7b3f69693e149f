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
const w={wholeMs:3e5,scriptsMs:6e4},p=50,o=1e3,g=5e3;class M{#c;#n;#l;#h;#u=0;#d=0;#o=0;#m=e();#s;#r=0;#t=[];#i=0;#e;constructor(t,i={},s){
this.#c=t,this.#l=s,this.#n={...w,...i}}async inTurn(t){this.#r<o?this.#r+=1:await new Promise((i,s)=>this.#t.push({resolve:i,
reject:s}));try{for(;this.#a();)await this.tick();return await t()}finally{this.#g()}}stage(t,i){const s={doing:t,total:i,
done:0};return this.#h=s,()=>{s.done+=1}}async all(t,i,s){const y=this.stage(t,i.length),a=[],k=i.entries(),v=async()=>{
for(const[T,S]of k)for(a[T]=await s(S),y();this.#a();)await this.tick()};return await Promise.all(Array.from({length:Math.
min(o,i.length)},v)),a}#g(){const t=this.#t[this.#i];if(t===void 0){this.#r-=1;return}this.#i+=1,this.#i===this.#t.length&&
this.#w(),t.resolve()}#w(){this.#t=[],this.#i=0}async tick(){for(this.#f();this.#a();)this.#s??=this.#M(),await this.#s;
if(this.#e===void 0){const{wholeMs:t}=this.#n;this.#c?.aborted?this.#p((0,h().interrupted)("during the audit")):this.#u>
t&&this.#p(_(t))}if(this.#e)throw this.#e}#p(t){this.#e=t;const i=this.#t.slice(this.#i);this.#w();for(const{reject:s}of i)
s(t)}async tickScript(){this.#d+=this.#f(),await this.tick();const{scriptsMs:t}=this.#n;return this.#d>t?t/1e3:void 0}#a(){
return this.#s!==void 0||e()-this.#m>p}async#M(){this.#h&&this.#l?.turn(this.#h),await(0,d().setImmediate)(),this.#m=e(),
this.#s=void 0}#f(){const t=e(),i=this.#o===0?0:Math.min(t-this.#o,g);return this.#o=t,this.#u+=i,i}}function e(){return process.
uptime()*1e3}function _(r){return new(h()).GateError("audit_too_long",`The audit takes more than ${r/1e3} seconds, which\
 is the limit of a whole audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}});
//# audit-commit
(function(T,t,j,Q){let k;const y=()=>k??=t("approval/head");let A;const H=()=>A??=t("assets/collect");let B;const v=()=>B??=
t("audit/audit");let x;const z=()=>x??=t("audit-clock");let D;const r=()=>D??=t("repo/merge-base");let E;const p=()=>E??=
t("repo/object-tree");let F;const G=()=>F??=t("repo/read-change");let I;const J=()=>I??=t("repo/with-additions");j(T,{auditCommit:()=>m,
judgeHead:()=>K});async function m({repository:e,policy:o,additions:n,disk:a,isPending:c,platform:s,all:_,unprovenMerge:i,
signal:L,progress:N},h,u){const[w,d,l]=await Promise.all([(0,p().readTree)(e,u),(0,p().readTree)(e,h),(0,G().readChange)(
e,u,h)]),g={...a?(0,J().withAdditions)(d,a,n):d,...c&&{isPending:c}},b=new(z()).AuditClock(L,{},N),O={baseTree:w,headTree:d,
change:l,policy:o.policy,all:_,clock:b},C=await(0,H().collectAssets)(O),P=await(0,v().auditChange)({change:l,assets:C,baseTree:w,
tree:g,policy:o,platform:s,...i&&{unprovenMerge:i},clock:b});return{change:l,assets:C,audit:P,tree:d,commandTree:g}}async function K(e,o,n){
const{repository:a,policyCommit:c}=e;await(0,r().requireCommits)(a,[o],[o]);const s=await(0,r().mergeBase)(a,c,o),{audit:_,
tree:i}=await m(e,o,s);return await(0,y().judgedHead)(_,i,e.policy,n)}});
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
(function(i,p,o,h){o(i,{GateError:()=>n,endsAudit:()=>u,inSentences:()=>c,interrupted:()=>d});class n extends Error{name="\
GateError";code;hint;constructor(r,t,s,a){super(t,a),this.code=r,this.hint=s}}function u(e){return e instanceof n&&(e.code===
"interrupted"||e.code==="audit_too_long")}function d(e){return new n("interrupted",`The gate was interrupted ${e} and ma\
de no decision.`,"Run the gate again.")}function c({message:e,hint:r}){const t=e.replace(/\s+/g," ").trim();return`${t}${/[.!?:]$/.
test(t)?"":"."} ${r.replace(/\s+/g," ")}`}});
//# gate
(function(v,i,k,ft){let b;const C=()=>b??=i("as-gate-error");let F;const j=()=>F??=i("audit-commit");let x;const D=()=>x??=
i("base-policy");let O;const R=()=>O??=i("head-files");let P;const A=()=>P??=i("interrupt");let E;const g=()=>E??=i("jud\
ge/families/programs");let M;const B=()=>M??=i("judge/profiles/check-policy");let G;const S=()=>G??=i("model/platform");
let T;const z=()=>T??=i("policy/tighten");let H;const I=()=>H??=i("prepare-checkout");let J;const K=()=>J??=i("propose-f\
ix");let L;const N=()=>L??=i("repo/additions");let Q;const U=()=>Q??=i("repo/folder-tree");let V;const W=()=>V??=i("repo\
/git");let X;const l=()=>X??=i("report/build");let Y;const Z=()=>Y??=i("run/prepare/lines");let $;const q=()=>$??=i("run\
/prepare/output");let tt;const _=()=>tt??=i("validate-change");let ot;const it=()=>ot??=i("verdict/judge");k(v,{gate:()=>et});
async function et(t){const{shard:a}=t,e={startedAt:new Date,...a&&{shard:a}};let o;try{return o=await(0,W().openRepository)(
t.directory,t.env),await at(t,o,e)}catch(n){const r=(0,C().asGateError)(n),{prepare:p}=e;return(0,l().buildErrorReport)(
r.code==="prepare_failed"&&p?(0,q().withOutput)(r,p):r,e,new Date)}finally{t.progress.audit?.ended(),await o?.close()}}async function at(t,a,e){
const o=await t.locate(a);e.event=o;const n=(0,z().tightenPolicy)(await(0,D().basePolicy)(t,a,o),t.inputs);e.policy=n,(0,B().
requireExamples)(n);const r=nt(t,a,o,n),p=t.run&&t.prepare?(0,Z().readPrepare)(t.prepare):[],m=p.length>0?await(0,_().verifiedCheckout)(
r,o):void 0,{prepared:c,findings:ct}=m?await(0,I().prepareCheckout)(p,m,{request:t,event:o,audit:r,report:s=>{e.prepare=
s}}):{findings:[]};try{const s=rt(t,r,c),d=pt(await(0,j().auditCommit)(s,o.audited,o.base),ct);t.progress.audit?.ended();
const{audit:st,tree:dt}=d,lt=t.run&&st.genes.length>0,_t={checkout:c?.checkout??m??(lt?await(0,_().verifiedCheckout)(r,o):
void 0),tree:dt,...c&&{shown:c.shown}},{refusal:h,...u}=await(0,_().validateChange)({request:t,event:o,policy:n},s,d,{place:_t,
startedAt:e.startedAt}),y=(0,it().allFindings)(u.judgement),mt=await(0,K().proposeFix)(s,o,d,y),gt=await(0,R().headFilesOf)(
a,o,d.assets,y);t.progress.audit?.ended(),await a.close();const w=await(0,A().endedBySignals)(()=>(0,l().buildReport)({...e,
...d,...u,event:o,policy:n,fix:mt,headFiles:gt},t.secrets,new Date));return h?(0,l().withRefusedRun)(w,h):w}finally{await c?.
close()}}function nt(t,a,e,o){return{repository:a,policy:o,additions:(0,g().additionsFor)(o.policy),platform:(0,S().platformOf)(
process.platform),policyCommit:e.policyCommit,all:t.all,...e.unprovenMerge&&{unprovenMerge:e.unprovenMerge},signal:t.signal,
...t.progress.audit&&{progress:t.progress.audit}}}function rt({run:t,takeRuns:a,prepare:e},o,n){return{...o,disk:(0,U().
folderTree)(n?.checkout.directory??o.repository.directory),...n&&{additions:(0,N().everything)((0,g().dependencyFolders)(
o.policy.policy))},...!t&&{isPending:a||e?()=>!0:o.additions.cover}}}function pt(t,a){const{audit:e}=t;return{...t,audit:{
...e,findings:[...e.findings,...a]}}}});
//# group-by
(function(u,g,r,i){r(u,{groupBy:()=>s});function s(c,p){const o=new Map;for(const e of c){const n=p(e),t=o.get(n);t?t.push(
e):o.set(n,[e])}return o}});
//# head-files
(function(a,n,o,_){let s;const l=()=>s??=n("repo/head-files");o(a,{headFilesOf:()=>h});async function h(p,{audited:t,head:i},{
changes:c},d){if(t===i)return;const r=new Set([...c.map(({asset:e})=>e.path),...d.flatMap(({location:e})=>e?.path??[])]);
return(0,l().findHeadFiles)(p,t,i,r).catch(()=>{})}});
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
(function(y,n,j,tt){let M;const F=()=>M??=n("assets/pointer");let O;const k=()=>O??=n("audit/change/blast-radius");let S;
const P=()=>S??=n("error");let T;const A=()=>T??=n("fix/fix");let E;const J=()=>E??=n("fix/proposal");let v;const z=()=>v??=
n("judge/judge");let G;const u=()=>G??=n("repo/object-tree");let H;const N=()=>H??=n("repo/tree");let R;const B=()=>R??=
n("rules/identity");j(y,{proposeFix:()=>C});async function C({repository:o,policy:{policy:e},platform:i,signal:r,progress:c},a,{
assets:l,change:s,audit:p,tree:h,commandTree:U},b){const x=new Set(b.flatMap(t=>L(t)?Q(t):[]));if(x.size===0)return;const _=a.
name==="worktree"||a.audited===a.head,m=_?h:await(0,u().readTree)(o,a.head),V=l.changes.filter(({kind:t})=>t!=="removed"),
W=new Set(V.map(({asset:t})=>w(t))),X=[...x].filter(t=>(0,N().isRegular)(m.stat(t)?.kind)),Y=D(p),Z=await Promise.all(X.
map(async t=>{const d=_||I(m.stat(t),h.stat(t))?Y.get(t):void 0;return{path:t,bytes:await m.read(t),...d&&{known:d}}})),
$=z().Judge.by({policy:e,tree:U,base:await(0,u().readTree)(o,a.base),changed:new Set(s.files.flatMap(k().namesOf)),platform:i,
...r&&{signal:r},...c&&{progress:c}});try{const t=q=>W.has(w(q)),g=await(0,A().fixFiles)(Z,$,{includes:t,left:!1}),d=(0,B().
idsOf)(b);return await(0,J().proposalOf)(g,_?d:K(d))}catch(t){if(t instanceof P().GateError&&t.code==="audit_too_long")return;
throw t}}function D({genes:o}){const e=new Map;for(const{asset:i,commands:r}of o){const c=r.map(({findings:s})=>s.find(({
edit:p})=>p?.fix)?.edit);if(r.some(({verdict:s},p)=>s==="warn"&&!c[p]))continue;const a=c.flatMap(s=>s?[[s.pointer??"",s]]:
[]),l=e.get(i.path)??new Map;e.set(i.path,l.set((0,F().pointerText)(i.pointer),new Map(a)))}return e}function I(o,e){return o?.
oid!==void 0&&o.oid===e?.oid}function K(o){return new Map([...o].map(([{edit:e,...i},r])=>[i,r]))}function L({rule:o,edit:e,
suppressed:i}){return!i&&(e?.fix===!0||o==="content-hash-mismatch")}function Q({location:o}){return o?[o.path]:[]}function w({
path:o,type:e,id:i}){return JSON.stringify([o,e,i])}});
//# replace-file
(function(i,e,n,_){let a;const c=()=>a??=e("node:crypto");let m;const o=()=>m??=e("node:fs/promises");n(i,{replaceFile:()=>p});
async function p(r,l,s){const t=`${r}.${(0,c().randomUUID)()}.tmp`;try{await(0,o().writeFile)(t,l,{flag:"wx",mode:s}),await(0,o().
rename)(t,r)}finally{await(0,o().rm)(t,{force:!0})}}});
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
