"use strict";exports.id=805,exports.ids=[805],exports.modules={87805:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),
f.policyVerb=void 0;function O(){const r=s(76760);return O=function(){return r},r}function $(){const r=s(63314);return $=
function(){return r},r}function v(){const r=s(41895);return v=function(){return r},r}function y(){const r=s(21311);return y=
function(){return r},r}function g(){const r=s(74238);return g=function(){return r},r}function d(){const r=s(31626);return d=
function(){return r},r}function h(){const r=s(34165);return h=function(){return r},r}function I(){const r=s(9436);return I=
function(){return r},r}function w(){const r=s(52288);return w=function(){return r},r}function b(){const r=s(49232);return b=
function(){return r},r}const E=(r,P)=>new($()).Command("policy").usage("test [file]").addArgument(new($()).Argument("<te\
st>","the only action").choices(["test"])).argument("[file]",`policy file; \`-\` reads standard input (default: ${g().POLICY_PATH}\
)`).action(async(n,e)=>{const o=F(e??await L(r),r);P(await(e===void 0?o.catch(M):o))});f.policyVerb=E;function M(r){if(!(r instanceof
v().GateError&&r.code==="file_unreadable"))throw r;const P="Write the policy with `gene-gate init`, or name another file\
.";throw new(v()).GateError(r.code,r.message,P,{cause:r})}async function L({cwd:r,env:P}){const n=await(0,b().repositoryOf)(
r,P);return n===void 0?g().POLICY_PATH:(0,O().relative)(r,(0,O().join)(n,g().POLICY_PATH))}async function F(r,P){try{const n=await(0,b().
policyOfFile)(r,P),{policy:e}=n,o=(0,I().dayOf)(new Date),t={idleIgnores:(0,I().idleIgnores)(e.ignores,o),idleLevels:(0,w().
idleLevels)({rules:e.rules,today:o}),failedExamples:(0,y().failedExamples)(n)};return P.print((0,h().renderPolicy)(e,r,t,
P)),Object.values(t).some(i=>i.length>0)?1:0}catch(n){if(!(n instanceof v().GateError&&n.code==="policy_invalid"))throw n;
return P.note((0,d().failureText)(n,P)),1}}},49232:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.builtInPolicy=
F,f.namedPolicy=w,f.policyFor=E,f.policyName=M,f.policyOfFile=b,f.repositoryOf=r;function O(){const n=s(73024);return O=
function(){return n},n}function $(){const n=s(76760);return $=function(){return n},n}function v(){const n=s(41895);return v=
function(){return n},n}function y(){const n=s(21311);return y=function(){return n},n}function g(){const n=s(74238);return g=
function(){return n},n}function d(){const n=s(48741);return d=function(){return n},n}function h(){const n=s(96402);return h=
function(){return n},n}function I(){const n=s(63550);return I=function(){return n},n}async function w(n,e){if(n===void 0)
return;const o=await b(n,e);return(0,y().requireExamples)(o),o}async function b(n,e){const o=(await e.readInput(n)).toString(
"utf8"),t=await r(e.cwd,e.env)??e.cwd;return await(0,g().loadPolicyFile)(o,n,(0,d().folderTree)(t))}async function E({policy:n,
profile:e},o,t){const i=n===!1?await F():await w(n,o)??await L(t,o);return e===void 0?i:{...i,policy:{...i.policy,profile:e}}}
function M({source:n,path:e,ref:o}){return n==="default"||e===void 0?"the built-in policy":n==="file"||o===void 0?e:`${e}\
 in ${o}`}async function L(n,{cwd:e,env:o}){const t=n===void 0?await r(e,o):void 0,i=n??(t===void 0?void 0:(0,d().folderTree)(
t));if(i===void 0)return F();const c=await(0,g().loadPolicy)(i,i.label);return(0,y().requireExamples)(c),c}function F(){
const n=(0,I().literalTree)({});return(0,g().loadPolicy)(n,n.label)}async function r(n,e){try{const o=await(0,h().openRepository)(
n,e);return await o.close(),o.directory}catch(o){const t=o instanceof v().GateError&&o.code==="program_not_found";if(o instanceof
v().GateError&&!(t&&P(n)))return;throw o}}function P(n){const e=(0,$().dirname)(n);return(0,O().existsSync)((0,$().join)(
n,".git"))||e!==n&&P(e)}},81961:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.comparePolicies=P,f.policyOfBranch=
L,f.policyWith=M,f.stricterOf=I,f.tightenPolicy=b,f.valuesOf=E;function O(){const t=s(23404);return O=function(){return t},
t}function $(){const t=s(41330);return $=function(){return t},t}function v(){const t=s(69873);return v=function(){return t},
t}function y(){const t=s(41895);return y=function(){return t},t}function g(){const t=s(74238);return g=function(){return t},
t}function d(){const t=s(11160);return d=function(){return t},t}function h(){const t=s(92328);return h=function(){return t},
t}function I(t,i,c){const u=w(t.policy,i.policy);if("conflicts"in u)throw new(y()).GateError("policy_conflict",`The poli\
cies of the base and of ${c} differ in ${u.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the\
 same values in both policies.");const{ref:a,digest:l}=i,p=[...t.combinedWith?[t.combinedWith.name]:[],c];return{...t,policy:u.
policy,digest:(0,g().digestPolicy)(u.policy),combinedWith:{name:p.join(" and "),digest:l,...a!==void 0&&{ref:a}}}}function w(t,i){
const c=[],u=E(t),a=E(i);for(const[l,{strictness:p}]of d().POLICY_KEYS){const[j,m]=[u.get(l),a.get(l)];if((0,O().canonicalize)(
j)===(0,O().canonicalize)(m))continue;const S=p.combine(j,m);S?u.set(l,S.value):c.push(l)}return c.length>0?{conflicts:c}:
{policy:M(u)}}function b(t,i){if(Object.values(i).every(p=>p===void 0))return t;const c=E(t.policy),u=[],a=new Map(Object.
entries(i));for(const[p,{strictness:j,input:m}]of d().POLICY_KEYS){const S=m&&a.get(m.name),A=c.get(p);if(!(!m||S===void 0||
S===A))if(A===m.open||j.compare(A,S)==="tighter")c.set(p,S);else{const T={given:String(S),kept:String(A)};u.push({input:m.
name,key:p,...T})}}const l=M(c);return{...t,policy:l,digest:(0,g().digestPolicy)(l),ignoredInputs:u}}function E(t){const i=t;
return new Map([...d().POLICY_KEYS.keys()].map(c=>{const[u="",a]=c.split("."),l=i[u];return[c,a===void 0?l:l[a]]}))}function M(t){
const i={};for(const[c,u]of t){const[a="",l]=c.split(".");i[a]=l===void 0?u:{...i[a],[l]:u}}return d().policySchema.parse(
i)}function L(t,i,c){const{branches:u,...a}=t.policy,l=Object.entries(u).filter(([m])=>F(m,i));if(l.length===0&&i!==c)return;
const p={...a,branches:{}},j=l.map(([,m])=>d().policySchema.parse((0,d().withEntry)(p,m))).reduce((m,S)=>m?r(m,S,i):S,void 0);
return j===void 0?t:{...t,policy:j,digest:(0,g().digestPolicy)(j)}}function F(t,i){return t===i||$().default.isMatch(i,t,
{dot:!0,nonegate:!0})}function r(t,i,c){const u=w(t,i);if("policy"in u)return u.policy;throw new(y()).GateError("policy_\
conflict",`The entries of \`branches\` that match ${JSON.stringify(c)} differ in ${u.conflicts.join(", ")}; the gate can\
not determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}function P(t,i){
const[c,u]=[E(t),E(i)];return[...d().POLICY_KEYS].flatMap(([a,{strictness:l}])=>{const[p,j]=[c.get(a),u.get(a)],m=n(p,j);
if(m===void 0)return[];const S=l.compare(p,j),A=l.loosens?.(p,j)??S!=="tighter";return[{key:a,change:m,direction:S,loosens:A}]})}
function n(t,i){if(Array.isArray(t)&&Array.isArray(i)){const c=[...(0,h().missingFrom)(t,i).map(u=>`+ ${e(u)}`),...(0,h().
missingFrom)(i,t).map(u=>`- ${e(u)}`)];return c.length===0?void 0:c.join(", ")}return(0,O().canonicalize)(t)===(0,O().canonicalize)(
i)?void 0:`${o(t)} \u2192 ${o(i)}`}function e(t){const i=t.name;return typeof i=="string"?i:o(t)}function o(t){return(0,v().
stringify)(t,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},34165:function(C,f,s){Object.defineProperty(f,"__esModule",
{value:!0}),f.renderPolicy=d,f.renderPolicyUsed=g;function O(){const h=s(81961);return O=function(){return h},h}function $(){
const h=s(94853);return $=function(){return h},h}function v(){const h=s(94965);return v=function(){return h},h}function y(){
const h=s(31626);return y=function(){return h},h}function g(h,{profile:I},w){const b=(0,y().layoutOf)({...w,verbose:!0});
return`${(0,y().prose)(b,"policy",`${h}, profile ${I}`).join(`
`)}
`}function d(h,I,{idleIgnores:w,idleLevels:b,failedExamples:E},M){const L=(0,y().layoutOf)({...M,verbose:!0}),F=(0,O().comparePolicies)(
$().DEFAULT_POLICY,h),r=F.length===0?"same as the defaults":`${(0,v().count)(F.length,"difference")} from the defaults`;
return`${[(0,y().prose)(L,"policy",`${I}: ${r}`,{text:"strong"}),...F.map(({key:n,change:e,direction:o="changed"})=>(0,y().
prose)(L,o,`${n}: ${e}`,{label:o==="looser"?"caution":"quiet"})),...E.map(n=>(0,y().prose)(L,"example",n,{label:"bad"})),
...Object.entries({ignore:w,rules:b}).flatMap(([n,e])=>e.map(({name:o,why:t})=>(0,y().prose)(L,"no effect",`${n} ${o}: ${t}`,
{label:"bad"})))].flat().join(`
`)}
`}},9436:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.dayOf=h,f.idleIgnores=M,f.ignoreFindings=b,f.
isIgnorable=I,f.refusalOf=E,f.suppress=w;function O(){const n=s(41330);return O=function(){return n},n}function $(){const n=s(
32854);return $=function(){return n},n}function v(){const n=s(13580);return v=function(){return n},n}function y(){const n=s(
95132);return y=function(){return n},n}function g(){const n=s(43767);return g=function(){return n},n}function d(){const n=s(
52288);return d=function(){return n},n}function h(n){return n.toISOString().slice(0,10)}function I({rule:n,severity:e,layer:o}){
return(0,g().mayBeIgnored)({...(0,v().ruleOf)(n),severity:e,layer:o})}function w(n,{ignores:e,...o}){const t=e.filter(c=>!(0,d().
hasExpired)(c.expires,o.today)),i=(0,d().withLevels)(n,o);return t.length===0?i:i.map(c=>{const u=I(c)&&t.find(a=>L(a,c));
return u?{...c,suppressed:{reason:u.reason,expires:u.expires}}:c})}function b({ignores:n,today:e},o,t){return n.flatMap(
i=>{const{rule:c,reason:u,expires:a}=i,l=`The ignore of \`${c}\` ${P(i)}`,p=o.filter(A=>L(i,A)),j=p.every(I)?E(i):d().DECIDES;
if(j!==void 0)return[(0,y().finding)("exception-refused",{exception:l,refusal:j})];if((0,d().hasExpired)(a,e))return[(0,y().
finding)("exception-refused",{exception:l,refusal:(0,d().expiredWords)(a,u)})];const m=p.length===0&&t.some(A=>F(i,A)),S={
exception:l,refusal:"the rule finds nothing there"};return m?[(0,y().finding)("exception-refused",S,{severity:"notice"})]:
[]})}function E({rule:n}){const e=(0,v().checkRules)().find(({id:o})=>o===n);return e===void 0?(0,d().unknownRule)(n):e.
ignorable!==void 0||(0,g().mayBeIgnored)(e)?void 0:d().DECIDES}function M(n,e){return n.flatMap(o=>(0,d().idle)(o.rule,E(
o),o.expires,e))}function L({rule:n,where:e},{rule:o,location:t,subject:i}){if(n!==o)return!1;const{path:c,gene:u,command:a}=e??
{};return(c===void 0||t!==void 0&&r(t.path,c))&&(u===void 0||u===i?.id)&&(a===void 0||a===i?.command)}function F({where:n},{
asset:e,commands:o}){const{path:t,gene:i,command:c}=n??{};return(t===void 0||r(e.path,t))&&(i===void 0||i===e.id)&&(c===
void 0||o.some(u=>u.command===c))}function r(n,e){return(0,$().isWithin)(n,e)||(0,O().default)(e,{dot:!0,nonegate:!0})(n)}
function P({where:n={}}){const e=Object.entries(n).map(([o,t])=>`the ${o} \`${t}\``);return e.length===0?"for all findin\
gs":`for ${e.join(", ")}`}},52288:function(C,f,s){Object.defineProperty(f,"__esModule",{value:!0}),f.DECIDES=void 0,f.expiredWords=
b,f.hasExpired=w,f.idle=M,f.idleLevels=L,f.levelFindings=F,f.unknownRule=n,f.withLevels=h;function O(){const e=s(3051);return O=
function(){return e},e}function $(){const e=s(54441);return $=function(){return e},e}function v(){const e=s(54062);return v=
function(){return e},e}function y(){const e=s(13580);return y=function(){return e},e}function g(){const e=s(95132);return g=
function(){return e},e}function d(){const e=s(43767);return d=function(){return e},e}function h(e,o){return Object.keys(
o.rules).length===0?e:e.map(t=>I(t,o))}function I(e,o){const{rule:t,severity:i,layer:c}=e,u={...(0,y().ruleOf)(t),severity:i,
layer:c},a=E(o,t),l=i==="error"&&u.group&&E(o,u.group),p=a?t:u.group,j=a??(l||void 0);if(j===void 0||p===void 0)return e;
const{level:m,...S}=j,A=m==="off"?"notice":m;return A===i||A!=="error"&&!(0,d().mayBeSoftened)(u)?e:{...e,severity:A,level:{
rules:p,level:m,from:i,...S}}}function w(e,o){return e!==void 0&&e<o}function b(e,o){return`it expired on ${e} (reason: ${o}\
)`}function E({rules:e,today:o},t){const i=Object.hasOwn(e,t)?e[t]:void 0,c=i&&(0,v().settingOf)(i);return w(c?.until,o)?
void 0:c}function M(e,o,t,i){const c=o??(w(t,i)?`it expired on ${t}`:void 0);return c===void 0?[]:[{name:e,why:c}]}function L({
rules:e,today:o}){return Object.entries(e).flatMap(([t,i])=>{const{level:c,until:u}=(0,v().settingOf)(i);return M(t,r(t,
c),u,o)})}function F({rules:e,today:o}){return Object.entries(e).flatMap(([t,i])=>{const{level:c,until:u,reason:a="none \
given"}=(0,v().settingOf)(i),l=r(t,c),p=`The level \`${c}\` of \`${t}\``;return l!==void 0?[(0,g().finding)("exception-r\
efused",{exception:p,refusal:l})]:w(u,o)?[(0,g().finding)("exception-refused",{exception:p,refusal:b(u,a)})]:[]})}function r(e,o){
const t=$().RULE_GROUPS,i=(0,y().checkRules)().find(({id:u})=>u===e);return t.includes(e)?void 0:i===void 0?n(e,t):o==="\
error"||(0,d().mayBeSoftened)(i)||i.ignorable!==void 0?void 0:P}const P=f.DECIDES="the rule decides whether commands may\
 run, what a change may touch, or whether files are readable";function n(e,o=[]){const t=(0,O().nearestName)(e,[...o,...(0,y().
checkRules)().map(({id:c})=>c)]);return`${o.length>0?"there is no such rule or group":"the rule does not exist"}${t?` (d\
id you mean \`${t}\`?)`:""}`}}};
