"use strict";exports.id=7805,exports.ids=[7805],exports.modules={87805:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),
f.policyVerb=void 0;function O(){const e=s(76760);return O=function(){return e},e}function $(){const e=s(63314);return $=
function(){return e},e}function m(){const e=s(41895);return m=function(){return e},e}function l(){const e=s(21311);return l=
function(){return e},e}function v(){const e=s(54062);return v=function(){return e},e}function d(){const e=s(74238);return d=
function(){return e},e}function a(){const e=s(31626);return a=function(){return e},e}function b(){const e=s(34165);return b=
function(){return e},e}function w(){const e=s(9436);return w=function(){return e},e}function I(){const e=s(52288);return I=
function(){return e},e}function E(){const e=s(49232);return E=function(){return e},e}const L=(e,o)=>new($()).Command("po\
licy").usage("test [file]").addArgument(new($()).Argument("<test>","the only action").choices(["test"])).argument("[file\
]",`policy file; \`-\` reads standard input (default: ${d().POLICY_PATH})`).action(async(t,r)=>{const n=M(r??await S(e),
e);o(await(r===void 0?n.catch(F):n))});f.policyVerb=L;function F(e){if(!(e instanceof m().GateError&&e.code==="file_unre\
adable"))throw e;const o="Write the policy with `gene-gate init`, or name another file.";throw new(m()).GateError(e.code,
e.message,o,{cause:e})}async function S({cwd:e,env:o}){const t=await(0,E().repositoryOf)(e,o);return t===void 0?d().POLICY_PATH:
(0,O().relative)(e,(0,O().join)(t,d().POLICY_PATH))}async function M(e,o){try{const t=await(0,E().policyOfFile)(e,o),{policy:r}=t,
n=(0,v().dayOf)(new Date),i={idleIgnores:(0,w().idleIgnores)(r.ignores,n),idleLevels:(0,I().idleLevels)({rules:r.rules,today:n}),
failedExamples:(0,l().failedExamples)(t)};return o.print((0,b().renderPolicy)(r,e,i,o)),Object.values(i).some(c=>c.length>
0)?1:0}catch(t){if(!(t instanceof m().GateError&&t.code==="policy_invalid"))throw t;return o.note((0,a().failureText)(t,
o)),1}}},49232:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.builtInPolicy=S,f.namedPolicy=w,f.policyFor=
E,f.policyName=L,f.policyOfFile=I,f.repositoryOf=M;function O(){const o=s(73024);return O=function(){return o},o}function $(){
const o=s(76760);return $=function(){return o},o}function m(){const o=s(41895);return m=function(){return o},o}function l(){
const o=s(21311);return l=function(){return o},o}function v(){const o=s(74238);return v=function(){return o},o}function d(){
const o=s(48741);return d=function(){return o},o}function a(){const o=s(96402);return a=function(){return o},o}function b(){
const o=s(63550);return b=function(){return o},o}async function w(o,t){if(o===void 0)return;const r=await I(o,t);return(0,l().
requireExamples)(r),r}async function I(o,t){const r=(await t.readInput(o)).toString("utf8"),n=await M(t.cwd,t.env)??t.cwd;
return await(0,v().loadPolicyFile)(r,o,(0,d().folderTree)(n))}async function E({policy:o,profile:t},r,n){const i=o===!1?
await S():await w(o,r)??await F(n,r);return t===void 0?i:{...i,policy:{...i.policy,profile:t}}}function L({source:o,path:t,
ref:r}){return o==="default"||t===void 0?"the built-in policy":o==="file"||r===void 0?t:`${t} in ${r}`}async function F(o,{
cwd:t,env:r}){const n=o===void 0?await M(t,r):void 0,i=o??(n===void 0?void 0:(0,d().folderTree)(n));if(i===void 0)return S();
const c=await(0,v().loadPolicy)(i,i.label);return(0,l().requireExamples)(c),c}function S(){const o=(0,b().literalTree)({});
return(0,v().loadPolicy)(o,o.label)}async function M(o,t){try{const r=await(0,a().openRepository)(o,t);return await r.close(),
r.directory}catch(r){const n=r instanceof m().GateError&&r.code==="program_not_found";if(r instanceof m().GateError&&!(n&&
e(o)))return;throw r}}function e(o){const t=(0,$().dirname)(o);return(0,O().existsSync)((0,$().join)(o,".git"))||t!==o&&
e(t)}},81961:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.comparePolicies=e,f.policyOfBranch=F,f.policyWith=
L,f.stricterOf=b,f.tightenPolicy=I,f.valuesOf=E;function O(){const n=s(23404);return O=function(){return n},n}function $(){
const n=s(41330);return $=function(){return n},n}function m(){const n=s(69873);return m=function(){return n},n}function l(){
const n=s(41895);return l=function(){return n},n}function v(){const n=s(74238);return v=function(){return n},n}function d(){
const n=s(11160);return d=function(){return n},n}function a(){const n=s(92328);return a=function(){return n},n}function b(n,i,c){
const u=w(n.policy,i.policy);if("conflicts"in u)throw new(l()).GateError("policy_conflict",`The policies of the base and\
 of ${c} differ in ${u.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in both\
 policies.");const{ref:h,digest:y}=i,g=[...n.combinedWith?[n.combinedWith.name]:[],c];return{...n,policy:u.policy,digest:(0,v().
digestPolicy)(u.policy),combinedWith:{name:g.join(" and "),digest:y,...h!==void 0&&{ref:h}}}}function w(n,i){const c=[],
u=E(n),h=E(i);for(const[y,{strictness:g}]of d().POLICY_KEYS){const[j,p]=[u.get(y),h.get(y)];if((0,O().canonicalize)(j)===
(0,O().canonicalize)(p))continue;const P=g.combine(j,p);P?u.set(y,P.value):c.push(y)}return c.length>0?{conflicts:c}:{policy:L(
u)}}function I(n,i){if(Object.values(i).every(g=>g===void 0))return n;const c=E(n.policy),u=[],h=new Map(Object.entries(
i));for(const[g,{strictness:j,input:p}]of d().POLICY_KEYS){const P=p&&h.get(p.name),A=c.get(g);if(!(!p||P===void 0||P===
A))if(A===p.open||j.compare(A,P)==="tighter")c.set(g,P);else{const T={given:String(P),kept:String(A)};u.push({input:p.name,
key:g,...T})}}const y=L(c);return{...n,policy:y,digest:(0,v().digestPolicy)(y),ignoredInputs:u}}function E(n){const i=n;
return new Map([...d().POLICY_KEYS.keys()].map(c=>{const[u="",h]=c.split("."),y=i[u];return[c,h===void 0?y:y[h]]}))}function L(n){
const i={};for(const[c,u]of n){const[h="",y]=c.split(".");i[h]=y===void 0?u:{...i[h],[y]:u}}return d().policySchema.parse(
i)}function F(n,i,c){const{branches:u,...h}=n.policy,y=Object.entries(u).filter(([p])=>S(p,i));if(y.length===0&&i!==c)return;
const g={...h,branches:{}},j=y.map(([,p])=>d().policySchema.parse((0,d().withEntry)(g,p))).reduce((p,P)=>p?M(p,P,i):P,void 0);
return j===void 0?n:{...n,policy:j,digest:(0,v().digestPolicy)(j)}}function S(n,i){return n===i||$().default.isMatch(i,n,
{dot:!0,nonegate:!0})}function M(n,i,c){const u=w(n,i);if("policy"in u)return u.policy;throw new(l()).GateError("policy_\
conflict",`The entries of \`branches\` that match ${JSON.stringify(c)} differ in ${u.conflicts.join(", ")}; the gate can\
not determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}function e(n,i){
const[c,u]=[E(n),E(i)];return[...d().POLICY_KEYS].flatMap(([h,{strictness:y}])=>{const[g,j]=[c.get(h),u.get(h)],p=o(g,j);
if(p===void 0)return[];const P=y.compare(g,j),A=y.loosens?.(g,j)??P!=="tighter";return[{key:h,change:p,direction:P,loosens:A}]})}
function o(n,i){if(Array.isArray(n)&&Array.isArray(i)){const c=[...(0,a().missingFrom)(n,i).map(u=>`+ ${t(u)}`),...(0,a().
missingFrom)(i,n).map(u=>`- ${t(u)}`)];return c.length===0?void 0:c.join(", ")}return(0,O().canonicalize)(n)===(0,O().canonicalize)(
i)?void 0:`${r(n)} \u2192 ${r(i)}`}function t(n){const i=n.name;return typeof i=="string"?i:r(n)}function r(n){return(0,m().
stringify)(n,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},34165:function(C,f,s){Object.defineProperty(f,"__esModule",
{value:!0}),f.renderPolicy=d,f.renderPolicyUsed=v;function O(){const a=s(81961);return O=function(){return a},a}function $(){
const a=s(94853);return $=function(){return a},a}function m(){const a=s(94965);return m=function(){return a},a}function l(){
const a=s(31626);return l=function(){return a},a}function v(a,{profile:b},w){const I=(0,l().layoutOf)({...w,verbose:!0});
return`${(0,l().prose)(I,"policy",`${a}, profile ${b}`).join(`
`)}
`}function d(a,b,{idleIgnores:w,idleLevels:I,failedExamples:E},L){const F=(0,l().layoutOf)({...L,verbose:!0}),S=(0,O().comparePolicies)(
$().DEFAULT_POLICY,a),M=S.length===0?"same as the defaults":`${(0,m().count)(S.length,"difference")} from the defaults`;
return`${[(0,l().prose)(F,"policy",`${b}: ${M}`,{text:"strong"}),...S.map(({key:o,change:t,direction:r="changed"})=>(0,l().
prose)(F,r,`${o}: ${t}`,{label:r==="looser"?"caution":"quiet"})),...E.map(o=>(0,l().prose)(F,"example",o,{label:"bad"})),
...Object.entries({ignore:w,rules:I}).flatMap(([o,t])=>t.map(({name:r,why:n})=>(0,l().prose)(F,"no effect",`${o} ${r}: ${n}`,
{label:"bad"})))].flat().join(`
`)}
`}},9436:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.idleIgnores=E,f.ignoreFindings=w,f.isIgnorable=
a,f.refusalOf=I,f.suppress=b;function O(){const e=s(41330);return O=function(){return e},e}function $(){const e=s(32854);
return $=function(){return e},e}function m(){const e=s(13580);return m=function(){return e},e}function l(){const e=s(95132);
return l=function(){return e},e}function v(){const e=s(43767);return v=function(){return e},e}function d(){const e=s(52288);
return d=function(){return e},e}function a({rule:e,severity:o,layer:t}){return(0,v().mayBeIgnored)({...(0,m().ruleOf)(e),
severity:o,layer:t})}function b(e,{ignores:o,...t}){const r=o.filter(i=>!(0,d().hasExpired)(i.expires,t.today)),n=(0,d().
withLevels)(e,t);return r.length===0?n:n.map(i=>{const c=a(i)&&r.find(u=>L(u,i));return c?{...i,suppressed:{reason:c.reason,
expires:c.expires}}:i})}function w({ignores:e,today:o},t,r){return e.flatMap(n=>{const{rule:i,reason:c,expires:u}=n,h=`T\
he ignore of \`${i}\` ${M(n)}`,y=t.filter(P=>L(n,P)),g=y.every(a)?I(n):d().DECIDES;if(g!==void 0)return[(0,l().finding)(
"exception-refused",{exception:h,refusal:g})];if((0,d().hasExpired)(u,o))return[(0,l().finding)("exception-refused",{exception:h,
refusal:(0,d().expiredWords)(u,c)})];const j=y.length===0&&r.some(P=>F(n,P)),p={exception:h,refusal:"the rule finds noth\
ing there"};return j?[(0,l().finding)("exception-refused",p,{severity:"notice"})]:[]})}function I({rule:e}){const o=(0,m().
checkRules)().find(({id:t})=>t===e);return o===void 0?(0,d().unknownRule)(e):o.ignorable!==void 0||(0,v().mayBeIgnored)(
o)?void 0:d().DECIDES}function E(e,o){return e.flatMap(t=>(0,d().idle)(t.rule,I(t),t.expires,o))}function L({rule:e,where:o},{
rule:t,location:r,subject:n}){if(e!==t)return!1;const{path:i,gene:c,command:u}=o??{};return(i===void 0||r!==void 0&&S(r.
path,i))&&(c===void 0||c===n?.id)&&(u===void 0||u===n?.command)}function F({where:e},{asset:o,commands:t}){const{path:r,
gene:n,command:i}=e??{};return(r===void 0||S(o.path,r))&&(n===void 0||n===o.id)&&(i===void 0||t.some(c=>c.command===i))}
function S(e,o){return(0,$().isWithin)(e,o)||(0,O().default)(o,{dot:!0,nonegate:!0})(e)}function M({where:e={}}){const o=Object.
entries(e).map(([t,r])=>`the ${t} \`${r}\``);return o.length===0?"for all findings":`for ${o.join(", ")}`}},52288:function(C,f,s){
Object.defineProperty(f,"__esModule",{value:!0}),f.DECIDES=void 0,f.expiredWords=I,f.hasExpired=w,f.idle=L,f.idleLevels=
F,f.levelFindings=S,f.unknownRule=o,f.withLevels=a;function O(){const t=s(3051);return O=function(){return t},t}function $(){
const t=s(13970);return $=function(){return t},t}function m(){const t=s(54062);return m=function(){return t},t}function l(){
const t=s(13580);return l=function(){return t},t}function v(){const t=s(95132);return v=function(){return t},t}function d(){
const t=s(43767);return d=function(){return t},t}function a(t,r){return Object.keys(r.rules).length===0?t:t.map(n=>b(n,r))}
function b(t,r){const{rule:n,severity:i,layer:c}=t,u={...(0,l().ruleOf)(n),severity:i,layer:c},h=E(r,n),y=i==="error"&&u.
group&&E(r,u.group),g=h?n:u.group,j=h??(y||void 0);if(j===void 0||g===void 0)return t;const{level:p,...P}=j,A=p==="off"?
"notice":p;return A===i||A!=="error"&&!(0,d().mayBeSoftened)(u)?t:{...t,severity:A,level:{rules:g,level:p,from:i,...P}}}
function w(t,r){return t!==void 0&&t<r}function I(t,r){return`it expired on ${t} (reason: ${r})`}function E({rules:t,today:r},n){
const i=Object.hasOwn(t,n)?t[n]:void 0,c=i&&(0,m().settingOf)(i);return w(c?.until,r)?void 0:c}function L(t,r,n,i){const c=r??
(w(n,i)?`it expired on ${n}`:void 0);return c===void 0?[]:[{name:t,why:c}]}function F({rules:t,today:r}){return Object.entries(
t).flatMap(([n,i])=>{const{level:c,until:u}=(0,m().settingOf)(i);return L(n,M(n,c),u,r)})}function S({rules:t,today:r}){
return Object.entries(t).flatMap(([n,i])=>{const{level:c,until:u,reason:h="none given"}=(0,m().settingOf)(i),y=M(n,c),g=`\
The level \`${c}\` of \`${n}\``;return y!==void 0?[(0,v().finding)("exception-refused",{exception:g,refusal:y})]:w(u,r)?
[(0,v().finding)("exception-refused",{exception:g,refusal:I(u,h)})]:[]})}function M(t,r){const n=$().RULE_GROUPS,i=(0,l().
checkRules)().find(({id:u})=>u===t);return n.includes(t)?void 0:i===void 0?o(t,n):r==="error"||(0,d().mayBeSoftened)(i)||
i.ignorable!==void 0?void 0:e}const e=f.DECIDES="the rule decides whether commands may run, what a change may touch, or \
whether files are readable";function o(t,r=[]){const n=(0,O().nearestName)(t,[...r,...(0,l().checkRules)().map(({id:c})=>c)]);
return`${r.length>0?"there is no such rule or group":"the rule does not exist"}${n?` (did you mean \`${n}\`?)`:""}`}}};
