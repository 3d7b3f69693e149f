//# fix/errors
(function(i,o,c,b){let m;const u=()=>m??=o("audit/asset-file");let d;const r=()=>d??=o("remedy/reason");let l;const _=()=>l??=
o("fix/store");c(i,{errorsOf:()=>p,untouched:()=>h});async function p(e,s,n){const{findings:O}=await(0,u().auditAssetFile)(
e,s),y=new Set(e.assets.filter(n).map(({id:t})=>t));return O.filter(({severity:t,subject:a})=>t==="error"&&(a?.id===void 0||
y.has(a.id))).map(t=>({reason:(0,r().reasonOf)(t),asset:t.subject?.id,...t.subject?.command!==void 0&&{command:t.subject.
command}}))}function h(e,s){if(s.length===0)return[];const n=(0,_().isClear)(e)?r().reasons.appendOnly():r().reasons.unsureText();
return[...s,{reason:n}]}});
//# fix/fix
(function(S,i,L,rt){let C;const w=()=>C??=i("assets/file");let R;const T=()=>R??=i("assets/limits");let b;const B=()=>b??=
i("assets/log/audit-log");let G;const N=()=>G??=i("assets/pointer");let D;const H=()=>D??=i("assets/utf8");let I;const K=()=>I??=
i("assets/validation");let U;const V=()=>U??=i("remedy/edits");let Y;const z=()=>Y??=i("remedy/fix-list");let J;const P=()=>J??=
i("remedy/script-store");let Q;const y=()=>Q??=i("fix/errors");let W;const E=()=>W??=i("fix/identity");let X;const F=()=>X??=
i("fix/store");let Z;const v=()=>Z??=i("fix/text-edit");L(S,{fixFile:()=>M,fixFiles:()=>$});async function $(r,e,p={}){const c=new(P()).
ScriptStore(e),m=(0,T().assetLimits)(e.terms.policy.assets.max_file_bytes),d={store:c,limits:m,options:p},l=[];for(const{
path:o,bytes:s}of r)l.push(await M(o,s,d));const _=[...new Set(l.flatMap(({scripts:o})=>o))].sort();return{files:l,scripts:_.
flatMap(o=>{const s=c.textOf(o);return s===void 0?[]:[[o,s]]}),judge:c.judge}}const q="\uFEFF";async function M(r,e,p){const{
limits:c,options:m,store:d}=p,{includes:l=()=>!0,identity:_=!1}=m,o=(0,w().readAssetFile)(r,e,c),{text:s}=(0,H().decodeUtf8)(
e);if(!(0,F().isClear)(o)||(0,B().isAuditLog)(r)){const a=await(0,y().errorsOf)(o,d.judge,l);return{path:r,before:s,after:s,
steps:[],edits:[],scripts:[],left:(0,y().untouched)(o,a)}}const t=[],n=[],x=[],h=[],k=[],O=(0,F().placeAssets)(r,s,c).filter(
({asset:a})=>l(a)),it=d.judge.clock.stage("Looking for fixes",O.length);for(const a of O){await d.judge.clock.tick(),it();
const u=await st(s,a,p);k.push(...u.left),t.push(...u.textEdits),n.push(...u.edits),x.push(...u.steps),h.push(...u.scripts);
const j=_?(0,E().addSchemaVersion)(s,a):[];t.push(...j),x.push(...j.map(({step:nt})=>nt))}const et=(0,v().applyEdits)(s,
t),g=(0,E().identifyAssets)(r,et,{limits:c,addMissing:_,includes:l}),A=e[0]===239&&e[1]===187?q:"",ot=(0,w().readAssetFile)(
r,Buffer.from(g.text),c);return{path:r,before:A+s,after:A+g.text,steps:[...x,...g.steps],edits:[...n,...g.edits],scripts:h,
left:[...k,...(await(0,y().errorsOf)(ot,d.judge,l)).filter(({command:a})=>a===void 0)]}}const tt={steps:[],edits:[],scripts:[],
left:[],textEdits:[]};async function st(r,{asset:e,node:p},{store:c}){const m=(0,v().memberOf)(p,"validation"),d=(0,K().
validationCommands)(e);if(e.type!=="Gene"||m===void 0||d.kind!=="list")return tt;const{entries:l}=d,o=(await(0,z().fixList)(
l.map(({value:t})=>t),c)).map((t,n)=>({fix:t,index:n,old:String(l[n]?.value)})),s=o.flatMap(({fix:t,...n})=>t.kind==="fi\
xed"?{...n,fix:t}:[]);return{steps:s.flatMap(({fix:t})=>t.steps),edits:s.map(({old:t,index:n,fix:x})=>({path:e.path,pointer:(0,N().
pointerText)([...e.pointer,"validation",n]),...(0,V().editOf)(t,x,c)})),scripts:s.flatMap(({fix:t})=>t.scripts),left:o.flatMap(
({fix:t,old:n})=>t.kind==="left"?{reason:t.reason,asset:e.id,command:n}:[]),textEdits:(0,v().replaceElements)(r,m,new Map(
s.map(({index:t,fix:n})=>[t,n.commands])))}}});
//# fix/fix-task
(function(c,t,_,K){let d;const m=()=>d??=t("assets/file");let v;const x=()=>v??=t("assets/limits");let y;const g=()=>y??=
t("audit/asset-file");let h;const k=()=>h??=t("report/agent/project");let w;const A=()=>w??=t("report/entries");let F;const O=()=>F??=
t("rules/identity");let T;const b=()=>T??=t("verdict/next-actor");let j;const u=()=>j??=t("verdict/verdict");let L;const S=()=>L??=
t("fix/proposal");_(c,{fixTask:()=>V});async function V(z,B,e,{includes:C=()=>!0},{policyRef:n,...D}){const{policy:s}=e.
terms,E=(0,x().assetLimits)(s.assets.max_file_bytes),i=[];for(const{path:G,bytes:H}of z){const l=(0,m().readAssetFile)(G,
H,E),I=new Set(l.assets.filter(C).map(({id:o})=>o)),J=await(0,g().auditAssetFile)(l,e);i.push(...J.findings.filter(({subject:o})=>o?.
id===void 0||I.has(o.id)))}const r=(0,O().idsOf)(i),p=(0,u().severityVerdict)(i,s.fail_on),a=await(0,S().proposalOf)(B,r);
return(0,k().agentTask)({...D,verdict:p,next_actor:(0,b().nextActorOf)(p,i,s.fail_on),policy:{...n!==void 0&&{ref:n},...s},
findings:(0,A().reportFindings)(i,r),...a&&{fix:a},approval_digest:null})}});
//# fix/identity
(function(y,p,M,N){let S;const b=()=>S??=p("@evomap/gep-sdk");let A;const k=()=>A??=p("assets/pointer");let E;const x=()=>E??=
p("audit/claims/content-hash");let O;const v=()=>O??=p("fix/store");let V;const m=()=>V??=p("fix/text-edit");M(y,{addSchemaVersion:()=>w,
identifyAssets:()=>F});function w(n,{asset:a,node:t}){const _=(0,x().identityFindings)(a,"fix").some(({rule:c})=>c==="sc\
hema-version-missing"),d=(0,m().memberOf)(t,"type")??t.children?.[0],e=(0,m().insertMember)(n,t,"schema_version",b().SCHEMA_VERSION,
d);return _&&e?[{...e,step:"schema_version added"}]:[]}function F(n,a,{limits:t,addMissing:_,includes:d}){const e=new Map,
c=(0,v().placeAssets)(n,a,t).map(({asset:i})=>i.value.asset_id);let s=a,o=[];for(let i=0;i<=t.maxDepth;i+=1){const h=(0,v().
placeAssets)(n,s,t);o=h.map(({asset:r})=>r);const l=h.flatMap((r,u)=>{const g=d(r.asset)?I(s,r,_):void 0;return g===void 0?
[]:(e.set(u,e.get(u)??g.step),g)});if(l.length===0)break;s=(0,m().applyEdits)(s,l)}return{text:s,steps:[...e.values()],edits:o.
flatMap(({pointer:i,value:h},l)=>{const r=c[l];return typeof r!="string"||!e.has(l)?[]:{...{path:n,pointer:(0,k().pointerText)(
[...i,"asset_id"])},old:r,new:[String(h.asset_id)],fix:!0}})}}function I(n,{asset:a,node:t},_){for(const{rule:d,args:e}of(0,x().
identityFindings)(a,"fix")){const c=String(e.expected),s=(0,m().memberOf)(t,"asset_id");if(d==="content-hash-mismatch"&&
s!==void 0){const{start:o,end:i}=s;return{start:o,end:i,text:JSON.stringify(c),step:"asset_id recomputed"}}if(d==="conte\
nt-hash-missing"&&_){const o=(0,m().insertMember)(n,t,"asset_id",c);return o&&{...o,step:"asset_id added"}}}}});
//# fix/patch
(function(m,a,h,P){let _;const s=()=>_??=a("diff");let E;const u=()=>E??=a("report/escape");h(m,{patchOf:()=>v,renderPatch:()=>L});
const d=2e3;function L(e){return p(e).map(({path:n,patch:t})=>$(n,t)).join("")}function v(e){const n=p(e).map(({patch:t})=>t);
return n.includes(void 0)?null:n.map(t=>t?(0,s().formatPatch)(t,s().FILE_HEADERS_ONLY):"").join("")}function p({files:e,
scripts:n}){const t=n.map(([o,c])=>{const r=l("/dev/null",`b/${o}`,"",c);return{path:o,patch:r&&{...r,isCreate:!0}}}),i=e.
filter(({before:o,after:c})=>o!==c).map(({path:o,before:c,after:r})=>({path:o,patch:l(`a/${o}`,`b/${o}`,c,r)}));return[...t,
...i]}function l(e,n,t,i){const o=2*d;if(g(t,i)>o+1)return;const c={context:3,maxEditLength:o},r=(0,s().structuredPatch)(
e,n,t,i,void 0,void 0,c);return r&&{...r,isGit:!0}}function g(e,n){const t=new Map;for(const i of e.split(`
`))t.set(i,(t.get(i)??0)+1);for(const i of n.split(`
`))t.set(i,(t.get(i)??0)-1);return[...t.values()].reduce((i,o)=>i+Math.abs(o),0)}function $(e,n){return n===void 0?`# ${(0,u().
terminal)(e)}: diff not shown, more than ${d} changed lines
`:(0,s().formatPatch)(n,s().FILE_HEADERS_ONLY).split(`
`).map(O).join(`
`)}function O(e){const[,n="",t=""]=/^(.*?)(\r?)$/s.exec(e)??[];return n.split("	").map(u().terminal).join("	")+t}});
//# fix/proposal
(function(O,n,j,Z){let A;const B=()=>A??=n("assets/file");let P;const C=()=>P??=n("assets/limits");let E;const L=()=>E??=
n("assets/pointer");let R;const T=()=>R??=n("audit/asset-file");let W;const $=()=>W??=n("group-by");let k;const z=()=>k??=
n("fix/patch");let D;const h=()=>D??=n("fix/resolved-findings");j(O,{proposalOf:()=>G});async function G(e,l){const _=(0,$().
groupBy)(l,([{location:t}])=>t?.path),r=(await Promise.all(e.files.map(async t=>({file:t,edits:await H(t,e,_.get(t.path)??
[])})))).flatMap(({file:t,edits:a})=>a?.length?{file:t,edits:a}:[]);if(r.length===0)return;const p=r.flatMap(t=>t.edits),
u=new Set(p.flatMap(({files:t=[]})=>t.map(({path:a})=>a)));return{edits:p,patch:(0,z().patchOf)({files:r.map(({file:t})=>t),
scripts:e.scripts.filter(([t])=>u.has(t))})}}async function H({path:e,edits:l,after:_},{judge:m},r){if(l.length===0)return[];
const p=(0,C().assetLimits)(m.terms.policy.assets.max_file_bytes),u=(0,B().readAssetFile)(e,Buffer.from(_),p),{assets:t,
findings:a}=await(0,T().auditAssetFile)(u,m),J=new Map(t.map(({asset:{pointer:s}},o)=>[(0,L().pointerText)(s),o])),K=l.map(
s=>{const o=I(s.pointer??"");return{edit:s,root:o,index:J.get(o)??-1}}),N=new Set(a.flatMap(s=>(0,h().isStale)(s.rule)?s.
subject?.id:[])),Q=(0,h().resolvedFindings)(r),y=new Set,g=new Map,x=[];for(const{edit:s,root:o,index:U}of K.toSorted((b,M)=>b.
index-M.index)){const{fix:b,path:M,pointer:w="",...v}=s,d=t[U],S=Q(w,v.old,d?.asset),c=S.find(i=>!y.has(i))??S[0]??g.get(
o),F=w.endsWith("/asset_id")?[N.has(d?.asset.id)?void 0:"allow"]:v.new.map(i=>d?.commands.find(({command:Y})=>Y===i)?.verdict),
V=F.every(i=>i==="allow"||i==="warn");if(d===void 0||c===void 0||!V)return;const X=F.every(i=>i==="allow");y.add(c),g.set(
o,g.get(o)??c),x.push({finding:c,path:e,pointer:w,...v,after:X?"allow":"warn"})}return x}function I(e){return e.replace(
/\/(?:asset_id|validation\/\d+)$/,"")}});
//# fix/refuse-task
(function(h,c,u,O){let l;const m=()=>l??=c("assets/log/audit-log");let g;const d=()=>g??=c("assets/pointer");let $;const _=()=>$??=
c("error");let w;const v=()=>w??=c("remedy/script");u(h,{editedBy:()=>E,refuse:()=>r,requireAssetFiles:()=>x,requireOwnEdits:()=>T,
requireSameStrings:()=>k});const y="Nothing was changed. Run the gate on this commit, and use the task that it prints.";
function r(o){throw new(_()).GateError("input_invalid",`The task is refused: ${o}.`,y)}const S=new RegExp(`^${v().SCRIPT_FOLDER}\
/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function x(o,n){for(const{path:t,files:i=[]}of o){(0,m().isAuditLog)(t)&&r(`\`${t}\
\` is an audit log, which only its owner edits`),n(t)||r(`\`${t}\` is not an asset file of this repository`);const e=i.find(
s=>!S.test(s.path));e&&r(`\`${e.path}\` is not a script that \`gene-gate fix\` makes`)}}function k(o,n){for(const{path:t,
pointer:i,old:e}of o){const s=`\`${i}\` of \`${t}\``,a=A(n(t),i);a===void 0&&r(`${s} is not a command of a Gene or an as\
set_id`),a!==e&&r(`${s} does not have the string that the edit replaces`)}}function A(o,n){for(const t of o){const i=(0,d().
pointerText)(t.pointer),{asset_id:e,validation:s}=t.value;if(n===`${i}/asset_id`&&typeof e=="string")return e;const[,a]=n.
startsWith(i)&&/^\/validation\/(\d+)$/.exec(n.slice(i.length))||[];if(t.type==="Gene"&&a!==void 0&&Array.isArray(s))return s[Number(
a)]}}function T(o,{files:n}){const t=new Set(n.flatMap(e=>e.edits.map(p))),i=new Set(o.map(p));for(const e of o)t.has(p(
e))||r(`\`gene-gate fix\` does not make the edit of \`${e.pointer}\` in \`${e.path}\` here`);for(const e of n.flatMap(s=>s.
edits))i.has(p(e))||r(`it lacks the edit of \`${e.pointer}\` in \`${e.path}\`, which belongs to the others`)}function E(o){
const n=new Set(o.map(({path:t,pointer:i})=>`${t}#${i.replace(/\/(asset_id|validation\/\d+)$/,"")}`));return({path:t,pointer:i})=>n.
has(`${t}#${(0,d().pointerText)(i)}`)}function p({path:o,pointer:n,old:t,new:i,files:e=[]}){const s=e.map(a=>[a.path,a.text]);
return JSON.stringify([o,n,t,i,s])}});
//# fix/resolved-findings
(function(a,g,l,v){let p;const s=()=>p??=g("group-by");l(a,{isStale:()=>u,resolvedFindings:()=>m});function u(t){return t===
"content-hash-mismatch"}function m(t){const o=t.map(([n,e],i)=>({finding:n,id:e,position:i})),d=(0,s().groupBy)(o,({finding:{
edit:n}})=>n?.pointer),_=(0,s().groupBy)(d.get(void 0)??[],({finding:n})=>y(n));return(n,e,i)=>{const b=n.endsWith("/ass\
et_id")?null:e;return[...d.get(n)??[],..._.get(c(i,b))??[]].toSorted((r,h)=>r.position-h.position).map(({id:r})=>r)}}function y({
rule:t,subject:o}){return c(o,u(t)?null:o?.command)}function c(t,o){return JSON.stringify([t?.type,t?.id,o===void 0?"":{
text:o}])}});
//# fix/store
(function(a,s,l,J){let c;const i=()=>c??=s("assets/clear");let p;const m=()=>p??=s("assets/file");let _;const d=()=>_??=
s("assets/json");let u;const b=()=>u??=s("assets/problems");let j;const A=()=>j??=s("assets/shapes");let C;const h=()=>C??=
s("assets/source");l(a,{isClear:()=>w,placeAssets:()=>F});function w({problems:o}){return(0,i().ambiguousFiles)(o).size===
0}function F(o,e,t){const n=new(b()).Problems(new(h()).Source(o,e)),{candidates:g}=(0,A().findCandidates)((0,d().readJson)(
e,t,n),n),{assets:v}=(0,m().readAssetFile)(o,Buffer.from(e),t);return v.flatMap((z,B)=>{const r=g[B]?.node;return r===void 0?
[]:{asset:z,node:r}})}});
//# fix/text-edit
(function(p,S,v,b){v(p,{applyEdits:()=>h,insertMember:()=>y,memberOf:()=>O,replaceElements:()=>m});function h(t,n){const o=[];
let s=0;for(const e of n.toSorted((i,r)=>i.start-r.start))o.push(t.slice(s,e.start),e.text),s=e.end;return o.join("")+t.
slice(s)}function O({children:t},n){return t?.findLast(({key:o})=>o?.name===n)}function m(t,n,o){const{children:s=[]}=n,
e=a(t,n,", ");let i;return s.flatMap((r,c)=>{const d=o.get(c),l=s[c-1];if((d===void 0||d.length>0)&&(i=r),d===void 0)return[];
if(d.length>0){const $=d.map(E=>JSON.stringify(E)).join(e);return{start:r.start,end:r.end,text:$}}const g=s[c+1];return i!==
void 0&&l!==void 0?{start:l.end,end:r.end,text:""}:{start:r.start,end:g?.start??r.end,text:""}})}function y(t,n,o,s,e=n.
children?.at(-1)){const[i]=n.children??[];if(i?.key===void 0||e===void 0)return;const r=t.slice(i.key.end,i.start),d=`${a(
t,n,r.endsWith(" ")?", ":",")}${JSON.stringify(o)}${r}${JSON.stringify(s)}`;return{start:e.end,end:e.end,text:d}}function a(t,{
start:n,children:o=[]},s){const[e,i]=o;if(e===void 0)return s;if(i!==void 0)return t.slice(e.end,u(i));const r=t.slice(n+
1,u(e));return/[\r\n]/.test(r)?`,${r}`:s}function u({key:t,start:n}){return t?.start??n}});
//# fix/unfixed
(function(d,a,g,B){let _;const m=()=>_??=a("group-by");let h;const y=()=>h??=a("remedy/edits");let w;const $=()=>w??=a(
"remedy/reason");let M;const c=()=>M??=a("report/escape");g(d,{describeUnfixed:()=>v,withProposals:()=>O});async function O(n,t){
const o=n.map(async e=>{if(e.command===void 0)return e;const{findings:r}=await(0,y().withEdit)(await t.command(e.command),
t),l=r.find(({edit:u})=>u!==void 0);return l?{...e,reason:(0,$().reasonOf)(l)}:e});return Promise.all(o)}const s=5,p=100;
function v(n){return[...(0,m().groupBy)(n,({reason:t})=>t.id).values()].flatMap(t=>{const[o]=t;if(o===void 0)return[];const{
id:e,message:r,title:l}=o.reason,S=t.every(i=>i.reason.message===r)?r:l??r;return[`  ${t.length} \xD7 ${e}: ${(0,c().terminal)(
S)}`,...N(L(t)).map(i=>`      in ${i}`),...[...(0,m().groupBy)(t,({reason:i})=>i.remedy)].flatMap(x)]})}function x([n,t]){
const o=[...new Set(t.flatMap(({command:e})=>e??[]))];return[...o.slice(0,s).map(e=>`      ${P(e)}`),...o.length>s?[`   \
   and ${o.length-s} other commands`]:[],`        ${(0,c().terminal)(n)}`]}function L(n){return[...new Set(n.flatMap(({asset:t})=>t??
[]))]}function N(n){if(n.length===0)return[];const t=n.slice(0,s).map(e=>(0,c().terminal)(e.slice(0,p))),o=n.length>s?[`${n.
length-s} more`]:[];return[[...t,...o].join(", ")]}function P(n){const t=n.length>p?`${n.slice(0,p)}\u2026`:n;return(0,c().
terminal)(t)}});
//# fix/write
(function(d,n,w,b){let p;const _=()=>p??=n("node:crypto");let h;const o=()=>h??=n("node:fs/promises");let y;const c=()=>y??=
n("node:path");let u;const F=()=>u??=n("error");let g;const E=()=>g??=n("make-folder");w(d,{writeFix:()=>k});async function k(t,{
files:a,scripts:e}){const i=await(0,o().realpath)(t);for(const[r,s]of e)await m(r,()=>x((0,c().join)(i,r),s));for(const{
path:r,before:s,after:l}of a)s!==l&&await m(r,()=>$((0,c().join)(i,r),s,l))}async function x(t,a){const e=(0,c().dirname)(
t);if(await(0,E().makeFolder)(e),await(0,o().realpath)(e)!==e)throw new Error("its directory is a symlink");try{await(0,o().
writeFile)(t,a,{flag:"wx"})}catch(i){if(!(i.code==="EEXIST")||await(0,o().readFile)(t,"utf8")!==a)throw i}}async function $(t,a,e){
if(!(await(0,o().readFile)(t)).equals(Buffer.from(a)))throw new Error("it has changed in the meantime");const{mode:i}=await(0,o().
stat)(t),r=`${t}.${(0,_().randomUUID)()}.tmp`;try{await(0,o().writeFile)(r,e,{flag:"wx",mode:i}),await(0,o().rename)(r,t)}finally{
await(0,o().rm)(r,{force:!0})}}async function m(t,a){try{await a()}catch(e){throw new(F()).GateError("file_unreadable",`${t}\
 cannot be written: ${e instanceof Error?e.message:e}`,"Check the file and its permissions, and run `gene-gate fix` agai\
n.",{cause:e})}}});
