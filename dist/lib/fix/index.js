"use strict";module.exports={"fix/errors"(b,e,M,D){let F;const w=()=>F??=e("audit/asset-file");let S;const h=()=>S??=e("remedy/reason");
let O;const v=()=>O??=e("fix/store");M(b,{errorsOf:()=>_,untouched:()=>p});async function _(u,a,l){const{findings:g}=await(0,w().
auditAssetFile)(u,a),d=new Set(u.assets.filter(l).map(({id:r})=>r));return g.filter(({severity:r,subject:i})=>r==="error"&&
(i?.id===void 0||d.has(i.id))).map(r=>({reason:(0,h().reasonOf)(r),asset:r.subject?.id,...r.subject?.command!==void 0&&{
command:r.subject.command}}))}function p(u,a){if(a.length===0)return[];const l=(0,v().isClear)(u)?h().reasons.appendOnly():
h().reasons.unsureText();return[...a,{reason:l}]}},"fix/fix"(b,e,M,D){let F;const w=()=>F??=e("assets/file");let S;const h=()=>S??=
e("assets/limits");let O;const v=()=>O??=e("assets/log/audit-log");let _;const p=()=>_??=e("assets/pointer");let u;const a=()=>u??=
e("assets/utf8");let l;const g=()=>l??=e("assets/validation");let d;const r=()=>d??=e("remedy/edits");let i;const c=()=>i??=
e("remedy/fix-list");let s;const t=()=>s??=e("remedy/script-store");let o;const n=()=>o??=e("fix/errors");let m;const f=()=>m??=
e("fix/identity");let x;const $=()=>x??=e("fix/store");let y;const k=()=>y??=e("fix/text-edit");M(b,{fixFile:()=>Y,fixFiles:()=>J});
async function J(C,L,T={}){const A=new(t()).ScriptStore(L),H=(0,h().assetLimits)(L.terms.policy.assets.max_file_bytes),P={
store:A,limits:H,options:T},I=[];for(const{path:B,bytes:j}of C)I.push(await Y(B,j,P));const U=[...new Set(I.flatMap(({scripts:B})=>B))].
sort();return{files:I,scripts:U.flatMap(B=>{const j=A.textOf(B);return j===void 0?[]:[[B,j]]}),judge:A.judge}}const R="\uFEFF";
async function Y(C,L,T){const{limits:A,options:H,store:P}=T,{includes:I=()=>!0,identity:U=!1}=H,B=(0,w().readAssetFile)(
C,L,A),{text:j}=(0,a().decodeUtf8)(L);if(!(0,$().isClear)(B)||(0,v().isAuditLog)(C)){const W=await(0,n().errorsOf)(B,P.judge,
I);return{path:C,before:j,after:j,steps:[],edits:[],scripts:[],left:(0,n().untouched)(B,W)}}const E=[],N=[],V=[],Q=[],Z=[],
G=(0,$().placeAssets)(C,j,A).filter(({asset:W})=>I(W)),tt=P.judge.clock.stage("Looking for fixes",G.length);for(const W of G){
await P.judge.clock.tick(),tt();const z=await K(j,W,T);Z.push(...z.left),E.push(...z.textEdits),N.push(...z.edits),V.push(
...z.steps),Q.push(...z.scripts);const st=U?(0,f().addSchemaVersion)(j,W):[];E.push(...st),V.push(...st.map(({step:nt})=>nt))}
const ot=(0,k().applyEdits)(j,E),q=(0,f().identifyAssets)(C,ot,{limits:A,addMissing:U,includes:I}),et=L[0]===239&&L[1]===
187?R:"",it=(0,w().readAssetFile)(C,Buffer.from(q.text),A);return{path:C,before:et+j,after:et+q.text,steps:[...V,...q.steps],
edits:[...N,...q.edits],scripts:Q,left:[...Z,...(await(0,n().errorsOf)(it,P.judge,I)).filter(({command:W})=>W===void 0)]}}
const X={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function K(C,{asset:L,node:T},{store:A}){const H=(0,k().
memberOf)(T,"validation"),P=(0,g().validationCommands)(L);if(L.type!=="Gene"||H===void 0||P.kind!=="list")return X;const{
entries:I}=P,B=(await(0,c().fixList)(I.map(({value:E})=>E),A)).map((E,N)=>({fix:E,index:N,old:String(I[N]?.value)})),j=B.
flatMap(({fix:E,...N})=>E.kind==="fixed"?{...N,fix:E}:[]);return{steps:j.flatMap(({fix:E})=>E.steps),edits:j.map(({old:E,
index:N,fix:V})=>({path:L.path,pointer:(0,p().pointerText)([...L.pointer,"validation",N]),...(0,r().editOf)(E,V,A)})),scripts:j.
flatMap(({fix:E})=>E.scripts),left:B.flatMap(({fix:E,old:N})=>E.kind==="left"?{reason:E.reason,asset:L.id,command:N}:[]),
textEdits:(0,k().replaceElements)(C,H,new Map(j.map(({index:E,fix:N})=>[E,N.commands])))}}},"fix/fix-task"(b,e,M,D){let F;
const w=()=>F??=e("assets/file");let S;const h=()=>S??=e("assets/limits");let O;const v=()=>O??=e("audit/asset-file");let _;
const p=()=>_??=e("report/agent/project");let u;const a=()=>u??=e("report/entries");let l;const g=()=>l??=e("rules/ident\
ity");let d;const r=()=>d??=e("verdict/next-actor");let i;const c=()=>i??=e("verdict/verdict");let s;const t=()=>s??=e("\
fix/proposal");M(b,{fixTask:()=>o});async function o(n,m,f,{includes:x=()=>!0},{policyRef:$,...y}){const{policy:k}=f.terms,
J=(0,h().assetLimits)(k.assets.max_file_bytes),R=[];for(const{path:C,bytes:L}of n){const T=(0,w().readAssetFile)(C,L,J),
A=new Set(T.assets.filter(x).map(({id:P})=>P)),H=await(0,v().auditAssetFile)(T,f);R.push(...H.findings.filter(({subject:P})=>P?.
id===void 0||A.has(P.id)))}const Y=(0,g().idsOf)(R),X=(0,c().severityVerdict)(R,k.fail_on),K=await(0,t().proposalOf)(m,Y);
return(0,p().agentTask)({...y,verdict:X,next_actor:(0,r().nextActorOf)(X,R,k.fail_on),policy:{...$!==void 0&&{ref:$},...k},
findings:(0,a().reportFindings)(R,Y),...K&&{fix:K},approval_digest:null})}},"fix/identity"(b,e,M,D){let F;const w=()=>F??=
e("@evomap/gep-sdk");let S;const h=()=>S??=e("assets/pointer");let O;const v=()=>O??=e("audit/claims/content-hash");let _;
const p=()=>_??=e("fix/store");let u;const a=()=>u??=e("fix/text-edit");M(b,{addSchemaVersion:()=>l,identifyAssets:()=>g});
function l(r,{asset:i,node:c}){const s=(0,v().identityFindings)(i,"fix").some(({rule:n})=>n==="schema-version-missing"),
t=(0,a().memberOf)(c,"type")??c.children?.[0],o=(0,a().insertMember)(r,c,"schema_version",w().SCHEMA_VERSION,t);return s&&
o?[{...o,step:"schema_version added"}]:[]}function g(r,i,{limits:c,addMissing:s,includes:t}){const o=new Map,n=(0,p().placeAssets)(
r,i,c).map(({asset:x})=>x.value.asset_id);let m=i,f=[];for(let x=0;x<=c.maxDepth;x+=1){const $=(0,p().placeAssets)(r,m,c);
f=$.map(({asset:k})=>k);const y=$.flatMap((k,J)=>{const R=t(k.asset)?d(m,k,s):void 0;return R===void 0?[]:(o.set(J,o.get(
J)??R.step),R)});if(y.length===0)break;m=(0,a().applyEdits)(m,y)}return{text:m,steps:[...o.values()],edits:f.flatMap(({pointer:x,
value:$},y)=>{const k=n[y];return typeof k!="string"||!o.has(y)?[]:{...{path:r,pointer:(0,h().pointerText)([...x,"asset_\
id"])},old:k,new:[String($.asset_id)],fix:!0}})}}function d(r,{asset:i,node:c},s){for(const{rule:t,args:o}of(0,v().identityFindings)(
i,"fix")){const n=String(o.expected),m=(0,a().memberOf)(c,"asset_id");if(t==="content-hash-mismatch"&&m!==void 0){const{
start:f,end:x}=m;return{start:f,end:x,text:JSON.stringify(n),step:"asset_id recomputed"}}if(t==="content-hash-missing"&&
s){const f=(0,a().insertMember)(r,c,"asset_id",n);return f&&{...f,step:"asset_id added"}}}}},"fix/patch"(b,e,M,D){let F;
const w=()=>F??=e("diff");let S;const h=()=>S??=e("report/escape");M(b,{patchOf:()=>_,renderPatch:()=>v});const O=2e3;function v(d){
return p(d).map(({path:r,patch:i})=>l(r,i)).join("")}function _(d){const r=p(d).map(({patch:i})=>i);return r.includes(void 0)?
null:r.map(i=>i?(0,w().formatPatch)(i,w().FILE_HEADERS_ONLY):"").join("")}function p({files:d,scripts:r}){const i=r.map(
([s,t])=>{const o=u("/dev/null",`b/${s}`,"",t);return{path:s,patch:o&&{...o,isCreate:!0}}}),c=d.filter(({before:s,after:t})=>s!==
t).map(({path:s,before:t,after:o})=>({path:s,patch:u(`a/${s}`,`b/${s}`,t,o)}));return[...i,...c]}function u(d,r,i,c){const s=2*
O;if(a(i,c)>s+1)return;const t={context:3,maxEditLength:s},o=(0,w().structuredPatch)(d,r,i,c,void 0,void 0,t);return o&&
{...o,isGit:!0}}function a(d,r){const i=new Map;for(const c of d.split(`
`))i.set(c,(i.get(c)??0)+1);for(const c of r.split(`
`))i.set(c,(i.get(c)??0)-1);return[...i.values()].reduce((c,s)=>c+Math.abs(s),0)}function l(d,r){return r===void 0?`# ${(0,h().
terminal)(d)}: diff not shown, more than ${O} changed lines
`:(0,w().formatPatch)(r,w().FILE_HEADERS_ONLY).split(`
`).map(g).join(`
`)}function g(d){const[,r="",i=""]=/^(.*?)(\r?)$/s.exec(d)??[];return r.split("	").map(h().terminal).join("	")+i}},"fix/\
proposal"(b,e,M,D){let F;const w=()=>F??=e("assets/file");let S;const h=()=>S??=e("assets/limits");let O;const v=()=>O??=
e("assets/pointer");let _;const p=()=>_??=e("audit/asset-file");let u;const a=()=>u??=e("group-by");let l;const g=()=>l??=
e("fix/patch");let d;const r=()=>d??=e("fix/resolved-findings");M(b,{proposalOf:()=>i});async function i(t,o){const n=(0,a().
groupBy)(o,([{location:y}])=>y?.path),f=(await Promise.all(t.files.map(async y=>({file:y,edits:await c(y,t,n.get(y.path)??
[])})))).flatMap(({file:y,edits:k})=>k?.length?{file:y,edits:k}:[]);if(f.length===0)return;const x=f.flatMap(y=>y.edits),
$=new Set(x.flatMap(({files:y=[]})=>y.map(({path:k})=>k)));return{edits:x,patch:(0,g().patchOf)({files:f.map(({file:y})=>y),
scripts:t.scripts.filter(([y])=>$.has(y))})}}async function c({path:t,edits:o,after:n},{judge:m},f){if(o.length===0)return[];
const x=(0,h().assetLimits)(m.terms.policy.assets.max_file_bytes),$=(0,w().readAssetFile)(t,Buffer.from(n),x),{assets:y,
findings:k}=await(0,p().auditAssetFile)($,m),J=new Map(y.map(({asset:{pointer:T}},A)=>[(0,v().pointerText)(T),A])),R=o.map(
T=>{const A=s(T.pointer??"");return{edit:T,root:A,index:J.get(A)??-1}}),Y=new Set(k.flatMap(T=>(0,r().isStale)(T.rule)?T.
subject?.id:[])),X=(0,r().resolvedFindings)(f),K=new Set,C=new Map,L=[];for(const{edit:T,root:A,index:H}of R.toSorted((P,I)=>P.
index-I.index)){const{fix:P,path:I,pointer:U="",...B}=T,j=y[H],E=X(U,B.old,j?.asset),N=E.find(G=>!K.has(G))??E[0]??C.get(
A),V=U.endsWith("/asset_id")?[Y.has(j?.asset.id)?void 0:"allow"]:B.new.map(G=>j?.commands.find(({command:tt})=>tt===G)?.
verdict),Q=V.every(G=>G==="allow"||G==="warn");if(j===void 0||N===void 0||!Q)return;const Z=V.every(G=>G==="allow");K.add(
N),C.set(A,C.get(A)??N),L.push({finding:N,path:t,pointer:U,...B,after:Z?"allow":"warn"})}return L}function s(t){return t.
replace(/\/(?:asset_id|validation\/\d+)$/,"")}},"fix/refuse-task"(b,e,M,D){let F;const w=()=>F??=e("assets/log/audit-log");
let S;const h=()=>S??=e("assets/pointer");let O;const v=()=>O??=e("error");let _;const p=()=>_??=e("remedy/script");M(b,
{editedBy:()=>c,refuse:()=>a,requireAssetFiles:()=>g,requireOwnEdits:()=>i,requireSameStrings:()=>d});const u="Nothing w\
as changed. Run the gate on this commit, and use the task that it prints.";function a(t){throw new(v()).GateError("input\
_invalid",`The task is refused: ${t}.`,u)}const l=new RegExp(`^${p().SCRIPT_FOLDER}/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)\
$`);function g(t,o){for(const{path:n,files:m=[]}of t){(0,w().isAuditLog)(n)&&a(`\`${n}\` is an audit log, which only its \
owner edits`),o(n)||a(`\`${n}\` is not an asset file of this repository`);const f=m.find(x=>!l.test(x.path));f&&a(`\`${f.
path}\` is not a script that \`gene-gate fix\` makes`)}}function d(t,o){for(const{path:n,pointer:m,old:f}of t){const x=`\
\`${m}\` of \`${n}\``,$=r(o(n),m);$===void 0&&a(`${x} is not a command of a Gene or an asset_id`),$!==f&&a(`${x} does no\
t have the string that the edit replaces`)}}function r(t,o){for(const n of t){const m=(0,h().pointerText)(n.pointer),{asset_id:f,
validation:x}=n.value;if(o===`${m}/asset_id`&&typeof f=="string")return f;const[,$]=o.startsWith(m)&&/^\/validation\/(\d+)$/.
exec(o.slice(m.length))||[];if(n.type==="Gene"&&$!==void 0&&Array.isArray(x))return x[Number($)]}}function i(t,{files:o}){
const n=new Set(o.flatMap(f=>f.edits.map(s))),m=new Set(t.map(s));for(const f of t)n.has(s(f))||a(`\`gene-gate fix\` does \
not make the edit of \`${f.pointer}\` in \`${f.path}\` here`);for(const f of o.flatMap(x=>x.edits))m.has(s(f))||a(`it la\
cks the edit of \`${f.pointer}\` in \`${f.path}\`, which belongs to the others`)}function c(t){const o=new Set(t.map(({path:n,
pointer:m})=>`${n}#${m.replace(/\/(asset_id|validation\/\d+)$/,"")}`));return({path:n,pointer:m})=>o.has(`${n}#${(0,h().
pointerText)(m)}`)}function s({path:t,pointer:o,old:n,new:m,files:f=[]}){const x=f.map($=>[$.path,$.text]);return JSON.stringify(
[t,o,n,m,x])}},"fix/resolved-findings"(b,e,M,D){let F;const w=()=>F??=e("group-by");M(b,{isStale:()=>S,resolvedFindings:()=>h});
function S(_){return _==="content-hash-mismatch"}function h(_){const p=_.map(([l,g],d)=>({finding:l,id:g,position:d})),u=(0,w().
groupBy)(p,({finding:{edit:l}})=>l?.pointer),a=(0,w().groupBy)(u.get(void 0)??[],({finding:l})=>O(l));return(l,g,d)=>{const r=l.
endsWith("/asset_id")?null:g;return[...u.get(l)??[],...a.get(v(d,r))??[]].toSorted((c,s)=>c.position-s.position).map(({id:c})=>c)}}
function O({rule:_,subject:p}){return v(p,S(_)?null:p?.command)}function v(_,p){return JSON.stringify([_?.type,_?.id,p===
void 0?"":{text:p}])}},"fix/store"(b,e,M,D){let F;const w=()=>F??=e("assets/clear");let S;const h=()=>S??=e("assets/file");
let O;const v=()=>O??=e("assets/json");let _;const p=()=>_??=e("assets/problems");let u;const a=()=>u??=e("assets/shapes");
let l;const g=()=>l??=e("assets/source");M(b,{isClear:()=>d,placeAssets:()=>r});function d({problems:i}){return(0,w().ambiguousFiles)(
i).size===0}function r(i,c,s){const t=new(p()).Problems(new(g()).Source(i,c)),{candidates:o}=(0,a().findCandidates)((0,v().
readJson)(c,s,t),t),{assets:n}=(0,h().readAssetFile)(i,Buffer.from(c),s);return n.flatMap((m,f)=>{const x=o[f]?.node;return x===
void 0?[]:{asset:m,node:x}})}},"fix/text-edit"(b,e,M,D){M(b,{applyEdits:()=>F,insertMember:()=>h,memberOf:()=>w,replaceElements:()=>S});
function F(_,p){const u=[];let a=0;for(const l of p.toSorted((g,d)=>g.start-d.start))u.push(_.slice(a,l.start),l.text),a=
l.end;return u.join("")+_.slice(a)}function w({children:_},p){return _?.findLast(({key:u})=>u?.name===p)}function S(_,p,u){
const{children:a=[]}=p,l=O(_,p,", ");let g;return a.flatMap((d,r)=>{const i=u.get(r),c=a[r-1];if((i===void 0||i.length>0)&&
(g=d),i===void 0)return[];if(i.length>0){const t=i.map(o=>JSON.stringify(o)).join(l);return{start:d.start,end:d.end,text:t}}
const s=a[r+1];return g!==void 0&&c!==void 0?{start:c.end,end:d.end,text:""}:{start:d.start,end:s?.start??d.end,text:""}})}
function h(_,p,u,a,l=p.children?.at(-1)){const[g]=p.children??[];if(g?.key===void 0||l===void 0)return;const d=_.slice(g.
key.end,g.start),i=`${O(_,p,d.endsWith(" ")?", ":",")}${JSON.stringify(u)}${d}${JSON.stringify(a)}`;return{start:l.end,end:l.
end,text:i}}function O(_,{start:p,children:u=[]},a){const[l,g]=u;if(l===void 0)return a;if(g!==void 0)return _.slice(l.end,
v(g));const d=_.slice(p+1,v(l));return/[\r\n]/.test(d)?`,${d}`:a}function v({key:_,start:p}){return _?.start??p}},"fix/u\
nfixed"(b,e,M,D){let F;const w=()=>F??=e("group-by");let S;const h=()=>S??=e("remedy/edits");let O;const v=()=>O??=e("re\
medy/reason");let _;const p=()=>_??=e("report/escape");M(b,{describeUnfixed:()=>g,withProposals:()=>u});async function u(s,t){
const o=s.map(async n=>{if(n.command===void 0)return n;const{findings:m}=await(0,h().withEdit)(await t.command(n.command),
t),f=m.find(({edit:x})=>x!==void 0);return f?{...n,reason:(0,v().reasonOf)(f)}:n});return Promise.all(o)}const a=5,l=100;
function g(s){return[...(0,w().groupBy)(s,({reason:t})=>t.id).values()].flatMap(t=>{const[o]=t;if(o===void 0)return[];const{
id:n,message:m,title:f}=o.reason,$=t.every(y=>y.reason.message===m)?m:f??m;return[`  ${t.length} \xD7 ${n}: ${(0,p().terminal)(
$)}`,...i(r(t)).map(y=>`      in ${y}`),...[...(0,w().groupBy)(t,({reason:y})=>y.remedy)].flatMap(d)]})}function d([s,t]){
const o=[...new Set(t.flatMap(({command:n})=>n??[]))];return[...o.slice(0,a).map(n=>`      ${c(n)}`),...o.length>a?[`   \
   and ${o.length-a} other commands`]:[],`        ${(0,p().terminal)(s)}`]}function r(s){return[...new Set(s.flatMap(({asset:t})=>t??
[]))]}function i(s){if(s.length===0)return[];const t=s.slice(0,a).map(n=>(0,p().terminal)(n.slice(0,l))),o=s.length>a?[`${s.
length-a} more`]:[];return[[...t,...o].join(", ")]}function c(s){const t=s.length>l?`${s.slice(0,l)}\u2026`:s;return(0,p().
terminal)(t)}},"fix/write"(b,e,M,D){let F;const w=()=>F??=e("node:crypto");let S;const h=()=>S??=e("node:fs/promises");let O;
const v=()=>O??=e("node:path");let _;const p=()=>_??=e("error");let u;const a=()=>u??=e("make-folder");M(b,{writeFix:()=>l});
async function l(i,{files:c,scripts:s}){const t=await(0,h().realpath)(i);for(const[o,n]of s)await r(o,()=>g((0,v().join)(
t,o),n));for(const{path:o,before:n,after:m}of c)n!==m&&await r(o,()=>d((0,v().join)(t,o),n,m))}async function g(i,c){const s=(0,v().
dirname)(i);if(await(0,a().makeFolder)(s),await(0,h().realpath)(s)!==s)throw new Error("its directory is a symlink");try{
await(0,h().writeFile)(i,c,{flag:"wx"})}catch(t){if(!(t.code==="EEXIST")||await(0,h().readFile)(i,"utf8")!==c)throw t}}async function d(i,c,s){
if(!(await(0,h().readFile)(i)).equals(Buffer.from(c)))throw new Error("it has changed in the meantime");const{mode:t}=await(0,h().
stat)(i),o=`${i}.${(0,w().randomUUID)()}.tmp`;try{await(0,h().writeFile)(o,s,{flag:"wx",mode:t}),await(0,h().rename)(o,i)}finally{
await(0,h().rm)(o,{force:!0})}}async function r(i,c){try{await c()}catch(s){throw new(p()).GateError("file_unreadable",`${i}\
 cannot be written: ${s instanceof Error?s.message:s}`,"Check the file and its permissions, and run `gene-gate fix` agai\
n.",{cause:s})}}}};
