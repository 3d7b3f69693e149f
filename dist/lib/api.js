"use strict";module.exports={api(E,o,A,Ft){let j;const T=()=>j??=o("@evomap/gep-sdk");let L;const e=()=>L??=o("zod");let F;const P=()=>F??=
o("assets/log/audit-log");let I;const g=()=>I??=o("audit/change/blast-radius");let $;const x=()=>$??=o("audit/change/for\
bidden-paths");let D;const H=()=>D??=o("audit/claims/broadcast");let R;const h=()=>R??=o("audit/claims/content-hash");let z;
const M=()=>z??=o("audit/claims/proven-streak");let V;const Y=()=>V??=o("audit/claims/schema/findings");let J;const U=()=>J??=
o("audit/gene/constraints");let N;const W=()=>N??=o("judge/judge");let B;const G=()=>B??=o("model/asset-types");let K;const Q=()=>K??=
o("model/platform");let X;const d=()=>X??=o("policy/default");let Z;const q=()=>Z??=o("policy/profile-names");let tt;const et=()=>tt??=
o("remedy/edits");let nt;const b=()=>nt??=o("repo/paths");let ot;const c=()=>ot??=o("report/validation");let st;const it=()=>st??=
o("report/validation-reading");let at;const rt=()=>at??=o("rules/eligibility-of");let lt;const y=()=>lt??=o("rules/findi\
ng");let ct;const dt=()=>ct??=o("select/error-signature");let pt;const mt=()=>pt??=o("select/pattern");let _t;const v=()=>_t??=
o("tool");A(E,{auditCommand:()=>Et,blastSeverity:()=>ut,broadcastEligibility:()=>vt,canonicalJson:()=>gt,checkSchema:()=>yt,
contentHash:()=>ht,errorSignature:()=>wt,forbiddenPath:()=>ft,readValidationReport:()=>kt,signalMatches:()=>Ot,validationReport:()=>Ct,
verifyContentHash:()=>bt});function ut(t,n={files:d().DEFAULT_POLICY.blast_radius.hard_cap_files,lines:d().DEFAULT_POLICY.
blast_radius.hard_cap_lines}){const{files:s,lines:i,maxFiles:r}=a(O,t,"change");a(O,n,"caps");const l=(0,g().gradeFiles)(
s,r,i,n);return{severity:l,message:(0,g().gradeWords)(l,t,r,n)}}function ft(t,n=[]){if(a(e().string(),t,"path"),a(e().array(
e().string()),n,"forbiddenPaths"),(0,x().alwaysForbidden)(t)!==void 0)return"always";if((0,P().isAuditLog)(t))return"aud\
it_log";const s=(0,U().readConstraints)({forbidden_paths:[...n]}).constraints,i=(0,b().normalise)(t)??t;return s.forbiddenPaths.
some(r=>(0,b().isWithin)(i,r))?"declared":null}function gt(t){return(0,T().canonicalize)(t)}function ht(t){return a(p,t,
"asset"),(0,h().contentHash)(t)}function bt(t){return(0,h().matchContentHash)(_(t))??null}function yt(t){return(0,Y().promotionSchemaFindings)(
_(t)).map(u)}function vt(t,n,s={}){const i=_({type:"Capsule",...a(p,t,"capsule")});if(i.type!=="Capsule")throw new TypeError(
`capsule: expected a Capsule, got a ${i.type}`);const r={...d().DEFAULT_POLICY.a2a,...a(At,s,"thresholds")},l=a(e().array(
e().unknown()),n,"events"),m=l.filter(f=>p.safeParse(f).success),Lt=m.map(f=>({value:f,log:""})),w=l.length-m.length,k=[
...(0,H().broadcastFindings)(i,(0,M().streakCounter)(Lt,!1)(i),r),...w>0?[St(i,w)]:[]],C=(0,rt().eligibilityOf)(k);return{
eligible:C==="eligible",eligibility:C,reasons:k.map(u)}}function St({id:t},n){const s=`the successes of the Capsule \`${t}\
\``,i=`a log in which ${n} ${n===1?"entry is":"entries are"} not an object`;return(0,y().finding)("claim-not-checked",{claim:s,
why:i},{severity:"error"})}function Ot(t,n){return a(e().string(),t,"pattern"),a(e().array(e().string()),n,"signals"),(0,mt().
matchesSignals)(t,n)}function wt(t){return a(e().string(),t,"signal"),(0,dt().errorSignature)(t)??null}function kt(t){const n=(0,it().
readValidationReport)(t);if(n===void 0)return null;const{differences:s,hash:i,...r}=n;return{valid:s.length===0,hashMatches:i!==
null,...r}}function Ct(t){a(Tt,t,"run");const n=t.commands.map(({command:s,ok:i,stdout:r="",stderr:l="",durationMs:m=0})=>({
result:{command:s,ok:i,stdout:(0,c().shortenText)(r),stderr:(0,c().shortenText)(l)},duration_ms:m}));return(0,c().sealed)(
{...(0,c().commonFields)({commands:n.map(({result:s,duration_ms:i})=>({...s,duration_ms:i})),startedAt:new Date(t.startedAt).
toISOString(),finishedAt:new Date(t.finishedAt).toISOString()}),id:`vr_${t.finishedAt}`,gene_id:t.geneId,...(0,c().fingerprint)(
{nodeVersion:process.version,platform:process.platform,arch:process.arch,client:v().TOOL.name,clientVersion:v().TOOL.version}),
commands:n.map(({result:s})=>s)})}async function Et(t,n="evolver"){a(e().string(),t,"command");const s=W().Judge.by({policy:{
...d().DEFAULT_POLICY,profile:a(jt,n,"profile")},tree:void 0,changed:new Set,platform:(0,Q().platformOf)(process.platform)}),
{verdict:i,findings:r}=await(0,et().withEdit)(await s.command(t),s);return{verdict:i,findings:r.map(u)}}const p=e().record(
e().string(),e().unknown()),S=e().int().nonnegative(),O=e().looseObject({files:S,lines:S}),At=e().looseObject({min_score:e().
number(),max_files:e().number(),max_lines:e().number(),min_success_streak:e().number()}).partial(),jt=e().enum(q().PROFILE_NAMES),
Tt=e().looseObject({geneId:e().string(),commands:e().array(e().looseObject({command:e().string(),ok:e().boolean(),stdout:e().
string().optional(),stderr:e().string().optional(),durationMs:e().number().optional()})),startedAt:e().number(),finishedAt:e().
number()});function a(t,n,s){const[i]=t.safeParse(n).error?.issues??[];if(i===void 0)return n;throw new TypeError(`${[s,
...i.path].join(".")}: ${i.message}`)}function _(t){const{type:n,id:s}=a(p,t,"asset");if(!G().ASSET_TYPES.includes(n))throw new TypeError(
`${JSON.stringify(n)} is not an asset type`);return{type:n,id:typeof s=="string"?s:"",path:"",value:t,pointer:[],locate:()=>({
path:"",line:1,column:1})}}function u(t){return{rule:t.rule,severity:t.severity,...(0,y().describe)(t)}}}};
