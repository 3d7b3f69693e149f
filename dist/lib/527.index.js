var ye=Object.defineProperty;var s=(b,A)=>ye(b,"name",{value:A,configurable:!0});export const id=527,ids=[527],modules={59006:((b,A,a)=>{a.d(A,{Wq:s(()=>j,"Wq"),jy:s(()=>D,"jy"),wU:s(()=>T,"wU")});const d=4,
P=60,k=60,j={request:{notRepeatable:!0}},T=new Set(["rate_limited","server","timeout","network"]);function D(y,f,g){if(!T.
has(y.kind)||f>=d)return;if(y.kind!=="rate_limited")return 1e3*2**(f-1);const h=y.resetAt===void 0?void 0:Math.max(1,y.resetAt-
g/1e3),v=y.retryAfter??h??k;return v>P?void 0:Math.ceil(v*1e3)}s(D,"waitBeforeRetry")}),96418:((b,A,a)=>{a.d(A,{He:s(()=>T,
"He"),LR:s(()=>v,"LR"),M5:s(()=>P,"M5"),SU:s(()=>y,"SU"),UT:s(()=>j,"UT"),bY:s(()=>h,"bY"),dJ:s(()=>D,"dJ"),f7:s(()=>u,"\
f7"),iL:s(()=>w,"iL")});var d=a(59006);function P({pullRequest:r}){return{doing:"write the check run",permission:"checks\
: write",fork:r?.isFork??!1}}s(P,"checkOperation");const k="gene-gate:";function j({runKey:r}){return`${k}${r}`}s(j,"run\
ExternalId");async function T(r,p){return(await y(r,r.headSha,p)).filter(({externalId:O})=>O.startsWith(k)||/^sha256:[0-9a-f]{64}$/.
test(O)).sort((O,C)=>C.id-O.id)}s(T,"gateChecks");async function D(r,p){return(await y(r,r.headSha,p.checkName)).filter(
O=>O.externalId===j(p)&&!O.completed)}s(D,"findUnfinished");async function y({client:r,owner:p,repo:l},O,C){return(await r.
octokit.paginate(r.octokit.rest.checks.listForRef,{owner:p,repo:l,ref:O,...C!==void 0&&{check_name:C},filter:"all",per_page:100})).
map(f)}s(y,"listChecks");function f(r){return{id:r.id,url:r.html_url,completed:r.status==="completed",externalId:r.external_id??
"",appId:r.app?.id,appSlug:r.app?.slug,headSha:r.head_sha,startedAt:r.started_at??"",annotationsCount:r.output.annotations_count}}
s(f,"checkRun");function g(r){return{status:"in_progress",external_id:j(r),started_at:new Date().toISOString(),...r.detailsUrl!==
void 0&&{details_url:r.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running the change."}}}s(g,
"beginning");async function h(r,p,l){const{client:O,owner:C,repo:U,headSha:x}=r,R=s(async()=>{const{data:K}=await O.octokit.
rest.checks.create({owner:C,repo:U,head_sha:x,name:p.checkName,...g(p),...d.Wq});return f(K)},"create");return O.once(R,
async()=>(await D(r,p)).find(({id:V})=>V>(l?.id??0)))}s(h,"createCheck");async function v({client:r,owner:p,repo:l},O,{id:C}){
const U={owner:p,repo:l,check_run_id:C},{data:x}=await r.octokit.rest.checks.update({...U,...g(O)});return f(x)}s(v,"tak\
eUpCheck");async function w({client:r,owner:p,repo:l},{id:O},{conclusion:C,externalId:U,output:x}){await r.octokit.rest.
checks.update({owner:p,repo:l,check_run_id:O,status:"completed",conclusion:C,external_id:U,output:x})}s(w,"completeCheck");
async function u({client:r,owner:p,repo:l},{checkName:O},{id:C}){await r.octokit.rest.checks.update({owner:p,repo:l,check_run_id:C,
name:`${O} (superseded)`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`\
The result for this commit is in the check run \u201C${O}\u201D.`}})}s(u,"supersedeCheck")}),50798:((b,A,a)=>{a.d(A,{$:s(
()=>T,"$"),m:s(()=>D,"m")});var d=a(35602),P=a(96418),k=a(220);const j="github-actions";async function T({gateReport:f},g){
return f===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateReport":f.untrusted?"a r\
unner that the pull request controls reported its results":g(f.headSha,f.digest)}s(T,"provenanceObjection");function D(f,g){
const[h,v,...w]=g?.split("/")??[];if(!h||!v||w.length>0)throw new d.ue("usage","A promotion with a token requires the re\
pository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(u,r)=>{
const p=u.slice(0,7),l=await y({client:f,owner:h,repo:v},u);if(l===void 0)return`the commit ${p} does not exist in ${h}/${v}`;
const O=l.filter(({externalId:x})=>x===r),[C]=O;if(C===void 0)return`no check run on the commit ${p} contains its digest`;
const U=O.filter(({appSlug:x})=>x===j);return U.length===0?`the check run with its digest was created by the app ${C.appSlug??
"unknown"}`:U.some(x=>x.completed&&x.headSha===u)?void 0:"the check run with its digest is not completed"}}s(D,"provenan\
ceCheck");async function y(f,g){try{return await(0,P.SU)(f,g)}catch(h){if((0,k.f1)(h).kind==="invalid")return;const v={doing:"\
read the check runs",permission:"checks: read",fork:!1},w=(0,k.SP)(h,v);throw new d.ue("github_unavailable",`The provena\
nce of the report cannot be checked: ${w}.`,"Grant `checks: read` to the token, or promote without a token, which skips \
this check.",{cause:h})}}s(y,"checksOn")}),84921:((b,A,a)=>{a.d(A,{RZ:s(()=>y,"RZ"),U:s(()=>T,"U"),n3:s(()=>D,"n3")});var d=a(
35845),P=a(73496),k=a(91622),j=a(12150);function T(f){return[...(0,j.Z)(f),...(0,k.XN)(f,"author").map(g=>({...g,severity:"\
error"}))]}s(T,"exchangeFindings");function D(f,g){if((0,d.ns)(f.value)===(0,d.ns)(g.value))return!0;const{a2a:h}=g.value;
return(0,k.bU)(f)!==void 0&&(0,P.O)(h)&&h.received_asset_id===f.value.asset_id}s(D,"isSameAsset");function y({type:f,value:g},h){
const{confidence:v,a2a:w,asset_id:u}=g;if(f!=="Capsule"||typeof v!="number"||h===1)return g;const r={...g,confidence:v*h,
a2a:{...(0,P.O)(w)?w:{},status:"promoted",confidence_factor:h,received_asset_id:u??null}};return{...r,asset_id:(0,d.ns)(
r)}}s(y,"promotedForm")}),99284:((b,A,a)=>{a.d(A,{k:s(()=>P,"k")});var d=a(9924);function P({promoted:k}){return k.map(j=>`${(0,d.
rF)(j)}
`).join("")}s(P,"promotedLines")}),90113:((b,A,a)=>{a.d(A,{k:s(()=>k,"k")});var d=a(82573),P=a(3671);function k(j){const T=j?.
tree??(0,P.O)({},"no repository");return(0,d.tb)(T,T.label)}s(k,"promotionPolicy")}),59806:((b,A,a)=>{a.d(A,{p:s(()=>ge,
"p")});var d=a(61758),P=a(23219),k=a(18822),j=a(68132),T=a(51757),D=a(82573),y=a(16032),f=a(98665),g=a(58878),h=a(56415),
v=a(6234),w=a(35602),u=a(60237),r=a(2503),p=a(66381);function l(t,e){return new w.ue("input_invalid",`The archive is not\
 valid: ${t}.`,"Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describ\
es the format.",{cause:e})}s(l,"brokenArchive");const O=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function C(t,e){const n=U(
t);for(const[i,c]of n){const E=JSON.stringify(i),m=e.get(i);if(m===void 0)throw l(`${E} has a checksum but is missing`);
if(m.sha256!==c)throw l(`the checksum of ${E} does not match its content`)}const o=[...e.keys()].find(i=>!n.has(i));if(o!==
void 0)throw l(`${JSON.stringify(o)} has no checksum`)}s(C,"verifyChecksums");function U(t){const e=new Map;for(const n of(0,p.
_)(t).text.split(/\r?\n/).filter(Boolean)){const[,o,i]=O.exec(n)??[];if(o===void 0||i===void 0)throw l(`checksum.sha256 \
contains the invalid line ${JSON.stringify(n.slice(0,80))}`);if(e.has(i))throw l(`${JSON.stringify(i)} has two checksums`);
e.set(i,o.toLowerCase())}return e}s(U,"readChecksums");var x=a(77598),R=a(46466),K=a(38522),V=a(83851);const q=255,gt=/[\\:\p{C}]/u;
function mt({path:t,type:e}){const n=JSON.stringify(t.slice(0,q));if(e!=="File"&&e!=="OldFile"&&e!=="Directory")throw l(
`${n} is a ${e}, but only files and folders are allowed`);if(t.length>q)throw l(`the path ${n}\u2026 is too long`);if(t.
startsWith("/"))throw l(`the path ${n} is absolute`);if(gt.test(t))throw l(`the path ${n} contains characters that are n\
ot allowed`);const o=t.split("/").filter(i=>i!==""&&i!==".");if(o.includes(".."))throw l(`the path ${n} leaves the archi\
ve`);if(e!=="Directory"){if(o.length===0)throw l(`a file has the path ${n}`);return o.join("/")}}s(mt,"entryPath");async function _t(t,e,n){
const o=new wt(e,n);try{await(0,R.pipeline)(tt(t,n,"it has"),(0,K.createGunzip)(),i=>vt(tt(i,n,"its unpacked content has"),
o))}catch(i){throw i instanceof w.ue?i:l(`it is not a complete gzipped tar (${i.message})`,i)}return o.files}s(_t,"unpac\
k");async function*tt(t,{bytes:e},n){let o=0;for await(const i of t){if(o+=i.length,o>e)throw l(`${n} more than ${e} byt\
es`);yield Buffer.from(i.buffer,i.byteOffset,i.length)}}s(tt,"limited");async function vt(t,e){const n=new V.i({strict:!0,
brotli:!1,zstd:!1});let o=!1;n.on("error",c=>{throw c}),n.on("entry",c=>e.take(c)),n.on("ignoredEntry",c=>e.refuse(c)),n.
on("eof",()=>{o=!0});let i=!0;for await(const c of t){if(i&&c[0]===31)throw l("it is gzipped twice");i=!1,o||n.write(c)}
n.end()}s(vt,"unpack_parse");class wt{static{s(this,"Contents")}files=new Map;#e;#t;#n=0;#s=0;constructor(e,n){this.#e=e,
this.#t=n}take(e){if(this.#n+=1,this.#n>this.#t.entries)throw l(`it has more than ${this.#t.entries} entries`);const n=mt(
e);if(n===void 0){e.resume();return}if(this.files.has(n))throw l(`it contains ${JSON.stringify(n)} twice`);this.files.set(
n,{sha256:""});const o=(0,x.createHash)("sha256"),i=this.#e(n)?[]:void 0;e.on("data",c=>{o.update(c),i&&this.#o(i,c)}),e.
on("end",()=>{const c=o.digest("hex");this.files.set(n,{sha256:c,...i&&{bytes:Buffer.concat(i)}})})}refuse({path:e,type:n}){
throw l(`it contains ${JSON.stringify(e.slice(0,80))}, an entry of the type ${n}`)}#o(e,n){if(this.#s+=n.length,this.#s>
this.#t.keptBytes)throw l(`its asset files have more than ${this.#t.keptBytes} bytes`);e.push(Buffer.from(n))}}const Y="\
manifest.json",X="checksum.sha256",et=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,nt=r.YjP().regex(/^1(\.|$)/,"expected\
 a version 1"),yt=r._H3({gep_version:nt,schema_version:nt});async function Et(t,e){const n=Ot(await _t(t,o=>st(o)||st(o.
slice(o.indexOf("/")+1)),e));return Pt(ot(n,Y)),C(ot(n,X),Mt(n,X)),[...n].flatMap(([o,{bytes:i}])=>i!==void 0&&et.test(o)?
[{path:o,bytes:i}]:[]).sort((o,i)=>o.path<i.path?-1:1)}s(Et,"readArchive");function st(t){return t===Y||t===X||et.test(t)}
s(st,"isRead");function Ot(t){const e=[...t.keys()][0]??"",n=t.has(Y)?"":`${e.split("/")[0]}/`;return new Map([...t].map(
([o,i])=>{if(o.startsWith(n))return[o.slice(n.length),i];throw l(`it has no ${Y} at its root`)}))}s(Ot,"atRoot");function ot(t,e){
const{bytes:n}=t.get(e)??{};if(n===void 0)throw l(`it has no ${e} at its root`);return n}s(ot,"take");function Mt(t,e){return new Map(
[...t].filter(([n])=>n!==e))}s(Mt,"without");function Pt(t){const e=yt.safeParse($t(t));if(e.success)return;const[n]=e.error.
issues;throw l(`${Y}: ${[...n?.path??[],n?.message].join(": ")}`)}s(Pt,"requireManifest");function $t(t){try{return JSON.
parse((0,p._)(t).text)}catch(e){throw l(`${Y} is not valid JSON`,e)}}s($t,"parseJson");const jt={entries:1e3,bytes:256*1024*
1024,keptBytes:32*1024*1024},it="gep-a2a",at=new Set(["publish","report","fetch"]);function kt(t){if(!Dt(t)||at.has(t.message_type))
return;const e=JSON.stringify(t.message_type??null).slice(0,40);throw new w.ue("input_invalid",`Messages of the type ${e}\
 do not contain candidates.`,`Pass a message with one of these types: ${[...at].join(", ")}.`)}s(kt,"requireCarrier");function Dt(t){
return t!==null&&typeof t=="object"&&!Array.isArray(t)&&t.protocol===it}s(Dt,"isMessage");async function rt({name:t,open:e},n){
const{head:o,rest:i}=await St(e()),E=o[0]===31&&o[1]===139?(await Et(i,jt)).map(({path:M,bytes:S})=>(0,y.DZ)(`${t}/${M}`,
S,n)):[Tt(t,await At(i,t,n),n)],m=E.flatMap(Ct),$=E.flatMap(Rt),[L]=$;if(m.length===0&&L!==void 0)throw It(L);return{candidates:m,
findings:$}}s(rt,"readCandidates");async function St(t){const e=t[Symbol.asyncIterator]();let n=Buffer.alloc(0);for(;n.length<
2;){const{done:i,value:c}=await e.next();if(i)break;n=Buffer.concat([n,c])}async function*o(){yield n,yield*{[Symbol.asyncIterator]:()=>e}}
return s(o,"rest"),{head:n,rest:o()}}s(St,"peek");async function At(t,e,{maxBytes:n}){const o=[];let i=0;for await(const c of t){
if(i+=c.length,i>n)throw new w.ue("input_invalid",`${e} is larger than ${n} bytes.`,"Pass the candidates in smaller file\
s, or increase `assets.max_file_bytes` in the policy.");o.push(c)}return Buffer.concat(o)}s(At,"readAll");function Tt(t,e,n){
if(e.includes(it)){const o=new h.k(t,e.toString("utf8")),i=(0,f.V)(o.text,n,new g.Z(o));for(const{value:c}of i)kt(c)}return(0,y.
DZ)(t,e,n)}s(Tt,"readText");function Ct(t){return t.assets.map(e=>({asset:e,findings:ct(t).filter(({location:n})=>dt(n,e.
locate())).map(v.z)}))}s(Ct,"candidatesOf");function Rt(t){const e=t.assets.map(n=>n.locate());return ct(t).filter(({location:n})=>!e.
some(o=>dt(n,o))).map(v.z)}s(Rt,"looseFindings");function ct({problems:t}){return t.filter(({rule:e})=>e!=="duplicate-id")}
s(ct,"problemsOf");function dt(t,e){const{end_line:n=e.line,end_column:o=e.column}=e,i=t.line>e.line||t.line===e.line&&t.
column>=e.column,c=t.line<n||t.line===n&&t.column<=o;return i&&c}s(dt,"isIn");function It(t){const{message:e,remedy:n}=(0,u.
q0)(t),{path:o,line:i}=t.location??{path:"",line:1};return new w.ue("input_invalid",`${o} contains no candidate. Line ${i}\
: ${e}`,n)}s(It,"unusable");var G=a(51244),Ut=a(72735),xt=a(41500),ut=a(38579),Bt=a(35845);function Lt(t,e,n){const o={location:t.
locate(),subject:(0,G.e)(t)},c=e.filter(({gene_asset_id:$})=>$===t.value.asset_id).map($=>({report:$,findings:Wt($,n,o)})),
E=c.find(({findings:$})=>$.length===0);if(E!==void 0)return{accepted:E.report};const[m={findings:[(0,u.gk)("report-missi\
ng",{gene:t.id},o)]}]=c;return{findings:m.findings}}s(Lt,"judgeEvidence");function Wt(t,{policyDigest:e,objection:n},o){
const i=typeof t.id=="string"?t.id:"unknown",c=String(t.policy_digest??"unknown");return[...(0,Bt.Px)(t)?[]:[(0,u.gk)("r\
eport-altered",{report:i},o)],...c===e?[]:[(0,u.gk)("report-other-policy",{report:i,expected:e,found:c},o)],...t.overall_ok===
!0?[]:[(0,u.gk)("report-not-ok",{report:i},o)],...n===void 0?[]:[(0,u.gk)("report-not-published",{report:i,reason:n},o)]]}
s(Wt,"objectionsTo");var Z=a(84921),bt=a(17051),Kt=a(26095),Nt=a(19901),Ft=a(55856);function H({type:t,id:e}){return`${t}\
 ${e}`}s(H,"assetKey");function Gt(t){const e=new Map;for(const n of t)e.has(H(n))||e.set(H(n),n);return e}s(Gt,"indexAs\
sets");async function Yt(t,e){const n=(0,Kt.a)(e),o=(0,d.L)(e.assets.max_file_bytes),i=[...t.files()].filter(({path:M,kind:S})=>(S===
"file"||S==="executable")&&n(M)),c=await Promise.all(i.map(async M=>{const{path:S}=M;return(0,Nt.e)(S)?(0,Ft.U)(t,M,o,"a\
ll"):(0,y.DZ)(S,await t.read(S,o.maxBytes),o)})),E=c.find(({unread:M})=>M!==void 0);if(E!==void 0)throw new w.ue("file_u\
nreadable",`${E.path} was not read completely: ${E.unread}.`,"Increase `assets.max_file_bytes` in the policy; the log co\
uld contain an asset with the id of a candidate.");const m=c.flatMap(({problems:M})=>M).find(({rule:M})=>bt.j5.has(M));if(m===
void 0)return c.flatMap(({assets:M})=>M);const{path:$,line:L}=m.location;throw new w.ue("file_unreadable",`${$} cannot b\
e read at line ${L}: ${m.detail}.`,"Fix the file first; it could contain an asset with the id of a candidate.")}s(Yt,"re\
adOwnAssets");const Jt=new Set(["Gene","Capsule","EvolutionEvent"]);function ft(t,e){const{policy:n,evidence:o}=e,i=new Map(
e.known),c=new Set(e.events.map(({id:_})=>_)),E=Ht(e.events),m=[],$=[],L=[],M=[];for(const{asset:_,findings:W}of t){const B=i.
get(H(_)),I=zt(_,B);if(I!==void 0){L.push({asset:_,reason:I});continue}const we=[...W,...B?[Zt(_,B)]:[],...N(_)],J=_.type===
"Gene"&&o?S(_,o):void 0,pt=z([...we,...J&&"findings"in J?J.findings:[]]);if(pt.length>0){$.push({asset:_,reasons:pt});continue}
m.push(_),i.set(H(_),_),J&&"accepted"in J&&M.push(J.accepted)}return{promoted:m,rejected:$,skipped:L,accepted:M};function S(_,{
reports:W,...B}){return Lt(_,W,B)}function N(_){switch(_.type){case"Gene":return[...e.genes.get(_)??[(0,j.J_)(_,"the aud\
it returned no result")],...(0,Z.U)(_)];case"Capsule":return[...(0,Ut.M)(_,{count:(0,xt.O)(_.id,E.get(_.id)??[])},n.a2a),
...(0,Z.U)(_)];default:return[...(0,Z.U)(_),...F(_)]}}function F(_){const{parent:W}=_.value;if(typeof W!="string"||i.has(
H({type:"EvolutionEvent",id:W}))||c.has(W))return[];const I={location:_.locate(["parent"]),subject:(0,G.e)(_)};return[(0,u.
gk)("event-parent-unknown",{event:_.id,parent:W},I)]}function z(_){const W=_.filter(I=>(0,ut.V)([I],n.fail_on)==="fail");
return[...new Map(W.map(I=>[JSON.stringify([I.rule,I.args]),I])).values()]}}s(ft,"decide");function Ht(t){const e=new Map;
for(const n of t){const o=e.get(n.capsule_id);o?o.push(n):e.set(n.capsule_id,[n])}return e}s(Ht,"byCapsule");function zt(t,e){
const{type:n,id:o}=t,i={location:t.locate(),subject:(0,G.e)(t)};if(!Jt.has(n))return(0,u.gk)("not-exchanged",{type:n,id:o},
i);if(!(e===void 0||!(0,Z.n3)(t,e)))return(0,u.gk)("already-promoted",{type:n,id:o,place:e.path},i)}s(zt,"reasonToSkip");
function Zt(t,e){const{type:n,id:o}=t,i={location:t.locate(["id"]),subject:(0,G.e)(t)};return(0,u.gk)("promotion-conflic\
t",{type:n,id:o,place:e.path},i)}s(Zt,"conflict");async function Vt(t,e){const{candidates:n,findings:o}=await rt(t,e),[i]=[
...o,...n.flatMap(m=>m.findings)].filter(({severity:m})=>m==="error");if(i===void 0)return lt(n.map(({asset:m})=>m));const{
message:c,remedy:E}=(0,u.q0)(i);throw new w.ue("input_invalid",`The event log cannot be read. ${i.location?.path}, line ${i.
location?.line}: ${c}`,E)}s(Vt,"readEventLog");function lt(t){return t.filter(({type:e})=>e==="EvolutionEvent").map(({value:e})=>e)}
s(lt,"eventsOf");var Xt=a(50798),Qt=a(87162);const qt=r._H3({type:r.euz("GateReport"),head_sha:r.YjP().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
isolation:r._H3({untrusted:r.zMY().optional()}).optional(),validation_reports:r.YOg(r._H3({type:r.euz("ValidationReport")}))});
function te(t,e,n){const o=ee(t,e,n),i=qt.safeParse(o[0]);if(i.success&&o.length===1){const{head_sha:m,isolation:$,validation_reports:L}=i.
data,M=$?.untrusted??!1;return{reports:L,gateReport:{digest:(0,Qt.Np)(o[0]),headSha:m,untrusted:M}}}const{assets:c}=(0,y.
DZ)(t,e,n),E=c.map(({value:m})=>m).filter(({type:m})=>m==="ValidationReport");if(E.length>0)return{reports:E};throw Q(t,
"it contains no ValidationReport")}s(te,"readEvidence");function ee(t,e,n){const{text:o,complete:i}=(0,p._)(e);if(!i||e.
length>n.maxBytes)throw Q(t,"it is not UTF-8 text or is too large");const c=new g.Z(new h.k(t,o)),E=(0,f.V)(o,n,c).map(({
value:$})=>$),[m]=c.found;if(m===void 0)return E;throw Q(t,`line ${m.location.line}: ${m.detail}`)}s(ee,"readStrictly");
function Q(t,e){return new w.ue("input_invalid",`${t} is not valid evidence: ${e}.`,"Pass the `gate-report.json` of the \
gate, or a file from its folder `validation-reports`.")}s(Q,"read_evidence_unusable");function ne({asset:t,commands:e,findings:n}){
return[...e.flatMap(o=>{const i={location:o.location,subject:{...(0,G.e)(t),command:o.command}};return[...o.verdict==="b\
lock"?[(0,u.gk)("unsafe-validation-command",{command:o.command},i)]:[],...o.findings]}),...se(t)?[]:[oe(t)],...n]}s(ne,"\
geneFindings");function se({value:{strategy:t}}){return Array.isArray(t)&&t.some(e=>typeof e=="string"&&e.trim()!=="")}s(
se,"hasStrategy");function oe(t){const e={location:t.locate(["strategy"]),subject:(0,G.e)(t)};return(0,u.gk)("strategy-m\
issing",{gene:t.id},e)}s(oe,"missingStrategy");var ie=a(1414),ae=a(26962),re=a(30800),ce=a(66428),de=a(91321),ht=a(63438),
ue=a(20909),fe=a(92898),le=a(96886);async function he(t,{policy:e,digest:n},o,i,{approver:c,secrets:E,...m}){const $=new Date,
{directory:L,tree:M}=i,S=(0,ce.P)(e.build_outputs,(0,re.DT)(e)),N=(0,de.u)(L,[...M.files()],S),F=await(0,P.pU)(t,o),{judgement:z,
runResult:_}=await(0,le.t)(F,{policy:e,startedAt:$,heads:[{judge:s(()=>(0,ae.E)(F,i.tree,{policy:e,digest:n},""),"judge")}],
approver:c,runs:!0,run:s(I=>(0,ue.m)(F,{...m,checkout:N,tree:M,attended:!1,policy:e,fork:!0,waiting:I}),"run")}),{genes:W}=z,
B=(0,ht.e)((0,ht.W)(W,E),{nodeOf:_.nodeOf,policyDigest:n,startedAt:$,finishedAt:new Date});return{findings:new Map(W.map(
I=>[I.gene.asset,pe(I,e.fail_on)])),reports:B.filter(I=>I!==null)}}s(he,"runGenes");function pe(t,e){const n=(0,fe.W)(t);
if(t.verdict==="pass"||t.verdict==="warn"||(0,ut.V)(n,e)==="fail")return n;const{asset:i}=t.gene,c={location:i.locate(),
subject:(0,G.e)(i)};return[...n,(0,u.gk)("not-validated",{gene:i.id,summary:t.summary},c)]}s(pe,"runFindings");async function ge(t){
const{policy:e,workspace:n}=t,{policy:o}=e,i=(0,d.L)(o.assets.max_file_bytes),{candidates:c,findings:E}=await rt(t.candidates,
i),m=n?await Yt(n.tree,o):[],$=t.events?await Vt(t.events,i):lt(m),L=c.map(({asset:B})=>B).filter(({type:B})=>B==="Gene"),
M=T.I.by({policy:o,tree:n?.tree,changed:new Set,platform:t.platform,...t.signal&&{signal:t.signal}}),S=await(0,P.pU)(L,M),
N={policy:o,known:Gt(m),events:$,genes:new Map(S.genes.map(B=>[B.asset,ne(B)])),...t.evidence&&{evidence:await _e(t.evidence,
e,i)}},F=ft(c,N),{decisions:z,reports:_}=t.run?await ve(F,c,N,{loaded:e,judge:M},t.run):{decisions:F,reports:[]},W=n?await me(
n,e):[];return(0,ie.b)(z,{loose:E,reports:_,gate:W},o.a2a.confidence_factor)}s(ge,"promote");async function me({tree:t,defaultBranch:e},{
source:n}){if(e===void 0)return[];const o=n==="file"?void 0:D.l$;return(await(0,k.A)({policyPath:o,baseTree:e,tree:t})).
filter(({rule:c})=>c==="gate-weakened")}s(me,"weakenedGate");async function _e({name:t,bytes:e,provenance:n},{digest:o},i){
const c=te(t,e,i),E=n&&await(0,Xt.$)(c,n);return{reports:c.reports,policyDigest:o,...E!==void 0&&{objection:E}}}s(_e,"ev\
idenceOf");async function ve({promoted:t},e,n,{loaded:o,judge:i},{workspace:c,...E}){const m=t.filter(({type:S})=>S==="G\
ene"),$=await he(m,o,i,c,E),L=s(S=>m.includes(S)?$.findings.get(S)??[(0,j.J_)(S,"the run returned no result")]:[],"resul\
tsOf"),M=new Map([...n.genes].map(([S,N])=>[S,[...N,...L(S)]]));return{decisions:ft(e,{...n,genes:M}),reports:$.reports}}
s(ve,"decideByRunning")}),1414:((b,A,a)=>{a.d(A,{b:s(()=>h,"b"),x:s(()=>g,"x")});var d=a(2503),P=a(42634),k=a(36939),j=a(
603),T=a(60237),D=a(84921);const y=d.Ikc({rule:d.YjP(),severity:k.X5,message:d.YjP(),remedy:d.YjP()}),f={id:d.YjP(),type:P.
iM,path:d.YjP(),line:d.Whr().min(1)},g=d.Ikc({promoted:d.YOg(d._H3({type:P.iM,id:d.YjP()})).describe("The promoted asset\
s, ready to be appended to a log."),rejected:d.YOg(d.Ikc({...f,type:d.k5n([...P.Dd,"File"]).describe("`File` for a part \
of the source that is not an asset."),reasons:d.YOg(y).min(1).describe("Why the candidate is rejected; the first reason \
is the one to fix first.")})).describe("The candidates that are rejected."),skipped:d.YOg(d.Ikc({...f,reason:y})).describe(
"Candidates that exist already, or whose type agents do not exchange."),reports:d.YOg(d._H3({...j.p.pick({gene_id:!0}).shape})).
describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:d.YOg(y).min(1).optional().
describe("Where the policy and workflows of the repository are weaker than those of its default branch; absent if they a\
re not, or if the clone does not have this branch.")}).describe("The decisions of a promotion");function h({promoted:u,rejected:r,
skipped:p,accepted:l},{loose:O,reports:C,gate:U},x){return{promoted:u.map(R=>({...(0,D.RZ)(R,x),type:R.type,id:R.id})),rejected:[
...r.map(({asset:R,reasons:K})=>({...v(R),reasons:K.map(w)})),...O.map(R=>({id:R.location?.path??"",type:"File",path:R.location?.
path??"",line:R.location?.line??1,reasons:[w(R)]}))],skipped:p.map(({asset:R,reason:K})=>({...v(R),reason:w(K)})),reports:[
...C,...l.map(R=>({...R,gene_id:String(R.gene_id)}))],...U.length>0&&{gate:U.map(w)}}}s(h,"promotionOf");function v({id:u,
type:r,path:p,locate:l}){return{id:u,type:r,path:p,line:l().line}}s(v,"promotedAsset");function w(u){return{rule:u.rule,
severity:u.severity,...(0,T.q0)(u)}}s(w,"inWords")}),61592:((b,A,a)=>{a.d(A,{W:s(()=>k,"W")});var d=a(58933),P=a(58848);
function k(f,g){const h=(0,d.aH)(g),{promoted:v,rejected:w,skipped:u,gate:r=[]}=f;return(0,d.MY)([...w.map(p=>j(p,h)),...h.
verbose?u.map(p=>T(p,h)):[],...v.map(({type:p,id:l})=>D("promoted",`${p} ${l}`,"good",h)),...r.map(({message:p,rule:l})=>(0,d.
CS)(h,"gate",`${p} (${l})`)),y(f,h)])}s(k,"renderPromotion");function j({type:f,id:g,path:h,line:v,reasons:w},u){const[r,
...p]=w,l=u.verbose?p:[],O=p.length-l.length;return[...D("rejected",f==="File"?`${h}:${v}`:`${f} ${g}`,"bad",u),...r?[...(0,d.
CS)(u,"why",`${r.message} (${r.rule})`),...(0,d.CS)(u,"fix",r.remedy)]:[],...l.flatMap(({message:C,rule:U})=>(0,d.CS)(u,
"also",`${C} (${U})`)),...O>0?(0,d.ig)((0,P.U9)(O,"further reason"),u):[]]}s(j,"rejectionRows");function T({type:f,id:g,
reason:h},v){return[...D("skipped",`${f} ${g}`,"quiet",v),...(0,d.CS)(v,"why",`${h.message} (${h.rule})`)]}s(T,"skipRows");
function D(f,g,h,v){return(0,d.wW)(v,f,[v.paint("strong",(0,d.EU)(g,(0,d.dT)(v)))],h)}s(D,"named");function y({promoted:f,
rejected:g,skipped:h},v){const w=[`${f.length} promoted`,`${g.length} rejected`,...h.length>0?[`${h.length} skipped`]:[]];
return(0,d.CS)(v,"in all",w.join(", "))}s(y,"countRows")}),35970:((b,A,a)=>{a.d(A,{A:s(()=>j,"A")});var d=a(28911),P=a(37836),
k=a(51225);function j(D,y,f,g){return(0,k.w)(D,y,async(h,v,w)=>{const u=w&&await T(w,g);return f({directory:v,tree:h,...u&&
{defaultBranch:u}})})}s(j,"withWorkspace");async function T(D,y){const f=y===void 0?await(0,P.od)(D):(await(0,P.V3)(D,[`\
refs/remotes/origin/${y}`]))[0];return f===void 0?void 0:(0,d.Z)(D,f)}s(T,"readDefaultBranch")}),51225:((b,A,a)=>{a.d(A,
{w:s(()=>g,"w")});var d=a(51455),P=a(35602),k=a(66428),j=a(86930),T=a(728),D=a(28911),y=a(11953),f=a(44828);async function g(h,v,w){
const u=await(0,T.h)(h,v).catch(async r=>{if(!(r instanceof P.ue&&r.code==="not_a_repository"&&(await(0,d.stat)(h).catch(
()=>{}))?.isDirectory()))throw r});if(u===void 0)return w((0,j.j)(h),h);try{const r=`the files of ${u.directory}`,p=await(0,D.
Z)(u,await(0,f.e)(u),{label:r});return await w((0,y.w)(p,(0,j.j)(u.directory),(0,k.P)()),u.directory,u)}finally{await u.
close()}}s(g,"withSourceTree")})};
