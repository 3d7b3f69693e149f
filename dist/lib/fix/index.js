"use strict";module.exports={"fix/errors"(E,e,S,B){let M;const w=()=>M??=e("audit/asset-file");let y;const u=()=>y??=e("remedy/reason");
let O;const v=()=>O??=e("fix/store");S(E,{errorsOf:()=>g,untouched:()=>_});async function g(x,s,p){const{findings:i}=await(0,w().
auditAssetFile)(x,s),n=new Set(x.assets.filter(p).map(({id:d})=>d));return i.filter(({severity:d,subject:r})=>d==="error"&&
(r?.id===void 0||n.has(r.id))).map(d=>({reason:(0,u().reasonOf)(d),asset:d.subject?.id,...d.subject?.command!==void 0&&{
command:d.subject.command}}))}function _(x,s){if(s.length===0)return[];const p=(0,v().isClear)(x)?u().reasons.appendOnly():
u().reasons.unsureText();return[...s,{reason:p}]}},"fix/fix"(E,e,S,B){let M;const w=()=>M??=e("assets/file");let y;const u=()=>y??=
e("assets/limits");let O;const v=()=>O??=e("assets/log/audit-log");let g;const _=()=>g??=e("assets/pointer");let x;const s=()=>x??=
e("assets/utf8");let p;const i=()=>p??=e("assets/validation");let n;const d=()=>n??=e("remedy/edits");let r;const t=()=>r??=
e("remedy/fix-list");let a;const c=()=>a??=e("remedy/script-store");let o;const f=()=>o??=e("fix/errors");let m;const l=()=>m??=
e("fix/identity");let h;const F=()=>h??=e("fix/store");let G;const b=()=>G??=e("fix/text-edit");S(E,{fixFile:()=>J,fixFiles:()=>H});
async function H(N,T,L={}){const C=new(c()).ScriptStore(T),P=(0,u().assetLimits)(T.terms.policy.assets.max_file_bytes),I={
store:C,limits:P,options:L},R=[];for(const{path:$,bytes:A}of N)R.push(await J($,A,I));const V=[...new Set(R.flatMap(({scripts:$})=>$))].
sort();return{files:R,scripts:V.flatMap($=>{const A=C.textOf($);return A===void 0?[]:[[$,A]]}),judge:C.judge}}const j="\uFEFF";
async function J(N,T,L){const{limits:C,options:P,store:I}=L,{includes:R=()=>!0,identity:V=!1}=P,$=(0,w().readAssetFile)(
N,T,C),{text:A}=(0,s().decodeUtf8)(T);if(!(0,F().isClear)($)||(0,v().isAuditLog)(N)){const Y=await(0,f().errorsOf)($,I.judge,
R);return{path:N,before:A,after:A,steps:[],edits:[],scripts:[],left:(0,f().untouched)($,Y)}}const k=[],D=[],X=[],Q=[],Z=[];
for(const Y of(0,F().placeAssets)(N,A,C)){if(!R(Y.asset))continue;const z=await U(A,Y,L);Z.push(...z.left),k.push(...z.textEdits),
D.push(...z.edits),X.push(...z.steps),Q.push(...z.scripts);const tt=V?(0,l().addSchemaVersion)(A,Y):[];k.push(...tt),X.push(
...tt.map(({step:it})=>it))}const et=(0,b().applyEdits)(A,k),K=(0,l().identifyAssets)(N,et,{limits:C,addMissing:V,includes:R}),
q=T[0]===239&&T[1]===187?j:"",st=(0,w().readAssetFile)(N,Buffer.from(K.text),C);return{path:N,before:q+A,after:q+K.text,
steps:[...X,...K.steps],edits:[...D,...K.edits],scripts:Q,left:[...Z,...(await(0,f().errorsOf)(st,I.judge,R)).filter(({command:Y})=>Y===
void 0)]}}const W={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function U(N,{asset:T,node:L},{store:C}){const P=(0,b().
memberOf)(L,"validation"),I=(0,i().validationCommands)(T);if(T.type!=="Gene"||P===void 0||I.kind!=="list")return W;const{
entries:R}=I,$=(await(0,t().fixList)(R.map(({value:k})=>k),C)).map((k,D)=>({fix:k,index:D,old:String(R[D]?.value)})),A=$.
flatMap(({fix:k,...D})=>k.kind==="fixed"?{...D,fix:k}:[]);return{steps:A.flatMap(({fix:k})=>k.steps),edits:A.map(({old:k,
index:D,fix:X})=>({path:T.path,pointer:(0,_().pointerText)([...T.pointer,"validation",D]),...(0,d().editOf)(k,X,C)})),scripts:A.
flatMap(({fix:k})=>k.scripts),left:$.flatMap(({fix:k,old:D})=>k.kind==="left"?{reason:k.reason,asset:T.id,command:D}:[]),
textEdits:(0,b().replaceElements)(N,P,new Map(A.map(({index:k,fix:D})=>[k,D.commands])))}}},"fix/fix-task"(E,e,S,B){let M;
const w=()=>M??=e("assets/file");let y;const u=()=>y??=e("assets/limits");let O;const v=()=>O??=e("audit/asset-file");let g;
const _=()=>g??=e("report/agent/project");let x;const s=()=>x??=e("report/entries");let p;const i=()=>p??=e("rules/ident\
ity");let n;const d=()=>n??=e("verdict/next-actor");let r;const t=()=>r??=e("verdict/verdict");let a;const c=()=>a??=e("\
fix/proposal");S(E,{fixTask:()=>o});async function o(f,m,l,{includes:h=()=>!0},{policyRef:F,...G}){const{policy:b}=l.terms,
H=(0,u().assetLimits)(b.assets.max_file_bytes),j=[];for(const{path:N,bytes:T}of f){const L=(0,w().readAssetFile)(N,T,H),
C=new Set(L.assets.filter(h).map(({id:I})=>I)),P=await(0,v().auditAssetFile)(L,l);j.push(...P.findings.filter(({subject:I})=>I?.
id===void 0||C.has(I.id)))}const J=(0,i().idsOf)(j),W=(0,t().severityVerdict)(j,b.fail_on),U=await(0,c().proposalOf)(m,J);
return(0,_().agentTask)({...G,verdict:W,next_actor:(0,d().nextActorOf)(W,j,b.fail_on),policy:{...F!==void 0&&{ref:F},...b},
findings:(0,s().reportFindings)(j,J),...U&&{fix:U},approval_digest:null})}},"fix/identity"(E,e,S,B){let M;const w=()=>M??=
e("@evomap/gep-sdk");let y;const u=()=>y??=e("assets/pointer");let O;const v=()=>O??=e("audit/claims/content-hash");let g;
const _=()=>g??=e("fix/store");let x;const s=()=>x??=e("fix/text-edit");S(E,{addSchemaVersion:()=>p,identifyAssets:()=>i});
function p(d,{asset:r,node:t}){const a=(0,v().identityFindings)(r,"fix").some(({rule:f})=>f==="schema-version-missing"),
c=(0,s().memberOf)(t,"type")??t.children?.[0],o=(0,s().insertMember)(d,t,"schema_version",w().SCHEMA_VERSION,c);return a&&
o?[{...o,step:"schema_version added"}]:[]}function i(d,r,{limits:t,addMissing:a,includes:c}){const o=new Map,f=(0,_().placeAssets)(
d,r,t).map(({asset:h})=>h.value.asset_id);let m=r,l=[];for(let h=0;h<=t.maxDepth;h+=1){const F=(0,_().placeAssets)(d,m,t);
l=F.map(({asset:b})=>b);const G=F.flatMap((b,H)=>{const j=c(b.asset)?n(m,b,a):void 0;return j===void 0?[]:(o.set(H,o.get(
H)??j.step),j)});if(G.length===0)break;m=(0,s().applyEdits)(m,G)}return{text:m,steps:[...o.values()],edits:l.flatMap(({pointer:h,
value:F},G)=>{const b=f[G];return typeof b!="string"||!o.has(G)?[]:{...{path:d,pointer:(0,u().pointerText)([...h,"asset_\
id"])},old:b,new:[String(F.asset_id)],fix:!0}})}}function n(d,{asset:r,node:t},a){for(const{rule:c,args:o}of(0,v().identityFindings)(
r,"fix")){const f=String(o.expected),m=(0,s().memberOf)(t,"asset_id");if(c==="content-hash-mismatch"&&m!==void 0){const{
start:l,end:h}=m;return{start:l,end:h,text:JSON.stringify(f),step:"asset_id recomputed"}}if(c==="content-hash-missing"&&
a){const l=(0,s().insertMember)(d,t,"asset_id",f);return l&&{...l,step:"asset_id added"}}}}},"fix/patch"(E,e,S,B){let M;
const w=()=>M??=e("diff");let y;const u=()=>y??=e("report/escape");S(E,{patchOf:()=>g,renderPatch:()=>v});const O=2e3;function v(i){
return _(i).map(({path:n,patch:d})=>s(n,d)).join("")}function g(i){const n=_(i).map(({patch:d})=>d);return n.includes(void 0)?
null:n.map(d=>d?(0,w().formatPatch)(d,w().FILE_HEADERS_ONLY):"").join("")}function _({files:i,scripts:n}){const d=n.map(
([t,a])=>{const c=x("/dev/null",`b/${t}`,"",a);return{path:t,patch:c&&{...c,isCreate:!0}}}),r=i.filter(({before:t,after:a})=>t!==
a).map(({path:t,before:a,after:c})=>({path:t,patch:x(`a/${t}`,`b/${t}`,a,c)}));return[...d,...r]}function x(i,n,d,r){const t={
context:3,maxEditLength:2*O},a=(0,w().structuredPatch)(i,n,d,r,void 0,void 0,t);return a&&{...a,isGit:!0}}function s(i,n){
return n===void 0?`# ${(0,u().terminal)(i)}: diff not shown, more than ${O} changed lines
`:(0,w().formatPatch)(n,w().FILE_HEADERS_ONLY).split(`
`).map(p).join(`
`)}function p(i){const[,n="",d=""]=/^(.*?)(\r?)$/s.exec(i)??[];return n.split("	").map(u().terminal).join("	")+d}},"fix/\
proposal"(E,e,S,B){let M;const w=()=>M??=e("assets/file");let y;const u=()=>y??=e("assets/limits");let O;const v=()=>O??=
e("assets/pointer");let g;const _=()=>g??=e("audit/asset-file");let x;const s=()=>x??=e("fix/patch");S(E,{proposalOf:()=>p});
async function p(t,a){const o=(await Promise.all(t.files.map(async l=>({file:l,edits:await i(l,t,a)})))).flatMap(({file:l,
edits:h})=>h?.length?{file:l,edits:h}:[]);if(o.length===0)return;const f=o.flatMap(l=>l.edits),m=new Set(f.flatMap(({files:l=[]})=>l.
map(({path:h})=>h)));return{edits:f,patch:(0,s().patchOf)({files:o.map(({file:l})=>l),scripts:t.scripts.filter(([l])=>m.
has(l))})}}async function i({path:t,edits:a,after:c},{judge:o},f){if(a.length===0)return[];const m=(0,u().assetLimits)(o.
terms.policy.assets.max_file_bytes),l=(0,w().readAssetFile)(t,Buffer.from(c),m),{assets:h,findings:F}=await(0,_().auditAssetFile)(
l,o),G=[...f].filter(([{location:j}])=>j?.path===t),b=[],H=a.map(j=>({edit:j,index:h.findIndex(({asset:J})=>n(j.pointer??
"",J))}));for(const{edit:j,index:J}of H.toSorted((W,U)=>W.index-U.index)){const{fix:W,path:U,pointer:N="",...T}=j,L=h[J],
C=G.find(([$])=>r(N,T,$,L?.asset))?.[1],P=N.endsWith("/asset_id")?F.filter(({rule:$,subject:A})=>d($)&&A?.id===L?.asset.
id):T.new.map($=>L?.commands.find(({command:A})=>A===$)?.verdict),I=C??b.find($=>L&&n($.pointer,L.asset))?.finding,R=P.every(
$=>$==="allow"||$==="warn");if(I===void 0||!R)return;const V=P.every($=>$==="allow");b.push({finding:I,path:t,pointer:N,
...T,after:V?"allow":"warn"})}return b}function n(t,a){const c=t.slice((0,v().pointerText)(a.pointer).length);return t.startsWith(
(0,v().pointerText)(a.pointer))&&/^\/(asset_id|validation\/\d+)$/.test(c)}function d(t){return t==="content-hash-mismatc\
h"}function r(t,{old:a},{rule:c,subject:o,edit:f},m){return f?.pointer!==void 0?f.pointer===t:o?.id!==m?.id||o?.type!==m?.
type?!1:t.endsWith("/asset_id")?d(c):o?.command===a}},"fix/refuse-task"(E,e,S,B){let M;const w=()=>M??=e("assets/log/aud\
it-log");let y;const u=()=>y??=e("assets/pointer");let O;const v=()=>O??=e("error");let g;const _=()=>g??=e("remedy/scri\
pt");S(E,{editedBy:()=>t,refuse:()=>s,requireAssetFiles:()=>i,requireOwnEdits:()=>r,requireSameStrings:()=>n});const x="\
Nothing was changed. Run the gate on this commit, and use the task that it prints.";function s(c){throw new(v()).GateError(
"input_invalid",`The task is refused: ${c}.`,x)}const p=new RegExp(`^${_().SCRIPT_FOLDER}/(eval|run)-[0-9a-f]{8,64}\\.(cj\
s|mjs)$`);function i(c,o){c.length===0&&s("it has no edits");for(const{path:f,files:m=[]}of c){(0,w().isAuditLog)(f)&&s(
`\`${f}\` is an audit log, which only its owner edits`),o(f)||s(`\`${f}\` is not an asset file of this repository`);const l=m.
find(h=>!p.test(h.path));l&&s(`\`${l.path}\` is not a script that \`gene-gate fix\` makes`)}}function n(c,o){for(const{path:f,
pointer:m,old:l}of c){const h=`\`${m}\` of \`${f}\``,F=d(o(f),m);F===void 0&&s(`${h} is not a command of a Gene or an as\
set_id`),F!==l&&s(`${h} does not have the string that the edit replaces`)}}function d(c,o){for(const f of c){const m=(0,u().
pointerText)(f.pointer),{asset_id:l,validation:h}=f.value;if(o===`${m}/asset_id`&&typeof l=="string")return l;const[,F]=o.
startsWith(m)&&/^\/validation\/(\d+)$/.exec(o.slice(m.length))||[];if(f.type==="Gene"&&F!==void 0&&Array.isArray(h))return h[Number(
F)]}}function r(c,{files:o}){const f=new Set(o.flatMap(l=>l.edits.map(a))),m=new Set(c.map(a));for(const l of c)f.has(a(
l))||s(`\`gene-gate fix\` does not make the edit of \`${l.pointer}\` in \`${l.path}\` here`);for(const l of o.flatMap(h=>h.
edits))m.has(a(l))||s(`it lacks the edit of \`${l.pointer}\` in \`${l.path}\`, which belongs to the others`)}function t(c){
const o=new Set(c.map(({path:f,pointer:m})=>`${f}#${m.replace(/\/(asset_id|validation\/\d+)$/,"")}`));return({path:f,pointer:m})=>o.
has(`${f}#${(0,u().pointerText)(m)}`)}function a({path:c,pointer:o,old:f,new:m,files:l=[]}){const h=l.map(F=>[F.path,F.text]);
return JSON.stringify([c,o,f,m,h])}},"fix/store"(E,e,S,B){let M;const w=()=>M??=e("assets/clear");let y;const u=()=>y??=
e("assets/file");let O;const v=()=>O??=e("assets/json");let g;const _=()=>g??=e("assets/problems");let x;const s=()=>x??=
e("assets/shapes");let p;const i=()=>p??=e("assets/source");S(E,{isClear:()=>n,placeAssets:()=>d});function n({problems:r}){
return(0,w().ambiguousFiles)(r).size===0}function d(r,t,a){const c=new(_()).Problems(new(i()).Source(r,t)),{candidates:o}=(0,s().
findCandidates)((0,v().readJson)(t,a,c),c),{assets:f}=(0,u().readAssetFile)(r,Buffer.from(t),a);return f.flatMap((m,l)=>{
const h=o[l]?.node;return h===void 0?[]:{asset:m,node:h}})}},"fix/text-edit"(E,e,S,B){S(E,{applyEdits:()=>M,insertMember:()=>u,
memberOf:()=>w,replaceElements:()=>y});function M(g,_){const x=[];let s=0;for(const p of _.toSorted((i,n)=>i.start-n.start))
x.push(g.slice(s,p.start),p.text),s=p.end;return x.join("")+g.slice(s)}function w({children:g},_){return g?.findLast(({key:x})=>x?.
name===_)}function y(g,_,x){const{children:s=[]}=_,p=O(g,_,", ");let i;return s.flatMap((n,d)=>{const r=x.get(d),t=s[d-1];
if((r===void 0||r.length>0)&&(i=n),r===void 0)return[];if(r.length>0){const c=r.map(o=>JSON.stringify(o)).join(p);return{
start:n.start,end:n.end,text:c}}const a=s[d+1];return i!==void 0&&t!==void 0?{start:t.end,end:n.end,text:""}:{start:n.start,
end:a?.start??n.end,text:""}})}function u(g,_,x,s,p=_.children?.at(-1)){const[i]=_.children??[];if(i?.key===void 0||p===
void 0)return;const n=g.slice(i.key.end,i.start),r=`${O(g,_,n.endsWith(" ")?", ":",")}${JSON.stringify(x)}${n}${JSON.stringify(
s)}`;return{start:p.end,end:p.end,text:r}}function O(g,{start:_,children:x=[]},s){const[p,i]=x;if(p===void 0)return s;if(i!==
void 0)return g.slice(p.end,v(i));const n=g.slice(_+1,v(p));return/[\r\n]/.test(n)?`,${n}`:s}function v({key:g,start:_}){
return g?.start??_}},"fix/unfixed"(E,e,S,B){let M;const w=()=>M??=e("report/escape");S(E,{describeUnfixed:()=>O});const y=5,
u=100;function O(s){return v(s).flatMap(({reason:p,members:i})=>{const d=i.every(t=>t.reason.message===p.message)?p.message:
p.title??p.message,r=[...new Set(i.flatMap(({command:t})=>t??[]))];return[`  ${i.length} \xD7 ${p.id}: ${(0,w().terminal)(
d)}`,..._(g(i)).map(t=>`      in ${t}`),...r.slice(0,y).map(t=>`      ${x(t)}`),...r.length>y?[`      and ${r.length-y} \
other commands`]:[],`      ${(0,w().terminal)(p.remedy)}`]})}function v(s){const p=new Map;for(const i of s){const n=p.get(
i.reason.id);n?n.push(i):p.set(i.reason.id,[i])}return[...p.values()].flatMap(i=>i[0]?{reason:i[0].reason,members:i}:[])}
function g(s){return[...new Set(s.flatMap(({asset:p})=>p??[]))]}function _(s){if(s.length===0)return[];const p=s.slice(0,
y).map(n=>(0,w().terminal)(n.slice(0,u))),i=s.length>y?[`${s.length-y} more`]:[];return[[...p,...i].join(", ")]}function x(s){
const p=s.length>u?`${s.slice(0,u)}\u2026`:s;return(0,w().terminal)(p)}},"fix/write"(E,e,S,B){let M;const w=()=>M??=e("n\
ode:crypto");let y;const u=()=>y??=e("node:fs/promises");let O;const v=()=>O??=e("node:path");let g;const _=()=>g??=e("e\
rror");let x;const s=()=>x??=e("make-folder");S(E,{writeFix:()=>p});async function p(r,{files:t,scripts:a}){const c=await(0,u().
realpath)(r);for(const[o,f]of a)await d(o,()=>i((0,v().join)(c,o),f));for(const{path:o,before:f,after:m}of t)f!==m&&await d(
o,()=>n((0,v().join)(c,o),f,m))}async function i(r,t){const a=(0,v().dirname)(r);if(await(0,s().makeFolder)(a),await(0,u().
realpath)(a)!==a)throw new Error("its folder is a symlink");try{await(0,u().writeFile)(r,t,{flag:"wx"})}catch(c){if(!(c.
code==="EEXIST")||await(0,u().readFile)(r,"utf8")!==t)throw c}}async function n(r,t,a){if(!(await(0,u().readFile)(r)).equals(
Buffer.from(t)))throw new Error("it has changed in the meantime");const{mode:c}=await(0,u().stat)(r),o=`${r}.${(0,w().randomUUID)()}\
.tmp`;try{await(0,u().writeFile)(o,a,{flag:"wx",mode:c}),await(0,u().rename)(o,r)}finally{await(0,u().rm)(o,{force:!0})}}
async function d(r,t){try{await t()}catch(a){throw new(_()).GateError("file_unreadable",`${r} cannot be written: ${a instanceof
Error?a.message:a}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:a})}}}};
