exports.id=371,exports.ids=[371],exports.modules={15756:(w=>{const{hasOwnProperty:g}=Object.prototype,u=(i,o={})=>{typeof o==
"string"&&(o={section:o}),o.align=o.align===!0,o.newline=o.newline===!0,o.sort=o.sort===!0,o.whitespace=o.whitespace===!0||
o.align===!0,o.platform=o.platform||typeof process<"u"&&process.platform,o.bracketedArray=o.bracketedArray!==!1;const d=o.
platform==="win32"?`\r
`:`
`,l=o.whitespace?" = ":"=",h=[],O=o.sort?Object.keys(i).sort():Object.keys(i);let j=0;o.align&&(j=m(O.filter(t=>i[t]===null||
Array.isArray(i[t])||typeof i[t]!="object").map(t=>Array.isArray(i[t])?`${t}[]`:t).concat([""]).reduce((t,f)=>m(t).length>=
m(f).length?t:f)).length);let p="";const c=o.bracketedArray?"[]":"";for(const t of O){const f=i[t];if(f&&Array.isArray(f))
for(const n of f)p+=m(`${t}${c}`).padEnd(j," ")+l+m(n)+d;else f&&typeof f=="object"?h.push(t):p+=m(t).padEnd(j," ")+l+m(
f)+d}o.section&&p.length&&(p="["+m(o.section)+"]"+(o.newline?d+d:d)+p);for(const t of h){const f=E(t,".").join("\\."),n=(o.
section?o.section+".":"")+f,s=u(i[t],{...o,section:n});p.length&&s.length&&(p+=d),p+=s}return p};function E(i,o){var d=0,
l=0,h=0,O=[];do if(h=i.indexOf(o,d),h!==-1){if(d=h+o.length,h>0&&i[h-1]==="\\")continue;O.push(i.slice(l,h)),l=h+o.length}while(h!==
-1);return O.push(i.slice(l)),O}const A=(i,o={})=>{o.bracketedArray=o.bracketedArray!==!1;const d=Object.create(null);let l=d,
h=null;const O=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,j=i.split(/[\r\n]+/g),p={};for(const t of j){if(!t||t.match(/^\s*[;#]/)||
t.match(/^\s*$/))continue;const f=t.match(O);if(!f)continue;if(f[1]!==void 0){if(h=R(f[1]),h==="__proto__"){l=Object.create(
null);continue}l=d[h]=d[h]||Object.create(null);continue}const n=R(f[2]);let s;o.bracketedArray?s=n.length>2&&n.slice(-2)===
"[]":(p[n]=(p?.[n]||0)+1,s=p[n]>1);const a=s&&n.endsWith("[]")?n.slice(0,-2):n;if(a==="__proto__")continue;const r=f[3]?
R(f[4]):!0,y=r==="true"||r==="false"||r==="null"?JSON.parse(r):r;s&&(g.call(l,a)?Array.isArray(l[a])||(l[a]=[l[a]]):l[a]=
[]),Array.isArray(l[a])?l[a].push(y):l[a]=y}const c=[];for(const t of Object.keys(d)){if(!g.call(d,t)||typeof d[t]!="obj\
ect"||Array.isArray(d[t]))continue;const f=E(t,".");l=d;const n=f.pop(),s=n.replace(/\\\./g,".");for(const a of f)a!=="_\
_proto__"&&((!g.call(l,a)||typeof l[a]!="object")&&(l[a]=Object.create(null)),l=l[a]);l===d&&s===n||(l[s]=d[t],c.push(t))}
for(const t of c)delete d[t];return d},P=i=>i.startsWith('"')&&i.endsWith('"')||i.startsWith("'")&&i.endsWith("'"),m=i=>typeof i!=
"string"||i.match(/[=\r\n]/)||i.match(/^\[/)||i.length>1&&P(i)||i!==i.trim()?JSON.stringify(i):i.split(";").join("\\;").
split("#").join("\\#"),R=i=>{if(i=(i||"").trim(),P(i)){i.charAt(0)==="'"&&(i=i.slice(1,-1));try{i=JSON.parse(i)}catch{}}else{
let o=!1,d="";for(let l=0,h=i.length;l<h;l++){const O=i.charAt(l);if(o)"\\;#".indexOf(O)!==-1?d+=O:d+="\\"+O,o=!1;else{if("\
;#".indexOf(O)!==-1)break;O==="\\"?o=!0:d+=O}}return o&&(d+="\\"),d.trim()}return i};w.exports={parse:A,decode:A,stringify:u,
encode:u,safe:m,unsafe:R}}),87805:((w,g,u)=>{"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.policyVerb=
void 0;function E(){const c=u(76760);return E=function(){return c},c}function A(){const c=u(63314);return A=function(){return c},
c}function P(){const c=u(41895);return P=function(){return c},c}function m(){const c=u(21311);return m=function(){return c},
c}function R(){const c=u(74238);return R=function(){return c},c}function i(){const c=u(31626);return i=function(){return c},
c}function o(){const c=u(34165);return o=function(){return c},c}function d(){const c=u(9436);return d=function(){return c},
c}function l(){const c=u(52288);return l=function(){return c},c}function h(){const c=u(49232);return h=function(){return c},
c}const O=(c,t)=>new(A()).Command("policy").usage("test [file]").addArgument(new(A()).Argument("<test>","the only action").
choices(["test"])).argument("[file]",`policy file; \`-\` reads standard input (default: ${R().POLICY_PATH})`).action(async(f,n)=>t(
await p(n??await j(c),c)));g.policyVerb=O;async function j({cwd:c,env:t}){const f=await(0,h().repositoryOf)(c,t);return f===
void 0?R().POLICY_PATH:(0,E().relative)(c,(0,E().join)(f,R().POLICY_PATH))}async function p(c,t){try{const f=await(0,h().
policyOfFile)(c,t),{policy:n}=f,s=(0,d().dayOf)(new Date),a={idleIgnores:(0,d().idleIgnores)(n.ignores,s),idleLevels:(0,l().
idleLevels)({rules:n.rules,today:s}),failedExamples:(0,m().failedExamples)(f)};return t.print((0,o().renderPolicy)(n,c,a,
t)),Object.values(a).some(r=>r.length>0)?1:0}catch(f){if(!(f instanceof P().GateError&&f.code==="policy_invalid"))throw f;
return t.note((0,i().failureText)(f,t.columns)),1}}}),49232:((w,g,u)=>{"use strict";Object.defineProperty(g,"__esModule",
{value:!0}),g.builtInPolicy=c,g.namedPolicy=l,g.policyFor=O,g.policyName=j,g.policyOfFile=h,g.repositoryOf=t;function E(){
const n=u(73024);return E=function(){return n},n}function A(){const n=u(76760);return A=function(){return n},n}function P(){
const n=u(41895);return P=function(){return n},n}function m(){const n=u(21311);return m=function(){return n},n}function R(){
const n=u(74238);return R=function(){return n},n}function i(){const n=u(48741);return i=function(){return n},n}function o(){
const n=u(96402);return o=function(){return n},n}function d(){const n=u(63550);return d=function(){return n},n}async function l(n,s){
if(n===void 0)return;const a=await h(n,s);return(0,m().requireExamples)(a),a}async function h(n,s){const a=(await s.readInput(
n)).toString("utf8"),r=await t(s.cwd,s.env)??s.cwd;return await(0,R().loadPolicyFile)(a,n,(0,i().folderTree)(r))}async function O({
policy:n,profile:s},a,r){const y=n===!1?await c():await l(n,a)??await p(r,a);return s===void 0?y:{...y,policy:{...y.policy,
profile:s}}}function j({source:n,path:s,ref:a}){return n==="default"||s===void 0?"the built-in policy":n==="file"||a===void 0?
s:`${s} in ${a}`}async function p(n,{cwd:s,env:a}){const r=n===void 0?await t(s,a):void 0,y=n??(r===void 0?void 0:(0,i().
folderTree)(r));if(y===void 0)return c();const e=await(0,R().loadPolicy)(y,y.label);return(0,m().requireExamples)(e),e}function c(){
const n=(0,d().literalTree)({});return(0,R().loadPolicy)(n,n.label)}async function t(n,s){try{const a=await(0,o().openRepository)(
n,s);return await a.close(),a.directory}catch(a){const r=a instanceof P().GateError&&a.code==="program_not_found";if(a instanceof
P().GateError&&!(r&&f(n)))return;throw a}}function f(n){const s=(0,A().dirname)(n);return(0,E().existsSync)((0,A().join)(
n,".git"))||s!==n&&f(s)}}),34165:((w,g,u)=>{"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.renderPolicy=
i,g.renderPolicyUsed=R;function E(){const o=u(94853);return E=function(){return o},o}function A(){const o=u(76545);return A=
function(){return o},o}function P(){const o=u(94965);return P=function(){return o},o}function m(){const o=u(31626);return m=
function(){return o},o}function R(o,{profile:d},l){const h=(0,m().layoutOf)({...l,verbose:!0});return`${(0,m().prose)(h,
"policy",`${o}, profile ${d}`).join(`
`)}
`}function i(o,d,{idleIgnores:l,idleLevels:h,failedExamples:O},j){const p=(0,m().layoutOf)({...j,verbose:!0}),c=(0,A().comparePolicies)(
E().DEFAULT_POLICY,o),t=c.length===0?"same as the defaults":`${(0,P().count)(c.length,"difference")} from the defaults`;
return`${[(0,m().prose)(p,"policy",`${d}: ${t}`,{text:"strong"}),...c.map(({key:n,change:s,direction:a="changed"})=>(0,m().
prose)(p,a,`${n}: ${s}`,{label:a==="looser"?"caution":"quiet"})),...O.map(n=>(0,m().prose)(p,"example",n,{label:"bad"})),
...l.map(({rule:n,why:s})=>(0,m().prose)(p,"no effect",`ignore ${n}: ${s}`,{label:"bad"})),...h.map(({name:n,why:s})=>(0,m().
prose)(p,"no effect",`rules ${n}: ${s}`,{label:"bad"}))].flat().join(`
`)}
`}}),37156:((w,g,u)=>{"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.CHECK_RULES=g.ALL_RULES=void 0;function E(){
const e=u(18118);return E=function(){return e},e}function A(){const e=u(31453);return A=function(){return e},e}function P(){
const e=u(28672);return P=function(){return e},e}function m(){const e=u(46931);return m=function(){return e},e}function R(){
const e=u(8909);return R=function(){return e},e}function i(){const e=u(6335);return i=function(){return e},e}function o(){
const e=u(96208);return o=function(){return e},e}function d(){const e=u(40036);return d=function(){return e},e}function l(){
const e=u(72443);return l=function(){return e},e}function h(){const e=u(46711);return h=function(){return e},e}function O(){
const e=u(9969);return O=function(){return e},e}function j(){const e=u(17188);return j=function(){return e},e}function p(){
const e=u(65316);return p=function(){return e},e}function c(){const e=u(6692);return c=function(){return e},e}function t(){
const e=u(76186);return t=function(){return e},e}function f(){const e=u(48516);return f=function(){return e},e}function n(){
const e=u(8371);return n=function(){return e},e}function s(){const e=u(42148);return s=function(){return e},e}const a=g.
CHECK_RULES=y(t().syntaxRules,O().programRules,l().invocationRules,f().targetRules,n().validatorRules,i().curatedRules,h().
policyRules,s().workspaceRules,P().assetFileRules,A().assetRules,d().evidenceRules,o().eligibilityRules,R().changeRules,
c().storeRules,E().agentFileRules,p().runRules),r=g.ALL_RULES=[...a,...y(j().promotionRules,m().attestationRules)];function y(...e){
return e.flatMap(v=>Object.values(v))}}),9436:((w,g,u)=>{"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.
dayOf=l,g.idleIgnores=t,g.ignoreFindings=j,g.isIgnorable=h,g.refusalOf=c,g.suppress=O;function E(){const r=u(41330);return E=
function(){return r},r}function A(){const r=u(3051);return A=function(){return r},r}function P(){const r=u(32854);return P=
function(){return r},r}function m(){const r=u(37156);return m=function(){return r},r}function R(){const r=u(13580);return R=
function(){return r},r}function i(){const r=u(95132);return i=function(){return r},r}function o(){const r=u(43767);return o=
function(){return r},r}function d(){const r=u(52288);return d=function(){return r},r}function l(r){return r.toISOString().
slice(0,10)}function h({rule:r,severity:y,layer:e}){return(0,o().mayBeIgnored)({...(0,R().ruleOf)(r),severity:y,layer:e})}
function O(r,{ignores:y,...e}){const v=y.filter(L=>!(0,d().hasExpired)(L.expires,e.today)),$=(0,d().withLevels)(r,e);return v.
length===0?$:$.map(L=>{const S=h(L)&&v.find(I=>f(I,L));return S?{...L,suppressed:{reason:S.reason,expires:S.expires}}:L})}
function j({ignores:r,today:y},e,v){return r.flatMap($=>{const{rule:L,reason:S,expires:I}=$,x=a($),C=e.filter(F=>f($,F)),
M=C.every(h)?c($):p;return M!==void 0?[(0,i().finding)("ignore-refused",{rule:L,where:x,refusal:M})]:(0,d().hasExpired)(
$.expires,y)?[(0,i().finding)("ignore-expired",{rule:L,where:x,reason:S,expires:I})]:C.length===0&&v.some(F=>n($,F))?[(0,i().
finding)("ignore-unused",{rule:L,where:x,reason:S})]:[]})}const p="the rule decides whether commands may run, what a cha\
nge may touch, or whether files are readable";function c({rule:r}){const y=new Map(m().CHECK_RULES.map(v=>[v.id,v])),e=y.
get(r);if(e===void 0){const v=(0,A().nearestName)(r,[...y.keys()]);return`the rule does not exist${v?` (did you mean \`${v}\
\`?)`:""}`}if(r!=="protected-path")return(0,o().mayBeIgnored)(e)?void 0:p}function t(r,y){return r.flatMap(e=>{const v=(0,d().
hasExpired)(e.expires,y)?`it expired on ${e.expires}`:void 0,$=c(e)??v;return $===void 0?[]:[{rule:e.rule,why:$}]})}function f({
rule:r,where:y},{rule:e,location:v,subject:$}){if(r!==e)return!1;const{path:L,gene:S,command:I}=y??{};return(L===void 0||
v!==void 0&&s(v.path,L))&&(S===void 0||S===$?.id)&&(I===void 0||I===$?.command)}function n({where:r},{asset:y,commands:e}){
const{path:v,gene:$,command:L}=r??{};return(v===void 0||s(y.path,v))&&($===void 0||$===y.id)&&(L===void 0||e.some(S=>S.command===
L))}function s(r,y){return(0,P().isWithin)(r,y)||(0,E().default)(y,{dot:!0,nonegate:!0})(r)}function a({where:r={}}){const y=Object.
entries(r).map(([e,v])=>`the ${e} \`${v}\``);return y.length===0?"for all findings":`for ${y.join(", ")}`}}),52288:((w,g,u)=>{
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.hasExpired=h,g.idleLevels=j,g.levelFindings=p,g.withLevels=
d;function E(){const t=u(3051);return E=function(){return t},t}function A(){const t=u(54441);return A=function(){return t},
t}function P(){const t=u(54062);return P=function(){return t},t}function m(){const t=u(37156);return m=function(){return t},
t}function R(){const t=u(13580);return R=function(){return t},t}function i(){const t=u(95132);return i=function(){return t},
t}function o(){const t=u(43767);return o=function(){return t},t}function d(t,f){return Object.keys(f.rules).length===0?t:
t.map(n=>l(n,f))}function l(t,f){const{rule:n,severity:s,layer:a}=t,r={...(0,R().ruleOf)(n),severity:s,layer:a},y=O(f,n),
e=s==="error"&&r.group&&O(f,r.group),v=y?n:r.group,$=y??(e||void 0);if($===void 0||v===void 0)return t;const{level:L,...S}=$,
I=L==="off"?"notice":L;return I===s||I!=="error"&&!(0,o().mayBeSoftened)(r)?t:{...t,severity:I,level:{rules:v,level:L,from:s,
...S}}}function h(t,f){return t!==void 0&&t<f}function O({rules:t,today:f},n){const s=Object.hasOwn(t,n)?t[n]:void 0,a=s&&
(0,P().settingOf)(s);return h(a?.until,f)?void 0:a}function j({rules:t,today:f}){return Object.entries(t).flatMap(([n,s])=>{
const{level:a,until:r}=(0,P().settingOf)(s),y=h(r,f)?`it expired on ${r}`:void 0,e=c(n,a)??y;return e===void 0?[]:[{name:n,
why:e}]})}function p({rules:t,today:f}){return Object.entries(t).flatMap(([n,s])=>{const{level:a,until:r,reason:y="none \
given"}=(0,P().settingOf)(s),e=c(n,a);return e!==void 0?[(0,i().finding)("level-refused",{name:n,level:a,refusal:e})]:h(
r,f)?[(0,i().finding)("level-expired",{name:n,level:a,until:r,reason:y})]:[]})}function c(t,f){const n=new Set(A().RULE_GROUPS),
s=new Map(m().CHECK_RULES.map(r=>[r.id,r]));if(n.has(t))return;const a=s.get(t);if(a===void 0){const r=(0,E().nearestName)(
t,[...n,...s.keys()]);return`there is no such rule or group${r?` (did you mean \`${r}\`?)`:""}`}if(!(f==="error"||(0,o().
mayBeSoftened)(a)||t==="protected-path"))return"the rule decides whether commands may run, what a change may touch, or w\
hether files are readable"}})};
