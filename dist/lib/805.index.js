"use strict";exports.id=805,exports.ids=[805],exports.modules={87805:function(x,c,i){Object.defineProperty(c,"__esModule",{value:!0}),
c.policyVerb=void 0;function O(){const o=i(76760);return O=function(){return o},o}function p(){const o=i(63314);return p=
function(){return o},o}function h(){const o=i(41895);return h=function(){return o},o}function f(){const o=i(21311);return f=
function(){return o},o}function g(){const o=i(74238);return g=function(){return o},o}function a(){const o=i(31626);return a=
function(){return o},o}function s(){const o=i(34165);return s=function(){return o},o}function m(){const o=i(9436);return m=
function(){return o},o}function v(){const o=i(52288);return v=function(){return o},o}function P(){const o=i(49232);return P=
function(){return o},o}const I=(o,l)=>new(p()).Command("policy").usage("test [file]").addArgument(new(p()).Argument("<te\
st>","the only action").choices(["test"])).argument("[file]",`policy file; \`-\` reads standard input (default: ${g().POLICY_PATH}\
)`).action(async(y,n)=>l(await E(n??await j(o),o)));c.policyVerb=I;async function j({cwd:o,env:l}){const y=await(0,P().repositoryOf)(
o,l);return y===void 0?g().POLICY_PATH:(0,O().relative)(o,(0,O().join)(y,g().POLICY_PATH))}async function E(o,l){try{const y=await(0,P().
policyOfFile)(o,l),{policy:n}=y,e=(0,m().dayOf)(new Date),t={idleIgnores:(0,m().idleIgnores)(n.ignores,e),idleLevels:(0,v().
idleLevels)({rules:n.rules,today:e}),failedExamples:(0,f().failedExamples)(y)};return l.print((0,s().renderPolicy)(n,o,t,
l)),Object.values(t).some(r=>r.length>0)?1:0}catch(y){if(!(y instanceof h().GateError&&y.code==="policy_invalid"))throw y;
return l.note((0,a().failureText)(y,l.columns)),1}}},49232:function(x,c,i){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=o,c.namedPolicy=v,c.policyFor=I,c.policyName=j,c.policyOfFile=P,c.repositoryOf=l;function O(){const n=i(
73024);return O=function(){return n},n}function p(){const n=i(76760);return p=function(){return n},n}function h(){const n=i(
41895);return h=function(){return n},n}function f(){const n=i(21311);return f=function(){return n},n}function g(){const n=i(
74238);return g=function(){return n},n}function a(){const n=i(48741);return a=function(){return n},n}function s(){const n=i(
96402);return s=function(){return n},n}function m(){const n=i(63550);return m=function(){return n},n}async function v(n,e){
if(n===void 0)return;const t=await P(n,e);return(0,f().requireExamples)(t),t}async function P(n,e){const t=(await e.readInput(
n)).toString("utf8"),r=await l(e.cwd,e.env)??e.cwd;return await(0,g().loadPolicyFile)(t,n,(0,a().folderTree)(r))}async function I({
policy:n,profile:e},t,r){const u=n===!1?await o():await v(n,t)??await E(r,t);return e===void 0?u:{...u,policy:{...u.policy,
profile:e}}}function j({source:n,path:e,ref:t}){return n==="default"||e===void 0?"the built-in policy":n==="file"||t===void 0?
e:`${e} in ${t}`}async function E(n,{cwd:e,env:t}){const r=n===void 0?await l(e,t):void 0,u=n??(r===void 0?void 0:(0,a().
folderTree)(r));if(u===void 0)return o();const d=await(0,g().loadPolicy)(u,u.label);return(0,f().requireExamples)(d),d}function o(){
const n=(0,m().literalTree)({});return(0,g().loadPolicy)(n,n.label)}async function l(n,e){try{const t=await(0,s().openRepository)(
n,e);return await t.close(),t.directory}catch(t){const r=t instanceof h().GateError&&t.code==="program_not_found";if(t instanceof
h().GateError&&!(r&&y(n)))return;throw t}}function y(n){const e=(0,p().dirname)(n);return(0,O().existsSync)((0,p().join)(
n,".git"))||e!==n&&y(e)}},34165:function(x,c,i){Object.defineProperty(c,"__esModule",{value:!0}),c.renderPolicy=a,c.renderPolicyUsed=
g;function O(){const s=i(94853);return O=function(){return s},s}function p(){const s=i(76545);return p=function(){return s},
s}function h(){const s=i(94965);return h=function(){return s},s}function f(){const s=i(31626);return f=function(){return s},
s}function g(s,{profile:m},v){const P=(0,f().layoutOf)({...v,verbose:!0});return`${(0,f().prose)(P,"policy",`${s}, profi\
le ${m}`).join(`
`)}
`}function a(s,m,{idleIgnores:v,idleLevels:P,failedExamples:I},j){const E=(0,f().layoutOf)({...j,verbose:!0}),o=(0,p().comparePolicies)(
O().DEFAULT_POLICY,s),l=o.length===0?"same as the defaults":`${(0,h().count)(o.length,"difference")} from the defaults`;
return`${[(0,f().prose)(E,"policy",`${m}: ${l}`,{text:"strong"}),...o.map(({key:n,change:e,direction:t="changed"})=>(0,f().
prose)(E,t,`${n}: ${e}`,{label:t==="looser"?"caution":"quiet"})),...I.map(n=>(0,f().prose)(E,"example",n,{label:"bad"})),
...Object.entries({ignore:v,rules:P}).flatMap(([n,e])=>e.map(({name:t,why:r})=>(0,f().prose)(E,"no effect",`${n} ${t}: ${r}`,
{label:"bad"})))].flat().join(`
`)}
`}},9436:function(x,c,i){Object.defineProperty(c,"__esModule",{value:!0}),c.dayOf=s,c.idleIgnores=j,c.ignoreFindings=P,c.
isIgnorable=m,c.refusalOf=I,c.suppress=v;function O(){const n=i(41330);return O=function(){return n},n}function p(){const n=i(
32854);return p=function(){return n},n}function h(){const n=i(13580);return h=function(){return n},n}function f(){const n=i(
95132);return f=function(){return n},n}function g(){const n=i(43767);return g=function(){return n},n}function a(){const n=i(
52288);return a=function(){return n},n}function s(n){return n.toISOString().slice(0,10)}function m({rule:n,severity:e,layer:t}){
return(0,g().mayBeIgnored)({...(0,h().ruleOf)(n),severity:e,layer:t})}function v(n,{ignores:e,...t}){const r=e.filter(d=>!(0,a().
hasExpired)(d.expires,t.today)),u=(0,a().withLevels)(n,t);return r.length===0?u:u.map(d=>{const $=m(d)&&r.find(w=>E(w,d));
return $?{...d,suppressed:{reason:$.reason,expires:$.expires}}:d})}function P({ignores:n,today:e},t,r){return n.flatMap(
u=>{const{rule:d,reason:$,expires:w}=u,F=`The ignore of \`${d}\` ${y(u)}`,S=t.filter(C=>E(u,C)),L=S.every(m)?I(u):a().DECIDES;
if(L!==void 0)return[(0,f().finding)("exception-refused",{exception:F,refusal:L})];if((0,a().hasExpired)(u.expires,e))return[
(0,f().finding)("exception-expired",{exception:F,reason:$,expires:w})];const A=S.length===0&&r.some(C=>o(u,C)),T={exception:F,
refusal:"the rule finds nothing there"};return A?[(0,f().finding)("exception-refused",T,{severity:"notice"})]:[]})}function I({
rule:n}){const e=(0,h().checkRules)().find(({id:t})=>t===n);return e===void 0?(0,a().unknownRule)(n):e.ignorable!==void 0||
(0,g().mayBeIgnored)(e)?void 0:a().DECIDES}function j(n,e){return n.flatMap(t=>(0,a().idle)(t.rule,I(t),t.expires,e))}function E({
rule:n,where:e},{rule:t,location:r,subject:u}){if(n!==t)return!1;const{path:d,gene:$,command:w}=e??{};return(d===void 0||
r!==void 0&&l(r.path,d))&&($===void 0||$===u?.id)&&(w===void 0||w===u?.command)}function o({where:n},{asset:e,commands:t}){
const{path:r,gene:u,command:d}=n??{};return(r===void 0||l(e.path,r))&&(u===void 0||u===e.id)&&(d===void 0||t.some($=>$.command===
d))}function l(n,e){return(0,p().isWithin)(n,e)||(0,O().default)(e,{dot:!0,nonegate:!0})(n)}function y({where:n={}}){const e=Object.
entries(n).map(([t,r])=>`the ${t} \`${r}\``);return e.length===0?"for all findings":`for ${e.join(", ")}`}},52288:function(x,c,i){
Object.defineProperty(c,"__esModule",{value:!0}),c.DECIDES=void 0,c.hasExpired=v,c.idle=I,c.idleLevels=j,c.levelFindings=
E,c.unknownRule=y,c.withLevels=s;function O(){const n=i(3051);return O=function(){return n},n}function p(){const n=i(54441);
return p=function(){return n},n}function h(){const n=i(54062);return h=function(){return n},n}function f(){const n=i(13580);
return f=function(){return n},n}function g(){const n=i(95132);return g=function(){return n},n}function a(){const n=i(43767);
return a=function(){return n},n}function s(n,e){return Object.keys(e.rules).length===0?n:n.map(t=>m(t,e))}function m(n,e){
const{rule:t,severity:r,layer:u}=n,d={...(0,f().ruleOf)(t),severity:r,layer:u},$=P(e,t),w=r==="error"&&d.group&&P(e,d.group),
F=$?t:d.group,S=$??(w||void 0);if(S===void 0||F===void 0)return n;const{level:L,...A}=S,T=L==="off"?"notice":L;return T===
r||T!=="error"&&!(0,a().mayBeSoftened)(d)?n:{...n,severity:T,level:{rules:F,level:L,from:r,...A}}}function v(n,e){return n!==
void 0&&n<e}function P({rules:n,today:e},t){const r=Object.hasOwn(n,t)?n[t]:void 0,u=r&&(0,h().settingOf)(r);return v(u?.
until,e)?void 0:u}function I(n,e,t,r){const u=e??(v(t,r)?`it expired on ${t}`:void 0);return u===void 0?[]:[{name:n,why:u}]}
function j({rules:n,today:e}){return Object.entries(n).flatMap(([t,r])=>{const{level:u,until:d}=(0,h().settingOf)(r);return I(
t,o(t,u),d,e)})}function E({rules:n,today:e}){return Object.entries(n).flatMap(([t,r])=>{const{level:u,until:d,reason:$="\
none given"}=(0,h().settingOf)(r),w=o(t,u),F=`The level \`${u}\` of \`${t}\``;return w!==void 0?[(0,g().finding)("except\
ion-refused",{exception:F,refusal:w})]:v(d,e)?[(0,g().finding)("exception-expired",{exception:F,expires:d,reason:$})]:[]})}
function o(n,e){const t=p().RULE_GROUPS,r=(0,f().checkRules)().find(({id:d})=>d===n);return t.includes(n)?void 0:r===void 0?
y(n,t):e==="error"||(0,a().mayBeSoftened)(r)||r.ignorable!==void 0?void 0:l}const l=c.DECIDES="the rule decides whether \
commands may run, what a change may touch, or whether files are readable";function y(n,e=[]){const t=(0,O().nearestName)(
n,[...e,...(0,f().checkRules)().map(({id:u})=>u)]);return`${e.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${t?` (did you mean \`${t}\`?)`:""}`}}};
