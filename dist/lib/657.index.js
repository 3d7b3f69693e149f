var w=Object.defineProperty;var e=(T,l)=>w(T,"name",{value:l,configurable:!0});export const id=657,ids=[657],modules={992:((T,l,t)=>{t.d(l,{Do:e(()=>c,"Do"),cK:e(()=>p,"cK"),hB:e(()=>d,"hB")});var r=t(
76760),E=t(48179),_=t(35602),h=t(27344),f=t(19251),O=t(92899),P=t(58933);function d(n){return n.addOption(new E.c$("--fo\
rmat <name>","output format").choices(f.EL).default("text")).option("--output <dir>","also write the report files to thi\
s directory").option("--verbose","show everything, including what passed")}e(d,"withReportOptions");async function c({format:n,
output:o}){(n==="html"||o!==void 0)&&await(0,f.XU)()}e(c,"loadRenderers");async function p(n,o,a){await m(n,o,a),o.output!==
void 0&&await I((0,r.resolve)(a.cwd,o.output),n)}e(p,"deliver");async function m(n,{format:o,verbose:a},s){const{columns:u,
colour:M}=s,i=n.error&&o==="text"?"":await(0,f.B1)(n,o,{columns:u,colour:M,verbose:a??!1});i!==""?s.print(i,o):n.error&&
s.note((0,P.kY)(n.error))}e(m,"show");async function I(n,o){const a=await(0,h.b)(n,{report:o,markdown:e(s=>(0,O.G)(o,{maxCharacters:s}),
"markdown")});if(a.status==="failed")throw new _.ue("file_unreadable",`Cannot write the report files to ${n}: ${a.reason}`,
"Use --output with a writable directory.")}e(I,"writeFiles")}),1743:((T,l,t)=>{t.r(l),t.d(l,{reportVerb:e(()=>c,"reportV\
erb")});var r=t(31421),E=t(51455),_=t(48161),h=t(76760),f=t(48179),O=t(19251),P=t(8512),d=t(992);const c=e((o,a)=>(0,d.hB)(
new f.uB("report").argument("<file>","gate-report.json; `-` reads standard input")).option("--open","open the report in \
the browser instead of printing it").action(async(s,u)=>a(await m(s,u,o))),"reportVerb"),p="Specify a gate-report.json t\
hat this version wrote.";async function m(o,a,s){const[u]=await(0,P.f)([o],s.openInput,p);return u===void 0?2:(a.open?await n(
u.report,s):await(0,d.cK)(u.report,a,s),0)}e(m,"show");const I={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","st\
art",""]};async function n(o,{platform:a,note:s}){const{renderHtml:u}=await(0,O.XU)(),M=(0,h.join)(await(0,E.mkdtemp)((0,h.
join)((0,_.tmpdir)(),"gene-gate-report-")),"report.html");await(0,E.writeFile)(M,u(o));const[i,...v]=I[a],D=(0,r.spawn)(
i,[...v,M],{detached:!0,stdio:"ignore"});D.on("error",()=>s(`No browser could be started.
`)),D.unref(),s(`${M}
`)}e(n,"openPage")}),42634:((T,l,t)=>{t.d(l,{Cz:e(()=>f,"Cz"),Dd:e(()=>E,"Dd"),er:e(()=>h,"er"),iM:e(()=>_,"iM"),qA:e(()=>O,
"qA")});var r=t(2503);const E=["Gene","Capsule","EvolutionEvent","ValidationReport","Mutation"],_=r.k5n(E),h=r.YjP().regex(
/^sha256:[0-9a-f]{64}$/),f=r.k5n(["added","modified","removed","applied"]),O=r.Ikc({kind:r.k5n(["command_added","command\
_removed","constraint_loosened","constraint_tightened"]),field:r.YjP().describe("The field of the gene, such as `validat\
ion` or `constraints.max_files`."),base:r.YjP().nullable(),head:r.YjP().nullable()})}),36939:((T,l,t)=>{t.d(l,{Hd:e(()=>d,
"Hd"),MO:e(()=>f,"MO"),X5:e(()=>h,"X5"),cn:e(()=>O,"cn"),oC:e(()=>_,"oC"),vg:e(()=>P,"vg")});var r=t(2503),E=t(64377);const _=[
"error","warning","notice"],h=r.k5n(_),f=r.Ikc({start:r.Whr().min(0),end:r.Whr().min(0)}),O=r.Ikc({type:r.YjP().exactOptional(),
id:r.YjP().exactOptional(),command:r.YjP().exactOptional()}),P=r.Ikc({reason:r.YjP(),expires:E.p6()}),d=r.Ikc({path:r.YjP(),
line:r.Whr().min(1),column:r.Whr().min(1),end_line:r.Whr().min(1).exactOptional(),end_column:r.Whr().min(1).exactOptional()})}),
45040:((T,l,t)=>{t.d(l,{I:e(()=>h,"I"),p:e(()=>f,"p")});var r=t(77598),E=t(73024);const _=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;
function h(){const[d,c]=[O(process.pid),P()];return d===void 0||c===void 0?"unknown":`${process.pid.toString(36)}-${d}-${c}`}
e(h,"processIdentity");function f(d){const[,c,p,m]=_.exec(d)??[];if(c===void 0||m!==P())return!1;const I=O(Number.parseInt(
c,36));return I!==void 0&&I!==p}e(f,"isEnded");function O(d){try{const c=(0,E.readFileSync)(`/proc/${d}/stat`,"latin1"),
[p="",...m]=c.slice(c.lastIndexOf(")")+2).split(" ");return/[ZX]/.test(p)?"none":BigInt(m[18]??"").toString(36)}catch(c){
const{code:p}=c;return(p==="ENOENT"||p==="ESRCH")&&P()!==void 0?"none":void 0}}e(O,"startOf");function P(){try{const d=(0,E.
readlinkSync)("/proc/self/ns/pid"),c=(0,E.readFileSync)("/proc/sys/kernel/random/boot_id","latin1").trim();return(0,r.createHash)(
"sha256").update(`${c} ${d}`).digest("hex").slice(0,8)}catch{return}}e(P,"placeHere")}),92775:((T,l,t)=>{t.d(l,{$h:e(()=>P,
"$h"),$o:e(()=>m,"$o"),Gd:e(()=>c,"Gd"),Uq:e(()=>p,"Uq"),WA:e(()=>f,"WA")});var r=t(961),E=t(37428),_=t(35602),h=t(27961);
const f=64*1024*1024,O=500;function P(n,o,a){try{return h.v.parse(JSON.parse(n.toString("utf8")))}catch(s){throw new _.ue(
"artifact_invalid",`${o} is not a report of this version: ${d(s).slice(0,O)}`,a,{cause:s})}}e(P,"readReportFile");function d(n){
if(!(n instanceof r.G))return"it is not JSON";const[o]=n.issues;return o?`${E.sR(o.path)||"its top level"}: ${o.message}`:
"invalid"}e(d,"complaintOf");function c({validation_reports:[n]}){if(n===void 0)return process;const{node_version:o,platform:a,
arch:s}=n.env_fingerprint;return{version:o,platform:a,arch:s}}e(c,"nodeIn");const p="gate-report.json";function m(n,{headSha:o,
pullRequest:a}){const s=P(n,`The ${p} of the run`,"Use the same version of the action in both workflows, and run the fir\
st one again."),{pull_request:u}=s.event;if(s.verdict==="error"&&s.head_sha===null)return s;if(s.head_sha!==o)throw I(`c\
ommit ${s.head_sha}`,o);if(u!==a.number)throw I(`pull request ${u??"(none)"}`,`${a.number}`);return s}e(m,"readUploadedR\
eport");function I(n,o){return new _.ue("artifact_invalid",`The report of the run is about ${n}, not ${o}.`,"Run the fir\
st workflow again. If the error persists, check its file for changes.")}e(I,"foreign")}),8512:((T,l,t)=>{t.d(l,{a:e(()=>d,
"a"),f:e(()=>c,"f")});var r=t(51455),E=t(76760),_=t(35602),h=t(83215),f=t(92775);const O=8*f.WA,P="gate-report.json";async function d(n){
return(await(0,r.readdir)(n,{recursive:!0,withFileTypes:!0}).catch(a=>{if(a.code==="ENOENT")return[];throw new _.ue("fil\
e_unreadable",`Cannot read the folder ${n} (${a.code}).`,"Specify the folder into which the parts were downloaded.",{cause:a})})).
filter(a=>a.isFile()&&a.name===P).map(({parentPath:a,name:s})=>(0,E.join)(a,s)).sort()}e(d,"findParts");async function c(n,o,a=m){
if(n.length>h.hH)throw I(`There are more than ${h.hH} parts`);const s=[];let u=O;for(const M of n){const i=await p(Math.
min(u,f.WA),M,o);u-=i.length,s.push({name:M,report:(0,f.$h)(i,M,a)})}return s}e(c,"readParts");async function p(n,o,a){const s=[];
let u=0;for await(const M of a(o)){if(u+=M.length,u>n)throw I(`${o} is too large, alone or together with the other parts`);
s.push(M)}return Buffer.concat(s)}e(p,"readAtMost");const m="Specify the gate-report.json of every shard, made by this v\
ersion, and nothing else.";function I(n){return new _.ue("artifact_invalid",n,m)}e(I,"refusal")}),35845:((T,l,t)=>{t.d(l,
{f$:e(()=>E,"f$"),dw:e(()=>_,"dw"),ns:e(()=>h,"ns"),Px:e(()=>f,"Px")});var r=t(77598);const E="1.13.0";function _(i){return i==
null?"null":typeof i=="boolean"?i?"true":"false":typeof i=="number"?Number.isFinite(i)?String(i):"null":typeof i=="strin\
g"?JSON.stringify(i):Array.isArray(i)?"["+i.map(_).join(",")+"]":typeof i=="object"?"{"+Object.keys(i).sort().map(S=>JSON.
stringify(S)+":"+_(i[S])).join(",")+"}":"null"}e(_,"canonicalize");function h(i,v){if(!i||typeof i!="object")return null;
const D=new Set(Array.isArray(v)?v:["asset_id"]),S={};for(const R of Object.keys(i))D.has(R)||(S[R]=i[R]);const A=_(S);return"\
sha256:"+(0,r.createHash)("sha256").update(A,"utf8").digest("hex")}e(h,"computeAssetId");function f(i){if(!i||typeof i!=
"object")return!1;const v=i.asset_id;return!v||typeof v!="string"?!1:v===h(i)}e(f,"verifyAssetId");const O=Object.freeze(
["repair","optimize","innovate","explore"]),P=null,d=Object.freeze(["success","failed"]),c=Object.freeze(["generated","r\
eused","reference","user_authored"]),p=Object.freeze(["low","medium","high"]),m=Object.freeze(["private","unlisted","pub\
lic"]),I=Object.freeze(["cheap","standard","premium"]),n=Object.freeze(["cheap","mid","expensive"]),o=Object.freeze(["of\
f","low","medium","high"]),a=Object.freeze(["warn","block"]),s=Object.freeze(["behavioral","structural","performance","s\
afety"]),u=Object.freeze(["ci","local","prod","sandbox"]),M=Object.freeze(["pass","fail","inconclusive"])})};
