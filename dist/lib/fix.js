"use strict";var nt=Object.defineProperty;var t=(E,s)=>nt(E,"name",{value:s,configurable:!0});module.exports={"fix/errors"(E,s,M,H){let F;const y=t(()=>F??=s("audit/asset-file"),"import_asset_file");let v;const h=t(
()=>v??=s("remedy/reason"),"import_reason");let S;const $=t(()=>S??=s("fix/store"),"import_store");M(E,{errorsOf:t(()=>x,
"errorsOf"),untouched:t(()=>u,"untouched")});async function x(w,i,d){const{findings:o}=await(0,y().auditAssetFile)(w,i),
r=new Set(w.assets.filter(d).map(({id:l})=>l));return o.filter(({severity:l,subject:a})=>l==="error"&&(a?.id===void 0||r.
has(a.id))).map(l=>({reason:(0,h().reasonOf)(l),asset:l.subject?.id,...l.subject?.command!==void 0&&{command:l.subject.command}}))}
t(x,"errorsOf");function u(w,i){if(i.length===0)return[];const d=(0,$().isClear)(w)?h().reasons.appendOnly():h().reasons.
unsureText();return[...i,{reason:d}]}t(u,"untouched")},"fix/fix"(E,s,M,H){let F;const y=t(()=>F??=s("assets/file"),"impo\
rt_file");let v;const h=t(()=>v??=s("assets/limits"),"import_limits");let S;const $=t(()=>S??=s("assets/log/audit-log"),
"import_audit_log");let x;const u=t(()=>x??=s("assets/pointer"),"import_pointer");let w;const i=t(()=>w??=s("assets/utf8"),
"import_utf8");let d;const o=t(()=>d??=s("assets/validation"),"import_validation");let r;const l=t(()=>r??=s("remedy/edi\
ts"),"import_edits");let a;const e=t(()=>a??=s("remedy/fix-list"),"import_fix_list");let c;const p=t(()=>c??=s("remedy/s\
cript-store"),"import_script_store");let n;const m=t(()=>n??=s("fix/errors"),"import_errors");let _;const f=t(()=>_??=s(
"fix/identity"),"import_identity");let g;const A=t(()=>g??=s("fix/store"),"import_store");let P;const T=t(()=>P??=s("fix\
/text-edit"),"import_text_edit");M(E,{fixFile:t(()=>W,"fixFile"),fixFiles:t(()=>J,"fixFiles")});async function J(L,j,C={}){
const I=new(p()).ScriptStore(j),B=(0,h().assetLimits)(j.terms.policy.assets.max_file_bytes),R={store:I,limits:B,options:C},
D=[];for(const{path:O,bytes:k}of L)D.push(await W(O,k,R));const Y=[...new Set(D.flatMap(({scripts:O})=>O))].sort();return{
files:D,scripts:Y.flatMap(O=>{const k=I.textOf(O);return k===void 0?[]:[[O,k]]}),judge:I.judge}}t(J,"fixFiles");const N="\
\uFEFF";async function W(L,j,C){const{limits:I,options:B,store:R}=C,{includes:D=t(()=>!0,"includes"),identity:Y=!1}=B,O=(0,y().
readAssetFile)(L,j,I),{text:k}=(0,i().decodeUtf8)(j);if(!(0,A().isClear)(O)||(0,$().isAuditLog)(L)){const X=await(0,m().
errorsOf)(O,R.judge,D);return{path:L,before:k,after:k,steps:[],edits:[],scripts:[],left:(0,m().untouched)(O,X)}}const b=[],
G=[],z=[],Z=[],q=[];for(const X of(0,A().placeAssets)(L,k,I)){if(!D(X.asset))continue;const K=await V(k,X,C);q.push(...K.
left),b.push(...K.textEdits),G.push(...K.edits),z.push(...K.steps),Z.push(...K.scripts);const et=Y?(0,f().addSchemaVersion)(
k,X):[];b.push(...et),z.push(...et.map(({step:ot})=>ot))}const st=(0,T().applyEdits)(k,b),Q=(0,f().identifyAssets)(L,st,
{limits:I,addMissing:Y,includes:D}),tt=j[0]===239&&j[1]===187?N:"",it=(0,y().readAssetFile)(L,Buffer.from(Q.text),I);return{
path:L,before:tt+k,after:tt+Q.text,steps:[...z,...Q.steps],edits:[...G,...Q.edits],scripts:Z,left:[...q,...(await(0,m().
errorsOf)(it,R.judge,D)).filter(({command:X})=>X===void 0)]}}t(W,"fixFile");const U={steps:[],edits:[],scripts:[],left:[],
textEdits:[]};async function V(L,{asset:j,node:C},{store:I}){const B=(0,T().memberOf)(C,"validation"),R=(0,o().validationCommands)(
j);if(j.type!=="Gene"||B===void 0||R.kind!=="list")return U;const{entries:D}=R,O=(await(0,e().fixList)(D.map(({value:b})=>b),
I)).map((b,G)=>({fix:b,index:G,old:String(D[G]?.value)})),k=O.flatMap(({fix:b,...G})=>b.kind==="fixed"?{...G,fix:b}:[]);
return{steps:k.flatMap(({fix:b})=>b.steps),edits:k.map(({old:b,index:G,fix:z})=>({path:j.path,pointer:(0,u().pointerText)(
[...j.pointer,"validation",G]),...(0,l().editOf)(b,z,I)})),scripts:k.flatMap(({fix:b})=>b.scripts),left:O.flatMap(({fix:b,
old:G})=>b.kind==="left"?{reason:b.reason,asset:j.id,command:G}:[]),textEdits:(0,T().replaceElements)(L,B,new Map(k.map(
({index:b,fix:G})=>[b,G.commands])))}}t(V,"fixCommands")},"fix/fix-task"(E,s,M,H){let F;const y=t(()=>F??=s("assets/file"),
"import_file");let v;const h=t(()=>v??=s("assets/limits"),"import_limits");let S;const $=t(()=>S??=s("audit/asset-file"),
"import_asset_file");let x;const u=t(()=>x??=s("report/agent/project"),"import_project");let w;const i=t(()=>w??=s("repo\
rt/entries"),"import_entries");let d;const o=t(()=>d??=s("rules/identity"),"import_identity");let r;const l=t(()=>r??=s(
"verdict/next-actor"),"import_next_actor");let a;const e=t(()=>a??=s("verdict/verdict"),"import_verdict");let c;const p=t(
()=>c??=s("fix/proposal"),"import_proposal");M(E,{fixTask:t(()=>n,"fixTask")});async function n(m,_,f,{includes:g=t(()=>!0,
"includes")},{policyRef:A,...P}){const{policy:T}=f.terms,J=(0,h().assetLimits)(T.assets.max_file_bytes),N=[];for(const{path:L,
bytes:j}of m){const C=(0,y().readAssetFile)(L,j,J),I=new Set(C.assets.filter(g).map(({id:R})=>R)),B=await(0,$().auditAssetFile)(
C,f);N.push(...B.findings.filter(({subject:R})=>R?.id===void 0||I.has(R.id)))}const W=(0,o().idsOf)(N),U=(0,e().severityVerdict)(
N,T.fail_on),V=await(0,p().proposalOf)(_,W);return(0,u().agentTask)({...P,verdict:U,next_actor:(0,l().nextActorOf)(U,N,T.
fail_on),policy:{...A!==void 0&&{ref:A},...T},findings:(0,i().reportFindings)(N,W),...V&&{fix:V},approval_digest:null})}
t(n,"fixTask")},"fix/identity"(E,s,M,H){let F;const y=t(()=>F??=s("@evomap/gep-sdk"),"import_gep_sdk");let v;const h=t(()=>v??=
s("assets/pointer"),"import_pointer");let S;const $=t(()=>S??=s("audit/claims/content-hash"),"import_content_hash");let x;
const u=t(()=>x??=s("fix/store"),"import_store");let w;const i=t(()=>w??=s("fix/text-edit"),"import_text_edit");M(E,{addSchemaVersion:t(
()=>d,"addSchemaVersion"),identifyAssets:t(()=>o,"identifyAssets")});function d(l,{asset:a,node:e}){const c=(0,$().identityFindings)(
a,"fix").some(({rule:m})=>m==="schema-version-missing"),p=(0,i().memberOf)(e,"type")??e.children?.[0],n=(0,i().insertMember)(
l,e,"schema_version",y().SCHEMA_VERSION,p);return c&&n?[{...n,step:"schema_version added"}]:[]}t(d,"addSchemaVersion");function o(l,a,{
limits:e,addMissing:c,includes:p}){const n=new Map,m=(0,u().placeAssets)(l,a,e).map(({asset:g})=>g.value.asset_id);let _=a,
f=[];for(let g=0;g<=e.maxDepth;g+=1){const A=(0,u().placeAssets)(l,_,e);f=A.map(({asset:T})=>T);const P=A.flatMap((T,J)=>{
const N=p(T.asset)?r(_,T,c):void 0;return N===void 0?[]:(n.set(J,n.get(J)??N.step),N)});if(P.length===0)break;_=(0,i().applyEdits)(
_,P)}return{text:_,steps:[...n.values()],edits:f.flatMap(({pointer:g,value:A},P)=>{const T=m[P];return typeof T!="string"||
!n.has(P)?[]:{...{path:l,pointer:(0,h().pointerText)([...g,"asset_id"])},old:T,new:[String(A.asset_id)],fix:!0}})}}t(o,"\
identifyAssets");function r(l,{asset:a,node:e},c){for(const{rule:p,args:n}of(0,$().identityFindings)(a,"fix")){const m=String(
n.expected),_=(0,i().memberOf)(e,"asset_id");if(p==="content-hash-mismatch"&&_!==void 0){const{start:f,end:g}=_;return{start:f,
end:g,text:JSON.stringify(m),step:"asset_id recomputed"}}if(p==="content-hash-missing"&&c){const f=(0,i().insertMember)(
l,e,"asset_id",m);return f&&{...f,step:"asset_id added"}}}}t(r,"assetIdEdit")},"fix/patch"(E,s,M,H){let F;const y=t(()=>F??=
s("diff"),"import_diff");let v;const h=t(()=>v??=s("report/escape"),"import_escape");M(E,{patchOf:t(()=>x,"patchOf"),renderPatch:t(
()=>$,"renderPatch")});const S=2e3;function $(o){return u(o).map(({path:r,patch:l})=>i(r,l)).join("")}t($,"renderPatch");
function x(o){const r=u(o).map(({patch:l})=>l);return r.includes(void 0)?null:r.map(l=>l?(0,y().formatPatch)(l,y().FILE_HEADERS_ONLY):
"").join("")}t(x,"patchOf");function u({files:o,scripts:r}){const l=r.map(([e,c])=>{const p=w("/dev/null",`b/${e}`,"",c);
return{path:e,patch:p&&{...p,isCreate:!0}}}),a=o.filter(({before:e,after:c})=>e!==c).map(({path:e,before:c,after:p})=>({
path:e,patch:w(`a/${e}`,`b/${e}`,c,p)}));return[...l,...a]}t(u,"filesOf");function w(o,r,l,a){const e={context:3,maxEditLength:2*
S},c=(0,y().structuredPatch)(o,r,l,a,void 0,void 0,e);return c&&{...c,isGit:!0}}t(w,"diff");function i(o,r){return r===void 0?
`# ${(0,h().terminal)(o)}: diff not shown, more than ${S} changed lines
`:(0,y().formatPatch)(r,y().FILE_HEADERS_ONLY).split(`
`).map(d).join(`
`)}t(i,"show");function d(o){const[,r="",l=""]=/^(.*?)(\r?)$/s.exec(o)??[];return r.split("	").map(h().terminal).join("	")+
l}t(d,"showLine")},"fix/proposal"(E,s,M,H){let F;const y=t(()=>F??=s("assets/file"),"import_file");let v;const h=t(()=>v??=
s("assets/limits"),"import_limits");let S;const $=t(()=>S??=s("assets/pointer"),"import_pointer");let x;const u=t(()=>x??=
s("audit/asset-file"),"import_asset_file");let w;const i=t(()=>w??=s("fix/patch"),"import_patch");M(E,{proposalOf:t(()=>d,
"proposalOf")});async function d(e,c){const n=(await Promise.all(e.files.map(async f=>({file:f,edits:await o(f,e,c)})))).
flatMap(({file:f,edits:g})=>g?.length?{file:f,edits:g}:[]);if(n.length===0)return;const m=n.flatMap(f=>f.edits),_=new Set(
m.flatMap(({files:f=[]})=>f.map(({path:g})=>g)));return{edits:m,patch:(0,i().patchOf)({files:n.map(({file:f})=>f),scripts:e.
scripts.filter(([f])=>_.has(f))})}}t(d,"proposalOf");async function o({path:e,edits:c,after:p},{judge:n},m){if(c.length===
0)return[];const _=(0,h().assetLimits)(n.terms.policy.assets.max_file_bytes),f=(0,y().readAssetFile)(e,Buffer.from(p),_),
{assets:g,findings:A}=await(0,u().auditAssetFile)(f,n),P=[...m].filter(([{location:N}])=>N?.path===e),T=[],J=c.map(N=>({
edit:N,index:g.findIndex(({asset:W})=>r(N.pointer??"",W))}));for(const{edit:N,index:W}of J.toSorted((U,V)=>U.index-V.index)){
const{fix:U,path:V,pointer:L="",...j}=N,C=g[W],I=P.find(([O])=>a(L,j,O,C?.asset))?.[1],B=L.endsWith("/asset_id")?A.filter(
({rule:O,subject:k})=>l(O)&&k?.id===C?.asset.id):j.new.map(O=>C?.commands.find(({command:k})=>k===O)?.verdict),R=I??T.find(
O=>C&&r(O.pointer,C.asset))?.finding,D=B.every(O=>O==="allow"||O==="warn");if(R===void 0||!D)return;const Y=B.every(O=>O===
"allow");T.push({finding:R,path:e,pointer:L,...j,after:Y?"allow":"warn"})}return T}t(o,"judgeEdits");function r(e,c){const p=e.
slice((0,$().pointerText)(c.pointer).length);return e.startsWith((0,$().pointerText)(c.pointer))&&/^\/(asset_id|validation\/\d+)$/.
test(p)}t(r,"isIn");function l(e){return e==="content-hash-mismatch"}t(l,"isStale");function a(e,{old:c},{rule:p,subject:n,
edit:m},_){return m?.pointer!==void 0?m.pointer===e:n?.id!==_?.id||n?.type!==_?.type?!1:e.endsWith("/asset_id")?l(p):n?.
command===c}t(a,"resolves")},"fix/refuse-task"(E,s,M,H){let F;const y=t(()=>F??=s("assets/log/audit-log"),"import_audit_\
log");let v;const h=t(()=>v??=s("assets/pointer"),"import_pointer");let S;const $=t(()=>S??=s("error"),"import_error");let x;
const u=t(()=>x??=s("remedy/script"),"import_script");M(E,{editedBy:t(()=>e,"editedBy"),refuse:t(()=>i,"refuse"),requireAssetFiles:t(
()=>o,"requireAssetFiles"),requireOwnEdits:t(()=>a,"requireOwnEdits"),requireSameStrings:t(()=>r,"requireSameStrings")});
const w="Nothing was changed. Run the gate on this commit, and use the task that it prints.";function i(p){throw new($()).
GateError("input_invalid",`The task is refused: ${p}.`,w)}t(i,"refuse");const d=new RegExp(`^${u().SCRIPT_FOLDER}/(eval|\
run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function o(p,n){p.length===0&&i("it has no edits");for(const{path:m,files:_=[]}of p){
(0,y().isAuditLog)(m)&&i(`\`${m}\` is an audit log, which only its owner edits`),n(m)||i(`\`${m}\` is not an asset file o\
f this repository`);const f=_.find(g=>!d.test(g.path));f&&i(`\`${f.path}\` is not a script that \`gene-gate fix\` makes`)}}
t(o,"requireAssetFiles");function r(p,n){for(const{path:m,pointer:_,old:f}of p){const g=`\`${_}\` of \`${m}\``,A=l(n(m),
_);A===void 0&&i(`${g} is not a command of a Gene or an asset_id`),A!==f&&i(`${g} does not have the string that the edit\
 replaces`)}}t(r,"requireSameStrings");function l(p,n){for(const m of p){const _=(0,h().pointerText)(m.pointer),{asset_id:f,
validation:g}=m.value;if(n===`${_}/asset_id`&&typeof f=="string")return f;const[,A]=n.startsWith(_)&&/^\/validation\/(\d+)$/.
exec(n.slice(_.length))||[];if(m.type==="Gene"&&A!==void 0&&Array.isArray(g))return g[Number(A)]}}t(l,"valueAt");function a(p,{
files:n}){const m=new Set(n.flatMap(f=>f.edits.map(c))),_=new Set(p.map(c));for(const f of p)m.has(c(f))||i(`\`gene-gate \
fix\` does not make the edit of \`${f.pointer}\` in \`${f.path}\` here`);for(const f of n.flatMap(g=>g.edits))_.has(c(f))||
i(`it lacks the edit of \`${f.pointer}\` in \`${f.path}\`, which belongs to the others`)}t(a,"requireOwnEdits");function e(p){
const n=new Set(p.map(({path:m,pointer:_})=>`${m}#${_.replace(/\/(asset_id|validation\/\d+)$/,"")}`));return({path:m,pointer:_})=>n.
has(`${m}#${(0,h().pointerText)(_)}`)}t(e,"editedBy");function c({path:p,pointer:n,old:m,new:_,files:f=[]}){const g=f.map(
A=>[A.path,A.text]);return JSON.stringify([p,n,m,_,g])}t(c,"keyOf")},"fix/store"(E,s,M,H){let F;const y=t(()=>F??=s("ass\
ets/clear"),"import_clear");let v;const h=t(()=>v??=s("assets/file"),"import_file");let S;const $=t(()=>S??=s("assets/js\
on"),"import_json");let x;const u=t(()=>x??=s("assets/problems"),"import_problems");let w;const i=t(()=>w??=s("assets/sh\
apes"),"import_shapes");let d;const o=t(()=>d??=s("assets/source"),"import_source");M(E,{isClear:t(()=>r,"isClear"),placeAssets:t(
()=>l,"placeAssets")});function r({problems:a}){return(0,y().ambiguousFiles)(a).size===0}t(r,"isClear");function l(a,e,c){
const p=new(u()).Problems(new(o()).Source(a,e)),n=(0,i().findCandidates)((0,$().readJson)(e,c,p),p),{assets:m}=(0,h().readAssetFile)(
a,Buffer.from(e),c);return m.flatMap((_,f)=>{const g=n[f]?.node;return g===void 0?[]:{asset:_,node:g}})}t(l,"placeAssets")},
"fix/text-edit"(E,s,M,H){M(E,{applyEdits:t(()=>F,"applyEdits"),insertMember:t(()=>h,"insertMember"),memberOf:t(()=>y,"me\
mberOf"),replaceElements:t(()=>v,"replaceElements")});function F(x,u){const w=[];let i=0;for(const d of u.toSorted((o,r)=>o.
start-r.start))w.push(x.slice(i,d.start),d.text),i=d.end;return w.join("")+x.slice(i)}t(F,"applyEdits");function y({children:x},u){
return x?.findLast(({key:w})=>w?.name===u)}t(y,"memberOf");function v(x,u,w){const{children:i=[]}=u,d=S(x,u,", ");let o;
return i.flatMap((r,l)=>{const a=w.get(l),e=i[l-1];if((a===void 0||a.length>0)&&(o=r),a===void 0)return[];if(a.length>0){
const p=a.map(n=>JSON.stringify(n)).join(d);return{start:r.start,end:r.end,text:p}}const c=i[l+1];return o!==void 0&&e!==
void 0?{start:e.end,end:r.end,text:""}:{start:r.start,end:c?.start??r.end,text:""}})}t(v,"replaceElements");function h(x,u,w,i,d=u.
children?.at(-1)){const[o]=u.children??[];if(o?.key===void 0||d===void 0)return;const r=x.slice(o.key.end,o.start),a=`${S(
x,u,r.endsWith(" ")?", ":",")}${JSON.stringify(w)}${r}${JSON.stringify(i)}`;return{start:d.end,end:d.end,text:a}}t(h,"in\
sertMember");function S(x,{start:u,children:w=[]},i){const[d,o]=w;if(d===void 0)return i;if(o!==void 0)return x.slice(d.
end,$(o));const r=x.slice(u+1,$(d));return/[\r\n]/.test(r)?`,${r}`:i}t(S,"separatorOf");function $({key:x,start:u}){return x?.
start??u}t($,"startOf")},"fix/unfixed"(E,s,M,H){let F;const y=t(()=>F??=s("report/escape"),"import_escape");M(E,{describeUnfixed:t(
()=>S,"describeUnfixed")});const v=5,h=100;function S(i){return $(i).flatMap(({reason:d,members:o})=>{const l=o.every(e=>e.
reason.message===d.message)?d.message:d.title??d.message,a=[...new Set(o.flatMap(({command:e})=>e??[]))];return[`  ${o.length}\
 \xD7 ${d.id}: ${(0,y().terminal)(l)}`,...u(x(o)).map(e=>`      in ${e}`),...a.slice(0,v).map(e=>`      ${w(e)}`),...a.length>
v?[`      and ${a.length-v} other commands`]:[],`      ${(0,y().terminal)(d.remedy)}`]})}t(S,"describeUnfixed");function $(i){
const d=new Map;for(const o of i){const r=d.get(o.reason.id);r?r.push(o):d.set(o.reason.id,[o])}return[...d.values()].flatMap(
o=>o[0]?{reason:o[0].reason,members:o}:[])}t($,"groupByReason");function x(i){return[...new Set(i.flatMap(({asset:d})=>d??
[]))]}t(x,"assetsOf");function u(i){if(i.length===0)return[];const d=i.slice(0,v).map(r=>(0,y().terminal)(r.slice(0,h))),
o=i.length>v?[`${i.length-v} more`]:[];return[[...d,...o].join(", ")]}t(u,"shortList");function w(i){const d=i.length>h?
`${i.slice(0,h)}\u2026`:i;return(0,y().terminal)(d)}t(w,"shorten")},"fix/write"(E,s,M,H){let F;const y=t(()=>F??=s("node\
:crypto"),"import_node_crypto");let v;const h=t(()=>v??=s("node:fs/promises"),"import_promises");let S;const $=t(()=>S??=
s("node:path"),"import_node_path");let x;const u=t(()=>x??=s("error"),"import_error");let w;const i=t(()=>w??=s("make-fo\
lder"),"import_make_folder");M(E,{writeFix:t(()=>d,"writeFix")});async function d(a,{files:e,scripts:c}){const p=await(0,h().
realpath)(a);for(const[n,m]of c)await l(n,()=>o((0,$().join)(p,n),m));for(const{path:n,before:m,after:_}of e)m!==_&&await l(
n,()=>r((0,$().join)(p,n),m,_))}t(d,"writeFix");async function o(a,e){const c=(0,$().dirname)(a);if(await(0,i().makeFolder)(
c),await(0,h().realpath)(c)!==c)throw new Error("its folder is a symlink");try{await(0,h().writeFile)(a,e,{flag:"wx"})}catch(p){
if(!(p.code==="EEXIST")||await(0,h().readFile)(a,"utf8")!==e)throw p}}t(o,"addFile");async function r(a,e,c){if(!(await(0,h().
readFile)(a)).equals(Buffer.from(e)))throw new Error("it has changed in the meantime");const{mode:p}=await(0,h().stat)(a),
n=`${a}.${(0,y().randomUUID)()}.tmp`;try{await(0,h().writeFile)(n,c,{flag:"wx",mode:p}),await(0,h().rename)(n,a)}finally{
await(0,h().rm)(n,{force:!0})}}t(r,"replaceFile");async function l(a,e){try{await e()}catch(c){throw new(u()).GateError(
"file_unreadable",`${a} cannot be written: ${c instanceof Error?c.message:c}`,"Check the file and its permissions, and r\
un `gene-gate fix` again.",{cause:c})}}t(l,"orExplain")}};
