"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.explainVerb=
void 0;function w(){const t=e(76760);return w=function(){return t},t}function v(){const t=e(63314);return v=function(){return t},
t}function T(){const t=e(18744);return T=function(){return t},t}function h(){const t=e(68450);return h=function(){return t},
t}function P(){const t=e(37866);return P=function(){return t},t}function s(){const t=e(41115);return s=function(){return t},
t}function f(){const t=e(94854);return f=function(){return t},t}function g(){const t=e(41895);return g=function(){return t},
t}function r(){const t=e(3051);return r=function(){return t},t}function c(){const t=e(4378);return c=function(){return t},
t}function l(){const t=e(54441);return l=function(){return t},t}function p(){const t=e(53010);return p=function(){return t},
t}function o(){const t=e(10289);return o=function(){return t},t}function O(){const t=e(74183);return O=function(){return t},
t}function j(){const t=e(8229);return j=function(){return t},t}function A(){const t=e(34165);return A=function(){return t},
t}function i(){const t=e(94965);return i=function(){return t},t}function y(){const t=e(37156);return y=function(){return t},
t}function E(){const t=e(13580);return E=function(){return t},t}function n(){const t=e(49232);return n=function(){return t},
t}function $(){const t=e(82256);return $=function(){return t},t}const S=(t,x)=>(0,$().withJudgingOptions)(new(v()).Command(
"explain").argument("<what>","rule id, or command in quotes").allowExcessArguments().option("--command","treat the argum\
ent as a command even if it is one word").option("--repo <dir>","directory where the command would run (default: the cur\
rent repository)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long comma\
nds in full").action(async(L,M,{args:C})=>{N(C),M.command!==!0&&I(L);const G=M.command!==!0&&F(L);t.print(G?u(L,M,t):await R(
L,M,t),M.format),x(0)});d.explainVerb=S;function N(t){if(t.length!==1)throw new(g()).GateError("usage",`\`explain\` takes \
one argument, not ${t.length}.`,`Quote the command: gene-gate explain '${t.join(" ")}'`)}function I(t){if(t!=="")return;
const x="Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes.";throw new(g()).GateError("usage",
"The argument of `explain` is empty.",x)}function F(t){return(0,E().ruleOf)(t)!==void 0?!0:!D.test(t)&&!U(t)}const D=/[\s/\\.=:@$&|;<>"'()]|^-/;
function U(t){return H.has(t)||P().REFUSED_PROGRAMS.has(t)||f().TOOLS.has(t)}const H=new Set(["node","npm","npx",...s().
FAMILIES.map(({name:t})=>t)]);function u(t,{format:x},{columns:L}){const M=m(t);return x==="json"?`${(0,o().json)((0,O().
explainRule)(M))}
`:(0,j().renderRule)(M,L)}const a=80;function m(t){const x=(0,E().ruleOf)(t);if(x!==void 0)return x;const L=l().RULE_GROUPS.
find(C=>C===t);if(L!==void 0){const C=y().ALL_RULES.filter(G=>G.group===L).map(G=>G.id);throw new(g()).GateError("usage",
`\`${L}\` is a group of rules.`,`Its rules: ${C.join(", ")}. docs/policy.md describes the groups.`)}const M=(0,r().nearestName)(
t,y().ALL_RULES.map(C=>C.id));throw new(g()).GateError("usage",`Unknown rule: ${(0,o().terminal)((0,i().clip)(t,a))}.`,`${M?
`Did you mean ${M}? `:""}docs/rules/README.md lists all rules. To explain a command, add --command.`)}async function R(t,{
repo:x,format:L,verbose:M,...C},G){const{platform:k,signal:Y}=G;return b(x,G,async B=>{const K=B===void 0&&C.policy===void 0,
V=await(0,n().policyFor)({...C,...K&&{policy:!1}},G,B),{policy:W}=V,X=B?[...B.files()].map(({path:q})=>q):[],Q=(0,h().commonRoot)(
X.filter((0,T().assetPathTest)(W)),{policy:W,tree:B}),Z=c().Judge.by({policy:W,tree:B,changed:new Set,platform:k,signal:Y,
cwd:Q}),z=await(0,O().explainCommand)(t,Z);return L==="json"?`${(0,o().json)(z)}
`:`${(0,j().renderExplanation)(z,{...G,verbose:M??!1})}
${(0,A().renderPolicyUsed)((0,n().policyName)(V),W,G)}`})}async function b(t,{cwd:x,env:L},M){return t===!1?M():t!==void 0?
(0,p().withSourceTree)((0,w().resolve)(x,t),L,M):await(0,n().repositoryOf)(x,L)===void 0?M():(0,p().withSourceTree)(x,L,
M)}}),49232:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.builtInPolicy=O,d.namedPolicy=r,d.policyFor=l,
d.policyName=p,d.policyOfFile=c,d.repositoryOf=j;function w(){const i=e(73024);return w=function(){return i},i}function v(){
const i=e(76760);return v=function(){return i},i}function T(){const i=e(41895);return T=function(){return i},i}function h(){
const i=e(21311);return h=function(){return i},i}function P(){const i=e(74238);return P=function(){return i},i}function s(){
const i=e(48741);return s=function(){return i},i}function f(){const i=e(96402);return f=function(){return i},i}function g(){
const i=e(63550);return g=function(){return i},i}async function r(i,y){if(i===void 0)return;const E=await c(i,y);return(0,h().
requireExamples)(E),E}async function c(i,y){const E=(await y.readInput(i)).toString("utf8"),n=await j(y.cwd,y.env)??y.cwd;
return await(0,P().loadPolicyFile)(E,i,(0,s().folderTree)(n))}async function l({policy:i,profile:y},E,n){const $=i===!1?
await O():await r(i,E)??await o(n,E);return y===void 0?$:{...$,policy:{...$.policy,profile:y}}}function p({source:i,path:y,
ref:E}){return i==="default"||y===void 0?"the built-in policy":i==="file"||E===void 0?y:`${y} in ${E}`}async function o(i,{
cwd:y,env:E}){const n=i===void 0?await j(y,E):void 0,$=i??(n===void 0?void 0:(0,s().folderTree)(n));if($===void 0)return O();
const S=await(0,P().loadPolicy)($,$.label);return(0,h().requireExamples)(S),S}function O(){const i=(0,g().literalTree)({});
return(0,P().loadPolicy)(i,i.label)}async function j(i,y){try{const E=await(0,f().openRepository)(i,y);return await E.close(),
E.directory}catch(E){const n=E instanceof T().GateError&&E.code==="program_not_found";if(E instanceof T().GateError&&!(n&&
A(i)))return;throw E}}function A(i){const y=(0,v().dirname)(i);return(0,w().existsSync)((0,v().join)(i,".git"))||y!==i&&
A(y)}}),82256:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.REPO_OPTION=d.POLICY_OPTION=void 0,d.formatOption=
g,d.inRepository=c,d.profileOption=f,d.withJudgingOptions=P;function w(){const l=e(76760);return w=function(){return l},
l}function v(){const l=e(63314);return v=function(){return l},l}function T(){const l=e(80068);return T=function(){return l},
l}function h(){const l=e(96402);return h=function(){return l},l}function P(l){return l.option(...s).option("--no-policy",
"use the built-in policy").addOption(f()).addOption(g())}const s=d.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function f(){return new(v()).Option("--profile <name>","profile for commands").choices(
T().PROFILE_NAMES)}function g(){return new(v()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}const r=d.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function c({repo:l},{cwd:p,env:o},O){
const j=await(0,h().openRepository)((0,w().resolve)(p,l),o);try{return await O(j)}finally{await j.close()}}}),53010:((J,d,e)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.withSourceTree=g;function w(){const r=e(51455);return w=function(){return r},
r}function v(){const r=e(41895);return v=function(){return r},r}function T(){const r=e(67147);return T=function(){return r},
r}function h(){const r=e(48741);return h=function(){return r},r}function P(){const r=e(96402);return P=function(){return r},
r}function s(){const r=e(35720);return s=function(){return r},r}function f(){const r=e(34397);return f=function(){return r},
r}async function g(r,c,l){const p=await(0,P().openRepository)(r,c).catch(async o=>{if(!(o instanceof v().GateError&&o.code===
"not_a_repository"&&(await(0,w().stat)(r).catch(()=>{}))?.isDirectory()))throw o});if(p===void 0)return l((0,h().folderTree)(
r),r);try{const o=`the files of ${p.directory}`,O=await(0,s().readTree)(p,await(0,f().snapshotWorktree)(p),{label:o});return await l(
(0,T().withAdditions)(O,(0,h().folderTree)(p.directory),(0,T().additionsOf)()),p.directory,p)}finally{await p.close()}}}),
34397:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.snapshotWorktree=s;function w(){const c=e(51455);return w=
function(){return c},c}function v(){const c=e(76760);return v=function(){return c},c}function T(){const c=e(41895);return T=
function(){return c},c}function h(){const c=e(96681);return h=function(){return c},c}const P=Buffer.from([0]);async function s(c){
const l=await r(c);return await l(["update-index","-z","--index-info"],await f(c)),await l(["add","--all","--","."]),(await l(
["write-tree"])).toString().trim()}async function f(c){const l=[];for(const p of(0,h().splitNul)(await c.user(["ls-files",
"-t","--stage","-z"]))){const o=p[0]===83,O=p.subarray(p.indexOf(9)+1);if(o&&!await g(c,O))throw new(T()).GateError("che\
ckout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,h().decodePath)(O))}`,"Run git sparse-checkout disa\
ble, or gate a commit (without --worktree).");l.push(p.subarray(2),P)}return Buffer.concat(l)}async function g({directory:c},l){
return(0,w().lstat)(Buffer.concat([Buffer.from(`${c}/`),l])).then(()=>!0,p=>{if(p.code==="ENOENT"||p.code==="ENOTDIR")return!1;
throw new(T()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,h().decodePath)(l))} (${p.code})`,"Check \
the permissions of the directories above the file.",{cause:p})})}async function r(c){const l=await(0,w().mkdtemp)((0,v().
join)(c.temporary,"index-")),p={...c.privateStore,GIT_INDEX_FILE:(0,v().join)(l,"index")};return(o,O)=>c.user(o,{env:p,...O&&
{input:O}})}}),77648:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.findingsAbout=g,d.idsIn=p,d.reportFinding=
E,d.reportFindings=y,d.reportGene=f,d.reportScripts=j,d.verdictsOf=A;function w(){const n=e(85475);return w=function(){return n},
n}function v(){const n=e(80827);return v=function(){return n},n}function T(){const n=e(59490);return T=function(){return n},
n}function h(){const n=e(99462);return h=function(){return n},n}function P(){const n=e(95132);return P=function(){return n},
n}function s(){const n=e(37075);return s=function(){return n},n}function f(n,$,{about:S,ids:N}){const{gene:I,outcomes:F,
mutants:D,runFindings:U,verdict:H,summary:u}=n,{asset:a,change:m,blastRadius:R}=I,b=[...S(a),...I.findings,...U.filter(t=>t.
subject?.command===void 0)];return{id:a.id,asset_id:(0,w().assetIdOf)(a),path:a.path,line:a.locate().line,store:{path:I.
store.path||".",root:I.store.root||"."},change:m,verdict:H,summary:u,profiles:i(I.commands.map(({profiles:t})=>t)),validators:i(
I.commands.map(({validators:t})=>t)),blast_radius:R,commands:I.commands.map((t,x)=>{const L=U.filter(G=>l(G,t)),M=p([...t.
findings,...L],N),C=D?.[x];return{...o(t,F[x]),...C&&{mutant:C},...M}}),...p(b,N),...I.differences.length>0&&{differences:I.
differences},validation_report_id:$}}function g(n){const $=(0,T().groupBy)(n,({subject:S})=>r(S));return S=>($.get(r(S))??
[]).filter(N=>c(N,S))}function r({type:n,id:$}={}){return`${n} ${$}`}function c({subject:n,location:$},{type:S,id:N,path:I}){
return n?.type===S&&n.id===N&&($?.path??I)===I}function l({subject:n,location:$},{command:S,location:N}){return n?.command===
S&&$?.line===N.line&&$.column===N.column}function p(n,$){const S=n.flatMap(N=>$.get(N)??[]);return S.length>0?{findings:S}:
{}}function o(n,$){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&
{words:n.reading.words.map(O)},...n.plan?.scripts&&{scripts:j(n.plan.scripts)},profiles:A(n.profiles),validators:A(n.validators),
location:n.location,...n.plan&&{plan_digest:n.plan.digest},...$&&{outcome:$}}}function O({text:n,span:{start:$,end:S}}){
return{text:n,start:$,end:S}}function j(n){return(0,v().stepsIn)(n).map(({directory:$,event:S,text:N,command:I})=>({directory:$,
event:S,text:N,shell:I===void 0}))}function A(n){return Object.fromEntries(Object.entries(n).map(([$,{verdict:S}])=>[$,S]))}
function i(n){const $={};for(const S of n)for(const[N,{verdict:I,reason:F,remark:D}]of Object.entries(S)){const U=$[N];U&&
!U.accepted||($[N]=I==="block"?{accepted:!1,...F&&{reason:(0,P().describe)(F).message}}:{accepted:!0,...D&&{remark:(0,P().
describe)(D).message},...U})}return $}function y(n,$=(0,s().idsOf)(n),S){return n.toSorted(h().byHarm).map(N=>{const I={
id:$.get(N),cause:(0,s().causeOf)(N),...E(N)};if(S===void 0)return I;const F=`gene-gate fix --base ${S.slice(0,12)} --wr\
ite`;return{...I,remedy:I.remedy.replaceAll("gene-gate fix --write",F)}})}function E(n){const{rule:$,severity:S,harm:N,layer:I,
location:F,span:D,subject:U,edit:H,danger:u,level:a,before:m,suppressed:R}=n;return{rule:$,severity:S,harm:N,layer:I,...(0,P().
describe)(n),...F&&{location:F},...D&&{span:D},...U&&{subject:U},...H&&{edit:H},...u!==void 0&&{danger:u},...a&&{level:a},
...m&&{before:m},...R&&{suppressed:R}}}}),74183:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.explainCommand=
P,d.explainRule=g;function w(){const r=e(80068);return w=function(){return r},r}function v(){const r=e(16455);return v=function(){
return r},r}function T(){const r=e(79215);return T=function(){return r},r}function h(){const r=e(77648);return h=function(){
return r},r}async function P(r,c){const{policy:l,tree:p}=c.terms,o=new Map;for(const I of[...w().GENE_PROFILES,l.profile]){
const F=c.with({policy:{...l,profile:I}}),D=await F.command(r),U=I===l.profile;o.set(I,U?await(0,v().withEdit)(D,F):D)}const{
reading:O,validators:j,verdict:A,confirmation:i}=await c.command(r),{words:y,assignments:E,argv:n,invocation:$,targets:S,
scripts:N}=O;return{command:r,profiles:Object.fromEntries([...o].map(([I,{verdict:F}])=>[I,F])),validators:(0,h().verdictsOf)(
j),words:y,assignments:E,argv:n,invocation:$?s($):null,tree:p?.label??null,...c.terms.cwd&&{root:c.terms.cwd},outcome:A===
"block"?"blocked":i==="standard"?"runs":"needs_approval",targets:S,scripts:N?(0,h().reportScripts)(N):null,findings:f(o)}}
function s(r){const{program:c,subcommand:l=null,flags:p,operands:o,passthrough:O}=r;return{program:c,subcommand:l,flags:p,
operands:o,passthrough:O}}function f(r){const c=new Map;for(const[l,{findings:p}]of r)for(const o of p){const O=JSON.stringify(
[o.rule,o.span,o.args]),j=c.get(O);j?(j.profiles.add(l),j.finding=o.edit?o:j.finding):c.set(O,{finding:o,profiles:new Set(
[l])})}return[...c.values()].map(({finding:l,profiles:p})=>({...(0,h().reportFinding)(l),profiles:[...p]}))}function g(r){
const{id:c,title:l,severity:p,harm:o,layer:O,since:j,why:A,configure:i}=r,y={wrong:(0,T().exampleText)(r.wrong),right:(0,T().
exampleText)(r.right)};return{id:c,title:l,severity:p,harm:o,layer:O,since:j,why:A,...y,...i&&{configure:i}}}}),8229:((J,d,e)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.renderExplanation=g,d.renderRule=U;function w(){const u=e(41134);return w=
function(){return u},u}function v(){const u=e(10289);return v=function(){return u},u}function T(){const u=e(50427);return T=
function(){return u},u}function h(){const u=e(94965);return h=function(){return u},u}function P(){const u=e(17722);return P=
function(){return u},u}function s(){const u=e(31626);return s=function(){return u},u}const f=8;function g(u,a){const m=(0,s().
layoutOf)(a),{shown:R,rest:b}=(0,s().limited)(u.findings,f,"finding",m);return(0,s().page)([r(u,m),...R.map(t=>l(t,u,m)),
b,S(u,m),o(u,m),A(u,m),y(u,m)])}function r({command:u,profiles:a},m){const R=p(u)?[m.paint("strong","(blank)")]:(0,P().markedCommand)(
u,[],m);return[...(0,s().labelled)(m,"command",R),...Object.entries(a).flatMap(([b,t])=>(0,s().prose)(m,t,`profile ${b}`,
{label:h().COMMAND_TONES[t]}))]}const c=160;function l(u,{command:a,profiles:m},R){const{severity:b,message:t,span:x}=u,
L=u.profiles.length<Object.keys(m).length;return[...(0,s().prose)(R,b,(0,h().clip)(t,P().LONGEST_SENTENCE),{label:h().SEVERITY_TONES[b]}),
...x===void 0||p(a)?[]:(0,s().labelled)(R,"",(0,P().markedCommand)(a,[x],R,{whole:c})),...L?(0,s().prose)(R,"only in",`p\
rofile ${u.profiles.join(", ")}`):[],...(0,P().fixRows)(u,R)]}function p(u){return/^ *$/.test(u)}function o({command:u,invocation:a},m){
if(a===null)return(0,s().prose)(m,"program","not one of the default profile");const{program:R,subcommand:b,flags:t,operands:x,
passthrough:L}=a,M=C=>F(C,u);return[...(0,s().prose)(m,"program",R),...b===null?[]:(0,s().prose)(m,"subcommand",b),...N(
"flags","flag",t.map(O),m),...N("operands","operand",x.map(M),m),...N("passed on","word",L.map(M),m)]}function O({span:u,
name:a,written:m,value:R}){const b=R===void 0?a:`${a} = ${R===""?"(empty)":R}`;return{span:u,words:m===a?b:`${b}  (writt\
en as ${m})`}}const j=12;function A(u,a){const{argv:m,invocation:R,outcome:b,targets:t,tree:x,root:L}=u,[M]=m??[];if(M===
void 0)return(0,s().prose)(a,"would run","nothing");const C=b==="needs_approval"?(0,s().prose)(a,"waits","needs approval"):
[],G=b==="blocked"?"leads to":"would run";if(R===null){const B=b==="blocked"?"nothing":`program ${M}`;return[...C,...(0,s().
prose)(a,"would run",B)]}if(x===null)return[...C,...(0,s().prose)(a,G,"unknown without a repository; use --repo DIR")];const{
shown:k,rest:Y}=(0,s().limited)(t,j,"target",a);return[...C,...t.length===0?(0,s().prose)(a,G,"no file, script or tool f\
ound"):[],...k.flatMap((B,K)=>(0,s().prose)(a,K===0?G:"",(0,h().clip)(i(B),400))),...Y,...(0,s().prose)(a,"looked in",L===
void 0?x:`${L} of ${x}`)]}function i({kind:u,name:a,path:m,script:R,via:b}){const t=b===void 0?"":`  (from ${b})`;switch(u){case"\
file":return`file ${m??a}${t}`;case"npm_script":return`script ${a}: ${R??""}${t}`;case"package_binary":return`tool ${a}${m===
void 0?"":`: ${m}`}${t}`}}function y({argv:u,scripts:a},m){if(u===null||a===null)return[];const{shown:R,rest:b}=(0,s().limited)(
a,j,"script",m);return[...a.length===0?(0,s().prose)(m,"in order","no script"):[],...R.flatMap((t,x)=>(0,s().prose)(m,x===
0?"in order":"",(0,h().clip)(E(t),400))),...b]}function E({directory:u,event:a,text:m,shell:R}){const b=u===""?"":` in ${u}`;
return m===""?`${a}${b}: there is no such script, or it is empty`:`${a}${b}, ${R?"by a shell":"without a shell"}: ${m}`}
const n=16,$=800;function S(u,a){const{command:m,words:R,assignments:b}=u,t=b.map(({span:L,name:M,value:C})=>({span:L,words:`${M}\
=${C}`})),x=R.map(L=>F(L,m));return[...N("sets","assignment",t,a),...N("words","word",x,a),...(0,s().labelled)(a,"argv",
D(u,a))]}function N(u,a,m,R){const{shown:b,rest:t}=(0,s().limited)(m,n,a,R),x=b.map(({span:C})=>I(C)),L=Math.max(0,...x.
map(({length:C})=>C))+2,M=b.map(({words:C},G)=>R.paint("quiet",(0,T().padRight)(x[G]??"",L))+(0,s().shortName)(C,(0,s().
roomOf)(R)-L));return[...(0,s().labelled)(R,u,M),...t]}function I({start:u,end:a}){return a-u>1?`${u+1}-${a}`:`${u+1}`}function F({
text:u,span:a},m){const R=m.slice(a.start,a.end),b=u===""?"(empty)":u;return{span:a,words:u===R?b:`${b}  (written as ${R}\
)`}}function D({argv:u},a){if(u===null)return(0,T().wrap)("none: the command is ambiguous",(0,s().roomOf)(a));const m=(0,v().
terminal)(`[${u.map(R=>JSON.stringify(R)).join(", ")}]`);return(0,T().chop)(a.verbose?m:(0,h().clip)(m,$),(0,s().roomOf)(
a))}function U(u,a){return`${(0,w().rulePage)(u).map(m=>H(m,a)).join(`

`)}
`}function H({kind:u,text:a},m){switch(u){case"title":return a;case"heading":return`${a}:`;case"paragraph":return(0,T().
wrap)(a.replace(/\s+/g," "),m).join(`
`);case"code":return a.replace(/^(?=.)/gm,"    ")}}}),34165:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.renderPolicy=s,d.renderPolicyUsed=P;function w(){const f=e(94853);return w=function(){return f},f}function v(){const f=e(
76545);return v=function(){return f},f}function T(){const f=e(94965);return T=function(){return f},f}function h(){const f=e(
31626);return h=function(){return f},f}function P(f,{profile:g},r){const c=(0,h().layoutOf)({...r,verbose:!0});return`${(0,h().
prose)(c,"policy",`${f}, profile ${g}`).join(`
`)}
`}function s(f,g,{idleIgnores:r,idleLevels:c,failedExamples:l},p){const o=(0,h().layoutOf)({...p,verbose:!0}),O=(0,v().comparePolicies)(
w().DEFAULT_POLICY,f),j=O.length===0?"same as the defaults":`${(0,T().count)(O.length,"difference")} from the defaults`;
return`${[(0,h().prose)(o,"policy",`${g}: ${j}`,{text:"strong"}),...O.map(({key:i,change:y,direction:E="changed"})=>(0,h().
prose)(o,E,`${i}: ${y}`,{label:E==="looser"?"caution":"quiet"})),...l.map(i=>(0,h().prose)(o,"example",i,{label:"bad"})),
...r.map(({rule:i,why:y})=>(0,h().prose)(o,"no effect",`ignore ${i}: ${y}`,{label:"bad"})),...c.map(({name:i,why:y})=>(0,h().
prose)(o,"no effect",`rules ${i}: ${y}`,{label:"bad"}))].flat().join(`
`)}
`}}),37156:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.CHECK_RULES=d.ALL_RULES=void 0;function w(){const n=e(
31453);return w=function(){return n},n}function v(){const n=e(28672);return v=function(){return n},n}function T(){const n=e(
46931);return T=function(){return n},n}function h(){const n=e(8909);return h=function(){return n},n}function P(){const n=e(
6335);return P=function(){return n},n}function s(){const n=e(96208);return s=function(){return n},n}function f(){const n=e(
40036);return f=function(){return n},n}function g(){const n=e(72443);return g=function(){return n},n}function r(){const n=e(
46711);return r=function(){return n},n}function c(){const n=e(9969);return c=function(){return n},n}function l(){const n=e(
17188);return l=function(){return n},n}function p(){const n=e(65316);return p=function(){return n},n}function o(){const n=e(
76186);return o=function(){return n},n}function O(){const n=e(48516);return O=function(){return n},n}function j(){const n=e(
8371);return j=function(){return n},n}function A(){const n=e(42148);return A=function(){return n},n}const i=d.CHECK_RULES=
E(o().syntaxRules,c().programRules,g().invocationRules,O().targetRules,j().validatorRules,P().curatedRules,r().policyRules,
A().workspaceRules,v().assetFileRules,w().assetRules,f().evidenceRules,s().eligibilityRules,h().changeRules,p().runRules),
y=d.ALL_RULES=[...i,...E(l().promotionRules,T().attestationRules)];function E(...n){return n.flatMap($=>Object.values($))}}),
80633:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.fileText=h,d.filesText=T;function w(){const f=e(80401);
return w=function(){return f},f}function v(){const f=e(67298);return v=function(){return f},f}function T(f,g={}){return[
...new Set([...Object.keys(f??{}),...Object.keys(g)])].map(c=>{const l=f?.[c],p=g[c];return(f===void 0||JSON.stringify(l)===
JSON.stringify(p))&&p!==void 0?h(c,p):P(c,l,p)})}function h(f,g){if(typeof g=="object"&&"symlink"in g)return`# ${f} -> ${g.
symlink}`;const r=typeof g=="object"&&"latin1"in g?" (in ISO 8859-1)":"",c=s(f,g).trimEnd();return c===""?`# ${f} (empty\
)`:`# ${f}${r}
${c}`}function P(f,g,r){return(0,w().createTwoFilesPatch)(g===void 0?"/dev/null":`a/${f}`,r===void 0?"/dev/null":`b/${f}`,
s(f,g),s(f,r),void 0,void 0,{headerOptions:w().FILE_HEADERS_ONLY}).trimEnd()}function s(f,g=""){return typeof g=="string"?
g:"symlink"in g?g.symlink:"submodule"in g?`Subproject commit ${g.submodule}
`:("latin1"in g?g.latin1:g).map(c=>`${(0,v().assetText)(c,f.endsWith(".jsonl"))}
`).join("")}}),79215:((J,d,e)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.exampleText=h,d.isChangeExample=v,d.isPromotionExample=
T;function w(){const o=e(80633);return w=function(){return o},o}function v(o){return typeof o=="object"&&"head"in o}function T(o){
return typeof o=="object"&&"candidates"in o}function h(o){return typeof o=="string"?p(o):[...f(o),...s(o)].join(`

`)}const P=".github/gene-gate.yml";function s({policy:o}){return o===void 0?[]:[(0,w().fileText)(P,o)]}function f(o){if(T(
o))return r(o);if(!v(o))return[l(o),...o.firstHalf?["# Judged before `prepare`"]:[],...(o.without??[]).map(n=>`# without\
 ${n}`),...(0,w().filesText)(o.base,o.files)];const{base:O,head:j,checkout:A,inputs:i,run:y,approvedBy:E}=o;return[...(0,w().
filesText)(O,j),...A?[`# The checkout is ${g[A]}.`]:[],...i?[`with:
${c(i)}`]:[],...y?.installed?["npm ci --ignore-scripts"]:[],...y?.prepare?[`with:
  prepare: ${y.prepare}`]:[],...y?.large?["truncate --size=5G node_modules/large"]:[],...y?.untracked?["# On disk, but n\
ot in the commit:",...(0,w().filesText)(void 0,y.untracked)]:[],...y?.meanwhile?["# Written while this runs:",...(0,w().
filesText)(void 0,y.meanwhile)]:[],...y?.shard?[`gene-gate check --shard ${y.shard}`]:[],...y?.cancelled?["# The job is \
cancelled while this runs."]:[],...(E??[]).map(n=>`@${n} approves with the comment: /gene-gate approve`)]}const g={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function r(o){
const{candidates:O,messages:j=[],files:A,events:i,reports:y,attestations:E=[],checkRun:n,run:$}=o;return[...j.map(S=>(0,w().
fileText)("messages.jsonl",JSON.stringify(S))),...(0,w().filesText)(void 0,{"candidates.jsonl":O,...A,...i&&{"events.jso\
nl":i},...y&&{"gate-report.json":y}}),...E.map(S=>`# The attestation:
${JSON.stringify(S,null,2)}`),...n===void 0?[]:[`# The digest of the report is ${n?"":"not "}in a check run on GitHub.`],
...$?["gene-gate promote candidates.jsonl --run"]:[]]}function c(o){return Object.entries(o).map(([O,j])=>`  ${O}: ${j}`).
join(`
`)}function l({command:o,context:O}){return O===void 0?p(o):JSON.stringify({command:o,context:O})}function p(o){return typeof o==
"string"&&o.trim()!==""?o:`"validation": [${JSON.stringify(o)}]`}}),41134:((J,d,e)=>{Object.defineProperty(d,"__esModule",
{value:!0}),d.rulePage=T;function w(){const s=e(79215);return w=function(){return s},s}function v(){const s=e(43767);return v=
function(){return s},s}function T(s){const{id:f,title:g,severity:r,harm:c,layer:l,since:p,why:o,wrong:O,right:j,configure:A}=s;
return[{kind:"title",text:f},{kind:"paragraph",text:`${g}.`},{kind:"paragraph",text:`Severity: ${r} \xB7 Harm: ${c} \xB7 La\
yer: ${l} \xB7 Since: ${p}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:o},{kind:"heading",text:"Wrong"},{kind:"\
code",text:(0,w().exampleText)(O)},{kind:"heading",text:"Right"},{kind:"code",text:(0,w().exampleText)(j)},{kind:"headin\
g",text:"In the policy"},...A===void 0?[]:[{kind:"code",text:A}],...h(s)]}function h(s){return(0,v().mayBeIgnored)(s)?[{
kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They stay in the report but do not af\
fect the verdict."},{kind:"code",text:`ignores:
  - rule: ${s.id}
    reason: Why this is acceptable
    expires: ${P}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const P="2027-12-31"})};
