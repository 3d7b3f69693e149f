var Un=Object.defineProperty;var n=(hn,B)=>Un(hn,"name",{value:B,configurable:!0});export const id=344,ids=[344],modules={82713:((hn,B,e)=>{e.d(B,{f:n(()=>v,"f")});var f=e(51455),g=e(76760);async function v(a){
try{await(0,f.mkdir)(a)}catch(w){const{code:A}=w;if(A==="ENOENT"&&(0,g.dirname)(a)!==a){await v((0,g.dirname)(a)),await(0,f.
mkdir)(a).catch(P=>C(a,P));return}await C(a,w)}}n(v,"makeFolder");async function C(a,w){if(!await(0,f.stat)(a).then(P=>P.
isDirectory(),()=>!1))throw w}n(C,"orExisting")}),27344:((hn,B,e)=>{e.d(B,{b:n(()=>on,"b"),O:n(()=>M,"O")});var f=e(51455),
g=e(76760),v=e(220),C=e(82713),a=e(9924),w=e(19251),A=e(87162),P=e(7572),b=e(82778),y=e(77598),o=e(58500),i=e(45040);const m="\
.gene-gate.lock",$=3e4,l=50,r=12e4;async function R(E,Z){const D=(0,g.join)(E,m),h=performance.now()+$;for(;!await G(D);)
if(await W(D))await sn(D);else{if(performance.now()>h)throw new Error(`another gene-gate process writes to ${E} (remove ${D}\
 if none does)`);await(0,o.setTimeout)(l)}try{return await Z()}finally{await(0,f.rm)(D,{force:!0})}}n(R,"whileLocked");async function G(E){
try{return await(0,f.writeFile)(E,(0,i.I)(),{flag:"wx"}),!0}catch(Z){if(Z.code==="EEXIST")return!1;throw Z}}n(G,"take");
async function sn(E){const Z=`${E}.${(0,y.randomUUID)()}`;try{await(0,f.rename)(E,Z)}catch{return}await W(Z)||await(0,f.
link)(Z,E).catch(()=>{}),await(0,f.rm)(Z,{force:!0})}n(sn,"removeLeft");async function W(E){try{return(0,i.p)(await(0,f.
readFile)(E,"utf8"))?!0:Date.now()-(await(0,f.stat)(E)).mtimeMs>r}catch{return!1}}n(W,"isLeftBehind");function M(E){return{
report:(0,g.join)(E,"gate-report.json"),validationReports:(0,g.join)(E,"validation-reports"),validationLines:(0,g.join)(
E,"validation-reports.jsonl"),statement:(0,g.join)(E,"test-result.intoto.json"),page:(0,g.join)(E,"report.md"),html:(0,g.
join)(E,"report.html"),sarif:(0,g.join)(E,"report.sarif"),junit:(0,g.join)(E,"report.junit.xml")}}n(M,"resultPaths");const X=1024*
1024;async function on(E,Z){const D=M(E);try{return await an(E),await R(E,()=>en(D,Z)),{status:"reached",where:E}}catch(h){
return{status:"failed",reason:`could not write the result files: ${(0,v.f1)(h).said}`}}}n(on,"publishFiles");async function en(E,Z){
const{report:D}=Z;await an(E.validationReports),await z(E.report,(0,A.hF)(D));for(const N of await(0,f.readdir)(E.validationReports))
/^vr_\d+\.json$/.test(N)&&await(0,f.rm)((0,g.join)(E.validationReports,N));for(const N of D.validation_reports)await z((0,g.
join)(E.validationReports,`${N.id}.json`),`${(0,a.Pq)(N)}
`);await z(E.validationLines,(0,A.Yy)(D));const h=(0,A.M_)(D);h===""?await(0,f.rm)(E.statement,{force:!0}):await z(E.statement,
h),await z(E.page,Z.markdown(X));const{renderHtml:j}=await(0,w.XU)();await z(E.html,j(D)),await z(E.sarif,(0,b.W)(D)),await z(
E.junit,(0,P.R)(D))}n(en,"writeAll");async function an(E){if(await(0,C.f)(E),!(await(0,f.lstat)(E)).isDirectory())throw new Error(
`${E} is a symlink or not a directory`)}n(an,"realDirectory");async function z(E,Z){const D=`${E}.draft`;await(0,f.rm)(D,
{force:!0}),await(0,f.writeFile)(D,Z,{flag:"wx"}),await(0,f.rename)(D,E)}n(z,"replace")}),19251:((hn,B,e)=>{e.d(B,{EL:n(
()=>I,"EL"),XU:n(()=>ln,"XU"),B1:n(()=>$n,"B1")});var f=e(87162),g=e(7572),v=e(92899),C=e(82778),a=e(9924),w=e(42886),A=e(
39549),P=e(14151),b=e(78932),y=e(6420),o=e(58848),i=e(95216),m=e(99639),$=e(63756),l=e(8493),r=e(58933);const R=12,G=3,sn=12,
W=12;function M({genes:u},S){if(u.length===0)return[];const c=[...u.filter(({verdict:rn})=>rn!=="pass"),...u.filter(({verdict:rn})=>rn===
"pass")],{shown:U,rest:L}=(0,r.TJ)(c,R,"gene",S),Q=Math.max(...U.map(rn=>(0,i.Ay)(rn).length)),tn=Math.max(W,(0,r.dT)(S)-
sn-Q),fn=U.map(({id:rn})=>(0,r.EU)(rn,tn)),pn=Math.max(...fn.map(w.sc));return[...U.flatMap((rn,vn)=>X(rn,(0,w.M7)(fn[vn]??
"",pn),S)),...L]}n(M,"genesRows");function X(u,S,c){const{change:U,verdict:L,summary:Q,commands:tn}=u,fn=L==="needs_appr\
oval"?"approval":(0,o.vg)(L),pn=`${S}  ${U.padEnd(8)}  ${(0,i.Ay)(u)}`;return[...(0,r.wW)(c,fn,[(0,w.qZ)(pn,(0,r.dT)(c))],
y.g9[L]),...L==="pass"?[]:(0,r.wW)(c,"",[c.paint("quiet",(0,r.EU)(Q,(0,r.dT)(c)))]),...en(u,c),...(0,i.Ke)(u).flatMap(({
profile:rn,reason:vn})=>(0,r.CS)(c,"",(0,o.$Q)(`Profile ${rn} would block this gene: ${vn}`,200),{text:"caution"})),...on(
u,c),...c.verbose?[...(0,i.IW)(u).flatMap(rn=>(0,r.CS)(c,"",(0,o.$Q)(rn,200),{text:"quiet"})),...tn.flatMap(rn=>an(rn,c))]:
[]]}n(X,"geneRows");function on(u,S){const c=(0,i.WS)(u);return c?(0,r.CS)(S,"",`The gene is ${c}.`,{text:"caution"}):[]}
n(on,"versionRows");function en(u,S){const c=(0,i.XY)(u).map(Q=>Q.join("")),{shown:U,rest:L}=(0,r.TJ)(c,G,"difference",S);
return[...U.flatMap(Q=>(0,r.CS)(S,"",(0,o.$Q)(Q,l.Hy),{...Q.startsWith("loosens ")&&{text:"caution"}})),...L]}n(en,"diff\
erenceRows");function an({command:u,outcome:S},c){const U=(0,m.I)(u,[],{columns:(0,r.dT)(c)-2});return[...(0,r.wW)(c,"",
U.map(L=>`  ${L}`)),...S?D(S,c):(0,r.wW)(c,"",[c.paint("quiet","    not run")])]}n(an,"commandRows");const z="    ",E=600,
Z=20;function D(u,S){const{duration_ms:c,reason:U,reused:L,resources:Q,side_effects:tn}=u,{peak_memory_bytes:fn,cpu_ms:pn}=Q??
{},rn=[[(0,$.o)(u),(0,o.p0)(c),...pn===void 0?[]:[`CPU ${(0,o.p0)(pn)}`],...fn===void 0?[]:[`memory ${(0,o.Ej)(fn)}`],...L?
["reused from another gene"]:[]].join(", "),...U===void 0?[]:[U],...h("created",tn?.created),...h("changed",tn?.changed),
...h("deleted",tn?.deleted)],vn=(0,r.dT)(S)-z.length,Tn=rn.flatMap(On=>(0,w.VA)((0,a.Fo)((0,o.$Q)(On,E)),vn));return(0,r.
wW)(S,"",Tn.map(On=>z+S.paint("quiet",On)))}n(D,"outcomeRows");function h(u,S=[]){const c=S.length-Z;return[...S.slice(0,
Z).map(U=>`${u} ${U}`),...c>0?[`${u} ${c} more`]:[]]}n(h,"pathsOf");const j=6;function N({capsules:u,events:S},c){const U=[
...u.map(tn=>["capsule",`${(0,o.$Q)(tn.id,60)} ${tn.change}${k(tn)}`]),...S.map(({id:tn,change:fn})=>["event",`${(0,o.$Q)(
tn,60)} ${fn}`])],{shown:L,rest:Q}=(0,r.TJ)(U,j,"claim",c);return[...L.flatMap(([tn="",fn=""])=>(0,r.CS)(c,tn,fn)),...Q]}
n(N,"claimsRows");function k(u){const{lead:S,reason:c}=(0,i.l5)(u)??{};return[S&&`, ${S}`,c&&`: ${c}`].filter(Boolean).join(
"")}n(k,"eligibility");var _=e(33482),q=e(21089);function dn(u,S,c){const U=(0,b.kG)(S.blast).map(p=>(0,q.d9)(p,c)),L=c.
verbose?mn(u,c):[],Q=(0,_.Oc)(u);if(Q===void 0)return[...U,...L];const{files:tn,max_files:fn,severity:pn}=Q.tightest.blast_radius,
rn=Q.over?"bad":Q.near?"caution":"good",vn=(0,_.Td)(tn,fn),Tn=`${_.rk[pn]} ${(0,o.$Q)(Q.tightest.id,100)}${Q.others}`,On=Q.
near||c.verbose?u.blast_radius?.directories??[]:[],xn=(0,r.dT)(c),t=(0,w.LV)((0,a.Fo)(Tn),xn),[s=""]=t,d=t.length===1&&(0,w.
sc)(vn)+2+(0,w.sc)(s)<=xn;return[(0,r.wW)(c,"size",[...d?[`${c.paint(rn,vn)}  ${s}`]:[c.paint(rn,vn),...t],...(0,_.JX)(On,
xn)]),...U,...L]}n(dn,"blastRadiusRows");function mn(u,S){const c=(0,_.Jd)(u).flatMap(({path:U,words:L})=>(0,w.LV)(`${(0,a.
Fo)((0,o.$Q)(U,100))}: ${L}`,(0,r.dT)(S)));return c.length===0?[]:[(0,r.wW)(S,"files",c)]}n(mn,"uncountedRows");var gn=e(
83677);const Mn=8;function Rn(u,S){const c=(0,r.aH)(S),{verbose:U}=S,L=(0,b.lN)(u);return(0,r.MY)([cn(u,(0,A.Pl)(u,L),c),
...Cn(u,c),...jn(L.blocked,c),...O(L.failed,b.Io,l.lG,"failed command",c),...O(L.waiting,b.kG,q.fJ,"pending approval",c),
...O(L.findings,b.kG,q.d9,"finding",c),...U?O(L.notices,b.kG,q.d9,"notice",c):[],...U?L.suppressed.map(Q=>(0,q.if)(Q,c)):
[],...dn(u,L,c),M(u,c),(0,gn.A)(u,c),N(u,c),U?[]:x(L.notices,c),J(u,c)])}n(Rn,"renderText");function cn(u,S,c){const U=A.
_G[u.verdict].toUpperCase(),[L="",...Q]=(0,w.LV)(S===""?U:`${U}: ${S}`,(0,r.dT)(c)),tn=y.g9[u.verdict],fn=c.paint(tn,L.slice(
0,U.length))+L.slice(U.length);return(0,r.wW)(c,"gene-gate",[fn,...Q],"strong")}n(cn,"verdictRows");function Cn({error:u},S){
if(u===void 0)return[];const c=n(U=>U.split(`
`).flatMap(L=>/^\s/.test(L)?(0,w.VA)((0,a.Fo)(L),(0,r.dT)(S)):(0,w.LV)((0,a.Fo)(L),(0,r.dT)(S))),"linesOf");return[(0,r.
wW)(S,"why",c(u.message)),(0,r.wW)(S,"fix",c(u.hint),"good")]}n(Cn,"errorRows");function jn(u,S){const c=S.verbose?u.map(
U=>({lead:U,others:[]})):(0,b.Io)(u);return(0,b.wn)(c).flatMap(({lead:U,others:L})=>[(0,l.K5)(U,S),...L.map(Q=>(0,l.BH)(
Q,S))])}n(jn,"blockedSection");function O(u,S,c,U,L){const Q=L.verbose?u.map(pn=>({lead:pn,others:[]})):S(u),tn=L.verbose?
Q:Q.slice(0,Mn),fn=Q.slice(tn.length).reduce((pn,{others:rn})=>pn+1+rn.length,0);return[...tn.map(pn=>c(pn,L)),...fn>0?[
(0,r.ig)((0,o.U9)(fn,`other ${U}`),L)]:[]]}n(O,"section");function x(u,S){if(u.length===0)return[];const c=[...new Set(u.
map(({rule:L})=>L))].join(", "),U=`${u.length} (${c}); --verbose shows all`;return(0,r.CS)(S,"notices",U,{text:"quiet"})}
n(x,"noticedRows");function J(u,S){return[...(0,P.o)(u).flatMap(({label:c,value:U})=>(0,r.CS)(S,c.toLowerCase(),U,{text:"\
quiet"})),...u.genes.length>0?(0,r.CS)(S,"note",P.t,{text:"quiet"}):[]]}n(J,"proofRows");const I=["text","json","jsonl",
"markdown","html","sarif","junit","in-toto"],K={maxCharacters:Number.MAX_SAFE_INTEGER},un={text:Rn,json:f.hF,jsonl:f.Yy,
markdown:n(u=>(0,v.G)(u,K),"markdown"),html:n(async u=>(await ln()).renderHtml(u),"html"),sarif:C.W,junit:g.R,"in-toto":f.
M_},ln=n(()=>Promise.all([e.e(565),e.e(896)]).then(e.bind(e,21896)),"htmlRenderer");async function $n(u,S,c){return un[S](
u,c)}n($n,"renderReport")}),7572:((hn,B,e)=>{e.d(B,{R:n(()=>on,"R")});var f=e(49585),g=e(9924),v=e(26010),C=e(39549),a=e(
78932),w=e(68421),A=e(63756),P=e(58848);const b=1e3,y={lines:40,columns:200};function o(h,j){const{gene:N,command:k}=h,{
outcome:_,location:q}=k;return{"@name":R(k.command),"@classname":R(N.id),"@file":R(q?.path??N.path),"@line":q?.line??N.line,
"@time":W(_?.duration_ms??0),...$(h,j),..._&&{"system-out":sn(_.stdout),"system-err":sn(_.stderr)}}}n(o,"commandCase");function i(h,j){
const{rule:N,message:k,location:_}=h;return{"@name":R(N),"@classname":R(j),..._&&{"@file":R(_.path),"@line":_.line},"@ti\
me":W(0),failure:{"@type":R(N),"@message":R(k),"#text":r(h)}}}n(i,"findingCase");function m(h,j,N,k){return{"@name":"ver\
dict","@classname":R(j),"@time":W(0),[h]:{"@type":"verdict","@message":R(N),"#text":G(k)}}}n(m,"verdictCase");function $({
gene:h,command:j,findings:N},k){switch(k){case"passed":return{};case"notRun":return{skipped:{"@message":R(l(h,j))}};case"\
blocked":case"failed":{const[_]=N,{outcome:q}=j,dn=q?(0,w.S)(q,y.lines,y.columns):[],mn={"@type":R(_?.rule??k),"@message":R(
_?.message??h.summary),"#text":[...N.map(r),...dn].join(`
`)};return q?.status==="crashed"||q?.status==="error"?{error:mn}:{failure:mn}}}}n($,"troubleOf");function l({summary:h,verdict:j},{
outcome:N}){const k=N?.reason??(j==="pass"||j==="warn"?"":h);return[N?(0,A.o)(N):"not run",k].filter(Boolean).join(": ")}
n(l,"notRunWords");function r({message:h,remedy:j}){return[h,j].filter(Boolean).map(R).join(`
`)}n(r,"reason");function R(h){return(0,g.Fo)((0,P.$Q)(h,b))}n(R,"cases_words");function G(h){return(0,g.MJ)((0,P.$Q)(h,
b)).join(`
`)}n(G,"lines");function sn({head:h,tail:j,bytes:N,truncated:k}){const _=k?[`[${N} bytes in total; the middle is omitted\
]`]:[];return[...(0,g.MJ)(h),..._,...j===""?[]:(0,g.MJ)(j)].join(`
`)}n(sn,"streamText");function W(h){return(h/1e3).toFixed(3)}n(W,"seconds");const M="change",X=new f.A({attributeNamePrefix:"\
@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function on(h){const j=en(h),N={"?x\
ml":{"@version":"1.0","@encoding":"UTF-8"},testsuites:{"@name":"gene-gate",...D(j.flatMap(({cases:k})=>k)),"@timestamp":h.
started_at,testsuite:j.map(({name:k,file:_,cases:q})=>({"@name":(0,g.Fo)(k),...D(q),..._!==void 0&&{"@file":(0,g.Fo)(_)},
"@timestamp":h.started_at,testcase:q}))}};return`${X.build(N).trim()}
`}n(on,"renderJunit");function en(h){const j=(0,a.lN)(h),N=[...j.findings,...j.blast].filter(({severity:gn})=>gn==="erro\
r"),k=(0,v.$)(N,({subject:gn})=>gn?.id??""),_=h.genes.map(gn=>an(gn,j,k.get(gn.id)??[])),q=new Set(h.genes.map(({id:gn})=>gn)),
dn=N.filter(({subject:gn})=>!q.has(gn?.id??"")),mn=z(h,dn,_.some(Z));return mn.cases.length>0?[mn,..._]:_}n(en,"suitesOf");
function an(h,j,N){const k=a.l$.flatMap(dn=>j[dn].filter(mn=>mn.gene===h).map(mn=>({...mn,result:dn}))).sort((dn,mn)=>dn.
position-mn.position),_={name:h.id,file:h.path,cases:[...k.map(dn=>o(dn,dn.result)),...N.map(dn=>i(dn,h.id))]};return E(
h.verdict)&&!Z(_)?{..._,cases:[..._.cases,m("failure",h.id,h.summary,"")]}:_}n(an,"geneSuite");function z(h,j,N){const{error:k,
verdict:_}=h,q=j.map(dn=>i(dn,M));return k?q.unshift(m("error",M,k.message,k.hint)):E(_)&&!N&&q.length===0&&q.push(m("fa\
ilure",M,(0,C.r4)(h),"")),{name:M,cases:q}}n(z,"changeSuite");function E(h){return h==="fail"||h==="error"}n(E,"isRefusa\
l");function Z({cases:h}){return h.some(({failure:j,error:N})=>j!==void 0||N!==void 0)}n(Z,"hasTrouble");function D(h){return{
"@tests":h.length,"@failures":h.filter(({failure:j})=>j).length,"@errors":h.filter(({error:j})=>j).length,"@skipped":h.filter(
({skipped:j})=>j).length,"@time":h.reduce((j,N)=>j+Number(N["@time"]),0).toFixed(3)}}n(D,"counts")}),51006:((hn,B,e)=>{e.
d(B,{e:n(()=>C,"e"),g:n(()=>v,"g")});var f=e(60027),g=e(54756);function v(a){return(0,f.Y)(a)&&`${g.y}/blob/main/docs/ru\
les/${a}.md`}n(v,"rulePage");function C({head_sha:a,audited_sha:w},A,{path:P,line:b}){if(a===null||new RegExp("\\p{Cs}",
"u").test(P))return;const y=P.split("/").map(encodeURIComponent).join("/"),o=w===a?`#L${b}`:"";return`${A}/blob/${a}/${y}${o}`}
n(C,"permalink")}),92899:((hn,B,e)=>{e.d(B,{G:n(()=>S,"G")});var f=e(9924),g=e(26010),v=e(39549),C=e(78932),a=e(58848),w=e(
64467),A=e(68421),P=e(47364),b=e(99639),y=e(63756),o=e(51006);const i={sentence:400,name:100};function m(t){return(0,f.nv)(
(0,a.$Q)(t,i.sentence))}n(m,"sentence");function $(t){return(0,f.D9)((0,a.$Q)(t,i.name))}n($,"prose_name");function l(t){
const s=[...new Set(t)],d=s.slice(0,3).map($).join(", ");return s.length>3?`${d} and ${s.length-3} more`:d}n(l,"names");
function r(t,s){return{place:n((d,p=`${d.path}:${d.line}`)=>{const T=s===void 0?void 0:(0,o.e)(t,s,d);return G($(p),T)},
"place")}}n(r,"linkerOf");function R(t){return G($(t),(0,o.g)(t))}n(R,"ruleLink");function G(t,s){const d=s&&(0,f.jj)(s);
return d?`[${t}](${d})`:t}n(G,"linked");function sn({message:t,rule:s,remedy:d}){return[`- Why: ${m(t)} (${R(s)})`,`- Fi\
x: ${m(d)}`]}n(sn,"reasonAndFix");const W=4;function M(t,s,d){return t.length===0?[]:["#### Blocked","",...(0,C.wn)(t).slice(
0,s.groups).flatMap(T=>X(T,s,d))]}n(M,"blockedSection");function X({lead:t,others:s},{commands:d},p){const{gene:T,findings:V}=t.
lead,{main:Y,further:F}=(0,P.zM)(V),H=s.slice(0,Math.max(0,d-1)),[nn,En]=[H.slice(0,W),H.slice(W)];return[z(t,p),"",...(0,f.
p0)(an(t)),"",...Y?sn(Y):[`- Why: ${m(T.summary)}`],...F.map(({message:Sn,rule:wn})=>`- Also: ${m(Sn)} (${R(wn)})`),"",...on(
Y),...nn.length>0?["Blocked for the same reason:",""]:[],...nn.flatMap(Sn=>[z(Sn,p),"",...(0,f.p0)(an(Sn)),""]),...en(En,
p)]}n(X,"blockedCause");function on(t){const s=(0,w.S)(t?.edit);return s.length>0?[...(0,f.p0)(s,"diff"),""]:[]}n(on,"ed\
itBlock");function en(t,s){return t.length===0?[]:[`<details><summary>${(0,a.U9)(t.length,"other command")} blocked for \
the same reason</summary>`,"",...t.flatMap(d=>[z(d,s),"",...(0,f.p0)(an(d)),""]),"</details>",""]}n(en,"foldedCommands");
function an({lead:{command:t,findings:s}}){const d=s.flatMap(({span:p})=>p??[]);return(0,b.I)(t.command,d)}n(an,"linesOf");
function z({lead:t,others:s},d){const{gene:p,command:T,position:V}=t,{path:Y=p.path,line:F=p.line}=T.location??{},H=s.length>
0?`; also in ${l(s.map(({gene:{id:nn}})=>nn))}`:"";return`${$(p.id)}, command ${V} of ${p.commands.length}, ${d.place({path:Y,
line:F})}${H}`}n(z,"placeLine");function E(t,s,d,p){return t.length===0?[]:["#### Failed","",...t.slice(0,s.groups).flatMap(
V=>Z(V,s,d,p))]}n(E,"failedSection");function Z(t,{outputLines:s},d,p){const{command:T,findings:V}=t.lead,{outcome:Y}=T;
if(Y===void 0)return[];const[F]=V,[H="",...nn]=(0,b.I)(T.command,[]),En=`${(0,y.o)(Y)} after ${(0,a.p0)(Y.duration_ms)}`;
return[`${z(t,d)}: ${G(En,p)}`,"",...(0,f.p0)([`$ ${H}`,...nn,...(0,A.S)(Y,s)]),"",...F&&(0,P.Sl)(F)?[`- Why: ${m(F.message)}`]:
[],...F?[`- Fix: ${m(F.remedy)}`]:[],""]}n(Z,"failedCommand");var D=e(95216),h=e(33482),j=e(14151),N=e(3311);const k=200,
_=200;function q(t,s,d){if(!d.everything)return[];const p=[...t.genes.map(gn),...t.capsules.map(mn),...t.events.map(({type:F,
id:H,change:nn})=>`${F} ${cn(H)} ${nn}`),...dn(t),...(0,h.iD)(t.blast_radius?.directories??[]).map(({path:F,files:H,lines:nn})=>`\
Folder ${cn(F===""?".":F)}: ${(0,a.U9)(H,"file")}, ${(0,a.U9)(nn,"line")}`),...(0,h.Jd)(t).map(({path:F,words:H})=>`File\
 ${cn(F)}: ${H}`),...s.notices.map(({rule:F,message:H})=>`Notice ${cn(F)}: ${cn(H)}`),...s.suppressed.map(({rule:F,message:H,
suppressed:nn})=>`Ignored ${cn(F)} until ${nn?.expires}: ${cn(H)}, reason: ${cn(nn?.reason??"")}`)],T=p.length-_,V=[...p.
slice(0,_),...T>0?[`${T} more not shown`]:[]],Y=t.genes.reduce((F,H)=>F+H.commands.length,0);return[`<details><summary>${t.
genes.length>0?`Details: ${(0,a.U9)(t.genes.length,"gene")}, ${(0,a.U9)(Y,"command")}, `:""}commits, policy, isolation</\
summary>`,...V.length>0?[`<ul>${V.map(F=>`<li>${F}</li>`).join("")}</ul>`]:[],"",[...(0,j.o)(t).map(({label:F,value:H})=>`${F}\
: ${m(H)}`),...t.genes.length>0?[j.t]:[]].join("<br>"),"","</details>",""]}n(q,"everythingSection");function dn(t){const s=(0,N.
w)(t);if(s===void 0)return[];const d=s.genes.map(({id:p,words:T})=>`<li>${cn(p)} ${T}</li>`);return[`${s.lead}${Mn(d)}`]}
n(dn,"selectionItems");function mn(t){const{lead:s,reason:d}=(0,D.l5)(t)??{},p=[s&&`, ${s}`,d&&`: ${cn(d)}`];return`Caps\
ule ${cn(t.id)} ${t.change}${p.filter(Boolean).join("")}`}n(mn,"capsuleItem");function gn(t){const{id:s,change:d,verdict:p,
summary:T,commands:V}=t,Y=p==="pass"?"":`: ${cn(T)}`,F=(0,D.XY)(t).map(wn=>`<li>${Rn(wn)}</li>`),H=V.map(({command:wn,outcome:yn})=>`\
<li>${cn(wn)} ${yn?`${(0,y.o)(yn)}, ${(0,a.p0)(yn.duration_ms)}`:"not run"}</li>`),nn=(0,D.Ke)(t).map(wn=>`; profile ${cn(
wn.profile)} would block it: ${cn(wn.reason)}`),En=(0,D.WS)(t),Sn=(0,D.IW)(t).map(wn=>`; ${cn(wn)}`);return`${cn(s)} ${d}\
, ${(0,a.vg)(p)}${Y}${[...nn,En?`; ${En}`:"",...Sn].join("")}${Mn([...F,...H])}`}n(gn,"geneItem");function Mn(t){return t.
length>0?`<ul>${t.join("")}</ul>`:""}n(Mn,"listOf");function Rn(t){return t.map((s,d)=>d%2===0?s:cn(s)).join("")}n(Rn,"p\
roseAndCode");function cn(t){return`<code>${(0,f.qy)((0,a.HO)(t,k))}</code>`}n(cn,"code");function Cn(t,s,d){return t.length===
0?[]:["#### Findings","",...t.slice(0,s.groups).map(T=>O(T,d)),""]}n(Cn,"findingsSection");function jn(t,s,d){return t.length===
0?[]:["#### Approval required","",...t.slice(0,s.groups).map(T=>O(T,d,"Approval")),""]}n(jn,"waitingSection");function O(t,s,d=t.
lead.severity[0]?.toUpperCase()+t.lead.severity.slice(1)){const{lead:p}=t,T=p.location?`${s.place(p.location)}, `:"";return`\
- **${d}:** ${m(p.message)} ${m(p.remedy)} (${T}${R(p.rule)}${x(t)})`}n(O,"findingItem");function x({lead:t,others:s}){if(s.
length===0)return"";const d=s.flatMap(({subject:T})=>T?.id??[]),p=new Set(d).size;return d.length===s.length&&p>0&&!d.includes(
t.subject?.id??"")?`; also ${l(d)}`:`; ${(0,a.U9)(s.length,"other place")}`}n(x,"elsewhere");var J=e(70543);const I=10,K=[
"error","fail","needs_approval","warn","pass"];function un({genes:t},s){if(t.length===0)return[];const d=t.toSorted((T,V)=>K.
indexOf(T.verdict)-K.indexOf(V.verdict)),p=d.slice(I);return["| Gene | Result | Commands | Files |","|---|---|---|--:|",
...d.slice(0,I).map(T=>ln(T,s)),"",...p.length>0?[`And ${(0,a.U9)(p.length,"other gene")}: ${$n(p)}.`,""]:[]]}n(un,"gene\
sTable");function ln(t,s){const{id:d,path:p,line:T,verdict:V,blast_radius:Y}=t,F=s.place({path:p,line:T},d).replaceAll("\
|","\\|"),H=`${Y.files} / ${Y.max_files}`;return`| ${F} | ${v.CA[V]} ${(0,a.vg)(V)} | ${(0,D.Ay)(t,String(t.commands.length))}\
 | ${H} |`}n(ln,"row");function $n(t){return J.$D.options.map(s=>({verdict:s,number:t.filter(d=>d.verdict===s).length})).
filter(({number:s})=>s>0).map(({verdict:s,number:d})=>`${d} ${(0,a.vg)(s)}`).join(", ")}n($n,"tally");const u=[{groups:8,
commands:200,outputLines:10,everything:!0},{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,
everything:!1},{groups:2,commands:2,outputLines:3,everything:!1}];function S(t,s){const d=(0,C.lN)(t),p={report:t,sections:d,
blocked:(0,C.Io)(d.blocked),failed:(0,C.Io)(d.failed),waiting:(0,C.kG)(d.waiting),findings:(0,C.kG)([...d.blast,...d.findings]),
options:s};for(const V of u){const Y=c([...U(p),...fn(p,V)]);if(Y.length<=s.maxCharacters)return Y}const T=c([...U(p),...xn(
p)]);return T.length<=s.maxCharacters?T:T.slice(0,T.indexOf(`
`)).slice(0,s.maxCharacters)}n(S,"renderMarkdown");function c(t){return`${t.join(`
`).trimEnd()}
`}n(c,"join");function U({report:t,sections:s}){const d=(0,v.Pl)(t,s),p=`### ${v.CA[t.verdict]} gene-gate: ${v._G[t.verdict]}`,
{error:T}=t;return[d===""?p:`${p} \u2014 ${d}`,"",...T?[...tn(T.message),...tn(`Fix: ${T.hint}`)]:[],...t.isolation.untrusted?
[L,""]:[]]}n(U,"opening");const L="The command results come from a runner that the pull request controls. The audit was \
repeated on a runner of this repository.",Q=2e3;function tn(t){const[s="",...d]=(0,a.$Q)(t,Q).trim().split(`
`),p=d.length>0?[...(0,f.p0)((0,f.MJ)(d.join(`
`))),""]:[];return[m(s),"",...p]}n(tn,"paragraph");function fn(t,s){const{report:d,sections:p,blocked:T,failed:V,waiting:Y,
findings:F,options:H}=t,nn=r(d,H.repositoryUrl);return[...un(d,nn),...M(T,s,nn),...E(V,s,nn,H.detailsUrl),...jn(Y,s,nn),
...Cn(F,s,nn),...pn(t,s),...vn(H),...q(d,p,s)]}n(fn,"pageSections");function pn({blocked:t,failed:s,waiting:d,findings:p,
options:T},V){const Y=n(nn=>nn.slice(V.groups).reduce((En,{others:Sn})=>En+1+Sn.length,0),"beyond"),H=[...[[rn(t,V),"blo\
cked command"],[Y(s),"failed command"],[Y(d),"pending approval"],[Y(p),"finding"]].filter(([nn])=>nn>0).map(([nn,En])=>(0,a.
U9)(nn,En)),...V.everything?[]:["everything that passed"]];return H.length===0?[]:[`Not shown: ${H.join(", ")}. ${Tn(T)}`,
""]}n(pn,"leftOut");function rn(t,{groups:s,commands:d}){const p=(0,C.wn)(t).slice(0,s).flatMap(({lead:V,others:Y})=>[V,
...Y].slice(0,d)),T=n(V=>V.reduce((Y,{others:F})=>Y+1+F.length,0),"sizeOf");return T(t)-T(p)}n(rn,"blockedBeyond");function vn({
detailsUrl:t}){const s=t&&(0,f.jj)(t);return s?[`[Full report and log](${s})`,""]:[]}n(vn,"fullReport");function Tn({detailsUrl:t}){
const s=t&&(0,f.jj)(t);return s?`See the [full report](${s}).`:"See the JSON report of this run."}n(Tn,"pointer");const On=10;
function xn({report:t,options:s}){const d=t.findings.filter(({suppressed:T})=>!T),p=[...(0,g.$)(d,({rule:T})=>T)].sort(([
,T],[,V])=>V.length-T.length);return[...p.slice(0,On).map(([T,{length:V}])=>`- ${$(T)}: ${(0,a.U9)(V,"finding")}`),...p.
length>On?[`- and ${(0,a.U9)(p.length-On,"other rule")}`]:[],"",`Not shown: everything but these counts. ${Tn(s)}`,""]}n(
xn,"counts")}),82778:((hn,B,e)=>{e.d(B,{W:n(()=>Mn,"W")});var f=e(54756),g=e(1644),v=e(9924),C=e(39549),a=e(58848),w=e(47364);
const A="%SRCROOT%",P=".github/gene-gate.yml";function b(O,{genes:x,policy:J}){const{subject:I,location:K}=O,un=x.find(({
id:$n})=>$n===I?.id),ln=[K,un&&{path:un.path,line:un.line}].find($n=>$n!==void 0&&(0,w.og)($n.path));return{physicalLocation:{
artifactLocation:{uri:o(ln?.path??J?.path??P),uriBaseId:A},region:ln===void 0?{startLine:1}:y(ln)},...I?.id!==void 0&&{logicalLocations:[
{name:(0,v.Fo)(I.id),kind:(0,v.Fo)(I.type??"Gene").toLowerCase()}]}}}n(b,"sarifLocation");function y(O){const{line:x=1,column:J,
end_line:I,end_column:K}=O,un=I!==void 0&&I>=x;return{startLine:x,...J!==void 0&&{startColumn:J},...un&&{endLine:I},...un&&
K!==void 0&&(I>x||K>=(J??1))&&{endColumn:K}}}n(y,"regionOf");function o(O){return O.split("/").map(x=>encodeURIComponent(
Buffer.from(x).toString())).join("/")}n(o,"relativeUri");var i=e(77598),m=e(36939),$=e(60027),l=e(89609),r=e(99072);const R="\
<!-- Generated from the catalogue of rules. Do not edit. -->";function G(O=ALL_RULES){return new Map([["README.md",sn(O)],
...O.map(x=>[`${x.id}.md`,`${R}

${M(x)}`])])}n(G,"ruleDocuments");function sn(O){const J=[...new Set(O.map(W))].map(K=>{const un=O.filter(ln=>W(ln)===K).
map(({id:ln,severity:$n,title:u})=>`| [${ln}](${ln}.md) | ${$n} | ${u} |`);return[`## ${K}`,"","| Rule | Severity | Find\
s |","| --- | --- | --- |",...un].join(`
`)}),I=`The gate has ${O.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, and \`gene-gate explain "COMMAND"\` shows the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[R,"# Rules",I,...J].join(`

`)}
`}n(sn,"indexPage");function W({layer:O,profile:x}){return x===void 0?String(O):`Profile ${x}${typeof O=="number"?`, lay\
er ${O}`:""}`}n(W,"sectionTitle");function M(O){return`${(0,l.g)(O).map(X).join(`

`)}
`}n(M,"ruleMarkdown");function X({kind:O,text:x}){switch(O){case"title":return`# ${x}`;case"heading":return`## ${x}`;case"\
paragraph":return x;case"code":return`\`\`\`\`text
${x}
\`\`\`\``}}n(X,"markdownBlock");var on=e(51006),en=e(3077);const an={error:"error",warning:"warning",notice:"note"},z={error:"\
error",warning:"warning",notice:"recommendation"},E=80;function Z(O){const x=(0,$.Y)(O);if(x===void 0)return{id:O};const{
title:J,why:I,severity:K,layer:un}=x,ln=(0,on.g)(O);return{id:O,...ln!==void 0&&{helpUri:ln},shortDescription:{text:`${J}\
.`},fullDescription:{text:I},help:{text:(0,en.b)(x,E),markdown:M(x)},defaultConfiguration:{level:an[K]},properties:{tags:[
typeof un=="number"?`layer-${un}`:un],"problem.severity":z[K]}}}n(Z,"describeRule");const D=1e3;function h(O){const x=O.
findings.toSorted((I,K)=>j(I)-j(K)),J=dn(x);return x.map((I,K)=>({ruleId:I.rule,level:an[I.severity],message:{text:N(I)},
locations:[b(I,O)],partialFingerprints:J[K]??{},...I.suppressed&&{suppressions:[k(I.suppressed)]}}))}n(h,"resultsOf");function j({
severity:O,suppressed:x}){return m.oC.indexOf(O)+(x?m.oC.length:0)}n(j,"rank");function N({message:O,remedy:x,rule:J}){return[
O,x].filter(K=>K!=="").map(K=>(0,v.BC)((0,a.$Q)(K,D))).join(" ")||J}n(N,"results_words");function k({reason:O,expires:x}){
return{kind:"external",status:"accepted",justification:(0,v.BC)((0,a.$Q)(O,D)),properties:{expires:x}}}n(k,"suppressionO\
f");const _="geneGateFinding/v1",q="geneGateFinding/v2";function dn(O){const x=new Map,J=n(I=>{const K=(x.get(I)??0)+1;return x.
set(I,K),`${I}:${K}`},"numbered");return O.map(({id:I,rule:K,location:un,subject:ln})=>{const $n=[K,un?.path,ln?.type,ln?.
id,ln?.command],u=(0,i.createHash)("sha256").update(JSON.stringify($n)).digest("hex");return{[_]:J(u),...I!==void 0&&{[q]:J(
I)}}})}n(dn,"fingerprints");const mn={results:25e3,bytes:1e7},gn=2e6;function Mn(O){const x=h(O),J=Rn(x),I=[...new Set(J.
map(({ruleId:c=""})=>c))],K=new Map(I.map((c,U)=>[c,U])),{audited_sha:un,base_sha:ln,verdict:$n,tool:u}=O,S={$schema:"ht\
tps://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:u.name,version:u.version,semanticVersion:u.
version,informationUri:f.y,rules:I.map(Z)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[A]:{description:{text:"The \
audited commit."}}},invocations:[Cn(O,x.length-J.length)],results:J.map(c=>({...c,ruleIndex:K.get(c.ruleId??"")??-1})),properties:{
verdict:$n,base_sha:ln,audited_sha:un}}]};return`${(0,v.rF)(S)}
`}n(Mn,"renderSarif");function Rn(O){let x=gn;const J=O.slice(0,mn.results).findIndex(I=>(x+=Buffer.byteLength((0,v.rF)(
I))+cn,x>mn.bytes));return O.slice(0,J===-1?mn.results:J)}n(Rn,"fitting");const cn=20;function Cn(O,x){const{error:J,verdict:I}=O,
K=[...J?[{level:"error",descriptor:{id:J.code},message:{text:(0,v.BC)(`${J.message} ${J.hint}`.replace(/\s+/g," "))}}]:[],
...x>0?[{level:"warning",message:{text:jn(x)}}]:[]];return{executionSuccessful:I!=="error",exitCode:(0,g.F)(I),exitCodeDescription:(0,C.
r4)(O),startTimeUtc:O.started_at,endTimeUtc:O.finished_at,...K.length>0&&{toolExecutionNotifications:K}}}n(Cn,"invocatio\
nOf");function jn(O){return`${(0,a.U9)(O,"finding")} omitted, starting with the least severe, to stay within GitHub's up\
load limits; the JSON report contains all of them.`}n(jn,"leftOutWords")}),21089:((hn,B,e)=>{e.d(B,{d9:n(()=>w,"d9"),fJ:n(
()=>A,"fJ"),if:n(()=>b,"if")});var f=e(47364),g=e(6420),v=e(58848),C=e(8493),a=e(58933);function w(y,o){const{severity:i}=y.
lead;return P(y,i,g.UZ[i],o)}n(w,"findingRows");function A(y,o){return P(y,"approval","caution",o)}n(A,"waitingRows");function P({
lead:y,others:o},i,m,$){const l=(0,f.VC)(y),r=o.length>0?` and ${(0,v.U9)(o.length,"other place")}`:"";return[...(0,a.CS)(
$,i,(0,v.$Q)(y.message,C.Hy),{label:m}),...l===void 0?[]:(0,a.wW)($,"",[$.paint("quiet",(0,a.EU)(l,(0,a.dT)($)-r.length)+
r)]),...(0,C.DN)(y,$)]}n(P,"labelledRows");function b(y,o){const{rule:i,message:m,suppressed:$}=y,l=(0,f.VC)(y),r=`${$?.
reason??""} (${i}, until ${$?.expires})`;return[...(0,a.CS)(o,"ignored",(0,v.$Q)(m,C.Hy),{label:"quiet"}),...l===void 0?
[]:(0,a.wW)(o,"",[o.paint("quiet",(0,a.EU)(l,(0,a.dT)(o)))]),...(0,a.CS)(o,"reason",(0,v.$Q)(r,C.Hy))]}n(b,"suppressedRo\
ws")}),83677:((hn,B,e)=>{e.d(B,{A:n(()=>a,"A"),V:n(()=>P,"V")});var f=e(3311),g=e(58848),v=e(58933);const C=6;function a(y,o){
const i=(0,f.w)(y);if(i===void 0)return[];const{shown:m,rest:$}=(0,v.TJ)(i.genes,C,"gene",o);return[...(0,v.CS)(o,"selec\
tion",i.lead),...m.flatMap(({id:l,words:r})=>(0,v.CS)(o,"",`${(0,g.$Q)(l,60)} ${r}`)),...$]}n(a,"selectionRows");const w=60,
A=6;function P({selector:y,candidates:o},i){const m=(0,v.aH)({...i,verbose:!1}),[$,...l]=o;return`${[...$?b("selected",$,
m):(0,v.CS)(m,"selected","nothing",{label:"caution"}),"",...y.reason.flatMap((R,G)=>(0,v.CS)(m,G===0?"why":"",R)),...l.length>
0?[""]:[],...l.flatMap((R,G)=>b(G===0?"others":"",R,m))].join(`
`)}
`}n(P,"renderSelection");function b(y,o,i){const{kind:m,id:$,gene:l,matched:r,patterns:R,score:G}=o,sn=r.slice(0,A).map(
X=>(0,g.$Q)(X,w)),W=r.length-sn.length,M=m==="capsule"&&l!==void 0?`, reuses ${l}`:"";return[...(0,v.CS)(i,y,`${$} (${m}${M}\
)`,{label:y==="selected"?"good":"quiet"}),...(0,v.CS)(i,"",`score ${Number(G.toFixed(3))}: ${r.length} of ${(0,g.U9)(R.length,
"pattern")}: ${sn.join(", ")}${W>0?` and ${W} more`:""}`,{text:"quiet"})]}n(b,"candidateRows")}),95216:((hn,B,e)=>{e.d(B,
{Ay:n(()=>g,"Ay"),IW:n(()=>C,"IW"),Ke:n(()=>v,"Ke"),WS:n(()=>a,"WS"),XY:n(()=>A,"XY"),l5:n(()=>y,"l5")});var f=e(58848);
function g({commands:o},i=(0,f.U9)(o.length,"command")){if(o.length===0)return"no commands";const m=o.filter(({verdict:l})=>l===
"block").length;return m>0?`${m} of ${i} blocked`:o.every(({outcome:l})=>l===void 0)?`${i}, not run`:`${o.filter(({outcome:l})=>l?.
status==="passed").length} of ${i} passed`}n(g,"commandCounts");function v(o){return o.commands.some(({verdict:i})=>i===
"block")?[]:Object.entries(o.profiles).filter(([,{accepted:i}])=>!i).map(([i,{reason:m}])=>({profile:i,reason:m??"no rea\
son given"}))}n(v,"refusals");function C({profiles:o}){return Object.values(o).flatMap(({remark:i})=>i??[])}n(C,"remarks");
function a({validators:o={}}){const i=n(l=>Object.entries(o).filter(([,{accepted:r}])=>r===l).map(([r])=>r==="newer"?"ne\
wer ones":r).join(" and "),"named"),[m,$]=[i(!0),i(!1)];return m===""||$===""?void 0:`accepted by the validators of ${m}\
, not of ${$}`}n(a,"versionWords");const w={command_added:"adds",command_removed:"removes",constraint_loosened:"loosens",
constraint_tightened:"tightens"};function A({differences:o=[]}){const i=o.filter(({kind:$})=>$==="constraint_loosened"),
m=o.filter(({kind:$})=>$!=="constraint_loosened");return[...i,...m].map(P)}n(A,"differenceWords");function P({kind:o,field:i,
base:m,head:$}){const l=`${w[o]} `;return o==="command_added"||o==="command_removed"?[l,$??m??""]:m===null?[l,i,": now a\
lso ",$??""]:$===null?[l,i,": no longer ",m]:[l,i,": ",m," \u2192 ",$]}n(P,"partsOf");const b={message:200,rule:60};function y({
eligible:o,reasons:[i,...m]}){if(o===null)return;if(o)return{lead:"eligible"};if(i===void 0)return{lead:"not eligible"};
const $=m.length>0?`, and ${(0,f.U9)(m.length,"other reason")}`:"",{message:l,rule:r}=i;return{lead:"not eligible",reason:`${(0,f.
$Q)(l,b.message)} (${(0,f.$Q)(r,b.rule)}${$})`}}n(y,"eligibilityWords")}),33482:((hn,B,e)=>{e.d(B,{JX:n(()=>l,"JX"),Jd:n(
()=>sn,"Jd"),Oc:n(()=>P,"Oc"),Td:n(()=>w,"Td"),iD:n(()=>$,"iD"),rk:n(()=>A,"rk")});var f=e(36731),g=e(9924),v=e(42886),C=e(
58848);const a=10;function w(W,M){const X=W===0?0:Math.max(1,Math.floor(W/M*a)),on=Math.min(a,X);return`${W} / ${M} file\
s ${"\u2588".repeat(on)}${"\u2591".repeat(a-on)}`}n(w,"filesBar");const A={within_limit:"within the limit of",approaching_limit:"\
close to the limit of",exceeded:"over the limit of",critical_overrun:"more than twice the limit of",hard_cap_breach:"ove\
r the hard cap, which also applies to"};function P({genes:W}){const[M,...X]=W.toSorted((en,an)=>o(an)-o(en)||i(an)-i(en));
if(M===void 0||M.blast_radius.files===0)return;const on=X.filter(en=>o(en)>=y).length;return{tightest:M,near:o(M)>=b,over:o(
M)>=y,others:on===0?"":`, and ${(0,C.U9)(on,"other gene")} over the limit`}}n(P,"blastOf");const b=f.PV.indexOf("approac\
hing_limit"),y=f.PV.indexOf("exceeded");function o({blast_radius:W}){return f.PV.indexOf(W.severity)}n(o,"gradeOf");function i({
blast_radius:{files:W,max_files:M}}){return W/Math.max(1,M)}n(i,"fullness");const m=6;function $(W){return W.toSorted((M,X)=>X.
files-M.files||X.lines-M.lines).slice(0,m)}n($,"largestDirectories");function l(W,M){const X=$(W),on=X.map(({files:D,lines:h})=>[
(0,C.U9)(D,"file"),(0,C.U9)(h,"line")]),en=Math.max(0,...on.map(([D])=>D.length)),an=Math.max(0,...on.map(([,D])=>D.length)),
z=M-en-an-4,E=X.map(({path:D})=>(0,v.qZ)((0,g.Fo)(D===""?".":D),z)),Z=Math.max(0,...E.map(v.sc));return on.map(([D,h],j)=>`${(0,v.
M7)(E[j]??"",Z)}  ${D.padStart(en)}  ${h.padStart(an)}`)}n(l,"directoryLines");const r=20,R={asset_store:"asset store fi\
le",validation_script:"new validation script",reference:"not counted by the reference engine"},G={binary:"binary",long_lines:"\
very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function sn({
blast_radius:W}){return(W?.changed_files??[]).filter(({exempt:M,veil:X})=>M??X).slice(0,r).map(({path:M,lines:X,exempt:on,
veil:en})=>({path:M,words:[(0,C.U9)(X,"line"),...on?[R[on]]:[],...en?[G[en]]:[]].join(", ")}))}n(sn,"uncountedFiles")}),
26010:((hn,B,e)=>{e.d(B,{$:n(()=>f,"$"),c:n(()=>g,"c")});function f(v,C){const a=new Map;for(const w of v){const A=C(w),
P=a.get(A);P?P.push(w):a.set(A,[w])}return a}n(f,"groupBy");function g(v,C){return[...f(v,C).values()].flatMap(([a,...w])=>a===
void 0?[]:[{lead:a,others:w}])}n(g,"groupsOf")}),39549:((hn,B,e)=>{e.d(B,{CA:n(()=>C,"CA"),Pl:n(()=>a,"Pl"),_G:n(()=>v,"\
_G"),r4:n(()=>y,"r4")});var f=e(78932),g=e(58848);const v={pass:"pass",warn:"pass with warnings",fail:"fail",error:"coul\
d not decide",needs_approval:"approval required"},C={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"};function a(o,i){switch(o.verdict){case"pass":case"warn":return[...w(o,i),...A(i)].join(", ");case"needs_approva\
l":return P(o).join(", ");case"fail":case"error":return b(o,i).join(", ")}}n(a,"headline");function w({genes:o},{passed:i,
notRun:m}){if(o.length===0)return["no genes changed"];const $=i.reduce((l,{command:r})=>l+(r.outcome?.duration_ms??0),0);
return[(0,g.U9)(o.length,"gene"),...i.length>0?[`${(0,g.U9)(i.length,"command")} passed in ${(0,g.p0)($)}`]:[],...m.length>
0?[`${(0,g.U9)(m.length,"command")} not run`]:[]]}n(w,"passedWords");function A({findings:o,blast:i}){const m=(0,f.kG)([
...o,...i]).filter(({lead:$})=>$.severity==="warning").length;return m===0?[]:[(0,g.U9)(m,"warning")]}n(A,"warningWords");
function P({genes:o,findings:i}){const m=o.filter(({verdict:$})=>$==="needs_approval").length;return[...m>0?[`${m} of ${(0,g.
U9)(o.length,"gene")}`]:[],...i.some(({rule:$})=>$==="gate-approval-missing")?["the gate is weakened"]:[]]}n(P,"waitingW\
ords");function b(o,i){const{genes:m}=o,$=m.filter(({verdict:r})=>r==="fail"||r==="error").length,l=(0,f.kG)(i.findings).
filter(({lead:r})=>r.severity==="error").length;return[...$>0?[`${$} of ${(0,g.U9)(m.length,"gene")} failed`]:[],...i.blocked.
length>0?[`${(0,g.U9)(i.blocked.length,"command")} blocked`]:[],...i.failed.length>0?[`${(0,g.U9)(i.failed.length,"comma\
nd")} failed`]:[],...i.blast.some(({severity:r})=>r==="error")?["blast radius exceeded"]:[],...l>0?[(0,g.U9)(l,i.blocked.
length+i.failed.length>0?"other error":"error")]:[],...l===0&&$===0?A(i):[]]}n(b,"failedWords");function y(o){const i=a(
o,(0,f.lN)(o)),m=v[o.verdict];return i===""?m:`${m}: ${i}`}n(y,"reportTitle")}),14151:((hn,B,e)=>{e.d(B,{o:n(()=>v,"o"),
t:n(()=>a,"t")});var f=e(72474),g=e(58848);function v(w){const{policy:A,isolation:P,approvals:b,approval_digest:y}=w,o=w.
blast_radius?.counting==="reference"?", files counted like the reference engine":"",i=A?.combined_with?` combined with ${A.
combined_with.name}`:"";return[{label:"Commits",value:`${(0,g.Ax)(w.base_sha)} \u2192 ${(0,g.Ax)(w.head_sha)}`+(w.audited_sha===
w.head_sha?"":`, audited: ${(0,g.Ax)(w.audited_sha)}`)},{label:"Policy",value:A?`${A.path??"built-in defaults"}${i}, pro\
file ${A.profile}${o}`:"not read"},...b.length>0?[{label:"Approved",value:b.map(C).join(", ")}]:[],...y===null?[]:[{label:"\
Approval",value:`digest ${(0,f.V)(y)}`}],{label:"Isolation",value:P.description}]}n(v,"proofOf");function C({user:w,at:A,
pull_request:P}){return`by ${w} at ${(0,g.n$)(A)}${P===void 0?"":` (pull request ${P})`}`}n(C,"approvalWords");const a="\
The audit is the gate. Command output comes from the change\u2019s own code and is only evidence."}),78932:((hn,B,e)=>{e.
d(B,{B4:n(()=>A,"B4"),Io:n(()=>m,"Io"),T7:n(()=>y,"T7"),kG:n(()=>o,"kG"),l$:n(()=>v,"l$"),lN:n(()=>C,"lN"),wn:n(()=>$,"w\
n")});var f=e(47364),g=e(26010);const v=["blocked","failed","passed","notRun"];function C(l){const r=(0,g.$)(l.findings,
({subject:M})=>A(M?.id,M?.command)),R={blocked:[],failed:[],passed:[],notRun:[]},G=new Set;for(const M of l.genes)M.commands.
forEach((X,on)=>{const en=P(X),an=en==="blocked"||en==="failed"?(r.get(A(M.id,X.command))??[]).filter(z=>b(z,en,M,X)):[];
for(const z of an)G.add(z);an.sort((z,E)=>Number((0,f.Sl)(E))-Number((0,f.Sl)(z))),R[en].push({gene:M,command:X,position:on+
1,findings:an})});const sn=l.findings.filter(M=>!G.has(M)&&!M.suppressed),W=sn.filter(({severity:M})=>M!=="notice");return{
...R,blast:W.filter(w),findings:W.filter(M=>!w(M)),waiting:sn.filter(a),notices:sn.filter(M=>M.severity==="notice"&&!a(M)),
suppressed:l.findings.filter(({suppressed:M})=>M)}}n(C,"reportSections");function a({rule:l}){return l==="approval-missi\
ng"}n(a,"isWaiting");function w({rule:l}){return l.startsWith("blast-radius-")}n(w,"isBlast");function A(l,r){return JSON.
stringify([l,r])}n(A,"commandKey");function P({verdict:l,outcome:r}){if(l==="block"||r?.status==="blocked")return"blocke\
d";switch(r?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"error":return"failed";default:
return"notRun"}}n(P,"resultOf");function b(l,r,R,G){const{severity:sn,layer:W}=l;return(r==="failed"?(0,f.Sl)(l)||sn==="\
error"&&W==="run":sn==="error"&&W!=="run")&&y(l,R,G)}n(b,"explains");function y({location:l},r,R){if(l===void 0)return!0;
const{path:G=r.path,line:sn=l.line}=R.location??{};return l.path===G&&l.line===sn}n(y,"standsAt");function o(l){const r=(0,g.
c)(l,G=>JSON.stringify([G.severity,i(G)]));return[...r.filter(({lead:G})=>G.severity==="error"),...r.filter(({lead:G})=>G.
severity!=="error")]}n(o,"groupFindings");function i({cause:l,rule:r,location:R,message:G}){return l??JSON.stringify([r,
R?R.path:G])}n(i,"causeKey");function m(l){return(0,g.c)(l,({command:r,findings:[R]})=>JSON.stringify([R&&i(R),r.outcome?.
status,r.outcome?.exit_code,R&&(0,f.Sl)(R)?R.message:r.command]))}n(m,"groupCommands");function $(l){return(0,g.c)(l,({lead:{
gene:r,findings:R}})=>R[0]?i(R[0]):r.summary)}n($,"groupByCause")}),3311:((hn,B,e)=>{e.d(B,{w:n(()=>g,"w")});var f=e(58848);
function g({selection:C}){if(C===void 0||C.changed===0&&!C.limited)return;const{cycles:a,of:w,limited:A,changed:P,unmatched:b,
genes:y}=C;return{lead:[`Of ${a<w?`the newest ${a} of ${v(w)}`:v(a)}, ${P} would select a different gene.`,...A?["The ot\
her cycles were not replayed: the genes have too many or too complex patterns."]:[],...b.base===b.head?[]:[`No gene matc\
hes ${b.head} of them (before: ${b.base}).`]].join(" "),genes:y.map(({id:m,base:$,head:l})=>({id:m,words:l===$?`would st\
ill be selected in ${l} of ${a}, but in different ones`:`would be selected in ${l} of ${v(a)} (before: ${$})`}))}}n(g,"s\
electionWords");function v(C){return(0,f.U9)(C,"past cycle")}n(v,"past")}),1644:((hn,B,e)=>{e.d(B,{F:n(()=>g,"F")});const f={
pass:0,warn:0,fail:1,needs_approval:1,error:2};function g(v){return f[v]}n(g,"exitCodeOf")})};
