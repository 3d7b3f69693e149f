"use strict";module.exports={"fix/errors"(E,t,M,D){let F;const x=()=>F??=t("audit/asset-file");let w;const h=()=>w??=t("remedy/reason");
let O;const v=()=>O??=t("fix/store");M(E,{errorsOf:()=>f,untouched:()=>l});async function f(g,e,s){const{findings:i}=await(0,x().
auditAssetFile)(g,e),n=new Set(g.assets.filter(s).map(({id:a})=>a));return i.filter(({severity:a,subject:c})=>a==="error"&&
(c?.id===void 0||n.has(c.id))).map(a=>({reason:(0,h().reasonOf)(a),asset:a.subject?.id,...a.subject?.command!==void 0&&{
command:a.subject.command}}))}function l(g,e){if(e.length===0)return[];const s=(0,v().isClear)(g)?h().reasons.appendOnly():
h().reasons.unsureText();return[...e,{reason:s}]}},"fix/fix"(E,t,M,D){let F;const x=()=>F??=t("assets/file");let w;const h=()=>w??=
t("assets/limits");let O;const v=()=>O??=t("assets/log/audit-log");let f;const l=()=>f??=t("assets/pointer");let g;const e=()=>g??=
t("assets/utf8");let s;const i=()=>s??=t("assets/validation");let n;const a=()=>n??=t("remedy/edits");let c;const o=()=>c??=
t("remedy/fix-list");let d;const r=()=>d??=t("remedy/script-store");let p;const m=()=>p??=t("fix/errors");let u;const _=()=>u??=
t("fix/identity");let y;const b=()=>y??=t("fix/store");let $;const A=()=>$??=t("fix/text-edit");M(E,{fixFile:()=>W,fixFiles:()=>J});
async function J(C,N,j={}){const k=new(r()).ScriptStore(N),G=(0,h().assetLimits)(N.terms.policy.assets.max_file_bytes),B={
store:k,limits:G,options:j},I=[];for(const{path:R,bytes:T}of C)I.push(await W(R,T,B));const U=[...new Set(I.flatMap(({scripts:R})=>R))].
sort();return{files:I,scripts:U.flatMap(R=>{const T=k.textOf(R);return T===void 0?[]:[[R,T]]}),judge:k.judge}}const P="\uFEFF";
async function W(C,N,j){const{limits:k,options:G,store:B}=j,{includes:I=()=>!0,identity:U=!1}=G,R=(0,x().readAssetFile)(
C,N,k),{text:T}=(0,e().decodeUtf8)(N);if(!(0,b().isClear)(R)||(0,v().isAuditLog)(C)){const K=await(0,m().errorsOf)(R,B.judge,
I);return{path:C,before:T,after:T,steps:[],edits:[],scripts:[],left:(0,m().untouched)(R,K)}}const S=[],L=[],V=[],Z=[],q=[];
for(const K of(0,b().placeAssets)(C,T,k)){if(!I(K.asset))continue;const Q=await Y(T,K,j);q.push(...Q.left),S.push(...Q.textEdits),
L.push(...Q.edits),V.push(...Q.steps),Z.push(...Q.scripts);const et=U?(0,_().addSchemaVersion)(T,K):[];S.push(...et),V.push(
...et.map(({step:it})=>it))}const H=(0,A().applyEdits)(T,S),z=(0,_().identifyAssets)(C,H,{limits:k,addMissing:U,includes:I}),
tt=N[0]===239&&N[1]===187?P:"",st=(0,x().readAssetFile)(C,Buffer.from(z.text),k);return{path:C,before:tt+T,after:tt+z.text,
steps:[...V,...z.steps],edits:[...L,...z.edits],scripts:Z,left:[...q,...(await(0,m().errorsOf)(st,B.judge,I)).filter(({command:K})=>K===
void 0)]}}const X={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function Y(C,{asset:N,node:j},{store:k}){const G=(0,A().
memberOf)(j,"validation"),B=(0,i().validationCommands)(N);if(N.type!=="Gene"||G===void 0||B.kind!=="list")return X;const{
entries:I}=B,R=(await(0,o().fixList)(I.map(({value:S})=>S),k)).map((S,L)=>({fix:S,index:L,old:String(I[L]?.value)})),T=R.
flatMap(({fix:S,...L})=>S.kind==="fixed"?{...L,fix:S}:[]);return{steps:T.flatMap(({fix:S})=>S.steps),edits:T.map(({old:S,
index:L,fix:V})=>({path:N.path,pointer:(0,l().pointerText)([...N.pointer,"validation",L]),...(0,a().editOf)(S,V,k)})),scripts:T.
flatMap(({fix:S})=>S.scripts),left:R.flatMap(({fix:S,old:L})=>S.kind==="left"?{reason:S.reason,asset:N.id,command:L}:[]),
textEdits:(0,A().replaceElements)(C,G,new Map(T.map(({index:S,fix:L})=>[S,L.commands])))}}},"fix/fix-task"(E,t,M,D){let F;
const x=()=>F??=t("assets/file");let w;const h=()=>w??=t("assets/limits");let O;const v=()=>O??=t("audit/asset-file");let f;
const l=()=>f??=t("report/agent/project");let g;const e=()=>g??=t("report/entries");let s;const i=()=>s??=t("rules/ident\
ity");let n;const a=()=>n??=t("verdict/next-actor");let c;const o=()=>c??=t("verdict/verdict");let d;const r=()=>d??=t("\
fix/proposal");M(E,{fixTask:()=>p});async function p(m,u,_,{includes:y=()=>!0},{policyRef:b,...$}){const{policy:A}=_.terms,
J=(0,h().assetLimits)(A.assets.max_file_bytes),P=[];for(const{path:C,bytes:N}of m){const j=(0,x().readAssetFile)(C,N,J),
k=new Set(j.assets.filter(y).map(({id:B})=>B)),G=await(0,v().auditAssetFile)(j,_);P.push(...G.findings.filter(({subject:B})=>B?.
id===void 0||k.has(B.id)))}const W=(0,i().idsOf)(P),X=(0,o().severityVerdict)(P,A.fail_on),Y=await(0,r().proposalOf)(u,W);
return(0,l().agentTask)({...$,verdict:X,next_actor:(0,a().nextActorOf)(X,P,A.fail_on),policy:{...b!==void 0&&{ref:b},...A},
findings:(0,e().reportFindings)(P,W),...Y&&{fix:Y},approval_digest:null})}},"fix/identity"(E,t,M,D){let F;const x=()=>F??=
t("@evomap/gep-sdk");let w;const h=()=>w??=t("assets/pointer");let O;const v=()=>O??=t("audit/claims/content-hash");let f;
const l=()=>f??=t("fix/store");let g;const e=()=>g??=t("fix/text-edit");M(E,{addSchemaVersion:()=>s,identifyAssets:()=>i});
function s(a,{asset:c,node:o}){const d=(0,v().identityFindings)(c,"fix").some(({rule:m})=>m==="schema-version-missing"),
r=(0,e().memberOf)(o,"type")??o.children?.[0],p=(0,e().insertMember)(a,o,"schema_version",x().SCHEMA_VERSION,r);return d&&
p?[{...p,step:"schema_version added"}]:[]}function i(a,c,{limits:o,addMissing:d,includes:r}){const p=new Map,m=(0,l().placeAssets)(
a,c,o).map(({asset:y})=>y.value.asset_id);let u=c,_=[];for(let y=0;y<=o.maxDepth;y+=1){const b=(0,l().placeAssets)(a,u,o);
_=b.map(({asset:A})=>A);const $=b.flatMap((A,J)=>{const P=r(A.asset)?n(u,A,d):void 0;return P===void 0?[]:(p.set(J,p.get(
J)??P.step),P)});if($.length===0)break;u=(0,e().applyEdits)(u,$)}return{text:u,steps:[...p.values()],edits:_.flatMap(({pointer:y,
value:b},$)=>{const A=m[$];return typeof A!="string"||!p.has($)?[]:{...{path:a,pointer:(0,h().pointerText)([...y,"asset_\
id"])},old:A,new:[String(b.asset_id)],fix:!0}})}}function n(a,{asset:c,node:o},d){for(const{rule:r,args:p}of(0,v().identityFindings)(
c,"fix")){const m=String(p.expected),u=(0,e().memberOf)(o,"asset_id");if(r==="content-hash-mismatch"&&u!==void 0){const{
start:_,end:y}=u;return{start:_,end:y,text:JSON.stringify(m),step:"asset_id recomputed"}}if(r==="content-hash-missing"&&
d){const _=(0,e().insertMember)(a,o,"asset_id",m);return _&&{..._,step:"asset_id added"}}}}},"fix/patch"(E,t,M,D){let F;
const x=()=>F??=t("diff");let w;const h=()=>w??=t("report/escape");M(E,{patchOf:()=>f,renderPatch:()=>v});const O=2e3;function v(i){
return l(i).map(({path:n,patch:a})=>e(n,a)).join("")}function f(i){const n=l(i).map(({patch:a})=>a);return n.includes(void 0)?
null:n.map(a=>a?(0,x().formatPatch)(a,x().FILE_HEADERS_ONLY):"").join("")}function l({files:i,scripts:n}){const a=n.map(
([o,d])=>{const r=g("/dev/null",`b/${o}`,"",d);return{path:o,patch:r&&{...r,isCreate:!0}}}),c=i.filter(({before:o,after:d})=>o!==
d).map(({path:o,before:d,after:r})=>({path:o,patch:g(`a/${o}`,`b/${o}`,d,r)}));return[...a,...c]}function g(i,n,a,c){const o={
context:3,maxEditLength:2*O},d=(0,x().structuredPatch)(i,n,a,c,void 0,void 0,o);return d&&{...d,isGit:!0}}function e(i,n){
return n===void 0?`# ${(0,h().terminal)(i)}: diff not shown, more than ${O} changed lines
`:(0,x().formatPatch)(n,x().FILE_HEADERS_ONLY).split(`
`).map(s).join(`
`)}function s(i){const[,n="",a=""]=/^(.*?)(\r?)$/s.exec(i)??[];return n.split("	").map(h().terminal).join("	")+a}},"fix/\
proposal"(E,t,M,D){let F;const x=()=>F??=t("assets/file");let w;const h=()=>w??=t("assets/limits");let O;const v=()=>O??=
t("assets/pointer");let f;const l=()=>f??=t("audit/asset-file");let g;const e=()=>g??=t("group-by");let s;const i=()=>s??=
t("fix/patch");let n;const a=()=>n??=t("fix/resolved-findings");M(E,{proposalOf:()=>c});async function c(r,p){const m=(0,e().
groupBy)(p,([{location:$}])=>$?.path),_=(await Promise.all(r.files.map(async $=>({file:$,edits:await o($,r,m.get($.path)??
[])})))).flatMap(({file:$,edits:A})=>A?.length?{file:$,edits:A}:[]);if(_.length===0)return;const y=_.flatMap($=>$.edits),
b=new Set(y.flatMap(({files:$=[]})=>$.map(({path:A})=>A)));return{edits:y,patch:(0,i().patchOf)({files:_.map(({file:$})=>$),
scripts:r.scripts.filter(([$])=>b.has($))})}}async function o({path:r,edits:p,after:m},{judge:u},_){if(p.length===0)return[];
const y=(0,h().assetLimits)(u.terms.policy.assets.max_file_bytes),b=(0,x().readAssetFile)(r,Buffer.from(m),y),{assets:$,
findings:A}=await(0,l().auditAssetFile)(b,u),J=new Map($.map(({asset:{pointer:j}},k)=>[(0,v().pointerText)(j),k])),P=p.map(
j=>{const k=d(j.pointer??"");return{edit:j,root:k,index:J.get(k)??-1}}),W=new Set(A.flatMap(j=>(0,a().isStale)(j.rule)?j.
subject?.id:[])),X=(0,a().resolvedFindings)(_),Y=new Set,C=new Map,N=[];for(const{edit:j,root:k,index:G}of P.toSorted((B,I)=>B.
index-I.index)){const{fix:B,path:I,pointer:U="",...R}=j,T=$[G],S=X(U,R.old,T?.asset),L=S.find(H=>!Y.has(H))??S[0]??C.get(
k),V=U.endsWith("/asset_id")?[W.has(T?.asset.id)?void 0:"allow"]:R.new.map(H=>T?.commands.find(({command:z})=>z===H)?.verdict),
Z=V.every(H=>H==="allow"||H==="warn");if(T===void 0||L===void 0||!Z)return;const q=V.every(H=>H==="allow");Y.add(L),C.set(
k,C.get(k)??L),N.push({finding:L,path:r,pointer:U,...R,after:q?"allow":"warn"})}return N}function d(r){return r.replace(
/\/(?:asset_id|validation\/\d+)$/,"")}},"fix/refuse-task"(E,t,M,D){let F;const x=()=>F??=t("assets/log/audit-log");let w;
const h=()=>w??=t("assets/pointer");let O;const v=()=>O??=t("error");let f;const l=()=>f??=t("remedy/script");M(E,{editedBy:()=>o,
refuse:()=>e,requireAssetFiles:()=>i,requireOwnEdits:()=>c,requireSameStrings:()=>n});const g="Nothing was changed. Run \
the gate on this commit, and use the task that it prints.";function e(r){throw new(v()).GateError("input_invalid",`The t\
ask is refused: ${r}.`,g)}const s=new RegExp(`^${l().SCRIPT_FOLDER}/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function i(r,p){
r.length===0&&e("it has no edits");for(const{path:m,files:u=[]}of r){(0,x().isAuditLog)(m)&&e(`\`${m}\` is an audit log, \
which only its owner edits`),p(m)||e(`\`${m}\` is not an asset file of this repository`);const _=u.find(y=>!s.test(y.path));
_&&e(`\`${_.path}\` is not a script that \`gene-gate fix\` makes`)}}function n(r,p){for(const{path:m,pointer:u,old:_}of r){
const y=`\`${u}\` of \`${m}\``,b=a(p(m),u);b===void 0&&e(`${y} is not a command of a Gene or an asset_id`),b!==_&&e(`${y}\
 does not have the string that the edit replaces`)}}function a(r,p){for(const m of r){const u=(0,h().pointerText)(m.pointer),
{asset_id:_,validation:y}=m.value;if(p===`${u}/asset_id`&&typeof _=="string")return _;const[,b]=p.startsWith(u)&&/^\/validation\/(\d+)$/.
exec(p.slice(u.length))||[];if(m.type==="Gene"&&b!==void 0&&Array.isArray(y))return y[Number(b)]}}function c(r,{files:p}){
const m=new Set(p.flatMap(_=>_.edits.map(d))),u=new Set(r.map(d));for(const _ of r)m.has(d(_))||e(`\`gene-gate fix\` does \
not make the edit of \`${_.pointer}\` in \`${_.path}\` here`);for(const _ of p.flatMap(y=>y.edits))u.has(d(_))||e(`it la\
cks the edit of \`${_.pointer}\` in \`${_.path}\`, which belongs to the others`)}function o(r){const p=new Set(r.map(({path:m,
pointer:u})=>`${m}#${u.replace(/\/(asset_id|validation\/\d+)$/,"")}`));return({path:m,pointer:u})=>p.has(`${m}#${(0,h().
pointerText)(u)}`)}function d({path:r,pointer:p,old:m,new:u,files:_=[]}){const y=_.map(b=>[b.path,b.text]);return JSON.stringify(
[r,p,m,u,y])}},"fix/resolved-findings"(E,t,M,D){let F;const x=()=>F??=t("group-by");M(E,{isStale:()=>w,resolvedFindings:()=>h});
function w(f){return f==="content-hash-mismatch"}function h(f){const l=f.map(([s,i],n)=>({finding:s,id:i,position:n})),g=(0,x().
groupBy)(l,({finding:{edit:s}})=>s?.pointer),e=(0,x().groupBy)(g.get(void 0)??[],({finding:s})=>O(s));return(s,i,n)=>{const a=s.
endsWith("/asset_id")?null:i;return[...g.get(s)??[],...e.get(v(n,a))??[]].toSorted((o,d)=>o.position-d.position).map(({id:o})=>o)}}
function O({rule:f,subject:l}){return v(l,w(f)?null:l?.command)}function v(f,l){return JSON.stringify([f?.type,f?.id,l===
void 0?"":{text:l}])}},"fix/store"(E,t,M,D){let F;const x=()=>F??=t("assets/clear");let w;const h=()=>w??=t("assets/file");
let O;const v=()=>O??=t("assets/json");let f;const l=()=>f??=t("assets/problems");let g;const e=()=>g??=t("assets/shapes");
let s;const i=()=>s??=t("assets/source");M(E,{isClear:()=>n,placeAssets:()=>a});function n({problems:c}){return(0,x().ambiguousFiles)(
c).size===0}function a(c,o,d){const r=new(l()).Problems(new(i()).Source(c,o)),{candidates:p}=(0,e().findCandidates)((0,v().
readJson)(o,d,r),r),{assets:m}=(0,h().readAssetFile)(c,Buffer.from(o),d);return m.flatMap((u,_)=>{const y=p[_]?.node;return y===
void 0?[]:{asset:u,node:y}})}},"fix/text-edit"(E,t,M,D){M(E,{applyEdits:()=>F,insertMember:()=>h,memberOf:()=>x,replaceElements:()=>w});
function F(f,l){const g=[];let e=0;for(const s of l.toSorted((i,n)=>i.start-n.start))g.push(f.slice(e,s.start),s.text),e=
s.end;return g.join("")+f.slice(e)}function x({children:f},l){return f?.findLast(({key:g})=>g?.name===l)}function w(f,l,g){
const{children:e=[]}=l,s=O(f,l,", ");let i;return e.flatMap((n,a)=>{const c=g.get(a),o=e[a-1];if((c===void 0||c.length>0)&&
(i=n),c===void 0)return[];if(c.length>0){const r=c.map(p=>JSON.stringify(p)).join(s);return{start:n.start,end:n.end,text:r}}
const d=e[a+1];return i!==void 0&&o!==void 0?{start:o.end,end:n.end,text:""}:{start:n.start,end:d?.start??n.end,text:""}})}
function h(f,l,g,e,s=l.children?.at(-1)){const[i]=l.children??[];if(i?.key===void 0||s===void 0)return;const n=f.slice(i.
key.end,i.start),c=`${O(f,l,n.endsWith(" ")?", ":",")}${JSON.stringify(g)}${n}${JSON.stringify(e)}`;return{start:s.end,end:s.
end,text:c}}function O(f,{start:l,children:g=[]},e){const[s,i]=g;if(s===void 0)return e;if(i!==void 0)return f.slice(s.end,
v(i));const n=f.slice(l+1,v(s));return/[\r\n]/.test(n)?`,${n}`:e}function v({key:f,start:l}){return f?.start??l}},"fix/u\
nfixed"(E,t,M,D){let F;const x=()=>F??=t("report/escape");M(E,{describeUnfixed:()=>O});const w=5,h=100;function O(e){return v(
e).flatMap(({reason:s,members:i})=>{const a=i.every(o=>o.reason.message===s.message)?s.message:s.title??s.message,c=[...new Set(
i.flatMap(({command:o})=>o??[]))];return[`  ${i.length} \xD7 ${s.id}: ${(0,x().terminal)(a)}`,...l(f(i)).map(o=>`      i\
n ${o}`),...c.slice(0,w).map(o=>`      ${g(o)}`),...c.length>w?[`      and ${c.length-w} other commands`]:[],`      ${(0,x().
terminal)(s.remedy)}`]})}function v(e){const s=new Map;for(const i of e){const n=s.get(i.reason.id);n?n.push(i):s.set(i.
reason.id,[i])}return[...s.values()].flatMap(i=>i[0]?{reason:i[0].reason,members:i}:[])}function f(e){return[...new Set(
e.flatMap(({asset:s})=>s??[]))]}function l(e){if(e.length===0)return[];const s=e.slice(0,w).map(n=>(0,x().terminal)(n.slice(
0,h))),i=e.length>w?[`${e.length-w} more`]:[];return[[...s,...i].join(", ")]}function g(e){const s=e.length>h?`${e.slice(
0,h)}\u2026`:e;return(0,x().terminal)(s)}},"fix/write"(E,t,M,D){let F;const x=()=>F??=t("node:crypto");let w;const h=()=>w??=
t("node:fs/promises");let O;const v=()=>O??=t("node:path");let f;const l=()=>f??=t("error");let g;const e=()=>g??=t("mak\
e-folder");M(E,{writeFix:()=>s});async function s(c,{files:o,scripts:d}){const r=await(0,h().realpath)(c);for(const[p,m]of d)
await a(p,()=>i((0,v().join)(r,p),m));for(const{path:p,before:m,after:u}of o)m!==u&&await a(p,()=>n((0,v().join)(r,p),m,
u))}async function i(c,o){const d=(0,v().dirname)(c);if(await(0,e().makeFolder)(d),await(0,h().realpath)(d)!==d)throw new Error(
"its directory is a symlink");try{await(0,h().writeFile)(c,o,{flag:"wx"})}catch(r){if(!(r.code==="EEXIST")||await(0,h().
readFile)(c,"utf8")!==o)throw r}}async function n(c,o,d){if(!(await(0,h().readFile)(c)).equals(Buffer.from(o)))throw new Error(
"it has changed in the meantime");const{mode:r}=await(0,h().stat)(c),p=`${c}.${(0,x().randomUUID)()}.tmp`;try{await(0,h().
writeFile)(p,d,{flag:"wx",mode:r}),await(0,h().rename)(p,c)}finally{await(0,h().rm)(p,{force:!0})}}async function a(c,o){
try{await o()}catch(d){throw new(l()).GateError("file_unreadable",`${c} cannot be written: ${d instanceof Error?d.message:
d}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:d})}}}};
