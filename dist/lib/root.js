"use strict";var Kt=Object.defineProperty;var t=(w,e)=>Kt(w,"name",{value:e,configurable:!0});module.exports={action(w,e,v,N){let _;const d=t(()=>_??=e("action/core"),"import_core");let b;const o=t(()=>b??=e("actio\
n/main"),"import_main");let g;const u=t(()=>g??=e("action/post"),"import_post");let a;const p=t(()=>a??=e("run/interrupt"),
"import_interrupt");let y;(0,t(()=>y??=e("small-memory"),"import_small_memory")().keepMemorySmall)();const m="main-has-r\
un";d().core.getState(m)===""?(d().core.saveState(m,"true"),(0,p().runProcess)(1,async r=>{await(0,o().runAction)(process.
env,r),r.aborted&&process.exit()})):(0,u().runPost)()},api(w,e,v,N){let _;const d=t(()=>_??=e("@evomap/gep-sdk"),"import\
_gep_sdk");let b;const o=t(()=>b??=e("zod"),"z");let g;const u=t(()=>g??=e("assets/log/audit-log"),"import_audit_log");let a;
const p=t(()=>a??=e("audit/change/blast-radius"),"import_blast_radius");let y;const c=t(()=>y??=e("audit/change/forbidde\
n-paths"),"import_forbidden_paths");let m;const r=t(()=>m??=e("audit/claims/broadcast"),"import_broadcast");let A;const x=t(
()=>A??=e("audit/claims/content-hash"),"import_content_hash");let f;const O=t(()=>f??=e("audit/claims/proven-streak"),"i\
mport_proven_streak");let l;const F=t(()=>l??=e("audit/claims/schema/findings"),"import_findings");let G;const Y=t(()=>G??=
e("audit/gene/constraints"),"import_constraints");let D;const V=t(()=>D??=e("judge/judge"),"import_judge");let X;const j=t(
()=>X??=e("model/asset"),"import_asset");let C;const $=t(()=>C??=e("model/run"),"import_run");let z;const H=t(()=>z??=e(
"policy/policy"),"import_policy");let J;const Q=t(()=>J??=e("policy/schema/commands"),"import_commands");let st;const ot=t(
()=>st??=e("remedy/edits"),"import_edits");let nt;const Z=t(()=>nt??=e("repo/paths"),"import_paths");let mt;const R=t(()=>mt??=
e("report/validation"),"import_validation");let St;const Ot=t(()=>St??=e("report/validation-reading"),"import_validation\
_reading");let Tt;const Ft=t(()=>Tt??=e("rules/eligibility-of"),"import_eligibility_of");let Ct;const at=t(()=>Ct??=e("r\
ules/finding"),"import_finding");let jt;const ht=t(()=>jt??=e("select/error-signature"),"import_error_signature");let It;
const At=t(()=>It??=e("select/pattern"),"import_pattern");let Pt;const _t=t(()=>Pt??=e("tool"),"import_tool");v(w,{auditCommand:t(
()=>zt,"auditCommand"),blastSeverity:t(()=>Mt,"blastSeverity"),broadcastEligibility:t(()=>Lt,"broadcastEligibility"),canonicalJson:t(
()=>Rt,"canonicalJson"),checkSchema:t(()=>Ht,"checkSchema"),contentHash:t(()=>$t,"contentHash"),errorSignature:t(()=>yt,
"errorSignature"),forbiddenPath:t(()=>gt,"forbiddenPath"),readValidationReport:t(()=>Gt,"readValidationReport"),signalMatches:t(
()=>Dt,"signalMatches"),validationReport:t(()=>Yt,"validationReport"),verifyContentHash:t(()=>xt,"verifyContentHash")});
function Mt(i,k={files:H().DEFAULT_POLICY.blast_radius.hard_cap_files,lines:H().DEFAULT_POLICY.blast_radius.hard_cap_lines}){
const{files:P,lines:I,maxFiles:U}=L(bt,i,"change");L(bt,k,"caps");const K=(0,p().gradeFiles)(P,U,I,k);return{severity:K,
message:(0,p().gradeWords)(K,i,U,k)}}t(Mt,"blastSeverity");function gt(i,k=[]){if(L(o().string(),i,"path"),L(o().array(o().
string()),k,"forbiddenPaths"),(0,c().alwaysForbidden)(i)!==void 0)return"always";if((0,u().isAuditLog)(i))return"audit_l\
og";const P=(0,Y().readConstraints)({forbidden_paths:[...k]}).constraints,I=(0,Z().normalise)(i)??i;return P.forbiddenPaths.
some(U=>(0,Z().isWithin)(I,U))?"declared":null}t(gt,"forbiddenPath");function Rt(i){return(0,d().canonicalize)(i)}t(Rt,"\
canonicalJson");function $t(i){return L(ct,i,"asset"),(0,x().contentHash)(i)}t($t,"contentHash");function xt(i){return(0,x().
matchContentHash)(lt(i))??null}t(xt,"verifyContentHash");function Ht(i){return(0,F().promotionSchemaFindings)(lt(i)).map(
ut)}t(Ht,"checkSchema");function Lt(i,k,P={}){const I=lt({type:"Capsule",...L(ct,i,"capsule")});if(I.type!=="Capsule")throw new TypeError(
`capsule: expected a Capsule, got a ${I.type}`);const U={...H().DEFAULT_POLICY.a2a,...L(Ut,P,"thresholds")},K=L(o().array(
o().unknown()),k,"events"),n=K.filter(s=>ct.safeParse(s).success),T=n.map(s=>({value:s,log:""})),h=K.length-n.length,E=[
...(0,r().broadcastFindings)(I,(0,O().streakCounter)(T,!1)(I),U),...h>0?[Nt(I,h)]:[]],S=(0,Ft().eligibilityOf)(E);return{
eligible:S==="eligible",eligibility:S,reasons:E.map(ut)}}t(Lt,"broadcastEligibility");function Nt({id:i},k){const P=`the\
 successes of the Capsule \`${i}\``,I=`a log in which ${k} ${k===1?"entry is":"entries are"} not an object`;return(0,at().
finding)("claim-not-checked",{claim:P,why:I},{severity:"error"})}t(Nt,"unreadableEvents");function Dt(i,k){return L(o().
string(),i,"pattern"),L(o().array(o().string()),k,"signals"),(0,At().matchesSignals)(i,k)}t(Dt,"signalMatches");function yt(i){
return L(o().string(),i,"signal"),(0,ht().errorSignature)(i)??null}t(yt,"errorSignature");function Gt(i){const k=(0,Ot().
readValidationReport)(i);if(k===void 0)return null;const{differences:P,hash:I,...U}=k;return{valid:P.length===0,hashMatches:I!==
null,...U}}t(Gt,"readValidationReport");function Yt(i){L(Vt,i,"run");const k=i.commands.map(({command:P,ok:I,stdout:U="",
stderr:K="",durationMs:n=0})=>({result:{command:P,ok:I,stdout:(0,R().shortenText)(U),stderr:(0,R().shortenText)(K)},duration_ms:n}));
return(0,R().sealed)({...(0,R().commonFields)({commands:k.map(({result:P,duration_ms:I})=>({...P,duration_ms:I})),startedAt:new Date(
i.startedAt).toISOString(),finishedAt:new Date(i.finishedAt).toISOString()}),id:`vr_${i.finishedAt}`,gene_id:i.geneId,...(0,R().
fingerprint)({nodeVersion:process.version,platform:process.platform,arch:process.arch,client:_t().TOOL.name,clientVersion:_t().
TOOL.version}),commands:k.map(({result:P})=>P)})}t(Yt,"validationReport");async function zt(i,k="evolver"){L(o().string(),
i,"command");const P=V().Judge.by({policy:{...H().DEFAULT_POLICY,profile:L(Jt,k,"profile")},tree:void 0,changed:new Set,
platform:(0,$().platformOf)(process.platform)}),{verdict:I,findings:U}=await(0,ot().withEdit)(await P.command(i),P);return{
verdict:I,findings:U.map(ut)}}t(zt,"auditCommand");const ct=o().record(o().string(),o().unknown()),wt=o().int().nonnegative(),
bt=o().looseObject({files:wt,lines:wt}),Ut=o().looseObject({min_score:o().number(),max_files:o().number(),max_lines:o().
number(),min_success_streak:o().number()}).partial(),Jt=o().enum(Q().PROFILE_NAMES),Vt=o().looseObject({geneId:o().string(),
commands:o().array(o().looseObject({command:o().string(),ok:o().boolean(),stdout:o().string().optional(),stderr:o().string().
optional(),durationMs:o().number().optional()})),startedAt:o().number(),finishedAt:o().number()});function L(i,k,P){const[
I]=i.safeParse(k).error?.issues??[];if(I===void 0)return k;throw new TypeError(`${[P,...I.path].join(".")}: ${I.message}`)}
t(L,"checked");function lt(i){const{type:k,id:P}=L(ct,i,"asset");if(!j().ASSET_TYPES.includes(k))throw new TypeError(`${JSON.
stringify(k)} is not an asset type`);return{type:k,id:typeof P=="string"?P:"",path:"",value:i,pointer:[],locate:t(()=>({
path:"",line:1,column:1}),"locate")}}t(lt,"assetOf");function ut(i){return{rule:i.rule,severity:i.severity,...(0,at().describe)(
i)}}t(ut,"objection")},"audit-clock"(w,e,v,N){let _;const d=t(()=>_??=e("node:timers/promises"),"import_promises");let b;
const o=t(()=>b??=e("error"),"import_error");v(w,{AuditClock:t(()=>y,"AuditClock")});const g={wholeMs:3e5,scriptsMs:6e4},
u=50,a=1e3,p=5e3;class y{static{t(this,"AuditClock")}#a;#i;#c=0;#l=0;#r=0;#d=performance.now();#o;#s=0;#t=[];#e=0;#n;constructor(r,A={}){
this.#a=r,this.#i={...g,...A}}async inTurn(r){this.#s<a?this.#s+=1:await new Promise((A,x)=>this.#t.push({resolve:A,reject:x}));
try{for(;this.#_();)await this.tick();return await r()}finally{this.#f()}}#f(){const r=this.#t[this.#e];if(r===void 0){this.#s-=
1;return}this.#e+=1,this.#e===this.#t.length&&this.#p(),r.resolve()}#p(){this.#t=[],this.#e=0}async tick(){for(this.#u();this.#_();)
this.#o??=this.#h(),await this.#o;if(this.#n===void 0){const{wholeMs:r}=this.#i;this.#a?.aborted?this.#m((0,o().interrupted)(
"during the audit")):this.#c>r&&this.#m(c(r))}if(this.#n)throw this.#n}#m(r){this.#n=r;const A=this.#t.slice(this.#e);this.#p();
for(const{reject:x}of A)x(r)}async tickScript(){this.#l+=this.#u(),await this.tick();const{scriptsMs:r}=this.#i;return this.#l>
r?r/1e3:void 0}#_(){return this.#o!==void 0||performance.now()-this.#d>u}async#h(){await(0,d().setImmediate)(),this.#d=performance.
now(),this.#o=void 0}#u(){const r=performance.now(),A=this.#r===0?0:Math.min(r-this.#r,p);return this.#r=r,this.#c+=A,A}}
function c(m){return new(o()).GateError("audit_too_long",`The audit takes more than ${m/1e3} seconds, which is the limit\
 of a whole audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}t(c,"tooLong")},
"audit-commit"(w,e,v,N){let _;const d=t(()=>_??=e("approval/head"),"import_head");let b;const o=t(()=>b??=e("assets/coll\
ect"),"import_collect");let g;const u=t(()=>g??=e("audit/audit"),"import_audit");let a;const p=t(()=>a??=e("repo/merge-b\
ase"),"import_merge_base");let y;const c=t(()=>y??=e("repo/object-tree"),"import_object_tree");let m;const r=t(()=>m??=e(
"repo/read-change"),"import_read_change");let A;const x=t(()=>A??=e("repo/with-additions"),"import_with_additions");v(w,
{auditCommit:t(()=>f,"auditCommit"),judgeHead:t(()=>O,"judgeHead")});async function f({repository:l,policy:F,additions:G,
disk:Y,isPending:D,platform:V,all:X,unprovenMerge:j,signal:C},$,z){const[H,J,Q]=await Promise.all([(0,c().readTree)(l,z),
(0,c().readTree)(l,$),(0,r().readChange)(l,z,$)]),ot={...Y?(0,x().withAdditions)(J,Y,G):J,...D&&{isPending:D}},nt=await(0,o().
collectAssets)({baseTree:H,headTree:J,change:Q,policy:F.policy,all:X}),Z=await(0,u().auditChange)({change:Q,assets:nt,baseTree:H,
tree:ot,policy:F,platform:V,...j&&{unprovenMerge:j},...C&&{signal:C}});return{change:Q,assets:nt,audit:Z,tree:J,commandTree:ot}}
t(f,"auditCommit");async function O(l,F,G){const{repository:Y,policyCommit:D}=l;await(0,p().requireCommits)(Y,[F],[F]);const V=await(0,p().
mergeBase)(Y,D,F),{audit:X,tree:j}=await f(l,F,V);return await(0,d().judgedHead)(X,j,l.policy,G)}t(O,"judgeHead")},"bund\
le-memory"(w,e,v,N){v(w,{keepBundleInMemory:t(()=>d,"keepBundleInMemory")});const _=Symbol.for("gene-gate: read all chun\
ks");function d(){const b=Reflect.get(globalThis,_);typeof b=="function"&&b()}t(d,"keepBundleInMemory")},cli(w,e,v,N){let _;
const d=t(()=>_??=e("cli/main"),"import_main");let b;const o=t(()=>b??=e("cli/terminal"),"import_terminal");let g;const u=t(
()=>g??=e("run/interrupt"),"import_interrupt");let a;(0,t(()=>a??=e("small-memory"),"import_small_memory")().keepMemorySmall)(),
(0,u().runProcess)(2,async y=>{process.exitCode=await(0,d().mainOfProcess)(process.argv.slice(2),(0,o().processTerminal)(
y))})},error(w,e,v,N){v(w,{GateError:t(()=>_,"GateError"),endsAudit:t(()=>d,"endsAudit"),interrupted:t(()=>b,"interrupte\
d")});class _ extends Error{static{t(this,"GateError")}name="GateError";code;hint;constructor(g,u,a,p){super(u,p),this.code=
g,this.hint=a}}function d(o){return o instanceof _&&(o.code==="interrupted"||o.code==="audit_too_long")}t(d,"endsAudit");
function b(o){return new _("interrupted",`The gate was interrupted ${o} and made no decision.`,"Run the gate again.")}t(
b,"interrupted")},gate(w,e,v,N){let _;const d=t(()=>_??=e("approval/approval"),"import_approval");let b;const o=t(()=>b??=
e("approval/head"),"import_head");let g;const u=t(()=>g??=e("audit/audit"),"import_audit");let a;const p=t(()=>a??=e("au\
dit/change/prepare-inputs"),"import_prepare_inputs");let y;const c=t(()=>y??=e("audit-commit"),"import_audit_commit");let m;
const r=t(()=>m??=e("error"),"import_error");let A;const x=t(()=>A??=e("event/policy-ref"),"import_policy_ref");let f;const O=t(
()=>f??=e("head-files"),"import_head_files");let l;const F=t(()=>l??=e("judge/families/programs"),"import_programs");let G;
const Y=t(()=>G??=e("judge/profiles/check-policy"),"import_check_policy");let D;const V=t(()=>D??=e("model/run"),"import\
_run");let X;const j=t(()=>X??=e("policy/changed-since"),"import_changed_since");let C;const $=t(()=>C??=e("policy/load"),
"import_load");let z;const H=t(()=>z??=e("policy/stricter"),"import_stricter");let J;const Q=t(()=>J??=e("policy/tighten"),
"import_tighten");let st;const ot=t(()=>st??=e("propose-fix"),"import_propose_fix");let nt;const Z=t(()=>nt??=e("repo/ad\
ditions"),"import_additions");let mt;const R=t(()=>mt??=e("repo/checkout"),"import_checkout");let St;const Ot=t(()=>St??=
e("repo/folder-tree"),"import_folder_tree");let Tt;const Ft=t(()=>Tt??=e("repo/git"),"import_git");let Ct;const at=t(()=>Ct??=
e("repo/object-tree"),"import_object_tree");let jt;const ht=t(()=>jt??=e("report/build"),"import_build");let It;const At=t(
()=>It??=e("report/redact/redact"),"import_redact");let Pt;const _t=t(()=>Pt??=e("rules/finding"),"import_finding");let Mt;
const gt=t(()=>Mt??=e("run/containment/view"),"import_view");let Rt;const $t=t(()=>Rt??=e("run/prepare/lines"),"import_l\
ines");let xt;const Ht=t(()=>xt??=e("run/prepare/output"),"import_output");let Lt;const Nt=t(()=>Lt??=e("run/prepare/pre\
pare"),"import_prepare");let Dt;const yt=t(()=>Dt??=e("run/run"),"import_run2");let Gt;const Yt=t(()=>Gt??=e("shard/part\
ition"),"import_partition");let zt;const ct=t(()=>zt??=e("system-error"),"import_system_error");let wt;const bt=t(()=>wt??=
e("verdict/judge"),"import_judge");let Ut;const Jt=t(()=>Ut??=e("verdict/validate"),"import_validate");v(w,{asGateError:t(
()=>K,"asGateError"),gate:t(()=>Vt,"gate")});async function Vt(n){const{shard:T}=n;let h={startedAt:new Date,...T&&{shard:T}},
E,S;try{E=await(0,Ft().openRepository)(n.directory,n.env);const s=await n.locate(E);h={...h,event:s};const M=(0,Q().tightenPolicy)(
await U(n,E,s.policyCommit),n.inputs);h={...h,event:s,policy:M},(0,Y().requireExamples)(M);const W=E,B=(0,Z().additionsOf)(
M.policy.build_outputs,(0,F().dependencyFolders)(M.policy)),it=n.run&&n.prepare?(0,$t().readPrepare)(n.prepare):[];let q;
if(n.run){const pt=I(s)?"terminal":"actions";q=await(s.name==="worktree"?R().requireSameFiles:R().requireCheckedOut)(E,s.
audited,B,pt)}const tt={repository:E,policy:M,additions:B,platform:(0,V().platformOf)(process.platform),policyCommit:s.policyCommit,
all:n.all,...s.unprovenMerge&&{unprovenMerge:s.unprovenMerge},signal:n.signal},ft=q&&it.length>0?await ut(it,q,{request:n,
event:s,policy:M.policy,terms:{...tt,isPending:t(()=>!0,"isPending")},baseTree:t(()=>(0,at().readTree)(W,s.base),"baseTr\
ee"),report:t(pt=>{h={...h,prepare:pt}},"report")}):{findings:[]};S=ft.prepared;const dt={...tt,disk:(0,Ot().folderTree)(
S?.checkout.directory??E.directory),...S&&{additions:(0,Z().everything)((0,F().dependencyFolders)(M.policy))},...!n.run&&
{isPending:n.takeRuns||n.prepare?()=>!0:B.cover}},et=k(await(0,c().auditCommit)(dt,s.audited,s.base),ft.findings),{audit:vt,
tree:kt}=et,Wt=S?{checkout:S.checkout,shown:S.shown,tree:kt}:{checkout:q,tree:kt},rt={audit:vt,event:s,policy:M},Et=await(0,Jt().
validate)(vt,{policy:M.policy,startedAt:h.startedAt,heads:L(s,dt,et),approver:lt(n,s,dt),runs:n.run||n.takeRuns!==void 0,
run:t(async pt=>await n.takeRuns?.(rt,pt)??P(n,rt,pt,Wt),"run")}),Xt=await(0,ot().proposeFix)(dt,s,et,(0,bt().allFindings)(
Et.judgement)),Bt=(0,ht().buildReport)({...h,...et,...Et,event:s,policy:M,fix:Xt},n.secrets,new Date);return await(0,O().
withHeadFiles)(Bt,E)}catch(s){const M=K(s),{prepare:W}=h;return(0,ht().buildErrorReport)(M.code==="prepare_failed"&&W?(0,Ht().
withOutput)(M,W):M,h,new Date)}finally{await S?.close(),await E?.close()}}t(Vt,"gate");function L(n,T,h){const{baseRef:E,
group:S}=n;if(S!==void 0)return S.map(({number:M,headSha:W})=>({pullRequest:M,judge:t(()=>(0,c().judgeHead)(T,W,E),"judg\
e")}));const s=n.audited===n.head||n.name==="worktree";return[{...n.pullRequest&&{pullRequest:n.pullRequest.number},judge:t(
()=>s?(0,o().judgedHead)(h.audit,h.tree,T.policy,E):(0,c().judgeHead)(T,n.head,E),"judge")}]}t(L,"headsOf");function lt({
approver:n},{baseRef:T,policyCommit:h},E){return{means:n.means,seek:t(S=>n.seek({...S,subjectAt:t(async s=>(await(0,c().
judgeHead)(E,s,T)).subject,"subjectAt"),policyChangedSince:t(s=>(0,j().policyChangedSince)(E.repository,h,s),"policyChan\
gedSince")}),"seek")}}t(lt,"approverOf");async function ut(n,T,{request:h,event:E,policy:S,terms:s,baseTree:M,report:W}){
const{env:B,signal:it,secrets:q}=h,tt=await(0,c().auditCommit)(s,E.audited,E.base);if(!(0,u().mayRunSome)(tt.audit))return{
findings:[]};const ft=[...await(0,p().prepareRefusals)(await M(),tt.tree),...await i(tt,{request:h,event:E,policy:S,terms:s})];
if(ft.length>0)return{findings:ft};const dt=S.prepare_env.flatMap(rt=>B[rt]??[]);let et;const vt=await(0,Nt().runPrepare)(
n,{checkout:T,policy:S,requested:(0,yt().requestOf)(S.containment,E.pullRequest?.isFork??!1),env:B,privateFolders:(0,gt().
privateFolders)(B),signal:it,report:t(rt=>{const Et=[...q,...dt];et={...rt,lines:rt.lines.map(({command:Xt,outcome:Bt})=>({
command:Xt,outcome:(0,At().redactOutcome)(Bt,Et)}))},W(et)},"report")}),kt=et?.isolation.downgrades?.[0]?.reason??"conta\
inment is off",Wt=et?.contained?[]:[(0,_t().finding)("prepare-uncontained",{reason:kt})];return{prepared:vt,findings:Wt}}
t(ut,"prepareCheckout");async function i(n,{request:T,event:h,policy:E,terms:S}){const s=n.audit.findings.filter(({rule:B})=>B===
"gate-weakened");if(s.length===0)return[];const{gate:M}=await(0,d().seekApproval)({genes:[],findings:s},E.approvals,L(h,
S,n),lt(T,h,S));if(M===void 0)return[];const W=s[0]?.location?.path??$().POLICY_PATH;return[(0,_t().finding)("prepare-re\
fused",{path:W,what:"it weakens the gate and waits for approval"})]}t(i,"weakeningRefusals");function k(n,T){const{audit:h}=n;
return{...n,audit:{...h,findings:[...h.findings,...T]}}}t(k,"withFindings");async function P({env:n,shard:T,progress:h,signal:E},{
audit:S,event:s,policy:{policy:M}},W,B){const it=T?(0,Yt().genesIn)(T,S.genes):new Set(S.genes),q=await(0,yt().runAudited)(
S,{...B,attended:I(s)&&!n.CI,policy:M,fork:s.isFork,path:n.PATH??"",home:n.HOME,privateFolders:(0,gt().privateFolders)(n),
waiting:{has:t(tt=>W.has(tt)||!it.has(tt),"has")},progress:h,signal:E});return T?{...q,shards:[{...T,genes:it}]}:q}t(P,"\
runHere");function I({name:n}){return n==="range"||n==="worktree"}t(I,"isByHand");async function U({policy:n,policyRef:T},h,E){
const S=n??await(0,$().loadPolicy)(await(0,at().readTree)(h,E),E);if(T===void 0)return S;const s=await(0,x().resolvePolicyRef)(
h,T),M=await(0,at().readTree)(h,s);return(0,H().stricterOf)(S,await(0,$().loadPolicy)(M,s,`${T}:${$().POLICY_PATH}`),T)}
t(U,"policyOf");function K(n){if(n instanceof r().GateError)return n;const T=(0,ct().systemError)(n);if(T!==void 0)return T;
const h=n instanceof Error?`${n.name}: ${n.message}`:String(n);return new(r()).GateError("internal",`The gate failed une\
xpectedly: ${h}`,"This is a bug in gene-gate; report it. The gate has not decided about the change.",{cause:n})}t(K,"asG\
ateError")},"head-files"(w,e,v,N){let _;const d=t(()=>_??=e("repo/head-files"),"import_head_files");v(w,{withHeadFiles:t(
()=>b,"withHeadFiles")});async function b(g,u){const{audited_sha:a,head_sha:p}=g;if(a===null||p===null||a===p)return g;try{
const y=await(0,d().findHeadFiles)(u,a,p,new Set(o(g)));return{...g,head_files:y}}catch{return g}}t(b,"withHeadFiles");function o({
genes:g,findings:u,capsules:a,events:p}){return[...g.flatMap(({path:y,commands:c})=>[y,...c.flatMap(({location:m})=>m?.path??
[])]),...u.flatMap(({location:y})=>y?.path??[]),...[...a,...p].map(({path:y})=>y)]}t(o,"pathsIn")},"make-folder"(w,e,v,N){
let _;const d=t(()=>_??=e("node:fs/promises"),"import_promises");let b;const o=t(()=>b??=e("node:path"),"import_node_pat\
h");v(w,{makeFolder:t(()=>g,"makeFolder")});async function g(a){try{await(0,d().mkdir)(a)}catch(p){const{code:y}=p;if(y===
"ENOENT"&&(0,o().dirname)(a)!==a){await g((0,o().dirname)(a)),await(0,d().mkdir)(a).catch(c=>u(a,c));return}await u(a,p)}}
t(g,"makeFolder");async function u(a,p){if(!await(0,d().stat)(a).then(c=>c.isDirectory(),()=>!1))throw p}t(u,"orExisting")},
"open-input"(w,e,v,N){let _;const d=t(()=>_??=e("node:fs"),"import_node_fs");let b;const o=t(()=>b??=e("node:fs/promises"),
"import_promises");let g;const u=t(()=>g??=e("error"),"import_error");v(w,{openInput:t(()=>p,"openInput")});const a=256*
1024*1024;async function*p(f,O=a){let l=0;for await(const F of f==="-"?y():c(f,O)){if(l+=F.length,l>O)throw A(f,`more th\
an ${O}`,O);yield F}}t(p,"openInput");async function*y(){try{yield*process.stdin}catch(f){throw x("-",f)}}t(y,"standardI\
nput");async function*c(f,O){let l;try{m(f,await(0,o().stat)(f),O),l=await(0,o().open)(f,d().constants.O_RDONLY|(d().constants.
O_NONBLOCK??0)),m(f,await l.stat(),O),yield*l.createReadStream({autoClose:!1})}catch(F){throw F instanceof u().GateError?
F:x(f,F)}finally{await l?.close()}}t(c,"regularFile");function m(f,O,l){if(!O.isFile())throw new(u()).GateError("file_un\
readable",`${f} is ${r(O)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(O.size>l)throw A(f,
`${O.size}`,l)}t(m,"requireRegular");function r(f){return f.isDirectory()?"a directory":f.isFIFO()?"a named pipe":f.isSocket()?
"a socket":"a device"}t(r,"kindOf");function A(f,O,l){return new(u()).GateError("file_unreadable",`${f} has ${O} bytes; \
the limit is ${l}.`,"Split the file, or check that the path is the intended one.")}t(A,"tooLarge");function x(f,O){const{
code:l}=O;return new(u()).GateError("file_unreadable",`Cannot read ${f}${l?` (${l})`:""}.`,"Check the path and its permi\
ssions; `-` reads standard input.",{cause:O})}t(x,"unreadable")},"process-identity"(w,e,v,N){let _;const d=t(()=>_??=e("\
node:crypto"),"import_node_crypto");let b;const o=t(()=>b??=e("node:fs"),"import_node_fs");v(w,{isEnded:t(()=>a,"isEnded"),
processIdentity:t(()=>u,"processIdentity")});const g=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function u(){const[
c,m]=[p(process.pid),y()];return c===void 0||m===void 0?"unknown":`${process.pid.toString(36)}-${c}-${m}`}t(u,"processId\
entity");function a(c){const[,m,r,A]=g.exec(c)??[];if(m===void 0||A!==y())return!1;const x=p(Number.parseInt(m,36));return x!==
void 0&&x!==r}t(a,"isEnded");function p(c){try{const m=(0,o().readFileSync)(`/proc/${c}/stat`,"latin1"),[r="",...A]=m.slice(
m.lastIndexOf(")")+2).split(" ");return/[ZX]/.test(r)?"none":BigInt(A[18]??"").toString(36)}catch(m){const{code:r}=m;return(r===
"ENOENT"||r==="ESRCH")&&y()!==void 0?"none":void 0}}t(p,"startOf");function y(){try{const c=(0,o().readlinkSync)("/proc/\
self/ns/pid"),m=(0,o().readFileSync)("/proc/sys/kernel/random/boot_id","latin1").trim();return(0,d().createHash)("sha256").
update(`${m} ${c}`).digest("hex").slice(0,8)}catch{return}}t(y,"placeHere")},"propose-fix"(w,e,v,N){let _;const d=t(()=>_??=
e("audit/change/blast-radius"),"import_blast_radius");let b;const o=t(()=>b??=e("fix/fix"),"import_fix");let g;const u=t(
()=>g??=e("fix/proposal"),"import_proposal");let a;const p=t(()=>a??=e("judge/judge"),"import_judge");let y;const c=t(()=>y??=
e("repo/object-tree"),"import_object_tree");let m;const r=t(()=>m??=e("rules/identity"),"import_identity");v(w,{proposeFix:t(
()=>A,"proposeFix")});async function A({repository:l,policy:{policy:F},platform:G,signal:Y},D,{assets:V,change:X,tree:j,
commandTree:C},$){const z=new Set($.flatMap(R=>x(R)?f(R):[]));if(z.size===0)return;const J=D.name==="worktree"||D.audited===
D.head?j:await(0,c().readTree)(l,D.head),Q=V.changes.filter(({kind:R})=>R!=="removed"),st=new Set(Q.map(({asset:R})=>O(R))),
ot=[...z].filter(R=>J.stat(R)?.kind===j.stat(R)?.kind),nt=await Promise.all(ot.map(async R=>({path:R,bytes:await J.read(
R)}))),Z=p().Judge.by({policy:F,tree:C,base:await(0,c().readTree)(l,D.base),changed:new Set(X.files.flatMap(d().namesOf)),
platform:G,...Y&&{signal:Y}}),mt=await(0,o().fixFiles)(nt,Z,{includes:t(R=>st.has(O(R)),"includes")});return(0,u().proposalOf)(
mt,(0,r().idsOf)($))}t(A,"proposeFix");function x({rule:l,edit:F,suppressed:G}){return!G&&(F?.fix===!0||l==="content-has\
h-mismatch")}t(x,"isFixable");function f({location:l}){return l?[l.path]:[]}t(f,"pathOf");function O({path:l,type:F,id:G}){
return JSON.stringify([l,F,G])}t(O,"placeOf")},"small-memory"(w,e,v,N){let _;const d=t(()=>_??=e("node:v8"),"import_node\
_v8");v(w,{keepMemorySmall:t(()=>b,"keepMemorySmall")});function b(){(0,d().setFlagsFromString)("--semi-space-growth-fac\
tor=1")}t(b,"keepMemorySmall")},"system-error"(w,e,v,N){let _;const d=t(()=>_??=e("node:os"),"import_node_os");let b;const o=t(
()=>b??=e("error"),"import_error");v(w,{systemError:t(()=>u,"systemError")});const g={EACCES:"permission denied",EDQUOT:"\
the disk quota is used up",EIO:"the disk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"\
it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a folder",EPERM:"permission denied",EROFS:"\
the file system is read-only"};function u(a){if(!(a instanceof Error))return;const{code:p="",syscall:y,path:c}=a,m=g[p];
if(m===void 0||y===void 0)return;const r=c??`a file in the temporary folder ${(0,d().tmpdir)()}`;return new(o()).GateError(
"file_unreadable",`Cannot use ${r}: ${m} (${p}).`,c===void 0||c.startsWith((0,d().tmpdir)())?"Free space there, or set T\
MPDIR to a writable folder with free space.":"Check the permissions and the free space of the folder.",{cause:a})}t(u,"s\
ystemError")},"temporary-folder"(w,e,v,N){let _;const d=t(()=>_??=e("node:child_process"),"import_node_child_process");let b;
const o=t(()=>b??=e("node:fs"),"import_node_fs");let g;const u=t(()=>g??=e("node:fs/promises"),"import_promises");let a;
const p=t(()=>a??=e("node:os"),"import_node_os");let y;const c=t(()=>y??=e("node:path"),"import_node_path");let m;const r=t(
()=>m??=e("error"),"import_error");let A;const x=t(()=>A??=e("process-identity"),"import_process_identity");v(w,{TEMPORARY_PREFIX:t(
()=>f,"TEMPORARY_PREFIX"),removeLeftFolders:t(()=>F,"removeLeftFolders"),temporaryFolder:t(()=>l,"temporaryFolder")});const f="\
gene-gate-";let O;async function l(){const j=(0,p().tmpdir)();try{const C=await(0,u().realpath)(j);return O??=F(C),await O,
await(0,u().mkdtemp)((0,c().join)(C,`${f}${(0,x().processIdentity)()}-`))}catch(C){const{code:$}=C;throw new(r()).GateError(
"file_unreadable",`Cannot create a temporary folder in ${j} (${$}).`,"Set TMPDIR to a writable folder with free space.",
{cause:C})}}t(l,"temporaryFolder");async function F(j){const C=(0,o().readdirSync)(j).filter(H=>H.startsWith(f)&&(0,x().
isEnded)(H)).map(H=>(0,c().join)(j,H)).filter(G);if(C.length===0)return;for(const H of Y(C))X(H);const $=Y(C),z=C.filter(
H=>!$.some(J=>V(J,H)));await Promise.allSettled(z.map(H=>(0,u().rm)(H,{recursive:!0,force:!0})))}t(F,"removeLeftFolders");
function G(j){try{const C=(0,o().lstatSync)(j);return C.isDirectory()&&C.uid===process.getuid?.()}catch{return!1}}t(G,"i\
sOwnFolder");function Y(j){return(0,o().readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map($=>($.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,D)).filter($=>j.some(z=>V($,z))).sort(($,z)=>z.length-$.length)}
t(Y,"mountsIn");function D(j,C){return String.fromCharCode(Number.parseInt(C,8))}t(D,"unescaped");function V(j,C){return j===
C||j.startsWith(`${C}/`)}t(V,"isIn");function X(j){try{(0,d().execFileSync)("umount",["-l",j],{stdio:"ignore"})}catch{}}
t(X,"unmount")},tool(w,e,v,N){v(w,{HOME:t(()=>d,"HOME"),TOOL:t(()=>_,"TOOL")});const _={name:"gene-gate",version:"0.1.0"},
d="https://github.com/gene-gate/gene-gate"}};
