var Nt=Object.defineProperty;var e=(ge,te)=>Nt(ge,"name",{value:te,configurable:!0});export const id=735,ids=[735],modules={60591:((ge,te,a)=>{a.d(te,{k:e(()=>y,"k"),t:e(()=>p,"t")});var I=a(35602),j=a(70543),
b=a(26962),P=a(13258);async function y(r,c,f,m){const{means:v}=m,T=(0,b.s)(r)?F(c.gate,v):0,z=r.genes.flatMap(V=>{const J=D(
V);return J==="standard"?[]:[{gene:V,confirmation:J,needed:F(c[J],v)}]});if(z.length===0&&T===0)return{...p,means:v};const R=await Promise.
all(f.map(V=>B(V,c.people,m))),G=f.length>1?R.map(A):R,S=z.flatMap(({gene:V,...J})=>{const ne=K(G,({asking:se})=>se?.has(
_(V))??!0);return J.needed>ne?[[V,{...J,given:ne}]]:[]}),x=K(G,({weakensGate:V})=>V??!0),L=G.flatMap(({digest:V})=>V??[]),
Y=L.length===f.length?(0,P.eC)(L):void 0;return{means:v,approvals:G.flatMap(({approvals:V})=>V),refusals:G.flatMap(({refusals:V})=>V),
waiting:new Map(S),...T>x&&{gate:{needed:T,given:x}},...Y!==void 0&&{digest:Y}}}e(y,"seekApproval");function F(r,c){return c===
"digest"?Math.min(r,1):r}e(F,"neededBy");function K(r,c){const f=r.filter(c),m=f.length>0?f:r;return m.length===0?0:Math.
min(...m.map(({approvals:v})=>v.length))}e(K,"givenBy");async function B({pullRequest:r,judge:c},f,{seek:m}){try{const{subject:v,
genes:T,weakensGate:z}=await c(),R=(0,P.Y)(v),G={people:f,subject:v,...r!==void 0&&{pullRequest:r}},{approvals:S,refusals:x}=await m(
G),L=T.filter(Y=>D(Y)!=="standard").map(_);return{pullRequest:r,approvals:S,refusals:x,asking:new Set(L),weakensGate:z,digest:R}}catch(v){
if(!(v instanceof I.ue))throw v;const T=`could not judge the head: ${v.message}`;return{pullRequest:r,approvals:[],refusals:[
T]}}}e(B,"answerFor");function A(r){const{pullRequest:c,approvals:f,refusals:m}=r;return c===void 0?r:{...r,approvals:f.
map(v=>({...v,pull_request:c})),refusals:m.map(v=>`pull request ${c}: ${v}`)}}e(A,"named");function _({asset:{path:r,id:c}}){
return JSON.stringify([r,c])}e(_,"keyOf");function D({commands:r}){if(r.some(({plan:f})=>f===void 0))return"standard";const c=r.
map(({confirmation:f})=>j.v3.indexOf(f));return j.v3[Math.max(0,...c)]??"standard"}e(D,"strongestConfirmation");const p={
means:"digest",approvals:[],refusals:[],waiting:new Map}}),26962:((ge,te,a)=>{a.d(te,{E:e(()=>j,"E"),s:e(()=>b,"s")});var I=a(
13258);async function j(P,y,{policy:F,digest:K},B){const{genes:A,plansDigest:_}=P;return{subject:{files:await(0,I.Ov)(y,
F.approvals.unaffected_by),baseRef:B,plansDigest:_,policyDigest:K},genes:A,weakensGate:b(P)}}e(j,"judgedHead");function b({
findings:P}){return P.some(({rule:y})=>y==="gate-weakened")}e(b,"weakensGate")}),17051:((ge,te,a)=>{a.d(te,{al:e(()=>F,"\
al"),j5:e(()=>P,"j5"),pC:e(()=>y,"pC"),yn:e(()=>b,"yn")});var I=a(35845),j=a(16032);const b=new Set(["file-too-large","f\
ile-not-utf8","too-many","not-judged"]),P=new Set([...b,"file-not-json","json-too-deep"]);function y({head:p,base:r,untouched:c,
renames:f}){const m=[],v=e(S=>f.get(S)??S,"basePath");let T=B(p,v),z=B(r,S=>S);for(const S of K){const x=_(T,z,S);for(const[
{asset:Y,content:V},J]of x)V!==J.content&&m.push({kind:"modified",asset:Y,before:J.asset});const L=new Set(x.values());T=
T.filter(Y=>!x.has(Y)),z=z.filter(Y=>!L.has(Y))}const R=new Map([...c,...r].flatMap(({assets:S})=>S).filter(({value:S})=>(0,j.
ST)(S)!==void 0).map(S=>[A(S),S]));for(const{asset:S,name:x}of T){const L=R.get(x);m.push({kind:"added",asset:S,...L&&{before:L}})}
const G=new Set(p.filter(D).map(({path:S})=>v(S)));for(const{asset:S,path:x}of z)G.has(x)||m.push({kind:"removed",asset:S});
return F(m)}e(y,"compareAssets");function F(p){return p.map(r=>({change:r,place:r.asset.locate()})).sort(({place:r},{place:c})=>r.
path===c.path?r.line-c.line||r.column-c.column:r.path<c.path?-1:1).map(({change:r})=>r)}e(F,"inOrder");const K=[({name:p,
path:r,content:c})=>[p,r,c],({name:p,path:r})=>[p,r],({name:p,content:r})=>[p,r],({name:p})=>[p]];function B(p,r){return p.
flatMap(({path:c,assets:f})=>f.map(m=>({asset:m,name:A(m),path:r(c),content:(0,I.dw)(m.value)})))}e(B,"tag");function A({
type:p,value:r}){return`${p} ${(0,j.ST)(r)??""}`}e(A,"typeAndId");function _(p,r,c){const f=new Map;for(const v of r.toReversed()){
const T=JSON.stringify(c(v)),z=f.get(T);z?z.push(v):f.set(T,[v])}const m=new Map;for(const v of p){const T=f.get(JSON.stringify(
c(v)))?.pop();T&&m.set(v,T)}return m}e(_,"pairUp");function D({problems:p}){return p.some(({rule:r})=>P.has(r))}e(D,"isI\
ncomplete")}),55856:((ge,te,a)=>{a.d(te,{m:e(()=>T,"m"),U:e(()=>v,"U")});var I=a(16032),j=a(5476),b=a(19901),P=a(73496),
y=a(17051),F=a(44164),K=a(66381);const B=10;function A(S,x,L,Y="essential"){const V=_(x,L.maxBytes),J=x.subarray(V),ne=D(
x,V)+1,se=p(S,J,ne,Y),H=se?{path:S,assets:se,problems:[]}:(0,I.DZ)(S,J,L,ne),q=H.problems.find(({rule:W})=>y.yn.has(W))?.
detail,oe=V>0?`only the newest ${J.length} of ${x.length} bytes`:void 0,ce=q??oe;return{...H,...ce!==void 0&&{unread:ce}}}
e(A,"readRecords");function _(S,x){if(S.length<=x)return 0;const L=S.indexOf(B,S.length-x-1);return L<0?S.length:L+1}e(_,
"startOfNewest");function D(S,x){let L=0;for(let Y=S.indexOf(B);Y>=0&&Y<x;Y=S.indexOf(B,Y+1))L+=1;return L}e(D,"countLin\
es");function p(S,x,L,Y){const{text:V,complete:J}=(0,K._)(x);if(!J)return;const ne=[];let se=L;for(let H=0;H<V.length;se+=
1){const q=V.indexOf(`
`,H),oe=q<0?V.length:q,ce=V.slice(H,oe);if(H=oe+1,ce.trim()==="")continue;const W=r(ce);if(W===void 0||(0,F.ih)(W))return;
const{type:re}=W;if((0,F.JX)(re)){const de=re==="EvolutionEvent"&&Y==="essential"?m(W):W;ne.push(c(S,se,ne.length,re,de))}else if(!(0,F.
bv)(re))return}return ne}e(p,"readLines");function r(S){try{const x=JSON.parse(S);return(0,P.O)(x)?x:void 0}catch{return}}
e(r,"parse");function c(S,x,L,Y,V){return{type:Y,id:(0,I.ST)(V)??`#${L+1}`,path:S,value:V,pointer:[L],locate:e(()=>({path:S,
line:x,column:1}),"locate")}}e(c,"recordOf");const f=["type","id","parent","capsule_id","genes_used","signals"];function m(S){
const x=Object.create(null);for(const Y of f){const V=S[Y];V!==void 0&&(x[Y]=V)}const{outcome:L}=S;return(0,P.O)(L)&&L.status!==
void 0&&(x.outcome={status:L.status}),x}e(m,"essentials");async function v(S,{path:x,size:L=0},Y,V){if(L>b.w)return G(x,
L);try{return A(x,await S.read(x,b.w),Y,V)}catch(J){return(0,I._8)(x,J)}}e(v,"readUntouchedLog");async function T(S,x,{path:L,
size:Y=0},V){if(!(Y>b.w))try{const[J,ne]=await Promise.all([S.read(L,b.w),x.read(L,b.w)]),se=(0,j.z)(J,ne);if(se.kind===
"rewritten")return;const{from:H}=se,q=A(L,ne.subarray(0,H),V),oe=D(ne,H)+1,ce=z(L,ne.subarray(H),V,oe);return{kept:q,appended:R(
ce,q)}}catch(J){return{kept:{path:L,assets:[],problems:[]},appended:(0,I._8)(L,J)}}}e(T,"readAppendedLog");function z(S,x,L,Y){
return x.length>L.maxBytes?(0,I.wk)(S,x.length,L):(0,I.DZ)(S,x,L,Y)}e(z,"readAppended");function R(S,x){if(S.assets.length===
0)return S;const L=new Map(x.assets.map(V=>[`${V.type} ${V.id}`,V])),Y=S.assets.flatMap(V=>{const J=L.get(`${V.type} ${V.
id}`);if(J===void 0||V.id.startsWith("#"))return[];const ne=`${V.type} ${JSON.stringify(V.id)}, first at line ${J.locate().
line}, column 1`;return[{rule:"duplicate-id",location:V.locate(),detail:ne,id:V.id}]});return{...S,problems:[...S.problems,
...Y]}}e(R,"withDuplicates");function G(S,x){return{path:S,assets:[],problems:[],unread:`${x} bytes, of at most ${b.w}`}}
e(G,"unreadLog")}),23219:((ge,te,a)=>{a.d(te,{pU:e(()=>ne,"pU"),MF:e(()=>J,"MF"),nA:e(()=>q,"nA")});var I=a(9069),j=a(14953);
const b=100,P=64*1024,y=200;async function F(W,re){const de=W.slice(0,b),ue=[...new Set(de.flatMap(({path:me})=>B(me)))].
sort((me,ye)=>me.length-ye.length),_e=(await Promise.all(ue.map(me=>A(me,re)))).flat();return W.map((me,ye)=>{if(ye>=b||
me.veil!==void 0)return me;const Te=K(_e,me.path);return Te===void 0?me:{...me,veil:Te}})}e(F,"markHiddenFiles");function K(W,re){
const de=new Map;for(const ue of W)if(ue.attributes.size>0&&ue.matches(re))for(const[_e,me]of ue.attributes)de.set(_e,me);
return[...de].find(([,ue])=>ue)?.[0]}e(K,"hiddenReasonBy");function B(W){return["",...[...W.matchAll(/\//g)].map(({index:re})=>W.
slice(0,re+1))]}e(B,"foldersOf");async function A(W,re){const{kind:de,size:ue=0}=re.stat(`${W}.gitattributes`)??{};return de!==
"file"&&de!=="executable"||ue>P?[]:(await re.read(`${W}.gitattributes`)).toString("utf8").split(`
`).slice(0,y).flatMap(me=>_(me,W))}e(A,"rulesOf");function _(W,re){const[de="",...ue]=W.trim().split(/\s+/);if(de===""||
/^[#!"]/.test(de))return[];const _e=(0,j.Z)(p(de));return"error"in _e?[]:[{matches:e(ye=>ye.startsWith(re)&&_e.matches(ye.
slice(re.length)),"matches"),attributes:new Map(ue.flatMap(ye=>D[ye]??[]))}]}e(_,"readRule");const D={"linguist-generate\
d":[["generated",!0]],"linguist-generated=true":[["generated",!0]],"linguist-generated=false":[["generated",!1]],"-lingu\
ist-generated":[["generated",!1]],"!linguist-generated":[["generated",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],
diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function p(W){const re=W.includes("/")?"":"(?:.*/)?",de=W.replace(/^\//,
"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,ue=>r[ue]??c(ue));return`^${re}${de}$`}e(p,"expressionOf");const r={
"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function c(W){return W.startsWith("*")?"[^/]*":`\\${W}`}e(c,"\
glob");var f=a(68132),m=a(28034),v=a(72735),T=a(91622),z=a(12150),R=a(41500);function G({changes:W,present:re,unread:de},ue){
return W.filter(x).map(({kind:_e,asset:me})=>{if(_e==="removed")return{change:_e,asset:me,eligible:null,reasons:[]};const ye=S(
me,()=>(0,R.Y)(me.id,re,de),ue);return{change:_e,asset:me,eligible:ye.length===0,reasons:ye}})}e(G,"judgeCapsules");function S(W,re,de){
try{return[...(0,v.M)(W,re(),de),...(0,z.Z)(W),...(0,T.XN)(W,"hand")].filter(({severity:ue})=>ue==="error")}catch(ue){return[
(0,f.J_)(W,ue)]}}e(S,"reasonsOf");function x({asset:W}){return W.type==="Capsule"}e(x,"isCapsule");var L=a(84807),Y=a(30025),
V=a(96303);async function J(W){const re=await(0,V.JB)(W),{change:de,tree:ue,policy:_e,assets:me,exempt:ye,radius:Te}=re;
return{...await se(re,({change:{kind:u}},h)=>({...h,change:u})),capsules:G(me,_e.a2a),blastRadius:Te,files:await F((0,I.
g)(de,ye,ue),ue)}}e(J,"auditChange");async function ne(W,re){return se(await(0,V.wd)({assets:W,problems:[]},re,()=>"auth\
or"),(de,ue)=>ue)}e(ne,"auditAssets");async function se(W,re){const de=await H(W),ue={timeoutMs:W.policy.limits.command_timeout_seconds*
1e3,mayRun:W.tree!==void 0&&!de.some(ce)},_e=await Promise.all(W.genes.map(ye=>W.clock.inTurn(async()=>re(ye,await(0,L.RE)(
W,ye,ue))))),me=_e.flatMap(({commands:ye})=>ye.flatMap(({plan:Te})=>Te??[]));return{genes:_e,findings:de,plansDigest:(0,Y.
h$)(me)}}e(se,"auditSubject");async function H(W){return(await Promise.all([(0,f.kA)(m.XB,W),...W.claims.map(de=>W.clock.
inTurn(()=>(0,f.kA)(m.BC,W,{asset:de})))])).flat()}e(H,"subjectFindings");function q({genes:W,findings:re}){return!re.some(
ce)&&W.some(({commands:de,findings:ue})=>de.length>0&&de.every(({verdict:_e})=>_e!=="block")&&!ue.some(L.m$))}e(q,"mayRu\
nSome");const oe=new Set(["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function ce({rule:W,location:re}){
return oe.has(W)||W==="not-judged"&&re===void 0}e(ce,"forbidsRunning")}),70482:((ge,te,a)=>{a.d(te,{i:e(()=>I,"i")});function I(j){
return"files"in j}e(I,"isOfChange")}),72735:((ge,te,a)=>{a.d(te,{M:e(()=>F,"M")});var I=a(73496),j=a(51244),b=a(60237),P=a(
85077),y=a(79564);function F(_,{count:D,unread:p},r){const{status:c,score:f}=K(_.value.outcome),m=K(_.value.blast_radius),
v={capsule:_.id},T=e((...R)=>({location:_.locate(R),subject:(0,j.e)(_)}),"at"),z=[];if(c!=="success"){const R={...v,status:A(
c)};z.push((0,b.gk)("capsule-not-successful",R,T("outcome","status")))}if(!B(f,r.min_score,1)){const R={...v,score:A(f),
least:r.min_score};z.push((0,b.gk)("capsule-score",R,T("outcome","score")))}for(const R of["files","lines"]){const G=r[`\
max_${R}`];if(B(m[R],0,G))continue;const S={...v,field:R,found:A(m[R]),most:G};z.push((0,b.gk)("capsule-blast-radius",S,
T("blast_radius",R)))}if(D<r.min_success_streak){const R=`whether the Capsule \`${_.id}\` has enough consecutive successe\
s`,G={...v,streak:D,least:r.min_success_streak};z.push(p===void 0?(0,b.gk)("capsule-streak",G,T()):(0,P.l)(R,p,{...T(),severity:"\
error"}))}return z}e(F,"broadcastFindings");function K(_){return(0,I.O)(_)?_:{}}e(K,"fieldsOf");function B(_,D,p){return typeof _==
"number"&&_>=D&&_<=p}e(B,"isWithin");function A(_){return _===void 0?"missing":(0,y.k)(_)}e(A,"describe")}),95973:((ge,te,a)=>{
a.d(te,{Hk:e(()=>y,"Hk"),TI:e(()=>b,"TI"),zA:e(()=>j,"zA")});var I=a(77598);function j(p,r="sha1"){return(0,I.createHash)(
r).update(`blob ${p.length}\0`).update(p).digest("hex")}e(j,"blobId");function b(p,r){return j(p,r.length===40?"sha1":"s\
ha256")===r}e(b,"isContentOf");const P=new Set(["unspecified","unset","set",""]);function y(p,r,c){if(D(p,r))return;const{
text:f,filter:m,ident:v,"working-tree-encoding":T}=c;if(!P.has(m)&&m!=="lfs")return F(`filter=${m}`);if(!P.has(T))return F(
`working-tree-encoding=${T}`);if(v==="set")return F("ident");const z=f!=="unset"&&(f==="set"||!K(p)),R=B(p)===B(r);return z&&
R?void 0:"differs on disk"}e(y,"conversionFault");function F(p){return`is converted on checkout by the attribute ${p}, a\
nd only line endings and Git LFS are supported`}e(F,"filteredBy");function K(p){return p.includes(0)||/\r(?!\n)/.test(p.
toString("latin1"))}e(K,"isBinary");function B(p){return p.toString("latin1").replaceAll(`\r
`,`
`)}e(B,"withoutCarriageReturns");const A=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
_=1024;function D(p,r){if(p.length>=_)return!1;const[,c]=A.exec(p.toString("latin1"))??[];return c===(0,I.createHash)("s\
ha256").update(r).digest("hex")}e(D,"isNamedBy")}),91321:((ge,te,a)=>{a.d(te,{u:e(()=>A,"u")});var I=a(73024),j=a(51455),
b=a(76760),P=a(95973),y=a(70908),F=a(85750),K=a(86930),B=a(18702);function A(c,f,m,v=new Map){const T=f.filter(({kind:H})=>H!==
"submodule"&&H!=="directory"),z=f.filter(({kind:H})=>H==="submodule").map(({path:H})=>H),R=[...T.map(({path:H})=>H),...z].
flatMap(y.Zv),G=[...new Set(["",...R,...z])].sort(),S=new Set([...T.map(({path:H})=>H),...G]),x=e(()=>({files:T.map(({path:H})=>D(
(0,b.join)(c,H))),folders:G.map(H=>D((0,b.join)(c,H)))}),"state"),L=x(),{leftOut:Y,added:V}=(0,B.c)(c,G,S,m),J=new Set(Y),
ne=e(H=>{const q=new Set(G.filter((oe,ce)=>!H.folders[ce]?.startsWith("folder")));return q.size===0?[]:T.filter(({path:oe})=>(0,y.
Zv)(oe).some(ce=>q.has(ce)))},"lostFiles"),se=e(H=>G.filter((q,oe)=>p(H.folders[oe],L.folders[oe])).flatMap(q=>(0,B.c)(c,
[q],S,m).leftOut).filter(q=>!J.has(q)),"newIn");return{directory:c,files:T,folders:G,leftOut:Y,additions:V,at:e((H,q=m)=>A(
H,f,q,v),"at"),accept:e((H,q)=>{v.set(H,(0,P.zA)(q))},"accept"),state:x,changed:e(async(H=x())=>{const q=T.filter((W,re)=>p(
H.files[re],L.files[re])),oe=await Promise.all(q.map(W=>r(c,W,v.get(W.path)??W.oid))),ce=q.filter((W,re)=>oe[re]);return _(
[...ce,...ne(H)])},"changed"),added:e((H=x())=>se(H),"added"),touchedSince:e(H=>{const q=x(),oe=T.filter((ce,W)=>p(q.files[W],
H.files[W]));return _([...oe,...ne(q)],se(q))},"touchedSince")}}e(A,"guardCheckout");function _(c,f=[]){return[...new Set(
[...c.map(({path:m})=>m),...f])].sort()}e(_,"sortedPaths");function D(c){try{const f=(0,I.lstatSync)(c,{bigint:!0}),{ino:m,
size:v,mode:T,ctimeNs:z}=f;return`${f.isDirectory()?"folder":""}${m}:${v}:${T}:${z}`}catch{return}}e(D,"fingerprint");function p(c,f){
return c===void 0||c!==f}e(p,"isOther");async function r(c,{path:f,kind:m},v=""){const T=(0,b.join)(c,f);try{if((0,F.F)(
(0,F.I)((0,I.lstatSync)(T)))!==(0,F.F)(m))return!0;const z=m==="symlink"?await(0,j.readlink)(T,{encoding:"buffer"}):await(0,K.
$)(c,f);return!(0,P.TI)(z,v)}catch{return!0}}e(r,"differs")}),18702:((ge,te,a)=>{a.d(te,{D:e(()=>D,"D"),c:e(()=>K,"c")});
var I=a(73024),j=a(76760),b=a(35602),P=a(31008);const y=".git",F=new Set(["ENOENT","ENOTDIR"]);function K(p,r,c,f){const m=[],
v=[],T=e(z=>{for(const R of _((0,j.join)(p,z))){const G=(0,P.q)(R.name),S=z===""?G:`${z}/${G}`;c.has(S)||(G===y?(!c.has(
z)||!B(z,R))&&m.push(S):f.cover(S)?(v.push(S),R.isDirectory()&&A((0,j.join)(p,S))&&m.push(`${S}/${y}`)):R.isDirectory()&&
f.mayBeIn(S)?T(S):m.push(S))}},"search");return r.forEach(T),{leftOut:m,added:v}}e(K,"listUntracked");function B(p,r){return p===
""||r.isFile()}e(B,"isShown");function A(p){return _(p).some(({name:r})=>(0,P.q)(r)===y)}e(A,"hasRepository");function _(p){
try{return(0,I.readdirSync)(p,{encoding:"buffer",withFileTypes:!0})}catch(r){if(F.has(r.code??""))return[];throw new b.ue(
"file_unreadable",`Cannot list the folder ${p}: ${r instanceof Error?r.message:r}`,"Check the permissions of the folder.",
{cause:r})}}e(_,"namesIn");function D(p,r){const c=e(f=>_((0,j.join)(p,f)).flatMap(m=>{const v=(0,P.q)(m.name),T=f===""?
v:`${f}/${v}`;return v===y||r(T)?[]:m.isDirectory()?c(T):[T]}),"search");return c("")}e(D,"filesBelow")}),98822:((ge,te,a)=>{
a.d(te,{A:e(()=>de,"A")});const I=4;function j(C){const u=Buffer.from(C),h=b(C),E=encodeURIComponent(u.toString()),d=u.toString(
"hex"),l=[C,...C.split(/\r?\n/),h,h.replaceAll("/","\\/"),b(h),...P(E),d,d.toUpperCase(),...[0,1,2].flatMap(w=>y(u,w))];
return[...new Set(l)].filter(w=>w.trim().length>=I)}e(j,"formsOf");function b(C){return JSON.stringify(C).slice(1,-1)}e(
b,"jsonText");function P(C){const u=C.replace(/[!'()*]/g,h=>`%${h.charCodeAt(0).toString(16).toUpperCase()}`);return[C,u].
flatMap(h=>{const E=h.replace(/%../g,d=>d.toLowerCase());return[h,E,h.replaceAll("%20","+"),E.replaceAll("%20","+")]})}e(
P,"percentForms");function y(C,u){const h=Buffer.concat([Buffer.alloc(u),C]).toString("base64"),E=Math.ceil(u*8/6),d=Math.
floor((u+C.length)*8/6),l=h.slice(E,d);return[l,l.replaceAll("+","-").replaceAll("/","_")]}e(y,"base64Forms");const F=12;
function K(C){const u=[...new Set(C.flatMap(j))],h=u.map(E=>E.replace(/\s/g,""));return{exact:u,squeezed:[...new Set(h)].
filter(E=>E.length>=F)}}e(K,"known_values_knownForms");function B(C,{exact:u,squeezed:h}){const E=u.flatMap(w=>A(C,w,k=>k));
if(h.length===0||!/\s/.test(C))return E;const{text:d,at:l}=_(C);return[...E,...h.flatMap(w=>A(d,w,k=>l[k]??0))]}e(B,"fin\
dKnown");function A(C,u,h){const E=[];for(let d=C.indexOf(u);d>=0;d=C.indexOf(u,d+u.length))E.push({kind:"secret",start:h(
d),end:h(d+u.length-1)+1});return E}e(A,"occurrences");function _(C){const u=new Uint32Array(C.length),h=[];let E=0;for(const{
0:d,index:l}of C.matchAll(/\S+/g)){for(let w=0;w<d.length;w+=1)u[E+w]=l+w;E+=d.length,h.push(d)}return{text:h.join(""),at:u}}
e(_,"withoutSpace");const D=4;function p(C,{exact:u}){const h=u.map(E=>{const{text:d,at:l}=_(C.slice(-2*E.length-c)),w=m(
d,E.replace(/\s/g,"")),k=C.length-Math.min(C.length,2*E.length+c);return w<D?C.length:k+(l[d.length-w]??0)});return C.slice(
0,Math.min(C.length,...h))}e(p,"withoutStartOfKnown");function r(C,{exact:u}){const h=u.map(E=>{const{text:d,at:l}=_(C.slice(
0,2*E.length+c)),w=m(f(d),f(E.replace(/\s/g,"")));return w<D?0:(l[w-1]??0)+1});return C.slice(Math.max(0,...h))}e(r,"wit\
houtEndOfKnown");const c=64;function f(C){return C.split("").reverse().join("")}e(f,"reversed");function m(C,u){const h=new Uint32Array(
u.length);for(let d=1,l=0;d<u.length;d+=1){for(;l>0&&u[d]!==u[l];)l=h[l-1]??0;u[d]===u[l]&&(l+=1),h[d]=l}let E=0;for(const d of C.
slice(-u.length).split("")){for(;E>0&&(E===u.length||d!==u[E]);)E=h[E-1]??0;d===u[E]&&(E+=1)}return E}e(m,"overlap");const v="\
(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_\
-]?key)",T="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",z="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",
R=`\\\\{0,3}["']`,G=new RegExp(`${v}(?:${R})?${T}${R}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),S=new RegExp(`${v}=(?!=)(?<value\
>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),x=new RegExp(`${v}${z}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),L=new RegExp(
`${v}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function Y(C){return[...V(C,G,({name:u,
value:h,next:E})=>/["'\\]/.test(E)&&!se(u,h)),...V(C,S,({value:u,next:h})=>!H(u,h)),...V(C,x,({value:u,next:h})=>q(u)&&!H(
u,h)),...V(C,L,({value:u,next:h})=>q(u)&&!H(u,h))]}e(Y,"findNamed");function V(C,u,h){return Array.from(C.matchAll(u)).flatMap(
({groups:E={},indices:d})=>{const{name:l="",value:w=""}=E,[k,U]=d?.groups?.value??[0,0],Z={name:l,value:w,next:C.charAt(
U)};return ne(l,w)||!h(Z)?[]:[{kind:"named secret",start:k,end:U}]})}e(V,"valuesOf");const J=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function ne(C,u){return J.test(u)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(u)?!0:/^[\d.:_-]+$/.test(u)&&!/^p/i.test(C)}
e(ne,"isPlaceholder");function se(C,u){return/token|key/i.test(C)&&/^[A-Za-z][a-z]{0,15}$/.test(u)}e(se,"isWord");function H(C,u){
return u!==""&&"([{".includes(u)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.
test(C)}e(H,"isCode");function q(C){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.test(C)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.
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
function ce(C){return oe.flatMap(([u,h])=>Array.from(C.matchAll(h),({indices:E})=>{const[d,l]=E?.[1]??E?.[0]??[0,0];return{
kind:u,start:d,end:l}}))}e(ce,"shapes");function W(C,u=[]){return re(C,knownForms(u))}e(W,"redact");function re(C,u){const h=[
...B(C,u),...ce(C),...Y(C)].sort((w,k)=>w.start-k.start||k.end-w.end),E=[];for(const w of h){const k=E.at(-1);k===void 0||
w.start>=k.end?E.push(w):w.end>k.end&&E.splice(-1,1,{...k,end:w.end})}let d="",l=0;for(const{kind:w,start:k,end:U}of E)d+=
`${C.slice(l,k)}[redacted ${w}]`,l=U;return{text:d+C.slice(l),redactions:E}}e(re,"redactForms");function de(C,u=[]){const h=K(
u);return{...C,stdout:ue(C.stdout,h),stderr:ue(C.stderr,h),...C.reason===void 0?{}:{reason:re(C.reason,h).text}}}e(de,"r\
edactOutcome");function ue(C,u){const{head:h,tail:E,truncated:d}=C;if(!d)return{...C,head:re(h+E,u).text,tail:""};const l=me(
p(h,u)),w=Te(ye(r(E,u)));return{...C,head:re(l,u).text,tail:re(w,u).text}}e(ue,"redactStream");const _e=4096;function me(C){
const u=/\S*$/.exec(C.slice(-_e))?.[0]??"";return C.slice(0,C.length-u.length)}e(me,"withoutLastWord");function ye(C){return C.
slice(/^\S*/.exec(C.slice(0,_e))?.[0].length??0)}e(ye,"withoutFirstWord");function Te(C){const u=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(C);return u===null?C:`[redacted private key]${C.slice(u[0].length)}`}e(Te,"withoutFirstKey")}),53640:((ge,te,a)=>{a.
d(te,{F:e(()=>F,"F")});const I=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
j=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,b=/^(?:[\\/~]|[A-Za-z]:[\\/])/,P=8,y=/^[A-Za-z][a-z]{0,9}$/;function F(B){
const A=Object.entries(B).flatMap(([_,D])=>D!==void 0&&I.test(_)&&K(_,D)?[D]:[]);return[...new Set(A)]}e(F,"secretsOf");
function K(B,A){return A.length<P||y.test(A)?!1:!(j.test(B)&&b.test(A))}e(K,"isSecret")}),63438:((ge,te,a)=>{a.d(te,{W:e(
()=>P,"W"),e:e(()=>y,"e")});var I=a(54756),j=a(98822),b=a(86644);function P(K,B){return K.map(A=>({...A,outcomes:A.outcomes.
map(_=>(0,j.A)(_,B))}))}e(P,"redactGenes");function y(K,{nodeOf:B,policyDigest:A,startedAt:_,finishedAt:D}){const p=(0,b.
lt)(_.getTime());return K.map(({gene:r,ran:c,outcomes:f})=>{if(!c)return null;const{asset:m,commands:v}=r,T=B(r);return(0,b.
si)({gene:m,policyDigest:A,commands:f.map((z,R)=>({command:v[R]?.command??"",outcome:z})),fingerprint:(0,b.Rj)({nodeVersion:T.
version,platform:T.platform,arch:T.arch,client:I.j.name,clientVersion:I.j.version}),id:p(),startedAt:f[0]?.started_at??D.
toISOString(),finishedAt:F(f,D)})})}e(y,"validationReportsOf");function F(K,B){if(K.length===0)return B.toISOString();const A=K.
map(({started_at:_,duration_ms:D})=>Date.parse(_)+D);return new Date(Math.min(Math.max(...A),B.getTime())).toISOString()}
e(F,"endOf")}),86644:((ge,te,a)=>{a.d(te,{Bu:e(()=>D,"Bu"),JW:e(()=>K,"JW"),Rj:e(()=>p,"Rj"),dG:e(()=>F,"dG"),lt:e(()=>b,
"lt"),si:e(()=>P,"si")});var I=a(77598),j=a(35845);function b(r){let c=Math.floor(r);return()=>`vr_${c++}`}e(b,"reportId\
s");function P(r){const{gene:c,policyDigest:f,fingerprint:m,id:v,startedAt:T,finishedAt:z}=r,R=r.commands.map(({command:G,
outcome:S})=>({command:G,ok:S.status==="passed",stdout:_(S.stdout,B),stderr:y(S),status:S.status,exit_code:S.exit_code,signal:S.
signal,duration_ms:S.duration_ms}));return K({...F({commands:R,startedAt:T,finishedAt:z}),id:v,gene_id:c.id,gene_asset_id:(0,j.
ns)(c.value),policy_digest:f,...m,commands:R})}e(P,"buildValidationReport");function y({stderr:r,reason:c,status:f}){if(f===
"passed"||c===void 0)return _(r,B);const m=c.slice(0,A),v=_(r,B-m.length-1);return v===""?m:`${v}
${m}`}e(y,"complaint");function F({commands:r,startedAt:c,finishedAt:f}){return{type:"ValidationReport",schema_version:j.
f$,results:r.map(({command:m,ok:v,duration_ms:T,stderr:z})=>({cmd:m,ok:v,duration_ms:T,...v?{}:{err:z}})),overall_ok:r.length>
0&&r.every(({ok:m})=>m),duration_ms:Math.max(0,Date.parse(f)-Date.parse(c)),started_at:c,finished_at:f,created_at:f}}e(F,
"commonFields");function K(r){const c=(0,j.ns)(r);if(c===null)throw new TypeError("computeAssetId returns null only for \
a value that is not an object");return{...r,asset_id:c}}e(K,"sealed");const B=4e3,A=1e3;function _({head:r,tail:c,bytes:f,
truncated:m},v){const T=r+c;if(!m&&T.length<=v)return T;const z=`
[cut: the beginning and the end of ${f} bytes]
`,R=m?r:T,G=m?c:T;return R.slice(0,A).replace(/[\ud800-\udbff]$/,"")+z+G.slice(-(v-A-z.length)).replace(/^[\udc00-\udfff]/,
"")}e(_,"shortenStream");function D(r){const c={head:r,tail:"",bytes:Buffer.byteLength(r),truncated:!1};return _(c,B)}e(
D,"shortenText");function p(r){const{nodeVersion:c,platform:f,arch:m,client:v,clientVersion:T}=r,z=["",c,f,m,"",v,T].join(
"|");return{env_fingerprint:{node_version:c,platform:f,arch:m,client:v,client_version:T},env_fingerprint_key:(0,I.createHash)(
"sha256").update(z).digest("hex").slice(0,16)}}e(p,"fingerprint")}),26514:((ge,te,a)=>{a.d(te,{G:e(()=>B,"G"),r:e(()=>F,
"r")});var I=a(76760);const j=["",".js",".json",".node"],b=new Set(["package.json",".npmrc"]),P=/(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/,
y=/(?:^|\/)\.git(?:\/|$)/;function F({created:A,changed:_,deleted:D},{complete:p},r){return[...[..._,...D,...A.filter(c=>K(
c,f=>r.kindOf(f)!==void 0))].sort(),...p?[]:["more than can be listed"]]}e(F,"auditedFilesIn");function K(A,_){return P.
test(A)||y.test(A)||B(A,_)}e(K,"isTakenFor");function B(A,_){return b.has(I.posix.basename(A))?_(I.posix.dirname(A)):j.some(
(D,p)=>{if(!A.endsWith(D))return!1;const r=A.slice(0,A.length-D.length);return[...j.slice(p+1),...D===""?[]:[""]].some(f=>_(
r+f))})}e(B,"replacesAudited")}),77174:((ge,te,a)=>{a.d(te,{a:e(()=>xt,"a")});var I=a(51455),j=a(35602),b=a(94829),P=a(73024),
y=a(76760);const F={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},K={npm_config_offline:"\
true",npm_config_fetch_retries:"0"},B=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],A="cmd.exe";function _({
node:n,searchPath:t,folder:o,shell:i,npm:s,assignments:g},O){const $=O.platform==="win32"?p(O.env,o):{},{delimiter:M,dirname:N}=O.
platform==="win32"?y.win32:y.posix,X={PATH:[...new Set([N(n),...t])].join(M),HOME:o.home,TMPDIR:o.temp,...$,...D(o,i??(O.
platform==="win32"?A:"/bin/sh")),...s??K};return{...F,...r(X,g),...X}}e(_,"commandEnvironment");function D(n,t){return{npm_config_script_shell:t,
npm_config_update_notifier:"false",npm_config_browser:"false",npm_config_cache:n.npmCache,npm_config_userconfig:n.npmUserConfig,
npm_config_globalconfig:n.npmGlobalConfig}}e(D,"npmEnvironment");function p(n,t){const o=Object.entries(n).flatMap(([i,s])=>{
const g=i.toUpperCase();return B.includes(g)&&s!==void 0?[[g,s]]:[]});return{...Object.fromEntries(o),USERPROFILE:t.home,
APPDATA:t.home,LOCALAPPDATA:t.home,TEMP:t.temp,TMP:t.temp}}e(p,"windowsEnvironment");function r(n,t){const o=new Set(Object.
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
`;function f(n,{programs:t,checkout:o,base:i,platform:s}){const{node:g,npm:O}=t,$=s==="win32"?y.win32:y.posix,{subcommand:M,
directory:N,project:X,prefixed:ee,config:ae}=n,pe=i.npm_config_node_options??n.nodeOptions,fe=ae.npm_config_color??i.npm_config_color,
Oe=$.join(o,X),Me=$.dirname(g.file),be=s==="win32"?Me:$.dirname(Me),Se=ee?Oe:i.npm_config_prefix??be;return{...ae,COLOR:fe===
"always"?"1":"0",EDITOR:s==="win32"?`${i.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:$.join(o,N),NODE:g.file,...pe!==void 0&&
{NODE_OPTIONS:pe},...pe!==void 0&&{npm_config_node_options:pe},npm_command:M,npm_config_global_prefix:Se,npm_config_init_module:$.
join(i.HOME??"",".npm-init.js"),npm_config_local_prefix:Oe,npm_config_noproxy:"",npm_config_prefix:Se,npm_node_execpath:g.
file,...O&&m(n,O,g,$),...i.npm_config_user_agent&&{npm_config_user_agent:i.npm_config_user_agent}}}e(f,"commandVariables");
function m({subcommand:n,inWorkspaces:t},o,i,s){const g=T(o.file,s),O=`npm/${o.version} node/${i.version} ${i.platform} ${i.
arch}`,$=(0,P.existsSync)(s.join(g,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:n==="run"?$:n,npm_config_node_gyp:s.
join(g,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:o.version,npm_config_user_agent:`${O} workspaces/${t}`,
npm_execpath:o.file}}e(m,"npmVariables");function v({directory:n,event:t,body:o="",packageEnv:i},{programs:{npm:s},checkout:g,
base:O,platform:$}){const M=$==="win32"?y.win32:y.posix,N=M.join(g,n),ee=[...z(N,M).map(ae=>M.join(ae,"node_modules",".b\
in")),...s?[M.join(T(s.file,M),"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],O.PATH];return{...i,PATH:ee.join(
M.delimiter),npm_lifecycle_event:t,npm_lifecycle_script:o,npm_package_json:M.join(N,"package.json")}}e(v,"scriptVariable\
s");function T(n,t){return t.dirname(t.dirname(n))}e(T,"packageOf");function z(n,t){const o=t.dirname(n);return o===n?[n]:
[n,...z(o,t)]}e(z,"foldersUp");function R(n,t){const{checkout:o,platform:i,programs:s}=t,{shell:g}=s,O=f(n,t),$={...t,base:{
...t.base,...O}};if(g!==void 0){const ae=G(n,$);return"missing"in ae?ae:{file:g,args:ae,env:O}}const[M,...N]=n.steps;if(M===
void 0||N.length>0)return{missing:"sh"};const X=L(M,$);if("missing"in X)return X;if(X.argv[0]!==s.node.file)return{missing:"\
sh"};const{join:ee}=i==="win32"?y.win32:y.posix;return{file:s.node.file,args:X.argv.slice(1),cwd:ee(o,M.directory),env:{
...O,...v(M,$),...X.env}}}e(R,"launchScripts");function G(n,t){const{npm_config_loglevel:o,npm_config_json:i}=t.base,s=o!==
"silent"&&i!=="true",g=[];for(const O of n.steps){const $=v(O,t),M=L(O,{...t,base:{...t.base,...$}});if("missing"in M)return M;
const N=s&&O.body!==void 0?J(O):"",X=n.inWorkspaces?O.directory:"",ee={...x($,t),...M.env};g.push(...S(X,O.directory,N,{
...M,env:ee},t))}return["-c",c,"npm",...g]}e(G,"argumentsOf");function S(n,t,o,{argv:i,env:s},{checkout:g,platform:O}){const{
join:$}=O==="win32"?y.win32:y.posix,M=Object.entries(s).map(([ee,ae])=>`${ee}=${ae}`),X=[...[n,$(g,t),o,String(M.length)],
...M,...i];return[String(X.length),...X]}e(S,"driven");function x(n,{platform:t}){if(t!=="win32")return n;const o=(n.PATH??
"").split(";").map(i=>i.replace(/^([A-Za-z]):/,(s,g)=>`/${g.toLowerCase()}`).replaceAll("\\","/"));return{...n,PATH:o.join(
":")}}e(x,"forShell");function L(n,t){const{programs:o,checkout:i,platform:s}=t,{node:g,shell:O}=o,{join:$}=s==="win32"?
y.win32:y.posix,{body:M,event:N,text:X,command:ee}=n;if(O!==void 0&&ee?.nested)return Y(ee.nested,n,t,O);if(ee===void 0||
ee.argv.length===0)return O===void 0?{missing:"sh"}:{argv:M===void 0?[O,"-c",V,"npm",N]:[O,"-c",X],env:{}};const{env:ae,
file:pe}=ee,[fe="",...Oe]=ee.argv,Me=e((...be)=>({argv:[g.file,...be,...Oe],env:ae}),"byNode");if(pe!==void 0)return Me(
$(i,pe));if(fe==="node")return Me();if(fe==="npm"||fe==="npx"){const be=o[fe];return be===void 0?{missing:fe}:Me(be.file)}
return{argv:ee.argv,env:ae}}e(L,"programOf");function Y(n,{directory:t},o,i){const s=[];for(const M of n){const N=f(M,o),
X=G(M,{...o,base:{...o.base,...N}});if("missing"in X)return X;s.push({argv:[i,...X],env:N})}const[g,...O]=s;if(g!==void 0&&
O.length===0)return g;const $=s.flatMap(M=>S("",t,"",M,o));return{argv:[i,"-c",c,"npm",...$],env:{}}}e(Y,"nestedProgram");
const V=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function J({packageId:n,event:t,body:o="",words:i}){
const s=n===""?t:`${n} ${t}`,g=[o.trim().replaceAll(`
`,`
> `),...i].join(" ");return`
> ${s}
> ${g}

`}e(J,"headingOf");const ne={npm_config_node_options:"--warnings"};function se(n,{programs:t,checkout:o,base:i}){const{argv:s,
binary:g,program:O,scripts:$}=n,M=t.node.file;if($!==void 0){const{platform:ee}=process,ae=R($,{programs:t,checkout:o,base:i,
platform:ee});if(!("missing"in ae))return ae;throw ae.missing==="sh"?q(n):H(n,ae.missing,M)}const N=s.slice(1);if(g!==void 0)
return{file:M,args:[(0,y.join)(o,g),...N]};if(O==="node")return{file:M,args:N};if(O==="npm"||O==="npx"){const ee=t[O];if(ee)
return{file:M,args:[ee.file,...N],env:ne};throw H(n,O,M)}const X=t.machine.get(O);if(X)return{file:X.file,args:N};throw oe(
n,O,"on PATH outside the checkout","Install the program before this step, in a folder outside the checkout. Shell builti\
ns such as cd cannot be run.")}e(se,"launchOf");function H(n,t,o){return oe(n,t,`next to ${o} or on PATH outside the che\
ckout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}e(H,"missing");function q(n){return oe(
n,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or make the script one command of \
node or of a local tool.")}e(q,"missingShell");function oe({command:n},t,o,i){const s=`The command "${n}" needs ${t}, wh\
ich was not found ${o}.`;return new j.ue("program_not_found",s,i)}e(oe,"notFound");var ce=a(61247);function W({npm:n}){const t=n&&
(0,y.join)((0,y.dirname)(n.file),"../node_modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"\
sh",npm_config_editor:"true",npm_config_viewer:"man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"\
false",npm_config_audit:"false",...t&&{npm_config_node_gyp:t}}}e(W,"npmForPrepare");var re=a(26788);async function de(n){
const t=await(0,re.yy)(),o={home:(0,y.join)(t,"home"),temp:(0,y.join)(t,"tmp"),npmCache:(0,y.join)(t,"npm-cache"),npmUserConfig:(0,y.
join)(t,"npmrc-user"),npmGlobalConfig:(0,y.join)(t,"npmrc-global")};try{return await Promise.all([(0,I.mkdir)(o.home),(0,I.
mkdir)(o.temp),(0,I.writeFile)(o.npmUserConfig,""),(0,I.writeFile)(o.npmGlobalConfig,"")]),await n(o)}finally{await(0,I.
rm)(t,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}e(de,"withPrivateFolder");var ue=a(31421),_e=a(77598),me=a(58500),
ye=a(46193);class Te{static{e(this,"Capture")}#n;#e;#t=0;constructor(t){this.#n=Buffer.allocUnsafeSlow(t),this.#e=Buffer.
allocUnsafeSlow(t)}write(t){const o=Math.max(0,this.#n.length-this.#t);o>0&&t.copy(this.#n,this.#t);const i=t.subarray(o);
i.length>0&&this.#s(i),this.#t+=t.length}#s(t){const o=this.#e.length,i=Math.max(0,this.#t-this.#n.length),s=t.subarray(
Math.max(0,t.length-o)),g=(i+t.length-s.length)%o,O=s.copy(this.#e,g);s.copy(this.#e,0,O)}result(){const t=this.#n.length,
o=this.#t,i=new ye.StringDecoder("utf8"),s=this.#n.subarray(0,Math.min(o,t));if(o<=t)return{head:i.end(s),tail:"",bytes:o,
truncated:!1};const g=i.write(s);if(o<=2*t){const N=i.end(this.#e.subarray(0,o-t));return{head:g,tail:N,bytes:o,truncated:!1}}
const O=o%t,$=Buffer.concat([this.#e.subarray(O),this.#e.subarray(0,O)]),M=$.subarray(C($)).toString("utf8");return{head:g,
tail:M,bytes:o,truncated:!0}}}function C(n){const t=e(i=>i!==void 0&&i>>6===2,"isContinuation");return[0,1,2,3].find(i=>!t(
n[i]))??0}e(C,"tornSequenceLength");const u=524288;let h;function E(){return h??=d(l()),h}e(E,"inheritedDescriptors");function d(n){
if(n.length===0)return[];const t=(0,P.openSync)("/dev/null","r"),o=Math.max(...n)-2,i=new Array(o).fill("ignore");for(const s of n)
i[s-3]=t;return i}e(d,"replacing");function l(){return w().filter(n=>{const t=/^flags:\s*([0-7]+)$/m.exec(k(n))?.[1]??"";
return t!==""&&(Number.parseInt(t,8)&u)===0})}e(l,"leaked");function w(){return process.platform!=="linux"?[]:(0,P.readdirSync)(
"/proc/self/fd").map(Number).filter(n=>n>2)}e(w,"listed");function k(n){try{return(0,P.readFileSync)(`/proc/self/fdinfo/${n}`,
"utf8")}catch{return""}}e(k,"infoOf");const U="GENE_GATE_RUN",Z=40,Q=10;function ie(n,t){process.platform==="win32"?t===
"SIGKILL"&&we(n):Ae(-n,t)}e(ie,"signalTree");function we(n){const t=(0,y.join)(process.env.SYSTEMROOT??"C:\\Windows","Sy\
stem32","taskkill.exe"),o={stdio:"ignore",windowsHide:!0};(0,ue.spawn)(t,["/PID",String(n),"/T","/F"],o).on("error",()=>{})}
e(we,"killWindowsTree");async function le(n,t){if(process.platform!=="win32"&&(Ae(-n,"SIGKILL"),!!(0,P.existsSync)("/pro\
c/self/environ")))for(let o=0;o<Z;o+=1){const i=ve(t);if(i.length===0)return;for(const s of i)Ae(s,"SIGKILL");await(0,me.
setTimeout)(Q)}}e(le,"sweepTree");function ve(n){return(0,P.readdirSync)("/proc").filter(t=>/^\d+$/.test(t)).filter(t=>ke(
t).includes(`${U}=${n}`)).map(Number)}e(ve,"processesWith");function ke(n){try{return(0,P.readFileSync)(`/proc/${n}/envi\
ron`)}catch{return Buffer.alloc(0)}}e(ke,"environmentOf");function Ae(n,t){try{process.kill(n,t)}catch{}}e(Ae,"send");var Ee=a(
48161);const De=128;function he(n,t){const o=(n??0)-De,[i]=Object.entries(Ee.constants.signals).find(([,s])=>s===o)??[];
return i===void 0?{exitCode:n,signal:t}:{exitCode:null,signal:i}}e(he,"fromShell");const Ie=500,Le=1e3,Ue=5e3;async function Ne(n){
if(n.signal?.aborted)return(0,ce.dE)((0,ce.PJ)(n.signal),new Date);const t=new Te(n.outputBytes),o=new Te(n.outputBytes),
i=new Date().toISOString(),s=performance.now(),g=await Be(n,t,o);return{...Je(g,n),exit_code:g.exitCode,signal:g.signal,
started_at:i,duration_ms:Math.round(g.at-s),stdout:t.result(),stderr:o.result()}}e(Ne,"supervise");async function Be(n,t,o){
const i=(0,_e.randomUUID)();let s;try{s=(0,ue.spawn)(n.file,n.args,{cwd:n.cwd,env:{...n.env,[U]:i},detached:process.platform!==
"win32",shell:!1,stdio:[n.launcher?"pipe":"ignore","pipe","pipe",...E()],windowsHide:!0})}catch($){return{exitCode:null,
signal:null,error:$,at:performance.now()}}const g=new Promise($=>s.once("close",$));s.stdin?.on("error",()=>{}),Ke(s.stdout,
t),Ke(s.stderr,o);const O=await Ge(s,n);return s.pid!==void 0&&(await le(s.pid,i),await $e(g)),s.stdin?.destroy(),s.stdout?.
destroy(),s.stderr?.destroy(),O}e(Be,"run");function Ke(n,t){n?.on("data",o=>{t.write(o),Ze(o)}),n?.on("error",()=>{})}e(
Ke,"keep");function Ze({buffer:n,byteLength:t}){if(n.byteLength!==t)return;n.transfer?.(0)}e(Ze,"release");function Ge(n,t){
const{timeoutMs:o,graceMs:i=2e3,signal:s}=t;return new Promise(g=>{let O,$;const M=e((ae,pe)=>{const{pid:fe}=n;fe!==void 0&&
(O??=ae,n.stdin?n.stdin.write(`TERM
`):ie(fe,"SIGTERM"),clearTimeout(X),clearTimeout($),$=setTimeout(()=>{n.stdin?.destroy(),ie(fe,"SIGKILL"),$=setTimeout(()=>ee(
{exitCode:null,signal:null}),Ue)},pe))},"stop"),N=e(()=>M("interrupt",Ie),"interrupt"),X=setTimeout(()=>M("timeout",i),o);
s?.addEventListener("abort",N);const ee=e(ae=>{clearTimeout(X),clearTimeout($),s?.removeEventListener("abort",N),g({...ae,
stopped:O,at:performance.now()})},"end");n.once("error",ae=>ee({exitCode:null,signal:null,error:ae})),n.once("exit",(ae,pe)=>ee(
t.launcher?he(ae,pe):{exitCode:ae,signal:pe}))})}e(Ge,"untilEnded");async function $e(n){const t=new AbortController,o=(0,me.
setTimeout)(Le,void 0,{signal:t.signal}).catch(()=>{});await Promise.race([n,o]),t.abort()}e($e,"withinDrainTime");function Je({
exitCode:n,signal:t,error:o,stopped:i},{file:s,timeoutMs:g,signal:O}){if(o){const $=o.code??o.message;return{status:"cra\
shed",reason:`Command could not be started: ${s} (${$})`}}if(i==="timeout")return{status:"timed_out",reason:`Command tim\
ed out after ${g}ms`};if(i==="interrupt"&&O){const $=(0,ce.PJ)(O);return{status:$===ce.$M?"timed_out":"skipped",reason:$}}
return t!==null?{status:"crashed",reason:`Command was ended by ${t}`}:n===0?{status:"passed"}:{status:"failed",reason:`C\
ommand failed with exit code ${n}`}}e(Je,"statusOf");function On({programs:n,checkout:t,outputBytes:o}){const i=(0,P.realpathSync)(
t);return{level:"process_group",description:`Clean environment, private HOME and TMPDIR, ${Sn()}. Access to the network \
and to the files of this user is not restricted.`,check:e(s=>{se(s,{programs:n,checkout:i,base:{}})},"check"),prepare:e(
(s,g)=>de(O=>{const{node:$,searchPath:M,shell:N}=n,X=W(n),ee={node:$.file,searchPath:M,folder:O,shell:N,npm:X,assignments:s.
env},ae=_(ee,process),{file:pe,args:fe,env:Oe}=se(s,{programs:n,checkout:i,base:ae}),{timeoutMs:Me}=s;return Ne({file:pe,
args:fe,cwd:t,env:{...ae,...Oe},timeoutMs:Me,outputBytes:o,signal:g})}),"prepare"),run:e((s,g)=>de(async O=>{if(s.npmSettings)
return $n(s.npmSettings);const{node:$,searchPath:M,shell:N}=n,X=_({node:$.file,searchPath:M,folder:O,shell:N,assignments:s.
env},process),{file:ee,args:ae,env:pe,cwd:fe}=se(s,{programs:n,checkout:i,base:X});return Ne({file:ee,args:ae,cwd:fe??t,
env:{...X,...pe},timeoutMs:s.timeoutMs,outputBytes:o,signal:g})}),"run")}}e(On,"processGroup");function $n(n){const t=`I\
t starts npm, which would read settings that only containment in namespaces hides (${n.join("; ")})`;return{...(0,ce.dE)(
"",new Date),status:"crashed",reason:t}}e($n,"refused");function Sn(){switch(process.platform){case"linux":return"proces\
s group and marked descendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"\
process group killed at the end"}}e(Sn,"reach");var on=a(77030),Pe=a(2503),Mn=a(49567);const bn=String.raw`
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
`,Pn=Pe.Ikc({root:Pe.zMY(),capabilities:Pe.zMY(),newPrivileges:Pe.zMY(),otherProcesses:Pe.zMY(),tcp:Pe.zMY(),interfaces:Pe.
zMY(),loopback:Pe.zMY(),unixSocket:Pe.zMY(),outsideWrite:Mn.zM(),checkoutWrite:Pe.zMY(),canaries:Pe.YOg(Pe.zMY()),environ:Pe.
zMY(),sudo:Pe.zMY(),userNamespace:Pe.zMY(),dns:Pe.zMY()});async function Tn(n){const{run:t,checkout:o,network:i}=n,s=(0,_e.
randomUUID)(),g=await(0,re.yy)(),O=(0,y.join)(g,"socket"),$=(0,y.join)(g,"written"),M=(0,y.join)(o,`.gene-gate-probe-${s}`),
N=await Dn([g,...n.folders],s),X=`secret-${s}`,ee=(0,ue.spawn)("/bin/sh",["-c","read -r _",s],{env:{SECRET:X},stdio:["pi\
pe","ignore","ignore"]});ee.on("error",()=>{});const ae=[(0,on.createServer)(),(0,on.createServer)()];try{await Promise.
all([rn(ae[0],{port:0,host:"127.0.0.1"}),rn(ae[1],O)]);const pe=ae[0].address(),fe=typeof pe=="object"&&pe?pe.port:0,Oe=`\
heartbeat-${s}`,Me=ee.pid??0,Se=await t(["-e",bn,JSON.stringify({port:fe,socket:O,outside:$,inside:M,canaries:N,secret:X,
token:s,pid:Me,heartbeat:Oe})]),xe=Pn.safeParse(xn(Se.stdout.head));return Se.status!=="passed"||!xe.success?An(Se):kn(xe.
data,{persisted:(0,P.existsSync)($)||!n.keepsWrites&&(0,P.existsSync)(M),survived:In(Oe)>0,network:i})}finally{jn(ee);for(const pe of ae)
pe.close();await Promise.all([g,M,...N].map(pe=>(0,I.rm)(pe,{recursive:!0,force:!0})))}}e(Tn,"probeIsolation");function kn(n,t){
const o={unprivileged_user:!n.root,no_capabilities:!n.capabilities,no_new_privileges:!n.newPrivileges,own_processes_only:!n.
otherProcesses,...!t.network&&{no_tcp_to_the_machine:!n.tcp,only_loopback:!n.interfaces,no_name_resolution:!n.dns},no_unix_socket:!n.
unixSocket,checkout_can_be_written:n.checkoutWrite,no_write_stays:!t.persisted,no_write_outside:!n.outsideWrite,no_private_folder:n.
canaries.every(g=>!g),no_foreign_environment:!n.environ,no_sudo:!n.sudo,nothing_survives:!t.survived},i={loopback_works:n.
loopback,no_user_namespace:!n.userNamespace},s=e((g,O)=>Object.entries(g).map(([$,M])=>({name:$,held:M,required:O})),"pr\
obes");return[...s(o,!0),...s(i,!1)]}e(kn,"judgeProbes");function An({status:n,reason:t,stderr:o}){return t??`the probe ${n}\
 without output: ${o.head.slice(0,200)}`}e(An,"whyNot");async function Dn(n,t){return(await Promise.all(n.map(async i=>{
const s=(0,y.join)(i,`.gene-gate-canary-${t}`);return(0,I.writeFile)(s,t,{mode:420,flag:"wx"}).then(()=>[s],()=>[])}))).
flat()}e(Dn,"layCanaries");function rn(n,t){return n.on("connection",o=>o.destroy()),new Promise((o,i)=>{n.once("error",
i),n.listen(t,o)})}e(rn,"listen");function In(n){return(0,P.readdirSync)("/proc").filter(t=>{try{return/^\d+$/.test(t)&&
(0,P.readFileSync)(`/proc/${t}/cmdline`).includes(n)}catch{return!1}}).length}e(In,"survivors");function jn(n){n.stdin?.
destroy()}e(jn,"end");function xn(n){try{return JSON.parse(n)}catch{return}}e(xn,"parse");var Rn=a(62756);function Cn(n,t){
const{memory_bytes:o,processes:i,open_files:s,file_bytes:g,written_bytes:O}=n;return{memory_bytes:t.memory?o:null,processes:i,
processes_counted_for:t.processes?"command":"user",open_files:s,file_bytes:g,written_bytes:O}}e(Cn,"effectiveLimits");function Ln(n){
return["prlimit","--core=0",`--fsize=${n.file_bytes}`,`--nofile=${n.open_files}`,...n.processes_counted_for==="user"?[`-\
-nproc=${n.processes}`]:[]]}e(Ln,"prlimitWords");function Nn(n){const{memory_bytes:t,processes:o,processes_counted_for:i,
open_files:s}=n;return[t===null?"memory: unlimited":`memory: ${Xe(t)}`,`processes: ${o}${i==="user"?" of the same user":
""}`,`open files: ${s}`,`file size: ${Xe(n.file_bytes)}`,`total written: ${Xe(n.written_bytes)}`].join(", ")}e(Nn,"limit\
sInWords");function Xe(n){return`${Math.round(n/1024/1024)} MiB`}e(Xe,"inMebibytes");var Un=a(26514),an=a(70908),Wn=a(85750);
function Fn(n,t){const o=new Set(t),i=e(s=>o.has(s)||(0,an.Zv)(s).some(g=>o.has(g)),"isHidden");return{kindOf:e(s=>{if(i(
s))return;const g=Qe(()=>(0,P.lstatSync)((0,y.join)(n,s)));return g&&((0,Wn.I)(g)??"special")},"kindOf"),list:e(s=>{const g=(0,y.
join)(n,s);return i(s)||Qe(()=>(0,P.realpathSync)(g))!==g?[]:(Qe(()=>(0,P.readdirSync)(g))??[]).map($=>(0,y.join)(s,$)).
filter($=>!i($))},"list")}}e(Fn,"lowerLayer");function Qe(n){try{return n()}catch{return}}e(Qe,"attempt");const cn={complete:!0,
files:new Map,folders:[],left:new Set},un="end\0";function Bn(n){if(!n.endsWith(un))return;const t=n.slice(0,-un.length),
o=t.split("\0").slice(0,-1),i=o.filter(s=>!s.startsWith("=")).map(Kn);return{complete:t===""||t.endsWith("\0"),files:new Map(
i.flatMap(({type:s,path:g,stamp:O})=>"cd".includes(s)?[]:[[g,O]])),folders:i.filter(({type:s})=>s==="d").map(({path:s})=>s),
left:new Set(o.filter(s=>s.startsWith("=./")).map(s=>s.slice(3)))}}e(Bn,"readWritten");function Kn(n){const t=n.indexOf(
" ");return{type:n.slice(0,1),stamp:n.slice(0,t),path:n.slice(t+1)}}e(Kn,"readEntry");const Gn=100;function zn(n,t){const{
complete:o,files:i,folders:s,left:g}=n,O=[...i.keys()],$=o&&i.size+s.length+g.size>0?["",...s]:[],M=new Set(O.filter(N=>t.
kindOf(N)!==void 0));return{created:O.filter(N=>!M.has(N)),changed:[...M,...s.filter(N=>(t.kindOf(N)??"directory")!=="di\
rectory")],deleted:$.flatMap(N=>t.list(N)).filter(N=>!g.has(N))}}e(zn,"differencesOf");function Hn({created:n,changed:t,
deleted:o},i,s=cn){const g=e(M=>!s.files.has(M),"isNew"),O=e(M=>s.files.get(M)!==i.files.get(M),"isTouched"),$=i.complete?
[...s.files.keys()].filter(M=>!i.files.has(M)):[];return{created:qe(n.filter(g)),changed:qe([...n.filter(M=>!g(M)&&O(M)),
...t.filter(M=>g(M)||O(M))]),deleted:qe([...o,...$])}}e(Hn,"sideEffectsOf");function qe(n){return[...n].sort().slice(0,Gn)}
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
dom","urandom"];function Zn(n){const{view:t,checkout:o,run:i,stage:s,recursive:g}=n,O=e((M,N,X)=>({source:M,target:(0,y.
join)(s,N),type:"none",options:X}),"bind"),$=e((M,N)=>O(M,N,`${g?"rbind":"bind"},ro,X-mount.mkdir`),"show");return[...t.
system.map(M=>$(M,M)),...t.emptied.map(M=>({source:"gene-gate",target:(0,y.join)(s,M),type:"tmpfs",options:"size=1m,mode\
=0755"})),...t.tools.map((M,N)=>$(M,fn(M,N))),...Vn.map(M=>O(`/dev/${M}`,`dev/${M}`,"bind")),O("/proc","proc","rbind"),O(
o,je.lower,"rbind"),O(i,je.run,"bind")]}e(Zn,"sharedMounts");function Jn(n){const{view:t,checkout:o,privileges:i,hides:s,
keepsWrites:g,replaced:O}=n,$=e((X,ee,ae="bind")=>({source:X,target:ee,type:"none",options:ae}),"bind"),M=t.tools.map((X,ee)=>({
folder:X,place:fn(X,ee)})),N=[`lowerdir=${s||i.adopt?`${je.cover}:`:""}${je.lower}`,`upperdir=${je.own}/upper`,`workdir=${je.
own}/work`,...i.overlay,"X-mount.mkdir"];return[$(`${je.own}/tmp`,en),$(`${je.own}/home`,ze),...M.filter(({folder:X,place:ee})=>X!==
ee).map(({folder:X,place:ee})=>$(ee,X,"bind,X-mount.mkdir")),g?$(je.lower,o,"bind,X-mount.mkdir"):{source:"gene-gate",target:o,
type:"overlay",options:N.join(",")},...O.map((X,ee)=>$(`${je.replaced}/${ee}`,(0,y.join)(o,X))),{source:"gene-gate-proc",
target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{source:"gene-gate",target:Re,type:"tmpfs",options:"ro,size=4k\
,mode=0755"}]}e(Jn,"commandMounts");function fn(n,t){return[en,ze].some(i=>(0,dn.FK)(i,n))?`${je.tools}/${t}`:n}e(fn,"mo\
untPointOf");const ln="ready\0",Xn={home:ze,temp:en,npmCache:`${ze}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"\
/home/npmrc-global"};function Qn(n){const{programs:t,checkout:o,description:i}=n;return{level:"namespaces",description:i,
check:e(s=>{se(s,{programs:t,checkout:o,base:{}})},"check"),run:e((s,g)=>He(pn(s,n,g),n),"run"),forGene:e(s=>qn(n,s),"fo\
rGene"),prepare:e((s,g)=>{const O=nn(t,s.env,W(t)),{file:$,args:M,env:N}=se(s,{programs:t,checkout:o,base:O}),{timeoutMs:X}=s;
return He({file:$,args:M,timeoutMs:X,signal:g,env:{...O,...N}},n)},"prepare")}}e(Qn,"namespaces");function pn(n,{programs:t,
checkout:o},i){const s=nn(t,n.env),{file:g,args:O,env:$}=se(n,{programs:t,checkout:o,base:s});return{file:g,args:O,timeoutMs:n.
timeoutMs,signal:i,env:{...s,...$}}}e(pn,"containedOf");function nn({node:n,searchPath:t,shell:o},i,s){const g={node:n.file,
searchPath:t,folder:Xn,shell:o,npm:s,assignments:i};return _(g,process)}e(nn,"namespaces_environmentOf");async function qn(n,t){
const o=await n.prepared.share(t);if(typeof o=="string"){const s=t?.aborted?(0,ce.dE)((0,ce.PJ)(t),new Date):void 0;return{
run:e(async()=>s??Ye((0,ce.dE)("",new Date),o),"run"),close:e(()=>Promise.resolve(),"close")}}const i={written:cn};return{
run:e((s,g)=>He(pn(s,n,g),{...n,prepared:o,history:i}),"run"),close:o.close}}e(qn,"geneView");async function He(n,t){const{
checkout:o,history:i,file:s,outputBytes:g,prepared:O,privileges:$,programs:M,limits:N}=t;if(!O.isAlive())return Ye((0,ce.
dE)("",new Date),"the view is gone");const X=`report-${(0,_e.randomUUID)()}`,ee=(0,y.join)(O.folder,X),ae=n.env??nn(M,{}),
{user:pe}=$;let fe;try{fe=O.groups.make()}catch(Oe){return Ye((0,ce.dE)("",new Date),`no cgroup: ${String(Oe)}`)}try{await(0,I.
writeFile)(ee,"");const Oe=await Ne({file:s,args:[...O.enter.slice(1),"sh","-c",Yn,"gene-gate",`${je.run}/${X}`,o,String(
pe?.uid??""),String(pe?.gid??""),String(N.written_bytes),...[0,1,2].map(Se=>fe.joins[Se]??"/dev/null"),...$.drop,...Ln(N),
"env","-i",...Object.entries(ae).map(([Se,xe])=>`${Se}=${xe}`),n.file,...n.args],cwd:"/",env:{PATH:b.sg},timeoutMs:n.timeoutMs,
outputBytes:g,signal:n.signal,launcher:!0}),Me=Fn(o,t.leftOut),be=await et(Oe,await(0,I.readFile)(ee,"utf8"),Me,i);return tt(
be,fe,N)}finally{fe.remove(),await(0,I.rm)(ee,{force:!0})}}e(He,"runContained");async function et(n,t,o,i){if(t.startsWith(
ln))return nt(n,t,o,i);if(n.status==="timed_out"||n.status==="skipped")return n;const[s="no reason given"]=n.stderr.head.
trim().split(`
`);return Ye(n,s)}e(et,"withReport");async function nt(n,t,o,i){const s=Bn(t.slice(ln.length));if(s===void 0)return i?{...n,
checkout_modified:["unknown files"]}:n;const g=await zn(s,o),O=Hn(g,s,i?.written);if(i===void 0)return{...n,side_effects:O};
i.written=s;const $=(0,Un.r)(g,s,o);return{...n,side_effects:O,...$.length>0&&{checkout_modified:$}}}e(nt,"withWritten");
function tt(n,t,o){const i=t.resources(),s=n.reason!==void 0&&t.ranOutOfMemory()?`${n.reason}, at its limit of ${o.memory_bytes}\
 bytes of memory`:n.reason;return{...n,...s!==void 0&&{reason:s},...Object.keys(i).length>0&&{resources:i}}}e(tt,"withGr\
oup");function Ye(n,t){return{...n,status:"crashed",reason:`Containment could not be set up: ${t}`}}e(Ye,"notSetUp");var st=a(
45040);const ot={unified:e(({memory_bytes:n,processes:t})=>[[["memory.max",n],["pids.max",t]],[["memory.swap.max",0]]],"\
unified"),memory:e(({memory_bytes:n})=>[[["memory.limit_in_bytes",n]],[["memory.memsw.limit_in_bytes",n]]],"memory"),pids:e(
({processes:n})=>[[["pids.max",n]],[]],"pids"),cpuacct:e(()=>[[],[]],"cpuacct")},tn=/^(\d+)$/m,mn=/^oom_kill (\d+)$/m,rt={
unified:{file:"memory.peak",pattern:tn,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:tn,units:1}},it={unified:{
file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:tn,units:1e6}},at={unified:{
file:"memory.events",pattern:mn,units:1},memory:{file:"memory.oom_control",pattern:mn,units:1}};function ct(n,t,o){const i=n.
map((g,O)=>({...g,inside:`${je.cgroup}/${O}`})).filter(g=>dt(g,t,o)),s=e(g=>i.some(O=>O.controller==="unified"||O.controller===
g),"has");return{enforced:{memory:s("memory"),processes:s("pids")},make:e(()=>gn(i,t,o),"make")}}e(ct,"controlGroups");function ut(n){
for(const{parent:t}of n)We(()=>{const o=(0,P.readdirSync)(t).filter(i=>i.startsWith(re.F8)&&(0,st.p)(i));for(const i of o.
map(s=>(0,y.join)(t,s))){for(const s of(0,P.readdirSync)(i))We(()=>(0,P.rmdirSync)((0,y.join)(i,s)));We(()=>(0,P.rmdirSync)(
i))}})}e(ut,"removeLeftGroups");function dt(n,t,o){try{return gn([n],t,o).remove(),!0}catch{return!1}}e(dt,"canBeUsed");
function gn(n,t,o){const i=(0,_e.randomUUID)(),s=n.map(({controller:$,parent:M,inside:N})=>({controller:$,folder:(0,y.join)(
M,t,i),join:(0,y.join)(N,t,i,"cgroup.procs")})),g=e(()=>{for(const{folder:$}of s)We(()=>(0,P.rmdirSync)($))},"remove"),O=e(
$=>s.map(({controller:M,folder:N})=>ft($[M],N)).find(sn),"figure");try{for(const{controller:$,folder:M}of s){(0,P.mkdirSync)(
M);const[N,X]=ot[$](o);for(const[ee,ae]of N)(0,P.writeFileSync)((0,y.join)(M,ee),String(ae));for(const[ee,ae]of X)We(()=>(0,P.
writeFileSync)((0,y.join)(M,ee),String(ae)))}}catch($){throw g(),$}return{joins:s.map($=>$.join),resources:e(()=>{const[
$,M]=[O(rt),O(it)];return{...sn($)&&{peak_memory_bytes:$},...sn(M)&&{cpu_ms:M}}},"resources"),ranOutOfMemory:e(()=>(O(at)??
0)>0,"ranOutOfMemory"),remove:g}}e(gn,"makeGroup");function sn(n){return n!==void 0}e(sn,"isKnown");function ft(n,t){if(!n)
return;const{file:o,pattern:i,units:s}=n;try{const g=i.exec((0,P.readFileSync)((0,y.join)(t,o),"utf8"))?.[1];return g===
void 0?void 0:Math.round(Number(g)/s)}catch{return}}e(ft,"read");function We(n){try{n()}catch{}}e(We,"control_groups_att\
empt");function lt(n,t,o){const i=t.split(`
`).flatMap(pt),s=n.split(`
`).flatMap(mt),g=i.find(({version:$})=>$===2),O=s.find(({controllers:$})=>$.length===0);if(g&&O)for(const $ of gt(g.point,
hn(g,O.path))){const M=o($).split(/\s+/);if(["memory","pids"].every(N=>M.includes(N)))return[{controller:"unified",parent:$}]}
return["memory","pids","cpuacct"].flatMap($=>{const M=i.find(({version:X,options:ee})=>X===1&&ee.includes($)),N=s.find(({
controllers:X})=>X.includes($));return M&&N?[{controller:$,parent:hn(M,N.path)}]:[]})}e(lt,"findHierarchies");function pt(n){
const[t="",o=""]=n.split(" - "),[,,,i="",s=""]=t.split(" "),[g,,O=""]=o.split(" ");return g!=="cgroup"&&g!=="cgroup2"?[]:
[{root:i,point:s,version:g==="cgroup"?1:2,options:O.split(",")}]}e(pt,"parseMount");function mt(n){const t=/^\d+:([^:]*):(\/.*)$/.
exec(n);if(!t)return[];const[,o="",i=""]=t;return[{controllers:o.split(",").filter(Boolean),path:i}]}e(mt,"parseGroup");
function hn({point:n,root:t},o){const i=(0,y.relative)(t,o);return i.startsWith("..")?n:(0,y.join)(n,i)}e(hn,"pathIn");function gt(n,t){
const o=(0,y.relative)(n,t).split("/").filter(Boolean);return o.map((i,s)=>(0,y.join)(n,...o.slice(0,o.length-s))).concat(
n)}e(gt,"groupsAbove");const ht=/[ \t\n\v\f\r\\#]/g;function wn(n){return n.map(({source:t,target:o,type:i,options:s})=>`${_n(
t)} ${_n(o)} ${i} ${s} 0 0
`).join("")}e(wn,"mountTable");function _n(n){return n.replace(ht,t=>`\\${t.charCodeAt(0).toString(8).padStart(3,"0")}`)}
e(_n,"escapeField");const wt=6e4;async function yn([n="",...t],o){const i=(0,ue.spawn)(n,t,{cwd:"/",env:{PATH:b.sg},detached:!0,
stdio:["pipe","pipe","pipe"]}),s=await _t(i,o);if(typeof s=="string")return s;const g=e(()=>i.exitCode===null&&i.signalCode===
null,"isAlive");return{pid:s,isThere:g,close:e(async()=>{const O=new Promise($=>i.once("close",$));i.ref(),i.stdin?.destroy(),
g()&&await O},"close")}}e(yn,"startPauseProcess");function _t(n,t){return new Promise(o=>{let[i,s]=["",""];const g=e(N=>{
n.stdin?.destroy(),n.pid!==void 0&&ie(n.pid,"SIGKILL"),M(N)},"giveUp"),O=e(()=>g(ce.t),"interrupt"),$=setTimeout(()=>g("\
creating its view took too long"),wt),M=e(N=>{clearTimeout($),t?.removeEventListener("abort",O),o(N)},"settle");t?.addEventListener(
"abort",O),t?.aborted&&O();for(const N of[n.stdin,n.stdout,n.stderr])N?.on("error",()=>{});n.stderr?.on("data",N=>{s=`${s}${N}`.
slice(0,1e3)}),n.stdout?.on("data",N=>{i+=N,i.endsWith(`
`)&&(yt(n),M(Number(i)))}),n.once("error",N=>M(N.message)),n.once("close",()=>M(s.trim().split(`
`)[0]||"its view could not be created"))})}e(_t,"readyWith");function yt(n){n.unref();for(const t of[n.stdin,n.stdout,n.
stderr])t&&"unref"in t&&typeof t.unref=="function"&&t.unref()}e(yt,"letGo");var vt=a(16532),Et=a(50750);const Ot=Buffer.
alloc(1024);function $t(n,t){if(t.length===0)return Buffer.alloc(0);const o=t.find(s=>Buffer.from(s).toString()!==s);if(o!==
void 0)throw new j.ue("checkout_differs",`The file ${JSON.stringify(o)} is not in the commit and cannot be hidden, becau\
se its name is not UTF-8`,"Delete the file.");const i=[...new Set(["",...t.flatMap(an.Zv)])].sort();return Buffer.concat(
[...i.flatMap(s=>St(n,s)),...t.flatMap(s=>vn({path:s,type:"CharacterDevice",mode:0,uid:0,gid:0,size:0})),Ot])}e($t,"remo\
valArchive");function St(n,t){const{mode:o,uid:i,gid:s,mtime:g}=(0,P.lstatSync)((0,y.join)(n,t));return vn({path:`./${t}`,
type:"Directory",mode:o&4095,uid:i,gid:s,mtime:g})}e(St,"folderEntry");function vn(n){const t=new vt.Y({...n,size:0,devmaj:0,
devmin:0});t.encode();const o=t.block??Buffer.alloc(512);return t.needPax?[new Et.u(n).encode(),o]:[o]}e(vn,"entry");const Mt=String.
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
`;async function Pt(n){const t=await(0,re.yy)(),o=(0,y.basename)(t),i=await kt();ut(i);const s=e(()=>(0,I.rm)(t,{recursive:!0,
force:!0}),"remove"),{privileges:g,file:O,limits:$,signal:M}=n,N=await Tt(n,t,i),X=await yn([O,...g.newMounts.slice(1),...N],
M);if(typeof X=="string")return await s(),X;const ee={enter:g.enter(X.pid),folder:(0,y.join)(t,"run"),groups:ct(i,o,$),isAlive:X.
isThere,close:e(async()=>{await X.close(),await s()},"close")};return{...ee,share:e(async ae=>{const pe=[...g.branch(X.pid).
slice(1),"sh","-c",bt,"gene-gate"],fe=await yn([n.enterFile,...pe,String($.written_bytes)],ae);return typeof fe=="string"?
fe:{...ee,enter:g.enter(fe.pid),isAlive:fe.isThere,close:fe.close}},"share")}}e(Pt,"prepareView");async function Tt({privileges:n,
view:t,checkout:o,leftOut:i,keepsWrites:s,replaced:g,limits:O},$,M){const N=(0,y.join)($,"stage"),X=(0,y.join)($,"mounts"),
ee=(0,y.join)($,"run");await(0,I.mkdir)(N),await(0,I.mkdir)(ee),await(0,I.mkdir)((0,y.join)(ee,"replaced"));for(const[Fe,
Lt]of[...g.values()].entries())await(0,I.writeFile)((0,y.join)(ee,"replaced",String(Fe)),Lt);await(0,I.writeFile)((0,y.join)(
ee,"removals.tar"),$t(o,i));const ae=i.length>0,pe=[...g.keys()],fe=Jn({view:t,checkout:o,privileges:n,hides:ae,keepsWrites:s,
replaced:pe});await(0,I.writeFile)((0,y.join)(ee,"mounts"),wn(fe));const Oe=n.name==="user_namespace";await(0,I.writeFile)(
X,wn(Zn({view:t,checkout:o,run:ee,stage:N,recursive:Oe})));const{adopt:Me,user:be,name:Se}=n,xe=Me&&be?`${be.uid}:${be.gid}`:
"",Ve=Se==="sudo"?`${process.getuid?.()}:${process.getgid?.()}`:"",Ce=[N,X,o,xe,Se==="user_namespace"?"--no-same-owner":
"--same-owner",String(O.written_bytes),(0,y.basename)($),Ve,...M.map(({parent:Fe})=>Fe)];return["sh","-c",Mt,"gene-gate",
...Ce]}e(Tt,"scriptFor");async function kt(){const[n,t]=await Promise.all(["cgroup","mountinfo"].map(i=>(0,I.readFile)(`\
/proc/self/${i}`,"utf8").catch(()=>"")));return lt(n??"",t??"",e(i=>{try{return(0,P.readFileSync)((0,y.join)(i,"cgroup.s\
ubtree_control"),"utf8").trim()}catch{return""}},"handedOn"))}e(kt,"hierarchiesHere");const At=2e4;async function Dt(n,t){
const{checkout:o,folders:i,leftOut:s=[],keepsWrites:g,network:O,programs:$,signal:M}=t,N=n.name,[X="",ee=""]=[n.newMounts[0],
n.enter(0)[0]],[ae,pe]=[await(0,b._f)(X),await(0,b._f)(ee)];if(ae===void 0)return{from:N,reason:`${X} is not installed`};
if(pe===void 0)return{from:N,reason:`${ee} is not installed`};const fe=await Pt({privileges:n,checkout:o,leftOut:s,keepsWrites:g,
limits:t.limits,signal:M,file:ae,enterFile:pe,view:It(await(0,dn.du)($,i,O),t.shown??[]),replaced:new Map([...await(0,Rn.
b)(o),...t.replaced??[]])});if(typeof fe=="string")return{from:N,reason:fe};const Oe=Cn(t.limits,fe.groups.enforced),Me=jt(
n,O,Oe),be={...t,leftOut:s,privileges:n,file:pe,prepared:fe,description:Me,limits:Oe},Se=await Tn({checkout:o,folders:i,
network:O,keepsWrites:g,run:e(Ce=>He({file:$.node.file,args:Ce,timeoutMs:At,signal:M},be),"run")});if(typeof Se=="string")
return await fe.close(),{from:N,reason:Se};const xe=Se.filter(({required:Ce,held:Fe})=>Ce&&!Fe).map(({name:Ce})=>Ce);if(xe.
length>0)return await fe.close(),{from:N,reason:`the probe run failed: ${xe.join(", ")}`};const Ve=Qn(be),{level:En}=Ve;
return{backend:Ve,isolation:{level:En,description:Me,launcher:N,limits:Oe,probes:Se},close:fe.close}}e(Dt,"tryNamespaces");
function It(n,t){return{...n,tools:[...n.tools,...t]}}e(It,"withTools");function jt({name:n,user:t},o,i){const s=t?`user\
 ${t.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${n.replace("_"," ")}\
)`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the machine",o?
"network access as allowed by the policy":"no network except loopback",`as ${s}; ${Nn(i)}.`].join("; ")}e(jt,"describe");
async function xt(n){const{requested:t,signal:o}=n,i=[];if(t!=="off")for await(const M of Rt(n)){if("backend"in M)return{
...M,isolation:{...M.isolation,requested:t,downgrades:i}};i.push(M)}if(t==="require")throw o?.aborted?(0,j.VM)("while it\
 tested containment"):Ct(i);const s=await n.shareFolder?.()??n.checkout,g=On({...n,checkout:s}),{level:O,description:$}=g;
return{backend:g,isolation:{level:O,description:$,requested:t,downgrades:i},close:e(()=>Promise.resolve(),"close")}}e(xt,
"chooseBackend");async function*Rt(n){const{platform:t=process.platform}=n;if(t!=="linux"||!process.getuid||!process.getgid){
yield{from:"namespaces",reason:`${t} has no namespaces`};return}const o=await(0,I.realpath)(n.checkout),i={uid:process.getuid(),
gid:process.getgid()};for(const s of(0,b._g)(i,await(0,I.stat)(o),n.network))yield await Dt(s,{...n,checkout:o})}e(Rt,"a\
ttempts");function Ct(n){const t=n.map(({from:o,reason:i})=>`${o}: ${i}`).join("; ");return new j.ue("containment_unavai\
lable",`The policy requires containment in namespaces, which this machine does not support. ${t}.`,"Use a Linux runner w\
ith passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo), or set `containment: auto` in\
 the policy of the base branch.")}e(Ct,"unavailable")}),62756:((ge,te,a)=>{a.d(te,{b:e(()=>K,"b"),c:e(()=>A,"c")});var I=a(
51455),j=a(76760);const b=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,P=/^\s*([\w-]+)\s*(?:=|$)/,y={core:["repositoryformat\
version","filemode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","r\
efstorage","compatobjectformat"]},F=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function K(_){const D=await B(
_,".git"),p=e(async r=>{const c=await(0,I.readFile)((0,j.join)(_,r),"utf8");return[r,A(c)]},"read");return new Map(await Promise.
all(D.map(p)))}e(K,"safeGitConfigs");async function B(_,D){const r=(await(0,I.readdir)((0,j.join)(_,D),{withFileTypes:!0}).
catch(()=>[])).map(async c=>{const f=(0,j.join)(D,c.name);return c.isFile()?/^config(\.worktree)?$/.test(c.name)?[f]:[]:
c.isDirectory()?B(_,f):[]});return(await Promise.all(r)).flat()}e(B,"configsIn");function A(_){if(F.test(_))return _;let D=[];
return _.split(`
`).filter(r=>{const c=b.exec(r)?.[1]?.toLowerCase();if(c!==void 0)return D=y[c]??[],D.length>0&&r.trimEnd().endsWith("]");
const f=P.exec(r)?.[1]?.toLowerCase();return f!==void 0&&D.includes(f)&&!r.endsWith("\\")}).map(r=>`${r}
`).join("")}e(A,"withoutSecrets")}),94829:((ge,te,a)=>{a.d(te,{_f:e(()=>D,"_f"),_g:e(()=>A,"_g"),oQ:e(()=>y,"oQ"),sg:e(()=>P,
"sg")});var I=a(73024),j=a(51455),b=a(76760);const P=["/usr/sbin","/usr/bin","/sbin","/bin"].join(b.delimiter),y={uid:65534,
gid:65534},F=["--mount","--pid","--fork","--kill-child","--ipc","--uts"],K=["sudo","-n","--","env","-i",`PATH=${P}`],B=[
"--no-new-privs","--inh-caps=-all"];function A(r,c,f){const m=["unshare",...F,...f?[]:["--net"]],v=e(Y=>`--mount=/proc/${Y}\
/ns/mnt`,"mountsOf"),T=c.uid===0,z=T?y:{uid:c.uid,gid:c.gid},R={drop:_(z),user:z,adopt:T,overlay:T?["metacopy=on"]:[]},G=[
"unshare","--mount"],S=e(Y=>["nsenter",v(Y),"--",...m],"enter"),x=e(Y=>["nsenter",v(Y),"--",...G],"branch"),L=e(Y=>["nse\
nter",`--user=/proc/${Y}/ns/user`,"--preserve-credentials",v(Y),"--"],"ofUser");return r.uid===0?[{name:"root",newMounts:G,
enter:S,branch:x,...R}]:[{name:"sudo",newMounts:[...K,...G],enter:e(Y=>[...K,...S(Y)],"enter"),branch:e(Y=>[...K,...x(Y)],
"branch"),...R},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],enter:e(Y=>[...L(Y),"s\
etpriv","--pdeathsig=KILL",...m],"enter"),branch:e(Y=>[...L(Y),...G],"branch"),drop:["unshare","--user",`--map-user=${r.
uid}`,`--map-group=${r.gid}`,"setpriv",...B],adopt:!1,overlay:["userxattr"]}]}e(A,"privilegesFor");function _({uid:r,gid:c}){
return["setpriv",...[`--reuid=${r}`,`--regid=${c}`,"--clear-groups"],...B,"--bounding-set=-all"]}e(_,"dropTo");async function D(r){
for(const c of P.split(b.delimiter)){const f=(0,b.join)(c,r);if(await p(f))return f}}e(D,"systemTool");async function p(r){
return(0,j.access)(r,I.constants.X_OK).then(()=>!0,()=>!1)}e(p,"isExecutable")}),41688:((ge,te,a)=>{a.d(te,{FK:e(()=>p,"\
FK"),du:e(()=>B,"du"),v9:e(()=>K,"v9")});var I=a(51455),j=a(48161),b=a(76760);const P=["/usr","/etc","/bin","/sbin","/li\
b","/lib32","/lib64","/libx32"],y=["/nix/store","/gnu/store"],F=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMAR\
Y"];function K(r){const c=F.flatMap(m=>r[`GITHUB_${m}`]??[]),f=[r.HOME,r.RUNNER_TEMP,r.XDG_RUNTIME_DIR].flatMap(m=>m??[]);
return[...new Set([...f,(0,j.tmpdir)(),...c.map(b.dirname)].filter(m=>(0,b.isAbsolute)(m)))]}e(K,"privateFolders");async function B({
node:r,npm:c,machine:f},m,v){const T=await _([...P,...y]),R=(await Promise.all(m.map(x=>(0,I.realpath)(x).catch(()=>[])))).
flat(),G=[(0,b.dirname)(r.file),...c?[(0,b.dirname)((0,b.dirname)(c.file))]:[],...[...f.values()].flatMap(x=>A(x,R)),...v?
await D():[]].filter(x=>!T.some(L=>p(L,x))),S=R.filter(x=>T.some(L=>L!==x&&p(L,x)));return{system:T,emptied:S,tools:[...new Set(
G)]}}e(B,"viewOf");function A({file:r,real:c},f){const m=(0,b.dirname)(c),v=(0,b.dirname)(m),T=(0,b.basename)(m)==="bin"&&
!f.some(z=>p(z,v));return[(0,b.dirname)(r),m,...T?[v]:[]].filter(z=>!f.some(R=>p(z,R)))}e(A,"foldersOf");async function _(r){
return(await Promise.all(r.map(async f=>(await(0,I.lstat)(f).catch(()=>{}))?.isDirectory()?[f]:[]))).flat()}e(_,"existin\
g");async function D(){const r=await(0,I.realpath)("/etc/resolv.conf").catch(()=>{});return r?.startsWith("/run/systemd/\
resolve/")?[(0,b.dirname)(r)]:[]}e(D,"resolverFolder");function p(r,c){const f=(0,b.relative)(r,c);return f!==".."&&!f.startsWith(
`..${b.sep}`)&&!(0,b.isAbsolute)(f)}e(p,"isInside")}),61247:((ge,te,a)=>{a.d(te,{$M:e(()=>b,"$M"),Ju:e(()=>D,"Ju"),PJ:e(
()=>K,"PJ"),Q0:e(()=>y,"Q0"),dE:e(()=>p,"dE"),fD:e(()=>B,"fD"),lR:e(()=>_,"lR"),o0:e(()=>P,"o0"),sy:e(()=>F,"sy"),t:e(()=>j,
"t"),tS:e(()=>c,"tS"),xw:e(()=>r,"xw")});const I="BLOCKED: validation command rejected by safety check (allowed prefixes\
: node/npm/npx; shell operators prohibited)",j="interrupted",b="the time budget for all commands was spent",P="the run r\
eturned no outcome for this command",y="files of the checkout changed while the gate ran";function F(m){return m.filter(
({reason:v})=>v===j).length}e(F,"countInterrupted");function K(m){return m.reason===b?b:j}e(K,"stopReason");function B(m){
return f("blocked",I,m)}e(B,"blockedOutcome");const A="Program is missing: ";function _({message:m,hint:v},T){return f("\
crashed",`${A}${m} ${v}`,T)}e(_,"programMissingOutcome");function D({status:m,reason:v}){return m==="crashed"&&v?.startsWith(
A)===!0}e(D,"isProgramMissing");function p(m,v){return f("skipped",m,v)}e(p,"skippedOutcome");function r(m){return f("sk\
ipped",P,m)}e(r,"lostOutcome");function c(m,v,T){return{...T??f("error",y,m),status:"error",reason:y,checkout_changed:[...v]}}
e(c,"changedOutcome");function f(m,v,T){const z={head:"",tail:"",bytes:0,truncated:!1};return{status:m,exit_code:null,signal:null,
started_at:T.toISOString(),duration_ms:0,stdout:z,stderr:z,reason:v}}e(f,"notRun")}),98637:((ge,te,a)=>{a.d(te,{RK:e(()=>P,
"RK"),WR:e(()=>F,"WR"),i$:e(()=>b,"i$")});var I=a(30025),j=a(61247);function b({asset:_,commands:D}){const p=D.flatMap(({
plan:r})=>r??[]);return{id:_.id,plans:p.length===D.length?p:[]}}e(b,"plansOf");function P({commands:_},D,p){if(_.every(({
plan:c})=>c!==void 0))return _.map(({plan:c},f)=>y(c,D[f],p));const r=A(_);return _.map(({verdict:c})=>c==="block"?(0,j.
fD)(p):(0,j.dE)(r,p))}e(P,"outcomesOf");function y(_,D,p){if(D===void 0||D.plan.digest!==_?.digest)return(0,j.xw)(p);const{
outcome:r,changedFiles:c}=D;return c.length===0?r:{...r,checkout_modified:c}}e(y,"outcomeOf");function F(_,D,p){const r=_.
filter(c=>D?K(c):c.commands.some(B));return new Map(r.map(c=>[c,P(c,[],p)]))}e(F,"refusedOutcomes");function K({change:_,
commands:D}){return D.length===0?_!=="removed":D.some(({plan:p})=>p===void 0)}e(K,"cannotRun");function B({verdict:_}){return _===
"block"}e(B,"isBlocked");function A(_){if(_.some(({verdict:r})=>r==="block"))return"another command of the gene is block\
ed";const p=_.flatMap(({reading:r})=>(0,I.wS)(r)??[]).find(({path:r})=>r===void 0);return p?`${p.name} is not installed;\
 install dependencies before the gate`:"the audit does not allow this gene to run; see its findings"}e(A,"reasonNotToRun")}),
12363:((ge,te,a)=>{a.d(te,{s:e(()=>B,"s")});var I=a(73024),j=a(51455),b=a(76760),P=a(26788),y=a(71428);const F={entries:2e5,
bytes:4*1024**3};class K extends Error{static{e(this,"TooLarge")}}async function B(p,r=F){const c=await(0,P.yy)(),f=e(()=>(0,j.
rm)(c,{recursive:!0,force:!0,maxRetries:3}),"close"),m=(0,b.join)(c,(0,b.basename)(p.directory)||"checkout");try{await A(
p,m,r);const v=await(0,y.i)(p.directory,m);return{guard:p.at(m),objects:v,close:f}}catch(v){if(await f(),v instanceof K)
return;throw v}}e(B,"copyCheckout");async function A(p,r,c){const{directory:f,files:m,folders:v}=p,T={...c},z=e(async R=>{
const[G,S]=[(0,b.join)(f,R),(0,b.join)(r,R)],x=await(0,j.lstat)(G);if(T.entries-=1,T.bytes-=x.isFile()?x.size:0,T.entries<
0||T.bytes<0)throw new K;if(x.isSymbolicLink())await D(G,S,f,r);else if(x.isFile())await(0,j.copyFile)(G,S,I.constants.COPYFILE_FICLONE);else if(x.
isDirectory()){await(0,j.mkdir)(S,{mode:x.mode});for(const{name:L}of await _(G))await z((0,b.join)(R,L))}},"copy");for(const R of v)
await(0,j.mkdir)((0,b.join)(r,R),{recursive:!0});for(const{path:R}of m)await z(R);for(const R of p.additions)await(0,j.mkdir)(
(0,b.join)(r,R,".."),{recursive:!0}),await z(R)}e(A,"copyView");async function _(p){return(await(0,j.readdir)(p,{withFileTypes:!0})).
filter(({name:c})=>c!==".git")}e(_,"entriesOf");async function D(p,r,c,f){const m=await(0,j.readlink)(p),v=(0,b.isAbsolute)(
m)?(0,b.relative)(c,m):"..",T=!v.startsWith("..")&&!(0,b.isAbsolute)(v),z=process.platform==="win32"?"junction":void 0;await(0,j.
symlink)(T?(0,b.join)(f,v):m,r,z)}e(D,"copyLink")}),75820:((ge,te,a)=>{a.d(te,{z:e(()=>v,"z")});var I=a(31421),j=a(51455),
b=a(48161),P=a(76760),y=a(57975),F=a(2503),K=a(35602),B=a(73024);async function A(J,ne){const se=new Set(J.split(P.delimiter).
filter(q=>(0,P.isAbsolute)(q)));return(await Promise.all([...se].map(async q=>await _(q,ne)===void 0?[]:[q]))).flat()}e(
A,"trustedEntries");async function _(J,ne){const[se,H]=await Promise.all([(0,j.realpath)(J).catch(()=>{}),(0,j.realpath)(
ne)]);if(se===void 0)return;const q=[se,(0,P.resolve)(J)],oe=[H,(0,P.resolve)(ne)];return q.some(ce=>oe.some(W=>r(W,ce)))?
void 0:se}e(_,"realPathOutside");async function*D(J,ne,se){for(const H of ne){const q=(0,P.join)(H,process.platform==="w\
in32"?`${J}.exe`:J),oe=await _(q,se);oe!==void 0&&await p(oe)&&(yield{file:q,real:oe})}}e(D,"executablesNamed");async function p(J){
try{return await(0,j.access)(J,B.constants.X_OK),(await(0,j.stat)(J)).isFile()}catch{return!1}}e(p,"isExecutable");function r(J,ne){
const se=(0,P.relative)(J,ne);return se!==".."&&!se.startsWith(`..${P.sep}`)&&!(0,P.isAbsolute)(se)}e(r,"contains");const c=F.
Ikc({file:F.YjP(),version:F.YjP(),platform:F.YjP(),arch:F.YjP()}),f="JSON.stringify({file: process.execPath, version: pr\
ocess.version, platform: process.platform, arch: process.arch})",m=2e4;async function v(J){const{path:ne,checkout:se,names:H=[]}=J,
q=await A(ne,se),oe=await T(q,se),[ce,W]=await Promise.all(["npm","npx"].map(ue=>R(ue,oe.file,q,se))),re=await Y(H,q,se),
de=await x(q,se);return{node:oe,...ce&&{npm:ce},...W&&{npx:W},...de!==void 0&&{shell:de},machine:re,searchPath:q}}e(v,"f\
indPrograms");async function T(J,ne){for await(const{file:se,real:H}of D("node",J,ne)){const q=await z(se,H,J),oe=await _(
q.file,ne);if(oe!==void 0)return{...q,file:oe}}throw new K.ue("program_not_found","node was not found on PATH outside th\
e checkout.","Install Node.js before this step (for example with actions/setup-node), in a folder outside the checkout.")}
e(T,"findNode");async function z(J,ne,se){const{execPath:H,version:q,platform:oe,arch:ce}=process;if(ne===await(0,j.realpath)(
H))return{file:ne,version:q,platform:oe,arch:ce};try{const{stdout:W}=await(0,y.promisify)(I.execFile)(J,["-p",f],{cwd:(0,P.
dirname)(J),env:{PATH:se.join(P.delimiter),HOME:(0,b.homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},
timeout:m,windowsHide:!0});return c.parse(JSON.parse(W))}catch(W){throw new K.ue("program_not_found",`${J} is the first \
node on PATH, but it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setu\
p-node).",{cause:W})}}e(z,"describeNode");async function R(J,ne,se,H){const q=(0,P.join)("node_modules","npm","bin",`${J}\
-cli.js`);for(const oe of[(0,P.dirname)(ne),...se]){for(const W of[(0,P.join)(oe,q),(0,P.join)(oe,"..","lib",q)]){const re=await G(
W,J,H);if(re)return re}const ce=await G((0,P.join)(oe,J),J,H);if(ce)return ce}}e(R,"findNpm");async function G(J,ne,se){
const H=await _(J,se);if(!H?.endsWith(`${ne}-cli.js`))return;const q=(0,P.join)((0,P.dirname)(H),"..","package.json"),oe=await(0,j.
readFile)(q,"utf8").catch(()=>"null"),{success:ce,data:W}=F.Ikc({name:F.euz("npm"),version:F.YjP()}).safeParse(V(oe));return ce?
{file:H,version:W.version}:void 0}e(G,"npmProgram");const S="/bin/sh";async function x(J,ne){if(process.platform!=="win3\
2")return S;for await(const{real:se}of D("git",J,ne)){const H=await _((0,P.join)((0,P.dirname)(se),"..","bin","sh.exe"),
ne);if(H!==void 0)return H}}e(x,"findShell");const L=/^[A-Za-z0-9][\w.+-]*$/;async function Y(J,ne,se){const H=new Map;for(const q of J.
filter(oe=>L.test(oe))){const oe=await D(q,ne,se).next();oe.done||H.set(q,oe.value)}return H}e(Y,"findMachinePrograms");
function V(J){try{return JSON.parse(J)}catch{return}}e(V,"parseJson")}),82527:((ge,te,a)=>{a.d(te,{Q:e(()=>b,"Q"),c:e(()=>j,
"c")});var I=a(4116);const j={planned(){},started(){},finished(){},ended(){}};function b(P){let y=0,F=0;return{...j,planned:e(
K=>{y=K},"planned"),finished:e((K,{status:B,duration_ms:A})=>{F+=1;const _=(A/1e3).toFixed(1);P(`[${F}/${y}] ${B} in ${_}\
 s: ${(0,I.o)(K)}`)},"finished")}}e(b,"linesOfProgress")}),71428:((ge,te,a)=>{a.d(te,{i:e(()=>y,"i")});var I=a(51455),j=a(
76760),b=a(62756);const P=new Set(["hooks","lfs","worktrees"]);async function y(A,_){const D=(0,j.join)(A,".git"),p=await(0,I.
lstat)(D).catch(()=>{});if(p===void 0)return[];const r=(0,j.join)(_,".git");if(p.isDirectory())return F(D,r);const c=/^gitdir: (.+)\n?$/.
exec(await(0,I.readFile)(D,"utf8"))?.[1];if(c===void 0)return[];const f=(0,j.resolve)(A,c),m=await(0,I.readFile)((0,j.join)(
f,"commondir"),"utf8").catch(()=>{});return[...m===void 0?[]:await F((0,j.resolve)(f,m.trim()),r),...await F(f,r,new Set(
["commondir","gitdir"]))]}e(y,"copyRepository");async function F(A,_,D=new Set){const p=[];await(0,I.mkdir)(_,{recursive:!0});
const r=await(0,I.readdir)(A,{withFileTypes:!0}),c=K(r);for(const f of r){const{name:m}=f,[v,T]=[(0,j.join)(A,m),(0,j.join)(
_,m)];c&&P.has(m)||D.has(m)||(f.isDirectory()&&m==="objects"&&c?(await B(v,T),p.push(v)):f.isDirectory()?p.push(...await F(
v,T)):f.isFile()&&/^config(\.worktree)?$/.test(m)?await(0,I.writeFile)(T,(0,b.c)(await(0,I.readFile)(v,"utf8"))):f.isFile()&&
await(0,I.copyFile)(v,T))}return p}e(F,"copyFolder");function K(A){const _=e(D=>A.find(p=>p.name===D),"named");return _(
"HEAD")?.isFile()===!0&&_("objects")?.isDirectory()===!0}e(K,"isRepositoryOf");async function B(A,_){await(0,I.mkdir)((0,j.
join)(_,"info"),{recursive:!0}),await(0,I.writeFile)((0,j.join)(_,"info","alternates"),`${JSON.stringify(A)}
`)}e(B,"borrowObjects")}),20909:((ge,te,a)=>{a.d(te,{f:e(()=>E,"f"),m:e(()=>ye,"m")});var I=a(48161),j=a(70482),b=a(72137),
P=a(19782),y=a(61247);async function F(d,l,w){const k=new AbortController,U=setTimeout(()=>k.abort(y.$M),d);try{return await w(
AbortSignal.any([l,k.signal]))}finally{clearTimeout(U)}}e(F,"withinBudget");var K=a(77174),B=a(76760);const A=5,_=30,D=/[^\w.@+~/\\-]+/;
function p(d){const l=new Map(d.map(w=>[w,w]));for(const w of d){const{dir:k,name:U,ext:Z}=B.posix.parse(w),Q=B.posix.join(
k,U);Z!==""&&!l.has(Q)&&l.set(Q,w)}return w=>{if(w.status!=="failed"||l.size===0)return w;const{stdout:k,stderr:U}=w,Z=[
U,k].flatMap(({head:we,tail:le})=>[we,le]),Q=new Set(Z.flatMap(we=>we.split(D))),ie=new Set([...Q].flatMap(we=>r(we)).flatMap(
we=>l.get(we)??[]));return ie.size===0?w:{...w,left_out:[...ie].sort().slice(0,A)}}}e(p,"mentionedOf");function r(d){const l=d.
replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(w=>w!==""&&w!=="."&&w!=="..");return l.length>_?[]:l.flatMap(
(w,k)=>l.slice(k).map((U,Z)=>l.slice(k,k+Z+1).join("/")))}e(r,"partsOf");var c=a(98637),f=a(75820),m=a(35602);class v{static{
e(this,"Pool")}#n;#e=[];constructor(l){this.#n=l}run(l,w){return new Promise((k,U)=>{const Z=e(()=>{w().then(k,U).finally(
()=>{this.#n+=1,this.#t()})},"start");this.#e=[...this.#e,{urgency:l,start:Z}],this.#t()})}#t(){setImmediate(()=>{const l=[
...this.#e].sort((w,k)=>k.urgency()-w.urgency()).slice(0,this.#n);this.#n-=l.length,this.#e=this.#e.filter(w=>!l.includes(
w));for(const{start:w}of l)w()})}}async function T(d,l){const{backend:w,progress:k,concurrency:U,views:Z}=l,Q=new Map(d.
flatMap(({plans:he})=>he.map(Ie=>[Ie.digest,Ie]))),ie=new Map;for(const he of Q.values()){const Ie=ne(()=>w.check(he));Ie&&
ie.set(he.digest,Ie)}const we=new AbortController,le=AbortSignal.any([l.signal,we.signal]),ve=new v(U),ke=Y({...l,signal:le},
ie),Ae=Z==="gene"?R(ve,ke,w,le):z(ve,ke,w,le),Ee=e(({plans:he})=>Ae(he).catch(Ie=>{throw we.abort(),Ie}),"walk"),De=new Map(
d.map(({plans:he})=>[G(he),he]));k.planned(Z==="gene"?[...De.values()].flat().length:Q.size);try{const he=U===1?await S(
d,Ee):await x(d,Ee),Ie=q(he);return new Map(d.map((Le,Ue)=>[Le,Ie[Ue]??[]]))}finally{k.ended()}}e(T,"runPlans");function z(d,l,w,k){
const U=H((Z,Q)=>d.run(Q,()=>l(Z,(ie,we)=>w.run(ie,we))));return Z=>L(Z,U,k)}e(z,"inOwnViews");function R(d,l,w,k){const U=new Map,
Z=e(async Q=>{const ie=await w.forGene?.(k),we=e((le,ve)=>(ie??w).run(le,ve),"run");return L(Q,le=>l(le,we),k).finally(()=>ie?.
close())},"walk");return async Q=>{const ie=G(Q),we=U.get(ie)??d.run(()=>Q.length,()=>Z(Q));return U.set(ie,we),(await we).
map((le,ve)=>({...le,plan:Q[ve]??le.plan}))}}e(R,"inOneView");function G(d){return d.map(({digest:l})=>l).join()}e(G,"li\
stOf");async function S(d,l){const w=[];for(const k of d)w.push(await l(k));return w}e(S,"inTurn");async function x(d,l){
const w=d.map(l);return await Promise.allSettled(w),Promise.all(w)}e(x,"sideBySide");async function L(d,l,w){const k=[];
for(const[U,Z]of d.entries()){const Q=k.find(({outcome:ie})=>ie.checkout_modified);w.aborted?k.push(oe(Z,(0,y.PJ)(w))):Q?
k.push(oe(Z,se(Q.plan))):k.some(({outcome:ie})=>ie.status!=="passed")?k.push(oe(Z,"an earlier command of the gene did no\
t pass")):k.push({...await l(Z,d.length-U),plan:Z})}return k}e(L,"runGene");function Y(d,l){const{backend:w,progress:k,signal:U,
guard:Z}=d;let Q;return async(ie,we)=>{if(Q!==void 0)return oe(ie,Q);if(U.aborted)return oe(ie,(0,y.PJ)(U));const le=w.level===
"process_group",ve=Z?.state(),ke=ve?await V(Z,ve,le):[];if(ke.length>0)return Q=y.Q0,{plan:ie,outcome:(0,y.tS)(new Date,
ke),changedFiles:[]};k.started(ie.command);const Ae=l.get(ie.digest),Ee=Ae?(0,y.lR)(Ae,new Date):await we(ie,U),De=U.aborted||
!ve?[]:await J(Z,ve,le);if(De.length===0||le)return k.finished(ie.command,Ee),De.length>0&&(Q=se(ie)),{plan:ie,outcome:Ee,
changedFiles:De};Q=y.Q0;const he=(0,y.tS)(new Date(Ee.started_at),De,Ee);return k.finished(ie.command,he),{plan:ie,outcome:he,
changedFiles:[]}}}e(Y,"stepper");async function V(d,l,w){return d===void 0?[]:[...await d.changed(l),...w?[]:d.added(l)]}
e(V,"differences");async function J(d,l,w){return d===void 0?[]:w?d.changed():d.touchedSince(l)}e(J,"touched");function ne(d){
try{d();return}catch(l){if(l instanceof m.ue&&l.code==="program_not_found")return l;throw l}}e(ne,"missingProgram");function se({
command:d}){return`the command "${d}" changed files of the checkout`}e(se,"changedBy");function H(d){const l=new Map,w=new Map;
return(k,U)=>{const{digest:Z}=k;w.set(Z,Math.max(U,w.get(Z)??0));const Q=l.get(Z)??d(k,()=>w.get(Z)??0);return l.set(Z,Q),
Q}}e(H,"once");function q(d){const l=new Set;return d.map(w=>w.map(k=>{const{outcome:U}=k;return U.status==="skipped"?k:
l.has(U)?{...k,outcome:{...U,reused:!0}}:(l.add(U),k)}))}e(q,"markReused");function oe(d,l){return{plan:d,outcome:(0,y.dE)(
l,new Date),changedFiles:[]}}e(oe,"skipped");var ce=a(60237),W=a(12363);function re(d,l,w=!1,k=W.s){let U,Z=!1;return{folder:e(
async()=>{if(w)return d.directory;if(U=await k(d),Z=U===void 0,Z&&!l)throw de(d);return U?.guard.directory??d.directory},
"folder"),guard:e(()=>U?.guard??d,"guard"),hides:e(()=>!Z,"hides"),findings:e(()=>Z?[(0,ce.gk)("checkout-shared",{untracked:d.
leftOut.length})]:[],"findings"),close:e(async()=>U?.close(),"close")}}e(re,"shareFolder");function de({directory:d}){return new m.
ue("containment_unavailable",`The checkout ${d} is too large to copy, and without namespaces commands would see files th\
at are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer \
dependencies before the gate.")}e(de,"tooLarge");const ue=4*1024*1024,_e=4,me=2*1024;async function ye(d,l){const w=new Date,
k=d.genes.filter($e=>!l.waiting.has($e)).map($e=>({...(0,c.i$)($e),gene:$e})).filter(({plans:$e})=>$e.length>0),{checkout:U,
path:Z,policy:Q,progress:ie,signal:we}=l,le=(0,c.WR)(d.genes,U!==void 0,w);if(U===void 0||k.length===0)return{outcomes:le,
interrupted:0,isolation:P.k9,nodeOf:e(()=>process,"nodeOf")};const{directory:ve,leftOut:ke}=U,Ae=new Set(k.flatMap(({plans:$e})=>$e.
map(Je=>Je.program))),Ee=await(0,f.z)({path:Z,checkout:ve,names:[...Ae]}),{shown:De}=l,he=re(U,l.attended,De!==void 0),{
backend:Ie,isolation:Le,close:Ue}=await(0,K.a)({programs:Ee,checkout:ve,leftOut:ke,...De&&{shown:De},shareFolder:he.folder,
outputBytes:C(Q.limits.output_bytes,d.genes),limits:Q.limits,requested:E(Q.containment,l.fork),network:Q.network==="allo\
w",replaced:await Te(d,l.tree),folders:l.privateFolders,signal:we}),Ne=Ie.level==="namespaces",Be=Ne?u(Q.concurrency):1,
Ke=await F(Q.limits.budget_seconds*1e3,we,$e=>T(k,{backend:Ie,progress:ie,views:Q.views,concurrency:Be,signal:$e,guard:he.
guard()})).finally(()=>Promise.all([Ue(),he.close()])),Ze=p(he.hides()?ke:[]),Ge=k.map($e=>[$e.gene,(0,c.RK)($e.gene,Ke.
get($e)??[],w).map(Ze)]);return{outcomes:new Map([...le,...Ge]),interrupted:(0,y.sy)(Ge.flatMap(([,$e])=>$e)),isolation:{
...Le,description:`${Le.description} ${h(Ne,Q.views,Be)}`},nodeOf:e(()=>Ee.node,"nodeOf"),findings:he.findings()}}e(ye,"\
runAudited");async function Te(d,l){const w=new Set((0,j.i)(d)?d.files.map(({path:U})=>U):[]),k=await(0,b.u)(l,w);return new Map(
k.flatMap(({path:U,text:Z,dropped:Q,isLink:ie})=>Q.length>0&&!ie?[[U,Z]]:[]))}e(Te,"npmrcsFor");function C(d,l){const w=l.
flatMap(Z=>(0,c.i$)(Z).plans),k=new Set(w.map(({digest:Z})=>Z)),U=Math.floor(ue/(k.size*_e));return Math.min(d,Math.max(
U,me))}e(C,"outputBytesOf");function u(d){return d==="cores"?(0,I.availableParallelism)():d}e(u,"slotsOf");function h(d,l,w){
if(!d)return"One command at a time, because all commands share the checkout.";const k=l==="gene"?" The commands of one g\
ene share a view.":"";return`${w===1?"One command at a time.":`Up to ${w} commands at once.`}${k}`}e(h,"turns");function E(d,l){
return d==="require-for-forks"?l?"require":"auto":d}e(E,"requestOf")}),4116:((ge,te,a)=>{a.d(te,{o:e(()=>j,"o")});const I=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
function j(b,P=200){const y=b.replace(I,K=>`\\u{${K.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll(
"##[","## ["),F=Array.from(y);return F.length<=P?y:`${F.slice(0,P-1).join("")}\u2026`}e(j,"safeLine")}),67825:((ge,te,a)=>{
a.d(te,{Mc:e(()=>A,"Mc"),Y0:e(()=>r,"Y0"),Zi:e(()=>_,"Zi"),kb:e(()=>K,"kb")});var I=a(21916),j=a(14006),b=a(125),P=a(60027),
y=a(60237),F=a(96616);function K(R){return R.toISOString().slice(0,10)}e(K,"dayOf");function B({rule:R,severity:G,layer:S}){
return(0,F.jE)({...(0,P.Y)(R),severity:G,layer:S})}e(B,"isIgnorable");function A(R,{ignores:G,today:S}){const x=G.filter(
L=>!f(L,S));return x.length===0?R:R.map(L=>{const Y=B(L)&&x.find(V=>m(V,L));return Y?{...L,suppressed:{reason:Y.reason,expires:Y.
expires}}:L})}e(A,"suppress");function _({ignores:R,today:G},S,x){return R.flatMap(L=>{const{rule:Y,reason:V,expires:J}=L,
ne=z(L),se=S.filter(oe=>m(L,oe)),H=se.every(B)?p(L):D;return H!==void 0?[(0,y.gk)("ignore-refused",{rule:Y,where:ne,refusal:H})]:
f(L,G)?[(0,y.gk)("ignore-expired",{rule:Y,where:ne,reason:V,expires:J})]:se.length===0&&x.some(oe=>v(L,oe))?[(0,y.gk)("i\
gnore-unused",{rule:Y,where:ne,reason:V})]:[]})}e(_,"ignoreFindings");const D="the rule decides whether commands may run\
, what a change may touch, or whether files are readable";function p({rule:R}){const G=c.get(R);if(G===void 0)return`the\
 rule does not exist (did you mean \`${(0,I.kp)(R,[...c.keys()])}\`?)`;if(R!=="protected-path")return(0,F.jE)(G)?void 0:
D}e(p,"refusalOf");function r(R,G){return R.flatMap(S=>{const x=f(S,G)?`it expired on ${S.expires}`:void 0,L=p(S)??x;return L===
void 0?[]:[{rule:S.rule,why:L}]})}e(r,"idleIgnores");const c=new Map(P.NH.map(R=>[R.id,R]));function f({expires:R},G){return R<
G}e(f,"isExpired");function m({rule:R,where:G},{rule:S,location:x,subject:L}){if(R!==S)return!1;const{path:Y,gene:V,command:J}=G??
{};return(Y===void 0||x!==void 0&&T(x.path,Y))&&(V===void 0||V===L?.id)&&(J===void 0||J===L?.command)}e(m,"covers");function v({
where:R},{asset:G,commands:S}){const{path:x,gene:L,command:Y}=R??{};return(x===void 0||T(G.path,x))&&(L===void 0||L===G.
id)&&(Y===void 0||S.some(V=>V.command===Y))}e(v,"concerns");function T(R,G){return(0,b.UO)(R,G)||j(G,{dot:!0,nonegate:!0})(
R)}e(T,"isAt");function z({where:R={}}){const G=Object.entries(R).map(([S,x])=>`the ${S} \`${x}\``);return G.length===0?
"for all findings":`for ${G.join(", ")}`}e(z,"whereWords")}),92898:((ge,te,a)=>{a.d(te,{W:e(()=>C,"W"),S:e(()=>Te,"S")});
var I=a(60591),j=a(70482),b=a(60237),P=a(72474);function y(u,{waiting:h,refusals:E,means:d,digest:l=""}){const w=h.get(u);
if(w===void 0)return;const{asset:k,commands:U}=u;return(0,b.gk)("approval-missing",{gene:k.id,confirmation:w.confirmation===
"strong"?"strong":"very strong",needed:w.needed,given:w.given,commands:U.filter(({confirmation:Z})=>Z!=="standard").map(
({command:Z})=>Z),means:d,digest:(0,P.V)(l),refusals:E},{location:k.locate(),subject:{type:k.type,id:k.id}})}e(y,"missin\
gApproval");function F({gate:u,refusals:h,means:E,digest:d=""}){if(u===void 0)return;const l={...u,means:E,digest:(0,P.V)(
d),refusals:h};return(0,b.gk)("gate-approval-missing",l)}e(F,"missingGateApproval");var K=a(61247),B=a(67825),A=a(14006),
_=a(30025);const D=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function p(u,h){const E=r(u),d=E.
filter(l=>D.test(l));for(const{command:l,outcome:w}of h.toReversed())for(const k of w.side_effects?.created??[]){if(E.some(
Z=>c(Z,k)))return{path:k,writer:l};const U=f(k).find(Z=>d.some(Q=>c(Q,Z)));if(U!==void 0)return{path:U,writer:l}}}e(p,"e\
arlierOutputOf");function r({command:u,outcome:{stdout:h,stderr:E}}){const d=[E,h].flatMap(({head:l,tail:w})=>[l,w]);return[
u,...d.flatMap(l=>l.split(`
`))]}e(r,"linesOf");function c(u,h){for(let E=u.indexOf(h);E>=0;E=u.indexOf(h,E+1)){const d=u[E-1]??" ",l=u.slice(E+h.length,
E+h.length+2);if(/[^\w.-]/.test(d)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(l))return!0}return!1}e(c,"names");function f(u){const h=u.
split("/").slice(0,-1);return h.map((E,d)=>h.slice(0,h.length-d).join("/"))}e(f,"foldersAbove");function m(u,h,{isolation:E},d){
const l=E.level==="namespaces"&&d.network==="none",w=E.level==="namespaces"&&d.views==="command";return[...u.commands.flatMap(
(U,Z)=>{const Q=h[Z];return Q===void 0?[]:[...L(u,U,Q,d,l),...x(u,U,Q,d),...R(u,U,Q),...G(u,U,Q),...S(u,U,Q)]}),...w?z(u,
h):[],...T(u,h,d)]}e(m,"runFindings");function v({asset:u},{command:h,location:E}){return{location:E,subject:{type:u.type,
id:u.id,command:h}}}e(v,"commandPlace");function T({asset:u,commands:h},E,{limits:d}){const l=h.filter((Q,ie)=>E[ie]?.reason===
K.$M),[w]=l;if(w===void 0)return[];const{id:k,type:U}=u,Z={gene:k,seconds:d.budget_seconds,commands:l.length};return[(0,b.
gk)("budget-spent",Z,{location:w.location,subject:{type:U,id:k}})]}e(T,"budgetOf");function z(u,h){const E=u.commands.flatMap(
(Z,Q)=>{const ie=h[Q];return ie?[{audited:Z,command:Z.command,outcome:ie}]:[]}),d=E.findIndex(({outcome:Z})=>Z.status===
"failed"),l=E[d],w=l&&p(l,E.slice(0,d));if(!w)return[];const{command:k,audited:U}=l;return[(0,b.gk)("earlier-output-miss\
ing",{command:k,...w},v(u,U))]}e(z,"earlierOutputs");function R(u,h,{checkout_modified:E}){const{command:d}=h;return E?[
(0,b.gk)("checkout-modified",{command:d,paths:E},v(u,h))]:[]}e(R,"modifiedBy");function G(u,h,{checkout_changed:E}){const{
command:d}=h;return E?[(0,b.gk)("checkout-changed",{command:d,paths:E},v(u,h))]:[]}e(G,"changedDuring");function S(u,h,{
left_out:E}){const{command:d}=h;return E?[(0,b.gk)("file-left-out",{command:d,paths:E},v(u,h))]:[]}e(S,"leftOutFor");function x(u,h,{
side_effects:E},{caches:d,views:l}){const k=E?J({...E,...l==="gene"&&{created:[]}},d):[];return k.length===0?[]:[(0,b.gk)(
"command-writes",{command:h.command,paths:k},v(u,h))]}e(x,"writesOf");function L(u,h,E,{limits:{slow_command_seconds:d}},l){
const{command:w,reading:k}=h,U=v(u,h),Z=Math.round(E.duration_ms/1e3);switch(E.status){case"failed":{const Q=E.exit_code??
1,ie=l&&V(E);return[(0,b.gk)("command-failed",{command:w,exitCode:Q,offline:ie},U)]}case"timed_out":return E.reason===K.
$M?[]:[(0,b.gk)("command-timed-out",{command:w,seconds:Z},U)];case"crashed":if((0,K.Ju)(E)){const{program:Q=w}=h.plan??{};
return[(0,b.gk)("program-missing",{command:w,program:Q},U)]}return[(0,b.gk)("command-crashed",{command:w,reason:E.reason??
"no exit code"},U)];case"passed":return E.duration_ms>d*1e3?[(0,b.gk)("command-slow",{command:w,seconds:Z,limit:d},U)]:[];case"\
skipped":{if(E.reason===K.o0)return[(0,b.gk)("not-judged",{detail:`the command \`${w}\`: ${K.o0}`},U)];const Q=(0,_.wS)(
k);return Q&&Q.path===void 0?[(0,b.gk)("tool-not-installed",{command:w,tool:Q.name},U)]:[]}case"error":case"blocked":return[]}}
e(L,"endOf");const Y=/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached/;
function V({stdout:u,stderr:h}){return[u,h].some(({head:E,tail:d})=>Y.test(E)||Y.test(d))}e(V,"looksForNetwork");function J({
created:u,changed:h,deleted:E},d){const l=A([...d],{dot:!0});return[...u,...h,...E].filter(w=>!l(w)).sort()}e(J,"written\
Paths");var ne=a(38579);function se(u,h,E,d,l){const{fail_on:w}=E,k=q(u,le=>(0,B.Mc)(le,d)),U=h.outcomes.get(u)??[],Q=[...(0,B.
Mc)(m(k,U,h,E),d),...l?[l]:[]],ie=[...k.findings,...k.commands.flatMap(le=>le.findings),...Q].filter(({suppressed:le})=>!le),
we=(0,ne.Z)([(0,ne.V)(ie,w),...k.commands.map(le=>le.verdict==="block"?"fail":"pass"),...U.map(H),l?"needs_approval":"pa\
ss"]);return{gene:k,ran:h.outcomes.has(u),outcomes:U,runFindings:Q,verdict:we,summary:oe(k,U,we,ie)}}e(se,"judgeGene");function H({
status:u,reason:h}){return u==="passed"?"pass":u==="error"||h===K.t||h===K.o0?"error":"fail"}e(H,"outcomeVerdict");function q(u,h){
return{...u,findings:h(u.findings),commands:u.commands.map(E=>({...E,findings:h(E.findings)}))}}e(q,"withIgnores");function oe(u,h,E,d){
const l=u.commands.findIndex(Ee=>Ee.verdict==="block"),w=h.findIndex(({status:Ee})=>Ee!=="passed"&&Ee!=="skipped"),k=h.findIndex(
({status:Ee})=>Ee==="skipped"),U=[l,w,k].find(Ee=>Ee>=0)??-1,Z=u.commands[U];if(Z)return`constraint: validation_failed: ${Z.
command} => ${re(h[U])}`;if(u.change==="removed")return"removed";const{files:Q,max_files:ie,severity:we}=u.blastRadius;if(d.
some(ce))return`constraint: blast_radius ${we}: ${Q} / ${ie} files`;const le=u.commands.length,ve=le===1?"1 command":`${le}\
 commands`;if(E==="needs_approval")return`${ve} allowed, waiting for approval`;if(E==="fail")return`failed: ${W(d).join(
", ")}`;const ke=h.length>0?`${ve} passed`:`${ve} allowed, none run`,Ae=E==="warn"?W(d):[];return Ae.length>0?`${ke}, wi\
th warnings: ${Ae.join(", ")}`:ke}e(oe,"summarise");function ce({rule:u,severity:h}){return h==="error"&&u.startsWith("b\
last-radius-")}e(ce,"isTooLarge");function W(u){const h=u.filter(({severity:d})=>d==="error"),E=u.filter(({severity:d})=>d===
"warning");return[...new Set((h.length>0?h:E).map(({rule:d})=>d))]}e(W,"gravestRules");function re(u){return u?u.reason??
`exit code ${u.exit_code}`:"BLOCKED"}e(re,"wordsFor");function de(u,h){return u.map(({index:E,of:d,genes:l})=>{const w=(0,ne.
Z)([...l].map(k=>h.get(k)?.verdict??"error"));return{index:E,of:d,genes:l.size,verdict:w}})}e(de,"judgeShards");function ue(u){
const[h]=u;if(!(h===void 0||u.length===h.of))return(0,b.gk)("part-of-run",{index:h.index,of:h.of,genes:h.genes.size})}e(
ue,"otherShards");function _e(u){return u==="pass"||u==="warn"?"error":u}e(_e,"verdictOfPart");const me=new Set(["gate-w\
eakened","gate-approval-missing"]),ye=new Set;function Te(u,h,E,d,l=I.t){const w={ignores:(0,j.i)(u)?E.ignores:[],today:(0,B.
kb)(d)},k=new Map(u.genes.map(he=>[he,se(he,h,E,w,y(he,l))])),U=[...k.values()],Z=ue(h.shards??[]),Q=F(l),ie=[...u.findings,
...Q?[Q]:[],...Z?[Z]:[],...h.findings??[],...h.interrupted>0?[(0,b.gk)("run-interrupted",{skipped:h.interrupted})]:[]],we=[
...ie,...U.flatMap(C)],le=[...(0,B.Mc)(ie,w),...(0,B.Zi)(w,we,u.genes)],ve=E.approvals.gate>0?me:ye,ke=(0,ne.Z)([(0,ne.V)(
le.filter(({rule:he})=>!ve.has(he)),E.fail_on),le.some(({rule:he})=>ve.has(he))?"warn":"pass"]),Ae=h.interrupted>0?"erro\
r":"pass",Ee=Q?"needs_approval":"pass",De=(0,ne.Z)([ke,Ae,Ee,...U.map(he=>he.verdict)]);return{genes:U,findings:le,verdict:Z?
_e(De):De,shards:de(h.shards??[],k)}}e(Te,"judge");function C({gene:u,runFindings:h}){return[...u.findings,...u.commands.
flatMap(E=>E.findings),...h]}e(C,"findingsOf")}),96886:((ge,te,a)=>{a.d(te,{t:e(()=>B,"t")});var I=a(60591),j=a(92898),b=a(
61247),P=a(98637);function y({genes:A},_,D,p){const r=new Map(_.outcomes);for(const c of A){const f=r.get(c);f===void 0&&
(D.has(c)||!F(c,_))||r.set(c,K(c,f??[],p))}return{..._,outcomes:r}}e(y,"requireOutcomes");function F(A,{shards:_}){return A.
change==="removed"?!1:_===void 0||(0,P.i$)(A).plans.length===0?!0:_.some(({genes:D})=>D.has(A))}e(F,"isMeantToRun");function K({
commands:A},_,D){const p=_.length>A.length;return A.map((r,c)=>(p?void 0:_[c])??(0,b.xw)(D))}e(K,"completed");async function B(A,{
policy:_,startedAt:D,heads:p,approver:r,runs:c,run:f}){const m=await(0,I.k)(A,_.approvals,p,r),v=await f(m.waiting),T=c?
y(A,v,m.waiting,D):v,z=(0,j.S)(A,T,_,D,m);return{approval:m,runResult:T,judgement:z}}e(B,"validate")}),38579:((ge,te,a)=>{
a.d(te,{V:e(()=>b,"V"),Z:e(()=>P,"Z")});var I=a(60027);const j={pass:0,warn:1,needs_approval:2,fail:3,error:4};function b(y,F){
const K=e(B=>y.some(A=>A.severity===B&&!A.suppressed),"has");return y.some(({rule:B})=>(0,I.Y)(B).undecided)?"error":K("\
error")?"fail":K("warning")?F==="warning"?"fail":"warn":"pass"}e(b,"severityVerdict");function P(y){return y.reduce((F,K)=>j[K]>
j[F]?K:F,"pass")}e(P,"gravest")})};
