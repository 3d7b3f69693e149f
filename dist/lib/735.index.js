var Nt=Object.defineProperty;var e=(ge,te)=>Nt(ge,"name",{value:te,configurable:!0});export const id=735,ids=[735],modules={60591:((ge,te,a)=>{a.d(te,{k:e(()=>w,"k"),t:e(()=>h,"t")});var D=a(35602),x=a(70543),
M=a(26962),b=a(13258);async function w(r,c,l,v){const{means:$}=v,I=(0,M.s)(r)?F(c.gate,$):0,z=r.genes.flatMap(V=>{const J=P(
V);return J==="standard"?[]:[{gene:V,confirmation:J,needed:F(c[J],$)}]});if(z.length===0&&I===0)return{...h,means:$};const j=await Promise.
all(l.map(V=>U(V,c.people,v))),Y=l.length>1?j.map(A):j,T=z.flatMap(({gene:V,...J})=>{const ne=K(Y,({asking:se})=>se?.has(
_(V))??!0);return J.needed>ne?[[V,{...J,given:ne}]]:[]}),R=K(Y,({weakensGate:V})=>V??!0),L=Y.flatMap(({digest:V})=>V??[]),
H=L.length===l.length?(0,b.eC)(L):void 0;return{means:$,approvals:Y.flatMap(({approvals:V})=>V),refusals:Y.flatMap(({refusals:V})=>V),
waiting:new Map(T),...I>R&&{gate:{needed:I,given:R}},...H!==void 0&&{digest:H}}}e(w,"seekApproval");function F(r,c){return c===
"digest"?Math.min(r,1):r}e(F,"neededBy");function K(r,c){const l=r.filter(c),v=l.length>0?l:r;return v.length===0?0:Math.
min(...v.map(({approvals:$})=>$.length))}e(K,"givenBy");async function U({pullRequest:r,judge:c},l,{seek:v}){try{const{subject:$,
genes:I,weakensGate:z}=await c(),j=(0,b.Y)($),Y={people:l,subject:$,...r!==void 0&&{pullRequest:r}},{approvals:T,refusals:R}=await v(
Y),L=I.filter(H=>P(H)!=="standard").map(_);return{pullRequest:r,approvals:T,refusals:R,asking:new Set(L),weakensGate:z,digest:j}}catch($){
if(!($ instanceof D.ue))throw $;const I=`could not judge the head: ${$.message}`;return{pullRequest:r,approvals:[],refusals:[
I]}}}e(U,"answerFor");function A(r){const{pullRequest:c,approvals:l,refusals:v}=r;return c===void 0?r:{...r,approvals:l.
map($=>({...$,pull_request:c})),refusals:v.map($=>`pull request ${c}: ${$}`)}}e(A,"named");function _({asset:{path:r,id:c}}){
return JSON.stringify([r,c])}e(_,"keyOf");function P({commands:r}){if(r.some(({plan:l})=>l===void 0))return"standard";const c=r.
map(({confirmation:l})=>x.v3.indexOf(l));return x.v3[Math.max(0,...c)]??"standard"}e(P,"strongestConfirmation");const h={
means:"digest",approvals:[],refusals:[],waiting:new Map}}),26962:((ge,te,a)=>{a.d(te,{E:e(()=>x,"E"),s:e(()=>M,"s")});var D=a(
13258);async function x(b,w,{policy:F,digest:K},U){const{genes:A,plansDigest:_}=b;return{subject:{files:await(0,D.Ov)(w,
F.approvals.unaffected_by),baseRef:U,plansDigest:_,policyDigest:K},genes:A,weakensGate:M(b)}}e(x,"judgedHead");function M({
findings:b}){return b.some(({rule:w})=>w==="gate-weakened")}e(M,"weakensGate")}),17051:((ge,te,a)=>{a.d(te,{al:e(()=>F,"\
al"),j5:e(()=>b,"j5"),pC:e(()=>w,"pC"),yn:e(()=>M,"yn")});var D=a(35845),x=a(16032);const M=new Set(["file-too-large","f\
ile-not-utf8","too-many","not-judged"]),b=new Set([...M,"file-not-json","json-too-deep"]);function w({head:h,base:r,untouched:c,
renames:l}){const v=[],$=e(T=>l.get(T)??T,"basePath");let I=U(h,$),z=U(r,T=>T);for(const T of K){const R=_(I,z,T);for(const[
{asset:H,content:V},J]of R)V!==J.content&&v.push({kind:"modified",asset:H,before:J.asset});const L=new Set(R.values());I=
I.filter(H=>!R.has(H)),z=z.filter(H=>!L.has(H))}const j=new Map([...c,...r].flatMap(({assets:T})=>T).filter(({value:T})=>(0,x.
ST)(T)!==void 0).map(T=>[A(T),T]));for(const{asset:T,name:R}of I){const L=j.get(R);v.push({kind:"added",asset:T,...L&&{before:L}})}
const Y=new Set(h.filter(P).map(({path:T})=>$(T)));for(const{asset:T,path:R}of z)Y.has(R)||v.push({kind:"removed",asset:T});
return F(v)}e(w,"compareAssets");function F(h){return h.map(r=>({change:r,place:r.asset.locate()})).sort(({place:r},{place:c})=>r.
path===c.path?r.line-c.line||r.column-c.column:r.path<c.path?-1:1).map(({change:r})=>r)}e(F,"inOrder");const K=[({name:h,
path:r,content:c})=>[h,r,c],({name:h,path:r})=>[h,r],({name:h,content:r})=>[h,r],({name:h})=>[h]];function U(h,r){return h.
flatMap(({path:c,assets:l})=>l.map(v=>({asset:v,name:A(v),path:r(c),content:(0,D.dw)(v.value)})))}e(U,"tag");function A({
type:h,value:r}){return`${h} ${(0,x.ST)(r)??""}`}e(A,"typeAndId");function _(h,r,c){const l=new Map;for(const $ of r.toReversed()){
const I=JSON.stringify(c($)),z=l.get(I);z?z.push($):l.set(I,[$])}const v=new Map;for(const $ of h){const I=l.get(JSON.stringify(
c($)))?.pop();I&&v.set($,I)}return v}e(_,"pairUp");function P({problems:h}){return h.some(({rule:r})=>b.has(r))}e(P,"isI\
ncomplete")}),55856:((ge,te,a)=>{a.d(te,{m:e(()=>I,"m"),U:e(()=>$,"U")});var D=a(16032),x=a(5476),M=a(19901),b=a(73496),
w=a(17051),F=a(44164),K=a(66381);const U=10;function A(T,R,L,H="essential"){const V=_(R,L.maxBytes),J=R.subarray(V),ne=P(
R,V)+1,se=h(T,J,ne,H),G=se?{path:T,assets:se,problems:[]}:(0,D.DZ)(T,J,L,ne),q=G.problems.find(({rule:B})=>w.yn.has(B))?.
detail,oe=V>0?`only the newest ${J.length} of ${R.length} bytes`:void 0,ce=q??oe;return{...G,...ce!==void 0&&{unread:ce}}}
e(A,"readRecords");function _(T,R){if(T.length<=R)return 0;const L=T.indexOf(U,T.length-R-1);return L<0?T.length:L+1}e(_,
"startOfNewest");function P(T,R){let L=0;for(let H=T.indexOf(U);H>=0&&H<R;H=T.indexOf(U,H+1))L+=1;return L}e(P,"countLin\
es");function h(T,R,L,H){const{text:V,complete:J}=(0,K._)(R);if(!J)return;const ne=[];let se=L;for(let G=0;G<V.length;se+=
1){const q=V.indexOf(`
`,G),oe=q<0?V.length:q,ce=V.slice(G,oe);if(G=oe+1,ce.trim()==="")continue;const B=r(ce);if(B===void 0||(0,F.ih)(B))return;
const{type:re}=B;if((0,F.JX)(re)){const de=re==="EvolutionEvent"&&H==="essential"?v(B):B;ne.push(c(T,se,ne.length,re,de))}else if(!(0,F.
bv)(re))return}return ne}e(h,"readLines");function r(T){try{const R=JSON.parse(T);return(0,b.O)(R)?R:void 0}catch{return}}
e(r,"parse");function c(T,R,L,H,V){return{type:H,id:(0,D.ST)(V)??`#${L+1}`,path:T,value:V,pointer:[L],locate:e(()=>({path:T,
line:R,column:1}),"locate")}}e(c,"recordOf");const l=["type","id","parent","capsule_id","genes_used","signals"];function v(T){
const R=Object.create(null);for(const H of l){const V=T[H];V!==void 0&&(R[H]=V)}const{outcome:L}=T;return(0,b.O)(L)&&L.status!==
void 0&&(R.outcome={status:L.status}),R}e(v,"essentials");async function $(T,{path:R,size:L=0},H,V){if(L>M.w)return Y(R,
L);try{return A(R,await T.read(R,M.w),H,V)}catch(J){return(0,D._8)(R,J)}}e($,"readUntouchedLog");async function I(T,R,{path:L,
size:H=0},V){if(!(H>M.w))try{const[J,ne]=await Promise.all([T.read(L,M.w),R.read(L,M.w)]),se=(0,x.z)(J,ne);if(se.kind===
"rewritten")return;const{from:G}=se,q=A(L,ne.subarray(0,G),V),oe=P(ne,G)+1,ce=z(L,ne.subarray(G),V,oe);return{kept:q,appended:j(
ce,q)}}catch(J){return{kept:{path:L,assets:[],problems:[]},appended:(0,D._8)(L,J)}}}e(I,"readAppendedLog");function z(T,R,L,H){
return R.length>L.maxBytes?(0,D.wk)(T,R.length,L):(0,D.DZ)(T,R,L,H)}e(z,"readAppended");function j(T,R){if(T.assets.length===
0)return T;const L=new Map(R.assets.map(V=>[`${V.type} ${V.id}`,V])),H=T.assets.flatMap(V=>{const J=L.get(`${V.type} ${V.
id}`);if(J===void 0||V.id.startsWith("#"))return[];const ne=`${V.type} ${JSON.stringify(V.id)}, first at line ${J.locate().
line}, column 1`;return[{rule:"duplicate-id",location:V.locate(),detail:ne,id:V.id}]});return{...T,problems:[...T.problems,
...H]}}e(j,"withDuplicates");function Y(T,R){return{path:T,assets:[],problems:[],unread:`${R} bytes, of at most ${M.w}`}}
e(Y,"unreadLog")}),23219:((ge,te,a)=>{a.d(te,{pU:e(()=>ne,"pU"),MF:e(()=>J,"MF"),nA:e(()=>q,"nA")});var D=a(9069),x=a(14953);
const M=100,b=64*1024,w=200;async function F(B,re){const de=B.slice(0,M),ue=[...new Set(de.flatMap(({path:me})=>U(me)))].
sort((me,ve)=>me.length-ve.length),_e=(await Promise.all(ue.map(me=>A(me,re)))).flat();return B.map((me,ve)=>{if(ve>=M||
me.veil!==void 0)return me;const Pe=K(_e,me.path);return Pe===void 0?me:{...me,veil:Pe}})}e(F,"markHiddenFiles");function K(B,re){
const de=new Map;for(const ue of B)if(ue.attributes.size>0&&ue.matches(re))for(const[_e,me]of ue.attributes)de.set(_e,me);
return[...de].find(([,ue])=>ue)?.[0]}e(K,"hiddenReasonBy");function U(B){return["",...[...B.matchAll(/\//g)].map(({index:re})=>B.
slice(0,re+1))]}e(U,"foldersOf");async function A(B,re){const{kind:de,size:ue=0}=re.stat(`${B}.gitattributes`)??{};return de!==
"file"&&de!=="executable"||ue>b?[]:(await re.read(`${B}.gitattributes`)).toString("utf8").split(`
`).slice(0,w).flatMap(me=>_(me,B))}e(A,"rulesOf");function _(B,re){const[de="",...ue]=B.trim().split(/\s+/);if(de===""||
/^[#!"]/.test(de))return[];const _e=(0,x.Z)(h(de));return"error"in _e?[]:[{matches:e(ve=>ve.startsWith(re)&&_e.matches(ve.
slice(re.length)),"matches"),attributes:new Map(ue.flatMap(ve=>P[ve]??[]))}]}e(_,"readRule");const P={"linguist-generate\
d":[["generated",!0]],"linguist-generated=true":[["generated",!0]],"linguist-generated=false":[["generated",!1]],"-lingu\
ist-generated":[["generated",!1]],"!linguist-generated":[["generated",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],
diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function h(B){const re=B.includes("/")?"":"(?:.*/)?",de=B.replace(/^\//,
"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,ue=>r[ue]??c(ue));return`^${re}${de}$`}e(h,"expressionOf");const r={
"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function c(B){return B.startsWith("*")?"[^/]*":`\\${B}`}e(c,"\
glob");var l=a(68132),v=a(28034),$=a(72735),I=a(91622),z=a(12150),j=a(41500);function Y({changes:B,present:re,unread:de},ue){
return B.filter(R).map(({kind:_e,asset:me})=>{if(_e==="removed")return{change:_e,asset:me,eligible:null,reasons:[]};const ve=T(
me,()=>(0,j.Y)(me.id,re,de),ue);return{change:_e,asset:me,eligible:ve.length===0,reasons:ve}})}e(Y,"judgeCapsules");function T(B,re,de){
try{return[...(0,$.M)(B,re(),de),...(0,z.Z)(B),...(0,I.XN)(B,"hand")].filter(({severity:ue})=>ue==="error")}catch(ue){return[
(0,l.J_)(B,ue)]}}e(T,"reasonsOf");function R({asset:B}){return B.type==="Capsule"}e(R,"isCapsule");var L=a(84807),H=a(30025),
V=a(96303);async function J(B){const re=await(0,V.JB)(B),{change:de,tree:ue,policy:_e,assets:me,exempt:ve,radius:Pe}=re;
return{...await se(re,({change:{kind:u}},m)=>({...m,change:u})),capsules:Y(me,_e.a2a),blastRadius:Pe,files:await F((0,D.
g)(de,ve,ue),ue)}}e(J,"auditChange");async function ne(B,re){return se(await(0,V.wd)({assets:B,problems:[]},re,()=>"auth\
or"),(de,ue)=>ue)}e(ne,"auditAssets");async function se(B,re){const de=await G(B),ue={timeoutMs:B.policy.limits.command_timeout_seconds*
1e3,mayRun:B.tree!==void 0&&!de.some(ce)},_e=await Promise.all(B.genes.map(ve=>B.clock.inTurn(async()=>re(ve,await(0,L.RE)(
B,ve,ue))))),me=_e.flatMap(({commands:ve})=>ve.flatMap(({plan:Pe})=>Pe??[]));return{genes:_e,findings:de,plansDigest:(0,H.
h$)(me)}}e(se,"auditSubject");async function G(B){return(await Promise.all([(0,l.kA)(v.XB,B),...B.claims.map(de=>B.clock.
inTurn(()=>(0,l.kA)(v.BC,B,{asset:de})))])).flat()}e(G,"subjectFindings");function q({genes:B,findings:re}){return!re.some(
ce)&&B.some(({commands:de,findings:ue})=>de.length>0&&de.every(({verdict:_e})=>_e!=="block")&&!ue.some(L.m$))}e(q,"mayRu\
nSome");const oe=new Set(["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function ce({rule:B,location:re}){
return oe.has(B)||B==="not-judged"&&re===void 0}e(ce,"forbidsRunning")}),70482:((ge,te,a)=>{a.d(te,{i:e(()=>D,"i")});function D(x){
return"files"in x}e(D,"isOfChange")}),72735:((ge,te,a)=>{a.d(te,{M:e(()=>F,"M")});var D=a(73496),x=a(51244),M=a(60237),b=a(
85077),w=a(79564);function F(_,{count:P,unread:h},r){const{status:c,score:l}=K(_.value.outcome),v=K(_.value.blast_radius),
$={capsule:_.id},I=e((...j)=>({location:_.locate(j),subject:(0,x.e)(_)}),"at"),z=[];if(c!=="success"){const j={...$,status:A(
c)};z.push((0,M.gk)("capsule-not-successful",j,I("outcome","status")))}if(!U(l,r.min_score,1)){const j={...$,score:A(l),
least:r.min_score};z.push((0,M.gk)("capsule-score",j,I("outcome","score")))}for(const j of["files","lines"]){const Y=r[`\
max_${j}`];if(U(v[j],0,Y))continue;const T={...$,field:j,found:A(v[j]),most:Y};z.push((0,M.gk)("capsule-blast-radius",T,
I("blast_radius",j)))}if(P<r.min_success_streak){const j=`whether the Capsule \`${_.id}\` has enough consecutive successe\
s`,Y={...$,streak:P,least:r.min_success_streak};z.push(h===void 0?(0,M.gk)("capsule-streak",Y,I()):(0,b.l)(j,h,{...I(),severity:"\
error"}))}return z}e(F,"broadcastFindings");function K(_){return(0,D.O)(_)?_:{}}e(K,"fieldsOf");function U(_,P,h){return typeof _==
"number"&&_>=P&&_<=h}e(U,"isWithin");function A(_){return _===void 0?"missing":(0,w.k)(_)}e(A,"describe")}),95973:((ge,te,a)=>{
a.d(te,{Hk:e(()=>w,"Hk"),TI:e(()=>M,"TI"),zA:e(()=>x,"zA")});var D=a(77598);function x(h,r="sha1"){return(0,D.createHash)(
r).update(`blob ${h.length}\0`).update(h).digest("hex")}e(x,"blobId");function M(h,r){return x(h,r.length===40?"sha1":"s\
ha256")===r}e(M,"isContentOf");const b=new Set(["unspecified","unset","set",""]);function w(h,r,c){if(P(h,r))return;const{
text:l,filter:v,ident:$,"working-tree-encoding":I}=c;if(!b.has(v)&&v!=="lfs")return F(`filter=${v}`);if(!b.has(I))return F(
`working-tree-encoding=${I}`);if($==="set")return F("ident");const z=l!=="unset"&&(l==="set"||!K(h)),j=U(h)===U(r);return z&&
j?void 0:"differs on disk"}e(w,"conversionFault");function F(h){return`is converted on checkout by the attribute ${h}, a\
nd only line endings and Git LFS are supported`}e(F,"filteredBy");function K(h){return h.includes(0)||/\r(?!\n)/.test(h.
toString("latin1"))}e(K,"isBinary");function U(h){return h.toString("latin1").replaceAll(`\r
`,`
`)}e(U,"withoutCarriageReturns");const A=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
_=1024;function P(h,r){if(h.length>=_)return!1;const[,c]=A.exec(h.toString("latin1"))??[];return c===(0,D.createHash)("s\
ha256").update(r).digest("hex")}e(P,"isNamedBy")}),91321:((ge,te,a)=>{a.d(te,{u:e(()=>A,"u")});var D=a(73024),x=a(51455),
M=a(76760),b=a(95973),w=a(70908),F=a(85750),K=a(86930),U=a(18702);function A(c,l,v,$=new Map){const I=l.filter(({kind:G})=>G!==
"submodule"&&G!=="directory"),z=l.filter(({kind:G})=>G==="submodule").map(({path:G})=>G),j=[...I.map(({path:G})=>G),...z].
flatMap(w.Zv),Y=[...new Set(["",...j,...z])].sort(),T=new Set([...I.map(({path:G})=>G),...Y]),R=e(()=>({files:I.map(({path:G})=>P(
(0,M.join)(c,G))),folders:Y.map(G=>P((0,M.join)(c,G)))}),"state"),L=R(),{leftOut:H,added:V}=(0,U.c)(c,Y,T,v),J=new Set(H),
ne=e(G=>{const q=new Set(Y.filter((oe,ce)=>!G.folders[ce]?.startsWith("folder")));return q.size===0?[]:I.filter(({path:oe})=>(0,w.
Zv)(oe).some(ce=>q.has(ce)))},"lostFiles"),se=e(G=>Y.filter((q,oe)=>h(G.folders[oe],L.folders[oe])).flatMap(q=>(0,U.c)(c,
[q],T,v).leftOut).filter(q=>!J.has(q)),"newIn");return{directory:c,files:I,folders:Y,leftOut:H,additions:V,at:e((G,q=v)=>A(
G,l,q,$),"at"),accept:e((G,q)=>{$.set(G,(0,b.zA)(q))},"accept"),state:R,changed:e(async(G=R())=>{const q=I.filter((B,re)=>h(
G.files[re],L.files[re])),oe=await Promise.all(q.map(B=>r(c,B,$.get(B.path)??B.oid))),ce=q.filter((B,re)=>oe[re]);return _(
[...ce,...ne(G)])},"changed"),added:e((G=R())=>se(G),"added"),touchedSince:e(G=>{const q=R(),oe=I.filter((ce,B)=>h(q.files[B],
G.files[B]));return _([...oe,...ne(q)],se(q))},"touchedSince")}}e(A,"guardCheckout");function _(c,l=[]){return[...new Set(
[...c.map(({path:v})=>v),...l])].sort()}e(_,"sortedPaths");function P(c){try{const l=(0,D.lstatSync)(c,{bigint:!0}),{ino:v,
size:$,mode:I,ctimeNs:z}=l;return`${l.isDirectory()?"folder":""}${v}:${$}:${I}:${z}`}catch{return}}e(P,"fingerprint");function h(c,l){
return c===void 0||c!==l}e(h,"isOther");async function r(c,{path:l,kind:v},$=""){const I=(0,M.join)(c,l);try{if((0,F.F)(
(0,F.I)((0,D.lstatSync)(I)))!==(0,F.F)(v))return!0;const z=v==="symlink"?await(0,x.readlink)(I,{encoding:"buffer"}):await(0,K.
$)(c,l);return!(0,b.TI)(z,$)}catch{return!0}}e(r,"differs")}),18702:((ge,te,a)=>{a.d(te,{D:e(()=>A,"D"),c:e(()=>K,"c")});
var D=a(73024),x=a(76760),M=a(35602),b=a(31008);const w=".git",F=new Set(["ENOENT","ENOTDIR"]);function K(_,P,h,r){const c=[],
l=[],v=e($=>{for(const I of U((0,x.join)(_,$))){const z=(0,b.q)(I.name),j=$===""?z:`${$}/${z}`;h.has(j)||z===w&&h.has($)||
(r.cover(j)?l.push(j):I.isDirectory()&&r.mayBeIn(j)?v(j):c.push(j))}},"search");return P.forEach(v),{leftOut:c,added:l}}
e(K,"listUntracked");function U(_){try{return(0,D.readdirSync)(_,{encoding:"buffer",withFileTypes:!0})}catch(P){if(F.has(
P.code??""))return[];throw new M.ue("file_unreadable",`Cannot list the folder ${_}: ${P instanceof Error?P.message:P}`,"\
Check the permissions of the folder.",{cause:P})}}e(U,"namesIn");function A(_,P){const h=e(r=>U((0,x.join)(_,r)).flatMap(
c=>{const l=(0,b.q)(c.name),v=r===""?l:`${r}/${l}`;return l===w||P(v)?[]:c.isDirectory()?h(v):[v]}),"search");return h("")}
e(A,"filesBelow")}),98822:((ge,te,a)=>{a.d(te,{A:e(()=>de,"A")});const D=4;function x(C){const u=Buffer.from(C),m=M(C),y=encodeURIComponent(
u.toString()),d=u.toString("hex"),f=[C,...C.split(/\r?\n/),m,m.replaceAll("/","\\/"),M(m),...b(y),d,d.toUpperCase(),...[
0,1,2].flatMap(g=>w(u,g))];return[...new Set(f)].filter(g=>g.trim().length>=D)}e(x,"formsOf");function M(C){return JSON.
stringify(C).slice(1,-1)}e(M,"jsonText");function b(C){const u=C.replace(/[!'()*]/g,m=>`%${m.charCodeAt(0).toString(16).
toUpperCase()}`);return[C,u].flatMap(m=>{const y=m.replace(/%../g,d=>d.toLowerCase());return[m,y,m.replaceAll("%20","+"),
y.replaceAll("%20","+")]})}e(b,"percentForms");function w(C,u){const m=Buffer.concat([Buffer.alloc(u),C]).toString("base\
64"),y=Math.ceil(u*8/6),d=Math.floor((u+C.length)*8/6),f=m.slice(y,d);return[f,f.replaceAll("+","-").replaceAll("/","_")]}
e(w,"base64Forms");const F=12;function K(C){const u=[...new Set(C.flatMap(x))],m=u.map(y=>y.replace(/\s/g,""));return{exact:u,
squeezed:[...new Set(m)].filter(y=>y.length>=F)}}e(K,"known_values_knownForms");function U(C,{exact:u,squeezed:m}){const y=u.
flatMap(g=>A(C,g,k=>k));if(m.length===0||!/\s/.test(C))return y;const{text:d,at:f}=_(C);return[...y,...m.flatMap(g=>A(d,
g,k=>f[k]??0))]}e(U,"findKnown");function A(C,u,m){const y=[];for(let d=C.indexOf(u);d>=0;d=C.indexOf(u,d+u.length))y.push(
{kind:"secret",start:m(d),end:m(d+u.length-1)+1});return y}e(A,"occurrences");function _(C){const u=new Uint32Array(C.length),
m=[];let y=0;for(const{0:d,index:f}of C.matchAll(/\S+/g)){for(let g=0;g<d.length;g+=1)u[y+g]=f+g;y+=d.length,m.push(d)}return{
text:m.join(""),at:u}}e(_,"withoutSpace");const P=4;function h(C,{exact:u}){const m=u.map(y=>{const{text:d,at:f}=_(C.slice(
-2*y.length-c)),g=v(d,y.replace(/\s/g,"")),k=C.length-Math.min(C.length,2*y.length+c);return g<P?C.length:k+(f[d.length-
g]??0)});return C.slice(0,Math.min(C.length,...m))}e(h,"withoutStartOfKnown");function r(C,{exact:u}){const m=u.map(y=>{
const{text:d,at:f}=_(C.slice(0,2*y.length+c)),g=v(l(d),l(y.replace(/\s/g,"")));return g<P?0:(f[g-1]??0)+1});return C.slice(
Math.max(0,...m))}e(r,"withoutEndOfKnown");const c=64;function l(C){return C.split("").reverse().join("")}e(l,"reversed");
function v(C,u){const m=new Uint32Array(u.length);for(let d=1,f=0;d<u.length;d+=1){for(;f>0&&u[d]!==u[f];)f=m[f-1]??0;u[d]===
u[f]&&(f+=1),m[d]=f}let y=0;for(const d of C.slice(-u.length).split("")){for(;y>0&&(y===u.length||d!==u[y]);)y=m[y-1]??0;
d===u[y]&&(y+=1)}return y}e(v,"overlap");const $="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?\
|token|(?:api|access|private|signing|encryption)[_-]?key)",I="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",z="(?:[ \\t]{0,8}:[ \\t]\
{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",j=`\\\\{0,3}["']`,Y=new RegExp(`${$}(?:${j})?${I}${j}(?<value>[^\\s"'\\\\\
]{4,})`,"dgi"),T=new RegExp(`${$}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),R=new RegExp(`${$}${z}(?<value>[^\
\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),L=new RegExp(`${$}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,
"dgi");function H(C){return[...V(C,Y,({name:u,value:m,next:y})=>/["'\\]/.test(y)&&!se(u,m)),...V(C,T,({value:u,next:m})=>!G(
u,m)),...V(C,R,({value:u,next:m})=>q(u)&&!G(u,m)),...V(C,L,({value:u,next:m})=>q(u)&&!G(u,m))]}e(H,"findNamed");function V(C,u,m){
return Array.from(C.matchAll(u)).flatMap(({groups:y={},indices:d})=>{const{name:f="",value:g=""}=y,[k,W]=d?.groups?.value??
[0,0],Z={name:f,value:g,next:C.charAt(W)};return ne(f,g)||!m(Z)?[]:[{kind:"named secret",start:k,end:W}]})}e(V,"valuesOf");
const J=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function ne(C,u){return J.test(u)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(u)?!0:/^[\d.:_-]+$/.test(u)&&!/^p/i.test(C)}
e(ne,"isPlaceholder");function se(C,u){return/token|key/i.test(C)&&/^[A-Za-z][a-z]{0,15}$/.test(u)}e(se,"isWord");function G(C,u){
return u!==""&&"([{".includes(u)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.
test(C)}e(G,"isCode");function q(C){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.test(C)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.
test(C)?!1:/\d/.test(C)?/[a-z]/i.test(C):C.length>=20&&!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(C)}e(q,"looksRandom");
const oe=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",
/glpat-[\w-]{20,}/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA)[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["slack token",/xox[abeoprs]-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/services\/([\w/]{20,})/dg],["api\
 key",/\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg],["api key",/\bsk-(?:ant-|or-|proj-|svcacct-)[\w-]{16,}/dg],["api key",
/\bsk-[A-Za-z0-9]{32,}/dg],["api key",/AIza[\w-]{35}/dg],["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["authorization head\
er",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["\
private key",/-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/dg]];
function ce(C){return oe.flatMap(([u,m])=>Array.from(C.matchAll(m),({indices:y})=>{const[d,f]=y?.[1]??y?.[0]??[0,0];return{
kind:u,start:d,end:f}}))}e(ce,"shapes");function B(C,u=[]){return re(C,knownForms(u))}e(B,"redact");function re(C,u){const m=[
...U(C,u),...ce(C),...H(C)].sort((g,k)=>g.start-k.start||k.end-g.end),y=[];for(const g of m){const k=y.at(-1);k===void 0||
g.start>=k.end?y.push(g):g.end>k.end&&y.splice(-1,1,{...k,end:g.end})}let d="",f=0;for(const{kind:g,start:k,end:W}of y)d+=
`${C.slice(f,k)}[redacted ${g}]`,f=W;return{text:d+C.slice(f),redactions:y}}e(re,"redactForms");function de(C,u=[]){const m=K(
u);return{...C,stdout:ue(C.stdout,m),stderr:ue(C.stderr,m),...C.reason===void 0?{}:{reason:re(C.reason,m).text}}}e(de,"r\
edactOutcome");function ue(C,u){const{head:m,tail:y,truncated:d}=C;if(!d)return{...C,head:re(m+y,u).text,tail:""};const f=me(
h(m,u)),g=Pe(ve(r(y,u)));return{...C,head:re(f,u).text,tail:re(g,u).text}}e(ue,"redactStream");const _e=4096;function me(C){
const u=/\S*$/.exec(C.slice(-_e))?.[0]??"";return C.slice(0,C.length-u.length)}e(me,"withoutLastWord");function ve(C){return C.
slice(/^\S*/.exec(C.slice(0,_e))?.[0].length??0)}e(ve,"withoutFirstWord");function Pe(C){const u=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(C);return u===null?C:`[redacted private key]${C.slice(u[0].length)}`}e(Pe,"withoutFirstKey")}),53640:((ge,te,a)=>{a.
d(te,{F:e(()=>F,"F")});const D=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
x=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,M=/^(?:[\\/~]|[A-Za-z]:[\\/])/,b=8,w=/^[A-Za-z][a-z]{0,9}$/;function F(U){
const A=Object.entries(U).flatMap(([_,P])=>P!==void 0&&D.test(_)&&K(_,P)?[P]:[]);return[...new Set(A)]}e(F,"secretsOf");
function K(U,A){return A.length<b||w.test(A)?!1:!(x.test(U)&&M.test(A))}e(K,"isSecret")}),63438:((ge,te,a)=>{a.d(te,{W:e(
()=>b,"W"),e:e(()=>w,"e")});var D=a(54756),x=a(98822),M=a(86644);function b(K,U){return K.map(A=>({...A,outcomes:A.outcomes.
map(_=>(0,x.A)(_,U))}))}e(b,"redactGenes");function w(K,{nodeOf:U,policyDigest:A,startedAt:_,finishedAt:P}){const h=(0,M.
lt)(_.getTime());return K.map(({gene:r,ran:c,outcomes:l})=>{if(!c)return null;const{asset:v,commands:$}=r,I=U(r);return(0,M.
si)({gene:v,policyDigest:A,commands:l.map((z,j)=>({command:$[j]?.command??"",outcome:z})),fingerprint:(0,M.Rj)({nodeVersion:I.
version,platform:I.platform,arch:I.arch,client:D.j.name,clientVersion:D.j.version}),id:h(),startedAt:l[0]?.started_at??P.
toISOString(),finishedAt:F(l,P)})})}e(w,"validationReportsOf");function F(K,U){if(K.length===0)return U.toISOString();const A=K.
map(({started_at:_,duration_ms:P})=>Date.parse(_)+P);return new Date(Math.min(Math.max(...A),U.getTime())).toISOString()}
e(F,"endOf")}),86644:((ge,te,a)=>{a.d(te,{Bu:e(()=>P,"Bu"),JW:e(()=>K,"JW"),Rj:e(()=>h,"Rj"),dG:e(()=>F,"dG"),lt:e(()=>M,
"lt"),si:e(()=>b,"si")});var D=a(77598),x=a(35845);function M(r){let c=Math.floor(r);return()=>`vr_${c++}`}e(M,"reportId\
s");function b(r){const{gene:c,policyDigest:l,fingerprint:v,id:$,startedAt:I,finishedAt:z}=r,j=r.commands.map(({command:Y,
outcome:T})=>({command:Y,ok:T.status==="passed",stdout:_(T.stdout,U),stderr:w(T),status:T.status,exit_code:T.exit_code,signal:T.
signal,duration_ms:T.duration_ms}));return K({...F({commands:j,startedAt:I,finishedAt:z}),id:$,gene_id:c.id,gene_asset_id:(0,x.
ns)(c.value),policy_digest:l,...v,commands:j})}e(b,"buildValidationReport");function w({stderr:r,reason:c,status:l}){if(l===
"passed"||c===void 0)return _(r,U);const v=c.slice(0,A),$=_(r,U-v.length-1);return $===""?v:`${$}
${v}`}e(w,"complaint");function F({commands:r,startedAt:c,finishedAt:l}){return{type:"ValidationReport",schema_version:x.
f$,results:r.map(({command:v,ok:$,duration_ms:I,stderr:z})=>({cmd:v,ok:$,duration_ms:I,...$?{}:{err:z}})),overall_ok:r.length>
0&&r.every(({ok:v})=>v),duration_ms:Math.max(0,Date.parse(l)-Date.parse(c)),started_at:c,finished_at:l,created_at:l}}e(F,
"commonFields");function K(r){const c=(0,x.ns)(r);if(c===null)throw new TypeError("computeAssetId returns null only for \
a value that is not an object");return{...r,asset_id:c}}e(K,"sealed");const U=4e3,A=1e3;function _({head:r,tail:c,bytes:l,
truncated:v},$){const I=r+c;if(!v&&I.length<=$)return I;const z=`
[cut: the beginning and the end of ${l} bytes]
`,j=v?r:I,Y=v?c:I;return j.slice(0,A).replace(/[\ud800-\udbff]$/,"")+z+Y.slice(-($-A-z.length)).replace(/^[\udc00-\udfff]/,
"")}e(_,"shortenStream");function P(r){const c={head:r,tail:"",bytes:Buffer.byteLength(r),truncated:!1};return _(c,U)}e(
P,"shortenText");function h(r){const{nodeVersion:c,platform:l,arch:v,client:$,clientVersion:I}=r,z=["",c,l,v,"",$,I].join(
"|");return{env_fingerprint:{node_version:c,platform:l,arch:v,client:$,client_version:I},env_fingerprint_key:(0,D.createHash)(
"sha256").update(z).digest("hex").slice(0,16)}}e(h,"fingerprint")}),26514:((ge,te,a)=>{a.d(te,{G:e(()=>U,"G"),r:e(()=>F,
"r")});var D=a(76760);const x=["",".js",".json",".node"],M=new Set(["package.json",".npmrc"]),b=/(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/,
w=/(?:^|\/)\.git(?:\/|$)/;function F({created:A,changed:_,deleted:P},{complete:h},r){return[...[..._,...P,...A.filter(c=>K(
c,l=>r.kindOf(l)!==void 0))].sort(),...h?[]:["more than can be listed"]]}e(F,"auditedFilesIn");function K(A,_){return b.
test(A)||w.test(A)||U(A,_)}e(K,"isTakenFor");function U(A,_){return M.has(D.posix.basename(A))?_(D.posix.dirname(A)):x.some(
(P,h)=>{if(!A.endsWith(P))return!1;const r=A.slice(0,A.length-P.length);return[...x.slice(h+1),...P===""?[]:[""]].some(l=>_(
r+l))})}e(U,"replacesAudited")}),77174:((ge,te,a)=>{a.d(te,{a:e(()=>xt,"a")});var D=a(51455),x=a(35602),M=a(94829),b=a(73024),
w=a(76760);const F={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},K={npm_config_offline:"\
true",npm_config_fetch_retries:"0"},U=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],A="cmd.exe";function _({
node:n,searchPath:t,folder:o,shell:i,npm:s,assignments:p},E){const O=E.platform==="win32"?h(E.env,o):{},{delimiter:S,dirname:N}=E.
platform==="win32"?w.win32:w.posix,X={PATH:[...new Set([N(n),...t])].join(S),HOME:o.home,TMPDIR:o.temp,...O,...P(o,i??(E.
platform==="win32"?A:"/bin/sh")),...s??K};return{...F,...r(X,p),...X}}e(_,"commandEnvironment");function P(n,t){return{npm_config_script_shell:t,
npm_config_update_notifier:"false",npm_config_browser:"false",npm_config_cache:n.npmCache,npm_config_userconfig:n.npmUserConfig,
npm_config_globalconfig:n.npmGlobalConfig}}e(P,"npmEnvironment");function h(n,t){const o=Object.entries(n).flatMap(([i,s])=>{
const p=i.toUpperCase();return U.includes(p)&&s!==void 0?[[p,s]]:[]});return{...Object.fromEntries(o),USERPROFILE:t.home,
APPDATA:t.home,LOCALAPPDATA:t.home,TEMP:t.temp,TMP:t.temp}}e(h,"windowsEnvironment");function r(n,t){const o=new Set(Object.
keys(n).map(i=>i.toUpperCase()));return Object.fromEntries(Object.entries(t).filter(([i])=>!o.has(i.toUpperCase())))}e(r,
"withoutNamesOf");const c=String.raw`
enter() {
  cd "$1" || exit
  unset OLDPWD
  printf '%s' "$2"
  shift 2
  gene_gate_count=$1
  shift
  while [ "$gene_gate_count" -gt 0 ]; do
    export "$1"
    shift
    gene_gate_count=$((gene_gate_count - 1))
  done
  unset gene_gate_count
  exec "$@"
}
at=0 status=0 failed=
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$at" -lt "$#" ]; do
  eval "size=\${$((at + 1))} package=\${$((at + 2))}"
  last=$((at + 1 + size)) at=$((at + 2)) words=
  while [ "$at" -lt "$last" ]; do
    at=$((at + 1))
    words="$words \"\${$at}\""
  done
  if [ ":$package" = "$failed" ]; then continue; fi
  if [ "$at" -eq "$#" ] && [ "$status" -eq 0 ]; then eval "enter $words"; fi
  code=0
  (eval "enter $words") || code=$?
  if [ "$code" -ne 0 ]; then failed=":$package" status=$code; fi
done
exit "$status"
`;function l(n,{programs:t,checkout:o,base:i,platform:s}){const{node:p,npm:E}=t,O=s==="win32"?w.win32:w.posix,{subcommand:S,
directory:N,project:X,prefixed:ee,config:ae}=n,pe=i.npm_config_node_options??n.nodeOptions,fe=ae.npm_config_color??i.npm_config_color,
Oe=O.join(o,X),Me=O.dirname(p.file),be=s==="win32"?Me:O.dirname(Me),Se=ee?Oe:i.npm_config_prefix??be;return{...ae,COLOR:fe===
"always"?"1":"0",EDITOR:s==="win32"?`${i.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:O.join(o,N),NODE:p.file,...pe!==void 0&&
{NODE_OPTIONS:pe},...pe!==void 0&&{npm_config_node_options:pe},npm_command:S,npm_config_global_prefix:Se,npm_config_init_module:O.
join(i.HOME??"",".npm-init.js"),npm_config_local_prefix:Oe,npm_config_noproxy:"",npm_config_prefix:Se,npm_node_execpath:p.
file,...E&&v(n,E,p,O),...i.npm_config_user_agent&&{npm_config_user_agent:i.npm_config_user_agent}}}e(l,"commandVariables");
function v({subcommand:n,inWorkspaces:t},o,i,s){const p=I(o.file,s),E=`npm/${o.version} node/${i.version} ${i.platform} ${i.
arch}`,O=(0,b.existsSync)(s.join(p,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:n==="run"?O:n,npm_config_node_gyp:s.
join(p,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:o.version,npm_config_user_agent:`${E} workspaces/${t}`,
npm_execpath:o.file}}e(v,"npmVariables");function $({directory:n,event:t,body:o="",packageEnv:i},{programs:{npm:s},checkout:p,
base:E,platform:O}){const S=O==="win32"?w.win32:w.posix,N=S.join(p,n),ee=[...z(N,S).map(ae=>S.join(ae,"node_modules",".b\
in")),...s?[S.join(I(s.file,S),"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],E.PATH];return{...i,PATH:ee.join(
S.delimiter),npm_lifecycle_event:t,npm_lifecycle_script:o,npm_package_json:S.join(N,"package.json")}}e($,"scriptVariable\
s");function I(n,t){return t.dirname(t.dirname(n))}e(I,"packageOf");function z(n,t){const o=t.dirname(n);return o===n?[n]:
[n,...z(o,t)]}e(z,"foldersUp");function j(n,t){const{checkout:o,platform:i,programs:s}=t,{shell:p}=s,E=l(n,t),O={...t,base:{
...t.base,...E}};if(p!==void 0){const ae=Y(n,O);return"missing"in ae?ae:{file:p,args:ae,env:E}}const[S,...N]=n.steps;if(S===
void 0||N.length>0)return{missing:"sh"};const X=L(S,O);if("missing"in X)return X;if(X.argv[0]!==s.node.file)return{missing:"\
sh"};const{join:ee}=i==="win32"?w.win32:w.posix;return{file:s.node.file,args:X.argv.slice(1),cwd:ee(o,S.directory),env:{
...E,...$(S,O),...X.env}}}e(j,"launchScripts");function Y(n,t){const{npm_config_loglevel:o,npm_config_json:i}=t.base,s=o!==
"silent"&&i!=="true",p=[];for(const E of n.steps){const O=$(E,t),S=L(E,{...t,base:{...t.base,...O}});if("missing"in S)return S;
const N=s&&E.body!==void 0?J(E):"",X=n.inWorkspaces?E.directory:"",ee={...R(O,t),...S.env};p.push(...T(X,E.directory,N,{
...S,env:ee},t))}return["-c",c,"npm",...p]}e(Y,"argumentsOf");function T(n,t,o,{argv:i,env:s},{checkout:p,platform:E}){const{
join:O}=E==="win32"?w.win32:w.posix,S=Object.entries(s).map(([ee,ae])=>`${ee}=${ae}`),X=[...[n,O(p,t),o,String(S.length)],
...S,...i];return[String(X.length),...X]}e(T,"driven");function R(n,{platform:t}){if(t!=="win32")return n;const o=(n.PATH??
"").split(";").map(i=>i.replace(/^([A-Za-z]):/,(s,p)=>`/${p.toLowerCase()}`).replaceAll("\\","/"));return{...n,PATH:o.join(
":")}}e(R,"forShell");function L(n,t){const{programs:o,checkout:i,platform:s}=t,{node:p,shell:E}=o,{join:O}=s==="win32"?
w.win32:w.posix,{body:S,event:N,text:X,command:ee}=n;if(E!==void 0&&ee?.nested)return H(ee.nested,n,t,E);if(ee===void 0||
ee.argv.length===0)return E===void 0?{missing:"sh"}:{argv:S===void 0?[E,"-c",V,"npm",N]:[E,"-c",X],env:{}};const{env:ae,
file:pe}=ee,[fe="",...Oe]=ee.argv,Me=e((...be)=>({argv:[p.file,...be,...Oe],env:ae}),"byNode");if(pe!==void 0)return Me(
O(i,pe));if(fe==="node")return Me();if(fe==="npm"||fe==="npx"){const be=o[fe];return be===void 0?{missing:fe}:Me(be.file)}
return{argv:ee.argv,env:ae}}e(L,"programOf");function H(n,{directory:t},o,i){const s=[];for(const S of n){const N=l(S,o),
X=Y(S,{...o,base:{...o.base,...N}});if("missing"in X)return X;s.push({argv:[i,...X],env:N})}const[p,...E]=s;if(p!==void 0&&
E.length===0)return p;const O=s.flatMap(S=>T("",t,"",S,o));return{argv:[i,"-c",c,"npm",...O],env:{}}}e(H,"nestedProgram");
const V=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function J({packageId:n,event:t,body:o="",words:i}){
const s=n===""?t:`${n} ${t}`,p=[o.trim().replaceAll(`
`,`
> `),...i].join(" ");return`
> ${s}
> ${p}

`}e(J,"headingOf");const ne={npm_config_node_options:"--warnings"};function se(n,{programs:t,checkout:o,base:i}){const{argv:s,
binary:p,program:E,scripts:O}=n,S=t.node.file;if(O!==void 0){const{platform:ee}=process,ae=j(O,{programs:t,checkout:o,base:i,
platform:ee});if(!("missing"in ae))return ae;throw ae.missing==="sh"?q(n):G(n,ae.missing,S)}const N=s.slice(1);if(p!==void 0)
return{file:S,args:[(0,w.join)(o,p),...N]};if(E==="node")return{file:S,args:N};if(E==="npm"||E==="npx"){const ee=t[E];if(ee)
return{file:S,args:[ee.file,...N],env:ne};throw G(n,E,S)}const X=t.machine.get(E);if(X)return{file:X.file,args:N};throw oe(
n,E,"on PATH outside the checkout","Install the program before this step, in a folder outside the checkout. Shell builti\
ns such as cd cannot be run.")}e(se,"launchOf");function G(n,t,o){return oe(n,t,`next to ${o} or on PATH outside the che\
ckout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}e(G,"missing");function q(n){return oe(
n,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or make the script one command of \
node or of a local tool.")}e(q,"missingShell");function oe({command:n},t,o,i){const s=`The command "${n}" needs ${t}, wh\
ich was not found ${o}.`;return new x.ue("program_not_found",s,i)}e(oe,"notFound");var ce=a(61247);function B({npm:n}){const t=n&&
(0,w.join)((0,w.dirname)(n.file),"../node_modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"\
sh",npm_config_editor:"true",npm_config_viewer:"man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"\
false",npm_config_audit:"false",...t&&{npm_config_node_gyp:t}}}e(B,"npmForPrepare");var re=a(26788);async function de(n){
const t=await(0,re.yy)(),o={home:(0,w.join)(t,"home"),temp:(0,w.join)(t,"tmp"),npmCache:(0,w.join)(t,"npm-cache"),npmUserConfig:(0,w.
join)(t,"npmrc-user"),npmGlobalConfig:(0,w.join)(t,"npmrc-global")};try{return await Promise.all([(0,D.mkdir)(o.home),(0,D.
mkdir)(o.temp),(0,D.writeFile)(o.npmUserConfig,""),(0,D.writeFile)(o.npmGlobalConfig,"")]),await n(o)}finally{await(0,D.
rm)(t,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}e(de,"withPrivateFolder");var ue=a(31421),_e=a(77598),me=a(58500),
ve=a(46193);class Pe{static{e(this,"Capture")}#n;#e;#t=0;constructor(t){this.#n=Buffer.allocUnsafeSlow(t),this.#e=Buffer.
allocUnsafeSlow(t)}write(t){const o=Math.max(0,this.#n.length-this.#t);o>0&&t.copy(this.#n,this.#t);const i=t.subarray(o);
i.length>0&&this.#s(i),this.#t+=t.length}#s(t){const o=this.#e.length,i=Math.max(0,this.#t-this.#n.length),s=t.subarray(
Math.max(0,t.length-o)),p=(i+t.length-s.length)%o,E=s.copy(this.#e,p);s.copy(this.#e,0,E)}result(){const t=this.#n.length,
o=this.#t,i=new ve.StringDecoder("utf8"),s=this.#n.subarray(0,Math.min(o,t));if(o<=t)return{head:i.end(s),tail:"",bytes:o,
truncated:!1};const p=i.write(s);if(o<=2*t){const N=i.end(this.#e.subarray(0,o-t));return{head:p,tail:N,bytes:o,truncated:!1}}
const E=o%t,O=Buffer.concat([this.#e.subarray(E),this.#e.subarray(0,E)]),S=O.subarray(C(O)).toString("utf8");return{head:p,
tail:S,bytes:o,truncated:!0}}}function C(n){const t=e(i=>i!==void 0&&i>>6===2,"isContinuation");return[0,1,2,3].find(i=>!t(
n[i]))??0}e(C,"tornSequenceLength");const u=524288;let m;function y(){return m??=d(f()),m}e(y,"inheritedDescriptors");function d(n){
if(n.length===0)return[];const t=(0,b.openSync)("/dev/null","r"),o=Math.max(...n)-2,i=new Array(o).fill("ignore");for(const s of n)
i[s-3]=t;return i}e(d,"replacing");function f(){return g().filter(n=>{const t=/^flags:\s*([0-7]+)$/m.exec(k(n))?.[1]??"";
return t!==""&&(Number.parseInt(t,8)&u)===0})}e(f,"leaked");function g(){return process.platform!=="linux"?[]:(0,b.readdirSync)(
"/proc/self/fd").map(Number).filter(n=>n>2)}e(g,"listed");function k(n){try{return(0,b.readFileSync)(`/proc/self/fdinfo/${n}`,
"utf8")}catch{return""}}e(k,"infoOf");const W="GENE_GATE_RUN",Z=40,Q=10;function ie(n,t){process.platform==="win32"?t===
"SIGKILL"&&we(n):Ae(-n,t)}e(ie,"signalTree");function we(n){const t=(0,w.join)(process.env.SYSTEMROOT??"C:\\Windows","Sy\
stem32","taskkill.exe"),o={stdio:"ignore",windowsHide:!0};(0,ue.spawn)(t,["/PID",String(n),"/T","/F"],o).on("error",()=>{})}
e(we,"killWindowsTree");async function le(n,t){if(process.platform!=="win32"&&(Ae(-n,"SIGKILL"),!!(0,b.existsSync)("/pro\
c/self/environ")))for(let o=0;o<Z;o+=1){const i=ye(t);if(i.length===0)return;for(const s of i)Ae(s,"SIGKILL");await(0,me.
setTimeout)(Q)}}e(le,"sweepTree");function ye(n){return(0,b.readdirSync)("/proc").filter(t=>/^\d+$/.test(t)).filter(t=>ke(
t).includes(`${W}=${n}`)).map(Number)}e(ye,"processesWith");function ke(n){try{return(0,b.readFileSync)(`/proc/${n}/envi\
ron`)}catch{return Buffer.alloc(0)}}e(ke,"environmentOf");function Ae(n,t){try{process.kill(n,t)}catch{}}e(Ae,"send");var Ee=a(
48161);const Ie=128;function he(n,t){const o=(n??0)-Ie,[i]=Object.entries(Ee.constants.signals).find(([,s])=>s===o)??[];
return i===void 0?{exitCode:n,signal:t}:{exitCode:null,signal:i}}e(he,"fromShell");const De=500,Le=1e3,Ue=5e3;async function Ne(n){
if(n.signal?.aborted)return(0,ce.dE)((0,ce.PJ)(n.signal),new Date);const t=new Pe(n.outputBytes),o=new Pe(n.outputBytes),
i=new Date().toISOString(),s=performance.now(),p=await Fe(n,t,o);return{...Je(p,n),exit_code:p.exitCode,signal:p.signal,
started_at:i,duration_ms:Math.round(p.at-s),stdout:t.result(),stderr:o.result()}}e(Ne,"supervise");async function Fe(n,t,o){
const i=(0,_e.randomUUID)();let s;try{s=(0,ue.spawn)(n.file,n.args,{cwd:n.cwd,env:{...n.env,[W]:i},detached:process.platform!==
"win32",shell:!1,stdio:[n.launcher?"pipe":"ignore","pipe","pipe",...y()],windowsHide:!0})}catch(O){return{exitCode:null,
signal:null,error:O,at:performance.now()}}const p=new Promise(O=>s.once("close",O));s.stdin?.on("error",()=>{}),Ke(s.stdout,
t),Ke(s.stderr,o);const E=await Ge(s,n);return s.pid!==void 0&&(await le(s.pid,i),await $e(p)),s.stdin?.destroy(),s.stdout?.
destroy(),s.stderr?.destroy(),E}e(Fe,"run");function Ke(n,t){n?.on("data",o=>{t.write(o),Ze(o)}),n?.on("error",()=>{})}e(
Ke,"keep");function Ze({buffer:n,byteLength:t}){if(n.byteLength!==t)return;n.transfer?.(0)}e(Ze,"release");function Ge(n,t){
const{timeoutMs:o,graceMs:i=2e3,signal:s}=t;return new Promise(p=>{let E,O;const S=e((ae,pe)=>{const{pid:fe}=n;fe!==void 0&&
(E??=ae,n.stdin?n.stdin.write(`TERM
`):ie(fe,"SIGTERM"),clearTimeout(X),clearTimeout(O),O=setTimeout(()=>{n.stdin?.destroy(),ie(fe,"SIGKILL"),O=setTimeout(()=>ee(
{exitCode:null,signal:null}),Ue)},pe))},"stop"),N=e(()=>S("interrupt",De),"interrupt"),X=setTimeout(()=>S("timeout",i),o);
s?.addEventListener("abort",N);const ee=e(ae=>{clearTimeout(X),clearTimeout(O),s?.removeEventListener("abort",N),p({...ae,
stopped:E,at:performance.now()})},"end");n.once("error",ae=>ee({exitCode:null,signal:null,error:ae})),n.once("exit",(ae,pe)=>ee(
t.launcher?he(ae,pe):{exitCode:ae,signal:pe}))})}e(Ge,"untilEnded");async function $e(n){const t=new AbortController,o=(0,me.
setTimeout)(Le,void 0,{signal:t.signal}).catch(()=>{});await Promise.race([n,o]),t.abort()}e($e,"withinDrainTime");function Je({
exitCode:n,signal:t,error:o,stopped:i},{file:s,timeoutMs:p,signal:E}){if(o){const O=o.code??o.message;return{status:"cra\
shed",reason:`Command could not be started: ${s} (${O})`}}if(i==="timeout")return{status:"timed_out",reason:`Command tim\
ed out after ${p}ms`};if(i==="interrupt"&&E){const O=(0,ce.PJ)(E);return{status:O===ce.$M?"timed_out":"skipped",reason:O}}
return t!==null?{status:"crashed",reason:`Command was ended by ${t}`}:n===0?{status:"passed"}:{status:"failed",reason:`C\
ommand failed with exit code ${n}`}}e(Je,"statusOf");function On({programs:n,checkout:t,outputBytes:o}){const i=(0,b.realpathSync)(
t);return{level:"process_group",description:`Clean environment, private HOME and TMPDIR, ${Sn()}. Access to the network \
and to the files of this user is not restricted.`,check:e(s=>{se(s,{programs:n,checkout:i,base:{}})},"check"),prepare:e(
(s,p)=>de(E=>{const{node:O,searchPath:S,shell:N}=n,X=B(n),ee={node:O.file,searchPath:S,folder:E,shell:N,npm:X,assignments:s.
env},ae=_(ee,process),{file:pe,args:fe,env:Oe}=se(s,{programs:n,checkout:i,base:ae}),{timeoutMs:Me}=s;return Ne({file:pe,
args:fe,cwd:t,env:{...ae,...Oe},timeoutMs:Me,outputBytes:o,signal:p})}),"prepare"),run:e((s,p)=>de(async E=>{if(s.npmSettings)
return $n(s.npmSettings);const{node:O,searchPath:S,shell:N}=n,X=_({node:O.file,searchPath:S,folder:E,shell:N,assignments:s.
env},process),{file:ee,args:ae,env:pe,cwd:fe}=se(s,{programs:n,checkout:i,base:X});return Ne({file:ee,args:ae,cwd:fe??t,
env:{...X,...pe},timeoutMs:s.timeoutMs,outputBytes:o,signal:p})}),"run")}}e(On,"processGroup");function $n(n){const t=`I\
t starts npm, which would read settings that only containment in namespaces hides (${n.join("; ")})`;return{...(0,ce.dE)(
"",new Date),status:"crashed",reason:t}}e($n,"refused");function Sn(){switch(process.platform){case"linux":return"proces\
s group and marked descendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"\
process group killed at the end"}}e(Sn,"reach");var on=a(77030),Te=a(2503),Mn=a(49567);const bn=String.raw`
const fs = require('fs'), net = require('net'), os = require('os');
const { spawn, spawnSync } = require('child_process');
const t = JSON.parse(process.argv[1]);
const can = (f) => { try { return Boolean(f()) } catch { return false } };
const status = fs.readFileSync('/proc/self/status', 'utf8');
const field = (name) => new RegExp('^' + name + ':\\s*(\\S+)', 'm').exec(status)?.[1];
const connects = (to) => new Promise((done) => {
  const socket = net.connect(to, () => { socket.destroy(); done(true) });
  socket.on('error', () => done(false));
  socket.setTimeout(1000, () => { socket.destroy(); done(false) });
});
const environ = (pid) => can(() => fs.readFileSync('/proc/' + pid + '/environ').includes(t.secret));
const writes = (file) => can(() => { fs.writeFileSync(file, 'x'); return true });
(async () => {
  const lookup = new Promise((done) => require('dns').lookup('example.com', (error) => done(!error)));
  const local = await new Promise((done) => {
    const server = net.createServer().on('error', () => done(false));
    server.listen(0, '127.0.0.1', async () => {
      done(await connects({ port: server.address().port, host: '127.0.0.1' }));
      server.close();
    });
  });
  const seen = {
    root: process.getuid() === 0,
    capabilities: [field('CapEff'), field('CapPrm')].some((set) => !/^0+$/.test(set)),
    newPrivileges: field('NoNewPrivs') !== '1',
    otherProcesses: can(() => fs.existsSync('/proc/' + t.pid) &&
      fs.readFileSync('/proc/' + t.pid + '/cmdline').includes(t.token)),
    tcp: await connects({ port: t.port, host: '127.0.0.1' }),
    interfaces: Object.keys(os.networkInterfaces()).some((name) => name !== 'lo'),
    loopback: local,
    unixSocket: await connects(t.socket),
    outsideWrite: writes(t.outside) | writes('/usr/.gene-gate-probe') | writes('/etc/.gene-gate-probe'),
    checkoutWrite: writes(t.inside),
    canaries: t.canaries.map((file) => can(() => fs.readFileSync(file))),
    environ: can(() => fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && environ(name))),
    sudo: spawnSync('sudo', ['-n', 'true']).status === 0,
    userNamespace: spawnSync('unshare', ['--user', 'true']).status === 0,
    dns: await Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify(seen));
  process.exit(0);
})();
`,Tn=Te.Ikc({root:Te.zMY(),capabilities:Te.zMY(),newPrivileges:Te.zMY(),otherProcesses:Te.zMY(),tcp:Te.zMY(),interfaces:Te.
zMY(),loopback:Te.zMY(),unixSocket:Te.zMY(),outsideWrite:Mn.zM(),checkoutWrite:Te.zMY(),canaries:Te.YOg(Te.zMY()),environ:Te.
zMY(),sudo:Te.zMY(),userNamespace:Te.zMY(),dns:Te.zMY()});async function Pn(n){const{run:t,checkout:o,network:i}=n,s=(0,_e.
randomUUID)(),p=await(0,re.yy)(),E=(0,w.join)(p,"socket"),O=(0,w.join)(p,"written"),S=(0,w.join)(o,`.gene-gate-probe-${s}`),
N=await In([p,...n.folders],s),X=`secret-${s}`,ee=(0,ue.spawn)("/bin/sh",["-c","read -r _",s],{env:{SECRET:X},stdio:["pi\
pe","ignore","ignore"]});ee.on("error",()=>{});const ae=[(0,on.createServer)(),(0,on.createServer)()];try{await Promise.
all([rn(ae[0],{port:0,host:"127.0.0.1"}),rn(ae[1],E)]);const pe=ae[0].address(),fe=typeof pe=="object"&&pe?pe.port:0,Oe=`\
heartbeat-${s}`,Me=ee.pid??0,Se=await t(["-e",bn,JSON.stringify({port:fe,socket:E,outside:O,inside:S,canaries:N,secret:X,
token:s,pid:Me,heartbeat:Oe})]),xe=Tn.safeParse(xn(Se.stdout.head));return Se.status!=="passed"||!xe.success?An(Se):kn(xe.
data,{persisted:(0,b.existsSync)(O)||!n.keepsWrites&&(0,b.existsSync)(S),survived:Dn(Oe)>0,network:i})}finally{jn(ee);for(const pe of ae)
pe.close();await Promise.all([p,S,...N].map(pe=>(0,D.rm)(pe,{recursive:!0,force:!0})))}}e(Pn,"probeIsolation");function kn(n,t){
const o={unprivileged_user:!n.root,no_capabilities:!n.capabilities,no_new_privileges:!n.newPrivileges,own_processes_only:!n.
otherProcesses,...!t.network&&{no_tcp_to_the_machine:!n.tcp,only_loopback:!n.interfaces,no_name_resolution:!n.dns},no_unix_socket:!n.
unixSocket,checkout_can_be_written:n.checkoutWrite,no_write_stays:!t.persisted,no_write_outside:!n.outsideWrite,no_private_folder:n.
canaries.every(p=>!p),no_foreign_environment:!n.environ,no_sudo:!n.sudo,nothing_survives:!t.survived},i={loopback_works:n.
loopback,no_user_namespace:!n.userNamespace},s=e((p,E)=>Object.entries(p).map(([O,S])=>({name:O,held:S,required:E})),"pr\
obes");return[...s(o,!0),...s(i,!1)]}e(kn,"judgeProbes");function An({status:n,reason:t,stderr:o}){return t??`the probe ${n}\
 without output: ${o.head.slice(0,200)}`}e(An,"whyNot");async function In(n,t){return(await Promise.all(n.map(async i=>{
const s=(0,w.join)(i,`.gene-gate-canary-${t}`);return(0,D.writeFile)(s,t,{mode:420,flag:"wx"}).then(()=>[s],()=>[])}))).
flat()}e(In,"layCanaries");function rn(n,t){return n.on("connection",o=>o.destroy()),new Promise((o,i)=>{n.once("error",
i),n.listen(t,o)})}e(rn,"listen");function Dn(n){return(0,b.readdirSync)("/proc").filter(t=>{try{return/^\d+$/.test(t)&&
(0,b.readFileSync)(`/proc/${t}/cmdline`).includes(n)}catch{return!1}}).length}e(Dn,"survivors");function jn(n){n.stdin?.
destroy()}e(jn,"end");function xn(n){try{return JSON.parse(n)}catch{return}}e(xn,"parse");var Rn=a(62756);function Cn(n,t){
const{memory_bytes:o,processes:i,open_files:s,file_bytes:p,written_bytes:E}=n;return{memory_bytes:t.memory?o:null,processes:i,
processes_counted_for:t.processes?"command":"user",open_files:s,file_bytes:p,written_bytes:E}}e(Cn,"effectiveLimits");function Ln(n){
return["prlimit","--core=0",`--fsize=${n.file_bytes}`,`--nofile=${n.open_files}`,...n.processes_counted_for==="user"?[`-\
-nproc=${n.processes}`]:[]]}e(Ln,"prlimitWords");function Nn(n){const{memory_bytes:t,processes:o,processes_counted_for:i,
open_files:s}=n;return[t===null?"memory: unlimited":`memory: ${Xe(t)}`,`processes: ${o}${i==="user"?" of the same user":
""}`,`open files: ${s}`,`file size: ${Xe(n.file_bytes)}`,`total written: ${Xe(n.written_bytes)}`].join(", ")}e(Nn,"limit\
sInWords");function Xe(n){return`${Math.round(n/1024/1024)} MiB`}e(Xe,"inMebibytes");var Un=a(26514),an=a(70908),Wn=a(85750);
function Bn(n,t){const o=new Set(t),i=e(s=>o.has(s)||(0,an.Zv)(s).some(p=>o.has(p)),"isHidden");return{kindOf:e(s=>{if(i(
s))return;const p=Qe(()=>(0,b.lstatSync)((0,w.join)(n,s)));return p&&((0,Wn.I)(p)??"special")},"kindOf"),list:e(s=>{const p=(0,w.
join)(n,s);return i(s)||Qe(()=>(0,b.realpathSync)(p))!==p?[]:(Qe(()=>(0,b.readdirSync)(p))??[]).map(O=>(0,w.join)(s,O)).
filter(O=>!i(O))},"list")}}e(Bn,"lowerLayer");function Qe(n){try{return n()}catch{return}}e(Qe,"attempt");const cn={complete:!0,
files:new Map,folders:[],left:new Set},un="end\0";function Fn(n){if(!n.endsWith(un))return;const t=n.slice(0,-un.length),
o=t.split("\0").slice(0,-1),i=o.filter(s=>!s.startsWith("=")).map(Kn);return{complete:t===""||t.endsWith("\0"),files:new Map(
i.flatMap(({type:s,path:p,stamp:E})=>"cd".includes(s)?[]:[[p,E]])),folders:i.filter(({type:s})=>s==="d").map(({path:s})=>s),
left:new Set(o.filter(s=>s.startsWith("=./")).map(s=>s.slice(3)))}}e(Fn,"readWritten");function Kn(n){const t=n.indexOf(
" ");return{type:n.slice(0,1),stamp:n.slice(0,t),path:n.slice(t+1)}}e(Kn,"readEntry");const Gn=100;function zn(n,t){const{
complete:o,files:i,folders:s,left:p}=n,E=[...i.keys()],O=o&&i.size+s.length+p.size>0?["",...s]:[],S=new Set(E.filter(N=>t.
kindOf(N)!==void 0));return{created:E.filter(N=>!S.has(N)),changed:[...S,...s.filter(N=>(t.kindOf(N)??"directory")!=="di\
rectory")],deleted:O.flatMap(N=>t.list(N)).filter(N=>!p.has(N))}}e(zn,"differencesOf");function Hn({created:n,changed:t,
deleted:o},i,s=cn){const p=e(S=>!s.files.has(S),"isNew"),E=e(S=>s.files.get(S)!==i.files.get(S),"isTouched"),O=i.complete?
[...s.files.keys()].filter(S=>!i.files.has(S)):[];return{created:qe(n.filter(p)),changed:qe([...n.filter(S=>!p(S)&&E(S)),
...t.filter(S=>p(S)||E(S))]),deleted:qe([...o,...O])}}e(Hn,"sideEffectsOf");function qe(n){return[...n].sort().slice(0,Gn)}
e(qe,"bounded");const Yn=String.raw`
set -eu
umask 022
report=$1 checkout=$2 user=$3 group=$4 size=$5
exec 3>"$report" 4<&0 7>"$6" 8>"$7" 9>"$8" </dev/null
shift 8
if command -v ip >/dev/null; then ip link set lo up 2>/dev/null & fi
cd /.gene-gate
if [ -d own/upper ]; then
  rm -rf own/tmp own/home
else
  mount -t tmpfs -o "size=$size,mode=0755" gene-gate own
fi
if [ -n "$user" ]; then
  install -d -o "$user" -g "$group" own/upper own/work own/tmp own/home
else
  mkdir -p own/upper own/work own/tmp own/home
fi
exec 5<own/upper
mount -a -T run/mounts
cd "$checkout"
wait
(
  while read -r _; do kill -TERM -1; done
  kill -KILL -1
) <&4 3>&- 5<&- 7>&- 8>&- 9>&- >/dev/null 2>&1 &
exec 4<&- 6>&2 2>/dev/null
status=0
(
  echo 0 >&7 && echo 0 >&8 && echo 0 >&9 && printf 'ready\0' >&3 &&
    exec "$@" 2>&6 3>&- 5<&- 6>&- 7>&- 8>&- 9>&-
) || status=$?
kill -KILL -1 || :
written=
for each in /proc/self/fd/5/* /proc/self/fd/5/.[!.]* /proc/self/fd/5/..?*; do
  if [ -e "$each" ] || [ -L "$each" ]; then written=1; fi
done
if [ -n "$written" ]; then
  {
    find /proc/self/fd/5/. -mindepth 1 -printf '%y%i:%C@ %P\0'
    find /proc/self/fd/5/. -type d -printf './%P\0' |
      xargs -0 sh -c 'exec find "$@" -mindepth 1 -maxdepth 1 -printf "=%p\0"' sh
  } | head -c 4194304 >&3
fi
printf 'end\0' >&3
exit "$status"
`;var dn=a(41688);const ze="/home/gene-gate",en="/tmp",Re="/.gene-gate",je={lower:`${Re}/lower`,cover:`${Re}/cover`,own:`${Re}\
/own`,run:`${Re}/run`,cgroup:`${Re}/cgroup`,replaced:`${Re}/replaced`,tools:`${Re}/tools`},Vn=["null","zero","full","ran\
dom","urandom"];function Zn(n){const{view:t,checkout:o,run:i,stage:s,recursive:p}=n,E=e((S,N,X)=>({source:S,target:(0,w.
join)(s,N),type:"none",options:X}),"bind"),O=e((S,N)=>E(S,N,`${p?"rbind":"bind"},ro,X-mount.mkdir`),"show");return[...t.
system.map(S=>O(S,S)),...t.emptied.map(S=>({source:"gene-gate",target:(0,w.join)(s,S),type:"tmpfs",options:"size=1m,mode\
=0755"})),...t.tools.map((S,N)=>O(S,fn(S,N))),...Vn.map(S=>E(`/dev/${S}`,`dev/${S}`,"bind")),E("/proc","proc","rbind"),E(
o,je.lower,"rbind"),E(i,je.run,"bind")]}e(Zn,"sharedMounts");function Jn(n){const{view:t,checkout:o,privileges:i,hides:s,
keepsWrites:p,replaced:E}=n,O=e((X,ee,ae="bind")=>({source:X,target:ee,type:"none",options:ae}),"bind"),S=t.tools.map((X,ee)=>({
folder:X,place:fn(X,ee)})),N=[`lowerdir=${s||i.adopt?`${je.cover}:`:""}${je.lower}`,`upperdir=${je.own}/upper`,`workdir=${je.
own}/work`,...i.overlay,"X-mount.mkdir"];return[O(`${je.own}/tmp`,en),O(`${je.own}/home`,ze),...S.filter(({folder:X,place:ee})=>X!==
ee).map(({folder:X,place:ee})=>O(ee,X,"bind,X-mount.mkdir")),p?O(je.lower,o,"bind,X-mount.mkdir"):{source:"gene-gate",target:o,
type:"overlay",options:N.join(",")},...E.map((X,ee)=>O(`${je.replaced}/${ee}`,(0,w.join)(o,X))),{source:"gene-gate-proc",
target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{source:"gene-gate",target:Re,type:"tmpfs",options:"ro,size=4k\
,mode=0755"}]}e(Jn,"commandMounts");function fn(n,t){return[en,ze].some(i=>(0,dn.FK)(i,n))?`${je.tools}/${t}`:n}e(fn,"mo\
untPointOf");const ln="ready\0",Xn={home:ze,temp:en,npmCache:`${ze}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"\
/home/npmrc-global"};function Qn(n){const{programs:t,checkout:o,description:i}=n;return{level:"namespaces",description:i,
check:e(s=>{se(s,{programs:t,checkout:o,base:{}})},"check"),run:e((s,p)=>He(pn(s,n,p),n),"run"),forGene:e(s=>qn(n,s),"fo\
rGene"),prepare:e((s,p)=>{const E=nn(t,s.env,B(t)),{file:O,args:S,env:N}=se(s,{programs:t,checkout:o,base:E}),{timeoutMs:X}=s;
return He({file:O,args:S,timeoutMs:X,signal:p,env:{...E,...N}},n)},"prepare")}}e(Qn,"namespaces");function pn(n,{programs:t,
checkout:o},i){const s=nn(t,n.env),{file:p,args:E,env:O}=se(n,{programs:t,checkout:o,base:s});return{file:p,args:E,timeoutMs:n.
timeoutMs,signal:i,env:{...s,...O}}}e(pn,"containedOf");function nn({node:n,searchPath:t,shell:o},i,s){const p={node:n.file,
searchPath:t,folder:Xn,shell:o,npm:s,assignments:i};return _(p,process)}e(nn,"namespaces_environmentOf");async function qn(n,t){
const o=await n.prepared.share(t);if(typeof o=="string"){const s=t?.aborted?(0,ce.dE)((0,ce.PJ)(t),new Date):void 0;return{
run:e(async()=>s??Ye((0,ce.dE)("",new Date),o),"run"),close:e(()=>Promise.resolve(),"close")}}const i={written:cn};return{
run:e((s,p)=>He(pn(s,n,p),{...n,prepared:o,history:i}),"run"),close:o.close}}e(qn,"geneView");async function He(n,t){const{
checkout:o,history:i,file:s,outputBytes:p,prepared:E,privileges:O,programs:S,limits:N}=t;if(!E.isAlive())return Ye((0,ce.
dE)("",new Date),"the view is gone");const X=`report-${(0,_e.randomUUID)()}`,ee=(0,w.join)(E.folder,X),ae=n.env??nn(S,{}),
{user:pe}=O;let fe;try{fe=E.groups.make()}catch(Oe){return Ye((0,ce.dE)("",new Date),`no cgroup: ${String(Oe)}`)}try{await(0,D.
writeFile)(ee,"");const Oe=await Ne({file:s,args:[...E.enter.slice(1),"sh","-c",Yn,"gene-gate",`${je.run}/${X}`,o,String(
pe?.uid??""),String(pe?.gid??""),String(N.written_bytes),...[0,1,2].map(Se=>fe.joins[Se]??"/dev/null"),...O.drop,...Ln(N),
"env","-i",...Object.entries(ae).map(([Se,xe])=>`${Se}=${xe}`),n.file,...n.args],cwd:"/",env:{PATH:M.sg},timeoutMs:n.timeoutMs,
outputBytes:p,signal:n.signal,launcher:!0}),Me=Bn(o,t.leftOut),be=await et(Oe,await(0,D.readFile)(ee,"utf8"),Me,i);return tt(
be,fe,N)}finally{fe.remove(),await(0,D.rm)(ee,{force:!0})}}e(He,"runContained");async function et(n,t,o,i){if(t.startsWith(
ln))return nt(n,t,o,i);if(n.status==="timed_out"||n.status==="skipped")return n;const[s="no reason given"]=n.stderr.head.
trim().split(`
`);return Ye(n,s)}e(et,"withReport");async function nt(n,t,o,i){const s=Fn(t.slice(ln.length));if(s===void 0)return i?{...n,
checkout_modified:["unknown files"]}:n;const p=await zn(s,o),E=Hn(p,s,i?.written);if(i===void 0)return{...n,side_effects:E};
i.written=s;const O=(0,Un.r)(p,s,o);return{...n,side_effects:E,...O.length>0&&{checkout_modified:O}}}e(nt,"withWritten");
function tt(n,t,o){const i=t.resources(),s=n.reason!==void 0&&t.ranOutOfMemory()?`${n.reason}, at its limit of ${o.memory_bytes}\
 bytes of memory`:n.reason;return{...n,...s!==void 0&&{reason:s},...Object.keys(i).length>0&&{resources:i}}}e(tt,"withGr\
oup");function Ye(n,t){return{...n,status:"crashed",reason:`Containment could not be set up: ${t}`}}e(Ye,"notSetUp");var st=a(
45040);const ot={unified:e(({memory_bytes:n,processes:t})=>[[["memory.max",n],["pids.max",t]],[["memory.swap.max",0]]],"\
unified"),memory:e(({memory_bytes:n})=>[[["memory.limit_in_bytes",n]],[["memory.memsw.limit_in_bytes",n]]],"memory"),pids:e(
({processes:n})=>[[["pids.max",n]],[]],"pids"),cpuacct:e(()=>[[],[]],"cpuacct")},tn=/^(\d+)$/m,mn=/^oom_kill (\d+)$/m,rt={
unified:{file:"memory.peak",pattern:tn,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:tn,units:1}},it={unified:{
file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:tn,units:1e6}},at={unified:{
file:"memory.events",pattern:mn,units:1},memory:{file:"memory.oom_control",pattern:mn,units:1}};function ct(n,t,o){const i=n.
map((p,E)=>({...p,inside:`${je.cgroup}/${E}`})).filter(p=>dt(p,t,o)),s=e(p=>i.some(E=>E.controller==="unified"||E.controller===
p),"has");return{enforced:{memory:s("memory"),processes:s("pids")},make:e(()=>gn(i,t,o),"make")}}e(ct,"controlGroups");function ut(n){
for(const{parent:t}of n)We(()=>{const o=(0,b.readdirSync)(t).filter(i=>i.startsWith(re.F8)&&(0,st.p)(i));for(const i of o.
map(s=>(0,w.join)(t,s))){for(const s of(0,b.readdirSync)(i))We(()=>(0,b.rmdirSync)((0,w.join)(i,s)));We(()=>(0,b.rmdirSync)(
i))}})}e(ut,"removeLeftGroups");function dt(n,t,o){try{return gn([n],t,o).remove(),!0}catch{return!1}}e(dt,"canBeUsed");
function gn(n,t,o){const i=(0,_e.randomUUID)(),s=n.map(({controller:O,parent:S,inside:N})=>({controller:O,folder:(0,w.join)(
S,t,i),join:(0,w.join)(N,t,i,"cgroup.procs")})),p=e(()=>{for(const{folder:O}of s)We(()=>(0,b.rmdirSync)(O))},"remove"),E=e(
O=>s.map(({controller:S,folder:N})=>ft(O[S],N)).find(sn),"figure");try{for(const{controller:O,folder:S}of s){(0,b.mkdirSync)(
S);const[N,X]=ot[O](o);for(const[ee,ae]of N)(0,b.writeFileSync)((0,w.join)(S,ee),String(ae));for(const[ee,ae]of X)We(()=>(0,b.
writeFileSync)((0,w.join)(S,ee),String(ae)))}}catch(O){throw p(),O}return{joins:s.map(O=>O.join),resources:e(()=>{const[
O,S]=[E(rt),E(it)];return{...sn(O)&&{peak_memory_bytes:O},...sn(S)&&{cpu_ms:S}}},"resources"),ranOutOfMemory:e(()=>(E(at)??
0)>0,"ranOutOfMemory"),remove:p}}e(gn,"makeGroup");function sn(n){return n!==void 0}e(sn,"isKnown");function ft(n,t){if(!n)
return;const{file:o,pattern:i,units:s}=n;try{const p=i.exec((0,b.readFileSync)((0,w.join)(t,o),"utf8"))?.[1];return p===
void 0?void 0:Math.round(Number(p)/s)}catch{return}}e(ft,"read");function We(n){try{n()}catch{}}e(We,"control_groups_att\
empt");function lt(n,t,o){const i=t.split(`
`).flatMap(pt),s=n.split(`
`).flatMap(mt),p=i.find(({version:O})=>O===2),E=s.find(({controllers:O})=>O.length===0);if(p&&E)for(const O of gt(p.point,
hn(p,E.path))){const S=o(O).split(/\s+/);if(["memory","pids"].every(N=>S.includes(N)))return[{controller:"unified",parent:O}]}
return["memory","pids","cpuacct"].flatMap(O=>{const S=i.find(({version:X,options:ee})=>X===1&&ee.includes(O)),N=s.find(({
controllers:X})=>X.includes(O));return S&&N?[{controller:O,parent:hn(S,N.path)}]:[]})}e(lt,"findHierarchies");function pt(n){
const[t="",o=""]=n.split(" - "),[,,,i="",s=""]=t.split(" "),[p,,E=""]=o.split(" ");return p!=="cgroup"&&p!=="cgroup2"?[]:
[{root:i,point:s,version:p==="cgroup"?1:2,options:E.split(",")}]}e(pt,"parseMount");function mt(n){const t=/^\d+:([^:]*):(\/.*)$/.
exec(n);if(!t)return[];const[,o="",i=""]=t;return[{controllers:o.split(",").filter(Boolean),path:i}]}e(mt,"parseGroup");
function hn({point:n,root:t},o){const i=(0,w.relative)(t,o);return i.startsWith("..")?n:(0,w.join)(n,i)}e(hn,"pathIn");function gt(n,t){
const o=(0,w.relative)(n,t).split("/").filter(Boolean);return o.map((i,s)=>(0,w.join)(n,...o.slice(0,o.length-s))).concat(
n)}e(gt,"groupsAbove");const ht=/[ \t\n\v\f\r\\#]/g;function wn(n){return n.map(({source:t,target:o,type:i,options:s})=>`${_n(
t)} ${_n(o)} ${i} ${s} 0 0
`).join("")}e(wn,"mountTable");function _n(n){return n.replace(ht,t=>`\\${t.charCodeAt(0).toString(8).padStart(3,"0")}`)}
e(_n,"escapeField");const wt=6e4;async function vn([n="",...t],o){const i=(0,ue.spawn)(n,t,{cwd:"/",env:{PATH:M.sg},detached:!0,
stdio:["pipe","pipe","pipe"]}),s=await _t(i,o);if(typeof s=="string")return s;const p=e(()=>i.exitCode===null&&i.signalCode===
null,"isAlive");return{pid:s,isThere:p,close:e(async()=>{const E=new Promise(O=>i.once("close",O));i.ref(),i.stdin?.destroy(),
p()&&await E},"close")}}e(vn,"startPauseProcess");function _t(n,t){return new Promise(o=>{let[i,s]=["",""];const p=e(N=>{
n.stdin?.destroy(),n.pid!==void 0&&ie(n.pid,"SIGKILL"),S(N)},"giveUp"),E=e(()=>p(ce.t),"interrupt"),O=setTimeout(()=>p("\
creating its view took too long"),wt),S=e(N=>{clearTimeout(O),t?.removeEventListener("abort",E),o(N)},"settle");t?.addEventListener(
"abort",E),t?.aborted&&E();for(const N of[n.stdin,n.stdout,n.stderr])N?.on("error",()=>{});n.stderr?.on("data",N=>{s=`${s}${N}`.
slice(0,1e3)}),n.stdout?.on("data",N=>{i+=N,i.endsWith(`
`)&&(vt(n),S(Number(i)))}),n.once("error",N=>S(N.message)),n.once("close",()=>S(s.trim().split(`
`)[0]||"its view could not be created"))})}e(_t,"readyWith");function vt(n){n.unref();for(const t of[n.stdin,n.stdout,n.
stderr])t&&"unref"in t&&typeof t.unref=="function"&&t.unref()}e(vt,"letGo");var yt=a(16532),Et=a(50750);const Ot=Buffer.
alloc(1024);function $t(n,t){if(t.length===0)return Buffer.alloc(0);const o=t.find(s=>Buffer.from(s).toString()!==s);if(o!==
void 0)throw new x.ue("checkout_differs",`The file ${JSON.stringify(o)} is not in the commit and cannot be hidden, becau\
se its name is not UTF-8`,"Delete the file.");const i=[...new Set(["",...t.flatMap(an.Zv)])].sort();return Buffer.concat(
[...i.flatMap(s=>St(n,s)),...t.flatMap(s=>yn({path:s,type:"CharacterDevice",mode:0,uid:0,gid:0,size:0})),Ot])}e($t,"remo\
valArchive");function St(n,t){const{mode:o,uid:i,gid:s,mtime:p}=(0,b.lstatSync)((0,w.join)(n,t));return yn({path:`./${t}`,
type:"Directory",mode:o&4095,uid:i,gid:s,mtime:p})}e(St,"folderEntry");function yn(n){const t=new yt.Y({...n,size:0,devmaj:0,
devmin:0});t.encode();const o=t.block??Buffer.alloc(512);return t.needPax?[new Et.u(n).encode(),o]:[o]}e(yn,"entry");const Mt=String.
raw`
set -eu
umask 022
stage=$1 table=$2 checkout=$3 user=$4 owner=$5 size=$6 group=$7 gate=$8
shift 8
mount -t tmpfs -o "size=$size,mode=0755" gene-gate "$stage"
cd "$stage"
mkdir -p dev proc tmp home/gene-gate .old
mkdir .gene-gate
cd .gene-gate
mkdir lower cover covering covered own run tools cgroup
cd ..
: >home/npmrc-user >home/npmrc-global
: >dev/null >dev/zero >dev/full >dev/random >dev/urandom
ln -s /proc/self/fd dev/fd
ln -s /proc/self/fd/0 dev/stdin
ln -s /proc/self/fd/1 dev/stdout
ln -s /proc/self/fd/2 dev/stderr
links=
for each in /bin /sbin /lib /lib32 /lib64 /libx32; do
  if [ -L "$each" ]; then links="$links $each"; fi
done
if [ -n "$links" ]; then cp -P $links .; fi
mount -a -T "$table"
cp -R .gene-gate/run/replaced .gene-gate/replaced
if [ -s .gene-gate/run/removals.tar ]; then
  tar -x -p "$owner" -f .gene-gate/run/removals.tar -C .gene-gate/cover
fi
if [ -n "$user" ]; then
  cd .gene-gate
  mount -t overlay -o lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on gene-gate covered
  find covered \( -name node_modules -prune -o -path covered/.git -prune -o -true \) -exec chown -h "$user" {} +
  umount covered
  cd ..
fi
index=0
for parent in "$@"; do
  if mkdir "$parent/$group" 2>/dev/null; then
    if (echo 0 >"$parent/$group/cgroup.procs") 2>/dev/null; then
      echo '+memory +pids' 2>/dev/null >"$parent/$group/cgroup.subtree_control" || :
      if [ -n "$gate" ]; then chown -R "$gate" "$parent/$group"; fi
      mkdir ".gene-gate/cgroup/$index"
      mount --bind "$parent" ".gene-gate/cgroup/$index"
    else
      rmdir "$parent/$group"
    fi
  fi
  index=$((index + 1))
done
mkdir -p ".$checkout"
pivot_root . .old
cd /
umount -l /.old
rmdir /.old
while read -r _ _ _ _ target options _; do
  case $target in /proc | /proc/* | /dev/* | /.gene-gate/*) continue ;; esac
  case $options in ro | ro,*) continue ;; esac
  mount -o remount,bind,ro "$(printf '%b' "$target")"
done </proc/self/mountinfo
echo "$$"
while read -r _; do :; done
for each in /.gene-gate/cgroup/*/"$group"; do
  for attempt in 1 2 3 4 5; do
    if ! [ -d "$each" ]; then break; fi
    if [ "$attempt" != 1 ]; then sleep 0.1; fi
    rmdir "$each"/*/ "$each" 2>/dev/null || :
  done
done
`,bt=`
set -eu
umask 022
mount -t tmpfs -o "size=$1,mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`;async function Tt(n){const t=await(0,re.yy)(),o=(0,w.basename)(t),i=await kt();ut(i);const s=e(()=>(0,D.rm)(t,{recursive:!0,
force:!0}),"remove"),{privileges:p,file:E,limits:O,signal:S}=n,N=await Pt(n,t,i),X=await vn([E,...p.newMounts.slice(1),...N],
S);if(typeof X=="string")return await s(),X;const ee={enter:p.enter(X.pid),folder:(0,w.join)(t,"run"),groups:ct(i,o,O),isAlive:X.
isThere,close:e(async()=>{await X.close(),await s()},"close")};return{...ee,share:e(async ae=>{const pe=[...p.branch(X.pid).
slice(1),"sh","-c",bt,"gene-gate"],fe=await vn([n.enterFile,...pe,String(O.written_bytes)],ae);return typeof fe=="string"?
fe:{...ee,enter:p.enter(fe.pid),isAlive:fe.isThere,close:fe.close}},"share")}}e(Tt,"prepareView");async function Pt({privileges:n,
view:t,checkout:o,leftOut:i,keepsWrites:s,replaced:p,limits:E},O,S){const N=(0,w.join)(O,"stage"),X=(0,w.join)(O,"mounts"),
ee=(0,w.join)(O,"run");await(0,D.mkdir)(N),await(0,D.mkdir)(ee),await(0,D.mkdir)((0,w.join)(ee,"replaced"));for(const[Be,
Lt]of[...p.values()].entries())await(0,D.writeFile)((0,w.join)(ee,"replaced",String(Be)),Lt);await(0,D.writeFile)((0,w.join)(
ee,"removals.tar"),$t(o,i));const ae=i.length>0,pe=[...p.keys()],fe=Jn({view:t,checkout:o,privileges:n,hides:ae,keepsWrites:s,
replaced:pe});await(0,D.writeFile)((0,w.join)(ee,"mounts"),wn(fe));const Oe=n.name==="user_namespace";await(0,D.writeFile)(
X,wn(Zn({view:t,checkout:o,run:ee,stage:N,recursive:Oe})));const{adopt:Me,user:be,name:Se}=n,xe=Me&&be?`${be.uid}:${be.gid}`:
"",Ve=Se==="sudo"?`${process.getuid?.()}:${process.getgid?.()}`:"",Ce=[N,X,o,xe,Se==="user_namespace"?"--no-same-owner":
"--same-owner",String(E.written_bytes),(0,w.basename)(O),Ve,...S.map(({parent:Be})=>Be)];return["sh","-c",Mt,"gene-gate",
...Ce]}e(Pt,"scriptFor");async function kt(){const[n,t]=await Promise.all(["cgroup","mountinfo"].map(i=>(0,D.readFile)(`\
/proc/self/${i}`,"utf8").catch(()=>"")));return lt(n??"",t??"",e(i=>{try{return(0,b.readFileSync)((0,w.join)(i,"cgroup.s\
ubtree_control"),"utf8").trim()}catch{return""}},"handedOn"))}e(kt,"hierarchiesHere");const At=2e4;async function It(n,t){
const{checkout:o,folders:i,leftOut:s=[],keepsWrites:p,network:E,programs:O,signal:S}=t,N=n.name,[X="",ee=""]=[n.newMounts[0],
n.enter(0)[0]],[ae,pe]=[await(0,M._f)(X),await(0,M._f)(ee)];if(ae===void 0)return{from:N,reason:`${X} is not installed`};
if(pe===void 0)return{from:N,reason:`${ee} is not installed`};const fe=await Tt({privileges:n,checkout:o,leftOut:s,keepsWrites:p,
limits:t.limits,signal:S,file:ae,enterFile:pe,view:Dt(await(0,dn.du)(O,i,E),t.shown??[]),replaced:new Map([...await(0,Rn.
b)(o),...t.replaced??[]])});if(typeof fe=="string")return{from:N,reason:fe};const Oe=Cn(t.limits,fe.groups.enforced),Me=jt(
n,E,Oe),be={...t,leftOut:s,privileges:n,file:pe,prepared:fe,description:Me,limits:Oe},Se=await Pn({checkout:o,folders:i,
network:E,keepsWrites:p,run:e(Ce=>He({file:O.node.file,args:Ce,timeoutMs:At,signal:S},be),"run")});if(typeof Se=="string")
return await fe.close(),{from:N,reason:Se};const xe=Se.filter(({required:Ce,held:Be})=>Ce&&!Be).map(({name:Ce})=>Ce);if(xe.
length>0)return await fe.close(),{from:N,reason:`the probe run failed: ${xe.join(", ")}`};const Ve=Qn(be),{level:En}=Ve;
return{backend:Ve,isolation:{level:En,description:Me,launcher:N,limits:Oe,probes:Se},close:fe.close}}e(It,"tryNamespaces");
function Dt(n,t){return{...n,tools:[...n.tools,...t]}}e(Dt,"withTools");function jt({name:n,user:t},o,i){const s=t?`user\
 ${t.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${n.replace("_"," ")}\
)`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the machine",o?
"network access as allowed by the policy":"no network except loopback",`as ${s}; ${Nn(i)}.`].join("; ")}e(jt,"describe");
async function xt(n){const{requested:t,signal:o}=n,i=[];if(t!=="off")for await(const S of Rt(n)){if("backend"in S)return{
...S,isolation:{...S.isolation,requested:t,downgrades:i}};i.push(S)}if(t==="require")throw o?.aborted?(0,x.VM)("while it\
 tested containment"):Ct(i);const s=await n.shareFolder?.()??n.checkout,p=On({...n,checkout:s}),{level:E,description:O}=p;
return{backend:p,isolation:{level:E,description:O,requested:t,downgrades:i},close:e(()=>Promise.resolve(),"close")}}e(xt,
"chooseBackend");async function*Rt(n){const{platform:t=process.platform}=n;if(t!=="linux"||!process.getuid||!process.getgid){
yield{from:"namespaces",reason:`${t} has no namespaces`};return}const o=await(0,D.realpath)(n.checkout),i={uid:process.getuid(),
gid:process.getgid()};for(const s of(0,M._g)(i,await(0,D.stat)(o),n.network))yield await It(s,{...n,checkout:o})}e(Rt,"a\
ttempts");function Ct(n){const t=n.map(({from:o,reason:i})=>`${o}: ${i}`).join("; ");return new x.ue("containment_unavai\
lable",`The policy requires containment in namespaces, which this machine does not support. ${t}.`,"Use a Linux runner w\
ith passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo), or set `containment: auto` in\
 the policy of the base branch.")}e(Ct,"unavailable")}),62756:((ge,te,a)=>{a.d(te,{b:e(()=>K,"b"),c:e(()=>A,"c")});var D=a(
51455),x=a(76760);const M=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,b=/^\s*([\w-]+)\s*(?:=|$)/,w={core:["repositoryformat\
version","filemode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","r\
efstorage","compatobjectformat"]},F=new Set(["objects","refs","logs","hooks","info","lfs"]);async function K(_){const P=await U(
_,".git"),h=e(async r=>{const c=await(0,D.readFile)((0,x.join)(_,r),"utf8");return[r,A(c)]},"read");return new Map(await Promise.
all(P.map(h)))}e(K,"safeGitConfigs");async function U(_,P){const r=(await(0,D.readdir)((0,x.join)(_,P),{withFileTypes:!0}).
catch(()=>[])).map(async c=>{const l=(0,x.join)(P,c.name);return c.isFile()?/^config(\.worktree)?$/.test(c.name)?[l]:[]:
c.isDirectory()&&!F.has(c.name)?U(_,l):[]});return(await Promise.all(r)).flat()}e(U,"configsIn");function A(_){let P=[];
return _.split(`
`).filter(r=>{const c=M.exec(r)?.[1]?.toLowerCase();if(c!==void 0)return P=w[c]??[],P.length>0&&r.trimEnd().endsWith("]");
const l=b.exec(r)?.[1]?.toLowerCase();return l!==void 0&&P.includes(l)&&!r.endsWith("\\")}).map(r=>`${r}
`).join("")}e(A,"withoutSecrets")}),94829:((ge,te,a)=>{a.d(te,{_f:e(()=>P,"_f"),_g:e(()=>A,"_g"),oQ:e(()=>w,"oQ"),sg:e(()=>b,
"sg")});var D=a(73024),x=a(51455),M=a(76760);const b=["/usr/sbin","/usr/bin","/sbin","/bin"].join(M.delimiter),w={uid:65534,
gid:65534},F=["--mount","--pid","--fork","--kill-child","--ipc","--uts"],K=["sudo","-n","--","env","-i",`PATH=${b}`],U=[
"--no-new-privs","--inh-caps=-all"];function A(r,c,l){const v=["unshare",...F,...l?[]:["--net"]],$=e(H=>`--mount=/proc/${H}\
/ns/mnt`,"mountsOf"),I=c.uid===0,z=I?w:{uid:c.uid,gid:c.gid},j={drop:_(z),user:z,adopt:I,overlay:I?["metacopy=on"]:[]},Y=[
"unshare","--mount"],T=e(H=>["nsenter",$(H),"--",...v],"enter"),R=e(H=>["nsenter",$(H),"--",...Y],"branch"),L=e(H=>["nse\
nter",`--user=/proc/${H}/ns/user`,"--preserve-credentials",$(H),"--"],"ofUser");return r.uid===0?[{name:"root",newMounts:Y,
enter:T,branch:R,...j}]:[{name:"sudo",newMounts:[...K,...Y],enter:e(H=>[...K,...T(H)],"enter"),branch:e(H=>[...K,...R(H)],
"branch"),...j},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],enter:e(H=>[...L(H),"s\
etpriv","--pdeathsig=KILL",...v],"enter"),branch:e(H=>[...L(H),...Y],"branch"),drop:["unshare","--user",`--map-user=${r.
uid}`,`--map-group=${r.gid}`,"setpriv",...U],adopt:!1,overlay:["userxattr"]}]}e(A,"privilegesFor");function _({uid:r,gid:c}){
return["setpriv",...[`--reuid=${r}`,`--regid=${c}`,"--clear-groups"],...U,"--bounding-set=-all"]}e(_,"dropTo");async function P(r){
for(const c of b.split(M.delimiter)){const l=(0,M.join)(c,r);if(await h(l))return l}}e(P,"systemTool");async function h(r){
return(0,x.access)(r,D.constants.X_OK).then(()=>!0,()=>!1)}e(h,"isExecutable")}),41688:((ge,te,a)=>{a.d(te,{FK:e(()=>h,"\
FK"),du:e(()=>U,"du"),v9:e(()=>K,"v9")});var D=a(51455),x=a(48161),M=a(76760);const b=["/usr","/etc","/bin","/sbin","/li\
b","/lib32","/lib64","/libx32"],w=["/nix/store","/gnu/store"],F=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMAR\
Y"];function K(r){const c=F.flatMap(v=>r[`GITHUB_${v}`]??[]),l=[r.HOME,r.RUNNER_TEMP,r.XDG_RUNTIME_DIR].flatMap(v=>v??[]);
return[...new Set([...l,(0,x.tmpdir)(),...c.map(M.dirname)].filter(v=>(0,M.isAbsolute)(v)))]}e(K,"privateFolders");async function U({
node:r,npm:c,machine:l},v,$){const I=await _([...b,...w]),j=(await Promise.all(v.map(R=>(0,D.realpath)(R).catch(()=>[])))).
flat(),Y=[(0,M.dirname)(r.file),...c?[(0,M.dirname)((0,M.dirname)(c.file))]:[],...[...l.values()].flatMap(R=>A(R,j)),...$?
await P():[]].filter(R=>!I.some(L=>h(L,R))),T=j.filter(R=>I.some(L=>L!==R&&h(L,R)));return{system:I,emptied:T,tools:[...new Set(
Y)]}}e(U,"viewOf");function A({file:r,real:c},l){const v=(0,M.dirname)(c),$=(0,M.dirname)(v),I=(0,M.basename)(v)==="bin"&&
!l.some(z=>h(z,$));return[(0,M.dirname)(r),v,...I?[$]:[]].filter(z=>!l.some(j=>h(z,j)))}e(A,"foldersOf");async function _(r){
return(await Promise.all(r.map(async l=>(await(0,D.lstat)(l).catch(()=>{}))?.isDirectory()?[l]:[]))).flat()}e(_,"existin\
g");async function P(){const r=await(0,D.realpath)("/etc/resolv.conf").catch(()=>{});return r?.startsWith("/run/systemd/\
resolve/")?[(0,M.dirname)(r)]:[]}e(P,"resolverFolder");function h(r,c){const l=(0,M.relative)(r,c);return l!==".."&&!l.startsWith(
`..${M.sep}`)&&!(0,M.isAbsolute)(l)}e(h,"isInside")}),61247:((ge,te,a)=>{a.d(te,{$M:e(()=>M,"$M"),Ju:e(()=>P,"Ju"),PJ:e(
()=>K,"PJ"),Q0:e(()=>w,"Q0"),dE:e(()=>h,"dE"),fD:e(()=>U,"fD"),lR:e(()=>_,"lR"),o0:e(()=>b,"o0"),sy:e(()=>F,"sy"),t:e(()=>x,
"t"),tS:e(()=>c,"tS"),xw:e(()=>r,"xw")});const D="BLOCKED: validation command rejected by safety check (allowed prefixes\
: node/npm/npx; shell operators prohibited)",x="interrupted",M="the time budget for all commands was spent",b="the run r\
eturned no outcome for this command",w="files of the checkout changed while the gate ran";function F(v){return v.filter(
({reason:$})=>$===x).length}e(F,"countInterrupted");function K(v){return v.reason===M?M:x}e(K,"stopReason");function U(v){
return l("blocked",D,v)}e(U,"blockedOutcome");const A="Program is missing: ";function _({message:v,hint:$},I){return l("\
crashed",`${A}${v} ${$}`,I)}e(_,"programMissingOutcome");function P({status:v,reason:$}){return v==="crashed"&&$?.startsWith(
A)===!0}e(P,"isProgramMissing");function h(v,$){return l("skipped",v,$)}e(h,"skippedOutcome");function r(v){return l("sk\
ipped",b,v)}e(r,"lostOutcome");function c(v,$,I){return{...I??l("error",w,v),status:"error",reason:w,checkout_changed:[...$]}}
e(c,"changedOutcome");function l(v,$,I){const z={head:"",tail:"",bytes:0,truncated:!1};return{status:v,exit_code:null,signal:null,
started_at:I.toISOString(),duration_ms:0,stdout:z,stderr:z,reason:$}}e(l,"notRun")}),98637:((ge,te,a)=>{a.d(te,{RK:e(()=>b,
"RK"),WR:e(()=>F,"WR"),i$:e(()=>M,"i$")});var D=a(30025),x=a(61247);function M({asset:_,commands:P}){const h=P.flatMap(({
plan:r})=>r??[]);return{id:_.id,plans:h.length===P.length?h:[]}}e(M,"plansOf");function b({commands:_},P,h){if(_.every(({
plan:c})=>c!==void 0))return _.map(({plan:c},l)=>w(c,P[l],h));const r=A(_);return _.map(({verdict:c})=>c==="block"?(0,x.
fD)(h):(0,x.dE)(r,h))}e(b,"outcomesOf");function w(_,P,h){if(P===void 0||P.plan.digest!==_?.digest)return(0,x.xw)(h);const{
outcome:r,changedFiles:c}=P;return c.length===0?r:{...r,checkout_modified:c}}e(w,"outcomeOf");function F(_,P,h){const r=_.
filter(c=>P?K(c):c.commands.some(U));return new Map(r.map(c=>[c,b(c,[],h)]))}e(F,"refusedOutcomes");function K({change:_,
commands:P}){return P.length===0?_!=="removed":P.some(({plan:h})=>h===void 0)}e(K,"cannotRun");function U({verdict:_}){return _===
"block"}e(U,"isBlocked");function A(_){if(_.some(({verdict:r})=>r==="block"))return"another command of the gene is block\
ed";const h=_.flatMap(({reading:r})=>(0,D.wS)(r)??[]).find(({path:r})=>r===void 0);return h?`${h.name} is not installed;\
 install dependencies before the gate`:"the audit does not allow this gene to run; see its findings"}e(A,"reasonNotToRun")}),
12363:((ge,te,a)=>{a.d(te,{s:e(()=>U,"s")});var D=a(73024),x=a(51455),M=a(76760),b=a(26788),w=a(71428);const F={entries:2e5,
bytes:4*1024**3};class K extends Error{static{e(this,"TooLarge")}}async function U(h,r=F){const c=await(0,b.yy)(),l=e(()=>(0,x.
rm)(c,{recursive:!0,force:!0,maxRetries:3}),"close"),v=(0,M.join)(c,(0,M.basename)(h.directory)||"checkout");try{await A(
h,v,r);const $=await(0,w.i)(h.directory,v);return{guard:h.at(v),objects:$,close:l}}catch($){if(await l(),$ instanceof K)
return;throw $}}e(U,"copyCheckout");async function A(h,r,c){const{directory:l,files:v,folders:$}=h,I={...c},z=e(async j=>{
const[Y,T]=[(0,M.join)(l,j),(0,M.join)(r,j)],R=await(0,x.lstat)(Y);if(I.entries-=1,I.bytes-=R.isFile()?R.size:0,I.entries<
0||I.bytes<0)throw new K;if(R.isSymbolicLink())await P(Y,T,l,r);else if(R.isFile())await(0,x.copyFile)(Y,T,D.constants.COPYFILE_FICLONE);else if(R.
isDirectory()){await(0,x.mkdir)(T,{mode:R.mode});for(const{name:L}of await _(Y))await z((0,M.join)(j,L))}},"copy");for(const j of $)
await(0,x.mkdir)((0,M.join)(r,j),{recursive:!0});for(const{path:j}of v)await z(j);for(const j of h.additions)await(0,x.mkdir)(
(0,M.join)(r,j,".."),{recursive:!0}),await z(j)}e(A,"copyView");async function _(h){return(0,x.readdir)(h,{withFileTypes:!0})}
e(_,"entriesOf");async function P(h,r,c,l){const v=await(0,x.readlink)(h),$=(0,M.isAbsolute)(v)?(0,M.relative)(c,v):"..",
I=!$.startsWith("..")&&!(0,M.isAbsolute)($),z=process.platform==="win32"?"junction":void 0;await(0,x.symlink)(I?(0,M.join)(
l,$):v,r,z)}e(P,"copyLink")}),75820:((ge,te,a)=>{a.d(te,{z:e(()=>$,"z")});var D=a(31421),x=a(51455),M=a(48161),b=a(76760),
w=a(57975),F=a(2503),K=a(35602),U=a(73024);async function A(J,ne){const se=new Set(J.split(b.delimiter).filter(q=>(0,b.isAbsolute)(
q)));return(await Promise.all([...se].map(async q=>await _(q,ne)===void 0?[]:[q]))).flat()}e(A,"trustedEntries");async function _(J,ne){
const[se,G]=await Promise.all([(0,x.realpath)(J).catch(()=>{}),(0,x.realpath)(ne)]);if(se===void 0)return;const q=[se,(0,b.
resolve)(J)],oe=[G,(0,b.resolve)(ne)];return q.some(ce=>oe.some(B=>r(B,ce)))?void 0:se}e(_,"realPathOutside");async function*P(J,ne,se){
for(const G of ne){const q=(0,b.join)(G,process.platform==="win32"?`${J}.exe`:J),oe=await _(q,se);oe!==void 0&&await h(oe)&&
(yield{file:q,real:oe})}}e(P,"executablesNamed");async function h(J){try{return await(0,x.access)(J,U.constants.X_OK),(await(0,x.
stat)(J)).isFile()}catch{return!1}}e(h,"isExecutable");function r(J,ne){const se=(0,b.relative)(J,ne);return se!==".."&&
!se.startsWith(`..${b.sep}`)&&!(0,b.isAbsolute)(se)}e(r,"contains");const c=F.Ikc({file:F.YjP(),version:F.YjP(),platform:F.
YjP(),arch:F.YjP()}),l="JSON.stringify({file: process.execPath, version: process.version, platform: process.platform, ar\
ch: process.arch})",v=2e4;async function $(J){const{path:ne,checkout:se,names:G=[]}=J,q=await A(ne,se),oe=await I(q,se),
[ce,B]=await Promise.all(["npm","npx"].map(ue=>j(ue,oe.file,q,se))),re=await H(G,q,se),de=await R(q,se);return{node:oe,...ce&&
{npm:ce},...B&&{npx:B},...de!==void 0&&{shell:de},machine:re,searchPath:q}}e($,"findPrograms");async function I(J,ne){for await(const{
file:se,real:G}of P("node",J,ne)){const q=await z(se,G,J),oe=await _(q.file,ne);if(oe!==void 0)return{...q,file:oe}}throw new K.
ue("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example\
 with actions/setup-node), in a folder outside the checkout.")}e(I,"findNode");async function z(J,ne,se){const{execPath:G,
version:q,platform:oe,arch:ce}=process;if(ne===await(0,x.realpath)(G))return{file:ne,version:q,platform:oe,arch:ce};try{
const{stdout:B}=await(0,w.promisify)(D.execFile)(J,["-p",l],{cwd:(0,b.dirname)(J),env:{PATH:se.join(b.delimiter),HOME:(0,M.
homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:v,windowsHide:!0});return c.parse(JSON.
parse(B))}catch(B){throw new K.ue("program_not_found",`${J} is the first node on PATH, but it does not work.`,"Run it ma\
nually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:B})}}e(z,"describeNode");async function j(J,ne,se,G){
const q=(0,b.join)("node_modules","npm","bin",`${J}-cli.js`);for(const oe of[(0,b.dirname)(ne),...se]){for(const B of[(0,b.
join)(oe,q),(0,b.join)(oe,"..","lib",q)]){const re=await Y(B,J,G);if(re)return re}const ce=await Y((0,b.join)(oe,J),J,G);
if(ce)return ce}}e(j,"findNpm");async function Y(J,ne,se){const G=await _(J,se);if(!G?.endsWith(`${ne}-cli.js`))return;const q=(0,b.
join)((0,b.dirname)(G),"..","package.json"),oe=await(0,x.readFile)(q,"utf8").catch(()=>"null"),{success:ce,data:B}=F.Ikc(
{name:F.euz("npm"),version:F.YjP()}).safeParse(V(oe));return ce?{file:G,version:B.version}:void 0}e(Y,"npmProgram");const T="\
/bin/sh";async function R(J,ne){if(process.platform!=="win32")return T;for await(const{real:se}of P("git",J,ne)){const G=await _(
(0,b.join)((0,b.dirname)(se),"..","bin","sh.exe"),ne);if(G!==void 0)return G}}e(R,"findShell");const L=/^[A-Za-z0-9][\w.+-]*$/;
async function H(J,ne,se){const G=new Map;for(const q of J.filter(oe=>L.test(oe))){const oe=await P(q,ne,se).next();oe.done||
G.set(q,oe.value)}return G}e(H,"findMachinePrograms");function V(J){try{return JSON.parse(J)}catch{return}}e(V,"parseJso\
n")}),82527:((ge,te,a)=>{a.d(te,{Q:e(()=>M,"Q"),c:e(()=>x,"c")});var D=a(4116);const x={planned(){},started(){},finished(){},
ended(){}};function M(b){let w=0,F=0;return{...x,planned:e(K=>{w=K},"planned"),finished:e((K,{status:U,duration_ms:A})=>{
F+=1;const _=(A/1e3).toFixed(1);b(`[${F}/${w}] ${U} in ${_} s: ${(0,D.o)(K)}`)},"finished")}}e(M,"linesOfProgress")}),71428:((ge,te,a)=>{
a.d(te,{i:e(()=>w,"i")});var D=a(51455),x=a(76760),M=a(62756);const b=new Set(["hooks","lfs","worktrees"]);async function w(U,A){
const _=(0,x.join)(U,".git"),P=await(0,D.lstat)(_).catch(()=>{});if(P===void 0)return[];const h=(0,x.join)(A,".git");if(P.
isDirectory())return F(_,h);const r=/^gitdir: (.+)\n?$/.exec(await(0,D.readFile)(_,"utf8"))?.[1];if(r===void 0)return[];
const c=(0,x.resolve)(U,r),l=await(0,D.readFile)((0,x.join)(c,"commondir"),"utf8").catch(()=>{});return[...l===void 0?[]:
await F((0,x.resolve)(c,l.trim()),h),...await F(c,h,new Set(["commondir","gitdir"]))]}e(w,"copyRepository");async function F(U,A,_=new Set){
const P=[];await(0,D.mkdir)(A,{recursive:!0});for(const h of await(0,D.readdir)(U,{withFileTypes:!0})){const{name:r}=h,[
c,l]=[(0,x.join)(U,r),(0,x.join)(A,r)];b.has(r)||_.has(r)||(h.isDirectory()&&r==="objects"?(await K(c,l),P.push(c)):h.isDirectory()?
P.push(...await F(c,l)):h.isFile()&&/^config(\.worktree)?$/.test(r)?await(0,D.writeFile)(l,(0,M.c)(await(0,D.readFile)(c,
"utf8"))):h.isFile()&&await(0,D.copyFile)(c,l))}return P}e(F,"copyFolder");async function K(U,A){await(0,D.mkdir)((0,x.join)(
A,"info"),{recursive:!0}),await(0,D.writeFile)((0,x.join)(A,"info","alternates"),`${JSON.stringify(U)}
`)}e(K,"borrowObjects")}),20909:((ge,te,a)=>{a.d(te,{f:e(()=>y,"f"),m:e(()=>ve,"m")});var D=a(48161),x=a(70482),M=a(72137),
b=a(19782),w=a(61247);async function F(d,f,g){const k=new AbortController,W=setTimeout(()=>k.abort(w.$M),d);try{return await g(
AbortSignal.any([f,k.signal]))}finally{clearTimeout(W)}}e(F,"withinBudget");var K=a(77174),U=a(76760);const A=5,_=30,P=/[^\w.@+~/\\-]+/;
function h(d){const f=new Map(d.map(g=>[g,g]));for(const g of d){const{dir:k,name:W,ext:Z}=U.posix.parse(g),Q=U.posix.join(
k,W);Z!==""&&!f.has(Q)&&f.set(Q,g)}return g=>{if(g.status!=="failed"||f.size===0)return g;const{stdout:k,stderr:W}=g,Z=[
W,k].flatMap(({head:we,tail:le})=>[we,le]),Q=new Set(Z.flatMap(we=>we.split(P))),ie=new Set([...Q].flatMap(we=>r(we)).flatMap(
we=>f.get(we)??[]));return ie.size===0?g:{...g,left_out:[...ie].sort().slice(0,A)}}}e(h,"mentionedOf");function r(d){const f=d.
replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(g=>g!==""&&g!=="."&&g!=="..");return f.length>_?[]:f.flatMap(
(g,k)=>f.slice(k).map((W,Z)=>f.slice(k,k+Z+1).join("/")))}e(r,"partsOf");var c=a(98637),l=a(75820),v=a(35602);class ${static{
e(this,"Pool")}#n;#e=[];constructor(f){this.#n=f}run(f,g){return new Promise((k,W)=>{const Z=e(()=>{g().then(k,W).finally(
()=>{this.#n+=1,this.#t()})},"start");this.#e=[...this.#e,{urgency:f,start:Z}],this.#t()})}#t(){setImmediate(()=>{const f=[
...this.#e].sort((g,k)=>k.urgency()-g.urgency()).slice(0,this.#n);this.#n-=f.length,this.#e=this.#e.filter(g=>!f.includes(
g));for(const{start:g}of f)g()})}}async function I(d,f){const{backend:g,progress:k,concurrency:W,views:Z}=f,Q=new Map(d.
flatMap(({plans:he})=>he.map(De=>[De.digest,De]))),ie=new Map;for(const he of Q.values()){const De=ne(()=>g.check(he));De&&
ie.set(he.digest,De)}const we=new AbortController,le=AbortSignal.any([f.signal,we.signal]),ye=new $(W),ke=H({...f,signal:le},
ie),Ae=Z==="gene"?j(ye,ke,g,le):z(ye,ke,g,le),Ee=e(({plans:he})=>Ae(he).catch(De=>{throw we.abort(),De}),"walk"),Ie=new Map(
d.map(({plans:he})=>[Y(he),he]));k.planned(Z==="gene"?[...Ie.values()].flat().length:Q.size);try{const he=W===1?await T(
d,Ee):await R(d,Ee),De=q(he);return new Map(d.map((Le,Ue)=>[Le,De[Ue]??[]]))}finally{k.ended()}}e(I,"runPlans");function z(d,f,g,k){
const W=G((Z,Q)=>d.run(Q,()=>f(Z,(ie,we)=>g.run(ie,we))));return Z=>L(Z,W,k)}e(z,"inOwnViews");function j(d,f,g,k){const W=new Map,
Z=e(async Q=>{const ie=await g.forGene?.(k),we=e((le,ye)=>(ie??g).run(le,ye),"run");return L(Q,le=>f(le,we),k).finally(()=>ie?.
close())},"walk");return async Q=>{const ie=Y(Q),we=W.get(ie)??d.run(()=>Q.length,()=>Z(Q));return W.set(ie,we),(await we).
map((le,ye)=>({...le,plan:Q[ye]??le.plan}))}}e(j,"inOneView");function Y(d){return d.map(({digest:f})=>f).join()}e(Y,"li\
stOf");async function T(d,f){const g=[];for(const k of d)g.push(await f(k));return g}e(T,"inTurn");async function R(d,f){
const g=d.map(f);return await Promise.allSettled(g),Promise.all(g)}e(R,"sideBySide");async function L(d,f,g){const k=[];
for(const[W,Z]of d.entries()){const Q=k.find(({outcome:ie})=>ie.checkout_modified);g.aborted?k.push(oe(Z,(0,w.PJ)(g))):Q?
k.push(oe(Z,se(Q.plan))):k.some(({outcome:ie})=>ie.status!=="passed")?k.push(oe(Z,"an earlier command of the gene did no\
t pass")):k.push({...await f(Z,d.length-W),plan:Z})}return k}e(L,"runGene");function H(d,f){const{backend:g,progress:k,signal:W,
guard:Z}=d;let Q;return async(ie,we)=>{if(Q!==void 0)return oe(ie,Q);if(W.aborted)return oe(ie,(0,w.PJ)(W));const le=g.level===
"process_group",ye=Z?.state(),ke=ye?await V(Z,ye,le):[];if(ke.length>0)return Q=w.Q0,{plan:ie,outcome:(0,w.tS)(new Date,
ke),changedFiles:[]};k.started(ie.command);const Ae=f.get(ie.digest),Ee=Ae?(0,w.lR)(Ae,new Date):await we(ie,W),Ie=W.aborted||
!ye?[]:await J(Z,ye,le);if(Ie.length===0||le)return k.finished(ie.command,Ee),Ie.length>0&&(Q=se(ie)),{plan:ie,outcome:Ee,
changedFiles:Ie};Q=w.Q0;const he=(0,w.tS)(new Date(Ee.started_at),Ie,Ee);return k.finished(ie.command,he),{plan:ie,outcome:he,
changedFiles:[]}}}e(H,"stepper");async function V(d,f,g){return d===void 0?[]:[...await d.changed(f),...g?[]:d.added(f)]}
e(V,"differences");async function J(d,f,g){return d===void 0?[]:g?d.changed():d.touchedSince(f)}e(J,"touched");function ne(d){
try{d();return}catch(f){if(f instanceof v.ue&&f.code==="program_not_found")return f;throw f}}e(ne,"missingProgram");function se({
command:d}){return`the command "${d}" changed files of the checkout`}e(se,"changedBy");function G(d){const f=new Map,g=new Map;
return(k,W)=>{const{digest:Z}=k;g.set(Z,Math.max(W,g.get(Z)??0));const Q=f.get(Z)??d(k,()=>g.get(Z)??0);return f.set(Z,Q),
Q}}e(G,"once");function q(d){const f=new Set;return d.map(g=>g.map(k=>{const{outcome:W}=k;return W.status==="skipped"?k:
f.has(W)?{...k,outcome:{...W,reused:!0}}:(f.add(W),k)}))}e(q,"markReused");function oe(d,f){return{plan:d,outcome:(0,w.dE)(
f,new Date),changedFiles:[]}}e(oe,"skipped");var ce=a(60237),B=a(12363);function re(d,f,g=!1,k=B.s){let W,Z=!1;return{folder:e(
async()=>{if(g)return d.directory;if(W=await k(d),Z=W===void 0,Z&&!f)throw de(d);return W?.guard.directory??d.directory},
"folder"),guard:e(()=>W?.guard??d,"guard"),hides:e(()=>!Z,"hides"),findings:e(()=>Z?[(0,ce.gk)("checkout-shared",{untracked:d.
leftOut.length})]:[],"findings"),close:e(async()=>W?.close(),"close")}}e(re,"shareFolder");function de({directory:d}){return new v.
ue("containment_unavailable",`The checkout ${d} is too large to copy, and without namespaces commands would see files th\
at are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer \
dependencies before the gate.")}e(de,"tooLarge");const ue=4*1024*1024,_e=4,me=2*1024;async function ve(d,f){const g=new Date,
k=d.genes.filter($e=>!f.waiting.has($e)).map($e=>({...(0,c.i$)($e),gene:$e})).filter(({plans:$e})=>$e.length>0),{checkout:W,
path:Z,policy:Q,progress:ie,signal:we}=f,le=(0,c.WR)(d.genes,W!==void 0,g);if(W===void 0||k.length===0)return{outcomes:le,
interrupted:0,isolation:b.k9,nodeOf:e(()=>process,"nodeOf")};const{directory:ye,leftOut:ke}=W,Ae=new Set(k.flatMap(({plans:$e})=>$e.
map(Je=>Je.program))),Ee=await(0,l.z)({path:Z,checkout:ye,names:[...Ae]}),{shown:Ie}=f,he=re(W,f.attended,Ie!==void 0),{
backend:De,isolation:Le,close:Ue}=await(0,K.a)({programs:Ee,checkout:ye,leftOut:ke,...Ie&&{shown:Ie},shareFolder:he.folder,
outputBytes:C(Q.limits.output_bytes,d.genes),limits:Q.limits,requested:y(Q.containment,f.fork),network:Q.network==="allo\
w",replaced:await Pe(d,f.tree),folders:f.privateFolders,signal:we}),Ne=De.level==="namespaces",Fe=Ne?u(Q.concurrency):1,
Ke=await F(Q.limits.budget_seconds*1e3,we,$e=>I(k,{backend:De,progress:ie,views:Q.views,concurrency:Fe,signal:$e,guard:he.
guard()})).finally(()=>Promise.all([Ue(),he.close()])),Ze=h(he.hides()?ke:[]),Ge=k.map($e=>[$e.gene,(0,c.RK)($e.gene,Ke.
get($e)??[],g).map(Ze)]);return{outcomes:new Map([...le,...Ge]),interrupted:(0,w.sy)(Ge.flatMap(([,$e])=>$e)),isolation:{
...Le,description:`${Le.description} ${m(Ne,Q.views,Fe)}`},nodeOf:e(()=>Ee.node,"nodeOf"),findings:he.findings()}}e(ve,"\
runAudited");async function Pe(d,f){const g=new Set((0,x.i)(d)?d.files.map(({path:W})=>W):[]),k=await(0,M.u)(f,g);return new Map(
k.flatMap(({path:W,text:Z,dropped:Q,isLink:ie})=>Q.length>0&&!ie?[[W,Z]]:[]))}e(Pe,"npmrcsFor");function C(d,f){const g=f.
flatMap(Z=>(0,c.i$)(Z).plans),k=new Set(g.map(({digest:Z})=>Z)),W=Math.floor(ue/(k.size*_e));return Math.min(d,Math.max(
W,me))}e(C,"outputBytesOf");function u(d){return d==="cores"?(0,D.availableParallelism)():d}e(u,"slotsOf");function m(d,f,g){
if(!d)return"One command at a time, because all commands share the checkout.";const k=f==="gene"?" The commands of one g\
ene share a view.":"";return`${g===1?"One command at a time.":`Up to ${g} commands at once.`}${k}`}e(m,"turns");function y(d,f){
return d==="require-for-forks"?f?"require":"auto":d}e(y,"requestOf")}),4116:((ge,te,a)=>{a.d(te,{o:e(()=>x,"o")});const D=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
function x(M,b=200){const w=M.replace(D,K=>`\\u{${K.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll(
"##[","## ["),F=Array.from(w);return F.length<=b?w:`${F.slice(0,b-1).join("")}\u2026`}e(x,"safeLine")}),67825:((ge,te,a)=>{
a.d(te,{Mc:e(()=>A,"Mc"),Y0:e(()=>r,"Y0"),Zi:e(()=>_,"Zi"),kb:e(()=>K,"kb")});var D=a(21916),x=a(14006),M=a(125),b=a(60027),
w=a(60237),F=a(96616);function K(j){return j.toISOString().slice(0,10)}e(K,"dayOf");function U({rule:j,severity:Y,layer:T}){
return(0,F.jE)({...(0,b.Y)(j),severity:Y,layer:T})}e(U,"isIgnorable");function A(j,{ignores:Y,today:T}){const R=Y.filter(
L=>!l(L,T));return R.length===0?j:j.map(L=>{const H=U(L)&&R.find(V=>v(V,L));return H?{...L,suppressed:{reason:H.reason,expires:H.
expires}}:L})}e(A,"suppress");function _({ignores:j,today:Y},T,R){return j.flatMap(L=>{const{rule:H,reason:V,expires:J}=L,
ne=z(L),se=T.filter(oe=>v(L,oe)),G=se.every(U)?h(L):P;return G!==void 0?[(0,w.gk)("ignore-refused",{rule:H,where:ne,refusal:G})]:
l(L,Y)?[(0,w.gk)("ignore-expired",{rule:H,where:ne,reason:V,expires:J})]:se.length===0&&R.some(oe=>$(L,oe))?[(0,w.gk)("i\
gnore-unused",{rule:H,where:ne,reason:V})]:[]})}e(_,"ignoreFindings");const P="the rule decides whether commands may run\
, what a change may touch, or whether files are readable";function h({rule:j}){const Y=c.get(j);if(Y===void 0)return`the\
 rule does not exist (did you mean \`${(0,D.kp)(j,[...c.keys()])}\`?)`;if(j!=="protected-path")return(0,F.jE)(Y)?void 0:
P}e(h,"refusalOf");function r(j,Y){return j.flatMap(T=>{const R=l(T,Y)?`it expired on ${T.expires}`:void 0,L=h(T)??R;return L===
void 0?[]:[{rule:T.rule,why:L}]})}e(r,"idleIgnores");const c=new Map(b.NH.map(j=>[j.id,j]));function l({expires:j},Y){return j<
Y}e(l,"isExpired");function v({rule:j,where:Y},{rule:T,location:R,subject:L}){if(j!==T)return!1;const{path:H,gene:V,command:J}=Y??
{};return(H===void 0||R!==void 0&&I(R.path,H))&&(V===void 0||V===L?.id)&&(J===void 0||J===L?.command)}e(v,"covers");function $({
where:j},{asset:Y,commands:T}){const{path:R,gene:L,command:H}=j??{};return(R===void 0||I(Y.path,R))&&(L===void 0||L===Y.
id)&&(H===void 0||T.some(V=>V.command===H))}e($,"concerns");function I(j,Y){return(0,M.UO)(j,Y)||x(Y,{dot:!0,nonegate:!0})(
j)}e(I,"isAt");function z({where:j={}}){const Y=Object.entries(j).map(([T,R])=>`the ${T} \`${R}\``);return Y.length===0?
"for all findings":`for ${Y.join(", ")}`}e(z,"whereWords")}),92898:((ge,te,a)=>{a.d(te,{W:e(()=>C,"W"),S:e(()=>Pe,"S")});
var D=a(60591),x=a(70482),M=a(60237),b=a(72474);function w(u,{waiting:m,refusals:y,means:d,digest:f=""}){const g=m.get(u);
if(g===void 0)return;const{asset:k,commands:W}=u;return(0,M.gk)("approval-missing",{gene:k.id,confirmation:g.confirmation===
"strong"?"strong":"very strong",needed:g.needed,given:g.given,commands:W.filter(({confirmation:Z})=>Z!=="standard").map(
({command:Z})=>Z),means:d,digest:(0,b.V)(f),refusals:y},{location:k.locate(),subject:{type:k.type,id:k.id}})}e(w,"missin\
gApproval");function F({gate:u,refusals:m,means:y,digest:d=""}){if(u===void 0)return;const f={...u,means:y,digest:(0,b.V)(
d),refusals:m};return(0,M.gk)("gate-approval-missing",f)}e(F,"missingGateApproval");var K=a(61247),U=a(67825),A=a(14006),
_=a(30025);const P=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function h(u,m){const y=r(u),d=y.
filter(f=>P.test(f));for(const{command:f,outcome:g}of m.toReversed())for(const k of g.side_effects?.created??[]){if(y.some(
Z=>c(Z,k)))return{path:k,writer:f};const W=l(k).find(Z=>d.some(Q=>c(Q,Z)));if(W!==void 0)return{path:W,writer:f}}}e(h,"e\
arlierOutputOf");function r({command:u,outcome:{stdout:m,stderr:y}}){const d=[y,m].flatMap(({head:f,tail:g})=>[f,g]);return[
u,...d.flatMap(f=>f.split(`
`))]}e(r,"linesOf");function c(u,m){for(let y=u.indexOf(m);y>=0;y=u.indexOf(m,y+1)){const d=u[y-1]??" ",f=u.slice(y+m.length,
y+m.length+2);if(/[^\w.-]/.test(d)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(f))return!0}return!1}e(c,"names");function l(u){const m=u.
split("/").slice(0,-1);return m.map((y,d)=>m.slice(0,m.length-d).join("/"))}e(l,"foldersAbove");function v(u,m,{isolation:y},d){
const f=y.level==="namespaces"&&d.network==="none",g=y.level==="namespaces"&&d.views==="command";return[...u.commands.flatMap(
(W,Z)=>{const Q=m[Z];return Q===void 0?[]:[...L(u,W,Q,d,f),...R(u,W,Q,d),...j(u,W,Q),...Y(u,W,Q),...T(u,W,Q)]}),...g?z(u,
m):[],...I(u,m,d)]}e(v,"runFindings");function $({asset:u},{command:m,location:y}){return{location:y,subject:{type:u.type,
id:u.id,command:m}}}e($,"commandPlace");function I({asset:u,commands:m},y,{limits:d}){const f=m.filter((Q,ie)=>y[ie]?.reason===
K.$M),[g]=f;if(g===void 0)return[];const{id:k,type:W}=u,Z={gene:k,seconds:d.budget_seconds,commands:f.length};return[(0,M.
gk)("budget-spent",Z,{location:g.location,subject:{type:W,id:k}})]}e(I,"budgetOf");function z(u,m){const y=u.commands.flatMap(
(Z,Q)=>{const ie=m[Q];return ie?[{audited:Z,command:Z.command,outcome:ie}]:[]}),d=y.findIndex(({outcome:Z})=>Z.status===
"failed"),f=y[d],g=f&&h(f,y.slice(0,d));if(!g)return[];const{command:k,audited:W}=f;return[(0,M.gk)("earlier-output-miss\
ing",{command:k,...g},$(u,W))]}e(z,"earlierOutputs");function j(u,m,{checkout_modified:y}){const{command:d}=m;return y?[
(0,M.gk)("checkout-modified",{command:d,paths:y},$(u,m))]:[]}e(j,"modifiedBy");function Y(u,m,{checkout_changed:y}){const{
command:d}=m;return y?[(0,M.gk)("checkout-changed",{command:d,paths:y},$(u,m))]:[]}e(Y,"changedDuring");function T(u,m,{
left_out:y}){const{command:d}=m;return y?[(0,M.gk)("file-left-out",{command:d,paths:y},$(u,m))]:[]}e(T,"leftOutFor");function R(u,m,{
side_effects:y},{caches:d,views:f}){const k=y?J({...y,...f==="gene"&&{created:[]}},d):[];return k.length===0?[]:[(0,M.gk)(
"command-writes",{command:m.command,paths:k},$(u,m))]}e(R,"writesOf");function L(u,m,y,{limits:{slow_command_seconds:d}},f){
const{command:g,reading:k}=m,W=$(u,m),Z=Math.round(y.duration_ms/1e3);switch(y.status){case"failed":{const Q=y.exit_code??
1,ie=f&&V(y);return[(0,M.gk)("command-failed",{command:g,exitCode:Q,offline:ie},W)]}case"timed_out":return y.reason===K.
$M?[]:[(0,M.gk)("command-timed-out",{command:g,seconds:Z},W)];case"crashed":if((0,K.Ju)(y)){const{program:Q=g}=m.plan??{};
return[(0,M.gk)("program-missing",{command:g,program:Q},W)]}return[(0,M.gk)("command-crashed",{command:g,reason:y.reason??
"no exit code"},W)];case"passed":return y.duration_ms>d*1e3?[(0,M.gk)("command-slow",{command:g,seconds:Z,limit:d},W)]:[];case"\
skipped":{if(y.reason===K.o0)return[(0,M.gk)("not-judged",{detail:`the command \`${g}\`: ${K.o0}`},W)];const Q=(0,_.wS)(
k);return Q&&Q.path===void 0?[(0,M.gk)("tool-not-installed",{command:g,tool:Q.name},W)]:[]}case"error":case"blocked":return[]}}
e(L,"endOf");const H=/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached/;
function V({stdout:u,stderr:m}){return[u,m].some(({head:y,tail:d})=>H.test(y)||H.test(d))}e(V,"looksForNetwork");function J({
created:u,changed:m,deleted:y},d){const f=A([...d],{dot:!0});return[...u,...m,...y].filter(g=>!f(g)).sort()}e(J,"written\
Paths");var ne=a(38579);function se(u,m,y,d,f){const{fail_on:g}=y,k=q(u,le=>(0,U.Mc)(le,d)),W=m.outcomes.get(u)??[],Q=[...(0,U.
Mc)(v(k,W,m,y),d),...f?[f]:[]],ie=[...k.findings,...k.commands.flatMap(le=>le.findings),...Q].filter(({suppressed:le})=>!le),
we=(0,ne.Z)([(0,ne.V)(ie,g),...k.commands.map(le=>le.verdict==="block"?"fail":"pass"),...W.map(G),f?"needs_approval":"pa\
ss"]);return{gene:k,ran:m.outcomes.has(u),outcomes:W,runFindings:Q,verdict:we,summary:oe(k,W,we,ie)}}e(se,"judgeGene");function G({
status:u,reason:m}){return u==="passed"?"pass":u==="error"||m===K.t||m===K.o0?"error":"fail"}e(G,"outcomeVerdict");function q(u,m){
return{...u,findings:m(u.findings),commands:u.commands.map(y=>({...y,findings:m(y.findings)}))}}e(q,"withIgnores");function oe(u,m,y,d){
const f=u.commands.findIndex(Ee=>Ee.verdict==="block"),g=m.findIndex(({status:Ee})=>Ee!=="passed"&&Ee!=="skipped"),k=m.findIndex(
({status:Ee})=>Ee==="skipped"),W=[f,g,k].find(Ee=>Ee>=0)??-1,Z=u.commands[W];if(Z)return`constraint: validation_failed: ${Z.
command} => ${re(m[W])}`;if(u.change==="removed")return"removed";const{files:Q,max_files:ie,severity:we}=u.blastRadius;if(d.
some(ce))return`constraint: blast_radius ${we}: ${Q} / ${ie} files`;const le=u.commands.length,ye=le===1?"1 command":`${le}\
 commands`;if(y==="needs_approval")return`${ye} allowed, waiting for approval`;if(y==="fail")return`failed: ${B(d).join(
", ")}`;const ke=m.length>0?`${ye} passed`:`${ye} allowed, none run`,Ae=y==="warn"?B(d):[];return Ae.length>0?`${ke}, wi\
th warnings: ${Ae.join(", ")}`:ke}e(oe,"summarise");function ce({rule:u,severity:m}){return m==="error"&&u.startsWith("b\
last-radius-")}e(ce,"isTooLarge");function B(u){const m=u.filter(({severity:d})=>d==="error"),y=u.filter(({severity:d})=>d===
"warning");return[...new Set((m.length>0?m:y).map(({rule:d})=>d))]}e(B,"gravestRules");function re(u){return u?u.reason??
`exit code ${u.exit_code}`:"BLOCKED"}e(re,"wordsFor");function de(u,m){return u.map(({index:y,of:d,genes:f})=>{const g=(0,ne.
Z)([...f].map(k=>m.get(k)?.verdict??"error"));return{index:y,of:d,genes:f.size,verdict:g}})}e(de,"judgeShards");function ue(u){
const[m]=u;if(!(m===void 0||u.length===m.of))return(0,M.gk)("part-of-run",{index:m.index,of:m.of,genes:m.genes.size})}e(
ue,"otherShards");function _e(u){return u==="pass"||u==="warn"?"error":u}e(_e,"verdictOfPart");const me=new Set(["gate-w\
eakened","gate-approval-missing"]),ve=new Set;function Pe(u,m,y,d,f=D.t){const g={ignores:(0,x.i)(u)?y.ignores:[],today:(0,U.
kb)(d)},k=new Map(u.genes.map(he=>[he,se(he,m,y,g,w(he,f))])),W=[...k.values()],Z=ue(m.shards??[]),Q=F(f),ie=[...u.findings,
...Q?[Q]:[],...Z?[Z]:[],...m.findings??[],...m.interrupted>0?[(0,M.gk)("run-interrupted",{skipped:m.interrupted})]:[]],we=[
...ie,...W.flatMap(C)],le=[...(0,U.Mc)(ie,g),...(0,U.Zi)(g,we,u.genes)],ye=y.approvals.gate>0?me:ve,ke=(0,ne.Z)([(0,ne.V)(
le.filter(({rule:he})=>!ye.has(he)),y.fail_on),le.some(({rule:he})=>ye.has(he))?"warn":"pass"]),Ae=m.interrupted>0?"erro\
r":"pass",Ee=Q?"needs_approval":"pass",Ie=(0,ne.Z)([ke,Ae,Ee,...W.map(he=>he.verdict)]);return{genes:W,findings:le,verdict:Z?
_e(Ie):Ie,shards:de(m.shards??[],k)}}e(Pe,"judge");function C({gene:u,runFindings:m}){return[...u.findings,...u.commands.
flatMap(y=>y.findings),...m]}e(C,"findingsOf")}),96886:((ge,te,a)=>{a.d(te,{t:e(()=>U,"t")});var D=a(60591),x=a(92898),M=a(
61247),b=a(98637);function w({genes:A},_,P,h){const r=new Map(_.outcomes);for(const c of A){const l=r.get(c);l===void 0&&
(P.has(c)||!F(c,_))||r.set(c,K(c,l??[],h))}return{..._,outcomes:r}}e(w,"requireOutcomes");function F(A,{shards:_}){return A.
change==="removed"?!1:_===void 0||(0,b.i$)(A).plans.length===0?!0:_.some(({genes:P})=>P.has(A))}e(F,"isMeantToRun");function K({
commands:A},_,P){const h=_.length>A.length;return A.map((r,c)=>(h?void 0:_[c])??(0,M.xw)(P))}e(K,"completed");async function U(A,{
policy:_,startedAt:P,heads:h,approver:r,runs:c,run:l}){const v=await(0,D.k)(A,_.approvals,h,r),$=await l(v.waiting),I=c?
w(A,$,v.waiting,P):$,z=(0,x.S)(A,I,_,P,v);return{approval:v,runResult:I,judgement:z}}e(U,"validate")}),38579:((ge,te,a)=>{
a.d(te,{V:e(()=>M,"V"),Z:e(()=>b,"Z")});var D=a(60027);const x={pass:0,warn:1,needs_approval:2,fail:3,error:4};function M(w,F){
const K=e(U=>w.some(A=>A.severity===U&&!A.suppressed),"has");return w.some(({rule:U})=>(0,D.Y)(U).undecided)?"error":K("\
error")?"fail":K("warning")?F==="warning"?"fail":"warn":"pass"}e(M,"severityVerdict");function b(w){return w.reduce((F,K)=>x[K]>
x[F]?K:F,"pass")}e(b,"gravest")})};
