var $=Object.defineProperty;var o=(K,p)=>$(K,"name",{value:p,configurable:!0});export const id=809,ids=[809],modules={87595:((K,p,t)=>{t.d(p,{K:o(()=>h,"K"),W:o(()=>m,"W")});var g=t(19202),E=t(82573),
O=t(68956);async function m(_,c){if(_===void 0)return;const v=await c.readInput(_),r=(0,E.Ve)(v.toString("utf8"),_);return(0,g.
ry)(r),r}o(m,"namedPolicy");async function h(_,c,v){const r=(await m(_,v))?.policy??O.zj;return c===void 0?r:{...r,profile:c}}
o(h,"policyFor")}),20902:((K,p,t)=>{t.d(p,{L:o(()=>v,"L")});var g=t(42886),E=t(82527),O=t(4116);const m=1e3,h=2;function _(r){
let l=0,P=0,M=0,a=[],I=performance.now(),U=0,j;const R=o(()=>{const d=performance.now(),D=M>0?`${P}/${l}, ${M} failed`:`${P}\
/${l}`,f=Math.max(1,r.rows-h-1),u=a.length>f?a.slice(0,f-1):a,y=a.length-u.length;return[`${D}  ${c(I,d)}`,...u.map(L=>`${c(
L.since,d).padStart(7)}  ${(0,O.o)(L.command)}`),...y>0?[`         and ${y} more`]:[]]},"lines"),T=o(d=>{const D=U>1?`\x1B[${U-
1}A`:"",f=d.map(u=>(0,g.qZ)(u,r.columns-1)).join(`
`);r.write(`\r${D}\x1B[J${f}`),U=d.length},"show");return{planned:o(d=>{l=d,I=performance.now(),j=setInterval(()=>T(R()),
m),j.unref()},"planned"),started:o(d=>{a=[...a,{command:d,since:performance.now()}],T(R())},"started"),finished:o((d,{status:D})=>{
P+=1,D!=="passed"&&(M+=1);const f=a.findIndex(u=>u.command===d);a=a.filter((u,y)=>y!==f),T(R())},"finished"),ended:o(()=>{
clearInterval(j),T([])},"ended")}}o(_,"terminalProgress");function c(r,l){return`${Math.floor((l-r)/1e3)} s`}o(c,"second\
s");function v(r,l){if(l)return E.c;if(!r.interactive)return(0,E.Q)(I=>r.note(`${I}
`));const{columns:P,rows:M,note:a}=r;return _({columns:P,rows:M,write:a})}o(v,"progressFor")}),75809:((K,p,t)=>{t.r(p),t.
d(p,{promoteVerb:o(()=>T,"promoteVerb")});var g=t(51455),E=t(76760),O=t(48179),m=t(72474),h=t(35602),_=t(50798),c=t(99284),
v=t(90113),r=t(59806),l=t(61592),P=t(35970),M=t(9924),a=t(53640),I=t(41688),U=t(87595),j=t(20902);const R=`
Candidates are JSON, JSONL, a message between agents, or a .gepx archive;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name).

Exit codes:
  0  no candidate rejected
  1  at least one candidate rejected
  2  error: promote could not decide`,T=o((e,s)=>new O.uB("promote").requiredOption("--assets <file>","file with the can\
didates").option("--events <file>","event log for counting successes (default: the log of --repo)").option("--report <fi\
le>","GateReport or ValidationReports of the genes, as evidence").option("--repo <dir>","target repository; assets that \
it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo, else the built-in pol\
icy)").option("--run","run the commands of genes that pass all other checks").option("--approve <digest>","with --run, a\
pprove the commands that wait, with the digest of an earlier run").addOption(new O.c$("--format <name>","output format; \
`jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).option("--output <file>","also wr\
ite the promoted assets to this file, as JSONL").addOption(new O.c$("--quiet","hide progress").conflicts("verbose")).option(
"--verbose","show every reason").addHelpText("after",R).action(async n=>s(await d(n,e))),"promoteVerb");async function d(e,s){
if(e.run&&e.repo===void 0)throw new h.ue("usage","promote --run requires --repo: candidates do not include the files tha\
t their commands run.","Pass the repository with the scripts and tests with --repo.");if([e.assets,e.events,e.report].filter(
i=>i==="-").length>1)throw new h.ue("usage","promote can read standard input only once.","Use `-` for only one of --asse\
ts, --events and --report.");const n=await D(e,s,async i=>(0,r.p)(await f(e,i,s)));return e.output!==void 0&&await C((0,E.
resolve)(s.cwd,e.output),(0,c.k)(n)),s.print(L(n,e,s),e.format),n.rejected.length>0?1:0}o(d,"answer");function D({repo:e},{
cwd:s,env:n},i){return e===void 0?i():(0,P.A)((0,E.resolve)(s,e),n,i)}o(D,"inWorkspace");async function f(e,s,n){const{assets:i,
events:w,report:B}=e,A=o(W=>({name:W==="-"?"standard input":W,open:o(()=>n.openInput(W),"open")}),"source");return{candidates:A(
i),...w!==void 0&&{events:A(w)},...B!==void 0&&{evidence:await u(B,n)},policy:await(0,U.W)(e.policy,n)??await(0,v.k)(s),
platform:n.platform,signal:n.signal,...s&&{workspace:s},...s&&e.run&&{run:{workspace:s,...y(e,n)}}}}o(f,"requestOf");async function u(e,s){
const{GITHUB_TOKEN:n,GITHUB_REPOSITORY:i,GITHUB_API_URL:w}=s.env,B=await s.readInput(e);if(!n)return{name:e,bytes:B};const{
connect:A}=await Promise.all([t.e(413),t.e(463)]).then(t.bind(t,44463)),W=A(n,w?{baseUrl:w}:{});return{name:e,bytes:B,provenance:(0,_.
m)(W,i)}}o(u,"evidenceOf");function y({approve:e,quiet:s},n){return{approver:(0,m.$)(e,new Date),path:n.env.PATH??"",privateFolders:(0,I.
v9)(n.env),progress:(0,j.L)(n,s??!1),signal:n.signal,secrets:(0,a.F)(n.env)}}o(y,"runTerms");function L(e,{format:s,verbose:n},i){
switch(s){case"json":return`${(0,M.Pq)(e)}
`;case"jsonl":return(0,c.k)(e);case"text":return(0,l.W)(e,{...i,verbose:n??!1})}}o(L,"rendered");async function C(e,s){try{
await(0,g.writeFile)(e,s)}catch(n){throw new h.ue("file_unreadable",`Cannot write the promoted assets to ${e}: ${n.message}`,
"Use --output with a writable file.",{cause:n})}}o(C,"write")})};
