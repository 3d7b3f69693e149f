var gn=Object.defineProperty;var n=(k,C)=>gn(k,"name",{value:C,configurable:!0});export const id=240,ids=[240],modules={96139:((k,C,t)=>{t.d(C,{g:n(()=>p,"g")});var I=t(68132),$=t(28034),R=t(84807),A=t(
57638),v=t(96303);async function p(E,P){const o=P.terms.tree!==void 0?(0,v.T0)(E.problems):()=>"hand",l=await(0,v.wd)(E,
P,o),O=new Map(l.genes.map(i=>[i.asset,i])),c=await Promise.all(E.assets.map(i=>P.clock.inTurn(async()=>{const s=O.get(i);
if(s===void 0)return{asset:i,commands:[],findings:await(0,I.kA)($.BC,l,{asset:i})};const{commands:e}=s,r=[...await(0,R._F)(
l,{...s,limits:(0,A.A)(s,l)}),...e.flatMap(a=>a.findings)];return{asset:i,commands:e,findings:r}})));return{path:E.path,
assets:c.map(({asset:i,commands:s})=>({asset:i,commands:s})),findings:[...await(0,I.kA)($.XB,l),...c.flatMap(({findings:i})=>i)]}}
n(p,"auditAssetFile")}),41240:((k,C,t)=>{t.r(C),t.d(C,{auditVerb:n(()=>ln,"auditVerb")});var I=t(76760),$=t(48179),R=t(16032),
A=t(61758),v=t(96139),p=t(35602),E=t(51757),P=t(64315),u=t(8376),o=t(51225),l=t(60237),O=t(25787);function c(g,h,_,m){const{
verdict:D,risk:j,confirmation:y,reading:b,findings:U,profiles:L,validators:F}=_,[J]=D==="block"&&m==="workspace"?U:[];return{
id:g,command:h,verdict:D,risk:j,confirmation:y,argv:b.argv,findings:U.map(O.M$),warnings:i(U),profiles:(0,O.W5)(L),validators:(0,O.
W5)(F),...J&&{error:(0,l.q0)(J).message.replace(/\.$/,""),rule:J.rule,layer:J.layer}}}n(c,"commandAnswer");function i(g){
const h=g.filter(({severity:_})=>_==="warning");return[...new Set(h.map(({rule:_})=>_))]}n(i,"warningsOf");function s({path:g,
assets:h,findings:_},m){return{path:g,assets:h.map(({asset:D,commands:j})=>({type:D.type,id:D.id,location:D.locate(),commands:j.
map((y,b)=>c(`${D.id}#${b}`,y.command,y,m))})),findings:_.map(O.M$)}}n(s,"fileAnswer");var e=t(9924),r=t(47364),a=t(78932),
M=t(6420),S=t(58848),T=t(8493),x=t(21089),B=t(58933);function f(g,h){const _=(0,B.aH)(h);return(0,B.MY)([...W(g,_),Y(g,[],
_)])}n(f,"renderCommandAnswers");function w(g,h){const _=(0,B.aH)(h),m=g.flatMap(({assets:D})=>D.flatMap(j=>j.commands));
return(0,B.MY)([...g.flatMap(D=>d(D,_)),Y(m,[(0,S.U9)(g.length,"file"),(0,S.U9)(g.reduce((D,{assets:j})=>D+j.length,0),"\
asset")],_)])}n(w,"renderFileAnswers");function d({path:g,assets:h,findings:_},m){const D=_.filter(({subject:L})=>L?.command===
void 0),j=m.verbose?D:D.filter(({severity:L})=>L!=="notice"),y=[...h.flatMap(({commands:L})=>W(L,m)),...(0,a.kG)(j).map(
L=>(0,x.d9)(L,m))],b=m.paint("strong",(0,B.EU)(g,(0,B.dT)(m))),U=y.length===0?[m.paint("quiet","no problems found")]:[];
return[(0,B.wW)(m,"file",[b,...U]),...y]}n(d,"fileBlocks");function W(g,h){return g.filter(({verdict:_})=>h.verbose||_!==
"allow").map(_=>N(_,h))}n(W,"commandBlocks");function N({command:g,verdict:h,findings:_},m){const{main:D,further:j}=(0,r.
zM)(_.filter(({severity:y})=>y!=="notice"));return[...(0,B.wW)(m,h,(0,T.G3)(g,D?.span?[D.span]:[],m,{tone:M.KI[h]}),M.KI[h]),
...D?(0,T.Qb)(D,m):[],...j.flatMap(({message:y,rule:b})=>(0,B.CS)(m,"also",`${y} (${b})`))]}n(N,"commandRows");function Y(g,h,_){
const m=n(j=>g.filter(({verdict:y})=>y===j).length,"of"),D=[...h,(0,S.U9)(g.length,"command"),`${m("allow")} allowed`,...m(
"warn")>0?[`${m("warn")} allowed with a warning`]:[],...m("block")>0?[`${m("block")} blocked`]:[]];return(0,B.CS)(_,"tot\
al",D.join(", "))}n(Y,"countRows");var Q=t(60027),K=t(2503),G=t(37428),q=t(83215),Z=t(70543),nn=t(3671),tn=t(125);const en=K.
_H3({mode:Z.dQ,allow_dangerous:K.zMY(),allowed_roots:K.YOg(K.YjP().min(1)),workspace:K.YjP().min(1),cwd:K.YjP().min(1),proposal_mode:K.
k5n(["structured","experimental"]),command_family:K.YjP(),platform:q.vd,disabled_packs:K.YOg(K.YjP()),symlinks:K.g1P(K.YjP().
min(1),K.YjP().min(1)),tool:K.k5n(["bash","runpy"]),computed_risk:Z.dQ}).partial(),sn=K.Ikc({id:K.KCZ([K.YjP(),K.aig()]).
optional(),command:K.L5J(),context:en.default({})});function on(g,h){return dn(g,h).map((m,D)=>{if(typeof m!="object"||m===
null||!("command"in m))return{id:String(D),command:m,context:{}};const j=sn.safeParse(m);if(!j.success)throw z(`entry ${D}\
 of ${h}: ${G.S1(j.error)}`);const{id:y=String(D),command:b,context:U}=j.data;return{id:y,command:b,context:U}})}n(on,"r\
eadCommandEntries");function rn(g,h){const{mode:_,allow_dangerous:m,allowed_roots:D,workspace:j,disabled_packs:y,platform:b}=g,
{proposal_mode:U,command_family:L,cwd:F,tool:J,symlinks:V}=g,H={...h.terms.policy,..._&&{mode:_},...m!==void 0&&{allow_dangerous:m},
...D&&{allowed_roots:D},...j&&{workspace:j},...y&&{disabled_packs:y}};return h.with({policy:H,...b&&{platform:b}}).proposed(
{...U&&{mode:U},...L!==void 0&&{family:L},...F&&{cwd:F},...J&&{tool:J},...V&&{files:cn(V,F??H.workspace)}})}n(rn,"judgeF\
or");function an({command:g,context:h}){return g===null?h.computed_risk:void 0}n(an,"riskAsked");function cn(g,h){const _=Object.
entries(g).map(([m,D])=>{const j=(0,tn.oV)(m,h,{at:"/"});if(j===void 0)throw z(`the symlink ${m} has no valid path`);return[
j.slice(1),{symlink:D}]});return(0,nn.O)(Object.fromEntries(_),"the given symlinks")}n(cn,"treeOf");function dn(g,h){let _;
try{_=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(g))}catch(m){throw z(`${h} is not JSON in UTF-8: ${m.message}`)}
if(!Array.isArray(_))throw z(`${h} is not a JSON array`);return _}n(dn,"parseArray");function z(g){return new p.ue("inpu\
t_invalid",`The commands cannot be read: ${g}.`,'Pass a JSON array of commands, or of objects such as {"id": "1", "comma\
nd": "npm test"}.')}n(z,"unusable");var fn=t(87595);const ln=n((g,h)=>new $.uB("audit").argument("[files...]","asset fil\
es").option("--commands <file>","JSON array of commands; `-` reads standard input").option("--repo <dir>","also audit th\
e files that commands would run in this directory").option("--policy <file>","policy file (default: the built-in policy)").
addOption(new $.c$("--profile <name>","profile for commands").choices(P.J)).addOption(new $.c$("--format <name>","output\
 format").choices(["text","json"]).default("text")).option("--verbose","show everything, including what is allowed").action(
async(_,m)=>h(await un(_,m,g))),"auditVerb");async function un(g,h,_){if(h.commands===void 0==(g.length===0))throw new p.
ue("usage","audit requires either asset files or --commands.","Example: gene-gate audit assets/gep/genes.json");const m=await(0,fn.
K)(h.policy,h.profile,_),{repo:D,commands:j}=h,y=n(b=>{const{platform:U,signal:L}=_,F=E.I.by({policy:m,tree:b,changed:new Set,
platform:U,signal:L});return j===void 0?mn(g,F,h,_):_n(j,F,h,_)},"answer");return D===void 0?y():(0,o.w)((0,I.resolve)(_.
cwd,D),_.env,y)}n(un,"audit");const X=5e3;async function _n(g,h,_,m){const{profile:D}=h.terms.policy,j=on(await m.readInput(
g),g),y=n(async U=>{const{id:L,command:F}=U,J=typeof F=="string"?F:JSON.stringify(F)??"",V=rn(U.context,h),H=D==="curate\
d"?an(U):void 0,En=await(H===void 0?V.command(F).then(hn=>(0,u.LJ)(hn,V)):V.risk(H,F));return c(L,J,En,D)},"answerOf"),b=[];
for(let U=0;U<j.length;U+=X)b.push(...await Promise.all(j.slice(U,U+X).map(y)));return m.print(_.format==="json"?`${(0,e.
Pq)(b)}
`:f(b,{...m,verbose:_.verbose??!1}),_.format),pn(b.map(({verdict:U})=>U))}n(_n,"auditCommands");async function mn(g,h,_,m){
const{profile:D,assets:j}=h.terms.policy,y=(0,A.L)(j.max_file_bytes),b=[];for(const L of g){const F=await m.readInput(L);
b.push(s(await(0,v.g)((0,R.DZ)(L,F,y),h),D))}m.print(_.format==="json"?`${(0,e.Pq)(b)}
`:w(b,{...m,verbose:_.verbose??!1}),_.format);const U=b.flatMap(L=>L.findings);return U.some(({rule:L})=>(0,Q.Y)(L)?.undecided)?
2:U.some(({severity:L})=>L==="error")?1:0}n(mn,"auditFiles");function pn(g){return g.includes("block")?1:0}n(pn,"exitCod\
eOf")}),87595:((k,C,t)=>{t.d(C,{K:n(()=>v,"K"),W:n(()=>A,"W")});var I=t(19202),$=t(82573),R=t(68956);async function A(p,E){
if(p===void 0)return;const P=await E.readInput(p),u=(0,$.Ve)(P.toString("utf8"),p);return(0,I.ry)(u),u}n(A,"namedPolicy");
async function v(p,E,P){const u=(await A(p,P))?.policy??R.zj;return E===void 0?u:{...u,profile:E}}n(v,"policyFor")}),51225:((k,C,t)=>{
t.d(C,{w:n(()=>u,"w")});var I=t(51455),$=t(35602),R=t(66428),A=t(86930),v=t(728),p=t(28911),E=t(11953),P=t(44828);async function u(o,l,O){
const c=await(0,v.h)(o,l).catch(async i=>{if(!(i instanceof $.ue&&i.code==="not_a_repository"&&(await(0,I.stat)(o).catch(
()=>{}))?.isDirectory()))throw i});if(c===void 0)return O((0,A.j)(o),o);try{const i=`the files of ${c.directory}`,s=await(0,p.
Z)(c,await(0,P.e)(c),{label:i});return await O((0,E.w)(s,(0,A.j)(c.directory),(0,R.P)()),c.directory,c)}finally{await c.
close()}}n(u,"withSourceTree")}),25787:((k,C,t)=>{t.d(C,{M$:n(()=>u,"M$"),W5:n(()=>E,"W5"),vt:n(()=>p,"vt"),y$:n(()=>R,"\
y$")});var I=t(26033),$=t(60237);function R(o,l){const{gene:O,outcomes:c,verdict:i,summary:s}=o,{asset:e,change:r,blastRadius:a}=O;
return{id:e.id,path:e.path,line:e.locate().line,change:r,verdict:i,summary:s,profiles:P(O.commands.map(({profiles:M})=>M)),
validators:P(O.commands.map(({validators:M})=>M)),blast_radius:a,commands:O.commands.map((M,S)=>A(M,c[S])),...O.differences.
length>0&&{differences:O.differences},validation_report_id:l}}n(R,"reportGene");function A(o,l){return{command:o.command,
verdict:o.verdict,risk:o.risk,confirmation:o.confirmation,...o.reading.argv&&{words:o.reading.words.map(v)},...o.plan?.scripts&&
{scripts:p(o.plan.scripts)},profiles:E(o.profiles),validators:E(o.validators),location:o.location,...o.plan&&{plan_digest:o.
plan.digest},...l&&{outcome:l}}}n(A,"reportCommand");function v({text:o,span:{start:l,end:O}}){return{text:o,start:l,end:O}}
n(v,"reportWord");function p(o){return(0,I.F)(o).map(({directory:l,event:O,text:c,command:i})=>({directory:l,event:O,text:c,
shell:i===void 0}))}n(p,"reportScripts");function E(o){return Object.fromEntries(Object.entries(o).map(([l,{verdict:O}])=>[
l,O]))}n(E,"verdictsOf");function P(o){const l={};for(const O of o)for(const[c,{verdict:i,reason:s,remark:e}]of Object.entries(
O)){const r=l[c];r&&!r.accepted||(l[c]=i==="block"?{accepted:!1,...s&&{reason:(0,$.q0)(s).message}}:{accepted:!0,...e&&{
remark:(0,$.q0)(e).message},...r})}return l}n(P,"acceptanceOf");function u(o){const{rule:l,severity:O,layer:c,location:i,
span:s,subject:e,edit:r,suppressed:a}=o;return{rule:l,severity:O,layer:c,...(0,$.q0)(o),...i&&{location:i},...s&&{span:s},
...e&&{subject:e},...r&&{edit:r},...a&&{suppressed:a}}}n(u,"reportFinding")}),8493:((k,C,t)=>{t.d(C,{BH:n(()=>c,"BH"),DN:n(
()=>S,"DN"),G3:n(()=>s,"G3"),Hy:n(()=>o,"Hy"),K5:n(()=>O,"K5"),Qb:n(()=>M,"Qb"),lG:n(()=>e,"lG")});var I=t(9924),$=t(42886),
R=t(64467),A=t(68421),v=t(47364),p=t(99639),E=t(63756),P=t(58848),u=t(58933);const o=600,l={quiet:8,verbose:200};function O({
lead:f,others:w},d){const{main:W,further:N}=(0,v.zM)(f.findings);return[...a(f,"blocked",d),...(0,u.wW)(d,"",i(f,d)),...W?
M(W,d):(0,u.CS)(d,"why",(0,P.$Q)(f.gene.summary,o)),...N.flatMap(({message:Y,rule:Q})=>(0,u.CS)(d,"also",`${(0,P.$Q)(Y,o)}\
 (${(0,P.$Q)(Q,60)})`)),...B(w,d)]}n(O,"blockedRows");function c({lead:f,others:w},d){return[...a(f,"blocked",d),...(0,u.
wW)(d,"",i(f,d)),...(0,u.CS)(d,"why","The reason is the same as above."),...B(w,d)]}n(c,"alsoBlockedRows");function i({command:f,
findings:w},d){const W=w.flatMap(({span:N})=>N??[]);return s(f.command,W,d)}n(i,"commandLines");function s(f,w,d,{tone:W="\
bad",...N}={}){return(0,p.I)(f,w,{columns:(0,u.dT)(d),...N}).map(Y=>d.paint(/^ *\^[ ^]*$/.test(Y)?W:"strong",Y))}n(s,"ma\
rkedCommand");function e({lead:f,others:w},d){const{outcome:W}=f.command;if(W===void 0)return[];const N=d.verbose?l.verbose:
l.quiet,[Y]=f.findings;return[...a(f,"failed",d),...(0,u.wW)(d,"",[...i({...f,findings:[]},d),...(0,A.S)(W,N,(0,u.dT)(d)-
2).map(Q=>`${d.paint("quiet","\u2502")} ${Q}`)]),...(0,u.CS)(d,"why",`It ${(0,E.o)(W)} after ${(0,P.p0)(W.duration_ms)}.${r(
Y)}`),...Y?S(Y,d):[],...B(w,d)]}n(e,"failedRows");function r(f){return f&&(0,v.Sl)(f)?` ${(0,P.$Q)(f.message,o)}`:""}n(r,
"causeOf");function a({gene:f,command:w,position:d},W,N){const Y=(0,u.dT)(N),Q=w.location?.path??f.path,K=`:${w.location?.
line??f.line}`,G=`, command ${d} of ${f.commands.length}`;return(0,u.wW)(N,W,[(0,u.EU)(f.id,Y-G.length)+G,N.paint("quiet",
(0,u.EU)(Q,Y-K.length)+K)],"bad")}n(a,"placeRows");function M(f,w){return[...(0,u.CS)(w,"why",(0,P.$Q)(f.message,o)),...S(
f,w,f.edit)]}n(M,"explanation");function S({remedy:f,rule:w},d,W){return[...(0,u.CS)(d,"fix",(0,P.$Q)(f,o),{label:"good"}),
...T(W,d),...x(w,d)]}n(S,"fixRows");function T(f,w){const d=(0,R.S)(f).flatMap(W=>(0,$.VA)((0,I.Fo)(W),(0,u.dT)(w)).map(
N=>w.paint(W.startsWith("-")?"bad":"good",N)));return d.length>0?(0,u.wW)(w,"",d):[]}n(T,"editRows");function x(f,w){return(0,u.
wW)(w,"see",[w.paint("quiet",(0,u.EU)(`gene-gate explain ${f}`,(0,u.dT)(w)))])}n(x,"explainRow");function B(f,w){if(f.length===
0)return[];const d=[...new Set(f.map(({gene:N})=>(0,P.$Q)(N.id,40)))],W=d.length>3?` and ${d.length-3} more`:"";return(0,u.
CS)(w,"repeated",`Same problem in ${(0,P.U9)(f.length,"other command")}, in ${d.slice(0,3).join(", ")}${W}.`)}n(B,"sameA\
gain")}),21089:((k,C,t)=>{t.d(C,{d9:n(()=>p,"d9"),fJ:n(()=>E,"fJ"),if:n(()=>u,"if")});var I=t(47364),$=t(6420),R=t(58848),
A=t(8493),v=t(58933);function p(o,l){const{severity:O}=o.lead;return P(o,O,$.UZ[O],l)}n(p,"findingRows");function E(o,l){
return P(o,"approval","caution",l)}n(E,"waitingRows");function P({lead:o,others:l},O,c,i){const s=(0,I.VC)(o),e=l.length>
0?` and ${(0,R.U9)(l.length,"other place")}`:"";return[...(0,v.CS)(i,O,(0,R.$Q)(o.message,A.Hy),{label:c}),...s===void 0?
[]:(0,v.wW)(i,"",[i.paint("quiet",(0,v.EU)(s,(0,v.dT)(i)-e.length)+e)]),...(0,A.DN)(o,i)]}n(P,"labelledRows");function u(o,l){
const{rule:O,message:c,suppressed:i}=o,s=(0,I.VC)(o),e=`${i?.reason??""} (${O}, until ${i?.expires})`;return[...(0,v.CS)(
l,"ignored",(0,R.$Q)(c,A.Hy),{label:"quiet"}),...s===void 0?[]:(0,v.wW)(l,"",[l.paint("quiet",(0,v.EU)(s,(0,v.dT)(l)))]),
...(0,v.CS)(l,"reason",(0,R.$Q)(e,A.Hy))]}n(u,"suppressedRows")}),64467:((k,C,t)=>{t.d(C,{S:n(()=>R,"S")});var I=t(9924);
const $=20;function R(E){if(E===void 0)return[];const{old:P,new:u,files:o=[]}=E;return[v(JSON.stringify(P)),...u.map(l=>p(
`${JSON.stringify(l)}`)),...o.flatMap(({path:l,text:O})=>A(l,O))]}n(R,"editLines");function A(E,P){const u=(0,I.MJ)(P.replace(
/\n$/,""));return u.length>$?[p(`(${E}: ${u.length} lines)`)]:[p(`(${E})`),...u.map(p)]}n(A,"newFile");function v(E){return`\
- ${E}`}n(v,"removed");function p(E){return`+ ${E}`}n(p,"added")}),68421:((k,C,t)=>{t.d(C,{S:n(()=>o,"S")});var I=t(9924),
$=t(42886),R=t(58848);const A=256*1024,v={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},p={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
E=/^\s*\^*$|^\s+at (?:.*\()?node:|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
P=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
u=/^\s+at .*(?:[/\\]node_modules[/\\]|\/rustc\/)|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)/;function o({stdout:e,
stderr:r},a,M=Number.POSITIVE_INFINITY){const S=[r,e],T=c(S.map(({head:w,tail:d})=>O(`${w}
${d}`))),x=S.map(({head:w,tail:d})=>s(O(d===""?w:d))),f=(T?s(T).slice(0,a):l(x,a)).flatMap(w=>(0,$.VA)(w.trimEnd(),M)).map(
w=>w.trimEnd());return T?f.slice(0,a):f.slice(-a)}n(o,"errorLines");function l(e,r){return e.find(a=>a.length>0)?.slice(
-r)??[]}n(l,"endOf");function O(e){return(0,I.MJ)(e.slice(-A))}n(O,"linesOf");function c(e){return e.map(r=>i(r,Object.values(
v))).find(Boolean)??e.map(r=>i(r,[p])).find(Boolean)}n(c,"beginningOf");function i(e,r){for(const{start:a,after:M,before:S=0}of r){
const T=M?e.findIndex(B=>M.test(B)):0,x=e.findIndex((B,f)=>T!==-1&&f>=T&&a.test(B));if(x!==-1)return e.slice(Math.max(0,
x-S))}}n(i,"beginningIn");function s(e){const r=[];let a=0;const M=n(()=>{a>0&&r.push(`    \u2026 ${(0,R.U9)(a,"frame")}\
 of dependencies`),a=0},"told");for(const S of e)if(!(E.test(S)||P.test(S))){if(u.test(S)){a++;continue}M(),r.push(S)}return M(),
r}n(s,"relevant")}),47364:((k,C,t)=>{t.d(C,{Sl:n(()=>A,"Sl"),VC:n(()=>I,"VC"),og:n(()=>v,"og"),zM:n(()=>R,"zM")});function I({
location:p}){return p&&`${p.path}:${p.line}`}n(I,"pathAndLine");const $=3;function R(p){const E=p.find(({span:o})=>o!==void 0)??
p[0],u=[...new Map(p.map(o=>[o.rule,o])).values()].filter(({rule:o})=>o!==E?.rule);return{main:E,further:u.slice(0,$)}}n(
R,"reasonsOf");function A({rule:p}){return p==="target-missing"}n(A,"isMissingTarget");function v(p){return p.split("/").
every(E=>!["",".",".."].includes(E))}n(v,"isRepositoryPath")}),26010:((k,C,t)=>{t.d(C,{$:n(()=>I,"$"),c:n(()=>$,"c")});function I(R,A){
const v=new Map;for(const p of R){const E=A(p),P=v.get(E);P?P.push(p):v.set(E,[p])}return v}n(I,"groupBy");function $(R,A){
return[...I(R,A).values()].flatMap(([v,...p])=>v===void 0?[]:[{lead:v,others:p}])}n($,"groupsOf")}),99639:((k,C,t)=>{t.d(
C,{I:n(()=>p,"I")});var I=t(9924),$=t(42886),R=t(58848);const A=2e3,v=200;function p(c,i,{columns:s=Number.POSITIVE_INFINITY,
whole:e=A}={}){const r=[];let a=0;for(const[M,S]of P(c,i,e))M>a&&r.push(E(M-a)),r.push(...l(o(c,M,S,i),s).flatMap(O)),a=
S;return a<c.length&&r.push(E(c.length-a)),r}n(p,"markedLines");function E(c){return`[${(0,R.U9)(c,"character")} not sho\
wn]`}n(E,"notShown");function P(c,i,s){if(c.length<=s)return[[0,c.length]];const e=[0,...i.map(({start:a})=>a)].toSorted(
(a,M)=>a-M),r=[];for(const a of e){const M=Math.max(0,Math.min(a,c.length)-v),S=Math.min(c.length,a+v),T=r.at(-1);T&&M<=
T[1]?T[1]=Math.max(T[1],S):r.push([M,S])}return r.map(([a,M])=>[u(c,a),u(c,M)])}n(P,"shownRanges");function u(c,i){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(c.slice(i-1,i+1))?i+1:i}n(u,"betweenPairs");function o(c,i,s,e){const r=[];let a=i;for(const S of c.slice(i,s)){const[
T,x]=[a,a+S.length],B=(0,I.Fo)(S),f=e.some(w=>x>w.start&&T<Math.max(w.end,w.start+1));r.push({shown:B,width:(0,$.sc)(B),
marked:f}),a=x}const M=s===c.length&&e.some(S=>S.start>=s);return M&&r.push({shown:"",width:1,marked:M}),r}n(o,"cellsOf");
function l(c,i){const s=[];let e=[],r=0;for(const a of c)e.length>0&&r+a.width>i&&(s.push(e),[e,r]=[[],0]),e.push(a),r+=
a.width;return[...s,e]}n(l,"rowsOf");function O(c){const i=c.map(({shown:e})=>e).join(""),s=c.map(({width:e,marked:r})=>(r?
"^":" ").repeat(e)).join("");return[i,s.trimEnd()].filter((e,r)=>r===0||e!=="")}n(O,"rowWithMarks")}),63756:((k,C,t)=>{t.
d(C,{o:n(()=>$,"o")});const I={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",
crashed:"crashed",error:"not decided"};function $({status:R,exit_code:A,signal:v}){return R==="failed"&&A!==null?`failed\
 with exit code ${A}`:R==="crashed"&&/^SIG\w{2,12}$/.test(v??"")?`crashed with ${v}`:I[R]}n($,"statusWords")}),78932:((k,C,t)=>{
t.d(C,{B4:n(()=>E,"B4"),Io:n(()=>c,"Io"),T7:n(()=>o,"T7"),kG:n(()=>l,"kG"),l$:n(()=>R,"l$"),lN:n(()=>A,"lN"),wn:n(()=>i,
"wn")});var I=t(47364),$=t(26010);const R=["blocked","failed","passed","notRun"];function A(s){const e=(0,$.$)(s.findings,
({subject:T})=>E(T?.id,T?.command)),r={blocked:[],failed:[],passed:[],notRun:[]},a=new Set;for(const T of s.genes)T.commands.
forEach((x,B)=>{const f=P(x),w=f==="blocked"||f==="failed"?(e.get(E(T.id,x.command))??[]).filter(d=>u(d,f,T,x)):[];for(const d of w)
a.add(d);w.sort((d,W)=>Number((0,I.Sl)(W))-Number((0,I.Sl)(d))),r[f].push({gene:T,command:x,position:B+1,findings:w})});
const M=s.findings.filter(T=>!a.has(T)&&!T.suppressed),S=M.filter(({severity:T})=>T!=="notice");return{...r,blast:S.filter(
p),findings:S.filter(T=>!p(T)),waiting:M.filter(v),notices:M.filter(T=>T.severity==="notice"&&!v(T)),suppressed:s.findings.
filter(({suppressed:T})=>T)}}n(A,"reportSections");function v({rule:s}){return s==="approval-missing"}n(v,"isWaiting");function p({
rule:s}){return s.startsWith("blast-radius-")}n(p,"isBlast");function E(s,e){return JSON.stringify([s,e])}n(E,"commandKe\
y");function P({verdict:s,outcome:e}){if(s==="block"||e?.status==="blocked")return"blocked";switch(e?.status){case"passe\
d":return"passed";case"failed":case"timed_out":case"crashed":case"error":return"failed";default:return"notRun"}}n(P,"res\
ultOf");function u(s,e,r,a){const{severity:M,layer:S}=s;return(e==="failed"?(0,I.Sl)(s)||M==="error"&&S==="run":M==="err\
or"&&S!=="run")&&o(s,r,a)}n(u,"explains");function o({location:s},e,r){if(s===void 0)return!0;const{path:a=e.path,line:M=s.
line}=r.location??{};return s.path===a&&s.line===M}n(o,"standsAt");function l(s){const e=(0,$.c)(s,a=>JSON.stringify([a.
severity,O(a)]));return[...e.filter(({lead:a})=>a.severity==="error"),...e.filter(({lead:a})=>a.severity!=="error")]}n(l,
"groupFindings");function O({cause:s,rule:e,location:r,message:a}){return s??JSON.stringify([e,r?r.path:a])}n(O,"causeKe\
y");function c(s){return(0,$.c)(s,({command:e,findings:[r]})=>JSON.stringify([r&&O(r),e.outcome?.status,e.outcome?.exit_code,
r&&(0,I.Sl)(r)?r.message:e.command]))}n(c,"groupCommands");function i(s){return(0,$.c)(s,({lead:{gene:e,findings:r}})=>r[0]?
O(r[0]):e.summary)}n(i,"groupByCause")}),6420:((k,C,t)=>{t.d(C,{KI:n(()=>$,"KI"),UZ:n(()=>R,"UZ"),g9:n(()=>I,"g9")});const I={
pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},$={allow:"good",warn:"caution",block:"bad"},
R={error:"bad",warning:"caution",notice:"quiet"}})};
