exports.id=342,exports.ids=[342],exports.modules={15756:function(B){const{hasOwnProperty:x}=Object.prototype,l=(a,r={})=>{
typeof r=="string"&&(r={section:r}),r.align=r.align===!0,r.newline=r.newline===!0,r.sort=r.sort===!0,r.whitespace=r.whitespace===
!0||r.align===!0,r.platform=r.platform||typeof process<"u"&&process.platform,r.bracketedArray=r.bracketedArray!==!1;const i=r.
platform==="win32"?`\r
`:`
`,g=r.whitespace?" = ":"=",c=[],y=r.sort?Object.keys(a).sort():Object.keys(a);let O=0;r.align&&(O=d(y.filter(o=>a[o]===null||
Array.isArray(a[o])||typeof a[o]!="object").map(o=>Array.isArray(a[o])?`${o}[]`:o).concat([""]).reduce((o,e)=>d(o).length>=
d(e).length?o:e)).length);let n="";const u=r.bracketedArray?"[]":"";for(const o of y){const e=a[o];if(e&&Array.isArray(e))
for(const f of e)n+=d(`${o}${u}`).padEnd(O," ")+g+d(f)+i;else e&&typeof e=="object"?c.push(o):n+=d(o).padEnd(O," ")+g+d(
e)+i}r.section&&n.length&&(n="["+d(r.section)+"]"+(r.newline?i+i:i)+n);for(const o of c){const e=b(o,".").join("\\."),f=(r.
section?r.section+".":"")+e,p=l(a[o],{...r,section:f});n.length&&p.length&&(n+=i),n+=p}return n};function b(a,r){var i=0,
g=0,c=0,y=[];do if(c=a.indexOf(r,i),c!==-1){if(i=c+r.length,c>0&&a[c-1]==="\\")continue;y.push(a.slice(g,c)),g=c+r.length}while(c!==
-1);return y.push(a.slice(g)),y}const S=(a,r={})=>{r.bracketedArray=r.bracketedArray!==!1;const i=Object.create(null);let g=i,
c=null;const y=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,O=a.split(/[\r\n]+/g),n={};for(const o of O){if(!o||o.match(/^\s*[;#]/)||
o.match(/^\s*$/))continue;const e=o.match(y);if(!e)continue;if(e[1]!==void 0){if(c=w(e[1]),c==="__proto__"){g=Object.create(
null);continue}g=i[c]=i[c]||Object.create(null);continue}const f=w(e[2]);let p;r.bracketedArray?p=f.length>2&&f.slice(-2)===
"[]":(n[f]=(n?.[f]||0)+1,p=n[f]>1);const m=p&&f.endsWith("[]")?f.slice(0,-2):f;if(m==="__proto__")continue;const A=e[3]?
w(e[4]):!0,T=A==="true"||A==="false"||A==="null"?JSON.parse(A):A;p&&(x.call(g,m)?Array.isArray(g[m])||(g[m]=[g[m]]):g[m]=
[]),Array.isArray(g[m])?g[m].push(T):g[m]=T}const u=[];for(const o of Object.keys(i)){if(!x.call(i,o)||typeof i[o]!="obj\
ect"||Array.isArray(i[o]))continue;const e=b(o,".");g=i;const f=e.pop(),p=f.replace(/\\\./g,".");for(const m of e)m!=="_\
_proto__"&&((!x.call(g,m)||typeof g[m]!="object")&&(g[m]=Object.create(null)),g=g[m]);g===i&&p===f||(g[p]=i[o],u.push(o))}
for(const o of u)delete i[o];return i},j=a=>a.startsWith('"')&&a.endsWith('"')||a.startsWith("'")&&a.endsWith("'"),d=a=>typeof a!=
"string"||a.match(/[=\r\n]/)||a.match(/^\[/)||a.length>1&&j(a)||a!==a.trim()?JSON.stringify(a):a.split(";").join("\\;").
split("#").join("\\#"),w=a=>{if(a=(a||"").trim(),j(a)){a.charAt(0)==="'"&&(a=a.slice(1,-1));try{a=JSON.parse(a)}catch{}}else{
let r=!1,i="";for(let g=0,c=a.length;g<c;g++){const y=a.charAt(g);if(r)"\\;#".indexOf(y)!==-1?i+=y:i+="\\"+y,r=!1;else{if("\
;#".indexOf(y)!==-1)break;y==="\\"?r=!0:i+=y}}return r&&(i+="\\"),i.trim()}return a};B.exports={parse:S,decode:S,stringify:l,
encode:l,safe:d,unsafe:w}},88647:function(B,x,l){"use strict";Object.defineProperty(x,"__esModule",{value:!0}),x.explainVerb=
void 0;function b(){const t=l(76760);return b=function(){return t},t}function S(){const t=l(63314);return S=function(){return t},
t}function j(){const t=l(18744);return j=function(){return t},t}function d(){const t=l(68450);return d=function(){return t},
t}function w(){const t=l(37866);return w=function(){return t},t}function a(){const t=l(41115);return a=function(){return t},
t}function r(){const t=l(94854);return r=function(){return t},t}function i(){const t=l(41895);return i=function(){return t},
t}function g(){const t=l(3051);return g=function(){return t},t}function c(){const t=l(4378);return c=function(){return t},
t}function y(){const t=l(54441);return y=function(){return t},t}function O(){const t=l(53010);return O=function(){return t},
t}function n(){const t=l(10289);return n=function(){return t},t}function u(){const t=l(74183);return u=function(){return t},
t}function o(){const t=l(25733);return o=function(){return t},t}function e(){const t=l(8229);return e=function(){return t},
t}function f(){const t=l(34165);return f=function(){return t},t}function p(){const t=l(94965);return p=function(){return t},
t}function m(){const t=l(13580);return m=function(){return t},t}function A(){const t=l(17655);return A=function(){return t},
t}function T(){const t=l(99944);return T=function(){return t},t}function P(){const t=l(49232);return P=function(){return t},
t}function I(){const t=l(82256);return I=function(){return t},t}const s=(t,k)=>(0,I().withJudgingOptions)(new(S()).Command(
"explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().option("\
--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").option("\
--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","judge the c\
ommand without looking at files")).option("--verbose","show long commands in full").action(async(v="",M,{args:L})=>{if(M.
list){const C=(0,A().rulesByTopic)(),Y=()=>(0,e().renderRuleList)(C,t);return(0,I().printAnswer)((0,u().ruleList)(C),Y,M.
format,t),k(0)}if(h(L),M.command!==!0&&E(v),M.command!==!0&&R(v)){const C=G(v),Y=()=>(0,e().renderRule)(C,t.columns);(0,I().
printAnswer)((0,u().explainRule)(C),Y,M.format,t)}else await U(v,M,t);k(0)});x.explainVerb=s;const $="Name a rule, as in\
 `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function h(t){
if(!(t.length<=1))throw new(i()).GateError("usage",`\`explain\` takes one argument, not ${t.length}.`,`Quote the command\
: gene-gate explain '${t.join(" ")}'`)}function E(t){if(t==="")throw new(i()).GateError("usage","`explain` has nothing t\
o explain.",$)}function R(t){return(0,m().ruleOf)(t)!==void 0?!0:!N.test(t)&&!F(t)}const N=/[\s/\\.=:@$&|;<>"'()]|^-/;function F(t){
return D.has(t)||w().REFUSED_PROGRAMS.has(t)||r().TOOLS.has(t)}const D=new Set(["node","npm","npx",...a().FAMILIES.map(({
name:t})=>t)]),J=80;function G(t){const k=(0,m().ruleOf)(t);if(k!==void 0)return k;const v=y().RULE_GROUPS.find(L=>L===t);
if(v!==void 0){const L=(0,m().allRules)().filter(C=>C.group===v).map(C=>C.id);throw new(i()).GateError("usage",`\`${v}\` \
is a group of rules.`,`Its rules: ${L.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const M=(0,g().
nearestName)(t,(0,m().allRules)().map(L=>L.id));throw new(i()).GateError("usage",`Unknown rule: ${(0,n().terminal)((0,p().
clip)(t,J))}.`,`${M?`Did you mean ${M}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function U(t,{repo:k,format:v,...M},L){const{platform:C,signal:Y}=L;return W(k,L,async(H,Z)=>{const q=H===
void 0&&M.policy===void 0,z=await(0,P().policyFor)({...M,...q&&{policy:!1}},L,H),{policy:V}=z,Q=M.command?void 0:await(0,T().
answerOfAgentFile)({path:t,file:t},{tree:H,root:Z},V,L),K=(0,I().textOptions)(M,L);if(Q!==void 0)return(0,I().printAnswer)(
Q,()=>(0,o().renderFileAnswers)([Q],K),v,L);const _=H?[...H.files()].map(({path:rn})=>rn):[],nn=(0,d().commonRoot)(_.filter(
(0,j().assetPathTest)(V)),{policy:V,tree:H}),tn=c().Judge.by({policy:V,tree:H,changed:new Set,platform:C,signal:Y,cwd:nn}),
X=await(0,u().explainCommand)(t,tn),en=()=>`${(0,e().renderExplanation)(X,K)}
${(0,f().renderPolicyUsed)((0,P().policyName)(z),V,L)}`;(0,I().printAnswer)(X,en,v,L)})}async function W(t,{cwd:k,env:v},M){
return t===!1?M():t!==void 0?(0,O().withSourceTree)((0,b().resolve)(k,t),v,M):await(0,P().repositoryOf)(k,v)===void 0?M():
(0,O().withSourceTree)(k,v,M)}},74183:function(B,x,l){"use strict";Object.defineProperty(x,"__esModule",{value:!0}),x.explainCommand=
w,x.explainRule=i,x.ruleList=g;function b(){const c=l(80068);return b=function(){return c},c}function S(){const c=l(16455);
return S=function(){return c},c}function j(){const c=l(79215);return j=function(){return c},c}function d(){const c=l(77648);
return d=function(){return c},c}async function w(c,y){const{policy:O,tree:n}=y.terms,u=new Map;for(const $ of[...b().GENE_PROFILES,
O.profile]){const h=y.with({policy:{...O,profile:$}}),E=await h.command(c),R=$===O.profile;u.set($,R?await(0,S().withEdit)(
E,h):E)}const{reading:o,validators:e,verdict:f,confirmation:p}=await y.command(c),{words:m,assignments:A,argv:T,invocation:P,
targets:I,scripts:s}=o;return{command:c,profiles:Object.fromEntries([...u].map(([$,{verdict:h}])=>[$,h])),validators:(0,d().
verdictsOf)(e),words:m,assignments:A,argv:T,invocation:P?a(P):null,tree:n?.label??null,...y.terms.cwd&&{root:y.terms.cwd},
outcome:f==="block"?"blocked":p==="standard"?"runs":"needs_approval",targets:I,scripts:s?(0,d().reportScripts)(s):null,findings:r(
u)}}function a(c){const{program:y,subcommand:O=null,flags:n,operands:u,passthrough:o}=c;return{program:y,subcommand:O,flags:n,
operands:u,passthrough:o}}function r(c){const y=new Map;for(const[O,{findings:n}]of c)for(const u of n){const o=JSON.stringify(
[u.rule,u.span,u.args]),e=y.get(o);e?(e.profiles.add(O),e.finding=u.edit?u:e.finding):y.set(o,{finding:u,profiles:new Set(
[O])})}return[...y.values()].map(({finding:O,profiles:n})=>({...(0,d().reportFinding)(O),profiles:[...n]}))}function i(c){
const{id:y,title:O,severity:n,harm:u,layer:o,since:e,why:f,configure:p}=c,m={wrong:(0,j().exampleText)(c.wrong),right:(0,j().
exampleText)(c.right)};return{id:y,title:O,severity:n,harm:u,layer:o,since:e,why:f,...m,...p&&{configure:p}}}function g(c){
return[...c].map(([y,O])=>({topic:y,rules:O.map(({id:n,severity:u,title:o})=>({id:n,severity:u,title:o}))}))}},25733:function(B,x,l){
"use strict";Object.defineProperty(x,"__esModule",{value:!0}),x.renderCommandAnswers=a,x.renderFileAnswers=r;function b(){
const n=l(69379);return b=function(){return n},n}function S(){const n=l(38319);return S=function(){return n},n}function j(){
const n=l(94965);return j=function(){return n},n}function d(){const n=l(31626);return d=function(){return n},n}function w(){
const n=l(27809);return w=function(){return n},n}function a(n,u){const o=(0,d().layoutOf)(u);return(0,d().page)([...c(n,
o),O(n,[],o)])}function r(n,u){const o=(0,d().layoutOf)(u),e=n.filter(T=>"assets"in T),f=n.filter(T=>"entries"in T),p=e.
flatMap(T=>T.assets),m=p.flatMap(T=>T.commands),A=[(0,j().count)(e.length,"file"),(0,j().count)(p.length,"asset")];return(0,d().
page)([...e.flatMap(T=>g(T,o)),...f.flatMap(T=>i(T,o)),...e.length>0?[O(m,A,o)]:[]])}function i(n,u){const{path:o,tool:e,
approval:f,specification:p,findings:m}=n,A=u.paint("strong",(0,d().shortName)(o,(0,d().roomOf)(u)));return[(0,d().labelled)(
u,"file",[A]),(0,d().prose)(u,"read by",`${e}, which ${f}; see ${p}`),(0,w().listRows)((0,S().machineList)({agent_files:[
n],findings:m}),u),...(0,b().findingRows)(m.filter(T=>!(0,S().isTold)(T))).map(T=>(0,w().rowLines)(T,u))]}function g({path:n,
assets:u,findings:o},e){const f=o.filter(({subject:s})=>s?.command===void 0),p=e.verbose?f:f.filter(({severity:s})=>s!==
"notice"),m=(0,b().findingRows)(p),A=c(u.flatMap(s=>s.commands),e),T=e.paint("strong",(0,d().shortName)(n,(0,d().roomOf)(
e))),I=A.length===0&&m.length===0?[e.paint("quiet","no problems found")]:[];return[(0,d().labelled)(e,"file",[T,...I]),...A,
...m.map(s=>(0,w().rowLines)(s,e))]}function c(n,u){return n.filter(({verdict:o})=>u.verbose||o!=="allow").map(o=>y(o,u))}
function y({command:n,verdict:u,findings:o},e){const f=o.filter(({severity:T})=>T!=="notice"),p=(0,b().reasonNotes)(f),m=j().
COMMAND_TONES[u],{span:A}=f.find(T=>T.span)??{};return[...(0,d().labelled)(e,u,(0,w().markedCommand)(n,A?[A]:[],e,m),m),
...(0,w().rowLines)({tone:m,...p},e)]}function O(n,u,o){const e=p=>n.filter(({verdict:m})=>m===p).length,f=[...u,(0,j().
count)(n.length,"command"),`${e("allow")} allowed`,...e("warn")>0?[`${e("warn")} allowed with a warning`]:[],...e("block")>
0?[`${e("block")} blocked`]:[]];return(0,d().prose)(o,"total",f.join(", "))}},8229:function(B,x,l){"use strict";Object.defineProperty(
x,"__esModule",{value:!0}),x.renderExplanation=i,x.renderRule=T,x.renderRuleList=P;function b(){const s=l(17655);return b=
function(){return s},s}function S(){const s=l(10289);return S=function(){return s},s}function j(){const s=l(50427);return j=
function(){return s},s}function d(){const s=l(94965);return d=function(){return s},s}function w(){const s=l(31626);return w=
function(){return s},s}function a(){const s=l(27809);return a=function(){return s},s}const r=8;function i(s,$){const h=(0,w().
layoutOf)($),{shown:E,rest:R}=(0,w().limited)(s.findings,r,"finding",h);return(0,w().page)([g(s,h),...E.map(N=>c(N,s,h)),
R,n(s,h),e(s,h),m(s,h)])}function g({command:s,profiles:$},h){const E=y(s)?[h.paint("strong","(blank)")]:(0,a().markedCommand)(
s,[],h);return[...(0,w().labelled)(h,"command",E),...Object.entries($).flatMap(([R,N])=>(0,w().prose)(h,N,`profile ${R}`,
{label:d().COMMAND_TONES[N]}))]}function c(s,{command:$,profiles:h},E){const{severity:R,message:N,span:F,remedy:D,rule:J}=s,
G=s.profiles.length<Object.keys(h).length,U=F===void 0||y($)?{}:{command:$,spans:[F]},W=[...G?[{label:"only in",text:`pr\
ofile ${s.profiles.join(", ")}`}]:[],{label:"fix",text:D,tone:"good"}],t={status:R,tone:d().SEVERITY_TONES[R],words:N,...U};
return(0,a().rowLines)({...t,notes:W,rule:J},E)}function y(s){return/^ *$/.test(s)}const O=800;function n({argv:s,assignments:$,
invocation:h},E){const R=(k,v)=>{const M=v.map(C=>C===""?"(empty)":C).join(", "),L=E.verbose?M:(0,d().clip)(M,O);return v.
length===0?[]:(0,w().labelled)(E,k,(0,j().chop)((0,S().terminal)(L),(0,w().roomOf)(E)))},{program:N,subcommand:F,flags:D=[],
operands:J=[],passthrough:G=[]}=h??{},U=$.map(({name:k,value:v})=>`${k}=${v}`),W=s?.map(k=>JSON.stringify(k)).join(", ");
return[["sets",U],["argv",[W===void 0?"none: the command is ambiguous":`[${W}]`]],["program",[N??"not one of the default\
 profile"]],["subcommand",F?[F]:[]],["flags",D.map(u)],["operands",J.map(({text:k})=>k)],["passed on",G.map(({text:k})=>k)]].
flatMap(k=>R(...k))}function u({name:s,written:$,value:h}){const E=h===void 0?s:`${s} = ${h===""?"(empty)":h}`;return $===
s?E:`${E} (written as ${$})`}const o=12;function e(s,$){const{argv:h,invocation:E,outcome:R,targets:N,tree:F,root:D}=s,[
J]=h??[];if(J===void 0)return(0,w().prose)($,"would run","nothing");const G=R==="needs_approval"?(0,w().prose)($,"waits",
"needs approval"):[],U=R==="blocked"?"leads to":"would run";if(E===null){const W=R==="blocked"?"nothing":`program ${J}`;
return[...G,...(0,w().prose)($,"would run",W)]}return F===null?[...G,...(0,w().prose)($,U,"unknown without a repository;\
 use --repo DIR")]:[...G,...f(U,N.map(p),"file, script or tool",$),...(0,w().prose)($,"looked in",D===void 0?F:`${D} of ${F}`)]}
function f(s,$,h,E){const{shown:R,rest:N}=(0,w().limited)($,o,h,E);return R.length===0?(0,w().prose)(E,s,`no ${h}`):[...R.
flatMap((F,D)=>(0,w().prose)(E,D===0?s:"",(0,d().clip)(F,400))),...N]}function p({kind:s,name:$,path:h,script:E,via:R}){
const N=R===void 0?"":`  (from ${R})`;switch(s){case"file":return`file ${h??$}${N}`;case"npm_script":return`script ${$}:\
 ${E??""}${N}`;case"package_binary":return`tool ${$}${h===void 0?"":`: ${h}`}${N}`}}function m({argv:s,scripts:$},h){return s===
null||$===null?[]:f("in order",$.map(A),"script",h)}function A({directory:s,event:$,text:h,shell:E}){const R=s===""?"":`\
 in ${s}`;return h===""?`${$}${R}: there is no such script, or it is empty`:`${$}${R}, ${E?"by a shell":"without a shell"}\
: ${h}`}function T(s,$){return`${(0,b().rulePage)(s).map(h=>I(h,$)).join(`

`)}
`}function P(s,{columns:$}){const h=Math.max(...[...s.values()].flat().map(({id:R})=>R.length))+4;return`${[...s].map(([
R,N])=>[`${R}:`,...N.flatMap(({id:F,title:D})=>(0,j().wrap)(D,$-h).map((J,G)=>(0,j().padRight)(G===0?`  ${F}`:"",h)+J))]).
map(R=>R.join(`
`)).join(`

`)}
`}function I({kind:s,text:$},h){switch(s){case"title":return $;case"heading":return`${$}:`;case"paragraph":return(0,j().
wrap)($.replace(/\s+/g," "),h).join(`
`);case"code":return $.replace(/^(?=.)/gm,"    ")}}},34165:function(B,x,l){"use strict";Object.defineProperty(x,"__esMod\
ule",{value:!0}),x.renderPolicy=a,x.renderPolicyUsed=w;function b(){const r=l(94853);return b=function(){return r},r}function S(){
const r=l(76545);return S=function(){return r},r}function j(){const r=l(94965);return j=function(){return r},r}function d(){
const r=l(31626);return d=function(){return r},r}function w(r,{profile:i},g){const c=(0,d().layoutOf)({...g,verbose:!0});
return`${(0,d().prose)(c,"policy",`${r}, profile ${i}`).join(`
`)}
`}function a(r,i,{idleIgnores:g,idleLevels:c,failedExamples:y},O){const n=(0,d().layoutOf)({...O,verbose:!0}),u=(0,S().comparePolicies)(
b().DEFAULT_POLICY,r),o=u.length===0?"same as the defaults":`${(0,j().count)(u.length,"difference")} from the defaults`;
return`${[(0,d().prose)(n,"policy",`${i}: ${o}`,{text:"strong"}),...u.map(({key:f,change:p,direction:m="changed"})=>(0,d().
prose)(n,m,`${f}: ${p}`,{label:m==="looser"?"caution":"quiet"})),...y.map(f=>(0,d().prose)(n,"example",f,{label:"bad"})),
...Object.entries({ignore:g,rules:c}).flatMap(([f,p])=>p.map(({name:m,why:A})=>(0,d().prose)(n,"no effect",`${f} ${m}: ${A}`,
{label:"bad"})))].flat().join(`
`)}
`}},17655:function(B,x,l){"use strict";Object.defineProperty(x,"__esModule",{value:!0}),x.ruleDocuments=r,x.ruleMarkdown=
y,x.rulePage=n,x.rulesByTopic=i;function b(){const e=l(59490);return b=function(){return e},e}function S(){const e=l(13580);
return S=function(){return e},e}function j(){const e=l(79215);return j=function(){return e},e}function d(){const e=l(43767);
return d=function(){return e},e}function w(){const e=l(88489);return w=function(){return e},e}const a="<!-- Generated fr\
om the catalogue of rules. Do not edit. -->";function r(e=(0,S().allRules)()){return new Map([["README.md",g(e)],...e.map(
f=>[`${f.id}.md`,`${a}

${y(f)}`])])}function i(e=(0,S().allRules)()){return(0,b().groupBy)(e,c)}function g(e){const f=[...i(e)].map(([m,A])=>{const T=A.
map(({id:P,severity:I,title:s})=>`| [${P}](${P}.md) | ${I} | ${s} |`);return[`## ${m}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...T].join(`
`)}),p=`The gate has ${e.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${w().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[a,"# Rules",p,...f].join(`

`)}
`}function c({layer:e,profile:f}){return f===void 0?String(e):`Profile ${f}${typeof e=="number"?`, layer ${e}`:""}`}function y(e){
return`${n(e).map(O).join(`

`)}
`}function O({kind:e,text:f}){switch(e){case"title":return`# ${f}`;case"heading":return`## ${f}`;case"paragraph":return f;case"\
code":return`\`\`\`\`text
${f}
\`\`\`\``}}function n(e){const{id:f,title:p,severity:m,harm:A,layer:T,since:P,why:I,wrong:s,right:$,configure:h}=e;return[
{kind:"title",text:f},{kind:"paragraph",text:`${p}.`},{kind:"paragraph",text:`Severity: ${m} \xB7 Harm: ${A} \xB7 Layer: ${T}\
 \xB7 Since: ${P}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:I},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,j().
exampleText)(s)},{kind:"heading",text:"Right"},{kind:"code",text:(0,j().exampleText)($)},{kind:"heading",text:"In the po\
licy"},...h===void 0?[]:[{kind:"code",text:h}],...u(e)]}function u(e){return(0,d().mayBeIgnored)(e)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${e.id}
    reason: Why this is acceptable
    expires: ${o}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const o="2027-12-31"},
80633:function(B,x,l){"use strict";Object.defineProperty(x,"__esModule",{value:!0}),x.fileText=d,x.filesText=j;function b(){
const r=l(80401);return b=function(){return r},r}function S(){const r=l(67298);return S=function(){return r},r}function j(r,i={}){
return[...new Set([...Object.keys(r??{}),...Object.keys(i)])].map(c=>{const y=r?.[c],O=i[c];return(r===void 0||JSON.stringify(
y)===JSON.stringify(O))&&O!==void 0?d(c,O):w(c,y,O)})}function d(r,i){if(typeof i=="object"&&"symlink"in i)return`# ${r}\
 -> ${i.symlink}`;const g=typeof i=="object"&&"latin1"in i?" (in ISO 8859-1)":"",c=a(r,i).trimEnd();return c===""?`# ${r}\
 (empty)`:`# ${r}${g}
${c}`}function w(r,i,g){return(0,b().createTwoFilesPatch)(i===void 0?"/dev/null":`a/${r}`,g===void 0?"/dev/null":`b/${r}`,
a(r,i),a(r,g),void 0,void 0,{headerOptions:b().FILE_HEADERS_ONLY}).trimEnd()}function a(r,i=""){return typeof i=="string"?
i:"symlink"in i?i.symlink:"submodule"in i?`Subproject commit ${i.submodule}
`:("latin1"in i?i.latin1:i).map(c=>`${(0,S().assetText)(c,r.endsWith(".jsonl"))}
`).join("")}},79215:function(B,x,l){"use strict";Object.defineProperty(x,"__esModule",{value:!0}),x.exampleText=d,x.isChangeExample=
S,x.isPromotionExample=j;function b(){const n=l(80633);return b=function(){return n},n}function S(n){return typeof n=="o\
bject"&&"head"in n}function j(n){return typeof n=="object"&&"candidates"in n}function d(n){return typeof n=="string"?O(n):
[...r(n),...a(n)].join(`

`)}const w=".github/gene-gate.yml";function a({policy:n}){return n===void 0?[]:[(0,b().fileText)(w,n)]}function r(n){if(j(
n))return g(n);if(!S(n))return[y(n),...n.firstHalf?["# Judged before `prepare`"]:[],...(n.without??[]).map(A=>`# without\
 ${A}`),...(0,b().filesText)(n.base,n.files)];const{base:u,head:o,checkout:e,inputs:f,run:p,approvedBy:m}=n;return[...(0,b().
filesText)(u,o),...e?[`# The checkout is ${i[e]}.`]:[],...f?[`with:
${c(f)}`]:[],...p?.installed?["npm ci --ignore-scripts"]:[],...p?.prepare?[`with:
  prepare: ${p.prepare}`]:[],...p?.large?["truncate --size=5G node_modules/large"]:[],...p?.untracked?["# On disk, but n\
ot in the commit:",...(0,b().filesText)(void 0,p.untracked)]:[],...p?.meanwhile?["# Written while this runs:",...(0,b().
filesText)(void 0,p.meanwhile)]:[],...p?.shard?[`gene-gate check --shard ${p.shard}`]:[],...p?.cancelled?["# The job is \
cancelled while this runs."]:[],...(m??[]).map(A=>`@${A} approves with the comment: /gene-gate approve`)]}const i={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function g(n){
const{candidates:u,messages:o=[],files:e,events:f,reports:p,attestations:m=[],checkRun:A,run:T}=n;return[...o.map(P=>(0,b().
fileText)("messages.jsonl",JSON.stringify(P))),...(0,b().filesText)(void 0,{"candidates.jsonl":u,...e,...f&&{"events.jso\
nl":f},...p&&{"gate-report.json":p}}),...m.map(P=>`# The attestation:
${JSON.stringify(P,null,2)}`),...A===void 0?[]:[`# The digest of the report is ${A?"":"not "}in a check run on GitHub.`],
...T?["gene-gate promote candidates.jsonl --run"]:[]]}function c(n){return Object.entries(n).map(([u,o])=>`  ${u}: ${o}`).
join(`
`)}function y({command:n,context:u}){return u===void 0?O(n):JSON.stringify({command:n,context:u})}function O(n){return typeof n==
"string"&&n.trim()!==""?n:`"validation": [${JSON.stringify(n)}]`}}};
