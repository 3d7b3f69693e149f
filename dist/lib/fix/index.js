"use strict";module.exports={"fix/errors"(E,e,S,P){let M;const y=()=>M??=e("audit/asset-file");let v;const h=()=>v??=e("remedy/reason");
let O;const $=()=>O??=e("fix/store");S(E,{errorsOf:()=>x,untouched:()=>_});async function x(w,s,d){const{findings:i}=await(0,y().
auditAssetFile)(w,s),n=new Set(w.assets.filter(d).map(({id:p})=>p));return i.filter(({severity:p,subject:r})=>p==="error"&&
(r?.id===void 0||n.has(r.id))).map(p=>({reason:(0,h().reasonOf)(p),asset:p.subject?.id,...p.subject?.command!==void 0&&{
command:p.subject.command}}))}function _(w,s){if(s.length===0)return[];const d=(0,$().isClear)(w)?h().reasons.appendOnly():
h().reasons.unsureText();return[...s,{reason:d}]}},"fix/fix"(E,e,S,P){let M;const y=()=>M??=e("assets/file");let v;const h=()=>v??=
e("assets/limits");let O;const $=()=>O??=e("assets/log/audit-log");let x;const _=()=>x??=e("assets/pointer");let w;const s=()=>w??=
e("assets/utf8");let d;const i=()=>d??=e("assets/validation");let n;const p=()=>n??=e("remedy/edits");let r;const t=()=>r??=
e("remedy/fix-list");let a;const c=()=>a??=e("remedy/script-store");let o;const f=()=>o??=e("fix/errors");let m;const l=()=>m??=
e("fix/identity");let g;const F=()=>g??=e("fix/store");let G;const A=()=>G??=e("fix/text-edit");S(E,{fixFile:()=>H,fixFiles:()=>B});
async function B(N,k,C={}){const L=new(c()).ScriptStore(k),J=(0,h().assetLimits)(k.terms.policy.assets.max_file_bytes),R={
store:L,limits:J,options:C},D=[];for(const{path:I,bytes:b}of N)D.push(await H(I,b,R));const W=[...new Set(D.flatMap(({scripts:I})=>I))].
sort();return{files:D,scripts:W.flatMap(I=>{const b=L.textOf(I);return b===void 0?[]:[[I,b]]}),judge:L.judge}}const j="\uFEFF";
async function H(N,k,C){const{limits:L,options:J,store:R}=C,{includes:D=()=>!0,identity:W=!1}=J,I=(0,y().readAssetFile)(
N,k,L),{text:b}=(0,s().decodeUtf8)(k);if(!(0,F().isClear)(I)||(0,$().isAuditLog)(N)){const Y=await(0,f().errorsOf)(I,R.judge,
D);return{path:N,before:b,after:b,steps:[],edits:[],scripts:[],left:(0,f().untouched)(I,Y)}}const u=[],T=[],X=[],Q=[],Z=[];
for(const Y of(0,F().placeAssets)(N,b,L)){if(!D(Y.asset))continue;const z=await V(b,Y,C);Z.push(...z.left),u.push(...z.textEdits),
T.push(...z.edits),X.push(...z.steps),Q.push(...z.scripts);const tt=W?(0,l().addSchemaVersion)(b,Y):[];u.push(...tt),X.push(
...tt.map(({step:it})=>it))}const et=(0,A().applyEdits)(b,u),K=(0,l().identifyAssets)(N,et,{limits:L,addMissing:W,includes:D}),
q=k[0]===239&&k[1]===187?j:"",st=(0,y().readAssetFile)(N,Buffer.from(K.text),L);return{path:N,before:q+b,after:q+K.text,
steps:[...X,...K.steps],edits:[...T,...K.edits],scripts:Q,left:[...Z,...(await(0,f().errorsOf)(st,R.judge,D)).filter(({command:Y})=>Y===
void 0)]}}const U={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function V(N,{asset:k,node:C},{store:L}){const J=(0,A().
memberOf)(C,"validation"),R=(0,i().validationCommands)(k);if(k.type!=="Gene"||J===void 0||R.kind!=="list")return U;const{
entries:D}=R,I=(await(0,t().fixList)(D.map(({value:u})=>u),L)).map((u,T)=>({fix:u,index:T,old:String(D[T]?.value)})),b=I.
flatMap(({fix:u,...T})=>u.kind==="fixed"?{...T,fix:u}:[]);return{steps:b.flatMap(({fix:u})=>u.steps),edits:b.map(({old:u,
index:T,fix:X})=>({path:k.path,pointer:(0,_().pointerText)([...k.pointer,"validation",T]),...(0,p().editOf)(u,X,L)})),scripts:b.
flatMap(({fix:u})=>u.scripts),left:I.flatMap(({fix:u,old:T})=>u.kind==="left"?{reason:u.reason,asset:k.id,command:T}:[]),
textEdits:(0,A().replaceElements)(N,J,new Map(b.map(({index:u,fix:T})=>[u,T.commands])))}}},"fix/fix-task"(E,e,S,P){let M;
const y=()=>M??=e("assets/file");let v;const h=()=>v??=e("assets/limits");let O;const $=()=>O??=e("audit/asset-file");let x;
const _=()=>x??=e("report/agent/project");let w;const s=()=>w??=e("report/entries");let d;const i=()=>d??=e("rules/ident\
ity");let n;const p=()=>n??=e("verdict/next-actor");let r;const t=()=>r??=e("verdict/verdict");let a;const c=()=>a??=e("\
fix/proposal");S(E,{fixTask:()=>o});async function o(f,m,l,{includes:g=()=>!0},{policyRef:F,...G}){const{policy:A}=l.terms,
B=(0,h().assetLimits)(A.assets.max_file_bytes),j=[];for(const{path:N,bytes:k}of f){const C=(0,y().readAssetFile)(N,k,B),
L=new Set(C.assets.filter(g).map(({id:R})=>R)),J=await(0,$().auditAssetFile)(C,l);j.push(...J.findings.filter(({subject:R})=>R?.
id===void 0||L.has(R.id)))}const H=(0,i().idsOf)(j),U=(0,t().severityVerdict)(j,A.fail_on),V=await(0,c().proposalOf)(m,H);
return(0,_().agentTask)({...G,verdict:U,next_actor:(0,p().nextActorOf)(U,j,A.fail_on),policy:{...F!==void 0&&{ref:F},...A},
findings:(0,s().reportFindings)(j,H),...V&&{fix:V},approval_digest:null})}},"fix/identity"(E,e,S,P){let M;const y=()=>M??=
e("@evomap/gep-sdk");let v;const h=()=>v??=e("assets/pointer");let O;const $=()=>O??=e("audit/claims/content-hash");let x;
const _=()=>x??=e("fix/store");let w;const s=()=>w??=e("fix/text-edit");S(E,{addSchemaVersion:()=>d,identifyAssets:()=>i});
function d(p,{asset:r,node:t}){const a=(0,$().identityFindings)(r,"fix").some(({rule:f})=>f==="schema-version-missing"),
c=(0,s().memberOf)(t,"type")??t.children?.[0],o=(0,s().insertMember)(p,t,"schema_version",y().SCHEMA_VERSION,c);return a&&
o?[{...o,step:"schema_version added"}]:[]}function i(p,r,{limits:t,addMissing:a,includes:c}){const o=new Map,f=(0,_().placeAssets)(
p,r,t).map(({asset:g})=>g.value.asset_id);let m=r,l=[];for(let g=0;g<=t.maxDepth;g+=1){const F=(0,_().placeAssets)(p,m,t);
l=F.map(({asset:A})=>A);const G=F.flatMap((A,B)=>{const j=c(A.asset)?n(m,A,a):void 0;return j===void 0?[]:(o.set(B,o.get(
B)??j.step),j)});if(G.length===0)break;m=(0,s().applyEdits)(m,G)}return{text:m,steps:[...o.values()],edits:l.flatMap(({pointer:g,
value:F},G)=>{const A=f[G];return typeof A!="string"||!o.has(G)?[]:{...{path:p,pointer:(0,h().pointerText)([...g,"asset_\
id"])},old:A,new:[String(F.asset_id)],fix:!0}})}}function n(p,{asset:r,node:t},a){for(const{rule:c,args:o}of(0,$().identityFindings)(
r,"fix")){const f=String(o.expected),m=(0,s().memberOf)(t,"asset_id");if(c==="content-hash-mismatch"&&m!==void 0){const{
start:l,end:g}=m;return{start:l,end:g,text:JSON.stringify(f),step:"asset_id recomputed"}}if(c==="content-hash-missing"&&
a){const l=(0,s().insertMember)(p,t,"asset_id",f);return l&&{...l,step:"asset_id added"}}}}},"fix/patch"(E,e,S,P){let M;
const y=()=>M??=e("diff");let v;const h=()=>v??=e("report/escape");S(E,{patchOf:()=>x,renderPatch:()=>$});const O=2e3;function $(i){
return _(i).map(({path:n,patch:p})=>s(n,p)).join("")}function x(i){const n=_(i).map(({patch:p})=>p);return n.includes(void 0)?
null:n.map(p=>p?(0,y().formatPatch)(p,y().FILE_HEADERS_ONLY):"").join("")}function _({files:i,scripts:n}){const p=n.map(
([t,a])=>{const c=w("/dev/null",`b/${t}`,"",a);return{path:t,patch:c&&{...c,isCreate:!0}}}),r=i.filter(({before:t,after:a})=>t!==
a).map(({path:t,before:a,after:c})=>({path:t,patch:w(`a/${t}`,`b/${t}`,a,c)}));return[...p,...r]}function w(i,n,p,r){const t={
context:3,maxEditLength:2*O},a=(0,y().structuredPatch)(i,n,p,r,void 0,void 0,t);return a&&{...a,isGit:!0}}function s(i,n){
return n===void 0?`# ${(0,h().terminal)(i)}: diff not shown, more than ${O} changed lines
`:(0,y().formatPatch)(n,y().FILE_HEADERS_ONLY).split(`
`).map(d).join(`
`)}function d(i){const[,n="",p=""]=/^(.*?)(\r?)$/s.exec(i)??[];return n.split("	").map(h().terminal).join("	")+p}},"fix/\
proposal"(E,e,S,P){let M;const y=()=>M??=e("assets/file");let v;const h=()=>v??=e("assets/limits");let O;const $=()=>O??=
e("assets/pointer");let x;const _=()=>x??=e("audit/asset-file");let w;const s=()=>w??=e("fix/patch");S(E,{proposalOf:()=>d});
async function d(t,a){const o=(await Promise.all(t.files.map(async l=>({file:l,edits:await i(l,t,a)})))).flatMap(({file:l,
edits:g})=>g?.length?{file:l,edits:g}:[]);if(o.length===0)return;const f=o.flatMap(l=>l.edits),m=new Set(f.flatMap(({files:l=[]})=>l.
map(({path:g})=>g)));return{edits:f,patch:(0,s().patchOf)({files:o.map(({file:l})=>l),scripts:t.scripts.filter(([l])=>m.
has(l))})}}async function i({path:t,edits:a,after:c},{judge:o},f){if(a.length===0)return[];const m=(0,h().assetLimits)(o.
terms.policy.assets.max_file_bytes),l=(0,y().readAssetFile)(t,Buffer.from(c),m),{assets:g,findings:F}=await(0,_().auditAssetFile)(
l,o),G=[...f].filter(([{location:j}])=>j?.path===t),A=[],B=a.map(j=>({edit:j,index:g.findIndex(({asset:H})=>n(j.pointer??
"",H))}));for(const{edit:j,index:H}of B.toSorted((U,V)=>U.index-V.index)){const{fix:U,path:V,pointer:N="",...k}=j,C=g[H],
L=G.filter(([u])=>r(N,k,u,C?.asset)),R=(L.find(([,u])=>A.every(T=>T.finding!==u))??L[0])?.[1],D=N.endsWith("/asset_id")?
F.filter(({rule:u,subject:T})=>p(u)&&T?.id===C?.asset.id):k.new.map(u=>C?.commands.find(({command:T})=>T===u)?.verdict),
W=R??A.find(u=>C&&n(u.pointer,C.asset))?.finding,I=D.every(u=>u==="allow"||u==="warn");if(W===void 0||!I)return;const b=D.
every(u=>u==="allow");A.push({finding:W,path:t,pointer:N,...k,after:b?"allow":"warn"})}return A}function n(t,a){const c=t.
slice((0,$().pointerText)(a.pointer).length);return t.startsWith((0,$().pointerText)(a.pointer))&&/^\/(asset_id|validation\/\d+)$/.
test(c)}function p(t){return t==="content-hash-mismatch"}function r(t,{old:a},{rule:c,subject:o,edit:f},m){return f?.pointer!==
void 0?f.pointer===t:o?.id!==m?.id||o?.type!==m?.type?!1:t.endsWith("/asset_id")?p(c):o?.command===a}},"fix/refuse-task"(E,e,S,P){
let M;const y=()=>M??=e("assets/log/audit-log");let v;const h=()=>v??=e("assets/pointer");let O;const $=()=>O??=e("error");
let x;const _=()=>x??=e("remedy/script");S(E,{editedBy:()=>t,refuse:()=>s,requireAssetFiles:()=>i,requireOwnEdits:()=>r,
requireSameStrings:()=>n});const w="Nothing was changed. Run the gate on this commit, and use the task that it prints.";
function s(c){throw new($()).GateError("input_invalid",`The task is refused: ${c}.`,w)}const d=new RegExp(`^${_().SCRIPT_FOLDER}\
/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function i(c,o){c.length===0&&s("it has no edits");for(const{path:f,files:m=[]}of c){
(0,y().isAuditLog)(f)&&s(`\`${f}\` is an audit log, which only its owner edits`),o(f)||s(`\`${f}\` is not an asset file o\
f this repository`);const l=m.find(g=>!d.test(g.path));l&&s(`\`${l.path}\` is not a script that \`gene-gate fix\` makes`)}}
function n(c,o){for(const{path:f,pointer:m,old:l}of c){const g=`\`${m}\` of \`${f}\``,F=p(o(f),m);F===void 0&&s(`${g} is\
 not a command of a Gene or an asset_id`),F!==l&&s(`${g} does not have the string that the edit replaces`)}}function p(c,o){
for(const f of c){const m=(0,h().pointerText)(f.pointer),{asset_id:l,validation:g}=f.value;if(o===`${m}/asset_id`&&typeof l==
"string")return l;const[,F]=o.startsWith(m)&&/^\/validation\/(\d+)$/.exec(o.slice(m.length))||[];if(f.type==="Gene"&&F!==
void 0&&Array.isArray(g))return g[Number(F)]}}function r(c,{files:o}){const f=new Set(o.flatMap(l=>l.edits.map(a))),m=new Set(
c.map(a));for(const l of c)f.has(a(l))||s(`\`gene-gate fix\` does not make the edit of \`${l.pointer}\` in \`${l.path}\` \
here`);for(const l of o.flatMap(g=>g.edits))m.has(a(l))||s(`it lacks the edit of \`${l.pointer}\` in \`${l.path}\`, which\
 belongs to the others`)}function t(c){const o=new Set(c.map(({path:f,pointer:m})=>`${f}#${m.replace(/\/(asset_id|validation\/\d+)$/,
"")}`));return({path:f,pointer:m})=>o.has(`${f}#${(0,h().pointerText)(m)}`)}function a({path:c,pointer:o,old:f,new:m,files:l=[]}){
const g=l.map(F=>[F.path,F.text]);return JSON.stringify([c,o,f,m,g])}},"fix/store"(E,e,S,P){let M;const y=()=>M??=e("ass\
ets/clear");let v;const h=()=>v??=e("assets/file");let O;const $=()=>O??=e("assets/json");let x;const _=()=>x??=e("asset\
s/problems");let w;const s=()=>w??=e("assets/shapes");let d;const i=()=>d??=e("assets/source");S(E,{isClear:()=>n,placeAssets:()=>p});
function n({problems:r}){return(0,y().ambiguousFiles)(r).size===0}function p(r,t,a){const c=new(_()).Problems(new(i()).Source(
r,t)),{candidates:o}=(0,s().findCandidates)((0,$().readJson)(t,a,c),c),{assets:f}=(0,h().readAssetFile)(r,Buffer.from(t),
a);return f.flatMap((m,l)=>{const g=o[l]?.node;return g===void 0?[]:{asset:m,node:g}})}},"fix/text-edit"(E,e,S,P){S(E,{applyEdits:()=>M,
insertMember:()=>h,memberOf:()=>y,replaceElements:()=>v});function M(x,_){const w=[];let s=0;for(const d of _.toSorted((i,n)=>i.
start-n.start))w.push(x.slice(s,d.start),d.text),s=d.end;return w.join("")+x.slice(s)}function y({children:x},_){return x?.
findLast(({key:w})=>w?.name===_)}function v(x,_,w){const{children:s=[]}=_,d=O(x,_,", ");let i;return s.flatMap((n,p)=>{const r=w.
get(p),t=s[p-1];if((r===void 0||r.length>0)&&(i=n),r===void 0)return[];if(r.length>0){const c=r.map(o=>JSON.stringify(o)).
join(d);return{start:n.start,end:n.end,text:c}}const a=s[p+1];return i!==void 0&&t!==void 0?{start:t.end,end:n.end,text:""}:
{start:n.start,end:a?.start??n.end,text:""}})}function h(x,_,w,s,d=_.children?.at(-1)){const[i]=_.children??[];if(i?.key===
void 0||d===void 0)return;const n=x.slice(i.key.end,i.start),r=`${O(x,_,n.endsWith(" ")?", ":",")}${JSON.stringify(w)}${n}${JSON.
stringify(s)}`;return{start:d.end,end:d.end,text:r}}function O(x,{start:_,children:w=[]},s){const[d,i]=w;if(d===void 0)return s;
if(i!==void 0)return x.slice(d.end,$(i));const n=x.slice(_+1,$(d));return/[\r\n]/.test(n)?`,${n}`:s}function $({key:x,start:_}){
return x?.start??_}},"fix/unfixed"(E,e,S,P){let M;const y=()=>M??=e("report/escape");S(E,{describeUnfixed:()=>O});const v=5,
h=100;function O(s){return $(s).flatMap(({reason:d,members:i})=>{const p=i.every(t=>t.reason.message===d.message)?d.message:
d.title??d.message,r=[...new Set(i.flatMap(({command:t})=>t??[]))];return[`  ${i.length} \xD7 ${d.id}: ${(0,y().terminal)(
p)}`,..._(x(i)).map(t=>`      in ${t}`),...r.slice(0,v).map(t=>`      ${w(t)}`),...r.length>v?[`      and ${r.length-v} \
other commands`]:[],`      ${(0,y().terminal)(d.remedy)}`]})}function $(s){const d=new Map;for(const i of s){const n=d.get(
i.reason.id);n?n.push(i):d.set(i.reason.id,[i])}return[...d.values()].flatMap(i=>i[0]?{reason:i[0].reason,members:i}:[])}
function x(s){return[...new Set(s.flatMap(({asset:d})=>d??[]))]}function _(s){if(s.length===0)return[];const d=s.slice(0,
v).map(n=>(0,y().terminal)(n.slice(0,h))),i=s.length>v?[`${s.length-v} more`]:[];return[[...d,...i].join(", ")]}function w(s){
const d=s.length>h?`${s.slice(0,h)}\u2026`:s;return(0,y().terminal)(d)}},"fix/write"(E,e,S,P){let M;const y=()=>M??=e("n\
ode:crypto");let v;const h=()=>v??=e("node:fs/promises");let O;const $=()=>O??=e("node:path");let x;const _=()=>x??=e("e\
rror");let w;const s=()=>w??=e("make-folder");S(E,{writeFix:()=>d});async function d(r,{files:t,scripts:a}){const c=await(0,h().
realpath)(r);for(const[o,f]of a)await p(o,()=>i((0,$().join)(c,o),f));for(const{path:o,before:f,after:m}of t)f!==m&&await p(
o,()=>n((0,$().join)(c,o),f,m))}async function i(r,t){const a=(0,$().dirname)(r);if(await(0,s().makeFolder)(a),await(0,h().
realpath)(a)!==a)throw new Error("its folder is a symlink");try{await(0,h().writeFile)(r,t,{flag:"wx"})}catch(c){if(!(c.
code==="EEXIST")||await(0,h().readFile)(r,"utf8")!==t)throw c}}async function n(r,t,a){if(!(await(0,h().readFile)(r)).equals(
Buffer.from(t)))throw new Error("it has changed in the meantime");const{mode:c}=await(0,h().stat)(r),o=`${r}.${(0,y().randomUUID)()}\
.tmp`;try{await(0,h().writeFile)(o,a,{flag:"wx",mode:c}),await(0,h().rename)(o,r)}finally{await(0,h().rm)(o,{force:!0})}}
async function p(r,t){try{await t()}catch(a){throw new(_()).GateError("file_unreadable",`${r} cannot be written: ${a instanceof
Error?a.message:a}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:a})}}}};
