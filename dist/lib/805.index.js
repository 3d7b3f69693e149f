"use strict";exports.id=805,exports.ids=[805],exports.modules={87805:function(C,c,i){Object.defineProperty(c,"__esModule",{value:!0}),
c.policyVerb=void 0;function P(){const o=i(76760);return P=function(){return o},o}function m(){const o=i(63314);return m=
function(){return o},o}function p(){const o=i(41895);return p=function(){return o},o}function f(){const o=i(21311);return f=
function(){return o},o}function g(){const o=i(74238);return g=function(){return o},o}function a(){const o=i(31626);return a=
function(){return o},o}function s(){const o=i(34165);return s=function(){return o},o}function v(){const o=i(9436);return v=
function(){return o},o}function O(){const o=i(52288);return O=function(){return o},o}function $(){const o=i(49232);return $=
function(){return o},o}const I=(o,y)=>new(m()).Command("policy").usage("test [file]").addArgument(new(m()).Argument("<te\
st>","the only action").choices(["test"])).argument("[file]",`policy file; \`-\` reads standard input (default: ${g().POLICY_PATH}\
)`).action(async(h,n)=>y(await E(n??await j(o),o)));c.policyVerb=I;async function j({cwd:o,env:y}){const h=await(0,$().repositoryOf)(
o,y);return h===void 0?g().POLICY_PATH:(0,P().relative)(o,(0,P().join)(h,g().POLICY_PATH))}async function E(o,y){try{const h=await(0,$().
policyOfFile)(o,y),{policy:n}=h,e=(0,v().dayOf)(new Date),t={idleIgnores:(0,v().idleIgnores)(n.ignores,e),idleLevels:(0,O().
idleLevels)({rules:n.rules,today:e}),failedExamples:(0,f().failedExamples)(h)};return y.print((0,s().renderPolicy)(n,o,t,
y)),Object.values(t).some(r=>r.length>0)?1:0}catch(h){if(!(h instanceof p().GateError&&h.code==="policy_invalid"))throw h;
return y.note((0,a().failureText)(h,y.columns)),1}}},49232:function(C,c,i){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=o,c.namedPolicy=O,c.policyFor=I,c.policyName=j,c.policyOfFile=$,c.repositoryOf=y;function P(){const n=i(
73024);return P=function(){return n},n}function m(){const n=i(76760);return m=function(){return n},n}function p(){const n=i(
41895);return p=function(){return n},n}function f(){const n=i(21311);return f=function(){return n},n}function g(){const n=i(
74238);return g=function(){return n},n}function a(){const n=i(48741);return a=function(){return n},n}function s(){const n=i(
96402);return s=function(){return n},n}function v(){const n=i(63550);return v=function(){return n},n}async function O(n,e){
if(n===void 0)return;const t=await $(n,e);return(0,f().requireExamples)(t),t}async function $(n,e){const t=(await e.readInput(
n)).toString("utf8"),r=await y(e.cwd,e.env)??e.cwd;return await(0,g().loadPolicyFile)(t,n,(0,a().folderTree)(r))}async function I({
policy:n,profile:e},t,r){const u=n===!1?await o():await O(n,t)??await E(r,t);return e===void 0?u:{...u,policy:{...u.policy,
profile:e}}}function j({source:n,path:e,ref:t}){return n==="default"||e===void 0?"the built-in policy":n==="file"||t===void 0?
e:`${e} in ${t}`}async function E(n,{cwd:e,env:t}){const r=n===void 0?await y(e,t):void 0,u=n??(r===void 0?void 0:(0,a().
folderTree)(r));if(u===void 0)return o();const d=await(0,g().loadPolicy)(u,u.label);return(0,f().requireExamples)(d),d}function o(){
const n=(0,v().literalTree)({});return(0,g().loadPolicy)(n,n.label)}async function y(n,e){try{const t=await(0,s().openRepository)(
n,e);return await t.close(),t.directory}catch(t){const r=t instanceof p().GateError&&t.code==="program_not_found";if(t instanceof
p().GateError&&!(r&&h(n)))return;throw t}}function h(n){const e=(0,m().dirname)(n);return(0,P().existsSync)((0,m().join)(
n,".git"))||e!==n&&h(e)}},34165:function(C,c,i){Object.defineProperty(c,"__esModule",{value:!0}),c.renderPolicy=a,c.renderPolicyUsed=
g;function P(){const s=i(94853);return P=function(){return s},s}function m(){const s=i(76545);return m=function(){return s},
s}function p(){const s=i(94965);return p=function(){return s},s}function f(){const s=i(31626);return f=function(){return s},
s}function g(s,{profile:v},O){const $=(0,f().layoutOf)({...O,verbose:!0});return`${(0,f().prose)($,"policy",`${s}, profi\
le ${v}`).join(`
`)}
`}function a(s,v,{idleIgnores:O,idleLevels:$,failedExamples:I},j){const E=(0,f().layoutOf)({...j,verbose:!0}),o=(0,m().comparePolicies)(
P().DEFAULT_POLICY,s),y=o.length===0?"same as the defaults":`${(0,p().count)(o.length,"difference")} from the defaults`;
return`${[(0,f().prose)(E,"policy",`${v}: ${y}`,{text:"strong"}),...o.map(({key:n,change:e,direction:t="changed"})=>(0,f().
prose)(E,t,`${n}: ${e}`,{label:t==="looser"?"caution":"quiet"})),...I.map(n=>(0,f().prose)(E,"example",n,{label:"bad"})),
...Object.entries({ignore:O,rules:$}).flatMap(([n,e])=>e.map(({name:t,why:r})=>(0,f().prose)(E,"no effect",`${n} ${t}: ${r}`,
{label:"bad"})))].flat().join(`
`)}
`}},9436:function(C,c,i){Object.defineProperty(c,"__esModule",{value:!0}),c.dayOf=s,c.idleIgnores=j,c.ignoreFindings=$,c.
isIgnorable=v,c.refusalOf=I,c.suppress=O;function P(){const n=i(41330);return P=function(){return n},n}function m(){const n=i(
32854);return m=function(){return n},n}function p(){const n=i(13580);return p=function(){return n},n}function f(){const n=i(
95132);return f=function(){return n},n}function g(){const n=i(43767);return g=function(){return n},n}function a(){const n=i(
52288);return a=function(){return n},n}function s(n){return n.toISOString().slice(0,10)}function v({rule:n,severity:e,layer:t}){
return(0,g().mayBeIgnored)({...(0,p().ruleOf)(n),severity:e,layer:t})}function O(n,{ignores:e,...t}){const r=e.filter(d=>!(0,a().
hasExpired)(d.expires,t.today)),u=(0,a().withLevels)(n,t);return r.length===0?u:u.map(d=>{const l=v(d)&&r.find(w=>E(w,d));
return l?{...d,suppressed:{reason:l.reason,expires:l.expires}}:d})}function $({ignores:n,today:e},t,r){return n.flatMap(
u=>{const{rule:d,reason:l,expires:w}=u,F=`The ignore of \`${d}\` ${h(u)}`,L=t.filter(S=>E(u,S)),T=L.every(v)?I(u):a().DECIDES;
if(T!==void 0)return[(0,f().finding)("exception-refused",{exception:F,refusal:T})];if((0,a().hasExpired)(w,e))return[(0,f().
finding)("exception-refused",{exception:F,refusal:(0,a().expiredWords)(w,l)})];const A=L.length===0&&r.some(S=>o(u,S)),D={
exception:F,refusal:"the rule finds nothing there"};return A?[(0,f().finding)("exception-refused",D,{severity:"notice"})]:
[]})}function I({rule:n}){const e=(0,p().checkRules)().find(({id:t})=>t===n);return e===void 0?(0,a().unknownRule)(n):e.
ignorable!==void 0||(0,g().mayBeIgnored)(e)?void 0:a().DECIDES}function j(n,e){return n.flatMap(t=>(0,a().idle)(t.rule,I(
t),t.expires,e))}function E({rule:n,where:e},{rule:t,location:r,subject:u}){if(n!==t)return!1;const{path:d,gene:l,command:w}=e??
{};return(d===void 0||r!==void 0&&y(r.path,d))&&(l===void 0||l===u?.id)&&(w===void 0||w===u?.command)}function o({where:n},{
asset:e,commands:t}){const{path:r,gene:u,command:d}=n??{};return(r===void 0||y(e.path,r))&&(u===void 0||u===e.id)&&(d===
void 0||t.some(l=>l.command===d))}function y(n,e){return(0,m().isWithin)(n,e)||(0,P().default)(e,{dot:!0,nonegate:!0})(n)}
function h({where:n={}}){const e=Object.entries(n).map(([t,r])=>`the ${t} \`${r}\``);return e.length===0?"for all findin\
gs":`for ${e.join(", ")}`}},52288:function(C,c,i){Object.defineProperty(c,"__esModule",{value:!0}),c.DECIDES=void 0,c.expiredWords=
$,c.hasExpired=O,c.idle=j,c.idleLevels=E,c.levelFindings=o,c.unknownRule=n,c.withLevels=s;function P(){const e=i(3051);return P=
function(){return e},e}function m(){const e=i(54441);return m=function(){return e},e}function p(){const e=i(54062);return p=
function(){return e},e}function f(){const e=i(13580);return f=function(){return e},e}function g(){const e=i(95132);return g=
function(){return e},e}function a(){const e=i(43767);return a=function(){return e},e}function s(e,t){return Object.keys(
t.rules).length===0?e:e.map(r=>v(r,t))}function v(e,t){const{rule:r,severity:u,layer:d}=e,l={...(0,f().ruleOf)(r),severity:u,
layer:d},w=I(t,r),F=u==="error"&&l.group&&I(t,l.group),L=w?r:l.group,T=w??(F||void 0);if(T===void 0||L===void 0)return e;
const{level:A,...D}=T,S=A==="off"?"notice":A;return S===u||S!=="error"&&!(0,a().mayBeSoftened)(l)?e:{...e,severity:S,level:{
rules:L,level:A,from:u,...D}}}function O(e,t){return e!==void 0&&e<t}function $(e,t){return`it expired on ${e} (reason: ${t}\
)`}function I({rules:e,today:t},r){const u=Object.hasOwn(e,r)?e[r]:void 0,d=u&&(0,p().settingOf)(u);return O(d?.until,t)?
void 0:d}function j(e,t,r,u){const d=t??(O(r,u)?`it expired on ${r}`:void 0);return d===void 0?[]:[{name:e,why:d}]}function E({
rules:e,today:t}){return Object.entries(e).flatMap(([r,u])=>{const{level:d,until:l}=(0,p().settingOf)(u);return j(r,y(r,
d),l,t)})}function o({rules:e,today:t}){return Object.entries(e).flatMap(([r,u])=>{const{level:d,until:l,reason:w="none \
given"}=(0,p().settingOf)(u),F=y(r,d),L=`The level \`${d}\` of \`${r}\``;return F!==void 0?[(0,g().finding)("exception-r\
efused",{exception:L,refusal:F})]:O(l,t)?[(0,g().finding)("exception-refused",{exception:L,refusal:$(l,w)})]:[]})}function y(e,t){
const r=m().RULE_GROUPS,u=(0,f().checkRules)().find(({id:l})=>l===e);return r.includes(e)?void 0:u===void 0?n(e,r):t==="\
error"||(0,a().mayBeSoftened)(u)||u.ignorable!==void 0?void 0:h}const h=c.DECIDES="the rule decides whether commands may\
 run, what a change may touch, or whether files are readable";function n(e,t=[]){const r=(0,P().nearestName)(e,[...t,...(0,f().
checkRules)().map(({id:d})=>d)]);return`${t.length>0?"there is no such rule or group":"the rule does not exist"}${r?` (d\
id you mean \`${r}\`?)`:""}`}}};
