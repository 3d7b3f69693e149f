var Rn=Object.defineProperty;var r=(L,j)=>Rn(L,"name",{value:j,configurable:!0});export const id=136,ids=[136],modules={47136:((L,j,i)=>{i.r(j),i.d(j,{explainVerb:r(()=>mn,"explainVerb")});var C=i(76760),
M=i(48179),x=i(21916),P=i(23342),S=i(35602),E=i(51757),v=i(64315),D=i(728),O=i(51225),a=i(9924),p=i(8376),f=i(47437),u=i(
25787);async function m(n,o){const{policy:t,tree:e}=o.terms,s=new Map;for(const K of[...v.vu,t.profile]){const B=o.with(
{policy:{...t,profile:K}}),b=await B.command(n),Tn=K===t.profile;s.set(K,Tn?await(0,p.LJ)(b,B):b)}const{reading:c,validators:l}=await o.
command(n),{words:g,assignments:w,argv:h,invocation:W,targets:J,scripts:H}=c;return{command:n,profiles:Object.fromEntries(
[...s].map(([K,{verdict:B}])=>[K,B])),validators:(0,u.W5)(l),words:g,assignments:w,argv:h,invocation:W?$(W):null,tree:e?.
label??null,targets:J,scripts:H?(0,u.vt)(H):null,findings:T(s)}}r(m,"explainCommand");function $(n){const{program:o,subcommand:t=null,
flags:e,operands:s,passthrough:c}=n;return{program:o,subcommand:t,flags:e,operands:s,passthrough:c}}r($,"explainInvocati\
on");function T(n){const o=new Map;for(const[t,{findings:e}]of n)for(const s of e){const c=JSON.stringify([s.rule,s.span,
s.args]),l=o.get(c);l?(l.profiles.add(t),l.finding=s.edit?s:l.finding):o.set(c,{finding:s,profiles:new Set([t])})}return[
...o.values()].map(({finding:t,profiles:e})=>({...(0,u.M$)(t),profiles:[...e]}))}r(T,"mergeFindings");function y(n){const{
id:o,title:t,severity:e,layer:s,since:c,why:l,configure:g}=n,w={wrong:(0,f.kQ)(n.wrong),right:(0,f.kQ)(n.right)};return{
id:o,title:t,severity:e,layer:s,since:c,why:l,...w,...g&&{configure:g}}}r(y,"explainRule");var I=i(6420),R=i(58848),A=i(
8493),d=i(58933),G=i(42886);const Y=16,Z=800;function z(n,o){const{command:t,words:e,assignments:s}=n;return[...U("sets",
"assignment",s,k,o),...U("words","word",e,c=>N(c,t),o),...(0,d.wW)(o,"argv",q(n,o))]}r(z,"wordRows");function U(n,o,t,e,s){
const{shown:c,rest:l}=(0,d.TJ)(t,Y,o,s),g=c.map(({span:h})=>X(h)),w=Math.max(0,...g.map(({length:h})=>h))+2;return[...(0,d.
wW)(s,n,c.map((h,W)=>s.paint("quiet",(0,G.M7)(g[W]??"",w))+(0,d.EU)(e(h),(0,d.dT)(s)-w))),...l]}r(U,"placedRows");function X({
start:n,end:o}){return o-n>1?`${n+1}-${o}`:`${n+1}`}r(X,"columnsOf");function k({name:n,value:o}){return`${n}=${o}`}r(k,
"assignmentText");function N({text:n,span:o},t){const e=t.slice(o.start,o.end),s=n===""?"(empty)":n;return n===e?s:`${s}\
  (written as ${e})`}r(N,"wordText");function q({argv:n},o){if(n===null)return(0,G.LV)("none: the command is ambiguous",
(0,d.dT)(o));const t=(0,a.Fo)(`[${n.map(e=>JSON.stringify(e)).join(", ")}]`);return(0,G.VA)(o.verbose?t:(0,R.$Q)(t,Z),(0,d.
dT)(o))}r(q,"argvLines");const nn=8;function tn(n,o){const t=(0,d.aH)(o),{shown:e,rest:s}=(0,d.TJ)(n.findings,nn,"findin\
g",t);return(0,d.MY)([on(n,t),...e.map(c=>sn(c,n,t)),s,z(n,t),rn(n,t),cn(n,t),ln(n,t)])}r(tn,"renderExplanation");function on({
command:n,profiles:o},t){const e=_(n)?[t.paint("strong","(blank)")]:(0,A.G3)(n,[],t);return[...(0,d.wW)(t,"command",e),...Object.
entries(o).flatMap(([s,c])=>(0,d.CS)(t,c,`profile ${s}`,{label:I.KI[c]}))]}r(on,"verdictRows");const en=160;function sn(n,{
command:o,profiles:t},e){const{severity:s,message:c,span:l}=n,g=n.profiles.length<Object.keys(t).length;return[...(0,d.CS)(
e,s,(0,R.$Q)(c,A.Hy),{label:I.UZ[s]}),...l===void 0||_(o)?[]:(0,d.wW)(e,"",(0,A.G3)(o,[l],e,{whole:en})),...g?(0,d.CS)(e,
"only in",`profile ${n.profiles.join(", ")}`):[],...(0,A.DN)(n,e)]}r(sn,"explainedFindingRows");function _(n){return/^ *$/.
test(n)}r(_,"showsNothing");function rn({command:n,invocation:o},t){if(o===null)return(0,d.CS)(t,"program","not an allow\
ed program");const{program:e,subcommand:s,flags:c,operands:l,passthrough:g}=o,w=r(h=>N(h,n),"text");return[...(0,d.CS)(t,
"program",e),...s===null?[]:(0,d.CS)(t,"subcommand",s),...U("flags","flag",c,an,t),...U("operands","operand",l,w,t),...U(
"passed on","word",g,w,t)]}r(rn,"invocationRows");function an({name:n,written:o,value:t}){const e=t===void 0?n:`${n} = ${t===
""?"(empty)":t}`;return o===n?e:`${e}  (written as ${o})`}r(an,"flagText");const Q=12;function cn(n,o){const{argv:t,invocation:e,
targets:s,tree:c}=n;if(t===null||e===null)return(0,d.CS)(o,"would run","nothing");if(c===null)return(0,d.CS)(o,"would ru\
n","unknown without a repository; use --repo DIR");const{shown:l,rest:g}=(0,d.TJ)(s,Q,"target",o);return[...s.length===0?
(0,d.CS)(o,"would run","no file, script or tool found"):[],...l.flatMap((w,h)=>(0,d.CS)(o,h===0?"would run":"",(0,R.$Q)(
dn(w),400))),...g,...(0,d.CS)(o,"looked in",c)]}r(cn,"targetRows");function dn({kind:n,name:o,path:t,script:e,via:s}){const c=s===
void 0?"":`  (from ${s})`;switch(n){case"file":return`file ${t??o}${c}`;case"npm_script":return`script ${o}: ${e??""}${c}`;case"\
package_binary":return`tool ${o}${t===void 0?"":`: ${t}`}${c}`}}r(dn,"targetText");function ln({argv:n,scripts:o},t){if(n===
null||o===null)return[];const{shown:e,rest:s}=(0,d.TJ)(o,Q,"script",t);return[...o.length===0?(0,d.CS)(t,"in order","no \
script"):[],...e.flatMap((c,l)=>(0,d.CS)(t,l===0?"in order":"",(0,R.$Q)(fn(c),400))),...s]}r(ln,"scriptRows");function fn({
directory:n,event:o,text:t,shell:e}){const s=n===""?"":` in ${n}`;return`${o}${s}, ${e?"by a shell":"without a shell"}: ${t}`}
r(fn,"scriptText");var un=i(3077),F=i(60027),pn=i(87595);const mn=r((n,o)=>new M.uB("explain").argument("<what>","rule i\
d, or command in quotes").option("--command","treat the argument as a command even if it is one word").option("--repo <d\
ir>","directory where the command would run (default: the current repository)").option("--no-repo","judge the command wi\
thout looking at files").option("--policy <file>","policy file (default: the built-in policy)").addOption(new M.c$("--pr\
ofile <name>","profile for commands").choices(v.J)).addOption(new M.c$("--format <name>","output format").choices(["text",
"json"]).default("text")).option("--verbose","show long commands in full").action(async(t,e)=>{const s=e.command!==!0&&gn(
t);n.print(s?hn(t,e,n):await On(t,e,n),e.format),o(0)}),"explainVerb");function gn(n){return(0,F.Y)(n)!==void 0?!0:/^[^\s/\\]+$/.
test(n)&&!/\.[cm]?[jt]s$/.test(n)&&!vn(n)}r(gn,"namesRule");function vn(n){return wn.has(n)||P.H.has(n)}r(vn,"isProgram");
const wn=new Set(["node","npm","npx"]);function hn(n,{format:o},{columns:t}){const e=En(n);return o==="json"?`${(0,a.Pq)(
y(e))}
`:(0,un.b)(e,t)}r(hn,"explainedRule");const V=80;function En(n){const o=(0,F.Y)(n);if(o!==void 0)return o;const t=(0,x.kp)(
n.slice(0,V),F.Uj.map(e=>e.id));throw new S.ue("usage",`Unknown rule: ${(0,a.Fo)((0,R.$Q)(n,V))}.`,`Did you mean ${t}? d\
ocs/rules/README.md lists all rules. To explain a command, add --command.`)}r(En,"knownRule");async function On(n,{repo:o,
policy:t,profile:e,format:s,verbose:c},l){const g=await(0,pn.K)(t,e,l),{platform:w,signal:h}=l,W=await $n(o,l,J=>m(n,E.I.
by({policy:g,tree:J,changed:new Set,platform:w,signal:h})));return s==="json"?`${(0,a.Pq)(W)}
`:tn(W,{...l,verbose:c??!1})}r(On,"explainedCommand");async function $n(n,{cwd:o,env:t},e){return n===!1?e():n!==void 0?
(0,O.w)((0,C.resolve)(o,n),t,e):await Mn(o,t)?(0,O.w)(o,t,e):e()}r($n,"inTree");async function Mn(n,o){try{return await(await(0,D.
h)(n,o)).close(),!0}catch(t){if(t instanceof S.ue)return!1;throw t}}r(Mn,"isInRepository")}),87595:((L,j,i)=>{i.d(j,{K:r(
()=>S,"K"),W:r(()=>P,"W")});var C=i(19202),M=i(82573),x=i(68956);async function P(E,v){if(E===void 0)return;const D=await v.
readInput(E),O=(0,M.Ve)(D.toString("utf8"),E);return(0,C.ry)(O),O}r(P,"namedPolicy");async function S(E,v,D){const O=(await P(
E,D))?.policy??x.zj;return v===void 0?O:{...O,profile:v}}r(S,"policyFor")}),51225:((L,j,i)=>{i.d(j,{w:r(()=>O,"w")});var C=i(
51455),M=i(35602),x=i(66428),P=i(86930),S=i(728),E=i(28911),v=i(11953),D=i(44828);async function O(a,p,f){const u=await(0,S.
h)(a,p).catch(async m=>{if(!(m instanceof M.ue&&m.code==="not_a_repository"&&(await(0,C.stat)(a).catch(()=>{}))?.isDirectory()))
throw m});if(u===void 0)return f((0,P.j)(a),a);try{const m=`the files of ${u.directory}`,$=await(0,E.Z)(u,await(0,D.e)(u),
{label:m});return await f((0,v.w)($,(0,P.j)(u.directory),(0,x.P)()),u.directory,u)}finally{await u.close()}}r(O,"withSou\
rceTree")}),25787:((L,j,i)=>{i.d(j,{M$:r(()=>O,"M$"),W5:r(()=>v,"W5"),vt:r(()=>E,"vt"),y$:r(()=>x,"y$")});var C=i(26033),
M=i(60237);function x(a,p){const{gene:f,outcomes:u,verdict:m,summary:$}=a,{asset:T,change:y,blastRadius:I}=f;return{id:T.
id,path:T.path,line:T.locate().line,change:y,verdict:m,summary:$,profiles:D(f.commands.map(({profiles:R})=>R)),validators:D(
f.commands.map(({validators:R})=>R)),blast_radius:I,commands:f.commands.map((R,A)=>P(R,u[A])),...f.differences.length>0&&
{differences:f.differences},validation_report_id:p}}r(x,"reportGene");function P(a,p){return{command:a.command,verdict:a.
verdict,risk:a.risk,confirmation:a.confirmation,...a.reading.argv&&{words:a.reading.words.map(S)},...a.plan?.scripts&&{scripts:E(
a.plan.scripts)},profiles:v(a.profiles),validators:v(a.validators),location:a.location,...a.plan&&{plan_digest:a.plan.digest},
...p&&{outcome:p}}}r(P,"reportCommand");function S({text:a,span:{start:p,end:f}}){return{text:a,start:p,end:f}}r(S,"repo\
rtWord");function E(a){return(0,C.F)(a).map(({directory:p,event:f,text:u,command:m})=>({directory:p,event:f,text:u,shell:m===
void 0}))}r(E,"reportScripts");function v(a){return Object.fromEntries(Object.entries(a).map(([p,{verdict:f}])=>[p,f]))}
r(v,"verdictsOf");function D(a){const p={};for(const f of a)for(const[u,{verdict:m,reason:$,remark:T}]of Object.entries(
f)){const y=p[u];y&&!y.accepted||(p[u]=m==="block"?{accepted:!1,...$&&{reason:(0,M.q0)($).message}}:{accepted:!0,...T&&{
remark:(0,M.q0)(T).message},...y})}return p}r(D,"acceptanceOf");function O(a){const{rule:p,severity:f,layer:u,location:m,
span:$,subject:T,edit:y,suppressed:I}=a;return{rule:p,severity:f,layer:u,...(0,M.q0)(a),...m&&{location:m},...$&&{span:$},
...T&&{subject:T},...y&&{edit:y},...I&&{suppressed:I}}}r(O,"reportFinding")})};
