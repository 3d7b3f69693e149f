"use strict";exports.id=935,exports.ids=[935],exports.modules={1097:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.requireChangeSize=
P;function O(){const i=u(41895);return O=function(){return i},i}function w(){const i=u(77680);return w=function(){return i},
i}const E=2e3,M=1e4;function P(i,g){const d=i.filter(({kind:e,asset:n})=>m.has(e)&&n.type!=="EvolutionEvent");if(d.length>
E)throw l(`has ${d.length} changed Genes and Capsules`,E,!1);const t=i.filter(({kind:e,asset:n})=>n.type==="Gene"&&e!=="\
removed").reduce((e,{asset:n})=>e+y(n),0);if(t>M)throw l(`has ${t} commands to judge`,M,g)}const m=new Set(["added","mod\
ified","removed"]);function y(i){const g=(0,w().validationCommands)(i);return g.kind==="list"?g.entries.length:0}function l(i,g,d){
return new(O()).GateError("change-too-large",`The change ${i}; the gate takes at most ${g} at once.`,d?"Split the change\
, or judge only the genes that it touches, without `--all`.":"Split the change into smaller ones, each with its own chec\
k.")}}),70237:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.collectAssets=i;function O(){const n=u(1097);
return O=function(){return n},n}function w(){const n=u(56548);return w=function(){return n},n}function E(){const n=u(78114);
return E=function(){return n},n}function M(){const n=u(30610);return M=function(){return n},n}function P(){const n=u(18744);
return P=function(){return n},n}function m(){const n=u(24562);return m=function(){return n},n}function y(){const n=u(36346);
return y=function(){return n},n}function l(){const n=u(35474);return l=function(){return n},n}async function i(n){const{
headTree:o,change:c,policy:a,all:s=!1}=n,{paths:r,files:h,head:f,untouched:S,base:A,strays:v,isTouched:j}=await(0,l().readSides)(
n),b=(0,y().effectiveFiles)({head:f,base:A,untouched:S}),{overrides:L,atHead:T}=b,F=new Map(c.files.map(({path:C,oldPath:N})=>[
C,N??C])),B=(0,w().compareAssets)({...b,renames:F}),D=(s?M().allOtherGenes:M().appliedGenes)(B,(0,y().only)(h,T));(0,O().
requireChangeSize)([...B,...D],s);const G=(0,m().findIndirections)(o,[...o.files()],(0,P().assetPathTest)(a)).filter(({path:C,
targetPath:N})=>s||j(C)||j(N??C));return{changes:(0,w().inOrder)([...B,...D]),problems:[...s?g(h):(0,E().markBefore)(g(f),
g(A),B,F),...L.filter(({file:C,by:N})=>s||j(C.path)||j(N.path)).map(y().overrideProblem),...A.flatMap(d),...(s?[]:S).flatMap(
C=>t(C,B)),...G.map(({path:C,detail:N})=>e(C,N)),...v],files:r,present:h.flatMap(({assets:C})=>C.filter(T)),unread:h.flatMap(
({path:C,unread:N})=>N===void 0?[]:[{path:C,detail:N}])}}function g(n){return n.flatMap(({problems:o})=>o)}function d({path:n,
problems:o}){return o.filter(({rule:c})=>E().UNREAD.has(c)).map(({rule:c,location:a,detail:s})=>({rule:"not-judged",location:{
path:n,line:1,column:1},detail:c==="not-judged"?`${s} (at the base)`:`the file \`${n}\` at the base, line ${a.line}: ${s}`}))}
function t({problems:n},o){return n.flatMap(c=>c.rule==="not-judged"?[c]:!E().UNREAD.has(c.rule)||o.length===0?[]:[{...c,
rule:"asset-file-unread"}])}function e(n,o){return{rule:"file-not-regular",location:{path:n,line:1,column:1},detail:o}}}),
56548:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.compareAssets=P,p.inOrder=m;function O(){const d=u(59490);
return O=function(){return d},d}function w(){const d=u(61331);return w=function(){return d},d}function E(){const d=u(64385);
return E=function(){return d},d}function M(){const d=u(78114);return M=function(){return d},d}function P({head:d,base:t,
untouched:e,renames:n}){const o=[],c=f=>n.get(f)??f;let a=l(d,c),s=l(t,f=>f);for(const f of y){const S=g(a,s,f);for(const[
{asset:v,content:j},b]of S)j!==b.content&&o.push({kind:"modified",asset:v,before:b.asset});const A=new Set(S.values());a=
a.filter(v=>!S.has(v)),s=s.filter(v=>!A.has(v))}const r=new Map([...e,...t].flatMap(({assets:f})=>f).filter(({value:f})=>(0,E().
declaredId)(f)!==void 0).map(f=>[i(f),f]));for(const{asset:f,name:S}of a){const A=r.get(S);o.push({kind:"added",asset:f,
...A&&{before:A}})}const h=new Set(d.filter(M().isIncomplete).map(({path:f})=>c(f)));for(const{asset:f,path:S}of s)h.has(
S)||o.push({kind:"removed",asset:f});return m(o)}function m(d){return d.map(t=>({change:t,place:t.asset.locate()})).sort(
({place:t},{place:e})=>t.path===e.path?t.line-e.line||t.column-e.column:t.path<e.path?-1:1).map(({change:t})=>t)}const y=[
({name:d,path:t,content:e})=>[d,t,e],({name:d,path:t})=>[d,t],({name:d,content:t})=>[d,t],({name:d})=>[d]];function l(d,t){
return d.flatMap(({path:e,assets:n})=>n.map(o=>({asset:o,name:i(o),path:t(e),content:(0,w().statedContent)(o)})))}function i({
type:d,value:t}){return`${d} ${(0,E().declaredId)(t)??""}`}function g(d,t,e){const n=a=>JSON.stringify(e(a)),o=(0,O().groupBy)(
t.toReversed(),n),c=new Map;for(const a of d){const s=o.get(n(a))?.pop();s&&c.set(a,s)}return c}}),24562:((x,p,u)=>{Object.
defineProperty(p,"__esModule",{value:!0}),p.findIndirections=w;function O(){const M=u(32854);return O=function(){return M},
M}function w(M,P,m){return P.flatMap(y=>{const{path:l,kind:i}=y;if(i!=="symlink"&&i!=="submodule")return[];if(i==="symli\
nk"){const d=(0,O().resolveInTree)(M,l);if(d.kind==="inside"&&d.entry.kind==="directory")return E(l,d.path,P,m);if(m(l)){
const t=d.kind==="inside"?{targetPath:d.path}:{};return[{path:l,detail:`${l} is a symlink`,...t}]}}return m(l)||m(`${l}/\
genes.json`)?[{path:l,detail:`${l} is a ${i}`}]:[]})}function E(M,P,m,y){const l=P===""?"":`${P}/`;return m.filter(({path:i})=>i.
startsWith(l)&&!y(i)).map(({path:i})=>({targetPath:i,alias:`${M}/${i.slice(l.length)}`})).filter(({alias:i})=>y(i)).map(
({targetPath:i,alias:g})=>({path:M,detail:`${g} is reached through the symlink ${M}`,targetPath:i}))}}),36346:((x,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.effectiveFiles=m,p.only=l,p.overrideProblem=d;function O(){const t=u(
64385);return O=function(){return t},t}function w(){const t=u(78114);return w=function(){return t},t}const E=[["genes","\
Gene"],["capsules","Capsule"]];function M(t){const e=new Map(t.map(n=>[n.path,n]));return t.flatMap(n=>E.flatMap(([o,c])=>{
const s=n.path===`${o}.json`||n.path.endsWith(`/${o}.json`)?e.get(`${n.path}l`):void 0;if(!s?.lines||(0,w().isIncomplete)(
s))return[];const r=new Set(s.assets.flatMap(f=>P(f,c)?f.id:[])),h=n.assets.filter(({type:f,id:S,value:A})=>f===c&&(0,O().
declaredId)(A)!==void 0&&r.has(S));return h.length>0?[{file:n,assets:h,by:s}]:[]}))}function P({type:t,value:e,pointer:n},o){
return t===o&&e.type===o&&(0,O().declaredId)(e)!==void 0&&n.length===1}function m({head:t,base:e,untouched:n}){const o=M(
[...n,...t]),c=y(o),a=y(M([...n,...e]));return{head:[...l(t,c),...i(n,s=>c(s)&&!a(s))],base:[...l(e,a),...i(n,s=>a(s)&&!c(
s))],untouched:l(n,s=>c(s)&&a(s)),overrides:o,atHead:c,atBase:a}}function y(t){const e=new Set(t.flatMap(({assets:n})=>n));
return n=>!e.has(n)}function l(t,e){return t.map(n=>({...n,assets:n.assets.filter(e)}))}function i(t,e){return l(t,e).flatMap(
({path:n,assets:o})=>o.length>0?[{path:n,assets:o,problems:[]}]:[])}const g=5;function d({file:t,assets:e,by:n}){const[o]=e,
c=e.map(({id:r})=>JSON.stringify(r)),a=c.length-g,s=[...c.slice(0,g),...a>0?[`${a} more`]:[]].join(", ");return{rule:"as\
set-overridden",location:o?.locate()??{path:t.path,line:1,column:1},detail:`${s} of \`${t.path}\`, also in \`${n.path}\``,
...o&&e.length===1&&{id:o.id}}}}),35474:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.readSides=i;function O(){
const e=u(54244);return O=function(){return e},e}function w(){const e=u(93028);return w=function(){return e},e}function E(){
const e=u(81456);return E=function(){return e},e}function M(){const e=u(64385);return M=function(){return e},e}function P(){
const e=u(18744);return P=function(){return e},e}function m(){const e=u(28894);return m=function(){return e},e}function y(){
const e=u(23423);return y=function(){return e},e}function l(){const e=u(7946);return l=function(){return e},e}async function i(e){
const{baseTree:n,headTree:o,change:c,policy:a,clock:s=new(O()).AuditClock}=e,r=(0,P().assetPathTest)(a),h=(0,E().assetLimits)(
a.assets.max_file_bytes),f=[...o.files()].filter(({kind:$})=>(0,w().isRegular)($)),S=f.filter(({path:$})=>r($)),A=new Set(
c.files.filter(({status:$})=>$!=="deleted").map(({path:$})=>$)),v=f.filter(({path:$})=>(0,l().isJsonPath)($)&&A.has($)&&
!r($)),j=c.files.flatMap(({oldPath:$,path:k})=>{const U=r($??k)?n.stat($??k):void 0;return U&&(0,w().isRegular)(U.kind)?
U:[]}),[b,L]=g(j,({path:$})=>(0,m().isAuditLog)($)&&A.has($)),T=new Set(b.map(({path:$})=>$)),F=async $=>{const k=A.has(
$.path);if((0,m().isAuditLog)($.path)&&!k)return[{file:await(0,y().readUntouchedLog)(o,$,h),isTouched:k}];const U=T.has(
$.path)?await(0,y().readAppendedLog)(n,o,$,h):void 0;return U===void 0?[{file:await t(o,$,h),isTouched:k}]:(T.delete($.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},B=$=>t(d(n),$,h),D=s.stage("Reading asset files",[S,L,v].flat().
length),G=async $=>{const k=await $;return D(),await s.tick(),k},[C,N,R]=await Promise.all([Promise.all(S.map($=>G(F($)))),
Promise.all(L.map($=>G(B($)))),Promise.all(v.map($=>G((0,l().findStrayGenes)(o,$,h))))]),H=b.filter(({path:$})=>T.has($)),
W=[...N,...await Promise.all(H.map(B))],[J,I]=g(C.flat(),({isTouched:$})=>$);return{paths:S.map(({path:$})=>$),files:C.flat().
map(({file:$})=>$),head:J.map(({file:$})=>$),untouched:I.map(({file:$})=>$),base:W,strays:R.filter($=>$!==void 0),isTouched:$=>A.
has($)}}function g(e,n){return[e.filter(n),e.filter(o=>!n(o))]}function d(e){return{...e,read:async(...n)=>Buffer.from((await e.
read(...n)).toString("utf8"))}}async function t(e,{path:n,size:o=0},c){if(o>c.maxBytes)return(0,M().tooLargeFile)(n,o,c);
try{const a=(0,M().readAssetFile)(n,await e.read(n,c.maxBytes),c);return{...a,assets:a.assets.filter(({copy:s})=>!s)}}catch(a){
return(0,M().unreadFile)(n,a)}}}),7946:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.findStrayGenes=P,p.
isJsonPath=M;function O(){const i=u(64385);return O=function(){return i},i}function w(){const i=u(73229);return w=function(){
return i},i}function E(){const i=u(94534);return E=function(){return i},i}function M(i){return/\.jsonl?$/i.test(i)}async function P(i,{
path:g,size:d=0},t){try{if(d<=t.maxBytes)return m(g,await i.read(g,t.maxBytes),t)}catch(n){return(0,O().unreadFile)(g,n).
problems[0]}const e=`with ${d} bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:g,line:1,
column:1},detail:e}}function m(i,g,d){if(!y(g))return;const t=new(E()).Source(i,g.toString("utf8")),e=l((0,w().readJson)(
t.text,d,new(E()).Problems(t))),[n]=e;if(n)return{rule:"outside-globs",location:t.location(n.start,n.end),detail:e.length===
1?"a Gene":`${e.length} Genes`}}function y(i){return i.includes('"Gene"')||i.includes("\\u00")}function l(i){return i.flatMap(
g=>{const{value:d,children:t=[]}=g;return typeof d=="object"&&d!==null&&!Array.isArray(d)&&d.type==="Gene"?[g]:l(t)})}}),
82664:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.auditAssetFile=y;function O(){const l=u(72025);return O=
function(){return l},l}function w(){const l=u(70716);return w=function(){return l},l}function E(){const l=u(54034);return E=
function(){return l},l}function M(){const l=u(56131);return M=function(){return l},l}function P(){const l=u(16373);return P=
function(){return l},l}function m(){const l=u(66160);return m=function(){return l},l}async function y(l,i){const d=i.terms.
tree!==void 0?(0,m().correctorIn)(l.problems):()=>"hand",t=(0,m().subjectOfAssets)(l,i,d),{clock:e}=i,n=await e.all("Che\
cking assets",l.assets,async o=>{const c=(0,m().isGene)(o)?await(0,P().readGene)(o,i,d):void 0;if(c===void 0)return{asset:o,
commands:[],findings:await(0,O().ask)(w().CLAIM_CHECKS,t,{asset:o})};const{commands:a}=c,s=[...await(0,E().geneFindings)(
t,{...c,limits:(0,M().limitsOf)(c,t)}),...a.flatMap(r=>r.findings)];return{asset:o,commands:a,findings:s}});return{path:l.
path,assets:n.map(({asset:o,commands:c})=>({asset:o,commands:c})),findings:[...await(0,O().ask)(w().SUBJECT_CHECKS,t),...n.
flatMap(({findings:o})=>o)]}}}),62130:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.fixFile=o,p.fixFiles=
e;function O(){const s=u(27199);return O=function(){return s},s}function w(){const s=u(81456);return w=function(){return s},
s}function E(){const s=u(64385);return E=function(){return s},s}function M(){const s=u(28894);return M=function(){return s},
s}function P(){const s=u(24932);return P=function(){return s},s}function m(){const s=u(77680);return m=function(){return s},
s}function y(){const s=u(16455);return y=function(){return s},s}function l(){const s=u(82606);return l=function(){return s},
s}function i(){const s=u(70023);return i=function(){return s},s}function g(){const s=u(40875);return g=function(){return s},
s}function d(){const s=u(73427);return d=function(){return s},s}function t(){const s=u(83026);return t=function(){return s},
s}async function e(s,r,h={}){const f=new(i()).ScriptStore(r),S=(0,w().assetLimits)(r.terms.policy.assets.max_file_bytes),
A={store:f,limits:S,options:h},v=[];for(const b of s)v.push(await o(b,A));const j=[...new Set(v.flatMap(({scripts:b})=>b))].
sort();return{files:v,scripts:j.flatMap(b=>{const L=f.textOf(b);return L===void 0?[]:[[b,L]]}),judge:f.judge}}const n="\uFEFF";
async function o({path:s,bytes:r},{limits:h,options:f,store:S}){const{includes:A=()=>!0,identity:v=!1,left:j=!0}=f,b=async I=>j?
(0,t().errorsAmong)(await(0,t().findingsIn)(I,S.judge,A)):[],L=(0,E().readAssetFile)(s,r,h),{text:T}=(0,P().decodeUtf8)(
r);if(!(0,t().isClear)(L)||(0,M().isAuditLog)(s)){const I=await b(L);return{path:s,before:T,after:T,...{assets:[],steps:[],
edits:[],scripts:[]},left:(0,t().untouched)(L,I)}}const F=[],B=(0,E().readAssetNodes)(s,T,h).filter(({asset:I})=>A(I)),D=S.
judge.clock.stage("Looking for fixes",B.length);for(const I of B)await S.judge.clock.tick(),D(),F.push(await a(T,I,S));const G=v?
B.flatMap(I=>(0,g().addSchemaVersion)(T,I)):[],C=[...F.flatMap(I=>I.textEdits),...G],N=(0,d().applyEdits)(T,C),R=(0,g().
identifyAssets)(s,N,{limits:h,addMissing:v,includes:A}),H=r[0]===239&&r[1]===187?n:"",W=(0,E().readAssetFile)(s,Buffer.from(
R.text),h),J=await b(W);return{path:s,before:H+T,after:H+R.text,assets:R.assets,steps:[...F.flatMap(I=>I.steps),...G.map(
({step:I})=>I),...R.steps],edits:[...F.flatMap(I=>I.edits),...R.edits],scripts:F.flatMap(I=>I.scripts),left:[...F.flatMap(
I=>I.left),...J.filter(({command:I})=>I===void 0)]}}const c={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function a(s,{
asset:r,node:h},f){const S=(0,d().memberOf)(h,"validation"),A=(0,m().validationCommands)(r);if(r.type!=="Gene"||S===void 0||
A.kind!=="list")return c;const v=A.entries.map(({value:T})=>T),b=(await(0,l().fixList)(v,f)).map((T,F)=>({fix:T,index:F,
old:String(v[F])})),L=b.flatMap(({fix:T,...F})=>T.kind==="fixed"?{...F,fix:T}:[]);return{steps:L.flatMap(({fix:T})=>T.steps),
edits:L.map(({old:T,index:F,fix:B})=>({path:r.path,pointer:(0,O().pointerText)([...r.pointer,"validation",F]),...(0,y().
editOf)(T,B,f)})),scripts:L.flatMap(({fix:T})=>T.scripts),left:b.flatMap(({fix:T,old:F})=>T.kind==="left"?{reason:T.reason,
asset:r.id,command:F}:[]),textEdits:(0,d().replaceElements)(s,S,new Map(L.map(({index:T,fix:F})=>[T,F.commands])))}}}),40875:((x,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.addSchemaVersion=m,p.identifyAssets=y;function O(){const i=u(23404);return O=
function(){return i},i}function w(){const i=u(27199);return w=function(){return i},i}function E(){const i=u(64385);return E=
function(){return i},i}function M(){const i=u(85475);return M=function(){return i},i}function P(){const i=u(73427);return P=
function(){return i},i}function m(i,{asset:g,node:d}){const t=(0,M().identityFindings)(g,"fix").some(({rule:c})=>c==="sc\
hema-version-missing"),e=(0,P().memberOf)(d,"type")??d.children?.[0],n={name:"schema_version",value:O().SCHEMA_VERSION},
o=(0,P().insertMember)(i,d,n,e);return t&&o?[{...o,step:"schema_version added"}]:[]}function y(i,g,{limits:d,addMissing:t,
includes:e}){const n=new Map;let o,c=g,a=[];for(let s=0;s<=d.maxDepth;s+=1){const r=(0,E().readAssetNodes)(i,c,d);a=r.map(
({asset:f})=>f),o??=a.map(({value:f})=>f.asset_id);const h=r.flatMap((f,S)=>{const A=e(f.asset)?l(c,f,t):void 0;return A===
void 0?[]:(n.set(S,n.get(S)??A.step),A)});if(h.length===0)break;c=(0,P().applyEdits)(c,h)}return{text:c,assets:a,steps:[
...n.values()],edits:a.flatMap(({pointer:s,value:r},h)=>{const f=o?.[h];return typeof f!="string"||!n.has(h)?[]:{...{path:i,
pointer:(0,w().pointerText)([...s,"asset_id"])},old:f,new:[String(r.asset_id)],fix:!0}})}}function l(i,{asset:g,node:d},t){
const e=t?(0,M().identityFindings)(g,"fix"):(0,M().hashFindings)(g,"fix");for(const{rule:n,args:o}of e){const c=String(o.
expected),a=(0,P().memberOf)(d,"asset_id");if(n==="content-hash-mismatch"&&a!==void 0){const{start:s,end:r}=a;return{start:s,
end:r,text:JSON.stringify(c),step:"asset_id recomputed"}}if(n==="content-hash-missing"&&t){const s=(0,P().insertMember)(
i,d,{name:"asset_id",value:c});return s&&{...s,step:"asset_id added"}}}}}),75459:((x,p,u)=>{Object.defineProperty(p,"__e\
sModule",{value:!0}),p.patchOf=m,p.patchPieces=M;function O(){const t=u(80401);return O=function(){return t},t}function w(){
const t=u(10289);return w=function(){return t},t}const E=2e3;function*M(t){for(const{path:e,patch:n}of y(t))yield g(e,n)}
const P=1e4;function m(t){const e=[...y(t)].map(({patch:c})=>c);return e.flatMap(c=>c?.hunks.flatMap(a=>a.lines)??[]).filter(
c=>/^[+-]/.test(c)).length>P||e.includes(void 0)?null:e.map(c=>c?(0,O().formatPatch)(c,O().FILE_HEADERS_ONLY):"").join("")}
function*y({files:t,scripts:e}){for(const[n,o]of e){const c=l("/dev/null",`b/${n}`,"",o);yield{path:n,patch:c&&{...c,isCreate:!0}}}
for(const{path:n,before:o,after:c}of t)o!==c&&(yield{path:n,patch:l(`a/${n}`,`b/${n}`,o,c)})}function l(t,e,n,o){const c=2*
E;if(i(n,o)>c+1)return;const a={context:3,maxEditLength:c},s=(0,O().structuredPatch)(t,e,n,o,void 0,void 0,a);return s&&
{...s,isGit:!0}}function i(t,e){const n=new Map;for(const o of t.split(`
`))n.set(o,(n.get(o)??0)+1);for(const o of e.split(`
`))n.set(o,(n.get(o)??0)-1);return[...n.values()].reduce((o,c)=>o+Math.abs(c),0)}function g(t,e){return e===void 0?`# ${(0,w().
terminal)(t)}: diff not shown, more than ${E} changed lines
`:(0,O().formatPatch)(e,O().FILE_HEADERS_ONLY).split(`
`).map(d).join(`
`)}function d(t){const[,e="",n=""]=/^(.*?)(\r?)$/s.exec(t)??[];return e.split("	").map(w().terminal).join("	")+n}}),88211:((x,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.assetPointer=i,p.proposalOf=m;function O(){const n=u(27199);return O=
function(){return n},n}function w(){const n=u(77680);return w=function(){return n},n}function E(){const n=u(85475);return E=
function(){return n},n}function M(){const n=u(59490);return M=function(){return n},n}function P(){const n=u(75459);return P=
function(){return n},n}async function m(n,o){const c=(0,M().groupBy)(o,([{location:f}])=>f?.path),s=(await Promise.all(n.
files.map(async f=>({file:f,edits:await y(f,n,c.get(f.path)??[])})))).flatMap(({file:f,edits:S})=>S?.length?{file:f,edits:S}:
[]);if(s.length===0)return;const r=s.flatMap(f=>f.edits),h=new Set(r.flatMap(({files:f=[]})=>f.map(({path:S})=>S)));return{
edits:r,patch:(0,P().patchOf)({files:s.map(({file:f})=>f),scripts:n.scripts.filter(([f])=>h.has(f))})}}async function y({
path:n,edits:o,after:c,assets:a},{judge:s},r){if(o.length===0)return[];if(Buffer.byteLength(c)>s.terms.policy.assets.max_file_bytes)
return;const h=new Map(a.map(({pointer:b},L)=>[(0,O().pointerText)(b),L])),f=o.map(b=>{const L=i(b.pointer??"");return{edit:b,
root:L,index:h.get(L)??-1}}),S=d(r),A=new Set,v=new Map,j=[];for(const{edit:b,root:L,index:T}of f.toSorted((F,B)=>F.index-
B.index)){await s.clock.tick();const{fix:F,path:B,pointer:D="",...G}=b,C=a[T],N=S(D,G.old,C),R=N.find(J=>!A.has(J))??N[0]??
v.get(L);if(C===void 0||R===void 0)return;const H=D.endsWith("/asset_id")?[(0,E().hashFindings)(C,"fix").length>0?"block":
"allow"]:await l(G.new,C,s);if(H.includes("block"))return;const W=H.every(J=>J==="allow");A.add(R),v.set(L,v.get(L)??R),
j.push({finding:R,path:n,pointer:D,...G,after:W?"allow":"warn"})}return j}async function l(n,o,c){const a=(0,w().validationCommands)(
o),s=new Set(a.kind==="list"?a.entries.map(({value:r})=>r):[]);return Promise.all(n.map(async r=>o.type==="Gene"&&s.has(
r)?(await c.command(r)).verdict:"block"))}function i(n){return n.replace(/\/(?:asset_id|validation\/\d+)$/,"")}function g(n){
return n==="content-hash-mismatch"}function d(n){const o=n.map(([s,r],h)=>({finding:s,id:r,position:h})),c=(0,M().groupBy)(
o,({finding:{edit:s}})=>s?.pointer),a=(0,M().groupBy)(c.get(void 0)??[],({finding:s})=>t(s));return(s,r,h)=>{const f=s.endsWith(
"/asset_id")?null:r;return[...c.get(s)??[],...a.get(e(h,f))??[]].toSorted((A,v)=>A.position-v.position).map(({id:A})=>A)}}
function t({rule:n,subject:o}){return e(o,g(n)?null:o?.command)}function e(n,o){return JSON.stringify([n?.type,n?.id,o===
void 0?"":{text:o}])}}),73427:((x,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.applyEdits=u,p.insertMember=E,
p.memberOf=O,p.replaceElements=w;function u(m,y){const l=[];let i=0;for(const g of y.toSorted((d,t)=>d.start-t.start))l.
push(m.slice(i,g.start),g.text),i=g.end;return l.join("")+m.slice(i)}function O({children:m},y){return m?.findLast(({key:l})=>l?.
name===y)}function w(m,y,l){const{children:i=[]}=y,g=M(m,y,", ");let d;return i.flatMap((t,e)=>{const n=l.get(e),o=i[e-1];
if((n===void 0||n.length>0)&&(d=t),n===void 0)return[];if(n.length>0){const a=n.map(s=>JSON.stringify(s)).join(g);return{
start:t.start,end:t.end,text:a}}const c=i[e+1];return d!==void 0&&o!==void 0?{start:o.end,end:t.end,text:""}:{start:t.start,
end:c?.start??t.end,text:""}})}function E(m,y,l,i=y.children?.at(-1)){const[g]=y.children??[];if(g?.key===void 0||i===void 0)
return;const d=m.slice(g.key.end,g.start),e=`${M(m,y,d.endsWith(" ")?", ":",")}${JSON.stringify(l.name)}${d}${JSON.stringify(
l.value)}`;return{start:i.end,end:i.end,text:e}}function M(m,{start:y,children:l=[]},i){const[g,d]=l;if(g===void 0)return i;
if(d!==void 0)return m.slice(g.end,P(d));const t=m.slice(y+1,P(g));return/[\r\n]/.test(t)?`,${t}`:i}function P({key:m,start:y}){
return m?.start??y}}),83026:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.describeUnfixed=n,p.errorsAmong=
l,p.findingsIn=y,p.isClear=g,p.untouched=i,p.withProposals=d;function O(){const r=u(78114);return O=function(){return r},
r}function w(){const r=u(82664);return w=function(){return r},r}function E(){const r=u(59490);return E=function(){return r},
r}function M(){const r=u(16455);return M=function(){return r},r}function P(){const r=u(78816);return P=function(){return r},
r}function m(){const r=u(10289);return m=function(){return r},r}async function y(r,h,f){const{findings:S}=await(0,w().auditAssetFile)(
r,h),A=new Set(r.assets.filter(f).map(({id:v})=>v));return S.filter(({subject:v})=>v?.id===void 0||A.has(v.id))}function l(r){
return r.filter(({severity:h})=>h==="error").map(h=>({reason:(0,P().reasonOf)(h),asset:h.subject?.id,...h.subject?.command!==
void 0&&{command:h.subject.command}}))}function i(r,h){if(h.length===0)return[];const f=g(r)?P().reasons.appendOnly():P().
reasons.unsureText();return[...h,{reason:f}]}function g({problems:r}){return(0,O().ambiguousFiles)(r).size===0}async function d(r,h){
const f=r.map(async S=>{if(S.command===void 0)return S;const{findings:A}=await(0,M().withEdit)(await h.command(S.command),
h),v=A.find(({edit:j})=>j!==void 0);return v?{...S,reason:(0,P().reasonOf)(v)}:S});return Promise.all(f)}const t=5,e=100;
function n(r){return[...(0,E().groupBy)(r,({reason:h})=>h.id).values()].flatMap(h=>{const[f]=h;if(f===void 0)return[];const{
id:S,message:A,title:v}=f.reason,b=h.every(L=>L.reason.message===A)?A:v??A;return[`  ${h.length} \xD7 ${S}: ${(0,m().terminal)(
b)}`,...a(c(h)).map(L=>`      in ${L}`),...[...(0,E().groupBy)(h,({reason:L})=>L.remedy)].flatMap(o)]})}function o([r,h]){
const f=[...new Set(h.flatMap(({command:S})=>S??[]))];return[...f.slice(0,t).map(S=>`      ${s(S)}`),...f.length>t?[`   \
   and ${f.length-t} other commands`]:[],`        ${(0,m().terminal)(r)}`]}function c(r){return[...new Set(r.flatMap(({asset:h})=>h??
[]))]}function a(r){if(r.length===0)return[];const h=r.slice(0,t).map(S=>(0,m().terminal)(S.slice(0,e))),f=r.length>t?[`${r.
length-t} more`]:[];return[[...h,...f].join(", ")]}function s(r){const h=r.length>e?`${r.slice(0,e)}\u2026`:r;return(0,m().
terminal)(h)}}),67617:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.asksForApprovals=g,p.policyOfBranch=
y;function O(){const t=u(41330);return O=function(){return t},t}function w(){const t=u(41895);return w=function(){return t},
t}function E(){const t=u(81961);return E=function(){return t},t}function M(){const t=u(94853);return M=function(){return t},
t}function P(){const t=u(74238);return P=function(){return t},t}function m(){const t=u(11160);return m=function(){return t},
t}function y(t,e,n){const{branches:o,...c}=t.policy,a=Object.entries(o).filter(([h])=>l(h,e));if(a.length===0&&e!==n)return;
const s={...c,branches:{}},r=a.map(([,h])=>m().policySchema.parse((0,m().withEntry)(s,h))).reduce((h,f)=>h?i(h,f,e):f,void 0);
return r===void 0?t:{...t,policy:r,digest:(0,P().digestPolicy)(r)}}function l(t,e){return t===e||O().default.isMatch(e,t,
{dot:!0,nonegate:!0})}function i(t,e,n){const o=(0,E().combine)(t,e);if("policy"in o)return o.policy;throw new(w()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(n)} differ in ${o.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}function g({
branches:t,...e}){const n=Object.values(t).map(o=>m().policySchema.parse((0,m().withEntry)({...e,branches:{}},o)));return[
e,...n].some(d)}function d({profile:t,approvals:e}){const{strong:n,very_strong:o,gate:c}=M().DEFAULT_POLICY.approvals;return t===
"curated"||e.people.length>0||e.strong>n||e.very_strong>o||e.gate>c}}),44903:((x,p,u)=>{Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.parseDiff=m,p.parseRawDiff=y;function O(){const e=u(41895);return O=function(){return e},e}function w(){
const e=u(96681);return w=function(){return e},e}const E={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},
M=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,P=/^(?:(\d+)\t(\d+)|-\t-)\t/;function m(e){const n=new d(
e),o=l(n).map(c=>({...c,...g(n,c)}));return n.end(),o}function y(e){const n=new d(e),o=l(n);return n.end(),o}function l(e){
const n=[];for(;e.next()?.startsWith(":");)n.push(i(e));return n}function i(e){const n=e.take(),[,o,c,a,s,r=""]=M.exec(n)??
[],h=E[r];if(!o||!c||!a||!s||h===void 0)throw t(`the record ${JSON.stringify(n)}`);const f=h==="renamed"?{oldPath:e.take(),
path:e.take()}:{path:e.take()};return{status:h,...f,oldMode:o,newMode:c,oldOid:a,newOid:s}}function g(e,{path:n,oldPath:o}){
const c=e.take(),a=P.exec(c);if(a===null)throw t(`no line counts for ${n}`);const[s,r,h]=a,f=c.slice(s.length),S=f===""?
e.take():void 0;if((f===""?e.take():f)!==n||S!==o)throw t(`line counts of another file instead of ${n}`);return{binary:r===
void 0,added:Number(r??0),deleted:Number(h??0)}}class d{#n;#t=0;constructor(n){this.#n=(0,w().decodePieces)(n)}next(){return this.#n[this.#t]}take(){
const n=this.next();if(n===void 0)throw t("a truncated record");return this.#t+=1,n}end(){if(this.next()!==void 0)throw t(
"more records than files")}}function t(e){return new(O()).GateError("change_incomplete",`Git's list of changed files has\
 ${e}`,"Check that git is version 2.31 or later; if it is, report this as a bug.")}}),213:((x,p,u)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.countChangedFiles=i,p.countLines=c,p.readChange=l;function O(){const a=u(41895);return O=function(){
return a},a}function w(){const a=u(55366);return w=function(){return a},a}function E(){const a=u(44903);return E=function(){
return a},a}function M(){const a=u(35720);return M=function(){return a},a}const P=1e3,m=128*1024*1024,y=["diff-tree","-r",
"--raw","-z","--no-abbrev","--ignore-submodules=none"];async function l(a,s,r,h=P){const f=await Promise.all([(0,M().readTree)(
a,s),(0,M().readTree)(a,r)]),S=await a.objects([...y,"--numstat",d(f,h)?"-M":"-M100%","-l0","--no-ext-diff","--no-textco\
nv",s,r]),A=await e(a,(0,E().parseDiff)(S));return A.sort((v,j)=>v.path<j.path?-1:1),{base:s,audited:r,files:A}}async function i(a,s,r){
return(await g(a,s,r)).length}async function g(a,s,r){return(0,E().parseRawDiff)(await a.objects([...y,"--no-renames",s,
r]))}function d([a,s],r){const h=t(a,s);return h===0||h*t(s,a)<=r**2}function t(a,s){let r=0;for(const{path:h}of a.files())
(s.stat(h)?.kind??"directory")==="directory"&&(r+=1);return r}async function e(a,s){const r=s.filter(({binary:v,oldOid:j,
newOid:b})=>v&&j!==b),h=r.flatMap(({oldOid:v,newOid:j})=>[v,j]),f=await(0,w().blobInfo)(a,h.filter(n));for(const{path:v,
oldOid:j,newOid:b}of r){const L=Math.max(f.get(j)?.size??0,f.get(b)?.size??0);if(L>m)throw o(v,L)}const S=new Map;for(const v of(0,w().
batches)([...f.values()]))for(const[j,b]of await(0,w().readCheckedBlobs)(a,v))S.set(j,c(b));const A=v=>{const j=n(v)?S.get(
v):0;if(j===void 0)throw new TypeError(`the lines of ${v} were not counted`);return j};return s.map(v=>v.binary&&v.oldOid!==
v.newOid?{...v,added:A(v.newOid),deleted:A(v.oldOid)}:v)}function n(a){return!/^0+$/.test(a)}function o(a,s){return new(O()).
GateError("change_incomplete",`Cannot count the lines of ${a}: it has ${s} bytes, more than ${m}`,"Store files of this s\
ize in Git LFS.")}function c(a){let s=0;for(let r=a.indexOf(10);r>=0;r=a.indexOf(10,r+1))s++;return a.length>0&&a[a.length-
1]!==10?s+1:s}}),94274:((x,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.isBlocking=E,p.isForHuman=M,p.nextActorOf=
P;function O(){const m=u(28894);return O=function(){return m},m}function w(){const m=u(13580);return w=function(){return m},
m}function E({severity:m,suppressed:y},l){return!y&&(m==="error"||m==="warning"&&l==="warning")}function M({rule:m,location:y}){
return(0,w().ruleOf)(m)?.actor==="human"||y!==void 0&&(0,O().isAuditLog)(y.path)}function P(m,y,l){switch(m){case"pass":case"\
warn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":return y.some(i=>E(i,l)&&
!M(i))?"agent":"human"}}}),80401:((x,p,u)=>{u.r(p),u.d(p,{FILE_HEADERS_ONLY:()=>O.jr,createTwoFilesPatch:()=>O.ss,formatPatch:()=>O.
Gu,parsePatch:()=>w.i,structuredPatch:()=>O.YB});var O=u(37291),w=u(73857)})};
