"use strict";exports.id=7805,exports.ids=[7805],exports.modules={87805:function(M,s,c){Object.defineProperty(s,"__esModule",{value:!0}),
s.policyVerb=void 0;function m(){const r=c(76760);return m=function(){return r},r}function O(){const r=c(63314);return O=
function(){return r},r}function g(){const r=c(41895);return g=function(){return r},r}function h(){const r=c(21311);return h=
function(){return r},r}function p(){const r=c(54062);return p=function(){return r},r}function a(){const r=c(74238);return a=
function(){return r},r}function d(){const r=c(31626);return d=function(){return r},r}function j(){const r=c(34165);return j=
function(){return r},r}function $(){const r=c(9436);return $=function(){return r},r}function w(){const r=c(52288);return w=
function(){return r},r}function P(){const r=c(49232);return P=function(){return r},r}const S=(r,n)=>new(O()).Command("po\
licy").usage("test [file]").addArgument(new(O()).Argument("<test>","the only action").choices(["test"])).argument("[file\
]",`policy file; \`-\` reads standard input (default: ${a().POLICY_PATH})`).action(async(e,t)=>{const o=A(t??await b(r),
r);n(await(t===void 0?o.catch(L):o))});s.policyVerb=S;function L(r){if(!(r instanceof g().GateError&&r.code==="file_unre\
adable"))throw r;const n="Write the policy with `gene-gate init`, or name another file.";throw new(g()).GateError(r.code,
r.message,n,{cause:r})}async function b({cwd:r,env:n}){const e=await(0,P().repositoryOf)(r,n);return e===void 0?a().POLICY_PATH:
(0,m().relative)(r,(0,m().join)(e,a().POLICY_PATH))}async function A(r,n){try{const e=await(0,P().policyOfFile)(r,n),{policy:t}=e,
o=(0,p().dayOf)(new Date),i={idleIgnores:(0,$().idleIgnores)(t.ignores,o),idleLevels:(0,w().idleLevels)({rules:t.rules,today:o}),
failedExamples:(0,h().failedExamples)(e)};return n.print((0,j().renderPolicy)(t,r,i,n)),Object.values(i).some(u=>u.length>
0)?1:0}catch(e){if(!(e instanceof g().GateError&&e.code==="policy_invalid"))throw e;return n.note((0,d().failureText)(e,
n)),1}}},49232:function(M,s,c){Object.defineProperty(s,"__esModule",{value:!0}),s.builtInPolicy=b,s.namedPolicy=$,s.policyFor=
P,s.policyName=S,s.policyOfFile=w,s.repositoryOf=A;function m(){const n=c(73024);return m=function(){return n},n}function O(){
const n=c(76760);return O=function(){return n},n}function g(){const n=c(41895);return g=function(){return n},n}function h(){
const n=c(21311);return h=function(){return n},n}function p(){const n=c(74238);return p=function(){return n},n}function a(){
const n=c(48741);return a=function(){return n},n}function d(){const n=c(96402);return d=function(){return n},n}function j(){
const n=c(63550);return j=function(){return n},n}async function $(n,e){if(n===void 0)return;const t=await w(n,e);return(0,h().
requireExamples)(t),t}async function w(n,e){const t=(await e.readInput(n)).toString("utf8"),o=await A(e.cwd,e.env)??e.cwd;
return await(0,p().loadPolicyFile)(t,n,(0,a().folderTree)(o))}async function P({policy:n,profile:e},t,o){const i=n===!1?
await b():await $(n,t)??await L(o,t);return e===void 0?i:{...i,policy:{...i.policy,profile:e}}}function S({source:n,path:e,
ref:t}){return n==="default"||e===void 0?"the built-in policy":n==="file"||t===void 0?e:`${e} in ${t}`}async function L(n,{
cwd:e,env:t}){const o=n===void 0?await A(e,t):void 0,i=n??(o===void 0?void 0:(0,a().folderTree)(o));if(i===void 0)return b();
const u=await(0,p().loadPolicy)(i,i.label);return(0,h().requireExamples)(u),u}function b(){const n=(0,j().literalTree)({});
return(0,p().loadPolicy)(n,n.label)}async function A(n,e){try{const t=await(0,d().openRepository)(n,e);return await t.close(),
t.directory}catch(t){const o=t instanceof g().GateError&&t.code==="program_not_found";if(t instanceof g().GateError&&!(o&&
r(n)))return;throw t}}function r(n){const e=(0,O().dirname)(n);return(0,m().existsSync)((0,O().join)(n,".git"))||e!==n&&
r(e)}},81961:function(M,s,c){Object.defineProperty(s,"__esModule",{value:!0}),s.comparePolicies=A,s.policyOfBranch=L,s.policyWith=
S,s.stricterOf=j,s.tightenPolicy=w,s.valuesOf=P;function m(){const t=c(23404);return m=function(){return t},t}function O(){
const t=c(41330);return O=function(){return t},t}function g(){const t=c(69873);return g=function(){return t},t}function h(){
const t=c(41895);return h=function(){return t},t}function p(){const t=c(74238);return p=function(){return t},t}function a(){
const t=c(11160);return a=function(){return t},t}function d(){const t=c(92328);return d=function(){return t},t}function j(t,o,i){
const u=$(t.policy,o.policy,{which:`The policies of the base and of ${i}`,hint:"Use the same values in both policies."}),
{ref:f,digest:l}=o,y=[...t.combinedWith?[t.combinedWith.name]:[],i];return{...t,policy:u,digest:(0,p().digestPolicy)(u),
combinedWith:{name:y.join(" and "),digest:l,...f!==void 0&&{ref:f}}}}function $(t,o,{which:i,hint:u}){const f=[],l=P(t),
y=P(o);for(const[v,{strictness:E}]of a().POLICY_KEYS){const[I,C]=[l.get(v),y.get(v)];if((0,m().canonicalize)(I)===(0,m().
canonicalize)(C))continue;const T=E.combine(I,C);T?l.set(v,T.value):f.push(v)}if(f.length===0)return S(l);const F=`${i} \
differ in ${f.join(", ")}; the gate cannot determine which is stricter.`;throw new(h()).GateError("policy_conflict",F,u)}
function w(t,o){if(Object.values(o).every(y=>y===void 0))return t;const i=P(t.policy),u=[],f=new Map(Object.entries(o));
for(const[y,{strictness:F,input:v}]of a().POLICY_KEYS){const E=v&&f.get(v.name),I=i.get(y);if(!(!v||E===void 0||E===I))if(I===
v.open||F.compare(I,E)==="tighter")i.set(y,E);else{const C={given:String(E),kept:String(I)};u.push({input:v.name,key:y,...C})}}
const l=S(i);return{...t,policy:l,digest:(0,p().digestPolicy)(l),ignoredInputs:u}}function P(t){const o=t;return new Map(
[...a().POLICY_KEYS.keys()].map(i=>{const[u="",f]=i.split("."),l=o[u];return[i,f===void 0?l:l[f]]}))}function S(t){const o={};
for(const[i,u]of t){const[f="",l]=i.split(".");o[f]=l===void 0?u:{...o[f],[l]:u}}return a().policySchema.parse(o)}function L(t,o,i){
const{branches:u,...f}=t.policy,l=Object.entries(u).filter(([C])=>b(C,o));if(l.length===0&&o!==i)return;const y={...f,branches:{}},
[F,...v]=l.map(([,C])=>a().policySchema.parse((0,a().withEntry)(y,C)));if(F===void 0)return t;const E={which:`The entrie\
s of \`branches\` that match ${JSON.stringify(o)}`,hint:"Use the same values in these entries of the policy of the defau\
lt branch."},I=v.reduce((C,T)=>$(C,T,E),F);return{...t,policy:I,digest:(0,p().digestPolicy)(I)}}function b(t,o){return t===
o||O().default.isMatch(o,t,{dot:!0,nonegate:!0})}function A(t,o){const[i,u]=[P(t),P(o)];return[...a().POLICY_KEYS].flatMap(
([f,{strictness:l}])=>{const[y,F]=[i.get(f),u.get(f)],v=r(y,F);if(v===void 0)return[];const E=l.compare(y,F),I=l.loosens?.(
y,F)??E!=="tighter";return[{key:f,change:v,direction:E,loosens:I}]})}function r(t,o){if(Array.isArray(t)&&Array.isArray(
o)){const i=[...(0,d().missingFrom)(t,o).map(u=>`+ ${n(u)}`),...(0,d().missingFrom)(o,t).map(u=>`- ${n(u)}`)];return i.length===
0?void 0:i.join(", ")}return(0,m().canonicalize)(t)===(0,m().canonicalize)(o)?void 0:`${e(t)} \u2192 ${e(o)}`}function n(t){
const o=t.name;return typeof o=="string"?o:e(t)}function e(t){return(0,g().stringify)(t,{collectionStyle:"flow",lineWidth:0}).
trimEnd()}},34165:function(M,s,c){Object.defineProperty(s,"__esModule",{value:!0}),s.renderPolicy=a,s.renderPolicyUsed=p;
function m(){const d=c(81961);return m=function(){return d},d}function O(){const d=c(94853);return O=function(){return d},
d}function g(){const d=c(94965);return g=function(){return d},d}function h(){const d=c(31626);return h=function(){return d},
d}function p(d,{profile:j},$){const w=(0,h().layoutOf)({...$,verbose:!0});return`${(0,h().prose)(w,"policy",`${d}, profi\
le ${j}`).join(`
`)}
`}function a(d,j,{idleIgnores:$,idleLevels:w,failedExamples:P},S){const L=(0,h().layoutOf)({...S,verbose:!0}),b=(0,m().comparePolicies)(
O().DEFAULT_POLICY,d),A=b.length===0?"same as the defaults":`${(0,g().count)(b.length,"difference")} from the defaults`;
return`${[(0,h().prose)(L,"policy",`${j}: ${A}`,{text:"strong"}),...b.map(({key:n,change:e,direction:t="changed"})=>(0,h().
prose)(L,t,`${n}: ${e}`,{label:t==="looser"?"caution":"quiet"})),...P.map(n=>(0,h().prose)(L,"example",n,{label:"bad"})),
...Object.entries({ignore:$,rules:w}).flatMap(([n,e])=>e.map(({name:t,why:o})=>(0,h().prose)(L,"no effect",`${n} ${t}: ${o}`,
{label:"bad"})))].flat().join(`
`)}
`}},9436:function(M,s,c){Object.defineProperty(s,"__esModule",{value:!0}),s.idleIgnores=P,s.ignoreFindings=$,s.isIgnorable=
d,s.refusalOf=w,s.suppress=j;function m(){const n=c(41330);return m=function(){return n},n}function O(){const n=c(32854);
return O=function(){return n},n}function g(){const n=c(13580);return g=function(){return n},n}function h(){const n=c(95132);
return h=function(){return n},n}function p(){const n=c(43767);return p=function(){return n},n}function a(){const n=c(52288);
return a=function(){return n},n}function d({rule:n,severity:e,layer:t}){return(0,p().mayBeIgnored)({...(0,g().ruleOf)(n),
severity:e,layer:t})}function j(n,{ignores:e,...t}){const o=e.filter(u=>!(0,a().hasExpired)(u.expires,t.today)),i=(0,a().
withLevels)(n,t);return o.length===0?i:i.map(u=>{const f=d(u)&&o.find(l=>L(l,u));return f?{...u,suppressed:{reason:f.reason,
expires:f.expires}}:u})}function $({ignores:n,today:e},t,o){return n.flatMap(i=>{const u=`The ignore of \`${i.rule}\` ${r(
i)}`,f=t.filter(E=>L(i,E)),y=(f.every(d)?w(i):a().DECIDES)??S(i,e);if(y!==void 0)return[(0,h().finding)("exception-refus\
ed",{exception:u,refusal:y})];const F=f.length===0&&o.some(E=>b(i,E)),v={exception:u,refusal:"the rule finds nothing the\
re"};return F?[(0,h().finding)("exception-refused",v,{severity:"notice"})]:[]})}function w({rule:n}){const e=(0,g().checkRules)().
find(({id:t})=>t===n);return e===void 0?(0,a().unknownRule)(n):e.ignorable!==void 0||(0,p().mayBeIgnored)(e)?void 0:a().
DECIDES}function P(n,e){return n.flatMap(t=>{const o=w(t)??S(t,e);return o===void 0?[]:[{name:t.rule,why:o}]})}function S({
expires:n,reason:e},t){return(0,a().hasExpired)(n,t)?(0,a().expiredWords)(n,e):void 0}function L({rule:n,where:e},{rule:t,
location:o,subject:i}){if(n!==t)return!1;const{path:u,gene:f,command:l}=e??{};return(u===void 0||o!==void 0&&A(o.path,u))&&
(f===void 0||f===i?.id)&&(l===void 0||l===i?.command)}function b({where:n},{asset:e,commands:t}){const{path:o,gene:i,command:u}=n??
{};return(o===void 0||A(e.path,o))&&(i===void 0||i===e.id)&&(u===void 0||t.some(f=>f.command===u))}function A(n,e){return(0,O().
isWithin)(n,e)||(0,m().default)(e,{dot:!0,nonegate:!0})(n)}function r({where:n={}}){const e=Object.entries(n).map(([t,o])=>`\
the ${t} \`${o}\``);return e.length===0?"for all findings":`for ${e.join(", ")}`}},52288:function(M,s,c){Object.defineProperty(
s,"__esModule",{value:!0}),s.DECIDES=void 0,s.expiredWords=w,s.hasExpired=$,s.idleLevels=S,s.levelFindings=L,s.unknownRule=
r,s.withLevels=d;function m(){const n=c(3051);return m=function(){return n},n}function O(){const n=c(13970);return O=function(){
return n},n}function g(){const n=c(54062);return g=function(){return n},n}function h(){const n=c(13580);return h=function(){
return n},n}function p(){const n=c(95132);return p=function(){return n},n}function a(){const n=c(43767);return a=function(){
return n},n}function d(n,e){return Object.keys(e.rules).length===0?n:n.map(t=>j(t,e))}function j(n,e){const{rule:t,severity:o,
layer:i}=n,u={...(0,h().ruleOf)(t),severity:o,layer:i},f=P(e,t),l=o==="error"&&u.group&&P(e,u.group),y=f?t:u.group,F=f??
(l||void 0);if(F===void 0||y===void 0)return n;const{level:v,...E}=F,I=v==="off"?"notice":v;return I===o||I!=="error"&&!(0,a().
mayBeSoftened)(u)?n:{...n,severity:I,level:{rules:y,level:v,from:o,...E}}}function $(n,e){return n!==void 0&&n<e}function w(n,e){
return`it expired on ${n} (reason: ${e})`}function P({rules:n,today:e},t){const o=Object.hasOwn(n,t)?n[t]:void 0,i=o&&(0,g().
settingOf)(o);return $(i?.until,e)?void 0:i}function S({rules:n,today:e}){return Object.entries(n).flatMap(([t,o])=>{const{
level:i,until:u,reason:f="none given"}=(0,g().settingOf)(o),l=$(u,e)?w(u,f):void 0,y=b(t,i)??l;return y===void 0?[]:[{name:t,
level:i,why:y}]})}function L(n){return S(n).map(({name:e,level:t,why:o})=>{const i=`The level \`${t}\` of \`${e}\``;return(0,p().
finding)("exception-refused",{exception:i,refusal:o})})}function b(n,e){const t=O().RULE_GROUPS,o=(0,h().checkRules)().find(
({id:u})=>u===n);return t.includes(n)?void 0:o===void 0?r(n,t):e==="error"||(0,a().mayBeSoftened)(o)||o.ignorable!==void 0?
void 0:A}const A=s.DECIDES="the rule decides whether commands may run, what a change may touch, or whether files are rea\
dable";function r(n,e=[]){const t=(0,m().nearestName)(n,[...e,...(0,h().checkRules)().map(({id:i})=>i)]);return`${e.length>
0?"there is no such rule or group":"the rule does not exist"}${t?` (did you mean \`${t}\`?)`:""}`}}};
