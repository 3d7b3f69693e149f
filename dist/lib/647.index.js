"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.explainVerb=
void 0;function $(){const n=e(76760);return $=function(){return n},n}function R(){const n=e(63314);return R=function(){return n},
n}function v(){const n=e(37866);return v=function(){return n},n}function g(){const n=e(41115);return g=function(){return n},
n}function j(){const n=e(94854);return j=function(){return n},n}function c(){const n=e(41895);return c=function(){return n},
n}function l(){const n=e(3051);return l=function(){return n},n}function O(){const n=e(4378);return O=function(){return n},
n}function i(){const n=e(54441);return i=function(){return n},n}function a(){const n=e(53010);return a=function(){return n},
n}function f(){const n=e(10289);return f=function(){return n},n}function m(){const n=e(74183);return m=function(){return n},
n}function r(){const n=e(8229);return r=function(){return n},n}function w(){const n=e(34165);return w=function(){return n},
n}function S(){const n=e(94965);return S=function(){return n},n}function x(){const n=e(37156);return x=function(){return n},
n}function u(){const n=e(13580);return u=function(){return n},n}function h(){const n=e(49232);return h=function(){return n},
n}function o(){const n=e(82256);return o=function(){return n},n}const t=(n,E)=>(0,o().withJudgingOptions)(new(R()).Command(
"explain").argument("<what>","rule id, or command in quotes").allowExcessArguments().option("--command","treat the argum\
ent as a command even if it is one word").option("--repo <dir>","directory where the command would run (default: the cur\
rent repository)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long comma\
nds in full").action(async(P,N,{args:L})=>{T(L),N.command!==!0&&b(P);const M=N.command!==!0&&I(P);n.print(M?B(P,N,n):await p(
P,N,n),N.format),E(0)});d.explainVerb=t;function T(n){if(n.length!==1)throw new(c()).GateError("usage",`\`explain\` takes \
one argument, not ${n.length}.`,`Quote the command: gene-gate explain '${n.join(" ")}'`)}function b(n){if(n!=="")return;
const E="Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes.";throw new(c()).GateError("usage",
"The argument of `explain` is empty.",E)}function I(n){return(0,u().ruleOf)(n)!==void 0?!0:!C.test(n)&&!A(n)}const C=/[\s/\\.=:@$&|;<>"'()]|^-/;
function A(n){return F.has(n)||v().REFUSED_PROGRAMS.has(n)||j().TOOLS.has(n)}const F=new Set(["node","npm","npx",...g().
FAMILIES.map(({name:n})=>n)]);function B(n,{format:E},{columns:P}){const N=s(n);return E==="json"?`${(0,f().json)((0,m().
explainRule)(N))}
`:(0,r().renderRule)(N,P)}const D=80;function s(n){const E=(0,u().ruleOf)(n);if(E!==void 0)return E;const P=i().RULE_GROUPS.
find(L=>L===n);if(P!==void 0){const L=x().ALL_RULES.filter(M=>M.group===P).map(M=>M.id);throw new(c()).GateError("usage",
`\`${P}\` is a group of rules.`,`Its rules: ${L.join(", ")}. docs/policy.md describes the groups.`)}const N=(0,l().nearestName)(
n,x().ALL_RULES.map(L=>L.id));throw new(c()).GateError("usage",`Unknown rule: ${(0,f().terminal)((0,S().clip)(n,D))}.`,`${N?
`Did you mean ${N}? `:""}docs/rules/README.md lists all rules. To explain a command, add --command.`)}async function p(n,{
repo:E,format:P,verbose:N,...L},M){const{platform:G,signal:J}=M;return y(E,M,async W=>{const k=W===void 0&&L.policy===void 0,
H=await(0,h().policyFor)({...L,...k&&{policy:!1}},M,W),{policy:Y}=H,V=O().Judge.by({policy:Y,tree:W,changed:new Set,platform:G,
signal:J}),K=await(0,m().explainCommand)(n,V);return P==="json"?`${(0,f().json)(K)}
`:`${(0,r().renderExplanation)(K,{...M,verbose:N??!1})}
${(0,w().renderPolicyUsed)((0,h().policyName)(H),Y,M)}`})}async function y(n,{cwd:E,env:P},N){return n===!1?N():n!==void 0?
(0,a().withSourceTree)((0,$().resolve)(E,n),P,N):await(0,h().repositoryOf)(E,P)===void 0?N():(0,a().withSourceTree)(E,P,
N)}}),49232:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.builtInPolicy=w,d.namedPolicy=i,d.policyFor=f,
d.policyName=m,d.policyOfFile=a,d.repositoryOf=S;function $(){const u=e(73024);return $=function(){return u},u}function R(){
const u=e(76760);return R=function(){return u},u}function v(){const u=e(41895);return v=function(){return u},u}function g(){
const u=e(21311);return g=function(){return u},u}function j(){const u=e(74238);return j=function(){return u},u}function c(){
const u=e(48741);return c=function(){return u},u}function l(){const u=e(96402);return l=function(){return u},u}function O(){
const u=e(63550);return O=function(){return u},u}async function i(u,h){if(u===void 0)return;const o=await a(u,h);return(0,g().
requireExamples)(o),o}async function a(u,h){const o=(await h.readInput(u)).toString("utf8"),t=await S(h.cwd,h.env)??h.cwd;
return await(0,j().loadPolicyFile)(o,u,(0,c().folderTree)(t))}async function f({policy:u,profile:h},o,t){const T=u===!1?
await w():await i(u,o)??await r(t,o);return h===void 0?T:{...T,policy:{...T.policy,profile:h}}}function m({source:u,path:h,
ref:o}){return u==="default"||h===void 0?"the built-in policy":u==="file"||o===void 0?h:`${h} in ${o}`}async function r(u,{
cwd:h,env:o}){const t=u===void 0?await S(h,o):void 0,T=u??(t===void 0?void 0:(0,c().folderTree)(t));if(T===void 0)return w();
const b=await(0,j().loadPolicy)(T,T.label);return(0,g().requireExamples)(b),b}function w(){const u=(0,O().literalTree)({});
return(0,j().loadPolicy)(u,u.label)}async function S(u,h){try{const o=await(0,l().openRepository)(u,h);return await o.close(),
o.directory}catch(o){const t=o instanceof v().GateError&&o.code==="program_not_found";if(o instanceof v().GateError&&!(t&&
x(u)))return;throw o}}function x(u){const h=(0,R().dirname)(u);return(0,$().existsSync)((0,R().join)(u,".git"))||h!==u&&
x(h)}}),82256:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.REPO_OPTION=d.POLICY_OPTION=void 0,d.formatOption=
O,d.inRepository=a,d.profileOption=l,d.withJudgingOptions=j;function $(){const f=e(76760);return $=function(){return f},
f}function R(){const f=e(63314);return R=function(){return f},f}function v(){const f=e(80068);return v=function(){return f},
f}function g(){const f=e(96402);return g=function(){return f},f}function j(f){return f.option(...c).option("--no-policy",
"use the built-in policy").addOption(l()).addOption(O())}const c=d.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function l(){return new(R()).Option("--profile <name>","profile for commands").choices(
v().PROFILE_NAMES)}function O(){return new(R()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}const i=d.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function a({repo:f},{cwd:m,env:r},w){
const S=await(0,g().openRepository)((0,$().resolve)(m,f),r);try{return await w(S)}finally{await S.close()}}}),53010:((U,d,e)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.withSourceTree=O;function $(){const i=e(51455);return $=function(){return i},
i}function R(){const i=e(41895);return R=function(){return i},i}function v(){const i=e(67147);return v=function(){return i},
i}function g(){const i=e(48741);return g=function(){return i},i}function j(){const i=e(96402);return j=function(){return i},
i}function c(){const i=e(35720);return c=function(){return i},i}function l(){const i=e(34397);return l=function(){return i},
i}async function O(i,a,f){const m=await(0,j().openRepository)(i,a).catch(async r=>{if(!(r instanceof R().GateError&&r.code===
"not_a_repository"&&(await(0,$().stat)(i).catch(()=>{}))?.isDirectory()))throw r});if(m===void 0)return f((0,g().folderTree)(
i),i);try{const r=`the files of ${m.directory}`,w=await(0,c().readTree)(m,await(0,l().snapshotWorktree)(m),{label:r});return await f(
(0,v().withAdditions)(w,(0,g().folderTree)(m.directory),(0,v().additionsOf)()),m.directory,m)}finally{await m.close()}}}),
34397:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.snapshotWorktree=c;function $(){const a=e(51455);return $=
function(){return a},a}function R(){const a=e(76760);return R=function(){return a},a}function v(){const a=e(41895);return v=
function(){return a},a}function g(){const a=e(96681);return g=function(){return a},a}const j=Buffer.from([0]);async function c(a){
const f=await i(a);return await f(["update-index","-z","--index-info"],await l(a)),await f(["add","--all","--","."]),(await f(
["write-tree"])).toString().trim()}async function l(a){const f=[];for(const m of(0,g().splitNul)(await a.user(["ls-files",
"-t","--stage","-z"]))){const r=m[0]===83,w=m.subarray(m.indexOf(9)+1);if(r&&!await O(a,w))throw new(v()).GateError("che\
ckout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,g().decodePath)(w))}`,"Run git sparse-checkout disa\
ble, or gate a commit (without --worktree).");f.push(m.subarray(2),j)}return Buffer.concat(f)}async function O({directory:a},f){
return(0,$().lstat)(Buffer.concat([Buffer.from(`${a}/`),f])).then(()=>!0,m=>{if(m.code==="ENOENT"||m.code==="ENOTDIR")return!1;
throw new(v()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,g().decodePath)(f))} (${m.code})`,"Check \
the permissions of the directories above the file.",{cause:m})})}async function i(a){const f=await(0,$().mkdtemp)((0,R().
join)(a.temporary,"index-")),m={...a.privateStore,GIT_INDEX_FILE:(0,R().join)(f,"index")};return(r,w)=>a.user(r,{env:m,...w&&
{input:w}})}}),77648:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.findingsAbout=l,d.idsIn=f,d.reportFinding=
h,d.reportFindings=u,d.reportGene=c,d.reportScripts=w,d.verdictsOf=S;function $(){const o=e(85475);return $=function(){return o},
o}function R(){const o=e(80827);return R=function(){return o},o}function v(){const o=e(59490);return v=function(){return o},
o}function g(){const o=e(95132);return g=function(){return o},o}function j(){const o=e(37075);return j=function(){return o},
o}function c(o,t,{about:T,ids:b}){const{gene:I,outcomes:C,runFindings:A,verdict:F,summary:B}=o,{asset:D,change:s,blastRadius:p}=I,
y=[...T(D),...I.findings,...A.filter(n=>n.subject?.command===void 0)];return{id:D.id,asset_id:(0,$().assetIdOf)(D),path:D.
path,line:D.locate().line,change:s,verdict:F,summary:B,profiles:x(I.commands.map(({profiles:n})=>n)),validators:x(I.commands.
map(({validators:n})=>n)),blast_radius:p,commands:I.commands.map((n,E)=>{const P=A.filter(L=>a(L,n)),N=f([...n.findings,
...P],b);return{...m(n,C[E]),...N}}),...f(y,b),...I.differences.length>0&&{differences:I.differences},validation_report_id:t}}
function l(o){const t=(0,v().groupBy)(o,({subject:T})=>O(T));return T=>(t.get(O(T))??[]).filter(b=>i(b,T))}function O({type:o,
id:t}={}){return`${o} ${t}`}function i({subject:o,location:t},{type:T,id:b,path:I}){return o?.type===T&&o.id===b&&(t?.path??
I)===I}function a({subject:o,location:t},{command:T,location:b}){return o?.command===T&&t?.line===b.line&&t.column===b.column}
function f(o,t){const T=o.flatMap(b=>t.get(b)??[]);return T.length>0?{findings:T}:{}}function m(o,t){return{command:o.command,
verdict:o.verdict,risk:o.risk,confirmation:o.confirmation,...o.reading.argv&&{words:o.reading.words.map(r)},...o.plan?.scripts&&
{scripts:w(o.plan.scripts)},profiles:S(o.profiles),validators:S(o.validators),location:o.location,...o.plan&&{plan_digest:o.
plan.digest},...t&&{outcome:t}}}function r({text:o,span:{start:t,end:T}}){return{text:o,start:t,end:T}}function w(o){return(0,R().
stepsIn)(o).map(({directory:t,event:T,text:b,command:I})=>({directory:t,event:T,text:b,shell:I===void 0}))}function S(o){
return Object.fromEntries(Object.entries(o).map(([t,{verdict:T}])=>[t,T]))}function x(o){const t={};for(const T of o)for(const[
b,{verdict:I,reason:C,remark:A}]of Object.entries(T)){const F=t[b];F&&!F.accepted||(t[b]=I==="block"?{accepted:!1,...C&&
{reason:(0,g().describe)(C).message}}:{accepted:!0,...A&&{remark:(0,g().describe)(A).message},...F})}return t}function u(o,t=(0,j().
idsOf)(o)){return o.map(T=>({id:t.get(T),cause:(0,j().causeOf)(T),...h(T)}))}function h(o){const{rule:t,severity:T,layer:b,
location:I,span:C,subject:A,edit:F,level:B,before:D,suppressed:s}=o;return{rule:t,severity:T,layer:b,...(0,g().describe)(
o),...I&&{location:I},...C&&{span:C},...A&&{subject:A},...F&&{edit:F},...B&&{level:B},...D&&{before:D},...s&&{suppressed:s}}}}),
74183:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.explainCommand=j,d.explainRule=O;function $(){const i=e(
80068);return $=function(){return i},i}function R(){const i=e(16455);return R=function(){return i},i}function v(){const i=e(
79215);return v=function(){return i},i}function g(){const i=e(77648);return g=function(){return i},i}async function j(i,a){
const{policy:f,tree:m}=a.terms,r=new Map;for(const C of[...$().GENE_PROFILES,f.profile]){const A=a.with({policy:{...f,profile:C}}),
F=await A.command(i),B=C===f.profile;r.set(C,B?await(0,R().withEdit)(F,A):F)}const{reading:w,validators:S,verdict:x,confirmation:u}=await a.
command(i),{words:h,assignments:o,argv:t,invocation:T,targets:b,scripts:I}=w;return{command:i,profiles:Object.fromEntries(
[...r].map(([C,{verdict:A}])=>[C,A])),validators:(0,g().verdictsOf)(S),words:h,assignments:o,argv:t,invocation:T?c(T):null,
tree:m?.label??null,outcome:x==="block"?"blocked":u==="standard"?"runs":"needs_approval",targets:b,scripts:I?(0,g().reportScripts)(
I):null,findings:l(r)}}function c(i){const{program:a,subcommand:f=null,flags:m,operands:r,passthrough:w}=i;return{program:a,
subcommand:f,flags:m,operands:r,passthrough:w}}function l(i){const a=new Map;for(const[f,{findings:m}]of i)for(const r of m){
const w=JSON.stringify([r.rule,r.span,r.args]),S=a.get(w);S?(S.profiles.add(f),S.finding=r.edit?r:S.finding):a.set(w,{finding:r,
profiles:new Set([f])})}return[...a.values()].map(({finding:f,profiles:m})=>({...(0,g().reportFinding)(f),profiles:[...m]}))}
function O(i){const{id:a,title:f,severity:m,layer:r,since:w,why:S,configure:x}=i,u={wrong:(0,v().exampleText)(i.wrong),right:(0,v().
exampleText)(i.right)};return{id:a,title:f,severity:m,layer:r,since:w,why:S,...u,...x&&{configure:x}}}}),8229:((U,d,e)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.renderExplanation=O,d.renderRule=B;function $(){const s=e(41134);return $=
function(){return s},s}function R(){const s=e(10289);return R=function(){return s},s}function v(){const s=e(50427);return v=
function(){return s},s}function g(){const s=e(94965);return g=function(){return s},s}function j(){const s=e(17722);return j=
function(){return s},s}function c(){const s=e(31626);return c=function(){return s},s}const l=8;function O(s,p){const y=(0,c().
layoutOf)(p),{shown:n,rest:E}=(0,c().limited)(s.findings,l,"finding",y);return(0,c().page)([i(s,y),...n.map(P=>f(P,s,y)),
E,b(s,y),r(s,y),x(s,y),h(s,y)])}function i({command:s,profiles:p},y){const n=m(s)?[y.paint("strong","(blank)")]:(0,j().markedCommand)(
s,[],y);return[...(0,c().labelled)(y,"command",n),...Object.entries(p).flatMap(([E,P])=>(0,c().prose)(y,P,`profile ${E}`,
{label:g().COMMAND_TONES[P]}))]}const a=160;function f(s,{command:p,profiles:y},n){const{severity:E,message:P,span:N}=s,
L=s.profiles.length<Object.keys(y).length;return[...(0,c().prose)(n,E,(0,g().clip)(P,j().LONGEST_SENTENCE),{label:g().SEVERITY_TONES[E]}),
...N===void 0||m(p)?[]:(0,c().labelled)(n,"",(0,j().markedCommand)(p,[N],n,{whole:a})),...L?(0,c().prose)(n,"only in",`p\
rofile ${s.profiles.join(", ")}`):[],...(0,j().fixRows)(s,n)]}function m(s){return/^ *$/.test(s)}function r({command:s,invocation:p},y){
if(p===null)return(0,c().prose)(y,"program","not one of the default profile");const{program:n,subcommand:E,flags:P,operands:N,
passthrough:L}=p,M=G=>A(G,s);return[...(0,c().prose)(y,"program",n),...E===null?[]:(0,c().prose)(y,"subcommand",E),...I(
"flags","flag",P.map(w),y),...I("operands","operand",N.map(M),y),...I("passed on","word",L.map(M),y)]}function w({span:s,
name:p,written:y,value:n}){const E=n===void 0?p:`${p} = ${n===""?"(empty)":n}`;return{span:s,words:y===p?E:`${E}  (writt\
en as ${y})`}}const S=12;function x(s,p){const{argv:y,invocation:n,outcome:E,targets:P,tree:N}=s,[L]=y??[];if(L===void 0)
return(0,c().prose)(p,"would run","nothing");const M=E==="needs_approval"?(0,c().prose)(p,"waits","needs approval"):[],G=E===
"blocked"?"leads to":"would run";if(n===null){const k=E==="blocked"?"nothing":`program ${L}`;return[...M,...(0,c().prose)(
p,"would run",k)]}if(N===null)return[...M,...(0,c().prose)(p,G,"unknown without a repository; use --repo DIR")];const{shown:J,
rest:W}=(0,c().limited)(P,S,"target",p);return[...M,...P.length===0?(0,c().prose)(p,G,"no file, script or tool found"):[],
...J.flatMap((k,H)=>(0,c().prose)(p,H===0?G:"",(0,g().clip)(u(k),400))),...W,...(0,c().prose)(p,"looked in",N)]}function u({
kind:s,name:p,path:y,script:n,via:E}){const P=E===void 0?"":`  (from ${E})`;switch(s){case"file":return`file ${y??p}${P}`;case"\
npm_script":return`script ${p}: ${n??""}${P}`;case"package_binary":return`tool ${p}${y===void 0?"":`: ${y}`}${P}`}}function h({
argv:s,scripts:p},y){if(s===null||p===null)return[];const{shown:n,rest:E}=(0,c().limited)(p,S,"script",y);return[...p.length===
0?(0,c().prose)(y,"in order","no script"):[],...n.flatMap((P,N)=>(0,c().prose)(y,N===0?"in order":"",(0,g().clip)(o(P),400))),
...E]}function o({directory:s,event:p,text:y,shell:n}){const E=s===""?"":` in ${s}`;return y===""?`${p}${E}: there is no\
 such script, or it is empty`:`${p}${E}, ${n?"by a shell":"without a shell"}: ${y}`}const t=16,T=800;function b(s,p){const{
command:y,words:n,assignments:E}=s,P=E.map(({span:L,name:M,value:G})=>({span:L,words:`${M}=${G}`})),N=n.map(L=>A(L,y));return[
...I("sets","assignment",P,p),...I("words","word",N,p),...(0,c().labelled)(p,"argv",F(s,p))]}function I(s,p,y,n){const{shown:E,
rest:P}=(0,c().limited)(y,t,p,n),N=E.map(({span:G})=>C(G)),L=Math.max(0,...N.map(({length:G})=>G))+2,M=E.map(({words:G},J)=>n.
paint("quiet",(0,v().padRight)(N[J]??"",L))+(0,c().shortName)(G,(0,c().roomOf)(n)-L));return[...(0,c().labelled)(n,s,M),
...P]}function C({start:s,end:p}){return p-s>1?`${s+1}-${p}`:`${s+1}`}function A({text:s,span:p},y){const n=y.slice(p.start,
p.end),E=s===""?"(empty)":s;return{span:p,words:s===n?E:`${E}  (written as ${n})`}}function F({argv:s},p){if(s===null)return(0,v().
wrap)("none: the command is ambiguous",(0,c().roomOf)(p));const y=(0,R().terminal)(`[${s.map(n=>JSON.stringify(n)).join(
", ")}]`);return(0,v().chop)(p.verbose?y:(0,g().clip)(y,T),(0,c().roomOf)(p))}function B(s,p){return`${(0,$().rulePage)(
s).map(y=>D(y,p)).join(`

`)}
`}function D({kind:s,text:p},y){switch(s){case"title":return p;case"heading":return`${p}:`;case"paragraph":return(0,v().
wrap)(p.replace(/\s+/g," "),y).join(`
`);case"code":return p.replace(/^(?=.)/gm,"    ")}}}),34165:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.renderPolicy=c,d.renderPolicyUsed=j;function $(){const l=e(94853);return $=function(){return l},l}function R(){const l=e(
76545);return R=function(){return l},l}function v(){const l=e(94965);return v=function(){return l},l}function g(){const l=e(
31626);return g=function(){return l},l}function j(l,{profile:O},i){const a=(0,g().layoutOf)({...i,verbose:!0});return`${(0,g().
prose)(a,"policy",`${l}, profile ${O}`).join(`
`)}
`}function c(l,O,{idleIgnores:i,idleLevels:a,failedExamples:f},m){const r=(0,g().layoutOf)({...m,verbose:!0}),w=(0,R().comparePolicies)(
$().DEFAULT_POLICY,l),S=w.length===0?"same as the defaults":`${(0,v().count)(w.length,"difference")} from the defaults`;
return`${[(0,g().prose)(r,"policy",`${O}: ${S}`,{text:"strong"}),...w.map(({key:u,change:h,direction:o="changed"})=>(0,g().
prose)(r,o,`${u}: ${h}`,{label:o==="looser"?"caution":"quiet"})),...f.map(u=>(0,g().prose)(r,"example",u,{label:"bad"})),
...i.map(({rule:u,why:h})=>(0,g().prose)(r,"no effect",`ignore ${u}: ${h}`,{label:"bad"})),...a.map(({name:u,why:h})=>(0,g().
prose)(r,"no effect",`rules ${u}: ${h}`,{label:"bad"}))].flat().join(`
`)}
`}}),37156:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.CHECK_RULES=d.ALL_RULES=void 0;function $(){const t=e(
31453);return $=function(){return t},t}function R(){const t=e(28672);return R=function(){return t},t}function v(){const t=e(
46931);return v=function(){return t},t}function g(){const t=e(8909);return g=function(){return t},t}function j(){const t=e(
6335);return j=function(){return t},t}function c(){const t=e(96208);return c=function(){return t},t}function l(){const t=e(
40036);return l=function(){return t},t}function O(){const t=e(72443);return O=function(){return t},t}function i(){const t=e(
46711);return i=function(){return t},t}function a(){const t=e(9969);return a=function(){return t},t}function f(){const t=e(
17188);return f=function(){return t},t}function m(){const t=e(65316);return m=function(){return t},t}function r(){const t=e(
76186);return r=function(){return t},t}function w(){const t=e(48516);return w=function(){return t},t}function S(){const t=e(
8371);return S=function(){return t},t}function x(){const t=e(42148);return x=function(){return t},t}const u=d.CHECK_RULES=
o(r().syntaxRules,a().programRules,O().invocationRules,w().targetRules,S().validatorRules,j().curatedRules,i().policyRules,
x().workspaceRules,R().assetFileRules,$().assetRules,l().evidenceRules,c().eligibilityRules,g().changeRules,m().runRules),
h=d.ALL_RULES=[...u,...o(f().promotionRules,v().attestationRules)];function o(...t){return t.flatMap(T=>Object.values(T))}}),
80633:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.fileText=g,d.filesText=v;function $(){const l=e(80401);
return $=function(){return l},l}function R(){const l=e(67298);return R=function(){return l},l}function v(l,O={}){return[
...new Set([...Object.keys(l??{}),...Object.keys(O)])].map(a=>{const f=l?.[a],m=O[a];return(l===void 0||JSON.stringify(f)===
JSON.stringify(m))&&m!==void 0?g(a,m):j(a,f,m)})}function g(l,O){if(typeof O=="object"&&"symlink"in O)return`# ${l} -> ${O.
symlink}`;const i=typeof O=="object"&&"latin1"in O?" (in ISO 8859-1)":"",a=c(l,O).trimEnd();return a===""?`# ${l} (empty\
)`:`# ${l}${i}
${a}`}function j(l,O,i){return(0,$().createTwoFilesPatch)(O===void 0?"/dev/null":`a/${l}`,i===void 0?"/dev/null":`b/${l}`,
c(l,O),c(l,i),void 0,void 0,{headerOptions:$().FILE_HEADERS_ONLY}).trimEnd()}function c(l,O=""){return typeof O=="string"?
O:"symlink"in O?O.symlink:"submodule"in O?`Subproject commit ${O.submodule}
`:("latin1"in O?O.latin1:O).map(a=>`${(0,R().assetText)(a,l.endsWith(".jsonl"))}
`).join("")}}),79215:((U,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.exampleText=g,d.isChangeExample=R,d.isPromotionExample=
v;function $(){const r=e(80633);return $=function(){return r},r}function R(r){return typeof r=="object"&&"head"in r}function v(r){
return typeof r=="object"&&"candidates"in r}function g(r){return typeof r=="string"?m(r):[...l(r),...c(r)].join(`

`)}const j=".github/gene-gate.yml";function c({policy:r}){return r===void 0?[]:[(0,$().fileText)(j,r)]}function l(r){if(v(
r))return i(r);if(!R(r))return[f(r),...r.firstHalf?["# Judged before `prepare`"]:[],...(r.without??[]).map(t=>`# without\
 ${t}`),...(0,$().filesText)(r.base,r.files)];const{base:w,head:S,checkout:x,inputs:u,run:h,approvedBy:o}=r;return[...(0,$().
filesText)(w,S),...x?[`# The checkout is ${O[x]}.`]:[],...u?[`with:
${a(u)}`]:[],...h?.installed?["npm ci --ignore-scripts"]:[],...h?.prepare?[`with:
  prepare: ${h.prepare}`]:[],...h?.large?["truncate --size=5G node_modules/large"]:[],...h?.untracked?["# On disk, but n\
ot in the commit:",...(0,$().filesText)(void 0,h.untracked)]:[],...h?.meanwhile?["# Written while this runs:",...(0,$().
filesText)(void 0,h.meanwhile)]:[],...h?.shard?[`gene-gate check --shard ${h.shard}`]:[],...h?.cancelled?["# The job is \
cancelled while this runs."]:[],...(o??[]).map(t=>`@${t} approves with the comment: /gene-gate approve`)]}const O={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function i(r){
const{candidates:w,messages:S=[],files:x,events:u,reports:h,attestations:o=[],checkRun:t,run:T}=r;return[...S.map(b=>(0,$().
fileText)("messages.jsonl",JSON.stringify(b))),...(0,$().filesText)(void 0,{"candidates.jsonl":w,...x,...u&&{"events.jso\
nl":u},...h&&{"gate-report.json":h}}),...o.map(b=>`# The attestation:
${JSON.stringify(b,null,2)}`),...t===void 0?[]:[`# The digest of the report is ${t?"":"not "}in a check run on GitHub.`],
...T?["gene-gate promote candidates.jsonl --run"]:[]]}function a(r){return Object.entries(r).map(([w,S])=>`  ${w}: ${S}`).
join(`
`)}function f({command:r,context:w}){return w===void 0?m(r):JSON.stringify({command:r,context:w})}function m(r){return typeof r==
"string"&&r.trim()!==""?r:`"validation": [${JSON.stringify(r)}]`}}),41134:((U,d,e)=>{Object.defineProperty(d,"__esModule",
{value:!0}),d.rulePage=v;function $(){const c=e(79215);return $=function(){return c},c}function R(){const c=e(43767);return R=
function(){return c},c}function v(c){const{id:l,title:O,severity:i,layer:a,since:f,why:m,wrong:r,right:w,configure:S}=c;
return[{kind:"title",text:l},{kind:"paragraph",text:`${O}.`},{kind:"paragraph",text:`Severity: ${i} \xB7 Layer: ${a} \xB7 S\
ince: ${f}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:m},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,$().
exampleText)(r)},{kind:"heading",text:"Right"},{kind:"code",text:(0,$().exampleText)(w)},{kind:"heading",text:"In the po\
licy"},...S===void 0?[]:[{kind:"code",text:S}],...g(c)]}function g(c){return(0,R().mayBeIgnored)(c)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${c.id}
    reason: Why this is acceptable
    expires: ${j}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const j="2027-12-31"}),
80401:((U,d,e)=>{e.r(d),e.d(d,{FILE_HEADERS_ONLY:()=>$.jr,createTwoFilesPatch:()=>$.ss,formatPatch:()=>$.Gu,parsePatch:()=>R.
i,structuredPatch:()=>$.YB});var $=e(37291),R=e(73857)})};
