"use strict";exports.id=752,exports.ids=[752],exports.modules={70237:((W,S,u)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.collectAssets=
a,S.requireChangeSize=s;function P(){const c=u(41895);return P=function(){return c},c}function T(){const c=u(32854);return T=
function(){return c},c}function C(){const c=u(56548);return C=function(){return c},c}function A(){const c=u(78114);return A=
function(){return c},c}function $(){const c=u(30610);return $=function(){return c},c}function v(){const c=u(18744);return v=
function(){return c},c}function E(){const c=u(36346);return E=function(){return c},c}function p(){const c=u(35474);return p=
function(){return c},c}function l(){const c=u(36093);return l=function(){return c},c}function m(){const c=u(77680);return m=
function(){return c},c}async function a(c){const{headTree:r,change:y,policy:F,all:M=!1}=c,{paths:G,files:L,head:N,untouched:B,
base:H,strays:R,isTouched:I}=await(0,p().readSides)(c),x=(0,E().effectiveFiles)({head:N,base:H,untouched:B}),{overrides:z,
atHead:Y}=x,w=new Map(y.files.map(({path:D,oldPath:J})=>[D,J??D])),U=(0,C().compareAssets)({...x,renames:w}),V=(M?$().allOtherGenes:
$().appliedGenes)(U,(0,E().only)(L,Y));s([...U,...V],M);const k=j(r,[...r.files()],(0,v().assetPathTest)(F)).filter(({path:D,
targetPath:J})=>M||I(D)||I(J??D));return{changes:(0,C().inOrder)([...U,...V]),problems:[...M?i(L):(0,A().markBefore)(i(N),
i(H),U,w),...z.filter(({file:D,by:J})=>M||I(D.path)||I(J.path)).map(E().overrideProblem),...H.flatMap(n),...(M?[]:B).flatMap(
D=>t(D,U)),...k.map(({path:D,detail:J})=>e(D,J)),...R],activated:(0,l().activatedSeeds)(x,[...U,...V]),files:G,present:L.
flatMap(({assets:D})=>D.filter(Y)),unread:L.flatMap(({path:D,unread:J})=>J===void 0?[]:[{path:D,detail:J}])}}function i(c){
return c.flatMap(({problems:r})=>r)}function n({path:c,problems:r}){return r.filter(({rule:y})=>A().UNREAD.has(y)).map(({
rule:y,location:F,detail:M})=>({rule:"not-judged",location:{path:c,line:1,column:1},detail:y==="not-judged"?`${M} (at th\
e base)`:`the file \`${c}\` at the base, line ${F.line}: ${M}`}))}function t({problems:c},r){return c.flatMap(y=>y.rule===
"not-judged"?[y]:!A().UNREAD.has(y.rule)||r.length===0?[]:[{...y,rule:"asset-file-unread"}])}function e(c,r){return{rule:"\
file-not-regular",location:{path:c,line:1,column:1},detail:r}}const f=2e3,h=1e4;function s(c,r){const y=c.filter(({kind:M,
asset:G})=>o.has(M)&&G.type!=="EvolutionEvent");if(y.length>f)throw g(`has ${y.length} changed Genes and Capsules`,f,!1);
const F=c.filter(({kind:M,asset:G})=>G.type==="Gene"&&M!=="removed").reduce((M,{asset:G})=>M+d(G),0);if(F>h)throw g(`has\
 ${F} commands to judge`,h,r)}const o=new Set(["added","modified","removed"]);function d(c){const r=(0,m().validationCommands)(
c);return r.kind==="list"?r.entries.length:0}function g(c,r,y){return new(P()).GateError("change-too-large",`The change ${c}\
; the gate takes at most ${r} at once.`,y?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}function j(c,r,y){return r.flatMap(F=>{const{path:M,kind:G}=F;
if(G!=="symlink"&&G!=="submodule")return[];if(G==="symlink"){const N=(0,T().resolveInTree)(c,M);if(N.kind==="inside"&&N.
entry.kind==="directory")return O(M,N.path,r,y);if(y(M)){const B=N.kind==="inside"?{targetPath:N.path}:{};return[{path:M,
detail:`${M} is a symlink`,...B}]}}return y(M)||y(`${M}/genes.json`)?[{path:M,detail:`${M} is a ${G}`}]:[]})}function O(c,r,y,F){
const M=r===""?"":`${r}/`;return y.filter(({path:G})=>G.startsWith(M)&&!F(G)).map(({path:G})=>({targetPath:G,alias:`${c}\
/${G.slice(M.length)}`})).filter(({alias:G})=>F(G)).map(({targetPath:G,alias:L})=>({path:c,detail:`${L} is reached throu\
gh the symlink ${c}`,targetPath:G}))}}),56548:((W,S,u)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.compareAssets=
v,S.inOrder=E;function P(){const n=u(23404);return P=function(){return n},n}function T(){const n=u(59490);return T=function(){
return n},n}function C(){const n=u(61331);return C=function(){return n},n}function A(){const n=u(64385);return A=function(){
return n},n}function $(){const n=u(78114);return $=function(){return n},n}function v({head:n,base:t,untouched:e,renames:f}){
const h=new Map([...e,...t].flatMap(({assets:O})=>O).filter(({value:O})=>(0,A().declaredId)(O)!==void 0).map(O=>[a(O),O])),
s=[],o=O=>f.get(O)??O;let d=m(n,o),g=m(t,O=>O);for(const O of[...p,...l]){const r=l.includes(O)?d.filter(({name:M})=>!h.
has(M)):d,y=i(r,g,O);for(const[{asset:M,content:G},L]of y)G!==L.content&&s.push({kind:"modified",asset:M,before:L.asset});
const F=new Set(y.values());d=d.filter(M=>!y.has(M)),g=g.filter(M=>!F.has(M))}for(const{asset:O,name:c}of d){const r=h.get(
c);s.push({kind:"added",asset:O,...r&&{before:r}})}const j=new Set(n.filter($().isIncomplete).map(({path:O})=>o(O)));for(const{
asset:O,path:c}of g)j.has(c)||s.push({kind:"removed",asset:O});return E(s)}function E(n){return n.map(t=>({change:t,place:t.
asset.locate()})).sort(({place:t},{place:e})=>t.path===e.path?t.line-e.line||t.column-e.column:t.path<e.path?-1:1).map(({
change:t})=>t)}const p=[({name:n,path:t,content:e})=>[n,t,e],({name:n,path:t})=>[n,t],({name:n,content:t})=>[n,t],({name:n})=>[
n]],l=[({asset:{type:n,value:t}})=>{const{id:e,asset_id:f,...h}=t;return n==="Gene"?[(0,P().canonicalize)(h)]:void 0},({
asset:{type:n,pointer:t},path:e})=>n==="Gene"?[e,JSON.stringify(t)]:void 0];function m(n,t){return n.flatMap(({path:e,assets:f})=>f.
map(h=>({asset:h,name:a(h),path:t(e),content:(0,C().statedContent)(h)})))}function a({type:n,value:t}){return`${n} ${(0,A().
declaredId)(t)??""}`}function i(n,t,e){const f=o=>JSON.stringify(e(o)),h=(0,T().groupBy)(t.toReversed(),f),s=new Map;for(const o of n){
const d=f(o),g=d&&h.get(d)?.pop();g&&s.set(o,g)}return s}}),36346:((W,S,u)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.effectiveFiles=v,S.only=p,S.overrideProblem=a;function P(){const i=u(64385);return P=function(){return i},i}function T(){
const i=u(78114);return T=function(){return i},i}const C=[["genes","Gene"],["capsules","Capsule"]];function A(i){const n=new Map(
i.map(t=>[t.path,t]));return i.flatMap(t=>C.flatMap(([e,f])=>{const s=t.path===`${e}.json`||t.path.endsWith(`/${e}.json`)?
n.get(`${t.path}l`):void 0;if(!s?.lines||(0,T().isIncomplete)(s))return[];const o=new Set(s.assets.flatMap(g=>$(g,f)?g.id:
[])),d=t.assets.filter(({type:g,id:j,value:O})=>g===f&&(0,P().declaredId)(O)!==void 0&&o.has(j));return d.length>0?[{file:t,
assets:d,by:s}]:[]}))}function $({type:i,value:n,pointer:t},e){return i===e&&n.type===e&&(0,P().declaredId)(n)!==void 0&&
t.length===1}function v({head:i,base:n,untouched:t}){const e=A([...t,...i]),f=E(e),h=E(A([...t,...n]));return{head:[...p(
i,f),...l(t,s=>f(s)&&!h(s))],base:[...p(n,h),...l(t,s=>h(s)&&!f(s))],untouched:p(t,s=>f(s)&&h(s)),overrides:e,atHead:f}}
function E(i){const n=new Set(i.flatMap(({assets:t})=>t));return t=>!n.has(t)}function p(i,n){return i.map(t=>({...t,assets:t.
assets.filter(n)}))}function l(i,n){return p(i,n).flatMap(({path:t,assets:e})=>e.length>0?[{path:t,assets:e,problems:[]}]:
[])}const m=5;function a({file:i,assets:n,by:t}){const[e]=n,f=n.map(({id:o})=>JSON.stringify(o)),h=f.length-m,s=[...f.slice(
0,m),...h>0?[`${h} more`]:[]].join(", ");return{rule:"asset-overridden",location:e?.locate()??{path:i.path,line:1,column:1},
detail:`${s} of \`${i.path}\`, also in \`${t.path}\``,...e&&n.length===1&&{id:e.id}}}}),35474:((W,S,u)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.readSides=l;function P(){const n=u(54244);return P=function(){return n},n}function T(){const n=u(
93028);return T=function(){return n},n}function C(){const n=u(81456);return C=function(){return n},n}function A(){const n=u(
64385);return A=function(){return n},n}function $(){const n=u(18744);return $=function(){return n},n}function v(){const n=u(
28894);return v=function(){return n},n}function E(){const n=u(23423);return E=function(){return n},n}function p(){const n=u(
7946);return p=function(){return n},n}async function l(n){const{baseTree:t,headTree:e,change:f,policy:h,clock:s=new(P()).
AuditClock}=n,o=(0,$().assetPathTest)(h),d=(0,C().assetLimits)(h.assets.max_file_bytes),g=[...e.files()].filter(({kind:w})=>(0,T().
isRegular)(w)),j=g.filter(({path:w})=>o(w)),O=new Set(f.files.filter(({status:w})=>w!=="deleted").map(({path:w})=>w)),c=g.
filter(({path:w})=>(0,p().mayHoldAssets)(w)&&O.has(w)&&!o(w)),r=f.files.flatMap(({oldPath:w,path:U})=>{const V=o(w??U)?t.
stat(w??U):void 0;return V&&(0,T().isRegular)(V.kind)?V:[]}),[y,F]=m(r,({path:w})=>(0,v().isAuditLog)(w)&&O.has(w)),M=new Set(
y.map(({path:w})=>w)),G=async w=>{const U=O.has(w.path);if((0,v().isAuditLog)(w.path)&&!U)return[{file:await(0,E().readUntouchedLog)(
e,w,d),isTouched:U}];const V=M.has(w.path)?await(0,E().readAppendedLog)(t,e,w,d):void 0;return V===void 0?[{file:await i(
e,w,d),isTouched:U}]:(M.delete(w.path),[{file:V.kept,isTouched:!1},{file:V.appended,isTouched:!0}])},L=w=>i(a(t),w,d),N=async w=>{
const U=await w;return await s.tick(),U},[B,H,R]=await Promise.all([Promise.all(j.map(w=>N(G(w)))),Promise.all(F.map(w=>N(
L(w)))),Promise.all(c.map(w=>N((0,p().findStrayGenes)(e,w,d))))]),I=y.filter(({path:w})=>M.has(w)),x=[...H,...await Promise.
all(I.map(L))],[z,Y]=m(B.flat(),({isTouched:w})=>w);return{paths:j.map(({path:w})=>w),files:B.flat().map(({file:w})=>w),
head:z.map(({file:w})=>w),untouched:Y.map(({file:w})=>w),base:x,strays:R.filter(w=>w!==void 0),isTouched:w=>O.has(w)}}function m(n,t){
return[n.filter(t),n.filter(e=>!t(e))]}function a(n){return{...n,read:async(...t)=>Buffer.from((await n.read(...t)).toString(
"utf8"))}}async function i(n,{path:t,size:e=0},f){if(e>f.maxBytes)return(0,A().tooLargeFile)(t,e,f);try{const h=(0,A().readAssetFile)(
t,await n.read(t,f.maxBytes),f);return{...h,assets:h.assets.filter(({copy:s})=>!s)}}catch(h){return(0,A().unreadFile)(t,
h)}}}),7946:((W,S,u)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.findStrayGenes=v,S.mayHoldAssets=$;function P(){
const m=u(64385);return P=function(){return m},m}function T(){const m=u(18744);return T=function(){return m},m}function C(){
const m=u(73229);return C=function(){return m},m}function A(){const m=u(94534);return A=function(){return m},m}function $(m){
return/\.jsonl?$/i.test(m)&&!T().MEMORY_GRAPH.test(m)}async function v(m,{path:a,size:i=0},n){try{if(i<=n.maxBytes)return E(
a,await m.read(a,n.maxBytes),n)}catch(e){return(0,P().unreadFile)(a,e).problems[0]}const t=`with ${i} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:a,line:1,column:1},detail:t}}function E(m,a,i){if(!p(a))return;
const n=new(A()).Source(m,a.toString("utf8")),t=l((0,C().readJson)(n.text,i,new(A()).Problems(n))),[e]=t;if(e)return{rule:"\
outside-globs",location:n.location(e.start,e.end),detail:t.length===1?"a Gene":`${t.length} Genes`}}function p(m){return m.
includes('"Gene"')||m.includes("\\u00")}function l(m){return m.flatMap(a=>{const{value:i,children:n=[]}=a;return typeof i==
"object"&&i!==null&&!Array.isArray(i)&&i.type==="Gene"?[a]:l(n)})}}),82664:((W,S,u)=>{Object.defineProperty(S,"__esModul\
e",{value:!0}),S.auditAssetFile=E;function P(){const p=u(72025);return P=function(){return p},p}function T(){const p=u(70716);
return T=function(){return p},p}function C(){const p=u(54034);return C=function(){return p},p}function A(){const p=u(56131);
return A=function(){return p},p}function $(){const p=u(16373);return $=function(){return p},p}function v(){const p=u(66160);
return v=function(){return p},p}async function E(p,l){const a=l.terms.tree!==void 0?(0,v().correctorIn)(p.problems):()=>"\
hand",i=(0,v().subjectOfAssets)(p,l,a),{clock:n}=l,t=await n.all(p.assets,async e=>{const f=(0,v().isGene)(e)?await(0,$().
readGene)(e,l,a):void 0;if(f===void 0)return{asset:e,commands:[],findings:await(0,P().ask)(T().CLAIM_CHECKS,i,{asset:e})};
const{commands:h}=f,s=[...await(0,C().geneFindings)(i,{...f,limits:(0,A().limitsOf)(f,i)}),...h.flatMap(o=>o.findings)];
return{asset:e,commands:h,findings:s}});return{path:p.path,assets:t.map(({asset:e,commands:f})=>({asset:e,commands:f})),
findings:[...await(0,P().ask)(T().SUBJECT_CHECKS,i),...t.flatMap(({findings:e})=>e)]}}}),62130:((W,S,u)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.fixFile=d,S.fixFiles=e,S.scriptStores=s;function P(){const r=u(27199);return P=function(){return r},
r}function T(){const r=u(81456);return T=function(){return r},r}function C(){const r=u(64385);return C=function(){return r},
r}function A(){const r=u(30610);return A=function(){return r},r}function $(){const r=u(28894);return $=function(){return r},
r}function v(){const r=u(94534);return v=function(){return r},r}function E(){const r=u(77680);return E=function(){return r},
r}function p(){const r=u(16455);return p=function(){return r},r}function l(){const r=u(78816);return l=function(){return r},
r}function m(){const r=u(82606);return m=function(){return r},r}function a(){const r=u(70023);return a=function(){return r},
r}function i(){const r=u(40875);return i=function(){return r},r}function n(){const r=u(73427);return n=function(){return r},
r}function t(){const r=u(83026);return t=function(){return r},r}async function e(r,y,F={}){const M=s(y),G=(0,T().assetLimits)(
y.terms.policy.assets.max_file_bytes),L={scriptsOf:M,limits:G,options:F},N=[];for(const R of r)N.push(await d(R,L));const B=h(
N),H=new Map(N.flatMap(R=>R.scripts.flatMap(I=>{const x=M(R.path).textOf(I);return x===void 0?[]:[[I,x]]})));return{files:N.
map(R=>({...R,left:[...R.left,...f(R,B)]})),scripts:[...H].sort(([R],[I])=>R<I?-1:1),judgeOf:R=>M(R).judge}}function f({
path:r,after:y},F){if(F.size===0)return[];const{assets:M}=(0,C().readAssetFile)(r,Buffer.from(y),(0,T().assetLimits)(y.length*
4));return M.flatMap(A().namings).flatMap(({by:G,gene:L})=>{const N=F.get(L);return N===void 0?[]:[{reason:l().reasons.dangles(
L,N),asset:G.id}]})}function h(r){const y=r.flatMap(({edits:F})=>F.filter(({pointer:M})=>M?.endsWith("/asset_id")));return new Map(
y.map(({old:F,new:[M=""]})=>[F,M]))}function s(r){const y=new Map;return F=>{const M=r.forFile(F),G=y.get(M)??new(a()).ScriptStore(
M);return y.set(M,G),G}}const o="\uFEFF";async function d({path:r,bytes:y},{limits:F,options:M,scriptsOf:G}){const L=G(r),
{includes:N=()=>!0,identity:B=!1,left:H=!0}=M,R=b=>(0,t().findingsIn)(b,L.judge,N),I=(0,C().readAssetFile)(r,y,F),{text:x}=(0,v().
decodeUtf8)(y);if(!(0,t().isClear)(I)||(0,$().isAuditLog)(r)){const b=H?(0,t().errorsAmong)(await R(I)):[];return{path:r,
before:x,after:x,...g,left:(0,t().untouched)(I,b)}}const z=await R(I),Y=[],w=(0,C().readAssetNodes)(r,x,F).filter(({asset:b})=>N(
b));for(const b of w)await L.judge.clock.tick(),Y.push(await c(x,b,L));const U=B?w.flatMap(b=>(0,i().addSchemaVersion)(x,
b)):[],V=[...Y.flatMap(b=>b.textEdits),...U],k=(0,n().applyEdits)(x,V),D=(0,i().identifyAssets)(r,k,{limits:F,addMissing:B,
includes:N}),J=y[0]===239&&y[1]===187?o:"",X=(0,C().readAssetFile)(r,Buffer.from(D.text),F),K=await R(X);if(D.text!==x&&
!j(K,z)){const b=[...(0,t().errorsAmong)(z),{reason:l().reasons.addsProblems()}];return{path:r,before:J+x,after:J+x,...g,
left:b}}return{path:r,before:J+x,after:J+D.text,assets:D.assets,steps:[...Y.flatMap(b=>b.steps),...U.map(({step:b})=>b),
...D.steps],edits:[...Y.flatMap(b=>b.edits),...D.edits],scripts:Y.flatMap(b=>b.scripts),left:[...Y.flatMap(b=>b.left),...(0,t().
errorsAmong)(K).filter(({command:b})=>b===void 0)]}}const g={assets:[],steps:[],edits:[],scripts:[]};function j(r,y){const F=B=>B.
filter(({severity:H})=>H!=="notice"),M=({rule:B,subject:H})=>`${B} ${H?.id??""}`,G=new Set(y.map(M));if(F(r).some(B=>!G.
has(M(B))))return!1;const[L,N]=[(0,t().errorsAmong)(r).length,(0,t().errorsAmong)(y).length];return L===N?r.length<y.length:
L<N}const O={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function c(r,{asset:y,node:F},M){const G=(0,n().memberOf)(
F,"validation"),L=(0,E().validationCommands)(y);if(y.type!=="Gene"||G===void 0||L.kind!=="list")return O;const N=L.entries.
map(({value:I})=>I),H=(await(0,m().fixList)(N,M)).map((I,x)=>({fix:I,index:x,old:String(N[x])})),R=H.flatMap(({fix:I,...x})=>I.
kind==="fixed"?{...x,fix:I}:[]);return{steps:R.flatMap(({fix:I})=>I.steps),edits:R.map(({old:I,index:x,fix:z})=>({path:y.
path,pointer:(0,P().pointerText)([...y.pointer,"validation",x]),...(0,p().editOf)(I,z,M)})),scripts:R.flatMap(({fix:I})=>I.
scripts.map(x=>M.pathOf(x))),left:H.flatMap(({fix:I,old:x})=>I.kind==="left"?{reason:I.reason,asset:y.id,command:x}:[]),
textEdits:(0,n().replaceElements)(r,G,new Map(R.map(({index:I,fix:x})=>[I,x.commands])))}}}),40875:((W,S,u)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.addSchemaVersion=v,S.identifyAssets=E;function P(){const l=u(23404);return P=function(){return l},
l}function T(){const l=u(27199);return T=function(){return l},l}function C(){const l=u(64385);return C=function(){return l},
l}function A(){const l=u(85475);return A=function(){return l},l}function $(){const l=u(73427);return $=function(){return l},
l}function v(l,{asset:m,node:a}){const i=(0,A().identityFindings)(m,"fix").some(({rule:f})=>f==="schema-version-missing"),
n=(0,$().memberOf)(a,"type")??a.children?.[0],t={name:"schema_version",value:P().SCHEMA_VERSION},e=(0,$().insertMember)(
l,a,t,n);return i&&e?[{...e,step:"schema_version added"}]:[]}function E(l,m,{limits:a,addMissing:i,includes:n}){const t=new Map;
let e,f=m,h=[];for(let s=0;s<=a.maxDepth;s+=1){const o=(0,C().readAssetNodes)(l,f,a);h=o.map(({asset:g})=>g),e??=h.map(({
value:g})=>g.asset_id);const d=o.flatMap((g,j)=>{const O=n(g.asset)?p(f,g,i):void 0;return O===void 0?[]:(t.set(j,t.get(
j)??O.step),O)});if(d.length===0)break;f=(0,$().applyEdits)(f,d)}return{text:f,assets:h,steps:[...t.values()],edits:h.flatMap(
({pointer:s,value:o},d)=>{const g=e?.[d];return typeof g!="string"||!t.has(d)?[]:{...{path:l,pointer:(0,T().pointerText)(
[...s,"asset_id"])},old:g,new:[String(o.asset_id)],fix:!0}})}}function p(l,{asset:m,node:a},i){const n=i?(0,A().identityFindings)(
m,"fix"):(0,A().hashFindings)(m,"fix");for(const{rule:t,severity:e,args:f}of n){const h=String(f.expected),s=(0,$().memberOf)(
a,"asset_id");if(t==="content-hash-mismatch"&&s!==void 0){if(e==="notice"&&!i)continue;const{start:o,end:d}=s;return{start:o,
end:d,text:JSON.stringify(h),step:"asset_id recomputed"}}if(t==="content-hash-missing"&&i){const o=(0,$().insertMember)(
l,a,{name:"asset_id",value:h});return o&&{...o,step:"asset_id added"}}}}}),75459:((W,S,u)=>{Object.defineProperty(S,"__e\
sModule",{value:!0}),S.patchOf=v,S.patchText=A;function P(){const a=u(80401);return P=function(){return a},a}function T(){
const a=u(10289);return T=function(){return a},a}const C=2e3;function A(a){return E(a).map(({path:i,patch:n})=>l(i,n)).join(
"")}const $=1e4;function v(a){const i=E(a).map(({patch:e})=>e);return i.flatMap(e=>e?.hunks.flatMap(f=>f.lines)??[]).filter(
e=>/^[+-]/.test(e)).length>$||i.includes(void 0)?null:i.map(e=>e?(0,P().formatPatch)(e,P().FILE_HEADERS_ONLY):"").join("")}
function E({files:a,scripts:i}){const n=[...i].map(([e,f])=>{const h=p("/dev/null",`b/${e}`,"",f);return{path:e,patch:h&&
{...h,isCreate:!0}}}),t=a.filter(({before:e,after:f})=>e!==f).map(({path:e,before:f,after:h})=>({path:e,patch:p(`a/${e}`,
`b/${e}`,f,h)}));return[...n,...t]}function p(a,i,n,t){const e={context:3,maxEditLength:2*C},f=(0,P().structuredPatch)(a,
i,n,t,void 0,void 0,e);return f&&{...f,isGit:!0}}function l(a,i){return i===void 0?`# ${(0,T().terminal)(a)}: diff not s\
hown, more than ${C} changed lines
`:(0,P().formatPatch)(i,P().FILE_HEADERS_ONLY).split(`
`).map(m).join(`
`)}function m(a){const[,i="",n=""]=/^(.*?)(\r?)$/s.exec(a)??[];return i.split("	").map(T().terminal).join("	")+n}}),88211:((W,S,u)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.assetPointer=l,S.proposalOf=v;function P(){const a=u(27199);return P=
function(){return a},a}function T(){const a=u(77680);return T=function(){return a},a}function C(){const a=u(85475);return C=
function(){return a},a}function A(){const a=u(59490);return A=function(){return a},a}function $(){const a=u(75459);return $=
function(){return a},a}async function v(a,i){const n=(0,A().groupBy)(i,([{location:s}])=>s?.path),e=(await Promise.all(a.
files.map(async s=>({file:s,edits:await E(s,a,n.get(s.path)??[])})))).flatMap(({file:s,edits:o})=>o?.length?{file:s,edits:o}:
[]);if(e.length===0)return;const f=e.flatMap(s=>s.edits),h=new Set(f.flatMap(({files:s=[]})=>s.map(({path:o})=>o)));return{
edits:f,patch:(0,$().patchOf)({files:e.map(({file:s})=>s),scripts:a.scripts.filter(([s])=>h.has(s))})}}async function E({
path:a,edits:i,after:n,assets:t},{judgeOf:e},f){if(i.length===0)return[];const h=e(a);if(Buffer.byteLength(n)>h.terms.policy.
assets.max_file_bytes)return;const s=new Map(t.map(({pointer:O},c)=>[(0,P().pointerText)(O),c])),o=i.map(O=>{const c=l(O.
pointer??"");return{edit:O,root:c,index:s.get(c)??-1}}),d=new Set,g=new Map,j=[];for(const{edit:O,root:c,index:r}of o.toSorted(
(y,F)=>y.index-F.index)){await h.clock.tick();const{fix:y,path:F,pointer:M="",...G}=O,L=t[r],N=m(O,L,f),B=N.find(I=>!d.has(
I))??N[0]??g.get(c);if(L===void 0||B===void 0)return;const H=M.endsWith("/asset_id")?[(0,C().hashFindings)(L,"fix").some(
({severity:I})=>I==="error")?"block":"allow"]:await p(G.new,L,h);if(H.includes("block"))return;const R=H.every(I=>I==="a\
llow");d.add(B),g.set(c,g.get(c)??B),j.push({finding:B,path:a,pointer:M,...G,after:R?"allow":"warn"})}return j}async function p(a,i,n){
const t=(0,T().validationCommands)(i),e=new Set(t.kind==="list"?t.entries.map(({value:f})=>f):[]);return Promise.all(a.map(
async f=>i.type==="Gene"&&e.has(f)?(await n.command(f)).verdict:"block"))}function l(a){return a.replace(/\/(?:asset_id|validation\/\d+)$/,
"")}function m({pointer:a="",old:i},n,t){const e=a.endsWith("/asset_id"),f=({rule:s,subject:o})=>o?.type===n?.type&&o?.id===
n?.id&&(s==="content-hash-mismatch"?e:!e&&o?.command===i);return t.filter(([s])=>s.edit?.pointer===void 0?f(s):s.edit.pointer===
a).map(([,s])=>s)}}),73427:((W,S)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.applyEdits=u,S.insertMember=C,S.memberOf=
P,S.replaceElements=T;function u(v,E){const p=[];let l=0;for(const m of E.toSorted((a,i)=>a.start-i.start))p.push(v.slice(
l,m.start),m.text),l=m.end;return p.join("")+v.slice(l)}function P({children:v},E){return v?.findLast(({key:p})=>p?.name===
E)}function T(v,E,p){const{children:l=[]}=E,m=A(v,E,", ");let a;return l.flatMap((i,n)=>{const t=p.get(n),e=l[n-1];if((t===
void 0||t.length>0)&&(a=i),t===void 0)return[];if(t.length>0){const h=t.map(s=>JSON.stringify(s)).join(m);return{start:i.
start,end:i.end,text:h}}const f=l[n+1];return a!==void 0&&e!==void 0?{start:e.end,end:i.end,text:""}:{start:i.start,end:f?.
start??i.end,text:""}})}function C(v,E,p,l=E.children?.at(-1)){const[m]=E.children??[];if(m?.key===void 0||l===void 0)return;
const a=v.slice(m.key.end,m.start),n=`${A(v,E,a.endsWith(" ")?", ":",")}${JSON.stringify(p.name)}${a}${JSON.stringify(p.
value)}`;return{start:l.end,end:l.end,text:n}}function A(v,{start:E,children:p=[]},l){const[m,a]=p;if(m===void 0)return l;
if(a!==void 0)return v.slice(m.end,$(a));const i=v.slice(E+1,$(m));return/[\r\n]/.test(i)?`,${i}`:l}function $({key:v,start:E}){
return v?.start??E}}),83026:((W,S,u)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.describeUnfixed=t,S.errorsAmong=
p,S.findingsIn=E,S.isClear=m,S.untouched=l,S.withProposals=a;function P(){const o=u(78114);return P=function(){return o},
o}function T(){const o=u(82664);return T=function(){return o},o}function C(){const o=u(59490);return C=function(){return o},
o}function A(){const o=u(16455);return A=function(){return o},o}function $(){const o=u(78816);return $=function(){return o},
o}function v(){const o=u(10289);return v=function(){return o},o}async function E(o,d,g){const{findings:j}=await(0,T().auditAssetFile)(
o,d),O=new Set(o.assets.filter(g).map(({id:c})=>c));return j.filter(({subject:c})=>c?.id===void 0||O.has(c.id))}function p(o){
return o.filter(({severity:d})=>d==="error").map(d=>({reason:(0,$().reasonOf)(d),asset:d.subject?.id,...d.subject?.command!==
void 0&&{command:d.subject.command}}))}function l(o,d){if(d.length===0)return[];const g=m(o)?$().reasons.appendOnly():$().
reasons.unsureText();return[...d,{reason:g}]}function m({problems:o}){return(0,P().ambiguousFiles)(o).size===0}async function a(o,d){
const g=o.map(async j=>{if(j.command===void 0)return j;const{findings:O}=await(0,A().withEdit)(await d.command(j.command),
d),c=O.find(({edit:r})=>r!==void 0);return c?{...j,reason:(0,$().reasonOf)(c)}:j});return Promise.all(g)}const i=5,n=100;
function t(o){return[...(0,C().groupBy)(o,({reason:d})=>d.id).values()].flatMap(d=>{const[g]=d;if(g===void 0)return[];const{
id:j,message:O,title:c}=g.reason,y=d.every(F=>F.reason.message===O)?O:c??O;return[`  ${d.length} \xD7 ${j}: ${(0,v().terminal)(
y)}`,...h(f(d)).map(F=>`      in ${F}`),...[...(0,C().groupBy)(d,({reason:F})=>F.remedy)].flatMap(e)]})}function e([o,d]){
const g=[...new Set(d.flatMap(({command:j})=>j??[]))];return[...g.slice(0,i).map(j=>`      ${s(j)}`),...g.length>i?[`   \
   and ${g.length-i} other commands`]:[],`        ${(0,v().terminal)(o)}`]}function f(o){return[...new Set(o.flatMap(({asset:d})=>d??
[]))]}function h(o){if(o.length===0)return[];const d=o.slice(0,i).map(j=>(0,v().terminal)(j.slice(0,n))),g=o.length>i?[`${o.
length-i} more`]:[];return[[...d,...g].join(", ")]}function s(o){const d=o.length>n?`${o.slice(0,n)}\u2026`:o;return(0,v().
terminal)(d)}}),44903:((W,S,u)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.parseDiff=v,S.parseRawDiff=E;function P(){
const t=u(41895);return P=function(){return t},t}function T(){const t=u(96681);return T=function(){return t},t}const C={
A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},A=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
$=/^(?:(\d+)\t(\d+)|-\t-)\t/;function v(t){const e=(0,T().decodePieces)(t).reverse(),f=p(e).map(h=>({...h,...m(e,h)}));return i(
e),f}function E(t){const e=(0,T().decodePieces)(t).reverse(),f=p(e);return i(e),f}function p(t){const e=[];for(;t.at(-1)?.
startsWith(":");)e.push(l(t));return e}function l(t){const e=a(t),[,f,h,s,o,d=""]=A.exec(e)??[],g=C[d];if(!f||!h||!s||!o||
g===void 0)throw n(`the record ${JSON.stringify(e)}`);const j=g==="renamed"?{oldPath:a(t),path:a(t)}:{path:a(t)};return{
status:g,...j,oldMode:f,newMode:h,oldOid:s,newOid:o}}function m(t,{path:e,oldPath:f}){const h=a(t),s=$.exec(h);if(s===null)
throw n(`no line counts for ${e}`);const[o,d,g]=s,j=h.slice(o.length),O=j===""?a(t):void 0;if((j===""?a(t):j)!==e||O!==f)
throw n(`line counts of another file instead of ${e}`);return{binary:d===void 0,added:Number(d??0),deleted:Number(g??0)}}
function a(t){const e=t.pop();if(e===void 0)throw n("a truncated record");return e}function i(t){if(t.length>0)throw n("\
more records than files")}function n(t){return new(P()).GateError("change_incomplete",`Git's list of changed files has ${t}`,
"Check that git is version 2.31 or later; if it is, report this as a bug.")}}),213:((W,S,u)=>{Object.defineProperty(S,"_\
_esModule",{value:!0}),S.countChangedFiles=a,S.readChange=m;function P(){const s=u(77598);return P=function(){return s},
s}function T(){const s=u(51455);return T=function(){return s},s}function C(){const s=u(76760);return C=function(){return s},
s}function A(){const s=u(41895);return A=function(){return s},s}function $(){const s=u(44903);return $=function(){return s},
s}function v(){const s=u(35720);return v=function(){return s},s}const E=1e3,p=["diff-tree","-r","--raw","-z","--no-abbre\
v","--ignore-submodules=none"],l=["--no-ext-diff","--no-textconv"];async function m(s,o,d,g=E){const j=await Promise.all(
[(0,v().readTree)(s,o),(0,v().readTree)(s,d)]),O=await s.objects([...p,"--numstat",n(j,g)?"-M":"-M100%","-l0",...l,o,d]),
c=await e(s,(0,$().parseDiff)(O),[o,d]);return c.sort((r,y)=>r.path<y.path?-1:1),{base:o,audited:d,files:c}}async function a(s,o,d){
return(await i(s,o,d)).length}async function i(s,o,d){return await Promise.all([o,d].map(g=>(0,v().requireObjects)(s,g))),
(0,$().parseRawDiff)(await s.objects([...p,"--no-renames",o,d]))}function n([s,o],d){const g=t(s,o);return g===0||g*t(o,
s)<=d**2}function t(s,o){let d=0;for(const{path:g}of s.files())(o.stat(g)?.kind??"directory")==="directory"&&(d+=1);return d}
async function e(s,o,d){const g=({binary:c,oldOid:r,newOid:y})=>c&&r!==y;if(!o.some(g))return[...o];const j=await f(s,d),
O=c=>{const r=j.get(c);if(r===void 0||r.binary)throw h(c);return r};return o.map(c=>{if(!g(c))return c;const{path:r,oldPath:y=r}=c;
return{...c,added:O(r).added,deleted:O(y).deleted}})}async function f(s,o){const d=(0,C().join)(s.temporary,(0,P().randomUUID)());
await(0,T().writeFile)(d,`* diff
`);const g={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:d},j=await s.objects([...p,"-\
-numstat","--no-renames",...l,...o],{env:g});return new Map((0,$().parseDiff)(j).map(O=>[O.path,O]))}function h(s){return new(A()).
GateError("change_incomplete",`Git cannot count the lines of ${s}, which is too large`,"Store files of this size in Git \
LFS.")}})};
