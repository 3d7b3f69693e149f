//# fix/errors
(function(i,h,r){const u=r("audit/asset-file"),o=r("remedy/reason"),c=r("fix/store");async function d(s,t,n){const{findings:p}=await(0,u().
auditAssetFile)(s,t),l=new Set(s.assets.filter(n).map(({id:e})=>e));return p.filter(({severity:e,subject:a})=>e==="error"&&
(a?.id===void 0||l.has(a.id))).map(e=>({reason:(0,o().reasonOf)(e),asset:e.subject?.id,...e.subject?.command!==void 0&&{
command:e.subject.command}}))}function m(s,t){if(t.length===0)return[];const n=(0,c().isClear)(s)?o().reasons.appendOnly():
o().reasons.unsureText();return[...t,{reason:n}]}i.exports={errorsOf:d,untouched:m}});
//# fix/fix
(function(R,W,n){const M=n("assets/file"),T=n("assets/limits"),C=n("assets/log/audit-log"),j=n("assets/pointer"),N=n("a\
ssets/utf8"),B=n("assets/validation"),G=n("remedy/edits"),A=n("remedy/fix-list"),q=n("remedy/script-store"),E=n("fix/err\
ors"),S=n("fix/identity"),D=n("fix/store"),O=n("fix/text-edit");async function H(a,s,o={}){const e=new(q()).ScriptStore(
s),c=(0,T().assetLimits)(s.terms.policy.assets.max_file_bytes),g={store:e,limits:c,options:o},r=[];for(const d of a)r.push(
await b(d,g));const p=[...new Set(r.flatMap(({scripts:d})=>d))].sort();return{files:r,scripts:p.flatMap(d=>{const l=e.textOf(
d);return l===void 0?[]:[[d,l]]}),judge:e.judge}}const I="\uFEFF";async function b(a,s){const{path:o,bytes:e}=a,{limits:c,
options:g,store:r}=s,{includes:p=()=>!0,identity:d=!1,left:l=!0}=g,k=(0,M().readAssetFile)(o,e,c),{text:u}=(0,N().decodeUtf8)(
e);if(!(0,D().isClear)(k)||(0,C().isAuditLog)(o)){const m=l?await(0,E().errorsOf)(k,r.judge,p):[];return{path:o,before:u,
after:u,assets:[],steps:[],edits:[],scripts:[],left:(0,E().untouched)(k,m)}}const h=[],x=[],t=[],i=[],w=[],L=(0,M().readAssetNodes)(
o,u,c).filter(({asset:m})=>p(m)),J=r.judge.clock.stage("Looking for fixes",L.length);for(const m of L){await r.judge.clock.
tick(),J();const _=await U(u,m,a.known,s);w.push(..._.left),h.push(..._.textEdits),x.push(..._.edits),t.push(..._.steps),
i.push(..._.scripts);const F=d?(0,S().addSchemaVersion)(u,m):[];h.push(...F),t.push(...F.map(({step:Q})=>Q))}const P=(0,O().
applyEdits)(u,h);await r.judge.clock.tick();const v=(0,S().identifyAssets)(o,P,{limits:c,addMissing:d,includes:p});await r.
judge.clock.tick();const y=e[0]===239&&e[1]===187?I:"";if(l){const m=(0,M().readAssetFile)(o,Buffer.from(v.text),c),_=await(0,E().
errorsOf)(m,r.judge,p);for(const F of _)F.command===void 0&&w.push(F)}return{path:o,before:y+u,after:y+v.text,assets:v.assets,
steps:[...t,...v.steps],edits:[...x,...v.edits],scripts:i,left:w}}const K={steps:[],edits:[],scripts:[],left:[],textEdits:[]};
async function U(a,{asset:s,node:o},e,{store:c}){const g=(0,O().memberOf)(o,"validation"),r=(0,B().validationCommands)(s);
if(s.type!=="Gene"||g===void 0||r.kind!=="list")return K;const{entries:p}=r,d=t=>(0,j().pointerText)([...s.pointer,"vali\
dation",t]),l=e?.get((0,j().pointerText)(s.pointer)),k=p.map(({value:t})=>t),h=(l&&V(l,c)?(0,A().withoutRepeats)(k,p.map(
(t,i)=>Y(l.get(d(i))))):await(0,A().fixList)(k,c)).map((t,i)=>({fix:t,index:i,old:String(p[i]?.value)})),x=h.flatMap(({fix:t,
...i})=>t.kind==="fixed"?{...i,fix:t}:[]);return{steps:x.flatMap(({fix:t})=>t.steps),edits:x.map(({old:t,index:i,fix:w})=>({
path:s.path,pointer:d(i),...(0,G().editOf)(t,w,c)})),scripts:x.flatMap(({fix:t})=>t.scripts),left:h.flatMap(({fix:t,old:i})=>t.
kind==="left"?{reason:t.reason,asset:s.id,command:i}:[]),textEdits:(0,O().replaceElements)(a,g,new Map(x.map(({index:t,fix:i})=>[
t,i.commands])))}}function V(a,s){return[...a.values()].flatMap(e=>e.files??[]).every(({path:e,text:c})=>s.add(e,c))}function Y(a){
if(a===void 0)return{kind:"fine"};const{new:s,files:o=[]}=a;return{kind:"fixed",commands:s,steps:[],scripts:o.map(({path:e})=>e)}}
R.exports={fixFile:b,fixFiles:H}});
//# fix/fix-task
(function(l,D,t){const _=t("assets/file"),m=t("assets/limits"),x=t("audit/asset-file"),v=t("report/agent/project"),u=t(
"report/entries"),k=t("rules/identity"),w=t("verdict/next-actor"),g=t("verdict/verdict"),h=t("fix/proposal");async function A(F,O,e,{
includes:T=()=>!0},{policyRef:n,...b}){const{policy:s}=e.terms,q=(0,m().assetLimits)(s.assets.max_file_bytes),i=[];for(const{
path:S,bytes:V}of F){const d=(0,_().readAssetFile)(S,V,q),B=new Set(d.assets.filter(T).map(({id:o})=>o)),C=await(0,x().auditAssetFile)(
d,e);i.push(...C.findings.filter(({subject:o})=>o?.id===void 0||B.has(o.id)))}const{clock:r}=e;await r.tick();const c=(0,k().
idsOf)(i),a=await(0,h().proposalOf)(O,c);await r.tick();const L=(0,u().reportFindings)(i,c);await r.tick();const p=(0,g().
severityVerdict)(i,s.fail_on);return(0,v().agentTask)({...b,verdict:p,next_actor:(0,w().nextActorOf)(p,i,s.fail_on),policy:{
...n!==void 0&&{ref:n},...s},findings:L,...a&&{fix:a},approval_digest:null})}l.exports={fixTask:A}});
//# fix/identity
(function(v,E,m){const S=m("packages/evomap/gep-sdk"),b=m("assets/file"),M=m("assets/pointer"),g=m("audit/claims/conten\
t-hash"),u=m("fix/text-edit");function k(o,{asset:d,node:e}){const a=(0,g().identityFindings)(d,"fix").some(({rule:c})=>c===
"schema-version-missing"),h=(0,u().memberOf)(e,"type")??e.children?.[0],t=(0,u().insertMember)(o,e,"schema_version",S().
SCHEMA_VERSION,h);return a&&t?[{...t,step:"schema_version added"}]:[]}function y(o,d,{limits:e,addMissing:a,includes:h}){
const t=new Map;let c,n=d,r=[];for(let s=0;s<=e.maxDepth;s+=1){const p=(0,b().readAssetNodes)(o,n,e);r=p.map(({asset:i})=>i),
c??=r.map(({value:i})=>i.asset_id);const _=p.flatMap((i,l)=>{const x=h(i.asset)?A(n,i,a):void 0;return x===void 0?[]:(t.
set(l,t.get(l)??x.step),x)});if(_.length===0)break;n=(0,u().applyEdits)(n,_)}return{text:n,assets:r,steps:[...t.values()],
edits:r.flatMap(({pointer:s,value:p},_)=>{const i=c?.[_];return typeof i!="string"||!t.has(_)?[]:{...{path:o,pointer:(0,M().
pointerText)([...s,"asset_id"])},old:i,new:[String(p.asset_id)],fix:!0}})}}function A(o,{asset:d,node:e},a){const h=a?(0,g().
identityFindings)(d,"fix"):(0,g().hashFindings)(d,"fix");for(const{rule:t,args:c}of h){const n=String(c.expected),r=(0,u().
memberOf)(e,"asset_id");if(t==="content-hash-mismatch"&&r!==void 0){const{start:s,end:p}=r;return{start:s,end:p,text:JSON.
stringify(n),step:"asset_id recomputed"}}if(t==="content-hash-missing"&&a){const s=(0,u().insertMember)(o,e,"asset_id",n);
return s&&{...s,step:"asset_id added"}}}}v.exports={addSchemaVersion:k,identifyAssets:y}});
//# fix/patch
(function(d,O,r){const i=r("packages/diff"),a=r("report/escape"),p=2e3;function*m(e){for(const{path:c,patch:n}of u(e))yield L(
c,n)}const E=1e4;function _(e){if([...e.scripts.map(([,t])=>s("",t)),...e.files.map(({before:t,after:o})=>s(t,o))].reduce(
(t,o)=>t+o,0)>E)return null;const n=[...u(e)].map(({patch:t})=>t);return n.includes(void 0)?null:n.map(t=>t?(0,i().formatPatch)(
t,i().FILE_HEADERS_ONLY):"").join("")}function*u({files:e,scripts:c}){for(const[n,t]of c){const o=h("/dev/null",`b/${n}`,
"",t);yield{path:n,patch:o&&{...o,isCreate:!0}}}for(const{path:n,before:t,after:o}of e)t!==o&&(yield{path:n,patch:h(`a/${n}`,
`b/${n}`,t,o)})}function h(e,c,n,t){const o=2*p;if(s(n,t)>o+1)return;const v={context:3,maxEditLength:o},l=(0,i().structuredPatch)(
e,c,n,t,void 0,void 0,v);return l&&{...l,isGit:!0}}function s(e,c){const n=new Map;for(const t of e.split(`
`))n.set(t,(n.get(t)??0)+1);for(const t of c.split(`
`))n.set(t,(n.get(t)??0)-1);return[...n.values()].reduce((t,o)=>t+Math.abs(o),0)}function L(e,c){return c===void 0?`# ${(0,a().
terminal)(e)}: diff not shown, more than ${p} changed lines
`:(0,i().formatPatch)(c,i().FILE_HEADERS_ONLY).split(`
`).map(g).join(`
`)}function g(e){const[,c="",n=""]=/^(.*?)(\r?)$/s.exec(e)??[];return c.split("	").map(a().terminal).join("	")+n}d.exports=
{patchOf:_,patchPieces:m}});
//# fix/proposal
(function(O,j,a){const S=a("assets/pointer"),F=a("assets/validation"),P=a("audit/claims/content-hash"),B=a("group-by"),
C=a("fix/patch"),q=a("fix/resolved-findings");async function E(e,i){const p=(0,B().groupBy)(i,([{location:t}])=>t?.path),
n=(await Promise.all(e.files.map(async t=>({file:t,edits:await G(t,e,p.get(t.path)??[])})))).flatMap(({file:t,edits:c})=>c?.
length?{file:t,edits:c}:[]);if(n.length===0)return;await e.judge.clock.tick();const o=n.flatMap(t=>t.edits),h=new Set(o.
flatMap(({files:t=[]})=>t.map(({path:c})=>c)));return{edits:o,patch:(0,C().patchOf)({files:n.map(({file:t})=>t),scripts:e.
scripts.filter(([t])=>h.has(t))})}}async function G({path:e,edits:i,after:p,assets:r},{judge:n},o){if(i.length===0)return[];
if(Buffer.byteLength(p)>n.terms.policy.assets.max_file_bytes)return;await n.clock.tick();const h=new Map(r.map(({pointer:d},s)=>[
(0,S().pointerText)(d),s])),t=i.map(d=>{const s=T(d.pointer??"");return{edit:d,root:s,index:h.get(s)??-1}}),c=(0,q().resolvedFindings)(
o);await n.clock.tick();const _=new Set,m=new Map,k=[];for(const{edit:d,root:s,index:W}of t.toSorted((b,x)=>b.index-x.index)){
await n.clock.tick();const{fix:b,path:x,pointer:w="",...v}=d,l=r[W],y=c(w,v.old,l),u=y.find(g=>!_.has(g))??y[0]??m.get(s);
if(l===void 0||u===void 0)return;const M=w.endsWith("/asset_id")?[(0,P().hashFindings)(l,"fix").length>0?"block":"allow"]:
await L(v.new,l,n);if(M.includes("block"))return;const $=M.every(g=>g==="allow");_.add(u),m.set(s,m.get(s)??u),k.push({finding:u,
path:e,pointer:w,...v,after:$?"allow":"warn"})}return k}async function L(e,i,p){const r=(0,F().validationCommands)(i),n=new Set(
r.kind==="list"?r.entries.map(({value:o})=>o):[]);return Promise.all(e.map(async o=>i.type==="Gene"&&n.has(o)?(await p.command(
o)).verdict:"block"))}function T(e){return e.replace(/\/(?:asset_id|validation\/\d+)$/,"")}O.exports={proposalOf:E}});
//# fix/refuse-task
(function(h,y,c){const u=c("assets/log/audit-log"),p=c("assets/pointer"),l=c("error"),g=c("remedy/script"),$="Nothing w\
as changed. Run the gate on this commit, and use the task that it prints.";function r(n){throw new(l()).GateError("input\
_invalid",`The task is refused: ${n}.`,$)}const m=new RegExp(`^${g().SCRIPT_FOLDER}/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)\
$`);function w(n,s){for(const{path:t,files:i=[]}of n){(0,u().isAuditLog)(t)&&r(`\`${t}\` is an audit log, which only its \
owner edits`),s(t)||r(`\`${t}\` is not an asset file of this repository`);const e=i.find(o=>!m.test(o.path));e&&r(`\`${e.
path}\` is not a script that \`gene-gate fix\` makes`)}}function v(n,s){for(const{path:t,pointer:i,old:e}of n){const o=`\
\`${i}\` of \`${t}\``,a=_(s(t),i);a===void 0&&r(`${o} is not a command of a Gene or an asset_id`),a!==e&&r(`${o} does no\
t have the string that the edit replaces`)}}function _(n,s){for(const t of n){const i=(0,p().pointerText)(t.pointer),{asset_id:e,
validation:o}=t.value;if(s===`${i}/asset_id`&&typeof e=="string")return e;const[,a]=s.startsWith(i)&&/^\/validation\/(\d+)$/.
exec(s.slice(i.length))||[];if(t.type==="Gene"&&a!==void 0&&Array.isArray(o))return o[Number(a)]}}function S(n,{files:s}){
const t=new Set(s.flatMap(e=>e.edits.map(d))),i=new Set(n.map(d));for(const e of n)t.has(d(e))||r(`\`gene-gate fix\` does \
not make the edit of \`${e.pointer}\` in \`${e.path}\` here`);for(const e of s.flatMap(o=>o.edits))i.has(d(e))||r(`it la\
cks the edit of \`${e.pointer}\` in \`${e.path}\`, which belongs to the others`)}function x(n){const s=new Set(n.map(({path:t,
pointer:i})=>`${t}#${i.replace(/\/(asset_id|validation\/\d+)$/,"")}`));return({path:t,pointer:i})=>s.has(`${t}#${(0,p().
pointerText)(i)}`)}function d({path:n,pointer:s,old:t,new:i,files:e=[]}){const o=e.map(a=>[a.path,a.text]);return JSON.stringify(
[n,s,t,i,o])}h.exports={editedBy:x,refuse:r,requireAssetFiles:w,requireOwnEdits:S,requireSameStrings:v}});
//# fix/resolved-findings
(function(d,h,a){const s=a("group-by");function g(t){return t==="content-hash-mismatch"}function p(t){const o=t.map(([n,
e],i)=>({finding:n,id:e,position:i})),c=(0,s().groupBy)(o,({finding:{edit:n}})=>n?.pointer),m=(0,s().groupBy)(c.get(void 0)??
[],({finding:n})=>l(n));return(n,e,i)=>{const y=n.endsWith("/asset_id")?null:e;return[...c.get(n)??[],...m.get(u(i,y))??
[]].toSorted((r,b)=>r.position-b.position).map(({id:r})=>r)}}function l({rule:t,subject:o}){return u(o,g(t)?null:o?.command)}
function u(t,o){return JSON.stringify([t?.type,t?.id,o===void 0?"":{text:o}])}d.exports={resolvedFindings:p}});
//# fix/store
(function(e,a,r){const s=r("assets/clear");function i({problems:t}){return(0,s().ambiguousFiles)(t).size===0}e.exports=
{isClear:i}});
//# fix/text-edit
(function(p,E,S){function v(t,n){const o=[];let s=0;for(const e of n.toSorted((i,r)=>i.start-r.start))o.push(t.slice(s,
e.start),e.text),s=e.end;return o.join("")+t.slice(s)}function h({children:t},n){return t?.findLast(({key:o})=>o?.name===
n)}function y(t,n,o){const{children:s=[]}=n,e=a(t,n,", ");let i;return s.flatMap((r,c)=>{const d=o.get(c),l=s[c-1];if((d===
void 0||d.length>0)&&(i=r),d===void 0)return[];if(d.length>0){const m=d.map($=>JSON.stringify($)).join(e);return{start:r.
start,end:r.end,text:m}}const g=s[c+1];return i!==void 0&&l!==void 0?{start:l.end,end:r.end,text:""}:{start:r.start,end:g?.
start??r.end,text:""}})}function O(t,n,o,s,e=n.children?.at(-1)){const[i]=n.children??[];if(i?.key===void 0||e===void 0)
return;const r=t.slice(i.key.end,i.start),d=`${a(t,n,r.endsWith(" ")?", ":",")}${JSON.stringify(o)}${r}${JSON.stringify(
s)}`;return{start:e.end,end:e.end,text:d}}function a(t,{start:n,children:o=[]},s){const[e,i]=o;if(e===void 0)return s;if(i!==
void 0)return t.slice(e.end,u(i));const r=t.slice(n+1,u(e));return/[\r\n]/.test(r)?`,${r}`:s}function u({key:t,start:n}){
return t?.start??n}p.exports={applyEdits:v,insertMember:O,memberOf:h,replaceElements:y}});
//# fix/unfixed
(function(m,x,a){const l=a("group-by"),g=a("remedy/edits"),h=a("remedy/reason"),c=a("report/escape");async function w(t,n){
const o=t.map(async e=>{if(e.command===void 0)return e;const{findings:s}=await(0,g().withEdit)(await n.command(e.command),
n),u=s.find(({edit:d})=>d!==void 0);return u?{...e,reason:(0,h().reasonOf)(u)}:e});return Promise.all(o)}const r=5,p=100;
function $(t){return[...(0,l().groupBy)(t,({reason:n})=>n.id).values()].flatMap(n=>{const[o]=n;if(o===void 0)return[];const{
id:e,message:s,title:u}=o.reason,v=n.every(i=>i.reason.message===s)?s:u??s;return[`  ${n.length} \xD7 ${e}: ${(0,c().terminal)(
v)}`,...O(M(n)).map(i=>`      in ${i}`),...[...(0,l().groupBy)(n,({reason:i})=>i.remedy)].flatMap(y)]})}function y([t,n]){
const o=[...new Set(n.flatMap(({command:e})=>e??[]))];return[...o.slice(0,r).map(e=>`      ${_(e)}`),...o.length>r?[`   \
   and ${o.length-r} other commands`]:[],`        ${(0,c().terminal)(t)}`]}function M(t){return[...new Set(t.flatMap(({asset:n})=>n??
[]))]}function O(t){if(t.length===0)return[];const n=t.slice(0,r).map(e=>(0,c().terminal)(e.slice(0,p))),o=t.length>r?[`${t.
length-r} more`]:[];return[[...n,...o].join(", ")]}function _(t){const n=t.length>p?`${t.slice(0,p)}\u2026`:t;return(0,c().
terminal)(n)}m.exports={describeUnfixed:$,withProposals:w}});
//# fix/write
(function(m,x,s){const o=s("node:fs/promises"),c=s("node:path"),h=s("error"),p=s("make-folder"),u=s("replace-file");async function F(e,{
files:t,scripts:r}){const n=await(0,o().realpath)(e),d=t.filter(({before:i,after:a})=>i!==a);for(const{path:i,before:a}of d)
await w(i,()=>l((0,c().join)(n,i),a));for(const[i,a]of r)await w(i,()=>_((0,c().join)(n,i),a));for(const{path:i,before:a,
after:g}of d)await w(i,()=>E((0,c().join)(n,i),a,g))}async function _(e,t){const r=(0,c().dirname)(e);if(await(0,p().makeFolder)(
r),await(0,o().realpath)(r)!==r)throw new Error("its directory is a symlink");try{await(0,o().writeFile)(e,t,{flag:"wx"})}catch(n){
if(!(n.code==="EEXIST")||await(0,o().readFile)(e,"utf8")!==t)throw n}}async function l(e,t){if(!(await(0,o().readFile)(e)).
equals(Buffer.from(t)))throw new Error("it has changed in the meantime")}async function E(e,t,r){await l(e,t),await(0,u().
replaceFile)(e,r,(await(0,o().stat)(e)).mode)}async function w(e,t){try{await t()}catch(r){throw new(h()).GateError("fil\
e_unreadable",`${e} cannot be written: ${r instanceof Error?r.message:r}`,"Check the file and its permissions, and run `\
gene-gate fix` again.",{cause:r})}}m.exports={writeFix:F}});
